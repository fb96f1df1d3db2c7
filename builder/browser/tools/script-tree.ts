import { placeAt } from './script-place.ts'
import type { Step, Worked } from './script-steps.ts'
import { type Dialect, tokensOf } from './script-tokens.ts'
import { worksAt } from './script-works.ts'

/** What a script may import; what they hold is in its library. */
const packages: ReadonlySet<string> = new Set(['math', 'random', 'turtle'])
const nothing: Worked = { is: 'value', value: null }

/** The steps of a script, or an error that names the line that is not understood. */
export function stepsOf(source: string, dialect: Dialect): readonly Step[] {
  const place = placeAt(tokensOf(source, dialect))
  const { now, go, next, is, take, need, name } = place
  const fail: () => never = place.fail
  const inner = (code: string): Worked => {
    const [step] = stepsOf(code.trim(), dialect)
    return step?.does === 'work' ? step.of : fail()
  }
  const block = (): readonly Step[] => {
    if (dialect === 'Python') {
      need(':')
      if (!take(';')) return [step()]
    }
    if (!take('{')) return [step()]
    const made: Step[] = []
    while (!take('}')) made.push(now().kind === 'end' ? fail() : step())
    return made
  }
  const { names, takes, choice, setting, wide } = worksAt(place, dialect, block, inner)
  const bracketed = (): Worked => {
    if (dialect === 'Python') return choice()
    need('(')
    const made = setting()
    need(')')
    return made
  }
  const chosen = (): Step => {
    const when = bracketed()
    const yes = block()
    if (take('elif', 'elseif')) return { does: 'if', when, yes, no: [chosen()] }
    if (!take('else')) return { does: 'if', when, yes, no: [] }
    return { does: 'if', when, yes, no: take('if') ? [chosen()] : block() }
  }
  const looped = (): Step => {
    if (dialect === 'Python') {
      const of = names()
      need('in')
      return { does: 'each', names: of, over: wide(), isKeys: false, body: block() }
    }
    need('(')
    const back = place.at
    take('let', 'const', 'var')
    if (now().kind === 'name' || is('[')) {
      const of = names()
      if (is('of', 'in')) {
        const isKeys = next().text === 'in'
        const over = choice()
        need(')')
        return { does: 'each', names: of, over, isKeys, body: block() }
      }
    }
    go(back)
    const first: Step = is(';') ? { does: 'several', steps: [] } : step()
    take(';')
    const when: Worked = is(';') ? { is: 'value', value: true } : choice()
    need(';')
    const after = is(')') ? null : setting()
    need(')')
    return { does: 'several', steps: [first, { does: 'while', when, body: block(), after }] }
  }
  const step = (): Step => {
    while (take(';'));
    if (is('}') || now().kind === 'end') return { does: 'several', steps: [] }
    const made = plainStep()
    while (take(';'));
    return made
  }
  const imported = (): Step => {
    const { line, text } = next()
    const of = name()
    if (!packages.has(of))
      throw new Error(`Line ${line}: only ${[...packages].map((one) => `“import ${one}”`).join(', ')} are known here; there are no other packages.`)
    const taken = (from: Worked, as: string): Step => ({
      does: 'work',
      of: { is: 'set', target: { is: 'name', name: as }, sign: '=', value: from, isAfter: false },
    })
    const module: Worked = { is: 'name', name: of }
    if (text === 'import') return take('as') ? taken(module, name()) : { does: 'several', steps: [] }
    need('import')
    if (take('*')) return { does: 'several', steps: [] }
    const steps: Step[] = []
    do {
      const member = name()
      steps.push(taken({ is: 'member', of: module, name: member }, take('as') ? name() : member))
    } while (take(','))
    return { does: 'several', steps }
  }
  const plainStep = (): Step => {
    if (is('{') && dialect !== 'Python') return { does: 'several', steps: block() }
    if (dialect === 'Python' && is('import', 'from')) return imported()
    if (take('pass')) return { does: 'several', steps: [] }
    if (is('break', 'continue')) return { does: next().text === 'break' ? 'break' : 'continue' }
    if (take('return')) return { does: 'return', of: is(';', '}') ? null : wide() }
    if (take('if')) return chosen()
    if (take('while')) return { does: 'while', when: bracketed(), body: block(), after: null }
    if (take('foreach')) {
      need('(')
      const over = choice()
      need('as')
      const first = name()
      const of = take('=>') ? [first, name()] : [first]
      need(')')
      return { does: 'each', names: of, over, isKeys: false, body: block() }
    }
    if (take('for')) return looped()
    if (take('def') || (is('function') && now(1).kind === 'name' && next())) {
      const target: Worked = { is: 'name', name: name() }
      need('(')
      return { does: 'work', of: { is: 'set', target, sign: '=', value: { is: 'function', takes: takes(), body: block() }, isAfter: false } }
    }
    if (dialect === 'PHP' && is('echo', 'print')) {
      const { line } = next()
      const given = [choice()]
      while (take(',')) given.push(choice())
      return { does: 'work', of: { is: 'call', of: { is: 'name', name: 'echo' }, given, named: {}, line } }
    }
    if (take('let', 'const', 'var')) {
      const steps: Step[] = []
      do {
        const of = setting()
        steps.push({ does: 'work', of: of.is === 'set' ? { ...of, sign: 'new' } : { is: 'set', target: of, sign: 'new', value: nothing, isAfter: false } })
      } while (take(','))
      return { does: 'several', steps }
    }
    return { does: 'work', of: wide() }
  }
  const made: Step[] = []
  while (now().kind !== 'end') {
    const from = place.at
    made.push(step())
    if (place.at === from) fail()
  }
  return made
}
