import { type Sense, sense } from './sense.ts'

/** Nouns of which one sense is far more common than all others, and the companies in which they have another. */
export const apartSenses: readonly Sense[] = [
  sense(
    'code',
    'trade_item',
    /\b(?:(?:pick-?up|trac(?:ing|eability)|verification|redemption|ticket|entry|access|check-?in|sign-?in|anti-counterfeit\w*|security|parcel|delivery) codes?|codes? verification|verify (?:\w+ ){0,2}codes?|(?:scan|enter)\w* (?:or \w+ )?(?:the |a )?codes?)\b/i,
    /\b(?:source codes?|programm\w+|snippets?|compil\w+|developers?|javascript|python|php|code editors?|syntax|qr codes?|repositor\w+|status codes?)\b/i,
  ),
  sense(
    'card',
    'membership',
    /\b(?:(?:membership|member|annual|lesson|class|times) cards?|cards? (?:deduction|opening|renewal)|open cards|leave of cards)\b/i,
    /\b(?:bank|credit|debit|gift|business|flash|playing|trading|topic|tarot) ?cards?\b/i,
  ),
  sense(
    'key',
    'access_key',
    /\b(?:(?:api|access|developer) keys?|key applications?|call quotas?|apply for (?:\w+ )?keys?)\b/i,
    /\b(?:encrypt\w*|public key|private key|doors?|rooms?|cars?|piano|keyboards?|redis|key-value)\b/i,
  ),
  sense('key', 'thing', /\b(?:typing|keyboards?|keystrokes?)\b/i, /\b(?:encrypt\w*|api|redis|key-value|piano|licen[cs]e)\b/i),
  sense(
    'reaction',
    'health_check',
    /\b(?:adverse|vaccin\w+|inoculat\w+|side effects?|allerg\w+|medicat\w+|injection)\b/i,
    /\b(?:posts?|likes?|emojis?|emoticons?|chemical)\b/i,
  ),
  sense(
    'compensation',
    'insurance_claim',
    /\b(?:flights?|delay\w*|claims?|accidents?|damages?|demolition|passengers?|victims?|injur\w+)\b/i,
    /\b(?:payroll|employees?|salar\w+|benefits|staff|personnel|wages?)\b/i,
  ),
  sense(
    'operator',
    'organisation',
    /\b(?:telecom\w*|tariffs?|mobile phone (?:packages?|plans?)|roaming|sim cards?|broadband|phone bills?)\b/i,
    /\b(?:machines?|production|call cent(?:er|re)s?)\b/i,
  ),
  sense(
    'node',
    'plan',
    /\b(?:construction|decoration|renovation|acceptance nodes?|progress nodes?)\b/i,
    /\b(?:servers?|networks?|clusters?|iot|kubernetes|flow ?charts?|blockchain|sensors?|graphs?|diagrams?)\b/i,
  ),
  sense(
    'channel',
    'organisation',
    /\b(?:(?:distribution|sales|agency|marketing) channels?|channel (?:distribution|partners?|sales|dealers?))\b/i,
    /\b(?:chats?|videos?|podcasts?|subscrib\w+|messag\w+|tv|radio|stream\w*|voice|youtube|slack|discord)\b/i,
  ),
  sense(
    'food',
    'trade_item',
    /\b(?:calori\w+|diet(?:s|ers?|itians?|ary)?|nutri\w+|weight loss|macros?)\b/i,
    /\b(?:order\w*|deliver\w*|restaurants?|menus?|carts?|takeaways?|takeout|shops?|stores?|buy\w*|purchas\w+|pets?|dogs?|cats?|cook\w*)\b/i,
  ),
  sense(
    'point',
    'spot',
    /\b(?:points? (?:on|of) (?:the |a )?map|point selection|(?:choos|select|pick)\w* points? (?:on|by|in)|advertis\w+ points?)\b/i,
    /\b(?:redeem\w*|rewards?|earn\w*|loyalty|exchang\w*|bonus|games?|members?)\b/i,
  ),
  sense(
    'coin',
    'work',
    /\b(?:numismat\w+|dynast\w+|apprais\w+|coin (?:collect\w+|encyclop\w+|identif\w+|grading)|ancient|mints?|collect\w* (?:old |rare )?coins)\b/i,
    /\b(?:games?|levels?|redeem\w*|tokens?|crypto\w*|wallets?|rewards?)\b/i,
  ),
  sense('broadcast', 'log', /\bbroadcast (?:times?|monitoring|records?|logs?|proofs?|reports?)\b/i, /\b(?:live|radio|podcasts?|hosts?|listen\w*)\b/i),
  sense(
    'note',
    'memo',
    /\b(?:show|presenter|speaker|release|delivery|meeting|excerpt|reading|work|case|tasting|field|shift|listing) notes?\b/i,
    /\b(?:mood\w*|diar\w+|feelings?|emotion\w*|love)\b/i,
  ),
  sense('collection', 'requisition', /\b(?:(?:apply|applications?) for (?:\w+ )?collection|(?:double-person|materials?|tools?|reagents?|item) collection)\b/i),
]
