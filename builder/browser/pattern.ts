import { type PatternSnapshot, patternMachine } from '../../machines/modules/pattern.machine.ts'
import type { PatternData } from '../module-data.ts'
import { drawingOf, instructionsOf, palette, readPattern, size_max, size_min, writePattern } from '../patterns.ts'
import { type Html, html } from '../render/html.ts'
import { event, meters, press } from './controls.ts'
import { defineModule } from './module.ts'

const blank = { columns: 12, rows: 8, cells: Array.from({ length: 96 }, () => 0) }
const inWords = (label: string): string => label.toLowerCase()

const sizes = ({ context: { typed, filled, error } }: PatternSnapshot, { across }: PatternData): Html =>
  html`<div class="pattern-size">${(['columns', 'rows'] as const).map((field) => html`<div class="field"><label for="pattern-${field}">${field === 'columns' ? across : 'Rows'}</label><input id="pattern-${field}" type="number" inputmode="numeric" min="${size_min}" max="${size_max}" data-key="${field}${filled}" value="${typed[field]}" data-type="${event('size.type', { field })}"></div>`)}${press('Set the size', event('size.set'), { look: 'button-plain' })}</div>${error && html`<p class="error" role="alert">${error}</p>`}`

const colours = ({ context: { colour } }: PatternSnapshot): Html =>
  html`<fieldset class="module-options"><legend>Colour: ${palette[colour]!.name}</legend><div class="pattern-palette">${palette.map(({ name, hex }, at) => html`<button type="button" class="pattern-colour" style="background:${hex}" data-send="${event('colour.choose', { colour: at })}" aria-label="${name}" aria-pressed="${String(at === colour)}"></button>`)}</div></fieldset>`

const board = ({ context: { grid } }: PatternSnapshot): Html =>
  html`<div class="pattern-scroll"><div class="pattern-board" style="--columns:${grid.columns}" role="group" aria-label="Grid of ${grid.columns} by ${grid.rows}" data-keys data-columns="${grid.columns}">${grid.cells.map((colour, cell) => html`<button type="button" class="pattern-cell" style="background:${palette[colour]!.hex}" data-send="${event('cell.paint', { cell })}" aria-label="Row ${Math.floor(cell / grid.columns) + 1}, ${(cell % grid.columns) + 1}: ${palette[colour]!.name}"></button>`)}</div></div>`

function steps(snapshot: PatternSnapshot): Html {
  const { past, future, grid } = snapshot.context
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(grid))}`
  const plain = 'button-small button-plain'
  return html`<div class="actions">${press('Undo', event('edit.undo'), { look: plain, isOff: past.length === 0 })}${press('Redo', event('edit.redo'), { look: plain, isOff: future.length === 0 })}${press('Clear', event('grid.clear'), { look: plain })}${snapshot.matches('painting') ? press('Write instructions', event('instructions.show'), { look: plain }) : press('Hide instructions', event('instructions.hide'), { look: plain })}<button type="button" class="button ${plain}" data-paints="${svg}" data-file="pattern.png">Download picture</button></div>`
}

const instructions = ({ context: { grid } }: PatternSnapshot, { across }: PatternData): Html =>
  html`<h2 tabindex="-1" data-focus-when="instructing">Instructions</h2><ol class="pattern-rows">${instructionsOf(grid, across)
    .split('\n')
    .map((line) => html`<li>${line}</li>`)}</ol>`

const others = ({ context: { opened } }: PatternSnapshot, { saved }: PatternData): Html | false =>
  saved.length > 0 &&
  html`<fieldset class="module-options"><legend>Open or copy</legend><div class="module-choices">${saved.map(({ id, name, isOwn }) => press(isOwn ? name : `Copy of ${name}`, event('saved.open', { id }), { look: id === opened ? 'button-small is-chosen' : 'button-small button-plain', isPressed: id === opened }))}</div></fieldset>`

export const pattern = defineModule<'pattern', typeof patternMachine>({
  machine: patternMachine,
  input({ saved, opened = '' }) {
    const read = saved.flatMap(({ id, design }) => {
      const grid = readPattern(design)
      return grid ? [{ id, grid }] : []
    })
    return { grid: read.find(({ id }) => id === opened)?.grid ?? blank, colours: palette.length, least: size_min, most: size_max, saved: read, opened }
  },
  view: (snapshot, data) =>
    html`${sizes(snapshot, data)}${colours(snapshot)}${board(snapshot)}${steps(snapshot)}${meters([
      { label: data.across, value: snapshot.context.grid.columns },
      { label: 'Rows', value: snapshot.context.grid.rows },
      { label: 'Colours', value: new Set(snapshot.context.grid.cells).size },
    ])}${snapshot.matches('instructing') && instructions(snapshot, data)}${others(snapshot, data)}`,
  words: ({ context: { error, grid } }) => error || `A grid of ${grid.columns} by ${grid.rows}.`,
  measures: ({ context: { grid, opened } }, { across, saved }) => ({
    design: writePattern(grid),
    columns: grid.columns,
    rows: grid.rows,
    instructions: instructionsOf(grid, across),
    words: `${grid.columns} ${inWords(across)} by ${grid.rows} rows`,
    row: saved.some(({ id, isOwn }) => id === opened && isOwn) ? opened : '',
  }),
})
