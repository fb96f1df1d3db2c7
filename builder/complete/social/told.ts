import type { Part } from '../../compose/pages.ts'
import { titled, withArticle } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Page } from '../../model.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import { addPage, dropEntity, listPage, newActionId, newEntityId, partsOf, putActions, putEntity } from '../trade/parts.ts'
import { claimThing, claimWords, detailPage, says, withBlocks } from './places.ts'

const telling = /\b(?:notif\w*|announce\w*|push\w*|inform(?:s|ed|ing)?|alert\w*|remind\w*|reminders?)\b/
const beyond =
  /\b(?:sms|e-?mails?|wechat|text message\w*|traffic|server|code|voice|phone|dingtalk|smtp|telegram|monitor\w*|stock|sensor\w*|temperature|threshold\w*|abnormal\w*|fault\w*)\b/

/** What is done with one's own things is told to their owner, on a page with a bell in the header. */
export function notifications(before: Draft): Draft {
  if (!says(before, /\b(?:notif\w*|message (?:push|reminder)\w*|push\w* (?:\w+ )?(?:messages?|reminders?|content|information))\b/)) return before
  const only = unwritten(before)
  const draft = only ? dropEntity(before, only.made.entity.id) : before
  // The page that gave way leaves its address to the one that stands for it.
  const left = only && listPage(before, only.made.entity.id)?.path
  if (left) draft.taken.paths.delete(left)
  const id = newEntityId(draft, 'notifications_for_you')
  const called = only && only.made.thing.noun !== 'notification' ? only.made.entity : undefined
  const entity = { ...entityOf(id, draft), ...(called && { singular: called.singular, plural: called.plural }) }
  const step = (name: string, transition: string, confirmation: string): Action => ({
    id: newActionId(draft, transition),
    name,
    kind: 'transition',
    entity: id,
    fields: [],
    transition,
    confirmation,
  })
  const [read, again] = [step('Mark as read', 'mark_read', 'Marked as read: {title}'), step('Mark as unread', 'mark_unread', 'Marked as unread: {title}')]
  const block = (wanted: string): Block => ({
    kind: 'notifications',
    id: wanted,
    heading: 'For you',
    entity: id,
    words: 'words',
    on: 'on',
    link: 'link',
    lifecycle: { read: read.id, again: again.id },
    empty: 'Nothing new. When something of yours changes, it is told here.',
  })
  const kept = putActions(putEntity(draft, entity), [read, again])
  const page = kept.model.pages.find(({ role, title, navigation }) => role === undefined && navigation !== null && /\bnotif/i.test(title))
  const title = called ? titled(called.plural) : 'Notifications'
  const shown = page ? withBlocks(kept, page.id, [block(newBlockId(kept, 'notifications'))], 'first') : null
  const made = shown ? { draft: shown, path: page!.path } : addPage(kept, { title, navigation: title, blocks: (wanted) => [block(wanted('notifications'))] })
  const told = claimWords(withTelling(made.draft, id), telling, made.path, beyond)
  return only ? claimThing(told, only.made.thing, made.path, beyond) : told
}

const received = /^(?:(?:message|reply|push|comment|system|in-app) )?notification$/
/** Notifications that people only receive, and nobody is said to write, are those that the site itself tells. */
function unwritten(draft: Draft): Part | undefined {
  return draft.parts.find(
    ({ made: { thing, entity } }) =>
      received.test(thing.noun) &&
      thing.makes.length + thing.turns.length + thing.manages.size + thing.edits.size + thing.deletes.size === 0 &&
      !draft.model.entities.some(({ fields }) => fields.some((field) => field.entity === entity.id)),
  )
}

/** What is new among that which everybody may see on the site. */
const newsOf = ({ name, entities, pages }: Draft['model'], own: Entity | undefined): readonly { readonly words: string; readonly link: string }[] => [
  ...entities.flatMap((entity) => {
    const [row] =
      entity.read === 'public' && entity.id !== own?.id && entity.fields.some(({ id, type }) => id === entity.title && type === 'text') ? entity.seeds : []
    const title = row?.[entity.title]
    const link = pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === entity.id))?.path
    return typeof title === 'string' && title !== '' && link ? [{ words: `New among the ${entity.plural}: “${title}”.`, link }] : []
  }),
  { words: 'Changes of what is yours are told on this page.', link: '/' },
  { words: `You are using ${name} for the first time.`, link: '/' },
]

