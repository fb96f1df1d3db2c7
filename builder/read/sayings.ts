import { type Saying, saying } from './saying.ts'

const person = '(?:i|we|they|he|she|you|people|customers|clients|guests|members|students|parents)'
const sites =
  '(?:site|website|web site|web page|webpage|page|app|web app|application|platform|portal|place|space|thing|something|anything|tool|system|way|online tool)'
const introducing =
  '(?:an? |the )?(?:dedicated |special |separate )?(?:section|page|area)s? (?:for introducing|to introduce|introducing|that introduces?|which introduces?) (?:the |our |its |their )?'
const introduced = 'faculty|staff|teachers|teaching staff|team|employees|doctors|physicians|coaches|trainers|instructors|lawyers|consultants|experts'
/** Each of whom has a part of their own in a site that is for several. */
const attending =
  'parents|students|pupils|teachers|tutors|patients|doctors|nurses|tenants|landlords|owners|employees|staff|managers|suppliers|coaches|athletes|players|drivers|dispatchers|donors|volunteers|mentors|mentees|buyers|sellers|admins'
const those = 'people|customers|clients|members|everyone|everybody|my |our |students|parents|guests|them'

/** Words that ask for nothing: greetings, thanks, hedges; and bullets within a line. */
export const fillers: readonly Saying[] = [
  saying('with (?:the|an?) (?:(?:primary|main|sole|overall|clear) )?(?:objective|aim|goal|purpose|intention) of(?= \\S+ing)', 'for'),
  saying('(?:they|customers|clients|people) (?:can )?(?:then )?get (?:the|an?|their) (?:bill|invoice)', 'i can send invoices with amount'),
  saying(
    `${introducing}(${introduced})(?: members?)? and (?:the |our |its |their )?(${introduced})(?: members?)?(?= ,|$|,| and )`,
    '$1 introductions , $2 introductions',
  ),
  saying(`${introducing}(${introduced})(?: members?)?(?= ,|$|,| and )`, '$1 introductions'),
  saying(
    `(${sites}) (?:introducing|presenting|that (?:introduces|presents)|which (?:introduces|presents)) (?:the |our |its |their )?(${introduced})(?: members?)? and (?:the |our )?(${introduced})(?: members?)?(?= ,|$|,| and | with )`,
    '$1 with $2 introductions , $3 introductions ,',
  ),
  saying(
    `(${sites}) (?:introducing|presenting|that (?:introduces|presents)|which (?:introduces|presents)) (?:the |our |its |their )?(${introduced})(?: members?)?(?= ,|$|,| and | with )`,
    '$1 with $2 introductions ,',
  ),
  saying(
    `(${sites}) for (?:the |our |my )?(${attending}) ?, (${attending})(?: ,)? and (${attending})(?: with| :|$)`,
    '$1 | $2 can log in | $3 can log in | $4 can log in |',
  ),
  saying(`(${sites}) for (?:the |our |my )?(${attending}) and (${attending})(?: with| :|$)`, '$1 | $2 can log in | $3 can log in |'),
  saying(
    '(?:an? )?(?:online |web )?portal for (?:the |our |their )?(parents|students|teachers|patients|tenants|members|clients|customers|suppliers|employees)(?= ,|$|,| and )',
    '| $1 can log in to their portal and view notices |',
  ),
  saying('(?:see|sees|know|check|checks) who (?:has not|have not|did not|has still not) (?:paid|pay)(?: yet)?', 'can view unpaid fees'),
  saying('sign ups(?= ,|$|,| and)', 'sign-ups'),
  saying('(?:an? )?calendar of (?:all )?(?:my|the|our) (\\S+s)(?= ,|$|,| and)', '$1'),
  saying('((?:search|filter|sort)(?:ing)?) by (\\S+) and (\\S+) , (?=(?:\\S+ ){1,2}and \\S+$)', '$1 by $2 and $3 | with '),
  saying('thumbs? (?:it |them )?up', 'upvote it'),
  saying('weigh in', 'log weights'),
  saying('set their (?:own )?(?:times|hours|availability|free times)(?! and (?:\\S+ )?(?:rates?|prices?|fees?)(?: |$))', 'add slots with date and time'),
  saying('(?:earn|get|collect) (?:stars|ratings)', 'receive reviews with rating'),
  saying('(?<=^|, )(?:want|need) (?:an? |some )(.{3,60}?) (?:that|which) (?:we|i|you)(?: both| all)? (?:can )?(?:see|use|edit)[^|,]{0,40}', '| a $1 |'),
  saying('(?:i|we) (?:always )?lose track(?: of [^|:,]{3,40})?(?= :|,|$)', ''),
  saying('(?:presses?|taps?|clicks?|hits?) (?:on )?" (\\S+) "(?: on (?:her|his|their|a|the) \\S+)?', 'mark it as $1'),
  saying('\\( [^()|]{0,30}(?:max|maximum|up to|at most)[^()|]{1,60}\\)', ''),
  saying('(?:each|every one|everyone|all|both) of (?:us|them|you)', 'members'),
  saying('keep an eye on', 'keep track of'),
  saying('for up to (?:\\d{1,3}|\\S+)(?: people| persons| guests)?(?= ,|$|,)', ''),
  saying('(?:, )?(?:bigger|larger) (?:groups|parties) [^|]{2,60}$', ''),
  saying('hero(?: section| image)?(?= ,|$)', ''),
  saying('what (?:our |my )?(?:users|customers|clients|people|guests|members|students) (?:say|said|think)(?: about (?:us|me|it))?', 'testimonials'),
  saying('(?:an? )?wait(?:ing )?list (?:sign-up|signup|sign up)(?: form)?', '| visitors can join the waiting list with email |'),
  saying('(?:give|donate) (?:any|some|an) amount(?: of money)?(?: (once) or (monthly))?', 'donate money with amount and frequency ( once , monthly )'),
  saying('(?:put in|send|give|make|do) (?:them )?(?:an? |the |my |our )?(quote|offer|estimate|price)(?= ,|$|,| and| then)', 'send quotes with price'),
  saying('^for (?:each|every) (\\S+) ?(?::|,) (.{3,200})$', 'i can add =1s with $2'),
  saying('(?:swap|exchange|trade|redeem|use|spend) (?:their )?points (?:for|on) (\\S+s)(?: like [^|]{3,60})?', 'redeem $1 with points'),
  saying('(?:, )?(?:and )?(?:please )?no (?:late fees|sign-?ups?|accounts?|ads|login|registration|fees)(?= ,|$|,)', ''),
  saying(
    '(?<=(?:take|taken|borrow|borrowed|out|lend|lent)[^|]{0,60})who (?:has|have|has got|got) (?:what|which(?: one)?|which \\S+)(?= ,|$|,)',
    '| users can view borrowings |',
  ),
  saying('(?:take|grab|pick up) one(?: with (?:an? )?(?:click|tap))?(?= and|$| ,)', 'borrow one'),
  saying('(?:takes|grabs) one(?: with (?:an? )?(?:click|tap))?(?= and|$| ,)', 'borrows one'),
  saying(
    '(?:make|create|turn (?:it|them) into|write|do) (?:an? |my |the )?invoices? (?:out of|from|for) (?:it|them|that|this|those|everything)',
    'create invoices with client , month and amount',
  ),
  saying('(?:i|we) charge different (?:rates|prices|fees) (?:per|for each|by|for every) (\\S+)', '| i can manage =1s with name and hourly rate'),
  saying('^(?:please )?(?:nothing|not) (?:too |fancy|childish|flashy|corporate|complicated)(?: ?\\S+){0,2}$', ''),
  saying(
    '(?:, )?(?:up to|at least|until|no later than|within) (?:an?|one|two|three|\\d{1,3}) ?(?:hours?|days?|weeks?|minutes?|h)(?: (?:before|in advance|beforehand|earlier|ahead|after))?(?: (?:it|the class|that))?(?= ,|$|,)',
    '',
  ),
  saying(
    "(?:their|his|her) (?:own )?(?:kid|child|son|daughter|children|kids|childs|pupil)(?:'s)? (?=grades?|marks?|homework|lessons?|results?|progress|times?)",
    'their',
  ),
  saying('^(?:for )?(?:only (?:for )?members|members only)(?: can (?:see|use|log in|get in).{0,20})?$', 'members can log in'),
  saying('^(.{5,160}(?: (?:is|are|its|it is))? (?:chaos|a mess|a pain|annoying|a nightmare|all over the place|hopeless))$', '~ $1 |'),
  saying('(post|report|list|add|put up) lost (?:and|or) found (\\S+s)(?:(?: ,)? with)?', '$1 $2 with type ( lost , found ) and'),
  saying('(?:, )?(?:and )?(?:also )?(?:an?|some) (?:way|place|spot|button) (?:for ((?:\\S+ )?\\S+) )to (?=\\S)', '| $1 can'),
  saying(
    '(?:, )?(?:and )?(?:also )?(?:an?|some) (?:way|place|spot|button) to (?:contact|reach|get hold of|write to|message|email) (?:me|us)(?: for [^|,]{2,30})?',
    '| visitors can send messages with name , email and message |',
  ),
  saying('(?:offer|put up|post) (?:one|\\S+s?|an? \\S+) (?:for|to) swap(?:ping)?', 'request shift swaps'),
  saying('^(?:a bit |something |kind of |basically |an app )?like \\S+ but for (.{3,60})$', 'a $1 site'),
  saying(
    '(?:see|know|track|look at|find out|keep track of) what (?:i|we|you|they) (?:spend|spent)(?: (?:on|each|every|per) [^|,]{2,30})?',
    'can add expenses with amount , category and date | users can view monthly statistics of expenses |',
  ),
  saying(
    'set (?:an? )?(?:monthly |weekly |yearly )?(?:limits?|budgets?|caps?) (?:per|for each|by) category(?= ,| and view| and |$)(?! and an? )',
    'set budgets with category and limit',
  ),
  saying(
    '(?:(?:set )?an? )?(?:monthly |weekly |yearly )?(?:limit|budget|cap) (?:per|for each) category(?: and an? (?:warning|alert) (?:if|when) (?:we|i|you|it) [^|,]{2,30})?',
    '| users can set budgets with category and limit | users can get a warning when a budget is exceeded |',
  ),
  saying('(?:, )?(?:max(?:imum)? |up to |at most |only |about )?\\d{1,4} (?:\\S+s|people) (?:per|a|in each|for each) (?:\\S+ )?\\S+(?= ,|$|,)', ''),
  saying(': [-–—•*]', ':'),
  saying('(?<=\\S )[–—-](?= \\S)', ','),
  saying('(?<=\\S )(?:\\+|&)(?= \\S)', 'and'),
  saying('(?:, )?etc(?: \\.)?(?= with )', ''),
  saying('^(?:hi|hello|hey|hiya|thanks|thank you|cheers|ok|okay|good (?:morning|afternoon|evening))(?: there| all| team| so much| a lot| in advance)?$', ''),
  saying('^(?:that is|this is) (?:it|all|about it|everything)(?: really| for now| folks| so far)?$', ''),
  saying(
    '^(?:(?:hi|hello|hey|hiya|heya|ok|okay|alright|well|so|basically|dear \\S+|good (?:morning|afternoon|evening))(?: there| all| team| so| now)?(?: [,!.])* )+',
    '',
  ),
  saying('^(?:i|we) (?:do not|cannot) (?:want|need) [^|]{2,60}$', ''),
  saying(
    '(?:actually|basically|literally|honestly|obviously|kinda|sorta|i guess|i suppose|i think|i mean|you know|you see|as i said|to be honest|if possible|if you can|if that is possible|ideally|cheers|many thanks)',
    '',
  ),
  saying(
    '(?:, )?(?:or something(?: like that)?|or whatever|or so|and stuff(?: like that)?|and things like that|and all that|you name it|right now|straight away|in one place|at a glance|as well|too)(?= ,|$|,)',
    '',
  ),
  saying(
    '(?:kind|sort) of (?:an? )?(?=warm|soft|dark|light|calm|fun|modern|blue|green|red|yellow|orange|purple|pink|brown|grey|gray|earthy|retro|vintage)',
    '',
  ),
  saying('(?<=\\S )(?:really|just|simply) (?=\\p{L})', ''),
  saying(', ,', ','),
  saying('(?:i|we) (?:would like|want) it (?:to (?:be|look|feel) )?(?=\\S+ ?(?:,|and|$))', ''),
  saying('(?:, )?(?:i am|we are|it is|which is|is) (?:called|named) (?:["“] )?[^|"”]{2,40}?(?: ["”])?(?= ,|$)', ''),
  saying('^((?:i|we) (?:am|are) (?:building|making|developing|launching|creating) .{2,200})$', '~ $1 |'),
  saying('^(?:i|we) have (?:got )?(?:too many|so many|lots of|loads of|a lot of) (\\S+s)$', '~ i have $1 |'),
  saying('^((?:\\S+ ){1,4}\\S+) , \\d+ (?:members|employees|people|students|staff|guests|pupils|beds|households)$', '$1'),
  saying('(?<=\\S )(?:with|and) my (?:girlfriend|boyfriend|wife|husband|partner|family|friends|mates|kids)(?= ,|$)', ''),
  saying('(?<=(?:needs?|wants?|like) an? )(?:place|home|spot|corner)(?= (?:for|to|where) \\S)', 'site'),
  saying('^i want something like (an? \\S+(?: list)?)', '$1 app'),
  saying('(\\S+s) coming up', '$1'),
  saying('(\\S+s) (?:i|we)(?: have| had)? (?:read|seen|watched|visited|bought|collected|own|heard|played|cooked|tried)(?= :)', '$1'),
  saying('(?<=^[^,]{3,40}) , (?:\\S+ )?\\S+ (?:only|mostly)(?= ,|$)', ''),
  saying('vote on (?:stuff|things)', 'vote'),
  saying('^every (?:day|week|month|morning|evening|monday|friday|sunday) (?=\\S)', ''),
]

