import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Values } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { createOn, textOf } from '../trade/parts.ts'
import { addPage, blockId, hasKind, pageOf, withFirst } from './places.ts'

const asked =
  /\bhttps? (?:requests?|methods?|verbs?|clients?)\b|\brest(?:ful)?\b(?= (?:apis?|web services?|services?|interfaces?|endpoints?|and)\b)|\b(?:interact\w*|access\w*|data interaction) (?:\w+ ){0,4}(?:apis?|endpoints?)\b|\b(?:api|interface) (?:calls?|requests?)\b/
const about = /(?:^| )(?:http requests|api requests|requests)$/
const logs = /(?:^| )(?:requests?|responses?|apis?|interfaces?|endpoints?|logs?|accounts?|settings?|keys?|calls?)$/

/** Where a site speaks of HTTP requests or of its API, one can be sent from a page to what answers there, with the status and the body that come back. */
export const httpRequests: Completer = (draft) => {
  if (!asked.test(textOf(draft))) return draft
  const entity = addressed(draft)
  if (!entity) return draft
  const requests = draft.model.entities.find(({ plural }) => about.test(plural.toLowerCase()))
  const page = requests && pageOf(draft, requests.id)
  const block = (before: Draft): BlockOf<'http_request'> => ({
    kind: 'http_request',
    id: blockId(before, 'send a request'),
    heading: 'Send a request',
    entity: entity.id,
    example: exampleOf(before, entity),
  })
  const placed =
    page && page.role === undefined && !hasKind(draft, page.path, 'http_request')
      ? { draft: withFirst(draft, page.path, block(draft)), path: page.path }
      : addPage(draft, 'Send a request', undefined, (before) => [block(before)])
  return placed
    ? claimedAs(
        placed.draft,
        placed.path,
        /\bhttps? (?:requests?|methods?|standards?)\b|\b(?:get|put|patch|delete) methods?\b|\brest(?:ful)?\b|\bapis?\b/,
        /\b(?:key|manag|creat|monitor|configur|third-party|payment|map)\w*/,
      )
    : draft
}

/** What a visitor may both read and add to, best what the words do most with. */
function addressed({ model, parts }: Draft): Entity | undefined {
  const open = model.entities.filter(
    ({ id, read, write }) =>
      read === 'public' && write === 'anyone' && model.actions.some(({ kind, entity, role }) => kind === 'create' && entity === id && role === undefined),
  )
  const asks = (id: string): number => parts.find(({ made }) => made.entity.id === id)?.made.thing.asks.length ?? 0
  const best = open.filter(({ plural }) => !logs.test(plural.toLowerCase())).toSorted((a, b) => asks(b.id) - asks(a.id))
  return best[0] ?? open[0] ?? model.entities.find(({ read }) => read === 'public')
}

/** What a body looks like that the site takes. */
function exampleOf(draft: Draft, entity: Entity): Values {
  const create = createOn(draft, entity.id)
  const fields = entity.fields.filter(
    ({ id, type, required }) =>
      create?.fields.includes(id) && type !== 'reference' && type !== 'file' && type !== 'image' && (required || id === entity.title || type === 'number'),
  )
  const shown = fields.length > 0 ? fields : entity.fields.filter(({ id }) => id === entity.title)
  return Object.fromEntries(
    shown
      .slice(0, 4)
      .map(({ id, type, label, choices, min }) => [
        id,
        type === 'choice'
          ? (choices?.[0] ?? '')
          : type === 'boolean'
            ? true
            : ['number', 'money', 'percent', 'rating'].includes(type)
              ? Math.max(1, min ?? 1)
              : type === 'date'
                ? '2026-01-31'
                : type === 'email'
                  ? 'ada@example.com'
                  : capital(`my ${label.toLowerCase()}`),
      ]),
  )
}
