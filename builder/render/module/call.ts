import type { BlockOf } from '../../model.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const sample = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad', 'Olivia Grant']
const shown_max = 24
const about = {
  call: 'Choose whom to call or dial a number, talk, mute, hold, forward the call, ask others to join, and hang up.',
  meeting: 'Choose a meeting and join it: microphone, camera, a shared screen, a raised hand, messages and others who join.',
} as const

/** A practice line: whom one can call or which meetings one can join, and the line itself. */
export function call(of: Context, block: BlockOf<'call'>): Html {
  const entity = block.entity === null ? undefined : entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity).slice(0, shown_max) : []
  const named = rows.map((row) => ({ id: row.id, name: titleOf(of, entity!, row) }))
  const people = named.length > 0 || block.way === 'meeting' ? named : sample.map((name) => ({ id: name, name }))
  return stage(of, block, {
    module: 'call',
    data: { way: block.way, people, others: sample, isVideo: block.video },
    still: html`<div class="game-still"><p>${about[block.way]}</p></div>`,
    keeps: block.keeps,
  })
}
