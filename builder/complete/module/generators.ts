import { idFrom, pathFrom } from '../../compose/ids.ts'
import { capital, plural, singular } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field, Page, Values } from '../../model.ts'
import { type GenreName, genres } from '../../writer/genres.ts'
import { write } from '../../writer/write.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { withToggle } from '../social/savings.ts'
import { newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { listOfOwn } from './results.ts'
import { writerIn } from './which-writers.ts'
import { fieldsOf, type WriterField } from './writers.ts'

/** Words by which every use of a generator is kept: it is looked up, paid for, limited or counted. */
const keepsEach =
  /\b(?:generation|usage|past|earlier|previous|my) (?:histor\w+|records?|results?|generations?)|\bhistor(?:y|ies)\b|\bfavou?rit\w*|\bcredits?\b|\bquota\b|\bpoints\b[^.]{0,40}\b(?:generat|cost|deduct|each|run out)|\bredeem\w*|\busage statistics\b/i
const liking = /\bfavou?rit\w*|\bsav(?:e|es|ing) (?:the|those|what|any|or|their)\b|\b(?:mark|keep|save)\b[^.,]{0,24}\b(?:like|best)\b/i
const passing =
  /^(?:(?:\w+ )?(?:histor(?:y|ies)|histor(?:y|ical) (?:entries|records)|generations?|generation (?:records?|results?|histories|requests?)|(?:past|earlier|previous|daily) (?:results?|entries|records?|generations?)|versions?|favou?rites?)|usage records?|results?)$/
const spelled: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, several: 3, multiple: 3, different: 3, some: 3 }

/** How many whole texts come out at once. */
function versionsIn(words: string, noun: string): number {
  const said = new RegExp(
    `\\b(two|three|four|five|six|several|multiple|different|some|[2-6]) (?:[a-z-]+ ){0,2}?(?:versions|${plural(singular(noun))})\\b`,
  ).exec(words.toLowerCase())?.[1]
  return said ? (spelled[said] ?? Number(said)) : 1
}
const chosenFrom = /(?:template|profile|child|character|world|pet|topic|theme|occasion)$/
/** The kept thing that an input names one of: a template, the profile of a child. */
const namedBy = ({ model }: Draft, label: string, not: readonly string[]): Entity | undefined =>
  model.entities.find(
    ({ id, singular: one, read }) =>
      !not.includes(id) &&
      read !== 'managed' &&
      chosenFrom.test(one) &&
      (one === singular(label.toLowerCase()) || one.endsWith(` ${singular(label.toLowerCase())}`)),
  )

/** What each input is kept in: the first that is written names the row. */
function columnsFor(draft: Draft, inputs: readonly WriterField[], not: readonly string[]): Field[] {
  const made = inputs.map(({ id, label, kind, choices, value }): Field => {
    const of = namedBy(draft, label, not)
    const base = { id: id.slice(3), label, required: false }
    if (of) return { ...base, type: 'reference', entity: of.id }
    if (kind === 'choice' && choices) return { ...base, type: 'choice', choices: [...choices], initial: value }
    return { ...base, type: kind === 'number' ? 'number' : kind === 'long' ? 'long_text' : 'text' }
  })
  const first = made.findIndex(({ type }) => type === 'text' || type === 'long_text')
  const title: Field = first === -1 ? { id: 'subject', label: 'Subject', type: 'text', required: true } : { ...made[first]!, type: 'text', required: true }
  return [title, ...made.filter((_, index) => index !== first)]
}

interface Generator {
  readonly genre: GenreName
  readonly noun: string
  readonly inputs: readonly WriterField[]
  readonly columns: readonly Field[]
  readonly versions: number
}
const isLinesOf = (genre: GenreName): boolean => 'lines' in genres[genre]

