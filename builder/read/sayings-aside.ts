import { type Saying, saying } from './saying.ts'

const list = '(?= ,| and| or|$)'
const measures = '(?:met(?:er|re)|yard|foot|kilo(?:gram)?|gram|pound|lit(?:er|re)|ton|dozen)'
/** What somebody pays for the days or hours that they have a thing: the price of it, worked out. */
const deposit = '(?:(?: and| with| plus|,) (?:the |an? )?(?:security )?deposits?(?: (?:calculated|worked out))?)'
const charge = `(?:(?:rental|hire|booking|loan) (?:price|fee|rate|cost|charge)s?|(?:daily|hourly) (?:price|fee|rate|cost|charge)(?=${deposit}|$| ,)|(?:rent|(?:total )?(?:price|cost|fee))(?=${deposit}))`

const whole = '(?:platform|web ?site|site|system|app|application|mini-program)'

const gained = '(?:(?:user|customer|visitor|brand|sales|the) )?(?:trust|conversions?|conversion rates?|engagement|retention|credibility|loyalty|confidence)'

const period = '(?:rental|hire|borrowing) (?:period|term|duration|dates)'

/** What is said beside what is asked for: for whom it is done, how it is measured, how much there still is. */
export const asideSayings: readonly Saying[] = [
  saying('on (?:the )?behalf of', 'for'),
  saying('(?<=(?:^|,|and|or|to|can) )end (?=(?:an? |the |their )?(?:\\S+ )?(?:contract|lease|agreement|membership|subscription|rental)s?(?: |$))', 'terminate'),
  saying(`, and the ${whole}(?: (?:also|itself|even))? (?:provides|offers|has|includes|features) (?=\\S)`, '| the platform should have'),
  saying('(for \\S+ and \\S+) to (?:learn and teach|teach and learn)(?=$| ,)', '$1'),
  saying(
    '(?<=\\b(?:one-on-one|one-to-one|1-on-1|individual|private|personal) and )(group|team) (tutoring|coaching|counsell?ing|teaching|mentoring)(?=$| ,| and| or)',
    '$1 $2 sessions',
  ),
  saying('(?:,|and|to|or) take (?:the|a|an|their|your) (?:next|first|further|desired|right) (?:steps?|actions?)', ''),
  saying(`(?:to|and|,) (?:enhance|increase|improve|boost|raise|build) ${gained}(?: and ${gained})?(?=$| ,|,)`, ''),
  saying("(?:the )?(?:product|service|app|software|company)['’]s (?:main |key |core |unique )?(features|advantages|benefits|selling points|strengths)", '$1'),
  saying('(?:perform|carry out|conduct|do) (\\S+) (and|or) (\\S+) (?:operations?|actions?) (?:on|for|with) (?=\\S)', '$1 $2 $3'),
  saying('well-(?:structured|designed|organi[sz]ed|crafted|written|planned) (?=\\S)', ''),
  saying(`by the ${measures}`, ''),
  saying('(?:number of )?decimal places', 'precision'),
  saying(`(?:and|,|with) (?:the )?(?:met(?:er|re)s|yards) (?:left|remaining) (?:on|in|of) (?:each|every) \\S+${list}`, 'and set the remaining length'),
  saying(
    '(see|view|check|know|calculate|get|receive)(?:s|ing)? (?:their|the|my|our|each) (?:own |fair )?shares? of (?:the )?(?:(\\S+) )?(?:costs?|bill|expenses?)',
    '$1 their $2 cost shares',
  ),
  saying(
    `(see|sees|view|views|check|know)(?: how)? (?:the |its |their )?(?:(?:total|sum) (?:of )?)?(?:the )?${charge}${deposit}?${list}`,
    '$1 the total price',
  ),
  saying(`(?<=(?:choose|select|pick|set|enter|specify) )(?:an? |the |their )?${period}${list}`, 'dates'),
  saying(`(?:,|and|, and|with) (?:an? |the |their )?${period}${list}`, ''),
  saying(`(?:sugar|ice|spice|sweetness)(?: (?:and|or) (?:sugar|ice|spice|sweetness))? levels? (?:selection|choice|customization)${list}`, 'options'),
  saying(`(?<=(?:,|and|with) )start (?=(?:address|point|location|place|station|city)${list})`, 'starting'),
]
