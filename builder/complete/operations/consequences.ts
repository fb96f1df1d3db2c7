import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, entityIn } from '../trade/parts.ts'

/** What a row that reaches a state makes of the one that it is about: the first of `becomes` that the other knows. */
interface Consequence {
  /** What the row is called. */
  readonly of: RegExp
  /** The state that a step leads to, or `made` where the row is entered. */
  readonly at: RegExp
  readonly becomes: readonly string[]
  /** The states in which the other can be taken there, of which it has to know one; all of them where nothing is said. */
  readonly from?: RegExp
  /** Only where the row goes through no states itself. */
  readonly isFinal?: boolean
}
const made = 'made'
const broken = /(?:^| )(?:failure|fault|breakdown|malfunction|defect|damage|repair request|fault report|repair report)$/
const mended = /(?:^| )(?:maintenance|repair|overhaul|upkeep|servicing|work order|failure|fault|breakdown|malfunction|repair request|maintenance request)$/
const moved = /(?:^| )(?:track|waybill|shipment|trip|ride|delivery|dispatch|transport|freight|loading|run|tour|shipping|vehicle|driver)$/
const usable = ['Available', 'Free', 'Running', 'In use', 'Ready', 'Operating', 'Online'] as const

const away = /(?:^| )(?:leave|leave request|leave application|vacation|vacation request|holiday request|absence)$/
const sent = /(?:^| )(?:shipment|delivery|dispatch|shipping|waybill)$/
const checked = /(?:^| )(?:verification|verification report|audit|approval|review)$/
const lease = /(?:^| )(?:contract|lease|tenancy|rental agreement)$/
const repaired = /^(?:faulty|broken|in maintenance|in repair|in service|out of order|under repair|stopped)$/i
const unsent = /^(?:new|placed|accepted|confirmed|preparing|paid|to be sent)$/i
const underway = /^(?:new|placed|accepted|confirmed|preparing|paid|to be sent|shipped|on its way|in transit)$/i
const delivered = /^(?:new|placed|accepted|confirmed|preparing|paid|shipped|on its way|delivered|completed)$/i

const consequences: readonly Consequence[] = [
  { of: broken, at: /^made$/, becomes: ['Faulty', 'Broken', 'Out of order'] },
  { of: mended, at: /^(?:in progress|under way|started|assigned)$/i, becomes: ['In maintenance', 'In repair', 'In service', 'Under repair'] },
  { of: mended, at: /^(?:done|completed|finished|resolved|closed)$/i, becomes: usable, from: repaired },
  { of: moved, at: /^(?:loaded|in transit|under way|on its way|on the road|picked up)$/i, becomes: ['On the road'], from: /^available$/i },
  { of: moved, at: /^(?:delivered|returned|ended|done|completed|available|paid)$/i, becomes: ['Available'], from: /^on the road$/i },
  { of: sent, at: /^(?:in transit|on its way)$/i, becomes: ['Shipped', 'On its way'], from: unsent },
  { of: sent, at: /^delivered$/i, becomes: ['Delivered', 'Completed'], from: underway },
  { of: /(?:^| )(?:resignation|resignation management|dismissal|departure|offboarding|termination)$/, at: /^left$/i, becomes: ['Left'] },
  { of: away, at: /^approved$/i, becomes: ['On leave'], from: /^active$/i },
  { of: away, at: /^(?:ended|back|returned)$/i, becomes: ['Active'], from: /^on leave$/i },
  {
    of: /(?:^| )(?:refund|return|after-sale|after-sales service|after-sales business|refund request|return request)$/,
    at: /^refunded$/i,
    becomes: ['Refunded', 'Returned', 'Cancelled'],
    from: delivered,
  },
  { of: /(?:^| )(?:opportunity|deal|sale|sales order|contract)$/, at: /^(?:won|signed|confirmed)$/i, becomes: ['Customer'], from: /^(?:lead|former)$/i },
  { of: /(?:^| )(?:order|purchase|sale record|sales record)$/, at: /^made$/, becomes: ['Customer'], from: /^(?:lead|former)$/i },
  { of: /(?:^| )lead$/, at: /^won$/i, becomes: ['Customer'], from: /^(?:lead|former)$/i },
  { of: /(?:^| )(?:reply|answer)$/, at: /^made$/, becomes: ['Answered', 'Replied', 'In progress'], from: /^(?:open|new|unanswered|waiting|pending)$/i },
  { of: /(?:^| )(?:signing|signature|signature record|signing record)$/, at: /^signed$/i, becomes: ['Signed'], from: /^(?:draft|sent|pending|unsigned)$/i },
  { of: /(?:^| )(?:recovery|restoration|restore)$/, at: /^(?:done|completed|restored)$/i, becomes: ['Restored'] },
  { of: /(?:^| )check-in$/, at: /^(?:made|checked in)$/i, becomes: ['Occupied', 'Checked in'], from: /^(?:free|available|clean|vacant|confirmed)$/i },
  { of: /(?:^| )check-out$/, at: /^(?:made|checked out)$/i, becomes: ['To clean', 'Free', 'Available', 'Checked out'], from: /^(?:occupied|checked in)$/i },
  { of: /(?:^| )(?:deal|sale|sales order)$/, at: /^(?:won|signed|confirmed)$/i, becomes: ['Won'], from: /^(?:new|contacted|qualified)$/i },
  { of: /(?:^| )(?:task|project|work) progress$/, at: /^(?:finished|done|completed)$/i, becomes: ['Done', 'Finished', 'Completed'] },
  { of: /(?:^| )(?:task|project|work) progress$/, at: /^(?:under way|in progress)$/i, becomes: ['In progress', 'Under way'] },
  { of: lease, at: /^signed$/i, becomes: ['Let', 'Rented', 'Rented out', 'Occupied'] },
  { of: lease, at: /^(?:ended|expired|terminated)$/i, becomes: ['Available', 'Free', 'To let'], from: /^(?:let|rented|rented out|occupied)$/i },
  { of: checked, at: /^approved$/i, becomes: ['Approved', 'Verified', 'Audited'], from: /^(?:pending|submitted|rejected|under review|unverified)$/i },
  { of: checked, at: /^rejected$/i, becomes: ['Rejected'], from: /^(?:pending|submitted|approved|under review)$/i },
  {
    of: /(?:^| )(?:application|request)$/,
    at: /^approved$/i,
    becomes: ['Adopted', 'Reserved', 'Assigned', 'Occupied'],
    from: /^(?:available|free|for adoption)$/i,
  },
  { of: /(?:^| )(?:transaction|purchase|deal)$/, at: /^(?:settled|completed|paid)$/i, becomes: ['Sold'], from: /^(?:for sale|available|reserved)$/i },
  {
    of: /(?:^| )(?:disposal|scrapping|write-off|retirement|decommissioning)(?: record)?$/,
    at: /^(?:approved|done|completed)$/i,
    becomes: ['Disposed of', 'Disposed', 'Scrapped', 'Written off', 'Retired', 'Sold'],
  },
  {
    of: /(?:^| )(?:disposal|scrapping|write-off|retirement|decommissioning)(?: record)?$/,
    at: /^made$/,
    becomes: ['Disposed of', 'Disposed', 'Scrapped', 'Written off', 'Retired', 'Sold'],
    isFinal: true,
  },
  { of: /(?:^| )bid$/, at: /^accepted$/i, becomes: ['Awarded', 'Under way', 'Sold'], from: /^(?:open|planned|for sale|published)$/i },
  { of: /(?:^| )admission$/, at: /^(?:made|admitted)$/i, becomes: ['Admitted', 'Occupied'] },
  { of: /(?:^| )discharge$/, at: /^(?:made|discharged|done)$/i, becomes: ['Discharged', 'Free'] },
  { of: /(?:^| )graduation$/, at: /^(?:made|approved|confirmed|done)$/i, becomes: ['Graduated'] },
]

