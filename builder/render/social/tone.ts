import { chanceOf } from '../../compose/chance.ts'

const rate = 4000
const seconds = 5
const scale = [0, 2, 4, 7, 9, 12] as const
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function base64(bytes: Uint8Array): string {
  const out: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]]
    out.push(
      alphabet[a >> 2]!,
      alphabet[((a & 3) << 4) | (b >> 4)]!,
      at + 1 < bytes.length ? alphabet[((b & 15) << 2) | (c >> 6)]! : '=',
      at + 2 < bytes.length ? alphabet[c & 63]! : '=',
    )
  }
  return out.join('')
}

/** The header of an uncompressed sound of one channel with eight bits a sample. */
function header(length: number): readonly number[] {
  const word = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255]
  const letters = (text: string): number[] => [...text].map((one) => one.charCodeAt(0))
  return [
    ...letters('RIFF'),
    ...word(36 + length),
    ...letters('WAVEfmt '),
    ...word(16),
    1,
    0,
    1,
    0,
    ...word(rate),
    ...word(rate),
    1,
    0,
    8,
    0,
    ...letters('data'),
    ...word(length),
  ]
}

/** A short tune made from the words, as the address of a sound: what stands in for a track that nobody has uploaded. */
export function tuneOf(words: string): string {
  const known = tunes.get(words)
  if (known !== undefined) return known
  if (tunes.size >= 64) tunes.clear()
  const made = composed(words)
  tunes.set(words, made)
  return made
}
/** The same words always make the same tune, so that it is made once. */
const tunes = new Map<string, string>()

function composed(words: string): string {
  const length = rate * seconds
  const bytes = new Uint8Array(44 + length)
  bytes.set(header(length))
  const root = 196 * 2 ** (chanceOf(words, 7) / 12)
  const beat = rate / (2 + chanceOf(`${words} beat`, 3))
  const tones = Array.from({ length: Math.ceil(length / beat) }, (_, step) => root * 2 ** (scale[chanceOf(`${words} ${step}`, scale.length)]! / 12))
  for (let at = 0; at < length; at += 1) {
    const tone = tones[Math.floor(at / beat)]!
    const fade = (1 - (at % beat) / beat) ** 1.5
    const end = Math.min(1, (length - at) / rate)
    const wave = Math.sin((2 * Math.PI * tone * at) / rate) * 0.7 + Math.sin((4 * Math.PI * tone * at) / rate) * 0.2
    bytes[44 + at] = 128 + Math.round(70 * wave * fade * end)
  }
  return `data:audio/wav;base64,${base64(bytes)}`
}
