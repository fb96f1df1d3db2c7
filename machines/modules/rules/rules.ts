import { anagram } from './anagram.ts'
import { battle } from './battle.ts'
import { blocks } from './blocks.ts'
import { bricks } from './bricks.ts'
import { cards21 } from './cards21.ts'
import { catching } from './catch.ts'
import { chain } from './chain.ts'
import { coin } from './coin.ts'
import { colours } from './colours.ts'
import { echo } from './echo.ts'
import { falling } from './falling.ts'
import { guess } from './guess.ts'
import { hangman } from './hangman.ts'
import { hens } from './hens.ts'
import { ladder } from './ladder.ts'
import { flap, jump } from './leap.ts'
import { letters } from './letters.ts'
import { life } from './life.ts'
import { lights } from './lights.ts'
import { five, four, line } from './line.ts'
import { match } from './match.ts'
import { maze } from './maze.ts'
import { memory } from './memory.ts'
import { merge } from './merge.ts'
import { mines } from './mines.ts'
import { drawing, nonogram } from './nonogram.ts'
import { paddle } from './paddle.ts'
import { pet } from './pet.ts'
import { plots } from './plots.ts'
import { prices } from './prices.ts'
import { race } from './race.ts'
import { realm } from './realm.ts'
import { reels } from './reels.ts'
import { rps } from './rps.ts'
import type { Rule } from './rule.ts'
import { runner } from './runner.ts'
import { screws } from './screws.ts'
import { shooter } from './shooter.ts'
import { slide } from './slide.ts'
import { snake } from './snake.ts'
import { spot } from './spot.ts'
import { sudoku } from './sudoku.ts'
import { sums } from './sums.ts'
import { tower } from './tower.ts'
import { typing } from './typing.ts'
import { whack } from './whack.ts'

/** The rules of every game, by name. */
export const rules = {
  memory,
  runner,
  shooter,
  battle,
  realm,
  merge,
  slide,
  mines,
  line,
  five,
  snake,
  blocks,
  match,
  maze,
  whack,
  typing,
  cards21,
  guess,
  spot,
  paddle,
  coin,
  reels,
  colours,
  prices,
  race,
  rps,
  chain,
  life,
  hens,
  plots,
  screws,
  tower,
  pet,
  hangman,
  sudoku,
  nonogram,
  drawing,
  ladder,
  letters,
  anagram,
  lights,
  falling,
  catching,
  bricks,
  jump,
  flap,
  echo,
  four,
  sums,
} satisfies Record<string, Rule>
export type GameName = keyof typeof rules
