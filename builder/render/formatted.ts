import type { Field } from '../model.ts'
import { type Html, html } from './html.ts'

/** What is written as a text, whose marks for bold, headings, lists and links are shown as what they mean. */
export const isFormatted = ({ type, label }: Pick<Field, 'type' | 'label'>): boolean => type === 'long_text' && texts.test(label)
const texts = /^(?:(?:full |main )?text|content|body|story|article|chapter|document|biography|introduction)$/i

/** The marks in words, beside a form in which they can be typed. */
export const marksHelp = '**bold**, *italic*, ## heading, - list, [link](https://…).'

/** Bold, slanted and linked words among others. */
export const marked = /\*\*(?=\S)([^*\n]+)(?<=\S)\*\*|\*(?=\S)([^*\n]+)(?<=\S)\*|\[([^\][\n]{1,200})\]\((https?:\/\/[^\s()"'<>]{1,500})\)/g
/** A line with its bold, slanted and linked words. */
function spans(line: string): readonly Html[] {
  const out: Html[] = []
  let at = 0
  for (const { 0: whole, 1: bold, 2: slanted, 3: words, 4: to, index } of line.matchAll(marked)) {
    out.push(html`${line.slice(at, index)}`)
    if (bold !== undefined) out.push(html`<strong>${bold}</strong>`)
    else if (slanted !== undefined) out.push(html`<em>${slanted}</em>`)
    else out.push(html`<a href="${to}" rel="nofollow noopener noreferrer">${words}</a>`)
    at = index + whole.length
  }
  return [...out, html`${line.slice(at)}`]
}

const kinds = [
  ['heading', /^#{1,2} +/],
  ['minor', /^#{3,6} +/],
  ['bullet', /^[-*] +/],
  ['number', /^\d{1,3}[.)] +/],
  ['quote', /^> ?/],
  ['blank', /^\s*$/],
] as const
type Kind = (typeof kinds)[number][0] | 'line'
function lineOf(line: string): { readonly kind: Kind; readonly rest: string } {
  const [kind, pattern] = kinds.find(([, one]) => one.test(line)) ?? (['line', null] as const)
  return { kind, rest: pattern ? line.replace(pattern, '') : line }
}

/** A text in paragraphs, headings, lists and quotes by its marks; whatever else stands in it stays words. */
export function formatted(text: string): readonly Html[] {
  const groups: { readonly kind: Kind; readonly lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const { kind, rest } = lineOf(line.trimEnd())
    const last = groups.at(-1)
    if (last?.kind === kind && kind !== 'heading' && kind !== 'minor') last.lines.push(rest)
    else groups.push({ kind, lines: [rest] })
  }
  return groups.flatMap(({ kind, lines }) => (kind === 'blank' ? [] : [group(kind, lines)]))
}
function group(kind: Kind, lines: readonly string[]): Html {
  const items = () => lines.map((line) => html`<li>${spans(line)}</li>`)
  if (kind === 'heading') return html`<h3>${lines.map(spans)}</h3>`
  if (kind === 'minor') return html`<h4>${lines.map(spans)}</h4>`
  if (kind === 'bullet') return html`<ul>${items()}</ul>`
  if (kind === 'number') return html`<ol>${items()}</ol>`
  const parted = lines.map((line, index) => html`${index > 0 && html`<br>`}${spans(line)}`)
  return kind === 'quote' ? html`<blockquote>${parted}</blockquote>` : html`<p>${parted}</p>`
}

/** The words of a text without its marks, for a card or a line of a table. */
export const plainly = (text: string): string =>
  text
    .split('\n')
    .map((line) => lineOf(line).rest.replace(marked, (_, bold, slanted, words) => bold ?? slanted ?? words))
    .join('\n')
