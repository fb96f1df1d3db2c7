import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import { sitePaths } from '../../site.ts'
import type { Completer, Draft } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { choice, number, text } from '../trade/fields.ts'
import { newActionId, newEntityId, putActions, putEntity, textOf, withoutStates } from '../trade/parts.ts'
import { addPage, blockId, entityIn, mainPart, pageOf, withFirst, withLast } from './places.ts'

const refreshing =
  /\brefresh(?:ing|es)? (?:the |all |displayed |latest |page )*(?:data|content|information|lists?|results?|records?)\b|\brefresh (?:functionality|function|feature|button|control)\b/
const fetching =
  /\b(?:pull(?:ed|s|ing)?|fetch\w*|load(?:ed|s|ing)?|retriev\w+|obtain\w*|display\w*) [^.]{0,40}\bfrom (?:an? |the |third-party |public |external |remote )*(?:api|interface|endpoint)s?\b/
const byItself = /\b(?:auto(?:matic(?:ally)?)?[- ]?refresh|without (?:needing to |having to )?refresh)/
/** States that only say whether a row was loaded. */
const loaded = /^(?:loaded|refreshed|displayed|shown)$/i

/** What is shown can be fetched anew by who looks at it, which keeps when, from where and what came; where the words have an API, its sources are kept too. */
export const refreshes: Completer = (draft) => {
  const words = textOf(draft)
  const isFromApi = fetching.test(words)
  if (!(refreshing.test(words) || isFromApi) || (byItself.test(words) && !isFromApi)) return draft
  const main = mainPart(draft)
  const about = main && entityIn(draft, main.made.entity.id)
  const page = about?.read === 'public' ? pageOf(draft, about.id) : undefined
  if (!about || !page || page.role !== undefined) return draft
  const plain = about.lifecycle?.transitions.every(({ to }) => loaded.test(to)) ? withoutStates(draft, about) : draft
  const sources = isFromApi ? sourcesOf(plain, about) : null
  const kept = sources ? putEntity(plain, sources) : plain
  const loads = loadsOf(kept, about, sources)
  const refresh = refreshOf(kept, about, loads, sources)
  const all = putActions(putEntity(kept, loads), [refresh])
  const form: Block = {
    kind: 'form',
    id: blockId(all, `refresh ${about.id}`),
    heading: 'Refresh',
    action: refresh.id,
    text: saidOf(about, isFromApi),
    aids: [],
  }
  const formed = withFirst(all, page.path, form)
  const listed = withLast(formed, page.path, listOf(formed, loads, 'Last loads'))
  const placed = sources ? (addPage(listed, 'API sources', undefined, (before) => [listOf(before, sources, '')])?.draft ?? listed) : listed
  return claimedAs(placed, page.path, /\brefresh\w*|\bload(?:ing|s)? (?:the )?data\b|\bfrom an? api\b/, byItself)
}

const nameOf = ({ plural }: Entity): string => `${capital(plural)} of this site`
const saidOf = ({ plural }: Entity, isFromApi: boolean): string =>
  isFromApi
    ? `Fetches the ${plural} anew from this site's own API and says when. Other APIs are not reached from here.`
    : `Fetches the ${plural} anew and says when.`

const sourcesOf = (draft: Draft, about: Entity): Entity => ({
  id: newEntityId(draft, 'api_sources'),
  singular: 'API source',
  plural: 'API sources',
  title: 'name',
  fields: [
    text('name', 'Name', true),
    text('address', 'Address', true),
    choice('method', 'Method', ['GET', 'POST']),
    choice('format', 'Format', ['JSON', 'CSV']),
  ],
  read: 'public',
  write: 'managed',
  seeds: [
    { name: nameOf(about), address: `${sitePaths.api}${about.id}`, method: 'GET', format: 'JSON' },
    { name: "Description of this site's API", address: sitePaths.api, method: 'GET', format: 'JSON' },
  ],
})

function loadsOf(draft: Draft, about: Entity, sources: Entity | null): Entity {
  const at: Field = { id: 'loaded_at', label: 'Loaded at', type: 'datetime', required: false }
  const count = about.seeds.length
  const seed = (loaded_at: string, result: string, rows: number) => ({ loaded_at, ...(sources && { source: nameOf(about) }), result, rows })
  return {
    id: newEntityId(draft, 'data_loads'),
    singular: 'data load',
    plural: 'data loads',
    title: 'loaded_at',
    fields: [at, ...(sources ? [text('source', 'API source')] : []), choice('result', 'Result', ['Loaded', 'Failed']), number('rows', 'Rows', { min: 0 })],
    read: 'public',
    write: 'anyone',
    seeds: [seed('-1d 17:40', 'Loaded', count), seed('-1d 09:05', 'Failed', 0), seed('-2d 12:20', 'Loaded', Math.max(1, count - 1))],
  }
}

const refreshOf = (draft: Draft, about: Entity, loads: Entity, sources: Entity | null): Action => ({
  id: newActionId(draft, 'refresh_data'),
  name: 'Refresh data',
  kind: 'create',
  entity: loads.id,
  fields: [],
  effects: [
    { kind: 'moment', field: 'loaded_at' },
    { kind: 'rows', of: about.id, to: 'rows' },
    { kind: 'put', field: 'result', value: 'Loaded', when: null },
    ...(sources ? [{ kind: 'put' as const, field: 'source', value: nameOf(about), when: null }] : []),
  ],
  confirmation: 'The data were fetched anew at {loaded_at}: {rows} rows.',
})

const listOf = (draft: Draft, entity: Entity, heading: string): Block => ({
  kind: 'list',
  id: blockId(draft, `${entity.id} list`),
  heading,
  entity: entity.id,
  layout: 'table',
  scope: 'all',
  fields: entity.fields.map(({ id }) => id),
  search: false,
  per_page: 6,
  filters: [],
  sorts: [],
  actions: [],
  aids: [],
  empty: 'Nothing was loaded yet.',
})
