import { type Saying, saying } from './saying.ts'

const yesNo = '(?:yes or no|yes or not|yes and no|ok or not|okay or not|yes / no|yay or nay|ok or no|yes , no)'
const maybe = '(?:yes / no / maybe|yes , no or maybe|yes or no or maybe|yes , no , maybe|yes / maybe / no|in , out or maybe)'
const saying_ = '(?:say|says|answer|answers|reply|replies|vote|votes|tell us|choose|click|press|tap)'
const gatherings =
  'rehearsals?|sessions?|fixtures?|raids?|events?|meetings?|games?|matches|match|trainings?|training sessions?|parties|party|practices?|concerts?|gigs?|hikes?|walks?|trips?|dates'
const self = '(?:i|we)'
const theirs = '(?:their|his|her|your|the|my)'

/** Answers that people give: to an invitation, or to what somebody asks of them. */
const answers: readonly Saying[] = [
  saying(`(people|members|players|they|everyone|everybody|guests|you) (?:can )?${saying_} (?:${maybe}|${yesNo})`, '| $1 can rsvp'),
  saying(
    `${saying_} (?:if|whether) (?:they|he|she|you) (?:are|is|can|will)(?: be)? (?:coming|come|there|attend|attending|make it|available|join|joining)`,
    'rsvp',
  ),
  saying(`(?:accepts?|approves?|takes?) (?:it )?or (?:says? no(?: thanks)?|turns? (?:it|them) down|not)`, 'can accept or reject them'),
  saying(`(?<=(?:owner|driver|host|lender|seller|board|others|teacher|manager|coach|captain|admin) )(?:can )?${saying_} ${yesNo}`, 'can accept or reject them'),
  saying(`(${self}) (?:can )?${saying_} ${yesNo}`, '$1 can accept or reject them'),
  saying(
    `(${gatherings}) (?:dates |times )?(?:,|and) (?:see )?(?:who is (?:coming|in|there|available|free|playing|attending)|who (?:comes|can come|can make it))(?: on \\S+)?`,
    '=1s | members can rsvp |',
  ),
  saying('(?<!(?:sees|checks|knows|knows) )(?:see )?who is (?:coming|in|available|free|playing|attending)(?: on \\S+)?', '| members can rsvp |'),
  saying('see who (?:comes|can come|can make it|will come)', '| members can rsvp |'),
  saying('who (?:brings|is bringing|gets) the (\\S+)', '| members can sign up for duties |'),
]

