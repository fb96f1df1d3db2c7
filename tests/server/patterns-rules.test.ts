import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutSlashes } from '../../server/http/paths.rules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Characters of a hostile text, and the CPU time that one pattern may take for it: what grows with its square takes many times that. */
const length = 32_000
const most_ms = 150

/** Every regular expression that stands in the sources of the server and the contract. */
function patterns(): ReadonlyMap<string, RegExp> {
  const literal = /(?<=[(=,:[!&|?{};\n]\s*|return\s+)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g
  const found = new Map<string, RegExp>()
  for (const file of globSync(['server/**/*.ts', 'contract/**/*.ts'], { cwd: root })) {
    for (const [, source = '', flags = ''] of readFileSync(root + file, 'utf8').matchAll(literal)) {
      try {
        found.set(`${file}: /${source}/${flags}`, new RegExp(source, flags.replace(/[gy]/g, '')))
      } catch {
        // A division, or the end of a comment.
      }
    }
  }
  return found
}
const units = [
  'a',
  ' ',
  '-',
  '.',
  '9',
  '\n',
  '/',
  '@',
  'a.',
  'a-',
  'a ',
  '"',
  "'",
  '<',
  '\\',
  ',',
  ', ',
  '0,',
  '_',
  '%',
  'a@',
  ':',
  '\t',
  'a,',
  '\r\n',
  '=',
  ';',
]
const texts = units.flatMap((unit) => {
  const many = unit.repeat(length / unit.length)
  return [many, `${many}\0`, `a${many}!`, `x@${many}`]
})
function cpuOf(pattern: RegExp, text: string): number {
  const from = process.cpuUsage()
  pattern.test(text)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

describe('the patterns that read what strangers send', () => {
  it('are found', () => {
    expect(patterns().size).toBeGreaterThan(100)
  })
  it('take no time that grows with the square of a text', () => {
    const slow = [...patterns()].flatMap(([name, pattern]) => {
      const worst = texts.find((text) => Math.min(cpuOf(pattern, text), cpuOf(pattern, text)) > most_ms)
      return worst === undefined ? [] : [`${name} for ${JSON.stringify(worst.slice(0, 4))} again and again`]
    })
    expect(slow).toEqual([])
  })
})

describe('a path without the slashes at its end', () => {
  it('keeps all others', () => {
    expect(['/a/', '/a//b///', '/', '', '///x'].map(withoutSlashes)).toEqual(['/a', '/a//b', '', '', '///x'])
  })
})
