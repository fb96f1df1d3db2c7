import { titled } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import type { Block, Page, Theme } from '../model.ts'
import { idFrom, taken } from './ids.ts'
import { listBlock, type Part, pageLine, type Taken } from './pages.ts'

const layouts: Readonly<Record<Theme['name'], 'split' | 'centred' | 'plain'>> = {
  ledger: 'split',
  orchard: 'split',
  atelier: 'split',
  press: 'split',
  arcade: 'split',
  clinic: 'split',
  sunroom: 'centred',
  blueprint: 'split',
  hearth: 'split',
  monolith: 'plain',
  harbor: 'centred',
  candy: 'split',
}
/** Things that make a good first look at a site, the best first. */
const showing = ['event', 'offer', 'media', 'place', 'text', 'person', 'play', 'work', 'machine', 'record', 'talk']
/** What an order or a booking is made for is what people come to look at. */
const chosenFrom: readonly string[] = ['offer', 'event', 'media', 'place', 'person', 'play', 'work']
const subjects: readonly string[] = ['offer', 'event', 'media', 'place', 'play', 'text']
const mostFeatures = 6

export interface Sections {
  readonly name: string
  readonly tagline: string
  readonly theme: Theme['name']
  /** What it is described as, in one sentence. */
  readonly summary: string
  /** The pages that a visitor sees, in order, each with its part where it has one. */
  readonly pages: readonly { readonly page: Page; readonly part: Part | null }[]
}

/** The first page: what the site is, what can be done, where it is done, and a little of what is there. */
export function homePage(sections: Sections, taken_: Taken): Page {
  const { name, tagline, theme } = sections
  const open = sections.pages.filter(({ page }) => page.role === undefined)
  const make = leading(open) ?? open.find(({ page, part }) => part?.acts.create && part.made.thing.kit !== 'profile' && page.blocks[0]?.kind === 'form')
  const look = open.find((one) => one !== make && one.part && one.part.made.thing.kit !== 'profile') ?? open.find((one) => one !== make)
  const any = open.find((one) => one.part?.acts.create && one.page.blocks.some(({ kind }) => kind === 'form'))
  const lead = make ?? look
  const link = (one: typeof lead, act: boolean) =>
    one
      ? {
          label: (act && one.part?.acts.create && one.page.blocks.some(({ kind }) => kind === 'form')
            ? one.part.acts.create.name
            : seeing(one.page.title)
          ).slice(0, 60),
          page: one.page.path,
        }
      : null
  const hero: Block = {
    kind: 'hero',
    id: taken(taken_.blocks, 'hero'),
    heading: name,
    text: tagline,
    layout: layouts[theme],
    primary: link(lead, lead === make || lead === any),
    secondary: lead === look ? null : link(look, false),
    art: name,
  }
  const items = open.slice(0, mostFeatures).map(({ page, part }) => ({ title: page.title, text: part ? pageLine(part) : lineOf(page), page: page.path }))
  const teaser = teaserOf(open, taken_, items.length < 2, make?.part, `${name} ${sections.summary}`)
  const features: Block[] = items.length > 1 ? [{ kind: 'features', id: taken(taken_.blocks, 'sections'), heading: 'What you can do here', items }] : []
  return {
    id: taken(taken_.pages, 'home'),
    path: '/',
    title: name.slice(0, 100),
    navigation: 'Home',
    blocks: [hero, ...features, ...teaser, ...introducedIn(open, taken_)],
  }
}

/** Where a house introduces itself, the first of that stands on its first page. */
function introducedIn(open: Sections['pages'], taken_: Taken): Block[] {
  const part = open.find((one) => one.part?.made.thing.kit === 'introduction')?.part
  if (!part) return []
  const list = listBlock(part, taken_, { heading: 'About us', scope: 'all', actions: [] })
  return [{ ...list, id: taken(taken_.blocks, 'about_teaser'), search: false, filters: [], sorts: [], per_page: 1, fields: ['text'] }]
}

