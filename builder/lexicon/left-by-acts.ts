import type { KitName } from './kits.ts'

/** Rows that an act leaves of its own: "$" stands for what it is done to, in the singular, and "@" before it for a reference. */
export interface LeftRows {
  readonly noun: string
  readonly kit: KitName
  /** Written as those of a kit; those of the kit itself where they are empty. */
  readonly fields: string
  readonly life?: string
  /** Fits the nouns of what keeps it already. */
  readonly lacks: RegExp
  /** What those who do it do to add one: the act itself where it is left out. */
  readonly made?: string
  readonly own?: boolean
  /** Left only of what others add in another way: what is only suggested is added by that. */
  readonly byOthers?: boolean
}
/** What an act leaves that the words name without what is left: columns of what it is done to, or rows of their own. */
export interface LeftByAct {
  /** In their base forms, with a particle where that makes another act: "write off". */
  readonly verbs: readonly string[]
  /** Groups of kits that it is done to; any where it is left out. */
  readonly to?: RegExp
  /** Nouns that it is done to. */
  readonly of?: RegExp
  /** Nouns of which it leaves nothing. */
  readonly not?: RegExp
  /** Words of the sentence after the act, without which it leaves nothing, and beside which it is another one. */
  readonly beside?: RegExp
  readonly unless?: RegExp
  /** Nouns of what the site has to keep beside it. */
  readonly among?: RegExp
  /** Whose act it is: of those who run the site, or of those who use it. */
  readonly by?: 'runs' | 'uses'
  /** Whether it is done to what was last spoken of, where its object is nothing that is kept. */
  readonly wide?: boolean
  /** "$1" stands for what the first group of `beside` has caught. */
  readonly columns?: string
  readonly rows?: LeftRows
}
type Told = Omit<LeftByAct, 'verbs' | 'columns' | 'rows'>

const columns = (verbs: string, fields: string, told: Told = {}): LeftByAct => ({ verbs: verbs.split('|'), columns: fields, ...told })
const rows = (verbs: string, noun: string, fields: string, lacks: RegExp, told: Told & Partial<LeftRows> = {}): LeftByAct => {
  const { kit = 'trade_record', life, made, own, byOthers, ...rest } = told
  return {
    verbs: verbs.split('|'),
    rows: {
      noun,
      kit,
      fields,
      lacks,
      ...(life === undefined ? {} : { life }),
      ...(made === undefined ? {} : { made }),
      ...(own === undefined ? {} : { own }),
      ...(byOthers === undefined ? {} : { byOthers }),
    },
    ...rest,
  }
}

const shown = /^(?:text|media|talk|record|work|event|offer|place|play|thing)$/
const owned = /^(?:offer|machine|place|record|thing|media|work|event|play)$/
const placed =
  /(?:^| )(?:pages?|photos?|pictures?|images?|slides?|songs?|tracks?|steps?|blocks?|sections?|cards?|items?|chapters?|widgets?|questions?|lessons?|scenes?|pieces?|banners?|links?|stops?|tasks?|modules?|topics?|entr(?:y|ies)|clips?|fields?)$/
const people = 'Ana Silva|Ben Carter|Mei Chen|Farid Haddad'
const others = 'Noah Fischer|Olivia Grant|Samir Aziz|Tara Novak'
const written = /^(?:text|media|record|place|offer|event|work|thing)$/
const decided = 'New; Accept: New > Accepted; Decline: New > Declined'
const looked = 'New; Take on: New > Being looked at; Settle: New, Being looked at > Settled; Dismiss: New, Being looked at > Dismissed'
const reportFields = `@$!;Reason=Wrong|Offensive|Spam|Fraud|Other!;Details:long;Reported by~${people};Reported on:date`
const correctionFields = `@$!;Concerns~Second paragraph|Opening hours;Correction:long!;Suggested by~${people};Suggested on:date`
/** What a report is of, rather than what somebody put up. */
const reported =
  /(?:^| )(?:report|problem|issue|bug|fault|defect|incident|damage|loss|absence|sighting|data|result|score|reading|case|reason|violation|hazard|observation|expense|status|location|outbreak|leak|crime|outage|disaster|alarm|risk|progress|work|income|error|accident|injury|catch|harvest|emergency|symptom|repair|feedback|temperature|suspect)$|^(?:lost|found|missing|broken|stray|injured|dead|fallen) |^non-/
