import type { KitName } from '../lexicon/kits.ts'
import type { Plan } from './plan.ts'

const kinds: ReadonlySet<KitName> = new Set<KitName>(['video', 'music', 'image'])
const of_all = /^(?:(?:personal|own|user|digital) )?(?:multimedia|media|audio[- ]?visual)(?: (?:file|resource|content|data|material|asset|work|item))?$/

const size = 'Size:number(MB)#0-'

/** "play videos, view images; users upload multimedia files": what is done with media is done with each kind of them. */
export function ofEachKind(plan: Plan): void {
  const media = plan.things.filter(({ kit }) => kinds.has(kit))
  if (media.length < 2) return
  for (const thing of media)
    for (const { ask, role } of thing.asks.filter(({ ask: { object, beside } }) =>
      [object, ...beside].some((phrase) => phrase !== null && of_all.test(phrase.noun)),
    ))
      for (const other of media.filter((one) => one !== thing)) {
        if (ask.kind === 'create') {
          const made = thing.makes.find(({ verb }) => verb === ask.verb)
          if (made && !other.makes.some(({ verb }) => verb === made.verb)) other.makes.push({ ...made })
        }
        other.left.add(size)
        thing.left.add(size)
        for (const set of ['edits', 'deletes', 'manages'] as const) if (thing[set].has(role)) other[set].add(role)
      }
}
