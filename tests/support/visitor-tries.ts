import { type Form, formsOf, type Part, partsIn, partsOf, wordsOf } from './visible-page.ts'
import {
  bears,
  confirmationOf,
  fill,
  isLost,
  mainOf,
  pagesSeen,
  refusalOf,
  rolesOn,
  rowAround,
  rowTitles,
  type Seen,
  suits,
  takeRole,
} from './visitor-browse.ts'
import { about, type Came, done, enough, hasModule, isOwnForm, isSet, type Try } from './visitor-places.ts'
import { isOnesOwn, seeIt } from './visitor-sights.ts'
import { isCartForm, orderIt } from './visitor-trade.ts'
import { likeness, stemsOf } from './visitor-words.ts'

/** Makes one by the form that suits best; it has to be confirmed by name and be read again, before the others where it is listed. */
export async function makeIt(at: Try): Promise<Came> {
  const { verb, object } = at.of
  const forms = at.seen.flatMap(({ page, to }) =>
    formsOf(page)
      .filter((form) => isOwnForm(form) && !form.hidden.some(([name, value]) => name === 'row' && value !== ''))
      .map((form) => ({ form, page, to })),
  )
  const isBought = /^(?:place|order|buy|purchase|checkout|check out|make)$/.test(verb)
  const ordered = isBought || (verb === 'submit' && /\border$/.test(object)) ? await orderIt(at.host, at.seen, at.today) : null
  if (ordered === done) return done
  const open = /\b(?:cart|basket|bag)$/.test(object) ? forms : forms.filter(({ form }) => !isCartForm(form))
  const fitted = open.map((one) => ({ ...one, fit: suits(one.form, verb, object, one.page) + (isSet(one.form) ? 0.1 : 0) })).toSorted((a, b) => b.fit - a.fit)
  // "Fill in the title": the form that has a field of that name.
  const asked =
    /^(?:input|enter|fill|provide|type|specify|add|attach|upload)$/.test(verb) &&
    fitted.find(({ form }) => form.controls.some(({ label }) => likeness(object, label) === 1))
  const best = fitted[0] && fitted[0].fit >= enough ? fitted[0] : asked || fitted[0]
  if (!best || (best.fit < enough && best !== asked)) return await pressIt(at)
  if (!isSet(best.form)) return await pressIt(at)
  const made = await fill(at.host, best.form, at.today, at.of.clause.length % 5)
  if (made.refusal) return `refused: ${made.refusal.slice(0, 90)}`
  if (isLost(made.page)) return 'sending the form leads nowhere'
  const said = confirmationOf(made.page)
  if (!said) return 'not confirmed'
  // What is said in a conversation names nobody: it has to stand there at once.
  const named = bears(said, made.texts) || /\b[A-Z]{1,4}-\d+/.test(said) || (/\b(?:sent|posted)\b/.test(said) && bears(wordsOf(mainOf(made.page)), made.texts))
  if (!named) return `the confirmation does not name it: ${said.slice(0, 70)}`
  return (await isReadAgain(at, made.page, made.texts)) ? done : 'not found again'
}

async function isReadAgain(at: Try, after: Part, texts: readonly string[]): Promise<boolean> {
  const isFirst = (page: Part) => [...partsIn(mainOf(page))].some((one) => 'data-changed' in one.attributes) || bears(rowTitles(page)[0] ?? '', texts)
  const lists = (page: Part) =>
    partsOf(mainOf(page), 'li', 'tr', 'section').some(
      (one) => !partsOf(one, 'form').some(({ attributes }) => attributes.novalidate !== undefined) && bears(wordsOf(one), texts),
    )
  if (isFirst(after) || lists(after)) return true
  for (const { to } of at.seen) {
    const page = await at.host.open(to)
    if (isFirst(page) || lists(page)) return true
  }
  // What is sent to those who run the site is read by them.
  for (const role of rolesOn(after).slice(1)) {
    await takeRole(at.host, role)
    const seen = await pagesSeen(at.host)
    if (seen.some(({ page }) => lists(page))) return true
  }
  return false
}

