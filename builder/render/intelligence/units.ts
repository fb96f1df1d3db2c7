/** What one of each unit is in the first of its kind. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  { m: 1, km: 1000, cm: 0.01, mm: 0.001, mile: 1609.344, foot: 0.3048, inch: 0.0254, yard: 0.9144 },
  { kg: 1, g: 0.001, t: 1000, pound: 0.45359237, ounce: 0.028349523125 },
  { l: 1, ml: 0.001, gallon: 3.785411784, cup: 0.2365882365 },
  { s: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 },
  { 'km/h': 1, mph: 1.609344, 'm/s': 3.6 },
  { mb: 1, kb: 0.001, gb: 1000, tb: 1_000_000 },
]
const others: Readonly<Record<string, string>> = { meter: 'm', metre: 'm', kilometer: 'km', kilometre: 'km', centimeter: 'cm', centimetre: 'cm', feet: 'foot', ft: 'foot', inches: 'inch', in: 'inch', mi: 'mile', kilogram: 'kg', kilo: 'kg', gram: 'g', ton: 't', tonne: 't', lb: 'pound', oz: 'ounce', liter: 'l', litre: 'l', second: 's', min: 'minute', h: 'hour', hr: 'hour' } // biome-ignore format: a table
const asked =
  /^(?:please )?(?:convert |how (?:many|much) (?:is )?|what is |what's )?(-?\d{1,12}(?:\.\d{1,6})?) ?°?([a-z/]{1,12}) (?:in|into|to|as) °?([a-z/]{1,12})[?.!]*$/
const unitOf = (word: string): string => {
  const one = word.length > 2 && word !== 'inches' ? word.replace(/s$/, '') : word
  return others[one] ?? others[word] ?? one
}
const degrees = (word: string): 'c' | 'f' | null => (/^(?:c|celsius)$/.test(word) ? 'c' : /^(?:f|fahrenheit)$/.test(word) ? 'f' : null)
const rounded = (value: number): string => String(Number(value.toPrecision(6)))

/** A quantity in another unit; null where none is asked for. */
export function converted(question: string): string | null {
  const [, number = '', from = '', to = ''] = asked.exec(question) ?? []
  if (number === '') return null
  const [one, other] = [degrees(from), degrees(to)]
  if (one && other)
    return `${number} °${one.toUpperCase()} = ${rounded(one === other ? Number(number) : one === 'c' ? Number(number) * 1.8 + 32 : (Number(number) - 32) / 1.8)} °${other.toUpperCase()}`
  const [a, b] = [unitOf(from), unitOf(to)]
  const kind = kinds.find((all) => Object.hasOwn(all, a) && Object.hasOwn(all, b))
  return kind ? `${number} ${from} = ${rounded((Number(number) * kind[a]!) / kind[b]!)} ${to}` : null
}
