import { isDark } from '../colour/contrast.ts'
import type { Theme } from '../model.ts'
import { version } from './art/chance.ts'
import { looksRules } from './looks/looks-rules.ts'
import { type Ground, paletteOf } from './palette.ts'
import { account } from './styles/account.ts'
import { base } from './styles/base.ts'
import { blocks } from './styles/blocks.ts'
import { carousel } from './styles/carousel.ts'
import { chrome } from './styles/chrome.ts'
import { forms } from './styles/forms.ts'
import { insight } from './styles/insight.ts'
import { instrument } from './styles/instrument.ts'
import { intelligence } from './styles/intelligence.ts'
import { language } from './styles/language.ts'
import { learning } from './styles/learning.ts'
import { lists } from './styles/lists.ts'
import { module } from './styles/module.ts'
import { motion } from './styles/motion.ts'
import { social } from './styles/social.ts'
import { tools } from './styles/tools.ts'
import { trade } from './styles/trade.ts'
import { treatmentRules } from './styles/treatments.ts'
import { treatments } from './treatment.ts'

const sans = "'Geist',system-ui,-apple-system,'Segoe UI',sans-serif"
const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Noto Serif','DejaVu Serif',serif"
const mono = "'Geist Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"
const faces: Readonly<Record<Theme['display'], string>> = { grotesque: `'Bricolage Grotesque',${sans}`, sans, serif, mono }
const files = { 'Bricolage Grotesque': 'bricolage-grotesque', Geist: 'geist', 'Geist Mono': 'geist-mono' } as const

const constant = [
  base,
  chrome,
  blocks,
  lists,
  forms,
  account,
  trade,
  insight,
  social,
  intelligence,
  module,
  tools,
  instrument,
  carousel,
  language,
  learning,
  motion,
]
  .map((part) => part.replaceAll('\n', ''))
  .join('\n')
const constantVersion = version(constant + JSON.stringify(treatments))

/** Changes whenever the theme's stylesheet does. */
export const stylesheetVersion = (theme: Theme): string => version(constantVersion + JSON.stringify(theme))

const ground = (of: Ground, mark: string): string =>
  `color-scheme:${isDark(of.field) ? 'dark' : 'light'};${Object.entries({ ...of, mark })
    .map(([name, colour]) => `--${name.replaceAll('_', '-')}:${colour}`)
    .join(';')}`

const spaces = {
  calm: { section: 'clamp(3.5rem,7.5vw,6.5rem)', gap: 'clamp(1.25rem,2.4vw,2rem)', pad: 'clamp(1.35rem,2.4vw,2rem)' },
  regular: { section: 'clamp(3rem,6.3vw,5.25rem)', gap: 'clamp(1rem,2vw,1.5rem)', pad: 'clamp(1.15rem,2vw,1.6rem)' },
  compact: { section: 'clamp(2.5rem,5vw,4rem)', gap: 'clamp(.85rem,1.5vw,1.15rem)', pad: 'clamp(1rem,1.6vw,1.25rem)' },
} as const

function shape({ radius, density, heading_scale, display, body, name }: Theme): string {
  const { weight, tracking } = treatments[name]
  const { section, gap, pad } = spaces[density]
  const sizes = {
    round: `${radius}px`,
    'round-large': `${Math.round(radius * 1.5)}px`,
    'round-small': `${Math.min(radius, 10)}px`,
    'round-field': `${Math.min(radius, 14)}px`,
    'round-control': radius >= 18 ? '99px' : `${Math.min(radius, 12)}px`,
    'round-tag': radius === 0 ? '0' : radius < 8 ? `${radius}px` : '99px',
  }
  const all = {
    ...sizes,
    section,
    gap,
    pad,
    gutter: 'clamp(1.125rem,4vw,2.5rem)',
    scale: String(heading_scale),
    display: faces[display],
    face: faces[body],
    weight: String(display === 'serif' ? Math.min(weight, 600) : weight),
    'weight-brand': String(Math.max(600, weight)),
    tracking: display === 'mono' ? '-0.05em' : tracking,
  }
  return Object.entries(all)
    .map(([key, value]) => `--${key}:${value}`)
    .join(';')
}

/** The rules that give each ground its exact colours, with what is derived from them. */
export function colourRules(theme: Theme): readonly string[] {
  const palette = paletteOf(theme)
  const { page, band, card, accent, header, footer } = palette
  const { component } = theme
  const art = palette.art.map((colour, index) => `--art-${index + 1}:${colour}`).join(';')
  return [
    `:root{color-scheme:${isDark(theme.background) ? 'dark' : 'light'};${art}}`,
    `body,.on-page{${ground(page, component)}}`,
    `.on-band{${ground(band, component)}}`,
    `.on-accent{${ground(accent, accent.ink)}}`,
    `.on-header{${ground(header, header.ink)}}`,
    `.on-footer{${ground(footer, footer.ink)}}`,
    `.card,.on-card{${ground(card, component)}}`,
  ]
}

/** What a theme that was changed since the site was built has of its own: spacing and colours. */
export const wornRules = (theme: Theme): readonly string[] => [`:root{${shape(theme)}}`, ...colourRules(theme)]

/** A site's whole stylesheet: the theme's exact colours and what is derived from them, its faces and spacing, and the rules of its treatment. */
export function stylesheet(theme: Theme): string {
  const fonts = Object.entries(files)
    .filter(([face]) => [theme.display, theme.body].some((one) => faces[one].startsWith(`'${face}'`)) || face === 'Geist')
    .map(([face, file]) => `@font-face{font-family:'${face}';src:url(fonts/${file}.woff2) format('woff2');font-weight:200 800;font-display:swap}`)
  return [...fonts, `:root{${shape(theme)}}`, ...colourRules(theme), constant, ...looksRules(theme, ground), treatmentRules(treatments[theme.name]), ''].join(
    '\n',
  )
}
