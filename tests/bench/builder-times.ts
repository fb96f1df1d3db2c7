import { accept } from '../../builder/accept/accept.ts'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const request: SiteRequest = { path: '/', query: {}, base: '', visitor: { id: 'v', role: null }, roles: [], rows: {}, today: '2026-01-31', badge: true }

function timed<Of>(times: number[], work: () => Of): Of {
  const from = performance.now()
  const made = work()
  times.push(performance.now() - from)
  return made
}
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

/** Each stage from words to the first page, beside rendering one fixed page in the same run. */
export function stageLines(prompts: readonly string[]): string[] {
  const fixed = siteOf('A calm site for my pottery studio where people book a class and join the waitlist')
  const times = { read: [] as number[], compose: [] as number[], accept: [] as number[], render: [] as number[], whole: [] as number[], fixed: [] as number[] }
  for (const words of prompts.slice(0, 60)) siteOf(words)
  for (const words of prompts) {
    timed(times.whole, () => {
      const brief = timed(times.read, () => readBrief(words))
      const composed = timed(times.compose, () => compose(brief))
      const model = timed(times.accept, () => accept(composed))
      timed(times.render, () => renderPage(model, request))
    })
    timed(times.fixed, () => renderPage(fixed, request))
  }
  const base = at(times.fixed, 0.5)
  const line = (name: string, of: readonly number[]) =>
    `${name}: p50 ${at(of, 0.5).toFixed(2)} ms, p95 ${at(of, 0.95).toFixed(2)} ms; ${(at(of, 0.5) / base).toFixed(1)} and ${(at(of, 0.95) / base).toFixed(1)} times a fixed page`
  return [
    line('read', times.read),
    line('compose and complete', times.compose),
    line('accept', times.accept),
    line('render the first page', times.render),
    `${line('words to first page', times.whole)} (goal: p95 under 50 ms)`,
  ]
}

/** The time for twice the words over that for the words, up to 100 KiB. */
export function growthLines(prompts: readonly string[]): string[] {
  const text = prompts.join(' ').slice(0, 102_400).padEnd(102_400, ' and orders')
  const least = (length: number): number => {
    const words = text.slice(0, length)
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) timed(times, () => siteOf(words))
    return Math.min(...times)
  }
  const sizes = [6_400, 12_800, 25_600, 51_200, 102_400]
  const times = sizes.map(least)
  const ratios = times.slice(1).map((time, index) => time / (times[index] ?? Number.NaN))
  return [`t(2n)/t(n) from 6.25 to 100 KiB: ${ratios.map((one) => one.toFixed(2)).join(', ')} (goal: at most 2.6)`, `100 KiB: ${times.at(-1)?.toFixed(0)} ms`]
}
