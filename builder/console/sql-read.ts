/** What a part of a query says; `at` is the place of its first character. */
export type Term =
  | { readonly is: 'value'; readonly value: string | number | null }
  | { readonly is: 'column'; readonly table: string; readonly name: string; readonly at: number }
  | { readonly is: 'all'; readonly at: number }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Term[]; readonly isDistinct: boolean; readonly at: number }
  | { readonly is: 'not'; readonly of: Term }
  | { readonly is: 'two'; readonly sign: string; readonly left: Term; readonly right: Term }
  | { readonly is: 'in'; readonly of: Term; readonly among: readonly Term[] }
export interface From {
  readonly table: string
  readonly as: string
  readonly at: number
  /** Null for the first; rows without a match stay where it is outer. */
  readonly on: Term | null
  readonly isOuter: boolean
}
export interface Select {
  readonly is: 'select'
  readonly isDistinct: boolean
  readonly items: readonly { readonly term: Term; readonly name: string }[]
  readonly from: readonly From[]
  readonly where: Term | null
  readonly group: readonly Term[]
  readonly having: Term | null
  readonly order: readonly { readonly term: Term; readonly isDown: boolean }[]
  readonly limit: number
  readonly offset: number
}
export type Statement = Select | { readonly is: 'tables' } | { readonly is: 'describe'; readonly table: string; readonly at: number }

interface Token {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}
/** The error of a statement, which says its line and character. */
export function wrong(text: string, at: number, why: string): Error {
  const before = text.slice(0, at).split('\n')
  return new Error(`Line ${before.length}, character ${(before.at(-1) ?? '').length + 1}: ${why}`)
}

const piece = /\s+|--[^\n]*|([A-Za-z_]\w*)|"([^"]*)"|`([^`]*)`|'((?:[^']|'')*)'|(\d+(?:\.\d+)?)|(<=|>=|<>|!=|\|\||[-+*/%=<>(),.;])/y
function tokensOf(text: string): readonly Token[] {
  const found: Token[] = []
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const at = piece.lastIndex
    const [whole, word, quoted, ticked, said, number, sign] = piece.exec(text) ?? []
    if (whole === undefined) throw wrong(text, at, `“${text[at]}” is not understood here.`)
    if (word !== undefined) found.push({ kind: 'word', text: word, at })
    else if (quoted !== undefined || ticked !== undefined) found.push({ kind: 'name', text: quoted ?? ticked ?? '', at })
    else if (said !== undefined) found.push({ kind: 'text', text: said.replaceAll("''", "'"), at })
    else if (number !== undefined) found.push({ kind: 'number', text: number, at })
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign, at })
  }
  return [...found, { kind: 'end', text: '', at: text.length }]
}

const kept =
  /^(?:select|from|where|group|order|by|having|limit|offset|join|left|right|inner|outer|cross|on|and|or|not|as|asc|desc|in|is|null|like|between|distinct|union)$/i
const levels = [['*', '/', '%'], ['+', '-', '||']] as const // biome-ignore format: one table
const changing = /^(?:insert|update|delete|drop|alter|create|truncate|grant|replace)$/i
const [length_max, depth_max] = [5000, 60]