/** What only leads to what is wanted: "can you make something where …", "I need a place where …". */
export const leads: readonly Saying[] = [
  saying(
    '^(?:i |we )?(?:need|want|would like|looking for) (?:an? |some )?(?:thing|way|tool|app|site|page|place|system|something|somewhere|website) to (?=\\S)',
    'users can',
  ),
  saying(
    '^(?:i|we) (?:want|need|would like) (?:my |our |the )?(people|customers|clients|members|guests|students|parents|visitors|patients|volunteers|fans) to (?:be able to )?(?=\\S)',
    '$1 can',
  ),
  saying('^our (\\S+) (?:wants|needs|would like) to (?=\\S)', 'a site for our $1 | members can'),
  saying('(?:, )?(?:but |that is )?shared (?:with|between|among) my (\\S+)', 'for $1'),
  saying('^(?:make|build|create|give)(?: me| us) (?:an? )?(?:page|site|website|app) with (?=\\S)', 'it should have'),
  saying(
    `^(?:please )?(?:can|could|would|will) you (?:please )?(?:make|build|create|do|set up|give|design)(?: me| us)? ((?:an? |some )?${sites}(?= where| so| that| for|$)|an? [^|]{2,60})`,
    '$1',
  ),
  saying('^(?:how|what) about (an? [^|]{2,80})', '$1'),
  saying(`^(?:an?|some|one) ${sites} (?:where|in which|so that) (?=(?:i|we|you|they|${those}|the) ?\\S+)`, ''),
  saying(`^something (?:where|in which|so that) (?=\\S+ \\S+)`, ''),
  saying(
    `(?:i|we) (?:need|want|would like|would love|am looking for|are looking for) (?:(?:an?|some|my|our) )?(?:(?:simple|small|nice|little|quick) )?${sites} (?:where|in which|so that|so) (?=\\S+ \\S+)`,
    '',
  ),
  saying(`^(?:want|need|looking for|would like) (?:(?:an?|some) )?${sites} (?:where|so that) (?=\\S+ \\S+)`, ''),
  saying(`(?:i|we) would (?:like|love) (?=${those})`, 'i want'),
  saying('(?:i|we) (?:would (?:like|love)|want|need|have) to be able to', 'i can'),
  saying(
    '(?:i|we) (?:would (?:like|love)|want|wish|need) to (?=see|know|write|have a list|get|log|note|keep|track|add|put|post|show|share|check|look|manage|store|record|plan|send|mark|choose|set)',
    'i can',
  ),
  saying('(?<=(?:^|, |and ))(?:want|need|would like) to (?=\\S)', 'i can'),
  saying(`^(?:want|need|would like) (?=${those})`, 'i want'),
  saying('(?:i |we )?(?:want|need|would like) (?:them|it|that|this|everything)(?: all)? online(?: so (?:that )?)?', ''),
  saying(
    '(?<=(?:^|, |and |so |that ))(?:(?:it|the (?:app|site)) )?lets? (me|us|them|him|her|everyone|people|members|customers|clients|guests|visitors|parents|students|users|readers) (?=\\S)',
    '| $1 can',
  ),
  saying('(?<=(?:^|can |, |and |teachers |tutors |instructors ))set(?= (?:\\S+ )?(?:assignments?|homework|exercises|quizzes|exams))', 'add'),
  saying('(?<=(?:^|can |, |and |users |they |i |we ))turn (?:the |their )?\\S+ into (?=(?:an?|the) \\S+)', 'create'),
  saying('(?:, )?(?:and )?leave out (?:what|those|anything) (?:they|i|we|you) (?:do not|dislike|hate)(?: like| want| eat)?', ''),
  saying('(?:, )?(?:and )?(?:continue|resume|go on) (?:listening |watching |reading |playing )?where (?:they|i|we|you) (?:stopped|left off|were)', ''),
  saying('(?<=(?:^|can |, ))interview(?=(?:,|,? and|,? or) (?:reject|hire|invite|accept|approve|shortlist|rate) )', 'invite'),
  saying('(?<=(?:^|\\| ))me can', 'i can'),
  saying('(?<=(?:^|\\| ))us can', 'we can'),
  saying('(?<=(?:^|\\| ))them can', 'they can'),
  saying(`(${person}) (?:also )?(?:get to|are able to|have to be able to|should be able to|need to be able to|must be able to)(?= \\S)`, '$1 can'),
]

