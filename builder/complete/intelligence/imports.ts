import { singular } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { pageOf, withLast } from '../insight/places.ts'
import { managerOf, wordsOf } from '../module/place.ts'
import { withoutThings } from '../module/remake.ts'
import { claimedAs } from './claims.ts'

const importing = /\b(?:import(?:s|ed|ing)?|batch (?:entry|upload|input))\b/i
/** Figures that people send as a file: “upload sales data”, “automatic data entry”. */
const uploading =
  /\b(?:upload(?:s|ed|ing)? (?:(?:and|or) \w+ )?(?:(?!(?:graph|video|image|geographic|spatial|media|audio|photo|model)\b)[\w-]+ ){0,2}(?:data|datasets?|csv|excel|spreadsheets?)\b(?! ?(?:images?|videos?))|automat(?:ic|ed) data entry)/i
const claiming = /\b(?:import\w*|batch (?:entry|upload|input)|export functionality|^export\w*)/
const beyond =
  /\b(?:opml|cad|word|pdfs?|images?|drawings?|mesh|coordinates|citations?|third-party|scan\w*|api|database|json|from (?:taobao|amazon|other platforms)|automatically import|import (?:duty|tax)|trade|goods|customs)\b/
/** Things of the words that are only the taking in of others. */
const taking =
  /^(?:(?:batch|data|online|bulk|file|excel|csv|information|list) )*(?:(.+?) )?(?:lists? |data |information )?(?:imports?|importing|batch entr(?:y|ies))$/

const tabular = /\b(?:data|data records?)$/

interface Target {
  readonly entity: Entity
  readonly action: Action
  readonly page: Page
}
/** Where rows can be taken in: a thing that has a form, and the page where it is listed. */
function targetOf(draft: Draft, wanted: readonly string[]): Target | null {
  const manager = managerOf(draft)
  const all = draft.parts.flatMap(({ made }): Target[] => {
    const entity = draft.model.entities.find(({ id }) => id === made.entity.id)
    const actions = draft.model.actions.filter((one) => one.kind === 'create' && one.entity === entity?.id)
    const action = actions.find(({ role }) => role === manager) ?? actions[0]
    const page = entity && action && pageOf(draft, entity.id, action.role)
    return entity && action && page && !taking.test(entity.plural) && made.thing.kit !== 'job' ? [{ entity, action, page }] : []
  })
  const named = all.find(({ entity }) => wanted.some((words) => entity.singular.startsWith(words) || words.startsWith(entity.singular)))
  const weight = ({ entity }: Target): number => draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing.asks.length ?? 0
  const table = wanted.length === 0 ? all.find(({ entity, action: { role } }) => role === undefined && tabular.test(entity.singular)) : undefined
  return named ?? table ?? all.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

const verbal = /^(?:(?:batch|bulk|mass) )?(?:imports?|importing) /
/** Things whose names begin with the verb are what is imported: “batch import students” are students. */
function named(draft: Draft): Draft {
  const isJob = ({ id }: Entity): boolean => draft.parts.some(({ made }) => made.entity.id === id && made.thing.kit === 'job')
  const wrong = draft.model.entities.filter((entity) => verbal.test(entity.plural) && !isJob(entity))
  if (wrong.length === 0) return draft
  const said = new RegExp(wrong.flatMap(({ plural, singular: one }) => [plural, one]).map((words) => `(${verbal.exec(words)?.[0] ?? ''})(?=${words.replace(verbal, '')})`).join('|'), 'gi') // biome-ignore format: one chain
  const bare = (text: string): string => text.replace(said, '').replace(/^\p{Ll}/u, (sign) => (/^\p{Lu}/u.test(text) ? sign.toUpperCase() : sign))
  const renamed = (of: unknown): unknown => {
    if (typeof of === 'string') return bare(of)
    if (Array.isArray(of)) return of.map(renamed)
    return of !== null && typeof of === 'object' ? Object.fromEntries(Object.entries(of).map(([key, value]) => [key, renamed(value)])) : of
  }
  return withModel(draft, renamed({ entities: draft.model.entities, actions: draft.model.actions, pages: draft.model.pages }) as Pick<Draft['model'], 'entities' | 'actions' | 'pages'>) // biome-ignore format: one call
}

/** Rows are taken in from a file on the page of their kind, where the words ask to import them. */
export const imports: Completer = (draft) => {
  const words = wordsOf(draft)
  const hasTable = draft.model.entities.some(({ singular: one, write }) => write === 'anyone' && tabular.test(one))
  if (!importing.test(words) && !(hasTable && uploading.test(words))) return draft
  const clear = named(draft)
  const jobs = clear.model.entities.filter(({ plural, singular: one }) => taking.test(plural) || taking.test(one))
  const wanted = jobs
    .map(({ singular: one }) =>
      singular(
        taking
          .exec(one)
          ?.slice(1)
          .find((words) => words !== undefined) ?? '',
      ),
    )
    .filter((words) => words !== '')
  const lean = withoutThings(clear, jobs.map(({ id }) => id)) // biome-ignore format: one call
  const target = targetOf(lean, wanted)
  if (!target) return clear
  const { entity, action, page } = target
  const has = (kind: Block['kind']): boolean => lean.model.pages.find(({ path }) => path === page.path)?.blocks.some((block) => block.kind === kind) ?? false
  const block: Block = { kind: 'import_csv', id: newBlockId(lean, `${entity.id}_import`.slice(0, 44)), heading: `Import ${entity.plural}`, action: action.id }
  const taken = has('import_csv') ? lean : withLast(lean, page.path, block)
  const bar: Block = { kind: 'export_bar', id: newBlockId(taken, 'take_along'), heading: '', entity: entity.id, offers: ['csv', 'print'] }
  const both = has('export_bar') || !/\bexport/i.test(wordsOf(draft)) ? taken : withLast(taken, page.path, bar)
  return claimedAs(both, page.path, claiming, beyond)
}
