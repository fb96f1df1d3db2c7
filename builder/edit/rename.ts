import type { AppModel, Block, Page } from '../model.ts'
import { isTyped } from '../typed.ts'
import { unquoted } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const site =
  "(?:it|this|(?:the |my |our |this )?(?:web ?)?(?:site|website|app|application|web app|project|shop|store|business|page|brand|name)(?:(?:’|')s name| name| title)?)"
const patterns = [
  new RegExp(`^(?:call|name|rename|retitle) ${site} (?:to |as |into )?(.{1,300})$`, 'isu'),
  new RegExp(`^(?:rename|retitle)(?: ${site})? (?:to|as|into) (.{1,300})$`, 'isu'),
  /^(?:change|set|update|make|switch) (?:the |its |my |our )?(?:(?:web ?)?(?:site|app|project|shop|store|business|brand|company|application)(?:(?:’|')s)? )?(?:name|title of the (?:site|app|website)|name of the (?:site|app|website|project|shop)) (?:to|into|as|be|:) ?(.{1,300})$/isu,
  /^(?:the |its )?(?:(?:site|website|app|shop|project) )?name (?:should be|must be|is|=|:) ?(.{1,300})$/isu,
  /^(?:the |my |our )?(?:site|website|app|shop|business) (?:should be|is|must be) (?:called|named) (.{1,300})$/isu,
]

/** Replaces whole occurrences of the old name in a text; both are only text. */
function renamedIn(text: string, from: string, to: string): string {
  return text
    .split(from)
    .reduce((before, after) => (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) ? before + from + after : before + to + after))
}

/** Says a text that speaks the old name with the new one. */
type Renamed = (text: string) => string

/** The block with its heading and text said anew; the same object where nothing of them changes. */
function renamedBlock(block: Block, renamed: Renamed): Block {
  const heading = cut(renamed(block.heading), 200)
  const text = 'text' in block ? renamed(block.text).slice(0, 2000) : undefined
  if (heading === block.heading && (text === undefined || ('text' in block && text === block.text))) return block
  return { ...block, heading, ...(text === undefined ? {} : { text }) } as Block
}

function renamedPage(page: Page, renamed: Renamed): Page {
  const blocks = page.blocks.map((block) => renamedBlock(block, renamed))
  const title = cut(renamed(page.title), 160)
  const navigation = page.navigation && cut(renamed(page.navigation), 160)
  const isSame = title === page.title && navigation === page.navigation && blocks.every((block, index) => block === page.blocks[index])
  return isSame ? page : { ...page, title, navigation, blocks }
}

/** Gives the site another name, wherever its titles, headings and lines speak the old one. */
export const renameSite: Rule = (model, request) => {
  const match = patterns.map((pattern) => pattern.exec(request.read)).find((found) => found)
  return match ? renamedSite(model, request, match[1]!) : null
}

/** The site under the name that words give it. */
export function renamedSite(model: AppModel, request: Request, words: string): Answer | null {
  const name = cut(unquoted(words).replace(/^(?:to|as) /i, ''), 160)
  if (name === '' || /^(?:a |an |the )?(?:bigger|smaller|darker|lighter)\b/i.test(name)) return null
  const marks = marksOf(request, [[cut(unquoted(words), 160), 'thing']])
  if (name === model.name) return { kind: 'same', says: `The site already is called ${name}.`, where: '/', marks }
  const from = model.name
  // What the owner wrote in place stays, but for the name alone.
  const renamed: Renamed = (text) => (text !== from && isTyped(model, text) ? text : renamedIn(text, from, name))
  const after: AppModel = {
    ...model,
    name,
    tagline: renamed(model.tagline).slice(0, 2000),
    summary: renamed(model.summary).slice(0, 2000),
    pages: model.pages.map((page) => renamedPage(page, renamed)),
    ...(model.typed && { typed: model.typed.map((text) => (text === from ? name : text)) }),
  }
  return { kind: 'built', model: after, says: `The site is now called ${name}.`, label: `renamed to ${name}`, where: '/', marks }
}
