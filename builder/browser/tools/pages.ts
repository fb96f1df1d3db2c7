import { qrCode, qrDrawing } from '../../qr.ts'
import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const isSafe = (address: string): boolean => /^(?:https?:|mailto:|\/|#|[\w./-]+$)/i.test(address)

function inline(text: string): string {
  const codes: string[] = []
  const kept = text.replace(/`([^`]+)`/g, (_, code: string) => `\u0001${codes.push(`<code>${escaped(code)}</code>`) - 1}\u0001`)
  return escaped(kept)
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (all, words: string, address: string) => (isSafe(address) ? `<img src="${address}" alt="${words}">` : all))
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (all, words: string, address: string) => (isSafe(address) ? `<a href="${address}">${words}</a>` : all))
    .replace(/\*\*(.+?)\*\*|__(.+?)__/g, (_, a?: string, b?: string) => `<strong>${a ?? b}</strong>`)
    .replace(/\*(.+?)\*|(?<!\w)_(.+?)_(?!\w)/g, (_, a?: string, b?: string) => `<em>${a ?? b}</em>`)
    .replace(/~~(.+?)~~/g, '<del>$1</del>')
    .replace(/\u0001(\d+)\u0001/g, (_, at: string) => codes[Number(at)] ?? '')
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))
/** The HTML of a block of Markdown lines. */
function block(text: string): string {
  const lines = text.split('\n')
  const [first = ''] = lines
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(first)
  if (heading) {
    const rest = lines.slice(1).join('\n')
    return `<h${heading[1]!.length}>${inline(heading[2]!)}</h${heading[1]!.length}>${rest.trim() === '' ? '' : `\n${block(rest)}`}`
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(text.trim())) return '<hr>'
  if (lines.every((line) => line.startsWith('>'))) return `<blockquote>\n${markdown(lines.map((line) => line.replace(/^>\s?/, '')).join('\n'))}\n</blockquote>`
  const [list, marker] = /^\s*[-*+]\s/.test(first) ? ['ul', /^\s*[-*+]\s+/] : /^\s*\d+[.)]\s/.test(first) ? ['ol', /^\s*\d+[.)]\s+/] : ['', /^$/]
  if (list !== '') {
    const items = lines.reduce<string[]>((all, line) => {
      if (marker.test(line)) all.push(line.replace(marker, ''))
      else all.push(`${all.pop() ?? ''} ${line.trim()}`)
      return all
    }, [])
    const ticked = (item: string) =>
      inline(item)
        .replace(/^\[ \]/, '☐')
        .replace(/^\[x\]/i, '☑')
    return `<${list}>\n${items.map((item) => `<li>${ticked(item)}</li>`).join('\n')}\n</${list}>`
  }
  if (lines.length > 1 && first.includes('|') && /^[\s|:-]+$/.test(lines[1]!)) {
    const row = (line: string, tag: string) =>
      `<tr>${cells(line)
        .map((cell) => `<${tag}>${cell}</${tag}>`)
        .join('')}</tr>`
    return `<table>\n${row(first, 'th')}\n${lines
      .slice(2)
      .map((line) => row(line, 'td'))
      .join('\n')}\n</table>`
  }
  return `<p>${lines.map(inline).join('\n')}</p>`
}

/** Markdown as HTML; what is HTML already is shown as it is written, and addresses that run something are none. */
export function markdown(text: string): string {
  const fences: string[] = []
  const kept = text
    .replace(/\r\n?/g, '\n')
    .replace(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/gm, (_, code: string) => `\n\n\u0002${fences.push(`<pre><code>${escaped(code)}</code></pre>`) - 1}\n\n`)
  return kept
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part.trim() !== '')
    .map((part) => (/^\u0002\d+$/.test(part) ? fences[Number(part.slice(1))]! : block(part)))
    .join('\n')
}

const look =
  'body{margin:0;padding:1.25rem;font:16px/1.6 system-ui,sans-serif;color:#1b1b1b;background:#fff;overflow-wrap:anywhere}img{max-width:100%}pre{padding:.8rem;background:#f2f2f2;overflow-x:auto}blockquote{margin:0;padding-left:1rem;border-left:3px solid #bbb;color:#555}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:left}a{color:#0b57d0}'
const paged = (style: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>${style}</style></head><body>${body}</body></html>`

export function markdownPreview(text: string): Outcome {
  const made = markdown(text)
  return { ...written(made, '', 'page.html'), page: paged(look, made) }
}
export function htmlPreview(text: string, style: string): Outcome {
  const closed = style.replace(/<\/style/gi, '<\\/style')
  return { ...written(paged(closed, `\n${text}\n`), 'Scripts do not run in the preview.', 'page.html'), page: paged(closed, text) }
}

export function qrCodes(text: string, _: string, mode: string): Outcome {
  const lines = (mode === 'One code' ? [text.trim()] : text.split(/\r?\n/).map((line) => line.trim())).filter((line) => line !== '').slice(0, 60)
  const drawings = lines.map((line) => {
    const grid = qrCode(line)
    if (!grid) throw new Error('A QR code holds at most 2,331 bytes. This text is longer.')
    return { words: line, ...qrDrawing(grid) }
  })
  const [first] = drawings
  const picture = first
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${first.size} ${first.size}" width="480" height="480"><path fill="#fff" d="M0 0h${first.size}v${first.size}H0z"/><path d="${first.path}"/></svg>`
    : ''
  return { ...written(lines.length === 1 ? picture : '', `${drawings.length} code${drawings.length === 1 ? '' : 's'}.`, 'qr-code.svg'), drawings }
}
