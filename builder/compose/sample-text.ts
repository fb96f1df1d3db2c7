import { aboutOf, articleOf, portraitOf, workOf } from '../lexicon/articles.ts'
import { bodyOf, leadOf, sentenceOf, wordedOf } from '../lexicon/described.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { inquiriesTo, type Letter, lettersOf } from '../lexicon/letters.ts'
import { mattersOf } from '../lexicon/matters.ts'
import { opinionsOf } from '../lexicon/opinions.ts'
import { remarksOn, withGifts } from '../lexicon/remarks-on.ts'
import { poolOf } from '../lexicon/samples.ts'
import { textsOf } from '../lexicon/texts.ts'
import type { Entity, Field } from '../model.ts'
import { chanceOf, shuffled } from './chance.ts'
import { isCalling, isDone } from './named-apart.ts'
import { namesOf } from './names-of.ts'
import type { Context } from './sample.ts'
import { starsOf } from './sample-number.ts'

/** Pools for a description by what is described. */
const described: Readonly<Record<string, string>> = {
  person: 'abouts',
  place: 'spots',
  event: 'gatherings',
  media: 'captions',
  machine: 'machinewords',
  work: 'workwords',
  record: 'recordwords',
  request: 'wantwords',
  money: 'moneynotes',
  play: 'playwords',
  rule: 'workwords',
}
/** Those of kits whose group says too little. */
const ofKits: Readonly<Partial<Record<KitName, string>>> = {
  service: 'services',
  trade_item: 'itemwords',
  thing: 'itemwords',
  video: 'clipwords',
  channel: 'clipwords',
  music: 'songwords',
  playlist: 'songwords',
  plugin: 'softwords',
  component: 'softwords',
  interface: 'softwords',
  database_table: 'datawords',
  dataset: 'datawords',
  query: 'datawords',
}
/** Fields of life whose goods are no goods that one holds. */
const unheld: ReadonlySet<string> = new Set(['finance', 'software', 'ai', 'game', 'media', 'education', 'support', 'government', 'law'])
/** A sentence of a pool that speaks of the thing itself. */
export const named = (text: string, { singular, plural }: Entity): string => text.replace('{one}', singular).replace('{many}', plural)
const longPools: readonly (readonly [RegExp, string])[] = [
  [/^(?:answer|reply|replies|our_reply)$/, 'replies'],
  [/^questions$/, 'asked'],
  [/^findings?$|^conclusions?$/, 'findings'],
  [/^(?:duties|responsibilities)$/, 'dutywords'],
  [/^(?:done|what_was_done|measures|countermeasures|actions?_taken|solution|resolution|remedy)$/, 'measures'],
  [/(?:^|_)(?:fault|defect|malfunction|damage)(?:_description|_details)?$|^problem_description$/, 'faultwords'],
  [/(?:^|_)code(?:$|_)/, 'codewords'],
  [/^changes$/, 'changes'],
  [/^conditions$/, 'conditions'],
  [/^goals?$/, 'goals'],
  [/^strengths$/, 'strengths'],
  [/^to_improve$/, 'improvements'],
  [/^prompts?$/, 'prompts'],
  [/^content$/, 'contents'],
  [/^introduction$/, 'abouts'],
  [/^(?:charts|graphs|widgets)$/, 'chartwords'],
  [/^treatments?$/, 'treatments'],
  [/(?:teacher|tutor|grader|marker).*comment/, 'gradewords'],
  [/message/, 'sentwords'],
  [/comment|review|feedback/, 'comments'],
  [/^(?:note|notes|reason|remark|special)/, 'notes'],
  [/summary|result|terms|progress/, 'summaries'],
  [/^life(?:_story)?$/, 'lives'],
  [/^education$/, 'schooling'],
  [/skills|education/, 'skills'],
  [/ingredients/, 'ingredients'],
  [/^exercises?$/, 'workouts'],
  [/method|instructions|steps/, 'methods'],
  [/options/, 'options'],
  [/statement/, 'statements'],
  [/benefits/, 'benefits'],
  [/^about|^bio/, 'abouts'],
  [/text|story|answer|agenda/, 'texts'],
]
/** What somebody who asks or bids writes beside it, and whoever decides on it. */
const asking: ReadonlySet<KitName> = new Set<KitName>(['bid', 'quotation', 'application', 'purchase_offer', 'trade_request'])
const decided: ReadonlySet<KitName> = new Set<KitName>(['leave', 'application', 'expense', 'request', 'requisition', 'purchase_order', 'trade_request'])
const remarkIn = (field: Field, entity: Entity, of: Context): string | undefined => {
  if (/^comments?$/.test(field.id)) return decided.has(of.kit) ? 'decisions' : undefined
  if (field.id !== 'message') return undefined
  if (of.kit === 'invitation') return 'invitewords'
  const isForGoods = entity.fields.some((one) => /^(?:product|used_car|vehicle|ad|lot|property|estate)$/.test(of.rows.get(one.entity ?? '')?.kit ?? ''))
  return asking.has(of.kit) ? (isForGoods ? 'pricewords' : 'bidwords') : undefined
}
const cooked = /recipe|dish|food/
/** A believable longer text of a field. */
export function longOf(field: Field, entity: Entity, of: Context): string {
  const group = kits[of.kit].group
  if (/^(?:zip|post)/.test(field.id)) return String(10100 + chanceOf(of.salt, 89000))
  if (/^(?:product_|item_)?code$/.test(field.id) && group === 'offer') return `G-${2000 + chanceOf(of.salt, 900)}`
  const known = byNameOf(field.id, of)
  if (known) return known
  if (written.has(of.kit) && /message/.test(field.id)) return letterOf(of).words
  if (of.kit === 'article' && field.id === 'text') {
    const about = aboutOf(of.domain, of.index)
    return articleOf({ ...about, category: of.told?.get('category') ?? about.category }, of.index, of.title)
  }
  if (of.kit === 'case' && field.id === 'story') return workOf(aboutOf(of.domain, of.index), of.index)
  if (of.kit === 'category' && field.id === 'description') return `All that belongs to ${of.title}, the newest first.`
  if ((of.kit === 'teacher' || of.kit === 'expert') && field.id === 'about')
    return portraitOf(aboutOf(of.domain, of.index), turn(poolOf('abouts'), of, field.id), of.index)
  if (of.kit === 'application' && /^(?:reason|message|motivation)$/.test(field.id) && isJoined(entity)) return turn(poolOf('joinwords'), of, field.id)
  if (of.kit === 'application' && !forWork.test(`${entity.id} ${entity.fields.map((one) => one.entity ?? '').join(' ')}`))
    return turn(poolOf(wishesIn(entity.id, of)), of, field.id)
  if (
    of.kit === 'application' &&
    forLearning.test(`${entity.id} ${entity.fields.map((one) => one.entity ?? '').join(' ')}`) &&
    !/vacanc|job|volunteer/.test(entity.id)
  )
    return turn(poolOf('learnwords'), of, field.id)
  if (/^(?:items|products|goods|order_items|product_list)$/.test(field.id)) return itemsOf(of)
  if (/^(?:customer_)?reviews?$/.test(field.id) && (group === 'offer' || of.kit === 'review')) return opinionIn(entity, of)
  if (of.kit === 'comment' && /^(?:comment|reply|message|content|words|text)s?$/.test(field.id)) return remarkOn(entity, of)
  if (of.kit === 'donation' && field.id === 'message') return turn(withGifts, of, field.id)
  const said = remarkIn(field, entity, of)
  if (said) return turn(poolOf(said), of, field.id)
  if (of.kit === 'vacancy' && /requirement|qualification/.test(field.id)) return turn(poolOf('jobwords'), of, field.id)
  if (of.kit === 'vacancy' && /^(?:content|duties|tasks|responsibilities|job_description)$/.test(field.id)) return turn(textsOf('vacancy', '*')!, of, field.id)
  const own = kits[of.kit].fields.includes(`${field.label}:long`) && !isGiven(entity, of) ? textsOf(of.kit, field.id) : undefined
  if (own) return turn(own, of, field.id)
  const named = longPools.find(([pattern]) => pattern.test(field.id))?.[1]
  const pool =
    (named === 'notes' ? notesOf(of, entity) : named === 'methods' && !cooked.test(`${of.kit} ${of.domain.id}`) ? 'approaches' : named) ??
    poolOfThing(of.kit, entity.singular, field.id) ??
    ofKits[of.kit] ??
    described[group] ??
    (unheld.has(of.domain.id) ? 'offerwords' : 'descriptions')
  const items = pool === 'texts' ? mattersOf(of.domain.lore ?? of.domain.id) : poolOf(pool)
  const text = turn(items, of, field.id)
  // What is there to be read is longer than what is said in passing.
  return pool === 'texts' && group === 'text' ? `${text} ${turn(items, { ...of, index: of.index + 1 }, field.id)}` : text
}

