import { groupOf } from '../../compose/thing.ts'
import type { Action, BlockOf, Entity, Field, Values } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { withManagement } from '../quality/governing.ts'
import { addPage, changePages, claimWhere, entityIn, manager, newActionId, newEntityId, putActions, putEntity, textOf } from '../trade/parts.ts'
import { contentPart, detailPage, withBlocks } from './places.ts'
import { claiming, logged, named, type Ways, waysIn } from './share-words.ts'

const entities_most = 14
const pages_most = 37
const usual = 0.1
const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']
/** How often the sample links were opened. */
const opened = [3, 2, 1, 0]

/** Whoever shares something of the site has a link of their own to it: who opens it is counted for them, and brings what the manager pays for it. */
export const shareLinks: Completer = (draft) => {
  const ways = waysIn(textOf(draft))
  const isFull = draft.model.entities.length > entities_most || draft.model.pages.length >= pages_most
  const about = ways && !isFull ? entityIn(draft, sharedPart(draft, ways)) : undefined
  const page = about && detailPage(draft, about.id)
  return ways && about && page && page.role === undefined ? withLinks(draft, about, ways) : draft
}

/** Whether a practice keeps this with links of its own, which tell more of it than these. */
const isLinked = ({ parts, model }: Draft, id: string): boolean =>
  parts.some(({ made: { thing, entity } }) => entity.id === id && thing.kit === 'trade_item') &&
  model.entities.some(({ singular, fields }) => named.test(singular) && fields.some(({ entity }) => entity === id))

/** What is shared: what is sold where promoters are paid, else what people read. */
function sharedPart(draft: Draft, { isPromoted }: Ways): string | undefined {
  const fits = (id: string): boolean => {
    const entity = entityIn(draft, id)
    return (
      entity?.read === 'public' && detailPage(draft, id) !== undefined && !named.test(entity.singular) && !logged.test(entity.singular) && !isLinked(draft, id)
    )
  }
  const sold = draft.parts.find(({ made }) => groupOf(made.thing) === 'offer' && fits(made.entity.id))?.made.entity.id
  const first = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'share'))?.blocks[0]
  const shown = first?.kind === 'detail' ? first.entity : contentPart(draft)?.made.entity.id
  return [isPromoted ? sold : undefined, shown, sold].find((id) => id !== undefined && fits(id))
}

/** What the words call links and their openings gives way to those that work. */
function lean(draft: Draft, about: Entity): { readonly draft: Draft; readonly link: string | undefined; readonly click: string | undefined } {
  const of = (fits: RegExp) => draft.model.entities.filter(({ id, singular }) => id !== about.id && fits.test(singular))
  const [asked, kept] = [of(named), of(logged)]
  const bare = withoutThings(
    draft,
    [...asked, ...kept].map(({ id }) => id),
  )
  for (const { path } of draft.model.pages) if (!bare.model.pages.some((page) => page.path === path)) draft.taken.paths.delete(path)
  return { draft: bare, link: asked[0]?.singular, click: kept.map(({ singular }) => singular).find((one) => / records?$/.test(one)) }
}

const text = (id: string, label: string): Field => ({ id, label, type: 'text', required: true })
const number = (id: string, label: string, type: 'number' | 'money' = 'number'): Field => ({ id, label, type, required: false, min: 0 })
const date = (id: string, label: string): Field => ({ id, label, type: 'date', required: false })
const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

