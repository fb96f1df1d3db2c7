import { capital } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import { type Completer, claimed, type Draft, partsLeft } from '../draft.ts'
import { withFirstPage } from '../module/place.ts'
import { entityIn, listPage, textOf } from '../trade/parts.ts'

const gathering =
  /\b(?:gather|bring|unite|unify|integrat|consolidat|aggregat|collect|combin|merg|cent(?:er|r)ali[sz])\w* (?:together )?(?:all|every|its|the|their|various|different|multiple|scattered)\b[^.;]{0,50}\b(?:data|information|resources|records|affairs|materials)\b[^.;]{0,30}\b(?:in(?:to)? (?:one|a single|the same) (?:place|platform|page|view|system)|together)\b|\b(?:all|every)\b[^.;]{0,50}\b(?:data|information|resources|records)\b[^.;]{0,30}\b(?:in|on|at) (?:one|a single) (?:place|page|screen|view)\b/
const least = 3
const most = 6
const rows = 5
const outside = new Set(['talk', 'rule'])
const standing = /^\/(?:dashboard|overview)$/

/** "gather all shipyard data in one place": an overview with what is newest of all that the site keeps, and how much there is. */
export const inOnePlace: Completer = (draft) => {
  const found = gathering.exec(textOf(draft))
  if (!found || draft.model.pages.some(({ path }) => standing.test(path))) return draft
  const kept = partsLeft(draft).flatMap(({ made: { entity, thing } }) => {
    const now = entityIn(draft, entity.id)
    const list = now && fullOf(draft, now)
    return now && list && now.read !== 'managed' && !outside.has(kits[thing.kit].group) ? [{ entity: now, list }] : []
  })
  if (kept.length < least) return draft
  const shown = kept.slice(0, most)
  const paged = withFirstPage(
    draft,
    'Overview',
    (id) => [
      {
        kind: 'tiles',
        id: id('overview_tiles'),
        heading: 'All in one place',
        tiles: shown.map(({ entity }) => ({ label: capital(entity.plural), entity: entity.id, measure: 'count' as const })),
      },
      ...shown.map(
        ({ entity, list }): BlockOf<'list'> => ({
          ...list,
          id: id(`${entity.id}_overview`.slice(0, 44)),
          heading: capital(entity.plural),
          layout: 'table',
          fields: list.fields.slice(0, 4),
          search: false,
          filters: [],
          sorts: [],
          per_page: rows,
          actions: [],
        }),
      ),
    ],
    'Open the overview',
  )
  const path = paged.model.pages.find(({ title }) => title === 'Overview')?.path ?? '/'
  const clauses = draft.brief.clauses.filter(
    ({ start, end, mode }) => mode !== 'subject' && mode !== 'style' && start < found.index + found[0].length && found.index < end,
  )
  return claimed(paged, path, clauses)
}

const fullOf = (draft: Draft, { id }: Entity): BlockOf<'list'> | undefined =>
  listPage(draft, id)?.blocks.find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === id && isFull(block))
