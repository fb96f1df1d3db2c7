/** Where things are, and what people go about in, on a site of a setting of its own; elsewhere that is a quarter of a town. */
export interface Surroundings {
  readonly places: readonly string[] | null
  readonly vehicles: readonly string[] | null
  /** All the words of the site. */
  readonly words: string
}
type Told = readonly [RegExp, string]

/** Words that say where all that is kept stands or happens, and its places; as many of them as there are quarters of a town. */
// biome-ignore format: a table
const placed: readonly Told[] = [
  [/\bairports?\b|\bterminal management/i, 'Terminal 1, arrivals|Terminal 1, gate area A|Terminal 2, departures|Security north|Baggage claim 4|Car park P3|Apron east|Railway station, level -1|Lounge, gate B12|Terminal 2, check-in|Taxi rank|Customs'],
  [/\b(?:dormitor(?:y|ies)|student housing|hall of residence)\b/i, 'Dormitory 1, floor 2|Dormitory 1, floor 4|Dormitory 2, floor 1|Dormitory 2, kitchen|Dormitory 3, floor 3|Dormitory 3, laundry|Common room|Bicycle cellar|Study room|Reception|Dormitory 4, floor 5|Courtyard'],
  [/\b(?:campus(?:es)?|universit(?:y|ies)|colleges?)\b/i, 'Main building|Library|Lecture hall A|Lecture hall C|Laboratory building|Canteen north|Sports hall|Dormitory 3|Student centre|Computer room 2|Workshop building|East gate'],
  [/\b(?:kindergartens?|nurser(?:y|ies) school|day ?care)\b/i, 'Sunflower room|Hedgehog room|Kitchen|Garden|Sleeping room|Entrance|Gym|Craft room|Sand pit|Cloakroom|Office|Playground'],
  [/\b(?:primary|secondary|middle|high|elementary|boarding)? ?schools?\b(?! of| bus)/i, 'Room 12|Room 24|Gym|Library|Science room|Music room|Canteen|Schoolyard|Room 8|Computer room|Workshop|Assembly hall'],
  [/\b(?:hospitals?|inpatient|nursing staff|operating theat(?:re|er))\b/i, 'Ward 3, surgery|Ward 5, medicine|Emergency|Operating theatre 2|X-ray|Laboratory|Outpatients, room 4|Children’s ward|Pharmacy|Intensive care|Reception|Ward 7'],
  [/\b(?:museums?|art galler(?:y|ies)|exhibition halls?)\b/i, 'Hall 1|Hall 2, paintings|Hall 3, sculpture|Cabinet of prints|Depot east|Workshop|Entrance hall|Garden|Lecture room|Gallery, upper floor|Hall 5|Shop'],
  [/\b(?:factor(?:y|ies)|shop floor|production (?:line|workshop|management)|workshop management|manufacturing)\b/i, 'Hall A|Hall B, line 1|Hall B, line 2|Packing|Goods inwards|Cold store|Tool shop|Paint shop|Loading dock 2|Laboratory|Hall C|Boiler house'],
  [/\b(?:warehous(?:e|es|ing)|distribution cent(?:re|er)s?|yard management)\b/i, 'Hall 1, aisle A|Hall 1, aisle C|Hall 2, aisle B|Cold store|Dock 1|Dock 4|Returns|Packing tables|Yard, row 3|Mezzanine|High rack 7|Goods inwards'],
  [/\b(?:shopping (?:mall|cent(?:re|er))s?|department stores?)\b/i, 'Ground floor, north|Ground floor, shop 12|First floor, shop 24|First floor, food court|Second floor, cinema|Car park, level -1|Main entrance|Atrium|East entrance|Roof terrace|Second floor, shop 31|Deliveries'],
  [/\b(?:office building|co-?working|workplace management|smart office)\b/i, 'Floor 1, reception|Floor 2, room 204|Floor 3, open space|Floor 4, meeting room|Canteen|Archive|Floor 5, kitchen|Garage|Server room|Terrace|Floor 2, room 211|Print room'],
  [/\b(?:data cent(?:re|er)s?|server rooms?)\b/i, 'Hall A, rack 4|Hall A, rack 12|Hall B, rack 2|Hall B, rack 9|Meet-me room|Cooling north|Battery room|Store|Hall C, rack 1|Control room|Generator yard|Loading area'],
  [/\b(?:subway|metro (?:line|station|system)|railway|train stations?)\b/i, 'Central Station|Harbour Station|Old Town, platform 2|University|Stadium|North Junction|Airport|Hillcrest|Depot west|Market Square|Lakeside|South Terminus'],
  [/\b(?:power (?:plants?|stations?|grid)|substations?|photovoltaic|wind (?:farm|turbine)s?)\b/i, 'Field 1|Substation East|Control room|Transformer T2|Inverter house|Line 110 kV north|Switchgear hall|Field 4|Battery container|Pump house|Gate|Weather mast'],
]
/** Words that say in what those of a site go about. */
// biome-ignore format: a table
const driven: readonly Told[] = [
  [/\b(?:taxis?|cabs?|ride[- ]hailing|car[- ]hailing|ride[- ]shar(?:e|ing)|car ?pool\w*|chauffeur)\b/i, 'Car 27|Car 08|Estate car 14|Car 31'],
  [/\bambulances?\b/i, 'Ambulance 1|Ambulance 4|Ambulance 7|Doctor’s car 2'],
  [/\b(?:school|shuttle|commut\w+|city|public|tour) bus(?:es)?\b|\bbus(?:es)? (?:routes?|lines?|lists?|stops?|drivers?|tickets?|information)\b/i, 'Bus 12|Bus 27|Minibus 3|Bus 40'],
  [/\b(?:food delivery|takeaway|takeout|meal delivery|couriers? app)\b/i, 'E-bike 12|Scooter 4|Bicycle 7|Scooter 9'],
  [/\b(?:ships?|vessels?|ferr(?:y|ies)|port management)\b/i, 'Grey Heron|Sea Star|Pilot boat 2|Ferry Lina'],
  [/\b(?:driving schools?|driving lessons?)\b/i, 'Hatchback 1|Hatchback 4|Motorcycle 2|Car 3, automatic'],
  [/\b(?:garbage|waste|refuse|sanitation|street cleaning)\b/i, 'Refuse lorry 2|Sweeper 1|Refuse lorry 5|Tipper 3'],
  [/\b(?:police|patrol cars?)\b/i, 'Patrol car 11|Patrol car 14|Motorcycle 2|Van 3'],
]
/** What a site is for stands at the beginning of its words. */
const early = 300
const linesOf = (told: readonly Told[], words: string): readonly string[] | null => told.find(([cue]) => cue.test(words))?.[1].split('|') ?? null
/** Where things of the site are, and in what its people go about; null where its first words name no such setting. */
export const surroundingsOf = (words: string): Surroundings => ({
  places: linesOf(placed, words.slice(0, early)),
  vehicles: linesOf(driven, words.slice(0, early)),
  words,
})
