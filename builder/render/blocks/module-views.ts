import type { BlockViews } from './view.ts'

export const moduleViews: BlockViews<never> = {}
