import { type RunTool, runTool } from './run.ts'
import { scriptRun } from './script.ts'

/** What a script writes, or what another tool makes of a text. */
export const runScriptOrTool: RunTool = async (tool, text, second, mode) =>
  tool === 'script' ? scriptRun(text, second, mode) : runTool(tool, text, second, mode)
