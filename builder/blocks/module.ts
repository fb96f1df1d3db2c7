/** Blocks that run a statechart in the visitor's browser. */
export const moduleBlocks = [] as const
