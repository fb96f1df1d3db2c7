import { type Sense, sense } from './sense.ts'

const sport = /\b(?:distances?|pace|kilomet\w+|km|miles?|runners?|cyclists?|swimmers?|jogging)\b/i
const carried = /\b(?:drivers?|passengers?|car ?pool\w*|taxi\w*|vehicles?|scooters?|fares?|pipelines?|models?|datasets?)\b/i
const meeting = /\b(?:join\w*|leave|sign up|meeting (?:point|place)|plans?|organi[sz]\w+|announce\w*)\b/i
/** Nouns that are plain things unless the words tell of the trade that has its own sense of them. */
export const plainSenses: readonly Sense[] = [
  sense(
    'contact',
    'customer',
    /\b(?:crm|deals|sales leads|lead management|address books?|hubspot|salesforce|klaviyo|mailchimp)\b/i,
    /\bcontact (?:us|forms?|details)\b/i,
  ),
  sense(
    'project',
    'case',
    /\b(?:project (?:showcases?|displays?|galler(?:y|ies)|portfolios?)|(?:showcas|display)\w* (?:\w+(?:,| and)? ){0,4}projects|(?:service|incubation|completed|past|our|successful) projects)\b/i,
    /\b(?:project management|tasks?|(?:creat|manag|submit|post|track|add|appl(?:y|ies|ying) (?:for|to)|bid)\w* (?:\w+,? ){0,4}projects?|students?|open[- ]source|searche?s)\b/i,
  ),
  ...(['damage', 'loss'] as const).map((noun) => sense(noun, 'insurance_claim', /\binsur\w+\b/i)),
  ...(['group run', 'group ride', 'group swim', 'group hike', 'training run', 'social run'] as const).map((noun) => sense(noun, 'event', meeting)),
  ...(['run', 'jog', 'ride', 'swim', 'bike ride'] as const).map((noun) => sense(noun, 'sports_record', sport, carried)),
  sense(
    'transfer',
    'thing',
    /\b(?:patients?|wards?|beds?|riders?|players|pupils?|animals?|prisoners?|residents?)\b/i,
    /\b(?:bank\w*|money|payments?|funds?|wallets?|currenc\w+|crypto\w*|remit\w*)\b/i,
  ),
  sense(
    'trip',
    'thing',
    /\b(?:skippers?|vessels?|catch(?:es)?|hauls?|landing|trawl\w*|fisher\w*|expeditions? log)\b/i,
    /\b(?:holidays?|tourists?|destinations?|itinerar\w+|tickets?)\b/i,
  ),
  sense('watch', 'thing', /\b(?:crew|skippers?|sail\w*|vessels?|ships?|on watch|night watch)\b/i, /\b(?:brands?|jewel\w+|luxury|straps?|luxur\w+)\b/i),
  sense('response', 'thing', /\b(?:status codes?|webhooks?|endpoints?|https?|mock\w*)\b/i, /\b(?:surveys?|questionnaires?|polls?)\b/i),
  sense('address', 'link', /\b(?:endpoint|webhook|callback|redirect|api) (?:address(?:es)?|urls?)\b/i, /\b(?:deliver\w*|shipping|postal|street|checkout)\b/i),
  sense(
    'appeal',
    'trade_request',
    /\b(?:penalt\w+|fines?|offences?|offenses?|decisions?|bans?|violations?|parking|orders?|disputes?|suspen\w+|ratings?|grades?|exams?|scores?|arbitrat\w+)\b/i,
    /\b(?:fundrais\w*|donat\w*|charit\w*|patients?)\b/i,
  ),
  sense(
    'exchange',
    'thing',
    /\b(?:shifts?|rosters?|rotas?|duties|seeds?|plants?|tandem|student exchange)\b/i,
    /\b(?:currenc\w+|crypto\w*|bitcoin|stocks?|money|goods|points|products?)\b/i,
  ),
  sense(
    'telescope',
    'machine',
    /\b(?:amateurs?|eyepieces?|observ(?:ers?|ing|ations?)|backyard|hobby|stargaz\w*)\b/i,
    /\b(?:satellites?|rockets?|launch\w*|space agenc\w+)\b/i,
  ),
  sense(
    'recipe',
    'thing',
    /\b(?:glazes?|dyes?|paints?|alloys?|concrete|soaps?|candles?|cosmetics?|perfumes?|resins?|inks?)\b/i,
    /\b(?:cook\w*|kitchens?|meals?|dish(?:es)?|food|restaurants?|bak\w+)\b/i,
  ),
  sense(
    'treatment',
    'thing',
    /\b(?:hives?|varroa|orchards?|vines?|vineyards?)\b/i,
    /\b(?:clinic\w*|patients?|spas?|salons?|massages?|doctors?|vets?|findings?)\b/i,
  ),
  sense(
    'session',
    'thing',
    /\b(?:observ(?:ers?|ing)|tandem|telescopes?|recordings? sessions?|jam sessions?|dig|excavat\w+)\b/i,
    /\b(?:teachers?|trainers?|coach\w*|yoga|tutors?|instructors?|courses?)\b/i,
  ),
  sense('key', 'thing', /\b(?:identification|stepwise|dichotomous|species)\b/i, /\b(?:encrypt\w*|api|licen[cs]e keys?|passwords?|crypto\w*)\b/i),
  sense(
    'program',
    'event',
    /\b(?:choirs?|concerts?|festivals?|cinemas?|theatres?|orchestras?)\b/i,
    /\b(?:software|source code|compil\w*|install\w*|training programs?|study)\b/i,
  ),
]