const first: readonly string[] = ['booking', 'order', 'application', 'donation', 'ticket', 'signup', 'request', 'attendance', 'subscription']
/** The page whose form is what people come for. */
function leading(open: Sections['pages']): Sections['pages'][number] | undefined {
  const forms = open.filter(
    ({ page, part }) =>
      part?.acts.create &&
      page.blocks.some(({ kind }) => kind === 'form') &&
      first.includes(part.made.thing.kit) &&
      !(part.made.thing.noun === 'job application' && open.some((one) => one.page.path === '/about')),
  )
  return forms.toSorted((a, b) => first.indexOf(a.part!.made.thing.kit) - first.indexOf(b.part!.made.thing.kit))[0]
}

const seeing = (title: string): string =>
  /^(?:My|Your|All|See|Manage|Contact|About|FAQ|Statistics)/.test(title)
    ? title
    : `See ${/^[A-Z]{2}/.test(title) ? title : title[0]!.toLowerCase() + title.slice(1)}`

function lineOf(page: Page): string {
  const kinds = page.blocks.map(({ kind }) => kind)
  if (kinds.includes('chart') || kinds.includes('tiles')) return 'Figures and charts, counted from what is kept here.'
  return kinds.includes('text') ? 'Who is behind this, and why.' : `Everything about ${page.title.toLowerCase()}.`
}

/** A few rows of what is best to look at; where everything is one's own and there is one page alone, of one's own. */
function teaserOf(open: Sections['pages'], taken_: Taken, isBare: boolean, lead: Part | null | undefined, subject: string): Block[] {
  const sought = new Set(lead?.made.entity.fields.flatMap(({ entity }) => (entity === undefined ? [] : [entity])))
  const isSought = ({ made: { entity, thing } }: Part) => sought.has(entity.id) && chosenFrom.includes(kits[thing.kit].group)
  const ranked = open
    .flatMap(({ part }) => (part && part.made.entity.read === 'public' && part.made.thing.kit !== 'introduction' ? [part] : []))
    .toSorted((a, b) => Number(isSought(b)) - Number(isSought(a)) || Number(isSubject(b, subject)) - Number(isSubject(a, subject)) || rank(a) - rank(b))
  const mine = isBare ? open.flatMap(({ part }) => (part && part.made.entity.read === 'own' ? [part] : [])) : []
  const part = ranked[0] ?? mine[0]
  if (!part) return []
  const { entity } = part.made
  const own = entity.read === 'own'
  const list = listBlock(part, taken_, { heading: own ? `Your ${entity.plural}` : heading(part), scope: own ? 'mine' : 'all', actions: [] })
  return [
    {
      ...list,
      id: taken(taken_.blocks, idFrom(`${entity.id} teaser`)),
      search: false,
      filters: [],
      sorts: [],
      per_page: list.layout === 'table' ? 5 : 3,
      fields: list.fields.slice(0, 4),
    },
  ]
}
/** Whether the site says of itself that it is about rows of the part, and those are to be looked at. */
const isSubject = ({ made: { entity, thing } }: Part, words: string): boolean =>
  subjects.includes(kits[thing.kit].group) && [entity.singular, entity.plural, thing.noun].some((noun) => new RegExp(`\\b${escaped(noun)}\\b`, 'i').test(words))
const escaped = (noun: string): string => noun.replace(/[^\p{L}\p{N} -]/gu, '.')
const rank = (part: Part): number => {
  const at = showing.indexOf(kits[part.made.thing.kit].group)
  return (at === -1 ? showing.length : at) * 10 - Math.min(9, part.made.thing.asks.length)
}
const heading = ({ made: { entity, thing } }: Part): string => {
  const group = kits[thing.kit].group
  if (group === 'event') return `Coming up: ${entity.plural}`
  return group === 'text' || group === 'talk' || group === 'media' ? `Latest ${entity.plural}` : titled(entity.plural)
}
