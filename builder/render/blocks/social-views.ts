import type { BlockViews } from './view.ts'

export const socialViews: BlockViews<never> = {}
