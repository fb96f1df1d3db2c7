/** What a kind of site cannot do without: `lacks` fits the nouns of things that play that part already, `says` is a sentence of ours that keeps it. */
export interface Essential {
  readonly lacks: RegExp
  readonly says: string
  /** What the description has to speak of for it. */
  readonly near?: RegExp
}
const essential = (lacks: RegExp, says: string, near?: RegExp): Essential => ({ lacks, says, ...(near && { near }) })

const sent = /inquir|enquir|contact|message|consult|quote|request|lead|feedback|question|applica|order|booking|appointment|comment|registration|sign-?up/
const inquiries = essential(sent, 'Users can send inquiries.')

/** By what the first sentence calls the site. Each row: the kind, then what it has. */
// biome-ignore format: a table
export const essentials: readonly (readonly [RegExp, ...Essential[]])[] = [
  [/\b(?:company|corporate|agency|brand|official|firm)(?:['’]s)? (?:\w+ ){0,2}(?:web ?site|portal|home ?page|landing page)\b|\bportal enterprise website|\bservices (?:platform|website) for (?:an?|the) company/,
    inquiries,
    essential(/service|product|solution|offer|case|project|work|good|course|class|room|dish|package|item|template|booking|job|policy/, 'Users can view services.')],
  [/\bdata (?:visuali[sz]ation|analysis|analytics|mining|processing|management|cleaning|integration)\b.{0,40}\b(?:platform|website|system|tool|application)|\b(?:storing|managing) and analy[sz]ing (?:big )?data\b|big data|business intelligence|\bbi\b/,
    essential(/data ?set|database|data source|data table|\bfile|upload/, 'Users can upload datasets.', /\b(?:import|upload|data sets?|datasets?)\b/),
    essential(/chart|dashboard|visuali|graph|screen|map|report/, 'Users can create charts.', /\bvisuali|\bcharts?\b|\bgraphical/),
    essential(/quer/, 'Users can create queries.', /\bquery data\b|\bdata quer(?:y|ies)\b/)],
  [/crypto|bitcoin|digital currenc|virtual currenc|token trading|exchange/,
    essential(/wallet|balance|account|asset|fund|holding/, 'Users can view account balances.', /\bdeposits?\b.*\bwithdraw|\bwithdraw.*\bdeposits?\b/)],
  [/takeout|take-?away|food (?:ordering|delivery)|\brestaurants?\b|\bcanteen|\bcatering|order food/,
    essential(/dish|food|menu|product|meal|item|drink|tea|cake|good|snack|takeout|table|reservation|recipe|store/, 'Users can browse dishes.'),
    essential(/order|reservation|booking|cart|sale|payment|review/, 'Users can place orders.'),
    essential(/table|seat|room/, 'Users can view tables.', /\b(?:mak\w+ |tables? |book\w* |queue )reservations?\b|\breserv\w+ tables?\b/)],
  [/ride-?hailing|car-?hailing|\btaxis?\b|similar to uber|carpool/,
    essential(/^(?:driver|chauffeur)s?$/, 'Administrators can manage drivers.', /\bdrivers?\b/)],
  [/\b(?:legal(?! (?:departments?|teams?|counsel)\b)|law firm|case management|litigation)\b/,
    essential(/case|matter|regulation|law|article|consult|service/, 'Users can manage cases.'),
    essential(/client|party|customer|user|member|visitor/, 'Users can manage clients.', /\bcases?\b/)],
  [/(?:photo|image|picture) (?:management|gallery|sharing|storage)/, essential(/album|folder|categor|tag|collection|galler|permission|library/, 'Users can create albums.')],
  [/\bcomplian|\bauditing\b/,
    essential(/regulation|requirement|rule|standard|polic|checklist|item|vehicle|document/, 'Users can view requirements.'),
    essential(/check|audit|inspection|assessment|review|record|finding|task|case/, 'Users can record compliance checks.')],
  [/\bmusic\b|audiobook|\bpodcast|multimedia play|media (?:player|center)/, essential(/playlist|favou?rite|collection|album|queue|shelf|bookmark/, 'Users can create playlists.', /\bplay/)],
  [/\bwarehouse|inventory management/, essential(/good|product|item|material|inventory|part|stock|package|commodity|asset|storage|order/, 'Users can manage inventory items.')],
  [/\b(?:football|basketball|soccer|esports|tennis|cricket)\b.{0,60}\b(?:scores?|match(?:es)?|information)\b/,
    essential(/team|club/, 'Users can view league teams.'),
    essential(/player|athlete/, 'Users can view players.', /\bplayers?\b/)],
  [/coming soon|landing page/,
    essential(/feature|product|service|content|benefit|program|course|property|event/, 'Users can view features.', /\bfeatures?\b|\bupcoming\b/),
    essential(/inquir|enquir|contact|message|consult|quote|request|lead|feedback|applica|order|booking|registration|sign-?up|subscri|waitlist/, 'Users can join the waitlist.', /\bcall[- ]to[- ]action|\bleads?\b|\bnext step|\bsign up|\bcoming soon/)],
  [/^(?:please )?(?:fix|upgrade|redesign|optimi[sz]e|repair|modify|update|improve|revamp|rebuild|refine)\b.{0,60}\b(?:web ?site|site|home ?page)\b/,
    essential(/./, 'Users can read articles.'),
    inquiries],
  [/\berp\b|enterprise resource planning/,
    essential(/product|material|item|good|inventory|stock|part\b|bom/, 'Users can manage raw materials.'),
    essential(/supplier|vendor|supply/, 'Users can manage suppliers.', /\bsuppl|\bpurchas|\bprocure/),
    essential(/inventory|stock|warehouse|material/, 'Users can manage inventory items.', /\bsupply chain|\binventory|\bwarehous|\bmanufactur/)],
  [/\baccounting\b|bookkeeping|financial accounts/, essential(/transaction|entry|record|voucher|payment|expense|income|bill|settlement|ledger/, 'Users can record transactions.')],
  [/\b(?:temperature|humidity|environmental|water|air|energy|equipment)\b.{0,60}\bmonitoring\b|\bmonitoring\b.{0,60}\b(?:temperature|humidity)\b/,
    essential(/device|sensor|equipment|machine|station|point|camera|meter|greenhouse/, 'Users can view sensors.'),
    essential(/alert|alarm|warning|event|incident/, 'Users can view alerts.', /\bexceed|\blimits?\b|\bthreshold|\babnormal|\balarm|\balert|\bwarning/),
    essential(/rule|threshold|limit/, 'Users can set alert rules.', /\bexceed|\blimits?\b|\bthreshold/)],
  [/\boffice suite|\bteam collaboration|\bcollaborative (?:editing|office|platform)/,
    essential(/team|group|department|workspace|project|channel/, 'Users can create teams.', /\bteams?\b/),
    essential(/comment|message|reply|chat|discussion|version/, 'Users can comment on documents.', /\bcollaborat/)],
  [/\b(?:second-?hand|recycling|used)\b.{0,60}\b(?:trading|goods|items|application|platform)\b|\bpeer-to-peer (?:market|trading)/,
    essential(/message|chat|conversation|inquiry|comment|contact/, 'Users can send messages.')],
  [/\bdisplay(?:ing)? (?:various|different|related|all kinds of)? ?(?:types of )?(?:information|content)\b|\binformational?\b (?:website|app|platform)/,
    essential(/article|news|text|post|page|content|notice|information|announcement|document|policy|guide|product|service/, 'Users can read articles.')],
  [/\be-?commerce|online (?:store|shop|mall)|shopping (?:website|mall|platform)/, essential(/product|good|item|dish|book|wine|course|tool|commodity|ticket|service|store|merchandise|template/, 'Users can browse products.')],
  [/\bhospital|\bclinic|\bdoctors?\b/, essential(/patient|user|member|customer|pet|visitor/, 'Users can manage patients.', /\bpatients?['’]? (?:information|records?|files?|data)\b|\bmanag\w+ patients?\b/)],
  [/\benvironment(?:al)? (?:data|monitor|temperature)|\bweather|air quality|water quality/, essential(/station|device|sensor|location|site|area|point|city|place|greenhouse|room/, 'Users can manage stations.', /\bmonitor/)],
]
