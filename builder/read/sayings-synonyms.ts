import { type Saying, saying } from './saying.ts'

const ends = '(?= ,| and | or | , and |$)'
const noun = '[a-z][a-z-]{2,20}'

/** Rarer words for what sites do, as the words that specifications use: "grant handling" is grant management, "sailing look-up" a sailing query. */
export const synonymSayings: readonly Saying[] = [
  saying(
    `(?<=${noun} )(?<!(?:error|exception|request|requests|event|material|data|file|baggage|cargo|form|route|message|text|sms) )handling${ends}`,
    'management',
  ),
  saying(`(?<=${noun} )(?<!(?:popular|personal|first-letter|initial-letter|hot) )look-ups?${ends}`, 'query'),
  saying(`(?:live|constant|round-the-clock) (?:watching|observation|surveying)${ends}`, 'real-time monitoring'),
  saying(`(?:live|real-time) record tracking${ends}`, 'real-time monitoring'),
  saying(`(?:the )?present (?=(?:${noun} ){1,3}(?:state|status|level|value|condition|position)s?${ends})`, 'the current'),
  saying(`(?<=view )the current ((?:${noun} ){1,2})(?:state|condition)${ends}`, 'the current $1 status'),
  saying(`(?<=(?:order|book|reserve|rent|buy|hire|open|pay for) )(?:an? |the |any )?(?:chosen|wanted|picked|wished) (?=${noun})`, 'the'),
  saying(`(?:alarm|warning|alert) (?:limits?|levels)${ends}`, 'alarm thresholds'),
  saying(`(?:rights|access rights|user rights) (?:setting|settings|management|assignment)${ends}`, 'permission management'),
  saying('(?:set|manage|assign|grant) (?:user |access |staff )?rights', 'set permissions'),
  saying('(?:gather)(s|ing)? (answers|data|feedback|opinions|responses|replies|votes)', 'collect $2'),
  saying('(?:study|studies|studying|examine|examining) (?:the |their |users )?(?:(results|answers|responses|figures|data))', 'analyze $1'),
  saying(
    `(?:system|website|bot|platform|app) will (?:study|look into|examine) the user's (?:questions|answers|habits|mood|state)(?: from [a-z ]{3,30}?)?${ends}`,
    'system will analyze them',
  ),
  saying(`own (?:details|data|information)${ends}`, 'personal information'),
  saying('(?:time|day|days)[- ]off (?:requests?|applications?)', 'leave applications'),
  saying('(?:ask|asks|asking|apply|applies|applying) for (?:time|days?|an hour) off', 'apply for leave'),
  saying('after-sales? (?:care|requests?|help|support)', 'after-sales services'),
  saying(`commission (?:sharing|splitting)(?: functions?)?${ends}`, 'commission distribution'),
  saying(`(?<=(?:user|reader|buyer|member|expert|customer|guest|other users' ) )judgements?${ends}`, 'evaluations'),
  saying(`enter (?:the |a |an )?((?:${noun} )?(?:races?|competitions?|contests?|tournaments?|championships?))${ends}`, 'register for $1'),
  saying(`(?<=${noun} )(parameters|settings|preferences|attributes|properties)(?: ,)? (?:such as|like)(?= ${noun})`, '$1 , including'),
  saying('headway', 'progress'),
  saying('(enter|type|input) words to (?:look up|search(?: for)?|find)', '$1 keywords to search for'),
  saying(`(?<=(?:to|can|will|and) )study (?=(?:the )?(?:daily|monthly|sales|data|figures|trends|visits|answers|results)(?= |$))`, 'analyze'),
  saying('daily visits', 'daily website visits'),
  saying('mak(?:e|es|ing) sure(?: that)?', 'ensure'),
  saying(`(chang|edit|rewrit)(?:e|es|ing) (${noun}) texts?${ends}`, 'edit $2 content'),
  saying('turn(?:s|ing)? (?:them|it|these) into', 'convert them into'),
  saying(`(?:take|taking) part in (?:the )?(?:prize )?draws?`, 'participate in lotteries'),
  saying(`(?:data )?gathering${ends}`, 'data collection'),
  saying(`(?:data|information) showing${ends}`, 'data display'),
  saying(`(?:state|status) following${ends}`, 'status tracking'),
  saying('(?:all )?by itself', 'automatically'),
  saying(`(?<=(?:,|and) )figures$`, 'statistics'),
]
