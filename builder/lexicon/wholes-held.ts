/** What lies in, belongs to or is run under what, by the nouns alone: the likeliest first. */
// biome-ignore format: a table
export const heldWholes: Readonly<Record<string, string>> = {
  // What is filed.
  'file|document|video|audio|photo|image|picture|bookmark|note': '(?<!parent )folder',
  'note|note page': 'notebook',
  'bookmark|saved link': 'bookmark folder|bookmark collection',
  'mail|email|received mail|sent mail': 'mailbox',
  'task card|kanban card': 'kanban board|board',
  'word|dictionary entry|entry word': 'dictionary|vocabulary list',
  'legal provision|law article|provision': 'law|regulation|statute',
  'annotation|bounding box|label task': 'image|dataset|sample|data sample',
  'transcription|transcribed text|voice transcript': 'recording|audio|audio file|voice recording|call|meeting|video',
  // What is sung, played and told.
  'character|plot point': 'novel|story|comic|screenplay|script|movie|film|anime|series',
  'dialogue|dialogue line': 'scene|character',
  'concert|tour date|gig': 'band|artist|singer',
  'recipe step|cooking step|ingredient': 'recipe',
  'voice prompt|menu option|menu prompt|voice command': 'voice menu|call flow|phone menu',
  // Schools and homes.
  'student|pupil': 'school class|class',
  'classroom|dormitory|dorm room|dormitory room': 'dormitory building|school building|campus|building',
  'tenant|renter|lodger': 'apartment|unit|rental unit|house|property|room',
  'rent payment|rent record|rent bill|rental income|utility bill': 'lease|tenant|apartment|rental unit|property|room',
  'household member|family member': 'household',
  'meter reading|electricity reading|water reading|energy reading|consumption record|energy consumption record': 'meter|smart meter|apartment|household|building',
  'house type|unit type': 'real estate project|property development|building',
  'renovation stage|construction log|construction progress|construction record|site photo|safety inspection': 'construction project|construction site|renovation project|building site',
  'parking record|parking fee|parking order': 'parking lot|parking space|car park',
  'unlock record|door record|access record|entry and exit record': 'smart lock|lock|door|access point|access card|visitor',
  'table|dining table': 'restaurant|dining hall|dining area',
  // Care.
  'doctor schedule|outpatient schedule|consultation slot|outpatient slot': 'doctor|physician|specialist',
  'test item|test indicator|sample result|test measurement': 'sample|specimen|laboratory test',
  'habit check-in|habit log|habit record': 'habit',
  // Money and goods.
  'expense|income|transaction|transaction record|bookkeeping entry|income and expense record': 'account book|ledger|wallet|bank account',
  'saving|savings deposit|savings contribution': 'savings goal',
  'holding|dividend|position': 'portfolio',
  'stock movement|inbound record|outbound record|inbound order|outbound order|stock-in record|stock-out record|inventory record|inventory change|inventory adjustment':
    'product|goods|item|material|spare part|commodity|warehouse',
  'product|car model|vehicle model|model': 'car brand|product brand|brand',
  'lot|auction item|auction lot': 'auction',
  'bidder': 'auction|tender',
  // Land and ways.
  'irrigation|irrigation record|spraying record|soil test|soil record|planting plan|planting record|yield record|harvest': 'field|plot|crop|greenhouse|farm',
  'milking|milk record|egg record': 'cow|flock|herd|hen house|animal',
  'catch|catch record': 'fishing spot|fishing trip|boat',
  'flight': 'airline|aircraft',
  'bus|tram': 'bus route|route|bus line',
  'charging order|charging session': 'charging pile|charging station|charging point',
  'route point|track point': 'route|track|trip',
  // What people do together.
  'activity photo|activity summary|activity participant': 'activity|event',
  'candidate': 'election|ballot|job posting|vacancy',
  'gift': 'recipient|gift list|wedding registry',
  'survey response|questionnaire response|answer sheet': 'survey|questionnaire',
  'course certificate|learning certificate|training certificate': 'course|training|exam',
  // Machines and models.
  'training run|training job|training task|model evaluation|model version|inference': 'model|dataset|algorithm',
  'server|virtual machine|host': 'cluster|data center|data centre|resource pool|rack|machine room',
  'node|partition': 'cluster',
}
