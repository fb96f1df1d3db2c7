/** What is said of goods, rewards and offers by their names: a line for each, the name before the sign of equality. */
export const describedGoods = `
Beeswax candle=Burns slowly and smells faintly of honey.
Canvas tote=Heavy cotton with long handles; carries a week of shopping.
Oak serving board=One piece of oak, oiled by hand, for bread and cheese.
Wool throw=Woven from sheep’s wool, for the sofa or the end of the bed.
Brass desk lamp=Turns and tilts, with a warm light for reading.
Stoneware mug=Holds a large coffee and may go into the dishwasher.
Linen apron=Washed linen with two pockets, ties at the back.
Coffee mug=With our name on it, safe in the dishwasher.
Enamel kettle=For two litres, on gas and on the hob.
Ten euro voucher=Ten euro off one order, for whatever you choose.
Weekend trip=Two nights for two, with breakfast.
Canvas bag=Printed by hand, strong enough for books.
Headphones=Over the ears, with a cable and a bag.
Cinema ticket=One seat at any showing but premieres.
Desk plant=A small green plant in a clay pot, easy to keep.
Charger for phones=Charges two phones at once; the cable is in the box.
Carton, 40 × 30=Double-walled cardboard, folds open in a moment.
Work gloves uniform, size M=Coated palms, breathable backs, for work with cartons and tools.
Safety shoes=With steel toe caps and soles that do not slip.
Cleaning oil, 5 l=Takes grease off metal and protects it from rust.
Packing tape parcels, six=Six rolls of brown tape that hold in the cold, too.
Packing tape=Brown tape that holds in the cold, too.
LED lamp, 9 W=As bright as a 60 watt bulb, fits the usual socket.
Pallet wrap packaging=Stretch film that holds the load on its pallet.
Starter package=A first meeting, a plan on two pages and a month of advice.
Brand kit=Logo, colours, type and templates, as files that you keep.
Monthly retainer=A fixed number of hours each month, reported at its end.
Workshop day=A day with your team and a written plan at its end.
Audit=A look at what you have, with a list of what to change first.
Growth package=Three months of campaigns, with figures every week.
Family pack=Enough for four, in one box.
Refill pack=Fills the old jar again and saves the packaging.
Everyday bundle=The things that are used most, in one set.
Gift box=Wrapped and with a card, ready to be given.
Starter set=All that one needs to begin, with a short guide.
Studio edition=The large set, for those who work with it every day.
Classic edition=As it has been made from the beginning.
Travel edition=Small and light, in a case of its own.
The Linden Tree=A small house with a garden under old linden trees.
Garden Guesthouse=Quiet rooms that open to the garden.
Casa Verde=Rooms around a green courtyard, breakfast outside in summer.
Harbour View=Rooms with a view of the boats, two minutes from the quay.
Old Mill Inn=An old mill by the stream, with a restaurant in the wheel house.
Station Hotel=Across from the station, with windows that keep out the noise.
Lakeside Lodge=Wooden lodge at the water, with boats to borrow.
Hundred coins=A hundred coins, added to the account at once.
Day pass=A whole day, from opening to closing.
Museum ticket=Entry to all rooms, valid for one day.
Travel map=A folded map of town and surroundings, with walks.
Audio guide=Two hours of stories to listen to on the way.
City card, 48 hours=Buses, trams and museums for two days.
Boat trip=An hour on the water, with a guide.
Photo corner=Share the pictures that you took, and say where.
Help and questions=Ask whatever you do not find; somebody knows it.
Announcements=What is new, and what changes soon.
General=For everything that has no room of its own.
Introductions=New here? Say hello and tell what brought you.
Weekend plans=Who goes where on Saturday and Sunday.
Night shift=For those who are awake when all others sleep.
Project north=What is to be done for the north site, and who does it.
Winter coat, size M=Warm lining and a hood, worn for one winter.
Treasure chest=Holds a surprise; opens once.
Money market account=Interest is paid each day, and the money can be taken out at any time.
One-year deposit=Fixed interest for twelve months.
Index plan=Follows a broad index, paid into month by month.
Growth fund=Shares of companies that grow; its value may fall, too.
Green bond=Lends to wind and solar parks, with interest once a year.
Steady income fund=Mostly bonds, with a payment every quarter.
Monitor, 27 inch=Sharp picture, turns upright, with two inputs.
Phone charger=Charges quickly, with a cable of one metre.
Wireless headphones=Without a cable, with a case that charges them.
Laptop, 14 inch=Light, with a bright screen and a battery for a working day.
Graded reader=A short story in easy words, with a list of them.
Two bookshelves=Two of the same kind, to be picked up.
Running shoes, 42=Worn for a few runs only, clean.
Desk lamp, like new=Works, with its bulb and the box.
Peppermint and verbena tea=Fresh and without caffeine, hot or iced.
Sencha tea, 100 g=Green tea, fresh and a little grassy.
High mountain oolong tea=Half-green, floral, good for several infusions.
Assam breakfast tea=Strong and malty, good with milk.
Seven days in a row=For a week without a missed day.
Helped a newcomer=For an answer that somebody new was grateful for.
Night owl=For being active after midnight.
Top ten of the week=For a place among the first ten of a week.
First steps=For the first time that something is finished.
Hundred collected=For the hundredth piece.
Starter pack=Helps with the first levels.
Season pass=Opens all of a season from its first day to its last.
Hero skin=Another look for the hero, without other effects.
Extra lives=Three more tries where the game would be over.
Extra storage=More room for files, shared by the whole team.
Team plan=For up to ten people who work together.
Support pack=Answers within four hours on working days.
Audit log add-on=Keeps who did what and when for two years.
Business plan=For companies, with roles, invoices and support.
Starter plan=For one person, with the functions that most need.
Calculus, third edition=Textbook with solutions; a few pages are marked.
Five together=Cheaper as soon as five people join.
Office order=One order for the whole office, delivered together.
Neighbours’ order=Neighbours order together and share the delivery.
Ten for the street=Ten orders from one street, brought on one day.
Team of three=Three friends buy the same and pay less.
Phone case=Protects the corners and leaves every button free.
Desk microphone=Stands by itself and takes up voices clearly.
Audio course=Lessons to listen to, with a booklet.
Exam practice book=Tests as in the exam, with solutions.
Travel phrasebook=Sentences for the way, the table and the doctor.
Grammar workbook=Rules on the left, exercises on the right.
Vocabulary cards=Word on one side, sentence on the other.
Flashcard box=Empty cards and five compartments to learn with.
Scientific calculator=For school and study, runs on light.
Rice cooker=Cooks and keeps warm, for up to six people.
Tablet, 64 GB=Ten inch screen, with room for films and notes.
Gloves, size M=Coated palms, breathable backs.
Label rolls=Labels that stick to cardboard and film.
AA batteries=Ready to use, sold by the four.
Cleaning cloths=Soft cloths that leave no lint.
Drill set=Bits for wood, metal and stone, in a case.
Ball valve, 50 mm=Opens and closes with a quarter turn.
Pump, 4 kW=For clean and used water, with a dry-run switch.
Hydraulic hose, 10 m=Withstands high pressure, with fittings at both ends.
Lathe, 1 m=Turns parts of up to a metre, with a digital display.
Flash memory, 64 Mbit=Keeps data without power, in a small package.
Pressure sensor=Measures gases and liquids, with a digital output.
Linen midi dress=Light linen, falls below the knee, with pockets.
Merino cardigan=Fine merino, warm without weight.
Leather ankle boots=Full leather with a sole that can be replaced.
Silk scarf=Printed silk, hemmed by hand.
Denim jacket=Firm denim that softens with wear.
Pleated skirt=Pleats that stay, with an elastic waist.
Canvas sneakers=Cotton canvas on a rubber sole.
Gold hoop earrings=Gold-plated silver, light to wear.
`
/** What is said of goods by the words at the end of their names where the name itself is not known. */
// biome-ignore format: a table
export const goodsEndings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mugs?|cups?|plates?|saucers?|teapot|jugs?|vases?|bowls|(?:serving|mixing|small) bowl)\b/i, 'Made by hand; each piece is a little different.|Goes into the dishwasher and the oven.|Glazed inside, raw below.'],
  [/\b(?:drill|saw|jigsaw|hammer|ladder|sander|grinder|mower|trimmer|wheelbarrow|spade|shears|chisel|plane|spanner|screwdrivers?|washer)\b/i, 'Checked after each use; the manual comes with it.|In its case, with all parts.|Cleaned and oiled in spring.|Ask us to show you how it works.'],
  [/\b(?:piano|guitar|violin|viola|cello|flute|clarinet|trumpet|saxophone|drum|drums|accordion|ukulele|harp)\b/i, 'Set up and in tune, ready to be played.|With a case and a cloth.|Played in, with a warm tone.|Checked by us each autumn.'],
  [/\b(?:tea|coffee|juice|lemonade|wine|beer|drinks?|milk)\b/i, 'Served as it tastes best; ask for it cold or hot.|Also by the bottle or the bag, to take home.|From a small producer whom we visit each year.'],
  [/\b(?:bread|loaf|bun|cake|tart|cookies?|croissants?|pastry|bagel)\b/i, 'Baked on the day, while it lasts.|From our own oven, with butter.|Order until noon for the next morning.'],
  [/\b(?:soup|salad|noodles?|curry|burger|pizza|pasta|rice|risotto|stew|dumplings?|sandwich|wrap|bowl)\b/i, 'Prepared fresh for each order.|Also without meat; please ask.|With bread and a small salad.'],
  [/\b(?:apples?|pears?|tomatoes|potatoes|carrots|berries|fruit|vegetables|honey|cheese|eggs|flour)\b/i, 'From growers nearby, sorted by hand.'],
  [/\b(?:shoes|boots|sneakers|sandals)\b/i, 'Comes in several sizes; compare with the chart.'],
  [/\b(?:dress|skirt|shirt|jacket|coat|jumper|cardigan|trousers|jeans|hoodie|t-shirt|hat|scarf|gloves|socks)\b/i, 'Comes in several sizes; how to wash it stands on the label.|Cut a little wide; compare with the chart.|Sewn in a workshop that we know.'],
  [/\b(?:book|novel|guide|atlas|workbook|textbook|edition|comic)\b/i, 'Printed copy; look inside for the contents.'],
  [/\b(?:phone|tablet|laptop|computer|camera|monitor|printer|speaker|keyboard|router|console|watch)\b/i, 'With its cable and two years of guarantee.|Tested before it leaves the house.|With a case and a short guide.'],
  [/\b(?:chair|table|sofa|shelf|bookshelf|desk|bed|wardrobe|lamp)\b/i, 'Delivered in parts, with all screws and a drawing.'],
  [/\b(?:chip|sensor|memory|resistor|board|relay|capacitor|controller)\b/i, 'The data sheet is sent with each order.'],
  [/\b(?:pump|valve|motor|filter|bearing|gearbox|hose|pipe|compressor|battery|engine|brake|tyres?)\b/i, 'Comes with its data sheet and mounting instructions.|In stock; leaves the same day.|Fits the usual models; ask with your part number.'],
  [/\b(?:rose|roses|tulips?|bouquet|flowers|plant|orchid|seedlings?|seeds)\b/i, 'Fresh, with a note on how much water and light it needs.'],
  [/\b(?:cream|soap|shampoo|serum|lotion|lipstick|mask)\b/i, 'All ingredients are on the back of the pack.'],
  [/\b(?:ball|racket|mat|dumbbells?|bike|helmet|tent|backpack|skis?)\b/i, 'For beginners as well as for those who train often.|In several sizes; try it before you buy.|Light, and made for daily use.'],
  [/\b(?:deposit|fund|loan|account|bond|insurance|policy|credit)\b/i, 'All costs and terms are in the key facts.'],
  [/\b(?:strings|rosin|reeds?|bow|music stand|picks?)\b/i, 'For practice at home and for the stage.'],
  [/\b(?:ring|necklace|bracelet|earrings?|pendant|brooch|cufflinks)\b/i, 'Comes in a small box, and is adjusted without charge.|Stamped, with a card that names the metal.|Made to your size within a week.'],
  [/\b(?:goggles|swim cap|harness|chalk|rope|paddle|life jacket|gloves|pads|wetsuit)\b/i, 'Tried in training; exchange it for another size within a month.|Meets the current standard, with its label.|In three sizes, from children’s to large.'],
  [/\b(?:day pass|card|pass|ticket|voucher|membership|licen[cs]e|month|season)\b/i, 'Valid from the day that you choose.|Sent by mail or kept for you at the desk.'],
  [/\b(?:poster|print|postcard|notebook|calendar|sticker|stationery|paper|envelopes?)\b/i, 'Printed on heavy paper, sent flat.'],
  [/\b(?:candle|lantern|blanket|cushion|throw|rug|curtain|towel|apron|basket)\b/i, 'For the home, from natural material.'],
  [/\b(?:hay|oats|straw|feed|pellets|kibble|treats|litter)\b/i, 'By the sack; stored dry and cool.'],
  [/\b(?:doll|puzzle|bear|blocks|rattle|toy|train|figure)\b/i, 'Sturdy enough for daily play.'],
  [/\b(?:boat|canoe|kayak|dinghy|oars?|sail|anchor|paddleboard)\b/i, 'Seen at the yard by appointment; delivery by trailer.'],
  [/\b(?:varnish|paint|glue|nails|screws|timber|tiles?|cement|plaster)\b/i, 'In stock; larger quantities within a week.'],
  [/\b(?:box|set|kit|pack|parcel|hamper)\b/i, 'Put together by us, with a list of what is inside.'],
  [/\b(?:hour|lesson|course|half a day|a day|week)\b/i, 'Book a few days ahead; all that is needed is there.'],
]
