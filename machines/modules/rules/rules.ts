import { battle } from './battle.ts'
import { blocks } from './blocks.ts'
import { cards21 } from './cards21.ts'
import { guess } from './guess.ts'
import { five, line } from './line.ts'
import { match } from './match.ts'
import { maze } from './maze.ts'
import { memory } from './memory.ts'
import { merge } from './merge.ts'
import { mines } from './mines.ts'
import { paddle } from './paddle.ts'
import { realm } from './realm.ts'
import type { Rule } from './rule.ts'
import { runner } from './runner.ts'
import { shooter } from './shooter.ts'
import { slide } from './slide.ts'
import { snake } from './snake.ts'
import { spot } from './spot.ts'
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
} satisfies Record<string, Rule>
export type GameName = keyof typeof rules
