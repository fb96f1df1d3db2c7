import { designer } from './designer.ts'
import { isFramed, startAll } from './start.ts'
import { writer } from './writer.ts'

/** Plays the designers of forms, pages and diagrams, and the writers of texts, of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll({ designer, writer }, of)

if (!isFramed()) start()
