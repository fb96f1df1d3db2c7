import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { fieldNamed, managingRole, pageNamed, plain, unquoted } from './find.ts'
import { objectOf } from './people.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

/** Lists of each visitor's own rows show all of them. */
const withAllRows = (model: AppModel, { id }: Entity): AppModel => ({
  ...model,
  pages: model.pages.map((page) =>
    page.blocks.some((block) => block.kind === 'list' && block.entity === id && block.scope !== 'all')
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            block.kind === 'list' && block.entity === id && block.scope !== 'received' ? { ...block, scope: 'all' as const } : block,
          ),
        }
      : page,
  ),
})

/** On a site that is closed to others, its pages are seen all the same. */
function withPagesShown(model: AppModel, { id }: Entity): AppModel {
  const { accounts } = model
  if (!accounts?.closed) return model
  const own = model.pages.filter(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === id))
  return { ...model, accounts: { ...accounts, closed: { pages: [...new Set([...accounts.closed.pages, ...own.map(({ path }) => path)])] } } }
}

/** Who reads the rows of a thing from now on, and how that is told. */
export function readBy(model: AppModel, entity: Entity, read: Entity['read']): { model: AppModel; says: string; label: string } {
  const who = read === 'public' ? 'Everybody can now see' : read === 'own' ? 'Everybody now sees only their own' : 'Only the managing role now sees'
  const { members: _, inside: __, ...everybodys } = entity
  const entities = model.entities.map((one) => (one.id === entity.id ? { ...(read === 'public' ? everybodys : one), read } : one))
  const shown = read === 'public' ? withAllRows(withPagesShown(model, entity), entity) : model
  const open = read === 'public' ? entity.fields.find(({ type }) => type === 'email' || type === 'phone') : undefined
  const note = open ? ` Their ${open.label.toLowerCase()} can be read by everybody wherever it is shown.` : ''
  const label = `${entity.plural} for ${read === 'public' ? 'everybody' : read === 'own' ? 'their owners' : 'managers'}`
  return { model: { ...shown, entities }, says: `${who} ${entity.plural}.${note}`, label }
}

const visibility =
  /^(?:make |keep |let |set )?(?:the |all )?(.{2,40}?)\s+(?:should |must )?(?:be |is |are |to )?(?:only )?(public|private|hidden|visible to (?:all|everyone|everybody|anyone)|(?:only )?visible to (?:only )?(?:staff|admins?|managers?|me|us|owners?)(?: only)?|(?:only )?visible to (?:their |the )?(?:owners?|authors?|creators?))$/iu

/** "Make bookings private", "orders should be visible to everyone". */
export const show: Rule = (model, request) => {
  const match = visibility.exec(request.read)
  const entity = match && !/\bpage$/i.test(match[1]!) ? objectOf(model, match[1]!) : undefined
  if (!match || !entity) return null
  const how = match[2]!.toLowerCase()
  const read = /public|everyone|everybody|anyone|all$/.test(how)
    ? 'public'
    : /private/.test(how) && entity.write === 'anyone'
      ? 'own'
      : /their|author|creator/.test(how)
        ? 'own'
        : 'managed'
  const marks = marksOf(request, [[match[1]!, 'thing']])
  if (read === 'own' && /their|author|creator|owner/.test(how) && isEnteredByManagers(model, entity))
    return {
      kind: 'understood',
      says: `${capital(entity.plural)} are entered by whoever manages the site, so that none says whose it is; they can be kept to those who manage, or to those who have an account.`,
      where: '',
      marks,
      choices: [`Only ${managingRole(model)?.name ?? 'the manager'} can see ${entity.plural}`, `Only members can see ${entity.plural}`],
    }
  if (entity.read === read && !(read === 'public' && (entity.members || entity.inside || model.accounts?.closed))) {
    const who = read === 'public' ? 'Everybody already sees' : read === 'own' ? 'Everybody already sees only their own' : 'Only the managing role already sees'
    return { kind: 'same', says: `${who} ${entity.plural}.`, where: '', marks }
  }
  return { kind: 'built', ...readBy(model, entity, read), where: '', marks }
}

/** Whether nobody but the managing role makes rows of a thing: by no form of everybody's, nor by what a page records. */
const isEnteredByManagers = (model: AppModel, { id, write }: Entity): boolean =>
  write === 'managed' &&
  model.actions
    .filter(({ kind, entity }) => kind === 'create' && entity === id)
    .every(({ role }) => model.roles.some((one) => one.id === role && one.manages)) &&
  !model.pages.some(({ role, blocks }) => role === undefined && blocks.some((block) => 'scores' in block || block.kind === 'quiz'))