const contests = /(?:^| )(?:show|competition|tournament|contest|race|championship|class|league|regatta|cup|exhibition|derby)$/
const entrants =
  /(?:^| )(?:dog|cat|horse|pony|bird|rabbit|pigeon|sheep|cow|bull|animal|pet|team|crew|pair|athlete|player|rider|swimmer|runner|competitor|robot|boat|car|bike|rose|flower|vegetable|wine|beer|cheese|cake|photo|painting|work|film|piece)$/
const asked = 'Asked; Accept: Asked > Accepted; Refuse: Asked > Refused; Take back: Asked > Taken back'

/** What acts leave on what they are done to. */
// biome-ignore format: a table
export const leftOnRows: readonly LeftByAct[] = [
  columns('pin|sticky', 'Pinned:boolean', { to: shown, unless: /\bmaps?\b|\blocations?\b|\bto (?:an?|the) (?:spot|place|point|part)\b/ }),
  columns('pin|attach', 'Spot~Upper left|Second line|Logo', { to: /^(?:text|talk|record|work)$/, beside: /\bto (?:an?|the) (?:spot|place|point|part)\b/ }),
  columns('feature|spotlight', 'Featured:boolean', { to: shown, unless: /^ (?:an?|such|like|including)\b/ }),
  columns('recommend', 'Recommended:boolean', { to: /^(?:text|media|event|offer|place|play)$/, unless: /\b(?:based on|according|algorithm\w*|personal\w*|users?|him|her|them)\b/ }),
  columns('reorder|rearrange', 'Order:number#1-', { of: placed }),
  columns('arrange|sort|order|drag', 'Order:number#1-', { of: placed, by: 'uses', beside: /^(?!.* (?:in|into|to) (?!(?:any|the|an?|their|its|your) (?:own )?(?:order|sequence))).*/, unless: /\bby (?!hand|dragging|drag)\w/ }),
  columns('put|arrange|bring|sort', 'Order:number#1-', { to: /^(?:text|media|work|thing|record|play|event)$/, beside: /^[^,]*? in (?:the (?:right|wanted|best) |any |an? |their (?:own )?)?(?:order|sequence)\b/ }),
  columns('attach', '$1:file', { wide: true, beside: /^ (?:(?:an?|the|their|scanned|own|more|several) )*(photos?|pictures?|files?|documents?|sounds?|recordings?|videos?|records?|scans?|receipts?|worksheets?|certificates?|drawings?)\b(?! to )/, not: /(?:^| )(?:photo|picture|image|file|document|message|mail|email)$/ }),
  columns('weigh', 'Weight:number(kg)#0-', { not: /(?:^| )(?:weight|weighing)$/ }),
  columns('embed', 'Embed address:url', { to: /^(?:text|media|play|work|record|event)$/ }),
  columns('extend|prolong', 'Extended until:date', { to: /^(?:request|work|money|rule|event|offer|record)$/, not: /(?:^| )(?:product|system|platform|data|service|function|site)$/ }),
  columns('postpone|defer', 'Postponed to:date'),
  columns('snooze', 'Snoozed until:date'),
  columns('forward', 'Forwarded to', { to: /^(?:request|talk|text|work|record)$/, not: /(?:^| )(?:message|mail|email|post|video|article|news|link|traffic|port)$/ }),
  columns('redirect|reroute', 'Redirected to', { to: /^(?:request|work|record|offer)$/, not: /(?:^| )(?:link|url|domain|page|traffic)$/ }),
  columns('refer', 'Referred to', { to: /^(?:request|work|record|person)$/, not: /(?:^| )friend$/ }),
  columns('escalate', 'Escalated to', { to: /^(?:request|work|record|talk)$/ }),
  columns('merge', 'Merged into', { to: /^(?:request|person|record)$/, not: /(?:^| )(?:data|file|document|image|pdf|table|cell|order|dataset)$/ }),
  columns('duplicate|clone', 'Copied from', { to: /^(?:text|work|rule|record|event|play|media)$/, not: /(?:^| )(?:data|file|code|repository|voice|image|link)$/ }),
  columns('repeat', 'Repeats=Never|Every day|Every week|Every month', { to: /^(?:request|event|work|offer|record|thing)$/, unless: /\b(?:earlier|previous|past|last|old)\b/ }),
  columns('rank', 'Rank:number#1-', { to: /^(?:person|request|work|record|thing)$/, by: 'runs' }),
  columns('prioritise|prioritize', 'Priority=Low|Normal|High|Urgent', { to: /^(?:request|work|record|talk|thing)$/ }),
  columns('appraise|value', 'Estimated value:money', { to: owned, not: /(?:^| )(?:collection|order|service|product)$/ }),
  columns('put|place|store|pack|stack|file', '$1', { to: owned, beside: /^[^,]*? (?:on|in|into|onto) (?:the |an? |its |their )?(?:\w+ )?(shel(?:f|ves)|crates?|drawers?|bins?|lockers?|racks?|cages?|barrels?|boxes|pallets?|cabinets?)\b/ }),
  columns('limit|restrict', 'Most at once:number#1-', { to: /^person$/, by: 'runs', beside: / to / }),
  columns('skip', 'Skipped:boolean', { to: /^person$/ }),
  columns('transfer', 'Transferred to', { to: /^(?:person|request)$/, beside: /^[^,]*? to (?:an?|the|another|other|his|her|their)\b/, not: /(?:^| )(?:call|payment|order|booking)$/ }),
  columns('bundle', 'Bundle~Starter pack|All of spring', { to: /^(?:offer|media|text|record|thing)$/ }),
  columns('sign', 'Signed by;Signed on:date', { to: /^(?:text|record|work|rule)$/, not: /(?:^| )(?:message|article|post)$/, beside: /^(?! (?:up|in|out|on|off|into)\b)/ }),
  columns('countersign', 'Countersigned by;Countersigned on:date', { wide: true, to: /^(?:text|record|work|rule)$/ }),
  columns('redact|anonymise|anonymize', 'Anonymised:boolean'),
]

