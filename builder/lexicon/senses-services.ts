import { type Sense, sense } from './sense.ts'

const losing = /\blost (?:property|luggage|and found|(?:or found )?items?)\b|\bfound items?\b/i
const borrowing = /\b(?:mortgages?|loan offers?|lenders?|interest rates?)\b/i
const remembering = /\b(?:oral histor\w+|narrators?|archiv(?:e|es|ists?))\b/i
const recruiting = /\b(?:candidates?|recruit\w*|vacanc\w+|applicants?|hir(?:e|ing)|job interviews?)\b/i
const serving = /\b(?:dish(?:es)?|menus?|meals?|canteens?|restaurants?|recipes?|caf[eé]s?)\b/i
const running = /\b(?:marathons?|trail runs?|(?:mountain |trail |fun |road )?running (?:races?|events?)|runners|start numbers?|finishers?)\b/i
const glossary = /\b(?:glossar(?:y|ies)|terminolog\w+|translation memor(?:y|ies))\b/i
const lending =
  /\b(?:(?:tools?|equipment|toys?|things|sports?|gear) (?:lending|libraries|library)|(?:lending|borrowing) librar(?:y|ies)|lending (?:clubs?|pools?) (?:of|for) (?:tools|equipment))\b/i

/** What nouns mean in lost property offices, archives, canteens, lending clubs, at lenders and at races. */
export const serviceSenses: readonly Sense[] = [
  ...(['representative', 'deputy'] as const).map((noun) =>
    sense(
      noun,
      'expert',
      /\b(?:government|parliament\w*|councils?|congress|constituen\w*|voters?)\b/i,
      /\b(?:sales|customer|service|company|student) (?:\w+ )?representatives?\b/i,
    ),
  ),
  ...(['match', 'suggested match', 'possible match'] as const).map((noun) => sense(noun, 'trade_record', losing)),
  sense('collection', 'trade_work', losing),
  sense(
    'job',
    'vacancy',
    /\b(?:apply(?:ing)? (?:for|to) (?:\w+ ){0,2}jobs?|job (?:applications?|seek\w*|search\w*|boards?|hunting|openings?|fairs?|vacanc\w+)|find(?:ing)? (?:a )?jobs?|recruit\w*|employers|part-time jobs?|temporary lab(?:ou?)r|resumes?)\b/i,
  ),
  ...(['interview', 'oral history interview'] as const).map((noun) => sense(noun, 'trade_item', remembering, recruiting)),
  sense('allergen', 'thing', serving, /\b(?:patients?|doctors?|clinics?|medical records?)\b/i),
  sense('offer', 'trade_record', borrowing, /\b(?:special|discount\w*|job|promotional) offers?\b|\bcoupons?\b/i),
  sense(
    'scenario',
    'trade_record',
    /\b(?:calculat\w+|comput\w+|forecast\w*|budget\w*|repayments?|retirement|what-if)\b/i,
    /\b(?:stor(?:y|ies)|characters?|games?|role-?play\w*|scripts?|application scenarios?|usage scenarios?|novels?)\b/i,
  ),
  ...(['starter', 'entrant', 'runner'] as const).map((noun) => sense(noun, 'trade_record', running)),
  sense('ranking', 'trade_item', running, /\b(?:sales|sellers|search rankings?)\b/i),
  ...(['permit', 'building permit'] as const).map((noun) =>
    sense(noun, 'trade_item', /\bregisters? of (?:all )?(?:issued |granted )?(?:building )?permits\b/i),
  ),
  sense('course description', 'trade_item', running),
  sense('term', 'trade_item', glossary, /\b(?:privacy|terms (?:and conditions|of (?:use|service))|contracts?)\b/i),
  ...(['item', 'equipment', 'thing'] as const).map((noun) => sense(noun, 'tool', lending)),
  sense(
    'journal',
    'article',
    /\b(?:journal articles?|corporate (?:web ?)?sites?|(?:architect\w*|design|law) (?:practices?|studios?|firms?)|studios?|agenc(?:y|ies))\b/i,
    /\b(?:diar(?:y|ies)|moods?|my journal|journal entr(?:y|ies)|travel journals?|reflections?|gratitude)\b/i,
  ),
]
