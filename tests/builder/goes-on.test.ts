import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

/** The steps that begin in a state. */
function from(words: string, singular: string, state: string): string[] {
  const { lifecycle } = built(words).entities.find((one) => one.singular === singular)!
  return lifecycle!.transitions.flatMap((step) => (step.from.includes(state) ? [`${step.name} > ${step.to}`] : []))
}

describe('what puts an end to something for now has its way back', () => {
  it('what was stopped is started again by the step that starts it', () => {
    const pumps = 'A pump house site. Operators can start and stop irrigation rounds.'
    expect(from(pumps, 'irrigation round', 'Started')).toEqual(['Stop > Stopped'])
    expect(from(pumps, 'irrigation round', 'Stopped')).toEqual(['Start > Started'])
    expect(from('A speech recognition website. Users can log in and perform speech recognition.', 'speech recognition', 'Stopped')).toEqual(['Start > Running'])
  })
  it('what was closed is opened again where it was', () => {
    expect(
      from('A survey site. Administrators can create questionnaires, publish and close them. Users can fill in questionnaires.', 'questionnaire', 'Closed'),
    ).toEqual(['Reopen > Published'])
  })
  it('what was paused goes on', () => {
    expect(from('A music library. Users can upload tracks and pause tracks.', 'track', 'Paused')).toEqual(['Resume > New'])
  })
  it('lots that were drawn and accounts that were closed stay so', () => {
    expect(from('A lottery site. Users can join lotteries. Administrators can close lotteries and draw winners.', 'lottery', 'Closed')).toEqual([])
  })
})
