import type { ClipWay } from './module-data.ts'

/** What is chosen for a clip, by field. */
export type ClipEdits = Readonly<Record<string, string>>

/** What nothing is changed by, for each way of making clips. Times are in seconds, volume and quality in percent. */
export const plainClips: Readonly<Record<ClipWay, ClipEdits>> = {
  edit: {
    start: '0',
    end: '0',
    speed: '1',
    volume: '100',
    fade: '0',
    effect: 'None',
    music: 'None',
    sound: 'Its own',
    filter: 'None',
    mirror: 'no',
    text: '',
    place: 'Bottom',
    cover: 'Nothing',
    size: 'As it is',
    format: '',
    quality: 'Good',
  },
  film: {
    script: 'Morning over the hills\nA boat on the lake\nEvening in the city',
    look: 'By the words',
    motion: 'Slow zoom',
    captions: 'Shown',
    seconds: '3',
    music: 'Calm',
    size: '640 × 360',
    format: '',
    quality: 'Good',
  },
}

export const soundEffects = ['None', 'Echo', 'Hall', 'Telephone', 'More bass', 'Clearer voice', 'Backwards'] as const
export const music = ['None', 'Calm', 'Lively'] as const
export const motions = ['Slow zoom', 'Glide', 'Stand still'] as const
export const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const
export const filmSizes: Readonly<Record<string, readonly [number, number]>> = { '640 × 360': [640, 360], '480 × 480': [480, 480], '360 × 640': [360, 640] }
/** Heights of pictures that are made smaller. */
export const clipSizes: Readonly<Record<string, number>> = { 'As it is': 0, '720 lines': 720, '480 lines': 480, '360 lines': 360 }
/** Filters of moving pictures, as a canvas takes them. */
export const clipFilters: Readonly<Record<string, string>> = {
  None: 'none',
  'Black and white': 'grayscale(1)',
  Sepia: 'sepia(.85)',
  Warm: 'sepia(.3) saturate(1.4)',
  Cool: 'hue-rotate(18deg) saturate(.85)',
  Bright: 'brightness(1.3)',
  Contrast: 'contrast(1.45)',
  Soft: 'blur(2px)',
}
/** Bits a second of a picture of 640 × 360; larger ones take more. */
export const clipQualities: Readonly<Record<string, number>> = { High: 2_500_000, Good: 1_200_000, Small: 450_000 }

export interface ClipFormat {
  readonly words: string
  readonly ending: string
  readonly type: string
  readonly makes: 'video' | 'audio' | 'picture'
}
/** What a clip can be made into; a browser offers those that it can write. */
export const clipFormats: readonly ClipFormat[] = [
  { words: 'WebM', ending: 'webm', type: 'video/webm', makes: 'video' },
  { words: 'MP4', ending: 'mp4', type: 'video/mp4', makes: 'video' },
  { words: 'WAV', ending: 'wav', type: 'audio/wav', makes: 'audio' },
  { words: 'WebM sound', ending: 'weba', type: 'audio/webm', makes: 'audio' },
  { words: 'M4A', ending: 'm4a', type: 'audio/mp4', makes: 'audio' },
  { words: 'One picture (PNG)', ending: 'png', type: 'image/png', makes: 'picture' },
]

/** A number that was typed, within bounds; the other one where it is none. */
export function within(text: string | undefined, least: number, most: number, otherwise: number): number {
  const value = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise
}

export interface Part {
  readonly start: number
  readonly end: number
  readonly speed: number
  /** Seconds that the new clip lasts. */
  readonly lasts: number
}
/** The part of a clip of so many seconds that is kept; throws in words where nothing is left. */
export function partOf(edits: ClipEdits, seconds: number): Part {
  const start = within(edits.start, 0, seconds, 0)
  const end = within(edits.end, 0, seconds, seconds)
  const speed = within(edits.speed, 0.25, 4, 1)
  if (end - start < 0.1) throw new Error('The end has to come after the start, by a tenth of a second at least.')
  return { start, end, speed, lasts: (end - start) / speed }
}

const bytesOfHead = 44
/** Sound as a WAV file of 16 bits a sample: one array of samples from -1 to 1 for each channel. */
export function wavOf(channels: readonly Float32Array[], rate: number): ArrayBuffer {
  const samples = channels[0]?.length ?? 0
  const width = channels.length * 2
  const file = new DataView(new ArrayBuffer(bytesOfHead + samples * width))
  const write = (at: number, words: string): void => {
    for (const [index, letter] of [...words].entries()) file.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  file.setUint32(4, file.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, channels.length, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * width, true)
  file.setUint16(32, width, true)
  file.setUint16(34, 16, true)
  write(36, 'data')
  file.setUint32(40, samples * width, true)
  for (let at = 0; at < samples; at++)
    for (const [channel, sound] of channels.entries())
      file.setInt16(bytesOfHead + at * width + channel * 2, Math.round(Math.max(-1, Math.min(1, sound[at] ?? 0)) * 0x7fff), true)
  return file.buffer
}

const scale = [261.63, 293.66, 329.63, 392, 440, 523.25] as const
/** The notes of a piece of music of so many seconds: when each begins and ends, and its pitch in hertz. */
export function notesOf(kind: string, seconds: number): readonly { readonly at: number; readonly until: number; readonly pitch: number }[] {
  if (kind === 'None') return []
  const step = kind === 'Lively' ? 0.25 : 1
  return Array.from({ length: Math.ceil(seconds / step) }, (_, index) => ({
    at: index * step,
    until: Math.min(seconds, index * step + step * (kind === 'Lively' ? 0.9 : 1.6)),
    pitch: scale[(index * (kind === 'Lively' ? 2 : 3) + Math.floor(index / 4)) % scale.length]! / (kind === 'Lively' ? 1 : 2),
  }))
}

const mostScenes = 12
/** The scenes of a script: one a line, or one a sentence where all stands in one line. */
export function scenesOf(script: string): readonly string[] {
  const lines = script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const scenes = lines.length === 1 ? lines[0]!.split(/(?<=[.!?])\s+/).filter((scene) => scene !== '') : lines
  return scenes.slice(0, mostScenes).map((scene) => scene.slice(0, 160))
}
