import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Guard, Role } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withManagement } from '../quality/governing.ts'
import { endedStates, reference, text, withRules } from './fields.ts'
import { toOnePage } from './one-page.ts'
import {
  actionsOn,
  changeActions,
  changeBlocks,
  claimWhere,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  manager,
  partsOf,
  putEntity,
  withFields,
  withoutStates,
  withSeeds,
} from './parts.ts'

/** What is shown at the door or the counter, by its code: who brings it, and in which states it still counts. */
interface Shown {
  readonly draft: Draft
  readonly entity: Entity
  readonly code: string
}

/** Those who run the site verify an order, a ticket or a booking by its code, and let in whoever brings one, once each. */
export function verified(draft: Draft): Draft {
  const parts = partsOf(draft, 'trade_record', 'trade_item').map(({ made }) => made.entity.id)
  const checks = parts.filter((id) => isCheck(entityIn(draft, id)))
  const entries = parts.filter((id) => isEntry(entityIn(draft, id)))
  if (checks.length + entries.length === 0) return draft
  const ready = manager(draft) ? draft : withManagement(draft)
  const checked = checks.reduce((so_far, id) => byCode(so_far, id, 'Verified', null), ready)
  return entries.reduce((so_far, id) => byCode(so_far, id, 'Admitted', checks.length > 0 ? 'Verified' : null), checked)
}
const isCheck = (entity: Entity | undefined): boolean => entity?.title === 'code' && fieldIn(entity, 'result')?.choices?.includes('Valid') === true
const isEntry = (entity: Entity | undefined): boolean =>
  entity?.title === 'guest' && fieldIn(entity, 'checked_by') !== undefined && fieldIn(entity, 'date')?.type === 'date'

function byCode(before: Draft, id: string, to: string, after: string | null): Draft {
  const said = entityIn(before, id)
  const role = manager(before)
  const found = said && shownIn(before, said)
  if (!said || !role || !found || !createOn(before, id)) return before
  const { entity: about, code } = found
  const { lifecycle, states } = statesOf(about)
  if (!lifecycle) return before
  const spent = new Set([...endedStates(about), ...states.filter((state) => /^(?:verified|admitted|used|refunded|complete|done|checked out)/i.test(state))])
  const from = after === null ? states.filter((state) => !spent.has(state)) : [after]
  const stepless = lifecycle.transitions.filter(({ to: reached }) => reached !== to)
  const field: Field = { ...fieldIn(about, lifecycle.field)!, choices: [...new Set([...states, to])] }
  const kept = putEntity(found.draft, { ...withFields(about, [field]), lifecycle: { ...lifecycle, transitions: stepless } })
  const gone = lifecycle.transitions.flatMap((one) => (one.to === to ? [one.id] : []))
  const shown = changeActions(kept, about.id, (action) => (action.transition !== undefined && gone.includes(action.transition) ? null : action))
  const marked = marking(shown, about.id, { code, to, after })
  const rows = entityIn(marked, about.id)!
  const by = said.fields.find(({ entity }) => entity === about.id) ?? reference(idFrom(about.singular, 'bought'), capital(about.singular), about.id, false)
  const entity = checking(said, rows, { by, code, to })
  const isPaid = fieldIn(about, 'payment_status')?.choices?.includes('Paid') === true
  const rules = { about, by: by.id, code, from, to, after, isPaid, entity }
  const acted = changeActions(putEntity(marked, entity), id, (action) => ({ ...actionBy(action, rules), role: role.id }))
  const headed = changeBlocks(acted, (block): readonly Block[] => {
    const made = block.kind === 'form' ? actionsOn(acted, id).find((action) => action.id === block.action) : undefined
    return made && block.kind === 'form' ? [{ ...block, heading: made.name }] : [block]
  })
  const told = tellingOf(headed, about, to)
  return claimWhere(
    placed(told, entity, about, role),
    to === 'Verified' ? /\bverif\w*|\bvalidat\w*|\bwrite-?offs?\b/ : /\badmission\b|\badmit\w*/,
    pathOf(told, id),
  )
}

const statesOf = ({ lifecycle, fields }: Entity) => ({ lifecycle, states: fields.find(({ id }) => id === lifecycle?.field)?.choices ?? [] })
const pathOf = (draft: Draft, id: string): string => (listPage(draft, id) ?? listPage(draft, id, manager(draft)?.id))?.path ?? '/'

