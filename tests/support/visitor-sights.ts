import { around, type Form, formsOf, isOf, type Part, partsOf, wordsOf } from './visible-page.ts'
import { fill, type Host, mainOf, refusalOf, rowTitles } from './visitor-browse.ts'
import { about, type Came, done, enough, hasModule, isOwnForm, isSet, type Try } from './visitor-places.ts'
import { likeness } from './visitor-words.ts'

const controlsOn = ({ seen }: Try) => seen.flatMap(({ page }) => formsOf(page).flatMap(({ controls }) => controls))
/** The parts that every page is made of, by what people call them: whether the site has one. */
const partsOfPages: readonly (readonly [RegExp, (at: Try) => boolean])[] = [
  [/^home ?page$/, ({ seen }) => seen.some(({ to, page }) => to === '/' && wordsOf(mainOf(page)).length > 120)],
  [/^(?:navigation )?(?:menu|bar|navigation)$/, ({ seen }) => seen.some(({ page }) => partsOf(page, 'nav').some((one) => partsOf(one, 'a').length > 1))],
  [/^(?:prominent )?(?:title|heading|headline)$/, ({ seen }) => seen.every(({ page }) => partsOf(page, 'h1').length > 0)],
  [/^footer$/, ({ seen }) => seen.every(({ page }) => partsOf(page, 'footer').length > 0)],
  [/^search (?:bar|box|field)$/, (at) => controlsOn(at).some(({ type }) => type === 'search')],
  [/^(?:text )?(?:input|input (?:field|box|area)|text ?box|text area)$/, (at) => controlsOn(at).some(({ type }) => type === 'text' || type === 'textarea')],
  [/^(?:dropdown|drop-down)(?: (?:menu|option|list))?$/, (at) => controlsOn(at).some(({ options }) => options.length > 1)],
]
/** What is about oneself: whoever looks for it looks for their profile. */
export const isOnesOwn = (object: string): boolean =>
  /^(?:(?:user|personal|their|own) )*(?:account|profile|information|personal information|detail|setting|password)$/.test(object)
/** Whether a form that is sent empty says which of its fields are missing. */
export async function checkIt(at: Try): Promise<Came> {
  for (const { page } of at.seen) {
    const form = formsOf(page).find((one) => isOwnForm(one) && one.controls.some(({ required, value }) => required && value === ''))
    if (form) return refusalOf(await at.host.send(form, {}, 0)) === '' ? 'an empty form is taken' : done
  }
  return 'no form with anything required'
}

export function seeIt(at: Try): Came {
  const part = partsOfPages.find(([words]) => words.test(at.of.object))
  if (part) return part[1](at) ? done : 'no such part of a page'
  const own = isOnesOwn(at.of.object) ? about(at, 'profile') : []
  const found = [...about(at), ...own]
  if (found.length === 0) return 'no page or heading about it'
  const shown = found.some(
    ({ page }) =>
      rowTitles(page).length > 0 ||
      formsOf(page).some(isOwnForm) ||
      wordsOf(mainOf(page)).length > 120 ||
      hasModule(page) ||
      formsOf(page).some(isSet) ||
      partsOf(mainOf(page), 'input', 'select').length > 0,
  )
  return shown ? done : 'its page is empty'
}

/** The titles of the rows in the section that a search field stands in. */
function listedBy(page: Part, form: Form): string[] {
  const section = around(form.part, ({ tag }) => tag === 'section')
  const name = section?.attributes['aria-labelledby']
  return rowTitles(partsOf(page, 'section').find(({ attributes }) => name !== undefined && attributes['aria-labelledby'] === name) ?? page)
}

export async function searchIt(at: Try): Promise<Came> {
  const places = about(at).length > 0 ? about(at) : at.seen
  const tools = places.flatMap(({ page }) =>
    formsOf(page).flatMap((form) => {
      const box = form.controls.find(({ type, label }) => type === 'search' || /search/i.test(label))
      return form.method === 'get' && box ? [{ form, box, page }] : []
    }),
  )
  const chips = places.flatMap(({ page }) => partsOf(page, 'nav').filter((one) => isOf(one, 'chips')))
  const selects = places.flatMap(({ page }) => formsOf(page).filter((form) => form.method === 'get' && form.controls.some(({ type }) => type === 'select')))
  const wanted = at.of.verb
  if ((wanted === 'filter' || wanted === 'sort') && chips.length + selects.length > 0) return done
  const tool = tools[0]
  if (!tool) return 'no search field'
  const title = listedBy(tool.page, tool.form)[0]
  if (title === undefined) return 'nothing to be found'
  const word = title.split(' ').find((one) => one.length > 3) ?? title
  const found = listedBy(await at.host.send(tool.form, { [tool.box.name]: word }, 0), tool.form)
  if (!found.includes(title)) return 'search does not find what is listed'
  const none = listedBy(await at.host.send(tool.form, { [tool.box.name]: 'zzqxvk' }, 0), tool.form)
  return none.length === 0 ? done : 'search finds everything'
}

