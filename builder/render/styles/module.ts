/** The look of the blocks that run a statechart in the visitor's browser. */
export const module = ``
