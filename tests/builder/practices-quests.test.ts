import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))
const collecting =
  'A mini-program game for collecting characters and participating in a lottery. Users can participate in character collection activities, and after completing the collection tasks, they can participate in the lottery. The game should have functionalities such as character collection, lottery participation, and viewing winning records.'

describe('what games of quests keep', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      collecting,
      {
        characters: ['Name', 'Number in the set', 'Rarity', 'Chance'],
        'character collection activities': ['Title', 'Character', 'Cards needed', 'Draws earned'],
        'collection records': ['Player', 'Character', 'Got by', 'Copies'],
        'task completions': ['Player', 'Task', 'Completed on'],
      },
    ],
    [
      'A spot the difference game website. Players find the 7 differences between two images within the given time. Players can submit their answers and view the results.',
      {
        'image pairs': ['Title', 'Differences', 'Time limit'],
        differences: ['What differs', 'Picture', 'Across', 'Down'],
        answers: ['Player', 'Picture', 'After', 'Right'],
        results: ['Player', 'Picture', 'Found', 'Score'],
      },
    ],
    [
      'A puzzle train game with multiple levels. The player can collect clues, solve puzzles and unlock new levels.',
      { clues: ['Clue', 'Level', 'Lies at', 'Helps with'], riddles: ['Title', 'Level', 'Asks', 'Answer'] },
    ],
    [
      'An AR game for users to fight monsters together. Users can create or join game rooms to fight monsters. Users can use AR technology to scan their environment and engage in battles with monsters in a virtual scene. It has a monster state machine that simulates the behavior of monsters.',
      {
        monsters: ['Name', 'Level', 'Health', 'Attack'],
        'monster state machines': ['State', 'Monster', 'When', 'Goes on to'],
        battles: ['Title', 'Monster', 'Result'],
        'environment scans': ['Place', 'Monster'],
      },
    ],
    [
      'A mobile game with a core combat mechanism and level progression. Users can progress through levels. It has a multi-player experience.',
      { enemies: ['Name', 'Level', 'Health', 'Damage'], fighters: ['Name', 'Class'], 'multi-player matches': ['Title', 'Host', 'Players', 'Winner'] },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('what was won is kept in one table, whoever takes part', () => {
    const { entities } = siteOf(collecting)
    expect(entities.filter(({ plural }) => plural === 'winning records').map(({ fields }) => fields.map(({ label }) => label))).toEqual([
      ['Prize', 'Name', 'Date'],
    ])
  })

  test('a state of a monster follows from what is there', () => {
    const { entities } = siteOf('An AR game for users to fight monsters. It has a monster state machine. Users can view battles.')
    const monsters = entities.find(({ plural }) => plural === 'monsters')!.seeds.map(({ name }) => name)
    const states = entities.find(({ plural }) => plural === 'monster state machines')!.seeds.map(({ state, monster }) => [state, monsters[Number(monster)]])
    expect(states).toEqual(
      expect.arrayContaining([
        ['Resting', 'Ember fox'],
        ['Attacking', 'Lamp owl'],
      ]),
    )
  })
})
