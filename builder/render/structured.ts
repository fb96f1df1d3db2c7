import type { AppModel } from '../model.ts'
import { type Html, raw } from './html.ts'

const opening = '<script type="application/ld+json">'
const cut = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`)

/** What a page says of the site to machines that read it: data that nothing runs. */
export const structuredData = {
  opening,
  of({ name, summary, tagline, language }: AppModel, title: string, url: string): Html {
    const about = { '@type': 'WebSite', name, description: cut(summary || tagline || name, 300) }
    const data = { '@context': 'https://schema.org', '@type': 'WebPage', name: title, inLanguage: language, url, isPartOf: about }
    return raw(`${opening}${JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')}</script>`)
  },
} as const
