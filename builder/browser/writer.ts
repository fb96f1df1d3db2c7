import { type WriterSnapshot, writerMachine } from '../../machines/modules/writer.machine.ts'
import type { WriterData, WriterField } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import type { Genre } from '../writer/genre.ts'
import { genres } from '../writer/genres.ts'
import { timesOf, write } from '../writer/write.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const enteredIn = (values: Readonly<Record<string, string>>, { fields }: WriterData) => fields.map(({ id, label }) => ({ label, value: values[id] ?? '' }))
/** The text that stands there: as it was written, or as it was edited since. */
function textOf(snapshot: WriterSnapshot, data: WriterData): string {
  const { given, turn, version, text } = snapshot.context
  if (snapshot.matches('blank')) return ''
  return snapshot.matches('edited') ? text : write(data.genre, enteredIn(given, data), turn + version)
}
const isLines = ({ genre }: WriterData): boolean => (genres[genre] as Genre).lines === true
const few = 5

function field(snapshot: WriterSnapshot, { id, label, kind, choices = [] }: WriterField): Html {
  const { values, filled } = snapshot.context
  const value = values[id] ?? ''
  const sends = event('value.type', { field: id })
  if (kind === 'choice' && choices.length <= few)
    return options(
      label,
      choices.map((one) => ({ words: one, sends: event('value.type', { field: id, text: one }), isChosen: one === value })),
    )
  const key = `${id}${filled}`
  const control =
    kind === 'choice'
      ? html`<select id="write-${id}" data-key="${key}" data-type="${sends}">${choices.map((one) => html`<option value="${one}"${one === value && html` selected`}>${one}</option>`)}</select>`
      : kind === 'long'
        ? html`<textarea id="write-${id}" rows="4" maxlength="2000" data-key="${key}" data-type="${sends}">${value}</textarea>`
        : html`<input id="write-${id}" data-key="${key}" data-type="${sends}" value="${value}"${kind === 'number' ? html` type="number" min="1" max="50" inputmode="numeric"` : html` type="text" maxlength="200"`}>`
  return html`<div class="field" data-key="${key}"><label for="write-${id}">${label}</label>${control}</div>`
}

function outcome(snapshot: WriterSnapshot, data: WriterData): Html {
  if (snapshot.matches('blank')) return html`<p class="module-about">What is written stands here.</p>`
  const text = textOf(snapshot, data)
  const { chosen, version, filled } = snapshot.context
  const { words, reading, speaking } = timesOf(text)
  const lines = isLines(data) && text.split('\n').filter((line) => line.trim() !== '')
  const choice =
    lines &&
    html`<fieldset class="module-options"><legend>Choose one to keep it by itself</legend><div class="module-choices">${lines.map((line) => press(line, event('line.choose', { line }), { look: line === chosen ? 'button-small is-chosen' : 'button-small button-plain', isPressed: line === chosen }))}</div></fieldset>`
  const times = lines
    ? html`<p class="module-about">${lines.length} lines, version ${version}.</p>`
    : html`<p class="module-about">${words} words, version ${version}. Speaking time: about ${speaking} min. Reading time: about ${reading} min.</p>`
  return html`${choice}<div class="field"><label for="write-text">${lines ? 'All of them' : 'Text'}</label><textarea id="write-text" class="bench-text" rows="${lines ? 8 : 14}" data-key="text${filled}" data-type="${event('text.edit')}">${text}</textarea></div>${times}<div class="actions"><button type="button" class="button button-small" data-copies="write-text">Copy</button><a class="button button-small button-plain" download="${data.what}.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">Download</a></div>`
}

export const writer = defineModule<'writer', typeof writerMachine>({
  machine: writerMachine,
  input: ({ fields }, chance) => ({ fields: fields.map(({ id, value }) => ({ id, value })), turn: Math.floor(chance * 9000) }),
  view(snapshot, data) {
    const isBlank = snapshot.matches('blank')
    const verbs = html`<div class="actions">${press(isBlank ? 'Generate' : 'Generate another version', event('text.write'), { look: 'bench-run' })}${isBlank ? nothing : press('Start again', event('values.reset'), { look: 'button-plain' })}</div>`
    return html`<div class="bench"><div class="bench-side">${data.fields.map((one) => field(snapshot, one))}${verbs}</div><div class="bench-side">${outcome(snapshot, data)}<p class="module-about">Written from templates on this device. Read and change it before use.</p></div></div>`
  },
  words: (snapshot, data) =>
    snapshot.matches('blank')
      ? ''
      : isLines(data)
        ? `Written: version ${snapshot.context.version}.`
        : `Written: version ${snapshot.context.version}, ${timesOf(textOf(snapshot, data)).words} words.`,
  measures(snapshot, data) {
    if (snapshot.matches('blank')) return null
    const text = textOf(snapshot, data)
    const { given, chosen, version } = snapshot.context
    const about = data.fields
      .flatMap(({ id, kind }) => (kind !== 'number' && kind !== 'long' && !/length|tone|style|level/i.test(id) && given[id]?.trim() ? [given[id].trim()] : []))
      .slice(0, 2)
      .join(', ')
    const [first = ''] = text.split('\n')
    const title = (chosen || (isLines(data) ? first : about || first)).slice(0, 120)
    const { words, speaking } = timesOf(text)
    return { ...given, title, text: chosen || text, count: words, minutes: speaking, version, words: title }
  },
})
