import type { Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** "show moods by month" where dreams have a mood: how often each was noted, and no list of moods. */
export const isByPeriod = ({ things }: Plan, { ask }: Placed): boolean =>
  ask.kind === 'view' &&
  ask.object !== null &&
  ask.beside.some(({ after, noun }) => after === 'by' && /^(?:day|week|month|quarter|season|year)$/.test(noun)) &&
  things.some(({ fields, noun }) => noun !== ask.object!.noun && fields.some(({ label }) => label.toLowerCase() === ask.object!.noun)) &&
  !things.some(({ noun }) => noun === ask.object!.noun)
