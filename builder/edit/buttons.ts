import { capital } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { entityNamed, pageNamed, plain, unquoted } from './find.ts'
import { newId } from './ids.ts'
import { marksOf, type Rule } from './rule.ts'

const adding =
  /^(?:add|put|place|include|create|show|make|have)\s+(?:an?\s|the\s|another\s)?(?:(?:big|large|small|prominent|clear|new|nice|huge|bold)\s)*(?:(.{2,40}?)\s+button|button\s+(?:that (?:says|reads)|saying|called|labell?ed|with the (?:text|words)|for|to)\s*:?\s*(.{2,60}?))(?:\s+(?:that|which)\s+(?:leads|goes|links|takes)\s.{0,20}?\bto\s+(?:the\s)?(.{2,40}?)(?:\s+page)?)?(?:\s+(?:to|on|onto|in|at)\s+(?:the\s|our\s|my\s)?(.{2,40}?)(?:\s+page)?)?$/iu

const stem = (word: string): string => word.toLowerCase().replace(/(?:ings?|ions?|ments?|es?|s)$/, '')

/** The page on which one does what the button says: its form, or the list of what is named. */
function goalOf(model: AppModel, words: string): Page | undefined {
  const open = model.pages.filter(({ role, path }) => role === undefined && path !== '/')
  const said = plain(words)
    .split(' ')
    .map(stem)
    .filter((word) => word.length > 2)
  const does = (page: Page) =>
    page.blocks.some((block) => {
      const action = block.kind === 'form' ? model.actions.find(({ id }) => id === block.action) : undefined
      return action !== undefined && said.some((word) => `${plain(action.name)} ${plain(action.entity)}`.split(/[ _]/).map(stem).includes(word))
    })
  const entity = entityNamed(model, words)
  return (
    open.find(does) ??
    pageNamed({ ...model, pages: open }, words) ??
    open.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'list' && (block.entity === entity?.id || said.some((word) => stem(block.entity).startsWith(word)))),
    )
  )
}

/** Puts a button that leads to a page on another: beside the headline where there is room, else in a banner. */
export const addButton: Rule = (model, request) => {
  const match = adding.exec(request.read)
  if (!match) return null
  const words = unquoted((match[1] ?? match[2])!)
  const page = match[4] ? pageNamed(model, match[4]) : model.pages.find(({ path }) => path === '/')
  const goal = (match[3] && pageNamed(model, match[3])) || goalOf(model, words)
  if (!page || /^(?:search|print|export|download|back|share|log ?in|sign ?in)\b/i.test(words)) return null
  const marks = marksOf(request, [[words, 'thing']])
  if (!goal || goal === page) {
    const choices = model.pages.filter(({ role, navigation, path }) => role === undefined && navigation !== null && path !== '/').slice(0, 4)
    const says = `Where should the button “${capital(words)}” lead?`
    return {
      kind: 'understood',
      says,
      where: page.path,
      marks,
      choices: choices.map(({ title }) => `Add a button saying “${capital(words)}” that leads to the ${title} page`),
    }
  }
  const link = { label: capital(words), page: goal.path }
  const hero = page.blocks.find((block) => block.kind === 'hero')
  if (hero && [hero.primary, hero.secondary].some((one) => one?.page === goal.path && plain(one.label) === plain(link.label)))
    return { kind: 'same', says: `${page.title} already has the button “${link.label}”.`, where: page.path, marks }
  const free = hero && (hero.primary === null || hero.secondary === null)
  const blocks: Block[] =
    hero && free
      ? page.blocks.map((block) => (block === hero ? { ...hero, ...(hero.primary === null ? { primary: link } : { secondary: link }) } : block))
      : [...page.blocks, { id: newId(model, `${link.label} banner`), kind: 'banner', heading: goal.title, text: '', link }]
  return {
    kind: 'built',
    model: { ...model, pages: model.pages.map((one) => (one === page ? { ...page, blocks } : one)) },
    says: `${page.title} now has the button “${link.label}”, which leads to ${goal.title}.`,
    label: `button ${link.label}`,
    where: page.path,
    marks,
  }
}
