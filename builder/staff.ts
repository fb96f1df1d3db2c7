import { halfTone, type Note } from './instruments.ts'
import { type Html, html } from './render/html.ts'

const steps = { C: 0, D: 1, E: 2, F: 3, G: 4, A: 5, B: 6 } as const
/** Lines and spaces above the lowest line of a treble staff, which is E4. */
const placeOf = (pitch: string): number => steps[pitch[0] as keyof typeof steps] + 7 * Number(pitch.at(-1)) - (steps.E + 28)
const [gap, wide, top, left] = [10, 34, 32, 14]
/** A beat and what of it a note sounds: longer notes are open. */
const open_from = 700

function noteAt({ pitch, length }: Note, at: number, look: string): Html {
  const place = placeOf(pitch)
  const [x, y] = [left + at * wide + wide / 2, top + 4 * gap - (place * gap) / 2]
  const isUp = place < 4
  const stem = isUp ? `M${x + 5.4} ${y}v-30` : `M${x - 5.4} ${y}v30`
  const ledgers = [
    ...Array.from({ length: Math.max(0, Math.floor(-place / 2)) }, (_, one) => -2 * (one + 1)),
    ...Array.from({ length: Math.max(0, Math.floor((place - 8) / 2)) }, (_, one) => 8 + 2 * (one + 1)),
  ].map((line) => `M${x - 10} ${top + 4 * gap - (line * gap) / 2}h20`)
  return html`<g class="staff-note${look}"><path d="${[...ledgers, stem].join('')}" fill="none" stroke="currentColor" stroke-width="1.4"></path><ellipse cx="${x}" cy="${y}" rx="6" ry="4.4" transform="rotate(-18 ${x} ${y})" fill="${length >= open_from ? 'none' : 'currentColor'}" stroke="currentColor" stroke-width="1.6"></ellipse>${pitch.includes('#') && html`<text x="${x - 17}" y="${y + 4}" font-size="14" fill="currentColor">♯</text>`}<text x="${x}" y="${top + 8 * gap + 14}" text-anchor="middle" font-size="12" fill="currentColor">${pitch.slice(0, -1)}</text></g>`
}

/** Notes on a staff with their names under them, so many to a line; the one at `next` is marked, those before it are done. Notes without a pitch are only named. */
export function staff(label: string, notes: readonly Note[], perLine: number, next = -1): Html {
  if (notes.some(({ pitch }) => halfTone(pitch) === null))
    return html`<ol class="staff-names" aria-label="${label}">${notes.map(({ pitch }, at) => html`<li${at === next && html` aria-current="step"`}${at < next && html` class="is-done"`}>${pitch}</li>`)}</ol>`
  const lines = Array.from({ length: Math.ceil(notes.length / perLine) }, (_, at) => notes.slice(at * perLine, (at + 1) * perLine))
  const width = left * 2 + perLine * wide
  return html`<div class="staff" role="img" aria-label="${label}: ${notes.map(({ pitch }) => pitch).join(' ')}">${lines.map(
    (line, row) =>
      html`<svg viewBox="0 0 ${width} 132" aria-hidden="true"><path d="${[0, 1, 2, 3, 4].map((one) => `M4 ${top + one * gap}H${width - 4}`).join('')}" stroke="currentColor" stroke-width="1" opacity=".55"></path>${line.map((note, at) => noteAt(note, at, row * perLine + at === next ? ' is-next' : row * perLine + at < next ? ' is-done' : ''))}</svg>`,
  )}</div>`
}
