import { translations } from '../language/translations.ts'
import type { BlockViews } from './view.ts'

export const languageViews: BlockViews<'translations'> = {
  translations: {
    render: translations,
    entities: (_, { entities, languages }) => [languages?.entity, ...entities.filter(({ read }) => read === 'public').map(({ id }) => id)],
  },
}
