import type { BlockViews } from './view.ts'

export const accountViews: BlockViews<never> = {}
