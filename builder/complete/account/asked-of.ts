import type { Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import { peopleNouns } from '../../lexicon/people.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field, Lifecycle, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, changePages, entityIn, listPage, manager, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'
import { isSaidOf, joinsTwo, postOn } from './posted.ts'

/** What one member asks of another. */
const asking: readonly KitName[] = [
  'request',
  'application',
  'booking',
  'order',
  'signup',
  'bid',
  'tenancy',
  'purchase_offer',
  'quotation',
  'trade_request',
  'loan',
]
/** What somebody above both of them decides on. */
const aboveBoth = /\b(?:approval|certification|verification|audit|inspection|vote|poll|policy)\b/
/** What tells how something is done, and what whoever runs a site addresses to its customers, is nobody's to give away. */
const ofHouse = /\b(?:process|workflow|policy|promotion|promotional activity|campaign|template)$/
/** What one keeps a note of oneself, and asks nobody for. */
const noting = /^(?:record|note|enter|log|track|keep)$/
const mostFields = 22
const mostRelated = 4
/** Steps by which those who run a site keep order, whoever posted what is asked for. */
const ruling = /^(?:publish|unpublish|suspend|ban|block|verify|refund|pay|archive|reinstate)\b/i
const answering = /^(?:accept|approve|agree|confirm|grant|reject|decline|refuse|deny|answer|finish|start|complete)\b/i

/** What somebody asks for of a row that another has posted is for the other to answer: who posted it finds it, accepts or declines it, as do those who run the site. */
export const askedOf: Completer = (draft) => (draft.model.accounts && draft.setting !== 'team' ? partsOf(draft, ...asking).reduce(handedOver, draft) : draft)

type Step = Lifecycle['transitions'][number]
interface Posted {
  readonly by: Field
  readonly about: Entity
  /** The role whose members post it; undefined where everybody may. */
  readonly poster: string | undefined
}

/** The row that a request is for, where the words have people who do not run the site post such rows. */
function postedFor(draft: Draft, entity: Entity, create: Action): Posted | undefined {
  const found = entity.fields.flatMap((by): Posted[] => {
    const about = by.type === 'reference' && by.entity !== entity.id && create.fields.includes(by.id) ? entityIn(draft, by.entity) : undefined
    const part = about && about.read === 'public' && !ofHouse.test(about.singular) ? draft.parts.find(({ made }) => made.entity.id === about.id) : undefined
    const post = part && postOn(draft, part)
    return about && post && (create.role === undefined || create.role !== post.role) ? [{ by, about, poster: post.role }] : []
  })
  return joinsTwo(draft, entity) ? undefined : found[0]
}
function handedOver(draft: Draft, { made: { thing, entity: before } }: Part): Draft {
  const { id } = before
  const entity = entityIn(draft, id)
  const runs = manager(draft)?.id
  const create = actionsOn(draft, id).find(({ kind, role }) => kind === 'create' && (role === undefined || role !== runs))
  const isOpen =
    entity &&
    entity.read !== 'managed' &&
    entity.write === 'anyone' &&
    entity.shared === undefined &&
    !(aboveBoth.test(entity.singular) && thing.kit !== 'booking') &&
    !thing.makes.some(({ verb }) => verb === 'report') &&
    entity.fields.length <= mostFields
  const posted = isOpen && create ? postedFor(draft, entity, create) : undefined
  const isNoted = posted?.poster === undefined && thing.makes.length > 0 && thing.makes.every(({ verb }) => noting.test(verb))
  if (!entity || !create || !posted || isNoted) return draft
  const whom: Field = { id: 'sent_to', label: 'Sent to', type: 'email', required: false, account: true }
  const asker = askerOf(entity)
  const fresh = asker ? [whom] : [{ id: 'asked_by', label: 'Asked by', type: 'text' as const, required: false }, whom]
  const names = asker ?? fresh[0]!
  const isTheirs = (step: Step): boolean =>
    step.by === undefined &&
    !ruling.test(step.name) &&
    (step.role === undefined ? answering.test(step.name) : step.role !== create.role && !(step.role === runs && isSaidOf(thing, runs, step)))
  const isNamed = entity.seeds.every((seed) => typeof seed[posted.by.id] === 'number')
  const { answers, entity: answered } = withAnswers(entity, isTheirs, isNamed ? [{ ...posted.by, required: true }, ...fresh] : fresh)
  const isAnswered = ({ transition }: Action): boolean => transition !== undefined && answers.has(transition)
  const acted = changeActions(putEntity(draft, answered), id, (action) => {
    if (action.id === create.id) return withRules(action, [], effectsOf(draft, posted, entity, whom.id, names.id))
    const step = stepOf(action, answered)
    const { role: _, ...open } = { ...action, ...(step && { transition: step.id }) }
    return isAnswered(open) ? open : action
  })
  const steps = actionsOn(acted, id).flatMap((action) => (isAnswered(action) ? [action.id] : []))
  const shown = [...(asker ? [] : [names.id])]
  const listed = changeBlocks(acted, (block) => [
    block.kind === 'form' && block.action === create.id
      ? { ...block, text: block.text.replace('Only you and the people', `Only you, whoever posted the ${posted.about.singular} and the people`) }
      : beside(withSteps(block, id, shown, [...shown, whom.id], steps), posted, id),
  ])
  return withReceived(listed, posted, answered, names.id, steps)
}

/** The field that says who asks. */
const askerOf = ({ fields }: Entity): Field | undefined =>
  fields.find(
    ({ id, label, type }) => type === 'text' && (id === 'name' || peopleNouns.has(label.toLowerCase()) || /^(?:asked|requested|sent|booked) by$/i.test(label)),
  )

const sampleNames = ['Mei Chen', 'Samir Aziz', 'Rosa Mendes', 'Hugo Weber']
/** The request with whom it is for, who answers it now. */
function withAnswers(
  entity: Entity,
  isTheirs: (step: Step) => boolean,
  fresh: readonly Field[],
): { readonly entity: Entity; readonly answers: ReadonlySet<string> } {
  const { lifecycle } = entity
  const answers = new Set(lifecycle?.transitions.filter(isTheirs).map((step) => step.id))
  const transitions = lifecycle?.transitions.map(({ role, ...step }) =>
    answers.has(step.id) ? { ...step, answers: true } : { ...step, ...(role !== undefined && { role }) },
  )
  const seeded = withSeeds(withFields(entity, fresh), (seed, index) => ({
    ...seed,
    ...Object.fromEntries(
      fresh.flatMap(({ id, type }) => (type === 'reference' ? [] : [[id, type === 'text' ? sampleNames[index % sampleNames.length]! : null]])),
    ),
  }))
  return { answers, entity: { ...seeded, shared: 'sent_to', ...(lifecycle && { lifecycle: { ...lifecycle, transitions: transitions! } }) } }
}

/** The step that an action takes, also where it asks for a remark with it. */
function stepOf({ kind, name, transition, effects }: Action, { lifecycle }: Entity): Step | undefined {
  const steps = lifecycle?.transitions ?? []
  if (transition !== undefined || kind !== 'update') return undefined
  const put = effects?.find((effect) => effect.kind === 'put' && effect.field === lifecycle?.field)
  return put?.kind === 'put' ? steps.find((step) => step.to === put.value && name.startsWith(step.name)) : undefined
}

function effectsOf({ model }: Draft, { by, about }: Posted, { singular }: Entity, whom: string, asker: string): Effect[] {
  const notices = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'notifications')
  const page = model.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'detail' && block.entity === about.id))
  const told: Effect[] =
    notices?.kind === 'notifications'
      ? [
          {
            kind: 'notify',
            entity: notices.entity,
            by: by.id,
            words: `A new ${singular} for “{title}”.`,
            text: notices.words,
            on: notices.on,
            link: notices.link,
            page: page?.path ?? '/',
          },
        ]
      : []
  return [{ kind: 'name', field: asker }, { kind: 'whose', by: by.id, field: whom }, ...told]
}