export function chooseIt(at: Try): Came {
  const offered = at.seen.some(({ page }) =>
    formsOf(page).some((form) => form.controls.some(({ label, options }) => options.length > 1 && likeness(at.of.object, label) >= enough)),
  )
  if (offered) return done
  const typed = at.seen.some(({ page }) =>
    formsOf(page).some((form) => isOwnForm(form) && form.controls.some(({ label }) => likeness(at.of.object, label) >= enough)),
  )
  return typed || about(at).some(({ page }) => rowTitles(page).length > 1) ? done : 'nothing of it to choose from'
}

/** A file to take along, a page to print, an address to hand on: a link or button that says so. */
export function takeIt(at: Try): Came {
  const wanted = /^(?:download|export)$/.test(at.of.verb) ? /\b(?:download|export|csv|save as)\b/i : new RegExp(`\\b${at.of.verb.replace(/[^a-z]/g, '')}`, 'i')
  const sharing = /^(?:share|forward|transfer|embed)$/.test(at.of.verb)
  const near = about(at)
  const texts = [...near, ...at.seen].flatMap(({ page }) => partsOf(mainOf(page), 'a', 'button', 'summary').map(wordsOf))
  const takesIn = [...near, ...at.seen].some(({ page }) => formsOf(page).some((form) => isOwnForm(form) && isSet(form) && wanted.test(form.heading)))
  return takesIn || texts.some((text) => wanted.test(text) || (sharing && /^copy link$/i.test(text))) ? done : 'no link or button for it'
}

export function figuresOf(at: Try): Came {
  const words = at.of.object === '' ? at.of.verb : at.of.object
  const figures = at.seen.flatMap(({ page }) =>
    partsOf(mainOf(page), 'section').filter(
      (one) => isOf(one, 'block-tiles') || isOf(one, 'block-chart') || /\b(?:chart|tiles|report|table|monitor|track)/.test(one.attributes.class ?? ''),
    ),
  )
  const isGeneral = at.of.object === '' || /^(?:data|results?|statistics?|figures?|information)$/.test(at.of.object)
  if (isGeneral && figures.some((one) => /\d/.test(wordsOf(one)))) return done
  const near = figures.filter((one) => likeness(words, wordsOf(one)) >= enough && /\d/.test(wordsOf(one)))
  if (near.length > 0) return done
  const titled = about(at, words).filter(({ page }) => /\d/.test(wordsOf(mainOf(page))))
  return titled.length > 0 ? done : figures.length > 0 ? 'figures, and none of it' : 'no figures'
}

const outOf = (page: Part): Form | undefined => formsOf(page).find(({ buttons }) => buttons.some(({ words }) => /^(?:log|sign) out$/i.test(words)))
const wayTo = (page: Part, words: RegExp): string | undefined => partsOf(page, 'a').find((one) => words.test(wordsOf(one)))?.attributes.href
const entrance = (page: Part): Form | undefined => formsOf(page).find(({ controls }) => controls.some(({ type }) => type === 'password'))
const registering = /^(?:register|sign up|create (?:an )?account)$/i
/** Registers as somebody new; whether that let them in. */
export async function entered(host: Host, today: string): Promise<boolean> {
  const register = wayTo(await host.open('/'), registering)
  const form = register && entrance(await host.open(register))
  return form ? outOf((await fill(host, form, today, 11)).page) !== undefined : false
}

/** Registers, logs out and logs in again with what was entered; each time the page has to show who is there. */
export async function enterIt(at: Try): Promise<Came> {
  const leave = async (page: Part): Promise<Part> => {
    const form = outOf(page)
    return form ? await at.host.send(form, {}, 0) : page
  }
  // Somebody else for each function: an address registers once.
  const salt = at.of.verb.length
  const home = await leave(await at.host.open('/'))
  const register = wayTo(home, registering)
  const logIn = wayTo(home, /^(?:log|sign) in$/i)
  if (!register || !logIn) return 'no way to log in or register'
  const form = entrance(await at.host.open(register))
  if (!form) return 'no form to register'
  const made = await fill(at.host, form, at.today, salt)
  if (made.refusal) return `registering refused: ${made.refusal.slice(0, 90)}`
  if (!outOf(made.page)) return 'registered and not logged in'
  await leave(made.page)
  const again = entrance(await at.host.open(logIn))
  if (!again) return 'no form to log in'
  const back = await fill(at.host, again, at.today, salt)
  return outOf(back.page) ? done : `logging in refused: ${back.refusal.slice(0, 90)}`
}
