import type { BlockOf, Lifecycle } from '../../model.ts'
import { stateOf } from '../access.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { titleOf } from '../value.ts'
import { askedRow } from './receipt.ts'

/** The states from the first on, each the aim of a transition from the one before; those that lead aside are left out. */
export function pathOf({ initial, transitions }: Lifecycle): readonly string[] {
  const path = [initial]
  for (;;) {
    const last = path.at(-1)
    const next = transitions.find((one) => one.from.includes(last ?? '') && !path.includes(one.to) && !aside.test(one.name))
    if (!next) return path
    path.push(next.to)
  }
}
const aside =
  /^(?:cancel|reject|decline|refuse|withdraw|suspend|return|refund|stop|pause|remove|close|archive|set aside|dispute|revoke|deny|leave|lose|freeze|put on leave|deactivate)/i

/** How far a row is on its way. A state beside the way is said by itself. */
export function orderSteps(of: Context, block: BlockOf<'order_steps'>): Html {
  const entity = entityOf(of, block.entity)
  const row = entity && askedRow(of, entity)
  if (!entity?.lifecycle || !row) return nothing
  const now = stateOf(entity.lifecycle, row)
  const at = block.steps.indexOf(now)
  const step = (name: string, index: number): Html =>
    html`<li class="${index < at ? 'is-done' : index === at ? 'is-now' : 'is-ahead'}"${index === at && html` aria-current="step"`}><span>${name}</span>${index <= at && html`<span class="sr">${index < at ? ' (done)' : ' (now)'}</span>`}</li>`
  return section(
    of,
    block,
    html`<div class="card way">${at < 0 && html`<p><strong>${titleOf(of, entity, row)}</strong> is ${now.toLowerCase()}.</p>`}<ol class="way-steps">${block.steps.map(step)}</ol></div>`,
    { unseen: `Progress of this ${entity.singular}` },
  )
}
