import { isFramed, startAll } from './start.ts'
import { runScriptOrTool } from './tools/run-script.ts'
import { workbenchWith } from './workbench.ts'

/** Plays the workbench on which scripts are run in the document; answers with how to stop it. */
export const start = (of: Document = document): (() => void) => startAll({ workbench: workbenchWith(runScriptOrTool) }, of)

if (!isFramed()) start()