function withLinks(before: Draft, about: Entity, { link: called, isPaid }: Ways): Draft {
  const { draft, link = called, click = 'link opening' } = lean(isPaid ? withManagement(before) : before, about)
  const names = draft.model.accounts?.samples.map(({ name }) => name) ?? people
  const to: Field = { id: 'about', label: upper(about.singular), type: 'reference', entity: about.id, required: true }
  const by: Field = { id: 'shared_by', label: 'Shared by', type: 'text', required: false }
  const samples = about.seeds
    .slice(0, opened.length)
    .map((_, index) => ({ about: index, shared_by: names[index % names.length] ?? null, times: opened[index] ?? 0 }))
  const rates: Entity = {
    id: newEntityId(draft, 'sharing_rates'),
    singular: 'sharing rate',
    plural: 'sharing rates',
    title: 'name',
    fields: [text('name', 'For'), { ...number('per_opening', 'Per opening', 'money'), required: true }],
    read: 'public',
    write: 'managed',
    seeds: [{ name: 'Each opening of a link', per_opening: usual }],
  }
  const kept: Entity = {
    id: newEntityId(draft, `${link}s`.replaceAll(' ', '_')),
    singular: link,
    plural: `${link}s`,
    title: 'code',
    fields: [text('code', 'Code'), to, by, date('shared_on', 'Since'), number('clicks', 'Opened'), ...(isPaid ? [number('earnings', 'Earned', 'money')] : [])],
    read: 'own',
    write: 'anyone',
    seeds: samples.map(
      ({ times, ...one }, index): Values => ({
        code: `REF-${1001 + index}`,
        ...one,
        shared_on: `-${index * 2 + 5}d`,
        clicks: times,
        ...(isPaid && { earnings: Math.round(times * usual * 100) / 100 }),
      }),
    ),
  }
  const clicks: Entity = {
    id: newEntityId(draft, `${click}s`.replaceAll(' ', '_')),
    singular: click,
    plural: `${click}s`,
    title: 'about',
    fields: [{ ...to, required: false }, by, date('opened_on', 'Opened on'), ...(isPaid ? [number('earned', 'Earned', 'money')] : [])],
    read: 'public',
    write: 'managed',
    seeds: samples.flatMap(({ times, ...one }) =>
      Array.from({ length: times }, (_, index): Values => ({ ...one, opened_on: `-${index + 1}d`, ...(isPaid && { earned: usual }) })),
    ),
  }
  const came: Entity = {
    id: newEntityId(draft, 'opened_links'),
    singular: 'opened link',
    plural: 'opened links',
    title: 'code',
    fields: [text('code', 'Code'), date('opened_on', 'Opened on')],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const get: Action = {
    id: newActionId(draft, 'get_share_link'),
    name: 'Get my own link',
    kind: 'create',
    entity: kept.id,
    fields: ['about'],
    guards: [{ kind: 'unique', fields: ['about'], among: 'mine', unless: [], text: `You have a link to this ${about.singular} already.` }],
    effects: [
      { kind: 'number', field: 'code', prefix: 'REF' },
      { kind: 'name', field: 'shared_by' },
      { kind: 'today', field: 'shared_on' },
      { kind: 'put', field: 'clicks', value: 0, when: null },
      ...(isPaid ? [{ kind: 'put' as const, field: 'earnings', value: 0, when: null }] : []),
    ],
    confirmation: 'Your link bears the code {title}. Copy it and pass it on: whoever opens it is counted for you.',
  }
  const open: Action = {
    id: newActionId(draft, 'open_share_link'),
    name: 'Count my visit',
    kind: 'create',
    entity: came.id,
    fields: ['code'],
    guards: [
      { kind: 'unique', fields: ['code'], among: 'mine', unless: [], text: 'Your visit by this link is counted already.' },
      { kind: 'listed', entity: kept.id, code: 'code', field: 'code', others: true, text: 'This is no link of somebody else here.' },
    ],
    effects: [
      { kind: 'today', field: 'opened_on' },
      {
        kind: 'credit',
        entity: kept.id,
        code: 'code',
        by: 'code',
        count: 'clicks',
        earns: isPaid ? { of: rates.id, rate: 'per_opening', sum: 'earnings', kept: 'earned' } : null,
        into: { entity: clicks.id, copies: ['about', 'shared_by'].map((id) => ({ from: id, to: id })), on: 'opened_on' },
      },
    ],
    confirmation: 'Your visit is counted for whoever shared this.',
  }
  const change: Action = {
    id: newActionId(draft, 'set_sharing_rate'),
    name: 'Edit',
    kind: 'update',
    entity: rates.id,
    fields: ['per_opening'],
    confirmation: 'Each opening earns this from now on.',
    ...(manager(draft) && { role: manager(draft)!.id }),
  }
  const linked = { entity: kept.id, about: 'about', code: 'code', count: 'clicks', sum: isPaid ? 'earnings' : null }
  const whole = putActions([kept, clicks, came, ...(isPaid ? [rates] : [])].reduce(putEntity, draft), [get, open, ...(isPaid ? [change] : [])])
  const tracked = onPage(whole, about, { ...linked, get: get.id, open: open.id })
  const { draft: paged, path } = addPage(tracked, {
    title: upper(kept.plural),
    navigation: upper(kept.plural),
    blocks: (id) => [
      {
        kind: 'share_links',
        id: id('my_links'),
        heading: 'My links',
        ...linked,
        rate: isPaid ? { entity: rates.id, field: 'per_opening' } : null,
        empty: `You have no link yet. Open ${about.plural} and press “${get.name}”.`,
      },
      listOf(id('my_openings'), 'When they were opened', clicks, 'mine'),
      {
        kind: 'leaderboard',
        id: id('sharing_ranking'),
        heading: isPaid ? 'Ranking by what was earned' : 'Ranking by openings',
        entity: clicks.id,
        by: 'shared_by',
        ...(isPaid ? { measure: 'sum', field: 'earned' } : { measure: 'count' }),
      },
    ],
  })
  const role = manager(paged)
  const run =
    role && isPaid
      ? addPage(paged, {
          title: 'Sharing rates',
          navigation: 'Sharing rates',
          role: role.id,
          blocks: (id) => [
            { ...listOf(id('rates'), 'What an opening earns', rates, 'all'), actions: [change.id] },
            listOf(id('all_openings'), 'All openings', clicks, 'all'),
          ],
        }).draft
      : paged
  const { accounts } = run.model
  const asking =
    accounts && !accounts.open ? withModel(run, { accounts: { ...accounts, pages: [...accounts.pages, path], actions: [...accounts.actions, get.id] } }) : run
  return claimWhere(asking, claiming, path)
}

const listOf = (id: string, heading: string, { id: entity, fields, plural, title }: Entity, scope: 'mine' | 'all'): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading,
  entity,
  layout: 'table',
  fields: fields.flatMap((field) => (field.id === title || (scope === 'mine' && field.id === 'shared_by') ? [] : [field.id])),
  search: false,
  filters: [],
  sorts: [],
  per_page: 12,
  scope,
  actions: [],
  empty: `There are no ${plural} yet.`,
})

/** The page of what is shared offers everybody a link of their own. */
function onPage(draft: Draft, about: Entity, tracked: NonNullable<BlockOf<'share'>['tracked']>): Draft {
  const page = detailPage(draft, about.id)
  if (!page) return draft
  if (page.blocks.some(({ kind }) => kind === 'share'))
    return changePages(draft, (one) =>
      one.id === page.id ? { ...one, blocks: one.blocks.map((block) => (block.kind === 'share' ? { ...block, tracked } : block)) } : one,
    )
  const id = `${about.id}_share`.slice(0, 44)
  return withBlocks(draft, page.id, [
    { kind: 'share', id, heading: '', text: `Send this ${about.singular} to somebody: whoever has the link can open it.`, tracked },
  ])
}
