import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { actionsOn, addPage, changeActions, changeBlocks, changePages, entityIn, fieldIn, isDetailOf, listPage, putEntity, withFields } from '../trade/parts.ts'

const mostFields = 23
const mostPages = 40
/** What a site keeps of itself, and of nobody who has an account. */
const ofItself =
  /\b(?:logs?|backups?|settings?|styles?|themes?|pages?|templates?|inbox(?:es)?|moderation|errors?|encryption|keys|domains?|works|databases?|bases|roles?|quer(?:y|ies)|forwarding|views?|claims?|progress|progressions?|attempts?|interactions?|repl(?:y|ies))\b/

/** What those who run a site note for themselves alone. */
const forThemselves =
  /\b(?:internal|private|confidential|staff|risks?|frauds?|blacklists?|stocks?|movements?|tasks?|commissions?|earnings?|transactions?|payouts?|verifications?|admissions?|scans?|financial|fund|suppliers?|permissions?|payroll|salar(?:y|ies))\b/

/** What those who run a site enter for somebody is found by that account among its own: an evaluation, a payment, a note on a patient of theirs. */
export const recipients: Completer = (draft) =>
  draft.model.accounts ? draft.model.entities.filter((entity) => isEnteredFor(draft, entity)).reduce((so_far, { id }) => handedTo(so_far, id), draft) : draft

const isManaging = ({ model: { roles } }: Draft, { role }: Action): boolean => roles.some((one) => one.id === role && one.manages)
const isEnteredByStaff = (draft: Draft, id: string): boolean => {
  const creates = actionsOn(draft, id).filter(({ kind }) => kind === 'create')
  return creates.length > 0 && creates.every((action) => isManaging(draft, action))
}

function isEnteredFor(draft: Draft, entity: Entity): boolean {
  const { id, plural, read, shared, fields, authored } = entity
  const { actions } = draft.model
  if (read === 'public' || shared !== undefined || authored !== undefined || fields.length > mostFields) return false
  const isWritten = actions.some(({ effects }) => effects?.some((effect) => 'entity' in effect && effect.entity === id && effect.kind !== 'schedule'))
  if (isWritten || !isEnteredByStaff(draft, id)) return false
  return read === 'own'
    ? !ofItself.test(plural) && listPage(draft, id) !== undefined
    : !forThemselves.test(plural) && !fields.some(({ label: name }) => name === 'Period') && aboutIn(draft, entity) !== undefined
}

/** What somebody has registered or sent in themselves, which a row is about. */
const aboutIn = (draft: Draft, { id, fields }: Entity): Field | undefined =>
  fields.find(({ type, entity: to }) => {
    const about = type === 'reference' && to !== id ? entityIn(draft, to) : undefined
    return about?.read === 'own' && about.write === 'anyone' && actionsOn(draft, about.id).some((one) => one.kind === 'create' && !isManaging(draft, one))
  })

function handedTo(before: Draft, id: string): Draft {
  const entity = before.model.entities.find((one) => one.id === id)!
  const about = aboutIn(before, entity)
  const draft = entity.read === 'managed' ? shownToThem(before, { ...entity, read: 'own' }, about!) : before
  const label = entity.fields.some((field) => /^for$/i.test(field.label)) ? 'For account' : 'For'
  const whom: Field = {
    id: fieldIn(entity, 'for_account') ? 'for_member' : 'for_account',
    label,
    type: 'email',
    required: false,
    account: true,
    help: about ? `Who finds it among their own; left empty, whoever the ${about.label.toLowerCase()} belongs to.` : 'Who finds it among their own.',
  }
  const whole = withTheirAnswers({
    ...withFields(entityIn(draft, id)!, [whom]),
    shared: whom.id,
    seeds: entity.seeds.map((seed) => ({ ...seed, [whom.id]: null })),
  })
  const acted = changeActions(putEntity(draft, whole), id, (action) => {
    const asks =
      action.kind === 'create' || (action.kind === 'update' && action.fields.length > 1) ? { ...action, fields: [whom.id, ...action.fields] } : action
    return about && action.kind === 'create' ? withRules(asks, [], [{ kind: 'whose', by: about.id, field: whom.id }]) : asks
  })
  return changeBlocks(acted, (block, page): readonly Block[] =>
    page.role !== undefined && block.kind === 'list' && block.entity === id ? [{ ...block, fields: [...block.fields, whom.id] }] : [block],
  )
}

const answering = /^(?:accept|agree|decline|reject|refuse|confirm|acknowledge)\b/i
/** What is sent to somebody, and whose steps are nobody's by name, is for them to accept or decline: an estimate, an offer. */
const withTheirAnswers = (entity: Entity): Entity =>
  entity.lifecycle
    ? {
        ...entity,
        lifecycle: {
          ...entity.lifecycle,
          transitions: entity.lifecycle.transitions.map((step) =>
            step.role === undefined && step.by === undefined && answering.test(step.name) ? { ...step, answers: true } : step,
          ),
        },
      }
    : entity

const mostRelated = 3
/** Those whom rows are about find them on a page of their own, open each, and see them beside what they are about. */
function shownToThem(draft: Draft, entity: Entity, { entity: about, id: by }: Field): Draft {
  const opened = changePages(putEntity(draft, entity), ({ role, ...page }) =>
    isDetailOf({ ...page }, entity.id) || role === undefined ? page : { ...page, role },
  )
  const beside = changeBlocks(opened, (block) =>
    block.kind === 'detail' && block.entity === about && block.related.length < mostRelated && !block.related.some((one) => one.entity === entity.id)
      ? [{ ...block, related: [...block.related, { entity: entity.id, by }] }]
      : [block],
  )
  const kept = beside.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === entity.id)
  if (listPage(beside, entity.id) || kept?.kind !== 'list' || beside.model.pages.length >= mostPages) return beside
  return addPage(beside, {
    title: titled(entity.plural),
    navigation: titled(entity.plural).slice(0, 40),
    blocks: (block) => [{ ...kept, id: block(`${entity.id}_theirs`), heading: `Your ${entity.plural}`.slice(0, 80), scope: 'mine', actions: [] }],
  }).draft
}
