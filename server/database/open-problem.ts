export type OpenProblem = 'busy' | 'damaged' | 'full' | 'denied'

/** SQLite's primary result codes, and the operating system's names for the same. */
const problems: Readonly<Record<string | number, OpenProblem>> = {
  5: 'busy',
  11: 'damaged',
  26: 'damaged',
  13: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  3: 'denied',
  8: 'denied',
  10: 'denied',
  14: 'denied',
  23: 'denied',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EEXIST: 'denied',
  EISDIR: 'denied',
  ENOENT: 'denied',
  ENOTDIR: 'denied',
}

/** Why data could not be opened; null for an error that says nothing of it. */
export function problemOf(error: unknown): OpenProblem | null {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown }
  const key = typeof errcode === 'number' ? errcode & 0xff : String(code)
  return problems[key] ?? null
}
