/** Words that name a trade where the subject of a site has them, by field of life; elsewhere in the words they say too little. */
const bySubject: Readonly<Record<string, string>> = {
  fitness:
    'archery archer karate judo aikido taekwondo fencing rowing bowling curling hockey handball volleyball gymnastics wrestling athletic triathlon parkour rink bouldering rugby cricket lacrosse squash petanque orienteering',
  outdoors: 'marina regatta mooring houseboat balloon angling paragliding gliding lifeguard',
  agriculture: 'goat sheep dairy herd cattle alpaca oyster mushroom seed allotment vegetable seedling cider',
  food: 'cheese delicatessen patisserie',
  drink: 'distillery winery whisky cider brewing',
  crafts: 'fabric yarn quilt upholstery blacksmith carpentry embroidery leather violin clockmaker bookbinding knitting crochet',
  energy: 'hydrology hydrological oilfield river flood gauge earthquake landfill rooftop aquifer tide',
  law: 'tenancy',
  museum: 'planetarium lighthouse castle',
  health: 'hospice midwife dialysis ambulance vaccination optician hearing podiatrist',
  charity: 'brigade food-bank',
  property: 'dormitory co-working coworking',
  travel: 'campsite campervan hut pilgrim ferry cable-car',
  household: 'chimney pest heating locksmith',
  music: 'brass accordion ukulele flute cello clarinet trumpet saxophone harp trombone oboe',
  event: 'circus puppet ballroom hall',
  kids: 'scout',
  finance: 'saving brokerage',
  print: 'bindery',
  manufacturing: 'shipyard dockyard',
  tech: 'raspberry homelab',
  education: 'dojo',
}
/** The field of life that a word of a site's subject names. */
export const fieldOfSubject: ReadonlyMap<string, string> = new Map(
  Object.entries(bySubject).flatMap(([field, words]) => words.split(' ').map((word) => [word, field] as const)),
)
