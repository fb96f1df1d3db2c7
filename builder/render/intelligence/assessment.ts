import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { textOf } from '../value.ts'

const named = (row: SiteRow): string => `a.${row.id}`

/** Statements with a scale of agreement; once all are answered, what they come to by topic and on the whole. */
export function assessment(of: Context, block: BlockOf<'assessment'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const rows = rowsOf(of, entity).slice(0, 60)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }), { unseen: 'Assessment' })
  const answers = rows.map((row) => {
    const typed = own(of.request.query, named(row))
    const number = typed === undefined || !/^\d$/.test(typed) ? null : Number(typed)
    return { row, number: number !== null && number < block.scale.length ? number : null }
  })
  const given = answers.filter(({ number }) => number !== null).length
  const here = of.page?.path ?? '/'
  const isDone = given === rows.length
  const told =
    given > 0 && !isDone
      ? html`<p class="error" role="alert" tabindex="-1" data-focus>${rows.length - given} of ${rows.length} are still open: answer them all to see the result.</p>`
      : nothing
  const form = html`<form class="card form assessment" method="get" action="${address(of, here)}#${block.id}"><p>${block.text}</p>${told}${answers.map(({ row, number }, index) => statement(of, block, entity, row, number, index))}<div class="actions"><button class="button" type="submit">${isDone ? 'Work it out again' : 'Show my result'}</button></div></form>`
  return section(of, block, html`${isDone && result(of, block, entity, answers as readonly Answered[])}${form}`, { unseen: 'Assessment' })
}

function statement(of: Context, block: BlockOf<'assessment'>, entity: Entity, row: SiteRow, chosen: number | null, index: number): Html {
  const field = fieldOf(entity, block.statement)
  const id = `${block.id}-${index}`
  return html`<fieldset class="field"><legend>${index + 1}. ${field ? textOf(of, field, valueIn(row, field.id)) : ''}</legend><div class="segments">${block.scale.map(
    (words, at) =>
      html`<span class="segment"><input id="${id}-${at}" type="radio" name="${named(row)}" value="${at}"${chosen === at && html` checked`} required><label for="${id}-${at}">${words}</label></span>`,
  )}</div></fieldset>`
}

interface Answered {
  readonly row: SiteRow
  readonly number: number
}
function result(of: Context, block: BlockOf<'assessment'>, entity: Entity, answers: readonly Answered[]): Html {
  const most = block.scale.length - 1
  const topic = fieldOf(entity, block.topic)
  const shareOf = (some: readonly Answered[]): number => Math.round((some.reduce((sum, { number }) => sum + number, 0) / (some.length * most)) * 100)
  const all = shareOf(answers)
  const bandOf = (share: number) => block.bands.findLast(({ from }) => share >= from) ?? block.bands[0]!
  const band = bandOf(all)
  const topics = [...Map.groupBy(answers, ({ row }) => (topic ? textOf(of, topic, valueIn(row, topic.id)) : '') || 'General')]
  const bars = topics.map(([words, some]) => {
    const share = shareOf(some)
    return html`<li><span class="progress-name">${words}</span><progress max="100" value="${share}" aria-label="${words}">${share}%</progress><span class="progress-said">${share}%, ${bandOf(share).title.toLowerCase()}</span></li>`
  })
  return html`<div class="card assessment-result" role="status" data-changed><p class="help">Your result</p><p class="module-figure">${all}%</p><h3>${band.title}</h3><p>${band.text}</p>${topics.length > 1 && html`<ul class="assessment-topics">${bars}</ul>`}${keep(of, block, all, band.title)}<p class="help">Added up on this site from your answers by fixed bands. It is a first orientation and no expert’s opinion.</p></div>`
}

function keep(of: Context, { keeps }: BlockOf<'assessment'>, score: number, title: string): Html {
  const action = keeps === null ? undefined : actionOf(of, keeps.action)
  const entity = action && entityOf(of, action.entity)
  if (!keeps || !action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="${keeps.score}" value="${score}"><input type="hidden" name="${keeps.result}" value="${title}"><div class="actions"><button class="button" type="submit">${action.name}</button></div></form>`
}
