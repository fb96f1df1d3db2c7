import type { Shade } from './shades.ts'

/** What small trades, clubs and houses have, by what the site is called. */
// biome-ignore format: a table
export const shadesOfCrafts: readonly Shade[] = [
  {
    cue: /\b(?:(?:household |home |kitchen )?appliances?) (?:\w+ )?(?:repairs?|services?|maintenance)\b|\brepairs? (?:of|for) (?:\w+ )?appliances\b/i,
    field: 'household',
    samples: {
      categories: 'Washing machines|Fridges|Ovens|Dishwashers',
      offers: 'Door seal, washing machine 34:1|Drain pump 48:1|Fridge thermostat 29:2|Heating element, oven 42:3|Spray arm, dishwasher 18:4|Water inlet hose 15:4',
      services: 'Visit and check of a fault 45:1|Washing machine repair 95:1|Fridge repair 110:2|Oven repair 90:3|Dishwasher repair 95:4|Yearly check of three appliances 120:1',
      topics: 'Why a washing machine smells:1|A fridge that hums:2|Clean filters, dry plates:4|Repair or replace:1|When the oven browns one side:3|Water on the floor: first steps:4',
      sessions: 'Repair café|Washing machine day|Care of a dishwasher|Spare parts swap|Ask the technician|Open workshop',
      goods: 'Door seals:box|Drain pumps|Thermostats|Heating elements|Spray arms|Hoses, 2 m|Carbon brushes:box',
    },
  },
  {
    cue: /\b(?:office|school) suppl(?:y|ies)\b|\bstationery\b/i,
    field: 'business',
    samples: {
      categories: 'Paper|Writing|Printing|Desk',
      offers: 'Copy paper, A4, five packs 24:1|Ballpoint pens, ten 9:2|Toner, black 68:3|Envelopes, C5, 100 12:1|Stapler 14:4|Whiteboard markers, four 8:2',
      goods: 'Copy paper, A4:box|Ballpoint pens:box|Toner, black|Envelopes, C5:box|Staplers|Whiteboard markers:box|Folders, A4:box',
    },
  },
  {
    cue: /\b(?:ferr(?:y|ies)|sailings?|boat (?:tickets?|crossings?)|island (?:boats?|crossings?)|cruises?)\b/i,
    field: 'travel',
    samples: {
      categories: 'Crossings|Vehicles|Cabins|Day trips',
      offers: 'Crossing, adult 18:1|Crossing, child 9:1|Car up to 5 m 42:2|Bicycle 6:2|Two-bed cabin 58:3|Day trip to the island 32:4',
      services: 'Seat on deck 0:1|Lounge seat 12:1|Cabin for two 58:3|Car and driver 60:2|Group of ten 160:1|Island tour by bus 24:4',
      topics: 'The sea in autumn:1|With a car on board:2|Seals on the sandbank:4|A night in the cabin:3|When we do not sail:1|Islands without cars:4',
      sessions: 'Sunset sailing|Island day|Seal watching|Lighthouse cruise|Family crossing|Night sailing',
    },
  },
  {
    cue: /\bcar wash\w*\b|\b(?:car|auto) (?:detailing|valeting|cleaning)\b/i,
    field: 'automotive',
    samples: {
      categories: 'Outside|Inside|Complete|Extras',
      offers: 'Hand wash 19:1|Foam wash and dry 24:1|Inside cleaning 39:2|Complete wash, small car 59:3|Complete wash, van 79:3|Wax polish 45:4',
      services: 'Hand wash 19:1|Foam wash and dry 24:1|Inside cleaning 39:2|Seats and carpets 55:2|Complete wash 59:3|Wax polish 45:4|Rims and tyres 15:4',
      topics: 'Salt, and why it has to go:1|Care of leather seats:2|Wax twice a year:4|Washing without scratches:1|Dog hair in the boot:2|How long a complete wash takes:3',
      sessions: 'Polish day|Winter check|Open wash bay|Rims special|Members’ morning|Interior care',
    },
  },
  {
    cue: /\b(?:physiotherap\w+|physical therap\w+|rehab (?:clinic|cent(?:er|re)))\b/i,
    field: 'health',
    samples: {
      categories: 'Back|Knee|Shoulder|Sports injuries',
      services: 'First assessment, 45 min 65:1|Manual therapy, 30 min 48:1|Knee after surgery 52:2|Shoulder mobility 48:3|Sports massage 45:4|Exercises with equipment 38:2',
      topics: 'Sitting without back pain:1|The first weeks after knee surgery:2|A stiff shoulder:3|Running again:4|How much pain is normal:1|Ice or heat:4',
      sessions: 'Back school|Balance group|Knee class|Shoulder hour|Stretching at noon|Return to sport',
      courses: 'Back school|Knee stability|Mobile shoulders|Walking again|Balance for all ages|Core strength'.split('|'),
    },
  },
  {
    cue: /\bhik(?:ing|es?)\b|\b(?:mountain|trail|walking) (?:club|companions?|groups?|tours?)\b/i,
    field: 'travel',
    samples: {
      categories: 'Day hikes|Hut to hut|Summits|Family walks',
      offers: 'Hiking map 9:1|Trekking poles 49:2|Hut night 32:2|Guided summit day 85:3|Backpack, 30 l 89:1|Family walk with lunch 24:4',
      services: 'Guided day hike 35:1|Three days, hut to hut 240:2|Summit with a guide 85:3|Family walk 24:4|Map and compass course 40:1|Snowshoe tour 45:3',
      topics: 'Turning back in time:3|What is in my day pack:1|Huts in June:2|Blisters, before they come:1|Children on the trail:4|Thunderstorms:3',
      sessions: 'Ridge walk|Sunrise on the summit|Lake round|Hut weekend|Gorge walk|Autumn forest',
    },
  },
  {
    cue: /\blighthouses?\b/i,
    field: 'travel',
    samples: {
      categories: 'Coast|Harbour|Island|Offshore',
      topics: 'The last keepers:1|How a lens is cleaned:1|Light by gas, oil and wire:2|A winter on the rock:4|Towers that moved:3|Reading the flashes:2',
      sessions: 'Climb to the lantern|Night of the lights|Keeper’s hour|Coast walk|Open tower day|Lens workshop',
    },
  },
  {
    cue: /\byoga\b|\bpilates\b|\bmeditation (?:studio|class(?:es)?)\b/i,
    field: 'fitness',
    samples: {
      categories: 'Gentle|Flow|Strength|Breathing',
      offers: 'Yoga mat 38:1|Cork block 14:1|Ten-class card 120:2|Monthly pass 69:2|Meditation cushion 34:4|Strap 9:3',
      services: 'Trial class 10:1|Single class 15:2|Private hour 60:1|Course for beginners, eight evenings 110:1|Prenatal yoga 15:1|Breathing workshop 25:4',
      topics: 'Beginning without being flexible:1|Sun salutation, slowly:2|Breathing before sleep:4|Strong wrists:3|Yoga for the back:1|How often is enough:2',
      sessions: 'Morning flow|Gentle yoga|Yin at night|Power yoga|Back care|Breathing hour',
      courses: 'Yoga for beginners|Vinyasa flow|Yin yoga|Yoga for the back|Breath and calm|Strong core'.split('|'),
    },
  },
  {
    cue: /\bdanc(?:e|ing)\b[^.]{0,20}\b(?:schools?|studios?|class(?:es)?|courses?|club)\b/i,
    field: 'fitness',
    samples: {
      categories: 'Couples|Street|Ballet|Latin',
      services: 'Trial class 10:1|Couple course, eight evenings 160:1|Private hour 55:1|Wedding dance, three hours 150:1|Ballet for children 14:3|Hip-hop, single class 13:2',
      topics: 'Leading and following:1|Shoes for every dance:3|Counting to eight:2|A first salsa evening:4|Ballet at forty:3|The wedding waltz:1',
      sessions: 'Salsa evening|Hip-hop basics|Ballet for beginners|Tango hour|Ballroom practice|Children’s dance',
      courses: 'Ballroom for beginners|Salsa basics|Hip-hop|Ballet for adults|Tango Argentino|Dance for children'.split('|'),
    },
  },
  {
    cue: /\b(?:music|piano|guitar|violin|singing|drum) (?:school|lessons?|academy|studio|teachers?)\b/i,
    field: 'music',
    samples: {
      categories: 'Piano|Strings|Wind|Singing',
      services: 'Trial lesson 15:1|Piano lesson, 30 min 32:1|Guitar lesson, 45 min 42:2|Violin lesson, 45 min 44:2|Flute lesson, 30 min 32:3|Singing lesson 40:4|Instrument for a month 18:1',
      topics: 'Practising ten minutes a day:1|A first concert:4|Tuning a violin:2|Reading notes without fear:1|Breathing for singers:4|Which flute to begin with:3',
      sessions: 'Pupils’ concert|Open rehearsal|Choir evening|Ensemble hour|Guitar circle|Try an instrument',
      courses: 'Piano for beginners|Guitar chords|Violin, first year|Recorder group|Singing in a group|Reading notes'.split('|'),
    },
  },
  {
    cue: /\b(?:barber\w*|men['’]s hair)\b/i,
    field: 'beauty',
    samples: {
      categories: 'Hair|Beard|Shave|Children',
      services: 'Classic cut 28:1|Fade 32:1|Beard trim 18:2|Cut and beard 44:2|Hot towel shave 30:3|Cut for children 19:4',
      topics: 'How to keep a fade:1|Oil or balm:2|A shave without cuts:3|Growing it out:1|The first haircut:4|Grey, and now?:1',
    },
  },
  {
    cue: /\blanguage and craft|\bcraft (?:class(?:es)?|courses?|workshops?|school)\b|\bpottery (?:class(?:es)?|courses?|workshops?|studio)\b/i,
    field: 'crafts',
    samples: {
      courses: 'Spanish for beginners|Pottery on the wheel|Sewing a first skirt|French conversation|Basket weaving|Watercolour, six evenings'.split('|'),
      sessions: 'Pottery on the wheel|Spanish conversation|Sewing evening|Basket weaving|Watercolour hour|French for travellers',
    },
  },
  {
    cue: /\bescape rooms?\b/i,
    field: 'game',
    samples: {
      categories: 'Mystery|Adventure|Family|Scary',
      offers: 'Room for four, one hour 96:1|Room for six, one hour 132:1|Family room 80:3|Voucher for four 96:1|Team event, two rooms 260:2|Photo at the end 5:4',
      services: 'The clockmaker’s secret 96:1|Submarine 7 104:2|The lost circus 80:3|Cellar of whispers 110:4|Team event, two rooms 260:2|Birthday for children 140:3',
      topics: 'Talk, search, and talk again:1|How many players are best:2|With children from eight:3|Nobody is really locked in:4|Hints, and when to ask:1|A room is built:2',
    },
  },
  {
    cue: /\b(?:electricity|energy|power|water|gas|heating)\b[^.]{0,20}\b(?:consumption|usage|use|saving|meters?)\b/i,
    field: 'energy',
    samples: {
      categories: 'Electricity|Heating|Water|Gas',
      services: 'Energy check at home 90:1|Meter reading 0:1|Heating set up 120:2|Leak search 140:3|Gas safety check 85:4|Advice on tariffs 45:1',
      topics: 'What standby really costs:1|One degree less:2|A dripping tap in litres:3|Night tariff, or not:1|Reading your own meter:1|Drying laundry without heat:2',
    },
  },
  {
    cue: /\bhandym[ae]n\b|\btrades(?:people|men|man)\b|\b(?:plumb\w+|electricians?|home repairs?)\b/i,
    field: 'household',
    samples: {
      categories: 'Plumbing|Painting|Carpentry|Electrics',
      offers: 'Tap with lever 58:1|Wall paint, 10 l 64:2|Shelf bracket set 18:3|LED ceiling light 49:4|Door handle set 32:3|Socket with cover 12:4',
      services: 'Tap replaced 75:1|Blocked drain 90:1|Room painted 280:2|Door adjusted 55:3|Shelves hung 65:3|Lamp installed 50:4|Sockets checked 80:4',
      topics: 'Turn off the water first:1|Two coats or one:2|A door that sticks:3|When a fuse blows again:4|Measuring for a shelf:3|Damp behind the paint:2',
      works: 'Kitchen tap in an hour|Hall painted in two days|Shelves up to the ceiling|New sockets in an old flat|Door that closes again|Bathroom without drips',
    },
  },
]
