import type { Action, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { withKeptResults } from './kept.ts'
import { wordsOf } from './place.ts'
import { newActionId } from './remake.ts'

const people = /(?:^| )(?:contacts|friends|colleagues|customers|clients)$/
const online = /\b(?:video|audio|voice|online|web|virtual|remote)\b|\bconferenc|\bjoin/i
const callKits = new Set(['call'])
const meetingKits = new Set(['meeting', 'online_meeting'])

/** The first thing of these kits that everybody has a list of, with the path of that list. */
function listedOf(draft: Draft, kits: ReadonlySet<string>): { readonly entity: Entity; readonly path: string } | undefined {
  for (const { made } of draft.parts) {
    const entity = kits.has(made.thing.kit) ? draft.model.entities.find(({ id }) => id === made.entity.id) : undefined
    const page =
      entity &&
      draft.model.pages.find(
        ({ role, blocks, path }) => role === undefined && path !== '/' && blocks.some((one) => one.kind === 'list' && one.entity === entity.id),
      )
    if (entity && page) return { entity, path: page.path }
  }
  return undefined
}

/** What keeps a call that was made among those that are planned: only the fields that the thing has. */
function keepCall(draft: Draft, { id: entity, fields, lifecycle }: Entity): { readonly action: Action; readonly measures: Record<string, string> } | null {
  const has = (field: string) => fields.some(({ id }) => id === field)
  const wanted: readonly (readonly [string, string])[] = [
    ['with', 'with'],
    ['kind', 'kind'],
    ['minutes', 'duration'],
    ['note', 'note'],
  ]
  const kept = wanted.filter(([, field]) => has(field))
  if (!has('with')) return null
  const over = lifecycle && fields.find(({ id }) => id === lifecycle.field)?.choices?.find((choice) => /^(?:ended|done|completed)$/i.test(choice))
  return {
    measures: Object.fromEntries(kept),
    action: {
      id: newActionId(draft, 'keep_call'),
      name: 'Keep this call',
      kind: 'create',
      entity,
      fields: kept.map(([, field]) => field),
      effects: [
        ...(has('date') ? [{ kind: 'today' as const, field: 'date' }] : []),
        ...(lifecycle && over ? [{ kind: 'put' as const, field: lifecycle.field, value: over, when: null }] : []),
      ],
      confirmation: 'The call is kept: {title}.',
    },
  }
}

function withCalls(draft: Draft): Draft {
  const found = listedOf(draft, callKits)
  const kept = found && keepCall(draft, found.entity)
  if (!found || !kept) return draft
  const known = draft.model.entities.find(({ plural, id }) => people.test(plural) && id !== found.entity.id)
  const isOnTop = {
    kind: 'call' as const,
    id: newBlockId(draft, 'call'),
    heading: '',
    way: 'call' as const,
    entity: known?.id ?? null,
    video: /\bvideo\b/i.test(wordsOf(draft)),
    keeps: { action: kept.action.id, by: null, measures: kept.measures },
  }
  return withModel(draft, {
    actions: [...draft.model.actions, kept.action],
    pages: draft.model.pages.map((page) => (page.path === found.path ? { ...page, blocks: [isOnTop, ...page.blocks] } : page)),
  })
}

function withMeetings(draft: Draft): Draft {
  const found = online.test(wordsOf(draft)) ? listedOf(draft, meetingKits) : undefined
  if (!found) return draft
  const { draft: kept, keeps } = withKeptResults(draft, {
    singular: 'joined meeting',
    plural: 'joined meetings',
    action: 'Keep in my meetings',
    confirmation: 'Kept in your meetings: {title}.',
    fields: [
      { id: 'meeting', label: 'Meeting', type: 'text', required: true },
      { id: 'minutes', label: 'Minutes', type: 'number', required: false, min: 0 },
      { id: 'notes', label: 'Notes', type: 'long_text', required: false },
    ],
    measures: { with: 'meeting', minutes: 'minutes', note: 'notes' },
    seeds: [{ meeting: 'Weekly meeting', minutes: 42, notes: 'With Ana Silva, Ben Carter.' }],
    instead: [],
  })
  const block = {
    kind: 'call' as const,
    id: newBlockId(kept, 'meeting_room'),
    heading: '',
    way: 'meeting' as const,
    entity: found.entity.id,
    video: true,
    keeps,
  }
  return withModel(kept, { pages: kept.model.pages.map((page) => (page.path === found.path ? { ...page, blocks: [block, ...page.blocks] } : page)) })
}

/** A practice line where calls are made, and a room where meetings are joined, where the site has calls or online meetings. */
export const calls: Completer = (draft) => withMeetings(withCalls(draft))
