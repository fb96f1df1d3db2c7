import { type Sense, sense } from './sense.ts'

const school =
  /\b(?:pupils?|school (?:management|administration|affairs|system)|(?:primary|middle|high|secondary) schools?|schools?\b[^.]{0,60}\bclass(?:es)? management|class management|teachers? [^.]{0,80}\b(?:grades|attendance)|homework|parents|head ?teachers?|class teachers?|grade levels?)\b/i
const offeredClasses =
  /\b(?:yoga|fitness|gym|dance|dancing|cook(?:ing|ery)|pilates|book(?:s|ing)? (?:a |an )?class(?:es)?|classes to book|online classes|live class(?:es)?|css|object|java|c\+\+|php|trial class|workshops?)\b/i
const campus = /\b(?:schools?|universit(?:y|ies)|colleges?|campus|students?|semesters?)\b/i
const clinic = /\b(?:hospitals?|clinics?|patients?|doctors?|physicians?|wards?|nurses?)\b/i
const election = /\b(?:election\w*|voters?|ballots?|cast (?:a |their )?votes?|vot(?:e|es|ing) for (?:\w+ )?candidates?)\b/i
const sports =
  /\b(?:football|soccer|cricket|basketball|baseball|hockey|rugby|tennis|volleyball|handball|badminton|table tennis|fixtures|standings|referees?|sports (?:teams?|leagues?|match(?:es)?|clubs?|events?|competitions?)|goals scored|top scorers?)\b/i
/** Work that customers have done. */
const commissioned =
  /\bjobs?\b[^.]{0,120}\b(?:invoices?|quotes?|technicians?|crews?|translators?|work orders?)\b|\b(?:clients?|customers?|quotes?|invoices?)\b[^.]{0,80}\bjobs?\b/i
const seeking =
  /\b(?:candidates?|appl(?:y|ies|ying|ications?)|resumes?|employers?|salar(?:y|ies)|hiring|hire|recruit\w*|vacanc\w*|job (?:seekers?|boards?|postings?|offers?|openings?|search\w*)|careers?|scheduled jobs?|cron|batch|queues?|servers?)\b/i
/** Work that some post and others look for. */
const hiring = /\b(?:employers?|compan(?:y|ies)|businesses) (?:can|could|may|should be able to|are able to) (?:post|publish|release)\b|\bjob ?seekers?\b/i
const playing = /\b(?:video games?|e-?sports|online games?|gameplay|game modes?|mini-?games?|puzzles?|avatars?|departments?|equipment|apparel)\b/i
const fitness = /\b(?:fitness|gyms?|workout (?:plans?|logs?|programs?|videos?|records?)|muscles?|strength training|body ?building|personal trainers?)\b/i
const forum = /\b(?:forums?|communit(?:y|ies)|posts?|topics?|social)\b/i
const kin = /\b(?:genealog\w*|ancest\w*|descendants?|relatives|clans?|famil(?:y|ies) (?:trees?|members?|history))\b/i
const conference = /\b(?:conferences?|speakers?|sponsors?|exhibitors?|keynotes?|symposi\w+|summits?)\b/i

