import type { Token } from './script-tokens.ts'

/** A reader's place among the words and signs of a script. */
export interface Place {
  readonly at: number
  readonly now: (ahead?: number) => Token
  readonly go: (to: number) => void
  readonly next: () => Token
  readonly is: (...texts: string[]) => boolean
  readonly take: (...texts: string[]) => boolean
  readonly need: (text: string) => void
  readonly name: () => string
  readonly until: <Item>(close: string, item: () => Item) => Item[]
  readonly fail: () => never
}

/** The place before the first of the words and signs. */
export function placeAt(tokens: readonly Token[]): Place {
  let at = 0
  const now = (ahead = 0): Token => tokens[Math.max(0, Math.min(at + ahead, tokens.length - 1))]!
  const fail = (): never => {
    throw new Error(`Line ${now().line}: “${now().text || 'the end'}” is not understood here.`)
  }
  const is = (...texts: string[]) => (now().kind === 'sign' || now().kind === 'name') && texts.includes(now().text)
  const take = (...texts: string[]): boolean => is(...texts) && ++at > 0
  const need = (text: string): void => void (take(text) || fail())
  const next = (): Token => tokens[at++] ?? fail()
  return {
    get at() {
      return at
    },
    now,
    go: (to) => {
      at = to
    },
    next,
    is,
    take,
    need,
    fail,
    name: () => (now().kind === 'name' ? next().text : fail()),
    until: (close, item) => {
      const made = []
      while (!take(close)) {
        made.push(item())
        if (!take(',')) {
          need(close)
          break
        }
      }
      return made
    },
  }
}
