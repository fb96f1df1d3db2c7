import type { Genre } from './genre.ts'
import { type GenreName, genres } from './genres.ts'
import { namesOf } from './names.ts'

/** What stands for a slot of a genre, by what a field is called. */
const slots: readonly (readonly [slot: string, called: RegExp])[] = [
  ['count', /\b(?:number|count|quantity|how many)\b/],
  ['length', /\b(?:length|words|duration|size)\b/],
  ['tone', /\b(?:tone|voice|humou?r)\b/],
  ['mood', /\b(?:moods?|feelings?|emotions?)\b/],
  ['occasion', /\b(?:occasions?|events?|holiday|celebration)\b/],
  ['kind', /\b(?:types?|kinds?|genres?|categor(?:y|ies)|form)\b/],
  ['style', /\b(?:styles?|language|culture|origin)\b/],
  ['sender', /\b(?:sender|signature|your name|author|from)\b/],
  ['hero', /\b(?:characters?|hero(?:es|ine)?|protagonists?)\b/],
  ['brand', /\b(?:brand|company|business|organi[sz]ation|shop)\b/],
  ['product', /\b(?:products?|services?|items?|ingredients?|dish)\b/],
  ['names', /\b(?:names?|recipients?|persons?|people|whom|honou?ree|couple|addressee|friends?)\b/],
  [
    'detail',
    /\b(?:anecdotes?|details?|memor(?:y|ies)|(?:key|selling) points?|points|notes?|facts?|features?|benefits?|messages?|content|experience|skills|context|information|qualities|story)\b/,
  ],
  ['place', /\b(?:places?|settings?|locations?|terrain|venue|destination|environment)\b/],
  ['audience', /\b(?:audiences?|readers?|target|grade|age group|customers?)\b/],
  ['date', /\b(?:dates?|time|when)\b/],
  ['days', /\b(?:days|weeks)\b/],
  ['players', /\b(?:players?|party)\b/],
  ['people', /\b(?:servings|guests|portions)\b/],
  ['level', /\b(?:levels?|difficult(?:y|ies)|skill)\b/],
  ['job', /\b(?:job|profession|role|position|occupation)\b/],
  ['goal', /\b(?:goals?|aims?|purpose|objectives?)\b/],
  ['topic', /./],
]
/** The slot that a field fills, by what it is called. */
export const slotOf = (called: string): string => slots.find(([, name]) => name.test(called.toLowerCase()))![0]

/** Numbers by chance that are the same for the same seed. */
function chanceOf(seed: number): (most: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return (state >>> 8) % most
  }
}
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const tones: readonly (readonly [string, RegExp])[] = [
  ['funny', /fun|humor|humour|witty|playful|light|silly|sarcas/i],
  ['formal', /formal|serious|business|professional|polite|official|academic/i],
  ['warm', /warm|heart|love|romantic|emotional|touching|friendly|sincere|tender/i],
  ['sad', /sad|melanchol|mourn|grief/i],
  ['scientific', /scien|rational|neuro/i],
  ['spiritual', /spirit|mystic|esoter|symbolic|tarot/i],
  ['psychological', /psych|jung|freud/i],
]

export interface Entered {
  readonly label: string
  readonly value: string
}
/** What stands in the slots: what was entered; what fills none of this genre's, as a sentence of its own. */
function filled(genre: Genre, entered: readonly Entered[]): Map<string, string> {
  const said = new Map<string, string>()
  const more: string[] = []
  const known = new Set<string>([...genre.asks, 'tone', 'length', 'style', 'count'])
  for (const { label, value } of entered) {
    const text = value.trim()
    if (text === '') continue
    const slot = slotOf(label)
    if (known.has(slot) && !said.has(slot)) said.set(slot, slot === 'occasion' && /^\p{L}+$/u.test(text) ? `this ${text.toLowerCase()}` : text)
    else if (slot !== 'kind') more.push(`${label}: ${text}.`)
  }
  const free = genre.asks.find((slot) => !said.has(slot) && ['topic', 'detail', 'goal', 'product'].includes(slot))
  if (more.length > 0 && free) said.set(free, free === 'detail' ? more.join(' ') : more[0]!.split(': ').slice(1).join(': ').replace(/\.$/, ''))
  return said
}
const usual: Readonly<Record<string, string>> = {
  occasion: 'this day',
  names: 'you',
  topic: 'this',
  hero: 'Mira',
  place: 'the town',
  product: 'it',
  audience: 'everybody',
  goal: 'practice',
  job: 'a friend of good work',
  mood: 'thoughtful',
  level: 'medium',
  people: 'four',
  players: 'three',
  date: 'soon',
}

