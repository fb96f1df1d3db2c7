import type { Part } from '../../compose/pages.ts'
import { plural, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Entity } from '../../model.ts'
import { type FoundBy, foundBy, isOnlyDone, unbounded } from '../../read/found-by.ts'
import { isPerson } from '../../read/person.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { changeBlocks, entityIn, listPage, putEntity } from '../trade/parts.ts'
import { besideOf, fieldNamed, isFilledIn, lastNamed, namedField, partOf, widen } from './named.ts'

const loose =
  /^(?:page|keyword|word|name|title|relevance|popularity|time|newest|id|clicking|using|default|order|number|condition|criterion|different|various|day|week|month|year|admin|user|email|hand|themselves|phone|device|mail|message|photo|image|voice)$/

/** What is part of a field's name: "serial number", "research area". */
const lasting = /^(?:type|number|area)$/

/** "search boats by harbour and length": the list of what is searched has a filter for each. */
export const narrowing: Completer = (draft) => {
  let last: Part | undefined
  const asked = asksIn(draft).reduce((so_far, one) => {
    const part = partOf(so_far, one, last)
    last = part ?? last
    return part && isNarrowing(one) ? askedFor(so_far, one, part) : so_far
  }, draft)
  const starts = draft.brief.clauses.map(({ start }) => start)
  return foundBy(draft.brief.words, starts).reduce(foundAmong, asked)
}

/** A choice of the kind's own bears the word that the description has for it: "type" rather than "category". */
function renamed(entity: Entity, noun: string): Entity {
  const field = fieldNamed(entity, noun)
  if (field?.type !== 'choice' || field.label.toLowerCase().includes(noun) || field.id === entity.lifecycle?.field) return entity
  return { ...entity, fields: entity.fields.map((one) => (one === field ? { ...one, label: titled(noun) } : one)) }
}

const isNarrowing = ({ ask }: Asked): boolean =>
  (ask.kind === 'search' || ask.kind === 'view') && !/^(?:see|check|compare|receive|get|learn|study|teach)$/.test(ask.verb)

function askedFor(draft: Draft, asked: Asked, part: Part): Draft {
  if (!isFilledIn(part)) return draft
  const isSorted = /^(?:sort|order|rank|arrange)$/.test(asked.ask.verb)
  const isLoose = (noun: string): boolean => loose.test(noun) && !(noun === 'year' && part.made.entity.fields.some(({ id }) => id === 'year'))
  const wanted = besideOf(draft, asked)
    .filter(({ prep, phrase }) => prep === 'by' && !(isSorted && phrase.noun === 'date') && !isLoose(phrase.noun) && !isPerson(phrase.noun))
    .map(({ phrase: { noun, light, counted } }) => (counted ? `${counted} of ${plural(noun)}` : unbounded(lasting.test(light) ? `${noun} ${light}` : noun)))
    .slice(0, 4)
  return asked.ask.object === null && isElsewhere(draft, wanted) && !wanted.some((one) => fieldNamed(part.made.entity, one))
    ? draft
    : narrowed(draft, part, wanted, asked)
}

/** "and other conditions", "inputting the name": nothing that a row has. */
const vague =
  /^(?:other|more|further|multiple|several|all|relevant)(?: |$)|(?:^| )(?:condition|criterion|criteria|keyword|filter|preference|need|interest)s?$|^(?:inputting|selecting|choosing|entering|typing|clicking|using|setting|specifying|scanning|dragging|making) /
/** What is no more than who uses the site. */
const anybody = /^(?:[a-z]+ )?(?:user|admin|administrator|visitor|person|people|member|owner|themselves|customer|anyone|anybody|everyone|everybody|public)s?$/
/** What is shown by itself rather than noted of a row. */
const shown = /^(?:statistic|chart|map|calendar|list|result|filter|tag cloud|rating system)$/

function foundAmong(draft: Draft, said: FoundBy): Draft {
  const named = said.named.filter(
    (one) => !loose.test(one) && !vague.test(one) && !anybody.test(one) && !shown.test(one) && !/ (?:name|title|keyword)$/.test(one),
  )
  const part = named.length === 0 ? undefined : searchedIn(draft, said, named)
  if (!part) return draft
  const entity = entityIn(draft, part.made.entity.id)!
  const own = named.filter((one) => one !== entity.singular && !(isPerson(one) && (said.isDone || isAskers(entity))))
  return narrowed(draft, part, own)
}
/** Whether a row tells who asks by a name of its own. */
const isAskers = ({ title, fields }: Entity): boolean => fields.some(({ id, type }) => id === 'name' && id !== title && type === 'text')

const isSearched = (draft: Draft, part: Part): boolean =>
  (isFilledIn(part) || kits[part.made.thing.kit].group === 'play') &&
  entityIn(draft, part.made.entity.id) !== undefined &&
  listPage(draft, part.made.entity.id) !== undefined

/** What is searched: what the sentence names last before "by", else whatever has most of what is named, else what was spoken of before. */
function searchedIn(draft: Draft, { start, by, isTold }: FoundBy, named: readonly string[]): Part | undefined {
  const { words } = draft.brief
  const parts = draft.parts.filter((part) => isSearched(draft, part))
  const sentence = Math.max(...['.', ';', '!', '?', '\n'].map((end) => words.lastIndexOf(end, start))) + 1
  const told = lastNamed(words.slice(isTold ? start : sentence, by), parts)
  if (told) return told
  const known = parts.map((part) => ({ part, count: named.filter((one) => fieldNamed(entityIn(draft, part.made.entity.id)!, one)).length }))
  const best = known.toSorted((a, b) => b.count - a.count)[0]
  const shown = parts.filter(({ made }) => !unsought.has(kits[made.thing.kit].group))
  if (best && best.count > 0) return best.part
  return isElsewhere(draft, named) ? undefined : (lastNamed(words.slice(sentence, start), shown) ?? shown[0])
}
/** What is asked for or paid, rather than looked through. */
const unsought: ReadonlySet<string> = new Set(['talk', 'money', 'request'])

/** What is noted of rows that only those who keep them look through is none of others. */
const isElsewhere = (draft: Draft, named: readonly string[]): boolean =>
  named.length > 0 &&
  draft.parts.some(({ made }) => named.every((one) => (entityIn(draft, made.entity.id) ?? made.entity).fields.some(({ label }) => label.toLowerCase() === one)))

function narrowed(draft: Draft, part: Part, wanted: readonly string[], asked?: Asked): Draft {
  if (wanted.length === 0) return draft
  const lacking = wanted.filter((noun) => {
    const entity = entityIn(draft, part.made.entity.id)
    return entity && noun !== 'date' && !isOnlyDone(noun) && !fieldNamed(entity, noun)
  })
  const next = widen(
    draft,
    part,
    lacking.map((noun) => namedField(noun)),
    { asked: true },
  )
  const found = entityIn(next, part.made.entity.id)
  if (!found) return draft
  const entity = wanted.reduce(renamed, found)
  const dated = entity.fields.find(({ type }) => type === 'date')
  const ids = wanted.flatMap((noun) => (fieldNamed(entity, noun) ?? (noun === 'date' ? dated : undefined))?.id ?? [])
  const narrower = changeBlocks(entity === found ? next : putEntity(next, entity), (block) =>
    block.kind === 'list' && block.entity === entity.id ? [{ ...block, filters: [...new Set([...ids, ...block.filters])].slice(0, 5) }] : [block],
  )
  const path = listPage(narrower, entity.id)?.path
  return path !== undefined && asked && isOpen(narrower, asked) ? claimed(narrower, path, [asked.ask]) : narrower
}
