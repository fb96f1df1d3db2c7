import { known, sheetOf } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for what is eaten, drunk and bred. */
export const kitchenSheets: readonly KnownSheet[] = [
  {
    ...known(
      '(?<!blood )alcohol(?: content)?|abv|drink strength|cocktail strength',
      'strength',
      'Strength of a drink',
      'The alcohol of a mixed drink by what is poured into it.',
      `spirit: Spirit = 50 ml
      proof: Alcohol of the spirit = 40 %
      second: Liqueur or wine = 20 ml
      second_proof: Alcohol of the liqueur or wine = 15 %
      mixer: Juice, soda and ice water = 120 ml
      pure: Pure alcohol := spirit * proof / 100 + second * second_proof / 100 | ml | 1
      grams: Grams of alcohol := pure * 0.789 | g | 1
      abv: Alcohol of the drink := pure / (spirit + second + mixer) * 100 | % | 1`,
      'abv',
    ),
    unless: /^(?![\s\S]*\b(?:cocktails?|mixed drinks?|bartend\w*|spirits|liqueurs?)\b)/,
  },
  known(
    "baker'?s?[’']? percentages?|sourdough(?: recipe)?|dough|bread recipe|hydration|starter",
    'dough',
    'Dough by percentages',
    'Each ingredient by its share of the flour; the flour and water of the starter are left out of what is added. Scaled to any number of loaves.',
    `flour: Flour weight = 1000 g
    hydration: Hydration = 70 %
    starter: Starter = 20 %
    salt: Salt = 2 %
    loaves: Loaves of this flour weight = 1
    water_all: Water := flour * hydration / 100 * loaves | g | 0
    starter_all: Starter weight := flour * starter / 100 * loaves | g | 0
    salt_all: Salt weight := flour * salt / 100 * loaves | g | 1
    flour_all: Flour for all loaves := flour * loaves | g | 0
    dough: Dough in all := flour_all + water_all + starter_all + salt_all | g | 0
    each: Dough for a loaf := dough / loaves | g | 0`,
    'dough',
  ),
  known(
    '(?:recipe|ingredients?|servings?|portions?) scal\\w+|scal\\w+ (?:a |the )?(?:recipes?|ingredients?)|ingredient (?:amounts?|quantit\\w+)|ingredients|servings|portions?',
    'scale',
    'Scale a recipe',
    'The amounts of a recipe for another number of servings.',
    `from: Servings in the recipe = 4
    to: Servings wanted = 10
    a: Ingredient 1 = 500 g
    b: Ingredient 2 = 250 g
    c: Ingredient 3 = 3
    d: Ingredient 4 = 0
    factor: Factor := to / from | | 2
    na: Ingredient 1, scaled := a * factor | g | 1
    nb: Ingredient 2, scaled := b * factor | g | 1
    nc: Ingredient 3, scaled := c * factor | | 1
    nd: Ingredient 4, scaled := d * factor | | 1`,
    'factor',
  ),
  {
    asked:
      /\b(?:cooking|kitchen|recipe|baking|culinary) (?:\w+ )?(?:units?|measure\w*|conversions?)\b|\bcups (?:and|to|into) grams\b|\bconver\w+ (?:\w+ ){0,3}(?:cups|ingredients?)\b/,
    family: 'convert',
    sheet: sheetOf(
      'cups',
      'Cups, spoons and grams',
      'The weight of an ingredient that is measured by cups or spoons.',
      `ingredient: Ingredient ? Flour = 0.53 / Sugar = 0.85 / Butter = 0.96 / Icing sugar = 0.5 / Rice = 0.84 / Oats = 0.36 / Cocoa = 0.42 / Honey = 1.42 / Milk = 1.03 / Water = 1 / Oil = 0.92 / Salt = 1.22
      amount: Amount = 1
      from: Measured in ? Cups = 240 / Tablespoons = 15 / Teaspoons = 5 / Millilitres = 1 / Fluid ounces = 29.57
      grams: Weight := amount * from * ingredient | g | 1
      ounces: In ounces := grams / 28.3495 | oz | 2
      litres: Volume := amount * from | ml | 1`,
      'grams',
    ),
  },
  known(
    'coffee|brew(?:ing)? ratios?|espresso|tea (?:amount|strength)|extraction yields?',
    'coffee',
    'Coffee',
    'Coffee and water by their ratio.',
    `cups: Cups = 2
    cup: Water for a cup = 250 ml
    ratio: Water to one part of coffee = 16
    tds: Strength measured = 1.35 %
    water: Water := cups * cup | ml | 0
    coffee: Coffee := water / ratio | g | 1
    yield: Extraction yield := (water - 2 * coffee) * tds / coffee | % | 1`,
    'coffee',
  ),
  known(
    'abv|alcohol content|homebrew\\w*|beer(?: recipes?)?|brew(?:ing)?|original gravity|bitterness|ibu|mead|wine (?:alcohol|sugar)',
    'brew',
    'Beer',
    'Alcohol, bitterness and bottle sugar of a brew.',
    `original: Original gravity = 1.05
    final: Final gravity = 1.012
    litres: Batch = 20 l
    hops: Hops = 40 g
    alpha: Alpha acids = 6 %
    used: Hop use = 25 %
    sugar: Sugar for a litre = 6 g
    abv: Alcohol := (original - final) * 131.25 | % | 1
    fermented: Attenuation := (original - final) / (original - 1) * 100 | % | 0
    ibu: Bitterness := hops * alpha * used / litres / 10 | IBU | 0
    bottle: Sugar for the bottles := sugar * litres | g | 0`,
    'abv',
  ),
  known(
    'juice(?: yields?| quantit\\w+| amounts?)?|cider(?: yields?)?|press(?:ing)? (?:yields?|price|cost)s?|fruit (?:yield|pressing)',
    'juice',
    'Juice yield and price',
    'The juice that fruit gives and what pressing and bottles cost.',
    `fruit: Fruit variety ? Apples = 65 / Pears = 60 / Quinces = 45 / Grapes = 70 / Berries = 75 / Cherries = 68
    weight: Fruit weight = 100 kg
    press: Pressing a kilogram = 0.35
    size: A bottle or bag holds = 5 l
    each: Price of a bottle or bag = 2.2
    yield: Juice yield := weight * fruit / 100 | l | 1
    bottles: Bottles or bags := ceil(yield / size) | | 0
    price: Price := weight * press + bottles * each`,
    'yield',
  ),
  known(
    '(?:roast|cook|baking|grilling|smoking)\\w*[- ]times?|roast(?:ing)?|meat (?:per|for)',
    'roast',
    'Roasting time',
    'How long a roast takes and how many it feeds.',
    `meat: Meat ? Beef, medium = 40 / Beef, well done = 55 / Pork = 60 / Lamb = 50 / Chicken = 45 / Turkey = 36
    weight: Weight = 2 kg
    rest: Rest = 15 min
    eaten: For each guest = 250 g
    time: In the oven := weight * meat + 20 | min | 0
    total: With rest := time + rest | min | 0
    guests: Guests := floor(weight * 1000 / eaten) | | 0`,
    'time',
  ),
  known(
    'part(?:y|ies) (?:food|drinks?|supplies)|drinks? (?:for|per)|catering (?:amounts?|quantit\\w+|costs?)|food (?:amounts?|quantit\\w+)|guests? (?:food|drinks?)',
    'party',
    'Food and drinks for guests',
    'What a party needs and costs.',
    `guests: Guests = 40
    hours: Hours = 5
    drinks: Drinks an hour, each = 1.2
    food: Food, each = 450 g
    drink_price: Price of a drink = 2.5
    food_price: Price of a kilogram of food = 18
    all: Drinks := ceil(guests * hours * drinks) | | 0
    kilos: Food := guests * food / 1000 | kg | 1
    cost: Cost := all * drink_price + kilos * food_price`,
    'cost',
  ),
  known(
    'food costs?|recipe costs?|dish (?:costs?|prices?)|menu (?:price|cost)s?|plate costs?|cake (?:price|cost)s?',
    'plate',
    'Food cost of a dish',
    'What a portion costs and for how much it can be sold.',
    `ingredients: Ingredients of the recipe = 28
    portions: Portions = 8
    lost: Waste = 5 %
    work: Work = 12
    share: Food cost wanted = 30 %
    tax: Tax = 10 %
    each: Cost of a portion := (ingredients * (1 + lost / 100) + work) / portions
    net: Net price := ingredients * (1 + lost / 100) / portions / (share / 100)
    price: Price on the menu := net * (1 + tax / 100)`,
  ),
  known(
    'jam|preserv\\w+|brine|ferment\\w+|pickl\\w+|canning|salt (?:amount|concentration)',
    'brine',
    'Salt and sugar for preserving',
    'The salt of a ferment and the sugar of a jam.',
    `weight: Vegetables or fruit = 1000 g
    water: Water added = 500 ml
    salt: Salt = 2.5 %
    ratio: Fruit to one part of sugar = 2
    need: Salt to weigh := (weight + water) * salt / 100 | g | 1
    sugar: Sugar for jam := weight / ratio | g | 0`,
    'need',
  ),
  known(
    '(?:cat|dog|pet|puppy|kitten|horse|animal|livestock|cattle|poultry|chicken|sheep) (?:food|feed|nutrition|diet|calorie)\\w*|feed(?:ing)? (?:amounts?|rations?|quantit\\w+|costs?|needs?)|feed|rations?',
    'feed',
    'Feed',
    'What an animal needs in a day and what feeding costs.',
    `kind: Animal ? Dog, adult = 95 / Dog, puppy = 180 / Cat = 75 / Rabbit = 100 / Horse = 140
    weight: Weight = 20 kg
    heads: Animals = 1
    energy: Energy of 100 g of feed = 370 kcal
    price: Price of a kilogram = 4.5
    need: Energy a day := kind * weight ^ 0.75 | kcal | 0
    feed: Feed a day, each := need / energy * 100 | g | 0
    month: Feed a month := feed * heads * 30 / 1000 | kg | 1
    cost: Cost a month := month * price`,
    'feed',
  ),
  known(
    "(?:pet|dog|cat|animal)[’']?s? (?:age|years)",
    'petage',
    "A pet's age",
    'The age of a dog or cat in the years of people.',
    `kind: Animal ? Small dog = 4 / Large dog = 6 / Cat = 4.001
    age: Age = 5 years
    human: In human years := if(age <= 1, age * 15, if(age <= 2, 15 + (age - 1) * 9, 24 + (age - 2) * kind)) | years | 0`,
  ),
  known(
    '(?:crop|harvest|honey|milk|egg|farm|field) (?:yields?|production|output)|harvest|yields? (?:per|of)',
    'harvest',
    'Yield',
    'What a field, a herd or hives give, and what it brings.',
    `units: Hectares, animals or hives = 4
    each: Yield of each = 6.5 t
    lost: Losses = 5 %
    price: Price of a unit = 210
    cost: Costs of each = 640
    yield: Yield := units * each * (1 - lost / 100) | | 2
    income: Income := yield * price
    profit: Left after costs := income - units * cost`,
    'yield',
  ),
  known(
    "(?:puppy|puppies|kitten|dog)(?:[’']?s)? (?:adult |growth |full-grown )?(?:weight|size|growth)|adult weight of (?:a |the )?(?:puppy|puppies|dog)",
    'puppy',
    'Adult weight of a puppy',
    'What a puppy weighs when it has grown up, from its weight today and its age. An estimate: litters differ.',
    `weight: Weight today = 6 kg
    age: Age = 14 weeks
    grown: Grown up at ? Small breed, 40 weeks = 40 / Medium breed, 52 weeks = 52 / Large breed, 65 weeks = 65
    adult: Adult weight := if(age < grown, weight / age * grown, weight) | kg | 1
    left: Still to gain := adult - weight | kg | 1`,
    'adult',
  ),
]
