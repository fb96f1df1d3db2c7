import { remembered } from '../remember.ts'
import { heldWholes } from './wholes-held.ts'
import { recordWholes } from './wholes-records.ts'

/** Words that a noun ends with. */
const ending = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})$`, 'i')

/** What is a part or a member of what, by the nouns alone: the likeliest wholes first. */
const table: Readonly<Record<string, string>> = {
  // What is written, drawn and shown.
  parameter: 'template|model|algorithm|script',
  'template field|placeholder|variable': 'template',
  'version|revision': 'clause|software|application|firmware|prompt|script|recipe|model|drawing|article|product',
  'clause|contract term': 'contract|agreement|contract template|template|policy',
  'signatory|signer|signature': 'contract|agreement|document|petition',
  'scene|shot|storyboard': 'script|screenplay|film|short film|movie|play|storyboard',
  'verse|stanza': 'poem|song|hymn',
  'passage|branch|story choice': 'story|interactive story|branching story',
  'chapter mark|show note|episode guest|transcript': 'episode|podcast episode|podcast',
  'agenda point|agenda item|decision|minute': 'meeting',
  'guest|seating plan': 'banquet|event|party',
  renewal: 'certificate|licence|permit|contract|membership',
  'weight|weighing|weight check|box temperature|hibernation|moult': 'tortoise|reptile|snake|animal|pet|hedgehog|bird',
  'lyric|lyrics': 'song|track',
  'subtitle|caption': 'video|movie|film|episode',
  'image|picture|illustration': 'website page|web page|page|slide',
  'slide|banner image': 'presentation|slideshow|slider|carousel|deck',
  'drawing|blueprint|floor plan': 'building application|planning application|permit application|construction project|building|project',
  'footnote|citation|reference': 'paper|thesis|manuscript|essay',
  'post|article push|follower|fan': 'public account|social media account|social account|fan page',
  'keyword|ad group|landing page|lead': 'campaign|marketing campaign',
  'article|feed item|news item': 'rss source|rss feed|feed|news feed|subscription source|news source|feed source|column|magazine|journal|newspaper',
  'tag|annotation|highlight|underline': 'article|book|novel|document|e-book|ebook|paper|note|photo|picture|image',
  chapter: 'novel|book|course|comic|manga|textbook|story|e-book|ebook',
  episode: 'series|drama|tv drama|tv series|podcast|show|tv show|anime|web series|cartoon',
  'track|background music|watermark|sticker|transition|filter|overlay|text overlay|sound effect|special effect': 'video|video project|film|vlog|short video',
  'page component|component|page|banner|widget|form|menu|column|navigation menu|plugin':
    'website|site|portal|web page|mini-program|dashboard|web application|app',
  'data model|business rule|business logic|data source|workflow|interface|api|variable': 'web application|app|mini-program|website',
  'website article|cms article|website content|website page|site page': 'website|site|portal',
  'photo|picture|album|photo album|music|background music|video|map|location|blessing|blessing message|wish|guest|guest reply|guest book entry|reply|rsvp|story':
    'electronic invitation|wedding invitation|e-invitation|digital invitation|online invitation|invitation card|invitation page|memorial hall|memorial page',
  'document|file|question|article|knowledge entry|conversation|chat record|citation|passage|cited passage|member': 'knowledge base',
  'step picture|step photo|step': 'recipe|tutorial|guide',
  // Games and sport.
  'skill|equipment|talent|spell|weapon|costume|outfit|ability|rune': 'character|game character|hero|champion|role',
  'team|contestant|competitor|entrant': 'tournament|competition|contest|championship|hackathon|challenge|cup',
  'player|squad member': 'team|club|squad',
  'team member|club member': 'team|club',
  'match|heat|round|fixture': 'tournament|competition|contest|championship|cup|season',
  'score|judge score|judging score': 'team|contestant|competitor|performer|entrant',
  'quest|mission|task': 'scenario|game level|level|quest line|game map',
  'contestant video|contestant work|contestant photo|audition|performance video|vote record': 'contestant|performer|competitor|entrant',
  'lap|split time|split': 'race|course|event|session|track day',
  'game video|game stream|game live stream|live stream|game guide|game strategy|walkthrough|gift pack|gift code|game account|newbie card|game activity|game event|game server|game news|game item|game record|game review|game screenshot':
    'game|mobile game|video game|online game',
  'bonus round|obstacle|puzzle|boss': 'level|stage|game level',
  // Meetings and shows.
  'attendee|delegate|exhibitor': 'conference|exhibition|trade show|meeting|event|webinar',
  'conference session|conference talk|speaker|panel': 'conference|summit|congress',
  'trial participant|study participant|participant|test subject': 'clinical trial|experiment|study|research study|conference|tournament|competition|contest',
  'exhibit|artifact|artefact|relic': 'exhibition|museum|gallery|exhibition hall',
  seat: 'hall|venue|theater|theatre|cinema|stadium|flight|train',
  'hall|screen': 'cinema|theater|theatre|museum',
  // Goods.
  product: 'seller|merchant|vendor|supplier|manufacturer|farmer|artisan|producer',
  'storage location|shelf|rack|bin|aisle': 'warehouse|store room|storeroom',
  'spare part|assembly|sub-assembly': 'machine|vehicle|equipment|product',
  'menu|dish': 'restaurant|canteen|cafeteria|food truck|food stall',
  // Houses, land and animals.
  'household|resident|population|housing|house|villager|special population': 'grid|town grid|community|village|neighbourhood|neighborhood|residential area',
  'unit|apartment|flat': 'building|complex|apartment complex|tower|estate',
  'floor|storey|elevator|lift': 'building|tower|office building',
  'parking space|parking spot': 'parking lot|car park|parking garage',
  'charging pile|charger|charging point|charging record': 'charging station|charging pile',
  'plot|field|barn|paddock|greenhouse|pond|orchard': 'farm|fish farm|ranch|estate|vineyard',
  'crop|plant|tree|seedling': 'plot|field|greenhouse|orchard|garden|garden bed|nursery|farm',
  'hive|colony': 'apiary',
  'animal|livestock|herd|flock': 'farm|shelter|ranch|zoo|enclosure|barn',
  'sensor|camera|meter|smart meter':
    'room|greenhouse|factory|production line|workshop|farm|plot|field|station|monitoring point|outdoor site|construction site|site area',
  'video image|surveillance video|monitoring video|surveillance recording|surveillance image|video feed|camera feed|camera image|footage|video recording':
    'camera|webcam',
  'reading|measurement|sensor data|collected reading':
    'sensor|meter|smart meter|monitoring point|measuring point|outdoor site|construction site|weather station|gauge|greenhouse|pond',
  // Care and law.
  'bed|nurse': 'ward|department|hospital',
  'doctor|physician|specialist': 'department|hospital|clinic',
  prescription: 'consultation|diagnosis|visit',
  'symptom|treatment method|side effect': 'disease|illness|condition|medicine|drug',
  'hearing|evidence|witness|court date': 'case|court case|lawsuit|legal case',
  document: 'case|court case|lawsuit|legal case|loan application|client',
  'specimen|sample': 'experiment|excavation|sampling site|study',
  // Ways.
  'waypoint|leg': 'passage|voyage|route|flight plan|hike|trail|trip',
  'stop|bus stop': 'route|bus route|line|bus line',
  'wagon|carriage|railcar': 'train',
  'crew member|passenger|cabin': 'voyage|cruise|ship|vessel|flight|trip',
  'container|parcel|package': 'shipment|vessel|ship|consignment',
  // Talk.
  'chat message|group message|group file|group announcement|group notice|message|announcement|group permission|chat record|file transfer|transferred file':
    'chat group|group chat|chat room|group|channel|chat',
  'circle post|circle discussion|discussion|discussion topic|discussion post|thread|topic|post':
    '(?<!friends? )circle|discussion group|interest group|study group|discussion board|forum board|board|forum',
  'group member|member': 'chat group|group chat|group|family|organization|organisation|association|community|circle|fan club',
  // Works and machines.
  'production line|assembly line|workshop': 'department|factory department|workshop|factory|plant|production base',
  'equipment|machine|device|instrument|robot|lamp|workstation':
    'production line|assembly line|workshop|factory|plant|laboratory|lab|machine room|computer room|workplace|station',
  'inspection|inspection record|maintenance record|maintenance|repair|repair record|fault|fault record|malfunction|spot check|spot check record|calibration':
    'equipment|device|machine|instrument|vehicle|elevator|facility|production line|component|asset|aircraft|ship|bridge|pipeline',
  'deployment|release|build|environment|environment variable|resource usage|log|runtime log|metric|backup|snapshot|instance|domain|health check|configuration|deployment record|performance reading':
    'cloud application|web application|app|microservice|server|cloud server|virtual machine|cluster|container|website|database|cloud service|node',
  'api call|call record|call log|api request|access log|request log|api key|rate limit': 'api|api interface|interface|endpoint|web service',
  'permission|field|index|query': 'table|database table',
  'work dynamic|work log|work record|work report|daily report|weekly report|patrol record|patrol|clock-in record':
    'grid worker|grid staff|staff member|employee|worker|salesperson|technician',
  'incident|event report|inspection point|patrol point': 'grid|community|park|area',
  'mock|mock data|mock interface|mock response|mock service|test|automated test|interface test|api test|test case|request|request record|response|debugging record|documentation|interface documentation|api documentation|api document|parameter|request parameter|response parameter|error code':
    'api interface|interface|api|endpoint',
  'interface|api interface|api|endpoint|environment|environment variable|module': 'project|development project|software project|api project',
  // People and what is kept of them.
  'health record|health data|sports health data|physical test|vaccination|vaccination record|body measurement|growth record|allergy':
    'student|patient|child|elder|elderly person|employee|resident|athlete|baby|pet|animal',
  'grade|student score|punishment|reward and punishment|award|scholarship|report card|academic record|school report|leave application|leave request':
    'student|pupil',
  'salary|payslip|performance review|performance record|performance appraisal|performance evaluation|overtime record|leave record|training record|work performance record|employment contract':
    'employee|staff member|staff|worker|teacher|driver',
  'customer behavior|customer visit|follow-up record|follow-up|visit record|contact record|communication record|opportunity|sales opportunity|contract':
    'customer|client|lead',
  'work|portfolio item|painter work|case': 'painter|artist|designer|photographer|freelancer|stylist|decorator|architect',
  // What is given.
  'donated item|donation record|donated good|donation': 'donor|charity project|donation project|fundraising project',
  'distribution record|distribution': 'donated item|relief item|supply',
  // Work.
  'key result': 'objective|goal',
  'risk|requirement|deliverable|user story|sprint|milestone': 'project|research project',
  'test case|bug|defect': 'test plan|sprint|project',
  meal: 'meal plan|diet plan|diet|menu',
  exercise: 'workout plan|training plan|workout program|training program|exercise plan|routine|workout',
  subsidiary: 'company|enterprise|bank|group company',
  'call recording|transcript': 'call|interview|meeting',
}
const rows = [table, recordWholes, heldWholes]
  .flatMap((rows) => Object.entries(rows))
  .map(([parts, wholes]) => ({ words: parts, parts: ending(parts), wholes: wholes.split('|').map(ending) }))
/** So many rows are looked for at once: most nouns are parts of nothing. */
const together = 16
const fews = Array.from({ length: Math.ceil(rows.length / together) }, (_, at) => {
  const few = rows.slice(at * together, (at + 1) * together)
  return { any: ending(few.map(({ words }) => words).join('|')), rows: few }
})

/** The nouns of what a noun names a part of, the likeliest first. */
export const wholesOf = remembered((noun): readonly RegExp[] =>
  fews
    .flatMap(({ any, rows: few }) => (any.test(noun) ? few : []))
    .filter(({ parts }) => parts.test(noun))
    .flatMap(({ wholes }) => wholes),
)
