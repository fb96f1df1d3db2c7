import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const playsOf = (words: string) => {
  const { entities, pages } = built(words)
  const player = pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'player')
  return {
    plays: entities.filter(({ plural }) => plural.endsWith(' plays')).map(({ plural }) => plural),
    counted: entities.filter(({ fields }) => fields.some(({ id }) => id === 'plays')).map(({ plural }) => plural),
    player: player?.kind === 'player' && player.plays !== null,
  }
}

describe('plays', () => {
  it('are counted where people come to watch', () => {
    expect(playsOf('A film club site. Members upload videos and watch videos.')).toEqual({ plays: ['video plays'], counted: ['videos'], player: true })
  })

  it('are not counted where videos are only worked on', () => {
    expect(playsOf('A repair site. Mechanics upload videos of cars and delete videos.')).toEqual({ plays: [], counted: [], player: false })
  })
})
