import { type Saying, saying } from './saying.ts'

const browsed =
  '(?:the |their )?(?:user |users |visitor |visitors |customer |daily ){0,2}browsing (?:data|behaviou?rs?|activit(?:y|ies)|logs?|traffic)(?= ,| and| for| to|$)'
const count = '(?:an? |the |each |every |their )?'
const pieces = 'chapters|lessons|sections|parts|units|stages|phases|lots|plots|zones|items|sprints|milestones|segments|scenes'
const gathered =
  'programmes?|programs|lists?|reading lists?|playlists?|menus?|setlists?|itinerar(?:y|ies)|drafts?|catalogues?|anthology|agendas?|dossiers?|bundles?'
const events = 'rehearsals|events|meetings|sessions|matches|games|classes|practices|concerts|trainings|workshops|gigs|shifts|tours|walks'

/** A saying of those who do it and of one who does: "split a text into parts", "the agency splits a text into parts". */
const either = (verbs: string, rest: string, plain: string): readonly Saying[] => [
  saying(`(?:${verbs}) ${rest}`, plain),
  saying(`(?:${verbs.replaceAll('|', 's|').replace('put togethers', 'puts together')}s) ${rest}`, plain.replace(/^\w+/, '$&s')),
]

/** What is made out of what is there already, and what is cut into parts: each part names the whole. */
const wholes: readonly Saying[] = [
  ...either(
    'divide|split|break',
    `${count}(episodes?|videos?|recordings?|lectures?|films?|tracks?) into (chapters|sections|segments|scenes)`,
    'add $2 with =1o and start time',
  ),
  ...either('divide|split|break|subdivide', `${count}((?:\\S+ )?\\S+) into (${pieces})`, 'add $2 with =1o'),
  ...either(
    'put together|assemble|compile|build|compose',
    `${count}((?:\\S+ )?)(\\S+) from (?:the )?(?:chosen|selected|saved|stored|existing|approved) (\\S+s)`,
    'create $1 =2s , add =2o lines with =2o , =3o and position',
  ),
  saying(`(?:assemble|compile|put together) (${count}(?:\\S+ )?(?:${gathered}))(?= ,| and|$)`, 'create $1'),
  saying(
    '(publish|create|post|issue|submit|send|add|place|enter)s? (\\S+s) with (?:several |multiple )?(?:line items|order lines|positions) (?:, |and |with )(?:their )?(?:quantity|quantities)',
    'add =2o lines with =2o , item and quantity , $1 $2 with title',
  ),
]

/** A side of the system from which it is run, said to be for what is done there. */
const sides: readonly Saying[] = [
  saying(
    '(?:have|has|include|includes|provide|provides|need|needs|offer|offers) (?:an? )?(?:(?:management|administration|admin|operations?) )?(?:back-?end|backstage|back office|admin panel|console)(?: (?:management )?system)? for',
    'have functionalities for',
  ),
]

/** Kinds, roles and answers that are said after "as" or before the noun. */
const kinds: readonly Saying[] = [
  saying(
    '(book|reserve|order|schedule|request|arrange)s? (?:single|one-off|one-time|individual) (?:or|and) (?:recurring|regular|repeated|repeating|weekly) (\\S+s)',
    '$1 $2 with repeat ( once , weekly , monthly )',
  ),
  saying(
    '(rate|grade|mark|judge|classify)s? (?:each|every|an?|the|their) (\\S+) as (\\S+) , (\\S+) , (\\S+) (?:, )?or (\\S+)',
    'rate =2s with rating ( $3 , $4 , $5 , $6 )',
  ),
  saying('(rate|grade|mark|judge|classify)s? (?:each|every|an?|the|their) (\\S+) as (\\S+) , (\\S+) (?:, )?or (\\S+)', 'rate =2s with rating ( $3 , $4 , $5 )'),
  saying('(invite|add)s? ((?:\\S+ )?\\S+s) as (\\S+s) or (\\S+s)', '$1 $2 with access ( =3o , =4o )'),
]