/** What people have of their own and bring: the one that is named, or what was ordered of it; with the code by which it is known. */
function shownIn(draft: Draft, check: Entity): Shown | null {
  const named = new Set(check.fields.flatMap(({ entity }) => entity ?? []))
  const own = draft.model.entities.filter(
    ({ id, read, lifecycle }) => id !== check.id && read === 'own' && lifecycle && createOn(draft, id)?.role === undefined,
  )
  const isOf = ({ fields }: Entity): boolean => fields.some(({ entity }) => entity !== undefined && named.has(entity))
  const deals = new Set(partsOf(draft, 'order', 'booking', 'ticket', 'sale').map(({ made }) => made.entity.id))
  const about = own.find(({ id }) => named.has(id)) ?? own.find((one) => isOf(one) && deals.has(one.id)) ?? own.find(({ id }) => deals.has(id))
  if (!about) return null
  const plain = [...named].reduce((so_far, id) => withoutVerifying(so_far, entityIn(so_far, id)), draft)
  const numbered = createOn(plain, about.id)?.effects?.find(({ kind }) => kind === 'number')
  if (numbered?.kind === 'number') return { draft: plain, entity: about, code: numbered.field }
  const prefix = about.singular
    .slice(0, 3)
    .toUpperCase()
    .replace(/[^A-Z]/g, 'N')
  const code = text('code', 'Code')
  if (fieldIn(about, code.id)) return null
  const coded = withSeeds(withFields(about, [code]), (seed, index) => ({ ...seed, code: `${prefix}-${1001 + index * 7}` }))
  const create = createOn(plain, about.id)!
  const numbering = changeActions(putEntity(plain, coded), about.id, (action) =>
    action.id === create.id ? withRules(action, [], [{ kind: 'number', field: code.id, prefix }]) : action,
  )
  const listed = changeBlocks(numbering, (block) =>
    block.kind === 'list' && block.entity === about.id ? [{ ...block, fields: [...block.fields, code.id] }] : [block],
  )
  return { draft: listed, entity: coded, code: code.id }
}

/** What is offered to all is not verified itself: what was bought of it is. */
function withoutVerifying(draft: Draft, entity: Entity | undefined): Draft {
  const isOffered = entity?.read === 'public' && entity.write === 'managed' && entity.lifecycle?.transitions.every(({ to }) => /^verified$/i.test(to))
  return entity && isOffered ? withoutStates(draft, entity) : draft
}

/** Samples that were verified before, so that the record has something to tell. */
function marking(draft: Draft, id: string, { code, to, after }: { readonly code: string; readonly to: string; readonly after: string | null }): Draft {
  const entity = entityIn(draft, id)!
  const state = entity.lifecycle!.field
  const may = entity.seeds.flatMap((seed, index) => (fieldIn(entity, 'payment_status') && seed.payment_status !== 'Paid' ? [] : [index]))
  const chosen = after === null ? may.slice(-2) : may.filter((index) => entity.seeds[index]?.[state] === after).slice(-1)
  if (may.length < 3) return draft
  return putEntity(
    draft,
    withSeeds(entity, (seed, index) => (chosen.includes(index) && seed[code] !== undefined ? { ...seed, [state]: to } : seed)),
  )
}

interface Naming {
  readonly by: Field
  readonly code: string
  readonly to: string
}
function checking(said: Entity, about: Entity, { by, code, to }: Naming): Entity {
  const state = about.lifecycle!.field
  const reached = to === 'Verified' ? ['Verified', 'Admitted'] : ['Admitted']
  const found = about.seeds.flatMap((seed, index) => (reached.includes(String(seed[state])) ? [index] : []))
  const coded: Field = { ...text('code', 'Code', true), help: 'As it stands with what was bought.' }
  const fields = withFields(said, [coded, { ...by, required: false }]).fields.map((field) =>
    field.id === said.title ? { ...field, required: field.id === 'code' } : field,
  )
  const at = fields.find(({ id }) => id === 'at')
  const timed = at?.type === 'time' ? fields.map((field) => (field.id === 'at' ? { ...field, now: true } : field)) : fields
  const shared = sharedOf(about, said)
  const seeds = found.map((row, index) => {
    const values = about.seeds[row]!
    return {
      ...(said.seeds[index] ?? {}),
      ...Object.fromEntries(shared.map(([field, into]) => [into, values[field] ?? null])),
      code: values[code] ?? null,
      [by.id]: row,
      ...(fieldIn(said, 'result') && { result: 'Valid' }),
      ...(fieldIn(said, 'guest') && { guest: values.name ?? null }),
      ...(fieldIn(said, 'people') && typeof values.quantity === 'number' && { people: values.quantity }),
    }
  })
  return { ...said, fields: timed, read: 'managed', write: 'managed', seeds }
}

