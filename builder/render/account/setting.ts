import type { BlockOf } from '../../model.ts'
import type { OneSetting, SettingRows } from '../../set.ts'
import { fieldFor } from '../act/set.ts'
import { section } from '../blocks/section.ts'
import { actionOf, type Context } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own } from '../own.ts'
import { setsOf, standsAs } from '../set-rows.ts'
import { rowsAbout } from '../settings.ts'

/** Settings as they stand for whoever looks, each with what it does and a control that saves it alone. */
export function setting(of: Context, block: BlockOf<'settings'>): Html {
  const rows = setsOf(of.model).find(({ entity }) => entity === block.entity)
  const action = actionOf(of, block.action)
  const isOwn = rows !== undefined && rows === of.model.accounts?.rows
  if (!rows || !action || (isOwn && of.viewer.account === null)) return nothing
  const body = html`${block.text && html`<p class="lead">${block.text}</p>`}<ul class="settings">${rows.each.map((one, index) => row(of, block, rows, one, index))}</ul>`
  return section(of, block, body, { unseen: 'Settings' })
}

function row(of: Context, block: BlockOf<'settings'>, rows: SettingRows, one: OneSetting, index: number): Html {
  const { refused } = of.request
  const refusal = refused?.action === block.action && own(refused.typed, rows.name) === one.label ? refused : undefined
  const value = own(refusal?.typed, rows.value) ?? standsAs(rows, one, rowsAbout(of, rows))
  const entry = {
    id: `${block.id}-${index}`,
    field: { ...fieldFor(one, rows.value), required: false },
    value,
    error: own(refusal?.errors, rows.value),
    isWide: true,
  }
  return html`<li class="card setting"><form class="form" method="post" action="${actionAddress(of, actionOf(of, block.action)!)}" novalidate><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="${rows.name}" value="${one.label}">${control(of, entry)}<button class="button button-plain" type="submit">Save<span class="sr"> ${one.label}</span></button></form></li>`
}
