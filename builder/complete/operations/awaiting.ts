import type { Part } from '../../compose/pages.ts'
import { plural as pluralOf } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Action, Block, Entity, Field, Lifecycle } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { pageOf } from '../insight/places.ts'
import { withoutThings } from '../module/remake.ts'
import { changeActions, changeBlocks, createOn, entityIn, manager, newActionId, putActions, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const [waiting, published, refused] = ['Waiting', 'Published', 'Rejected']
const handing = /^(?:submit|contribute|pitch|propose|send)$/
/** What people put up by these is a listing of theirs. */
const listing = /^(?:list|post|offer|sell|advertise|publish|share|rent out)$/
const judging =
  /\b(?:review(?:s|ed|ing)?|approv(?:e|es|ed|al|als|ing)|moderat(?:e|es|ed|ing|ion)|verif(?:y|ies)|vet(?:s|ted)?|audit(?:s|ed|ing)?|accepts? or rejects?|publish(?:es|ed)? (?:or reject|selected|approved|the best))\b/
/** What becomes of what is looked at beforehand, and of which it is said. */
const seen = 'published|posted|listed|shown|displayed|public|publicly visible|visible|online|live|released|publish|publication|publishing'
const held = new RegExp(
  `\\b(?:(?:before|until) (?:(?:they|it|(?:their|its|the|each|any|new|a|an) \\w+(?: \\w+)?)(?: are| is|'re|'s| (?:has|have) been| goes?| gets?| can be)? (?:${seen}|appears?)|being (?:published|posted|listed|shown)|(?:publication|publishing|posting|they appear|it appears))|await\\w* (?:review|approval|moderation|publication)|(?:pending|moderation) (?:review|approval|queue)|(?:appears?|published|visible|shown|listed|go(?:es)? (?:live|online)) (?:only )?(?:after|once) (?:\\S+ ){0,4}?(?:approv|review|verif|check)\\w*)\\b`,
)
const theirs = /\b(?:before|until) (?:their|its) ([a-z]+)/
/** What is handed in for others to read by what it is called. */
const handedIn = /(?:^| )(?:(?:news|story) tips?|(?:article|news|story|photo|recipe|event|guest|reader|user|content) (?:submission|contribution)s?|listings?)$/
const shown = new Set(['text', 'media', 'item', 'event', 'place', 'record', 'offer', 'machine'])
/** What is handed in for an answer, or given out by those who run the site. */
const told =
  /\b(?:announcements?|notices?|homework|assignments?|answers?|forms?|tickets?|requests?|applications?|orders?|reports?|complaints?|feedback|suggestions?|inquir\w+|tasks?|codes?)\b/
const waits = 'What you hand in waits until somebody who runs the site has looked at it. Everybody sees it once it is published.'

/** What people hand in for publication waits for whoever runs the site, and is everybody's to see once that publishes it. */
export const awaiting: Completer = (draft) =>
  manager(draft) === undefined ? draft : draft.parts.reduce((so_far, { made }) => withWaiting(so_far, made.entity.id), draft)

function withWaiting(draft: Draft, id: string): Draft {
  const part = draft.parts.find(({ made }) => made.entity.id === id)
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  if (!part || !entity || !create) return draft
  const judge = heldBy(draft, part, entity)
  const isHeld = judge !== undefined && judge !== create.role && (entity.write === 'anyone' || create.role !== undefined)
  if (!isHeld && !isOpen(draft, entity, create)) return draft
  const role = isHeld ? judge : entity.read === 'public' ? judgeOf(draft, id) : undefined
  if (role === undefined) return draft
  const { kit } = part.made.thing
  if (!isHeld && (!(shown.has(kits[kit].group) || kit === 'species') || told.test(entity.singular))) return draft
  const states = entity.lifecycle?.transitions.some(({ to }) => decided.test(to))
  if (isHeld && entity.lifecycle && states) return heldOut(draft, { ...entity, read: 'public' }, entity.lifecycle, role)
  if (entity.lifecycle && (states || entity.lifecycle.unpublished)) return heldBack(draft, entity, entity.lifecycle, kit)
  const makers = draft.model.roles.find((one) => one.id === create.role)
  if (
    (makers?.manages === true && !isHeld) ||
    create.role === role ||
    entity.fields.length >= 24 ||
    (!entity.lifecycle && entity.fields.some((field) => field.id === 'status'))
  )
    return draft
  return judged(heldClaimed(waitingFor(draft, { ...entity, read: 'public' }, role), id), id)
}

/** Who looks at these rows before others see them, where a sentence says so of them. */
function heldBy(draft: Draft, { made: { thing } }: Part, { singular, plural }: Entity): string | undefined {
  const head = singular.split(' ').at(-1)!
  const names = new RegExp(`\\b(?:${singular}|${plural}|${thing.noun}|${head}|${pluralOf(head)})\\b`)
  const { clauses, words } = draft.brief
  const said = clauses
    .map(({ start }, index) => words.slice(start, clauses[index + 1]?.start).toLowerCase())
    .find((text) => held.test(text) && judging.test(text) && names.test(theirs.exec(text)?.[1] ?? text))
  const named = said && draft.model.roles.find(({ name, manages }) => manages && said.includes(name.toLowerCase()))
  return said === undefined ? undefined : (named || manager(draft))?.id
}

const decided = /^(?:approved|accepted|published|rejected|declined|refused)$/i
/** Whether people who do not run the site add such rows. */
const isOpen = (draft: Draft, { write }: Entity, { role }: Action): boolean =>
  write === 'anyone' || (role !== undefined && role !== manager(draft)?.id && draft.model.roles.some(({ id, manages }) => id === role && !manages))

const unseen = /^(?:new|submitted|pending|waiting|draft|received|registered|under review|in review|to be reviewed|unverified|awaiting \w+)$/i
const lost = /^(?:rejected|declined|refused)$/i

/** What is approved before others see it is its maker's until then; where it begins in a state of use, it waits for that state. */
function heldOut(draft: Draft, entity: Entity, lifecycle: Lifecycle, role: string): Draft {
  const { field, initial, transitions } = lifecycle
  const isDecision = ({ from, to, role: by }: Lifecycle['transitions'][number]): boolean => by === role && from.includes(initial) && decided.test(to)
  const judge = transitions.find((step) => isDecision(step) && !lost.test(step.to))
  const refusals = transitions.map(({ to }) => to).filter((to) => lost.test(to))
  if (unseen.test(initial) && judge) {
    if (refusals.length > 0)
      return withWords(putEntity(draft, { ...entity, lifecycle: { ...lifecycle, unpublished: [...new Set([initial, ...refusals])] } }), entity)
    const reject = { id: 'reject', name: 'Reject', from: [initial], to: refused, role }
    const state = entity.fields.find(({ id }) => id === field)!
    const wide = withFields(entity, [{ ...state, choices: [...(state.choices ?? []), refused] }])
    const put = putEntity(draft, { ...wide, lifecycle: { ...lifecycle, transitions: [...transitions, reject], unpublished: [initial, refused] } })
    return withWords(withSteps(put, entity, [stepOf(put, entity, { transition: 'reject', name: 'Reject', role: reject.role, confirmation: rejected })]), entity)
  }
  const gone = new Set(transitions.filter(isDecision).map(({ to }) => to))
  const left = transitions.filter((step) => !isDecision(step)).map((step) => ({ ...step, from: step.from.filter((state) => !gone.has(state)) }))
  const bare: Entity = {
    ...withSeeds(entity, (seed) => ({ ...seed, [field]: gone.has(String(seed[field])) ? initial : (seed[field] ?? initial) })),
    fields: entity.fields.map((one) => (one.id === field ? { ...one, choices: (one.choices ?? []).filter((state) => !gone.has(state)) } : one)),
    lifecycle: { ...lifecycle, transitions: left.filter(({ from }) => from.length > 0) },
  }
  const steps = new Set(left.filter(({ from }) => from.length > 0).map(({ id }) => id))
  const kept = changeActions(putEntity(draft, bare), entity.id, (action) => (action.transition === undefined || steps.has(action.transition) ? action : null))
  return heldClaimed(waitingFor(kept, bare, role, judge?.name), entity.id)
}
const withWords = (draft: Draft, entity: Entity): Draft => changeBlocks(draft, (block) => [said(draft, block, entity)])

const uploaded = /^upload\b/i
/** Texts, pictures and other works that are uploaded, to be approved or rejected, are seen by all once they are approved. */
function heldBack(draft: Draft, entity: Entity, lifecycle: Lifecycle, kit: KitName): Draft {
  const taken = lifecycle.transitions.find(
    ({ from, to, role }) => role !== undefined && from.includes(lifecycle.initial) && /^(?:approved|accepted|published)$/i.test(to),
  )
  const isRead = kits[kit].group === 'text' || kits[kit].group === 'media' || uploaded.test(createOn(draft, entity.id)?.name ?? '')
  if (!taken || !isRead || lifecycle.unpublished) return draft
  const refusals = lifecycle.transitions.map(({ to }) => to).filter((to) => lost.test(to))
  return withWords(putEntity(draft, { ...entity, lifecycle: { ...lifecycle, unpublished: [...new Set([lifecycle.initial, ...refusals])] } }), entity)
}
const said = (draft: Draft, block: Block, { id }: Entity): Block =>
  block.kind === 'form' && createOn(draft, id)?.id === block.action ? { ...block, text: block.text === '' ? waits : `${block.text} ${waits}` } : block

/** Whoever looks at what is handed in, where the words have it handed in to be looked at; undefined where they do not. */
function judgeOf(draft: Draft, id: string): string | undefined {
  const entity = entityIn(draft, id)
  const part = draft.parts.find(({ made }) => made.entity.id === id)
  if (!entity || !part) return undefined
  const own = asksIn(draft).filter(({ ask }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' && fate.thing === part.made.thing
  })
  const isHanded =
    handedIn.test(entity.singular) || own.some(({ ask }) => handing.test(ask.verb)) || part.made.thing.makes.some(({ verb }) => handing.test(verb))
  const listed = own.some(({ ask }) => listing.test(ask.verb)) ? '|listings?|adverts?|ads|offers|posts|entries' : ''
  const about = new RegExp(`\\b(?:${entity.singular}|${entity.plural}|submissions?|contributions?|them${listed})\\b`)
  const others = draft.brief.clauses.map(({ start, end }) => draft.brief.words.slice(start, end).toLowerCase())
  const isJudged = others.some((text) => judging.test(text) && about.test(text) && !/\b(?:write|leave|post|read|user|customer) reviews?\b/.test(text))
  const isKept = own.some(({ ask }) => ask.kind === 'manage') && own.some(({ ask }) => handing.test(ask.verb)) && handedIn.test(entity.singular)
  const isHeld =
    own.some(({ ask, text }) => held.test(text) && ask.kind === 'create') ||
    (part.made.thing.makes.length > 0 && others.some((text) => held.test(text) && about.test(text)))
  const uploads = new RegExp(`\\buploaded (?:[\\w-]+ )?(?:${entity.plural.split(' ').at(-1)})\\b`)
  const isUploaded = own.some(({ ask }) => ask.verb === 'upload') && others.some((text) => judging.test(text) && uploads.test(text))
  return (isHanded && (isJudged || isKept)) || isHeld || isUploaded ? manager(draft)?.id : undefined
}

/** What waits is everybody's to see from the state on in which it would begin otherwise. */
function waitingFor(draft: Draft, entity: Entity, role: string, name = 'Publish'): Draft {
  const { lifecycle: before } = entity
  const state = entity.fields.find(({ id }) => id === before?.field)
  const out = before?.initial ?? published
  const field: Field = {
    ...(state ?? { id: 'status', label: 'Status', type: 'choice', required: false }),
    choices: [waiting, ...(state?.choices ?? [out]), refused],
  }
  const lifecycle: Lifecycle = {
    ...before,
    field: field.id,
    initial: waiting,
    transitions: [
      { id: 'publish', name, from: [waiting, refused], to: out, role },
      { id: 'reject', name: 'Reject', from: [waiting, out], to: refused, role },
      ...(before?.transitions ?? []),
    ],
    unpublished: [waiting, refused],
  }
  const seeded = withSeeds({ ...withFields(entity, [field]), lifecycle }, (seed, index) => ({
    ...seed,
    [field.id]: index % 4 === 1 && (seed[field.id] ?? out) === out ? waiting : (seed[field.id] ?? out),
  }))
  const put = putEntity(draft, seeded)
  const publish = stepOf(put, entity, { transition: 'publish', name, role, confirmation: '“{title}” is published: everybody sees it now.' })
  const first = putActions(put, [publish])
  const reject = stepOf(first, entity, { transition: 'reject', name: 'Reject', role, confirmation: rejected })
  const acting = withWords(withSteps(first, entity, [publish, reject]), entity)
  return changeBlocks(acting, (block, page): Block[] =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id && page.path !== '/'
      ? [{ ...block, fields: [...new Set([...block.fields, field.id])] }]
      : [block],
  )
}
const rejected = '“{title}” is rejected: only whoever handed it in sees it.'

/** Steps stand first among what can be done with a row, but for the first page. */
const withSteps = (draft: Draft, { id }: Entity, steps: readonly Action[]): Draft =>
  changeBlocks(putActions(draft, steps), (block, page): Block[] =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id && page.path !== '/'
      ? [{ ...block, actions: [...steps.map((step) => step.id), ...block.actions] }]
      : [block],
  )

type Step = Pick<Action, 'name' | 'confirmation'> & { readonly transition: string; readonly role: string }
const stepOf = (draft: Draft, { id }: Entity, step: Step): Action => ({
  ...step,
  id: newActionId(draft, `${step.transition}_${id}`.slice(0, 44)),
  kind: 'transition',
  entity: id,
  fields: [],
})

/** "Administrators review new listings before they are shown": done where they publish them. */
function heldClaimed(draft: Draft, id: string): Draft {
  const place = pageOf(draft, id, manager(draft)?.id)
  const said = draft.brief.clauses.filter(({ start, end }) => held.test(draft.brief.words.slice(start, end).toLowerCase()))
  return place ? claimed(draft, place.path, said) : draft
}

/** “Editors review news tips” is looking at them before they are published, not rating them. */
function judged(draft: Draft, id: string): Draft {
  const marks = draft.model.entities.find(
    (one) =>
      draft.parts.some(({ made }) => made.entity.id === one.id && made.thing.kit === 'review') &&
      one.fields.some(({ type, entity }) => type === 'reference' && entity === id) &&
      draft.model.roles.some(({ id: role, manages }) => manages && createOn(draft, one.id)?.role === role),
  )
  const page = pageOf(draft, id, manager(draft)?.id)
  if (!marks || !page) return draft
  const things = new Set(draft.parts.flatMap(({ made }) => (made.entity.id === marks.id ? [made.thing] : [])))
  const asks = asksIn(draft).flatMap(({ ask }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' && things.has(fate.thing) ? [ask] : []
  })
  const bare = withoutThings(draft, [marks.id])
  const where = pageOf(bare, id, manager(bare)?.id)
  return where ? claimed(bare, where.path, asks) : draft
}
