import { type Completer, withModel } from '../draft.ts'
import { entityIn, manager, partsOf, putEntity } from '../trade/parts.ts'
import { spokenAt } from './discussion.ts'
import { detailPage, says } from './places.ts'

const step = /^(?:Answer|Reply|Respond)$/
const handled = /(?:^| )(?:ticket|issue|complaint|incident|request)$/
const answering = /\b(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|respon(?:ds?|ses?|ding))\b/

/** "Agents answer tickets": what somebody asked for is answered in words at its own page, which its owner reads and answers as well; tickets always are. */
export const replied: Completer = (draft) =>
  partsOf(draft, ...(says(draft, answering) ? (['ticket', 'inquiry', 'request'] as const) : (['ticket'] as const))).reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)
    const { lifecycle } = entity ?? {}
    const page = entity && detailPage(so_far, entity.id)
    if (!entity || !lifecycle || !page || entity.read !== 'own' || page.blocks.some(({ kind }) => kind === 'comments')) return so_far
    const isAnswered =
      lifecycle.transitions.some(({ name }) => step.test(name)) ||
      (part.made.thing.kit === 'ticket' && handled.test(entity.singular) && manager(so_far) !== undefined)
    if (!isAnswered || entity.fields.some(({ type }) => type === 'money')) return so_far
    const named = <Of extends { readonly name: string }>(one: Of): Of => (step.test(one.name) ? { ...one, name: 'Mark as answered' } : one)
    const actions = so_far.model.actions.map((one) => (one.entity === entity.id && one.kind === 'transition' ? named(one) : one))
    const marked = putEntity(withModel(so_far, { actions }), { ...entity, lifecycle: { ...lifecycle, transitions: lifecycle.transitions.map(named) } })
    return spokenAt(marked, part, 'reply', true)
  }, draft)
