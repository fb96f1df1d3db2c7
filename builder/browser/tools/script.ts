import type { Outcome } from '../outcome.ts'
import { drawingNames } from './script-drawing.ts'
import { inForm, memberOf, namesFor } from './script-library.ts'
import type { Step, Taken, Worked } from './script-steps.ts'
import type { Dialect } from './script-tokens.ts'
import { stepsOf } from './script-tree.ts'
import { asList, asNumber, asText, type Doing, isSame, isTrue, membersOf, ordered, shown, type Value } from './script-values.ts'
import { type Drawn, newSheet } from './sketch.ts'

const mostSteps = 200_000
const mostCalls = 200
const mostWritten = 20_000

interface Scope {
  readonly values: Map<string, Value>
  readonly outer: Scope | null
}
type Left = { readonly how: 'return'; readonly value: Value } | { readonly how: 'break' | 'continue' } | null

/** What a script writes and draws and how many steps it took; it ends after a number of steps, of calls in calls, and of written characters. */
export function ranScript(source: string, dialect: Dialect): { readonly text: string; readonly steps: number; readonly drawn: Drawn | null } {
  const steps_ = stepsOf(source, dialect)
  let [text, steps, calls, line] = ['', 0, 0, 1]
  const sheet = newSheet()
  const write = (more: string): void => {
    text += more
    if (text.length > mostWritten) throw new Error('This writes too much.')
  }
  const library: Scope = { outer: null, values: new Map([...drawingNames(sheet, (value) => asText(value, dialect)), ...namesFor(dialect, write)]) }
  const holder = (scope: Scope, name: string): Scope | null => (scope.values.has(name) ? scope : scope.outer && holder(scope.outer, name))
  const places = (of: Value, at: Value): number => (asNumber(at) < 0 && Array.isArray(of) && dialect === 'Python' ? of.length + asNumber(at) : asNumber(at))

  const set = (target: Worked, value: Value, scope: Scope, isNew = false): void => {
    if (target.is === 'name') {
      const at = dialect === 'JavaScript' && !isNew ? (holder(scope, target.name) ?? scope) : scope
      ;(at === library ? scope : at).values.set(target.name, value)
    } else if (target.is === 'list') for (const [index, one] of target.items.entries()) set(one, asList(value)[index] ?? null, scope, isNew)
    else if (target.is === 'item' || target.is === 'member') {
      const of = work(target.of, scope)
      const at = target.is === 'member' ? target.name : target.at ? work(target.at, scope) : null
      if (of instanceof Map) of.set(at ?? of.size, value)
      else if (Array.isArray(of) && (at === null || (places(of, at) >= 0 && places(of, at) <= of.length && of.length < 10_000)))
        of[at === null ? of.length : places(of, at)] = value
      else if (Array.isArray(of) && dialect === 'PHP' && typeof at === 'string')
        set(target.of, new Map([...of.entries(), [at, value] as const] as [Value, Value][]), scope)
      else throw new Error('This cannot be set.')
    } else throw new Error('Only a name or a place of a list can be set.')
  }
  const combined = (sign: string, left: Value, right: Value): Value => {
    if (sign === '.') return joined(left, right)
    if (sign === '+') {
      if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
      if (dialect !== 'PHP' && (typeof left === 'string' || typeof right === 'string')) {
        if (dialect === 'Python' && typeof left !== typeof right) throw new Error('A text and a number cannot be added: use str() or int().')
        return joined(left, right)
      }
      return asNumber(left) + asNumber(right)
    }
    if (sign === '*' && dialect === 'Python' && typeof left === 'string')
      return memberOf(left, 'repeat', dialect) === undefined ? '' : (memberOf(left, 'repeat', dialect) as Doing)([right], {})
    if (sign === '===' || sign === '==')
      return sign === '==' && dialect !== 'Python' && typeof left !== typeof right && left !== null && right !== null
        ? asNumber(left) === asNumber(right)
        : isSame(left, right)
    if (sign === '!=' || sign === '!==') return !combined(sign.slice(1).padStart(sign.length, '='), left, right)
    if (sign === 'in')
      return right instanceof Map ? right.has(left) : typeof right === 'string' ? right.includes(String(left)) : asList(right).some((one) => isSame(one, left))
    if (sign === '<') return ordered(left, right) < 0
    if (sign === '>') return ordered(left, right) > 0
    if (sign === '<=') return ordered(left, right) <= 0
    if (sign === '>=') return ordered(left, right) >= 0
    const [one, other] = [asNumber(left), asNumber(right)]
    if (['/', '//', '%'].includes(sign) && other === 0 && dialect !== 'JavaScript') throw new Error('Nothing can be divided by 0.')
    if (sign === '-') return one - other
    if (sign === '*') return one * other
    if (sign === '/') return one / other
    if (sign === '//') return Math.floor(one / other)
    if (sign === '**') return one ** other
    return dialect === 'Python' ? ((one % other) + other) % other : one % other
  }
  const joined = (left: Value, right: Value): string => {
    const made = shown(left, dialect) + shown(right, dialect)
    if (made.length > 100_000) throw new Error('This text would be too long.')
    return made
  }
  const work = (of: Worked, scope: Scope): Value => {
    if (++steps > mostSteps) throw new Error(`Stopped after ${mostSteps} steps: does a loop never end?`)
    switch (of.is) {
      case 'value':
        return of.value
      case 'name': {
        const found = holder(scope, of.name)
        if (!found) throw new Error(`“${of.name}” is not known.`)
        return found.values.get(of.name)!
      }
      case 'list':
        return each(of.items, scope)
      case 'spread':
        return work(of.of, scope)
      case 'pairs':
        return new Map(of.pairs.map(([key, value]) => [work(key, scope), work(value, scope)]))
      case 'template':
        return of.parts.map((part) => (part.form ? inForm(work(part.of, scope), part.form, dialect) : shown(work(part.of, scope), dialect))).join('')
      case 'choice':
        return isTrue(work(of.when, scope), dialect) ? work(of.yes, scope) : work(of.no, scope)
      case 'before': {
        const value = work(of.of, scope)
        return of.sign === '-' ? -asNumber(value) : !isTrue(value, dialect)
      }
      case 'sign': {
        const left = work(of.left, scope)
        if (of.sign === '??') return left ?? work(of.right, scope)
        if (of.sign === '||' || of.sign === 'or') return isTrue(left, dialect) ? left : work(of.right, scope)
        if (of.sign === '&&' || of.sign === 'and') return isTrue(left, dialect) ? work(of.right, scope) : left
        return combined(of.sign, left, work(of.right, scope))
      }
      case 'function':
        return doing(of.takes, of.body, scope)
      case 'set': {
        const isPlain = of.sign === '=' || of.sign === 'new'
        const before = isPlain ? null : work(of.target, scope)
        const value = isPlain ? work(of.value, scope) : combined(of.sign.slice(0, -1), before, work(of.value, scope))
        set(of.target, value, scope, of.sign === 'new')
        return of.isAfter ? before : value
      }
      case 'member': {
        const value = memberOf(work(of.of, scope), of.name, dialect)
        if (value === undefined && dialect !== 'JavaScript') throw new Error(`“${of.name}” is not known here.`)
        return value ?? null
      }
      case 'item': {
        const value = work(of.of, scope)
        const at = of.at ? work(of.at, scope) : null
        if (of.isSlice && (typeof value === 'string' || Array.isArray(value)))
          return value.slice(at === null ? 0 : asNumber(at), of.end ? asNumber(work(of.end, scope)) : undefined)
        const found = value instanceof Map ? value.get(at) : typeof value === 'string' ? value.at(asNumber(at)) : asList(value)[places(value, at)]
        if (found === undefined && dialect === 'Python') throw new Error(`There is nothing at ${shown(at, dialect, true)}.`)
        return found ?? null
      }
      case 'each':
        return membersOf(work(of.over, scope), false).flatMap((item) => {
          const inside: Scope = { values: new Map(), outer: scope }
          name(of.names, item, inside)
          return !of.when || isTrue(work(of.when, inside), dialect) ? [work(of.made, inside)] : []
        })
      case 'call': {
        const called = work(of.of, scope)
        const given = each(of.given, scope)
        const named = Object.fromEntries(Object.entries(of.named).map(([key, value]) => [key, work(value, scope)]))
        line = of.line
        if (typeof called !== 'function') throw new Error('This cannot be called.')
        return called(given, named)
      }
    }
  }
  const each = (items: readonly Worked[], scope: Scope): Value[] => {
    const made: Value[] = []
    for (const item of items) {
      const value = work(item, scope)
      if (item.is === 'spread') made.push(...membersOf(value, false))
      else made.push(value)
    }
    if (made.length > 10_000) throw new Error('A list holds at most 10000 values here.')
    return made
  }
  const name = (names: readonly string[], item: Value, scope: Scope): void =>
    names.length === 1 ? void scope.values.set(names[0]!, item) : names.forEach((one, index) => void scope.values.set(one, asList(item)[index] ?? null))
  const doing =
    (takes: readonly Taken[], body: readonly Step[], scope: Scope): Doing =>
    (given, named) => {
      if (++calls > mostCalls) throw new Error('Too many calls inside one another.')
      const inside: Scope = { values: new Map(), outer: scope }
      for (const [index, one] of takes.entries())
        inside.values.set(one.name, (Object.hasOwn(named, one.name) ? named[one.name] : given[index]) ?? (one.otherwise ? work(one.otherwise, inside) : null))
      const left = run(body, inside)
      calls--
      return left?.how === 'return' ? left.value : null
    }
  const looped = (body: readonly Step[], scope: Scope): Left | 'on' => {
    const left = run(body, scope)
    return left === null || left.how === 'continue' ? 'on' : left.how === 'break' ? null : left
  }
  const run = (list: readonly Step[], scope: Scope): Left => {
    for (const step of list) {
      const left = ran(step, scope)
      if (left) return left
    }
    return null
  }
  const ran = (step: Step, scope: Scope): Left => {
    if (++steps > mostSteps) throw new Error(`Stopped after ${mostSteps} steps: does a loop never end?`)
    switch (step.does) {
      case 'work':
        work(step.of, scope)
        return null
      case 'several':
        return run(step.steps, scope)
      case 'if':
        return run(isTrue(work(step.when, scope), dialect) ? step.yes : step.no, scope)
      case 'return':
        return { how: 'return', value: step.of ? work(step.of, scope) : null }
      case 'while':
        while (isTrue(work(step.when, scope), dialect)) {
          const left = looped(step.body, scope)
          if (left !== 'on') return left
          if (step.after) work(step.after, scope)
        }
        return null
      case 'each': {
        const over = work(step.over, scope)
        const isPairs = dialect === 'PHP' && step.names.length === 2
        const items = isPairs
          ? over instanceof Map
            ? [...over]
            : asList(over).map((item, index): Value[] => [index, item])
          : dialect === 'PHP'
            ? asList(over)
            : membersOf(over, step.isKeys)
        for (const item of items) {
          name(step.names, item, scope)
          const left = looped(step.body, scope)
          if (left !== 'on') return left
        }
        return null
      }
      default:
        return { how: step.does }
    }
  }
  try {
    run(steps_, { values: new Map(), outer: library })
  } catch (error) {
    const words = error instanceof RangeError ? 'This is nested too deep.' : error instanceof Error ? error.message : ''
    throw new Error(`Near line ${line}: ${words}${text ? ` Written before: ${text.slice(0, 400)}` : ''}`)
  }
  return { text, steps, drawn: sheet.drawn() }
}

const dialectOf = (text: string): Dialect =>
  /<\?php|\becho\b|^\s*\$\w+\s*=/m.test(text) ? 'PHP' : /\bconsole\.log|\b(?:let|const|var) \w|=>|\bfunction\b/.test(text) ? 'JavaScript' : 'Python'

const titled = (text: string): string => /^(?:<\?php\s*)?\s*(?:#|\/\/)\s*(.{1,80}?)\s*$/m.exec(text)?.[1] ?? ''
/** What a script writes and draws; nothing of it reaches the page or the machine. */
export function scriptRun(text: string, _: string, mode: string): Outcome {
  const dialect = mode === 'Python' || mode === 'JavaScript' || mode === 'PHP' ? mode : dialectOf(text)
  const { text: made, steps, drawn } = ranScript(text, dialect)
  const note = `${dialect}: finished after ${steps} steps.`
  const told = { text: made || (drawn ? '' : '(The script wrote nothing.)'), note, file: 'output.txt' }
  return drawn ? { ...told, drawn, kept: { title: titled(text) || drawn.label, language: dialect } } : told
}