/** 0 for short, 1 for medium, 2 for long: in words, in minutes of speaking or in words of text. */
function sizeOf(length: string): 0 | 1 | 2 {
  if (/short|brief/i.test(length)) return 0
  if (/long|detailed/i.test(length)) return 2
  const number = Number(/\d+/.exec(length)?.[0] ?? Number.NaN)
  const words = /min/i.test(length) ? number * 100 : number
  return words <= 150 ? 0 : words >= 400 ? 2 : 1
}

function partsOf(genre: Genre, said: Map<string, string>, chance: (most: number) => number): string[] {
  const length = said.get('length') ?? ''
  const size = sizeOf(length)
  const tone = tones.find(([, cue]) => cue.test(`${said.get('tone') ?? ''} ${said.get('style') ?? ''} ${said.get('mood') ?? ''}`))?.[0] ?? ''
  const word = (slot: string): string => said.get(slot) ?? ''
  const main = genre.asks.slice(0, 2)
  const value = (slot: string): string => word(slot) || (main.includes(slot) ? (usual[slot] ?? '') : '')
  return genre.parts.flatMap((part) => {
    const able = part.flatMap((raw) => {
      const [, need = '', own = '', text = ''] = /^([?+]?)(?:\((\w+)\))?([\s\S]*)$/.exec(raw)!
      const isFull = [...text.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => value(slot.toLowerCase()) !== '')
      const isWanted = need === '' || (need === '?' ? size > 0 : size > 1)
      return isFull && isWanted && (own === '' || own === tone) ? [{ own, text }] : []
    })
    const toned = able.filter(({ own }) => own !== '')
    const told = able.filter(({ text }) => /\{detail\}/i.test(text))
    const from = toned.length > 0 && chance(4) > 0 ? toned : told.length > 0 && chance(4) > 0 ? told : able
    if (from.length === 0) return []
    const { text } = from[chance(from.length)]!
    const said_ = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const of = value(slot.toLowerCase())
      return /^[A-Z]/.test(slot) ? capital(of) : of
    })
    return [said_]
  })
}
/** Sentences begin with a capital, end with one stop, and stand in paragraphs. */
const tidy = (text: string): string =>
  text
    .replace(/([.!?])\.(?=\s|$)/g, '$1')
    .replace(/(^|[.!?] |\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<=,\n+)(\p{Lu})/gu, (letter) => letter)

/** The text of a genre from what was entered; another turn gives another version. */
export function write(name: GenreName, entered: readonly Entered[], turn: number): string {
  const genre: Genre = genres[name]
  const chance = chanceOf(turn + 1)
  for (let warm = 0; warm < 3; warm++) chance(9)
  const said = filled(genre, entered)
  const count = Math.min(50, Math.max(1, Math.floor(Number(said.get('count')?.match(/\d+/)?.[0] ?? 8))))
  if (name === 'names') {
    const own = entered.find(({ label }) => /place|character|pet|baby|company|brand|type|kind/i.test(label))
    return namesOf(`${said.get('kind') ?? ''} ${own?.label ?? ''} ${own?.value ?? ''}`, said.get('style') ?? '', said.get('topic') ?? '', count, chance).join(
      '\n',
    )
  }
  if (!genre.lines) return tidy(partsOf(genre, said, chance).join(name === 'poem' || name === 'speech' ? '\n\n' : '\n'))
  if (name === 'plan') {
    const days = Math.min(31, Math.max(1, Number(said.get('days')?.match(/\d+/)?.[0] ?? 7)))
    const all = Array.from({ length: Math.ceil(days / 7) }, () => partsOf(genre, said, chance)).flat()
    return all
      .slice(0, days)
      .map((line, at) => `Day ${at + 1}: ${capital(line)}`)
      .join('\n')
  }
  const lines = new Set<string>()
  for (let tries = 0; lines.size < (said.has('count') ? count : 6) && tries < 12; tries++)
    for (const line of partsOf(genre, said, chance)) lines.add(tidy(line))
  return [...lines].slice(0, said.has('count') ? count : 6).join('\n')
}

/** Words of a text, and how long it takes to read it and to say it, in minutes. */
export function timesOf(text: string): { readonly words: number; readonly reading: number; readonly speaking: number } {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  const minutes = (each: number): number => Math.max(words > 0 ? 0.1 : 0, Math.round((words / each) * 10) / 10)
  return { words, reading: minutes(230), speaking: minutes(130) }
}