/** The statement of a text: SELECT, SHOW TABLES or DESCRIBE. Throws an error that names the place where it is not understood. */
export function readSql(text: string): Statement {
  if (text.length > length_max) throw new Error(`A query has at most ${length_max} characters.`)
  const tokens = tokensOf(text)
  let [place, depth] = [0, 0]
  const now = (): Token => tokens[place]!
  const is = (...words: readonly string[]): boolean => now().kind !== 'text' && now().kind !== 'name' && words.includes(now().text.toLowerCase())
  const took = (...words: readonly string[]): boolean => is(...words) && ++place > 0
  const fail = (why: string): Error => wrong(text, now().at, now().kind === 'end' ? `${why}, but the query ends.` : `${why}, but “${now().text}” stands here.`)
  const must = (word: string): void => {
    if (!took(word)) throw fail(`${/^\w/.test(word) ? word.toUpperCase() : `“${word}”`} is expected`)
  }
  function name(of: string): string {
    const { kind, text: own } = now()
    if (kind !== 'name' && (kind !== 'word' || kept.test(own))) throw fail(`The name of a ${of} is expected`)
    place++
    return own
  }
  function one(): Term {
    const { kind, text: own, at } = now()
    if (took('-')) return { is: 'two', sign: '-', left: { is: 'value', value: 0 }, right: one() }
    if (took('(')) {
      const inner = any()
      must(')')
      return inner
    }
    if (kind === 'number' || kind === 'text') {
      place++
      return { is: 'value', value: kind === 'number' ? Number(own) : own }
    }
    if (took('null')) return { is: 'value', value: null }
    if (took('*')) return { is: 'all', at }
    const first = name('column')
    if (took('(')) {
      const isDistinct = took('distinct')
      const args = is(')') ? [] : listed(any)
      must(')')
      return { is: 'call', name: first.toLowerCase(), args, isDistinct, at }
    }
    if (!took('.')) return { is: 'column', table: '', name: first, at }
    return took('*') ? { is: 'all', at } : { is: 'column', table: first, name: name('column'), at }
  }
  function sum(level: number): Term {
    const next = () => (level === 0 ? one() : sum(level - 1))
    let left = next()
    while (is(...levels[level]!)) {
      const sign = tokens[place++]!.text
      left = { is: 'two', sign, left, right: next() }
    }
    return left
  }
  function compared(): Term {
    if (took('not')) return { is: 'not', of: compared() }
    const left = sum(1)
    if (is('=', '<', '>', '<=', '>=', '<>', '!=')) return { is: 'two', sign: tokens[place++]!.text.replace('!=', '<>'), left, right: sum(1) }
    if (took('is')) {
      const isNot = took('not')
      must('null')
      const found: Term = { is: 'two', sign: 'is', left, right: { is: 'value', value: null } }
      return isNot ? { is: 'not', of: found } : found
    }
    const isNot = took('not')
    const turned = (term: Term): Term => (isNot ? { is: 'not', of: term } : term)
    if (took('like')) return turned({ is: 'two', sign: 'like', left, right: sum(1) })
    if (took('between')) {
      const low = sum(1)
      must('and')
      return turned({ is: 'two', sign: 'and', left: { is: 'two', sign: '>=', left, right: low }, right: { is: 'two', sign: '<=', left, right: sum(1) } })
    }
    if (took('in')) {
      must('(')
      const among = [sum(1)]
      while (took(',')) among.push(sum(1))
      must(')')
      return turned({ is: 'in', of: left, among })
    }
    if (isNot) throw fail('LIKE, BETWEEN or IN is expected')
    return left
  }
  function all(): Term {
    let left = compared()
    while (took('and')) left = { is: 'two', sign: 'and', left, right: compared() }
    return left
  }
  function any(): Term {
    if (++depth > depth_max) throw fail('Fewer brackets are expected')
    let left = all()
    while (took('or')) left = { is: 'two', sign: 'or', left, right: all() }
    depth--
    return left
  }
  function called(start: number): string {
    if (took('as')) return name('column')
    const { kind, text: own } = now()
    if (kind === 'name' || (kind === 'word' && !kept.test(own))) return name('column')
    return text.slice(tokens[start]!.at, now().at).trim()
  }
  function table(on: (as: string) => Term | null, isOuter: boolean): From {
    const { at } = now()
    const own = name('table')
    if (took('as') || now().kind === 'name' || (now().kind === 'word' && !kept.test(now().text))) {
      const as = name('table')
      return { table: own, as, at, on: on(as), isOuter }
    }
    return { table: own, as: own, at, on: on(own), isOuter }
  }
  const count = (of: string): number => {
    if (now().kind !== 'number') throw fail(`A number is expected after ${of}`)
    return Number(tokens[place++]!.text)
  }
  function listed<One>(read: () => One): One[] {
    const found = [read()]
    while (took(',')) found.push(read())
    return found
  }
  function listedBy<One>(read: () => One): One[] {
    must('by')
    return listed(read)
  }
  function ordered(): { readonly term: Term; readonly isDown: boolean } {
    const term = any()
    const isDown = took('desc')
    if (!isDown) took('asc')
    return { term, isDown }
  }
  function select(): Select {
    const isDistinct = took('distinct')
    const items = listed(() => {
      const start = place
      const term = any()
      return { term, name: called(start) }
    })
    const from: From[] = []
    if (took('from')) {
      from.push(table(() => null, false))
      while (is('join', 'inner', 'left', 'cross', ',')) {
        const isOuter = is('left')
        const isFree = is('cross', ',')
        if (!took(',')) {
          took('inner', 'left', 'cross')
          took('outer')
          must('join')
        }
        from.push(
          table(() => {
            if (isFree) return null
            must('on')
            return any()
          }, isOuter),
        )
      }
    }
    const where = took('where') ? any() : null
    const group = took('group') ? listedBy(any) : []
    const having = took('having') ? any() : null
    const order = took('order') ? listedBy(ordered) : []
    const limit = took('limit') ? count('LIMIT') : Number.POSITIVE_INFINITY
    const offset = took('offset') ? count('OFFSET') : 0
    return { is: 'select', isDistinct, items, from, where, group, having, order, limit, offset }
  }
  function statement(): Statement {
    if (took('select')) return select()
    if (took('show')) {
      must('tables')
      return { is: 'tables' }
    }
    if (took('describe', 'desc')) {
      const { at } = now()
      return { is: 'describe', table: name('table'), at }
    }
    if (changing.test(now().text))
      throw wrong(text, now().at, `${now().text.toUpperCase()} is refused: this console reads. Rows are added, edited and deleted on their own pages.`)
    throw fail('SELECT, SHOW TABLES or DESCRIBE is expected')
  }
  const read = statement()
  took(';')
  if (now().kind !== 'end') throw fail('The end of the query is expected')
  return read
}
