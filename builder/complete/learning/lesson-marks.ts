import { capital } from '../../lexicon/inflect.ts'
import type { Action, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import type { Taught } from './course-paths.ts'

/** The switch by which a visitor marks a lesson as done. */
export interface Marks {
  readonly action: string
  readonly entity: string
  readonly by: string
}

/** The site's own marks of lessons as done, or new ones. */
export function marksOf(draft: Draft, { parts }: Taught): { readonly draft: Draft; readonly marks: Marks } {
  const known = draft.model.pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'vote_bar' && block.about === parts.id ? block.toggles : [])))
    .find(({ icon, on }) => icon === 'check' && on !== 'Voted')
  if (known) return { draft, marks: { action: known.action, entity: known.entity, by: known.by } }
  const entity: Entity = {
    id: newEntityId(draft, `done_${parts.id}`.slice(0, 44)),
    singular: `done ${parts.singular}`,
    plural: `done ${parts.plural}`,
    title: 'about',
    fields: [{ id: 'about', label: capital(parts.singular), type: 'reference', required: true, entity: parts.id }],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const action: Action = {
    id: newActionId(draft, `mark_${parts.id}_done`.slice(0, 44)),
    name: 'Mark as done',
    kind: 'toggle',
    entity: entity.id,
    fields: ['about'],
    confirmation: '{title} is marked as done.',
  }
  return { draft: putActions(putEntity(draft, entity), [action]), marks: { action: action.id, entity: entity.id, by: 'about' } }
}
