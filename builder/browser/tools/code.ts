import { jsonIn } from '../../tables/json.ts'
import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const json = (text: string, space: number | string): string => JSON.stringify(jsonIn(text), null, space)

const voids = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!|\?)/i
const raws = /^<(pre|script|style|textarea)\b/i
/** The tags and texts of a markup; what is written as it stands (`pre`, `script`) is one piece. */
const piecesOf = (text: string): string[] =>
  (text.match(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(pre|script|style|textarea)\b[\s\S]*?<\/\1\s*>|<[^>]+>|[^<]+/gi) ?? [])
    .map((piece) => piece.trim())
    .filter(Boolean)

function markup(text: string): string {
  let depth = 0
  const lines: string[] = []
  const pieces = piecesOf(text)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const [next = '', after = ''] = pieces.slice(at + 1)
    if (piece.startsWith('</')) depth = Math.max(0, depth - 1)
    const pad = '  '.repeat(depth)
    const opens = /^<[^/!?]/.test(piece) && !piece.endsWith('/>') && !voids.test(piece) && !raws.test(piece)
    if (opens && !next.startsWith('<') && after.startsWith('</') && `${piece}${next}${after}`.length + pad.length <= 100) {
      lines.push(pad + piece + next + after)
      at += 2
    } else if (opens && next.startsWith('</')) {
      lines.push(pad + piece + next)
      at++
    } else {
      lines.push(pad + piece)
      if (opens) depth++
    }
  }
  return lines.join('\n')
}

/** A piece of code that is read whole: a string, a comment, or one sign. */
const tokensOf = (text: string): string[] =>
  text.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?:^|(?<=\n))[ \t]*#[^\n]*|\n|[\s\S]/g) ?? []

/** Code of languages with braces, one statement a line; a `;` within round brackets ends none. */
function braces(text: string): string {
  const lines: string[] = []
  let [line, depth, round] = ['', 0, 0]
  const end = () => {
    const kept = line.trim()
    if (kept !== '') lines.push('  '.repeat(Math.max(0, depth)) + kept)
    line = ''
  }
  for (const token of tokensOf(text)) {
    if (token === '{') {
      line = `${line.trimEnd()} {`
      end()
      depth++
    } else if (token === '}') {
      end()
      depth--
      line = '}'
    } else if (token === ';') {
      line += ';'
      if (round === 0) end()
    } else if (token === '\n') {
      if (round === 0) end()
      else line += ' '
    } else {
      if (token === '(') round++
      if (token === ')') round = Math.max(0, round - 1)
      if (line.trim() === '}' && !/^[\s,).]/.test(token)) end()
      line += /^\s$/.test(token) ? (line.endsWith(' ') ? '' : ' ') : token
      if (token.startsWith('//')) end()
    }
  }
  end()
  return lines.join('\n').replace(/\n( *)\}\n\s*(else|catch|finally|while)\b/g, '\n$1} $2')
}

function css(text: string): string {
  return braces(text)
    .split('\n')
    .map((line) => (/^ *[\w-]+\s*:/.test(line) && !line.endsWith('{') ? line.replace(/\s*:\s*/, ': ') : line))
    .join('\n')
    .replace(/\}\n(?=\S)/g, '}\n\n')
}

const clauses =
  /\b(select|from|where|group by|order by|having|limit|offset|union all|union|(?:left|right|inner|full|cross) (?:outer )?join|join|on|insert into|values|update|set|delete from|and|or|create table)\b/gi
function sql(text: string): string {
  return (text.match(/'(?:''|[^'])*'|"[^"]*"|--[^\n]*|[^'"-]+|-/g) ?? [])
    .map((part) =>
      /^['"]|^--/.test(part)
        ? part.startsWith('--')
          ? `${part}\n`
          : part
        : part.replace(/\s+/g, ' ').replace(clauses, (word) => {
            const upper = word.toUpperCase()
            return `${/^(?:AND|OR|ON)$/.test(upper) ? '\n  ' : '\n'}${upper}`
          }),
    )
    .join('')
    .replace(/;\s*/g, ';\n\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/(BETWEEN [^\n]+)\n {2}AND/gi, '$1 AND')
    .trim()
}

export function formatCode(text: string, _: string, mode: string): Outcome {
  if (mode === 'JSON') return written(json(text, 2), '', 'formatted.json')
  if (mode === 'HTML or XML') return written(markup(text), '', 'formatted.html')
  if (mode === 'CSS') return written(css(text), '', 'formatted.css')
  if (mode === 'SQL') return written(sql(text), '', 'formatted.sql')
  return written(braces(text), '', 'formatted.txt')
}

const bytes = (text: string): number => new TextEncoder().encode(text).length
export function minifyCode(text: string, _: string, mode: string): Outcome {
  const made =
    mode === 'JSON'
      ? json(text, 0)
      : mode === 'CSS'
        ? tokensOf(text)
            .map((token) => (token.startsWith('/*') ? '' : /^\s$/.test(token) ? ' ' : token))
            .join('')
            .replace(/\s+/g, ' ')
            .replace(/\s*([{};,>])\s*/g, '$1')
            .replace(/:\s+/g, ':')
            .replaceAll(';}', '}')
            .trim()
        : (text.replace(/<!--[\s\S]*?-->/g, '').match(/<(pre|script|style|textarea)\b[\s\S]*?<\/\1\s*>|<[^>]+>|[^<]+/gi) ?? [])
            .map((piece) => (raws.test(piece) ? piece : piece.replace(/\s+/g, ' ')))
            .join('')
            .trim()
  const saved = bytes(text) === 0 ? 0 : Math.round((1 - bytes(made) / bytes(text)) * 100)
  return written(
    made,
    `${bytes(text)} bytes became ${bytes(made)}${saved > 0 ? `, ${saved}% less` : ''}.`,
    mode === 'JSON' ? 'small.json' : mode === 'CSS' ? 'small.css' : 'small.html',
  )
}
