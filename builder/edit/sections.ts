import { article, capital } from '../lexicon/inflect.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { actionNamed, entityNamed, kindNamed, pageNamed, plain, unquoted } from './find.ts'
import { cut, newId } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { statisticsBlocks, stockPages, wordsBlocks } from './stock-blocks.ts'
import { formOf, listOf, stockNamed, thingFor, titleOf } from './things.ts'

const onPage =
  /^(?:add|put|insert|include|show|create|make|display)\s+(?:me )?(.{1,300}?)\s+(?:to|on|onto|in|into|at(?: the (?:top|bottom|end) of)?|under|below)\s+(?:the\s|my\s|our\s|every\s)?(.{1,60}?)(\s+page)?$/iu
const section =
  /^(?:add|put|insert|include|create|make)\s+(?:me )?(?:an?\s|another\s|the\s|some\s|new\s)?(.{1,80}?)\s+(?:section|block|strip|area)(?:\s+(?:saying|with the text|with text|that says|about|for|called|titled|with)\s+(.{1,400}))?$/iu
const banner =
  /^(?:add|put|insert|include|create|make|show)\s+(?:an?\s|the\s)?(?:banner|announcement|notice|call to action|cta)(?:\s+(?:to|on)\s+(?:the\s)?(.{1,40}?)(?:\s+page)?)?(?:\s+(?:saying|that says|with the text|with text|with|reading|for|about))?\s*:?\s+(.{1,400})$/iu

interface Wanted {
  readonly noun: string
  readonly text: string
  readonly page: Page
  readonly certain: boolean
}

const homeOf = (model: AppModel): Page => model.pages.find(({ path }) => path === '/') ?? model.pages[0]!

function wantedOf(model: AppModel, read: string): Wanted | null {
  const said = banner.exec(read)
  if (said) return { noun: 'banner', text: unquoted(said[2]!), page: (said[1] && pageNamed(model, said[1])) || homeOf(model), certain: true }
  const placed = onPage.exec(read)
  const page =
    placed && (placed[3] || /^(?:home|home ?page|landing page|front page|start page)$/i.test(placed[2]!) || !entityNamed(model, placed[2]!))
      ? pageNamed(model, placed[2]!)
      : undefined
  const rest = page ? `add ${placed![1]}` : read
  const part = section.exec(rest)
  if (part) {
    const [noun, text] = [unquoted(part[1]!), part[2] ? unquoted(part[2]) : '']
    const nameless = /^(?:an?|the|another|some|new|text|extra)$/i.test(noun)
    if (nameless && text === '') return null
    return { noun: nameless ? text : noun, text: nameless ? '' : text, page: page ?? homeOf(model), certain: true }
  }
  if (!page) return null
  return { noun: unquoted(placed![1]!.replace(/^(?:an?|the|some|new|another)\s/i, '')), text: '', page, certain: false }
}

interface Made {
  readonly model: AppModel
  readonly blocks: readonly Block[]
  readonly says: string
}

/** The blocks for a noun, and the model with whatever they need; null where it names nothing that a section shows. */
function sectionFor(model: AppModel, { noun, text, page, certain }: Wanted): Made | null {
  const words = noun.toLowerCase().trim()
  const made = (blocks: readonly Block[], what: string): Made => ({ model, blocks, says: `Added ${what} to ${page.title}.` })
  if (kindNamed(words) === 'banner') {
    const heading = cut(text || model.tagline || model.name, 200)
    return made([{ id: newId(model, 'banner'), kind: 'banner', heading, text: '', link: null }], 'a banner')
  }
  if (/^(?:our |the )?(?:opening|business|office|shop) (?:hours|times)$/.test(words)) return hoursSection(model, page)
  const stock = stockPages.find((one) => one.words.test(words))
  if (stock && text === '')
    return made(
      stock.blocks(model, stock.section?.(model) ?? stock.title),
      `${article(stock.title === 'FAQ' ? 'eff' : stock.title)} ${stock.title} section${stock.title === 'Gallery' ? ', drawn from the theme,' : ''}`,
    )
  if (/^(?:statistics?|stats|numbers|charts?)$/.test(words)) return made(statisticsBlocks(model), 'numbers')
  const entity = entityNamed(model, words.replace(/^(?:list|table|overview|form) (?:of|for) (?:the |all )?/, '').replace(/ (?:list|table|form)$/, ''))
  const form = / form$|^form /.test(words)
  const create = actionNamed(model, words.replace(/ form$/, '')) ?? model.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity?.id)
  if (form && create?.kind === 'create') return made([formOf(model, create, create.name)], `the form “${create.name}”`)
  if (entity && (certain || plain(words).includes('list') || [plain(entity.plural), plain(entity.singular)].includes(plain(words)))) {
    return made([listOf(model, entity, capital(entity.plural), entity.read === 'own' ? 'mine' : 'all')], `a list of ${entity.plural}`)
  }
  return stockNamed(words.replace(/ form$/, ''))
    ? thingSection(model, words, page)
    : text !== '' || certain
      ? made(wordsSection(model, noun, text), `the section “${titleOf(noun)}”`)
      : null
}

