import { remembered } from '../remember.ts'
import type { Called } from './called.ts'
import { calledAnimals } from './called-animals.ts'
import { calledAsked } from './called-asked.ts'
import { calledBare } from './called-bare.ts'
import { calledDealings } from './called-dealings.ts'
import { calledFields } from './called-fields.ts'
import { calledGrounds } from './called-grounds.ts'
import { calledLent } from './called-lent.ts'
import { calledMore } from './called-more.ts'
import { calledNearby } from './called-nearby.ts'
import { calledObjects } from './called-objects.ts'
import { calledOnSite } from './called-on-site.ts'
import { calledOpenings } from './called-openings.ts'
import { calledOutings } from './called-outings.ts'
import { calledPapers } from './called-papers.ts'
import { calledSenses } from './called-senses.ts'
import { calledSettings } from './called-settings.ts'
import { calledSites } from './called-sites.ts'
import { calledSpecies } from './called-species.ts'
import { calledSubjects, calledUsually } from './called-subjects.ts'
import { calledTemplates } from './called-templates.ts'
import { calledThings } from './called-things.ts'
import { calledTrades } from './called-trades.ts'
import { calledWork } from './called-work.ts'
import { calledWorkshops } from './called-workshops.ts'
import { calledDishes } from './cuisines.ts'
import type { KitName } from './kits.ts'
import { isShaped } from './shapes.ts'

const all = new Map<string, Called[]>()
for (const one of [
  ...calledSpecies,
  ...calledOnSite,
  ...calledLent,
  ...calledOutings,
  ...calledWorkshops,
  ...calledGrounds,
  ...calledTrades,
  ...calledSenses,
  ...calledAsked,
  ...calledPapers,
  ...calledBare,
  ...calledSettings,
  ...calledNearby,
  ...calledSubjects,
  ...calledDishes,
  ...calledDealings,
  ...calledMore,
  ...calledAnimals,
  ...calledObjects,
  ...calledSites,
  ...calledThings,
  ...calledOpenings,
  ...calledWork,
  ...calledFields,
  ...calledTemplates,
  ...calledUsually,
])
  for (const kit of one.of) all.set(kit, [...(all.get(kit) ?? []), one])

/** What rows of this kit and noun are called and sorted by in a field of life; undefined where that is as the kit, or the shape that its noun has, says. The first that fits counts. */
export function calledAs(kit: KitName, noun: string, field: string, words: string): Called | undefined {
  const isOf = ({ fields, cues }: Called): boolean => fields.has(field) || (cues?.test(words) ?? fields.size === 0)
  return namedBy(`${kit} ${noun}`).find(isOf)
}
/** Those that a kit and a noun after it may be called by. */
const namedBy = remembered((key): readonly Called[] => {
  const kit = key.slice(0, key.indexOf(' ')) as KitName
  const noun = key.slice(kit.length + 1)
  const shaped = isShaped(kit, noun)
  return all.get(kit)?.filter(({ said }) => (said === null ? !shaped : said.test(noun))) ?? []
})

/** How things are told apart, and sorted, of which nothing else is known, by fields of life. */
const traits: readonly (readonly [string, string, string])[] = [
  ['game', 'Crimson|Ancient|Frost|Hidden|Iron|Silent|Golden', 'Common|Rare|Epic|Legendary'],
  ['software tech ai support', 'Default|Customer|Internal|Test|Shared|Nightly|Legacy', 'Internal|Shared|Public'],
  ['business hr finance government', 'Standard|Regional|Internal|External|Quarterly|Pilot|Joint', 'Internal|External|Joint'],
  ['manufacturing logistics energy automotive', 'Standard|Line 1|Line 2|Hall A|Spare|Heavy-duty|Weekly', 'Standard|Spare|Special'],
  ['education language kids', 'Beginner|Intermediate|Advanced|Weekly|Practice|Group|Open', 'Beginner|Intermediate|Advanced'],
  ['health fitness beauty pets', 'Gentle|Daily|Morning|Evening|Advanced|Short|Guided', 'Everyday|Special|New'],
  ['shop fashion food drink grocery crafts flowers agriculture household', 'Classic|Seasonal|Small|Large|Everyday|Handmade|Limited', 'Classic|Seasonal|New'],
  ['travel property event outdoors wedding museum', 'Harbour|Old Town|Lakeside|Hillcrest|Riverside|Garden|North Gate', 'Nearby|In the city|Outside'],
  ['media music photo news', 'Evening|Short|Quiet|Live|Late|Weekend|Studio', 'New|Popular|Classic'],
]
const usual = { traits: 'Classic|Weekly|Shared|Personal|Seasonal|Short|Open'.split('|'), sorts: 'New|Popular|Classic' }
const perField = new Map(traits.flatMap(([fields, words, sorts]) => fields.split(' ').map((field) => [field, { traits: words.split('|'), sorts }] as const)))

/** Words that tell things of one kind apart in a field of life. */
export const traitsOf = (field: string): readonly string[] => (perField.get(field) ?? usual).traits
/** What things are sorted by there, of whose sorts nothing is known. */
export const plainSorts = (field: string, noun: string): string => (schools.has(field) && !learnt.test(noun) ? usual : (perField.get(field) ?? usual)).sorts
const built =
  /(?:^| )(?:\w*(?:mill|house|stand|tower)|hut|cabin|castle|bridge|church|temple|barn|stable|greenhouse|garden|orchard|vineyard|lake|pond|cave|waterfall|beach|island|harbou?r|pier|jetty|mooring|marina|camp|campsite|playground|monument|statue|fountain|ruin|house|villa|cottage|studio|gallery|theatre|theater|stadium|pool|spring|well|reef|wreck|dive site|viewpoint|shelter|bench|tree|hive|nest|nesting box|plot|bed|field|meadow|pasture|fair|market|festival|stall)$/
const engines =
  /(?:^| )(?:seeder|harvester|mower|plough|plow|trailer|mixer|saw|drill|lathe|press|loader|digger|excavator|crane|generator|pump|sprayer|baler|oven|kiln|loom|kettle|dryer|freezer|tractor|wagon|cart|drone|robot|telescope|microscope|machine)$/
const wares = /(?:^| )(?:pot|planter|vase|basket|bag|lamp|chair|blanket|towel|box|poster|sticker|badge|cup|mug|bowl|plate|cushion|rug|frame|candle|toy)$/
const ofWares = 'Small|Large|Classic|Everyday|Handmade|Seasonal|Blue'.split('|')
const ofPlaces = 'Lakeside|Hillcrest|Old Town|Riverside|North Gate|Eagle|Market Square'.split('|')
const ofEngines = 'Small|Large|Mobile|Northwind|Harbour|Kestrel|Spare'.split('|')
/** How what stands somewhere, and what works, is told apart by its noun alone; null for all else. */
export const traitsFor = (noun: string): readonly string[] | null =>
  built.test(noun) ? ofPlaces : engines.test(noun) ? ofEngines : wares.test(noun) ? ofWares : null

const schools = new Set(['education', 'language', 'kids'])
const learnt =
  /\b(?:exercises?|lessons?|practice|training|grammar|reading|units?|topics?|skills?|pinyins?|words?|sentences?|chapters?|knowledge|subjects?|questions?|tests?)\b/
