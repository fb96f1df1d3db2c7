import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Entity } from '../model.ts'
import { fieldNamed, pageNamed, unquoted } from './find.ts'
import { objectOf } from './people.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

/** Lists of each visitor's own rows show all of them. */
const withAllRows = (model: AppModel, { id }: Entity): AppModel => ({
  ...model,
  pages: model.pages.map((page) =>
    page.blocks.some((block) => block.kind === 'list' && block.entity === id && block.scope === 'mine')
      ? { ...page, blocks: page.blocks.map((block) => (block.kind === 'list' && block.entity === id ? { ...block, scope: 'all' as const } : block)) }
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
  const { members: _, ...everybodys } = entity
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
  if (entity.read === read && !(read === 'public' && (entity.members || model.accounts?.closed))) {
    const who = read === 'public' ? 'Everybody already sees' : read === 'own' ? 'Everybody already sees only their own' : 'Only the managing role already sees'
    return { kind: 'same', says: `${who} ${entity.plural}.`, where: '', marks }
  }
  return { kind: 'built', ...readBy(model, entity, read), where: '', marks }
}

const unshown =
  /^(?:hide|don(?:'|’)t (?:show|display|list)|do not (?:show|display|list)|stop showing)\s+(?:the |any |their )?(.{2,60}?)(?:\s+(?:field|column))?(?:\s+(?:of|in|on|from|for)\s+(?:the\s|all\s)?(.{2,60}))?$/iu

/** Takes a field out of lists and details; it is still asked for and kept. */
export const hideField: Rule = (model, request) => {
  const match = unshown.exec(request.read)
  if (!match || /\bpage$/i.test(match[1]!)) return null
  const words = unquoted(match[1]!)
  const target = match[2] ? targetNamed(model, match[2])?.entity : undefined
  if ((match[2] && !target) || (!match[2] && pageNamed(model, words))) return null
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