/** Answers that are given to whoever asks, where nothing is learnt or examined. */
const isGiven = ({ singular }: Entity, { kit, domain, rows }: Context): boolean =>
  kit === 'answer' && singular.endsWith('answer') && !learnt.has(domain.id) && ![...rows.values()].some((one) => examined.has(one.kit))
const learnt: ReadonlySet<string> = new Set(['education', 'language', 'kids'])
const examined: ReadonlySet<KitName> = new Set<KitName>(['exam', 'homework', 'quiz_question', 'course', 'lesson', 'form', 'survey_question'])

/** The pool for a thing of which nothing is known but its noun. */
function poolOfThing(kit: KitName, noun: string, id: string): string | undefined {
  if (!describing.test(id)) return undefined
  if (kit === 'record' || kit === 'trade_record') return 'actwords'
  if (kit !== 'thing' && kit !== 'trade_work') return undefined
  return isCalling(noun) ? 'abouts' : isDone(noun) ? 'actwords' : undefined
}

const describing =
  /^(?:description|details|introduction|summary|about|tasks|responsibilities|duties|story|excerpt)$|_(?:description|introduction|summary|details)$/
const bodied = /^(?:text|content|body|story)$/
/** What is known of a row by its name: the text under a title, and a sentence that describes it. */
function byNameOf(id: string, { kit, title }: Context): string | undefined {
  const group = kits[kit].group
  const isRead = group === 'text' || group === 'talk'
  if (bodied.test(id)) return bodyOf(title) ?? (kit === 'document' ? sentenceOf(title) : undefined)
  if (!describing.test(id)) return undefined
  return sentenceOf(title) ?? (isRead || group === 'media' ? leadOf(title) : undefined) ?? wordedOf(kit, title)
}
/** What is said under something, by what it is: what the rows refer to, else what their own noun names. */
function remarkOn({ fields, singular }: Entity, of: Context): string {
  const about = fields.flatMap(({ type, entity = '' }) => (type === 'reference' ? (of.rows.get(entity) ?? []) : []))[0]
  return turn(remarksOn(about?.noun ?? singular.replace(/ [a-z]+$/, '')), of, 'remarks')
}

