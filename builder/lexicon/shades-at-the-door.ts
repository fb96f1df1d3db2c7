import type { Shade } from './shades.ts'
import { trade } from './trade-shade.ts'

/** What those offer who come to the house, carry, clean, store and lend. */
// biome-ignore format: a table
export const shadesAtTheDoor: readonly Shade[] = [
  trade('household', /\blocksmiths?\b|\block(?:out)? (?:service|repair)\b/i, {
    categories: 'Doors|Locks|Safes|Keys',
    offers: 'Cylinder, three keys 48:2|Security fitting 89:1|Padlock, hardened 24:2|Key safe with code 45:4|Home safe, 20 l 220:3|Door viewer 19:1',
    services: 'Door opened, daytime 79:1|Door opened at night 139:1|Cylinder replaced 65:2|Lock repaired 58:2|Safe opened 240:3|Key copied 9:4|Security check at home 0:1',
    topics: 'Locked out: what to do first:1|Which cylinder for which door:2|A key breaks in the lock:4|Windows that hold:1|Prices before the work starts:1|Codes for a safe:3',
    works: 'Master key for forty doors:4|Old lock of a town gate:2|Safe of 1920 opened:3|Cylinders for a school:2|Doors after a break-in:1|Keys for a ferry:4',
    goods: 'Cylinders, 30/35:box|Key blanks:box|Door fittings:box|Graphite spray:box|Padlocks:box|Strike plates:box',
  }),
  trade('household', /\bchimney(?:[- ]sweep\w*| cleaning| service)\b/i, {
    categories: 'Chimneys|Stoves|Boilers|Ventilation',
    offers: 'Smoke alarm 24:3|CO alarm 38:3|Stove brush 16:2|Stove glass cleaner 9:2|Draught regulator 85:1|Ash bucket with lid 29:2',
    services: 'Chimney swept 58:1|Stove inspected 45:2|Boiler emission check 62:3|Lining inspected by camera 120:1|Ventilation cleaned 95:4|Approval of a new stove 140:2|Nest removed 75:1',
    topics: 'Dry wood, clean glass:2|How often a flue is swept:1|CO has no smell:3|Lighting from the top:2|Chimney fire: what to do:1|Air for a tight house:4',
    sessions: 'Sweeping week, Old Town|Stove evening|Fire safety talk|Boiler check day|Open workshop|Wood moisture test',
  }),
  trade('flowers', /\b(?:gardening (?:company|service|business|contractor)|gardeners? (?:services?|bookings?|for hire)|landscap(?:ers|ing (?:company|service|contractor|business))|lawn (?:care|mowing)|tree (?:surgeons?|care|service))\b/i, {
    categories: 'Lawns|Hedges|Trees|Beds',
    offers: 'Lawn seed, 5 kg 32:1|Compost, 40 l 9:4|Box hedge plant 14:2|Apple tree, half standard 58:3|Mixed perennials, twelve 64:4|Bark mulch, 60 l 11:4',
    services: 'Lawn mown, per visit 45:1|Hedge cut, per metre 6:2|Fruit tree pruned 70:3|Tree felled 380:3|Bed planted, per m² 48:4|Leaves cleared 85:1|Garden plan 240:4',
    topics: 'Cutting hedges before March:2|A lawn without moss:1|Pruning apples in winter:3|Beds for dry summers:4|Watering rarely, but well:1|What leaves are good for:4',
    sessions: 'Pruning day|Spring clean-up|Planting Saturday|Open garden|Compost talk|Lawn clinic',
    works: 'Courtyard under a plane tree:4|Meadow in place of lawn:1|Hedge of 80 metres:2|Roof garden, Mill Lane:4|Old orchard pruned:3|Front garden without gravel:4',
    goods: 'Lawn seed:kg|Bark mulch:pallet|Compost:pallet|Mower line:box|Tree ties:box|Gloves:box',
  }),
  trade('household', /\b(?:swimming )?pool (?:care|cleaning|service|maintenance|company|supplies|builders?)\b/i, {
    categories: 'Water|Filters|Covers|Winter',
    offers: 'Chlorine tablets, 5 kg 42:1|pH minus, 3 kg 16:1|Test strips, fifty 12:1|Filter sand, 25 kg 14:2|Cleaning robot 690:2|Solar cover, per m² 9:3|Winter cover 240:4',
    services: 'Weekly cleaning 48:1|Water analysis 15:1|Opening in spring 160:1|Winter closing 180:4|Filter sand changed 140:2|Leak search 220:2|Cover fitted 95:3',
    topics: 'pH before chlorine:1|Green water in three days:1|How long a filter runs:2|Covers save heat:3|Closing before frost:4|Backwash, step by step:2',
    works: 'Hotel pool, 25 metres|Green to clear in a week|New liner in blue|Salt system for a villa|Heat pump for a school|Natural pool with reeds',
    goods: 'Chlorine tablets:box|pH minus:kg|Filter sand:pallet|Test strips:box|Skimmer baskets|Hoses, 10 m',
  }),
  trade('household', /\bpest (?:control|management)\b|\bexterminat\w+\b/i, {
    categories: 'Insects|Rodents|Birds|Wood pests',
    offers: 'Ant bait, six 12:1|Mouse trap, live 9:2|Moth trap, two 8:1|Pigeon spikes, 1 m 14:3|Insect screen 38:1|Bait station, lockable 19:2',
    services: 'Inspection 45:1|Wasp nest removed 120:1|Bed bugs, heat treatment 480:1|Rats, three visits 240:2|Mice, two visits 140:2|Pigeon netting, per m² 32:3|Woodworm treatment 360:4',
    topics: 'Wasps in August:1|Signs of bed bugs:1|How mice get in:2|Pigeons on the balcony:3|Dust under a beam:4|What we record for an audit:2',
    works: 'Bakery, monitored all year|Old roof without woodworm|Hotel, forty rooms|Station hall without pigeons|School kitchen|Warehouse, 60 stations',
    goods: 'Bait stations:box|Traps, mouse:box|Insect glue boards:box|Protective suits:box|Netting, 50 m|Respirator filters:box',
  }),
  trade('logistics', /\bself[- ]storage\b|\bstorage (?:units?|lockers?|facilit(?:y|ies)) (?:rental|hire|company)\b/i, {
    categories: 'Lockers|Small|Medium|Large',
    offers: 'Locker, 1 m² 19:1|Unit, 3 m² 49:2|Unit, 6 m² 89:3|Unit, 12 m² 150:4|Padlock 14:1|Moving boxes, ten 24:2|Mattress cover 9:3',
    services: 'Van for a day 60:4|Insurance, a month 8:2|Pick-up of boxes 35:1|Parcel acceptance 5:1|Pallet stored, a week 12:3|Packing help, hour 28:2',
    topics: 'How much fits in 6 m²?:3|Packing for a year:2|What may not be stored:1|Damp, and how we measure it:4|Sofas on end:3|A list on the door:1',
  }),
  trade('travel', /\b(?:taxis?|cab (?:company|service|booking)|minicabs?|airport transfers?|chauffeur\w*)\b/i, {
    categories: 'City|Airport|Wheelchair|Groups',
    offers: 'City ride up to 5 km 14:1|Airport, one way 48:2|Wheelchair taxi 22:3|Minibus for eight 64:4|Night ride 18:1|Hour at your disposal 45:1',
    services: 'City ride 14:1|Airport transfer 48:2|Station pick-up with sign 20:1|Wheelchair taxi 22:3|Minibus for eight 64:4|Ride to treatment 0:3|Courier ride 16:1',
    topics: 'How a fare is made:1|Flight late: we wait:2|Child seats on request:4|Rides paid by the health insurance:3|Lost in the back seat:1|Eight people, twelve bags:4',
    sessions: 'Driver training|Accessible ride day|Night bus shuttle|Airport morning shift|Fair weekend|Open depot',
  }),
  trade('household', /\b(?:industrial|hotel|commercial|linen) laundr(?:y|ies)\b|\blaundr(?:y|ies)(?: (?:service|company|shop|management|plant|system))|\blinen (?:service|rental|processing|hire)\b|\bdry[- ]clean\w+\b/i, {
    categories: 'Bed linen|Towels|Table linen|Workwear',
    offers: 'Sheet, washed and pressed 1.2:1|Duvet cover 1.6:1|Bath towel 0.7:2|Bathrobe 2.4:2|Table cloth, starched 2.1:3|Napkins, ten 1.8:3|Chef’s jacket 2.2:4',
    services: 'Hotel linen, per kilo 1.9:1|Towels, per kilo 1.5:2|Table linen, per kilo 2.6:3|Workwear, per piece 2.2:4|Express in six hours 25:1|Stain treatment 4:3|Mending 6:4',
    topics: 'Red wine in linen:3|Sixty degrees or ninety?:1|Counting in, counting out:2|Why towels go grey:2|A sheet lives 200 washes:1|Tags that survive the press:4',
    works: 'Linen for a hotel of 180 rooms|Towels for a spa|Table linen, wedding season|Uniforms of a ferry line|Hospital wards|Festival, 600 beds',
    goods: 'Detergent, 200 kg:pallet|Bleach, 25 l|Starch:kg|Laundry nets:box|RFID tags:box|Trolleys',
  }),
  trade('event', /\b(?:(?:party|event|wedding|marquee|festival) (?:tents?|equipment|furniture)|marquees?|tents?) (?:rental|hire)\b|\b(?:party|event) (?:equipment |furniture )?(?:rental|hire)\b|\bmarquees?\b/i, {
    categories: 'Tents|Furniture|Light|Heating',
    offers: 'Tent, 3 × 6 m 120:1|Marquee, 10 × 20 m 980:1|Folding table 6:2|Chair, white 2.5:2|Beer table set 12:2|String lights, 20 m 18:3|Gas heater 35:4',
    services: 'Set-up of a tent 140:1|Delivery up to 30 km 60:1|Floor, per m² 6:1|Site visit 0:1|Light plan 120:3|Power distribution 90:4',
    topics: 'How large for eighty guests?:1|Wind, and when we take down:1|Floor on wet grass:1|Tables round or long:2|Light for late hours:3|Heating a tent in October:4',
    works: 'Wedding under white canvas:1|Village fair, 400 seats:2|Company party in a yard:3|Christmas market huts:2|Concert by the lake:3|Garden party with lanterns:3',
    goods: 'Tent pegs:box|Folding tables|Chairs, white:pallet|String lights:box|Gas bottles|Canvas repair tape:box',
  }),
  trade('music', /\b(?:sound|audio|pa|stage|event technology|lighting|dj)[- ]?(?:system|equipment|gear|and light(?:ing)?)?(?: equipment)? (?:rental|hire)\b/i, {
    categories: 'Speakers|Microphones|Mixers|Light',
    offers: 'Speaker pair, 12 inch, a day 60:1|Subwoofer, 18 inch 45:1|Wireless microphone 28:2|Vocal microphone 8:2|Mixer, 16 channels 48:3|DJ controller 55:3|LED spots, four 40:4',
    services: 'Sound engineer, day 320:3|Set-up and test 90:1|Delivery and pick-up 50:1|Small conference set 140:2|Party set for 80 guests 160:1|Light operator, evening 240:4',
    topics: 'How many watts for a hall?:1|Whistling, and how to stop it:2|Gain before volume:3|Cables rolled well:1|Spare batteries:2|Light without glare:4',
    goods: 'XLR cables, 10 m|AA batteries:box|Gaffer tape:box|Speaker stands|Power leads, 10 m|Microphone clips:box',
  }),
  trade('photo', /\b(?:camera|lens|photo(?:graphy)? (?:equipment|gear)|film equipment) (?:\w+ )?(?:rental|hire|lending)\b/i, {
    categories: 'Cameras|Lenses|Light|Support',
    offers: 'Full-frame camera, a day 65:1|Cinema camera, a day 140:1|Lens 24–70 mm 28:2|Lens 70–200 mm 34:2|Macro 100 mm 22:2|Flash set, two heads 48:3|Tripod with fluid head 25:4',
    services: 'Kit for a wedding 160:1|Insurance, per day 9:1|Sensor cleaning 45:1|Delivery by courier 18:4|Introduction, 30 min 30:3|Weekend rate 120:2',
    topics: 'Which lens for a stage?:2|Batteries for a whole day:1|Deposit, and when it comes back:1|Two flashes, one face:3|Fluid heads, explained:4|Checking a lens at return:2',
    sessions: 'Lens test evening|Open rental day|Lighting workshop|Video rig morning|Macro walk|Kit check',
  }),
  trade('architecture', /\b(?:paint(?:ing)?|tile|flooring|wallpaper|renovation|decorating|building)\b[^.]{0,30}\b(?:materials?|calculators?|estimat\w+)\b|\b(?:house ?painters?|painting and decorating|decorators)\b/i, {
    categories: 'Paint|Tile|Flooring|Wallpaper',
    offers: 'Wall paint, white, 10 l 48:1|Wood primer, 2.5 l 24:1|Wall tile, 20 × 25 cm, per m² 22:2|Floor tile, 60 × 60 cm, per m² 34:2|Oak plank, per m² 58:3|Laminate, 8 mm, per m² 16:3|Non-woven wallpaper, roll 19:4',
    services: 'Walls painted, per m² 9:1|Tiles laid, per m² 48:2|Floor laid, per m² 28:3|Wallpaper hung, per roll 24:4|Measuring on site 0:1|Colour advice 60:1',
    topics: 'Ten litres cover sixty square metres:1|Ten percent more tiles:2|Doors and windows off the sum:1|Underlay for quiet steps:3|Pattern repeat, reckoned:4|Second coat, or not:1',
    works: 'Stairwell in four greens:1|Bathroom, 11 m² of tile:2|Oak floor in an attic:3|Nursery with clouds:4|Shop front repainted:1|Kitchen floor, checkerboard:3',
    goods: 'Wall paint, 10 l|Tile adhesive, 25 kg:pallet|Grout, 5 kg:box|Laminate, 8 mm:pallet|Wallpaper paste:box|Masking tape:box',
  }),
]
