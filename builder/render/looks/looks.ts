import { isDark } from '../../colour/contrast.ts'
import type { BlockOf } from '../../model.ts'
import { section } from '../blocks/section.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'

type Offer = BlockOf<'looks'>['offers'][number]
const names: Readonly<Record<Offer, string>> = { light: 'Colours', size: 'Text size', face: 'Font', layout: 'Cards', spacing: 'Spacing' }
const choices: Readonly<Record<Exclude<Offer, 'light'>, readonly (readonly [value: string, name: string])[]>> = {
  size: [['', 'Usual'], ['large', 'Large'], ['larger', 'Very large']],
  face: [['', 'Usual'], ['serif', 'Serif'], ['mono', 'Monospaced']],
  layout: [['', 'Grid'], ['list', 'List']],
  spacing: [['', 'Usual'], ['tight', 'Tight'], ['airy', 'Airy']],
} // biome-ignore format: a table

/** Switches by which a visitor changes how the site looks to them; they work on their page without JavaScript, and are remembered with it. */
export function looks(of: Context, block: BlockOf<'looks'>): Html {
  const other = isDark(of.model.theme.background) ? 'Day' : 'Night'
  const groups = block.offers.map((offer) => {
    const all = offer === 'light' ? [['', 'As designed'] as const, ['other', other] as const] : choices[offer]
    const options = all.map(
      ([value, name]) =>
        html`<span><input type="radio" id="look-${offer}-${value || 'usual'}" name="look-${offer}" value="${value}" data-look="${offer}"${value === '' && html` checked`}><label for="look-${offer}-${value || 'usual'}">${name}</label></span>`,
    )
    return html`<fieldset class="look"><legend>${names[offer]}</legend><div class="segments">${options}</div></fieldset>`
  })
  return section(of, block, html`<div class="card looks">${groups}<p class="looks-kept">Kept in this browser, for you alone.</p></div>`, {
    unseen: 'Appearance',
  })
}
