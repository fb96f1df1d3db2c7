import type { Shade } from './shades.ts'

/** "electronics manufacturing", "textile factories", "production of cables": the words of an industry beside those of making. */
const making = (goods: string): RegExp =>
  new RegExp(
    `\\b(?:${goods})[- ](?:\\w+ ){0,2}(?:manufactur\\w*|factor(?:y|ies)|plants?|production|processing|mills?)\\b|\\b(?:manufactur\\w+|production|processing|factor(?:y|ies))(?: \\w+){0,2} (?:of|for|in) (?:\\w+ ){0,2}(?:${goods})\\b`,
    'i',
  )

const industry = (goods: string, samples: Shade['samples']): Shade => ({ cue: making(goods), field: 'manufacturing', samples })

/** What industries make, of what, and what they keep in store. */
// biome-ignore format: a table
export const shadesOfIndustries: readonly Shade[] = [
  industry('electronics?|electronic (?:devices?|products?|equipment|components?)|consumer electronics|circuit boards?|pcbs?', {
    categories: 'Boards|Devices|Power|Sensors',
    offers: 'Control board, 24 V 48:1|Power supply, 60 W 32:3|Temperature sensor 12:4|Motor driver 38:1|Display unit, 7 inch 74:2|Gateway with radio 96:2|Charger, 30 W 18:3|Relay module 9:1',
    services: 'Assembly, per board 6:1|Test of a batch 240:1|Prototype in ten days 680:2|Programming, per hundred 45:1|Repair, per unit 28:2|Life test 900:4',
    topics: 'Solder that holds:1|From drawing to board:1|Heat in small housings:3|Testing before shipping:2|Sensors that drift:4|Parts that run out:1',
    works: 'Control boards for a lift|Gateways for 400 meters|Displays of a tram|Chargers, second series|Sensors of a cold store|Power supplies for lamps',
    goods: 'Resistors, 10 kΩ:box|Capacitors, 100 µF:box|Bare boards, 4 layers:box|Microcontrollers:box|Solder paste, 500 g|Connectors, 8 pins:box|Heat sinks:box|Housings, grey:box',
  }),
  industry('wires?|cables?|wire (?:and cable|products?)', {
    categories: 'Wire|Cable|Rope|Accessories',
    offers: 'Copper wire, 1.5 mm², 100 m 42:1|Steel wire, 2 mm, 50 kg 95:1|Control cable, 7 cores 68:2|Wire rope, 8 mm, 100 m 140:3|Galvanised mesh, 25 m 84:4|Welding wire, 15 kg 58:1|Earth cable, 16 mm² 120:2',
    services: 'Drawing to size, per tonne 180:1|Galvanising, per tonne 240:1|Cutting to length 35:2|Tensile test 60:3|Spooling, per drum 22:4|Delivery by drum 90:2',
    topics: 'From rod to wire:1|Why dies wear out:1|Zinc that stays on:4|Reading a cable sheath:2|Breaking load, explained:3|Drums and how to store them:2',
    works: 'Mesh for a motorway|Cables of a school|Ropes for a crane|Wire for springs|Earth cables, substation east|Fences, 12 km',
    goods: 'Wire rod, 5.5 mm:pallet|Copper cathode:kg|Zinc ingots:kg|PVC granulate:kg|Drawing dies:box|Wooden drums:pallet|Drawing soap:kg|Steel strapping:box',
  }),
  industry('textiles?|garments?|apparel|clothing|fabrics?|knitwear|spinning|weaving|dye(?:ing)?', {
    categories: 'Fabric|Garments|Yarn|Trim',
    offers: 'Cotton jersey, 50 m 240:1|Work jacket, navy 48:2|T-shirt, white 9:2|Merino yarn, 10 kg 190:3|Twill trousers 36:2|Linen, natural, 50 m 320:1|Woven label, 1000 85:4',
    services: 'Cutting, per layer 12:1|Sewing, per piece 6:2|Dyeing, per 100 kg 140:3|Sample in a week 180:2|Print, per piece 3:2|Check of a lot 90:4',
    topics: 'How cotton shrinks:1|Seams that last:2|Colours that do not run:3|Reading a marker:1|Weight of a fabric:1|From yarn to roll:3',
    works: 'Jackets for a depot|Shirts of a race|Curtains for a theatre|Uniforms, school on the hill|Towels for two hotels|Bags, third series',
    goods: 'Cotton yarn, 30/1:kg|Polyester thread:box|Reactive dye, blue:kg|Zips, 20 cm:box|Buttons, horn:box|Interlining:pallet|Woven labels:box|Poly bags:box',
  }),
  industry('furniture|wood|wooden|timber|carpentry', {
    categories: 'Tables|Seating|Storage|Beds',
    offers: 'Oak table, 2 m 640:1|Office chair 140:2|Wall shelf 85:3|Bed frame, 160 320:4|Side table 95:1|Filing cabinet 180:3|Coat stand 60:3|Desk lamp, wood 48:2',
    services: 'Cut to size, per board 8:1|Varnish, per m² 24:1|Assembly on site 160:2|Repair of a chair 45:2|Measuring a kitchen 0:3|Delivery, two people 90:4',
    topics: 'Oak, ash or beech:1|Joints that hold:2|Oil or varnish:1|Wood that works:4|Chairs tested by ten thousand sittings:2|Shelves that do not bend:3',
    goods: 'Oak boards, 40 mm:pallet|Beech boards, 25 mm:pallet|Screws, 4 × 40:box|Wood glue, 10 kg|Varnish, clear, 10 l|Sanding belts:box|Hinges:box|Drawer slides:box',
  }),
  industry('plastics?|injection mou?ld(?:ing)?|mou?lds?|rubber', {
    categories: 'Housings|Packaging|Seals|Moulds',
    offers: 'Housing with lid, grey 4:1|Crate, 600 × 400 12:2|Seal ring, 40 mm 1:3|Bottle, 500 ml 1:2|Gear wheel, 24 teeth 2:1|Mould, two cavities 8400:4|Rubber mat, 1 m 24:3',
    services: 'Trial run 420:4|Printing on parts 1:1|Mould repaired 640:4|Colour to sample 180:1|Ultrasonic welding 1:1|First sample report 240:1',
    topics: 'Shrinkage, and how to plan it:1|Where the gate belongs:4|Drying granulate:1|Seals in the cold:3|Cycle time, second by second:4|Waste that goes back:2',
    goods: 'Polypropylene, natural:pallet|ABS, black:pallet|Masterbatch, blue:kg|Rubber compound:kg|Release agent:box|Ejector pins:box|Cartons, 60 × 40:pallet|Hydraulic oil, 20 l',
  }),
  industry('pharmaceuticals?|medicines?|drugs?|medical (?:devices?|equipment|instruments?|supplies)', {
    categories: 'Tablets|Liquids|Devices|Sterile goods',
    offers: 'Paracetamol 500 mg, 20 12:1|Saline, 500 ml 4:2|Infusion pump 1450:3|Syringes, 5 ml, 100 18:4|Cough syrup, 200 ml 9:2|Blood pressure monitor 64:3|Gauze, sterile, 50 14:4',
    services: 'Release of a batch 380:1|Sterility test 240:4|Calibration of a pump 120:3|Stability study 2600:1|Packing, per thousand 45:1|Audit of a supplier 900:4',
    topics: 'What a batch record holds:1|Clean rooms, class by class:4|Expiry, and how it is found:1|Calibrating a pump:3|Recall in a day:2|Reading a certificate:1',
    goods: 'Lactose:kg|Paracetamol, powder:kg|Blister foil:box|Bottles, 200 ml:pallet|Filters, 0.2 µm:box|Cartons, folded:box|Leaflets:box|Ethanol, 25 l',
  }),
  industry('auto(?:mobile|motive)? parts?|vehicle parts?|car parts?|spare parts', {
    categories: 'Brakes|Engine|Body|Electric',
    offers: 'Brake disc, 280 mm 42:1|Oil filter 9:2|Wing mirror, left 68:3|Alternator, 120 A 180:4|Wiper set 18:3|Spark plugs, four 24:2|Brake pads, front 36:1',
    services: 'Test of a batch 240:1|Sample parts report 380:1|Express delivery 28:2|Exchange part 120:4|Painting, per part 32:3|Fitting 45:1',
    topics: 'Castings without bubbles:1|Numbers on a part:2|Why pads squeal:1|Exchange or new:4|Paint that stays:3|From drawing to first sample:2',
    goods: 'Cast blanks:pallet|Friction material:kg|Steel sheet, 1 mm:pallet|Copper wire:kg|Bearings 6203:box|Seal rings:box|Primer, 20 l|Cartons:pallet',
  }),
  industry('food|beverages?|dairy|meat|snacks?|bakery', {
    categories: 'Dairy|Bakery|Drinks|Preserves',
    offers: 'Yoghurt, 500 g 2:1|Rye bread, 1 kg 4:2|Apple juice, 1 l 3:3|Strawberry jam, 340 g 4:4|Butter, 250 g 3:1|Oat biscuits, 200 g 2:2|Tomato sauce, 400 g 3:4',
    services: 'Filling, per thousand 80:3|Laboratory test 60:1|Label design 240:4|Cold storage, per pallet 18:1|Sample box 15:2|Visit of the plant 6:1',
    topics: 'Cold chain, door to door:1|What a batch number tells:4|Sugar, salt and shelf life:4|Cleaning between two runs:3|Allergens on one line:2|From field to jar:4',
    goods: 'Whole milk:kg|Wheat flour:pallet|Sugar:pallet|Apples:pallet|Jars, 340 g:pallet|Lids:box|Labels, roll:box|Cartons, 12 pieces:pallet',
  }),
  industry('steel|metals?|iron(?:making)?|blast furnaces?|foundr(?:y|ies)|machine tools?|hardware', {
    categories: 'Sheet|Profiles|Castings|Parts',
    offers: 'Steel sheet, 2 mm 84:1|I-beam, 6 m 240:2|Pump housing, cast 180:3|Bracket, galvanised 12:4|Square tube, 40 mm 36:2|Flange, DN 80 28:3|Shaft, 30 mm 64:4',
    services: 'Laser cutting, per m 4:1|Bending, per edge 3:1|Heat treatment 90:4|Galvanising, per kg 2:4|Welding, per hour 55:2|Material test 70:3',
    topics: 'Carbon, and what it does:1|Reading a mill certificate:1|Welds that crack:2|From pattern to casting:3|Tolerances people can hold:4|Scrap that comes back:1',
    goods: 'Iron ore pellets:pallet|Coke:pallet|Scrap, sorted:kg|Alloy, manganese:kg|Welding wire:box|Cutting discs:box|Hydraulic oil, 20 l|Moulding sand:pallet',
  }),
]
