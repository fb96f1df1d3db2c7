import type { Made } from './entity.ts'
import type { Thing } from './thing.ts'

/** "publish the winners": whoever runs the site makes them known. */
export const isAnnounced = (thing: Thing): boolean => thing.makes.some(({ verb }) => verb === 'publish' || verb === 'announce')

/** Made known without what is nobody's business: how they are reached, where they live. */
export function announced({ entity, asked, ...made }: Made): Made {
  const kept = entity.fields.filter(({ id, type }) => type !== 'phone' && type !== 'email' && id !== 'address')
  return { ...made, asked: asked.filter((id) => kept.some((field) => field.id === id)), entity: { ...entity, fields: kept, write: 'managed', read: 'public' } }
}
