import { judge } from '../support/validity.ts'
import { type Next, visitNext } from '../support/visitor-next.ts'
import { hostInMemory, type Tried, visit, visitDay } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

export interface Described {
  readonly id: string
  readonly words: string
}
export interface Failure extends Omit<Tried, 'kind'> {
  readonly kind: Tried['kind'] | 'next'
  readonly id: string
}

/** Every page of a sample of sites, as each role: what HTML forbids, and what leads nowhere. */
export function validityLines(sample: readonly Described[]): string[] {
  const judged = sample.map(({ words }) => judge(siteOf(words)))
  const pages = judged.reduce((sum, one) => sum + one.pages, 0)
  const invalid = judged.flatMap((one) => one.invalid)
  const dead = judged.flatMap((one) => one.dead)
  return [
    `${pages} pages of ${sample.length} sites: ${invalid.length} invalid, ${dead.length} dead links (goals: none)`,
    ...[...invalid, ...dead].slice(0, 8).map((line) => `  ${line}`),
  ]
}

/** The share of the functions that the words name which somebody, knowing visible text alone, finds and completes. */
export async function visitorLines(sample: readonly Described[]): Promise<{ readonly lines: string[]; readonly failures: readonly Failure[] }> {
  const tried: Failure[] = []
  const after: (Next & { readonly id: string })[] = []
  for (const { id, words } of sample) {
    const model = siteOf(words)
    for (const one of await visit(words, model)) tried.push({ ...one, id })
    for (const one of await visitNext(() => hostInMemory(model), visitDay)) after.push({ ...one, id })
  }
  const here = tried.filter(({ came }) => came !== 'module')
  const done = here.filter(({ came }) => came === '')
  const kinds = [...new Set(here.map(({ kind }) => kind))].map((kind) => {
    const all = here.filter((one) => one.kind === kind)
    return { kind, all: all.length, done: all.filter(({ came }) => came === '').length }
  })
  const lines = [
    `${sample.length} sites: ${((100 * done.length) / here.length).toFixed(1)} % of ${here.length} functions done (goal: 85 %); ${tried.length - here.length} more need a browser`,
    ...kinds.toSorted((a, b) => b.all - a.all).map((one) => `  ${one.kind}: ${one.done} of ${one.all}`),
  ]
  const wrong = after.filter(({ came }) => came !== '')
  const steps = [...Map.groupBy(after, ({ what }) => what)].map(([what, all]) => `  ${what}: ${all.filter(({ came }) => came === '').length} of ${all.length}`)
  lines.push(`what people do next: ${((100 * (after.length - wrong.length)) / Math.max(1, after.length)).toFixed(1)} % of ${after.length}`, ...steps)
  const unable = wrong.map(({ id, what, came }): Failure => ({ id, clause: '', actor: '', verb: what, object: '', kind: 'next', role: '', came }))
  return { lines, failures: [...unable, ...here.filter(({ came }) => came !== '')] }
}

/** The failures by cause, most frequent first, as a document. */
export function failureReport(failures: readonly Failure[]): string {
  const causes = Map.groupBy(failures, ({ kind, came }) => `${kind}: ${came.replace(/: .*/, '')}`)
  const parts = [...causes]
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([cause, all]) => {
      const lines = all
        .slice(0, 60)
        .map(({ id, actor, verb, object, role, came }) => `- ${id} “${[actor, verb, object].filter(Boolean).join(' ')}” as ${role || 'anybody'}: ${came}`)
      return `## ${cause} (${all.length})\n${lines.join('\n')}\n`
    })
  return `# Functions that the scripted visitor did not complete\n\n${parts.join('\n')}`
}
