import type { Part } from '../../compose/pages.ts'
import { capital, titled } from '../../lexicon/inflect.ts'
import { isRemark, remarksOn } from '../../lexicon/remarks-on.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import {
  actionsOn,
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  listPage,
  manager,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  withFields,
} from '../trade/parts.ts'
import { isPutToExpert } from './asked-experts.ts'
import { aboutField, board, claimWords, contentPart, detailPage, referring, says, withBlocks } from './places.ts'

const talk =
  /\b(?:comment\w*|discuss\w*|repl(?:y|ies|ying)|interact(?:ion|ing)? with (?:other|each|users|members)|interaction|(?<!\b(?:residential|housing|gated|smart) )community(?! (?:property|residents|staff|management))|forum\w*|communicat\w*|respond\w*|social (?:feature|interaction|function)\w*|leave (?:a )?message\w*|thread\w*)\b/
const rating = /\b(?:review\w*|rat(?:e|es|ing|ings)|evaluat\w*|scor(?:e|ing)|feedback|leave (?:a )?comment)\b/
/** Kinds of which people speak with one another wherever they are public. */
const spoken = ['post', 'question', 'room_chat'] as const

/** Comments with answers, and reviews with their average, at the row that they are about; a place to talk where the words call for one. */
export function discussion(draft: Draft): Draft {
  const own = partsOf(draft, 'comment').filter(({ made }) => !/\b(?:notes?|e-?mail|field|code)\b/.test(made.thing.noun))
  const began = own.length === 0 ? started(draft) : draft
  const commented = own.reduce((so_far: Draft, part) => commentsAt(so_far, part.made.entity.id), began)
  const live = says(commented, /\b(?:live (?:stream|broadcast|room|chat)\w*|bullet (?:chat|screen|comment)s?|barrage)\b/) ? talkedLive(commented) : commented
  return partsOf(live, 'review')
    .filter(({ made }) => !/recommend|suggest|related/.test(made.thing.noun))
    .reduce(reviewed, live)
}

/** Whether questions are those of a test rather than what people ask. */
const isTest = (draft: Draft): boolean =>
  says(draft, /\b(?:quiz(?:zes)?|exams?|question banks?)\b/) &&
  !partsOf(draft, 'question').some(({ made }) => made.thing.makes.some(({ verb }) => verb === 'ask'))
/** Posts, questions and rooms are answered; so is other content where the words speak of talking. */
function started(draft: Draft): Draft {
  const asked = says(
    draft,
    /\b(?:comment\w*|discuss\w*|(?<!\b(?:residential|housing|gated|smart) )communit(?:y|ies)\b(?! (?:property|residents|staff|management))|forum\w*|social (?:feature|interaction|function|platform|network)\w*|interact\w* with (?:other|each|users|members|friends)|live (?:stream|broadcast|room)\w*)\b/,
  )
  const part = contentPart(draft, isTest(draft) ? spoken.filter((kit) => kit !== 'question') : spoken) ?? (asked ? contentPart(draft) : undefined)
  const left = says(draft, board) ? partsOf(draft, 'message').find(({ made }) => detailPage(draft, made.entity.id)) : undefined
  if (left) return spokenAt(draft, left, 'reply')
  if (!part || isPutToExpert(draft, part)) return draft
  const { kit } = part.made.thing
  return spokenAt(draft, part, kit === 'post' || kit === 'question' ? 'reply' : kit === 'room_chat' ? 'message' : 'comment')
}

/** Somewhere to write at a row: read by all, or, where the row is somebody's own, by its owner and those who look after it alone. */
export function spokenAt(draft: Draft, part: Part, noun: 'reply' | 'message' | 'comment', isPrivate = false): Draft {
  const about = entityIn(draft, part.made.entity.id)
  if (!about || draft.model.entities.length > 15) return draft
  const id = newEntityId(draft, noun === 'reply' ? 'replies' : noun === 'message' ? 'chat_messages' : `${noun}s`)
  const called = draft.model.entities.some(({ plural }) => plural === manyOf(noun)) ? `${about.singular} ${noun}`.slice(0, 78) : noun
  const made = { ...commentEntity(id, noun, about, isPrivate ? handled : remarksOn(about.singular)), singular: called, plural: manyOf(called) }
  const entity: Entity = isPrivate ? answeredBy(made) : made
  const create: Action = {
    id: newActionId(draft, `post_${noun}`),
    name: `Post ${noun}`,
    kind: 'create',
    entity: id,
    fields: ['about', 'name', 'words'],
    confirmation: `${capital(noun)} from {title} posted.`,
    ...(isPrivate && {
      effects: [
        { kind: 'author', field: 'written_by' },
        { kind: 'give', by: 'about' },
      ],
    }),
  }
  return commentsAt(putActions(putEntity(draft, entity), [create]), id)
}

