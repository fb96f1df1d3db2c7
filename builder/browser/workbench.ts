import { fromPromise } from 'xstate'
import { type ToolRun, type WorkbenchLeft, type WorkbenchSnapshot, workbenchMachine } from '../../machines/modules/workbench.machine.ts'
import type { WorkbenchData } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { endsOf, tableFormatNames } from '../table-formats.ts'
import { type ToolName, titleOfTool } from '../tools.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'
import type { Outcome } from './outcome.ts'
import { type RunTool, runTool } from './tools/run.ts'
import { type PasswordWishes, signKinds, wishesIn } from './tools/secrets.ts'
import { type Columns, columnsIn } from './tools/tables.ts'

const outcomeOf = ({ context }: WorkbenchSnapshot): Outcome | null => context.outcome as Outcome | null
const nameOf = ({ context }: WorkbenchSnapshot): ToolName => context.tool as ToolName

/** The type of what a file name says; the address of a file to save. */
const saved = (text: string, file: string): string =>
  `data:${file.endsWith('.svg') ? 'image/svg+xml' : file.endsWith('.html') ? 'text/html' : file.endsWith('.json') ? 'application/json' : 'text/plain'};charset=utf-8,${encodeURIComponent(text)}`

function choice(snapshot: WorkbenchSnapshot): Html {
  const { tools, tool } = snapshot.context
  if (tools.length < 2) return nothing
  return options(
    'Tool',
    tools.map((one) => ({ words: titleOfTool(one.tool as ToolName).name, sends: event('tool.choose', { tool: one.tool }), isChosen: one.tool === tool })),
  )
}

/** Which kinds of signs passwords have, and how many are made. */
function wishes(second: string): Html {
  const { without = [], count = 5 } = wishesIn(second)
  const sends = (change: PasswordWishes) => event('second.type', { text: JSON.stringify({ without, count, ...change }) })
  const kinds = Object.keys(signKinds).map((kind) => {
    const isOut = without.includes(kind)
    return press(kind, sends({ without: isOut ? without.filter((one) => one !== kind) : [...without, kind] }), {
      look: 'button-small button-plain',
      isPressed: !isOut,
    })
  })
  return html`<div class="actions" role="group" aria-label="Signs">${kinds}</div>${options(
    'How many',
    [1, 3, 5, 10, 20].map((many) => ({ words: String(many), sends: sends({ count: many }), isChosen: many === count })),
  )}`
}

/** The formats that a table is read from and written in, and a way to turn them round. */
function formats(snapshot: WorkbenchSnapshot): Html {
  const { mode } = snapshot.context
  const [from, to] = endsOf(mode)
  const other = (format: string, but: string) => (format === but ? tableFormatNames.find((one) => one !== but)! : format)
  const made = snapshot.matches('shown') ? outcomeOf(snapshot)?.text : undefined
  const choice = (label: string, chosen: string, way: (format: string) => string) =>
    options(
      label,
      tableFormatNames.map((format) => ({ words: format, sends: event('mode.choose', { mode: way(format) }), isChosen: format === chosen })),
    )
  return html`${choice('From', from, (format) => `${format} to ${other(to, format)}`)}${choice('To', to, (format) => `${other(from, format)} to ${format}`)}<div class="actions">${press('⇄ Swap formats', event('mode.choose', { mode: `${to} to ${from}`, ...(made && { text: made }) }), { look: 'button-small button-plain' })}</div>`
}