/** What nouns mean where schools, clinics, leagues, elections, forums or families are spoken of. */
export const peopleSenses: readonly Sense[] = [
  sense('class', 'school_class', school, offeredClasses),
  sense('job', 'trade_work', commissioned, seeking),
  ...(['job task', 'work task', 'gig', 'job assignment'] as const).map((noun) => sense(noun, 'vacancy', hiring)),
  ...(['timetable', 'schedule'] as const).map((noun) => sense(noun, 'trade_record', school, /\b(?:events?|concerts?|bookings?|appointments?|shifts?)\b/i)),
  sense('transcript', 'trade_record', campus, /\b(?:audio|speech|voice|recordings?|videos?|podcasts?|subtitles?)\b/i),
  sense(
    'library',
    'book',
    campus,
    /\b(?:components?|code|videos?|music|images?|photos?|(?:question|material|resource|template|case|media|class|third-party|javascript|python|function) librar(?:y|ies))\b/i,
  ),
  sense(
    'lecture',
    'event',
    /\b(?:museums?|galler(?:y|ies)|exhibitions?|public librar(?:y|ies)|communit(?:y|ies))\b/i,
    /\b(?:courses?|students?|online lectures?)\b/i,
  ),
  sense(
    'note',
    'trade_record',
    /\b(?:courses?|lessons?|chapters?)\b[^.]*\bnotes\b|\bnotes\b[^.]*\b(?:courses?|lessons?|chapters?)\b/i,
    /\b(?:download\w* notes|sell\w*|buy\w*|release notes)\b/i,
  ),
  sense('examination', 'test_order', clinic, /\b(?:online examinations?|students?|question banks?|examinees?|questions)\b/i),
  sense(
    'diagnosis',
    'trade_record',
    /\bpatients?\b[\s\S]*\bdoctors?\b|\bdoctors?\b[\s\S]*\b(?:patients?|record(?:s|ing)? diagnos\w+)\b|\bmedical records?\b/i,
    /\b(?:ai|artificial intelligence|automatic\w*|intelligent|images?|fault|system will|disease diagnosis)\b/i,
  ),
  sense('training session', 'event', /\b(?:clubs?|teams?|coach(?:es)?)\b/i, /\b(?:employees?|staff|e-?learning|students?|courses?|gyms?)\b/i),
  sense('bed', 'trade_item', clinic, /\b(?:hotels?|guests?|hostels?|furniture|mattress\w*)\b/i),
  sense('exercise', 'trade_item', fitness, /\b(?:homework|students?|exam\w*|programming|listening|questions?|languages?)\b/i),
  sense(
    'meal',
    'trade_record',
    /\b(?:log|logs|record\w*|track\w*|calor\w*|diets?|dietary|nutrition\w*)\b/i,
    /\b(?:orders?|restaurants?|menus?|deliver\w*|canteens?|kitchen|caf[eé]s?|serve[sd]?)\b/i,
  ),
  ...(['league', 'championship'] as const).map((noun) => sense(noun, 'league', sports, playing)),
  ...(['team', 'club'] as const).map((noun) =>
    sense(noun, 'sports_team', sports, /\b(?:project teams?|team members?|teamwork|departments?|sports clubs? (?:website|management|system))\b/i),
  ),
  sense('transfer', 'trade_record', /\b(?:players?|football|clubs?)\b[^.]*\btransfers?\b/i, /\b(?:money|bank|files?|data|funds?|stock)\b/i),
  ...(['result', 'match result'] as const).map((noun) =>
    sense(noun, 'fixture', sports, /\b(?:race|races|marathon|swimm\w*|quiz\w*|vot\w*|search results?|detection|analysis|predict\w*)\b/i),
  ),
  sense('match schedule', 'fixture', sports, playing),
  sense('candidate', 'election_candidate', election),
  sense(
    'contact',
    'friend',
    /\b(?:instant messag\w*|chat (?:app\w*|software|tool)|address book|phone book|contact list|friends?)\b/i,
    /\b(?:contact (?:us|form|information|details|page|the)|inquir\w*|customers?|crm|suppliers?)\b/i,
  ),
  sense(
    'board',
    'category',
    /\b(?:forums?|topics|threads|board discussions?|counsel\w*|advice)\b/i,
    /\b(?:kanban|game boards?|chess|tasks?|boards of|whiteboards?|leader ?boards?|message boards?)\b/i,
  ),
  sense(
    'report',
    'trade_request',
    /\breport(?:s|ing)? (?:(?:inappropriate|offensive|bad|abusive|illegal|other|problematic|violating) )*(?:posts?|users?|comments?|content|members?|profiles?|abuse|violations?|videos?|listings?|messages|topics?)\b|\breports?,? (?:and )?moderat\w+|\bmoderat\w+[^.]{0,40}\breports\b/i,
    /\b(?:statistic\w*|sales|financial|analysis|monthly|weekly|generate\w*|data) (?:\w+ )?reports?\b/i,
  ),
  ...(['family member', 'relative'] as const).map((noun) => sense(noun, 'person', kin)),
  sense('tree', 'trade_item', kin, /\b(?:orchards?|fruits?|pruning|plants?|forests?|gardens?|species)\b/i),
  sense(
    'session',
    'trade_request',
    /\b(?:instant messag\w+|chat(?:s|ting)?|(?:send\w*|receiv\w+) (?:and receiv\w+ )?(?:\w+ )?messages)\b/i,
    /\b(?:train\w*|course\w*|class(?:es)?|lessons?|stud(?:y|ies|ying)|teach\w*|tutor\w*|counsel\w*|therap\w*|consult\w*|coach\w*|conferenc\w*|workshops?|book(?:ing|ings|ed)?|appointments?|games?|workouts?|meditat\w*|speakers?|charging|login|log in sessions?)\b/i,
  ),
  ...(['session', 'talk'] as const).map((noun) => sense(noun, 'event', conference, /\b(?:chat|login|training|counsel\w*|therapy|video conferenc\w+)\b/i)),
  sense('chapter', 'trade_item', /\b(?:short dramas?|dramas?|tv series|web series)\b/i, /\b(?:courses?|novels?|comics?|books?)\b/i),
  sense('chapter', 'book_chapter', /\b(?:novels?|comics?|manga|web ?novels?|stories)\b/i, /\bcourses?\b/i),
  sense(
    'project',
    'case',
    /\b(?:architect\w*|interior design\w*|decoration|construction compan\w+|studio|design (?:company|firm|agency|studio)|portfolio)\b/i,
    /\b(?:project (?:management|manager|progress|tasks?|team|planning)|manag(?:e|es|ing) (?:\w+ ){0,2}projects|assign\w*|tasks?|deadlines?|milestones?|create (?:\w+ )?projects?|gantt|budgets?|crowd ?funding|invest\w*)\b/i,
  ),
  sense(
    'campaign',
    'marketing_campaign',
    /\b(?:marketing|advertis\w*|ads?|leads?|e-?mail campaigns?|brands?)\b/i,
    /\b(?:charit\w*|donat\w*|fund ?rais\w*|volunteers?|voters?|elections?|blood|participants?|dungeons?)\b/i,
  ),
  ...(['match', 'pairing'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\b(?:matchmaking|(?:are|is|get|gets|be) (?:\w+ly )?(?:matched|paired)\b|match(?:es|ing)? (?:up )?(?:\w+ ){1,3}(?:with|to|and)\b)/i,
      /\b(?:opponents?|players?|football|leagues?|tournaments?|games?|teams?|scores?|fixtures?|dating)\b/i,
    ),
  ),
  sense('milestone', 'trade_record', /\b(?:child(?:ren)?|bab(?:y|ies)|infants?|toddlers?)\b/i, /\b(?:projects?|tasks?|company history|courses?)\b/i),
  sense(
    'point',
    'points',
    /\b(?:points? (?:mall|shop|store|exchange|redemption|balance|calculation|deduction|rewards?|rules?|system)|rewards? redemption|member(?:ship)? points|earn\w* (?:\w+ )?points|redeem\w*|accumulat\w* points)\b/i,
    /\bpoints? of interest\b/i,
  ),
  ...(['route', 'traffic route'] as const).map((noun) =>
    sense(
      noun,
      'trade_item',
      /\b(?:traffic|navigation|maps?|route planning|plan(?:ning)? routes|subway|metro|public transport)\b/i,
      /\b(?:goods|freight|cargo|logistics|shipments?|waybills?|hiking|trails?|deliver\w*|url|http|pages?|framework|vue|react|php|robots?)\b/i,
    ),
  ),
  ...(['event', 'security event', 'emergency event'] as const).map((noun) =>
    sense(
      noun,
      'alert',
      /\b(?:(?:network|information|cyber) ?security|intrusions?|firewalls?|attacks?|threats?)\b/i,
      /\b(?:concerts?|activit(?:y|ies)|tickets?|participants?|games?|gameplay|battles?|regist(?:er|ration) for)\b/i,
    ),
  ),
  sense('marking', 'trade_record', /\bvideos?|\bmaps?\b|\bimages?\b/i, /\b(?:exams?|homework|teachers?|students?|read|attendance|spam)\b/i),
  sense('bookshelf', 'favorite', /\b(?:novels?|read(?:er|ers|ing)|e-?books?|comics?)\b/i, /\b(?:furniture|warehouses?|borrow\w*)\b/i),
  sense('reply', 'comment', forum, /\b(?:emails?|sms|auto\w*|customer service|message boards?|messages?|inquir\w*)\b/i),
  sense('follower', 'favorite', forum),
  sense(
    'achievement',
    'reward',
    /\b(?:games?|players?|levels?|points|badges?|learn\w*|fitness|workouts?|habits?|challenges?)\b/i,
    /\b(?:company|compan(?:y|ies)|enterprise|research|projects?|scientific|showcase)\b/i,
  ),
]
