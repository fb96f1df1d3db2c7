import type { Action, BlockOf, Entity, Values } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { addPage, changeActions, changeBlocks, claimWhere, fieldIn, manager, newActionId, putActions, putEntity, textOf, withFields } from '../trade/parts.ts'
import { type Kind, kinds } from './judged-kinds.ts'
import { checksFor, type Judged, listsIn, rulesFor, samplesOf, withListed } from './judged-rows.ts'

/** What the words say is done by rules, rather than only kept. */
const applied =
  /\b(?:filter|block|detect|scan|identif|intercept|check|moderat|recogni|screen|rule|black ?list|white ?list|blocklist|quarantin|manag|report|mark)\w*/
const ruled =
  /^(?:(?:\w+ )?(?:filter|filtering|spam|keyword|firewall|detection|interception|blocking|security|waf) )?rule$|^(?:spam|keyword|mail|email|content) filter$|^system filters? /
const checked =
  /^(?:(?:received|incoming|spam|non-spam|junk|suspicious) )*(?:e?-?mail|message)s?$|^(?:spam|intercepted|filtered|blocked) (?:e?-?mail|message|content|request)s?$/
const posted = /(?:^|\b)(?:post|comment|e?-?mail|article|topic|message|review)$/
const claiming = /\bspam\b|\bfilter\w*|\b(?:detect|identif|intercept|block|scan)(?:s|ed|ing|y|ies|ied)?\b|\bquarantine\b|\bprofanity\b|\bmisjudged\b/
const ruling = /\brules?\b/
const entities_most = 15
const pages_most = 38

/** Texts are held against the rules, the blacklist and the whitelist that the site keeps as soon as they are entered. */
export const judgedTexts: Completer = (draft) => {
  const words = textOf(draft)
  const kind = kinds.find(({ asked }) => asked.test(words))
  const isFull = draft.model.entities.length > entities_most || draft.model.pages.length >= pages_most
  return kind && applied.test(words) && !isFull ? withChecks(draft, kind) : draft
}

const keeping = (draft: Draft, kind: Kind): string | undefined =>
  kind === kinds[0] || /\b(?:administrators?|admins?|managers?|moderators?)\b/.test(textOf(draft)) ? manager(draft)?.id : undefined

function withChecks(before: Draft, kind: Kind): Draft {
  const [named] = before.model.entities.filter(({ singular }) => ruled.test(singular))
  const gone = before.model.entities.filter(({ singular }) => ruled.test(singular) || (kind !== kinds[2] && checked.test(singular))).map(({ id }) => id)
  const bare = withoutThings(before, gone)
  for (const { path } of before.model.pages) if (!bare.model.pages.some((page) => page.path === path)) bare.taken.paths.delete(path)
  const role = keeping(bare, kind)
  const called = named && /rule$/.test(named.singular) && named.singular !== 'rule' ? named.singular : 'filter rule'
  const rules = rulesFor(bare, kind, called, role)
  const listed = withListed(bare, kind)
  const lists = listsIn(listed, rules)
  const effect = (texts: readonly string[], to: Judged['to']): Judged => ({
    kind: 'judged',
    texts: [...texts],
    lists: [...lists],
    verdicts: [...kind.verdicts],
    places: [...kind.places],
    to,
  })
  const checks = checksFor(listed, kind, samplesOf(listed, kind, rules))
  const judging = effect(
    kind.fields.map(({ id }) => id),
    { verdict: 'verdict', place: 'place', rule: 'rule' },
  )
  const check: Action = {
    id: newActionId(listed, 'check_by_rules'),
    name: kind.verb,
    kind: 'create',
    entity: checks.id,
    fields: kind.fields.map(({ id }) => id),
    effects: [{ kind: 'today', field: 'checked_on' }, judging],
    confirmation: '{verdict}, to {place}. {rule}.',
  }
  const act = (wanted: string, name: string, what: Action['kind'], entity: Entity, fields: readonly string[], more: Partial<Action> = {}): Action => ({
    id: newActionId(listed, wanted),
    name,
    kind: what,
    entity: entity.id,
    fields: [...fields],
    confirmation: `${name}: {title}.`,
    ...more,
  })
  const ofRules = { ...(role && { role }) }
  const fields = rules.fields.map(({ id }) => id)
  const add = act('add_filter_rule', `Add ${called}`, 'create', rules, fields, ofRules)
  const change = [act('edit_filter_rule', 'Edit', 'update', rules, fields, ofRules), act('delete_filter_rule', 'Delete', 'delete', rules, [], ofRules)]
  const moves = checks.lifecycle!.transitions.map((one) =>
    act(`${one.id}_checked`, one.name, 'transition', checks, [], { transition: one.id, confirmation: 'Now in {place}: {title}.' }),
  )
  const kept = putActions(putEntity(putEntity(listed, rules), checks), [check, ...moves, add, ...change])
  const { draft: paged, path } = addPage(kept, {
    title: kind.page,
    navigation: kind.page,
    blocks: (id) => [
      {
        kind: 'form',
        id: id('check_form'),
        heading: kind.verb,
        action: check.id,
        text: `It is held at once against the rules${lists.length > 1 ? ' and lists' : ''} that this site keeps.`,
      },
      {
        kind: 'tiles',
        id: id('check_tiles'),
        heading: 'What became of them',
        tiles: kind.places.map((place) => ({ label: place, entity: checks.id, measure: 'count' as const, where: { field: 'place', is: place } })),
      },
      listOf(id('check_list'), `All ${kind.plural}`, checks, ['verdict', 'rule', 'place', ...kind.fields.slice(1, 2).map((one) => one.id), 'checked_on'], {
        filters: ['place', 'verdict'],
        actions: moves.map((one) => one.id),
      }),
    ],
  })
  const title = called.slice(0, 1).toUpperCase() + `${called}s`.slice(1)
  const { draft: shown, path: at } = addPage(paged, {
    title,
    navigation: title,
    ...(role && { role }),
    blocks: (id) => [
      listOf(id('rules_list'), '', rules, fields.slice(1), { filters: ['sends'], actions: change.map((one) => one.id) }),
      { kind: 'form', id: id('rules_form'), heading: add.name, action: add.id, text: 'What is entered from now on is held against it.' },
    ],
  })
  const whole = asking(withPosted(shown, checks, effect), [path], [check.id])
  return claimWhere(claimWhere(whole, ruling, at), claiming, path)
}

