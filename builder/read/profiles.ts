import type { Ask } from './ask.ts'
import type { Clause } from './clause.ts'
import type { Phrase } from './phrase.ts'

const profile = /^(?:(?:user|people|other|personal) )?profile$/
const somebody = /^(?:somebody|someone|anyone|others|other|each other|people|other people|one another)$/
const account = /^(?:(?:user|member) )?(?:account|member|user)$/
const ruling = /^(?:suspend|block|ban|delete|remove|deactivate|unblock|activate|lock)$/
const acting = /^(?:block|report|follow|like|match|invite|unblock|mute|befriend)$/
const liking = /^(?:send|give|leave|put)$/
const likes = /^(?:like|thumbs? up|heart|wink)$/

/** "browse profiles": they are what people look through, not each one's own account alone. */
const areBrowsed = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ asks }) =>
    asks.some(
      ({ kind, object, actors, nominal }) =>
        !nominal && actors.length > 0 && (kind === 'view' || kind === 'search') && object?.plural && !object.own && profile.test(object.noun),
    ),
  )

const named = (object: Phrase, noun: string): Phrase => ({ ...object, noun, light: '', own: false })

function meant(ask: Ask, open: boolean): Ask {
  const { object } = ask
  if (object === null) return ask
  if (liking.test(ask.verb) && likes.test(object.noun)) return { ...ask, verb: 'like', object: open ? named(object, 'member profile') : null }
  if (!open) return ask
  if (profile.test(object.noun) || (ruling.test(ask.verb) && account.test(object.noun)) || (acting.test(ask.verb) && somebody.test(object.noun)))
    return { ...ask, object: named(object, 'member profile') }
  return ask
}

/** The clauses with people's profiles as things that are looked through, where the words have people look through them. */
export function withProfiles(clauses: readonly Clause[]): readonly Clause[] {
  const open = areBrowsed(clauses)
  return clauses.map((clause) => ({ ...clause, asks: clause.asks.map((ask) => meant(ask, open)) }))
}
