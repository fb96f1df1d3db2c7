import { into } from './folded.ts'
import type { Plan } from './plan.ts'
import type { Thing } from './thing.ts'

/** Places where people write to one another: what stands there is theirs, whoever names the place. */
const places = /(?:^| )(?:circle|moment|community|forum|message board|bulletin board|discussion board|plaza)$/
const subjects = /^(?:(?:related|forum|community|hot|discussion) )?topic$/
const said = new Set(['comment', 'like', 'reply', 'favorite', 'vote'])

const isOnlySeen = ({ makes, manages, edits, deletes, asks }: Thing): boolean =>
  makes.length === 0 &&
  [manages, edits, deletes].every(({ size }) => size === 0) &&
  asks.every(({ ask }) => ask.nominal || ask.kind === 'view' || ask.kind === 'search')

/** "a social circle", "comment on others' posts, search for topics": people post there, for all who come by to read. */
export function talked(plan: Plan): void {
  const posts = plan.things.filter(({ kit }) => kit === 'post')
  const written = posts.find(({ makes }) => makes.length > 0)
  if (written?.own && plan.things.some((thing) => said.has(thing.kit) && (thing.about.size === 0 || thing.about.has(written.noun)))) written.own = false
  for (const post of posts) {
    if (!isOnlySeen(post)) continue
    if (written && subjects.test(post.noun)) into(plan, post, written)
    else if (places.test(post.noun)) post.makes.push({ verb: 'post', role: '', about: '' })
  }
}
