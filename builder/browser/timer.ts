import { lengthOf, shownSeconds, type TimerSnapshot, type TimerWay, timerMachine } from '../../machines/modules/timer.machine.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { clock, event, meters, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const names: Readonly<Record<TimerWay, string>> = { stopwatch: 'Stopwatch', countdown: 'Countdown', pomodoro: 'Pomodoro' }
const shown = (seconds: number): string =>
  seconds < 3600
    ? clock(seconds)
    : `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

function minutesField(snapshot: TimerSnapshot, field: 'minutes' | 'work' | 'rest', label: string): Html {
  return html`<div class="field" data-key="${field}"><label for="timer-${field}">${label}</label><input id="timer-${field}" type="number" min="1" max="600" inputmode="decimal" value="${snapshot.context[field]}" data-key="${field}" data-type="${event('minutes.set', { field })}"></div>`
}
function settings(snapshot: TimerSnapshot): Html {
  const { way } = snapshot.context
  if (!snapshot.matches('ready') || way === 'stopwatch') return nothing
  return way === 'countdown'
    ? html`<div class="calc-fields timer-fields">${minutesField(snapshot, 'minutes', 'Minutes')}</div>`
    : html`<div class="calc-fields timer-fields">${minutesField(snapshot, 'work', 'Minutes of work')}${minutesField(snapshot, 'rest', 'Minutes of rest')}</div>`
}

function buttons(snapshot: TimerSnapshot): Html {
  const { way } = snapshot.context
  const isBusy = snapshot.hasTag('timed')
  return html`<div class="actions">${
    isBusy
      ? press('Pause', event('timer.pause'), { look: 'button-large' })
      : press(snapshot.matches('paused') ? 'Resume' : snapshot.matches('over') ? 'Start again' : 'Start', event('timer.start'), { look: 'button-large' })
  }${isBusy && way === 'stopwatch' && press('Lap', event('timer.lap'), { look: 'button-plain' })}${isBusy && way === 'pomodoro' && press('Skip this part', event('part.skip'), { look: 'button-plain' })}${!snapshot.matches('ready') && press('Reset', event('timer.reset'), { look: 'button-plain' })}</div>`
}

const part = ({ context }: TimerSnapshot): string => (context.way === 'pomodoro' ? (context.isRest ? 'Rest' : 'Work') : names[context.way])

export const timer = defineModule<'timer', typeof timerMachine>({
  machine: timerMachine,
  input: ({ ways }, _, kept) => ({ ways, rounds: Math.max(0, Math.floor(Number((kept as { rounds?: number } | null)?.rounds ?? 0))) || 0 }),
  view(snapshot) {
    const { ways, way, laps, rounds } = snapshot.context
    const choice =
      ways.length > 1 &&
      options(
        'Timer',
        ways.map((one) => ({ words: names[one], sends: event('way.choose', { way: one }), isChosen: one === way })),
      )
    const length = lengthOf(snapshot.context)
    const left = shownSeconds(snapshot.context)
    const bar =
      length !== null &&
      html`<span class="module-bar timer-bar" aria-hidden="true"><span style="width:${Math.round((1 - left / Math.max(1, length)) * 100)}%"></span></span>`
    const passed = laps.map((seconds, at) => ({ label: `Lap ${laps.length - at}`, value: shown(seconds - (laps[at + 1] ?? 0)) }))
    return html`${choice}<div class="timer"><p class="module-about">${snapshot.matches('over') ? 'Time is up.' : part(snapshot)}</p><p class="module-figure timer-figure" role="timer">${shown(left)}</p>${bar}${settings(snapshot)}${buttons(snapshot)}${way === 'pomodoro' && html`<p class="module-about">${rounds} round${rounds === 1 ? '' : 's'} of work done.</p>`}${passed.length > 0 && meters(passed)}</div>`
  },
  words(snapshot) {
    if (snapshot.matches('over')) return 'Time is up.'
    return snapshot.hasTag('timed') ? `${part(snapshot)} runs.` : snapshot.matches('paused') ? 'Paused.' : ''
  },
  measures(snapshot) {
    const { way, seconds, rounds } = snapshot.context
    const isDone = snapshot.matches('over') || (snapshot.matches('paused') && seconds > 0)
    return isDone ? { kind: names[way], time: shown(seconds), rounds, words: `${names[way]}, ${shown(seconds)}` } : null
  },
  memory: ({ context: { rounds } }) => (rounds > 0 ? { rounds } : null),
})
