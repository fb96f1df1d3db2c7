/** Blocks of what visitors say to one another. */
export const socialBlocks = [] as const
