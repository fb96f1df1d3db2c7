import type { Accounts, BlockOf, Entity, Field, Values } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { newEntityId } from '../trade/parts.ts'

const entering = /\b(?:log|sign)(?:s|ged|ning|ging)?[ -]?(?:in|on|into)\b|\blogins?\b/i
const looking =
  /\bpasswords?\b|\baccount (?:security|management|information|settings)\b|\bpersonal (?:cent(?:er|re)|information|profile|account|data|settings)\b|\bprofiles?\b|\buser cent(?:er|re)\b|\b(?:manage|edit|update|view|modify) (?:their|my|his|her|your) (?:own )?(?:accounts?|profiles?|information)\b|\blog-?in (?:logs?|records?|history)\b/i
const ofLogins = /^(?:user |account |system )?(?:log-?ins?|sign-?ins?|logons?) (?:logs?|records?|histor(?:y|ies))$/
const [ofOne, ofAll] = [8, 20]

type Log = NonNullable<Accounts['log']>
type Told = keyof Log['to']

/** Who looks at their account finds when it was signed in to and its password was changed, from rows that are kept as it happens; a log of logins that the words ask for is kept as well, of others for those who run the site alone. */
export const signIns: Completer = (draft) => {
  const { accounts, entities } = draft.model
  const { words } = draft.brief
  if (!accounts || accounts.open || accounts.log || !entering.test(words) || !looking.test(words)) return draft
  const kept = entities.find(({ plural }) => ofLogins.test(plural))
  if (kept) {
    const closed = withEntity(entities, kept.id, (one) => ({ ...one, read: one.read === 'public' ? 'own' : one.read }))
    return withModel(draft, { entities: closed, accounts: { ...accounts, log: logIn(kept) } })
  }
  return withOwn(draft, accounts)
}

/** What the columns of a log tell, by their labels and types. */
const columns: readonly (readonly [Told, (field: Field) => boolean])[] = [
  ['moment', ({ type }) => type === 'datetime'],
  ['day', ({ type }) => type === 'date'],
  ['time', ({ type }) => type === 'time'],
  ['email', ({ label, type }) => type === 'email' || (type === 'text' && /^(?:account|login|user ?name)$/i.test(label))],
  ['name', ({ label, type }) => type === 'text' && /^(?:who|user|name|person)$/i.test(label)],
  ['device', ({ label, choices }) => /^device/i.test(label) && (choices === undefined || choices.includes('Computer'))],
  ['browser', ({ label, type }) => type === 'text' && /^browser$/i.test(label)],
  ['system', ({ label, type }) => type === 'text' && /^(?:operating )?system$/i.test(label)],
  ['result', ({ label, choices }) => /^(?:result|outcome|status)$/i.test(label) && choices?.some((one) => good.test(one)) === true],
]
const good = /^(?:logged in|signed in|done|success\w*|ok|passed)$/i
function logIn({ id, fields }: Entity): Log {
  const found = columns.flatMap(([told, fits]) => {
    const field = fields.find(fits)
    return field ? [[told, field.id] as const] : []
  })
  const result = fields.flatMap(({ choices }) => choices?.filter((one) => good.test(one)) ?? [])[0]
  return { entity: id, most: ofAll, to: Object.fromEntries(found), ...(result !== undefined && { result }) }
}

function withOwn(draft: Draft, accounts: Accounts): Draft {
  const entity = entityFor(draft)
  const { entities, pages } = draft.model
  const list: BlockOf<'list'> = {
    kind: 'list',
    id: newBlockId(draft, 'recent_sign_ins'),
    heading: 'Recent sign-ins',
    entity: entity.id,
    layout: 'table',
    fields: ['signed_in_at', 'device', 'browser'],
    search: false,
    filters: [],
    sorts: [],
    order: { field: 'signed_in_at', down: true },
    per_page: ofOne,
    scope: 'mine',
    actions: [],
    empty: 'Nothing yet. When you sign in or change your password, it stands here.',
  }
  return withModel(draft, {
    entities: [...entities, entity],
    pages: pages.map((page) => (page.path === accounts.account ? { ...page, blocks: [...page.blocks, list] } : page)),
    accounts: {
      ...accounts,
      pages: [...new Set([...accounts.pages, accounts.account])],
      log: { entity: entity.id, most: ofOne, to: { what: 'what', moment: 'signed_in_at', device: 'device', browser: 'browser' } },
    },
  })
}

const samples: readonly (readonly [what: string, at: string, device: string, browser: string])[] = [
  ['Signed in', '-1dT22:12', 'Computer', 'Firefox on Windows'],
  ['Signed in', '-1dT19:40', 'Phone', 'Safari on iOS'],
  ['Password changed', '-4dT10:05', 'Computer', 'Firefox on Windows'],
  ['Signed in', '-4dT10:02', 'Computer', 'Firefox on Windows'],
  ['Signed in', '-9dT21:17', 'Tablet', 'Chrome on Android'],
]
const entityFor = (draft: Draft): Entity => ({
  id: newEntityId(draft, 'sign_ins'),
  singular: 'sign-in',
  plural: 'sign-ins',
  title: 'what',
  fields: [
    { id: 'what', label: 'What', type: 'text', required: true },
    { id: 'signed_in_at', label: 'When', type: 'datetime', required: true },
    { id: 'device', label: 'Device', type: 'choice', required: false, choices: ['Computer', 'Phone', 'Tablet', 'Other'] },
    { id: 'browser', label: 'Browser', type: 'text', required: false },
  ],
  read: 'own',
  write: 'managed',
  seeds: samples.map(([what, signed_in_at, device, browser]): Values => ({ what, signed_in_at, device, browser })),
})
