import { capital, gerundBases, headOf, participle, titled, withArticle } from '../lexicon/inflect.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { buttonVerbs } from '../lexicon/verbs.ts'
import type { Action, Role } from '../model.ts'
import type { Made } from './entity.ts'
import { idFrom, taken } from './ids.ts'
import { groupOf, type Thing } from './thing.ts'
import { undoingOf } from './undone.ts'

/** What making a row is called: on the button, within a sentence, and when it is done. */
export interface Making {
  readonly name: string
  readonly phrase: string
  readonly done: string
}
const vague = new Set([
  'input',
  'enter',
  'provide',
  'use',
  'receive',
  'conduct',
  'perform',
  'fill',
  'engage',
  'interact',
  'participate',
  'take',
  'support',
  'keep',
  'organize',
  'object',
  'appeal',
])
const saving = new Set(['like', 'favorite', 'favourite', 'collect', 'bookmark', 'save', 'follow'])
const spoken: Readonly<Record<string, Making>> = {
  cart: { name: 'Add to cart', phrase: 'add to your cart', done: 'Added to the cart' },
  waitlist: { name: 'Join the waitlist', phrase: 'join the waitlist', done: 'Place on the waitlist kept' },
  rsvp: { name: 'RSVP', phrase: 'RSVP', done: 'RSVP kept' },
  signup: { name: 'Sign up', phrase: 'sign up', done: 'Sign-up kept' },
  newsletter: { name: 'Subscribe to the newsletter', phrase: 'subscribe to the newsletter', done: 'Subscription kept' },
  purchase_offer: { name: 'Make an offer', phrase: 'make an offer', done: 'Offer sent' },
  payment: { name: 'Make payment', phrase: 'make a payment', done: 'Payment recorded' },
  'red packet': { name: 'Send red packet', phrase: 'send a red packet', done: 'Red packet sent' },
  profile: { name: 'Save profile', phrase: 'keep your details', done: 'Profile saved' },
  inquiry: { name: 'Send message', phrase: 'send a message', done: 'Message sent' },
  health_check: { name: 'Check in', phrase: 'check in', done: 'Checked in' },
  attendance: { name: 'Check in', phrase: 'check in', done: 'Checked in' },
  donation: { name: 'Donate', phrase: 'donate', done: 'Donation made' },
  play: { name: 'Start playing', phrase: 'start playing', done: 'Game started' },
}
const givenBy: Readonly<Record<string, string>> = {
  loan: 'requested',
  tenancy: 'sent',
  purchase_offer: 'sent',
  application: 'sent',
  inquiry: 'sent',
  message: 'sent',
  comment: 'posted',
  review: 'posted',
  signup: 'kept',
  attendance: 'kept',
  subscription: 'started',
  favorite: 'saved',
  vote: 'counted',
  booking: 'made',
  answer: 'sent',
}

/** The words for making a row, from the verb that the description uses: "Place order", "Book a class", "Join the waitlist". */
export function makingOf(thing: Thing): Making {
  const fixed =
    spoken[
      thing.noun === 'rsvp'
        ? 'rsvp'
        : /waitlist|waiting list/.test(thing.noun)
          ? 'waitlist'
          : /newsletter|mailing list/.test(thing.noun)
            ? 'newsletter'
            : thing.kit === 'payment' && /red (?:packet|envelope)$/.test(thing.noun)
              ? 'red packet'
              : thing.kit === 'signup' && !/sign-?\s?up/.test(thing.noun)
                ? ''
                : thing.kit
    ]
  if (thing.makes.some(({ about: of }) => of === 'profile') && kits[thing.kit].group === 'person')
    return { name: 'Create my profile', phrase: 'create your profile', done: 'Profile created' }
  // "join or create rooms": what is made is a new one; who joins says so on its page.
  const opened = thing.makes.some(({ verb }) => verb === 'join')
    ? thing.makes.find(({ verb }) => /^(?:create|open|start|establish|form)$/.test(verb))
    : undefined
  const made =
    opened ?? thing.makes.find(({ verb, role }) => !vague.has(verb) && role === '') ?? thing.makes.find(({ verb }) => !vague.has(verb)) ?? thing.makes[0]
  const isKept = thing.kit === 'payment' && /^(?:record|issue|enter|add|register|log)$/.test(made?.verb ?? '')
  if (thing.noun === 'rsvp' && made?.about) return about(thing, 'RSVP to', made.about)
  if (thing.kit === 'signup' && fixed === spoken.signup && made?.about) return about(thing, 'sign up for', made.about)
  if (fixed && !isKept && (thing.kit !== 'inquiry' || /contact|inquir|enquir/.test(thing.noun))) return fixed
  const [, given] = thing.kit === 'answer' ? (/^(.+) submission$/.exec(thing.singular) ?? []) : []
  if (given !== undefined) return { name: capital(`submit ${given}`), phrase: `submit ${given}`, done: `${capital(given)} submitted` }
  const verb = made?.verb ?? kits[thing.kit].verb
  if (made?.about) return about(thing, verb, made.about)
  const [, picked] = /^(.+) selection$/.exec(thing.singular) ?? []
  if (picked !== undefined && /^(?:choose|select|pick)$/.test(verb))
    return { name: capital(`${verb} ${withArticle(picked)}`), phrase: `${verb} ${withArticle(picked)}`, done: `${capital(picked)} ${participle(verb)}` }
  const plain = sameAs(thing, verb) || isNamedBy(thing, verb) || vague.has(verb) ? kits[thing.kit].verb : verb
  const own = thing.kit === 'booking' && sameAs(thing, plain) ? 'make' : thing.singular.endsWith(plain) ? 'create' : plain
  const shown = own === 'register' ? 'Register' : Object.hasOwn(buttonVerbs, own) ? buttonVerbs[own]! : capital(own)
  const one = thing.singular
  if (own === 'register' && one === 'registration') return { name: 'Register', phrase: 'register', done: 'Registered' }
  return {
    name: `${shown} ${one}`.slice(0, 100),
    phrase: `${lower(shown)} ${withArticle(one)}`,
    done: `${titled(one)} ${givenBy[thing.kit] ?? participle(own)}`,
  }
}