/** The fields in which both name the same kind of thing. */
const sharedOf = (about: Entity, check: Entity): (readonly [string, string])[] =>
  check.fields.flatMap(({ id, entity }) => about.fields.flatMap((field) => (entity !== undefined && field.entity === entity ? [[field.id, id] as const] : [])))

interface Rules {
  readonly about: Entity
  readonly by: string
  readonly code: string
  readonly from: readonly string[]
  readonly to: string
  readonly after: string | null
  readonly isPaid: boolean
  readonly entity: Entity
}
function actionBy(action: Action, { about, by, code, from, to, after, isPaid, entity }: Rules): Action {
  const { singular, lifecycle } = about
  const typed = ['place', 'at', 'note'].filter((id) => fieldIn(entity, id))
  if (action.kind === 'update') return { ...action, fields: typed.filter((id) => id !== 'at') }
  if (action.kind !== 'create') return action
  const state = lifecycle!.field
  const used = to === 'Verified' ? 'was verified already' : 'has let somebody in already'
  const again = after === null ? `This ${singular} ${used}, or no longer counts.` : `This ${singular} is not verified yet, or ${used}.`
  const guards: Guard[] = [
    { kind: 'listed', entity: about.id, code, field: 'code', text: `No ${singular} has this code. Look at it again.` },
    ...(isPaid ? [{ kind: 'is' as const, by, field: 'payment_status', values: ['Paid'], text: `This ${singular} is not paid.` }] : []),
    { kind: 'is', by, field: state, values: [...from], text: again },
  ]
  const copies: readonly (readonly [string, string])[] = [
    ['name', 'guest'],
    ['quantity', 'people'],
    ['people', 'people'],
    ...entity.fields.flatMap(({ id, entity: of }) =>
      about.fields.flatMap((field) => (of !== undefined && field.entity === of ? [[field.id, id] as const] : [])),
    ),
  ]
  const effects: Effect[] = [
    { kind: 'find', entity: about.id, code, by: 'code', to: by },
    ...copies.flatMap(([field, into]) => (fieldIn(about, field) && fieldIn(entity, into) ? [{ kind: 'copy' as const, by, field, to: into }] : [])),
    ...(fieldIn(entity, 'checked_by') ? [{ kind: 'name' as const, field: 'checked_by' }] : []),
    ...entity.fields.flatMap(({ id, type }) => (type === 'date' ? [{ kind: 'today' as const, field: id }] : [])),
    ...(fieldIn(entity, 'result') ? [{ kind: 'put' as const, field: 'result', value: 'Valid', when: null }] : []),
    { kind: 'set', by, field: state, value: to, from: [...from] },
  ]
  return {
    ...action,
    name: (to === 'Verified' ? `Verify ${singular}` : 'Admit guest').slice(0, 60),
    fields: ['code', ...typed],
    guards,
    effects,
    confirmation: `${to}: {title}. It does not count a second time.`,
  }
}

/** Whoever orders is told what the code is for. */
const tellingOf = (draft: Draft, { id }: Entity, to: string): Draft => {
  const create = createOn(draft, id)
  const said = to === 'Verified' ? 'Show it where it is verified.' : 'Show it at the entrance.'
  if (!create || actionsOn(draft, id).some(({ confirmation }) => confirmation.includes('Show it'))) return draft
  return changeActions(draft, id, (action) => (action.id === create.id ? { ...action, confirmation: `${action.confirmation} ${said}` } : action))
}

/** Codes are for those who check them: one page of theirs, and everybody else is led to what is their own. */
function placed(draft: Draft, entity: Entity, about: Entity, role: Role): Draft {
  const mine = listPage(draft, about.id)?.path ?? null
  const words = `Each ${about.singular} has its code, which counts once: ${role.name === 'Manager' ? 'those who run this site' : 'the staff'} enter it.`
  return toOnePage(draft, entity, role, { page: mine, text: words })
}
