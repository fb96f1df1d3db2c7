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
  'lyric|lyrics': 'song|track',
  'subtitle|caption': 'video|movie|film|episode',
  'image|picture|illustration': 'website page|web page|page|slide',
  'slide|banner image': 'presentation|slideshow|slider|carousel|deck',
  'drawing|blueprint|floor plan': 'building application|planning application|permit application|construction project|building|project',
  'footnote|citation|reference': 'paper|thesis|manuscript|essay',
  'post|article push|follower|fan': 'public account|social media account|social account|fan page',
  'keyword|ad group|landing page|lead': 'campaign|marketing campaign',
  // Games and sport.
  'skill|equipment|talent|spell|weapon|costume|outfit|ability|rune': 'character|game character|hero|champion|role',
  'team|contestant|competitor|entrant': 'tournament|competition|contest|championship|hackathon|challenge|cup',
  'player|squad member': 'team|club|squad',
  'team member|club member': 'team|club',
  'match|heat|round|fixture': 'tournament|competition|contest|championship|cup|season',
  'score|judge score|judging score': 'team|contestant|competitor|performer|entrant',
  'lap|split time': 'race|session|track day',
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
  'crop|plant|tree|seedling': 'plot|field|greenhouse|orchard|garden|garden bed|nursery',
  'hive|colony': 'apiary',
  'animal|livestock|herd|flock': 'farm|shelter|ranch|zoo|enclosure|barn',
  'sensor|camera|meter|smart meter': 'room|greenhouse|factory|production line|workshop|farm|plot|field|station',
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
  // Work.
  'key result': 'objective|goal',
  'risk|requirement|deliverable|user story|sprint|milestone': 'project|research project',
  'test case|bug|defect': 'test plan|sprint|project',
  meal: 'meal plan|diet plan|diet|menu',
  exercise: 'workout plan|training plan|workout program|training program|exercise plan|routine|workout',
  subsidiary: 'company|enterprise|bank|group company',
  'call recording|transcript': 'call|interview|meeting',
}
const rows = Object.entries(table).map(([parts, wholes]) => ({ parts: ending(parts), wholes: wholes.split('|').map(ending) }))

/** The nouns of what a noun names a part of, the likeliest first. */
export const wholesOf = (noun: string): readonly RegExp[] => rows.filter(({ parts }) => parts.test(noun)).flatMap(({ wholes }) => wholes)
