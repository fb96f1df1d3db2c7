import type { BlockOf, Entity } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { changeBlocks, changePages, entityIn, fieldIn, listPage, partsOf, putEntity, withSeeds } from '../trade/parts.ts'
import { spokenAt } from './discussion.ts'
import { claimThing, detailPage, says } from './places.ts'

const roomed = /^(?:game |player |match |battle |private )?(?:room|table|lobby|hall)$/
/** Whether rows of the entity are rooms in which somebody is host of others. */
export const isHosted = (entity: Entity): boolean =>
  roomed.test(entity.singular) && entity.read === 'public' && ['host', 'status'].every((id) => fieldIn(entity, id) !== undefined)
/** Whether they have places that are taken for a game. */
export const isGameRoom = (entity: Entity): boolean => isHosted(entity) && ['places', 'players_in'].every((id) => fieldIn(entity, id) !== undefined)

const talking = /\b(?:chat\w*|talk\w*|messag\w*|communicat\w*|interact\w*)\b/
const apart =
  /\b(?:private|direct|personal|one-on-one|friends?|customer service|support)\b[^.]{0,24}\b(?:chat|messag|conversation|talk)\w*|\b(?:chat|messag|talk)\w* (?:with|to) (?:friends|customer|staff)/
const talked = /\b(?:message|chat|conversation|communication)$/
/** What is said in rooms, an answer before what it answers: the newest stands first. */
const lines = [
  'You do, you came first.',
  'Hello! Who begins?',
  'That was close!',
  'Good luck, everybody.',
  'Yes, and then I have to go.',
  'One more round after this?',
  'Come in, the third place is free.',
  'Is there a place left at the table?',
]

/** What is said on a site with game rooms is said in the rooms, unless it is kept between two. */
export function roomChats(draft: Draft): Draft {
  const part = draft.parts.find(({ made }) => {
    const entity = entityIn(draft, made.entity.id)
    return entity !== undefined && isGameRoom(entity)
  })
  const page = part && detailPage(draft, part.made.entity.id)
  if (!page || page.role !== undefined || !says(draft, talking) || says(draft, apart)) return draft
  if (page.blocks.some(({ kind }) => kind === 'comments')) return draft
  const chats = partsOf(draft, 'message', 'room_chat').filter(({ made }) => talked.test(made.thing.noun) && made.entity.id !== part.made.entity.id)
  const gone = new Set(chats.map(({ made }) => made.entity.id))
  const bare = withoutThings(draft, [...gone])
  const lean = { ...bare, parts: bare.parts.filter(({ made }) => !gone.has(made.entity.id)) }
  const spoken = spokenAt(lean, part, 'message')
  const talk = detailPage(spoken, part.made.entity.id)?.blocks.find((block): block is BlockOf<'comments'> => block.kind === 'comments')
  if (!talk) return draft
  const said = entityIn(spoken, talk.entity)!
  const rooms = Math.max(1, entityIn(spoken, part.made.entity.id)?.seeds.length ?? 1)
  const sampled = putEntity(
    spoken,
    withSeeds(said, (seed, index) => ({ ...seed, [talk.words]: lines[index % lines.length]!, [talk.by]: Math.floor(index / 2) % rooms })),
  )
  const shown = changeBlocks(sampled, (block) => [
    block.kind === 'comments' && block.id === talk.id ? { ...block, heading: 'Chat of this room', chat: true, live: true } : block,
  ])
  const where = listPage(shown, part.made.entity.id)?.path ?? '/'
  return chats.reduce((so_far, { made }) => claimThing(so_far, made.thing, where, /\b(?:voice|video)\b/), shown)
}

/** The games of the site are played in its rooms too, by whoever has come in. */
export function playedInRooms(draft: Draft, room: string): Draft {
  const found = draft.model.pages.flatMap(({ role, blocks }) =>
    role === undefined ? blocks.filter((block) => block.kind === 'game' && block.about === undefined) : [],
  )[0]
  const page = detailPage(draft, room)
  if (found?.kind !== 'game' || !page || page.role !== undefined || page.blocks.some(({ kind }) => kind === 'game')) return draft
  const block: BlockOf<'game'> = {
    ...found,
    id: newBlockId(draft, `${room}_game`.slice(0, 44)),
    heading: 'Play in this room',
    text: 'The other side is played by the computer.',
  }
  const at = page.blocks.findIndex(({ kind }) => kind === 'comments')
  const before = at < 0 ? page.blocks.length : at
  return changePages(draft, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks.slice(0, before), block, ...one.blocks.slice(before)] } : one))
}
