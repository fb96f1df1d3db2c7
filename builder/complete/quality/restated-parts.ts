import type { Block, Page } from '../../model.ts'
import type { Asked, Draft } from '../draft.ts'

/** What a clause says again that the site has by another of its parts: the words, and the page where it is. */
export interface Restated {
  readonly words: RegExp
  readonly page: (draft: Draft, asked: Pick<Asked, 'text'>) => Page | string | undefined
}

type Pages = Draft['model']['pages']
const withBlock = (pages: Pages, holds: (block: Block) => boolean): Page | undefined =>
  pages.find(({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some(holds)) ?? pages.find(({ blocks }) => blocks.some(holds))
const having = ({ model }: Draft, ...kinds: readonly Block['kind'][]): Page | undefined => withBlock(model.pages, ({ kind }) => kinds.includes(kind))

/** The page that lists rows of the things that `called` names. */
const listing = ({ model }: Draft, called: RegExp, holds: (block: Block & { readonly kind: 'list' }) => boolean = () => true): Page | undefined => {
  const ids = new Set(model.entities.filter(({ plural }) => called.test(plural)).map(({ id }) => id))
  return withBlock(model.pages, (block) => block.kind === 'list' && ids.has(block.entity) && holds(block))
}
/** The page on which rows are changed, or taken away. */
const changing = (draft: Draft, kind: 'update' | 'delete', called: RegExp): Page | undefined => {
  const acts = new Set(draft.model.actions.filter((action) => action.kind === kind && action.transition === undefined).map(({ id }) => id))
  return listing(draft, called, ({ actions }) => actions.some((id) => acts.has(id)))
}
const managed = ({ model }: Draft): Page | undefined => {
  const manages = new Set(model.roles.filter((role) => role.manages).map(({ id }) => id))
  const own = model.pages.filter(({ role, navigation }) => role !== undefined && manages.has(role) && navigation !== null)
  return own.find(({ path }) => path.startsWith('/management')) ?? own[0]
}

const site = '(?:website|system|platform|app|application|tool|program|mini-program|page|game)'
const lead = `(?:and |where |that )*(?:(?:users|players|customers|clients|administrators) (?:can |should be able to ))?(?:the ${site} should (?:also )?(?:have|include|provide|offer|support) )?(?:functionalities (?:for|such as) )?(?:an? |the )?`
const texts = /^(?:articles|posts|blog posts|news(?: articles)?|pages|texts|website texts|content|updates|update logs|announcements)$/

export const restatedParts: readonly Restated[] = [
  {
    words: new RegExp(
      `^${lead}(?:administrator|admin|administration|backend management|back-end management) (?:functions?|functionality|portal|modules?|panel|backend|console|side|end|version)$`,
    ),
    page: managed,
  },
  { words: new RegExp(`^${lead}(?:manage |perform )?administrators?(?: management)?$`), page: (draft) => having(draft, 'people') },
  {
    words: new RegExp(
      `^${lead}(?:use the ${site} to |allow(?:s|ing)? (?:[a-z]+ and [a-z]+|users|them) to )(?:communicate|chat|negotiate|interact|talk)(?:,? and (?:communicate|negotiate|interact|trade))?(?: effectively| easily| directly| with (?:each other|one another|other users)| in real[- ]time)*$`,
    ),
    page: (draft) => having(draft, 'inbox', 'comments'),
  },
  {
    words: /\bpagination (?:function|component|feature)? ?should (?:include|have) buttons for the first page$|^(?:to )?display multi-page content$/,
    page: ({ model }) => withBlock(model.pages, ({ kind }) => kind === 'list'),
  },
  {
    words: new RegExp(`^${lead}(?:product )?(?:catalogs?|catalogues?|brochures?|manuals?|documents?|files?) downloads?$`),
    page: (draft, { text }) => {
      const noun = /(catalog|brochure|manual|document|file)(?:ue)?s? downloads?$/.exec(text)![1]!
      const filed = draft.model.entities.filter(({ fields }) => fields.some(({ type }) => type === 'file')).map(({ plural }) => plural)
      const called = noun === 'catalog' ? /catalog|brochure/ : new RegExp(noun)
      return filed.some((plural) => called.test(plural)) ? listing(draft, new RegExp(`${called.source}`)) : undefined
    },
  },
  {
    words: /\b(?:exams?|tests?|quiz)\b.*\b(?:countdown|time limit|timing|timer)\b(?: (?:function|functionality|feature)s?)?$/,
    page: ({ model }) => withBlock(model.pages, (block) => block.kind === 'quiz' && block.modes.includes('exam')),
  },
  { words: new RegExp(`^${lead}(?:provides |set(?:ting)? )(?:timed )?voice reminders?(?: services?)?$`), page: (draft) => having(draft, 'due') },
  {
    words: /\bcall-to-action buttons?\b(?!.*\b(?:color|colour|track)\w*)/,
    page: (draft) => (having(draft, 'carousel') ?? draft.model.pages.find(({ path }) => path === '/')) && '/',
  },
  {
    words: new RegExp(`^${lead}(?:(?:creat|edit|delet|manag|and|add|e|ing|,| )+) (?:website |new )?pages, articles,? and other content$`),
    page: (draft) => (changing(draft, 'update', texts) ? having(draft, 'designer') : undefined),
  },
  {
    words: new RegExp(`^${lead}(?:edit|update|modify|editing|updating)(?: the| existing| published| update)* (?:content|information|articles)$`),
    page: (draft) => changing(draft, 'update', texts),
  },
  {
    words: new RegExp(`^${lead}(?:delete|remove|deleting)(?: the| unnecessary| outdated| old| existing)* (?:content|articles)$`),
    page: (draft) => changing(draft, 'delete', texts),
  },
  { words: new RegExp(`^${lead}(?:brows(?:e|ing)|view(?:ing)?|publish(?:ing)?) accounts$`), page: (draft) => listing(draft, / accounts$/) },
  {
    words: new RegExp(`^${lead}(?:should be able to )?search(?:ing)?,? and filter(?:ing)? (?:for )?(?:specific |the )?[a-z -]+$`),
    page: (draft, { text }) => {
      const noun = /([a-z]+)$/.exec(text)![1]!
      return listing(draft, new RegExp(`(?:^| )${noun}$`), ({ search, filters }) => search && filters.length > 0)
    },
  },
  {
    words:
      /\b(?:push(?:es|ing)?|send)\b.*\bevents?\b.*\b(?:to the client|in real[- ]time)\b|\breal-time push (?:function|functionality)$|\breal-time updates and refresh\b/,
    page: (draft) => having(draft, 'live'),
  },
  {
    words: new RegExp(`^${lead}(?:keyword|syntax|code) highlighting$`),
    page: ({ model }) => withBlock(model.pages, (block) => block.kind === 'workbench' && block.tools.some((tool) => tool === 'highlight')),
  },
  {
    words: new RegExp(
      `^${lead}(?:adjust|customiz|chang|modify|modif|configur)(?:e|ing|y|ying|ies)? (?:the )?(?:website'?s? |page |site )?(?:layouts?|colors and layouts?|layouts? and colors?)$`,
    ),
    page: ({ model }) =>
      model.pages.find(({ blocks }) =>
        blocks.some((block) => block.kind === 'form' && model.actions.some(({ id, entity }) => id === block.action && entity === model.settings?.entity)),
      ),
  },
  {
    words: new RegExp(
      `^${lead}(?:website|application|page|system|platform|app)? ?(?:should (?:provide|offer) )?(?:a )?(?:real-time )?previews?(?: functions?)?(?: of the (?:uploaded|selected|chosen) (?:images|pictures|photos))?$`,
    ),
    page: ({ model }) => {
      const pictured = new Set(model.entities.filter(({ fields }) => fields.some(({ type }) => type === 'image')).map(({ id }) => id))
      const sending = new Set(model.actions.filter(({ kind, entity }) => kind === 'create' && pictured.has(entity)).map(({ id }) => id))
      return withBlock(model.pages, (block) => block.kind === 'form' && sending.has(block.action))
    },
  },
  {
    words: new RegExp(`^(?:including |${lead})(?:features such as )?(?:an? |the )?(?:layout of the )?(?:[a-z]+ )?(?:home ?page|(?<=such as [a-z]+ )home)$`),
    page: ({ model }) => model.pages.find(({ path, blocks }) => path === '/' && blocks.length > 1),
  },
  {
    words: /^(?:and )?an? home ?page to (?:display|show|list) .+$/,
    page: ({ model }, { text }) => {
      const home = model.pages.find(({ path }) => path === '/')
      const shown = new Set(home?.blocks.flatMap((block) => (block.kind === 'list' ? [block.entity] : [])))
      return model.entities.some(({ id, plural }) => shown.has(id) && text.includes(plural)) ? home : undefined
    },
  },
  { words: /^that provides an? (?:interactive |fun |exciting |immersive )+gam(?:e|ing) experience$/, page: (draft) => having(draft, 'game') },
  {
    words: new RegExp(`^${lead}(?:providing )?chapter navigation(?: functions?)?$|^allowing users to (?:quickly )?jump to a specific chapter$`),
    page: (draft) => listing(draft, /(?:^| )chapters$/),
  },
  {
    words: new RegExp(`^${lead}(?:allowing for )?(?:an? )?(?:graphical|comprehensive|visual) displays?(?: of (?:the )?data)?$`),
    page: (draft) => having(draft, 'chart', 'explorer', 'report'),
  },
  { words: new RegExp(`^${lead}(?:blog|article|news) publishing (?:platform|system|function)$`), page: (draft) => changing(draft, 'update', texts) },
  { words: new RegExp(`^${lead}(?:an )?online editor$`), page: (draft) => changing(draft, 'update', texts) },
  {
    words: /^(?:the )?ai (?:will|can|should) (?:automatically )?generate (?:corresponding |the |related |matching )*(?:images|pictures|paintings|drawings)$/,
    page: ({ model }) => withBlock(model.pages, (block) => block.kind === 'picture' && block.way === 'words'),
  },
]
