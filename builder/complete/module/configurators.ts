import { capital, singular } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity } from '../../model.ts'
import type { ProductShape } from '../../module-data.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { withKeptResults } from './kept.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId } from './remake.ts'

const goods =
  '(?:products?|(?:t-)?shirts?|clothes|clothing|garments?|uniforms?|suits?|dresses|cars?|vehicles?|furniture|sofas?|chairs?|bikes?|bicycles?|shoes|sneakers|jewel\\w+|cakes?|mugs?|gifts?|gift boxes|phone cases|bags?|backpacks?|keyboards?|guitars?|skateboards?|lamps?|wardrobes?|kitchens?|rings?|bouquets?)'
const asked = new RegExp(
  `\\bcustom design\\b|\\bdesign(?:ing)? (?:their|your) own\\b|\\b(?:customi[sz]e|configure|personali[sz]e) (?:and \\w+ )?(?:their |the |your |a )?(?:own )?(?:\\w+ )?${goods}\\b|\\b${goods} (?:configurator|customi[sz]\\w+|designer)\\b|\\btailoring design\\b|\\bconfigurator (?:for|of) (?:[\\w-]+ ){0,2}${goods}\\b|\\b(?:customi[sz]able|customi[sz]ed) ${goods}\\b`,
  'i',
)
const otherwise =
  /\b(?:floor plan|landing page|web ?sites?, choose|templates and themes|tiny house|dashboards?|business cards? design agenc|design their own (?:websites?|forms|games))\b/i

type Option = readonly [name: string, price: number, colour?: string]
interface Kind {
  readonly cue: RegExp
  readonly product: string
  readonly shape: ProductShape
  readonly parts: readonly (readonly [part: string, ...options: Option[]])[]
}
const kinds: readonly Kind[] = [
  {
    cue: /\b(?:shirts?|clothes|clothing|garments?|uniforms?|suits?|dresses|tailor\w*|apparel|hoodies?)\b/i,
    product: 'Shirt',
    shape: 'shirt',
    parts: [
      ['Colour', ['Navy', 24, '#1f3a63'], ['Crimson', 24, '#b3202e'], ['Forest', 24, '#2f6b4f'], ['Chalk', 22, '#e9e6dc']],
      ['Trim', ['Gold', 2, '#e0b23c'], ['White', 0, '#f7f7f7'], ['Black', 0, '#22252b']],
      ['Size', ['Size S', 0], ['Size M', 0], ['Size L', 0], ['Size XL', 2]],
      ['Fabric', ['Cotton', 0], ['Linen', 6], ['Sports mesh', 4]],
    ],
  },
  {
    cue: /\b(?:cakes?|bakery|pastr\w+)\b/i,
    product: 'Cake',
    shape: 'cake',
    parts: [
      ['Sponge', ['Vanilla', 28, '#e9cf94'], ['Chocolate', 30, '#6b4028'], ['Strawberry', 30, '#e58b96']],
      ['Icing', ['Cream', 0, '#fff4e0'], ['Pink', 2, '#f4a9c0'], ['Dark chocolate', 3, '#3b2317']],
      ['Serves', ['8 people', 0], ['16 people', 18], ['30 people', 42]],
    ],
  },
  {
    cue: /\b(?:furniture|sofas?|chairs?|couch\w*|interiors?)\b/i,
    product: 'Sofa',
    shape: 'sofa',
    parts: [
      ['Cover', ['Petrol', 690, '#1f5a66'], ['Terracotta', 690, '#b5573a'], ['Stone', 650, '#8d8a83'], ['Moss', 690, '#5d6b3a']],
      ['Cushions', ['Oat', 0, '#dccfb4'], ['Mustard', 20, '#d29a2c'], ['Charcoal', 0, '#3b3d42']],
      ['Seats', ['Two seats', 0], ['Three seats', 180]],
    ],
  },
  {
    cue: /\b(?:cars?|vehicles?|auto\w*)\b/i,
    product: 'Car',
    shape: 'car',
    parts: [
      ['Paint', ['Pearl white', 24900, '#e8e8e6'], ['Racing red', 25400, '#b81f24'], ['Deep blue', 25400, '#1d3f8a'], ['Graphite', 25200, '#4a4f57']],
      ['Wheels', ['Silver 17 inch', 0, '#c9ced4'], ['Black 18 inch', 900, '#33363b'], ['Bronze 18 inch', 1100, '#9a6b3f']],
      ['Engine', ['Petrol', 0], ['Hybrid', 2800], ['Electric', 5600]],
    ],
  },
  {
    cue: /./,
    product: 'Product',
    shape: 'box',
    parts: [
      ['Colour', ['Blue', 18, '#2f5fa8'], ['Red', 18, '#b3202e'], ['Green', 18, '#2f7a4f'], ['Sand', 16, '#d8c5a0']],
      ['Accent', ['Gold', 2, '#e0b23c'], ['White', 0, '#f7f7f7'], ['Black', 0, '#22252b']],
      ['Size', ['Small', 0], ['Medium', 4], ['Large', 9]],
    ],
  },
]

