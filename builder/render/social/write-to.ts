import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { address, type Context, entityOf, pageAt } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { otherAddress } from './persons.ts'

const theirs = /^(?:seller|owner|host|posted by|organi[sz]er|teacher|doctor|employer|merchant|landlord|agent|instructor|coach|freelancer|artist)$/i

/** The way from somebody's row to a conversation with them, and from what is for sale to one about it; nothing where the site has no conversations. */
export function writeTo(of: Context, entity: Entity, row: SiteRow): Html {
  const page = of.model.pages.find(({ path, blocks }) => pageAt(of, path) && blocks.some(({ kind }) => kind === 'inbox'))
  const block = page?.blocks.find((one) => one.kind === 'inbox')
  if (!page || block?.kind !== 'inbox') return nothing
  const link = (words: string, query: Readonly<Record<string, string>>): Html =>
    html`<p><a class="button button-plain" href="${address(of, page.path, { query, anchor: `${block.id}-start` })}">${words}</a></p>`
  const title = titleOf(of, entity, row)
  if (block.contacts?.entity === entity.id) {
    const to = otherAddress(of, entity, row, block.contacts.address)
    return to === '' ? nothing : link(`Write to ${title}`.slice(0, 60), { to })
  }
  const conversation = entityOf(of, block.entity)
  const person = entity.fields.find(({ id, label, type }) => type === 'text' && (id === 'made_by' || theirs.test(label)))
  if (entity.read !== 'public' || !conversation?.shared || of.viewer.manages || (row.owner !== null && row.owner === of.viewer.id)) return nothing
  if (!person && !entity.fields.some(({ type }) => type === 'money')) return nothing
  const label = person ? `Write to the ${/ by$/i.test(person.label) ? 'author' : person.label.toLowerCase()}` : `Ask about this ${entity.singular}`
  const known = person && of.model.accounts?.samples.find(({ name }) => name === valueIn(row, person.id))
  const to = known?.email ?? (person ? row.owner : null)
  return link(label.slice(0, 60), { ...(to !== null && { to }), about: title.slice(0, 120) })
}
