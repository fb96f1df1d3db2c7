import { asNumber, type Doing, type Value } from './script-values.ts'

const named = /^(?:[a-z]{3,24}|#[0-9a-f]{3}|#[0-9a-f]{6}|(?:rgb|hsl)a?\([\d\s.,%]{3,30}\))$/i
/** A colour by its name, its code, or its parts of red, green and blue: up to 1 each, or up to 255. */
export function colourOf(given: readonly Value[]): string {
  const parts = Array.isArray(given[0]) ? given[0] : given
  if (parts.length >= 3 && parts.every((one) => typeof one === 'number')) {
    const isShare = parts.every((one) => asNumber(one) <= 1)
    return `rgb(${parts.slice(0, 3).map((one) => Math.round(Math.max(0, Math.min(255, asNumber(one) * (isShare ? 255 : 1)))))})`
  }
  const [first] = parts
  const text = typeof first === 'string' ? first.trim() : ''
  const plain = /^[a-z]+(?: [a-z]+)+$/i.test(text) ? text.replaceAll(' ', '') : text
  if (!named.test(plain)) throw new Error(`“${text}” is not a colour: write a name such as "red", or a code such as "#1f5fbf".`)
  return plain
}
export const group = (doings: Readonly<Record<string, Value>>): Map<Value, Value> => new Map<Value, Value>(Object.entries(doings))
export const nothing: Doing = () => null
/** A width or size that was given, within bounds. */
export const sized = (value: Value | undefined, otherwise: number): number =>
  value === undefined ? otherwise : Math.max(0, Math.min(400, asNumber(value) || 0))
/** Names that differ only in how they are written: pen_up is penUp and penup too. */
export const spelt = (doings: Readonly<Record<string, Doing>>): Record<string, Doing> =>
  Object.fromEntries(
    Object.entries(doings).flatMap(([name, doing]) =>
      [name, name.replaceAll('_', ''), name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())].map((one) => [one, doing] as const),
    ),
  )
