/** Whether a noun names a rate that is only reckoned ("conversion rate"), rather than one that somebody sets. */
export const isReckonedRate = (noun: string): boolean => noun.endsWith(' rate') && !charged.test(noun)
const charged =
  /(?:^| )(?:fee|interest|room|price|daily|hourly|freight|shipping|service|discount|labou?r|tuition|deposit|loan|commission|transaction|withdrawal|handling|channel) rate$/

/** Whether a noun names how a craft is done, which somebody writes down: "brewing method". */
export const isCraft = (noun: string): boolean => crafts.test(noun)
const crafts =
  /^(?:[a-z]+ )?(?:brew|cook|bak|plant|prun|grow|breed|feed|knit|sew|draw|paint|danc|sing|massag|weav|carv|dye|clean|prepar|preserv|tast|fish|farm|cultivat|graft|fertili[sz]|harvest|roast|memori[sz]|writ|read|breath|relax|stretch|groom|rais|nurs|treat|car)[a-z]?ing (?:method|technique)$/
