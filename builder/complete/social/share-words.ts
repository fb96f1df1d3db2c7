const links = 'promotion(?:al)?|affiliate|distribution|shar(?:e|ing)|shareable|referral'
/** Links that are given to each who promotes, however little is said of them. */
const promoted = new RegExp(
  [
    String.raw`\baffiliate (?:marketing|accounts?|programs?|links?|platforms?|systems?|networks?|management)\b`,
    String.raw`\b(?:promotion(?:al)?|promoter|affiliate|distribution) (?:links?|qr codes?)\b`,
    String.raw`\b(?:promotion|promoter|partner|distribut\w+|affiliate) commissions?\b|\b(?:product|order|shop|mall|merchant|goods|e-commerce)\w*\b[^]*\bcommission distribution\b|\bpromotion distribution\b|\bpromotion and distribution\b`,
    String.raw`\bearn\w* (?:\w+ ){0,4}(?:by|from|through|for|when|while) (?:\w+ ){0,3}(?:shar|promot)\w*`,
    String.raw`\bshar(?:e|es|ing) (?:[\w-]+ ){0,7}(?:to|and|for|can) (?:earn|make money|get (?:\w+ )?(?:commissions?|rewards?|cash))`,
    String.raw`\b(?:shar(?:e|es|ing)|promot(?:e|es|ing)) [^.]{0,90}\b(?:earn\w* (?:\w+ )?(?:commissions?|income|money|rewards?|cash\w*)|commissions?|cash ?back)\b`,
    String.raw`\b(?:sharing|promotion|referral) (?:earnings|income|commissions?)\b|\b(?:earnings|income|commissions?) (?:from|of|by) (?:\w+ )?(?:shar|promot)\w*`,
  ].join('|'),
)
/** Shares whose visits are counted. */
const counted =
  /\b(?:track|count|record|monitor|measur|analy[sz]|view)\w* (?:[\w-]+,? ){0,6}(?:clicks?|visits?|views?|opens?|traffic|conversions?)\b[^.]{0,50}\b(?:shar(?:es?|ed|ing)|links?)\b|\bshar(?:e|es|ed|ing)\b[^.]{0,90}\b(?:click(?:s|ed| counts?| rates?| statistics)?|number of (?:visits|visitors|opens)|share statistics|sharing statistics|track\w* (?:the )?(?:shar\w+|links?))\b|\b(?:track|count)\w* (?:the )?(?:shares|shared links|sharing)\b|\bsharing (?:effect\w*|statistics|tracking)\b|\btrackable links?\b/
/** What is shared without a link to anything of the site, and money that is divided. */
const otherwise =
  /\b(?:profit|revenue|commission|cost|expense|file|screen|ride|bike|car|data|information|location|time)[- ]sharing\b|\bshar(?:e|es|ing) (?:the |their |your )?(?:screen|ride|bike|car|profit|revenue|cost|expense|location|experience|insight|opinion|feeling|thought|knowledge|tip)\w*/g
const clinical = /\b(?:patients?|hospitals?|clinics?)\b/
const pays = /\b(?:earn|commission|income|cash ?back|reward|affiliate|make money|settle)\w*/
/** What the words call such links. */
export const named = new RegExp(`^(?:${links}|tracking|trackable) (?:link|url)$`)
/** What the words call the records of their openings. */
export const logged =
  /^(?:promotion|promotional|shar(?:e|ing)|link|promotion link|share link|shared link|sharing link|affiliate)?(?: ?(?:click|visit|tracking))? (?:records?|statistics?|logs?)$|^(?:link |share |how )?clicks?$|^(?:promotion|promotional|share|sharing|affiliate|click) (?:earning|income|reward)$|^(?:(?:earnings?|income|promotion|share|sharing|clicks?) )+ranking$/
/** Asks that the links fulfil. */
export const claiming =
  /\b(?:promot\w+|affiliate|shar(?:e|es|ed|ing)|distribution|referral|tracking) (?:links?|records?|clicks?|earnings|income|statistics|tracking|qr codes?)\b|\bclicks?\b|\bcommission (?:calculation|distribution|tracking)\b|\b(?:earnings?|sharing|promotion|income|shares?|clicks?|commissions?) rankings?\b|\bearn\w*\b[^.]{0,60}\b(?:shar|promot)\w*|\b(?:shar|promot)\w*[^.]{0,60}\bearn\w*|\b(?:track|count)\w* (?:the )?(?:shares|shared links|sharing|visits)\b|\bpromotion and distribution\b|\bpromotion distribution\b/

export interface Ways {
  /** Whoever shares promotes for somebody. */
  readonly isPromoted: boolean
  /** What a link of somebody's own is called. */
  readonly link: string
  /** An opening is paid for. */
  readonly isPaid: boolean
}

/** How the words want shares to be followed; null where they do not. */
export function waysIn(text: string): Ways | null {
  const words = text.replaceAll(otherwise, ' ')
  const isPromoted = promoted.test(words)
  return (isPromoted || counted.test(words)) && !clinical.test(words)
    ? { isPromoted, link: /\b(?:promot|affiliate|distribut)/.test(words) ? 'promotion link' : 'sharing link', isPaid: isPromoted || pays.test(words) }
    : null
}
