const noted = / (?:records?|logs?|log entry|entry|history|information|data|details?|register)$/
/** Whether a noun ends with a word that only says that it is noted. */
export const isNoted = (noun: string): boolean => noted.test(noun)
/** A noun without that word: a log of inspections is of inspections, a harvest history of harvests. */
export const withoutNoted = (noun: string): string => noun.replace(noted, '')
