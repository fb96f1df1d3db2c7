import { around, type Form, formsOf, isOf, type Part, partsOf, wordsOf } from './visible-page.ts'
import { bears, confirmationOf, fill, type Host, mainOf, pagesSeen, refusalOf, rolesOn, rowAround, rowTitles, type Seen, takeRoleAt } from './visitor-browse.ts'
import { type Came, done, isOwnForm, isSet } from './visitor-places.ts'
import { bookIt, orderIt } from './visitor-trade.ts'

/** What a person does next on a site that offers it; null where the site offers none of it. */
type Step = (host: Host, seen: readonly Seen[], today: string) => Promise<Came | null>
export interface Next {
  readonly what: string
  readonly came: Came
}

const chipsOn = (page: Part): Part[] => partsOf(mainOf(page), 'nav').filter((one) => isOf(one, 'chips'))
const toolsOn = (page: Part): Form[] => formsOf(page).filter(({ method, part }) => method === 'get' && isOf(part, 'tools'))
/** How many a list says that it has. */
const countOn = (page: Part): number =>
  Number(/[\d,]+/.exec(wordsOf(partsOf(mainOf(page), 'p').find((one) => isOf(one, 'count')) ?? ''))?.[0].replace(',', '') ?? Number.NaN)

const askedAndDeleted: Step = async (host, seen) => {
  for (const { page, to } of seen) {
    const link = partsOf(mainOf(page), 'a').find((one) => /^(?:delete|remove)\b/i.test(wordsOf(one)) && /[?&][\w.-]*delete=/.test(one.attributes.href ?? ''))
    const row = link && rowAround(link)
    const title = row && rowTitles(page).find((one) => wordsOf(row).includes(one))
    if (!link || !title) continue
    const asked = await host.open(link.attributes.href!)
    const form = formsOf(asked).find(
      ({ part, buttons }) => /\?/.test(wordsOf(part.parent ?? part)) && /^(?:confirm|remove|delete)/i.test(buttons[0]?.words ?? ''),
    )
    if (!form) return 'nothing is asked'
    if (!partsOf(form.part.parent ?? form.part, 'a').some((one) => /^cancel$/i.test(wordsOf(one)))) return 'no way back'
    const after = await host.send(form, {}, 0)
    if (!confirmationOf(after)) return 'not confirmed'
    const [before, left] = [rowTitles(page), rowTitles(await host.open(to))].map((all) => all.filter((one) => one === title).length)
    return left! < before! || before! > 1 ? done : 'still there'
  }
  return null
}