/** What a review says of what it is about, as its stars have it. */
function opinionIn({ fields, singular }: Entity, of: Context): string {
  const all = fields.flatMap(({ type, entity = '' }) => (type === 'reference' ? (of.rows.get(entity) ?? []) : []))
  // What was asked for or done is reviewed for what it was about.
  const reviewed = all.find(({ kit }) => !/^(?:request|work)$/.test(kits[kit].group)) ?? all[0]
  const stars = fields.find(({ type }) => type === 'rating')
  const opinions = opinionsOf(
    of.kit === 'review' ? reviewed?.kit : of.kit,
    reviewed?.noun ?? singular,
    stars ? starsOf(`${of.salt} ${stars.id}`) : 5 - (of.index % 2),
  )
  return opinions[of.index % opinions.length]!
}

/** What an office or a bank grants, of which papers are handed in. */
const official = /loan|permit|licen[cs]e|visa|certificat|subsid|grant|insurance|credit|benefit|pension|passport|tax|mortgage|compensation|extension|funding/
const granting: ReadonlySet<string> = new Set(['finance', 'government', 'law', 'relocation'])
/** What is said with an application that is for no work, no lesson and nothing that is held once. */
const wishesIn = (id: string, { domain }: Context): string =>
  official.test(id) || granting.has(domain.id) ? 'papers' : /(?:^|_)registrations?$/.test(id) ? 'registerwords' : 'wishes'
