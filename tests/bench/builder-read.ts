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

const isFound = (wanted: string, { entities }: AppModel): boolean =>
  entities.some(({ singular, plural }) => likeness(wanted, singular) >= 0.6 || likeness(wanted, plural) >= 0.6)

/** How many of the things and kinds of people, listed by hand, the sites have. */
export function foundLines(name: string, prompts: readonly Own[]): string[] {
  let [things, thingsFound, roles, rolesFound] = [0, 0, 0, 0]
  for (const [words, wanted, people] of prompts) {
    const model = siteOf(words)
    things += wanted.length
    thingsFound += wanted.filter((one) => isFound(one, model)).length
    roles += people.length
    rolesFound += people.filter((one) => model.roles.some((role) => likeness(one, role.name) >= 0.6)).length
  }
  return [`${name}: things found ${percent(thingsFound, things)}; kinds of people found ${percent(rolesFound, roles)}`]
}
