import type { AppModel, Block, Page } from '../model.ts'
import { actionNamed, blockNamed, mainForm, plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { already, built, quoted, sentence, type Wanted, withBlock, withPages } from './wording.ts'

const buttonWords = /^(?:(?:main |primary |first |hero |top |call to action |cta )?button|cta|call to action)(?: (?:text|label))?$/i
export function retitleHeading(model: AppModel, request: Request, wanted: Wanted, on: Page | undefined): Answer | null {
  const page = on ?? model.pages.find(({ path }) => path === '/') ?? model.pages[0]!
  const block = page.blocks.find(({ kind }) => kind === 'hero') ?? page.blocks[0]
  if (!block) return null
  const heading = cut(wanted.to, 200)
  if (block.heading === heading) return already(sentence(`The headline already is ${quoted(heading)}`), page.path)
  return built(
    withBlock(model, page, block, { ...block, heading }),
    request,
    wanted,
    sentence(`The headline of ${page.title} is now ${quoted(heading)}`),
    'new headline',
    page.path,
  )
}

export function retitleTagline(model: AppModel, request: Request, wanted: Wanted): Answer {
  const tagline = wanted.to.slice(0, 2000)
  if (model.tagline === tagline) return already(sentence(`The tagline already is ${quoted(tagline)}`), '/')
  const home = model.pages.find(({ path }) => path === '/')
  const hero = home?.blocks.find((block) => block.kind === 'hero')
  const after = home && hero ? withBlock(model, home, hero, { ...hero, text: tagline }) : model
  return built({ ...after, tagline }, request, wanted, sentence(`The tagline is now ${quoted(tagline)}`), 'new tagline', '/')
}

/** Names the words on a button: an action's, or a link's in a hero or banner. */
export function retitleButton(model: AppModel, request: Request, wanted: Wanted, on?: Page): Answer | null {
  const name = cut(wanted.to, 160)
  const said = unquoted(wanted.what.replace(/\s*\bbutton\b(?: text| label)?\s*/i, ' ').trim())
  const exact = model.actions.some((one) => one.name.toLowerCase() === said.toLowerCase())
  const action = !exact && linked(model, said) ? undefined : (actionNamed(model, said) ?? sentBy(model, said, on))
  if (action) {
    if (action.name === name) return already(sentence(`That button already says ${quoted(name)}`), '')
    const actions = model.actions.map((one) => (one === action ? { ...one, name } : one))
    return built({ ...model, actions }, request, wanted, sentence(`The button ${quoted(action.name)} now says ${quoted(name)}`), `${name} button`, '')
  }
  const main = buttonWords.test(wanted.what)
  for (const page of model.pages) {
    for (const block of page.blocks) {
      const after = relinked(block, main ? null : plain(said), name)
      if (after)
        return built(
          withBlock(model, page, block, after),
          request,
          wanted,
          sentence(`The button on ${page.title} now says ${quoted(name)}`),
          `${name} button`,
          page.path,
        )
    }
  }
  return /\bbutton\b/i.test(wanted.what) ? whichButton(model, said, name) : null
}

/** The button of the one form that the words mean: by its page, as "the form", or by what it is for. */
function sentBy(model: AppModel, said: string, on: Page | undefined): AppModel['actions'][number] | undefined {
  const forms = on?.blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : [])) ?? []
  if (forms.length > 0 && on?.path !== '/') return model.actions.find(({ id }) => id === forms[0])
  const main = mainForm(model)
  if (/^(?:(?:on|of|in|under) )?(?:the |our )?(?:form|submit|send|submission)$/i.test(said))
    return model.actions.find(({ kind, entity }) => kind === 'create' && entity === main?.id)
  const words = plain(said).split(' ')
  const meant =
    said === ''
      ? []
      : model.actions.filter(({ kind, name }) => kind !== 'update' && kind !== 'delete' && words.every((word) => plain(name).split(' ').includes(word)))
  const open = meant.filter(({ role }) => role === undefined)
  return open.length === 1 ? open[0] : meant.length === 1 ? meant[0] : undefined
}

