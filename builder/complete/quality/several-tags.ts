import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { groupOf } from '../../compose/thing.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { changePages, createOn, entityIn, listPage, newActionId, newEntityId, partsOf } from '../trade/parts.ts'

const tagging = /(?:^| )tag$/
const tagged: ReadonlySet<string> = new Set(['text', 'media', 'offer'])
const most = 2

/** What can have several tags has a row for each of them: the first is its own, more are added on its page or beside the tags. */
export const severalTags: Completer = (draft) =>
  partsOf(draft, 'category')
    .filter(({ made }) => tagging.test(made.entity.singular))
    .slice(0, 1)
    .reduce((now, tags) => tiedTo(now, tags), draft)

function tiedTo(draft: Draft, tags: Part): Draft {
  const page = listPage(draft, tags.made.entity.id)
  const isOpenTo = (role: string | undefined): boolean => role === undefined || role === page?.role
  const holds = draft.parts.filter(
    ({ made: { entity, thing } }) =>
      tagged.has(groupOf(thing)) &&
      entityIn(draft, entity.id)?.fields.some((field) => field.entity === tags.made.entity.id) === true &&
      isOpenTo(createOn(draft, entity.id)?.role) &&
      !draft.model.entities.some(({ singular }) => singular === `${entity.singular} tag`),
  )
  return page ? holds.slice(0, most).reduce((now, { made }) => withTags(now, made.entity.id, tags.made.entity.id, page), draft) : draft
}

function withTags(draft: Draft, of: string, tags: string, page: Page): Draft {
  const [whole, tag] = [entityIn(draft, of)!, entityIn(draft, tags)!]
  const own = idFrom(whole.singular, 'field')
  const role = createOn(draft, of)?.role
  const byRole = role === undefined ? {} : { role }
  const first = whole.fields.find(({ entity }) => entity === tags)!
  const count = tag.seeds.length
  const seeds = whole.seeds.slice(0, 6).flatMap((seed, index) => {
    const main = typeof seed[first.id] === 'number' ? Number(seed[first.id]) : index % Math.max(1, count)
    return count < 2 ? [] : [main, (main + 1 + (index % (count - 1))) % count].map((one) => ({ tag: one, [own]: index }))
  })
  const entity: Entity = {
    id: newEntityId(draft, `${idFrom(whole.singular, 'thing')}_tags`),
    singular: `${whole.singular} tag`,
    plural: `${whole.singular} tags`,
    title: 'tag',
    fields: [
      { id: 'tag', label: titled(tag.singular), type: 'reference', required: true, entity: tags },
      { id: own, label: titled(whole.singular), type: 'reference', required: true, entity: of },
    ],
    read: whole.read,
    write: role === undefined ? 'anyone' : 'managed',
    seeds,
  }
  const add: Action = {
    id: newActionId(draft, `tag_${idFrom(whole.singular, 'thing')}`.slice(0, 44)),
    name: `Tag ${whole.singular}`,
    kind: 'create',
    entity: entity.id,
    ...byRole,
    fields: [own, 'tag'],
    guards: [{ kind: 'unique', fields: [own, 'tag'], among: 'all', unless: [], text: `This ${whole.singular} has the tag already.` }],
    confirmation: 'Tagged: {title}.',
  }
  const remove: Action = {
    id: newActionId(draft, `remove_${entity.id}`.slice(0, 44)),
    name: 'Remove tag',
    kind: 'delete',
    entity: entity.id,
    ...byRole,
    fields: [],
    confirmation: 'Removed: {title}.',
  }
  const blocks: Block[] = [
    {
      kind: 'list',
      id: newBlockId(draft, `${entity.id}_list`),
      heading: `What is tagged: ${whole.plural}`,
      entity: entity.id,
      layout: 'table',
      fields: [own],
      search: false,
      filters: ['tag'],
      sorts: [],
      per_page: 12,
      scope: 'all',
      actions: [remove.id],
      empty: `No ${whole.singular} has more than its first tag yet.`,
    },
    { kind: 'form', id: newBlockId(draft, `${add.id}_form`), heading: add.name, action: add.id, text: '' },
  ]
  const kept = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, add, remove] })
  return changePages(kept, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, ...blocks] } : one))
}
