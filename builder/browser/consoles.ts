import { sqlConsole } from './sql-console.ts'
import { isFramed, startAll } from './start.ts'

/** Plays the consoles of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll({ console: sqlConsole }, of)

if (!isFramed()) start()