/** The hours that the site tells already, else some that are to be changed. */
function hoursSection(model: AppModel, page: Page): Made {
  const told = model.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'contact' ? block.lines.filter(({ label }) => /hours|times/i.test(label)) : [])),
  )
  const days = [
    { label: 'Monday to Friday', value: '9:00–18:00' },
    { label: 'Saturday', value: '10:00–14:00' },
    { label: 'Sunday', value: 'Closed' },
  ]
  const block: Block = { id: newId(model, 'opening hours'), kind: 'contact', heading: 'Opening hours', lines: told.length > 0 ? told : days }
  const note = told.length > 0 ? '' : ' They are samples: tell me the real ones, as in “our opening hours are 9 to 5”.'
  return { model, blocks: [block], says: `Added opening hours to ${page.title}.${note}` }
}

function wordsSection(model: AppModel, noun: string, text: string): Block[] {
  const title = titleOf(/^(?:text|new|info)$/i.test(noun) && text ? text : noun)
  if (text === '' || title === titleOf(text)) return wordsBlocks(model, title)
  return [{ id: newId(model, `${title.slice(0, 30)} text`), kind: 'text', heading: title, paragraphs: [text.slice(0, 2000)] }]
}

function thingSection(model: AppModel, words: string, page: Page): Made {
  const { model: after, entity, create } = thingFor(model, words.replace(/ form$/, ''))
  const list = entity.read === 'managed' ? [] : [listOf(after, entity, capital(entity.plural), entity.read === 'own' ? 'mine' : 'all')]
  const form = create.role ? [] : [formOf(after, create, create.name)]
  const kept = form.length > 0 ? 'what people send is kept under Data' : 'they are kept under Data'
  return { model: after, blocks: [...list, ...form], says: `Added ${list.length > 0 ? entity.plural : `the form “${create.name}”`} to ${page.title}; ${kept}.` }
}

/** A section for a page that is not there. */
function nowhere(model: AppModel, request: Request): Answer | null {
  const placed = onPage.exec(request.read)
  if (!placed?.[3] || pageNamed(model, placed[2]!) || /\b(?:page|section)\b/i.test(placed[1]!)) return null
  const name = cut(placed[2]!, 40)
  return { kind: 'understood', says: `There is no page called ${name}; add it first.`, where: '', marks: [], choices: [`Add ${article(name)} ${name} page`] }
}

/** Adds a section to a page, or to home where none is named: a stock one, a list, a form, a banner or words. */
export const addSection: Rule = (model, request) => {
  const wanted = wantedOf(model, request.read)
  if (!wanted) return nowhere(model, request)
  const marks = marksOf(request, [[wanted.noun, 'thing']])
  const made = sectionFor(model, wanted)
  if (!made || made.blocks.length === 0) return null
  const kind = made.blocks[0]!.kind
  const twin = wanted.page.blocks.find((block) => block.kind === kind && plain(block.heading) === plain(made.blocks[0]!.heading))
  if (twin) return { kind: 'same', says: `${wanted.page.title} already has the section “${twin.heading}”.`, where: wanted.page.path, marks }
  const pages = made.model.pages.map((page) => (page.id === wanted.page.id ? { ...page, blocks: [...page.blocks, ...made.blocks] } : page))
  const label = `${cut(wanted.noun, 40)} on ${wanted.page.title}`
  return { kind: 'built', model: { ...made.model, pages }, says: made.says, label, where: wanted.page.path, marks }
}

/** "A newsletter signup", "a contact form": a form that belongs on a page that is there rather than on its own. */
export const addSignup: Rule = (model, request) => {
  const match =
    /^(?:add|include|create|put|insert|make)\s+(?:an?\s|the\s)?((?:newsletter|mailing list|waiting list|wait ?list)(?:\s(?:sign[- ]?up|signup|form|subscription|box|field))?)$/i.exec(
      request.read,
    )
  if (!match) return null
  const there = model.actions.find(({ name }) => /^subscribe/i.test(name))
  const page = homeOf(model)
  const marks = marksOf(request, [[match[1]!, 'thing']])
  if (there) return { kind: 'same', says: `There already is the form “${there.name}”.`, where: page.path, marks }
  const { model: after, create } = thingFor(model, match[1]!.toLowerCase())
  const heading = /wait/i.test(match[1]!) ? 'Join the waiting list' : 'Stay in touch'
  const blocks = [...page.blocks, formOf(after, create, heading)]
  const says = `Added the form “${heading}” to ${page.title}; who subscribes is kept under Data.`
  return {
    kind: 'built',
    model: { ...after, pages: after.pages.map((one) => (one.id === page.id ? { ...one, blocks } : one)) },
    says,
    label: 'newsletter form',
    where: page.path,
    marks,
  }
}
