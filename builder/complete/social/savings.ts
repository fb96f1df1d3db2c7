import type { Part } from '../../compose/pages.ts'
import { capital, titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import {
  actionsOn,
  addPage,
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
} from '../trade/parts.ts'
import { aboutField, claimWords, contentPart, detailPage, referring, says } from './places.ts'

type Toggle = BlockOf<'vote_bar'>['toggles'][number]
interface Way {
  readonly name: string
  readonly on: string
  readonly icon: Toggle['icon']
  readonly counts: boolean
  readonly done: string
}
const ways: Readonly<Record<'like' | 'follow' | 'subscribe' | 'save' | 'vote', Way>> = {
  subscribe: { name: 'Subscribe', on: 'Subscribed', icon: 'person', counts: true, done: 'You subscribe to {title}.' },
  like: { name: 'Like', on: 'Liked', icon: 'heart', counts: true, done: 'You like {title}.' },
  follow: { name: 'Follow', on: 'Following', icon: 'person', counts: true, done: 'You follow {title}.' },
  save: { name: 'Save', on: 'Saved', icon: 'star', counts: false, done: '{title} saved.' },
  vote: { name: 'Vote', on: 'Voted', icon: 'check', counts: true, done: 'Your vote for {title} counts.' },
}
const saving =
  /\b(?:favou?rit\w*|collect(?:s|ing|ion|ions)?|bookmark\w*|sav(?:e|es|ing)|wish ?list\w*|like[sd]?|liking|follow\w*|thumbs?.?up|upvot\w*|subscrib\w*)\b/

/** "Users can like posts", not "things like posts". */
const liking =
  /\b(?:likes|liking|liked|(?:can|to|may|and|or|send an?|sends? a) like)\b|, like(?:,| and| or| (?:each|other|the|these|their|posts|videos|articles|services|photos|works))/

/** What is liked, saved, followed or voted for is switched on and off where it stands; what is saved has a page of one's own. */
export function savings(draft: Draft): Draft {
  const kept = partsOf(draft, 'favorite').reduce(
    saved,
    partsOf(draft, 'favorite').length === 0 && !hasMarks(draft) && says(draft, implied) ? kindled(draft) : draft,
  )
  const voted = partsOf(kept, 'vote').reduce(counted, kept)
  return says(voted, liking) ? liked(voted) : voted
}

/** "data collection", "a photo collection website": what a site or a firm gathers, rather than what a visitor marks. */
const gathered =
  'data|custom|garbage|information|payment|news|resources?|cards?|characters?|photos?|pictures?|images?|rss|automatic|intelligent|waste|tolls?|fees?|debts?|forms?|opinions?|feedback|web|seeds?|subscription|evidence|samples?|blood|survey|logs?|bills?|rent|tax|art|stamps?|coins?|videos?|products?|content|article|knowledge|traffic|parameters?'
const implied = new RegExp(
  `\\b(?:favou?rit\\w*|collect (?:and|or) (?:share|forward|like)|(?:share|forward|like)(?:,| and| or) collect|collect interesting|collect (?:\\w+ )?(?:content|articles?|posts?|works?|videos?|products?|music|songs?|recipes?|books?)|(?:personal|own|their|my|user) (?:\\w+ )?collections?|(?<!\\b(?:${gathered})[ -])collections?(?! (?:rates?|progress|status|efficiency|of|and display|websites?|sites?|tools?|functions?|systems?|platforms?|mini-programs?|tasks?|activit\\w+|process\\w*|methods?|points?|business|operations?|records?))|bookmark\\w*|wish ?lists?)\\b`,
)

/** Bookmarks that are written by hand are what is saved. */
const hasMarks = ({ model }: Draft): boolean => model.entities.some(({ plural }) => /(?:^| )(?:bookmarks|favou?rites)$/.test(plural))
/** A page of favourites where the words speak of them only in passing. */
function kindled(draft: Draft): Draft {
  const about = entityIn(draft, contentPart(draft)?.made.entity.id)
  if (!about || draft.model.entities.length > 15) return draft
  const id = newEntityId(draft, 'favorites')
  const fields = [{ id: 'about', label: capital(about.singular), type: 'reference' as const, required: true, entity: about.id }]
  const seeds = about.seeds.slice(0, 2).map((_, index) => ({ about: index * 2 < about.seeds.length ? index * 2 : index }))
  const entity = { id, singular: 'favorite', plural: 'favorites', title: 'about', fields, read: 'own' as const, write: 'anyone' as const, seeds }
  const action = (name: string, kind: 'create' | 'delete', confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_favorite`),
    name,
    kind,
    entity: id,
    fields: kind === 'create' ? ['about'] : [],
    confirmation,
  })
  const ready = putActions(putEntity(draft, entity), [action('Save', 'create', '{title} saved.'), action('Remove', 'delete', '{title} removed.')])
  return switched(ready, id, 'save')
}

/** The draft with a button on the rows' own page, and so on their cards. */
export function withToggle(draft: Draft, about: string, toggle: Toggle): Draft {
  const page = detailPage(draft, about)
  if (!page) return draft
  const known = page.blocks.find((block): block is BlockOf<'vote_bar'> => block.kind === 'vote_bar')
  if (known) return changeBlocks(draft, (block) => [block.id === known.id ? { ...known, toggles: [...known.toggles, toggle] } : block])
  const at = page.blocks.findIndex(({ kind }) => kind === 'detail')
  const block: BlockOf<'vote_bar'> = { kind: 'vote_bar', id: newBlockId(draft, `${about}_marks`), heading: '', about, toggles: [toggle] }
  return changeBlocks(draft, (one, of) => (of.id === page.id && one === page.blocks[at] ? [one, block] : [one]))
}

function saved(draft: Draft, { made }: Part): Draft {
  const { entity: first, thing } = made
  const verbs = thing.makes.map(({ verb }) => verb)
  const way =
    verbs.length > 0 && verbs.every((verb) => verb === 'like')
      ? 'like'
      : verbs.length > 0 && verbs.every((verb) => verb === 'follow')
        ? 'follow'
        : /subscription/.test(thing.noun)
          ? 'subscribe'
          : /follow/.test(thing.noun)
            ? 'follow'
            : /(?:^| )like$/.test(thing.noun)
              ? 'like'
              : 'save'
  return switched(draft, first.id, way)
}

function switched(draft: Draft, id: string, way: keyof typeof ways): Draft {
  const first = entityIn(draft, id)
  const toggled = first && asToggle(draft, id, way)
  if (!toggled) return draft
  const { draft: next, toggle, about, action } = toggled
  const remove = actionsOn(next, first.id).find(({ kind }) => kind === 'delete')
  const block: BlockOf<'favourites'> = {
    kind: 'favourites',
    id: newBlockId(next, `${first.id}_mine`),
    heading: '',
    entity: first.id,
    about,
    by: toggle.by,
    action: action.id,
    remove: remove?.id ?? null,
    on: toggle.on,
    empty: `Nothing here yet. Press “${action.name}” on what you like to find it again.`,
  }
  const page = listPage(next, first.id)
  const shown = page
    ? changeBlocks(next, (one, of) => (of.id === page.id && one.kind === 'list' && one.entity === first.id ? [block] : [one]))
    : addPage(next, { title: `My ${first.plural}`, navigation: `My ${first.plural}`, blocks: () => [block] }).draft
  const path = page?.path ?? shown.model.pages.find(({ blocks }) => blocks.includes(block))?.path ?? '/'
  return claimWords(withToggle(shown, about, toggle), saving, path, /\b(?:data|information|email|payment)\b/)
}

/** The making of a row as a switch: forms for it go. */
function asToggle(draft: Draft, id: string, kind: keyof typeof ways) {
  const way = ways[kind]
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  if (!entity || !create) return null
  const known = aboutField(draft, entity)
  const target = entityIn(draft, contentPart(draft)?.made.entity.id)
  if (!known && (!target || target.id === id)) return null
  const tied = known ? { draft, field: known } : referring(draft, entity, target!, titled(target!.singular))
  const { field } = tied
  const now = entityIn(tied.draft, id)!
  const open = putEntity(tied.draft, {
    ...now,
    title: field.id,
    read: way.counts ? 'public' : now.read,
    write: 'anyone',
    fields: now.fields.map((one) => (one.id === field.id || !one.required ? one : { ...one, required: false })),
  })
  const action: Action = {
    id: create.id,
    name: way.name,
    kind: 'toggle',
    entity: id,
    fields: [field.id],
    confirmation: way.done,
    ...(create.effects && { effects: create.effects }),
  }
  const without = changeBlocks(
    changeActions(open, id, (one) => (one.id === create.id ? action : one.kind === 'update' ? null : one)),
    (block) =>
      block.kind === 'form' && block.action === create.id
        ? []
        : [block.kind === 'detail' ? { ...block, related: block.related.filter((one) => one.entity !== id) } : block],
  )
  const toggle: Toggle = { action: action.id, entity: id, by: field.id, on: way.on, icon: way.icon, counts: way.counts }
  return { draft: without, toggle, about: field.entity!, action }
}

/** Votes for a row are counted beside it; those of polls are cast there. */
function counted(draft: Draft, { made }: Part): Draft {
  const entity = entityIn(draft, made.entity.id)
  const field = entity && aboutField(draft, entity)
  const isPoll = draft.parts.some((part) => part.made.entity.id === field?.entity && part.made.thing.kit === 'poll')
  if (!entity || isPoll) return draft
  const toggled = asToggle(draft, entity.id, 'vote')
  if (!toggled) return draft
  const page = detailPage(toggled.draft, toggled.about)
  return claimWords(withToggle(toggled.draft, toggled.about, toggled.toggle), /\bvot(?:e|es|ing)\b/, page?.path ?? '/', /\b(?:anonym|blockchain)/)
}

/** Likes beside the savings, where the words speak of both. */
function liked(draft: Draft): Draft {
  const has = draft.model.actions.some(({ kind, name }) => kind === 'toggle' && name === 'Like')
  const part =
    contentPart(draft, ['post', 'video', 'article', 'member_profile', 'work', 'image', 'music', 'recipe', 'movie', 'diary', 'question']) ?? contentPart(draft)
  const about = entityIn(draft, part?.made.entity.id)
  if (has || !about || draft.parts.some(({ made }) => made.thing.noun === 'like') || draft.model.entities.length > 15) return draft
  return claimWords(marked(draft, about, 'like'), /\b(?:like[sd]?|liking)\b/, detailPage(draft, about.id)?.path ?? '/')
}

/** A mark that each gives a row once and may take back, counted beside it. */
export function marked(draft: Draft, about: Entity, kind: 'like' | 'vote'): Draft {
  const id = newEntityId(draft, `${kind}s`)
  const way = ways[kind]
  const seeds = about.seeds.flatMap((_, index) => Array.from({ length: index % 3 }, () => ({ about: index })))
  const fields = [{ id: 'about', label: capital(about.singular), type: 'reference' as const, required: true, entity: about.id }]
  const action: Action = { id: newActionId(draft, kind), name: way.name, kind: 'toggle', entity: id, fields: ['about'], confirmation: way.done }
  const marks: Entity = { id, singular: kind, plural: `${kind}s`, title: 'about', fields, read: 'public', write: 'anyone', seeds }
  const kept = putActions(putEntity(draft, marks), [action])
  return withToggle(kept, about.id, { action: action.id, entity: id, by: 'about', on: way.on, icon: way.icon, counts: true })
}
