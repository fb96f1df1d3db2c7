import { article, capital, isPlural, isUncountable, listed } from '../lexicon/inflect.ts'
import type { AppModel, Block } from '../model.ts'
import { money } from '../render/value.ts'
import { newId } from './ids.ts'

/** A page of words alone, made from what the model already says. */
export interface StockPage {
  readonly words: RegExp
  readonly title: string
  /** The heading of it as a section of another page, where that is not its title. */
  readonly section?: (model: AppModel) => string
  readonly blocks: (model: AppModel, heading: string) => Block[]
}

const creates = (model: AppModel) => model.actions.filter(({ kind, role }) => kind === 'create' && role === undefined)
const pageOfAction = (model: AppModel, action: string) =>
  model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === action))

/** A button's words inside a sentence: "book a class" for "Book class". */
function act(name: string): string {
  const [verb = '', ...rest] = name.toLowerCase().split(' ')
  const last = rest.at(-1)
  const bare = last === undefined || /^(?:an?|the|for|up|to|in|as|your|my)$/.test(rest[0]!) || isPlural(last) || isUncountable(last)
  return bare ? name[0]!.toLowerCase() + name.slice(1) : `${verb} ${article(rest.join(' '))} ${rest.join(' ')}`
}

/** Questions that the site's own forms and pages answer. */
function questions(model: AppModel): { title: string; text: string }[] {
  const forms = creates(model).flatMap(({ id, name }) => {
    const page = pageOfAction(model, id)
    return page ? [{ title: `How do I ${act(name)}?`, text: `Open “${page.title}”, fill in the form and send it. A confirmation stays on the page.` }] : []
  })
  const own = model.entities.find(({ read }) => read === 'own')
  const kept = own ? [{ title: `Who can see my ${own.plural}?`, text: 'You and the people who run this site.' }] : []
  return [...forms.slice(0, 4), ...kept, { title: `What is ${model.name}?`, text: model.summary || model.tagline || model.name }]
}

/** Captions from the names of rows that everybody may see, or from the site's name. */
function captions(model: AppModel): string[] {
  const open = model.entities.find(({ read, seeds }) => read === 'public' && seeds.length > 2)
  const names = open?.seeds.map((seed) => String(seed[open.title] ?? '')).filter((name) => name !== '') ?? []
  return names.length > 2
    ? names.slice(0, 6).map((name) => name.slice(0, 160))
    : ['Where we are', 'How we work', 'A closer look', 'What we make', 'Small things', 'The end of the day']
}

/** Prices of rows that everybody may see; three plans to be changed where nothing on the site has a price. */
function prices(model: AppModel): { name: string; price: string; lines: string[]; page: null }[] {
  for (const { read, fields, seeds, title } of model.entities) {
    const priced = fields.find(({ type }) => type === 'money')
    if (read !== 'public' || !priced) continue
    const rows = seeds.flatMap((seed) => {
      const [amount, name] = [seed[priced.id], seed[title]]
      const price = typeof amount === 'number' ? money(amount, priced.unit, Number.isInteger(amount) ? 0 : 2) : null
      const lines = fields.flatMap(({ id, type }) => (type === 'choice' && typeof seed[id] === 'string' ? [seed[id]] : []))
      return price && typeof name === 'string' && name !== '' ? [{ name: name.slice(0, 160), price, lines, page: null }] : []
    })
    if (rows.length > 0) return rows.slice(0, 6)
  }
  const plan = (name: string, price: string, ...lines: string[]) => ({ name, price, lines, page: null })
  return [
    plan('Basic', '$0', 'For a first look'),
    plan('Standard', '$12', 'For every day', 'Answers within a day'),
    plan('Plus', '$29', 'For teams', 'Answers within an hour'),
  ]
}

const text = (model: AppModel, heading: string, paragraphs: string[]): Block => ({
  id: newId(model, `${heading.slice(0, 30)} text`, 'text'),
  kind: 'text',
  heading,
  paragraphs,
})

const does = (model: AppModel): string => {
  const names = creates(model).map(({ name }) => act(name))
  const shown = model.entities.filter(({ read }) => read === 'public').map(({ plural }) => plural)
  const see = shown.length > 0 ? `see ${listed(shown.slice(0, 3))}` : ''
  const parts = [see, ...names.slice(0, 3)].filter((part) => part !== '')
  return parts.length > 0 ? `Here you can ${listed(parts)}.` : ''
}