/** What is generated: a text with what it was made from. */
function madeOf(draft: Draft, { genre, noun }: Generator, from: string): Entity {
  const isLines = isLinesOf(genre)
  const named: Field = { id: 'title', label: isLines ? capital(noun) : 'Title', type: 'text', required: true }
  return {
    id: newEntityId(draft, idFrom(plural(noun))),
    singular: noun,
    plural: plural(noun),
    title: 'title',
    fields: [
      named,
      ...(isLines ? [] : [{ id: 'text', label: 'Text', type: 'long_text' as const, required: false }]),
      { id: 'made_from', label: 'Made from', type: 'reference', required: false, entity: from },
    ],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
}

/** Two samples: what was entered, and what came of it. */
function samplesOf(draft: Draft, { genre, columns, inputs, versions }: Generator, turn: number): Values {
  const values = Object.fromEntries(
    columns.map((field): [string, Values[string]] => {
      const given = inputs.find(({ id }) => id.slice(3) === field.id)?.value ?? ''
      if (field.type === 'reference') return [field.id, draft.model.entities.find(({ id }) => id === field.entity)?.seeds.length ? turn : null]
      if (field.type === 'choice') return [field.id, field.choices![turn % field.choices!.length]!]
      return [field.id, field.type === 'number' ? Number(given) || 5 : given || `${field.label} ${turn + 1}`]
    }),
  )
  const entered = columns.flatMap(({ id, label, type }) => (type === 'reference' ? [] : [{ label, value: String(values[id]) }]))
  const texts = Array.from({ length: isLinesOf(genre) ? 1 : versions }, (_, index) => write(genre, entered, turn * 5 + index))
  return { ...values, result: texts.join('\n\n***\n\n'), made_on: `-${turn + 1}d` }
}

/** A generator whose every use is kept with what was entered, and whose results are kept one by one. */
export const generators: Completer = (draft) => {
  const words = wordsOf(draft)
  const wanted = writerIn(words)
  if (!wanted || !keepsEach.test(words)) return draft
  const noun = singular(wanted.noun)
  const inputs = fieldsOf(words, wanted.genre, undefined)
  const known = new Set(inputs.map(({ label }) => singular(label.toLowerCase())))
  const holds = ({ fields }: Entity): boolean => fields.filter(({ label }) => known.has(singular(label.toLowerCase()))).length * 2 >= Math.max(4, known.size)
  const own = draft.model.entities.filter(({ id }) => draft.parts.some(({ made }) => made.entity.id === id))
  const gone = own
    .filter(
      (one) =>
        one.singular === noun ||
        (wanted.genre === 'copy' && /(?:^| )copies$/.test(one.plural)) ||
        passing.test(one.plural) ||
        (holds(one) && !/template|profile/.test(one.plural)),
    )
    .map(({ id }) => id)
  const lean = withPathsFreed(draft, withoutThings(draft, gone))
  const made: Generator = { ...wanted, noun, inputs, columns: columnsFor(lean, inputs, gone), versions: isLinesOf(wanted.genre) ? 1 : versionsIn(words, noun) }
  return placed(lean, made, words)
}

function placed(draft: Draft, made: Generator, words: string): Draft {
  const { genre, noun, columns, versions } = made
  const isLines = isLinesOf(genre)
  const uses: Entity = {
    id: newEntityId(draft, 'generations'),
    singular: 'generation',
    plural: 'generations',
    title: columns[0]!.id,
    fields: [
      ...columns,
      { id: 'result', label: 'Result', type: 'long_text', required: false },
      { id: 'made_on', label: 'Made on', type: 'date', required: false },
    ],
    read: 'own',
    write: 'anyone',
    seeds: [0, 1].map((turn) => samplesOf(draft, made, turn)),
  }
  const bare = madeOf(draft, made, uses.id)
  const lines = uses.seeds.flatMap((seed, from) =>
    String(seed.result)
      .split(isLines ? '\n' : '\n\n***\n\n')
      .slice(0, 3)
      .map((text): Values => ({ title: isLines ? text : (text.split('\n')[0] ?? text).slice(0, 120), ...(!isLines && { text }), made_from: from })),
  )
  const results: Entity = { ...bare, seeds: lines }
  const make: Action = {
    id: newActionId(draft, 'generate'),
    name: 'Generate',
    kind: 'create',
    entity: uses.id,
    fields: columns.map(({ id }) => id),
    effects: [
      { kind: 'today', field: 'made_on' },
      {
        kind: 'written',
        genre,
        fields: columns.map(({ id }) => id),
        versions,
        isLines,
        to: 'result',
        into: { entity: results.id, title: 'title', text: isLines ? null : 'text', by: 'made_from' },
      },
    ],
    confirmation: `Generated for {title}: the newest ${plural(noun)} stand first below.`,
  }
  const change = (id: string, name: string, kind: 'update' | 'delete', entity: string, fields: string[], confirmation: string): Action => ({
    id: newActionId(draft, id),
    name,
    kind,
    entity,
    fields,
    confirmation,
  })
  const edit = change('edit_result', 'Edit', 'update', results.id, [isLines ? 'title' : 'text'], 'Changed: {title}')
  const remove = change('delete_result', 'Delete', 'delete', results.id, [], 'Deleted: {title}')
  const forget = change('delete_generation', 'Delete', 'delete', uses.id, [], 'Deleted: {title}')
  const kept = putActions([uses, results].reduce(putEntity, draft), [make, edit, remove, forget])
  const detailed = withModel(kept, { pages: withPage(kept.model.pages, detailOf(kept, results, [edit.id, remove.id])) })
  const liked = liking.test(words) ? withFavourites(detailed, results) : detailed
  const title = `Generate ${isLines || versions > 1 ? plural(noun) : noun}`
  const shown = isLines ? ['made_from'] : ['text', 'made_from']
  const list = (id: string): Block => ({ ...listOfOwn(id, `Your ${plural(noun)}`, results, shown, [remove.id]), layout: 'cards', per_page: 12 })
  const first = withFirstPage(
    liked,
    title,
    (id) => [
      {
        kind: 'form',
        id: id('generate_form'),
        heading: '',
        action: make.id,
        text: 'Written from templates by rules of this site. Read and change it before use.',
      },
      list(id('generated')),
    ],
    title,
  )
  const named = /\b((?:generation|usage) (?:records?|history)|history|records)\b/i.exec(words)?.[1] ?? 'History'
  const history = capital(/s$|history/i.test(named) ? named.toLowerCase() : `${named.toLowerCase()}s`)
  const path = newPath(first, pathFrom(history))
  const past: Page = {
    id: newPageId(first, 'generation_history'),
    path,
    title: history,
    navigation: history,
    blocks: [
      {
        ...listOfOwn(newBlockId(first, 'generation_list'), '', uses, [...columns.slice(1, 3).map(({ id }) => id), 'result', 'made_on'], [forget.id]),
        search: true,
      },
    ],
  }
  const paged = withModel(first, { pages: withPage(withPage(first.model.pages, past), detailOf(first, uses, [forget.id])) })
  const where = paged.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === make.id))?.path ?? '/'
  const about = new RegExp(
    `\\b(?:generat\\w*|regenerat\\w*|versions?|cop(?:y|ies)|enter\\w*|${made.inputs.map(({ label }) => label.toLowerCase().replace(/[^a-z ]/g, '.')).join('|')})\\b`,
  )
  const claims = claimedBy(paged, path, /\bhistor\w*|\brecords?\b|\b(?:earlier|past) results?\b/, /\bcredits?\b|\badmin/)
  return claimedBy(claims, where, about, /\b(?:credits?|codes?|admin\w*|manage\w*|images?|video|share|export\w*|pdf|print\w*)\b/)
}

