import { singular } from './inflect.ts'

const earning =
  /\bearn(?:s|ing)? (?:(?:virtual|more|extra|some) )?([a-z]{3,20}(?: [a-z]{3,20})?s) (?=(?:by|for|when|whenever|through|each|every|with|from|after|and|as|or|on)\b|[.,])/gi
/** What is earned and means something else everywhere: money, honours and papers. */
const otherwise =
  /(?:^| )(?:points?|coins?|credits?|fees|earnings|rewards|badges|commissions?|revenues?|profits|tips|wages|dollars|euros|certificates|achievements|medals|titles|trophies|degrees|diplomas|licen[cs]es|benefits|bonuses|incomes|royalties|interests|discounts|coupons|vouchers|returns|dividends|prizes|gifts|scores|ranks|levels|skills|reviews|ratings|followers|likes|votes|marks|grades|users|customers|orders|sales|payments)$/

/** What people earn under a name of the site's own and spend there, in the singular: the "acorns" of "earn acorns for each walk, and spend acorns on badges". */
export function tokensIn(words: string): readonly string[] {
  const said = words.toLowerCase()
  return [...new Set([...said.slice(0, 20_000).matchAll(earning)].map(([, noun = '']) => noun))].flatMap((noun) => {
    if (otherwise.test(noun)) return []
    const own = `(?:(?:their|the|these|those|earned|collected|enough|own) ){0,2}${noun}\\b`
    const spent = new RegExp(`\\b(?:spend\\w*|exchang\\w*|redeem\\w*|us(?:e|es|ing)|trad\\w*|pay\\w*|convert\\w*) ${own}|\\b(?:with|for|in) ${own}`)
    return spent.test(said) ? [singular(noun)] : []
  })
}
