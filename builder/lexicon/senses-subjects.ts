import { type Sense, sense } from './sense.ts'

/** Nouns that another trade has taken over: what they mean where the words are of their own. */
export const subjectSenses: readonly Sense[] = [
  ...(['seed', 'bt seed', 'torrent', 'magnetic link', 'magnet link', 'magnet'] as const).map((noun) =>
    sense(noun, 'trade_item', /\b(?:bt|bittorrent|torrents?|magnet(?:ic)? links?)\b/i),
  ),
  sense(
    'run',
    'run_record',
    /\b(?:scripts?|tasks?|jobs?|pipelines?|process(?:es)?|workflows?|batch|simulations?|automation|crawlers?)\b/i,
    /\b(?:running|marathons?|jog\w*|fitness|athletes?|pace|runners?|workouts?|kilomet\w+)\b/i,
  ),
  sense(
    'node',
    'component',
    /\b(?:custom nodes?|comfyui|node editor|(?:image|picture|photo|workflow) (?:\w+ ){0,3}(?:tool|repair|processing|generation|editor))\b/i,
    /\b(?:servers?|networks?|clusters?|cpu|blockchain|sensors?|monitor\w*|milestones?)\b/i,
  ),
  sense(
    'artifact',
    'thing',
    /\b(?:images?|pictures?|photos?|videos?|compression|noise|borders?)\b/i,
    /\b(?:museums?|exhibit\w*|archaeolog\w+|heritage|culture|relics?|cultural|collections?)\b/i,
  ),
  sense(
    'training plan',
    'trade_record',
    /\b(?:employees?|staff|enterprises?|personnel|company|corporate|skills?|trainers?)\b/i,
    /\b(?:fitness|gym|workouts?|athletes?|sports?|running|muscles?|weight|yoga|exercises?|dogs?)\b/i,
  ),
  ...(['car', 'vehicle'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:scrapped|end-of-life|junk) (?:cars?|vehicles?|automobiles?)\b|\b(?:cars?|vehicles?) (?:scrapp\w+|dismantl\w+)|\bscrapp\w+ of (?:cars?|vehicles?)/i,
    ),
  ),
  sense(
    'resource',
    'it_resource',
    /\b(?:private cloud|cloud (?:platform|computing|management|hosts?)|virtual machines?|ci\/cd|kubernetes|containers)\b/i,
    /\b(?:learning|teaching|download\w*|courses?|human resources?|tourism|media|study|water)\b/i,
  ),
  sense(
    'weight',
    'reading',
    /\b(?:3d print\w*|parcels?|cargo|freight|trucks?|weighbridges?|weighing)\b/i,
    /\b(?:health|fitness|diets?|bmi|body|babies|baby|pets?|loss|calor\w*)\b/i,
  ),
  sense(
    'task schedule',
    'task',
    /\b(?:students?|mentors?|teachers?|employees?|projects?|teams?|staff|users?|personal)\b/i,
    /\b(?:cron\w*|scripts?|servers?|backups?|crawlers?|batch|automated?|spring)\b/i,
  ),
  ...(['relationship network', 'complex relationship network', 'social network', 'knowledge network', 'relation network'] as const).map((noun) =>
    sense(noun, 'diagram', /\b(?:graphs?|visuali[sz]\w+|relationships?|knowledge)\b/i, /\b(?:servers?|routers?|cpu|bandwidth)\b/i),
  ),
  sense('itinerary plan', 'itinerary', /\b(?:travel|trips?|attractions?|tours?|tourism)\b/i),
  sense(
    'branch',
    'trade_item',
    /\b(?:git\w*|repositor(?:y|ies)|commits?|source code|code branch\w*|files? to the selected branch\w*)\b/i,
    /\b(?:banks?|stores?|shops?|company branches|libraries)\b/i,
  ),
]
