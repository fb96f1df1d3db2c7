import { idFrom, pathFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field, Page } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { deletionOf } from '../trade/parts.ts'
import { managerOf, withKept } from './place.ts'
import { newActionId, newEntityId, withInstead } from './remake.ts'
import { listOfOwn } from './results.ts'

export interface KeptWanted {
  readonly singular: string
  readonly plural: string
  /** What its page is called, where that is not its plural. */
  readonly title?: string
  /** The button, and what is said then. */
  readonly action: string
  readonly confirmation: string
  readonly fields: readonly Field[]
  /** The measure of each field, by its id. */
  readonly measures: Readonly<Record<string, string>>
  readonly seeds: Entity['seeds']
  /** The field that the visitor's name is asked for; then the managing role has a page of all rows. */
  readonly by?: string
  /** Fields that the visitor fills in beside what is measured. */
  readonly asked?: readonly string[]
  /** The fields that lists show, where those are not its first. */
  readonly shown?: readonly string[]
  /** A kept row has a page of its own then, with blocks below what was kept with which it is taken up again, null for none; what it is kept by is given. */
  readonly again?: (keeps: Kept['keeps'], entity: string) => readonly Block[] | null
  /** Things of the words that this table stands in for. */
  readonly instead: readonly string[]
}
export interface Kept {
  readonly draft: Draft
  readonly path: string
  readonly keeps: { readonly action: string; readonly by: string | null; readonly measures: Record<string, string> }
}

/** The draft with a table for what a tool makes: kept by its visitor, with the day, on a page of its own where no page of the words shows it. */
export function withKeptResults(
  draft: Draft,
  { singular, plural, title: called, action, confirmation, fields, measures, seeds, by, asked = [], shown: told, again, instead }: KeptWanted,
): Kept {
  const id = newEntityId(draft, idFrom(plural))
  const entity: Entity = {
    id,
    singular,
    plural,
    title: fields[0]!.id,
    fields: [...fields, { id: 'kept_on', label: 'Date', type: 'date', required: false }],
    read: 'own',
    write: 'anyone',
    seeds: seeds.map((seed, index) => ({ ...seed, kept_on: `-${index + 1}d` })),
  }
  const keep: Action = {
    id: newActionId(draft, `keep_${id}`.slice(0, 44)),
    name: action,
    kind: 'create',
    entity: id,
    fields: [...(by === undefined ? [] : [by]), ...Object.values(measures), ...asked],
    effects: [{ kind: 'today', field: 'kept_on' }],
    confirmation,
  }
  const remove = deletionOf(draft, id)
  const shown = told ?? entity.fields.map((field) => field.id).filter((field) => field !== entity.title)
  const title = called ?? capital(plural)
  const path = newPath(draft, pathFrom(title))
  const list = {
    ...listOfOwn(newBlockId(draft, `${id}_list`), '', entity, shown, [remove.id]),
    empty: `Nothing is kept yet: ${action.toLowerCase()} to see it here.`,
  }
  const page = { id: newPageId(draft, id), path, title, navigation: title, blocks: [list] }
  const isShown = draft.model.pages.some(
    ({ navigation, role, blocks }) => navigation !== null && role === undefined && blocks.some((one) => one.kind === 'list' && instead.includes(one.entity)),
  )
  const kept = withKept(draft, entity, [keep, remove], isShown ? null : page)
  const swapped = withInstead(kept, instead, (at) => [{ ...list, id: newBlockId(draft, `${id}_rows`), scope: at.role === undefined ? 'mine' : 'all' }])
  const manager = managerOf(draft)
  const all: Page | null =
    by === undefined || manager === undefined
      ? null
      : {
          id: newPageId(draft, `all_${id}`.slice(0, 44)),
          path: newPath(draft, `/all-${plural.replace(/[^a-z0-9]+/g, '-')}`),
          title: `All ${plural}`,
          navigation: `All ${plural}`,
          role: manager,
          blocks: [{ ...list, id: newBlockId(draft, `all_${id}_list`), scope: 'all' }],
        }
  const keeps = { action: keep.id, by: by ?? null, measures: { ...measures } }
  const whole = all ? withModel(swapped, { pages: withPage(swapped.model.pages, all) }) : swapped
  const row = again?.(keeps, id)
  return { draft: row ? withRowPage(whole, entity, remove.id, row) : whole, path, keeps }
}

/** The draft with a page of one kept row, and of what takes it up again. */
function withRowPage(draft: Draft, { id, singular, title, fields }: Entity, remove: string, blocks: readonly Block[]): Draft {
  const name = capital(singular)
  const shown = fields.map((field) => field.id).filter((field) => field !== title)
  const detail: Block = { kind: 'detail', id: newBlockId(draft, `${id}_detail`), heading: '', entity: id, fields: shown, actions: [remove], related: [] }
  const page = { id: newPageId(draft, `${id}_row`), path: newPath(draft, `${pathFrom(name)}-kept`), title: name, navigation: null, blocks: [detail, ...blocks] }
  return withModel(draft, { pages: [...draft.model.pages, page] })
}
