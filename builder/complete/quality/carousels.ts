import type { Part } from '../../compose/pages.ts'
import type { BlockOf } from '../../model.ts'
import { type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { contentPart } from '../social/places.ts'

const slides =
  /\b(?:carousels?|sliders?|slide ?shows?|sliding (?:effects?|banners?|images?)|rotating (?:banners?|images?)|image rotation|scrolling banners?|(?:browse|switch between) (?:different |the )?slides)\b/
/** What may stand beside those words in a clause that asks for nothing else. */
const beside = new Set(
  `a an the this that with and or of on for in to as at such also additionally its their these those be able can could should will would may have has having include includes including provide provides support supports allow allows allowing
users user visitors website site page webpage homepage home main platform system app application functions function functionality functionalities feature features display displays displaying show shows showing effect effects
image images picture pictures photo photos product products banner banners news article articles featured latest popular clear navigation automatic manual responsive content left right different multiple various between
slide slides sliding carousel carousels slider sliders slideshow slideshows rotating rotation browse browsing switch modify website's top section area large beautiful`.split(
    /\s+/,
  ),
)
const asksOnlyFor = (text: string): boolean => slides.test(text) && text.split(/[^\p{L}'-]+/u).every((word) => word === '' || beside.has(word))

/** What a carousel is made of. */
const within = / (?:page|item|slide|picture|image)$/
const most = 6
const shown = new Set(['long_text', 'money', 'date', 'text'])

/** "a homepage carousel": what the site shows, as slides on its first page. */
export const carousels: Completer = (draft) => {
  const said = draft.brief.clauses.filter(({ start, end, mode }) => {
    const text = draft.brief.words.slice(start, end).toLowerCase().trim()
    return mode !== 'style' && asksOnlyFor(text)
  })
  const home = draft.model.pages.find(({ path }) => path === '/')
  const part = said.length === 0 ? undefined : partFor(draft, said.map(({ start, end }) => draft.brief.words.slice(start, end).toLowerCase()).join(' '))
  if (!home || !part) return draft
  const at = home.blocks[0]?.kind === 'hero' ? 1 : 0
  const blocks = home.blocks.toSpliced(at, 0, blockFor(draft, part))
  const pages = draft.model.pages.map((page) => (page === home ? { ...home, blocks } : page))
  return claimed(withModel(draft, { pages }), '/', said)
}

/** The thing that the words name, else what the site shows. */
function partFor(draft: Draft, words: string): Part | undefined {
  const open = draft.parts.filter(({ made }) =>
    draft.model.entities.some(({ id, read, seeds }) => id === made.entity.id && read === 'public' && seeds.length > 1),
  )
  const named = open.find(({ made: { entity } }) => words.includes(entity.singular) || words.includes(entity.plural))
  const turned =
    named && open.find(({ made: { entity } }) => within.test(entity.singular) && entity.fields.some((field) => field.entity === named.made.entity.id))
  const content = contentPart(draft)
  return turned ?? named ?? (content && open.includes(content) ? content : open[0])
}

function blockFor(draft: Draft, { made: { entity } }: Part): BlockOf<'carousel'> {
  const now = draft.model.entities.find(({ id }) => id === entity.id) ?? entity
  const isDesign = (id: string): boolean => now.seeds.some((seed) => /^[{[]"/.test(String(seed[id] ?? '')))
  const fields = now.fields.filter(({ id, type }) => id !== now.title && shown.has(type) && !isDesign(id))
  const lines = [...fields.filter(({ type }) => type === 'long_text'), ...fields.filter(({ type }) => type !== 'long_text')].slice(0, 2)
  return {
    kind: 'carousel',
    id: newBlockId(draft, 'carousel'),
    heading: `Featured ${now.plural}`.slice(0, 200),
    entity: now.id,
    fields: lines.map(({ id }) => id),
    most,
  }
}
