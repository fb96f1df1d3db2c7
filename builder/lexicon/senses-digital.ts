import { type Sense, sense } from './sense.ts'

const coding =
  /\b(?:git(?:hub|lab)?|repositor(?:y|ies)|pull requests?|merge requests?|commits|devops|source code|code (?:reviews?|hosting|management|snippets?|bases?)|ci\/cd|continuous (?:integration|delivery|deployment)|docker|kubernetes|microservices?|software (?:development|engineering|projects?|teams?|releases?)|programmers?|deployments?)\b/i
const premises = /\b(?:banks?|stores?|shops?|offices|clinics?|company branches|branch (?:offices?|managers?)|restaurants?)\b/i
const shipping = /\b(?:freight|cargo|shipping|shipments?|ports?|vessels?|warehouses?|logistics)\b/i
const tabular = /\b(?:databases?|data ?sets?|sql|data warehouses?|data tables?|spreadsheets?|csv|excel)\b/i
const printed = /\b(?:news|articles?|magazines?|newspapers?|courses?|cms|content management|writers?|authors?|farm\w*|crops?|sports?)\b/i
const playing =
  /\b(?:(?:video|mobile|online|web|mini-?|card|strategy|role-playing|multiplayer|h5) ?games?|games?|gaming|gameplay|e-?sports|rpg|mmorpg|guilds?|dungeons?)\b/i
const serious = /\b(?:gamif\w+|points mall|e-commerce|suppliers?|procurement|factory management|real estate|tenants?|farm products|courses?|agricultural)\b/i
const warring =
  /\b(?:troops?|armies|army|strategy games?|castles?|villages?|base[- ]building|(?:online|web|h5|farm|farming|city-building) games?|happy farm|tycoon)\b/i
const answering =
  /\b(?:gpt\w*|llms?|large (?:language )?models?|language models?|chat ?bots?|prompts?|(?:chat|talk|converse|conversation)\w* with (?:the |an? )?(?:\w+ )?(?:ai|characters?|bots?|assistants?)|ai (?:chat|characters?|companions?|roles?|agents?|assistants?))\b/i
const metered =
  /\b(?:kwh|energy|electric\w*|power (?:consumption|usage|grid|plants?|stations?|supply)|smart (?:meters?|grids?)|carbon emissions?|meters?|photovoltaic|solar)\b/i
const connected = /\b(?:iot|internet of things|smart (?:homes?|buildings?|devices?)|sensors?|mqtt|gateways?|thermostats?|remote(?:ly)? control\w*)\b/i
const housed = /\b(?:book|books|booking|hotels?|meeting rooms?|rent\w*|tenants?|chat rooms?|live rooms?|guests?|patients?)\b/i
const advertising = /\b(?:marketing|advertis\w+|campaigns?|promotion channels?|traffic (?:sources?|analysis)|landing pages?|lead generation|brands?|seo)\b/i
const racing = /\b(?:races?|racing|tournaments?|athletes?|sports?|contests?|competitions?|scores?)\b/i
const streaming = /\b(?:live[- ]?stream\w*|live broadcasts?|streamers?|anchors?|live rooms?|voice rooms?|bullet (?:screens?|comments?))\b/i
const earning =
  /\b(?:points?|coins?|consecutive|streaks?)\b[^.]{0,60}\b(?:check|sign)(?:ing)?-?\s?ins?\b|\b(?:daily )?(?:check|sign)(?:ing)?-?\s?ins?\b[^.]{0,60}\b(?:points?|coins?|rewards?|consecutive|streaks?|lotter\w+|draws?)\b/i
const attending =
  /\b(?:employees?|attendance|visitors?|hotels?|students?|meetings?|volunteers?|locations?|places?|landmarks?|attractions?|(?:scenic )?spots?|venues?|restaurants?|caf[eé]s?|events?|shifts?|staff)\b/i

