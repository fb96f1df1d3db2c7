import { traitsOf } from '../lexicon/callings.ts'
import { capital } from '../lexicon/inflect.ts'
import { poolOf } from '../lexicon/samples.ts'
import { shuffled } from './chance.ts'

/** Work, and what is written of somebody, is told apart by where it is. */
const placed =
  /(?:ing|tion|sion|ment|ance|ence|check|exercise|visit|run|round|drill|trip|profile|file|page|entry|card|sheet|plan|zone|spot|site|area|station|point|corner|branch|loss|claim|find|day|night|week|report|log|record|reading|sample|survey|status)$/
const persons =
  /(?:^| )(?:educators?|\w*(?:smith|wright|blower|maker|keeper|herder)|falconer|puppeteer|ferryman|weaver|potter|carver|miller|sculptor|luthier|tuner|sommelier|barista|usher|steward|warden|ranger|curator|restorer|archivist|bookbinder|engraver|dyer|saddler|cobbler|glazier|roofer|mason|beekeeper|winegrower|forester|gamekeeper|lifeguard|navigator|deckhand|skipper|boatman|ringer|route setter|farrier|groom|stable hand|musher|chronicler|picker|packer|sorter|gleaner|weigher|skipper|pilot)$/
/** What is kept of people, one for each. */
const personal = /(?:^| )(?:handicap|score ?card|personal best|ranking)$/
/** Whether a noun names what is done once, rather than what is there. */
export const isDone = (noun: string): boolean => placed.test(noun) && !written.test(noun)
const written = /(?:report|log|record|reading|sample|survey|status|profile|file|page|entry|card|sheet)$/
/** Whether a noun names those who have a calling. */
export const isCalling = (noun: string): boolean => persons.test(noun)
const plain = 'Large|Small|Old|New|Blue|White|Round'.split('|')
/** Fields of life whose words for telling things apart are true of any thing there. */
const named: ReadonlySet<string> = new Set('game software tech ai support business hr finance government'.split(' '))
/** Fields of life in which things of a kind have numbers. */
const works: ReadonlySet<string> = new Set(['manufacturing', 'logistics', 'energy', 'automotive'])
const most = 7

interface Named {
  readonly text: string
  readonly price: null
  readonly told?: ReadonlyMap<string, string>
}
/** Where something is, as fields say it. */
const places = ['place', 'location', 'where', 'area', 'site', 'address']

/** Names of rows of which nothing is known but their noun: "Window cleaning, Hillcrest", "Large winch", and people's for those who have a calling. */
export function namedApart(noun: string, field: string, salt: string): readonly Named[] {
  if (persons.test(noun) || personal.test(noun)) return shuffled(poolOf('people'), salt).slice(0, most).map(alone)
  if (placed.test(noun))
    return shuffled(poolOf('towns'), salt).map((place) => ({ text: `${capital(noun)}, ${place}`, price: null, told: new Map(places.map((id) => [id, place])) }))
  if (noun.split(' ').length > 2 || works.has(field)) return Array.from({ length: most }, (_, index) => alone(`${capital(noun)} ${index + 1}`))
  return shuffled(named.has(field) ? traitsOf(field) : plain, salt).map((trait) => alone(`${trait} ${noun}`))
}
const alone = (text: string): Named => ({ text, price: null })
