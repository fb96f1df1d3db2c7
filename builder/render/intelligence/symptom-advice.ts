import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { briefCard } from '../social/saved.ts'
import { textOf } from '../value.ts'

const idle = new Set(
  'the and for with that this from have has had are was were been not but you your our they their when what can all some also very more most feel feels feeling since days day week weeks get gets got bit little much since after before always often his her she him its make makes makes any about there which while into'.split(
    ' ',
  ),
)
/** A word without its ending, so that "sneezing" is found where it says "sneezes". */
const stem = (word: string): string => word.replace(/(?:ing|ness|ies|es|ed|s|y|e)$/, '').slice(0, 8)
function wordsIn(text: string): ReadonlyMap<string, string> {
  const found = (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !idle.has(word) && stem(word).length > 2)
  return new Map(found.map((word) => [stem(word), word]))
}

interface Near {
  readonly entity: Entity
  readonly row: SiteRow
  readonly shared: readonly string[]
  readonly points: number
}
/** The rows that share words with what is said; a word that few rows have counts more. */
function nearest(of: Context, block: BlockOf<'symptom_advice'>, said: string): readonly Near[] {
  const wanted = wordsIn(said)
  const all = block.entities.flatMap((id) => {
    const entity = entityOf(of, id)
    return (entity ? rowsOf(of, entity) : []).map((row) => {
      const told = entity!.fields.filter(({ type }) => type === 'text' || type === 'long_text' || type === 'choice')
      return { entity: entity!, row, words: wordsIn(told.map((field) => textOf(of, field, valueIn(row, field.id))).join(' ')) }
    })
  })
  const weight = (word: string): number => 1 / Math.max(1, all.filter(({ words }) => words.has(word)).length)
  return all
    .map(({ entity, row, words }) => {
      const shared = [...wanted].filter(([word]) => words.has(word))
      return { entity, row, shared: shared.map(([, word]) => word), points: shared.reduce((sum, [word]) => sum + 1 + weight(word), 0) }
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, block.most)
}

/** A form for what is wrong, and what this site keeps that comes nearest to it. */
export function symptomAdvice(of: Context, block: BlockOf<'symptom_advice'>): Html {
  const name = `${block.id}.words`
  const said = (own(of.request.query, name) ?? '').trim().slice(0, 600)
  const to = `${address(of, backTo(of))}#${block.id}-found`
  const form = html`<form class="card form finder-form" method="get" action="${to}"><div class="field"><label for="${block.id}-words">${block.question}</label><textarea id="${block.id}-words" name="${name}" rows="3" maxlength="600" required aria-describedby="${block.id}-not">${said}</textarea></div><div class="actions"><button class="button" type="submit">Find what fits</button></div><p class="help">For example: ${block.example}</p><p class="sandbox" id="${block.id}-not">${block.text}</p></form>`
  return section(of, block, html`${form}<div id="${block.id}-found">${said === '' ? nothing : found(of, block, said)}</div>`)
}

function found(of: Context, block: BlockOf<'symptom_advice'>, said: string): Html {
  const near = nearest(of, block, said)
  if (near.length === 0)
    return html`<p role="status">Nothing on this site has these words. Say it in other words, one sign after the other, or ask somebody who knows.</p>`
  const cards = near.map(({ entity, row, shared }) =>
    briefCard(
      of,
      entity,
      row,
      html`${told(of, entity, row)}<p class="reason">${icon('spark')}<span>In common: <strong>${shared.join(', ')}</strong></span></p>`,
    ),
  )
  return html`<p class="help" role="status">${near.length} found, what has most of your words first. That is no diagnosis.</p><ul class="grid grid-3 cards">${cards}</ul>`
}

/** What a row says at length, in short. */
function told(of: Context, entity: Entity, row: SiteRow): Html {
  const fields = entity.fields.filter(({ type }) => type === 'long_text').slice(0, 2)
  return html`${fields.map((field) => {
    const text = textOf(of, field, valueIn(row, field.id))
    return text !== '' && html`<p><strong>${field.label}:</strong> ${text.slice(0, 200)}</p>`
  })}`
}
