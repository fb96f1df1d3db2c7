import { keepCompiled } from './compile-cache.ts'

// What is imported before this is not kept.
keepCompiled()
await import('./serve.ts')
