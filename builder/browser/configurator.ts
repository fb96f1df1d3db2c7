import { type ConfiguratorSnapshot, configuratorMachine, pickedOf, priceOf } from '../../machines/modules/configurator.machine.ts'
import type { ConfiguratorData } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { event, press } from './controls.ts'
import { defineModule } from './module.ts'
import { productDrawing } from './product.ts'

type Option = ConfiguratorData['options'][number]
const money = (value: number): string => value.toFixed(2)
const isColour = ({ colour }: Option): boolean => /^#[0-9a-f]{3,8}$/i.test(colour)

function partChoice(snapshot: ConfiguratorSnapshot, part: string, all: readonly Option[]): Html {
  const chosen = snapshot.context.design.picks[part]
  return html`<fieldset class="module-options"><legend>${part}</legend><div class="module-choices">${all.map((one) =>
    press(
      html`${isColour(one) && html`<span class="design-swatch" style="background:${one.colour}" aria-hidden="true"></span>`}${one.words}${one.price > 0 && html` <small>${money(one.price)}</small>`}`,
      event('option.pick', { id: one.id }),
      {
        look: one.id === chosen ? 'button-small is-chosen' : 'button-small button-plain',
        isPressed: one.id === chosen,
      },
    ),
  )}</div></fieldset>`
}
const picked = (snapshot: ConfiguratorSnapshot, { options }: ConfiguratorData): Option[] =>
  pickedOf(snapshot.context).flatMap(({ id }) => options.filter((one) => one.id === id))

function controls(snapshot: ConfiguratorSnapshot, { parts, options }: ConfiguratorData): Html {
  const { design, past, filled } = snapshot.context
  return html`<div class="bench-side">${parts.map((part) =>
    partChoice(
      snapshot,
      part,
      options.filter((one) => one.part === part),
    ),
  )}<div class="field"><label for="design-words">Words on it</label><input id="design-words" type="text" maxlength="30" value="${design.words}" data-key="${filled}" data-type="${event('words.type')}"></div><fieldset class="module-options"><legend>Pieces</legend><div class="module-choices">${press('−', event('quantity.take'), { look: 'button-small button-plain', isOff: design.quantity < 2, label: 'One piece less' })}<strong class="design-count">${design.quantity}</strong>${press('+', event('quantity.add'), { look: 'button-small button-plain', label: 'One piece more' })}</div></fieldset><div class="actions">${press('This is my design', event('design.done'))}${press('Undo', event('design.undo'), { look: 'button-plain', isOff: past.length === 0 })}${press('Start again', event('design.reset'), { look: 'button-plain' })}</div></div>`
}
function summary(snapshot: ConfiguratorSnapshot, data: ConfiguratorData): Html {
  return html`<div class="bench-side"><h2 tabindex="-1" data-focus-when="designed">Your design</h2><dl class="calc-results">${picked(snapshot, data).map(({ part, words, price }) => html`<div><dt>${part}: ${words}</dt><dd>${money(price)}</dd></div>`)}</dl><div class="actions">${press('Change it', event('design.change'), { look: 'button-plain' })}</div></div>`
}

export const configurator = defineModule<'configurator', typeof configuratorMachine>({
  machine: configuratorMachine,
  input: ({ parts, options }) => ({ parts, options: options.map(({ id, part, price }) => ({ id, part, price })) }),
  view(snapshot, data) {
    const { design } = snapshot.context
    const colours = picked(snapshot, data)
      .filter(isColour)
      .map(({ colour }) => colour)
    return html`<div class="bench"><div class="bench-side design-side">${productDrawing(data.shape, colours, design.words)}<p class="design-price"><span class="module-about">${design.quantity > 1 ? `${design.quantity} pieces` : 'Price'}</span> <strong>${money(priceOf(snapshot.context))}</strong></p></div>${snapshot.matches('designed') ? summary(snapshot, data) : controls(snapshot, data)}</div>`
  },
  words: (snapshot) =>
    snapshot.matches('designed') ? `Your design costs ${money(priceOf(snapshot.context))}.` : `Price: ${money(priceOf(snapshot.context))}.`,
  measures(snapshot, data) {
    if (!snapshot.matches('designed')) return null
    const { design } = snapshot.context
    const all = picked(snapshot, data)
    const choices = [...all.map(({ part, words }) => `${part}: ${words}`), ...(design.words ? [`Words: ${design.words}`] : [])].join(', ')
    const title = `${data.product}: ${all.map(({ words }) => words).join(', ')}`.slice(0, 150)
    return { design: title, choices, quantity: design.quantity, price: priceOf(snapshot.context), words: `${title}, ${money(priceOf(snapshot.context))}` }
  },
})
