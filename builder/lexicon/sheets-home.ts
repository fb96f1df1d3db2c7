import { known } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for house and garden. */
export const homeSheets: readonly KnownSheet[] = [
  known(
    'paint(?! booking)(?:ing)?(?: quantit\\w+| amounts?)?|wall colour',
    'paint',
    'Paint for a room',
    'The walls of a room without its doors and windows, by what a litre covers.',
    `length: Length of the room = 5 m
    width: Width of the room = 4 m
    height: Height of the walls = 2.5 m
    open: Doors and windows = 4 m²
    coats: Coats = 2
    covers: A litre covers = 10 m²
    price: Price of a litre = 9
    area: Wall area := max(0, 2 * (length + width) * height - open) | m² | 1
    paint: Paint := area * coats / covers | l | 1
    cost: Cost := paint * price`,
    'paint',
  ),
  known(
    'tiles?|tiling',
    'tiles',
    'Tiles',
    'How many tiles a floor or wall takes, with spare ones for cuts.',
    `length: Length = 4 m
    width: Width = 3 m
    tile_length: Length of a tile = 60 cm
    tile_width: Width of a tile = 30 cm
    waste: Spare = 10 %
    price: Price of a tile = 4.5
    area: Area := length * width | m² | 2
    tiles: Tiles := ceil(area / (tile_length * tile_width / 10000) * (1 + waste / 100)) | | 0
    cost: Cost := tiles * price`,
    'tiles',
  ),
  known(
    'floor(?:ing)?(?: materials?)?|carpet|laminate|parquet',
    'flooring',
    'Flooring',
    'The packs of flooring for a room, with offcuts.',
    `length: Length = 5 m
    width: Width = 4 m
    waste: Offcuts = 8 %
    pack: A pack covers = 2.2 m²
    price: Price of a pack = 48
    area: Area with offcuts := length * width * (1 + waste / 100) | m² | 1
    packs: Packs := ceil(area / pack) | | 0
    cost: Cost := packs * price`,
    'packs',
  ),
  known(
    'wallpaper(?: rolls?)?',
    'wallpaper',
    'Wallpaper',
    'The rolls that the walls of a room take.',
    `around: Around the room = 18 m
    height: Height of the walls = 2.5 m
    roll_length: Length of a roll = 10 m
    roll_width: Width of a roll = 0.53 m
    strips: Strips := ceil(around / roll_width) | | 0
    rolls: Rolls := ceil(strips / floor(roll_length / height)) | | 0`,
  ),
  known(
    'concrete|cement|mortar',
    'concrete',
    'Concrete',
    'The concrete of a slab and the bags that make it.',
    `length: Length = 4 m
    width: Width = 3 m
    depth: Thickness = 10 cm
    waste: Spare = 5 %
    bag: A bag makes = 12 l
    price: Price of a bag = 5
    volume: Concrete := length * width * depth / 100 * (1 + waste / 100) | m³ | 2
    bags: Bags := ceil(volume * 1000 / bag) | | 0
    cost: Cost := bags * price`,
    'volume',
  ),
  known(
    'bricks?|masonry|blocks? (?:for|of) (?:the |a )?walls?',
    'bricks',
    'Bricks',
    'How many bricks a wall takes.',
    `length: Length of the wall = 6 m
    height: Height = 2 m
    per: Bricks for a square metre = 60
    waste: Spare = 5 %
    price: Price of a brick = 0.8
    bricks: Bricks := ceil(length * height * per * (1 + waste / 100)) | | 0
    cost: Cost := bricks * price`,
    'bricks',
  ),
  known(
    'fenc(?:e|es|ing)',
    'fence',
    'Fence',
    'Posts and panels of a fence.',
    `length: Length of the fence = 24 m
    panel: Width of a panel = 1.8 m
    panel_price: Price of a panel = 42
    post_price: Price of a post = 15
    panels: Panels := ceil(length / panel) | | 0
    posts: Posts := panels + 1 | | 0
    cost: Cost := panels * panel_price + posts * post_price`,
  ),
  known(
    'soil|mulch|gravel|sand|topsoil|compost(?: needed| amount)?|raised beds?',
    'soil',
    'Soil, mulch or gravel',
    'What fills a bed or a path to a depth.',
    `length: Length = 3 m
    width: Width = 1.2 m
    depth: Depth = 20 cm
    bag: A bag holds = 40 l
    price: Price of a bag = 6.5
    volume: Volume := length * width * depth * 10 | l | 0
    bags: Bags := ceil(volume / bag) | | 0
    cost: Cost := bags * price`,
    'volume',
  ),
  known(
    'plant spacing|number of plants|plants? per|seed(?:ing)? (?:rates?|amounts?|quantit\\w+)|seeds?|sowing (?:rate|amount)',
    'sowing',
    'Plants and seed',
    'How many plants a bed holds, and the seed for them.',
    `length: Length of the bed = 4 m
    width: Width of the bed = 1.2 m
    between: Between plants = 30 cm
    rows: Between rows = 40 cm
    sprout: Germination = 85 %
    weight: Seeds in a gram = 300
    plants: Plants := floor(length * 100 / between) * floor(width * 100 / rows) | | 0
    seeds: Seeds := ceil(plants / (sprout / 100)) | | 0
    grams: Seed := seeds / weight | g | 2`,
    'plants',
  ),
  known(
    'fertili[sz]er|nutrient dos\\w+|manure|lime (?:amount|need)',
    'fertilizer',
    'Fertiliser',
    'The fertiliser that brings a nutrient to an area.',
    `area: Area = 100 m²
    need: Nutrient for a square metre = 10 g
    share: Nutrient in the fertiliser = 12 %
    price: Price of a kilogram = 2.4
    amount: Fertiliser := area * need / (share / 100) / 1000 | kg | 2
    cost: Cost := amount * price`,
    'amount',
  ),
  known(
    'irrigation|watering|water (?:needs?|requirements?) of (?:the )?(?:plants|garden|lawn|crops?)|rainwater|rain ?(?:barrel|harvest\\w*)',
    'rain',
    'Rainwater',
    'The rain that a roof collects in a year, and the tank that holds the dry weeks.',
    `roof: Roof area = 90 m²
    rain: Rain a year = 750 mm
    kept: Share that is collected = 80 %
    garden: Garden = 120 m²
    need: Water for a square metre a day = 3 l
    days: Dry days to bridge = 21
    collected: Collected a year := roof * rain * kept / 100 | l | 0
    tank: Tank := min(collected, garden * need * days) | l | 0`,
    'collected',
  ),
  known(
    'firewood|wood stove|log (?:volume|wood)|timber|lumber|board f(?:ee|oo)t|wood volume',
    'wood',
    'Timber and logs',
    'The volume, weight and price of round timber.',
    `length: Length = 4 m
    diameter: Diameter in the middle = 32 cm
    pieces: Pieces = 6
    density: Wood ? Spruce = 470 / Pine = 520 / Beech = 720 / Oak = 690
    price: Price of a cubic metre = 85
    volume: Volume := pi / 4 * (diameter / 100) ^ 2 * length * pieces | m³ | 3
    weight: Weight := volume * density | kg | 0
    value: Value := volume * price`,
    'volume',
  ),
  known(
    'heat(?:ing)? (?:cost|demand|load|energy|need)s?|radiators?|insulation|air condition\\w+|heat pumps?|u-values?',
    'heating',
    'Heating',
    'The heat that a home needs in a year and what it costs.',
    `area: Living area = 110 m²
    need: Insulation ? Old house = 180 / Partly insulated = 120 / New house = 60 / Passive house = 15
    source: Efficiency of the heating = 92 %
    price: Price of a kWh = 0.11
    heat: Heat a year := area * need | kWh | 0
    used: Energy to buy := heat / (source / 100) | kWh | 0
    cost: Cost a year := used * price
    load: Heating load := heat / 2000 | kW | 1`,
    'cost',
  ),
  known(
    'solar(?: panels?| power| energy)?(?: yields?| savings?| production| output)?|photovoltaics?|pv(?: system)?s?(?: yields?)?',
    'solar',
    'Solar yield and savings',
    'What panels make in a year, what that saves, and when they have paid for themselves.',
    `peak: Peak power = 5 kWp
    sun: Yield of a kWp a year = 950 kWh
    facing: Facing ? South = 1 / East or west = 0.83 / North = 0.6
    own: Used at home = 35 %
    price: Price of a kWh = 0.3
    fed: Paid for a kWh fed in = 0.08
    cost: Cost of the system = 7500
    yield: Yield a year := peak * sun * facing | kWh | 0
    saved: Saved a year := yield * own / 100 * price + yield * (1 - own / 100) * fed
    back: Paid back after := cost / saved | years | 1`,
    'saved',
  ),
  known(
    'pool (?:volume|water|chlorine|chemical\\w*)|chlorine|swimming pools?',
    'pool',
    'Pool water',
    'The water of a pool and the chlorine that it takes.',
    `length: Length = 8 m
    width: Width = 4 m
    depth: Average depth = 1.4 m
    now: Chlorine now = 0.4 mg/l
    wanted: Chlorine wanted = 1.5 mg/l
    strong: Active chlorine of the product = 56 %
    volume: Water := length * width * depth | m³ | 1
    dose: Product := max(0, wanted - now) * volume / (strong / 100) | g | 0`,
    'dose',
  ),
]