/** Asks which button is meant, where the words name none. */
function whichButton(model: AppModel, said: string, name: string): Answer {
  const forms = model.pages
    .filter(({ role }) => role === undefined)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : [])))
  const open = model.actions.filter(({ id, role }) => role === undefined && forms.includes(id))
  const choices = [...new Set(open.map((one) => one.name))].slice(0, 4).map((one) => `Change the button “${one}” to “${name}”`)
  const says =
    choices.length > 0
      ? `There is no button called ${said || 'so'}: which one should say ${quoted(name)}?`
      : `There is no button called ${said || 'so'} whose words can be changed.`
  return { kind: 'understood', says, where: '', marks: [], choices }
}

const linked = (model: AppModel, label: string) =>
  model.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'hero' && [block.primary, block.secondary].some((link) => link?.label.toLowerCase() === label.toLowerCase())),
  )

/** A hero or banner whose link of that label, or whose main link for null, is called otherwise; null where there is none. */
function relinked(block: Block, label: string | null, name: string): Block | null {
  const fits = (link: { label: string } | null) => !!link && (label === null || plain(link.label) === label)
  if (block.kind === 'banner' && block.link && fits(block.link)) return { ...block, link: { ...block.link, label: name } }
  if (block.kind !== 'hero') return null
  if (block.primary && fits(block.primary)) return { ...block, primary: { ...block.primary, label: name } }
  return block.secondary && fits(block.secondary) && label !== null ? { ...block, secondary: { ...block.secondary, label: name } } : null
}

/** A page's title, its navigation entry and the headings that were the same words. The path stays, so that links keep working. */
export function retitlePage(model: AppModel, request: Request, wanted: Wanted, page: Page): Answer {
  const title = cut(wanted.to.replace(/ page$/i, ''), 160)
  if (page.title === title) return already(`That page already is called ${quoted(title)}.`, page.path)
  const was = [page.title, page.navigation].map((name) => name && plain(name))
  const blocks = page.blocks.map((block) => (block.kind !== 'hero' && was.includes(plain(block.heading)) ? { ...block, heading: title } : block))
  const after = withPages(model, page, (of) => ({ ...of, title, navigation: of.navigation === null ? null : title, blocks }))
  return built(after, request, wanted, `The page ${page.title} is now called ${title}. Its address stays ${page.path}.`, `${title} page`, page.path)
}

export function retitleBlock(model: AppModel, request: Request, wanted: Wanted, on: Page | undefined): Answer | null {
  const found = blockNamed(model, unquoted(wanted.what.replace(/ (?:section|heading|headline|title|block)$/i, '')), on)
  if (!found) return null
  const heading = cut(wanted.to, 200)
  if (found.block.heading === heading) return already(sentence(`That section already is called ${quoted(heading)}`), found.page.path)
  const after = withBlock(model, found.page, found.block, { ...found.block, heading })
  return built(
    after,
    request,
    wanted,
    sentence(`The section ${quoted(found.block.heading || found.block.kind)} is now called ${quoted(heading)}`),
    `${cut(heading, 40)} section`,
    found.page.path,
  )
}

/** The words of a page's first text. */
export function rewrite(model: AppModel, request: Request, wanted: Wanted, page: Page): Answer | null {
  const block = page.blocks.find(({ kind }) => kind === 'text')
  if (block?.kind !== 'text') return null
  const paragraphs = wanted.to
    .split(/\n+/)
    .map((line) => line.trim().slice(0, 2000))
    .filter((line) => line !== '')
    .slice(0, 20)
  const says = sentence(`The text of ${page.title} is now ${quoted(wanted.to)}`)
  return built(withBlock(model, page, block, { ...block, paragraphs }), request, wanted, says, `text of ${page.title}`, page.path)
}
