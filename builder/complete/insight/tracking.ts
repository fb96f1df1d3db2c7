import { managerOf } from '../../compose/running.ts'
import { asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { blockId, dateOf, entityIn, hasKind, pageOf, partFor, roleFor, withLast } from './places.ts'

const quiet = new Set(['profile', 'job', 'inquiry', 'cart', 'favorite'])

/** What the words want tracked or monitored, and the site keeps, is seen as it goes on: by its dates and states, kept up to date. */
export const tracking: Completer = (draft) =>
  asksIn(draft)
    .filter(({ ask }) => ask.kind === 'analyse' && /^(?:track|monitor)$/.test(ask.verb))
    .reduce((so_far: Draft, asked) => {
      const part = isOpen(so_far, asked) ? partFor(so_far, asked) : undefined
      const entity = part && entityIn(so_far, part.made.entity.id)
      const found = entity && pageOf(so_far, entity.id, roleFor(so_far, asked))
      const page = found?.role === undefined && entity?.read === 'managed' ? pageOf(so_far, entity.id, managerOf(so_far.model.roles)?.id) : found
      if (!entity || !page || quiet.has(part.made.thing.kit) || (entity.read === 'managed' && page.role === undefined)) return so_far
      const date = dateOf(entity)
      const state = entity.lifecycle?.field
      if (!date && !state && asked.ask.verb !== 'monitor') return so_far
      const shown =
        hasKind(so_far, page.path, 'timeline') || hasKind(so_far, page.path, 'board') || !date
          ? so_far
          : withLast(so_far, page.path, {
              kind: 'timeline',
              id: blockId(so_far, `${entity.id} timeline`),
              heading: 'Timeline',
              entity: entity.id,
              date: date.id,
              fields: state ? [state] : [],
            })
      return claimed(withUpdates(shown, page.path), page.path, [asked.ask])
    }, draft)

function withUpdates(draft: Draft, path: string): Draft {
  if (hasKind(draft, path, 'live')) return draft
  const blocks =
    draft.model.pages.find((page) => page.path === path)?.blocks.filter(({ kind }) => kind === 'list' || kind === 'timeline' || kind === 'board') ?? []
  return withLast(draft, path, { kind: 'live', id: blockId(draft, 'live'), heading: '', blocks: blocks.map(({ id }) => id), seconds: 5 })
}
