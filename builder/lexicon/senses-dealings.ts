import { type Sense, sense } from './sense.ts'

const dining =
  /\b(?:restaurants?|dining|diners?|dine[- ]in|takeouts?|takeaway|scan[- ]to[- ]order|food (?:delivery|ordering)|dish(?:es)?|menus|caf[eé]s?|catering|canteens?)\b/i
const queueing = /\b(?:hospitals?|clinics?|banks?|counters?|patients?|salons?|barbers?|waiting (?:numbers?|times?)|queu(?:e|ing) (?:numbers?|tickets?|up))\b/i
const computing =
  /\b(?:message queues?|job queues?|servers?|threads?|kafka|rabbitmq|redis|tasks? queues?|queue (?:system for|monitoring)|asynchronous\w*|matchmaking)\b/i
const staying = /\b(?:hotels?|hostels?|homestays?|guesthouses?|resorts?|guest rooms?)\b/i
const visiting = /\b(?:travel\w*|touris\w+|scenic|trips?|tours?|destinations?|itinerar\w+|holidays?|vacations?)\b/i
const hailing =
  /\b(?:ride-?hailing|car-?hailing|taxis?|cabs?|similar to uber|like uber|call a car|carpool\w*|designated drivers?|chauffeur\w*|passengers?'?s? starting)\b/i
const hauling =
  /\b(?:logistics|freight|cargo|couriers?|express deliver\w+|transport(?:ation)?|haulage|trucks?|fleets?|shipments?|waybills?|parcels?|loading|carriers?|dispatch\w*)\b/i
const repairing =
  /\b(?:(?:home|house|household|door-to-door|on-site|housekeeping|cleaning|repair|maintenance|laundry|moving|domestic|life) services?|housekeep\w*|handym[ae]n|(?:appliance|phone|computer|home|electrical) repairs?|plumb\w+|electricians?)\b/i
const garage =
  /\b(?:(?:car|auto|vehicle|motorcycle|automobile) (?:repairs?|maintenance|servic\w+|beauty|wash\w*|workshops?)|repair shops?|garages?|auto shops?|4s stores?)\b/i
const convening =
  /\b(?:conferences?|speakers?|seminars?|summits?|exhibitions?|attendees|event (?:management|platform|planning|organi[sz]\w+)|trade (?:fairs?|shows?))\b/i
const performing = /\b(?:festivals?|concerts?|stages?|performers?|artists?|bands?|gigs?)\b/i
const riding =
  /\b(?:(?:train|bus|coach|metro|subway|railway|ferry|shuttle)s? (?:tickets?|booking|reservations?|timetables?|schedules?|routes?)|(?:train|bus|coach|ferry) (?:and \w+ )?tickets?|passengers?)\b/i
const collecting = /\b(?:points?|coins|rewards?)\b/i

/** What nouns mean in restaurants, hotels, shops, workshops, at events and on the road. */
export const dealingSenses: readonly Sense[] = [
  ...(['queue', 'line', 'queue reservation', 'queue up', 'queuing', 'queueing', 'queue management'] as const).map((noun) =>
    sense(noun, 'trade_request', noun === 'line' ? /\b(?:waiting|queu(?:e|ing)) lines?\b/i : new RegExp(`${dining.source}|${queueing.source}`, 'i'), computing),
  ),
  ...(['order', 'ticket'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\bkitchen order tickets?\b|\bwait ?staff\b[\s\S]*\bkitchen\b|\bkitchen\b[\s\S]*\bwait ?staff\b/i,
      /\b(?:deliver\w*|takeouts?|takeaways?|customers?|diners|online (?:orders?|ordering)|carts?|checkout)\b/i,
    ),
  ),
  ...(['pickup point', 'pick-up point', 'self-pickup point', 'pickup location', 'collection point'] as const).map((noun) =>
    sense(noun, 'facility', /\b(?:shops?|shopping|malls?|stores?|e-?commerce|products?|goods|food|dish(?:es)?|group[- ]buying|parcels?|express)\b/i, hailing),
  ),
  sense('special', 'dish', dining, /\bspecial offers?\b/i),
  sense('bill', 'trade_item', /\bbills? of lading\b/i),
  sense(
    'bill',
    'trade_record',
    /\b(?:restaurants?|waiters?|diners?|dine[- ]in|scan[- ]to[- ]order)\b/i,
    /\b(?:utilit\w+|electricity|tenants?|propert(?:y|ies)|medical)\b/i,
  ),
  ...(['room rate', 'rate'] as const).map((noun) =>
    sense(noun, 'trade_item', /\broom (?:rates?|prices?)\b/i, /\b(?:interest|exchange|conversion|heart) rates?\b/i),
  ),
  ...(['check-in', 'check-out', 'check in', 'check-in record', 'check-in information'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:hotels?|hostels?|homestays?|guesthouses?|guests?|resorts?|rooms?)\b(?=[\s\S]{0,600}\b(?:check-?in (?:records?|registration|information|management|and check-?out management)|check-?ins and check-?outs|check guests))|\b(?:check-?in (?:records?|registration|information|management))\b(?=[\s\S]{0,600}\b(?:hotels?|hostels?|homestays?|guests?|rooms?)\b)/i,
      /\b(?:employees?|attendance|students?|habits?|daily check-?ins?|calendar widget|events?|attendees)\b/i,
    ),
  ),
  ...(['admission', 'admission record'] as const).map((noun) =>
    sense(
      noun,
      'trade_item',
      /\b(?:tickets?|scenic|parks?|attractions?|venues?|museums?)\b/i,
      /\b(?:patients?|hospitals?|wards?|students?|universit\w+|colleges?|schools?|enrol\w*)\b/i,
    ),
  ),
  sense('guest', 'customer', staying, /\b(?:events?|weddings?|checkout|invitations?|conferences?|ticketing|as guests?|guest users?)\b/i),
  ...(['reduction', 'reduction activity'] as const).map((noun) => sense(noun, 'promotion', /\bfull[- ](?:price )?(?:reductions?|discounts?)\b/i)),
  sense('luggage', 'trade_request', /\b(?:luggage|baggage) (?:storage|deposit)\b/i),
  sense('packing list', 'todo', visiting),
  ...(['travel strategy', 'tourist strategy', 'tourism strategy', 'strategy', 'trip strategy', 'tour strategy', 'scenic strategy'] as const).map((noun) =>
    sense(
      noun,
      'article',
      /\b(?:travel|tourists?|tourism|trip|tour|scenic)(?: \w+)? strateg(?:y|ies)\b/i,
      /\b(?:business|investment|trading|marketing|game|pricing) strateg/i,
    ),
  ),
  sense('card', 'admission', /\b(?:travel|tourist|tourism|annual|city|scenic) cards?\b/i, /\b(?:bank|credit|membership|member|business) cards?\b/i),
  sense('passenger', 'person', hailing, /\b(?:flights?|trains?|airlines?|passports?)\b/i),
  ...(['location', 'real-time location', 'current location', 'position'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:locations?|positions?) of (?:the |their |all |each |logistics |delivery |company )*(?:vehicles?|drivers?|couriers?|riders?|trucks?|cars?|fleet|buses|ships?|vessels?|taxis?)\b/i,
      /\b(?:parking|charging|stores?|shops?)\b/i,
    ),
  ),
  ...(['route', 'line', 'transport route'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      new RegExp(`${hauling.source}|${riding.source}`, 'i'),
      /\b(?:touris\w+|scenic|sightseeing|hik(?:e|es|ing)|cycling|traffic (?:information|updates|website)|commut\w+|api|urls?|router|navigation routes?|production lines?|inspection|patrol)\b/i,
    ),
  ),
  ...(['train', 'bus', 'coach', 'schedule', 'timetable'] as const).map((noun) =>
    sense(
      noun,
      'ticket_travel',
      /\b(?:train|bus|coach|ferry|railway|shuttle)s?,? (?:and \w+ )?(?:tickets?|booking|reservations?)\b/i,
      /\b(?:fleet|maintenance|drivers?|school bus|tracking|company|flights?)\b/i,
    ),
  ),
  sense('station', 'place', riding, /\b(?:radio|charging|weather|power|work ?stations?|vehicles?)\b/i),
  sense(
    'port',
    'place',
    /\b(?:vessels?|ships?|shipping lines?|sea freight|freight forward\w*|containers? (?:ships?|terminals?)|ocean freight|voyages?)\b/i,
    /\b(?:servers?|network|docker|usb|serial)\b/i,
  ),
  sense('trailer', 'vehicle', hauling, /\b(?:movies?|films?|videos?|game trailers?)\b/i),
  sense('consignor', 'customer', hauling),
  ...(['pickup', 'pick-up', 'pickup request', 'pickup order', 'collection request'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\b(?:express|couriers?|parcels?|freight|logistics|senders?|waybills?|mail(?:ing)?)\b/i,
      /\b(?:waste|recycl\w+|garbage|restaurants?|dish(?:es)?|airport|school|store pickup)\b/i,
    ),
  ),
  ...(['temperature record', 'temperature'] as const).map((noun) =>
    sense(noun, 'trade_record', /\b(?:cold[- ]chain|refrigerat\w+|cold storage|cargo temperature)\b/i, /\b(?:patients?|body|students?|epidemic)\b/i),
  ),
  ...(['violation', 'violation record'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:traffic|driving|vehicles?|drivers?|fleet)\b/i,
      /\b(?:users?'? violations|content|community|copyright|students?|employees?|exams?)\b/i,
    ),
  ),
  ...(['dispatch order', 'dispatch', 'dispatch record', 'service order', 'home service order', 'housekeeping order', 'repair service order'] as const).map(
    (noun) =>
      sense(
        noun,
        noun.startsWith('dispatch') ? 'trade_work' : 'trade_request',
        repairing,
        /\b(?:logistics|freight|cargo|trucks?|mall|carts?|travel|vehicles?)\b/i,
      ),
  ),
  ...(['technician', 'master', 'worker', 'repair person', 'service staff', 'service personnel', 'maintenance worker', 'repairer'] as const).map((noun) =>
    sense(noun, 'expert', repairing, /\b(?:attendance|payroll|salar(?:y|ies)|factory|production|workshops?|employees?|hospital|laborator\w+)\b/i),
  ),
  ...(['vehicle', 'car'] as const).map((noun) =>
    sense(
      noun,
      'trade_item',
      garage,
      /\b(?:fleet|logistics|cargo|parking|rent\w*|drivers?|used cars?|second-?hand|sell\w*|car sales?|insurance|forum|tribe|vehicle management)\b/i,
    ),
  ),
  ...(['demand', 'user demand', 'user-published demand', 'published demand'] as const).map((noun) =>
    sense(
      noun,
      'cargo_load',
      /\b(?:drivers?|cargo|freight|loading|trucks?|haulage)\b/i,
      /\b(?:software|labou?r|supply and demand|purchas\w+|products?|products? managers?|dish(?:es)?|ride-?hailing)\b/i,
    ),
  ),
  ...(['demand', 'user demand'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\b(?:demands?|requirements?) (?:posting|publishing|release|hall|square|orders?|publication)\b|\b(?:post|publish|releas|submit|receiv|accept|brows|tak)\w* (?:\w+[- ]){0,3}demands?\b|\b(?:user|customer|published|posted)[- ](?:\w+ )?demands?\b/i,
      /\b(?:software|requirements? (?:management|analysis)|product managers?|bugs?|sprints?|supply and demand|purchas\w+ demands?|procurement|labou?r|developers?|on-demand|demand forecast\w*|energy|electricity)\b/i,
    ),
  ),
  ...(['proposal', 'merchant proposal'] as const).map((noun) =>
    sense(
      noun,
      'trade_request',
      /\b(?:merchants?|sellers?|vendors?|suppliers?|freelancers?|service providers?|contractors?|craftsm[ae]n|designers?)\b[^.]{0,120}\bproposals?\b|\bproposals? (?:from|of|by) (?:merchants?|sellers?|vendors?|freelancers?|contractors?|providers?)\b/i,
      /\b(?:research|thesis|students?|grants?|dao|governance|votes?|voting|shareholders?|residents?|petitions?)\b/i,
    ),
  ),
  sense('price negotiation', 'trade_request', /\b(?:sellers?|buyers?|second-?hand|used|trad(?:e|ing))\b/i),
  ...(['session', 'talk', 'agenda'] as const).map((noun) =>
    sense(noun, 'trade_item', convening, /\b(?:yoga|trainers?|courses?|lessons?|users? sessions?|chat|game|therapy|tutors?|video conferenc\w+)\b/i),
  ),
  ...(['lineup', 'line-up'] as const).map((noun) => sense(noun, 'trade_item', performing, /\b(?:football|soccer|teams?|match(?:es)?|players?|league)\b/i)),
  sense('arrival', 'product', /\bnew arrivals\b/i, /\b(?:flights?|trains?|ships?|vessels?|guests)\b/i),
  sense('wish', 'favorite', /\bwish ?lists?\b/i, /\b(?:wishes|blessings?|birthday|weddings?|prayers?)\b/i),
  sense(
    'exchange',
    'redemption',
    /\b(?:points?|integral) (?:malls?|shops?|stores?|exchange)\b|\bexchange (?:\w+ ){0,3}(?:gifts?|points|with points|goods with|products with)\b/i,
    /\b(?:currenc\w+|crypto\w*|stocks?)\b/i,
  ),
  ...(['daily sign-in', 'daily check-in'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      new RegExp(`(?=[\\s\\S]*${collecting.source})\\b(?:mall|shop(?:ping)?|store|e-commerce|members?)\\b`, 'i'),
      /\b(?:employees?|hotels?|students?|habits?|attendance|courses?|learning|fitness|games?|events?)\b/i,
    ),
  ),
  sense('oil', 'service', garage),
]
