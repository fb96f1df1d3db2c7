import { looks } from '../looks/looks.ts'
import { elements } from './elements.ts'
import { hero } from './hero.ts'
import { banner, contact, faq, features, gallery, prices, quotes, steps, text } from './prose.ts'
import type { BlockViews } from './view.ts'

export const proseViews: BlockViews<
  'hero' | 'text' | 'features' | 'steps' | 'faq' | 'quotes' | 'gallery' | 'prices' | 'contact' | 'banner' | 'looks' | 'elements'
> = {
  hero: { render: hero },
  text: { render: text },
  features: { render: features },
  steps: { render: steps },
  faq: { render: faq },
  quotes: { render: quotes },
  gallery: { render: gallery },
  prices: { render: prices },
  contact: { render: contact, entities: ({ rows }) => (rows ? [rows.entity] : []) },
  banner: { render: banner },
  looks: { render: looks },
  elements: { render: elements },
}