/** Where accounts are asked for, what is kept of one's own asks for them. */
function asking(draft: Draft, pages: readonly string[], actions: readonly string[]): Draft {
  const { accounts } = draft.model
  return accounts && !accounts.open
    ? withModel(draft, { accounts: { ...accounts, pages: [...accounts.pages, ...pages], actions: [...accounts.actions, ...actions] } })
    : draft
}

const listOf = (id: string, heading: string, entity: Entity, fields: readonly string[], more: Pick<BlockOf<'list'>, 'filters' | 'actions'>): BlockOf<'list'> => ({
  kind: 'list', id, heading, entity: entity.id, layout: 'table', fields: [...fields], search: true, sorts: [], per_page: 12, scope: 'all', empty: `There are no ${entity.plural} yet.`, ...more,
}) // biome-ignore format: one block

/** What people post besides is judged as it is posted: what is not let pass is its maker's and the manager's to see, until that one publishes it. */
function withPosted(draft: Draft, checks: Entity, effect: (texts: readonly string[], to: Judged['to']) => Judged): Draft {
  return draft.model.entities.reduce((so_far, { id }) => {
    const entity = so_far.model.entities.find((one) => one.id === id)!
    return isPosted(so_far, entity, checks) ? withVerdicts(so_far, entity, checks, effect) : so_far
  }, draft)
}

const kept = ['verdict', 'place', 'rule']
function isPosted({ model }: Draft, entity: Entity, checks: Entity): boolean {
  const isListed = model.pages.some(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === entity.id))
  const isWritten = entity.write === 'anyone' && entity.fields.some(({ type }) => type === 'long_text')
  return (
    entity.id !== checks.id && posted.test(entity.singular) && isWritten && isListed && !kept.some((one) => fieldIn(entity, one)) && entity.fields.length <= 20
  )
}

function withVerdicts(draft: Draft, entity: Entity, checks: Entity, effect: (texts: readonly string[], to: Judged['to']) => Judged): Draft {
  const [passed = '', ...kept_back] = fieldIn(checks, 'place')?.choices ?? []
  const role = manager(draft)?.id
  const texts = entity.fields.filter(({ type }) => type === 'text' || type === 'long_text').map(({ id }) => id)
  const whole = withFields(
    entity,
    kept.map((one) => ({ ...fieldIn(checks, one)!, required: false })),
  )
  const verdict = fieldIn(checks, 'verdict')?.choices?.[0] ?? ''
  const seeds = whole.seeds.map((seed): Values => ({ ...seed, verdict, place: passed, rule: 'No rule matched' }))
  const isHeld = entity.read === 'public' && entity.lifecycle === undefined && role !== undefined
  const steps = {
    field: 'place',
    initial: passed,
    unpublished: kept_back,
    transitions: [{ id: 'publish', name: 'Publish', from: kept_back, to: passed, ...(role && { role }) }],
  }
  const judging = changeActions(putEntity(draft, { ...whole, seeds, ...(isHeld && { lifecycle: steps }) }), entity.id, (action) =>
    action.kind === 'create' || action.kind === 'update'
      ? {
          ...action,
          effects: [...(action.effects ?? []), effect(texts, { verdict: 'verdict', place: 'place', rule: 'rule' })],
          confirmation: `${action.confirmation} {verdict}: {rule}.`,
        }
      : action,
  )
  const publish: Action = {
    id: newActionId(judging, `publish_${entity.id}`.slice(0, 44)),
    name: 'Publish',
    kind: 'transition',
    transition: 'publish',
    entity: entity.id,
    fields: [],
    confirmation: 'Published: {title}.',
    ...(role && { role }),
  }
  const acting = isHeld ? putActions(judging, [publish]) : judging
  const offered = isHeld ? [publish.id] : []
  return changeBlocks(acting, (block, { path }) => {
    if (block.kind === 'detail' && block.entity === entity.id)
      return [{ ...block, fields: [...block.fields, 'verdict', 'rule'], actions: [...block.actions, ...offered] }]
    return block.kind === 'list' && block.entity === entity.id && path !== '/'
      ? [{ ...block, fields: [...block.fields, 'verdict'], actions: [...block.actions, ...offered] }]
      : [block]
  })
}
