import type { KitName } from './kits.ts'

/** Sample rows of what is let, flown, promoted and planned whose values belong together: "title | field=value; field=value". */
export const tradeRows: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  ticket_travel: [
    'Lisbon to Porto | from=Lisbon; to=Porto',
    'Berlin to Prague | from=Berlin; to=Prague',
    'Lyon to Geneva | from=Lyon; to=Geneva',
    'Osaka to Kyoto | from=Osaka; to=Kyoto',
    'Seoul to Busan | from=Seoul; to=Busan',
    'Boston to New York | from=Boston; to=New York',
    'Madrid to Seville | from=Madrid; to=Seville',
  ],
  flight: [
    'LX 204 | from=Zurich; to=Lisbon',
    'SK 118 | from=Oslo; to=Berlin',
    'TP 551 | from=Porto; to=Madrid',
    'NZ 087 | from=Auckland; to=Sydney',
    'KQ 310 | from=Nairobi; to=Cape Town',
    'AY 762 | from=Helsinki; to=Vienna',
    'VY 445 | from=Barcelona; to=Rome',
  ],
  ride: [
    'Harbour to Old Town | from=Harbour; to=Old Town',
    'Station to Lakeside | from=Station; to=Lakeside',
    'Market Square to Hillcrest | from=Market Square; to=Hillcrest',
    'West End to Riverside | from=West End; to=Riverside',
    'North Gate to the park | from=North Gate; to=City park',
    'Airport to Old Town | from=Airport; to=Old Town',
  ],
  itinerary: [
    'A week on the coast | destination=Lisbon; starts_on=+12d; ends_on=+19d; people=2; budget=1400; programme=Two days in the city, then south along the cliffs by bus.',
    'Three days in the old town | destination=Prague; starts_on=+5d; ends_on=+8d; people=2; budget=620; programme=Castle in the morning, river in the evening, one museum a day.',
    'Mountains and lakes | destination=Interlaken; starts_on=+30d; ends_on=+37d; people=4; budget=3200; programme=A walk each day, with a day of rest by the lake.',
    'Family weekend | destination=Copenhagen; starts_on=+16d; ends_on=+18d; people=5; budget=900; programme=Aquarium, harbour swim, and an early train home.',
    'Food and markets | destination=Bologna; starts_on=-20d; ends_on=-16d; people=2; budget=800; programme=A market each morning and a cooking class on the second day.',
    'Museums in the rain | destination=Vienna; starts_on=-3d; ends_on=+1d; people=1; budget=540; programme=Paintings, clocks, coffee, and a concert on the last evening.',
  ],
  promotion: [
    'Weekend deal | discount=15; left=40; starts_on=+1d; ends_on=+3d',
    'Morning sale | discount=10; left=25; starts_on=+0d; ends_on=+1d',
    'Last pieces | discount=40; left=6; starts_on=-4d; ends_on=+4d',
    'Summer clearance | discount=30; left=60; starts_on=-10d; ends_on=+12d',
    'Members’ hour | discount=20; left=30; starts_on=+2d; ends_on=+2d',
    'Two for one | discount=50; left=18; starts_on=-1d; ends_on=+6d',
  ],
  campaign: [
    'Spring launch | channel=Email; budget=2400; starts_on=-12d; ends_on=+10d; goal=Two hundred first orders.',
    'Bring a friend | channel=Social media; budget=1500; starts_on=+3d; ends_on=+24d; goal=One new customer for every third old one.',
    'Holiday offers | channel=Search; budget=4200; starts_on=+20d; ends_on=+45d; goal=Sell what is in stock by the new year.',
    'Newcomers’ week | channel=In store; budget=600; starts_on=-30d; ends_on=-23d; goal=Eighty people through the door.',
    'Anniversary sale | channel=Email; budget=1800; starts_on=-6d; ends_on=+1d; goal=Bring back who has not been here for a year.',
    'Summer clearance | channel=Video; budget=3600; starts_on=+8d; ends_on=+30d; goal=Empty the season’s shelves.',
  ],
  lot: [
    'Walnut writing desk | category=Furniture; starting_price=40; description=Two drawers, one key. Scratched on the left side.',
    'Landscape in oil, 1962 | category=Art; starting_price=60; description=Signed below on the right, in its frame.',
    'Silver pocket watch | category=Jewellery; starting_price=35; description=Runs, and loses a minute a day.',
    'Signed first edition | category=Books; starting_price=25; description=With the letter that lay in it.',
    'Film camera with case | category=Other; starting_price=30; description=Shutter and light meter work.',
    'Porcelain vase | category=Art; starting_price=20; description=Thirty centimetres, without cracks.',
  ],
  tax_rate: [
    'Standard rate | rate=20; applies_to=Goods',
    'Reduced rate | rate=7; applies_to=Food',
    'Services | rate=19; applies_to=Services',
    'Export | rate=0; applies_to=Export',
  ],
}
