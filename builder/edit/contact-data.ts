import { capital, listed } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { pageNamed } from './find.ts'
import { newId } from './ids.ts'
import { addPage, newPage } from './pages.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const email = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}/
const phone = /\b(?:phone|telephone|mobile|tel)\b(?: number| nr)?[^\d+]{0,8}(\+?\d[\d ()/-]{4,18}\d)/i
const address = /\baddress\b(?: is)?[:\s]+(?!of\b)((?:(?! (?:to|on|in) (?:the|our) | and (?:the |our )?(?:phone|telephone|e-?mail|mobile)\b).){6,120})/i
const begins = /^(?:please )?(?:add|put|show|include|write|display|create|make)\b/i

interface Line {
  readonly label: string
  readonly value: string
}
/** The ways to reach whoever runs the site that words name with what they are. */
export function linesIn(words: string): readonly Line[] {
  const at = email.exec(words)?.[0]
  const number = phone.exec(words)?.[1]
  const place = address
    .exec(words)?.[1]
    ?.trim()
    .replace(/[,.;]+$/, '')
  return [
    ...(place && /\d/.test(place) && !place.includes('@') ? [{ label: 'Address', value: place }] : []),
    ...(number ? [{ label: 'Phone', value: number.trim() }] : []),
    ...(at ? [{ label: 'Email', value: at.replace(/\.$/, '') }] : []),
  ]
}

const kindOf = (label: string): string =>
  /address|phone|e-?mail/i
    .exec(label.replace(/e-?mail address/i, 'email'))?.[0]
    .toLowerCase()
    .replace('-', '') ?? label

/** The page for the lines: the contact page, made where the words ask for it, else one that has such lines, else the first. */
function placeFor(model: AppModel, read: string, request: Parameters<Rule>[1]): { model: AppModel; page: Page; isNew: boolean } {
  const there = pageNamed(model, 'contact')
  if (there) return { model, page: there, isNew: false }
  if (/\bcontact page\b/i.test(read)) {
    const made = addPage(model, { ...request, read: 'add a contact page' })
    if (made?.kind === 'built') {
      const page = made.model.pages.find(({ id }) => !model.pages.some((one) => one.id === id))
      if (page) return { model: made.model, page, isNew: true }
    }
    const page = newPage(model, 'Contact', [])
    return { model: { ...model, pages: [...model.pages, page] }, page, isNew: true }
  }
  const holder = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'contact'))
  return { model, page: holder ?? model.pages.find(({ path }) => path === '/') ?? model.pages[0]!, isNew: false }
}

/** "Add our phone number 020 7946 0958 and our email hi@example.org to the contact page": lines of contact with what the words give. */
export const addContactData: Rule = (model, request): Answer | null => {
  const { read } = request
  const lines = begins.test(read) && /\b(?:contact|our|my|the)\b/i.test(read) && !/\b(?:field|column|button)s?\b/i.test(read) ? linesIn(read) : []
  if (lines.length === 0) return null
  const place = placeFor(model, read, request)
  const there = place.page.blocks.find((block) => block.kind === 'contact')
  const block: Block =
    there?.kind === 'contact'
      ? { ...there, lines: [...there.lines.filter((line) => !lines.some((one) => kindOf(one.label) === kindOf(line.label))), ...lines] }
      : { id: newId(place.model, 'contact lines'), kind: 'contact', heading: 'How to reach us', lines: [...lines] }
  const blocks = there ? place.page.blocks.map((one) => (one === there ? block : one)) : [...place.page.blocks, block]
  const pages = place.model.pages.map((one) => (one === place.page ? { ...one, blocks } : one))
  const named = listed(lines.map(({ label, value }) => `${label.toLowerCase()} ${value}`))
  const marks = marksOf(
    request,
    lines.map(({ value }) => [value, 'thing'] as const),
  )
  const says = place.isNew ? `Added a ${place.page.title} page with a form and the ${named}.` : `${place.page.title} now shows the ${named}.`
  return {
    kind: 'built',
    model: { ...place.model, pages },
    says,
    label: capital(`${listed(lines.map(({ label }) => label.toLowerCase()))} on ${place.page.title}`),
    where: place.page.path,
    marks,
  }
}
