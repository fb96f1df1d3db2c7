import type { Theme } from '../model.ts'

export type Drawing = 'columns' | 'tiles' | 'discs' | 'halftone' | 'cubes' | 'waves' | 'arches' | 'contours' | 'slabs' | 'confetti'

/** What sets one theme's looks apart from another's beyond its colours, faces and radius. */
export interface Treatment {
  readonly card: 'outline' | 'lift' | 'edge' | 'side' | 'ruled' | 'hard' | 'soft' | 'block'
  readonly hero: 'page' | 'accent' | 'inset'
  /** The shape of the hero's picture. */
  readonly frame: 'plain' | 'arch' | 'offset' | 'round'
  /** What its pictures are drawn as; the seed picks one. */
  readonly art: readonly [Drawing, ...Drawing[]]
  readonly header: 'bar' | 'masthead'
  readonly weight: number
  readonly tracking: string
  /** Whether what a site offers stands on cards or in the rows of an index. */
  readonly features: 'cards' | 'rows'
  readonly heading: 'plain' | 'rule' | 'mark' | 'number'
}

export const treatments: Readonly<Record<Theme['name'], Treatment>> = {
  ledger: {
    card: 'outline',
    hero: 'page',
    frame: 'plain',
    art: ['columns', 'tiles', 'contours'],
    header: 'bar',
    weight: 600,
    tracking: '-0.03em',
    features: 'cards',
    heading: 'plain',
  },
  orchard: {
    card: 'lift',
    hero: 'page',
    frame: 'round',
    art: ['tiles', 'waves', 'arches'],
    header: 'bar',
    weight: 650,
    tracking: '-0.025em',
    features: 'cards',
    heading: 'plain',
  },
  atelier: {
    card: 'ruled',
    hero: 'page',
    frame: 'plain',
    art: ['discs', 'slabs'],
    header: 'bar',
    weight: 400,
    tracking: '-0.02em',
    features: 'rows',
    heading: 'number',
  },
  press: {
    card: 'ruled',
    hero: 'page',
    frame: 'plain',
    art: ['halftone', 'discs'],
    header: 'masthead',
    weight: 600,
    tracking: '-0.015em',
    features: 'rows',
    heading: 'rule',
  },
  arcade: {
    card: 'hard',
    hero: 'accent',
    frame: 'offset',
    art: ['cubes', 'confetti'],
    header: 'bar',
    weight: 750,
    tracking: '-0.03em',
    features: 'cards',
    heading: 'mark',
  },
  clinic: {
    card: 'edge',
    hero: 'inset',
    frame: 'plain',
    art: ['waves', 'tiles', 'contours'],
    header: 'bar',
    weight: 600,
    tracking: '-0.025em',
    features: 'cards',
    heading: 'plain',
  },
  sunroom: {
    card: 'soft',
    hero: 'page',
    frame: 'arch',
    art: ['arches', 'waves'],
    header: 'bar',
    weight: 500,
    tracking: '-0.02em',
    features: 'cards',
    heading: 'plain',
  },
  blueprint: {
    card: 'outline',
    hero: 'page',
    frame: 'plain',
    art: ['contours', 'cubes'],
    header: 'bar',
    weight: 500,
    tracking: '-0.04em',
    features: 'cards',
    heading: 'mark',
  },
  hearth: {
    card: 'edge',
    hero: 'inset',
    frame: 'plain',
    art: ['tiles', 'arches'],
    header: 'bar',
    weight: 600,
    tracking: '-0.02em',
    features: 'cards',
    heading: 'rule',
  },
  monolith: {
    card: 'block',
    hero: 'accent',
    frame: 'plain',
    art: ['slabs', 'halftone', 'cubes'],
    header: 'bar',
    weight: 800,
    tracking: '-0.045em',
    features: 'rows',
    heading: 'plain',
  },
  harbor: {
    card: 'side',
    hero: 'page',
    frame: 'offset',
    art: ['waves', 'arches'],
    header: 'masthead',
    weight: 500,
    tracking: '-0.015em',
    features: 'cards',
    heading: 'rule',
  },
  candy: {
    card: 'soft',
    hero: 'accent',
    frame: 'round',
    art: ['confetti', 'tiles'],
    header: 'bar',
    weight: 750,
    tracking: '-0.025em',
    features: 'cards',
    heading: 'mark',
  },
}
