import { type Html, raw } from '../html.ts'
import type { Drawing, Treatment } from '../treatment.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Canvas, Drawer } from './draw.ts'
import { motifOf, motifsIn } from './motif-words.ts'
import { confetti, cubes, halftone, slabs, tiles } from './patterns.ts'
import { arches, columns, contours, discs, waves } from './scenes.ts'
import { emblem, type Motif, mosaic, portrait, shelf } from './still-life.ts'

const drawers: Readonly<Record<Drawing, Drawer>> = { tiles, columns, discs, halftone, cubes, waves, arches, contours, slabs, confetti }
const canvases = {
  tall: { width: 600, height: 480, unit: 120 },
  wide: { width: 1200, height: 440, unit: 110 },
  small: { width: 480, height: 300, unit: 120 },
  large: { width: 960, height: 480, unit: 160 },
} as const satisfies Record<string, Canvas>

type Size = keyof typeof canvases
const tiled: readonly Drawing[] = ['tiles', 'confetti', 'cubes']

/** Drawings of rows stand beside each other, so that they take more turns; a row keeps its own from the list to its page. */
const beside = ['tiles', 'waves', 'discs', 'arches', 'contours'] as const

/** A drawing for the eye only, the same for the same seed; its colours come from the stylesheet and its edges are cropped to its frame. Those of a row that is known beforehand take turns by their place in it. */
export function artOf(kinds: Treatment['art'], seed: string, size: Size, { turn, motifs = [] }: { turn?: number; motifs?: readonly Motif[] } = {}): Html {
  const canvas = canvases[size]
  if (motifs.length > 0) return svg(canvas, still(kinds, chanceOf(seed), canvas, size, motifs))
  const all: readonly [Drawing, ...Drawing[]] = size === 'small' || size === 'large' ? [...kinds, ...beside.filter((one) => !kinds.includes(one))] : kinds
  const kind = turn === undefined ? chanceOf(`${seed} kind`).pick(all) : (all[turn % all.length] ?? all[0])
  return svg(canvas, drawers[kind](chanceOf(seed), canvas))
}

const svg = ({ width, height }: Canvas, drawn: string): Html =>
  raw(`<svg class="art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${drawn}</svg>`)

/** Things themselves, as the theme draws: one alone for a row, several on tiles or on a shelf for a site. */
function still(kinds: Treatment['art'], chance: Chance, canvas: Canvas, size: Size, motifs: readonly Motif[]): string {
  const [first] = motifs
  if ((size === 'small' || size === 'large') && first) return portrait(chance, canvas, first)
  return motifs.length > 1 && kinds.some((kind) => tiled.includes(kind)) ? mosaic(chance, canvas, motifs) : shelf(chance, canvas, motifs)
}

/** A small picture of what the words name; nothing where they name none that is known. */
export const emblemOf = (words: string): Html | undefined => emblemFor(motifsIn(words, 9).at(-1))
/** The small picture of one row, as its large one would be. */
export const rowEmblem = (title: string, singular: string): Html | undefined => emblemFor(motifOf(title, singular, false))

function emblemFor(motif: Motif | undefined): Html | undefined {
  return motif && raw(`<svg class="emblem art" viewBox="18 18 164 164" aria-hidden="true" focusable="false">${emblem(motif)}</svg>`)
}

const forms = [
  '<circle cx="10" cy="10" r="6"/><path d="M18 18h8v8h-8z"/>',
  '<path d="M4 26V14a10 10 0 0 1 10-10v22z"/><circle cx="21" cy="21" r="5"/>',
  '<path d="M4 4h10a12 12 0 0 1 12 12v10H16A12 12 0 0 1 4 14z"/>',
  '<path d="M15 3l4 8 8 4-8 4-4 8-4-8-8-4 8-4z"/>',
  '<path d="M4 15a11 11 0 0 1 22 0z"/><path d="M4 19h22v6H4z"/>',
  '<path d="M4 4h9v22H4z"/><circle cx="21" cy="9" r="5"/><path d="M17 17h9v9h-9z"/>',
] as const

/** A site's mark, picked by its name. */
export const markOf = (name: string): Html =>
  raw(`<svg class="mark" viewBox="0 0 30 30" aria-hidden="true" focusable="false">${chanceOf(name).pick(forms)}</svg>`)

/** The same mark in a colour (`#rrggbb`), as a document of its own. */
export const favicon = (name: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="${colour}">${chanceOf(name).pick(forms)}</svg>`
