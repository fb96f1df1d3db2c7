import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const words: Readonly<Record<string, string>> = {
  'JavaScript or Java': 'abstract as async await boolean break case catch class const continue default delete do double else enum export extends final finally float for from function if implements import in instanceof int interface let long new null of package private protected public return static super switch this throw throws true false try typeof undefined var void while with yield',
  PHP: 'abstract and array as break case catch class clone const continue declare default do echo else elseif empty endif extends final finally fn for foreach function global if implements include instanceof interface isset list match namespace new null or private protected public require require_once return self static string int bool switch this throw trait true false try unset use var void while yield',
  Python: 'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return self True try while with yield print',
  CSS: 'important media import supports keyframes font-face auto none inherit initial block flex grid inline absolute relative fixed sticky solid dashed',
  SQL: 'select from where and or not in is null as on join left right inner outer full group by order having limit offset insert into values update set delete create table alter drop index view primary key foreign references distinct union all case when then else end count sum avg min max between like exists with',
  'Elm or Haskell': 'module exposing import as type alias case of let in if then else port where data instance class deriving do main Html Cmd Sub Msg Model Maybe Just Nothing True False Int Float String Bool List', // biome-ignore format: a list
} // biome-ignore format: a list
const remarks: Readonly<Record<string, string>> = {
  'JavaScript or Java': '//[^\\n]*|/\\*[\\s\\S]*?\\*/',
  PHP: '(?://|#)[^\\n]*|/\\*[\\s\\S]*?\\*/',
  Python: '#[^\\n]*|"""[\\s\\S]*?"""',
  CSS: '/\\*[\\s\\S]*?\\*/',
  SQL: '--[^\\n]*|/\\*[\\s\\S]*?\\*/',
  'Elm or Haskell': '--[^\\n]*|\\{-[\\s\\S]*?-\\}',
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const marked = (kind: string, text: string): string => `<span class="${kind}">${escaped(text)}</span>`

function markup(code: string): string {
  const pattern = /(<!--[\s\S]*?-->)|(<\/?)([\w:-]+)|([\w:-]+)(=)("[^"]*"|'[^']*')|(\/?>)/g
  let [made, last] = ['', 0]
  for (const one of code.matchAll(pattern)) {
    made += escaped(code.slice(last, one.index))
    const [all, remark, open, tag, name, equals, value] = one
    if (remark) made += marked('remark', remark)
    else if (open) made += escaped(open) + marked('key', tag!)
    else if (name) made += marked('name', name) + equals + marked('text', value!)
    else made += escaped(all)
    last = one.index + all.length
  }
  return made + escaped(code.slice(last))
}
function coloured(code: string, language: string): string {
  const key = (words[language] ?? '').split(' ').join('|')
  const pattern = new RegExp(
    `(${remarks[language]})|("(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'|\`(?:\\\\.|[^\`\\\\])*\`)|(\\$[A-Za-z_]\\w*|@[\\w-]+|#[0-9a-fA-F]{3,8}\\b)|\\b(\\d+(?:\\.\\d+)?(?:px|rem|em|%|s|ms|deg)?)\\b|(?<![\\w-])(${key})(?![\\w-])|([A-Za-z_][\\w-]*)(?=\\s*\\()`,
    language === 'SQL' ? 'gi' : 'g',
  )
  let [made, last] = ['', 0]
  for (const one of code.matchAll(pattern)) {
    const at = one.slice(1).findIndex((part) => part !== undefined)
    made += escaped(code.slice(last, one.index)) + marked(['remark', 'text', 'name', 'number', 'key', 'call'][at] ?? 'name', one[0])
    last = one.index + one[0].length
  }
  return made + escaped(code.slice(last))
}

const style =
  'pre.code{margin:0;padding:1rem;overflow:auto;background:#fff;color:#1d2430;font:15px/1.55 ui-monospace,Menlo,Consolas,monospace;counter-reset:line}pre.code .line::before{counter-increment:line;content:counter(line);display:inline-block;width:2.5em;margin-right:1em;color:#667080;text-align:right}.key{color:#8a1f8f;font-weight:600}.text{color:#116329}.number{color:#a0430a}.remark{color:#5a6472;font-style:italic}.name{color:#0b5394}.call{color:#6b4e00}'

/** Code with its parts coloured, as a document and as HTML to copy. */
export function highlighted(code: string, _: string, language: string): Outcome {
  const body = language === 'HTML or XML' ? markup(code) : coloured(code, language)
  const lines = body.split('\n').map((line) => `<span class="line">${line}</span>`)
  const html = `<style>${style}</style>\n<pre class="code"><code>${lines.join('\n')}</code></pre>`
  return {
    ...written(html, `${lines.length} line${lines.length === 1 ? '' : 's'}.`, 'code.html'),
    page: `<!doctype html><html lang="en"><title>Code</title>${html}</html>`,
  }
}
