/** The look of the blocks of what visitors say to one another. */
export const social = ``
