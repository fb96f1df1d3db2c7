import { type Saying, saying } from './saying.ts'

const list = '(?= ,| and| or|$)'
const measures = '(?:met(?:er|re)|yard|foot|kilo(?:gram)?|gram|pound|lit(?:er|re)|ton|dozen)'

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
]
