import type { KitName } from './kits.ts'
import { type Sense, sense } from './sense.ts'
import { apartSenses } from './senses-apart.ts'
import { campusSenses } from './senses-campus.ts'
import { clinicSenses } from './senses-clinic.ts'
import { companySenses } from './senses-company.ts'
import { dealingSenses } from './senses-dealings.ts'
import { digitalSenses } from './senses-digital.ts'
import { hiringSenses } from './senses-hiring.ts'
import { memberSenses } from './senses-members.ts'
import { nearbySenses } from './senses-nearby.ts'
import { peopleSenses } from './senses-people.ts'
import { plainSenses } from './senses-plain.ts'
import { resultSenses } from './senses-results.ts'
import { serviceSenses } from './senses-services.ts'
import { subjectSenses } from './senses-subjects.ts'
import { textSenses } from './senses-texts.ts'
import { tradeSenses } from './senses-trade.ts'
import { tokensIn } from './tokens-earned.ts'
import { within } from './within.ts'

const studied =
  /\b(?:vocabular\w*|flash ?cards?|languages?|spanish|french|german|english|italian|portuguese|chinese|japanese|russian|dictionar\w+|translations?|pronunciation|spelling)\b/i
/** Cards that are learnt by heart, and no cards that pay or that are played. */
const learning = /\b(?:flash ?cards?|vocabular\w*|spaced repetition|(?:flip|turn|study|learn|memori[sz])\w* (?:\w+ ){0,2}cards?)\b/i
const furnishing = /\b(?:furniture|sofas?|couch(?:es)?|armchairs?|wardrobes?|bookcases?|lamps?|joiner\w*|carpent\w*|woodwork\w*)\b/i
const lending = /\b(?:lend|lends|lending|borrow\w*|check(?:s|ed)? (?:\w+ ){0,2}(?:in|out)|overdue|return(?:s|ed)?|library|libraries)\b/i
const banking =
  /\b(?:repay\w*|loan officers?|applicants?|apply|applies|banks?|bankers?|banking|credit|interest|mortgages?|instal?ments?|microfinance|lenders?)\b/i
const storing =
  /\b(?:warehouses?|inventory|crates?|shelf|shelves|suppliers?|pantry|low on stock|run(?:s|ning)? low|reorder\w*|deliver(?:y|ies)|goods|ingredients|materials|store ?rooms?)\b/i
const counting = /\b(?:inventory|stock|warehouses?|batch(?:es)?|suppliers?|reorder\w*|shelf|shelves)\b/i
const investing = /\b(?:shares?|trad(?:e|es|ing|ers?)|portfolios?|brokers?|investors?|stock (?:market|prices?|quotes?)|tickers?|dividends?|exchange)\b/i
const housing =
  /\b(?:houses?|housing|flats?|apartments?|rent\w*|real[- ]estate|tenan\w+|landlords?|bedrooms?|villas?|realtors?|agents?|leas\w+|buy\w*|sell\w*|sales?|homes?|owners?|mortgages?|hotels?|hosts?|guests?|residen\w+|district|viewings?|listings?|maintenance)\b/i

const sports =
  /\b(?:football|soccer|cricket|basketball|baseball|hockey|rugby|tennis|volleyball|handball|live scores?|fixtures|team standings|sports (?:teams?|leagues?|match(?:es)?))\b/i
const playing =
  /\b(?:video games?|e-?sports|online games?|gameplay|game modes?|mini-?games?|puzzles?|avatars?|departments?|courses?|equipment|venues?|bookings?|apparel|shops?)\b/i

