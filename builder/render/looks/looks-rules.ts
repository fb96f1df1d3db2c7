import { isDark } from '../../colour/contrast.ts'
import type { Theme } from '../../model.ts'
import { type Palette, paletteOf } from '../palette.ts'

/** The theme by night, or by day where it is dark by itself: its components' colour on another background. */
const other = (theme: Theme): Theme =>
  isDark(theme.background)
    ? { ...theme, background: '#ffffff', surface: '#ffffff', parts: {} }
    : { ...theme, background: '#14171c', surface: '#1d2127', parts: {} }

/** Where a choice holds: on the page on which it stands, and wherever the script remembers it. */
const where = (offer: string, value: string): string => `:root:is([data-look-${offer}=${value}],:has(#look-${offer}-${value}:checked))`

/** The rules of what visitors may change of a site's look; none where it offers nothing. */
export function looksRules(theme: Theme, ground: (of: Palette['page'], mark: string) => string): string[] {
  if (!theme.looks) return []
  const night = other(theme)
  const { page, band, card, accent, header, footer, art } = paletteOf(night)
  const light = where('light', 'other')
  const grounds = [
    [`${light} body,${light} .on-page`, page, night.component],
    [`${light} .on-band`, band, night.component],
    [`${light} .on-accent`, accent, accent.ink],
    [`${light} .on-header`, header, header.ink],
    [`${light} .on-footer`, footer, footer.ink],
    [`${light} .card,${light} .on-card`, card, night.component],
  ] as const
  return [
    `${light}{color-scheme:${isDark(night.background) ? 'dark' : 'light'};${art.map((colour, index) => `--art-${index + 1}:${colour}`).join(';')}}`,
    ...grounds.map(([selector, of, mark]) => `${selector}{${ground(of, mark)}}`),
    `${where('size', 'large')}{font-size:112.5%}`,
    `${where('size', 'larger')}{font-size:131.25%}`,
    `${where('face', 'serif')}{--face:Georgia,'Noto Serif',serif;--display:Georgia,'Noto Serif',serif}`,
    `${where('face', 'mono')}{--face:ui-monospace,Menlo,Consolas,monospace;--display:ui-monospace,Menlo,Consolas,monospace}`,
    `${where('layout', 'list')} .grid.cards{grid-template-columns:minmax(0,1fr)}`,
    `${where('spacing', 'tight')}{--section:2rem;--gap:.7rem;--pad:.9rem}`,
    `${where('spacing', 'airy')}{--section:8rem;--gap:2.4rem;--pad:2.2rem}`,
    '.looks{display:grid;gap:1.4rem;padding:var(--pad);max-width:46rem}',
    '.look legend{margin-bottom:.5rem;font-weight:600}',
    '.looks-kept{color:var(--muted);font-size:.9375rem}',
  ]
}
