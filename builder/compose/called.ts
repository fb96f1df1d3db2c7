import { collectives } from '../lexicon/collectives.ts'
import { plural } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'

/** What rows of a thing are called: those of a list that people put themselves on are its entries, those of a forum its posts, a live score is that of a match. */
export function calledBy(noun: string, kit: KitName): { singular: string; plural: string } {
  if (kit === 'member_profile' && /profile$/.test(noun)) return { singular: 'profile', plural: 'profiles' }
  if (kit === 'signup' && /newsletter/.test(noun)) return { singular: 'newsletter subscriber', plural: 'newsletter subscribers' }
  if (kit === 'signup' && /sign.?up/.test(noun)) return { singular: 'sign-up', plural: 'sign-ups' }
  if ((kit === 'signup' || kit === 'blocked_entry') && /list$/.test(noun)) return { singular: `${noun} entry`, plural: `${noun} entries` }
  if (Object.hasOwn(collectives, noun) && kitOf(collectives[noun]!) === kit) return { singular: collectives[noun]!, plural: plural(collectives[noun]!) }
  const direction = kit === 'movement' ? /^(?:.* )?(in|into|out|out-of|out of)[- ]?warehous(?:e|ing)$/.exec(noun)?.[1] : undefined
  if (direction) return directed(direction.startsWith('in') ? 'inbound' : 'outbound')
  if (kit === 'post' && /(?:^| )(?:forum|community|message board|bulletin board)$/.test(noun)) return { singular: `${noun} post`, plural: `${noun} posts` }
  const played = kit === 'fixture' ? /^(.*?) ?(?:live )?score$/.exec(noun)?.[1] : undefined
  if (played !== undefined) return { singular: `${played} match`.trim(), plural: `${played} matches`.trim() }
  if (/(?:^| )(?:counsell?ing|coaching|tutoring|mentoring)$/.test(noun) && kit === 'booking') return { singular: `${noun} session`, plural: `${noun} sessions` }
  if (kit === 'message' && /^(?:text|voice|video|image|picture|audio|instant|multimedia)[ -]message$/.test(noun))
    return { singular: 'message', plural: 'messages' }
  const timed = kit === 'event' ? /^(.+) calendar$/.exec(noun)?.[1] : undefined
  if (timed !== undefined) return { singular: `${timed} event`, plural: `${timed} events` }
  const goods = /^(.* )?good$/.exec(noun)
  if (goods) return { singular: `${goods[1] ?? ''}item`, plural: `${goods[1] ?? ''}goods` }
  if (kit === 'photo_album') return { singular: 'album', plural: 'albums' }
  if (noun === 'newsletter') return { singular: 'newsletter subscriber', plural: 'newsletter subscribers' }
  const learnt = kit === 'course' ? /^(.*?) ?(?:learning|education|study|studying|teaching)$/.exec(noun)?.[1] : undefined
  if (learnt !== undefined) return { singular: `${learnt} course`.trim(), plural: `${learnt} courses`.trim() }
  if (noun === 'history') return { singular: 'history entry', plural: 'history entries' }
  if (noun.endsWith(' history')) return { singular: `${noun.slice(0, -8)} record`, plural: `${noun.slice(0, -8)} records` }
  if (noun === 'shopping cart' || noun === 'cart') return { singular: 'cart item', plural: 'cart items' }
  return { singular: noun, plural: plural(noun) }
}

const directed = (direction: string) => ({ singular: `${direction} record`, plural: `${direction} records` })
