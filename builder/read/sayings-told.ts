import { type Saying, saying } from './saying.ts'

const crowd = 'people|customers|clients|neighbou?rs|friends|everyone|everybody|nobody|no one|they|members|parents|guests|patients|students|tenants|families'
const kin =
  'wife|husband|partner|boyfriend|girlfriend|sister|brother|mother|father|mum|mom|dad|son|daughter|cousin|aunt|uncle|best friend|friend|flatmate|roommate'
const noticed = 'coming|there|with (?:her|him|them|us)|on duty|working|looking after (?:her|him|them)|in charge|at home'

/** What people tell before or between what they want: who they are, what goes wrong; nothing that is built. */
export const toldSayings: readonly Saying[] = [
  saying('(?:, )?(?:max(?:imum)?|at most|up to|no more than) \\d{1,4}(?: (?!per|an?|each)\\S+)? (?:per|an?|each|in an?) \\S+(?= ,|$|,)', ''),
  saying('(?:lol|haha+|lmao|omg|tbh|btw|fyi|ngl|xd|plz|pls)(?= |$|,)', ''),
  saying(
    '^(?:(?:omg|buenas|hola|ciao|salut|moin|hallo|howdy|yo|so|ok|okay|hey|hi|hello|sup|well|basically)(?: so| there| guys| everyone| all)?(?: [,!.])* )+',
    '',
  ),
  saying(`(?:my|the) (?:${kin}) and (?:i|me)(?: ,)?(?: we(?= ))?`, 'we'),
  saying(`(?:me and my (?:${kin})|me and (?:a|the) (?:${kin}))(?: we(?= ))?`, 'we'),
  saying("^(?:i am|i'm) \\d{2}(?: years old)?(?:$|(?: and| ,)? (?=i ))", ''),
  saying('^((?:since|because|as|now that|ever since) (?:my|our|we|i|the) [^|,]{5,100}) , (?=\\S)', '~ $1 |'),
  saying('^((?:since|because|now that|ever since) (?:my|our|we|i) [^|,]{5,120})$', '~ $1 |'),
  saying(`^((?:${crowd}) (?:never|always|constantly|often|still) [^|,]{3,100})$`, '~ $1 |'),
  saying(`(?:, )?((?:${crowd}) (?:keeps? (?:\\S+ing|on \\S+ing)|(?:always )?asks? (?:me|us)|calls? me|phones? me|texts? me) [^|]{3,120})$`, '| ~ $1 |'),
  saying('^((?:\\S+ ){1,5}ends? up (?:in|on|with|at) [^|,]{3,60})(?:$|(?: ,)? and (?=\\S))', '~ $1 |'),
  saying('^(each (?:week|month|day|year) i (?:phone|call|ring|text|write|e-mail|mail|have to) [^|]{3,120})$', '~ $1 |'),
  saying('(?:, )?(?:and )?(?:my|our) (?:friends|family|kids|colleagues|neighbou?rs|sisters|brothers|mates) do(?: it)? too(?= ,|$)', ''),
  saying(
    '^(.{5,120} (?:is|are|its|it is|gets?|is getting|are getting) (?:a war zone|out of hand|out of control|a disaster|driving (?:me|us) (?:crazy|mad|nuts)|too much for me|killing me))$',
    '~ $1 |',
  ),
  saying('(?:, )?(?:the )?(?:loser|winner|last one|best one|first one) (?:buys|pays|cooks|gets|does|cleans|invites)[^|,]{2,60}', ''),
  saying('^(?:we|i) (?:want|would like) that (?=(?:the )?(?:people|customers|guests|clients|they|members) )', ''),
  saying('(?<=, |and |^)that (?:the )?(people|customers|guests|clients|they|members) can (?=\\S)', '| $1 can'),
]

