import { designer } from './designer.ts'
import { isFramed, startAll } from './start.ts'

/** Plays the designers of forms, pages and diagrams of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll({ designer }, of)

if (!isFramed()) start()
