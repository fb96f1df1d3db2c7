const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const special = /[&<>"']/g
const unkept = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g
const changed = /[&<>"'\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

/** Text for element content and quoted attribute values; control characters, which HTML forbids, become U+FFFD. */
export const escapeText = (text: string): string =>
  changed.test(text) ? text.replace(unkept, '\ufffd').replace(special, (found) => entities[found] ?? found) : text

/** Markup that is known to be safe: only `html` and `raw` make it, so a value of a model or a row can never pass for it. */
export class Html {
  readonly #markup: string
  constructor(markup: string) {
    this.#markup = markup
  }
  toString(): string {
    return this.#markup
  }
}
export type Part = Html | string | number | false | null | undefined | readonly Part[]

function written(part: Part): string {
  if (part instanceof Html) return part.toString()
  if (typeof part === 'string') return escapeText(part)
  if (typeof part === 'number') return String(part)
  if (!part) return ''
  let all = ''
  for (const one of part) all += written(one)
  return all
}

/** A template whose every interpolation is escaped, unless it is `Html` itself; `false`, `null` and `undefined` write nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = strings[0] ?? ''
  for (let index = 0; index < parts.length; index += 1) markup += written(parts[index]) + (strings[index + 1] ?? '')
  return new Html(markup)
}

/** Only for markup of our own that holds no value of a model, a row or a request. */
export const raw = (markup: string): Html => new Html(markup)

export const nothing = raw('')
/** Whether anything would be written. */
export const isWritten = (part: Html): boolean => part.toString() !== ''
