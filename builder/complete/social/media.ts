import type { Part } from '../../compose/pages.ts'
import { groupOf } from '../../compose/thing.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Draft, newBlockId } from '../draft.ts'
import {
  changeBlocks,
  changePages,
  createOn,
  entityIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { aboutField, claimWords, contentPart, detailPage, says, withBlocks } from './places.ts'
import { postedOn } from './posted-on.ts'
import { ownToShare } from './shared-own.ts'
import { isFilmed, isHeard, isShown, isTaught, isWatched, recorded, unwritten, viewsOf } from './watched.ts'

const playing =
  /\b(?:play(?:s|ing|back|er|ers|list)?|watch(?:es|ing)?|listen(?:s|ing)?|stream(?:s|ing)?|pause|pausing|previous|next|volume|progress bar|fast[- ]forward|rewind|skip|video player|music player|video playback|videos?|audio|music|songs?)\b/
const beyond =
  /\b(?:convert\w*|transcod\w*|edit\w*|generat\w*|record\w*|download\w*|upload\w*|call\w*|confer\w*|recogni\w*|monitor\w*|game\w*|ai|speech|compress\w*|crawl\w*|advert\w*|lyric\w*|identif\w*|detect\w*|verif\w*|watermark\w*|synthe\w*|simulat\w*|analy\w*|crop\w*|trim\w*|merg\w*|cut\w*|clip\w*|denois\w*|enlarg\w*)\b/

/** What says that people come to watch or to listen, or that it matters how often they do. */
const watching =
  /\b(?:watch(?:es|ing|ed)?|play(?:s|ed|ing|back|er|ers|lists?|able)?|listen(?:s|ing|ers?)?|stream(?:s|ing|ers?)?|broadcasts?|podcasts?|episodes?|on[- ]demand|popular(?:ity)?|most[- ]viewed|views|view(?:ing)? (?:counts?|history|records?)|video (?:sharing|community|platform|portal|library)|shar\w+ (?:\w+ ){0,3}videos|rankings?|charts)\b/
/** Music, films and episodes are played on their page, and plays are counted where people come for them. */
export function media(draft: Draft): Draft {
  const parts = partsOf(draft, 'music', 'video', 'movie').filter(
    ({ made }) => made.thing.kit !== 'movie' || says(draft, /\b(?:watch\w*|play(?:ing|back)?|stream\w*|listen\w*)\b/),
  )
  const taught = partsOf(draft, 'lesson', 'course', 'class').filter((part) => isWatched(part) || isFilmed(draft, part))
  const shown = draft.parts.filter((part) => !parts.includes(part) && !taught.includes(part) && (isShown(draft, part) || isHeard(part)))
  return [...parts, ...taught, ...shown]
    .slice(0, 4)
    .reduce((so_far, part) => played(part.made.thing.kit === 'music' ? so_far : recorded(so_far, part, isHeard(part) ? 'Audio' : 'Video'), part), draft)
}

const sounds = /\b(?:audios?|music|songs?|tracks?|podcasts?|sounds?)\b/
const films = /\b(?:videos?|films?|movies?|clips?|episodes?)\b/
/** The file of a song is a sound, that of a film a moving picture, by the name of the thing. */
function taking(entity: Entity): Entity {
  const [isSound, isFilm] = [sounds.test(entity.singular), films.test(entity.singular)]
  if (isSound === isFilm) return entity
  const takes = isSound ? ('sound' as const) : ('film' as const)
  return {
    ...entity,
    fields: entity.fields.map((field) => (field.type === 'file' && /^(?:file|audio|video)$/i.test(field.label) ? { ...field, takes } : field)),
  }
}

function played(draft: Draft, part: Part): Draft {
  const { made } = part
  const isSound = made.thing.kit === 'music' || isHeard(part)
  const found = entityIn(draft, made.entity.id)
  const page = found && listPage(draft, found.id)
  const entity = found && taking(found)
  if (!entity || !page || entity.fields.length > 22 || page.blocks.some(({ kind }) => kind === 'player')) return draft
  const sources = entity.fields.filter(({ type }) => type === 'file' || type === 'url').map(({ id }) => id)
  const viewed = viewsOf(draft, entity.id)
  const isCounted = viewed !== undefined || isTaught(part) || says(draft, watching)
  const count: Field = { id: 'plays', label: 'Plays', type: 'number', required: false, min: 0 }
  const counting = withSeeds(withFields(entity, [count]), (seed, index) => ({ ...seed, plays: [128, 96, 74, 51, 40, 33, 21, 12][index % 8]! }))
  const id = viewed?.id ?? newEntityId(draft, 'plays')
  const plays: Entity = viewed ?? {
    id,
    singular: `${entity.singular} play`.slice(0, 80),
    plural: `${entity.singular} plays`.slice(0, 80),
    title: 'about',
    fields: [
      { id: 'about', label: titled(entity.singular), type: 'reference', required: true, entity: entity.id },
      { id: 'played_on', label: 'Played on', type: 'date', required: false },
    ],
    read: 'own',
    write: 'anyone',
    seeds: entity.seeds.slice(0, 6).map((_, index) => ({ about: index, played_on: `-${index}d` })),
  }
  const [about, on] = [plays.fields.find(({ type }) => type === 'reference')!.id, plays.fields.find(({ type }) => type === 'date')!.id]
  const action: Action = {
    id: newActionId(draft, 'play'),
    name: 'Play',
    kind: 'create',
    entity: id,
    fields: [about],
    effects: [
      { kind: 'add', by: about, field: 'plays', amount: null, sign: 1 },
      { kind: 'today', field: on },
    ],
    confirmation: 'Now playing: {title}.',
  }
  const kept = isCounted ? putActions(putEntity(putEntity(viewed ? unwritten(draft, id) : draft, counting), plays), [action]) : putEntity(draft, entity)
  const block: BlockOf<'player'> = {
    kind: 'player',
    id: newBlockId(kept, `${entity.id}_player`),
    heading: isSound ? 'Listen' : 'Watch',
    entity: entity.id,
    medium: isSound ? 'audio' : 'video',
    sources,
    artist: entity.fields.find(({ label }) => /^(?:artist|singer|author|host|director|speaker|category|genre)$/i.test(label))?.id ?? null,
    plays: isCounted ? { action: action.id, count: count.id } : null,
    notes: entity.fields.find(({ label, type }) => type === 'long_text' && /lyric|note|description/i.test(label))?.id ?? null,
  }
  return claimWords(withBlocks(kept, page.id, [block], 'first'), playing, page.path, beyond)
}

const suggesting = /\b(?:recommend\w*|suggest\w*|related|similar|guess you like|personali[sz]ed)\b/
/** What is like a row stands under it, and what is like the things that a visitor saved on their own page, each with the reason. */
export function recommendations(draft: Draft): Draft {
  if (!says(draft, /\b(?:recommend\w*|related (?:products?|articles?|videos?|content|courses?|books?|\w+ recommendations?)|similar \w+|guess you like)\b/))
    return draft
  const part = contentPart(draft)
  const entity = entityIn(draft, part?.made.entity.id)
  const page = entity && detailPage(draft, entity.id)
  const by = (entity?.fields ?? [])
    .filter(
      ({ type, id, label }) =>
        id !== entity?.lifecycle?.field &&
        (['choice', 'reference', 'rating'].includes(type) || (type === 'text' && /^(?:author|artist|teacher|brand|city|place|maker)$/i.test(label))),
    )
    .map(({ id }) => id)
  if (!entity || !page || by.length === 0) return draft
  const favourite = draft.model.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<'favourites'> => block.kind === 'favourites' && block.about === entity.id)
  const saved = favourite ? { entity: favourite.entity, by: favourite.by } : null
  const block = (id: string, scope: 'row' | 'visitor', heading: string): Block => ({
    kind: 'related',
    id,
    heading,
    entity: entity.id,
    by,
    saved,
    scope,
    most: 3,
  })
  const under = withBlocks(draft, page.id, [block(newBlockId(draft, `${entity.id}_related`), 'row', `More ${entity.plural} like this`)])
  const list = listPage(under, entity.id)
  const own = partsOf(under, 'review').find(({ made }) => /recommend|suggest|related/.test(made.thing.noun))
  const place = (own && listPage(under, own.made.entity.id)) ?? list
  const forYou = block(newBlockId(under, `${entity.id}_for_you`), 'visitor', 'Recommended for you')
  const offered = place ? withBlocks(under, place.id, [forYou], 'first') : under
  const shown = recommendedFirst(offered, entity, block(newBlockId(offered, `${entity.id}_recommended`), 'visitor', `Recommended ${entity.plural}`))
  return claimWords(shown, suggesting, place?.path ?? page.path, /\b(?:algorithm\w*|ai|machine learning|deep learning|neural|location|collaborative)\b/)
}

