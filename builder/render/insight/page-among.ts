import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { type Choice, choicesOf, isWithin } from '../list/narrow.ts'
import { movedRows } from './moved.ts'

type Among = NonNullable<BlockOf<'tiles'>['among']>[number]

const amongOn = ({ page }: Context): readonly Among[] => (page?.blocks[0]?.kind === 'tiles' ? (page.blocks[0].among ?? []) : [])
const nameOf = (at: number): string => `among${at + 1}`

/** What the address holds all figures of the page to. */
export const askedAmong = (of: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(
    amongOn(of).flatMap((_, at) => {
      const asked = (of.request.query[nameOf(at)] ?? '').slice(0, 200)
      return asked === '' ? [] : [[nameOf(at), asked]]
    }),
  )

/** The rows of an entity that have the values to which the page is held; all of them where they say nothing of it. */
export function rowsAmong(of: Context, entity: Entity): readonly SiteRow[] {
  const asked = askedAmong(of)
  return amongOn(of).reduce(
    (rows: readonly SiteRow[], { of: all }, at) => {
      const value = asked[nameOf(at)]
      const field = fieldOf(entity, all.find((one) => one.entity === entity.id)?.field ?? '')
      return value === undefined || !field ? rows : rows.filter((row) => isWithin(row, field, value))
    },
    movedRows(of, entity),
  )
}

function choices(of: Context, { of: all }: Among): readonly Choice[] {
  const found = all.flatMap(({ entity: id, field: by }) => {
    const entity = entityOf(of, id)
    const field = entity && fieldOf(entity, by)
    return entity && field ? choicesOf(of, field, entity) : []
  })
  return [...new Map(found.map((one) => [one.value, one])).values()]
}

export const amongTools = (of: Context): readonly Html[] =>
  amongOn(of).map((among, at) => {
    const name = nameOf(at)
    const asked = of.request.query[name] ?? ''
    const options = [{ value: '', label: 'All' }, ...choices(of, among)]
    return html`<div class="tool"><label for="page-${name}">${among.label}</label><select id="page-${name}" name="${name}">${options.map(({ value, label }) => html`<option value="${value}"${value === asked && html` selected`}>${label}</option>`)}</select></div>`
  })

/** ", Court 1": what the figures are held to, in words. */
export const toldAmong = (of: Context): string =>
  amongOn(of)
    .flatMap((among, at) => choices(of, among).find(({ value }) => value === (of.request.query[nameOf(at)] || null))?.label ?? [])
    .map((label) => `, ${label}`)
    .join('')
