/** "order system" is about orders, but "transport system" of "view systems" keeps its word; only taken off after another noun. */
export const lightUnlessAlone = new Set([
  'item',
  'items',
  'activity',
  'entry',
  'material',
  'materials',
  'set',
  'sets',
  'number',
  'data',
  'method',
  'methods',
  'content',
  'contents',
  'summary',
  'summaries',
  'part',
  'parts',
  'center',
  'centre',
])

/** Words before which such a noun stays: "game progress" is no game. */
export const keepsLight = new Set([
  'personal',
  'game',
  'learning',
  'test',
  'exam',
  'medical',
  'health',
  'query',
  'menu',
  'search',
  'call',
  'line',
  'building',
  'raw',
  'teaching',
  'educational',
  'spare',

  'todo',
  'to-do',
  'news',
  'social',
  'physical',
  'clothing',
  'outdoor',
  'big',
  'cart',
  'mailing',
  'waiting',
  'wait',
  'guest',
  'price',
  'watch',
  'wish',
  'reading',
  'bucket',
  'shopping',
  'packing',
  'grocery',
  'checklist',
])

/** Adverbs that may close a noun phrase and are no part of it. */
export const trailing = new Set(
  'only once twice instead anymore back right below above yet already higher lower online offline easily quickly automatically manually together effectively efficiently normally freely anytime here there now today well again also first later afterwards beforehand thereafter nearby simultaneously directly conveniently accurately correctly intuitively too needed etc off due on-demand'.split(
    ' ',
  ),
)

/** Two words of which the second is no bare addition: a delivery area has its fee, a scenic area its opening hours. */
export const keptTogether =
  /^(?:delivery|scenic|tourist|tourism|seating|camping) (?:area|zone)s?$|^(?:delivery|shipping|pickup|fulfilment) (?:method|option)s?$|^(?:pick-?up|self-pickup|collection) points?$/