/** What acts leave that has rows of its own. */
// biome-ignore format: a table
export const leftAsRows: readonly LeftByAct[] = [
  rows('swap', '$ swap', `@$!;Offered by~${people};Taken by~${others};Note:long;Asked on:date`, /swap|exchange|trade|transfer/, { kit: 'trade_request', life: asked, not: /(?:^| )(?:face|currency|coin|token)$/ }),
  rows('exchange', '$ exchange', `@$!;Offered by~${people};Given for;Exchanged with~${others};Asked on:date`, /swap|exchange|trade|transfer/, { kit: 'trade_request', life: asked, to: /^(?:offer|record|thing)$/, by: 'uses', not: /(?:^| )(?:point|coin|currency|reward|code|gift|product|prize|idea|message|information|data|goods?)$/ }),
  rows('fund', '$ funding', `@$!;Backer~${people};Amount:money#1-!;Message;Given on:date`, /fund|pledge|contribut|donation|invest|sponsor/, { to: /^(?:work|event|record|offer|thing)$/ }),
  rows('tip', '$ tip', `@$!;From~${people};Amount:money#1-!;Message;Given on:date`, /\btips?$|tip record|gratuity|reward record/),
  rows('endorse', '$ endorsement', `@$!;Endorsed by~${people};Comment;Endorsed on:date`, /endorse/, { by: 'uses' }),
  rows('nominate', '$ nomination', `@$!;Nominated by~${people};Category~Best of the year|Newcomer;Reason:long;Nominated on:date`, /nominat/, { wide: true }),
  rows('warn', '$ warning', `@$!;Reason!~Late twice|Against the rules;Given by~${others};Given on:date;Until:date`, /warning|notice/, { to: /^(?:person|place|record|thing|offer)$/, by: 'runs' }),
  rows('thank', 'thank-you message', `@$!;Sent by~${people};Message:long!;Sent on:date`, /thank/, { to: /^person$/, not: /(?:^| )(?:user|visitor|customer)$/ }),
  rows('gift', '$ gift', `@$!;From~${people};To!~${others};Message;Given on:date`, /gift|present/, { to: /^(?:offer|text|media|record|thing|money)$/ }),
  rows('report', '$ report', reportFields, /report|complaint|flag|appeal/, { kit: 'trade_request', life: looked, to: /^(?:text|media|talk|person)$/, by: 'uses', not: reported }),
  rows('report', '$ report', reportFields, /report|complaint|flag|appeal/, { kit: 'trade_request', life: looked, to: /^(?:place|offer|event|play|record|thing)$/, by: 'uses', beside: /^[^,]*? (?:that|who|which|as|for|because) /, not: reported }),
  rows('report', '$ correction', correctionFields, /suggest|propos|correction/, { kit: 'trade_request', life: decided, by: 'uses', beside: /^ (?:wrong|incorrect|outdated|false|missing|out-of-date) (?:information|data|details|facts|entries|opening hours|prices?)\b/ }),
  rows('flag', '$ flag', `@$!;Reason=Wrong|Offensive|Spam|Out of date|Other!;Details:long;Flagged by~${people};Flagged on:date`, /report|flag/, { kit: 'trade_request', life: 'New; Settle: New > Settled; Dismiss: New > Dismissed', to: /^(?:text|media|talk|place|offer|event)$/, by: 'uses' }),
  rows('annotate', 'annotation', `@$!;Place~Page 2, line 14|Second paragraph;Annotation:long!;Written by~${people};Written on:date`, /annotat|remark|highlight|label/),
  rows('mark up', 'annotation', `@$!;Place~Upper left|Middle;Annotation:long!;Written by~${people};Written on:date`, /annotat|remark|highlight|label/),
  rows('highlight', 'highlight', '@$!;Place~Chapter 3|Page 41;Words:long!;Colour=Yellow|Green|Blue|Pink;Note', /highlight/, { to: /^(?:text|media|record|thing|offer)$/, by: 'uses', own: true, wide: true, beside: /^ (?:\w+ )?(?:passages?|words|sentences?|lines|text|paragraphs?|verses|quotes?)\b/ }),
  rows('insure', '$ insurance', '@$!;Insurer~Harbour Mutual|Lakeside Insurance;Policy number~P-20411|P-18820;Insured value:money#500-20000;Valid from:date;Valid until:date', /insur|polic(?:y|ies)/, { to: owned }),
  rows('substitute', '$ substitution', '@$!;Replaced by!;Reason~Out of stock|Not ripe;Agreed:boolean;Date:date', /substitut|replacement/, { to: /^(?:offer|person|record|thing)$/ }),
  rows('write off', '$ write-off', `@$!;Quantity:number#1-40!;Reason=Damaged|Expired|Lost|Stolen;Written off by~${people};Date:date`, /write-?off|scrap|loss|dispos/, { wide: true, to: owned }),
  rows('count', '$ count', `@$!;Counted:number#0-240!;Expected:number#0-240;Counted by~${people};Counted on:date`, /count|stocktak/, { to: /^(?:offer|machine|record|thing)$/, by: 'runs', unless: /\bhow many\b|\bper\b/ }),
  rows('measure', '$ measurement', `@$!;Measured=Height|Weight|Length|Width|Depth|Temperature!;Value:number#1-240!;Measured by~${people};Measured on:date`, /measure|reading/, { to: /^(?:person|place|record|thing|machine)$/, not: /(?:^| )(?:time|distance|speed|performance|progress|success|impact|result|effect|temperature|health|blood pressure|weight|rate)$/ }),
  rows('inspect', '$ inspection', `@$!;Inspected by~${others};Inspected on:date!;Result=In order|With faults|Out of use;Remarks:long`, /inspect|check|audit|examin/, { to: /^(?:machine|place|record|offer|thing)$/, by: 'runs', not: /(?:^| )(?:order|document|report|data|log|record|result|information)$/ }),
  rows('allocate', '$ allocation', `@$!;Given to!~${people};Quantity:number#1-40;Allocated by;Allocated on:date`, /allocat|assign|distribut/, { to: /^(?:offer|money|record|machine|place|thing)$/ }),
  rows('suggest|propose', '$ correction', correctionFields, /suggest|propos|correction/, { kit: 'trade_request', life: decided, by: 'uses', wide: true, beside: /^ (?:an? |the |some )?(?:\w+ )?(?:corrections?|changes|edits|improvements)\b/, to: written }),
  rows('suggest', '$ suggestion', `@$!;Suggested by~${people};Reason:long;Suggested on:date`, /suggest|propos|recommend|correction/, { kit: 'trade_request', life: decided, by: 'uses', byOthers: true, to: owned }),
  rows('correct', '$ correction', `@$!;Concerns;Was~12|Mill Lane;Is now!~21|Mill Street;Corrected by~${people};Corrected on:date`, /correct|change|revision|version/, { to: /^(?:text|record|person|media|thing)$/, not: /(?:^| )(?:answer|question|error|mistake|spelling|grammar|text|sentence|word|pronunciation)$/ }),
  rows('transfer|move', '$ transfer', `@$!;From!~North hall|Shelf A 3;To!~South hall|Shelf C 1;Quantity:number#1-40;Moved by~${others};Moved on:date`, /transfer|\bmove|movement|relocation/, { to: /^(?:offer|machine|record|thing)$/, by: 'runs', beside: / between | to (?:another|other|the other) /, not: /(?:^| )(?:data|file|money|fund|task|card)$/ }),
  rows('watch|star', 'watched $', '', /follow|favou?rite|saved|watch/, { kit: 'favorite', made: 'save', by: 'uses', of: /(?:^| )(?:auction|lot|machine|item|listing|home|house|flat|car|offer|product|domain|share|coin|plot|ticket|advert|ad|route|talk|trail|place|stall|animal)$/ }),
  rows('follow', 'followed $', '', /follow|favou?rite|saved|watch/, { kit: 'favorite', made: 'save', by: 'uses', to: /^(?:offer|place|event|record|work|request)$/, not: /(?:^| )(?:course|lesson|video|progress|class|recipe|instruction|step|plan|price|trend|data|statistic|result|order|status|training|account|exercise|programme|program|game|match|movie|film|live|news|score|update|rule|guide|link|route|show|lecture|animation|drama)$/ }),
  rows('collect|gather|keep|save|sort|file', 'collected $', '@$!;Folder!~For autumn|To try;Note;Collected on:date', /folder|collect|favou?rite|saved|album|board/, { by: 'uses', own: true, made: 'collect', beside: /^[^,]*? (?:in|into) (?:own |their |personal |private |named )*(?:folders|collections|binders|boards)\b/, to: shown }),
  rows('choose|pick|select|prefer', '$ choice', `@$!;Chosen by~${people};Rank:number#1-3;Chosen on:date`, /choice|selection|prefer|favou?rite|vote|order|booking/, { by: 'uses', own: true, beside: /^ up to (?:two|three|four|five|\d)\b/, to: owned }),
  rows('offer', '$ exchange', `@$!;Wanted!;Offered by~${people};Offered to~${others};Offered on:date`, /swap|exchange|trade|barter/, { kit: 'trade_request', life: asked, by: 'uses', wide: true, beside: /^[^,]*? (?:in|for) exchange\b/, to: owned }),
  rows('invite', '$ invitation', `@$!;Invited by~${people};Message;Sent on:date`, /invit|rsvp|friend/, { kit: 'trade_request', life: 'Sent; Accept: Sent > Accepted; Decline: Sent > Declined; Take back: Sent > Taken back', by: 'uses', to: /^person$/, not: /(?:^| )(?:user|friend|other|member|people)$/ }),
  rows('feed', '$ feeding', `@$!;Feed~Hay|Pellets|Grain;Amount:number(kg)#1-20;Time:time;Fed by~${people};Fed on:date!`, /feed/, { to: /^(?:offer|record|thing|person|machine|place)$/, not: /(?:^| )(?:news|data|content|user|customer|rss)$/ }),
  rows('alter', '$ alteration', `@$!;What is done!~Taken in at the waist|New hem;Done by~${others};Done on:date`, /alter|change/, { to: owned, not: /(?:^| )(?:text|image|photo|picture|data|file|order|plan|design|page|setting)$/ }),
  rows('clean', '$ cleaning', `@$!;Cleaned by~${others};Cleaned on:date!;Note`, /clean/, { to: /^(?:machine|place|offer|thing)$/, not: /(?:^| )(?:data|dataset|file|image|text|service)$/ }),
  rows('queue', 'queued $', '@$!;Place in the queue:number#1-20!;Added on:date', /queue|playlist/, { to: /^(?:media|text|play)$/, own: true, made: 'add' }),
  rows('skip', 'skipped $', '@$!;Month~May|June;Reason;Skipped on:date', /skip/, { to: /^(?:request|offer)$/, of: /(?:^| )(?:subscription|delivery|box|order)$/, own: true }),
  rows('react', '$ reaction', `@$!;Reaction=👍|❤️|😂|😮|😢!;Given by~${people};Given on:date`, /reaction|\blike/, { to: /^(?:text|media|talk|work|event)$/ }),
  rows('split|share', '$ cost share', `@$!;Who!~${people};Share:money#1-80!;Paid:boolean`, /share|split/, { beside: /^(?: the)? ?(?:costs?|bills?|expenses?|fuel)\b/, to: /^(?:money|event|work|record|request|offer)$/, not: /(?:^| )expense$/ }),
  rows('enter', '$ entry', `@$!;Entered for->@class|category|event|=show|=competition|=tournament|=contest|=race|=championship|=league|=regatta!;Entered by~${people};Start number:number#1-90;Fee paid:boolean;Placing:number#1-12;Entered on:date`, /entr(?:y|ies)$|registration|participa|enrol/, { kit: 'trade_request', life: 'Entered; Confirm: Entered > Confirmed; Scratch: Entered, Confirmed > Scratched', made: 'register', of: entrants, among: contests, unless: /^ (?:\w+ )?(?:data|details|information|names?|results?|scores?|points?)\b/ }),
  rows('coach', 'coaching note', `@$!;Coached by~${others};Note:long!;Date:date`, /coaching/, { to: /^person$/ }),
]
