import { fileOf } from '../../file-value.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, rowOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { gestureHint } from '../list/by-chance.ts'
import { picture } from '../list/layouts.ts'
import { valueIn } from '../own.ts'
import { isWebAddress, rowAddress, showValue, textOf, titleOf } from '../value.ts'
import { marksOf } from './marks.ts'
import { tuneOf } from './tone.ts'

interface Source {
  readonly src: string
  readonly medium: 'audio' | 'video'
  readonly isSample: boolean
}
const ends = { video: /\.(?:mp4|webm|mov|m4v)$/i, audio: /\.(?:mp3|wav|ogg|m4a|flac|aac)$/i } as const

/** What plays for a row: its uploaded or linked file, else a sample tune that is said to be one. */
function sourceOf(of: Context, { sources }: BlockOf<'player'>, row: SiteRow, title: string): Source {
  for (const id of sources) {
    const value = String(valueIn(row, id) ?? '')
    const file = fileOf(value)
    const path = file ? file.name : value.split(/[?#]/)[0]!
    const medium = ends.video.test(path) ? 'video' : ends.audio.test(path) ? 'audio' : null
    if (medium && file) return { src: file.path.startsWith('data:') ? file.path : `${of.request.base}${file.path}`, medium, isSample: false }
    if (medium && isWebAddress(value) && value.startsWith('https:')) return { src: value, medium, isSample: false }
  }
  return { src: tuneOf(title), medium: 'audio', isSample: true }
}

/** Tracks or films to choose from, and the chosen one with the browser's own controls. */
export function player(of: Context, block: BlockOf<'player'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const all = rowsOf(of, entity)
  const asked = of.request.query.at ?? of.request.query.row
  const open = (asked ? rowOf(of, entity, asked) : undefined) ?? all[0]
  if (!open) return section(of, block, emptyState({ words: `There are no ${entity.plural} to play yet.` }))
  const list = all.map((row, index) => line(of, block, entity, row, index, row.id === open.id))
  return section(
    of,
    block,
    html`<div class="player"${block.on !== undefined && html` data-on="${block.on}"`}>${stageOf(of, block, entity, open, { steps: stepsOf(of, block, open, all) })}<ol class="card tracks" aria-label="${block.heading.trim() || entity.plural}, to play">${list}</ol>${gestureHint(block.on, `another ${entity.singular} by chance`)}</div>`,
    { unseen: 'Player' },
  )
}

interface StageOptions {
  /** Rows before and after it, on the page that plays them one after the other. */
  readonly steps?: Html
}

/** What plays a row: its file or the sample that stands for it, with its controls and its count. */
export function stageOf(of: Context, block: BlockOf<'player'>, entity: Entity, row: SiteRow, { steps = nothing }: StageOptions = {}): Html {
  const title = titleOf(of, entity, row)
  const source = sourceOf(of, block, row, title)
  const artist = block.artist === null ? undefined : fieldOf(entity, block.artist)
  const notes = block.notes === null ? undefined : fieldOf(entity, block.notes)
  const isFilm = source.isSample && block.medium === 'video'
  const media =
    source.medium === 'video'
      ? html`<video class="player-media" src="${source.src}" controls preload="metadata" playsinline aria-label="${title}" data-play="${block.id}"></video>`
      : html`<div class="player-scene${isFilm && ' is-film'}">${picture(of, entity, row, 'large')}${isFilm && html`<span class="film-light" aria-hidden="true"></span>`}</div><audio class="player-media" src="${source.src}" controls preload="metadata" aria-label="${title}" data-play="${block.id}"${source.isSample && html` data-sample`}></audio>`
  const sample =
    source.isSample &&
    html`<p class="help"><span class="tag tag-plain">${isFilm ? 'Sample film' : 'Sample sound'}</span> No file is kept with this ${entity.singular} yet, so ${isFilm ? 'a moving picture with a tune' : 'a tune'} made by this site stands in for it.</p>`
  const words = artist && valueIn(row, artist.id)
  const to = rowAddress(of, entity, row)
  const isOwnPage = !isWritten(steps)
  return html`<div class="card player-stage" id="${block.id}-stage" data-stage>${media}${bar(block)}<div class="player-words">${!isOwnPage && html`<h3>${to ? html`<a href="${to}">${title}</a>` : title}</h3>${words && artist && html`<p>${textOf(of, artist, words)}</p>`}`}${played(block, row)}<div class="actions">${listen(of, block, row)}${steps}</div>${!isOwnPage && marksOf(of, entity, row)}${sample}${!isOwnPage && notes && valueIn(row, notes.id) && html`<details><summary>${notes.label}</summary><p>${showValue(of, notes, valueIn(row, notes.id))}</p></details>`}</div></div>`
}

/** Controls that the shared script works with, in place of the browser's own. */
const bar = ({ id }: BlockOf<'player'>): Html =>
  html`<div class="player-bar" role="group" aria-label="Controls" data-media-bar hidden><label class="player-range is-long">Progress<input type="range" id="${id}-progress" min="0" max="1000" value="0" data-media="seek"></label><p class="player-time"><span data-media-time>0:00</span><span class="sr" role="status" data-media-said></span></p><button type="button" class="button button-small button-plain" data-media="back">− 10 s</button><button type="button" class="button button-small button-plain" data-media="stop">Stop</button><button type="button" class="button button-small button-plain" data-media="ahead">+ 10 s</button><label class="player-range">Volume<input type="range" id="${id}-volume" min="0" max="100" value="80" data-media="volume"></label><label class="player-range">Speed<select id="${id}-speed" data-media="speed"><option value="0.5">0.5×</option><option value="1" selected>1×</option><option value="1.5">1.5×</option><option value="2">2×</option></select></label><label class="player-range">Order<select id="${id}-order" data-media="order"><option value="next">In order</option><option value="one">Repeat</option><option value="any">Shuffle</option></select></label></div>`

function stepsOf(of: Context, block: BlockOf<'player'>, row: SiteRow, all: readonly SiteRow[]): Html {
  const at = all.findIndex(({ id }) => id === row.id)
  const [before, after] = [all[at - 1] ?? all.at(-1)!, all[at + 1] ?? all[0]!]
  return html`${step(of, block, before, 'back', 'Previous')}${step(of, block, after, 'arrow', 'Next')}`
}
const step = (of: Context, block: BlockOf<'player'>, row: SiteRow, look: 'back' | 'arrow', words: string): Html =>
  html`<a class="button button-small button-plain" href="${address(of, backTo(of), { query: { at: row.id }, anchor: `${block.id}-stage` })}" data-step="${words.toLowerCase()}">${icon(look)}${words}</a>`

/** How often it was played. */
function played({ plays }: BlockOf<'player'>, row: SiteRow): Html {
  const count = plays === null ? Number.NaN : Number(valueIn(row, plays.count) ?? 0)
  return Number.isFinite(count) ? html`<p class="help" data-played>Played ${count === 1 ? 'once' : `${count} times`}</p>` : nothing
}

/** The button that counts a play and starts it. */
function listen(of: Context, { plays, id }: BlockOf<'player'>, row: SiteRow): Html {
  const action = plays === null ? undefined : actionOf(of, plays.action)
  const entity = action && entityOf(of, action.entity)
  const by = entity?.fields.find((field) => field.type === 'reference' && action?.fields.includes(field.id))
  const start = (kind: Html, words: string): Html =>
    html`<button class="button button-small" ${kind}>${icon('play')}<span data-start data-pause="Pause">${words}</span></button>`
  if (!action || !entity || !by || !canCreate(of.model, of.viewer, entity, action)) return start(html`type="button" data-media="play" hidden`, 'Play')
  return html`<form method="post" action="${actionAddress(of, action)}" data-plays="${id}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${by.id}" value="${row.id}">${start(html`type="submit"`, action.name)}</form>`
}

function line(of: Context, block: BlockOf<'player'>, entity: Entity, row: SiteRow, index: number, isOpen: boolean): Html {
  const artist = block.artist === null ? undefined : fieldOf(entity, block.artist)
  const words = artist && valueIn(row, artist.id)
  return html`<li><a href="${address(of, backTo(of), { query: { at: row.id }, anchor: `${block.id}-stage` })}"${isOpen && html` aria-current="true"`}><span class="track-number" aria-hidden="true">${index + 1}</span><span class="track-title">${titleOf(of, entity, row)}</span>${words && artist && html`<span class="help">${textOf(of, artist, words)}</span>`}</a></li>`
}
