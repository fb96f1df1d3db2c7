/** Practices, written as `practicesOfLines` reads them. */
export const travelSites = `
# tourism|travel-related|scenic spot|travel service|smart tourism|tourist service|travel platform
item scenic spot|attraction|sight|tourist attraction|destination: Name!;Region~Lake district|Old Town;Type=Nature|Museum|Temple|Theme park|Old town|Beach;Address;Opening hours;Ticket price:money;Visit time:number(h)#0-72;Latitude:number#-90-90;Longitude:number#-180-180;Rating:rating;Introduction:long;Picture:image
- Crane Lake | region=Lake district; type=Nature; opening_hours=06:00-19:00; ticket_price=12; visit_time=4; latitude=30.24; longitude=120.14; rating=4.7; introduction=Boardwalk through the reeds, boats from two piers.
- Silk Museum | region=Old Town; type=Museum; address=Weaver Lane 9; opening_hours=09:00-17:00; ticket_price=8; visit_time=2; rating=4.4
- Cloud Temple | region=North hills; type=Temple; opening_hours=07:00-17:30; ticket_price=5; visit_time=3; rating=4.8
- Lantern Street | region=Old Town; type=Old town; opening_hours=All day; ticket_price=0; visit_time=2; rating=4.2
item ticket type|admission type|entrance ticket: Name!;Scenic spot->@scenic spot|attraction~Crane Lake;For=Adult|Child|Student|Senior|Family;Price:money!;Tickets per day:number#0-100000;Valid days:number#1-365;Refundable:boolean;Rules:long;~Status=On sale|Sold out|Off sale
- Crane Lake adult | scenic_spot=Crane Lake; for=Adult; price=12; tickets_per_day=3000; valid_days=1; status=On sale
- Crane Lake family | scenic_spot=Crane Lake; for=Family; price=28; tickets_per_day=500; valid_days=1; status=On sale
- Silk Museum student | scenic_spot=Silk Museum; for=Student; price=4; tickets_per_day=400; valid_days=2; status=On sale
- Cloud Temple adult | scenic_spot=Cloud Temple; for=Adult; price=5; tickets_per_day=1200; valid_days=1; status=Sold out
record itinerary|travel plan|trip plan|route plan|route planning|trip: Title!;Traveller~Ida Moreau;Starts on:date!;Ends on:date;Start from;People:number#1-100;Budget:money;Interest=Nature|Culture|Food|Family|Mixed;Notes:long;~Phase=Planning|Before the trip|On the way|Finished
- Two days by the lake | traveller=Ida Moreau; start_from=Station East; people=2; budget=260; interest=Nature; phase=Before the trip
- Old Town with children | traveller=Evan Pugh; start_from=Hotel Weaver; people=4; budget=180; interest=Family; phase=On the way
- Temple morning | traveller=Jun Arai; start_from=North bus stop; people=1; budget=30; interest=Culture; phase=Finished
- Food walk | traveller=Petra Hill; people=3; budget=120; interest=Food; phase=Planning
! record itinerary stop|route stop|day plan: Title!;Itinerary->@itinerary|trip plan~Two days by the lake;Scenic spot->@scenic spot|attraction~Crane Lake;Day:number#1-60;Arrive at:time;Stay:number(h)#0-72;Way there=Walk|Bus|Taxi|Boat|Bicycle|Car;Distance:number(km)#0-2000
- Boats in the morning | itinerary=Two days by the lake; scenic_spot=Crane Lake; day=1; stay=4; way_there=Bus; distance=9
- Silk after lunch | itinerary=Old Town with children; scenic_spot=Silk Museum; day=1; stay=2; way_there=Walk; distance=0.8
- Lanterns at dusk | itinerary=Old Town with children; scenic_spot=Lantern Street; day=1; stay=2; way_there=Walk; distance=0.4
- Up to the temple | itinerary=Temple morning; scenic_spot=Cloud Temple; day=1; stay=3; way_there=Bus; distance=14
item travel product|tour|tour product|tour package: Name!;Scenic spot->@scenic spot|attraction~Crane Lake;Days:number#1-60;Price per person:money!;Departs from~Station East;Departure days=Daily|Weekends|Fridays|On request;Includes:long;Places:number#1-500;Picture:image;~Status=On sale|Sold out|Off sale
- Lake by boat and bike | scenic_spot=Crane Lake; days=1; price_per_person=45; departs_from=Station East; departure_days=Daily; includes=Bike, boat ticket, noodle lunch; places=20; status=On sale
- Night of lanterns | scenic_spot=Lantern Street; days=1; price_per_person=32; departs_from=Hotel Weaver; departure_days=Weekends; places=15; status=On sale
- Three temples | scenic_spot=Cloud Temple; days=2; price_per_person=138; departs_from=North bus stop; departure_days=Fridays; places=12; status=Sold out
- Silk and tea | scenic_spot=Silk Museum; days=1; price_per_person=58; departure_days=On request; places=10; status=On sale
record trip evaluation|post-trip evaluation|evaluation|travel review: Title!;Scenic spot->@scenic spot|attraction~Cloud Temple;Itinerary->@itinerary|trip plan~Temple morning;Written by~Jun Arai;Stars:rating!;Scenery=Poor|Fair|Good|Excellent;Service=Poor|Fair|Good|Excellent;Text:long;Photo:image;~Reply:long
- Quiet before eight | scenic_spot=Cloud Temple; itinerary=Temple morning; written_by=Jun Arai; stars=5; scenery=Excellent; service=Good; text=Take the first bus.
- Reeds and cranes | scenic_spot=Crane Lake; itinerary=Two days by the lake; written_by=Ida Moreau; stars=5; scenery=Excellent; service=Fair
- Good for children | scenic_spot=Silk Museum; itinerary=Old Town with children; written_by=Evan Pugh; stars=4; scenery=Good; service=Excellent
- Too crowded | scenic_spot=Lantern Street; written_by=Petra Hill; stars=3; scenery=Good; service=Fair; reply=Mondays are calmer.
item consumption guide|travel guide|guide|shopping guide|food guide: Title!;Kind=Food|Shopping|Stay|Transport|Warning;Region~Old Town;Price level=Low|Medium|High;Address;Text:long;Picture:image
- Noodle shops by the west pier | kind=Food; region=Lake district; price_level=Low; text=Order at the window, sit by the water.
- How to tell real silk | kind=Shopping; region=Old Town; price_level=High
- Taxi prices from the station | kind=Transport; region=Old Town; price_level=Medium; text=To the lake not more than 9.
- Guesthouses below the temple | kind=Stay; region=North hills; price_level=Low
record weather forecast|weather|weather information|local weather: Title!;Scenic spot->@scenic spot|attraction|destination~Crane Lake;Date:date!;Sky=Sunny|Cloudy|Rain|Storm|Snow;Highest:number(°C)#-60-60;Lowest:number(°C)#-60-60;Rain:percent;Wind:number(km/h)#0-300;Advice:long
- Crane Lake today | scenic_spot=Crane Lake; sky=Sunny; highest=24; lowest=15; rain=10; wind=12; advice=Hat and water.
- Cloud Temple today | scenic_spot=Cloud Temple; sky=Rain; highest=17; lowest=11; rain=80; wind=20
- Old Town tomorrow | scenic_spot=Silk Museum; sky=Cloudy; highest=21; lowest=14; rain=30; wind=9
- Lanterns tonight | scenic_spot=Lantern Street; sky=Cloudy; highest=19; lowest=13; rain=20; wind=7
item transport option|transportation|way there|transportation guide|transport guide: Name!;Scenic spot->@scenic spot|attraction|destination~Crane Lake;Means=Bus|Train|Boat|Taxi|Flight|Car;From!;Departures~Every 20 minutes;Minutes:number(min)#1-3000;Price:money;Operator;Tip:long
- Bus 27 to the lake | scenic_spot=Crane Lake; means=Bus; from=Station East; departures=Every 20 minutes; minutes=28; price=2
- Boat to the west pier | scenic_spot=Crane Lake; means=Boat; from=Town quay; departures=Hourly; minutes=35; price=6
- Taxi to the temple | scenic_spot=Cloud Temple; means=Taxi; from=North bus stop; minutes=15; price=9
- Tram to Old Town | scenic_spot=Silk Museum; means=Train; from=Station East; departures=Every 8 minutes; minutes=12; price=2
record navigation record|navigation|route|guided route: Title!;Traveller~Ida Moreau;From!;To->@scenic spot|attraction~Crane Lake;Means=Walk|Bus|Car|Bicycle|Boat;Distance:number(km)#0-2000;Duration:number(min)#0-3000;Started on:date;~State=Planned|Under way|Arrived
- Station to the lake | traveller=Ida Moreau; from=Station East; to=Crane Lake; means=Bus; distance=9; duration=28; state=Arrived
- Hotel to the museum | traveller=Evan Pugh; from=Hotel Weaver; to=Silk Museum; means=Walk; distance=0.8; duration=11; state=Under way
- Bus stop to the temple | traveller=Jun Arai; from=North bus stop; to=Cloud Temple; means=Walk; distance=2.1; duration=40; state=Arrived
- Museum to the lanterns | traveller=Evan Pugh; from=Silk Museum; to=Lantern Street; means=Walk; distance=0.4; duration=6; state=Planned
+ order: Travel product->@travel product|tour~Lake by boat and bike;Ticket type->@ticket type|admission type~Crane Lake adult;Travel date:date!;People:number#1-100;Traveller name;Phone:phone
+ booking: Ticket type->@ticket type|admission type~Crane Lake adult;Visit on:date!;People:number#1-100;Ticket code~7730-1182
# warehouse management|wms|warehouse system|storage management|inbound and outbound|stock management|material movement
item warehouse|storehouse|depot|store: Name!;Code~WH-N;Address;Area:number(m²)#1-1000000;Capacity:number(pallets)#1-1000000;Fill level:percent;Keeper~Dev Malik;Phone:phone;Kind=Raw material|Finished goods|Cold store|Returns|Transit;~Status=Open|Full|Closed
- North hall | code=WH-N; address=Quay Road 12; area=4200; capacity=2600; fill_level=71; keeper=Dev Malik; kind=Finished goods; status=Open
- Cold store 1 | code=WH-C1; address=Quay Road 14; area=900; capacity=480; fill_level=88; keeper=Lena Ortiz; kind=Cold store; status=Open
- Raw yard | code=WH-R; address=Mill Yard 2; area=2800; capacity=1500; fill_level=40; keeper=Omar Beck; kind=Raw material; status=Open
- Returns corner | code=WH-X; address=Quay Road 12; area=160; capacity=90; fill_level=100; keeper=Dev Malik; kind=Returns; status=Full
item storage location|location|bin|shelf|warehouse layout|zone: Code!;Warehouse->@warehouse|depot~North hall;Zone~A|Cold;Aisle:number#1-500;Level:number#0-50;Max load:number(kg)#1-50000;Holds~Small parts;~Status=Free|Partly filled|Full|Blocked
- N-A-03-2 | warehouse=North hall; zone=A; aisle=3; level=2; max_load=900; holds=Boxed goods; status=Partly filled
- N-B-11-0 | warehouse=North hall; zone=B; aisle=11; level=0; max_load=2500; holds=Full pallets; status=Full
- C1-02-1 | warehouse=Cold store 1; zone=Cold; aisle=2; level=1; max_load=800; holds=Dairy; status=Free
- R-07 | warehouse=Raw yard; zone=Open; aisle=7; level=0; max_load=12000; holds=Steel; status=Partly filled
item stock item|material|goods|warehouse product|material archive: Name!;Article number~ST-2210;Category->@goods category|product category~Fasteners;Unit=piece|kg|m|pallet|box|litre;Barcode;Weight:number(kg)#0-50000;Unit cost:money;Minimum stock:number#0-10000000;Maximum stock:number#0-10000000;Shelf life:number(days)#0-10000;~Status=Active|Blocked|Phased out
- Hex bolt M8 | article_number=ST-2210; category=Fasteners; unit=box; barcode=40063812210; weight=2.4; unit_cost=9.8; minimum_stock=80; maximum_stock=600; status=Active
- Steel sheet 2 mm | article_number=RM-0740; category=Raw steel; unit=piece; weight=31; unit_cost=44; minimum_stock=50; maximum_stock=300; status=Active
- Farm butter 250 g | article_number=FD-1105; category=Dairy; unit=box; weight=10; unit_cost=52; minimum_stock=30; maximum_stock=160; shelf_life=60; status=Active
- Desk lamp Orla | article_number=FG-3302; category=Lamps; unit=piece; weight=1.6; unit_cost=21; minimum_stock=40; maximum_stock=400; status=Active
item goods category|product category|product classification|category|classification: Name!;Code~10;Parent category->@goods category~Raw steel;Storage rule~Dry|2 to 6 °C;Keeper~Omar Beck
- Fasteners | code=10; storage_rule=Dry; keeper=Dev Malik
- Raw steel | code=20; storage_rule=Roofed; keeper=Omar Beck
- Dairy | code=30; storage_rule=2 to 6 °C; keeper=Lena Ortiz
- Lamps | code=40; storage_rule=Dry, fragile; keeper=Dev Malik
record inventory|stock|stock level|inventory quantity|inventory record: Title!;Item->@stock item|material~Hex bolt M8;Warehouse->@warehouse|depot~North hall;Location->@storage location|bin~N-A-03-2;Batch~B-2507;On hand:number!#0-100000000;Reserved:number#0-100000000;Best before:date;Counted on:date;~State=Enough|Low|Out of stock|Expired
- Bolts in A-03 | item=Hex bolt M8; warehouse=North hall; location=N-A-03-2; batch=B-2507; on_hand=214; reserved=40; state=Enough
- Sheets in the yard | item=Steel sheet 2 mm; warehouse=Raw yard; location=R-07; batch=H-118; on_hand=42; reserved=20; state=Low
- Butter, lot 31 | item=Farm butter 250 g; warehouse=Cold store 1; location=C1-02-1; batch=L-31; on_hand=96; reserved=30; state=Enough
- Lamps in B-11 | item=Desk lamp Orla; warehouse=North hall; location=N-B-11-0; batch=P-09; on_hand=0; reserved=0; state=Out of stock
record inbound order|inbound|receipt|goods receipt|receiving|inbound record|stock-in {Announced|Arrived|Checked|Put away}: Number!;Supplier~Delta Steel|Hill Dairy;Warehouse->@warehouse|depot~Raw yard;Item->@stock item|material~Steel sheet 2 mm;Quantity:number!#1-10000000;Unit price:money;Batch~H-118;Received on:date;Put to->@storage location|bin~R-07;Received by~Omar Beck;Note:long
- IN-0418 | supplier=Delta Steel; warehouse=Raw yard; item=Steel sheet 2 mm; quantity=120; unit_price=44; batch=H-119; put_to=R-07; received_by=Omar Beck
- IN-0419 | supplier=Hill Dairy; warehouse=Cold store 1; item=Farm butter 250 g; quantity=60; unit_price=52; batch=L-32; put_to=C1-02-1; received_by=Lena Ortiz
- IN-0420 | supplier=Bolt House; warehouse=North hall; item=Hex bolt M8; quantity=200; unit_price=9.8; batch=B-2510; received_by=Dev Malik; note=Two boxes crushed.
- IN-0421 | supplier=Assembly line 2; warehouse=North hall; item=Desk lamp Orla; quantity=80; batch=P-10; received_by=Dev Malik
record outbound order|outbound|shipment|goods issue|shipping|outbound record|stock-out|distribution order {Requested|Picking|Packed|Shipped}: Number!;Receiver~Orca Bikes|Shop Canal Street;Warehouse->@warehouse|depot~North hall;Item->@stock item|material~Hex bolt M8;Quantity:number!#1-10000000;Taken from->@storage location|bin~N-A-03-2;Ships on:date;Carrier~Quay Freight;Freight cost:money;Picked by~Tao Wen
- OUT-0772 | receiver=Orca Bikes; warehouse=North hall; item=Hex bolt M8; quantity=40; taken_from=N-A-03-2; carrier=Quay Freight; freight_cost=18; picked_by=Tao Wen
- OUT-0773 | receiver=Press shop; warehouse=Raw yard; item=Steel sheet 2 mm; quantity=20; taken_from=R-07; freight_cost=0; picked_by=Omar Beck
- OUT-0774 | receiver=Shop Canal Street; warehouse=Cold store 1; item=Farm butter 250 g; quantity=30; taken_from=C1-02-1; carrier=Cold Lane; freight_cost=42; picked_by=Lena Ortiz
- OUT-0775 | receiver=Harbour Hotel; warehouse=North hall; item=Desk lamp Orla; quantity=24; taken_from=N-B-11-0; carrier=Quay Freight; freight_cost=35; picked_by=Tao Wen
record stock movement|material history|movement|material tracking|inventory history: Title!;Item->@stock item|material~Hex bolt M8;Kind=In|Out|Transfer|Count correction|Return;Quantity:number#-10000000-10000000;From->@storage location|bin~N-A-03-2;To->@storage location|bin~N-B-11-0;Document~IN-0418;Moved on:date;Done by~Tao Wen;Balance:number#0-100000000
- 40 bolts out | item=Hex bolt M8; kind=Out; quantity=-40; from=N-A-03-2; document=OUT-0772; done_by=Tao Wen; balance=214
- 120 sheets in | item=Steel sheet 2 mm; kind=In; quantity=120; to=R-07; document=IN-0418; done_by=Omar Beck; balance=162
- Butter count | item=Farm butter 250 g; kind=Count correction; quantity=-2; from=C1-02-1; document=Count May; done_by=Lena Ortiz; balance=96
- Lamps to level 2 | item=Desk lamp Orla; kind=Transfer; quantity=12; from=N-B-11-0; to=N-A-03-2; done_by=Dev Malik; balance=80
! record stock count|inventory count|stocktaking: Title!;Warehouse->@warehouse|depot~North hall;Item->@stock item|material~Farm butter 250 g;Counted on:date;Expected:number#0-100000000;Counted:number#0-100000000;Difference:number#-10000000-10000000;Counted by~Lena Ortiz;~State=Open|Checked|Booked
- Butter May | warehouse=Cold store 1; item=Farm butter 250 g; expected=98; counted=96; difference=-2; counted_by=Lena Ortiz; state=Booked
- Bolts May | warehouse=North hall; item=Hex bolt M8; expected=214; counted=214; difference=0; counted_by=Tao Wen; state=Checked
- Sheets May | warehouse=Raw yard; item=Steel sheet 2 mm; expected=42; counted=42; difference=0; counted_by=Omar Beck; state=Booked
- Lamps May | warehouse=North hall; item=Desk lamp Orla; expected=80; counted=79; difference=-1; counted_by=Dev Malik; state=Open
record settlement|warehouse settlement|material settlement|storage settlement: Number!;Customer~Orca Bikes|Harbour Hotel;Item->@stock item|material~Hex bolt M8;Period~June 2025;Quantity:number#0-10000000;Rate:money;Amount:money!;Settled on:date;Settled by~Lena Ortiz;~Status=Draft|Confirmed|Paid
- ST-0601 | customer=Orca Bikes; item=Hex bolt M8; period=June 2025; quantity=120; rate=9.8; amount=1176; settled_by=Lena Ortiz; status=Confirmed
- ST-0602 | customer=Harbour Hotel; item=Desk lamp Orla; period=June 2025; quantity=14; rate=22; amount=308; status=Paid
- ST-0603 | customer=Orca Bikes; item=Steel sheet 2 mm; period=June 2025; quantity=30; rate=41; amount=1230; status=Draft
- ST-0504 | customer=Harbour Hotel; item=Farm butter 250 g; period=May 2025; quantity=80; rate=1.9; amount=152; status=Paid
! request return order|goods return [return\\w*|refund]: Number!;From~Harbour Hotel;Item->@stock item|material~Desk lamp Orla;Quantity:number#1-1000000;Reason=Damaged|Wrong item|Too many|Expired;Warehouse->@warehouse|depot~Returns corner;~Decision=Restock|Scrap|Send back
- RET-031 | from=Harbour Hotel; item=Desk lamp Orla; quantity=2; reason=Damaged; warehouse=Returns corner; decision=Scrap
- RET-032 | from=Orca Bikes; item=Hex bolt M8; quantity=5; reason=Too many; warehouse=North hall; decision=Restock
- RET-033 | from=Shop Canal Street; item=Farm butter 250 g; quantity=4; reason=Expired; warehouse=Cold store 1; decision=Scrap
- RET-034 | from=Press shop; item=Steel sheet 2 mm; quantity=3; reason=Wrong item; warehouse=Raw yard
# ride-hailing|ride hailing|similar to uber|taxi booking|taxi app|cab booking|carpool
record trip|ride|ride request|trip request|ride booking|ride history {Requested|Accepted|Driver arrived|Under way|Completed|Cancelled}: Trip number!;Rider->@rider|customer~Ida Moreau;Driver->@driver profile|chauffeur~Ravi Patel;Pick-up point!;Destination!;Ride type->@ride type|service class~City;Requested on:date;Requested at:time;Distance:number(km)#0-2000;Duration:number(min)#0-3000;Fare:money;Paid with=Card|Cash|Wallet;Cancel reason
- T-20411 | rider=Ida Moreau; driver=Ravi Patel; pick_up_point=Linden Court 4; destination=Station East; ride_type=City; distance=6.2; duration=17; fare=11.4; paid_with=Card
- T-20412 | rider=Jun Arai; driver=Hugo Lind; pick_up_point=Harbour Hotel; destination=Airport, terminal 2; ride_type=Comfort; distance=24; duration=31; fare=42; paid_with=Wallet
- T-20413 | rider=Petra Hill; pick_up_point=Mill Road 7; destination=Pier School; ride_type=City; distance=3.1; fare=7.2; paid_with=Cash
- T-20414 | rider=Kofi Asante; driver=Ravi Patel; pick_up_point=Market; destination=Fern Close 3; ride_type=Van; distance=9; fare=0; paid_with=Card; cancel_reason=Rider did not come
person rider|passenger: Name!;Phone:phone;Email:email;Home address;Default payment=Card|Cash|Wallet;Rating:rating;Trips:number#0-100000;Joined on:date;~Status=Active|Blocked
- Ida Moreau | email=ida@mail.example; home_address=Linden Court 4; default_payment=Card; rating=4.9; trips=48; status=Active
- Jun Arai | email=jun@mail.example; default_payment=Wallet; rating=4.7; trips=12; status=Active
- Petra Hill | default_payment=Cash; rating=5; trips=6; status=Active
- Kofi Asante | default_payment=Card; rating=3.9; trips=21; status=Active
person driver profile|chauffeur: Name!;Phone:phone;Licence number~DL-40211;Vehicle->@vehicle|car~Grey saloon;Rating:rating;Trips:number#0-100000;Earnings this month:money;Acceptance:percent;Papers:file;~Status=Applied|Approved|Online|Offline|Suspended
- Ravi Patel | licence_number=DL-40211; vehicle=Grey saloon; rating=4.8; trips=1820; earnings_this_month=2140; acceptance=93; status=Online
- Hugo Lind | licence_number=DL-39870; vehicle=Black electric; rating=4.9; trips=2604; earnings_this_month=2980; acceptance=97; status=Online
- Tao Wen | licence_number=DL-41102; vehicle=White van; rating=4.6; trips=410; earnings_this_month=880; acceptance=81; status=Offline
- Mara Lindt | licence_number=DL-41518; rating=0; trips=0; earnings_this_month=0; acceptance=0; status=Applied
item vehicle|car|cab: Name!;License plate!;Ride type->@ride type|service class~City;Seats:number#1-16;Year:number#1980-2100;Colour~Grey;Insurance until:date;Photo:image;~Status=Approved|In review|Off the road
- Grey saloon | license_plate=KV 655 B; ride_type=City; seats=4; year=2020; colour=Grey; status=Approved
- Black electric | license_plate=EL 90 H; ride_type=Comfort; seats=4; year=2023; colour=Black; status=Approved
- White van | license_plate=MV 17 T; ride_type=Van; seats=8; year=2019; colour=White; status=Approved
- Red hatchback | license_plate=RD 31 M; ride_type=City; seats=4; year=2016; colour=Red; status=In review
item ride type|service class|fare rule|fare: Name!;Base fare:money;Price per km:money;Price per minute:money;Minimum fare:money;Surge factor:number#1-5;Seats:number#1-16;Cancel fee:money;Active:boolean
- City | base_fare=3; price_per_km=1.1; price_per_minute=0.1; minimum_fare=6; surge_factor=1; seats=4; cancel_fee=3
- Comfort | base_fare=5; price_per_km=1.5; price_per_minute=0.15; minimum_fare=10; surge_factor=1; seats=4; cancel_fee=5
- Van | base_fare=7; price_per_km=1.8; price_per_minute=0.15; minimum_fare=14; surge_factor=1.2; seats=8; cancel_fee=6
- Pool | base_fare=2; price_per_km=0.8; price_per_minute=0.05; minimum_fare=4; surge_factor=1; seats=2; cancel_fee=2
record earning|driver earning|payout|driver payout: Title!;Driver->@driver profile|chauffeur~Ravi Patel;Trip->@trip|ride~T-20411;Fare:money;Commission:money;Tip:money;Net amount:money;Booked on:date;~Status=Open|Paid out|Held
- Ravi T-20411 | driver=Ravi Patel; trip=T-20411; fare=11.4; commission=2.3; tip=1; net_amount=10.1; status=Open
- Hugo T-20412 | driver=Hugo Lind; trip=T-20412; fare=42; commission=8.4; tip=3; net_amount=36.6; status=Paid out
- Hugo week 20 bonus | driver=Hugo Lind; fare=0; commission=0; tip=0; net_amount=60; status=Paid out
- Ravi T-20414 fee | driver=Ravi Patel; trip=T-20414; fare=3; commission=0.6; tip=0; net_amount=2.4; status=Held
record trip rating|rating|driver feedback|feedback: Title!;Trip->@trip|ride~T-20411;Given by=Rider|Driver;Stars:rating!;Text:long;Tags~Clean car;Given on:date
- Ida rates Ravi | trip=T-20411; given_by=Rider; stars=5; text=Knew a way round the works.; tags=Clean car
- Jun rates Hugo | trip=T-20412; given_by=Rider; stars=5; tags=Quiet ride
- Hugo rates Jun | trip=T-20412; given_by=Driver; stars=5
- Ravi rates Kofi | trip=T-20414; given_by=Driver; stars=2; text=Waited eight minutes.
! record position update|driver location|tracking point: Title!;Trip->@trip|ride~T-20412;Driver->@driver profile|chauffeur~Hugo Lind;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-300;Minutes to go:number(min)#0-600;Noted on:date;Noted at:time
- Hugo at the ring road | trip=T-20412; driver=Hugo Lind; latitude=52.41; longitude=4.88; speed=78; minutes_to_go=19
- Hugo near the airport | trip=T-20412; driver=Hugo Lind; latitude=52.32; longitude=4.77; speed=52; minutes_to_go=4
- Ravi at Linden Court | trip=T-20411; driver=Ravi Patel; latitude=52.38; longitude=4.9; speed=0; minutes_to_go=17
- Ravi at the market | trip=T-20414; driver=Ravi Patel; latitude=52.37; longitude=4.89; speed=0; minutes_to_go=0
! request support request|support ticket [support|help|complain\\w*]: Title!;Trip->@trip|ride~T-20414;From~Kofi Asante;Topic=Fare|Lost item|Driver|App|Payment;Text:long;~Answer:long
- I was at the other door | trip=T-20414; from=Kofi Asante; topic=Fare; text=Please return the fee.
- Umbrella in the car | trip=T-20411; from=Ida Moreau; topic=Lost item; answer=Ravi brings it to the office.
- Card charged twice | trip=T-20412; from=Jun Arai; topic=Payment
- Papers uploaded | from=Mara Lindt; topic=Driver; text=When am I approved?
# shipping automation|shipping quote|shipping label|label generation|shipment tracking|parcel shipping|shipping platform
record shipment|shipping record|parcel|shipping order {Draft|Label ready|Picked up|In transit|Delivered|Returned}: Number!;Sender address->@saved address|address~Orca warehouse;Recipient!;Recipient address;Carrier service->@carrier service|shipping option~Quay Standard;Weight:number(kg)#0-1000;Length:number(cm)#0-400;Width:number(cm)#0-400;Height:number(cm)#0-400;Declared value:money;Ships on:date;Price:money;Tracking number~QF40211
- SH-3301 | sender_address=Orca warehouse; recipient=Ida Moreau; recipient_address=Linden Court 4; carrier_service=Quay Standard; weight=2.4; length=40; width=30; height=20; declared_value=85; price=6.9; tracking_number=QF40211
- SH-3302 | sender_address=Orca warehouse; recipient=Jun Arai; recipient_address=Millbrook, Tower 2; carrier_service=Swift Next Day; weight=0.8; length=25; width=20; height=10; declared_value=140; price=14.5; tracking_number=SW88120
- SH-3303 | sender_address=Tea house; recipient=Rosa Keller; recipient_address=Guildhall Passage 2; carrier_service=Quay Economy; weight=1.1; length=30; width=22; height=12; declared_value=48; price=4.2
- SH-3304 | sender_address=Tea house; recipient=Café Porto; recipient_address=Rua Nova 9; carrier_service=Globe Air; weight=12; length=60; width=40; height=40; declared_value=610; price=58; tracking_number=GA10077
record shipping quote|quote|rate quote|real-time quote|price quote: Title!;From postcode!;To postcode!;Country~Portugal;Weight:number(kg)#0-1000;Carrier service->@carrier service|shipping option~Quay Standard;Base price:money;Surcharge:money;Total:money;Delivery days:number#0-90;Asked on:date;Valid until:date;~State=Offered|Chosen|Expired
- 4020 to 1010, 2.4 kg | from_postcode=4020; to_postcode=1010; weight=2.4; carrier_service=Quay Standard; base_price=6.2; surcharge=0.7; total=6.9; delivery_days=3; state=Chosen
- 4020 to 1010, next day | from_postcode=4020; to_postcode=1010; weight=2.4; carrier_service=Swift Next Day; base_price=15; surcharge=1.5; total=16.5; delivery_days=1; state=Expired
- 4031 to Porto, 12 kg | from_postcode=4031; to_postcode=4000; country=Portugal; weight=12; carrier_service=Globe Air; base_price=52; surcharge=6; total=58; delivery_days=4; state=Chosen
- 4031 to 5020, 1.1 kg | from_postcode=4031; to_postcode=5020; weight=1.1; carrier_service=Quay Economy; base_price=4.2; surcharge=0; total=4.2; delivery_days=5; state=Offered
record label|shipping label|generated label: Label number!;Shipment->@shipment|parcel~SH-3301;Format=PDF A4|PDF A6|Thermal 4x6|PNG;Barcode~QF40211;File:file;Created on:date;Printed:number#0-100;~Status=Created|Printed|Void
- L-3301 | shipment=SH-3301; format=PDF A6; barcode=QF40211; printed=1; status=Printed
- L-3302 | shipment=SH-3302; format=Thermal 4x6; barcode=SW88120; printed=1; status=Printed
- L-3304 | shipment=SH-3304; format=PDF A4; barcode=GA10077; printed=2; status=Printed
- L-3303 | shipment=SH-3303; format=PDF A6; printed=0; status=Void
record tracking event|tracking|shipping status|tracking record: Title!;Shipment->@shipment|parcel~SH-3301;Event=Label created|Picked up|Sorted|Customs|Out for delivery|Delivered|Problem;Place~Quay hub;Happened on:date!;Happened at:time;Note;Signed by
- 3301 picked up | shipment=SH-3301; event=Picked up; place=Orca warehouse
- 3301 sorted | shipment=SH-3301; event=Sorted; place=Quay hub
- 3302 delivered | shipment=SH-3302; event=Delivered; place=Millbrook; signed_by=J. Arai
- 3304 in customs | shipment=SH-3304; event=Customs; place=Porto airport; note=Invoice asked for
item carrier service|shipping option|carrier|shipping method|shipping service: Name!;Carrier~Quay Freight;Speed=Economy|Standard|Express|Next day|Air;Max weight:number(kg)#0-10000;Base price:money;Price per kg:money;Delivery days:number#0-90;Insurance up to:money;Countries~Europe;~Status=Connected|Off
- Quay Economy | carrier=Quay Freight; speed=Economy; max_weight=10; base_price=3.6; price_per_kg=0.5; delivery_days=5; insurance_up_to=50; status=Connected
- Quay Standard | carrier=Quay Freight; speed=Standard; max_weight=30; base_price=4.8; price_per_kg=0.6; delivery_days=3; insurance_up_to=500; status=Connected
- Swift Next Day | carrier=Swift; speed=Next day; max_weight=20; base_price=12; price_per_kg=1.2; delivery_days=1; insurance_up_to=750; status=Connected
- Globe Air | carrier=Globe; speed=Air; max_weight=70; base_price=22; price_per_kg=2.5; delivery_days=4; insurance_up_to=2000; countries=World; status=Connected
item saved address|address|address book: Name!;Company;Street!;Postcode;City;Country;Phone:phone;Email:email;Kind=Sender|Recipient|Both;Default:boolean
- Orca warehouse | company=Orca Bikes; street=Lake Road 40; postcode=4020; city=Oakham; kind=Sender
- Tea house | company=Lindenhof Tea; street=Canal Street 88; postcode=4031; city=Oakham; kind=Sender
- Ida at home | street=Linden Court 4; postcode=1010; city=Harbour; kind=Recipient
- Café Porto | company=Café Porto; street=Rua Nova 9; postcode=4000; city=Porto; country=Portugal; kind=Recipient
! item package preset|box type|package type: Name!;Length:number(cm)#0-400;Width:number(cm)#0-400;Height:number(cm)#0-400;Empty weight:number(kg)#0-100;Default:boolean
- Small box | length=25; width=20; height=10; empty_weight=0.1
- Shoe box | length=40; width=30; height=20; empty_weight=0.3
- Wheel box | length=75; width=75; height=18; empty_weight=1.4
- Padded bag | length=32; width=23; height=4; empty_weight=0.05
! item automation rule|shipping rule [automat\\w+|rule]: Name!;When=Weight below|Weight above|Country is|Value above|Channel is;Value!;Then use->@carrier service|shipping option~Quay Economy;Order:number#1-1000;Active:boolean
- Light goes cheap | when=Weight below; value=1.5; then_use=Quay Economy; order=1
- Abroad by air | when=Country is; value=Not home; then_use=Globe Air; order=2
- Dear goods fast | when=Value above; value=300; then_use=Swift Next Day; order=3
- All the rest | when=Weight above; value=0; then_use=Quay Standard; order=9
+ payment: Shipment->@shipment|parcel~SH-3301;Gateway~EasyPay;Card ending~4471
# map functionality|map navigation|location search|map website|navigation directions|interactive map|map application
item place|location|map location|point of interest|spot: Name!;Category->@place category|category~Cafés;Address;Latitude:number!#-90-90;Longitude:number!#-180-180;Phone:phone;Opening hours;Rating:rating;Website:url;Picture:image;Description:long
- Pier café | category=Cafés; address=Pier 9; latitude=52.381; longitude=4.901; opening_hours=08:00-18:00; rating=4.5
- Station East | category=Transport; address=Station Plaza; latitude=52.372; longitude=4.92; opening_hours=All day; rating=3.9
- Silk Museum | category=Sights; address=Weaver Lane 9; latitude=52.369; longitude=4.889; opening_hours=09:00-17:00; rating=4.4
- North car park | category=Parking; address=Ring road 2; latitude=52.39; longitude=4.88; opening_hours=All day; rating=3.5
item place category|category|layer: Name!;Icon:image;Colour~Hot pink;Shown from zoom:number#1-22;Places:number#0-1000000;Visible:boolean
- Cafés | colour=Brown; shown_from_zoom=14; places=88
- Transport | colour=Blue; shown_from_zoom=10; places=41
- Sights | colour=Hot pink; shown_from_zoom=11; places=35
- Parking | colour=Grey; shown_from_zoom=13; places=60
record marker|marked location|marked place|bookmark|saved place: Title!;Person~Ida Moreau;Place->@place|location~Pier café;Latitude:number#-90-90;Longitude:number#-180-180;Colour=Red|Blue|Green|Yellow|Pink;List~To try;Note:long;Marked on:date
- Try the soup | person=Ida Moreau; place=Pier café; latitude=52.381; longitude=4.901; colour=Red; list=To try
- Meeting point | person=Ida Moreau; place=Station East; latitude=52.372; longitude=4.92; colour=Blue; list=Friday
- Where I parked | person=Jun Arai; place=North car park; latitude=52.39; longitude=4.88; colour=Yellow; note=Row 7
- Quiet bench | person=Petra Hill; latitude=52.3775; longitude=4.895; colour=Green; list=Walks
record route|direction|navigation direction|navigation record|navigation: Title!;Person~Ida Moreau;From!;To->@place|location~Silk Museum;Means=Walk|Bicycle|Car|Bus and train;Avoid=Nothing|Tolls|Motorways|Stairs;Distance:number(km)#0-20000;Duration:number(min)#0-20000;Asked on:date;~State=Planned|Under way|Arrived
- Station to the museum | person=Ida Moreau; from=Station East; to=Silk Museum; means=Walk; avoid=Stairs; distance=2.4; duration=31; state=Arrived
- Home to the café | person=Petra Hill; from=Mill Road 7; to=Pier café; means=Bicycle; avoid=Nothing; distance=3.1; duration=12; state=Planned
- Airport to the car park | person=Jun Arai; from=Airport; to=North car park; means=Car; avoid=Tolls; distance=19; duration=24; state=Under way
- Café to the station | person=Ida Moreau; from=Pier café; to=Station East; means=Bus and train; avoid=Nothing; distance=1.8; duration=11; state=Planned
! record route step|direction step: Instruction!;Route->@route|direction~Station to the museum;Step:number#1-1000;Distance:number(m)#0-1000000;Street;Turn=Left|Right|Straight|U-turn|Arrive
- Leave by the west door | route=Station to the museum; step=1; distance=80; street=Station Plaza; turn=Straight
- Left at the canal | route=Station to the museum; step=2; distance=1400; street=Canal Street; turn=Left
- Right into Weaver Lane | route=Station to the museum; step=3; distance=900; street=Weaver Lane; turn=Right
- You are there | route=Station to the museum; step=4; distance=20; street=Weaver Lane; turn=Arrive
record search record|location search|search history|search: Keyword!;Person~Ida Moreau;Searched on:date;Results:number#0-100000;Chosen place->@place|location~Pier café;Near~Harbour;Radius:number(km)#0-1000
- soup near the pier | person=Ida Moreau; results=4; chosen_place=Pier café; near=Harbour; radius=1
- museum | person=Ida Moreau; results=11; chosen_place=Silk Museum; near=Old Town; radius=3
- parking ring road | person=Jun Arai; results=6; chosen_place=North car park; radius=5
- bench | person=Petra Hill; results=0; near=Canal; radius=1
! item map setting|map view|user setting: Person!;Map style=Street|Satellite|Terrain|Dark;Zoom:number#1-22;Centre latitude:number#-90-90;Centre longitude:number#-180-180;Units=Kilometres|Miles;Start means=Walk|Bicycle|Car|Bus and train
- Ida Moreau | map_style=Street; zoom=14; centre_latitude=52.37; centre_longitude=4.9; units=Kilometres; start_means=Walk
- Jun Arai | map_style=Dark; zoom=12; centre_latitude=52.39; centre_longitude=4.88; units=Kilometres; start_means=Car
- Petra Hill | map_style=Terrain; zoom=15; centre_latitude=52.378; centre_longitude=4.895; units=Miles; start_means=Bicycle
- Guest | map_style=Street; zoom=11; centre_latitude=52.37; centre_longitude=4.9; units=Kilometres; start_means=Walk
# carpool|ride sharing|shared ride|hitchhiking
event ride|trip|carpool|shared ride|carpool trip|journey: Title!;Driver->@driver|car owner|carpool driver;From~Basel station;To~Freiburg, Siegesplatz;Leaves on:date!;Leaves at:time;Seats:number#1-8;~Seats left:number#0-8;Price per seat:money;Vehicle->@vehicle|car;Notes:long;~Status=Open|Full|Under way|Done|Cancelled
- Basel - Freiburg, Friday | driver=Regula Amstad; from=Basel station; to=Freiburg, Siegesplatz; seats=3; seats_left=1; price_per_seat=7; vehicle=BS 40112; status=Open
- Freiburg - Basel, Sunday | driver=Regula Amstad; from=Freiburg, Siegesplatz; to=Basel station; seats=3; seats_left=0; price_per_seat=7; vehicle=BS 40112; status=Full
- Commute to the plant | driver=Jovan Petrov; from=Lindenhof; to=North plant; seats=4; seats_left=2; price_per_seat=2; vehicle=KT 771 P; status=Open
- Airport at dawn | driver=Ellen Marsh; from=Old Market; to=Airport terminal 1; seats=2; seats_left=2; price_per_seat=9; vehicle=LO 12 EM; status=Cancelled
person carpool driver|car owner|ride host: Name!;Phone:phone;Licence number;Rating:rating;Rides:number#0-10000;Verified:boolean;About:long
- Regula Amstad | licence_number=CH-88120; rating=5; rides=142; about=No smoking, music yes.
- Jovan Petrov | licence_number=KT-1190; rating=4; rides=310; about=Every weekday at six.
- Ellen Marsh | licence_number=LO-5561; rating=5; rides=28; about=Room for one large case.
- Marek Sobol | licence_number=PL-7733; rating=3; rides=9; about=Weekends only.
item vehicle|car: Plate!;Owner->@carpool driver|car owner;Model~Estate, blue;Colour;Seats:number#2-9;Insured until:date;Photo:image
- BS 40112 | owner=Regula Amstad; model=Compact electric; colour=White; seats=5
- KT 771 P | owner=Jovan Petrov; model=Estate; colour=Blue; seats=5
- LO 12 EM | owner=Ellen Marsh; model=Small car; colour=Red; seats=4
- WA 5510 | owner=Marek Sobol; model=Van; colour=Grey; seats=8
request seat request|ride request|join request|passenger request|carpool request: Title!;Ride->@ride|trip;Passenger~Tim Aeby|Rosa Lind;Seats:number#1-8;Pick-up point;Drop-off point;Phone:phone;Message:long
- Tim to Freiburg | ride=Basel - Freiburg, Friday; passenger=Tim Aeby; seats=1; pick_up_point=Basel station; drop_off_point=Freiburg, Siegesplatz
- Rosa back on Sunday | ride=Freiburg - Basel, Sunday; passenger=Rosa Lind; seats=2; pick_up_point=University; message=Two small bags.
- Ivo to the plant | ride=Commute to the plant; passenger=Ivo Dane; seats=1; pick_up_point=Lindenhof
- Lea to the airport | ride=Airport at dawn; passenger=Lea Fox; seats=1; pick_up_point=Old Market
record wanted ride|ride wanted|passenger post|looking for a car: Title!;Passenger;From;To;Wanted on:date;Between:time;And:time;People:number#1-8;Offer:money
- Colmar on Saturday | passenger=Rosa Lind; from=Basel; to=Colmar; people=2; offer=12
- Daily to the campus | passenger=Tim Aeby; from=Lörrach; to=Campus; people=1; offer=3
- Concert in Bern | passenger=Ivo Dane; from=Basel; to=Bern; people=3; offer=30
- Moving two boxes | passenger=Lea Fox; from=Old Market; to=Lindenhof; people=1; offer=8
record ride rating|rating|ride review|evaluation: Title!;Ride->@ride|trip;By;Stars:rating;Punctual=Yes|A little late|Very late;Text:long
- Tim about Friday | ride=Basel - Freiburg, Friday; by=Tim Aeby; stars=5; punctual=Yes; text=Pleasant talk.
- Rosa about Sunday | ride=Freiburg - Basel, Sunday; by=Rosa Lind; stars=4; punctual=A little late; text=Traffic at the border.
- Ivo about the commute | ride=Commute to the plant; by=Ivo Dane; stars=4; punctual=Yes; text=Early but fine.
- Lea about the airport | ride=Airport at dawn; by=Lea Fox; stars=2; punctual=Very late; text=Cancelled the evening before.
! record ride payment [pay|cost|fare|fee|wallet]: Reference!;Ride->@ride|trip;Passenger;Amount:money;Method=Cash|Card|Wallet;Paid on:date;~Status=Open|Paid|Refunded
- RP-1 | ride=Basel - Freiburg, Friday; passenger=Tim Aeby; amount=7; method=Wallet; status=Paid
- RP-2 | ride=Freiburg - Basel, Sunday; passenger=Rosa Lind; amount=14; method=Card; status=Paid
- RP-3 | ride=Commute to the plant; passenger=Ivo Dane; amount=2; method=Cash; status=Open
- RP-4 | ride=Airport at dawn; passenger=Lea Fox; amount=9; method=Card; status=Refunded
# express locker|parcel locker|express delivery station|package pickup|parcel pick-up
item locker|express locker|cabinet|parcel locker: Name!;Location;Compartments:number#1-500;Free compartments:number#0-500;Operator;Last contact:date;~Status=Online|Offline|Full
- Gate 2 locker | location=Lakeside, gate 2; compartments=60; free_compartments=14; operator=Parcel point south; status=Online
- Campus locker | location=Dormitory C; compartments=96; free_compartments=0; operator=Parcel point south; status=Full
- Mall locker | location=River Mall, level 0; compartments=40; free_compartments=22; operator=Quickbox; status=Online
- Mill locker | location=Old Mill yard; compartments=24; free_compartments=24; operator=Quickbox; status=Offline
item compartment|locker cell|box|grid: Number!;Locker->@locker|cabinet;Size=Small|Medium|Large|Cooled;~Status=Free|Occupied|Broken
- G2-011 | locker=Gate 2 locker; size=Small; status=Occupied
- G2-012 | locker=Gate 2 locker; size=Medium; status=Free
- CA-040 | locker=Campus locker; size=Large; status=Occupied
- MA-003 | locker=Mall locker; size=Cooled; status=Broken
record parcel|package|express|shipment: Tracking number!;Carrier->@carrier|express company;Recipient->@recipient|addressee;Compartment->@compartment|locker cell;Pick-up code;Stored on:date;Collected on:date;Weight:number(kg)#0-50;~Status=Arrived|Stored|Collected|Overdue|Returned
- YP1188201 | carrier=Yellow Post; recipient=Lena Orlov; compartment=G2-011; pick_up_code=40-71-9; weight=1; status=Stored
- YP1188207 | carrier=Yellow Post; recipient=Tariq Said; compartment=CA-040; pick_up_code=88-12-3; weight=8; status=Overdue
- SW55120 | carrier=Swiftline; recipient=Lena Orlov; weight=2; status=Collected
- SW55131 | carrier=Swiftline; recipient=Mona Frei; weight=4; status=Returned
person recipient|addressee|receiver: Name!;Phone:phone;Address;Default locker->@locker|cabinet;Notices=SMS|Mail|App;Parcels:number#0-10000
- Lena Orlov | address=Lakeside 3-1201; default_locker=Gate 2 locker; notices=App; parcels=44
- Tariq Said | address=Dormitory C 210; default_locker=Campus locker; notices=SMS; parcels=12
- Mona Frei | address=River Street 8; default_locker=Mall locker; notices=Mail; parcels=7
- Ken Adler | address=Mill Yard 1; default_locker=Mill locker; notices=SMS; parcels=2
item carrier|express company|courier company: Name!;Code;Phone:phone;Website:url;Fee per parcel:money;Contact person
- Yellow Post | code=YP; fee_per_parcel=1; contact_person=Mr. Gelb
- Swiftline | code=SW; fee_per_parcel=1; contact_person=Ms. Hart
- Green Wheels | code=GW; fee_per_parcel=1; contact_person=Ida Lund
- Nightbird | code=NB; fee_per_parcel=2; contact_person=Ali Rahm
request sending request|send parcel|mail order|sending order: Title!;Sender;Sender phone:phone;To address;Carrier->@carrier|express company;Weight:number(kg)#0-50;Goods;Price:money;Pick-up on:date
- Books to Ulm | sender=Lena Orlov; to_address=Donau Street 5, Ulm; carrier=Yellow Post; weight=3; goods=Books; price=7
- Shoes back | sender=Tariq Said; to_address=Returns, Hall 9; carrier=Swiftline; weight=1; goods=Shoes; price=0
- Cake tin | sender=Mona Frei; to_address=Hill 2, Bern; carrier=Green Wheels; weight=2; goods=Kitchenware; price=9
- Spare keys | sender=Ken Adler; to_address=Quay 7, Kiel; carrier=Nightbird; weight=1; goods=Keys; price=12
! record parcel event [track|status|history|logistic|notif]: Title!;Parcel->@parcel|package;Kind=Arrived|Stored|Reminder|Collected|Returned;Done by;Date:date;Time:time
- YP1188201 stored | parcel=YP1188201; kind=Stored; done_by=Courier 12
- YP1188207 reminder | parcel=YP1188207; kind=Reminder; done_by=System
- SW55120 collected | parcel=SW55120; kind=Collected; done_by=Lena Orlov
- SW55131 returned | parcel=SW55131; kind=Returned; done_by=Courier 4
# scenic spot|scenic area|tourist attraction|attraction ticket|tourism ticket
item scenic spot|attraction|scenic area|tourist attraction|sight|cultural site: Name!;Region->@tourist region|region|destination;Category=Nature|History|Theme park|Museum|Temple;Address;Opens at:time;Closes at:time;Daily capacity:number#1-100000;Rating:rating;Picture:image;Description:long;~Status=Open|Closed|Seasonal
- Eagle Gorge | region=North valleys; category=Nature; address=Gorge road; daily_capacity=1500; rating=5; description=Bridge walk of two kilometres.; status=Open
- Salt Tower | region=Old coast; category=History; address=Harbour wall 1; daily_capacity=400; rating=4; description=Watchtower of 1380.; status=Open
- Comet Park | region=Old coast; category=Theme park; address=Ring 9; daily_capacity=8000; rating=4; description=Twenty rides.; status=Seasonal
- Pine Temple | region=North valleys; category=Temple; address=Hill path; daily_capacity=600; rating=5; description=Bells at six.; status=Open
item tourist region|region|destination: Name!;Province;Picture:image;Best season=Spring|Summer|Autumn|Winter;Description:long
- North valleys | province=Hochland; best_season=Autumn; description=Gorges and pine woods.
- Old coast | province=Küstenland; best_season=Summer; description=Harbours and towers.
- Lake plain | province=Seeland; best_season=Spring; description=Flat roads for bicycles.
- Snow ridge | province=Hochland; best_season=Winter; description=Lifts and huts.
item ticket type|admission|attraction ticket|scenic ticket: Name!;Spot->@scenic spot|attraction;For=Adult|Child|Student|Family|Senior;Price:money;Usual price:money;Stock per day:number#0-100000;Refundable:boolean;Valid days:number#1-365
- Gorge adult | spot=Eagle Gorge; for=Adult; price=14; usual_price=16; stock_per_day=900; valid_days=1
- Gorge family | spot=Eagle Gorge; for=Family; price=35; usual_price=42; stock_per_day=150; valid_days=1
- Tower child | spot=Salt Tower; for=Child; price=3; usual_price=3; stock_per_day=100; valid_days=30
- Comet day pass | spot=Comet Park; for=Adult; price=38; usual_price=45; stock_per_day=6000; valid_days=1
record ticket order|ticket booking|ticket purchase|admission order: Number!;Ticket type->@ticket type|admission;Visitor name~Lea Brand|Hugo Sy;Phone:phone;Visit date:date!;Quantity:number#1-100;Total:money;Code;~Status=Unpaid|Paid|Used|Refunded|Expired
- TO-7101 | ticket_type=Gorge adult; visitor_name=Lea Brand; quantity=2; total=28; code=GA-4410; status=Paid
- TO-7102 | ticket_type=Gorge family; visitor_name=Hugo Sy; quantity=1; total=35; code=GF-1182; status=Used
- TO-7103 | ticket_type=Comet day pass; visitor_name=Class 7a; quantity=24; total=912; code=CP-9021; status=Unpaid
- TO-7104 | ticket_type=Tower child; visitor_name=Nora Fink; quantity=3; total=9; code=TC-3377; status=Refunded
item travel route|route|tour|itinerary: Title!;Region->@tourist region|destination;Days:number#1-60;Price:money;Guide~Anselm|Keiko;Places:number#1-100;Cover:image;Description:long
- Gorge and temple | region=North valleys; days=2; price=160; guide=Anselm; places=14; description=Night in the pilgrims' house.
- Towers by boat | region=Old coast; days=1; price=70; guide=Keiko; places=20; description=Five towers.
- Lake by bicycle | region=Lake plain; days=3; price=240; guide=Anselm; places=12; description=50 km a day.
- Hut to hut | region=Snow ridge; days=4; price=390; guide=Keiko; places=8; description=Snowshoes included.
record travel note|strategy|travel guide|travel diary: Title!;Spot->@scenic spot|attraction;Author;Written on:date;Picture:image;Text:long;Likes:number#0-1000000
- Be at the gorge by eight | spot=Eagle Gorge; author=Lea; text=The bridge is empty then.; likes=210
- Tower with children | spot=Salt Tower; author=Nora; text=120 steps, all done.; likes=44
- Which rides first | spot=Comet Park; author=Max; text=Start at the back.; likes=530
- Bells at six | spot=Pine Temple; author=Hugo; text=Bring a warm coat.; likes=91
! record route stop [route|itinerar|tour|plan]: Title!;Route->@travel route|itinerary;Spot->@scenic spot|attraction;Day:number#1-60;Position:number#1-50;Stay:number(min)#5-1440
- Day 1, gorge | route=Gorge and temple; spot=Eagle Gorge; day=1; position=1; stay=240
- Day 2, temple | route=Gorge and temple; spot=Pine Temple; day=2; position=1; stay=120
- First tower | route=Towers by boat; spot=Salt Tower; day=1; position=1; stay=60
- Evening at Comet Park | route=Towers by boat; spot=Comet Park; day=1; position=2; stay=180
# parking lot|parking space|roadside parking|car park|parking fee
item parking lot|car park|parking area|lot: Name!;Address;Type=Roadside|Underground|Multi-storey|Open air;Spaces:number#1-10000;~Free spaces:number#0-10000;Rule->@parking rate|rate|charging rule;Operator;~Status=Open|Full|Closed
- Market garage | address=Market 2; type=Underground; spaces=320; free_spaces=41; rule=Garage day; operator=City parking; status=Open
- Linden Street | address=Linden Street 1-60; type=Roadside; spaces=48; free_spaces=0; rule=Street hour; operator=City parking; status=Full
- Stadium field | address=Stadium road; type=Open air; spaces=900; free_spaces=880; rule=Event flat; operator=Sport club; status=Open
- Clinic deck | address=Clinic 5; type=Multi-storey; spaces=210; free_spaces=17; rule=Garage day; operator=Clinic; status=Open
item parking space|space|berth|bay: Number!;Lot->@parking lot|car park;Level;Type=Normal|Disabled|Charging|Resident;~Status=Free|Occupied|Reserved|Blocked
- M-1-014 | lot=Market garage; level=-1; type=Normal; status=Occupied
- M-1-015 | lot=Market garage; level=-1; type=Charging; status=Free
- L-22 | lot=Linden Street; level=0; type=Resident; status=Occupied
- C-3-02 | lot=Clinic deck; level=3; type=Disabled; status=Reserved
record parking record|parking session|parking|entry record: Number!;Plate->@vehicle|car|licence plate;Lot->@parking lot|car park;Space->@parking space|berth;Entered on:date;Entered at:time;Left at:time;Minutes:number#0-100000;Fee:money;~Status=Parked|Left|Unpaid|Paid
- PK-501 | plate=B KR 410; lot=Market garage; space=M-1-014; minutes=95; fee=5; status=Parked
- PK-502 | plate=B LT 77; lot=Linden Street; space=L-22; minutes=60; fee=3; status=Unpaid
- PK-503 | plate=P AS 902; lot=Clinic deck; space=C-3-02; minutes=40; fee=2; status=Paid
- PK-504 | plate=B KR 410; lot=Stadium field; minutes=180; fee=8; status=Paid
item vehicle|car|licence plate|license plate: Plate!;Owner;Phone:phone;Type=Car|Van|Motorbike|Electric;Colour;Monthly pass:boolean
- B KR 410 | owner=Karla Ruf; type=Car; colour=Grey
- B LT 77 | owner=Leo Tann; type=Van; colour=White
- P AS 902 | owner=Aylin Sahin; type=Electric; colour=Blue
- B MM 15 | owner=Max Mohr; type=Motorbike; colour=Red
item parking rate|rate|charging rule|tariff: Name!;Free minutes:number#0-240;First hour:money;Each further hour:money;Daily maximum:money;Monthly pass price:money
- Garage day | free_minutes=15; first_hour=3; each_further_hour=2; daily_maximum=18; monthly_pass_price=110
- Street hour | free_minutes=0; first_hour=3; each_further_hour=3; daily_maximum=30; monthly_pass_price=60
- Event flat | free_minutes=0; first_hour=8; each_further_hour=0; daily_maximum=8; monthly_pass_price=0
- Night rate | free_minutes=30; first_hour=1; each_further_hour=1; daily_maximum=6; monthly_pass_price=40
! record overdue notice|overdue payment|arrears|unpaid parking|payment reminder [overdue|arrear\\w*|unpaid|chas\\w*]: Number!;Parking record->@parking record|parking session;Plate->@vehicle|car|licence plate;Amount:money!;Days overdue:number#0-3650;Reminder:number#1-10;Sent by=Message|Letter|Phone;Sent on:date;~Status=Open|Reminded|Paid|Written off
- OD-3301 | amount=6; days_overdue=14; reminder=1; sent_by=Message; status=Reminded
- OD-3302 | amount=12.5; days_overdue=41; reminder=2; sent_by=Letter; status=Reminded
- OD-3303 | amount=3; days_overdue=5; reminder=1; status=Open
- OD-3290 | amount=8; days_overdue=20; reminder=2; sent_by=Phone; status=Paid
! record parking payment [pay|fee|overdue|charge|invoice]: Reference!;Parking record->@parking record|parking session;Amount:money;Method=App|Card|Cash|Wallet;Paid on:date;~Status=Open|Paid|Refunded
- PP-1 | parking_record=PK-503; amount=2; method=App; status=Paid
- PP-2 | parking_record=PK-504; amount=8; method=Card; status=Paid
- PP-3 | parking_record=PK-502; amount=3; method=App; status=Open
- PP-4 | parking_record=PK-501; amount=5; method=Wallet; status=Open
# logistics management|cargo source|cargo scheduling|freight dispatch|logistics system|logistics platform|cargo management
record cargo source|cargo|shipment|consignment|cargo entry: Number!;Goods~Ceramic tiles|Frozen peas;Customer~Lorca Tiles|Nordfrost;Loading place~Valencia|Bremen;Unloading place~Lyon|Malmö;Weight:number(kg)#1-40000;Volume:number(m³)#0-120;Value:money;Load on:date;Region->@delivery region|region~South;~Status=Unsent|Scheduled|On the way|Delivered|Cancelled
- CG-5101 | goods=Ceramic tiles; customer=Lorca Tiles; loading_place=Valencia; unloading_place=Lyon; weight=18400; volume=22; value=31000; region=South; status=Unsent
- CG-5102 | goods=Frozen peas; customer=Nordfrost; loading_place=Bremen; unloading_place=Malmö; weight=21000; volume=64; value=26500; region=North; status=On the way
- CG-5103 | goods=Office chairs; customer=Sedia Co; loading_place=Turin; unloading_place=Basel; weight=3900; volume=48; value=54000; region=South; status=Scheduled
- CG-5098 | goods=Paint in cans; customer=Colorwerk; loading_place=Linz; unloading_place=Brno; weight=7600; volume=11; value=19000; region=East; status=Delivered
work dispatch|scheduling|schedule|vehicle scheduling|dispatch order: Number!;Cargo->@cargo source|cargo~CG-5102|CG-5103;Vehicle->@vehicle|truck~HB-NF 204;Driver->@driver~Anton Weber;Departs on:date;Departs at:time;Planned arrival:date;Distance:number(km)#1-6000;Dispatcher~Lea Simon
- DP-880 | cargo=CG-5102; vehicle=HB-NF 204; driver=Anton Weber; distance=610; dispatcher=Lea Simon
- DP-881 | cargo=CG-5103; vehicle=TO-SC 77; driver=Carla Bruni-Neri; distance=415; dispatcher=Lea Simon
- DP-872 | cargo=CG-5098; vehicle=L-LZ 318; driver=Milos Hora; distance=214; dispatcher=Jan Kral
- DP-882 | cargo=CG-5101; vehicle=TO-SC 77; driver=Carla Bruni-Neri; distance=770; dispatcher=Jan Kral
record transport track|track|tracking record|transportation track|delivery status|operation record: Event!;Dispatch->@dispatch|dispatch order~DP-880;Place~Port of Trelleborg;Kind=Loaded|Departed|Passed|Delayed|Arrived|Signed;Remark;Noted by~Anton Weber;Noted on:date;Noted at:time
- Loaded in Bremen | dispatch=DP-880; place=Bremen cold store; kind=Loaded; noted_by=Anton Weber
- On the ferry | dispatch=DP-880; place=Port of Travemünde; kind=Passed; noted_by=Anton Weber
- Waiting at customs | dispatch=DP-881; place=Chiasso; kind=Delayed; remark=40 minutes; noted_by=Carla Bruni-Neri
- Signed in Brno | dispatch=DP-872; place=Brno; kind=Signed; noted_by=Milos Hora
item vehicle|truck|lorry: Plate!;Kind=Tarpaulin truck|Refrigerated truck|Van|Tanker|Container truck;Payload:number(kg)#100-40000;Load space:number(m³)#1-120;Mileage:number(km)#0-3000000;Inspection due:date;Insured until:date;Driver->@driver~Anton Weber;~Status=Free|On tour|In workshop|Retired
- HB-NF 204 | kind=Refrigerated truck; payload=23000; load_space=86; mileage=412000; driver=Anton Weber; status=On tour
- TO-SC 77 | kind=Tarpaulin truck; payload=24000; load_space=92; mileage=288000; driver=Carla Bruni-Neri; status=Free
- L-LZ 318 | kind=Van; payload=9000; load_space=38; mileage=151000; driver=Milos Hora; status=Free
- VA-LO 12 | kind=Container truck; payload=25000; load_space=76; mileage=603000; status=In workshop
record vehicle service|vehicle maintenance|vehicle insurance|maintenance|insurance: Title!;Vehicle->@vehicle|truck~VA-LO 12;Kind=Maintenance|Repair|Insurance|Inspection|Tyres;Provider~Truck Point;Policy or bill number;Cost:money;Done on:date;Valid until:date;Remark
- Clutch of VA-LO 12 | vehicle=VA-LO 12; kind=Repair; provider=Truck Point; policy_or_bill_number=R-4410; cost=2380
- Cover for HB-NF 204 | vehicle=HB-NF 204; kind=Insurance; provider=Hanse Mutual; policy_or_bill_number=P-99120; cost=3150
- Oil and filters TO-SC 77 | vehicle=TO-SC 77; kind=Maintenance; provider=Truck Point; policy_or_bill_number=R-4391; cost=540
- Winter tyres L-LZ 318 | vehicle=L-LZ 318; kind=Tyres; provider=Reifen Huber; policy_or_bill_number=R-1102; cost=1240
item freight quotation|quotation|freight price|price list|freight rate: Name!;From~Valencia;To~Lyon;Vehicle kind=Tarpaulin truck|Refrigerated truck|Van|Container truck;Price per tonne:money;Price per kilometre:money;Insurance rate:percent;Valid from:date;Valid until:date
- Valencia - Lyon | from=Valencia; to=Lyon; vehicle_kind=Tarpaulin truck; price_per_tonne=62; price_per_kilometre=1.4; insurance_rate=1
- Bremen - Malmö cold | from=Bremen; to=Malmö; vehicle_kind=Refrigerated truck; price_per_tonne=88; price_per_kilometre=1.9; insurance_rate=2
- Turin - Basel | from=Turin; to=Basel; vehicle_kind=Tarpaulin truck; price_per_tonne=71; price_per_kilometre=1.6; insurance_rate=1
- Linz - Brno | from=Linz; to=Brno; vehicle_kind=Van; price_per_tonne=54; price_per_kilometre=1.2; insurance_rate=1
record supplier settlement|settlement|supplier accounting|supplier bill [supplier|settle|account]: Number!;Supplier->@supplier|carrier~Truck Point;Period~May 2025;Trips:number#0-1000;Amount:money;Paid:money;Due on:date;~Status=Open|Checked|Paid|Disputed
- ST-0517 | supplier=Truck Point; period=May 2025; trips=0; amount=2920; paid=0; status=Open
- ST-0518 | supplier=Hora Transport; period=May 2025; trips=14; amount=7840; paid=7840; status=Paid
- ST-0519 | supplier=Ferry North; period=May 2025; trips=6; amount=3360; paid=0; status=Checked
- ST-0520 | supplier=Reifen Huber; period=May 2025; trips=0; amount=1240; paid=0; status=Disputed
item supplier|carrier: Name!;Kind=Carrier|Workshop|Ferry|Insurer|Warehouse;Contact person~Milos Hora;Phone:phone;Payment days:number#0-120;Grade=A|B|C
- Truck Point | kind=Workshop; contact_person=Rolf Maas; payment_days=14; grade=A
- Hora Transport | kind=Carrier; contact_person=Milos Hora; payment_days=30; grade=A
- Ferry North | kind=Ferry; contact_person=Siv Lund; payment_days=7; grade=B
- Reifen Huber | kind=Workshop; contact_person=Eva Huber; payment_days=30; grade=C
! item delivery region|region|regional management [region|courier|area]: Name!;Postcodes;Depot~Lyon South;Courier~Paul Arnaud;Delivery days:number#1-30;Surcharge:money
- South | postcodes=46-69; depot=Lyon South; courier=Paul Arnaud; delivery_days=2; surcharge=0
- North | postcodes=20-28; depot=Bremen Hafen; courier=Anton Weber; delivery_days=2; surcharge=5
- East | postcodes=40-60; depot=Linz; courier=Milos Hora; delivery_days=3; surcharge=3
- Islands | postcodes=07, 38; depot=Barcelona; courier=Nuria Pla; delivery_days=5; surcharge=18
+ order: Cargo->@cargo source|cargo~CG-5101;Region->@delivery region|region~South;Weight:number(kg)#0-40000;Freight:money;Points earned:number#0-100000
# travel platform|travel recommendation|travel application|ai-driven travel|travel planner|travel planning|trip planner|trip planning|trip cost|travel app
item destination|travel destination|place: Name!;Country~Portugal|Japan;Region;Kind=City|Beach|Mountains|Nature|Island;Best months;Daily cost:money;Climate;Photo:image;Description:long;~Rating:rating
- Porto | country=Portugal; kind=City; best_months=May to September; daily_cost=85; climate=Mild; rating=5
- Kamikochi | country=Japan; kind=Mountains; best_months=June to October; daily_cost=110; climate=Cool; rating=5
- Naxos | country=Greece; kind=Island; best_months=May to October; daily_cost=75; climate=Dry and sunny; rating=4
- Lofoten | country=Norway; kind=Nature; best_months=March, July; daily_cost=150; climate=Windy; rating=5
item recommended itinerary|itinerary|travel route|tour: Title!;Destination->@destination|place~Porto;Days:number#1-60;Style=Relaxed|Active|Culture|Food|Family;Price per person:money;Highlights:long;Cover:image;Author~Travel desk;~Saved:number#0-1000000
- Porto and the river in 4 days | destination=Porto; days=4; style=Food; price_per_person=420; saved=812
- Huts and hot springs | destination=Kamikochi; days=6; style=Active; price_per_person=890; saved=240
- Naxos with children | destination=Naxos; days=8; style=Family; price_per_person=610; saved=377
- Midnight sun road | destination=Lofoten; days=7; style=Culture; price_per_person=1280; saved=455
! record itinerary stop|itinerary day|stop|day plan: Title!;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Day:number#1-60;Starts at:time;Place;Activity->@travel activity|activity~Port cellar visit;Minutes:number#5-1440;Cost:money
- Tiles at São Bento | itinerary=Porto and the river in 4 days; day=1; place=São Bento station; minutes=45; cost=0
- Cellars across the bridge | itinerary=Porto and the river in 4 days; day=2; place=Gaia; activity=Port cellar visit; minutes=120; cost=18
- Hut above the clouds | itinerary=Huts and hot springs; day=3; place=Yari hut; activity=Ridge walk; minutes=420; cost=80
- Sandy lunch | itinerary=Naxos with children; day=2; place=Plaka beach; minutes=180; cost=40
item travel activity|activity|attraction|travel service|service: Name!;Destination->@destination|place~Porto;Kind=Sight|Food|Outdoor|Museum|Tour|Transport;Price:money;Minutes:number#5-2880;Open from:time;Open until:time;Photo:image;Address
- Port cellar visit | destination=Porto; kind=Tour; price=18; minutes=90
- Ridge walk | destination=Kamikochi; kind=Outdoor; price=0; minutes=420
- Kite lesson | destination=Naxos; kind=Outdoor; price=65; minutes=150
- Stockfish museum | destination=Lofoten; kind=Museum; price=9; minutes=60
item travel preference|preference|personal preference|traveler profile|interest: Name!;Traveler->@user;Budget per day:money;Pace=Slow|Medium|Fast;Interests;Companions=Alone|Couple|Family|Friends;Climate;Food wishes;Longest flight:number(h)#0-30
- Slow food couple | budget_per_day=120; pace=Slow; interests=Food, wine, tiles; companions=Couple; longest_flight=4
- Mountains with Yuki | budget_per_day=110; pace=Fast; interests=Hiking, springs; companions=Friends; longest_flight=14
- Children and sand | budget_per_day=160; pace=Slow; interests=Beach, animals; companions=Family; longest_flight=4
- Light hunter | budget_per_day=150; pace=Medium; interests=Photography; companions=Alone; longest_flight=6
record recommendation|travel recommendation|personalized recommendation|suggestion: Title!;Traveler->@user;Preference->@travel preference|preference~Slow food couple;Destination->@destination|place~Porto;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Match:percent;Reason:long;Made on:date;~Answer=New|Saved|Dismissed|Booked
- Porto fits at 94 percent | preference=Slow food couple; destination=Porto; itinerary=Porto and the river in 4 days; match=94; reason=Food, short flight, slow pace.; answer=Saved
- Kamikochi for four | preference=Mountains with Yuki; destination=Kamikochi; match=91; answer=Booked
- Naxos by ferry | preference=Children and sand; destination=Naxos; match=88; answer=New
- Lofoten in March | preference=Light hunter; destination=Lofoten; match=90; answer=Dismissed
record trip|trip plan|travel plan|plan: Title!;Traveler->@user;Destination->@destination|place~Porto;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Starts on:date;Ends on:date;People:number#1-50;Budget:money;Spent:money;Notes:long;~Status=Idea|Planned|Booked|Travelling|Done
- Anniversary in Porto | destination=Porto; itinerary=Porto and the river in 4 days; people=2; budget=1200; spent=380; status=Booked
- Alps of Japan | destination=Kamikochi; itinerary=Huts and hot springs; people=4; budget=4800; spent=0; status=Planned
- Easter on Naxos | destination=Naxos; people=5; budget=3200; spent=0; status=Idea
- Northern lights | destination=Lofoten; people=1; budget=1900; spent=1744; status=Done
! record real-time information|travel information|travel notice|live information [real-time|live|weather|information]: Title!;Destination->@destination|place~Lofoten;Kind=Weather|Traffic|Safety|Event|Price;Text:long;Valid until:date;Source~Road office
- Bridge closed by wind | destination=Lofoten; kind=Traffic; source=Road office
- St. John's night | destination=Porto; kind=Event; source=City of Porto
- Ferry strike Tuesday | destination=Naxos; kind=Traffic; source=Port police
- First snow at the huts | destination=Kamikochi; kind=Weather; source=Hut owners
# city traffic|traffic operation|traffic website|traffic information|traffic news|traffic update|traffic monitoring|traffic management|road traffic
! item road section|road|monitored road|traffic section: Name!;District~Harbour|North;Kind=Motorway|Main road|Side street|Tunnel|Bridge;Length:number(km)#0-500;Lanes:number#1-12;Speed limit:number(km/h)#10-130;Capacity:number#0-20000;From;To;~State=Free|Slow|Jammed|Closed
- Quay road, east | district=Harbour; kind=Main road; length=3.2; lanes=4; speed_limit=50; capacity=3200; from=Fish market; to=Ferry port; state=Jammed
- Ring tunnel | district=North; kind=Tunnel; length=1.8; lanes=4; speed_limit=60; capacity=4100; from=Oak hill; to=Mill lake; state=Slow
- Stone bridge | district=Old town; kind=Bridge; length=0.4; lanes=2; speed_limit=30; capacity=1400; from=Market; to=Castle; state=Free
- A7 feeder | district=West; kind=Motorway; length=6.5; lanes=6; speed_limit=100; capacity=6900; from=Exit 12; to=Ring; state=Free
record traffic measurement|traffic data|traffic flow|traffic record|operation data|traffic status: Title!;Road->@road section|road~Quay road, east;Vehicles per hour:number#0-20000;Average speed:number(km/h)#0-200;Occupancy:percent;Congestion index:number#0-10;Measured on:date;Measured at:time;Sensor->@traffic sensor|sensor|camera~Loop Q-14
- Quay road, 08:00 | road=Quay road, east; vehicles_per_hour=3050; average_speed=14; occupancy=78; congestion_index=8; sensor=Loop Q-14
- Ring tunnel, 08:00 | road=Ring tunnel; vehicles_per_hour=3600; average_speed=38; occupancy=52; congestion_index=5; sensor=Radar T-2
- Stone bridge, 08:00 | road=Stone bridge; vehicles_per_hour=420; average_speed=27; occupancy=15; congestion_index=1; sensor=Camera B-1
- A7 feeder, 08:00 | road=A7 feeder; vehicles_per_hour=4100; average_speed=92; occupancy=31; congestion_index=2; sensor=Radar A-7
! record traffic event|incident|accident|traffic problem|traffic incident|traffic alert [alert\\w*|incident\\w*|real-time|update\\w*]: Title!;Road->@road section|road~Ring tunnel;Kind=Accident|Breakdown|Roadworks|Event|Flood|Signal fault;Severity=Light|Medium|Serious;Lanes closed:number#0-12;Description:long;Reported by~Control room;Started on:date;Ended on:date;~Status=Reported|Confirmed|Cleared
- Lorry stands in the tunnel | road=Ring tunnel; kind=Breakdown; severity=Medium; lanes_closed=1; reported_by=Control room; status=Confirmed
- Water main at the quay | road=Quay road, east; kind=Roadworks; severity=Serious; lanes_closed=2; reported_by=Water works; status=Confirmed
- Lights out at Castle | road=Stone bridge; kind=Signal fault; severity=Light; lanes_closed=0; reported_by=Patrol 4; status=Cleared
- Two cars on the feeder | road=A7 feeder; kind=Accident; severity=Light; lanes_closed=1; reported_by=Police; status=Cleared
record risk factor|traffic risk|risk|risk diagnosis|diagnosis: Title!;Road->@road section|road~Stone bridge;Factor=Bad sight|Surface|Speeding|Crossing|Signal timing|School route;Risk score:number#0-100;Accidents in a year:number#0-1000;Finding:long;Advice:long;Diagnosed by~Ivo Lang;~Status=Open|Measure planned|Solved
- Blind corner at the bridge | road=Stone bridge; factor=Bad sight; risk_score=72; accidents_in_a_year=6; advice=Mirror and 20 km/h; diagnosed_by=Ivo Lang; status=Measure planned
- Short green at Fish market | road=Quay road, east; factor=Signal timing; risk_score=64; accidents_in_a_year=4; advice=12 seconds more; diagnosed_by=Rita Sand; status=Open
- Speeding before the tunnel | road=Ring tunnel; factor=Speeding; risk_score=58; accidents_in_a_year=3; advice=Speed camera; diagnosed_by=Ivo Lang; status=Open
- Ruts on the feeder | road=A7 feeder; factor=Surface; risk_score=40; accidents_in_a_year=2; diagnosed_by=Rita Sand; status=Solved
record traffic analysis|analysis|spatial analysis|decision analysis|traffic report: Title!;Kind=Peak hours|Hot spots|Origin and destination|Forecast|Before and after;District;From:date;Until:date;Finding:long;Recommendation:long;Made by~Rita Sand;~Status=Draft|Ready|Presented
- Morning peak, spring | kind=Peak hours; district=Harbour; finding=Peak begins 20 minutes earlier.; made_by=Rita Sand; status=Ready
- Where accidents gather | kind=Hot spots; district=Old town; finding=Three corners hold half of them.; made_by=Ivo Lang; status=Presented
- Ferry days forecast | kind=Forecast; district=Harbour; finding=900 cars more on Saturdays.; made_by=Rita Sand; status=Draft
- New bus lane, effect | kind=Before and after; district=North; finding=Buses 4 minutes faster.; made_by=Ivo Lang; status=Ready
item traffic sensor|sensor|camera|detector|monitoring device: Name!;Road->@road section|road~Quay road, east;Kind=Loop|Camera|Radar|Floating cars;Latitude:number;Longitude:number;Installed on:date;Every:number(s)#1-3600;~Status=Online|Offline|Faulty
- Loop Q-14 | road=Quay road, east; kind=Loop; every=60; status=Online
- Radar T-2 | road=Ring tunnel; kind=Radar; every=30; status=Online
- Camera B-1 | road=Stone bridge; kind=Camera; every=10; status=Faulty
- Radar A-7 | road=A7 feeder; kind=Radar; every=30; status=Online
# geographic information|gis|gis system|map visualization|drainage|drainage facility|geospatial|web map
item map layer|layer|geographic data|map: Name!;Kind=Points|Lines|Areas|Raster|Base map;Source:url;File:file;Colour;From zoom:number#0-22;To zoom:number#0-22;Features:number#0-100000000;Group~Water|Roads;Visible:boolean;~Status=Published|Draft|Outdated
- Drain shafts | kind=Points; colour=blue; from_zoom=13; to_zoom=22; features=8120; group=Water; status=Published
- Sewer pipes | kind=Lines; colour=brown; from_zoom=11; to_zoom=22; features=9433; group=Water; status=Published
- Flood areas | kind=Areas; colour=aqua; from_zoom=8; to_zoom=18; features=74; group=Water; status=Published
- Aerial photo 2024 | kind=Raster; from_zoom=6; to_zoom=20; features=1; group=Base; status=Draft
item drainage facility|facility|geographic feature|map object|feature: Code!;Kind=Shaft|Pipe|Pump station|Outlet|Rain basin;Layer->@map layer|layer~Drain shafts;Street~Mill lane;Latitude:number;Longitude:number;Depth:number(m)#0-100;Diameter:number(mm)#50-5000;Material=Concrete|Plastic|Clay|Steel;Built on:date;Photo:image;~Condition=Good|Worn|Damaged|Blocked
- SH-1042 | kind=Shaft; layer=Drain shafts; street=Mill lane; latitude=48.1; longitude=11.5; depth=3; diameter=1000; material=Concrete; condition=Worn
- PI-0877 | kind=Pipe; layer=Sewer pipes; street=Mill lane; depth=4; diameter=400; material=Clay; condition=Damaged
- PS-0003 | kind=Pump station; layer=Drain shafts; street=Quay 12; depth=7; diameter=2500; material=Concrete; condition=Good
- OU-0019 | kind=Outlet; layer=Drain shafts; street=River park; depth=1; diameter=800; material=Concrete; condition=Blocked
work construction order|work order|construction task|repair order: Title!;Facility->@drainage facility|facility~PI-0877;Kind=Repair|Cleaning|New building|Replacement;Contractor~Kanalbau Ost;Cost:money;Priority=Low|Normal|High|Urgent;Starts on:date;Due on:date;Description:long
- Reline pipe in Mill lane | facility=PI-0877; kind=Repair; contractor=Kanalbau Ost; cost=18400; priority=High
- Free the outlet | facility=OU-0019; kind=Cleaning; contractor=City works; cost=900; priority=Urgent
- New cover for SH-1042 | facility=SH-1042; kind=Replacement; contractor=City works; cost=650; priority=Normal
- Second pump at the quay | facility=PS-0003; kind=New building; contractor=Pumpen Maier; cost=72000; priority=Low
record facility inspection|inspection|evaluation|inspection record|inspection and evaluation: Title!;Facility->@drainage facility|facility~SH-1042;Inspector~Rolf Ney;Score:number#0-100;Grade=A|B|C|D;Deposit:number(cm)#0-500;Finding:long;Photo:image;Inspected on:date;Next on:date;~Result=Fine|Watch|Order needed
- Shaft 1042, spring | facility=SH-1042; inspector=Rolf Ney; score=68; grade=C; deposit=12; finding=Cover rattles.; result=Order needed
- Camera run 0877 | facility=PI-0877; inspector=Ines Roth; score=41; grade=D; deposit=6; finding=Crack over 2 m.; result=Order needed
- Pump test | facility=PS-0003; inspector=Rolf Ney; score=95; grade=A; deposit=0; result=Fine
- Outlet after the storm | facility=OU-0019; inspector=Ines Roth; score=30; grade=D; deposit=55; result=Order needed
item role|user role: Name!;Code;Description;Menus:long;Data scope=Own|District|All;Members:number#0-1000
- Map editor | code=editor; menus=Layers, Facilities; data_scope=All; members=3
- Inspector | code=inspect; menus=Inspections, Facilities; data_scope=District; members=8
- Contractor | code=contract; menus=Orders; data_scope=Own; members=12
- Viewer | code=view; menus=Map; data_scope=All; members=40
item menu entry|menu|permission: Name!;Path;Role->@role~Map editor;Permission=View|Create|Edit|Delete;Icon;Position:number#1-99
- Layers | path=/layers; role=Map editor; permission=Edit; position=1
- Facilities | path=/facilities; role=Inspector; permission=Edit; position=2
- Inspections | path=/inspections; role=Inspector; permission=Create; position=3
- Orders | path=/orders; role=Contractor; permission=View; position=4
! item saved map view|map view|bookmark: Name!;Owner~Mara Lindt|Joel Abara;Latitude:number;Longitude:number;Zoom:number#0-22;Layers;Shared:boolean
- Quay and pumps | latitude=48.1; longitude=11.6; zoom=15; layers=Drain shafts, Sewer pipes
- Flood areas North | latitude=48.2; longitude=11.5; zoom=12; layers=Flood areas
- Mill lane works | latitude=48.1; longitude=11.5; zoom=18; layers=Sewer pipes, Aerial photo 2024
- Whole town | latitude=48.1; longitude=11.6; zoom=11; layers=Flood areas
# map browsing|interactive map|map website|web map|map and user|map viewer|includes a map|image map
item place|point of interest|map marker|location|marker|poi: Name!;Category->@map layer|layer|category~Museums|Playgrounds;Latitude:number#-90-90;Longitude:number#-180-180;Address;Description:long;Opening hours;Website:url;Picture:image;~Status=Open|Closed
- Lamp museum | category=Museums; latitude=48.137; longitude=11.575; address=Glass lane 2; description=Lamps from oil to light diode.; opening_hours=10 to 17; status=Open
- Pirate playground | category=Playgrounds; latitude=48.141; longitude=11.581; address=River park; description=Ship, ropes and sand.; opening_hours=Always; status=Open
- Spring of the three wells | category=Drinking water; latitude=48.129; longitude=11.56; address=Forest edge; description=Cold all summer.; opening_hours=Always; status=Open
- Old toll house | category=Museums; latitude=48.12; longitude=11.55; address=South gate; description=Roof is being mended.; opening_hours=Closed; status=Closed
item map layer|layer|category|map theme: Name!;Kind=Markers|Lines|Areas|Pictures|Heat map;Colour;Icon;Source;Position:number#0-100;Shown at start:boolean
- Museums | kind=Markers; colour=Purple; icon=museum; source=Town list; position=1
- Playgrounds | kind=Markers; colour=Orange; icon=swing; source=Parents' club; position=2
- Drinking water | kind=Markers; colour=Blue; icon=drop; source=Water works; position=3
- Cycle ways | kind=Lines; colour=Green; icon=bike; source=Town survey; position=4
record route|path|drawn line|trail: Name!;From->@place|location~Lamp museum|Old toll house;To->@place|location~Pirate playground|Spring of the three wells;Length:number(km)#0-1000;Time:number(min)#0-10000;Travel by=Foot|Bicycle|Car|Bus;Points:long;Difficulty=Easy|Medium|Hard
- Museum to playground | from=Lamp museum; to=Pirate playground; length=0.9; time=12; travel_by=Foot; points=Over the red bridge; difficulty=Easy
- Toll house to the spring | from=Old toll house; to=Spring of the three wells; length=3.4; time=14; travel_by=Bicycle; points=Along the brook; difficulty=Medium
- Around the river park | from=Pirate playground; to=Pirate playground; length=2.1; time=30; travel_by=Foot; points=Clockwise; difficulty=Easy
- Museum to the spring | from=Lamp museum; to=Spring of the three wells; length=4.2; time=11; travel_by=Car; points=Ring road; difficulty=Easy
record saved view|map view|bookmark|saved map: Name!;Owner;Latitude:number#-90-90;Longitude:number#-180-180;Zoom:number#1-22;Base map=Streets|Satellite|Terrain|Plain;Layers;Saved on:date;Shared:boolean
- Whole town | owner=Guest; latitude=48.13; longitude=11.57; zoom=12; base_map=Streets; layers=Museums, Playgrounds
- Sunday with children | owner=lena; latitude=48.141; longitude=11.581; zoom=16; base_map=Streets; layers=Playgrounds, Drinking water
- Cycle plan | owner=arno; latitude=48.12; longitude=11.55; zoom=14; base_map=Terrain; layers=Cycle ways
- Roofs from above | owner=arno; latitude=48.137; longitude=11.575; zoom=18; base_map=Satellite; layers=Museums
record map feedback|place suggestion|correction|feedback: Title!;Place->@place|location~Old toll house|Pirate playground;Kind=Wrong position|Closed|New place|Wrong text;Text:long;Sent by;Sent on:date;~Status=New|Checked|Done|Refused
- Roof is done | place=Old toll house; kind=Closed; text=It opens again on Saturday.; sent_by=Guest; status=New
- Playground moved | place=Pirate playground; kind=Wrong position; text=Now behind the café.; sent_by=lena; status=Done
- Add the bird tower | place=Spring of the three wells; kind=New place; text=Two hundred metres to the west.; sent_by=arno; status=Checked
- Ticket price | place=Lamp museum; kind=Wrong text; text=Children are free.; sent_by=Guest; status=Done
# automatic loading|driver-side|loading management|network cargo|cargo transportation|freight platform|transportation management|carrier platform
request transport demand|demand|freight demand|cargo demand|user-published demand: Title!;Cargo;Weight:number(t)#0-1000;Volume:number(m³)#0-1000;From!;To!;Load on:date;Deliver by:date;Freight:money;Vehicle needed=Van|Box truck|Flatbed|Tank truck|Trailer;Contact phone:phone
- Twelve pallets of tiles | cargo=Tiles; weight=14; volume=16; from=Quayhaven; to=Millbrook; freight=420; vehicle_needed=Box truck
- Steel beams | cargo=Beams 9 m; weight=22; volume=12; from=Steel yard; to=North ridge; freight=780; vehicle_needed=Flatbed
- Milk to the dairy | cargo=Raw milk; weight=18; volume=18; from=Hill farm; to=Dairy Lakeside; freight=310; vehicle_needed=Tank truck
- Office move | cargo=Furniture; weight=2; volume=18; from=Market 4; to=Ring 9; freight=190; vehicle_needed=Van
item vehicle|truck|lorry: Plate!;Type=Van|Box truck|Flatbed|Tank truck|Trailer;Payload:number(t)#0-100;Volume:number(m³)#0-200;Driver name;Owner;Insured until:date;Inspection due on:date;~Status=Free|Loading|On the road|In the workshop
- QH LT 11 | type=Box truck; payload=16; volume=50; driver_name=Jan Bos; owner=Bos transport; status=On the road
- QH FB 7 | type=Flatbed; payload=24; volume=60; driver_name=Mira Tal; owner=Tal & sons; status=Loading
- HF TK 2 | type=Tank truck; payload=20; volume=22; driver_name=Otto Kern; owner=Milk route; status=Free
- MB VN 40 | type=Van; payload=1; volume=18; driver_name=Sami Aho; owner=Sami Aho; status=In the workshop
record waybill|transport order|transportation|delivery order|dispatch|schedule: Number!;Demand->@transport demand|demand~Twelve pallets of tiles|Steel beams;Vehicle->@vehicle|truck~QH LT 11|QH FB 7;Driver name;Loaded on:date;Delivered on:date;Distance:number(km)#0-20000;Freight:money;Receipt:image;~Status=Accepted|Loading|On the road|Delivered|Settled|Cancelled
- WB-5001 | demand=Twelve pallets of tiles; vehicle=QH LT 11; driver_name=Jan Bos; distance=84; freight=420; status=On the road
- WB-5002 | demand=Steel beams; vehicle=QH FB 7; driver_name=Mira Tal; distance=132; freight=780; status=Loading
- WB-5003 | demand=Milk to the dairy; vehicle=HF TK 2; driver_name=Otto Kern; distance=41; freight=310; status=Settled
- WB-5004 | demand=Office move; vehicle=MB VN 40; driver_name=Sami Aho; distance=6; freight=190; status=Delivered
record loading record|loading|loading task|loading status: Title!;Waybill->@waybill|transport order~WB-5001|WB-5002;Bay;Way=Automatic|Forklift|By hand|Pump;Pieces:number#0-100000;Weight loaded:number(t)#0-1000;Began at:time;Ended at:time;Photo:image;Seal number;~State=Waiting|Loading|Loaded|Stopped
- Tiles at bay 3 | waybill=WB-5001; bay=3; way=Automatic; pieces=12; weight_loaded=14; seal_number=S-881; state=Loaded
- Beams in the yard | waybill=WB-5002; bay=Yard; way=Forklift; pieces=18; weight_loaded=9; seal_number=none; state=Loading
- Milk at the farm | waybill=WB-5003; bay=Tank 1; way=Pump; pieces=1; weight_loaded=18; seal_number=S-884; state=Loaded
- Desks down the stairs | waybill=WB-5004; bay=Street; way=By hand; pieces=46; weight_loaded=2; seal_number=none; state=Loaded
record settlement|freight settlement|settled order|driver settlement: Number!;Waybill->@waybill|transport order~WB-5003|WB-5004;Payee;Freight:money;Advance:money;Deduction:money;Amount paid:money;Paid on:date;~Status=Open|Checked|Paid|Uploaded
- ST-3003 | waybill=WB-5003; payee=Otto Kern; freight=310; advance=50; deduction=0; amount_paid=260; status=Uploaded
- ST-3004 | waybill=WB-5004; payee=Sami Aho; freight=190; advance=0; deduction=10; amount_paid=180; status=Checked
- ST-3001 | waybill=WB-5001; payee=Jan Bos; freight=420; advance=100; deduction=0; amount_paid=0; status=Open
- ST-3002 | waybill=WB-5002; payee=Mira Tal; freight=780; advance=200; deduction=0; amount_paid=0; status=Open
! record regulatory report|verification|upload record|tracking point [report\\w*|upload|verif\\w*|track]: Title!;Waybill->@waybill|transport order~WB-5003|WB-5001;Kind=Waybill|Payment|Position|Tax;Sent to;Sent on:date;Message:long;~Result=Waiting|Accepted|Refused
- Waybill 5003 | waybill=WB-5003; kind=Waybill; sent_to=Transport office; message=Complete.; result=Accepted
- Payment 5003 | waybill=WB-5003; kind=Payment; sent_to=Tax office; message=Receipt number missing.; result=Refused
- Position 5001 at noon | waybill=WB-5001; kind=Position; sent_to=Transport office; message=Km 40 of road 9.; result=Accepted
- Waybill 5002 | waybill=WB-5002; kind=Waybill; sent_to=Transport office; message=Still loading.; result=Waiting
# tourism booking|tourist attraction|scenic spot|attraction reservation|attraction ticket|travel booking
item attraction|tourist attraction|scenic spot|sight: Name!;Kind=Nature|Museum|Castle|Park|Temple|Beach;Address;Description:long;Opening hours;Ticket price:money;Guests a day:number#0-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Open|Closed
- Heron lake boardwalk | kind=Nature; address=Lake road; description=Two kilometres over reeds.; opening_hours=8 to 18; ticket_price=6; guests_a_day=800; latitude=47.9; longitude=11.2; status=Open
- Salt castle | kind=Castle; address=Hill 1; description=Tower, kitchen and salt room.; opening_hours=10 to 17; ticket_price=12; guests_a_day=1200; latitude=47.8; longitude=11.3; status=Open
- Museum of bells | kind=Museum; address=Foundry lane 3; description=Ring most of them.; opening_hours=9 to 16; ticket_price=8; guests_a_day=300; latitude=47.7; longitude=11.1; status=Open
- Gull beach | kind=Beach; address=Bay; description=White sand, no cars.; opening_hours=Always; ticket_price=0; guests_a_day=5000; latitude=47.6; longitude=11; status=Closed
! item ticket type|admission ticket|visit slot: Name!;Attraction->@attraction|sight~Salt castle|Museum of bells;Price:money;For=Adult|Child|Family|Group|Senior;Date:date;Entry from:time;Entry until:time;Places left:number#0-1000000
- Castle, adult, morning | attraction=Salt castle; price=12; for=Adult; places_left=140
- Castle, family | attraction=Salt castle; price=28; for=Family; places_left=35
- Bells, child | attraction=Museum of bells; price=4; for=Child; places_left=90
- Boardwalk, group | attraction=Heron lake boardwalk; price=45; for=Group; places_left=10
item souvenir|merchandise|merchandise item|tourism product: Name!;Kind=Food|Craft|Clothes|Book|Card;Price:money;Stock:number#0-100000;Attraction->@attraction|sight~Salt castle|Heron lake boardwalk;Description:long;Picture:image;~Status=On sale|Sold out
- Smoked salt | kind=Food; price=5.5; stock=120; attraction=Salt castle; description=Eighty grams in a tin.; status=On sale
- Small bell | kind=Craft; price=19; stock=34; attraction=Museum of bells; description=Cast in the museum.; status=On sale
- Reed bag | kind=Craft; price=24; stock=0; attraction=Heron lake boardwalk; description=Woven by hand.; status=Sold out
- Bird cards | kind=Card; price=8; stock=75; attraction=Heron lake boardwalk; description=Twelve birds of the lake.; status=On sale
record visitor|travel companion|traveller|real-name visitor: Name!;Identity number;Phone:phone;Born on:date;Kind=Adult|Child|Senior|Student;Linked to account
- Hanna Reis | identity_number=ends 411; kind=Adult; linked_to_account=hanna
- Max Reis | identity_number=ends 902; kind=Child; linked_to_account=hanna
- Opa Willi | identity_number=ends 118; kind=Senior; linked_to_account=hanna
- Zoe Lam | identity_number=ends 557; kind=Student; linked_to_account=zoe
item travel guide|route|strategy|tour route: Title!;Attractions:long;Length:number(h)#0-500;Travel by=Foot|Bicycle|Bus|Car|Boat;Text:long;Author;Cover:image;~Read:number#0-1000000
- Lake and castle in a day | attractions=Heron lake boardwalk, Salt castle; length=7; travel_by=Bus; text=Lake first, it is quiet then.; author=Visitors' office; read=920
- Bells with children | attractions=Museum of bells; length=3; travel_by=Foot; text=Take a break in the yard.; author=hanna; read=310
- Round by bicycle | attractions=Heron lake boardwalk, Gull beach; length=5; travel_by=Bicycle; text=Wind from the west.; author=zoe; read=145
- Boat to the beach | attractions=Gull beach; length=4; travel_by=Boat; text=Last boat at six.; author=Visitors' office; read=505
+ reservation|booking: Attraction->@attraction|sight;Ticket type->@ticket type;Visit on:date;People:number#1-500;Contact phone:phone
+ order: Souvenir->@souvenir|merchandise;Quantity:number#1-1000;Pick-up=At the attraction|By post;Amount:money
# auto-booking|automatic booking|auto booking|automatically search|automatic reservation|booking bot
item bookable project|project|offer|available project: Name!;Type=Course|Tour|Sport|Workshop|Appointment;Place;Provider;Date:date;Starts at:time;Price:money;Places left:number#0-100000;Link:url;Found on:date;~Status=Bookable|Full|Ended
- Pottery on Friday | type=Workshop; place=Old mill; provider=Clay house; price=35; places_left=2; status=Bookable
- Lake tour at dawn | type=Tour; place=Heron lake; provider=Boat Lena; price=22; places_left=0; status=Full
- Badminton hall 2 | type=Sport; place=School lane; provider=Town sport; price=14; places_left=4; status=Bookable
- First aid course | type=Course; place=Rescue station; provider=Rescue service; price=50; places_left=11; status=Bookable
item search criteria|search condition|booking rule|search task|search: Name!;Owner;Type=Course|Tour|Sport|Workshop|Appointment;Place;From:date;Until:date;Earliest:time;Latest:time;Highest price:money;Refresh every:number(s)#5-86400;Books by itself:boolean;~Status=Running|Paused|Booked|Expired
- Evening pottery | owner=ina; type=Workshop; place=Old mill; highest_price=40; refresh_every=60; status=Booked
- Dawn on the lake | owner=ina; type=Tour; place=Heron lake; highest_price=25; refresh_every=30; status=Running
- Hall on Thursdays | owner=mats; type=Sport; place=School lane; highest_price=15; refresh_every=120; status=Running
- Aid before summer | owner=mats; type=Course; place=Rescue station; highest_price=60; refresh_every=600; status=Paused
record search result|search run|refresh record|match found: Title!;Search->@search criteria|search~Evening pottery|Dawn on the lake;Project->@bookable project|project~Pottery on Friday|Lake tour at dawn;Searched on:date;Searched at:time;Found:number#0-100000;All criteria met:boolean;Missing;~Action=None|Offered|Booked
- Pottery found | search=Evening pottery; project=Pottery on Friday; found=1; missing=none; action=Booked
- Lake still full | search=Dawn on the lake; project=Lake tour at dawn; found=1; missing=free place; action=None
- Hall at eight | search=Hall on Thursdays; project=Badminton hall 2; found=3; missing=none; action=Offered
- Course too late | search=Aid before summer; project=First aid course; found=2; missing=date; action=None
record booking attempt|automatic booking|attempt|booking log: Title!;Search->@search criteria|search~Evening pottery|Hall on Thursdays;Project->@bookable project|project~Pottery on Friday|Badminton hall 2;Tried on:date;Tried at:time;Tries:number#1-1000;Confirmation number;Message;~Result=Booked|Too late|Payment failed|Waiting
- Pottery booked | search=Evening pottery; project=Pottery on Friday; tries=1; confirmation_number=CH-221; message=See you on Friday; result=Booked
- Hall waiting | search=Hall on Thursdays; project=Badminton hall 2; tries=2; confirmation_number=none; message=Asks the owner; result=Waiting
- Lake lost | search=Dawn on the lake; project=Lake tour at dawn; tries=3; confirmation_number=none; message=Place taken; result=Too late
- Course card refused | search=Aid before summer; project=First aid course; tries=1; confirmation_number=none; message=Card expired; result=Payment failed
+ booking|reservation: Project->@bookable project|project;Search->@search criteria|search;Booked by itself:boolean;Confirmation number;Price:money
# package loading|loading and unloading|parcel sorting|parcel terminal|cargo handling|package unloading
record package|parcel|small package|large package|package information: Waybill number!;Size class=Small|Large|Oversize;Weight:number(kg)#0-2000;Volume:number(m³)#0-30;Origin~Shenzhen hub|Wuhan hub;Destination~Chengdu hub;Fragile:boolean;Loading task->@loading task|unloading task~LD-2201;~Status=Arrived|Unloaded|Sorted|Loaded|Departed|Held
- SF-7730012841 | size_class=Small; weight=1.2; volume=0.01; origin=Shenzhen hub; destination=Chengdu hub; loading_task=LD-2201; status=Loaded
- SF-7730012907 | size_class=Large; weight=42; volume=0.3; origin=Wuhan hub; destination=Chengdu hub; loading_task=LD-2203; status=Unloaded
- SF-7730013055 | size_class=Small; weight=0.6; volume=0.01; origin=Shenzhen hub; destination=Xi'an hub; loading_task=LD-2202; status=Sorted
- SF-7730013198 | size_class=Oversize; weight=310; volume=2.4; origin=Wuhan hub; destination=Shenzhen hub; loading_task=LD-2204; status=Held
work loading task|unloading task|loading process|unloading process|loading and unloading|loading order: Task number!;Operation=Loading|Unloading|Transfer;Package class=Small|Large|Mixed;Vehicle->@vehicle|truck~YB 3381|YB 5520;Dock->@dock|platform~Dock 1|Dock 4;Team->@team|shift~Team North;Planned on:date!;Planned pieces:number#0-50000;~Handled pieces:number#0-50000;Notes:long
- LD-2201 | operation=Loading; package_class=Small; vehicle=YB 3381; dock=Dock 1; team=Team North; planned_pieces=1200; handled_pieces=1200
- LD-2202 | operation=Loading; package_class=Small; vehicle=YB 5520; dock=Dock 2; team=Team North; planned_pieces=900; handled_pieces=410
- LD-2203 | operation=Unloading; package_class=Large; vehicle=YC 1174; dock=Dock 4; team=Team South; planned_pieces=160; handled_pieces=152
- LD-2204 | operation=Transfer; package_class=Mixed; vehicle=YC 9006; dock=Dock 4; team=Night team; planned_pieces=340; handled_pieces=0
item vehicle|truck|transport vehicle: License plate!;Type=Van|Box truck|Trailer|Container truck;Driver~Gao Lei|Ma Jun;Capacity:number(m³)#1-120;Payload:number(kg)#100-40000;Route~Shenzhen - Chengdu;~Status=On the road|At dock|Waiting|Out of service
- YB 3381 | type=Box truck; driver=Gao Lei; capacity=42; payload=9000; route=Shenzhen - Chengdu; status=At dock
- YB 5520 | type=Van; driver=Ma Jun; capacity=14; payload=1500; route=Shenzhen - Xi'an; status=At dock
- YC 1174 | type=Trailer; driver=Xu Bo; capacity=90; payload=28000; route=Wuhan - Chengdu; status=Waiting
- YC 9006 | type=Container truck; driver=Han Yu; capacity=68; payload=24000; route=Wuhan - Shenzhen; status=On the road
item dock|platform|loading dock|loading bay|site: Name!;Site~Chengdu hub;Suited for=Small|Large|Both;Conveyor:boolean;Pieces per hour:number#0-20000;~Status=Free|Occupied|Closed
- Dock 1 | site=Chengdu hub; suited_for=Small; pieces_per_hour=1800; status=Occupied
- Dock 2 | site=Chengdu hub; suited_for=Small; pieces_per_hour=1500; status=Occupied
- Dock 4 | site=Chengdu hub; suited_for=Large; pieces_per_hour=220; status=Free
- Dock 6 | site=Chengdu hub; suited_for=Both; pieces_per_hour=600; status=Closed
item team|shift|worker group|handling team: Name!;Leader~Zhou Min|Peng Tao;Members:number#1-60;Shift=Morning|Afternoon|Night;Phone:phone
- Team North | leader=Zhou Min; members=12; shift=Morning
- Team South | leader=Peng Tao; members=14; shift=Afternoon
- Night team | leader=Luo Yan; members=9; shift=Night
- Reserve team | leader=Deng Ke; members=5; shift=Morning
record operation record|historical record|loading record|unloading record|history|scan record: Title!;Loading task->@loading task|unloading task~LD-2201;Package->@package|package storage|parcel~SF-7730012841;Step=Arrival scan|Unloading scan|Sorting scan|Loading scan|Departure scan;Scanned on:date!;Scanned at:time;Operator~Zhou Min;Remark
- SF-7730012841 loaded | loading_task=LD-2201; package=SF-7730012841; step=Loading scan; operator=Zhou Min
- SF-7730012907 unloaded | loading_task=LD-2203; package=SF-7730012907; step=Unloading scan; operator=Peng Tao
- SF-7730013055 sorted | loading_task=LD-2202; package=SF-7730013055; step=Sorting scan; operator=Zhou Min
- SF-7730013198 arrived | loading_task=LD-2204; package=SF-7730013198; step=Arrival scan; operator=Luo Yan; remark=Needs forklift
! record exception|abnormal package|damage report: Title!;Package->@package|package storage|parcel~SF-7730013198;Kind=Damaged|Missing|Wrong route|Label unreadable;Found on:date;Photo:image;Reported by~Luo Yan;Measure:long;~Status=Open|Under review|Settled
- Crate corner broken | package=SF-7730013198; kind=Damaged; reported_by=Luo Yan; measure=Repacked, sender told.; status=Under review
- Label wet | package=SF-7730013055; kind=Label unreadable; reported_by=Zhou Min; measure=New label printed.; status=Settled
- Eight pieces short | package=SF-7730012907; kind=Missing; reported_by=Peng Tao; status=Open
- Sent to the wrong hub | package=SF-7730012841; kind=Wrong route; reported_by=Zhou Min; status=Settled
+ order: Waybill number~SF-7730012841;Sender;Receiver;Package class=Small|Large|Oversize;Weight:number(kg)#0-2000;Current site~Chengdu hub;~Freight:money
# appointment change|embassy|visa appointment|consulate|appointment slot
item appointment slot|slot|available slot|available appointment: Title!;Location->@location|consulate|embassy~Embassy London|Consulate Munich;Date:date!;Starts at:time!;Visa type=Tourist|Student|Work|Transit|Family;Seats:number#0-200;~Seats left:number#0-200;~Status=Open|Full|Closed
- London, tourist, morning | location=Embassy London; visa_type=Tourist; seats=12; seats_left=3; status=Open
- London, student, noon | location=Embassy London; visa_type=Student; seats=8; seats_left=0; status=Full
- Munich, work, morning | location=Consulate Munich; visa_type=Work; seats=6; seats_left=2; status=Open
- Madrid, family, afternoon | location=Embassy Madrid; visa_type=Family; seats=5; seats_left=5; status=Closed
item location|consulate|embassy|consular section: Name!;City;Country;Address;Phone:phone;Opening hours;Earliest free date:date
- Embassy London | city=London; country=United Kingdom; address=Nine Elms Lane 33; opening_hours=Mon-Fri 8-16
- Consulate Munich | city=Munich; country=Germany; address=Park street 5; opening_hours=Mon-Thu 8-12
- Embassy Madrid | city=Madrid; country=Spain; address=Calle Serrana 75; opening_hours=Mon-Fri 9-13
- Consulate Lyon | city=Lyon; country=France; address=Quai Vert 12; opening_hours=Tue-Fri 9-12
person applicant|traveller|applicant profile: Full name!;Passport number!;Nationality;Date of birth:date;Visa type=Tourist|Student|Work|Transit|Family;Confirmation number~DS-44210;E-mail:email;Phone:phone
- Idris Moreau | passport_number=K8820114; nationality=French; visa_type=Tourist; confirmation_number=DS-44210
- Hanna Vogt | passport_number=C01X77Z2; nationality=German; visa_type=Work; confirmation_number=DS-44987
- Lucia Prado | passport_number=AAF330912; nationality=Spanish; visa_type=Family; confirmation_number=DS-45102
- Ben Atwood | passport_number=533019928; nationality=British; visa_type=Student; confirmation_number=DS-45230
record appointment change|automatic booking|change request|automatic appointment change|rescheduling: Title!;Applicant->@applicant|traveller~Idris Moreau;Current date:date;Wanted from:date!;Wanted until:date!;Location->@location|consulate~Embassy London;Preferred time=Morning|Afternoon|Any;Book automatically:boolean;Attempts:number#0-100000;~Status=Searching|Slot found|Booked|Expired|Stopped
- Idris earlier than June | applicant=Idris Moreau; location=Embassy London; preferred_time=Morning; attempts=148; status=Searching
- Hanna before the contract starts | applicant=Hanna Vogt; location=Consulate Munich; preferred_time=Any; attempts=61; status=Booked
- Lucia with the children | applicant=Lucia Prado; location=Embassy Madrid; preferred_time=Afternoon; attempts=12; status=Slot found
- Ben before term | applicant=Ben Atwood; location=Embassy London; preferred_time=Any; attempts=402; status=Expired
record slot check|check|real-time check|availability check: Title!;Change->@appointment change|change request~Idris earlier than June;Location->@location|consulate~Embassy London;Checked on:date;Checked at:time;Free slots:number#0-500;Earliest date:date;~Result=None free|Free, too late|Match found|Site not reached
- London check 148 | change=Idris earlier than June; location=Embassy London; free_slots=0; result=None free
- Munich check 61 | change=Hanna before the contract starts; location=Consulate Munich; free_slots=2; result=Match found
- Madrid check 12 | change=Lucia with the children; location=Embassy Madrid; free_slots=4; result=Match found
- London check 402 | change=Ben before term; location=Embassy London; free_slots=1; result=Free, too late
record appointment record|status change|appointment status|status tracking|appointment history: Title!;Applicant->@applicant|traveller~Hanna Vogt;Old date:date;New date:date;Location->@location|consulate~Consulate Munich;Changed on:date;Confirmation code;~Status=Confirmed|Waiting|Cancelled|Attended
- Hanna moved to Munich morning | applicant=Hanna Vogt; location=Consulate Munich; confirmation_code=MUC-8812; status=Confirmed
- Idris first booking | applicant=Idris Moreau; location=Embassy London; confirmation_code=LON-1043; status=Confirmed
- Lucia slot held | applicant=Lucia Prado; location=Embassy Madrid; status=Waiting
- Ben cancelled | applicant=Ben Atwood; location=Embassy London; confirmation_code=LON-0991; status=Cancelled
+ appointment: Location->@location|consulate~Embassy London;Visa type=Tourist|Student|Work|Transit|Family;Slot->@appointment slot|slot~London, tourist, morning;Applicant->@applicant|traveller~Idris Moreau;Passport number
# ride-hailing|ride hailing|taxi|call a car|grab-order|grab order
item car type|vehicle type|ride type: Name!;Seats:number#1-20;Base fare:money;Price per km:money;Price per minute:money;Smallest fare:money;Picture:image;~Status=Offered|Suspended
- Economy | seats=4; base_fare=2.5; price_per_km=1.1; price_per_minute=0.2; smallest_fare=4; status=Offered
- Comfort | seats=4; base_fare=3.5; price_per_km=1.6; price_per_minute=0.3; smallest_fare=6; status=Offered
- Van | seats=7; base_fare=5; price_per_km=2; price_per_minute=0.35; smallest_fare=9; status=Offered
- Electric | seats=4; base_fare=2.8; price_per_km=1.2; price_per_minute=0.2; smallest_fare=4.5; status=Suspended
record ride|ride order|trip|car order|ride request|journey: Title!;Starting point!;Ending point!;Car type->@car type|vehicle type~Economy|Van;Driver->@driver~Mato Senn;Distance:number(km)#0-1000;Called on:date;Called at:time;Estimated arrival:time;~Fare:money;~Status=Waiting for a driver|Accepted|Driver arrived|On the way|Completed|Cancelled
- Station to Harbour Hotel | starting_point=Central station; ending_point=Harbour Hotel; car_type=Economy; driver=Mato Senn; distance=5.2; fare=9.4; status=Completed
- Airport run | starting_point=Fig street 8; ending_point=Airport, terminal 2; car_type=Comfort; driver=Alba Cruz; distance=21; fare=38.7; status=On the way
- Team to the fair | starting_point=Office park 3; ending_point=Fair, gate west; car_type=Van; driver=Hugo Behn; distance=12; fare=30.5; status=Accepted
- Late film | starting_point=Rex cinema; ending_point=Poplar lane 40; car_type=Economy; distance=7; status=Waiting for a driver
item vehicle|car: License plate!;Model~Corolla;Car type->@car type|vehicle type~Economy;Colour~White;Seats:number#1-20;Insured until:date;Picture:image;~Status=In use|Inspection|Off the road
- KT 204 M | model=Corolla; car_type=Economy; colour=White; seats=4; status=In use
- KT 877 A | model=Passat; car_type=Comfort; colour=Black; seats=4; status=In use
- KT 331 V | model=Transporter; car_type=Van; colour=Silver; seats=7; status=In use
- KT 640 E | model=Leaf; car_type=Electric; colour=Blue; seats=4; status=Inspection
record grab order|order grabbing|driver offer|grabbed order|dispatch: Title!;Ride->@ride|ride order~Late film;Driver->@driver~Mato Senn;Distance to passenger:number(km)#0-100;Offered at:time;Answer after:number(s)#0-300;~Result=Offered|Grabbed|Missed|Refused
- Late film to Mato | ride=Late film; driver=Mato Senn; distance_to_passenger=0.8; answer_after=6; result=Grabbed
- Late film to Alba | ride=Late film; driver=Alba Cruz; distance_to_passenger=2.4; answer_after=9; result=Missed
- Airport run to Alba | ride=Airport run; driver=Alba Cruz; distance_to_passenger=1.1; answer_after=4; result=Grabbed
- Fair to Hugo | ride=Team to the fair; driver=Hugo Behn; distance_to_passenger=3; answer_after=12; result=Grabbed
record driver location|location|position|real-time location: Title!;Driver->@driver~Mato Senn;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-250;Recorded on:date;Recorded at:time
- Mato at the station | driver=Mato Senn; latitude=48.14; longitude=11.56; speed=0
- Alba on the ring road | driver=Alba Cruz; latitude=48.19; longitude=11.61; speed=72
- Hugo at the fair | driver=Hugo Behn; latitude=48.13; longitude=11.69; speed=18
- Mato near the Rex | driver=Mato Senn; latitude=48.15; longitude=11.58; speed=31
! record saved place|address: Name!;Address!;Latitude:number#-90-90;Longitude:number#-180-180;Note
- Home | address=Fig street 8; latitude=48.16; longitude=11.55; note=Ring twice
- Work | address=Office park 3; latitude=48.12; longitude=11.63
- Parents | address=Poplar lane 40; latitude=48.2; longitude=11.5
- Gym | address=River road 2; latitude=48.17; longitude=11.58
+ driver: License number;Vehicle->@vehicle|car~KT 204 M;Phone:phone;Rating:rating;~Rides:number#0-1000000;~Status=Online|On a ride|Offline
+ order: Starting point!;Ending point!;Car type->@car type|vehicle type~Economy;~Fare:money;~Status=Waiting for a driver|Accepted|On the way|Completed|Cancelled
+ review: Ride->@ride|ride order~Station to Harbour Hotel;Rating:rating;Text:long
# tourism information|tourist attraction|travel information|city guide|scenic spot
item attraction|scenic spot|sight|tourist attraction|entertainment: Name!;Kind=Museum|Old town|Nature|Temple|Park|Entertainment;Address!;Opening hours;Entry fee:money;Best season=Spring|Summer|Autumn|Winter|All year;Visit time:number(min)#10-1440;Picture:image;Description:long;Rating:rating
- Ceramics museum | kind=Museum; address=Kiln street 1; opening_hours=Tue-Sun 9-17; entry_fee=6; best_season=All year; visit_time=90; rating=4.6
- Old merchant town | kind=Old town; address=Zhou village; opening_hours=8-20; entry_fee=10; best_season=Autumn; visit_time=180; rating=4.4
- Yuan mountain | kind=Nature; address=South road 60 km; entry_fee=8; best_season=Spring; visit_time=300; rating=4.5
- Lantern park | kind=Entertainment; address=Lake road 9; opening_hours=16-23; entry_fee=0; best_season=Winter; visit_time=120; rating=4.1
item restaurant|food|dish|food place|food culture: Name!;Kind=Barbecue|Noodles|Snack|Banquet|Tea house;Signature dish;Address;Price per person:money;Opening hours;Picture:image;Description:long;Rating:rating
- Night market grill | kind=Barbecue; signature_dish=Skewers in a thin flatbread; address=Market 3; price_per_person=9; opening_hours=17-2; rating=4.7
- Boshan kitchen | kind=Banquet; signature_dish=Stuffed tofu box; address=Hill road 20; price_per_person=16; rating=4.5
- Morning bowl | kind=Snack; signature_dish=Millet soup; address=Station square; price_per_person=3; opening_hours=6-11; rating=4.2
- Glaze tea house | kind=Tea house; signature_dish=Chrysanthemum tea; address=Kiln street 8; price_per_person=5; rating=4.3
item accommodation|hotel|guest house|lodging: Name!;Kind=Hotel|Guest house|Hostel|Homestay|Campsite;Address;Price per night:money;Rooms:number#1-2000;Breakfast:boolean;Phone:phone;Picture:image;Rating:rating
- Kiln Courtyard | kind=Homestay; address=Kiln street 14; price_per_night=48; rooms=9; rating=4.7
- Station Plaza | kind=Hotel; address=Station square 2; price_per_night=62; rooms=180; rating=4.1
- Two Bunks | kind=Hostel; address=Market 11; price_per_night=14; rooms=12; rating=4.3
- Hillfoot camp | kind=Campsite; address=South road 58 km; price_per_night=10; rooms=40; rating=3.9
item specialty|local specialty|shopping|souvenir|shop: Name!;Kind=Ceramics|Glass|Food|Textile|Market;Where to buy;Price from:money;Picture:image;Description:long
- Chicken-oil yellow glass | kind=Glass; where_to_buy=Glass works, gate 2; price_from=25
- Black glazed cup | kind=Ceramics; where_to_buy=Kiln street; price_from=8
- Crisp sesame cake | kind=Food; where_to_buy=Old merchant town; price_from=3
- Silk scarf | kind=Textile; where_to_buy=Silk lane; price_from=18
item itinerary|route|travel itinerary|tour route|outing recommendation|recommendation: Title!;Days:number#1-30;Season=Spring|Summer|Autumn|Winter|All year;Occasion=Weekend|Holiday|Family|Couple|School trip;Budget:money;Start point;Description:long;Cover:image;~Saved:number#0-10000000
- Clay and skewers | days=2; season=All year; occasion=Weekend; budget=120; start_point=Station square; saved=820
- Blossom hill | days=1; season=Spring; occasion=Family; budget=40; start_point=Hillfoot camp; saved=311
- Lanterns and snow | days=3; season=Winter; occasion=Couple; budget=310; start_point=Kiln Courtyard; saved=190
- Glass school day | days=1; season=Autumn; occasion=School trip; budget=15; start_point=Glass works; saved=64
! record itinerary stop|stop|itinerary day: Title!;Itinerary->@itinerary|route~Clay and skewers;Day:number#1-30;Attraction->@attraction|scenic spot~Ceramics museum;Arrives at:time;Stay:number(min)#10-1440;Way there=Walk|Bus|Car|Train;Tip:long
- Day 1: museum | itinerary=Clay and skewers; day=1; attraction=Ceramics museum; stay=90; way_there=Walk; tip=Kiln demonstration at 11.
- Day 2: merchant town | itinerary=Clay and skewers; day=2; attraction=Old merchant town; stay=180; way_there=Bus
- Up the mountain | itinerary=Blossom hill; day=1; attraction=Yuan mountain; stay=300; way_there=Car
- Evening of lights | itinerary=Lanterns and snow; day=1; attraction=Lantern park; stay=120; way_there=Walk
record travel strategy|travel guide|guide|strategy|tourism information|cultural tourism|cultural tourism information|tourism article|tip: Title!;Topic=Food|Sights|Stay|Transport|Shopping|Season;Text:long!;Author~Editor Wen;Published on:date;Cover:image;Featured:boolean;~Reads:number#0-100000000
- How to roll a skewer | topic=Food; text=Flatbread, onion, skewer, pull.; author=Editor Wen; reads=15200
- Two days without a car | topic=Transport; text=Line 52 links the sights.; author=Editor Lou; reads=4100
- Where the kilns still burn | topic=Sights; author=Editor Wen; reads=2700
- Rooms during the holidays | topic=Stay; text=Book three weeks ahead.; author=Editor Lou; reads=3300
+ favorite: Attraction->@attraction|scenic spot~Yuan mountain;Note
+ review: Attraction->@attraction|scenic spot~Ceramics museum;Rating:rating;Text:long
# logistics management|logistics business|logistics website|freight management
item vehicle|vehicle information|truck: License plate!;Type=Van|Box truck|Trailer|Refrigerated truck|Tanker;Brand;Load capacity:number(t)#0-100;Volume:number(m³)#0-200;Driver->@driver~Gil Adams;Inspection due on:date;Insured until:date;Picture:image;~Status=Free|On the road|Workshop|Retired
- HG 4410 | type=Box truck; load_capacity=7.5; volume=40; driver=Gil Adams; status=On the road
- HG 2207 | type=Refrigerated truck; load_capacity=12; volume=55; driver=Mo Tran; status=Free
- HG 9031 | type=Van; load_capacity=1.2; volume=11; driver=Ewa Pol; status=Workshop
- HG 1188 | type=Trailer; load_capacity=24; volume=90; driver=Gil Adams; status=Free
record transport order|waybill|consignment|logistics order|logistics-related business: Waybill number!;Sender;Receiver;Origin!;Destination!;Goods;Weight:number(kg)#0-100000;Vehicle->@vehicle|truck~HG 4410;Driver->@driver~Gil Adams;Pick-up on:date;Deliver by:date;Freight:money;~Status=Entered|Planned|Loaded|On the way|Delivered|Cancelled
- WB-6001 | sender=Alder Foods; receiver=Quay Market; origin=Lund; destination=Kiel; goods=Dry goods; weight=4200; vehicle=HG 4410; driver=Gil Adams; freight=640; status=On the way
- WB-6002 | sender=Cold Bay; receiver=City clinic; origin=Kiel; destination=Bremen; goods=Vaccines; weight=300; vehicle=HG 2207; driver=Mo Tran; freight=420; status=Planned
- WB-6003 | sender=Nova Labs; receiver=Port office; origin=Bremen; destination=Hamburg; goods=Instruments; weight=180; vehicle=HG 9031; driver=Ewa Pol; freight=160; status=Delivered
- WB-6004 | sender=Stone works; receiver=Lake site; origin=Jena; destination=Ulm; goods=Slabs; weight=19000; vehicle=HG 1188; driver=Gil Adams; freight=1180; status=Entered
item role|account role: Name!;Description:long;Data scope=Own|Department|Branch|All;~Accounts:number#0-100000;~Status=Active|Disabled
- Dispatcher | description=Plans trips; data_scope=Branch; accounts=6; status=Active
- Driver role | description=Sees own trips; data_scope=Own; accounts=31; status=Active
- Accountant | description=Freight and costs; data_scope=All; accounts=3; status=Active
- Administrator | description=Everything; data_scope=All; accounts=2; status=Active
item permission|role permission|access permission: Title!;Role->@role|account role~Dispatcher;Module~Vehicles|Waybills;May view:boolean;May add:boolean;May change:boolean;May delete:boolean
- Dispatcher: waybills | role=Dispatcher; module=Waybills
- Dispatcher: vehicles | role=Dispatcher; module=Vehicles
- Accountant: freight | role=Accountant; module=Freight
- Administrator: accounts | role=Administrator; module=Accounts
record logistics statistic|statistic|business statistic: Title!;From:date;Until:date;Waybills:number#0-10000000;Weight:number(t)#0-10000000;Freight:money;Cost:money;On time:percent
- March, all branches | waybills=412; weight=2310; freight=184000; cost=141000; on_time=94
- April, all branches | waybills=398; weight=2205; freight=176000; cost=139000; on_time=92
- March, Kiel | waybills=121; weight=540; freight=51000; cost=38000; on_time=96
- April, Kiel | waybills=133; weight=601; freight=56000; cost=41000; on_time=95
record customer business|business data|customer business data|business record|business entry: Number!;Enterprise->@enterprise|customer|company~Hansa Parts;Business code->@business code|code~ROAD-FTL;Amount:money;Quantity:number#0-10000000;Booked on:date;Entered by~Gil Adams;Came in by=Entered|Imported|Script;~Check=Not checked|In order|Error found|Corrected
- BD-10021 | business_code=ROAD-FTL; amount=840; quantity=1; entered_by=Gil Adams; came_in_by=Script; check=In order
- BD-10022 | business_code=ROAD-LTL; amount=212; quantity=6; came_in_by=Script; check=Error found
- BD-10023 | business_code=STORE-PAL; amount=96; quantity=24; came_in_by=Imported; check=Corrected
- BD-10024 | business_code=ROAD-FTL; amount=910; quantity=1; came_in_by=Entered; check=Not checked
record data error|error|error check|automatic error checking|error record|error correction: Title!;Customer business->@customer business|business data~BD-10022;Script run->@script run|script execution;Rule~Amount and quantity do not match;Field;Wrong value;Corrected value;Corrected by~Gil Adams;Found on:date;Corrected on:date;~Status=Found|Being corrected|Corrected|Ignored
- Missing weight | customer_business=BD-10022; rule=Weight must be above zero; field=Weight; wrong_value=0; status=Found
- Unknown business code | customer_business=BD-10023; rule=Code must exist; field=Business code; wrong_value=STR-PAL; corrected_value=STORE-PAL; corrected_by=Gil Adams; status=Corrected
- Amount doubled | customer_business=BD-10024; rule=Amount within the rate; field=Amount; wrong_value=1820; corrected_value=910; status=Corrected
- Late date | customer_business=BD-10021; rule=Date not in the future; field=Booked on; status=Ignored
item business code|code|service code: Code!;Name;Group=Transport|Storage|Customs|Extra;Unit=Trip|Tonne|Pallet|Hour;Rate:money;Valid from:date;~Status=In use|Withdrawn
- ROAD-FTL | name=Full truck load; group=Transport; unit=Trip; rate=840; status=In use
- ROAD-LTL | name=Part load; group=Transport; unit=Pallet; rate=36; status=In use
- STORE-PAL | name=Pallet storage; group=Storage; unit=Pallet; rate=4; status=In use
- CUST-EXP | name=Export customs; group=Customs; unit=Trip; rate=75; status=Withdrawn
! record vehicle cost|maintenance record|fuel record: Title!;Vehicle->@vehicle|truck~HG 4410;Kind=Fuel|Repair|Inspection|Toll|Insurance;Amount:money;Mileage:number(km)#0-5000000;Date:date;Workshop
- Fuel HG 4410 | vehicle=HG 4410; kind=Fuel; amount=310; mileage=188400
- Brakes HG 9031 | vehicle=HG 9031; kind=Repair; amount=720; mileage=96100; workshop=Hall 3
- Inspection HG 2207 | vehicle=HG 2207; kind=Inspection; amount=140; mileage=77900
- Toll HG 1188 | vehicle=HG 1188; kind=Toll; amount=86; mileage=240100
+ driver: Licence class=B|C1|C|CE;Phone:phone;Vehicle->@vehicle|truck~HG 4410;~Status=Free|On the road|Off duty
+ user: Role->@role|account role~Dispatcher;Branch~Kiel;Phone:phone;~Status=Active|Locked
# travel card|tourism card|scenic spot card|annual pass|park pass|city pass|tourist card
item travel card|card type|card product|tourism card|annual card: Name!;Kind=Individual|Team|Family|Student|Senior;Price:money;Valid for:number(days)#1-730;Visits in each place:number#1-365;People on a card:number#1-200;Picture:image;What is included:long;Sold until:date;~Status=On sale|Sold out|Withdrawn
- Lakeland year card | kind=Individual; price=99; valid_for=365; visits_in_each_place=6; people_on_a_card=1; what_is_included=Eighteen places, free entry.; status=On sale
- Lakeland family card | kind=Family; price=229; valid_for=365; visits_in_each_place=6; people_on_a_card=5; what_is_included=Two adults and three children.; status=On sale
- Team card of 20 | kind=Team; price=1480; valid_for=180; visits_in_each_place=1; people_on_a_card=20; what_is_included=One visit to ten places, one guide.; status=On sale
- Three-day student card | kind=Student; price=29; valid_for=3; visits_in_each_place=1; people_on_a_card=1; what_is_included=All museums and the cable car.; status=Sold out
item scenic spot|attraction|park|free scenic spot|scenic area: Name!;Area~North shore|Old town;Category=Park|Museum|Mountain|Lake|Temple|Garden;Address;Opening hours~08:30-17:00;Normal price:money;Free with card:boolean;Book ahead:boolean;Picture:image;Description:long;~Status=Open|Closed today|Closed for season
- Heron Lake park | area=North shore; category=Lake; address=Shore road 1; opening_hours=08:30-17:00; normal_price=18; description=Round walk of five kilometres.; status=Open
- Cloud ridge | area=Mountains; category=Mountain; address=Valley station; opening_hours=09:00-16:30; normal_price=35; description=Cable car and summit path.; status=Open
- Salt museum | area=Old town; category=Museum; address=Mill lane 9; opening_hours=10:00-18:00; normal_price=12; description=Three floors on salt and trade.; status=Closed today
- Bamboo garden | area=Old town; category=Garden; address=East gate 4; opening_hours=07:00-19:00; normal_price=8; description=Forty kinds of bamboo.; status=Open
record card|my card|purchased card|issued card|card activation|activated card: Card number!;Card type->@travel card|card type~Lakeland year card;Holder~Ida Moen|Rui Costa;Phone:phone;ID document~ends with 4471;Photo of holder:image;Activation code~8F2K-77;Bought on:date;Activated on:date;Valid until:date;~Status=Not activated|Active|Expired|Refunded
- LC-200451 | card_type=Lakeland year card; holder=Ida Moen; phone=+47 22 55 01 10; id_document=ends with 4471; activation_code=8F2K-77; status=Active
- LC-200452 | card_type=Lakeland family card; holder=Rui Costa; phone=+351 21 555 0130; id_document=ends with 9020; activation_code=1MQD-30; status=Active
- TC-000318 | card_type=Team card of 20; holder=Hill school; phone=+47 22 55 01 88; id_document=Group list; activation_code=T20-318; status=Not activated
- SC-104112 | card_type=Three-day student card; holder=Lena Fux; phone=+43 660 555 0199; id_document=ends with 0313; activation_code=7YPA-12; status=Expired
record usage record|entry record|park entry|entry verification|admission|visit record: Title!;Card->@card|my card~LC-200451;Scenic spot->@scenic spot|attraction~Heron Lake park;Gate~North gate;Checked by=QR code|Face|ID document|Staff;People:number#1-200;Entered on:date;Entered at:time;~Result=Admitted|Refused|Already used
- Ida at Heron Lake | card=LC-200451; scenic_spot=Heron Lake park; gate=North gate; checked_by=QR code; people=1; result=Admitted
- The Costas on the ridge | card=LC-200452; scenic_spot=Cloud ridge; gate=Valley station; checked_by=Face; people=4; result=Admitted
- Lena, second try | card=SC-104112; scenic_spot=Salt museum; gate=Main door; checked_by=QR code; people=1; result=Already used
- Ida in the bamboo | card=LC-200451; scenic_spot=Bamboo garden; gate=East gate; checked_by=Staff; people=1; result=Admitted
item travel strategy|travel guide|strategy|itinerary|travel tip|guide: Title!;Area~North shore;Days:number#1-30;Scenic spot->@scenic spot|attraction~Heron Lake park;Season=Spring|Summer|Autumn|Winter|All year;Cover:image;Text:long;Author~Ida Moen;~Reads:number#0-10000000
- One day around the lake | area=North shore; days=1; scenic_spot=Heron Lake park; season=Summer; text=Start at the north gate at nine, boat back at four.; author=Ida Moen; reads=3120
- Ridge without queues | area=Mountains; days=1; scenic_spot=Cloud ridge; season=Autumn; text=First cabin up, walk down through the larches.; author=Rui Costa; reads=1840
- Old town in the rain | area=Old town; days=1; scenic_spot=Salt museum; season=All year; text=Salt museum first, noodles next door, then the garden.; author=Lena Fux; reads=905
- Three days with children | area=Everywhere; days=3; scenic_spot=Bamboo garden; season=Spring; text=Garden, lake and ridge, one a day.; author=Rui Costa; reads=2204
item coupon|travel coupon|discount coupon|voucher: Name!;Kind=Money off|Percent off|Free gift|Second one free;Amount off:money;Percent off:percent;Minimum spend:money;Partner~Lakeside hotel;Code~LAKE10;Valid until:date;Number available:number#0-1000000;~Taken:number#0-1000000;~Status=Available|All taken|Expired
- Ten off a night | kind=Money off; amount_off=10; minimum_spend=80; partner=Lakeside hotel; code=LAKE10; number_available=500; taken=212; status=Available
- Fifteen percent on boats | kind=Percent off; percent_off=15; minimum_spend=20; partner=Boat hire Sund; code=BOAT15; number_available=300; taken=300; status=All taken
- Tea at the top | kind=Free gift; minimum_spend=0; partner=Ridge hut; code=TEA; number_available=1000; taken=641; status=Available
- Second noodle bowl | kind=Second one free; minimum_spend=9; partner=Noodles at the mill; code=BOWL2; number_available=400; taken=58; status=Available
! record received coupon|my coupon|coupon record|coupon use: Title!;Coupon->@coupon|travel coupon~Ten off a night;Holder~Ida Moen;Card->@card|my card~LC-200451;Received on:date;Used on:date;~Status=Received|Used|Expired
- Ida, hotel night | coupon=Ten off a night; holder=Ida Moen; card=LC-200451; status=Used
- Ida, tea | coupon=Tea at the top; holder=Ida Moen; card=LC-200451; status=Received
- Rui, boat | coupon=Fifteen percent on boats; holder=Rui Costa; card=LC-200452; status=Used
- Lena, noodles | coupon=Second noodle bowl; holder=Lena Fux; card=SC-104112; status=Expired
! person team member|card member|traveller|group member: Full name!;Card->@card|my card~TC-000318;Age group=Child|Student|Adult|Senior;ID document~ends with 1120;Phone:phone;Role=Leader|Member
- Signe Dahl | card=TC-000318; age_group=Adult; id_document=ends with 1120; phone=+47 22 55 01 41; role=Leader
- Emil Roth | card=TC-000318; age_group=Student; id_document=ends with 5582; role=Member
- Marta Costa | card=LC-200452; age_group=Adult; id_document=ends with 7716; phone=+351 21 555 0131; role=Member
- Tiago Costa | card=LC-200452; age_group=Child; id_document=ends with 0092; role=Member
+ order: Card type->@travel card|card type;Kind=Individual|Team;Number of cards:number#1-500;Coupon->@coupon|travel coupon;Holder;Phone:phone
+ review: Scenic spot->@scenic spot|attraction;Visited on:date
# warehouse logistics|logistics monitoring|warehouse monitoring|logistics vehicle|logistics data|storage logistics
item warehouse|store|depot|storage site|distribution centre: Name!;Code;Address;City;Latitude:number#-90-90;Longitude:number#-180-180;Area:number(m²)#0-1000000;Pallet places:number#0-1000000;Places taken:number#0-1000000;Manager~Irma Toll|Ken Abe;Temperature:number(°C)#-40-60;~Status=Running|Full|Under maintenance|Closed
- North hub | code=WH-N; city=Hamburg; latitude=53.55; longitude=9.99; area=18000; pallet_places=12000; places_taken=9140; manager=Irma Toll; temperature=17; status=Running
- River depot | code=WH-R; city=Cologne; latitude=50.94; longitude=6.96; area=7500; pallet_places=4200; places_taken=4188; manager=Ken Abe; temperature=18; status=Full
- Cold store | code=WH-C; city=Bremen; latitude=53.08; longitude=8.8; area=5200; pallet_places=2600; places_taken=1730; manager=Irma Toll; temperature=-21; status=Running
- South yard | code=WH-S; city=Munich; latitude=48.14; longitude=11.58; area=9800; pallet_places=6100; places_taken=2005; manager=Ken Abe; temperature=15; status=Under maintenance
item logistics vehicle|vehicle|truck|van|transport vehicle|lorry: Number plate!;Kind=Van|Truck|Semi-trailer|Refrigerated truck|Forklift;Driver~Sven Dahl|Rosa Pino;Home warehouse->@warehouse|store~North hub;Payload:number(kg)#0-60000;Load now:number(kg)#0-60000;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-150;Last signal on:date;Last signal at:time;~Status=Driving|Loading|Idle|No signal|Workshop
- HH-LK 204 | kind=Semi-trailer; driver=Sven Dahl; home_warehouse=North hub; payload=24000; load_now=18200; latitude=52.41; longitude=9.73; speed=82; status=Driving
- K-RD 77 | kind=Van; driver=Rosa Pino; home_warehouse=River depot; payload=1400; load_now=620; latitude=50.95; longitude=6.97; speed=0; status=Loading
- HB-CS 12 | kind=Refrigerated truck; driver=Omar Wirth; home_warehouse=Cold store; payload=12000; load_now=9000; latitude=53.2; longitude=8.5; speed=0; status=No signal
- M-SY 340 | kind=Truck; driver=Tine Lorenz; home_warehouse=South yard; payload=9000; load_now=0; latitude=48.14; longitude=11.58; speed=0; status=Idle
record vehicle position|location record|real-time location|position|track point|trajectory: Title!;Vehicle->@logistics vehicle|vehicle~HH-LK 204;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-150;Heading:number(°)#0-360;Place;Fuel:percent;Recorded on:date;Recorded at:time
- HH-LK 204 near Hanover | vehicle=HH-LK 204; latitude=52.41; longitude=9.73; speed=82; heading=175; place=A7, exit 56; fuel=61
- HH-LK 204 leaves the hub | vehicle=HH-LK 204; latitude=53.54; longitude=10; speed=34; heading=160; place=North hub, gate 3; fuel=88
- K-RD 77 at the ramp | vehicle=K-RD 77; latitude=50.95; longitude=6.97; speed=0; heading=0; place=River depot, ramp 2; fuel=45
- HB-CS 12 last seen | vehicle=HB-CS 12; latitude=53.2; longitude=8.5; speed=51; heading=320; place=Coast road; fuel=30
record stock movement|goods movement|logistics data|warehouse data|inbound and outbound|inbound record|outbound record: Number!;Warehouse->@warehouse|store~North hub;Direction=Inbound|Outbound|Moved inside|Returned;Goods~Tiles, grey|Frozen peas;Quantity:number(pallets)#0-10000;Weight:number(kg)#0-1000000;Vehicle->@logistics vehicle|vehicle~K-RD 77;Ramp~Ramp 2;Handled by~Ivo Marsh;Booked on:date;Booked at:time;~Status=Announced|Under way|Done|Discrepancy
- MV-9101 | warehouse=North hub; direction=Outbound; goods=Tiles, grey; quantity=28; weight=18200; vehicle=HH-LK 204; ramp=Ramp 3; handled_by=Ivo Marsh; status=Done
- MV-9102 | warehouse=River depot; direction=Outbound; goods=Garden tools; quantity=2; weight=620; vehicle=K-RD 77; ramp=Ramp 2; handled_by=Lea Brink; status=Under way
- MV-9103 | warehouse=Cold store; direction=Outbound; goods=Frozen peas; quantity=18; weight=9000; vehicle=HB-CS 12; ramp=Ramp 1; handled_by=Ivo Marsh; status=Done
- MV-9104 | warehouse=South yard; direction=Inbound; goods=Insulation rolls; quantity=40; weight=4100; ramp=Ramp 6; handled_by=Lea Brink; status=Discrepancy
record transport|shipment|transport order|consignment|delivery tour|waybill: Number!;From->@warehouse|store~North hub;To;Vehicle->@logistics vehicle|vehicle~HH-LK 204;Goods;Weight:number(kg)#0-60000;Distance:number(km)#0-10000;Leaves on:date;Due on:date;Delay:number(min)#0-10000;~Status=Planned|Loading|On the road|Delivered|Delayed
- TR-5510 | from=North hub; to=Kassel, builders' market; vehicle=HH-LK 204; goods=Tiles, grey; weight=18200; distance=310; delay=0; status=On the road
- TR-5511 | from=River depot; to=Bonn, three stops; vehicle=K-RD 77; goods=Garden tools; weight=620; distance=64; delay=0; status=Loading
- TR-5512 | from=Cold store; to=Cuxhaven, fish market; vehicle=HB-CS 12; goods=Frozen peas; weight=9000; distance=105; delay=45; status=Delayed
- TR-5508 | from=South yard; to=Augsburg, site 4; vehicle=M-SY 340; goods=Insulation rolls; weight=2100; distance=71; delay=0; status=Delivered
record alarm|alert|warning|monitoring alert|exception: Title!;Warehouse->@warehouse|store~Cold store;Vehicle->@logistics vehicle|vehicle~HB-CS 12;Kind=No signal|Too warm|Nearly full|Late|Left the route|Sensor failure;Value;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Handled by~Irma Toll;~Status=Open|Seen|Closed
- HB-CS 12 is silent | vehicle=HB-CS 12; warehouse=Cold store; kind=No signal; value=22 min; severity=Critical; status=Open
- River depot nearly full | warehouse=River depot; kind=Nearly full; value=99.7 %; severity=Warning; handled_by=Ken Abe; status=Seen
- Cuxhaven tour late | vehicle=HB-CS 12; kind=Late; value=45 min; severity=Warning; handled_by=Irma Toll; status=Seen
- Gate sensor 6 | warehouse=South yard; kind=Sensor failure; severity=Info; handled_by=Ken Abe; status=Closed
! item map layer|personal map|map marker|map view|geofence [map|location|position]: Name!;Owner~Irma Toll;Kind=Marker|Area|Route|Heat map|Vehicles;Colour;Centre latitude:number#-90-90;Centre longitude:number#-180-180;Zoom:number#1-20;Note:long;Shared:boolean
- Trucks of the north | owner=Irma Toll; kind=Vehicles; colour=Blue; centre_latitude=53.3; centre_longitude=9.5; zoom=8
- No-go area Elbe tunnel | owner=Irma Toll; kind=Area; colour=Red; centre_latitude=53.54; centre_longitude=9.94; zoom=13
- Tour Kassel | owner=Ken Abe; kind=Route; colour=Green; centre_latitude=52.2; centre_longitude=9.6; zoom=7
- Fuel stops | owner=Ken Abe; kind=Marker; colour=Orange; centre_latitude=51; centre_longitude=9; zoom=6
! item dashboard chart|chart|data chart|widget [chart|graph\\w*|display|dashboard]: Title!;Measure=Places taken|Movements|Tours|Delay|Temperature|Alarms;Chart kind=Line|Bar|Pie|Gauge|Table;Warehouse->@warehouse|store~North hub;Period=Hour|Day|Week|Month;Refresh every:number(s)#1-3600;Order:number#1-100;Owner~Irma Toll
- Places taken today | measure=Places taken; chart_kind=Gauge; warehouse=North hub; period=Day; refresh_every=30; order=1; owner=Irma Toll
- Movements by hour | measure=Movements; chart_kind=Bar; warehouse=River depot; period=Hour; refresh_every=60; order=2; owner=Ken Abe
- Cold store curve | measure=Temperature; chart_kind=Line; warehouse=Cold store; period=Day; refresh_every=15; order=3; owner=Irma Toll
- Delay of the week | measure=Delay; chart_kind=Line; warehouse=North hub; period=Week; refresh_every=300; order=4; owner=Ken Abe
# villa booking|villa rental|phuket villa|airbnb|property rental|vacation rental|holiday rental|holiday home|short-term rental|homestay
item villa|homestay|property|property listing|listing|holiday home|guest house|rental property|rental: Name!;Area~Rawai|Kamala|Old Town;Type=Villa|Apartment|House|Cabin;Guests:number#1-40;Bedrooms:number#0-20;Bathrooms:number#0-20;Price per night:money;Cleaning fee:money;Host~Nida Chai|Omar Haddad;Description:long;Picture:image;~Status=Draft|Listed|Paused
- Coconut Hill Villa | area=Rawai; type=Villa; guests=8; bedrooms=4; bathrooms=4; price_per_night=310; cleaning_fee=60; host=Nida Chai; description=Pool, garden and a view of the bay; status=Listed
- Sunset House Kamala | area=Kamala; type=House; guests=6; bedrooms=3; bathrooms=2; price_per_night=185; cleaning_fee=40; host=Nida Chai; status=Listed
- Lantern Loft | area=Old Town; type=Apartment; guests=2; bedrooms=1; bathrooms=1; price_per_night=64; cleaning_fee=15; host=Omar Haddad; status=Listed
- Mangrove Cabin | area=Cape Yamu; type=Cabin; guests=4; bedrooms=2; bathrooms=1; price_per_night=98; cleaning_fee=25; host=Omar Haddad; status=Paused
item room|room type|available room|villa room|unit: Name!;Villa->@villa|property~Coconut Hill Villa|Sunset House Kamala;Beds~1 king|2 single;Guests:number#1-20;Size:number(m2)#5-500;Price per night:money;Pool access:boolean;Picture:image;~Status=Available|Booked|Being cleaned|Closed
- Bay suite | villa=Coconut Hill Villa; beds=1 king; guests=2; size=42; price_per_night=120; status=Available
- Garden twin | villa=Coconut Hill Villa; beds=2 single; guests=2; size=28; price_per_night=75; status=Booked
- Upper floor double | villa=Sunset House Kamala; beds=1 queen; guests=2; size=30; price_per_night=80; status=Available
- Loft room | villa=Lantern Loft; beds=1 queen; guests=2; size=38; price_per_night=64; status=Being cleaned
record booked night|availability|room calendar|booked date|synchronized booking|calendar entry|room state: Title!;Villa->@villa|property~Coconut Hill Villa|Lantern Loft;Room->@room|available room~Bay suite|Garden twin;From:date!;Until:date!;Source=This site|Airbnb|Booking platform|Owner|Phone;Reference~HM-88213;~Status=Free|Booked|Blocked
- Garden twin, family Ek | villa=Coconut Hill Villa; room=Garden twin; source=Airbnb; reference=HM-88213; status=Booked
- Owner's week | villa=Sunset House Kamala; room=Upper floor double; source=Owner; status=Blocked
- Loft, late arrival | villa=Lantern Loft; room=Loft room; source=Booking platform; reference=BK-40127; status=Booked
- Bay suite open days | villa=Coconut Hill Villa; room=Bay suite; source=This site; status=Free
+ booking|reservation: Villa->@villa|property;Room->@room|available room;Check-in:date!;Check-out:date!;Guests:number#1-40;Guest name;Phone:phone;Total:money;Special wishes:long;~Status=Requested|Confirmed|Checked in|Checked out|Cancelled
+ order: Villa->@villa|property;Room->@room|available room;Check-in:date;Check-out:date;Nights:number#1-365;Total:money;~Status=Unpaid|Paid|Completed|Cancelled|Refunded
! record room change|combined stay|stay part|room combination [room change|combin|chang\\w* room]: Title!;Guest~Mina Lau|Erik Dahl;Room->@room|available room~Bay suite|Garden twin;Part:number#1-10;From:date;Until:date;Nights:number#1-60;Price:money
- Mina, nights 1 to 3 | guest=Mina Lau; room=Bay suite; part=1; nights=3; price=360
- Mina, nights 4 to 5 | guest=Mina Lau; room=Garden twin; part=2; nights=2; price=150
- Erik, first half | guest=Erik Dahl; room=Upper floor double; part=1; nights=4; price=320
- Erik, second half | guest=Erik Dahl; room=Bay suite; part=2; nights=3; price=360
item platform connection|channel|booking platform|calendar link|sync source [sync|platform|channel]: Name!;Villa->@villa|property~Coconut Hill Villa|Lantern Loft;Platform=Airbnb|Booking platform|Agoda|Calendar file;Calendar address:url;Every:number(min)#5-1440;Last synchronized on:date;Imported nights:number#0-100000;~Status=Connected|Failed|Off
- Coconut Hill on Airbnb | villa=Coconut Hill Villa; platform=Airbnb; every=30; imported_nights=64; status=Connected
- Kamala on a booking platform | villa=Sunset House Kamala; platform=Booking platform; every=60; imported_nights=31; status=Connected
- Lantern Loft on Agoda | villa=Lantern Loft; platform=Agoda; every=60; imported_nights=12; status=Failed
- Owner's calendar | villa=Mangrove Cabin; platform=Calendar file; every=360; imported_nights=7; status=Off
! item amenity|facility|feature [amenit\\w*|facilit\\w*]: Name!;Group=Kitchen|Outdoor|Comfort|Family|Work;Extra charge:money;Picture:image;Position:number#1-100
- Private pool | group=Outdoor; position=1
- Air conditioning | group=Comfort; position=2
- Baby cot | group=Family; position=3
- Desk and fast Wi-Fi | group=Work; position=4
! record property amenity|villa amenity [feature\\w*|amenit\\w*|listing\\w*|facilit\\w*]: Title!;Villa->@villa|property~Coconut Hill Villa|Sunset House Kamala;Amenity->@amenity|facility;Note;Extra charge:money
- Pool at Coconut Hill | villa=Coconut Hill Villa; note=Cleaned on Mondays; extra_charge=0
- Cot at Coconut Hill | villa=Coconut Hill Villa; note=On request; extra_charge=8
- Barbecue at Sunset House | villa=Sunset House Kamala; extra_charge=15
- Fast internet at Sunset House | villa=Sunset House Kamala; extra_charge=0
item season price|price rule|rate|nightly price [price|season|rate]: Name!;Villa->@villa|property~Coconut Hill Villa|Sunset House Kamala;From:date;Until:date;Price per night:money!;Minimum nights:number#1-60;Weekend extra:percent
- High season at Coconut Hill | villa=Coconut Hill Villa; price_per_night=420; minimum_nights=5; weekend_extra=0
- Green season at Coconut Hill | villa=Coconut Hill Villa; price_per_night=230; minimum_nights=2; weekend_extra=10
- New Year at Kamala | villa=Sunset House Kamala; price_per_night=340; minimum_nights=6; weekend_extra=0
- Loft on weekdays | villa=Lantern Loft; price_per_night=58; minimum_nights=1; weekend_extra=20
+ review: Villa->@villa|property;Rating:rating!;Cleanliness:rating;Location:rating;Text:long
+ payment: Villa->@villa|property;Amount:money!;Paid with=Card|Wallet|Bank transfer|Cash on arrival;~Status=Pending|Paid|Refunded
+ favorite: Villa->@villa|property
# parcel delivery|courier service|courier company|package tracking|shipment tracking|express delivery|last-mile
record shipment|parcel|package|consignment: Tracking number!;Sender;Recipient;From address;To address;Weight:number(kg)#0-1000;Length:number(cm)#1-400;Service->@delivery service|service level~Next day|Economy;Cash on delivery:money;Declared value:money;Expected on:date;~Status=Registered|Picked up|In depot|Out for delivery|Delivered|Returned
- PX-770-1021 | sender=Kettle Books; recipient=Ada Munk; from_address=Ring road 4; to_address=Birch lane 9; weight=2.4; length=35; service=Next day; status=Out for delivery
- PX-770-1022 | sender=Tom Weir; recipient=Weir Garage; from_address=Hill 12; to_address=Mill yard 1; weight=11; length=60; service=Economy; status=In depot
- PX-770-1023 | sender=Greenleaf Pharmacy; recipient=Otto Rand; from_address=Market 2; to_address=Old tower 5; weight=0.6; length=20; service=Same day; status=Delivered
- PX-770-1024 | sender=Velo Depot; recipient=Nora Birk; from_address=Dock 9; to_address=Lake view 31; weight=19; length=160; service=Bulky goods; declared_value=780; status=Registered
item delivery service|service level|tariff: Name!;Delivery time:number(h)#1-240;Base price:money;Price per kg:money;Highest weight:number(kg)#1-1000;Zone->@zone|delivery area~City|Region;Insured up to:money
- Next day | delivery_time=24; base_price=6.5; price_per_kg=0.8; highest_weight=30; zone=City; insured_up_to=500
- Economy | delivery_time=72; base_price=3.9; price_per_kg=0.5; highest_weight=30; zone=Region; insured_up_to=100
- Same day | delivery_time=8; base_price=11; price_per_kg=1.2; highest_weight=10; zone=Old town; insured_up_to=500
- Bulky goods | delivery_time=96; base_price=24; price_per_kg=0.4; highest_weight=120; zone=Islands; insured_up_to=1500
item zone|delivery area: Name!;Postcodes;Depot->@depot|sorting center|branch~Depot East|Depot Quay;Surcharge:money
- City | postcodes=1000 to 1090; depot=Depot East; surcharge=0
- Region | postcodes=1100 to 1490; depot=Depot Quay; surcharge=1.5
- Old town | postcodes=1001 to 1009; depot=Locker hub Mill; surcharge=0.8
- Islands | postcodes=1500 to 1520; depot=Ferry depot; surcharge=4.5
item depot|sorting center|branch: Name!;Address;Phone:phone;Opening hours;Capacity:number(parcels)#10-100000;Manager~Rita Holm|Ken Abe
- Depot East | address=Cargo road 2; capacity=4000; manager=Rita Holm
- Depot Quay | address=Quay 14; capacity=1500; manager=Ken Abe
- Locker hub Mill | address=Mill street 1; opening_hours=Day and night; capacity=180; manager=Rita Holm
- Ferry depot | address=Pier 3; opening_hours=6 to 18; capacity=600; manager=Ylva Strand
person courier|delivery agent|rider: Name!;Phone:phone;Vehicle=Van|Bicycle|Scooter|Truck;Plate;Depot->@depot|sorting center~Depot East|Depot Quay;Shift=Early|Day|Late;~Rating:rating;~Status=Free|On tour|Off
- Danilo Petri | vehicle=Van; plate=E-441; depot=Depot East; shift=Early; status=On tour
- Joan Miles | vehicle=Scooter; plate=Q-17; depot=Depot Quay; shift=Late; status=Free
- Pia Norden | vehicle=Bicycle; depot=Locker hub Mill; shift=Day; rating=4.9; status=Off
- Bram Ewing | vehicle=Truck; plate=F-902; depot=Ferry depot; shift=Early; rating=4.4; status=On tour
request pick-up request|collection request|pickup: Title!;Sender;Address:long;Pick-up on:date;From:time;Until:time;Parcels:number#1-500;Total weight:number(kg)#0-10000;Courier->@courier|delivery agent~Danilo Petri|Joan Miles
- Twelve book parcels | sender=Kettle Books; parcels=12; total_weight=28; courier=Danilo Petri
- Spare door | sender=Weir Garage; parcels=1; total_weight=24; courier=Joan Miles
- Medicine for five homes | sender=Greenleaf Pharmacy; parcels=5; total_weight=3; courier=Pia Norden
- Two cargo bikes in boxes | sender=Velo Depot; parcels=2; total_weight=46; courier=Bram Ewing
! record tracking event|scan|shipment status: Title!;Shipment->@shipment|parcel|package~PX-770-1021|PX-770-1022;Event=Registered|Picked up|Arrived in depot|Left depot|Out for delivery|Delivered|Failed attempt;Depot->@depot|sorting center~Depot East|Depot Quay;Scanned on:date;Scanned at:time;Scanned by;Note
- 1021 out for delivery | shipment=PX-770-1021; event=Out for delivery; depot=Depot East; scanned_by=Danilo Petri
- 1022 in depot | shipment=PX-770-1022; event=Arrived in depot; depot=Depot Quay; scanned_by=Joan Miles
- 1023 delivered | shipment=PX-770-1023; event=Delivered; depot=Locker hub Mill; scanned_by=Pia Norden
- 1021 nobody home | shipment=PX-770-1021; event=Failed attempt; depot=Depot East; scanned_by=Danilo Petri; note=Card left in the box
! record delivery proof|delivery attempt: Title!;Shipment->@shipment|parcel|package~PX-770-1021|PX-770-1022;Courier->@courier|delivery agent~Danilo Petri|Joan Miles;Attempt:number#1-5;Result=Delivered|Neighbour|Nobody home|Refused|Wrong address;Received by;Signature:image;Photo:image;Tried on:date
- First try Birch lane | shipment=PX-770-1021; courier=Danilo Petri; attempt=1; result=Nobody home
- Handed to the chemist's guest | shipment=PX-770-1023; courier=Pia Norden; attempt=1; result=Delivered; received_by=Otto Rand
- Second try Birch lane | shipment=PX-770-1021; courier=Danilo Petri; attempt=2; result=Neighbour; received_by=Family Voss
- Mill yard refused | shipment=PX-770-1022; courier=Joan Miles; attempt=1; result=Refused
! record delivery tour|route [route\\w*|tour\\w*|dispatch\\w*|fleet|driver\\w*]: Name!;Courier->@courier|delivery agent~Danilo Petri|Joan Miles;Depot->@depot|sorting center~Depot East|Depot Quay;Day:date;Stops:number#1-300;Distance:number(km)#0-600;~Delivered:number#0-300;~Status=Planned|Under way|Done
- East early 12 | courier=Danilo Petri; depot=Depot East; stops=64; distance=48; delivered=31; status=Under way
- Quay late 12 | courier=Joan Miles; depot=Depot Quay; stops=38; distance=61; delivered=0; status=Planned
- Mill bikes 11 | courier=Pia Norden; depot=Locker hub Mill; stops=22; distance=14; delivered=22; status=Done
- Island truck 12 | courier=Bram Ewing; depot=Ferry depot; stops=17; distance=96; delivered=9; status=Under way
+ order: Shipment->@shipment|parcel|package;Service->@delivery service|service level;Cash on delivery:money
+ invoice: Shipments:number;Weight total:number(kg)
# commuting bus|shuttle bus|bus route|bus timetable|bus list|bus tracking|bus line|company bus|bus schedule|public transport
item commuting bus|bus|shuttle bus|short-distance special line: Plate number!;Line->@bus line|route~Line 3 Tech Park|Night shuttle;Kind=Commuting bus|Special line|Shuttle bus;Seats:number#4-120;Driver~Ines Vogel|Karim Said;Operator~Northline Coaches;Low floor:boolean;~Status=On the road|At the depot|In workshop|Out of service
- NL 2041 | line=Line 3 Tech Park; kind=Commuting bus; seats=49; driver=Ines Vogel; operator=Northline Coaches; status=On the road
- NL 2077 | line=Airport express; kind=Special line; seats=32; driver=Karim Said; operator=Northline Coaches; status=On the road
- NL 1910 | line=Night shuttle; kind=Shuttle bus; seats=19; driver=Mei Tan; operator=Campus Ride; status=At the depot
- NL 2103 | line=Line 7 Harbour; kind=Commuting bus; seats=49; driver=Olaf Brand; operator=Northline Coaches; status=In workshop
item bus line|route|bus route|line|recommended route: Name!;Number~3|7|N1;From!;To!;First departure:time;Last departure:time;Every:number(min)#1-240;Length:number(km)#0-300;Fare:money;Runs on=Every day|Weekdays|Weekends;Recommended:boolean;Colour on the map~Blue|Orange
- Line 3 Tech Park | number=3; from=Central station; to=Tech Park gate 2; every=15; length=12.4; fare=2; runs_on=Weekdays; colour_on_the_map=Blue
- Line 7 Harbour | number=7; from=Old Town; to=Harbour works; every=20; length=9.1; fare=2; runs_on=Weekdays; colour_on_the_map=Orange
- Airport express | number=A1; from=Central station; to=Airport terminal 1; every=30; length=24; fare=6; runs_on=Every day; colour_on_the_map=Red
- Night shuttle | number=N1; from=Campus south; to=Central station; every=45; length=7.5; fare=0; runs_on=Every day; colour_on_the_map=Grey
! item bus stop|stop|station: Name!;Line->@bus line|route~Line 3 Tech Park;Position:number#1-100;Minutes from the start:number(min)#0-300;Latitude:number#-90-90;Longitude:number#-180-180;Shelter:boolean;Step-free:boolean
- Central station bay 4 | line=Line 3 Tech Park; position=1; minutes_from_the_start=0; latitude=52.131; longitude=11.628
- Mill bridge | line=Line 3 Tech Park; position=2; minutes_from_the_start=9; latitude=52.142; longitude=11.641
- Tech Park gate 2 | line=Line 3 Tech Park; position=3; minutes_from_the_start=24; latitude=52.168; longitude=11.69
- Harbour works | line=Line 7 Harbour; position=6; minutes_from_the_start=31; latitude=52.155; longitude=11.661
! record bus position|bus location|real-time location|location|vehicle location|current location: Title!;Bus->@commuting bus|bus~NL 2041;Line->@bus line|route~Line 3 Tech Park;Next stop->@bus stop|stop~Mill bridge;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-130;Delay:number(min)#-30-240;Date:date;At:time
- NL 2041 near Mill bridge | bus=NL 2041; line=Line 3 Tech Park; next_stop=Mill bridge; latitude=52.139; longitude=11.637; speed=34; delay=2
- NL 2041 at the station | bus=NL 2041; line=Line 3 Tech Park; next_stop=Mill bridge; latitude=52.131; longitude=11.628; speed=0; delay=0
- NL 2077 on the ring | bus=NL 2077; line=Airport express; latitude=52.09; longitude=11.59; speed=71; delay=-1
- NL 2103 before Harbour works | bus=NL 2103; line=Line 7 Harbour; next_stop=Harbour works; latitude=52.153; longitude=11.658; speed=18; delay=6
! record bus arrival|arrival|arrival time|estimated arrival|departure [arriv\\w*|timetable|schedule|depart\\w*]: Title!;Bus->@commuting bus|bus~NL 2041;Stop->@bus stop|stop~Mill bridge;Date:date;Planned at:time;Expected at:time;Delay:number(min)#-30-240;Free seats:number#0-120;~Status=Expected|Arriving|Departed|Cancelled
- NL 2041 at Mill bridge | bus=NL 2041; stop=Mill bridge; delay=2; free_seats=11; status=Arriving
- NL 2041 at gate 2 | bus=NL 2041; stop=Tech Park gate 2; delay=3; free_seats=11; status=Expected
- NL 2077 at the station | bus=NL 2077; stop=Central station bay 4; delay=0; free_seats=20; status=Departed
- NL 2103 at Harbour works | bus=NL 2103; stop=Harbour works; delay=6; free_seats=0; status=Cancelled
record service notice|notice|line notice|announcement|disruption: Title!;Line->@bus line|route~Line 7 Harbour;Kind=Delay|Detour|Cancelled trip|Timetable change;Text:long;Valid from:date;Valid until:date
- Detour by Quay Street | line=Line 7 Harbour; kind=Detour; text=The stop Old Crane is left out.
- Summer timetable | line=Line 3 Tech Park; kind=Timetable change; text=Every 20 minutes until the end of August.
- Bus at 06:40 does not run | line=Line 7 Harbour; kind=Cancelled trip
- Marathon on Sunday | line=Night shuttle; kind=Delay
+ favorite: Line->@bus line|route~Line 3 Tech Park;Stop->@bus stop|stop~Mill bridge;Remind before:number(min)#1-60
+ booking: Line->@bus line|route~Line 3 Tech Park;Stop->@bus stop|stop~Mill bridge;Travel date:date;Seat number
# shared electric|electric vehicle rental|bike sharing|bike-sharing|shared bike|scooter sharing|e-scooter|shared scooter|vehicle sharing|shared vehicle
item vehicle|electric vehicle|shared vehicle|bike|scooter|e-bike: Number!;Type=E-bike|E-scooter|Electric moped|Small electric car;Tariff->@tariff|price plan~City e-bike;Zone->@parking zone|parking area~Station North;Battery:percent;Range left:number(km)#0-500;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Free|Reserved|Riding|Parked for a while|Charging|Out of service
- EV-1042 | type=E-bike; tariff=City e-bike; zone=Station North; battery=84; range_left=41; latitude=30.271; longitude=120.155; status=Free
- EV-1077 | type=E-bike; tariff=City e-bike; zone=Lake pier; battery=52; range_left=25; latitude=30.252; longitude=120.139; status=Riding
- EV-2008 | type=E-scooter; tariff=Scooter by the minute; zone=Station North; battery=17; range_left=6; status=Charging
- EV-3015 | type=Electric moped; tariff=Moped day; zone=Market hall; battery=96; range_left=78; status=Reserved
item tariff|price plan|billing rule|pricing rule|rate: Name!;Vehicle type=E-bike|E-scooter|Electric moped|Small electric car;Unlock fee:money;Per minute:money;Per km:money;Per minute parked:money;Daily maximum:money;Deposit:money;Valid from:date
- City e-bike | vehicle_type=E-bike; unlock_fee=0.5; per_minute=0.08; per_km=0.2; per_minute_parked=0.03; daily_maximum=12; deposit=30
- Scooter by the minute | vehicle_type=E-scooter; unlock_fee=1; per_minute=0.18; per_km=0; per_minute_parked=0.05; daily_maximum=18; deposit=30
- Moped day | vehicle_type=Electric moped; unlock_fee=1; per_minute=0.25; per_km=0.3; per_minute_parked=0.06; daily_maximum=29; deposit=80
- Small car | vehicle_type=Small electric car; unlock_fee=2; per_minute=0.32; per_km=0.4; per_minute_parked=0.1; daily_maximum=49; deposit=150
! record vehicle ride|ride|riding record [rid\\w*|rental|shared|mileage]: Ride number!;Vehicle->@vehicle|electric vehicle~EV-1077;Rider~Noor Haas|Bo Lindqvist;Tariff->@tariff|price plan~City e-bike;Date:date;Unlocked at:time;Locked at:time;Mileage at start:number(km)#0-100000;Mileage at end:number(km)#0-100000;Minutes:number#0-3000;~Fee:money;~Status=Reserved|Riding|Parked|Ended|Settled
- R-88120 | vehicle=EV-1077; rider=Noor Haas; tariff=City e-bike; mileage_at_start=1240; mileage_at_end=1246; minutes=31; fee=4.18; status=Settled
- R-88121 | vehicle=EV-1042; rider=Bo Lindqvist; tariff=City e-bike; mileage_at_start=802; mileage_at_end=804; minutes=12; fee=1.86; status=Ended
- R-88122 | vehicle=EV-2008; rider=Ada Moreno; tariff=Scooter by the minute; mileage_at_start=377; minutes=9; status=Riding
- R-88123 | vehicle=EV-3015; rider=Tim Okoro; tariff=Moped day; mileage_at_start=2210; status=Reserved
record ride bill|time and mileage billing|mileage accurate billing|mileage billing|billing|bill|settlement: Bill number!;Ride->@vehicle ride|ride~R-88120;Time charge:money;Distance charge:money;Parking charge:money;Discount:money;Total:money;Paid with=Wallet|Card|Ride card|Credit score;Settled on:date;~Status=Open|Paid|Disputed|Refunded
- B-5501 | ride=R-88120; time_charge=2.48; distance_charge=1.2; parking_charge=0.5; total=4.18; paid_with=Wallet; status=Paid
- B-5502 | ride=R-88121; time_charge=0.96; distance_charge=0.4; parking_charge=0.5; total=1.86; paid_with=Ride card; status=Open
- B-5503 | ride=R-88122; time_charge=1.62; total=2.62; paid_with=Card; status=Disputed
- B-5490 | ride=R-88120; time_charge=3; discount=1; total=2; paid_with=Credit score; status=Refunded
record temporary parking|parking pause|pause|parking stop: Title!;Ride->@vehicle ride|ride~R-88120;Zone->@parking zone|parking area~Lake pier;From:time;Until:time;Minutes:number#0-1440;Fee:money;~Status=Parked|Ended|Too long
- Coffee at the pier | ride=R-88120; zone=Lake pier; minutes=16; fee=0.5; status=Ended
- Market stop | ride=R-88121; zone=Market hall; minutes=10; fee=0.3; status=Ended
- Office errand | ride=R-88122; zone=Station North; minutes=4; fee=0.2; status=Parked
- Left overnight | ride=R-88123; zone=Market hall; minutes=610; status=Too long
record lock command|lock|unlock|lock record|pre-ride mileage|pre-ride check|mileage check: Title!;Vehicle->@vehicle|electric vehicle~EV-1042;Ride->@vehicle ride|ride~R-88121;Command=Unlock|Lock|Park|Find by sound|Read mileage;Mileage:number(km)#0-100000;Battery:percent;Date:date;At:time;~Result=Done|No answer|Refused
- Unlock EV-1042 | vehicle=EV-1042; ride=R-88121; command=Unlock; mileage=802; battery=88; result=Done
- Mileage of EV-1077 | vehicle=EV-1077; ride=R-88120; command=Read mileage; mileage=1240; battery=59; result=Done
- Lock EV-2008 | vehicle=EV-2008; ride=R-88122; command=Lock; battery=17; result=No answer
- Park EV-1077 | vehicle=EV-1077; ride=R-88120; command=Park; mileage=1244; result=Done
! item parking zone|parking area|station|return point: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(m)#5-5000;Places:number#1-500;Return allowed:boolean;Extra fee outside:money
- Station North | address=Station Road 1; latitude=30.27; longitude=120.15; radius=60; places=40; extra_fee_outside=2
- Lake pier | address=Lake Walk; latitude=30.25; longitude=120.14; radius=40; places=25; extra_fee_outside=2
- Market hall | address=Market 5; radius=30; places=18; extra_fee_outside=3
- University gate | address=Campus 9; radius=80; places=60; extra_fee_outside=1
item ride card|deposit-free card|riding card|pass|credit check: Name!;Kind=Deposit-free card|Week pass|Month pass|Ride package;Price:money;Rides included:number#0-1000;Valid days:number#1-365;Least credit score:number#0-1000;~Status=On sale|Withdrawn
- Deposit-free card | kind=Deposit-free card; price=9; valid_days=365; least_credit_score=650; status=On sale
- Commuter month | kind=Month pass; price=24; rides_included=60; valid_days=30; status=On sale
- Ten rides | kind=Ride package; price=15; rides_included=10; valid_days=90; status=On sale
- Visitor week | kind=Week pass; price=11; rides_included=20; valid_days=7; status=Withdrawn
+ reservation: Vehicle->@vehicle|electric vehicle~EV-3015;Held until:time;Tariff->@tariff|price plan~Moped day
# travel crm|travel agency|tour operator crm|travel agent|travel business software|travel management system
record lead|sales lead|travel inquiry|prospect: Name!;Email:email;Phone:phone;Source=Website|Referral|Trade fair|Walk-in|Social media;Destination~Kenya|Norway;Travel month~July;Travellers:number#1-200;Budget:money;Agent~Rosa Klein|Dev Anand;~Stage=New|Contacted|Quoted|Won|Lost
- Familie Brandt | source=Website; destination=Norway; travel_month=July; travellers=4; budget=6200; agent=Rosa Klein; stage=Quoted
- Book club Harrow | source=Referral; destination=Portugal; travel_month=May; travellers=14; budget=18000; agent=Dev Anand; stage=Contacted
- Ken Osei | source=Walk-in; destination=Kenya; travel_month=September; travellers=2; budget=7400; agent=Rosa Klein; stage=Won
- Ana and Luc | source=Social media; destination=Japan; travel_month=April; travellers=2; budget=5100; agent=Dev Anand; stage=Lost
record quotation|quote|travel quote|offer {Draft|Sent|Accepted|Refused}: Number!;Lead->@lead|sales lead~Familie Brandt;Itinerary->@itinerary|trip plan~Fjords in nine days;Cost price:money;Markup:percent;Selling price:money!;Currency=EUR|USD|GBP|INR;Valid until:date;Prepared by~Rosa Klein
- Q-3310 | lead=Familie Brandt; itinerary=Fjords in nine days; cost_price=4900; markup=18; selling_price=5782; currency=EUR; prepared_by=Rosa Klein
- Q-3311 | lead=Ken Osei; itinerary=Mara and coast; cost_price=6000; markup=20; selling_price=7200; currency=USD; prepared_by=Rosa Klein
- Q-3312 | lead=Book club Harrow; itinerary=Porto by rail; cost_price=14000; markup=15; selling_price=16100; currency=GBP; prepared_by=Dev Anand
- Q-3298 | lead=Ana and Luc; itinerary=Kyoto spring; cost_price=4400; markup=16; selling_price=5104; currency=EUR; prepared_by=Dev Anand
! record quotation line|quote item [line item\\w*|itemi\\w*|product\\w*|goods|material\\w*]: Title!;Quotation->@quotation|quote~Q-3310;Supplier->@supplier|vendor~Fjord Hotels;Service=Hotel|Flight|Transfer|Excursion|Insurance;Quantity:number#1-500;Cost:money;Price:money
- Four nights Bergen | quotation=Q-3310; supplier=Fjord Hotels; service=Hotel; quantity=2; cost=760; price=900
- Coastal boat | quotation=Q-3310; supplier=Coast Line; service=Excursion; quantity=4; cost=120; price=145
- Mara lodge full board | quotation=Q-3311; supplier=Savanna Camps; service=Hotel; quantity=1; cost=2100; price=2520
- Station transfers | quotation=Q-3312; supplier=Douro Cars; service=Transfer; quantity=2; cost=180; price=210
record itinerary|trip plan|travel itinerary|tour: Title!;Client->@client|traveller~Ken Osei;Destination~Norway|Kenya;Starts on:date!;Ends on:date;Travellers:number#1-200;Planner~Dev Anand;Documents:file;~Status=Draft|Proposed|Confirmed|Travelling|Completed
- Fjords in nine days | destination=Norway; travellers=4; planner=Dev Anand; status=Proposed
- Mara and coast | client=Ken Osei; destination=Kenya; travellers=2; planner=Rosa Klein; status=Confirmed
- Porto by rail | client=Book club Harrow; destination=Portugal; travellers=14; planner=Dev Anand; status=Proposed
- Kyoto spring | destination=Japan; travellers=2; planner=Dev Anand; status=Draft
! record itinerary day|itinerary item|day plan: Title!;Itinerary->@itinerary|trip plan~Mara and coast;Day:number#1-90;Service=Hotel|Flight|Transfer|Excursion|Free time;Supplier->@supplier|vendor~Savanna Camps;Starts at:time;Confirmation number;Notes:long
- Arrival and lodge | itinerary=Mara and coast; day=1; service=Hotel; supplier=Savanna Camps; confirmation_number=SC-771
- Dawn drive | itinerary=Mara and coast; day=2; service=Excursion; supplier=Savanna Camps
- Boat to Flåm | itinerary=Fjords in nine days; day=3; service=Excursion; supplier=Coast Line
- Cellars and river | itinerary=Porto by rail; day=2; service=Free time
! person client|traveller|customer contact: Name!;Email:email;Phone:phone;Passport number;Passport expires on:date;Nationality;Preferences:long;Kind=Private|Company|Group
- Ken Osei | passport_number=G0119284; nationality=Ghana; kind=Private; preferences=Window seat, no pork.
- Book club Harrow | kind=Group; preferences=Twin rooms.
- Helga Brandt | nationality=Germany; kind=Private
- Nordlys Ltd | kind=Company
item supplier|vendor|travel supplier: Name!;Kind=Hotel|Airline|Transport|Guide|Activity|Insurer;Destination~Norway|Kenya;Contact person~Siri Moe;Email:email;Phone:phone;Commission:percent;Payment days:number#0-120;~Status=Active|On trial|Blocked
- Fjord Hotels | kind=Hotel; destination=Norway; contact_person=Siri Moe; commission=12; payment_days=30; status=Active
- Coast Line | kind=Activity; destination=Norway; commission=8; payment_days=14; status=Active
- Savanna Camps | kind=Hotel; destination=Kenya; commission=15; payment_days=30; status=Active
- Douro Cars | kind=Transport; destination=Portugal; commission=5; payment_days=7; status=On trial
record ledger entry|effective account|receivable|payable|account entry: Title!;Account=Receivable from client|Payable to supplier|Commission|Tax|Bank;Quotation->@quotation|quote~Q-3311;Supplier->@supplier|vendor~Savanna Camps;Debit:money;Credit:money;Entered on:date;Due on:date;~Status=Open|Part paid|Paid|Overdue
- Deposit Osei | account=Receivable from client; quotation=Q-3311; debit=2160; credit=0; status=Paid
- Lodge invoice 771 | account=Payable to supplier; quotation=Q-3311; supplier=Savanna Camps; debit=0; credit=2100; status=Open
- Commission Fjord Hotels | account=Commission; supplier=Fjord Hotels; debit=0; credit=182; status=Open
- Balance book club | account=Receivable from client; quotation=Q-3312; debit=11000; credit=0; status=Overdue
+ booking: Itinerary->@itinerary|trip plan~Mara and coast;Client->@client|traveller~Ken Osei;Supplier->@supplier|vendor~Savanna Camps;Starts on:date;Ends on:date;Confirmation number;Cost price:money;Selling price:money
# freight forwarding|freight forwarder|forwarding company|international freight|sea freight|customs broker|freight operation
record shipment|forwarding job|booking file {Booked|Loaded|In transit|At customs|Delivered}: Job number!;Commission->@commission|entrustment order~CM-2201;Customer->@customer~Lumen Tiles;Mode=Sea|Air|Road|Rail;Port of loading~Ningbo|Hamburg;Port of discharge~Rotterdam|Santos;Carrier->@supplier|carrier~Blue Ocean Line;Bill of lading;Leaves on:date;Arrives on:date;Operator~Wei Lin|Paula Reis
- J-24-1180 | commission=CM-2201; customer=Lumen Tiles; mode=Sea; port_of_loading=Ningbo; port_of_discharge=Rotterdam; carrier=Blue Ocean Line; bill_of_lading=BOL884120; operator=Wei Lin
- J-24-1181 | commission=CM-2202; customer=Fabrik Nord; mode=Air; port_of_loading=Hamburg; port_of_discharge=Santos; carrier=Sky Cargo; operator=Paula Reis
- J-24-1182 | commission=CM-2203; customer=Green Leaf Tea; mode=Sea; port_of_loading=Colombo; port_of_discharge=Hamburg; carrier=Blue Ocean Line; operator=Wei Lin
- J-24-1183 | commission=CM-2204; customer=Lumen Tiles; mode=Rail; port_of_loading=Ningbo; port_of_discharge=Duisburg; carrier=Silk Rail; operator=Wei Lin
record commission|entrustment order|customer commission|shipping instruction|booking order {Received|Accepted|Under way|Closed}: Number!;Customer->@customer~Lumen Tiles;Quotation->@quotation~QT-310;Shipper;Consignee;Goods~Ceramic tiles|Spare parts;Packages:number#1-100000;Gross weight:number(kg)#1-1000000;Volume:number(m³)#0-5000;Incoterm=EXW|FOB|CIF|DAP|DDP;Wanted at destination:date
- CM-2201 | customer=Lumen Tiles; quotation=QT-310; shipper=Ningbo Ceramics; consignee=Lumen Tiles; goods=Ceramic tiles; packages=420; gross_weight=21800; volume=27; incoterm=FOB
- CM-2202 | customer=Fabrik Nord; quotation=QT-311; shipper=Fabrik Nord; consignee=Usina Azul; goods=Spare parts; packages=14; gross_weight=910; volume=4; incoterm=DAP
- CM-2203 | customer=Green Leaf Tea; quotation=QT-312; goods=Tea in chests; packages=300; gross_weight=9000; volume=32; incoterm=CIF
- CM-2204 | customer=Lumen Tiles; quotation=QT-310; goods=Glaze powder; packages=60; gross_weight=12000; volume=11; incoterm=FOB
record allocation|space allocation|load allocation|loading plan|container load: Title!;Shipment->@shipment|forwarding job~J-24-1180;Container number;Container type=20 ft|40 ft|40 ft high cube|Refrigerated|Loose;Packages:number#1-100000;Weight:number(kg)#1-100000;Volume used:percent;Seal number;Allocated by~Wei Lin;~Status=Planned|Reserved|Loaded|Released
- Tiles in one 40 ft | shipment=J-24-1180; container_number=BLUU 402218-3; container_type=40 ft; packages=420; weight=21800; volume_used=44; allocated_by=Wei Lin; status=Loaded
- Parts loose by air | shipment=J-24-1181; container_type=Loose; packages=14; weight=910; volume_used=9; allocated_by=Paula Reis; status=Reserved
- Tea in a high cube | shipment=J-24-1182; container_type=40 ft high cube; packages=300; weight=9000; volume_used=46; status=Planned
- Glaze in a 20 ft | shipment=J-24-1183; container_type=20 ft; packages=60; weight=12000; volume_used=38; status=Planned
record operation step|operation task|operation record|milestone|cargo status|tracking event: Title!;Shipment->@shipment|forwarding job~J-24-1180;Step=Space booked|Picked up|Export customs|Loaded|Departed|Arrived|Import customs|Delivered;Place~Ningbo;Planned on:date;Done on:date;Done by~Wei Lin;Remark:long
- Space booked | shipment=J-24-1180; step=Space booked; place=Ningbo; done_by=Wei Lin
- Export cleared | shipment=J-24-1180; step=Export customs; place=Ningbo; done_by=Wei Lin
- Sailed | shipment=J-24-1180; step=Departed; place=Ningbo
- Collected from the factory | shipment=J-24-1181; step=Picked up; place=Hamburg; done_by=Paula Reis
! record shipment charge|charge|receivable|payable|cost line [financ\\w*|payment|charge|cost|settle\\w*|invoice]: Title!;Shipment->@shipment|forwarding job~J-24-1180;Kind=Sea freight|Air freight|Handling|Customs|Haulage|Insurance;Direction=Receivable|Payable;Partner~Blue Ocean Line;Amount:money;Currency=USD|EUR|CNY;Due on:date;~Status=Open|Invoiced|Paid
- Ocean freight | shipment=J-24-1180; kind=Sea freight; direction=Payable; partner=Blue Ocean Line; amount=2150; currency=USD; status=Invoiced
- Freight to customer | shipment=J-24-1180; kind=Sea freight; direction=Receivable; partner=Lumen Tiles; amount=2700; currency=USD; status=Open
- Customs entry | shipment=J-24-1181; kind=Customs; direction=Payable; partner=Santos Broker; amount=140; currency=EUR; status=Paid
- Haulage to port | shipment=J-24-1182; kind=Haulage; direction=Payable; partner=Hill Trucks; amount=380; currency=USD; status=Open
! record shipping document|document|shipment document [document|file]: Title!;Shipment->@shipment|forwarding job~J-24-1180;Kind=Bill of lading|Packing list|Commercial invoice|Certificate of origin|Customs declaration;Number;Issued on:date;File:file;~Status=Draft|Sent|Original received|Released
- BOL884120 | shipment=J-24-1180; kind=Bill of lading; number=BOL884120; status=Sent
- Packing list tiles | shipment=J-24-1180; kind=Packing list; status=Original received
- Invoice parts | shipment=J-24-1181; kind=Commercial invoice; number=FN-220; status=Draft
- Origin tea | shipment=J-24-1182; kind=Certificate of origin; status=Draft
+ customer: Company;Country~Netherlands|Brazil;Credit limit:money;Payment days:number#0-180;Account manager~Paula Reis
# vehicle audit|vehicle registration|vehicle approval|vehicle pass|vehicle permit|registration of vehicles
request vehicle registration|registration application|registration|registration of vehicle|vehicle application: Plate number!;Vehicle->@vehicle~LK 4471;Owner~Marta Silva|Depot East;Owner ID number;Vehicle type=Car|Van|Truck|Bus|Motorcycle|Special;VIN;Purpose=New registration|Transfer|Renewal|Temporary pass;Department->@department|office~Traffic unit;Documents:file;Submitted on:date
- LK 4471 | vehicle=LK 4471; owner=Marta Silva; vehicle_type=Car; vin=WDX11200771; purpose=New registration; department=Traffic unit
- LK 9020 | vehicle=LK 9020; owner=Depot East; vehicle_type=Truck; vin=YVT88012219; purpose=Renewal; department=Depot office
- RB 118 | vehicle=RB 118; owner=Ilja Horn; vehicle_type=Motorcycle; purpose=Transfer; department=Traffic unit
- TP 7003 | vehicle=TP 7003; owner=Site office; vehicle_type=Special; purpose=Temporary pass; department=Depot office
item vehicle: Plate number!;Owner;Type=Car|Van|Truck|Bus|Motorcycle|Special;Make and model;VIN;Engine number;Colour;First registered on:date;Insured until:date;Inspection valid until:date;Picture:image
- LK 4471 | owner=Marta Silva; type=Car; make_and_model=Compact hatchback; vin=WDX11200771; colour=White
- LK 9020 | owner=Depot East; type=Truck; make_and_model=12 t box; vin=YVT88012219; colour=Blue
- RB 118 | owner=Ilja Horn; type=Motorcycle; colour=Black
- TP 7003 | owner=Site office; type=Special; make_and_model=Mobile crane; colour=Yellow
record audit|audit step|audit record|vehicle registration audit|vehicle audit|review step: Title!;Registration->@vehicle registration|registration application~LK 4471;Office->@department|office~Director's office;Auditor~Grace Obi|Piet Smit;Step=Intake|Technical check|Director's decision;Decision=Passed|Sent back|Refused;Opinion:long;Decided on:date
- Intake LK 4471 | registration=LK 4471; office=Traffic unit; auditor=Piet Smit; step=Intake; decision=Passed
- Decision LK 4471 | registration=LK 4471; office=Director's office; auditor=Grace Obi; step=Director's decision; decision=Passed; opinion=Papers complete.
- Intake LK 9020 | registration=LK 9020; office=Depot office; auditor=Piet Smit; step=Intake; decision=Sent back; opinion=Insurance has run out.
- Check TP 7003 | registration=TP 7003; office=Traffic unit; step=Technical check; decision=Refused
record certificate|vehicle certificate|pass|permit: Number!;Registration->@vehicle registration|registration application~LK 4471;Vehicle->@vehicle~LK 4471;Kind=Registration certificate|Vehicle pass|Temporary permit;Issued on:date;Valid until:date;Issued by~Grace Obi;File:file;~Status=Valid|Expired|Revoked
- VC-2025-0410 | registration=LK 4471; vehicle=LK 4471; kind=Registration certificate; issued_by=Grace Obi; status=Valid
- VC-2025-0411 | registration=RB 118; vehicle=RB 118; kind=Registration certificate; issued_by=Grace Obi; status=Valid
- VP-2024-0096 | registration=LK 9020; vehicle=LK 9020; kind=Vehicle pass; status=Expired
- TP-2025-0007 | registration=TP 7003; vehicle=TP 7003; kind=Temporary permit; status=Revoked
! record print record|printing|print job|certificate print [print\\w*]: Title!;Certificate->@certificate|permit~VC-2025-0410;Printed by~Marta Silva;Copies:number#1-20;Printer~Front desk;Printed on:date;Reason=First print|Reprint|Lost
- First print 0410 | certificate=VC-2025-0410; printed_by=Marta Silva; copies=1; printer=Front desk; reason=First print
- Reprint 0410 | certificate=VC-2025-0410; printed_by=Piet Smit; copies=1; printer=Front desk; reason=Lost
- First print 0411 | certificate=VC-2025-0411; copies=2; reason=First print
- First print 0096 | certificate=VP-2024-0096; copies=1; reason=First print
! item department|office|director's office: Name!;Head~Grace Obi;Audit step:number#1-10;Phone:phone;Decides alone:boolean
- Traffic unit | head=Piet Smit; audit_step=1
- Depot office | head=Lars Uhl; audit_step=1
- Technical service | head=Rana Aziz; audit_step=2
- Director's office | head=Grace Obi; audit_step=3
# overseas warehouse|fulfilment warehouse|fulfillment warehouse|fulfillment center|fulfilment centre|package storage|label replacement|package management
record package|parcel|stored package|package storage|storage package {Announced|Received|Shelved|Removed}: Tracking number!;Customer->@customer|client~Trendy Home;Warehouse->@warehouse~Warehouse Leipzig;Shelf->@shelf|bin|location~A-04-2;Barcode;Weight:number(kg)#0-200;Length:number(cm)#1-400;Received on:date;Picture:image
- TH88120044 | customer=Trendy Home; warehouse=Warehouse Leipzig; shelf=A-04-2; barcode=4006381120044; weight=2.4; length=40
- TH88120045 | customer=Trendy Home; warehouse=Warehouse Leipzig; shelf=A-04-2; barcode=4006381120045; weight=1.1; length=30
- KB55010019 | customer=Kite Brothers; warehouse=Warehouse Leipzig; shelf=B-11-1; barcode=4006385501009; weight=6.8; length=120
- SO70002200 | customer=Solar Oasis; warehouse=Warehouse Newark; shelf=N-02-3; weight=14; length=90
record shelving|shelving task|put-away|putaway|shelving record: Title!;Package->@package|package storage|parcel~TH88120044;Shelf->@shelf|bin|location~A-04-2;From shelf;Scanned by~Jonas Erb|Mila Rossi;Shelved on:date;At:time;Batch->@batch operation|bulk operation|package management task~Bulk storage 0611;~Result=Shelved|Wrong shelf|Not found
- TH88120044 to A-04-2 | package=TH88120044; shelf=A-04-2; scanned_by=Jonas Erb; batch=Bulk storage 0611; result=Shelved
- TH88120045 to A-04-2 | package=TH88120045; shelf=A-04-2; scanned_by=Jonas Erb; batch=Bulk storage 0611; result=Shelved
- KB55010019 to B-11-1 | package=KB55010019; shelf=B-11-1; scanned_by=Mila Rossi; result=Shelved
- SO70002200 refused | package=SO70002200; shelf=N-02-3; result=Wrong shelf
record removal|outbound package|package removal|removal order|shelf removal: Title!;Package->@package|package storage|parcel~KB55010019;Shelf->@shelf|bin|location~B-11-1;Reason=Sent out|Returned|Destroyed|Moved;Carrier~Ground Express;New tracking number;Removed by~Mila Rossi;Removed on:date;Batch->@batch operation|bulk operation|package management task~Bulk removal 0612
- KB55010019 out | package=KB55010019; shelf=B-11-1; reason=Sent out; carrier=Ground Express; new_tracking_number=GE100448; removed_by=Mila Rossi; batch=Bulk removal 0612
- TH88120045 moved | package=TH88120045; shelf=A-04-2; reason=Moved; removed_by=Jonas Erb
- SO70002200 returned | package=SO70002200; shelf=N-02-3; reason=Returned
- TH88120044 out | package=TH88120044; shelf=A-04-2; reason=Sent out; carrier=Ground Express; batch=Bulk removal 0612
record label print|label replacement|label replacement printing|printing|warehouse printing|print job|label: Title!;Package->@package|package storage|parcel~TH88120044;Kind=Storage label|Replacement label|Shelf label|Delivery note;Old code;New code;Printer~Zone A printer;Copies:number#1-100;Printed by~Jonas Erb;Printed on:date;~Status=Waiting|Printed|Failed
- New label TH88120044 | package=TH88120044; kind=Replacement label; old_code=TH88120044; new_code=FB-X001; printer=Zone A printer; copies=1; printed_by=Jonas Erb; status=Printed
- Storage label KB55010019 | package=KB55010019; kind=Storage label; copies=1; status=Printed
- New label TH88120045 | package=TH88120045; kind=Replacement label; new_code=FB-X002; copies=1; status=Waiting
- Note SO70002200 | package=SO70002200; kind=Delivery note; copies=2; status=Failed
record barcode scan|scan|scan record|scanning: Code!;Package->@package|package storage|parcel~TH88120044;Step=Storage|Shelving|Removal|Label replacement|Count;Scanned by~Jonas Erb;Device~Scanner 3;Scanned on:date;At:time;~Result=Found|Unknown code|Scanned twice
- 4006381120044 | package=TH88120044; step=Storage; scanned_by=Jonas Erb; device=Scanner 3; result=Found
- 4006381120045 | package=TH88120045; step=Shelving; scanned_by=Jonas Erb; device=Scanner 3; result=Found
- 4006385501009 | package=KB55010019; step=Removal; scanned_by=Mila Rossi; result=Found
- 9999000011112 | step=Count; result=Unknown code
! record batch operation|bulk operation|bulk storage|bulk removal|bulk label replacement|package management task [bulk|batch]: Title!;Kind=Bulk storage|Bulk removal|Bulk label replacement|Bulk shelving;Warehouse->@warehouse~Warehouse Leipzig;Packages:number#1-100000;Done:number#0-100000;Failed:number#0-100000;Started by~Jonas Erb;Started on:date;~Status=Waiting|Running|Finished|Stopped
- Bulk storage 0611 | kind=Bulk storage; warehouse=Warehouse Leipzig; packages=240; done=238; failed=2; started_by=Jonas Erb; status=Finished
- Bulk removal 0612 | kind=Bulk removal; warehouse=Warehouse Leipzig; packages=90; done=61; started_by=Mila Rossi; status=Running
- New labels for returns | kind=Bulk label replacement; warehouse=Warehouse Leipzig; packages=36; done=36; status=Finished
- Newark arrivals | kind=Bulk shelving; warehouse=Warehouse Newark; packages=120; done=0; status=Waiting
! item shelf|bin|location|storage location: Code!;Warehouse->@warehouse~Warehouse Leipzig;Zone~A|Returns;Level:number#0-30;Places:number#1-10000;~Taken:number#0-10000;~Status=Free|Full|Blocked
- A-04-2 | warehouse=Warehouse Leipzig; zone=A; level=2; places=40; taken=31; status=Free
- B-11-1 | warehouse=Warehouse Leipzig; zone=B; level=1; places=20; taken=20; status=Full
- N-02-3 | warehouse=Warehouse Newark; zone=N; level=3; places=30; taken=4; status=Free
- R-01-0 | warehouse=Warehouse Leipzig; zone=Returns; level=0; places=60; taken=12; status=Blocked
item warehouse: Name!;Country~Germany|United States;Address;Manager~Mila Rossi;Area:number(m²)#10-500000;Time zone;~Status=Open|Closed
- Warehouse Leipzig | country=Germany; address=Airport Ring 14; manager=Mila Rossi; area=8200; status=Open
- Warehouse Newark | country=United States; address=Dock Street 70; manager=Ray Cole; area=5600; status=Open
- Warehouse Osaka | country=Japan; manager=Aiko Mori; area=2400; status=Open
- Warehouse Porto | country=Portugal; area=1200; status=Closed
# hotel room|hotel booking|hotel reservation|check-out calendar|room availability|book hotel
item hotel|property: Name!;City;Address;Stars:rating;Phone:phone;Check-in from:time;Check-out until:time;Picture:image;Description:long
- Hotel Lindenhof | city=Graz; address=Linden Square 3; stars=4; description=Quiet rooms above the courtyard.
- Seaview Inn | city=Whitby; address=Cliff Road 18; stars=3
- Hotel Aurora | city=Tromsø; address=Harbour 6; stars=4
- Casa Mira | city=Évora; address=Rua Alta 21; stars=3
item room|hotel room: Number!;Room type->@room type|category~Double with balcony;Floor:number#0-80;Beds;Sleeps:number#1-12;Price per night:money;Facilities;Picture:image;~Status=Available|Occupied|Being cleaned|Out of order
- 204 | room_type=Double with balcony; floor=2; beds=1 king; sleeps=2; price_per_night=118; facilities=Bath, desk; status=Available
- 207 | room_type=Twin; floor=2; beds=2 single; sleeps=2; price_per_night=96; status=Occupied
- 311 | room_type=Family suite; floor=3; beds=1 king, 2 single; sleeps=4; price_per_night=189; status=Being cleaned
- 102 | room_type=Single; floor=1; beds=1 single; sleeps=1; price_per_night=74; status=Out of order
! item room type|category|type of room: Name!;Base price:money;Sleeps:number#1-12;Size:number(m²)#5-300;Rooms:number#1-1000;Extra bed:boolean;Picture:image;Description:long
- Single | base_price=74; sleeps=1; size=14; rooms=8
- Twin | base_price=96; sleeps=2; size=21; rooms=14
- Double with balcony | base_price=118; sleeps=2; size=24; rooms=12
- Family suite | base_price=189; sleeps=4; size=41; rooms=4
! record room night|availability|room availability|room calendar|availability calendar|occupied night [availab\\w*|calendar|synchron\\w*]: Title!;Room->@room|hotel room~204;Night:date!;Price:money;Least nights:number#1-30;Booked through=This site|Phone|Booking portal|Walk-in;~State=Free|Held|Booked|Blocked
- 204 Friday night | room=204; price=128; least_nights=1; state=Free
- 207 Friday night | room=207; price=102; booked_through=Phone; state=Booked
- 311 Saturday night | room=311; price=199; least_nights=2; booked_through=Booking portal; state=Booked
- 102 all week | room=102; price=74; state=Blocked
record check-in|check-in record|stay|check-in information|registration|guest stay: Guest!;Room->@room|hotel room~207;Check-in:date;Check-out:date;Adults:number#1-10;Children:number#0-10;ID number;Key cards:number#0-10;Deposit:money;~Status=Expected|Checked in|Checked out|No-show
- Edda Norin | room=207; adults=2; children=0; id_number=ends with 118; key_cards=2; deposit=50; status=Checked in
- Paul Weiss | room=311; adults=2; children=2; key_cards=2; deposit=100; status=Expected
- Ines Prado | room=204; adults=1; key_cards=1; status=Checked out
- Group Marek | room=102; adults=1; status=No-show
+ booking|reservation: Room->@room|hotel room~204;Room type->@room type|category~Double with balcony;Check-in:date!;Check-out:date!;Adults:number#1-10;Children:number#0-10;Guest name;Phone:phone
+ review: Room type->@room type|category~Twin;Stayed on:date;Cleanliness:rating;Service:rating
# virtual travel|virtual tour|virtual tourism|virtual reality tour|vr travel|virtual trip|virtual sightseeing
item virtual tour|virtual reality tour|guided virtual tour|vr tour|vr experience: Title!;Destination->@destination|map place~Kyoto temples;Guide->@tour guide|guide~Hana Ito;Minutes:number#5-300;Price:money;Language=English|Spanish|French|Japanese;Level=Browser|Phone viewer|VR headset;Preview video:url;Cover:image;Description:long;~Status=Draft|Open|Full|Ended
- Dawn in Kyoto | destination=Kyoto temples; guide=Hana Ito; minutes=60; price=14; language=English; level=VR headset; status=Open
- Night market walk | destination=Marrakesh souk; guide=Yusuf Amrani; minutes=45; price=9; language=French; level=Browser; status=Open
- Ruins above the clouds | destination=Andes ruins; guide=Rosa Quispe; minutes=75; price=16; language=Spanish; level=Phone viewer; status=Full
- Reef dive | destination=Coral reef; minutes=30; price=12; language=English; level=VR headset; status=Draft
! record tour session|tour date|session|scheduled tour [join|book|guided|schedule]: Title!;Tour->@virtual tour|virtual reality tour~Dawn in Kyoto;Date:date!;Starts at:time;Time zone;Places:number#1-1000;~Taken:number#0-1000;Room link:url;~Status=Open|Full|Live|Ended
- Kyoto Saturday | tour=Dawn in Kyoto; time_zone=UTC; places=30; taken=22; status=Open
- Kyoto Sunday | tour=Dawn in Kyoto; time_zone=UTC; places=30; taken=30; status=Full
- Souk Friday | tour=Night market walk; places=50; taken=17; status=Open
- Ruins for schools | tour=Ruins above the clouds; places=80; taken=80; status=Ended
! record tour scene|scene|hotspot|panorama [virtual reality|interactive|360|panoram\\w*|vr]: Title!;Tour->@virtual tour|virtual reality tour~Dawn in Kyoto;Position:number#1-200;Panorama:image;Kind=Panorama|Video|Hotspot|Sound;Latitude:number#-90-90;Longitude:number#-180-180;Text:long
- Gate in the mist | tour=Dawn in Kyoto; position=1; kind=Panorama; latitude=35.011; longitude=135.768
- Bell tower | tour=Dawn in Kyoto; position=2; kind=Hotspot; text=Struck at five.
- Spice stalls | tour=Night market walk; position=1; kind=Video; latitude=31.626; longitude=-7.989
- Sun gate | tour=Ruins above the clouds; position=3; kind=Panorama
! item destination|map place: Name!;Country~Japan|Morocco;Region;Latitude:number#-90-90;Longitude:number#-180-180;Best for=Culture|Nature|Food|History;Picture:image;Description:long
- Kyoto temples | country=Japan; latitude=35.011; longitude=135.768; best_for=Culture
- Marrakesh souk | country=Morocco; latitude=31.626; longitude=-7.989; best_for=Food
- Andes ruins | country=Peru; latitude=-13.163; longitude=-72.545; best_for=History
- Coral reef | country=Belize; latitude=17.316; longitude=-87.535; best_for=Nature
! person tour guide|guide|host [guide\\w*]: Name!;Languages~English, Japanese;Destination->@destination|map place~Kyoto temples;Rating:rating;About:long;Picture:image
- Hana Ito | languages=English, Japanese; destination=Kyoto temples; rating=4.9
- Yusuf Amrani | languages=French, Arabic; destination=Marrakesh souk; rating=4.7
- Rosa Quispe | languages=Spanish, English; destination=Andes ruins; rating=4.8
- Leo Marsh | languages=English; destination=Coral reef; rating=4.5
record itinerary stop|itinerary item|virtual itinerary item: Title!;Itinerary->@itinerary|virtual travel itinerary|travel plan;Tour->@virtual tour|virtual reality tour~Night market walk;Day:number#1-60;Position:number#1-50;Starts at:time;Notes:long
- Temples first | tour=Dawn in Kyoto; day=1; position=1
- Souk in the evening | tour=Night market walk; day=1; position=2
- Ruins | tour=Ruins above the clouds; day=2; position=1
- Reef to end with | tour=Reef dive; day=3; position=1
+ booking: Tour->@virtual tour|virtual reality tour~Dawn in Kyoto;Session->@tour session|tour date~Kyoto Saturday;People:number#1-50;Headset needed:boolean
+ review: Tour->@virtual tour|virtual reality tour~Dawn in Kyoto;Picture quality:rating;Guide:rating
# national park|nature park|state park|park information|park guide|parks and trails
item national park|park|nature park: Name!;State or region;Kind=Mountains|Forest|Desert|Coast|Lake|Canyon;Area:number(km²)#1-100000;Entry fee:money;Best season=Spring|Summer|Autumn|Winter|All year;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Picture:image;Description:long
- Stone Arch | state_or_region=High Desert; kind=Desert; area=310; entry_fee=15; best_season=Spring; latitude=38.73; longitude=-109.59
- Silver Fir | state_or_region=North Range; kind=Forest; area=1240; entry_fee=12; best_season=Summer; latitude=48.7; longitude=-121.2
- Gull Coast | state_or_region=West Shore; kind=Coast; area=280; entry_fee=10; best_season=Autumn; latitude=41.21; longitude=-124
- Blue Canyon | state_or_region=High Desert; kind=Canyon; area=890; entry_fee=18; best_season=Autumn; latitude=36.1; longitude=-112.1
item park map|map|map marker|map point|point of interest: Name!;National park->@national park|park~Stone Arch;Kind=Entrance|Viewpoint|Trailhead|Campsite|Visitor centre|Parking;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-9000;Opening hours;Picture:image
- North entrance | national_park=Stone Arch; kind=Entrance; latitude=38.76; longitude=-109.6; altitude=1240
- Window view | national_park=Stone Arch; kind=Viewpoint; latitude=38.69; longitude=-109.54; altitude=1580
- Fir Lake camp | national_park=Silver Fir; kind=Campsite; latitude=48.71; longitude=-121.19; altitude=620
- Gull point car park | national_park=Gull Coast; kind=Parking; latitude=41.2; longitude=-124.01; altitude=40
record check-in|visit|visited park: Title!;National park->@national park|park~Stone Arch;Visitor~Ayla Kern|Theo Grant;Visited on:date;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;Note:long;~Status=Wanted|Planned|Checked in
- Stone Arch at sunrise | national_park=Stone Arch; visitor=Ayla Kern; status=Checked in
- Fir Lake weekend | national_park=Silver Fir; visitor=Ayla Kern; status=Planned
- Gull Coast fog | national_park=Gull Coast; visitor=Theo Grant; status=Checked in
- Canyon some day | national_park=Blue Canyon; visitor=Theo Grant; status=Wanted
! record travel plan stop|plan stop|planned park|trip stop [plan|route|trip|itinerar\\w*]: Title!;Travel plan->@travel plan|trip plan|itinerary;National park->@national park|park~Silver Fir;Position:number#1-60;Arrives on:date;Nights:number#0-60;Distance from the last:number(km)#0-5000;Notes:long
- First the arches | national_park=Stone Arch; position=1; nights=2; distance_from_the_last=0
- Then the canyon | national_park=Blue Canyon; position=2; nights=2; distance_from_the_last=430
- Fir Lake | national_park=Silver Fir; position=1; nights=3; distance_from_the_last=160
- Coast on the way back | national_park=Gull Coast; position=3; nights=1; distance_from_the_last=720
+ comment: National park->@national park|park~Stone Arch
+ like: National park->@national park|park~Stone Arch
# yard management|container yard|container depot|truck yard|yard operation
record container move|yard move|move order|container movement|relocation: Title!;Container->@container~GLDU 330412-6;From slot;To slot;Kind=Gate in|Gate out|Shift|To workshop;Vehicle->@vehicle|truck~HH-TK 88;Driver->@driver|operator~Remy Falk;Moved on:date;At:time;~Status=Planned|Under way|Done
- In to B-07 | container=GLDU 330412-6; from_slot=Gate 1; to_slot=B-07-2; kind=Gate in; status=Done
- Shift to the repair pad | container=KMTU 118807-1; from_slot=A-02-1; to_slot=Workshop; kind=To workshop; status=Under way
- Out for export | container=GLDU 330412-6; from_slot=B-07-2; to_slot=Gate 2; kind=Gate out; status=Planned
- Restack row C | container=RFCU 552010-9; from_slot=C-01-3; to_slot=C-04-1; kind=Shift; status=Done
item container: Container number!;Type=20 ft|40 ft|40 ft high cube|Refrigerated|Tank;Owner;Slot->@yard slot|slot~B-07-2;Condition=Sound|Damaged|In repair;Loaded:boolean;Gross weight:number(kg)#0-40000;Arrived on:date;~Status=In the yard|Out|Under repair
- GLDU 330412-6 | type=40 ft; owner=Gulf Lines; slot=B-07-2; condition=Sound; gross_weight=18400; status=In the yard
- KMTU 118807-1 | type=20 ft; owner=Kilo Marine; slot=A-02-1; condition=In repair; gross_weight=2300; status=Under repair
- RFCU 552010-9 | type=Refrigerated; owner=Frost Box; slot=C-04-1; condition=Sound; gross_weight=26100; status=In the yard
- TNKU 700110-3 | type=Tank; owner=Kilo Marine; condition=Sound; status=Out
! item yard slot|slot|yard block|yard position: Code!;Block~A|B|C;Row:number#1-200;Tier:number#1-9;Power for reefers:boolean;~Status=Free|Taken|Blocked
- B-07-2 | block=B; row=7; tier=2; status=Taken
- A-02-1 | block=A; row=2; tier=1; status=Taken
- C-04-1 | block=C; row=4; tier=1; status=Taken
- C-05-1 | block=C; row=5; tier=1; status=Free
record maintenance document|repair order|repair estimate|maintenance record|repair: Number!;Container->@container~KMTU 118807-1;Vehicle->@vehicle|truck;Damage~Dented side panel;Work done:long;Hours:number#0-500;Labour cost:money;Parts cost:money;Estimate file:file;Finished on:date;~Status=Estimate|Approved|In repair|Finished
- RO-0771 | container=KMTU 118807-1; damage=Dented side panel; hours=4; labour_cost=180; parts_cost=95; status=In repair
- RO-0772 | container=TNKU 700110-3; damage=Valve leaks; hours=2; labour_cost=110; parts_cost=240; status=Finished
- RO-0773 | container=RFCU 552010-9; damage=Compressor fault; status=Estimate
- RO-0769 | container=GLDU 330412-6; damage=Floor board; hours=1; labour_cost=45; parts_cost=30; status=Finished
record yard bill|storage charge|financial statistic|financial record|charge: Title!;Customer~Gulf Lines|Kilo Marine;Container->@container~GLDU 330412-6;Kind=Storage|Lift|Repair|Power|Gate;Days:number#0-1000;Rate:money;Amount:money!;Billed on:date;~Status=Open|Billed|Paid
- Storage GLDU June | customer=Gulf Lines; container=GLDU 330412-6; kind=Storage; days=12; rate=3; amount=36; status=Billed
- Lift on KMTU | customer=Kilo Marine; container=KMTU 118807-1; kind=Lift; rate=28; amount=28; status=Paid
- Reefer power | customer=Frost Box; container=RFCU 552010-9; kind=Power; days=5; rate=9; amount=45; status=Open
- Repair RO-0772 | customer=Kilo Marine; container=TNKU 700110-3; kind=Repair; amount=350; status=Billed
# cold chain|cold storage|refrigerated warehouse|cold store|frozen warehouse
item storage location|cold room|zone|storage area: Name!;Warehouse->@warehouse~Harbour cold store;Temperature zone=Frozen|Chilled|Cool|Ambient;Lowest temperature:number(°C)#-60-30;Highest temperature:number(°C)#-60-40;Pallet places:number#1-100000;~Taken:number#0-100000;~Status=Open|Full|Defrosting
- Freezer 1 | temperature_zone=Frozen; lowest_temperature=-25; highest_temperature=-18; pallet_places=400; taken=322; status=Open
- Freezer 2 | temperature_zone=Frozen; lowest_temperature=-25; highest_temperature=-18; pallet_places=260; taken=260; status=Full
- Chiller 2 | temperature_zone=Chilled; lowest_temperature=2; highest_temperature=5; pallet_places=180; taken=90; status=Open
- Fruit room | temperature_zone=Cool; lowest_temperature=4; highest_temperature=8; pallet_places=120; taken=40; status=Open
record inbound record|inbound order|stock-in|goods receipt|inbound: Number!;Inventory item->@inventory item|stock item|goods~Peas 2.5 kg;Supplier->@supplier~Hill Dairy;Quantity:number#1-1000000;Batch number~L-0604;Best before:date;Temperature on arrival:number(°C)#-60-40;Put to->@storage location|cold room~Freezer 1;Received by~Ola Berg;Date:date;~Status=Announced|Checked|Put away|Refused
- IN-1180 | supplier=Nordfrost Farms; quantity=480; batch_number=L-0604; temperature_on_arrival=-19; put_to=Freezer 1; received_by=Ola Berg; status=Put away
- IN-1181 | supplier=Hill Dairy; quantity=200; batch_number=L-0611; temperature_on_arrival=4; put_to=Chiller 2; received_by=Ola Berg; status=Checked
- IN-1182 | supplier=Bay Fisheries; quantity=90; batch_number=L-0612; temperature_on_arrival=-9; status=Refused
- IN-1183 | supplier=Nordfrost Farms; quantity=300; batch_number=L-0615; put_to=Freezer 2; status=Announced
record outbound record|outbound order|stock-out|goods issue|outbound: Number!;Inventory item->@inventory item|stock item|goods~Peas 2.5 kg;Customer~Canteen West|Market Hall;Quantity:number#1-1000000;Batch number~L-0604;Taken from->@storage location|cold room~Freezer 1;Temperature when loaded:number(°C)#-60-40;Vehicle;Picked by~Sami Noor;Date:date;~Status=Requested|Picked|Loaded|Cancelled
- OUT-2204 | customer=Canteen West; quantity=40; batch_number=L-0604; taken_from=Freezer 1; temperature_when_loaded=-20; picked_by=Sami Noor; status=Loaded
- OUT-2205 | customer=Market Hall; quantity=60; batch_number=L-0611; taken_from=Chiller 2; temperature_when_loaded=3; picked_by=Sami Noor; status=Picked
- OUT-2206 | customer=School kitchens; quantity=25; batch_number=L-0604; taken_from=Freezer 1; status=Requested
- OUT-2201 | customer=Market Hall; quantity=10; taken_from=Fruit room; status=Cancelled
item supplier: Name!;Goods~Vegetables|Dairy;Contact person;Phone:phone;Email:email;Carries cold:boolean;~Status=Approved|On trial|Blocked
- Nordfrost Farms | goods=Vegetables; contact_person=Liv Aas; status=Approved
- Hill Dairy | goods=Dairy; contact_person=Ben Shaw; status=Approved
- Bay Fisheries | goods=Fish; contact_person=Ruth Cole; status=On trial
- Orchard Union | goods=Fruit; status=Approved
! record cold room reading|cold room check [cold|temperature|frozen]: Title!;Cold room->@storage location|cold room|zone~Freezer 1;Temperature:number(°C)#-60-40;Humidity:percent;Sensor~T-04;Measured on:date;At:time;~State=In range|Too warm|Too cold
- Freezer 1 morning | cold_room=Freezer 1; temperature=-21; humidity=62; sensor=T-01; state=In range
- Chiller 2 door left open | cold_room=Chiller 2; temperature=7.5; humidity=78; sensor=T-04; state=Too warm
- Freezer 1 night | cold_room=Freezer 1; temperature=-20.4; sensor=T-01; state=In range
- Fruit room | cold_room=Fruit room; temperature=1; humidity=88; sensor=T-06; state=Too cold
# parking coupon|parking merchant|parking discount|parking voucher|coupons for parking|parking validation
item parking coupon|coupon type|coupon package|coupon: Name!;Kind=Free hours|Money off|Percent off|Free all day;Worth:number#0-10000;Price:money;Car park->@car park|parking lot~Station Garage;Valid days:number#1-365;On sale:boolean
- One free hour | kind=Free hours; worth=1; price=1.5; car_park=Station Garage; valid_days=90
- Two free hours | kind=Free hours; worth=2; price=2.8; car_park=Station Garage; valid_days=90
- Half price | kind=Percent off; worth=50; price=2; car_park=Market Deck; valid_days=30
- All day guest | kind=Free all day; worth=1; price=8; car_park=Market Deck; valid_days=180
record issued coupon|coupon issue|coupon issuance|issued parking coupon|guest coupon: Code!;Coupon->@parking coupon|coupon type~One free hour;Merchant->@merchant|shop~Cafe Linde;Plate number;Guest;Issued by~Anke Roth|Luca Moss;Issued on:date;Valid until:date;~Status=Issued|Used|Expired|Withdrawn
- PC-77120 | coupon=One free hour; merchant=Cafe Linde; plate_number=KL 2210; issued_by=Anke Roth; status=Used
- PC-77121 | coupon=Two free hours; merchant=Cafe Linde; plate_number=HD 118; issued_by=Anke Roth; status=Issued
- PC-77122 | coupon=Half price; merchant=Optik Sand; plate_number=MA 4004; issued_by=Luca Moss; status=Expired
- PC-77123 | coupon=All day guest; merchant=Optik Sand; plate_number=KA 901; issued_by=Luca Moss; status=Used
record coupon usage|coupon use|usage record|coupon redemption: Title!;Issued coupon->@issued coupon|coupon issue~PC-77120;Parking record->@parking record|parking session;Plate number;Saved:money;Used on:date;Used at:time
- PC-77120 at the exit | issued_coupon=PC-77120; plate_number=KL 2210; saved=2
- PC-77123 at the exit | issued_coupon=PC-77123; plate_number=KA 901; saved=14
- PC-77120 second try | issued_coupon=PC-77120; plate_number=KL 2210; saved=0
- PC-77122 too late | issued_coupon=PC-77122; plate_number=MA 4004; saved=0
! item merchant|shop|parking merchant: Name!;Contact person;Phone:phone;Car park->@car park|parking lot~Station Garage;~Coupons left:number#0-100000;~Balance:money;~Status=Active|Blocked
- Cafe Linde | contact_person=Anke Roth; car_park=Station Garage; coupons_left=88; balance=40; status=Active
- Optik Sand | contact_person=Luca Moss; car_park=Market Deck; coupons_left=12; balance=0; status=Active
- Hotel Am Tor | contact_person=Jana Fink; car_park=Station Garage; coupons_left=240; balance=310; status=Active
- Fitness Five | car_park=Market Deck; coupons_left=0; balance=0; status=Blocked
item free vehicle|exempt vehicle|whitelist vehicle|whitelisted vehicle: Plate number!;Owner;Merchant->@merchant|shop~Cafe Linde;Reason=Staff|Supplier|Owner|Guest of honour;Free from:date;Free until:date;~Status=Active|Expired|Removed
- KL 1001 | owner=Anke Roth; merchant=Cafe Linde; reason=Owner; status=Active
- KL 3440 | owner=Bakery van; merchant=Cafe Linde; reason=Supplier; status=Active
- MA 77 | owner=Luca Moss; merchant=Optik Sand; reason=Staff; status=Active
- KA 555 | merchant=Hotel Am Tor; reason=Guest of honour; status=Expired
! item car park|parking lot: Name!;Address;Spaces:number#1-10000;Hourly rate:money;Daily maximum:money;Opening hours
- Station Garage | address=Station Square 2; spaces=420; hourly_rate=2; daily_maximum=16
- Market Deck | address=Market 11; spaces=180; hourly_rate=1.8; daily_maximum=14
- Old Mill | address=Mill Lane 4; spaces=60; hourly_rate=1; daily_maximum=8
- Riverside | address=Quay 30; spaces=240; hourly_rate=1.5; daily_maximum=12
+ order: Coupon->@parking coupon|coupon type~One free hour;Merchant->@merchant|shop~Cafe Linde
# accommodation club|accommodation website|holiday club|guest club|lodge website|accommodation business
item room|accommodation|club room|lodge: Name!;Kind=Room|Suite|Apartment|Cabin;Sleeps:number#1-20;Price per night:money;Member price:money;Facilities;Picture:image;Description:long;~Status=Available|Closed
- Garden room | kind=Room; sleeps=2; price_per_night=84; member_price=72; facilities=Terrace, tea corner; status=Available
- Attic suite | kind=Suite; sleeps=3; price_per_night=132; member_price=115; status=Available
- Mill cabin | kind=Cabin; sleeps=5; price_per_night=160; member_price=140; status=Available
- Coach house | kind=Apartment; sleeps=4; price_per_night=148; member_price=130; status=Closed
record stay|repeat stay|guest stay|club stay: Title!;Room->@room|accommodation~Garden room;Guest~Nell Hart|Omar Diaz;Check-in:date!;Check-out:date!;Stay number:number#1-500;Points earned:number#0-10000;Offer->@repeat stay offer|offer~Third night free;~Status=Booked|Staying|Finished|Cancelled
- Nell's third stay | room=Garden room; guest=Nell Hart; stay_number=3; points_earned=120; offer=Third night free; status=Finished
- Omar at the mill | room=Mill cabin; guest=Omar Diaz; stay_number=1; points_earned=160; status=Booked
- Hart family | room=Mill cabin; guest=Nell Hart; stay_number=4; status=Staying
- Diaz weekend | room=Attic suite; guest=Omar Diaz; stay_number=2; status=Cancelled
! item repeat stay offer|offer|member offer|loyalty offer [repeat|member|club|loyal\\w*]: Name!;From stay number:number#1-100;Discount:percent;Valid from:date;Valid until:date;Code;Rules:long;~Status=Running|Ended
- Third night free | from_stay_number=3; discount=33; code=NIGHT3; status=Running
- Early spring | from_stay_number=2; discount=15; code=SPRING; status=Running
- Bring a friend | from_stay_number=2; discount=10; status=Running
- Winter club week | from_stay_number=5; discount=25; status=Ended
record content plan entry|content marketing plan|content plan|marketing plan: Title!;Channel=Blog|Newsletter|Social media|Search;Audience~Returning guests|Families;Topic;Published on:date;Author~Ivy Lang;Clicks:number#0-10000000;Bookings won:number#0-100000;~Status=Idea|Writing|Published
- Autumn by the fire | channel=Blog; audience=Returning guests; author=Ivy Lang; clicks=812; bookings_won=9; status=Published
- Mill cabin video | channel=Social media; audience=Families; clicks=2300; bookings_won=4; status=Published
- Spring newsletter | channel=Newsletter; audience=Returning guests; status=Writing
- Walks near the lodge | channel=Search; status=Idea
item search keyword|seo strategy|seo measure|search engine strategy: Keyword!;Target page:url;Monthly searches:number#0-10000000;Position:number#1-200;Wanted position:number#1-200;Measure:long;Checked on:date;~Status=Planned|Under way|Reached
- lodge with fireplace | monthly_searches=880; position=14; wanted_position=5; status=Under way
- family cabin weekend | monthly_searches=1300; position=22; wanted_position=10; status=Planned
- furniture truck hire | monthly_searches=590; position=6; wanted_position=3; status=Under way
- holiday club rooms | monthly_searches=320; position=3; wanted_position=3; status=Reached
item truck|furniture truck|van: Name!;Plate number;Load volume:number(m³)#1-120;Payload:number(kg)#100-30000;Price per hour:money;Tail lift:boolean;Driver~Ned Park;~Status=Free|Booked|In workshop
- Big blue | plate_number=FT 101; load_volume=36; payload=3500; price_per_hour=78; driver=Ned Park; status=Free
- Small mover | plate_number=FT 102; load_volume=14; payload=1100; price_per_hour=45; driver=Ada Cole; status=Booked
- Long box | plate_number=FT 103; load_volume=48; payload=5200; price_per_hour=95; status=In workshop
- City van | plate_number=FT 104; load_volume=9; payload=800; price_per_hour=38; status=Free
+ booking: Room->@room|accommodation~Garden room;Truck->@truck|furniture truck~Big blue;Check-in:date;Check-out:date;Pick-up address;Delivery address;Moving on:date
# bus ticket|coach ticket|train ticket|railway ticket|rail ticket|flight booking|flight ticket|air ticket|airline ticket|flight search|intercity bus
item trip|departure|train|flight|bus trip|schedule: Number!;Route->@route|line|connection~Lisbon to Faro;Vehicle->@vehicle|bus|train set|aircraft~Coach 14;Carrier~Southline|Air Norte;Date:date!;Leaves at:time!;Arrives at:time;Platform or gate;Base fare:money!;Seats:number#1-1000;~Seats left:number#0-1000;~Status=On sale|Delayed|Departed|Cancelled
- SL 204 | route=Lisbon to Faro; vehicle=Coach 14; carrier=Southline; platform_or_gate=Bay 3; base_fare=18; seats=49; seats_left=12; status=On sale
- SL 206 | route=Lisbon to Faro; vehicle=Coach 15; carrier=Southline; platform_or_gate=Bay 3; base_fare=21; seats=49; seats_left=40; status=On sale
- AN 77 | route=Porto to Madrid; vehicle=Jet 3; carrier=Air Norte; platform_or_gate=B12; base_fare=64; seats=120; seats_left=0; status=Delayed
- R 310 | route=Porto to Braga; vehicle=Unit 310; carrier=North Rail; platform_or_gate=2; base_fare=6; seats=220; seats_left=96; status=On sale
item route|line|connection: Name!;From->@station|stop|airport|terminal~Lisbon East;To->@station|stop|airport|terminal~Faro Terminal;Distance:number(km)#1-20000;Duration:number(min)#5-3000;Operator
- Lisbon to Faro | from=Lisbon East; to=Faro Terminal; distance=278; duration=195; operator=Southline
- Porto to Madrid | from=Porto Airport; to=Madrid Airport; distance=440; duration=75; operator=Air Norte
- Porto to Braga | from=Porto Central; to=Braga; distance=55; duration=62; operator=North Rail
- Faro to Seville | from=Faro Terminal; to=Seville South; distance=200; duration=150; operator=Southline
! item station|stop|airport|terminal: Name!;Code~LIS|OPO;City;Country;Address;Latitude:number#-90-90;Longitude:number#-180-180;Step-free:boolean
- Lisbon East | city=Lisbon; country=Portugal
- Faro Terminal | city=Faro; country=Portugal
- Porto Airport | code=OPO; city=Porto; country=Portugal
- Porto Central | city=Porto; country=Portugal
- Madrid Airport | code=MAD; city=Madrid; country=Spain
- Braga | city=Braga; country=Portugal
- Seville South | city=Seville; country=Spain
item vehicle|bus|train set|aircraft: Name!;Kind=Coach|Minibus|Train|Aircraft;Plate or number;Seats:number#4-1000;Seat plan~2+2, 12 rows;Operator;Facilities;~Status=In service|Maintenance|Retired
- Coach 14 | kind=Coach; plate_or_number=22-SL-14; seats=49; seat_plan=2+2, 12 rows; operator=Southline; facilities=Toilet, power; status=In service
- Coach 15 | kind=Coach; seats=49; operator=Southline; status=In service
- Jet 3 | kind=Aircraft; seats=120; operator=Air Norte; status=In service
- Unit 310 | kind=Train; seats=220; operator=North Rail; status=Maintenance
! record ticket passenger|passenger|traveller: Full name!;Booking->@booking|order|ticket booking;Trip->@trip|departure|flight|train~SL 204;Seat~14A;Passenger type=Adult|Child|Student|Senior;ID document;Baggage:number#0-10;Fare:money;Ticket code;~Status=Reserved|Ticketed|Checked in|Boarded|Refunded
- Ana Reis | trip=SL 204; seat=4A; passenger_type=Adult; baggage=1; fare=18; ticket_code=SL-88120; status=Ticketed
- Rui Reis | trip=SL 204; seat=4B; passenger_type=Child; baggage=0; fare=9; ticket_code=SL-88121; status=Ticketed
- Marta Vidal | trip=AN 77; seat=14C; passenger_type=Adult; baggage=1; fare=64; status=Checked in
- Joe Lind | trip=R 310; passenger_type=Student; fare=4; status=Refunded
! item fare|ticket class|fare class|price class [fare\\w*|price\\w*|class\\w*|compar\\w*]: Name!;Trip->@trip|departure|flight|train~AN 77;Class=Standard|Comfort|First|Business;Price:money!;Baggage included:number#0-5;Refundable:boolean;Change fee:money;Seats left:number#0-1000
- AN 77 light | trip=AN 77; class=Standard; price=64; baggage_included=0; change_fee=40; seats_left=0
- AN 77 business | trip=AN 77; class=Business; price=180; baggage_included=2; change_fee=0; seats_left=4
- R 310 standard | trip=R 310; class=Standard; price=6; baggage_included=2; seats_left=96
- SL 204 comfort | trip=SL 204; class=Comfort; price=24; baggage_included=2; change_fee=5; seats_left=6
! record refund|ticket refund|ticket change|cancellation [refund\\w*|cancel\\w*]: Number!;Passenger->@ticket passenger|passenger~Joe Lind;Kind=Refund|Change|Cancelled by carrier;Reason;Fee:money;Amount back:money;Asked on:date;~Status=Asked|Approved|Paid back|Refused
- RF-301 | passenger=Joe Lind; kind=Refund; fee=1; amount_back=3; status=Paid back
- RF-302 | passenger=Marta Vidal; kind=Change; fee=40; status=Asked
- RF-303 | passenger=Ana Reis; kind=Refund; fee=4; amount_back=14; status=Refused
- RF-304 | passenger=Rui Reis; kind=Cancelled by carrier; amount_back=9; status=Approved
+ booking|order: Trip->@trip|departure|flight|train~SL 204;Travel date:date!;Passengers:number#1-50;Seats~4A, 4B;Contact email:email;Ticket code
# luggage storage|left luggage|luggage locker|baggage storage|bag storage|storage locker
item storage point|location|luggage point|store: Name!;Kind=Shop|Hotel|Station|Locker wall;Address;City;Latitude:number#-90-90;Longitude:number#-180-180;Opens at:time;Closes at:time;Places:number#1-2000;Price per hour:money;Host;Picture:image;~Status=Open|Full|Closed
- Kiosk at the arch | kind=Shop; address=Arch Street 2; city=Rome; places=20; price_per_hour=1; host=Lia Conti; status=Open
- Hotel Sole | kind=Hotel; city=Rome; places=30; price_per_hour=1.2; status=Open
- Central locker wall | kind=Locker wall; city=Milan; places=64; price_per_hour=1.5; status=Full
- Station counter | kind=Station; city=Milan; places=200; price_per_hour=2; status=Closed
item locker|box|storage place: Number!;Storage point->@storage point|location~Central locker wall;Size=Small|Medium|Large|Ski;Price per hour:money;Day price:money;~Status=Free|Taken|Reserved|Out of order
- C-01 | storage_point=Central locker wall; size=Small; price_per_hour=1.5; day_price=8; status=Taken
- C-14 | storage_point=Central locker wall; size=Large; price_per_hour=2.5; day_price=13; status=Taken
- K-1 | storage_point=Kiosk at the arch; size=Medium; price_per_hour=1; day_price=6; status=Free
- S-3 | storage_point=Hotel Sole; size=Ski; price_per_hour=2; day_price=11; status=Reserved
! record storage session|stored luggage|deposit|bag check-in: Code!;Booking->@booking|order;Locker->@locker|box~C-14;Guest~Amy Cole;Bags:number#1-50;Put in on:date;Put in at:time;Taken out at:time;Photo:image;~Fee:money;~Status=Waiting|Stored|Collected|Overdue
- 4471 | locker=C-14; guest=Amy Cole; bags=2; fee=10; status=Stored
- 4472 | locker=C-01; guest=Ben Roy; bags=1; fee=4; status=Collected
- 4473 | locker=K-1; guest=Dia Nair; bags=3; status=Waiting
- 4460 | locker=S-3; guest=Ole Berg; bags=1; fee=26; status=Overdue
! record access code|opening record|locker opening [code|open\\w*|lock\\w*]: Code!;Locker->@locker|box~C-14;Session->@storage session|stored luggage~4471;Valid from:time;Valid until:time;Used at:time;~Result=Not used|Opened|Wrong code|Expired
- 884120 | locker=C-14; session=4471; result=Opened
- 119034 | locker=C-01; session=4472; result=Expired
- 550071 | locker=K-1; session=4473; result=Not used
- 884121 | locker=C-14; session=4471; result=Wrong code
item storage rate|rate|tariff: Name!;Size=Small|Medium|Large|Ski;First hour:money;Each further hour:money;Day:money;Insurance per bag:money
- Small bag | size=Small; first_hour=2; each_further_hour=1; day=8; insurance_per_bag=1
- Suitcase | size=Medium; first_hour=3; each_further_hour=1; day=10; insurance_per_bag=1
- Large suitcase | size=Large; first_hour=4; each_further_hour=2; day=13; insurance_per_bag=2
- Skis | size=Ski; first_hour=3; each_further_hour=2; day=11; insurance_per_bag=2
+ booking: Storage point->@storage point|location~Kiosk at the arch;Locker->@locker|box~K-1;Bags:number#1-50;From:time;Until:time;Insurance:boolean
# cruise|cruise travel|cruise ship|cruise line|river cruise|yacht cruise
item cruise|sailing|voyage|cruise trip: Name!;Ship->@ship|vessel~Northern Pearl;Region=Mediterranean|Fjords|Caribbean|Rivers|Polar;From port->@port~Bergen;To port->@port~Tromsø;Sails on:date!;Nights:number#1-200;Price from:money;Picture:image;~Status=Announced|On sale|Few cabins|Sold out
- Fjords in seven nights | ship=Northern Pearl; region=Fjords; from_port=Bergen; to_port=Tromsø; nights=7; price_from=1190; status=On sale
- Light of the north | ship=Northern Pearl; region=Polar; from_port=Tromsø; to_port=Bergen; nights=10; price_from=1840; status=Few cabins
- Danube by lock | ship=River Lark; region=Rivers; from_port=Passau; to_port=Budapest; nights=6; price_from=980; status=On sale
- Island week | ship=Coral Queen; region=Mediterranean; from_port=Piraeus; to_port=Piraeus; nights=7; price_from=870; status=Sold out
item ship|vessel: Name!;Kind=Ocean|River|Expedition|Yacht;Built in:number#1900-2100;Cabins:number#1-4000;Guests:number#1-8000;Decks:number#1-25;Crew:number#1-4000;Facilities;Picture:image
- Northern Pearl | kind=Ocean; built_in=2012; cabins=310; guests=620; decks=9; facilities=Sauna, two restaurants
- River Lark | kind=River; built_in=2018; cabins=72; guests=140; decks=3
- Coral Queen | kind=Ocean; built_in=2006; cabins=820; guests=1900; decks=12
- Ice Tern | kind=Expedition; built_in=2020; cabins=64; guests=128; decks=5
item cabin|cabin type|stateroom: Name!;Ship->@ship|vessel~Northern Pearl;Type=Inside|Outside|Balcony|Suite;Deck:number#1-25;Sleeps:number#1-8;Area:number(m²)#5-200;Price per person:money;~Cabins left:number#0-2000
- Outside twin | ship=Northern Pearl; type=Outside; deck=4; sleeps=2; area=14; price_per_person=1190; cabins_left=22
- Balcony double | ship=Northern Pearl; type=Balcony; deck=7; sleeps=2; area=19; price_per_person=1690; cabins_left=6
- River view | ship=River Lark; type=Outside; deck=2; sleeps=2; area=15; price_per_person=980; cabins_left=11
- Coral suite | ship=Coral Queen; type=Suite; deck=10; sleeps=4; area=42; price_per_person=2100; cabins_left=0
! record port call|itinerary day|cruise day|stop: Title!;Cruise->@cruise|sailing~Fjords in seven nights;Day:number#1-200;Port->@port~Bergen;Arrives at:time;Leaves at:time;Text:long
- Boarding in Bergen | cruise=Fjords in seven nights; day=1; port=Bergen
- Through the narrow arm | cruise=Fjords in seven nights; day=3
- Arrival in Tromsø | cruise=Fjords in seven nights; day=7; port=Tromsø
- Wachau morning | cruise=Danube by lock; day=3; port=Passau
! item port: Name!;Country;Latitude:number#-90-90;Longitude:number#-180-180;Terminal
- Bergen | country=Norway; terminal=Skolten
- Tromsø | country=Norway; terminal=Prostneset
- Passau | country=Germany
- Budapest | country=Hungary
- Piraeus | country=Greece; terminal=A
item excursion|shore excursion|shore trip: Name!;Cruise->@cruise|sailing~Fjords in seven nights;Port->@port~Bergen;Hours:number(h)#1-24;Price:money;Places:number#1-500;Level=Easy|Medium|Hard;Description:long
- Funicular and old wharf | cruise=Fjords in seven nights; port=Bergen; hours=3; price=48; places=40; level=Easy
- Dog sled | cruise=Light of the north; port=Tromsø; hours=4; price=165; places=16; level=Medium
- Abbey by bus | cruise=Danube by lock; hours=4; price=52; places=30; level=Easy
- Kayak round the cape | cruise=Island week; hours=3; price=60; places=12; level=Hard
+ booking: Cruise->@cruise|sailing~Fjords in seven nights;Cabin->@cabin|cabin type~Outside twin;Guests:number#1-8;Dinner=Early|Late;Excursions
# supply chain logistics|supply chain tracking|supply chain visibility|cargo tracking|goods tracking|shipment visibility|logistics tracking|consignment tracking
record shipment|consignment|tracked shipment|goods shipment {Booked|Picked up|In transit|Delayed|Delivered}: Tracking number!;Order number;Shipper->@supply partner|supplier|partner~Delta Foods;Receiver->@supply partner|customer|partner~Market Union;Goods~Frozen berries;Quantity:number#1-10000000;Unit=pallet|box|kg|container;From;To;Sent on:date;Due on:date;Carrier~Blue Road
- TR-88101 | order_number=PO-411; shipper=Delta Foods; receiver=Market Union; goods=Frozen berries; quantity=22; unit=pallet; from=Huelva; to=Lyon; carrier=Blue Road
- TR-88102 | shipper=Kiln Works; receiver=City Build; goods=Roof tiles; quantity=14; unit=pallet; from=Jaén; to=Toulouse; carrier=Blue Road
- TR-88103 | shipper=Delta Foods; receiver=Green Shelf; goods=Peas; quantity=8; unit=pallet; from=Huelva; to=Turin; carrier=Alp Freight
- TR-88104 | shipper=Loom House; receiver=Market Union; goods=Linen; quantity=120; unit=box; from=Braga; to=Lyon
! record checkpoint|tracking event|track point|location update: Title!;Shipment->@shipment|consignment~TR-88101;Place;Kind=Picked up|Arrived|Departed|Customs|Handed over|Delivered;Latitude:number#-90-90;Longitude:number#-180-180;Date:date;At:time;Scanned by~Luis Mar
- Picked up in Huelva | shipment=TR-88101; place=Huelva; kind=Picked up; latitude=37.26; longitude=-6.95; scanned_by=Luis Mar
- Left the Zaragoza hub | shipment=TR-88101; place=Zaragoza; kind=Departed
- At the border | shipment=TR-88103; place=Ventimiglia; kind=Arrived
- Handed over | shipment=TR-88102; place=Toulouse; kind=Delivered
! record condition reading|temperature reading|sensor reading [temperat\\w*|condition\\w*|sensor\\w*|cold|humid\\w*]: Title!;Shipment->@shipment|consignment~TR-88101;Sensor~S-204;Temperature:number(°C)#-80-80;Humidity:percent;Shock:number(g)#0-100;Date:date;At:time;~State=In range|Warning|Out of range
- Berries at noon | shipment=TR-88101; sensor=S-204; temperature=-19; state=In range
- Door open | shipment=TR-88101; sensor=S-204; temperature=-11; state=Out of range
- Peas at night | shipment=TR-88103; sensor=S-210; temperature=-20; state=In range
- Tiles dropped | shipment=TR-88102; sensor=S-215; shock=6; state=Warning
! record delay alert|alert|delay|exception [delay\\w*|alert\\w*|notif\\w*|exception\\w*]: Title!;Shipment->@shipment|consignment~TR-88103;Kind=Delay|Temperature|Damage|Customs hold|Missing document;Hours late:number(h)#0-2000;New due date:date;Told to;Raised on:date;~Status=Open|Customer told|Solved
- Snow on the pass | shipment=TR-88103; kind=Delay; hours_late=9; told_to=Green Shelf; status=Customer told
- Cold chain broken | shipment=TR-88101; kind=Temperature; status=Open
- Two tiles broken | shipment=TR-88102; kind=Damage; status=Solved
- Invoice missing | shipment=TR-88104; kind=Missing document; status=Open
item supply partner|supplier|partner|customer company: Name!;Role=Supplier|Manufacturer|Carrier|Warehouse|Retailer;Country;Contact person;Email:email;Phone:phone;On-time rate:percent;~Status=Active|On trial|Blocked
- Delta Foods | role=Supplier; country=Spain; contact_person=Eva Ruiz; on_time_rate=94; status=Active
- Market Union | role=Retailer; country=France; contact_person=Jean Roy; status=Active
- Kiln Works | role=Manufacturer; country=Spain; on_time_rate=88; status=Active
- City Build | role=Retailer; country=France; status=Active
- Green Shelf | role=Retailer; country=Italy; status=On trial
- Loom House | role=Supplier; country=Portugal; on_time_rate=97; status=Active
item route leg|leg|transport leg: Name!;Shipment->@shipment|consignment~TR-88101;Position:number#1-50;From;To;Mode=Road|Rail|Sea|Air;Carrier~Blue Road;Vehicle;Planned arrival:date;~Status=Planned|Under way|Done
- Huelva to Zaragoza | shipment=TR-88101; position=1; from=Huelva; to=Zaragoza; mode=Road; carrier=Blue Road; status=Done
- Zaragoza to Lyon | shipment=TR-88101; position=2; from=Zaragoza; to=Lyon; mode=Rail; status=Under way
- Huelva to Turin | shipment=TR-88103; position=1; mode=Road; carrier=Alp Freight; status=Under way
- Braga to Lyon | shipment=TR-88104; position=1; mode=Road; status=Planned
# road trip|self-driving|route planning application|cycling route|bicycle route|bike route|hiking route|hiking trail|trail map|outdoor route
item route|trail|tour|road trip|self-driving route|cycling route: Name!;Kind=Road trip|Cycling|Hiking|Running|Motorbike;Region;Start;End;Length:number(km)#0-50000;Climb:number(m)#0-20000;Duration:number(h)#0-2000;Difficulty=Easy|Medium|Hard;Surface=Asphalt|Gravel|Path|Mixed;Track file:file;Picture:image;~Visible=Only me|Friends|Everyone
- Lake loop | kind=Cycling; region=Lake district; start=Pier 1; end=Pier 1; length=42; climb=310; duration=3; difficulty=Easy; surface=Asphalt; visible=Everyone
- Coast in five days | kind=Road trip; region=West coast; start=Porto; end=Faro; length=780; duration=14; difficulty=Easy; surface=Asphalt; visible=Friends
- Ridge walk | kind=Hiking; region=North hills; start=Hut; end=Chapel; length=14; climb=820; duration=6; difficulty=Hard; surface=Path; visible=Everyone
- Forest gravel | kind=Cycling; region=Big wood; length=58; climb=640; difficulty=Medium; surface=Gravel; visible=Only me
! record waypoint|route stop|rest stop|stop|stage: Name!;Route->@route|trail|road trip~Coast in five days;Position:number#1-500;Kind=Start|View|Rest|Fuel|Food|Night|End;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-9000;Stay:number(min)#0-5000;Note:long
- Cliff view | route=Coast in five days; position=3; kind=View; latitude=39.6; longitude=-9.07; stay=40
- Fuel in Sines | route=Coast in five days; position=6; kind=Fuel; stay=15
- Boathouse cafe | route=Lake loop; position=2; kind=Food; stay=30
- Spring below the ridge | route=Ridge walk; position=4; kind=Rest; altitude=1310; stay=20
item point of interest|place of interest|poi|sight: Name!;Kind=View|Water|Food|Camp|Charging|Repair|Sight;Latitude:number!#-90-90;Longitude:number!#-180-180;Altitude:number(m)#-500-9000;Open;Picture:image;Rating:rating
- Boathouse cafe | kind=Food; latitude=47.61; longitude=8.66; rating=4.5
- Bike pump at the school | kind=Repair; latitude=47.6; longitude=8.7; rating=4
- Ridge chapel | kind=Sight; latitude=47.2; longitude=9.4; altitude=1640; rating=4.8
- Charging at the mill | kind=Charging; latitude=47.58; longitude=8.61
record travelled route|ride record|activity record|trip|track record: Title!;Route->@route|trail|road trip~Lake loop;Person~Mara Lind|Joel Abara;Date:date;Distance:number(km)#0-5000;Moving time:number(min)#0-10000;Average speed:number(km/h)#0-200;Climb:number(m)#0-20000;Notes:long
- Sunday on the lake | route=Lake loop; person=Mara Lind; distance=42; moving_time=131; average_speed=19; climb=310
- First two days south | route=Coast in five days; person=Joel Abara; distance=310; moving_time=330
- Ridge in fog | route=Ridge walk; person=Mara Lind; distance=14; moving_time=345; climb=820
- Gravel test | route=Forest gravel; person=Joel Abara; distance=31; moving_time=102; average_speed=18
! record trip expense|fuel cost|expense|cost [fuel|cost\\w*|expens\\w*|budget\\w*]: Title!;Route->@route|trail|road trip~Coast in five days;Kind=Fuel|Toll|Night|Food|Tickets|Repair;Amount:money!;Litres:number(l)#0-1000;Paid by~Joel Abara;Date:date
- Tank in Sines | route=Coast in five days; kind=Fuel; amount=71; litres=44; paid_by=Joel Abara
- Motorway | route=Coast in five days; kind=Toll; amount=18; paid_by=Mara Lind
- Cabin by the dunes | route=Coast in five days; kind=Night; amount=92; paid_by=Joel Abara
- Inner tube | route=Lake loop; kind=Repair; amount=7; paid_by=Mara Lind
! record trip member|team member|companion [member\\w*|team|friend\\w*|companion\\w*|group\\w*]: Name!;Route->@route|trail|road trip~Coast in five days;Role=Driver|Co-driver|Guest|Leader;Vehicle;Phone:phone;~Answer=Invited|Coming|Not coming
- Joel Abara | route=Coast in five days; role=Driver; vehicle=Blue van; answer=Coming
- Mara Lind | route=Coast in five days; role=Co-driver; answer=Coming
- Pia Storm | route=Ridge walk; role=Leader; answer=Invited
- Tim Roth | route=Ridge walk; role=Guest; answer=Not coming

# group travel|group trip|friends who travel|travel together|trip with friends|travel with friends|group holiday|shared trip
item trip|group trip|journey|holiday: Title!;Destination;Starts on:date!;Ends on:date;Budget:money;Currency=EUR|USD|GBP|JPY;Organizer~Mara Lindt|Joel Abara;Travellers:number#1-60;Description:long;Cover:image;~Status=Idea|Planned|Under way|Over
- Lisbon long weekend | destination=Lisbon; budget=1800; currency=EUR; organizer=Mara Lindt; travellers=4; status=Planned
- Hut to hut in June | destination=Dolomites; budget=2600; currency=EUR; organizer=Joel Abara; travellers=6; status=Idea
- Kyoto in autumn | destination=Kyoto; budget=7200; currency=JPY; organizer=Mara Lindt; travellers=3; status=Planned
- Lake cabin | destination=Saimaa; budget=950; currency=EUR; organizer=Ida Berg; travellers=5; status=Over
! record trip member|participant|member|traveller|trip participant: Member!;Trip->@trip|group trip~Lisbon long weekend|Kyoto in autumn;Email:email;Role=Organizer|Member|Guest;Joined on:date;Diet;Paid in:money;~Answer=Invited|Coming|Not coming
- Mara Lindt | trip=Lisbon long weekend; role=Organizer; paid_in=450; answer=Coming
- Joel Abara | trip=Lisbon long weekend; role=Member; paid_in=450; answer=Coming
- Ida Berg | trip=Kyoto in autumn; role=Member; paid_in=0; answer=Invited
- Tom Falk | trip=Hut to hut in June; role=Guest; answer=Not coming
record itinerary item|itinerary|activity|day plan|itinerary day: Title!;Trip->@trip|group trip~Lisbon long weekend|Kyoto in autumn;Day:number#1-120;Date:date;Starts at:time;Ends at:time;Place;Kind=Sight|Food|Outdoor|Travel|Rest;Cost:money;Proposed by~Mara Lindt|Joel Abara;Notes:long;~Status=Proposed|Chosen|Dropped
- Tram and old town | trip=Lisbon long weekend; day=1; place=Alfama; kind=Sight; cost=12; proposed_by=Joel Abara; status=Chosen
- Grilled fish at the river | trip=Lisbon long weekend; day=1; place=Cais; kind=Food; cost=28; proposed_by=Mara Lindt; status=Proposed
- Temple morning | trip=Kyoto in autumn; day=2; place=Higashiyama; kind=Sight; cost=10; proposed_by=Ida Berg; status=Proposed
- Surf lesson | trip=Lisbon long weekend; day=2; place=Caparica; kind=Outdoor; cost=45; proposed_by=Joel Abara; status=Dropped
! record activity vote|vote [vot\\w*|poll\\w*]: Voter!;Activity->@itinerary item|activity~Grilled fish at the river|Temple morning;Choice=Yes|Maybe|No;Comment;Voted on:date
- Mara Lindt | activity=Grilled fish at the river; choice=Yes
- Joel Abara | activity=Grilled fish at the river; choice=Maybe; comment=If it is not too far.
- Ida Berg | activity=Temple morning; choice=Yes
- Tom Falk | activity=Temple morning; choice=No; comment=I would rather sleep in.
record expense|shared expense|cost|trip expense: What!;Trip->@trip|group trip~Lisbon long weekend|Lake cabin;Amount:money!;Currency=EUR|USD|GBP|JPY;Category=Stay|Food|Transport|Tickets|Other;Paid by~Mara Lindt|Joel Abara;Paid on:date;Split=Equal|By share|Own amounts;Receipt:image;Note
- Flat in Alfama | trip=Lisbon long weekend; amount=540; currency=EUR; category=Stay; paid_by=Mara Lindt; split=Equal
- Groceries | trip=Lake cabin; amount=126; currency=EUR; category=Food; paid_by=Ida Berg; split=Equal
- Boat hire | trip=Lake cabin; amount=80; currency=EUR; category=Transport; paid_by=Tom Falk; split=By share
- Airport taxi | trip=Lisbon long weekend; amount=24; currency=EUR; category=Transport; paid_by=Joel Abara; split=Equal
! record expense share|cost share|split|settlement [split\\w*|share\\w*|expense\\w*|settle\\w*|owe\\w*]: Member!;Expense->@expense|shared expense~Flat in Alfama|Groceries;Share:money;Settled:boolean;Settled on:date
- Joel Abara | expense=Flat in Alfama; share=135
- Mara Lindt | expense=Airport taxi; share=6
- Tom Falk | expense=Groceries; share=25.2
- Ida Berg | expense=Flat in Alfama; share=135
record packing item|packing list|packing list item: Item!;Trip->@trip|group trip~Hut to hut in June|Lake cabin;Category=Clothes|Papers|Gear|Food|Health;Quantity:number#1-100;Brought by~Mara Lindt|Joel Abara;Packed:boolean
- First-aid kit | trip=Hut to hut in June; category=Health; quantity=1; brought_by=Joel Abara
- Hut sleeping bag | trip=Hut to hut in June; category=Gear; quantity=6
- Passports | trip=Kyoto in autumn; category=Papers; quantity=3; brought_by=Mara Lindt
- Charcoal | trip=Lake cabin; category=Food; quantity=2; brought_by=Tom Falk
record trip booking|travel booking|reservation detail: Title!;Trip->@trip|group trip~Lisbon long weekend|Kyoto in autumn;Kind=Flight|Train|Stay|Car|Ticket;Booking code;Provider;From:date;Until:date;Price:money;Booked by~Mara Lindt|Joel Abara;File:file
- Flights to Lisbon | trip=Lisbon long weekend; kind=Flight; booking_code=QK7T2; provider=Air Norte; price=640; booked_by=Mara Lindt
- Guest house Gion | trip=Kyoto in autumn; kind=Stay; booking_code=GN-118; provider=Gion Stay; price=980; booked_by=Ida Berg
- Rental van | trip=Hut to hut in June; kind=Car; booking_code=V-3320; provider=Alpen Van; price=410; booked_by=Joel Abara
- Night train to Kyoto | trip=Kyoto in autumn; kind=Train; booking_code=NT-5520; provider=Sunrise Rail; price=312; booked_by=Tom Falk
+ task: Trip->@trip|group trip;Assigned to~Mara Lindt|Joel Abara
+ invitation: Trip->@trip|group trip;Email:email
`
