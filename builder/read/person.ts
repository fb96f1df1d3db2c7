import { isPlural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isBody, isDoing, peopleNouns } from '../lexicon/people.ts'
import type { Token } from './words.ts'

const notPeople =
  /(?:order|number|server|computer|router|slider|folder|letter|paper|monitor|calendar|layer|header|footer|center|browser|player|offer|editor|sensor|error|weather|water|tour|container|timer|printer|scanner|register|filter|power|poster|banner|wallpaper|matter|cluster|controller|chapter|voucher|color|colour|door|floor|reminder|answer|tracker|planner|organizer|parameter|calculator|indicator|generator|folder|character|chapter|dinner|corner|partner program|user-facing|committee|fee|coffee|degree|tree|document|content|account|event|component|department|[a-z]*met(?:er|re)|lit(?:er|re)|freezer|refrigerator|cooker|charger|dishwasher|dryer|drawer|motor|cylinder|glacier|gutter|hammer|corridor|chamber|hydrant|extinguisher|payment|assignment|element|comment|appointment|plant|restaurant|list|wishlist|playlist|checklist|waitlist)$/
const isDoer = (name: string) => /[a-z]{3}(?:er|or|ist|ant|ee)$/.test(name) && !notPeople.test(name) && !programs.test(name) && !isThing(name)
/** What is bought, run or entered is nobody, though it ends as those do who do something: heaters, lockers. */
const isThing = (name: string): boolean => {
  const kit = kitOf(name)
  return kit !== undefined && ['machine', 'offer', 'place', 'media', 'money'].includes(kits[kit].group)
}
/** "contrast checker", "unit converter": what works something out. */
const programs = / (?:checker|converter|counter|picker|builder|solver|finder|viewer|reader|tester|formatter|maker)$/
/** Whether the word names those who use a site. */
export const isPerson = (word: string) =>
  peopleNouns.has(word) ||
  peopleNouns.has(singular(word)) ||
  (isPlural(word) && isDoer(singular(word))) ||
  /^(?:head|director|chief|chair|member)s? of [a-z]|^[a-z]+ (?:head|director|chief|chair|captain)s?$/.test(word)
/** Whether several of that name could be those who do something, though the word is not known for them. */
export const mayAct = (word: string): boolean => {
  const kit = kitOf(singular(word))
  return isPlural(word) && !isThing(singular(word)) && (kit === undefined || kits[kit].group === 'person' || isDoing(singular(word)))
}
/** Whether the word names one person rather than a department, a team or a company of them. */
export const isSomebody = (word: string) => isPerson(word) && !isBody(singular(word)) && !gathered.test(word)
const gathered =
  /(?:^| )(?:department|division|group|unit|ward|section|branch|family|household|class|public|everyone|audience|government|ministry|authority)(?:e?s)?$/
/** Whether a name of one or two words is for somebody who acts. */
export const isActor = (name: string) =>
  isPerson(name) ||
  isBody(name) ||
  isDoing(name) ||
  isBody(name.slice(name.lastIndexOf(' ') + 1)) ||
  isBody(singular(name.slice(name.lastIndexOf(' ') + 1))) ||
  isPerson(name.slice(name.lastIndexOf(' ') + 1)) ||
  isDoer(name) ||
  /^(?:admin|management|regulat)|^(?:back|front)(?:end|[ -](?:end|office|desk))| lead$/.test(name)
/** "team leads": the word alone is as often a verb. */
export const isLead = (tokens: readonly Token[], at: number) => tokens[at]!.word === 'leads' && leading.test(tokens[at - 1]?.word ?? '')
const leading = /^(?:team|shift|project|tech|group)$/
/** Whether the word stands for several. */
export const isMany = (word: string) => isPlural(word) || ['everyone', 'staff', 'personnel', 'anyone'].includes(word)
