import { kitBehind } from './compounds.ts'
import { singular } from './inflect.ts'
import type { KitName } from './kits.ts'
import { computingNouns } from './kits-computing.ts'
import { drawnNouns } from './kits-drawn.ts'
import { partNouns } from './kits-parts.ts'
import { companyNouns } from './nouns-company.ts'
import { dealingNouns } from './nouns-dealings.ts'
import { measuredNouns } from './nouns-measured.ts'
import { notedNouns } from './nouns-noted.ts'
import { operationsNouns } from './nouns-operations.ts'
import { recordNouns } from './nouns-records.ts'
import { resultNouns } from './nouns-results.ts'
import { tradeNouns } from './nouns-trade.ts'
import { workplaceNouns } from './nouns-workplace.ts'
import { trades } from './trades.ts'

/** The kit of a noun by its last word, in the singular; phrases of two words go first. */
// biome-ignore format: a table
const table: Readonly<Partial<Record<KitName, string>>> = {
  advert: 'ad|advert|advertisement|product ad|video ad|banner ad|ad creative|targeted ad|commercial',
  saying: 'random quote|daily quote|famous quote|inspirational quote|motivational quote|quote of the day|famous saying|proverb',
  admission: 'admission price|admission fee|entry price|ticket type|ticket category|ticket tier|activity ticket|tour ticket|museum ticket|exhibition ticket|game ticket|travel ticket|tourist ticket|electronic ticket|e-ticket|movie ticket|cinema ticket|admission ticket|seat ticket|entrance ticket|scenic spot ticket|scenic ticket|attraction ticket|park ticket|event ticket|concert ticket|show ticket|match ticket|festival ticket|entry ticket|theatre ticket|theater ticket',
  test_case: 'test case|unit test|test scenario|automated test',
  sighting: 'sighting|observation|bird sighting|wildlife sighting',
  species: 'species|bird species|plant species|bird|butterfly|wildlife',
  trail: 'trail|hiking trail|hiking route|bike trail|walking route|running route|cycling route',
  stop: 'stop|stopover|waypoint|trip stop',
  forecast: 'weather forecast|forecast|weather|weather report',
  fundraiser: 'crowdfunding|crowdfunding project|fundraiser|fundraising campaign|donation campaign|appeal|charity campaign|donation project|charity project',
  shift: 'shift|work shift|volunteer shift|duty|duty shift',
  squad_player: 'squad player|squad member|team player|roster player',
  channel: 'video channel|tv channel|youtube channel|podcast show',
  album: 'music album|record album|lp',
  member_profile: 'member profile|club member|dating profile|public profile|traveller profile|mentor profile|people nearby',
  product: 'vinyl record|necklace|earring|bracelet|pendant|seafood|mobile phone|phone for sale|lot|scratch card|scratch-off card|product|good|goods|commodity|merchandise|item|gift|device for sale|clothing|cosmetic|snack|food product|shopping|catalog|catalogue|sku|mall|grocery|ware|blind box|costume|accessory|furniture|appliance|flower|bouquet|toy|material|vegetable|fruit|cheese|honey|egg|jam|sausage|watch|jewel|piece of jewellery|rug|candle|soap|perfume|vinyl record|skateboard|surfboard|protein bar|coffee bean|spice|sauce|wine|hamper|gift box|vegetable box|meal box|meal kit|subscription box|fruit box|box|lamp|mug|bag|scarf|hat|bike part|seed packet|seedling|print|produce|beer|whiskey|whisky|liquor|sneaker|knife|sofa|couch|armchair|wardrobe|bookcase|mattress|carpet|curtain|cushion|pillow|vase|lighting fixture|light fixture|garment|souvenir|cloth',
  service: 'service|treatment|haircut|hairstyle|package|offering|solution|therapy|massage|repair service|errand|consumption|insurance|welfare|city service|shoot|session type',
  dish: 'catering|internal catering|catering item|room service|dish|lunch|breakfast|dinner|supper|meal|food|menu|menu item|cuisine|drink|beverage|takeout|cake|coffee|tea|pizza|restaurant menu|cocktail|set meal|buffet',
  recipe: 'recipe',
  room: 'hotel room|suite|bed|cabin|villa|guest room|room type',
  facility: 'facility|warehouse|field|dormitory|dorm|station|plant room|workshop building|depot|greenhouse site|public facility|sports facility|filling station|weather station|substation|storage facility',
  space: 'sports venue|gymnasium|sports hall|sports ground|clubhouse|swimming pool|pool|community hall|party room|playground|barbecue area|sauna|laundry room|rooftop|room|study room|meeting room|conference room|classroom|venue|court|hall|studio|laboratory|lab|desk|workspace|locker|private room|card room|table|charging pile slot',
  bay: 'charging station|parking lot|parking space|parking spot|charging pile station|bike station|locker station|nearby charging station',
  seat: 'seat',
  course: 'course|lesson|lecture|curriculum|training|tutorial course|online course|program|learning material|courseware|training course|learning|education|study program|workshop series|onboarding process',
  class: 'class|workshop|session|yoga class|masterclass',
  event: 'product launch|product launch event|brand launch|app launch|book launch|social engagement|community engagement|event|donation camp|blood camp|health camp|summer camp|training camp|blood drive|donation drive|food drive|prayer time|showtime|bus time|guided walk|guided tour|guided hike|club evening|activity|exhibition|match|competition|concert|conference|webinar|tournament|show|performance|party|festival|ceremony|battle|contest|trip event|team building|schedule|calendar|agenda|timetable|itinerary item|campaign|game night|service time|mass|retreat|tour date|gig|race|meetup|rehearsal|recital|carnival|funeral|fire drill|emergency drill|safety drill|rescue drill|evacuation drill|screening|tasting|walkabout',
  habit_check: 'habit check-in',
  league_team: 'league team|league table|football table',
  fixture: 'fixture|match fixture|pairing|matchup|football match|football score|football game|soccer match|basketball match|cricket match|tennis match|sports match|match score|live score|football event',
  meeting: 'meeting|call plan|visit|interview|video conference|conference call|standup',
  refund: 'after-sales business|after-sale business|return|goods return|returned good|refund|refund request|refund application|refund record|return request|order return|product return|sales return|after-sale|after-sales|after-sales service|after-sale service|after-sales request|return and exchange|return order',
  claimed_coupon: 'claimed coupon|received coupon|claimed voucher',
  redemption: 'gold coin exchange|coin exchange|gift exchange|prize exchange|redemption|redemption request|point redemption|points redemption|points exchange|point exchange|reward redemption|redemption record|redemption order|gift redemption|prize redemption',
  loan_product: 'loan product|credit product|lending product|mortgage product|loan plan',
  finance_product: 'financial product|finance product|investment product|wealth product|wealth management product|fund product|banking product|bank product|financial service product',
  insurance_product: 'insurance product|insurance plan|insurance policy product',
  order: 'order|purchase|checkout|takeaway order|sale|sales|shopping order|delivery order|work order service|deal record',
  cart: 'cart|shopping cart|basket|cart item|shopping basket|wishlist item|shopping bag',
  booking: 'time window|booking|reservation|appointment|table reservation|visit booking|consultation|viewing|test drive|slot|appointment slot|registration appointment|class booking|home visit',
  application: 'approval request|approval task|approval application|approval item|approval record|pending approval|approval list|review and approval|application approval|application|policy upgrade|objection|appeal|job application|visa|enrollment|enrolment|loan|loan application|admission|registration|certification|filing|plan filing|declaration|approval|affair|business application|claim|permit|license|licence|membership application|adoption application|audit|examination registration|franchise',
  signup: 'signup|sign up form|sign-up form|signup form|sign up sheet|sign up list|sign-up|waitlist|waiting list|newsletter|rsvp|participant list|mailing list|registration form|attendee list|guest list|entry list|lottery participation|participation',
  request: 'fault report|failure report|breakdown report|device fault report|equipment fault report|late check-out|late checkout|early check-in|extra bed|wake-up call|request|mentorship|mentoring request|friend request|help request|repair request|maintenance|repair|maintenance request|service request|need|requirement|loan request|demand|work request|quote request|pickup|cleaning|inspection|fault|bounty',
  verification: 'verification|verification record|identity verification|verification request|identity check|id verification|id check|real-name verification|real-name authentication|identity authentication|kyc check',
  job: 'training run|model training run|fine-tuning|fine-tuning job|model fine-tuning|fine-tuning task|conversion|generation|detection|recognition|analysis task|translation|prediction|simulation|calculation|crawl|scrape|compression|test|extraction|rendering|segmentation|migration|processing|diagnosis|scan|experiment|computing task|evaluation task|script|query task|web page generation|qr code|code generation|text generation|image generation|speech|algorithm|model training|transcript',
  ticket: 'issue report|bug report|defect report|safety hazard|hidden danger|hazard|maintenance issue|technical issue|building issue|repair issue|customer issue|ticket|issue|bug|support ticket|incident|complaint|work order|feedback ticket|dispute|error|problem',
  person: 'user|member|player account|people|person|guest|visitor|participant|follower|fan|candidate|resident|citizen|tenant|landlord|owner|subscriber|applicant|contact|group member|customer service|audience|administrator|admin|passenger|reader|family member|relative|match|single|operator|anchor|provider|service provider|freelancer account|user account|elder|child|parent|identity|buddy|partner account|buyer|seller|donor',
  employee: 'employee|employee record|staff|staff member|staff record|personnel|personnel record|administrative personnel|worker|colleague|salesperson|team member|team lead|shift lead|manager|technician|waiter|nurse|crew|performer of duty|correspondent staff',
  student: 'student|pupil|learner|trainee|class member|candidate student',
  teacher: 'teacher|instructor|tutor|trainer|coach|lecturer|faculty|faculty member|mentor',
  expert: 'expert|speaker|presenter|panelist|agent|consultant|advisor|adviser|lawyer|painter|photographer|freelancer|artist|designer|stylist|barber|therapist|developer|creator|author|cleaner|sitter|caregiver|host|guide|musician|chef|broker|accountant|investor|specialist|professional|technical expert|mechanic|walker|writer',
  doctor: 'doctor|physician|dentist',
  patient: 'patient|patient file|patient profile|patient archive',
  driver: 'driver|courier|rider|dispatcher|shipper|carrier|mover',
  deal: 'deal|business opportunity|opportunity|sales opportunity|pipeline|sales lead',
  customer: 'customer|client|lead|prospect|account holder|consumer|crm record',
  organisation: 'shelter|animal shelter|rescue centre|company|supplier|merchant|enterprise|organization|organisation|vendor|dealer|distributor|department|institution|agency|school|university|hospital|partner|brand|manufacturer|factory|bank|service enterprise|franchisee|third party|business|club|association|community partner|branch|unit|tenant company|employer|sponsor|farm|record label|recycler|daycare|nursery school|winery|football association|travel agency|airline company',
  store: 'store|shop|restaurant|cafe|salon|pharmacy|merchant store|nearby store|supermarket|clinic|garage|gas station|market|outlet|bakery',
  profile: 'profile|personal information|personal center|personal data|personal profile|account information|account setting|user profile|personal homepage|homepage|my account|avatar|personal page|account|my homepage|personal setting|member center',
  account: 'loan account|bank account|financial account|wallet|balance|account balance|fund|portfolio account|saving|savings|deposit account|ledger account|credit|asset allocation|virtual wallet|card|bank card|charging card',
  team: 'team|group|guild|club team|squad|clan|alliance|league|circle|community|family|camp|crew team|camp',
  article: 'walkthrough|game walkthrough|playthrough|article|shared information|shared knowledge|shared experience|travel guide|city guide|service guide|transportation guide|user guide|news|news article|blog|blog post|story|tip|guide|tutorial|information article|knowledge|press|column|encyclopedia|publication|education material|fact|introduction|industry news|company news|content|novel|chapter|essay|poem|insight|science popularization|culture|web page|page|website content|landing page|update|update information|strategy guide|storyline|game storyline|travel strategy|game strategy|travel guide article|handling guide|page content|material article|slide|website|section|research|paper|page module|patient education|site content|text|entry article|feature article|seo article|word|vocabulary|lore|scene|scenario|lyric|magazine|bulletin article|educational content|educational article|promotional content|creative content|written content|interactive content|original content|entertainment content|health content|knowledge content|popular science content|exclusive content|free content|paid content|premium content|rich text',
  announcement: 'announcement|notice|bulletin|notification|update log|release note|push message|circular|reminder message|changelog|broadcast message',
  document: 'power of attorney|letter of authorization|document|contract template|document template|report template|letter template|agreement template|clause template|manual|certificate|note document|record document|attachment|credential|specification|drawing|sop|standard|archive|dossier|file record|electronic signature|signature|signing|proposal|book document|spreadsheet|presentation|resume document|pdf|help document|documentation|handbook|requirement document|minute',
  contract: 'contract|agreement|lease contract|deal contract|tender|warranty|guarantee|quotation contract',
  report: 'report|summary|statement|financial statement|financial report|health report|analysis report|weekly report|daily report|inspection report|test report|performance report|experiment report|account statement|case report|work report|estimate|research report|rebate record|income statement|balance sheet|general ledger|ledger|account receivable|accounts receivable|account payable|accounts payable|record report|census|assessment|evaluation report',
  plan: 'project phase|phase|completion phase|project stage|plan|production plan|schedule plan|training plan|workout plan|strategy|study plan|diet plan|treatment plan|goal|milestone|roadmap|budget plan|production|scheduling|process|workflow|production process|production planning|enterprise process|operation plan|business plan|roster|meal plan|lesson plan|okr|target',
  entry: 'side effect|daily entry|log entry|night entry|weekly entry|monthly entry',
  diary: 'diary|journal|journal entry|diary entry|mood|mood entry|feeling|emotional state|mood state|emotional record|dream|note|memo|tea diary|memory|thought|moment|sticky note|reflection|gratitude',
  message: 'message|message delivery|message exchange|message transmission|chat session|private chat session|chat conversation|chat|chat message|conversation|private message|text message|private chat|single chat|guestbook message|guestbook|letter|reply|chat record|greeting|wish|communication|instant message|voice message|blessing|speech request|live chat|dialogue|talk|correspondence|message board|customer service chat|voice chat|video call|call|contact message',
  inquiry: 'inquiry|contact form|contact|enquiry|contact request|feedback form|consultation request|customer inquiry|contact us|contact information|contact page|callback|information request|quotation request|lead form|after-sales inquiry',
  comment: 'argument|comment|discussion|discussion thread|response comment|annotation|remark|thread|replying|bullet screen|interaction|danmaku|barrage|bullet comment|bullet chat|danmu|live comment',
  review: 'review|rating|evaluation|testimonial|user review|customer review|user evaluation|star rating|product review|feedback review|recommendation|reputation|critique',
  question: 'question|faq|q&a|help question|problem question|common question|frequently asked question|topic question|doubt',
  post: 'information exchange|knowledge exchange|cultural exchange|intercultural exchange|language exchange|experience exchange|technical exchange|post|topic|forum|forum post|thread post|tweet|status update|feed|share|invitation post|friend circle|circle of friend|friends circle|wechat moment|moments post|social post|content post|community post|discussion topic|dynamic|news feed|social circle|short post|social feature|announcement post|classified|second-hand post|listing post|idea|confession|meme|joke',
  room_chat: 'chat room|channel|chatroom|voice room|live room|live broadcast room|discussion room|group chat room|chat group|group chat|group conversation|multi-person chat|game room|lobby|server room|room chat|room channel',
  image: 'image|photo|picture|photograph|gallery|album|wallpaper|poster|thumbnail|avatar image|ai avatar|virtual avatar|personalized avatar|ai portrait|ai image|ai photo|drawing image|artwork image|portfolio|portfolio image|photo album|logo|illustration|sketch|painting photo|face|graphic|emoticon|sticker|emoji|background image|pattern|scan image|screenshot|visual|design draft|wedding photo|photo gallery|instagram photo|x-ray',
  video: 'video work|video|live stream|stream|short video|clip|broadcast|recording|live broadcast|vlog|episode|animation|film clip|webcast|video file|video content|live video|lecture video|surveillance video|live|replay|livestream|course video|multimedia file|multimedia|multimedia resource|media|media file|trailer|teaching video|reel|movie clip|highlight video|match highlight|game highlight|goal highlight|highlight reel|highlight clip',
  music: 'radio station|radio channel|internet radio|internet radio station|music|song|track|audio|album music|audio file|sound|radio|melody|voice|recording audio|ringtone|beat|sound effect|audiobook',
  playlist: 'playlist|song list|favorites list|reading list',
  file: 'workbook|excel workbook|file transfer|data transfer|lecture note|study note|course note|class note|revision note|study material|file|attachment file|folder|resource|download|excel file|css file|js file|upload|json file|csv|software package|software|app|application package|plugin|cloud file|package file|log file|model file|data file|zip|firmware|installation package|source code|source file|ebook file|script file|opml file|transmission record|code|code snippet|snippet|font|3d model|map file|asset file',
  work: 'work|artwork|painting|sculpture|calligraphy|creation|handicraft|piece|exhibit|collection|antique|nft|digital collection|craft|pottery|cultural relic|relic|design work|sculpture piece|set|set fragment|invention',
  case: 'case|case study|portfolio project|photo series|client work|success case|project case|customer case|showcase|achievement|works case|reference project|sample|style|design|demo|example|brand story|company introduction|advantage|application scenario|usage scenario|use case|honor|award|portfolio project',
  task: 'task|to-do task|assignment|mission|errand task|action item|issue task|daily task|challenge|quest|inspection task|check item|checklist|checklist item|chore|work item|subtask|card task|job task|patrol|backlog|user story|ticket task|production task|work task|exercise|workout|training session|practice',
  todo: 'todo|to-do|to-do item|todo item|shopping list item|todo list|to-do list|to do|grocery list|shopping list|bucket list|packing list',
  habit: 'habit|routine|streak|daily habit',
  project: 'project|research project|investment project|construction project|program project|engineering project|fundraising|scientific research|initiative|sprint|undertaking',
  reminder: 'reminder|alarm|medication reminder|appointment reminder|countdown|timer|birthday|anniversary|due date|deadline',
  vacancy: 'labor demand|labour demand|temporary labor demand|temporary labour demand|worker demand|staffing demand|staffing need|manpower demand|hiring demand|hiring need|recruitment demand|employment demand|job task|recruitment|job recruitment|job|vacancy|position|job posting|job listing|recruitment information|job information|opening|internship|part-time job|gig job|career|job opportunity|recruitment post|job position',
  resume: 'resume|cv|curriculum vitae|candidate profile',
  payment: 'payment|deposit payment|recharge|bill|fee|tuition|fine|parking payment|payment method|payment information|payment record|red packet|top-up|rent payment|toll|tip payment|deposit|withdrawal|cash withdrawal|credit card payment|transfer payment|premium|overdue payment|payout|reimbursement payment|remittance|electricity bill|utility bill|consumption record|charge|billing record|billing history|billing|bill record|bill payment',
  transaction: 'financial activity|financial operation|financial cost|transaction|income|revenue|cash flow|entry transaction|account transaction|bookkeeping|ledger entry|financial record|money|finance|accounting|account record|financial transaction|exchange|asset transaction|settlement|cost|costs|profit|financial data|stock transaction|fund flow|capital',
  invoice: 'invoice|quote|quotation|price quote|receipt|electronic invoice|tax invoice|credit note|proforma',
  expense: 'expense|reimbursement|spending|expense claim|expenditure|consumption expense|tax',
  donation: 'donation|contribution|pledge|gift donation|charity donation',
  commission: 'commission|bonus commission|reward commission|dividend|promotion commission|distribution commission|referral commission|rebate|cashback|royalty|share profit',
  coupon: 'referral code|coupon|voucher|discount|gift card|red envelope|promo code|offer|discount code|membership card',
  reward: 'points mall|point mall|points redemption mall|point redemption mall|points shop|points store|redemption mall|integral mall|points exchange mall|gift mall|referral bonus|reward|prize|badge|award prize|achievement reward|gift reward|medal|lottery prize|physical reward|virtual gift|trophy|benefit|perk',
  points: 'point|points|point balance|points balance|user point|member point|reward point|credit point|experience point|experience value|coin|gold coin|integral|score point|loyalty point|carbon credit|lucky coin|token|energy value|bonus point|membership point|points record',
  asset: 'bitcoin|cryptocurrency|stock|stock price|share price|bitcoin price|currency|digital currency|fund product|market data|market quote|exchange rate|token price|stock market|quote price|security|bond|index|futures|commodity price|coin price|market price|market',
  trade: 'trade|trade record|trading|stock trade|buy order|sell order|bitcoin transaction|crypto trade|trade order|position trade|buying|selling',
  shipment: 'waybill|shipment|delivery|package|parcel|cargo|cargo source|freight|logistics|express|express delivery|consignment|transport|transportation|transport order|logistics information|dispatch order|logistics order|loading|unloading|shipping|transportation track|luggage|courier order|transportation task|route|transport route|mail parcel|moving|container|load|vehicle schedule|moving item',
  stock: 'part|spare part|inventory|stock item|stock level|material stock|raw material|spare part|warehouse stock|medicine stock|supply|supplies|drug inventory|part|ingredient|consumable|inventory item|stock record|goods inventory|material inventory|warehouse inventory|stock inventory|storage',
  movement: 'inbound|outbound|stock movement|inbound record|outbound record|stock-in|stock-out|into-warehouse|out-of-warehouse|warehousing|in and out|inventory record|goods receipt|picking|stocktaking|inventory check|entry and exit|in-out record|receiving|in-warehouse|out of warehouse|warehouse entry|warehouse exit|stock in|stock out',
  machine: 'machine|vent|roof vent|shade screen|valve|irrigation valve|heater|sprinkler|ventilator|fan heater|air conditioner|boiler|blind|socket|smart plug|bulb|server|sensor|equipment|camera|instrument|robot|appliance device|terminal|printer|charging pile|meter|light|smart device|device|smart home device|node|cluster|virtual machine|host machine|network device|gateway|controller|elevator|pump|drone|hardware|container node|router|disk|cpu|network|web server|memory|load balancer|service node|interface device|plc|data center|monitoring item|network connection|website status|server status|computing resource|hive|greenhouse|door|lock|lamp|thermostat|monitor',
  vehicle: 'vehicle|car|campervan|camper van|motorhome|caravan|minibus|truck|bus|bicycle|bike|scooter|motorcycle|ship|boat|aircraft|fleet|electric vehicle|rental car|used car|scrapped car|taxi|license plate|train|tractor|ambulance|van|shared bike|yacht',
  reading: 'temperature detection|humidity detection|temperature and humidity detection|environment detection|air quality detection|water quality detection|gas detection|noise detection|people flow|crowd flow|passenger flow|pedestrian flow|foot traffic|visitor flow|water test|soil test|blood test|lab test|metric|reading|temperature|humidity|energy consumption|data point|indicator|usage|data usage|traffic|electricity|water level|air quality|monitoring data|real-time data|sensor data|performance|bandwidth|power|noise|speed|environment data|heart rate|noise level|rainfall|soil moisture|consumption data|system performance|user behavior|customer behavior|kpi|carbon emission|emission|location data|vital sign|progress data|volume|statistic|performance data|click',
  alert: 'data breach|security breach|intrusion|intrusion attempt|data leak|phishing attempt|device event|sensor event|alarm event|fault event|emergency event|emergency incident|security incident|alert|alert notification|alarm notification|warning notification|fault notification|alert message|alarm message|abnormal alert|system alert|alarm record|warning|warning information|abnormality|early warning|threat|intrusion|attack|vulnerability|security event|risk|fault alarm|exception|virus|trojan horse|trojan|malware|fraud|alarm information|server failure|anomaly|violation|emergency|disaster|warning record|failure',
  version: 'version|version history|version control|revision|revision history|history version|historical version|document version|file version',
  log: 'hours driven|hours flown|hours worked|hours practiced|hours practised|hours trained|hours studied|hours spent|hours volunteered|hours served|login attempt|failed login|failed login attempt|sign-in attempt|log|operation log|activity log|system log|audit log|login record|operation record|browsing history|search history|history|visit record|access record|change record|trace|tracking record|historical record|browsing record|download record|process record|promotion record|work log|access log|usage record|sending record|winning record|audit trail|play record|game record|event log|editing history|commit|deployment',
  place: 'place|location|scenic spot|attraction|destination|landmark|museum|park|map|city|tourist attraction|route place|site place|address book place|spot|area|region|point of interest|poi|country|village|building|point|campsite|beach|temple|service point|service area|recycling point|toilet|bus stop|neighborhood|district|zone|garden|map point|church|branch place',
  property: 'property|house|apartment|flat|real estate|listing|rental property|housing|home|housing resource|estate|land|office|villa listing|rental listing|house listing|housing information|new house|second-hand house|rent|housing source|house source|property source|rental housing source',
  trip: 'trip|tour|travel package|travel|vacation|tour package|journey|cruise|travel route|tourism|tour route|travel product|tourism product|tour product|tourist product|holiday|expedition|excursion|adventure|itinerary trip|leisure|pilgrimage|safari',
  ticket_travel: 'train ticket|bus ticket|ferry|ticketing|departure|train trip|boarding pass|connection',
  exam: 'exam|quiz|examination|online exam|mock exam|test paper|assessment exam|simulation exam|exam paper|question bank|placement test|certification exam|survey quiz|puzzle|trivia|flashcard deck|entrance exam|online test|practice test|question paper|exam question paper',
  word: 'flash card|flashcard|vocabulary card|word card|vocabulary word|new word',
  quiz_question: 'exam question|test question|quiz question|question item|trivia question|multiple choice question|practice question|language question|math question|problem set|riddle',
  homework: 'homework|homework task|homework assignment|coursework|practice exercise|programming exercise|coding exercise|course assignment|class assignment|student assignment',
  answer: 'answer|assignment submission|exercise submission|coursework submission|student answer|submission|homework submission|exam answer|answer sheet|solution answer|exam attempt|code submission|entry submission',
  score: 'placement|score|grade|ranking|leaderboard|exam result|exam record|exam history|quiz record|quiz history|test history|result|exam score|test result|performance score|credit score|rank|high score|game score|transcript grade|mark|student score|grade record|standing|lap time|personal best|game result|match result|competition result',
  game: 'game|mini-game|level|game mode|dungeon|puzzle game|board game|chess|script murder|dice game|card game|arena|game level|world|map level|mini game|sport|game room type|theme park game|escape room',
  character: 'character|hero|pokémon|pokemon|pet character|avatar character|npc|monster|virtual pet|digital human|creature|villain|knight|warrior|dragon|virtual character|virtual human|card character|weapon|spell|item game|virtual item|virtual resource|unit game|resource game|soldier|fighter|enemy|boss monster|zombie',
  play: 'game play|gameplay|play session|round|game progress|match play|turn|save game|single-player mode|multiplayer mode|battle record|turn-based battle|pvp|duel|game session',
  lottery: 'lottery drawing|lottery activity|lottery event|lottery campaign|lottery|draw|raffle|lucky draw|prize draw|wheel|wheel spin|big wheel|blind box lottery|giveaway|sweepstake|jackpot|lottery setting|spin|lucky draw activity|draw activity|lottery draw activity|wheel activity|turntable|turntable activity|raffle activity|prize draw activity',
  vote: 'vote|ballot|voting result|voting record|voting',
  poll: 'motion|poll|survey topic|opinion poll|referendum|voting topic|voting activity|election',
  form: 'form|survey|questionnaire|online form|web form|custom form|form template|intake form|checklist form|form field|field form|application form|data form',
  response: 'response|survey response|form response|form data|questionnaire answer|collected data|collected information|customer response|form submission|questionnaire response|survey result|answer response|form result',
  measurement: 'measurement|vital|body reading',
  medicine: 'medicine|medication|drug|prescription|medication record|pill|dose|supplement|remedy',
  health: 'health data|finding|health record|blood pressure|weight|sleep|step count|body data|health information|calorie|diet|physical examination|body measurement|symptom|blood sugar|nutrition|water intake|health status|health|run|workout record|fitness data|period|exercise data|exercise record|fitness record|medical history|pregnancy record|mileage record|sport data|training record',
  treatment_note: 'medical record|patient record|clinical record|treatment record|treatment note|clinical note|visit note|consultation note',
  vaccination: 'vaccination|vaccine|vaccination record|immunisation|immunization|jab',
  gear: 'drill|ladder|mixer|sander|saw|mower|scaffold',
  memo: 'ai suggestion|ai advice|intelligent suggestion|system suggestion|advice|screening suggestion|health suggestion|investment suggestion|portfolio suggestion|travel suggestion|maintenance suggestion|optimization suggestion|learning suggestion|personalized suggestion|treatment suggestion|internal note|staff note|case note|interview note|handover note|file note|progress note|work note|service note|follow-up note|inspection note',
  hours_log: 'hour|worklog|work log entry|time tracking|volunteer hour|working hour|hour worked|worked hour|billable hour|time spent|time log|work log',
  bid: 'bid|auction bid|offer on lot|purchase offer|price offer|counteroffer|counter-offer|buyer offer',
  attendance: 'attendance|check-in|checkin|sign-in|clock-in|punch-in|attendance record|daily check-in|roll call|time sheet|time entry|timesheet|work hour|hours|check-in record|visit log|check-out',
  loan: 'borrowing|rental|lease|tool loan|equipment loan|hire',
  lostfound: 'lost or found item|lost item|found item|lost property|lost pet',
  leave: 'leave|sick leave|annual leave|leave request|time off request|vacation request|leave application|day off|holiday request|absence|overtime|time off',
  salary: 'salary|payroll|wage|compensation|payslip|bonus|pay|allowance|pension|social security',
  rule: 'rule|conversion rule|activity rule|game rule|trigger|automation|filter rule|condition|workflow rule|risk rule|distribution rule|policy rule|keyword|search criterion|criterion|criteria|firewall|scheduled task|schedule rule|restriction|scenario rule|formula|regulation rule|algorithm rule|routing|logic|encryption rule|approval process|mapping|expiration|validation rule|quota',
  setting: 'setting|skin|website skin|site skin|alert threshold|alarm threshold|warning threshold|monitoring threshold|time zone|parameter|input parameter|print parameter|editing parameter|trading parameter|model parameter|form parameter|configuration|parameter setting|preference|system parameter|option|system setting|theme|language|environment variable|variable|framework parameter|system configuration|display mode|configuration item|privacy|sms reception setting|appearance|style setting|reward system|reception setting|basic setting|system|enterprise configuration|style option|color|layout|privacy setting|notification setting|user preference|personal preference|interest',
  permission: 'permission|access control|permission control|user access control|access permission|role permission|user permission|authority|privilege|access right|authorization|user role|access token|api key|key permission|user group|user organization',
  category: 'category|form item|form field|form element|navigation item|menu entry|skill|tag|label|classification|taxonomy|genre|catalog category|product category|directory|menu category|folder category|bookmark folder|specification category|attribute|column category|industry|subject category|subject|discipline|major',
  template: 'template|theme template|layout template|component template|page template|email template|analysis template|invitation card|card template|greeting card|form design|chart template|website template|resume template|poster template|prompt|prompt template|design template',
  link: 'social media|link|url|link address|ip address|bookmark|website link|promotion link|qr link|tool|ai tool|api link|rss|rss feed|subscription source|rss source|site link|navigation link|short link|webinar link|shareable link|invitation|invite|invitation code|referral|invitation link|sharing link|external link|web address|dns record|friend link|online tool|proxy|proxy server|redirect|channel link|webpage|website address|feed source|landing link|sharing button|social media link',
  figures: 'collection data|data|big data|data record|sample data|data entry|business data|operation data|operational data|statistical data|usage data|backend data|manufacturing data|production data|price data|case data|comparative data|company data|internal data|system data',
  domain_name: 'domain|custom domain|subdomain|domain name|web domain|custom subdomain',
  dataset: 'training data|training dataset|training set|test set|test dataset|database|dataset|data source|data set|table data|data structure|data table|key-value pair|key|data warehouse|schema|index data|cache|bucket|data resource|key-value|database table|repository|knowledge base|vector|sql database|distributed database|document database|value|database content|tree|corpus|data lake|data asset|map data|node data|time series|graph data|graph dataset|graph database',
  query: 'query|sql query|query statement|sql statement|query result|saved query|search query|retrieval|sql|statement query|data query|jdbc query|filter query|htsql query statement|htsql query',
  interface: 'api|api interface|interface|endpoint|web service|microservice|webhook|integration|api call|rest api|graphql api|api document|http request|function|service interface|request log|api endpoint|api request|protocol|connector|plugin interface|interface call',
  component: 'component|module|widget|ui component|code component|library|block|package library|theme component|extension|framework|function module|drag-and-drop component|chart component|control|element|lightweight component|class library|app module',
  backup: 'backup|database backup|data backup|snapshot|recovery|restore|data recovery|archive backup|copy|disaster recovery|backup record',
  subscription: 'subscription|plan subscription|service subscription|newsletter subscription|membership subscription|event subscription|meal subscription|renewal|member upgrade|membership upgrade|vip upgrade|membership purchase|membership renewal',
  membership: 'data plan|service plan|data package|subscription package|membership package|member plan|monthly plan|annual plan|paid plan|pass|day pass|season pass|season ticket|membership|membership plan|pricing plan|membership level|member level|vip|pricing|subscription plan|level membership|price plan|tariff|membership tier|plan price|vip level',
  favorite: 'favorite|favourite|wish list|channel subscription|watchlist|watch list|collection item|personal collection|video collection|music collection|article collection|user collection|my collection|saved item|wishlist|bookmark item|favorites|like|saved article|saved job|collected content|follow|following',
  progress: 'progress|learning progress|learning record|study record|course progress|reading progress|task progress|learning history|reading record|study progress|my learning|growth record|skill progress|learning path|training progress|training history',
  plant: 'plant|houseplant|flower bed|tree plant|garden plot|garden plant|succulent|bonsai',
  crop: 'crop|seed|virtual crop|farm crop|farm plot',
  pet: 'pet|dog|cat|animal|puppy|kitten|horse|rescue animal|livestock|cow|sheep|bird',
  book: 'book|e-book|ebook|library book|textbook|novel book|comic|manga|borrowing book|reading book|audiobook title',
  movie: 'movie|film|tv series|drama|anime|tv show|documentary|cartoon',
  record: 'arrival|result|record entry',
  hours: 'opening day|opening time|opening hour|business hour|opening time|office hour|hours of operation',
  policy: 'policy|regulation|law|legal document|policy information|clause|term|terms|guideline|rule document|government information|law and regulation|compliance|privacy policy|governance',
}

