/** Blocks of reports, files, monitoring, plans and maps. */
export const insightBlocks = [] as const
