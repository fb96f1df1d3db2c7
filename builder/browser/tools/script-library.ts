import type { Dialect } from './script-tokens.ts'
import { asList, asNumber, asText, type Doing, isSame, isTrue, membersOf, ordered, shown, type Value } from './script-values.ts'

const most = 10_000
const kept = (items: Value[]): Value[] => {
  if (items.length > most) throw new Error(`A list holds at most ${most} values here.`)
  return items
}
const repeated = (text: string, times: number): string => {
  if (text.length * times > 100_000) throw new Error('This text would be too long.')
  return text.repeat(Math.max(0, Math.floor(times) || 0))
}
const called = (value: Value | undefined): Doing => {
  if (typeof value !== 'function') throw new Error('A function is needed here.')
  return value
}
const sortedBy = (items: Value[], key: Value | undefined, isReversed: boolean): Value[] => {
  const by = typeof key === 'function' ? (item: Value) => key([item], {}) : (item: Value) => item
  const made = items.map((item) => [by(item), item] as const).sort(([left], [right]) => ordered(left, right))
  return (isReversed ? made.reverse() : made).map(([, item]) => item)
}
const sum = (items: readonly Value[]): number => items.reduce<number>((total, item) => total + asNumber(item), 0)
const counted = (from: number, to: number, by: number): Value[] => {
  if (by === 0) throw new Error('A range cannot go on by 0.')
  return kept(Array.from({ length: Math.min(most + 1, Math.max(0, Math.ceil((to - from) / by))) }, (_, index) => from + index * by))
}
/** A number in a form such as “.2f” or “,”. */
export function inForm(value: Value, form: string, dialect: Dialect): string {
  const [, width = '', comma = '', places = '', percent = ''] = /^[<>]?(\d{0,2})(,?)(?:\.(\d{1,2}))?[fd]?(%?)$/.exec(form) ?? []
  if (typeof value !== 'number' || !(comma || places || percent))
    return form.startsWith('>') || typeof value === 'number' ? shown(value, dialect).padStart(Number(width)) : shown(value, dialect).padEnd(Number(width))
  const [whole = '', rest] = (percent ? value * 100 : value).toFixed(places ? Number(places) : 0).split('.')
  return `${comma ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole}${rest ? `.${rest}` : ''}${percent}`.padStart(Number(width))
}

const between = (from: Value | undefined, to: Value | undefined): number => asNumber(from) + Math.random() * (asNumber(to) - asNumber(from))
const byChance: Readonly<Record<string, Doing>> = {
  random: () => Math.random(),
  uniform: ([from, to]) => between(from, to),
  randint: ([from, to]) => Math.floor(between(from, asNumber(to) + 1)),
  choice: ([items]) => asList(items)[Math.floor(Math.random() * asList(items).length)] ?? null,
}

