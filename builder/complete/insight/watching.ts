import { taken } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field, Page, Values } from '../../model.ts'
import { actionMaker, type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { claimWords } from '../social/places.ts'
import { entityIn, fieldIn, partsOf, putEntity, withSeeds } from '../trade/parts.ts'

type Watched = BlockOf<'watch'>['watched'][number]
const alerting = /\b(?:alerts?|alerting|warnings?|early[- ]warning|alarms?|thresholds?)\b/
/** What leaves the site, or is measured by something that is not there. */
const beyond = /\b(?:sms|e-?mails?|dingtalk|qq|wechat|phone|voice|traffic|control measures?|sensors?)\b/
const lowest = /\b(?:lowest|minimum|reorder|safety|threshold|least)\b/i
const due = /\b(?:due|expir\w*|deadline|until|next|renew\w*)\b/i
/** Numbers that name something and measure nothing. */
const naming = /\b(?:ports?|year|code|numbers?|floor|postcode)\b/i
const numeric = new Set<Field['type']>(['number', 'money', 'percent'])
const most = 12
const hidden = /^(?:alert|warning|alarm|notification|personal notification|translation|site setting|order line|cart item)/

/** Numbers and dates of what the site keeps, by the names under which they can be chosen. */
function watchedIn({ model }: Draft, not: ReadonlySet<string>): readonly Watched[] {
  return model.entities
    .filter(({ id, singular }) => !not.has(id) && !hidden.test(singular))
    .flatMap((entity) =>
      entity.fields.flatMap((field): Watched[] => {
        const name = `${capital(entity.plural)}: ${field.label}`.slice(0, 100)
        const own = entity.fields.find(({ id, label, type }) => id !== field.id && type === 'number' && lowest.test(label))
        if (numeric.has(field.type) && !lowest.test(field.label) && !naming.test(field.label)) {
          const isStock = own && /\b(?:quantity|stock|level|amount|left|count)\b/i.test(field.label)
          return [{ name, entity: entity.id, field: field.id, ...(isStock && { lowest: own.id }) }]
        }
        return (field.type === 'date' || field.type === 'datetime') && due.test(field.label) ? [{ name, entity: entity.id, field: field.id, due: true }] : []
      }),
    )
    .toSorted((a, b) => Number(b.lowest !== undefined || b.due === true) - Number(a.lowest !== undefined || a.due === true))
    .slice(0, most)
}

/** A rule for the first numbers, set so that its highest sample is beyond it; none where things have limits of their own. */
function seedsOf({ model }: Draft, watched: readonly Watched[]): Values[] {
  if (watched.some((one) => one.lowest !== undefined)) return []
  return watched
    .filter((one) => !one.due)
    .slice(0, 2)
    .flatMap(({ name, entity, field }) => {
      const numbers = (model.entities.find(({ id }) => id === entity)?.seeds ?? []).flatMap((seed) => (typeof seed[field] === 'number' ? seed[field] : []))
      const [high = 0, next = 0] = numbers.toSorted((a, b) => b - a)
      return numbers.length < 2 || high === next ? [] : [{ watched: name, condition: 'is above', limit: Math.round((high + next) * 50) / 100 }]
    })
}

/** "set alert thresholds and receive alert notifications": limits that people set, and all that is beyond one, worked out from what the site keeps. */
export const watching: Completer = (draft) => {
  if (!alerting.test(draft.brief.words.toLowerCase())) return draft
  const alerts = partsOf(draft, 'alert').map(({ made }) => made.entity.id)
  const page = draft.model.pages.find(
    ({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && alerts.includes(block.entity)) && blocks[0]?.kind !== 'detail',
  )
  const watched = page ? watchedIn(draft, new Set(alerts)) : []
  if (!page || watched.length === 0) return draft
  return claimWords(withWatch(alerts.reduce(withLowSamples(watched), draft), page, watched), alerting, page.path, beyond)
}

/** The draft where samples of what was told are about what runs low, where the site keeps that. */
const withLowSamples =
  (watched: readonly Watched[]) =>
  (draft: Draft, id: string): Draft => {
    const alert = entityIn(draft, id)
    const kept = entityIn(draft, watched.find(({ lowest: least }) => least !== undefined)?.entity)
    const names = kept?.seeds.map((seed) => String(seed[kept.title] ?? '')).filter((name) => name !== '') ?? []
    if (!alert || names.length === 0 || fieldIn(alert, alert.title)?.type !== 'text') return draft
    return putEntity(
      draft,
      withSeeds(alert, (seed, index) => ({ ...seed, [alert.title]: `${names[index % names.length]} runs low` })),
    )
  }

function withWatch(draft: Draft, page: Page, watched: readonly Watched[]): Draft {
  const { model } = draft
  const manages = model.roles.some(({ id, manages: runs }) => id === page.role && runs)
  const names = new Set(model.entities.map(({ plural }) => plural))
  const called = names.has('alert rules') ? 'watched limit' : 'alert rule'
  const entity: Entity = {
    id: taken(new Set(model.entities.map(({ id }) => id)), called.replace(' ', '_')),
    singular: called,
    plural: `${called}s`,
    title: 'watched',
    fields: [
      { id: 'watched', label: 'Figure or date', type: 'choice', required: true, choices: watched.map(({ name }) => name) },
      { id: 'condition', label: 'Tell when it', type: 'choice', required: true, choices: ['is above', 'is below', 'is due within days'] },
      { id: 'limit', label: 'Limit', type: 'number', required: true },
    ],
    read: manages ? 'managed' : 'own',
    write: manages ? 'managed' : 'anyone',
    seeds: seedsOf(draft, watched),
  }
  const make = actionMaker(draft, entity, manages ? page.role : undefined)
  const add = make(`add_${entity.id}`, `Add ${called}`, 'create', `${capital(called)} added: {title} {condition} {limit}.`)
  const change = [make(`edit_${entity.id}`, 'Edit', 'update', '{title}: saved.'), make(`delete_${entity.id}`, 'Delete', 'delete', '{title}: deleted.')]
  const block: BlockOf<'watch'> = {
    kind: 'watch',
    id: newBlockId(draft, 'watch'),
    heading: 'Beyond their limits now',
    entity: entity.id,
    watched: [...watched],
    by: 'watched',
    condition: 'condition',
    limit: 'limit',
  }
  const rules: Page['blocks'] = [
    {
      kind: 'form',
      id: newBlockId(draft, `${entity.id}_form`),
      heading: `Add ${called}`,
      action: add.id,
      text: 'What is beyond a limit stands at the top of this page, and is counted in the header, as soon as it is.',
    },
    {
      kind: 'list',
      id: newBlockId(draft, `${entity.id}_list`),
      heading: capital(entity.plural),
      entity: entity.id,
      layout: 'table',
      fields: ['condition', 'limit'],
      search: false,
      filters: [],
      sorts: [],
      per_page: 12,
      scope: 'all',
      actions: change.map(({ id }) => id),
      empty: `There are no ${entity.plural} yet. Add one, and what is beyond it is told.`,
    },
  ]
  const pages = model.pages.map((one) => (one.id === page.id ? { ...one, blocks: [block, ...one.blocks, ...rules] } : one))
  return withModel(draft, { entities: [...model.entities, entity], actions: [...model.actions, add, ...change], pages })
}
