import { game } from './game.ts'
import { isFramed, startAll } from './start.ts'

/** Plays the games of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll({ game }, of)

if (!isFramed()) start()
