import type { AnyStateMachine } from 'xstate'
import type { ModuleName } from '../module-data.ts'
import { calculator } from './calculator.ts'
import { configurator } from './configurator.ts'
import { draw } from './draw.ts'
import { flashcards } from './flashcards.ts'
import { game } from './game.ts'
import type { Module } from './module.ts'
import { picture } from './picture.ts'
import { play } from './play.ts'
import { quiz } from './quiz.ts'
import { timer } from './timer.ts'
import { workbench } from './workbench.ts'

/**
 * A new module: its chart in machines/modules/, its data in builder/module-data.ts, its block in builder/blocks/module.ts, what stands
 * there without JavaScript in builder/render/module/, what the visitor plays in a file beside this one, and its name here.
 */
const modules = { quiz, flashcards, draw, game, workbench, calculator, picture, timer, configurator } satisfies { readonly [Name in ModuleName]: unknown }

/** Plays every module of the document; answers with how to stop them all. */
export function start(of: Document = document): () => void {
  const stops = [...of.querySelectorAll<HTMLElement>('[data-module]')].flatMap((section) => {
    const name = section.dataset.module ?? ''
    return Object.hasOwn(modules, name) ? [play(section, modules[name as ModuleName] as unknown as Module<ModuleName, AnyStateMachine>)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}

// The frame of /demo starts them itself, after each page that it shows.
if (!document.documentElement.hasAttribute('data-frame')) start()
