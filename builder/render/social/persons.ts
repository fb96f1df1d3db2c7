import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSharedWith } from '../access.ts'
import { choosable, memberName } from '../account/members.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'

/** Somebody whom the visitor may write to. */
export interface Person {
  readonly name: string
  readonly email: string
  /** Whether nobody real reads what is written to them. */
  readonly isSample: boolean
}
const [shown_max, members_max, samples_min] = [12, 60, 3]
const addressIn = (row: SiteRow, field: string): string =>
  String(valueIn(row, field) ?? '')
    .trim()
    .toLowerCase()

const agreeing = /^(?:accept|agree|approve|confirm)$/
/** Whether somebody who had to agree to be a contact did. */
function isAgreed({ asker, lifecycle }: Entity, row: SiteRow): boolean {
  const agreed = (asker && lifecycle?.transitions.filter(({ id }) => agreeing.test(id)).map(({ to }) => to)) ?? []
  return agreed.length === 0 || agreed.includes(String(valueIn(row, lifecycle!.field)))
}

/** The address of the other one of a row: of whoever asked, where it is the visitor who was asked. */
export function otherAddress(of: Context, entity: Entity, row: SiteRow, field: string): string {
  const isAsked = entity.asker !== undefined && row.owner !== of.viewer.id && isSharedWith(of.viewer, entity, row)
  return addressIn(row, isAsked ? entity.asker!.address : field)
}

/** Those whom the visitor keeps as contacts, then the people that the site came with; nobody where conversations are with those who run it. */
export function personsOf(of: Context, { contacts }: BlockOf<'inbox'>, { shared }: Entity): readonly Person[] {
  if (shared === undefined) return []
  const kept = contacts && entityOf(of, contacts.entity)
  const known = kept
    ? rowsOf(of, kept)
        .filter((row) => isAgreed(kept, row))
        .map((row) => ({ name: titleOf(of, kept, row), email: otherAddress(of, kept, row, contacts.address), isSample: row.owner === null }))
    : []
  const others = choosable(of)
    .map(({ name, address, isSample }) => ({ name, email: address, isSample }))
    .filter(({ email }) => !known.some((one) => one.email === email))
  const me = of.viewer.account?.email
  const people = [...known, ...others].filter(({ email }) => email !== '' && email !== me)
  const members = people.filter(({ isSample }) => !isSample).slice(0, members_max)
  return [...members, ...people.filter(({ isSample }) => isSample).slice(0, Math.max(samples_min, shown_max - members.length))]
}

/** What a conversation is called: by its subject, else by whom the viewer has it with. */
export function talkTitle(of: Context, entity: Entity, row: SiteRow, starter: string): string {
  if (String(valueIn(row, entity.title) ?? '').trim() !== '') return titleOf(of, entity, row)
  const to = entity.shared === undefined ? '' : addressIn(row, entity.shared)
  const manager = of.model.roles.find(({ manages }) => manages)?.name ?? 'This site'
  const other = to === '' ? manager : (memberName(of, to) ?? to)
  if (row.owner === of.viewer.id) return other
  return of.viewer.manages && to !== '' ? `${starter} and ${other}` : starter
}

/** Who answers in the visitor's conversation, where it is with one of the people that the site came with. */
export function sampleIn(of: Context, persons: readonly Person[], { shared }: Entity, row: SiteRow, starter: string): string | null {
  if (shared === undefined) return null
  if (row.owner === null) return starter
  const to = addressIn(row, shared)
  return row.owner === of.viewer.id ? (persons.find(({ email, isSample }) => isSample && email === to)?.name ?? null) : null
}
