import type { Recorded } from './recorded.ts'

const whose = '(?:(?:an?|the|their|his|her|your|its|own|all|each|every) )*'
const bodies =
  'court|department|hospital|clinic|stores?|shops?|warehouses?|schools?|branch(?:es)?|teams?|agenc(?:y|ies)|units?|wards?|offices?|stations?|depots?'
const machines = 'device|equipment|appliance|light|lamp|lighting|robot|valve|pump|greenhouse|irrigation|air conditioner|curtain|door lock'

/** What is kept of what somebody frees, gathers, solves, steers, gives or hands over, where the words name only that they do. */
// biome-ignore format: a table
export const recordedHandled: readonly Recorded[] = [
  { said: new RegExp(`\\b(?:set|fill in|enter|publish|manage|update|provide|mark|submit|arrange|define)(?:s|ing|ting)? (?:out )?${whose}(?:weekly |daily |personal )*(?:available|free|bookable|consultation|consulting|visiting) (?:time(?:s| slots?| periods?)?|hours|schedules?|slots?|dates|days)\\b|\\b(?:employee|staff|volunteer|tutor|teacher|doctor|coach|counsell?or|driver|instructor|worker|interviewer|mentor|vendor|expert)(?:s|'s|s')? availability\\b`), noun: 'available time', kit: 'trade_record', lacks: /availab|time slot|slot$|schedule$|opening hour|office hour/, made: 'add' },
  { said: /\bdata (?:collection|acquisition)\b/, unless: /\b(?:survey|questionnaire|forms?|sensors?|crawl\w*|scrap\w*|privacy)\b/i, noun: 'data source', kit: 'dataset', lacks: /source|set$|dataset|sensor|device|meter|database|survey|form|crawl|table|repository|warehouse|file|import/ },
  { said: /\bproblem[- ]solving\b/, unless: /\b(?:math\w*|puzzles?|games?|brain|skills?|child\w*|pupils?|algorithms?|coding|programming|lessons?|courses?|chat\w*)\b/i, noun: 'problem', kit: 'ticket', lacks: /problem|issue|ticket|question|fault|incident/ },
  { said: new RegExp(`\\b(?:${machines}) (?:remote )?control(?:ling)?\\b|\\bremote (?:device |equipment )?(?:control(?:ling)?|switch(?:ing)?|operation)\\b|\\b(?:remotely control|control remotely|control)(?:s|ling)? ${whose}(?:smart |home |household |remote |connected )*(?:devices|equipment|appliances|lights|lamps|robots|valves|pumps|air conditioners|curtains)\\b`), unless: /\bremote control (?:car|toy|app)|\b(?:desktop|browser|slides?|video|player|keyboard)\b/i, noun: 'control command', kit: 'trade_record', lacks: /command|control record|operation record|telemetry|operation log/ },
  { said: /\b(?:reader|fan|viewer|author|creator|streamer|anchor|listener|audience)(?:s|'s)? tipping\b|\btip(?:s|ping)? (?:the |their |favou?rite )*(?:authors?|creators?|streamers?|anchors?|hosts?|bloggers?|writers?|performers?)\b/, noun: 'tip record', kit: 'trade_record', lacks: /\btip|reward|gift|donation/ },
  { said: /\b(?:agent |partner |merchant |franchisee |creator |author |artist |dealer |platform )?(?:profit|revenue|income)[- ](?:sharing|split(?:ting)?)\b/, noun: 'profit share', kit: 'commission', lacks: /profit|share|commission|dividend/ },
  { said: new RegExp(`\\btransfer(?:s|ring)? ${whose}(?:(?:failed|serious|difficult|unresolved|accepted|rejected|expired) )*(case|patient|employee|student|ticket|dispute|complaint|work order|inmate|pet|member)s? (?:to|between) (?:the |another |other |an? )?(?:[a-z]+ )?(?:${bodies})\\b`), noun: '$1 transfer record', kit: 'record', lacks: /transfer|referral/ },
  { said: new RegExp(`\\b(?:store|warehouse|branch|inventory|stock|material) allocation\\b|\\b(?:allocat|transfer)(?:e|es|ing|s|ring)? ${whose}(?:inventory|stock|goods|materials|products|supplies|drugs|medicines) (?:between|among|to|from) (?:the |other |different )?(?:${bodies})\\b`), noun: 'stock transfer', kit: 'stock_transfer', lacks: /transfer|allocation|allotment/ },
]
