/** Blocks of the visitors' own accounts. */
export const accountBlocks = [] as const
