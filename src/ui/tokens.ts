import { defineGlobalStyles, defineKeyframes, defineSemanticTokens, defineTokens } from '@pandacss/dev'

const value = (of: string) => ({ value: of })
const both = (base: string, dark: string) => ({ value: { base, _dark: dark } })

export const tokens = defineTokens({
  fonts: {
    display: value("'Bricolage Grotesque Variable', 'Arial Narrow', sans-serif"),
    sans: value("'Geist Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"),
    mono: value("'Geist Mono Variable', ui-monospace, Menlo, monospace"),
  },
  radii: { tag: value('6px'), control: value('9px'), card: value('12px'), dialog: value('18px') },
  spacing: {
    0: value('0'),
    1: value('4px'),
    2: value('8px'),
    3: value('12px'),
    4: value('16px'),
    5: value('20px'),
    6: value('24px'),
    8: value('32px'),
    10: value('40px'),
    12: value('48px'),
    16: value('64px'),
    18: value('72px'),
    24: value('96px'),
  },
  sizes: { page: value('1160px'), prose: value('68ch'), sidebar: value('260px'), rail: value('64px'), full: value('100%') },
  easings: { out: value('cubic-bezier(.2,0,0,1)') },
  durations: { press: value('120ms'), view: value('200ms'), open: value('240ms'), close: value('160ms') },
  zIndex: { header: { value: 10 }, drawer: { value: 30 }, dialog: { value: 40 }, popover: { value: 50 }, toast: { value: 60 } },
})

/** Colours and shadows of design/tokens.css, light and dark. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: both('oklch(.988 .002 260)', 'oklch(.165 .026 270)'),
    surface: both('#fff', 'oklch(.205 .030 270)'),
    subtle: both('oklch(.976 .004 262)', 'oklch(.185 .028 270)'),
    muted: both('oklch(.955 .006 263)', 'oklch(.245 .032 270)'),
    line: both('oklch(.916 .009 264)', 'oklch(.290 .034 270)'),
    field: both('oklch(.600 .024 267)', 'oklch(.600 .024 267)'),
    text: both('oklch(.205 .030 270)', 'oklch(.976 .004 262)'),
    text2: both('oklch(.490 .028 268)', 'oklch(.735 .020 266)'),
    text3: both('oklch(.535 .026 267)', 'oklch(.665 .022 267)'),
    ink: both('oklch(.205 .030 270)', 'oklch(.976 .004 262)'),
    inkHover: both('oklch(.290 .034 270)', 'oklch(.916 .009 264)'),
    onInk: both('#fff', 'oklch(.165 .026 270)'),
    pen: both('oklch(.520 .230 267)', 'oklch(.710 .155 267)'),
    penSolid: both('oklch(.520 .230 267)', 'oklch(.520 .230 267)'),
    penSolidHover: both('oklch(.450 .215 268)', 'oklch(.450 .215 268)'),
    penSoft: both('oklch(.935 .040 268)', 'oklch(.370 .170 269/.45)'),
    onPenSoft: both('oklch(.450 .215 268)', 'oklch(.790 .120 267)'),
    marker: both('oklch(.905 .182 98)', 'oklch(.905 .182 98)'),
    markerHover: both('oklch(.930 .165 100)', 'oklch(.930 .165 100)'),
    markerLine: both('oklch(.860 .178 94)', 'oklch(.860 .178 94)'),
    markerSoft: both('oklch(.975 .085 103)', 'oklch(.440 .090 78/.35)'),
    onMarker: both('oklch(.205 .030 270)', 'oklch(.165 .026 270)'),
    onMarkerSoft: both('oklch(.440 .090 78)', 'oklch(.930 .165 100)'),
    thing: both('oklch(.790 .120 267)', 'oklch(.520 .230 267)'),
    action: both('oklch(.880 .140 163)', 'oklch(.545 .125 158)'),
    style: both('oklch(.845 .125 330)', 'oklch(.560 .190 333)'),
    good: both('oklch(.545 .125 158)', 'oklch(.795 .160 160)'),
    goodSoft: both('oklch(.955 .060 165)', 'oklch(.300 .060 160/.8)'),
    onGoodSoft: both('oklch(.455 .104 159)', 'oklch(.795 .160 160)'),
    bad: both('oklch(.560 .205 25)', 'oklch(.730 .170 21)'),
    badSoft: both('oklch(.945 .030 25)', 'oklch(.300 .080 22/.7)'),
    onBadSoft: both('oklch(.470 .175 26)', 'oklch(.820 .110 20)'),
    ring: both('oklch(.520 .230 267)', 'oklch(.710 .155 267)'),
    scrim: both('oklch(.205 .030 270/.55)', 'oklch(.08 .02 270/.7)'),
  },
  shadows: {
    1: both('0 0 0 1px oklch(.205 .03 270/.06),0 1px 2px oklch(.205 .03 270/.05)', 'inset 0 0 0 1px oklch(1 0 0/.07),0 1px 2px oklch(0 0 0/.4)'),
    2: both(
      '0 0 0 1px oklch(.205 .03 270/.07),0 2px 4px oklch(.205 .03 270/.04),0 10px 28px -8px oklch(.205 .03 270/.14)',
      'inset 0 0 0 1px oklch(1 0 0/.08),0 10px 28px -8px oklch(0 0 0/.5)',
    ),
    3: both(
      '0 0 0 1px oklch(.205 .03 270/.08),0 8px 16px -4px oklch(.205 .03 270/.07),0 36px 72px -20px oklch(.205 .03 270/.26)',
      'inset 0 0 0 1px oklch(1 0 0/.1),0 36px 72px -20px oklch(0 0 0/.75)',
    ),
  },
})

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  riseIn: { from: { opacity: 0, transform: 'translateY(6px)' } },
  dialogIn: { from: { opacity: 0, transform: 'scale(.98)' } },
  dialogOut: { to: { opacity: 0, transform: 'scale(.98)' } },
  drawerIn: { from: { transform: 'translateX(-100%)' } },
  strokeIn: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 -10% 0 -10%)' } },
  pop: { from: { opacity: 0, transform: 'scale(.4)' } },
  blink: { '50%': { opacity: 0 } },
})

export const globalCss = defineGlobalStyles({
  html: { colorScheme: 'light', WebkitFontSmoothing: 'antialiased', scrollPaddingTop: '72px' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  body: { margin: '0', bg: 'bg', color: 'text', fontFamily: 'sans', fontSize: '15px', lineHeight: '1.55', minHeight: '100dvh' },
  'h1,h2,h3': { fontFamily: 'display', fontWeight: '600', letterSpacing: '-0.02em' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
})
