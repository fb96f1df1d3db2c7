import type { AppModel, Entity } from '../model.ts'
import { entityNamed, entityOfPage, mainForm } from './find.ts'

/** The thing or the page that words name, in lower case, for what can be asked of it. */
export const namedIn = (model: AppModel, words: string): Entity | undefined =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .slice(0, 40)
    .map((word) => entityNamed(model, word))
    .find((entity) => entity !== undefined)

const leaning =
  /^(?:and|also|add|let|only|show|rename|change|make|max|with|put|ask|can|could|each|every|(?:they|people|(?:the )?[a-z]{3,20}s) (?:should|can|may|must|need))\b/i

/** What the talk is about where words lean on the message before: the thing that it named or changed, else what visitors fill in above all. */
export function spokenOf(model: AppModel): Entity | undefined {
  const last = model.requirements.findLast(({ status }) => status !== 'not_understood')
  const named = last && leaning.test(last.clause) ? namedIn(model, last.clause) : undefined
  const page = last && last.where !== '/' && leaning.test(last.clause) ? model.pages.find(({ path }) => path === last.where) : undefined
  return (page && entityOfPage(model, page)) ?? named ?? mainForm(model) ?? model.entities[0]
}
