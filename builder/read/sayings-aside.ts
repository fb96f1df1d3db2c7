import { type Saying, saying } from './saying.ts'

const list = '(?= ,| and| or|$)'
const measures = '(?:met(?:er|re)|yard|foot|kilo(?:gram)?|gram|pound|lit(?:er|re)|ton|dozen)'
/** What somebody pays for the days or hours that they have a thing: the price of it, worked out. */
const deposit = '(?:(?: and| with| plus|,) (?:the |an? )?(?:security )?deposits?(?: (?:calculated|worked out))?)'
const charge = `(?:(?:rental|hire|booking|loan) (?:price|fee|rate|cost|charge)s?|(?:daily|hourly) (?:price|fee|rate|cost|charge)(?=${deposit}|$| ,)|(?:rent|(?:total )?(?:price|cost|fee))(?=${deposit}))`

const period = '(?:rental|hire|borrowing) (?:period|term|duration|dates)'

/** What is said beside what is asked for: for whom it is done, how it is measured, how much there still is. */
export const asideSayings: readonly Saying[] = [
  saying('on (?:the )?behalf of', 'for'),
  saying('(?<=(?:^|,|and|or|to|can) )end (?=(?:an? |the |their )?(?:\\S+ )?(?:contract|lease|agreement|membership|subscription|rental)s?(?: |$))', 'terminate'),
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
