import { chanceOf } from '../../compose/chance.ts'
import type { Effect, Value, Values } from '../../model.ts'
import { own } from '../own.ts'
import { grouped } from '../value.ts'
import { referred, type Scene } from './scene.ts'

export type Simulated = Extract<Effect, { kind: 'simulated' }>

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
/** The first bracket of a text that is not closed, or is closed without having been opened; null where all of them pair. */
function unpaired(code: string): string | null {
  const open: string[] = []
  for (const sign of code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|#[^\n]*/g, '')) {
    if ('([{'.includes(sign)) open.push(sign)
    else if (sign in closing && open.pop() !== closing[sign]) return sign
  }
  return open[0] ?? null
}
const cases = /\bfunction\s+test\w*|\bdef\s+test\w*|@test\b|#\[Test\]|\b(?:it|test)\s*\(\s*['"`]/g
const failing = /\bfail\s*\(|\bassertTrue\s*\(\s*false\b|\bassertFalse\s*\(\s*true\b|\bassert\s+False\b|\bexpect\s*\(\s*true\s*\)\s*\.toBe\s*\(\s*false/i

interface Ran {
  readonly isGood: boolean
  readonly said: string
  /** What was found, or did not go well. */
  readonly count: number
}
function tested(code: string, key: string, name: string): Ran {
  const all = Math.max(1, code.match(cases)?.length ?? 0)
  const sign = code === '' ? null : unpaired(code)
  const isGood = sign === null && !failing.test(code) && (code !== '' || chanceOf(key, 5) > 0)
  if (isGood) return { isGood, count: 0, said: all === 1 ? `${name} passed` : `${all} of ${all} tests passed` }
  const why = sign === null ? 'what was expected did not come' : `the bracket “${sign}” has no other half`
  return { isGood, count: 1, said: all === 1 ? `${name} failed, ${why}` : `1 of ${all} tests failed, ${why}` }
}
function searched(key: string, name: string): Ran {
  const found = Math.max(0, chanceOf(`${key} found`, 6) - 3)
  return {
    isGood: found === 0,
    count: found,
    said: found === 0 ? `nothing was found in ${name}` : `${found} ${found === 1 ? 'place' : 'places'} in ${name} to look at`,
  }
}
/** Each number of the start values after so many steps, in which it grows or shrinks evenly. */
function stepped(text: string, steps: number, key: string): Ran {
  const parts = [...text.matchAll(/(\p{L}[\p{L} ]{0,40}?)?\s*[=:]?\s*(-?\d+(?:\.\d+)?)/gu)].slice(0, 4).map(([, name, number]) => {
    const [from, rate] = [Number(number), (chanceOf(`${key}${name}`, 41) - 18) / 1000]
    return `${(name ?? 'value').trim()} from ${grouped(from, 2)} to ${grouped(from * (1 + rate) ** Math.min(steps, 400), 2)}`
  })
  return { isGood: true, count: 0, said: `${grouped(steps)} ${steps === 1 ? 'step' : 'steps'} gone through${parts.length > 0 ? `: ${parts.join('; ')}` : ''}` }
}

/** What a run of these values comes to: a repeatable guess that says of itself that it is one. `code` is a text that the run is about, or none. */
export function simulatedOf(effect: Simulated, values: Values, title: string, code: string): Values {
  const words = effect.reads.map((id) => String(own(values, id) ?? ''))
  const key = [title, code, ...words].join(' ').toLowerCase()
  const name = `“${title.slice(0, 80)}”`
  const steps = effect.reads.map((id) => own(values, id)).find((value) => typeof value === 'number') ?? 10
  const { isGood, said, count } =
    effect.of === 'test' ? tested(code, key, name) : effect.of === 'search' ? searched(key, name) : effect.of === 'series' ? stepped(effect.reads.map((id) => own(values, id)).filter((value) => typeof value === 'string').join('; '), Number(steps), key) : { isGood: true, count: 0, said: `${name} went through to its end` } // biome-ignore format: one choice
  const numbers = effect.numbers.map(
    ({ field, from, to, bad }) =>
      [field, !isGood && bad !== undefined ? (effect.of === 'search' ? count : bad) : from + chanceOf(`${key} ${field}`, to - from + 1)] as const,
  )
  const made: Record<string, Value> = Object.fromEntries(numbers)
  if (effect.outcome) made[effect.outcome.field] = isGood ? effect.outcome.good : effect.outcome.bad
  if (effect.text !== null) made[effect.text] = `Simulated: ${said}. Nothing was really run.`
  return made
}

/** Keeps what a run comes to in the row itself. */
export function simulate(scene: Scene, effect: Simulated): void {
  const about = effect.about === null ? undefined : referred(scene, effect.about.by)
  const code = String(own(about?.row.values ?? scene.values, effect.about?.field ?? effect.code ?? '') ?? '')
  const title = String(own(scene.values, scene.entity.title) ?? '') || `this ${scene.entity.singular}`
  Object.assign(scene.values, simulatedOf(effect, scene.values, title, code))
}
