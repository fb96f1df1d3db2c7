import type { BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

const about = {
  stopwatch: 'A stopwatch counts up and keeps laps.',
  countdown: 'A countdown runs for the minutes that you set.',
  pomodoro: 'Pomodoro: 25 minutes of work and 5 of rest follow each other, or as long as you set.',
} as const

/** A timer: what each of its ways does, and the timer itself. */
export const timer = (of: Context, block: BlockOf<'timer'>): Html =>
  stage(of, block, {
    module: 'timer',
    data: { ways: block.ways },
    still: html`<div class="game-still">${block.ways.map((way) => html`<p>${about[way]}</p>`)}</div>`,
    keeps: block.keeps,
  })
