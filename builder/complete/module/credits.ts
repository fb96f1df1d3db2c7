import { pathFrom } from '../../compose/ids.ts'
import { capital, singular } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Guard, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { date, number, text, withRules } from '../trade/fields.ts'
import { addPage, changeActions, newActionId, newEntityId, putActions, putEntity, withFields } from '../trade/parts.ts'
import { claimedBy, managerOf, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { listOfOwn } from './results.ts'

const units = 'credits?|points|tokens|coins|quota'
const spent = new RegExp(
  `\\b(?:${units})\\b[^.]{0,60}\\b(?:each|per|every|run out|generat\\w+|deduct\\w*|redeem\\w*)|\\b(?:each|every|per|deduct\\w*|consum\\w*|cost\\w*|free|redeem\\w*|buy\\w*)\\b[^.]{0,60}\\b(?:${units})\\b`,
  'i',
)
const codes = /\b(?:redeem\w*|redemption|activation|credit|recharge|gift) codes?\b|\bredeem\w* (?:\w+ )?codes?\b|\bcodes?\b[^.]{0,30}\bredeem/i
const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10, twenty: 20, thirty: 30, fifty: 50, hundred: 100 }
const amount = '(\\d{1,4}|one|two|three|five|ten|twenty|thirty|fifty|hundred)'
const numberIn = (words: string, ...cues: readonly string[]): number | null => {
  const said = cues.map((cue) => new RegExp(cue, 'i').exec(words)?.[1]).find((one) => one !== undefined)
  return said === undefined ? null : (spelled[said.toLowerCase()] ?? Number(said))
}
/** Things of the words that are an account of credits, or what one gets for them: there is nothing else to be had than uses. */
const accounting = new RegExp(
  `^(?:\\w+ )?(?:${units})(?: (?:records?|managements?|balances?|packages?|entries|accounts?|codes?|codes? redemptions?|redemptions?|deductions?))?$|^(?:redemption|activation|recharge|gift|credit) codes?$|^(?:redemption requests?|code redemptions?|redeemed codes?)$`,
)
const wares = /\b(?:rewards?|gifts? (?:mall|shop)|prizes?|goods|points mall|mall)\b/i

/** What every use costs is taken off what one has: everybody begins with some, and codes of the managing role bring more. */
export const credits: Completer = (draft) => {
  const words = wordsOf(draft)
  const use = draft.model.actions.find(({ effects = [] }) => effects.some(({ kind }) => kind === 'written'))
  if (!use) return draft
  const daily = numberIn(words, `\\bdaily (?:quota|limit) of ${amount}`, `\\b${amount} (?:\\w+ )?(?:generations|uses|times) (?:a|per|each|every) day`)
  const limited = daily === null ? draft : withDailyLimit(draft, use, daily)
  return spent.test(words) && !/\bquota\b/i.test(unitIn(words)) ? charged(limited, use, words) : limited
}
const unitIn = (words: string): string =>
  (new RegExp(`\\b(${units})\\b(?! of\\b)`, 'i').exec(words.replace(/\b(?:selling|key) points\b/gi, ''))?.[1] ?? 'quota').toLowerCase()

const withDailyLimit = (draft: Draft, use: Action, most: number): Draft => {
  const guard: Guard = {
    kind: 'capacity',
    fields: [],
    amount: null,
    most,
    among: 'mine',
    within: { field: 'made_on', span: 'day' },
    unless: [],
    text: `Today's ${most} are used up. Come back tomorrow.`,
  }
  const ruled = changeActions(draft, use.entity, (action) => (action.id === use.id ? withRules(action, [guard], []) : action))
  const where = ruled.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === use.id))?.path ?? '/'
  return claimedBy(ruled, where, /\bquota\b|\blimit\b|\ba day\b/)
}

interface Ledger {
  readonly entity: Entity
  readonly one: string
  readonly many: string
}

