import { clubSituations } from './situations-club.ts'
import { homeSituations } from './situations-home.ts'
import { likeSituations } from './situations-like.ts'
import { tradeSituations } from './situations-trade.ts'
import { workSituations } from './situations-work.ts'

/** What people are about when they speak of it in their own words, and how it is asked for formally; `$1` is what the pattern caught, `$1s` that in the plural. What the words call by a noun of `covers` is said there already. */
export type Situation = readonly [told: RegExp, said: string, covers?: RegExp]

/** The more particular come first. */
export const situations: readonly Situation[] = [...likeSituations, ...homeSituations, ...clubSituations, ...workSituations, ...tradeSituations]
