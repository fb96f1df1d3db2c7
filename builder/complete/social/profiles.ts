import { kits } from '../../lexicon/kits.ts'
import { peopleNouns } from '../../lexicon/people.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, claimed, type Draft, partsLeft } from '../draft.ts'
import { text } from '../trade/fields.ts'
import { addPage, changeBlocks, changeCreate, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** People as a site's users, of whom each has a profile that others see. */
const asked =
  /\bprofile pages?\b|\b(?:users?|members?|public|personal)(?:['’]s?)? profiles?\b(?! picture| photo| management| information)|\bfunctionalit\w+ (?:for|such as|like) (?:[^.]*, )?profiles\b|\b(?:each|every) [a-z]+ (?:should |must |can )?(?:have|has) an? (?:[a-z]+ )?profile\b|\beach profile (?:shows?|has|lists?)\b/i
const posted = /^(?:author|host|organi[sz]er|seller|poster|creator|cook|artist|posted by|asked by|offered by|shared by|written by)$/i
const most = 8
/** Marks rather than anything put up. */
const passing = /(?:^| )(?:like|vote|favou?rite|bookmark|follow|share|play|view|download)s?$/

/** "each user should have a profile page with past trips and average rating": whoever is named in rows has a page with what they put up and what others say of them. */
export const profiles: Completer = (draft) => {
  const said = asked.exec(draft.brief.words)
  if (!said || !draft.model.accounts || draft.setting === 'team') return draft
  const rated = withWhom(draft)
  const own = new Set<string>()
  const of = partsLeft(rated.draft).flatMap(({ made: { thing, entity: before } }) => {
    const entity = entityIn(rated.draft, before.id)!
    const isSeen = entity.read === 'public' || thing.kit === 'signup'
    const field = isSeen && !passing.test(entity.plural) && entity.id !== rated.ratings?.entity ? namedIn(entity, kits[thing.kit].group, thing.kit) : undefined
    if (field && field.id !== 'name') own.add(entity.id)
    return field ? [{ entity: entity.id, field: field.id }] : []
  })
  if (own.size === 0) return draft
  const title = rated.draft.model.pages.some((page) => page.title === 'Members') ? 'Profiles' : 'Members'
  const { draft: shown, path } = addPage(rated.draft, {
    title,
    navigation: title,
    blocks: (id) => [{ kind: 'profiles', id: id('profiles'), heading: '', of: of.slice(0, most), rated: rated.ratings } satisfies BlockOf<'profiles'>],
  })
  const at = said.index
  return claimed(
    shown,
    path,
    draft.brief.clauses.filter(({ start, end, mode }) => mode !== 'style' && start < at + said[0].length && end > at),
  )
}

/** The field by which rows say whose they are. */
const namedIn = ({ fields, title }: Entity, group: string, kit: string): Field | undefined =>
  fields.find(
    ({ id, label, type }) =>
      type === 'text' &&
      (id === 'made_by' || posted.test(label) || (id === 'name' && (kit === 'signup' || kit === 'review' || (group === 'talk' && id === title)))),
  )

interface Rated {
  readonly draft: Draft
  readonly ratings: BlockOf<'profiles'>['rated']
}
/** Ratings of members, which are of nothing else, say whom they are of. */
function withWhom(draft: Draft): Rated {
  const part = partsLeft(draft).find(({ made: { thing, entity: before } }) => {
    const entity = thing.kit === 'review' ? entityIn(draft, before.id) : undefined
    const [first = ''] = thing.noun.split(' ')
    return entity && thing.noun.includes(' ') && (peopleNouns.has(first) || first === 'companion') && !entity.fields.some(({ type }) => type === 'reference')
  })
  const entity = part && entityIn(draft, part.made.entity.id)
  const rating = entity?.fields.find(({ type }) => type === 'rating')
  if (!entity || !rating) return { draft, ratings: null }
  const whom = text('whom', 'Member', true)
  const names = draft.model.accounts?.samples.map(({ name }) => name) ?? []
  const put = putEntity(
    draft,
    withSeeds(withFields(entity, [whom]), (seed, index) => ({ ...seed, whom: names[(index * 2 + 1) % Math.max(1, names.length)] ?? null })),
  )
  const forms = changeCreate(put, entity.id, (action) => ({ ...action, fields: [whom.id, ...action.fields] }))
  const shown = changeBlocks(forms, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id ? [{ ...block, fields: [whom.id, ...block.fields] }] : [block],
  )
  return { draft: shown, ratings: { entity: entity.id, whom: whom.id, rating: rating.id } }
}
