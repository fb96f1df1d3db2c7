import type { Part } from '../../compose/pages.ts'
import type { Action, Effect, Entity, Field, Value, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, changeBlocks, entityIn, fieldIn, partsOf, putEntity } from '../trade/parts.ts'

const written = /\b(?:text|content|body|code|source|script|definition|structure|markup|description|summary)\b/i
const most = 24

/** A table of versions, what they are versions of, and the text that is versioned. */
interface Versioned {
  readonly kept: Entity
  readonly of: Entity
  readonly by: string
  readonly text: Field
}

/** Versions keep what a text was, by themselves whenever it is saved, and put it back when they are restored. */
export const versions: Completer = (draft) => partsOf(draft, 'version').reduce(keeping, draft)

function versionedBy(draft: Draft, { made }: Part): Versioned | null {
  const kept = entityIn(draft, made.entity.id)
  if (!kept || kept.fields.length >= most || !kept.fields.some(({ id, type }) => id === 'saved_on' && type === 'date')) return null
  for (const { id: by, entity } of kept.fields.filter(({ type }) => type === 'reference')) {
    const of = entityIn(draft, entity)
    const texts = of?.id === kept.id ? [] : (of?.fields.filter(({ type }) => type === 'long_text') ?? [])
    const text = texts.find(({ label }) => written.test(label)) ?? texts[0]
    if (of && text) return { kept, of, by, text }
  }
  return null
}

const textId = 'saved_text'
function keeping(draft: Draft, part: Part): Draft {
  const found = versionedBy(draft, part)
  if (!found) return draft
  const { kept, of, by, text } = found
  const whole = putEntity(draft, withTexts(found))
  const saving = changeActions(whole, of.id, (action) =>
    (action.kind === 'update' && action.fields.includes(text.id)) || action.kind === 'create' ? withEffects(action, [savedBy(found, action)]) : action,
  )
  const restoring = changeActions(saving, kept.id, (action) => ofVersions(found, action))
  return changeBlocks(restoring, (block) => {
    if (block.kind === 'detail' && block.entity === kept.id) return [{ ...block, fields: [...block.fields, textId] }]
    if (block.kind !== 'list' || block.entity !== kept.id) return [block]
    return [{ ...block, order: block.order ?? { field: 'saved_on', down: true } }]
  })

  function ofVersions({ kept: { lifecycle } }: Versioned, action: Action): Action | null {
    if (action.kind === 'update') return null
    if (action.kind === 'create')
      return withEffects({ ...action, fields: action.fields.filter((id) => id !== 'saved_on' && id !== 'author') }, [
        { kind: 'copy', by, field: text.id, to: textId },
        { kind: 'moment', field: 'saved_on' },
        ...(fieldIn(kept, 'author') ? [{ kind: 'name' as const, field: 'author' }] : []),
      ])
    const isBack = action.kind === 'transition' && lifecycle?.transitions.find(({ id }) => id === action.transition)?.to === 'Restored'
    if (!isBack) return action
    const back = withEffects(action, [
      { kind: 'pass', by, field: textId, to: text.id },
      recordOf(
        kept,
        [
          { from: by, to: by },
          { from: textId, to: textId },
        ],
        null,
        'An earlier version was put back.',
      ),
    ])
    const theirs = { kind: 'theirs' as const, by, text: `Only who wrote this ${of.singular} puts an earlier version of it back.` }
    return of.together ? back : { ...back, guards: [...(action.guards ?? []), theirs] }
  }
}

const withEffects = (action: Action, effects: readonly Effect[]): Action => ({ ...action, effects: [...(action.effects ?? []), ...effects] })
const savedBy = ({ kept, by, text }: Versioned, { kind }: Action): Effect =>
  recordOf(kept, [{ from: text.id, to: textId }], by, kind === 'create' ? 'First version.' : 'Changes saved.')

/** A version of its own for what was saved: who saved it, and when. */
function recordOf(kept: Entity, copies: { from: string; to: string }[], by: string | null, changes: string): Effect {
  const told = { [kept.title]: 'Version {count}', author: '{visitor}', saved_on: '{moment}', changes }
  const values = Object.fromEntries(Object.entries(told).filter(([id]) => fieldIn(kept, id)?.type !== undefined))
  return { kind: 'record', entity: kept.id, by, copies, values, sign: 1, when: null }
}

/** The table of versions with the text of each; of every sample of what it is of, the newest has its text as it stands. */
function withTexts({ kept, of, by, text }: Versioned): Entity {
  const label = `Saved ${text.label.toLowerCase()}`
  const fields = [
    ...kept.fields.map((field): Field => (field.id === 'saved_on' ? { ...field, label: 'Saved at', type: 'datetime' } : field)),
    { id: textId, label, type: 'long_text' as const, required: false },
  ]
  const { lifecycle } = kept
  const again = lifecycle?.transitions.map((one) => (one.to === 'Restored' ? { ...one, from: [...new Set([...one.from, 'Restored'])] } : one))
  const seeds = of.seeds.flatMap((seed, at) => seedsFor(kept, by, at, seed, String(seed[text.id] ?? '')))
  return { ...kept, fields, seeds: seeds.slice(0, most), ...(lifecycle && again && { lifecycle: { ...lifecycle, transitions: again } }) }
}

const daysAgo = (day: Value | undefined): number => Math.abs(Number.parseInt(String(day ?? '-20d'), 10)) || 0
function seedsFor(kept: Entity, by: string, at: number, of: Values, text: string): Values[] {
  const own = kept.seeds.filter((seed) => seed[by] === at)
  const first: Values = { [kept.title]: '1.0 First draft', [by]: at, author: of.author ?? null, saved_on: '-24d', changes: 'First version.' }
  const state = kept.lifecycle ? { [kept.lifecycle.field]: kept.lifecycle.initial } : {}
  const all = (own.length > 0 ? own : [{ ...Object.fromEntries(kept.fields.map(({ id }) => [id, null])), ...first, ...state }]).toSorted(
    (a, b) => daysAgo(a.saved_on) - daysAgo(b.saved_on),
  )
  const names = all.map((seed) => String(seed[kept.title])).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const parts = text.split(/(?<=[,.;]) /)
  return all.map((seed, age) => ({
    ...seed,
    [kept.title]: names[age]!,
    saved_on: `-${Math.max(1, daysAgo(seed.saved_on))}d ${String(9 + ((at + age * 3) % 8)).padStart(2, '0')}:20`,
    [textId]: parts
      .slice(0, Math.max(1, parts.length - age))
      .join(' ')
      .replace(/[,;]$/, '.'),
  }))
}
