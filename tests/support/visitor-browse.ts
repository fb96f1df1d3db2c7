import { around, type Form, formsOf, isOf, type Part, partsIn, partsOf, wordsOf } from './visible-page.ts'
import { valueFor } from './visitor-values.ts'
import { likeness, stemsOf } from './visitor-words.ts'

/** A site as somebody has it before them: an address can be opened, a form filled in and sent. */
export interface Host {
  open(to: string): Promise<Part>
  send(form: Form, typed: Readonly<Record<string, string>>, button: number): Promise<Part>
  /** The text of a file that a link downloads. */
  take(to: string): Promise<string>
  /** Whether what is played in the browser answers to its fields and buttons; left out where nothing is played. */
  readonly operate?: (to: string) => Promise<boolean>
}
export interface Seen {
  readonly to: string
  readonly page: Part
}

export const mainOf = (page: Part): Part => partsOf(page, 'main')[0] ?? page
export const titleOf = (page: Part): string => wordsOf(partsOf(page, 'h1')[0] ?? '')
/** The sentence of the last thing done, or empty. */
export const confirmationOf = (page: Part): string => wordsOf([...partsIn(page)].find((one) => isOf(one, 'notice-good')) ?? '')
/** What a page says was wrong, or empty. */
export const refusalOf = (page: Part): string =>
  [...partsIn(page)]
    .filter((one) => isOf(one, 'summary') || isOf(one, 'notice-bad'))
    .map(wordsOf)
    .join(' ')
export const isLost = (page: Part): boolean => titleOf(page) === 'Page not found'

/** The entry of a row around something in it. */
export const rowAround = (part: Part): Part | null => around(part, (one) => one.tag === 'li' || one.tag === 'tr' || isOf(one, 'block-detail'))
/** The titles of the rows of a page, in order. */
export const rowTitles = (page: Part): string[] =>
  partsOf(mainOf(page), 'h3', 'th').flatMap((one) => {
    if (one.tag === 'th' && one.attributes.scope !== 'row') return []
    const row = rowAround(one)
    return row && row.tag !== 'section' ? [wordsOf(one).replace(/ (?:New|Changed)$/, '')] : []
  })

const sessionForm = (page: Part): Form | undefined =>
  formsOf(page).find(({ buttons, part }) => buttons.length > 1 && /View the site as/.test(part.attributes['aria-label'] ?? ''))
export const rolesOn = (page: Part): string[] => sessionForm(page)?.buttons.map(({ words }) => words) ?? []

/** Views the site as the role whose words are likest; null where no role is like it. */
export async function takeRole(host: Host, name: string): Promise<string | null> {
  const form = sessionForm(await host.open('/'))
  const scored = form?.buttons.map(({ words }, index) => ({ words, index, like: likeness(name, words) })) ?? []
  const best = scored.toSorted((a, b) => b.like - a.like)[0]
  if (!form || !best || best.like < 0.5) return null
  await host.send(form, {}, best.index)
  return best.words
}
export async function takeRoleAt(host: Host, index: number): Promise<void> {
  const form = sessionForm(await host.open('/'))
  if (form) await host.send(form, {}, index)
}

/** The page and the parameter of an address: one conversation, month or record of many is enough to know them all by. */
const kindOf = (href: string): string => href.split('=')[0]!
/** Every page that the navigation and the links of the first page lead to, the first one included; `most` at most. */
export async function pagesSeen(host: Host, most = 44): Promise<Seen[]> {
  const seen: Seen[] = []
  const queue = ['/']
  const known = new Set(queue)
  while (queue.length > 0 && seen.length < most) {
    const to = queue.shift()!
    const page = await host.open(to)
    seen.push({ to, page })
    for (const link of partsOf(page, 'a')) {
      const href = (link.attributes.href ?? '').split('#')[0]!
      const inside =
        href.startsWith('/') && !href.startsWith('/_') && !/[?&](?:[\w.-]+\.)?(?:q|sort|page|month|pin|f\.[\w-]+|edit|delete|with|done|set\.[\w-]+)=/.test(href)
      const again = href.includes('?') && [...known].some((one) => kindOf(one) === kindOf(href))
      if (inside && !again && !known.has(href)) {
        known.add(href)
        queue.push(href)
      }
    }
  }
  return seen
}

export interface Filled {
  readonly page: Part
  /** The texts that were typed or chosen, as they can be read. */
  readonly texts: readonly string[]
  readonly refusal: string
}

const month = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** A typed value as pages write it: a date by its day, month and year. */
const readAs = (type: string, value: string): string => {
  const [, year, of, day] = (type === 'date' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)) || []
  return year ? `${Number(day)} ${month[Number(of) - 1]} ${year}` : value
}

/** Fills in a form by its labels and sends it; tries once more what was refused. */
export async function fill(host: Host, form: Form, today: string, salt: number, only?: (label: string) => boolean): Promise<Filled> {
  const texts: string[] = []
  const typed: Record<string, string> = {}
  for (const control of form.controls) {
    if (only && !only(control.label)) continue
    const value = valueFor(control, today, salt)
    typed[control.name] = value
    const option = control.options.find((one) => one.value === value)?.label
    if (option || (value !== '' && control.type !== 'checkbox' && control.type !== 'password')) texts.push(option ?? readAs(control.type, value))
  }
  const page = await host.send(form, typed, 0)
  return { page, texts, refusal: refusalOf(page) }
}

/** Whether a confirmation or a row bears something of what was entered. */
export const bears = (text: string, texts: readonly string[]): boolean => texts.some((one) => one.length > 1 && text.includes(one))

/** How well a form suits a function: by its button, its heading, and the page that it stands on. */
export function suits(form: Form, verb: string, object: string, page: Part): number {
  const button = form.buttons[0]?.words ?? ''
  const near = `${button} ${form.heading}`
  const byObject = Math.max(likeness(object, near), likeness(object, titleOf(page)) * 0.8)
  const byVerb = stemsOf(near).includes(stemsOf(verb)[0] ?? '') ? 0.5 : 0
  return byObject + byVerb
}
