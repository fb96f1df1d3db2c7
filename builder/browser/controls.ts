import { type Html, html } from '../render/html.ts'

/** The JSON of an event, for `data-send` and `data-type`. */
export const event = (type: string, more: object = {}): string => JSON.stringify({ type, ...more })

export interface ButtonOptions {
  readonly look?: string
  readonly isOff?: boolean
  readonly isPressed?: boolean
  readonly label?: string
}
/** A button that sends an event. */
export const press = (words: Html | string, sends: string, { look = '', isOff = false, isPressed, label }: ButtonOptions = {}): Html =>
  html`<button type="button" class="button${look && ` ${look}`}" data-send="${sends}"${isOff && html` aria-disabled="true"`}${isPressed !== undefined && html` aria-pressed="${String(isPressed)}"`}${label && html` aria-label="${label}"`}>${words}</button>`

export interface Option {
  readonly words: string
  readonly sends: string
  readonly isChosen: boolean
}
/** A few options of which one is chosen, side by side under what they are about. */
export const options = (legend: string, all: readonly Option[]): Html =>
  html`<fieldset class="module-options"><legend>${legend}</legend><div class="module-choices">${all.map(({ words, sends, isChosen }) =>
    press(words, sends, { look: isChosen ? 'button-small is-chosen' : 'button-small button-plain', isPressed: isChosen }),
  )}</div></fieldset>`

/** Figures beside one another; one with a most is drawn as a bar too. */
export const meters = (all: readonly { readonly label: string; readonly value: string | number; readonly most?: number }[]): Html =>
  html`<dl class="module-meters">${all.map(
    ({ label, value, most }) =>
      html`<div><dt>${label}</dt><dd>${value}${most !== undefined && html`<span class="module-most"> / ${most}</span><span class="module-bar" aria-hidden="true"><span style="width:${Math.round(Math.min(1, Math.max(0, Number(value)) / Math.max(1, most)) * 100)}%"></span></span>`}</dd></div>`,
  )}</dl>`

/** `4:05`. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
