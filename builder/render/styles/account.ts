/** The look of the blocks of the visitors' own accounts. */
export const account = ``
