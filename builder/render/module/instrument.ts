import { type InstrumentName, instrumentTitles, keysFrom, letterOf, pads, tuneNotes } from '../../instruments.ts'
import type { BlockOf } from '../../model.ts'
import { staff } from '../../staff.ts'
import { isMine } from '../access.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const [tunes_most, recordings_most, perLine] = [40, 20, 16]
const played = (name: InstrumentName): string =>
  name === 'drums'
    ? `Drums: ${pads.map(({ pitch, code }) => `${pitch} (${letterOf(code)})`).join(', ')}.`
    : `${instrumentTitles[name]}: two octaves, played with the mouse, by touch or with the keys ${keysFrom(3)
        .map(({ code }) => letterOf(code))
        .join(' ')}.`

/** An instrument to be played: how it is played and the notes of its tunes as they stand without JavaScript, and the instrument itself with what its visitor has recorded. */
export function instrument(of: Context, block: BlockOf<'instrument'>): Html {
  const { tunes: kept, recordings, instruments } = block
  const tuneRows = kept && entityOf(of, kept.entity)
  const text = (row: Parameters<typeof valueIn>[0], field: string | null): string => (field === null ? '' : String(valueIn(row, field) ?? ''))
  const tunes = tuneRows
    ? rowsOf(of, tuneRows)
        .slice(0, tunes_most)
        .map((row) => ({ title: titleOf(of, tuneRows, row), composer: text(row, kept.composer), level: text(row, kept.level), notes: text(row, kept.notes) }))
    : []
  const sheets = tunes.map(
    ({ title, composer, level, notes }) =>
      html`<article${block.read && html` class="card"`}>${block.read ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`}<p class="module-about">${[composer, level].filter(Boolean).join(', ')}</p>${staff(`Notes of ${title}`, tuneNotes(notes), perLine)}</article>`,
  )
  if (block.read) return section(of, block, html`<div class="scores">${sheets}</div>`)
  const own = recordings && entityOf(of, recordings.entity)
  const mine = own
    ? rowsOf(of, own)
        .filter((row) => isMine(of.viewer, row))
        .slice(0, recordings_most)
        .map((row) => ({ name: titleOf(of, own, row), instrument: text(row, recordings.instrument), notes: text(row, recordings.notes) }))
    : []
  const still = html`<div class="game-still">${instruments.map((name) => html`<p>${played(name)}</p>`)}${sheets}</div>`
  return stage(of, block, { module: 'instrument', data: { instruments, tunes, recordings: mine }, still, keeps: block.keeps })
}
