import { idFrom, taken } from '../../compose/ids.ts'
import { capital, plural, singular } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { type GenreName, genres } from '../../writer/genres.ts'
import { slotOf } from '../../writer/write.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { inputsIn } from './estimates.ts'
import { type Kept, type KeptWanted, withKeptResults } from './kept.ts'
import { withResultsAmong } from './kept-among.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { writerIn } from './which-writers.ts'

export type WriterField = BlockOf<'writer'>['fields'][number]

/** What a slot is called where the words do not call it anything, with its choices. */
const asked: Readonly<Record<string, readonly [label: string, value: string, choices?: readonly string[]]>> = {
  occasion: ['Occasion', 'Wedding', ['Wedding', 'Birthday', 'Anniversary', 'Graduation', 'Retirement', 'Farewell', 'Opening']],
  names: ['Names', 'Anna and Tom'],
  detail: ['Details', ''],
  tone: ['Tone', 'Warm', ['Warm', 'Funny', 'Formal', 'Plain']],
  length: ['Length', 'Medium', ['Short', 'Medium', 'Long']],
  topic: ['Topic', 'the sea'],
  audience: ['Audience', 'beginners'],
  hero: ['Main character', 'Mira'],
  place: ['Place', 'a small town by the sea'],
  kind: ['Kind', ''],
  style: ['Style', 'English', ['English', 'Elvish', 'Norse', 'Celtic', 'Latin', 'Slavic', 'Arabic', 'Japanese', 'Dark']],
  count: ['Number', '8'],
  brand: ['Brand', 'Corner Bakery'],
  product: ['Product', 'rye bread'],
  mood: ['Mood', 'Calm', ['Calm', 'Happy', 'Afraid', 'Sad', 'Confused', 'Curious']],
  sender: ['Your name', ''],
  goal: ['Goal', 'running'],
  days: ['Days', '7'],
  level: ['Level', 'Medium', ['Easy', 'Medium', 'Hard']],
  date: ['Date', 'Saturday, 6 pm'],
  job: ['Job', 'a designer'],
  people: ['Servings', '4'],
  players: ['Players', '4'],
}
const styled: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blanguage\b/, []],
  [/\bnames$/, asked.style![2]!],
  [/\breading$/, ['Psychological', 'Spiritual', 'Scientific', 'Plain']],
  [/./, ['Plain', 'Elegant', 'Playful', 'Bold', 'Modern', 'Romantic']],
]
const numbers = new Set(['count', 'days', 'people', 'players'])
const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bplace\b/, ['City', 'Village', 'River', 'Mountain', 'Forest', 'Island', 'Castle', 'Kingdom']],
  [/\b(?:genre)\b/, ['Adventure', 'Mystery', 'Fantasy', 'Romance', 'Science fiction', 'Comedy']],
]

/** A field for what is entered: with the choices of the table's own field of that name, else those of its slot. */
function fieldFor(label: string, genre: GenreName, table: Entity | undefined, used: Set<string>): WriterField {
  const slot = slotOf(label)
  const id = taken(used, `in_${idFrom(label, 'value')}`.slice(0, 40))
  const name = capital(label)
  const own = table?.fields.find((field) => singular(field.label.toLowerCase()) === singular(label))
  const [, value = '', usual] = asked[slot] ?? []
  const choices =
    own?.choices ??
    (slot === 'kind'
      ? kinds.find(([cue]) => cue.test(label))?.[1]
      : slot === 'style'
        ? styled.find(([cue]) => cue.test(`${label} ${genre}`))?.[1]
        : /\b(?:gender|sex)$/.test(label)
          ? ['Girl', 'Boy', 'Any']
          : / name$/.test(label)
            ? undefined
            : usual)
  if (choices && choices.length > 1) return { id, label: name, kind: 'choice', value: choices.includes(value) ? value : choices[0]!, choices: [...choices] }
  if (numbers.has(slot)) return { id, label: name, kind: 'number', value: /\d/.test(value) ? value : '5' }
  return {
    id,
    label: name,
    kind: slot === 'detail' || /\b(?:dream|description|text)\b/.test(label) ? 'long' : 'text',
    value: (slot === 'topic' && label !== 'topic') || / name$/.test(label) ? '' : value,
  }
}