const movedOn: Step = async (host, seen) => {
  for (const { page, to } of seen) {
    const form = formsOf(page).find(
      (one) =>
        isOwnForm(one) && !isSet(one) && one.buttons.length === 1 && /^(?:li|tr)$/.test(rowAround(one.part)?.tag ?? '') && /_actions|_do/.test(one.action),
    )
    const row = form && rowAround(form.part)
    const title = row && rowTitles(page).find((one) => wordsOf(row).includes(one))
    if (!form || !title || !form.buttons[0]!.words.includes(title) || !/[?&]|^\//.test(to)) continue
    const after = await host.send(form, {}, 0)
    if (refusalOf(after)) return `refused: ${refusalOf(after).slice(0, 80)}`
    if (!confirmationOf(after).includes(title)) return `the confirmation does not name it: ${title}, ${confirmationOf(after)}`
    const same = (page: Part): number => formsOf(page).filter(({ buttons }) => buttons.some(({ words }) => words === form.buttons[0]!.words)).length
    return same(await host.open(to)) >= same(page) ? `can be pressed again: ${form.buttons[0]!.words}` : done
  }
  return null
}

const paged: Step = async (host, seen) => {
  for (const { page } of seen) {
    const next = partsOf(mainOf(page), 'a').find(({ attributes }) => attributes.rel === 'next')
    if (!next) continue
    const later = await host.open(next.attributes.href!)
    const [first, second] = [page, later].map((one) => [...rowTitles(one), ...partsOf(mainOf(one), 'tr').map(wordsOf)])
    return rowTitles(later).length === 0 ? 'the next page is empty' : second!.every((one) => first!.includes(one)) ? 'the next page is the same' : done
  }
  return null
}

const sorted: Step = async (host, seen) => {
  for (const { page } of seen) {
    for (const form of toolsOn(page)) {
      const sort = form.controls.find(({ label }) => label === 'Sort')
      const [up, down] = [sort?.options[1], sort?.options[2]]
      const before = rowTitles(page)
      if (!sort || !up || !down || before.length < 3) continue
      const rows = async (value: string) => rowTitles(await host.send(form, { [sort.name]: value }, 0))
      const [rising, falling] = [await rows(up.value), await rows(down.value)]
      if (rising.length !== before.length) return 'sorting changes what is listed'
      return String(rising) === String(falling) ? `${up.label} and ${down.label} are the same` : done
    }
  }
  return null
}

const narrowed: Step = async (host, seen) => {
  for (const { page } of seen) {
    const links = chipsOn(page)
      .flatMap((one) => partsOf(one, 'a'))
      .filter((one) => wordsOf(one) !== 'All')
    const all = countOn(page)
    if (links.length < 2 || Number.isNaN(all)) continue
    const counts: number[] = []
    for (const link of links.slice(0, 6)) counts.push(countOn(await host.open(link.attributes.href!)))
    if (counts.every((one) => one === all)) return 'every filter shows everything'
    return counts.some((one) => one > 0) ? done : 'every filter shows nothing'
  }
  return null
}

const takenAlong: Step = async (host, seen) => {
  for (const { page } of seen) {
    const link = partsOf(mainOf(page), 'a').find((one) => /^download csv$/i.test(wordsOf(one)))
    const form = formsOf(mainOf(page)).find(({ action }) => action.includes('/_csv/'))
    const title = rowTitles(page).find((one) => !/^\d/.test(one))
    const to = link?.attributes.href ?? form?.action
    if (!to || !title) continue
    const text = await host.take(to)
    return text.includes(title) ? done : `the file has not what the page shows: ${title}`
  }
  return null
}

const isRecord = (form: Form): boolean =>
  isOwnForm(form) &&
  isSet(form) &&
  around(form.part, ({ attributes }) => 'data-module' in attributes) === null &&
  !form.action.endsWith('/_session') &&
  !form.hidden.some(([name, value]) => name === 'row' && value !== '')

/** Registers, enters something, leaves, comes back, and looks for it. */
const cameBack: Step = async (host, _, today) => {
  const press = async (page: Part, words: RegExp): Promise<Part> => {
    const form = formsOf(page).find(({ buttons }) => buttons.some((one) => words.test(one.words)))
    return form ? await host.send(form, {}, 0) : page
  }
  const entrance = async (page: Part, words: RegExp): Promise<Form | undefined> => {
    const link = partsOf(page, 'a').find((one) => words.test(wordsOf(one)))
    return link && formsOf(await host.open(link.attributes.href!)).find(({ controls }) => controls.some(({ type }) => type === 'password'))
  }
  const home = await press(await host.open('/'), /^log out$/i)
  const registering = await entrance(home, /^register$/i)
  if (!registering) return null
  const registered = await fill(host, registering, today, 4)
  if (registered.refusal) return `registering refused: ${registered.refusal.slice(0, 80)}`
  const mine = await pagesSeen(host)
  const form = mine.flatMap(({ page }) => formsOf(page)).find((one) => isRecord(one) && one.controls.some(({ type, required }) => type === 'text' && required))
  if (!form) return null
  const made = await fill(host, form, today, 4)
  if (made.refusal) return `refused: ${made.refusal.slice(0, 80)}`
  if (!confirmationOf(made.page)) return 'not confirmed'
  await press(await host.open('/'), /^log out$/i)
  const again = await entrance(await host.open('/'), /^log in$/i)
  if (!again) return 'no way to log in again'
  await fill(host, again, today, 4)
  for (const { page } of await pagesSeen(host)) if (partsOf(mainOf(page), 'li', 'tr').some((one) => bears(wordsOf(one), made.texts))) return done
  return `not found again: ${made.texts[0]}`
}

const steps: Readonly<Record<string, Step>> = {
  'delete after a question': askedAndDeleted,
  'move on to the next state': movedOn,
  'turn to the next page': paged,
  sort: sorted,
  filter: narrowed,
  'take along as CSV': takenAlong,
  'register, enter, leave, come back': cameBack,
  'order from a cart': orderIt,
  'book a free time': bookIt,
}

/** What people do next on a site, each on a fresh one as the first role that is offered it. */
export async function visitNext(fresh: () => Host, today: string): Promise<Next[]> {
  const roles = Math.max(1, rolesOn(await fresh().open('/')).length)
  const all: Next[] = []
  for (const [what, step] of Object.entries(steps)) {
    for (let role = 0; role < roles; role += 1) {
      const host = fresh()
      await takeRoleAt(host, role)
      const came = await step(host, await pagesSeen(host), today)
      if (came === null) continue
      all.push({ what, came })
      break
    }
  }
  return all
}
