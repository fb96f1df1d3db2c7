import { traitsOf } from '../lexicon/callings.ts'
import { capital } from '../lexicon/inflect.ts'
import { poolOf } from '../lexicon/samples.ts'
import { shuffled } from './chance.ts'

/** Work, and what is written of somebody, is told apart by where it is. */
const placed =
  /(?:ing|tion|sion|ment|ance|ence|check|visit|run|round|drill|trip|profile|file|page|entry|card|sheet|plan|zone|spot|site|area|station|point|corner|branch|loss|claim|find|day|night|week)$/
const persons =
  /(?:^| )(?:educators?|\w*(?:smith|wright|blower|maker|keeper|herder)|falconer|puppeteer|ferryman|weaver|potter|carver|miller|sculptor|luthier|tuner|sommelier|barista|usher|steward|warden|ranger|curator|restorer|archivist|bookbinder|engraver|dyer|saddler|cobbler|glazier|roofer|mason|beekeeper|winegrower|forester|gamekeeper|lifeguard|navigator|deckhand|skipper|boatman)$/
/** Whether a noun names what is done once, rather than what is there. */
export const isDone = (noun: string): boolean => placed.test(noun)
/** Whether a noun names those who have a calling. */
export const isCalling = (noun: string): boolean => persons.test(noun)
const plain = 'Large|Small|Old|New|Blue|White|Round'.split('|')
/** Fields of life whose words for telling things apart are true of any thing there. */
const named: ReadonlySet<string> = new Set('game software tech ai support business hr finance government manufacturing logistics energy automotive'.split(' '))
const most = 7

/** Names of rows of which nothing is known but their noun: "Window cleaning, Hillcrest", "Large winch", and people's for those who have a calling. */
export function namedApart(noun: string, field: string, salt: string): readonly string[] {
  if (persons.test(noun)) return shuffled(poolOf('people'), salt).slice(0, most)
  if (placed.test(noun)) return shuffled(poolOf('towns'), salt).map((place) => `${capital(noun)}, ${place}`)
  return shuffled(named.has(field) ? traitsOf(field) : plain, salt).map((trait) => `${trait} ${noun}`)
}