export const stockPages: readonly StockPage[] = [
  {
    words: /^(?:about|about us|about me|who we are|our story|story)$/,
    title: 'About',
    section: (model) => `About ${model.name}`.slice(0, 200),
    blocks: (model, heading) => {
      const paragraphs = [model.summary, does(model)].filter((line) => line !== '')
      return [text(model, heading, paragraphs.length > 0 ? paragraphs : [model.name])]
    },
  },
  {
    words: /^(?:faq|faqs|question|questions|frequently asked questions?|q&a|help|help center|help centre)$/,
    title: 'FAQ',
    section: () => 'Questions and answers',
    blocks: (model, heading) => [{ id: newId(model, 'faq_questions'), kind: 'faq', heading, items: questions(model) }],
  },
  {
    words: /^(?:(?:photo |picture |image )?gallery|(?:photos|pictures|images)(?: of .{1,40})?)$/,
    title: 'Gallery',
    blocks: (model) => [
      {
        id: newId(model, 'gallery_pictures'),
        kind: 'gallery',
        heading: 'Gallery',
        items: captions(model).map((caption, index) => ({ caption, art: `${model.name} ${index + 1}` })),
      },
    ],
  },
  {
    words: /^(?:pricing|prices?|price list|plans?|rates?|pricing plans?|pricing table)$/,
    title: 'Pricing',
    blocks: (model) => [{ id: newId(model, 'price_list'), kind: 'prices', heading: 'Pricing', items: prices(model) }],
  },
  {
    words: /^(?:terms|terms of service|terms and conditions|terms of use|conditions)$/,
    title: 'Terms',
    blocks: (model) => [
      text(model, 'Terms', [
        `These terms hold between you and ${model.name} when you use this site.`,
        'What you enter is yours. It is kept to give you what you asked for, and you can ask for it to be deleted.',
        'We keep the site running with care, and tell you on this page when these terms change.',
      ]),
    ],
  },
  {
    words: /^(?:privacy|privacy policy|data protection|data privacy)$/,
    title: 'Privacy',
    blocks: (model) => [
      text(model, 'Privacy', [
        `${model.name} keeps what you enter in its forms, and a cookie that tells your own entries from those of others.`,
        'Nothing is passed on to advertisers. You can ask at any time what is kept about you, and have it deleted.',
      ]),
    ],
  },
  {
    words: /^(?:how it works|steps|process|guide)$/,
    title: 'How it works',
    blocks: (model) => {
      const items = creates(model)
        .slice(0, 4)
        .map(({ name }) => ({ title: capital(name), text: 'Open the form, fill it in and send it.' }))
      const steps = items.length > 0 ? items : [{ title: 'Look around', text: model.summary || model.name }]
      return [
        {
          id: newId(model, 'how_it_works_steps'),
          kind: 'steps',
          heading: 'How it works',
          items: [...steps, { title: 'Keep track', text: 'What you sent stays on the site, where you can come back to it.' }],
        },
      ]
    },
  },
]

/** Numbers of each thing, and a chart of the first that has kinds or dates. */
export function statisticsBlocks(model: AppModel): Block[] {
  const tiles = model.entities.slice(0, 6).map(({ id, plural }) => ({ label: capital(plural), entity: id, measure: 'count' as const }))
  const charted = model.entities.flatMap(({ id, plural, fields }) => {
    const by = fields.find(({ type }) => type === 'choice')
    return by ? [{ id, plural, by }] : []
  })[0]
  const numbers: Block = { id: newId(model, 'statistics_numbers'), kind: 'tiles', heading: 'In numbers', tiles }
  if (!charted) return tiles.length > 0 ? [numbers] : []
  const heading = `${capital(charted.plural)} by ${charted.by.label.toLowerCase()}`
  return [
    numbers,
    {
      id: newId(model, 'statistics_chart'),
      kind: 'chart',
      heading: heading.slice(0, 200),
      entity: charted.id,
      by: charted.by.id,
      measure: 'count',
      shape: 'bars',
    },
  ]
}

/** A page of words, with a first line to be written on. */
export const wordsBlocks = (model: AppModel, title: string): Block[] => [text(model, title, [`${title} at ${model.name}.`])]