const detailOf = (draft: Draft, entity: Entity, actions: readonly string[]): Page => ({
  id: newPageId(draft, `${entity.id}_detail`.slice(0, 44)),
  path: newPath(draft, pathFrom(entity.singular)),
  title: capital(entity.singular),
  navigation: null,
  blocks: [
    {
      kind: 'detail',
      id: newBlockId(draft, `${entity.id}_one`),
      heading: capital(entity.singular),
      entity: entity.id,
      fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.title),
      actions: [...actions],
      related: [],
    },
  ],
})

/** Each result is kept as a favourite and taken out again where it stands. */
function withFavourites(draft: Draft, about: Entity): Draft {
  const id = newEntityId(draft, 'favourites')
  const many = /favorit/i.test(wordsOf(draft)) ? 'favorites' : 'favourites'
  const marks: Entity = {
    id,
    singular: singular(many),
    plural: many,
    title: 'about',
    fields: [{ id: 'about', label: capital(about.singular), type: 'reference', required: true, entity: about.id }],
    read: 'own',
    write: 'anyone',
    seeds: about.seeds.slice(0, 1).map(() => ({ about: 0 })),
  }
  const mark: Action = { id: newActionId(draft, 'mark_favourite'), name: 'Save', kind: 'toggle', entity: id, fields: ['about'], confirmation: '{title} saved.' }
  const remove: Action = { id: newActionId(draft, 'drop_favourite'), name: 'Remove', kind: 'delete', entity: id, fields: [], confirmation: '{title} removed.' }
  const kept = putActions(putEntity(draft, marks), [mark, remove])
  const title = capital(many)
  const page: Page = {
    id: newPageId(kept, 'favourites'),
    path: newPath(kept, pathFrom(title)),
    title,
    navigation: title,
    blocks: [
      {
        kind: 'favourites',
        id: newBlockId(kept, 'favourites_mine'),
        heading: '',
        entity: id,
        about: about.id,
        by: 'about',
        action: mark.id,
        remove: remove.id,
        on: 'Saved',
        empty: `Nothing here yet. Press “Save” on a ${about.singular} to find it again.`,
      },
    ],
  }
  const paged = withModel(kept, { pages: withPage(kept.model.pages, page) })
  const toggled = withToggle(paged, about.id, { action: mark.id, entity: id, by: 'about', on: 'Saved', icon: 'star', counts: false })
  return claimedBy(toggled, page.path, /\bfavou?rit\w*|\bsav(?:e|es|ing)\b|\bbest\b/)
}
