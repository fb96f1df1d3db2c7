import { kits } from '../../lexicon/kits.ts'
import type { Entity } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { hasPlace, mapBlock } from './maps.ts'
import { entityIn, hasKind, pageOf, partFor, roleFor, withFirst } from './places.ts'

const spots = `(?:charging )?(?:stations?|stores?|shops?|venues?|restaurants?|hotels?|hospitals?|clinics?|pharmac(?:y|ies)|locations?|places?|addresses|scenic spots?|attractions?|destinations?|parking lots?|offices?|branches|schools?|outlets?|museums?)`
/** To be led to a place, rather than through a site or by a voice while one drives. */
const led = new RegExp(
  String.raw`\b(?:map|traffic|venue|restaurant|hotel|store|shop|station|location|route|scenic spot|hospital|address|position)s? (?:traffic )?navigation\b|\bnavigat(?:e|ing|ion) to (?:the |a |an |nearby |selected |nearest |that |these )*(?:[\w-]+ ){0,2}${spots}\b|\bnavigation (?:directions|to find)\b|\b(?:get|getting|view|obtain|provide|providing) (?:driving |navigation |route )?directions\b`,
)
const not = /\b(?:real-?time|gps|indoor|voice|3d|vr|ar)\b/

/** "navigate to charging stations", "map navigation": the plan of the places leads to each by a map of the streets. */
export const directions: Completer = (draft) => {
  if (!/navigat|directions/i.test(draft.brief.words)) return draft
  return asksIn(draft)
    .filter(({ text }) => led.test(text) && !not.test(text))
    .reduce((so_far: Draft, asked) => {
      const found = placesFor(so_far, asked)
      const page = found && pageOf(so_far, found.id, roleFor(so_far, asked))
      if (!page || (found.read === 'managed' && page.role === undefined)) return so_far
      const mapped = hasKind(so_far, page.path, 'map') ? so_far : withFirst(so_far, page.path, mapBlock(so_far, found, false))
      const pages = mapped.model.pages.map((one) =>
        one.path === page.path ? { ...one, blocks: one.blocks.map((block) => (block.kind === 'map' ? { ...block, directions: true } : block)) } : one,
      )
      return claimed(withModel(mapped, { pages }), page.path, [asked.clause])
    }, draft)
}

/** The places that are meant: those that the words name, those of a map that is there, else what else has a place and is everybody's to see. */
function placesFor(draft: Draft, asked: Asked): Entity | undefined {
  const own = partFor(draft, asked)
  if (own && hasPlace(draft, own)) return entityIn(draft, own.made.entity.id)
  const known = draft.model.pages.flatMap(({ role, blocks }) => (role === undefined ? blocks.filter((block) => block.kind === 'map') : []))
  if (known[0]) return entityIn(draft, known[0].entity)
  const others = draft.parts.filter((part) => hasPlace(draft, part) && entityIn(draft, part.made.entity.id)?.read === 'public')
  const place = others.find(({ made }) => kits[made.thing.kit].group === 'place') ?? others[0]
  return place && entityIn(draft, place.made.entity.id)
}