function entityOf(id: string, { model, parts }: Draft): Entity {
  const first = parts.find(
    ({ made }) =>
      made.entity.lifecycle &&
      made.entity.read === 'own' &&
      model.pages.some((page) => page.path !== '/' && page.blocks.some((block) => block.kind === 'list' && block.entity === made.entity.id)),
  )
  const entity = model.entities.find((one) => one.id === first?.made.entity.id)
  const path = entity ? (listPage({ model } as Draft, entity.id)?.path ?? '/') : '/'
  const name = (index: number): string => String(entity?.seeds[index]?.[entity.title] ?? '')
  const steps = entity?.lifecycle?.transitions ?? []
  const state = entity?.lifecycle?.field ?? ''
  const told = steps.slice(0, 3).flatMap((step, index) => {
    const row = entity!.seeds.findIndex((seed) => seed[state] === step.to)
    if (row < 0) return []
    const title = typeof entity!.seeds[row]![entity!.title] === 'string' ? ` “${name(row)}”` : ''
    return [{ words: `Your ${entity!.singular}${title} is now ${step.to.toLowerCase()}.`, on: `-${index + 1}d`, link: path }]
  })
  const general = newsOf(model, entity)
  const seeds = [
    { words: `Welcome to ${model.name}. What happens with your things is told here.`.slice(0, 200), on: '-0d', link: '/' },
    ...told,
    ...general.slice(0, 4 - told.length).map(({ words, link }, index) => ({ words: words.slice(0, 200), on: `-${index + 4}d`, link })),
  ]
  return {
    id,
    ...(model.entities.some(({ plural }) => plural === 'notifications')
      ? { singular: 'personal notification', plural: 'personal notifications' }
      : { singular: 'notification', plural: 'notifications' }),
    title: 'words',
    fields: [
      { id: 'words', label: 'Notification', type: 'text', required: true },
      { id: 'on', label: 'Date', type: 'date', required: false },
      { id: 'link', label: 'Page', type: 'text', required: false },
      { id: 'state', label: 'State', type: 'choice', required: true, choices: ['New', 'Read'] },
    ],
    read: 'own',
    write: 'anyone',
    lifecycle: {
      field: 'state',
      initial: 'New',
      transitions: [
        { id: 'mark_read', name: 'Mark as read', from: ['New'], to: 'Read' },
        { id: 'mark_unread', name: 'Mark as unread', from: ['Read'], to: 'New' },
      ],
    },
    seeds: seeds.map((seed, index) => ({ ...seed, state: index === 0 ? 'New' : 'Read' })),
  }
}

const marking: Readonly<Record<string, string>> = { Like: 'likes', Follow: 'follows', Subscribe: 'subscribes to' }
/** Steps that somebody takes with what another asked for, and what is said about another's row, tell the other. */
function withTelling(draft: Draft, entity: string): Draft {
  const tell = (by: string | null, words: string, page: string): Effect => ({ kind: 'notify', entity, by, words, text: 'words', on: 'on', link: 'link', page })
  const pathOf = (id: string): string => listPage(draft, id)?.path ?? '/'
  const actions = draft.model.actions.map((action): Action => {
    const own = draft.model.entities.find(({ id }) => id === action.entity)
    if (!own || own.id === entity) return action
    const step = own.lifecycle?.transitions.find(({ id }) => id === action.transition)
    if (action.kind === 'transition' && step && own.write === 'anyone')
      return { ...action, effects: [...(action.effects ?? []), tell(null, `Your ${own.singular} “{title}” is now ${step.to.toLowerCase()}.`, pathOf(own.id))] }
    const done = action.kind === 'toggle' ? marking[action.name] : undefined
    const marked = own.fields.find(({ id, type }) => type === 'reference' && id === action.fields[0])
    if (done && marked)
      return { ...action, effects: [...(action.effects ?? []), tell(marked.id, `{visitor} ${done} “{title}”.`, pathOf(marked.entity ?? own.id))] }
    const talks = draft.model.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'comments' && block.entity === own.id))
    const talk = talks.find((block) => block.kind === 'comments' && (block.action === action.id || block.reply?.action === action.id)) ?? talks[0]
    if (action.kind !== 'create' || talk?.kind !== 'comments') return action
    const isReply = talk.reply !== null && talk.reply.action === action.id
    const about = draft.model.entities.find(({ id }) => id === talk.about)
    const words = isReply ? `{visitor} answered your ${own.singular}.` : `{visitor} wrote ${withArticle(own.singular)} about “{title}”.`
    return { ...action, effects: [...(action.effects ?? []), tell(isReply ? talk.reply!.field : talk.by, words, pathOf(about?.id ?? own.id))] }
  })
  return withModel(draft, { actions })
}

