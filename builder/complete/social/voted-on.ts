import type { BlockOf, Entity } from '../../model.ts'
import { asksIn, type Completer, type Draft, newBlockId } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { changeBlocks, createOn, entityIn, isDetailOf, listPage, partsOf, putEntity } from '../trade/parts.ts'
import { claimWords, detailPage, says } from './places.ts'
import { marked } from './savings.ts'

const voting = /\bvot(?:e|es|ing)\b/
const ofPersons: ReadonlySet<string> = new Set(['email', 'phone', 'file'])
const entities_most = 20

/** "members vote on loan applications": a vote for each, where votes are none of the things that the site keeps. */
export const votedOn: Completer = (draft) => (says(draft, voting) && partsOf(draft, 'vote', 'poll').length === 0 ? asked(draft) : draft)

/** Whoever may vote sees what the vote is about, though it is otherwise its maker's own. */
export const votersSight: Completer = (draft) =>
  draft.model.actions.reduce((so_far, { kind, name, entity, fields: [by] }) => {
    if (kind !== 'toggle' || name !== 'Vote') return so_far
    const about = entityIn(so_far, entityIn(so_far, entity)?.fields.find(({ id }) => id === by)?.entity)
    return about?.read === 'own' && about.write === 'anyone' ? opened(so_far, about) : so_far
  }, draft)

/** A vote for what people vote on, where it is none of the things that the site keeps. */
function asked(draft: Draft): Draft {
  const found = asksIn(draft).find(({ ask }) => ask.verb === 'vote' && ask.object)
  const about = entityIn(draft, found && partFor(draft, found)?.made.entity.id)
  const page = about && detailPage(draft, about.id)
  if (about?.write !== 'anyone' || !page || page.role !== undefined || draft.model.entities.length >= entities_most) return draft
  return claimWords(marked(draft, about, 'vote'), voting, page.path)
}

function opened(draft: Draft, about: Entity): Draft {
  const isPersonal = (id: string): boolean => ofPersons.has(about.fields.find((field) => field.id === id)?.type ?? '') || /income|salary/.test(id)
  const place = listPage(draft, about.id)
  const create = createOn(draft, about.id)?.id
  return changeBlocks(putEntity(draft, { ...about, read: 'public' }), (block, page) => {
    if (block.kind === 'form' && block.action === create) return [{ ...block, text: 'Whoever may vote on it sees it.' }]
    if (block.kind === 'detail' && isDetailOf(page, about.id)) return [{ ...block, fields: block.fields.filter((id) => !isPersonal(id)) }]
    if (block.kind !== 'list' || block.entity !== about.id || page.id !== place?.id || page.path === '/') return [block]
    const fields = block.fields.filter((id) => !isPersonal(id))
    if (block.scope !== 'mine') return [{ ...block, fields }]
    const all: BlockOf<'list'> = {
      ...block,
      id: newBlockId(draft, `${about.id}_voted`.slice(0, 40)),
      heading: `All ${about.plural} to vote on`.slice(0, 80),
      layout: 'cards',
      fields,
      scope: 'all',
      actions: [],
    }
    return [block, all]
  })
}