const lower = (text: string) => (text === '' ? '' : text[0]!.toLowerCase() + text.slice(1))
/** "marketing activities" are not marketed: the gerund says of what kind they are. */
const isNamedBy = ({ singular: name }: Thing, verb: string): boolean => {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && gerundBases(first).includes(verb)
}
/** "withdraw" of a withdrawal, "assess" of an assessment: the noun says what is done already. */
const isDeedOf = (noun: string, verb: string): boolean => noun.startsWith(verb) && /^(?:al|ment|ion|ation|ance|ing)$/.test(noun.slice(verb.length))
const sameAs = (thing: Thing, verb: string) =>
  thing.singular.split(' ').at(-1) === verb ||
  isDeedOf(headOf(thing.singular), verb) ||
  (thing.kit === 'order' && /^(?:order|buy|purchase|checkout|check out)$/.test(verb)) ||
  (thing.kit === 'application' && verb === 'apply' && thing.noun === 'application') ||
  (thing.kit === 'subscription' && verb === 'subscribe') ||
  (thing.kit === 'invitation' && verb === 'invite') ||
  (thing.kit === 'investment' && verb === 'invest') ||
  (thing.kit === 'trade' && /^(?:buy|sell|purchase|trade|conduct)$/.test(verb)) ||
  (thing.kit === 'request' && verb === 'redeem') ||
  (thing.kit === 'booking' &&
    ((verb === 'book' && thing.noun === 'booking') || (/^(?:reserve|book)$/.test(verb) && /reservation|consultation/.test(thing.noun)))) ||
  (thing.kit === 'review' && /rate|review|evaluate/.test(verb)) ||
  (thing.kit === 'comment' && /comment|discuss|interact/.test(verb))

function about(thing: Thing, verb: string, noun: string): Making {
  const one = withArticle(noun)
  if (thing.kit === 'comment') return { name: 'Post comment', phrase: `comment on ${one}`, done: 'Comment posted' }
  if (saving.has(verb)) return { name: `Save ${one}`.slice(0, 100), phrase: `save ${one}`, done: `${capital(noun)} saved` }
  const shown = Object.hasOwn(buttonVerbs, verb) ? buttonVerbs[verb]! : capital(verb)
  const kept =
    givenBy[thing.kit] && !['booking', 'review'].includes(thing.kit)
      ? `${capital(thing.singular)} ${givenBy[thing.kit]}`
      : `${capital(noun)} ${participle(verb)}`
  return { name: `${shown} ${one}`.slice(0, 100), phrase: `${lower(shown)} ${one}`, done: kept }
}

export interface Acts {
  readonly create: Action | null
  readonly change: readonly Action[]
}

/** The actions of an entity: a form for a new row, its changes, and a button for each step of its life. */
export function actionsOf(made: Made, manager: Role | null, roles: readonly Role[], used: Set<string>): Acts {
  const { entity, thing, asked } = made
  const { name, done } = makingOf(thing)
  const kit: Kit = kits[thing.kit]
  const title = entity.singular
  const named = `${capital(title)} “{title}”`
  const makers = [...new Set(thing.makes.map(({ role }) => role))]
  const others = [...thing.edits, ...thing.manages, ...makers].some((role) => role !== '' && role !== manager?.id)
  const keeper = entity.write === 'managed' && manager && !others ? { role: keeperOf(thing, roles) ?? manager.id } : {}
  const keepers = [...thing.manages, ...thing.edits].filter((role) => role !== '' && role !== manager?.id)
  const sole = makers.length === 0 && others && new Set(keepers).size === 1 && !thing.manages.has('') ? keepers : makers
  const maker = sole.length > 0 && new Set(sole).size === 1 && sole[0] !== '' ? { role: sole[0]! } : {}
  const create: Action = {
    id: taken(used, idFrom(`${kit.verb} ${title}`, 'make')),
    name,
    kind: 'create',
    entity: entity.id,
    ...(maker.role ? maker : keeper),
    fields: [...asked],
    confirmation: `${done}: {title}.`,
  }
  const fields = entity.fields.map(({ id }) => id).filter((id) => id !== entity.lifecycle?.field)
  const update: Action = {
    id: taken(used, idFrom(`edit ${title}`)),
    name: 'Edit',
    kind: 'update',
    entity: entity.id,
    ...keeper,
    fields,
    confirmation: `${named}: changes saved.`,
  }
  const remove: Action = {
    id: taken(used, idFrom(`delete ${title}`)),
    name: 'Delete',
    kind: 'delete',
    entity: entity.id,
    ...keeper,
    fields: [],
    confirmation: `${named} deleted.`,
  }
  const steps = (entity.lifecycle?.transitions ?? []).map(
    (step): Action => ({
      id: taken(used, idFrom(`${step.id} ${title}`)),
      name: step.name,
      kind: 'transition',
      entity: entity.id,
      ...(step.role ? { role: step.role } : {}),
      fields: [],
      transition: step.id,
      confirmation: `${named} is now ${step.to.toLowerCase()}.`,
    }),
  )
  return { create, change: [...steps, update, remove] }
}

