import type { Action, Block, BlockOf } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { changePages, entityIn, newActionId, putActions, putEntity } from '../trade/parts.ts'
import { detailPage } from './places.ts'
import { withToggle } from './savings.ts'
import { otherKinds, type Tie, tiedToAll } from './several-kinds.ts'

type Kept = BlockOf<'favourites'>
const keeping = { verbs: /^(?:save|favou?rite|bookmark|collect|like)$/, nouns: /(?:^| )(?:favou?rite|bookmark|collection|like)$/ }
const entity_fields = 18

/** "save articles and videos": what is saved of several kinds is switched on and off at each of them, and found again on one page. */
export const keptOfAll: Completer = (draft) => {
  const kept = draft.model.pages.flatMap(({ blocks }) => blocks.filter((block): block is Kept => block.kind === 'favourites'))
  return kept.filter((one, at) => kept.findIndex(({ entity }) => entity === one.entity) === at).reduce(spread, draft)
}

function spread(draft: Draft, kept: Kept): Draft {
  const entity = entityIn(draft, kept.entity)
  const by = entity?.fields.find(({ id }) => id === kept.by)
  const action = draft.model.actions.find(({ id, kind }) => id === kept.action && kind === 'toggle')
  if (!entity || !by || !action || /(?:Follow|Subscribe)/.test(action.name) || entity.fields.length > entity_fields) return draft
  const others = otherKinds(draft, entity.id, kept.about, keeping)
  const icon = detailPage(draft, kept.about)
    ?.blocks.flatMap((block) => (block.kind === 'vote_bar' ? block.toggles : []))
    .find((toggle) => toggle.action === action.id)
  if (others.length === 0 || !icon) return draft
  const tied = tiedToAll(entity, by, entityIn(draft, kept.about)?.seeds.length ?? 0, others)
  return tied.ties.reduce((so_far, tie) => switchedAt(so_far, kept, action, icon, tie), putEntity(draft, tied.entity))
}

type Toggle = BlockOf<'vote_bar'>['toggles'][number]
function switchedAt(draft: Draft, kept: Kept, action: Action, icon: Toggle, { about, by }: Tie): Draft {
  const own: Action = { ...action, id: newActionId(draft, `${action.id}_${about.id}`.slice(0, 44)), fields: [by.id] }
  const block: Block = {
    ...kept,
    id: newBlockId(draft, `${kept.entity}_${about.id}`.slice(0, 44)),
    heading: titleOf(about.plural),
    about: about.id,
    by: by.id,
    action: own.id,
  }
  const placed = changePages(putActions(draft, [own]), (page) => {
    const at = page.blocks.findLastIndex((one) => one.kind === 'favourites' && one.entity === kept.entity)
    if (at === -1) return page
    const first = entityIn(draft, kept.about)
    const named = page.blocks.map((one) => (one.id === kept.id && one.heading === '' && first ? { ...one, heading: titleOf(first.plural) } : one))
    return { ...page, blocks: [...named.slice(0, at + 1), block, ...named.slice(at + 1)] }
  })
  return withToggle(placed, about.id, { ...icon, action: own.id, by: by.id })
}
const titleOf = (plural: string): string => `${plural.slice(0, 1).toUpperCase()}${plural.slice(1)}`.slice(0, 80)