/** What both sides say belongs to whose row it is about, and is changed by who wrote it alone. */
const answeredBy = (entity: Entity): Entity => ({
  ...entity,
  read: 'own',
  authored: 'written_by',
  fields: [...entity.fields, { id: 'written_by', label: 'Written by', type: 'text', required: false }],
  seeds: entity.seeds.map((seed) => ({ ...seed, written_by: null })),
})

/** What is shown live is spoken of while it is shown. */
function talkedLive(draft: Draft): Draft {
  const part = contentPart(draft, ['room_chat', 'video', 'event', 'class', 'course'])
  const page = part && detailPage(draft, part.made.entity.id)
  return !part || !page || page.blocks.some(({ kind }) => kind === 'comments') ? draft : spokenAt(draft, part, 'message')
}

/** What those say who look after what somebody asked for. */
const handled: readonly string[] = [
  'Thank you. We are looking into it and write again by tomorrow.',
  'Could you tell us since when, and what you saw on the screen?',
  'This is done. Please tell us if it comes back.',
  'We have passed it on to a colleague, who will call you.',
  'It needs a part that arrives on Thursday. We keep you informed.',
  'We could see it too. A fix is on its way.',
]
const names = ['Amira Haddad', 'Jonas Weber', 'Priya Nair', 'Tomás Silva', 'Grace Okafor', 'Wei Chen']
const manyOf = (noun: string): string => noun.replace(/reply$/, 'replie').concat('s')
function commentEntity(id: string, noun: string, about: Entity, texts: readonly string[]): Entity {
  const fields: Field[] = [
    { id: 'name', label: 'Name', type: 'text', required: true },
    { id: 'about', label: titled(about.singular), type: 'reference', required: true, entity: about.id },
    { id: 'words', label: capital(noun), type: 'long_text', required: true },
  ]
  const people = poolOf('people').length > 0 ? poolOf('people') : names
  const seeds = texts.map((words, index) => ({
    name: people[index % people.length]!,
    about: about.seeds.length === 0 ? null : Math.floor(index / 2) % about.seeds.length,
    words,
  }))
  return { id, singular: noun, plural: manyOf(noun), title: 'name', fields, read: 'public', write: 'anyone', seeds }
}

const isName = ({ label, type }: Field): boolean => type === 'text' && /^(?:your )?(?:name|author|asked by|from)$/i.test(label)

/** The comments' own reference, made where there is none, and the row's page that they stand on. */
function tied(draft: Draft, id: string): { readonly draft: Draft; readonly entity: Entity; readonly by: Field } | null {
  const entity = entityIn(draft, id)
  if (!entity) return null
  const known = aboutField(draft, entity)
  if (known) return { draft, entity, by: known }
  const target = entityIn(draft, contentPart(draft)?.made.entity.id)
  if (!target || target.id === id || entity.fields.length > 20) return null
  const made = referring(draft, entity, target, titled(target.singular))
  const create = createOn(made.draft, id)
  const next = create ? putActions(made.draft, [{ ...create, fields: [made.field.id, ...create.fields] }]) : made.draft
  return { draft: next, entity: entityIn(next, id)!, by: made.field }
}

/** What is said there suits what it is said of. */
function suited({ singular }: Entity, words: Field, seeds: Entity['seeds']): Entity['seeds'] {
  const remarks = remarksOn(singular)
  return seeds.map((seed, index) => (isRemark(seed[words.id]) ? { ...seed, [words.id]: remarks[index % remarks.length]! } : seed))
}

/** Two samples about each row in turn, the newest first, so that what is looked at first is spoken of. */
function spread(draft: Draft, { seeds }: Entity, by: Field): Entity['seeds'] {
  const count = entityIn(draft, by.entity)?.seeds.length ?? 0
  return seeds.map((seed, index) => (count === 0 ? seed : { ...seed, [by.id]: Math.floor(index / 2) % count }))
}

