import { chancesLeft, type DrawSnapshot, drawMachine, drawnEntry } from '../../machines/modules/draw.machine.ts'
import type { DrawData } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { event, press } from './controls.ts'
import { defineModule } from './module.ts'

/** Parts of the wheel that are drawn; a wheel of more entries names only these by turns. */
const turns = 5
const point = (share: number, far: number): string => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${Math.round((100 + Math.cos(angle) * far) * 10) / 10} ${Math.round((100 + Math.sin(angle) * far) * 10) / 10}`
}

/** The wheel with a part for each entry, turned so that what is drawn stands at the top. */
function wheel({ context }: DrawSnapshot, isTurning: boolean): Html {
  const { entries, drawn } = context
  const count = Math.max(2, entries.length)
  const place = drawn.at(-1)
  const turned = place === undefined ? 0 : 360 * turns * drawn.length - ((place + 0.5) / count) * 360
  const parts = Array.from({ length: count }, (_, at) => {
    const [from, to] = [at / count, (at + 1) / count]
    const label = entries[at]?.label ?? ''
    const short = [...label].length > 15 ? `${[...label].slice(0, 14).join('')}…` : label
    return html`<g><path class="wheel-part wheel-${at % 4}" d="M100 100L${point(from, 98)}A98 98 0 ${count === 1 ? 1 : 0} 1 ${point(to, 98)}Z"></path><text class="wheel-text-${at % 4}" transform="rotate(${Math.round(((at + 0.5) / count) * 3600) / 10 - 90} 100 100)" x="190" y="103" text-anchor="end">${short}</text></g>`
  })
  return html`<div class="wheel${isTurning && ' is-turning'}"><span class="wheel-mark" aria-hidden="true"></span><svg viewBox="0 0 200 200" aria-hidden="true" focusable="false" style="transform:rotate(${turned}deg)">${parts}<circle class="wheel-hub" cx="100" cy="100" r="16"></circle></svg></div>`
}

const reel = (label: string, isTurning: boolean, at: number): Html =>
  html`<span class="draw-reel${isTurning && ' is-turning'}" style="animation-delay:${at * 120}ms"><span>${isTurning ? '· · ·' : label}</span></span>`

function table(snapshot: DrawSnapshot, { style, entries }: DrawData): Html {
  const isTurning = snapshot.hasTag('turning')
  const entry = snapshot.matches('landed') || snapshot.matches('spent') ? drawnEntry(snapshot.context) : undefined
  if (style === 'wheel') return wheel(snapshot, isTurning)
  if (style === 'slots')
    return html`<div class="draw-reels">${[0, 1, 2].map((at) => reel(entry?.label ?? entries[at % Math.max(1, entries.length)]?.label ?? '', isTurning, at))}</div>`
  if (style === 'boxes') {
    const isOpen = snapshot.matches('ready') || snapshot.matches('landed')
    return html`<div class="draw-boxes">${Array.from({ length: 6 }, (_, at) => {
      const isPicked = snapshot.context.pick === at && !snapshot.matches('ready')
      return html`<button type="button" class="draw-box${isPicked && ' is-picked'}${isPicked && isTurning && ' is-turning'}" data-send="${event('draw.start', { pick: at })}"${!isOpen && html` aria-disabled="true"`}>${isPicked && entry ? entry.label : `Box ${at + 1}`}</button>`
    })}</div>`
  }
  const words = isTurning ? '· · ·' : (entry?.label ?? (style === 'scratch' ? 'Scratch here' : style === 'dice' ? 'Roll' : 'Flip'))
  return html`<div class="draw-${style}${isTurning && ' is-turning'}"><span>${words}</span></div>`
}

function below(snapshot: DrawSnapshot, { verb, style }: DrawData): Html {
  const left = chancesLeft(snapshot.context)
  const isTurning = snapshot.hasTag('turning')
  const entry = drawnEntry(snapshot.context)
  const chances = left === null ? '' : left === 0 ? 'No chances left.' : `${left} chance${left === 1 ? '' : 's'} left.`
  const result =
    entry &&
    !isTurning &&
    !snapshot.matches('ready') &&
    html`<h2 class="draw-result" tabindex="-1" data-focus-when="drawn ${snapshot.context.drawn.length}">${style === 'dice' || style === 'coin' ? entry.label : html`You drew <strong>${entry.label}</strong>`}</h2>`
  const past = snapshot.context.drawn
    .slice(0, isTurning ? -1 : undefined)
    .slice(-6)
    .map((place) => snapshot.context.entries[place]?.label ?? '')
  return html`${result}<p class="module-about">${chances}</p><div class="actions">${style !== 'boxes' && press(isTurning ? 'One moment…' : verb, event('draw.start'), { look: 'button-large', isOff: isTurning || left === 0 })}${style === 'boxes' && !isTurning && snapshot.matches('landed') && left !== 0 && press('Close the boxes', event('draw.again'), { look: 'button-plain' })}</div>${past.length > 1 && html`<p class="module-about">Drawn so far: ${past.toReversed().join(' · ')}</p>`}`
}

export const draw = defineModule<'draw', typeof drawMachine>({
  machine: drawMachine,
  input: ({ entries, chances }, seed, kept) => {
    const before = (kept as { drawn?: readonly number[] } | null)?.drawn ?? []
    const drawn = before.filter((place) => Number.isInteger(place) && place >= 0 && place < entries.length)
    return { entries, chances, seed, drawn, isCalm: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false }
  },
  view: (snapshot, data) => html`<div class="draw-table">${table(snapshot, data)}<div class="draw-below">${below(snapshot, data)}</div></div>`,
  words(snapshot) {
    if (snapshot.hasTag('turning')) return 'Turning.'
    const entry = snapshot.matches('landed') ? drawnEntry(snapshot.context) : undefined
    return entry ? `${entry.label}.` : ''
  },
  measures(snapshot) {
    const entry = snapshot.matches('landed') ? drawnEntry(snapshot.context) : undefined
    return entry ? { entry: entry.id, label: entry.label, words: entry.label } : null
  },
  memory: ({ context }) => (context.chances === null ? null : { drawn: context.drawn }),
})
