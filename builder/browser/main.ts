import type { ModuleName } from '../module-data.ts'
import { calculator } from './calculator.ts'
import { call } from './call.ts'
import { configurator } from './configurator.ts'
import { draw } from './draw.ts'
import { flashcards } from './flashcards.ts'
import { pattern } from './pattern.ts'
import { quiz } from './quiz.ts'
import { isFramed, startAll } from './start.ts'
import { timer } from './timer.ts'

/**
 * A new module: its chart in machines/modules/, its data in builder/module-data.ts, its block in builder/blocks/module.ts, what stands
 * there without JavaScript in builder/render/module/, what the visitor plays in a file beside this one, and its name here, in studio.ts, design.ts or games.ts,
 * as the table in builder/render/module/stage.ts says.
 */
const modules = { quiz, flashcards, draw, calculator, timer, configurator, pattern, call } satisfies { readonly [Name in ModuleName]?: unknown }

/** Plays the modules for learning, drawing, reckoning and calls of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll(modules, of)

if (!isFramed()) start()
