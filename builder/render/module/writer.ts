import type { BlockOf } from '../../model.ts'
import { write } from '../../writer/write.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

/** What writes a text: an example of what comes out, and the writer itself. */
export function writer(of: Context, block: BlockOf<'writer'>): Html {
  const { genre, what, fields, keeps } = block
  const example = write(
    genre,
    fields.map(({ label, value }) => ({ label, value })),
    1,
  )
  const still = html`<div class="game-still"><p>A ${what} from what you enter, for example:</p>${example.split('\n').map((line) => html`<p>${line}</p>`)}</div>`
  return stage(of, block, { module: 'writer', data: { genre, what, fields }, still, keeps })
}
