import type { Shade } from './shades.ts'

/** What trades sell, run and look after, by what the site is called. */
// biome-ignore format: a table
export const shadesOfGoods: readonly Shade[] = [
  {
    cue: /\b(?:charging (?:piles?|stations?|points?)|ev charging)\b/i,
    samples: {
      categories: 'Fast|Normal|Home|Card',
      offers: 'Charging card, 50 kWh 24:4|Wall box, 11 kW 640:3|Cable, type 2, 5 m 160:3|Monthly pass 39:4|Fast charging, 30 min 18:1|Night rate, 20 kWh 6:2',
      services: 'Wall box installed 480:3|Yearly check of a pile 90:1|Help at the pile 0:1|Reservation of a bay 2:2|Card replaced 5:4|Meter calibrated 120:2',
      topics: 'Ten to eighty percent:1|Charging in the cold:2|A wall box in a rented flat:3|What a kilowatt hour costs:4|Why the last part is slow:1|Bays that stay free:2',
      goods: 'Charging cables, type 2|Connectors, CCS|Fuses, 32 A:box|Card readers|Displays, 10 inch|Contactors:box|Cooling fans:box',
    },
  },
  {
    cue: /\b(?:carbon|emissions?|environment(?:al)? (?:monitoring|protection|impact|data\w*)|energy saving|low-carbon)\b/i,
    samples: {
      categories: 'Energy|Transport|Materials|Waste',
      offers: 'Carbon report 480:1|Meter with radio 85:1|Offset, one tonne 24:4|Travel calculator 0:2|Material passport 190:3|Air sensor 140:1',
      services: 'Carbon balance of a firm 1800:1|Energy audit 640:1|Plan for business travel 320:2|Life cycle study 2400:3|Waste check 280:4|Training day 560:1',
      topics: 'Scope one, two and three:1|What a flight weighs:2|Steel from electricity:3|Counting before cutting:1|Trucks that come back empty:2|Offsets, and what they cannot do:4',
    },
  },
  {
    cue: /\b(?:water supply|drinking water|sewage|hydropower|reservoirs?|irrigation|water conservancy|ocean|marine)\b/i,
    samples: {
      categories: 'Level|Quality|Flow|Weather',
      topics: 'Reading a gauge:1|What clouds the water:2|A dry spring in numbers:3|Waves and how they are forecast:4|Leaks that nobody sees:3|Storm warning, step by step:4',
      services: 'Water analysis 85:2|Meter replaced 60:3|Leak search 180:3|Level survey 240:1|Training at the gauge 160:1|Forecast by mail 15:4',
      goods: 'Level sensors|Sample bottles:box|Pipes, 6 m|Valves, 100 mm|Chlorine tablets:box|Buoys|Water meters:box',
    },
  },
  {
    cue: /\b(?:semiconductors?|microchips?|integrated circuits?|electronic components?|icviews)\b/i,
    samples: {
      categories: 'Processors|Memory|Sensors|Power',
      offers: 'Microcontroller, 32 bit 4:1|Flash memory, 64 Mbit 3:2|Pressure sensor 12:3|Voltage regulator 2:4|Development board 38:1|Motor driver 6:4',
      services: 'Sample order 0:1|Design support 120:1|Programming, per thousand 240:2|Test of a lot 380:3|Storage in dry air 60:2|End-of-life search 90:4',
      topics: 'Smaller is not always faster:1|Why memory gets cheaper in spring:2|A sensor the size of a grain:3|Heat decides:4|From wafer to reel:1|Reading a data sheet:3',
    },
  },
  {
    cue: /\b(?:(?:industrial|wastewater|packaging|filling|treatment) (?:\w+ ){0,2}machines?|machinery|machine tools?|industrial (?:products?|equipment|automation)|cnc|sheet metal|valves?|pumps?|steel|furnace)\b/i,
    samples: {
      categories: 'Machines|Parts|Tools|Service',
      offers: 'Lathe, 1 m 14800:1|Pump, 4 kW 980:1|Ball valve, 50 mm 64:2|Drill set 120:3|Hydraulic hose, 10 m 85:2|Maintenance, one year 1600:4',
      services: 'Installation on site 680:4|Yearly maintenance 1600:4|Training at the machine 520:1|Spare parts within a day 60:2|Measuring of parts 180:3|Overhaul 2400:4',
      topics: 'Choosing a pump by its curve:1|Bearings that tell:2|A clean cut:3|What maintenance saves:4|Valves, and when to replace them:2|Noise as a warning:1',
    },
  },
  {
    cue: /\b(?:anime|manga|comics?|webcomics?|cartoons?)\b/i,
    samples: {
      categories: 'Adventure|Everyday|Fantasy|Comedy',
      offers: 'The Paper Fox, volume 1 9:1|Lantern Street, volume 3 9:2|Sky Harbour, box of four 34:3|Cat and Kettle 8:4|Month without waiting 5:1|Poster of the Paper Fox 14:1',
      topics: 'The Paper Fox, chapter 12:1|Lantern Street, a rainy week:2|Sky Harbour, the last lift:3|Cat and Kettle move out:4|How a page is drawn:2|Ten panels without a word:3',
    },
  },
  {
    cue: /\b(?:novels?|literature|literary|e-?books?|reading platform|poetry|poems?)\b/i,
    samples: {
      categories: 'Novels|Stories|Poems|Essays',
      offers: 'The Ferryman’s Daughter 12:1|Seven Winters 11:1|Stories from the Quay 9:2|Small Hours, poems 8:3|On Walking 10:4|A Year of Letters 13:4',
      topics: 'The Ferryman’s Daughter, chapter 1:1|A story in six sentences:2|Three poems for October:3|On reading slowly:4|Seven Winters, chapter 4:1|What the editor took out:4',
      courses: 'Writing a short story|Poems and their music|Characters that stay|From draft to book|Dialogue|Reading like a writer'.split('|'),
    },
  },
  {
    cue: /\b(?:tv (?:shows?|series|channels?)|variety shows?|reality show|short dramas?|drama series|casting|film (?:production|company)|movies?)\b/i,
    samples: {
      categories: 'Drama|Comedy|Documentary|Show',
      topics: 'Behind the first episode:1|Six minutes without a cut:1|The funniest take:2|A year with the ferry crew:3|Finalists in their own words:4|Music for an ending:1',
      sessions: 'Casting day|Premiere|Final, live|Questions to the crew|First reading|Open studio',
    },
  },
  {
    cue: /\b(?:3d print\w*|printing cost)\b/i,
    samples: {
      categories: 'PLA|Resin|Metal|Finishing',
      offers: 'Print in PLA, 100 g 12:1|Print in resin, 50 ml 24:2|Metal part, small 140:3|Sanding and paint 18:4|Prototype in two days 45:1|Spare knob 6:1',
      services: 'Check of a model 10:1|Print in PLA 12:1|Print in resin 24:2|Metal print 140:3|Painting by hand 30:4|Scan of a part 60:2',
      goods: 'PLA filament, 1 kg|Resin, 1 l|Nozzles, 0.4 mm:box|Build plates|Isopropanol, 5 l|Sandpaper:box',
      topics: 'Layers, and how many you need:1|Supports that come off cleanly:2|Walls of two millimetres:1|When metal pays:3|Painting a print:4|Why corners lift:1',
    },
  },
  {
    cue: /\b(?:heritage|culture (?:village|centre|center)|cultural (?:tourism|relics?|heritage)|scenic (?:area|spots?)|ancient (?:town|city)|folk)\b/i,
    samples: {
      categories: 'Buildings|Crafts|Festivals|Food',
      topics: 'The bridge and its lions:1|Paper lanterns, folded by hand:2|Drums on the river:3|A noodle older than the town:4|The gate that was moved:1|Songs of the boatmen:3',
      offers: 'Day ticket 14:1|Family ticket 36:1|Lantern workshop 18:2|Festival evening 22:3|Tea and noodles 9:4|Audio guide 5:1',
      services: 'Guided walk through the old town 12:1|Lantern workshop 18:2|Boat on the river 15:3|Cooking with a family 28:4|School visit 60:1|Evening by torchlight 20:3',
      sessions: 'Lantern festival|Drum evening|Market of the old crafts|Dragon boats|Harvest day|Night of the open gates',
    },
  },
  {
    cue: /\b(?:pet (?:transport\w*|travel|relocation))\b/i,
    samples: {
      categories: 'By car|By air|Papers|Boarding',
      offers: 'Travel crate, medium 79:1|Travel crate for the cabin 48:2|Water bowl for the road 12:1|Papers for the EU 90:3|Calming spray 15:1|Blanket 18:4',
      services: 'Ride to the airport 60:1|Flight inside the country 240:2|Flight abroad, with papers 780:2|Health certificate 95:3|Night in our cattery 32:4|Door to door, by van 320:1',
      topics: 'Getting used to the crate:1|Papers, country by country:3|Feeding before a flight:2|Long drives with a cat:1|Arriving at night:4|Chips and vaccinations:3',
    },
  },
  {
    cue: /\b(?:moving (?:service|company|house)|(?:furniture|house|home) (?:removals?|moves?)|relocation service)\b/i,
    samples: {
      categories: 'Homes|Offices|Single items|Storage',
      offers: 'Moving boxes, ten 29:1|Van with driver, one hour 45:3|Two helpers, half a day 160:1|Piano transport 220:3|Storage, one month 60:4|Office of ten desks 640:2',
      services: 'House move, two rooms 380:1|House move, four rooms 720:1|Office move 640:2|Piano transport 220:3|Packing 90:1|Storage per month 60:4',
      topics: 'Packing glasses in socks:1|What goes into the van first:1|Eight weeks before the move:1|A desk through a narrow stair:2|Labels on two sides:4|Notes for the new key:1',
      goods: 'Sofa, two seats|Moving boxes:box|Wardrobe|Piano|Washing machine|Desk and chair|Bicycle|Bed frame',
    },
  },
  {
    cue: /\b(?:errands?|same-city delivery)\b/i,
    samples: {
      categories: 'Pick up|Buy|Queue|Bring',
      offers: 'Parcel from the station 5:1|Lunch from the canteen 3:2|Place in the queue 8:3|Books to the library 4:4|Medicine from the pharmacy 6:2|Printouts from the shop 3:1',
      services: 'Pick up a parcel 5:1|Buy and bring groceries 8:2|Stand in a queue 9:3|Bring documents across town 10:4|Return a book 4:4|Fetch a key 6:1',
    },
  },
  {
    cue: /\b(?:second-hand (?!cars?|vehicles?|electronic|hous|homes?|flats?|apartments?|propert|real estate)|used goods|idle (?:goods|items)|flea market)/i,
    samples: {
      categories: 'Home|Books|Electronics|Clothing',
      offers: 'Desk lamp, hardly used 12:1|Calculus, third edition 18:2|Bicycle with lights 95:1|Laptop, 13 inch, 2021 320:3|Winter coat, size M 35:4|Two bookshelves 47:1|Headphones with case 28:3',
      topics: 'A fair price in three steps:1|Pictures that sell:3|Handing over safely:1|Books that find a second reader:2|Checking a used phone:3|Washing wool before selling:4',
    },
  },
  {
    cue: /\b(?:custom(?:ized)? (?:uniforms?|clothing|t-shirts?)|sports uniforms?|cowboy|denim)\b/i,
    samples: {
      categories: 'Shirts|Trousers|Jackets|Accessories',
      offers: 'Denim jacket 98:3|Straight jeans 84:2|Western shirt 59:1|Leather belt 42:4|Felt hat 68:4|Team shirt with number 32:1|Work trousers 74:2',
      topics: 'Washing denim, or not:2|A hat that fits:4|Numbers that do not peel:1|How a jacket is cut:3|Belts for ten years:4|Choosing a size for a team:1',
    },
  },
]
