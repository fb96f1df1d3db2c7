import { known } from './sheet-lines.ts'
import type { KnownSheet } from './sheet-parts.ts'

/** Calculators for assets, prices, pay and property. */
export const workSheets: readonly KnownSheet[] = [
  known(
    'depreciat\\w+|book values?|residual values?|straight-line',
    'depreciation',
    'Depreciation',
    'What an asset is worth after each year of its useful life, by three methods.',
    `asset: Asset
    price: Purchase price = 12000
    bought: Purchase date = 2025-01-01
    life: Useful life = 5 years
    rest: Residual value = 1000
    method: Depreciation method ? Straight-line = 1 / Declining balance = 2 / Sum of the years = 3
    after: Years in use = 1
    rate: Rate of the declining balance := (1 - (max(1, rest) / price) ^ (1 / life)) * 100 | % | 2
    sum: Sum of the years := life * (life + 1) / 2 | | 0
    first: Depreciation of the first year := if(method = 1, (price - rest) / life, if(method = 2, price * rate / 100, (price - rest) * life / sum))
    used: Years that count := min(after, life) | | 2
    left: Years left := life - used | | 2
    book: Book value := if(method = 1, price - used * first, if(method = 2, price * (1 - rate / 100) ^ used, rest + (price - rest) * left * (left + 1) / 2 / sum))
    each Year to life: Depreciation := if(method = 1, first, if(method = 2, price * (1 - rate / 100) ^ (n - 1) * rate / 100, (price - rest) * (life - n + 1) / sum)); Book value := if(method = 1, price - n * first, if(method = 2, price * (1 - rate / 100) ^ n, rest + (price - rest) * (life - n) * (life - n + 1) / 2 / sum))`,
    'book',
  ),
  known(
    '(?:car|vehicle|auto\\w*|motorcycle|motorbike|boat|tractor|caravan|truck|van)s?(?: market| resale| trade-in)? (?:values?|valuations?|worth|prices?)|(?:vintage|used|classic|old) (?:cars?|vehicles?)(?: values?)?',
    'vehicle',
    'Vehicle value',
    'What a vehicle is worth by its price when new or of a perfect one, its age, mileage and condition. Classics gain a little each year after the thirtieth.',
    `make: Make
    model: Model
    price: Price of a new or perfect one = 28000
    year: Year = 2018
    now: Valued in = 2026
    mileage: Mileage = 72000 km
    condition: Condition grade ? 1 Excellent = 1.1 / 2 Good = 1 / 3 Fair = 0.82 / 4 Poor = 0.6 / 5 Restoration project = 0.35
    age: Age := max(0, now - year) | years | 0
    aged: Left after its age := if(age < 30, max(18, 100 * 0.88 ^ age), min(140, 60 + 1.5 * (age - 30))) | % | 1
    driven: Left after its mileage := if(age < 30, max(55, 100 - max(0, mileage - age * 12000) / 4000), max(70, 100 - mileage / 10000)) | % | 1
    low: From := price * aged / 100 * driven / 100 * condition * 0.92 | | 0
    high: To := low / 0.92 * 1.08 | | 0
    value: Estimated value := low / 0.92 | | 0`,
    'value',
  ),
  known(
    '(?:house|home|property|real estate|apartment|flat|land|estate) (?:values?|valuations?|prices?|worth)|propert(?:y|ies) (?:valu|apprais)\\w*|rent(?:al)? (?:value|estimate)s?',
    'property',
    'Property value',
    'What a home is worth by its area, place, age and condition.',
    `area: Living area = 110 m²
    price: Price of a square metre here = 2900
    place: Place ? Very good = 1.2 / Good = 1.05 / Average = 1 / Simple = 0.85
    condition: Condition ? New or renovated = 1.1 / Well kept = 1.001 / In need of work = 0.82
    built: Year built = 1995
    now: Valued in = 2026
    plot: Plot = 350 m²
    land: Price of a square metre of land = 180
    home: Home := area * price * place * condition * max(0.6, 1 - max(0, now - built) * 0.004) | | 0
    ground: Land := plot * land | | 0
    value: Estimated value := home + ground | | 0
    rent: Rent a month, about := home * 0.045 / 12 | | 0`,
    'value',
  ),
  known(
    '(?:antique|jewel\\w*|coin|stamp|watch|art(?:work)?|instrument|collect(?:ible|ion)|furniture|book|record|phone|laptop|device|item|wine|card|comic|toy)s? (?:values?|valuations?|worth|apprais\\w+|trade-in)|second[- ]hand (?:values?|prices?)|resale values?|appraisals?|valuations?',
    'worth',
    'Estimated value',
    'What a thing is worth by a price to compare with, its condition, its rarity and what goes with it.',
    `item: Item
    price: Price of a comparable one = 250
    condition: Condition ? Mint = 1.25 / Very good = 1 / Good = 0.75 / Worn = 0.5 / Damaged = 0.25
    rarity: Rarity ? Common = 0.9 / Uncommon = 1.001 / Rare = 1.6 / Very rare = 2.8
    extras: Box, papers or provenance ? None = 0 / Some = 10 / Complete = 25
    low: From := price * condition * rarity * (1 + extras / 100) * 0.85
    high: To := low / 0.85 * 1.15
    value: Estimated value := low / 0.85`,
    'value',
  ),
  known(
    'break[- ]even(?: points?)?',
    'breakeven',
    'Break-even point',
    'From how many pieces on a business earns.',
    `fixed: Fixed costs a month = 6000
    price: Price of a piece = 25
    variable: Cost of a piece = 11
    sold: Sold a month = 600
    margin: Left of each piece := price - variable
    pieces: Break-even := ceil(fixed / margin) | pieces | 0
    turnover: Turnover at break-even := pieces * price
    profit: Profit a month := sold * margin - fixed`,
    'pieces',
  ),
  known(
    '(?:profit )?margins?|mark-?ups?|profits?(?: per)?|selling prices?',
    'margin',
    'Margin and markup',
    'The margin of a price, and the price for a margin.',
    `cost: Cost = 40
    price: Selling price = 65
    wanted: Margin wanted = 35 %
    profit: Profit := price - cost
    margin: Margin := profit / price * 100 | % | 1
    markup: Markup := profit / cost * 100 | % | 1
    right: Price for the margin wanted := cost / (1 - wanted / 100)`,
    'margin',
  ),
  known(
    '(?:sales |agent )?commissions?(?! management)',
    'commission',
    'Commission',
    'What a sale earns whoever made it.',
    `sales: Sales = 18000
    rate: Commission = 6 %
    base: Paid in any case = 1500
    from: Bonus from sales of = 15000
    bonus: Bonus on what is above = 2 %
    commission: Commission := sales * rate / 100 + max(0, sales - from) * bonus / 100
    total: Paid in all := base + commission`,
    'commission',
  ),
  known(
    'retirement(?: savings?| planning)?|pensions?|nest egg|financial independence',
    'pension',
    'Retirement',
    'What is saved until retirement, and what it pays then.',
    `age: Age = 35
    until: Retirement at = 67
    saved: Saved so far = 20000
    add: Added a month = 400
    rate: Return a year = 4 %
    inflation: Inflation = 2 %
    lasts: To last for = 22 years
    years: Years := until - age | | 0
    month: Return a month := rate / 100 / 12 | | 5
    total: At retirement := saved * (1 + month) ^ (years * 12) + if(month = 0, add * years * 12, add * ((1 + month) ^ (years * 12) - 1) / month)
    today: In today's money := total / (1 + inflation / 100) ^ years
    pays: Pays a month, in today's money := today / (lasts * 12)
    each Year to years: Saved := saved * (1 + month) ^ (n * 12) + if(month = 0, add * n * 12, add * ((1 + month) ^ (n * 12) - 1) / month)`,
    'total',
  ),
  known(
    'inflation|purchasing power|real value',
    'inflation',
    'Inflation',
    'What an amount will buy after some years.',
    `amount: Amount = 1000
    rate: Inflation a year = 2.5 %
    years: Years = 10
    later: The same will cost := amount * (1 + rate / 100) ^ years
    worth: The amount will be worth := amount / (1 + rate / 100) ^ years`,
  ),
  known(
    '(?:freelance|hourly|day|daily) rates?|freelanc\\w+ (?:rates?|prices?)|billable hours?|project (?:prices?|quotes?|costs?)|quotes? for (?:a )?projects?',
    'hourly',
    'Hourly rate and project price',
    'The rate that a freelancer needs, and what a project costs by it.',
    `income: Income wanted a year = 48000
    costs: Costs a year = 9000
    weeks: Working weeks = 44
    hours: Paid hours a week = 26
    tax: Set aside for tax = 25 %
    project: Hours of the project = 40
    safe: Reserve = 15 %
    rate: Hourly rate := (income / (1 - tax / 100) + costs) / (weeks * hours)
    day: Day rate := rate * 8
    price: Price of the project := project * (1 + safe / 100) * rate`,
    'rate',
  ),
  known(
    '(?:working|work) (?:hours?|times?)|overtime(?: pay)?|timesheets? (?:totals?|hours?)|shift pay',
    'overtime',
    'Hours and overtime',
    'Pay for a week with overtime.',
    `hours: Hours worked = 44
    normal: Normal hours = 40
    wage: Pay for an hour = 16
    extra: Overtime paid at = 150 %
    over: Overtime := max(0, hours - normal) | h | 1
    pay: Pay := min(hours, normal) * wage + over * wage * extra / 100`,
    'pay',
  ),
  known(
    'meeting costs?|cost of (?:a |the )?meetings?',
    'meeting',
    'Cost of a meeting',
    'What a meeting costs in working time.',
    `people: People = 8
    wage: Average pay for an hour = 38
    minutes: Minutes = 60
    year: Times a year = 48
    cost: Cost := people * wage * minutes / 60
    all: Cost a year := cost * year`,
    'cost',
  ),
  known(
    'rental yields?|rent(?:al)? (?:returns?|incomes?)|cap rates?|buy-to-let|rent (?:or|vs\\.?|versus) buy\\w*',
    'rentyield',
    'Rental yield',
    'What a let property returns on its price.',
    `price: Price = 220000
    extra: Costs of buying = 16000
    rent: Rent a month = 950
    costs: Costs a month = 190
    empty: Months empty a year = 0.5
    income: Income a year := rent * (12 - empty) - costs * 12
    gross: Gross yield := rent * 12 / price * 100 | % | 2
    net: Net yield := income / (price + extra) * 100 | % | 2`,
  ),
  known(
    'credit card (?:payoff|payments?|debt)|debt (?:payoff|repayment|snowball)|pay(?:ing)? off (?:a |the |their )?debts?',
    'debt',
    'Paying off a debt',
    'How long a debt lasts at a payment a month.',
    `debt: Debt = 3200
    rate: Interest a year = 18 %
    pay: Paid a month = 160
    month: Interest a month := rate / 100 / 12 | | 5
    months: Months := if(month = 0, ceil(debt / pay), ceil(-ln(max(0.000001, 1 - debt * month / pay)) / ln(1 + month))) | | 0
    interest: Interest in all := max(0, months * pay - debt)`,
    'months',
  ),
  known(
    'net worth|assets and (?:debts|liabilities)',
    'networth',
    'Net worth',
    'All that is owned without all that is owed.',
    `cash: Cash and accounts = 8000
    invested: Investments = 15000
    home: Home = 240000
    other: Other = 12000
    loans: Loans = 180000
    cards: Other debts = 2500
    owned: Owned := cash + invested + home + other
    owed: Owed := loans + cards
    worth: Net worth := owned - owed`,
  ),
  known(
    'dividends?|stock (?:returns?|profits?)|(?:crypto|trading|share)\\w* (?:profits?|gains?|returns?)|capital gains?',
    'shares',
    'Shares',
    'Gain and dividends of shares.',
    `pieces: Shares = 40
    bought: Bought at = 52
    now: Price now = 61.5
    fee: Fees = 12
    dividend: Dividend of a share a year = 1.4
    cost: Paid := pieces * bought + fee
    gain: Gain := pieces * now - cost
    share: Return := gain / cost * 100 | % | 2
    paid: Dividends a year := pieces * dividend
    yield: Dividend yield := dividend / now * 100 | % | 2`,
    'gain',
  ),
]
