import { owned } from '../../compose/own-beside.ts'
import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Completer, Draft } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { entityIn, partsOf } from './parts.ts'

const attended = /(?:^| )(?:appointment|consultation|visit|examination|check-up|treatment session)$/

/** "appointments for their pets": for which of those that somebody keeps here it is made. */
function ofOwn(draft: Draft): Draft {
  const kept = draft.parts.filter(({ made }) => made.thing.own && owned.has(made.thing.kit))
  return kept.reduce((so_far, { made: { thing, entity: of } }) => {
    const isFor = ({ made }: Part): boolean =>
      made.thing.asks.some(({ ask }) => ask.beside.some(({ own, after, noun }) => own && after === 'for' && noun === thing.noun))
    return so_far.parts.filter(isFor).reduce((next, part) => {
      const entity = entityIn(next, part.made.entity.id)
      if (!entity || !entityIn(next, of.id) || entity.id === of.id || entity.fields.some((field) => field.entity === of.id)) return next
      return widen(next, part, [{ id: thing.kit, label: titled(of.singular), type: 'reference', required: false, entity: of.id }], { asked: true })
    }, so_far)
  }, draft)
}

/** Where patients are on file and somebody else makes their appointments, each says whose it is, as it says for which of their own things others make one. */
export const bookedFor: Completer = (draft) => {
  const patient = partsOf(draft, 'patient')[0]
  const file = patient && entityIn(draft, patient.made.entity.id)
  if (!file || draft.model.roles.some(({ name }) => name.toLowerCase() === 'patient')) return ofOwn(draft)
  return partsOf(draft, 'booking').reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)
    const isKnown = !entity || !attended.test(entity.singular) || entity.fields.some(({ entity: other }) => other === file.id)
    if (isKnown || (file.read === 'managed' && entity.read === 'own')) return so_far
    return widen(so_far, part, [{ id: 'patient', label: titled(file.singular), type: 'reference', required: false, entity: file.id }], { asked: true })
  }, draft)
}