/** What is told beside a row is not listed on its page once more. */
const unlisted = (draft: Draft, entity: string): Draft =>
  changeBlocks(draft, (block) => [block.kind === 'detail' ? { ...block, related: block.related.filter((one) => one.entity !== entity) } : block])

function commentsAt(draft: Draft, id: string): Draft {
  const found = tied(draft, id)
  const words = found?.entity.fields.find(({ type }) => type === 'long_text')
  const create = found && createOn(found.draft, id)
  const page = found && detailPage(found.draft, found.by.entity!)
  if (!found || !words || !create || !page) return draft
  const { entity, by } = found
  const author = entity.fields.find(isName)
  const reply: Field = { id: 'reply_to', label: 'Answer to', type: 'reference', required: false, entity: id }
  const answer: Action = {
    ...create,
    id: newActionId(found.draft, `reply_${entity.singular.replaceAll(/\W+/g, '_')}`),
    name: 'Reply',
    fields: [by.id, reply.id, ...(author ? [author.id] : []), words.id],
    confirmation: 'Your reply is posted.',
  }
  const about = entityIn(found.draft, by.entity!)!
  const seeds = suited(about, words, spread(found.draft, entity, by)).map((seed) => ({ ...seed, reply_to: null }))
  const threaded = putActions(putEntity(found.draft, { ...withFields(entity, [reply]), seeds }), [answer])
  const order: Action = {
    ...createOn(threaded, id)!,
    fields: [by.id, ...(author ? [author.id] : []), words.id, ...create.fields.filter((one) => one !== by.id && one !== author?.id && one !== words.id)],
  }
  const chats =
    ['room_chat', 'video'].includes(draft.parts.find(({ made }) => made.entity.id === by.entity)?.made.thing.kit ?? '') &&
    says(draft, /\b(?:chat\w*|live|real-?time)\b/)
  const block = {
    kind: 'comments' as const,
    id: newBlockId(draft, `${id}_talk`),
    heading: titled(entity.plural),
    entity: id,
    about: by.entity!,
    by: by.id,
    author: author?.id ?? null,
    words: words.id,
    reply: { field: reply.id, action: answer.id },
    action: order.id,
    live: chats || entity.singular === 'message',
    remove: actionsOn(threaded, id).find(({ kind }) => kind === 'delete')?.id ?? null,
    empty: `No ${entity.plural} yet. Write the first.`,
  }
  return claimWords(withBlocks(unlisted(putActions(threaded, [order]), id), page.id, [block]), talk, page.path, /\b(?:voice|video call|ai\b|robot)/)
}

function reviewed(draft: Draft, { made }: Part): Draft {
  const id = made.entity.id
  const found = tied(draft, id)
  const entity = found?.entity
  const score = entity?.fields.find(({ type }) => type === 'rating')
  const page = found && detailPage(found.draft, found.by.entity!)
  const create = found && createOn(found.draft, id)
  if (!found || !entity || !score || !create || !page) return draft
  const once = `You have given your ${entity.singular} already. Change it on the page of ${entity.plural}.`
  const guarded = changeActions(found.draft, id, (action) =>
    action.id === create.id
      ? { ...action, guards: [...(action.guards ?? []), { kind: 'unique', fields: [found.by.id], among: 'mine', unless: [], text: once }] }
      : action,
  )
  const block = {
    kind: 'reviews' as const,
    id: newBlockId(draft, `${id}_ratings`),
    heading: titled(entity.plural),
    entity: id,
    about: found.by.entity!,
    by: found.by.id,
    author: entity.fields.find(isName)?.id ?? null,
    rating: score.id,
    words: entity.fields.find(({ type }) => type === 'long_text')?.id ?? null,
    action: create.id,
    empty: `No ${entity.plural} yet. Write the first.`,
  }
  const even = putEntity(guarded, { ...entity, seeds: spread(guarded, entity, found.by) })
  const done = withBlocks(unlisted(even, id), page.id, [block])
  const where = listPage(done, id)?.path ?? page.path
  return claimWords(done, rating, manager(draft) ? page.path : where, /\b(?:automatic|ai\b|algorithm|credit)/)
}