const usual = kinds.flatMap(({ parts }) => parts)
const part = '(?:the |an? |their |your |its )?[a-z][a-z-]{0,24}'
const choosing = new RegExp(
  `\\b(?:choos|select|pick|combin|configur)[a-z]{0,4} (?:from |between |different |various ){0,2}((?:${part}(?: [a-z-]{1,24})?, ){0,6}${part}(?: [a-z-]{1,24})?,? and ${part})`,
)
const unparted =
  /\b(?:prices?|quantit(?:y|ies)|dates?|times?|address(?:es)?|payments?|deliver(?:y|ies)|options?|it|them|see|order|orders|preview|save|designs?)\b/
/** The parts that the words have people choose: "choose frame, colour, wheels and saddle"; none where they name fewer than two. */
function partsIn(words: string): readonly string[] {
  const said = choosing.exec(words.toLowerCase())?.[1] ?? ''
  const parts = said.split(/,? and |, /).map((part) => part.replace(/^(?:the|an?|their|your|its) /, '').trim())
  return parts.length < 2 || unparted.test(said) ? [] : [...new Set(parts)].slice(0, 6)
}
/** What can be chosen for a part: what is usual for one of its name, else three of it from plain to best. */
function optionsOf(part: string, index: number): Kind['parts'][number] {
  const one = singular(part)
  const known = usual.findLast(([name]) => name.toLowerCase() === one)
  const base = index === 0 ? 80 : 0
  if (known) {
    const options = known.slice(1) as Option[]
    const least = index === 0 ? 0 : Math.min(...options.map(([, price]) => price))
    return [capital(part), ...options.map(([name, price, ...colour]): Option => [name, price - least, ...colour])]
  }
  return [capital(part), [`Plain ${one}`, base], [`Light ${one}`, base + 30], [`Best ${one}`, base + 75]]
}
function kindIn(words: string): Kind {
  const kind = kinds.find(({ cue }) => cue.test(words))!
  const named = partsIn(words)
  const product = kind.product === 'Product' ? new RegExp(`\\b${goods}\\b`, 'i').exec(words)?.[0] : undefined
  return { ...kind, ...(product && { product: capital(singular(product.toLowerCase())) }), ...(named.length > 0 && { parts: named.map(optionsOf) }) }
}

