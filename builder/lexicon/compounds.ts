import type { KitName } from './kits.ts'

/** A last word of many senses: before it, the words beside which it has the sense that it has alone, and the kit of any other compound. */
interface Head {
  readonly alone: RegExp
  readonly kit: KitName
}
const program =
  /(?:^|[ -])(?:source|page|program\w*|test|modular|script|sample|example|front-end|back-end|frontend|backend|machine|embed\w*|custom|generated|library|software|style|web|app|mini-program|client|server|html|css|js|javascript|java|python|php|vue|react|sql|json|xml|shell|c\+\+|r|order tax|url|plugin|theme|unit)$/
const software =
  /(?:^|[ -])(?:unit|app|apps|code|software|api|parallel|load|function\w*|performance|interface|system|page|regression|stress|browser|ui|integration|smoke|automat\w+|php|security|penetration|a\/b|web|website|program|device|network|server|database|connection|usability|acceptance|speed|mental health|bandwidth|latency|reliability|case)$/
const heads: Readonly<Record<string, Head>> = {
  code: { alone: program, kit: 'trade_item' },
  card: {
    alone:
      /(?:^|[ -])(?:bank|credit|debit|charging|payment|prepaid|cash|ic|transit|fuel|salary|savings|corporate|virtual|traffic|bus|monthly|parking|meal|access)$/,
    kit: 'trade_item',
  },
  test: { alone: software, kit: 'record' },
  house: {
    alone:
      /(?:^|[ -])(?:rental|rented|new|old|used|second-hand|country|town|beach|guest|holiday|vacation|whole|detached|semi-detached|terraced|family|wooden|residential|commercial|luxury|private|cheap|sale|shared|lake|farm|row)$/,
    kit: 'store',
  },
  position: {
    alone:
      /(?:^|[ -])(?:job|open|vacant|staff|work|working|intern\w*|part-time|full-time|teaching|sales|management|engineer\w*|develop\w*|leadership|volunteer|recruit\w*|nursing|employment|company|enterprise|available|hiring|trading|stock|market|long|short|technical|administrative|graduate|campus|remote|entry-level|senior|junior)$/,
    kit: 'spot',
  },
  point: {
    alone:
      /(?:^|[ -])(?:reward|bonus|loyalty|member\w*|user|users?|personal|gold|credit|experience|skill|health|hit|action|battle|honou?r|contribution|growth|learning|study|score|volunteer|green|carbon|game|check-in|sign-in|invitation|referral|task|daily|extra|total|my|integral|accumulated|consumption|shopping|available|virtual|talent|attribute|withdraw\w*|earned|redeem\w*|reputation|achievement|activity|data|price|power|selling|pain|key|deduct\w*|child|children|student|class|ranking|rank|league|competition|team|player|behaviou?r|conduct|moral|penalty|training|party|family|household|employee|staff|performance|evaluation|assessment|match|tournament|season)$/,
    kit: 'spot',
  },
  index: {
    alone: /(?:^|[ -])(?:stock|market|share|price|dow|nasdaq|sector|composite|bond|fund|commodity|trading|securities|crypto\w*|equity|world|a-share|futures)$/,
    kit: 'reading',
  },
  credit: {
    alone: /(?:^|[ -])(?:bank|account|store|message|api|sms|platform|user|prepaid|call|ad|line|trade|customer|consumer|personal|business)$/,
    kit: 'points',
  },
  disclosure: { alone: /(?:^|[ -])(?:invention|technical|patent|technology)$/, kit: 'announcement' },
  ticket: {
    alone:
      /(?:^|[ -])(?:support|service|help|help ?desk|repair|maintenance|work|fault|trouble|it|issue|bug|incident|customer|complaint|after-sales|problem|task|client|user|internal|open|feedback|technical|alarm|change|request|operation|multi-channel|omnichannel)$/,
    kit: 'admission',
  },
  room: {
    alone:
      /(?:^|[ -])(?:hotel|guest|double|single|twin|triple|king|queen|deluxe|suite|standard|hostel|dorm\w*|private|shared|sea view|bed|family|spare|rental|available)$/,
    kit: 'space',
  },
  call: {
    alone:
      /(?:^|[ -])(?:video|voice|audio|phone|telephone|conference|group|emergency|api|function|incoming|outgoing|sales|cold|interface|missed|online|internet|one-on-one|private|customer|service)$/,
    kit: 'record',
  },
}

/** The kit of a compound by its last word, where that word alone means something else: "tracing codes" are no programs, "topic cards" no bank accounts. */
export function kitBehind(noun: string): KitName | undefined {
  const cut = noun.lastIndexOf(' ')
  const head = cut > 0 ? heads[noun.slice(cut + 1)] : undefined
  return head && !head.alone.test(noun.slice(0, cut)) ? head.kit : undefined
}
