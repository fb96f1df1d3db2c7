import { known } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for trips, parcels, stocks and what a year takes. */
export const tripSheets: readonly KnownSheet[] = [
  known(
    '(?:event|wedding|party|holiday|vacation|renovation|moving|project) (?:budgets?|costs?|expenses?)|(?:trip|travel) budgets?|budgets? (?:for|of) (?:an? |the )?(?:events?|weddings?|trips?|part(?:y|ies))',
    'budget',
    'Budget',
    'What is planned costs by heads and days, with a reserve.',
    `people: People = 4
    days: Days = 5
    fixed: Costs once = 650
    head: Costs for each person = 120
    day: Costs a day = 95
    each: Costs for each person a day = 38
    reserve: Reserve = 10 %
    plain: Without reserve := fixed + people * head + days * day + people * days * each
    total: Total := plain * (1 + reserve / 100)
    share: For each person := total / people`,
    'total',
  ),
  known(
    '(?:ev|electric (?:car|vehicle)) charg\\w+(?: times?| costs?)?|charging (?:times?|costs?)',
    'charging',
    'Charging a car',
    'Time and cost of charging.',
    `size: Battery = 60 kWh
    from: From = 20 %
    to: To = 80 %
    power: Charging power = 11 kW
    loss: Losses = 10 %
    price: Price of a kWh = 0.35
    use: Use on 100 km = 17 kWh
    energy: Energy := size * (to - from) / 100 / (1 - loss / 100) | kWh | 1
    hours: Time := energy / power | h | 2
    cost: Cost := energy * price
    range: Gives := size * (to - from) / use | km | 0`,
    'cost',
  ),
  known(
    '(?:taxi|ride|cab) fares?|fares?|mileage (?:costs?|reimbursements?|allowances?)|travel (?:time|distance)s?|trip (?:distance|time|cost)s?',
    'fare',
    'Trip',
    'Time and price of a trip by its distance.',
    `distance: Distance = 18 km
    speed: Average speed = 45 km/h
    base: Base fare = 3.5
    each: For a kilometre = 1.8
    minute: For a minute = 0.3
    people: People = 1
    minutes: Time := distance / speed * 60 | min | 0
    fare: Fare := base + distance * each + minutes * minute
    share: For each person := fare / people`,
    'fare',
  ),
  known(
    '(?:volumetric|dimensional) weights?|parcel (?:costs?|prices?|size)s?|postage|pallets?|load(?:ing)? (?:volume|metre)s?|moving (?:volume|boxes)',
    'parcel',
    'Parcel and load',
    'The weight that is charged for a parcel and what it costs.',
    `length: Length = 60 cm
    width: Width = 40 cm
    height: Height = 35 cm
    weight: Weight = 9 kg
    divisor: Volume of a kilogram = 5000 cm³
    pieces: Pieces = 3
    base: Basic price = 4.5
    each: Price of a kilogram = 1.1
    volume: Volume := length * width * height * pieces / 1000000 | m³ | 3
    dimensional: Volumetric weight := length * width * height / divisor | kg | 2
    charged: Charged weight := max(weight, dimensional) * pieces | kg | 2
    price: Price := base * pieces + charged * each`,
    'price',
  ),
  known(
    'customs dut\\w+|import (?:dut\\w+|tax\\w*)|tariffs?|dut(?:y|ies)',
    'duty',
    'Customs duty',
    'Duty and tax on goods from abroad.',
    `value: Value of the goods = 400
    freight: Freight = 35
    duty: Duty = 4.5 %
    vat: Import tax = 20 %
    paid: Duty to pay := (value + freight) * duty / 100
    tax: Tax to pay := (value + freight + paid) * vat / 100
    total: In all := value + freight + paid + tax`,
  ),
  known(
    'insurance(?: premiums?| costs?| needs?)?|premiums?|life cover',
    'insurance',
    'Insurance premium',
    'A premium by the insured sum, age and risk.',
    `sum: Insured sum = 100000
    rate: Premium for 1000 a year = 2.4
    age: Age = 40
    risk: Risk ? Low = 0.85 / Normal = 1 / High = 1.4
    excess: Excess ? None = 1.1 / 250 = 1.001 / 1000 = 0.85
    year: Premium a year := sum / 1000 * rate * risk * excess * max(0.7, 1 + (age - 40) * 0.02)
    month: Premium a month := year / 12`,
    'month',
  ),
  known(
    'reorder points?|economic order|order quantit\\w+|safety stock|inventory (?:levels?|costs?|turnover)',
    'reorder',
    'Order quantity',
    'How much to order at once, and when.',
    `year: Needed a year = 2400
    order: Cost of an order = 45
    hold: Keeping a piece a year = 1.8
    wait: Delivery takes = 7 days
    safe: Safety stock = 30
    quantity: Order at once := round(sqrt(2 * year * order / hold)) | pieces | 0
    point: Order again at := ceil(year / 365 * wait + safe) | pieces | 0
    orders: Orders a year := year / quantity | | 1`,
    'quantity',
  ),
  known(
    'customer (?:lifetime value|acquisition costs?)|ltv|cac|churn(?: rates?)?|mrr|conversion rates?|(?:ad|advertising|campaign|marketing) (?:returns?|budgets?|roi|costs?)|cpm|roas',
    'customers',
    'Customers and campaigns',
    'What a customer costs and brings.',
    `spent: Spent on advertising = 2500
    visits: Visitors = 6200
    orders: New customers = 124
    order: Average order = 48
    times: Orders a year = 3
    margin: Margin = 40 %
    stay: Years that they stay = 2.5
    rate: Conversion rate := orders / visits * 100 | % | 2
    cost: Cost of a customer := spent / orders
    value: Value of a customer := order * times * margin / 100 * stay
    ratio: Value to cost := value / cost | | 1`,
    'value',
  ),
  known(
    'oee|equipment effectiveness|machine (?:utili[sz]ation|efficiency)|production (?:times?|capacity|rates?)|throughput|cycle times?',
    'oee',
    'Production',
    'How well a machine is used.',
    `shift: Shift = 480 min
    down: Standing still = 45 min
    cycle: Seconds for a piece = 30
    pieces: Pieces made = 790
    bad: Rejected = 18
    availability: Availability := (shift - down) / shift * 100 | % | 1
    performance: Performance := pieces * cycle / 60 / (shift - down) * 100 | % | 1
    quality: Quality := (pieces - bad) / pieces * 100 | % | 1
    oee: Effectiveness := availability * performance * quality / 10000 | % | 1`,
  ),
  {
    ...known(
      'carbon (?:footprints?|emissions?|dioxide)|co2(?: emissions?| footprints?)?|greenhouse gas\\w*|emissions?|ecological footprints?|climate impact',
      'carbon',
      'Carbon footprint',
      'The carbon dioxide of travel, home and food in a year. The factors are averages.',
      `car: By car a year = 9000 km
    factor: Car ? Petrol = 0.17 / Diesel = 0.165 / Hybrid = 0.11 / Electric = 0.05 / None = 0
    train: By train and bus a year = 1500 km
    flights: Hours of flying a year = 6
    power: Electricity a year = 2800 kWh
    mix: A kWh of electricity = 0.35 kg
    gas: Gas a year = 9000 kWh
    people: People at home = 2
    food: Food ? Much meat = 2500 / Average = 1700 / Vegetarian = 1250 / Vegan = 1000
    things: Shopping a month = 150
    travel: Travel := car * factor + train * 0.04 + flights * 110 | kg | 0
    home: Home := (power * mix + gas * 0.2) / people | kg | 0
    goods: Food and goods := food + things * 12 * 0.4 | kg | 0
    total: Carbon dioxide a year := travel + home + goods | kg | 0
    trees: Trees that bind as much := ceil(total / 22) | | 0`,
      'total',
    ),
    unless: /\b(?:furnace|factor(?:y|ies)|industr\w+|enterprises?|compan(?:y|ies)|supply chain|emissions? data)\b/,
  },
  known(
    'water (?:footprints?|usage|consumption|bills?)|household water',
    'water',
    'Water use',
    'What a household uses of water.',
    `people: People = 3
    showers: Minutes of shower a day, each = 7
    flow: Shower = 9 l/min
    flush: Flushes a day, each = 5
    washes: Washes a week = 4
    price: Price of a cubic metre = 4.2
    day: A day := people * (showers * flow + flush * 6 + 25) + washes * 50 / 7 | l | 0
    year: A year := day * 365 / 1000 | m³ | 1
    cost: Cost a year := year * price`,
    'day',
  ),
  known(
    'final (?:grade|exam)s?(?: needed)?|grade needed|exam scores? needed',
    'finalgrade',
    'Grade needed',
    'The grade that the last exam needs for a wanted one.',
    `now: Grade so far = 82
    weight: Weight of the last exam = 30 %
    wanted: Grade wanted = 85
    need: Grade needed := (wanted - now * (1 - weight / 100)) / (weight / 100) | | 1`,
  ),
  known(
    '(?:reading|speaking|study|presentation|speech) (?:times?|durations?|hours?)|words? per minute|time to read',
    'reading',
    'Reading and speaking time',
    'How long a text takes to read and to say.',
    `words: Words = 900
    read: Words read in a minute = 230
    speak: Words spoken in a minute = 130
    reading: Reading time := words / read | min | 1
    speaking: Speaking time := words / speak | min | 1`,
  ),
]