const known = new Map<string, KitName>()
const learn = (noun: string, kit: KitName): void => void (known.has(noun) || known.set(noun, kit))
for (const [name, nouns] of Object.entries(dealingNouns)) for (const noun of nouns.split('|')) learn(noun, name as KitName)
for (const [name, nouns] of Object.entries({
  ...resultNouns,
  ...workplaceNouns,
  ...tradeNouns,
  ...companyNouns,
  ...measuredNouns,
  ...recordNouns,
  ...operationsNouns,
  ...drawnNouns,
  ...computingNouns,
  ...partNouns,
  ...notedNouns,
}))
  for (const noun of nouns.split('|')) learn(noun, name as KitName)
for (const { of, nouns } of trades) for (const noun of nouns) learn(noun, of)
for (const [name, nouns] of Object.entries(table)) for (const noun of nouns.split('|')) learn(noun, name as KitName)

/** The kit of a noun phrase in the singular, by its longest known ending; undefined for a noun that is not known. */
export function kitOf(noun: string): KitName | undefined {
  const words = noun.split(' ')
  for (let from = Math.max(0, words.length - 5); from < words.length; from += 1) {
    const ending = words.slice(from).join(' ')
    const kit = known.get(ending) ?? known.get(singular(ending))
    if (kit) return (from > 0 && from === words.length - 1 && kitBehind(noun)) || kit
  }
  const last = words.at(-1)!
  const parts = last.split('-')
  return parts.length > 1 ? known.get(parts.at(-1)!) : undefined
}

/** Whether the noun as a whole is in the table, rather than by its last word. */
export const isKnownNoun = (noun: string): boolean => known.has(noun)