/** What is recommended stands on the first page too, above the list of the same. */
const recommendedFirst = (draft: Draft, { id, read }: Entity, block: Block): Draft =>
  changePages(draft, (page) => {
    const at = page.path === '/' && read === 'public' ? page.blocks.findIndex((one) => one.kind === 'list' && one.entity === id) : -1
    return at === -1 ? page : { ...page, blocks: page.blocks.toSpliced(at, 0, block) }
  })

const sharing = /\b(?:shar(?:e|es|ing))\b/
const elsewhere =
  /\b(?:wechat|weibo|facebook|twitter|instagram|whatsapp|qq|moments|screen|ride|car|parking|bike|expense\w*|cost\w*|resource library|file|files|calendar)\b/
/** The address of a row, to be copied or sent, where the words speak of sharing. */
export function shares(draft: Draft): Draft {
  if (!says(draft, sharing) || asksIn(draft).some((asked) => ownToShare(draft, asked) !== undefined)) return draft
  const part =
    contentPart(draft) ??
    draft.parts.find(({ made }) => ['text', 'media', 'record', 'offer'].includes(groupOf(made.thing)) && entityIn(draft, made.entity.id)?.read === 'public')
  const entity = entityIn(draft, part?.made.entity.id)
  const page = entity && detailPage(draft, entity.id)
  if (!page || page.role !== undefined) return draft
  const block: Block = {
    kind: 'share',
    id: newBlockId(draft, `${entity.id}_share`),
    heading: '',
    text: `Send this ${entity.singular} to somebody: whoever has the link can open it.`,
    ...(/\bqr codes?\b/i.test(draft.brief.words) && { qr: true }),
    ...postedOn(draft.brief.words),
  }
  return claimWords(withBlocks(draft, page.id, [block]), sharing, page.path, elsewhere)
}