/** Applications of people for something that they are to do or to learn. */
const forWork = /vacanc|job|position|career|recruit|talent|internship|course|class|program|school|volunteer|student|enrol|workshop|training/
/** Those for a place where something is learnt. */
const forLearning = /course|class|program|school|student|enrol|workshop|training/
/** Whether those who apply are to take part in something that is held once, rather than to work or to learn. */
const isJoined = ({ id, fields }: Entity): boolean =>
  held.test(id) || fields.some(({ type, entity = '' }) => type === 'reference' && held.test(entity) && !forWork.test(entity))
const held =
  /(?:^|_)(?:events?|activit(?:y|ies)|competitions?|contests?|match(?:es)?|tournaments?|races?|marathons?|trips?|tours?|festivals?|conferences?|meetings?|fairs?|webinars?|lectures?|talks?|salons?|challenges?|exhibitions?|camps?|hikes?)(?:$|_)/
/** Kits of what orders and quotes are made up of. */
const soldBy: ReadonlySet<KitName> = new Set(['product', 'service', 'dish'])
/** Two of the goods of the site, else of the field of life, with how many of each. */
function itemsOf(of: Context): string {
  const own = [...of.rows.values()].find(({ kit, noun, names }) => names.length > 2 && (soldBy.has(kit) || / item$/.test(noun)) && !names.includes(''))
  const names = shuffled(own?.names ?? namesOf('product', of.domain), of.salt)
  return names.length < 2 ? '2 hours of advice, 1 report' : `${1 + chanceOf(of.salt, 6)} × ${names[0]}, ${1 + chanceOf(`${of.salt} more`, 3)} × ${names[1]}`
}

/** What is sent to somebody, and is read with what it is about. */
export const written: ReadonlySet<KitName> = new Set(['message', 'mail', 'text_message', 'inquiry'])
/** The letter that the row is: its subject belongs to its words. */
export function letterOf(of: Context): Letter {
  const letters = shuffled(of.domain.letters ?? (of.kit === 'inquiry' ? inquiriesTo(of.domain.id) : lettersOf(of.domain.id)), `${of.table} letters`)
  return letters[of.index % letters.length]!
}

/** What is noted of somebody, of a sum, or of what somebody asked for, is not what is noted of a measure. */
export const notesOf = ({ kit, rows }: Context, { fields }: Entity): string =>
  kit === 'favorite'
    ? 'keepnotes'
    : dealt.has(kit)
      ? 'dealnotes'
      : delivered.has(kit)
        ? fields.some(({ id }) => brought.test(id)) && !fields.some(({ entity = '' }) => rows.get(entity)?.kit === 'service')
          ? 'notes'
          : 'ordernotes'
        : ({ request: 'asknotes', money: 'moneynotes', person: 'personnotes' }[kits[kit].group as string] ?? 'remarks')
const dealt: ReadonlySet<KitName> = new Set(['sale', 'trade', 'purchase_order', 'sales_order', 'requisition', 'quotation'])
/** Fields that say where something is brought. */
const brought = /address|bring_to|(?:^|_)floor|destination|ending_point/
const delivered: ReadonlySet<KitName> = new Set(['order', 'home_delivery', 'cart'])

/** The next of the items for each row, in an order that the table decides, so that rows that follow each other differ. */
const turn = (items: readonly string[], of: Context, salt: string): string => shuffled(items, `${of.table} ${salt}`)[of.index % items.length]!
