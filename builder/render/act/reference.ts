import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'

/** One more than the highest number that any row bears; the first is 1001. */
export function nextReference(rows: readonly SiteRow[], { field, prefix }: { readonly field: string; readonly prefix: string }): string {
  const numbers = rows.flatMap((row) => {
    const text = String(own(row.values, field) ?? '')
    const digits = text.startsWith(`${prefix}-`) ? text.slice(prefix.length + 1) : ''
    return /^\d{1,12}$/.test(digits) ? Number(digits) : []
  })
  return `${prefix}-${Math.max(1000, ...numbers) + 1}`
}
