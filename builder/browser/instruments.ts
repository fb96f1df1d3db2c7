import { instrument } from './instrument.ts'
import { isFramed, startAll } from './start.ts'

/** Plays the instruments of the document; answers with how to stop them. */
export const start = (of: Document = document): (() => void) => startAll({ instrument }, of)

if (!isFramed()) start()
