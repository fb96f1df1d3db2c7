import { essential } from './essential.ts'
import { has, means, type Practice, practice, unlike } from './practice.ts'
import { living } from './shape.ts'

const drivers = '@driver|courier|rider'
const people = 'Ben Carter|Omar Haddad|Uma Patel'

/** What those keep who plan ways, drive and deliver, and who run a firm with its units, its supplies and what it earns. */
// biome-ignore format: a table
export const practicesOfJourneys: readonly Practice[] = [
  unlike(/\b(?:warehouse|logistics|freight|erp|trucks?|forwarding)\b/i, 'route planning|plan route|trip planning|travel planning|trip distance|trip cost|calculate trip',
    means('trade_record', 'planned route|route plan|route|route planning|planned trip', 'Name!;Start!;End!;Distance:number(km)#1-900;Estimated time:number(min)#5-900;Transport=Car|Train|Bus|On foot;Planned on:date;Note:long', 'To the coast | start=Old Mill; end=Harbour; distance=42; estimated_time=55; transport=Car', 'Round the lake | start=Lakeside; end=Lakeside; distance=18; estimated_time=210; transport=On foot', 'To the airport | start=Market Square; end=Airport; distance=31; estimated_time=40; transport=Car', 'Over the hills | start=Hillcrest; end=West End; distance=64; estimated_time=95; transport=Bus'),
    means('trade_item', 'trip tariff|price rate|rate|tariff|fare rate', 'Name!;Vehicle type=Small|Family|Van!;Base price:money#2-20;Per km:money#1-4;Per passenger:money#0-8;Valid from:date', 'Small car | vehicle_type=Small; base_price=4; per_km=1.2; per_passenger=0', 'Family car | vehicle_type=Family; base_price=6; per_km=1.5; per_passenger=1', 'Van | vehicle_type=Van; base_price=9; per_km=2.1; per_passenger=2', 'Van, by night | vehicle_type=Van; base_price=14; per_km=2.6; per_passenger=2'),
    has('=quote|=quotation|trip cost|cost calculation|price calculation', 'Distance:number(km)#5-400;Passengers:number#1-8'),
    essential(/^(?:planned )?route$|route plan/, 'Users can view planned routes.', /\broutes?\b/),
    essential(/rate|tariff/, 'Users can view trip tariffs.', /\bcalculat\w+[^.]{0,80}\b(?:prices?|costs?|fares?)\b/),
  ),
  practice('ride-hailing|ride hailing|taxi|grab-order|grab order|car-hailing|call a car',
    means('trade_item', 'ride class|car type|vehicle type|car class|vehicle class', 'Name!;Seats:number#3-8;Base fare:money#2-12;Per km:money#1-4;Per minute:money#0-2;Description:long;Picture:image', 'Economy | seats=4; base_fare=3; per_km=1.1; per_minute=0.2; description=The cheapest way.', 'Comfort | seats=4; base_fare=5; per_km=1.5; per_minute=0.3; description=Newer cars with more room.', 'Van | seats=7; base_fare=7; per_km=2; per_minute=0.4; description=For groups and luggage.', 'Taxi | seats=4; base_fare=4; per_km=1.8; per_minute=0.5; description=By the meter.'),
    has('=order|ride order|car order|=ride|ride request|trip order', `Driver->${drivers}~${people};Taken at:time;Distance:number(km)#1-40;Arrives in:number(min)#2-20`),
    essential(/car type|vehicle type|class/, 'Users can view ride classes.', /\b(?:car|vehicle) types?\b/),
  ),
  practice('driver|driver end|driver side', has('delivery|delivery task|delivery order|delivery information', `Driver->${drivers}~${people}`)),
  practice('supply chain|supply chain management',
    essential(/purchase|procurement|replenishment/, 'Users can manage purchase orders.'),
    essential(/supplier|vendor/, 'Users can manage suppliers.'),
  ),
  practice('organizational structure|organization structure|organisational structure|organizational structure management|organization chart',
    has('organizational structure|organization structure|organisational structure|organization chart|organizational unit', 'Parent unit->itself'),
    essential(/employee|staff|personnel|member|worker|people|teacher/, 'Users can manage employees.'),
  ),
  practice('case analysis|case analytics|analysis of case',
    means('trade_record', 'case assessment|case analysis|case analytics', 'Title!;Case->@=case|legal case;Question!;Finding:long!;Risk=Low|Medium|High;Author;Made on:date', 'Chances before the court | question=Will the claim be granted?; finding=Two of three like it were granted.; risk=Medium', 'Who bears the damage | question=Was the box packed well enough?; finding=The carrier, as the pictures show.; risk=Low', 'Time limits | question=Until when can we appeal?; finding=Within thirty days of the letter.; risk=High', 'Cost of going on | question=Is it worth it?; finding=About half of what is claimed.; risk=Medium'),
    essential(/case (?:analy|assess)/, 'Users can view case assessments.'),
  ),
  unlike(/\b(?:cart|checkout|shops?|stores?|products?|sell)\b/i, 'refund request|refund status|refund record|refund history', has('=order|=purchase', 'Total:money#8-400;Ordered on:date')),
  practice('heat map|heatmap|crowd density|people flow', has('=area|=region|=zone|monitored area', 'Latitude:number#40-60;Longitude:number#1-20')),
  practice('submit work|submit task|work task|task platform|submit result|work result',
    living('Submitted; Accept: Submitted > Accepted; Send back: Submitted > Sent back', means('trade_request', 'work result|task result|work submission|task submission|submitted work', 'Title!;Work task->@work task|=task|order task;Worker->@=worker|hiring worker|freelancer|=employee~Ana Silva|Ben Carter;What was done:long!;File:file;Submitted on:date', 'Page in two languages | what_was_done=Both pages are in the file.', 'Logo in three colours | what_was_done=Three versions, each for print and screen.', 'Price list | what_was_done=All 240 lines are filled in.', 'Form, tried on four phones | what_was_done=One field is too narrow.')),
  ),
  practice('',
    means('trade_record', 'profit|profit record|profit statement|sales profit', 'Title!;Product->@=product|=good|commodity|=item~Desk lamp|Rice cooker;Sold for:money#20-900!;Cost:money#10-700!;Profit:money#2-300!;Date:date', 'Sale 2041 | sold_for=34; cost=21; profit=13', 'Sale 2042 | sold_for=42; cost=30; profit=12', 'Sale 2043 | sold_for=160; cost=104; profit=56', 'Sale 2044 | sold_for=185; cost=120; profit=65'),
    means('trade_item', 'workbench|work bench|workstation', 'Name!;Place=Hall A|Hall B|Laboratory;Device->@=device|=equipment|=machine~Press 2|Drill 4;Worker->@=employee|=worker|operator~Ana Silva|Ben Carter;Status=Free|In use|Being repaired;Checked on:date', 'Bench 1 | place=Hall A; status=In use', 'Bench 2 | place=Hall A; status=Free', 'Bench 3 | place=Hall B; status=In use', 'Test bench | place=Laboratory; status=Being repaired'),
    has('api|api interface', 'Data source->@data source|=database'),
    has('short video|=membership|membership package|live stream|video call', 'Anchor->@anchor|streamer|big-name anchor'),
  ),
]
