import { isFramed, startAll } from './start.ts'
import { runHanziOrTool } from './tools/hanzi.ts'
import { workbenchWith } from './workbench.ts'

/** Plays the workbench on which Chinese characters are converted in the document; answers with how to stop it. */
export const start = (of: Document = document): (() => void) => startAll({ workbench: workbenchWith(runHanziOrTool) }, of)

if (!isFramed()) start()
