import type { Part } from '../../compose/pages.ts'
import { groupOf } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, partsOf, putActions, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** A history of what was watched is kept by playing it, rather than beside a list of plays. */
export function viewsOf(draft: Draft, of: string): Entity | undefined {
  const ids = partsOf(draft, 'view_record').map(({ made }) => made.entity.id)
  const found = draft.model.entities.find(
    ({ id, fields }) => ids.includes(id) && fields.some(({ entity }) => entity === of) && fields.some(({ type }) => type === 'date'),
  )
  return found && { ...found, read: 'own', write: 'anyone' }
}
/** What playing keeps is not written by hand as well. */
export function unwritten(draft: Draft, id: string): Draft {
  const written = new Set(actionsOn(draft, id).flatMap((action) => (action.kind === 'create' || action.kind === 'update' ? [action.id] : [])))
  const bare = changeBlocks(draft, (block) => (block.kind === 'form' && written.has(block.action) ? [] : [block]))
  return changeActions(bare, id, (action) => (written.has(action.id) ? null : action))
}

/** "watch lectures", "video courses": what is taught by being watched. */
export const isWatched = ({ made: { thing } }: Part): boolean =>
  /^(?:video|recorded|on-demand) /.test(thing.noun) || thing.asks.some(({ ask }) => /^(?:watch|play|stream|listen)$/.test(ask.verb))
/** Lessons that have a place for a video, on a site whose words speak of videos. */
export const isFilmed = (draft: Draft, { made }: Part): boolean =>
  made.thing.kit === 'lesson' && /\bvideos?\b/i.test(draft.brief.words) && (entityIn(draft, made.entity.id)?.fields.some(({ id }) => id === 'video') ?? false)
/** What is taught, whose plays are counted. */
export const isTaught = ({ made }: Part): boolean => ['lesson', 'course', 'class'].includes(made.thing.kit)
/** "watch short dramas": what people look at from its beginning to its end, by whatever it is called. */
export const isShown = (draft: Draft, { made: { thing } }: Part): boolean =>
  (groupOf(thing) === 'media' || (works.has(thing.kit) && filmed_.test(draft.brief.words))) && thing.asks.some(({ ask }) => /^(?:watch|stream)$/.test(ask.verb))
/** "listen to nostalgic stories": what is read, shown or told is heard too, by whatever it is called. */
export const isHeard = ({ made: { thing } }: Part): boolean =>
  thing.kit !== 'music' &&
  thing.kit !== 'video' &&
  (['media', 'text'].includes(groupOf(thing)) || works.has(thing.kit)) &&
  thing.asks.some(({ ask }) => ask.verb === 'listen')
/** What tells that watching is done before a screen: river gauges and sick animals are watched too. */
const filmed_ =
  /\b(?:videos?|films?|movies?|dramas?|episodes?|series|seasons?|clips?|shows?|stream(?:s|ed|ing)?|anime|cartoons?|lectures?|recordings?|broadcasts?|tv)\b/i
const works = new Set<KitName>(['trade_item', 'work', 'thing'])
/** What is watched or heard with a place for its recording, which is asked for where it is made. */
export function recorded(draft: Draft, { made }: Part, label: 'Video' | 'Audio'): Draft {
  const entity = entityIn(draft, made.entity.id)
  if (!entity || entity.fields.some(({ type }) => type === 'file' || type === 'url')) return draft
  const file: Field = { id: label.toLowerCase(), label, type: 'file', required: false }
  const kept = putEntity(
    draft,
    withSeeds(withFields(entity, [file]), (seed) => ({ ...seed, [file.id]: null })),
  )
  const asked = ({ kind, entity: of }: Action): boolean => of === entity.id && (kind === 'create' || kind === 'update')
  return putActions(
    kept,
    kept.model.actions.filter(asked).map((action) => ({ ...action, fields: [...action.fields, file.id] })),
  )
}
