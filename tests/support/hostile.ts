/** A small generator of its own, so that a run can be repeated by its number. */
function chanceOf(seed: number): (most: number) => number {
  let state = seed >>> 0 || 1
  return (most) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % most
  }
}

const plain =
  'shop for handmade candles where customers can place orders, admins manage products, search and rate them. booking site with classes and a waitlist, dark blue background'.split(
    ' ',
  )
const marks = ['.', ',', ';', ':', '(', ')', '“', '"', "'", '-', '—', '/', '&', '!', '?', '\n', '\t', '  ', '…', '#', '|', '*', '`', '$', '{', '}', '%', '\\']
/** What an attacker puts where a word stands. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '</title><h1>x</h1>',
  '<!--',
  '-->',
  ']]>',
  '&lt;b&gt;',
  '&#x3c;b&#x3e;',
  '<style>*{display:none}</style>',
  '</style><b>',
  '</textarea><b>',
  '{{7*7}}',
  `$\{7*7}`,
  '<%= 7 %>',
  "'; drop table rows; --",
  '../../etc/passwd',
  '%00',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '<a href="//evil.example">x</a>',
  'url(https://evil.example)',
  '#ff0000;background:url(x)',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content=0>',
  '<iframe src=//evil.example>',
  'data:text/html,<b>',
  '<b',
  '<',
  '>',
  '"',
  "'",
]
const strange = [
  '\u202e',
  '\u0000',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00',
  'é',
  'ß',
  '日本語のサイト',
  'موقع',
  '🦊🦊',
  '\u0301\u0301',
  'İ',
  'ﬁ',
  '\u2028',
  '\u00a0',
  'Ⅷ',
  '٣',
]
const repeated = ['a', '(', 'and ', 'users can ', 'the ', ', ', '-', 'such as ', '. ', 'of ', '"', ' ', '#', 'ab-', '1', 'can can ']

/** The n-th hostile prompt: words of a description, mixed with markup, odd characters and long repetitions. */
export function hostile(seed: number): string {
  const chance = chanceOf(seed * 2_654_435_761 + 1)
  const of = (list: readonly string[]): string => list[chance(list.length)] ?? ''
  const part = (): string => {
    const kind = chance(10)
    if (kind < 5) return of(plain)
    if (kind < 7) return of(marks)
    if (kind < 9) return of(attacks)
    return chance(8) > 0 ? of(strange) : of(repeated).repeat(1 + chance(400))
  }
  return Array.from({ length: 1 + chance(40) }, part).join(' ')
}

/** What machines read of a page: data, which nothing runs. */
const data = /<script type="application\/ld\+json">\{[^<>]*\}<\/script>/
const script = /<script\b[^>]*>/g
/** What could run or load in a page, other than the builder's own: the page has none, whatever the words. */
export function injectedIn(html: string): string[] {
  const scripts = [...html.replace(data, '').matchAll(script)]
    .map(([tag]) => tag)
    .filter((tag) => !/^<script (?:src|type="module" src)="\/_site\/[\w.?=]*"(?: defer)?>$/.test(tag))
  const handlers = [...html.matchAll(/<[a-z][^>"]*(?:"[^"]*"[^>"]*)*\son[a-z]+\s*=/gi)].map(([tag]) => tag.slice(0, 60))
  const addresses = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
    .map(([, to]) => to ?? '')
    .filter((to) => !/^(?:\/(?!\/)|#|data:image\/svg\+xml,|tel:\+1\d{3}55501\d\d$|mailto:(?:hello|help)@example\.com$)/.test(to))
  const elements = [...html.matchAll(/<(iframe|base|object|embed|meta http-equiv|style)\b/gi)].map(([tag]) => tag)
  return [...scripts, ...handlers, ...addresses, ...elements]
}
