/** The look of the blocks of reports, files, monitoring, plans and maps. */
export const insight = ``
