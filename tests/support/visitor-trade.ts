import { type Form, formsOf, isOf, type Part, partsOf, wordsOf } from './visible-page.ts'
import { confirmationOf, fill, type Host, mainOf, pagesSeen, refusalOf, rowAround, type Seen, titleOf } from './visitor-browse.ts'
import type { Came } from './visitor-places.ts'
import { done, isOwnForm, isSet } from './visitor-places.ts'

export const isCartForm = (form: Form): boolean => form.buttons.some(({ words }) => /^(?:add to|put in) (?:the |your |my )?(?:cart|basket|bag)/i.test(words))
export const cartForm = (page: Part): Form | undefined => formsOf(page).find((form) => isOwnForm(form) && isCartForm(form))
/** Puts something into the cart by its form. */
export const putIn = async (host: Host, form: Form, today: string): Promise<Part> =>
  isSet(form) ? (await fill(host, form, today, 0)).page : await host.send(form, {}, 0)

const isCart = ({ page }: Seen): boolean => formsOf(page).some(({ part }) => /\bquantity\b/.test(part.attributes.class ?? ''))
const atCheckout = (page: Part): number => (/check ?out/i.test(titleOf(page)) ? 1 : 0)
const namesIn = (page: Part): string => wordsOf(mainOf(page))

/** Puts something into the cart, takes two of it, orders, and finds the order; null where there is no cart. */
export async function orderIt(host: Host, seen: readonly Seen[], today: string): Promise<Came | null> {
  const shop = seen.find(({ page }) => cartForm(page))
  const form = shop && cartForm(shop.page)
  const row = form && rowAround(form.part)
  if (!form || !row) return null
  const title = wordsOf(partsOf(row, 'h2', 'h3', 'th')[0] ?? partsOf(row, 'a')[0] ?? '')
  const put = await putIn(host, form, today)
  if (!confirmationOf(put)) return `not confirmed: ${refusalOf(put).slice(0, 60)}`
  const cart = (await pagesSeen(host)).find(isCart)
  if (!cart) return 'no cart to be found'
  if (!namesIn(cart.page).includes(title)) return 'the cart does not show it'
  const amount = formsOf(cart.page).find(({ part, controls }) => /\bquantity\b/.test(part.attributes.class ?? '') && controls.length > 0)
  if (amount) {
    const before = namesIn(cart.page)
    const changed = await host.send(amount, { [amount.controls[0]!.name]: String(Number(amount.controls[0]!.value) + 1) }, 0)
    if (namesIn(changed) === before) return 'the quantity does not change'
  }
  const places = (await pagesSeen(host)).toSorted((a, b) => atCheckout(b.page) - atCheckout(a.page))
  for (const { page } of [{ page: await host.open(cart.to) }, ...places]) {
    const order = formsOf(page).find(
      (one) => isOwnForm(one) && isSet(one) && one.buttons.some(({ words }) => /\b(?:order|check ?out|pay|buy|purchase)\b/i.test(words)),
    )
    if (!order) continue
    const made = await fill(host, order, today, 1)
    if (made.refusal) return `ordering refused: ${made.refusal.slice(0, 80)}`
    const said = confirmationOf(made.page)
    const number = /\b[A-Z]{1,4}-\d+/.exec(`${said} ${namesIn(made.page)}`)?.[0]
    if (!said && !number) return 'the order is not confirmed'
    const listed = (await pagesSeen(host)).some(({ page: one }) =>
      partsOf(mainOf(one), 'li', 'tr').some(
        (each) => (number !== undefined && wordsOf(each).includes(number)) || /data-changed/.test(Object.keys(each.attributes).join()),
      ),
    )
    return listed ? done : 'the order is listed nowhere'
  }
  return 'no form to order'
}

const cellsOn = (page: Part): Part[] => partsOf(mainOf(page), 'a').filter((one) => isOf(one, 'slot-cell'))
/** Books the first free time that is shown, and looks whether it is still free as before; null where no times are shown. */
export async function bookIt(host: Host, seen: readonly Seen[], today: string): Promise<Came | null> {
  for (const { page, to } of seen) {
    const cell = cellsOn(page).find((one) => /free|left/.test(wordsOf(one)))
    if (!cell) continue
    const chosen = await host.open(cell.attributes.href!)
    const form = formsOf(chosen).find((one) => isOwnForm(one) && isSet(one) && !one.part.attributes.class?.includes('quantity'))
    if (!form) return 'no form to book with'
    const made = await fill(host, form, today, 1, (label) => form.controls.some((one) => one.label === label && one.value === ''))
    if (made.refusal) return `refused: ${made.refusal.slice(0, 80)}`
    if (!confirmationOf(made.page)) return 'not confirmed'
    const again = await host.open(cell.attributes.href ?? to)
    const same = cellsOn(again).find((one) => one.attributes.href === cell.attributes.href)
    return same && wordsOf(same) === wordsOf(cell) ? 'the time is free as before' : done
  }
  return null
}
