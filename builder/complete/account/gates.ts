import type { KitName } from '../../lexicon/kits.ts'
import { refusesLogin } from '../../read/refused.ts'
import type { Draft } from '../draft.ts'
import { formPage } from '../trade/parts.ts'

/** What a stranger sends to those who run the site, buys or answers without having an account. */
const outward: ReadonlySet<KitName> = new Set([
  'inquiry',
  'message',
  'feedback',
  'form',
  'response',
  'order',
  'cart',
  'booking',
  'quotation',
  'signup',
  'application',
  'subscription',
  'donation',
  'payment',
  'vote',
  'poll',
  'score',
  'game',
  'click',
  'visit_count',
  'view_record',
  'query',
])
/** "Visitors can leave a comment": whoever comes by. */
const anybody = /^(?:visitors?|guests?|anyone|anybody|everyone|everybody|passers-?by|strangers?|the public|public)$/

const talking = /^(?:comment|discuss|review|rate|reply|leave|write|post|evaluate|interact)$/

/** Where the words have people log in, the entities that are added to by whoever is logged in alone: all but what is sent to those who run the site. */
export function keptToMembers(draft: Draft): readonly string[] {
  const { brief, model, parts, plan } = draft
  if (refusesLogin(brief)) return []
  const said = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'comments' || block.kind === 'reviews' ? [block.entity] : [])))
  const isForAll = brief.clauses.some(
    ({ asks, actors }) => [...actors, ...asks.flatMap((ask) => ask.actors)].some((actor) => anybody.test(actor)) && asks.some(({ verb }) => talking.test(verb)),
  )
  const talked = isForAll ? [] : said.filter((id) => model.entities.some((entity) => entity.id === id && entity.write === 'anyone'))
  const added = parts.flatMap(({ made: { entity: of, thing } }) => {
    const entity = model.entities.find(({ id }) => id === of.id)
    if (entity?.read !== 'public' || entity.write !== 'anyone' || outward.has(thing.kit)) return []
    const makers = [...plan.fates].flatMap(([ask, fate]) => (ask.kind === 'create' && fate.is === 'thing' && fate.thing === thing ? ask.actors : []))
    const isAsked = model.actions.some(({ id, kind, entity: to, role }) => kind === 'create' && to === of.id && role === undefined && formPage(draft, id))
    return isAsked && !makers.some((actor) => anybody.test(actor)) ? [of.id] : []
  })
  return [...new Set([...talked, ...added])]
}
