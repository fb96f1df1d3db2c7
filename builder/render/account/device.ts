/** What a browser says of itself, as plainly as it can be told. */
export interface Device {
  readonly kind: 'Computer' | 'Phone' | 'Tablet' | 'Other'
  /** "Firefox"; '' where it is none that is known. */
  readonly browser: string
  readonly system: string
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biP(?:hone|ad|od)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const named = (known: typeof browsers, agent: string): string => known.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

export function deviceOf(said: string): Device {
  const agent = said.slice(0, 500)
  const system = named(systems, agent)
  const isTablet = /\biPad\b|\bTablet\b/.test(agent) || (system === 'Android' && !/\bMobile\b/.test(agent))
  const kind = isTablet ? 'Tablet' : /\bMobile\b|\biPhone\b/.test(agent) ? 'Phone' : system === '' ? 'Other' : 'Computer'
  return { kind, browser: named(browsers, agent), system }
}

/** "Firefox on Windows". */
export const browserWords = ({ browser, system }: Device): string => [browser, system].filter((one) => one !== '').join(' on ')
