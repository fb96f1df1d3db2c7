/** An element of a page, or the page itself. Pictures and code are left out: nobody reads them. */
export interface Part {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: (Part | string)[]
  readonly parent: Part | null
}

const void_tags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const unread = new Set(['svg', 'script', 'style', 'template'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')

/** Reads the markup that the builder writes: well-formed, every attribute quoted or bare. */
export function readPart(html: string): Part {
  const root: Part = { tag: '', attributes: {}, inside: [], parent: null }
  const tags = /<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g
  let here = root
  let from = 0
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, closes, name = '', rest = ''] = found
    const tag = name.toLowerCase()
    if (found.index > from) here.inside.push(plain(html.slice(from, found.index)))
    from = found.index + whole.length
    if (closes) {
      if (here.tag === tag && here.parent) here = here.parent
      continue
    }
    const part: Part = { tag, attributes: attributesOf(rest), inside: [], parent: here }
    const end = unread.has(tag) ? html.indexOf(`</${tag}>`, from) : -1
    if (end >= 0) {
      from = tags.lastIndex = end + tag.length + 3
      continue
    }
    here.inside.push(part)
    if (!void_tags.has(tag)) here = part
  }
  return root
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)) attributes[name] = plain(value)
  return attributes
}

/** Every element under a part, in order. */
export function* partsIn(part: Part): Generator<Part, void, void> {
  for (const one of part.inside) {
    if (typeof one === 'string') continue
    yield one
    yield* partsIn(one)
  }
}
export const partsOf = (part: Part, ...tags: readonly string[]): Part[] => [...partsIn(part)].filter(({ tag }) => tags.includes(tag))
export const isOf = ({ attributes }: Part, name: string): boolean => (attributes.class ?? '').split(' ').includes(name)

/** The words of a part as a person reads them. */
export function wordsOf(part: Part | string): string {
  const read = (one: Part | string): string =>
    typeof one === 'string' ? one : one.tag === 'head' || 'hidden' in one.attributes ? '' : ` ${one.inside.map(read).join('')} `
  return read(part).replace(/\s+/g, ' ').trim()
}

/** The closest element around a part, or the part itself, that satisfies a condition. */
export function around(part: Part, fits: (one: Part) => boolean): Part | null {
  for (let one: Part | null = part; one; one = one.parent) if (fits(one)) return one
  return null
}

export interface Control {
  readonly name: string
  readonly label: string
  /** The input's type, or `select`, `radio`, `textarea`. */
  readonly type: string
  readonly required: boolean
  readonly value: string
  /** What can be chosen, with the words of each. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly help: string
}
export interface Form {
  readonly part: Part
  readonly method: 'get' | 'post'
  readonly action: string
  readonly hidden: readonly (readonly [string, string])[]
  readonly controls: readonly Control[]
  /** The words of its buttons, with the name and value that each sends. */
  readonly buttons: readonly { readonly words: string; readonly name: string; readonly value: string }[]
  /** The heading that it stands under. */
  readonly heading: string
}

export const formsOf = (page: Part): Form[] => partsOf(page, 'form').map((part) => formOf(page, part))

function formOf(page: Part, part: Part): Form {
  const inputs = partsOf(part, 'input', 'select', 'textarea')
  const hidden = inputs.flatMap(({ attributes }) => (attributes.type === 'hidden' ? [[attributes.name ?? '', attributes.value ?? ''] as const] : []))
  const buttons = partsOf(part, 'button')
    .filter(({ attributes }) => (attributes.type ?? 'submit') === 'submit')
    .map((one) => ({ words: wordsOf(one) || (one.attributes['aria-label'] ?? ''), name: one.attributes.name ?? '', value: one.attributes.value ?? '' }))
  const section = around(part, (one) => one.tag === 'section' || isOf(one, 'row-form'))
  const heading = section && [...partsIn(section)].find((one) => /^h[1-4]$/.test(one.tag) || isOf(one, 'row-form-title'))
  return {
    part,
    method: part.attributes.method === 'post' ? 'post' : 'get',
    action: part.attributes.action ?? '',
    hidden,
    controls: controlsOf(page, inputs),
    buttons,
    heading: heading ? wordsOf(heading) : '',
  }
}

function controlsOf(page: Part, inputs: readonly Part[]): Control[] {
  const controls = new Map<string, Control>()
  const label = (one: Part): string => {
    const tied = [...partsIn(page)].find(({ tag, attributes }) => tag === 'label' && attributes.for === one.attributes.id)
    return (tied ? wordsOf(tied) : (one.attributes['aria-label'] ?? '')).replace(/\s*required$/, '')
  }
  for (const one of inputs) {
    const { name = '', type = 'text', value = '' } = one.attributes
    if (type === 'hidden' || name === '') continue
    const required = 'required' in one.attributes
    const box = around(one, (each) => isOf(each, 'field'))
    const help = box ? wordsOf([...partsIn(box)].find((each) => isOf(each, 'help')) ?? '') : ''
    const base = { name, required, help }
    if (type === 'radio') {
      const legend = around(one, ({ tag }) => tag === 'fieldset')?.inside.find((each) => typeof each !== 'string' && each.tag === 'legend')
      const known = controls.get(name)
      const options = [...(known?.options ?? []), { value, label: label(one) }]
      const standing = 'checked' in one.attributes ? value : (known?.value ?? '')
      controls.set(name, { ...base, label: legend ? wordsOf(legend).replace(/\s*required$/, '') : '', type: 'radio', value: standing, options })
    } else if (one.tag === 'select') {
      const options = partsOf(one, 'option').map((each) => ({ value: each.attributes.value ?? wordsOf(each), label: wordsOf(each) }))
      const chosen = partsOf(one, 'option').find(({ attributes }) => 'selected' in attributes)
      controls.set(name, { ...base, label: label(one), type: 'select', value: chosen?.attributes.value ?? options[0]?.value ?? '', options })
    } else if (one.tag === 'textarea') {
      controls.set(name, { ...base, label: label(one), type: 'textarea', value: wordsOf(one), options: [] })
    } else {
      const standing = type === 'checkbox' ? ('checked' in one.attributes ? value || 'on' : '') : value
      const kind = one.attributes.inputmode === 'decimal' || one.attributes.inputmode === 'numeric' ? 'number' : type
      controls.set(name, { ...base, label: label(one), type: kind, value: standing, options: type === 'checkbox' ? [{ value: value || 'on', label: '' }] : [] })
    }
  }
  return [...controls.values()]
}