/** What a script can call by name: what the three languages have in common under their own names. */
export function namesFor(dialect: Dialect, write: (text: string) => void): Map<string, Value> {
  const text = (value: Value | undefined) => asText(value, dialect)
  const size: Doing = ([of]) => (of instanceof Map ? of.size : typeof of === 'string' || Array.isArray(of) ? of.length : Number.NaN)
  const line: Doing = (given, { sep, end }) => {
    write(given.map((value) => text(value)).join(sep === undefined ? ' ' : text(sep)) + (end === undefined ? '\n' : text(end)))
    return null
  }
  const rounded: Doing = ([value, places]) => {
    const by = 10 ** (asNumber(places) || 0)
    return Math.round(asNumber(value) * by) / by
  }
  const most_: Doing = (given) => (given.length === 1 ? asList(given[0]) : [...given]).reduce((best, one) => (ordered(one, best) > 0 ? one : best))
  const least: Doing = (given) => (given.length === 1 ? asList(given[0]) : [...given]).reduce((best, one) => (ordered(one, best) < 0 ? one : best))
  const whole: Doing = ([value]) => {
    const made = Math.trunc(typeof value === 'string' ? Number.parseFloat(value) : asNumber(value))
    if (Number.isNaN(made) && dialect === 'Python') throw new Error(`“${text(value)}” is not a number.`)
    return made
  }
  const real: Doing = ([value]) => (typeof value === 'string' ? Number.parseFloat(value) : asNumber(value))
  // biome-ignore format: a table
  const values: Record<string, Doing> =
    dialect === 'Python'
      ? {
          print: line, len: size, str: ([value]) => text(value), int: whole, float: real, abs: ([value]) => Math.abs(asNumber(value)), round: rounded, max: most_, min: least,
          sum: ([items]) => sum(asList(items)), range: ([first, last, by]) => (last === undefined ? counted(0, asNumber(first), 1) : counted(asNumber(first), asNumber(last), by === undefined ? 1 : asNumber(by))),
          list: ([items]) => (items === undefined ? [] : membersOf(items, false)), sorted: ([items], { key, reverse }) => sortedBy(membersOf(items ?? null, false), key, Boolean(reverse)),
          reversed: ([items]) => membersOf(items ?? null, false).reverse(), enumerate: ([items, from]) => membersOf(items ?? null, false).map((item, index) => [index + (asNumber(from) || 0), item]),
          zip: ([left, right]) => { const others = membersOf(right ?? null, false); return membersOf(left ?? null, false).slice(0, others.length).map((item, index) => [item, others[index]!]) },
        }
      : dialect === 'JavaScript'
        ? { String: ([value]) => text(value), Number: ([value]) => asNumber(value), parseInt: whole, parseFloat: real }
        : {
            echo: (given) => { write(given.map((value) => text(value)).join('')); return null }, print_r: ([value]) => { write(text(value)); return null }, strlen: size, count: size, strtoupper: ([value]) => text(value).toUpperCase(),
            strtolower: ([value]) => text(value).toLowerCase(), ucfirst: ([value]) => text(value).replace(/^./, (first) => first.toUpperCase()), implode: ([by, items]) => asList(items).map((item) => text(item)).join(text(by)),
            explode: ([by, value]) => text(value).split(text(by)), array_sum: ([items]) => sum(asList(items)), range: ([from, to]) => counted(asNumber(from), asNumber(to) + 1, 1), str_repeat: ([value, times]) => repeated(text(value), asNumber(times)),
            round: rounded, floor: ([value]) => Math.floor(asNumber(value)), ceil: ([value]) => Math.ceil(asNumber(value)), sqrt: ([value]) => Math.sqrt(asNumber(value)), abs: ([value]) => Math.abs(asNumber(value)), max: most_, min: least, intval: whole,
            number_format: ([value, places]) => inForm(asNumber(value), `,.${asNumber(places) || 0}f`, dialect), in_array: ([one, items]) => asList(items).some((item) => isSame(item, one ?? null)), strrev: ([value]) => [...text(value)].reverse().join(''),
            array_keys: ([items]) => (items instanceof Map ? [...items.keys()] : asList(items).map((_, index) => index)), array_values: ([items]) => asList(items), str_replace: ([find, by, value]) => text(value).split(text(find)).join(text(by)), trim: ([value]) => text(value).trim(),
            array_map: ([doing, items]) => asList(items).map((item) => called(doing)([item], {})), array_filter: ([items, doing]) => asList(items).filter((item) => isTrue(called(doing)([item], {}), dialect)), array_reverse: ([items]) => [...asList(items)].reverse(),
          }
  const names = new Map<string, Value>(Object.entries(values))
  const group = (doings: Record<string, Value>): Value => new Map<Value, Value>(Object.entries(doings))
  const maths = Object.fromEntries(
    (['floor', 'ceil', 'round', 'abs', 'sqrt', 'trunc', 'sin', 'cos', 'tan', 'atan2', 'log', 'exp'] as const).map((name) => [
      name,
      (([value, other]) => (name === 'atan2' ? Math.atan2(asNumber(value), asNumber(other)) : Math[name](asNumber(value)))) satisfies Doing,
    ]),
  )
  if (dialect === 'Python') {
    const radians: Doing = ([value]) => (asNumber(value) * Math.PI) / 180
    names.set('math', group({ ...maths, pi: Math.PI, e: Math.E, pow: ([left, right]) => asNumber(left) ** asNumber(right), radians }))
    names.set('random', group(byChance))
  }
  if (dialect === 'PHP') for (const name of ['rand', 'mt_rand', 'random_int']) names.set(name, byChance.randint!)
  if (dialect !== 'JavaScript') return names
  names.set('console', group({ log: line, error: line, warn: line, info: line }))
  names.set(
    'Math',
    group({
      ...maths,
      PI: Math.PI,
      random: () => Math.random(),
      max: (given) => Math.max(...given.map(asNumber)),
      min: (given) => Math.min(...given.map(asNumber)),
      pow: ([left, right]) => asNumber(left) ** asNumber(right),
    }),
  )
  const pairs = (of: Value | undefined) => (of instanceof Map ? [...of] : [])
  names.set(
    'Object',
    group({
      keys: ([of]) => pairs(of).map(([key]) => key),
      values: ([of]) => pairs(of).map(([, value]) => value),
      entries: ([of]) => pairs(of).map(([key, value]) => [key, value]),
    }),
  )
  return names
}

