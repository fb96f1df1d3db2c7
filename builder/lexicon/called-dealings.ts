import { type Called, called } from './called.ts'

/** What services and places of travel, repair and delivery are called and sorted by, whatever else the site is about. */
// biome-ignore format: a table
export const calledDealings: readonly Called[] = [
  called('service', '(?:day-to-day |on-demand )?(?:home|household|domestic|housekeeping|door-to-door|life|family|homecare) service', '', 'Cleaning|Repairs|Care|Moving', 'Flat cleaned, three hours:1|Windows, whole flat:1|Tap or siphon replaced:2|Lamp hung:2|Child care, one evening:3|Help for the elderly, two hours:3|Sofa carried:4|House move, one van:4'),
  called('service', '(?:appliance |phone |computer |campus |equipment |home )?(?:repair|maintenance) service|repair item', 'education general shop household tech property software business support', 'Computers|Phones|Appliances|Furniture', 'Laptop cleaned inside:1|New screen, phone:2|Battery, phone:2|Washing machine, inspection:3|Fridge, inspection:3|Desk or chair mended:4|Data rescued:1'),
  called('service', '(?:delivery|shipping|courier|express|storage and delivery|distribution) service', 'shop food drink grocery fashion flowers crafts agriculture general household', 'Standard|Express|Same day|Pick up', 'To the door, two days:1|By noon tomorrow:2|Within two hours:3|To the pick-up point:4|Large goods, two people:1|Evening, six to nine:2'),
  called('service', '(?:spa |beauty |wellness |body )(?:treatment|service|package)|spa|massage', 'travel fitness health general', 'Face|Body|Massage|Sauna', 'Classic facial:1|Deep tissue massage:3|Warm stones:3|Salt scrub:2|Private sauna, one hour:4|Back and shoulders:3'),
  called('service', '(?:pet |cargo |passenger |animal )?(?:transport|transportation|shipping) (?:service|option|method)', 'pets travel', 'By air|By rail|By road|By sea', 'Cabin, with its owner:1|Hold, heated:1|Night train, own compartment:2|Car, door to door:3|Van, four boxes:3|Ferry, kennel deck:4'),
  called('service', '(?:vehicle|car|auto|truck|motorcycle) (?:service|maintenance|repair)', '', 'Service|Repairs|Tyres|Inspection', 'Small service:1|Large service:1|Brake pads, front:2|Battery replaced:2|Four tyres changed:3|Wheels balanced:3|Main inspection:4'),
  called('place', 'cinema|movie theat(?:er|re)|theat(?:er|re)|movie house', '', 'Multiplex|Arthouse|Stage|Open air', 'Old Mill Cinema:2|Harbour Multiplex:1|Lakeside Open Air:4|Market Square Theatre:3|Station Cinema:1|Hillcrest Playhouse:3'),
  called('place', '(?:train|railway|bus|metro|subway|coach|ferry) (?:station|terminal|port)|station', 'travel logistics general event', 'Train|Bus|Metro|Ferry', 'Central Station:1|Harbour Terminal:4|Old Town, bus station:2|Lakeside:1|Hillcrest, metro:3|West End, bus station:2'),
  called('facility', '(?:self-)?pick-?up (?:point|location)|collection point', '', 'Shop|Locker|Kiosk|Gate', 'Corner Bakery:1|Station lockers:2|Market Square kiosk:3|North gate:4|Lakeside shop:1|Old Town lockers:2'),
  called('place', 'camping site|camp ?site|campground', '', 'Tents|Caravans|Cabins|Wild', 'Lakeside meadow:1|Pine cabins:3|Harbour caravan park:2|High pasture:4|River bend:1|Old orchard:2'),
]
