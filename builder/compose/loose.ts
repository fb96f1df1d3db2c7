import { actOf } from '../read/ask.ts'

/** Doings that begin no name: "customizing form rules" are form rules. */
export const beginsAsDoing =
  /^(?:us|observe|record|earn|redeem|unlock|creating|developing|drawing|generating|editing|receiving|displaying|customi[sz]ing|grouping|deploying|unfriending|attracting|previewing|saving|submitting|deleting|configuring|constructing|retrieving|exporting|uploading|viewing|recording(?= (?:payment|order|sale|transaction|expense|income))|engaging|striking|imposing|impose|ignoring|extracting|minting|encrypting|decrypting|forking|track(?= (?:delivery|deliveries|orders?|shipments?|parcels?|payments?)$))(?= )/
/** "allowing users to …": a doing of the site that was cut off after its object. */
export const letsSomebody = /^(?:allowing|ensuring|having|supporting|enabling|providing|helping)$/
const loose = new Set(
  'is are be been was were not they them it its we has have had can should will do does did themselves themselve other another what which who whom this these those here there'.split(
    ' ',
  ),
)
/** Names of formats, languages and firms, of which a site keeps nothing by itself. */
const formats =
  /^(?:https?|html5?|css\d?|php|xml|json|svg|png|jpe?g|gif|dxf|stl|pdf|csv|pptx?|url|sql|esg|cdn|plm|pda|doi|english|chinese|spanish|french|german|mandarin|japanese|korean|arabic|emoji|bluetooth|ltd|yahoo|baidu|feishu|multiplayer)$/
/** Whether a noun is the name of a format, a language or a firm. */
export const isFormat = (noun: string): boolean => /^(?:https?|socket|get|post|put|html5?|css\d?|php|xml|json|ai|esg|cdn)$/.test(noun)
const bare =
  /^(?:and|add|modify|delete|back|small|tab|window|odd|incomplete|complex|mac|cause|concept|outline|secure|compete|clean|paid|warm|expand|agree|develop|get|interrupt|speak|free|fast|bulk|spam|daily|upstream|modular|display|lifecycle|growth|difficulty|context|tone|inappropriate|age|expiry|duplicate)$/
const opened =
  /^(?:destroy|defeat|dodge|manipulating|developing|matching|storing|retaining|featuring|chasing|achieving|outputting|putting|allowing|enabling|ensuring|reducing|improving|increasing|avoiding|avoid|reduce|support|help|match|prevent|achieve|allow|practice|enable|ensure|approximately)$/
/** What stands after a noun and says only which ones. */
export const closed =
  /^(?:[a-z]+-related|provided|related|contained|predefined|designed|generated|collected|pulled|updated|required|needed|suitable|better|functional|collaborative|incorrect|incomplete|back|ipsum|responsible|based|involved|included|obtained|shown|published|charged|incurred|ownership)$/
const lasting = /^(?:family|assembly|supply|reply|anomaly|butterfly|monthly|weekly|daily|yearly|elderly|friendly|early|fly|jelly|rally|bully|belly|lily|holly)$/

/** A stretch that was cut out of a longer saying rather than a noun phrase. */
export const isLoose = (words: readonly string[]) =>
  formats.test(words.at(-1)!) ||
  /^\d+$/.test(words.at(-1)!) ||
  (words.length === 1
    ? bare.test(words[0]!)
    : opened.test(words[0]!) || (/[a-z]{3}ly$/.test(words[0]!) && !lasting.test(words[0]!)) || closed.test(words.at(-1)!)) ||
  words.some((word) => loose.has(word)) ||
  (words.length === 1 ? words[0]!.includes('-') || words[0]!.length < 3 : /ing$/.test(words[0]!) && actOf(words[0]!) !== undefined)
/** One place by its name, which is no thing of several: "Sichuan Province", "Hong Kong". */
export const isNamedPlace = (noun: string): boolean => places.test(noun)
const places =
  /^[a-z]{3,} (?:province|prefecture|county|municipality)$|^(?:hong kong|mac[ao]u|taiwan|singapore|new york|los angeles|beijing|shanghai|shenzhen|guangzhou|kuwait|dubai|london|paris|tokyo)$/
/** How many do something, or with what: "multi-user editing". */
export const many =
  /^multi-?(?:user|person|player|people|device|terminal|platform|level|role|condition|language)$|^(?:two|three|four|five|\d+)-(?:levels?|tiers?)$|^(?:time|date) (?:period|range|span|interval)$/