function charged(draft: Draft, use: Action, words: string): Draft {
  const unit = unitIn(words)
  const [one, many] = [singular(unit), unit.endsWith('s') ? unit : `${unit}s`]
  const sold = wares.test(words) ? /^$/ : /^(?:rewards|redemption requests|points? records)$/
  const uses = draft.model.entities.find(({ id }) => id === use.entity)!
  const gone = draft.model.entities.flatMap(({ id, plural }) => (id !== uses.id && (accounting.test(plural) || sold.test(plural)) ? [id] : []))
  const lean = withPathsFreed(draft, withoutThings(draft, gone))
  const opening =
    numberIn(
      words,
      `\\b${amount} (?:free )?(?:${units})\\b(?=[^.]{0,40}\\b(?:free|regist|sign|new|begin|start))`,
      `\\b${amount} free (?:${units})`,
      `\\b(?:free|new|receive)[^.]{0,20} ${amount} (?:free )?(?:${units})`,
    ) ?? 10
  const cost =
    numberIn(
      words,
      `\\b(?:each|every|per)\\b[^.]{0,40}\\b(?:cost|deduct|consum|use|take)\\w* ${amount}\\b`,
      `\\b${amount} (?:${units}) (?:per|each|for each|for every)`,
    ) ?? 1
  const entity: Entity = {
    id: newEntityId(lean, `${one}_entries`),
    singular: `${one} entry`,
    plural: `${one} entries`,
    title: 'entry',
    fields: [text('entry', 'Entry', true), number('amount', capital(many), { required: true }), date('date', 'Date')],
    read: 'own',
    write: 'managed',
    seeds: [],
  }
  const guard: Guard = {
    kind: 'covers',
    entity: entity.id,
    field: 'amount',
    amount: 'cost',
    opening,
    when: null,
    text: `You have {left} ${many} left, and this takes ${cost}.`,
  }
  const effects: Effect[] = [
    { kind: 'put', field: 'cost', value: cost, when: null },
    {
      kind: 'record',
      entity: entity.id,
      by: null,
      copies: [{ from: 'cost', to: 'amount' }],
      values: { entry: capital(uses.singular), date: '{today}' },
      sign: -1,
      when: null,
    },
  ]
  const costing = withFields(uses, [number('cost', `${capital(many)} used`)])
  const kept = putEntity(putEntity(lean, entity), { ...costing, seeds: costing.seeds.map((seed) => ({ ...seed, cost })) })
  const ruled = changeActions(kept, uses.id, (action) => (action.id === use.id ? withRules(action, [guard], effects) : action))
  const ledger = { entity, one, many }
  const topped = codes.test(words) ? withCodes(ruled, ledger) : { draft: ruled, redeem: null }
  const title = capital(many)
  const left = (id: string, text: string): Block => ({
    kind: 'balance',
    id,
    heading: '',
    entity: entity.id,
    field: 'amount',
    label: `Your ${many}`,
    opening,
    unless: [],
    text,
  })
  const paged = addPage(topped.draft, {
    title,
    navigation: title,
    blocks: (id) => [
      left(id('credits_left'), `Everybody begins with ${opening} free ${opening === 1 ? one : many}. Each use takes ${cost}.`),
      ...(topped.redeem ? [{ kind: 'form' as const, id: id('redeem'), heading: 'Redeem a code', action: topped.redeem, text: '' }] : []),
      { ...listOfOwn(id('credit_entries'), 'What came in and went out', entity, ['amount', 'date'], []), empty: 'Nothing came in or went out yet.' },
    ],
  })
  const where = paged.draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === use.id))
  const beside = withModel(paged.draft, {
    pages: paged.draft.model.pages.map((page) =>
      page === where
        ? {
            ...page,
            blocks: [left(newBlockId(draft, 'credits_here'), ''), ...page.blocks],
          }
        : page,
    ),
  })
  return claimedBy(beside, paged.path, new RegExp(`\\b(?:${units}|redeem\\w*)\\b`), /\badmin\w*|\bcreate\b|\bmanage\w*\b/)
}

/** Codes that the managing role makes, each of which brings its worth to whoever enters it first. */
function withCodes(draft: Draft, { entity, one, many }: Ledger): { readonly draft: Draft; readonly redeem: string } {
  const manager = managerOf(draft)
  const kind: Entity = {
    id: newEntityId(draft, `${one}_codes`),
    singular: `${one} code`,
    plural: `${one} codes`,
    title: 'code',
    fields: [text('code', 'Code', true), number('worth', capital(many), { required: true, min: 1 }), date('valid_until', 'Valid until')],
    read: 'managed',
    write: 'managed',
    seeds: [
      { code: 'WELCOME-20', worth: 20, valid_until: '+90d' },
      { code: 'SPRING-50', worth: 50, valid_until: '+30d' },
    ],
  }
  const wide: Entity = {
    ...withFields(entity, [text('code', 'Code')]),
    write: 'anyone',
  }
  const redeem: Action = {
    id: newActionId(draft, 'redeem_code'),
    name: 'Redeem',
    kind: 'create',
    entity: entity.id,
    fields: ['code'],
    guards: [
      { kind: 'any', fields: ['code'], text: 'Enter a code.' },
      { kind: 'listed', entity: kind.id, code: 'code', until: 'valid_until', field: 'code', text: 'This code is not known, or is over.' },
      { kind: 'unique', fields: ['code'], among: 'all', unless: [], text: 'This code has been redeemed already.' },
    ],
    effects: [
      { kind: 'find', entity: kind.id, code: 'code', by: 'code', to: null, copies: [{ from: 'worth', to: 'amount' }] },
      { kind: 'put', field: 'entry', value: 'Code redeemed', when: null },
      { kind: 'today', field: 'date' },
    ],
    confirmation: `The code brought you {amount} ${many}.`,
  }
  const managed = (id: string, name: string, kind_: Action['kind'], fields: string[], confirmation: string): Action => ({
    id: newActionId(draft, id),
    name,
    kind: kind_,
    entity: kind.id,
    ...(manager !== undefined && { role: manager }),
    fields,
    confirmation,
  })
  const all = kind.fields.map(({ id }) => id)
  const [make, edit, remove] = [
    managed('add_code', `Create ${one} code`, 'create', all, 'Created: {title}.'),
    managed('edit_code', 'Edit', 'update', all, 'Changed: {title}.'),
    managed('delete_code', 'Delete', 'delete', [], 'Deleted: {title}.'),
  ]
  const kept = putActions(putEntity(putEntity(draft, kind), wide), [redeem, ...(manager === undefined ? [] : [make!, edit!, remove!])])
  if (manager === undefined) return { draft: kept, redeem: redeem.id }
  const title = capital(`${one} codes`)
  const page: Page = {
    id: newPageId(kept, 'credit_codes'),
    path: newPath(kept, pathFrom(title)),
    title,
    navigation: title,
    role: manager,
    blocks: [
      {
        ...listOfOwn(newBlockId(kept, 'codes_list'), '', kind, ['worth', 'valid_until'], [edit!.id, remove!.id]),
        scope: 'all',
        empty: 'There are no codes yet.',
      },
      { kind: 'form', id: newBlockId(kept, 'codes_form'), heading: make!.name, action: make!.id, text: '' },
    ],
  }
  const paged = withModel(kept, { pages: withPage(kept.model.pages, page) })
  return { draft: claimedBy(paged, page.path, /\bcodes?\b/, /\bredeem\w*|\benter\b/), redeem: redeem.id }
}
