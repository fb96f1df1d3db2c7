import type { BlockViews } from './view.ts'

export const insightViews: BlockViews<never> = {}
