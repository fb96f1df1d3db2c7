/** Blocks of what is bought, booked, lent and kept in stock. */
export const tradeBlocks = [] as const
