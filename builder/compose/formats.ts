import type { KitName } from '../lexicon/kits.ts'
import { addField } from './add-field.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const named = /^(?:(.+) )?(format|encoding|decoding)(?: method)?$/
const methods = /^(?:en|de)coding_methods?$/
const supporting = /^(?:view|support|have|handle|accept|upload|play)$/
/** The kits that a word before "formats" means, all of those that are there. */
const meant: readonly (readonly [RegExp, readonly KitName[]])[] = [
  [/^video$/, ['video']],
  [/^(?:audio|music|sound)$/, ['music']],
  [/^(?:image|picture|photo)$/, ['image']],
  [/^(?:media|multimedia|player|media player)?$/, ['video', 'music', 'image']],
  [/^(?:file|document|text)$/, ['file', 'video', 'music', 'image', 'document']],
]
const usual: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  video: ['MP4', 'AVI', 'MOV', 'MKV'],
  music: ['MP3', 'WAV', 'FLAC', 'AAC'],
  image: ['JPG', 'PNG', 'GIF', 'WebP'],
}
const encodings: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  video: ['H.264', 'H.265', 'MPEG-4'],
  music: ['Constant bit rate', 'Variable bit rate'],
  file: ['UTF-8', 'GBK', 'Big5'],
  document: ['UTF-8', 'GBK', 'Big5'],
}
/** Formats by what is kept in them. */
const families: Readonly<Partial<Record<KitName, RegExp>>> = {
  video: /^(?:mpe?g|vob|avi|vivo|asf|wmv|qt|mov|fli|flc|mp4|mkv|3gp|flv|m4v|rm|rmvb|webm|ogv)$/i,
  music: /^(?:mp3|wav|flac|aac|ogg|m4a|wma|ape|aiff)$/i,
  image: /^(?:jpe?g|png|gif|webp|bmp|tiff?|svg|heic)$/i,
  document: /^(?:pdf|docx?|odt|rtf|txt|md|html|epub|xlsx?|csv|pptx?)$/i,
}
const upper = (one: string): string => (one === one.toLowerCase() ? one.toUpperCase() : one)
/** What the words say that there is of a kind; what is usual where they say nothing. */
function choicesOf({ ask: { choices, fields } }: Placed, kit: KitName, noun: string): readonly string[] {
  const said = (choices.length > 0 ? choices : fields.map((field) => field.noun)).flatMap((one) => one.split('/'))
  if (noun !== 'format') return said.length > 1 ? said : (encodings[kit] ?? [])
  return said.length > 1 ? said.filter((one) => families[kit]?.test(one)).map(upper) : (usual[kit] ?? [])
}

/** "supports various formats and encodings", "multiple file formats, such as MPEG and AVI": which of them each file is in. */
export function inFormats(plan: Plan, placed: readonly Placed[], settle: (one: Placed, thing: Thing) => void): void {
  for (const one of placed) {
    const { object, verb } = one.ask
    const [, of = '', noun = ''] = named.exec(object?.noun ?? '') ?? []
    if (noun === '' || !supporting.test(verb)) continue
    const before =
      of === '' ? placed.findLast(({ ask, clause }) => clause < one.clause && one.clause - clause < 3 && named.test(ask.object?.noun ?? '')) : undefined
    const word = of !== '' ? of : (named.exec(before?.ask.object?.noun ?? '')?.[1] ?? '')
    const kits = meant.find(([said]) => said.test(word))?.[1] ?? []
    const found = plan.things.filter(({ kit }) => kits.includes(kit)).map((thing) => ({ thing, choices: choicesOf(one, thing.kit, noun) }))
    for (const { thing, choices } of found)
      if (choices.length > 1) addField(thing, { ...object!, noun: noun === 'format' ? noun : 'encoding', light: '', plural: false }, choices)
    for (const { thing } of found) thing.fields.splice(0, thing.fields.length, ...thing.fields.filter(({ id }) => !methods.test(id)))
    const first = found.find(({ choices }) => choices.length > 1)
    if (first) settle(one, first.thing)
  }
}