/** "lost baggage" of a complaint type that may be that, "firm tone" of a tone that may be firm: the field whose value it is, else what is entered itself. */
function fieldOfValue(label: string, table: Entity | undefined): string {
  const isOne = ({ label: field, choices }: Field): boolean =>
    choices?.some((choice) => [choice, `${choice} ${field}`].some((one) => one.toLowerCase() === label)) ?? false
  return table?.fields.find(isOne)?.label.toLowerCase() ?? label
}

const writing = /\b(?:generat\w+|creat\w+|writ\w+|compos\w+|view|see|receive|get)\b/
/** What the words enter before something is written: in the sentence that says so; what the genre asks for where there is none. */
export function fieldsOf(words: string, genre: GenreName, table: Entity | undefined): WriterField[] {
  const used = new Set<string>()
  const sentences = words
    .toLowerCase()
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => writing.test(sentence))
  const said = [...sentences.filter((one) => /\bgenerat/.test(one)), ...sentences].map(inputsIn).find((labels) => labels.length > 0)
  const entered = [...new Set((said ?? []).map((label) => fieldOfValue(label, table)))]
    .filter((label) => !/\b(?:link|file|photo|image|email|password|template)s?\b|^(?:relevant|required|necessary|corresponding)$/.test(label))
    .slice(0, 8)
  const fields = entered.map((label) => fieldFor(label.replace(/^describe /, ''), genre, table, used))
  const slots = new Set(entered.map(slotOf))
  const lacking = genres[genre].asks.filter((slot) => !slots.has(slot)).slice(0, entered.length === 0 ? 5 : Math.max(0, 2 - entered.length))
  return [
    ...fields,
    ...lacking.map((slot) => ({ ...fieldFor(asked[slot]![0].toLowerCase(), genre, table, used), label: asked[slot]![0], value: asked[slot]![1] })),
  ].slice(0, 10)
}

/** Things of the words that are what is written, or another one of it. */
const versions =
  /^(?:\w+ )?(?:drafts?|versions?|version requests?|texts?|lists?|generations?|generat(?:ion|or)s? (?:requests?|results?|records?)|other versions?|draft drafts?)$/

/** The table that the words keep what is written in: by its own noun. */
function tableFor({ model, parts }: Draft, noun: string): Entity | undefined {
  const one = singular(noun)
  const head = one.split(' ').at(-1)!
  const own = model.entities.filter(({ id }) => parts.some(({ made }) => made.entity.id === id))
  return own.find((entity) => entity.singular === one) ?? own.find((entity) => entity.singular === head || entity.singular.endsWith(` ${head}`))
}

const kept = (noun: string): Omit<KeptWanted, 'singular' | 'plural'> => ({
  action: `Save this ${noun}`,
  confirmation: 'Saved: {title}.',
  fields: [
    { id: 'title', label: 'Title', type: 'text', required: true },
    { id: 'text', label: 'Text', type: 'long_text', required: false },
  ],
  measures: { title: 'title', text: 'text' },
  seeds: [],
  instead: [],
})

/** A table whose numbers are words where the writer asks for words: the length of a speech. */
function inWords(entity: Entity, asked_: readonly WriterField[]): Entity {
  const said = new Map(asked_.flatMap((one) => (one.kind === 'number' ? [] : [[singular(one.label.toLowerCase()), one] as const])))
  const worded = entity.fields.flatMap(({ id, type, label }) => {
    const one = ['number', 'percent', 'money', 'rating'].includes(type) ? said.get(singular(label.toLowerCase())) : undefined
    return one ? [[id, one.choices ?? [one.value]] as const] : []
  })
  if (worded.length === 0) return entity
  const ids = new Set(worded.map(([id]) => id))
  return {
    ...entity,
    fields: entity.fields.map((field) => (ids.has(field.id) ? { id: field.id, label: field.label, type: 'text', required: false } : field)),
    seeds: entity.seeds.map((seed, index) => ({ ...seed, ...Object.fromEntries(worded.map(([id, words]) => [id, words[index % words.length]!])) })),
  }
}

