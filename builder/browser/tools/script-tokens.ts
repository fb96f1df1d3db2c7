export type Dialect = 'Python' | 'JavaScript' | 'PHP'
export interface Token {
  readonly kind: 'number' | 'text' | 'template' | 'name' | 'sign' | 'end'
  readonly text: string
  readonly line: number
}
const signs = '... === !== ** // -> => == != <= >= && || ++ -- += -= *= /= .= %= ?? + - * / % = < > ! ( ) [ ] { } , . : ; ?'.split(' ')
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' }
const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign)

/** The words and signs of a script; an indented block of Python stands between braces. */
export function tokensOf(source: string, dialect: Dialect): readonly Token[] {
  const code = dialect === 'PHP' ? source.replace(/^\s*<\?php|\?>\s*$/g, (cut) => cut.replace(/[^\n]/g, ' ')) : source
  const made: Token[] = []
  const levels = [0]
  let [at, line, depth, isFirst] = [0, 1, 0, true]
  const add = (kind: Token['kind'], text: string) => made.push({ kind, text, line })
  const level = (width: number) => {
    if (width > levels.at(-1)!) {
      levels.push(width)
      add('sign', '{')
    }
    while (width < levels.at(-1)!) {
      levels.pop()
      add('sign', '}')
    }
  }
  while (at < code.length) {
    const rest = code.slice(at, at + 2)
    if (dialect === 'Python' && isFirst && depth === 0) {
      const width = code.slice(at, at + 200).search(/[^ \t]/)
      const next = code[at + Math.max(0, width)]
      if (width >= 0 && next !== '\n' && next !== '#' && next !== '\r') level(width)
    }
    isFirst = false
    const sign = code[at]!
    if (sign === '\n') {
      if (dialect === 'Python' && depth === 0) add('sign', ';')
      line++
      at++
      isFirst = true
    } else if (/\s/.test(sign)) at++
    else if ((sign === '#' && dialect !== 'JavaScript') || (rest === '//' && dialect !== 'Python')) {
      while (at < code.length && code[at] !== '\n') at++
    } else if (rest === '/*' && dialect !== 'Python') {
      const end = code.indexOf('*/', at)
      const until = end < 0 ? code.length : end + 2
      line += code.slice(at, until).split('\n').length - 1
      at = until
    } else if (/\d/.test(sign)) {
      let end = at
      while (/[\d._]/.test(code[end] ?? '')) end++
      add('number', code.slice(at, end).replaceAll('_', ''))
      at = end
    } else if (/["'`]/.test(sign)) {
      const before = made.at(-1)
      const isFormatted = dialect === 'Python' && before?.kind === 'name' && before.text === 'f' && code[at - 1] === 'f'
      if (isFormatted) made.pop()
      const fence = dialect === 'Python' && code.startsWith(sign.repeat(3), at) ? sign.repeat(3) : sign
      let end = at + fence.length
      while (end < code.length && !code.startsWith(fence, end)) end += code[end] === '\\' ? 2 : 1
      if (end >= code.length) throw new Error(`Line ${line}: a text is opened and never closed.`)
      const text = code.slice(at + fence.length, end)
      const isTemplate = isFormatted || sign === '`' || (dialect === 'PHP' && sign === '"' && text.includes('$'))
      add(isTemplate ? 'template' : 'text', isTemplate ? text : dialect === 'PHP' && sign === "'" ? text.replace(/\\(['\\])/g, '$1') : unescaped(text))
      line += text.split('\n').length - 1
      at = end + fence.length
    } else if (/[\p{L}_$]/u.test(sign)) {
      let end = at + 1
      while (/[\p{L}\d_$]/u.test(code[end] ?? '')) end++
      add('name', code.slice(at, end))
      at = end
    } else {
      const found = signs.find((one) => code.startsWith(one, at) && !(dialect === 'PHP' && one === '//'))
      if (!found) throw new Error(`Line ${line}: “${sign}” is not understood.`)
      if ('([{'.includes(found)) depth++
      if (')]}'.includes(found)) depth--
      add('sign', found)
      at += found.length
    }
  }
  if (dialect === 'Python') {
    add('sign', ';')
    level(0)
  }
  add('end', '')
  return made
}

/** A text with values in it: its plain parts and, between them, the code of each value and how it is written. */
export function partsOf(text: string, dialect: Dialect): readonly (string | { readonly code: string; readonly form: string })[] {
  const hole = dialect === 'JavaScript' ? /\$\{([^{}]*)\}/ : dialect === 'PHP' ? /\{?(\$\w+(?:\[[^\]]*\])?)\}?/ : /\{([^{}]*)\}/
  return text.split(hole).map((part, index) => {
    if (index % 2 === 0) return unescaped(part)
    const [, code = part, form = ''] = dialect === 'Python' ? (/^([^:]*):([^:\]]*)$/.exec(part) ?? []) : []
    return { code: dialect === 'PHP' ? code.replace(/\[([a-z_]\w*)\]/i, "['$1']") : code, form }
  })
}
