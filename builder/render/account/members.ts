import type { Context } from '../context.ts'

/** Somebody with an account here, to be chosen by name. */
export interface Choosable {
  readonly name: string
  /** What a field that names an account keeps of them: their id, or the address of a sample. */
  readonly address: string
  /** Whether nobody real has it. */
  readonly isSample: boolean
}
const listed_max = 200

/** Whom the viewer may choose: those who have registered by name, then the accounts that the site came with. */
export function choosable(of: Context): readonly Choosable[] {
  const { accounts } = of.model
  const { account } = of.viewer
  if (!accounts || (account === null && !of.viewer.manages)) return []
  const members = (of.request.members ?? []).flatMap(({ id, name }) => (id === account?.id ? [] : [{ name, address: id, isSample: false }]))
  const samples = accounts.samples.filter(({ active, email }) => active && email !== account?.email)
  return [
    ...members.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).slice(0, listed_max),
    ...samples.map(({ name, email }) => ({ name, address: email, isSample: true })),
  ]
}

/** What the account that a field names is called; null where that is not known, or is not to be told. */
export function memberName(of: Context, kept: string): string | null {
  const at = kept.trim().toLowerCase()
  const { account } = of.viewer
  if (account && (account.id === at || account.email === at)) return account.name
  return choosable(of).find(({ address }) => address === at)?.name ?? (at.includes('@') ? null : 'Somebody who has an account')
}
