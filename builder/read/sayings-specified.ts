import { type Saying, saying } from './saying.ts'

const named = '[a-z][a-z-]{2,20}'
const detail = `(?:${named} ){1,3}`
const listOf = `${detail}(?:, ${detail}){1,5}(?:, )?and ${detail}`
const quantity =
  '(?:(?:dissolved|air|water|soil|relative|wind|blood|room|body|light) )?(?:temperature|humidity|ph|pressure|oxygen|voltage|current|speed|rainfall|turbidity|conductivity|moisture|nitrate|intensity|noise|weight|glucose|level)s?(?: (?:levels?|content|values?))?'
const enters = '(?:enter|record|input|log|note|specify|provide|track)'
/** What a thing is once and for all, rather than what is noted of it again and again. */
const lasting =
  '(?:name|title|price|description|location|type|category|brand|model|breed|species|size|capacity|address|owner|author|supplier|photo|picture|quantity|stock|due date|deadline|date of birth)'
const occasion =
  '(?:outing|trip|ride|session|training|training session|flight|dive|hike|walk|workout|lesson|voyage|tour|shift|rehearsal|match|game|observation|tasting|bake|brew)'
const gerundNouns = '(?:booking|parking|building|training|meeting|banking|shopping|trading|gaming|learning|marketing|advertising|pricing|rating)'

