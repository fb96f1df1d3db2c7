import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { sentences } from '../support/sentences.ts'
import { built } from '../support/turn.ts'

const described = fileURLToPath(new URL('../../../shared/prompts/dev.jsonl', import.meta.url))
const request: SiteRequest = { path: '/', query: {}, base: '', visitor: { id: 'v', role: null }, roles: [], rows: {}, today: '2026-01-31', badge: true }

const quantile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

function timed(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Words to the first rendered page, and the same as a ratio to rendering one fixed page in the same run. */
export async function wordsBench(): Promise<string[]> {
  const there = existsSync(described)
  const prompts = there
    ? readFileSync(described, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { instruction: string }).instruction)
    : sentences
  const fixed = built(sentences[0] ?? 'A site')
  for (let warm = 0; warm < 50; warm++) renderPage(built(sentences[warm % sentences.length] ?? 'A site'), request)
  const page: number[] = []
  const whole: number[] = []
  for (const words of prompts) {
    whole.push(timed(() => renderPage(built(words), request)))
    page.push(timed(() => renderPage(fixed, request)))
  }
  whole.sort((a, b) => a - b)
  page.sort((a, b) => a - b)
  const median = quantile(whole, 0.5)
  const p95 = quantile(whole, 0.95)
  const base = quantile(page, 0.5)
  return [
    there ? `${prompts.length} descriptions` : `${prompts.length} sentences of our own (the collected descriptions are not here)`,
    `words to first page: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (goal: p95 under 50 ms)`,
    `ratio to rendering a fixed page: median ${(median / base).toFixed(1)}, p95 ${(p95 / base).toFixed(1)} (the fixed page: ${base.toFixed(2)} ms)`,
  ]
}
