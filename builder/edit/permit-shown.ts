import { capital, plural } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Role } from '../model.ts'
import { newPage } from './pages.ts'
import { type Asked, built, same } from './permission.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { listOf } from './things.ts'

/** Whether the words let a role of its own do something with rows that each visitor has for themselves: it has to see them all. */
export const lacksSight = (role: Role | undefined, { read }: Entity, { rest, act }: Asked): boolean =>
  role !== undefined && !role.manages && read !== 'public' && act !== 'create' && !/\b(?:own|their)\b/i.test(rest)

/** Shows the rows of a thing to one role more, on a page that only this role has; nobody else reads more than before. */
export function shownTo(model: AppModel, request: Request, asked: Asked, entity: Entity, role: Role): Answer {
  const seen = model.pages.find((page) => page.role === role.id && page.blocks.some((block) => block.kind === 'list' && block.entity === entity.id))
  if (seen && role.manages) return same(request, asked, `${plural(role.name)} already see ${entity.plural}, on ${seen.title}.`)
  const manned = { ...model, roles: model.roles.map((one) => (one.id === role.id ? { ...one, manages: true } : one)) }
  const label = `${entity.plural} for ${plural(role.name.toLowerCase())}`
  if (seen) return built(manned, request, asked, `${plural(role.name)} now see all ${entity.plural}, on ${seen.title}.`, label, seen.path)
  const title = capital(entity.plural)
  const page = newPage(manned, title, [listOf(manned, entity, title)], role.id)
  const says = `${plural(role.name)} now see all ${entity.plural}, on a page of their own; visitors can be switched to the role ${role.name}.`
  return built({ ...manned, pages: [...manned.pages, page] }, request, asked, says, label, page.path)
}
