import type { AppModel } from '../model.ts'

/** The languages in which a site can be read beside that of its description. */
export const tongueCodes = ['es', 'pt', 'fr', 'de', 'it', 'ru', 'zh', 'ja', 'ar', 'hi', 'vi'] as const
export type TongueCode = (typeof tongueCodes)[number]

export interface Tongue {
  /** As those who speak it call it. */
  readonly name: string
  readonly english: string
  readonly direction: 'ltr' | 'rtl'
}

/** Every language that a page can be in, by its code as HTML names it. */
export const tongues: Readonly<Record<TongueCode | 'en', Tongue>> = {
  en: { name: 'English', english: 'English', direction: 'ltr' },
  es: { name: 'Español', english: 'Spanish', direction: 'ltr' },
  pt: { name: 'Português', english: 'Portuguese', direction: 'ltr' },
  fr: { name: 'Français', english: 'French', direction: 'ltr' },
  de: { name: 'Deutsch', english: 'German', direction: 'ltr' },
  it: { name: 'Italiano', english: 'Italian', direction: 'ltr' },
  ru: { name: 'Русский', english: 'Russian', direction: 'ltr' },
  zh: { name: '中文', english: 'Chinese', direction: 'ltr' },
  ja: { name: '日本語', english: 'Japanese', direction: 'ltr' },
  ar: { name: 'العربية', english: 'Arabic', direction: 'rtl' },
  hi: { name: 'हिन्दी', english: 'Hindi', direction: 'ltr' },
  vi: { name: 'Tiếng Việt', english: 'Vietnamese', direction: 'ltr' },
}

export const isTongue = (text: string): text is TongueCode => (tongueCodes as readonly string[]).includes(text)

/** The language that a page is read in beside that of the description; null for that one, and for one that the site does not offer. */
export const tongueOf = ({ languages }: Pick<AppModel, 'languages'>, wanted: string | null | undefined): TongueCode | null =>
  wanted && isTongue(wanted) && languages?.offered.includes(wanted) ? wanted : null
