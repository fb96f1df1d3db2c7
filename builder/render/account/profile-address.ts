import type { BlockOf, Field } from '../../model.ts'
import { address, type Context, entityOf, fieldOf, onceFor, pageAt } from '../context.ts'

interface Profiles {
  readonly path: string
  /** The fields that name those who have a profile. */
  readonly fields: ReadonlySet<Field>
}
/** The page of people's profiles, where the viewer may see one. */
const profilesOf = onceFor((of: Context, _: 'profiles'): Profiles | null => {
  const page = of.model.pages.find(({ path, blocks }) => blocks.some(({ kind }) => kind === 'profiles') && pageAt(of, path))
  const block = page?.blocks.find((one): one is BlockOf<'profiles'> => one.kind === 'profiles')
  if (!page || !block) return null
  const named = [...block.of.map(({ entity, field }) => [entity, field] as const), ...(block.rated ? [[block.rated.entity, block.rated.whom] as const] : [])]
  return { path: page.path, fields: new Set(named.flatMap(([entity, field]) => fieldOf(entityOf(of, entity)!, field) ?? [])) }
})

/** The address of the profile of whom a field names; null where there is none. */
export function profileAddress(of: Context, field: Field, name: string): string | null {
  const profiles = profilesOf(of, 'profiles')
  return profiles?.fields.has(field) && name.trim() !== '' ? address(of, profiles.path, { query: { who: name.trim() } }) : null
}