/** Verbs of many words, and what somebody is told or given with what is done. */
const acts: readonly Saying[] = [
  saying('(enrol|enroll|book|order|sign up|register|buy|pay) online(?= ,|$)', '$1'),
  saying('registration of (\\S+) with', '| users can register $1 with'),
  saying(
    '(describe|report|post|submit) ([^|,]{3,40}) , (?:upload|attach|add|send) (?:an? |some )?(photos?|pictures?|files?)(?: , choose an? (day|date|time))?',
    '$1 $2 with $3 and $4',
  ),
  saying(', (?=each \\S+ (?:has|gets|have) )', '|'),
  saying('(?:others|people|somebody|someone) (?:can )?(?:grab|take|pick up|claim)s? (?:it|them|one)', '| others can claim it'),
  saying('show how long the wait is(?: now)?(?: and)?', '| visitors can see the waiting list |'),
  saying('(?:can )?join the queue(?: from their phones?)?', 'can join the waiting list'),
  saying('(?:,|and) (i|we|staff) (?:tap|press|click|call) next(?: when [^|,]{3,40})?', '| $1 can mark waiting list entries as served |'),
  saying('share (?:our |my |their |the )?notes', 'add study notes'),
  saying('an? (?:\\S+ )?form (?:to|for) (?:ask for|request|order|book)(?:ing)? (an? \\S+)', '| visitors can request $1'),
  saying('(teams|players|groups|runners) (?:can )?sign up(?= ,|$)', '| $1 can register for events'),
  saying('(?:see|sees|view|watch) the table(?: live)?', 'see the league table'),
  saying('(\\S+s) get assigned(?: to \\S+)? and (?=\\S)', '| the manager can assign $1 | they can'),
  saying('(\\S+s) get assigned(?: to \\S+)?(?= ,|$)', '| the manager can assign $1'),
  saying('(?:, )?(?:and )?where to (download|find|get|buy|order) (?=\\S)', '| members can $1'),
  saying(
    '(enter|add|post|list|register|report)(?:s)? ((?:\\S+ )?\\S+s) ([^|]{0,60}? )?(search(?:es)?|find|browse) and (\\S+) (?:one|it|them)(?= ,|$)',
    '$1 $2 $3 can $4 =2 and $5 =2',
  ),
  saying('(?:and )?hand(?:s)? (?:it|them) out', 'and mark them as handed out'),
  saying('their borrowings and due date', 'their borrowings with due date'),
  saying('(?:track|keep track of) memberships(?: with)?', 'the owner can manage memberships with member name , plan and'),
  saying('(?:i|we) can note date(?= ,|$)', 'i can add care log entries with date and note'),
  saying('(?<=^|[|] |, )an? (about|contact|faq|gallery|pricing|team) page', '$1 page'),
  saying(
    '(log|record|track|enter|note) (?:my |our |the )?(hours|time|expenses|costs|work) (?:per|by) (\\S+) and (?!(?:day|date|week|month|year)\\b)(\\S+)',
    '$1 $2 with $3 , $4 and note',
  ),
  saying('report(?:s)? ((?:\\S+ ){0,2}\\S+s) , ((?:\\S+ ){0,2}\\S+s) (?:, )?with (?:an? |the )?', 'report problems with type ( $1 , $2 ) ,'),
  saying('listen to (?:our |my |the )?(?:samples|examples)', 'listen to sample tracks'),
  saying('(?:want to |can )?split (?:the |our )?bills', 'can add shared expenses'),
  saying(
    '(?:people|customers|they|buyers) (?:can )?(?:message|write to|contact|email) (?:me|us) about (?:an?|the) (\\S+) (?:and|,) (i|we) mark (?:it|them) as (\\S+)',
    '| they can send messages about =1s | $2 mark =1s as $3',
  ),
  saying('(vote(?:s)? (?:on|for) (?:an?|the|our)(?: next)?) (\\S+) (?:,|and) (\\S+) rates? (?:it|them)(?: after(?:wards)?)?', '$1 $2 | $3 can rate =2s'),
  saying('^(\\S+s) are (?:at|in|on) [^|,]{2,40}? so (?:that )?(?:i|we|they|people) need (?:the|an?|their) (\\S+)', 'we can add $1 with $2'),
  saying('grade(?:s)? (?:it|them) and (?:write|leave|give|add)(?: them)? (?:an? )?(?:comments?|feedback)', 'grade them with grade and comment'),
  saying('(?:and )?they (?:can )?only see their own (?:grades?|marks?|results?|feedback)', '| they can view their own ones'),
  saying('each (\\S+) has (?:\\S+ minute )?(?:slots|appointments)', 'the =1s can add slots with date and time |'),
  saying('(?:, )?(?:nobody|no one) (can[^|,]{2,60})', '| nobody $1'),
  saying('whoever paid (?:adds|enters|logs|puts in) (?:it|them)(?: ,)?(?: it is shared by [^|,]{2,40})?', 'we can add expenses with payer and shared by |'),
  saying('(search by \\S+) , with an? (?=\\S)', '$1 | each with a'),
  saying('(?:and )?pay (?:on arrival|at the door|in cash|cash|on the day)', ''),
  saying('(?<=(?:^|, |and |can ))book (?=,|$)', 'make bookings'),
  saying(
    '(?:i want |we want )?an? board (?:that |which |where )?(?:i|we|you) can drag (?:them|it|things)(?: on| in| around)?',
    'i can view leads on a kanban board',
  ),
  saying('(?:can )?tell (?:us|me) (?:that )?they would like to (?:help|volunteer|join)', 'can submit volunteer applications with name , email and message'),
  saying('(?:, )?(?:the )?price shows?(?: up)?(?: straight away| immediately)?', ''),
  saying('to water (?:each one|them|it)', 'to water plants'),
  saying('(?:,|and|then) tell (?:me|us) (?=(?:the|their|what|which|how|when|where|your|if|a|an|about)\\b)', 'with'),
  saying('(?:drop in|leave|send in|give (?:me|us)|send (?:me|us)) (?:their|the) details and (?=(?:the|their|a)\\b)', 'submit a request with phone and'),
  saying('(?:and|,) (?:they )?(?:give|tell|leave|send) (?:me|us) (?=(?:their|the)\\b)', 'with'),
  saying('(?<=book an? \\S+ , )choose (?=\\S)', 'with'),
  saying('(?:can )?ask(?:s)? to (borrow|rent|hire|book|join|adopt|buy|use)(?= \\S|$)', 'can request to $1'),
  saying('(?:can )?request to (borrow|rent|hire|book)', 'can $1'),
  saying('(?:can )?request to join', 'can join'),
  saying('(form|page|button|place) to ask for (an? \\S+)', '$1 to request $2'),
  saying('(?<!to )ask(?:s)? (?:me |us )?for (an? (?!quote|price|quotation|estimate|refund)\\S+)', 'request $1'),
  saying(`ask (?:me|us) to come to ${theirs} (\\S+)`, 'request $1 visits'),
  saying(
    `(${self}) (?:can )?(?:reply|answer|respond|come back|get back)(?: to them)? with (?:an?|the|our|my)? ?(?:price|quote|offer|estimate)`,
    '| $1 can send quotes with price',
  ),
  saying(`(?:later |then )?(${self}) invoice(?: them)?`, '| $1 can send invoices'),
  saying(`(${self}) (?:can )?(?:look at|see|read|check) (?:it|them|that) and (?=leave|give|send|write)`, '| $1 can'),
  saying('(?:leave|give|send|write) (?:them|him|her|each) (?:some )?(feedback|a comment|comments|a note|notes)', 'write $1'),
  saying(`(${self}) (?:will )?(?:call|ring|phone) (?:them|people|customers) back`, '| $1 can view bookings with phone'),
  saying('(?:can )?hand(?:s)? in (?:their )?(\\S+) as an? (file|pdf|document|video|photo)', 'can submit $1 with $2'),
  saying('(?:get|see|have|want) (?:a|the) list of (?=\\S)', 'view'),
  saying(`put(?:s)? up what is in (?:the|our|my) ((?:\\S+ )?\\S+)(?= ,|$)`, 'post =1s with week and contents'),
  saying('put(?:s)? up (?=\\S)', 'post'),
  saying(`(?:grab|take|pick|claim|book)(?:s)? (?:one|a slot|an appointment) for ${theirs} (kid|child|son|daughter|pet|dog|cat)`, 'book slots with $1'),
  saying(
    '(?:put|throw|drop|add) (?:things|stuff|items|goods|products|them|it) (?:in|into|to) (?:an?|the|their) (?:basket|cart|bag|trolley)',
    'add products to the cart',
  ),
  saying('(?:,|and) (?:it )?(?:tells?|shows?) (?:us|me|them|everyone) (?=who|what|how|when|the|a)', '| we can see'),
  saying(
    '(?:warn|tell|alert|notify) (?:me|us) (?:when|if) (?:something|anything|it|stock|an item|a \\S+) (?:runs|gets|is running|is|goes)(?: too)? (?:low|out)',
    'get a low stock warning',
  ),
  saying('(?:let (?:me|us) know|tell (?:me|us)|email (?:me|us)|ping (?:me|us)|notify (?:me|us)) (?:when|if|as soon as) (?=\\S)', 'get notifications when'),
  saying('carry out (?=(?:[a-z-]+ )?(?:inspections?|checks?|patrols?|tests?)\\b)', 'conduct'),
  saying('screen (?=(?:the |their |submitted |received )?(?:resumes|cvs|candidates|applicants|applications|job seekers)\\b)', 'review'),
  saying('remind(?:s)? (?:me|us) (?:when |how |about when )?to (?=\\S)', 'get reminders to'),
  saying('remind(?:s)? (?:me|us) (?:about|of) (?=\\S)', 'get reminders about'),
  saying('subscribe (weekly|monthly|daily|yearly) or (weekly|monthly|daily|yearly|every two weeks|every other week)', 'subscribe with frequency ( $1 , $2 )'),
  saying(
    '(?:when|if|once) (?:its|(?:it|they|one|a class|the class|an event) (?:is|are)) full(?: ,)? (?:they|people|you|others)? ?(?:can )?(?:go|get|are put|join|land)(?: on| onto)? (?:a|the) (?:waiting list|waitlist)',
    '| they can join the waiting list',
  ),
  saying('(?<=, )newsletter (?:sign up|signup|sign-up|subscription)(?: form)?', '| readers can subscribe to the newsletter |'),
  saying('sign up (?:for|to) (?:the|our|my) newsletter', 'subscribe to the newsletter'),
  saying(
    '(?:people|customers|they|buyers) (?:can )?(?:message|write to|contact|email) (?:me|us) about (?:an?|the) (\\S+)',
    '| they can send messages about =1s',
  ),
  saying('add theirs', 'add them'),
  saying('(?:check|see) (?:the )?(?:free )?dates(?= ,)', 'see availability'),
  saying('(?:,|and|where) there (is|are)(?: also)? (?=(?:an?|the|some|lots)\\b)', '| there $1'),
  saying('(?:swap|change|exchange) (?:our |their |my )?shifts', 'swap shifts'),
  saying(`(?:with )?a (?:photo|picture|image) of (?:every|each|the) (\\S+)`, '| each $1 has a picture |'),
  saying('(?:and|,) (?:attach|include) (?:an? |some )?(photo|picture|photos|pictures|image|images|file|video)(?= ,| and|$)', 'with $1'),
]

