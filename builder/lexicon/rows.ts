import type { KitName } from './kits.ts'
import { companyRows } from './rows-company.ts'
import { measuredRows } from './rows-measured.ts'
import { partRows } from './rows-parts.ts'
import { peopleRows } from './rows-people.ts'
import { tradeRows } from './rows-trade.ts'

/**
 * Sample rows whose values belong together, by kit: "title | field=value; field=value". Numbers and yes/no are read as such;
 * fields that are not named are made up as for any other row.
 */
const table: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  diagram: [
    'Launch plan | type=Mind map; content=Launch: shop, press, party. Press: letter, pictures.; author=Ana Silva',
    'Order to delivery | type=Flowchart; content=Order → check → pack → send → done; author=Ben Carter',
    'Who does what | type=Organisation chart; content=Lead: Mei. Shop: Tom, Rosa. Workshop: Farid.; author=Mei Chen',
    'Ideas for autumn | type=Mind map; content=Autumn: fair, lanterns, soup day.; author=Rosa Mendes',
    'Sign-up, step by step | type=Flowchart; content=Form → letter → first visit; author=Jonas Berg',
    'The new front page | type=Sketch; content=Picture on the left, three lines, one button.; author=Ana Silva',
  ],
  rule: [
    'Approve small requests | condition=Amount is below the limit; limit=500; then=Approve at once; description=Saves a signature.',
    'Tell somebody | condition=Value is above the limit; limit=80; then=Send a message; description=To whoever is on duty.',
    'Weekend surcharge | condition=Saturday or Sunday; limit=10; then=Add ten percent; description=Not on public holidays.',
    'Two people sign | condition=Amount is above the limit; limit=10000; then=Ask a second person; description=Never the same two.',
    'Keep one year | condition=Older than the limit in days; limit=365; then=Move to the archive; description=Nothing is lost.',
    'Turn away | condition=A document is missing; limit=1; then=Reject with a note; description=It may be sent again.',
  ],
  setting: [
    'Time zone | value=Europe/Lisbon; group=General; note=Dates and times follow it.',
    'Language | value=English; group=General; note=What new visitors see first.',
    'Items per page | value=20; group=Display; note=In lists and tables.',
    'Session length | value=30 minutes; group=Security; note=After that one logs in again.',
    'Contact address | value=help@example.com; group=Mail; note=Stands at the foot of each page.',
    'Backup hour | value=03:00; group=Security; note=When few people are here.',
    'Notifications | value=On; group=Mail; note=To whoever asked for them.',
  ],
  forecast: [
    'Riverside | date=+0d; sky=Sunny; high=19; low=9; wind=12',
    'Old Town | date=+0d; sky=Cloudy; high=17; low=10; wind=18',
    'Lakeside | date=+1d; sky=Rain; high=14; low=8; wind=26',
    'Hillcrest | date=+1d; sky=Sunny; high=18; low=6; wind=9',
    'Harbour | date=+2d; sky=Storm; high=13; low=9; wind=58',
    'North Gate | date=+2d; sky=Cloudy; high=15; low=7; wind=22',
    'Eastfield | date=+3d; sky=Sunny; high=21; low=11; wind=7',
  ],
  trail: [
    'Eagle Ridge | difficulty=Hard; length=14; duration=330; starts_at=North car park; description=Steep at first, then an open ridge with views on both sides.',
    'Fern Gully loop | difficulty=Easy; length=4; duration=75; starts_at=Visitor centre; description=Shaded and level, with boardwalks over the wet parts.',
    'Silver Lake shore | difficulty=Easy; length=7; duration=120; starts_at=Boat house; description=Along the water all the way, good with children.',
    'Old Mine path | difficulty=Moderate; length=9; duration=195; starts_at=Mill bridge; description=Past two mine entrances and a waterfall.',
    'Waterfall steps | difficulty=Moderate; length=5; duration=110; starts_at=Mill bridge; description=Four hundred steps beside the falls.',
    'Pine Saddle | difficulty=Hard; length=18; duration=420; starts_at=South gate; description=A full day through old forest and over the saddle.',
    'Meadow round | difficulty=Easy; length=3; duration=55; starts_at=Visitor centre; description=Flowers in May, cows in August.',
  ],
  sighting: [
    'Kingfisher | number=1; place=Mill pond; notes=A blue flash under the bridge, twice.',
    'Grey heron | number=2; place=Reed bed, east; notes=Standing apart, both adults.',
    'Barn owl | number=1; place=Church field; notes=Hunting along the hedge at dusk.',
    'Goldfinch | number=14; place=Orchard; notes=On the thistles, many young ones.',
    'Red kite | number=3; place=Quarry; notes=Circling above the slope at noon.',
    'Great tit | number=6; place=Garden feeder; notes=One of them ringed.',
    'Marsh harrier | number=1; place=Reed bed, west; notes=A female, low over the water.',
  ],
  species: [
    'Kingfisher | family=Kingfishers; habitat=Wetland; description=Small and bright blue; dives from a perch for fish.',
    'Barn owl | family=Owls; habitat=Garden; description=White face and silent flight; hunts at dusk.',
    'Grey heron | family=Herons; habitat=Wetland; description=Tall and patient, at home wherever there are fish.',
    'Red kite | family=Hawks; habitat=Woodland; description=Forked tail, rusty red from below.',
    'Great tit | family=Tits; habitat=Garden; description=Black head, yellow breast, a two-note song.',
    'Goldfinch | family=Finches; habitat=Garden; description=Red face and a golden bar on the wing.',
    'Oystercatcher | family=Waders; habitat=Coast; description=Black and white with a long orange bill.',
  ],
  fundraiser: [
    'A new roof | goal=24000; raised=16800; story=The old one has leaked since spring. Work can begin as soon as two thirds are there.',
    'Winter fund | goal=8000; raised=5150; story=Heating, blankets and warm food from December to March.',
    'Medical care | goal=12000; raised=4300; story=Operations and medicine for those who come to us hurt.',
    'A van for rescues | goal=18000; raised=15900; story=Ours has 280,000 kilometres and no heating.',
    'Food for three months | goal=6000; raised=6000; story=Reached! Whatever comes in now goes to the winter fund.',
    'A place to play | goal=9500; raised=2100; story=A fenced meadow with shade, water and benches.',
  ],
  squad_player: [
    'Ben Carter | position=Goalkeeper; number=1; goals=0',
    'Samir Aziz | position=Defender; number=4; goals=1',
    'Liam Murphy | position=Defender; number=5; goals=2',
    'Hugo Weber | position=Midfielder; number=8; goals=5',
    'Victor Lopez | position=Midfielder; number=10; goals=7',
    'Noah Fischer | position=Forward; number=9; goals=12',
    'Daniel Kim | position=Forward; number=11; goals=6',
  ],
  shift: [
    'Early shift | date=+1d; time=06:00; ends_at=10:00; places=2',
    'Morning shift | date=+1d; time=09:00; ends_at=13:00; places=4',
    'Midday shift | date=+2d; time=11:00; ends_at=15:00; places=3',
    'Afternoon shift | date=+3d; time=14:00; ends_at=18:00; places=4',
    'Evening shift | date=+4d; time=17:00; ends_at=21:00; places=2',
    'Weekend shift | date=+6d; time=10:00; ends_at=16:00; places=6',
  ],
  stop: [
    'Harbour town | place=Old harbour; date=+5d; estimated_cost=40; notes=Lunch by the boats, then the lighthouse.',
    'Lake viewpoint | place=North shore; date=+5d; estimated_cost=0; notes=Best light before ten.',
    'Mountain pass | place=1,900 m; date=+6d; estimated_cost=12; notes=Toll road; take a jacket.',
    'Vineyard lunch | place=River valley; date=+6d; estimated_cost=65; notes=Ask for a table outside.',
    'Castle ruins | place=Hill above the village; date=+7d; estimated_cost=16; notes=Open until five.',
    'Camp by the river | place=Mile 212; date=+7d; estimated_cost=28; notes=Showers and a small shop.',
  ],
  album: [
    'Low Tide | artist=Yara Haddad; genre=Folk; year=2024; tracks=10',
    'Paper Lanterns | artist=The Quiet Hour; genre=Pop; year=2025; tracks=12',
    'Northern Lines | artist=Jonas Berg; genre=Electronic; year=2023; tracks=9',
    'Salt and Static | artist=Mei Chen; genre=Ambient; year=2026; tracks=8',
    'Second Summer | artist=Tara Novak; genre=Pop; year=2022; tracks=11',
    'Room for Two | artist=Samir Aziz; genre=Jazz; year=2025; tracks=7',
  ],
  dish: [
    'Roast squash soup | course=Starter; price=9; vegetarian=yes; description=With brown butter, sage and sourdough.',
    'Charred leek tart | course=Starter; price=11; vegetarian=yes; description=Warm, with goat cheese and hazelnuts.',
    'Lemon ricotta ravioli | course=Main; price=17; vegetarian=yes; description=Made each morning, with peas and mint.',
    'Braised short rib | course=Main; price=24; vegetarian=no; description=Six hours in red wine, with celeriac.',
    'Market fish of the day | course=Main; price=23; vegetarian=no; description=Ask what came in this morning.',
    'Dark chocolate pot | course=Dessert; price=8; vegetarian=yes; description=With sea salt and cream.',
    'Pear and almond cake | course=Dessert; price=7; vegetarian=yes; description=Served warm.',
    'House lemonade | course=Drink; price=5; vegetarian=yes; description=Lemon, thyme and sparkling water.',
  ],
  hire_car: [
    'City car, three doors | type=Small; price_per_day=29; seats=4; gearbox=Manual; available=yes; description=Easy to park, little to fill up.',
    'Hatchback | type=Small; price_per_day=36; seats=5; gearbox=Manual; available=yes; description=Room for four and their bags.',
    'Estate car | type=Family; price_per_day=48; seats=5; gearbox=Automatic; available=yes; description=A long boot, roof rails and cruise control.',
    'Compact SUV | type=Family; price_per_day=55; seats=5; gearbox=Automatic; available=no; description=Sits high, folds flat, tows a small trailer.',
    'Electric car | type=Electric; price_per_day=52; seats=5; gearbox=Automatic; available=yes; description=About 400 km on a charge; cable included.',
    'Seven-seater | type=Family; price_per_day=72; seats=7; gearbox=Automatic; available=yes; description=Three rows, two child seats on request.',
    'Delivery van | type=Van; price_per_day=65; seats=3; gearbox=Manual; available=yes; description=Ten cubic metres, with straps and a trolley.',
  ],
  league_team: [
    'Harbour Rovers | played=10; won=8; drawn=1; lost=1; points=25',
    'Riverside United | played=10; won=7; drawn=2; lost=1; points=23',
    'Old Town FC | played=10; won=6; drawn=1; lost=3; points=19',
    'Hillcrest Athletic | played=10; won=4; drawn=2; lost=4; points=14',
    'Lakeside Wanderers | played=10; won=3; drawn=1; lost=6; points=10',
    'Station Road FC | played=10; won=1; drawn=1; lost=8; points=4',
  ],
  fixture: [
    'Harbour Rovers | away=Station Road FC; score=3–0; status=Completed; date=-6d',
    'Riverside United | away=Hillcrest Athletic; score=2–1; status=Completed; date=-2d',
    'Old Town FC | away=Lakeside Wanderers; score=1–1; status=Live; date=+0d',
    'Hillcrest Athletic | away=Harbour Rovers; score=; status=Upcoming; date=+1d',
    'Lakeside Wanderers | away=Riverside United; score=; status=Upcoming; date=+4d',
    'Station Road FC | away=Old Town FC; score=; status=Upcoming; date=+8d',
  ],
  recipe: [
    'Sunday roast chicken | course=Dinner; minutes=90; servings=4; rating=5; ingredients=1 chicken, 2 lemons, thyme, garlic, potatoes; method=Salt the day before. Roast hot, rest for fifteen minutes, carve at the table.',
    'Grandma’s lentil soup | course=Lunch; minutes=45; servings=6; rating=5; ingredients=300 g lentils, 1 leek, 2 carrots, cumin, yoghurt; method=Soften the vegetables, add lentils and stock, simmer for thirty minutes.',
    'Weeknight pad thai | course=Dinner; minutes=25; servings=2; rating=4; ingredients=200 g noodles, 2 eggs, lime, peanuts, bean sprouts; method=Soak the noodles, fry everything fast and hot, finish with lime.',
    'Blueberry pancakes | course=Breakfast; minutes=20; servings=4; rating=4; ingredients=250 g flour, 2 eggs, 300 ml milk, blueberries, butter; method=Mix, rest for ten minutes, fry slowly in butter.',
    'Smoky bean chili | course=Dinner; minutes=60; servings=6; rating=4; ingredients=3 tins of beans, tomatoes, smoked paprika, onion, cocoa; method=Fry the spices first, add the rest, simmer with the lid on.',
    'Lemon drizzle cake | course=Dessert; minutes=55; servings=8; rating=5; ingredients=200 g butter, 200 g sugar, 3 eggs, 200 g flour, 3 lemons; method=Bake for forty minutes and pour the syrup over while it is hot.',
    'Green shakshuka | course=Breakfast; minutes=30; servings=3; rating=3; ingredients=Spinach, leek, 5 eggs, feta, dill; method=Wilt the greens, make wells, crack in the eggs, cover until set.',
  ],
  book: [
    'Pride and Prejudice | author=Jane Austen; genre=Novel; year=1813; available=yes; description=A first impression, corrected.',
    'Frankenstein | author=Mary Shelley; genre=Novel; year=1818; available=yes; description=What is made must be cared for.',
    'On the Origin of Species | author=Charles Darwin; genre=Science; year=1859; available=no; description=The long argument that changed biology.',
    'Leaves of Grass | author=Walt Whitman; genre=Poetry; year=1855; available=yes; description=Poems of a wide country.',
    'The Wind in the Willows | author=Kenneth Grahame; genre=Children; year=1908; available=yes; description=A river, a road and four friends.',
    'Middlemarch | author=George Eliot; genre=Novel; year=1871; available=no; description=A town and everybody in it.',
    'The Histories | author=Herodotus; genre=History; year=1890; available=yes; description=Travels and wars, told with curiosity.',
  ],
  room: [
    'Garden room | type=Double; price_per_night=118; sleeps=2; available=yes; description=Ground floor, with its own door to the garden.',
    'Corner suite | type=Suite; price_per_night=210; sleeps=3; available=yes; description=Two windows, a bath and a view of the harbour.',
    'Loft room | type=Double; price_per_night=134; sleeps=2; available=no; description=Under the roof, quiet, with a desk.',
    'Quiet single | type=Single; price_per_night=74; sleeps=1; available=yes; description=Faces the courtyard.',
    'Family room | type=Family; price_per_night=176; sleeps=5; available=yes; description=Two rooms with a door between them.',
    'Terrace suite | type=Suite; price_per_night=238; sleeps=2; available=no; description=Breakfast outside, from May to October.',
  ],
  expense: [
    'Train to the client | category=Travel; amount=64; note=Return ticket.',
    'Team lunch | category=Food; amount=86; note=Five people.',
    'Office chairs | category=Office; amount=240; note=Two of them.',
    'Software licences | category=Software; amount=118; note=Yearly.',
    'Printer paper | category=Office; amount=22; note=Ten packs.',
    'Conference ticket | category=Other; amount=190; note=Early bird.',
    'Coffee beans | category=Food; amount=31; note=For the kitchen.',
  ],
  transaction: [
    'Client payment | type=Income; amount=1250; account=Current',
    'Monthly rent | type=Expense; amount=890; account=Current',
    'Office supplies | type=Expense; amount=74; account=Current',
    'To the savings | type=Transfer; amount=300; account=Savings',
    'Refund, order 877 | type=Expense; amount=46; account=Current',
    'Workshop fee | type=Income; amount=420; account=Current',
    'Market day | type=Income; amount=365; account=Cash',
  ],
  asset: [
    'Bitcoin | symbol=BTC; price=61240; change_today=2; volume=28400',
    'Ethereum | symbol=ETH; price=3120; change_today=1; volume=15900',
    'Solana | symbol=SOL; price=148; change_today=4; volume=3200',
    'Cardano | symbol=ADA; price=1; change_today=3; volume=910',
    'Litecoin | symbol=LTC; price=84; change_today=1; volume=640',
    'Polkadot | symbol=DOT; price=7; change_today=2; volume=380',
  ],
  membership: [
    'Basic | price_per_month=19; length=1; benefits=Weekdays until 16:00',
    'Plus | price_per_month=35; length=1; benefits=All opening hours and one guest a month',
    'Family | price_per_month=59; length=12; benefits=Two adults and all children under one price',
    'Student | price_per_month=14; length=6; benefits=All opening hours, with a student card',
    'Premium | price_per_month=72; length=12; benefits=Everything in Plus, and priority booking',
    'Day pass | price_per_month=9; length=1; benefits=One day, any day',
  ],
  admission: [
    'Day ticket | price=28; left=140; description=All talks of one day.',
    'Weekend ticket | price=49; left=86; description=Both days, with the evening programme.',
    'Student ticket | price=15; left=60; description=With a valid card.',
    'Family ticket | price=64; left=32; description=Two adults and up to three children.',
    'Evening ticket | price=18; left=110; description=From six o’clock.',
    'Supporter ticket | price=95; left=20; description=Helps to keep the others low.',
  ],
  vehicle: [
    'Van 12 | type=Van; model=Courier L2; mileage=48200',
    'Truck 04 | type=Truck; model=Hauler 18 t; mileage=121400',
    'Car 27 | type=Car; model=Compact 5-door; mileage=31900',
    'Truck 09 | type=Truck; model=Hauler 26 t; mileage=98700',
    'Bus 2 | type=Bus; model=City liner 12 m; mileage=154000',
    'Van 31 | type=Van; model=Courier L1; mileage=12600',
  ],
  movie: [
    'Metropolis | genre=Drama; minutes=153; year=1927; rating=5; description=A city above and a city below.',
    'Nosferatu | genre=Thriller; minutes=94; year=1922; rating=4; description=A shadow climbs the stairs.',
    'The General | genre=Comedy; minutes=78; year=1926; rating=5; description=A man, a train and a war.',
    'Nanook of the North | genre=Documentary; minutes=79; year=1922; rating=4; description=A year in the Arctic.',
    'The Adventures of Prince Achmed | genre=Animation; minutes=65; year=1926; rating=5; description=Cut from paper, frame by frame.',
    'Safety Last! | genre=Comedy; minutes=73; year=1923; rating=4; description=A clock, a height and a promise.',
  ],
}

/** A curated row: its title, and values by field id as text. */
export interface Curated {
  readonly title: string
  readonly values: ReadonlyMap<string, string>
}
/** Reads one row of such a table. */
export const curatedRow = (line: string): Curated => {
  const [title = '', rest = ''] = line.split(' | ')
  const pairs = rest === '' ? [] : rest.split('; ')
  return { title, values: new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])) }
}
const tables = { ...tradeRows, ...companyRows, ...peopleRows, ...partRows, ...measuredRows, ...table }
const curated = new Map(Object.entries(tables).map(([kit, lines]) => [kit, lines.map(curatedRow)]))

/** The curated rows of a kit; none for most. */
export const rowsFor = (kit: KitName): readonly Curated[] => curated.get(kit) ?? []
