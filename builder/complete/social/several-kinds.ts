import { groupOf, type Thing } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Draft } from '../draft.ts'
import { entityIn, withFields } from '../trade/parts.ts'
import { detailPage } from './places.ts'

/** Kinds that stand beside one another where the words name none: what people show, and what people buy. */
const families: readonly ReadonlySet<KitName>[] = [
  new Set(['post', 'video', 'music', 'article', 'movie', 'recipe', 'work', 'image', 'book', 'game', 'question', 'diary', 'link', 'file', 'document']),
  new Set(['product', 'dish', 'book', 'course', 'game', 'music', 'movie', 'gear', 'plant', 'crop']),
]
const anything =
  /^(?:(?:\w+ )?(?:content|resource|material|media|multimedia|multimedia resource|creation|item|information|stuff|thing|piece)|favou?rite(?: item| content)?|favou?rites)$/
/** "commenting to help users find them": what it is for, rather than what it is about. */
const purpose = /^(?:help|allow|enable|let|make|facilitate|encourage) /
const pronouns: ReadonlySet<string> = new Set(['them', 'these', 'those', 'they'])
const towards = /^(?:on|about|for|of|at|under|below)$/
const kinds_most = 4

export interface Doing {
  /** Verbs in their base form. */
  readonly verbs: RegExp
  /** Nouns of what comes of it; may be the last word of another's name. */
  readonly nouns: RegExp
  /** Nouns of where it is put: "add teas to the cart". */
  readonly into?: RegExp
}

/** The other kinds that people do the same with as with the rows of `first`, in the order of the words: those that the words name, and where they leave it open, all of its family that everybody may open. */
export function otherKinds(draft: Draft, own: string, first: string, { verbs, nouns, into }: Doing): readonly Entity[] {
  const asked = asksIn(draft)
  const found = new Set<string>()
  for (const [at, one] of asked.entries()) {
    const { object, verb } = one.ask
    const isAct = object !== null && nouns.test(object.noun)
    const isPut = into !== undefined && one.ask.beside.some(({ noun }) => into.test(noun))
    if (!isAct && !isPut && !verbs.test(verb)) continue
    const named = [
      ...(isAct || !object ? [] : [object]),
      ...one.ask.beside.filter(({ after }) => after === undefined || towards.test(after)),
      ...one.ask.fields,
    ]
    const nounsOf = [...named.map(({ noun }) => noun), ...(isAct ? [object.noun.replace(nouns, '').trim()] : [])].filter(
      (noun) => noun !== '' && !purpose.test(noun),
    )
    const meant = nounsOf.filter((noun) => !anything.test(noun) && !pronouns.has(noun)).flatMap((noun) => entitiesCalled(draft, noun))
    const isMeant = meant.length > 0 || nounsOf.some((noun) => !anything.test(noun) && !pronouns.has(noun))
    const all = isMeant
      ? meant
      : nounsOf.some((noun) => pronouns.has(noun))
        ? spokenBefore(draft, asked, at)
        : draft.parts
            .filter(({ made }) => families.some((kits) => kits.has(kitOf(draft, first)!) && kits.has(made.thing.kit)))
            .map(({ made }) => made.entity.id)
    for (const id of all) found.add(id)
  }
  return draft.parts
    .filter(({ made }) => found.has(made.entity.id) && made.entity.id !== own && made.entity.id !== first && !isBeside(made.thing, nouns))
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter(
      (entity, index, all) =>
        all.findIndex(({ plural }) => plural === entity.plural) === index &&
        entity.plural !== entityIn(draft, first)?.plural &&
        entity.read === 'public' &&
        isOpened(draft, entity.id),
    )
    .slice(0, kinds_most - 1)
}

const logged = /(?:^| )(?:record|log|history|link|message|feedback)$/
/** What is said, kept or sorted by is none of the kinds that it is about. */
const isBeside = (thing: Thing, nouns: RegExp): boolean =>
  groupOf(thing) === 'talk' || thing.kit === 'category' || logged.test(thing.noun) || nouns.test(thing.noun)
const kitOf = ({ parts }: Draft, entity: string): KitName | undefined => parts.find(({ made }) => made.entity.id === entity)?.made.thing.kit
const isOpened = (draft: Draft, entity: string): boolean => {
  const page = detailPage(draft, entity)
  return page !== undefined && page.role === undefined
}

function entitiesCalled({ parts }: Draft, noun: string): readonly string[] {
  const exact = parts.filter(({ made: { thing, entity } }) => thing.noun === noun || entity.singular === noun)
  const found = exact.length > 0 ? exact : parts.filter(({ made: { entity } }) => entity.singular.endsWith(` ${noun}`))
  return found.map(({ made }) => made.entity.id)
}

/** "upload photos and videos and share them": what the words named last before the pronoun. */
function spokenBefore(draft: Draft, asked: readonly Asked[], at: number): readonly string[] {
  const own = asked[at]!.clause
  const before = asked.slice(0, at).filter(({ ask }) => ask.object !== null && !pronouns.has(ask.object.noun))
  const clause = before.findLast((one) => one.clause === own)?.clause ?? before.at(-1)?.clause
  return before.filter((one) => one.clause === clause).flatMap(({ ask }) => entitiesCalled(draft, ask.object!.noun))
}

export interface Tie {
  readonly about: Entity
  readonly by: Field
}
/** The entity with an optional reference to each of these kinds beside its first one, one that it has already or a new one, and its samples about all of them in turn. */
export function tiedToAll(entity: Entity, first: Field, count: number, others: readonly Entity[]): { readonly entity: Entity; readonly ties: readonly Tie[] } {
  const ties = others.map((about) => ({
    about,
    by: entity.fields.find(({ id, entity: other }) => other === about.id && id !== first.id && id !== entity.title) ?? {
      id: `${first.id === 'item' ? first.id : 'about'}_${about.id}`.slice(0, 40),
      label: labelOf(about),
      type: 'reference' as const,
      required: false,
      entity: about.id,
    },
  }))
  const bare = withFields(entity, [{ ...first, required: false }, ...ties.map(({ by }) => by)])
  const rest = bare.fields.filter(({ id }) => !ties.some(({ by }) => by.id === id))
  const at = rest.findIndex(({ id }) => id === first.id) + 1
  const fields = [...rest.slice(0, at), ...ties.map(({ by }) => by), ...rest.slice(at)]
  const all = [{ id: first.id, count }, ...ties.map(({ by, about }) => ({ id: by.id, count: about.seeds.length }))]
  const seeds = entity.seeds.map((seed, index) => {
    const turn = index % all.length
    const none = Object.fromEntries(all.map(({ id }) => [id, null]))
    const one = all[turn]!
    return { ...seed, ...none, [one.id]: one.count === 0 ? null : Math.floor(index / all.length) % one.count }
  })
  return { entity: { ...bare, fields, seeds }, ties }
}
const labelOf = ({ singular }: Entity): string => `${singular.slice(0, 1).toUpperCase()}${singular.slice(1)}`.slice(0, 80)
