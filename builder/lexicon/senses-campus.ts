import { type Sense, sense } from './sense.ts'

const campus = /\b(?:schools?|students?|pupils?|universit(?:y|ies)|colleges?|campus|academic|kindergartens?)\b/i
const touring = /\b(?:travel agenc\w+|tourists?|tourism|tour operators?|hotels?|flights?|vacation packages?|leave requests?|time off)\b/i

/** What nouns mean in schools and universities, and where staff are trained. */
export const campusSenses: readonly Sense[] = [
  ...(['seating plan', 'seat arrangement', 'seating chart'] as const).map((noun) =>
    sense(noun, 'trade_record', /\b(?:exams?|examinations?|classrooms?|candidates)\b/i, /\b(?:weddings?|guests?|restaurants?|theat(?:re|er)s?|events?)\b/i),
  ),
  sense(
    'term',
    'trade_item',
    /\b(?:school|academic|study|teaching) (?:terms?|years?)\b|\bsemesters?\b|\bschool (?:management|administration)\b/i,
    /\bterms (?:and conditions|of (?:use|service))\b|\b(?:privacy|glossar(?:y|ies)|vocabular\w*|search terms?|loans?)\b/i,
  ),
  ...(['holiday', 'vacation'] as const).map((noun) => sense(noun, 'trade_item', campus, touring)),
  ...(['excursion', 'field trip', 'school trip'] as const).map((noun) => sense(noun, 'trade_work', campus, touring)),
  sense('faculty', 'trade_item', /\bfaculties\b|\bdeans?\b/i, /\bfaculty (?:members?|introductions?|information|profiles?)\b/i),
  sense(
    'credit',
    'trade_record',
    /\bcredit bank\b|\b(?:course|academic|study) credits?\b|\bcredits? (?:certification|accumulation|conversion|transfer)\b|\bstudents?\b[^.]{0,80}\bcredits\b/i,
    /\b(?:loans?|credit (?:cards?|scores?|ratings?|limits?)|top up|recharge)\b/i,
  ),
  ...(['punishment', 'reward and punishment'] as const).map((noun) => sense(noun, 'trade_work', campus, /\b(?:employees?|payroll|salar(?:y|ies))\b/i)),
  sense(
    'training session',
    'class',
    /\b(?:employees?|staff|hr|human resources?|trainees|compan(?:y|ies))\b/i,
    /\b(?:gyms?|clubs?|coach(?:es)?|athletes?|fitness|sports?)\b/i,
  ),
]
