import type { Domain } from './domains.ts'
import type { Curated } from './rows.ts'
import { poolOf } from './samples.ts'

/** What is kept in store by fields of life: names parted by "|", each with its unit after a colon where it is not counted in pieces. */
// biome-ignore format: a table
const table: Readonly<Record<string, string>> = {
  food: 'Wheat flour:kg|Tomatoes:kg|Olive oil, 5 l|Chicken breast:kg|Rice:kg|Eggs, thirty:box|Butter:kg|Napkins:box',
  drink: 'Coffee beans, house blend:kg|Whole milk:box|Oat milk:box|Paper cups, 250 ml:box|Cane sugar:kg|Black tea:box|Lemons:kg|Napkins:box',
  grocery: 'Apples:kg|Potatoes:kg|Whole milk:box|Eggs, thirty:box|Rice, 1 kg|Olive oil, 1 l|Yoghurt:box|Paper bags:box',
  health: 'Nitrile gloves, size M:box|Syringes, 5 ml:box|Gauze bandages:box|Disinfectant, 1 l|Surgical masks:box|Thermometer covers:box|Saline, 500 ml:box|Plasters:box',
  psychology: 'Questionnaires, printed:box|Tissues:box|Breathing cards:box|Notebooks|Drawing paper:box|Tea:box',
  beauty: 'Shampoo, 1 l|Hair colour, brown|Towels|Nail files:box|Massage oil, 500 ml|Cotton pads:box|Face masks:box|Conditioner, 1 l',
  fitness: 'Yoga mats|Towels|Resistance bands|Kettlebell 12 kg|Disinfectant wipes:box|Footballs, size 5|Water bottles:box|Skipping ropes',
  agriculture: 'Wheat seed:kg|Cattle feed:pallet|Nitrogen fertiliser:pallet|Drip line, 100 m|Fence posts|Lime:pallet|Baler twine:box|Seed potatoes:kg',
  flowers: 'White roses|Eucalyptus|Wrapping paper:box|Ribbon, 25 m|Floral foam:box|Clay pots|Potting soil:pallet|Tulip bulbs:box',
  automotive: 'Engine oil, 5 l|Brake pads, front:box|Oil filters:box|Winter tyres, 16 inch|Wiper blades:box|Battery, 70 Ah|Coolant, 5 l|Spark plugs:box',
  electronics: 'Resistors, 10 kΩ:box|Capacitors, 100 µF:box|Circuit boards:box|Microcontrollers:box|Solder wire, 1 kg|Connectors, 8 pins:box|Heat sinks:box|Housings:box',
  tech: 'USB-C cables:box|Chargers, 30 W:box|Phone screens|Batteries for phones:box|Memory cards, 128 GB:box|Keyboards|Phone cases:box|Screen protectors:box',
  education: 'Exercise books:box|Whiteboard pens:box|Readers, class 5|Printer paper:box|Calculators|Lab goggles:box|Glue sticks:box|Chairs',
  language: 'Readers, beginner|Workbooks:box|Headphones|Whiteboard pens:box|Word cards:box|Printer paper:box',
  kids: 'Crayons:box|Building blocks:box|Drawing paper:box|Picture books|Bibs:box|Glue sticks:box|Sleeping mats|Balls',
  pets: 'Dog food, 12 kg|Cat litter:pallet|Flea drops:box|Leashes|Chew toys:box|Vaccine, cats:box|Hay:kg|Travel crates',
  property: 'LED lamp 9 W|Door locks|Radiator valves:box|White wall paint, 10 l|Air filters:box|Mailbox keys:box|Smoke detectors|Salt for the paths:kg',
  household: 'Glass cleaner, 5 l|Microfibre cloths:box|Bin bags:box|Floor cleaner, 5 l|Sponges:box|Gloves, size M:box|Vacuum bags:box|Tap seals:box',
  energy: 'Solar panels, 420 W|Inverters, 5 kW|Cable, 6 mm²:box|Fuses, 16 A:box|Meters|Insulation wool:pallet|Battery modules|Mounting rails:pallet',
  chemistry: 'Ethanol, 25 l|Sodium carbonate:kg|Citric acid:kg|Empty drums, 60 l:pallet|Safety goggles:box|Sample bottles:box|Filter paper:box|Nitric acid, 5 l',
  print: 'Paper, A4 80 g:box|Black ink, 1 l|Card, 300 g:box|Toner, cyan|Binding wire:box|Envelopes, C5:box|PLA filament, 1 kg|Cutting blades:box',
  fashion: 'Cotton jersey, white:box|Zips, 20 cm:box|Linen, natural:box|Sewing thread:box|Hangers:box|Labels, woven:box|Denim, 12 oz:box|Buttons, horn:box',
  crafts: 'Stoneware clay:kg|Clear glaze, 5 l|Merino wool:kg|Oak boards|Beeswax:kg|Dye, indigo:box|Silver wire:box|Sanding paper:box',
  manufacturing: 'Steel sheet, 2 mm:pallet|Aluminium profile, 3 m|Hex bolts, M8:box|Bearing 6204:box|Cutting oil, 20 l|Drill bits, 6 mm:box|Pallets|Powder paint, grey:kg',
  logistics: 'Paper rolls:pallet|Bottled water:pallet|Car tyres:pallet|Machine parts:box|Fresh fruit:pallet|Books:box|Garden furniture:pallet|Steel coils:pallet',
  travel: 'Bath towels|Bed linen, double|Soap, small:box|Slippers:box|Coffee capsules:box|Key cards:box|Toilet paper:box|Shower gel, 5 l',
  event: 'Folding chairs|Microphones|Name badges:box|Extension leads|Water, 0.5 l:pallet|Wristbands:box|Banners|Paper cups:box',
  wedding: 'White candles:box|Table cloths|Vases|Ribbon, 25 m|Place cards:box|Champagne glasses:box',
  photo: 'Photo paper, A3:box|Frames, 30 × 40|Memory cards, 128 GB|Backdrop paper|Mounting board:box|Batteries:box|Album covers|Ink, matte black',
  music: 'Guitar strings:box|Drum sticks:box|Cables, 6 m|Microphones|Music stands|Reeds, clarinet:box|Vinyl sleeves:box|Headphones',
  media: 'Memory cards, 512 GB|Batteries, V-mount|Lamps, LED panel|Microphones|Gaffer tape:box|Hard disks, 4 TB|Tripods|Cables, 10 m',
  museum: 'Exhibition catalogues:box|Audio guides|Archive boxes:box|Cotton gloves:box|Postcards:box|Picture hooks:box|Humidity strips:box',
  government: 'Printer paper:box|Envelopes, C5:box|Forms, registration:box|Toner, black|Stamps:box|Folders:box|Chairs, waiting room|Pens:box',
  finance: 'Printer paper:box|Cash rolls:box|Card blanks:box|Toner, black|Envelopes, C5:box|Folders:box|Security bags:box',
  law: 'Folders:box|Printer paper:box|Toner, black|Envelopes, C4:box|Archive boxes:box|Stamps:box',
  hr: 'Laptops, 14 inch|Name badges:box|Safety shoes|Folders:box|First aid kits|Chairs, office|Welcome packs:box',
  charity: 'Blankets|Tinned soup:box|Rice:kg|Winter coats|Hygiene packs:box|School bags|Baby food:box|Sleeping bags',
  faith: 'Hymn books|Candles:box|Folding chairs|Tea:box|Cups:box|Flowers|Leaflets:box',
  outdoors: 'Helmets|Wetsuits, size M|Ropes, 60 m|Life jackets|Wax:box|Paddles|Gloves:box|Repair kits:box',
  game: 'Iron ore|Healing potion|Oak planks|Arrow bundle|Fire crystal|Bread|Leather|Silver key',
  architecture: 'Clay bricks:pallet|Cement, 25 kg:pallet|Timber, 4 m:pallet|Insulation boards:pallet|Roof tiles:pallet|Plasterboard:pallet|Reinforcing steel:kg|Window frames',
}
const counts = [84, 36, 12, 24, 140, 61, 18, 9]
const units = /^(?:kg|box|pallet)$/

const parse = (list: string): Curated[] =>
  list.split('|').map((entry, at) => {
    const cut = entry.lastIndexOf(':')
    const unit = cut > 0 && units.test(entry.slice(cut + 1)) ? entry.slice(cut + 1) : 'pcs'
    const title = unit === 'pcs' ? entry : entry.slice(0, cut)
    return {
      title,
      values: new Map([
        ['quantity', String(counts[at % counts.length])],
        ['unit', unit],
      ]),
    }
  })
const stores = new Map(Object.entries(table).map(([id, list]) => [id, parse(list)]))

/** What a field of life keeps in store, with how much of it there is; null where it has nothing of its own. */
export const storeOf = ({ id, goods }: Domain): readonly Curated[] | null => (goods === undefined ? (stores.get(id) ?? null) : parse(goods))

/** Names of goods of a field of life, else those of any store room. */
export const goodsOf = (domain: Domain): readonly string[] => storeOf(domain)?.map(({ title }) => title) ?? poolOf('goods')
