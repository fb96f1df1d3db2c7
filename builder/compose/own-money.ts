import { into } from './folded.ts'
import { keep, type Plan, rename } from './plan.ts'
import type { Thing } from './thing.ts'

const balance =
  /^(?:(?:account|user|wallet|fund|cash|money|available|current|personal|member|digital|virtual|electronic|online|crypto|e-) ?)*(?:balance|wallet)$/
const filled = /(?:^| )(?:recharge|top-?up|wallet)$/
const taken = /(?:^| )(?:withdrawal|payout|cash-?out)$/
/** Money that people hand to one another, rather than goods or points. */
export const handedOver = /^(?:(?:money|fund|balance|bank|account|member-to-member|peer-to-peer|online|internal) )*transfer(?: (?:transaction|record))?$/

export const holding = /(?:^| )(?:portfolio|holding|position)$/
/** What a visitor has is what they put in, took out and spent: one list tells it, by whichever names the words give it. */
export function ownMoney(plan: Plan): void {
  const invested = plan.things.find(({ kit, makes }) => kit === 'investment' && makes.length > 0)
  const held = plan.things.find(({ kit, noun, makes }) => kit === 'investment' && makes.length === 0 && holding.test(noun))
  if (invested && held) into(plan, held, invested)
  const transfer = oneTransfer(plan)
  const [deposit, wallet] = [depositIn(plan), plan.things.find(({ kit, noun }) => kit === 'payment' && filled.test(noun))]
  if (deposit && wallet) into(plan, wallet, deposit)
  const told = plan.things.filter((thing) => thing.kit === 'account' && balance.test(thing.noun) && isSeen(thing))
  const there = purseOf(plan)
  const [first, ...rest] = there ? told : told.slice(1)
  const purse = there ?? (told[0] ? asTopUp(told[0]) : transfer ? kept(plan) : undefined)
  for (const other of first ? [first, ...rest] : []) if (purse) into(plan, other, purse)
}

const isSeen = ({ views, own }: Thing): boolean => views.size > 0 || own

const depositIn = ({ things }: Plan): Thing | undefined =>
  things.some(({ kit, noun }) => kit === 'payment' && taken.test(noun))
    ? things.find(({ kit, noun }) => kit === 'payment' && /(?:^| )deposit$/.test(noun))
    : undefined
const purseOf = (plan: Plan): Thing | undefined => depositIn(plan) ?? plan.things.find(({ kit, noun }) => kit === 'payment' && filled.test(noun))

function asTopUp(thing: Thing): Thing {
  rename(thing, { noun: /wallet/.test(thing.noun) ? 'wallet top-up' : 'account top-up', kit: 'payment' })
  return filling(thing)
}

function filling(thing: Thing): Thing {
  if (thing.makes.length === 0) thing.makes.push({ verb: 'top-up', role: '', about: '' })
  thing.views.add('')
  return thing
}

function kept(plan: Plan): Thing | undefined {
  const thing = keep(plan, { noun: 'account top-up', kit: 'payment' })
  return thing ? filling(thing) : undefined
}

/** "member-to-member transfer transactions, transfer funds": one list of what was handed over. */
function oneTransfer(plan: Plan): Thing | undefined {
  const all = plan.things.filter(({ kit, noun }) => kit === 'transfer' && handedOver.test(noun))
  const first = all.find(({ makes }) => makes.length > 0)
  for (const other of first ? all : []) if (first && other !== first) into(plan, other, first)
  return first
}
