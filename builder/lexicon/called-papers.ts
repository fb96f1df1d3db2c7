import { type Called, called } from './called.ts'

const papers = '(?:(?:client|customer|project|pdf|word|company|office|business|shared|personal|electronic) )?(?:documents?|papers?|files?)'
const reckoned = 'Sales|Purchases|Staff|Running costs'
const paying = '*payment\\s(?:gateway|system|platform|process|aggregat|service) *payments?\\sand\\stransactions *pay\\w*\\ssystem'
const firms = '*\\berp\\b *enterprise *accounts?\\s(?:receivable|payable) *accounting *procurement *compan(?:y|ies)\\b'

/** Papers, templates and bookings of money by field of life: those of a school are not those of a workshop, and neither has those of an office. */
// biome-ignore format: a table
export const calledPapers: readonly Called[] = [
  called('document', papers, 'photo wedding *photographers?\\b', 'Contract|Release|Price list|Guide', 'Contract, wedding of 14 June:1|Model release, family portrait:2|Rights of use, product pictures:2|Price list 2026:3|What to wear, on one page:4|Contract, team portraits:1|Schedule of the day:4'),
  called('document', papers, 'music', 'Contract|Score|Plan|Rights', 'Contract, spring concert:1|Set list, Friday:3|Stage plan:3|Song sheet, “Northbound”:2|Rights of the recording:4|Parts for strings:2'),
  called('document', papers, 'travel outdoors', 'Plan|Terms|Form|Map', 'Itinerary, three days:1|Terms of travel:2|Packing list:1|Visa form:3|Map of the old town:4|Proof of insurance:3'),
  called('document', papers, 'event museum', 'Plan|Contract|List|Form', 'Floor plan, hall 1:1|Hire of the hall:2|Programme, both days:1|Guest list:3|Safety plan:1|Catering order:4'),
  called('document', papers, 'game', 'Rules|Guide|Notes|Map', 'Rules of the league:1|Guide for beginners:2|Patch notes 4.2:3|Map of the northern isles:4|Terms of play:1|All items and their levels:2'),
  called('document', papers, 'hr', 'Contract|Form|Guide|Letter', 'Employment contract, sample:1|Application for leave:2|Staff handbook:3|Reference letter:4|Job description, buyer:3|Yearly appraisal:2'),
  called('document', papers, 'business support', 'Offer|Minutes|Contract|Plan', 'Offer, Bluebird Trading:1|Minutes of 12 May:2|Service contract, Oakline:3|Project plan, autumn:4|Price list 2026:1|Confirmation of order 2041:1'),
  called('document', papers, 'agriculture flowers', 'Record|Certificate|Contract|Note', 'Field record, north:1|Organic certificate:2|Lease of the meadow:3|Spraying record, May:1|Delivery note 311:4|Soil analysis:2'),
  called('document', papers, 'energy', 'Contract|Report|Drawing|Approval', 'Connection contract:1|Meter record, October:2|Wiring diagram:3|Inspection of transformer T2:2|Approval by the grid:4|Data sheet, inverter:3'),
  called('document', papers, 'charity faith', 'Statutes|Report|Form|Minutes', 'Statutes:1|Annual report 2025:2|Receipt for a gift:3|Minutes of the board:4|Agreement with volunteers:3|Application for a grant:3'),
  called('document', papers, 'automotive', 'Vehicle|Sale|Service|Insurance', 'Registration, estate car:1|Sales contract, city car:2|Service book:3|Report of the inspection:3|Insurance policy:4|Receipt for the keys:2'),
  called('document', papers, 'electronics', 'Drawing|Data sheet|Test|List', 'Circuit diagram, revision B:1|Data sheet, voltage regulator:2|Test report, batch 13:3|Parts list, control board:4|Layout of the board:1|Declaration of conformity:3'),
  called('document', papers, 'architecture', 'Drawing|Permit|Report|List', 'Floor plan, ground floor:1|Building permit:2|Section A to A:1|Structural report:3|Bill of quantities:4|List of doors:4'),
  called('document', papers, 'chemistry', 'Safety|Method|Record|Certificate', 'Safety data sheet, ethanol:1|Certificate of analysis:4|Method 12, titration:2|Record of waste:3|Calibration of the balance:3|Risk assessment:1'),
  called('document', papers, 'print', 'Order|Proof|Data sheet|Offer', 'Print approval, leaflet:2|Colour profile:3|Data sheet, card 300 g:3|Offer 2041, brochures:4|Proof, pages 1 to 16:2|Order form, posters:1'),
  called('document', papers, 'beauty fitness', 'Consent|Plan|Prices|Rules', 'Consent before the treatment:1|Price list 2026:3|Training plan, first month:2|Care at home:2|Terms of membership:4|Health questions:1'),
  called('document', papers, 'kids', 'Consent|Contract|Form|Plan', 'Consent to pictures:1|Contract of care:2|Allergies and medicine:3|Menu of the week:4|Permission for the trip:1|Who may fetch the child:3'),
  called('document', papers, 'pets', 'Health|Contract|Plan|Travel', 'Vaccination card, Bella:1|Adoption contract:2|Feeding plan:3|Report of the vet:1|Chip number, form:1|Papers for travel:4'),
  called('document', papers, 'shop fashion grocery crafts household tech', 'Prices|Terms|Order|Product', 'Price list, autumn:1|Terms of sale:2|Delivery note 2041:3|Form for returns:3|Data sheet:4|Offer for resellers:1'),
  called('policy', '', 'education language kids', 'Attendance|Assessment|Fees|Conduct', 'Attendance and absence:1|Assessment and appeals:2|Refund of fees:3|Complaints:4|Equal access:4|Recognition of earlier learning:2'),
  called('policy', '', 'energy manufacturing chemistry *carbon *emissions?\\b', 'Limit|Support|Reporting|Safety', 'Emission limits for furnaces:1|Support for waste heat:2|Yearly report of emissions:3|Price of carbon 2026:1|Storage of gases:4|Energy audit, every four years:3'),
  called('policy', '', 'travel outdoors', 'Licence|Safety|Prices|Protection', 'Licence of guides:1|Fire safety of guest houses:2|Prices on display:3|Protection of the old town:4|Rules for camp sites:2|Tour buses in the centre:4'),

  called('template', '(?:\\w+ )?templates?', '*photographers?\\b', 'Letter|Contract|Invoice|Reminder',
    'Offer for a wedding | category=Letter; content=Dear {name}, thank you for asking. For {date} I suggest the whole day, an album and all pictures.',
    'Contract for a shoot | category=Contract; content=Between {name} and the photographer. Date and place. What is handed over. Rights of use. Price.',
    'Your pictures are ready | category=Letter; content=Dear {name}, all pictures are in your gallery. Please choose your favourites by {date}.',
    'Shoot tomorrow | category=Reminder; content=Hello {name}, we meet tomorrow at {time}. Please bring a second set of clothes.',
    'Invoice, portrait | category=Invoice; content=Portrait session on {date}, ten edited pictures: {amount}. Payable within two weeks.'),
  called('template', '(?<!\\w )templates?|(?:report|pdf|document|custom) templates?', '*pdf\\sreports? *pdf\\sfiles? *reports?\\sgenerat', 'Report|Invoice|Certificate|List',
    'Monthly report | category=Report; content=Figures of {month}. What rose, what fell. Table by day.',
    'Inspection report | category=Report; content=What was looked at on {date}. Findings with pictures. Result.',
    'Invoice | category=Invoice; content=To {name}. Lines with quantity and price. Sum: {amount}.',
    'Certificate | category=Certificate; content=This is to confirm that {name} has passed on {date}.',
    'Price list | category=List; content=All products with number and price, by category.'),
  called('template', '(?<!\\w )templates?|(?:video|animation|custom) templates?', '*animated\\svideos? *text\\s(?:in)?to\\s(?:\\w+\\s)?videos? *video\\s(?:mak|generat|creat)', 'Explainer|Advert|Greeting|News',
    'Explainer, one minute | category=Explainer; content=Question. Three drawn steps. Answer.', 'Product on a table | category=Advert; content=Turn once. Name. Price. Where to get it.',
    'Birthday greeting | category=Greeting; content=Balloons, {name}, a line to read.', 'Headlines | category=News; content=Title. Four lines with a picture each. Date.', 'Hand that draws | category=Explainer; content=A hand draws what the voice says.'),
  called('template', '(?:visuali[sz]ation|dashboard|chart|screen) templates?', '', 'Line|Bar|Map|Table',
    'Line over a year | category=Line; content=Months below, value on the left.', 'Bars that race | category=Bar; content=Ten bars that change places year by year.',
    'Map with circles | category=Map; content=A circle for each town, as large as its value.', 'Heat table | category=Table; content=Hours across, days down, darker where more happens.', 'Two lines compared | category=Line; content=This year and the last.'),

  called('transaction', '', paying, '',
    'Payment of order 1042 | type=Income; amount=68; account=Current', 'Refund of order 877 | type=Expense; amount=24; account=Current', 'Top-up, Mei Chen | type=Income; amount=100; account=Current',
    'Payout to the bank | type=Transfer; amount=1850; account=Current', 'Fees of the card network | type=Expense; amount=42; account=Current', 'Payment of order 1045 | type=Income; amount=129; account=Current', 'Transfer to Ben Carter | type=Transfer; amount=60; account=Current'),
  called('transaction', '', '*freight *waybills? *transport *truck *carriers?\\b', '',
    'Freight, Harbour Works | type=Income; amount=1850; account=Current', 'Fuel, October | type=Expense; amount=1420; account=Current', 'Tolls | type=Expense; amount=310; account=Current', 'Insurance, van 12 | type=Expense; amount=640; account=Current',
    'Invoice 1042, Summit Partners | type=Income; amount=2400; account=Current', 'Wages, week 42 | type=Expense; amount=5200; account=Current', 'Tyres, truck 04 | type=Expense; amount=980; account=Current'),
  called('transaction', '', '*touris *travel', '',
    'Three days on the coast, two persons | type=Income; amount=640; account=Current', 'Hotel rooms, May | type=Expense; amount=2300; account=Current', 'Refund, old towns by train | type=Expense; amount=180; account=Current', 'Coach, Saturday tour | type=Expense; amount=420; account=Current',
    'Guided walk, group of twelve | type=Income; amount=300; account=Current', 'Guides, October | type=Expense; amount=1600; account=Current'),
  called('transaction', '', `manufacturing business hr ${firms}`, reckoned,
    'Invoice 2041, Bluebird Trading | type=Income; amount=2400; account=Current; category=Sales', 'Purchase, Oakline Supplies | type=Expense; amount=1180; account=Current; category=Purchases', 'Wages, October | type=Expense; amount=8600; account=Current; category=Staff',
    'Rent of the office, October | type=Expense; amount=1400; account=Current; category=Running costs', 'Payment of Summit Partners | type=Income; amount=3750; account=Current; category=Sales', 'Electricity, October | type=Expense; amount=390; account=Current; category=Running costs', 'Software licences | type=Expense; amount=240; account=Current; category=Running costs'),
]