function withSteps(block: Block, id: string, listed: readonly string[], told: readonly string[], steps: readonly string[]): Block {
  if (block.kind === 'detail' && block.entity === id)
    return { ...block, fields: [...new Set([...block.fields, ...told])], actions: [...new Set([...steps, ...block.actions])] }
  return block.kind === 'list' && block.entity === id && block.scope === 'all' ? { ...block, fields: [...new Set([...listed, ...block.fields])] } : block
}

/** What is asked for of a row stands at it, for those who may read it. */
const beside = (block: Block, { by, about }: Posted, id: string): Block =>
  block.kind === 'detail' && block.entity === about.id && block.related.length < mostRelated && !block.related.some(({ entity }) => entity === id)
    ? { ...block, related: [...block.related, { entity: id, by: by.id }] }
    : block

/** What came in stands apart from what one has sent, on the page of both, or where one posts what it is about. */
function withReceived(draft: Draft, { by, about, poster }: Posted, entity: Entity, asker: string, steps: readonly string[]): Draft {
  const own = poster === undefined ? undefined : listPage(draft, entity.id, poster)
  const sent = listPage(draft, entity.id)
  const place = own ?? sent ?? listPage(draft, about.id, poster) ?? listPage(draft, about.id)
  const list = listsIn(own ?? sent)[0] ?? draft.model.pages.flatMap(({ blocks }) => blocks).find((block) => isListOf(block, entity.id))
  if (!place || list?.kind !== 'list') return draft
  const fields = [asker, by.id, ...list.fields].filter((field) => field !== entity.title && field !== 'sent_to')
  const received: BlockOf<'list'> = {
    ...list,
    id: newBlockId(draft, `${entity.id}_received`.slice(0, 40)),
    heading: `${capital(entity.plural)} for your ${about.plural}`.slice(0, 80),
    scope: 'received',
    layout: 'table',
    fields: [...new Set(fields)],
    search: false,
    filters: [],
    sorts: [],
    actions: [...steps],
    empty: `Nobody has sent you any yet. What others send for ${about.plural} of yours stands here.`,
  }
  const isSent = (block: Block): boolean => isListOf(block, entity.id) && block.kind === 'list' && block.scope === 'mine'
  return changePages(draft, (page) => {
    if (page.id !== place.id) return page
    const blocks = page.blocks.map((block) => (isSent(block) && block.kind === 'list' ? { ...block, scope: 'sent' as const } : block))
    return { ...page, blocks: own ? blocks : [...blocks, received] }
  })

  function listsIn(page: Page | undefined): readonly Block[] {
    return page?.blocks.filter((block) => isListOf(block, entity.id)) ?? []
  }
}
const isListOf = (block: Block, id: string): boolean => block.kind === 'list' && block.entity === id