/** The verb's words on buttons: "accept", or what is said in its place. */
const alike: Readonly<Record<string, readonly string[]>> = {
  update: ['edit', 'change', 'save'],
  edit: ['edit', 'change'],
  modify: ['edit', 'change'],
  delete: ['delete', 'remove'],
  remove: ['delete', 'remove'],
  save: ['save', 'favorite', 'favourite', 'add'],
  like: ['like', 'save', 'favorite', 'favourite'],
  favorite: ['save', 'favorite', 'favourite'],
  collect: ['save', 'collect', 'favorite', 'favourite'],
  follow: ['follow', 'save'],
  rate: ['rate', 'review'],
  evaluate: ['review', 'rate', 'evaluate'],
  buy: ['buy', 'order', 'cart', 'purchase'],
  purchase: ['buy', 'order', 'cart', 'purchase'],
  pay: ['pay', 'checkout', 'check out'],
  download: ['download', 'csv', 'export'],
  export: ['export', 'download', 'csv'],
  apply: ['apply', 'application'],
  consult: ['consult', 'ask', 'book', 'request'],
  join: ['join', 'sign up', 'book'],
  participate: ['join', 'take part', 'sign up', 'register', 'book'],
  communicate: ['send', 'message', 'comment', 'reply', 'post'],
  interact: ['send', 'message', 'comment', 'reply', 'post', 'like'],
  chat: ['send', 'message', 'ask'],
  discuss: ['comment', 'reply', 'post'],
  adjust: ['edit', 'change', 'save', 'apply'],
  customize: ['edit', 'change', 'save', 'apply'],
  resolve: ['resolve', 'close', 'solve'],
}
const namesOf = (verb: string): readonly string[] => alike[verb] ?? [verb]
const bearsVerb = (text: string, verb: string): boolean => namesOf(verb).some((name) => stemsOf(name).every((one) => stemsOf(text).includes(one)))

/** Presses the verb's own button on a row, or anywhere; what is pressed has to change the row or be confirmed. */
export async function pressIt(at: Try): Promise<Came> {
  const near = about(at)
  const places = [...near, ...at.seen.filter((one) => !near.includes(one))]
  for (const { page } of places) {
    const form = formsOf(page).find((one) => isOwnForm(one) && one.buttons.some(({ words }) => bearsVerb(words, at.of.verb)))
    if (!form) continue
    const row = rowAround(form.part)
    const before = row ? wordsOf(row) : ''
    const after = isSet(form) ? (await fill(at.host, form, at.today, 1)).page : await at.host.send(form, {}, 0)
    if (refusalOf(after)) return `refused: ${refusalOf(after).slice(0, 90)}`
    if (isLost(after)) return 'the button leads nowhere'
    if (!confirmationOf(after)) return 'pressed and not confirmed'
    return before !== '' && wordsOf(mainOf(after)).includes(before) && !isSet(form) ? 'pressed and nothing changed' : done
  }
  for (const { page } of places) {
    const link = partsOf(mainOf(page), 'a').find((one) => bearsVerb(wordsOf(one), at.of.verb) && (one.attributes.href ?? '').startsWith('/'))
    if (!link) continue
    const next = await at.host.open(link.attributes.href!)
    if (isLost(next)) return 'the link leads nowhere'
    const form = formsOf(next)
      .filter(isOwnForm)
      .find((one) => one.buttons.some(({ words }) => bearsVerb(words, at.of.verb)))
    if (!form) continue
    const made = await fill(at.host, form, at.today, 2)
    if (made.refusal) return `refused: ${made.refusal.slice(0, 90)}`
    return confirmationOf(made.page) ? done : 'sent and not confirmed'
  }
  return at.seen.some(({ page }) => hasModule(page)) ? 'module' : 'no button or form for it'
}

/** What a site does by itself: a button for it, or a place whose heading names it ("Recommended for you") and shows something; what is supported is there to be seen. */
export async function happensIt(at: Try): Promise<Came> {
  const pressed = await pressIt(at)
  if (pressed === done || pressed === 'module') return pressed
  const { verb, object } = at.of
  const shown = seeIt({ ...at, of: { ...at.of, object: verb === 'support' ? object : `${object} ${verb}`.trim() } })
  return shown === done ? done : pressed
}

/** Opens a row's form, changes what it can and finds the change. */
export async function changeIt(at: Try): Promise<Came> {
  let last = 'no row of it can be changed'
  for (const { to } of about(at)) {
    // Somebody else may have changed the site since it was looked through.
    const page = await at.host.open(to)
    const link = partsOf(mainOf(page), 'a').find(
      (one) => /^(?:edit|change|update|modify|adjust|rename|set)\b/i.test(wordsOf(one)) && /[?&][\w.-]*edit=/.test(one.attributes.href ?? ''),
    )
    if (!link) continue
    const open = await at.host.open(link.attributes.href!)
    const form = formsOf(open).find((one) => isOwnForm(one) && isSet(one) && one.hidden.some(([name]) => name === 'row'))
    if (!form) {
      last = 'the form for a change does not open'
      continue
    }
    const text = form.controls.find(({ type }) => type === 'text') ?? form.controls[0]
    const made = await fill(at.host, form, at.today, 3, (label) => label === text?.label)
    if (made.refusal) return `change refused: ${made.refusal.slice(0, 90)}`
    if (!confirmationOf(made.page)) return 'the change is not confirmed'
    return (await isReadAgain(at, made.page, made.texts)) ? done : 'the change is not found again'
  }
  return last
}
/** A change by a form of the row, by a button of the row, or by a form of one's own (a profile). */
export async function updateIt(at: Try): Promise<Came> {
  const changed = await changeIt(at)
  if (changed === done) return done
  const pressed = await stepIt(at)
  if (pressed === done) return done
  const own = await makeIt(at)
  return own === done ? done : changed
}

