import { byChance } from '../list/by-chance.ts'
import { carousel } from '../list/carousel.ts'
import { randomRow } from '../list/random.ts'
import { siteSearch } from '../list/site-search.ts'
import { markEntities } from '../social/marks.ts'
import { cartsFor } from '../trade/quick.ts'
import { aboutEntities } from './about-forms.ts'
import { chart } from './chart.ts'
import { detail } from './detail.ts'
import { form } from './form.ts'
import { list } from './list.ts'
import { tiles } from './tiles.ts'
import type { BlockViews } from './view.ts'

export const rowViews: BlockViews<'list' | 'detail' | 'form' | 'random' | 'by_chance' | 'site_search' | 'carousel' | 'tiles' | 'chart'> = {
  list: { render: list, entities: ({ entity }, model) => [entity, ...markEntities(model, entity), ...cartsFor(model, entity)] },
  detail: {
    render: detail,
    entities: ({ entity, related }, model) => [entity, ...related.map((one) => one.entity), ...cartsFor(model, entity), ...aboutEntities(model, entity)],
  },
  random: { render: randomRow, entities: ({ entity }) => [entity] },
  by_chance: { render: byChance, entities: ({ entity }) => [entity] },
  site_search: { render: siteSearch, entities: (block) => block.entities },
  carousel: { render: carousel, entities: ({ entity }) => [entity] },
  form: { render: form, entities: ({ action }, { actions }) => [actions.find(({ id }) => id === action)?.entity] },
  tiles: { render: tiles, entities: (block) => block.tiles.map(({ entity }) => entity) },
  chart: { render: chart, entities: ({ entity }) => [entity] },
}
