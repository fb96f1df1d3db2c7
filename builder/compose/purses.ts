import { kits } from '../lexicon/kits.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import type { Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const keeping = /^(?:add|manage|save|bind|link|store|delete|remove|edit|update|maintain|create|open)$/
const sums: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['expense', 'transaction', 'cap', 'invoice', 'investment'])
/** "manage payment methods", "manage accounts" where income is recorded: by what one pays, and where the money lies. */
function pursed(plan: Plan, { verb, actors, nominal }: Ask, { noun, light, plural }: Phrase): string | null {
  if (!keeping.test(verb)) return null
  if (noun === 'payment' && /^methods?$/.test(light)) return 'saved payment method'
  if (noun === 'account' && verb === 'open' && plural && actors.length > 0 && plan.domain === 'finance') return 'bank account'
  return noun === 'account' &&
    light === '' &&
    plural &&
    !nominal &&
    actors.length > 0 &&
    plan.domain === 'finance' &&
    plan.things.some(({ kit }) => sums.has(kit))
    ? 'bank account'
    : null
}

/** "list items for auction": what is put up by whoever has it. */
const putsUp = ({ verb, beside, actors }: Ask): boolean =>
  verb === 'list' &&
  actors.length > 0 &&
  beside.some(({ after, noun }) => after === 'for' && /^(?:auction|sale|rent|rental|swap|trade|exchange|hire)$/.test(noun))

/** "child ticket prices": what is kept of the tickets. */
function pricedOf(plan: Plan, { noun, light }: Phrase): { readonly thing: Thing; readonly label: string } | null {
  const priced = light === '' ? /^(.+) (price|fare|fee|rate)$/.exec(noun) : null
  const thing = priced && plan.things.find((one) => kits[one.kit].group === 'offer' && (priced[1] === one.noun || priced[1]!.endsWith(` ${one.noun}`)))
  return priced && thing ? { thing, label: `${priced[1]!.slice(0, -thing.noun.length).trim()} ${priced[2]}`.trim() } : null
}

const sold =
  /^(?:(?:daily|weekly|monthly|total|real-time) )?(?:sales?(?: (?:data|figure|statistic|trend|performance|situation|volume|record))?|revenue|turnover)$/
/** "track sales data" of a shop: the figures of what was ordered, which are not kept twice. */
const isSoldHere = (plan: Plan, { kind }: Ask, { noun, light }: Phrase): boolean =>
  (kind === 'view' || kind === 'analyse' || kind === 'search') &&
  sold.test(light === '' ? noun : `${noun} ${light}`) &&
  plan.things.some((thing) => thing.kit === 'order' && !/^sales?$/.test(thing.noun) && thing.asks.length > 0) &&
  plan.things.some(({ kit }) => kit === 'product' || kit === 'dish')

const scarce = /^low[- ]stock(?: (?:item|good|product|level|material|ingredient|status))?$/
const counted: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['stock', 'medicine', 'spare', 'product', 'trade_item'])
/** "see low stock": what there is too little of is the stock that is kept, and no other. */
function runningLow(plan: Plan, { kind }: Ask, { noun }: Phrase): Thing | undefined {
  if (!scarce.test(noun) || kind === 'create') return undefined
  const kept = plan.things.filter(({ kit }) => counted.has(kit))
  return kept.find(({ kit }) => kit === 'stock') ?? kept[0]
}

/** An ask of trade by what it is about here: a purse, what is put up for sale, a price that is kept of something. */
export function dealtIn(plan: Plan, one: Placed, object: Phrase): Placed | null {
  const { ask } = one
  if (isSoldHere(plan, ask, object)) return { ...one, ask: { ...ask, object: { ...object, noun: 'statistics', light: '' } } }
  const low = runningLow(plan, ask, object)
  if (low) return { ...one, ask: { ...ask, object: { ...object, noun: low.noun, light: '' } } }
  const invested = object.noun === 'product' ? plan.things.filter(({ kit }) => kit === 'finance_product') : []
  if (invested.length === 1 && !plan.things.some(({ kit }) => kit === 'product'))
    return { ...one, ask: { ...ask, object: { ...object, noun: invested[0]!.noun } } }
  const purse = pursed(plan, ask, object)
  if (purse) return { ...one, ask: { ...ask, object: { ...object, noun: purse, light: '', own: false } } }
  if (putsUp(ask)) return { ...one, ask: { ...ask, verb: 'post', kind: 'create', beside: [] } }
  const priced = pricedOf(plan, object)
  if (!priced) return null
  const fields = [...ask.fields, { ...object, noun: priced.label, plural: false }]
  return { ...one, ask: { ...ask, fields, object: { ...object, noun: priced.thing.noun, light: '' } } }
}

const holding = /(?:^| )(?:wallet|account|balance)$/
const handing = /^(?:transfer|send|remit|pledge|deposit)$/
const handed = /^(?:money|cash|funds?|amount|balance|points?|coins?)$/
/** "transfer money to friends", "pledge money", "send gifts", "add money to the wallet": what is made by it. */
export function handedOn({ verb, actors, object, beside }: Ask): string | null {
  if (actors.length === 0 || object === null) return null
  if (/^(?:add|load|put)$/.test(verb) && /^(?:money|cash|funds?)$/.test(object.noun)) {
    const into = beside.find(({ noun }) => holding.test(noun))
    return into ? `${/wallet$/.test(into.noun) ? 'wallet' : 'account'} top-up` : null
  }
  if (!handing.test(verb)) return null
  if (/^send$/.test(verb) && /^(?:virtual |live )?gift$/.test(object.noun) && object.plural) return 'sent gift'
  if (!handed.test(object.noun)) return null
  if (verb === 'deposit') return 'deposit'
  return verb === 'pledge' ? 'donation' : /points?|coins?$/.test(object.noun) ? 'point transfer' : 'transfer'
}
