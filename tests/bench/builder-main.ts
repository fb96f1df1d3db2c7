import '../support/practices.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { hostile, injectedIn } from '../support/hostile.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'
import { axeLines, browserLines } from './builder-browser.ts'
import { long } from './builder-long.ts'
import { clauseLines, foundLines } from './builder-read.ts'
import { short } from './builder-short.ts'
import { type Structure, structureLines } from './builder-structures.ts'
import { growthLines, stageLines } from './builder-times.ts'
import { type Described, failureReport, validityLines, visitorLines } from './builder-visit.ts'

/** `bench:builder visitor 5` runs one part on every fifth description; `--failures file` writes what the visitor did not complete. */
const [part, step] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const failuresTo = process.argv.includes('--failures') ? process.argv[process.argv.indexOf('--failures') + 1] : undefined
const collected = fileURLToPath(new URL('../../../shared/prompts/dev.jsonl', import.meta.url))

const own: readonly Described[] = [...long, ...short].map(([words], index) => ({ id: `own${index + 1}`, words }))
const described: readonly Described[] = existsSync(collected)
  ? readFileSync(collected, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { readonly id: string; readonly instruction: string })
      .map(({ id, instruction }) => ({ id, words: instruction }))
  : own
const every = <Of>(all: readonly Of[], count: number): Of[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)
const words = described.map((one) => one.words)
const sample = every(described, 60)

function hostileLines(): string[] {
  const count = 10_000
  const bad: string[] = []
  for (let seed = 1; seed <= count; seed += 1) {
    const text = hostile(seed)
    try {
      const model = readModel(siteOf(text))
      const { html } = renderPage(model, request('/', { visitor: { id: 'v', role: null }, rows: {} }))
      if (injectedIn(html).length > 0) bad.push(`${seed}: ${injectedIn(html)[0]}`)
    } catch (error) {
      bad.push(`${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return [`${count} random and hostile prompts: ${bad.length} exceptions or injected elements (goal: none)`, ...bad.slice(0, 5).map((line) => `  ${line}`)]
}

async function visitorPart(): Promise<string[]> {
  const { lines, failures } = await visitorLines(every(described, Math.ceil(described.length / Number(step ?? 6))))
  const ours = await visitorLines(every(own, 40))
  if (failuresTo) writeFileSync(failuresTo, failureReport([...failures, ...ours.failures]))
  return [...lines, 'on our own prompts:', ...ours.lines]
}

interface Listed {
  readonly id?: string
  readonly words?: string
  /** Whether the list was looked at by nobody who worked on the builder. */
  readonly unseen?: boolean
  readonly entities: readonly Structure[]
}
const listedIn = (file: string): Listed[] =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Listed)

/** The data structures that were listed by hand before a site was built: for some of the collected descriptions, by their ids, and for some of our own. */
function structuresPart(): string[] {
  const byId = new Map(described.map((one) => [one.id, one.words]))
  const listed = listedIn('./structures.jsonl').flatMap(({ id = '', unseen = false, entities }) =>
    byId.has(id) ? [{ words: byId.get(id)!, unseen, entities }] : [],
  )
  const ours = listedIn('./structures-own.jsonl').map(({ words = '', unseen = false, entities }) => ({ words, unseen, entities }))
  const unseenOf = (some: typeof ours) => structureLines(some.filter(({ unseen }) => unseen))
  const unlooked = 'of these, lists that were not looked at while the builder was worked on:'
  return [
    ...(listed.length === 0 ? ['the collected descriptions are not here'] : [...structureLines(listed), unlooked, ...unseenOf(listed)]),
    'descriptions of our own, that nobody collected:',
    ...structureLines(ours),
    unlooked,
    ...unseenOf(ours),
  ]
}

const parts: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  clauses: () => [
    `${described.length} descriptions${existsSync(collected) ? '' : ' of our own (the collected ones are not here)'}`,
    ...clauseLines(words),
    'our own:',
    ...clauseLines(own.map((one) => one.words)),
  ],
  found: () => [...foundLines(`${long.length} long prompts of our own`, long), ...foundLines(`${short.length} short ones`, short)],
  structures: structuresPart,
  times: () => [...stageLines(words), ...growthLines(words)],
  validity: () => validityLines(sample),
  visitor: visitorPart,
  hostile: hostileLines,
  axe: () => axeLines(sample),
  browser: () => browserLines(every(described, Number(step ?? 20))),
}

for (const [name, lines] of Object.entries(parts)) {
  if (part !== undefined && part !== name) continue
  console.log(`\n${name}`)
  for (const line of await lines()) console.log(`  ${line}`)
}
