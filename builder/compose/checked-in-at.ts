import { kits } from '../lexicon/kits.ts'
import { keep, kindIn, type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

const most = 16

/** "scenic spot check-in", "check in at museums": the places where somebody checks in are kept, so that a check-in tells where it was. */
export function checkedInAt(plan: Plan, placed: readonly Placed[]): void {
  for (const { ask } of placed) {
    if (ask.verb !== 'check in' || plan.things.length >= most) continue
    for (const phrase of [ask.object, ...ask.beside.filter(({ after, plural }) => plural && (after === 'at' || after === 'in'))]) {
      const kind = phrase && !thingNamed(plan, phrase) ? kindIn(plan, phrase.noun, '') : null
      if (kind !== null && kits[kind.kit].group === 'place') keep(plan, kind)?.views.add('')
    }
  }
}
