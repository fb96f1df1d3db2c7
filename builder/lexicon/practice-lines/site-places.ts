/** Practices, written as `practicesOfLines` reads them. */
export const placesSites = `
# moving service|moving company|house moving|removal company|relocation service|furniture moving
item vehicle type|moving vehicle|truck type|van type: Name!;Load volume:number(m³)#1-100;Payload:number(kg)#100-20000;Base fare:money;Included distance:number(km)#0-100;Price per km:money;Helpers:number#0-6;Picture:image;~Status=Available|Suspended
- Small van | load_volume=6; payload=800; base_fare=45; included_distance=5; price_per_km=1.8; helpers=0; status=Available
- Box truck 3.5 t | load_volume=18; payload=1200; base_fare=95; included_distance=10; price_per_km=2.6; helpers=2; status=Available
- Flatbed | load_volume=12; payload=1500; base_fare=80; included_distance=8; price_per_km=2.4; helpers=1; status=Available
- Removal lorry 7.5 t | load_volume=38; payload=2800; base_fare=210; included_distance=15; price_per_km=3.9; helpers=4; status=Suspended
item moving item|item type|goods item|furniture item|item information: Name!;Category=Furniture|Appliance|Box|Instrument|Fragile;Volume:number(m³)#0-20;Weight:number(kg)#0-800;Handling fee:money;Needs dismantling:boolean
- Three-seat sofa | category=Furniture; volume=2.1; weight=75; handling_fee=18
- Washing machine | category=Appliance; volume=0.5; weight=70; handling_fee=15
- Moving box | category=Box; volume=0.08; weight=18; handling_fee=1.5
- Upright piano | category=Instrument; volume=1.4; weight=230; handling_fee=120
record freight quote|freight|price estimate|quotation|freight calculation: Title!;Starting point!;Starting floor:number#0-60;Ending point!;Ending floor:number#0-60;Lift=Both ends|Start only|End only|None;Distance:number(km)#0-2000;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Total volume:number(m³)#0-100;Moving on:date;~Price:money
- Linden Court to Harbour View | starting_point=Linden Court 4; starting_floor=3; ending_point=Harbour View 18; ending_floor=6; lift=End only; distance=12; vehicle_type=Box truck 3.5 t; total_volume=15; price=148
- Student room, Mill Road | starting_point=Mill Road 7; starting_floor=1; ending_point=Campus South B2; ending_floor=2; lift=None; distance=6; vehicle_type=Small van; total_volume=4; price=47
- Family house to Oakham | starting_point=Fern Close 3; starting_floor=0; ending_point=Oakham Lane 51; ending_floor=0; lift=None; distance=86; vehicle_type=Removal lorry 7.5 t; total_volume=36; price=487
- Office desks to Pier 9 | starting_point=Canal Street 30; starting_floor=4; ending_point=Pier 9; ending_floor=1; lift=Both ends; distance=9; vehicle_type=Flatbed; total_volume=11; price=86
! record order item|moving list|item list: Title!;Quote->@freight quote|quotation~Linden Court to Harbour View|Family house to Oakham;Item->@moving item|item type~Three-seat sofa|Moving box;Quantity:number#1-200;Special care:boolean;Note
- Sofa from the living room | quote=Linden Court to Harbour View; item=Three-seat sofa; quantity=1; note=Does not fit the lift
- Kitchen and book boxes | quote=Linden Court to Harbour View; item=Moving box; quantity=28
- Piano, ground floor | quote=Family house to Oakham; item=Upright piano; quantity=1; note=Two steps at the door
- Washer and dryer | quote=Family house to Oakham; item=Washing machine; quantity=2
record status update|order tracking|tracking record: Title!;Order number~MV-2031|MV-2034;New status=Accepted|On the way|Loading|In transit|Unloading|Completed|Cancelled;Driver~Ravi Patel|Hugo Lind;Reported on:date;Reported at:time;Location;Photo:image
- MV-2031 accepted | order_number=MV-2031; new_status=Accepted; driver=Ravi Patel; location=Depot East
- MV-2031 loading | order_number=MV-2031; new_status=Loading; driver=Ravi Patel; location=Linden Court 4
- MV-2034 in transit | order_number=MV-2034; new_status=In transit; driver=Hugo Lind; location=Ring road, exit 12
- MV-2027 done | order_number=MV-2027; new_status=Completed; driver=Hugo Lind; location=Pier 9
! record damage claim|claim: Title!;Order number~MV-2031;Damaged item;Damage:long;Claimed amount:money;Photo:image;~Status=Open|Accepted|Refused|Paid
- Scratched table top | order_number=MV-2019; damaged_item=Dining table; damage=Deep scratch across the top.; claimed_amount=120; status=Accepted
- Broken mirror | order_number=MV-2022; damaged_item=Hall mirror; claimed_amount=60; status=Paid
- Dented fridge door | order_number=MV-2027; damaged_item=Fridge; claimed_amount=90; status=Open
- Missing box | order_number=MV-2025; damaged_item=Box of books; claimed_amount=75; status=Refused
+ order: Starting point!;Ending point!;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Moving on:date!;Arrival at:time;Distance:number(km)#0-2000;Driver~Ravi Patel|Hugo Lind;Contact phone:phone;~Freight:money
+ driver: License plate~KV 655 B;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Phone:phone;Rating:rating;~Status=Free|On a job|Off duty
# smart park|industrial park|park management|science park|business park
item zone|park zone|area|building|park map|park information: Name!;Kind=Building|Gate|Car park|Green area|Workshop|Road;Floor area:number(m²)#0-10000000;Floors:number#0-100;Map x:number#0-10000;Map y:number#0-10000;Manager~Dev Malik;Use~Offices;Picture:image;~Status=In use|Under construction|Closed
- Building A | kind=Building; floor_area=8200; floors=6; map_x=120; map_y=80; manager=Dev Malik; use=Offices; status=In use
- Workshop 3 | kind=Workshop; floor_area=3100; floors=1; map_x=310; map_y=150; manager=Lena Ortiz; use=Light assembly; status=In use
- North car park | kind=Car park; floor_area=5400; floors=1; map_x=60; map_y=20; manager=Dev Malik; use=220 places; status=In use
- Gate East | kind=Gate; floor_area=40; floors=1; map_x=480; map_y=95; manager=Omar Beck; status=Under construction
item equipment|device|monitoring equipment|monitored device|sensor|facility: Name!;Code~CAM-014;Type=Camera|Street light|Barrier|Lift|Air sensor|Electric meter|Water pump|Fire alarm;Zone->@zone|building~Building A;Maker~Volta Systems;Installed on:date;IP address~10.2.0.14;Power:number(W)#0-1000000;~Status=Online|Warning|Fault|Offline
- Camera lobby A | code=CAM-014; type=Camera; zone=Building A; maker=Volta Systems; ip_address=10.2.0.14; power=12; status=Online
- Lift A2 | code=LFT-002; type=Lift; zone=Building A; maker=Rise Works; power=11000; status=Warning
- Barrier north | code=BAR-001; type=Barrier; zone=North car park; maker=Gatehouse; power=180; status=Online
- Air sensor W3 | code=AIR-031; type=Air sensor; zone=Workshop 3; maker=Clearline; power=3; status=Offline
record device reading|monitoring record|device status|reading|monitoring data: Title!;Device->@equipment|device~Air sensor W3;Measured on:date!;Measured at:time;Measure=Temperature|Dust|Power|Water|Vehicles|Trips;Value:number#-10000-100000000;Unit~°C;~State=Normal|High|Low|No signal
- Lift A2 trips | device=Lift A2; measure=Trips; value=412; unit=trips; state=High
- Barrier Monday | device=Barrier north; measure=Vehicles; value=386; unit=cars; state=Normal
- Dust workshop 3 | device=Air sensor W3; measure=Dust; value=41; unit=µg/m³; state=Normal
- Camera power | device=Camera lobby A; measure=Power; value=11.6; unit=W; state=Normal
record alarm|alert|alarm record|warning: Title!;Device->@equipment|device~Lift A2;Level=Notice|Warning|Critical;Raised on:date!;Raised at:time;Description:long;Handled by~Dev Malik;~Status=Open|Acknowledged|Solved
- Lift door reopens | device=Lift A2; level=Warning; description=Door sensor reports an obstacle.; handled_by=Dev Malik; status=Acknowledged
- Sensor silent | device=Air sensor W3; level=Notice; description=No reading for two hours.; status=Open
- Barrier hit | device=Barrier north; level=Critical; description=Arm bent by a van.; handled_by=Omar Beck; status=Solved
- Lobby camera dark | device=Camera lobby A; level=Notice; handled_by=Lena Ortiz; status=Solved
work maintenance order|work order|repair|maintenance task: Title!;Device->@equipment|device~Lift A2;Zone->@zone|building~Building A;Kind=Repair|Inspection|Cleaning|Replacement;Assigned to~Omar Beck;Due on:date;Cost:money;Notes:long
- Adjust lift doors | device=Lift A2; zone=Building A; kind=Repair; assigned_to=Rise Works; cost=240
- Swap sensor battery | device=Air sensor W3; zone=Workshop 3; kind=Replacement; assigned_to=Omar Beck; cost=18
- New barrier arm | device=Barrier north; zone=North car park; kind=Replacement; assigned_to=Gatehouse; cost=310
- Yearly camera check | device=Camera lobby A; zone=Building A; kind=Inspection; assigned_to=Lena Ortiz; cost=0
item tenant company|company|enterprise|resident company|tenant: Name!;Zone->@zone|building~Building A;Floor:number#-5-100;Area rented:number(m²)#1-1000000;Industry~Software;Contact person~Ravi Patel;Phone:phone;Employees:number#0-100000;Lease ends on:date;~Status=Active|Moving in|Moved out
- Orca Bikes | zone=Workshop 3; floor=0; area_rented=900; industry=Bicycles; contact_person=Ravi Patel; employees=34; status=Active
- Clear Data | zone=Building A; floor=4; area_rented=420; industry=Software; contact_person=Nadia Frey; employees=28; status=Active
- Pier Labs | zone=Building A; floor=2; area_rented=610; industry=Medical testing; contact_person=Ana Duarte; employees=19; status=Moving in
- Frame Works | zone=Workshop 3; floor=0; area_rented=1200; industry=Metal; contact_person=Greta Olsen; employees=52; status=Moved out
! record energy statistic|energy consumption|daily statistic|statistical data: Title!;Zone->@zone|building~Building A;Day:date;Electricity:number(kWh)#0-10000000;Water:number(m³)#0-1000000;Visitors:number#0-1000000;Vehicles:number#0-1000000
- Building A Monday | zone=Building A; electricity=2140; water=18; visitors=94; vehicles=0
- Workshop 3 Monday | zone=Workshop 3; electricity=3870; water=25; visitors=12; vehicles=21
- Car park Monday | zone=North car park; electricity=60; water=0; visitors=0; vehicles=386
- Building A Tuesday | zone=Building A; electricity=2085; water=17; visitors=88; vehicles=0
! record visitor pass|visitor registration [visitor|access|entry|gate]: Visitor!;Host company->@tenant company|company~Clear Data;Visits on:date!;License plate~KV 655 B;Purpose;Gate->@zone|building~Gate East;~Status=Announced|Inside|Left|Refused
- Jun Arai | host_company=Clear Data; purpose=Interview; gate=Gate East; status=Announced
- Evan Pugh | host_company=Orca Bikes; license_plate=HF 21 E; purpose=Delivery; gate=Gate East; status=Left
- Clara Nunes | host_company=Pier Labs; purpose=Audit; gate=Gate East; status=Inside
- Sid Marlow | host_company=Frame Works; purpose=No contact found; gate=Gate East; status=Refused
# scan-to-buy|ticket mini-program|admission ticket|scenic ticket|ticket verification|ticket checking|e-ticket
item scenic area|attraction|venue|park: Name!;Address;Opening hours;Last admission:time;Daily limit:number#1-1000000;Level=AAA|AAAA|AAAAA|None;Phone:phone;Introduction:long;Picture:image;~Status=Open|Closed|Full
- Crane Lake Park | address=Lakeside 1; opening_hours=06:00-19:00; daily_limit=8000; level=AAAA; introduction=Boardwalk, two piers, bird hide.; status=Open
- Cloud Temple | address=North hills; opening_hours=07:00-17:30; daily_limit=2500; level=AAA; status=Open
- Salt Cave | address=Mine Road 4; opening_hours=09:00-16:00; daily_limit=600; level=AAA; status=Full
- Castle Garden | address=Castle Hill; opening_hours=08:00-20:00; daily_limit=5000; level=None; status=Closed
item ticket type|admission type|ticket category: Name!;Scenic area->@scenic area|attraction~Crane Lake Park;For=Adult|Child|Senior|Student|Family|Group;Price:money!;Normal price:money;Valid days:number#1-365;Stock per day:number#0-1000000;Buy until:time;Refund=Any time|Until the day before|None;Needs identity card:boolean;~Status=On sale|Sold out|Off sale
- Lake adult | scenic_area=Crane Lake Park; for=Adult; price=12; normal_price=15; valid_days=1; stock_per_day=5000; refund=Any time; status=On sale
- Lake family | scenic_area=Crane Lake Park; for=Family; price=28; normal_price=36; valid_days=1; stock_per_day=800; refund=Any time; status=On sale
- Cave adult | scenic_area=Salt Cave; for=Adult; price=18; normal_price=18; valid_days=1; stock_per_day=400; refund=None; status=Sold out
- Temple student | scenic_area=Cloud Temple; for=Student; price=3; normal_price=5; valid_days=2; stock_per_day=500; refund=Until the day before; status=On sale
item e-ticket|purchased ticket|ticket code|admission code: Code!;Order number~TK-9012;Ticket type->@ticket type|admission type~Lake adult;Visitor~Ida Moreau;Visit on:date;QR code:image;Entries left:number#0-100;~Status=Unused|Used|Refunded|Expired
- 7730-1182 | order_number=TK-9012; ticket_type=Lake adult; visitor=Ida Moreau; entries_left=1; status=Unused
- 7730-1183 | order_number=TK-9012; ticket_type=Lake adult; visitor=Jun Arai; entries_left=0; status=Used
- 7730-1204 | order_number=TK-9020; ticket_type=Cave adult; visitor=Petra Hill; entries_left=1; status=Refunded
- 7730-1231 | order_number=TK-9031; ticket_type=Lake family; visitor=Evan Pugh; entries_left=4; status=Unused
record verification|admission|ticket verification|verification record|check: Title!;Ticket->@e-ticket|ticket code~7730-1183;Scenic area->@scenic area|attraction~Crane Lake Park;Gate~West gate;Verified on:date!;Verified at:time;Method=Scan|Code typed|Identity card|Face;People:number#1-1000;Checked by~Dev Malik;~Result=Admitted|Already used|Wrong day|Not valid
- Jun at the west gate | ticket=7730-1183; scenic_area=Crane Lake Park; gate=West gate; method=Scan; people=1; checked_by=Dev Malik; result=Admitted
- Jun once more | ticket=7730-1183; scenic_area=Crane Lake Park; gate=Pier gate; method=Scan; people=1; checked_by=Lena Ortiz; result=Already used
- Petra at the cave | ticket=7730-1204; scenic_area=Salt Cave; gate=Main shaft; method=Code typed; people=1; checked_by=Omar Beck; result=Not valid
- Evan a day early | ticket=7730-1231; scenic_area=Crane Lake Park; gate=West gate; method=Identity card; people=4; checked_by=Dev Malik; result=Wrong day
item gate|checkpoint|scan point|sales code: Name!;Scenic area->@scenic area|attraction~Crane Lake Park;Kind=Entrance|Exit|Sales poster|Counter;QR code:image;Device~Handheld 4;Scans today:number#0-1000000;~Status=Open|Closed
- West gate | scenic_area=Crane Lake Park; kind=Entrance; device=Turnstile 2; scans_today=812; status=Open
- Pier gate | scenic_area=Crane Lake Park; kind=Entrance; device=Handheld 4; scans_today=340; status=Open
- Main shaft | scenic_area=Salt Cave; kind=Entrance; device=Handheld 1; scans_today=400; status=Closed
- Poster at the station | scenic_area=Crane Lake Park; kind=Sales poster; scans_today=77; status=Open
! record refund|ticket refund: Title!;Ticket->@e-ticket|ticket code~7730-1204;Amount:money;Reason=Change of plan|Weather|Illness|Wrong ticket;Asked on:date;~Status=Asked|Refunded|Refused
- Petra, cave flooded | ticket=7730-1204; amount=18; reason=Weather; status=Refunded
- Wrong day picked | ticket=7730-1231; amount=28; reason=Wrong ticket; status=Asked
- Ida changes plans | ticket=7730-1182; amount=12; reason=Change of plan; status=Asked
- Used already | ticket=7730-1183; amount=12; reason=Illness; status=Refused
+ order: Scenic area->@scenic area|attraction~Crane Lake Park;Ticket type->@ticket type|admission type~Lake adult;Visit on:date!;Quantity:number#1-1000;Visitor name;Phone:phone;Came by=Scan|Search|Share;~Verified:number#0-1000
# check-in system|sign-in system|offline check-in|visitor check-in|guest registration|event check-in|front desk check-in
person registered guest|customer information|attendee|registrant|guest: Name!;Phone:phone;Email:email;Company;Job title;Gender=Female|Male|Other|Not told;City~Oakham;Heard of us by=Friend|Poster|Web|Mail;Registered on:date;QR code:image;Consent given:boolean;~Status=Registered|Checked in|Absent
- Ida Moreau | email=ida@mail.example; company=Orca Bikes; job_title=Planner; city=Oakham; heard_of_us_by=Mail; status=Checked in
- Jun Arai | email=jun@mail.example; company=Clear Data; job_title=Designer; city=Millbrook; heard_of_us_by=Web; status=Registered
- Petra Hill | email=petra@mail.example; city=Oakham; heard_of_us_by=Friend; status=Checked in
- Sid Marlow | company=Frame Works; job_title=Welder; city=Millbrook; heard_of_us_by=Poster; status=Absent
record check-in|attendance|check-in record|attendance information|sign-in: Title!;Guest->@registered guest|attendee~Ida Moreau;Site->@check-in site|check-in point~Town hall, main door;Event->@check-in event|session~Spring customer day;Checked in on:date!;Checked in at:time;Way=QR code|Phone number|Name|Card|Face;Checked by~Lin Okafor;Companions:number#0-100;Left at:time;~Result=In time|Late|Not registered
- Ida at the door | guest=Ida Moreau; site=Town hall, main door; event=Spring customer day; way=QR code; checked_by=Lin Okafor; companions=1; result=In time
- Petra at the door | guest=Petra Hill; site=Town hall, main door; event=Spring customer day; way=Phone number; checked_by=Lin Okafor; companions=0; result=Late
- Petra in the workshop | guest=Petra Hill; site=Room 2; event=Brake workshop; way=Name; checked_by=Tao Wen; companions=0; result=In time
- Walk-in | site=Town hall, main door; event=Spring customer day; way=Name; checked_by=Tao Wen; companions=0; result=Not registered
event check-in event|session|event to attend|activity: Title!;Place~Town hall;Date:date!;Starts at:time;Ends at:time;Expected:number#0-1000000;Checked in:number#0-1000000;Organizer~Anke Vogt;Late after:number(min)#0-240;~Status=Planned|Open|Closed
- Spring customer day | place=Town hall; expected=120; checked_in=84; organizer=Anke Vogt; late_after=15; status=Open
- Brake workshop | place=Town hall, room 2; expected=20; checked_in=14; organizer=Ravi Patel; late_after=10; status=Open
- Autumn customer day | place=Lake hotel; expected=150; checked_in=0; organizer=Anke Vogt; late_after=15; status=Planned
- Winter talk | place=Library; expected=40; checked_in=37; organizer=Petra Hill; late_after=5; status=Closed
item check-in site|check-in point|site|terminal: Name!;Place~Town hall;Device~Tablet 2;Works without network:boolean;Not yet sent:number#0-100000;Attendant~Lin Okafor;~Status=Ready|Offline|Closed
- Town hall, main door | place=Town hall; device=Tablet 2; not_yet_sent=6; attendant=Lin Okafor; status=Offline
- Room 2 | place=Town hall; device=Tablet 5; not_yet_sent=0; attendant=Tao Wen; status=Ready
- Lake hotel lobby | place=Lake hotel; device=Laptop; not_yet_sent=0; attendant=Mara Lindt; status=Closed
- Library desk | place=Library; device=Tablet 1; not_yet_sent=0; attendant=Petra Hill; status=Closed
item form field|question|information field|collected field: Label!;Type=Text|Number|Choice|Date|Phone|Email;Asked at=Registration|Check-in|Both;Options;Required:boolean;Position:number#1-100
- Company | type=Text; asked_at=Registration; position=1
- How did you hear of us? | type=Choice; asked_at=Registration; options=Friend, poster, web, mail; position=2
- Number of companions | type=Number; asked_at=Check-in; position=3
- Phone | type=Phone; asked_at=Both; position=4
! record collected answer|collected information|answer: Title!;Guest->@registered guest|attendee~Ida Moreau;Field->@form field|question~Company;Answer:long;Given on:date;Taken by~Lin Okafor
- Ida's company | guest=Ida Moreau; field=Company; answer=Orca Bikes; taken_by=Lin Okafor
- Ida's companions | guest=Ida Moreau; field=Number of companions; answer=1; taken_by=Lin Okafor
- Petra heard of us | guest=Petra Hill; field=How did you hear of us?; answer=Friend; taken_by=Tao Wen
- Sid's company | guest=Sid Marlow; field=Company; answer=Frame Works; taken_by=Tao Wen
# property fee|property fees|community property|residential community|owner fees
item house|unit|apartment|household|room|flat: Number!;Building->@building|block;Floor:number#0-80;Area:number(m2)#10-1000;Owner->@owner|resident|householder;Type=Flat|Shop|Garage|Office;~Occupancy=Owner|Rented|Empty
- 3-1201 | building=Building 3; floor=12; area=92; owner=Gao Lan; type=Flat; occupancy=Owner
- 3-0804 | building=Building 3; floor=8; area=67; owner=Stefan Wirth; type=Flat; occupancy=Rented
- 5-S02 | building=Building 5; floor=0; area=140; owner=Nadja Bloom; type=Shop; occupancy=Rented
- 1-0302 | building=Building 1; floor=3; area=110; owner=Emeka Obi; type=Flat; occupancy=Empty
person owner|resident|householder|proprietor: Name!;Phone:phone;Email:email;ID number;Moved in on:date;Type=Owner|Tenant|Family member;Emergency contact
- Gao Lan | id_number=OW-101; type=Owner; emergency_contact=Gao Wei
- Stefan Wirth | id_number=OW-118; type=Owner; emergency_contact=Ute Wirth
- Nadja Bloom | id_number=OW-204; type=Owner; emergency_contact=Carl Bloom
- Emeka Obi | id_number=OW-233; type=Owner; emergency_contact=Ada Obi
item building|block: Name!;Community~Lakeside Gardens;Floors:number#1-80;Units:number#1-500;Built:number#1900-2030;Manager~Mr. Hollis|Ms. Yamada
- Building 1 | community=Lakeside Gardens; floors=6; units=24; built=2004; manager=Mr. Hollis
- Building 3 | community=Lakeside Gardens; floors=18; units=72; built=2011; manager=Ms. Yamada
- Building 5 | community=Lakeside Gardens; floors=4; units=16; built=2011; manager=Ms. Yamada
- Building 8 | community=Mill Court; floors=9; units=45; built=2019; manager=Mr. Hollis
record fee bill|bill|property bill|fee|property fee|charge: Number!;House->@house|unit;Fee type->@fee type|fee item|charging item;Period~2026-10;Quantity:number#0-100000;Amount:money;Due on:date;~Status=Unpaid|Partly paid|Paid|Overdue
- B-2610-31201 | house=3-1201; fee_type=Property service; period=2026-10; quantity=92; amount=110; status=Paid
- B-2610-30804 | house=3-0804; fee_type=Property service; period=2026-10; quantity=67; amount=80; status=Unpaid
- B-2609-5S02 | house=5-S02; fee_type=Water; period=2026-09; quantity=31; amount=93; status=Overdue
- B-2610-10302 | house=1-0302; fee_type=Parking space; period=2026-10; quantity=1; amount=45; status=Paid
item fee type|fee item|charging item|fee standard: Name!;Unit price:money;Unit=m2|m3|kWh|Month|Space;Billing cycle=Monthly|Quarterly|Yearly;Late fee:percent
- Property service | unit_price=1; unit=m2; billing_cycle=Monthly; late_fee=1
- Water | unit_price=3; unit=m3; billing_cycle=Monthly; late_fee=1
- Parking space | unit_price=45; unit=Space; billing_cycle=Monthly; late_fee=0
- Lift maintenance | unit_price=60; unit=Month; billing_cycle=Yearly; late_fee=2
request repair request|repair|repair report|maintenance request: Title!;House->@house|unit;Type=Water|Electricity|Lift|Door|Other;Description:long;Picture:image;Phone:phone;Repairer~Sam Udo|Rolf Ek
- Tap drips | house=3-1201; type=Water; description=Kitchen tap since Monday.; repairer=Sam Udo
- No light on floor 8 | house=3-0804; type=Electricity; description=Corridor dark.; repairer=Rolf Ek
- Shop door jams | house=5-S02; type=Door; description=Roller shutter stops halfway.; repairer=Sam Udo
- Lift stops at 4 | house=1-0302; type=Lift; description=Doors open and close.; repairer=Rolf Ek
! record fee payment [pay|collect|charge|fee]: Reference!;Bill->@fee bill|bill;Amount:money;Method=Cash|Card|Transfer|Wallet;Paid on:date;Collected by;Receipt number
- FP-1001 | bill=B-2610-31201; amount=110; method=Wallet; collected_by=Online; receipt_number=R-5501
- FP-1002 | bill=B-2610-10302; amount=45; method=Transfer; collected_by=Ms. Yamada; receipt_number=R-5502
- FP-1003 | bill=B-2609-5S02; amount=40; method=Cash; collected_by=Mr. Hollis; receipt_number=R-5503
- FP-1004 | bill=B-2610-30804; amount=20; method=Card; collected_by=Mr. Hollis; receipt_number=R-5504
! record meter reading [meter|water|electric|reading|energy]: Title!;House->@house|unit;Meter=Water|Electricity|Gas;Previous:number#0-1000000;Current:number#0-1000000;Read on:date;Read by
- 3-1201 water Oct | house=3-1201; meter=Water; previous=812; current=823; read_by=Rolf Ek
- 5-S02 water Sep | house=5-S02; meter=Water; previous=2204; current=2235; read_by=Rolf Ek
- 3-0804 power Oct | house=3-0804; meter=Electricity; previous=15510; current=15702; read_by=Sam Udo
- 1-0302 power Oct | house=1-0302; meter=Electricity; previous=9021; current=9024; read_by=Sam Udo
# queue number|queue management|take a number|waiting line|queuing system|customer queue
item service window|window|counter|desk: Name!;Service->@queue service|service|business type;Clerk~Tara Voss|Luis Prado;Floor:number#0-20;Called today:number#0-1000;~Status=Open|Paused|Closed
- Window 1 | service=Passports; clerk=Tara Voss; floor=0; called_today=31; status=Open
- Window 2 | service=Vehicle registration; clerk=Luis Prado; floor=0; called_today=22; status=Open
- Window 3 | service=Residence; clerk=Ana Fiala; floor=1; called_today=17; status=Paused
- Window 4 | service=Cashier; clerk=Ove Dahl; floor=1; called_today=40; status=Open
item queue service|service|business type|queue: Name!;Prefix~A|B;Branch->@branch|hall|location;Minutes per person:number#1-120;Opens at:time;Closes at:time;Daily limit:number#1-2000
- Passports | prefix=A; branch=Town office; minutes_per_person=9; daily_limit=120
- Vehicle registration | prefix=B; branch=Town office; minutes_per_person=12; daily_limit=80
- Residence | prefix=C; branch=Town office; minutes_per_person=8; daily_limit=90
- Cashier | prefix=D; branch=Harbour office; minutes_per_person=3; daily_limit=300
record queue number|number|queue ticket|waiting number|queue record|queuing: Number!;Service->@queue service|service;Customer name;Phone:phone;Taken on:date;Taken at:time;People ahead:number#0-500;Window->@service window|counter;~Status=Waiting|Called|Being served|Done|Missed|Cancelled
- A041 | service=Passports; customer_name=Mrs. Keller; people_ahead=3; window=Window 1; status=Waiting
- A038 | service=Passports; customer_name=J. Tan; people_ahead=0; window=Window 1; status=Being served
- B019 | service=Vehicle registration; customer_name=Ali Noor; people_ahead=0; window=Window 2; status=Done
- D112 | service=Cashier; customer_name=Freya Lund; people_ahead=0; window=Window 4; status=Missed
record call|calling record|call record|announcement: Title!;Queue number->@queue number|queue ticket;Window->@service window|counter;Called at:time;Times called:number#1-10;~Result=Came|Did not come|Transferred
- A038 to window 1 | queue_number=A038; window=Window 1; times_called=1; result=Came
- B019 to window 2 | queue_number=B019; window=Window 2; times_called=2; result=Came
- D112 to window 4 | queue_number=D112; window=Window 4; times_called=3; result=Did not come
- A041 to window 3 | queue_number=A041; window=Window 3; times_called=1; result=Transferred
item branch|hall|location|store: Name!;Address;Phone:phone;Opens at:time;Closes at:time;Waiting now:number#0-1000
- Town office | address=Hall square 1; waiting_now=26
- Harbour office | address=Quay 40; waiting_now=11
- Hill office | address=Church road 6; waiting_now=0
- Station counter | address=Platform hall; waiting_now=4
! record service rating [evaluat|rating|satisf|feedback]: Title!;Queue number->@queue number|queue ticket;Window->@service window|counter;Stars:rating;Text:long
- Fast and kind | queue_number=B019; window=Window 2; stars=5; text=Ten minutes.
- Long wait | queue_number=A038; window=Window 1; stars=3; text=Waited an hour.
- Number skipped | queue_number=D112; window=Window 4; stars=1; text=I was at the door.
- Clear sign | queue_number=A041; window=Window 1; stars=4; text=Easy to find.
! record queue appointment [appoint|book|reserv|online]: Title!;Service->@queue service|service;Customer name;Phone:phone;Date:date!;Time:time;~Status=Booked|Arrived|Not shown
- Keller, passport | service=Passports; customer_name=Mrs. Keller; status=Arrived
- Noor, car | service=Vehicle registration; customer_name=Ali Noor; status=Arrived
- Lund, moving | service=Residence; customer_name=Freya Lund; status=Booked
- Tan, fee | service=Cashier; customer_name=J. Tan; status=Not shown
# wedding invitation|electronic invitation|wedding website|wedding card
item invitation|wedding invitation|invitation card|e-invitation: Title!;Bride;Groom;Template->@invitation template|template;Wedding day:date;Time:time;Venue->@wedding venue|venue|hotel;Greeting:long;Music:file;Cover:image;~Status=Draft|Published|Over
- Clara and Jannis | bride=Clara Winter; groom=Jannis Vogt; template=Olive branch; venue=Mill Pond Inn; greeting=Come and dance with us.; status=Published
- Mei and Rasmus | bride=Mei Tang; groom=Rasmus Holt; template=Red lantern; venue=Lotus Hall; greeting=Two tables, one family.; status=Published
- Dana and Eli | bride=Dana Peri; groom=Eli Shor; template=Paper boat; venue=Lighthouse Terrace; status=Draft
- Ruth and Carlo | bride=Ruth Adami; groom=Carlo Neri; template=Olive branch; venue=Mill Pond Inn; status=Over
item invitation template|template|theme|card template: Name!;Style=Classic|Modern|Rustic|Chinese;Colour;Pages:number#1-30;Price:money;Preview:image;Uses:number#0-1000000
- Olive branch | style=Rustic; colour=Sage; pages=6; price=0; uses=5120
- Red lantern | style=Chinese; colour=Red; pages=8; price=9; uses=8740
- Paper boat | style=Modern; colour=Sky; pages=5; price=6; uses=640
- Silver ring | style=Classic; colour=Ivory; pages=7; price=12; uses=1990
person guest|invited guest|wedding guest: Name!;Invitation->@invitation|card;Side=Bride|Groom|Both;Group=Family|Friends|Colleagues;Phone:phone;Table->@table|seat;Companions:number#0-10;~Reply=No answer|Coming|Not coming|Maybe
- Aunt Hilde | invitation=Clara and Jannis; side=Bride; group=Family; table=Table 1; companions=1; reply=Coming
- Marc Fabel | invitation=Clara and Jannis; side=Groom; group=Friends; table=Table 2; companions=0; reply=Maybe
- Uncle Tang | invitation=Mei and Rasmus; side=Bride; group=Family; table=Red 1; companions=4; reply=Coming
- Sofie Holt | invitation=Mei and Rasmus; side=Groom; group=Family; table=Red 2; companions=2; reply=No answer
record reply|rsvp|attendance reply|guest reply: Title!;Guest->@guest|invited guest;Invitation->@invitation|card;Attending=Yes|No|Maybe;People:number#0-12;Menu=Meat|Fish|Vegetarian|Children;Allergies;Replied on:date
- Hilde says yes | guest=Aunt Hilde; invitation=Clara and Jannis; attending=Yes; people=2; menu=Fish
- Marc may come | guest=Marc Fabel; invitation=Clara and Jannis; attending=Maybe; people=1; menu=Vegetarian
- Five Tangs | guest=Uncle Tang; invitation=Mei and Rasmus; attending=Yes; people=5; menu=Meat; allergies=Peanuts
- Holts ask again | guest=Sofie Holt; invitation=Mei and Rasmus; attending=Maybe; people=3; menu=Children
record blessing|wish|guestbook entry|greeting|congratulation: Text!;Invitation->@invitation|card;Sender;Sent on:date;Shown:boolean;Likes:number#0-1000
- A hundred happy years! | invitation=Clara and Jannis; sender=Aunt Hilde; likes=12
- May your tea never cool. | invitation=Mei and Rasmus; sender=Uncle Tang; likes=30
- See you on the floor! | invitation=Clara and Jannis; sender=Marc Fabel; likes=4
- Fair winds to you both. | invitation=Dana and Eli; sender=Captain Ron; likes=2
item wedding photo|photo|album photo|wedding picture: Title!;Invitation->@invitation|card;Picture:image;Taken on:date;Photographer;Position:number#1-500
- On the jetty | invitation=Clara and Jannis; photographer=Studio Lind; position=1
- Tea ceremony | invitation=Mei and Rasmus; photographer=Wen Photo; position=1
- Old bicycle | invitation=Clara and Jannis; photographer=Studio Lind; position=2
- Harbour steps | invitation=Dana and Eli; photographer=Ori Levin; position=1
! item wedding venue [venue|place|map|navigat|location|hotel]: Name!;Address;City;Phone:phone;Capacity:number#10-2000;Map link:url;Parking:boolean
- Mill Pond Inn | address=Mill Road 9; city=Havelberg; capacity=120
- Lotus Hall | address=Canal Street 88; city=Aarhus; capacity=300
- Lighthouse Terrace | address=Cape Road 1; city=Jaffa; capacity=90
- Silver Barn | address=Field Lane 5; city=Havelberg; capacity=150
! item table [table|seat]: Name!;Invitation->@invitation|card;Seats:number#1-30;Location
- Table 1 | invitation=Clara and Jannis; seats=10; location=By the window
- Table 2 | invitation=Clara and Jannis; seats=8; location=By the band
- Red 1 | invitation=Mei and Rasmus; seats=12; location=In front
- Red 2 | invitation=Mei and Rasmus; seats=12; location=Left
# housekeeping|home cleaning|domestic service|nanny service|home service
item home service|service|cleaning service|service item|housekeeping service: Name!;Category=Cleaning|Cooking|Child care|Elderly care|Moving|Appliance cleaning;Price:money;Unit=Hour|Visit|m2|Month;Duration:number(h)#1-240;Picture:image;Description:long;Available:boolean
- Weekly cleaning | category=Cleaning; price=24; unit=Hour; duration=3; description=Kitchen, bath, floors.
- Window cleaning | category=Cleaning; price=3; unit=m2; duration=2; description=Frames included.
- Live-in nanny | category=Child care; price=1900; unit=Month; duration=240; description=Six days a week.
- Air conditioner wash | category=Appliance cleaning; price=55; unit=Visit; duration=1; description=Filter and fan.
person housekeeper|cleaner|nanny|domestic worker|service worker|aunt: Name!;Phone:phone;Age:number#18-75;Skills;Experience:number(years)#0-50;Area;Hourly pay:money;Photo:image;Rating:rating;~Status=Available|On a job|On leave|Left
- Dorota Zima | age=41; skills=Cleaning, ironing; experience=12; area=South; hourly_pay=15; rating=5; status=Available
- Mrs. Quan | age=52; skills=Newborn care, cooking; experience=20; area=Centre; hourly_pay=19; rating=5; status=On a job
- Felix Amoah | age=33; skills=Windows, appliances; experience=6; area=North; hourly_pay=17; rating=4; status=Available
- Rosa Pinto | age=47; skills=Elderly care; experience=15; area=Centre; hourly_pay=18; rating=4; status=On leave
request service order|home service order|cleaning order|service booking: Title!;Service->@home service|service;Customer name;Phone:phone;Address;Housekeeper->@housekeeper|cleaner|nanny;Date:date!;Starts at:time;Hours:number#1-24;Price:money;Notes:long
- Cleaning at Fischer | service=Weekly cleaning; customer_name=Ina Fischer; address=Linden 4; housekeeper=Dorota Zima; hours=3; price=72
- Windows at Baker Street | service=Window cleaning; customer_name=Omar Aziz; address=Baker Street 11; housekeeper=Felix Amoah; hours=2; price=96
- Nanny for the twins | service=Live-in nanny; customer_name=Family Lau; address=Hill 30; housekeeper=Mrs. Quan; hours=8; price=1900
- Two air conditioners | service=Air conditioner wash; customer_name=Ina Fischer; address=Linden 4; housekeeper=Felix Amoah; hours=2; price=110
record service visit|visit|work record|service record: Title!;Order->@service order|cleaning order;Housekeeper->@housekeeper|cleaner;Day:date;Arrived at:time;Left at:time;Photo before:image;Photo after:image;Notes:long;~Status=Planned|On the way|At work|Finished
- Fischer, week 40 | order=Cleaning at Fischer; housekeeper=Dorota Zima; notes=Oven too.; status=Finished
- Fischer, week 41 | order=Cleaning at Fischer; housekeeper=Dorota Zima; status=Planned
- Baker Street, all panes | order=Windows at Baker Street; housekeeper=Felix Amoah; status=At work
- Twins, first day | order=Nanny for the twins; housekeeper=Mrs. Quan; status=Finished
record housekeeper contract|contract|employment contract|agreement: Number!;Order->@service order|cleaning order;Housekeeper->@housekeeper|nanny;Client;Starts on:date;Ends on:date;Monthly pay:money;Agency fee:money;File:file
- HC-301 | order=Nanny for the twins; housekeeper=Mrs. Quan; client=Family Lau; monthly_pay=1900; agency_fee=190
- HC-302 | order=Cleaning at Fischer; housekeeper=Dorota Zima; client=Ina Fischer; monthly_pay=288; agency_fee=28
- HC-303 | order=Windows at Baker Street; housekeeper=Felix Amoah; client=Omar Aziz; monthly_pay=96; agency_fee=10
- HC-304 | order=Two air conditioners; housekeeper=Felix Amoah; client=Ina Fischer; monthly_pay=110; agency_fee=11
! record worker certificate [certif|train|health|qualif|skill]: Title!;Housekeeper->@housekeeper|nanny;Kind=Health|Training|Identity|Police check;Issued on:date;Valid until:date;File:file
- Quan, newborn course | housekeeper=Mrs. Quan; kind=Training
- Zima, health card | housekeeper=Dorota Zima; kind=Health
- Amoah, police check | housekeeper=Felix Amoah; kind=Police check
- Pinto, care training | housekeeper=Rosa Pinto; kind=Training
! record wage payment [wage|salary|settle|income|pay]: Title!;Housekeeper->@housekeeper|cleaner;Month~2026-10;Hours:number#0-400;Amount:money;Paid on:date;~Status=Open|Paid
- Zima October | housekeeper=Dorota Zima; month=2026-10; hours=112; amount=1680; status=Open
- Quan September | housekeeper=Mrs. Quan; month=2026-09; hours=208; amount=1900; status=Paid
- Amoah October | housekeeper=Felix Amoah; month=2026-10; hours=90; amount=1530; status=Open
- Pinto September | housekeeper=Rosa Pinto; month=2026-09; hours=120; amount=2160; status=Paid
# laundry|dry cleaning|laundromat|washing machine
item laundry service|service|washing service|cleaning item|wash program: Name!;Category=Wash|Dry cleaning|Ironing|Shoes|Home textiles;Price:money;Unit=Piece|kg|Pair|Load;Days:number#0-30;Picture:image;Description:long
- Shirt, washed and ironed | category=Ironing; price=4; unit=Piece; days=2; description=On a hanger.
- Wash by the kilo | category=Wash; price=5; unit=kg; days=1; description=Washed, dried, folded.
- Coat dry cleaning | category=Dry cleaning; price=19; unit=Piece; days=4; description=Wool and down.
- Trainers | category=Shoes; price=12; unit=Pair; days=3; description=By hand.
record laundry order|washing order|cleaning ticket|laundry ticket: Number!;Customer name~Rhea Stone|Ivar;Phone:phone;Shop->@laundry shop|store|branch;Pick-up on:date;Delivery on:date;Address;Pieces:number#1-500;Total:money;~Status=Placed|Collected|Washing|Ready|Delivered|Cancelled
- LN-2201 | customer_name=Rhea Stone; shop=Bridge Street; address=Canal 8; pieces=6; total=38; status=Washing
- LN-2202 | customer_name=Ivar Dahl; shop=Bridge Street; address=Dock 2; pieces=1; total=19; status=Ready
- LN-2203 | customer_name=Hotel Anker; shop=North works; address=Quay 30; pieces=120; total=310; status=Collected
- LN-2204 | customer_name=June Park; shop=Campus; address=Dormitory B; pieces=2; total=24; status=Delivered
record garment|laundry item|piece|order line|clothing item: Title!;Order->@laundry order|washing order;Service->@laundry service|service;Tag number;Colour;Quantity:number#1-500;Price:money;Stains:long;~Status=Waiting|Washed|Ironed|Packed|Damaged
- Five white shirts | order=LN-2201; service=Shirt, washed and ironed; tag_number=T-8801; colour=White; quantity=5; price=20; status=Washed
- Grey coat | order=LN-2202; service=Coat dry cleaning; tag_number=T-8810; colour=Grey; quantity=1; price=19; stains=Ink on the left pocket; status=Packed
- Towels | order=LN-2203; service=Wash by the kilo; tag_number=T-8820; colour=White; quantity=120; price=310; status=Waiting
- Running shoes | order=LN-2204; service=Trainers; tag_number=T-8833; colour=Blue; quantity=2; price=24; status=Packed
item laundry shop|store|branch|outlet: Name!;Address;Phone:phone;Manager~Zoe Blum|Karim;Opens at:time;Closes at:time;Machines:number#0-200
- Bridge Street | address=Bridge Street 14; manager=Zoe Blum; machines=8
- North works | address=Works road 2; manager=Karim Haddad; machines=30
- Campus | address=Dormitory A, cellar; manager=Zoe Blum; machines=12
- Old Town | address=Church Lane 3; manager=Vito Sala; machines=5
item washing machine|machine|dryer|washer: Number!;Shop->@laundry shop|branch;Type=Washer|Dryer|Shoe washer;Capacity:number(kg)#1-100;Price per load:money;Minutes:number#10-240;~Status=Free|Running|Reserved|Out of order
- CA-W1 | shop=Campus; type=Washer; capacity=7; price_per_load=3; minutes=45; status=Running
- CA-D1 | shop=Campus; type=Dryer; capacity=8; price_per_load=2; minutes=50; status=Free
- CA-S1 | shop=Campus; type=Shoe washer; capacity=3; price_per_load=2; minutes=30; status=Out of order
- BS-W4 | shop=Bridge Street; type=Washer; capacity=10; price_per_load=4; minutes=60; status=Reserved
! item laundry card [card|member|balance|recharge|vip]: Number!;Holder;Balance:money;Discount:percent;Valid until:date
- LC-0101 | holder=Rhea Stone; balance=62; discount=10
- LC-0102 | holder=Ivar Dahl; balance=8; discount=5
- LC-0103 | holder=Hotel Anker; balance=900; discount=20
- LC-0104 | holder=June Park; balance=15; discount=5
! record wash load [machine|self.?service|wash|load|program]: Title!;Machine->@washing machine|machine;Person;Program=Cold|30 degrees|40 degrees|60 degrees|Delicate;Started at:time;Paid:money;~Status=Running|Done|Aborted
- June, colours | machine=CA-W1; person=June Park; program=40 degrees; paid=3; status=Running
- June, dryer | machine=CA-D1; person=June Park; program=Delicate; paid=2; status=Done
- Oskar, sheets | machine=CA-W1; person=Oskar Lind; program=60 degrees; paid=3; status=Done
- Ella, wool | machine=BS-W4; person=Ella Row; program=Cold; paid=4; status=Aborted
# bim|bim system|construction drawing|assembly-type|prefabricated building|prefab|building information modeling|building design
item building project|project|building|design project: Name!;Number;Client~Housing co-op East;Address;Kind=Housing|School|Office|Hospital|Hotel;Storeys:number#1-200;Floor area:number(m²)#10-1000000;Prefab share:percent;Designer~Lio Marten;Due on:date;~Status=Draft|Design|Drawings|Approved|Built
- Elm court, block B | number=BP-041; client=Housing co-op East; kind=Housing; storeys=6; floor_area=4200; prefab_share=62; designer=Lio Marten; status=Design
- Primary school West | number=BP-044; client=City of Brede; kind=School; storeys=2; floor_area=3100; prefab_share=55; designer=Aya Tamm; status=Drawings
- Harbour offices | number=BP-038; client=Quay Estates; kind=Office; storeys=9; floor_area=11800; prefab_share=48; designer=Lio Marten; status=Approved
- Guest house modules | number=BP-047; client=Fell Inns; kind=Hotel; storeys=3; floor_area=1450; prefab_share=90; designer=Aya Tamm; status=Draft
record cad file|cad import|imported drawing|drawing file|import: File name!;Project->@building project|project~Elm court, block B;File:file;Format=DWG|DXF|IFC|RVT|PDF;Scale;Layers:number#1-1000;Storey;Imported by~Lio Marten;Imported on:date;~Status=Waiting|Read|Warnings|Failed
- elm-b-ground.dwg | project=Elm court, block B; format=DWG; scale=1:100; layers=24; storey=Ground; imported_by=Lio Marten; status=Read
- elm-b-typical.dwg | project=Elm court, block B; format=DWG; scale=1:100; layers=22; storey=1 to 5; imported_by=Lio Marten; status=Read
- school-west.ifc | project=Primary school West; format=IFC; layers=61; storey=All; imported_by=Aya Tamm; status=Warnings
- inn-sketch.pdf | project=Guest house modules; format=PDF; scale=1:200; layers=1; imported_by=Aya Tamm; status=Failed
item process standard|standard|process rule|craft standard: Name!;Kind=Wall|Window|Floor|Bathroom|Joint;Panel width:number(mm)#100-12000;Thickness:number(mm)#5-1000;Joint width:number(mm)#0-200;Fire class=A1|A2|B|C;Rule:long;Valid from:date;~Status=Draft|Valid|Replaced
- Light steel wall 120 | kind=Wall; panel_width=600; thickness=120; joint_width=4; fire_class=A2; status=Valid
- Bathroom pod type 2 | kind=Bathroom; panel_width=2100; thickness=80; joint_width=6; fire_class=A2; status=Valid
- Window belt S | kind=Window; panel_width=1200; thickness=70; joint_width=10; fire_class=B; status=Valid
- Raised floor 60 | kind=Floor; panel_width=600; thickness=60; joint_width=2; fire_class=A1; status=Draft
record building element|element|wall|window|component|generated element: Mark!;Project->@building project|project~Elm court, block B;Kind=Wall|Window|Door|Floor|Fitting|Furniture;Standard->@process standard|standard~Light steel wall 120;Storey;Room;Length:number(mm)#1-100000;Height:number(mm)#1-20000;Generated:boolean;~Status=Placed|Checked|Clash
- W-1-014 | project=Elm court, block B; kind=Wall; standard=Light steel wall 120; storey=1; room=Living room 1.04; length=4200; height=2600; status=Checked
- F-1-006 | project=Elm court, block B; kind=Window; standard=Window belt S; storey=1; room=Living room 1.04; length=2400; height=1400; status=Placed
- B-0-002 | project=Primary school West; kind=Fitting; standard=Bathroom pod type 2; storey=Ground; room=WC girls; length=2100; height=2500; status=Clash
- S-2-031 | project=Harbour offices; kind=Furniture; storey=2; room=Team room 2.3; length=1600; height=740; status=Placed
record construction drawing|drawing|generated drawing: Number!;Project->@building project|project~Elm court, block B;Kind=Floor plan|Elevation|Section|Detail|Panel plan;Scale;Storey;File:file;Revision;Drawn by~Lio Marten;Made on:date;~Status=Generated|Checked|Released|Replaced
- EC-B-101 | project=Elm court, block B; kind=Floor plan; scale=1:50; storey=1; revision=B; drawn_by=Lio Marten; status=Checked
- EC-B-301 | project=Elm court, block B; kind=Panel plan; scale=1:20; storey=1; revision=A; drawn_by=Lio Marten; status=Generated
- SW-100 | project=Primary school West; kind=Floor plan; scale=1:100; storey=Ground; revision=A; drawn_by=Aya Tamm; status=Released
- HO-502 | project=Harbour offices; kind=Detail; scale=1:5; revision=D; drawn_by=Lio Marten; status=Replaced
record material list|bill of quantities|engineering quantity|quantity|material list item|quantities: Item!;Project->@building project|project~Elm court, block B;Standard->@process standard|standard~Light steel wall 120;Quantity:number#0-10000000;Unit=m²|m|pcs|kg|m³;Waste:percent;Unit price:money;~Total:money;Supplier~Panelwerk
- Wall panel 600 x 2600 | project=Elm court, block B; standard=Light steel wall 120; quantity=1840; unit=pcs; waste=3; unit_price=46; total=84640; supplier=Panelwerk
- Steel stud C75 | project=Elm court, block B; quantity=5200; unit=m; waste=5; unit_price=2.4; total=12480; supplier=Stud & Co
- Bathroom pod | project=Primary school West; standard=Bathroom pod type 2; quantity=14; unit=pcs; waste=0; unit_price=3900; total=54600; supplier=Podworks
- Window 1200 x 1400 | project=Elm court, block B; standard=Window belt S; quantity=96; unit=pcs; waste=0; unit_price=310; total=29760; supplier=Glasbau
! record design version|model version|version: Version!;Project->@building project|project~Elm court, block B;Changes:long;File:file;Saved by~Lio Marten;Saved on:date
- Elm court v7 | project=Elm court, block B; changes=Kitchen wall moved by 30 cm.; saved_by=Lio Marten
- Elm court v6 | project=Elm court, block B; changes=Window belt chosen.; saved_by=Lio Marten
- School v3 | project=Primary school West; changes=Pods turned.; saved_by=Aya Tamm
- Offices v12 | project=Harbour offices; changes=Released for building.; saved_by=Lio Marten
# smart park|industrial park|business park|factory park|smart industrial park
item park vehicle|vehicle|registered vehicle|car: Plate!;Owner->@park person|person~Anke Roth;Company->@park company|company~Lumo Glass;Kind=Staff car|Visitor car|Truck|Shuttle|Service car;Parking space;Permit until:date;~Status=Inside|Outside|Blocked
- LG-204 | owner=Anke Roth; company=Lumo Glass; kind=Staff car; parking_space=P2-14; status=Inside
- TR-9911 | company=Fastener Works; kind=Truck; status=Outside
- PK-SH1 | company=Park office; kind=Shuttle; parking_space=Bus bay; status=Inside
- VI-3307 | company=Lumo Glass; kind=Visitor car; status=Blocked
record gate record|gate access|access record|gate access control|entry record: Title!;Gate~North gate|Barrier P2;Person->@park person|person~Anke Roth;Vehicle->@park vehicle|vehicle~LG-204;Direction=In|Out;Way=Card|Face|Plate|Code;Passed on:date;Passed at:time;~Result=Opened|Refused
- Anke in by plate | gate=Barrier P2; person=Anke Roth; vehicle=LG-204; direction=In; way=Plate; result=Opened
- Truck out | gate=North gate; vehicle=TR-9911; direction=Out; way=Plate; result=Opened
- Blocked visitor | gate=North gate; vehicle=VI-3307; direction=In; way=Plate; result=Refused
- Omar by face | gate=North gate; person=Omar Diaz; direction=In; way=Face; result=Opened
item water control device|water device|water meter|water control: Code!;Place~Dorm 3, shower 2;Kind=Meter|Valve|Shower control|Pump;Company->@park company|company~Park office;Price per litre:money;~Reading:number(l)#0-1000000000;~Used today:number(l)#0-10000000;~State=Open|Closed|Leak|Offline
- W-D3-02 | place=Dorm 3, shower 2; kind=Shower control; company=Park office; price_per_litre=0.01; reading=48210; used_today=310; state=Closed
- W-H1-00 | place=Hall 1 inlet; kind=Meter; company=Fastener Works; price_per_litre=0; reading=912040; used_today=4100; state=Open
- W-K1-01 | place=Canteen kitchen; kind=Valve; company=Park office; price_per_litre=0; reading=77100; used_today=880; state=Open
- W-D1-05 | place=Dorm 1, shower 5; kind=Shower control; company=Park office; price_per_litre=0.01; reading=30110; used_today=0; state=Leak
item dormitory room|dormitory|dorm room|room: Number!;Building~Dorm 1|Dorm 3;Floor:number#0-60;Beds:number#1-20;Free beds:number#0-20;Kind=Women|Men|Family;Rent per month:money;Equipment;~Status=Free|Partly taken|Full|In repair
- D3-204 | building=Dorm 3; floor=2; beds=4; free_beds=1; kind=Women; rent_per_month=80; equipment=Desk, balcony; status=Partly taken
- D1-101 | building=Dorm 1; floor=1; beds=4; free_beds=0; kind=Men; rent_per_month=75; status=Full
- D1-115 | building=Dorm 1; floor=1; beds=2; free_beds=2; kind=Family; rent_per_month=160; status=Free
- D3-310 | building=Dorm 3; floor=3; beds=4; free_beds=4; kind=Women; rent_per_month=80; status=In repair
! record dormitory stay|check-in record|bed assignment|lodging: Title!;Person->@park person|person~Omar Diaz;Room->@dormitory room|dormitory~D1-101;Bed:number#1-20;From:date;Until:date;Deposit:money;~Status=Reserved|Moved in|Moved out
- Omar in D1-101 | person=Omar Diaz; room=D1-101; bed=2; deposit=50; status=Moved in
- Anke in D3-204 | person=Anke Roth; room=D3-204; bed=1; deposit=50; status=Moved in
- Wei family | person=Wei Zhang; room=D1-115; bed=1; deposit=120; status=Reserved
- Old bed of Lena | person=Lena Ost; room=D3-204; bed=4; deposit=50; status=Moved out
record catering order|meal order|canteen order|catering|internal catering: Number!;Ordered by->@park person|person~Anke Roth;Dish->@canteen dish|dish~Tofu curry;Portions:number#1-500;Meal=Breakfast|Lunch|Dinner|Night;Place~Canteen|Meeting room 2;Amount:money;For day:date;Wish;~Status=Ordered|Cooking|Ready|Collected|Cancelled
- CO-771 | ordered_by=Anke Roth; dish=Tofu curry; portions=1; meal=Lunch; place=Canteen; amount=4.20; status=Ready
- CO-772 | ordered_by=Omar Diaz; dish=Noodle soup; portions=2; meal=Dinner; place=Canteen; amount=7; status=Ordered
- CO-773 | ordered_by=Wei Zhang; dish=Meeting plate; portions=12; meal=Lunch; place=Meeting room 2; amount=66; wish=No pork; status=Cooking
- CO-760 | ordered_by=Lena Ost; dish=Tofu curry; portions=1; meal=Lunch; place=Canteen; amount=4.20; status=Cancelled
person park person|person|employee|resident|personnel: Name!;Company->@park company|company~Lumo Glass;Kind=Employee|Visitor|Resident|Guard;Card number;Phone:phone;Face photo:image;Access~Gates, hall 1;Valid until:date;~Status=Active|Blocked|Left
- Anke Roth | company=Lumo Glass; kind=Employee; card_number=C-20418; access=Gates, hall 1; status=Active
- Omar Diaz | company=Fastener Works; kind=Resident; card_number=C-20511; access=Gates, dorm 1; status=Active
- Wei Zhang | company=Lumo Glass; kind=Employee; card_number=C-20602; access=Gates; status=Active
- Lena Ost | company=Fastener Works; kind=Employee; card_number=C-19870; access=None; status=Left
! item park company|company|tenant: Name!;Building~Hall 1;Industry;Contact person~Anke Roth;Phone:phone;Employees:number#0-100000;Lease until:date
- Lumo Glass | building=Hall 2; industry=Glass; contact_person=Anke Roth; employees=310
- Fastener Works | building=Hall 1; industry=Metal; contact_person=Rui Melo; employees=540
- Park office | building=Gate house; industry=Operation; contact_person=Iris Kahn; employees=22
- Clean Line | building=Hall 4; industry=Cleaning; contact_person=Tea Novak; employees=48
! item canteen dish|dish|menu item: Name!;Meal=Breakfast|Lunch|Dinner|Night;Price:money;Calories:number(kcal)#0-5000;Allergens;Photo:image;Portions a day:number#0-10000
- Tofu curry | meal=Lunch; price=4.20; calories=620; allergens=Soy; portions_a_day=180
- Noodle soup | meal=Dinner; price=3.50; calories=540; allergens=Wheat, egg; portions_a_day=150
- Meeting plate | meal=Lunch; price=5.50; calories=480; portions_a_day=40
- Porridge | meal=Breakfast; price=1.80; calories=310; allergens=Oats; portions_a_day=120
# ticketing website|guest checkout|ticketing platform|ticket sales|event tickets|ticket shop|concert tickets
event ticketed event|event|show|concert: Title!;Kind=Concert|Theatre|Sport|Museum|Festival|Talk;Venue->@venue|hall~Lantern hall;Day:date!;Starts at:time;Doors open at:time;Artist~The Low Tides;Description:long;Poster:image;Age from:number#0-21;Sales until:date;~Status=On sale|Sold out|Moved|Cancelled
- The Low Tides, live | kind=Concert; venue=Lantern hall; artist=The Low Tides; age_from=0; status=On sale
- Twelfth Night | kind=Theatre; venue=Garden stage; artist=Company of Elms; age_from=8; status=On sale
- Derby: Reds - Blues | kind=Sport; venue=Mill stadium; artist=Reds, Blues; age_from=0; status=Sold out
- Stars over the desert | kind=Talk; venue=Planetarium; artist=Dr. Salma Kader; age_from=6; status=On sale
item ticket type|ticket category|price category: Name!;Event->@ticketed event|event~The Low Tides, live;Area=Stalls|Balcony|Standing|Block A|Free seating;Price:money;Fee:money;Total:number#0-1000000;~Sold:number#0-1000000;Most per order:number#1-100;Reduced for;~Status=On sale|Sold out|Paused
- Low Tides standing | event=The Low Tides, live; area=Standing; price=34; fee=2.50; total=800; sold=612; most_per_order=8; status=On sale
- Low Tides balcony | event=The Low Tides, live; area=Balcony; price=48; fee=2.50; total=160; sold=160; most_per_order=4; status=Sold out
- Twelfth Night, child | event=Twelfth Night; area=Free seating; price=9; fee=1; total=120; sold=44; most_per_order=10; reduced_for=Under 14; status=On sale
- Derby block A | event=Derby: Reds - Blues; area=Block A; price=25; fee=2; total=4000; sold=4000; most_per_order=6; status=Sold out
record ticket order|guest order|guest checkout|checkout: Number!;Full name~Carla Dietz;Email:email;Phone:phone;Guest:boolean;Tickets:number#1-100;Amount:money;Fees:money;Card ends in;Ordered on:date;~Status=Open|Paid|Sent|Refunded|Expired
- TO-88101 | full_name=Carla Dietz; email=carla@example.com; tickets=2; amount=68; fees=5; card_ends_in=4411; status=Sent
- TO-88102 | full_name=Jim Okafor; email=jim@example.com; tickets=3; amount=27; fees=3; card_ends_in=0077; status=Paid
- TO-88103 | full_name=Mei Sato; email=mei@example.com; tickets=4; amount=100; fees=8; card_ends_in=9120; status=Refunded
- TO-88104 | full_name=Rosa Lind; email=rosa@example.com; tickets=1; amount=34; fees=2.50; status=Expired
! record issued ticket|admission ticket|order item|barcode: Code!;Order->@ticket order|guest order~TO-88101;Type->@ticket type|ticket category~Low Tides standing;Holder~Carla Dietz;Seat;Price:money;Scanned on:date;~Status=Valid|Used|Void
- LT-0001-77 | order=TO-88101; type=Low Tides standing; holder=Carla Dietz; price=34; status=Valid
- LT-0001-78 | order=TO-88101; type=Low Tides standing; holder=Ben Dietz; price=34; status=Valid
- TN-0044-10 | order=TO-88102; type=Twelfth Night, child; holder=Lulu Okafor; price=9; status=Used
- DB-4000-01 | order=TO-88103; type=Derby block A; holder=Mei Sato; seat=A 14-22; price=25; status=Void
! item venue|hall|location: Name!;Address;City~Leeds;Capacity:number#1-200000;Seat plan:image;Access;Parking spaces:number#0-20000
- Lantern hall | address=Dock road 4; city=Leeds; capacity=960; access=Step-free; parking_spaces=120
- Garden stage | address=Elm park; city=York; capacity=300; access=Gravel path; parking_spaces=40
- Mill stadium | address=Mill road 1; city=Leeds; capacity=18000; access=Step-free, block C; parking_spaces=2200
- Planetarium | address=Hill 9; city=Hull; capacity=140; access=Lift; parking_spaces=60
! record card payment|credit card payment|payment attempt: Reference!;Order->@ticket order|guest order~TO-88101;Card kind=Visa|Mastercard|Amex;Amount:money;Provider answer;Paid on:date;~Result=Approved|Declined|Refunded
- CP-70011 | order=TO-88101; card_kind=Visa; amount=73; provider_answer=Approved; result=Approved
- CP-70012 | order=TO-88102; card_kind=Mastercard; amount=30; provider_answer=Approved; result=Approved
- CP-70013 | order=TO-88103; card_kind=Visa; amount=108; provider_answer=Refund done; result=Refunded
- CP-70014 | order=TO-88104; card_kind=Amex; amount=36.50; provider_answer=Card expired; result=Declined
+ cart: Ticket type->@ticket type|ticket category~Low Tides standing;Quantity:number#1-100;Held until:time
# venue reservation|venue booking|sports venue|court booking|sports ground|stadium reservation|field reservation
item venue|sports venue|court|field|hall|available venue: Name!;Kind=Football field|Basketball court|Tennis court|Swimming pool|Badminton hall|Track;Address;Surface~Grass|Clay|Wood;Seats:number#0-100000;Price per hour:money;Opens at:time;Closes at:time;Picture:image;~Status=Open|Closed|Under repair
- North field | kind=Football field; address=Stadium road 1; surface=Grass; seats=800; price_per_hour=60; status=Open
- Court 3 | kind=Tennis court; address=Stadium road 1; surface=Clay; seats=40; price_per_hour=18; status=Open
- Wood hall | kind=Badminton hall; address=School lane 9; surface=Wood; seats=120; price_per_hour=14; status=Open
- Outdoor hoop | kind=Basketball court; address=Mill park; surface=Rubber; seats=0; price_per_hour=0; status=Under repair
! item time slot|slot|opening slot: Title!;Venue->@venue|court~North field|Court 3;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Ends at:time;Price:money;Places:number#1-1000;~State=Free|Taken|Blocked
- North field, Monday at six | venue=North field; weekday=Monday; price=120; places=1; state=Taken
- Court 3, Saturday at nine | venue=Court 3; weekday=Saturday; price=18; places=1; state=Free
- Wood hall, Thursday at eight | venue=Wood hall; weekday=Thursday; price=14; places=6; state=Free
- Court 3, Sunday at noon | venue=Court 3; weekday=Sunday; price=22; places=1; state=Blocked
item equipment|rental equipment|sports equipment: Name!;Venue->@venue|court~Court 3|Wood hall;Pieces:number#0-1000;Fee:money;Deposit:money;~Condition=Good|Worn|Broken
- Tennis rackets | venue=Court 3; pieces=12; fee=4; deposit=20; condition=Good
- Badminton rackets | venue=Wood hall; pieces=20; fee=3; deposit=15; condition=Worn
- Small goals | venue=North field; pieces=4; fee=6; deposit=30; condition=Good
- Ball machine | venue=Court 3; pieces=1; fee=15; deposit=100; condition=Broken
record change request|reservation change|cancellation|reservation history: Title!;Reservation->@reservation|booking|appointment;Kind=Moved|Cancelled|Longer|Other venue;Reason:long;Asked on:date;Fee:money;~Status=New|Agreed|Refused
- Moved to Friday | kind=Moved; reason=Two players are ill.; fee=0; status=Agreed
- Called off | kind=Cancelled; reason=Storm warning.; fee=10; status=Agreed
- One more hour | kind=Longer; reason=Final runs late.; fee=18; status=New
- Hall instead of court | kind=Other venue; reason=Rain.; fee=0; status=Refused
record closure|maintenance|venue closure|announcement: Title!;Venue->@venue|court~Outdoor hoop|Court 3;Reason=Repair|Event|Weather|Holiday;From:date;Until:date;Notes:long
- New hoop | venue=Outdoor hoop; reason=Repair; notes=The ring is bent.
- School sports day | venue=North field; reason=Event; notes=Whole day.
- Clay too wet | venue=Court 3; reason=Weather; notes=Open again after two dry days.
- Hall over the holidays | venue=Wood hall; reason=Holiday; notes=Keys at the office.
+ reservation|booking|appointment: Venue->@venue|court|field;Time slot->@time slot|slot;Reserved for:date;Starts at:time;Ends at:time;People:number#1-1000;Contact phone:phone;Purpose=Training|Match|Leisure|School
# smart park|industrial park|science park|business park|park enterprise
item building|park building|park information|property|facility: Name!;Kind=Office|Laboratory|Workshop|Storage|Canteen|Parking;Address;Floors:number#1-200;Area:number(m²)#1-10000000;Manager;Built in:number#1850-2100;Picture:image;~Let:percent;~Status=Open|Under construction|Renovation
- House A | kind=Office; address=Park ring 1; floors=6; area=7200; manager=Ina Bell; built_in=2016; let=94; status=Open
- Laboratory north | kind=Laboratory; address=Park ring 5; floors=3; area=3100; manager=Ina Bell; built_in=2019; let=80; status=Open
- Workshop row | kind=Workshop; address=Park ring 9; floors=1; area=2400; manager=Otto Rask; built_in=2011; let=100; status=Open
- House C | kind=Office; address=Park ring 14; floors=8; area=9800; manager=Otto Rask; built_in=2025; let=35; status=Under construction
item unit|room|rental unit|office|vacant unit: Number!;Building->@building|property~House A|Workshop row;Floor:number#-5-200;Area:number(m²)#1-100000;Rent per metre:money;Service charge:money;Desks:number#0-10000;Picture:image;~Status=Vacant|Reserved|Let|Renovation
- A-203 | building=House A; floor=2; area=86; rent_per_metre=14; service_charge=3; desks=8; status=Let
- A-401 | building=House A; floor=4; area=210; rent_per_metre=15; service_charge=3; desks=20; status=Vacant
- W-04 | building=Workshop row; floor=0; area=160; rent_per_metre=8; service_charge=2; desks=0; status=Let
- L-12 | building=Laboratory north; floor=1; area=94; rent_per_metre=19; service_charge=5; desks=4; status=Reserved
person tenant|enterprise|company|settled enterprise|tenant information: Name!;Field=Software|Biotech|Machines|Trade|Services;Contact person;Phone:phone;Email:email;Unit->@unit|room~A-203|W-04;Employees:number#0-100000;Moved in on:date;Contract until:date;~Status=Interested|Settled|Leaving|Left
- Bright Valve Works | field=Machines; contact_person=M. Ruiz; unit=W-04; employees=22; status=Settled
- Leafsoft | field=Software; contact_person=Anja Thor; unit=A-203; employees=9; status=Settled
- Algae Light | field=Biotech; contact_person=Dr. Kim; unit=L-12; employees=5; status=Interested
- Paper Route Trading | field=Trade; contact_person=J. Moll; unit=A-401; employees=14; status=Left
record investment project|investment information|investment lead|investment opportunity|investment: Title!;Investor;Field=Software|Biotech|Machines|Trade|Services;Amount:money;Area wanted:number(m²)#0-1000000;Responsible~Ina Bell|Otto Rask;First contact on:date;Notes:long;~Stage=Contact|Visit|Negotiation|Signed|Lost
- Battery test hall | investor=Volta Nord; field=Machines; amount=4200000; area_wanted=1500; responsible=Otto Rask; notes=Needs 2 MW power.; stage=Negotiation
- Seed laboratory | investor=Algae Light; field=Biotech; amount=800000; area_wanted=94; responsible=Ina Bell; notes=Wants to move in autumn.; stage=Signed
- Call centre | investor=Hello Services; field=Services; amount=150000; area_wanted=300; responsible=Ina Bell; notes=Rent too high.; stage=Lost
- Map software | investor=Cartograf; field=Software; amount=500000; area_wanted=210; responsible=Otto Rask; notes=Visit on Friday.; stage=Visit
request service request|enterprise service|repair request|property service|property repair: Title!;Tenant->@tenant|enterprise~Leafsoft|Bright Valve Works;Unit->@unit|room~A-203|W-04;Kind=Repair|Cleaning|Internet|Access card|Meeting room|Advice;Description:long;Wanted on:date;Picture:image;~Handled by
- Radiator drips | tenant=Leafsoft; unit=A-203; kind=Repair; description=Under the window.; handled_by=House technician Paul
- Five access cards | tenant=Bright Valve Works; unit=W-04; kind=Access card; description=New trainees.; handled_by=Reception
- Grant for machines | tenant=Bright Valve Works; unit=W-04; kind=Advice; description=Which form is right?; handled_by=Ina Bell
- Slow line | tenant=Leafsoft; unit=A-203; kind=Internet; description=Since Tuesday.; handled_by=Network desk
person staff member|park staff|employee|staff information: Name!;Department=Management|Technology|Security|Cleaning|Investment;Position;Phone:phone;Building->@building|property~House A|Laboratory north;Employed since:date;~Status=On duty|Off duty|On leave
- Ina Bell | department=Investment; position=Head of letting; building=House A; status=On duty
- Otto Rask | department=Management; position=Park manager; building=House A; status=On duty
- Paul Stein | department=Technology; position=House technician; building=Laboratory north; status=On duty
- Wanda Kosta | department=Security; position=Night guard; building=Workshop row; status=Off duty
! record energy reading|dashboard figure|meter reading|park figure [dashboard|smart|energy|data]: Title!;Building->@building|property~House A|Workshop row;Kind=Power|Water|Heat|Visitors|Parking;Value:number#0-100000000;Unit=kWh|m³|People|Cars;Read on:date
- Power of House A | building=House A; kind=Power; value=18400; unit=kWh
- Water of the laboratory | building=Laboratory north; kind=Water; value=96; unit=m³
- Visitors of House A | building=House A; kind=Visitors; value=640; unit=People
- Cars at the workshops | building=Workshop row; kind=Parking; value=38; unit=Cars
# wedding-style|wedding website|wedding photo|wedding content|wedding story
event wedding|wedding information|wedding day|ceremony: Title!;Couple;Date:date;Ceremony at:time;Place->@wedding place|location~Old mill garden|Lake chapel;Theme;Story:long;Cover:image;~Guests:number#0-2000;~Status=Planned|Celebrated
- Elsa and Marten | couple=Elsa Brook and Marten Lie; place=Old mill garden; theme=Wild flowers; story=They met while fixing a bicycle.; guests=84; status=Planned
- Nora and Tim | couple=Nora Vale and Tim Rey; place=Lake chapel; theme=Blue and silver; story=Ten years of letters.; guests=60; status=Celebrated
- Aisha and Leo | couple=Aisha Noor and Leo Falk; place=Town hall roof; theme=Lanterns; story=A dance class for beginners.; guests=120; status=Planned
- Greta and Ivo | couple=Greta Holm and Ivo Mar; place=Old mill garden; theme=Harvest; story=Neighbours since school.; guests=45; status=Celebrated
item wedding photo|photo|wedding video|video|picture: Title!;Wedding->@wedding|wedding day~Nora and Tim|Greta and Ivo;Kind=Photo|Video;Picture:image;Video:url;Album=Getting ready|Ceremony|Party|Portraits;Taken by;Description:long;~Likes:number#0-1000000
- Rings on a book | wedding=Nora and Tim; kind=Photo; album=Ceremony; taken_by=Studio Halm; description=Grandmother's song book.; likes=41
- First dance | wedding=Nora and Tim; kind=Video; album=Party; taken_by=Studio Halm; description=Waltz with a stumble.; likes=77
- Straw and ribbon | wedding=Greta and Ivo; kind=Photo; album=Portraits; taken_by=Cousin Jule; description=In front of the barn.; likes=33
- Shoes in the hall | wedding=Greta and Ivo; kind=Photo; album=Getting ready; taken_by=Cousin Jule; description=Five pairs, two lost.; likes=19
person guest|guest list|wedding guest|invited guest: Name!;Wedding->@wedding|wedding day~Elsa and Marten|Aisha and Leo;Side=Bride|Groom|Both;Email:email;Persons:number#1-20;Table number:number#1-200;Diet=All|Vegetarian|Vegan|No gluten;Note:long;~Answer=Invited|Coming|Not coming
- Aunt Frieda | wedding=Elsa and Marten; side=Bride; persons=2; table_number=1; diet=All; note=Comes by train.; answer=Coming
- Jonas Lie | wedding=Elsa and Marten; side=Groom; persons=1; table_number=3; diet=Vegan; note=Brings a guitar.; answer=Coming
- The Falk family | wedding=Aisha and Leo; side=Groom; persons=5; table_number=2; diet=Vegetarian; note=Two high chairs.; answer=Invited
- Mina Noor | wedding=Aisha and Leo; side=Bride; persons=1; table_number=1; diet=No gluten; note=Abroad that week.; answer=Not coming
item wedding place|location|venue: Name!;Address;Kind=Garden|Church|Hall|Beach|Roof;Guests at most:number#1-5000;Rent:money;Description:long;Picture:image
- Old mill garden | address=Mill lane 8; kind=Garden; guests_at_most=120; rent=1400; description=Brook, apple trees, barn for rain.
- Lake chapel | address=Shore 2; kind=Church; guests_at_most=80; rent=350; description=White wood and a small organ.
- Town hall roof | address=Market 1; kind=Roof; guests_at_most=150; rent=1800; description=View over the town.
- Sand bay | address=Bay road; kind=Beach; guests_at_most=60; rent=200; description=Low tide before noon.
item wedding story|story|love story: Title!;Wedding->@wedding|wedding day~Nora and Tim|Greta and Ivo;Text:long;Author;Picture:image;Published on:date;~Read:number#0-1000000
- Ten years of letters | wedding=Nora and Tim; text=The first one never arrived.; author=Nora; read=540
- The fence between us | wedding=Greta and Ivo; text=A ball, a fence, an apology.; author=Ivo; read=310
- A chain came off | wedding=Elsa and Marten; text=He had the wrong tool.; author=Elsa; read=205
- Left foot first | wedding=Aisha and Leo; text=Beginners, both of them.; author=Leo; read=188
# property measurement|measurement web|plot measurement|buildable area|building plot|land measurement
item property|plot|parcel|property information: Address!;Parcel number;Owner;Plot area:number(m²)#0-10000000;Width:number(m)#0-10000;Depth:number(m)#0-10000;Zone->@zone|building zone~Homes, low|Mixed use;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Measured|To measure|Disputed
- Lime street 12 | parcel_number=118/4; owner=Family Korn; plot_area=640; width=20; depth=32; zone=Homes, low; latitude=51.2; longitude=9.4; status=Measured
- Mill road 3 | parcel_number=77/1; owner=Town; plot_area=1850; width=37; depth=50; zone=Mixed use; latitude=51.21; longitude=9.41; status=Measured
- Hill road 40 | parcel_number=204/9; owner=J. Sand; plot_area=910; width=26; depth=35; zone=Homes, low; latitude=51.25; longitude=9.44; status=To measure
- Quay 17 | parcel_number=9/2; owner=Harbour works; plot_area=4200; width=60; depth=70; zone=Works; latitude=51.19; longitude=9.38; status=Disputed
record measurement|measurement data|property measurement|survey: Title!;Property->@property|plot~Lime street 12|Mill road 3;Kind=Area|Length|Height|Setback|Slope;Value:number#0-10000000;Unit=m|m²|degrees|percent;Way=Satellite|Laser|Tape|Register;Measured by;Measured on:date
- Front of Lime street 12 | property=Lime street 12; kind=Length; value=20.1; unit=m; way=Laser; measured_by=A. Feld
- Area of Mill road 3 | property=Mill road 3; kind=Area; value=1850; unit=m²; way=Register; measured_by=Land office
- Slope of Hill road 40 | property=Hill road 40; kind=Slope; value=11; unit=degrees; way=Satellite; measured_by=A. Feld
- House to fence | property=Lime street 12; kind=Setback; value=3.2; unit=m; way=Tape; measured_by=A. Feld
record buildable area|construction area|area for construction: Title!;Property->@property|plot~Lime street 12|Mill road 3;Area:number(m²)#0-10000000;Front setback:number(m)#0-1000;Side setback:number(m)#0-1000;Rear setback:number(m)#0-1000;Highest building:number(m)#0-500;Use=Home|Garage|Garden house|Shop|Hall;Notes:long;~Verdict=Allowed|With permit|Not allowed
- Garden of Lime street 12 | property=Lime street 12; area=84; front_setback=5; side_setback=3; rear_setback=3; highest_building=4; use=Garden house; notes=Behind the old pear tree.; verdict=Allowed
- East half of Mill road 3 | property=Mill road 3; area=620; front_setback=3; side_setback=4; rear_setback=6; highest_building=12; use=Shop; notes=Flats above.; verdict=With permit
- Slope of Hill road | property=Hill road 40; area=150; front_setback=6; side_setback=3; rear_setback=8; highest_building=8; use=Home; notes=Retaining wall needed.; verdict=With permit
- Edge of the quay | property=Quay 17; area=0; front_setback=15; side_setback=5; rear_setback=5; highest_building=0; use=Hall; notes=Flood line.; verdict=Not allowed
item zone|building zone|zoning rule: Name!;Use allowed;Built share:percent;Floor ratio:number#0-50;Highest building:number(m)#0-500;Front setback:number(m)#0-1000;Side setback:number(m)#0-1000;Rules:long
- Homes, low | use_allowed=Homes for one or two families; built_share=40; floor_ratio=0.8; highest_building=9; front_setback=5; side_setback=3; rules=Pitched roofs.
- Mixed use | use_allowed=Shops and flats; built_share=60; floor_ratio=1.2; highest_building=12; front_setback=3; side_setback=4; rules=Shops on the ground floor.
- Works | use_allowed=Workshops and halls; built_share=80; floor_ratio=2; highest_building=16; front_setback=8; side_setback=5; rules=Quiet at night.
- Green belt | use_allowed=Fields and woods; built_share=2; floor_ratio=0; highest_building=4; front_setback=20; side_setback=20; rules=Sheds only.
! record address search|search history|lookup: Address!;Property->@property|plot~Lime street 12|Hill road 40;Searched by;Searched on:date;~Result=Found|Several found|Not found
- Lime street 12 | property=Lime street 12; searched_by=nora; result=Found
- Hill road | property=Hill road 40; searched_by=nora; result=Several found
- Mill rd 3 | property=Mill road 3; searched_by=guest; result=Found
- Moon alley 1 | searched_by=guest; result=Not found
# home service|housekeeping service|on-site service|repair engineer|household service
item service item|service|home service: Name!;Category->@service category|category~Cleaning|Appliance repair;Description:long;Price:money;Unit=Per visit|Per hour|Per m²|Per piece;Duration:number(min)#10-1440;Picture:image;~Sold:number#0-10000000;~Status=Offered|Paused
- Deep cleaning | category=Cleaning; description=Kitchen, bath, windows inside; price=28; unit=Per hour; duration=180; sold=412; status=Offered
- Washing machine repair | category=Appliance repair; description=Check and repair at home; price=45; unit=Per visit; duration=60; sold=230; status=Offered
- Tap replacement | category=Plumbing; description=Without material; price=39; unit=Per piece; duration=45; sold=118; status=Offered
- Air conditioner cleaning | category=Appliance care; description=Filter and coil; price=32; unit=Per piece; duration=50; sold=75; status=Paused
item service category|category: Name!;Description:long;Icon~Broom|Wrench;Sort order:number#0-1000
- Cleaning | description=Flats and offices; icon=Broom; sort_order=1
- Appliance repair | description=Kitchen and laundry; icon=Wrench; sort_order=2
- Plumbing | description=Water and heating; icon=Tap; sort_order=3
- Appliance care | description=Cleaning and checks; icon=Fan; sort_order=4
person engineer|technician|service worker|repairer: Name!;Phone:phone;Skills~Plumbing, heating;District~North;Certificate;Rating:rating;Latitude:number#-90-90;Longitude:number#-180-180;~Jobs done:number#0-100000;~Status=Free|On the way|Working|Off duty
- Bruno Sax | skills=Washing machines, dryers; district=North; certificate=Electrician; rating=4.8; jobs_done=310; status=On the way
- Lena Fox | skills=Cleaning; district=Centre; rating=4.6; jobs_done=520; status=Free
- Adil Hassan | skills=Plumbing; district=South; certificate=Plumber; rating=4.9; jobs_done=205; status=Working
- Wu Jing | skills=Air conditioners; district=Centre; rating=4.4; jobs_done=98; status=Off duty
record assignment|order assignment|assigned order|dispatch: Title!;Order number~HS-3302;Engineer->@engineer|technician~Bruno Sax;Assigned on:date;Assigned by~Dispatcher Kay;Distance:number(km)#0-200;Answer by:time;~Status=Offered|Accepted|Refused|Taken over
- HS-3302 to Bruno | order_number=HS-3302; engineer=Bruno Sax; assigned_by=Dispatcher Kay; distance=3.2; status=Accepted
- HS-3303 to Lena | order_number=HS-3303; engineer=Lena Fox; assigned_by=Dispatcher Kay; distance=1.1; status=Offered
- HS-3304 to Adil | order_number=HS-3304; engineer=Adil Hassan; assigned_by=Dispatcher Kay; distance=5.4; status=Accepted
- HS-3305 to Wu | order_number=HS-3305; engineer=Wu Jing; assigned_by=Dispatcher Kay; distance=2.7; status=Refused
record work step|work process|service progress|service status|verification|completion record: Title!;Order number~HS-3302;Engineer->@engineer|technician~Bruno Sax;Step=Set out|Arrived|Checked|Working|Finished|Verified;Text:long;Photo:image;Verification code~4471;Done on:date;Done at:time
- Bruno set out | order_number=HS-3302; engineer=Bruno Sax; step=Set out
- Adil found the leak | order_number=HS-3304; engineer=Adil Hassan; step=Checked; text=Seal under the sink is worn.
- Adil works | order_number=HS-3304; engineer=Adil Hassan; step=Working; text=New seal fitted.
- Lena finished | order_number=HS-3298; engineer=Lena Fox; step=Verified; text=Customer checked the flat.; verification_code=4471
! record engineer location|location [location|position|track\\w*]: Title!;Engineer->@engineer|technician~Bruno Sax;Latitude:number#-90-90;Longitude:number#-180-180;Recorded on:date;Recorded at:time
- Bruno at Mill bridge | engineer=Bruno Sax; latitude=52.51; longitude=13.4
- Adil at the customer | engineer=Adil Hassan; latitude=52.46; longitude=13.42
- Lena at home | engineer=Lena Fox; latitude=52.52; longitude=13.38
- Wu at the depot | engineer=Wu Jing; latitude=52.5; longitude=13.35
+ order: Order number~HS-3302;Service item->@service item|service~Deep cleaning;Address!;Contact phone:phone;Visit on:date!;Visit at:time;Problem:long;Engineer->@engineer|technician~Bruno Sax;~Price:money;~Status=Placed|Assigned|On the way|In service|Completed|Verified|Cancelled
+ review: Service item->@service item|service~Deep cleaning;Engineer->@engineer|technician~Lena Fox;Rating:rating;Text:long
# tenant|rent payment|rental management|rent collection|lease management
person tenant|personnel|personnel information|resident: Name!;ID number!;Phone:phone;Dwelling->@dwelling|room~B-302;Moved in on:date;Emergency contact;Employer;Name and ID match:boolean;~Status=Applied|Living here|Notice given|Moved out
- Elif Kaya | id_number=T22000129; dwelling=B-302; emergency_contact=Deniz Kaya; employer=City clinic; status=Living here
- Robin Marsh | id_number=L01X00T47; dwelling=A-105; employer=Rail works; status=Living here
- Chen Wei | id_number=G30114455; dwelling=B-207; employer=Nova Labs; status=Notice given
- Fatou Diop | id_number=S77120034; dwelling=A-210; status=Applied
item dwelling|room|apartment|flat|rental unit: Number!;Building~House A|House B;Floor:number#-3-100;Size:number(m²)#5-1000;Rooms:number#1-20;Monthly rent:money;Deposit:money;Picture:image;~Status=Free|Rented|Reserved|Under repair
- B-302 | building=House B; floor=3; size=54; rooms=2; monthly_rent=720; deposit=1440; status=Rented
- A-105 | building=House A; floor=1; size=38; rooms=1; monthly_rent=560; deposit=1120; status=Rented
- B-207 | building=House B; floor=2; size=61; rooms=3; monthly_rent=810; deposit=1620; status=Rented
- A-210 | building=House A; floor=2; size=41; rooms=1; monthly_rent=580; deposit=1160; status=Reserved
record contract|lease|rental contract|online contract: Contract number!;Tenant->@tenant|personnel~Elif Kaya;Dwelling->@dwelling|room~B-302;Starts on:date!;Ends on:date;Monthly rent:money;Deposit:money;Due day:number#1-31;Contract file:file;~Signed on:date;~Status=Draft|Sent for signing|Signed|Ended|Cancelled
- L-2031 | tenant=Elif Kaya; dwelling=B-302; monthly_rent=720; deposit=1440; due_day=3; status=Signed
- L-2032 | tenant=Robin Marsh; dwelling=A-105; monthly_rent=560; deposit=1120; due_day=1; status=Signed
- L-1988 | tenant=Chen Wei; dwelling=B-207; monthly_rent=810; deposit=1620; due_day=1; status=Signed
- L-2040 | tenant=Fatou Diop; dwelling=A-210; monthly_rent=580; deposit=1160; due_day=5; status=Sent for signing
record rent payment|rent|rent bill|rent payment record: Title!;Contract->@contract|lease~L-2031;Month~2026-03;Rent:money;Utilities:money;Due on:date;Paid on:date;Way=Transfer|Card|Wallet|Cash;Receipt number;~Amount due:money;~Status=Open|Paid|Partly paid|Overdue
- B-302 March | contract=L-2031; month=2026-03; rent=720; utilities=85; way=Wallet; receipt_number=R-9011; amount_due=0; status=Paid
- A-105 March | contract=L-2032; month=2026-03; rent=560; utilities=62; amount_due=622; status=Overdue
- B-207 March | contract=L-1988; month=2026-03; rent=810; utilities=90; way=Transfer; receipt_number=R-9014; amount_due=400; status=Partly paid
- B-302 April | contract=L-2031; month=2026-04; rent=720; utilities=85; amount_due=805; status=Open
request maintenance request|repair request|repair: Title!;Tenant->@tenant|personnel~Elif Kaya;Dwelling->@dwelling|room~B-302;Kind=Water|Heating|Electrical|Door and lock|Appliance|Other;Description:long!;Picture:image;Urgency=Low|Normal|High;Wanted on:date;Worker~Hausmeister Kolb
- Tap drips | tenant=Elif Kaya; dwelling=B-302; kind=Water; description=Kitchen tap, all night.; urgency=Normal; worker=Hausmeister Kolb
- No heating | tenant=Robin Marsh; dwelling=A-105; kind=Heating; description=Cold since yesterday.; urgency=High
- Lock sticks | tenant=Chen Wei; dwelling=B-207; kind=Door and lock; description=Key turns only halfway.; urgency=Normal
- Cellar light | tenant=Elif Kaya; dwelling=B-302; kind=Electrical; description=Light in cellar corridor off.; urgency=Low
record identity check|verification|id verification|identity verification: Title!;Tenant->@tenant|personnel~Elif Kaya;Name given;ID number given;Checked on:date;Checked by~Front office;ID picture:image;~Result=Match|No match|Cannot be read|Waiting
- Elif checked | tenant=Elif Kaya; name_given=Elif Kaya; id_number_given=T22000129; checked_by=Front office; result=Match
- Robin checked | tenant=Robin Marsh; name_given=Robin Marsh; id_number_given=L01X00T47; checked_by=Front office; result=Match
- Fatou, first try | tenant=Fatou Diop; name_given=Fatou Diop; id_number_given=S77120043; checked_by=Front office; result=No match
- Fatou, second try | tenant=Fatou Diop; name_given=Fatou Diop; id_number_given=S77120034; result=Waiting
! record meter reading|utility reading [meter|utilit\\w*|water|electric\\w*]: Title!;Dwelling->@dwelling|room~B-302;Meter=Electricity|Cold water|Hot water|Heating|Gas;Reading:number#0-10000000;Read on:date;Usage:number#0-1000000;Price per unit:money
- B-302 electricity | dwelling=B-302; meter=Electricity; reading=18422; usage=164; price_per_unit=0.31
- B-302 cold water | dwelling=B-302; meter=Cold water; reading=311; usage=6; price_per_unit=2.2
- A-105 electricity | dwelling=A-105; meter=Electricity; reading=9020; usage=98; price_per_unit=0.31
- B-207 heating | dwelling=B-207; meter=Heating; reading=5510; usage=240; price_per_unit=0.12
# stadium management|stadium|sports venue|venue owner|arena|stadium owner
item stadium|venue|arena|court|field: Name!;Address;Sport=Football|Basketball|Badminton|Tennis|Swimming|Several;Surface=Grass|Artificial turf|Parquet|Clay|Hard court|Water;Seats:number#0-200000;Price per hour:money;Opens at:time;Closes at:time;Owner~Greta Sund;Phone:phone;Picture:image;~Status=Open|Works|Closed
- Quarry Ground | address=Quarry Road 2; sport=Football; surface=Artificial turf; seats=1200; price_per_hour=80; owner=Greta Sund; status=Open
- Riverside Hall | address=Bank 14; sport=Basketball; surface=Parquet; seats=640; price_per_hour=45; owner=Greta Sund; status=Open
- Shuttle Barn | address=Old Dairy 1; sport=Badminton; surface=Parquet; seats=60; price_per_hour=18; owner=Wim Aart; status=Open
- Red Courts | address=Park South; sport=Tennis; surface=Clay; seats=200; price_per_hour=24; owner=Wim Aart; status=Works
event match|event|ball game|stadium event|game|ball show: Title!;Stadium->@stadium|venue~Quarry Ground;Kind=Match|Tournament|Training|Open day|Show;Held on:date!;Starts at:time;Ends at:time;Places:number#1-200000;~Taken:number#0-200000;Price:money;Home side;Away side;Description:long;~Status=Draft|Published|Full|Held|Cancelled
- Sunday five-a-side | stadium=Quarry Ground; kind=Match; places=10; taken=7; price=6; status=Published
- Company cup | stadium=Quarry Ground; kind=Tournament; places=96; taken=96; price=10; status=Full
- Owls against Herons | stadium=Riverside Hall; kind=Match; places=640; taken=410; price=8; home_side=Owls; away_side=Herons; status=Held
- First smash | stadium=Shuttle Barn; kind=Training; places=12; taken=4; price=5; status=Published
record participant|event sign-up|sign-up|player registration|registered player: Title!;Event->@match|event~Sunday five-a-side;Player~Nils Orr;Phone:phone;Team;Paid:money;Signed up on:date;From=Ball show|Stadium page|Link|Staff;~Status=Signed up|Paid|Present|Absent|Cancelled
- Nils for Sunday | event=Sunday five-a-side; player=Nils Orr; paid=6; from=Ball show; status=Paid
- Ada for Sunday | event=Sunday five-a-side; player=Ada Fink; paid=6; from=Link; status=Paid
- Works team at the cup | event=Company cup; player=Otto Pohl; team=Gear Works; paid=80; from=Stadium page; status=Present
- Bo at first smash | event=First smash; player=Bo Chan; paid=0; from=Ball show; status=Signed up
! record time slot|slot|field slot|opening slot [slot|book\\w*|schedul\\w*|event]: Title!;Stadium->@stadium|venue~Quarry Ground;Part~Pitch A;Day:date;From:time;To:time;Price:money;Event->@match|event~Company cup;~Status=Free|Taken|Blocked
- Pitch A, Sunday ten | stadium=Quarry Ground; part=Pitch A; price=80; event=Sunday five-a-side; status=Taken
- Pitch B, Sunday ten | stadium=Quarry Ground; part=Pitch B; price=80; status=Free
- Hall, Friday eight | stadium=Riverside Hall; part=Whole hall; price=45; event=Owls against Herons; status=Taken
- Court 2, all week | stadium=Red Courts; part=Court 2; price=24; status=Blocked
record daily figure|stadium data|data|statistics|revenue record|related data: Title!;Stadium->@stadium|venue~Quarry Ground;Day:date;Events:number#0-100;Visitors:number#0-200000;Hours used:number(h)#0-1000;Occupancy:percent;Income:money;From the ball show:percent
- Quarry, Sunday | stadium=Quarry Ground; events=3; visitors=164; hours_used=18; occupancy=75; income=1380; from_the_ball_show=42
- Riverside, Friday | stadium=Riverside Hall; events=1; visitors=410; hours_used=6; occupancy=50; income=3280; from_the_ball_show=18
- Barn, Friday | stadium=Shuttle Barn; events=2; visitors=31; hours_used=9; occupancy=64; income=182; from_the_ball_show=55
- Red Courts, Friday | stadium=Red Courts; events=0; visitors=0; hours_used=0; occupancy=0; income=0; from_the_ball_show=0
person stadium owner|owner|venue manager|operator: Name!;Company;Phone:phone;Email:email;Stadiums:number#0-1000;Bank reference;Joined on:date;~Status=Waiting for check|Active|Blocked
- Greta Sund | company=Sund Sports; stadiums=2; status=Active
- Wim Aart | company=Aart Courts; stadiums=2; status=Active
- Pia Lorenz | company=Lido Lorenz; stadiums=1; status=Waiting for check
- Team of Hall 9 | company=Hall 9; stadiums=1; status=Blocked
# roof area|roof calculator|price of roof|roof price|roof quote|roof measurement|roof shape
! item roof component|component|roof material|material|roofing part: Name!;Category=Covering|Insulation|Gutter|Window|Ridge|Batten|Fixing;Unit=Square metre|Metre|Piece|Pack;Price for a unit:money;Labour for a unit:money;Waste:percent;Colour=Red|Brown|Grey|Black|Natural;Picture:image;Guarantee:number(years)#0-60;~Status=Available|On order|Discontinued
- Clay tile, natural red | category=Covering; unit=Square metre; price_for_a_unit=32; labour_for_a_unit=28; waste=8; colour=Red; guarantee=30; status=Available
- Standing seam sheet | category=Covering; unit=Square metre; price_for_a_unit=58; labour_for_a_unit=41; waste=5; colour=Grey; guarantee=40; status=Available
- Wood fibre board, 80 mm | category=Insulation; unit=Square metre; price_for_a_unit=19; labour_for_a_unit=9; waste=6; colour=Natural; guarantee=10; status=Available
- Half-round gutter | category=Gutter; unit=Metre; price_for_a_unit=14; labour_for_a_unit=12; waste=3; colour=Grey; guarantee=15; status=On order
! item component size|size|size option|dimension: Name!;Component->@roof component|component~Clay tile, natural red;Length:number(mm)#1-20000;Width:number(mm)#1-20000;Thickness:number(mm)#0-1000;Pieces in a square metre:number#0-200;Weight:number(kg)#0-1000;Extra price:money
- Tile, standard | component=Clay tile, natural red; length=420; width=260; thickness=14; pieces_in_a_square_metre=13; weight=3.3; extra_price=0
- Tile, large | component=Clay tile, natural red; length=480; width=300; thickness=15; pieces_in_a_square_metre=10; weight=4.2; extra_price=2
- Sheet, 530 wide | component=Standing seam sheet; length=6000; width=530; thickness=1; pieces_in_a_square_metre=0.3; weight=17; extra_price=0
- Gutter, 333 | component=Half-round gutter; length=3000; width=333; thickness=1; pieces_in_a_square_metre=0; weight=5; extra_price=0
record roof drawing|roof shape|drawing|manual drawing tool|drawing tool|drawn roof|roof plan|measurement data: Title!;Customer name~Edda Rowe;Shape=Gable|Hip|Shed|Flat|Mansard|Free drawing;Corner points:long;Length:number(m)#0-500;Width:number(m)#0-500;Pitch:number(°)#0-80;Overhang:number(m)#0-5;Picture:image;Drawn on:date;~Roof area:number(m²)#0-100000
- House in Fern lane | customer_name=Edda Rowe; shape=Gable; corner_points=0,0 12,0 12,9 0,9; length=12; width=9; pitch=38; overhang=0.4; roof_area=159.2
- Garage of the Dubois | customer_name=Marc Dubois; shape=Flat; corner_points=0,0 6,0 6,7 0,7; length=7; width=6; pitch=3; overhang=0.2; roof_area=47.4
- Barn with an annex | customer_name=Sigrid Holt; shape=Free drawing; corner_points=0,0 20,0 20,8 14,8 14,12 0,12; length=20; width=12; pitch=30; overhang=0.5; roof_area=279.7
- Villa on the hill | customer_name=Teo Marin; shape=Hip; corner_points=0,0 14,0 14,11 0,11; length=14; width=11; pitch=25; overhang=0.6; roof_area=204.6
! record roof face|roof section|roof surface|plane|roof side: Title!;Drawing->@roof drawing|roof shape~House in Fern lane;Form=Rectangle|Triangle|Trapezium|Free form;Base:number(m)#0-500;Height:number(m)#0-500;Pitch:number(°)#0-80;Openings:number(m²)#0-1000;Faces=North|East|South|West;~Area:number(m²)#0-100000
- Fern lane, south | drawing=House in Fern lane; form=Rectangle; base=12.8; height=6.2; pitch=38; openings=2.4; faces=South; area=77
- Fern lane, north | drawing=House in Fern lane; form=Rectangle; base=12.8; height=6.2; pitch=38; openings=0; faces=North; area=79.4
- Villa, west | drawing=Villa on the hill; form=Triangle; base=12.2; height=6.7; pitch=25; openings=0; faces=West; area=40.9
- Garage, whole | drawing=Garage of the Dubois; form=Rectangle; base=7.4; height=6.4; pitch=3; openings=0; faces=South; area=47.4
record calculation|price calculation|roof calculation|area calculation|cost estimate: Title!;Drawing->@roof drawing|roof shape~House in Fern lane;Covering->@roof component|component~Clay tile, natural red;Size->@component size|size~Tile, standard;Area:number(m²)#0-100000;Waste:percent;Material cost:money;Labour cost:money;Tax:percent;Calculated on:date;~Total price:money
- Fern lane in clay | drawing=House in Fern lane; covering=Clay tile, natural red; size=Tile, standard; area=159.2; waste=8; material_cost=5502; labour_cost=4458; tax=20; total_price=11952
- Fern lane in sheet | drawing=House in Fern lane; covering=Standing seam sheet; size=Sheet, 530 wide; area=159.2; waste=5; material_cost=9695; labour_cost=6527; tax=20; total_price=19466.4
- Garage in sheet | drawing=Garage of the Dubois; covering=Standing seam sheet; size=Sheet, 530 wide; area=47.4; waste=5; material_cost=2887; labour_cost=1943; tax=20; total_price=5796
- Villa in large tiles | drawing=Villa on the hill; covering=Clay tile, natural red; size=Tile, large; area=204.6; waste=8; material_cost=7513; labour_cost=5729; tax=20; total_price=15890.4
request quote|quote request|quotation|roof quote|enquiry|offer request: Title!;Name!;Email:email!;Phone:phone;Address:long;Drawing->@roof drawing|roof shape~House in Fern lane;Calculation->@calculation|price calculation~Fern lane in clay;Work=New roof|Re-roofing|Repair|Insulation;Wished start:date;Message:long
- New tiles in Fern lane | name=Edda Rowe; email=edda@example.com; phone=+44 20 5550 0136; address=Fern lane 8; drawing=House in Fern lane; calculation=Fern lane in clay; work=Re-roofing; message=Old tiles are from 1961.
- Garage before winter | name=Marc Dubois; email=marc@example.com; phone=+33 1 55 55 01 20; address=Rue du Four 3; drawing=Garage of the Dubois; calculation=Garage in sheet; work=New roof; message=Car must stay dry.
- Villa, large tiles | name=Teo Marin; email=teo@example.com; address=Hill road 21; drawing=Villa on the hill; calculation=Villa in large tiles; work=Re-roofing; message=Please with gutters.
- Barn, is it possible | name=Sigrid Holt; email=sigrid@example.com; address=Holt farm; drawing=Barn with an annex; calculation=Fern lane in sheet; work=Insulation; message=Grey sheet, please measure again.
! record quote line|quote item|calculation line|chosen component: Title!;Calculation->@calculation|price calculation~Fern lane in clay;Component->@roof component|component~Clay tile, natural red;Size->@component size|size~Tile, standard;Quantity:number#0-1000000;Unit=Square metre|Metre|Piece|Pack;Price for a unit:money;~Line total:money
- Fern lane, tiles | calculation=Fern lane in clay; component=Clay tile, natural red; size=Tile, standard; quantity=171.9; unit=Square metre; price_for_a_unit=32; line_total=5500.8
- Fern lane, gutters | calculation=Fern lane in clay; component=Half-round gutter; size=Gutter, 333; quantity=25.6; unit=Metre; price_for_a_unit=14; line_total=358.4
- Garage, sheets | calculation=Garage in sheet; component=Standing seam sheet; size=Sheet, 530 wide; quantity=49.8; unit=Square metre; price_for_a_unit=58; line_total=2888.4
- Villa, tiles | calculation=Villa in large tiles; component=Clay tile, natural red; size=Tile, large; quantity=221; unit=Square metre; price_for_a_unit=34; line_total=7514
# bar entertainment|nightclub|night club|bar management|pub|cocktail|ktv|karaoke bar
item bar table|table|box|booth|private room: Number!;Area=Counter|Hall|Terrace|Dance floor|Private room;Seats:number#1-60;Minimum spend:money;QR code:image;Server->@staff member|server|employee~Ruby Kane|Ola Nilsen;~Status=Free|Occupied|Reserved|Out of use
- T4 | area=Hall; seats=4; minimum_spend=0; server=Ruby Kane; status=Occupied
- T9 | area=Terrace; seats=6; minimum_spend=0; server=Ola Nilsen; status=Free
- VIP 2 | area=Private room; seats=12; minimum_spend=300; server=Ruby Kane; status=Reserved
- B1 | area=Counter; seats=8; minimum_spend=0; server=Cem Aksoy; status=Occupied
item drink|menu item|dish|menu|beverage: Name!;Category=Cocktail|Beer|Wine|Spirit|Alcohol-free|Snack;Price:money!;Cost:money;Volume:number(ml)#0-5000;Alcohol:percent;Description:long;Picture:image;~Status=Available|Sold out|Hidden
- Basil smash | category=Cocktail; price=11.5; cost=2.9; volume=180; alcohol=15; description=Gin, basil, lemon, sugar.; status=Available
- Amber lager | category=Beer; price=5.2; cost=1.3; volume=400; alcohol=5; description=On tap from the brewery next door.; status=Available
- Ginger cooler | category=Alcohol-free; price=6.5; cost=1.1; volume=300; alcohol=0; description=Ginger, lime, soda.; status=Available
- Loaded nachos | category=Snack; price=9.8; cost=3.2; description=Beans, cheese, jalapeños.; status=Sold out
item stock item|inventory item|inventory|ingredient|stock: Name!;Category=Spirits|Beer|Wine|Soft drinks|Fresh goods|Supplies;Unit=Bottle|Keg|Crate|Kilogram|Piece;~On hand:number#0-100000;Reorder level:number#0-100000;Purchase price:money;Supplier~Hollow Hill Drinks;Storage place~Cellar A;Best before:date;~Status=Enough|Low|Out of stock
- London dry gin 0.7 l | category=Spirits; unit=Bottle; on_hand=18; reorder_level=8; purchase_price=14.5; supplier=Hollow Hill Drinks; storage_place=Cellar A; status=Enough
- Amber lager keg 30 l | category=Beer; unit=Keg; on_hand=2; reorder_level=3; purchase_price=68; supplier=Mill Brewery; storage_place=Cold room; status=Low
- Limes | category=Fresh goods; unit=Kilogram; on_hand=6; reorder_level=4; purchase_price=3.2; supplier=Market Fresh; storage_place=Cold room; status=Enough
- Paper straws | category=Supplies; unit=Piece; on_hand=0; reorder_level=500; purchase_price=0.02; supplier=Bar Depot; storage_place=Store; status=Out of stock
record stock movement|inventory record|stock record|stock count|purchase: Title!;Stock item->@stock item|inventory item~London dry gin 0.7 l;Type=Delivery|Used|Broken|Count|Return;Quantity:number#-100000-100000;Unit price:money;Booked by->@staff member|server|employee~Cem Aksoy;Booked on:date;Note
- Gin delivery | stock_item=London dry gin 0.7 l; type=Delivery; quantity=12; unit_price=14.5; booked_by=Cem Aksoy
- Lager for Friday | stock_item=Amber lager keg 30 l; type=Used; quantity=-3; booked_by=Ola Nilsen
- Two bottles broken | stock_item=London dry gin 0.7 l; type=Broken; quantity=-2; booked_by=Ruby Kane; note=Fell from the top shelf
- Monthly count of limes | stock_item=Limes; type=Count; quantity=-1; booked_by=Cem Aksoy; note=One kilo spoiled
person staff member|server|employee|bartender|waiter: Name!;Role=Server|Bartender|Manager|Cashier|DJ|Doorman;Phone:phone;Hired on:date;Hourly wage:money;Commission:percent;Monthly target:money;~Status=On shift|Off|On leave|Left
- Ruby Kane | role=Server; hourly_wage=14; commission=3; monthly_target=12000; status=On shift
- Ola Nilsen | role=Server; hourly_wage=13.5; commission=3; monthly_target=10000; status=Off
- Cem Aksoy | role=Bartender; hourly_wage=16; commission=2; monthly_target=15000; status=On shift
- Vera Lang | role=Manager; hourly_wage=22; commission=1; monthly_target=45000; status=On shift
record performance record|performance|performance data|sales performance|commission: Title!;Staff member->@staff member|server|employee~Ruby Kane;Period~Week 21;Tables served:number#0-5000;Sales:money;Target:money;Commission:money;Guest rating:rating;Noted on:date;~Status=Open|Confirmed|Paid out
- Ruby, week 21 | staff_member=Ruby Kane; period=Week 21; tables_served=64; sales=3420; target=3000; commission=102.6; guest_rating=5; status=Confirmed
- Ola, week 21 | staff_member=Ola Nilsen; period=Week 21; tables_served=41; sales=2180; target=2500; commission=65.4; guest_rating=4; status=Confirmed
- Cem, week 21 | staff_member=Cem Aksoy; period=Week 21; tables_served=0; sales=5110; target=3750; commission=102.2; guest_rating=5; status=Paid out
- Ruby, week 22 | staff_member=Ruby Kane; period=Week 22; tables_served=22; sales=1190; target=3000; commission=35.7; guest_rating=4; status=Open
record financial record|income and expense|financial statistic|financial report|daily takings|expense: Title!;Type=Income|Expense;Category=Drinks|Entrance|Events|Wages|Purchases|Rent|Other;Amount:money!;Paid by=Cash|Card|Mobile|Transfer;Booked on:date;Entered by->@staff member|server|employee~Vera Lang;Receipt:file;Note
- Takings of Friday, bar | type=Income; category=Drinks; amount=4870; paid_by=Card; entered_by=Vera Lang
- Entrance, quiz night | type=Income; category=Entrance; amount=615; paid_by=Cash; entered_by=Vera Lang
- Hollow Hill delivery | type=Expense; category=Purchases; amount=1240; paid_by=Transfer; entered_by=Vera Lang; note=Spirits for two weeks
- Band fee of Saturday | type=Expense; category=Events; amount=600; paid_by=Cash; entered_by=Vera Lang
event activity|party|bar event|online activity|show: Title!;Type=Live music|Quiz|DJ night|Tasting|Karaoke;Held on:date!;Starts at:time;Ends at:time;Price:money;Places:number#1-2000;Area=Counter|Hall|Terrace|Dance floor|Private room;Description:long;Picture:image;~Status=Planned|Bookable|Full|Over
- Thursday pub quiz | type=Quiz; price=5; places=80; area=Hall; description=Eight rounds, teams of up to five.; status=Bookable
- Gin tasting | type=Tasting; price=38; places=16; area=Private room; description=Six gins and small plates.; status=Full
- Vinyl night | type=DJ night; price=8; places=200; area=Dance floor; description=Soul and disco from records.; status=Bookable
- Open microphone | type=Karaoke; price=0; places=60; area=Hall; description=Sing what you like.; status=Planned
! record order item|ordered drink|order line: Title!;Drink->@drink|menu item~Basil smash;Table->@bar table|table~T4;Quantity:number#1-200;Unit price:money;Wish;~Status=Ordered|In preparation|Served|Cancelled
- Two basil smash for T4 | drink=Basil smash; table=T4; quantity=2; unit_price=11.5; wish=One with less sugar; status=Served
- Four lagers for B1 | drink=Amber lager; table=B1; quantity=4; unit_price=5.2; status=Served
- Ginger cooler for T4 | drink=Ginger cooler; table=T4; quantity=1; unit_price=6.5; wish=No ice; status=In preparation
- Nachos for VIP 2 | drink=Loaded nachos; table=VIP 2; quantity=2; unit_price=9.8; status=Cancelled
+ order: Table->@bar table|table;Ordered by=Server|Scan of the table code|App;Server->@staff member|server|employee;Guests:number#1-60
+ booking: Activity->@activity|party;Table->@bar table|table;Guests:number#1-60;Date:date;Time:time
+ payment: Table->@bar table|table;Tip:money
# rental housing|housing source|house rental|apartment rental|rental management|rental business|tenancy|landlord
item housing source|house|apartment|flat|rental unit|housing|listing|property: Title!;Code;Address;District;Kind=Whole flat|Room|House|Studio;Rooms:number#1-20;Area:number(m²)#5-2000;Floor:number#-2-100;Rent:money;Deposit:money;Furnished:boolean;Picture:image;~Status=Vacant|Reserved|Let|Under repair|Off the market
- Bright two rooms by the canal | code=H-1041; address=Canal road 8; district=East bank; kind=Whole flat; rooms=2; area=58; floor=3; rent=890; deposit=1780; status=Let
- Studio above the bakery | code=H-1042; address=Mill square 2; district=Old town; kind=Studio; rooms=1; area=29; floor=1; rent=540; deposit=1080; status=Vacant
- Room in a shared house | code=H-1043; address=Elm street 31; district=University; kind=Room; rooms=1; area=16; floor=2; rent=390; deposit=390; status=Reserved
- Row house with garden | code=H-1044; address=Orchard lane 5; district=South hill; kind=House; rooms=5; area=124; floor=0; rent=1650; deposit=3300; status=Under repair
record viewing|viewing appointment|viewing record|house viewing|visit: Title!;Housing->@housing source|house~Studio above the bakery;Visitor;Phone:phone!;Day:date!;At:time;Persons:number#1-20;Agent~Rike Sommer|Dan Otieno;Impression=Not yet|Wants it|Thinking|Not suitable;Notes:long;~Status=Asked|Confirmed|Done|Not come|Cancelled
- Studio, Ms Vega | housing=Studio above the bakery; visitor=Lucia Vega; phone=+34 555 0131; persons=1; agent=Rike Sommer; impression=Wants it; notes=Smell of bread is welcome.; status=Done
- Studio, Mr Hart | housing=Studio above the bakery; visitor=Ned Hart; phone=+44 555 0172; persons=2; agent=Rike Sommer; impression=Not suitable; status=Done
- Room, Ms Imani | housing=Room in a shared house; visitor=Zuri Imani; phone=+254 555 0119; persons=1; agent=Dan Otieno; impression=Not yet; status=Confirmed
- Row house, family Lund | housing=Row house with garden; visitor=Kari Lund; phone=+47 555 0166; persons=4; agent=Dan Otieno; impression=Thinking; status=Cancelled
person tenant|renter|resident|lessee: Name!;Phone:phone!;Email:email;ID number;Occupation;Emergency contact;Housing->@housing source|house~Bright two rooms by the canal;Since:date;Note:long;~Status=Interested|Living there|Leaving|Moved out
- Elif Aydin | phone=+90 555 0145; email=elif@example.org; id_number=TR-20418; occupation=Nurse; housing=Bright two rooms by the canal; status=Living there
- Lucia Vega | phone=+34 555 0131; email=lucia@example.org; id_number=ES-88121; occupation=Baker; housing=Studio above the bakery; status=Interested
- Zuri Imani | phone=+254 555 0119; email=zuri@example.org; id_number=KE-51990; occupation=Student; housing=Room in a shared house; status=Interested
- Piet Aerts | phone=+32 555 0108; email=piet@example.org; id_number=BE-30077; occupation=Teacher; housing=Row house with garden; status=Moved out
record contract|lease|rental contract|tenancy agreement|rental agreement|lease contract: Number!;Housing->@housing source|house~Bright two rooms by the canal;Tenant->@tenant|renter~Elif Aydin;Starts on:date!;Ends on:date;Rent a month:money!;Deposit:money;Paid every=Month|Quarter|Half year|Year;Due day:number#1-31;Notice:number(months)#0-12;Signed on:date;File:file;~Status=Draft|Sent|Signed|Running|Ended|Broken off
- L-2025-018 | housing=Bright two rooms by the canal; tenant=Elif Aydin; rent_a_month=890; deposit=1780; paid_every=Month; due_day=3; notice=3; status=Running
- L-2025-031 | housing=Studio above the bakery; tenant=Lucia Vega; rent_a_month=540; deposit=1080; paid_every=Month; due_day=1; notice=3; status=Sent
- L-2025-033 | housing=Room in a shared house; tenant=Zuri Imani; rent_a_month=390; deposit=390; paid_every=Month; due_day=5; notice=1; status=Draft
- L-2021-004 | housing=Row house with garden; tenant=Piet Aerts; rent_a_month=1590; deposit=3180; paid_every=Quarter; due_day=1; notice=3; status=Ended
request maintenance request|repair request|maintenance|repair|repair order|maintenance order: Title!;Housing->@housing source|house~Bright two rooms by the canal;Tenant->@tenant|renter~Elif Aydin;Kind=Water|Heating|Electricity|Door or window|Appliance|Other;Description:long!;Picture:image;Urgency=Low|Normal|High|Emergency;Craftsman~Bo Rust|Ada Klein;Cost:money;Paid by=Landlord|Tenant|Insurance;Asked on:date;Finished on:date
- Tap drips in the bath | housing=Bright two rooms by the canal; tenant=Elif Aydin; kind=Water; description=A cup an hour.; urgency=Normal; craftsman=Bo Rust; cost=74; paid_by=Landlord
- Heating stays cold | housing=Bright two rooms by the canal; tenant=Elif Aydin; kind=Heating; description=Only the bedroom.; urgency=High; craftsman=Ada Klein; paid_by=Landlord
- Window does not shut | housing=Studio above the bakery; kind=Door or window; description=Noticed at the viewing.; urgency=Normal; craftsman=Bo Rust; cost=120; paid_by=Landlord
- Floor after the flood | housing=Row house with garden; tenant=Piet Aerts; kind=Other; description=Boards of the hall are bent.; urgency=High; craftsman=Ada Klein; cost=2900; paid_by=Insurance
request move-out request|move-out|moving out|termination|check-out|lease termination: Title!;Contract->@contract|lease~L-2021-004;Tenant->@tenant|renter~Piet Aerts;Moves out on:date!;Reason:long;Handover with~Rike Sommer;Meter electricity:number(kWh)#0-10000000;Meter water:number(m³)#0-1000000;Damage:long;Taken off the deposit:money;Deposit back:money;Keys returned:number#0-50
- Piet leaves in June | contract=L-2021-004; tenant=Piet Aerts; reason=New school; handover_with=Rike Sommer; meter_electricity=48120; meter_water=611; damage=None of his; taken_off_the_deposit=0; deposit_back=3180; keys_returned=4
- Elif asks about August | contract=L-2025-018; tenant=Elif Aydin; reason=May work abroad; handover_with=Dan Otieno
- Zuri before the start | contract=L-2025-033; tenant=Zuri Imani; reason=Place in a hostel; handover_with=Dan Otieno; deposit_back=390
- Lucia steps back | contract=L-2025-031; tenant=Lucia Vega; reason=Stays with friends; handover_with=Rike Sommer; deposit_back=1080
record financial record|rent bill|bill|income and expense|finance record|rent|transaction|ledger entry: Title!;Contract->@contract|lease~L-2025-018;Housing->@housing source|house~Bright two rooms by the canal;Kind=Rent|Deposit|Water and power|Repair|Refund|Fee|Other;Direction=Income|Expense;Amount:money!;Due on:date;Paid on:date;Paid by=Transfer|Card|Cash|Mobile payment;~Status=Open|Paid|Part paid|Overdue|Cancelled
- Rent April, canal | contract=L-2025-018; housing=Bright two rooms by the canal; kind=Rent; direction=Income; amount=890; paid_by=Transfer; status=Paid
- Rent May, canal | contract=L-2025-018; housing=Bright two rooms by the canal; kind=Rent; direction=Income; amount=890; paid_by=Transfer; status=Overdue
- Tap, canal | housing=Bright two rooms by the canal; kind=Repair; direction=Expense; amount=74; paid_by=Card; status=Paid
- Deposit back, row house | contract=L-2021-004; housing=Row house with garden; kind=Refund; direction=Expense; amount=3180; paid_by=Transfer; status=Open
! record meter reading|reading|utility reading [meter|water|electric\\w*|utilit\\w*|financ\\w*]: Title!;Housing->@housing source|house~Studio above the bakery;Kind=Electricity|Cold water|Hot water|Gas|Heat;Reading:number#0-100000000;Before:number#0-100000000;Read on:date;Read by~Rike Sommer;Picture:image
- Canal, power April | housing=Bright two rooms by the canal; kind=Electricity; reading=20418; before=20230; read_by=Rike Sommer
- Canal, water April | housing=Bright two rooms by the canal; kind=Cold water; reading=311; before=304; read_by=Rike Sommer
- Studio, power April | housing=Studio above the bakery; kind=Electricity; reading=9120; before=9118; read_by=Dan Otieno
- Row house, gas June | housing=Row house with garden; kind=Gas; reading=71200; before=70880; read_by=Rike Sommer
! item house picture|housing equipment|facility|inventory item [facilit\\w*|equip\\w*|picture|photo|housing source]: Name!;Housing->@housing source|house~Bright two rooms by the canal;Kind=Picture|Furniture|Appliance|Key;Picture:image;Condition=New|Good|Worn|Broken;Value:money;Order:number#1-100
- Washing machine | housing=Bright two rooms by the canal; kind=Appliance; condition=Good; value=350; order=1
- Living room at noon | housing=Bright two rooms by the canal; kind=Picture; condition=Good; order=2
- Bed, 140 cm | housing=Studio above the bakery; kind=Furniture; condition=New; value=280; order=1
- Front door keys, 4 | housing=Row house with garden; kind=Key; condition=Good; value=60; order=1
+ appointment: Housing->@housing source|house~Studio above the bakery;Phone:phone;Persons:number#1-20;At:time
+ payment: Contract->@contract|lease~L-2025-018;Month;Kind=Rent|Deposit|Water and power|Fee
+ favorite: Housing->@housing source|house~Studio above the bakery;Note
! record rental inquiry|inquiry|enquiry [inquir\\w*|enquir\\w*|question\\w*|answer\\w*]: Title!;Housing->@housing source|house~Studio above the bakery;Asked by;Phone:phone;Email:email;Text:long;Answer:long;Answered on:date;~Status=New|Answered|Closed
- Are cats allowed? | housing=Studio above the bakery; asked_by=Elif Aydin; status=Answered
- Is the deposit split? | housing=Studio above the bakery; asked_by=Piet Aerts; status=New
- Is there a lift? | housing=Bright two rooms by the canal; asked_by=Lucia Vega; text=My mother cannot climb stairs.; answer=Yes, since 2019.; status=Answered
- Garden shed included? | housing=Row house with garden; asked_by=Zuri Imani; text=We have four bicycles.; status=Closed
! person landlord|property owner|lessor [landlord\\w*|owner\\w*|lessor\\w*]: Name!;Phone:phone;Email:email;Company;Bank account;Listings:number#0-10000;Verified:boolean;Photo:image
- Rike Sommer | company=Sommer Homes; listings=6
- Dan Otieno | listings=2
- Marit Haugen | company=Canal Side Living; listings=14
- Bruno Keller | company=Keller and Daughters; listings=3

# event management platform|event platform|event ticketing|event posting|managing events|ticketed event|event listing
event event|activity|posted event|public event|happening: Title!;Category->@event category|category~Music|Workshop;Description:long;Organizer->@organizer|event host~Harbour Arts;Venue->@venue|location~Rope Hall;Day:date!;Starts at:time;Ends at:time;Places:number#1-1000000;Places taken:number#0-1000000;Price from:money;Cover:image;~Status=Draft|Published|Sold out|Over|Cancelled
- Brass by the water | category=Music; description=Three bands on a pontoon.; organizer=Harbour Arts; venue=Rope Hall; places=400; places_taken=268; price_from=14; status=Published
- Bind your own book | category=Workshop; description=Needle, thread, one afternoon.; organizer=Paper Guild; venue=Guild attic; places=12; places_taken=12; price_from=45; status=Sold out
- Start-up breakfast | category=Business; description=Five pitches before nine.; organizer=Founders' Table; venue=Quay 7; places=80; places_taken=33; price_from=0; status=Published
- Night run, 10 km | category=Sport; organizer=Lamp Runners; venue=North park; places=600; places_taken=0; price_from=22; status=Draft
item ticket type|admission type|ticket category|price category|admission: Name!;Event->@event|activity~Brass by the water;Price:money!;Quota:number#0-1000000;Sold:number#0-1000000;On sale from:date;On sale until:date;Most per order:number#1-100;Includes;~Status=Soon|On sale|Sold out|Closed
- Brass, standing | event=Brass by the water; price=14; quota=320; sold=220; most_per_order=8; status=On sale
- Brass, gallery seat | event=Brass by the water; price=26; quota=80; sold=48; most_per_order=4; includes=A drink; status=On sale
- Book binding, place | event=Bind your own book; price=45; quota=12; sold=12; most_per_order=2; includes=Material; status=Sold out
- Breakfast, free seat | event=Start-up breakfast; price=0; quota=80; sold=33; most_per_order=1; includes=Coffee; status=On sale
record ticket order item|ticket purchase|purchased ticket|ticket sale|admission ticket: Number!;Ticket type->@ticket type|price category~Brass, standing;Event->@event|activity~Brass by the water;Holder;Email:email;Quantity:number#1-100;Amount:money;Code;Seat;Bought on:date;Used at:time;~Status=Reserved|Paid|Used|Refunded|Expired
- TK-60114 | ticket_type=Brass, standing; event=Brass by the water; holder=Olga Mint; email=olga@example.org; quantity=3; amount=42; code=BR-7QX2; status=Paid
- TK-60115 | ticket_type=Brass, gallery seat; event=Brass by the water; holder=Sven Ruh; email=sven@example.org; quantity=2; amount=52; code=BR-9KM4; seat=G12, G13; status=Paid
- TK-60090 | ticket_type=Book binding, place; event=Bind your own book; holder=Inga Pohl; email=inga@example.org; quantity=1; amount=45; code=BB-1TT8; status=Used
- TK-60121 | ticket_type=Breakfast, free seat; event=Start-up breakfast; holder=Kofi Dane; email=kofi@example.org; quantity=1; amount=0; code=SB-4LL0; status=Reserved
item venue|location|event place|hall: Name!;Address;City;Capacity:number#1-1000000;Rooms:number#1-1000;Step-free:boolean;Contact;Phone:phone;Picture:image;Way there:long
- Rope Hall | address=Dock street 1; city=Harwick; capacity=420; rooms=2; contact=P. Seil; way_there=Ferry stop Dock.
- Guild attic | address=Print lane 9; city=Harwick; capacity=16; rooms=1; contact=M. Leim; way_there=Third floor, no lift.
- Quay 7 | address=Quay 7; city=Harwick; capacity=110; rooms=3; contact=T. Brand
- North park | address=North gate; city=Harwick; capacity=2000; rooms=1; contact=Parks office; way_there=Tram 4.
item organizer|event host|host|event organizer: Name!;Kind=Company|Club|Public body|Private;Contact;Email:email;Phone:phone;Website:url;Logo:image;About:long;Verified:boolean;Events:number#0-10000;~Status=Applied|Approved|Blocked
- Harbour Arts | kind=Club; contact=Lena Deck; email=hello@harbourarts.example; about=Music near water.; events=22; status=Approved
- Paper Guild | kind=Club; contact=Mo Leim; email=guild@paper.example; events=9; status=Approved
- Founders' Table | kind=Company; contact=Tess Brand; email=table@founders.example; events=31; status=Approved
- Lamp Runners | kind=Club; contact=Udo Licht; email=run@lamp.example; events=1; status=Applied
item event category|category|event type|topic: Name!;Description;Icon~note|hammer|shoe;Colour;Events:number#0-100000;Order:number#1-100
- Music | description=Concerts and sessions; icon=note; colour=Maroon; events=41; order=1
- Workshop | description=Make it yourself; icon=hammer; colour=Sand; events=28; order=2
- Business | description=Meet and pitch; icon=case; colour=Navy; events=35; order=3
- Sport | description=Run, ride, row; icon=shoe; colour=Green; events=17; order=4
! item agenda item|programme item|session|event schedule [manag\\w*|schedule|agenda|program\\w*]: Title!;Event->@event|activity~Brass by the water;Speaker or act;Room;Starts at:time;Ends at:time;Order:number#1-1000
- Tin Street Band | event=Brass by the water; speaker_or_act=Tin Street Band; room=Pontoon; order=1
- Low Tide Tubas | event=Brass by the water; speaker_or_act=Low Tide Tubas; room=Pontoon; order=2
- Sewing the sheets | event=Bind your own book; speaker_or_act=Mo Leim; room=Attic; order=1
- Five pitches | event=Start-up breakfast; speaker_or_act=Five teams; room=Hall A; order=1
! item discount code|promo code|coupon|voucher [discount|coupon|promo\\w*|payment|buy]: Code!;Event->@event|activity~Brass by the water;Discount:percent;Uses:number#0-100000;Most uses:number#1-100000;Valid until:date;Active:boolean
- EARLYBRASS | event=Brass by the water; discount=15; uses=61; most_uses=100
- GUILD10 | event=Bind your own book; discount=10; uses=2; most_uses=5
- LAMP5 | event=Night run, 10 km; discount=5; uses=0; most_uses=200
- FRIENDS | event=Brass by the water; discount=50; uses=8; most_uses=10
+ event registration: Event->@event|activity~Start-up breakfast;Ticket type->@ticket type|price category~Breakfast, free seat;Persons:number#1-100;Remarks:long;Checked in:boolean
+ order: Event->@event|activity~Brass by the water;Tickets:number#1-100;Discount code
+ payment: Event->@event|activity~Brass by the water;Paid by=Card|PayPal|Transfer|Mobile payment;Transaction number
+ ticket: Event->@event|activity~Brass by the water;Ticket type->@ticket type|price category~Brass, standing;Code;Seat;Price:money
# greeting card|e-card|ecard|online invitation|digital invitation|wedding invitation|invitation maker|greeting cards|birthday greeting|birthday wishes
item card|greeting card|invitation|e-card: Title!;Template->@template|card template|design~Lantern|Wild meadow;Occasion->@occasion|category~Birthday|Wedding;Heading;Text:long!;Picture:image;Music:file;Sender;Event date:date;Event place;Page link:url;~Opened:number#0-1000000;~Status=Draft|Sent|Expired
- Grandpa turns eighty | template=Lantern; occasion=Birthday; heading=Eighty candles; text=Come and help to blow.; sender=The grandchildren; event_place=Old boathouse; page_link=https://example.com/c/eighty; opened=31; status=Sent
- Lotte and Sven marry | template=Wild meadow; occasion=Wedding; heading=Yes, in June; text=Bring shoes for grass.; sender=Lotte and Sven; event_place=Mill meadow; page_link=https://example.com/c/ls; opened=0; status=Draft
- Welcome, little Yuna | template=Paper crane; occasion=Birth; heading=She is here; text=3,200 grams and a loud voice.; sender=Mira and Ken; event_place=At home; page_link=https://example.com/c/yuna; opened=57; status=Sent
- Thank you, night team | template=Postage stamp; occasion=Thanks; heading=For eleven nights; text=You were there at four in the morning.; sender=Family Osei; event_place=Ward 6; page_link=https://example.com/c/night; opened=12; status=Expired
item template|card template|design: Name!;Occasion->@occasion|category~Birthday|Wedding;Preview:image;Style=Elegant|Funny|Floral|Plain|Photo;Designer~Ilka Brand|Tomo Sato;Price:money;~Uses:number#0-1000000
- Lantern | occasion=Birthday; style=Elegant; designer=Tomo Sato; price=0; uses=420
- Wild meadow | occasion=Wedding; style=Floral; designer=Ilka Brand; price=4; uses=215
- Paper crane | occasion=Birth; style=Plain; designer=Tomo Sato; price=2; uses=88
- Postage stamp | occasion=Thanks; style=Funny; designer=Ilka Brand; price=0; uses=133
item occasion|category|holiday: Name!;Description:long;Icon:image;Date of year;Position:number#1-100
- Birthday | description=Round and other birthdays.; date_of_year=Any; position=1
- Wedding | description=Save the date, invitation, thanks.; date_of_year=Any; position=2
- Birth | description=Announcements and baptisms.; date_of_year=Any; position=3
- Thanks | description=For gifts, help and visits.; date_of_year=Any; position=4
person recipient|guest|invited guest|contact: Name!;Email:email;Phone:phone;Group=Family|Friends|Work|Other;Address:long;Birthday:date
- Aunt Gerda | email=gerda@example.com; phone=+49 30 1234; group=Family; address=Lime street 4
- Paul from work | email=paul@example.com; phone=+49 30 9876; group=Work; address=Canal 12
- Ward 6 | email=ward6@example.com; phone=+49 30 4455; group=Other; address=City hospital, floor 3
- Sinja Voss | email=sinja@example.com; phone=+49 171 2233; group=Friends; address=Birch lane 9
! record delivery|sent card|invitation sent|card recipient: Label!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Recipient->@recipient|guest~Aunt Gerda|Paul from work;Channel=E-mail|SMS|Link|Print;Send on:date;Opened on:date;~Status=Waiting|Sent|Opened|Failed
- Gerda, eighty | card=Grandpa turns eighty; recipient=Aunt Gerda; channel=E-mail; status=Opened
- Paul, wedding | card=Lotte and Sven marry; recipient=Paul from work; channel=Link; status=Waiting
- Sinja, Yuna is here | card=Welcome, little Yuna; recipient=Sinja Voss; channel=SMS; status=Failed
- Ward 6, thanks | card=Thank you, night team; recipient=Ward 6; channel=Print; status=Sent
! record rsvp|guest reply|answer|attendance reply [rsvp|repl\\w*|invit\\w*|guest|attend\\w*|wedding]: Guest name!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Answer=Yes|No|Maybe;Adults:number#0-20;Children:number#0-20;Food=Everything|Vegetarian|Vegan|Without gluten;Note:long;Answered on:date
- Aunt Gerda | card=Grandpa turns eighty; answer=Yes; adults=2; children=0; food=Everything; note=Brings plum cake.
- Paul from work | card=Lotte and Sven marry; answer=Maybe; adults=1; children=1; food=Vegetarian; note=Depends on the shift.
- Sinja Voss | card=Welcome, little Yuna; answer=No; adults=0; children=0; food=Vegan; note=In Lisbon until June.
- Cousin Henrik | card=Lotte and Sven marry; answer=Yes; adults=2; children=3; food=Without gluten; note=Needs a high chair.
record wish|guestbook entry|blessing|congratulation [wish|guest ?book|bless\\w*|congrat\\w*|message]: Name!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Text:long!;Picture:image;Written on:date;Shown:boolean
- Your skat round | card=Grandpa turns eighty; text=Eighteen, twenty, eighty!
- Cousin Nele | card=Lotte and Sven marry; text=May the meadow stay dry.
- Mira's mother | card=Welcome, little Yuna; text=May she sleep better than you did.
- Nurse Anil | card=Thank you, night team; text=We still talk about your cake.
item picture|decoration|sticker|music track|asset [picture|photo|sticker|music|decorat\\w*|album]: Name!;Type=Picture|Sticker|Music|Frame|Font;File:file;Tags;Premium:boolean
- Paper lantern | type=Sticker; tags=light, evening
- Slow waltz | type=Music; tags=wedding, piano
- Pressed poppies | type=Frame; tags=flower, red
- Handwriting of Ilka | type=Font; tags=script, soft
+ order: Card->@card|invitation;Copies:number#1-5000;Paper=Matt|Gloss|Recycled;Delivery address:long
# moving company|movers|relocation service|house moving|office move
request move|moving request|moving quote|moving job: Title!;Customer;Phone:phone;From address;To address;From floor:number#-2-60;To floor:number#-2-60;Lift=None|One side|Both;Volume:number(m3)#1-500;Move on:date;Crew wanted:number#1-20;Packing help:boolean;~Quoted price:money
- Two rooms to Harbour hill | customer=Lotte Brun; from_address=Elm 4; to_address=Harbour hill 22; from_floor=3; to_floor=1; lift=One side; volume=24; crew_wanted=3; quoted_price=690
- Law office to Kings court | customer=Arden Partners; from_address=Mint 1; to_address=Kings court 7; from_floor=2; to_floor=5; lift=Both; volume=80; crew_wanted=6; quoted_price=2950
- Student room to Mill lane | customer=Jan Ebel; from_address=Campus house B; to_address=Mill lane 3; from_floor=7; to_floor=0; lift=One side; volume=8; crew_wanted=2; quoted_price=240
- Villa to retirement flat | customer=Family Ostrow; from_address=Park road 40; to_address=Linden court 2; from_floor=1; to_floor=2; lift=None; volume=65; crew_wanted=5; quoted_price=2180
record inventory item|moving item|furniture item: Item!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Room=Kitchen|Living room|Bedroom|Office|Cellar;Quantity:number#1-500;Volume each:number(m3)#0-30;Fragile:boolean;Dismantle:boolean;Photo:image;Note
- Upright piano | move=Two rooms to Harbour hill; room=Living room; quantity=1; volume_each=1.6; note=Needs straps
- Filing cabinet | move=Law office to Kings court; room=Office; quantity=14; volume_each=0.5
- Grandfather clock | move=Villa to retirement flat; room=Living room; quantity=1; volume_each=0.6; note=Remove weights first
- Boxes of books | move=Student room to Mill lane; room=Bedroom; quantity=9; volume_each=0.1
item truck|moving van|vehicle: Name!;Plate;Load volume:number(m3)#1-120;Payload:number(kg)#100-20000;Tail lift:boolean;Day price:money;Next service:date;~Status=Free|On a job|In repair
- Van 12 | plate=MV-120; load_volume=22; payload=1200; day_price=140; status=Free
- Truck 40 | plate=MV-404; load_volume=45; payload=6500; day_price=290; status=On a job
- Sprinter 3 | plate=MV-303; load_volume=14; payload=900; day_price=95; status=In repair
- Lift truck 60 | plate=MV-606; load_volume=60; payload=9000; day_price=410; status=Free
person mover|crew member|helper: Name!;Phone:phone;Role=Foreman|Driver|Packer|Carrier;Licence class;Hourly wage:money;~Status=Free|On a job|Off
- Goran Miljic | role=Foreman; licence_class=C; hourly_wage=19; status=On a job
- Ben Ashby | role=Carrier; hourly_wage=15; status=Free
- Rosa Quint | role=Packer; hourly_wage=16; status=Free
- Emeka Obi | role=Driver; licence_class=CE; hourly_wage=18; status=Off
item extra service|packing material|service: Name!;Kind=Packing|Storage|Cleaning|Boxes|Assembly|No-parking sign;Unit~Hour|Piece;Price:money;Description:long
- Book box | kind=Boxes; unit=Piece; price=2.8
- Kitchen assembly | kind=Assembly; unit=Hour; price=48
- Final clean | kind=Cleaning; unit=Hour; price=36; description=Flat broom clean for the handover.
- Street sign for two days | kind=No-parking sign; unit=Piece; price=95
record storage unit|storage rental: Number!;Customer;Size:number(m2)#1-100;Monthly price:money;From:date;Until:date;Contents:long;~Status=Free|Rented|Ending
- S-14 | customer=Lotte Brun; size=6; monthly_price=72; contents=Sofa and eight boxes; status=Rented
- S-15 | size=9; monthly_price=98; status=Free
- S-22 | customer=Family Ostrow; size=15; monthly_price=148; contents=Dining room and paintings; status=Rented
- S-03 | customer=Jan Ebel; size=3; monthly_price=39; contents=Winter things, skis; status=Ending
request damage claim|claim: Title!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Item;Damage:long;Photo:image;Claimed amount:money;~Paid amount:money
- Scratch on piano lid | move=Two rooms to Harbour hill; item=Upright piano; damage=Scratch of 20 cm.; claimed_amount=180
- Dented cabinet | move=Law office to Kings court; item=Filing cabinet; damage=Door does not close.; claimed_amount=90
- Broken clock glass | move=Villa to retirement flat; item=Grandfather clock; damage=Front glass cracked.; claimed_amount=140; paid_amount=140
- Wet books | move=Student room to Mill lane; item=Boxes of books; damage=Two boxes stood in the rain.; claimed_amount=60; paid_amount=35
! record crew assignment|job assignment|dispatch: Title!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Mover->@mover|crew member~Goran Miljic|Ben Ashby;Truck->@truck|moving van~Van 12|Truck 40;Starts at:time;Hours:number(h)#1-24;~Status=Planned|Confirmed|Done
- Goran on the law office | move=Law office to Kings court; mover=Goran Miljic; truck=Truck 40; hours=9; status=Confirmed
- Ben on Harbour hill | move=Two rooms to Harbour hill; mover=Ben Ashby; truck=Van 12; hours=5; status=Planned
- Rosa packs the villa | move=Villa to retirement flat; mover=Rosa Quint; truck=Lift truck 60; hours=8; status=Planned
- Emeka at the campus | move=Student room to Mill lane; mover=Emeka Obi; truck=Van 12; hours=3; status=Done
! record quote line|price line: Item!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Service->@extra service|packing material~Book box|Kitchen assembly;Quantity:number#1-1000;Unit price:money;~Line total:money
- Thirty book boxes | move=Two rooms to Harbour hill; service=Book box; quantity=30; unit_price=2.8; line_total=84
- Kitchen taken apart | move=Two rooms to Harbour hill; service=Kitchen assembly; quantity=4; unit_price=48; line_total=192
- Villa cleaned | move=Villa to retirement flat; service=Final clean; quantity=6; unit_price=36; line_total=216
- Signs at Mint 1 | move=Law office to Kings court; service=Street sign for two days; quantity=2; unit_price=95; line_total=190
+ booking: Move->@move|moving request;Truck->@truck|moving van;Volume:number(m3);Movers:number#1-20
+ invoice: Move->@move|moving request;Deposit:money
# home services|handyman|housekeeping|cleaning service|plumber|electrician|household services
item service|home service|cleaning package: Name!;Category->@service category|category~Cleaning|Repairs;Price:money;Price unit=Hour|Visit|Square metre;Duration:number(min)#15-960;Includes:long;Photo:image;Active:boolean
- Deep clean of a flat | category=Cleaning; price=32; price_unit=Hour; duration=240; includes=Kitchen, bath, windows inside
- Tap replacement | category=Repairs; price=75; price_unit=Visit; duration=60; includes=Fitting without the tap
- Lawn and hedge | category=Garden; price=29; price_unit=Hour; duration=180; includes=Mowing, trimming, cuttings taken away
- Wall painting | category=Painting; price=14; price_unit=Square metre; duration=480; includes=Covering, two coats
item service category|category: Name!;Icon:image;Position:number#1-50;Description:long
- Cleaning | position=1
- Repairs | position=2
- Garden | position=3; description=Lawn, hedges and terraces.
- Painting | position=4; description=Walls, doors and fences.
person service worker|provider|cleaner|technician: Name!;Phone:phone;Skills~Cleaning|Plumbing;Area->@service area|district~North side|Lake quarter;Hourly pay:money;Papers checked:boolean;Photo:image;~Rating:rating;~Jobs done:number#0-100000;~Status=Applied|Active|On leave
- Magda Sowa | skills=Cleaning; area=North side; hourly_pay=17; rating=4.9; jobs_done=310; status=Active
- Deniz Kaya | skills=Plumbing; area=Lake quarter; hourly_pay=28; rating=4.7; jobs_done=142; status=Active
- Lukas Brem | skills=Gardening; area=Orchard hills; hourly_pay=19; rating=4.5; jobs_done=88; status=On leave
- Oksana Bilyk | skills=Painting; area=Station town; hourly_pay=22; rating=4.8; jobs_done=56; status=Applied
item service area|district: Name!;Postcodes;Travel fee:money;Team leader~Iris Bell|Ove Dahl
- North side | postcodes=210 to 219; travel_fee=0; team_leader=Iris Bell
- Lake quarter | postcodes=220 to 224; travel_fee=6; team_leader=Ove Dahl
- Orchard hills | postcodes=225 to 231; travel_fee=9; team_leader=Iris Bell
- Station town | postcodes=200 to 204; travel_fee=3; team_leader=Marek Fuhr
request service request|job request|quote request: Title!;Service->@service|home service~Deep clean of a flat|Tap replacement;Customer;Address:long;Wanted on:date;Wanted at:time;Problem:long;Photo:image;Urgency=Normal|Soon|Emergency;~Quoted price:money
- Kitchen tap drips | service=Tap replacement; problem=Drips at the base.; urgency=Soon; quoted_price=95
- Clean before moving out | service=Deep clean of a flat; problem=62 square metres, two windows.; urgency=Normal; quoted_price=190
- Hedge over the footpath | service=Lawn and hedge; problem=Town asked to cut it back, 18 m.; urgency=Soon; quoted_price=145
- Water runs from the ceiling | service=Tap replacement; problem=Main valve is stuck.; urgency=Emergency; quoted_price=180
record work report|visit report|completed job: Title!;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Request->@service request|job request~Kitchen tap drips|Clean before moving out;Done on:date;Hours:number(h)#0-24;Parts used;Parts cost:money;Before photo:image;After photo:image;Notes:long
- Tap fitted | worker=Deniz Kaya; request=Kitchen tap drips; hours=1; parts_used=Mixer tap; parts_cost=54
- Flat handed over | worker=Magda Sowa; request=Clean before moving out; hours=5; notes=Oven took longer.
- Hedge cut back | worker=Lukas Brem; request=Hedge over the footpath; hours=4; parts_used=Disposal bags; parts_cost=12
- Main valve freed | worker=Deniz Kaya; request=Water runs from the ceiling; hours=2; parts_used=Valve seal; parts_cost=7; notes=Ceiling must dry first.
! record job assignment|dispatch|visit: Title!;Request->@service request|job request~Kitchen tap drips|Clean before moving out;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Day:date;Starts at:time;Ends at:time;~Status=Offered|Accepted|On the way|Working|Done|Declined
- Deniz for the tap | request=Kitchen tap drips; worker=Deniz Kaya; status=Accepted
- Magda for the flat | request=Clean before moving out; worker=Magda Sowa; status=Done
- Lukas for the hedge | request=Hedge over the footpath; worker=Lukas Brem; status=Offered
- Deniz at the main valve | request=Water runs from the ceiling; worker=Deniz Kaya; status=On the way
! record worker availability|work hours|time off: Title!;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Kind=Working|Off
- Magda Mondays | worker=Magda Sowa; weekday=Monday; kind=Working
- Deniz Fridays | worker=Deniz Kaya; weekday=Friday; kind=Off
- Lukas Saturdays | worker=Lukas Brem; weekday=Saturday; kind=Working
- Oksana Wednesdays | worker=Oksana Bilyk; weekday=Wednesday; kind=Off
+ booking: Service->@service|home service;Worker->@service worker|provider|cleaner;Address:long;Rooms:number#1-50;Repeat=Once|Weekly|Every two weeks|Monthly;Total:money
+ review: Worker->@service worker|provider|cleaner;Punctual:rating;Quality:rating
+ payment: Worker share:money;Tip:money
# services marketplace|service marketplace|local professionals|tradespeople|home services marketplace|home repair marketplace|contractor marketplace|hire tradespeople|task marketplace|skill exchange|neighbourhood help
! person provider|professional|service provider|tasker|tradesperson|tradesman|provider profile|profile: Name!;Business name;Category->@service category|category~Gardening|Photography;Phone:phone;Town;Price from:money;Radius:number(km)#1-300;Licence:file;Photo:image;About:long;~Rating:rating;~Status=Applied|Verified|Paused
- Thea Grann | business_name=Grann Gardens; category=Gardening; town=Aldham; price_from=35; radius=20; rating=4.8; status=Verified
- Jonah Prior | business_name=Prior Photo; category=Photography; town=Wexcombe; price_from=120; radius=60; rating=4.6; status=Verified
- Mirko Adan | business_name=Adan Piano Lessons; category=Music lessons; town=Lower Stoke; price_from=28; radius=15; rating=4.9; status=Applied
- Fiona Wirth | business_name=Wirth Computer Help; category=Computer help; town=Aldham; price_from=45; radius=30; rating=4.3; status=Paused
item service category|category: Name!;Group=Home|Events|Wellness|Lessons|Tech|Transport;Icon:image;Position:number#1-200
- Gardening | group=Home; position=1
- Photography | group=Events; position=2
- Music lessons | group=Lessons; position=3
- Computer help | group=Tech; position=4
item service|offered service|service listing: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Category->@service category|category~Gardening|Photography;Price:money;Price unit=Hour|Job|Day;Duration:number(min)#15-1440;Description:long;Photo:image;~Status=Live|Hidden
- Hedge trimming | provider=Thea Grann; category=Gardening; price=38; price_unit=Hour; duration=120; status=Live
- Wedding day photos | provider=Jonah Prior; category=Photography; price=980; price_unit=Day; duration=600; status=Live
- Piano for beginners | provider=Mirko Adan; category=Music lessons; price=30; price_unit=Hour; duration=60; status=Hidden
- Laptop clean-up at home | provider=Fiona Wirth; category=Computer help; price=79; price_unit=Job; duration=90; status=Live
! request job|job post|job posting|job request|quote request|service inquiry: Title!;Customer;Category->@service category|category~Gardening|Photography;Place;Wanted on:date;Budget:money;Details:long;Photo:image
- Lawn to be relaid | category=Gardening; place=Aldham; budget=600; details=80 square metres, moss.
- Portraits of a family of five | category=Photography; place=Wexcombe; budget=180; details=Outside, afternoon.
- Lessons for a nine-year-old | category=Music lessons; place=Lower Stoke; budget=120; details=Four lessons, own keyboard.
- Printer not found | category=Computer help; place=Aldham; budget=60; details=New router since Monday.
record quote|offer|proposal: Title!;Job->@job|job post|quote request~Lawn to be relaid|Portraits of a family of five;Provider->@provider|professional~Thea Grann|Jonah Prior;Price:money;Hours:number(h)#0-1000;Possible from:date;Message:long;~Status=Sent|Seen|Accepted|Declined
- Thea on the lawn | job=Lawn to be relaid; provider=Thea Grann; price=560; hours=12; status=Accepted
- Jonah on portraits | job=Portraits of a family of five; provider=Jonah Prior; price=170; hours=2; status=Sent
- Mirko on four lessons | job=Lessons for a nine-year-old; provider=Mirko Adan; price=112; hours=4; status=Seen
- Fiona on the printer | job=Printer not found; provider=Fiona Wirth; price=79; hours=1.5; status=Declined
! record availability slot|time slot|open hours: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Places:number#1-50
- Thea Tuesdays | provider=Thea Grann; weekday=Tuesday; places=2
- Jonah Saturdays | provider=Jonah Prior; weekday=Saturday; places=1
- Mirko Wednesdays | provider=Mirko Adan; weekday=Wednesday; places=5
- Fiona Mondays | provider=Fiona Wirth; weekday=Monday; places=3
! record provider payout|payout|commission: Reference!;Provider->@provider|professional~Thea Grann|Jonah Prior;Quote->@quote|offer~Thea on the lawn|Jonah on portraits;Amount:money;Commission:percent#0-50;Net amount:money;Paid on:date;~Status=Open|Paid
- PO-61 | provider=Thea Grann; quote=Thea on the lawn; amount=560; commission=12; net_amount=492.8; status=Open
- PO-62 | provider=Jonah Prior; quote=Jonah on portraits; amount=170; commission=12; net_amount=149.6; status=Open
- PO-63 | provider=Mirko Adan; quote=Mirko on four lessons; amount=112; commission=10; net_amount=100.8; status=Paid
- PO-64 | provider=Fiona Wirth; quote=Fiona on the printer; amount=79; commission=10; net_amount=71.1; status=Paid
+ booking: Service->@service|offered service;Provider->@provider|professional;Address:long;Price:money;~Status=Asked|Confirmed|Done|Cancelled
+ review: Provider->@provider|professional;Punctual:rating;Value:rating
! item provider skill|skill|qualification [skill\\w*|licen[cs]e\\w*|qualif\\w*|certif\\w*]: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Kind=Skill|Licence|Certificate|Insurance;Number;Issued by;Valid until:date;File:file;~Status=Sent in|Verified|Refused
- Garden design diploma | provider=Thea Grann; kind=Certificate; number=GD-118; issued_by=Land college; status=Verified
- Liability insurance | provider=Jonah Prior; kind=Insurance; number=LI-5520; issued_by=Norda Mutual; status=Sent in
- Hedge and tree work | provider=Thea Grann; kind=Skill; status=Verified
- Child protection certificate | provider=Mirko Adan; kind=Licence; number=CP-3071; issued_by=City youth office; status=Refused
! item service area|area served [service area\\w*|area\\w*|radius|region\\w*]: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Postcodes;Travel fee:money;Radius:number(km)#1-300
- Grann, west side | provider=Thea Grann; postcodes=10115, 10117; travel_fee=0; radius=10
- Prior, whole city | provider=Jonah Prior; postcodes=10115 to 10999; travel_fee=15; radius=40
- Grann, lake villages | provider=Thea Grann; postcodes=14050; travel_fee=20; radius=25
- Wirth, inner ring | provider=Fiona Wirth; postcodes=10405 to 10439; travel_fee=8; radius=6

# real estate|property listing|apartment listing|houses for sale|property portal|real-estate agency|realtor
item property|property listing|home|apartment: Title!;Kind=House|Apartment|Land|Office|Shop|Garage;Offer=For sale|For rent;Price:money;Address;Area->@area|district~Quarry hill|Old port;Living area:number(m2)#5-100000;Rooms:number#0-100;Bathrooms:number#0-50;Built in:number#1500-2100;Photo:image;Agent->@agent|broker~Sonja Reit|Malik Dean;~Status=Draft|Available|Reserved|Sold|Rented
- Brick house with orchard | kind=House; offer=For sale; price=410000; address=Quarry lane 7; area=Quarry hill; living_area=142; rooms=5; bathrooms=2; built_in=1932; agent=Sonja Reit; status=Available
- Two rooms by the quay | kind=Apartment; offer=For rent; price=890; address=Quay 11; area=Old port; living_area=54; rooms=2; bathrooms=1; built_in=2008; agent=Malik Dean; status=Reserved
- Corner shop with cellar | kind=Shop; offer=For rent; price=1650; address=Market 3; area=Market quarter; living_area=96; rooms=3; bathrooms=1; built_in=1911; agent=Orla Finn; status=Rented
- Building plot at the weir | kind=Land; offer=For sale; price=128000; address=Weir path; area=Weir meadows; living_area=820; rooms=0; bathrooms=0; agent=Theo Banks; status=Draft
person agent|broker|realtor: Name!;Phone:phone;Email:email;Agency;Licence number;Areas;Languages;Photo:image;Commission:percent#0-20;~Rating:rating
- Sonja Reit | agency=Reit Homes; licence_number=RE-3310; areas=Quarry hill; commission=3; rating=4.7
- Malik Dean | agency=Port Living; licence_number=RE-2801; areas=Old port; commission=2.5; rating=4.5
- Orla Finn | agency=Finn Commercial; licence_number=RE-4102; areas=Market quarter; languages=English, Irish; commission=6; rating=4.9
- Theo Banks | agency=Reit Homes; licence_number=RE-3977; areas=Weir meadows; languages=English, Polish; commission=3.5; rating=4.1
item area|district|neighbourhood: Name!;Town;Description:long;Average price:money;Schools:number#0-200;Photo:image
- Quarry hill | town=Marwick; average_price=2900; schools=2; description=Gardens and old brick.
- Old port | town=Marwick; average_price=3400; schools=1; description=Warehouses turned into homes.
- Market quarter | town=Marwick; average_price=3800; schools=3; description=Shops below, flats above.
- Weir meadows | town=Lower Marwick; average_price=2100; schools=0; description=New plots beside the river.
request property inquiry|inquiry|lead: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Name;Email:email;Phone:phone;Wish=Viewing|Price|Documents|Call back;Budget:money;Message:long
- Is the orchard included? | property=Brick house with orchard; wish=Documents; budget=400000
- Viewing on Saturday | property=Two rooms by the quay; wish=Viewing; budget=900
- May we open a cafe here? | property=Corner shop with cellar; name=Dora Lind; wish=Call back; budget=1700
- Is the plot safe from floods? | property=Building plot at the weir; wish=Price; budget=120000; message=Please send the flood map.
event viewing|property viewing|open house|house tour: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Day:date;Starts at:time;Visitor;Agent->@agent|broker~Sonja Reit|Malik Dean;Kind=Single|Open house|Video;Feedback:long;~Status=Asked|Confirmed|Done|Cancelled
- Orchard open house | property=Brick house with orchard; agent=Sonja Reit; kind=Open house; status=Confirmed
- Quay Saturday noon | property=Two rooms by the quay; agent=Malik Dean; kind=Single; status=Done; feedback=Liked the light.
- Shop before closing | property=Corner shop with cellar; visitor=Dora Lind; agent=Orla Finn; kind=Video; feedback=Cellar is dry.; status=Asked
- Plot walk in rain | property=Building plot at the weir; agent=Theo Banks; kind=Single; status=Cancelled
record offer|purchase offer|rental application: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Buyer or tenant;Amount:money!;Financing=Own money|Loan approved|Loan open|Rent;Conditions:long;Made on:date;~Status=Received|Countered|Accepted|Declined
- 395000 for the brick house | property=Brick house with orchard; amount=395000; financing=Loan approved; status=Countered
- Rent from May | property=Two rooms by the quay; amount=890; financing=Rent; status=Accepted
- 1600 a month for the shop | property=Corner shop with cellar; buyer_or_tenant=Dora Lind; amount=1600; financing=Rent; conditions=Two months free.; status=Declined
- 121000 for the plot | property=Building plot at the weir; amount=121000; financing=Loan open; conditions=Subject to permit.; status=Received
! item property feature|amenity: Name!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Group=Inside|Outside|Building|Energy|Nearby;Value;Note
- Orchard | property=Brick house with orchard; group=Outside; value=900 m2
- Lift | property=Two rooms by the quay; group=Building; value=Yes
- Heat from wood pellets | property=Brick house with orchard; group=Energy; value=98 kWh per m2
- Bus stop | property=Building plot at the weir; group=Nearby; value=300 m; note=Every half hour
! record price change|price history: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Old price:money;New price:money;Changed on:date;Reason
- Brick house lowered | property=Brick house with orchard; old_price=429000; new_price=410000; reason=Eight weeks on the market
- Quay raised | property=Two rooms by the quay; old_price=860; new_price=890; reason=New kitchen
- Shop rent lowered | property=Corner shop with cellar; old_price=1800; new_price=1650; reason=Street works until autumn
- Plot raised | property=Building plot at the weir; old_price=119000; new_price=128000; reason=Water and power now laid
! item saved search|search alert [alert\\w*|saved?|notif\\w*|search\\w*|filter\\w*]: Name!;Offer=For sale|For rent;Area->@area|district~Quarry hill|Old port;Price up to:money;Rooms from:number#0-50;Living area from:number(m2)#0-10000;Notify=At once|Daily|Never
- House with garden | offer=For sale; area=Quarry hill; price_up_to=420000; rooms_from=4; notify=Daily
- Small flat to rent | offer=For rent; area=Old port; price_up_to=950; rooms_from=2; living_area_from=45; notify=At once
- Shop on the market | offer=For rent; area=Market quarter; price_up_to=1800; living_area_from=80; notify=Never
- Plot near water | offer=For sale; area=Weir meadows; price_up_to=130000; notify=Daily
+ favorite: Property->@property|property listing
+ appointment: Property->@property|property listing;Agent->@agent|broker;Meeting point
+ message: Property->@property|property listing
# team-building|team building product|corporate outing|company outing|team event planning|team outing
item team-building product|package|team-building package|team-building service|service: Name!;Theme=Outdoor challenge|Indoor workshop|City game|Retreat;Venue->@cooperation venue|venue~Pine Camp;Supplier->@supplier|quality supplier~Rope and River;Minimum people:number#2-5000;Maximum people:number#2-5000;Hours:number(h)#1-240;Price per person:money;Goal=Trust|Communication|Fun|Health|Leadership;Cover:image;Description:long;~Status=On offer|Paused
- Raft race | theme=Outdoor challenge; venue=Pine Camp; supplier=Rope and River; minimum_people=12; maximum_people=80; hours=5; price_per_person=48; goal=Trust; status=On offer
- Kitchen battle | theme=Indoor workshop; venue=Old Bakery; supplier=Taste Lab; minimum_people=8; maximum_people=40; hours=4; price_per_person=62; goal=Communication; status=On offer
- City detective | theme=City game; minimum_people=10; maximum_people=300; hours=3; price_per_person=29; goal=Fun; status=On offer
- Silent weekend | theme=Retreat; venue=Pine Camp; minimum_people=6; maximum_people=20; hours=48; price_per_person=310; goal=Health; status=Paused
item real case|case|client case|success case|past event: Title!;Product->@team-building product|package~Raft race;Venue->@cooperation venue|venue~Pine Camp;Client company~Nordbau|Fintra;People:number#2-10000;Held on:date;Satisfaction:rating;Story:long;Photo:image
- Nordbau on the river | product=Raft race; venue=Pine Camp; client_company=Nordbau; people=56; satisfaction=4.8; story=Eight rafts built in an hour.
- Fintra cooks | product=Kitchen battle; venue=Old Bakery; client_company=Fintra; people=24; satisfaction=4.6
- Clinic in the old town | product=City detective; client_company=Clinic West; people=90; satisfaction=4.4
- Board retreat | product=Silent weekend; venue=Pine Camp; client_company=Lumo; people=9; satisfaction=4.9
item cooperation venue|venue|venue partner: Name!;Kind=Camp|Hotel|Hall|Farm|Kitchen|Outdoor site;City;Address;Capacity:number#2-20000;Price per day:money;Contact person;Phone:phone;Facilities;Picture:image
- Pine Camp | kind=Camp; city=Falun; capacity=120; price_per_day=900; contact_person=Siv Holm; facilities=Lake, lodges, fireplace
- Old Bakery | kind=Kitchen; city=Leeds; capacity=45; price_per_day=520; contact_person=Tom Ayre
- Hall 9 | kind=Hall; city=Leeds; capacity=300; price_per_day=1100
- Hill Farm | kind=Farm; city=Kelso; capacity=60; price_per_day=430
person lecturer|trainer|coach|high-quality lecturer: Name!;Speciality=Leadership|Communication|Outdoor|Creativity|Health;Years of experience:number#0-60;Fee per day:money;Languages;Rating:rating;Email:email;About:long;Photo:image
- Greta Lund | speciality=Outdoor; years_of_experience=14; fee_per_day=780; rating=4.9
- Samir Haddad | speciality=Communication; years_of_experience=9; fee_per_day=690; rating=4.7
- Joy Mbeki | speciality=Leadership; years_of_experience=20; fee_per_day=1200; rating=4.8
- Pia Conti | speciality=Creativity; years_of_experience=6; fee_per_day=540; rating=4.5
record customer demand|requirement: Title!;Customer->@customer~Nordbau;Product->@team-building product|package~Raft race;People:number#2-10000;Budget:money;Wanted on:date;City;Wishes:long;Handled by~Ella Friis;~Status=New|Talking|Quoted|Won|Lost
- Nordbau summer day | product=Raft race; people=60; budget=3200; city=Falun; handled_by=Ella Friis; status=Quoted
- Fintra onboarding | product=Kitchen battle; people=20; budget=1400; handled_by=Ella Friis; status=Won
- Clinic thank-you | product=City detective; people=100; budget=3000; status=Talking
- Lumo board | people=8; budget=3000; status=New
record customer contact|contact record|follow-up|customer contact management: Title!;Customer->@customer~Nordbau;Demand->@customer demand|requirement~Nordbau summer day;Way=Call|Visit|Email|Chat;Contact person;Contacted on:date;Result:long;Next step;Next on:date
- First call | demand=Nordbau summer day; way=Call; contact_person=Ines Roth; next_step=Send two offers
- Venue visit | demand=Nordbau summer day; way=Visit; contact_person=Ines Roth
- Menu wishes | demand=Fintra onboarding; way=Email; contact_person=Paul Ny
- Reminder | demand=Clinic thank-you; way=Chat
+ supplier|quality supplier: Offers=Activities|Catering|Transport|Equipment|Photography;City
+ customer: Company;Industry;Employees:number#1-1000000;Source=Shared link|Search|Recommendation|Fair
# conference exhibition|conference website|conference information|congress website|trade fair|expo
event conference|exhibition|congress|trade fair: Title!;Theme;Kind=Conference|Exhibition|Forum|Trade fair;Venue->@venue|conference venue~Harbour Congress Hall;Starts on:date!;Ends on:date;Organiser;Places:number#1-1000000;Cover:image;Description:long;~Status=Announced|Open|Running|Ended
- Water Tech Days | theme=Clean rivers; kind=Conference; venue=Harbour Congress Hall; organiser=Water Union; places=900; status=Open
- Print and Paper Expo | theme=Packaging; kind=Exhibition; venue=Fair Ground North; organiser=Expo House; places=12000; status=Announced
- City Mobility Forum | theme=Last mile; kind=Forum; venue=Harbour Congress Hall; organiser=City Lab; places=400; status=Running
- Bakery Fair | theme=Grain; kind=Trade fair; venue=Fair Ground North; organiser=Guild; places=5000; status=Ended
item venue|conference venue|venue location|hall: Name!;Address;City;Capacity:number#1-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Entrance;Floor plan:image;Phone:phone
- Harbour Congress Hall | address=Quay 12; city=Bergen; capacity=1800; latitude=60.397; longitude=5.317; entrance=West door
- Fair Ground North | address=Fair Avenue 1; city=Hanover; capacity=20000; latitude=52.323; longitude=9.803; entrance=North 2
- Town Theatre | address=Market 3; city=Bergen; capacity=600; latitude=60.393; longitude=5.323
- University Aula | city=Hanover; capacity=900
item traffic route|venue traffic|way to the venue|navigation|navigation route|navigation service|traffic navigation: Name!;Venue->@venue|conference venue~Harbour Congress Hall;Means=Metro|Bus|Train|Car|Taxi|Walk;From!;Minutes:number(min)#1-600;Stop or exit;Parking spaces:number#0-20000;Directions:long
- Light rail line 1 | venue=Harbour Congress Hall; means=Train; from=Airport; minutes=42; stop_or_exit=Town quay
- By car from the south | venue=Harbour Congress Hall; means=Car; from=Motorway 39; minutes=18; parking_spaces=300
- Tram 8 | venue=Fair Ground North; means=Train; from=Main station; minutes=19; stop_or_exit=Fair north
- On foot along the quay | venue=Harbour Congress Hall; means=Walk; from=Fish market; minutes=9
! record agenda item|session|schedule|programme item: Title!;Conference->@conference|exhibition~Water Tech Days;Day:date;Starts at:time;Ends at:time;Room;Speaker->@speaker|guest~Liv Aune;Kind=Keynote|Talk|Panel|Break;Changed:boolean
- Opening | conference=Water Tech Days; room=Main hall; speaker=Liv Aune; kind=Keynote
- Sensors in rivers | conference=Water Tech Days; room=Room 2; speaker=Taro Endo; kind=Talk
- Bikes or vans | conference=City Mobility Forum; room=Main hall; kind=Panel
- Lunch on the quay | conference=Water Tech Days; kind=Break
! person speaker|guest|lecturer: Name!;Position;Organisation~River Institute;Country;About:long;Photo:image
- Liv Aune | position=Director; organisation=River Institute; country=Norway
- Taro Endo | position=Engineer; organisation=Sense Works; country=Japan
- Marta Gil | position=Planner; organisation=City Lab; country=Spain
- Ben Osei | position=Editor; organisation=Grain News; country=Ghana
item exhibitor|booth|stand: Name!;Conference->@conference|exhibition~Print and Paper Expo;Booth number;Hall;Products;Website:url;Contact;Logo:image
- Paper Works | conference=Print and Paper Expo; booth_number=B12; hall=4; products=Board and boxes
- Ink House | conference=Print and Paper Expo; booth_number=B14; hall=4; products=Water-based inks
- Sense Works | conference=Water Tech Days; booth_number=3; products=Probes
- Mill Brothers | conference=Bakery Fair; booth_number=A02; products=Flour
! item page block|content block|custom content|layout [custom\\w*|layout]: Title!;Conference->@conference|exhibition~Water Tech Days;Block=Banner|Text|Programme|Map|Sponsors;Position:number#1-100;Columns:number#1-4;Text:long;Picture:image;Shown:boolean
- Welcome banner | conference=Water Tech Days; block=Banner; position=1; columns=1
- Way to the hall | conference=Water Tech Days; block=Map; position=3; columns=2
- Programme | conference=City Mobility Forum; block=Programme; position=2; columns=1
- Thanks to | conference=Water Tech Days; block=Sponsors; position=5; columns=4
+ event registration: Conference->@conference|exhibition~Water Tech Days;Company;Position;Badge name
# estate transaction platform|real estate transaction|homebuyer|homebuyers|new home sales|housing sales platform|property sales platform
item building|new building|property development|project|multi-dimensional project|housing project: Name!;Developer->@developer|builder~Quay Homes;District~North bank;Address;Kind=Flats|Houses|Offices|Mixed;Units:number#1-10000;Price per square metre:money;Opens for sale on:date;Ready on:date;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Announced|On sale|Sold out
- Quay Gardens | developer=Quay Homes; district=North bank; kind=Flats; units=180; price_per_square_metre=3100; status=On sale
- Oak Terraces | developer=Stone and Oak; district=Hillside; kind=Houses; units=24; price_per_square_metre=2700; status=On sale
- Tower Nine | developer=Quay Homes; district=Centre; kind=Mixed; units=310; price_per_square_metre=4200; status=Announced
- Mill Court | developer=Stone and Oak; district=North bank; kind=Flats; units=60; price_per_square_metre=2900; status=Sold out
! item housing unit|unit|house type|layout: Name!;Building->@building|new building~Quay Gardens;Floor:number#-5-200;Rooms:number#1-30;Area:number(m²)#10-2000;Price:money;Floor plan:image;~Status=Free|Reserved|Sold
- QG 4-02 | building=Quay Gardens; floor=4; rooms=3; area=86; price=266600; status=Free
- QG 7-01 | building=Quay Gardens; floor=7; rooms=4; area=112; price=347200; status=Reserved
- OT 11 | building=Oak Terraces; floor=0; rooms=5; area=140; price=378000; status=Sold
- MC 2-05 | building=Mill Court; floor=2; rooms=2; area=54; price=156600; status=Sold
item promotion tool|promotion material|poster|sharing tool|project exposure|exposure: Name!;Building->@building|new building~Quay Gardens;Kind=Poster|Short video|Article|Live stream|Exhibition stand;Agent->@agent|broker~Nora Vik;Link:url;Views:number#0-100000000;Leads won:number#0-1000000;Starts on:date;Ends on:date
- Gardens spring poster | building=Quay Gardens; kind=Poster; agent=Nora Vik; views=2100; leads_won=14
- Terrace walk-through | building=Oak Terraces; kind=Short video; agent=Luis Prat; views=8800; leads_won=31
- Home fair stand | building=Tower Nine; kind=Exhibition stand; views=640; leads_won=22
- Sunday live tour | building=Quay Gardens; kind=Live stream; agent=Nora Vik; views=1500; leads_won=9
person customer profile|homebuyer|buyer profile: Name!;Phone:phone;Budget from:money;Budget up to:money;Wanted district~North bank;Wanted rooms:number#1-30;Purpose=Own home|Investment|Second home|Family;Source=Share|Exhibition|Search|Referral;Agent->@agent|broker~Nora Vik;~Level=Cold|Warm|Hot|Bought
- Ida Sorensen | budget_up_to=280000; wanted_district=North bank; wanted_rooms=3; purpose=Own home; source=Share; agent=Nora Vik; level=Hot
- Marc Duval | budget_up_to=400000; wanted_rooms=5; purpose=Family; source=Exhibition; agent=Luis Prat; level=Warm
- Wu Fang | budget_up_to=200000; wanted_district=Centre; purpose=Investment; source=Search; level=Cold
- Ola Nord | wanted_rooms=2; purpose=Second home; source=Referral; agent=Nora Vik; level=Bought
record customer match|matching|precise matching|match result: Title!;Customer->@customer profile|homebuyer|customer~Ida Sorensen;Building->@building|new building~Quay Gardens;Match:percent;Reasons;Agent->@agent|broker~Nora Vik;Matched on:date;~Answer=New|Shown|Interested|Declined
- Ida and Quay Gardens | customer=Ida Sorensen; building=Quay Gardens; match=91; agent=Nora Vik; answer=Interested
- Marc and Oak Terraces | customer=Marc Duval; building=Oak Terraces; match=88; agent=Luis Prat; answer=Shown
- Wu and Tower Nine | customer=Wu Fang; building=Tower Nine; match=74; answer=New
- Ida and Mill Court | customer=Ida Sorensen; building=Mill Court; match=61; answer=Declined
record transaction|deal|sale|purchase {Viewing|Reserved|Contract|Completed}: Number!;Building->@building|new building~Oak Terraces;Customer->@customer profile|homebuyer|customer~Ola Nord;Agent->@agent|broker~Nora Vik;Price:money!;Deposit:money;Commission:money;Signed on:date;Contract file:file
- T-2081 | building=Mill Court; customer=Ola Nord; agent=Nora Vik; price=156600; deposit=15000; commission=3100
- T-2082 | building=Quay Gardens; customer=Ida Sorensen; agent=Nora Vik; price=266600; deposit=10000
- T-2083 | building=Oak Terraces; customer=Marc Duval; agent=Luis Prat; price=378000
- T-2079 | building=Tower Nine; customer=Wu Fang; price=410000
! person agent|broker|sales agent: Name!;Agency;Licence number;Phone:phone;Areas;Deals closed:number#0-10000;Commission:percent;Photo:image
- Nora Vik | agency=North Agents; areas=North bank; deals_closed=41; commission=2
- Luis Prat | agency=Hill Homes; areas=Hillside; deals_closed=28; commission=2.5
- Eda Kaya | agency=North Agents; areas=Centre; deals_closed=17; commission=2
- Ron Pike | agency=Hill Homes; deals_closed=5; commission=2
item developer|builder: Name!;Contact person;Phone:phone;Website:url;Projects:number#0-1000
- Quay Homes | contact_person=Tea Lind; projects=6
- Stone and Oak | contact_person=Bob Hale; projects=3
- River Build | projects=2
- Town Works | projects=9
# kitchen order ticket|restaurant pos|restaurant point of|kitchen display|kitchen staff|waitstaff|kitchen order|restaurant order ticket|kot
! record kitchen ticket|kitchen order ticket|order ticket: Number!;Order->@order;Table->@dining table|table~T1;Station->@kitchen station|station~Grill;Course=Starter|Main|Dessert|Drink;Sent by~Cleo Hart;Sent at:time;Started at:time;Ready at:time;~State=New|Accepted|Cooking|Ready|Picked up
- K-501 | table=T1; station=Grill; course=Main; sent_by=Cleo Hart; state=Cooking
- K-502 | table=T1; station=Cold; course=Main; sent_by=Cleo Hart; state=Ready
- K-503 | table=T4; station=Stove; course=Starter; sent_by=Cleo Hart; state=New
- K-498 | table=Bar 2; station=Cold; course=Dessert; sent_by=Ravi Nair; state=Picked up
! record order line|ordered item|ticket line [waitstaff|waiter\\w*|kitchen staff|kitchen order]: Title!;Order->@order;Menu dish->@menu dish|menu item|dish~Rib steak;Quantity:number!#1-100;Price:money;Course=Starter|Main|Dessert|Drink;Wishes~no onions|medium rare;~State=Sent|Cooking|Ready|Served|Void
- Steak medium | menu_dish=Rib steak; quantity=2; price=24; course=Main; wishes=medium rare; state=Cooking
- Soup | menu_dish=Onion soup; quantity=1; price=7; course=Starter; state=Served
- Salad on the side | menu_dish=Garden salad; quantity=2; price=6; course=Main; state=Ready
- Tart later | menu_dish=Lemon tart; quantity=2; price=7; course=Dessert; state=Sent
! item menu dish|kitchen dish: Name!;Category=Starter|Main|Dessert|Drink|Side;Price:money!;Station->@kitchen station|station~Grill;Cooking time:number(min)#0-240;Allergens;Available:boolean
- Onion soup | category=Starter; price=7; station=Stove; cooking_time=6
- Rib steak | category=Main; price=24; station=Grill; cooking_time=14
- Garden salad | category=Side; price=6; station=Cold; cooking_time=4
- Lemon tart | category=Dessert; price=7; station=Cold; cooking_time=2
! record print job|printed order|print record [print\\w*]: Title!;Ticket->@kitchen ticket|order ticket~K-501;Printer->@printer~Kitchen printer;Copies:number#1-10;Kind=Kitchen ticket|Bill|Reprint;Printed at:time;~Result=Waiting|Printed|Failed
- K-501 first print | ticket=K-501; printer=Kitchen printer; copies=1; kind=Kitchen ticket; result=Printed
- K-502 first print | ticket=K-502; printer=Kitchen printer; copies=1; kind=Kitchen ticket; result=Printed
- K-503 waits | ticket=K-503; printer=Kitchen printer; copies=1; kind=Kitchen ticket; result=Waiting
- Bill Bar 2 | printer=Kitchen printer; copies=2; kind=Bill; result=Failed
item dining table|table: Number!;Area=Inside|Window|Terrace|Bar;Seats:number#1-40;Waiter~Cleo Hart;~Status=Free|Seated|Ordered|To be paid
- T1 | area=Window; seats=2; waiter=Cleo Hart; status=Ordered
- T4 | area=Inside; seats=4; waiter=Cleo Hart; status=Seated
- T9 | area=Terrace; seats=6; waiter=Ravi Nair; status=Free
- Bar 2 | area=Bar; seats=1; waiter=Ravi Nair; status=To be paid
item printer|kitchen printer: Name!;Station->@kitchen station|station~Grill;IP address;Paper width=58 mm|80 mm;Default printer:boolean;~Status=Ready|No paper|Offline
- Kitchen printer | station=Grill; paper_width=80 mm; status=Ready
- Bar printer | station=Bar; paper_width=58 mm; status=Offline
- Till printer | paper_width=80 mm; status=Ready
- Spare | paper_width=58 mm; status=No paper
item kitchen station|station: Name!;Cook~Ola Stern;Order:number#1-30;Target time:number(min)#1-120
- Grill | cook=Ola Stern; order=1; target_time=14
- Stove | cook=Min Seo; order=2; target_time=10
- Cold | cook=Jean Roy; order=3; target_time=5
- Bar | cook=Ravi Nair; order=4; target_time=4
+ order: Table->@dining table|table~T1;Waiter~Cleo Hart;Guests:number#1-60;Course=Starter|Main|Dessert|Drink
# sharing events|event sharing|events near|events in different|event map|local events map|geographically related
event event|shared event|activity|posted event: Title!;Event type->@event type|event category|category~Street music;Place->@event location|place|location~Mill Square;Starts on:date!;Starts at:time;Ends at:time;Price:money;Organised by;Cover:image;Description:long;~Status=Waiting for check|Published|Cancelled|Over
- Brass on the square | event_type=Street music; place=Mill Square; price=0; organised_by=Ada Penn; status=Published
- Night flea market | event_type=Market; place=Harbour Shed; price=2; organised_by=Tim Roth; status=Published
- Open studio | event_type=Art; place=Lane 7; price=0; organised_by=Suki Mori; status=Waiting for check
- River clean-up | event_type=Volunteering; place=North Bank; price=0; status=Over
item event location|place|location|event place: Name!;Address;City~Graz|Porto;Latitude:number!#-90-90;Longitude:number!#-180-180;Picture:image
- Mill Square | address=Mill Square; city=Graz; latitude=47.071; longitude=15.438
- Harbour Shed | address=Quay 30; city=Porto; latitude=41.14; longitude=-8.614
- Lane 7 | address=Painter Lane 7; city=Graz; latitude=47.073; longitude=15.441
- North Bank | address=North Bank path; city=Graz; latitude=47.08; longitude=15.43
! item event type|event category|category: Name!;Icon;Colour;Order:number#1-100
- Street music | icon=note; order=1
- Market | icon=basket; order=2
- Art | icon=brush; order=3
- Volunteering | icon=hands; order=4
record event interest|interest|attendance|saved event: Title!;Event->@event|shared event~Brass on the square;Person~Lena Foss|Omar Diaz;Answer=Interested|Going|Was there|Not going;Reminder:boolean;Noted on:date
- Lena comes | event=Brass on the square; person=Lena Foss; answer=Going
- Omar saves the market | event=Night flea market; person=Omar Diaz; answer=Interested
- Lena cleaned up | event=River clean-up; person=Lena Foss; answer=Was there
- Omar at the studio | event=Open studio; person=Omar Diaz; answer=Interested
! record saved search|nearby search|search alert [search\\w*|near\\w*]: Name!;Event type->@event type|event category~Market;Around;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(km)#1-500;From:date;Until:date;Notify:boolean
- Markets near home | event_type=Market; around=Home; radius=5
- Music in Graz | event_type=Street music; around=Graz; radius=15
- Art on weekends | event_type=Art; around=Porto; radius=10
- Helping hands | event_type=Volunteering; around=Graz; radius=25
! record event picture|event photo [shar\\w*|photo|picture]: Title!;Event->@event|shared event~Brass on the square;Picture:image;Taken by;Taken on:date;Position:number#1-100
- The band | event=Brass on the square; position=1
- The stalls | event=Night flea market; position=1
- The studio door | event=Open studio; position=1
- Full bags | event=River clean-up; position=1
+ comment: Event->@event|shared event~Brass on the square
# smart community|community management platform|community information|residents' community|neighbourhood platform|residential quarter|community services platform
item community|residential community|neighbourhood|quarter: Name!;District;Address;Households:number#1-100000;Committee phone:phone;Manager~Rosa Lind|Wen Tao;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image
- Lotus Court | district=East; address=Lotus Road 8; households=420; manager=Wen Tao; latitude=31.21; longitude=121.47
- Brick Lane Homes | district=Old Town; address=Brick Lane 2; households=160; manager=Rosa Lind
- River Terraces | district=North; address=Bank Street 40; households=980; manager=Wen Tao
- Sunny Hill | district=South; households=240; manager=Rosa Lind
item carousel slide|homepage carousel|carousel|banner: Title!;Community->@community|residential community~Lotus Court;Picture:image!;Link:url;Position:number#1-50;Shown from:date;Shown until:date;Shown:boolean
- Spring clean-up | community=Lotus Court; position=1
- New bin rules | community=Lotus Court; position=2
- Lantern evening | community=River Terraces; position=1
- Flu vaccination | community=Brick Lane Homes; position=1
item map point|community map|community facility|facility|service point: Name!;Community->@community|residential community~Lotus Court;Kind=Clinic|Shop|Bin station|Playground|Gate|Office;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Phone:phone;Picture:image
- West bin station | community=Lotus Court; kind=Bin station; latitude=31.211; longitude=121.468
- Community office | community=Lotus Court; kind=Office; opening_hours=08:30-17:00
- Small clinic | community=River Terraces; kind=Clinic; opening_hours=08:00-18:00
- Play field | community=Sunny Hill; kind=Playground
record information announcement|announcement|community notice|notice|community announcement: Title!;Community->@community|residential community~Lotus Court;Kind=Notice|Warning|Event|Policy;Text:long!;Published by~Wen Tao;Published on:date;Top:boolean;File:file;~Reads:number#0-1000000
- Water off on Tuesday | community=Lotus Court; kind=Warning; published_by=Wen Tao; reads=310
- Lift check | community=River Terraces; kind=Notice; published_by=Wen Tao; reads=120
- New parking rules | community=Brick Lane Homes; kind=Policy; published_by=Rosa Lind; reads=96
- Lantern evening | community=River Terraces; kind=Event; reads=402
event cultural activity|community activity|activity: Title!;Community->@community|residential community~River Terraces;Place;Starts on:date!;Starts at:time;Places:number#1-10000;Organiser~Rosa Lind;Sign up until:date;Cover:image;Description:long;~Status=Announced|Open|Full|Over
- Lantern evening | community=River Terraces; place=Play field; places=200; organiser=Wen Tao; status=Open
- Calligraphy for beginners | community=Lotus Court; place=Club room; places=16; organiser=Rosa Lind; status=Full
- Choir | community=Brick Lane Homes; place=Hall; places=40; status=Announced
- Chess Sunday | community=Lotus Court; place=Pavilion; places=24; status=Over
record activity record|activity sign-up|activity registration|my activity: Title!;Activity->@cultural activity|community activity|activity~Lantern evening;Resident~Li Na|Paul Hess;People:number#1-20;Signed up on:date;~Status=Signed up|Took part|Cancelled
- Li Na at the lanterns | activity=Lantern evening; resident=Li Na; people=3; status=Signed up
- Paul draws | activity=Calligraphy for beginners; resident=Paul Hess; people=1; status=Signed up
- Li Na at chess | activity=Chess Sunday; resident=Li Na; people=1; status=Took part
- Paul cancels | activity=Choir; resident=Paul Hess; people=1; status=Cancelled
record resident discussion|discussion|proposal|resident proposal|discussion topic {Proposed|Under discussion|Voting|Decided}: Title!;Community->@community|residential community~Lotus Court;Proposed by~Li Na;Topic=Safety|Green areas|Parking|Money|Noise;Text:long!;Votes for:number#0-100000;Votes against:number#0-100000;Decide by:date;Answer:long
- More bike racks | community=Lotus Court; proposed_by=Li Na; topic=Parking; votes_for=61; votes_against=4
- Quiet hours at noon | community=Lotus Court; proposed_by=Paul Hess; topic=Noise; votes_for=80; votes_against=33
- Herb garden | community=Sunny Hill; topic=Green areas; votes_for=22; votes_against=1
- Gate camera | community=River Terraces; topic=Safety; votes_for=140; votes_against=52
item garbage item|garbage classification|waste item|waste sorting: Name!;Category=Recyclable|Kitchen waste|Hazardous|Residual;Other names;How to throw away:long;Bin colour=Blue|Green|Red|Grey;Picture:image
- Milk carton | category=Recyclable; bin_colour=Blue; how_to_throw_away=Rinse and press flat.
- Fish bones | category=Kitchen waste; bin_colour=Green
- Battery | category=Hazardous; bin_colour=Red
- Broken cup | category=Residual; bin_colour=Grey
! record community membership|resident membership [switch\\w*|resident\\w*|several communit\\w*]: Title!;Community->@community|residential community~Lotus Court;Resident~Li Na;Address in the community;Role=Owner|Tenant|Committee;Current:boolean;Since:date
- Li Na at Lotus Court | community=Lotus Court; resident=Li Na; address_in_the_community=House 3, 502; role=Owner
- Li Na at Sunny Hill | community=Sunny Hill; resident=Li Na; role=Tenant
- Paul at Brick Lane | community=Brick Lane Homes; resident=Paul Hess; role=Owner
- Wen at River Terraces | community=River Terraces; resident=Wen Tao; role=Committee
# house planner|tiny house|floor plan|floor planner|room planner|home design tool|house design tool|3d house|layout planner
item house design|house layout|design|floor plan|layout: Name!;House model->@house model|tiny house~Lark 24;Owner~Jo Finch|Nadia Sol;Frame colour~Graphite;Wall colour~Warm white;With trailer:boolean;Trailer->@trailer chassis|house trailer~Twin axle 7.2 m;Width:number(m)#1-30;Length:number(m)#2-60;Total price:money;Preview:image;~Status=Draft|Shared|Ordered
- Lakeside studio | house_model=Lark 24; owner=Jo Finch; frame_colour=Graphite; wall_colour=Warm white; trailer=Twin axle 7.2 m; width=2.5; length=7.2; total_price=48200; status=Draft
- Two under one roof | house_model=Lark 30; owner=Nadia Sol; frame_colour=Oak; wall_colour=Moss; width=2.5; length=8.4; total_price=56900; status=Shared
- Garden office | house_model=Wren 12; owner=Jo Finch; frame_colour=White; wall_colour=Slate; width=2.4; length=4.8; total_price=22500; status=Ordered
- First try | house_model=Lark 24; owner=Nadia Sol; status=Draft
record placed element|element|room element|placement|placed item: Name!;Design->@house design|house layout|design~Lakeside studio;Element type->@element type|catalogue element~Sliding door 160;X position:number(m)#-100-100;Y position:number(m)#-100-100;Rotation:number(°)#0-360;Width:number(m)#0-30;Height:number(m)#0-10;Wall=North|East|South|West|Inside;Colour
- Front door | design=Lakeside studio; element_type=Sliding door 160; x_position=3.1; y_position=0; rotation=0; width=1.6; height=2.1; wall=South
- Kitchen window | design=Lakeside studio; element_type=Tilt window 90; x_position=1; y_position=2.5; width=0.9; height=1; wall=North
- Shower room | design=Two under one roof; element_type=Bath module small; x_position=6.6; y_position=0.4; width=1.5; wall=Inside
- Loft stairs | design=Two under one roof; element_type=Storage stairs; x_position=4.2; rotation=90; wall=Inside
item element type|catalogue element|option|building element: Name!;Kind=Room|Bathroom|Door|Window|Stairs|Furniture|Roof;Width:number(m)#0-30;Height:number(m)#0-10;Depth:number(m)#0-30;Price:money;3D model:file;Picture:image;Movable:boolean
- Sliding door 160 | kind=Door; width=1.6; height=2.1; price=980
- Tilt window 90 | kind=Window; width=0.9; height=1; price=340
- Bath module small | kind=Bathroom; width=1.5; depth=1.2; price=3900
- Storage stairs | kind=Stairs; width=0.7; depth=2.1; price=1250
! item colour option|exterior colour|frame colour|wall colour|exterior wall color|exterior frame color [colou?r\\w*|material\\w*|finish\\w*]: Name!;Used for=Frame|Exterior wall|Interior wall|Roof;Colour code;Extra price:money;Picture:image
- Graphite | used_for=Frame; colour_code=3a3d40; extra_price=0
- Oak | used_for=Frame; colour_code=b08d57; extra_price=420
- Warm white | used_for=Exterior wall; colour_code=f4efe4; extra_price=0
- Moss | used_for=Exterior wall; colour_code=6b7a4b; extra_price=310
! item house model|base model|template: Name!;Width:number(m)#1-30;Length:number(m)#2-60;Base price:money;Sleeps:number#0-12;Weight:number(kg)#100-50000;Picture:image
- Lark 24 | width=2.5; length=7.2; base_price=39000; sleeps=2; weight=3200
- Lark 30 | width=2.5; length=8.4; base_price=46500; sleeps=4; weight=3500
- Wren 12 | width=2.4; length=4.8; base_price=19800; sleeps=0; weight=1600
- Heron 40 | width=3; length=12; base_price=68000; sleeps=5; weight=6900
item trailer chassis|house trailer: Name!;Axles:number#1-4;Length:number(m)#2-16;Payload:number(kg)#500-20000;Price:money
- Twin axle 7.2 m | axles=2; length=7.2; payload=3500; price=6400
- Twin axle 8.4 m | axles=2; length=8.4; payload=3500; price=7100
- Single axle 4.8 m | axles=1; length=4.8; payload=1800; price=3300
- Triple axle 12 m | axles=3; length=12; payload=7500; price=11200
! record design version|saved version|design history [sav\\w*|version\\w*|preview\\w*|history|real-time]: Title!;Design->@house design|house layout|design~Lakeside studio;Version:number#1-10000;Saved by~Jo Finch;Saved on:date;Preview:image;Note
- Before the second window | design=Lakeside studio; version=3; saved_by=Jo Finch
- With trailer | design=Lakeside studio; version=4; saved_by=Jo Finch
- Moss walls | design=Two under one roof; version=2; saved_by=Nadia Sol
- As ordered | design=Garden office; version=7; saved_by=Jo Finch
request quote request|price request|offer request [quot\\w*|offer|price\\w*|order\\w*]: Title!;Design->@house design|house layout|design~Garden office;Name;Email:email;Phone:phone;Wanted by:date;Message:long;Quoted price:money
- Garden office for spring | design=Garden office; name=Jo Finch; quoted_price=22500
- Two under one roof | design=Two under one roof; name=Nadia Sol
- Studio with trailer | design=Lakeside studio; name=Jo Finch
- Ten for a camp site | design=Lakeside studio; name=Camp Nord
# reservation website|appointment website|appointment system|appointment booking|online appointment
! item time slot|slot|opening slot|available time [appointment\\w*|venue\\w*|slot\\w*|court\\w*|hour\\w*]: Title!;Venue->@venue|room|service|doctor|table|provider;Date:date!;Starts at:time!;Ends at:time;Places:number#1-10000;~Taken:number#0-10000;Price:money;~Status=Open|Full|Blocked
- Monday nine o'clock | places=4; taken=1; status=Open
- Monday ten o'clock | places=4; taken=4; status=Full
- Tuesday afternoon | places=8; taken=2; status=Open
- Public holiday | places=1; taken=0; status=Blocked
! record appointment change|change record|cancellation|appointment history|reservation change [modif\\w*|cancel\\w*|reschedul\\w*|chang\\w*]: Title!;Appointment->@appointment|reservation|booking;Kind=Moved|Cancelled|More people|Fewer people;Old date:date;New date:date;Reason:long;Changed by~Ines Roth;Changed on:date
- Moved to Tuesday | kind=Moved; changed_by=Ines Roth; reason=Train does not run.
- Two people more | kind=More people; changed_by=Omar Diaz
- Cancelled by the guest | kind=Cancelled; changed_by=Li Na; reason=Ill.
- One person less | kind=Fewer people; changed_by=Paul Hess
item closed day|closure|holiday|blocked day: Title!;Venue->@venue|room|service|doctor;From:date!;Until:date;Reason=Holiday|Repair|Private event|Weather
- Summer break | reason=Holiday
- New floor | reason=Repair
- Wedding | reason=Private event
- Storm | reason=Weather
! item venue type|venue category|area [venue\\w*|site\\w*|place\\w*]: Name!;Description:long;Order:number#1-100;Least hours:number#0-48;Cancel before:number(h)#0-720
- Hall | order=1; least_hours=2; cancel_before=48
- Court | order=2; least_hours=1; cancel_before=12
- Meeting room | order=3; least_hours=1; cancel_before=24
- Garden | order=4; least_hours=3; cancel_before=72
+ appointment|reservation|booking: Time slot->@time slot|slot;Purpose;Cancelled on:date;Cancelled because
# cafeteria|canteen|student cafeteria|campus dining|dining hall|school meal|mess hall
item menu item|dish|cafeteria menu item|meal: Name!;Category->@menu category|dish category~Hot meals;Price:money!;Calories:number(kcal)#0-5000;Allergens;Vegetarian:boolean;Portions left:number#0-10000;Picture:image;~Status=On the menu|Sold out|Off the menu
- Lentil stew | category=Hot meals; price=3.2; calories=480; allergens=celery; portions_left=60; status=On the menu
- Chicken rice | category=Hot meals; price=4.1; calories=620; portions_left=0; status=Sold out
- Cheese roll | category=Snacks; price=1.8; calories=310; allergens=milk, wheat; portions_left=35; status=On the menu
- Apple juice | category=Drinks; price=1.2; calories=110; portions_left=80; status=On the menu
! item menu category|dish category: Name!;Order:number#1-100;Served from:time;Served until:time
- Hot meals | order=1
- Snacks | order=2
- Salads | order=3
- Drinks | order=4
! record order line|ordered dish|order item: Title!;Order->@order;Menu item->@menu item|dish~Lentil stew;Quantity:number!#1-100;Price:money;Amount:money;Wishes
- Two stews | menu_item=Lentil stew; quantity=2; price=3.2; amount=6.4
- One roll | menu_item=Cheese roll; quantity=1; price=1.8; amount=1.8
- Juice | menu_item=Apple juice; quantity=3; price=1.2; amount=3.6
- Rice, no sauce | menu_item=Chicken rice; quantity=1; price=4.1; amount=4.1; wishes=no sauce
record daily menu|day menu|menu plan|menu of the day: Title!;Menu item->@menu item|dish~Lentil stew;Day:date!;Meal=Breakfast|Lunch|Dinner;Counter~Counter 1;Portions planned:number#0-100000;~Portions sold:number#0-100000
- Monday stew | menu_item=Lentil stew; meal=Lunch; counter=Counter 1; portions_planned=120; portions_sold=60
- Monday rice | menu_item=Chicken rice; meal=Lunch; counter=Counter 2; portions_planned=90; portions_sold=90
- Morning roll | menu_item=Cheese roll; meal=Breakfast; portions_planned=60; portions_sold=25
- Evening stew | menu_item=Lentil stew; meal=Dinner; portions_planned=40; portions_sold=0
! record meal account|meal card|student card|card top-up [student\\w*|card|balance|user information|personal]: Title!;Student~Mia Horn|Raj Patel;Student number;Card number;Balance:money;Last top-up:money;Topped up on:date;~Status=Active|Blocked|Lost
- Mia's card | student=Mia Horn; student_number=S20441; card_number=8801; balance=14.6; last_top_up=20; status=Active
- Raj's card | student=Raj Patel; student_number=S20502; card_number=8802; balance=0.8; status=Active
- Guest card 3 | card_number=9003; balance=5; status=Blocked
- Lost card | student=Eva Lind; student_number=S19980; status=Lost
person student|diner|cafeteria user: Name!;Student number;Faculty~Engineering|Law;Email:email;Phone:phone;Diet=All|Vegetarian|Vegan|No pork|No gluten
- Mia Horn | student_number=S20441; faculty=Engineering; diet=Vegetarian
- Raj Patel | student_number=S20502; faculty=Law; diet=All
- Eva Lind | student_number=S19980; faculty=Arts; diet=No gluten
- Tom Ude | student_number=S21007; faculty=Law; diet=Vegan
+ order: Menu item->@menu item|dish|cafeteria menu item~Lentil stew;Pick-up at:time;Counter~Counter 1;Total:money;Paid with=Meal card|Cash|Card
# fishing mini-program|fishing pond|fishing spot|fishing club|fishing and boat|angling|fishing park
item fishing spot|pond|fishing pond|fishing place: Name!;Water=Pond|Lake|River|Sea;Fish~Carp|Trout;Places:number#1-1000;Price per hour:money;Price per day:money;Opens at:time;Closes at:time;Picture:image;~Status=Open|Full|Closed
- Willow pond | water=Pond; fish=Carp; places=24; price_per_hour=6; price_per_day=30; status=Open
- North pier | water=Lake; fish=Perch; places=12; price_per_hour=4; price_per_day=22; status=Full
- Trout pool | water=Pond; fish=Trout; places=10; price_per_hour=9; price_per_day=45; status=Open
- Sea wall | water=Sea; fish=Mackerel; places=30; price_per_day=15; status=Closed
! record fishing session|fishing visit|fishing ticket: Number!;Angler~Ned Ross|Lin Yu;Spot->@fishing spot|pond~Willow pond;Day:date;From:time;Until:time;Rod hired:boolean;Catch:number(kg)#0-500;Fee:money;~Status=Booked|Fishing|Finished|Cancelled
- F-301 | angler=Ned Ross; spot=Willow pond; catch=3.4; fee=18; status=Finished
- F-302 | angler=Lin Yu; spot=Trout pool; catch=0; fee=27; status=Fishing
- F-303 | angler=Ned Ross; spot=North pier; fee=22; status=Booked
- F-299 | angler=Lin Yu; spot=Willow pond; fee=0; status=Cancelled
item afternoon tea|tea set|tea menu|snack set: Name!;Served for:number#1-20;Price:money!;Contains:long;Served from:time;Served until:time;Picture:image;Available:boolean
- Lakeside tea for two | served_for=2; price=24; contains=Tea, scones, fruit
- Children's tray | served_for=1; price=9; contains=Cocoa, cake
- Angler's basket | served_for=1; price=12; contains=Tea in a flask, sandwich
- Garden tea for four | served_for=4; price=44; contains=Two pots, cakes, sandwiches
! record face profile|registered face|face enrolment [facial|face]: Title!;Person~Ned Ross;Face photo:image;Agreed on:date;Valid until:date;~Status=Waiting|Active|Refused|Deleted
- Ned's face | person=Ned Ross; status=Active
- Lin's face | person=Lin Yu; status=Active
- Guest of Ned | person=Ole Ross; status=Waiting
- Old photo | person=Lin Yu; status=Deleted
record door opening|facial recognition|door record|access record|face recognition record: Title!;Door->@door|gate~Pier gate;Person~Ned Ross;Order->@order;Date:date;At:time;Match:percent;Direction=In|Out;~Result=Opened|Refused|No face found
- Ned in | door=Pier gate; person=Ned Ross; match=97; direction=In; result=Opened
- Lin in | door=Pond gate; person=Lin Yu; match=93; direction=In; result=Opened
- Stranger | door=Pier gate; match=41; direction=In; result=Refused
- Ned out | door=Pier gate; person=Ned Ross; match=96; direction=Out; result=Opened
item door|gate: Name!;Place;Device number;Kind=Gate|Boat house|Tea house|Locker room;Last seen on:date;~Status=Locked|Open|Offline
- Pier gate | place=North pier; device_number=D-11; kind=Gate; status=Locked
- Pond gate | place=Willow pond; device_number=D-12; kind=Gate; status=Locked
- Boat house | place=North pier; device_number=D-20; kind=Boat house; status=Open
- Tea house | place=Garden; device_number=D-21; kind=Tea house; status=Offline
+ order: Fishing spot->@fishing spot|pond~Willow pond;Boat->@boat;Pick-up at:time
# residence website|residence|historic house|manor house|guest residence|country house|villa website
item room|residence room|suite|apartment: Name!;Kind=Single|Double|Suite|Apartment|Hall;Floor:number#-2-40;Sleeps:number#0-20;Price per night:money;Looks over;Description:long;Picture:image
- Blue room | kind=Double; floor=1; sleeps=2; price_per_night=140; looks_over=Rose garden
- Tower suite | kind=Suite; floor=3; sleeps=3; price_per_night=220; looks_over=Valley
- Gate apartment | kind=Apartment; floor=0; sleeps=4; price_per_night=190
- Library hall | kind=Hall; floor=0; sleeps=0; price_per_night=600; looks_over=Terrace
item photo|gallery photo|picture|residence picture: Title!;Album->@photo album|album~The garden;Room->@room|suite~Blue room;Picture:image!;Caption;Photographer;Taken on:date;Position:number#1-1000
- Roses in June | album=The garden; position=1
- Tower window | album=Rooms; room=Tower suite; position=1
- Breakfast terrace | album=The garden; position=2
- The hall set for forty | album=Celebrations; room=Library hall; position=1
! item photo album|album|gallery [galler\\w*|photo\\w*|picture\\w*]: Name!;Cover:image;Order:number#1-100;Description:long
- The garden | order=1
- Rooms | order=2
- Celebrations | order=3
- Old pictures | order=4
item history entry|fact|history|residence fact|about section: Title!;Year:number#1000-2100;Kind=Built|Owner|Event|Restored|Fact;Text:long!;Picture:image;Position:number#1-200
- Laid out as a hunting lodge | year=1748; kind=Built; position=1; text=Brick from the estate's own kiln.
- Fire in the east wing | year=1871; kind=Event; position=2; text=Rebuilt within two years.
- Roof restored | year=2009; kind=Restored; position=3; text=Slate from the old quarry.
- Sixty-two windows | kind=Fact; position=4; text=No two of the same width.
! record stay request|availability request|booking inquiry [book\\w*|inquir\\w*|stay]: Title!;Room->@room|suite~Blue room;Name;Email:email;Phone:phone;Arrives on:date;Leaves on:date;Guests:number#1-500;Occasion=Stay|Wedding|Seminar|Tour;Message:long;~Status=New|Offered|Booked|Declined
- Weekend for two | room=Blue room; name=Anna Weil; guests=2; occasion=Stay; status=Offered
- Wedding in May | room=Library hall; name=Piet Hale; guests=60; occasion=Wedding; status=New
- Board meeting | room=Library hall; guests=14; occasion=Seminar; status=Booked
- Family visit | room=Gate apartment; guests=4; occasion=Stay; status=Declined
event event|open day|house event: Title!;Room->@room|suite~Library hall;Starts on:date!;Starts at:time;Places:number#1-1000;Price:money;Cover:image;Description:long
- Open garden | places=200; price=5
- Piano evening | room=Library hall; places=50; price=18
- Christmas market | places=300; price=0
- Tour of the cellars | places=12; price=9
+ booking: Room->@room|suite~Blue room;Arrives on:date;Leaves on:date;Guests:number#1-500;Occasion
# property management services|condo management|co-ownership|syndicate management|condominium|strata management|real estate management
! item managed building|condominium|condo|co-ownership: Name!;Address;Kind=Condominium|Rental building|Commercial|Mixed;Units:number#1-5000;Built in:number#1500-2100;Manager~Claire Dubois;Managed since:date;Picture:image;Description:long
- Le Tilleul | address=Rue des Érables 14; kind=Condominium; units=36; built_in=2004; manager=Claire Dubois
- Canal Lofts | address=Canal Street 220; kind=Mixed; units=58; built_in=1921; manager=Marc Roy
- Tower Park | address=Park Avenue 9; kind=Rental building; units=120; built_in=1988
- Place du Marché | kind=Commercial; units=12; built_in=1995; manager=Claire Dubois
item management service|service|company service: Title!;Title in French;Kind=Rental management|Co-ownership syndicate|Condo management|Accounting|Maintenance|Advice;Text:long;Text in French:long;Icon:image;Video:url;Price from:money;Position:number#1-50
- Rental management | title_in_french=Gestion locative; kind=Rental management; price_from=45; position=1
- Syndicate management | title_in_french=Gestion de syndicat; kind=Co-ownership syndicate; price_from=28; position=2
- Condo management | title_in_french=Gestion de condos; kind=Condo management; price_from=30; position=3
- Maintenance desk | title_in_french=Entretien; kind=Maintenance; position=4
item unit|condo unit|apartment: Number!;Building->@managed building|condominium~Le Tilleul;Floor:number#-5-120;Area:number(m²)#5-2000;Share:number(‰)#0-1000;Co-owner->@co-owner|owner~Jean Roy;Monthly fee:money
- 101 | building=Le Tilleul; floor=1; area=72; share=27; co_owner=Jean Roy; monthly_fee=240
- 304 | building=Le Tilleul; floor=3; area=88; share=33; co_owner=Mina Cho; monthly_fee=290
- L12 | building=Canal Lofts; floor=2; area=110; share=21; monthly_fee=340
- P3 | building=Place du Marché; floor=0; area=160; share=80; monthly_fee=520
person co-owner|owner|syndicate member: Name!;Email:email;Phone:phone;Language=French|English;Syndicate role=None|President|Treasurer|Secretary;Since:date
- Jean Roy | language=French; syndicate_role=President
- Mina Cho | language=English; syndicate_role=None
- Lise Gagnon | language=French; syndicate_role=Treasurer
- Alan Poe | language=English; syndicate_role=Secretary
item video|showcase video|service video: Title!;Service->@management service|service~Condo management;Video:url!;Language=French|English;Minutes:number#0-120;Subtitles:file;Cover:image
- A day with your manager | service=Condo management; language=English; minutes=2
- Une journée avec nous | service=Condo management; language=French; minutes=2
- How a syndicate meets | service=Syndicate management; language=English; minutes=3
- Renting without worries | service=Rental management; language=English; minutes=1
! request quote request|service request|proposal request [contact|quote|inquir\\w*|find the information|services]: Title!;Service->@management service|service~Syndicate management;Name;Email:email;Phone:phone;Building address;Units:number#1-5000;Language=French|English;Message:long
- Thirty units downtown | service=Syndicate management; name=Lise Gagnon; units=30; language=French
- New condo block | service=Condo management; name=Alan Poe; units=64; language=English
- Two rentals | service=Rental management; units=2; language=English
- Small commercial house | service=Rental management; units=8; language=French
! item page description|seo page|search engine entry [seo|search engine\\w*]: Page!;Language=French|English;Page title;Description for search engines:long;Keywords;Address of the page;Updated on:date
- Home | language=English; page_title=Property management in your city
- Accueil | language=French; page_title=Gestion immobilière dans votre ville
- Services | language=English; page_title=Condo and syndicate management
- Nous joindre | language=French; page_title=Écrivez-nous
# library seat|seat reservation|study room|study seat|self-study room|reading room seat|study space
item study seat|seat|library seat: Number!;Reading room->@reading room|room|area~Quiet room, floor 2;Row;Power socket:boolean;Window:boolean;Lamp:boolean;Computer:boolean;~Status=Free|Reserved|In use|Out of order
- Q2-014 | reading_room=Quiet room, floor 2; row=C; status=Free
- Q2-015 | reading_room=Quiet room, floor 2; row=C; status=In use
- G1-003 | reading_room=Group room 1; row=A; status=Reserved
- H0-101 | reading_room=Hall; row=K; status=Out of order
! item reading room|room|area|study room: Name!;Building~Main library;Floor:number#-5-60;Seats:number#1-5000;Opens at:time;Closes at:time;Longest stay:number(h)#1-24;Quiet:boolean;Seat plan:image
- Quiet room, floor 2 | building=Main library; floor=2; seats=84; longest_stay=6
- Group room 1 | building=Main library; floor=1; seats=8; longest_stay=2
- Hall | building=Main library; floor=0; seats=210; longest_stay=8
- Night study | building=Science wing; floor=0; seats=60; longest_stay=12
! record seat reservation|seat booking {Reserved|Checked in|Away|Finished|Missed|Cancelled}: Number!;Seat->@study seat|seat|library seat~Q2-015;Student~Ema Novak|Raj Patel;Date:date!;From:time!;Until:time!;Checked in at:time;Left at:time
- SR-1201 | seat=Q2-015; student=Ema Novak
- SR-1202 | seat=G1-003; student=Raj Patel
- SR-1203 | seat=Q2-014; student=Ema Novak
- SR-1199 | seat=Q2-014; student=Lin Yu
record check-in|sign-in|seat check-in: Title!;Reservation->@seat reservation|reservation|booking~SR-1201;Kind=Check-in|Away|Back|Check-out;Way=QR code|Card|Location;Date:date;At:time
- Ema arrives | reservation=SR-1201; kind=Check-in; way=QR code
- Ema at lunch | reservation=SR-1201; kind=Away; way=QR code
- Ema back | reservation=SR-1201; kind=Back; way=QR code
- Lin leaves | reservation=SR-1199; kind=Check-out; way=Card
record violation|seat violation|no-show|breach: Title!;Student~Raj Patel;Reservation->@seat reservation|reservation|booking~SR-1202;Kind=Not come|Too long away|Seat held with things|Noise;Points:number#0-100;Noted on:date;Blocked until:date;~Status=Noted|Appealed|Lifted
- Not come on Monday | student=Raj Patel; reservation=SR-1202; kind=Not come; points=2; status=Noted
- Away for two hours | student=Lin Yu; reservation=SR-1199; kind=Too long away; points=1; status=Appealed
- Bag on the seat | student=Ema Novak; kind=Seat held with things; points=1; status=Lifted
- Phone call | student=Raj Patel; kind=Noise; points=1; status=Noted
item seat rule|rule|reservation rule: Name!;Reading room->@reading room|room|area~Quiet room, floor 2;Days ahead:number#0-60;Minutes to check in:number(min)#1-120;Longest away:number(min)#0-240;Reservations a day:number#1-20;Points until blocked:number#1-100
- Quiet room rule | reading_room=Quiet room, floor 2; days_ahead=2; minutes_to_check_in=20; longest_away=45; reservations_a_day=2; points_until_blocked=6
- Group rule | reading_room=Group room 1; days_ahead=7; minutes_to_check_in=15; reservations_a_day=1
- Hall rule | reading_room=Hall; days_ahead=1; minutes_to_check_in=30; longest_away=60
- Night rule | reading_room=Night study; days_ahead=1; minutes_to_check_in=30
+ reservation|booking: Seat->@study seat|seat|library seat~Q2-014;From:time;Until:time
# decoration company|decoration website|home decoration|home renovation|renovation company|interior decoration|house decoration|decoration platform
item decoration case|case|project case|renovation case: Title!;Designer->@designer|decorator~Lena Moor;Style->@decoration style|style~Nordic;House type=Flat|House|Shop|Office;Area:number(m²)#5-5000;Cost:money;Rooms:number#1-40;District;Cover:image;Story:long;~Likes:number#0-1000000
- Light flat by the park | designer=Lena Moor; style=Nordic; house_type=Flat; area=84; cost=38000; rooms=3; likes=212
- Brick loft | designer=Omar Said; style=Industrial; house_type=Flat; area=120; cost=61000; rooms=2; likes=348
- Tea shop corner | designer=Lena Moor; style=Japanese; house_type=Shop; area=46; cost=27000; likes=95
- Family house, new kitchen | designer=Ida Kroll; style=Country; house_type=House; area=160; cost=52000
item case picture|case photo|picture: Title!;Case->@decoration case|case~Light flat by the park;Room=Living room|Kitchen|Bedroom|Bathroom|Outside;Picture:image;When=Before|After|Plan;Position:number#1-100
- Kitchen before | case=Light flat by the park; room=Kitchen; when=Before; position=1
- Kitchen after | case=Light flat by the park; room=Kitchen; when=After; position=2
- Loft living room | case=Brick loft; room=Living room; when=After; position=1
- Shop front | case=Tea shop corner; room=Outside; when=After; position=1
person designer|decorator|interior designer: Name!;Position=Junior designer|Designer|Chief designer;Years of experience:number#0-60;Styles;Fee per square metre:money;Rating:rating;Motto;About:long;Photo:image
- Lena Moor | position=Chief designer; years_of_experience=14; styles=Nordic, Japanese; fee_per_square_metre=60; rating=4.9
- Omar Said | position=Designer; years_of_experience=8; styles=Industrial; rating=4.7
- Ida Kroll | position=Designer; years_of_experience=6; styles=Country; rating=4.6
- Pia Lund | position=Junior designer; years_of_experience=2; rating=4.4
item decoration package|package|renovation package: Name!;Price per m²:money!;Includes:long;Materials;Weeks:number#1-100;Guarantee:number(years)#0-30;Picture:image;~Status=On offer|Ended
- Basic | includes=Walls, floor, lamps; materials=Standard; weeks=6; guarantee=2; status=On offer
- Comfort | includes=Basic, kitchen, bathroom; materials=Brand; weeks=9; guarantee=3; status=On offer
- Complete | includes=Comfort, furniture; materials=Brand; weeks=12; guarantee=5; status=On offer
- Summer offer | includes=Basic; weeks=6; guarantee=2; status=Ended
! item decoration style|style: Name!;Description:long;Picture:image;Order:number#1-100
- Nordic | order=1
- Industrial | order=2
- Japanese | order=3
- Country | order=4
request quote request|measure appointment|design request|quotation request: Name!;Phone:phone;District;House type=Flat|House|Shop|Office;Area:number(m²)#5-5000;Budget:money;Package->@decoration package|package~Comfort;Designer->@designer|decorator~Lena Moor;Measure on:date;Message:long
- Flat at the canal | house_type=Flat; area=72; budget=30000; package=Comfort; designer=Lena Moor
- Bakery on the square | house_type=Shop; area=50; designer=Omar Said
- House in the hills | house_type=House; area=180; package=Complete
- Two rooms | house_type=Flat; area=48; package=Basic
! record construction stage|site stage|progress record|work stage [progress|site|construction|stage\\w*]: Title!;Project->@decoration project|project|order;Stage=Demolition|Water and power|Walls|Floor|Painting|Fitting|Handover;Foreman~Ben Otto;Starts on:date;Ends on:date;Photo:image;~State=Planned|Under way|Checked
- Canal flat, water and power | stage=Water and power; foreman=Ben Otto; state=Checked
- Canal flat, walls | stage=Walls; foreman=Ben Otto; state=Under way
- Bakery, floor | stage=Floor; state=Planned
- Loft, handover | stage=Handover; foreman=Tom Rey; state=Checked
# card room|chess and card|mahjong|unmanned room|self-service room|unmanned tea|private room booking|hourly room
item card room|room|chess room|private room|chess and card room: Name!;Store->@store|branch~Riverside branch;Kind=Mahjong|Cards|Chess|Tea|Billiards;Seats:number#1-40;Price per hour:money;Night price:money;Facilities;Door lock number;Picture:image;~Status=Free|Reserved|In use|Being cleaned|Closed
- Bamboo | store=Riverside branch; kind=Mahjong; seats=4; price_per_hour=9; night_price=40; facilities=Automatic table, tea set; door_lock_number=L-101; status=In use
- Red Dragon | store=Riverside branch; kind=Mahjong; seats=4; price_per_hour=9; night_price=40; door_lock_number=L-102; status=Free
- Knight | store=Old Town branch; kind=Chess; seats=6; price_per_hour=6; status=Reserved
- Ace | store=Old Town branch; kind=Cards; seats=8; price_per_hour=11; status=Being cleaned
! record room opening|door opening|opening record|unlock record: Title!;Order->@order|booking;Room->@card room|room~Bamboo;Way=Code|App|Staff|Remote;Opened on:date;Opened at:time;Closed at:time;Power on:boolean;~Result=Opened|Too early|Wrong code|Lock offline
- Bamboo evening | room=Bamboo; way=App; result=Opened
- Knight afternoon | room=Knight; way=Code; result=Wrong code
- Ace by staff | room=Ace; way=Staff; result=Opened
- Red Dragon early | room=Red Dragon; way=App; result=Too early
! item room package|time package|price package|package: Name!;Room kind=Mahjong|Cards|Chess|Tea|Billiards;Hours:number(h)!#1-24;Price:money!;Valid=Any day|Weekdays|Nights|Weekends;Sold:number#0-1000000;~Status=On sale|Ended
- Three hours mahjong | room_kind=Mahjong; hours=3; price=24; valid=Weekdays; sold=312; status=On sale
- Night table | room_kind=Mahjong; hours=10; price=40; valid=Nights; sold=88; status=On sale
- Two hours chess | room_kind=Chess; hours=2; price=10; valid=Any day; sold=54; status=On sale
- Cards weekend | room_kind=Cards; hours=4; price=42; valid=Weekends; sold=20; status=Ended
item store|branch: Name!;Address;Phone:phone;Opening hours;Rooms:number#0-500;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image
- Riverside branch | address=Quay 18; opening_hours=All day; rooms=8
- Old Town branch | address=Lane 5; opening_hours=10:00-02:00; rooms=5
- Station branch | address=Station Road 2; rooms=10
- North branch | rooms=4
work cleaning task|room cleaning|cleaning: Title!;Room->@card room|room~Ace;After order->@order|booking;Cleaner~Rosa Kim;Due at:time;Finished at:time;Photo:image
- Ace after the cards | room=Ace; cleaner=Rosa Kim
- Bamboo at six | room=Bamboo; cleaner=Rosa Kim
- Knight wipe-down | room=Knight; cleaner=Jon Weil
- Red Dragon deep clean | room=Red Dragon; cleaner=Jon Weil
record wallet top-up|recharge|balance record|top-up: Title!;Member~Wen Ji|Tom Ruiz;Amount:money!;Bonus:money;Balance:money;Paid with=WeChat|Card|Cash;Date:date
- Wen tops up | member=Wen Ji; amount=50; bonus=5; balance=61; paid_with=WeChat
- Tom tops up | member=Tom Ruiz; amount=20; bonus=0; balance=22; paid_with=WeChat
- Wen again | member=Wen Ji; amount=100; bonus=15; balance=142; paid_with=Card
- Opening gift | member=Tom Ruiz; amount=0; bonus=3; balance=3
+ order: Room->@card room|room~Bamboo;Package->@room package|time package~Three hours mahjong;From:time;Until:time;Hours:number(h)#1-24;Door code;Refund of unused time:money
# event marketing|event registration|business conference|conference registration|conference management|event management system|event ticketing|event management tool|seminar registration|event website|ticketing tool
event event|conference|conference event|business event: Title!;Starts on:date!;Ends on:date;Venue;City;Kind=Conference|Seminar|Workshop|Fair|Online;Organiser~Clara Stein|Events office;Places:number#1-1000000;Registration until:date;Description:long;Banner:image;~Status=Draft|Published|Sold out|Over|Cancelled
- Retail Days | venue=Congress house; city=Linz; kind=Conference; organiser=Clara Stein; places=400; status=Published
- Cloud Morning | venue=Online; city=Online; kind=Online; organiser=Events office; places=1000; status=Published
- Tax for founders | venue=Chamber hall; city=Graz; kind=Seminar; organiser=Events office; places=60; status=Sold out
- Logistics Fair | venue=Hall 4; city=Linz; kind=Fair; organiser=Clara Stein; places=2500; status=Draft
! item ticket type|ticket category|ticket class|price category [ticket\\w*|pric\\w*|fee\\w*|pay\\w*]: Name!;Event->@event|conference~Retail Days;Price:money;Places:number#0-1000000;~Sold:number#0-1000000;On sale from:date;On sale until:date;Per person at most:number#1-100;Includes:long
- Retail Days, early | event=Retail Days; price=190; places=100; sold=100; per_person_at_most=5
- Retail Days, regular | event=Retail Days; price=260; places=250; sold=118; per_person_at_most=5
- Retail Days, student | event=Retail Days; price=60; places=50; sold=12; per_person_at_most=1
- Tax for founders, seat | event=Tax for founders; price=40; places=60; sold=60; per_person_at_most=2
! record session|agenda item|talk|programme item [session\\w*|agenda\\w*|talk\\w*|program\\w*|schedule\\w*]: Title!;Event->@event|conference~Retail Days;Speaker->@speaker|presenter~Ines Holt;Room;Day:date;Starts at:time!;Ends at:time;Kind=Keynote|Talk|Workshop|Panel|Break;Places:number#1-100000;Abstract:long
- Shops after five | event=Retail Days; speaker=Ines Holt; room=Main hall; kind=Keynote; places=400
- Pricing workshop | event=Retail Days; speaker=Oskar Lind; room=Room 2; kind=Workshop; places=30
- Backups that work | event=Cloud Morning; speaker=Rhea Patel; room=Stream 1; kind=Talk; places=1000
- First tax year | event=Tax for founders; speaker=Milo Grant; room=Chamber hall; kind=Workshop; places=60
person speaker|presenter: Name!;Event->@event|conference~Retail Days;Company;Position;Topic;Email:email;Portrait:image;Biography:long;~Status=Invited|Confirmed|Declined
- Ines Holt | event=Retail Days; company=Corner Lab; position=Founder; topic=Shop hours; status=Confirmed
- Oskar Lind | event=Retail Days; company=Prisma; position=Analyst; topic=Prices; status=Confirmed
- Rhea Patel | event=Cloud Morning; company=Coldstore; position=Engineer; topic=Backups; status=Confirmed
- Milo Grant | event=Tax for founders; company=Grant & Co; position=Advisor; topic=Tax; status=Invited
person sponsor|exhibitor|partner: Name!;Event->@event|conference~Retail Days;Level=Gold|Silver|Bronze|Media;Amount:money;Contact person;Email:email;Booth;Logo:image;Website:url;~Status=Asked|Agreed|Paid
- Till Systems | event=Retail Days; level=Gold; amount=8000; contact_person=Joris Maan; booth=A1; status=Paid
- Shelfware | event=Retail Days; level=Silver; amount=4000; contact_person=Una Berg; booth=A4; status=Agreed
- Coldstore | event=Cloud Morning; level=Gold; amount=5000; contact_person=Rhea Patel; status=Paid
- Town Radio | event=Retail Days; level=Media; amount=0; contact_person=Pia Noll; status=Asked
! record session choice|chosen session|session registration|session booking [session\\w*|choose|select\\w*|agenda\\w*]: Title!;Session->@session|agenda item~Shops after five;Event->@event|conference~Retail Days;Attendee~Hugo Marsh;Seat;Chosen on:date;~Status=Chosen|Waiting list|Attended|Cancelled
- Hugo, keynote | session=Shops after five; event=Retail Days; attendee=Hugo Marsh; status=Chosen
- Hugo, pricing | session=Pricing workshop; event=Retail Days; attendee=Hugo Marsh; status=Waiting list
- Lena, keynote | session=Shops after five; event=Retail Days; attendee=Lena Ost; status=Attended
- Sami, backups | session=Backups that work; event=Cloud Morning; attendee=Sami Noor; status=Chosen
record check-in|admission|scan|attendance: Title!;Event->@event|conference~Retail Days;Attendee~Hugo Marsh;Ticket code;Gate;Scanned by~Events office;Date:date;Time:time;Result=Admitted|Already used|Not valid|Wrong day
- Hugo at gate 1 | event=Retail Days; attendee=Hugo Marsh; ticket_code=RD-0117; gate=Gate 1; result=Admitted
- Lena at gate 1 | event=Retail Days; attendee=Lena Ost; ticket_code=RD-0090; gate=Gate 1; result=Admitted
- Lena once more | event=Retail Days; attendee=Lena Ost; ticket_code=RD-0090; gate=Gate 2; result=Already used
- Sami online | event=Cloud Morning; attendee=Sami Noor; ticket_code=CM-0455; gate=Stream; result=Admitted
! record invitation|event invitation|invitation mail [invit\\w*|mail\\w*|market\\w*|promot\\w*]: Title!;Event->@event|conference~Retail Days;Guest name;Email:email;Company;Discount code;Sent on:date;~Opened on:date;~Answer=Open|Coming|Not coming
- To Hugo | event=Retail Days; guest_name=Hugo Marsh; company=Marsh Foods; discount_code=RD10; answer=Coming
- To Lena | event=Retail Days; guest_name=Lena Ost; company=Ost Shoes; answer=Coming
- To Bela | event=Retail Days; guest_name=Bela Kun; company=Kun Wines; answer=Not coming
- To Sami | event=Cloud Morning; guest_name=Sami Noor; company=Noor IT; answer=Open
+ event registration: Event->@event|conference;Ticket type->@ticket type|ticket category;Company;Position;Ticket code;Amount:money
+ ticket: Event->@event|conference;Ticket type->@ticket type|ticket category;Code;Holder name
`
