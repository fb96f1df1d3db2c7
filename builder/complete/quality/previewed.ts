import type { Block, Page } from '../../model.ts'
import { type Completer, claimed, type Draft } from '../draft.ts'

const tools: ReadonlySet<Block['kind']> = new Set(['picture', 'clip', 'designer', 'configurator', 'workbench', 'writer', 'pattern', 'viewer'])
const opening = `^(?:and |allowing users to |users (?:can|should be able to) |the (?:website|system|platform|tool|app|application|mini-program) (?:should |will )?(?:also )?(?:have |provide |support )?(?:additional features like )?)*`
/** A look at what is made or chosen before it is kept. */
const previews = new RegExp(
  `${opening}(?:a |the )?(?:real-?time |live |instant |image |picture |photo |file |effect |result )*preview(?:s|ing|ed)?(?: (?:functions?|functionality|features?|modes?))?(?: of)?(?: (?:the|their|uploaded|selected|generated|converted|edited|designed|conversion|final))*(?: (?:image|picture|photo|video|effect|result|design|page|form|file|website)s?(?:'s appearance)?)?(?: (?:in real-?time|before (?:upload|uploading|submitting|saving|publishing)))?$`,
)
const pictured = /\b(?:image|picture|photo|logo|avatar)s?\b/
/** What comes of a picture, rather than the picture. */
const madeOf = /\b(?:effect|result|design|video|page|website|form)s?\b/
/** Files that are dragged to where they are uploaded. */
const dropped =
  /\b(?:upload|add|import|select)\w*\b[^.;]{0,40}\b(?:drag\w*|drop\w*)|\bdrag\w*[- ](?:and|or|&)[- ]drop\w*[^.;]{0,40}\bupload|\bdrag\w* (?:and drop\w* )?(?:(?:the|their|your|multiple) )?(?:images?|files?|pictures?|photos?|documents?)\b/i
const dragging = /\bdrag(?:ging)?[- ](?:and|&)[- ]drop(?:ping)?\b/

/** "preview effects", "uploading with drag-and-drop": shown by the tool that makes it, else by the form into which it is put. */
export const previewed: Completer = (draft) => {
  if (!/preview|drag/i.test(draft.brief.words)) return draft
  const isDropped = dropped.test(draft.brief.words)
  return draft.brief.clauses.reduce((so_far: Draft, clause) => {
    if (so_far.claims.has(clause) || clause.mode === 'style' || clause.mode === 'subject' || clause.qualities) return so_far
    const text = so_far.brief.words.slice(clause.start, clause.end).toLowerCase().trim()
    const page = previews.test(text)
      ? (toolOf(so_far) ?? (pictured.test(so_far.brief.words) && !madeOf.test(text) ? takes(so_far, ['image']) : undefined))
      : isDropped && dragging.test(text) && !/\bcomponents?\b/.test(text)
        ? takes(so_far, ['image', 'file'])
        : undefined
    return page ? claimed(so_far, page.path, [clause]) : so_far
  }, draft)
}

const toolOf = ({ model }: Draft): Page | undefined => model.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => tools.has(kind)))

/** The page with a form into which a file of these types is put, everybody's before a role's. */
function takes({ model }: Draft, types: readonly string[]): Page | undefined {
  const actions = new Set(
    model.actions.flatMap(({ id, entity, fields, kind }) =>
      kind === 'create' && model.entities.find((one) => one.id === entity)?.fields.some((field) => fields.includes(field.id) && types.includes(field.type))
        ? [id]
        : [],
    ),
  )
  const pages = model.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'form' && actions.has(block.action)))
  return pages.find(({ role }) => role === undefined) ?? pages[0]
}