const byMaker = /^(?:cancel|withdraw|leave|check out|claim|set aside|return to cart|submit|reopen|redeem|pause|resume)/i
const judged = new Set(['report', 'organisation', 'document', 'expense', 'payment', 'donation', 'commission', 'answer', 'inquiry', 'question'])

const judging = /^(?:review|audit|screen|evaluate|assess|handle|process|manage|verify|check|moderate)$/
const applied: ReadonlySet<string> = new Set(['application', 'tenancy', 'purchase_offer', 'candidate'])
/** "Employers review job applications": those who decide on what others send in; whoever looks at applications that they do not make decides on them too. */
function judgeOf({ kit, asks, makes }: Thing, roles: readonly Role[]): string | undefined {
  const [judge, ...others] = new Set(
    asks
      .filter(
        ({ ask, role }) =>
          role !== '' &&
          ask.actors.length < 2 &&
          !makes.some((one) => one.role === role) &&
          (judging.test(ask.verb) || (applied.has(kit) && ask.kind === 'view')),
      )
      .map(({ role }) => role),
  )
  return others.length === 0 && roles.some(({ id }) => id === judge) ? judge : undefined
}

/** "Drivers update the order status": those who take what they took on further. */
const updaterOf = ({ asks }: Thing, roles: readonly Role[]): string | undefined =>
  roles.find(({ id }) => asks.some(({ ask, role }) => role === id && ask.kind === 'update' && ask.object?.light === 'status'))?.id

/** The one role that keeps a thing besides those it is for: fees that harbor masters record are marked as paid by them. */
function keeperOf(thing: Thing, roles: readonly Role[]): string | undefined {
  const { edits, manages, turns, states } = thing
  const makes = groupOf(thing) === 'request' ? [] : thing.makes
  const [keeper, ...others] = new Set(
    [...makes, ...turns, ...states]
      .map(({ role }) => role)
      .concat(...edits, ...manages)
      .filter((id) => roles.slice(1).some((one) => one.id === id)),
  )
  return others.length === 0 && roles.some(({ id, manages: sees }) => id === keeper && sees) ? keeper : undefined
}

/** Nobody decides on what they have made themselves. */
const verdict = /^(?:accept|approve|reject|decline|refuse|deny)/i

/** Who may take each step: the role that the words name for it, else the managing role for what others have asked for. */
export function stepsFor(made: Made, manager: Role | null, roles: readonly Role[]): Made {
  const { entity, thing } = made
  if (!entity.lifecycle) return made
  const keeper = keeperOf(thing, roles)
  const makers = thing.makes.map(({ role }) => role)
  const transitions = entity.lifecycle.transitions.map((step) => {
    const put = thing.states.find(({ names }) => names.some((name) => name.toLowerCase() === step.to.toLowerCase()))
    if (put && roles.some(({ id }) => id === put.role)) return { ...step, role: put.role }
    if (put && put.role === '') return step
    const told = thing.turns.find(
      ({ verb }) =>
        step.name.toLowerCase().startsWith(verb === 'return' ? 'send back' : verb) ||
        step.to.toLowerCase() === participle(verb) ||
        step.name === undoingOf(verb),
    )
    if (told?.role && roles.some(({ id }) => id === told.role)) return { ...step, role: told.role }
    if (told && told.role === '' && thing.asks.some(({ ask }) => ask.kind === 'transition' && ask.actors.length > 0)) return step
    const isJudged = groupOf(thing) === 'request' || judged.has(thing.kit) || entity.write === 'managed'
    const judge =
      updaterOf(thing, roles) ?? judgeOf(thing, roles) ?? (verdict.test(step.name) && makers.includes(keeper ?? '') ? undefined : keeper) ?? manager?.id
    return judge !== undefined && isJudged && !byMaker.test(step.name) ? { ...step, role: judge } : step
  })
  return { ...made, entity: { ...entity, lifecycle: { ...entity.lifecycle, transitions } } }
}
