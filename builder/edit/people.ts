import { capital, participle, plural, singular } from '../lexicon/inflect.ts'
import { isManaging } from '../lexicon/people.ts'
import type { Action, AppModel, Entity, Role } from '../model.ts'
import { entityNamed, managingRole, plain } from './find.ts'
import { cut, idOf, newId, unused } from './ids.ts'

const everybody = /^(?:people|person|users?|visitors?|customers?|clients?|everyone|everybody|anyone|anybody|members?|guests?|they|them|those|i|we|you)$/i
const managers =
  /^(?:(?:an? |the |our |site )?(?:admins?|administrators?|managers?|management|staff|employees?|owners?|moderators?|editors?|organi[sz]ers?|hosts?|us|we|me|myself))$/i

export interface Who {
  readonly model: AppModel
  /** The role, or undefined for everybody. */
  readonly role: Role | undefined
}

/** The role that the words name; a model that has not such a role gets it. Everybody is no role. */
export function roleFor(model: AppModel, words: string): Who {
  const bare = words.replace(/^(?:the|all|our|my|any|every|only)\s+/i, '').trim()
  const named = model.roles.find(({ name, id }) => plain(name) === plain(bare) || id === plain(bare))
  if (named) return { model, role: named.manages || model.roles.indexOf(named) > 0 ? named : undefined }
  if (everybody.test(bare) && !/^(?:we|us|me|i)$/i.test(bare)) return { model, role: undefined }
  const managing = managingRole(model)
  if (/^(?:we|us|me|i|myself)$/i.test(bare) && !managing) return { model, role: undefined }
  const manages = managers.test(bare) || isManaging(singular(bare.toLowerCase()))
  if (manages && managing) return { model, role: managing }
  return addRole(model, bare, manages)
}

/** The model with a role of this name; one without roles gets its visitors first. */
export function addRole(model: AppModel, words: string, manages: boolean): { model: AppModel; role: Role } {
  const visitor = model.roles.length === 0 ? [{ id: newId(model, 'visitor'), name: 'Visitor', manages: false }] : []
  const manned = { ...model, roles: [...model.roles, ...visitor] }
  const name = cut(capital(singular(words.toLowerCase())), 60) || 'Member'
  const role = { id: newId(manned, `role_${name}`.replace(/^role_(?=[a-z])/i, ''), 'role'), name, manages }
  return { model: { ...manned, roles: [...manned.roles, role] }, role }
}

/** The thing that an act is done to, without "their own" and the like. */
export function objectOf(model: AppModel, words: string): Entity | undefined {
  const bare = words.replace(/^(?:(?:the|a|an|their|his|her|its|my|our|your|own|any|all|other|existing|new)\s+){1,3}/i, '')
  const head = /^(.{3,30}?) (?:of|by|from) (?:the |our |their |other |all )?.{3,30}$/iu.exec(bare)?.[1]
  return (head ? entityNamed(model, head) : undefined) ?? entityNamed(model, bare)
}

export type Act = 'create' | 'view' | 'update' | 'delete' | 'transition' | 'search'
const acts: readonly (readonly [RegExp, Act])[] = [
  [/^(?:see|view|read|browse|look at|access|list|check|open)$/, 'view'],
  [/^(?:search|find|filter|sort|look up|look for|search for|search through)$/, 'search'],
  [/^(?:edit|change|update|modify|correct|adjust|reschedule)$/, 'update'],
  [/^(?:delete|remove|erase)$/, 'delete'],
  [
    /^(?:cancel|approve|accept|reject|decline|confirm|complete|finish|close|reopen|archive|publish|unpublish|ship|deliver|return|refund|start|pause|resume|resolve|verify|activate|deactivate|block|check in|check out|sign|settle|receive|suspend|withdraw)$/,
    'transition',
  ],
  [
    /^(?:add|create|post|write|leave|submit|send|book|reserve|order|request|register|sign up|sign up for|apply|apply for|upload|make|place|give|report|ask|share|propose|suggest|review|rate|comment|comment on|buy|rent|join|subscribe|subscribe to|schedule|donate|record|enter|log|publish new)$/,
    'create',
  ],
]
const isAct = (verb: string): Act | undefined => acts.find(([words]) => words.test(verb))?.[1]

