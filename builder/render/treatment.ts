import type { Theme } from '../model.ts'

/** What sets one theme's looks apart from another's beyond its colours, faces and radius. */
export interface Treatment {
  readonly card: 'outline' | 'lift' | 'edge' | 'side' | 'ruled' | 'hard' | 'soft' | 'block'
  readonly hero: 'page' | 'accent' | 'inset'
  /** The shape of the hero's picture. */
  readonly frame: 'plain' | 'arch' | 'offset' | 'round'
  readonly art: 'columns' | 'tiles' | 'discs' | 'halftone' | 'cubes' | 'waves' | 'arches' | 'contours' | 'slabs' | 'confetti'
  readonly header: 'bar' | 'masthead'
  readonly weight: number
  readonly tracking: string
  readonly heading: 'plain' | 'rule' | 'mark' | 'number'
}

export const treatments: Readonly<Record<Theme['name'], Treatment>> = {
  ledger: { card: 'outline', hero: 'page', frame: 'plain', art: 'columns', header: 'bar', weight: 600, tracking: '-0.03em', heading: 'plain' },
  orchard: { card: 'lift', hero: 'page', frame: 'round', art: 'tiles', header: 'bar', weight: 650, tracking: '-0.025em', heading: 'plain' },
  atelier: { card: 'ruled', hero: 'page', frame: 'plain', art: 'discs', header: 'bar', weight: 400, tracking: '-0.02em', heading: 'number' },
  press: { card: 'ruled', hero: 'page', frame: 'plain', art: 'halftone', header: 'masthead', weight: 600, tracking: '-0.015em', heading: 'rule' },
  arcade: { card: 'hard', hero: 'accent', frame: 'offset', art: 'cubes', header: 'bar', weight: 750, tracking: '-0.03em', heading: 'mark' },
  clinic: { card: 'edge', hero: 'inset', frame: 'plain', art: 'waves', header: 'bar', weight: 600, tracking: '-0.025em', heading: 'plain' },
  sunroom: { card: 'soft', hero: 'page', frame: 'arch', art: 'arches', header: 'bar', weight: 500, tracking: '-0.02em', heading: 'plain' },
  blueprint: { card: 'outline', hero: 'page', frame: 'plain', art: 'contours', header: 'bar', weight: 500, tracking: '-0.04em', heading: 'mark' },
  hearth: { card: 'edge', hero: 'inset', frame: 'plain', art: 'tiles', header: 'bar', weight: 600, tracking: '-0.02em', heading: 'rule' },
  monolith: { card: 'block', hero: 'accent', frame: 'plain', art: 'slabs', header: 'bar', weight: 800, tracking: '-0.045em', heading: 'plain' },
  harbor: { card: 'side', hero: 'page', frame: 'offset', art: 'waves', header: 'masthead', weight: 500, tracking: '-0.015em', heading: 'rule' },
  candy: { card: 'soft', hero: 'accent', frame: 'round', art: 'confetti', header: 'bar', weight: 750, tracking: '-0.025em', heading: 'mark' },
}
