import type { Thing } from './thing.ts'

/** What people note of themselves: their workouts, their weight, their dreams, budgets and goals. */
const ofOneself =
  /(?:^| )(?:workout|exercise log|body weight|weight|weigh-in|step count|calorie log|food log|meal log|water intake|sleep log|sleep|mood|mood entry|dream|dream entry|journal entry|diary entry|habit|budget|monthly budget|income|savings? goal|goal|reading goal|weekly goal|daily goal|personal best|practice log|study session|reading log)$/
/** Whether plain users alone note it, of themselves. */
export const isOfOneself = ({ noun, asks }: Thing): boolean =>
  ofOneself.test(noun) && asks.some(({ ask }) => ask.actors.length > 0) && asks.every(({ role }) => role === '')