function entry(snapshot: WorkbenchSnapshot, texts: WorkbenchData['texts'] = []): Html {
  const { tool, mode, text, second, filled, file } = snapshot.context
  const { input, modes, second: other, examples = {} } = titleOfTool(nameOf(snapshot))
  const how =
    tool === 'table'
      ? formats(snapshot)
      : modes.length > 1 &&
        options(
          'How',
          modes.map((one) => ({ words: one, sends: event('mode.choose', { mode: one }), isChosen: one === mode })),
        )
  const beside =
    other &&
    html`<div class="field"><label for="bench-second">${other}</label>${
      tool === 'encrypt' || tool === 'regex'
        ? html`<input id="bench-second" type="text" data-key="${tool}${filled}" data-type="${event('second.type')}" value="${second}" autocomplete="off" spellcheck="false">`
        : html`<textarea id="bench-second" class="bench-text" rows="${['replace', 'chart', 'cloud'].includes(tool) ? 2 : 8}" data-key="${tool}${filled}" data-type="${event('second.type')}" spellcheck="false">${second}</textarea>`
    }</div>`
  const isDocument = tool === 'document'
  const opening = html`<label class="button button-small ${!isDocument && 'button-plain'} bench-open">Open a ${isDocument ? 'document' : 'file'}<input type="file" class="sr" accept="${isDocument ? '.pdf,.docx,application/pdf' : '.txt,.csv,.tsv,.json,.xml,.html,.css,.js,.php,.sql,.md,text/*'}" data-open="${event('file.open', { as: isDocument ? 'document' : 'text' })}"></label>`
  if (isDocument)
    return html`<div class="bench-side">${how}<div class="actions">${opening}</div><p class="module-about">${file ? html`Read: ${file}` : 'A PDF or Word document. It is read on this device and sent nowhere.'}</p></div>`
  const own =
    input &&
    html`<div class="field"><label for="bench-text">${input}${file && html` <span class="module-about">from ${file}</span>`}</label><textarea id="bench-text" class="bench-text" rows="10" data-key="${filled}" data-type="${event('text.type')}" spellcheck="false">${text}</textarea></div><div class="actions">${opening}${press('Example', event('sample.take'), { look: 'button-small button-plain' })}${Object.entries(
      examples,
    )
      .filter(([name]) => !texts.some((one) => one.name === name))
      .map(([name, text]) =>
        press(name, event('file.open', { text, name }), { look: 'button-small button-plain' }),
      )}${press('Empty', event('text.clear'), { look: 'button-small button-plain', isOff: text === '' })}</div>${texts.length > 0 && html`<div class="actions" role="group" aria-label="Kept here">${texts.map(({ name, text }) => press(name, event('file.open', { text, name }), { look: 'button-small button-plain' }))}</div>`}`
  return html`<div class="bench-side">${how}${tool === 'password' && wishes(second)}${own}${beside}</div>`
}

const drawn = ({ drawings = [] }: Outcome): Html =>
  html`<ul class="bench-codes">${drawings.map(({ words, size, path }) => html`<li><svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code: ${words}" class="bench-code"><path fill="#fff" d="M0 0h${size}v${size}H0z"></path><path fill="#000" d="${path}"></path></svg><span>${words}</span></li>`)}</ul>`