/** What a noun means by the words of the whole description, which tell more than the field of life: the stock of a warehouse is no share. */
const table: readonly Sense[] = [
  ...apartSenses,
  ...companySenses,
  ...memberSenses,
  ...subjectSenses,
  ...nearbySenses,
  ...clinicSenses,
  ...campusSenses,
  ...hiringSenses,
  ...dealingSenses,
  ...serviceSenses,
  ...resultSenses,
  ...peopleSenses,
  ...tradeSenses,
  sense('word', 'word', studied, /\b(?:word (?:processor|documents?|games?|cloud)|keywords?|characters)\b/i),
  sense('vocabulary', 'word', studied),
  sense('card', 'word', learning),
  sense('deck', 'category', learning),
  ...['table', 'desk', 'chair'].map((noun) => sense(noun, 'product', furnishing, /\b(?:restaurants?|caf[eé]s?|reserv\w*|book\w*|co-?working)\b/i)),
  sense('property', 'component', /\b(?:fields?|elements?|objects?|css|nodes?|blocks?|forms?)\b/i, housing),
  sense(
    'test result',
    'test_result',
    /\b(?:unit tests?|test cases?|test code|phpunit|code|software|automated|apis?|scripts?)\b/i,
    /\b(?:exams?|students?|patients?|medical|blood)\b/i,
  ),
  sense(
    'menu',
    'menu_entry',
    /\b(?:role permissions?|roles and permissions|role management|permission management|(?:menu|role) information|menu maintenance|personnel management, menu|(?:dynamic\w*|left|side|top|system|backend|back-end|management) menus?|menus? (?:based on|by|according to) (?:their |the )?(?:roles?|permissions?))\b/i,
    /\b(?:restaurants?|food|dish(?:es)?|cafeterias?|caf[eé]s?|kitchens?|recipes?|meals?)\b/i,
  ),
  sense(
    'menu item',
    'menu_entry',
    /\b(?:trees?|tree-like|director(?:y|ies)|expand|collapse|navigation|permissions?)\b/i,
    /\b(?:restaurants?|food|dish(?:es)?|orders?|cafeterias?|caf[eé]s?|kitchens?)\b/i,
  ),
  sense(
    'sale',
    'sales_order',
    /\b(?:inventory|warehous\w*|procurement|purchas(?:e|ing) (?:orders?|management)|suppliers?|erp|invoic\w*|sales (?:orders?|management|staff|team|representatives?))\b/i,
    /\b(?:for sale|on sale|flash sales?|cart|checkout|auctions?|tickets?|propert(?:y|ies))\b/i,
  ),
  sense(
    'car',
    'used_car',
    /\b(?:dealer\w*|used cars?|second-?hand|showrooms?|(?:sell|buy|purchas)\w* (?:\w+ ){0,2}(?:cars?|vehicles?)|car sales?|car (?:models?|listings?))\b/i,
    /\b(?:drivers?|fleet|logistics|parking|rent\w*|car ?wash|maintenance|insurance)\b/i,
  ),
  sense(
    'vehicle',
    'used_car',
    /\b(?:second-?hand cars?|used cars?|car dealers?\w*|car sales?|car trading)\b/i,
    /\b(?:drivers?|fleet|logistics|parking|rent\w*|car ?wash|maintenance|insurance)\b/i,
  ),
  sense('policy', 'insurance_policy', /\binsur\w*/i, /\b(?:news|government|regulations?|laws?)\b/i),
  sense('claim', 'insurance_claim', /\binsur\w*/i),
  sense('car', 'hire_car', /\b(?:rent\w*|hire)\b/i, /\b(?:drivers?|fleet|logistics|parking|ride-hailing)\b/i),
  sense(
    'vehicle',
    'hire_car',
    /\b(?:(?:car|vehicle|bike|scooter) rentals?|rental (?:prices|rates|services)|rent(?:ing)? (?:a )?(?:cars?|vehicles?|bikes?))\b/i,
    /\b(?:drivers|fleet|logistics|cargo)\b/i,
  ),
  sense(
    'ticket',
    'admission',
    /\b(?:ticketing|guest checkout|tickets? to (?:the|their) cart|(?:buy|purchas|sell|book)\w* (?:\w+ ){0,2}tickets?|scenic|attractions?|museums?|exhibitions?|zoos?|theme park|aquariums?|tourist|sightseeing)\b/i,
    /\b(?:flights?|trains?|bus(?:es)?|airlines?|support (?:tickets?|team|staff|agents?|requests?)|(?:customer|technical) support|repairs?|issues?|work orders?)\b/i,
  ),
  sense('marketing activity', 'campaign', /\bmarketing\b/i, /\b(?:participat\w*|join\w*|take part|register\w*|lotter\w*)\b/i),
  sense(
    'material',
    'stock',
    /\b(?:warehouses?|erp|procurement|production|suppliers?|inventory|factory|construction)\b/i,
    /\b(?:learning|teaching|study|courses?|download\w*|lessons?|training)\b/i,
  ),
  ...(['backpack', 'resource'] as const).map((noun) =>
    sense(
      noun,
      'character',
      /\b(?:(?:web|mini|online|farming|survival|strategy|adventure|role-playing)[- ]?games?|game (?:platform|world|website|app\w*)|gameplay)\b/i,
      /\b(?:learning|teaching|courses?|download\w*|tutorials?|cloud|servers?|developers?|news|camping|hiking|luggage)\b/i,
    ),
  ),
  sense(
    'entry and exit record',
    'stay_record',
    /\b(?:parking|car parks?|license plates?|licence plates?|plate numbers?|vehicles?)\b/i,
    /\b(?:personnel|visitors?|residents?)\b/i,
  ),
  sense(
    'traffic',
    'road_traffic',
    /\b(?:roads?|jams?|congestion|city|cities|highways?|vehicles?|navigation|routes?)\b/i,
    /\b(?:user traffic|marketing|website traffic|network|customers?|wechat)\b/i,
  ),
  sense(
    'service',
    'machine',
    /\b(?:microservices?|web services?|(?:servers?|software|api) (?:\w+ )?monitor\w*|monitor\w* (?:\w+ )?services|service (?:monitoring|registration|discovery|deployment))\b/i,
  ),
  sense(
    'resource',
    'it_resource',
    /\b(?:data cent(?:er|re)s?|cloud resources?|servers?|computing|infrastructure)\b/i,
    /\b(?:learning|teaching|download\w*|files?)\b/i,
  ),
  sense(
    'training record',
    'training_record',
    /\b(?:employees?|staff|personnel|hr|human resources?|safety|certificat\w*|workers?)\b/i,
    /\b(?:gym|fitness|workouts?|athletes?)\b/i,
  ),
  sense(
    'model',
    'dataset',
    /\b(?:train(?:s|ed|ing)?|predict\w*|algorithms?|machine learning|deep learning|neural|datasets?)\b/i,
    /\b(?:cars?|fashion|3d|scale models?|models? agenc\w+)\b/i,
  ),
  sense(
    'training',
    'job',
    /\b(?:models?|algorithms?|machine learning|deep learning|neural)\b/i,
    /\b(?:employees?|staff|courses?|schools?|students?|teachers?|fitness|sports?|business models?|learners?)\b/i,
  ),
  sense(
    'case',
    'case_record',
    /\b(?:case (?:management|tracking|records?|status|files?|details|information|number)|court|lawyers?|attorneys?|legal|litigation|(?:create|open|assign|close|track)\w* (?:\w+,? (?:and )?){0,3}cases?)\b/i,
    /\b(?:success(?:ful)? (?:stories|cases?)|showcas\w*|portfolio|customer cases?|case (?:display|presentation|showcase|studies|study|library|sharing)|test cases?|use cases?|phone cases?|decorat\w*|design cases?|citizens?)\b/i,
  ),
  sense(
    'question',
    'quiz_question',
    /\b(?:watch\w* videos?|stud(?:y|ying)|learn\w*|reading articles?)\b[^.]{0,50}\banswer(?:ing)? questions\b/i,
    /\b(?:ask\w*|q&a|forum|consult\w*|customers?|repl(?:y|ies))\b/i,
  ),
  sense('ranking', 'trade_record', /\b(?:seo|search engines?|keyword rankings?|search results)\b/i, /\b(?:games?|players?|scores?|students?|points)\b/i),
  sense(
    'benefit',
    'case',
    /\b(?:features?|advantages?|products?|services?)\b[^.]{0,20}\bbenefits?\b|\bbenefits? of\b/i,
    /\b(?:members?|membership|vip|loyalty|points|employees?|welfare|insurance)\b/i,
  ),
  sense('coach', 'squad_player', sports, /\b(?:book\w*|lessons?|courses?|train(?:ing)? (?:sessions?|plans?)|appointments?|venues?)\b/i),
  sense('load', 'reading', /\b(?:cpu|servers?|disks?|networks?|power grid)\b/i, /\b(?:freight|cargo|trucks?|carriers?|shipments?|parcels?)\b/i),
  sense('reading', 'progress', /\b(?:novels?|books?|e-?books?|literature|comics?|chapters?|literary)\b/i, /\b(?:sensors?|meters?|temperature|monitor\w*)\b/i),
  sense(
    'material',
    'document',
    /\b(?:marketing|promotional|relevant|supporting|application|claim|training|teaching|study|meeting)\b[^.]{0,30}\bmaterials?\b|\bdocuments and materials\b|\b(?:upload|submit|provide|review)\w* (?:\w+ ){0,3}materials\b/i,
    /\b(?:raw materials?|building materials?|warehous\w*|inventory|stock|suppliers?|production|construction|procurement|costs?)\b/i,
  ),
  ...(['match', 'game match', 'sports match'] as const).map((noun) => sense(noun, 'fixture', sports, playing)),
  sense('score', 'fixture', /\b(?:live|real-time) (?:\w+ )?scores?\b/i, playing),
  ...(['player', 'player profile', 'player statistic', 'athlete'] as const).map((noun) => sense(noun, 'squad_player', sports, playing)),
  ...(['team', 'club'] as const).map((noun) => sense(noun, 'league_team', sports, playing)),
  ...(['room', 'door', 'window', 'bathroom', 'wall'] as const).map((noun) =>
    sense(
      noun,
      'thing',
      /\b(?:(?:house|home|room|interior|kitchen|apartment|floor) (?:planner|planning|layouts?|designer)|floor plans?|door and window)\b/i,
      /\b(?:hotels?|rent\w*|booking|tenants?|sensors?|locks?|access control)\b/i,
    ),
  ),
  sense(
    'form',
    'inquiry',
    /\b(?:submit\w*|fill\w* (?:in|out)) (?:the |simple )?forms?\b/i,
    /\bforms? (?:builders?|designers?|data|fields?|templates?|management|systems?|tools?|generators?|storage|validation|pages?|inputs?|elements?|editors?|automatically|submissions?)\b|\b(?:dynamic|custom|registration|application|online|web|declaration|multi-step|order|booking|feedback|reservation) forms?\b|\b(?:creat|design|edit|publish|manag|generat|build|validat|customi[sz]|save|stor)\w* (?:and \w+ )?(?:\w+ )?forms?\b|\bquestionnaires?\b|\bsurveys?\b|\bcomponents?\b|\b(?:get|post|http|rest) (?:and (?:get|post) )?requests?\b/i,
  ),
  sense('visit', 'booking', /\b(?:book|request|reserve|order)\w* (?:[a-z]+ ){0,2}visits?\b/i, /\b(?:museums?|properties|property|houses?|sales|showrooms?)\b/i),
  sense('spot', 'bay', /\bpark(?:s|ing)?\b/i),
  sense('lot', 'bay', /\bparking\b/i),
  sense('donation', 'measurement', /\bblood\b/i),
  sense(
    'meal',
    'thing',
    /\b(?:plan|plans|planner|log|logs|track\w*|calor\w*|diets?|dietary|nutrition\w*)\b/i,
    /\b(?:orders?|restaurants?|menus?|deliver\w*|canteens?|kitchen|caf[eé]s?|serve[sd]?)\b/i,
  ),
  sense('loan', 'loan', lending, banking),
  sense('stock', 'stock', storing, investing),
  sense('medicine', 'stock', counting, /\b(?:remind\w*|doses?|times a day|my medicines?)\b/i),
  sense('drug', 'stock', counting, /\b(?:remind\w*|doses?|times a day)\b/i),
  sense(
    'issue',
    'movement',
    /\b(?:inventory|stock (?:movement|level)|store ?rooms?|minimum stock)\b/i,
    /\b(?:resolve|report(?:s|ed)? (?:an )?issues?|complain\w*|bugs?|journals?|magazines?)\b/i,
  ),
  sense(
    'tool',
    'tool',
    /\b(?:tool (?:library|shed|room)|reserve an? tools?|check tools|lend\w*|borrow\w*|rent\w*|hire|drills?|saws?|workshops?|lawn ?mowers?|ladders?|diy|neighbou?rs?)\b/i,
  ),
  sense('room', 'attraction', /\bescape\b/i),
  sense('room', 'space', /\b(?:card|chess|mahjong|karaoke|billiard\w*|tea) (?:and \w+ )?rooms?\b/i),
  sense('attraction', 'attraction', /\bescape (?:rooms?|games?)\b/i),
  ...textSenses,
  ...digitalSenses,
  ...plainSenses,
]

const stemmed = [...Map.groupBy(table, ({ noun }) => noun)].map(([noun, rows]) => {
  const stem = noun.replace(/y$/, '')
  return { noun, rows, stem, spaced: stem.replace('-', ' ') }
})

/** The sense in which a description uses the nouns that have several. */
export const sensesOf = (words: string): ReadonlyMap<string, KitName> => {
  const senses = new Map<string, KitName>()
  const says = within(words.toLowerCase())
  for (const { noun, rows, stem, spaced } of stemmed) {
    if (!says(stem) && (spaced === stem || !says(spaced))) continue
    const sense = rows.find(({ near, far }) => near.test(words) && !far?.test(words))
    if (sense) senses.set(noun, sense.kit)
  }
  for (const noun of tokensIn(words)) senses.set(noun, 'points')
  return senses
}
