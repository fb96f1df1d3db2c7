import { chosen } from './chance.ts'

/** What substances are registered under, by their names. */
const registered: readonly (readonly [RegExp, string])[] = [
  [/ethanol/i, '64-17-5'],
  [/methanol/i, '67-56-1'],
  [/acetone/i, '67-64-1'],
  [/toluene/i, '108-88-3'],
  [/sodium chloride|saline|\bsalt\b/i, '7647-14-5'],
  [/sodium hydroxide/i, '1310-73-2'],
  [/sodium carbonate/i, '497-19-8'],
  [/hydrochloric/i, '7647-01-0'],
  [/sulph?f?uric/i, '7664-93-9'],
  [/nitric/i, '7697-37-2'],
  [/acetic/i, '64-19-7'],
  [/citric/i, '77-92-9'],
  [/hydrogen peroxide/i, '7722-84-1'],
  [/agarose/i, '9012-36-6'],
  [/glucose/i, '50-99-7'],
  [/water/i, '7732-18-5'],
]
/** Numbers that have a form of their own, by their fields. */
const forms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:tax|vat)_(?:number|no|id|code)$/, ['GB 204 118 77', 'GB 198 820 41', 'GB 220 771 05', 'GB 231 640 92']],
  [/^isbn(?:_number)?$/, ['978-0-306-40615-7', '978-1-4028-9462-6', '978-3-16-148410-0', '978-0-13-468599-1']],
  [/^iban(?:_number)?$/, ['DE02 1203 0000 0000 2020 51', 'GB33 BUKB 2020 1555 5555 55', 'NL02 ABNA 0123 4567 89']],
  [/^(?:vin|vehicle_identification_number|chassis_number)$/, ['1M8GDM9AXKP042788', 'WVWZZZ1JZXW000010', '1HGCM82633A004352']],
]

/** A number in the form that its kind has, that of a substance by its name; null where that has none, undefined for a number of no such kind. */
export function formedNumber(id: string, title: string, salt: string): string | null | undefined {
  if (/^cas(?:_number|_no)?$/.test(id)) return registered.find(([name]) => name.test(title))?.[1] ?? null
  const form = forms.find(([field]) => field.test(id))
  return form && chosen(form[1], salt)
}
