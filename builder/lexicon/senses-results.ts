import { type Sense, sense } from './sense.ts'

const stored = /\b(?:key-value|key value|redis|memcached|etcd|in-memory)\b/i
const played = /\b(?:rpg|role-playing|monsters?|gameplay|game(?:s|play)? (?:world|characters?|levels?)|(?:mini-|mobile |online |web |card )?games?)\b/i
const trained = /\b(?:gym|fitness|sports? (?:venue|equipment)|rental|laborator\w+|medical|office|farm)\b/i
/** Suggestions that the site has for somebody, rather than those that are handed in. */
const given =
  /\b(?:receiv|gets?|getting|provid|gives?|giving|offer|generat|views?|viewing|obtain|return|push|produc|suppl|output|display|present)\w* (?:[a-z-]+,? ){0,7}suggestions?\b/i
const handedIn =
  /\b(?:submit|send|sent|leave|post|collect|write|writing|enter|fill|handl|review|answer|repl|vote|voting|rais|propos|solicit|gather)\w* (?:[a-z-]+,? ){0,5}suggestions?\b|\bsuggestion (?:box|form|submission|collection|management)|\b(?:feedback|complaints?|opinions?|comments|criticism|questions) (?:and|or) suggestions|\bsuggestions? (?:and|or|,) (?:feedback|complaints?|opinions?|comments|questions)|\b(?:user|customer|employee|resident|citizen|visitor|reader)s?['’]? suggestions/i

/** Nouns of what jobs, checks and games leave behind, by the words beside them. */
export const resultSenses: readonly Sense[] = [
  sense('key', 'stored_pair', stored),
  sense('policy', 'rule', /\b(?:threats?|firewalls?|intrusions?|attacks?|malware|security status|data leak\w*)\b/i, /\b(?:news|insurance|government)\b/i),
  sense('garbage collection', 'job', /\b(?:databases?|memory|key-value|heap|jvm|runtime)\b/i),
  sense(
    'audit',
    'audit',
    /\b(?:auditors?|findings?|corrective actions?|compliance|internal control)\b/i,
    /\b(?:audit(?:ing)? (?:and|of) (?:content|posts?|articles?)|approv\w+)\b/i,
  ),
  sense('finding', 'audit_finding', /\b(?:audits?|auditors?|inspections?|inspectors?|compliance|accessibility|vulnerabilit\w+)\b/i),
  sense('equipment', 'game_item', played, trained),
  sense('prop', 'game_item', played, /\b(?:theat(?:re|er)|film|stage|costumes?)\b/i),
  sense('item', 'game_item', /\b(?:rpg|role-playing|equip(?:ment)?|inventory of (?:the )?player|loot)\b/i, /\b(?:shop|store|orders?|menu|warehouse)\b/i),
  sense('talent', 'game_talent', played, /\b(?:recruit\w*|resumes?|jobs?|hiring)\b/i),
  sense('skill', 'game_talent', /\b(?:rpg|role-playing|monsters?)\b/i, /\b(?:courses?|jobs?|resumes?)\b/i),
  sense(
    'connection',
    'connection',
    /\b(?:networks?|internet|wi-?fi|servers?|real-time|sockets?|databases?|devices?|messag\w+|remote)\b/i,
    /\b(?:trains?|flights?|bus(?:es)?|railways?|ferr(?:y|ies)|departures?|timetables?)\b/i,
  ),
  sense(
    'guide',
    'article',
    /\b(?:tutorials?|how-to|help|instructions?|user guides?|manuals?)\b/i,
    /\b(?:tour guides?|travel agenc\w+|hir\w+ (?:a )?guides?|book (?:a )?guides?|sightseeing)\b/i,
  ),
  sense(
    'package',
    'shipment',
    /\b(?:parcels?|couriers?|express|logistics|waybills?|warehous\w*|shipping|shipments?|barcodes?)\b/i,
    /\b(?:software|npm|tour|travel|wedding|membership|plans?|subscriptions?)\b/i,
  ),
  sense('suggestion', 'memo', given, handedIn),
  sense('service', 'machine', /\bmonitor\w* (?:[a-z]+,? ){0,4}services\b(?=[^.]*\b(?:servers?|databases?|cpu|disks?|load)\b)/i),
]
