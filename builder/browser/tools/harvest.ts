import type { Outcome } from '../outcome.ts'

/** One thing found in a page: what it is, its words, and its address or value. */
type Find = readonly [kind: string, words: string, value: string]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w{1,8});/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()
/** What a page shows, without what is only for the browser. */
const shown = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
const attribute = (tag: string, name: string): string => plain(new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean) ?? '') // biome-ignore format: one expression

const finders: Readonly<Record<string, (page: string) => Find[]>> = {
  Links: (page) => [...page.matchAll(/(<a\b[^>]*>)([\s\S]*?)<\/a\s*>/gi)].map(([, tag = '', words = '']): Find => ['Link', plain(words), attribute(tag, 'href')]),
  Headings: (page) => [...page.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi)].map(([, level = '', words = '']): Find => [`Heading ${level}`, plain(words), '']),
  Texts: (page) => [...page.matchAll(/<(p|li|blockquote|figcaption|dd|dt)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi)].map(([, , words = '']): Find => ['Text', plain(words), '']),
  'Table rows': (page) => [...page.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr\s*>/gi)].map(([, row = '']): Find => ['Row', [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]\s*>/gi)].map(([, cell = '']) => plain(cell)).join(' | '), '']),
  Pictures: (page) => [...page.matchAll(/<img\b[^>]*>/gi)].map(([tag]): Find => ['Picture', attribute(tag, 'alt'), attribute(tag, 'src')]),
  Contacts: (page) => [
    ...[...new Set(page.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])].map((mail): Find => ['Email address', mail, `mailto:${mail}`]),
    ...[...new Set(plain(page).match(/\+?\d[\d ()/-]{7,}\d/g) ?? [])].map((number): Find => ['Phone number', number.trim(), '']),
  ],
  Prices: (page) => [...new Set(plain(page).match(/[$€£¥]\s?\d[\d.,]*\d|\d[\d.,]*\s?(?:€|EUR|USD|CNY|yuan)(?!\w)/g) ?? [])].map((price): Find => ['Price', price, '']),
} // biome-ignore format: a table
export const harvestModes = ['Everything', ...Object.keys(finders)]

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const most = 500

/** The data of a page whose HTML is pasted or opened, as rows: of one kind or of all, those with the words that are asked for. */
export function harvest(text: string, second: string, mode: string): Outcome {
  const page = shown(text)
  const wanted = second.toLowerCase().split('\n').map((word) => word.trim()).filter((word) => word !== '') // biome-ignore format: one chain
  const finds = Object.entries(finders)
    .filter(([name]) => mode === 'Everything' || name === mode)
    .flatMap(([, find]) => find(page))
    .filter(([, words, value]) => words + value !== '' && (wanted.length === 0 || wanted.some((word) => `${words} ${value}`.toLowerCase().includes(word))))
    .slice(0, most)
  const rows = [['What', 'Words', 'Address'], ...finds]
  const note = `${finds.length} found. Other sites are not fetched from here: open or paste a page that you saved.`
  return {
    text: finds.length === 0 ? '' : rows.map((row) => row.map(cell).join(',')).join('\n'),
    note,
    file: 'page-data.csv',
    rows: rows.map((row) => [...row]),
  }
}