const unshown =
  /^(?:hide|don(?:'|’)t (?:show|display|list)|do not (?:show|display|list)|stop showing)\s+(?:the |any |their )?(.{2,60}?)(?:\s+(?:field|column))?(?:\s+(?:of|in|on|from|for)\s+(?:the\s|all\s)?(.{2,60}))?$/iu

const some =
  /^(?:hide|conceal|don(?:'|’)?t (?:show|display)|do not (?:show|display)|stop showing|show|display|only show)\s+(?:the |any |their )?(.{2,40}?)\s+(?:only )?(?:to|from|for)\s+(?:only )?(?:the |our |all )?([\p{L} -]{2,30})$/iu
const everybody =
  /^(?:visitors?|everyone|everybody|the public|public|people|customers?|guests?|users?|strangers|others|admins?|administrators?|managers?|staff|members?|owners?|me|us)$/i

/** One field for some and not for others is told to be out of reach, with what can be done instead. */
export const hideFromSome: Rule = (model, request) => {
  const match = some.exec(request.read)
  const words = match ? unquoted(match[1]!) : ''
  const [, named = words, of] = /^(.{2,30}?) (?:of|in|on) (.{2,30})$/iu.exec(words) ?? []
  if (
    !match ||
    /^(?:show|display)\b(?!.*\bonly\b)/i.test(request.read) ||
    !(everybody.test(match[2]!) || model.roles.some(({ name }) => plain(name) === plain(match[2]!)))
  )
    return null
  const target = of ? targetNamed(model, of)?.entity : undefined
  const holders = (target ? [target] : model.entities).filter((entity) => entity.fields.some(({ label }) => plain(label) === plain(named)))
  const [entity] = holders
  if (!entity || model.entities.some(({ singular: one, plural: many }) => [plain(one), plain(many)].includes(plain(words)))) return null
  const manager = managingRole(model)?.name ?? 'the manager'
  return {
    kind: 'understood',
    says: `Whoever sees ${entity.plural} sees every field that is shown of them. ${capital(named)} can be taken from all lists, or ${entity.plural} can be kept to ${manager}.`,
    where: '',
    marks: marksOf(request, [[match[1]!, 'thing']]),
    choices: [...holders.slice(0, 2).map(({ plural }) => `Hide ${named.toLowerCase()} in ${plural}`), `Only ${manager} can see ${entity.plural}`],
  }
}

/** Takes a field out of lists and details; it is still asked for and kept. */
export const hideField: Rule = (model, request) => {
  const match = unshown.exec(request.read)
  if (!match || /\bpage$/i.test(match[1]!)) return null
  const words = unquoted(match[1]!)
  const on = match[2] ? pageNamed(model, match[2]) : undefined
  const within = on && (on.path === '/' || /\bpage$/i.test(match[2]!)) ? on : undefined
  const target = match[2] && !within ? targetNamed(model, match[2])?.entity : undefined
  if ((match[2] && !target && !within) || (!match[2] && pageNamed(model, words))) return null
  const holders = new Map(
    (target ? [target] : model.entities).flatMap((entity) => {
      const field = fieldNamed(entity, words) ?? fieldNamed(entity, words.replace(/ (?:address|number)(?:es|s)?$/i, ''))
      return field ? [[entity.id, { entity, field }] as const] : []
    }),
  )
  if (holders.size === 0) return null
  const marks = marksOf(request, [[match[1]!, 'thing']])
  let hidden = new Set<string>()
  const pages = model.pages.map((page) => {
    if (within && page !== within) return page
    const blocks = page.blocks.map((block) => {
      const holder = block.kind === 'list' || block.kind === 'detail' ? holders.get(block.entity) : undefined
      if (!holder || (block.kind !== 'list' && block.kind !== 'detail') || !block.fields.includes(holder.field.id)) return block
      hidden = hidden.add(holder.entity.plural)
      return { ...block, fields: block.fields.filter((id) => id !== holder.field.id) }
    })
    return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks }
  })
  const label = [...holders.values()][0]!.field.label.toLowerCase()
  return told(model, pages, [...hidden], label, marks)
}

function told(model: AppModel, pages: AppModel['pages'], hidden: readonly string[], label: string, marks: Answer['marks']): Answer {
  if (hidden.length === 0) return { kind: 'same', says: `No list shows ${label}.`, where: '', marks }
  const says = `${capital(hidden.join(' and '))} no longer show ${label}; it is still asked for and kept.`
  return { kind: 'built', model: { ...model, pages }, says, label: `${label} hidden`, where: '', marks }
}
