import type { AppModel, Block, BlockOf } from '../../model.ts'
import { canSee } from '../access.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { rowAddress, textOf, titleOf } from '../value.ts'

export interface Passage {
  readonly title: string
  readonly words: string
  readonly href: string
  readonly from: string
}
const few = new Set(
  'a an and are at be can could do does for from get have how i if in is it me my of on or our please should tell that the their there this to was we what when where which who why will with would you your about any some something anything'.split(
    ' ',
  ),
)
const stem = (word: string): string => word.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
/** The words of a text that tell what it is about, without their endings. */
export const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !few.has(word)).map(stem)

/** What stands on the pages that the viewer may see: questions with answers, paragraphs, steps. */
export function fromPages(of: Context, model: AppModel): Passage[] {
  return model.pages
    .filter((page) => canSee(of.viewer, page))
    .flatMap((page) =>
      page.blocks.flatMap((block) =>
        spoken(block).map(({ title, words }) => ({ title: title || page.title, words, href: address(of, page.path, { anchor: block.id }), from: page.title })),
      ),
    )
}
function spoken(block: Block): readonly { readonly title: string; readonly words: string }[] {
  if (block.kind === 'features') return block.items.filter(({ page }) => page === null).map(({ title, text }) => ({ title, words: text }))
  if (block.kind === 'faq' || block.kind === 'steps') return block.items.map(({ title, text }) => ({ title, words: text }))
  if (block.kind === 'text') return block.paragraphs.map((words) => ({ title: block.heading, words }))
  if (block.kind === 'contact') return block.lines.map(({ label, value }) => ({ title: label, words: value }))
  if (block.kind === 'prices') return block.items.map(({ name, price, lines }) => ({ title: name, words: [price, ...lines].join('. ') }))
  return []
}

/** The rows that the viewer may read, each in a sentence of its fields. */
export function fromRows(of: Context, ids: readonly string[]): Passage[] {
  return ids.flatMap((id) => {
    const entity = entityOf(of, id)
    if (!entity) return []
    return rowsOf(of, entity)
      .slice(0, 100)
      .map((row) => {
        const parts = entity.fields
          .filter((field) => field.id !== entity.title && !['image', 'file'].includes(field.type))
          .flatMap((field) => {
            const text = textOf(of, field, valueIn(row, field.id))
            return text === '' ? [] : [field.type === 'long_text' ? text : `${field.label}: ${text}`]
          })
        const said = fieldOf(entity, entity.title) ? titleOf(of, entity, row) : entity.singular
        return { title: said, words: parts.join('. '), href: rowAddress(of, entity, row) ?? '', from: entity.plural }
      })
  })
}

const most = 3
/** The passages that share the rarest words with the question, best first; a word in a title counts twice. */
export function answersTo(question: string, passages: readonly Passage[]): readonly Passage[] {
  const asked = [...new Set(wordsOf(question))]
  const read = passages.map((passage) => ({ passage, title: new Set(wordsOf(`${passage.title} ${passage.from}`)), words: new Set(wordsOf(passage.words)) }))
  const weight = (word: string): number => Math.log(1 + read.length / (1 + read.filter(({ title, words }) => title.has(word) || words.has(word)).length))
  const weights = new Map(asked.map((word) => [word, weight(word)]))
  const scored = read.map(({ passage, title, words }) => ({
    passage,
    score: asked.reduce((sum, word) => sum + (title.has(word) ? 2 : words.has(word) ? 1 : 0) * (weights.get(word) ?? 0), 0),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score >= best * 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage)
}

/** A question to the site, answered with what stands on it. */
export function helpChat(of: Context, block: BlockOf<'help_chat'>): Html {
  const asked = (of.request.query.ask ?? '').trim().slice(0, 200)
  const here = of.page?.path ?? '/'
  const form = html`<form class="help-ask" method="get" action="${address(of, here)}#${block.id}"><label for="${block.id}-ask">Your question</label><div class="help-line"><input id="${block.id}-ask" type="text" name="ask" maxlength="200" value="${asked}" required><button class="button" type="submit">Ask</button></div></form>`
  const examples = block.examples.map(
    (one) => html`<li><a class="button button-small button-plain" href="${address(of, here, { query: { ask: one }, anchor: block.id })}">${one}</a></li>`,
  )
  const answers = asked === '' ? nothing : answered(of, block, asked)
  return section(
    of,
    block,
    html`<div class="card help-chat"><p>${block.text}</p><ol class="bubbles"><li class="bubble"><p class="bubble-author">Help</p><p>What would you like to know? I look it up on this site and show you where it stands.</p></li>${answers}</ol>${form}${examples.length > 0 && html`<p class="help">For example:</p><ul class="help-examples">${examples}</ul>`}</div>`,
  )
}

function answered(of: Context, block: BlockOf<'help_chat'>, asked: string): Html {
  const found = answersTo(asked, [...fromPages(of, of.model), ...fromRows(of, block.entities)])
  const quotes = found.map(
    ({ title, words, href, from }) =>
      html`<li><p><strong>${href ? html`<a href="${href}">${title}</a>` : title}</strong> <span class="help">from ${from}</span></p>${words && html`<blockquote>${words.length > 280 ? `${words.slice(0, 279)}…` : words}</blockquote>`}</li>`,
  )
  const says =
    found.length > 0 ? html`<p>This is what the site says about it:</p><ul class="help-found">${quotes}</ul>` : html`<p>Nothing on this site answers that.</p>`
  return html`<li class="bubble bubble-mine"><p class="bubble-author">You</p><p>${asked}</p></li><li class="bubble"><p class="bubble-author">Help</p>${says}${leave(of, block, asked)}</li>`
}

/** A way to leave the question with the people who run the site. */
function leave(of: Context, { leave: id }: BlockOf<'help_chat'>, asked: string): Html {
  const action = of.model.actions.find((one) => one.id === id)
  const page = action && of.model.pages.find((one) => canSee(of.viewer, one) && one.blocks.some((block) => block.kind === 'form' && block.action === action.id))
  const entity = action && entityOf(of, action.entity)
  const words = entity?.fields.find((field) => field.type === 'long_text' && action?.fields.includes(field.id))
  const form = page?.blocks.find((block) => block.kind === 'form' && block.action === action?.id)
  if (!page || !form) return nothing
  const to = address(of, page.path, { query: words ? { [`set.${words.id}`]: asked } : {}, anchor: form.id })
  return html`<p><a class="button button-small button-plain" href="${to}">Leave this as a message</a></p>`
}
