import type { GameName } from './module-data.ts'

/** What each game is called, how it is played and how it ends, in a sentence each. */
export const gameTitles: Readonly<Record<GameName, { readonly name: string; readonly how: string; readonly won: string; readonly lost: string }>> = {
  memory: { name: 'Pairs', how: 'Turn up two cards at a time and find all pairs.', won: 'All pairs are found.', lost: 'Not all pairs are found.' },
  runner: {
    name: 'Runner',
    how: 'Change lanes to keep clear of obstacles and collect coins.',
    won: 'You came through to the end.',
    lost: 'That was the last life.',
  },
  shooter: { name: 'Shooter', how: 'Move below a target and fire before it lands.', won: 'All targets are down.', lost: 'That was the last life.' },
  battle: { name: 'Battle', how: 'Attack, guard and use skills turn by turn; beat every foe.', won: 'Every foe is beaten.', lost: 'You have no health left.' },
  realm: {
    name: 'Realm',
    how: 'Gather, build and sell turn by turn until the goal is reached.',
    won: 'The goal is reached.',
    lost: 'The turns are over, and the goal is not reached.',
  },
  merge: {
    name: '2048',
    how: 'Push equal numbers together until the goal stands there.',
    won: 'The goal stands on the board.',
    lost: 'No number can be pushed any more.',
  },
  slide: {
    name: 'Sliding puzzle',
    how: 'Move the tiles into the gap until they are in order.',
    won: 'All tiles are in order.',
    lost: 'The tiles are not in order.',
  },
  mines: { name: 'Mines', how: 'Open every field that hides no mine.', won: 'Every field without a mine is open.', lost: 'That was a mine.' },
  line: {
    name: 'Three in a row',
    how: 'Get three in a row before the computer does.',
    won: 'You have three in a row.',
    lost: 'The computer has three in a row.',
  },
  five: { name: 'Five in a row', how: 'Get five in a row before the computer does.', won: 'You have five in a row.', lost: 'The computer has five in a row.' },
  snake: {
    name: 'Snake',
    how: 'Eat to grow; keep clear of the walls and of yourself.',
    won: 'The snake has eaten all that it should.',
    lost: 'The snake ran into a wall or into itself.',
  },
  blocks: {
    name: 'Falling blocks',
    how: 'Turn and place the pieces so that whole lines fill.',
    won: 'All the lines are filled.',
    lost: 'The pieces reached the top.',
  },
  match: {
    name: 'Match three',
    how: 'Exchange neighbours to bring three alike together.',
    won: 'The goal is reached.',
    lost: 'The moves are used up, and the goal is not reached.',
  },
  maze: { name: 'Maze', how: 'Collect every clue and reach the way out.', won: 'You found the way out.', lost: 'You did not find the way out.' },
  whack: { name: 'Quick fingers', how: 'Press the star before it moves on.', won: 'You hit enough stars.', lost: 'Time is up.' },
  typing: { name: 'Typing race', how: 'Type as many words as you can in a minute.', won: 'You typed all the words in time.', lost: 'Time is up.' },
  cards21: {
    name: 'Twenty-one',
    how: 'Take cards up to 21 and beat the computer’s hand.',
    won: 'You won the hands that it takes.',
    lost: 'The computer won the hands that it takes.',
  },
  spot: { name: 'Spot the difference', how: 'Find what differs between the two pictures in time.', won: 'All differences are found.', lost: 'Time is up.' },
  paddle: { name: 'Table tennis', how: 'Return the ball; first to five points wins.', won: 'You have five points.', lost: 'The computer has five points.' },
  guess: { name: 'Guess the number', how: 'Find the number in a few tries.', won: 'You found the number.', lost: 'The tries are used up.' },
}
