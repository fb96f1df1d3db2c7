import type { GameName } from './module-data.ts'

/** What each game is called, and how it is played, in a sentence. */
export const gameTitles: Readonly<Record<GameName, { readonly name: string; readonly how: string }>> = {
  memory: { name: 'Pairs', how: 'Turn up two cards at a time and find all pairs.' },
  runner: { name: 'Runner', how: 'Change lanes to keep clear of obstacles and collect coins.' },
  shooter: { name: 'Shooter', how: 'Move below a target and fire before it lands.' },
  battle: { name: 'Battle', how: 'Attack, guard and use skills turn by turn; beat every foe.' },
  realm: { name: 'Realm', how: 'Gather, build and sell turn by turn until the goal is reached.' },
  merge: { name: '2048', how: 'Push equal numbers together until the goal stands there.' },
  slide: { name: 'Sliding puzzle', how: 'Move the tiles into the gap until they are in order.' },
  mines: { name: 'Mines', how: 'Open every field that hides no mine.' },
  line: { name: 'Three in a row', how: 'Get three in a row before the computer does.' },
  five: { name: 'Five in a row', how: 'Get five in a row before the computer does.' },
  snake: { name: 'Snake', how: 'Eat to grow; keep clear of the walls and of yourself.' },
  blocks: { name: 'Falling blocks', how: 'Turn and place the pieces so that whole lines fill.' },
  match: { name: 'Match three', how: 'Exchange neighbours to bring three alike together.' },
  maze: { name: 'Maze', how: 'Collect every clue and reach the way out.' },
  whack: { name: 'Quick fingers', how: 'Press the star before it moves on.' },
  typing: { name: 'Typing race', how: 'Type as many words as you can in a minute.' },
  cards21: { name: 'Twenty-one', how: 'Take cards up to 21 and beat the computer’s hand.' },
  spot: { name: 'Spot the difference', how: 'Find what differs between the two pictures in time.' },
  paddle: { name: 'Table tennis', how: 'Return the ball; first to five points wins.' },
  guess: { name: 'Guess the number', how: 'Find the number in a few tries.' },
}