/** Events that programs send one another. */
const emitting =
  /\b(?:push\w* events|server-sent events|event (?:push\w*|streams?|bus|queues?|logs?)|event-driven|(?:send|receiv|emit|consum|stor|trigger)\w* (?:and \w+ )?(?:the |these )?events|events? (?:from|to) the (?:servers?|clients?|system|devices?))\b/i
const attended = /\b(?:tickets?|venues?|attend\w*|organi[sz]ers?|concerts?|conferences?|exhibitions?|calendars?|volunteers?|sports?|donations?|games?)\b/i

/** Nouns of software, games, assistants, energy and marketing that mean another thing in other trades, by the words beside them. */
export const digitalSenses: readonly Sense[] = [
  sense('event', 'trade_record', emitting, attended),
  sense('branch', 'trade_item', coding, premises),
  sense('container', 'trade_item', coding, shipping),
  sense('pod', 'trade_item', coding, shipping),
  sense('library', 'trade_item', coding, /\b(?:books?|borrow\w*|readers?|component librar\w+|material librar\w+)\b/i),
  sense('dependency', 'trade_item', coding),
  sense('environment', 'trade_item', coding, /\b(?:temperature|humidity|air quality|greenhouse|environmental|learning environment|work environment)\b/i),
  sense('secret', 'trade_item', coding),
  sense('crash', 'trade_record', coding, /\b(?:vehicles?|traffic|roads?|drivers?)\b/i),
  sense('pipeline', 'trade_work', coding, /\b(?:sales|deals?|leads?|gas|water|oil)\b/i),
  sense('build', 'trade_work', coding, /\b(?:characters?|heroes|houses?)\b/i),
  sense(
    'license',
    'licence_held',
    /\b(?:software|activation|licen[cs]e keys?|licensing)\b/i,
    /\b(?:drivers?|business licen\w+|permits?|appl(?:y|ies|ication)\w*|vehicles?)\b/i,
  ),
  sense(
    'slot',
    'component',
    /\b(?:vue|react|angular|svelte|web components?|directives?|composition api)\b/i,
    /\b(?:time slots?|appointments?|reserv\w+|parking|games?|casino)\b/i,
  ),
  sense(
    'event',
    'rule',
    /\b(?:event (?:triggering|triggers?|handling|handlers?|listeners?|binding)|(?:trigger|handle|bind|listen to)\w* (?:\w+ ){0,3}events?|(?:touch|mouse|keyboard|collision|input|dom) events?)\b/i,
    /\b(?:attend\w*|venues?|tickets?|organi[sz]ers?|register for|calendar|alarms?|alerts?)\b/i,
  ),
  sense('column', 'trade_item', tabular, printed),
  sense(
    'dimension',
    'trade_item',
    /\b(?:data analysis|data warehouses?|analysis dimensions?|metrics|indicators?|bi|olap)\b/i,
    /\b(?:3d|packages?|parcels?|products?)\b/i,
  ),
  sense(
    'forecast',
    'job',
    /\b(?:sales|demand|revenue|energy|load|price|budget|time series)\b/i,
    /\b(?:weather|rain|wind|storms?|sunny|climate|marine|ocean)\b/i,
  ),
  sense('index', 'dataset', /\b(?:databases?|sql|search engines?|elasticsearch|queries)\b/i, /\b(?:stocks?|shares?|funds?|futures|financial|market)\b/i),
  sense(
    'credit',
    'points',
    /\b(?:ai|gpt\w*|generat(?:e|es|ed|ing|ion)|(?:image|video|photo|audio|document) processing|token)\b/i,
    /\b(?:banks?|loans?|lend\w*|repay\w*|credit (?:cards?|risks?|scores?|assessments?|business\w*|ratings?|reports?|limits?)|course credits?|students?|courses?|financing)\b/i,
  ),
  ...(['character', 'role', 'persona', 'agent', 'assistant'] as const).map((noun) =>
    sense(
      noun,
      'trade_item',
      answering,
      /\b(?:games?|battles?|levels?|warriors?|users? and roles?|role permissions?|permissions?|real estate|insurance|travel|human agents?|support agents?|customer service agents?|chinese characters?)\b/i,
    ),
  ),
  sense(
    'drawing',
    'image',
    /\bai\b|\b(?:generat\w+|paint\w*|sketch\w*|illustrat\w+|doodle\w*)\b/i,
    /\b(?:cad|construction|engineering|blueprints?|technical|lotter\w*|prizes?)\b/i,
  ),
  sense(
    'report',
    'trade_request',
    /\breport(?:s|ed|ing)? (?:\w+ ){0,2}(?:users|posts|comments|content|abuse|spam|inappropriate \w+|violations)\b|\b(?:reported|inappropriate) (?:content|posts|comments)\b/i,
    /\b(?:statistic\w*|analy[sz]\w+|financial|weekly|monthly|charts?|generat\w+|export\w*)\b/i,
  ),
  sense(
    'moment',
    'post',
    /\b(?:friends|social|circles?|chats?|messag\w+|(?:publish|post|browse|review)\w* (?:and \w+ )?moments)\b/i,
    /\b(?:baby|diary|journal|memor\w+|special moments?|wedding|best moments?|highlight\w*)\b/i,
  ),
  sense('gift', 'trade_item', streaming, /\b(?:e-commerce|redeem\w*|redemptions?|gift (?:cards?|codes?|packs?)|lotter\w*|points|shopping cart)\b/i),
  sense(
    'menu',
    'menu_entry',
    /\b(?:cms|wordpress|joomla|drupal|content management|website (?:backend|management)|(?:articles?|columns?|pages|categories|plugins|themes|widgets|banners?),? (?:and )?menus|menus,? (?:and )?(?:articles?|columns?|pages|categories|plugins|themes|widgets|banners?))\b/i,
    /\b(?:restaurants?|food|dish(?:es)?|cafeterias?|caf[eé]s?|kitchens?|recipes?|meals?)\b/i,
  ),
  sense(
    'banner',
    'trade_item',
    /\b(?:(?:manag|upload|edit|publish|configur|maintain)\w* (?:\w+,? (?:and )?){0,3}banners?|banner (?:management|settings?|configuration|maintenance)|(?:categor(?:y|ies)|articles?|ads|products?|announcements?|carousels?|links|news),? (?:and )?banners)\b/i,
  ),
  sense(
    'draft',
    'article',
    /\b(?:articles?|posts?|blogs?|publish\w*|editors?|writ(?:e|es|ing|ers?))\b/i,
    /\b(?:nba|league|team|players?|contracts?|emails?|beers?)\b/i,
  ),
  sense(
    'interview',
    'article',
    /\b(?:news|magazines?|press|articles?|readers?|celebrit\w+|columns?)\b/i,
    /\b(?:candidates?|recruit\w*|jobs?|hiring|applicants?|resumes?|schedul\w+|questions)\b/i,
  ),
  sense(
    'issue',
    'trade_item',
    /\b(?:magazines?|journals?|newspapers?|periodicals?)\b/i,
    /\b(?:report(?:s|ed)? (?:an )?issues?|resolve|bugs?|technical issues?|issues and|any issues?)\b/i,
  ),
  sense('achievement', 'trade_item', playing, serious),
  sense('mechanic', 'trade_item', playing, /\b(?:repairs?|cars?|vehicles?|garages?|workshops?|book)\b/i),
  sense('map', 'trade_item', playing, /\b(?:google|baidu|gps|locations?|nearby|cit(?:y|ies)|geograph\w+|mind maps?|route\w*|navigation)\b/i),
  sense(
    'item',
    'character',
    /\b(?:weapons?|backpacks?|in-game|game items?|skins?|heroes|equipment)\b/i,
    /\b(?:lotter\w*|prizes?|points|redeem\w*|orders?|cart|rental|sports?|gym)\b/i,
  ),
  sense(
    'pet',
    'character',
    /\b(?:game pets?|battle pets?|virtual pets?|monsters?|pok[eé]mon|breed and level|mounts?)\b/i,
    /\b(?:adopt\w*|vets?|veterinary|shelters?|grooming|owners?)\b/i,
  ),
  sense('patch', 'article', playing, /\b(?:vulnerabilit\w+|security)\b/i),
  sense('guide', 'article', playing, /\b(?:tour\w*|travel\w*|hik\w+|hir(?:e|ing))\b/i),
  sense(
    'welfare',
    'reward',
    /\b(?:games?|players|new users|check-ins?|red packets?|lotter\w+|claim\w*|receive)\b/i,
    /\b(?:public welfare|charit\w+|employees?|talents?|animals?|government|polic(?:y|ies)|elder\w*)\b/i,
  ),
  sense('skin', 'trade_item', playing, /\b(?:skin ?care|cosmetics?|beauty|dermat\w+|themes?)\b/i),
  ...(['rank', 'item package', 'server package'] as const).map((noun) =>
    sense(noun, 'product', /\b(?:minecraft|fivem|(?:game|private) servers?|server (?:website|shop|store|rules?))\b/i),
  ),
  ...(['contribution', 'user contribution'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\b(?:dictionar\w+|wikis?|encyclop\w+|glossar\w+|translations|open[- ]source|crowdsourc\w+)\b/i,
      /\b(?:donat\w+|funds?|fees|savings)\b/i,
    ),
  ),
  sense('mod', 'trade_item', playing, /\bmoderators?\b/i),
  sense(
    'server',
    'trade_item',
    /\b(?:game servers?|minecraft|private servers?|game zones?|(?:join|choose|select|list)\w* (?:\w+ )?servers?)\b[^.]*|\bgames?\b[^.]{0,40}\bservers\b/i,
    /\b(?:cpu|monitor\w*|databases?|cloud|deploy\w*|docker|linux|vps|api|data cent(?:er|re)s?|backend)\b/i,
  ),
  sense('season', 'trade_item', playing, /\b(?:episodes?|series|dramas?|tv|harvest|crops?|fixtures|football|soccer|basketball|sports)\b/i),
  ...(['boss', 'minion', 'dragon'] as const).map((noun) => sense(noun, 'character', playing, /\b(?:employees?|companies|company|recruit\w*)\b/i)),
  ...(['mount', 'beast', 'spirit beast'] as const).map((noun) => sense(noun, 'character', playing)),
  ...(['loot', 'drop'] as const).map((noun) => sense(noun, 'trade_item', playing, /\b(?:deliver\w*|drop-?off|drag|drop-?down|e-commerce)\b/i)),
  ...(['diamond', 'gem', 'crystal'] as const).map((noun) => sense(noun, 'points', playing, /\b(?:jewel\w+|rings?|carats?)\b/i)),
  ...(['troop', 'soldier', 'army'] as const).map((noun) => sense(noun, 'trade_item', playing)),
  sense('training', 'trade_work', /\b(?:troops?|armies|army|soldiers?)\b/i, /\b(?:employees?|courses?|schools?|students?)\b/i),
  ...(['building', 'factory', 'farm', 'castle', 'structure'] as const).map((noun) => sense(noun, 'trade_item', warring, serious)),
  sense('puzzle', 'game', /\b(?:jigsaw|sudoku|crosswords?|brain|logic|puzzle games?|games?)\b/i, /\b(?:exams?|students?|courses?|escape)\b/i),
  ...(['launch', 'release'] as const).map((noun) =>
    sense(noun, 'trade_item', /\b(?:game (?:launch(?:es)?|releases?)|new games|upcoming games)\b/i, /\b(?:rockets?|satellites?|payloads?)\b/i),
  ),
  sense(
    'release',
    'deployment',
    /\b(?:it service\w*|itil|itsm|software|devops|release management|deploy\w*|builds?)\b/i,
    /\b(?:press|music|albums?|singles?|films?|movies?|games?)\b/i,
  ),
  sense('event', 'alert', connected, /\b(?:attend\w*|venues?|tickets?|organi[sz]\w+|register for|calendar|join\w*|trigger\w*)\b/i),
  sense(
    'queue',
    'task_queue',
    /\b(?:(?:message|task|job) queues?|kafka|rabbitmq|redis|worker (?:pools?|threads?|processes)|producers and consumers)\b/i,
    /\b(?:waiting numbers?|patients?|restaurants?|dine|takeout)\b/i,
  ),
  sense('placement', 'campaign', advertising, /\b(?:scores?|leaderboards?|students?|internships?|jobs?|interns?)\b/i),
  ...(['password', 'credential', 'login'] as const).map((noun) =>
    sense(
      noun,
      'login_account',
      /\bpassword (?:managers?|vaults?|keepers?|safes?|books?|management (?:tool|app\w*|system|website|software|platform))\b|\b(?:sav|stor|organi[sz]|keep)\w* (?:(?:their|all|website|account|login|many|different|various|and|of|the|usernames) ){0,4}(?:passwords|logins)\b/i,
      /\b(?:forgot\w*|reset\w*|chang\w*) (?:\w+ ){0,2}passwords?\b/i,
    ),
  ),
  sense('consumption', 'energy_use', metered, /\b(?:expens\w+|spending|consumer|shopping|food|cloud)\b/i),
  sense('load', 'reading', metered, shipping),
  sense('pipeline', 'trade_item', /\b(?:gas|water|oil|heating|heat|sewage|steam)\b/i, /\b(?:sales|deals?|leads?)\b/i),
  ...(['circuit', 'feeder'] as const).map((noun) => sense(noun, 'trade_item', metered, racing)),
  sense('saving', 'trade_item', metered, /\b(?:banks?|deposits?|savings accounts?|interest|loans?|money)\b/i),
  ...(['room', 'zone', 'floor', 'area'] as const).map((noun) => sense(noun, 'trade_item', new RegExp(`${connected.source}|${metered.source}`, 'i'), housed)),
  ...(['family', 'home', 'household'] as const).map((noun) =>
    sense(noun, 'trade_item', connected, /\b(?:family (?:trees?|members?|doctors?)|elder\w*|home ?pages?)\b/i),
  ),
  sense('tariff', 'trade_item', metered),
  sense('protocol', 'trade_item', connected, /\b(?:treatment|clinical|trials?|research|meeting)\b/i),
  ...(['appliance', 'switch', 'generator', 'electrical appliance', 'home appliance'] as const).map((noun) =>
    sense(
      noun,
      'machine',
      new RegExp(`${connected.source}|${metered.source}`, 'i'),
      /\b(?:shops?|stores?|cart|orders?|e-commerce|buy|purchase|code generator|recycl\w+|second-?hand)\b/i,
    ),
  ),
  sense('competitor', 'trade_item', advertising, racing),
  ...(['segment', 'audience'] as const).map((noun) =>
    sense(noun, 'trade_item', advertising, /\b(?:concerts?|theatres?|theaters?|shows?|stages?|videos?|speakers?)\b/i),
  ),
  sense(
    'channel',
    'trade_item',
    /\b(?:marketing channels?|promotion(?:al)? channels?|advertising channels?|customer acquisition|traffic (?:sources?|analysis))\b/i,
    /\b(?:chat|youtube|tv|television|live|videos?)\b/i,
  ),
  sense('creative', 'advert', advertising),
  sense(
    'conversion',
    'trade_record',
    /\b(?:conversion (?:rates?|tracking|analysis|funnels?)|visitors|clicks|leads|funnels?|ad (?:campaigns?|placements?))\b/i,
    /\b(?:files?|formats?|pdf|units?|currenc\w+|video conversion|images?|audio|text)\b/i,
  ),
  ...(['check-in', 'user daily check-in', 'sign-in', 'user check-in', 'daily attendance'] as const).map((noun) =>
    sense(noun, 'attendance', earning, attending),
  ),
  sense(
    'card',
    'trade_item',
    /\b(?:access cards?|door access|access control systems?|turnstiles?|card readers?|swip\w+ cards?)\b/i,
    /\b(?:games?|credit|bank)\b/i,
  ),
]
