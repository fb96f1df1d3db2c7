import { asksFor, known, sheetOf } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

const tanks = 'aquariums?|fish tanks?|tank volume|stocking (?:level|densit\\w+)'

/** Calculators for house, garden, kitchen and crafts. */
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
  known(
    'curtains?|fabric|cloth|upholstery|sewing material',
    'fabric',
    'Fabric',
    'The fabric that curtains or covers take.',
    `width: Width to cover = 200 cm
    height: Finished height = 240 cm
    fullness: Fullness ? Flat = 1 / Light folds = 1.5 / Full folds = 2.5
    hem: Hems = 25 cm
    roll: Width of the fabric = 140 cm
    price: Price of a metre = 18
    drops: Lengths := ceil(width * fullness / roll) | | 0
    fabric: Fabric := drops * (height + hem) / 100 | m | 2
    cost: Cost := fabric * price`,
    'fabric',
  ),
  {
    asked: /^(?=.*\b(?:knit\w*|crochet\w*|gauge swatch(?:es)?)\b).*\b(?:scar(?:f|ves)|hats?|sweaters?|jumpers?|pullovers?|garments?)\b/s,
    sheet: sheetOf(
      'garment',
      'Stitches for a garment',
      'From a swatch of one’s own: what to cast on, how many rows to knit, and the yarn with a tenth to spare. A hat is knit a tenth narrower than the head, a sweater a twentieth wider than the chest.',
      `what: What you make ? Scarf = 1 / Hat = 2 / Sweater = 3 / Blanket = 4
      gauge: Stitches in 10 cm = 20
      rows: Rows in 10 cm = 28
      wide: Width, or around the head or chest = 30 cm
      long: Length = 150 cm
      swatch: Weight of a swatch of 10 × 10 cm = 6 g
      ball: Weight of a ball = 50 g
      cast: Stitches to cast on := round(wide * if(what = 2, 0.9, if(what = 3, 1.05, 1)) * gauge / 10) | | 0
      knit: Rows to knit := round(long * rows / 10) | | 0
      yarn: Yarn, about := wide * long * if(what = 3, 1.6, 1) / 100 * swatch * 1.1 | g | 0
      balls: Balls := ceil(wide * long * if(what = 3, 1.6, 1) / 100 * swatch * 1.1 / ball) | | 0`,
      'cast',
    ),
  },
  {
    asked: new RegExp(
      `${asksFor(tanks).source}|^(?=.*\\b(?:${tanks})\\b).*\\b(?:calculat|estimat|comput)\\w*\\b[^.]{0,60}\\b(?:volumes?|lit(?:er|re)s|gallons|heaters?)\\b`,
      's',
    ),
    subject: new RegExp(`\\b(?:${tanks})\\b`),
    sheet: sheetOf(
      'aquarium',
      'Aquarium',
      'What a tank holds and weighs, and the fish, heater and filter that suit it: two litres for each centimetre of grown fish.',
      `length: Length = 100 cm
      width: Width = 40 cm
      height: Water height = 45 cm
      warmer: Warmer than the room by = 4 °C
      count: Fish = 12
      fish: Length of a fish = 4 cm
      volume: Water := length * width * height / 1000 | l | 0
      weight: Weight with glass and gravel, about := length * width * height / 1000 * 1.25 | kg | 0
      many: Fish that have room := floor(length * width * height / 1000 / 2 / fish) | | 0
      left: Water to spare for these fish := length * width * height / 1000 - count * fish * 2 | l | 0
      heater: Heater := length * width * height / 1000 * warmer * 0.2 | W | 0
      filter: Filter an hour := length * width * height / 1000 * 4 | l | 0`,
      'volume',
    ),
  },
  known(
    'knitting|crochet|gauges?|stitch(?:es| counts?)?|yarn(?: amounts?| quantit\\w+)?',
    'gauge',
    'Stitches and yarn',
    'A pattern in another gauge: its stitches and rows, and the yarn.',
    `old: Stitches in 10 cm, pattern = 22
    new: Stitches in 10 cm, own = 18
    old_rows: Rows in 10 cm, pattern = 30
    new_rows: Rows in 10 cm, own = 24
    stitches: Stitches in the pattern = 110
    rows: Rows in the pattern = 150
    ball: Yarn in the pattern = 400 g
    cast: Stitches to cast on := round(stitches * new / old) | | 0
    knit: Rows to knit := round(rows * new_rows / old_rows) | | 0
    wide: Width := stitches / old * 10 | cm | 1
    yarn: Yarn, about := ball * old / new * old_rows / new_rows * (cast * knit) / (stitches * rows) | g | 0`,
    'cast',
  ),
  known(
    'quilts?|patchwork|quilt blocks?',
    'quilt',
    'Quilt',
    'The blocks of a quilt and the fabric for them.',
    `width: Width = 150 cm
    length: Length = 200 cm
    block: Finished block = 25 cm
    seam: Seam allowance = 0.75 cm
    roll: Width of the fabric = 110 cm
    blocks: Blocks := ceil(width / block) * ceil(length / block) | | 0
    fabric: Fabric for the top := ceil(blocks / floor(roll / (block + 2 * seam))) * (block + 2 * seam) / 100 | m | 2
    back: Fabric for the back := ceil((width + 20) / roll) * (length + 20) / 100 | m | 2`,
    'blocks',
  ),
  known(
    'candles?|wax|fragrance(?: load)?|wick',
    'candle',
    'Candle',
    'Wax, fragrance and cost of a batch of candles.',
    `jar: Volume of a jar = 200 ml
    jars: Candles = 12
    load: Fragrance = 8 %
    wax_price: Price of a kilogram of wax = 11
    oil_price: Price of 100 ml of fragrance = 9
    other: Jar and wick, each = 1.6
    total: To fill := jar * jars * 0.86 | g | 0
    oil: Fragrance oil := total * load / 100 / (1 + load / 100) | g | 0
    wax: Wax := total - oil | g | 0
    each: Cost of a candle := (wax / 1000 * wax_price + oil / 100 * oil_price) / jars + other`,
    'wax',
  ),
  known(
    'soap(?:making)?|lye|saponification',
    'soap',
    'Soap and lye',
    'The lye and water of a soap by its oils and superfat. Check with a second source before you make it.',
    `olive: Olive oil = 500 g
    coconut: Coconut oil = 250 g
    palm: Palm oil = 150 g
    shea: Shea butter = 100 g
    fat: Superfat = 5 %
    water: Water to oils = 33 %
    oils: Oils := olive + coconut + palm + shea | g | 0
    lye: Lye, NaOH := (olive * 0.135 + coconut * 0.183 + palm * 0.142 + shea * 0.128) * (1 - fat / 100) | g | 1
    wet: Water := oils * water / 100 | g | 0
    batch: Batch := oils + lye + wet | g | 0`,
    'lye',
  ),
  known(
    'resin|epoxy',
    'resin',
    'Resin',
    'Resin and hardener for a form.',
    `length: Length = 60 cm
    width: Width = 30 cm
    depth: Depth = 2 cm
    mix: Parts of resin to one of hardener = 2
    density: Density = 1.1 g/ml
    volume: Volume := length * width * depth | ml | 0
    total: Mix := volume * density | g | 0
    hardener: Hardener := total / (mix + 1) | g | 0
    resin: Resin := total - hardener | g | 0`,
    'total',
  ),
  known(
    'picture fram\\w+|frame (?:size|cost|price)s?|passe-?partout|mat (?:board|width)s?|framing',
    'frame',
    'Picture frame',
    'The outer size of a framed picture, the moulding and what it costs.',
    `width: Picture width = 40 cm
    height: Picture height = 30 cm
    mat: Mat on each side = 6 cm
    moulding: Width of the moulding = 3 cm
    moulding_price: Price of a metre of moulding = 12
    glass: Glass ? Clear, 30 a m² = 30 / Non-glare, 55 a m² = 55 / Museum, 140 a m² = 140
    work: Work = 15
    outer_width: Outer width := width + 2 * mat + 2 * moulding | cm | 1
    outer_height: Outer height := height + 2 * mat + 2 * moulding | cm | 1
    stick: Moulding := 2 * (outer_width + outer_height) / 100 * 1.1 | m | 2
    price: Price := stick * moulding_price + (width + 2 * mat) * (height + 2 * mat) / 10000 * glass + work`,
  ),
  known(
    'glazes?(?: batch\\w*| recipes?)?|batch weights?',
    'glaze',
    'Batch by parts',
    'A recipe of parts or percentages, weighed for a batch of any size.',
    `batch: Batch = 2000 g
    a: Part 1 = 40 %
    b: Part 2 = 30 %
    c: Part 3 = 20 %
    d: Part 4 = 10 %
    add: Added colour = 3 %
    price: Average price of a kilogram = 6
    all: Parts in all := a + b + c + d | % | 1
    wa: Weight of part 1 := batch * a / all | g | 1
    wb: Weight of part 2 := batch * b / all | g | 1
    wc: Weight of part 3 := batch * c / all | g | 1
    wd: Weight of part 4 := batch * d / all | g | 1
    wadd: Weight of the colour := batch * add / 100 | g | 1
    cost: Cost := (batch + wadd) / 1000 * price`,
    'cost',
  ),
]