/** Presses any button of a row of it that moves it on. */
export async function stepIt(at: Try): Promise<Came> {
  for (const { page } of about(at)) {
    const form = formsOf(page).find((one) => isOwnForm(one) && !isSet(one) && rowAround(one.part) !== null && one.buttons.length > 0 && !isRemoval(one))
    if (!form) continue
    const after = await at.host.send(form, {}, form.buttons.length - 1)
    if (confirmationOf(after)) return done
  }
  return 'no button on its rows'
}

/** Asks for a deletion by its link or its button, confirms what is asked, and looks whether the row is gone. */
export async function deleteIt(at: Try): Promise<Came> {
  for (const { to } of about(at)) {
    const page = await at.host.open(to)
    const count = rowTitles(page).length
    const link = partsOf(mainOf(page), 'a').find((one) => /^(?:delete|remove|clear)\b/i.test(wordsOf(one)) && /delete=/.test(one.attributes.href ?? ''))
    const asked = link && (await at.host.open(link.attributes.href!))
    const form = formsOf(asked ?? page).find((one) => isOwnForm(one) && (asked ? confirms(one) : isRemoval(one)))
    if (!form) {
      if (link) return 'deleting asks nothing'
      continue
    }
    const after = await at.host.send(form, {}, 0)
    if (!confirmationOf(after)) return 'the deletion is not confirmed'
    if (!link && !formsOf(after).some(({ buttons }) => buttons.some(({ words }) => /^undo/i.test(words)))) return 'deleted without being asked or an undo'
    const left = rowTitles(await at.host.open(to))
    return left.length < count || count > 7 ? done : 'deleted and still there'
  }
  return await pressIt({ ...at, of: { ...at.of, verb: at.of.kind === 'manage' ? 'delete' : at.of.verb } })
}
const isRemoval = (form: Form): boolean =>
  !isSet(form) && rowAround(form.part) !== null && form.buttons.some(({ words }) => /^(?:delete|remove)\b/i.test(words))
const confirms = (form: Form): boolean =>
  form.buttons.some(({ words }) => /^(?:confirm|delete|remove|yes)/i.test(words)) && /\?/.test(wordsOf(form.part.parent ?? form.part))

/** Pays what there is to pay; where there is a cart, for what was put into it. */
export async function payIt(at: Try): Promise<Came> {
  const pressed = await pressIt(at)
  return pressed === done ? done : ((await orderIt(at.host, at.seen, at.today)) ?? pressed)
}

/** What somebody sends is received by being there to be read. */
export async function receiveIt(at: Try): Promise<Came> {
  const pressed = await pressIt(at)
  return pressed !== done && /^(?:receive|get)$/.test(at.of.verb) && /(?:message|notification|reminder|alert|news|update)$/.test(at.of.object)
    ? seeIt(at)
    : pressed
}

/** A list of them where at least two of adding, changing, deleting and moving on work; what is one's own (a profile) is changed. */
export async function manageIt(at: Try): Promise<Came> {
  // A managing end is there to be entered: what is kept in it is each a function of its own.
  if (/^(?:backend|background|back office)$/.test(at.of.object)) return seeIt(at)
  if (isOnesOwn(at.of.object) && (await updateIt({ ...at, of: { ...at.of, verb: 'save', object: 'profile' } })) === done) return done
  if (about(at).length === 0) return 'no page or heading about it'
  const made = await makeIt(at)
  // What was just added is one's own, and can be changed where the samples cannot.
  const seen: Seen[] = []
  for (const { to } of about(at).slice(0, 12)) seen.push({ to, page: await at.host.open(to) })
  const now = { ...at, seen }
  const came = [made, await changeIt(now), await stepIt(now), await deleteIt(now)]
  return came.filter((one) => one === done).length >= 2 ? done : `of adding, changing, moving on, deleting: ${came.map((one) => one || 'works').join(' | ')}`
}
