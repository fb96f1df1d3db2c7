import type { Page } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft, isOpen } from '../draft.ts'

/** What a site is for, told where it is asked for: these words name nothing that somebody does there. */
const aims =
  /^(?:and |thereby |thus |which |that |it ){0,2}(?:aims? (?:to|at) |is designed to |to )?(?:help(?:s|ing)? (?:(?:users|people|students|learners|companies|enterprises|businesses|customers|children|them|small|medium-sized) ){1,3}(?:improve|optimi[sz]e|increase|reduce|make|better|gain|grow|complete|quickly build|achieve)\b|improv\w+ .*\b(?:efficiency|experience|skills?|communication|engagement|regulation|productivity|quality of life)$|enhanc\w+ .*\b(?:engagement|experience|trust|efficiency|communication|interactivity)$|promot\w+ .*\b(?:cooperation|communication|growth|development|interaction)$|increas\w+ .*\b(?:engagement|interactivity|efficiency|sales|productivity)$|reduc\w+ .*\b(?:waste|costs?|workload|errors)$|meet(?:s|ing)? .*\b(?:needs?|requirements?)$|captur\w+ .*\battention\b|attract\w* .*\b(?:customers|visitors|users|clients)$|mak(?:e|es|ing) it (?:easy|easier|convenient|simple)\b|provid\w+ (?:an? )(?:online |convenient |complete )?platform for\b|solve (?:the )?problems? of\b|(?:complete|help complete) work tasks$)|^the needs of\b|^(?:different |various )?needs and scenarios\b/
/** Whoever is brought together has to be somebody in the site. */
const joins = /^(?:which |that |to )*connect(?:s|ing)? (?!to\b|with\b)(?:the )?([\p{L} -]+?) (?:with|and|to) (?:the )?([\p{L} -]+)$/u
const told = 2

/** "to help companies optimize their processes", "to connect clients with painters": built with what serves it, where the site does what the words ask beside. */
export const purposes: Completer = (draft) => {
  const serving = draft.model.pages.find(({ navigation, role, path, blocks }) => path !== '/' && navigation !== null && role === undefined && serves(blocks))
  if (!serving || draft.plan.things.length < told) return draft
  const said = draft.brief.clauses.filter((clause) => isUnbuilt(draft, clause) && isPurpose(draft, clause))
  return claimed(draft, serving.path, said)
}
const serves = (blocks: Page['blocks']): boolean => blocks.some(({ kind }) => !['text', 'hero', 'features', 'about', 'contact'].includes(kind))

const isUnbuilt = (draft: Draft, clause: Clause): boolean =>
  !draft.claims.has(clause) &&
  (clause.mode === 'acts' || clause.mode === 'functions' || clause.mode === 'quality') &&
  clause.qualities === undefined &&
  clause.asks.every((ask) => isOpen(draft, { ask, clause }))

function isPurpose(draft: Draft, { start, end }: Clause): boolean {
  const text = draft.brief.words.slice(start, end).toLowerCase().trim()
  const joined = joins.exec(text)
  return joined ? joined.slice(1).every((one) => isSomebody(draft, one)) : aims.test(text)
}

const isSomebody = ({ model }: Draft, named: string): boolean => {
  const word = named.split(' ').at(-1)!.replace(/s$/, '')
  const names = [...model.roles.map(({ name }) => name), ...model.entities.map(({ singular }) => singular)]
  return names.some((name) =>
    name
      .toLowerCase()
      .split(' ')
      .some((one) => one.replace(/s$/, '') === word),
  )
}
