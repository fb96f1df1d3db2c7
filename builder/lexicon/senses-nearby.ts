import { type Sense, sense } from './sense.ts'

/** Plain nouns that mean what a trade keeps, where the words name the trade. */
export const nearbySenses: readonly Sense[] = [
  sense(
    'alarm',
    'alert',
    /\b(?:monitor\w*|devices?|sensors?|satellites?|stations?|thresholds?|servers?|networks?|telemetry|faults?|fire|security|equipment|temperatures?|warehouses?|cold (?:chain|storage)|pumps?|machines?|limits?)\b/i,
    /\b(?:alarm clocks?|wake|snooze|bedtime|medication)\b/i,
  ),
  ...(['locker', 'compartment'] as const).map((noun) => sense(noun, 'trade_item', /\b(?:parcels?|couriers?|express cabinets?|pick-?up codes?)\b/i)),
  ...(['daily report', 'daily record'] as const).map((noun) =>
    sense(noun, 'trade_record', /\b(?:nursery|kindergarten|childcare|day ?care|infants?|toddlers?|preschool)\b/i),
  ),
  sense('variety', 'trade_item', /\b(?:vineyards?|vines|grapes?|wineries|winery|winegrow\w+|wine growers?)\b/i),
  ...(['barrel', 'cask'] as const).map((noun) => sense(noun, 'trade_item', /\b(?:ferment\w*|vineyards?|winer(?:y|ies)|ag(?:e)?ing)\b/i)),
  sense('test', 'exam', /\b(?:psycholog\w+|personality|mbti|aptitude)\b/i, /\b(?:software|code|api|laborator\w+|blood)\b/i),
  sense('pass', 'trade_record', /\b(?:satellites?|ground stations?|orbits?)\b/i),
  sense('conflict', 'trade_record', /\b(?:schedul\w+|timetables?|passes|bookings?)\b/i),
  ...(['memory', 'ram'] as const).map((noun) =>
    sense(
      noun,
      'machine',
      /\b(?:cpus?|gpus?|disks?|servers?|containers?)\b/i,
      /\b(?:diar(?:y|ies)|memor(?:y|ies) (?:games?|albums?|cards?|books?)|share memories|family)\b/i,
    ),
  ),
  sense('travel', 'trade_record', /\b(?:carbon|footprint|emissions?|commut\w+)\b/i, /\b(?:destinations?|tours?|hotels?|itinerar\w+)\b/i),
  sense('diet', 'trade_record', /\b(?:record|log|track)\w* (?:\w+,? (?:and )?){0,3}diets?\b/i),
  sense('daily activity', 'trade_record', /\b(?:log|record|track|enter)\w* (?:\w+ )?daily activit\w+/i),
  sense('nutrition', 'trade_item', /\b(?:canteens?|menus?|dish(?:es)?|cafeterias?|restaurants?)\b/i, /\b(?:track|log|record)\w* (?:\w+ ){0,3}nutrition\b/i),
  sense(
    'team',
    'team',
    /\b(?:(?:create|join|form|build|register) (?:(?:a|their|your|own) )?teams?|e-?sports?|leagues?|tournaments?)\b/i,
    /\b(?:team members?|project teams?|football|soccer|basketball|our team|about (?:us|the team)|employees?|staff|company)\b/i,
  ),
  sense(
    'application',
    'trade_item',
    /\b(?:(?:create|deploy|manage|run|start|stop|host|scale)\w* (?:\w+ and |and \w+ )?(?:\w+ )?applications\b|application deployment|(?:cloud|hosted|containerised|containerized) applications?)/i,
    /\b(?:appl(?:y|ies|ying) for|applicants?|job|loans?|visas?|submit (?:an? |their |\w+ )?applications?|approv\w+|review applications|adoption|enrol\w*|admission)\b/i,
  ),
]
