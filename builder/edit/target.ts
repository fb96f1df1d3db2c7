import type { Action, AppModel, Entity } from '../model.ts'
import { sortsOf } from '../sort.ts'
import { actionNamed, entityNamed, entityOfPage, pageNamed, plain, unquoted } from './find.ts'

/** What the words after "to", "from" or "of" point at: an entity, by a form of it alone where `form` says so. */
export interface Target {
  readonly entity: Entity
  /** Only the form was named: "the booking form". */
  readonly form: boolean
}

const formWord = /\s*\bforms?$/i

/** The entity that the words name: by its noun, its form, its button or the page that it is on; undefined for none. */
export function targetNamed(model: AppModel, words: string): Target | undefined {
  const bare = unquoted(words.replace(/^(?:the|my|our|each|every|all|a|an)\s+/i, '').trim())
  const form = formWord.test(bare)
  const noun = bare.replace(formWord, '').replace(/\s+(?:list|table|rows?|entries|entry|cards?|fields?)$/i, '')
  const entity = entityNamed(model, noun)
  if (entity) return { entity, form }
  const action =
    actionNamed(model, noun) ?? model.actions.find(({ kind, name }) => kind === 'create' && plain(name).includes(plain(noun)) && plain(noun) !== '')
  const byAction = action && model.entities.find(({ id }) => id === action.entity)
  if (byAction) return { entity: byAction, form }
  const page = pageNamed(model, bare) ?? pageNamed(model, noun)
  const byPage = page && entityOfPage(model, page)
  if (byPage && page.path !== '/') return { entity: byPage, form }
  const kinds = model.entities.filter(({ fields }) => fields.some((field) => sortsOf(model, field).some((choice) => plain(choice) === plain(noun))))
  return kinds.length === 1 && plain(noun) !== '' ? { entity: kinds[0]!, form } : undefined
}

/** The one entity that visitors fill in a form for, where the words name none and there is no doubt. */
export function onlyForm(model: AppModel): Target | undefined {
  const open = new Set(model.actions.filter((action: Action) => action.kind === 'create' && action.role === undefined).map(({ entity }) => entity))
  const [only] = open
  const entity = open.size === 1 ? model.entities.find(({ id }) => id === only) : undefined
  return entity && { entity, form: true }
}