const reminding = /\b(?:remind\w*|reminders?|due|deadlines?|overdue|expir\w*|countdown|upcoming)\b/
/** What is due, with the days that are left, where the words speak of reminding. */
export function reminders(draft: Draft): Draft {
  if (!says(draft, /\b(?:remind\w*|reminders?|deadlines?|expiry|countdown)\b/)) return draft
  const dated = [...partsOf(draft, 'reminder', 'todo', 'task', 'event', 'class', 'meeting', 'medicine'), ...draft.parts].flatMap(({ made }) => {
    const entity = draft.model.entities.find(({ id }) => id === made.entity.id)
    const date = entity?.fields.find(
      ({ type, label }) => (type === 'date' || type === 'datetime') && /\b(?:due|date|until|ends?|expires?|closes|deadline|reminder|next|time)\b/i.test(label),
    )
    const page = entity && date ? listPage(draft, entity.id) : undefined
    return entity && date && page && entity.read !== 'managed' ? [{ entity, date, page }] : []
  })
  const [first] = dated
  if (!first) return draft
  const set = new Set(partsOf(draft, 'reminder').map(({ made }) => made.entity.id))
  const all = dated.filter(({ entity }, at) => at === 0 || (set.has(entity.id) && dated.findIndex((one) => one.entity.id === entity.id) === at))
  return claimWords([...all, ...dueBeside(draft, first, all)].reduce(withDue, draft), reminding, first.page.path, beyond)
}

const ahead = /^(?:next|due|deadline|expires?|return by)\b|\b(?:due(?: on| date)?|deadline|expir\w*)$/i
const mostBeside = 3
/** A page of reminders tells of all that has a day ahead by its name: the vaccinations that are due, what is lent until then. */
function dueBeside(draft: Draft, { entity: own, page }: Dated, told: readonly Dated[]): readonly Dated[] {
  if (!partsOf(draft, 'reminder').some(({ made }) => made.entity.id === own.id)) return []
  const others = draft.model.entities.flatMap((entity): Dated[] => {
    const date = entity.fields.find(({ type, label }) => type === 'date' && ahead.test(label))
    return date && entity.read !== 'managed' && !told.some((one) => one.entity.id === entity.id) ? [{ entity, date, page }] : []
  })
  return others.slice(0, mostBeside)
}

interface Dated {
  readonly entity: Entity
  readonly date: Field
  readonly page: Page
}
function withDue(draft: Draft, { entity, date, page }: Dated): Draft {
  const done = (entity.lifecycle?.transitions ?? [])
    .map(({ to }) => to)
    .filter((to) => /^(?:done|complete|finish|cancel|closed|paid|returned|ended|left|withdr|rejected)/i.test(to))
  const block: Block = {
    kind: 'due',
    id: newBlockId(draft, `${entity.id}_due`),
    heading: `${titled(entity.plural)} due soon`.slice(0, 120),
    entity: entity.id,
    date: date.id,
    days: 14,
    done,
    empty: `No ${entity.plural} are due within two weeks.`,
  }
  const where = detailPage(draft, entity.id) === page ? 'last' : 'first'
  return withBlocks(draft, page.id, [block], where)
}
