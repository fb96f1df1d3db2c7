import { comparison } from './comparison.ts'
import { explorer } from './explorer.ts'
import { isFramed, startAll } from './start.ts'

/** Plays the explorers and comparisons of tables of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll({ explorer, comparison }, of)

if (!isFramed()) start()