const table = (rows: readonly (readonly string[])[]): Html =>
  html`<div class="bench-rows" tabindex="0" role="region" aria-label="Preview of the rows"><table><thead><tr>${rows[0]?.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.slice(1).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

/** The rows of a table whose columns are sorted and left out by their heads. */
function columns(rows: readonly (readonly string[])[], second: string): Html {
  const { without = [], by, isDown = false } = columnsIn(second)
  const sends = (change: Columns) =>
    event('second.type', { text: JSON.stringify({ ...(without.length > 0 && { without }), ...(by !== undefined && { by, isDown }), ...change }) })
  const head = (name: string) =>
    html`<th scope="col"${name === by && html` aria-sort="${isDown ? 'descending' : 'ascending'}"`}>${press(html`${name}${name === by && (isDown ? ' ▼' : ' ▲')}`, sends({ by: name, isDown: name === by && !isDown }), { look: 'button-small button-plain' })} ${press(html`<span aria-hidden="true">×</span><span class="sr">Remove column ${name}</span>`, sends({ without: [...without, name] }), { look: 'button-small button-plain' })}</th>`
  return html`<p class="module-about">Press the name of a column to sort by it, and × to leave it out.</p><div class="bench-rows" tabindex="0" role="region" aria-label="Preview of the rows"><table><thead><tr>${rows[0]?.map(head)}</tr></thead><tbody>${rows.slice(1).map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>${without.length > 0 && html`<div class="actions">${press('Show all columns', sends({ without: [] }), { look: 'button-small button-plain' })}</div>`}`
}

const found = (pieces: NonNullable<Outcome['marked']>): Html =>
  html`<div class="bench-marked" role="region" aria-label="Text with matches marked" tabindex="0">${pieces.map(([text, isFound]) => (isFound ? html`<mark>${text}</mark>` : text))}</div>`
const sketch = ({ svg, label, png }: NonNullable<Outcome['drawn']>): Html =>
  html`<img class="bench-picture" src="${saved(svg, 'drawing.svg')}" alt="${label}"><div class="actions">${png !== undefined && html`<a class="button button-small" download="drawing.png" href="${png}">Download PNG</a>`}<a class="button button-small button-plain" download="drawing.svg" href="${saved(svg, 'drawing.svg')}">Download SVG</a></div>`

function result(snapshot: WorkbenchSnapshot): Html {
  const { error, mode, tool, second } = snapshot.context
  const outcome = outcomeOf(snapshot)
  if (snapshot.matches('failed')) return html`<p class="quiz-told is-wrong" role="alert">${error}</p>`
  if (!outcome) return html`<p class="module-about">${snapshot.hasTag('busy') ? 'One moment…' : 'The result stands here.'}</p>`
  const { text, note, file, drawings, page, rows, picture, drawn: sheet, marked, explained } = outcome
  const isText = text !== '' && !drawings && picture === undefined && !(page !== undefined && mode !== 'HTML')
  return html`${drawings && drawn(outcome)}${picture !== undefined && html`<img class="bench-picture" src="${saved(text, 'drawing.svg')}" alt="${picture}">`}${page !== undefined && mode !== 'HTML' && html`<iframe class="bench-page" title="Preview" sandbox="" srcdoc="${page}"></iframe>`}${isText && html`<div class="field"><label for="bench-result">Result</label><textarea id="bench-result" class="bench-text" rows="10" readonly spellcheck="false">${text}</textarea></div>`}${sheet && sketch(sheet)}${marked && found(marked)}${rows && (tool === 'table' ? columns(rows, second) : table(rows))}${explained && table([['Piece', 'Means'], ...explained])}${note && html`<p class="module-about">${note}</p>`}${
    text !== '' &&
    html`<div class="actions">${isText && html`<button type="button" class="button button-small" data-copies="bench-result">Copy the result</button>`}<a class="button button-small button-plain" download="${file}" href="${saved(text, file)}">Download</a>${isText && press('Use as text', event('outcome.use'), { look: 'button-small button-plain' })}</div>`
  }`
}

/** Tools whose texts are nobody else's, and are written down nowhere. */
const isSecret = (tool: string): boolean => tool === 'password' || tool === 'encrypt' || tool === 'strength'
/** Characters that a row keeps of a text, and a browser of what is on the bench. */
const [kept_max, left_max] = [5000, 300_000]

/** What the button beside the text says. */
const verbs: Partial<Record<ToolName, string>> = {
  count: 'Count',
  compare: 'Compare',
  format: 'Format',
  minify: 'Minify',
  password: 'Generate',
  strength: 'Check',
  qr: 'Generate',
  markdown: 'Show',
  html: 'Show',
  regex: 'Find',
  replace: 'Replace',
  keywords: 'Find',
  summary: 'Summarise',
  sentiment: 'Read',
  similar: 'Compare',
  proof: 'Check',
  segment: 'Split',
  highlight: 'Highlight',
  chart: 'Draw',
  cloud: 'Draw',
  figures: 'Analyse',
  selectors: 'Look',
  document: 'Read',
  copy: 'Write',
  citation: 'Write',
  barcode: 'Draw',
  harvest: 'Take',
  script: 'Run',
  sketch: 'Draw',
}

/** A bench whose tools run this way. */
export const workbenchWith = (run: RunTool) =>
  defineModule<'workbench', typeof workbenchMachine>({
    machine: workbenchMachine.provide({
      actors: { runTool: fromPromise<unknown, ToolRun>(({ input: { tool, text, second, mode } }) => run(tool as ToolName, text, second, mode)) },
    }),
    input: ({ tools, opened }, _, left) => ({
      left: opened ?? (left as WorkbenchLeft | null),
      tools: tools.map((tool) => {
        const { modes, sample, samples, secondSample = '', input } = titleOfTool(tool)
        return { tool, modes, sample, ...(samples && { samples }), secondSample, isFree: input === null }
      }),
    }),
    view(snapshot, { texts }) {
      const name = nameOf(snapshot)
      return html`${choice(snapshot)}<div class="bench-head"><h2>${titleOfTool(name).name}</h2><p class="module-about">${titleOfTool(name).about}</p></div><div class="bench">${entry(snapshot, texts)}<div class="bench-side">${press(verbs[name] ?? 'Convert', event('tool.run'), { look: 'bench-run' })}${result(snapshot)}</div></div>`
    },
    words(snapshot) {
      if (snapshot.hasTag('busy')) return ''
      return snapshot.matches('failed') ? snapshot.context.error : (outcomeOf(snapshot)?.note ?? '') || 'Done.'
    },
    measures(snapshot, { isKept }) {
      const outcome = snapshot.matches('shown') && (!isKept || snapshot.context.isMeant) ? outcomeOf(snapshot) : null
      const { tool, text, mode, file } = snapshot.context
      if (!outcome || isSecret(tool) || (tool === 'sketch' && !outcome.drawn)) return null
      const title = titleOfTool(tool as ToolName).name
      const short = (of: string) => (of.length > kept_max ? `${of.slice(0, kept_max - 1)}…` : of)
      return {
        tool: title,
        mode,
        ...(tool === 'table' && { source: endsOf(mode)[0], target: endsOf(mode)[1] }),
        input: tool === 'document' ? file : short(text),
        output: short(outcome.drawings || outcome.picture ? outcome.note : outcome.text || (outcome.drawn?.label ?? '')),
        ...outcome.kept,
        words: Math.max(text.length, outcome.text.length) > kept_max ? `${title}, its first ${kept_max} characters` : (outcome.kept?.title ?? title),
      }
    },
    memory: ({ context: { tool, mode, text, second } }) =>
      isSecret(tool) || text.startsWith('data:') || text.length + second.length > left_max ? null : ({ tool, mode, text, second } satisfies WorkbenchLeft),
  })
export const workbench = workbenchWith(runTool)
