import type { PictureSnapshot } from '../../machines/modules/picture.machine.ts'
import { type CodeKind, cautions, codeKinds, codePalettes, colourField, coloursFrom, legible } from '../drawn-code.ts'
import { type Html, html } from '../render/html.ts'
import { event, options, press } from './controls.ts'

const small = 'button-small button-plain'
const set = (field: string, text?: string): string => event('edit.set', { field, ...(text !== undefined && { text }) })

/** A field for a colour, named for what has it. */
function colour({ context: { edits, filled } }: PictureSnapshot, field: string, label: string): Html {
  const id = `code-${field}`
  return html`<div class="field code-colour" data-key="${field}${filled}"><label for="${id}">${label}</label><input id="${id}" type="color" value="${edits[field]}" data-type="${set(field)}"></div>`
}

function colouring(snapshot: PictureSnapshot): Html {
  const { edits } = snapshot.context
  const count = codeKinds[edits.kind as CodeKind] ?? 1
  const inks =
    count === 1
      ? [colour(snapshot, 'ink', 'Colour of the code')]
      : Array.from({ length: count }, (_, at) => colour(snapshot, colourField(at), `Colour ${at + 1}`))
  const palettes = html`<div class="actions" role="group" aria-label="Palettes">${Object.entries(codePalettes).map(([name, palette]) =>
    press(name, event('edits.take', { edits: { ...coloursFrom(palette), ink: palette.split(' ')[0] } }), { look: small }),
  )}</div>`
  return html`<fieldset class="module-options"><legend>Colours</legend><div class="code-colours">${inks}${colour(snapshot, 'ground', 'Background colour')}</div></fieldset>${palettes}`
}

function pictured({ context: { edits, sample } }: PictureSnapshot): Html {
  const opener = html`<label class="button ${small} bench-open">${edits.picture ? 'Choose another image' : 'Choose an image'}<input type="file" class="sr" accept="image/*" data-open="${event('edit.set', { field: 'picture', as: 'picture' })}"></label>`
  const places = options(
    'Image',
    [
      ['Background image', 'behind'],
      ['Logo in the middle', 'middle'],
    ].map(([words, text]) => ({ words: words!, sends: set('place', text), isChosen: edits.place === text })),
  )
  return html`${places}<div class="actions">${opener}${edits.picture ? press('Take the image away', set('picture', ''), { look: small }) : press('Example image', set('picture', sample), { look: small })}</div>`
}

/** What is chosen and typed beside a QR code. */
export function coding(snapshot: PictureSnapshot): Html {
  const { edits, filled, past } = snapshot.context
  const kinds = [...new Set([...(edits.kinds ?? '').split('\n').filter((kind) => Object.hasOwn(codeKinds, kind)), ...Object.keys(codeKinds)])]
  const told = cautions(edits)
  const isFaint = Object.entries(legible(edits)).some(([field, made]) => made !== edits[field]?.toLowerCase())
  const content = html`<div class="field"><label for="code-words">Content: a text or an address</label><textarea id="code-words" rows="3" maxlength="2300" data-key="words${filled}" data-type="${set('words')}" spellcheck="false">${edits.words}</textarea></div>`
  const format = options(
    'Format',
    [
      ['PNG', 'png'],
      ['JPEG', 'jpeg'],
      ['WebP', 'webp'],
    ].map(([words, text]) => ({ words: words!, sends: set('format', text), isChosen: edits.format === text })),
  )
  const size = html`<div class="field"><label for="code-size">Size <span class="calc-unit">(pixels)</span></label><input id="code-size" type="number" min="100" max="2400" step="20" inputmode="numeric" value="${edits.size}" data-key="size${filled}" data-type="${set('size')}"></div>`
  return html`${content}${options(
    'Type',
    kinds.map((words) => ({ words, sends: set('kind', words), isChosen: edits.kind === words })),
  )}${colouring(snapshot)}${pictured(snapshot)}${told.length > 0 && html`<p class="help">${told.join(' ')}</p>`}${isFaint && html`<div class="actions">${press('Make the colours dark enough', event('edits.take', { edits: legible(edits) }), { look: small })}</div>`}${format}${size}<div class="actions">${press('Undo', event('edit.undo'), { look: small, isOff: past.length === 0 })}${press('Reset', event('edit.reset'), { look: small })}</div>`
}
