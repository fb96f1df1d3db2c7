import { clip } from './clip.ts'
import { isFramed, startAll } from './start.ts'

/** Plays what works on sounds and moving pictures in the document; answers with how to stop it. */
export const start = (of: Document = document): (() => void) => startAll({ clip }, of)

if (!isFramed()) start()
