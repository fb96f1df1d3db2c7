import { into } from './folded.ts'
import { keep, type Plan } from './plan.ts'
import type { Thing } from './thing.ts'

const plainly = /^(?:menu|dish|food|meal|menu item)$/
const isMenu = ({ kit, noun }: Thing): boolean => (kit === 'dish' || kit === 'trade_item') && plainly.test(noun)
/** What is said of a dish while an order of it is made ready. */
const cooked = /^(?:cooking|being cooked|in preparation|preparing|prepared|ready|served|done)$/i
/** How a dish is had: no thing of its own. */
const ways = /^(?:sugar|ice|spice|sweetness|spiciness)(?: level)?s?$/
const seated = /^table (?:service|ordering|number)$/

/** Where dishes are ordered, the menu is the dishes, and it is the order that is cooking or ready. */
export function dining(plan: Plan): void {
  const told = plan.things.filter(({ kit, noun }) => kit === 'dish' && !plainly.test(noun))
  const dish = told[0] ?? plan.things.find(({ kit }) => kit === 'dish')
  const order = plan.things.find(({ kit, makes }) => kit === 'order' && makes.length > 0)
  if (!dish || !order) return
  for (const other of plan.things.filter((one) => one !== dish && isMenu(one) && told.length < 2)) into(plan, other, dish)
  for (const way of plan.things.filter(({ noun, makes, manages }) => ways.test(noun) && makes.length + manages.size === 0)) into(plan, way, dish)
  for (const table of plan.things.filter(({ noun, manages }) => seated.test(noun) && manages.size === 0)) into(plan, table, order)
  // "customize drinks": whoever orders says how, and adds none to the menu.
  for (const { ask, role } of dish.asks) if (ask.verb === 'customize') dish.edits.delete(role)
  // "extra toppings" of an order are chosen among those that there are.
  if (order.fields.some(({ id }) => /(?:^|_)toppings?$/.test(id)) && !plan.things.some(({ noun }) => noun === 'topping'))
    keep(plan, { noun: 'topping', kit: 'trade_item' })?.views.add('')
  for (const state of dish.states.filter(({ names }) => names.every((name) => cooked.test(name)))) {
    dish.states.splice(dish.states.indexOf(state), 1)
    order.states.push(state)
  }
}
