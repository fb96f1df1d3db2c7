import type { AppModel, Block } from '../../builder/model.ts'

/** What in a model points at nothing, or stands twice; empty for a sound one. */
export function flawsOf(model: AppModel): string[] {
  const flaws: string[] = []
  const check = (holds: boolean, flaw: string) => {
    if (!holds) flaws.push(flaw)
  }
  const unique = (names: readonly string[], what: string) =>
    check(new Set(names).size === names.length, `${what} twice: ${names.filter((name, index) => names.indexOf(name) !== index).join(' ')}`)
  const paths = new Set(model.pages.map(({ path }) => path))
  const roles = new Set(model.roles.map(({ id }) => id))
  const entities = new Map(model.entities.map((entity) => [entity.id, entity]))
  const actions = new Map(model.actions.map((action) => [action.id, action]))
  const has = (entity: string, field: string, at: string) =>
    check(entities.get(entity)?.fields.some(({ id }) => id === field) ?? false, `${at}: no field ${entity}.${field}`)
  const link = (path: string | null | undefined, at: string) => check(path === null || path === undefined || paths.has(path), `${at}: dead link ${path}`)
  unique(
    model.pages.map(({ id }) => id),
    'page',
  )
  unique(
    model.pages.map(({ path }) => path),
    'path',
  )
  unique(
    model.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    'block',
  )
  unique(
    model.entities.map(({ id }) => id),
    'entity',
  )
  unique(
    model.actions.map(({ id }) => id),
    'action',
  )
  unique(
    model.roles.map(({ id }) => id),
    'role',
  )
  unique(
    model.requirements.map(({ id }) => id),
    'requirement',
  )
  check(paths.has('/'), 'no home')
  for (const { id, fields, title, lifecycle } of model.entities) {
    unique(
      fields.map((field) => field.id),
      `field of ${id}`,
    )
    has(id, title, `title of ${id}`)
    for (const field of fields) {
      check(field.type !== 'reference' || entities.has(field.entity ?? ''), `${id}.${field.id} refers to nothing`)
      check(field.type !== 'choice' || (field.choices?.length ?? 0) > 0, `${id}.${field.id} has no choices`)
    }
    if (!lifecycle) continue
    const states = fields.find((field) => field.id === lifecycle.field)?.choices ?? []
    for (const state of [lifecycle.initial, ...lifecycle.transitions.flatMap(({ from, to }) => [...from, to])])
      check(states.includes(state), `${id}: no state ${state}`)
    for (const { role } of lifecycle.transitions) check(role === undefined || roles.has(role), `${id}: no role ${role}`)
  }
  for (const { id, entity, fields, role, kind, transition } of model.actions) {
    for (const field of fields) has(entity, field, id)
    check(entities.has(entity), `${id}: no entity ${entity}`)
    check(role === undefined || roles.has(role), `${id}: no role ${role}`)
    check(kind !== 'transition' || !!entities.get(entity)?.lifecycle?.transitions.some((step) => step.id === transition), `${id}: no step ${transition}`)
  }
  const look = (block: Block) => {
    const at = block.id
    if (block.kind === 'hero') for (const one of [block.primary, block.secondary]) link(one?.page, at)
    if (block.kind === 'banner') link(block.link?.page, at)
    if (block.kind === 'features' || block.kind === 'prices') for (const { page } of block.items) link(page, at)
    if (block.kind === 'form')
      check(actions.get(block.action)?.kind === 'create' || actions.get(block.action)?.kind === 'update', `${at}: no action ${block.action}`)
    if (block.kind === 'list') for (const field of [...block.fields, ...block.filters, ...block.sorts]) has(block.entity, field, at)
    if (block.kind === 'detail') for (const field of block.fields) has(block.entity, field, at)
    if (block.kind === 'list' || block.kind === 'detail')
      for (const action of block.actions) check(actions.get(action)?.entity === block.entity, `${at}: no action ${action}`)
    if (block.kind === 'chart') has(block.entity, block.by, at)
    if (block.kind === 'tiles') for (const { entity } of block.tiles) check(entities.has(entity), `${at}: no entity ${entity}`)
  }
  for (const { role, blocks, id } of model.pages) {
    check(role === undefined || roles.has(role), `${id}: no role ${role}`)
    blocks.forEach(look)
  }
  return flaws
}
