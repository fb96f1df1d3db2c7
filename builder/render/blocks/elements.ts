import type { BlockOf } from '../../model.ts'
import { address, type Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { option } from '../list/toolbar.ts'
import { section } from './section.ts'

type Shown = BlockOf<'elements'>['shows'][number]
const tabs = ['Overview', 'Details', 'Questions'] as const
const told: Readonly<Record<(typeof tabs)[number], string>> = {
  Overview: 'The menu has changed what stands here, and says which of its entries is open.',
  Details: 'Each entry has its own text; the address of the page keeps which one was chosen.',
  Questions: 'A menu works by keyboard too: Tab goes from entry to entry, Enter opens one.',
}
const moves = ['Fade', 'Slide', 'Grow', 'Turn'] as const
const colours = ['Green', 'Blue', 'Amber'] as const

/** Parts of an interface, each of which answers what a visitor does with it; all of them work without JavaScript. */
export function elements(of: Context, block: BlockOf<'elements'>): Html {
  return section(of, block, html`<div class="grid grid-2">${block.shows.map((one) => html`<div class="card element">${parts[one](of, block)}</div>`)}</div>`, {
    unseen: 'Elements',
  })
}

const here = (of: Context, block: BlockOf<'elements'>, query: Readonly<Record<string, string>> = {}): string =>
  address(of, of.page?.path ?? '/', { query, anchor: block.id })
const asked = ({ request }: Context, name: string): string => (request.query[name] ?? '').slice(0, 80)

const parts: Readonly<Record<Shown, (of: Context, block: BlockOf<'elements'>) => Html>> = {
  buttons: (of, block) => {
    const count = Math.min(999, Math.max(0, Number.parseInt(asked(of, 'pressed'), 10) || 0))
    const isOn = asked(of, 'on') === 'yes'
    const words = count === 0 ? 'Not pressed yet.' : count === 1 ? 'Pressed once.' : `Pressed ${count} times.`
    return html`<h3>Buttons</h3><form method="get" action="${here(of, block)}"><div class="actions"><button class="button" type="submit" name="pressed" value="${count + 1}">Press me</button><button class="button button-plain" type="submit" name="on" value="${isOn ? 'no' : 'yes'}" aria-pressed="${isOn ? 'true' : 'false'}">${isOn ? 'Switch off' : 'Switch on'}</button></div></form><p role="status">${words} The lamp is ${isOn ? 'on' : 'off'}.</p>`
  },
  forms: (of, block) => {
    const [name, colour] = [asked(of, 'name').trim(), asked(of, 'colour')]
    const known = colours.find((one) => one === colour)
    const answer = name === '' ? 'Enter a name and send the form.' : `Sent: ${name}${known ? `, ${known.toLowerCase()}` : ''}.`
    const id = `${block.id}-name`
    return html`<h3>Forms</h3><form class="form" method="get" action="${here(of, block)}"><div class="fields"><div class="field"><label for="${id}">Name</label><input id="${id}" type="text" name="name" maxlength="80" value="${name}" required></div><div class="field"><label for="${id}-colour">Colour</label><select id="${id}-colour" name="colour">${colours.map((one) => option(one, one, colour))}</select></div></div><div class="actions"><button class="button" type="submit">Send form</button></div></form><p role="status">${answer}</p>`
  },
  menus: (of, block) => {
    const open = tabs.find((one) => one === asked(of, 'tab')) ?? tabs[0]
    const each = tabs.map((one) => html`<li><a href="${here(of, block, { tab: one })}"${one === open && html` aria-current="true"`}>${one}</a></li>`)
    return html`<h3>Menus</h3><nav class="chips" aria-label="Example menu"><ul>${each}</ul></nav><p><strong>${open}.</strong> ${told[open]}</p><details><summary>More</summary><p>What was folded away stands here now.</p></details>`
  },
  effects: (of, block) => {
    const move = moves.find((one) => one === asked(of, 'effect'))
    const each = moves.map((one) => html`<li><a href="${here(of, block, { effect: one })}"${one === move && html` aria-current="true"`}>${one}</a></li>`)
    return html`<h3>Effects</h3><nav class="chips" aria-label="Effects"><ul>${each}</ul></nav><p class="effect${move && ` effect-${move.toLowerCase()}`}" role="status">${move ? `${move}: this card has just moved.` : 'Choose an effect to see it here.'}</p>`
  },
}
