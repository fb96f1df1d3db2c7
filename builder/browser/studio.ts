import type { ModuleName } from '../module-data.ts'
import { isFramed, startAll } from './start.ts'
import { viewer } from './viewer.ts'
import { workbench } from './workbench.ts'

const modules = { workbench, viewer } satisfies { readonly [Name in ModuleName]?: unknown }

/** Plays the modules that work on texts and models of the document; answers with how to stop them all. */
export const start = (of: Document = document): (() => void) => startAll(modules, of)

if (!isFramed()) start()
