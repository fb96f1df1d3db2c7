import { presumptions } from '../lexicon/presumed.ts'
import { type Thing, thingOf } from './thing.ts'

/** Takes each thing for what it is on a site of this trade, where its noun alone was taken for what another trade keeps. */
export function atHome(things: readonly Thing[], words: string): void {
  for (const thing of things) {
    const stranger = presumptions.find(
      ({ of, noun, home, abroad }) =>
        of === thing.kit &&
        (noun === undefined || noun.test(thing.noun)) &&
        (home === undefined || !home.test(words)) &&
        (abroad === undefined || abroad.test(words)),
    )
    if (!stranger) continue
    const { singular, plural } = thingOf(stranger.as ?? thing.noun, stranger.to)
    Object.assign(thing, { kit: stranger.to, noun: stranger.as ?? thing.noun, singular, plural })
  }
}