/** What is said of how much or how often is no thing that is kept. */
const limits: readonly Saying[] = [
  saying(
    '(?:, )?(?:max|maximum|at most|no more than|not more than|up to) (?:one|two|three|\\d{1,3}) (?:\\S+ )?(?:a|per|each|every) (?:day|week|month|person|member|user)',
    '',
  ),
  saying(
    '(?:, )?(?:there is|there are|with)? ?(\\d{1,4}|ten|twelve|twenty) (?:places|seats|spots|spaces) (?:in |for |per |on )?(?:each|every one|class|evening|it)',
    '',
  ),
  saying('you (?:can|could) ?not \\S+', ''),
]

/** Who is meant by "a colleague", "someone", "the other one". */
const people: readonly Saying[] = [
  saying('(?:an?|another|the other) (?:colleague|neighbour|neighbor|member|person|parent|player|flatmate|user)(?= \\S+s )', 'the user'),
  saying('(?:someone|somebody) (?:else )?(?=\\S+s )', 'the user'),
  saying('the other (?:one|person|side|user)', 'the user'),
  saying('^(?:me|i) and (?:my|the) (\\S+)', '$1'),
  saying('(?:my|the) (\\S+s) and (?:me|i)', '$1'),
  saying('(?<=(?:^|[,|] ))you (?=\\S+ (?:an?|the) )', 'users'),
]

/** What somebody can do is no more that is noted of a thing. */
const closing: readonly Saying[] = [saying('(each [^|]{2,80}?) , and (?=(?:my |our )?\\S+ can )', '$1 |')]

export const doneSayings: readonly Saying[] = [...limits, ...answers, ...acts, ...people, ...closing]
