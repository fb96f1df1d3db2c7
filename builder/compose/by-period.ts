import type { Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const spanned = /^(?:by (?:day|week|month|quarter|season|year)|over time)$/
/** "show moods by month", "show mood over time" where dreams have a mood: how often each was noted, and no list of moods. */
export const isByPeriod = ({ things }: Plan, { ask }: Placed): boolean =>
  ask.kind === 'view' &&
  ask.object !== null &&
  ask.beside.some(({ after, noun }) => spanned.test(`${after} ${noun}`)) &&
  things.some(({ fields, noun }) => noun !== ask.object!.noun && fields.some(({ label }) => label.toLowerCase() === ask.object!.noun)) &&
  !things.some(({ noun }) => noun === ask.object!.noun)