/** The verb at the beginning of the words, of up to three words, and what it is done to. */
export function actOf(words: string): { verb: string; act: Act; rest: string } | null {
  const parts = words.trim().split(/\s+/)
  for (const length of [3, 2, 1]) {
    const verb = parts.slice(0, length).join(' ').toLowerCase()
    const act = parts.length >= length ? isAct(verb) : undefined
    if (act) return { verb, act, rest: parts.slice(length).join(' ') }
  }
  return null
}

/** The state that a verb leads to: "Cancelled", "Approved". */
export const stateOf = (verb: string): string =>
  capital(verb === 'cancel' ? 'cancelled' : verb === 'check in' ? 'checked in' : verb === 'check out' ? 'checked out' : participle(verb))

/** The model whose lists and details of an entity offer an action on each row. */
export function offered(model: AppModel, action: Action): AppModel {
  const offers = (page: AppModel['pages'][number]) =>
    page.blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === action.entity && !block.actions.includes(action.id))
  return {
    ...model,
    pages: model.pages.map((page) =>
      offers(page)
        ? {
            ...page,
            blocks: page.blocks.map((block) =>
              (block.kind === 'list' || block.kind === 'detail') && block.entity === action.entity && !block.actions.includes(action.id)
                ? { ...block, actions: [...block.actions, action.id] }
                : block,
            ),
          }
        : page,
    ),
  }
}

/** The lifecycle with a step of this verb; an entity without one gets a status that begins as Open. */
export function withTransition(
  model: AppModel,
  entity: Entity,
  verb: string,
  role: string | undefined,
  to = stateOf(verb),
): { model: AppModel; transition: string; to: string } {
  const life = entity.lifecycle
  const id = unused(idOf(verb), life?.transitions.map((step) => step.id) ?? [])
  if (!life) {
    const field = entity.fields.find((one) => one.id === 'status')?.id ?? 'status'
    const fresh = entity.fields.some((one) => one.id === field) ? 'state' : field
    const fields = [...entity.fields, { id: fresh, label: capital(fresh), type: 'choice' as const, required: true, choices: ['Open', to] }]
    const lifecycle = { field: fresh, initial: 'Open', transitions: [{ id, name: capital(verb), from: ['Open'], to, ...(role && { role }) }] }
    const after = { ...entity, fields, lifecycle, seeds: entity.seeds.map((seed) => ({ ...seed, [fresh]: 'Open' })) }
    const pages = model.pages.map((page) =>
      page.blocks.some((block) => block.kind === 'list' && block.entity === entity.id)
        ? {
            ...page,
            blocks: page.blocks.map((block) => (block.kind === 'list' && block.entity === entity.id ? { ...block, fields: [...block.fields, fresh] } : block)),
          }
        : page,
    )
    return { model: { ...model, entities: model.entities.map((one) => (one === entity ? after : one)), pages }, transition: id, to }
  }
  const ends = new Set(life.transitions.map((one) => one.to))
  const moving = new Set(life.transitions.flatMap(({ from }) => from))
  const states = entity.fields.find((field) => field.id === life.field)?.choices ?? [life.initial]
  const from = states.filter(
    (state) => state !== to && (moving.has(state) || !ends.has(state) || state === life.initial || /confirmed|accepted|approved/i.test(state)),
  )
  const fields = entity.fields.map((field) => (field.id === life.field && !states.includes(to) ? { ...field, choices: [...states, to] } : field))
  const lifecycle = {
    ...life,
    transitions: [...life.transitions, { id, name: capital(verb), from: from.length > 0 ? from : [life.initial], to, ...(role && { role }) }],
  }
  return { model: { ...model, entities: model.entities.map((one) => (one === entity ? { ...entity, fields, lifecycle } : one)) }, transition: id, to }
}

export const subjectName = (role: Role | undefined): string => (role ? (role.manages ? role.name : plural(role.name)) : 'Visitors')