/** A step is more than a word on one row: what is repaired, delivered, signed or approved changes the state of what it is about, where whoever acts may do that. */
export const consequential: Completer = (draft) => draft.model.entities.reduce(withConsequences, draft)

interface About {
  readonly by: Field
  readonly other: Entity
  readonly state: string
  readonly states: readonly string[]
}

function withConsequences(draft: Draft, entity: Entity): Draft {
  const rules = consequences.filter(({ of, isFinal }) => of.test(entity.singular) && !(isFinal && entity.lifecycle))
  const about = rules.length === 0 ? [] : entity.fields.flatMap((by) => aboutOf(draft, entity, by))
  if (about.length === 0) return draft
  return changeActions(draft, entity.id, (action) => acting(entity, action, rules, about))
}

function aboutOf(draft: Draft, entity: Entity, by: Field): About[] {
  const other = by.type === 'reference' && by.entity !== entity.id ? entityIn(draft, by.entity) : undefined
  const state = other?.fields.find(({ id }) => id === other.lifecycle?.field)
  return other && state?.choices ? [{ by, other, state: state.id, states: state.choices }] : []
}

function acting(entity: Entity, action: Action, rules: readonly Consequence[], about: readonly About[]): Action {
  const to = action.kind === 'create' ? made : entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to
  if (to === undefined) return action
  const followed = about.flatMap((one) => {
    const isSet = action.effects?.some((effect) => effect.kind === 'set' && effect.by === one.by.id && effect.field === one.state)
    const next = isSet ? undefined : followingFrom(rules, to, one.states)
    return next === undefined ? [] : [{ ...one, ...next }]
  })
  if (followed.length === 0) return action
  const effects = followed.map(({ by, state, value, from }): Effect => ({ kind: 'set', by: by.id, field: state, value, from, allowed: true }))
  const said = followed.map(({ by, state }) => ` {${by.id}}: {${by.id}.${state}}.`).join('')
  return { ...withRules(action, [], effects), confirmation: `${action.confirmation}${said}` }
}

interface Next {
  readonly value: string
  readonly from: string[]
}
function followingFrom(rules: readonly Consequence[], to: string, states: readonly string[]): Next | undefined {
  const found = rules.flatMap(({ at, becomes, from }): Next[] => {
    const value = at.test(to) ? becomes.find((state) => states.includes(state)) : undefined
    const before = states.filter((state) => state !== value && (from === undefined || from.test(state)))
    return value === undefined || before.length === 0 ? [] : [{ value, from: before }]
  })
  return found[0]
}
