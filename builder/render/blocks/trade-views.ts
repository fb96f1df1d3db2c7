import type { BlockViews } from './view.ts'

export const tradeViews: BlockViews<never> = {}
