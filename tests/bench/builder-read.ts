import type { AppModel } from '../../builder/model.ts'
import { likeness, siteOf } from '../support/visitor-words.ts'
import { coloursSaid, hasColours } from './builder-colours.ts'
import type { Own } from './builder-short.ts'

const percent = (part: number, of: number): string => (of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`)

/** What became of the clauses of all descriptions. */
export function clauseLines(prompts: readonly string[]): string[] {
  const count = { built: 0, understood: 0, not_understood: 0 }
  let [tried, red, said, right] = [0, 0, 0, 0]
  const wrong: string[] = []
  for (const words of prompts) {
    const model = siteOf(words)
    for (const { status, check } of model.requirements) {
      count[status] += 1
      if (check) tried += 1
      if (check?.passed === false) red += 1
    }
    const colours = coloursSaid(words)
    if (!colours) continue
    said += 1
    if (hasColours(model, colours)) right += 1
    else wrong.push(words.slice(-110))
  }
  const all = count.built + count.understood + count.not_understood
  return [
    `clauses built: ${percent(count.built, all)} (goal: 90 %)`,
    `understood and not built: ${percent(count.understood, all)}; not understood: ${percent(count.not_understood, all)}`,
    `tried in the built site: ${percent(tried, all)}; failed there, and said so: ${red}`,
    `colours right: ${percent(right, said)} (goal: 98 %)`,
    ...wrong.slice(0, 5).map((words) => `  not: …${words}`),
  ]
}

type Kept = AppModel['entities'][number]
/** Whether a thing is called so: by its own name, or by the page that lists it where the words name the whole ("menu"). */
const isCalled = (wanted: string, { id, singular, plural }: Kept, { pages }: AppModel): boolean =>
  [singular, plural, ...pages.flatMap(({ title, blocks }) => (blocks[0]?.kind === 'list' && blocks[0].entity === id ? [title] : []))].some(
    (name) => likeness(wanted, name) >= 0.6,
  )
const isFound = (wanted: string, model: AppModel): boolean => model.entities.some((entity) => isCalled(wanted, entity, model))
/** What the words and their kind of site bring by themselves: the rows of a cart, conversations, movements of stock. */
const implied = /^(?:cart items?|order lines?|conversations?|stock movements?|replies|inquiries|notifications?|favorites?|subscriptions?)$/
const isRole = (wanted: string, name: string): boolean => likeness(wanted === 'admin' ? 'administrator' : wanted, name) >= 0.6

/** How many of the things and kinds of people, listed by hand, the sites have, and how much else they keep that nobody listed. */
export function foundLines(name: string, prompts: readonly Own[]): string[] {
  let [things, thingsFound, roles, rolesFound, kept, unlisted] = [0, 0, 0, 0, 0, 0]
  for (const [words, wanted, people] of prompts) {
    const model = siteOf(words)
    things += wanted.length
    thingsFound += wanted.filter((one) => isFound(one, model)).length
    const own = model.entities.filter(({ plural }) => !implied.test(plural))
    kept += own.length
    unlisted += own.filter((entity) => !wanted.some((one) => isCalled(one, entity, model))).length
    roles += people.length
    rolesFound += people.filter((one) => model.roles.some((role) => isRole(one, role.name))).length
  }
  return [
    `${name}: things found ${percent(thingsFound, things)}; kinds of people found ${percent(rolesFound, roles)} (goal: 81 % each)`,
    `  kept and not listed by hand: ${percent(unlisted, kept)}`,
  ]
}