/** What is called on a value, or undefined where its kind knows nothing of the name. */
export function memberOf(of: Value, name: string, dialect: Dialect): Value | undefined {
  const text = (value: Value | undefined) => asText(value, dialect)
  // biome-ignore format: a table
  const doings: Record<string, Doing> =
    typeof of === 'string'
      ? {
          upper: () => of.toUpperCase(), toUpperCase: () => of.toUpperCase(), lower: () => of.toLowerCase(), toLowerCase: () => of.toLowerCase(), strip: () => of.trim(), trim: () => of.trim(), title: () => of.replace(/\b\p{L}/gu, (first) => first.toUpperCase()),
          split: ([by]) => (by === undefined ? of.trim().split(/\s+/) : of.split(text(by))), join: ([items]) => asList(items).map((item) => text(item)).join(of), replace: ([find, by]) => (dialect === 'JavaScript' ? of.replace(text(find), () => text(by)) : of.split(text(find)).join(text(by))),
          replaceAll: ([find, by]) => of.split(text(find)).join(text(by)), startswith: ([start]) => of.startsWith(text(start)), startsWith: ([start]) => of.startsWith(text(start)), endswith: ([end]) => of.endsWith(text(end)), endsWith: ([end]) => of.endsWith(text(end)),
          includes: ([part]) => of.includes(text(part)), indexOf: ([part]) => of.indexOf(text(part)), find: ([part]) => of.indexOf(text(part)), count: ([part]) => of.split(text(part)).length - 1, slice: ([from, to]) => of.slice(asNumber(from), to === undefined ? undefined : asNumber(to)),
          repeat: ([times]) => repeated(of, asNumber(times)), padStart: ([width]) => of.padStart(Math.min(200, asNumber(width))), charAt: ([index]) => of.charAt(asNumber(index)),
        }
      : Array.isArray(of)
        ? {
            append: ([item]) => { kept(of).push(item ?? null); return null }, push: ([item]) => kept(of).push(item ?? null), pop: ([index]) => (index === undefined ? of.pop() : of.splice(asNumber(index), 1)[0]) ?? null, shift: () => of.shift() ?? null,
            join: ([by]) => of.map((item) => text(item)).join(by === undefined ? ',' : text(by)), map: ([doing]) => of.map((item, index) => called(doing)([item, index], {})), filter: ([doing]) => of.filter((item, index) => isTrue(called(doing)([item, index], {}), dialect)),
            forEach: ([doing]) => { of.forEach((item, index) => void called(doing)([item, index], {})); return null }, reduce: ([doing, first]) => (first === undefined ? of.reduce((made, item) => called(doing)([made, item], {})) : of.reduce<Value>((made, item) => called(doing)([made, item], {}), first)),
            find: ([doing]) => of.find((item) => isTrue(called(doing)([item], {}), dialect)) ?? null, some: ([doing]) => of.some((item) => isTrue(called(doing)([item], {}), dialect)), every: ([doing]) => of.every((item) => isTrue(called(doing)([item], {}), dialect)),
            includes: ([item]) => of.some((one) => isSame(one, item ?? null)), indexOf: ([item]) => of.findIndex((one) => isSame(one, item ?? null)), index: ([item]) => of.findIndex((one) => isSame(one, item ?? null)), count: ([item]) => of.filter((one) => isSame(one, item ?? null)).length,
            slice: ([from, to]) => of.slice(asNumber(from ?? 0), to === undefined ? undefined : asNumber(to)), concat: ([more]) => kept([...of, ...asList(more)]), reverse: () => of.reverse(), extend: ([more]) => { of.push(...asList(more)); kept(of); return null },
            sort: ([doing], { key, reverse }) => { const made = typeof doing === 'function' ? [...of].sort((left, right) => asNumber(doing([left, right], {}))) : sortedBy(of, key, Boolean(reverse)); of.splice(0, of.length, ...made); return dialect === 'JavaScript' ? of : null },
          }
        : of instanceof Map
          ? { keys: () => [...of.keys()], values: () => [...of.values()], items: () => [...of].map(([key, value]) => [key, value]), get: ([key, other]) => of.get(key ?? null) ?? other ?? null }
          : typeof of === 'number'
            ? { toFixed: ([places]) => of.toFixed(Math.min(20, asNumber(places) || 0)), toString: () => text(of) }
            : {}
  if (of instanceof Map && of.has(name)) return of.get(name)!
  if (name === 'length' && (typeof of === 'string' || Array.isArray(of))) return of.length
  return Object.hasOwn(doings, name) ? doings[name] : undefined
}