/** Who does what with what was named before. */
const doings: readonly Saying[] = [
  saying('(?:leave|send|write|post) (?:a )?messages? to ask (?:\\S+ )?questions?', 'ask questions'),
  saying(
    '(\\S+s) (?:pass|go|run|move) through an? (?:\\S+ )?(?:workflow|process|procedure) (?:in|by|during) which (\\S+s) ([^|,]{3,60}?) (?:them|it)(?= ,|$)',
    '=2 can $3 =1',
  ),
  saying('(\\S+s) (?:pass|go|run|move) through an? (?:\\S+ )?(?:workflow|process|procedure) (?:in|by|during) which (\\S+s)', '=2 can'),
  saying(`mark (?:which|the|what) (${events}) (?:they|he|she|i|we) (?:will|can|want to|plan to|are going to) (?:attend|join|come to|go to)`, 'rsvp to $1'),
  saying(
    '(?:record|register|log|note|enter)s? (?:the )?returned (?:copies|books|scores|tools|games|keys|equipment|media|loans)',
    'mark borrowings as returned',
  ),
  saying(
    '(register|add|record|create)(s)? (an? \\S+) with ([^|]{3,60}?) , (?:move|transfer|relocate|assign)s? it to (?:an?|another|a different|the)',
    '$1 $3 with $4 ,',
  ),
  saying(
    'gate-in and gate-out (?:registration|recording|records?)',
    '| recording gate passages with container number , direction ( gate-in , gate-out ) , date and time |',
  ),
  saying('side by side', ''),
  saying(
    '((?:filter|search|sort|find|query|queries|group|classify|classifies|categori[sz]e|retrieve)(?:s|ing)? (?:for |through )?(?:\\S+ ){0,3}\\S+s) (?:based on|depending on|according to)(?: (?:the|their|specific|specified|certain|different|various|selected|given|chosen))?',
    '$1 by',
  ),
  saying(`(?:record|collect|log|capture|save)(?:s|ing)? (?:and analy[sz]e )?${browsed}`, 'track browsing records'),
  saying(`(track|monitor|analy[sz]e|view|query|count)(?:s|ing)? ${browsed}`, '$1 browsing records'),
  saying('(upload|write|add|create)(?:ing|s)? (\\S+s) , schedul(?:e|ing) (?:their |the )?(?:publication|release)', 'uploading $2 with publication date'),
  saying(
    '(?:confirm|decline) (?:their |his |her )?attendance (?:, )?and (?:choose|select|pick) (?:an?|their|the) (\\S+)',
    'submit rsvps with attendance and =1 choice',
  ),
  saying('(?:reporting|flagging) (?:possible |potential |suspected )?duplicate (\\S+s)', 'submitting duplicate reports ( =1o , second =1o , reason )'),
  saying('(?:report|flag)s? (?:possible |potential |suspected )?duplicate (\\S+s)', 'submit duplicate reports ( =1o , second =1o , reason )'),
  saying('connect parents (?:and|with|to) (?:their )?children', 'add persons with father and mother'),
  saying(
    '(add|create|register) (\\S+s) with ([^|]{3,80}?) , ([^|]{0,60}?)attach (?:old |historic |family )?(photographs|photos|pictures|documents|scans)(?= ,| and|$)',
    '$1 $2 with $3 , $4 add $5 with =2o',
  ),
  saying(
    '(\\S+s) (?:can )?set their availability and ((?:hourly |daily |nightly )?(?:rates?|prices?|fees?))',
    '$1 can add and edit =1 with availability and $2',
  ),
  saying('(?:an? )?(?:table seating|seating (?:plan|chart|arrangements?)|table plan)(?= ,| and|$)', 'seating tables'),
  saying('(supplier|vendor|contractor|bidder) (?:pre-?)?qualification', 'approving =1s'),
  saying('(\\S+) comparison(?= ,| and|$)', 'comparing =1s'),
  saying(
    'enter (?:the |their )?(planned|estimated|expected|budgeted) and (actual|real|final) (costs?|prices?|amounts?|expenses) (?:for|of) (?:each|every|all) (\\S+)',
    'add =4s with $1 $3 and $2 $3',
  ),
  saying('set an? (alert|alarm|warning) for (?:an? |the )?((?:minimum|maximum|certain|given|target) (?:\\S+ )?\\S+)(?= ,| and|$)', 'add =1s with $2'),
]

/** Ways of saying things that a written description has, each by how the same is said plainly. */
export const writtenSayings: readonly Saying[] = [...wholes, ...sides, ...kinds, ...doings]
