import type { PictureEdits } from '../../machines/modules/picture.machine.ts'
import { plainAvatar } from '../drawn-avatar.ts'
import { plainCode } from '../drawn-code.ts'
import type { PictureWay } from '../module-data.ts'

const edits = {
  turn: '0',
  flip: 'no',
  shape: 'whole',
  left: '0',
  top: '0',
  right: '0',
  bottom: '0',
  width: '',
  light: '100',
  contrast: '100',
  colour: '100',
  blur: '0',
  filter: 'none',
  back: 'keep',
  within: '12',
  mark: '',
  place: 'bottom right',
  format: 'png',
  quality: '85',
  sheet: 'one',
} as const satisfies PictureEdits
/** What nothing is changed by, or what is drawn first; trims and changes of colour are percents. */
export const plainEdits: Readonly<Record<PictureWay, PictureEdits>> = {
  edit: { way: 'edit', ...edits },
  identity: { way: 'identity', ...edits, shape: 'Passport', back: '#ffffff', format: 'jpeg' },
  recognise: { way: 'recognise', turn: '0', kind: 'any', format: 'jpeg' },
  words: { way: 'words', words: 'A red boat on the sea under the moon', style: 'any', variant: '0', light: '100', colour: '100', format: 'png' },
  avatar: { way: 'avatar', ...plainAvatar, format: 'png' },
  poster: { way: 'poster', title: 'Summer fair', text: 'Saturday from ten, at the old harbour', foot: '', shape: 'Poster', look: 'Band', colours: 'Ivory', format: 'png' },
  code: { way: 'code', ...plainCode, format: 'png' },
} // biome-ignore format: one way a line

export const shapes: Readonly<Record<string, number>> = { square: 1, '4 to 3': 4 / 3, '16 to 9': 16 / 9, '3 to 4': 3 / 4 }
/** Identity photos in pixels at 300 to the inch. */
export const sizes: Readonly<Record<string, { readonly width: number; readonly height: number; readonly words: string }>> = {
  '1 inch': { width: 295, height: 413, words: '1 inch (25 × 35 mm)' },
  '2 inch': { width: 413, height: 579, words: '2 inch (35 × 49 mm)' },
  Passport: { width: 413, height: 531, words: 'Passport (35 × 45 mm)' },
  Visa: { width: 602, height: 602, words: 'Visa (51 × 51 mm)' },
  'Student card': { width: 260, height: 378, words: 'Student card (22 × 32 mm)' },
}
/** What the browser's filter does for each. */
export const filters: Readonly<Record<string, string>> = {
  none: '',
  Grey: 'grayscale(1)',
  Sepia: 'sepia(.85)',
  Vivid: 'saturate(1.7) contrast(1.12)',
  Warm: 'sepia(.3) saturate(1.35)',
  Cool: 'hue-rotate(18deg) saturate(.9) brightness(1.04)',
  Faded: 'contrast(.82) brightness(1.1) saturate(.75)',
  Negative: 'invert(1)',
}

export interface PartOfPicture {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const percent = (text: string | undefined): number => Math.min(49, Math.max(0, Number(text ?? 0) || 0)) / 100
/** The part that is left by trims and then by a shape around its middle. */
export function partOf(width: number, height: number, of: PictureEdits): PartOfPicture {
  const [left, top, right, bottom] = [percent(of.left), percent(of.top), percent(of.right), percent(of.bottom)]
  const box = { x: width * left, y: height * top, width: width * (1 - left - right), height: height * (1 - top - bottom) }
  const size = sizes[of.shape ?? '']
  const shape = size ? size.width / size.height : of.way === 'poster' ? undefined : shapes[of.shape ?? '']
  if (shape === undefined) return box
  const kept = { width: Math.min(box.width, box.height * shape), height: Math.min(box.height, box.width / shape) }
  return { ...kept, x: box.x + (box.width - kept.width) / 2, y: box.y + (box.height - kept.height) / 2 }
}