/** The draft where whoever saves says what it belongs to, where its table refers to something else of the site: the world of a name. */
function withPlaces({ draft, keeps, path }: Kept, { fields }: Entity): Kept {
  const refers = fields.filter(({ type }) => type === 'reference').map(({ id }) => id)
  const actions = draft.model.actions.map((action) =>
    action.id === keeps.action ? { ...action, fields: [...action.fields, ...refers.filter((id) => !action.fields.includes(id)).slice(0, 2)] } : action,
  )
  return { draft: withModel(draft, { actions }), keeps, path }
}

/** Whether a form of the site writes the texts already. */
export const isGenerator = ({ model }: Draft): boolean => model.actions.some(({ effects = [] }) => effects.some(({ kind }) => kind === 'written'))

/** What writes a text from what is entered, where the words generate one; it is saved in the table that they have for it. */
export const writers: Completer = (draft) => {
  const words = wordsOf(draft)
  const wanted = writerIn(words)
  if (!wanted || isGenerator(draft)) return draft
  const noun = singular(wanted.noun)
  const table = tableFor(draft, wanted.noun)
  const fields = fieldsOf(words, wanted.genre, table)
  const gone = draft.model.entities.filter(({ id, plural: many }) => id !== table?.id && versions.test(many)).map(({ id }) => id)
  const lean = withoutThings(draft, gone)
  const there = lean.model.entities.find(({ id }) => id === table?.id)
  const still = there && inWords(there, fields)
  const worded = still && still !== there ? withModel(lean, { entities: lean.model.entities.map((one) => (one === there ? still : one)) }) : lean
  const isLines = 'lines' in genres[wanted.genre]
  const given = fields.flatMap(({ id, label, kind }): (Field & { readonly measure: string })[] => {
    const own = still?.fields.find((field) => singular(field.label.toLowerCase()) === singular(label.toLowerCase()))
    if (!own && still && isLines) return []
    if (own)
      return ['text', 'long_text', 'choice', 'number'].includes(own.type) && own.id !== still?.title && own.type !== 'reference'
        ? [{ ...own, required: false, measure: id }]
        : []
    return [{ id: id.slice(3), label, type: kind === 'long' ? 'long_text' : kind === 'number' ? 'number' : 'text', required: false, measure: id }]
  })
  const base = kept(noun)
  const all: Omit<KeptWanted, 'singular' | 'plural'> = {
    ...base,
    fields: [...base.fields, ...given.map(({ measure: _, ...field }) => field)],
    measures: { ...base.measures, ...Object.fromEntries(given.map(({ id, measure }) => [measure, id])) },
  }
  const results = still
    ? withPlaces(
        withResultsAmong(
          worded,
          still.id,
          isLines ? { ...all, measures: Object.fromEntries(Object.entries(all.measures).filter(([measure]) => measure !== 'text')) } : all,
        ),
        still,
      )
    : withKeptResults(lean, {
        ...all,
        singular: noun,
        plural: lean.model.entities.some((one) => one.plural === plural(noun)) ? `saved ${plural(noun)}` : plural(noun),
      })
  const title = `Generate ${isLines ? plural(noun) : /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`}`
  const block = (id: string): BlockOf<'writer'> => ({ kind: 'writer', id, heading: '', genre: wanted.genre, what: noun, fields, keeps: results.keeps })
  const paged = withFirstPage(withPathsFreed(draft, results.draft), title, (id) => [block(id('writer'))], title)
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'writer')?.path ?? '/'
  return claimedBy(
    paged,
    where,
    new RegExp(
      `\\b(?:generat\\w*|regenerat\\w*|another version|versions?|drafts?|speaking time|reading time|cop(?:y|ies)|(?:${fields.map(({ label }) => label.toLowerCase().replace(/[^a-z ]/g, '.')).join('|')}))\\b`,
    ),
    /\b(?:images?|pictures?|reports?|charts?|qr|voice|audio|video|upload\w*|log ?in|regist\w+|share|comment\w*|rate|export\w*|pdf|print\w*|admin\w*|manage\w*)\b/,
  )
}
