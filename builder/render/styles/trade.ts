/** The look of the blocks of what is bought, booked, lent and kept in stock. */
export const trade = ``