/** Questions that stand for what is noted or asked: "where they are kept" is the place. */
const questions: readonly Saying[] = [
  saying(
    'what (rent|price|fee|wage|salary|size|colour|color|class|grade|room|table|stage|status|level|amount|time|day|year|flavour|flavor|type|kind|brand|breed|make|model) (?:they|it|he|she|we|you|people) \\S+(?: (?:at|in|on|for))?',
    '$1',
  ),
  saying('what (\\S+s) (?:we|i|they) need(?: now)?', 'needed items'),
  saying(
    '(?:whether|if) (?:they|it|he|she|people|that|the (?:fee|rent))(?: have| has| is| are| was)?(?: been| already)? paid(?: (?:it|yet|this month|on time))?',
    'payment status',
  ),
  saying('(?:whether|if) (?:they|it|he|she)(?: have| has| is| are| was)?(?: been)? (?:done|finished|completed|returned|delivered|fixed|sold)', 'status'),
  saying('how many (?:\\S+ )?(?:we|they|i|there) (?:have|are|is|has|had)(?: (?:left|of each|in stock))?', 'quantity'),
  saying('where (?:they|it) (?:are|is|was|were) (?:kept|stored|found|located|put|from)', 'place'),
  saying('when (?:they|it) (?:are|is|was|were) due(?: back)?', 'due date'),
  saying('when (?:they|it|the \\S+) (?:expires?|runs? out|ends?)', 'expiry date'),
  saying(
    '(?:(?:the date |the day )?when|the date|the day) (?:i|we|they|he|she|you) (?:did|do|made|need|want|needed|used|bought|got|watered|fed|saw|read)(?: (?:it|them|that))?(?= |$)',
    'date',
  ),
  saying('(?:till|until|by) when', 'due date'),
  saying('who (?:does|did|is doing|has to do|will do|is responsible for|takes care of) (?:it|what|them)', 'person responsible'),
  saying('who (?:was|were) (?:there|present)', 'attendees'),
  saying('who paid(?: (?:it|for it))?', 'payer'),
  saying('who cuts (?:their|the|my|your) hair', 'a stylist'),
  saying('who (?:teaches|trains) (?:them|their \\S+|the \\S+)', 'a teacher'),
  saying('who (?:treats|massages) (?:them|their \\S+)', 'a therapist'),
  saying('(?:where and when|when and where)', 'place and date'),
  saying('what (?:they|he|she|i|we) (?:eat|eats|ate|have eaten|had)', 'meals'),
  saying('what (?:they|he|she|i|we)(?: have| has)? (?:borrowed|lent|taken out)', 'their borrowings'),
  saying('what (?:they|he|she|i|we)(?: have| has)? (?:did|done)', 'work report'),
  saying('items found', 'found items'),
  saying('who did (?:the )?most(?: of .{2,20})?', 'a leaderboard of points'),
  saying('who has which \\S+', 'holder'),
  saying('where (?:am i|are we|i am|we are)(?: today| now| each day)', '| the owner can add stops with place , date and time | visitors can see stops |'),
  saying('(?:say|list|post) what ((?:\\S+ )?\\S+) (?:they|we|i|people) have(?: got)?', 'can offer $1'),
  saying('what is going on', 'all problems'),
  saying('how to get in', 'access notes'),
  saying('how to (?:find|reach|get to) (?:us|me)', 'contact page'),
  saying('where (?:i|we) play next', 'gigs'),
  saying('(?:, )?and see who owes (?:whom|who|what)', '| we can record debts with debtor , creditor and amount'),
  saying('(?:an? )?(?:shared )?calendar of who is with (?:her|him|them|us) when', '| we can add visits with date , time and person to a calendar |'),
  saying('(?:an? )?list of (?:her|his|their|our|my) (\\S+s)(?= ,|$)', '| we can manage $1 |'),
  saying(
    'an? (?:log|diary|journal) of how (?:she|he|it|they|i|we) (?:was|is|are|were|felt|feels)(?: each day)?',
    '| we can add daily logs with date , mood and note |',
  ),
  saying('^(?:i|we) (?:need|want|would like)(?= [|])', ''),
  saying('(quiz|exam|test|words|vocabulary) with (?=(?:questions ,|flash ?cards))', '$1 and'),
  saying('stock[- ]in(?:,| and| or) (?:stock[- ])?out', 'stock movements'),
  saying(', and (?=an? (?:report|chart|graph|diagram|leaderboard|ranking) (?:shows|displays|compares|counts|ranks|lists) )', '|'),
]
export const plainSayings: readonly Saying[] = [...leads, ...questions]