const options: Readonly<Record<string, string>> = {
  'Where should we meet next month?': 'The usual place\nThe park\nOnline',
  'Which logo do you prefer?': 'The lantern\nThe wave\nThe plain letters',
  'Longer opening hours on Thursdays?': 'Yes\nNo\nOnly in summer',
  'Which topic comes next?': 'Beginners’ questions\nTools we use\nA look behind the scenes',
  'Tea or coffee at the summer party?': 'Tea\nCoffee\nBoth',
}
/** Questions are answered where they stand, once by each visitor, and counted. */
export function polls(draft: Draft): Draft {
  return partsOf(draft, 'poll').reduce((so_far, { made }) => {
    const entity = entityIn(so_far, made.entity.id)
    const lines = entity?.fields.find(({ label }) => /^options?$/i.test(label))
    const page = entity && listPage(so_far, entity.id)
    if (!entity || !lines || !page) return so_far
    const known = entity.seeds.filter((seed) => Object.hasOwn(options, String(seed[entity.title] ?? '')))
    const seeded = withSeeds(known.length > 0 ? { ...entity, seeds: known } : entity, (seed) => ({
      ...seed,
      [lines.id]: options[String(seed[entity.title] ?? '')] ?? 'Yes\nNo\nNot sure',
    }))
    const ready = putEntity(so_far, withFields(seeded, [{ ...lines, help: 'One option a line.', required: true }]))
    return votedOn(ready, entityIn(ready, entity.id)!, lines.id, page.id, page.path)
  }, draft)
}

function votedOn(draft: Draft, entity: Entity, lines: string, page: string, path: string): Draft {
  const old = partsOf(draft, 'vote', 'answer', 'response')
    .map(({ made }) => entityIn(draft, made.entity.id)!)
    .find((one) => aboutField(draft, one)?.entity === entity.id || one.fields.every(({ type }) => type !== 'reference'))
  const id = old?.id ?? newEntityId(draft, 'votes')
  const seeds = entity.seeds.flatMap((seed, index) =>
    String(seed[lines] ?? '')
      .split('\n')
      .flatMap((choice, at) => Array.from({ length: 3 - at + (index % 2) }, () => ({ about: index, choice }))),
  )
  const fresh: Entity = {
    id,
    singular: 'vote',
    plural: 'votes',
    title: 'choice',
    read: 'public',
    write: 'anyone',
    seeds,
    fields: [
      { id: 'about', label: titled(entity.singular), type: 'reference', required: true, entity: entity.id },
      { id: 'choice', label: 'Answer', type: 'text', required: true },
    ],
  }
  const create = old && createOn(draft, old.id)
  const action: Action = {
    id: create?.id ?? newActionId(draft, 'vote'),
    name: 'Vote',
    kind: 'create',
    entity: id,
    fields: ['about', 'choice'],
    confirmation: 'Your answer “{title}” is counted.',
    guards: [
      { kind: 'unique', fields: ['about'], among: 'mine', unless: [], text: 'You have answered this already.' },
      ...(entity.lifecycle
        ? [{ kind: 'is' as const, by: 'about', field: entity.lifecycle.field, values: [entity.lifecycle.initial], text: 'This is closed.' }]
        : []),
    ],
  }
  const kept = putActions(putEntity(draft, fresh), [action])
  const bare = changeBlocks(kept, (block) =>
    old && block.kind === 'form' && block.action === action.id
      ? []
      : [block.kind === 'detail' ? { ...block, related: block.related.filter((one) => one.entity !== id) } : block],
  )
  const block: Block = {
    kind: 'poll',
    id: newBlockId(bare, 'poll'),
    heading: 'Have your say',
    entity: entity.id,
    options: lines,
    votes: id,
    by: 'about',
    choice: 'choice',
    action: action.id,
    empty: `There are no ${entity.plural} to answer yet.`,
  }
  return claimWords(
    withBlocks(bare, page, [block], 'first'),
    /\b(?:vot(?:e|es|ing)|polls?|survey\w*|results?)\b/,
    path,
    /\b(?:anonym\w*|blockchain|election)\b/,
  )
}
