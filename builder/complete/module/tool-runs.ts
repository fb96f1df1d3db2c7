import type { Block, Values } from '../../model.ts'
import { type TableFormat, tableFormats } from '../../table-formats.ts'
import { type ToolName, titleOfTool } from '../../tools.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import type { Kept } from './kept.ts'

const converted: readonly (readonly [TableFormat, TableFormat, string])[] = [
  ['CSV', 'JSON', '09:20'],
  ['JSON', 'Markdown', '11:45'],
  ['Markdown', 'CSV', '14:05'],
  ['JSON', 'YAML', '16:30'],
  ['CSV', 'XML', '17:10'],
]
/** What some tools make of what they begin with. */
const made: Readonly<Partial<Record<ToolName, string>>> = {
  case: 'THE QUICK BROWN FOX. IT JUMPS OVER THE LAZY DOG.',
  count: '14 words, 70 characters, 1 line',
  lines: 'apples\napples\nfigs\npears\nplums',
  replace: 'The colour of the door is blue. The blue door is shut.',
  compare: '- Bread\n+ Rye bread\n+ Jam',
  format: '{\n  "shop": "Corner",\n  "open": true\n}',
  minify: '{"shop":"Corner","open":true}',
  base64: 'R3LDvMOfZSBmcm9tIHRoZSBjYWbDqQ==',
  url: 'coffee%20%26%20cake%2C%202%20people%3F',
  entities: '&lt;p class=&quot;note&quot;&gt;Fish &amp; chips&lt;/p&gt;',
  amount: 'One thousand two hundred fifty and 50/100',
  markdown: '<h1>Opening hours</h1>\n<p>We are open <strong>every day</strong> but Monday.</p>',
}

/** Runs of these tools, as their history has them. */
export function sampleRuns(tools: readonly ToolName[]): Values[] {
  const tables = tools.includes('table')
    ? converted.map(([from, to, time]) => ({
        ...{ tool: titleOfTool('table').name, source_format: from, target_format: to, time, mode: `${from} to ${to}` },
        ...{ input: tableFormats[from], output: tableFormats[to] },
      }))
    : []
  const others = tools.flatMap((tool) =>
    made[tool] === undefined
      ? []
      : [{ tool: titleOfTool(tool).name, mode: titleOfTool(tool).modes[0] ?? '', input: titleOfTool(tool).sample, output: made[tool] }],
  )
  return [...tables, ...others].slice(0, 6)
}

/** The bench below a kept run, which it takes up again. */
export const benchAgain = (draft: Draft, tools: readonly ToolName[], keeps: Kept['keeps'], about: string, isKept: boolean): Block => ({
  kind: 'workbench',
  id: newBlockId(draft, 'tools_again'),
  heading: 'Take it up again',
  tools: [...tools],
  about,
  ...(isKept && { isKept }),
  keeps,
})

/** What the words may call what goes into a tool, comes out of it or steers it: on a site that is a tool, no things of their own. */
const ofTheTool =
  /^(?:(?:input|output|source|target|pasted) )?(?:texts?|sources?|targets?|columns|formats?|indentations?|previews?|results?|inputs?|outputs?|cop(?:y|ies)|headers?|lines)$|^(?:error hints?|tools|home pages|words|duplicate lines|cases|spaces|characters|lengths?|options|units|twos|downloads|match records|room players)$/
const first = /^[^.]{0,120}\b(?:tool ?(?:box|kit)?|converter|formatter|checker|generator|minifier|encoder|decoder)s?\b/i
const own =
  /\b(?:manag|add|edit|creat|upload|publish|review|updat)\w* (?:and \w+ )?(?:the |all |new |their )?(?:tools|texts|words|columns|sources|characters)\b|\b(?:sav|stor)\w* (?:the |their )?(?:texts|words|lines)\b|\bgenerat\w+ (?:\w+ ){0,2}texts?\b/i

/** What of a site that is a tool is only a part of its tool. */
export const partsOfTool = ({ model }: Draft, words: string): readonly string[] =>
  first.test(words) && !own.test(words) ? model.entities.filter(({ plural }) => ofTheTool.test(plural)).map(({ id }) => id) : []

/** What is done at any bench: a text is put there, a tool and its options are chosen, what it made is looked at and taken away. */
const handling =
  /\bpast(?:e|ing)\b|\bupload\w* (?:a |the )?(?:text|file)s?\b|\bchoos\w* (?:a |an |the |their )?(?:tools?|sources?|targets?|formats?|indentations?|lengths?|characters?|modes?|options?)\b|\b(?:view|see|show|display)\w* (?:the |a )?results?\b|\bcop(?:y|ying)\b|\bdownload\w*|\breplac\w*|\bswap\w*|\bclear\w*|\bset the length|\bexclud\w*|\binclude (?:upper|lower|capital|number|symbol)\w*/
export const handledAt = (words: string): RegExp => (first.test(words) ? handling : /(?!)/)

/** The draft whose first page lists its tools, to be searched, each with a link to it. */
export function withToolList(draft: Draft, words: string, tools: readonly ToolName[], page: string): Draft {
  if (tools.length < 2 || !(first.test(words) || /\blist\w* (?:and \w+ )?(?:all |the )*tools\b/i.test(words))) return draft
  const block: Block = { kind: 'tool_list', id: newBlockId(draft, 'tool_list'), heading: 'Tools', tools: [...tools], page }
  const pages = draft.model.pages.map((one) => {
    if (one.path !== '/') return one
    const at = one.blocks.findIndex(({ kind }) => kind === 'hero') + 1
    return { ...one, blocks: [...one.blocks.slice(0, at), block, ...one.blocks.slice(at)] }
  })
  return withModel(draft, { pages })
}
