import type { Place } from './script-place.ts'
import type { Step, Taken, Worked } from './script-steps.ts'
import { type Dialect, partsOf } from './script-tokens.ts'

const ranks: readonly (readonly string[])[] = [
  ['||', 'or', '??'],
  ['&&', 'and'],
  ['==', '!=', '===', '!==', '<', '>', '<=', '>=', 'in', 'is'],
  ['.', '+', '-'],
  ['*', '/', '%', '//'],
]
const settings = ['=', '+=', '-=', '*=', '/=', '.=', '%=']
const nothing: Worked = { is: 'value', value: null }
const known: ReadonlyMap<string, true | false | null> = new Map([
  ...['true', 'True', 'TRUE'].map((one) => [one, true] as const),
  ...['false', 'False', 'FALSE'].map((one) => [one, false] as const),
  ...['null', 'None', 'NULL', 'undefined'].map((one) => [one, null] as const),
])

/** What reads the parts of a script that have a value, from where its place is. */
export interface Works {
  readonly names: () => string[]
  readonly takes: () => Taken[]
  readonly ranked: (rank: number) => Worked
  readonly choice: () => Worked
  readonly setting: () => Worked
  readonly wide: () => Worked
}

/** Reads values at a place; `block` reads the steps of a function, and `inner` a value that stands inside a text. */
export function worksAt(place: Place, dialect: Dialect, block: () => readonly Step[], inner: (code: string) => Worked): Works {
  const { now, go, next, is, take, need, name, until } = place
  const fail: () => never = place.fail
  let depth = 0
  const names = (): string[] => {
    const isOpen = take('(', '[')
    const made = [name()]
    while (take(',')) made.push(name())
    if (isOpen) next()
    return made
  }
  const takes = (): Taken[] => until(')', () => ({ name: name(), otherwise: take('=') ? choice() : null }))
  const isArrow = (): boolean => {
    if (dialect !== 'JavaScript') return false
    if (now().kind === 'name') return now(1).text === '=>'
    let end = 1
    while (!['(', ')'].includes(now(end).text) && now(end).kind !== 'end') end++
    return is('(') && now(end).text === ')' && now(end + 1).text === '=>'
  }
  const arrow = (): Worked => {
    const made = take('(') ? takes() : [{ name: name(), otherwise: null }]
    need('=>')
    return { is: 'function', takes: made, body: is('{') ? block() : [{ does: 'return', of: setting() }] }
  }
  const pair = (): readonly [Worked, Worked] => {
    const key: Worked = dialect === 'JavaScript' && now().kind === 'name' ? { is: 'value', value: name() } : choice()
    if (take(':', '=>')) return [key, setting()]
    return [key, key.is === 'value' ? { is: 'name', name: String(key.value) } : nothing]
  }
  const listed = (close: string): Worked => {
    if (dialect === 'PHP') {
      const items = until(close, () => [choice(), take('=>') ? choice() : null] as const)
      if (items.some(([, value]) => value)) return { is: 'pairs', pairs: items.map(([key, value]) => [key, value ?? nothing]) }
      return { is: 'list', items: items.map(([item]) => item) }
    }
    if (take(close)) return { is: 'list', items: [] }
    const first = setting()
    if (dialect === 'Python' && take('for')) {
      const of = names()
      need('in')
      const over = ranked(0)
      const when = take('if') ? ranked(0) : null
      need(close)
      return { is: 'each', made: first, names: of, over, when }
    }
    if (take(close)) return close === ')' ? first : { is: 'list', items: [first] }
    need(',')
    return { is: 'list', items: [first, ...until(close, setting)] }
  }
  const simple = (): Worked => {
    if (isArrow()) return arrow()
    if (dialect !== 'Python' && is('new') && now(1).kind === 'name') next()
    const token = now()
    if (token.kind === 'end') return fail()
    next()
    if (token.kind === 'number') return { is: 'value', value: Number(token.text) }
    if (token.kind === 'text') return { is: 'value', value: token.text }
    if (token.kind === 'template') {
      const parts = partsOf(token.text, dialect).map((part) =>
        typeof part === 'string' ? { of: { is: 'value', value: part } as const, form: '' } : { of: inner(part.code), form: part.form },
      )
      return { is: 'template', parts }
    }
    if (token.kind === 'name') {
      const value = known.get(token.text)
      if (value !== undefined) return { is: 'value', value }
      if (token.text === 'PHP_EOL') return { is: 'value', value: '\n' }
      if (token.text === 'array' && take('(')) return listed(')')
      if (token.text === 'function') {
        if (!is('(')) next()
        need('(')
        return { is: 'function', takes: takes(), body: block() }
      }
      if (token.text === 'lambda') {
        const made: Taken[] = []
        while (!take(':')) {
          made.push({ name: name(), otherwise: take('=') ? choice() : null })
          take(',')
        }
        return { is: 'function', takes: made, body: [{ does: 'return', of: choice() }] }
      }
      return { is: 'name', name: token.text }
    }
    if (token.text === '...' && dialect === 'JavaScript') return { is: 'spread', of: choice() }
    if (token.text === '(' && dialect !== 'Python') {
      const made = setting()
      need(')')
      return made
    }
    if (token.text === '(') return listed(')')
    if (token.text === '[') return listed(']')
    if (token.text === '{') return { is: 'pairs', pairs: until('}', pair) }
    go(place.at - 1)
    return fail()
  }
  const reached = (): Worked => {
    let made = simple()
    for (;;) {
      const { line } = now()
      if (dialect === 'JavaScript' && is('(', '[') && now(-1).line < line) return made
      if (take('(')) {
        const named: Record<string, Worked> = {}
        const given = until(')', () => {
          if (dialect === 'Python' && now().kind === 'name' && now(1).text === '=') {
            const key = name()
            next()
            named[key] = choice()
            return null
          }
          const one = choice()
          if (!(dialect === 'Python' && take('for'))) return one
          const of = names()
          need('in')
          return { is: 'each', made: one, names: of, over: ranked(0), when: take('if') ? ranked(0) : null } as const
        })
        made = { is: 'call', of: made, given: given.filter((one) => one !== null), named, line }
      } else if (take('[')) {
        const from = is(':', ']') ? null : choice()
        const isSlice = take(':')
        const end = isSlice && !is(']') ? choice() : null
        need(']')
        made = { is: 'item', of: made, at: from, end, isSlice }
      } else if (dialect !== 'PHP' ? take('.') : take('->')) made = { is: 'member', of: made, name: name() }
      else if (dialect !== 'Python' && is('++', '--')) {
        made = { is: 'set', target: made, sign: `${now().text[0]}=`, value: { is: 'value', value: 1 }, isAfter: true }
        next()
      } else return made
    }
  }
  const powered = (): Worked => {
    if (take('-')) return { is: 'before', sign: '-', of: powered() }
    if (take('!')) return { is: 'before', sign: '!', of: powered() }
    if (dialect !== 'Python' && is('++', '--')) {
      const sign = `${next().text[0]}=`
      return { is: 'set', target: reached(), sign, value: { is: 'value', value: 1 }, isAfter: false }
    }
    const left = reached()
    return take('**') ? { is: 'sign', sign: '**', left, right: powered() } : left
  }
  const ranked = (rank: number): Worked => {
    if (++depth > 900) throw new Error(`Line ${now().line}: this is nested too deep.`)
    if (rank === 2 && take('not')) {
      const of = ranked(2)
      depth--
      return { is: 'before', sign: '!', of }
    }
    const signsHere = ranks[rank]
    let left = signsHere ? ranked(rank + 1) : powered()
    while (signsHere && (is(...signsHere) || (rank === 2 && is('not') && now(1).text === 'in'))) {
      const isNot = take('not')
      const sign = next().text
      const isOther = sign === 'is' && take('not')
      const made: Worked = { is: 'sign', sign: sign === 'is' ? '===' : sign, left, right: ranked(rank + 1) }
      left = isNot || isOther ? { is: 'before', sign: '!', of: made } : made
    }
    depth--
    return left
  }
  const choice = (): Worked => {
    const first = ranked(0)
    if (take('?')) {
      const yes = choice()
      need(':')
      return { is: 'choice', when: first, yes, no: choice() }
    }
    if (dialect !== 'Python' || !take('if')) return first
    const when = ranked(0)
    need('else')
    return { is: 'choice', when, yes: first, no: choice() }
  }
  const setting = (): Worked => {
    const target = choice()
    if (!is(...settings)) return target
    const sign = next().text
    return { is: 'set', target, sign, value: wide(), isAfter: false }
  }
  const wide = (): Worked => {
    const first = setting()
    if (dialect !== 'Python' || !is(',')) return first
    const items = [first]
    while (take(',')) items.push(choice())
    return take('=') ? { is: 'set', target: { is: 'list', items }, sign: '=', value: wide(), isAfter: false } : { is: 'list', items }
  }
  return { names, takes, ranked, choice, setting, wide }
}
