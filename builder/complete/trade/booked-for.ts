import { titled } from '../../lexicon/inflect.ts'
import type { Completer } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { entityIn, partsOf } from './parts.ts'

const attended = /(?:^| )(?:appointment|consultation|visit|examination|check-up|treatment session)$/

/** Where patients are on file and somebody else makes their appointments, each says whose it is. */
export const bookedFor: Completer = (draft) => {
  const patient = partsOf(draft, 'patient')[0]
  const file = patient && entityIn(draft, patient.made.entity.id)
  if (!file || draft.model.roles.some(({ name }) => name.toLowerCase() === 'patient')) return draft
  return partsOf(draft, 'booking').reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)
    const isKnown = !entity || !attended.test(entity.singular) || entity.fields.some(({ entity: other }) => other === file.id)
    if (isKnown || (file.read === 'managed' && entity.read === 'own')) return so_far
    return widen(so_far, part, [{ id: 'patient', label: titled(file.singular), type: 'reference', required: false, entity: file.id }], { asked: true })
  }, draft)
}