/** The table of what can be chosen, and the page where the managing role, or everybody, keeps it. */
function withOptions(draft: Draft, kind: Kind): { readonly draft: Draft; readonly entity: Entity } {
  const manager = managerOf(draft)
  const role = manager === undefined ? {} : { role: manager }
  const id = newEntityId(draft, 'design_options')
  const entity: Entity = {
    id,
    singular: 'design option',
    plural: 'design options',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'part', label: 'Part', type: 'choice', required: true, choices: kind.parts.map(([part]) => part) },
      { id: 'price', label: 'Price', type: 'money', required: true, min: 0 },
      { id: 'colour', label: 'Colour code', type: 'text', required: false, help: 'Six digits after a #, as #1f3a63; empty where it shows no colour.' },
    ],
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: kind.parts.flatMap(([part, ...options]) => options.map(([name, price, colour = '']) => ({ name, part, price, colour }))),
  }
  const fields = entity.fields.map((field) => field.id)
  const make = (of: Action['kind'], name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${of}_design_option`),
    name,
    kind: of,
    entity: id,
    ...role,
    fields: of === 'delete' ? [] : fields,
    confirmation,
  })
  const actions = [
    make('create', 'Add option', 'Option added: {title}.'),
    make('update', 'Edit', 'Saved: {title}.'),
    make('delete', 'Delete', 'Deleted: {title}.'),
  ]
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'design_options_list'),
    heading: 'Design options',
    entity: id,
    layout: 'table',
    fields: ['part', 'price', 'colour'],
    search: false,
    filters: ['part'],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: actions.slice(1).map((action) => action.id),
    empty: 'There are no options yet.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, 'design_options_form'),
    heading: 'Add option',
    action: actions[0]!.id,
    text: 'It can be chosen as soon as it is added.',
  }
  const page = {
    id: newPageId(draft, 'design_options'),
    path: newPath(draft, '/design-options'),
    title: 'Design options',
    navigation: 'Design options',
    ...role,
    blocks: [list, form],
  }
  return { draft: withKept(draft, entity, actions, page), entity }
}

/** A product that visitors put together with a preview and its price, and send as a request, where the words ask for it. */
export const configurators: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!asked.test(words) || otherwise.test(words)) return draft
  const kind = kindIn(words)
  const { draft: offered, entity } = withOptions(draft, kind)
  const kept = withKeptResults(offered, {
    singular: 'design request',
    plural: 'design requests',
    action: 'Send this design',
    confirmation: 'Sent: {title}. We will get back to you.',
    fields: [
      { id: 'design', label: 'Design', type: 'text', required: true },
      { id: 'name', label: 'Your name', type: 'text', required: true },
      { id: 'choices', label: 'Choices', type: 'long_text', required: false },
      { id: 'quantity', label: 'Pieces', type: 'number', required: false },
      { id: 'price', label: 'Price', type: 'money', required: false },
    ],
    by: 'name',
    measures: { design: 'design', choices: 'choices', quantity: 'quantity', price: 'price' },
    seeds: [],
    instead: draft.model.entities.filter(({ plural }) => /^(?:custom(?:i[sz]ed)? |own |saved )?designs?(?: requests?)?$/.test(plural)).map(({ id }) => id),
  })
  const title = 'Design your own'
  const paged = withFirstPage(
    kept.draft,
    title,
    (id) => [
      {
        kind: 'configurator',
        id: id('configurator'),
        heading: '',
        entity: entity.id,
        product: kind.product,
        shape: kind.shape,
        fields: { part: 'part', price: 'price', colour: 'colour' },
        keeps: kept.keeps,
      },
    ],
    title,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'configurator')?.path ?? '/'
  const named = partsIn(words)
  const chosen = named.length === 0 ? paged : claimedBy(paged, where, new RegExp(`\\b(?:choos|select|pick|combin|configur)[a-z]{0,4} .{0,80}\\b${named[0]}\\b`))
  return claimedBy(
    chosen,
    where,
    /\bsav\w* (?:the |their |your )?designs?\b|\b(?:customi[sz]\w+|personali[sz]\w+|configur\w+|design(?:ing)? (?:their|your) own|designing|preview\w* (?:the |their )?designs?|previewing|live preview|(?:select|choose)\w* (?:the |different )?(?:\w+,? ){0,5}(?:colou?rs?|materials?|fabrics?|sizes?|options|flavou?rs?|toppings?|layers|engravings?|finish(?:es)?|patterns?)|tailoring design|design requests)\b/,
    /\b(?:services?|plans?|reports?|recommendations?|dashboards?|themes?|templates?|3d|ar\b|payments?|interfaces?|workflow|needs)\b/,
  )
}
