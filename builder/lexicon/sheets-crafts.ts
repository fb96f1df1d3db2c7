import { asksFor, known, sheetOf } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

const tanks = 'aquariums?|fish tanks?|tank volume|stocking (?:level|densit\\w+)'

/** Calculators for crafts and hobbies. */
export const craftSheets: readonly KnownSheet[] = [
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
