// Whole words of a name, so that a state called `refreshing` stays.
const secret = /^(access|refresh|authorization|cookie|code|email|username)$|(^|_)(pass|password\d?|tokens?|secret|credentials?)$/
const isSecret = (name: string): boolean => secret.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase())
const held = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
const inAddress = /([?&][a-z_]*(?:token|code|secret|ticket|key)=)[^&#\s]+/gi
const address = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g
const deepest = 12

const hidden = '(secret)'
const plain = (text: string): string => text.replace(held, hidden).replace(inAddress, `$1${hidden}`).replace(address, '(email)')

/** Whether what a record holds is a secret by its own words: a typed password is `{ field: 'password', value }`. */
const namesSecret = (record: Readonly<Record<string, unknown>>): boolean => typeof record.field === 'string' && isSecret(record.field)

function cleaned(value: unknown, seen: readonly object[]): unknown {
  if (typeof value === 'string') return plain(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (seen.includes(value) || seen.length > deepest) return '(more)'
  const inner = [...seen, value]
  if (Array.isArray(value)) return value.map((item) => cleaned(item, inner))
  if (value instanceof Error) return { name: value.name, message: plain(value.message) }
  const record = value as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(record).map(([key, item]) => {
      const hides = isSecret(key) || (key === 'value' && namesSecret(record))
      return [key, hides && item !== null && item !== '' ? hidden : cleaned(item, inner)]
    }),
  )
}

/** A copy as plain JSON in which tokens, passwords and email addresses are replaced, wherever they stand; null and empty stay. */
export const withoutSecrets = <Value>(value: Value): Value => cleaned(value, []) as Value
