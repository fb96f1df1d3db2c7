import type { Field } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { changeBlocks, createOn, entityIn, partsOf, putEntity, withFields, withoutFields, withSeeds } from '../trade/parts.ts'
import { says } from './places.ts'

const invited = /^(?:rsvp|reply to an invitation)$/
const seen = /\bwho(?:(?:'|’)?s| is| are)? (?:coming|in|there|available|free|playing|attending)\b|\bwho (?:comes|can come|will come|can make it)\b/
const answers: Field = { id: 'coming', label: 'Coming', type: 'choice', required: true, choices: ['Yes', 'No', 'Maybe'] }

/** "Members RSVP to rehearsals": whether they come is what they say; who asks to see who is coming sees it of all. */
export const invitations: Completer = (draft) =>
  partsOf(draft, 'signup')
    .filter(({ made }) => invited.test(made.entity.singular))
    .reduce((so_far, part) => {
      const entity = entityIn(so_far, part.made.entity.id)
      const create = entity && createOn(so_far, entity.id)
      if (!entity || !create || entity.fields.some(({ id }) => id === answers.id)) return so_far
      const isSeen = says(so_far, seen)
      const told = withSeeds(withFields(withoutFields(entity, ['answer', ...(isSeen ? ['email'] : [])]), [answers]), (row, index) => ({
        ...row,
        coming: answers.choices![index % 4 === 3 ? 2 : index % 3 === 2 ? 1 : 0]!,
      }))
      const [title = '', ...rest] = create.fields
      const asked = { ...create, fields: [title, answers.id, ...rest.filter((id) => told.fields.some((field) => field.id === id))] }
      const kept = putEntity(
        withModel(so_far, { actions: so_far.model.actions.map((action) => (action.id === create.id ? asked : action)) }),
        isSeen ? { ...told, read: 'public' } : told,
      )
      return changeBlocks(kept, (block) => [
        block.kind === 'list' && block.entity === entity.id && !block.fields.includes(answers.id) ? { ...block, fields: [answers.id, ...block.fields] } : block,
      ])
    }, draft)