/** What specifications say in more words than what is meant: "the start time and duration of each attack", "hives to an apiary", "should allow searching". */
export const specifiedSayings: readonly Saying[] = [
  saying('along the (?:way|route|journey|road)', ''),
  saying(
    `(?:should |must |can |will |would )?(?:also )?(?:allow|permit|support|enable)s? (?!${gerundNouns} )(?=[a-z]{3,14}ing [a-z])`,
    'should have functions for',
  ),
  saying(
    `(log|record|track|note|measure) (?:the |their )?(?![^|]{0,80}\\b${lasting}s?\\b)(${listOf})for (?:each|every) (?!day|night|week|month|time|entry|user)(${named}(?: ${named})?)(?= ,|$| and )`,
    '$1 =3 logs with date , $2',
  ),
  saying(
    'search and (?:filter|filtering) (?:functions?|functionality|functionalities|options?|features?|capabilities|tools?) (?=by |for |based )',
    'functions for searching',
  ),
  saying('review (?=(?:(?:their|the|his|her|your|my|own|past|previous|entire|[a-z]+) ){1,3}(?:history|histories|log)(?= ,|$| and ))', 'view'),
  saying(
    `(${enters}) (?:the |their |its |his |her )?(?=[^|]{0,80}\\b(?:times?|durations?|intensity|level|amounts?|counts?|dates?|numbers?|weights?|size|temperature|price|costs?|scores?|status|location|length|duration|dose|speed|distance) )(${listOf})(?:of|for) (?:each|every|an?|the|their) (${named})(?= ,|$| and )`,
    '$1 =3s with $2',
  ),
  saying(`(?<=(?:upload|add|write|enter|submit|edit) )(${named}) descriptions(?= ,|$| and )`, '=1s with description'),
  saying(`add (${named}) (species|names?|types?|breeds?) and (numbers?|quantit(?:y|ies)|counts?|amounts?)(?= ,|$)`, 'add =1s with $2 and $3'),
  saying('(approve|confirm|verify|review|check) (?:the )?(?:completed|finished|done) work', '$1 them'),
  saying(
    `(enter|record|log|note) (?:the |their )?(${detail}(?:, ${detail}){0,5}(?:, )?and ${detail})(?:after|of|for) (?:an?|each|every|the) (${occasion})(?= ,|$| and )`,
    '$1 =3s with $2',
  ),
  saying(
    '(?<=(?:reminders?|alerts?|notifications?|warnings?|notified|reminded|warned|alerted) )(?:when|if|whenever|once) (?:an?|the|their|any|one of their|some) [a-z -]{2,30} (?:needs?|requires?|wants?) [^|,]{2,40}?(?= ,|$| and )',
    '',
  ),
  saying(
    '(log|record|track|note) ((?!(?:spending|training|booking|meeting|learning|reading|saving|running|parking|rating|tracking)s? )[a-z]{3,}ing) and ([a-z]{3,}ing)(?= ,|$)',
    '$1 =2s and =3s',
  ),
  saying(
    `(browse|view|see|find|search) (?:the )?(?:open |available |upcoming |all )?(${named}s) , sign up(?= or | ,| and |$)(?! (?:, )?and log in)`,
    '$1 =2 , sign up for =2',
  ),
  saying(
    `(creating|scheduling|managing|planning|publishing|organi[sz]ing) (${named}s) , signing up (?:volunteers|members|participants|players|helpers|attendees)(?= ,| and |$)`,
    '$1 =2 , signing up for =2',
  ),
  saying(`(rate|review) and (comment on|review) (${named}s)(?= ,|$| and )`, '$1 =3 , $2 =3'),
  saying(
    '(?:see|view|show|display|get|check) (?:an? |the )?(?:spending |expense |cost |budget |monthly |weekly |yearly )?breakdowns? (by|per|of)(?= )',
    'view statistics by',
  ),
  saying(
    `(?<=(?:add|record|enter|log|track) )((?:${named} )?${named}s) in (?:different|various|several|multiple|any) (currencies|units)(?= ,|$| and )`,
    '$1 with =2o',
  ),
  saying(`(?<=(?:can|to|and|or|,) )feature (${named}s) on the (?:home ?page|front page|start page|landing page)`, 'mark =1 as featured'),
  saying('(?<=(?:can|to|and|,) )list (?=an? (?!list|number|overview|summary|total))', 'offer'),
  saying(`(?<=(?:can|to|and|,) )list ((?:their |an? )?(?:${named} ){1,2})for (?:rent|sale|hire|swap|exchange|adoption|donation|free)(?= |,|$)`, 'offer $1'),
  saying('check-in and check-out dates?', 'check-in date and check-out date'),
  saying('(?<=, )pay online(?= ,| and |$)', 'pay for it'),
  saying('send (?:an? |us an? )?messages? (?:through|via|using|with) (?:the |an? )?contact form', 'send an inquiry'),
  saying('choose to (?:stay|be|remain) anonymous', 'choose whether it is anonymous'),
  saying(`add (${named}s) , set (?:the |their )?(daily|hourly|nightly|weekly|monthly) (rates|prices)(?= ,| and |$)`, 'add $1 with $2 =3o'),
  saying('(?<=, )compare prices(?= ,| and |$)', 'compare them'),
  saying(`(${named}) history (?:of|for) (?:each|every|all|any) (?:${named}s?)(?= ,|$| and )`, '$1 history'),
  saying(
    `(score|judge|evaluate|grade) (?:the |each )?(${named}(?: ${named})?s) (?:by|on|for) (?:their )?(${named}) , (${named})(?: ,)? and (${named})(?= ,|$| and )`,
    '$1 $2 with $3 score , $4 score and $5 score',
  ),
  saying(
    `(rat(?:e|ing)|review(?:ing)?) (?:the |each |their )?(${named}(?: ${named})?s) (?:by|on|for|in terms of) (?:their )?(${named}) , (${named})(?: ,)? and (${named})(?= ,|$| and )`,
    '$1 $2 with $3 rating , $4 rating and $5 rating',
  ),
  saying(
    `(rat(?:e|ing)|review(?:ing)?) (?:the |each |their )?(${named}(?: ${named})?s) (?:by|on|for|in terms of) (?:their )?(${named}) , (${named}) , (${named})(?: ,)? and (${named})(?= ,|$| and )`,
    '$1 $2 with $3 rating , $4 rating , $5 rating and $6 rating',
  ),
  saying(
    `(rat(?:e|ing)) (?:the |each |their )?(${named}(?: ${named})?s) (?:by|on|in terms of) (?:their )?(${named}) and (${named})(?= ,|$| and )`,
    '$1 $2 with $3 rating and $4 rating',
  ),
  saying(
    `(score|rate|judge|evaluate|grade) (?:the |each )?(${named}(?: ${named})?s) (?:by|on) (${named}) and (${named})(?= ,|$| and )`,
    '$1 $2 with $3 score and $4 score',
  ),
  saying(`(?:an? )?star ratings? (?:for|of|by) (${named}) and (${named})(?= ,|$| and )`, '$1 rating and $2 rating'),
  saying(`(?<=(?:by|,) )(price|salary|age|rent|budget) ranges?(?= ,| and |$)`, '$1'),
  saying('documenting (?=[a-z])', 'recording'),
  saying('(?<=(?:can|to|and|or|,) )document (?=(?:the|their|each|every|any|all|its) )|(?<=can )document (?=[a-z])', 'record'),
  saying(`label(?:l)?ing (${named}s) with`, 'adding =1 with'),
  saying('(?:, )?whereas (?=[a-z]+s (?:can|may|should|will|must) )', '|'),
  saying(
    '(?<=(?:and|also|,|should|can) )(?:allow|offer|support|enable|provide) (?:for )?(?:an? )?(?:full-text|keyword|quick|advanced|free-text) search(?:es)?',
    'offer search',
  ),
  saying('(?:an? |the )?(?:yearly|annual|monthly|weekly|quarterly) ([a-z-]{3,20}) (?:overview|summary)', '$1 statistics'),
  saying('(enter|record|log|submit|input) (?:the |measured |their )?(?:values|parameters|readings) (?:such as|like|including)', '$1 measurements with'),
  saying(`(${enters}) (${named}) and (${named}) (measurements|readings|values|levels|counts)(?= ,|$| and )`, '$1 $4 with $2 and $3'),
  saying(`(${enters}) (${named}) , (${named})(?: ,)? and (${named}) (measurements|readings|values|levels|counts)(?= ,|$| and )`, '$1 $5 with $2 , $3 and $4'),
  saying(
    `(${enters}) (?:the )?(?:number of |amount of )?(?:kilograms?|kilos|pounds|lit(?:re|er)s|tons|tonnes|grams|met(?:re|er)s|pieces|bags|boxes) of (${named}(?: ${named})?)(?: (?:they|he|she) [a-z]{3,12})?(?= ,|$| and )`,
    '$1 =2 with amount',
  ),
  saying(
    `(view|see|display|show|check) (?:line |bar |trend |interactive |time )?(charts?|graphs?|curves|trends) (?:of|for|showing) (?:the )?${quantity}(?: , ${quantity}){0,5}(?:(?: ,)? and ${quantity})?(?= ,|$)`,
    '$1 $2',
  ),
  saying('(?<=(?:by|and|,) )date range', 'date'),
  saying('hand(?:ing)? out (keys|tools|equipment|devices|books|uniforms|badges|laptops|tablets|instruments|radios|cameras)(?= to )', 'lend $1'),
  saying(
    `(view|see|check) the ${named}s (?:lent|loaned|handed out)(?: out)? to (?:them|their (?:child|children)|(?:him|her)self|themselves)`,
    '$1 their loans',
  ),
  saying(`(?<=[a-z]s )(?:lent|loaned|handed out|issued|rented out|lent out|given out) to (?:the |their )?${named}s?(?= ,|$| and )`, ''),
  saying('(?<=(?:remove|delete|hide|flag|report|block|removing|deleting) )(?:inappropriate|unsuitable|offensive|abusive|outdated|fake) (?=[a-z])', ''),
  saying('(record|log|describe|enter) (?:the )?work done(?= ,|$| and )', '$1 work reports'),
  saying('(recording|writing|taking|keeping|record|write|take|keep) (?:the )?minutes(?= ,|$| and | for )', '$1 meeting minutes'),
  saying('(?:when|if) an? (?:[a-z-]{3,20} )?[a-z-]{3,20} is repeated too (?:soon|often|early)', ''),
  saying('(?:them )?by making choices', 'them'),
  saying(
    '(?<=have |provide |provides |offer |offers |include |includes |show |browse |for )(?:an? |the )(?:(?:searchable|large|small|growing|shared|common|public|central) ){0,2}librar(?:y|ies) of(?= [a-z])',
    '',
  ),
  saying('saving (?=(?:progress|results|drafts|scores|games)(?: ,| and |$))', 'storing'),
  saying(
    'an? calendar of (?:past |upcoming |planned |recorded |all )?([a-z-]{3,20}s) should (?:also )?be (?:provided|available|shown|displayed|included)',
    'users can view =1 in a calendar',
  ),
  saying('(?:see|check|view|track) their (?:position|place|rank)(?: (?:in|on) the (waiting list|queue|line|list))(?= ,|$)', 'view the $1'),
  saying('(?:see|check|view|track) their (?:position|place|rank)(?= ,|$)', 'view their status'),
  saying('bookmark (?:their|the|a) (?:position|place|page|progress)(?= ,|$| and )', 'add bookmarks'),
  saying(
    `(create|add|make|edit|manage|maintain|build|keep) (?:an? |the |their )?profiles? (?:of|for) (?:the |their |an? |each )?(?!(?:users?|members?|themselves|company)(?: |$))(${named}s)`,
    '$1 $2',
  ),
  saying(`(?<=, |and )(search|filter|browse|sort)(?: and (search|filter|browse|sort))? the collection(?= ,|$| and )`, '$1 them'),
  saying('(for [^|,]{3,40} )?, covering [^|]{3,120}$', '$1'),
  saying(`(?<=calendar )showing [^|,]{3,60}(?= ,|$)`, ''),
]