/** What is kept, in the words of somebody who does it: "write down each cigarette and why", "who borrowed my tools". */
export const keptSayings: readonly Saying[] = [
  saying('with (?:their |its |the )?names? and (?:photos?|pictures?|images?)', 'with picture and name'),
  saying(
    '(?:, )?(?:an? )?(?:gift|present|wish) ?lists? (?:where|so that|with which|on which) (?:you|people|they|guests|everyone) can (?:reserve|pick|claim|choose|take|mark) (?:an? |the )?(?:gift|present|one|it|them|thing)s?',
    '| guests can view gifts and claim gifts |',
  ),
  saying(
    '(?:keep )?track(?: of)? who (?:borrowed|borrows|has borrowed|took|takes|has taken|has) (?:my|our|the) ((?:\\S+ )?\\S+s)',
    '| i can add $1 | i can lend $1 with borrower , phone and due date | i can mark borrowings as returned |',
  ),
  saying('(?:write|note|jot|put) down (?:each|every) (\\S+)(?: (?:i|we) \\S+)?(?= ,| and|$)', 'can add =1s with date , time , number'),
  saying('(?<=with [^|]{3,60}) and why(?= ,|$|,| and)', 'and reason'),
  saying('(?<=with [^|]{3,60})and how (?:he|she|it|they|i|we) (?:was|is|are|were|felt|feels|feel)(?= ,|$|,)', 'and mood'),
  saying(
    `an? (?:shared )?(?:calendar|plan|list|rota|schedule)(?: (?:of|with|for|showing|to see))? who is (?:${noticed}) (?:which day|on which day|what day|when|and when)`,
    '| users can add shifts with date , person and note | users can view shifts in a calendar |',
  ),
  saying(
    '(?:an? )?(?:diary|journal|log ?book|notebook) (?:where|in which) (?:we|i|everyone|everybody|they) (?:can )?(?:write|note|put|say|tell) [^|,]{3,60}',
    '| users can add diary entries with date , author , mood and text |',
  ),
  saying('(?<=with [^|]{3,60})and (?:whether|if) (?:he|she|they|it) (?:got|gets|took|takes|had|has had|has taken) (?:them|it)', 'and taken ( yes , no )'),
  saying('(?:writes?|puts?|enters?|lists?) (?:down )?what is (?:theirs|his|hers|mine|whose)', 'can add items with name , owner'),
  saying('when (?:it|they|something|stuff) (?:goes|go|turns?) (?:bad|off|sour|stale)', 'expiry date'),
  saying(
    '(?:it )?(?:should |must |to )?(?:shout|yell|scream|beep|warn|alert|tell)(?:s)? (?:at )?(?:people|us|me|everyone|them) when (?:stuff|something|it|things?|food|items?) (?:is|are|has|have) (?:expired|overdue|late|due|bad)',
    '| users can see expired items with an alert |',
  ),
  saying('(?:,|and) (?:tick|check|cross)(?: it| them)? off when(?: it is| they are)? (?:done|finished)', 'and mark them as done'),
  saying(
    '(?:each|every) (dog|cat|pet|horse|child|kid|student|client|customer|plant|car|bike|house|flat|room|animal) with (?:the |its |their |his |an? )?(?=\\S)',
    '| i can add =1s with',
  ),
  saying(
    '(?:the )?(walks|visits|lessons|jobs|rides|feedings|trainings|sessions|deliveries|treatments) (?:per|for each|of each|each) day',
    '| i can add $1 with date and time',
  ),
  saying(
    '(?:at the )?end of (?:the )?month how much (?:each|every) (\\S+) owe?s(?: (?:me|us))?',
    '| i can create bills with $1 , month and amount | i can view monthly statistics of bills |',
  ),
  saying(
    '(?:they )?(?:say|choose|pick|tell|enter|write) (?:the hour|the time|what time|which time|when|at what time) (?:they|he|she|people) (?:come|comes|will come|pick (?:it|them) up|collect (?:it|them))',
    'they can order with pickup time',
  ),
  saying(
    "(?:note|write down|log|track|enter|record) (?:the )?(?:baby|kid|child|dog|cat|patient)(?: 's|'s|s) weight(?: every day| each day| daily| every week)?",
    'can add weights with date and weight',
  ),
  saying('(?:with|as|in) an? (?:curve|graph|line)(?= ,|$|,| and)', 'and view a chart of weights'),
  saying('write (?:me |us )?questions(?: beforehand| before| in advance)?', 'ask questions'),
  saying(
    '(?:say|tell|mark|enter|says|tells) (?:if|whether) (?:their |the )?(?:kids?|child|children|son|daughter|player|boy|girl) (?:can|will|is able to|could) (?:come|play|make it|be there)(?: to (?:the |a |each )?(match|game|training|practice|event)(?:es|s)?)?',
    'can view matches and rsvp to matches',
  ),
  saying(
    '(?<=^|, |and )who (?:drives|washes|cooks|cleans|brings|bakes|hosts|helps|sets up|clears up|shops|buys|mows|cuts|waters|carries)(?: (?!who)[^|,]{2,40}?)?(?= this week| each week| every week| ,|$|,| and)(?: (?:this|each|every) week)?',
    '| members can sign up for duties with task and date |',
  ),
  saying(
    'when (?:an? |the )?(?:scent|size|product|item|thing|colou?r|flavou?r|one|something) (?:is|gets) sold out(?: ,)? (?:it|the shop|the site|the page) (?:says|shows|tells)(?: so| it)?',
    '| customers can see whether products are in stock |',
  ),
  saying('(?:i|we) (?:can )?see what to (?:ship|send|pack|deliver|make|bake|prepare)', '| i can view orders |'),
  saying('(an?) (?:shop|store|web ?shop) with ((?:\\S+ )?\\S+s) and ((?:\\S+ )?\\S+s)(?= ,|$|,)', '$1 shop | products have $2 and $3 |'),
  saying('\\( (?:i|we) [^()|]{3,60} \\)', ''),
  saying(
    '(?:can|could|would|will) you (?:please )?(?:make|build|do|create) (?:me |us )?(?:an? )?(?:site|website|page|app|thing) with (?=\\S)',
    'visitors can view',
  ),
  saying(
    '(?:an? )?sign-?(?: )?up(?: sheet| list)? for who (?:brings|bakes|makes|provides|cooks) (?:the |a |some )?(\\S+)',
    '| members can add $1 sign-ups with name , date and what | members can view $1 sign-ups |',
  ),
  saying('(\\S+s) (?:i|we) (?:are |am )?(?:singing|playing|reading|learning|studying|watching|practi[sc]ing)(?= with|,| ,|$| and)', '$1'),
  saying(
    'with (?:the |an? |their )?(pdf|mp3|file|video|audio|recording|sheet music)s?(?: file)? to (?:download|listen(?: to)?|watch|print)',
    'with title , $1 and file',
  ),
  saying(
    '(?:choice|choices|option|options|size|sizes|type|kind|level|flavou?r|flavou?rs|colou?rs?) \\( (\\S{2,}) (\\S{2,}) (\\S{2,}) \\)',
    'choice ( $1 , $2 , $3 )',
  ),
  saying(
    '(?:an? )?(?:page|list|place) (?:for|with|of) (?:my |our |the )?(?:food |drinks? )?menu(?: with (?:the |all )?prices)?',
    '| the owner can manage dishes with name , price and description | visitors can view dishes |',
  ),
  saying(
    '(?:an? )?form to (?:ask for|request|get|order) (?:an? )?(?:quotes?|offers?|estimates?|price)(?: with an? (?:photo|picture)s?(?: of (?:the|their|your|my) \\S+)?)?',
    '| customers can request quotes with name , phone , photo and description |',
  ),
  saying(
    '(?:pick|choose|select) an? (?:day|date|slot) and (?:say|tell us|enter|write) how many (\\S+)(?: are| is| will)?(?: coming| come| there)?',
    'can book visits with date and number of =1',
  ),
  saying(
    '^(?:also |and )?show (?:off )?(?:our|my|the|all|all the) ((?:\\S+ )?\\S+s)(?: with (?:their |the )?([^|,]{3,60}))?$',
    'the owner can manage $1 with $2 | visitors can view $1',
  ),
  saying('one of (?:my|our) (?:\\d{1,2} |two |three |four |five )?(?:girls|guys|ladies|boys|women|men)', 'an employee'),
  saying('^id (?=like|love|want|need)', 'i would'),
]
