import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { type Completer, newBlockId } from '../draft.ts'
import { rankedParts } from '../insight/reports.ts'
import { wordsOf } from '../module/place.ts'
import { choice, date, text } from '../trade/fields.ts'
import { addPage, entityIn, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'
import { sampleFound } from './findings.ts'

const asked = /\b(?:intelligent|smart|ai|personali[sz]ed|automatic|data-driven) recommendations?\b|\breceive (?:[a-z]+ ){0,2}recommendations?\b/
const sources_most = 4

/** Where there is nothing to choose from, what is recommended follows from the data that visitors enter: each recommendation is worked out when it is asked for, and kept. */
export const advised: Completer = (draft) => {
  const words = wordsOf(draft).toLowerCase()
  const isThere = draft.model.entities.some(({ plural }) => /\b(?:recommendations|suggestions)$/.test(plural))
  if (!asked.test(words) || isThere || draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'finder'))) return draft
  const sources = rankedParts(draft, undefined, ({ read }) => read !== 'managed')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter(({ fields }) => fields.some(isNumber))
    .slice(0, sources_most)
    .map(({ id, plural }) => ({ name: titled(plural), entity: id }))
  if (sources.length === 0) return draft
  const names = [...(sources.length > 1 ? ['Everything'] : []), ...sources.map(({ name }) => name)]
  const effect: Extract<Effect, { kind: 'found' }> = { kind: 'found', sources, purpose: 'advise', about: 'about', to: 'recommendation' }
  const entity: Entity = {
    id: newEntityId(draft, 'recommendations'),
    singular: 'recommendation',
    plural: 'recommendations',
    title: 'aim',
    fields: [
      text('aim', 'What for', true),
      choice('about', 'From', names, true),
      { id: 'recommendation', label: 'Recommendation and reason', type: 'long_text', required: false },
      text('made_for', 'For'),
      date('made_on', 'Made on'),
    ],
    read: 'own',
    write: 'anyone',
    seeds: ['Plan of next month', 'Where to look first'].map((aim, at) => ({
      aim,
      about: names[at % names.length]!,
      recommendation: sampleFound(draft, effect, names[at % names.length]!),
      made_on: at === 0 ? '-1d' : '-6d',
    })),
  }
  const own = { entity: entity.id, fields: [] }
  const create: Action = {
    ...own,
    id: newActionId(draft, 'recommend'),
    name: 'Recommend',
    kind: 'create',
    fields: ['aim', 'about'],
    effects: [effect, { kind: 'name', field: 'made_for' }, { kind: 'today', field: 'made_on' }],
    confirmation: 'Recommended for {title}.',
  }
  const remove: Action = { ...own, id: newActionId(draft, 'delete_recommendation'), name: 'Delete', kind: 'delete', confirmation: 'Deleted.' }
  const kept = putActions(putEntity(draft, entity), [create, remove])
  const blocks = (): Block[] => [
    {
      kind: 'form',
      id: newBlockId(kept, 'recommend_form'),
      heading: 'Ask for a recommendation',
      action: create.id,
      text: 'It is worked out at once, by rules and by counting, from the data that were entered here. No outside service is asked.',
      aids: [],
    },
    {
      kind: 'list',
      id: newBlockId(kept, 'recommendations_list'),
      heading: 'Your recommendations',
      entity: entity.id,
      layout: 'feed',
      scope: 'mine',
      fields: ['recommendation', 'about', 'made_on'],
      search: false,
      per_page: 10,
      filters: [],
      sorts: [],
      actions: [remove.id],
      aids: [],
      empty: 'Nothing was recommended yet. Ask for it above.',
    },
  ]
  const placed = addPage(kept, { title: 'Recommendations', navigation: 'Recommendations', blocks })
  return claimedAs(placed.draft, placed.path, /\brecommend\w*/)
}
