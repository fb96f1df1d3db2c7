import type { Control } from './visible-page.ts'

const day = (today: string, days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const names = ['Marlowe Quint', 'Odessa Brandt', 'Ignacio Vale', 'Petra Lindqvist', 'Tobias Renner']
const things = ['Larkspur', 'Bluestone', 'Cinderhill', 'Fernbank', 'Quillmoor']
/** What the later of two days or times is called. */
const ending =
  /\bend|until|return|check-?out|\bdue|\bto$|leav|left|expir|expected|finish|deadline|clos|arriv|deliver|\blast\b|next|renew|\bexit|\bout\b|discharg|before/i
const first = (texts: readonly string[], salt: number): string => texts[salt % texts.length] ?? ''

/** What a person would type into a field by its label; `salt` makes it other than what was typed before. */
export function valueFor({ label, type, options, help, required }: Control, today: string, salt: number): string {
  const of = (pattern: RegExp) => pattern.test(label)
  if (type === 'radio' || type === 'select') {
    const real = options.filter(({ value }) => value !== '')
    return real[salt % Math.max(1, real.length)]?.value ?? ''
  }
  if (type === 'checkbox') return options[0]?.value ?? 'on'
  // The number that the page itself names for trying.
  if (of(/\bcard number\b/i)) return '4242 4242 4242 4242'
  if (type === 'password') return 'Larkspur-meadow-47'
  if (type === 'email' || of(/e-?mail/i)) return `${first(names, salt).split(' ')[0]?.toLowerCase()}${salt}@example.org`
  if (type === 'tel' || of(/\bphone|mobile number|telephone/i)) return `+44 20 7946 0${100 + salt}`
  if (type === 'url') return `https://example.org/${first(things, salt).toLowerCase()}.png`
  if (type === 'file') return required ? `${first(things, salt).toLowerCase()}.pdf` : ''
  if (type === 'date') return day(today, of(ending) ? 12 + salt : of(/birth/i) ? -9000 : 8 + salt)
  if (type === 'time') return of(ending) ? '16:30' : '14:15'
  if (type === 'datetime-local') return `${day(today, of(ending) ? 12 + salt : 8 + salt)}T14:15`
  if (type === 'number') return numberFor(help, salt)
  if (type === 'textarea') return `${first(things, salt)} looks just right for the weekend, number ${salt + 1}.`
  if (of(/name|author|contact|customer|person|passenger|guest|student|patient|driver|by$/i) && !of(/product|item|course|event|file|title|project|game|book/i))
    return `${first(names, salt)} ${salt + 1}`
  return `${first(things, salt)} ${salt + 1}`
}

function numberFor(help: string, salt: number): string {
  const [, least, most] = /From (-?[\d.]+) to (-?[\d.]+)/.exec(help) ?? []
  const [, floor] = /At least (-?[\d.]+)/.exec(help) ?? []
  if (floor !== undefined) return String(Number(floor) + 1 + salt)
  const [, cap] = /At most (-?[\d.]+)/.exec(help) ?? []
  if (least !== undefined && most !== undefined) return String(Math.min(Number(most), Number(least) + 1 + salt))
  return String(Math.min(Number(cap ?? 1e9), 2 + salt))
}
