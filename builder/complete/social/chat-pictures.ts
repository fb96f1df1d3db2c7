import type { Action, BlockOf, Field } from '../../model.ts'
import { type Draft, withEntity, withModel } from '../draft.ts'
import { changeBlocks } from '../trade/parts.ts'
import { sampleAttachments } from './attachments.ts'

const picture: Field = { id: 'picture', label: 'Picture', type: 'image', required: false }

/** People who chat show one another pictures, with words or without; where the words say what messages carry, that is all. */
export function withPictures(draft: Draft, { messages, action: answer, words, files }: BlockOf<'inbox'>): Draft {
  const entity = draft.model.entities.find(({ id }) => id === messages)
  if (files !== undefined || !entity || entity.fields.some(({ id }) => id === picture.id)) return draft
  const entities = withEntity(draft.model.entities, messages, (own) => ({
    ...own,
    fields: [...own.fields.map((field) => (field.id === words ? { ...field, required: false } : field)), picture],
    seeds: own.seeds.map((seed, index) => ({ ...seed, [picture.id]: sampleAttachments([picture], index)[picture.id] ?? null })),
  }))
  const actions = draft.model.actions.map(
    (action): Action =>
      action.id === answer
        ? {
            ...action,
            fields: [...action.fields, picture.id],
            guards: [...(action.guards ?? []), { kind: 'any', fields: [words, picture.id], text: 'Enter a message, or choose a picture.' }],
          }
        : action,
  )
  return changeBlocks(withModel(draft, { entities, actions }), (block) =>
    block.kind === 'inbox' && block.messages === messages ? [{ ...block, files: [picture.id] }] : [block],
  )
}
