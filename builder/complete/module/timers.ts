import type { TimerWay } from '../../module-data.ts'
import type { Completer } from '../draft.ts'
import { isExamined } from './exam-words.ts'
import { withKeptResults } from './kept.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'

const ways: readonly (readonly [TimerWay, RegExp])[] = [
  ['pomodoro', /\bpomodoros?\b|\bfocus (?:timer|sessions?)\b/i],
  ['countdown', /\bcount-?down (?:timer|clock)|\b(?:set|start|kitchen|workout|meditation|study) (?:a |the )?(?:timers?|count-?downs?)\b|\binterval timer/i],
  ['stopwatch', /\bstop-?watch(?:es)?\b|\blap times?\b/i],
]
const any = /\btimers?\b/i
const otherwise = /\b(?:game|exam|quiz|auction|seckill|flash sale|spot the difference|puzzle|test paper|battle)\b/i

const switched =
  'lights?|lamps?|lighting|pumps?|valves?|heaters?|heating|fans?|devices?|appliances?|sprinklers?|boilers?|plugs?|sockets?|irrigation|fountains?|vents?|shutters?|blinds?|feeders?'
/** What is switched on and off by the clock is kept in rows; nobody watches it run. */
const byClock = new RegExp(
  `\\btimers? (?:for|of|on|to switch) (?:(?:the|their|each|all|any) )?(?:[a-z]+ )?(?:${switched})\\b|\\b(?:${switched}) timers?\\b`,
  'i',
)

/** The timers that the words ask for. */
export function timersIn(words: string): readonly TimerWay[] {
  if (byClock.test(words)) return []
  const found = ways.flatMap(([way, cue]) => (cue.test(words) ? [way] : []))
  if (found.length > 0) return found
  return any.test(words) && !otherwise.test(words) ? ['countdown', 'stopwatch'] : []
}

/** A stopwatch, a countdown or rounds of work and rest, where the words ask to measure time. */
export const timers: Completer = (draft) => {
  const words = wordsOf(draft)
  const asked = timersIn(words)
  // A quiz has its own clock.
  if (asked.length === 0 || (isExamined(words) && asked.every((way) => way === 'countdown'))) return draft
  const gone = draft.model.entities.filter(({ plural }) => /(?:timers?|stop-?watch(?:es)?|count-?downs?|pomodoros?)$/.test(plural)).map(({ id }) => id)
  const records = draft.model.entities
    .filter(({ plural }) => /^(?:focus|timer|time|pomodoro|session|stopwatch) (?:sessions?|records?|histor(?:y|ies)|logs?)$/.test(plural))
    .map(({ id }) => id)
  const isKept = records.length > 0 || /\b(?:sessions?|focus records?|time records?|pomodoro (?:records?|history)|completed pomodoros)\b/i.test(words)
  const lean = withoutThings(draft, [...gone, ...records.slice(1)])
  const kept = isKept
    ? withKeptResults(lean, {
        singular: 'session',
        plural: 'timed sessions',
        action: 'Save this session',
        confirmation: 'Saved: {title}.',
        fields: [
          { id: 'timer', label: 'Timer', type: 'text', required: true },
          { id: 'time', label: 'Time', type: 'text', required: false },
          { id: 'rounds', label: 'Rounds', type: 'number', required: false },
        ],
        measures: { kind: 'timer', time: 'time', rounds: 'rounds' },
        seeds: [
          { timer: 'Pomodoro', time: '25:00', rounds: 2 },
          { timer: 'Stopwatch', time: '12:40', rounds: 0 },
        ],
        instead: records.slice(0, 1),
      })
    : null
  const title = asked.length > 1 ? 'Timer' : { stopwatch: 'Stopwatch', countdown: 'Countdown', pomodoro: 'Pomodoro timer' }[asked[0]!]
  const paged = withFirstPage(
    kept?.draft ?? lean,
    title,
    (id) => [{ kind: 'timer', id: id('timer'), heading: '', ways: [...asked], keeps: kept?.keeps ?? null }],
    'Start the timer',
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'timer')?.path ?? '/'
  return claimedBy(
    paged,
    where,
    /\b(?:timers?|stop-?watch\w*|count-?downs?|pomodoros?|laps?|(?:start|pause|reset) (?:the |a )?(?:timers?|sessions?|focus)|focus sessions?|work and rest|(?:focus|time|timer) (?:records?|history))\b/,
    /\b(?:3d dice|message|reminders?|notif\w*|alarm|sub-apps|block\w* (?:apps|websites)|quotes)\b/,
  )
}
