import { ownMoney } from './own-money.ts'
import { keep, type Plan } from './plan.ts'
import { relate } from './relate.ts'
import { talked } from './talked.ts'
import type { Placed, Thing } from './thing.ts'

const malls = /(?:^| )(?:mall|shop|store)$/
const purses = /(?:^| )(deposit|withdrawal|recharge|top-up)$/
const checks = /^(?:daily )?(?:check|sign)-in$/

/** The ask that a thing came by, as another doing of the same people. */
function alsoTo(verb: string, { asks, noun }: Thing): Placed | null {
  const one = asks[0]
  if (!one?.ask.object) return null
  return {
    ...one,
    role: '',
    ask: { ...one.ask, verb, kind: 'create', fields: [], choices: [], beside: [], object: { ...one.ask.object, noun, light: '', plural: false } },
  }
}

const joins = /^(?:signup|subscription|order|application)$/
/** What goes without saying of a thing that is there for people: dishes are ordered at the tables of a restaurant, memberships are joined, rewards of a mall are redeemed, money is put in and taken out by whose it is, and who uses a check-in checks in. */
export function dealt(plan: Plan): void {
  const isServed = plan.domain === 'food' && plan.things.some(({ kit }) => kit === 'order') && plan.things.some(({ noun }) => /(?:^| )table$/.test(noun))
  if (isServed && !plan.things.some(({ kit }) => ['dish', 'product', 'bake', 'set_menu'].includes(kit)))
    keep(plan, { noun: 'dish', kit: 'dish' })?.views.add('')
  for (const thing of [...plan.things]) {
    const isHad = (kit: RegExp): boolean => plan.things.some((other) => kit.test(other.kit) && (other.about.size === 0 || other.about.has(thing.noun)))
    const isJoined = thing.kit === 'membership' && thing.makes.length === 0 && !isHad(joins)
    const isRedeemed = thing.kit === 'reward' && malls.test(thing.noun) && !isHad(/^redemption$/)
    const also = isJoined ? alsoTo('join', thing) : isRedeemed ? alsoTo('redeem', thing) : null
    if (also) relate(plan, also, isJoined ? 'signup' : 'redemption request', also.ask.object)
    // What a mall has is redeemed, and not the mall.
    if (also && isRedeemed) Object.assign(plan.things.find(({ kit }) => kit === 'redemption')?.makes.at(-1) ?? {}, { about: 'reward' })
    const moved = thing.kit === 'payment' && thing.makes.length === 0 ? purses.exec(thing.noun)?.[1] : undefined
    if (moved) thing.makes.push({ verb: moved === 'withdrawal' ? 'withdraw' : moved, role: '', about: '' })
    if (thing.kit === 'attendance' && checks.test(thing.noun) && thing.makes.length === 0) thing.makes.push({ verb: 'check in', role: '', about: '' })
  }
  ownMoney(plan)
  talked(plan)
}
