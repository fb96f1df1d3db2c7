/** Practices, written as `practicesOfLines` reads them. */
export const civicTrades = `
# pothole|street defect|street damage|pothole report|fix my street
item district|ward|borough: Name!;Code;Councillor;Inhabitants:number#100-200000;Roads:number(km)#1-900;Contact email:email;Note:long
- North Ward | code=NW; councillor=Elin Farrow; inhabitants=18400; roads=62
- Harbour Ward | code=HW; councillor=Tomas Reyes; inhabitants=9700; roads=31
- Station Ward | code=SW; councillor=Priya Nair; inhabitants=14200; roads=44
- Meadow Ward | code=MW; councillor=Colm Healy; inhabitants=6300; roads=58
item issue category|problem type|defect type|category: Name!;Department=Roads|Lighting|Drainage|Green spaces|Cleansing;Target response:number(days)#1-90;Emergency:boolean;Description:long
- Pothole | department=Roads; target_response=7; description=Hole in carriageway, cycle lane or footway.
- Blocked gully | department=Drainage; target_response=5; description=Standing water after rain.
- Street light out | department=Lighting; target_response=10
- Fallen branch | department=Green spaces; target_response=3; description=Branch or tree lying on road or path.
request issue|issue report|street problem|defect|pothole|citizen report|service request: Title!;Category->@issue category|category~Pothole|Blocked gully;Ward->@district|ward~North Ward|Harbour Ward;Street!;Location note;Latitude:number#-90-90;Longitude:number#-180-180;Severity=Minor|Moderate|Dangerous;Photo:image;Description:long;~Upvotes:number#0-5000
- Deep pothole outside the bakery | category=Pothole; ward=North Ward; street=Quarry Road 18; severity=Dangerous; description=About 40 cm wide, cyclists swerve into traffic.; upvotes=27
- Gully full of leaves | category=Blocked gully; ward=Harbour Ward; street=Rope Walk; severity=Moderate; upvotes=6
- Lamp dark at the crossing | category=Street light out; ward=Station Ward; street=Platform Road 2; severity=Moderate; upvotes=14
- Branch across cycle lane | category=Fallen branch; ward=Meadow Ward; street=Brook Lane; severity=Minor; upvotes=3
item crew|repair crew|road crew|team: Name!;Foreman~Sid Marlow|Ana Costa;Phone:phone;Vehicle;Members:number#1-20;Skills~Asphalt|Paving|Electrical;Depot
- Road gang 2 | foreman=Sid Marlow; vehicle=Hot box lorry; members=4; skills=Asphalt; depot=Forge Lane
- Drain team | foreman=Ana Costa; vehicle=Jetter 3; members=2; depot=Forge Lane
- Lighting crew | foreman=Dev Malik; vehicle=Lift van 1; members=2; skills=Electrical; depot=Gasworks Yard
- Paving gang 5 | foreman=Sid Marlow; vehicle=Flatbed 9; members=5; skills=Paving; depot=Forge Lane
work repair job|work order|repair|road repair: Title!;Issue->@issue|defect|pothole~Deep pothole outside the bakery;Crew->@crew|team~Road gang 2|Drain team;Due on:date;Method=Cold patch|Hot asphalt|Saw cut and patch|Cleaning|Replacement;Material used:number(kg)#0-20000;Cost:money;Finished on:date;Notes:long
- Patch Quarry Road 18 | issue=Deep pothole outside the bakery; crew=Road gang 2; method=Hot asphalt; material_used=180; cost=240
- Jet gully Rope Walk | issue=Gully full of leaves; crew=Drain team; method=Cleaning; cost=85
- Replace lamp Platform Road | issue=Lamp dark at the crossing; crew=Lighting crew; method=Replacement; cost=190
- Clear branch Brook Lane | issue=Branch across cycle lane; crew=Paving gang 5; method=Cleaning; cost=60
record site inspection|road inspection|street inspection: Title!;Issue->@issue|defect|pothole;Inspected on:date!;Inspector~Nora Pike|Jon Idris;Depth:number(cm)#0-60;Width:number(cm)#0-500;Priority=Low|Normal|High|Immediate;Finding:long
- Check Quarry Road | issue=Deep pothole outside the bakery; inspector=Nora Pike; depth=9; width=42; priority=Immediate; finding=Base course exposed, cone placed.
- Check Rope Walk gully | issue=Gully full of leaves; inspector=Jon Idris; depth=4; width=120; priority=Normal
- Check crossing lamp | issue=Lamp dark at the crossing; inspector=Nora Pike; priority=High; finding=No supply at the pole.
- Check Brook Lane | issue=Branch across cycle lane; inspector=Jon Idris; priority=Low; finding=Half the lane is passable.
! record status update|issue update|progress update [update|status|progress|track|follow]: Title!;Issue->@issue|defect|pothole;Changed on:date;New status=Received|Assigned|Scheduled|Fixed|Not our road;Written by~Nora Pike|Jon Idris;Public:boolean;Text:long
- Sent to road gang | issue=Deep pothole outside the bakery; new_status=Assigned; written_by=Nora Pike; text=Planned for this week.
- Gully report received | issue=Gully full of leaves; new_status=Received; written_by=Jon Idris
- Lamp job booked | issue=Lamp dark at the crossing; new_status=Scheduled; written_by=Nora Pike; text=Electrician comes on Tuesday.
- Branch removed | issue=Branch across cycle lane; new_status=Fixed; written_by=Jon Idris
+ comment: Issue->@issue|defect|pothole;Photo:image

# waste collection|bin day|refuse collection|garbage collection|rubbish collection|trash pickup
item waste type|waste stream|bin type|type of waste: Name!;Bin colour=Black|Green|Blue|Yellow|Brown;Collected every:number(weeks)#1-12;What goes in:long;What stays out:long;Treatment plant
- Residual waste | bin_colour=Black; collected_every=2; treatment_plant=Eastfield incinerator
- Organic waste | bin_colour=Brown; collected_every=1; what_goes_in=Peelings, garden cuttings, coffee grounds.; treatment_plant=Moor compost works
- Paper | bin_colour=Blue; collected_every=4; what_stays_out=Drink cartons, soiled paper.
- Packaging | bin_colour=Yellow; collected_every=2; what_goes_in=Cans, foil, plastic tubs.; treatment_plant=Quay sorting hall
item collection route|collection round|route|round|tour: Name!;Area;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Households:number#1-5000;Length:number(km)#1-200;Starts at:time;Vehicle->@truck|vehicle~Truck 7|Truck 12
- Round A North | area=Hillside, Upper Mill; weekday=Monday; households=820; length=34; vehicle=Truck 7
- Round C Docks | area=Docklands; weekday=Thursday; households=610; length=22; vehicle=Truck 12
- Round B Centre | area=Old Town, Market; weekday=Tuesday; households=1140; length=19; vehicle=Truck 9
- Round D Fields | area=Outlying farms; weekday=Friday; households=280; length=71; vehicle=Truck 7
item address|household|property|street address: Address!;Householder;Route->@collection route|route|round~Round A North|Round C Docks;Persons:number#1-40;Email:email;Assisted collection:boolean;Note:long
- 4 Chapel Rise | householder=Vera Linney; route=Round A North; persons=3
- 19 Capstan Street | householder=Moussa Diop; route=Round C Docks; persons=2
- 2 Guildhall Passage | householder=Rosa Keller; route=Round B Centre; persons=6
- Hollow Farm | householder=Evan Pugh; route=Round D Fields; persons=4
item bin|container|wheelie bin: Number!;Address->@address|household~4 Chapel Rise|19 Capstan Street;Waste type->@waste type|waste stream~Residual waste|Paper;Volume:number(litres)#40-1100;Chip number;Delivered on:date;~Condition=Good|Damaged|Missing
- B-20411 | address=4 Chapel Rise; waste_type=Residual waste; volume=120; chip_number=E004-7721; condition=Good
- B-20987 | address=19 Capstan Street; waste_type=Paper; volume=240; condition=Damaged
- B-21340 | address=2 Guildhall Passage; waste_type=Packaging; volume=1100; chip_number=E004-8113; condition=Good
- B-21502 | address=Hollow Farm; waste_type=Organic waste; volume=120; condition=Missing
item truck|vehicle|refuse truck: Name!;Registration;Capacity:number(t)#1-30;Driver~Gil Abbot|Rana Hussain;Next service on:date;~State=In use|Workshop|Reserve
- Truck 7 | registration=KV 418 B; capacity=11; driver=Gil Abbot; state=In use
- Truck 12 | registration=KV 902 B; capacity=9; driver=Rana Hussain; state=In use
- Truck 9 | registration=KV 655 B; capacity=7; driver=Gil Abbot; state=Workshop
- Truck 3 | registration=KV 207 B; capacity=10; driver=Rana Hussain; state=Reserve
record pickup|collection|collection day|collection date: Title!;Route->@collection route|route|round;Waste type->@waste type|waste stream;Collected on:date!;Moved for holiday:boolean;Weight:number(t)#0-40;Bins emptied:number#0-5000;Remark:long
- Round A black bins week 14 | route=Round A North; waste_type=Residual waste; weight=8.4; bins_emptied=790
- Round C paper week 14 | route=Round C Docks; waste_type=Paper; weight=3.1; bins_emptied=402
- Round B packaging week 15 | route=Round B Centre; waste_type=Packaging; weight=2.6; bins_emptied=655
- Round D organic week 15 | route=Round D Fields; waste_type=Organic waste; weight=4.7; bins_emptied=251
request missed collection|missed bin|missed pickup|complaint: Title!;Address->@address|household;Waste type->@waste type|waste stream;Missed on:date;Cause=Not emptied|Blocked by car|Put out late|Contaminated;Photo:image;Description:long
- Brown bin left full | address=4 Chapel Rise; waste_type=Organic waste; cause=Not emptied; description=Whole side of the street was skipped.
- Paper bin not taken | address=19 Capstan Street; waste_type=Paper; cause=Blocked by car
- Yellow bin refused | address=2 Guildhall Passage; waste_type=Packaging; cause=Contaminated; description=Food waste between the tubs.
- Farm bin out too late | address=Hollow Farm; waste_type=Residual waste; cause=Put out late
! request bin request|container request|bin order [bigger|new bin|replace\\w*|exchange|order]: Title!;Address->@address|household;Waste type->@waste type|waste stream;Wanted=New bin|Larger bin|Smaller bin|Repair|Return;Volume:number(litres)#40-1100;Reason:long
- Lid broken on paper bin | address=19 Capstan Street; waste_type=Paper; wanted=Repair; volume=240
- Larger bin after twins | address=4 Chapel Rise; waste_type=Residual waste; wanted=Larger bin; volume=240
- Second packaging bin | address=2 Guildhall Passage; waste_type=Packaging; wanted=New bin; volume=1100
- Return unused paper bin | address=Hollow Farm; waste_type=Paper; wanted=Return; volume=240
+ notification: Address->@address|household;Waste type->@waste type|waste stream;Remind at:time

# recycling centre|recycling center|recycling yard|civic amenity site|scrap drop off
item site|recycling centre|recycling center|recycling yard|drop-off point: Name!;Address;Opening hours;Phone:phone;Size:number(m²)#50-50000;Site manager~Lena Ortiz|Paul Greve;Accepts trailers:boolean;Note:long
- Ashgrove yard | address=Ashgrove Lane 40; opening_hours=Tue-Sat 9-17; size=4200; site_manager=Lena Ortiz
- Canal drop-off point | address=Lock Street 2; opening_hours=Sat 8-13; size=600; site_manager=Paul Greve
- Southgate yard | address=Tannery Road 5; opening_hours=Mon-Sat 8-18; size=6800; site_manager=Lena Ortiz
- Hill compost place | address=Quarry Track 1; opening_hours=Fri 13-18; size=2100; site_manager=Paul Greve
item material|recyclable|waste fraction|accepted material: Name!;Category=Metal|Paper|Glass|Plastic|Wood|Electronics|Hazardous|Green waste;Fee per kg:money;Paid per kg:money;Free allowance:number(kg)#0-1000;How to bring it:long
- Mixed scrap metal | category=Metal; paid_per_kg=0.12; how_to_bring_it=No tanks or pressure bottles.
- Treated timber | category=Wood; fee_per_kg=0.18; free_allowance=50
- Old paint | category=Hazardous; fee_per_kg=0.9; free_allowance=10
- Garden cuttings | category=Green waste; fee_per_kg=0.05; free_allowance=200; how_to_bring_it=Branches under 2 m.
item skip|container|bay: Number!;Site->@site|recycling centre~Ashgrove yard|Canal drop-off point;Material->@material|recyclable~Mixed scrap metal|Treated timber;Volume:number(m³)#1-40;~Fill level:percent;~Status=Open|Full|Being swapped|Out of use
- A3 | site=Ashgrove yard; material=Mixed scrap metal; volume=30; fill_level=70; status=Open
- C1 | site=Canal drop-off point; material=Treated timber; volume=12; fill_level=100; status=Full
- B2 | site=Southgate yard; material=Old paint; volume=3; fill_level=40; status=Open
- G4 | site=Hill compost place; material=Garden cuttings; volume=36; fill_level=95; status=Being swapped
record delivery|drop-off|visit|weighing: Number!;Site->@site|recycling centre;Visitor;Vehicle plate;Material->@material|recyclable;Brought on:date!;Weight:number(kg)#0-5000;Fee:money;Weighed by~Karl Jessop|Dina Roe;Remark:long
- D-10233 | site=Ashgrove yard; visitor=Household Penrose; vehicle_plate=TR 55 KL; material=Mixed scrap metal; weight=84; fee=0
- D-10234 | site=Ashgrove yard; visitor=Brook Joinery; vehicle_plate=BJ 12 AA; material=Treated timber; weight=310; fee=46.8
- D-10235 | site=Hill compost place; visitor=Household Ibsen; vehicle_plate=LM 08 PR; material=Garden cuttings; weight=140; fee=0
- D-10236 | site=Southgate yard; visitor=Rowe Decorators; vehicle_plate=RD 77 CC; material=Old paint; weight=35; fee=22.5
record haulage|container pickup|removal|outgoing load: Title!;Container->@skip|container~A3|C1;Buyer->@buyer|processor|recycler~Norrland Metals|Fenwood Chipping;Picked up on:date!;Net weight:number(t)#0-40;Price per tonne:money;Waste note number
- Scrap load 41 | container=A3; buyer=Norrland Metals; net_weight=6.2; price_per_tonne=118; waste_note_number=WN-8841
- Wood load 17 | container=C1; buyer=Fenwood Chipping; net_weight=2.9; price_per_tonne=0
- Paint load 6 | container=B2; buyer=Safe Solvents; net_weight=1.1; price_per_tonne=0; waste_note_number=WN-8850
- Green load 52 | container=G4; buyer=Moss Compost; net_weight=7.8; price_per_tonne=4; waste_note_number=WN-8853
item buyer|processor|recycler|disposal company: Name!;Contact person;Phone:phone;Email:email;Permit number;Takes~Scrap metal|Wood chips
- Norrland Metals | contact_person=Ivo Lund; permit_number=P-3391; takes=Scrap metal
- Fenwood Chipping | contact_person=Sara Whit; permit_number=P-1207; takes=Wood chips
- Safe Solvents | contact_person=Tilda Rask; permit_number=P-4410; takes=Paint and solvents
- Moss Compost | contact_person=Owen Pryce; permit_number=P-2086; takes=Garden cuttings
! item resident card|access card|recycling card [card|resident|allowance|quota]: Number!;Holder;Address;Valid until:date;Yearly visits:number#1-100;~Visits used:number#0-100;~Status=Valid|Blocked|Expired
- RC-5510 | holder=Household Penrose; address=Quince Close 9; yearly_visits=24; visits_used=7; status=Valid
- RC-5511 | holder=Household Ibsen; address=Fern Way 3; yearly_visits=24; visits_used=24; status=Blocked
- RC-5512 | holder=Lotte Meyer; address=Mill Court 8; yearly_visits=12; visits_used=2; status=Valid
- RC-4870 | holder=Brian Oakes; address=Lock Street 15; yearly_visits=24; visits_used=11; status=Expired
+ appointment: Site->@site|recycling centre;Vehicle=Car|Car with trailer|Van;Material->@material|recyclable;Estimated volume:number(m³)#0-20

# bulky waste|bulky item|furniture removal|bulky goods pickup|bulky collection
item item type|bulky item type|accepted item|item catalog: Name!;Category=Furniture|Mattress|White goods|Electronics|Metal|Garden;Fee:money;Volume:number(m³)#0-10;Two people needed:boolean;Hint:long
- Three-seat sofa | category=Furniture; fee=18; volume=1.8; hint=Remove cushions with zips.
- Fridge | category=White goods; fee=25; volume=0.9; hint=Empty and defrosted.
- Double mattress | category=Mattress; fee=12; volume=0.6
- Television | category=Electronics; fee=8; volume=0.2; hint=Screen facing a wall.
request pickup request|collection request|bulky pickup|pickup: Number!;Resident;Address!;Zone->@zone|area~Zone East|Zone Hill;Preferred on:date;Time window=Morning|Midday|Afternoon;Placed at=Kerb|Front garden|Backyard|Inside the flat;Floor:number#0-40;Lift:boolean;~Total fee:money;Note:long
- BW-3021 | resident=Ottilie Brand; address=Larch Street 7; zone=Zone East; time_window=Morning; placed_at=Kerb; total_fee=30
- BW-3022 | resident=Kofi Mensah; address=Tower Court 14; zone=Zone Hill; time_window=Afternoon; placed_at=Inside the flat; floor=3; total_fee=25
- BW-3023 | resident=Ilse Hartog; address=Mole Street 22; zone=Zone Port; time_window=Midday; placed_at=Front garden; total_fee=8
- BW-3024 | resident=Sam Okoro; address=Priory Walk 5; zone=Zone West; time_window=Morning; placed_at=Backyard; total_fee=36
record pickup item|request line|item|bulky item: Title!;Request->@pickup request|collection request~BW-3021|BW-3022;Item type->@item type|accepted item~Three-seat sofa|Fridge;Quantity:number#1-50;Fee:money;Reusable:boolean;Photo:image
- Sofa, grey | request=BW-3021; item_type=Three-seat sofa; quantity=1; fee=18
- Mattress | request=BW-3021; item_type=Double mattress; quantity=1; fee=12
- Old fridge | request=BW-3022; item_type=Fridge; quantity=1; fee=25
- Old tube set | request=BW-3023; item_type=Television; quantity=1; fee=8
item zone|area|collection zone: Name!;Streets:long;Pickup weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Slots per day:number#1-200;Depot
- Zone East | streets=Larch Street, Alder Way, Station Row; pickup_weekday=Tuesday; slots_per_day=24; depot=Brickfield
- Zone Hill | streets=Tower Court, Beacon Road; pickup_weekday=Friday; slots_per_day=16; depot=Brickfield
- Zone Port | streets=Mole Street, Anchor Row; pickup_weekday=Monday; slots_per_day=20; depot=Quayside
- Zone West | streets=Priory Walk, Abbey Road, Vine Hill; pickup_weekday=Wednesday; slots_per_day=28; depot=Quayside
work tour|pickup tour|route|crew run: Title!;Zone->@zone|area;Driven on:date!;Crew~Bo and Stan|Mila and Ray;Vehicle;Stops:number#0-80;Load:number(m³)#0-60;Started at:time;Remark:long
- East run, Tuesday | zone=Zone East; crew=Bo and Stan; vehicle=Box truck 3; stops=18; load=21
- Hill run, Friday | zone=Zone Hill; crew=Mila and Ray; vehicle=Tail-lift van; stops=11; load=14
- Port run, Monday | zone=Zone Port; crew=Bo and Stan; vehicle=Box truck 1; stops=15; load=17
- West run, Wednesday | zone=Zone West; crew=Mila and Ray; vehicle=Box truck 3; stops=23; load=28
! record reuse offer|give away|second-hand item [reuse|second.?hand|give\\w* away|swap|donat\\w*]: Title!;Item type->@item type|accepted item;Condition=Like new|Good|Worn|Needs repair;Photo:image;Available until:date;Collected by;~Status=Offered|Reserved|Given away
- Oak chair, one of four | item_type=Three-seat sofa; condition=Good; status=Offered
- Small larder fridge | item_type=Fridge; condition=Like new; collected_by=Ana Brook; status=Reserved
- Corner sofa, blue | item_type=Three-seat sofa; condition=Worn; status=Offered
- Flat screen, no remote | item_type=Television; condition=Needs repair; collected_by=Repair cafe; status=Given away
+ payment: Request->@pickup request|collection request;Waived for reason

# street lighting|street light|streetlight|lamp post|light pole
item street light|lamp|lamp post|light pole|luminaire: Number!;Street;Lamp type->@lamp type|luminaire type~LED 28 W|Sodium 70 W;Circuit->@circuit|switch cabinet|cabinet~Cabinet 14|Cabinet 22;Pole height:number(m)#2-20;Latitude:number#-90-90;Longitude:number#-180-180;Installed on:date;~Status=Working|Faulty|Switched off|Removed
- SL-0412 | street=Orchard Drive; lamp_type=LED 28 W; circuit=Cabinet 14; pole_height=6; status=Working
- SL-0877 | street=Wharf Lane; lamp_type=Sodium 70 W; circuit=Cabinet 22; pole_height=8; status=Faulty
- SL-1033 | street=Chapel Green; lamp_type=LED 54 W; circuit=Cabinet 31; pole_height=9; status=Working
- SL-1208 | street=Castle Steps; lamp_type=Gas lantern; circuit=Cabinet 08; pole_height=4; status=Switched off
item lamp type|luminaire type|lamp model: Name!;Technology=LED|Sodium|Mercury|Metal halide|Gas;Power:number(W)#5-600;Light output:number(lm)#300-60000;Colour temperature:number(K)#1700-6500;Unit price:money;Life:number(h)#2000-150000
- LED 28 W | technology=LED; power=28; light_output=3600; colour_temperature=2700; unit_price=210; life=100000
- Sodium 70 W | technology=Sodium; power=70; light_output=6000; colour_temperature=2000; unit_price=32; life=16000
- LED 54 W | technology=LED; power=54; light_output=7400; colour_temperature=3000; unit_price=295; life=100000
- Gas lantern | technology=Gas; power=90; light_output=900; colour_temperature=2700; unit_price=540; life=9000
item circuit|switch cabinet|cabinet|feeder: Name!;Location;Lamps:number#1-800;Fuse:number(A)#6-250;Control=Timer|Photocell|Remote;Dimmed from:time;Dimmed to:time;Meter number
- Cabinet 14 | location=Orchard Drive, corner School Lane; lamps=63; fuse=25; control=Photocell; meter_number=M-77120
- Cabinet 22 | location=Wharf Lane 1; lamps=41; fuse=16; control=Timer; meter_number=M-77188
- Cabinet 31 | location=Chapel Green 4; lamps=88; fuse=35; control=Remote; meter_number=M-77240
- Cabinet 08 | location=Castle Gate; lamps=19; fuse=10; control=Timer; meter_number=M-76903
request fault report|outage|lamp fault|light fault|outage report: Title!;Street light->@street light|lamp~SL-0412|SL-0877;Fault=Dark|Flickering|On by day|Damaged pole|Whole street dark;Noticed on:date;Reporter;Email:email;Photo:image;Description:long
- Dark lamp by the footbridge | street_light=SL-0877; fault=Dark; reporter=Hanne Lowe; description=Out since the storm.
- Lamp burns at noon | street_light=SL-0412; fault=On by day; reporter=Piet Vos
- Pole hit by van | street_light=SL-1033; fault=Damaged pole; reporter=Ruth Amadi; description=Leans over the footway.
- Lantern flickers | street_light=SL-1208; fault=Flickering; reporter=Castle museum
work repair|maintenance job|lamp replacement|repair job: Title!;Street light->@street light|lamp;Fault->@fault report|outage~Dark lamp by the footbridge;Due on:date;Technician~Ravi Shah|Greta Nolan;Work=Replace lamp|Replace driver|Straighten pole|Paint|Cable repair;Lift platform needed:boolean;Cost:money;Notes:long
- Swap SL-0877 to LED | street_light=SL-0877; fault=Dark lamp by the footbridge; technician=Ravi Shah; work=Replace lamp; cost=265
- New photocell SL-0412 | street_light=SL-0412; fault=Lamp burns at noon; technician=Greta Nolan; work=Replace driver; cost=75
- Straighten SL-1033 | street_light=SL-1033; fault=Pole hit by van; technician=Ravi Shah; work=Straighten pole; cost=410
- Check feed of SL-1208 | street_light=SL-1208; fault=Lantern flickers; technician=Greta Nolan; work=Cable repair; cost=160
record energy reading|meter reading|consumption: Title!;Circuit->@circuit|cabinet;Read on:date!;Meter value:number(kWh)#0-9999999;Consumption:number(kWh)#0-200000;Cost:money;Read by~Ravi Shah|Greta Nolan
- Cabinet 14, March | circuit=Cabinet 14; meter_value=84120; consumption=1240; cost=297; read_by=Greta Nolan
- Cabinet 22, March | circuit=Cabinet 22; meter_value=51904; consumption=1610; cost=386; read_by=Greta Nolan
- Cabinet 31, March | circuit=Cabinet 31; meter_value=30215; consumption=1905; cost=457; read_by=Ravi Shah
- Cabinet 08, March | circuit=Cabinet 08; meter_value=12770; consumption=610; cost=146; read_by=Ravi Shah
record pole inspection|stability test|safety test: Title!;Street light->@street light|lamp;Tested on:date!;Tester~Ravi Shah|Greta Nolan;Result=Passed|Repair needed|Unsafe;Corrosion=None|Light|Severe;Next test on:date;Remark:long
- Pole test SL-0412 | street_light=SL-0412; tester=Greta Nolan; result=Passed; corrosion=Light
- Pole test SL-0877 | street_light=SL-0877; tester=Ravi Shah; result=Repair needed; corrosion=Severe
- Pole test SL-1033 | street_light=SL-1033; tester=Ravi Shah; result=Unsafe; corrosion=None; remark=Base bent after impact.
- Pole test SL-1208 | street_light=SL-1208; tester=Greta Nolan; result=Passed; corrosion=None

# public park|playgrounds|playground equipment|park maintenance|city park|park bench
item park|green space|public park|playground: Name!;District;Area:number(m²)#50-5000000;Type=Park|Playground|Sports ground|Square|Dog run;Opening hours;Fenced:boolean;Toilets:boolean;Photo:image;Description:long
- Linden Park | district=West; area=48000; type=Park; opening_hours=6-22; description=Pond, rose garden and bandstand.
- Fox Hollow playground | district=South; area=1900; type=Playground; opening_hours=8-20
- Victory Square | district=Centre; area=5200; type=Square; opening_hours=Always open
- Mill Lane dog run | district=North; area=2700; type=Dog run; opening_hours=7-21
item equipment|play equipment|asset|piece of equipment|park furniture: Name!;Park->@park|playground~Linden Park|Fox Hollow playground;Kind=Swing|Slide|Climbing frame|Bench|Litter bin|Fountain|Sandpit;Manufacturer;Installed on:date;Age from:number(years)#0-18;Fall height:number(cm)#0-300;~Condition=Good|Worn|Closed
- Rope pyramid | park=Fox Hollow playground; kind=Climbing frame; manufacturer=Kletterwerk; age_from=6; fall_height=190; condition=Good
- Bench 12 by the pond | park=Linden Park; kind=Bench; condition=Worn
- Double swing | park=Fox Hollow playground; kind=Swing; manufacturer=Holzspiel; age_from=3; fall_height=130; condition=Worn
- Drinking fountain | park=Victory Square; kind=Fountain; manufacturer=Brunn Guss; condition=Closed
record safety check|equipment inspection|playground inspection|inspection: Title!;Equipment->@equipment|asset~Rope pyramid|Bench 12 by the pond;Checked on:date!;Level=Visual weekly|Operational quarterly|Annual main;Inspector~Uma Field|Desmond Rye;Result=Safe|Minor defect|Closed at once;Surfacing depth:number(cm)#0-60;Defects:long
- Quarterly rope pyramid | equipment=Rope pyramid; level=Operational quarterly; inspector=Uma Field; result=Minor defect; surfacing_depth=28; defects=One rope sheath frayed.
- Weekly look at swing | equipment=Double swing; level=Visual weekly; inspector=Desmond Rye; result=Safe; surfacing_depth=31
- Annual swing inspection | equipment=Double swing; level=Annual main; inspector=Uma Field; result=Closed at once; surfacing_depth=26; defects=Chain links worn to half.
- Annual bench round | equipment=Bench 12 by the pond; level=Annual main; inspector=Desmond Rye; result=Minor defect
request park problem|problem report|damage report|complaint: Title!;Park->@park|playground;Equipment->@equipment|asset;Problem=Broken|Litter|Graffiti|Glass in the sand|Overgrown|Dogs;Seen on:date;Email:email;Photo:image;Description:long
- Slat missing | park=Linden Park; equipment=Bench 12 by the pond; problem=Broken; description=Middle slat snapped.
- Paint on the fountain | park=Victory Square; equipment=Drinking fountain; problem=Graffiti
- Shards under the swing | park=Fox Hollow playground; equipment=Double swing; problem=Glass in the sand
- Bins overflowing | park=Mill Lane dog run; problem=Litter; description=Bags piled beside the bin.
work maintenance task|park work|mowing|upkeep|job: Title!;Park->@park|playground;Equipment->@equipment|asset;Kind=Mowing|Repair|Pruning|Litter picking|Planting|Sand change;Due on:date;Assigned to~Uma Field|Desmond Rye;Hours:number#0-200;Cost:money;Notes:long
- New slat for bench 12 | park=Linden Park; equipment=Bench 12 by the pond; kind=Repair; assigned_to=Desmond Rye; hours=2; cost=45
- Change sand | park=Fox Hollow playground; kind=Sand change; assigned_to=Uma Field; hours=14; cost=900
- Mow great lawn | park=Linden Park; kind=Mowing; assigned_to=Desmond Rye; hours=6; cost=180
- Plant summer beds | park=Victory Square; kind=Planting; assigned_to=Uma Field; hours=10; cost=640
event park event|activity|festival|picnic: Title!;Park->@park|playground;Held on:date!;Starts at:time;Organiser;Expected guests:number#1-20000;Age group=All ages|Toddlers|Children|Teenagers|Adults;Description:long
- Bandstand Sunday | park=Linden Park; organiser=Town brass; expected_guests=250; age_group=All ages
- Teddy picnic | park=Fox Hollow playground; organiser=Parents club; expected_guests=80; age_group=Toddlers
- Dog training morning | park=Mill Lane dog run; organiser=Canine society; expected_guests=30; age_group=Adults
- Square dance night | park=Victory Square; organiser=Youth council; expected_guests=400; age_group=Teenagers
! item bench sponsor|adoption|sponsorship [adopt\\w*|sponsor\\w*|dedicat\\w*]: Title!;Sponsor;Equipment->@equipment|asset;Inscription;From:date;Until:date;Amount:money;Email:email
- In memory of Gran | sponsor=Family Osei; equipment=Bench 12 by the pond; inscription=She loved this view; amount=600
- Swing from the bakers | sponsor=Bakers guild; equipment=Double swing; inscription=Fly high; amount=1500
- Fountain patron | sponsor=Rotary Westend; equipment=Drinking fountain; inscription=Drink and rest; amount=2400
- Pyramid from class 9 | sponsor=Hollow School; equipment=Rope pyramid; inscription=Climb on; amount=350
+ booking: Park->@park|playground;Area~Bandstand|Barbecue place 2;Group size:number#1-2000;Purpose;Deposit:money
+ review: Park->@park|playground;Cleanliness:rating

# street tree|urban tree|tree inventory|tree register|tree cadastre|city tree
item tree|street tree|city tree: Number!;Species->@tree species|species~Small-leaved lime|London plane;Street;Trunk girth:number(cm)#5-900;Height:number(m)#1-60;Crown width:number(m)#1-40;Planted in:number#1600-2100;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;~Vitality=Vigorous|Slightly weak|Weak|Dying|Felled
- T-1180 | species=Small-leaved lime; street=Kirk Avenue; trunk_girth=142; height=16; crown_width=9; planted_in=1958; vitality=Slightly weak
- T-2044 | species=London plane; street=Market Square; trunk_girth=265; height=24; crown_width=18; planted_in=1911; vitality=Vigorous
- T-3155 | species=Field maple; street=Depot Road; trunk_girth=64; height=8; crown_width=5; planted_in=2004; vitality=Vigorous
- T-0467 | species=Horse chestnut; street=Church Yard; trunk_girth=310; height=21; crown_width=15; planted_in=1889; vitality=Dying
item tree species|species: Name!;Botanical name;Final height:number(m)#2-60;Root space:number(m³)#1-80;Drought tolerance=Low|Medium|High;Native:boolean;Note:long
- Small-leaved lime | botanical_name=Tilia cordata; final_height=25; root_space=20; drought_tolerance=Medium
- London plane | botanical_name=Platanus x hispanica; final_height=30; root_space=30; drought_tolerance=High
- Field maple | botanical_name=Acer campestre; final_height=14; root_space=12; drought_tolerance=High
- Horse chestnut | botanical_name=Aesculus hippocastanum; final_height=25; root_space=28; drought_tolerance=Low
record tree inspection|tree check|inspection: Title!;Tree->@tree|street tree~T-1180|T-2044;Inspected on:date!;Inspector~Inga Moor|Abel Stone;Dead wood=None|Little|Much;Fungus seen:boolean;Stability=Safe|Watch|At risk;Next check on:date;Findings:long
- Spring check T-1180 | tree=T-1180; inspector=Inga Moor; dead_wood=Much; stability=Watch; findings=Bracket fungus at base, crown thin on the south side.
- Spring check T-2044 | tree=T-2044; inspector=Abel Stone; dead_wood=Little; stability=Safe
- Young tree check T-3155 | tree=T-3155; inspector=Inga Moor; dead_wood=None; stability=Safe
- Storm check T-0467 | tree=T-0467; inspector=Abel Stone; dead_wood=Much; stability=At risk; findings=Bleeding canker, cavity at 2 m.
work tree work|pruning|care measure|maintenance: Title!;Tree->@tree|street tree;Measure=Crown lift|Dead wood removal|Watering|Felling|Stump grinding|Stake check;Due on:date;Crew~Tree gang 1|Arbor Ltd;Urgency=Within days|This season|Next year;Cost:money;Done on:date;Notes:long
- Remove dead wood Kirk Avenue | tree=T-1180; measure=Dead wood removal; crew=Tree gang 1; urgency=This season; cost=380
- Fell chestnut in church yard | tree=T-0467; measure=Felling; crew=Arbor Ltd; urgency=Within days; cost=1900
- Water young maple | tree=T-3155; measure=Watering; crew=Tree gang 1; urgency=This season; cost=40
- Lift plane crown for buses | tree=T-2044; measure=Crown lift; crew=Arbor Ltd; urgency=Next year; cost=720
record planting|tree planting|new tree: Title!;Species->@tree species|species;Site;Planted on:date;Nursery;Girth at planting:number(cm)#6-60;Price:money;Watering until:date;~State=Ordered|Planted|Established|Failed
- Lime for School Green | species=Small-leaved lime; site=School Green 3; nursery=Weald nursery; girth_at_planting=18; price=420; state=Planted
- Maples on Depot Road | species=Field maple; site=Depot Road 1-9; nursery=Weald nursery; girth_at_planting=16; price=310; state=Established
- Plane for Bus Station | species=London plane; site=Bus Station, bay 4; nursery=Ostrand trees; girth_at_planting=25; price=690; state=Ordered
- Chestnut by the rectory | species=Horse chestnut; site=Church Yard; nursery=Ostrand trees; girth_at_planting=20; price=450; state=Failed
request tree request|felling application|planting wish|tree report: Title!;Applicant;Tree->@tree|street tree;Kind=Planting wish|Felling application|Broken branch|Roots in drain;Email:email;Photo:image;Reason:long
- Branch over the bus stop | applicant=Yara Novak; tree=T-2044; kind=Broken branch; reason=Hanging after Friday's wind.
- Roots in my drain | applicant=Nils Hoek; tree=T-1180; kind=Roots in drain; reason=Pipe blocked twice this year.
- Tree for our cul-de-sac | applicant=Residents of Pear Close; kind=Planting wish
- Fell the dying chestnut | applicant=Parish of St Giles; tree=T-0467; kind=Felling application; reason=Branches fall on graves.
! record tree adoption|watering sponsor|watering [adopt\\w*|sponsor\\w*|water\\w*]: Title!;Tree->@tree|street tree;Sponsor;Watered on:date;Amount:number(litres)#1-500;Soil=Dry|Damp|Wet;Note:long
- 60 l for T-1180 | tree=T-1180; sponsor=Flat 4 neighbours; amount=60; soil=Dry
- 100 l for the plane | tree=T-2044; sponsor=Market traders; amount=100; soil=Damp
- Two cans for T-3155 | tree=T-3155; sponsor=Class 3b; amount=20; soil=Dry
- Evening round T-1180 | tree=T-1180; sponsor=Mrs Landau; amount=40; soil=Wet; note=Rain came afterwards.

# snow removal|winter service|snow plow|snow plough|gritting|snow clearing
item plow route|route|gritting route|clearing route|road section: Name!;Priority=First|Second|Third;Length:number(km)#1-200;Surface=Carriageway|Footway|Cycle path|Car park;Target time:number(h)#1-24;Steep section:boolean;Depot->@depot|salt store~North depot|Bridge depot;Note:long
- Route 1 hospital | priority=First; length=18; surface=Carriageway; target_time=3; depot=North depot
- Route 6 school paths | priority=Second; length=7; surface=Footway; target_time=5; depot=Bridge depot
- Route 3 ring cycle path | priority=Second; length=12; surface=Cycle path; target_time=6; depot=South depot
- Route 9 park and ride | priority=Third; length=3; surface=Car park; target_time=10; depot=Airfield depot
item plow|vehicle|snow plow|gritter|snowplough: Name!;Type=Large gritter|Small tractor|Snow blower|Loader;Registration;Blade width:number(cm)#80-500;Hopper:number(m³)#0-12;Depot->@depot|salt store;~Status=Ready|Out|Workshop
- Gritter 2 | type=Large gritter; registration=WS 202; blade_width=320; hopper=5; depot=North depot; status=Ready
- Tractor 5 | type=Small tractor; registration=WS 515; blade_width=140; hopper=1; depot=Bridge depot; status=Ready
- Blower 1 | type=Snow blower; registration=WS 611; blade_width=180; hopper=0; depot=South depot; status=Workshop
- Loader 8 | type=Loader; registration=WS 808; blade_width=280; hopper=3; depot=Airfield depot; status=Out
item depot|salt store|silo: Name!;Address;Salt capacity:number(t)#1-5000;~Salt in stock:number(t)#0-5000;Reorder below:number(t)#0-2000;Brine:number(litres)#0-200000;Keyholder
- North depot | address=Pit Road 11; salt_capacity=400; salt_in_stock=212; reorder_below=120; brine=9000; keyholder=Len Varga
- Bridge depot | address=Old Bridge 3; salt_capacity=80; salt_in_stock=31; reorder_below=30; keyholder=Petra Hill
- South depot | address=Lime Works 2; salt_capacity=250; salt_in_stock=140; reorder_below=75; brine=6000; keyholder=Omar Beck
- Airfield depot | address=Hangar Road 7; salt_capacity=600; salt_in_stock=588; reorder_below=150; brine=20000; keyholder=Len Varga
record run|clearing run|plow run|operation|deployment: Title!;Route->@plow route|route~Route 1 hospital|Route 6 school paths;Vehicle->@plow|vehicle~Gritter 2|Tractor 5;Driver~Len Varga|Petra Hill;Driven on:date!;Started at:time;Ended at:time;Salt used:number(kg)#0-20000;Snow depth:number(cm)#0-200;Remark:long
- Night run route 1 | route=Route 1 hospital; vehicle=Gritter 2; driver=Len Varga; salt_used=2600; snow_depth=6; remark=Black ice on the viaduct.
- Morning run school paths | route=Route 6 school paths; vehicle=Tractor 5; driver=Petra Hill; salt_used=340; snow_depth=4
- Cycle ring after snowfall | route=Route 3 ring cycle path; vehicle=Blower 1; driver=Petra Hill; salt_used=150; snow_depth=9
- Clear park and ride | route=Route 9 park and ride; vehicle=Loader 8; driver=Len Varga; salt_used=700; snow_depth=14
record weather note|road weather|weather observation|forecast: Title!;Observed on:date!;At:time;Air temperature:number(°C)#-50-30;Road temperature:number(°C)#-50-50;Snowfall:number(cm)#0-150;Condition=Dry|Wet|Frost|Snow|Black ice|Drifting snow;Alarm level=None|Standby|Call out
- Friday 3 am | air_temperature=-4; road_temperature=-3; snowfall=5; condition=Snow; alarm_level=Call out
- Saturday noon | air_temperature=1; road_temperature=0; snowfall=0; condition=Wet; alarm_level=Standby
- Sunday 5 am | air_temperature=-7; road_temperature=-8; snowfall=0; condition=Black ice; alarm_level=Call out
- Monday evening | air_temperature=3; road_temperature=2; snowfall=0; condition=Dry; alarm_level=None
work duty shift|on-call shift|shift|standby: Title!;Person~Len Varga|Petra Hill|Omar Beck;From:date!;To:date;Starts at:time;Vehicle->@plow|vehicle;Role=Driver|Duty manager|Footway crew;Phone:phone
- Standby week 3 | person=Omar Beck; vehicle=Gritter 2; role=Driver
- Duty manager week 3 | person=Petra Hill; role=Duty manager
- Footway crew week 4 | person=Petra Hill; vehicle=Tractor 5; role=Footway crew
- Night driver week 4 | person=Len Varga; vehicle=Loader 8; role=Driver
request resident complaint|clearing request|not cleared report|complaint: Title!;Street;Route->@plow route|route;Kind=Not cleared|Damage by plow|Grit bin empty|Icy path;Reported on:date;Phone:phone;Photo:image;Description:long
- Grit bin empty at Steep Lane | street=Steep Lane; route=Route 6 school paths; kind=Grit bin empty
- Wall scraped by blade | street=Vicar's Hill 3; route=Route 1 hospital; kind=Damage by plow
- Cycle ring still white | street=Ring path at the lock; route=Route 3 ring cycle path; kind=Not cleared
- Ice on station steps | street=Station Approach; route=Route 6 school paths; kind=Icy path; description=Two people slipped this morning.

# water utility|water meter|water main|water supply|waterworks|burst pipe
item connection|supply point|water connection|customer connection: Number!;Holder;Address;Zone->@supply zone|pressure zone|zone~High zone|River zone;Pipe diameter:number(mm)#10-300;Persons:number#0-500;Connected on:date;Email:email;~Status=Active|Shut off|Closed
- WC-30117 | holder=Family Tanner; address=Spring Road 6; zone=High zone; pipe_diameter=32; persons=4; status=Active
- WC-30422 | holder=Mill Laundry; address=Weir Street 1; zone=River zone; pipe_diameter=50; persons=0; status=Active
- WC-30510 | holder=Hilltop School; address=Beacon Road 20; zone=Well zone; pipe_diameter=80; persons=340; status=Active
- WC-29004 | holder=Old Tannery; address=Dock Lane 3; zone=Reservoir zone; pipe_diameter=40; persons=0; status=Closed
item meter|water meter: Serial number!;Connection->@connection|supply point~WC-30117|WC-30422;Size=DN 15|DN 20|DN 25|DN 50;Fitted on:date;Calibrated until:date;Remote reading:boolean;Start value:number(m³)#0-999999;~Status=In use|Stopped|Replaced
- 8ZR-55102 | connection=WC-30117; size=DN 20; start_value=0; status=In use
- 8ZR-60988 | connection=WC-30422; size=DN 50; start_value=12; status=In use
- 8ZR-61240 | connection=WC-30510; size=DN 25; start_value=3; status=In use
- 7KD-10077 | connection=WC-29004; size=DN 15; start_value=0; status=Replaced
record meter reading|reading|consumption: Title!;Meter->@meter|water meter~8ZR-55102|8ZR-60988;Read on:date!;Value:number(m³)#0-999999;Consumption:number(m³)#0-100000;Read by=Customer|Meter reader|Remote;Estimated:boolean;Photo:image
- Tanner year-end | meter=8ZR-55102; value=618; consumption=148; read_by=Customer
- Laundry quarter 2 | meter=8ZR-60988; value=9240; consumption=870; read_by=Remote
- School half-year | meter=8ZR-61240; value=3120; consumption=1045; read_by=Meter reader
- Tannery last reading | meter=7KD-10077; value=4402; consumption=12; read_by=Meter reader
item supply zone|pressure zone|zone: Name!;Source=Spring|Well|Reservoir|River works;Pressure:number(bar)#0-16;Hardness:number(°dH)#0-50;Pipes:number(km)#0-900;Inhabitants:number#0-500000
- High zone | source=Spring; pressure=4.2; hardness=7; pipes=21; inhabitants=3900
- River zone | source=River works; pressure=5.1; hardness=14; pipes=58; inhabitants=12600
- Well zone | source=Well; pressure=3.8; hardness=18; pipes=33; inhabitants=7100
- Reservoir zone | source=Reservoir; pressure=6; hardness=4; pipes=72; inhabitants=15800
record water sample|water test|lab result|water quality: Title!;Zone->@supply zone|zone;Sampled on:date!;Sampling point;pH:number#0-14;Nitrate:number(mg/l)#0-200;Chlorine:number(mg/l)#0-5;E. coli:number(per 100 ml)#0-10000;Result=Complies|Exceeded|Repeat
- River zone school tap | zone=River zone; sampling_point=School kitchen; ph=7.4; nitrate=19; chlorine=0.1; result=Complies
- High zone town hall | zone=High zone; sampling_point=Town hall tap; ph=7.1; nitrate=6; result=Complies
- Well 2 raw water | zone=Well zone; sampling_point=Well head 2; ph=7.6; nitrate=54; result=Exceeded
- Reservoir outlet | zone=Reservoir zone; sampling_point=Outlet chamber; ph=7; nitrate=9; chlorine=0.3; result=Repeat
request leak report|burst|pipe burst|fault report|outage report: Title!;Address;Zone->@supply zone|zone;Kind=Leak in road|No water|Low pressure|Discoloured water|Meter leaking;Noticed on:date;Reporter;Phone:phone;Photo:image;Description:long
- Water bubbling at Weir Street | address=Weir Street 9; zone=River zone; kind=Leak in road; reporter=Passer-by
- Brown water on Beacon Road | address=Beacon Road 12; zone=Well zone; kind=Discoloured water; reporter=Mrs Quill
- Shower only drips | address=Spring Road 30; zone=High zone; kind=Low pressure; reporter=Jan Tolk
- Meter drips in cellar | address=Dock Lane 8; zone=Reservoir zone; kind=Meter leaking; reporter=Caretaker
work repair|mains repair|pipe work|maintenance job: Title!;Leak->@leak report|burst~Water bubbling at Weir Street;Due on:date;Crew~Mains crew A|Service fitter Joss;Work=Clamp|Pipe replacement|Hydrant flush|Meter change|Valve check;Shut-off from:time;Shut-off until:time;Households affected:number#0-10000;Cost:money;Notes:long
- Clamp on DN 100 Weir Street | leak=Water bubbling at Weir Street; crew=Mains crew A; work=Clamp; households_affected=36; cost=1450
- Flush Beacon Road hydrants | leak=Brown water on Beacon Road; crew=Mains crew A; work=Hydrant flush; households_affected=58; cost=320
- Check valve Spring Road | leak=Shower only drips; crew=Service fitter Joss; work=Valve check; households_affected=12; cost=140
- Change meter Dock Lane 8 | leak=Meter drips in cellar; crew=Service fitter Joss; work=Meter change; households_affected=1; cost=95
! item tariff|water price|rate [tariff|price|rate|bill\\w*|invoice\\w*|fee]: Name!;Water price:money;Sewage price:money;Base fee per year:money;Meter size=DN 15|DN 20|DN 25|DN 50;Valid from:date
- Household DN 20 | water_price=2.1; sewage_price=2.6; base_fee_per_year=96; meter_size=DN 20
- Small flat DN 15 | water_price=2.1; sewage_price=2.6; base_fee_per_year=72; meter_size=DN 15
- Commercial DN 25 | water_price=1.95; sewage_price=2.6; base_fee_per_year=180; meter_size=DN 25
- Industry DN 50 | water_price=1.7; sewage_price=2.4; base_fee_per_year=520; meter_size=DN 50
+ invoice: Connection->@connection|supply point;From:date;To:date;Consumption:number(m³)#0-100000;Water charge:money;Sewage charge:money

# sewer|manhole|storm drain|stormwater|drainage network|septic tank
item manhole|shaft|inspection chamber: Number!;Street;Depth:number(m)#0-20;Cover level:number(m)#-10-3000;Material=Concrete|Brick|Plastic;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;~Condition=Sound|Step irons loose|Cover broken|Collapsed
- MH-118 | street=Tannery Lane; depth=3.2; cover_level=84.6; material=Brick; condition=Step irons loose
- MH-119 | street=Tannery Lane; depth=3.4; cover_level=84.1; material=Concrete; condition=Sound
- MH-204 | street=Quay Road; depth=5.1; cover_level=78.2; material=Concrete; condition=Cover broken
- MH-205 | street=Quay Road; depth=5.3; cover_level=78; material=Plastic; condition=Sound
item sewer section|pipe section|sewer|drain|reach: Number!;From manhole->@manhole|shaft~MH-118;To manhole->@manhole|shaft~MH-119;Type=Foul|Storm|Combined;Diameter:number(mm)#100-4000;Length:number(m)#1-2000;Material=Clay|Concrete|PVC|Cast iron;Built in:number#1800-2100
- S-118-119 | from_manhole=MH-118; to_manhole=MH-119; type=Combined; diameter=400; length=46; material=Clay; built_in=1932
- S-204-205 | from_manhole=MH-204; to_manhole=MH-205; type=Storm; diameter=800; length=62; material=Concrete; built_in=1974
- S-119-204 | from_manhole=MH-119; to_manhole=MH-204; type=Combined; diameter=500; length=88; material=Cast iron; built_in=1951
- S-205-Q | from_manhole=MH-205; type=Foul; diameter=300; length=35; material=PVC; built_in=2008
record camera survey|cctv inspection|pipe inspection|survey: Title!;Section->@sewer section|pipe section|sewer~S-118-119;Surveyed on:date!;Operator~Rik Odell|Suze Van Laar;Condition grade=1 Very good|2 Good|3 Fair|4 Poor|5 Failing;Defects:long;Video:url
- CCTV Tannery Lane | section=S-118-119; operator=Rik Odell; condition_grade=4 Poor; defects=Root ingress at 12 m, open joint at 31 m.
- CCTV Quay storm drain | section=S-204-205; operator=Suze Van Laar; condition_grade=2 Good
- CCTV link to quay | section=S-119-204; operator=Rik Odell; condition_grade=5 Failing; defects=Crown cracked over 6 m.
- CCTV pump inlet | section=S-205-Q; operator=Suze Van Laar; condition_grade=1 Very good
item pump station|lift station|pumping station: Name!;Address;Pumps:number#1-12;Capacity:number(l/s)#1-5000;Alarm phone:phone;Generator:boolean;~State=Running|Fault|Maintenance
- Quay pump station | address=Quay Road 50; pumps=3; capacity=120; state=Running
- Meadow lift station | address=Low Meadow; pumps=2; capacity=25; state=Running
- Stadium pump station | address=Arena Way 3; pumps=4; capacity=210; state=Maintenance
- Willow lift station | address=Willow Bank 9; pumps=1; capacity=12; state=Fault
record pump log|station reading|reading|check: Title!;Station->@pump station|lift station~Quay pump station|Meadow lift station;Read on:date!;Run hours:number(h)#0-200000;Inflow:number(m³)#0-500000;Level:number(cm)#0-1500;Overflow:boolean;Read by~Rik Odell|Suze Van Laar;Remark:long
- Quay Monday | station=Quay pump station; run_hours=20418; inflow=2640; level=140; read_by=Suze Van Laar
- Meadow Monday | station=Meadow lift station; run_hours=8812; inflow=410; level=85; read_by=Suze Van Laar
- Stadium after match | station=Stadium pump station; run_hours=14330; inflow=3900; level=260; read_by=Rik Odell
- Willow alarm visit | station=Willow lift station; run_hours=5127; inflow=96; level=190; read_by=Rik Odell; remark=Pump clogged with wipes.
work cleaning job|flushing|jetting|repair|maintenance: Title!;Section->@sewer section|sewer;Manhole->@manhole|shaft;Work=Jetting|Root cutting|Relining|Cover replacement|Gully emptying;Due on:date;Crew~Jetter crew|Lining contractor;Traffic control:boolean;Cost:money;Notes:long
- Cut roots Tannery Lane | section=S-118-119; work=Root cutting; crew=Jetter crew; cost=620
- New step irons MH-118 | manhole=MH-118; work=Cover replacement; crew=Jetter crew; cost=310
- Reline link to quay | section=S-119-204; work=Relining; crew=Lining contractor; cost=18400
- New cover MH-204 | manhole=MH-204; work=Cover replacement; crew=Jetter crew; cost=480
request blockage report|flooding report|odour complaint|complaint: Title!;Address;Kind=Blocked drain|Flooded cellar|Bad smell|Loose cover|Rats;Reported on:date;Reporter;Phone:phone;Photo:image;Description:long
- Cellar flooded after storm | address=Tannery Lane 22; kind=Flooded cellar; reporter=Mr Achterberg; description=Backflow through the floor drain.
- Sink will not drain | address=Quay Road 7; kind=Blocked drain; reporter=Cafe Anker
- Cover rattles at night | address=Quay Road 12; kind=Loose cover; reporter=Ms Dahl
- Rats at the gully | address=Willow Bank 2; kind=Rats; reporter=Tenants' group; description=Seen three evenings in a row.

# roadworks|road closure|street closure|road works permit|traffic diversion
record roadwork|road works|construction site|street works|closure: Title!;Street!;House from;House to;Contractor->@contractor|builder|company~Delta Civil Works|Hagen Cable;Reason=Pipe laying|Resurfacing|Cable|Crane|Event|Emergency;From:date;To:date;Restriction=One lane closed|Alternating traffic|Full closure|Footway closed;~State=Planned|Active|Delayed|Finished
- Gas main Elm Street | street=Elm Street; house_from=2; house_to=40; contractor=Delta Civil Works; reason=Pipe laying; restriction=Alternating traffic; state=Active
- Fibre in Post Lane | street=Post Lane; contractor=Hagen Cable; reason=Cable; restriction=Footway closed; state=Planned
- New surface on Kiln Way | street=Kiln Way; house_from=1; house_to=77; contractor=Rotterdam Asphalt; reason=Resurfacing; restriction=Full closure; state=Delayed
- Burst main Abbey Street | street=Abbey Street; contractor=Brink Pipeworks; reason=Emergency; restriction=One lane closed; state=Finished
item contractor|builder|company: Name!;Contact person;Site phone:phone;Email:email;Liability insurance until:date;Licence number;Trade~Civil works|Cable laying
- Delta Civil Works | contact_person=Moira Quist; licence_number=CW-118; trade=Civil works
- Hagen Cable | contact_person=Peer Hagen; licence_number=CW-240; trade=Cable laying
- Rotterdam Asphalt | contact_person=Wim de Groot; licence_number=CW-305; trade=Surfacing
- Brink Pipeworks | contact_person=Alma Brink; licence_number=CW-077; trade=Water mains
request closure permit|permit application|works permit|excavation permit: Title!;Contractor->@contractor|builder;Street;Area taken:number(m²)#1-5000;Parking bays lost:number#0-200;From:date;To:date;Night work:boolean;Traffic plan:file;~Fee:money;Remark:long
- Dig permit Elm Street | contractor=Delta Civil Works; street=Elm Street; area_taken=140; parking_bays_lost=9; fee=480
- Crane on Mill Square | contractor=Delta Civil Works; street=Mill Square; area_taken=90; parking_bays_lost=4; fee=310
- Full closure Kiln Way | contractor=Rotterdam Asphalt; street=Kiln Way; area_taken=2100; parking_bays_lost=34; fee=1650
- Cable trench Post Lane | contractor=Hagen Cable; street=Post Lane; area_taken=60; parking_bays_lost=0; fee=190
record diversion|detour|diversion route: Title!;Roadwork->@roadwork|closure~Gas main Elm Street|Fibre in Post Lane;For=All traffic|Lorries|Bicycles|Buses;Route:long;Extra distance:number(km)#0-100;Signs:number#0-200;Map:image
- Lorries via Ring Road | roadwork=Gas main Elm Street; for=Lorries; route=Ring Road, Kiln Way, back at the roundabout.; extra_distance=2.4; signs=11
- Walk on the even side | roadwork=Fibre in Post Lane; for=Bicycles; route=Push bikes along the even side.; extra_distance=0.1; signs=4
- Bus 5 via Abbey Street | roadwork=New surface on Kiln Way; for=Buses; route=Abbey Street, Mint Square.; extra_distance=1.1; signs=6
- Traffic via Canal Road | roadwork=New surface on Kiln Way; for=All traffic; route=Canal Road and Lock Bridge.; extra_distance=3; signs=24
record site inspection|site visit|control|inspection: Title!;Roadwork->@roadwork|closure;Visited on:date!;Inspector~Floor Bakker|Yusuf Aydin;Barriers in order:boolean;Signs in order:boolean;Rating=In order|Mend at once|Works stopped;Findings:long
- Check Elm Street day 3 | roadwork=Gas main Elm Street; inspector=Floor Bakker; rating=Mend at once; findings=Footway ramp missing at no. 14.
- Check Post Lane trench | roadwork=Fibre in Post Lane; inspector=Yusuf Aydin; rating=In order
- Check Kiln Way closure | roadwork=New surface on Kiln Way; inspector=Floor Bakker; rating=Works stopped; findings=Fire access blocked by a roller.
- Last look Abbey Street | roadwork=Burst main Abbey Street; inspector=Yusuf Aydin; rating=In order
request objection|resident complaint|enquiry|complaint: Title!;Roadwork->@roadwork|closure;Resident;Address;Topic=Noise|Access|Parking|Dust|Damage;Email:email;Text:long
- No access to garage | roadwork=Gas main Elm Street; resident=Lotte Prins; address=Elm Street 16; topic=Access
- Saw at six in the morning | roadwork=New surface on Kiln Way; resident=Henk Vis; address=Kiln Way 31; topic=Noise
- Crack in garden wall | roadwork=Burst main Abbey Street; resident=Nora Siem; address=Abbey Street 4; topic=Damage
- Dust in the bakery | roadwork=Fibre in Post Lane; resident=Bakery Mulder; address=Post Lane 2; topic=Dust
! record lane update|progress note|delay [update|progress|delay\\w*|subscri\\w*|notif\\w*]: Title!;Roadwork->@roadwork|closure;Written on:date;Progress:percent;New end date:date;Reason of delay;Text:long
- Rock found at no. 20 | roadwork=Gas main Elm Street; progress=45; reason_of_delay=Rock; text=One more week.
- Trench half filled | roadwork=Fibre in Post Lane; progress=60
- Asphalt plant down | roadwork=New surface on Kiln Way; progress=25; reason_of_delay=Plant breakdown; text=Five days lost.
- Lane open again | roadwork=Burst main Abbey Street; progress=100

# resident parking|parking permit|parking zone|residents' parking|visitor parking permit
item parking zone|permit zone|zone|parking area: Name!;Streets:long;Bays:number#1-10000;Permit fee per year:money;Visitor fee per day:money;Hours;Permits per household:number#0-10;~Permits issued:number#0-20000
- Zone B Old Town | streets=Cooper Street, Well Lane, Dyers Row; bays=420; permit_fee_per_year=120; visitor_fee_per_day=4; hours=Mon-Sat 8-20; permits_per_household=2; permits_issued=398
- Zone F Riverside | streets=Quayside, Ferry Road; bays=260; permit_fee_per_year=90; visitor_fee_per_day=3; hours=All days 9-18; permits_per_household=1; permits_issued=181
- Zone D Station | streets=Platform Street, Depot Row; bays=310; permit_fee_per_year=150; visitor_fee_per_day=5; hours=Mon-Fri 7-22; permits_per_household=1; permits_issued=305
- Zone K Hillside | streets=Larch Rise, Upper Lane; bays=540; permit_fee_per_year=60; visitor_fee_per_day=2; hours=Mon-Fri 8-17; permits_per_household=3; permits_issued=212
item vehicle|car: Plate!;Owner;Make and model;Fuel=Petrol|Diesel|Electric|Hybrid;Length:number(cm)#200-700;Company car:boolean;Registration paper:file
- OT 1188 | owner=Greta Bloom; make_and_model=Small hatchback; fuel=Electric; length=370
- RV 2045 | owner=Dario Conti; make_and_model=Estate car; fuel=Diesel; length=470
- DS 3310 | owner=Amina Yusuf; make_and_model=City van; fuel=Petrol; length=420
- KH 7007 | owner=Bertil Strand; make_and_model=Saloon; fuel=Hybrid; length=465
request permit application|application|permit request|renewal: Number!;Applicant;Address;Zone->@parking zone|zone;Vehicle->@vehicle|car~OT 1188|RV 2045;Kind=Resident|Visitor|Carer|Business|Disabled badge;Start on:date;Proof of address:file;Remark:long
- PA-7741 | applicant=Greta Bloom; address=Well Lane 5; zone=Zone B Old Town; vehicle=OT 1188; kind=Resident
- PA-7742 | applicant=Dario Conti; address=Ferry Road 30; zone=Zone F Riverside; vehicle=RV 2045; kind=Resident
- PA-7743 | applicant=Amina Yusuf; address=Depot Row 11; zone=Zone D Station; vehicle=DS 3310; kind=Business
- PA-7744 | applicant=Bertil Strand; address=Upper Lane 2; zone=Zone K Hillside; vehicle=KH 7007; kind=Carer
record permit|parking permit|resident permit: Number!;Application->@permit application|application~PA-7741|PA-7742;Holder;Zone->@parking zone|zone;Vehicle->@vehicle|car;Valid from:date;Valid until:date;Fee:money;~Status=Active|Expired|Revoked
- B-0399 | application=PA-7741; holder=Greta Bloom; zone=Zone B Old Town; vehicle=OT 1188; fee=120; status=Active
- F-0182 | application=PA-7742; holder=Dario Conti; zone=Zone F Riverside; vehicle=RV 2045; fee=90; status=Active
- D-0305 | application=PA-7743; holder=Amina Yusuf; zone=Zone D Station; vehicle=DS 3310; fee=150; status=Revoked
- K-0210 | application=PA-7744; holder=Bertil Strand; zone=Zone K Hillside; vehicle=KH 7007; fee=60; status=Expired
record visitor pass|day pass|guest permit: Number!;Host;Zone->@parking zone|zone;Visitor plate;Valid on:date!;From:time;Until:time;Fee:money;~Used:boolean
- V-20017 | host=Greta Bloom; zone=Zone B Old Town; visitor_plate=HK 900 T; fee=4
- V-20018 | host=Dario Conti; zone=Zone F Riverside; visitor_plate=MM 41 S; fee=3
- V-20019 | host=Amina Yusuf; zone=Zone D Station; visitor_plate=CT 5505; fee=5
- V-20020 | host=Bertil Strand; zone=Zone K Hillside; visitor_plate=LA 77 Q; fee=2
record violation|penalty notice|fine|parking fine: Number!;Plate;Zone->@parking zone|zone;Street;Issued on:date!;Offence=No permit|Expired permit|Blocked exit|Disabled bay|Overstayed;Warden~Olu Price|Beth Anders;Amount:money;Photo:image;~State=Open|Paid|Appealed|Cancelled
- PN-5501 | plate=GH 321; zone=Zone B Old Town; street=Dyers Row; offence=No permit; warden=Olu Price; amount=40; state=Open
- PN-5502 | plate=RV 2045; zone=Zone F Riverside; street=Quayside; offence=Disabled bay; warden=Beth Anders; amount=90; state=Appealed
- PN-5503 | plate=DS 3310; zone=Zone D Station; street=Platform Street; offence=Blocked exit; warden=Olu Price; amount=70; state=Paid
- PN-5504 | plate=KH 7007; zone=Zone K Hillside; street=Larch Rise; offence=Expired permit; warden=Beth Anders; amount=40; state=Cancelled
request appeal|objection: Title!;Violation->@violation|penalty notice|fine~PN-5501|PN-5502;Appellant;Email:email;Evidence:file;Reason:long;~Decision=Upheld|Cancelled|Reduced
- Badge was on the dashboard | violation=PN-5502; appellant=Dario Conti; reason=Badge slid off when the door closed.
- Moved within two minutes | violation=PN-5503; appellant=Amina Yusuf; reason=Unloading only.; decision=Upheld
- Renewal was paid | violation=PN-5504; appellant=Bertil Strand; reason=Receipt enclosed.; decision=Cancelled
- Sign hidden by a hedge | violation=PN-5501; appellant=Owner of GH 321; decision=Reduced
+ payment: Permit->@permit|parking permit;Violation->@violation|fine;Method=Card|Direct debit|Cash

# town council|city council|council meeting|council agenda|municipal council|councillor|legislation|bills and laws|legislative|parliament
event meeting|council meeting|session|sitting: Title!;Committee->@committee|body~Full Council|Planning Committee;Held on:date!;Starts at:time;Room;Chair->@councillor|council member;Public:boolean;Livestream:url;~State=Convened|Held|Adjourned|Cancelled
- Full Council, May | committee=Full Council; room=Council chamber; chair=Agnes Thorpe; state=Convened
- Planning, 2nd May sitting | committee=Planning Committee; room=Room 3; chair=Ruben Salas; state=Held
- Finance, budget night | committee=Finance Committee; room=Room 1; chair=Hugo Lamb; state=Adjourned
- Culture, June sitting | committee=Culture and Sport; room=Library hall; chair=Pauline Dufort; state=Cancelled
item committee|body|panel: Name!;Seats:number#1-150;Chair->@councillor|council member;Quorum:number#1-100;Meets~First Tuesday|Every other Thursday;Remit:long
- Full Council | seats=31; chair=Agnes Thorpe; quorum=16; meets=First Tuesday
- Planning Committee | seats=9; chair=Ruben Salas; quorum=5; meets=Every other Thursday; remit=Planning applications, local plan, conservation.
- Finance Committee | seats=11; chair=Hugo Lamb; quorum=6; meets=Second Monday; remit=Budget, audit, fees.
- Culture and Sport | seats=7; chair=Pauline Dufort; quorum=4; meets=Last Wednesday
person councillor|council member|representative|alderman: Name!;Party or group~Green List|Citizens' Union|Independent;Ward;Email:email;Phone:phone;In office since:date;Portrait:image;Biography:long
- Agnes Thorpe | party_or_group=Citizens' Union; ward=St Anne
- Ruben Salas | party_or_group=Green List; ward=Millbank
- Pauline Dufort | party_or_group=Independent; ward=Eastgate
- Hugo Lamb | party_or_group=Citizens' Union; ward=Harbour
record agenda item|item of business|motion|proposal: Title!;Meeting->@meeting|council meeting~Full Council, May;Number:number#1-100;Kind=Motion|Report|Question|Budget|By-law|Election;Brought in by->@councillor|council member;Paper:file;Summary:long;~Decision=Open|Adopted|Rejected|Referred|Withdrawn
- 20 mph in Eastgate | meeting=Full Council, May; number=5; kind=Motion; brought_in_by=Pauline Dufort; summary=Limit on all residential roads.; decision=Adopted
- Roof of the sports hall | meeting=Full Council, May; number=6; kind=Budget; brought_in_by=Agnes Thorpe; decision=Referred
- Parking fees by-law | meeting=Finance, budget night; number=2; kind=By-law; brought_in_by=Hugo Lamb; decision=Rejected
- State of the library works | meeting=Full Council, May; number=7; kind=Report; brought_in_by=Ruben Salas; decision=Withdrawn
record roll-call vote|voting record|vote|roll call|ballot: Title!;Bill->@bill|ordinance;Agenda item->@agenda item|motion~20 mph in Eastgate|Roof of the sports hall;Councillor->@councillor|council member;Choice=For|Against|Abstained|Absent;Cast on:date;Note
- Thorpe on 20 mph | agenda_item=20 mph in Eastgate; councillor=Agnes Thorpe; choice=For
- Salas on 20 mph | agenda_item=20 mph in Eastgate; councillor=Ruben Salas; choice=For
- Dufort on sports hall | agenda_item=Roof of the sports hall; councillor=Pauline Dufort; choice=Abstained
- Lamb on parking fees | agenda_item=Parking fees by-law; councillor=Hugo Lamb; choice=Against
record minutes|protocol|meeting minutes: Title!;Meeting->@meeting|council meeting;Written by~Clerk J. Amory|Clerk T. Wills;Present:number#0-150;Text:long;Document:file;Approved on:date;~Status=Draft|Approved|Published
- Minutes Planning 2nd May | meeting=Planning, 2nd May sitting; written_by=Clerk J. Amory; present=8; status=Draft
- Minutes Full Council May | meeting=Full Council, May; written_by=Clerk T. Wills; present=29; status=Published
- Minutes budget night | meeting=Finance, budget night; written_by=Clerk J. Amory; present=10; status=Approved
- Note on culture sitting | meeting=Culture, June sitting; written_by=Clerk T. Wills; present=0; status=Draft
request citizen question|public question|speaking request|petition: Title!;Meeting->@meeting|council meeting;Asked by;Address;Email:email;Question:long;Answered by->@councillor|council member;Answer:long
- When will the library reopen? | meeting=Full Council, May; asked_by=Irma Hole; question=The scaffold has stood since autumn.
- Why did fees rise? | meeting=Finance, budget night; asked_by=Karl Stoll; answered_by=Hugo Lamb; answer=To cover the winter service.
- Who felled the elms? | meeting=Planning, 2nd May sitting; asked_by=Mira Jansen; answered_by=Ruben Salas
- Is the pool safe? | meeting=Full Council, May; asked_by=Swimming club; answered_by=Agnes Thorpe; answer=Yes, tested in April.
! record attendance|presence [attend\\w*|quorum|present|absen\\w*]: Title!;Meeting->@meeting|council meeting;Councillor->@councillor|council member;Presence=Present|Excused|Absent;Arrived at:time;Left at:time;Allowance:money
- Dufort, Full Council May | meeting=Full Council, May; councillor=Pauline Dufort; presence=Present; allowance=45
- Thorpe, Full Council May | meeting=Full Council, May; councillor=Agnes Thorpe; presence=Present; allowance=45
- Lamb, planning May | meeting=Planning, 2nd May sitting; councillor=Hugo Lamb; presence=Excused; allowance=0
- Salas, budget night | meeting=Finance, budget night; councillor=Ruben Salas; presence=Absent; allowance=0
item bill|ordinance|draft law|legislation: Title!;Number;Topic->@bill topic|topic~Transport;Sponsor->@councillor|council member;Committee->@committee|body~Planning Committee;Introduced on:date;Summary:long;Full text:file;Last action;~Status=Introduced|In committee|Debated|Passed|Rejected|In force
- Slow streets ordinance | number=B-26-11; topic=Transport; committee=Planning Committee; status=In committee
- Clean river bill | number=B-26-14; topic=Environment; status=Introduced
- Evening library hours act | number=B-26-17; topic=Culture; sponsor=Pauline Dufort; committee=Culture and Sport; last_action=Read a first time; status=Debated
- Parking fee relief ordinance | number=B-26-05; topic=Finance; sponsor=Hugo Lamb; committee=Finance Committee; last_action=Lost by two votes; status=Rejected
! item bill topic|topic [topic\\w*|subject\\w*|categor\\w*]: Name!;Committee->@committee|body;Description:long;Order:number#1-100
- Transport | order=1
- Environment | order=2
- Culture | committee=Culture and Sport; description=Library, museum, sports halls and clubs.; order=3
- Finance | committee=Finance Committee; description=Fees, budget and town property.; order=4
! record amendment|bill amendment [amend\\w*|change\\w*]: Title!;Bill->@bill|ordinance~Slow streets ordinance;Proposed by->@councillor|council member;Date:date;Text:long;File:file;~Status=Proposed|Accepted|Rejected|Withdrawn
- Longer school zone | bill=Slow streets ordinance; status=Proposed
- Fine lowered | bill=Slow streets ordinance; status=Rejected
- Fishing ban shortened | bill=Clean river bill; proposed_by=Hugo Lamb; text=Two months instead of four.; status=Withdrawn
- Open until nine on Thursdays | bill=Evening library hours act; proposed_by=Agnes Thorpe; text=Only the main library.; status=Accepted
! record bill history|bill action|bill stage [status|track\\w*|histor\\w*|progress|follow\\w*]: Title!;Bill->@bill|ordinance~Slow streets ordinance;Stage=Introduced|In committee|Debated|Passed|Rejected|In force;Date:date;Meeting->@meeting|council meeting;Note
- Slow streets introduced | bill=Slow streets ordinance; stage=Introduced
- Slow streets in committee | bill=Slow streets ordinance; stage=In committee
- Clean river handed in | bill=Clean river bill; stage=Introduced; note=With 14 signatures
- Parking relief voted down | bill=Parking fee relief ordinance; stage=Rejected; meeting=Finance, budget night; note=9 to 11

# participatory budget|participatory budgeting|citizen budget|citizens' budget
item budget round|edition|call|cycle: Name!;Budget:money;Ideas until:date;Voting from:date;Voting until:date;Votes per person:number#1-20;Minimum age:number#0-99;Largest cost:money;~Phase=Ideas|Checking|Voting|Building|Closed
- Our Town 2026 | budget=250000; votes_per_person=3; minimum_age=14; largest_cost=60000; phase=Voting
- Our Town 2025 | budget=200000; votes_per_person=3; minimum_age=16; largest_cost=50000; phase=Building
- Our Town 2024 | budget=180000; votes_per_person=2; minimum_age=16; largest_cost=45000; phase=Closed
- Youth Pot 2026 | budget=40000; votes_per_person=5; minimum_age=10; largest_cost=8000; phase=Ideas
item topic|category|theme: Name!;Icon;Department~Parks|Mobility|Culture;Description:long
- Green and water | department=Parks
- Walking and cycling | department=Mobility
- Culture and meeting places | department=Culture
- Play and sport | department=Parks; description=Courts, pitches and play areas.
item proposal|idea|project idea|suggestion: Title!;Round->@budget round|edition~Our Town 2026;Topic->@topic|category~Green and water|Walking and cycling;District;Proposer;Estimated cost:money;Location;Photo:image;Description:long;~Votes:number#0-100000;~Status=Submitted|Feasible|Not feasible|On the ballot|Winner|Done
- Drinking fountains on the promenade | round=Our Town 2026; topic=Green and water; district=Shore; proposer=Lidia Fonseca; estimated_cost=28000; votes=412; status=On the ballot
- Covered bike stands at the station | round=Our Town 2026; topic=Walking and cycling; district=Centre; proposer=Owen Karr; estimated_cost=41000; votes=377; status=On the ballot
- Wildflower verges | round=Our Town 2025; topic=Green and water; district=Hill; proposer=Ines Bauer; estimated_cost=12000; votes=690; status=Winner
- Skate bowl by the weir | round=Youth Pot 2026; topic=Play and sport; district=Mill; proposer=Tom Eder; estimated_cost=7500; votes=58; status=Submitted
record feasibility check|review by staff|assessment|technical check: Title!;Proposal->@proposal|idea;Checked on:date;Checked by~M. Roth, Parks|D. Ivers, Mobility;Cost after check:money;Yearly upkeep:money;Legal=Allowed|Needs permit|Not allowed;Result=Feasible|Feasible with changes|Not feasible;Reason:long
- Check of fountains | proposal=Drinking fountains on the promenade; checked_by=M. Roth, Parks; cost_after_check=31500; yearly_upkeep=1800; legal=Allowed; result=Feasible
- Check of bike stands | proposal=Covered bike stands at the station; checked_by=D. Ivers, Mobility; cost_after_check=46000; yearly_upkeep=900; legal=Needs permit; result=Feasible with changes
- Check of verges | proposal=Wildflower verges; checked_by=M. Roth, Parks; cost_after_check=11000; yearly_upkeep=400; legal=Allowed; result=Feasible
- Check of skate bowl | proposal=Skate bowl by the weir; checked_by=M. Roth, Parks; cost_after_check=22000; yearly_upkeep=1500; legal=Not allowed; result=Not feasible; reason=Flood zone.
record vote|ballot: Number!;Proposal->@proposal|idea;Voter;Cast on:date;Points:number#1-10;Channel=Online|Town hall|Mobile ballot box
- V-00412 | proposal=Drinking fountains on the promenade; voter=Resident 8841; points=1; channel=Online
- V-00413 | proposal=Covered bike stands at the station; voter=Resident 5120; points=1; channel=Town hall
- V-00414 | proposal=Skate bowl by the weir; voter=Resident 2093; points=2; channel=Mobile ballot box
- V-00415 | proposal=Drinking fountains on the promenade; voter=Resident 6617; points=3; channel=Online
work implementation step|milestone|project step: Title!;Proposal->@proposal|idea;Due on:date;Responsible~M. Roth, Parks|D. Ivers, Mobility;Spent:money;Progress:percent;Photo:image;Notes:long
- Sow verges on Hill Road | proposal=Wildflower verges; responsible=M. Roth, Parks; spent=4300; progress=60
- Lay water pipe to promenade | proposal=Drinking fountains on the promenade; responsible=M. Roth, Parks; spent=9800; progress=35
- Order bike stands | proposal=Covered bike stands at the station; responsible=D. Ivers, Mobility; spent=0; progress=5
- Second sowing on Mill Road | proposal=Wildflower verges; responsible=M. Roth, Parks; spent=2100; progress=100
event public workshop|info evening|assembly: Title!;Round->@budget round|edition;Held on:date!;Starts at:time;Place;Seats:number#5-1000;Host;Description:long
- Idea lab Shore district | round=Our Town 2026; place=Boathouse hall; seats=60; host=Citizens' office
- Youth pot kick-off | round=Youth Pot 2026; place=Skate hall; seats=40; host=Youth council
- Ballot evening Centre | round=Our Town 2026; place=Market hall; seats=150; host=Citizens' office
- Look back at 2025 | round=Our Town 2025; place=Library; seats=80; host=Deputy mayor
+ comment: Proposal->@proposal|idea;Standpoint=For|Against|Question

# animal control|dog licence|dog license|stray animal|dog warden|dog registration
person dog owner|owner|keeper: Name!;Address;Phone:phone;Email:email;Born on:date;Liability insurer;Policy number;Note:long
- Erik Vantongeren | address=Farm Close 8; liability_insurer=Paws Mutual; policy_number=PM-22910
- Layla Hamdan | address=Bell Street 61; liability_insurer=Nord Cover; policy_number=NC-7410
- Gustav Lind | address=Harbour Steps 2; liability_insurer=Paws Mutual; policy_number=PM-23077
- Rosa Ferrante | address=Orchard View 14; liability_insurer=Quay Cover; policy_number=QC-1180
item dog|animal|registered dog: Name!;Owner->@dog owner|owner~Erik Vantongeren|Layla Hamdan;Breed;Sex=Male|Female;Colour;Born on:date;Chip number;Neutered:boolean;Listed breed:boolean;Photo:image
- Bruno | owner=Erik Vantongeren; breed=Labrador cross; sex=Male; colour=Black; chip_number=528210001199001
- Cleo | owner=Layla Hamdan; breed=Whippet; sex=Female; colour=Fawn; chip_number=528210001199145
- Tinka | owner=Gustav Lind; breed=Dachshund; sex=Female; colour=Brown; chip_number=528210001200310
- Rex | owner=Rosa Ferrante; breed=German shepherd; sex=Male; colour=Black and tan; chip_number=528210001200622
record licence|dog tag|license|registration: Tag number!;Dog->@dog|animal~Bruno|Cleo;Year:number#2000-2100;Fee:money;Issued on:date;Valid until:date;Reduction=None|Assistance dog|Rescue dog|Hardship;~Status=Active|Unpaid|Expired|Cancelled
- DT-2211 | dog=Bruno; year=2026; fee=84; reduction=None; status=Active
- DT-2319 | dog=Cleo; year=2026; fee=42; reduction=Rescue dog; status=Unpaid
- DT-2402 | dog=Tinka; year=2026; fee=84; reduction=None; status=Active
- DT-1988 | dog=Rex; year=2025; fee=0; reduction=Assistance dog; status=Expired
request incident|complaint|bite report|call|stray report: Title!;Kind=Stray|Bite|Barking|Injured animal|Neglect|Dead animal;Place;Happened on:date;Dog->@dog|animal;Reporter;Phone:phone;Photo:image;Description:long
- Brown dog loose at the school | kind=Stray; place=Park School gate; reporter=Caretaker
- Postwoman bitten | kind=Bite; place=Farm Close 8; dog=Bruno; description=Small wound on the left hand.
- Dachshund barks all night | kind=Barking; place=Harbour Steps 2; dog=Tinka; reporter=Neighbour
- Swan with fishing line | kind=Injured animal; place=Mill pond; reporter=Walker
record impound|kennel stay|found animal|intake: Number!;Animal;Incident->@incident|complaint~Brown dog loose at the school;Kennel~K4|K7|Cattery 2;Taken in on:date!;Claim until:date;Daily fee:money;Condition=Healthy|Thin|Injured|Sick;~Outcome=Held|Claimed|Rehomed|Transferred|Died
- IM-118 | animal=Brown terrier, male, no chip; incident=Brown dog loose at the school; kennel=K4; daily_fee=14; condition=Thin; outcome=Held
- IM-119 | animal=Grey tabby cat, female; kennel=Cattery 2; daily_fee=9; condition=Injured; outcome=Transferred
- IM-120 | animal=Rex, German shepherd; kennel=K7; daily_fee=14; condition=Healthy; outcome=Claimed
- IM-121 | animal=Mute swan; incident=Swan with fishing line; kennel=K4; daily_fee=0; condition=Sick; outcome=Held
work field visit|officer visit|follow-up|patrol: Title!;Incident->@incident|complaint;Officer~Warden Sykes|Warden Adeyemi;Visit on:date;Address;Measure=Advice|Muzzle order|Leash order|Seizure|None;Notes:long
- Visit after bite | incident=Postwoman bitten; officer=Warden Adeyemi; address=Farm Close 8; measure=Muzzle order
- Talk about barking | incident=Dachshund barks all night; officer=Warden Sykes; address=Harbour Steps 2; measure=Advice
- Catch dog at school | incident=Brown dog loose at the school; officer=Warden Sykes; address=Park School gate; measure=Seizure
- Swan rescue | incident=Swan with fishing line; officer=Warden Adeyemi; address=Mill pond; measure=None
record vaccination|rabies shot: Title!;Dog->@dog|animal;Vaccine;Given on:date!;Valid until:date;Veterinarian~Dr. Mole|Dr. Castell;Batch
- Bruno rabies | dog=Bruno; vaccine=Rabies 3-year; veterinarian=Dr. Castell; batch=RB-3391
- Cleo combined | dog=Cleo; vaccine=Distemper and parvo; veterinarian=Dr. Mole; batch=DP-118
- Tinka rabies | dog=Tinka; vaccine=Rabies 3-year; veterinarian=Dr. Castell; batch=RB-3402
- Rex leptospirosis | dog=Rex; vaccine=Lepto 4; veterinarian=Dr. Mole; batch=LP-027
+ payment: Licence->@licence|dog tag;Impound->@impound|kennel stay

# lost and found|lost property|found item|lost property office
record found item|found object|find|found property: Number!;Description!;Category->@item category|category~Bags|Keys|Phones;Colour;Brand mark;Found on:date;Found at->@place|location|line~Central station|Bus line 12;Finder;Shelf->@shelf|storage place~A-03|Safe 1;Photo:image;~Status=Stored|Matched|Returned|Auctioned|Disposed
- F-9031 | description=Black rucksack with a blue tag; category=Bags; colour=Black; found_at=Bus line 12; finder=Driver Lund; shelf=A-03; status=Matched
- F-9032 | description=Three keys on a red cord; category=Keys; colour=Red; found_at=Central station; finder=Cleaner; shelf=Safe 1; status=Stored
- F-9033 | description=Phone with cracked glass; category=Phones; colour=White; found_at=City theatre; finder=Usher Tamm; shelf=Safe 2; status=Returned
- F-9034 | description=Checked umbrella, wooden handle; category=Umbrellas; colour=Green; found_at=Airport hall B; finder=Security; shelf=B-11; status=Stored
request lost report|loss report|search request|lost item: Title!;Owner;Email:email;Phone:phone;Category->@item category|category;Colour;Lost on:date;Lost at->@place|location|line;Value:money;Photo:image;Description:long
- Rucksack left on bus | owner=Marit Kessel; category=Bags; colour=Black; lost_at=Bus line 12; value=90; description=Blue name tag, laptop charger inside.
- House keys | owner=Pablo Iriarte; category=Keys; lost_at=Central station; description=Two or three keys with a cord.
- Phone after the play | owner=Ilka Thom; category=Phones; colour=White; lost_at=City theatre; value=320
- Grandfather's umbrella | owner=Reg Barlow; category=Umbrellas; colour=Green; lost_at=Airport hall B; value=45
item item category|category: Name!;Kept for:number(days)#1-365;Handling fee:money;Valuable:boolean;Police informed:boolean;Note:long
- Bags | kept_for=90; handling_fee=6
- Keys | kept_for=60; handling_fee=4
- Phones | kept_for=180; handling_fee=10
- Umbrellas | kept_for=30; handling_fee=2
item place|location|line: Name!;Type=Station|Bus line|Building|Event|Airport;Address;Contact person;Phone:phone
- Central station | type=Station; contact_person=Desk 2
- Bus line 12 | type=Bus line; contact_person=Depot South
- City theatre | type=Building; address=Stage Square 1; contact_person=Cloakroom
- Airport hall B | type=Airport; address=Terminal 2; contact_person=Security desk
item shelf|storage place: Name!;Room;Locked:boolean;Capacity:number#1-5000;Note
- A-03 | room=Cellar; capacity=40
- Safe 1 | room=Office; capacity=120
- B-11 | room=Cellar; capacity=75
- Safe 2 | room=Strong room; capacity=60
record match|suggestion|possible match: Title!;Found item->@found item|find~F-9031|F-9032;Lost report->@lost report|loss report~Rucksack left on bus|House keys;Score:percent;Checked by~Ines Pohl|Otis Grant;~Result=To check|Confirmed|Not the same
- F-9031 and Kessel | found_item=F-9031; lost_report=Rucksack left on bus; score=92; checked_by=Ines Pohl; result=Confirmed
- F-9032 and Iriarte | found_item=F-9032; lost_report=House keys; score=64; result=To check
- F-9033 and Thom | found_item=F-9033; lost_report=Phone after the play; score=97; checked_by=Otis Grant; result=Confirmed
- F-9034 and Barlow | found_item=F-9034; lost_report=Grandfather's umbrella; score=38; checked_by=Ines Pohl; result=Not the same
record handover|return|pickup|claim: Number!;Found item->@found item|find;Collected by;Identity paper=Passport|ID card|Driving licence;Proof of ownership;Handed over on:date;Fee paid:money;Handed over by~Ines Pohl|Otis Grant;Sent by post:boolean
- H-4410 | found_item=F-9031; collected_by=Marit Kessel; identity_paper=ID card; proof_of_ownership=Knew the charger type; fee_paid=6; handed_over_by=Ines Pohl
- H-4411 | found_item=F-9033; collected_by=Ilka Thom; identity_paper=Passport; proof_of_ownership=Unlocked it; fee_paid=10; handed_over_by=Otis Grant
- H-4412 | found_item=F-9032; collected_by=Pablo Iriarte; identity_paper=Driving licence; proof_of_ownership=Key fits sample; fee_paid=4; handed_over_by=Ines Pohl
- H-4413 | found_item=F-9034; collected_by=Sven Aas; identity_paper=ID card; proof_of_ownership=Initials on handle; fee_paid=2; handed_over_by=Otis Grant
! event auction|sale of unclaimed items [auction|sale|unclaimed|sell\\w*]: Title!;Held on:date!;Starts at:time;Place;Lots:number#1-2000;Proceeds:money;Auctioneer
- Autumn sale of bicycles | place=Depot yard; lots=64; proceeds=2890; auctioneer=Otis Grant
- Spring umbrella sale | place=Central station hall; lots=120; proceeds=640; auctioneer=Ines Pohl
- Jewellery and watches | place=Office; lots=31; proceeds=4210; auctioneer=Otis Grant
- Suitcase surprise day | place=Airport hall B; lots=48; proceeds=1955; auctioneer=Otis Grant

# community hall|village hall|civic hall|room hire|town hall hire
item hall|room|venue|community hall: Name!;Building;Capacity:number#1-3000;Area:number(m²)#5-5000;Hourly rate:money;Local club rate:money;Kitchen:boolean;Stage:boolean;Wheelchair access:boolean;Photo:image;Description:long
- Main hall | building=Millside community house; capacity=180; area=210; hourly_rate=38; local_club_rate=16; description=Stage with curtain, wooden floor.
- Committee room | building=Millside community house; capacity=18; area=28; hourly_rate=12; local_club_rate=6
- Dance studio | building=Old fire house; capacity=40; area=95; hourly_rate=22; local_club_rate=10; description=Mirrors and sprung floor.
- Garden room | building=Old fire house; capacity=60; area=74; hourly_rate=25; local_club_rate=11
item equipment|extra|add-on: Name!;Category=Sound|Furniture|Kitchen|Light|Cleaning;Quantity:number#1-1000;Fee:money;Hall->@hall|room~Main hall|Committee room;Note
- Portable speaker set | category=Sound; quantity=1; fee=20; hall=Main hall
- Folding tables | category=Furniture; quantity=24; fee=0; hall=Main hall
- Tea urn | category=Kitchen; quantity=2; fee=5; hall=Garden room
- Stage spotlights | category=Light; quantity=8; fee=30; hall=Main hall
person hirer|club|group|tenant: Name!;Contact person;Type=Local club|Private|Business|Charity;Email:email;Phone:phone;Insurance until:date;Discount:percent;Note:long
- Millside Badminton | contact_person=Ren Ito; type=Local club; discount=0
- Hollis family | contact_person=Jean Hollis; type=Private
- Vale Yoga | contact_person=Sunita Rao; type=Business; discount=10
- Hospice friends | contact_person=Clive Dunn; type=Charity; discount=50
request hire request|hire enquiry|hall request: Title!;Hall->@hall|room;Hirer->@hirer|club~Millside Badminton|Hollis family;Purpose;Wanted on:date!;From:time;To:time;Guests:number#1-3000;Alcohol served:boolean;~Quote:money;Remark:long
- Golden wedding party | hall=Main hall; hirer=Hollis family; purpose=Party with dinner; guests=90; quote=266
- Charity quiz | hall=Garden room; hirer=Hospice friends; purpose=Quiz evening; guests=50; quote=50
- Yoga weekend | hall=Dance studio; hirer=Vale Yoga; purpose=Two-day workshop; guests=24; quote=317
- Club annual meeting | hall=Committee room; hirer=Millside Badminton; purpose=Members' meeting; guests=16; quote=12
record regular slot|recurring hire|weekly slot|fixed slot: Title!;Hall->@hall|room;Hirer->@hirer|club;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;To:time;Term from:date;Term to:date;Rate:money
- Badminton Tuesdays | hall=Main hall; hirer=Millside Badminton; weekday=Tuesday; rate=16
- Yoga Mondays | hall=Dance studio; hirer=Vale Yoga; weekday=Monday; rate=20
- Coffee Thursdays | hall=Garden room; hirer=Hospice friends; weekday=Thursday; rate=11
- Junior badminton | hall=Main hall; hirer=Millside Badminton; weekday=Saturday; rate=16
record key handover|key log|handover: Title!;Hirer->@hirer|club;Hall->@hall|room;Key number;Given out on:date;Returned on:date;Deposit:money;Caretaker~Bob Tully|Amina Yusuf;Meter reading:number(kWh)#0-999999;Damage:long
- Key 3 to Hollis | hirer=Hollis family; hall=Main hall; key_number=3; deposit=100; caretaker=Bob Tully
- Key 5 to yoga | hirer=Vale Yoga; hall=Dance studio; key_number=5; deposit=50; caretaker=Amina Yusuf
- Key 8 to hospice | hirer=Hospice friends; hall=Garden room; key_number=8; deposit=0; caretaker=Bob Tully; damage=One cup broken.
- Key 1 to badminton | hirer=Millside Badminton; hall=Main hall; key_number=1; deposit=50; caretaker=Bob Tully
work caretaker task|cleaning|setup|maintenance: Title!;Hall->@hall|room;Due on:date;Assigned to~Bob Tully|Amina Yusuf;Kind=Cleaning|Setup|Repair|Heating|Lock up;Minutes:number(min)#5-600;Notes:long
- Set 90 chairs | hall=Main hall; assigned_to=Amina Yusuf; kind=Setup; minutes=45
- Bleed radiators | hall=Garden room; assigned_to=Bob Tully; kind=Heating; minutes=30
- Polish studio floor | hall=Dance studio; assigned_to=Amina Yusuf; kind=Cleaning; minutes=120
- Mend stage curtain | hall=Main hall; assigned_to=Bob Tully; kind=Repair; minutes=90
+ booking: Hall->@hall|room;Hirer->@hirer|club;Equipment->@equipment|extra;From:time;To:time;Guests:number#1-3000;Deposit:money
+ invoice: Hirer->@hirer|club;Hours:number(h)#0-500;Deposit returned:boolean

# citizen service|citizens' office|passport office|registry office|birth certificate|residence registration
item service|procedure|office service: Name!;Department->@department|office~Civil registry|Residents' office;Fee:money;Time needed:number(min)#5-180;Documents needed:long;Ready after:number(days)#0-120;Online possible:boolean;Legal basis
- New passport | department=Residents' office; fee=78; time_needed=15; documents_needed=Old passport, photo, birth certificate.; ready_after=28
- Register a move | department=Residents' office; fee=0; time_needed=10; documents_needed=ID card, landlord's confirmation.; ready_after=0
- Copy of birth certificate | department=Civil registry; fee=12; time_needed=5; ready_after=3
- Notice of marriage | department=Civil registry; fee=45; time_needed=30; documents_needed=Both passports, birth certificates.; ready_after=14
item department|office|branch: Name!;Address;Room;Opening hours;Phone:phone;Email:email;Head~Silke Brandt|Andre Maes;Counters:number#1-60
- Residents' office | address=Town hall, ground floor; room=012; opening_hours=Mon-Fri 8-12, Thu 14-18; head=Silke Brandt; counters=5
- Civil registry | address=Town hall, first floor; room=105; opening_hours=Mon-Wed 9-12; head=Andre Maes; counters=2
- Driving licence office | address=Mill Annex, ground floor; room=A3; opening_hours=Tue-Fri 8-13; head=Noor Jansen; counters=4
- Trade office | address=Town hall, second floor; room=210; opening_hours=Mon, Thu 9-15; head=Ferdi Kuhn; counters=2
request application|citizen request|case|filing: Number!;Service->@service|procedure~New passport|Register a move;Applicant;Born on:date;Address;Email:email;Submitted on:date;Clerk~Silke Brandt|Noor Jansen;Urgent:boolean;Note:long
- A-60118 | service=New passport; applicant=Milos Petran; address=Vine Street 3; clerk=Noor Jansen
- A-60119 | service=Copy of birth certificate; applicant=Hedda Lyng; address=Post Road 77; clerk=Silke Brandt
- A-60120 | service=Register a move; applicant=Tuva Eide; address=Quay Lane 9; clerk=Noor Jansen
- A-60121 | service=Notice of marriage; applicant=Jonas and Pia Rehn; address=Elm Court 4; clerk=Silke Brandt
record document|attachment|uploaded paper: Title!;Application->@application|citizen request|case~A-60118|A-60119;Kind=Identity card|Photo|Certificate|Proof of address|Form;File:file;Uploaded on:date;Checked by~Noor Jansen|Silke Brandt;~Result=To check|Accepted|Rejected;Remark
- Biometric photo Petran | application=A-60118; kind=Photo; checked_by=Noor Jansen; result=Accepted
- Landlord's confirmation Eide | application=A-60120; kind=Proof of address; checked_by=Noor Jansen; result=Accepted
- Birth certificate Rehn | application=A-60121; kind=Certificate; checked_by=Silke Brandt; result=To check
- ID scan Lyng | application=A-60119; kind=Identity card; checked_by=Silke Brandt; result=Rejected; remark=Unreadable.
record issued document|certificate|pass|id card: Number!;Application->@application|case;Holder;Type=Passport|ID card|Birth certificate|Residence certificate|Marriage certificate;Issued on:date;Valid until:date;Arrived at office:boolean;Collected on:date;~Status=Ordered|Ready to collect|Handed over|Withdrawn
- P-88 104 220 | application=A-60118; holder=Milos Petran; type=Passport; status=Ordered
- BC-2026-0417 | application=A-60119; holder=Hedda Lyng; type=Birth certificate; status=Handed over
- RC-55 812 | application=A-60120; holder=Tuva Eide; type=Residence certificate; status=Ready to collect
- MC-2026-0093 | application=A-60121; holder=Jonas and Pia Rehn; type=Marriage certificate; status=Ordered
record queue ticket|waiting number|queue number|walk-in: Number!;Service->@service|procedure;Drawn on:date!;Drawn at:time;Called at:time;Counter~1|2|5;~State=Waiting|Called|Served|No show
- R-041 | service=Register a move; counter=2; state=Served
- R-042 | service=New passport; counter=5; state=Waiting
- M-007 | service=Notice of marriage; counter=1; state=Called
- R-043 | service=Register a move; counter=2; state=No show
item opening slot|time slot|counter hours: Title!;Department->@department|office;Day:date!;From:time;To:time;Places:number#1-60;~Taken:number#0-60
- Residents' office early slot | department=Residents' office; places=4; taken=3
- Registry morning | department=Civil registry; places=6; taken=6
- Licence exchange slot | department=Driving licence office; places=10; taken=4
- Trade advice afternoon | department=Trade office; places=5; taken=1
+ appointment: Service->@service|procedure;Department->@department|office;Slot->@opening slot|time slot;Persons:number#1-8;Confirmation code

# graffiti|graffiti removal|mural|tagging report|street art
item wall|surface|site|location: Name!;Address;Owner;Surface=Brick|Concrete|Plaster|Metal|Glass|Sandstone;Area:number(m²)#1-5000;Legal wall:boolean;Protective coating:boolean;Photo:image
- Underpass Ferry Road | address=Ferry Road, km 0.4; owner=City roads; surface=Concrete; area=160
- Legal wall Skate Yard | address=Foundry Park; owner=Youth office; surface=Plaster; area=90
- Tram depot gate | address=Tram Road 8; owner=Transit works; surface=Metal; area=45
- Guild house rear | address=Cloth Lane 2; owner=Guild trust; surface=Sandstone; area=70
request graffiti report|tag report|report of graffiti|vandalism report: Title!;Location->@wall|surface|site~Underpass Ferry Road|Legal wall Skate Yard;Seen on:date;Kind=Tag|Large piece|Sticker|Hate speech|Etching;Size:number(m²)#0-500;Offensive:boolean;Reporter;Email:email;Photo:image;Description:long
- Hateful slogan in the underpass | location=Underpass Ferry Road; kind=Hate speech; size=3; reporter=Cyclist; description=Black spray, next to the stairs.
- Silver tags on the gate | location=Tram depot gate; kind=Tag; size=6; reporter=Depot guard
- Scratched glass panel | location=Underpass Ferry Road; kind=Etching; size=1; reporter=Bus driver
- Stickers on guild house | location=Guild house rear; kind=Sticker; size=2; reporter=Tour guide
work removal job|cleaning job|clean-up|removal: Title!;Report->@graffiti report|tag report~Hateful slogan in the underpass;Location->@wall|surface|site;Due on:date;Crew~Clean team 1|Facade Ltd;Method=High pressure|Chemical|Overpaint|Laser|Dry ice;Area cleaned:number(m²)#0-1000;Cost:money;Photo after:image;Notes:long
- Clean underpass stairs | report=Hateful slogan in the underpass; location=Underpass Ferry Road; crew=Clean team 1; method=High pressure; area_cleaned=4; cost=130
- Paint over gate tags | report=Silver tags on the gate; location=Tram depot gate; crew=Facade Ltd; method=Overpaint; area_cleaned=8; cost=210
- Laser guild house | report=Stickers on guild house; location=Guild house rear; crew=Facade Ltd; method=Laser; area_cleaned=2; cost=540
- Blast underpass panel | report=Scratched glass panel; location=Underpass Ferry Road; crew=Clean team 1; method=Dry ice; area_cleaned=1; cost=170
person artist|muralist|street artist: Name!;Real name;Style~Lettering|Figurative|Stencil;Email:email;Portfolio:url;City;Biography:long
- Kestrel | style=Stencil; city=Porto Novo; biography=Birds and rooftops, works in grey tones.
- Oma Blau | style=Figurative; city=Lindau
- Nachtfarbe | style=Lettering; city=Graz; biography=Wild style since the nineties.
- Luz Verde | style=Figurative; city=Valparaiso
item mural|artwork|commissioned piece|wall painting: Title!;Artist->@artist|muralist~Kestrel|Oma Blau;Location->@wall|surface|site;Painted on:date;Width:number(m)#0-100;Height:number(m)#0-60;Fee:money;Photo:image;Story:long;~State=Planned|Finished|Faded|Painted over
- Swifts over the yard | artist=Kestrel; location=Legal wall Skate Yard; width=9; height=4; fee=1800; state=Finished
- River grandmother | artist=Oma Blau; location=Underpass Ferry Road; width=14; height=3; fee=2600; state=Faded
- Night letters | artist=Nachtfarbe; location=Tram depot gate; width=11; height=4; fee=1500; state=Painted over
- Green tide | artist=Luz Verde; location=Legal wall Skate Yard; width=8; height=4; fee=2100; state=Planned
record permission|wall agreement|owner consent: Title!;Location->@wall|surface|site;Owner;Signed on:date;Valid until:date;Document:file;Removal allowed:boolean;Terms:long
- Consent youth office | location=Legal wall Skate Yard; owner=Youth office; terms=Primer by the city, no lettering above 4 m.
- Consent transit works | location=Tram depot gate; owner=Transit works; terms=No work in operating hours.
- Consent city roads | location=Underpass Ferry Road; owner=City roads; terms=Anti-graffiti coat afterwards.
- Consent guild trust | location=Guild house rear; owner=Guild trust; terms=Cleaning only, soft methods.
+ booking: Location->@wall|surface|site;Section~Left half|Right half;Artist->@artist|muralist;Day:date;From:time;To:time

# village news|village app|town news|community noticeboard|municipal newsletter
item announcement|notice|official notice|bulletin: Title!;Category->@category|topic~Town hall|Road and traffic;Published on:date;Valid until:date;Author~Mayor's office|Building yard;Urgent:boolean;Area;Photo:image;Text:long
- Water off on Mill Lane | category=Road and traffic; author=Building yard; area=Mill Lane 1-30; text=Wednesday 8 to 11 because of a valve change.
- New opening hours | category=Town hall; author=Mayor's office; text=The town hall stays open until 18:00 on Thursdays.
- Choir seeks tenors | category=Clubs; author=Mayor's office; area=Hillfoot; text=Rehearsals on Wednesdays at the school hall.
- Baby changing at town hall | category=Families; author=Building yard; area=Town hall; text=New room on the ground floor.
item category|topic|channel: Name!;Colour;Icon;Moderator;Push allowed:boolean;Description:long
- Town hall | moderator=Mayor's office
- Road and traffic | moderator=Building yard
- Clubs | moderator=Club council
- Families | moderator=Kindergarten
item association|club|local club|organisation: Name!;Contact person;Email:email;Phone:phone;Meets at;Members:number#1-5000;Website:url;Logo:image;Description:long
- Hillfoot brass band | contact_person=Gerda Pfister; meets_at=School hall; members=34
- Hillfoot volunteer fire crew | contact_person=Timo Wex; meets_at=Fire station; members=41
- Hillfoot hikers | contact_person=Bruno Stahl; meets_at=Bus shelter; members=88
- Seed swap circle | contact_person=Ada Winkler; meets_at=Parish barn; members=26
event village event|local event|activity|meeting: Title!;Association->@association|club~Hillfoot brass band|Hillfoot volunteer fire crew;Held on:date!;Starts at:time;Place;Entry:money;Age group=All|Children|Adults|Seniors;Photo:image;Description:long
- May pole evening | association=Hillfoot brass band; place=Village green; entry=0; age_group=All
- Open day at the station | association=Hillfoot volunteer fire crew; place=Fire station; entry=0; age_group=All
- Sunrise hike | association=Hillfoot hikers; place=Bus shelter; entry=3; age_group=Adults
- Children's seed day | association=Seed swap circle; place=Parish barn; entry=1; age_group=Children
record classified|small ad|offer|noticeboard ad: Title!;Kind=For sale|Wanted|To give away|Help offered|Help wanted|Lost and found;Price:money;Contact;Phone:phone;Photo:image;Expires on:date;Text:long
- Firewood, beech, 3 m³ | kind=For sale; price=210; contact=Family Riedl; text=Split and dry, collect yourself.
- Who walks our dog? | kind=Help wanted; contact=Mrs Amsel
- Pram, well kept | kind=To give away; price=0; contact=Ole Brunner
- Room for apprentice | kind=Wanted; price=320; contact=Carpenter Moser; text=Quiet, near the bus.
item local business|shop|business directory entry|company: Name!;Trade;Address;Opening hours;Phone:phone;Website:url;Photo:image;Description:long
- Baker Krume | trade=Bakery; address=Church Square 1; opening_hours=Tue-Sun 6:30-12
- Wheel and Chain | trade=Bicycle repair; address=Mill Lane 9; opening_hours=Wed-Sat 10-18
- Salon Anni | trade=Hairdresser; address=Station Lane 3; opening_hours=Tue-Fri 9-18
- Farm shop Kogler | trade=Farm shop; address=Upper Road 40; opening_hours=Fri 14-18, Sat 8-12
request resident suggestion|suggestion|defect report|idea: Title!;Topic->@category|topic;Place;Resident;Email:email;Photo:image;Text:long
- Crossing near the kindergarten | topic=Road and traffic; place=School Lane; resident=Parents' group
- Bench at the view point | topic=Town hall; place=Vineyard path; resident=Emil Roth
- Notice board for clubs | topic=Clubs; place=Village green; resident=Gerda Pfister
- Toddler swing | topic=Families; place=School playground; resident=Lena Huber
record poll|survey|opinion poll: Question!;Option A;Option B;Option C;Opens on:date;Closes on:date;~Votes A:number#0-50000;~Votes B:number#0-50000;~Votes C:number#0-50000
- When should the weekly market open? | option_a=Friday morning; option_b=Friday afternoon; option_c=Saturday morning; votes_a=41; votes_b=77; votes_c=63
- Which colour for the school? | option_a=Yellow; option_b=Sage green; option_c=White; votes_a=52; votes_b=80; votes_c=33
- Where shall the bike racks go? | option_a=Church Square; option_b=Station; option_c=School; votes_a=19; votes_b=64; votes_c=28
- Should street lights dim at night? | option_a=Yes from 23:00; option_b=Yes from 1:00; option_c=No; votes_a=71; votes_b=35; votes_c=58

# public toilet|public restroom|toilet finder|drinking fountain|refill station
item facility|toilet|public toilet|restroom|fountain: Name!;Type=Toilet|Drinking fountain|Changing room|Shower;Address;District->@district|area~Old Port|Castle Hill;Latitude:number#-90-90;Longitude:number#-180-180;Fee:money;Wheelchair access:boolean;Baby changing:boolean;Open from:time;Open until:time;Photo:image;~Status=Open|Closed|Out of order
- Fish Quay toilets | type=Toilet; address=Fish Quay 4; district=Old Port; fee=0.5; status=Open
- Castle Gate fountain | type=Drinking fountain; address=Castle Gate; district=Castle Hill; fee=0; status=Out of order
- Beach showers North | type=Shower; address=Strand 12; district=North Beach; fee=1; status=Open
- Market changing room | type=Changing room; address=Market Place 6; district=Market Town; fee=0; status=Closed
item district|area: Name!;Cleaning contractor;Supervisor~Mona Ives|Falk Otter;Phone:phone;Visitors a day:number#0-100000
- Old Port | cleaning_contractor=Brightside; supervisor=Mona Ives; visitors_a_day=4200
- Castle Hill | cleaning_contractor=Brightside; supervisor=Falk Otter; visitors_a_day=2600
- North Beach | cleaning_contractor=Seaside Clean; supervisor=Mona Ives; visitors_a_day=7800
- Market Town | cleaning_contractor=Own crew; supervisor=Falk Otter; visitors_a_day=5300
record cleaning round|cleaning log|cleaning visit: Title!;Facility->@facility|toilet|fountain~Fish Quay toilets|Castle Gate fountain;Cleaned on:date!;Time:time;Cleaner~Jola|Pierre;State found=Clean|Normal|Very dirty;Paper refilled:boolean;Minutes:number(min)#1-240;Remark:long
- Fish Quay early round | facility=Fish Quay toilets; cleaner=Jola; state_found=Very dirty; minutes=35; remark=One seat broken.
- Castle Gate rinse | facility=Castle Gate fountain; cleaner=Pierre; state_found=Normal; minutes=10
- Beach showers noon | facility=Beach showers North; cleaner=Jola; state_found=Normal; minutes=25; remark=Sand in two drains.
- Market evening round | facility=Market changing room; cleaner=Pierre; state_found=Clean; minutes=15
request problem report|fault report|complaint|fault: Title!;Facility->@facility|toilet|fountain;Problem=Dirty|No paper|Blocked|No water|Door broken|Vandalism;Seen on:date;Email:email;Photo:image;Description:long
- No water at Castle Gate | facility=Castle Gate fountain; problem=No water
- Door lock jammed | facility=Fish Quay toilets; problem=Door broken
- Shower drain full of sand | facility=Beach showers North; problem=Blocked
- Mirror smashed | facility=Market changing room; problem=Vandalism; description=Splinters on the floor.
work repair|maintenance job|repair order: Title!;Facility->@facility|toilet|fountain;Report->@problem report|fault~No water at Castle Gate;Due on:date;Technician~Mona Ives|Plumber Beck;Parts;Cost:money;Notes:long
- New push valve Castle Gate | facility=Castle Gate fountain; report=No water at Castle Gate; technician=Plumber Beck; parts=Push valve 1/2 inch; cost=95
- New lock Fish Quay | facility=Fish Quay toilets; report=Door lock jammed; technician=Mona Ives; parts=Cubicle lock; cost=48
- Rod beach drain | facility=Beach showers North; report=Shower drain full of sand; technician=Plumber Beck; parts=Sand trap; cost=120
- Steel mirror market | facility=Market changing room; report=Mirror smashed; technician=Mona Ives; parts=Steel mirror 60x40; cost=85
record usage count|visitor count|coin box: Title!;Facility->@facility|toilet|fountain;Counted on:date!;Visitors:number#0-20000;Takings:money;Water used:number(m³)#0-2000;Counted by~Jola|Pierre
- Fish Quay week 20 | facility=Fish Quay toilets; visitors=1830; takings=915; water_used=22; counted_by=Jola
- Castle Gate week 20 | facility=Castle Gate fountain; visitors=940; takings=0; water_used=3; counted_by=Pierre
- Beach showers week 20 | facility=Beach showers North; visitors=2210; takings=2210; water_used=74; counted_by=Jola
- Market week 20 | facility=Market changing room; visitors=310; takings=0; water_used=5; counted_by=Pierre
+ review: Facility->@facility|toilet|fountain;Cleanliness:rating;Safety:rating;Visited on:date
+ favorite: Facility->@facility|toilet|fountain

# fire brigade|volunteer fire|fire station|firefighter|fire department
! person firefighter|volunteer firefighter|crew member|brigade member: Name!;Service number;Rank=Recruit|Firefighter|Leading firefighter|Crew commander|Watch commander;Station->@station|fire station~Lowfield|Abbey Hill;Phone:phone;Joined on:date;Breathing apparatus fit until:date;Lorry licence:boolean;~Status=Active|Reserve|Leave|Retired
- Lars Hovgaard | service_number=FF-031; rank=Crew commander; station=Lowfield; status=Active
- Mina Okoro | service_number=FF-058; rank=Firefighter; station=Lowfield; status=Active
- Piet Koning | service_number=FF-012; rank=Watch commander; station=Abbey Hill; status=Active
- Jade Ferris | service_number=FF-071; rank=Recruit; station=Millbrook; status=Active
item station|fire station|fire house: Name!;Address;Bays:number#1-20;Phone:phone;Officer in charge;Alarm zone;Photo:image
- Lowfield | address=Brook Road 2; bays=3; officer_in_charge=Lars Hovgaard; alarm_zone=Zone 4
- Abbey Hill | address=Abbey Hill 60; bays=2; officer_in_charge=Piet Koning; alarm_zone=Zone 2
- Millbrook | address=Weir Lane 14; bays=2; officer_in_charge=Nuno Prado; alarm_zone=Zone 7
- Docks | address=Pier Road 1; bays=4; officer_in_charge=Edda Quist; alarm_zone=Zone 1
item appliance|fire engine|engine|vehicle|fire vehicle|unit: Call sign!;Type=Pumper|Ladder|Tanker|Rescue|Command car|Boat;Station->@station|fire station;Registration;Seats:number#1-12;Water tank:number(litres)#0-20000;Next test on:date;~Status=Available|On call|Workshop
- Lowfield 1 | type=Pumper; station=Lowfield; registration=FB 311; seats=9; water_tank=2400; status=Available
- Abbey 2 | type=Ladder; station=Abbey Hill; registration=FB 702; seats=3; water_tank=0; status=Workshop
- Millbrook 3 | type=Tanker; station=Millbrook; registration=FB 815; seats=3; water_tank=9000; status=Available
- Docks 5 | type=Boat; station=Docks; registration=FB 990; seats=6; water_tank=0; status=On call
record incident|call-out|callout|alarm|emergency call: Number!;Kind=Structure fire|Vehicle fire|Wildfire|Road accident|Rescue|Flooding|False alarm;Address;Alarmed on:date!;Alarmed at:time;Arrived at:time;Under control at:time;Commander->@firefighter|brigade member;Casualties:number#0-200;Report:long
- 26-0144 | kind=Structure fire; address=Granary Row 7; commander=Lars Hovgaard; casualties=0; report=Kitchen fire, extinguished with one jet, flat ventilated.
- 26-0145 | kind=Road accident; address=Route 9, km 12; commander=Piet Koning; casualties=2
- 26-0146 | kind=Wildfire; address=Heather Common; commander=Mina Okoro; casualties=0; report=Two hectares of heath, tanker shuttle.
- 26-0147 | kind=False alarm; address=Hotel Anchor, Pier Road 9; commander=Lars Hovgaard; casualties=0
record crew on call|turnout|response|attendance: Title!;Incident->@incident|call-out~26-0144|26-0145;Firefighter->@firefighter|brigade member;Appliance->@appliance|fire engine;Role=Driver|Commander|Attack team|Water team|Reserve;Breathing apparatus:number(min)#0-240;Hours:number(h)#0-72
- Okoro at 26-0144 | incident=26-0144; firefighter=Mina Okoro; appliance=Lowfield 1; role=Attack team; breathing_apparatus=22; hours=2
- Koning at 26-0145 | incident=26-0145; firefighter=Piet Koning; appliance=Abbey 2; role=Commander; hours=3
- Ferris at 26-0146 | incident=26-0146; firefighter=Jade Ferris; appliance=Millbrook 3; role=Water team; hours=6
- Hovgaard at 26-0147 | incident=26-0147; firefighter=Lars Hovgaard; appliance=Docks 5; role=Reserve; hours=1
item equipment|equipment inventory|equipment item|gear|breathing apparatus|hose: Number!;Kind=Hose|Breathing apparatus|Helmet|Suit|Radio|Cutter|Extinguisher;Appliance->@appliance|fire engine;Serial number;Purchased on:date;Test every:number(months)#1-60;Next test on:date;~Condition=Ready|To wash|Repair|Scrapped
- BA-17 | kind=Breathing apparatus; appliance=Lowfield 1; serial_number=PX-44190; test_every=12; condition=Ready
- HS-B-08 | kind=Hose; appliance=Lowfield 1; test_every=24; condition=To wash
- CUT-02 | kind=Cutter; appliance=Abbey 2; serial_number=HX-7781; test_every=12; condition=Repair
- RAD-31 | kind=Radio; appliance=Millbrook 3; serial_number=TR-2031; test_every=24; condition=Ready
event drill|exercise|training evening|practice: Title!;Station->@station|fire station;Held on:date!;Starts at:time;Topic=Breathing apparatus|Pump|Ladder|Rescue|First aid|Theory;Instructor->@firefighter|brigade member;Hours:number(h)#1-48;Description:long
- Ladder drill at the mill | station=Abbey Hill; topic=Ladder; instructor=Piet Koning; hours=3
- Pump relay at the pond | station=Millbrook; topic=Pump; instructor=Mina Okoro; hours=2
- Smoke house evening | station=Lowfield; topic=Breathing apparatus; instructor=Lars Hovgaard; hours=4
- First aid refresher | station=Docks; topic=First aid; instructor=Mina Okoro; hours=3
! record gear check|equipment check|equipment test|test [check|test\\w*|service|maint\\w*]: Title!;Equipment->@equipment|gear;Tested on:date!;Tester->@firefighter|brigade member;Result=Passed|Failed|Repaired;Pressure:number(bar)#0-400;Remark:long
- Yearly test BA-17 | equipment=BA-17; tester=Lars Hovgaard; result=Passed; pressure=298
- Hose pressure HS-B-08 | equipment=HS-B-08; tester=Mina Okoro; result=Failed; pressure=14; remark=Leak at coupling.
- Cutter check CUT-02 | equipment=CUT-02; tester=Piet Koning; result=Repaired; pressure=350
- Radio check RAD-31 | equipment=RAD-31; tester=Jade Ferris; result=Passed
record duty roster|shift roster|roster|duty shift|shift: Title!;Firefighter->@firefighter|brigade member~Nora Vane|Sid Marlow;Station->@station|fire station~Lowfield;Appliance->@appliance|fire engine;Date:date!;Starts at:time;Ends at:time;Role=Driver|Commander|Crew|Reserve;~Status=Planned|Confirmed|Swapped|Absent
- Day shift Lowfield | station=Lowfield; role=Commander; status=Confirmed
- Night shift Abbey Hill | station=Abbey Hill; role=Driver; status=Planned
- Weekend at Millbrook | firefighter=Piet Koning; station=Millbrook; appliance=Millbrook 3; role=Crew; status=Swapped
- Docks early shift | firefighter=Jade Ferris; station=Docks; appliance=Docks 5; role=Reserve; status=Absent
! record certification|qualification [certif\\w*|qualif\\w*|train\\w*]: Title!;Firefighter->@firefighter|brigade member~Nora Vane|Sid Marlow;Kind=Breathing apparatus|First aid|Lorry licence|Ladder|Hazardous goods;Number;Issued by;Issued on:date;Valid until:date;File:file;~Status=Valid|Expiring|Expired
- Breathing apparatus basic | kind=Breathing apparatus; number=BA-118; issued_by=State fire school; status=Valid
- First aid refresher | kind=First aid; number=FA-77; issued_by=Town hospital; status=Expiring
- Lorry licence Koning | firefighter=Piet Koning; kind=Lorry licence; number=C-2041; issued_by=County licence office; status=Valid
- Hazardous goods Ferris | firefighter=Jade Ferris; kind=Hazardous goods; number=HG-39; issued_by=State fire school; status=Expired
record training record|training attendance|training participation: Title!;Firefighter->@firefighter|brigade member~Nora Vane|Sid Marlow;Drill->@drill|exercise;Date:date!;Hours:number(h)#0-100;Topic;Instructor;Result=Passed|Failed|Took part;Note
- Pump evening | hours=3; topic=Pump; result=Took part
- Ladder test | hours=2; topic=Ladder; result=Passed
- Okoro in the smoke house | firefighter=Mina Okoro; drill=Smoke house evening; hours=4; topic=Breathing apparatus; instructor=Lars Hovgaard; result=Passed
- Ferris, ladder at the mill | firefighter=Jade Ferris; drill=Ladder drill at the mill; hours=2; topic=Ladder; result=Failed; note=Repeat in autumn
! record unit dispatch|dispatch|unit response [dispatch\\w*|respon\\w*|call\\w*]: Title!;Incident->@incident|call-out~26-0144;Appliance->@appliance|fire engine;Station->@station|fire station;Dispatched at:time;Left at:time;Arrived at:time;Back at:time;Response time:number(min)#0-240;~Status=Alarmed|On the way|On the spot|Back
- Pumper to 26-0144 | incident=26-0144; response_time=7; status=Back
- Ladder to 26-0145 | incident=26-0145; response_time=9; status=On the spot
- Millbrook 3 to 26-0146 | incident=26-0146; appliance=Millbrook 3; station=Millbrook; response_time=11; status=On the way
- Docks 5 to 26-0147 | incident=26-0147; appliance=Docks 5; station=Docks; response_time=5; status=Alarmed

# fire extinguisher|fire alarm inspection|fire protection|sprinkler inspection|extinguisher service
person client|customer site owner|building operator: Name!;Contact person;Email:email;Phone:phone;Billing address;Contract=Yearly|Half-yearly|On call;Note:long
- Quill Printworks | contact_person=Joost Meer; billing_address=Foundry Way 5; contract=Yearly
- Bayview Care Home | contact_person=Sister Agathe; billing_address=Bayview 1; contract=Half-yearly
- Larkfield School | contact_person=Hilde Moen; billing_address=Council finance, Box 9; contract=Yearly
- Hotel Bellavista | contact_person=Marco Testa; billing_address=Lake Road 12; contract=On call
item building|site|property|premises: Name!;Client->@client|building operator~Quill Printworks|Bayview Care Home;Address;Floors:number#1-100;Use=Office|Industry|Hotel|Care|School|Dwelling|Shop;Floor plan:file;Key at
- Print hall | client=Quill Printworks; address=Foundry Way 5; floors=2; use=Industry; key_at=Porter
- Bayview main house | client=Bayview Care Home; address=Bayview 1; floors=4; use=Care
- Larkfield main block | client=Larkfield School; address=Lark Lane 30; floors=3; use=School; key_at=Caretaker
- Bellavista tower | client=Hotel Bellavista; address=Lake Road 12; floors=9; use=Hotel; key_at=Reception
item extinguisher|fire extinguisher|device|unit: Number!;Building->@building|site~Print hall|Bayview main house;Location;Agent=Foam|Powder|CO2|Water|Wet chemical;Size:number(kg)#1-50;Manufactured in:number#1970-2100;Next service on:date;Pressure test due:date;QR code;~Status=In place|Due|Missing|Scrapped
- EX-1001 | building=Print hall; location=Door to press 2; agent=CO2; size=5; manufactured_in=2019; status=In place
- EX-2044 | building=Bayview main house; location=Kitchen; agent=Wet chemical; size=6; manufactured_in=2015; status=Due
- EX-3107 | building=Larkfield main block; location=Chemistry room; agent=Powder; size=6; manufactured_in=2012; status=Missing
- EX-4015 | building=Bellavista tower; location=Floor 5 lift lobby; agent=Foam; size=9; manufactured_in=2022; status=In place
item alarm device|smoke detector|sprinkler|hydrant|alarm panel: Number!;Building->@building|site;Kind=Smoke detector|Alarm panel|Call point|Sprinkler valve|Wall hydrant|Emergency light;Location;Loop;Installed on:date;Battery until:date;~Status=Working|Fault|Disabled
- SD-3-014 | building=Bayview main house; kind=Smoke detector; location=Room 314; loop=Loop 3; status=Working
- CP-1-002 | building=Print hall; kind=Call point; location=Exit east; loop=Loop 1; status=Working
- EL-2-009 | building=Larkfield main block; kind=Emergency light; location=Stair B; loop=Circuit 2; status=Fault
- SV-0-001 | building=Bellavista tower; kind=Sprinkler valve; location=Plant room; loop=Zone 0; status=Disabled
record service visit|service record|maintenance visit|inspection: Number!;Building->@building|site;Visited on:date!;Technician~Nadia Frey|Colm Byrne;Devices checked:number#0-5000;Defects found:number#0-500;Next visit on:date;Signature:image;Certificate:file;Remark:long
- SV-771 | building=Print hall; technician=Nadia Frey; devices_checked=18; defects_found=1
- SV-772 | building=Bayview main house; technician=Colm Byrne; devices_checked=64; defects_found=2
- SV-773 | building=Larkfield main block; technician=Nadia Frey; devices_checked=41; defects_found=4
- SV-774 | building=Bellavista tower; technician=Colm Byrne; devices_checked=230; defects_found=3
record check result|checklist item|device check|test: Title!;Visit->@service visit|service record~SV-771|SV-772;Extinguisher->@extinguisher|fire extinguisher;Seal intact:boolean;Pressure=In the green|Low|Empty;Weight:number(kg)#0-60;Result=Passed|Refilled|Replaced|Failed;Photo:image;Remark
- EX-1001 yearly | visit=SV-771; extinguisher=EX-1001; pressure=In the green; weight=14.2; result=Passed
- EX-2044 half-year | visit=SV-772; extinguisher=EX-2044; pressure=Low; weight=8.9; result=Refilled
- EX-3107 yearly | visit=SV-773; extinguisher=EX-3107; pressure=Empty; weight=4.1; result=Failed
- EX-4015 on call | visit=SV-774; extinguisher=EX-4015; pressure=In the green; weight=14.6; result=Replaced
work defect|deficiency|repair|remedy: Title!;Building->@building|site;Extinguisher->@extinguisher|fire extinguisher;Severity=Low|Medium|High;Due on:date;Assigned to~Nadia Frey|Colm Byrne;Cost:money;Photo:image;Notes:long
- Fire door wedged open | building=Print hall; severity=High; assigned_to=Nadia Frey; notes=Fit a magnetic holder.
- Emergency light dark | building=Larkfield main block; severity=Medium; assigned_to=Colm Byrne; cost=65
- Sprinkler valve shut | building=Bellavista tower; severity=High; assigned_to=Colm Byrne; cost=0
- Sign hidden by plant | building=Bayview main house; extinguisher=EX-2044; severity=Low; assigned_to=Nadia Frey; cost=0
+ appointment: Building->@building|site;Kind=Yearly service|Repair|New installation;Technician~Nadia Frey|Colm Byrne
+ invoice: Client->@client|building operator;Service visit->@service visit|service record

# hydrant|fire hydrant|hydrant map|hydrant inspection
item hydrant|fire hydrant: Number!;Type=Pillar|Underground|Dry riser|Cistern;Street;Zone->@zone|district~Zone 1 Centre|Zone 5 Mills;Main diameter:number(mm)#50-600;Latitude:number#-90-90;Longitude:number#-180-180;Sign placed:boolean;Photo:image;~Status=In service|Low flow|Out of service|Buried
- HY-104 | type=Pillar; street=Cask Street; zone=Zone 1 Centre; main_diameter=150; status=In service
- HY-377 | type=Underground; street=Loom Lane; zone=Zone 5 Mills; main_diameter=100; status=Low flow
- HY-512 | type=Dry riser; street=Signal Tower; zone=Zone 2 Harbour; main_diameter=80; status=Out of service
- HY-640 | type=Cistern; street=Farm Track 2; zone=Zone 8 Hills; main_diameter=125; status=In service
item zone|district|sector: Name!;Fire station;Hydrants:number#0-5000;Normal pressure:number(bar)#0-16;Inspector~Gwen Parr|Tariq Lahti
- Zone 1 Centre | fire_station=Central; hydrants=86; normal_pressure=5; inspector=Gwen Parr
- Zone 5 Mills | fire_station=West; hydrants=52; normal_pressure=3.5; inspector=Tariq Lahti
- Zone 2 Harbour | fire_station=Central; hydrants=71; normal_pressure=4.5; inspector=Gwen Parr
- Zone 8 Hills | fire_station=North; hydrants=29; normal_pressure=6; inspector=Tariq Lahti
record hydrant inspection|flow test|hydrant check|inspection: Title!;Hydrant->@hydrant|fire hydrant~HY-104|HY-377;Inspected on:date!;Inspector~Gwen Parr|Tariq Lahti;Static pressure:number(bar)#0-20;Residual pressure:number(bar)#0-20;Flow:number(l/min)#0-10000;Result=Passed|Minor defect|Failed;Defects:long
- HY-104 spring test | hydrant=HY-104; inspector=Gwen Parr; static_pressure=5.1; residual_pressure=3.9; flow=1900; result=Passed
- HY-377 spring test | hydrant=HY-377; inspector=Tariq Lahti; static_pressure=3.2; residual_pressure=1.1; flow=420; result=Failed; defects=Valve stiff, sand in the shaft.
- HY-512 riser test | hydrant=HY-512; inspector=Gwen Parr; static_pressure=10; residual_pressure=7.5; flow=1100; result=Minor defect; defects=Inlet cap missing.
- HY-640 suction test | hydrant=HY-640; inspector=Tariq Lahti; static_pressure=0; residual_pressure=0; flow=1600; result=Passed
work repair|maintenance job|repair order: Title!;Hydrant->@hydrant|fire hydrant;Inspection->@hydrant inspection|flow test~HY-377 spring test;Due on:date;Work=Grease|Replace valve|Raise cover|Paint|Flush|Renew sign;Assigned to~Waterworks crew|Tariq Lahti;Cost:money;Notes:long
- New valve HY-377 | hydrant=HY-377; inspection=HY-377 spring test; work=Replace valve; assigned_to=Waterworks crew; cost=780
- Cap for HY-512 | hydrant=HY-512; inspection=HY-512 riser test; work=Renew sign; assigned_to=Tariq Lahti; cost=45
- Paint HY-104 red | hydrant=HY-104; inspection=HY-104 spring test; work=Paint; assigned_to=Waterworks crew; cost=60
- Raise cover HY-377 | hydrant=HY-377; work=Raise cover; assigned_to=Waterworks crew; cost=260
record water withdrawal|standpipe hire|water use|loan: Number!;Hydrant->@hydrant|fire hydrant;User;Purpose=Building site|Road cleaning|Festival|Drill|Pool filling;From:date;To:date;Meter start:number(m³)#0-99999;Meter end:number(m³)#0-99999;Deposit:money
- SP-61 | hydrant=HY-104; user=Kerb & Sons; purpose=Building site; meter_start=214; meter_end=251; deposit=400
- SP-62 | hydrant=HY-377; user=Mill festival; purpose=Festival; meter_start=40; meter_end=66; deposit=250
- SP-63 | hydrant=HY-640; user=Hill fire crew; purpose=Drill; meter_start=118; meter_end=130; deposit=0
- SP-64 | hydrant=HY-104; user=Street sweepers; purpose=Road cleaning; meter_start=251; meter_end=288; deposit=200
request defect report|fault report|blocked hydrant|report of damage: Title!;Hydrant->@hydrant|fire hydrant;Problem=Leaking|Knocked over|Blocked by car|Sign missing|Frozen;Seen on:date;Reporter;Photo:image;Description:long
- Car parked on cover | hydrant=HY-377; problem=Blocked by car; reporter=Crew West 1
- Pillar hit by lorry | hydrant=HY-104; problem=Knocked over; reporter=Shop owner
- Sign gone on farm track | hydrant=HY-640; problem=Sign missing; reporter=Farmer Roe
- Riser drips in stairwell | hydrant=HY-512; problem=Leaking; reporter=Porter

# ambulance|paramedic|patient transport|emergency medical service
item ambulance|vehicle|unit: Call sign!;Type=Emergency ambulance|Patient transport|Rapid response car|Helicopter;Station->@station|ambulance base~Base East|Base Harbour;Registration;Mileage:number(km)#0-900000;Next service on:date;~Status=Ready|On call|Cleaning|Workshop
- Medic 21 | type=Emergency ambulance; station=Base East; registration=AM 2121; mileage=88400; status=Ready
- Shuttle 5 | type=Patient transport; station=Base Harbour; registration=AM 505; mileage=142300; status=On call
- Rapid 3 | type=Rapid response car; station=Base North; registration=AM 303; mileage=51200; status=Cleaning
- Heli 1 | type=Helicopter; station=Base Airfield; registration=H-EMS 1; mileage=0; status=Workshop
item station|ambulance base|base: Name!;Address;Phone:phone;Manager~Ulla Krog|Ben Achebe;Ambulances:number#1-40;District
- Base East | address=Ring Road 210; manager=Ulla Krog; ambulances=4; district=East
- Base Harbour | address=Pier 6; manager=Ben Achebe; ambulances=2; district=South
- Base North | address=Mill Park 17; manager=Ulla Krog; ambulances=3; district=North
- Base Airfield | address=Hangar 4; manager=Ben Achebe; ambulances=1; district=Region
person paramedic|crew member|medic|emt: Name!;Staff number;Grade=Trainee|Ambulance driver|Technician|Paramedic|Emergency doctor;Station->@station|base;Certificate until:date;Driving licence C:boolean;Phone:phone
- Ida Holm | staff_number=P-104; grade=Paramedic; station=Base East
- Jamal Reid | staff_number=P-131; grade=Technician; station=Base East
- Nils Orban | staff_number=P-087; grade=Ambulance driver; station=Base Harbour
- Dr. Rhea Kamm | staff_number=P-009; grade=Emergency doctor; station=Base Airfield
record call|mission|run|emergency call|transport: Number!;Ambulance->@ambulance|unit~Medic 21|Shuttle 5;Priority=A Life threat|B Urgent|C Planned;Pick-up address;Destination->@hospital|clinic;Called on:date!;Called at:time;On scene at:time;At hospital at:time;Complaint~Chest pain|Fall;~Outcome=Transported|Treated on scene|Refused|Cancelled
- C-55120 | ambulance=Medic 21; priority=A Life threat; pick_up_address=Tulip Street 9; destination=St Brigid; complaint=Chest pain; outcome=Transported
- C-55121 | ambulance=Shuttle 5; priority=C Planned; pick_up_address=Rosewood home; destination=Dialysis Centre West; complaint=Dialysis; outcome=Transported
- C-55122 | ambulance=Rapid 3; priority=B Urgent; pick_up_address=Sports hall Mill Park; destination=Children's Clinic; complaint=Fall; outcome=Treated on scene
- C-55123 | ambulance=Heli 1; priority=A Life threat; pick_up_address=Quarry, lower face; destination=University Trauma; complaint=Crush injury; outcome=Cancelled
item hospital|clinic|destination: Name!;Address;Emergency phone:phone;Departments~Stroke unit|Cath lab;~Beds free:number#0-500;Diverting:boolean
- St Brigid | address=Hospital Hill 1; departments=Cath lab; beds_free=6
- Dialysis Centre West | address=Canal Street 30; departments=Dialysis; beds_free=3
- Children's Clinic | address=Willow Way 5; departments=Paediatrics; beds_free=9
- University Trauma | address=Campus Ring 1; departments=Trauma centre; beds_free=2
record patient care record|care report|vital signs|protocol: Number!;Call->@call|mission~C-55120|C-55121;Patient age:number(years)#0-120;Sex=Female|Male|Unknown;Pulse:number(bpm)#0-250;Systolic:number(mmHg)#0-300;Oxygen:percent;Pain score:number#0-10;Treatment:long;Paramedic->@paramedic|crew member
- PCR-55120 | call=C-55120; patient_age=63; sex=Male; pulse=104; systolic=156; oxygen=93; pain_score=7; treatment=Oxygen, aspirin 300 mg, ECG sent ahead.; paramedic=Ida Holm
- PCR-55121 | call=C-55121; patient_age=78; sex=Female; pulse=72; systolic=138; oxygen=96; pain_score=0; paramedic=Nils Orban
- PCR-55122 | call=C-55122; patient_age=12; sex=Male; pulse=98; systolic=112; oxygen=99; pain_score=4; treatment=Wrist splinted.; paramedic=Jamal Reid
- PCR-55123 | call=C-55123; patient_age=41; sex=Unknown; pulse=124; systolic=92; oxygen=90; pain_score=9; paramedic=Dr. Rhea Kamm
work shift|duty|roster line|crew shift: Title!;Paramedic->@paramedic|crew member;Ambulance->@ambulance|unit;From:date!;Starts at:time;Ends at:time;Kind=Day|Night|Standby;Note:long
- Holm, night east | paramedic=Ida Holm; ambulance=Medic 21; kind=Night
- Reid, day east | paramedic=Jamal Reid; ambulance=Medic 21; kind=Day
- Orban, transport day | paramedic=Nils Orban; ambulance=Shuttle 5; kind=Day
- Kamm, air standby | paramedic=Dr. Rhea Kamm; ambulance=Heli 1; kind=Standby
! record vehicle check|stock check|checklist [check\\w*|stock|supplies|inventory|expir\\w*]: Title!;Ambulance->@ambulance|unit;Checked on:date!;Checked by->@paramedic|crew member;Oxygen left:number(bar)#0-300;Drugs complete:boolean;Missing items:long;Result=Complete|Restocked|Not ready
- Medic 21 morning check | ambulance=Medic 21; checked_by=Jamal Reid; oxygen_left=160; missing_items=Two cannulas 18G; result=Restocked
- Shuttle 5 weekly check | ambulance=Shuttle 5; checked_by=Nils Orban; oxygen_left=190; result=Complete
- Rapid 3 after call | ambulance=Rapid 3; checked_by=Ida Holm; oxygen_left=60; missing_items=Splint set; result=Not ready
- Heli 1 preflight | ambulance=Heli 1; checked_by=Dr. Rhea Kamm; oxygen_left=200; result=Complete

# mountain rescue|search and rescue|rescue team|avalanche rescue|cave rescue
record mission|rescue|operation|callout|incident: Number!;Kind=Search|Injured hiker|Avalanche|Cave|Climbing fall|Water|Animal;Place!;Latitude:number#-90-90;Longitude:number#-180-180;Elevation:number(m)#0-9000;Alarmed on:date!;Alarmed at:time;Ended at:time;Leader->@rescuer|team member;Persons rescued:number#0-200;Report:long;~Status=Alarmed|Under way|Stood down|Closed
- R-26-018 | kind=Injured hiker; place=Grey Ridge, north path; elevation=1840; leader=Silvan Hauser; persons_rescued=1; report=Broken ankle, carried down to the forest road.; status=Closed
- R-26-019 | kind=Search; place=Lake Tarn woods; elevation=920; leader=Mags Doherty; persons_rescued=0; status=Under way
- R-26-020 | kind=Avalanche; place=Snow bowl, east gully; elevation=2310; leader=Silvan Hauser; persons_rescued=2; status=Stood down
- R-26-021 | kind=Animal; place=Goat Ledge; elevation=1520; leader=Petr Zeman; persons_rescued=0; report=Dog lowered on a rope.; status=Closed
person rescuer|team member|volunteer|responder: Name!;Phone:phone;Role=Leader|Mountain guide|Medic|Dog handler|Drone pilot|Driver;Home base;First aid valid until:date;Rope technician:boolean;~Availability=Available|Limited|Away
- Silvan Hauser | role=Leader; home_base=Upper valley; availability=Available
- Mags Doherty | role=Dog handler; home_base=Lakeside; availability=Available
- Petr Zeman | role=Medic; home_base=Upper valley; availability=Limited
- Anouk Ferrand | role=Drone pilot; home_base=Pass hut; availability=Away
record deployment|mission response|turnout|participant: Title!;Mission->@mission|rescue~R-26-018|R-26-019;Rescuer->@rescuer|team member;Task~Stretcher|Search sector 3;Joined at:time;Left at:time;Hours:number(h)#0-96;Distance driven:number(km)#0-1000
- Zeman at Grey Ridge | mission=R-26-018; rescuer=Petr Zeman; task=Stretcher; hours=5; distance_driven=24
- Doherty at Lake Tarn | mission=R-26-019; rescuer=Mags Doherty; task=Search sector 3; hours=9; distance_driven=40
- Hauser at east gully | mission=R-26-020; rescuer=Silvan Hauser; task=Probe line; hours=4; distance_driven=12
- Ferrand at Goat Ledge | mission=R-26-021; rescuer=Anouk Ferrand; task=Drone overview; hours=2; distance_driven=31
record search sector|search area|sector: Title!;Mission->@mission|rescue;Area:number(ha)#1-20000;Team lead->@rescuer|team member;Method=Line search|Dogs|Drone|Boat|Helicopter;Searched on:date;Coverage:percent;~Result=Open|Searched clear|Clue found|Person found;Note:long
- Sector 3 east shore | mission=R-26-019; area=42; team_lead=Mags Doherty; method=Dogs; coverage=80; result=Clue found; note=Glove at the boat landing.
- Sector 1 woods | mission=R-26-019; area=65; team_lead=Petr Zeman; method=Line search; coverage=100; result=Searched clear
- Sector 5 open water | mission=R-26-019; area=110; team_lead=Anouk Ferrand; method=Drone; coverage=45; result=Open
- Debris cone lower half | mission=R-26-020; area=3; team_lead=Silvan Hauser; method=Dogs; coverage=100; result=Person found
item equipment|rescue gear|rope|gear: Number!;Kind=Rope|Stretcher|Harness|Radio|Avalanche beacon|Drone|Vehicle;Location~Base store|Rescue van;Purchased on:date;Usable until:date;Next check on:date;~Condition=Ready|Wet|Repair|Retired
- ROPE-11 | kind=Rope; location=Base store; condition=Ready
- STR-02 | kind=Stretcher; location=Rescue van; condition=Repair
- BCN-07 | kind=Avalanche beacon; location=Base store; condition=Ready
- HRN-19 | kind=Harness; location=Rescue van; condition=Wet
event training|exercise|drill: Title!;Held on:date!;Starts at:time;Place;Topic=Rope rescue|Avalanche|Navigation|Medical|Dogs|Helicopter;Instructor->@rescuer|team member;Hours:number(h)#1-72;Description:long
- Winter avalanche day | place=Snow bowl; topic=Avalanche; instructor=Silvan Hauser; hours=7
- Cliff lowering evening | place=Goat Ledge; topic=Rope rescue; instructor=Anouk Ferrand; hours=3
- Night map walk | place=Tarn woods; topic=Navigation; instructor=Mags Doherty; hours=5
- Splints and hypothermia | place=Base store; topic=Medical; instructor=Petr Zeman; hours=4
record subject|missing person|casualty|patient: Name!;Mission->@mission|rescue;Age:number#0-120;Last seen at;Clothing;Medical notes:long;Contact phone:phone;Photo:image;~Condition=Unknown|Unhurt|Injured|Critical|Deceased
- Walker, grey jacket | mission=R-26-019; age=71; last_seen_at=Boat landing car park; clothing=Grey jacket, red cap; condition=Unknown
- Hiker with ankle | mission=R-26-018; age=34; last_seen_at=Grey Ridge bend; clothing=Blue shorts; condition=Injured
- Skier one | mission=R-26-020; age=26; last_seen_at=East gully top; clothing=Orange suit; condition=Unhurt
- Skier two | mission=R-26-020; age=29; last_seen_at=East gully top; clothing=Black suit; condition=Critical

# lifeguard|beach patrol|surf rescue|lifeboat|beach safety
item beach|beach station|bathing area|beach section: Name!;Municipality;Length:number(m)#10-20000;Guarded from:time;Guarded until:time;Towers:number#0-30;Hazards:long;~Flag=Green|Yellow|Red|Purple
- North Sands | municipality=Saltmere; length=1400; towers=3; hazards=Rip current by the groyne at ebb.; flag=Yellow
- Cove Point | municipality=Saltmere; length=350; towers=1; flag=Green
- Dune Bay | municipality=Marram; length=2600; towers=4; hazards=Shifting sandbanks.; flag=Red
- Lagoon Beach | municipality=Marram; length=700; towers=2; flag=Purple
person lifeguard|guard|crew member: Name!;Badge=Bronze|Silver|Gold;Phone:phone;Email:email;Certificate until:date;Boat licence:boolean;Swim test:number(s)#200-900;Note:long
- Kai Brennan | badge=Gold; swim_test=352
- Lucia Prado | badge=Silver; swim_test=398
- Tove Lind | badge=Bronze; swim_test=431
- Marco Silva | badge=Gold; swim_test=340
work shift|duty|patrol|tower shift: Title!;Lifeguard->@lifeguard|guard;Beach->@beach|beach station~North Sands|Cove Point;Tower~Tower 1|Tower 2;Day:date!;From:time;To:time;Role=Tower|Foot patrol|Boat crew|Head guard;Note:long
- Brennan Tower 1 | lifeguard=Kai Brennan; beach=North Sands; tower=Tower 1; role=Head guard
- Prado foot patrol | lifeguard=Lucia Prado; beach=Cove Point; tower=Tower 1; role=Foot patrol
- Lind Tower 3 | lifeguard=Tove Lind; beach=Dune Bay; tower=Tower 3; role=Tower
- Silva on the boat | lifeguard=Marco Silva; beach=Lagoon Beach; tower=Tower 2; role=Boat crew
record rescue|incident|first aid case|intervention: Number!;Beach->@beach|beach station;Kind=Water rescue|First aid|Lost child|Jellyfish|Boat assist|Warning;Happened on:date!;At:time;Lifeguard->@lifeguard|guard;Age of person:number#0-110;Equipment used~Rescue board|Torpedo buoy;Ambulance called:boolean;Report:long
- NS-041 | beach=North Sands; kind=Water rescue; lifeguard=Kai Brennan; age_of_person=17; equipment_used=Rescue board; report=Swimmer caught in rip, brought in, no aftercare.
- CP-009 | beach=Cove Point; kind=Jellyfish; lifeguard=Lucia Prado; age_of_person=8
- DB-017 | beach=Dune Bay; kind=Boat assist; lifeguard=Marco Silva; age_of_person=52; equipment_used=Inflatable boat
- LB-003 | beach=Lagoon Beach; kind=Lost child; lifeguard=Tove Lind; age_of_person=5; report=Found at the ice cream van after 20 minutes.
record conditions log|sea conditions|daily log|water reading: Title!;Beach->@beach|beach station;Logged on:date!;Time:time;Water temperature:number(°C)#0-35;Wave height:number(m)#0-10;Wind:number(kn)#0-80;Visitors:number#0-50000;Flag flown=Green|Yellow|Red|Purple;Written by->@lifeguard|guard
- North Sands noon | beach=North Sands; water_temperature=18; wave_height=1.1; wind=14; visitors=900; flag_flown=Yellow; written_by=Lucia Prado
- Cove Point morning | beach=Cove Point; water_temperature=17; wave_height=0.4; wind=6; visitors=120; flag_flown=Green; written_by=Kai Brennan
- Dune Bay gale | beach=Dune Bay; water_temperature=16; wave_height=2.8; wind=33; visitors=40; flag_flown=Red; written_by=Marco Silva
- Lagoon jellyfish noon | beach=Lagoon Beach; water_temperature=21; wave_height=0.2; wind=8; visitors=610; flag_flown=Purple; written_by=Tove Lind
item equipment|rescue equipment|gear: Name!;Beach->@beach|beach station;Kind=Rescue board|Torpedo buoy|Boat|Defibrillator|Radio|First aid bag;Serial number;Next check on:date;~Condition=Ready|Damaged|Missing
- Rescue board 4 | beach=North Sands; kind=Rescue board; condition=Ready
- AED Cove | beach=Cove Point; kind=Defibrillator; serial_number=D-7718; condition=Ready
- Torpedo buoy 9 | beach=Dune Bay; kind=Torpedo buoy; condition=Missing
- Inflatable boat L1 | beach=Lagoon Beach; kind=Boat; serial_number=IB-204; condition=Damaged
event training|swim test|drill: Title!;Held on:date!;Starts at:time;Beach->@beach|beach station;Topic=Board rescue|Spinal|Resuscitation|Boat handling|Fitness;Trainer~Kai Brennan;Places:number#2-100
- Spinal rescue drill | beach=Cove Point; topic=Spinal; trainer=Kai Brennan; places=12
- Board relay | beach=North Sands; topic=Board rescue; trainer=Marco Silva; places=20
- CPR update | beach=Lagoon Beach; topic=Resuscitation; trainer=Lucia Prado; places=16
- Surf launch | beach=Dune Bay; topic=Boat handling; trainer=Marco Silva; places=6

# police station|police report|police officer|crime report|police department|crime reporting|police record|police complaint|criminal record|police management
record case|incident|crime|offence|police case|case investigation: Case number!;Offence=Theft|Burglary|Assault|Fraud|Vandalism|Traffic|Drugs|Other;Summary!;Place;District->@district|beat~Beat 3 Market|Beat 7 Heights;Happened on:date;Reported on:date!;Lead officer->@officer|police officer;Loss:money;Description:long;~Status=Open|Under investigation|Sent to prosecutor|Solved|Closed
- PC-26-1180 | offence=Burglary; summary=Break-in at jeweller's; place=Guild Street 4; district=Beat 3 Market; lead_officer=Sgt. Renard; loss=8200; status=Under investigation
- PC-26-1184 | offence=Theft; summary=Bicycle taken from rack; place=Heights school; district=Beat 7 Heights; lead_officer=Cst. Amaro; loss=650; status=Open
- PC-26-1190 | offence=Vandalism; summary=Ticket machines smashed; place=Dock tram stop; district=Beat 1 Docks; lead_officer=Insp. Tolvanen; loss=5400; status=Solved
- PC-26-1193 | offence=Fraud; summary=False tradesman took deposits; place=Garden Row; district=Beat 9 Gardens; lead_officer=Det. Mireille Oka; loss=12700; status=Sent to prosecutor
person officer|police officer|detective|investigator: Name!;Badge number;Rank=Constable|Sergeant|Inspector|Detective|Superintendent;Unit~Patrol|Criminal investigation;District->@district|beat;Phone:phone;Email:email
- Sgt. Renard | badge_number=4471; rank=Sergeant; unit=Criminal investigation; district=Beat 3 Market
- Cst. Amaro | badge_number=5102; rank=Constable; unit=Patrol; district=Beat 7 Heights
- Insp. Tolvanen | badge_number=3018; rank=Inspector; unit=Patrol; district=Beat 1 Docks
- Det. Mireille Oka | badge_number=3990; rank=Detective; unit=Criminal investigation; district=Beat 9 Gardens
item district|beat|precinct: Name!;Station;Inhabitants:number#0-500000;Area:number(km²)#0-5000;Commander;Phone:phone
- Beat 3 Market | station=Central; inhabitants=11200; area=3
- Beat 7 Heights | station=North; inhabitants=19800; area=9
- Beat 1 Docks | station=Harbour; inhabitants=7400; area=5
- Beat 9 Gardens | station=North; inhabitants=22600; area=14
person involved person|witness|victim|suspect|party: Name!;Case->@case|incident|crime~PC-26-1180|PC-26-1184;Role=Victim|Witness|Suspect|Reporter;Born on:date;Address;Phone:phone;Anonymous:boolean;Note:long
- A. Goldman | case=PC-26-1180; role=Victim; address=Guild Street 4
- Student, 15 | case=PC-26-1184; role=Reporter
- Tram driver Hult | case=PC-26-1190; role=Witness; address=Depot Street 2
- V. Marsh | case=PC-26-1193; role=Suspect; note=Uses three names.
record statement|interview|testimony: Title!;Case->@case|crime;Person->@involved person|witness|victim;Taken on:date!;Taken by->@officer|detective;Place;Text:long;Recording:file;Signed:boolean
- Statement Goldman | case=PC-26-1180; person=A. Goldman; taken_by=Sgt. Renard; place=Central station; text=Alarm went off at 3:10, shutter bent.
- Statement of the student | case=PC-26-1184; person=Student, 15; taken_by=Cst. Amaro; place=School office; text=Bike was locked at 8, gone at 13.
- Statement Hult | case=PC-26-1190; person=Tram driver Hult; taken_by=Insp. Tolvanen; place=Harbour station
- Interview Marsh | case=PC-26-1193; person=V. Marsh; taken_by=Det. Mireille Oka; place=North station; text=No comment.
record evidence|exhibit|evidence item: Number!;Case->@case|crime;Description;Found at;Secured on:date;Secured by->@officer|detective;Storage place~Locker 12|Freezer 2;Photo:image;~State=Stored|At the lab|In court|Returned|Destroyed
- EV-1180-1 | case=PC-26-1180; description=Crowbar, red paint; found_at=Back yard; secured_by=Sgt. Renard; storage_place=Locker 12; state=At the lab
- EV-1184-1 | case=PC-26-1184; description=Cut cable lock; found_at=Bike rack; secured_by=Cst. Amaro; storage_place=Locker 9; state=Stored
- EV-1190-2 | case=PC-26-1190; description=Hammer, wooden grip; found_at=Tram bed; secured_by=Insp. Tolvanen; storage_place=Locker 15; state=Returned
- EV-1193-4 | case=PC-26-1193; description=Receipt book; found_at=Suspect's van; secured_by=Det. Mireille Oka; storage_place=Locker 20; state=In court
request citizen report|online report|tip|crime tip|crime complaint|complaint filing: Title!;Kind=Theft|Damage|Lost document|Noise|Suspicious person|Tip;Place;Happened on:date;Reporter;Email:email;Phone:phone;Stay anonymous:boolean;Photo:image;Description:long
- Bike stolen at Heights school | kind=Theft; place=Heights school; reporter=Parent; description=Green city bike, frame number ends 771.
- Man looking into cars | kind=Suspicious person; place=Garden Row; reporter=Neighbourhood watch
- Lost passport | kind=Lost document; place=Dock tram; reporter=Tourist Sato
- Party under the bridge | kind=Noise; place=Market bridge; reporter=Resident, no. 4; description=Every Friday until four.
work investigation step|case task|follow-up|patrol: Title!;Case->@case|crime;Assigned to->@officer|detective;Due on:date;Kind=Interview|Search|Camera footage|Lab request|Patrol|Report to prosecutor;Priority=Low|Normal|High;Notes:long
- Collect shop camera footage | case=PC-26-1180; assigned_to=Cst. Amaro; kind=Camera footage; priority=High
- Ask shops for the bike | case=PC-26-1184; assigned_to=Cst. Amaro; kind=Patrol; priority=Low
- Prints from hammer | case=PC-26-1190; assigned_to=Insp. Tolvanen; kind=Lab request; priority=Normal
- File to prosecutor | case=PC-26-1193; assigned_to=Det. Mireille Oka; kind=Report to prosecutor; priority=High
record fir|first information report|crime registration|registered complaint: FIR number!;Complaint->@citizen report|complaint|online report;Case->@case|crime~PC-26-1180;Station->@police station|station~Central station;Complainant;Phone:phone;Sections of law;Registered on:date;Registered by->@officer|detective;Statement:long;File:file;~Status=Registered|Under investigation|Charge sheet|Closed
- FIR-0441 | case=PC-26-1180; station=Central station; complainant=Mara Lindt; sections_of_law=Theft, section 12; status=Under investigation
- FIR-0442 | case=PC-26-1184; station=Harbour station; complainant=Joel Abara; sections_of_law=Fraud, section 40; status=Registered
- FIR-0447 | case=PC-26-1190; station=Central station; complainant=Tram driver Hult; sections_of_law=Assault, section 22; status=Charge sheet
- FIR-0451 | case=PC-26-1193; station=Harbour station; complainant=V. Marsh; sections_of_law=Burglary, section 14; status=Closed
person criminal|offender|criminal record|criminal profile|wanted person: Name!;Alias;Born on:date;Gender=Male|Female|Other;Address;Case->@case|crime~PC-26-1180;Offence;Arrested on:date;Sentence;Photo:image;Marks;~Status=Wanted|In custody|On bail|Convicted|Released
- Dan Crook | alias=Shorty; gender=Male; case=PC-26-1180; offence=Theft; status=In custody
- Unknown driver | case=PC-26-1184; offence=Fraud; status=Wanted
- Rex Tallow | alias=The Locksmith; gender=Male; case=PC-26-1193; offence=Burglary; sentence=18 months; status=Convicted
- Ina Marlow | gender=Female; case=PC-26-1190; offence=Assault; marks=Scar on the left hand; status=On bail
record missing person|missing people|missing person report: Name!;Age:number#0-120;Gender=Male|Female|Other;Last seen at;Last seen on:date;Height:number(cm)#30-230;Clothes;Reported by;Phone:phone;Officer->@officer|detective;Photo:image;Description:long;~Status=Missing|Found|Closed
- Elsa Brook | age=14; gender=Female; last_seen_at=Market Square; height=160; status=Missing
- Otto Vane | age=81; gender=Male; last_seen_at=Elm care home; height=172; status=Found
- Kenji Moss | age=34; gender=Male; last_seen_at=Harbour ferry pier; height=178; clothes=Yellow rain jacket; officer=Insp. Tolvanen; status=Missing
- Ada Quill | age=9; gender=Female; last_seen_at=Heights school gate; height=134; clothes=Red coat, green bag; officer=Cst. Amaro; status=Closed
item police station|station: Name!;Address;District->@district|beat;Chief~Ruth Haven;Phone:phone;Email:email;Latitude:number#-90-90;Longitude:number#-180-180
- Central station | address=Guild Square 1; chief=Ruth Haven
- Harbour station | address=Dock Lane 4; chief=Owen Pryce
- Heights station | address=Hill Road 22; district=Beat 7 Heights; chief=Clara Munt
- Gardens post | address=Linden Walk 3; district=Beat 9 Gardens; chief=Jonas Wick
! record evidence custody|custody entry|evidence movement|custody [custody|evidence]: Title!;Evidence->@evidence|exhibit;Given by->@officer|detective;Received by->@officer|detective;Moved on:date;At:time;Purpose=Storage|Lab|Court|Return|Destruction;Place;Seal number
- Knife to the lab | purpose=Lab; place=State lab; seal_number=S-771
- Phone into locker | purpose=Storage; place=Locker 12; seal_number=S-772
- Hammer to court | evidence=EV-1190-2; given_by=Det. Mireille Oka; received_by=Sgt. Renard; purpose=Court; place=District court, room 4; seal_number=S-780
- Bike back to the owner | evidence=EV-1184-1; given_by=Cst. Amaro; purpose=Return; place=Front desk; seal_number=S-784
! record case assignment|officer assignment [assign\\w*]: Title!;Case->@case|crime~PC-26-1180;Officer->@officer|detective;Assigned by;Assigned on:date;Role=Lead|Support|Forensics;Active:boolean
- Lead for PC-26-1180 | case=PC-26-1180; role=Lead
- Support for PC-26-1184 | case=PC-26-1184; role=Support
- Lead for PC-26-1190 | case=PC-26-1190; officer=Insp. Tolvanen; assigned_by=Ruth Haven; role=Lead
- Prints for PC-26-1193 | case=PC-26-1193; officer=Det. Mireille Oka; assigned_by=Owen Pryce; role=Forensics

# evidence room|chain of custody|property room|forensic lab|evidence locker
item exhibit|evidence|evidence item|item of evidence: Barcode!;Case->@case|investigation~K-2031|K-2044;Description!;Category=Weapon|Drugs|Cash|Electronics|Clothing|Biological|Document;Quantity:number#0-10000;Weight:number(g)#0-1000000;Seal number;Collected on:date;Collected by;Location->@storage location|locker|shelf;Photo:image;~Status=In storage|Checked out|At lab|In court|Released|Destroyed
- EX-88101 | case=K-2031; description=Mobile phone, cracked display; category=Electronics; quantity=1; weight=182; seal_number=S-40117; collected_by=Det. Lowry; location=Locker B-14; status=At lab
- EX-88102 | case=K-2031; description=Banknotes in envelope; category=Cash; quantity=36; weight=40; seal_number=S-40118; collected_by=Det. Lowry; location=Safe 2; status=In storage
- EX-88240 | case=K-2044; description=Blood swab, door handle; category=Biological; quantity=2; weight=8; seal_number=S-40502; collected_by=Tech. Baird; location=Fridge 1; status=In storage
- EX-88312 | case=K-2050; description=Kitchen knife in box; category=Weapon; quantity=1; weight=210; seal_number=S-40611; collected_by=Det. Sandhu; location=Shelf C-3; status=In court
record case|investigation: Case number!;Title;Offence;Agency;Lead investigator~Det. Lowry|Det. Sandhu;Opened on:date;Keep evidence until:date;~Status=Open|In court|Closed|Cold
- K-2031 | title=Market Street robbery; offence=Robbery; agency=City police; lead_investigator=Det. Lowry; status=Open
- K-2044 | title=Burglary Elm Court; offence=Burglary; agency=City police; lead_investigator=Det. Sandhu; status=In court
- K-2050 | title=Tavern stabbing; offence=Assault; agency=County police; lead_investigator=Det. Sandhu; status=In court
- K-1312 | title=Boathouse fire; offence=Arson; agency=City police; lead_investigator=Det. Lowry; status=Cold
item storage location|locker|shelf|storage unit: Name!;Room;Kind=Locker|Safe|Fridge|Freezer|Shelf|Vehicle yard;Temperature:number(°C)#-90-40;Capacity:number#1-5000;Two keys needed:boolean
- Locker B-14 | room=B; kind=Locker; capacity=20
- Safe 2 | room=A; kind=Safe; capacity=60
- Fridge 1 | room=Lab; kind=Fridge; temperature=4; capacity=80
- Shelf C-3 | room=C; kind=Shelf; capacity=120
record custody entry|chain of custody|transfer|handover|movement: Number!;Exhibit->@exhibit|evidence~EX-88101|EX-88102;From person;To person;Transferred on:date!;At:time;Purpose=Storage|Analysis|Court|Viewing|Return;Seal intact:boolean;New seal number;Signature:image;Remark:long
- CC-5011 | exhibit=EX-88101; from_person=Det. Lowry; to_person=Custodian Moss; purpose=Storage
- CC-5012 | exhibit=EX-88101; from_person=Custodian Moss; to_person=Lab, Dr. Ek; purpose=Analysis; new_seal_number=S-40733
- CC-5013 | exhibit=EX-88240; from_person=Tech. Baird; to_person=Custodian Moss; purpose=Storage; new_seal_number=S-40760
- CC-5014 | exhibit=EX-88312; from_person=Custodian Moss; to_person=Court usher Pell; purpose=Court
request lab request|analysis request|examination|checkout request: Number!;Exhibit->@exhibit|evidence;Examination=Fingerprints|DNA|Drug test|Digital extraction|Ballistics|Toxicology;Requested by;Needed by:date;Analyst~Dr. Ek|M. Toivonen;Question:long;Result report:file
- LR-310 | exhibit=EX-88101; examination=Digital extraction; requested_by=Det. Lowry; analyst=M. Toivonen; question=Calls and messages of the evening of the robbery.
- LR-311 | exhibit=EX-88240; examination=DNA; requested_by=Det. Sandhu; analyst=Dr. Ek; question=Compare with suspect two.
- LR-312 | exhibit=EX-88312; examination=Fingerprints; requested_by=Det. Sandhu; analyst=Dr. Ek
- LR-313 | exhibit=EX-88102; examination=Drug test; requested_by=Det. Lowry; analyst=M. Toivonen; question=Traces on the notes.
record audit|inventory check|stocktake: Title!;Location->@storage location|locker;Audited on:date!;Auditor;Expected:number#0-5000;Found:number#0-5000;Discrepancies:long;Result=Correct|Differences|Escalated
- Half-year audit Safe 2 | location=Safe 2; auditor=Lt. Crewe; expected=14; found=14; result=Correct
- Locker B-14 spot check | location=Locker B-14; auditor=Sgt. Ivey; expected=9; found=8; discrepancies=Phone out at lab, entry late.; result=Differences
- Fridge 1 yearly audit | location=Fridge 1; auditor=Lt. Crewe; expected=47; found=47; result=Correct
- Shelf C-3 audit | location=Shelf C-3; auditor=Sgt. Ivey; expected=88; found=85; discrepancies=Three bags unlabelled.; result=Escalated
work disposal|release|destruction order: Title!;Exhibit->@exhibit|evidence;Method=Return to owner|Destroy|Auction|Hand to state;Approved by;Due on:date;Witness;Notes:long
- Return banknotes after verdict | exhibit=EX-88102; method=Return to owner; approved_by=Prosecutor Hale; witness=Custodian Moss
- Destroy swabs K-2044 | exhibit=EX-88240; method=Destroy; approved_by=Prosecutor Hale; witness=Tech. Baird
- Knife to state store | exhibit=EX-88312; method=Hand to state; approved_by=Judge Orme; witness=Custodian Moss
- Auction the phone | exhibit=EX-88101; method=Auction; approved_by=Prosecutor Hale; witness=Sgt. Ivey

# neighbourhood watch|neighborhood watch|block watch|neighbourhood patrol
item street|block|watch zone|zone: Name!;Coordinator;Households:number#1-2000;Members:number#0-2000;Police contact;Phone:phone;Signs up:boolean;Note:long
- Hawthorn Crescent | coordinator=Deb Nolan; households=64; members=41; police_contact=PC Rowe
- Station Side | coordinator=Amit Vyas; households=120; members=38; police_contact=PC Rowe
- Pear Tree Walk | coordinator=Sofia Blanc; households=38; members=29; police_contact=PC Dunmore
- Canal Cottages | coordinator=Walt Greer; households=22; members=9; police_contact=PC Dunmore
record incident|sighting|suspicious activity|alert|watch report: Title!;Zone->@street|block|watch zone~Hawthorn Crescent|Station Side;Kind=Suspicious person|Break-in|Vehicle theft|Vandalism|Doorstep scam|Noise;Place;Seen on:date!;At:time;Reported by;Vehicle plate;Photo:image;Description:long;~Status=New|Verified|Passed to police|Closed
- Fake meter readers | zone=Hawthorn Crescent; kind=Doorstep scam; place=No. 12 to 30; reported_by=Deb Nolan; description=Two men, no badge, asked about the safe.; status=Passed to police
- Van with no plates | zone=Station Side; kind=Suspicious person; place=Car park; reported_by=Amit Vyas; status=Verified
- Shed lock forced | zone=Pear Tree Walk; kind=Break-in; place=No. 8, back garden; reported_by=Blanc family; status=New
- Wing mirrors kicked off | zone=Canal Cottages; kind=Vandalism; place=Tow path parking; reported_by=Walt Greer; status=Closed
record patrol|patrol shift|patrol log|walk: Title!;Zone->@street|watch zone;Walked on:date!;From:time;To:time;First walker->@member household|resident;Second walker->@member household|resident;Distance:number(km)#0-30;Observations:long
- Friday late patrol | zone=Station Side; first_walker=Vyas family; second_walker=Mr Lindqvist; distance=3.2; observations=Bike shed left open.
- Crescent dusk walk | zone=Hawthorn Crescent; first_walker=Nolan family; second_walker=Vyas family; distance=2.1
- Pear Tree round | zone=Pear Tree Walk; first_walker=Blanc family; second_walker=Nolan family; distance=1.8; observations=Street lamp 4 dark.
- Tow path patrol | zone=Canal Cottages; first_walker=Mr Lindqvist; second_walker=Blanc family; distance=4
person member household|household|resident|watch member: Name!;Zone->@street|watch zone;Address;Phone:phone;Email:email;Emergency contact;Patrols:boolean;Joined on:date
- Vyas family | zone=Station Side; address=Station Side 44
- Mr Lindqvist | zone=Station Side; address=Station Side 51
- Nolan family | zone=Hawthorn Crescent; address=Hawthorn Crescent 12
- Blanc family | zone=Pear Tree Walk; address=Pear Tree Walk 6
record holiday watch|house watch|vacation check|absence: Title!;Household->@member household|household;Away from:date;Back on:date;Watched by->@member household|household;Tasks=Post|Plants|Lights|All;Key with;Emergency phone:phone;Note:long
- Nolans away in August | household=Nolan family; watched_by=Vyas family; tasks=All; key_with=Amit Vyas
- Lindqvist in Lapland | household=Mr Lindqvist; watched_by=Vyas family; tasks=Post; key_with=Amit Vyas
- Blancs at the sea | household=Blanc family; watched_by=Nolan family; tasks=Plants; key_with=Deb Nolan
- Vyas wedding trip | household=Vyas family; watched_by=Mr Lindqvist; tasks=Lights; key_with=Mr Lindqvist
event watch meeting|meeting|police talk: Title!;Held on:date!;Starts at:time;Place;Zone->@street|watch zone;Speaker;Topic;Minutes:long
- Locks and lights evening | place=Scout hut; zone=Hawthorn Crescent; speaker=PC Rowe; topic=Burglary prevention
- Scam calls explained | place=Library room; zone=Pear Tree Walk; speaker=Bank branch manager; topic=Phone fraud
- Station lighting talk | place=Station cafe; zone=Station Side; speaker=Council engineer; topic=Dark corners
- Yearly gathering | place=Lock keeper's house; zone=Canal Cottages; speaker=PC Dunmore; topic=Year in numbers
item safety tip|advice|prevention tip: Title!;Topic=Burglary|Scams|Fire|Bicycles|Online|Winter;Text:long;Source;Photo:image
- Mark your bicycle | topic=Bicycles; source=Police prevention desk; text=Note the frame number and take a photo.
- Never let callers wait inside | topic=Scams; source=Consumer office; text=Close the door and ring the company.
- Timer for the lamp | topic=Burglary; source=PC Rowe; text=Use two timers in different rooms.
- Ashes stay outside | topic=Fire; source=Fire station; text=Metal bucket with lid, away from walls.
+ notification: Zone->@street|watch zone;Incident->@incident|alert;Level=Info|Watch out|Urgent

# security guard|security company|guard tour|site guarding|security patrol
item site|client site|guarded site|guard post: Name!;Client->@client|contract client~Harlow Logistics|Opal Mall;Address;Risk=Low|Medium|High;Guards needed:number#1-200;Alarm code known by;Instructions:long;Emergency phone:phone
- Harlow warehouse 2 | client=Harlow Logistics; address=Freight Road 18; risk=Medium; guards_needed=2; instructions=Gate 3 stays locked after 20:00.
- Opal Mall | client=Opal Mall; address=Opal Square 1; risk=High; guards_needed=6
- Northfield lab | client=Northfield Biotech; address=Science Way 9; risk=High; guards_needed=3; instructions=Badges visible at all times.
- Marina berths | client=Marina Trust; address=Jetty 1; risk=Low; guards_needed=1
person client|contract client|principal: Name!;Contact person;Email:email;Phone:phone;Contract from:date;Contract until:date;Hourly rate:money
- Harlow Logistics | contact_person=Bea Lint; hourly_rate=27
- Opal Mall | contact_person=Chris Mbeki; hourly_rate=29
- Northfield Biotech | contact_person=Dr. Hana Weiss; hourly_rate=33
- Marina Trust | contact_person=Gil Torrance; hourly_rate=25
person guard|security officer|security guard: Name!;Licence number;Licence until:date;First aid:boolean;Dog handler:boolean;Phone:phone;Hourly wage:money;~Status=Active|Sick|On leave|Left
- Ron Pasco | licence_number=SG-4410; hourly_wage=16.5; status=Active
- Ewa Lis | licence_number=SG-4502; hourly_wage=17.2; status=Active
- Samuel Otieno | licence_number=SG-4619; hourly_wage=16.9; status=On leave
- Britt Sand | licence_number=SG-4688; hourly_wage=18; status=Active
item checkpoint|patrol point|control point: Name!;Site->@site|guard post~Harlow warehouse 2|Opal Mall;Tag number;Position;Every:number(min)#5-1440;What to check:long
- Gate 3 | site=Harlow warehouse 2; tag_number=NFC-031; position=North fence; every=120; what_to_check=Lock, seal, camera light.
- Loading dock | site=Opal Mall; tag_number=NFC-088; position=Basement; every=60
- Cold room door | site=Northfield lab; tag_number=NFC-102; position=Corridor 2; every=90; what_to_check=Alarm light, temperature display.
- Jetty end | site=Marina berths; tag_number=NFC-140; position=Berth 60; every=180
record patrol|guard tour|tour scan|round: Title!;Site->@site|guard post;Guard->@guard|security officer;Checkpoint->@checkpoint|patrol point;Scanned on:date!;At:time;Finding=In order|Open door|Light on|Person met|Damage;Photo:image;Remark:long
- Gate 3 at night | site=Harlow warehouse 2; guard=Ron Pasco; checkpoint=Gate 3; finding=In order
- Dock walk | site=Opal Mall; guard=Ewa Lis; checkpoint=Loading dock; finding=Open door; remark=Closed and supplier informed.
- Cold room round | site=Northfield lab; guard=Britt Sand; checkpoint=Cold room door; finding=Light on
- Jetty at two | site=Marina berths; guard=Samuel Otieno; checkpoint=Jetty end; finding=Person met; remark=Angler sent away.
record incident|incident report|occurrence|daily log: Number!;Site->@site|guard post;Guard->@guard|security officer;Happened on:date!;At:time;Kind=Theft|Trespass|Fight|Fire alarm|Damage|Medical;Police called:boolean;Photo:image;Description:long;~State=Open|Client informed|Closed
- IR-206 | site=Opal Mall; guard=Ewa Lis; kind=Theft; description=Two jackets, suspect held for police.; state=Client informed
- IR-207 | site=Harlow warehouse 2; guard=Ron Pasco; kind=Damage; description=Forklift bent the roller door.; state=Closed
- IR-208 | site=Northfield lab; guard=Britt Sand; kind=Fire alarm; description=Dust in detector 14.; state=Open
- IR-209 | site=Marina berths; guard=Samuel Otieno; kind=Trespass; state=Client informed
work shift|duty|assignment|guard shift: Title!;Site->@site|guard post;Guard->@guard|security officer;Day:date!;From:time;To:time;Kind=Day|Night|Event|Relief;Hours:number(h)#0-24;Note:long
- Pasco night Harlow | site=Harlow warehouse 2; guard=Ron Pasco; kind=Night; hours=10
- Lis day at mall | site=Opal Mall; guard=Ewa Lis; kind=Day; hours=8
- Sand relief lab | site=Northfield lab; guard=Britt Sand; kind=Relief; hours=6
- Otieno regatta | site=Marina berths; guard=Samuel Otieno; kind=Event; hours=12
! record visitor entry|visitor log|gate log [visitor\\w*|gate|sign.?in|badge|key\\w*]: Name!;Site->@site|guard post;Company;Came on:date!;In at:time;Out at:time;Badge number;Vehicle plate;Host;Checked by->@guard|security officer
- H. Okafor | site=Harlow warehouse 2; company=Cold Chain Service; badge_number=V-7; host=Bea Lint; checked_by=Ron Pasco
- L. Brandt | site=Northfield lab; company=Pipette Service; badge_number=V-12; host=Dr. Hana Weiss; checked_by=Britt Sand
- P. Alves | site=Opal Mall; company=Escalator Care; badge_number=V-3; host=Chris Mbeki; checked_by=Ewa Lis
- J. Crane | site=Marina berths; company=Sailmaker; badge_number=V-1; host=Gil Torrance; checked_by=Samuel Otieno
+ invoice: Client->@client|contract client;Site->@site|guard post;Hours:number(h)#0-20000;Rate:money

# first aid course|defibrillator|aed|first aid kit|first aider
item defibrillator|aed|device: Name!;Location!;Building;Floor;Latitude:number#-90-90;Longitude:number#-180-180;Model;Battery until:date;Pads until:date;Open day and night:boolean;Keeper->@first aider|keeper;Photo:image;~Status=Ready|Check due|Out of service
- AED Town hall porch | location=Left of the main door; building=Town hall; floor=Ground; model=HeartOne 3; keeper=Sonja Reik; status=Ready
- AED Sports hall | location=Foyer by the lockers; building=Sports hall; floor=Ground; model=PulseBox; keeper=Milan Dvor; status=Check due
- AED Library | location=Beside the lift; building=Library; floor=First; model=HeartOne 3; keeper=Carla Neve; status=Ready
- AED Market pillar | location=North side of square; building=Market; floor=Outside; model=RescueBeat; keeper=Tomas Hertl; status=Out of service
person first aider|keeper|responder|trained person: Name!;Department or club;Phone:phone;Email:email;Certificate=Basic|Refresher|Instructor;Trained on:date;Valid until:date;Alert by text:boolean
- Sonja Reik | department_or_club=Town hall; certificate=Refresher
- Milan Dvor | department_or_club=Handball club; certificate=Basic
- Carla Neve | department_or_club=Library; certificate=Instructor
- Tomas Hertl | department_or_club=Market traders; certificate=Basic
record check|device check|kit check|inspection: Title!;Defibrillator->@defibrillator|aed;Kit->@first aid kit|kit;Checked on:date!;Checked by->@first aider|keeper;Light=Green|Red|Dark;Cabinet intact:boolean;Missing:long;Result=In order|Restocked|Replace pads|Replace battery
- Porch monthly check | defibrillator=AED Town hall porch; checked_by=Sonja Reik; light=Green; result=In order
- Sports hall monthly check | defibrillator=AED Sports hall; checked_by=Milan Dvor; light=Green; result=Replace pads
- Library check | defibrillator=AED Library; checked_by=Carla Neve; light=Green; result=In order
- Market check | defibrillator=AED Market pillar; checked_by=Tomas Hertl; light=Red; result=Replace battery
item first aid kit|kit|first aid box: Name!;Location;Type=Small box|Large box|Bag|Eye wash;Keeper->@first aider|keeper;Seal number;Contents until:date;~Status=Complete|Incomplete|Empty
- Kit kitchen | location=Town hall kitchen; type=Small box; keeper=Sonja Reik; seal_number=11872; status=Complete
- Bag handball | location=Trainer's cupboard; type=Bag; keeper=Milan Dvor; status=Incomplete
- Kit book workshop | location=Library basement; type=Large box; keeper=Carla Neve; seal_number=11904; status=Complete
- Eye wash fish stall | location=Market stall 7; type=Eye wash; keeper=Tomas Hertl; seal_number=11930; status=Empty
record use|first aid case|accident entry|treatment: Number!;Happened on:date!;At:time;Place;Injured person;Injury=Cut|Burn|Sprain|Fainting|Cardiac|Eye|Other;First aider->@first aider|responder;Kit->@first aid kit|kit;Measures:long;Ambulance called:boolean
- FA-31 | place=Sports hall; injured_person=Player no. 9; injury=Sprain; first_aider=Milan Dvor; kit=Bag handball; measures=Cold pack and bandage.
- FA-32 | place=Town hall kitchen; injured_person=Cook; injury=Burn; first_aider=Sonja Reik; kit=Kit kitchen; measures=Cool water for ten minutes.
- FA-33 | place=Library basement; injured_person=Bookbinder; injury=Cut; first_aider=Carla Neve; kit=Kit book workshop
- FA-34 | place=Market stall 7; injured_person=Fishmonger; injury=Eye; first_aider=Tomas Hertl; kit=Eye wash fish stall; measures=Rinsed, sent to doctor.
event first aid course|training|course date: Title!;Held on:date!;Starts at:time;Place;Level=Basic|Refresher|Children|Instructor;Trainer~Nurse Beate|Ole Strand;Places:number#4-40;~Places taken:number#0-40;Price:money
- Refresher, half day | place=Town hall room 2; level=Refresher; trainer=Ole Strand; places=16; places_taken=9; price=45
- Basic day for clubs | place=Sports hall; level=Basic; trainer=Nurse Beate; places=20; places_taken=20; price=60
- Little patients | place=Library; level=Children; trainer=Nurse Beate; places=12; places_taken=5; price=50
- Become an instructor | place=Fire station; level=Instructor; trainer=Ole Strand; places=8; places_taken=3; price=390
record certificate|course certificate|attendance: Number!;Person->@first aider|trained person;Course->@first aid course|training~Refresher, half day;Issued on:date;Valid until:date;Hours:number(h)#1-80;Passed:boolean
- C-2206 | person=Sonja Reik; course=Refresher, half day; hours=4
- C-2207 | person=Milan Dvor; course=Basic day for clubs; hours=8
- C-2208 | person=Carla Neve; course=Become an instructor; hours=48
- C-2209 | person=Tomas Hertl; course=Basic day for clubs; hours=8

# emergency shelter|disaster relief|evacuation centre|evacuation center|civil protection|relief supplies
item shelter|evacuation centre|evacuation center|relief centre: Name!;Address;Capacity:number#1-50000;~People inside:number#0-50000;Wheelchair access:boolean;Pets allowed:boolean;Generator:boolean;Manager;Phone:phone;~Status=Standby|Open|Full|Closed
- Riverside School gym | address=School Hill 3; capacity=220; people_inside=148; manager=Olga Pires; status=Open
- Expo hall 4 | address=Fairground; capacity=900; people_inside=0; manager=Dan Holub; status=Standby
- St Mark parish hall | address=Church Bank 1; capacity=80; people_inside=80; manager=Rev. Kato; status=Full
- Ice rink Tanaford | address=Rink Road 12; capacity=350; people_inside=0; manager=Bess Lowe; status=Closed
record disaster|emergency|event record|incident: Name!;Kind=Flood|Earthquake|Storm|Wildfire|Landslide|Power cut|Bomb find;Area;Began on:date!;Ended on:date;Level=Watch|Local|Regional|National;People affected:number#0-9000000;Description:long;~State=Active|Recovery|Over
- River Tana flood | kind=Flood; area=Lower Tana villages; level=Regional; people_affected=3100; state=Active
- Gale Ottilie | kind=Storm; area=Coastal strip; level=Local; people_affected=420; state=Recovery
- Pine Ridge fire | kind=Wildfire; area=Pine Ridge; level=National; people_affected=8700; state=Over
- Harbour bomb find | kind=Bomb find; area=Harbour, 500 m; level=Watch; people_affected=1900; state=Active
person evacuee|shelter guest|affected person|survivor: Name!;Shelter->@shelter|evacuation centre~Riverside School gym;Home address;Age:number#0-120;Family members:number#0-20;Needs=None|Medicine|Wheelchair|Infant|Language help;Checked in on:date!;Bed;Phone:phone;~Status=In shelter|With family|Returned home|Moved
- Mbeki family of four | shelter=Riverside School gym; home_address=Ferry Lane 2; family_members=4; needs=Infant; bed=B12-B15; status=In shelter
- Mr Ilves | shelter=Riverside School gym; home_address=Ferry Lane 19; age=78; family_members=1; needs=Medicine; bed=A03; status=In shelter
- Ines and baby Rui | shelter=St Mark parish hall; home_address=Weir Row 4; family_members=2; needs=Infant; bed=C01; status=Moved
- Mrs Hallberg | shelter=St Mark parish hall; home_address=Mill End 9; age=84; family_members=1; needs=Wheelchair; bed=C05; status=With family
item supply|relief supply|relief item|stock item: Name!;Category=Water|Food|Bedding|Hygiene|Medicine|Tools|Sandbags;Unit=Piece|Box|Litre|Pallet;~In stock:number#0-1000000;Minimum:number#0-1000000;Warehouse;Expires on:date
- Blankets | category=Bedding; unit=Piece; in_stock=640; minimum=300; warehouse=Depot West
- Drinking water 1.5 l | category=Water; unit=Box; in_stock=210; minimum=400; warehouse=Depot West
- Filled sandbags | category=Sandbags; unit=Pallet; in_stock=38; minimum=50; warehouse=Depot East
- Hygiene sets | category=Hygiene; unit=Piece; in_stock=900; minimum=250; warehouse=Depot East
record distribution|handout|delivery|supply movement: Number!;Supply->@supply|relief supply~Blankets|Drinking water 1.5 l;Shelter->@shelter|evacuation centre;Quantity:number#1-100000;Sent on:date!;Driver;Received by;Kind=Delivery|Handout|Return
- DL-118 | supply=Blankets; shelter=Riverside School gym; quantity=160; driver=Truck 4; received_by=Olga Pires; kind=Delivery
- DL-119 | supply=Hygiene sets; shelter=St Mark parish hall; quantity=80; driver=Van 2; received_by=Rev. Kato; kind=Handout
- DL-120 | supply=Drinking water 1.5 l; shelter=Riverside School gym; quantity=45; driver=Truck 4; received_by=Olga Pires; kind=Delivery
- DL-121 | supply=Blankets; shelter=Ice rink Tanaford; quantity=60; driver=Truck 1; received_by=Bess Lowe; kind=Return
person volunteer|helper|responder: Name!;Phone:phone;Skills~First aid|Boat|Cooking;Languages;Shelter->@shelter|evacuation centre;Available from:date;Available until:date;~Status=Registered|Deployed|Off duty
- Hugo Lindén | skills=Boat; languages=Swedish, English; shelter=Riverside School gym; status=Deployed
- Parveen Shah | skills=Cooking; languages=Urdu, English; shelter=Riverside School gym; status=Deployed
- Jo Tremain | skills=First aid; languages=English; shelter=St Mark parish hall; status=Registered
- Emre Kaya | skills=Driving, lifting; languages=Turkish, English; shelter=Expo hall 4; status=Off duty
request help request|assistance request|need|sos: Title!;Disaster->@disaster|emergency~River Tana flood;Kind=Rescue|Food|Water|Medicine|Shelter|Transport|Clean-up;Address;People:number#1-5000;Phone:phone;Urgency=Can wait|Today|Now;Reported on:date;Description:long
- Pump for cellar Ferry Lane 2 | disaster=River Tana flood; kind=Clean-up; address=Ferry Lane 2; people=4; urgency=Today
- Insulin for Mill End 9 | disaster=River Tana flood; kind=Medicine; address=Mill End 9; people=1; urgency=Now
- Roof cover on the coast | disaster=Gale Ottilie; kind=Shelter; address=Dune Road 3; people=5; urgency=Today
- Bus for care home | disaster=Harbour bomb find; kind=Transport; address=Pier Home; people=34; urgency=Can wait
work response task|mission|deployment task: Title!;Request->@help request|need~Pump for cellar Ferry Lane 2;Volunteer->@volunteer|helper;Due on:date;Priority=Low|Normal|High|Critical;Vehicle;Notes:long
- Bring pump 3 | request=Pump for cellar Ferry Lane 2; volunteer=Hugo Lindén; priority=High; vehicle=Pickup 2
- Drive insulin | request=Insulin for Mill End 9; volunteer=Jo Tremain; priority=Critical; vehicle=Own car
- Tarpaulin team | request=Roof cover on the coast; volunteer=Emre Kaya; priority=Normal; vehicle=Van 2
- Seat plan for buses | request=Bus for care home; volunteer=Parveen Shah; priority=Low

# dispatch centre|dispatch center|emergency dispatch|emergency hotline
record call|emergency call|incoming call: Number!;Caller;Phone:phone;Received on:date!;At:time;Address;Kind=Fire|Medical|Police|Accident|Rescue|Other;Priority=P1 Immediate|P2 Urgent|P3 Soon|P4 Advice;Dispatcher->@dispatcher|operator;Description:long;~Status=Open|Dispatched|Closed|Duplicate|Hoax
- CL-90411 | caller=Shop owner; address=Ledger Street 5; kind=Fire; priority=P1 Immediate; dispatcher=Tess Vogel; description=Smoke from the cellar, two people inside.; status=Dispatched
- CL-90412 | caller=Passer-by; address=Canal bridge; kind=Accident; priority=P2 Urgent; dispatcher=Idris Khan; status=Open
- CL-90413 | caller=Daughter; address=Fig Lane 22; kind=Medical; priority=P3 Soon; dispatcher=Rosa Lund; description=Fever and confused.; status=Closed
- CL-90414 | caller=Number withheld; address=Town hall; kind=Police; priority=P4 Advice; dispatcher=Oskar Brix; status=Hoax
item unit|vehicle|response unit|resource: Call sign!;Service=Fire|Ambulance|Police|Rescue;Base;Crew:number#1-12;Radio channel;Latitude:number#-90-90;Longitude:number#-180-180;~Status=Free on radio|At base|En route|On scene|Out of service
- Engine 4 | service=Fire; base=South; crew=6; radio_channel=412; status=En route
- Rescue 9 | service=Ambulance; base=South; crew=2; radio_channel=305; status=At base
- Patrol 12 | service=Police; base=Central; crew=2; radio_channel=210; status=Free on radio
- Heavy Rescue 1 | service=Rescue; base=North; crew=4; radio_channel=415; status=Out of service
record dispatch|assignment|deployment|unit response: Number!;Call->@call|emergency call~CL-90411|CL-90412;Unit->@unit|vehicle~Engine 4|Rescue 9;Alarmed at:time;Left at:time;On scene at:time;Free again at:time;Cancelled:boolean;Remark:long
- DP-1 | call=CL-90411; unit=Engine 4
- DP-2 | call=CL-90412; unit=Rescue 9
- DP-3 | call=CL-90413; unit=Rescue 9; remark=Patient brought to clinic.
- DP-4 | call=CL-90414; unit=Patrol 12; remark=Nothing found.
person dispatcher|operator|call taker: Name!;Staff number;Desk;Languages;Certificate until:date;Phone:phone;~State=On duty|Break|Off duty
- Tess Vogel | staff_number=D-11; desk=Desk 2; languages=German, English; state=On duty
- Idris Khan | staff_number=D-19; desk=Desk 3; languages=English, Urdu; state=On duty
- Rosa Lund | staff_number=D-23; desk=Desk 1; languages=Danish, English; state=Break
- Oskar Brix | staff_number=D-30; desk=Desk 4; languages=German; state=Off duty
item protocol|question set|call guide|code: Code!;Title;Kind=Fire|Medical|Police|Accident;Questions:long;Instructions for caller:long;Units to send~1 engine, 1 ambulance;Priority=P1 Immediate|P2 Urgent|P3 Soon|P4 Advice
- M-09 | title=Cardiac arrest; kind=Medical; questions=Is the person awake? Breathing normally?; instructions_for_caller=Push hard in the middle of the chest.; units_to_send=1 ambulance, 1 doctor; priority=P1 Immediate
- F-02 | title=Building fire; kind=Fire; units_to_send=2 engines, 1 ladder, 1 ambulance; priority=P1 Immediate
- P-05 | title=Burglar in house; kind=Police; questions=Are you in a safe room?; instructions_for_caller=Stay on the line, do not shout.; units_to_send=2 patrols; priority=P1 Immediate
- A-03 | title=Bicycle fall; kind=Accident; questions=Did the head hit the ground?; units_to_send=1 ambulance; priority=P3 Soon
record log entry|radio log|radio message|timeline entry: Title!;Call->@call|emergency call;Unit->@unit|vehicle;Written on:date;At:time;Direction=In|Out|Note;Text:long;Author->@dispatcher|operator
- Engine 4 on scene | call=CL-90411; unit=Engine 4; direction=In; text=Heavy smoke, one person at the window.; author=Tess Vogel
- Ladder requested | call=CL-90411; unit=Engine 4; direction=In; text=Need ladder at the rear.; author=Tess Vogel
- Rescue 9 sent | call=CL-90412; unit=Rescue 9; direction=Out; author=Idris Khan
- Caller rang again | call=CL-90413; direction=Note; text=Fever now 40.; author=Rosa Lund
work shift|desk duty|duty: Title!;Dispatcher->@dispatcher|operator;Day:date!;From:time;To:time;Desk;Role=Call taker|Radio|Supervisor;Note:long
- Vogel late desk 2 | dispatcher=Tess Vogel; desk=Desk 2; role=Call taker
- Khan early radio | dispatcher=Idris Khan; desk=Desk 3; role=Radio
- Lund night lead | dispatcher=Rosa Lund; desk=Desk 1; role=Supervisor
- Brix weekend | dispatcher=Oskar Brix; desk=Desk 4; role=Call taker

# missing person|missing people|missing child|last seen
person missing person|missing child: Name!;Age:number#0-115;Sex=Female|Male|Other;Height:number(cm)#40-220;Hair;Clothing;Marks;Medical needs;Last seen on:date!;Last seen at;Photo:image;Description:long;~Status=Missing|Sighted|Found safe|Found dead|Case closed
- Rosalie K. | age=15; sex=Female; height=164; hair=Dark brown, shoulder length; clothing=Green parka; last_seen_at=Bus station North; status=Missing
- Ambrose T. | age=82; sex=Male; height=172; hair=Grey; clothing=Brown slippers; medical_needs=Dementia, insulin; last_seen_at=Maple care home; status=Sighted
- Jannik P. | age=34; sex=Male; height=188; hair=Blond, short; clothing=Red running shirt; last_seen_at=Forest car park 3; status=Found safe
- Mei L. | age=27; sex=Female; height=159; hair=Black, bob; clothing=White raincoat; last_seen_at=Ferry pier; status=Case closed
request sighting|tip|hint: Title!;Missing person->@missing person|missing child~Rosalie K.|Ambrose T.;Seen on:date!;At:time;Place;Latitude:number#-90-90;Longitude:number#-180-180;Certainty=Sure|Likely|Unsure;Reporter;Phone:phone;Photo:image;Description:long
- Old man at tram stop 5 | missing_person=Ambrose T.; place=Tram stop Mill Gate; certainty=Likely; reporter=Tram driver; description=Slippers, seemed lost, walked towards the river.
- Green parka in the mall | missing_person=Rosalie K.; place=Mall North, level 2; certainty=Unsure; reporter=Shop clerk
- Runner on ridge path | missing_person=Jannik P.; place=Ridge path, km 4; certainty=Sure; reporter=Mountain biker
- White raincoat on ferry | missing_person=Mei L.; place=Ferry deck; certainty=Likely; reporter=Deckhand; description=Travelling with a large case.
record search operation|search|search action: Title!;Missing person->@missing person;Area;Searched on:date!;Leader~Insp. Corvin|V. Adair;Searchers:number#1-1000;Means=On foot|Dogs|Drone|Boat|Posters;Result=Nothing|Clue|Found;Report:long
- River bank with dogs | missing_person=Ambrose T.; area=Mill Gate to weir; leader=Insp. Corvin; searchers=14; means=Dogs; result=Clue
- Bus station posters | missing_person=Rosalie K.; area=Centre and North; leader=V. Adair; searchers=9; means=Posters; result=Nothing
- Drone over ridge | missing_person=Jannik P.; area=Ridge forest; leader=Insp. Corvin; searchers=4; means=Drone; result=Found
- Boat along pier | missing_person=Mei L.; area=Harbour basin; leader=Insp. Corvin; searchers=6; means=Boat; result=Nothing
person relative|family contact|contact person|next of kin: Name!;Missing person->@missing person;Relation=Parent|Child|Partner|Sibling|Friend|Carer;Phone:phone;Email:email;Main contact:boolean;Note:long
- Mother of Rosalie | missing_person=Rosalie K.; relation=Parent
- Daughter of Ambrose | missing_person=Ambrose T.; relation=Child
- Wife of Jannik | missing_person=Jannik P.; relation=Partner
- Flatmate of Mei | missing_person=Mei L.; relation=Friend; note=Reported her missing.
person volunteer|searcher|helper: Name!;Phone:phone;Town;Skills~Dog handler|Drone|First aid;Radius:number(km)#1-300;Available=Always|Evenings|Weekends;~State=Registered|Called up|Paused
- V. Adair | town=Weirside; skills=Dog handler; radius=40; available=Evenings; state=Called up
- Ruben Stahl | town=Orr; skills=Drone; radius=60; available=Weekends; state=Registered
- Kirsty Bell | town=Millgate; skills=First aid; radius=15; available=Always; state=Called up
- Abdou Sarr | town=Northport; skills=Boat licence; radius=80; available=Weekends; state=Paused
work follow-up|case step|investigation step: Title!;Missing person->@missing person;Assigned to~Insp. Corvin|V. Adair;Due on:date;Kind=Call family|Check camera|Ask hospitals|Press release|Phone location;Notes:long
- Ask hospitals within 30 km | missing_person=Ambrose T.; assigned_to=Insp. Corvin; kind=Ask hospitals
- Station camera footage | missing_person=Rosalie K.; assigned_to=V. Adair; kind=Check camera
- Tell family of ridge find | missing_person=Jannik P.; assigned_to=Insp. Corvin; kind=Call family
- Locate phone of Mei | missing_person=Mei L.; assigned_to=Insp. Corvin; kind=Phone location; notes=Last cell at pier.
! item poster|flyer|appeal [poster|flyer|print|share|appeal|alert]: Title!;Missing person->@missing person;Text:long;Hotline:phone;Picture:image;Language=English|French|Spanish|German;Published on:date;Copies:number#0-100000
- Have you seen Rosalie? | missing_person=Rosalie K.; text=Last seen at Bus station North.; language=English; copies=400
- Grandfather missing | missing_person=Ambrose T.; text=Grey hair, slippers, needs insulin.; language=German; copies=250
- Coureur disparu | missing_person=Jannik P.; text=Maillot rouge, 188 cm.; language=French; copies=120
- Buscamos a Mei | missing_person=Mei L.; text=Impermeable blanco.; language=Spanish; copies=80
+ comment: Missing person->@missing person

# flood warning|flood gauge|river level|water level gauge|flood protection
item gauge|river gauge|station|measuring station: Name!;River;Place;Latitude:number#-90-90;Longitude:number#-180-180;Zero level:number(m)#-10-3000;Warning level 1:number(cm)#0-3000;Warning level 2:number(cm)#0-3000;Warning level 3:number(cm)#0-3000;Operator;~Trend=Falling|Steady|Rising
- Weir Bridge | river=Orla; place=Orlaton; zero_level=112.4; warning_level_1=280; warning_level_2=350; warning_level_3=420; operator=Water office; trend=Rising
- Upper Ford | river=Orla; place=Fordham; zero_level=188.1; warning_level_1=160; warning_level_2=210; warning_level_3=260; operator=Water office; trend=Steady
- Mill Lock | river=Senn; place=Sennbrook; zero_level=96.2; warning_level_1=310; warning_level_2=390; warning_level_3=470; operator=Canal trust; trend=Falling
- Alder Gauge | river=Alder Beck; place=Aldham; zero_level=204.7; warning_level_1=90; warning_level_2=130; warning_level_3=170; operator=Water office; trend=Rising
record reading|level reading|measurement|water level: Title!;Gauge->@gauge|station~Weir Bridge|Upper Ford;Measured on:date!;At:time;Level:number(cm)#0-3000;Flow:number(m³/s)#0-20000;Rain last hour:number(mm)#0-200;Source=Sensor|Manual|Forecast
- Weir Bridge 18:00 | gauge=Weir Bridge; level=302; flow=188; rain_last_hour=6; source=Sensor
- Upper Ford 18:00 | gauge=Upper Ford; level=141; flow=64; rain_last_hour=4; source=Sensor
- Mill Lock 18:00 | gauge=Mill Lock; level=246; flow=120; rain_last_hour=0; source=Manual
- Alder Gauge at midnight | gauge=Alder Gauge; level=138; flow=22; rain_last_hour=11; source=Forecast
record warning|flood warning|alert|flood alert: Title!;Gauge->@gauge|station;Level=Watch|Level 1|Level 2|Level 3;Issued on:date!;At:time;Expected peak:number(cm)#0-3000;Valid until:date;Area;Issued by~Duty hydrologist|Civil protection;Advice:long;~State=Active|Lifted
- Level 1 Orlaton | gauge=Weir Bridge; level=Level 1; expected_peak=340; area=Orlaton quays; issued_by=Duty hydrologist; advice=Clear cellars, move cars from the quay.; state=Active
- Level 2 Aldham | gauge=Alder Gauge; level=Level 2; expected_peak=155; area=Aldham centre; issued_by=Civil protection; advice=Leave ground floors.; state=Active
- Watch Fordham | gauge=Upper Ford; level=Watch; expected_peak=158; area=Fordham meadows; issued_by=Duty hydrologist; state=Active
- Level 1 Sennbrook | gauge=Mill Lock; level=Level 1; expected_peak=322; area=Lock cottages; issued_by=Duty hydrologist; state=Lifted
item protection measure|flood barrier|barrier|pump|sandbag store: Name!;Kind=Mobile wall|Gate|Pump|Sandbags|Levee;Location;Use from level:number(cm)#0-3000;Quantity:number#1-100000;Setup time:number(h)#0-72;Responsible;~State=Stored|Set up|Defective
- Quay wall section A | kind=Mobile wall; location=Orlaton quay; use_from_level=330; quantity=42; setup_time=3; responsible=Building yard; state=Stored
- Pump 2 Tan Alley | kind=Pump; location=Tan Alley; use_from_level=300; quantity=1; setup_time=1; responsible=Fire station; state=Set up
- Beck gate | kind=Gate; location=Aldham bridge; use_from_level=110; quantity=1; setup_time=0.5; responsible=Civil protection; state=Set up
- Sandbags lock cottages | kind=Sandbags; location=Mill Lock; use_from_level=300; quantity=800; setup_time=4; responsible=Canal trust; state=Defective
work response task|deployment|measure task: Title!;Warning->@warning|alert~Level 1 Orlaton;Measure->@protection measure|flood barrier;Due on:date;Due at:time;Team~Building yard|Fire station;People:number#1-500;Notes:long
- Set up quay wall A | warning=Level 1 Orlaton; measure=Quay wall section A; team=Building yard; people=8
- Close beck gate | warning=Level 2 Aldham; measure=Beck gate; team=Fire station; people=2
- Fill bags at lock | warning=Level 1 Sennbrook; measure=Sandbags lock cottages; team=Building yard; people=15
- Move cattle Fordham | warning=Watch Fordham; team=Fire station; people=4; notes=Farmer is informed.
request damage report|flood damage|resident report: Title!;Address;Resident;Depth of water:number(cm)#0-500;Damage=Cellar|Ground floor|Car|Road|Bridge;Estimated loss:money;Insured:boolean;Seen on:date;Phone:phone;Photo:image;Description:long
- Cellar Tan Alley 3 | address=Tan Alley 3; resident=G. Moravec; depth_of_water=35; damage=Cellar; estimated_loss=4200
- Car at the quay | address=Quay car park; resident=H. Lund; depth_of_water=70; damage=Car; estimated_loss=9800
- Bakery floor Aldham | address=Beck Street 1; resident=Bakery Frost; depth_of_water=45; damage=Ground floor; estimated_loss=18500
- Footbridge gone | address=Fordham meadows; resident=Parish council; depth_of_water=120; damage=Bridge; estimated_loss=26000
record subscription|alert subscription|subscriber: Name!;Gauge->@gauge|station;Phone:phone;Email:email;Alert from=Watch|Level 1|Level 2|Level 3;Channel=Text|Email|Call;Confirmed:boolean
- G. Moravec | gauge=Weir Bridge; alert_from=Level 1; channel=Text
- Bakery Frost | gauge=Alder Gauge; alert_from=Watch; channel=Call
- Parish of Fordham | gauge=Upper Ford; alert_from=Level 2; channel=Email
- Lock cottage 3 | gauge=Mill Lock; alert_from=Level 3; channel=Text

# workplace safety|near miss|risk assessment|accident book|hazard report|safety officer
item workplace|area|site|department: Name!;Building;Supervisor;Workers:number#0-20000;Main hazards:long;Evacuation point;Safety officer~Kim Ruiz|Horst Pelz
- Press shop | building=Hall 2; supervisor=Alan Gore; workers=46; main_hazards=Crushing, noise 88 dB, forklifts.; evacuation_point=Yard B; safety_officer=Kim Ruiz
- Loading ramp | building=Hall 5; supervisor=Tilda Moe; workers=14; main_hazards=Falls, reversing lorries.; evacuation_point=Yard C; safety_officer=Horst Pelz
- Paint booth | building=Hall 3; supervisor=Ravi Pohl; workers=11; main_hazards=Solvent fumes, fire.; evacuation_point=Yard B; safety_officer=Kim Ruiz
- High rack store | building=Hall 6; supervisor=Ana Kubat; workers=22; main_hazards=Falling loads, work at height.; evacuation_point=Yard D; safety_officer=Horst Pelz
record near miss|accident|incident|hazard report|safety observation: Number!;Kind=Near miss|Unsafe condition|First aid|Lost time injury|Property damage|Fire;Workplace->@workplace|area~Press shop|Loading ramp;Happened on:date!;At:time;Reported by;Person affected;Body part;Lost days:number#0-365;Severity=Minor|Serious|Critical;Photo:image;Description:long;~Status=Open|Investigated|Closed
- NM-214 | kind=Near miss; workplace=Loading ramp; reported_by=Tilda Moe; severity=Serious; description=Lorry rolled 40 cm with the ramp down.; status=Investigated
- AC-033 | kind=First aid; workplace=Press shop; reported_by=Alan Gore; person_affected=Operator press 3; body_part=Left thumb; lost_days=0; severity=Minor; status=Closed
- FI-007 | kind=Fire; workplace=Paint booth; reported_by=Ravi Pohl; severity=Critical; description=Rag bin smouldered.; status=Open
- LT-012 | kind=Lost time injury; workplace=High rack store; reported_by=Ana Kubat; person_affected=Picker 8; body_part=Right ankle; lost_days=6; severity=Serious; status=Investigated
record risk assessment|hazard analysis|assessment|risk: Title!;Workplace->@workplace|area;Hazard;Likelihood:number#1-5;Impact:number#1-5;~Risk score:number#1-25;Existing controls:long;Further measures:long;Assessed by~Kim Ruiz|Horst Pelz;Assessed on:date;Next assessment on:date
- Reversing lorries | workplace=Loading ramp; hazard=Person run over; likelihood=3; impact=5; risk_score=15; existing_controls=Mirror, marked walkway.; further_measures=Wheel chocks and traffic light.; assessed_by=Horst Pelz
- Noise at presses | workplace=Press shop; hazard=Hearing loss; likelihood=4; impact=3; risk_score=12; assessed_by=Kim Ruiz
- Solvent vapour | workplace=Paint booth; hazard=Explosion; likelihood=2; impact=5; risk_score=10; existing_controls=Extraction, gas alarm.; assessed_by=Kim Ruiz
- Pallets at height | workplace=High rack store; hazard=Falling load; likelihood=2; impact=4; risk_score=8; assessed_by=Horst Pelz
work corrective action|safety measure|action|remedy: Title!;Near miss->@near miss|incident~NM-214|AC-033;Risk->@risk assessment|assessment;Responsible;Due on:date;Kind=Eliminate|Substitute|Technical|Organise|Protective equipment;Cost:money;Verified by;Notes:long
- Fit dock lock with lights | near_miss=NM-214; risk=Reversing lorries; responsible=Tilda Moe; kind=Technical; cost=5400
- Metal bin with lid | near_miss=FI-007; risk=Solvent vapour; responsible=Ravi Pohl; kind=Substitute; cost=120
- Rack netting aisle 4 | near_miss=LT-012; risk=Pallets at height; responsible=Ana Kubat; kind=Technical; cost=3100
- Ear plugs dispenser | near_miss=AC-033; risk=Noise at presses; responsible=Alan Gore; kind=Protective equipment; cost=240
record safety walk|safety inspection|audit|site walk: Title!;Workplace->@workplace|area;Walked on:date!;Inspector~Kim Ruiz|Horst Pelz;Points checked:number#1-300;Points failed:number#0-300;Result=Good|Minor findings|Serious findings;Findings:long;Photo:image
- Press shop walk May | workplace=Press shop; inspector=Kim Ruiz; points_checked=32; points_failed=3; result=Minor findings; findings=Oil on walkway, guard of press 4 loose.
- Ramp walk May | workplace=Loading ramp; inspector=Horst Pelz; points_checked=24; points_failed=0; result=Good
- Paint booth walk | workplace=Paint booth; inspector=Kim Ruiz; points_checked=28; points_failed=7; result=Serious findings; findings=Fire door blocked.
- Rack store walk | workplace=High rack store; inspector=Horst Pelz; points_checked=40; points_failed=2; result=Minor findings
record safety training|safety briefing|toolbox talk|instruction: Title!;Topic=Forklift|Fire|Working at height|Chemicals|First aid|Noise;Held on:date!;Trainer~Kim Ruiz|Horst Pelz;Workplace->@workplace|area;Attendees:number#1-500;Valid until:date;Slides:file
- Chocks and ramps | topic=Forklift; trainer=Horst Pelz; workplace=Loading ramp; attendees=13
- Solvents and you | topic=Chemicals; trainer=Kim Ruiz; workplace=Paint booth; attendees=10
- Harness practice | topic=Working at height; trainer=Horst Pelz; workplace=High rack store; attendees=9
- Protect your ears | topic=Noise; trainer=Kim Ruiz; workplace=Press shop; attendees=44
! item protective equipment|ppe|safety gear [ppe|protective|helmet\\w*|gear|harness\\w*]: Name!;Kind=Helmet|Hearing|Gloves|Harness|Mask|Glasses|Boots;Size;Issued to;Issued on:date;Inspect by:date;~State=In use|Stored|Discarded
- Harness 07 | kind=Harness; size=L; issued_to=Maintenance; state=In use
- Mask A2-15 | kind=Mask; size=M; issued_to=Paint booth; state=In use
- Helmet 44 | kind=Helmet; size=Universal; issued_to=High rack store; state=Stored
- Gloves lot 9 | kind=Gloves; size=10; issued_to=Press shop; state=Discarded

# wildfire|fire lookout|forest fire|fire danger|bushfire
item sector|fire district|lookout tower|forest area|tower: Name!;Area:number(ha)#1-500000;Vegetation=Pine|Eucalyptus|Scrub|Grassland|Mixed forest;Tower height:number(m)#0-80;Watcher~Ana Duarte|Cole Baxter;Water point;~Danger level=Low|Moderate|High|Very high|Extreme
- Cabeza tower | area=8200; vegetation=Pine; tower_height=24; watcher=Ana Duarte; water_point=Quarry pond; danger_level=Very high
- Saddle ridge | area=5400; vegetation=Scrub; tower_height=16; watcher=Cole Baxter; water_point=Cistern 7; danger_level=High
- Lone Oak tower | area=11500; vegetation=Mixed forest; tower_height=30; watcher=Ana Duarte; water_point=Reservoir north; danger_level=Moderate
- Coast meadows | area=2900; vegetation=Grassland; tower_height=0; watcher=Cole Baxter; water_point=Lagoon; danger_level=Low
record fire|wildfire|fire incident|blaze: Name!;Sector->@sector|fire district~Cabeza tower|Saddle ridge;Discovered on:date!;At:time;Latitude:number#-90-90;Longitude:number#-180-180;Cause=Lightning|Campfire|Power line|Arson|Machine|Unknown;Area burnt:number(ha)#0-500000;Contained:percent;Commander;~Status=Active|Contained|Controlled|Out
- Quarry Road fire | sector=Cabeza tower; cause=Machine; area_burnt=14; contained=70; commander=L. Ferro; status=Contained
- Ridge strike | sector=Saddle ridge; cause=Lightning; area_burnt=3; contained=100; commander=P. Hale; status=Out
- Oak camp fire | sector=Lone Oak tower; cause=Campfire; area_burnt=52; contained=20; commander=L. Ferro; status=Active
- Pylon 18 fire | sector=Coast meadows; cause=Power line; area_burnt=9; contained=95; commander=M. Sabo; status=Controlled
request smoke report|smoke sighting|fire report|sighting: Title!;Sector->@sector|tower;Seen on:date!;At:time;Bearing:number(°)#0-360;Distance:number(km)#0-80;Smoke colour=White|Grey|Black|Brown;Reporter;Phone:phone;Photo:image;Description:long
- Grey column behind quarry | sector=Cabeza tower; bearing=214; distance=6; smoke_colour=Grey; reporter=Ana Duarte
- White wisp on ridge | sector=Saddle ridge; bearing=96; distance=3; smoke_colour=White; reporter=Cole Baxter
- Dark plume past oak | sector=Lone Oak tower; bearing=301; distance=9; smoke_colour=Black; reporter=Truck driver
- Haze over meadows | sector=Coast meadows; bearing=170; distance=4; smoke_colour=Brown; reporter=Farmer Silva
record weather reading|danger rating|fire weather|reading: Title!;Sector->@sector|tower;Read on:date!;Temperature:number(°C)#-20-55;Humidity:percent;Wind:number(km/h)#0-150;Days without rain:number#0-300;Fuel moisture:percent;Rating=Low|Moderate|High|Very high|Extreme
- Cabeza 14:00 | sector=Cabeza tower; temperature=36; humidity=18; wind=28; days_without_rain=31; fuel_moisture=7; rating=Very high
- Saddle 14:00 | sector=Saddle ridge; temperature=33; humidity=24; wind=35; days_without_rain=31; fuel_moisture=9; rating=High
- Lone Oak 14:00 | sector=Lone Oak tower; temperature=39; humidity=11; wind=44; days_without_rain=36; fuel_moisture=5; rating=Extreme
- Coast 14:00 | sector=Coast meadows; temperature=26; humidity=62; wind=18; days_without_rain=4; fuel_moisture=19; rating=Low
item crew|brigade|resource|engine: Name!;Type=Hand crew|Engine|Helicopter|Bulldozer|Water truck;Base;People:number#1-60;Water:number(litres)#0-20000;Leader;Phone:phone;~State=Ready|Assigned|Resting
- Crew Alba | type=Hand crew; base=Sierra base; people=18; leader=R. Mota; state=Assigned
- Helo 2 | type=Helicopter; base=Airfield; people=3; water=1200; leader=Capt. Roux; state=Ready
- Engine 14 | type=Engine; base=Oak station; people=5; water=3500; leader=D. Neves; state=Assigned
- Dozer South | type=Bulldozer; base=Airfield; people=2; leader=K. Burns; state=Resting
record deployment|assignment|crew deployment: Title!;Fire->@fire|wildfire~Quarry Road fire;Crew->@crew|brigade~Crew Alba|Helo 2;From:date!;To:date;Line built:number(m)#0-100000;Water drops:number#0-500;Hours:number(h)#0-500;Report:long
- Alba on east flank | fire=Quarry Road fire; crew=Crew Alba; line_built=640; hours=9
- Helo on quarry head | fire=Quarry Road fire; crew=Helo 2; water_drops=34; hours=5
- Engine at oak camp | fire=Oak camp fire; crew=Engine 14; line_built=300; hours=12
- Dozer line oak camp | fire=Oak camp fire; crew=Dozer South; line_built=2100; hours=7; report=Stopped at the creek.
request burn permit|permit request|controlled burn|burning permit: Number!;Landowner;Parcel;Sector->@sector|tower;Burn on:date!;Area:number(ha)#0-5000;Material=Branches|Stubble|Heath|Vines;Helpers:number#1-100;Phone:phone
- BP-77 | landowner=Casal do Monte; parcel=Olive terrace 4; sector=Saddle ridge; area=1; material=Branches; helpers=3
- BP-78 | landowner=Vinha Alta; parcel=Vineyard block 2; sector=Cabeza tower; area=2; material=Vines; helpers=4
- BP-79 | landowner=R. Kessler; parcel=Stubble field 9; sector=Coast meadows; area=12; material=Stubble; helpers=6
- BP-80 | landowner=Commons board; parcel=Heath north; sector=Lone Oak tower; area=30; material=Heath; helpers=20
! work fuel treatment|clearing|firebreak [clear\\w*|break\\w*|thinn\\w*|prevent\\w*|mow\\w*]: Title!;Sector->@sector|tower;Kind=Firebreak|Thinning|Grazing|Mowing|Prescribed burn;Due on:date;Length:number(m)#0-100000;Contractor;Cost:money
- Reopen ridge break | sector=Saddle ridge; kind=Firebreak; length=1800; contractor=Mata Lda; cost=5200
- Goats on the slope | sector=Cabeza tower; kind=Grazing; length=900; contractor=Cabras Vale; cost=1400
- Thin oak compartment | sector=Lone Oak tower; kind=Thinning; length=650; contractor=Timber Nord; cost=7800
- Mow road edges | sector=Coast meadows; kind=Mowing; length=4200; contractor=Verde Mow; cost=1900

# smoke alarm|home fire safety|fire safety visit|evacuation drill|fire warden
item building|property|home|site: Name!;Address;Storeys:number#1-100;People:number#1-20000;Use=Dwelling|School|Office|Hotel|Care home|Shop;Assembly point;Responsible person;Phone:phone;Floor plan:file
- Beech Court | address=Beech Court 1-24; storeys=6; people=61; use=Dwelling; assembly_point=Playground; responsible_person=H. Toivo
- Harbour School | address=Pilot Street 2; storeys=3; people=430; use=School; assembly_point=Sports field; responsible_person=Head Mrs Dunn
- Elmwood Home | address=Elm Drive 40; storeys=4; people=96; use=Care home; assembly_point=Car park; responsible_person=Matron Oduya
- Hotel Lantern | address=Pier View 8; storeys=7; people=150; use=Hotel; assembly_point=Promenade; responsible_person=Ivo Krall
item smoke alarm|alarm|detector|co alarm: Number!;Building->@building|property~Beech Court|Harbour School;Room;Kind=Smoke|Heat|Carbon monoxide;Power=Battery|Mains|Linked;Fitted on:date;Replace by:date;~State=Working|Low battery|Failed|Removed
- SA-0091 | building=Beech Court; room=Flat 12 hallway; kind=Smoke; power=Battery; state=Working
- SA-0092 | building=Beech Court; room=Flat 14 bedroom; kind=Smoke; power=Battery; state=Low battery
- SA-0310 | building=Harbour School; room=Canteen kitchen; kind=Heat; power=Mains; state=Working
- SA-0455 | building=Hotel Lantern; room=Boiler room; kind=Carbon monoxide; power=Linked; state=Failed
record alarm test|test|battery check: Title!;Alarm->@smoke alarm|alarm~SA-0091|SA-0092;Tested on:date!;Tester;Result=Sounded|Silent|Chirping;Battery changed:boolean;Remark
- SA-0092 May | alarm=SA-0092; tester=H. Toivo; result=Chirping
- SA-0091 May | alarm=SA-0091; tester=H. Toivo; result=Sounded
- SA-0310 term start | alarm=SA-0310; tester=Lou Hagan; result=Sounded
- SA-0455 quarter | alarm=SA-0455; tester=Ivo Krall; result=Silent; remark=Loop fault.
request safety visit|home visit request|visit request|home safety check: Title!;Resident;Address;Phone:phone;Preferred on:date;Reason=New home|Elderly|Smoker|Hoarding|After fire|Hearing loss;People in home:number#1-20;Note:long
- Visit for Mrs Aalto | resident=Mrs Aalto; address=Beech Court 14; reason=Elderly; people_in_home=1
- Visit after pan fire | resident=Mr Vega; address=Beech Court 3; reason=After fire; people_in_home=2
- Strobe for deaf tenant | resident=Anja Berg; address=Dock Row 15; reason=Hearing loss; people_in_home=1
- Young family moved in | resident=Family Osman; address=Beech Court 20; reason=New home; people_in_home=5
record risk check|fire risk assessment|fire inspection|walk-through: Title!;Building->@building|property;Checked on:date!;Assessor~F. Gill|Rana Boulos;Escape routes=Clear|Partly blocked|Blocked;Extinguishers in place:boolean;Risk=Low|Medium|High;Findings:long;Next check on:date
- Beech Court yearly | building=Beech Court; assessor=Rana Boulos; escape_routes=Partly blocked; risk=Medium; findings=Prams in stairwell, level 2.
- Harbour School check | building=Harbour School; assessor=F. Gill; escape_routes=Clear; risk=Low; findings=Two signs faded.
- Elmwood yearly | building=Elmwood Home; assessor=Rana Boulos; escape_routes=Clear; risk=Medium
- Lantern after refit | building=Hotel Lantern; assessor=F. Gill; escape_routes=Blocked; risk=High; findings=Stair B full of mattresses.
event evacuation drill|fire drill|drill: Title!;Building->@building|property;Held on:date!;Starts at:time;Time to empty:number(s)#10-3600;People out:number#0-20000;Leader;Observations:long
- Spring drill Harbour School | building=Harbour School; time_to_empty=212; people_out=428; leader=Head Mrs Dunn; observations=Door of room 11 jammed.
- Beech Court evening drill | building=Beech Court; time_to_empty=340; people_out=47; leader=H. Toivo
- Elmwood night drill | building=Elmwood Home; time_to_empty=760; people_out=91; leader=Matron Oduya; observations=Two evacuation chairs missing.
- Lantern staff drill | building=Hotel Lantern; time_to_empty=415; people_out=32; leader=Ivo Krall
work remedy|defect|action|measure: Title!;Building->@building|property;Check->@risk check|fire inspection~Beech Court yearly;Due on:date;Responsible;Priority=Low|Medium|High;Cost:money;Notes:long
- Clear stairwell level 2 | building=Beech Court; check=Beech Court yearly; responsible=H. Toivo; priority=High
- Empty stair B | building=Hotel Lantern; check=Lantern after refit; responsible=Ivo Krall; priority=High
- New exit signs | building=Harbour School; check=Harbour School check; responsible=Caretaker Bly; priority=Low; cost=90
- Buy evacuation chairs | building=Elmwood Home; check=Elmwood yearly; responsible=Matron Oduya; priority=Medium; cost=1300
person fire warden|warden|marshal: Name!;Building->@building|property;Floor;Phone:phone;Trained on:date;Valid until:date;Deputy
- Lou Hagan | building=Harbour School; floor=2nd floor; deputy=Mr Sims
- Sana Iqbal | building=Elmwood Home; floor=Ground floor; deputy=Nurse Pell
- Marek Dusek | building=Hotel Lantern; floor=5th floor; deputy=Night porter
- Ruth Salo | building=Beech Court; floor=Level 2; deputy=H. Toivo

# law firm|lawyer|attorney|legal practice|solicitor|law office
item matter|case|legal case|file|mandate: File number!;Title!;Client->@client|mandant~Ferris Bakery|Noa Lindqvist;Practice area=Family|Labour|Property|Criminal|Contract|Inheritance|Traffic;Opposing party;Court;Opened on:date;Lawyer->@lawyer|attorney;Value in dispute:money;Fee type=Hourly|Flat|Contingency|Legal aid;Summary:long;~Status=Open|On hold|In court|Settled|Closed
- 26/0118 | title=Ferris v. Oven supplier; client=Ferris Bakery; practice_area=Contract; opposing_party=Heatline Ovens; court=District court; lawyer=Clara Whitlock; value_in_dispute=18400; fee_type=Hourly; status=In court
- 26/0131 | title=Lindqvist divorce; client=Noa Lindqvist; practice_area=Family; opposing_party=P. Lindqvist; lawyer=Emil Sato; fee_type=Hourly; status=Open
- 26/0140 | title=Estate of Abel Horne; client=Horne heirs; practice_area=Inheritance; opposing_party=Stepson K. Horne; lawyer=Greta Lomax; value_in_dispute=92000; fee_type=Flat; status=Settled
- 26/0152 | title=Dismissal at Portside; client=Dario Vanek; practice_area=Labour; opposing_party=Portside Cranes; court=Labour court; lawyer=Emil Sato; value_in_dispute=11200; fee_type=Legal aid; status=On hold
person client|mandant|client company|client intake|intake: Name!;Type=Person|Company|Public body;Contact person;Email:email;Phone:phone;Address;Identity checked on:date;Conflict checked:boolean;Note:long
- Ferris Bakery | type=Company; contact_person=Maud Ferris; address=Corn Street 2
- Noa Lindqvist | type=Person; address=Elder Row 17
- Horne heirs | type=Person; contact_person=Lydia Horne; address=Mill Terrace 8
- Dario Vanek | type=Person; address=Crane Street 61
person lawyer|attorney|solicitor|advocate|associate: Name!;Role=Partner|Associate|Paralegal|Trainee;Specialty;Bar number;Hourly rate:money;Email:email;Phone:phone;Portrait:image
- Clara Whitlock | role=Partner; specialty=Contract law; bar_number=BN-4410; hourly_rate=240
- Emil Sato | role=Associate; specialty=Family law; bar_number=BN-5217; hourly_rate=170
- Greta Lomax | role=Associate; specialty=Inheritance; bar_number=BN-5330; hourly_rate=180
- Ben Orsini | role=Paralegal; specialty=Labour files; bar_number=none; hourly_rate=85
record time entry|billable hour|timesheet line|activity: Title!;Matter->@matter|case~26/0118|26/0131;Lawyer->@lawyer|attorney;Worked on:date!;Minutes:number(min)#1-1440;Activity=Call|Letter|Drafting|Research|Court|Meeting;Rate:money;Billable:boolean;Note:long
- Draft statement of claim | matter=26/0118; lawyer=Clara Whitlock; minutes=150; activity=Drafting; rate=240
- First meeting Lindqvist | matter=26/0131; lawyer=Emil Sato; minutes=60; activity=Meeting; rate=170
- Research will forms | matter=26/0140; lawyer=Greta Lomax; minutes=95; activity=Research; rate=180
- Call with works council | matter=26/0152; lawyer=Ben Orsini; minutes=25; activity=Call; rate=85
record document|pleading|case document|brief: Title!;Matter->@matter|case;Kind=Contract|Pleading|Letter|Evidence|Judgment|Power of attorney;File:file;Version:number#1-99;Dated:date;Author->@lawyer|attorney;Confidential:boolean
- Statement of claim v2 | matter=26/0118; kind=Pleading; version=2; author=Clara Whitlock
- Marriage contract 2011 | matter=26/0131; kind=Contract; version=1; author=Emil Sato
- Handwritten will copy | matter=26/0140; kind=Evidence; version=1; author=Greta Lomax
- Power of attorney Vanek | matter=26/0152; kind=Power of attorney; version=1; author=Ben Orsini
event hearing|court date|court hearing: Title!;Matter->@matter|case;Held on:date!;Starts at:time;Court;Room;Judge;Lawyer->@lawyer|attorney;Outcome:long
- Oral hearing Ferris | matter=26/0118; court=District court; room=4; lawyer=Clara Whitlock
- Conciliation Vanek | matter=26/0152; court=Labour court; room=12; judge=Judge Arden; lawyer=Emil Sato
- Custody hearing | matter=26/0131; court=Family court; room=2; lawyer=Emil Sato; outcome=Shared custody until summer.
- Probate date | matter=26/0140; court=Probate court; room=7; judge=Judge Moor; lawyer=Greta Lomax
work deadline|task|legal task|time limit: Title!;Matter->@matter|case;Due on:date!;Kind=Time limit|Filing|Letter|Call|Reminder;Assigned to->@lawyer|attorney;Priority=Low|Normal|High;Reminder on:date;Notes:long
- Reply to defence | matter=26/0118; kind=Time limit; assigned_to=Clara Whitlock; priority=High
- File income papers | matter=26/0131; kind=Filing; assigned_to=Ben Orsini; priority=Normal
- Letter to stepson | matter=26/0140; kind=Letter; assigned_to=Greta Lomax; priority=Low
- Three-week claim limit | matter=26/0152; kind=Time limit; assigned_to=Emil Sato; priority=High
! record expense|disbursement|court fee [expens\\w*|cost\\w*|fee\\w*|bill\\w*|invoice\\w*]: Title!;Matter->@matter|case;Kind=Court fee|Expert|Travel|Copy|Postage;Spent on:date;Amount:money;Receipt:file;Billed:boolean
- Court fee advance | matter=26/0118; kind=Court fee; amount=486
- Handwriting expert | matter=26/0140; kind=Expert; amount=1250
- Train to family court | matter=26/0131; kind=Travel; amount=38.4
- Registered letters | matter=26/0152; kind=Postage; amount=12.6
+ invoice: Matter->@matter|case;Client->@client|mandant;Hours:number(h)#0-2000;Expenses:money;Tax:percent
+ appointment: Lawyer->@lawyer|attorney;Matter->@matter|case;Topic;Form=In person|Video|Phone
! record conflict check|conflict of interest|conflict search|conflict [conflict\\w*]: Title!;Client->@client|mandant~Ferris Bakery|Noa Lindqvist;Matter->@matter|case;Searched name;Searched by->@lawyer|attorney;Searched on:date;Hits:number#0-1000;Result=No conflict|Possible conflict|Conflict|Waiver signed;Note:long
- Ferris against Oven supplier | client=Ferris Bakery; searched_name=Oven supplier; hits=0; result=No conflict
- Noa's neighbour | client=Noa Lindqvist; searched_name=Neighbour; hits=1; result=Possible conflict; note=Was a client in 2019.
- Ferris's bank | client=Ferris Bakery; searched_name=City bank; hits=2; result=Waiver signed
- Noa's employer | client=Noa Lindqvist; searched_name=Employer; hits=0; result=No conflict
! record lawyer assignment|case team|case staffing [assign\\w*|team\\w*]: Title!;Matter->@matter|case;Lawyer->@lawyer|attorney;Role=Lead|Second|Paralegal|Trainee;Assigned by;Assigned on:date;Hourly rate:money
- Lead in Ferris | role=Lead; hourly_rate=240
- Second in Ferris | role=Second; hourly_rate=180
- Paralegal in Ferris | role=Paralegal; hourly_rate=80
- Lead in Lindqvist | role=Lead; hourly_rate=220
# legal aid|legal clinic|pro bono|legal advice centre|free legal advice
request intake|help request|legal request|application for aid: Number!;Applicant->@applicant|client~Amal R.|Joseph D.;Problem area=Housing|Debt|Family|Asylum|Work|Benefits|Consumer;Opposing party;Deadline on:date;Monthly income:money;Household size:number#1-20;Language;Papers:file;Description:long
- IN-3001 | applicant=Amal R.; problem_area=Housing; opposing_party=Landlord; monthly_income=980; household_size=3; language=Arabic; description=Notice to quit received last week.
- IN-3002 | applicant=Joseph D.; problem_area=Debt; opposing_party=Phone company; monthly_income=1120; household_size=1; language=English
- IN-3003 | applicant=Selam T.; problem_area=Asylum; opposing_party=Migration office; monthly_income=410; household_size=2; language=Tigrinya
- IN-3004 | applicant=Lorna P.; problem_area=Benefits; opposing_party=Job centre; monthly_income=760; household_size=4; language=English; description=Payment stopped without letter.
person applicant|client|advice seeker: Name!;Phone:phone;Email:email;Postcode;Language;Contact by=Phone|Text|Email|Letter;Safe to call:boolean;Note:long
- Amal R. | postcode=4102; language=Arabic; contact_by=Text
- Joseph D. | postcode=4105; language=English; contact_by=Phone
- Selam T. | postcode=4110; language=Tigrinya; contact_by=Text
- Lorna P. | postcode=4101; language=English; contact_by=Letter
person volunteer lawyer|adviser|volunteer|student adviser: Name!;Role=Lawyer|Student|Interpreter|Supervisor;Fields~Housing|Debt;Languages;Bar number;Hours a month:number(h)#0-160;Email:email;~State=Available|Full|Paused
- Rosa Amadi | role=Lawyer; fields=Housing; languages=English, French; bar_number=LA-120; hours_a_month=8; state=Available
- Tim Hyland | role=Student; fields=Debt; languages=English; hours_a_month=12; state=Available
- Yonas Bekele | role=Interpreter; fields=Asylum; languages=Tigrinya, English; hours_a_month=20; state=Full
- Ingrid Falk | role=Supervisor; fields=Benefits, asylum; languages=English, German; bar_number=LA-088; hours_a_month=6; state=Available
event clinic session|advice session|clinic|drop-in: Title!;Held on:date!;From:time;To:time;Place;Field=Housing|Debt|Family|Asylum|General;Slots:number#1-60;~Slots taken:number#0-60;Supervisor->@volunteer lawyer|adviser
- Tuesday housing clinic | place=Library room 2; field=Housing; slots=8; slots_taken=5; supervisor=Rosa Amadi
- Debt desk Thursday | place=Community kitchen; field=Debt; slots=6; slots_taken=6; supervisor=Ingrid Falk
- Asylum morning | place=Church annex; field=Asylum; slots=10; slots_taken=7; supervisor=Ingrid Falk
- Saturday drop-in | place=Library room 2; field=General; slots=15; slots_taken=2; supervisor=Rosa Amadi
record case|matter|client case: Case number!;Intake->@intake|help request~IN-3001|IN-3002;Adviser->@volunteer lawyer|adviser;Opened on:date;Level=Information|Advice|Letter|Court representation;Next deadline:date;Outcome:long;Hours spent:number(h)#0-500;~Status=Open|Waiting|Referred|Won|Closed
- LC-118 | intake=IN-3001; adviser=Rosa Amadi; level=Letter; hours_spent=4; status=Open
- LC-119 | intake=IN-3002; adviser=Tim Hyland; level=Advice; hours_spent=2; status=Waiting
- LC-120 | intake=IN-3003; adviser=Ingrid Falk; level=Court representation; hours_spent=19; status=Open
- LC-121 | intake=IN-3004; adviser=Ingrid Falk; level=Letter; outcome=Payments resumed.; hours_spent=5; status=Won
record advice note|consultation|case note: Title!;Case->@case|matter~LC-118;Adviser->@volunteer lawyer|adviser;Given on:date!;Minutes:number(min)#5-480;Advice:long;Next step;Supervisor checked:boolean
- Notice is too short | case=LC-118; adviser=Rosa Amadi; minutes=40; advice=Notice period must be three months, reply in writing.; next_step=Letter to landlord
- Dispute the phone bill | case=LC-119; adviser=Tim Hyland; minutes=30; advice=Ask for itemised bill.; next_step=Write to company
- Prepare for interview | case=LC-120; adviser=Ingrid Falk; minutes=120; next_step=Book interpreter
- Ask for written decision | case=LC-121; adviser=Ingrid Falk; minutes=25; next_step=Objection within a month
item guide|fact sheet|self-help guide|template letter: Title!;Field=Housing|Debt|Family|Asylum|Work|Benefits;Language=English|French|Arabic|Spanish|Ukrainian;Updated on:date;File:file;Summary:long
- Answering a notice to quit | field=Housing; language=English; summary=Dates, form and a sample letter.
- First letter to a creditor | field=Debt; language=English; summary=Sample letter and budget sheet.
- Votre entretien d'asile | field=Asylum; language=French; summary=Questions, rights, interpreter.
- Recurso contra una sancion | field=Benefits; language=Spanish; summary=Plazos y formulario.
+ appointment: Session->@clinic session|clinic;Adviser->@volunteer lawyer|adviser;Interpreter needed:boolean;Problem area=Housing|Debt|Family|Asylum|Work|Benefits

# notary|notarial deed|notarization|notary office|power of attorney
item service|act type|notarial service: Name!;Category=Property|Inheritance|Company|Certification|Family;Fee from:money;Duration:number(min)#5-240;Parties needed:number#1-20;Papers to bring:long
- Property purchase deed | category=Property; fee_from=900; duration=90; parties_needed=2; papers_to_bring=ID cards, land register extract, tax number.
- Signature certification | category=Certification; fee_from=20; duration=10; parties_needed=1
- Will | category=Inheritance; fee_from=160; duration=60; parties_needed=1
- Founding a limited company | category=Company; fee_from=700; duration=75; parties_needed=2
record deed|act|notarial deed|file: Deed number!;Service->@service|act type~Property purchase deed|Will;Title!;Signed on:date;Notary~Dr. Hella Brink|M. Sorel;Value:money;Fee:money;Language;Draft:file;~Status=Draft|Sent to parties|Signed|Registered|Archived
- UR 412/26 | service=Property purchase deed; title=Sale of flat Ash Court 5; notary=Dr. Hella Brink; value=284000; fee=1410; status=Sent to parties
- UR 415/26 | service=Will; title=Will of Mrs Darnell; notary=M. Sorel; fee=240; status=Signed
- UR 421/26 | service=Founding a limited company; title=Foundation of Kite Tools; notary=M. Sorel; value=25000; fee=760; status=Registered
- UR 428/26 | service=Property purchase deed; title=Sale of plot Mill Field 12; notary=Dr. Hella Brink; value=118000; fee=930; status=Draft
record party|deed party|signatory|participant: Name!;Deed->@deed|act~UR 412/26|UR 415/26;Role=Seller|Buyer|Testator|Heir|Lender|Witness|Attorney;Born on:date;Address;Identity paper;Represented by;Signed:boolean
- Yvo Keller | deed=UR 412/26; role=Seller; address=Ash Court 5; identity_paper=ID card
- Tara and Finn Osei | deed=UR 412/26; role=Buyer; address=Linden Way 30; identity_paper=Passports
- Mrs Darnell | deed=UR 415/26; role=Testator; identity_paper=ID card
- Lina Kite | deed=UR 421/26; role=Attorney; address=Harbour Mews 2; identity_paper=Passport
record document|attachment|paper: Title!;Deed->@deed|act;Kind=ID copy|Register extract|Draft|Power of attorney|Certificate;File:file;Received on:date;Original:boolean;~State=Missing|Received|Checked
- Land register extract | deed=UR 412/26; kind=Register extract; state=Checked
- Passport copies Osei | deed=UR 412/26; kind=ID copy; state=Received
- Articles of Kite Tools | deed=UR 421/26; kind=Draft; state=Checked
- Power of attorney seller | deed=UR 428/26; kind=Power of attorney; state=Missing
work file task|registration step|follow-up|task: Title!;Deed->@deed|act;Due on:date;Assigned to~Clerk Ode|Clerk Marin;Kind=Request extract|Inform tax office|Register entry|Send copy|Release payment;Notes:long
- Priority notice in land register | deed=UR 412/26; assigned_to=Clerk Ode; kind=Register entry
- Send will to register | deed=UR 415/26; assigned_to=Clerk Marin; kind=Send copy
- Tax notice plot 12 | deed=UR 428/26; assigned_to=Clerk Ode; kind=Inform tax office
- Company register entry | deed=UR 421/26; assigned_to=Clerk Marin; kind=Register entry
request enquiry|service request|deed request|client request: Title!;Client;Email:email;Phone:phone;Service->@service|act type;Wanted on:date;Persons:number#1-20;Upload:file;Description:long
- Power of attorney for mother | client=B. Sandoval; service=Signature certification; persons=1
- Two friends found a firm | client=S. Abara; service=Founding a limited company; persons=2
- Change my old will | client=Edith Noll; service=Will; persons=1; description=Grandchild was born.
- Buying from my uncle | client=T. Lorenz; service=Property purchase deed; persons=3
+ appointment: Service->@service|act type;Deed->@deed|act;Notary~Dr. Hella Brink|M. Sorel;Persons:number#1-20;Interpreter needed:boolean
+ invoice: Deed->@deed|act;Value:money;Fee:money;Register costs:money

# court docket|courthouse|court clerk|courtroom|court calendar
record case|court case|docket|proceeding: Case number!;Title!;Type=Civil|Criminal|Family|Small claims|Traffic|Administrative;Filed on:date!;Judge->@judge|magistrate;Plaintiff;Defendant;Claim amount:money;Sealed:boolean;~Status=Filed|Scheduled|Hearing|Judgment reserved|Decided|Appealed
- CV-26-0310 | title=Alder Homes v. Pike; type=Civil; judge=Judge M. Harrow; plaintiff=Alder Homes; defendant=R. Pike; claim_amount=5600; status=Scheduled
- CR-26-0088 | title=State v. Lomax; type=Criminal; judge=Judge S. Ito; plaintiff=State; defendant=J. Lomax; status=Hearing
- FM-26-0142 | title=Custody of minor E.; type=Family; judge=Judge C. Baptiste; plaintiff=L. Ebert; defendant=M. Ebert; status=Judgment reserved
- AD-26-0029 | title=Cafe Rondo v. City; type=Administrative; judge=Judge N. Weller; plaintiff=Cafe Rondo; defendant=City licensing; claim_amount=2400; status=Appealed
event hearing|session|trial|court hearing|sitting: Title!;Case->@case|docket~CV-26-0310|CR-26-0088;Held on:date!;Starts at:time;Courtroom->@courtroom|room;Judge->@judge|magistrate;Kind=First hearing|Motion|Trial|Sentencing|Settlement;Public:boolean;Duration:number(min)#5-600;~Status=Listed|Under way|Adjourned|Finished
- First hearing Alder v. Pike | case=CV-26-0310; courtroom=Room 3; judge=Judge M. Harrow; kind=First hearing; duration=40; status=Listed
- Trial Lomax day 1 | case=CR-26-0088; courtroom=Room 1; judge=Judge S. Ito; kind=Trial; duration=300; status=Listed
- Settlement talk Ebert | case=FM-26-0142; courtroom=Room 5; judge=Judge C. Baptiste; kind=Settlement; duration=90; status=Finished
- Motion Cafe Rondo | case=AD-26-0029; courtroom=Room 2; judge=Judge N. Weller; kind=Motion; duration=30; status=Adjourned
item courtroom|room|hearing room: Name!;Floor;Seats:number#1-400;Jury box:boolean;Video link:boolean;Dock:boolean;Note
- Room 1 | floor=Ground; seats=80
- Room 3 | floor=First; seats=24
- Room 2 | floor=Ground; seats=40
- Room 5 | floor=Second; seats=12; note=Family hearings.
person judge|magistrate|presiding judge: Name!;Division=Civil|Criminal|Family|Administrative;Chambers;Clerk;Email:email;Appointed on:date
- Judge M. Harrow | division=Civil; chambers=210; clerk=P. Lunt
- Judge S. Ito | division=Criminal; chambers=214; clerk=A. Bree
- Judge C. Baptiste | division=Family; chambers=305; clerk=P. Lunt
- Judge N. Weller | division=Administrative; chambers=308; clerk=A. Bree
record filing|motion|submission|court document: Title!;Case->@case|docket;Kind=Complaint|Answer|Motion|Evidence|Order|Judgment|Appeal;Filed by;Filed on:date!;Pages:number#1-5000;Fee:money;File:file;~Status=Received|Accepted|Returned
- Complaint for unpaid rent | case=CV-26-0310; kind=Complaint; filed_by=Alder Homes; pages=14; fee=180; status=Accepted
- Knife photographs | case=CR-26-0088; kind=Evidence; filed_by=State; pages=9; fee=0; status=Accepted
- Answer of the father | case=FM-26-0142; kind=Answer; filed_by=M. Ebert; pages=22; fee=60; status=Received
- Appeal against refusal | case=AD-26-0029; kind=Appeal; filed_by=Cafe Rondo; pages=31; fee=240; status=Returned
person party|litigant|counsel|witness: Name!;Case->@case|docket;Role=Plaintiff|Defendant|Counsel|Witness|Expert|Interpreter;Email:email;Phone:phone;Address;Represented by;Served on:date
- R. Pike | case=CV-26-0310; role=Defendant; address=Mews Lane 4
- Adv. Ling | case=CR-26-0088; role=Counsel
- Dr. Elin Storm | case=FM-26-0142; role=Expert; address=Clinic Road 6
- Cafe Rondo Ltd | case=AD-26-0029; role=Plaintiff; represented_by=Adv. Sutter
work clerk task|deadline|service of papers|task: Title!;Case->@case|docket;Due on:date;Clerk~P. Lunt|A. Bree;Kind=Summons|Transcript|Notice|Copy|Exhibit list;Priority=Low|Normal|High;Notes:long
- Serve summons on Pike | case=CV-26-0310; clerk=P. Lunt; kind=Summons; priority=High
- Type trial transcript | case=CR-26-0088; clerk=A. Bree; kind=Transcript; priority=Normal
- Copy report for parents | case=FM-26-0142; clerk=P. Lunt; kind=Copy; priority=Low
- Notice to city | case=AD-26-0029; clerk=A. Bree; kind=Notice; priority=High
+ payment: Case->@case|docket;Kind=Filing fee|Fine|Bail|Copy fee

# mediation|mediator|dispute resolution|arbitration|conciliation
record dispute|mediation case|case|conflict: Number!;Title!;Field=Family|Neighbours|Workplace|Commercial|Tenancy|School;Mediator->@mediator|arbitrator;Opened on:date;Amount in dispute:money;Agreed fee:money;Issues:long;~Status=Enquiry|Accepted|In sessions|Agreement|Ended without agreement
- M-2611 | title=Hedge and shade; field=Neighbours; mediator=Helga Voss; amount_in_dispute=900; agreed_fee=240; issues=Height of hedge, cutting costs, tone.; status=In sessions
- M-2614 | title=Partners of a print shop; field=Commercial; mediator=Luis Aranda; amount_in_dispute=46000; agreed_fee=2200; status=Accepted
- M-2617 | title=Rota in the kitchen; field=Workplace; mediator=Ayo Bright; amount_in_dispute=0; agreed_fee=600; status=Agreement
- M-2620 | title=Deposit of flat 9; field=Tenancy; mediator=Petra Nemec; amount_in_dispute=1450; agreed_fee=300; status=Ended without agreement
person party|participant|disputant: Name!;Dispute->@dispute|mediation case~M-2611|M-2614;Side=A|B|C;Representative;Email:email;Phone:phone;Consent signed:boolean;Fee share:percent;Interests:long
- Family Brandt | dispute=M-2611; side=A; fee_share=50; interests=Evening sun on the terrace.
- Mr Oyelaran | dispute=M-2611; side=B; fee_share=50; interests=Privacy.
- Chef Moreau | dispute=M-2617; side=A; fee_share=0; interests=Free Sundays.
- Tenant Ruiz | dispute=M-2620; side=B; fee_share=50; interests=Money back by May.
person mediator|arbitrator|conciliator: Name!;Fields~Family|Commercial;Languages;Hourly rate:money;Certified until:date;Email:email;Phone:phone;Portrait:image;Biography:long
- Helga Voss | fields=Neighbours, family; languages=German, English; hourly_rate=120
- Luis Aranda | fields=Commercial; languages=Spanish, English; hourly_rate=180
- Ayo Bright | fields=Workplace; languages=English, Yoruba; hourly_rate=140
- Petra Nemec | fields=Tenancy, school; languages=Czech, English; hourly_rate=95
event session|mediation session|meeting|caucus: Title!;Dispute->@dispute|case;Held on:date!;Starts at:time;Form=Joint|Caucus A|Caucus B|Online;Place;Minutes:number(min)#10-600;Mediator->@mediator|arbitrator;Summary:long
- Hedge, second joint session | dispute=M-2611; form=Joint; place=Parish room; minutes=90; mediator=Helga Voss
- Print shop opening talk | dispute=M-2614; form=Caucus A; place=Office Aranda; minutes=60; mediator=Luis Aranda
- Kitchen round table | dispute=M-2617; form=Joint; place=Staff room; minutes=120; mediator=Ayo Bright
- Deposit video call | dispute=M-2620; form=Online; minutes=45; mediator=Petra Nemec; summary=No movement on cleaning costs.
record proposal|settlement offer|option: Title!;Dispute->@dispute|case;Made by->@party|participant;Made on:date;Amount:money;Terms:long;~Answer=Open|Accepted|Rejected|Countered
- Cut to 1.8 m twice a year | dispute=M-2611; made_by=Mr Oyelaran; amount=150; terms=Costs shared, first cut in March.; answer=Accepted
- Every second Sunday off | dispute=M-2617; made_by=Chef Moreau; amount=0; terms=Swap list on the wall.; answer=Accepted
- Half the deposit | dispute=M-2620; made_by=Tenant Ruiz; amount=725; answer=Rejected
- Hedge down to 1.5 m | dispute=M-2611; made_by=Family Brandt; amount=150; answer=Countered
record agreement|settlement|mediation agreement: Title!;Dispute->@dispute|case;Signed on:date;Terms:long;Document:file;Review on:date;~State=Draft|Signed|Fulfilled|Broken
- Hedge agreement | dispute=M-2611; terms=Height 1.8 m, cut in March and September.; state=Draft
- Kitchen rota agreement | dispute=M-2617; terms=Two Sundays off a month.; state=Signed
- Print shop buy-out | dispute=M-2614; terms=Share paid in four parts.; state=Fulfilled
- Deposit payment plan | dispute=M-2620; terms=Three payments of 400.; state=Broken
request mediation request|enquiry|application: Title!;Applicant;Other side;Field=Family|Neighbours|Workplace|Commercial|Tenancy|School;Email:email;Phone:phone;Other side informed:boolean;Description:long
- Noise from a workshop | applicant=A. Petrov; other_side=Joinery Lund; field=Neighbours
- Bullying in class 7 | applicant=Parents of class 7; other_side=Harbour School; field=School
- Siblings and the farm | applicant=Ida Kroll; other_side=Jens Kroll; field=Family; description=Who takes over the cows?
- Unpaid web shop work | applicant=Studio Pixl; other_side=Tea House Lo; field=Commercial
+ appointment: Dispute->@dispute|case;Mediator->@mediator|arbitrator;Form=Joint|Single|Online
+ invoice: Dispute->@dispute|case;Party->@party|participant;Hours:number(h)#0-300

# jury duty|juror|jury pool|jury summons|lay judge
person juror|prospective juror|lay judge: Juror number!;Name!;Address;Born on:date;Occupation;Phone:phone;Email:email;Last served on:date;~Status=In pool|Summoned|Excused|Selected|Served|Disqualified
- J-10441 | name=Ophelia Grant; address=Canary Road 9; occupation=Florist; status=Summoned
- J-10442 | name=Hamid Noori; address=Forge Close 1; occupation=Bus driver; status=Selected
- J-10443 | name=Kirsten Holm; address=Bay Street 70; occupation=Teacher; status=Excused
- J-10444 | name=Rafael Duarte; address=Mast Lane 18; occupation=Electrician; status=Served
event trial|jury trial|case: Case number!;Title;Begins on:date!;Reports at:time;Judge;Courtroom;Jurors needed:number#6-24;Alternates:number#0-8;Expected days:number(days)#1-200;~Status=Listed|Selection|Under way|Verdict|Cancelled
- CR-26-204 | title=State v. Merton; judge=Judge L. Achterberg; courtroom=2; jurors_needed=12; alternates=2; expected_days=5; status=Selection
- CR-26-211 | title=State v. Quell; judge=Judge T. Amadi; courtroom=1; jurors_needed=12; alternates=3; expected_days=14; status=Under way
- CV-26-078 | title=Nord Cranes v. Pell; judge=Judge L. Achterberg; courtroom=4; jurors_needed=8; alternates=1; expected_days=3; status=Listed
- CR-26-190 | title=State v. Orchard; judge=Judge T. Amadi; courtroom=2; jurors_needed=12; alternates=2; expected_days=6; status=Verdict
record summons|jury summons|call: Number!;Juror->@juror|lay judge~J-10441|J-10442;Trial->@trial|jury trial~CR-26-204;Sent on:date!;Report on:date;Answer until:date;Channel=Letter|Email|Text;~Answer=No answer|Will attend|Asks to be excused|Undeliverable
- S-7001 | juror=J-10441; trial=CR-26-204; channel=Letter; answer=Asks to be excused
- S-7002 | juror=J-10442; trial=CR-26-204; channel=Letter; answer=Will attend
- S-7003 | juror=J-10443; trial=CR-26-211; channel=Email; answer=Asks to be excused
- S-7004 | juror=J-10444; trial=CR-26-190; channel=Text; answer=No answer
request excuse request|postponement|exemption request|deferral: Title!;Juror->@juror|lay judge;Summons->@summons|call;Reason=Illness|Carer|Holiday booked|Work hardship|Student|Over age;Postpone until:date;Proof:file;Text:long
- Grant, only carer of father | juror=J-10441; summons=S-7001; reason=Carer
- Holm, exam weeks | juror=J-10443; summons=S-7003; reason=Work hardship
- Noori, trip to family | juror=J-10442; summons=S-7002; reason=Holiday booked
- Duarte, broken leg | juror=J-10444; summons=S-7004; reason=Illness; text=Plaster until the end of June.
record questionnaire|juror questionnaire|qualification form: Title!;Juror->@juror;Citizen:boolean;Resident of county:boolean;Speaks the language:boolean;Convicted before:boolean;Knows a party:boolean;Special needs;Sent in on:date
- Form J-10442 | juror=J-10442; special_needs=Front seat, weak hearing
- Form J-10441 | juror=J-10441; special_needs=None
- Form J-10443 | juror=J-10443; special_needs=None
- Form J-10444 | juror=J-10444; special_needs=Step-free access
record attendance day|service day|attendance|check-in: Title!;Juror->@juror;Trial->@trial|jury trial;Day:date!;In at:time;Out at:time;Fee:money;Travel:number(km)#0-500;Travel pay:money;Paid:boolean
- Noori day 1 | juror=J-10442; trial=CR-26-204; fee=40; travel=22; travel_pay=11
- Duarte day 1 | juror=J-10444; trial=CR-26-190; fee=40; travel=8; travel_pay=4
- Duarte day 2 | juror=J-10444; trial=CR-26-190; fee=40; travel=8; travel_pay=4
- Noori day 2 | juror=J-10442; trial=CR-26-204; fee=40; travel=22; travel_pay=11
record panel|jury seat|selection: Title!;Trial->@trial;Juror->@juror;Seat:number#1-24;Role=Juror|Alternate|Foreperson;Outcome=Seated|Struck by defence|Struck by prosecution|Struck for cause
- Seat 4 | trial=CR-26-204; juror=J-10442; seat=4; role=Juror; outcome=Seated
- Seat 1 | trial=CR-26-190; juror=J-10444; seat=1; role=Foreperson; outcome=Seated
- Seat 13 | trial=CR-26-211; juror=J-10443; seat=13; role=Alternate; outcome=Struck for cause
- Seat 7 | trial=CR-26-204; juror=J-10441; seat=7; role=Juror; outcome=Struck by defence
+ payment: Juror->@juror;Days:number#0-200;Fees:money;Travel pay:money

# building permit|planning application|planning permission|zoning|construction permit
request application|building application|permit application|planning application: Number!;Applicant;Address!;Parcel->@parcel|plot~Parcel 114/2|Parcel 87;Type=New building|Extension|Change of use|Demolition|Solar|Fence|Listed building;Floor area:number(m²)#0-500000;Storeys:number#0-100;Building cost:money;Architect;Submitted on:date;Description:long
- BA-26-071 | applicant=Family Rasmus; address=Cherry Hill 14; parcel=Parcel 114/2; type=Extension; floor_area=38; storeys=1; building_cost=92000; architect=Studio Norr; description=Garden room with flat roof.
- BA-26-074 | applicant=Tide Hostel; address=Quay 3; parcel=Parcel 87; type=Change of use; floor_area=640; storeys=3; building_cost=410000; architect=L. Bonnet
- BA-26-080 | applicant=Sunroof Coop; address=Barn Road 2; parcel=Parcel 9/14; type=Solar; floor_area=0; storeys=1; building_cost=56000; architect=Helio Plan
- BA-26-083 | applicant=Mason Freight; address=Works Street 30; parcel=Parcel 203; type=Demolition; floor_area=1900; storeys=2; building_cost=74000; architect=Abriss Consult
item parcel|plot|lot: Number!;Owner;Address;Area:number(m²)#1-5000000;Zone->@zone|zoning district;Maximum height:number(m)#0-300;Flood area:boolean;Protected:boolean
- Parcel 114/2 | owner=Family Rasmus; address=Cherry Hill 14; area=780; zone=R2 Residential; maximum_height=9
- Parcel 87 | owner=Port Estates; address=Quay 3; area=420; zone=M1 Mixed; maximum_height=15
- Parcel 9/14 | owner=Sunroof Coop; address=Barn Road 2; area=14300; zone=A1 Farmland; maximum_height=12
- Parcel 203 | owner=Mason Freight; address=Works Street 30; area=5200; zone=I2 Works; maximum_height=20
item zone|zoning district|land use zone: Code!;Use=Residential|Mixed|Commercial|Industrial|Green|Agricultural;Coverage:percent;Maximum storeys:number#0-100;Setback:number(m)#0-50;Rules:long
- R2 Residential | use=Residential; coverage=35; maximum_storeys=2; setback=3
- M1 Mixed | use=Mixed; coverage=70; maximum_storeys=4; setback=0
- A1 Farmland | use=Agricultural; coverage=5; maximum_storeys=2; setback=10
- I2 Works | use=Industrial; coverage=80; maximum_storeys=5; setback=6; rules=Noise limit 65 dB at the border.
record plan|drawing|document|plan sheet: Title!;Application->@application|building application~BA-26-071|BA-26-074;Kind=Site plan|Floor plan|Elevation|Statics|Fire concept|Photo;Version:number#1-50;File:file;Uploaded on:date;~State=To check|Accepted|Revise
- Site plan v2 | application=BA-26-071; kind=Site plan; version=2; state=Accepted
- Fire concept hostel | application=BA-26-074; kind=Fire concept; version=1; state=Revise
- Roof statics barn | application=BA-26-080; kind=Statics; version=1; state=To check
- Photos of old hall | application=BA-26-083; kind=Photo; version=1; state=Accepted
record plan review|department review|opinion|check: Title!;Application->@application|building application;Department=Planning|Fire|Heritage|Water|Traffic|Environment;Officer~Uwe Fink|S. Mahler;Due on:date;Answered on:date;Result=Open|No objection|With conditions|Refused;Conditions:long
- Fire review hostel | application=BA-26-074; department=Fire; officer=S. Mahler; result=With conditions; conditions=Second stair, alarm system on all levels.
- Planning review Rasmus | application=BA-26-071; department=Planning; officer=Uwe Fink; result=No objection
- Heritage view of barn | application=BA-26-080; department=Heritage; officer=Uwe Fink; result=Open
- Asbestos review hall | application=BA-26-083; department=Environment; officer=S. Mahler; result=Refused; conditions=Survey of pollutants first.
record permit|building permit|decision: Number!;Application->@application|building application;Issued on:date;Valid until:date;Fee:money;Conditions:long;Signed by;~Status=Granted|Granted with conditions|Refused|Expired|Revoked
- P-26-040 | application=BA-26-071; fee=640; signed_by=Uwe Fink; status=Granted
- P-26-044 | application=BA-26-074; fee=2870; conditions=Second stair.; signed_by=S. Mahler; status=Granted with conditions
- P-26-047 | application=BA-26-083; fee=520; signed_by=S. Mahler; status=Refused
- P-26-049 | application=BA-26-080; fee=390; signed_by=Uwe Fink; status=Granted
record site inspection|building inspection|inspection: Title!;Permit->@permit|building permit~P-26-040;Inspected on:date!;Stage=Start|Foundation|Shell|Electrical|Final;Inspector~Uwe Fink|S. Mahler;Result=Passed|Failed|Partly passed;Findings:long;Photo:image
- Foundation Cherry Hill | permit=P-26-040; stage=Foundation; inspector=Uwe Fink; result=Passed
- Shell of hostel stair | permit=P-26-044; stage=Shell; inspector=S. Mahler; result=Partly passed; findings=Handrail missing.
- Start of barn roof | permit=P-26-049; stage=Start; inspector=Uwe Fink; result=Passed
- Final Cherry Hill | permit=P-26-040; stage=Final; inspector=Uwe Fink; result=Failed; findings=Drain not connected.
request objection|neighbour objection|public comment|appeal: Title!;Application->@application|building application;Objector;Address;Submitted on:date;Ground=Shade|Noise|Traffic|Height|Privacy|Heritage;Text:long
- Shade on our terrace | application=BA-26-071; objector=Mrs Coyle; address=Cherry Hill 16; ground=Shade
- Guests on the quay at night | application=BA-26-074; objector=Quay residents; address=Quay 5; ground=Noise
- Glare from panels | application=BA-26-080; objector=Farmer Holt; address=Barn Road 5; ground=Height
- Lorries past the school | application=BA-26-083; objector=Parents' council; address=Works Street 12; ground=Traffic
+ payment: Application->@application|building application;Kind=Application fee|Permit fee|Inspection fee

# business licence|business license|trade licence|business registration|liquor licence
item licence type|license type|permit type: Name!;Category=Food|Retail|Alcohol|Street trade|Lodging|Craft|Entertainment;Fee:money;Valid for:number(months)#1-120;Documents needed:long;Inspection needed:boolean;Department
- Restaurant with alcohol | category=Alcohol; fee=620; valid_for=36; documents_needed=Lease, floor plan, hygiene course.; department=Trade office
- Street stall | category=Street trade; fee=90; valid_for=12; department=Market office
- Guest house | category=Lodging; fee=310; valid_for=60; documents_needed=Fire certificate, room plan.; department=Trade office
- Live music venue | category=Entertainment; fee=480; valid_for=24; department=Events office
person business|company|licensee|trader: Name!;Owner;Registration number;Address;Activity;Employees:number#0-50000;Email:email;Phone:phone;Tax number;Founded on:date
- Saffron Kitchen | owner=Nadira Aziz; registration_number=HR-88110; address=Lamp Street 6; activity=Restaurant; employees=9
- Crepe Cart | owner=Loic Perrin; registration_number=HR-90712; address=Dock Way 2; activity=Street food; employees=1
- Gull Guest House | owner=Perpetua Long; registration_number=HR-77031; address=Beach Row 18; activity=Lodging; employees=4
- Cellar Nine | owner=Oto Blaha; registration_number=HR-91205; address=Vault Lane 9; activity=Concerts; employees=12
request application|licence application|renewal|license application: Number!;Business->@business|company~Saffron Kitchen|Crepe Cart;Licence type->@licence type|license type~Restaurant with alcohol|Street stall;Kind=New|Renewal|Change|Transfer;Premises;Submitted on:date;Clerk~Ada Brück|J. Tong;Documents:file;Note:long
- LA-551 | business=Saffron Kitchen; licence_type=Restaurant with alcohol; kind=New; premises=Lamp Street 6; clerk=Ada Brück
- LA-556 | business=Crepe Cart; licence_type=Street stall; kind=Renewal; premises=Market Square pitch 9; clerk=J. Tong
- LA-560 | business=Gull Guest House; licence_type=Guest house; kind=Transfer; premises=Beach Row 18; clerk=Ada Brück
- LA-563 | business=Cellar Nine; licence_type=Live music venue; kind=Change; premises=Vault Lane 9; clerk=J. Tong
record licence|license|permit: Number!;Business->@business|company;Licence type->@licence type|license type;Application->@application|licence application;Issued on:date;Valid until:date;Conditions:long;~Status=Active|Suspended|Expired|Revoked
- L-2044 | business=Crepe Cart; licence_type=Street stall; application=LA-556; conditions=No frying after 22:00.; status=Active
- L-2051 | business=Saffron Kitchen; licence_type=Restaurant with alcohol; application=LA-551; status=Active
- L-1890 | business=Gull Guest House; licence_type=Guest house; application=LA-560; status=Expired
- L-1977 | business=Cellar Nine; licence_type=Live music venue; application=LA-563; conditions=95 dB limit.; status=Suspended
record inspection|premises inspection|compliance check|visit: Title!;Business->@business|company;Inspected on:date!;Inspector~T. Rook|Mina Sahl;Purpose=Before opening|Routine|Complaint|Follow-up;Score:number#0-100;Result=Passed|Conditions|Failed;Findings:long;Follow-up on:date
- Before opening Saffron | business=Saffron Kitchen; inspector=Mina Sahl; purpose=Before opening; score=88; result=Conditions; findings=Second hand basin missing.
- Routine at the cart | business=Crepe Cart; inspector=T. Rook; purpose=Routine; score=94; result=Passed
- Gull fire doors | business=Gull Guest House; inspector=Mina Sahl; purpose=Follow-up; score=76; result=Conditions
- Cellar after complaint | business=Cellar Nine; inspector=T. Rook; purpose=Complaint; score=48; result=Failed; findings=Emergency exit chained.
record violation|citation|fine|breach: Number!;Business->@business|company;Inspection->@inspection|premises inspection~Before opening Saffron;Rule;Issued on:date;Amount:money;Correct until:date;~State=Open|Corrected|Paid|Appealed
- V-71 | business=Crepe Cart; rule=Stall outside the marked pitch; amount=60; state=Paid
- V-72 | business=Cellar Nine; inspection=Cellar after complaint; rule=Blocked emergency exit; amount=900; state=Appealed
- V-73 | business=Gull Guest House; inspection=Gull fire doors; rule=Door closer missing; amount=120; state=Corrected
- V-74 | business=Saffron Kitchen; inspection=Before opening Saffron; rule=Hand basin missing; amount=80; state=Open
request complaint|public complaint|tip: Title!;Business->@business|company;Kind=Noise|Hygiene|No licence|Opening hours|Pavement blocked;Seen on:date;Complainant;Email:email;Photo:image;Description:long
- Music until two | business=Saffron Kitchen; kind=Noise; complainant=Neighbour, Lamp Street 8
- Tables block the pavement | business=Saffron Kitchen; kind=Pavement blocked; complainant=Wheelchair user
- Rooms let without licence | business=Gull Guest House; kind=No licence; complainant=Competitor
- Concert past closing time | business=Cellar Nine; kind=Opening hours; complainant=Vault Lane tenants
+ payment: Application->@application|licence application;Licence->@licence|license;Violation->@violation|fine

# food hygiene|restaurant inspection|health inspector|food safety inspection|hygiene rating
item establishment|food business|premises|restaurant: Name!;Operator;Type=Restaurant|Cafe|Butcher|Canteen|Food truck|Supermarket|Hotel;Address;Registration number;Phone:phone;Risk class=Low|Medium|High;Seats:number#0-3000;~Hygiene rating:number#0-5
- Noodle Lantern | operator=Bao Linh; type=Restaurant; address=Spice Lane 12; registration_number=FB-1120; risk_class=High; seats=46; hygiene_rating=4
- Hill School canteen | operator=School board; type=Canteen; address=Hill Road 1; registration_number=FB-0871; risk_class=Medium; seats=180; hygiene_rating=5
- Ostler & Son | operator=Ben Ostler; type=Butcher; address=Shambles 3; registration_number=FB-0412; risk_class=High; seats=0; hygiene_rating=2
- Taco Trailer | operator=Paz Romero; type=Food truck; address=Market pitch 4; registration_number=FB-1203; risk_class=Medium; seats=0; hygiene_rating=3
record inspection|hygiene inspection|visit|food inspection: Number!;Establishment->@establishment|food business~Noodle Lantern|Hill School canteen;Inspected on:date!;Inspector->@inspector|officer;Kind=Routine|Follow-up|Complaint|Opening;Score:number#0-100;Grade=A|B|C|Closed;Next visit on:date;Summary:long
- FI-3301 | establishment=Noodle Lantern; inspector=Gaby Roth; kind=Routine; score=86; grade=B; summary=Clean kitchen, fridge 2 too warm.
- FI-3302 | establishment=Hill School canteen; inspector=Sean Obi; kind=Routine; score=97; grade=A
- FI-3303 | establishment=Ostler & Son; inspector=Lena Krause; kind=Complaint; score=52; grade=C; summary=Mincer not cleaned.
- FI-3304 | establishment=Taco Trailer; inspector=Hugo Brand; kind=Opening; score=74; grade=B
record violation|finding|deficiency|inspection item: Title!;Inspection->@inspection|visit~FI-3301|FI-3302;Category=Temperature|Cleanliness|Pests|Storage|Staff hygiene|Labelling;Severity=Minor|Major|Critical;Measured:number(°C)#-40-100;Correct until:date;Photo:image;Description:long;~State=Open|Corrected|Repeated
- Fridge 2 at 9 °C | inspection=FI-3301; category=Temperature; severity=Major; measured=9; state=Open
- Dried meat in mincer | inspection=FI-3303; category=Cleanliness; severity=Critical; state=Repeated
- Salsa without label | inspection=FI-3304; category=Labelling; severity=Minor; state=Corrected
- Flour on the floor | inspection=FI-3302; category=Storage; severity=Minor; state=Corrected
person inspector|officer|food inspector: Name!;Staff number;District;Email:email;Phone:phone;Qualified until:date
- Gaby Roth | staff_number=HI-07; district=Centre
- Sean Obi | staff_number=HI-11; district=North
- Lena Krause | staff_number=HI-14; district=South
- Hugo Brand | staff_number=HI-16; district=Markets and events
record sample|food sample|lab sample|swab: Number!;Establishment->@establishment|food business;Inspection->@inspection;Product;Taken on:date!;Temperature:number(°C)#-40-100;Test=Salmonella|Listeria|Total count|Allergens|Water;Lab;~Result=Pending|Clean|Elevated|Unsafe
- SM-410 | establishment=Noodle Lantern; inspection=FI-3301; product=Cooked chicken; temperature=8; test=Total count; lab=State lab; result=Pending
- SM-411 | establishment=Ostler & Son; inspection=FI-3303; product=Minced beef; temperature=6; test=Salmonella; lab=State lab; result=Unsafe
- SM-412 | establishment=Taco Trailer; inspection=FI-3304; product=Tank water; temperature=15; test=Water; lab=Aqua lab; result=Clean
- SM-413 | establishment=Hill School canteen; inspection=FI-3302; product=Egg salad; temperature=5; test=Listeria; lab=State lab; result=Elevated
request complaint|public complaint|food poisoning report: Title!;Establishment->@establishment|restaurant;Kind=Illness|Foreign object|Dirt|Pests|Spoiled food;Eaten on:date;People ill:number#0-1000;Complainant;Phone:phone;Photo:image;Description:long
- Hair in soup | establishment=Noodle Lantern; kind=Foreign object; people_ill=0; complainant=Guest
- Sick after mince | establishment=Ostler & Son; kind=Illness; people_ill=3; complainant=Family Grey
- Mouse behind the trailer | establishment=Taco Trailer; kind=Pests; people_ill=0; complainant=Stall owner
- Sour milk at lunch | establishment=Hill School canteen; kind=Spoiled food; people_ill=1; complainant=Parent
work follow-up|written order|re-inspection|measure: Title!;Establishment->@establishment|food business;Violation->@violation|finding~Fridge 2 at 9 °C;Due on:date;Inspector->@inspector|officer;Kind=Re-inspection|Written order|Fine|Closure|Training;Fine:money;Notes:long
- Check fridge 2 again | establishment=Noodle Lantern; violation=Fridge 2 at 9 °C; inspector=Gaby Roth; kind=Re-inspection
- Close mincer room | establishment=Ostler & Son; violation=Dried meat in mincer; inspector=Lena Krause; kind=Closure; fine=800
- Label order taco | establishment=Taco Trailer; violation=Salsa without label; inspector=Hugo Brand; kind=Written order; fine=0
- Storage talk canteen | establishment=Hill School canteen; violation=Flour on the floor; inspector=Sean Obi; kind=Training; fine=0

# taxi licence|taxi license|hackney|minicab licence|cab licensing
person taxi driver|licensed driver|cab driver|licence holder: Name!;Badge number;Phone:phone;Email:email;Born on:date;Driving licence since:date;Medical until:date;Background check until:date;Knowledge test passed:boolean;~Status=Active|Suspended|Expired|Revoked
- Emre Polat | badge_number=TD-771; status=Active
- Judith Kerr | badge_number=TD-802; status=Active
- Anand Pillai | badge_number=TD-815; status=Suspended
- Carmen Oliva | badge_number=TD-690; status=Expired
person operator|taxi company|cab company|fleet owner: Name!;Contact person;Licence number;Vehicles:number#0-5000;Address;Phone:phone;Licence until:date
- Bridge Cabs | contact_person=O. Rourke; licence_number=OP-14; vehicles=22; address=Depot Lane 1
- Emre Polat Taxi | contact_person=Emre Polat; licence_number=OP-51; vehicles=1
- Star Minicabs | contact_person=Fay Burton; licence_number=OP-33; vehicles=9; address=Station Yard 4
- Coastal Cars | contact_person=Jim Sole; licence_number=OP-60; vehicles=5; address=Esplanade 70
item vehicle|taxi|cab|licensed vehicle: Plate!;Taxi number;Operator->@operator|taxi company~Bridge Cabs|Emre Polat Taxi;Make and model;Seats:number#1-16;Fuel=Petrol|Diesel|Hybrid|Electric;Wheelchair ramp:boolean;Meter sealed until:date;Next test on:date;~Status=Licensed|Test due|Off road
- BC 22 XA | taxi_number=22; operator=Bridge Cabs; make_and_model=Seven-seat van; seats=7; fuel=Hybrid; status=Licensed
- EP 01 TX | taxi_number=51; operator=Emre Polat Taxi; make_and_model=Saloon; seats=4; fuel=Electric; status=Test due
- SM 09 KK | taxi_number=77; operator=Star Minicabs; make_and_model=Estate; seats=4; fuel=Diesel; status=Off road
- CC 31 LP | taxi_number=84; operator=Coastal Cars; make_and_model=Ramp van; seats=6; fuel=Petrol; status=Licensed
record licence|license|permit|plate: Number!;Kind=Driver badge|Vehicle plate|Operator licence;Driver->@taxi driver|licensed driver;Vehicle->@vehicle|taxi;Issued on:date;Valid until:date;Fee:money;~Status=Active|Suspended|Expired
- LB-771 | kind=Driver badge; driver=Emre Polat; fee=140; status=Active
- LP-22 | kind=Vehicle plate; vehicle=BC 22 XA; fee=210; status=Active
- LO-33 | kind=Operator licence; vehicle=SM 09 KK; fee=380; status=Suspended
- LB-690 | kind=Driver badge; driver=Carmen Oliva; fee=140; status=Expired
request application|renewal|licence application: Title!;Applicant;Kind=New driver|Renewal|New vehicle|Change of vehicle|Operator;Submitted on:date;Documents:file;Fee paid:boolean;Officer~R. Datta|Sue Lang;Note:long
- Renewal badge Kerr | applicant=Judith Kerr; kind=Renewal; officer=Sue Lang
- New badge Pillai | applicant=Anand Pillai; kind=New driver; officer=R. Datta
- Ramp van for the coast | applicant=Coastal Cars; kind=New vehicle; officer=Sue Lang
- Star operator change | applicant=Star Minicabs; kind=Operator; officer=R. Datta; note=New director.
record vehicle test|vehicle inspection|taxi test: Title!;Vehicle->@vehicle|taxi;Tested on:date!;Garage;Mileage:number(km)#0-900000;Brakes=Good|Worn|Failed;Meter error:percent;Result=Passed|Passed with notes|Failed;Findings:long
- BC 22 XA half-year | vehicle=BC 22 XA; garage=Council garage; mileage=148200; brakes=Good; meter_error=0.4; result=Passed
- EP 01 TX yearly | vehicle=EP 01 TX; garage=Volt Service; mileage=61500; brakes=Worn; meter_error=1.1; result=Passed with notes
- SM 09 KK half-year | vehicle=SM 09 KK; garage=Council garage; mileage=301400; brakes=Failed; meter_error=3.8; result=Failed
- CC 31 LP first test | vehicle=CC 31 LP; garage=Council garage; mileage=18900; brakes=Good; meter_error=0.2; result=Passed
request passenger complaint|complaint: Title!;Driver->@taxi driver;Vehicle->@vehicle|taxi;Ride on:date;Kind=Overcharged|Refused ride|Rude|Unsafe driving|Detour|Lost item;Passenger;Email:email;Fare paid:money;Description:long
- Refused guide dog | driver=Judith Kerr; kind=Refused ride; passenger=L. Holt
- Airport detour | driver=Anand Pillai; vehicle=SM 09 KK; kind=Detour; passenger=M. Cho; fare_paid=64
- Umbrella left behind | driver=Emre Polat; vehicle=EP 01 TX; kind=Lost item; passenger=I. Frame; fare_paid=12
- Phone in hand at 90 | driver=Carmen Oliva; vehicle=BC 22 XA; kind=Unsafe driving; passenger=D. Orr; fare_paid=27
! item tariff|fare table|taxi rate [tariff|fare\\w*|rate\\w*|calculat\\w*]: Name!;Base fare:money;Per km:money;Waiting per hour:money;From:time;To:time;Surcharge:money
- Day tariff | base_fare=3.2; per_km=1.9; waiting_per_hour=28; surcharge=0
- Night tariff | base_fare=4.2; per_km=2.3; waiting_per_hour=32; surcharge=1.5
- Sunday tariff | base_fare=3.8; per_km=2.1; waiting_per_hour=30; surcharge=1
- Large van tariff | base_fare=5; per_km=2.6; waiting_per_hour=34; surcharge=3

# polling station|polling place|poll worker|election worker|municipal election|election office
item election|poll|referendum: Name!;Kind=Council|Mayor|Parliament|Referendum|Advisory board;Held on:date!;Polls open:time;Polls close:time;Seats:number#0-1000;Registered voters:number#0-90000000;~State=Announced|Candidates open|Voting|Counting|Certified
- Council election 2026 | kind=Council; seats=33; registered_voters=24180; state=Announced
- Ring road referendum | kind=Referendum; seats=0; registered_voters=23900; state=Certified
- Mayor run-off 2026 | kind=Mayor; seats=1; registered_voters=24210; state=Counting
- Youth board vote | kind=Advisory board; seats=9; registered_voters=2800; state=Candidates open
item polling station|polling place|precinct|ward: Number!;Name;Address;Registered voters:number#0-20000;Booths:number#1-40;Wheelchair access:boolean;Head of station->@poll worker|election worker;Key with;Phone:phone
- PS 01 | name=Linden School gym; address=Linden Road 5; registered_voters=1240; booths=6; head_of_station=Ursel Hahn
- PS 14 | name=Fire station hall; address=Tank Street 2; registered_voters=870; booths=4; head_of_station=Martin Abt
- PS 07 | name=Library foyer; address=Book Lane 1; registered_voters=1580; booths=8; head_of_station=Petra Simek
- PS 22 | name=Rowing club; address=Weir Bank 3; registered_voters=640; booths=3; head_of_station=Ursel Hahn
person poll worker|election worker|election helper: Name!;Phone:phone;Email:email;Experience=First time|Some|Often;Role=Head|Deputy|Clerk|Counter;Trained:boolean;Allowance:money;~State=Invited|Confirmed|Declined|Reserve
- Ursel Hahn | experience=Often; role=Head; allowance=80; state=Confirmed
- Martin Abt | experience=Often; role=Head; allowance=80; state=Confirmed
- Dilan Kaya | experience=First time; role=Counter; allowance=60; state=Confirmed
- Petra Simek | experience=Some; role=Deputy; allowance=70; state=Reserve
record assignment|shift|staffing|duty: Title!;Election->@election|poll~Council election 2026;Polling station->@polling station|precinct~PS 01|PS 14;Worker->@poll worker|election worker;Role=Head|Deputy|Clerk|Counter;From:time;To:time;Showed up:boolean
- Kaya at PS 01 | election=Council election 2026; polling_station=PS 01; worker=Dilan Kaya; role=Counter
- Hahn leads PS 22 | election=Mayor run-off 2026; polling_station=PS 22; worker=Ursel Hahn; role=Head
- Simek deputy PS 07 | election=Council election 2026; polling_station=PS 07; worker=Petra Simek; role=Deputy
- Abt at PS 14 | election=Ring road referendum; polling_station=PS 14; worker=Martin Abt; role=Head
person candidate|nominee: Name!;Election->@election|poll;List or party~Town List|Independent;List place:number#1-100;Occupation;Born in:number#1900-2010;Email:email;Portrait:image;~State=Nominated|Admitted|Withdrawn|Elected
- Frida Lorenz | election=Council election 2026; list_or_party=Town List; list_place=1; occupation=Baker; state=Admitted
- Sam Oduya | election=Council election 2026; list_or_party=Independent; list_place=1; occupation=Nurse; state=Admitted
- Gerard Pohl | election=Mayor run-off 2026; list_or_party=Free Voters; list_place=1; occupation=Engineer; state=Elected
- Aylin Demir | election=Youth board vote; list_or_party=School list; list_place=2; occupation=Pupil; state=Nominated
record result|vote count|tally|count: Title!;Election->@election|poll;Polling station->@polling station|precinct;Candidate->@candidate|nominee;Votes:number#0-100000;Invalid:number#0-20000;Counted at:time;Signed by->@poll worker|election worker;~State=Preliminary|Checked|Final
- PS 01, Lorenz | election=Council election 2026; polling_station=PS 01; candidate=Frida Lorenz; votes=412; invalid=6; signed_by=Ursel Hahn; state=Preliminary
- PS 14, Oduya | election=Council election 2026; polling_station=PS 14; candidate=Sam Oduya; votes=233; invalid=4; signed_by=Martin Abt; state=Checked
- PS 22, Pohl | election=Mayor run-off 2026; polling_station=PS 22; candidate=Gerard Pohl; votes=301; invalid=2; signed_by=Ursel Hahn; state=Final
- PS 07, Pohl | election=Mayor run-off 2026; polling_station=PS 07; candidate=Gerard Pohl; votes=520; invalid=11; signed_by=Petra Simek; state=Checked
request postal vote|absentee ballot|postal ballot request|ballot request: Number!;Voter;Address;Send to;Election->@election|poll;Requested on:date;Reason=Away|Illness|Work|No reason;Sent on:date;Returned on:date
- PV-2204 | voter=R. Sundström; address=Birch Row 4; election=Council election 2026; reason=Away
- PV-2205 | voter=K. Blom; address=Mill Rise 30; election=Council election 2026; reason=Illness
- PV-2206 | voter=Y. Tanaka; address=Quay Court 2; election=Mayor run-off 2026; reason=Work
- PV-2207 | voter=F. Greco; address=Vine Hill 8; election=Mayor run-off 2026; reason=No reason
work material task|election task|delivery|setup: Title!;Polling station->@polling station;Due on:date;Kind=Ballot papers|Booths|Ballot box|Signs|Training|Collection;Quantity:number#0-50000;Assigned to;Notes:long
- Ballots to PS 14 | polling_station=PS 14; kind=Ballot papers; quantity=900; assigned_to=Building yard
- Booths to library | polling_station=PS 07; kind=Booths; quantity=8; assigned_to=Building yard
- Arrow signs rowing club | polling_station=PS 22; kind=Signs; quantity=6; assigned_to=Martin Abt
- Collect box PS 01 | polling_station=PS 01; kind=Ballot box; quantity=1; assigned_to=Courier Lenz

# online voting|student election|board election|e-voting|class president|union election|student union|voter registration|ballot casting
item election|ballot|vote: Title!;Body;Seats:number#1-50;Opens on:date!;Closes on:date!;Voting method=One vote|Several votes|Ranked|Yes or no;Secret:boolean;Quorum:percent;Description:long;~State=Draft|Nominations|Open|Closed|Published
- Student council 2026 | body=Student council; seats=5; voting_method=Several votes; quorum=30; state=Open
- New team name | body=Choir; seats=1; voting_method=One vote; quorum=50; state=Closed
- Works council 2026 | body=Works council; seats=7; voting_method=Ranked; quorum=0; state=Nominations
- Club statute change | body=Rowing club; seats=1; voting_method=Yes or no; quorum=60; state=Published
! person candidate|nominee|candidate profile: Name!;Election->@election|ballot~Student council 2026;Position->@position|office~President;Year or department;Slogan;Statement:long;Photo:image;Nominated by;~State=Nominated|Approved|Withdrawn|Elected
- Maya Torres | election=Student council 2026; year_or_department=Year 11; slogan=Quieter library, longer lunch; state=Approved
- Ivo Brandt | election=Student council 2026; year_or_department=Year 10; slogan=Bike racks now; state=Approved
- Bo Lindgren | election=Works council 2026; year_or_department=Assembly; slogan=Fair shifts; state=Nominated
- Sara Quist | election=Works council 2026; year_or_department=Logistics; slogan=Safe paths; state=Withdrawn
person voter|eligible voter|elector: Name!;Email:email;Voter number;Group;Weight:number#1-1000;Election->@election|ballot;Invited on:date;~Has voted:boolean
- Student 1107 | voter_number=V-1107; group=Year 11; weight=1; election=Student council 2026
- Student 1012 | voter_number=V-1012; group=Year 10; weight=1; election=Student council 2026
- Worker 214 | voter_number=V-214; group=Assembly; weight=1; election=Works council 2026
- Rower 38 | voter_number=V-038; group=Active members; weight=1; election=Club statute change
record vote cast|ballot paper|cast ballot: Receipt code!;Election->@election|ballot;Position->@position|office;Voter->@voter|eligible voter;Candidate->@candidate|nominee;Rank:number#1-20;Cast on:date;At:time;Choice=For|Against|Abstain
- R-7K2Q | election=Student council 2026; candidate=Maya Torres; rank=1; choice=For
- R-9M4D | election=Student council 2026; candidate=Ivo Brandt; rank=1; choice=For
- R-2F8X | election=Works council 2026; candidate=Bo Lindgren; rank=2; choice=For
- R-5T1B | election=Club statute change; choice=Against
record result|tally|outcome|vote count|election result: Title!;Election->@election|ballot;Position->@position|office;Candidate->@candidate|nominee;Votes:number#0-1000000;Share:percent;Elected:boolean;Published on:date
- Torres, first count | election=Student council 2026; candidate=Maya Torres; votes=184; share=41
- Brandt, first count | election=Student council 2026; candidate=Ivo Brandt; votes=129; share=29
- Statute change | election=Club statute change; votes=88; share=71
- Lindgren, preview | election=Works council 2026; candidate=Bo Lindgren; votes=64; share=22
request nomination|candidacy|candidate nomination|objection: Title!;Election->@election|ballot;Position->@position|office;Nominee;Nominated by;Seconded by;Email:email;Consent given:boolean;Reason:long
- Nomination of L. Adeyemi | election=Student council 2026; nominee=L. Adeyemi; nominated_by=Year 9 speaker
- Nomination of B. Lindgren | election=Works council 2026; nominee=Bo Lindgren; nominated_by=Shop floor 2; seconded_by=Paint shop
- Nomination of S. Quist | election=Works council 2026; nominee=Sara Quist; nominated_by=Warehouse team
- Nomination of N. Fofana | election=Student council 2026; nominee=N. Fofana; nominated_by=Drama club; reason=Speaks up for others.
event debate|hustings|candidate debate: Title!;Election->@election|ballot;Held on:date!;Starts at:time;Place;Moderator;Seats:number#5-2000;Stream:url
- Debate in the hall | election=Student council 2026; place=Assembly hall; moderator=Ms Okoye; seats=300
- Canteen panel | election=Works council 2026; place=Canteen; moderator=Union secretary; seats=120
- Statute question hour | election=Club statute change; place=Boathouse; moderator=Chair Nowak; seats=60
- Choir naming evening | election=New team name; place=Rehearsal room; moderator=Conductor; seats=40
+ comment: Candidate->@candidate|nominee
item position|office|elected office: Title!;Election->@election|ballot~Student council 2026;Seats:number#1-50;Votes per voter:number#1-50;Term:number(months)#1-120;Who may stand;Order:number#1-100
- President | election=Student council 2026; seats=1; votes_per_voter=1; term=12; order=1
- Treasurer | election=Student council 2026; seats=1; votes_per_voter=1; term=12; order=2
- Works council member | election=Works council 2026; seats=5; votes_per_voter=5; term=48; who_may_stand=Staff with six months of service; order=3
- Student council deputy | election=Student council 2026; seats=2; votes_per_voter=2; term=12; who_may_stand=All students; order=4
record manifesto|candidate manifesto|election program|election programme: Title!;Candidate->@candidate|nominee~Mara Lindt|Joel Abara;Position->@position|elected office;Election->@election|ballot;Slogan;Text:long!;File:file;Published on:date;~State=Draft|Approved|Published
- A louder voice | election=Student council 2026; slogan=Listen first; state=Published
- Cheaper canteen | election=Student council 2026; slogan=Good food, fair price; state=Approved
- Fair shifts for all | candidate=Bo Lindgren; position=Works council member; election=Works council 2026; slogan=Plans four weeks ahead; state=Draft
- Keys to the music room | candidate=Maya Torres; position=President; election=Student council 2026; slogan=Open rooms, open ears; state=Published

# petition|signature collection|citizens' initiative|signature drive
item petition|campaign|initiative: Title!;Addressed to->@decision maker|addressee~Minister of Transport|Town council;Topic->@topic|category~Transport|Environment;Starter;Started on:date;Ends on:date;Goal:number(signatures)#10-10000000;~Signatures:number#0-10000000;Photo:image;Text:long;~Status=Draft|Collecting|Successful|Handed over|Answered|Rejected
- Keep the night bus line 9 | addressed_to=City council; topic=Transport; starter=Night nurses' group; goal=2000; signatures=1418; status=Collecting
- Shade trees for Forge Square | addressed_to=Parks office; topic=Environment; starter=Iris Calder; goal=500; signatures=640; status=Successful
- Open the lido in May | addressed_to=Sports office; topic=Leisure; starter=Morning swimmers; goal=800; signatures=212; status=Draft
- Class size below 22 | addressed_to=School board; topic=Education; starter=Parents' union; goal=3000; signatures=3105; status=Handed over
record signature|supporter|signing: Name!;Petition->@petition|campaign~Keep the night bus line 9;Email:email;Postcode;Town;Signed on:date;Show name:boolean;Reason:long;~Verified=Pending|Verified|Invalid
- T. Achebe | petition=Keep the night bus line 9; postcode=2044; town=Eastport; reason=I finish work at 1 am.; verified=Verified
- L. Marchetti | petition=Shade trees for Forge Square; postcode=2041; town=Eastport; verified=Verified
- H. Oduya | petition=Class size below 22; postcode=2048; town=Eastport; verified=Pending
- Donald D. | petition=Open the lido in May; postcode=0000; town=Nowhere; verified=Invalid
item topic|category: Name!;Responsible body;Description:long;Minimum signatures:number#0-10000000
- Transport | responsible_body=Mobility committee; minimum_signatures=1000
- Environment | responsible_body=Environment committee; minimum_signatures=500
- Leisure | responsible_body=Sports committee; minimum_signatures=400
- Education | responsible_body=School board; minimum_signatures=1500
record progress update|campaign update|news: Title!;Petition->@petition|campaign;Written on:date;Author;Text:long;Photo:image
- Council debates it in June | petition=Keep the night bus line 9; author=Night nurses' group; text=Come and sit in the gallery.
- Goal reached in six weeks | petition=Class size below 22; author=Parents' union
- First 200 swimmers | petition=Open the lido in May; author=Morning swimmers; text=Tell your neighbours.
- Trees on the map | petition=Shade trees for Forge Square; author=Iris Calder
record official answer|statement|response: Title!;Petition->@petition|campaign;Answered by;Answered on:date;Position=Accepted|Partly accepted|Rejected|Passed on;Text:long;Document:file
- Twelve lindens in autumn | petition=Shade trees for Forge Square; answered_by=Parks office; position=Accepted; text=Planting in October.
- Lido heating too costly | petition=Open the lido in May; answered_by=Sports office; position=Rejected
- Bus kept on weekends | petition=Keep the night bus line 9; answered_by=Mobility committee; position=Partly accepted
- Sent to the ministry | petition=Class size below 22; answered_by=School board; position=Passed on; text=Pupil numbers are set by the state.
record paper sheet|signature sheet|list: Sheet number!;Petition->@petition|campaign;Collector;Place;Collected on:date;Signatures:number#1-100;Valid:number#0-100;Scan:file
- Sheet 14 | petition=Keep the night bus line 9; collector=R. Vance; place=Night market; signatures=20; valid=18
- Sheet 15 | petition=Keep the night bus line 9; collector=T. Achebe; place=Hospital gate; signatures=12; valid=12
- Sheet 3 | petition=Class size below 22; collector=P. Low; place=School fair; signatures=25; valid=21
- Sheet 1 | petition=Open the lido in May; collector=J. Finn; place=Lido fence; signatures=9; valid=7
event action|handover|stall|rally: Title!;Petition->@petition|campaign;Held on:date!;Starts at:time;Place;Helpers needed:number#1-200;Description:long
- Signature stall at Night market | petition=Keep the night bus line 9; place=Night market; helpers_needed=4
- Swim in the fountain | petition=Open the lido in May; place=Town fountain; helpers_needed=6
- Hand over in boxes | petition=Class size below 22; place=School board steps; helpers_needed=10
- Night ride with press | petition=Keep the night bus line 9; place=Bus terminal; helpers_needed=3
+ comment: Petition->@petition|campaign
person decision maker|addressee|recipient|target: Name!;Office;Organisation;Level=Town|Region|Nation|Company;Email:email;Party;Responses:number#0-10000;Verified:boolean;Portrait:image
- Minister of Transport | office=Minister; organisation=Government; level=Nation; responses=4
- Town council | office=Council; organisation=Harbourton; level=Town; responses=11
- Coastline Trains | office=Customer board; organisation=Coastline Trains; level=Company; responses=1
- Regional school office | office=School inspector; organisation=Northmark region; level=Region; responses=2
record milestone|petition milestone|goal: Title!;Petition->@petition|campaign;Signatures:number#1-10000000;Reached on:date;Message to supporters:long;~State=Ahead|Reached
- First thousand | signatures=1000; state=Reached
- Ten thousand | signatures=10000; state=Ahead
- First 200 for the lido | petition=Open the lido in May; signatures=200; message_to_supporters=The pool club has seen our list.; state=Reached
- Half the town for trees | petition=Shade trees for Forge Square; signatures=5000; message_to_supporters=Bring one neighbour each.; state=Ahead
! record petition share|share [share\\w*]: Title!;Petition->@petition|campaign;Shared by~Mara Lindt|Joel Abara;Channel=Link|Email|Message|Social network;Shared on:date;Signatures brought:number#0-1000000
- Mara by email | shared_by=Mara Lindt; channel=Email; signatures_brought=6
- Joel's link | shared_by=Joel Abara; channel=Link; signatures_brought=19
- Lido in the swimmers' group | petition=Open the lido in May; shared_by=Oona Reef; channel=Social network; signatures_brought=74
- Message to the parents | petition=Class size below 22; shared_by=Pavel Stone; channel=Message; signatures_brought=31
! record petition review|moderation decision [review\\w*|moderat\\w*|approv\\w*]: Title!;Petition->@petition|campaign;Moderator~Ida Falk|Tom Reyes;Decision=Published|Changes wanted|Rejected;Reason:long;Decided on:date
- Night bus approved | moderator=Ida Falk; decision=Published
- Tone of the text | moderator=Tom Reyes; decision=Changes wanted
- Trees approved | petition=Shade trees for Forge Square; moderator=Ida Falk; decision=Published; reason=Clear aim and addressee.
- Double of the lido | petition=Open the lido in May; moderator=Tom Reyes; decision=Rejected; reason=The same petition is running.

# trademark|patent|intellectual property|invention disclosure
item right|trademark|patent|ip asset|asset: Reference!;Title!;Kind=Trademark|Patent|Design|Utility model|Domain;Owner->@owner|applicant|proprietor~Solis Instruments|Mara Textiles;Country=EU|US|Germany|Japan|International;Application number;Registration number;Filed on:date;Registered on:date;Expires on:date;Classes;Image:image;~Status=Idea|Filed|Examination|Registered|Opposed|Lapsed
- TM-1120 | title=SOLVANE word mark; kind=Trademark; owner=Solis Instruments; country=EU; application_number=018900112; classes=9, 42; status=Registered
- PT-0331 | title=Self-levelling tripod head; kind=Patent; owner=Solis Instruments; country=Germany; application_number=10 2024 000 331; status=Examination
- DS-0087 | title=Woven wave pattern; kind=Design; owner=Mara Textiles; country=International; application_number=DM/231 087; status=Filed
- UM-0019 | title=Quick leg clamp; kind=Utility model; owner=Novak Rigging; country=Japan; application_number=2025-001902; status=Lapsed
person owner|applicant|proprietor|client: Name!;Contact person;Email:email;Phone:phone;Address;Country;Type=Person|Company|University
- Solis Instruments | contact_person=Gero Blank; country=Germany; type=Company
- Mara Textiles | contact_person=Mara Ilic; country=Serbia; type=Company
- Novak Rigging | contact_person=Ivan Novak; country=Czechia; type=Person
- Delta Polytechnic | contact_person=Transfer office; country=Netherlands; type=University
person inventor|creator: Name!;Employer;Email:email;Share:percent;Right->@right|patent;Country
- Dr. Yuna Seo | employer=Solis Instruments; share=60; right=PT-0331; country=Germany
- Felix Rau | employer=Solis Instruments; share=40; right=PT-0331; country=Germany
- Mara Ilic | employer=Mara Textiles; share=100; right=DS-0087; country=Serbia
- Ivan Novak | employer=Novak Rigging; share=100; right=UM-0019; country=Czechia
work deadline|renewal|time limit|annuity: Title!;Right->@right|patent~TM-1120|PT-0331;Due on:date!;Kind=Renewal|Annuity|Office action reply|Opposition|Priority;Attorney~E. Kwan|P. Dorsch;Fee:money;Reminder on:date;Notes:long
- Annuity year 3 tripod | right=PT-0331; kind=Annuity; attorney=P. Dorsch; fee=70
- Reply to examination report | right=PT-0331; kind=Office action reply; attorney=P. Dorsch; fee=1400
- Renew SOLVANE | right=TM-1120; kind=Renewal; attorney=E. Kwan; fee=850
- Priority for wave pattern | right=DS-0087; kind=Priority; attorney=E. Kwan; fee=0
record correspondence|office action|letter|document: Title!;Right->@right|patent;From or to=Patent office|Client|Opponent|Agent abroad;Kind=Office action|Reply|Certificate|Search report|Fee notice;Dated:date;File:file;Summary:long
- First examination report | right=PT-0331; from_or_to=Patent office; kind=Office action; summary=Claim 1 not new over an older head.
- SOLVANE certificate | right=TM-1120; from_or_to=Patent office; kind=Certificate
- Fee notice designs | right=DS-0087; from_or_to=Patent office; kind=Fee notice; summary=Second class unpaid.
- Report from Tokyo agent | right=UM-0019; from_or_to=Agent abroad; kind=Search report
request invention disclosure|disclosure|trademark request|new filing: Title!;Submitted by;Department;Submitted on:date;Problem solved:long;Prior art:long;Already shown:boolean;Sketch:image
- Quick clamp for tripod leg | submitted_by=Felix Rau; department=Mechanics; problem_solved=Legs lock with one hand.
- Loom without shuttle noise | submitted_by=Mara Ilic; department=Weaving; problem_solved=Noise down by 9 dB.
- Level by magnet ring | submitted_by=Dr. Yuna Seo; department=Optics; problem_solved=No bubble needed.
- Rope end sensor | submitted_by=Ivan Novak; department=Rigging; problem_solved=Warns before wear.
record infringement|watch hit|conflict|opposition: Title!;Right->@right|trademark;Other mark or product;Other party;Found on:date;Similarity=Low|Medium|High;Measure=Watch|Warning letter|Opposition|Lawsuit|None;~State=Open|Settled|Dropped
- SOLVAYNE app | right=TM-1120; other_mark_or_product=SOLVAYNE, class 9; other_party=App maker; similarity=High; measure=Opposition; state=Open
- Wave scarf copy | right=DS-0087; other_mark_or_product=Beach scarf; other_party=Strand Mode; similarity=Medium; measure=Warning letter; state=Settled
- Tripod head clone | right=PT-0331; other_mark_or_product=Level head X; other_party=Photo import; similarity=Low; measure=Watch; state=Open
- SOLVANA soap | right=TM-1120; other_mark_or_product=SOLVANA, class 3; other_party=Soap works; similarity=Low; measure=None; state=Dropped
record licence|license agreement|licence agreement: Title!;Right->@right|patent;Licensee;From:date;Until:date;Royalty:percent;Minimum per year:money;Exclusive:boolean;Document:file
- Tripod head to Camgear | right=PT-0331; licensee=Camgear; royalty=4; minimum_per_year=6000
- SOLVANE for accessories | right=TM-1120; licensee=Bagmaker Ruhl; royalty=6; minimum_per_year=2500
- Wave pattern to linen mill | right=DS-0087; licensee=Flax Mill; royalty=3; minimum_per_year=1200
- Clamp to stage supplier | right=UM-0019; licensee=Stage Direct; royalty=5; minimum_per_year=900
+ invoice: Right->@right|patent;Official fee:money;Attorney fee:money

# contract management|contract register|contract repository|contract renewal|contract lifecycle
item contract|agreement: Number!;Title!;Partner->@contract partner|counterparty|supplier~Northline Energy|Cleanwell;Type=Supply|Lease|Service|Employment|Confidentiality|Licence|Insurance;Owner~P. Abel|Nina Strom;Start on:date;End on:date;Notice period:number(days)#0-1000;Renews itself:boolean;Value per year:money;File:file;~Status=Draft|In review|Signed|Active|Notice given|Expired
- CT-204 | title=Electricity all sites; partner=Northline Energy; type=Supply; owner=P. Abel; notice_period=90; value_per_year=48200; status=Active
- CT-231 | title=Office cleaning; partner=Cleanwell; type=Service; owner=Nina Strom; notice_period=30; value_per_year=15600; status=In review
- CT-238 | title=Warehouse lease Dock 4; partner=Quay Estates; type=Lease; owner=P. Abel; notice_period=180; value_per_year=66000; status=Notice given
- CT-245 | title=Mutual secrecy agreement; partner=Orbit Labs; type=Confidentiality; owner=Nina Strom; notice_period=0; value_per_year=0; status=Signed
person contract partner|counterparty|supplier|vendor|partner: Name!;Contact person;Email:email;Phone:phone;Address;Tax number;Rating:rating;Note:long
- Northline Energy | contact_person=Key account desk; rating=4
- Cleanwell | contact_person=Aldo Merz; rating=5
- Quay Estates | contact_person=Lou Hanley; rating=2
- Orbit Labs | contact_person=Dr. Ife Cole; rating=4; note=Answers within a day.
record clause|contract clause|term: Title!;Contract->@contract|agreement~CT-204|CT-231;Section;Kind=Price|Liability|Termination|Confidentiality|Penalty|Data protection;Risk=Low|Medium|High;Text:long
- Yearly price rise | contract=CT-204; section=4.2; kind=Price; risk=Medium; text=Index plus 1 percent at most.
- Six months' notice | contract=CT-238; section=11.1; kind=Termination; risk=High; text=In writing, by the 3rd of the month.
- Penalty for leaks | contract=CT-245; section=5; kind=Penalty; risk=High; text=25,000 for each breach.
- Damage by cleaners | contract=CT-231; section=8.3; kind=Liability; risk=Low
record version|draft|contract version|amendment: Title!;Contract->@contract|agreement;Number:number#1-99;Changed by~P. Abel|Nina Strom;Changed on:date;File:file;Change:long;~State=Draft|Sent|Agreed
- Cleaning draft 2 | contract=CT-231; number=2; changed_by=Nina Strom; change=Windows twice a year.; state=Sent
- Secrecy draft 1 | contract=CT-245; number=1; changed_by=Nina Strom; change=Term three years.; state=Agreed
- Energy renewal draft | contract=CT-204; number=4; changed_by=P. Abel; change=Fixed price for two years.; state=Draft
- Lease addendum | contract=CT-238; number=3; changed_by=P. Abel; state=Sent
request approval|approval request|signature request|contract request: Title!;Contract->@contract|agreement;Requested by;Approver~Legal|Finance|Managing director;Due on:date;Amount:money;Comment:long
- Sign-off cleaning contract | contract=CT-231; requested_by=Nina Strom; approver=Finance; amount=15600
- Lease notice approval | contract=CT-238; requested_by=P. Abel; approver=Managing director; amount=66000
- Legal look at secrecy | contract=CT-245; requested_by=Nina Strom; approver=Legal; amount=0
- Energy price check | contract=CT-204; requested_by=P. Abel; approver=Finance; amount=48200
work obligation|milestone|deadline|renewal reminder|deliverable: Title!;Contract->@contract|agreement;Due on:date!;Responsible~P. Abel|Nina Strom;Kind=Notice|Payment|Report|Renewal|Price check;Remind days before:number(days)#0-365;Notes:long
- Decide on energy renewal | contract=CT-204; responsible=P. Abel; kind=Notice; remind_days_before=120
- Send meter report | contract=CT-204; responsible=P. Abel; kind=Report; remind_days_before=14
- Return of keys Dock 4 | contract=CT-238; responsible=Nina Strom; kind=Notice; remind_days_before=60
- Compare cleaning prices | contract=CT-231; responsible=Nina Strom; kind=Price check; remind_days_before=45
record signature|signatory|signing: Title!;Contract->@contract|agreement;Signer;Company;Role;Signed on:date;Method=Paper|Electronic|Qualified electronic;~State=Waiting|Signed|Declined
- Merz for Cleanwell | contract=CT-231; signer=Aldo Merz; company=Cleanwell; role=Owner; method=Electronic; state=Waiting
- Cole for Orbit | contract=CT-245; signer=Dr. Ife Cole; company=Orbit Labs; role=Director; method=Qualified electronic; state=Signed
- Hanley for Quay | contract=CT-238; signer=Lou Hanley; company=Quay Estates; role=Agent; method=Paper; state=Signed
- Abel for energy | contract=CT-204; signer=P. Abel; company=Own company; role=Purchasing; method=Electronic; state=Declined
+ payment: Contract->@contract|agreement;Due on:date;Period

# traffic fine|speeding ticket|parking ticket|traffic violation|speed camera
record violation|fine|offence|traffic ticket|citation: Number!;Plate!;Offence->@offence type|offence code~Speeding 11-15 km/h|Red light;Place;Camera->@camera|speed camera;Committed on:date!;At:time;Speed measured:number(km/h)#0-300;Speed limit:number(km/h)#5-130;Amount:money;Points:number#0-12;Photo:image;~Status=Issued|Sent|Paid|Appealed|Overdue|Cancelled
- TF-88201 | plate=KR 770 L; offence=Speeding 11-15 km/h; place=School Road; camera=Cam School Road; speed_measured=44; speed_limit=30; amount=50; points=0; status=Sent
- TF-88202 | plate=NB 13 OP; offence=Red light; place=Tower Junction; camera=Cam Tower Junction; amount=180; points=1; status=Appealed
- TF-88203 | plate=SV 404 A; offence=Phone at the wheel; place=Ring Road km 3; camera=Cam Ring Road; speed_limit=70; amount=100; points=1; status=Paid
- TF-88204 | plate=LW 90 CD; offence=Speeding 21-25 km/h; place=Harbour Tunnel; camera=Cam Tunnel; speed_measured=83; speed_limit=60; amount=115; points=1; status=Overdue
item offence type|offence code|fine catalogue|violation type: Name!;Code;Fine:money;Points:number#0-12;Driving ban:number(months)#0-24;Law section;Early payment discount:percent
- Speeding 11-15 km/h | code=S-11; fine=50; points=0; driving_ban=0; law_section=§ 49; early_payment_discount=20
- Red light | code=R-02; fine=180; points=1; driving_ban=0; law_section=§ 37
- Phone at the wheel | code=P-01; fine=100; points=1; driving_ban=0; law_section=§ 23
- Speeding 21-25 km/h | code=S-21; fine=115; points=1; driving_ban=0; law_section=§ 49; early_payment_discount=10
item camera|speed camera|radar: Name!;Location;Type=Fixed|Mobile|Red light|Average speed;Speed limit:number(km/h)#5-130;Calibrated until:date;Latitude:number#-90-90;Longitude:number#-180-180;~State=Active|Off|Vandalised
- Cam School Road | location=School Road 12; type=Fixed; speed_limit=30; state=Active
- Cam Tower Junction | location=Tower Junction; type=Red light; speed_limit=50; state=Active
- Cam Ring Road | location=Ring Road km 3; type=Mobile; speed_limit=70; state=Off
- Cam Tunnel | location=Harbour Tunnel; type=Average speed; speed_limit=60; state=Vandalised
person vehicle owner|driver named|holder|offender: Name!;Plate;Address;Email:email;Phone:phone;Licence number;~Points total:number#0-20
- K. Rasmussen | plate=KR 770 L; address=Gull Street 8; points_total=0
- N. Bell | plate=NB 13 OP; address=Moor End 3; points_total=3
- S. Vidal | plate=SV 404 A; address=Pine Court 11; points_total=1
- L. Wong | plate=LW 90 CD; address=Terrace 40; points_total=5
request appeal|objection|contest: Title!;Violation->@violation|fine~TF-88201|TF-88202;Appellant->@vehicle owner|offender;Ground=Not the driver|Sign hidden|Emergency|Wrong plate|Camera fault;Submitted on:date;Evidence:file;Statement:long;~Decided by~Clerk Moss|Judge Ortega
- Made way for an ambulance | violation=TF-88202; appellant=N. Bell; ground=Emergency; decided_by=Clerk Moss
- Sign behind branches | violation=TF-88201; appellant=K. Rasmussen; ground=Sign hidden; decided_by=Clerk Moss
- My brother drove | violation=TF-88204; appellant=L. Wong; ground=Not the driver; decided_by=Judge Ortega
- It was a sandwich | violation=TF-88203; appellant=S. Vidal; ground=Camera fault; statement=No phone in the picture.
record notice|reminder|letter: Number!;Violation->@violation|fine;Kind=First notice|Reminder|Final demand|Court order;Sent on:date!;Due on:date;Surcharge:money;Channel=Post|Email|Portal
- N-5510 | violation=TF-88201; kind=First notice; surcharge=0; channel=Post
- N-5511 | violation=TF-88202; kind=Reminder; surcharge=10; channel=Email
- N-5512 | violation=TF-88204; kind=Final demand; surcharge=35; channel=Post
- N-5513 | violation=TF-88203; kind=First notice; surcharge=0; channel=Portal
record instalment plan|payment plan|instalment: Title!;Violation->@violation|fine;Number of rates:number#2-36;Rate:money;First due on:date;Reason;~State=Applied|Running|Finished|Broken
- Bell in four rates | violation=TF-88202; number_of_rates=4; rate=45; reason=Low income; state=Applied
- Wong in six rates | violation=TF-88204; number_of_rates=6; rate=25; reason=Unemployed; state=Broken
- Vidal in two rates | violation=TF-88203; number_of_rates=2; rate=50; reason=Student; state=Finished
- Rasmussen in two rates | violation=TF-88201; number_of_rates=2; rate=25; reason=Sick leave; state=Running
+ payment: Violation->@violation|fine;Discount:money;Reference

# freedom of information|public records request|information request|foi request
request information request|records request|foi request|inquiry: Number!;Subject!;Requester;Organisation;Email:email;Authority->@authority|public body|agency~Transport office|City archive;Submitted on:date!;Due on:date;Format=Copy|Email|Inspection on site;Public request:boolean;Text:long
- FOI-2026-044 | subject=Cost of the bridge closure; requester=Lena Ost; organisation=Daily Herald; authority=Transport office; format=Email; text=All contracts and invoices since January.
- FOI-2026-047 | subject=Tree felling permits 2025; requester=B. Nakai; authority=Transport office; format=Copy
- FOI-2026-052 | subject=School lunch contracts; requester=Parents' forum; organisation=Parents' forum; authority=Education board; format=Inspection on site
- FOI-2026-058 | subject=Letters on the 1974 flood; requester=Dr. P. Hume; organisation=Delta College; authority=City archive; format=Copy; text=All letters of the mayor.
item authority|public body|agency|department: Name!;Contact person;Email:email;Phone:phone;Address;Level=Municipal|Regional|National;Usual reply time:number(days)#1-365
- Transport office | contact_person=O. Sand; level=Municipal; usual_reply_time=24
- City archive | contact_person=Mrs Pell; level=Municipal; usual_reply_time=12
- Education board | contact_person=F. Lim; level=Regional; usual_reply_time=30
- Ministry of Water | contact_person=Request desk; level=National; usual_reply_time=40
record response|answer|reply|decision letter: Title!;Request->@information request|records request~FOI-2026-044|FOI-2026-047;Sent on:date!;Result=Full release|Partial release|Refused|No records|Passed on;Exemption->@exemption|refusal ground;Pages released:number#0-100000;Letter:file;Text:long
- Contracts part 1 | request=FOI-2026-044; result=Partial release; exemption=Trade secrets; pages_released=118
- Felling permits list | request=FOI-2026-047; result=Full release; pages_released=61
- No tender file kept | request=FOI-2026-052; result=No records; pages_released=0
- Letters refused for now | request=FOI-2026-058; result=Refused; exemption=Archive closed period; pages_released=0
item exemption|refusal ground|ground for refusal: Name!;Law section;Needs public interest test:boolean;Description:long
- Trade secrets | law_section=§ 6
- Personal data | law_section=§ 5
- Archive closed period | law_section=§ 11
- Public safety | law_section=§ 3; description=Plans of bridges and plants.
record document|released record|file|attachment: Title!;Request->@information request|records request;Pages:number#1-10000;Redacted pages:number#0-10000;Redacted by~O. Sand|J. Fell;File:file;Dated:date;Public:boolean
- Contract with bridge contractor | request=FOI-2026-044; pages=46; redacted_pages=7; redacted_by=J. Fell
- Felling permit register | request=FOI-2026-047; pages=61; redacted_pages=12; redacted_by=O. Sand
- Menu supplier offer | request=FOI-2026-052; pages=18; redacted_pages=3; redacted_by=J. Fell
- Mayor's letter book | request=FOI-2026-058; pages=204; redacted_pages=0; redacted_by=J. Fell
work processing step|search task|review task|step: Title!;Request->@information request;Due on:date;Assigned to~O. Sand|J. Fell;Kind=Search files|Ask third party|Redact|Legal check|Send answer;Hours:number(h)#0-200;Notes:long
- Ask contractor for objections | request=FOI-2026-044; assigned_to=O. Sand; kind=Ask third party; hours=1
- Search felling folders | request=FOI-2026-047; assigned_to=J. Fell; kind=Search files; hours=5
- Black out addresses | request=FOI-2026-047; assigned_to=O. Sand; kind=Redact; hours=3
- Check archive law | request=FOI-2026-058; assigned_to=J. Fell; kind=Legal check; hours=2
request appeal|internal review|complaint|objection: Title!;Request->@information request;Submitted on:date;Ground=Refused|Too late|Too much redacted|Fee too high;Reviewer~Legal office|Information commissioner;Text:long
- Too much is black | request=FOI-2026-044; ground=Too much redacted; reviewer=Legal office
- Six weeks without answer | request=FOI-2026-052; ground=Too late; reviewer=Information commissioner
- Letters are fifty years old | request=FOI-2026-058; ground=Refused; reviewer=Legal office
- 90 for copies | request=FOI-2026-047; ground=Fee too high; reviewer=Legal office
+ payment: Request->@information request;Fee for=Search time|Copies|Postage

# gdpr|data protection officer|privacy request|data breach|processing activities
item processing activity|processing|record of processing: Name!;Purpose:long;Department;Legal basis=Consent|Contract|Legal duty|Legitimate interest|Vital interest;Data categories;Persons concerned;Keep for:number(months)#0-600;Processor->@processor|vendor;Responsible~H. Weil|Mo Tansi;Risk=Low|Medium|High;~State=Draft|Approved|Review due
- Payroll | purpose=Pay wages and report tax.; department=Personnel; legal_basis=Contract; data_categories=Name, bank account, tax class; persons_concerned=Employees; keep_for=120; processor=PayBüro; responsible=H. Weil; risk=Medium; state=Approved
- Newsletter | department=Marketing; legal_basis=Consent; data_categories=Email, opening times; persons_concerned=Subscribers; keep_for=24; processor=MailPost; responsible=Mo Tansi; risk=Low; state=Review due
- Door cameras | purpose=Protect entrances.; department=Facilities; legal_basis=Legitimate interest; data_categories=Video; persons_concerned=Visitors; keep_for=0; processor=SafeView; responsible=H. Weil; risk=High; state=Draft
- Accident book | department=Safety; legal_basis=Legal duty; data_categories=Name, injury; persons_concerned=Employees; keep_for=60; processor=CloudShelf; responsible=Mo Tansi; risk=Medium; state=Approved
person processor|vendor|data processor|recipient: Name!;Service;Country;Contract signed on:date;Contract:file;Safeguard=EU|Adequacy|Standard clauses|None;Contact email:email;Next audit on:date
- PayBüro | service=Payroll; country=Germany; safeguard=EU
- MailPost | service=Mailing; country=USA; safeguard=Standard clauses
- SafeView | service=Camera storage; country=Switzerland; safeguard=Adequacy
- CloudShelf | service=File storage; country=India; safeguard=None
request data subject request|privacy request|access request|erasure request: Number!;Person;Email:email;Kind=Access|Erasure|Correction|Objection|Portability|Withdraw consent;Received on:date!;Due on:date;Identity checked:boolean;Activity->@processing activity|processing~Payroll|Newsletter;Answer:long
- DSR-061 | person=K. Ahlers; kind=Erasure; activity=Newsletter
- DSR-062 | person=Former employee; kind=Access; activity=Payroll
- DSR-063 | person=Visitor B. Roth; kind=Objection; activity=Door cameras
- DSR-064 | person=S. Imhof; kind=Correction; activity=Accident book; answer=Date changed.
record data breach|breach|privacy incident|incident: Number!;Title!;Discovered on:date!;At:time;Kind=Wrong recipient|Lost device|Hacking|Open access|Paper lost;People affected:number#0-100000000;Data;Risk=None|Low|High;Authority informed on:date;Persons informed:boolean;Measures:long;~State=Open|Contained|Closed
- BR-09 | title=Payslip to the wrong person; kind=Wrong recipient; people_affected=1; data=Salary, bank account; risk=Low; state=Contained
- BR-10 | title=Laptop left in train; kind=Lost device; people_affected=320; data=Accident reports; risk=High; state=Open
- BR-11 | title=Open folder on share; kind=Open access; people_affected=48; data=Applications; risk=Low; state=Closed
- BR-12 | title=Mail list hacked; kind=Hacking; people_affected=5100; data=Email addresses; risk=High; state=Contained
record impact assessment|dpia|risk assessment: Title!;Activity->@processing activity;Assessed on:date;Assessor~H. Weil|Mo Tansi;Likelihood:number#1-5;Severity:number#1-5;Measures:long;Result=Acceptable|Measures needed|Ask authority
- Payroll assessment | activity=Payroll; assessor=H. Weil; likelihood=2; severity=4; result=Acceptable
- Camera assessment | activity=Door cameras; assessor=Mo Tansi; likelihood=3; severity=4; measures=Blur the street.; result=Measures needed
- Newsletter tracking | activity=Newsletter; assessor=H. Weil; likelihood=2; severity=2; result=Acceptable
- Health data in accident book | activity=Accident book; assessor=H. Weil; likelihood=3; severity=5; result=Ask authority
record consent|consent record|opt-in: Title!;Person;Email:email;Activity->@processing activity;Given on:date!;Source=Web form|Paper|Phone;Text version;Withdrawn on:date
- Newsletter opt-in K. Ahlers | person=K. Ahlers; activity=Newsletter; source=Web form; text_version=2025-02
- Newsletter opt-in P. Gomez | person=P. Gomez; activity=Newsletter; source=Paper; text_version=2024-09
- Newsletter opt-in R. Iyer | person=R. Iyer; activity=Newsletter; source=Phone; text_version=2025-02
- Visitor film consent | person=B. Roth; activity=Door cameras; source=Paper; text_version=2026-01
work measure|privacy task|action|deletion task: Title!;Activity->@processing activity;Due on:date;Responsible~H. Weil|Mo Tansi;Kind=Delete data|Contract|Training|Encrypt|Update notice;Priority=Low|Normal|High;Notes:long
- Delete old subscribers | activity=Newsletter; responsible=Mo Tansi; kind=Delete data; priority=Normal
- Sign camera contract | activity=Door cameras; responsible=H. Weil; kind=Contract; priority=High
- Encrypt safety laptops | activity=Accident book; responsible=Mo Tansi; kind=Encrypt; priority=High
- Train payroll clerks | activity=Payroll; responsible=H. Weil; kind=Training; priority=Low

# community service|probation|offender|parole|court-ordered hours
person client|offender|probationer|participant: Name!;File number;Born on:date;Phone:phone;Address;Court;Sentence;Hours ordered:number(h)#0-1000;~Hours served:number(h)#0-1000;Officer->@probation officer|case officer;Ends on:date;~Status=Active|Warned|Completed|Breached
- D. Marlow | file_number=PB-410; court=District court; sentence=80 hours for vandalism; hours_ordered=80; hours_served=34; officer=Ines Calvo; status=Active
- T. Ruud | file_number=PB-422; court=Youth court; sentence=40 hours; hours_ordered=40; hours_served=40; officer=Greg Watt; status=Completed
- K. Osman | file_number=PB-431; court=District court; sentence=120 hours for fraud; hours_ordered=120; hours_served=12; officer=Lucy Marsh; status=Warned
- B. Falk | file_number=PB-399; court=Regional court; sentence=60 hours; hours_ordered=60; hours_served=9; officer=Ines Calvo; status=Breached
item placement site|workplace|placement|partner organisation: Name!;Organisation;Address;Supervisor;Phone:phone;Places:number#1-100;Work=Gardening|Cleaning|Kitchen|Workshop|Animal care;Opening hours;Not suitable for:long
- Riverside park crew | organisation=Parks office; supervisor=Stan Bodo; places=6; work=Gardening; opening_hours=Mon-Fri 7-15
- Soup kitchen St Jude | organisation=St Jude charity; supervisor=Sister Ruth; places=2; work=Kitchen
- Bike workshop Spoke | organisation=Spoke trust; supervisor=Milo Hart; places=4; work=Workshop; not_suitable_for=Theft of bikes.
- Hill animal shelter | organisation=Animal friends; supervisor=Dora Lis; places=3; work=Animal care
person probation officer|case officer|officer: Name!;Office;Email:email;Phone:phone;Cases at most:number#1-200;Field=Adults|Youth|Parole
- Ines Calvo | office=South; cases_at_most=60; field=Adults
- Greg Watt | office=South; cases_at_most=40; field=Youth
- Lucy Marsh | office=North; cases_at_most=55; field=Parole
- Amir Nasser | office=North; cases_at_most=45; field=Adults
record hours entry|work session|attendance|service hours: Title!;Client->@client|offender~D. Marlow|T. Ruud;Site->@placement site|workplace;Worked on:date!;From:time;To:time;Hours:number(h)#0-12;Supervisor sign-off:boolean;Conduct=Good|Fair|Poor|Did not appear;Remark:long
- Marlow day 6 | client=D. Marlow; site=Riverside park crew; hours=6; conduct=Good
- Marlow day 7 | client=D. Marlow; site=Riverside park crew; hours=0; conduct=Did not appear
- Osman kennel day 2 | client=K. Osman; site=Hill animal shelter; hours=6; conduct=Fair
- Ruud last shift | client=T. Ruud; site=Soup kitchen St Jude; hours=4; conduct=Good
record contact|meeting|check-in|officer visit: Title!;Client->@client|offender;Officer->@probation officer|officer;Met on:date!;Form=Office|Home visit|Phone|Video;Topics:long;Drug test=Not taken|Negative|Positive;Next meeting on:date
- Talk about missed day | client=D. Marlow; officer=Ines Calvo; form=Office; topics=Child was ill, note to be brought.
- Osman at home | client=K. Osman; officer=Lucy Marsh; form=Home visit; drug_test=Not taken
- Ruud farewell talk | client=T. Ruud; officer=Greg Watt; form=Phone; topics=Apprenticeship starts.
- Falk by video | client=B. Falk; officer=Ines Calvo; form=Video; drug_test=Positive
record condition|court condition|requirement: Title!;Client->@client|offender;Kind=Curfew|Treatment|No contact|Fine|Course|Report weekly;From:date;Until:date;Details:long;~State=Kept|Partly kept|Broken|Ended
- Anti-violence course | client=T. Ruud; kind=Course; details=Ten evenings.; state=Ended
- Weekly report Falk | client=B. Falk; kind=Report weekly; state=Broken
- No contact with victim | client=K. Osman; kind=No contact; details=100 m distance.; state=Kept
- Night curfew Marlow | client=D. Marlow; kind=Curfew; details=22 to 6.; state=Partly kept
record violation|breach|warning: Title!;Client->@client|offender;Happened on:date!;Kind=Missed hours|Missed meeting|New offence|Positive test|Curfew;Measure=Talk|Written warning|Report to court|Arrest;Description:long
- Missed Riverside day 7 | client=D. Marlow; kind=Missed hours; measure=Talk
- Falk positive test | client=B. Falk; kind=Positive test; measure=Report to court
- Osman no show | client=K. Osman; kind=Missed meeting; measure=Written warning
- Marlow out at one | client=D. Marlow; kind=Curfew; measure=Talk; description=Seen at the station.
work officer task|report due|court report|task: Title!;Client->@client|offender;Due on:date;Officer->@probation officer|officer;Kind=Court report|Home visit|Call site|Final report;Notes:long
- Half-way report Marlow | client=D. Marlow; officer=Ines Calvo; kind=Court report
- Final report Ruud | client=T. Ruud; officer=Greg Watt; kind=Final report
- Ring the shelter | client=K. Osman; officer=Lucy Marsh; kind=Call site
- Visit Falk | client=B. Falk; officer=Ines Calvo; kind=Home visit

# visa application|immigration|residence permit|asylum|work permit|citizenship application
request application|visa application|case|residence application: Number!;Applicant->@applicant|client|migrant~Leyla Aran|Mateo Ruiz;Visa type->@visa type|permit type~Skilled worker|Family reunion;Submitted on:date;Arrival on:date;Adviser~Jo Haas|Ruth Obeng;Office;Urgent:boolean;Note:long
- VA-7781 | applicant=Leyla Aran; visa_type=Skilled worker; adviser=Jo Haas; office=Embassy section 2
- VA-7790 | applicant=Mateo Ruiz; visa_type=Family reunion; adviser=Ruth Obeng; office=City migration office
- VA-7796 | applicant=Wei Zhang; visa_type=Student; adviser=Jo Haas; office=Consulate general
- VA-7802 | applicant=Fatou Sow; visa_type=Seasonal work; adviser=Ruth Obeng; office=Embassy section 4
person applicant|client|migrant: Name!;Nationality;Born on:date;Passport number;Passport until:date;Email:email;Phone:phone;Language;Current country;Family members:number#0-20
- Leyla Aran | nationality=Turkish; passport_number=U 01 223 441; language=Turkish; current_country=Turkey; family_members=1
- Mateo Ruiz | nationality=Peruvian; passport_number=11 802 334; language=Spanish; current_country=Peru; family_members=0
- Wei Zhang | nationality=Chinese; passport_number=EJ 4410 772; language=Chinese; current_country=China; family_members=0
- Fatou Sow | nationality=Senegalese; passport_number=A 02 118 640; language=French; current_country=Senegal; family_members=3
item visa type|permit type|visa category|programme: Name!;Fee:money;Processing time:number(days)#1-1000;Valid for:number(months)#1-120;Work allowed:boolean;Minimum salary:money;Requirements:long
- Skilled worker | fee=75; processing_time=60; valid_for=36; minimum_salary=41000; requirements=Job contract, recognised degree, health cover.
- Family reunion | fee=75; processing_time=90; valid_for=24; requirements=Marriage certificate, flat of enough size, basic language.
- Student | fee=60; processing_time=45; valid_for=12; requirements=University place, blocked account.
- Seasonal work | fee=40; processing_time=30; valid_for=6; minimum_salary=14000
item required document|document type|checklist item: Name!;Visa type->@visa type|permit type;Translation needed:boolean;Not older than:number(months)#1-60;Copies:number#1-5;Hint:long
- Marriage certificate | visa_type=Family reunion; not_older_than=6; copies=2; hint=With apostille.
- Job contract | visa_type=Skilled worker; copies=1
- University admission | visa_type=Student; not_older_than=12; copies=1
- Health certificate | visa_type=Seasonal work; not_older_than=3; copies=1; hint=From a listed doctor.
record document|uploaded document|paper: Title!;Application->@application|visa application~VA-7781|VA-7790;Required document->@required document|document type;File:file;Issued on:date;Valid until:date;Translated:boolean;~State=Missing|Uploaded|Accepted|Rejected
- Aran job contract | application=VA-7781; required_document=Job contract; state=Accepted
- Ruiz marriage certificate | application=VA-7790; required_document=Marriage certificate; state=Uploaded
- Zhang admission letter | application=VA-7796; required_document=University admission; state=Rejected
- Sow health certificate | application=VA-7802; required_document=Health certificate; state=Missing
record decision|permit|status change|residence permit: Title!;Application->@application|case;Decided on:date;Result=Granted|Refused|More papers needed|Withdrawn;Valid from:date;Valid until:date;Permit number;Reason:long
- Aran granted | application=VA-7781; result=Granted; permit_number=RP-440112
- Zhang needs blocked account | application=VA-7796; result=More papers needed; reason=Proof of funds missing.
- Ruiz refused | application=VA-7790; result=Refused; reason=Flat too small.
- Sow withdrawn | application=VA-7802; result=Withdrawn
work case task|deadline|step: Title!;Application->@application|case;Due on:date;Assigned to~Jo Haas|Ruth Obeng;Kind=Collect papers|Translation|Biometrics|Interview|Appeal;Notes:long
- Send apostille | application=VA-7790; assigned_to=Ruth Obeng; kind=Collect papers
- Appeal for Ruiz | application=VA-7790; assigned_to=Jo Haas; kind=Appeal
- Translate admission | application=VA-7796; assigned_to=Jo Haas; kind=Translation
- Fingerprints Sow | application=VA-7802; assigned_to=Ruth Obeng; kind=Biometrics
! event interview|biometrics date|hearing [interview\\w*|biometric\\w*|hearing\\w*|appointment\\w*]: Title!;Application->@application|case;Held on:date!;Starts at:time;Place;Interpreter;Kind=Interview|Biometrics|Language test;Result
- Biometrics Ruiz | application=VA-7790; place=Consulate hall B; kind=Biometrics
- Interview Aran | application=VA-7781; place=Embassy room 4; interpreter=S. Demirel; kind=Interview; result=Convincing
- Language test Zhang | application=VA-7796; place=Language institute; kind=Language test; result=B2
- Biometrics Sow | application=VA-7802; place=Embassy counter 1; kind=Biometrics
+ appointment: Application->@application|case;Adviser~Jo Haas|Ruth Obeng;Interpreter language

# event permit|street festival permit|special event permit|film permit|demonstration notice
request application|event application|permit application: Number!;Event name!;Organiser->@organiser|applicant~Lantern Club|Marathon e.V.;Site->@site|public space|venue~Market Square|River Promenade;Begins on:date!;Ends on:date;From:time;To:time;Expected visitors:number#1-1000000;Amplified music:boolean;Alcohol:boolean;Road closed:boolean;Description:long
- EV-26-031 | event_name=Lantern night; organiser=Lantern Club; site=River Promenade; expected_visitors=1800; description=Walk with lanterns, two food stalls.
- EV-26-035 | event_name=City half marathon; organiser=Marathon e.V.; site=Market Square; expected_visitors=6000
- EV-26-040 | event_name=Reed organ festival; organiser=Parish St Olaf; site=Abbey Court; expected_visitors=450
- EV-26-044 | event_name=Food truck weekend; organiser=Street Bites Ltd; site=Old Airfield; expected_visitors=9000; description=Thirty trucks, one stage.
person organiser|applicant|organizer: Name!;Contact person;Email:email;Phone:phone;Type=Club|Company|Private|Political group|Church;Insurance until:date;Address
- Lantern Club | contact_person=Mei Duval; type=Club
- Marathon e.V. | contact_person=Ole Fritz; type=Club
- Parish St Olaf | contact_person=Rev. Anna Holm; type=Church
- Street Bites Ltd | contact_person=Gino Farr; type=Company
item site|public space|venue|square: Name!;Address;Area:number(m²)#10-1000000;Visitors at most:number#10-500000;Power:number(A)#0-1000;Water tap:boolean;Quiet from:time;Fee per day:money;Rules:long
- Market Square | area=4200; visitors_at_most=6000; power=125; fee_per_day=320
- River Promenade | area=9000; visitors_at_most=3500; power=63; fee_per_day=180; rules=No open fire near the willows.
- Abbey Court | area=1100; visitors_at_most=600; power=32; fee_per_day=90; rules=No vehicles on the paving.
- Old Airfield | area=85000; visitors_at_most=20000; power=400; fee_per_day=750
record department opinion|department review|approval: Title!;Application->@application|event application~EV-26-031|EV-26-035;Department=Police|Fire|Traffic|Environment|Health|Parks;Officer;Due on:date;Result=Open|Agreed|With conditions|Refused;Conditions:long
- Fire opinion Lantern night | application=EV-26-031; department=Fire; officer=C. Pohl; result=With conditions; conditions=Three extinguishers, lane of 3.5 m stays free.
- Traffic opinion half marathon | application=EV-26-035; department=Traffic; officer=N. Essien; result=Open
- Police opinion food trucks | application=EV-26-044; department=Police; officer=Insp. Rahn; result=Agreed
- Environment opinion organ | application=EV-26-040; department=Environment; officer=T. Vale; result=Refused; conditions=Nesting time in the court.
record permit|event permit|licence: Number!;Application->@application|event application;Issued on:date;Valid from:date;Valid until:date;Fee:money;Deposit:money;Conditions:long;~Status=Granted|Refused|Withdrawn|Expired
- EP-204 | application=EV-26-031; fee=180; deposit=500; status=Granted
- EP-205 | application=EV-26-035; fee=320; deposit=1500; conditions=Route open again by 15:00.; status=Granted
- EP-206 | application=EV-26-040; fee=0; deposit=0; status=Refused
- EP-207 | application=EV-26-044; fee=1500; deposit=3000; status=Withdrawn
record plan|site plan|safety concept|document: Title!;Application->@application|event application;Kind=Site plan|Safety concept|Traffic plan|Insurance|Route map;File:file;Uploaded on:date;~State=To check|Accepted|Revise
- Site plan promenade | application=EV-26-031; kind=Site plan; state=Accepted
- Route map half marathon | application=EV-26-035; kind=Route map; state=Revise
- Safety concept airfield | application=EV-26-044; kind=Safety concept; state=To check
- Insurance of the parish | application=EV-26-040; kind=Insurance; state=Accepted
record stall|vendor stall|structure|pitch: Title!;Application->@application|event application;Kind=Food stall|Stage|Tent|Toilet|Ride;Width:number(m)#0-100;Depth:number(m)#0-100;Gas used:boolean;Operator
- Pancake stall | application=EV-26-031; kind=Food stall; width=3; depth=2; operator=Crepe Cart
- Finish arch tent | application=EV-26-035; kind=Tent; width=8; depth=6; operator=Marathon e.V.
- Main stage airfield | application=EV-26-044; kind=Stage; width=12; depth=9; operator=Sound Crew
- Toilet trailer court | application=EV-26-040; kind=Toilet; width=6; depth=2; operator=Loo Rent
work on-site check|inspection|acceptance: Title!;Application->@application|event application;Due on:date;Officer~C. Pohl|N. Essien;Kind=Set-up check|Noise reading|Clean-up check;Noise level:number(dB)#30-130;Notes:long
- Set-up check Lantern night | application=EV-26-031; officer=C. Pohl; kind=Set-up check
- Noise at the airfield | application=EV-26-044; officer=N. Essien; kind=Noise reading; noise_level=88
- Clean-up after marathon | application=EV-26-035; officer=N. Essien; kind=Clean-up check
- Organ court reading | application=EV-26-040; officer=C. Pohl; kind=Noise reading; noise_level=61
+ payment: Permit->@permit|event permit;Kind=Fee|Deposit|Cleaning

# hunting licence|hunting license|fishing licence|fishing license|firearm|gun licence
person licence holder|hunter|angler|gun owner|holder: Name!;Holder number;Born on:date;Address;Email:email;Phone:phone;Exam passed on:date;Background check until:date;~Status=In good standing|Suspended|Barred
- Ture Malm | holder_number=H-2201; address=Forest Road 9; status=In good standing
- Celia Brook | holder_number=H-2240; address=Weir Cottage; status=In good standing
- Pavel Dorn | holder_number=H-2255; address=Mill Farm; status=Suspended
- Ronja Sild | holder_number=H-1980; address=Bay Street 5; status=Barred
item licence type|permit type|license type: Name!;Kind=Hunting|Fishing|Firearm|Guest;Valid for:number(days)#1-3650;Fee:money;Resident fee:money;Minimum age:number#10-99;Exam needed:boolean;Conditions:long
- Annual hunting licence | kind=Hunting; valid_for=365; fee=85; resident_fee=60; minimum_age=18
- Week fishing card | kind=Fishing; valid_for=7; fee=25; resident_fee=18; minimum_age=14
- Guest hunting pass | kind=Guest; valid_for=3; fee=45; resident_fee=45; minimum_age=18; conditions=Only with a host.
- Firearm permit | kind=Firearm; valid_for=1825; fee=120; resident_fee=120; minimum_age=21
request application|licence application|renewal: Number!;Applicant->@licence holder|hunter~Ture Malm|Celia Brook;Licence type->@licence type|permit type~Annual hunting licence|Week fishing card;Submitted on:date;Starts on:date;Proof of exam:file;Insurance number;Note:long
- LA-9001 | applicant=Ture Malm; licence_type=Annual hunting licence; insurance_number=HL-77120
- LA-9002 | applicant=Celia Brook; licence_type=Week fishing card
- LA-9003 | applicant=Pavel Dorn; licence_type=Firearm permit; insurance_number=HL-77218
- LA-9004 | applicant=Ronja Sild; licence_type=Guest hunting pass
record licence|license|permit: Number!;Holder->@licence holder|hunter;Licence type->@licence type|permit type;Application->@application|renewal;Issued on:date;Valid from:date;Valid until:date;Fee:money;~Status=Active|Expired|Suspended|Revoked
- HL-5510 | holder=Ture Malm; licence_type=Annual hunting licence; application=LA-9001; fee=60; status=Active
- FC-0812 | holder=Celia Brook; licence_type=Week fishing card; application=LA-9002; fee=18; status=Active
- FP-0144 | holder=Pavel Dorn; licence_type=Firearm permit; application=LA-9003; fee=120; status=Suspended
- GP-0031 | holder=Ronja Sild; licence_type=Guest hunting pass; application=LA-9004; fee=45; status=Revoked
item area|hunting ground|water|zone: Name!;Kind=Forest|Field|Lake|River|Wetland;Size:number(ha)#1-200000;Species;Season from:date;Season to:date;Quota:number#0-10000;Warden;Rules:long
- Elk ridge | kind=Forest; size=3400; species=Elk, roe deer; quota=22; warden=B. Falk
- Lower Weir | kind=River; size=40; species=Trout, pike; quota=600; warden=J. Amis
- Heron marsh | kind=Wetland; size=260; species=Duck, goose; quota=140; warden=J. Amis; rules=No lead shot.
- Mirror Lake | kind=Lake; size=85; species=Perch, zander; quota=900; warden=B. Falk
record harvest|catch|bag report|catch report|kill report: Title!;Licence->@licence|license;Area->@area|hunting ground|water;Species;Taken on:date!;Number:number#1-500;Weight:number(kg)#0-1000;Length:number(cm)#0-400;Sex=Male|Female|Unknown;Tag number
- Roe buck, Elk ridge | licence=HL-5510; area=Elk ridge; species=Roe deer; number=1; weight=16; sex=Male; tag_number=T-118
- Brown trout | licence=FC-0812; area=Lower Weir; species=Trout; number=2; weight=1.4; length=38
- Two mallards | licence=GP-0031; area=Heron marsh; species=Mallard; number=2; weight=2.3; sex=Female
- Zander at dusk | licence=FC-0812; area=Mirror Lake; species=Zander; number=1; weight=3.1; length=66
record weapon|firearm|gun: Serial number!;Holder->@licence holder|gun owner;Kind=Rifle|Shotgun|Pistol|Air gun;Calibre;Maker;Acquired on:date;Storage=Safe class 0|Safe class 1|Club store;Storage checked on:date;~Status=Registered|Sold|Surrendered
- R-883102 | holder=Ture Malm; kind=Rifle; calibre=.308; storage=Safe class 1; status=Registered
- S-110458 | holder=Pavel Dorn; kind=Shotgun; calibre=12; storage=Safe class 0; status=Surrendered
- P-40077 | holder=Pavel Dorn; kind=Pistol; calibre=.22; storage=Club store; status=Registered
- R-771930 | holder=Celia Brook; kind=Rifle; calibre=6.5x55; storage=Safe class 1; status=Sold
record inspection|warden check|violation|field check: Title!;Holder->@licence holder;Area->@area|hunting ground;Checked on:date!;Warden~B. Falk|J. Amis;Result=In order|No licence|Out of season|Over quota|Undersized;Fine:money;Remark:long
- Check at Lower Weir | holder=Celia Brook; area=Lower Weir; warden=J. Amis; result=In order; fine=0
- Marsh at dawn | holder=Ronja Sild; area=Heron marsh; warden=J. Amis; result=Out of season; fine=250
- Ridge hide check | holder=Ture Malm; area=Elk ridge; warden=B. Falk; result=In order; fine=0
- Mirror Lake nets | holder=Pavel Dorn; area=Mirror Lake; warden=B. Falk; result=Over quota; fine=120

# interpreter|court interpreter|translation agency|sworn translator|translator
person interpreter|translator|linguist: Name!;Mother tongue;Sworn:boolean;Sworn until:date;Hourly rate:money;Word rate:money;City;Fields~Court|Medical|Technical;Email:email;Phone:phone;Rating:rating;~Status=Available|Busy|Paused
- Samira Haddad | mother_tongue=Arabic; hourly_rate=72; word_rate=0.12; city=Lyon; fields=Court, asylum; status=Available
- Viktor Orlov | mother_tongue=Russian; hourly_rate=68; word_rate=0.11; city=Metz; fields=Technical; status=Available
- Lin Mercier | mother_tongue=Mandarin; hourly_rate=85; word_rate=0.15; city=Nancy; fields=Medical; status=Busy
- Tomas Belo | mother_tongue=Portuguese; hourly_rate=60; word_rate=0.1; city=Lyon; fields=Social services; status=Paused
item language pair|language|language combination: Name!;From language;To language;Interpreter->@interpreter|translator;Level=Native|Fluent|Working;Surcharge:percent
- Arabic to French | from_language=Arabic; to_language=French; interpreter=Samira Haddad; level=Native
- Russian to French | from_language=Russian; to_language=French; interpreter=Viktor Orlov; level=Native
- Mandarin to French | from_language=Mandarin; to_language=French; interpreter=Lin Mercier; level=Fluent; surcharge=20
- Spanish to French | from_language=Spanish; to_language=French; interpreter=Tomas Belo; level=Working
person client|court|customer organisation|principal: Name!;Type=Court|Police|Hospital|Company|Private;Contact person;Email:email;Phone:phone;Address;Billing reference
- District Court Metz | type=Court; contact_person=Registry 2; billing_reference=DCM-4
- Valmont Pumps | type=Company; contact_person=T. Ricard
- Saint Roch Hospital | type=Hospital; contact_person=Ward 5 office; billing_reference=SRH-118
- Border Police Nancy | type=Police; contact_person=Duty desk; billing_reference=BPN-9
request assignment request|interpreting request|quote request|translation request: Number!;Client->@client|court~District Court Metz|Valmont Pumps;Language pair->@language pair|language;Service=Court interpreting|Phone|Video|Conference|Written translation|Certified translation;Needed on:date!;From:time;Duration:number(h)#0-200;Words:number#0-1000000;Place;File:file;Note:long
- AR-3101 | client=District Court Metz; language_pair=Arabic to French; service=Court interpreting; duration=3; place=Courtroom 2
- AR-3104 | client=Valmont Pumps; language_pair=Russian to French; service=Written translation; words=8400
- AR-3108 | client=Saint Roch Hospital; language_pair=Mandarin to French; service=Video; duration=1; place=Ward 5
- AR-3110 | client=Border Police Nancy; language_pair=Spanish to French; service=Phone; duration=0.5
work assignment|job|translation job|project: Title!;Request->@assignment request|quote request~AR-3101|AR-3104;Interpreter->@interpreter|translator;Due on:date;Fee:money;Travel costs:money;Confirmed:boolean;Delivered file:file;Notes:long
- Haddad at Metz hearing | request=AR-3101; interpreter=Samira Haddad; fee=216; travel_costs=38
- Pump manual | request=AR-3104; interpreter=Viktor Orlov; fee=924
- Mercier on ward 5 | request=AR-3108; interpreter=Lin Mercier; fee=85; travel_costs=0
- Belo phone call | request=AR-3110; interpreter=Tomas Belo; fee=30; travel_costs=0
record availability|free slot|absence: Title!;Interpreter->@interpreter|translator;Day:date!;From:time;To:time;Kind=Free|Busy|Holiday;Note
- Haddad mornings | interpreter=Samira Haddad; kind=Free
- Orlov conference week | interpreter=Viktor Orlov; kind=Busy; note=Trade fair.
- Mercier summer break | interpreter=Lin Mercier; kind=Holiday
- Belo evenings | interpreter=Tomas Belo; kind=Free; note=Phone only.
record glossary term|term|terminology entry: Term!;Translation;Language pair->@language pair|language;Field=Law|Medicine|Technology|Finance;Definition:long;Source;Checked by->@interpreter|translator
- impeller | translation=roue à aubes; language_pair=Russian to French; field=Technology; checked_by=Viktor Orlov
- custody | translation=garde à vue; language_pair=Arabic to French; field=Law; checked_by=Samira Haddad
- invoice balance | translation=solde de facture; language_pair=Spanish to French; field=Finance; checked_by=Tomas Belo
- blood pressure | translation=tension artérielle; language_pair=Mandarin to French; field=Medicine; checked_by=Lin Mercier
+ invoice: Client->@client|court;Assignment->@assignment|job;Hours:number(h)#0-500;Words:number#0-1000000
+ review: Assignment->@assignment|job;Punctuality:rating;Language quality:rating

# public library|lending library|library branch|library loan|library card
item book title|title|book|medium|library item: Title!;Author->@author|writer~Ines Vallon|Peter Oak;ISBN;Kind=Book|Audiobook|DVD|Game|Magazine;Genre=Novel|Crime|Children|Non-fiction|Poetry|Comic;Publisher;Published in:number#1450-2100;Pages:number#1-5000;Language;Shelf mark;Cover:image;Summary:long
- The Salt Road | author=Ines Vallon; kind=Book; genre=Novel; published_in=2019; pages=312; language=English; shelf_mark=F VAL
- Badger Goes Out | author=Peter Oak; kind=Book; genre=Children; published_in=2022; pages=32; language=English; shelf_mark=J OAK
- Knots of the North Sea | author=Hilda Strand; kind=Book; genre=Non-fiction; published_in=2015; pages=190; language=English; shelf_mark=623 STR
- Murder at Low Tide | author=Cem Aslan; kind=Audiobook; genre=Crime; published_in=2021; language=English; shelf_mark=AB ASL
person author|writer: Name!;Born in:number#-800-2020;Country;Website:url;Photo:image;Biography:long
- Ines Vallon | born_in=1971; country=France
- Peter Oak | born_in=1984; country=Ireland
- Hilda Strand | born_in=1958; country=Norway
- Cem Aslan | born_in=1979; country=Turkey
item copy|book copy|exemplar: Barcode!;Title->@book title|book~The Salt Road|Badger Goes Out;Branch->@branch|library branch~Main library|Bookmobile;Bought on:date;Price:money;Condition=New|Good|Worn|Damaged;~Status=Available|On loan|Reserved|Missing|Withdrawn
- 30-00417 | title=The Salt Road; branch=Main library; price=19.9; condition=Good; status=On loan
- 30-01922 | title=Badger Goes Out; branch=Bookmobile; price=13.5; condition=New; status=Available
- 30-02250 | title=Knots of the North Sea; branch=Harbour branch; price=28; condition=Worn; status=Reserved
- 30-02411 | title=Murder at Low Tide; branch=School branch East; price=22; condition=Damaged; status=Withdrawn
person borrower|reader|patron|library member|cardholder: Name!;Card number;Born on:date;Address;Email:email;Phone:phone;Category=Adult|Child|Student|School|Senior;Card valid until:date;~Fees owed:money
- Juno Park | card_number=LC-20118; category=Student; fees_owed=0
- Aldo Fenn | card_number=LC-20433; category=Adult; fees_owed=2.4
- Berta Quill | card_number=LC-18004; category=Senior; fees_owed=0
- Kian Moor | card_number=LC-20950; category=Child; fees_owed=0.6
record loan|lending|checkout|borrowing|issue: Number!;Copy->@copy|exemplar~30-00417|30-01922;Borrower->@borrower|reader|patron;Lent on:date!;Due on:date;Returned on:date;Renewals:number#0-10;~Fine:money;~Status=On loan|Overdue|Returned|Lost
- L-88101 | copy=30-00417; borrower=Aldo Fenn; renewals=1; fine=2.4; status=Overdue
- L-88102 | copy=30-01922; borrower=Juno Park; renewals=0; fine=0; status=Returned
- L-88103 | copy=30-02250; borrower=Berta Quill; renewals=2; fine=0; status=On loan
- L-87044 | copy=30-02411; borrower=Kian Moor; renewals=0; fine=22; status=Lost
record hold|waiting list entry|book hold|queue entry: Title!;Book->@book title|book;Borrower->@borrower|patron;Placed on:date;Place in line:number#1-200;Pick up at->@branch|library branch;Keep until:date;~State=Waiting|Ready|Collected|Cancelled
- Park waits for The Salt Road | book=The Salt Road; borrower=Juno Park; place_in_line=1; pick_up_at=Main library; state=Waiting
- Quill wants Low Tide | book=Murder at Low Tide; borrower=Berta Quill; place_in_line=3; pick_up_at=Harbour branch; state=Waiting
- Moor wants Badger | book=Badger Goes Out; borrower=Kian Moor; place_in_line=1; pick_up_at=School branch East; state=Ready
- Fenn wants knots | book=Knots of the North Sea; borrower=Aldo Fenn; place_in_line=2; pick_up_at=Main library; state=Cancelled
item branch|library branch|location: Name!;Address;Opening hours;Phone:phone;Librarian~Thea Lund|Omar Said;Seats:number#0-1000;Photo:image
- Main library | address=Scholar Square 1; opening_hours=Tue-Sat 10-19; librarian=Thea Lund; seats=84
- Bookmobile | address=Round tour; opening_hours=Wed-Fri; librarian=Omar Said; seats=4
- Harbour branch | address=Net Loft 3; opening_hours=Mon-Fri 12-18; librarian=Thea Lund; seats=26
- School branch East | address=East School, wing B; opening_hours=Mon-Thu 8-15; librarian=Omar Said; seats=40
! request purchase suggestion|acquisition wish|interlibrary loan [suggest\\w*|wish\\w*|acqui\\w*|interlibrary]: Title!;Author name;ISBN;Suggested by->@borrower|patron;Reason:long;Price:money
- More graphic novels on history | suggested_by=Juno Park; reason=For the school project.
- New sailing almanac | author_name=Hilda Strand; suggested_by=Aldo Fenn; price=34
- Large print crime | author_name=Cem Aslan; suggested_by=Berta Quill; reason=My eyes get tired.
- Dinosaur sticker atlas | suggested_by=Kian Moor; price=12
+ reservation: Book->@book title|book;Borrower->@borrower|patron;Pick up at->@branch|library branch;Keep until:date
+ review: Book->@book title|book

# school library|classroom library|reading programme|library corner|reading log
item book|title|library book: Title!;Author;ISBN;Reading level=First readers|Grade 1-2|Grade 3-4|Grade 5-6|Teens;Genre=Adventure|Animals|Fantasy|Facts|Comic|Friendship;Pages:number#1-2000;Copies:number#1-200;~Copies free:number#0-200;Shelf;Cover:image;Summary:long
- The Fox Map | author=L. Harrow; reading_level=Grade 3-4; genre=Adventure; pages=148; copies=3; copies_free=2; shelf=Green 4
- Volcanoes Inside | author=R. Ito; reading_level=Grade 5-6; genre=Facts; pages=64; copies=2; copies_free=1; shelf=Blue 2
- Owl and Otter | author=M. Lane; reading_level=First readers; genre=Friendship; pages=36; copies=4; copies_free=4; shelf=Yellow 1
- Iron Wizards 2 | author=S. Okafor; reading_level=Teens; genre=Fantasy; pages=288; copies=2; copies_free=0; shelf=Red 6
person pupil|student|young reader: Name!;Class->@class group|class~4a|5b;Library number;Born on:date;Reading level=First readers|Grade 1-2|Grade 3-4|Grade 5-6|Teens;Parent email:email;Books at once:number#1-20;~Points:number#0-10000
- Ayla B. | class=4a; library_number=S-114; reading_level=Grade 3-4; books_at_once=3; points=120
- Noel K. | class=5b; library_number=S-133; reading_level=Grade 5-6; books_at_once=3; points=85
- Timo R. | class=1c; library_number=S-210; reading_level=First readers; books_at_once=2; points=30
- Greta W. | class=7a; library_number=S-071; reading_level=Teens; books_at_once=4; points=410
item class group|class|grade: Name!;Teacher~Mrs Rowan|Mr Baptiste;Grade:number#1-13;Pupils:number#1-40;Library hour;Room
- 4a | teacher=Mrs Rowan; grade=4; pupils=22; library_hour=Tuesday 10:00; room=12
- 5b | teacher=Mr Baptiste; grade=5; pupils=24; library_hour=Thursday 9:00; room=18
- 1c | teacher=Ms Linder; grade=1; pupils=19; library_hour=Monday 11:00; room=3
- 7a | teacher=Mr Obi; grade=7; pupils=26; library_hour=Friday 8:00; room=25
record loan|checkout|lending|borrowed book: Number!;Book->@book|title~The Fox Map|Volcanoes Inside;Pupil->@pupil|student;Lent on:date!;Due on:date;Returned on:date;Condition back=Fine|Worn|Damaged|Lost;Renewed:boolean
- SL-2001 | book=The Fox Map; pupil=Ayla B.
- SL-2002 | book=Volcanoes Inside; pupil=Noel K.; condition_back=Fine
- SL-2003 | book=Owl and Otter; pupil=Timo R.; condition_back=Worn
- SL-2004 | book=Iron Wizards 2; pupil=Greta W.
record reading log|reading entry|reading diary|pages read: Title!;Pupil->@pupil|student;Book->@book|title;Read on:date!;Pages from:number#0-2000;Pages to:number#0-2000;Minutes:number(min)#1-600;Stars:rating;Signed by parent:boolean;Thoughts:long
- Ayla, chapter 3 | pupil=Ayla B.; book=The Fox Map; pages_from=41; pages_to=62; minutes=25; stars=5; thoughts=The fox can read maps!
- Noel on lava | pupil=Noel K.; book=Volcanoes Inside; pages_from=1; pages_to=18; minutes=20; stars=4
- Timo reads aloud | pupil=Timo R.; book=Owl and Otter; pages_from=1; pages_to=9; minutes=15; stars=5
- Greta, all night | pupil=Greta W.; book=Iron Wizards 2; pages_from=120; pages_to=288; minutes=240; stars=3; thoughts=The end came too fast.
item reading challenge|challenge|contest: Title!;From:date;To:date;Goal:number(pages)#1-100000;For class->@class group|class;Prize;Rules:long
- Thousand pages of winter | goal=1000; for_class=4a; prize=Pancake morning
- Ten books before Easter | goal=400; for_class=1c; prize=Story night
- Facts marathon | goal=600; for_class=5b; prize=Museum trip
- Five genres | goal=1500; for_class=7a; prize=Book token; rules=One book from each genre.
request book wish|purchase wish|wish: Title!;Author;Wished by->@pupil|student;Reason:long;Link:url
- Volcano sequel | author=R. Ito; wished_by=Noel K.
- More otter books | author=M. Lane; wished_by=Timo R.
- Iron Wizards 3 | author=S. Okafor; wished_by=Greta W.; reason=I must know what happens.
- Fox Map in large print | author=L. Harrow; wished_by=Ayla B.
work library duty|shelving|helper duty|shift: Title!;Helper;Day:date!;From:time;To:time;Task=Desk|Shelving|Repair|Read aloud;Notes:long
- Desk at lunch break | helper=Parent, Ms Okafor; task=Desk
- Cover torn books | helper=Parent, Mr Rossi; task=Repair
- Shelve the red corner | helper=Greta W.; task=Shelving
- Story for 1c | helper=Grandmother Linder; task=Read aloud
+ reservation: Book->@book|title;Pupil->@pupil|student;Ready on:date
+ review: Book->@book|title;Pupil->@pupil|student

# toy library|toy lending|board game library|ludotheque|game lending library
item toy|game|board game|puzzle: Name!;Category=Board game|Building|Outdoor|Puzzle|Ride-on|Baby|Costume;Age from:number(years)#0-18;Players:number#1-30;Pieces:number#1-5000;Maker;Bought on:date;Price:money;Loan fee:money;Photo:image;Description:long;~Status=In|Out|Reserved|Cleaning|Repair|Retired
- Marble tower | category=Building; age_from=5; players=4; pieces=86; price=64; loan_fee=2; status=In
- Balance bike, red | category=Ride-on; age_from=2; pieces=1; price=89; loan_fee=3; status=Out
- Harbour traders | category=Board game; age_from=8; players=5; pieces=142; price=38; loan_fee=1.5; status=In
- Pirate costume | category=Costume; age_from=4; players=1; pieces=5; price=27; loan_fee=2; status=Cleaning
person family|borrower|member family|member: Name!;Card number;Children:number#0-15;Email:email;Phone:phone;Address;Joined on:date;Paid until:date;Toys at once:number#1-20;Deposit:money
- Family Bosch | card_number=TL-031; children=2; toys_at_once=3; deposit=30
- Family Adu | card_number=TL-044; children=3; toys_at_once=4; deposit=30
- Family Lindt | card_number=TL-052; children=1; toys_at_once=2; deposit=20
- Daycare Ladybird | card_number=TL-060; children=12; toys_at_once=8; deposit=60
record loan|lending|checkout|borrowing: Number!;Toy->@toy|game~Marble tower|Balance bike, red;Family->@family|borrower~Family Bosch|Family Adu;Lent on:date!;Due on:date;Returned on:date;Pieces back:number#0-5000;Clean:boolean;Fee:money;~Status=Out|Returned|Overdue
- T-1501 | toy=Balance bike, red; family=Family Adu; fee=3; status=Out
- T-1502 | toy=Marble tower; family=Family Bosch; pieces_back=85; fee=2; status=Returned
- T-1503 | toy=Harbour traders; family=Daycare Ladybird; fee=1.5; status=Overdue
- T-1504 | toy=Pirate costume; family=Family Lindt; pieces_back=5; fee=2; status=Returned
record missing piece|damage|lost part: Title!;Toy->@toy|game;Loan->@loan|lending;Kind=Missing piece|Broken|Dirty|Battery leak;Quantity:number#1-500;Fine:money;Found again:boolean;Note:long
- One marble ramp gone | toy=Marble tower; loan=T-1502; kind=Missing piece; quantity=1; fine=1
- Chocolate on the vest | toy=Pirate costume; loan=T-1504; kind=Dirty; quantity=1; fine=0
- Six ship tokens lost | toy=Harbour traders; loan=T-1503; kind=Missing piece; quantity=6; fine=3
- Cracked pedal guard | toy=Balance bike, red; loan=T-1501; kind=Broken; quantity=1; fine=5
work toy care|cleaning|repair|check: Title!;Toy->@toy|game;Kind=Wash|Count pieces|Repair|New battery|Order part;Due on:date;Volunteer~Gerti|Samuel;Cost:money;Notes:long
- Order ramp part | toy=Marble tower; kind=Order part; volunteer=Gerti; cost=4.5
- Wash pirate vest | toy=Pirate costume; kind=Wash; volunteer=Samuel; cost=0
- Count harbour tokens | toy=Harbour traders; kind=Count pieces; volunteer=Gerti; cost=0
- Mend pedal guard | toy=Balance bike, red; kind=Repair; volunteer=Samuel; cost=6
event play afternoon|game night|event: Title!;Held on:date!;Starts at:time;Age group=Babies|Toddlers|Kids|Teens|Everyone;Host~Gerti|Samuel;Places:number#1-200;Description:long
- Board game Friday | age_group=Everyone; host=Samuel; places=24
- Crawl and rattle | age_group=Babies; host=Gerti; places=12
- Dress-up Sunday | age_group=Kids; host=Gerti; places=20
- Strategy night | age_group=Teens; host=Samuel; places=16
work desk shift|opening shift|volunteer shift: Title!;Volunteer~Gerti|Samuel;Day:date!;From:time;To:time;Note:long
- Saturday desk Gerti | volunteer=Gerti
- Wednesday desk Samuel | volunteer=Samuel
- Holiday desk Gerti | volunteer=Gerti; note=Short hours.
- Stock day Samuel | volunteer=Samuel; note=Count all board games.
+ reservation: Toy->@toy|game;Family->@family|borrower;Pick up on:date
+ payment: Family->@family|borrower;Kind=Membership|Loan fee|Fine|Deposit

# seed library|seed bank|seed swap|seed exchange|heirloom seed
item variety|seed variety|seed|heirloom: Name!;Species->@plant|crop|species~Tomato|Runner bean;Origin;Year received:number#1900-2100;Sow from=February|March|April|May|August;Days to harvest:number(days)#10-400;Height:number(cm)#5-500;Pollination=Self|Insect|Wind;Taste and use:long;Photo:image
- Grandma Ruth's yellow | species=Tomato; origin=Gift of R. Keel; year_received=2014; sow_from=March; days_to_harvest=78; height=160; pollination=Self; taste_and_use=Mild, for salads.
- Hill white bean | species=Runner bean; origin=Village Upper Lea; year_received=2009; sow_from=May; days_to_harvest=95; height=250; pollination=Insect
- Fern purple carrot | species=Carrot; origin=Fernside market 1998; year_received=1999; sow_from=April; days_to_harvest=110; height=40; pollination=Insect; taste_and_use=Sweet, stores well.
- Lea winter spinach | species=Spinach; origin=Monastery garden; year_received=2018; sow_from=August; days_to_harvest=60; height=25; pollination=Wind
item plant|crop|species: Name!;Botanical name;Family;Seed life:number(years)#1-30;Isolation distance:number(m)#0-5000;Difficulty=Easy|Medium|Advanced;Saving hints:long
- Tomato | botanical_name=Solanum lycopersicum; family=Solanaceae; seed_life=6; isolation_distance=3; difficulty=Easy
- Runner bean | botanical_name=Phaseolus coccineus; family=Fabaceae; seed_life=3; isolation_distance=500; difficulty=Medium
- Carrot | botanical_name=Daucus carota; family=Apiaceae; seed_life=3; isolation_distance=1000; difficulty=Advanced
- Spinach | botanical_name=Spinacia oleracea; family=Amaranthaceae; seed_life=4; isolation_distance=1500; difficulty=Medium
item seed lot|accession|batch|seed packet: Number!;Variety->@variety|seed~Grandma Ruth's yellow|Hill white bean;Harvested in:number#1950-2100;Grower->@grower|seed saver|member;Weight:number(g)#0-100000;~Packets left:number#0-5000;Drawer;Moisture:percent;~State=Fresh|Good|Test due|Expired
- SL-24-018 | variety=Grandma Ruth's yellow; harvested_in=2024; grower=Odile Marsh; weight=38; packets_left=22; drawer=T3; state=Good
- SL-23-007 | variety=Hill white bean; harvested_in=2023; grower=Pat Quill; weight=410; packets_left=9; drawer=B1; state=Test due
- SL-22-031 | variety=Fern purple carrot; harvested_in=2022; grower=Bruno Sax; weight=24; packets_left=4; drawer=C2; state=Expired
- SL-25-003 | variety=Lea winter spinach; harvested_in=2025; grower=Yuki Mori; weight=150; packets_left=30; drawer=S1; state=Fresh
person grower|seed saver|member|gardener: Name!;Email:email;Phone:phone;Village;Garden size:number(m²)#1-50000;Altitude:number(m)#0-4000;Adopts->@variety|seed;Joined on:date
- Odile Marsh | village=Upper Lea; garden_size=220; altitude=410; adopts=Grandma Ruth's yellow
- Pat Quill | village=Fernside; garden_size=90; altitude=280; adopts=Hill white bean
- Bruno Sax | village=Fernside; garden_size=640; altitude=265; adopts=Fern purple carrot
- Yuki Mori | village=Lower Lea; garden_size=130; altitude=330; adopts=Lea winter spinach
record germination test|viability test|test: Title!;Seed lot->@seed lot|accession~SL-24-018|SL-23-007;Started on:date!;Seeds tested:number#1-1000;Germinated:number#0-1000;~Rate:percent;Days:number(days)#1-90;Temperature:number(°C)#0-40;Tester
- Beans on paper | seed_lot=SL-23-007; seeds_tested=20; germinated=13; rate=65; days=9; temperature=20; tester=Pat Quill
- Tomatoes on wool | seed_lot=SL-24-018; seeds_tested=25; germinated=24; rate=96; days=7; temperature=24; tester=Odile Marsh
- Old carrots | seed_lot=SL-22-031; seeds_tested=50; germinated=9; rate=18; days=21; temperature=18; tester=Bruno Sax
- Cold spinach | seed_lot=SL-25-003; seeds_tested=40; germinated=35; rate=88; days=10; temperature=12; tester=Yuki Mori
record seed loan|checkout|borrowing|packet given out: Number!;Seed lot->@seed lot|accession;Borrower->@grower|member;Packets:number#1-50;Taken on:date!;Return promised:boolean;Returned on:date;Returned weight:number(g)#0-50000;~State=Growing|Returned|Crop failed
- C-501 | seed_lot=SL-24-018; borrower=Pat Quill; packets=1; state=Growing
- C-502 | seed_lot=SL-23-007; borrower=Yuki Mori; packets=2; state=Returned; returned_weight=120
- C-503 | seed_lot=SL-22-031; borrower=Odile Marsh; packets=1; state=Crop failed
- C-504 | seed_lot=SL-25-003; borrower=Bruno Sax; packets=3; state=Growing
record grow report|growing report|garden note: Title!;Seed loan->@seed loan|checkout~C-501;Sown on:date;Harvest from:date;Yield:number(kg)#0-1000;Health=Good|Some disease|Lost;Rating:rating;Photo:image;Notes:long
- Ruth's yellow in Fernside | seed_loan=C-501; yield=6; health=Some disease; rating=4; notes=Blight in late August.
- White beans in Lower Lea | seed_loan=C-502; yield=3; health=Good; rating=5
- Carrot flop | seed_loan=C-503; yield=0; health=Lost; rating=1; notes=Nothing came up.
- Spinach under fleece | seed_loan=C-504; yield=4; health=Good; rating=4
event seed swap|seed fair|workshop: Title!;Held on:date!;Starts at:time;Place;Topic=Swap|Seed cleaning|Grafting|Isolation;Places:number#1-500;Host
- February swap | place=Grange hall; topic=Swap; places=80; host=Odile Marsh
- Clean your lettuce seed | place=School kitchen; topic=Seed cleaning; places=15; host=Pat Quill
- Apple grafting day | place=Abbey orchard; topic=Grafting; places=20; host=Bruno Sax
- Nets and distances | place=Grange hall; topic=Isolation; places=30; host=Yuki Mori

# tool library|library of things|tool lending|borrow tools|item lending
item thing|tool|item|lendable item: Name!;Category->@category|tool category~Power tools|Garden;Code;Brand;Value:money;Fee per day:money;Deposit:money;Days at most:number(days)#1-90;Age limit:boolean;Manual:file;Photo:image;Description:long;~Status=Available|Out|Repair|Retired
- Cordless drill 18 V | category=Power tools; code=PT-014; value=140; fee_per_day=3; deposit=30; days_at_most=7; status=Available
- Hedge trimmer | category=Garden; code=GA-006; value=95; fee_per_day=4; deposit=30; days_at_most=4; status=Out
- Party tent 3 x 6 m | category=Garden; code=GA-020; value=210; fee_per_day=12; deposit=60; days_at_most=4; status=Available
- Raclette grill for 8 | category=Kitchen; code=KI-003; value=70; fee_per_day=5; deposit=20; days_at_most=3; status=Repair
item category|tool category: Name!;Icon;Shelf;Safety briefing needed:boolean;Note
- Power tools | shelf=A; note=Goggles go along.
- Garden | shelf=D
- Kitchen | shelf=F; note=Return washed.
- Camping | shelf=G
person borrower|member|neighbour: Name!;Card number;Email:email;Phone:phone;Address;Plan=Free|Basic|Family|Club;Member since:date;Paid until:date;Identity checked:boolean
- Roz Temple | card_number=LT-104; plan=Basic
- Chess club North | card_number=LT-131; plan=Club
- Family Nkosi | card_number=LT-140; plan=Family
- Wim Ode | card_number=LT-152; plan=Free
record loan|checkout|lending|borrowing: Number!;Thing->@thing|tool|item~Cordless drill 18 V|Hedge trimmer;Borrower->@borrower|member~Roz Temple|Chess club North;Out on:date!;Due on:date;Back on:date;Fee:money;Deposit held:money;Condition back=As lent|Dirty|Damaged|Parts missing;~Status=Out|Returned|Overdue
- LN-770 | thing=Hedge trimmer; borrower=Roz Temple; fee=8; deposit_held=30; status=Out
- LN-771 | thing=Cordless drill 18 V; borrower=Chess club North; fee=3; deposit_held=30; condition_back=As lent; status=Returned
- LN-772 | thing=Party tent 3 x 6 m; borrower=Family Nkosi; fee=24; deposit_held=60; status=Overdue
- LN-773 | thing=Raclette grill for 8; borrower=Wim Ode; fee=5; deposit_held=20; condition_back=Damaged; status=Returned
work maintenance|repair|tool check|service: Title!;Thing->@thing|tool;Kind=Sharpen|Electrical test|Clean|Replace part|Charge;Due on:date;Volunteer~Arne|Bibi;Cost:money;Notes:long
- Sharpen trimmer blade | thing=Hedge trimmer; kind=Sharpen; volunteer=Arne
- New plug for grill | thing=Raclette grill for 8; kind=Replace part; volunteer=Bibi; cost=8
- Dry the tent | thing=Party tent 3 x 6 m; kind=Clean; volunteer=Bibi
- Yearly drill test | thing=Cordless drill 18 V; kind=Electrical test; volunteer=Arne; cost=5
request donation offer|item donation|tool donation|wish: Title!;Donor;Email:email;Category->@category|tool category;Condition=New|Good|Needs repair;Photo:image;Description:long
- Old but good jigsaw | donor=L. Ferro; category=Power tools; condition=Good
- Four-person tent | donor=H. Braun; category=Camping; condition=New
- Stand mixer | donor=Ode family; category=Kitchen; condition=Needs repair; description=Gear slips.
- Leaf rakes, three | donor=Allotment club; category=Garden; condition=Good
work shift|opening shift|desk shift: Title!;Volunteer~Arne|Bibi;Day:date!;From:time;To:time;Task=Desk|Workshop|Stock check;Note:long
- Bibi at the desk | volunteer=Bibi; task=Desk
- Arne in workshop | volunteer=Arne; task=Workshop
- Bibi counts stock | volunteer=Bibi; task=Stock check
- Arne evening desk | volunteer=Arne; task=Desk
+ reservation: Thing->@thing|tool;Borrower->@borrower|member;From:date;To:date;Accessories
+ payment: Loan->@loan|checkout;Kind=Fee|Deposit|Late fee|Damage|Membership

# historical archive|town archive|archivist|finding aid|fonds|reading room
item fonds|collection|archive collection|record group: Reference code!;Title!;Creator;From year:number#800-2100;To year:number#800-2100;Extent:number(m)#0-10000;Language;History:long;Access=Open|Restricted|Closed;Closed until:date
- TA-12 | title=Town council of Ebenthal; creator=Town council; from_year=1684; to_year=1938; extent=46; language=German; access=Open
- TA-31 | title=Weaving mill Huber; creator=Huber & Sons; from_year=1871; to_year=1962; extent=18; access=Restricted
- TA-40 | title=Parish registers St Veit; creator=Parish St Veit; from_year=1602; to_year=1875; extent=4.5; language=Latin; access=Open
- TA-52 | title=Youth office case files; creator=Youth office; from_year=1951; to_year=1989; extent=73; language=German; access=Closed
item archival unit|file|document|series|box: Reference!;Fonds->@fonds|collection~TA-12|TA-31;Title!;Level=Series|File|Item|Box;Dates;Content:long;Box number;Location->@storage|shelf;Pages:number#1-5000;Condition=Good|Fragile|Damaged|Mould;Digitised:boolean
- TA-12/144 | fonds=TA-12; title=Minutes 1848-1849; level=File; dates=1848-1849; box_number=31; location=Magazine 2, bay 7; pages=212; condition=Fragile
- TA-31/008 | fonds=TA-31; title=Pay books of the dye house; level=Series; dates=1902-1914; box_number=3; location=Magazine 1, bay 2; pages=640; condition=Good
- TA-40/003 | fonds=TA-40; title=Baptisms 1650-1689; level=Item; dates=1650-1689; box_number=1; location=Magazine 3, safe; pages=318; condition=Damaged
- TA-52/911 | fonds=TA-52; title=Files M to P 1962; level=Box; dates=1962; box_number=114; location=Outside store, row 4; pages=900; condition=Mould
item storage|shelf|magazine|repository: Name!;Room;Temperature:number(°C)#0-40;Humidity:percent;Shelf metres:number(m)#1-5000;~Free metres:number(m)#0-5000
- Magazine 1, bay 2 | room=Cellar west; temperature=17; humidity=48; shelf_metres=24; free_metres=3
- Magazine 2, bay 7 | room=Cellar east; temperature=16; humidity=47; shelf_metres=30; free_metres=0
- Magazine 3, safe | room=Tower; temperature=16; humidity=45; shelf_metres=6; free_metres=1
- Outside store, row 4 | room=Old brewery; temperature=14; humidity=58; shelf_metres=120; free_metres=37
record digital image|scan|digital object|digitisation: Title!;Unit->@archival unit|file~TA-12/144|TA-31/008;Page;File:file;Resolution:number(dpi)#72-2400;Scanned on:date;Operator;Rights=Public domain|Free to use|On request|Protected;Transcription:long
- Minutes 14 March 1848 | unit=TA-12/144; page=41 recto; resolution=400; operator=H. Lenz; rights=Public domain; transcription=On this day the citizens demanded...
- Pay list May 1905 | unit=TA-31/008; page=112; resolution=300; operator=Vera Amm; rights=On request
- Baptism of A. Petri | unit=TA-40/003; page=77 verso; resolution=600; operator=H. Lenz; rights=Free to use
- Minutes cover | unit=TA-12/144; page=cover; resolution=400; operator=H. Lenz; rights=Public domain
request research request|reading room request|order slip|copy request|retrieval request: Number!;Reader->@reader|researcher~Dr. Nan Aldous|R. Petri;Unit->@archival unit|file;Visit on:date;Purpose=Family history|Science|School|Press|Legal;Copies wanted:number#0-5000;Question:long
- RR-610 | reader=R. Petri; unit=TA-31/008; purpose=Family history; copies_wanted=4; question=Great-grandfather worked in the dye house.
- RR-611 | reader=Dr. Nan Aldous; unit=TA-12/144; purpose=Science; copies_wanted=30
- RR-612 | reader=Klara Unger; unit=TA-40/003; purpose=School; copies_wanted=2; question=Oldest family in our street?
- RR-613 | reader=M. Tarn; unit=TA-52/911; purpose=Press; copies_wanted=0
person reader|researcher|archive user: Name!;Card number;Email:email;Phone:phone;Institution;Topic;Identity checked:boolean;Signed rules on:date
- Dr. Nan Aldous | card_number=RC-88; institution=University; topic=Revolution of 1848
- R. Petri | card_number=RC-93; topic=Family Petri
- Klara Unger | card_number=RC-97; institution=Grammar school; topic=Street names
- M. Tarn | card_number=RC-101; institution=Valley Post; topic=Children's homes
record accession|acquisition|transfer|intake: Number!;Title;From whom;Received on:date!;Kind=Gift|Deposit|Purchase|Transfer;Extent:number(m)#0-1000;Contract:file;Fonds->@fonds|collection;~State=Received|Appraised|Arranged|Described
- AC-26-04 | title=Letters of the mill owner; from_whom=Family Huber; kind=Gift; extent=1.2; fonds=TA-31; state=Appraised
- AC-26-05 | title=Glass plates of the studio Reim; from_whom=Antique dealer; kind=Purchase; extent=2.8; fonds=TA-12; state=Received
- AC-26-06 | title=Register copies; from_whom=Diocese; kind=Deposit; extent=0.9; fonds=TA-40; state=Described
- AC-26-07 | title=Files 1990-1995; from_whom=Youth office; kind=Transfer; extent=11; fonds=TA-52; state=Arranged
work conservation task|arrangement task|description task|task: Title!;Unit->@archival unit|file;Kind=Clean|Repack|Repair|Describe|Scan;Due on:date;Assigned to~H. Lenz|Vera Amm;Boxes:number#0-1000;Notes:long
- Repack minutes in acid-free boxes | unit=TA-12/144; kind=Repack; assigned_to=Vera Amm; boxes=2
- Dry clean mouldy files | unit=TA-52/911; kind=Clean; assigned_to=H. Lenz; boxes=14
- Mend baptism binding | unit=TA-40/003; kind=Repair; assigned_to=Vera Amm; boxes=1
- Scan pay books | unit=TA-31/008; kind=Scan; assigned_to=H. Lenz; boxes=3

# museum collection|museum object|collection registrar|museum storage|museum artefact
! item museum object|object|artefact|artifact|collection item|object record [object\\w*|art[ei]fact\\w*|collection\\w*|catalog\\w*]: Inventory number!;Title!;Object type;Maker->@maker|artist~Unknown potter|Jonas Brandl;Dated;Period;Material;Height:number(cm)#0-5000;Width:number(cm)#0-5000;Weight:number(kg)#0-50000;Acquisition=Gift|Purchase|Bequest|Find|Loan;Photo:image;~Status=In storage|On display|On loan|In conservation
- 1987.014 | title=Stoneware jug with mask; object_type=Vessel; maker=Unknown potter; dated=about 1610; material=Salt-glazed stoneware; height=24; width=16; weight=1; acquisition=Find; status=On display
- 2003.221 | title=Harvest at the river; object_type=Painting; maker=Jonas Brandl; dated=1891; material=Oil on canvas; height=62; width=88; acquisition=Gift; status=On loan
- 1955.070 | title=Bronze fibula; object_type=Jewellery; maker=Roman workshop; dated=2nd century; material=Bronze, enamel; height=3; width=6; weight=0.05; acquisition=Bequest; status=In conservation
- 2018.009 | title=Hand loom from Ried; object_type=Tool; maker=Carpenter Alois Gram; dated=1840; material=Beech; height=160; width=175; weight=95; acquisition=Purchase; status=In storage
item maker|artist|creator: Name!;Born in:number#-3000-2020;Died in:number#-3000-2100;Place;Role~Painter|Potter;Biography:long
- Unknown potter | place=Frechen; role=Potter
- Jonas Brandl | born_in=1854; died_in=1921; place=Linz; role=Painter
- Roman workshop | place=Lauriacum; role=Bronze caster
- Carpenter Alois Gram | born_in=1799; died_in=1866; place=Ried; role=Loom builder
item location|storage location|room|showcase: Name!;Kind=Gallery|Showcase|Store|Workshop|Outside;Floor;Climate=Controlled|Not controlled;Humidity:percent;Temperature:number(°C)#0-40;Lux limit:number(lx)#0-2000
- Showcase 4, room 2 | kind=Showcase; floor=1; climate=Controlled; humidity=50; temperature=20; lux_limit=200
- Store B, rack 11 | kind=Store; floor=Cellar; climate=Controlled; humidity=48; temperature=18; lux_limit=50
- Conservation bench 2 | kind=Workshop; floor=2; climate=Controlled; humidity=45; temperature=21; lux_limit=1000
- Barn yard | kind=Outside; floor=Ground; climate=Not controlled; humidity=70; temperature=12; lux_limit=2000
! record movement|location change|object movement [locat\\w*|movement\\w*|storage|track\\w*]: Title!;Object->@object|artefact~1987.014|2003.221;From location->@location|showcase;To location->@location|showcase;Moved on:date!;Moved by;Reason=Exhibition|Loan|Conservation|Reorganisation|Photo
- Jug to showcase 4 | object=1987.014; from_location=Store B, rack 11; to_location=Showcase 4, room 2; moved_by=F. Hirsch; reason=Exhibition
- Fibula to bench | object=1955.070; from_location=Showcase 4, room 2; to_location=Conservation bench 2; moved_by=Mila Stern; reason=Conservation
- Painting to loan crate | object=2003.221; from_location=Store B, rack 11; to_location=Conservation bench 2; moved_by=F. Hirsch; reason=Loan
- Loom out of the barn | object=2018.009; from_location=Barn yard; to_location=Store B, rack 11; moved_by=F. Hirsch; reason=Reorganisation
record condition report|condition check|assessment: Title!;Object->@object|artefact;Checked on:date!;Conservator~Mila Stern|F. Hirsch;Condition=Excellent|Good|Fair|Poor|Unstable;Damage:long;Photo:image;Recommendation:long;Next check on:date
- Painting before travel | object=2003.221; conservator=Mila Stern; condition=Good; damage=Small craquelure lower left.; recommendation=Travel in climate crate.
- Jug yearly look | object=1987.014; conservator=F. Hirsch; condition=Excellent
- Fibula with bronze disease | object=1955.070; conservator=Mila Stern; condition=Unstable; damage=Green powder at the pin.; recommendation=Dry store below 35 percent.
- Loom with woodworm | object=2018.009; conservator=Mila Stern; condition=Poor; damage=Fresh bore dust.
record loan|outgoing loan|object loan|loan agreement: Number!;Object->@object|artefact;Direction=Outgoing|Incoming;Partner museum;Exhibition;From:date;To:date;Insurance value:money;Courier;Contract:file;~State=Requested|Approved|Out|Returned
- LO-26-03 | object=2003.221; direction=Outgoing; partner_museum=Valley Art Museum; exhibition=Rivers in paint; insurance_value=38000; state=Out
- LO-26-04 | object=1955.070; direction=Incoming; partner_museum=Roman Fort Museum; exhibition=Pins and power; insurance_value=9000; state=Requested
- LO-26-05 | object=1987.014; direction=Outgoing; partner_museum=Ceramic Centre; exhibition=Faces on jugs; insurance_value=6500; state=Approved
- LO-25-11 | object=2018.009; direction=Outgoing; partner_museum=Textile Mill; exhibition=Weavers; insurance_value=4000; state=Returned
item exhibition|show|display: Title!;From:date;To:date;Curator~Dr. Olga Prinz|Ted Marsh;Room;Kind=Permanent|Temporary|Touring|Online;Photo:image;Text:long
- Clay and salt | curator=Ted Marsh; room=Room 2; kind=Temporary; text=Stoneware from kiln to table.
- Brandl and his river | curator=Dr. Olga Prinz; room=Room 5; kind=Temporary; text=Twelve paintings of the Danube.
- Romans under our feet | curator=Ted Marsh; room=Room 1; kind=Permanent
- Loom on wheels | curator=Dr. Olga Prinz; room=Truck; kind=Touring
! record exhibition object|display item|label [exhibit\\w*|display|label|showcase]: Title!;Exhibition->@exhibition|show;Object->@object|artefact;Location->@location|showcase;Number in show:number#1-5000;Label text:long;Light hours:number(h)#0-20000
- Jug in Clay and salt | exhibition=Clay and salt; object=1987.014; location=Showcase 4, room 2; number_in_show=12
- Fibula in Romans | exhibition=Romans under our feet; object=1955.070; location=Showcase 4, room 2; number_in_show=3; label_text=Worn on the right shoulder.
- Harvest picture | exhibition=Brandl and his river; object=2003.221; location=Store B, rack 11; number_in_show=7; light_hours=640
- Loom in the truck | exhibition=Loom on wheels; object=2018.009; location=Barn yard; number_in_show=1

# museum visit|museum ticket|guided museum tour|exhibition visit|museum guide|audio guide
item exhibition|show|gallery: Title!;Room;From:date;To:date;Curator~Ama Lindqvist|Rolf Egger;Entry included:boolean;Surcharge:money;Photo:image;Description:long;~State=Announced|Open|Ended
- Silver from the mountain | room=Hall 3; curator=Ama Lindqvist; surcharge=4; state=Open
- Toys of a century | room=Attic; curator=Rolf Egger; surcharge=0; state=Open
- Maps that lied | room=Hall 1; curator=Ama Lindqvist; surcharge=3; state=Announced
- Bread and beer | room=Cellar vault; curator=Rolf Egger; surcharge=0; state=Ended
item guided tour|tour|tour offer|museum tour: Title!;Exhibition->@exhibition|show~Silver from the mountain|Toys of a century;Guide->@guide|tour guide;Language=English|German|French|Spanish|Sign language;Duration:number(min)#15-240;Group size:number#1-60;Price:money;Audience=Everyone|School|Children|Seniors;Meeting point
- Silver in an hour | exhibition=Silver from the mountain; guide=Enzo Pace; language=English; duration=60; group_size=20; price=6; audience=Everyone; meeting_point=Foyer
- Attic for kids | exhibition=Toys of a century; guide=Lise Amundsen; language=German; duration=45; group_size=15; price=3; audience=Children
- Maps signed | exhibition=Maps that lied; guide=Noor Haddad; language=Sign language; duration=75; group_size=12; price=5; audience=Seniors; meeting_point=Cloakroom
- Pain et biere | exhibition=Bread and beer; guide=Jules Petit; language=French; duration=50; group_size=25; price=4; audience=School
person guide|tour guide|museum educator: Name!;Languages;Email:email;Phone:phone;Topics;Fee:money;Photo:image
- Enzo Pace | languages=English, Italian; topics=Mining, silver; fee=55
- Lise Amundsen | languages=German, Norwegian; topics=Toys, school classes; fee=50
- Noor Haddad | languages=Sign language, English; topics=Maps; fee=65
- Jules Petit | languages=French; topics=Food history; fee=48
event tour date|tour slot|time slot|session: Title!;Tour->@guided tour|tour~Silver in an hour|Attic for kids;Held on:date!;Starts at:time;Places:number#1-500;~Places taken:number#0-500;Guide->@guide|tour guide;~Status=Open|Full|Cancelled|Held
- Silver Saturday 11:00 | tour=Silver in an hour; places=20; places_taken=13; guide=Enzo Pace; status=Open
- Attic Wednesday 15:00 | tour=Attic for kids; places=15; places_taken=15; guide=Lise Amundsen; status=Full
- Signed maps premiere | tour=Maps signed; places=12; places_taken=4; guide=Noor Haddad; status=Open
- Last bread tour | tour=Pain et biere; places=25; places_taken=21; guide=Jules Petit; status=Held
item ticket type|admission|ticket category: Name!;Price:money;Who=Adult|Child|Student|Family|Group|Free;Valid for:number(days)#1-400;Includes tour:boolean;Note
- Adult day ticket | price=11; who=Adult; valid_for=1
- Family ticket | price=22; who=Family; valid_for=1
- Student ticket | price=6; who=Student; valid_for=1; note=With student card.
- Season pass | price=35; who=Adult; valid_for=365
item exhibit|audio stop|object|highlight: Number!;Title!;Exhibition->@exhibition|show;Audio:url;Length:number(s)#5-1800;Photo:image;Text:long
- 12 | title=Miner's lamp with tin shade; exhibition=Silver from the mountain; length=95; text=Carried for forty years by one family.
- 31 | title=Clockwork train; exhibition=Toys of a century; length=70
- 4 | title=Island that never was; exhibition=Maps that lied; length=110
- 18 | title=Brewer's mash fork; exhibition=Bread and beer; length=60; text=Beech, worn by two generations.
record visitor count|daily visitors|attendance: Title!;Day:date!;Adults:number#0-50000;Children:number#0-50000;Groups:number#0-500;Takings:money;Counted by;Weather
- First Sunday | adults=214; children=96; groups=3; takings=2710; counted_by=Desk 1
- Rainy Saturday | adults=388; children=210; groups=5; takings=5120; counted_by=Desk 2; weather=Rain
- Quiet Tuesday | adults=41; children=62; groups=2; takings=610; counted_by=Desk 1; weather=Sun
- Museum night | adults=930; children=144; groups=0; takings=7440; counted_by=Both desks; weather=Mild
+ booking: Tour date->@tour date|tour slot;Persons:number#1-60;School or group;Language;Total:money
+ ticket: Ticket type->@ticket type|admission;Visit on:date;Entry at:time;Code
+ review: Exhibition->@exhibition|show

# historic building|heritage building|listed building|monument protection|war memorial|heritage register
item monument|historic building|listed building|heritage site: Name!;Register number;Type=House|Church|Castle|Bridge|Factory|Memorial|Garden;Address;Built in:number#-3000-2100;Architect;Style=Medieval|Renaissance|Baroque|Classical|Art Nouveau|Modern;Grade=Grade 1|Grade 2|Grade 3|Not listed;Owner->@owner|proprietor;Photo:image;History:long;~Condition=Good|Fair|At risk|Ruin
- Salt Tower | register_number=HB-0041; type=Castle; address=Tower Lane 1; built_in=1382; style=Medieval; grade=Grade 1; owner=Town of Halden; condition=Good; history=Part of the second town wall.
- Spinning mill Orr | register_number=HB-0260; type=Factory; address=Canal 14; built_in=1868; architect=J. Orr; style=Classical; grade=Grade 2; owner=Orr Estate; condition=At risk
- St Brigid chapel | register_number=HB-0088; type=Church; address=Fen Road 3; built_in=1742; style=Baroque; grade=Grade 1; owner=Fen parish; condition=Fair
- Villa Luise | register_number=HB-0312; type=House; address=Park Row 9; built_in=1904; architect=K. Thoma; style=Art Nouveau; grade=Grade 3; owner=Luise Foundation; condition=Good
person owner|proprietor|keeper: Name!;Type=Private|Town|Church|Foundation|Company;Contact person;Email:email;Phone:phone;Address
- Town of Halden | type=Town; contact_person=Building office
- Orr Estate | type=Private; contact_person=Lucy Orr
- Fen parish | type=Church; contact_person=Churchwarden Pugh
- Luise Foundation | type=Foundation; contact_person=Dr. Ernst Vogt
record inspection|condition survey|monument check|survey: Title!;Monument->@monument|historic building~Salt Tower|Spinning mill Orr;Surveyed on:date!;Surveyor~Arch. Wendt|P. Sills;Roof=Sound|Minor damage|Serious damage;Walls=Sound|Minor damage|Serious damage;Damp:percent;Urgency=None|This year|At once;Findings:long;Photo:image
- Mill survey after winter | monument=Spinning mill Orr; surveyor=P. Sills; roof=Serious damage; walls=Minor damage; damp=34; urgency=At once; findings=Valley gutter open over bay 3.
- Tower yearly survey | monument=Salt Tower; surveyor=Arch. Wendt; roof=Sound; walls=Minor damage; damp=12; urgency=This year
- Chapel ceiling look | monument=St Brigid chapel; surveyor=Arch. Wendt; roof=Minor damage; walls=Sound; damp=21; urgency=This year; findings=Stucco loose above organ.
- Villa before sale | monument=Villa Luise; surveyor=P. Sills; roof=Sound; walls=Sound; damp=8; urgency=None
request consent application|works application|permit request|alteration request: Number!;Monument->@monument|listed building;Applicant;Works:long;Kind=Repair|Alteration|Paint|Windows|Sign|Demolition|Solar;Planned from:date;Cost:money;Plans:file;Conditions:long
- CA-118 | monument=Spinning mill Orr; applicant=Lucy Orr; works=Re-slate bays 2 to 4 with old slate.; kind=Repair; cost=61000
- CA-119 | monument=Villa Luise; applicant=Luise Foundation; works=Panels on rear roof.; kind=Solar; cost=24000
- CA-120 | monument=St Brigid chapel; applicant=Fen parish; works=Storm glazing in the nave.; kind=Windows; cost=18500
- CA-121 | monument=Salt Tower; applicant=Town of Halden; works=Bronze information plate.; kind=Sign; cost=1200
work restoration project|restoration|repair|conservation work: Title!;Monument->@monument|historic building;Due on:date;Craftsman->@craftsman|restorer;Budget:money;Spent:money;Progress:percent;Method:long
- Mill roof bay 3 | monument=Spinning mill Orr; craftsman=Roofer Lindqvist; budget=22000; spent=6400; progress=30
- Chapel stucco | monument=St Brigid chapel; craftsman=Atelier Vanni; budget=34000; spent=2900; progress=8
- Tower pointing | monument=Salt Tower; craftsman=Stone & Lime; budget=15000; spent=15000; progress=100; method=Hot lime mortar.
- Villa stair windows | monument=Villa Luise; craftsman=Glaser Roth; budget=9000; spent=4100; progress=50
person craftsman|restorer|specialist firm: Name!;Trade=Mason|Roofer|Joiner|Painter|Stucco|Glass;Town;Phone:phone;Email:email;References:long
- Roofer Lindqvist | trade=Roofer; town=Halden
- Stone & Lime | trade=Mason; town=Arnsby
- Atelier Vanni | trade=Stucco; town=Halden
- Glaser Roth | trade=Glass; town=Meltow
record grant|subsidy|funding: Title!;Monument->@monument|historic building;Funder;Programme;Applied:money;Granted:money;Decided on:date;Paid out on:date;~State=Applied|Granted|Refused|Paid
- Emergency roof grant | monument=Spinning mill Orr; funder=State heritage fund; applied=15000; granted=12000; state=Granted
- Stucco support | monument=St Brigid chapel; funder=Diocese; applied=20000; granted=0; state=Refused
- Tower walls share | monument=Salt Tower; funder=Region; applied=7500; granted=7500; state=Paid
- Window glass fund | monument=Villa Luise; funder=Glass trust; programme=Art Nouveau; applied=4000; granted=0; state=Applied
item old photo|historic photo|source|document: Title!;Monument->@monument|historic building;Year:number#1500-2100;Photographer;Source;Image:image;Rights
- Mill with chimney, 1910 | monument=Spinning mill Orr; year=1910; source=Town archive
- Tower with market stalls | monument=Salt Tower; year=1895; photographer=E. Holm; source=Museum
- Chapel wedding | monument=St Brigid chapel; year=1938; source=Family Pugh; rights=Private
- Villa garden party | monument=Villa Luise; year=1912; photographer=Studio Thoma; source=Foundation
+ booking: Monument->@monument|historic building;Tour at:time;Persons:number#1-100

# archaeology|archaeological|excavation site|dig site|find registry|trench
item site|excavation|dig|archaeological site: Name!;Code;Municipality;Period=Stone Age|Bronze Age|Iron Age|Roman|Medieval|Modern;Director~Dr. Ines Faro|Theo Blom;Season:number#1900-2100;Area:number(m²)#1-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Permit number;~Status=Survey|Excavating|Backfilled|Published
- Gravel Hill villa | code=GH26; municipality=Tarne; period=Roman; director=Dr. Ines Faro; season=2026; area=860; permit_number=AP-118; status=Excavating
- Old Ford cemetery | code=OF25; municipality=Weem; period=Iron Age; director=Theo Blom; season=2025; area=300; permit_number=AP-090; status=Backfilled
- Mill Lane cellars | code=ML24; municipality=Tarne; period=Medieval; director=Dr. Ines Faro; season=2024; area=140; permit_number=AP-071; status=Published
- Reed Lake piles | code=RL26; municipality=Oss; period=Bronze Age; director=Theo Blom; season=2026; area=2200; permit_number=AP-121; status=Survey
item trench|square|sector|area: Name!;Site->@site|excavation~Gravel Hill villa|Old Ford cemetery;Length:number(m)#0-500;Width:number(m)#0-500;Depth:number(m)#0-30;Supervisor~Rae Okon|Jiri Novak;Opened on:date;Closed on:date;Plan:image
- Trench 2 | site=Gravel Hill villa; length=12; width=5; depth=1.4; supervisor=Rae Okon
- Trench 5 | site=Gravel Hill villa; length=6; width=6; depth=0.8; supervisor=Jiri Novak
- Trench A | site=Old Ford cemetery; length=20; width=4; depth=1.1; supervisor=Jiri Novak
- Test pit 3 | site=Reed Lake piles; length=2; width=2; depth=1.9; supervisor=Rae Okon
record context|layer|feature|stratigraphic unit: Number!;Trench->@trench|square~Trench 2|Trench 5;Kind=Layer|Cut|Fill|Wall|Floor|Grave|Pit;Colour;Soil=Clay|Silt|Sand|Gravel|Ash;Top level:number(m)#-50-5000;Thickness:number(cm)#0-1000;Above;Below;Interpretation:long;Photo:image
- 2014 | trench=Trench 2; kind=Floor; colour=Pale yellow; soil=Sand; thickness=8; above=2015; below=2011; interpretation=Mortar floor of room B.
- 2011 | trench=Trench 2; kind=Layer; colour=Dark grey; soil=Ash; thickness=12; interpretation=Burnt roof collapse.
- 5003 | trench=Trench 5; kind=Wall; colour=Grey; soil=Gravel; thickness=60; interpretation=Yard wall of the villa.
- 112 | trench=Trench A; kind=Grave; colour=Brown; soil=Clay; thickness=45; below=101; interpretation=Adult, head to the north.
item find|artefact|small find|artifact: Find number!;Context->@context|layer~2014|2011;Material=Pottery|Bone|Metal|Glass|Stone|Coin|Wood;Description!;Quantity:number#1-100000;Weight:number(g)#0-1000000;Dated;Found on:date;Finder;Box->@find box|storage box;Photo:image
- GH26-0341 | context=2011; material=Coin; description=Bronze coin, radiate head; quantity=1; weight=3; dated=260-274; finder=Lotta; box=Box 17
- GH26-0355 | context=2011; material=Pottery; description=Grey ware rims; quantity=14; weight=420; finder=Sami; box=Box 18
- OF25-0090 | context=112; material=Metal; description=Iron brooch; quantity=1; weight=21; dated=450-400 BC; finder=Marek; box=Box 3
- GH26-0402 | context=5003; material=Glass; description=Blue-green vessel sherds; quantity=5; weight=18; dated=2nd century; finder=Ines; box=Box 21
record sample|soil sample|radiocarbon sample: Number!;Context->@context|layer;Kind=Soil|Charcoal|Bone|Pollen|Mortar;Volume:number(litres)#0-200;Taken on:date!;Taken by;Sent to lab;Result:long;~State=Taken|At the lab|Result in
- S-31 | context=2011; kind=Charcoal; volume=0.2; taken_by=Rae Okon; sent_to_lab=C14 lab; state=At the lab
- S-32 | context=2014; kind=Mortar; volume=0.5; taken_by=Rae Okon; sent_to_lab=Material lab; state=Result in; result=Crushed brick added.
- S-33 | context=112; kind=Bone; volume=0.1; taken_by=Jiri Novak; state=Taken
- S-34 | context=5003; kind=Soil; volume=10; taken_by=Jiri Novak; sent_to_lab=Flotation hut; state=Result in
record dig diary|daily log|field diary|site diary: Title!;Site->@site|excavation;Trench->@trench|square;Day:date!;Weather;Team size:number#1-200;Hours:number(h)#0-24;Author~Rae Okon|Jiri Novak;Text:long
- Trench 2, day 9 | site=Gravel Hill villa; trench=Trench 2; weather=Dry, wind; team_size=7; hours=8; author=Rae Okon; text=Cleaned floor 2014, coin in ash layer.
- Trench 5, day 3 | site=Gravel Hill villa; trench=Trench 5; weather=Showers; team_size=5; hours=6; author=Jiri Novak
- Trench A, last day | site=Old Ford cemetery; trench=Trench A; weather=Hot; team_size=9; hours=9; author=Jiri Novak; text=Grave 112 lifted.
- Test pit, day 1 | site=Reed Lake piles; trench=Test pit 3; weather=Fog; team_size=3; hours=5; author=Rae Okon
item find box|storage box|box: Name!;Site->@site|excavation;Shelf;Material=Pottery|Bone|Metal|Glass|Stone|Mixed;Climate=Normal|Dry|Cool
- Box 17 | site=Gravel Hill villa; shelf=R2; material=Metal; climate=Dry
- Box 18 | site=Gravel Hill villa; shelf=R3; material=Pottery; climate=Normal
- Box 3 | site=Old Ford cemetery; shelf=R1; material=Mixed; climate=Dry
- Box 21 | site=Gravel Hill villa; shelf=R4; material=Glass; climate=Cool
! person digger|team member|volunteer [volunteer\\w*|team|student\\w*|digger\\w*]: Name!;Role=Student|Volunteer|Supervisor|Drawer|Finds desk;Email:email;Phone:phone;From:date;To:date;Tetanus until:date
- Lotta | role=Student
- Sami | role=Volunteer
- Marek | role=Drawer
- Ines | role=Finds desk

# genealogy|family tree|ancestor|family history research|family archive
person person|ancestor|relative|family member: Name!;Birth name;Sex=Female|Male|Unknown;Born on:date;Born at->@place|parish~Aldermoor|Port Bexley;Died on:date;Occupation;Father->@person|ancestor;Mother->@person|ancestor;Portrait:image;Life story:long;Living:boolean
- Thomas Garrick | sex=Male; born_at=Aldermoor; occupation=Wheelwright; life_story=Moved to the port after the fire.
- Hannah Garrick | birth_name=Pell; sex=Female; born_at=Port Bexley; occupation=Seamstress
- Edwin Garrick | sex=Male; born_at=Port Bexley; occupation=Ship's clerk; father=Thomas Garrick; mother=Hannah Garrick
- Louisa Garrick | birth_name=Hart; sex=Female; born_at=Halifax; occupation=Teacher
record union|marriage|couple|relationship: Title!;Partner one->@person|ancestor;Partner two->@person|ancestor;Kind=Marriage|Partnership|Divorce|Engagement;Married on:date;Place->@place|parish;Ended on:date;Note:long
- Garrick and Pell | partner_one=Thomas Garrick; partner_two=Hannah Garrick; kind=Marriage; place=Port Bexley
- Edwin and Louisa | partner_one=Edwin Garrick; partner_two=Louisa Garrick; kind=Marriage; place=Halifax
- Hannah's first promise | partner_one=Hannah Garrick; kind=Engagement; place=Saltwick; note=Broken off in 1874.
- Edwin and Louisa part | partner_one=Edwin Garrick; partner_two=Louisa Garrick; kind=Divorce; place=Port Bexley
record life event|event|fact: Title!;Person->@person|ancestor;Kind=Baptism|Census|Emigration|Military|Residence|Burial|Occupation|School;Happened on:date;Year:number#1000-2100;Place->@place|parish;Source->@source|document;Certainty=Sure|Likely|Guess;Note:long
- Household in the 1881 census | person=Thomas Garrick; kind=Census; year=1881; place=Port Bexley; source=Census 1881, Port Bexley; certainty=Sure
- Baptism of Edwin | person=Edwin Garrick; kind=Baptism; year=1879; place=Port Bexley; certainty=Likely
- Louisa sails west | person=Louisa Garrick; kind=Emigration; year=1904; place=Halifax; source=Passenger list 1904; certainty=Likely
- Hannah buried | person=Hannah Garrick; kind=Burial; year=1921; place=Saltwick; source=Stone at Saltwick; certainty=Sure
item source|document|record source|certificate: Title!;Kind=Church book|Census|Certificate|Letter|Newspaper|Grave|Interview;Repository;Call number;Page;Link:url;Scan:file;Transcript:long
- Census 1881, Port Bexley | kind=Census; repository=County archive; call_number=RG 11/2214; page=31
- Letter from Halifax | kind=Letter; repository=Family box 2
- Passenger list 1904 | kind=Certificate; repository=National archive; call_number=BT 27/440; page=9
- Stone at Saltwick | kind=Grave; repository=Saltwick churchyard; page=Row 6
item place|parish|village|town: Name!;Country;Region;Latitude:number#-90-90;Longitude:number#-180-180;Older names;Archive;Note:long
- Aldermoor | country=England; region=North Downs; archive=County archive
- Port Bexley | country=England; region=Coast; older_names=Bexleyhaven
- Halifax | country=Canada; region=Nova Scotia; archive=Provincial archive
- Saltwick | country=England; region=Coast; archive=County archive
item photo|family photo|album picture: Title!;Image:image;Taken in:number#1830-2100;Place->@place|town;Photographer;People shown;Person->@person|ancestor;Owner;Story:long
- Edwin on the pier | taken_in=1902; place=Port Bexley; people_shown=Edwin and two clerks; person=Edwin Garrick; owner=Aunt Milly
- Hannah at the loom | taken_in=1889; place=Saltwick; people_shown=Hannah; person=Hannah Garrick; owner=Cousin Ben
- Louisa's class | taken_in=1910; place=Halifax; photographer=Notman; people_shown=Louisa and 31 pupils; person=Louisa Garrick
- Wheel shop | taken_in=1872; place=Aldermoor; people_shown=Thomas and two apprentices; person=Thomas Garrick
work research task|to research|open question|lead: Title!;Person->@person|ancestor;Due on:date;Archive;Priority=Low|Normal|High;Assigned to~Cousin Ben|Aunt Milly;Question:long;Result:long
- Find baptism of Thomas | person=Thomas Garrick; archive=County archive; priority=High; assigned_to=Cousin Ben; question=Aldermoor book 1845-1855, parents' names?
- Ship of Louisa | person=Louisa Garrick; archive=National archive; priority=Normal; assigned_to=Aunt Milly; question=Which ship and port?
- Hannah's parents | person=Hannah Garrick; archive=Saltwick church book; priority=Low; assigned_to=Cousin Ben
- Edwin's wages | person=Edwin Garrick; archive=Shipping company; priority=Normal; assigned_to=Cousin Ben; result=Clerk from 1899.
! record dna match|dna test [dna|match\\w*|centimorgan]: Name!;Person->@person|relative;Company;Shared:number(cM)#0-7500;Segments:number#0-200;Likely relation=Parent or child|Sibling|First cousin|Second cousin|Distant;Contacted on:date;Note:long
- Match L. Garrick, Halifax | person=Edwin Garrick; shared=212; segments=11; likely_relation=Second cousin
- Match P. Hart, Truro | person=Louisa Garrick; shared=870; segments=28; likely_relation=First cousin
- Match M. Pell | person=Hannah Garrick; shared=64; segments=4; likely_relation=Distant
- Match B. Garrick | person=Thomas Garrick; shared=1790; segments=52; likely_relation=Sibling; note=Very likely a typing mistake in the kit.

# oral history|life story interview|eyewitness interview|storyteller archive|memory archive
person narrator|interviewee|storyteller|witness: Name!;Born in:number#1890-2020;Birthplace;Occupation;Languages;Phone:phone;Email:email;Portrait:image;Biography:long
- Dora Pfeil | born_in=1938; birthplace=Salt Bay; occupation=Cannery worker; languages=English
- Anselm Cruz | born_in=1946; birthplace=Manila; occupation=Ship's cook; languages=Tagalog, English
- Maeve Donnell | born_in=1951; birthplace=Inishmor; occupation=Lighthouse keeper; languages=Irish, English
- Stefan Kuc | born_in=1933; birthplace=Gdansk; occupation=Welder; languages=Polish, English
item interview|recording|oral history|conversation: Title!;Narrator->@narrator|interviewee~Dora Pfeil|Anselm Cruz;Interviewer~Kit Walsh|Noemi Tal;Recorded on:date!;Place;Length:number(min)#1-900;Language;Audio:url;Collection->@collection|series;Photo:image;Summary:long;~Status=Planned|Recorded|Transcribed|Published|Restricted
- The last shift at the cannery | narrator=Dora Pfeil; interviewer=Kit Walsh; place=Her kitchen; length=84; language=English; collection=Harbour work; status=Transcribed
- Forty years in the galley | narrator=Anselm Cruz; interviewer=Noemi Tal; place=Seamen's club; length=112; language=English; collection=Harbour work; status=Recorded
- Alone with the lamp | narrator=Maeve Donnell; interviewer=Kit Walsh; place=Keeper's cottage; length=66; language=Irish; collection=Lights of the coast; status=Published
- Sparks at the yard gate | narrator=Stefan Kuc; interviewer=Noemi Tal; place=Care home; length=97; language=Polish; collection=Those who came; status=Restricted
item collection|series|project: Title!;Topic;Period;Leader~Kit Walsh|Noemi Tal;Funder;From:date;To:date;Description:long
- Harbour work | topic=Work at sea and on the quay; period=1950-1995; leader=Kit Walsh; funder=Lottery fund
- Lights of the coast | topic=Keepers and pilots; period=1960-1990; leader=Noemi Tal; funder=Maritime trust
- Those who came | topic=Arriving in the port; period=1946-1980; leader=Kit Walsh; funder=City
- School days | topic=Village schools; period=1930-1965; leader=Noemi Tal; funder=Rotary
record transcript segment|segment|chapter|clip|transcript: Title!;Interview->@interview|recording~The last shift at the cannery;Starts at second:number(s)#0-60000;Ends at second:number(s)#0-60000;Speaker;Text:long;Checked by;Topic->@topic|keyword
- The whistle at six | interview=The last shift at the cannery; starts_at_second=420; ends_at_second=555; speaker=Dora Pfeil; text=When the whistle went, nobody took off her gloves.; topic=Strike
- Fog for nine days | interview=Alone with the lamp; starts_at_second=900; ends_at_second=1040; speaker=Maeve Donnell; topic=Lighthouse
- First pay envelope | interview=Sparks at the yard gate; starts_at_second=120; ends_at_second=260; speaker=Stefan Kuc; topic=Shipyard gate
- Storm off Manila | interview=Forty years in the galley; starts_at_second=2010; ends_at_second=2195; speaker=Anselm Cruz; text=The soup stood on the ceiling.; topic=Salt Bay quay
item topic|keyword|subject: Name!;Kind=Topic|Place|Person|Event;Period;Explanation:long
- Strike | kind=Event; explanation=Cannery strike of 1979.
- Salt Bay quay | kind=Place
- Lighthouse | kind=Topic; period=1960-1990
- Shipyard gate | kind=Place; explanation=Gate 2 of the old yard.
record consent form|release form|consent: Title!;Narrator->@narrator|interviewee;Interview->@interview|recording;Signed on:date;Use=Open|Reading room only|Closed until date|Anonymous;Closed until:date;Scan:file
- Release Pfeil | narrator=Dora Pfeil; interview=The last shift at the cannery; use=Open
- Release Cruz | narrator=Anselm Cruz; interview=Forty years in the galley; use=Reading room only
- Release Donnell | narrator=Maeve Donnell; interview=Alone with the lamp; use=Open
- Release Kuc | narrator=Stefan Kuc; interview=Sparks at the yard gate; use=Anonymous
work interview task|transcription|appointment plan|task: Title!;Interview->@interview|recording;Kind=Arrange|Record|Transcribe|Check|Cut clip|Publish;Due on:date;Assigned to~Kit Walsh|Noemi Tal;Hours:number(h)#0-200;Notes:long
- Transcribe galley tape | interview=Forty years in the galley; kind=Transcribe; assigned_to=Noemi Tal; hours=9
- Cut fog clip | interview=Alone with the lamp; kind=Cut clip; assigned_to=Kit Walsh; hours=2
- Check cannery text | interview=The last shift at the cannery; kind=Check; assigned_to=Noemi Tal; hours=4
- Second visit to Kuc | interview=Sparks at the yard gate; kind=Arrange; assigned_to=Noemi Tal; hours=1
! request access request|research use|quotation request [access|research\\w*|quot\\w*|request\\w*|licen\\w*]: Title!;Requester;Email:email;Interview->@interview|recording;Purpose=School|Research|Film|Exhibition|Family;Excerpt;Use until:date
- Clip for harbour exhibition | requester=Boat museum; interview=The last shift at the cannery; purpose=Exhibition
- Fog story for class 6 | requester=Island school; interview=Alone with the lamp; purpose=School
- Cook in a documentary | requester=Blue Film; interview=Forty years in the galley; purpose=Film; excerpt=33:30-36:35
- For my grandchildren | requester=Family Kuc; interview=Sparks at the yard gate; purpose=Family
+ comment: Interview->@interview|recording

# photo archive|historic photographs|image archive|glass negative|picture archive
item photograph|photo|picture|negative|historic photo: Number!;Title!;Photographer->@photographer|studio~Studio Helm|Unknown;Collection->@collection|bequest~Helm bequest|Town album;Taken in:number#1826-2100;Technique=Glass negative|Silver print|Slide|Postcard|Digital|Daguerreotype;Place->@place|location;Width:number(cm)#0-300;Height:number(cm)#0-300;Image:image;Description:long;Rights=Public domain|Free to use|Protected|Unknown
- H-0417 | title=Ferry landing with crowd; photographer=Studio Helm; collection=Helm bequest; taken_in=1908; technique=Glass negative; place=Ferry landing; width=18; height=13; rights=Public domain
- TA-092 | title=Flood in Fisher Lane; photographer=Unknown; collection=Town album; taken_in=1926; technique=Postcard; place=Fisher Lane; width=14; height=9; rights=Unknown
- R-1102 | title=Tram in the snow; photographer=Gerda Rauch; collection=Tramway slides; taken_in=1964; technique=Slide; place=Tram depot; width=4; height=4; rights=Protected
- L-0003 | title=Lady with parrot; photographer=J. Lorenz; collection=Lorenz plates; taken_in=1849; technique=Daguerreotype; place=Old theatre; width=7; height=8; rights=Free to use
person photographer|studio: Name!;Born in:number#1780-2020;Died in:number#1826-2100;Town;Active from:number#1826-2100;Biography:long
- Studio Helm | town=Uferstadt; active_from=1894; biography=Portraits and river views, closed in 1931.
- Unknown
- Gerda Rauch | born_in=1931; died_in=2009; town=Uferstadt; active_from=1955
- J. Lorenz | born_in=1815; died_in=1877; town=Altbruck; active_from=1846; biography=Travelled with a tent studio.
item collection|bequest|album|series: Name!;Donor;Received on:date;Pictures:number#1-5000000;Storage place;Condition=Good|Mixed|Poor;Description:long
- Helm bequest | donor=Granddaughter of A. Helm; pictures=2140; storage_place=Cool store, shelf 3; condition=Mixed
- Town album | donor=Mayor's office; pictures=380; storage_place=Cupboard 2; condition=Good
- Tramway slides | donor=Tram company; pictures=5400; storage_place=Cool store, shelf 8; condition=Good
- Lorenz plates | donor=Museum exchange; pictures=26; storage_place=Safe; condition=Poor
item place|location|motif: Name!;Street;Latitude:number#-90-90;Longitude:number#-180-180;Today:long;Photo today:image
- Ferry landing | street=Ferry Street; today=Car park and kiosk.
- Fisher Lane | street=Fisher Lane
- Tram depot | street=Rail Street; today=Climbing hall.
- Old theatre | street=Stage Lane; today=Burnt down in 1911.
record person shown|identified person|tag|face tag: Title!;Photograph->@photograph|photo~H-0417|TA-092;Person;Position;Identified by;Certainty=Sure|Likely|Guess;Note:long
- Ferryman Ott | photograph=H-0417; person=Ferryman Ott; position=Front left, with cap; identified_by=Ms Ott; certainty=Likely
- Baker's wife | photograph=TA-092; person=Rosa Imhof; position=At the window; identified_by=Town chronicle; certainty=Guess
- Driver no. 12 | photograph=R-1102; person=Hans Kehl; position=In the cab; identified_by=Tram club; certainty=Sure
- Parrot lady | photograph=L-0003; person=Singer A. Bellini; position=Centre; identified_by=Dr. Reh; certainty=Likely
record scan|digitisation|digital copy: Title!;Photograph->@photograph|photo;Scanned on:date!;Operator~Jule|Marek;Resolution:number(dpi)#72-9600;File:file;Retouched:boolean;~State=Raw|Checked|Online
- H-0417 master scan | photograph=H-0417; operator=Marek; resolution=1200; state=Checked
- TA-092 quick scan | photograph=TA-092; operator=Jule; resolution=600; state=Online
- R-1102 slide scan | photograph=R-1102; operator=Jule; resolution=4000; state=Raw
- L-0003 repro | photograph=L-0003; operator=Marek; resolution=2400; state=Online
request image order|reproduction request|licence request|use request: Number!;Photograph->@photograph|photo;Applicant;Email:email;Use=Book|Exhibition|Press|Private print|Film|Website;Print run:number#0-1000000;Size;Needed by:date;Fee:money
- IO-88 | photograph=H-0417; applicant=Ferry festival; use=Exhibition; size=A1; fee=45
- IO-89 | photograph=TA-092; applicant=River Post; use=Press; print_run=22000; size=13 cm; fee=60
- IO-90 | photograph=R-1102; applicant=Hans Kehl jr.; use=Private print; size=A3; fee=18
- IO-91 | photograph=L-0003; applicant=Opera guide publisher; use=Book; print_run=1500; size=Full page; fee=90
work conservation task|rehousing|cataloguing task|task: Title!;Collection->@collection|bequest;Kind=Clean|Rehouse|Describe|Scan|Repair;Due on:date;Assigned to~Jule|Marek;Pieces:number#1-100000;Notes:long
- Four-flap folders for glass plates | collection=Helm bequest; kind=Rehouse; assigned_to=Jule; pieces=320
- Describe tram slides | collection=Tramway slides; kind=Describe; assigned_to=Marek; pieces=900
- Reseal Lorenz plates | collection=Lorenz plates; kind=Repair; assigned_to=Jule; pieces=26
- Scan town album | collection=Town album; kind=Scan; assigned_to=Marek; pieces=380
+ comment: Photograph->@photograph|photo;Hint=Person|Place|Date|Other

# book conservation|conservator|art restoration|painting restoration|bookbinder|paper conservation
item object|artwork|book|piece|work of art: Number!;Title!;Owner->@owner|client|lender~Abbey library|Mrs Tamsin;Kind=Book|Painting|Map|Textile|Furniture|Sculpture|Document;Artist;Dated;Material;Height:number(cm)#0-2000;Width:number(cm)#0-2000;Value:money;Photo:image;~Status=Received|Examined|In treatment|Ready|Returned
- R-26-011 | title=Herbal with clasps; owner=Abbey library; kind=Book; dated=1563; material=Pigskin on wood; height=34; width=22; value=12000; status=In treatment
- R-26-014 | title=Portrait of a captain; owner=Mrs Tamsin; kind=Painting; dated=about 1840; material=Oil on canvas; height=71; width=58; value=2600; status=Examined
- R-26-019 | title=Sea chart of Lofot; owner=Fjord Museum; kind=Map; artist=P. Claesz; dated=1671; material=Ink on vellum; height=52; width=80; value=8800; status=Ready
- R-26-022 | title=Altar cloth with lambs; owner=Church of Hov; kind=Textile; dated=1720s; material=Silk on linen; height=95; width=210; value=4200; status=Received
person owner|client|lender|institution: Name!;Type=Private|Library|Museum|Church|Dealer;Contact person;Email:email;Phone:phone;Address;Insurance
- Abbey library | type=Library; contact_person=Brother Anselm
- Mrs Tamsin | type=Private
- Fjord Museum | type=Museum; contact_person=Curator Dahl
- Church of Hov | type=Church; contact_person=Sexton Moe
record condition report|examination|condition survey|assessment: Title!;Object->@object|artwork~R-26-011|R-26-014;Examined on:date!;Conservator~Wanda Rees|Leo Gant;Condition=Good|Fair|Poor|Critical;Damage:long;Cause=Water|Insects|Mould|Light|Mechanical|Earlier repair;Photo:image
- Herbal on arrival | object=R-26-011; conservator=Wanda Rees; condition=Poor; damage=Spine split, 14 leaves loose, one clasp gone.; cause=Mechanical
- Captain in the studio | object=R-26-014; conservator=Leo Gant; condition=Fair; damage=Yellow varnish, small tear.; cause=Earlier repair
- Chart with tide lines | object=R-26-019; conservator=Wanda Rees; condition=Fair; cause=Water
- Moth in the lambs | object=R-26-022; conservator=Leo Gant; condition=Critical; damage=Losses along the hem.; cause=Insects
record treatment proposal|estimate|treatment plan|offer: Title!;Object->@object|artwork;Written on:date;Steps:long;Hours:number(h)#0-2000;Material cost:money;Total:money;Valid until:date;~Answer=Open|Accepted|Declined
- Rebind and new clasp | object=R-26-011; steps=Clean, guard loose leaves, new sewing, clasp after old model.; hours=46; material_cost=180; total=3400; answer=Accepted
- Varnish off the captain | object=R-26-014; steps=Test solvents, remove varnish, retouch.; hours=30; material_cost=90; total=2100; answer=Open
- Flatten the chart | object=R-26-019; hours=14; material_cost=60; total=980; answer=Accepted
- Freeze and line cloth | object=R-26-022; hours=70; material_cost=320; total=5100; answer=Declined
work treatment step|treatment|restoration step|job: Title!;Object->@object|artwork;Kind=Surface clean|Consolidate|Sewing|Lining|Retouch|Varnish|Frame|Box;Due on:date;Conservator~Wanda Rees|Leo Gant;Hours:number(h)#0-500;Material->@material|supply;Notes:long
- Guard loose leaves | object=R-26-011; kind=Sewing; conservator=Wanda Rees; hours=9; material=Japanese tissue 9 g
- Surface clean the captain | object=R-26-014; kind=Surface clean; conservator=Leo Gant; hours=5; material=Methyl cellulose
- Box for chart | object=R-26-019; kind=Box; conservator=Wanda Rees; hours=3; material=Archival board
- Consolidate silk | object=R-26-022; kind=Consolidate; conservator=Leo Gant; hours=12; material=Silk crepeline
item material|supply|conservation material: Name!;Kind=Paper|Adhesive|Solvent|Leather|Textile|Pigment;Supplier;Unit=Sheet|Gram|Millilitre|Metre;~In stock:number#0-100000;Minimum:number#0-100000;Price:money;Hazard=None|Irritant|Flammable
- Japanese tissue 9 g | kind=Paper; unit=Sheet; in_stock=64; minimum=20; price=1.8; hazard=None
- Methyl cellulose | kind=Adhesive; unit=Gram; in_stock=450; minimum=200; price=0.08; hazard=None
- Archival board | kind=Paper; unit=Sheet; in_stock=40; minimum=15; price=6.5; hazard=None
- Silk crepeline | kind=Textile; unit=Metre; in_stock=3; minimum=4; price=22; hazard=None
record photo documentation|before and after photo|progress photo: Title!;Object->@object|artwork;Taken on:date!;Stage=Before|During|After;Light=Normal|Raking|UV|Transmitted;Image:image;Caption:long
- Captain under UV | object=R-26-014; stage=Before; light=UV; caption=Old retouching on the left cheek.
- Herbal open spine | object=R-26-011; stage=During; light=Normal
- Chart against light | object=R-26-019; stage=Before; light=Transmitted; caption=Watermark of a lily.
- Cloth in raking light | object=R-26-022; stage=Before; light=Raking
+ invoice: Object->@object|artwork;Hours:number(h)#0-2000;Materials:money

# rare book|medieval manuscript|incunabula|codex|special collections
item manuscript|rare book|volume|codex: Shelfmark!;Title!;Author->@author|scribe~Anonymous scribe|J. Corbin;Dated;Year:number#300-2000;Place of origin;Language;Leaves:number#1-5000;Material=Parchment|Paper|Papyrus;Height:number(mm)#20-1500;Width:number(mm)#20-1500;Binding;Description:long
- MS 14 | title=Book of hours of Lorn; author=Anonymous scribe; dated=about 1460; year=1460; place_of_origin=Rouen; language=Latin; leaves=142; material=Parchment; height=188; width=130
- Inc. 7 | title=Travels of J. Corbin; author=J. Corbin; year=1494; place_of_origin=Basel; language=Latin; leaves=96; material=Paper; height=290; width=205
- MS 22 | title=Psalter fragment; author=Master of the Blue Leaves; year=1230; place_of_origin=Flanders; language=Latin; leaves=18; material=Parchment; height=240; width=170
- RB 51 | title=Herbs of the north; author=Widow Harms; year=1612; place_of_origin=Lubeck; language=German; leaves=210; material=Paper; height=310; width=200; binding=Calf on boards
person author|scribe|printer|illuminator: Name!;Role=Author|Scribe|Printer|Illuminator|Translator;Active;Place;Authority link:url;Note:long
- Anonymous scribe | role=Scribe; active=15th century; place=Rouen
- J. Corbin | role=Author; active=1480-1502; place=Basel
- Master of the Blue Leaves | role=Illuminator; active=1220-1240; place=Bruges
- Widow Harms | role=Printer; active=1605-1622; place=Lubeck
record folio|page|digitised page|image: Title!;Manuscript->@manuscript|rare book~MS 14|Inc. 7;Side=Recto|Verso;Sequence:number#1-10000;Image:image;Content:long;Transcription:long;Decoration=None|Initial|Border|Miniature|Full page
- MS 14 f. 21r | manuscript=MS 14; side=Recto; sequence=41; content=Annunciation; decoration=Miniature
- MS 14 f. 21v | manuscript=MS 14; side=Verso; sequence=42; decoration=Initial
- MS 22 f. 3r | manuscript=MS 22; side=Recto; sequence=5; content=Psalm 26; decoration=Border
- RB 51 title page | manuscript=RB 51; side=Recto; sequence=1; decoration=Full page
record provenance|previous owner|ownership entry: Title!;Manuscript->@manuscript|volume;Owner;From year:number#500-2100;To year:number#500-2100;Evidence=Bookplate|Inscription|Sale catalogue|Stamp;Note:long
- Lorn family | manuscript=MS 14; owner=Lords of Lorn; from_year=1470; to_year=1702; evidence=Inscription
- Priory of Ameland | manuscript=MS 22; owner=Priory of Ameland; from_year=1300; to_year=1570; evidence=Stamp
- Apothecary Brandt | manuscript=RB 51; owner=Apothecary Brandt; from_year=1640; to_year=1688; evidence=Bookplate
- Auction lot 90 | manuscript=Inc. 7; owner=Dealer Rosen; from_year=1924; to_year=1925; evidence=Sale catalogue
record annotation|marginal note|scholarly note|commentary: Title!;Folio->@folio|page~MS 14 f. 21r;Scholar;Written on:date;Kind=Reading|Translation|Iconography|Correction;Text:long
- Blue robe pigment | folio=MS 14 f. 21r; scholar=Dr. Ursa Tully; kind=Iconography; text=Azurite over lead white.
- Initial V read | folio=MS 14 f. 21v; scholar=Prof. Imre Kos; kind=Reading; text=Not U but V.
- Psalm number | folio=MS 22 f. 3r; scholar=Dr. Ursa Tully; kind=Correction
- Title in English | folio=RB 51 title page; scholar=Mina Sorg; kind=Translation; text=Herbs of the north, for every house.
request consultation request|viewing request|reading request|image request: Number!;Manuscript->@manuscript|volume;Reader->@reader|scholar;Visit on:date;Purpose:long;Foam cradle needed:boolean;Images wanted:number#0-500;Letter of introduction:file
- CR-33 | manuscript=MS 14; reader=Dr. Ursa Tully; purpose=Pigment study; images_wanted=6
- CR-34 | manuscript=Inc. 7; reader=Prof. Imre Kos; purpose=Type comparison; images_wanted=12
- CR-35 | manuscript=MS 22; reader=Mina Sorg; purpose=Neumes in the margin; images_wanted=2
- CR-36 | manuscript=RB 51; reader=Hal Browning; purpose=Plant names for a novel; images_wanted=0
person reader|scholar|researcher: Name!;Institution;Email:email;Card number;Field;Country;Admitted until:date
- Dr. Ursa Tully | institution=Institute for Book History; card_number=SC-19; field=Illumination
- Prof. Imre Kos | institution=Type Museum; card_number=SC-22; field=Early print; country=Hungary
- Mina Sorg | institution=Conservatory; card_number=SC-27; field=Church music; country=Denmark
- Hal Browning | institution=Independent; card_number=SC-31; field=Garden history; country=Wales
record condition check|conservation record|condition report: Title!;Manuscript->@manuscript|volume;Checked on:date!;Conservator~W. Rees|A. Noll;Condition=Stable|Watch|Do not handle;Humidity:percent;Damage:long
- MS 14 yearly | manuscript=MS 14; conservator=A. Noll; condition=Stable; humidity=50
- Inc. 7 before loan | manuscript=Inc. 7; conservator=W. Rees; condition=Watch; humidity=52; damage=Joint cracked.
- MS 22 after leak | manuscript=MS 22; conservator=A. Noll; condition=Do not handle; humidity=64; damage=Ink lifting on 3r.
- RB 51 yearly | manuscript=RB 51; conservator=W. Rees; condition=Stable; humidity=49

# natural history collection|herbarium|specimen|insect collection|fossil collection|mineral collection
item specimen|sheet|fossil|preparation|museum specimen: Catalogue number!;Taxon->@taxon|species~Carabus auratus|Gentiana verna;Kind=Pinned insect|Herbarium sheet|Fossil|Mineral|Skin|Spirit jar|Skeleton;Collected on:date;Collector->@collector|naturalist;Locality->@locality|collecting site;Sex=Male|Female|Unknown;Count:number#1-100000;Drawer->@cabinet|drawer;Photo:image;Notes:long;~State=Good|Damaged|Pest|On loan
- ENT-20114 | taxon=Carabus auratus; kind=Pinned insect; collector=Otto Reiff; locality=Gravel pit Holm; sex=Female; count=1; drawer=Cabinet 4, drawer 11; state=Good
- BOT-00871 | taxon=Gentiana verna; kind=Herbarium sheet; collector=Amy Lisle; locality=Upper Tarn meadow; count=3; drawer=Cabinet 9, folder 2; state=On loan
- PAL-00412 | taxon=Turritella communis; kind=Fossil; collector=Maria Quist; locality=Clay bank Orv; count=12; drawer=Cabinet 15, drawer 2; state=Damaged
- ORN-03007 | taxon=Strix aluco; kind=Skin; collector=J. Abernethy; locality=Beech wood Keld; sex=Male; count=1; drawer=Freezer 1; state=Pest
item taxon|species|taxonomic name: Scientific name!;Common name;Group=Insects|Plants|Birds|Mammals|Fungi|Molluscs|Minerals;Family;Author and year;Protected:boolean;Description:long
- Carabus auratus | common_name=Golden ground beetle; group=Insects; family=Carabidae; author_and_year=Linnaeus, 1761
- Gentiana verna | common_name=Spring gentian; group=Plants; family=Gentianaceae; author_and_year=L.
- Turritella communis | common_name=Tower shell; group=Molluscs; family=Turritellidae; author_and_year=Risso, 1826
- Strix aluco | common_name=Tawny owl; group=Birds; family=Strigidae; author_and_year=Linnaeus, 1758
item locality|collecting site|find spot: Name!;Country;Region;Latitude:number#-90-90;Longitude:number#-180-180;Elevation:number(m)#-500-9000;Habitat;Precision:number(m)#0-100000
- Gravel pit Holm | country=Denmark; elevation=24; habitat=Dry bank
- Upper Tarn meadow | country=England; elevation=520; habitat=Wet grassland
- Clay bank Orv | country=Denmark; region=Jutland; elevation=3; habitat=Coastal cliff; precision=50
- Beech wood Keld | country=England; region=Dales; elevation=310; habitat=Old beech wood; precision=500
person collector|naturalist|determiner: Name!;Born in:number#1600-2020;Died in:number#1600-2100;Speciality;Email:email;Biography:long
- Otto Reiff | born_in=1888; died_in=1961; speciality=Beetles
- Amy Lisle | born_in=1990; speciality=Mountain flora
- Maria Quist | born_in=1949; speciality=Fossil shells
- J. Abernethy | born_in=1860; died_in=1934; speciality=Birds of the Dales
record determination|identification|label: Title!;Specimen->@specimen|sheet~ENT-20114|BOT-00871;Taxon->@taxon|species;Determined by->@collector|determiner;Determined on:date;Confidence=Certain|Probable|To check;Remark:long
- Holm beetle by Lisle | specimen=ENT-20114; taxon=Carabus auratus; determined_by=Amy Lisle; confidence=Certain
- Gentian by Lisle | specimen=BOT-00871; taxon=Gentiana verna; determined_by=Amy Lisle; confidence=Certain
- Shells by Quist | specimen=PAL-00412; taxon=Turritella communis; determined_by=Maria Quist; confidence=Probable; remark=Tips broken.
- Owl label check | specimen=ORN-03007; taxon=Strix aluco; determined_by=J. Abernethy; confidence=To check
item cabinet|drawer|storage unit: Name!;Room;Kind=Drawer|Folder|Jar shelf|Freezer;Temperature:number(°C)#-90-40;Humidity:percent;Last pest check on:date
- Cabinet 4, drawer 11 | room=Insect room; kind=Drawer; temperature=18; humidity=45
- Cabinet 9, folder 2 | room=Herbarium; kind=Folder; temperature=18; humidity=42
- Cabinet 15, drawer 2 | room=Fossil hall; kind=Drawer; temperature=19; humidity=40
- Freezer 1 | room=Preparation; kind=Freezer; temperature=-30; humidity=20
record loan|specimen loan|exchange: Number!;Specimen->@specimen|sheet;Borrower;Institution;Sent on:date!;Due on:date;Returned on:date;Purpose=Study|Exhibition|DNA|Photo;~State=Out|Returned|Overdue
- LN-2231 | specimen=BOT-00871; borrower=Dr. Pim Oss; institution=Botanical institute; purpose=DNA; state=Out
- LN-2232 | specimen=PAL-00412; borrower=Ria Holst; institution=Shell club; purpose=Photo; state=Returned
- LN-2233 | specimen=ENT-20114; borrower=Beetle week; institution=City museum; purpose=Exhibition; state=Overdue
- LN-2234 | specimen=ORN-03007; borrower=Dr. Ann Fell; institution=Dales College; purpose=Study; state=Out
work curation task|pest treatment|mounting|digitisation: Title!;Specimen->@specimen|sheet;Kind=Mount|Freeze|Relabel|Photograph|Repair|Database entry;Due on:date;Assigned to~Preparator Ines|Volunteer Kai;Pieces:number#1-100000;Notes:long
- Freeze drawer 11 for two weeks | specimen=ENT-20114; kind=Freeze; assigned_to=Preparator Ines; pieces=140
- Glue shell tips | specimen=PAL-00412; kind=Repair; assigned_to=Volunteer Kai; pieces=5
- New owl label | specimen=ORN-03007; kind=Relabel; assigned_to=Preparator Ines; pieces=1
- Photograph gentians | specimen=BOT-00871; kind=Photograph; assigned_to=Volunteer Kai; pieces=60

# little free library|book exchange|bookcase swap|bookcrossing|public bookcase
item bookcase|book box|location|little library: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Keeper->@keeper|steward|volunteer~Hilde Brom|Yan Zhou;Built in:number#1990-2100;Shelves:number#1-30;Always open:boolean;Photo:image;Description:long;~State=Fine|Needs tidying|Damaged|Closed
- Phone box on Elm Green | address=Elm Green; keeper=Hilde Brom; built_in=2014; shelves=6; state=Fine
- Station cupboard | address=Platform 1; keeper=Yan Zhou; built_in=2019; shelves=4; state=Needs tidying
- Fridge at the lido | address=Lido entrance; keeper=Bea Storm; built_in=2022; shelves=5; state=Closed
- Oak trunk in Rose Park | address=Rose Park east; keeper=Ibrahim Sall; built_in=2017; shelves=3; state=Damaged
item book|title|travelling book: Title!;Author;Genre=Novel|Crime|Children|Travel|Facts|Poetry|Other language;Language;Code;Condition=Like new|Read|Worn;Location->@bookcase|book box~Phone box on Elm Green;Released by;Cover:image;~Status=On shelf|Taken|Unknown
- Night train to Varna | author=K. Petrow; genre=Crime; language=English; code=BX-1001; condition=Read; location=Phone box on Elm Green; released_by=Hilde Brom; status=On shelf
- The small whale | author=U. Lang; genre=Children; language=German; code=BX-1017; condition=Worn; location=Station cupboard; released_by=Yan Zhou; status=Taken
- Poems for rainy stops | author=E. Marsh; genre=Poetry; language=English; code=BX-1040; condition=Like new; location=Oak trunk in Rose Park; released_by=Ibrahim Sall; status=On shelf
- Voyage au lac | author=C. Renaud; genre=Other language; language=French; code=BX-1052; condition=Read; location=Fridge at the lido; released_by=Bea Storm; status=Unknown
record find|catch|journey entry|book sighting|release: Title!;Book->@book|title~Night train to Varna|The small whale;Bookcase->@bookcase|book box;Kind=Released|Taken|Returned|Seen;Happened on:date!;Reader;Rating:rating;Note:long
- Whale goes to Graz | book=The small whale; bookcase=Station cupboard; kind=Taken; reader=Tilo; note=Read aloud on the train.
- Varna back on Elm Green | book=Night train to Varna; bookcase=Phone box on Elm Green; kind=Returned; reader=Sigrid; rating=4
- Poems released | book=Poems for rainy stops; bookcase=Oak trunk in Rose Park; kind=Released; reader=Ibrahim
- Lac seen in the pool bag | book=Voyage au lac; bookcase=Fridge at the lido; kind=Seen; reader=Marc; rating=3
person keeper|steward|volunteer: Name!;Email:email;Phone:phone;Neighbourhood;Since:date;Visits a month:number#0-31
- Hilde Brom | neighbourhood=Elm Green; visits_a_month=8
- Yan Zhou | neighbourhood=Station; visits_a_month=4
- Bea Storm | neighbourhood=Lido; visits_a_month=6
- Ibrahim Sall | neighbourhood=Rose Park; visits_a_month=10
record visit|tidying visit|check|care log: Title!;Bookcase->@bookcase|book box;Visited on:date!;Keeper->@keeper|steward;Books counted:number#0-1000;Removed:number#0-500;Added:number#0-500;Fault=None|Door|Roof leak|Graffiti|Damp books;Note:long
- Station, wet week | bookcase=Station cupboard; keeper=Yan Zhou; books_counted=71; removed=9; added=4; fault=Damp books
- Elm Green, spring tidy | bookcase=Phone box on Elm Green; keeper=Hilde Brom; books_counted=142; removed=20; added=12; fault=None
- Oak trunk after storm | bookcase=Oak trunk in Rose Park; keeper=Ibrahim Sall; books_counted=38; removed=15; added=0; fault=Roof leak
- Fridge painted over | bookcase=Fridge at the lido; keeper=Bea Storm; books_counted=80; removed=2; added=9; fault=Graffiti
request wish|book wish|donation offer: Title!;Kind=Looking for a book|Books to give away|New location;Name;Email:email;Books:number#1-2000;Address;Description:long
- Two boxes of picture books | kind=Books to give away; name=Family Ott; books=46
- Seeking old railway guides | kind=Looking for a book; name=Mr Lohse; books=3
- A box for the tram loop | kind=New location; name=Tram loop residents; address=Loop Street 1
- Crime from an estate | kind=Books to give away; name=S. Arnold; books=120; description=In four boxes, dry.
work repair|maintenance|building job: Title!;Bookcase->@bookcase|book box;Due on:date;Assigned to~Hilde Brom|Yan Zhou;Cost:money;Notes:long
- New door seal Station | bookcase=Station cupboard; assigned_to=Yan Zhou; cost=14
- Tar paper for oak trunk | bookcase=Oak trunk in Rose Park; assigned_to=Hilde Brom; cost=22
- Paint fridge blue | bookcase=Fridge at the lido; assigned_to=Yan Zhou; cost=18
- Hinge on phone box | bookcase=Phone box on Elm Green; assigned_to=Hilde Brom; cost=7

# church|parish|congregation|pastor|worship service|parishioner
person member|parishioner|congregant|church member: Name!;Household->@household|family~Household Amberley|Household Osei;Born on:date;Baptised on:date;Confirmed on:date;Email:email;Phone:phone;Address;Gifts and skills;~Status=Member|Visitor|Moved|Deceased
- Ruth Amberley | household=Household Amberley; gifts_and_skills=Organ, flowers; status=Member
- Daniel Osei | household=Household Osei; gifts_and_skills=Youth work; status=Member
- Winifred Coe | household=Household Coe; gifts_and_skills=Baking, visiting; status=Member
- Tomasz Lis | household=Household Lis; gifts_and_skills=Sound desk; status=Visitor
item household|family: Name!;Address;Phone:phone;Envelope number;Area elder;Note:long
- Household Amberley | address=Vicarage Lane 2; envelope_number=31; area_elder=J. Stowe
- Household Osei | address=Mill Street 40; envelope_number=58; area_elder=J. Stowe
- Household Coe | address=Orchard End 7; envelope_number=12; area_elder=M. Fry
- Household Lis | address=Station Row 3; envelope_number=77; area_elder=M. Fry
event service|worship service|mass|sunday service: Title!;Held on:date!;Starts at:time;Place;Minister~Rev. Clara Finch|Father Emeka;Theme;Reading;Hymns;Kind=Sunday|Family|Communion|Funeral|Wedding|Evening prayer;Stream:url;~Attendance:number#0-20000
- Harvest thanksgiving | place=St Alban's; minister=Rev. Clara Finch; theme=Enough for all; reading=Deut 8; hymns=12, 204, 311; kind=Family; attendance=138
- Evening prayer by candlelight | place=Chapel; minister=Father Emeka; kind=Evening prayer; attendance=24
- Sunday communion | place=St Alban's; minister=Rev. Clara Finch; theme=Bread for the journey; reading=John 6; hymns=41, 290; kind=Communion; attendance=96
- Funeral of A. Coe | place=St Alban's; minister=Father Emeka; reading=Psalm 23; kind=Funeral; attendance=61
item group|ministry|home group|small group: Name!;Leader->@member|parishioner;Meets=Weekly|Fortnightly|Monthly;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Room;Age group=Children|Youth|Adults|Seniors|All;Description:long
- Youth group Anchor | leader=Daniel Osei; meets=Weekly; weekday=Friday; room=Cellar; age_group=Youth
- Choir | leader=Ruth Amberley; meets=Weekly; weekday=Wednesday; room=Nave; age_group=Adults
- Coffee and crafts | leader=Winifred Coe; meets=Fortnightly; weekday=Tuesday; room=Parish room; age_group=Seniors
- Little lambs | leader=Ruth Amberley; meets=Monthly; weekday=Saturday; room=Playroom; age_group=Children
record donation|offering|tithe|collection|gift: Title!;Member->@member|parishioner;Given on:date!;Amount:money;Fund=General|Mission|Roof|Youth|Charity;Method=Cash|Envelope|Transfer|Card;Receipt sent:boolean;Counted by
- Envelope 31, May | member=Ruth Amberley; amount=40; fund=Roof; method=Envelope; counted_by=J. Stowe
- Harvest collection | amount=612; fund=Charity; method=Cash; counted_by=J. Stowe
- Youth camp gift | member=Daniel Osei; amount=75; fund=Youth; method=Transfer; counted_by=M. Fry
- Card gift in memory | member=Winifred Coe; amount=120; fund=General; method=Card; counted_by=M. Fry
work duty|serving rota|volunteer duty|rota: Title!;Service->@service|worship service~Harvest thanksgiving;Member->@member|parishioner;Role=Reader|Welcome|Music|Coffee|Sound|Children|Flowers|Verger;Day:date;Notes:long
- Organ at harvest | service=Harvest thanksgiving; member=Ruth Amberley; role=Music
- Reading at communion | service=Sunday communion; member=Daniel Osei; role=Reader
- Flowers for the funeral | service=Funeral of A. Coe; member=Winifred Coe; role=Flowers
- Sound at candlelight | service=Evening prayer by candlelight; member=Tomasz Lis; role=Sound
request prayer request|pastoral request|visit request: Title!;Name;Phone:phone;Kind=Prayer|Visit|Baptism|Wedding|Funeral|Help;Wanted on:date;Confidential:boolean;Text:long
- Visit after operation | name=Mr Tolley; kind=Visit
- Christening for twins | name=Family Osei; kind=Baptism
- Prayers before exams | name=Year 11 parents; kind=Prayer
- Help with moving house | name=Tomasz Lis; kind=Help; text=Two strong people on Saturday.
record sacrament|baptism|wedding|funeral|register entry: Title!;Kind=Baptism|Confirmation|Wedding|Funeral;Member->@member|parishioner;Held on:date!;Minister~Rev. Clara Finch|Father Emeka;Witnesses;Register page
- Baptism of Ama Osei | kind=Baptism; minister=Rev. Clara Finch; witnesses=R. Amberley, K. Boateng; register_page=44
- Wedding Lis and Moore | kind=Wedding; member=Tomasz Lis; minister=Father Emeka; witnesses=J. Moore, D. Osei; register_page=112
- Funeral of Arthur Coe | kind=Funeral; minister=Father Emeka; register_page=208
- Confirmation of Ben Osei | kind=Confirmation; minister=Rev. Clara Finch; witnesses=Daniel Osei; register_page=63
+ booking: Room~Nave|Cellar|Parish hall;Group->@group|ministry;From:time;To:time
+ event registration: Group->@group|ministry;Children:number#0-20

# mosque|imam|prayer times|masjid|ramadan
item prayer time|prayer timetable|salah time: Day!;Date:date;Fajr:time;Sunrise:time;Dhuhr:time;Asr:time;Maghrib:time;Isha:time;Hijri date
- 3 March | hijri_date=14 Ramadan
- 4 March | hijri_date=15 Ramadan
- 5 March | hijri_date=16 Ramadan
- 6 March | hijri_date=17 Ramadan
event friday prayer|khutbah|sermon|lecture: Title!;Held on:date!;Starts at:time;Speaker->@imam|speaker;Language=Arabic|English|Turkish|Urdu|French;Room;Recording:url;Summary:long
- Patience in hard months | speaker=Imam Yusuf Karim; language=English; room=Main hall
- Neighbours and their rights | speaker=Sheikh Omar Diallo; language=French; room=Main hall
- Before the feast | speaker=Imam Yusuf Karim; language=Arabic; room=Main hall
- Raising kind children | speaker=Hafiz Zayd; language=Urdu; room=Upper hall
person imam|speaker|teacher of quran|scholar: Name!;Role=Imam|Teacher|Guest speaker|Muezzin;Languages;Email:email;Phone:phone;Photo:image;Biography:long
- Imam Yusuf Karim | role=Imam; languages=Arabic, English
- Ustadha Salma | role=Teacher; languages=English, Urdu
- Sheikh Omar Diallo | role=Guest speaker; languages=French, Arabic
- Hafiz Zayd | role=Muezzin; languages=Urdu, English
item quran class|class|course|madrasa class: Title!;Teacher->@imam|teacher of quran~Ustadha Salma;Level=Beginner|Intermediate|Hifz|Adults;Weekday=Saturday|Sunday|Monday|Wednesday;Starts at:time;Room;Places:number#1-100;Fee:money
- Saturday beginners | teacher=Ustadha Salma; level=Beginner; weekday=Saturday; room=Room 2; places=18; fee=15
- Hifz evening | teacher=Imam Yusuf Karim; level=Hifz; weekday=Wednesday; room=Library; places=8; fee=25
- Sunday adults | teacher=Sheikh Omar Diallo; level=Adults; weekday=Sunday; room=Main hall; places=30; fee=0
- Monday tajwid | teacher=Hafiz Zayd; level=Intermediate; weekday=Monday; room=Room 1; places=14; fee=20
person pupil|student|child: Name!;Born on:date;Parent;Phone:phone;Class->@quran class|class;Current lesson;~Surahs learnt:number#0-114
- Idris A. | parent=Hana A.; class=Saturday beginners; current_lesson=Short vowels; surahs_learnt=6
- Maryam S. | parent=Bilal S.; class=Hifz evening; current_lesson=Juz 29; surahs_learnt=41
- Sara D. | parent=Aisha D.; class=Monday tajwid; current_lesson=Rules of noon; surahs_learnt=18
- Bilal S. | class=Sunday adults; current_lesson=Al-Mulk; surahs_learnt=12
record donation|zakat|sadaqah|contribution: Title!;Donor;Kind=Zakat|Sadaqah|Fitrana|Building fund|Iftar;Given on:date!;Amount:money;Method=Cash|Card|Transfer;Receipt number;Anonymous:boolean
- Building fund, brother Amin | donor=Amin L.; kind=Building fund; amount=250; method=Transfer; receipt_number=R-118
- Zakat of the Hussains | donor=Family Hussain; kind=Zakat; amount=640; method=Transfer; receipt_number=R-119
- Fitrana box | donor=Friday visitors; kind=Fitrana; amount=385; method=Cash; receipt_number=R-120
- Dates for iftar | donor=Corner grocer; kind=Iftar; amount=90; method=Card; receipt_number=R-121
event iftar|community meal|eid event|event: Title!;Held on:date!;Starts at:time;Place;Guests expected:number#1-5000;Sponsor;Menu:long;Helpers needed:number#0-200
- Neighbours' iftar | place=Courtyard; guests_expected=160; sponsor=Family Rahman; menu=Lentil soup, rice, dates.; helpers_needed=12
- Students' iftar | place=Main hall; guests_expected=70; sponsor=Student union; menu=Chicken biryani, yoghurt.; helpers_needed=6
- Sisters' evening | place=Upper hall; guests_expected=45; sponsor=Sisters' circle; helpers_needed=5
- Open street iftar | place=Market Lane; guests_expected=400; sponsor=Three mosques; menu=Harira, bread, fruit.; helpers_needed=35
request service request|nikah request|janazah request|aid request: Title!;Applicant;Phone:phone;Kind=Marriage|Funeral|Zakat aid|Counselling|Mosque tour|Conversion;Wanted on:date;Confidential:boolean;Description:long
- School class visits the mosque | applicant=Hill School 6b; kind=Mosque tour
- Nikah in June | applicant=Amin L.; kind=Marriage
- Rent help for a widow | applicant=Neighbour; kind=Zakat aid
- Burial for my father | applicant=Bilal S.; kind=Funeral; description=Washing and prayer tomorrow.
work volunteer duty|rota|task: Title!;Volunteer~Amin L.|Hana A.;Day:date!;From:time;To:time;Kind=Cleaning|Parking|Kitchen|Security|Children;Notes:long
- Iftar kitchen | volunteer=Hana A.; kind=Kitchen
- Parking on Friday | volunteer=Amin L.; kind=Parking
- Story corner | volunteer=Hana A.; kind=Children
- Carpet cleaning | volunteer=Amin L.; kind=Cleaning

# synagogue|temple|gurdwara|buddhist centre|hindu temple|sangha|shul
event service|ceremony|puja|prayer service|festival|holy day: Title!;Held on:date!;Starts at:time;Ends at:time;Kind=Daily prayer|Weekly service|Festival|Meditation|Wedding|Memorial;Officiant->@priest|rabbi|teacher;Hall;Expected guests:number#0-10000;Description:long
- Festival of lights evening | kind=Festival; officiant=Pandit Raman; hall=Main hall; expected_guests=320
- Thursday meditation | kind=Meditation; officiant=Lama Dolkar; hall=Quiet room; expected_guests=18
- Friday evening welcome | kind=Weekly service; officiant=Rabbi Miriam Stern; hall=Prayer room; expected_guests=75
- Memorial for the elders | kind=Memorial; officiant=Bhikkhu Ananda; hall=Garden shrine; expected_guests=40
person priest|rabbi|teacher|monk|cantor: Name!;Title;Languages;Phone:phone;Email:email;Available for;Photo:image
- Pandit Raman | title=Priest; languages=Tamil, Hindi, English; available_for=Weddings, blessings
- Lama Dolkar | title=Teacher; languages=Tibetan, English; available_for=Meditation
- Rabbi Miriam Stern | title=Rabbi; languages=Hebrew, English; available_for=Bar and bat mitzvah
- Bhikkhu Ananda | title=Monk; languages=Sinhala, English; available_for=Memorial prayers
person devotee|member family|community member|member: Name!;Family size:number#1-30;Email:email;Phone:phone;Address;Member since:date;Membership=Full|Friend|Student|Honorary;Paid until:date;Seat
- Family Iyer | family_size=4; membership=Full
- T. Wangmo | family_size=1; membership=Friend
- Family Levin | family_size=5; membership=Full; seat=Row 2
- N. Perera | family_size=1; membership=Student
item ritual|offering type|seva|sponsorship: Name!;Kind=Blessing|Offering|Meal|Flower|Light|Memorial prayer;Fee:money;Duration:number(min)#5-480;Things to bring:long;Priest needed:boolean
- Flower offering | kind=Flower; fee=11; duration=15; things_to_bring=Fruit if wished.
- Community meal for 100 | kind=Meal; fee=240; duration=120
- Memorial candle | kind=Light; fee=5; duration=10
- House blessing | kind=Blessing; fee=60; duration=90; things_to_bring=Flowers and a lamp.
record donation|offering|gift: Title!;Donor->@devotee|member family~Family Iyer|T. Wangmo;Given on:date!;Amount:money;Purpose=General|Kitchen|Building|Festival|School;Method=Cash|Card|Transfer;Receipt number;Anonymous:boolean
- Iyer for the kitchen | donor=Family Iyer; amount=108; purpose=Kitchen; method=Card; receipt_number=D-301
- Levin for the school | donor=Family Levin; amount=180; purpose=School; method=Transfer; receipt_number=D-302
- Wangmo festival gift | donor=T. Wangmo; amount=50; purpose=Festival; method=Cash; receipt_number=D-303
- Perera roof stone | donor=N. Perera; amount=25; purpose=Building; method=Card; receipt_number=D-304
record memorial day|yahrzeit|remembrance|anniversary: Name!;Family->@devotee|member family;Died on:date;Remembered on:date;Calendar date;Relation;Candle ordered:boolean;Plaque
- Grandfather Iyer | family=Family Iyer; calendar_date=New moon of Thai; relation=Grandfather; plaque=East wall 12
- Hanna Levin | family=Family Levin; calendar_date=3 Adar; relation=Mother; plaque=North wall 4
- Uncle Perera | family=N. Perera; calendar_date=Full moon of Vesak; relation=Uncle
- Teacher of T. Wangmo | family=T. Wangmo; calendar_date=25th day, 10th month; relation=Teacher
work volunteer duty|seva duty|kitchen duty|rota: Title!;Event->@service|ceremony|festival;Volunteer->@devotee|community member;Day:date!;From:time;To:time;Kind=Kitchen|Cleaning|Welcome|Music|Parking|Teaching;Notes:long
- Chopping for the festival | event=Festival of lights evening; volunteer=T. Wangmo; kind=Kitchen
- Welcome on Friday | event=Friday evening welcome; volunteer=Family Levin; kind=Welcome
- Sweep the shrine | event=Memorial for the elders; volunteer=N. Perera; kind=Cleaning
- Drums at the festival | event=Festival of lights evening; volunteer=Family Iyer; kind=Music
item class|course|language class|scripture class: Title!;Teacher->@priest|teacher;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Level=Children|Beginner|Advanced;Places:number#1-100;Fee:money
- Children's Sunday class | teacher=Pandit Raman; weekday=Sunday; level=Children; places=20; fee=0
- Hebrew reading | teacher=Rabbi Miriam Stern; weekday=Tuesday; level=Beginner; places=12; fee=30
- Breath and sitting | teacher=Bhikkhu Ananda; weekday=Thursday; level=Beginner; places=25; fee=0
- Text study | teacher=Rabbi Miriam Stern; weekday=Wednesday; level=Advanced; places=15; fee=10
+ booking: Ritual->@ritual|seva;Family->@devotee|member family;Hall~Main hall|Quiet room;Names to be read:long

# food bank|food pantry|food parcel|food donation|food hamper
item food item|stock item|grocery item|food: Name!;Category=Tins|Dry goods|Fresh|Bread|Baby|Hygiene|Drinks|Frozen;Unit=Piece|Kilogram|Box|Litre;Barcode;~In stock:number#0-100000;Minimum:number#0-100000;Shelf;Allergens
- Chickpeas 400 g | category=Tins; unit=Piece; in_stock=184; minimum=60; shelf=A2
- Rice 1 kg | category=Dry goods; unit=Piece; in_stock=42; minimum=80; shelf=B1
- Nappies size 4 | category=Baby; unit=Box; in_stock=11; minimum=10; shelf=D3
- Long-life milk | category=Drinks; unit=Litre; in_stock=96; minimum=48; shelf=C1; allergens=Milk
person household|client|recipient|family: Name!;Number;Adults:number#1-20;Children:number#0-20;Postcode;Phone:phone;Language;Diet=None|Vegetarian|Halal|Gluten-free|Diabetic;Referred by->@referral agency|partner agency;Entitled until:date;Note:long
- Household 118 | number=H-118; adults=2; children=3; postcode=3055; diet=Halal; referred_by=Family centre South
- Household 131 | number=H-131; adults=1; children=0; postcode=3051; diet=None; referred_by=Debt advice
- Household 140 | number=H-140; adults=1; children=2; postcode=3058; diet=Gluten-free; referred_by=St Luke clinic
- Household 152 | number=H-152; adults=4; children=1; postcode=3051; diet=Vegetarian; referred_by=Welcome desk
record donation|food donation|delivery in|intake: Number!;Donor->@donor|supermarket~Greengrove Market|School drive;Received on:date!;Weight:number(kg)#0-50000;Boxes:number#0-5000;Food item->@food item|stock item;Quantity:number#0-100000;Best before:date;Received by
- D-2201 | donor=Greengrove Market; weight=86; boxes=7; food_item=Rice 1 kg; quantity=30; received_by=Colm
- D-2202 | donor=School drive; weight=140; boxes=12; food_item=Chickpeas 400 g; quantity=96; received_by=Aisha
- D-2203 | donor=Crumb Bakery; weight=35; boxes=4; quantity=60; received_by=Colm
- D-2204 | donor=Dale Farm; weight=210; boxes=14; food_item=Long-life milk; quantity=48; received_by=Aisha
person donor|supermarket|food donor: Name!;Type=Supermarket|Bakery|Farm|School|Private|Church;Contact person;Phone:phone;Email:email;Pickup days;Address
- Greengrove Market | type=Supermarket; contact_person=Shift manager; pickup_days=Mon, Thu
- School drive | type=School; contact_person=Parents' council
- Crumb Bakery | type=Bakery; contact_person=Night baker; pickup_days=Daily 18:00
- Dale Farm | type=Farm; contact_person=P. Dale; pickup_days=Fri
record distribution|parcel|food parcel|pickup|visit: Number!;Household->@household|client~Household 118|Household 131;Given out on:date!;Size=Single|Couple|Family|Large family;Weight:number(kg)#0-200;Site~Hall|Van stop 3;Given by;~State=Packed|Collected|Not collected
- P-9011 | household=Household 118; size=Large family; weight=24; site=Hall; given_by=Aisha; state=Collected
- P-9012 | household=Household 131; size=Single; weight=8; site=Hall; given_by=Colm; state=Packed
- P-9013 | household=Household 140; size=Family; weight=16; site=Van stop 3; given_by=Aisha; state=Not collected
- P-9014 | household=Household 152; size=Large family; weight=27; site=Hall; given_by=Colm; state=Collected
item referral agency|partner agency|agency: Name!;Contact person;Phone:phone;Email:email;Address;Vouchers a month:number#0-1000
- Family centre South | contact_person=M. Okoye; vouchers_a_month=40
- Debt advice | contact_person=L. Winter; vouchers_a_month=15
- St Luke clinic | contact_person=Sister Joan; vouchers_a_month=25
- Welcome desk | contact_person=R. Habib; vouchers_a_month=60
work volunteer shift|shift|pickup tour|rota: Title!;Volunteer~Aisha|Colm;Day:date!;From:time;To:time;Task=Sorting|Packing|Driving|Desk|Cleaning;Vehicle;Notes:long
- Thursday market tour | volunteer=Colm; task=Driving; vehicle=Van 1
- Sort tins Monday | volunteer=Aisha; task=Sorting
- Pack forty parcels | volunteer=Colm; task=Packing
- Desk on Wednesday | volunteer=Aisha; task=Desk
! record parcel item|packing line|parcel content [parcel|pack\\w*|content\\w*|hamper]: Title!;Parcel->@distribution|parcel;Food item->@food item|stock item;Quantity:number#1-500;Swapped for
- Rice in P-9011 | parcel=P-9011; food_item=Rice 1 kg; quantity=3
- Chickpeas in P-9011 | parcel=P-9011; food_item=Chickpeas 400 g; quantity=6
- Milk in P-9014 | parcel=P-9014; food_item=Long-life milk; quantity=4
- Nappies in P-9013 | parcel=P-9013; food_item=Nappies size 4; quantity=1; swapped_for=Size 5
+ appointment: Household->@household|client;Site~Hall|Van stop 3;Slot at:time

# soup kitchen|community kitchen|meals on wheels|meal delivery charity|free meals
item menu|meal|dish|daily menu: Name!;Served on:date;Kind=Soup|Main|Vegetarian|Dessert|Breakfast|Soft diet;Portions planned:number#1-5000;Cost per portion:money;Allergens;Photo:image;Recipe:long
- Lentil stew | kind=Vegetarian; portions_planned=90; cost_per_portion=1.1; allergens=Celery
- Chicken and rice | kind=Main; portions_planned=60; cost_per_portion=1.9
- Porridge with apple | kind=Breakfast; portions_planned=40; cost_per_portion=0.6; allergens=Oats, milk
- Carrot puree | kind=Soft diet; portions_planned=25; cost_per_portion=0.9
person guest|recipient|client|diner: Name!;Address;Phone:phone;Born on:date;Diet=None|Vegetarian|Soft|Diabetic|Halal|Low salt;Allergies;Days~Mon, Wed, Fri;Emergency contact;Key safe code;Note:long
- Mrs Dolores Vey | address=Cannon Street 8, 2nd floor; diet=Diabetic; days=Mon, Wed, Fri; emergency_contact=Nephew
- Mr Bates | address=Forge Yard 3; diet=Soft; days=Daily
- Ms Anh Pham | address=Tower 5, flat 31; diet=Vegetarian; days=Tue, Thu; emergency_contact=Sister
- Mr Yusuf Baki | address=Mill Row 17; diet=Halal; days=Mon, Thu; emergency_contact=Son
item route|delivery round|tour: Name!;Area;Driver->@volunteer|helper~Phil Crane|Sunita Dev;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Leaves at:time;Stops:number#1-60;Distance:number(km)#0-200
- Canal round | area=Canal side; driver=Phil Crane; weekday=Monday; stops=14; distance=11
- Hill round | area=Hill estate; driver=Sunita Dev; weekday=Wednesday; stops=9; distance=8
- Tower round | area=Towers 1 to 6; driver=Phil Crane; weekday=Tuesday; stops=22; distance=5
- Mill round | area=Old mills; driver=Sunita Dev; weekday=Thursday; stops=12; distance=14
record delivery|meal delivery|meal served|stop: Title!;Guest->@guest|recipient~Mrs Dolores Vey|Mr Bates;Meal->@menu|meal~Lentil stew|Chicken and rice;Route->@route|delivery round;Delivered on:date!;At:time;Portions:number#1-20;Welfare=Well|Seemed unwell|Not at home|Asked for help;Note:long;~State=Planned|Delivered|Refused
- Vey, Monday stew | guest=Mrs Dolores Vey; meal=Lentil stew; route=Canal round; portions=1; welfare=Well; state=Delivered
- Bates, Wednesday | guest=Mr Bates; meal=Chicken and rice; route=Hill round; portions=1; welfare=Seemed unwell; state=Delivered; note=Told the daughter.
- Pham, Tuesday | guest=Ms Anh Pham; meal=Lentil stew; route=Tower round; portions=1; welfare=Not at home; state=Planned
- Baki, Thursday | guest=Mr Yusuf Baki; meal=Chicken and rice; route=Mill round; portions=2; welfare=Asked for help; state=Refused
person volunteer|helper|cook|driver volunteer: Name!;Role=Cook|Driver|Server|Washer-up|Coordinator;Phone:phone;Email:email;Hygiene course until:date;Has car:boolean;Days
- Phil Crane | role=Driver; days=Mon, Tue
- Sunita Dev | role=Driver; days=Wed
- Marek Zaleski | role=Cook; days=Mon-Fri
- Ottoline Reeve | role=Washer-up; days=Thu, Fri
work kitchen shift|shift|rota: Title!;Volunteer->@volunteer|helper;Day:date!;From:time;To:time;Task=Cooking|Serving|Packing|Driving|Cleaning;Notes:long
- Zaleski, stew Monday | volunteer=Marek Zaleski; task=Cooking
- Crane packs Tuesday | volunteer=Phil Crane; task=Packing
- Reeve washes up | volunteer=Ottoline Reeve; task=Cleaning
- Dev serves lunch | volunteer=Sunita Dev; task=Serving
record ingredient stock|pantry item|stock entry: Name!;Unit=Kilogram|Litre|Piece;Quantity:number#0-10000;Minimum:number#0-10000;Best before:date;Donor;Place=Fridge|Freezer|Dry store
- Red lentils | unit=Kilogram; quantity=38; minimum=10; donor=Mill shop; place=Dry store
- Chicken thighs | unit=Kilogram; quantity=14; minimum=6; place=Freezer
- Whole milk | unit=Litre; quantity=22; minimum=15; donor=Dairy; place=Fridge
- Tinned tomatoes | unit=Piece; quantity=64; minimum=30; donor=Cash and carry; place=Dry store
request meal request|registration request|help request: Title!;Name;Address;Phone:phone;Asked by=Self|Family|Nurse|Social worker;Meals a week:number#1-21;Start on:date;Diet=None|Vegetarian|Soft|Diabetic|Halal|Low salt;Reason:long
- Meals after hip operation | name=Mr Lowe; asked_by=Nurse; meals_a_week=5; diet=None
- Soft food after stroke | name=Mrs Imre; asked_by=Family; meals_a_week=7; diet=Soft
- Lunch for lone neighbour | name=Mr Sand; asked_by=Social worker; meals_a_week=3; diet=Low salt
- I cannot cook now | name=K. Aziz; asked_by=Self; meals_a_week=4; diet=Halal; reason=Arm in plaster.

# homeless shelter|night shelter|emergency housing|rough sleeper|street outreach|hostel for homeless
person guest|client|resident|rough sleeper: Name!;Known as;Born in:number#1900-2025;Gender=Female|Male|Other|Not said;Language;Phone:phone;Pets:number#0-5;Health needs:long;Case worker->@case worker|social worker;~Status=Staying|On the street|Housed|Moved on
- Pat R. | known_as=Pat; born_in=1971; gender=Male; pets=1; health_needs=Leg wound, dressing every two days.; case_worker=Nina Prowse; status=Staying
- Zuza M. | born_in=1994; gender=Female; language=Polish; pets=0; case_worker=Abdul Kerr; status=Staying
- Lenny O. | known_as=Skip; born_in=1959; gender=Male; language=English; pets=0; case_worker=Marta Silva; status=Housed
- Amira T. | born_in=2003; gender=Female; language=Arabic; pets=0; case_worker=Jon Peake; status=On the street
item shelter|house|night shelter|hostel: Name!;Address;Beds:number#1-1000;~Beds free:number#0-1000;For=Everyone|Women|Men|Families|Youth;Dogs allowed:boolean;Open from:time;Open until:time;Phone:phone
- Harbour night shelter | address=Rope Walk 12; beds=32; beds_free=5; for=Everyone
- Iris house | address=Not public; beds=14; beds_free=2; for=Women
- Bridge family rooms | address=Bridge Street 55; beds=20; beds_free=0; for=Families
- Youth loft | address=Mill Attic 3; beds=10; beds_free=4; for=Youth
item bed|room|place: Number!;Shelter->@shelter|house~Harbour night shelter|Iris house;Room;Type=Bed|Bunk|Single room|Family room|Floor mat;~State=Free|Taken|Reserved|Out of use
- HN-07 | shelter=Harbour night shelter; room=2; type=Bed; state=Taken
- IH-03 | shelter=Iris house; room=B; type=Single room; state=Taken
- BF-02 | shelter=Bridge family rooms; room=2; type=Family room; state=Reserved
- YL-06 | shelter=Youth loft; room=Loft; type=Bunk; state=Free
record stay|overnight stay|check-in|night: Number!;Guest->@guest|client~Pat R.|Zuza M.;Bed->@bed|place~HN-07|IH-03;Arrived on:date!;Arrived at:time;Left on:date;Luggage tag;Fee:money;Checked in by;Note:long
- N-5511 | guest=Pat R.; bed=HN-07; luggage_tag=L 12; fee=0; checked_in_by=Night team
- N-5512 | guest=Zuza M.; bed=IH-03; fee=0; checked_in_by=Nina Prowse
- N-5513 | guest=Amira T.; bed=YL-06; luggage_tag=L 20; fee=0; checked_in_by=Jon Peake
- N-5514 | guest=Lenny O.; bed=BF-02; fee=2; checked_in_by=Night team
person case worker|social worker|outreach worker: Name!;Team=House|Street|Medical|Housing;Phone:phone;Email:email;Languages;Cases at most:number#1-100
- Nina Prowse | team=House; languages=English; cases_at_most=20
- Abdul Kerr | team=Housing; languages=English, Arabic; cases_at_most=25
- Marta Silva | team=Medical; languages=Portuguese, English; cases_at_most=30
- Jon Peake | team=Street; languages=English; cases_at_most=15
record case note|outreach contact|contact|service given: Title!;Guest->@guest|client;Case worker->@case worker|outreach worker;Happened on:date!;Place;Kind=Talk|Meal|Medical|Clothes|Office help|Crisis;Text:long;Next step
- Wound dressed | guest=Pat R.; case_worker=Nina Prowse; kind=Medical; next_step=Clinic bus Thursday
- Tea at the underpass | guest=Amira T.; case_worker=Jon Peake; kind=Talk; place=Underpass; next_step=Bring blanket
- Rent form filled | guest=Lenny O.; case_worker=Marta Silva; kind=Office help
- Winter boots | guest=Zuza M.; case_worker=Abdul Kerr; kind=Clothes; next_step=Consulate on Monday
work goal|housing plan|support plan step|task: Title!;Guest->@guest|client;Case worker->@case worker|social worker;Due on:date;Area=Housing|Papers|Income|Health|Debt|Family;Notes:long
- New identity card for Zuza | guest=Zuza M.; case_worker=Abdul Kerr; area=Papers
- Room for Pat and the dog | guest=Pat R.; case_worker=Nina Prowse; area=Housing
- Pension claim Lenny | guest=Lenny O.; case_worker=Marta Silva; area=Income
- Call Amira's aunt | guest=Amira T.; case_worker=Jon Peake; area=Family
record incident|house incident|incident report: Title!;Shelter->@shelter|house;Happened on:date!;Guest->@guest|client;Kind=Argument|Injury|Theft|Drugs|Damage;Measure=Talk|Warning|House ban|Police;Written by;Text:long
- Argument about a locker | shelter=Harbour night shelter; guest=Pat R.; kind=Argument; measure=Talk; written_by=Night team
- Phone gone from locker | shelter=Iris house; guest=Zuza M.; kind=Theft; measure=Police; written_by=Nina Prowse
- Broken window pane | shelter=Youth loft; kind=Damage; measure=Warning; written_by=Jon Peake
- Cut hand in kitchen | shelter=Bridge family rooms; guest=Lenny O.; kind=Injury; measure=Talk; written_by=Day team
+ reservation: Bed->@bed|place;Guest->@guest|client;Arrives on:date;Hold until:time

# blood donation|blood drive|blood bank|plasma donor|blood donor
person donor|blood donor|plasma donor: Name!;Donor number;Blood group=O+|O-|A+|A-|B+|B-|AB+|AB-;Born on:date;Weight:number(kg)#30-250;Phone:phone;Email:email;Postcode;Last donated on:date;~Donations:number#0-500;~Status=Active|Deferred|Retired
- Hedvig Storm | donor_number=BD-20110; blood_group=O-; weight=68; postcode=7201; donations=14; status=Active
- Luca Ferrante | donor_number=BD-20344; blood_group=A+; weight=82; postcode=7205; donations=3; status=Deferred
- Samir Kanaan | donor_number=BD-19877; blood_group=B+; weight=91; postcode=7210; donations=47; status=Active
- Ulrike Baum | donor_number=BD-11002; blood_group=AB-; weight=59; postcode=7203; donations=88; status=Retired
event blood drive|donation session|collection date|drive: Title!;Held on:date!;From:time;To:time;Place->@venue|donation centre|location~Town hall foyer|Centre West;Slots:number#1-1000;~Slots taken:number#0-1000;Beds:number#1-60;Team leader~Nurse Alva|Dr. Beck;~State=Planned|Open|Full|Held
- Spring drive town hall | place=Town hall foyer; slots=120; slots_taken=84; beds=8; team_leader=Nurse Alva; state=Open
- University day | place=Campus hall; slots=200; slots_taken=200; beds=12; team_leader=Dr. Beck; state=Full
- Tuesday at West | place=Centre West; slots=60; slots_taken=12; beds=14; team_leader=Nurse Alva; state=Planned
- Winter fire hall | place=Fire hall Dorn; slots=80; slots_taken=77; beds=6; team_leader=Dr. Beck; state=Held
item venue|donation centre|location|site: Name!;Address;Beds:number#1-100;Parking:boolean;Wheelchair access:boolean;Opening hours;Phone:phone
- Town hall foyer | address=Town Square 1; beds=8
- Centre West | address=Clinic Road 30; beds=14; opening_hours=Tue-Fri 12-19
- Campus hall | address=College Walk 4; beds=12
- Fire hall Dorn | address=Dorn, Main Street 2; beds=6; opening_hours=Four times a year
record donation|blood donation|unit collected|collection: Unit number!;Donor->@donor|blood donor~Hedvig Storm|Luca Ferrante;Drive->@blood drive|donation session~Spring drive town hall;Donated on:date!;Kind=Whole blood|Plasma|Platelets;Volume:number(ml)#50-900;Haemoglobin:number(g/dl)#5-22;Pulse:number(bpm)#40-160;Nurse~Nurse Alva|Nurse Piet;Reaction=None|Faint|Bruise|Other
- W7201-000418 | donor=Hedvig Storm; drive=Spring drive town hall; kind=Whole blood; volume=480; haemoglobin=13.6; pulse=66; nurse=Nurse Piet; reaction=None
- W7210-000511 | donor=Samir Kanaan; drive=University day; kind=Platelets; volume=250; haemoglobin=15.1; pulse=72; nurse=Nurse Alva; reaction=None
- W7203-000090 | donor=Ulrike Baum; drive=Winter fire hall; kind=Plasma; volume=650; haemoglobin=12.9; pulse=80; nurse=Nurse Piet; reaction=Bruise
- W7205-000302 | donor=Luca Ferrante; drive=Tuesday at West; kind=Whole blood; volume=480; haemoglobin=14.4; pulse=61; nurse=Nurse Alva; reaction=Faint
record health questionnaire|screening|eligibility screening|eligibility check|pre-check: Title!;Donor->@donor|blood donor;Filled in on:date!;Feeling well:boolean;Medicine;Travelled abroad:boolean;New tattoo:boolean;Blood pressure;Result=Fit|Deferred|Excluded;Checked by
- Ferrante May | donor=Luca Ferrante; blood_pressure=128/80; result=Deferred; checked_by=Dr. Beck
- Storm May | donor=Hedvig Storm; blood_pressure=118/74; result=Fit; checked_by=Nurse Alva
- Kanaan June | donor=Samir Kanaan; medicine=None; blood_pressure=135/85; result=Fit; checked_by=Dr. Beck
- Baum December | donor=Ulrike Baum; medicine=Blood thinner; blood_pressure=150/90; result=Excluded; checked_by=Dr. Beck
record deferral|waiting period|donor pause: Title!;Donor->@donor|blood donor;From:date!;Until:date;Reason=Low haemoglobin|Travel|Tattoo|Illness|Medicine|Pregnancy;Permanent:boolean;Note:long
- Travel pause Ferrante | donor=Luca Ferrante; reason=Travel; note=Back from malaria area.
- Iron pause Storm | donor=Hedvig Storm; reason=Low haemoglobin
- Tattoo pause Kanaan | donor=Samir Kanaan; reason=Tattoo; note=Forearm, four months.
- Blood thinner Baum | donor=Ulrike Baum; reason=Medicine
item blood stock|blood unit stock|inventory: Name!;Blood group=O+|O-|A+|A-|B+|B-|AB+|AB-;Product=Red cells|Plasma|Platelets;~Units:number#0-50000;Minimum:number#0-50000;Days of supply:number(days)#0-60;~Level=Good|Low|Critical
- O- red cells | blood_group=O-; product=Red cells; units=38; minimum=60; days_of_supply=2; level=Critical
- A+ red cells | blood_group=A+; product=Red cells; units=210; minimum=120; days_of_supply=6; level=Good
- B+ platelets | blood_group=B+; product=Platelets; units=14; minimum=20; days_of_supply=3; level=Low
- AB- plasma | blood_group=AB-; product=Plasma; units=55; minimum=25; days_of_supply=30; level=Good
request blood request|hospital request|blood unit request|unit request|urgent appeal: Number!;Hospital->@hospital|clinic~St. Mary Hospital|Oakfield Clinic;Blood group=O+|O-|A+|A-|B+|B-|AB+|AB-;Product=Red cells|Plasma|Platelets;Units:number#1-500;Needed by:date;Urgency=Planned|Urgent|Emergency;Contact phone:phone
- HR-771 | hospital=St Brigid; blood_group=O-; product=Red cells; units=6; urgency=Urgent
- HR-772 | hospital=Children's Clinic; blood_group=B+; product=Platelets; units=2; urgency=Emergency
- HR-773 | hospital=Heart Centre; blood_group=A+; product=Red cells; units=12; urgency=Planned
- HR-774 | hospital=Burns unit North; blood_group=AB-; product=Plasma; units=8; urgency=Urgent
+ appointment: Drive->@blood drive|donation session;Donor->@donor|blood donor;Kind=Whole blood|Plasma|Platelets

# charity shop|thrift store|clothing bank|clothes bank|donated clothes|second-hand charity
item garment|clothing item|shop item|donated item|piece: Number!;Description!;Category=Women|Men|Children|Shoes|Books|Household|Toys|Furniture;Size;Condition=New|Very good|Good|Worn;Price:money;Tag colour=Red|Yellow|Blue|Green;Rail;Donation->@donation|donated bag;Photo:image;~Status=To sort|On sale|Sold|Given free|Recycled
- CS-4410 | description=Wool coat, navy; category=Women; size=40; condition=Very good; price=18; tag_colour=Blue; rail=R3; donation=DN-301; status=On sale
- CS-4411 | description=Rain boots with frogs; category=Children; size=27; condition=Good; price=4; tag_colour=Red; rail=Kids; donation=DN-302; status=On sale
- CS-4412 | description=Box of crime novels; category=Books; condition=Worn; price=6; tag_colour=Green; rail=Shelf 2; donation=DN-303; status=Sold
- CS-4413 | description=Tweed jacket; category=Men; size=52; condition=Good; price=22; tag_colour=Yellow; rail=R5; donation=DN-304; status=To sort
record donation|donated bag|drop-off|delivery in: Number!;Donor->@donor|giver~Ms Vaughn|House clearance Pike;Received on:date!;Bags:number#1-500;Weight:number(kg)#0-5000;Kind=Clothes|Books|Furniture|Mixed;Tax gift form:boolean;Sorted by;~State=Received|Sorted
- DN-301 | donor=Ms Vaughn; bags=3; weight=14; kind=Clothes; sorted_by=Jess; state=Sorted
- DN-302 | donor=House clearance Pike; bags=22; weight=180; kind=Mixed; sorted_by=Rafiq; state=Sorted
- DN-303 | donor=Book club Lark; bags=6; weight=48; kind=Books; sorted_by=Jess; state=Sorted
- DN-304 | donor=Tailor Bruno; bags=2; weight=11; kind=Clothes; state=Received
person donor|giver: Name!;Email:email;Phone:phone;Address;Donor number;Tax gift consent:boolean
- Ms Vaughn | donor_number=G-118
- House clearance Pike | donor_number=G-204
- Book club Lark | donor_number=G-231
- Tailor Bruno | donor_number=G-240
record sale|till sale|sold item: Number!;Garment->@garment|shop item~CS-4410|CS-4411;Sold on:date!;Price:money;Discount:percent;Paid by=Cash|Card|Voucher;Cashier
- S-9001 | garment=CS-4411; price=4; discount=0; paid_by=Cash; cashier=Jess
- S-9002 | garment=CS-4410; price=18; discount=10; paid_by=Card; cashier=Rafiq
- S-9003 | garment=CS-4412; price=6; discount=0; paid_by=Cash; cashier=Jess
- S-9004 | garment=CS-4413; price=22; discount=0; paid_by=Voucher; cashier=Rafiq
record voucher|clothing voucher|free outfit|support voucher: Code!;Recipient;Referred by;Value:money;Persons:number#1-12;Valid until:date;~Used:money;~State=Open|Used|Expired
- V-3310 | recipient=Family of four; referred_by=Refugee office; value=80; persons=4; used=35; state=Open
- V-3311 | recipient=Single mother; referred_by=Job centre; value=50; persons=2; used=50; state=Used
- V-3312 | recipient=Couple after fire; referred_by=Fire aid; value=120; persons=2; used=0; state=Open
- V-3290 | recipient=Student; referred_by=Chaplaincy; value=30; persons=1; used=8; state=Expired
work volunteer shift|shift|rota: Title!;Volunteer~Jess|Rafiq;Day:date!;From:time;To:time;Task=Till|Sorting|Steaming|Window|Van;Notes:long
- Jess at the till | volunteer=Jess; task=Till
- Rafiq steams coats | volunteer=Rafiq; task=Steaming
- Jess dresses the window | volunteer=Jess; task=Window
- Rafiq drives the van | volunteer=Rafiq; task=Van
request pickup request|furniture pickup|collection request: Title!;Name;Address;Phone:phone;Wanted on:date;Items:long;Floor:number#0-40;Lift:boolean;Photo:image
- Sideboard and lamp | name=Mr Aldous; address=Quarry View 6; items=Oak sideboard 160 cm, floor lamp; floor=1
- Six dining chairs | name=Mrs Holm; address=Dove Street 18; items=Six chairs, beech; floor=3
- Children's bed | name=Family Rau; address=Hill Top 4; items=Bed 90 x 200, mattress; floor=0
- Forty boxes of books | name=Parish library; address=Church Row 1; items=Books, sorted; floor=2
record day takings|cash report|daily takings: Title!;Day:date!;Cash:money;Card:money;Items sold:number#0-5000;Best category=Women|Men|Children|Books|Household;Counted by
- Market Saturday | cash=214; card=388; items_sold=96; best_category=Women; counted_by=Rafiq
- Quiet Monday | cash=61; card=94; items_sold=27; best_category=Books; counted_by=Jess
- Rainy Thursday | cash=120; card=240; items_sold=58; best_category=Household; counted_by=Jess
- School term start | cash=180; card=305; items_sold=131; best_category=Children; counted_by=Rafiq

# volunteer centre|volunteer hours|volunteering|volunteer opportunity|volunteer coordinator
person volunteer|helper|applicant: Name!;Email:email;Phone:phone;Born on:date;Town;Skills->@skill|interest~Driving|First aid;Languages;Available=Weekdays|Evenings|Weekends|Anytime;Police check until:date;Emergency contact;~Status=New|Active|Paused|Left
- Bella Quist | town=Norhaven; skills=First aid; languages=Danish, English; available=Weekends; status=Active
- Ray Oduya | town=Norhaven; skills=Driving; languages=English; available=Evenings; status=Active
- Irina Falk | town=Sandby; skills=Cooking; languages=Russian, Danish; available=Weekdays; status=New
- Otto Prehn | town=Norhaven; skills=Bookkeeping; languages=Danish; available=Anytime; status=Paused
item opportunity|volunteer role|position|volunteer job: Title!;Organisation->@organisation|charity~Reading Pals|Harbour clean-up;Place;Hours a week:number(h)#1-60;From:date;Until:date;People needed:number#1-500;~People found:number#0-500;Minimum age:number#10-99;Skill->@skill|interest;Photo:image;Description:long
- Reading partner in grade 2 | organisation=Reading Pals; place=Mill School; hours_a_week=1; people_needed=8; people_found=5; minimum_age=16
- Van driver for beach days | organisation=Harbour clean-up; place=Pier 2; hours_a_week=4; people_needed=2; people_found=1; minimum_age=21; skill=Driving
- Cook for the night cafe | organisation=Night Cafe; place=Station arch; hours_a_week=3; people_needed=6; people_found=6; minimum_age=18; skill=Cooking
- Treasurer for dog rescue | organisation=Second Paw; place=Home office; hours_a_week=2; people_needed=1; people_found=0; minimum_age=18; skill=Bookkeeping
item organisation|charity|partner|host organisation: Name!;Contact person;Email:email;Phone:phone;Field=Children|Environment|Seniors|Sport|Culture|Animals|Refugees;Address;Website:url;Insured:boolean;Description:long
- Reading Pals | contact_person=Lone Dahl; field=Children
- Harbour clean-up | contact_person=Kurt Bay; field=Environment
- Night Cafe | contact_person=Birgit Orr; field=Refugees
- Second Paw | contact_person=Sanne Holt; field=Animals
request application|sign-up|volunteer application|placement request: Title!;Volunteer->@volunteer|helper;Opportunity->@opportunity|volunteer role;Applied on:date;Start on:date;Motivation:long;Reference contact
- Quist for reading partner | volunteer=Bella Quist; opportunity=Reading partner in grade 2; motivation=I was a slow reader myself.
- Oduya for beach van | volunteer=Ray Oduya; opportunity=Van driver for beach days; motivation=I like early mornings.
- Falk for night cafe | volunteer=Irina Falk; opportunity=Cook for the night cafe; reference_contact=Hotel kitchen
- Prehn for treasurer | volunteer=Otto Prehn; opportunity=Treasurer for dog rescue
work shift|volunteer shift|assignment|slot: Title!;Opportunity->@opportunity|volunteer role;Volunteer->@volunteer|helper;Day:date!;From:time;To:time;Place;Role;Notes:long
- Beach day drive | opportunity=Van driver for beach days; volunteer=Ray Oduya; place=Pier 2; role=Driver
- Friday soup shift | opportunity=Cook for the night cafe; volunteer=Irina Falk; place=Station arch; role=Cook
- Reading hour | opportunity=Reading partner in grade 2; volunteer=Bella Quist; place=Mill School; role=Reader
- Month-end books | opportunity=Treasurer for dog rescue; volunteer=Otto Prehn; place=Home office; role=Treasurer
record hours entry|hour log|volunteer hours|time log: Title!;Volunteer->@volunteer|helper;Opportunity->@opportunity|volunteer role;Worked on:date!;Hours:number(h)#0-24;Travel:number(km)#0-1000;Approved by;~State=Entered|Approved|Rejected;Note:long
- Ray, beach day | volunteer=Ray Oduya; opportunity=Van driver for beach days; hours=5; travel=38; approved_by=Kurt Bay; state=Approved
- Bella, reading May | volunteer=Bella Quist; opportunity=Reading partner in grade 2; hours=4; travel=6; approved_by=Lone Dahl; state=Approved
- Irina, first soup | volunteer=Irina Falk; opportunity=Cook for the night cafe; hours=3; travel=12; state=Entered
- Otto, year accounts | volunteer=Otto Prehn; opportunity=Treasurer for dog rescue; hours=14; travel=0; approved_by=Sanne Holt; state=Rejected; note=Please split by day.
item skill|interest: Name!;Kind=Craft|Social|Language|Office|Transport|Health;Proof needed:boolean;Description:long
- Driving | kind=Transport
- First aid | kind=Health
- Cooking | kind=Craft
- Bookkeeping | kind=Office; description=Simple yearly accounts.
record certificate|award|badge: Title!;Volunteer->@volunteer|helper;Kind=Hours|Training|Thank you|Reference;Issued on:date;Hours:number(h)#0-20000;Signed by;File:file
- 50 hours Quist | volunteer=Bella Quist; kind=Hours; hours=50; signed_by=Lone Dahl
- Food hygiene Falk | volunteer=Irina Falk; kind=Training; hours=6; signed_by=Birgit Orr
- Thank you Oduya | volunteer=Ray Oduya; kind=Thank you; hours=38; signed_by=Kurt Bay
- Reference Prehn | volunteer=Otto Prehn; kind=Reference; hours=120; signed_by=Sanne Holt
+ message: Opportunity->@opportunity|volunteer role
+ review: Opportunity->@opportunity|volunteer role

# fundraising|fundraiser|charity campaign|nonprofit donor|donation campaign|donation drive
item campaign|fundraiser|appeal|donation campaign: Title!;Cause->@project|cause~Village well Kasu|Guide dogs;Goal:money;~Raised:money;Starts on:date;Ends on:date;Manager~Iva Lund|Moses Okello;Channel=Web|Letter|Event|Street|Radio;Photo:image;Story:long;~Status=Draft|Running|Reached|Ended
- Water before the dry season | cause=Village well Kasu; goal=18000; raised=11240; manager=Moses Okello; channel=Web; status=Running
- A puppy named Scout | cause=Guide dogs; goal=9000; raised=9310; manager=Iva Lund; channel=Letter; status=Reached
- Roof for the night school | cause=Night school Lima; goal=32000; raised=1900; manager=Moses Okello; channel=Radio; status=Draft
- Swim for the seals | cause=Seal station; goal=5000; raised=4760; manager=Iva Lund; channel=Event; status=Ended
item project|cause|programme: Name!;Country;Partner;Budget:money;~Spent:money;From:date;To:date;Beneficiaries:number#0-10000000;Photo:image;Description:long
- Village well Kasu | country=Malawi; partner=Kasu water committee; budget=24000; spent=8100; beneficiaries=640
- Guide dogs | country=Norway; partner=Dog school Fjell; budget=60000; spent=31000; beneficiaries=12
- Night school Lima | country=Peru; partner=Escuela Aurora; budget=45000; spent=0; beneficiaries=220
- Seal station | country=Scotland; partner=Coast rescue; budget=14000; spent=12600; beneficiaries=80
person donor|supporter|sponsor|giver: Name!;Type=Person|Company|Foundation|Church|School;Email:email;Phone:phone;Address;Donor since:date;~Total given:money;Newsletter:boolean;Tax number;Thank by=Letter|Email|Call;Note:long
- Eline Haug | type=Person; total_given=480; thank_by=Email
- Nordlys Paint | type=Company; total_given=6500; thank_by=Call
- Parish of Mora | type=Church; total_given=1320; thank_by=Letter
- Aurora Foundation | type=Foundation; total_given=20000; thank_by=Call
record donation|gift|contribution|pledge: Number!;Donor->@donor|supporter~Eline Haug|Nordlys Paint;Campaign->@campaign|fundraiser;Given on:date!;Amount:money;Method=Card|Transfer|Cash|Direct debit|Mobile;Interval=Once|Monthly|Yearly;Anonymous:boolean;Message:long;~State=Pledged|Received|Refunded
- G-20118 | donor=Eline Haug; campaign=Water before the dry season; amount=40; method=Mobile; interval=Monthly; state=Received
- G-20131 | donor=Nordlys Paint; campaign=A puppy named Scout; amount=2500; method=Transfer; interval=Once; state=Received
- G-20140 | donor=Parish of Mora; campaign=Roof for the night school; amount=660; method=Cash; interval=Yearly; state=Received
- G-20152 | donor=Aurora Foundation; campaign=Roof for the night school; amount=10000; method=Transfer; interval=Once; state=Pledged
record receipt|donation receipt|tax receipt: Number!;Donation->@donation|gift~G-20118|G-20131;Donor->@donor|supporter;Year:number#2000-2100;Amount:money;Issued on:date;Sent by=Email|Post;File:file
- R-26-031 | donation=G-20131; donor=Nordlys Paint; amount=2500; sent_by=Post
- R-26-032 | donation=G-20118; donor=Eline Haug; year=2026; amount=480; sent_by=Email
- R-26-033 | donation=G-20140; donor=Parish of Mora; year=2026; amount=660; sent_by=Post
- R-26-034 | donation=G-20152; donor=Aurora Foundation; year=2026; amount=10000; sent_by=Email
event charity event|fundraising event|gala|charity run: Title!;Campaign->@campaign|fundraiser;Held on:date!;Starts at:time;Place;Entry:money;Places:number#1-50000;Costs:money;~Takings:money;Description:long
- Lantern run 5 km | campaign=Water before the dry season; place=Lake path; entry=15; places=300; costs=420; takings=2860
- Cold swim morning | campaign=Swim for the seals; place=North pier; entry=10; places=80; costs=130; takings=960
- Puppy portrait day | campaign=A puppy named Scout; place=Photo studio; entry=20; places=40; costs=210; takings=790
- Salsa for Lima | campaign=Roof for the night school; place=Dance hall; entry=12; places=150; costs=540; takings=0
work donor task|thank-you call|follow-up|contact task: Title!;Donor->@donor|supporter;Due on:date;Kind=Thank|Call|Visit|Report|Ask again;Assigned to~Iva Lund|Moses Okello;Result:long
- Call Nordlys about puppy photo | donor=Nordlys Paint; kind=Thank; assigned_to=Iva Lund
- Report on well to Haug | donor=Eline Haug; kind=Report; assigned_to=Moses Okello
- Visit the parish | donor=Parish of Mora; kind=Visit; assigned_to=Iva Lund
- Ask Aurora for phase 2 | donor=Aurora Foundation; kind=Ask again; assigned_to=Moses Okello; result=Board meets in June.
record project update|impact report|spending: Title!;Project->@project|cause;Written on:date;Spent:money;Photo:image;Text:long
- Drilling reached 46 m | project=Village well Kasu; spent=5200; text=Good flow, pump next week.
- Scout learns stairs | project=Guide dogs; spent=1900; text=Twelve steps without a pull.
- Roof plans drawn | project=Night school Lima; spent=0; text=Engineer gave his time.
- Nine pups released | project=Seal station; spent=2300

# child sponsorship|sponsored child|sponsor a child|orphanage|godparent programme
person child|sponsored child|pupil: Name!;Child number;Sex=Girl|Boy;Born on:date;Village->@community|village~Kibeto|Ran Thao;School grade:number#0-13;Favourite subject;Lives with=Parents|Mother|Grandparents|Home;Photo:image;Story:long;~Status=Waiting|Sponsored|Graduated|Left
- Joyce N. | child_number=KB-114; sex=Girl; village=Kibeto; school_grade=4; favourite_subject=Maths; lives_with=Grandparents; status=Sponsored
- Somchai P. | child_number=RT-027; sex=Boy; village=Ran Thao; school_grade=2; favourite_subject=Drawing; lives_with=Mother; status=Waiting
- Lucia M. | child_number=VP-061; sex=Girl; school_grade=7; village=Villa Paz; favourite_subject=Biology; lives_with=Parents; status=Sponsored
- Tenzin D. | child_number=DZ-009; sex=Boy; school_grade=12; village=Dzong; favourite_subject=English; lives_with=Home; status=Graduated
person sponsor|godparent|donor: Name!;Email:email;Phone:phone;Country;Address;Language;Sponsor since:date;Preferred contact=Letter|Email|Phone;Note:long
- Greta Aas | country=Norway; language=English; preferred_contact=Letter
- Choir Bellevue | country=Switzerland; language=French; preferred_contact=Email
- Paul Whitmore | country=Canada; language=English; preferred_contact=Phone
- Familie Roth | country=Germany; language=German; preferred_contact=Letter
record sponsorship|match|sponsorship agreement: Number!;Child->@child|sponsored child~Joyce N.|Somchai P.;Sponsor->@sponsor|godparent~Greta Aas|Choir Bellevue;Started on:date!;Ended on:date;Monthly amount:money;Pays=Monthly|Quarterly|Yearly;~State=Active|Paused|Ended
- SP-881 | child=Joyce N.; sponsor=Greta Aas; monthly_amount=35; pays=Monthly; state=Active
- SP-882 | child=Lucia M.; sponsor=Paul Whitmore; monthly_amount=40; pays=Quarterly; state=Active
- SP-640 | child=Tenzin D.; sponsor=Familie Roth; monthly_amount=30; pays=Yearly; state=Ended
- SP-890 | child=Somchai P.; sponsor=Choir Bellevue; monthly_amount=35; pays=Yearly; state=Paused
item community|village|project area|home: Name!;Country;Region;Partner;Coordinator~Mary Wanjiru|Anan S.;Children:number#0-5000;School;Description:long
- Kibeto | country=Kenya; region=Rift; partner=Kibeto school trust; coordinator=Mary Wanjiru; children=64; school=Kibeto primary
- Ran Thao | country=Thailand; region=North; coordinator=Anan S.; children=22
- Villa Paz | country=Bolivia; region=Altiplano; partner=Paz school; coordinator=Mary Wanjiru; children=41; school=Colegio Paz
- Dzong | country=Nepal; region=Mustang; coordinator=Anan S.; children=17; school=Boarding house Dzong
record letter|message to child|correspondence: Title!;Child->@child|sponsored child;Sponsor->@sponsor|godparent;Direction=From child|From sponsor;Written on:date!;Language;Translator;Scan:file;Text:long;~State=Received|Translated|Forwarded
- Joyce tells of the goat | child=Joyce N.; sponsor=Greta Aas; direction=From child; language=Swahili; translator=Mary Wanjiru; state=Translated
- Bellevue sings for Somchai | child=Somchai P.; sponsor=Choir Bellevue; direction=From sponsor; language=French; translator=Anan S.; state=Forwarded
- Lucia and the frogs | child=Lucia M.; sponsor=Paul Whitmore; direction=From child; language=Spanish; state=Received
- Tenzin says goodbye | child=Tenzin D.; sponsor=Familie Roth; direction=From child; language=English; state=Forwarded; text=I start nursing school.
record progress report|school report|yearly report|child report: Title!;Child->@child|sponsored child;Year:number#2000-2100;Grade average:percent;Attendance:percent;Height:number(cm)#40-210;Weight:number(kg)#2-120;Health=Good|Fair|Treatment;Photo:image;Text:long
- Joyce, school year 2025 | child=Joyce N.; year=2025; grade_average=71; attendance=94; height=129; weight=27; health=Good
- Somchai, 2025 | child=Somchai P.; year=2025; grade_average=58; attendance=81; height=118; weight=21; health=Fair
- Lucia, 2025 | child=Lucia M.; year=2025; grade_average=86; attendance=97; height=149; weight=41; health=Good
- Tenzin, last year | child=Tenzin D.; year=2025; grade_average=79; attendance=99; height=171; weight=60; health=Good
record gift|extra gift|special gift: Title!;Child->@child|sponsored child;Sponsor->@sponsor|godparent;Amount:money;Given on:date!;Used for=School uniform|Medicine|Birthday|Family animal|Books;Photo:image;~State=Received|Handed over
- A second goat | child=Joyce N.; sponsor=Greta Aas; amount=60; used_for=Family animal; state=Handed over
- Uniform for Lucia | child=Lucia M.; sponsor=Paul Whitmore; amount=45; used_for=School uniform; state=Handed over
- Crayons for Somchai | child=Somchai P.; sponsor=Choir Bellevue; amount=20; used_for=Birthday; state=Received
- Nursing books | child=Tenzin D.; sponsor=Familie Roth; amount=90; used_for=Books; state=Handed over
work visit|home visit|field visit: Title!;Child->@child|sponsored child;Due on:date;Visitor~Mary Wanjiru|Anan S.;Kind=Home|School|Doctor;Notes:long
- School visit Ran Thao | child=Somchai P.; visitor=Anan S.; kind=School
- Home visit Kibeto | child=Joyce N.; visitor=Mary Wanjiru; kind=Home
- Eye doctor with Lucia | child=Lucia M.; visitor=Mary Wanjiru; kind=Doctor; notes=Needs glasses.
- Boarding house Dzong | child=Tenzin D.; visitor=Anan S.; kind=School
+ payment: Sponsorship->@sponsorship|match;Month;Method=Direct debit|Card|Transfer

# time bank|neighbourly help|neighbour help|neighborhood help|time exchange|favour exchange
person member|neighbour|neighbor|helper: Name!;Street;Neighbourhood->@neighbourhood|area~Old Brewery|Lakeside;Email:email;Phone:phone;About:long;~Hours balance:number(h)#-500-500;Vouched by;Photo:image;~Status=New|Verified|Paused
- Tova Berg | street=Malt Lane 6; neighbourhood=Old Brewery; hours_balance=4; status=Verified
- Sal Romano | street=Shore Walk 21; neighbourhood=Lakeside; hours_balance=-2; status=Verified
- Ewa Lind | street=Rose Court 3; neighbourhood=Garden Town; hours_balance=11; status=Verified
- Karim Said | street=Platform Road 14; neighbourhood=Station Quarter; hours_balance=0; status=New
item offer|help offer|service offer|skill offer: Title!;Member->@member|neighbour~Tova Berg|Sal Romano;Category->@help category|category~Repairs|Shopping;When;Distance:number(km)#0-50;Hours a month:number(h)#0-100;Photo:image;Description:long;~State=Active|Paused
- Small bicycle repairs | member=Sal Romano; category=Repairs; when=Evenings; hours_a_month=6; state=Active
- I shop for you on Fridays | member=Tova Berg; category=Shopping; when=Friday; hours_a_month=4; state=Active
- Chess and a chat | member=Ewa Lind; category=Company; when=Sunday afternoon; hours_a_month=8; state=Active
- Help with forms in Arabic | member=Karim Said; category=Paperwork; when=Weekends; hours_a_month=5; state=Paused
request help request|request for help|wanted help|need: Title!;Member->@member|neighbour;Category->@help category|category;Needed on:date;Time window;Place;Duration:number(min)#5-1440;Urgency=Anytime|This week|Today;Description:long
- Carry a sofa down two floors | member=Tova Berg; category=Repairs; place=Malt Lane 6; duration=45; urgency=This week
- Read letters to my father | member=Karim Said; category=Company; place=Platform Road 14; duration=60; urgency=Anytime
- Pharmacy run with fever | member=Ewa Lind; category=Shopping; place=Rose Court 3; duration=30; urgency=Today
- Tax form puzzle | member=Sal Romano; category=Paperwork; place=Shore Walk 21; duration=90; urgency=This week
item help category|category: Name!;Icon;Insurance needed:boolean;Description:long
- Repairs
- Shopping | description=Groceries, pharmacy, parcels.
- Company | description=Walks, reading aloud, chess.
- Paperwork | description=Forms, letters, phone calls.
record exchange|time transfer|transaction|hours given: Title!;Giver->@member|neighbour;Receiver->@member|neighbour;Request->@help request|need;Done on:date!;Hours:number(h)#0-24;Confirmed by receiver:boolean;Thanks:long;~State=Agreed|Done|Confirmed|Disputed
- Sofa carried | giver=Sal Romano; receiver=Tova Berg; request=Carry a sofa down two floors; hours=1; thanks=Quick and kind, thank you!; state=Confirmed
- Medicine fetched | giver=Tova Berg; receiver=Ewa Lind; request=Pharmacy run with fever; hours=0.5; state=Done
- Letters read aloud | giver=Ewa Lind; receiver=Karim Said; request=Read letters to my father; hours=1; thanks=He laughed a lot.; state=Confirmed
- Form half finished | giver=Karim Said; receiver=Sal Romano; request=Tax form puzzle; hours=1.5; state=Disputed
item neighbourhood|area|block: Name!;Town;Contact->@member|neighbour;Members:number#0-10000;Meeting place
- Old Brewery | town=Elsby; contact=Tova Berg; members=61; meeting_place=Malt cellar
- Lakeside | town=Elsby; contact=Sal Romano; members=38; meeting_place=Boathouse
- Garden Town | town=Elsby; contact=Ewa Lind; members=74; meeting_place=Allotment hut
- Station Quarter | town=Elsby; contact=Karim Said; members=25; meeting_place=Ticket hall cafe
event neighbourhood meeting|street party|coffee morning|meet-up: Title!;Neighbourhood->@neighbourhood|area;Held on:date!;Starts at:time;Place;Host->@member|neighbour;Places:number#2-2000;Bring along
- Soup in the malt cellar | neighbourhood=Old Brewery; place=Malt cellar; host=Tova Berg; places=30; bring_along=A bowl
- Boathouse swap evening | neighbourhood=Lakeside; place=Boathouse; host=Sal Romano; places=25; bring_along=Something to swap
- Hut breakfast | neighbourhood=Garden Town; place=Allotment hut; host=Ewa Lind; places=20; bring_along=Jam
- New in the quarter | neighbourhood=Station Quarter; place=Ticket hall cafe; host=Karim Said; places=40
+ message: Request->@help request|need;Offer->@offer|help offer
+ review: Member->@member|neighbour;Reliability:rating

# savings club|savings group|rosca|chama|tontine|susu|stokvel|merry-go-round savings
item group|savings group|circle|club: Name!;Contribution:money;Rhythm=Weekly|Every two weeks|Monthly;Members at most:number#2-100;Started on:date;Meeting place;Chair->@member|saver;Treasurer->@member|saver;Late fine:money;Rules:long;~State=Forming|Running|Finished
- Baobab circle | contribution=50; rhythm=Monthly; members_at_most=10; meeting_place=Salon Amina; chair=Amina Diallo; treasurer=Grace Otieno; late_fine=5; state=Running
- Tuesday traders | contribution=20; rhythm=Weekly; members_at_most=12; meeting_place=Market row C; chair=Peter Mwale; late_fine=2; state=Running
- Harbour sisters | contribution=30; rhythm=Every two weeks; members_at_most=8; meeting_place=Net loft; chair=Nadia Mensah; late_fine=3; state=Forming
- Old friends pot | contribution=100; rhythm=Monthly; members_at_most=6; meeting_place=Tea room; chair=Grace Otieno; late_fine=10; state=Finished
person member|saver|participant: Name!;Group->@group|savings group~Baobab circle|Tuesday traders;Payout place:number#1-100;Shares:number#1-20;Phone:phone;Next of kin;Joined on:date;~Saved in total:money;~Status=Active|Behind|Left
- Amina Diallo | group=Baobab circle; payout_place=1; shares=1; saved_in_total=300; status=Active
- Grace Otieno | group=Baobab circle; payout_place=2; shares=1; saved_in_total=300; status=Active
- Peter Mwale | group=Tuesday traders; payout_place=4; shares=2; saved_in_total=480; status=Active
- Nadia Mensah | group=Harbour sisters; payout_place=3; shares=1; saved_in_total=60; status=Behind
record contribution|deposit|instalment|savings payment: Title!;Member->@member|saver;Group->@group|savings group;Cycle->@cycle|round;Paid on:date!;Amount:money;Fine:money;Method=Cash|Mobile money|Transfer;Recorded by;~State=Due|Paid|Late|Missed
- Otieno, round 6 | member=Grace Otieno; group=Baobab circle; cycle=Baobab round 6; amount=50; fine=0; method=Mobile money; state=Paid
- Diallo, round 6 | member=Amina Diallo; group=Baobab circle; cycle=Baobab round 6; amount=50; fine=5; method=Cash; state=Late
- Mwale, week 24 | member=Peter Mwale; group=Tuesday traders; cycle=Traders week 24; amount=40; fine=0; method=Cash; state=Paid
- Mensah, round 3 | member=Nadia Mensah; group=Harbour sisters; cycle=Harbour round 3; amount=30; fine=3; method=Transfer; state=Missed
record cycle|round|turn|payout round: Title!;Group->@group|savings group;Number:number#1-500;Due on:date!;Receiver->@member|saver;Pot:money;~Collected:money;~State=Open|Paid out|Closed
- Baobab round 6 | group=Baobab circle; number=6; receiver=Grace Otieno; pot=500; collected=450; state=Open
- Traders week 24 | group=Tuesday traders; number=24; receiver=Peter Mwale; pot=240; collected=240; state=Paid out
- Harbour round 3 | group=Harbour sisters; number=3; receiver=Nadia Mensah; pot=240; collected=120; state=Open
- Friends round 6 | group=Old friends pot; number=6; receiver=Grace Otieno; pot=600; collected=600; state=Closed
record payout|pot payment|disbursement: Title!;Cycle->@cycle|round~Baobab round 6;Member->@member|saver;Paid out on:date!;Amount:money;Method=Cash|Mobile money|Transfer;Witness->@member|saver;Signature:image
- Pot to Grace | cycle=Baobab round 6; member=Grace Otieno; amount=500; method=Mobile money; witness=Amina Diallo
- Week 24 to Peter | cycle=Traders week 24; member=Peter Mwale; amount=240; method=Cash; witness=Grace Otieno
- Round 3 to Nadia | cycle=Harbour round 3; member=Nadia Mensah; amount=120; method=Mobile money; witness=Amina Diallo
- Last pot to Grace | cycle=Friends round 6; member=Grace Otieno; amount=600; method=Transfer; witness=Peter Mwale
record loan|group loan|advance|credit: Number!;Member->@member|saver;Amount:money;Interest:percent;Months:number#1-60;Granted on:date;Due on:date;Guarantor->@member|saver;Purpose;~Repaid:money;~State=Asked|Running|Repaid|Overdue
- L-07 | member=Peter Mwale; amount=200; interest=5; months=4; purpose=Stock before the holiday; repaid=50; state=Running
- L-08 | member=Amina Diallo; amount=350; interest=4; months=6; guarantor=Grace Otieno; purpose=Hair dryer chair; repaid=350; state=Repaid
- L-09 | member=Nadia Mensah; amount=120; interest=5; months=3; purpose=School fees; repaid=0; state=Overdue
- L-10 | member=Grace Otieno; amount=500; interest=4; months=10; guarantor=Amina Diallo; purpose=Sewing machine; repaid=0; state=Asked
event meeting|group meeting|assembly: Title!;Group->@group|savings group;Held on:date!;Starts at:time;Place;Present:number#0-200;Cash counted:money;Minutes:long
- Baobab May meeting | group=Baobab circle; place=Salon Amina; present=9; cash_counted=450
- Traders week 24 evening | group=Tuesday traders; place=Market row C; present=12; cash_counted=240
- Sisters' first rules | group=Harbour sisters; place=Net loft; present=5; cash_counted=150; minutes=Fine set at 3.
- Farewell tea | group=Old friends pot; place=Tea room; present=6; cash_counted=600
! record repayment|loan repayment [loan\\w*|repay\\w*|borrow\\w*|credit]: Title!;Loan->@loan|group loan;Paid on:date!;Amount:money;Interest part:money;Method=Cash|Mobile money|Transfer;Received by
- Mwale first rate | loan=L-07; amount=50; interest_part=2.5; method=Cash
- Diallo last rate | loan=L-08; amount=60; interest_part=2; method=Transfer; received_by=Grace Otieno
- Mwale second rate | loan=L-07; amount=52; interest_part=2; method=Mobile money; received_by=Treasurer
- Mensah part payment | loan=L-09; amount=20; interest_part=1; method=Cash; received_by=Amina Diallo

# microfinance|credit union|microcredit|self-help group|savings and credit|loan officer|sacco
person member|borrower|client|account holder: Name!;Member number;Born on:date;Occupation;Village;Phone:phone;Identity number;Group->@self-help group|group~Sunrise group|Weavers group;Credit score:number#0-1000;Joined on:date;Photo:image;~Status=Active|Dormant|Left
- Lakshmi R. | member_number=M-1014; occupation=Tailor; village=Puram; group=Sunrise group; credit_score=680; status=Active
- Devi K. | member_number=M-1020; occupation=Weaver; village=Kollai; group=Weavers group; credit_score=720; status=Active
- Joseph T. | member_number=M-1033; occupation=Fishmonger; village=Beachside; group=Anchor group; credit_score=540; status=Dormant
- Amma B. | member_number=M-1041; occupation=Baker; village=Odum; group=Hearth group; credit_score=610; status=Active
item self-help group|group|branch group|centre: Name!;Village;Leader;Members:number#2-500;Meeting day=Monday|Tuesday|Wednesday|Thursday|Friday;Loan officer~Arun S.|Faith M.;Founded on:date;~Savings:money
- Sunrise group | village=Puram; leader=Lakshmi R.; members=14; meeting_day=Tuesday; loan_officer=Arun S.; savings=1840
- Weavers group | village=Kollai; leader=Devi K.; members=11; meeting_day=Thursday; loan_officer=Arun S.; savings=2260
- Anchor group | village=Beachside; leader=Joseph T.; members=9; meeting_day=Monday; loan_officer=Faith M.; savings=720
- Hearth group | village=Odum; leader=Amma B.; members=18; meeting_day=Friday; loan_officer=Faith M.; savings=3050
item loan product|product type|savings product: Name!;Kind=Loan|Savings|Insurance;Interest:percent;Smallest:money;Largest:money;Months at most:number#1-120;Fee:percent;Collateral needed:boolean;Terms:long
- Working capital loan | kind=Loan; interest=14; smallest=50; largest=800; months_at_most=12; fee=1
- Emergency loan | kind=Loan; interest=8; smallest=20; largest=150; months_at_most=4; fee=0
- Goal savings | kind=Savings; interest=4; smallest=1; largest=2000; months_at_most=36; fee=0; terms=Interest paid each quarter.
- Crop cover | kind=Insurance; interest=0; smallest=10; largest=300; months_at_most=8; fee=6
request loan application|loan request|application: Number!;Member->@member|borrower~Lakshmi R.|Devi K.;Product->@loan product|savings product;Amount:money;Months:number#1-120;Purpose;Monthly income:money;Guarantor;Submitted on:date;Documents:file
- LA-3301 | member=Lakshmi R.; product=Working capital loan; amount=400; months=10; purpose=Second sewing machine; monthly_income=160; guarantor=Devi K.
- LA-3302 | member=Devi K.; product=Working capital loan; amount=650; months=12; purpose=Silk yarn; monthly_income=210; guarantor=Lakshmi R.
- LA-3303 | member=Joseph T.; product=Emergency loan; amount=90; months=3; purpose=Boat engine repair; monthly_income=120
- LA-3304 | member=Amma B.; product=Working capital loan; amount=500; months=12; purpose=Brick oven; monthly_income=240
record loan|credit|disbursed loan: Number!;Application->@loan application|loan request~LA-3301;Member->@member|borrower;Principal:money;Interest:percent;Months:number#1-120;Disbursed on:date;First due on:date;~Outstanding:money;~Status=Active|In arrears|Repaid|Written off
- LN-2010 | application=LA-3301; member=Lakshmi R.; principal=400; interest=14; months=10; outstanding=324; status=Active
- LN-2011 | application=LA-3302; member=Devi K.; principal=650; interest=14; months=12; outstanding=0; status=Repaid
- LN-2012 | application=LA-3303; member=Joseph T.; principal=90; interest=8; months=3; outstanding=62; status=In arrears
- LN-2013 | application=LA-3304; member=Amma B.; principal=500; interest=14; months=12; outstanding=500; status=Active
record instalment|repayment|loan payment|due instalment: Title!;Loan->@loan|credit~LN-2010;Number:number#1-120;Due on:date!;Amount due:money;Amount paid:money;Paid on:date;Penalty:money;Collected by;~State=Due|Paid|Part paid|Late
- LN-2010 rate 2 | loan=LN-2010; number=2; amount_due=44; amount_paid=44; penalty=0; collected_by=Arun S.; state=Paid
- LN-2010 rate 3 | loan=LN-2010; number=3; amount_due=44; amount_paid=0; state=Due
- LN-2012 rate 2 | loan=LN-2012; number=2; amount_due=31; amount_paid=0; penalty=1; state=Late
- LN-2013 rate 1 | loan=LN-2013; number=1; amount_due=46; amount_paid=20; penalty=0; collected_by=Faith M.; state=Part paid
record savings entry|deposit|withdrawal|savings transaction: Title!;Member->@member|account holder;Kind=Deposit|Withdrawal|Interest|Fee;Booked on:date!;Amount:money;~Balance:money;Method=Cash|Mobile money|Transfer;Receipt number
- Devi weekly saving | member=Devi K.; kind=Deposit; amount=5; balance=210; method=Cash; receipt_number=SV-811
- Amma oven pot | member=Amma B.; kind=Deposit; amount=12; balance=96; method=Mobile money; receipt_number=SV-812
- Joseph takes out | member=Joseph T.; kind=Withdrawal; amount=30; balance=8; method=Cash; receipt_number=SV-813
- Interest for Lakshmi | member=Lakshmi R.; kind=Interest; amount=1.8; balance=182; method=Transfer; receipt_number=SV-814
event group meeting|centre meeting|collection meeting: Title!;Group->@self-help group|group;Held on:date!;Starts at:time;Loan officer~Arun S.|Faith M.;Present:number#0-500;Collected:money;Minutes:long
- Sunrise Tuesday | group=Sunrise group; loan_officer=Arun S.; present=13; collected=186
- Weavers Thursday | group=Weavers group; loan_officer=Arun S.; present=11; collected=240
- Anchor Monday | group=Anchor group; loan_officer=Faith M.; present=4; collected=35; minutes=Talk about missed rates.
- Hearth Friday | group=Hearth group; loan_officer=Faith M.; present=17; collected=310
work field visit|arrears call|follow-up: Title!;Member->@member|borrower;Loan->@loan|credit;Due on:date;Loan officer~Arun S.|Faith M.;Kind=Check business|Arrears|Renewal;Result:long
- See the new sewing machine | member=Lakshmi R.; loan=LN-2010; loan_officer=Arun S.; kind=Check business
- Ask Joseph about rates | member=Joseph T.; loan=LN-2012; loan_officer=Faith M.; kind=Arrears; result=Engine back next week.
- Look at the brick oven | member=Amma B.; loan=LN-2013; loan_officer=Faith M.; kind=Check business
- Devi wants a new loan | member=Devi K.; loan=LN-2011; loan_officer=Arun S.; kind=Renewal

# refugee support|asylum seekers|newcomer support|migrant support|refugee buddy
person newcomer|refugee|family|client: Name!;Arrived on:date;Country of origin;Languages;Family size:number#1-20;Phone:phone;Email:email;Residence status=Asylum seeker|Recognised|Temporary protection|Refused;Accommodation->@accommodation|home;Needs:long;Photo:image
- Rahimi family | country_of_origin=Afghanistan; languages=Dari, some English; family_size=5; residence_status=Recognised; accommodation=Weaver house 3; needs=School places, winter coats.
- Oksana D. | country_of_origin=Ukraine; languages=Ukrainian, Russian; family_size=2; residence_status=Temporary protection; accommodation=Room at Hoyles
- Yemane H. | country_of_origin=Eritrea; languages=Tigrinya, Arabic; family_size=1; residence_status=Asylum seeker; accommodation=Station hostel 12
- Al-Omari sisters | country_of_origin=Syria; languages=Arabic; family_size=3; residence_status=Refused; accommodation=Parsonage flat; needs=Lawyer for the appeal.
person mentor|buddy|volunteer|host: Name!;Languages;Email:email;Phone:phone;Town;Time a week:number(h)#0-40;Can help with~Offices|Homework;Police check until:date;~Status=New|Active|Paused
- Hilary Voss | languages=English, German; town=Eastmoor; time_a_week=3; can_help_with=Offices; status=Active
- Navid Amini | languages=Dari, English; town=Eastmoor; time_a_week=4; can_help_with=Interpreting; status=Active
- Saba Tesfay | languages=Tigrinya, English; town=Eastmoor; time_a_week=5; can_help_with=Job search; status=Paused
- Edgar Quinn | languages=English; town=Cliffside; time_a_week=2; can_help_with=Homework; status=New
record match|mentoring pair|buddy pair|tandem: Title!;Newcomer->@newcomer|family~Rahimi family|Oksana D.;Mentor->@mentor|buddy~Hilary Voss|Navid Amini;Started on:date;Ended on:date;Goal:long;Meets=Weekly|Fortnightly|Monthly;~State=Proposed|Active|Ended
- Rahimi and Amini | newcomer=Rahimi family; mentor=Navid Amini; goal=School enrolment and doctor.; meets=Weekly; state=Active
- Oksana and Voss | newcomer=Oksana D.; mentor=Hilary Voss; goal=Nursing diploma accepted.; meets=Fortnightly; state=Active
- Yemane and Tesfay | newcomer=Yemane H.; mentor=Saba Tesfay; goal=First job.; meets=Monthly; state=Ended
- Sisters and Quinn | newcomer=Al-Omari sisters; mentor=Edgar Quinn; goal=School grade 9.; meets=Weekly; state=Proposed
item accommodation|home|room|flat offer: Name!;Address;Rooms:number#1-20;Beds:number#1-60;Host;Rent:money;From:date;Until:date;Furnished:boolean;~State=Free|Taken|Ending;Photo:image
- Weaver house 3 | address=Weaver Lane 3; rooms=4; beds=6; host=Town; rent=640; state=Taken
- Room at Hoyles | address=Cliff Road 11; rooms=1; beds=2; host=Hoyle family; rent=0; state=Taken
- Station hostel 12 | address=Platform Street 12; rooms=1; beds=1; host=District; rent=210; state=Ending
- Parsonage flat | address=Church Hill 1; rooms=3; beds=4; host=Parish; rent=300; state=Free
item language course|course|class: Title!;Level=Alphabet|A1|A2|B1|B2;Teacher~Mrs Lenk|Piotr;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Place;Places:number#1-60;~Taken:number#0-60;Child care:boolean
- A1 morning | level=A1; teacher=Mrs Lenk; weekday=Monday; place=Parish room; places=14; taken=11
- Alphabet evening | level=Alphabet; teacher=Piotr; weekday=Tuesday; place=Library; places=10; taken=10
- B1 for work | level=B1; teacher=Mrs Lenk; weekday=Thursday; place=Job centre room 4; places=16; taken=7
- A2 with children | level=A2; teacher=Piotr; weekday=Friday; place=Parish room; places=12; taken=9
request support request|help request|need|donation wish: Title!;Newcomer->@newcomer|family;Kind=Furniture|Clothes|Interpreter|Doctor|School|Office|Legal;Needed by:date;Urgency=Low|Normal|High;Description:long
- Interpreter for dentist | newcomer=Rahimi family; kind=Interpreter; urgency=Normal
- Desk for two pupils | newcomer=Al-Omari sisters; kind=Furniture; urgency=Low
- Lawyer within a week | newcomer=Al-Omari sisters; kind=Legal; urgency=High; description=Deadline for the appeal.
- Winter jacket size L | newcomer=Yemane H.; kind=Clothes; urgency=Normal
record accompaniment|office visit|contact|visit: Title!;Newcomer->@newcomer|family;Mentor->@mentor|volunteer;Happened on:date!;Place=Office|Doctor|School|Bank|Home|Job centre;Hours:number(h)#0-24;Result:long;Next step
- School enrolment | newcomer=Rahimi family; mentor=Navid Amini; place=School; hours=2; result=Two children start after Easter.
- Bank account for Oksana | newcomer=Oksana D.; mentor=Hilary Voss; place=Bank; hours=1.5; result=Account opened.
- Job centre with Yemane | newcomer=Yemane H.; mentor=Saba Tesfay; place=Job centre; hours=3; next_step=Send CV
- Doctor with the youngest | newcomer=Al-Omari sisters; mentor=Edgar Quinn; place=Doctor; hours=2
record donated item|donation|in-kind donation: Title!;Category=Furniture|Clothes|Bicycle|Kitchen|School|Toys;Donor;Phone:phone;Photo:image;Given to->@newcomer|family;Given on:date;~State=Offered|Reserved|Given
- Bunk bed with mattresses | category=Furniture; donor=Family Poole; given_to=Rahimi family; state=Reserved
- Bicycle, 26 inch | category=Bicycle; donor=Mr Thorne; given_to=Yemane H.; state=Given
- Pots and plates | category=Kitchen; donor=Cooking club; given_to=Oksana D.; state=Given
- School bags, two | category=School; donor=Cliffside School; state=Offered
+ appointment: Newcomer->@newcomer|family;Mentor->@mentor|buddy;Place=Office|Doctor|School|Bank;Interpreter

# scout group|boy scout|scout troop|girl guides|cub pack|merit badge
person scout|member|guide|cub: Name!;Born on:date;Patrol->@patrol|section|pack~Fox patrol|Otter pack;Rank=Cub|Scout|Patrol leader|Ranger|Leader;Parent;Parent phone:phone;Allergies;Swims:boolean;Photo consent:boolean;Joined on:date;~Status=Active|Trial|Left
- Milla T. | patrol=Fox patrol; rank=Patrol leader; parent=Jon T.; allergies=None; status=Active
- Beno S. | patrol=Otter pack; rank=Cub; parent=Ana S.; allergies=Nuts; status=Active
- Idris P. | patrol=Kestrel rangers; rank=Ranger; parent=Lena P.; allergies=None; status=Active
- Juno W. | patrol=Badger patrol; rank=Scout; parent=Mark W.; allergies=Bee stings; status=Trial
item patrol|section|pack|troop: Name!;Age from:number#5-25;Age to:number#5-30;Leader~Skip Rowan|Akela Jo;Meets=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Place;Colour
- Fox patrol | age_from=11; age_to=14; leader=Skip Rowan; meets=Friday; place=Scout hut; colour=Orange
- Otter pack | age_from=7; age_to=10; leader=Akela Jo; meets=Thursday; place=Scout hut; colour=Blue
- Badger patrol | age_from=11; age_to=14; leader=Akela Jo; meets=Wednesday; place=Mill barn; colour=Grey
- Kestrel rangers | age_from=15; age_to=18; leader=Skip Rowan; meets=Saturday; place=Mill barn; colour=Red
item badge|merit badge|award: Name!;Category=Outdoor|Craft|Service|Sport|Nature|First aid;Level=1|2|3;Requirements:long;Image:image;Examiner
- Knots and lashings | category=Outdoor; level=1; requirements=Six knots, one square lashing, build a tripod.; examiner=Skip Rowan
- Star finder | category=Nature; level=2; requirements=Ten constellations, find north by night.; examiner=Akela Jo
- Bandage and carry | category=First aid; level=2; requirements=Five bandages, stretcher from jackets.; examiner=Nurse Kim
- Village helper | category=Service; level=3; requirements=Twenty hours for others.; examiner=Skip Rowan
record badge progress|badge award|achievement|progress: Title!;Scout->@scout|member~Milla T.|Beno S.;Badge->@badge|merit badge~Knots and lashings|Star finder;Started on:date;Requirements done:number#0-60;Awarded on:date;Signed by~Skip Rowan|Akela Jo;~State=Started|Passed|Awarded
- Milla, Star finder | scout=Milla T.; badge=Star finder; requirements_done=7; state=Started
- Beno, Knots | scout=Beno S.; badge=Knots and lashings; requirements_done=8; signed_by=Akela Jo; state=Awarded
- Idris, Village helper | scout=Idris P.; badge=Village helper; requirements_done=3; signed_by=Skip Rowan; state=Passed
- Juno, Bandage and carry | scout=Juno W.; badge=Bandage and carry; requirements_done=1; state=Started
event camp|outing|hike|meeting: Title!;Begins on:date!;Ends on:date;Place;Section->@patrol|section;Leader~Skip Rowan|Akela Jo;Cost:money;Places:number#1-500;Packing list:long;Kind=Camp|Hike|Meeting|Service|Parade;Description:long
- Pinewood summer camp | place=Pinewood meadow; section=Fox patrol; leader=Skip Rowan; cost=120; places=32; kind=Camp; packing_list=Sleeping bag, mess tin, raincoat.
- Night hike to the mill | place=Mill valley; section=Badger patrol; leader=Akela Jo; cost=5; places=20; kind=Hike
- Beach litter day | place=West beach; section=Kestrel rangers; leader=Skip Rowan; cost=0; places=25; kind=Service
- Founders parade | place=Town square; section=Otter pack; leader=Akela Jo; cost=0; places=60; kind=Parade; packing_list=Full uniform.
record attendance|presence|camp registration: Title!;Scout->@scout|member;Event->@camp|meeting;Day:date!;Presence=Present|Excused|Absent;Paid:boolean;Consent form:file;Note:long
- Milla at Pinewood | scout=Milla T.; event=Pinewood summer camp; presence=Present
- Beno at the parade | scout=Beno S.; event=Founders parade; presence=Present
- Juno at night hike | scout=Juno W.; event=Night hike to the mill; presence=Excused; note=Has a cold.
- Idris at the beach | scout=Idris P.; event=Beach litter day; presence=Absent
item equipment|camp gear|tent|kit: Name!;Kind=Tent|Stove|Tool|Flag|Canoe|First aid;Quantity:number#1-500;Place;Bought on:date;Value:money;Borrowed by;~Condition=Good|Repair|Missing
- Group tent 3 | kind=Tent; quantity=1; place=Attic; value=480; condition=Repair
- Spirit stove | kind=Stove; quantity=6; place=Shed; condition=Good
- Canadian canoe | kind=Canoe; quantity=2; place=Boat rack; value=1400; condition=Good
- Troop flag | kind=Flag; quantity=1; place=Unknown; value=90; borrowed_by=Badger patrol; condition=Missing
record parent consent|health form|consent form: Title!;Scout->@scout|member;Event->@camp|outing;Signed by;Doctor;Medicine;Tetanus until:date;Emergency phone:phone;Note:long
- Health form Beno | scout=Beno S.; signed_by=Ana S.; doctor=Dr. Lim; medicine=Adrenaline pen
- Health form Milla | scout=Milla T.; event=Pinewood summer camp; signed_by=Jon T.; doctor=Dr. Lim; medicine=None
- Hike consent Juno | scout=Juno W.; event=Night hike to the mill; signed_by=Mark W.; doctor=Dr. Hale; medicine=Allergy tablets
- Canoe consent Idris | scout=Idris P.; signed_by=Lena P.; doctor=Dr. Orr; medicine=None

# service club|lions club|rotary club|women's institute|fraternal lodge|masonic lodge
person member|club member|brother|sister: Name!;Profession;Office=President|Secretary|Treasurer|Member|Honorary;Email:email;Phone:phone;Born on:date;Sponsor->@member|club member;Joined on:date;Photo:image;~Status=Active|Leave|Guest|Left
- Marguerite Olsson | profession=Pharmacist; office=President; status=Active
- Gordon Blythe | profession=Surveyor; office=Treasurer; status=Active
- Ines Pardo | profession=Architect; office=Secretary; status=Leave
- Victor Hahn | profession=Retired judge; office=Honorary; status=Active
event meeting|club evening|lunch meeting|talk: Title!;Held on:date!;Starts at:time;Place;Speaker;Topic;Host->@member|club member;Meal price:money;Guests allowed:boolean;Minutes:long
- Talk on tidal power | place=Hotel Anchor; speaker=Dr. Wu; topic=Energy from the bay; host=Gordon Blythe; meal_price=24
- Bees in the city | place=Garden cafe; speaker=Beekeeper Lo; topic=Urban hives; host=Ines Pardo; meal_price=18
- Handover evening | place=Boat club; speaker=Marguerite Olsson; topic=New club year; host=Victor Hahn; meal_price=36
- Business meeting June | place=Hotel Anchor; topic=Budget; host=Gordon Blythe; meal_price=0
record attendance|sign-up|presence: Title!;Member->@member|club member~Marguerite Olsson|Gordon Blythe;Meeting->@meeting|club evening~Talk on tidal power;Presence=Present|Excused|Absent|Made up elsewhere;Guests:number#0-20;Meal=Standard|Vegetarian|None
- Olsson at tidal talk | member=Marguerite Olsson; meeting=Talk on tidal power; presence=Present; guests=1; meal=Vegetarian
- Blythe at bees | member=Gordon Blythe; meeting=Bees in the city; presence=Excused; guests=0; meal=None
- Hahn at handover | member=Victor Hahn; meeting=Handover evening; presence=Present; guests=2; meal=Standard
- Pardo at June meeting | member=Ines Pardo; meeting=Business meeting June; presence=Made up elsewhere; guests=0; meal=None
item service project|project|good cause: Title!;Field=Youth|Health|Environment|Hunger|Education|Local;Leader->@member|club member;Budget:money;~Spent:money;From:date;To:date;Partner;Hours planned:number(h)#0-10000;Photo:image;Description:long
- Glasses for Zambia | field=Health; leader=Marguerite Olsson; budget=1800; spent=640; partner=Eye clinic; hours_planned=120
- Reading benches | field=Local; leader=Gordon Blythe; budget=2400; spent=0
- Swim lessons for all | field=Youth; leader=Ines Pardo; budget=3200; spent=1900; partner=Swim school; hours_planned=60
- Plant a hedge mile | field=Environment; leader=Victor Hahn; budget=1500; spent=1480; partner=Farm union; hours_planned=200
record service hours|hours log|project hours: Title!;Member->@member|club member;Project->@service project|project;Worked on:date!;Hours:number(h)#0-24;Task;Note:long
- Sorting glasses | member=Gordon Blythe; project=Glasses for Zambia; hours=3; task=Measuring lenses
- Poolside helper | member=Ines Pardo; project=Swim lessons for all; hours=2; task=Changing rooms
- Hawthorn planting | member=Victor Hahn; project=Plant a hedge mile; hours=5; task=Digging
- Bench plank day | member=Marguerite Olsson; project=Reading benches; hours=4; task=Sanding
record dues|membership fee|member dues: Title!;Member->@member|club member;Year:number#2000-2100;Amount:money;Due on:date;Paid on:date;Method=Transfer|Cash|Card;~State=Open|Paid|Reminded|Waived
- Blythe 2026 | member=Gordon Blythe; year=2026; amount=180; method=Transfer; state=Paid
- Olsson 2026 | member=Marguerite Olsson; year=2026; amount=180; state=Open
- Pardo 2026 | member=Ines Pardo; year=2026; amount=90; state=Reminded
- Hahn 2026 | member=Victor Hahn; year=2026; amount=180; state=Waived
request grant request|donation request|membership proposal|application: Title!;Applicant;Kind=Donation|Membership|Project idea;Amount:money;Email:email;Proposed by->@member|club member;Needed by:date;Reason:long
- Youth orchestra trip | applicant=Youth orchestra; kind=Donation; amount=500
- Wheelchair for the choir | applicant=Gospel choir; kind=Donation; amount=900; proposed_by=Victor Hahn
- Join as young member | applicant=Leon Frick; kind=Membership; amount=0; proposed_by=Ines Pardo
- Repair cafe in the library | applicant=Library friends; kind=Project idea; amount=650; proposed_by=Gordon Blythe
work committee task|club task|action: Title!;Committee=Programme|Membership|Finance|Projects|Press;Assigned to->@member|club member;Due on:date;Notes:long
- Book speaker for October | committee=Programme; assigned_to=Marguerite Olsson
- Close the year accounts | committee=Finance; assigned_to=Gordon Blythe
- Photo for the local paper | committee=Press; assigned_to=Ines Pardo
- Visit two guests | committee=Membership; assigned_to=Victor Hahn

# support group|self-help meeting|bereavement|grief group|recovery group|peer support
item group|support group|circle: Name!;Topic=Grief|Addiction|Anxiety|Carers|Cancer|Parents|Divorce|Chronic pain;Facilitator->@facilitator|host;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Place;Form=In person|Online|Mixed;Places:number#2-60;Open to newcomers:boolean;Description:long
- Evening Star, loss of partner | topic=Grief; facilitator=Brenda Oxley; weekday=Tuesday; place=Quaker house; form=In person; places=12
- One day at a time | topic=Addiction; facilitator=Marc T.; weekday=Friday; form=Online; places=20
- Caring for parents | topic=Carers; facilitator=Sheila Obi; weekday=Monday; place=Day centre; form=Mixed; places=15
- Breathing room | topic=Anxiety; facilitator=Dr. Anton Rey; weekday=Thursday; place=Health centre; form=In person; places=10
person facilitator|host|peer leader: Name!;Training;Email:email;Phone:phone;Languages;Supervised by;Certified until:date;Biography:long
- Brenda Oxley | training=Bereavement counselling; languages=English
- Marc T. | training=Peer, nine years; languages=English, French
- Sheila Obi | training=Carer coach; languages=English; supervised_by=Dr. Anton Rey
- Dr. Anton Rey | training=Psychologist; languages=English, Spanish
person participant|member|group member: First name!;Group->@group|support group~Evening Star, loss of partner|One day at a time;Joined on:date;Email:email;Phone:phone;Contact allowed=Phone|Email|None;Sponsor or buddy;Note:long;~Status=Waiting|Active|Paused|Left
- Ivy | group=Evening Star, loss of partner; contact_allowed=Email; status=Active
- Theo | group=One day at a time; contact_allowed=Phone; sponsor_or_buddy=Marc T.; status=Active
- Harold | group=Caring for parents; contact_allowed=None; status=Waiting
- Mina | group=Breathing room; contact_allowed=Email; status=Paused
event session|group meeting|meeting: Title!;Group->@group|support group;Held on:date!;Starts at:time;Topic;Facilitator->@facilitator|host;Place;Link:url;~Present:number#0-100;Notes:long
- The first holidays alone | group=Evening Star, loss of partner; topic=Holidays; facilitator=Brenda Oxley; place=Quaker house; present=8
- Cravings on Fridays | group=One day at a time; topic=Weekend plans; facilitator=Marc T.; present=13
- When to say no | group=Caring for parents; topic=Limits; facilitator=Sheila Obi; place=Day centre; present=9
- Body scan | group=Breathing room; topic=Relaxation; facilitator=Dr. Anton Rey; place=Health centre; present=7
record check-in|mood check-in|sobriety day|personal note: Title!;Participant->@participant|member~Ivy|Theo;Day:date!;Mood:number#1-10;Sleep:number(h)#0-24;Days sober:number#0-30000;Trigger;Thoughts:long;Share with=Only me|Facilitator|Group
- Better night | participant=Ivy; mood=6; sleep=6; share_with=Facilitator
- Day 90 | participant=Theo; mood=8; days_sober=90; share_with=Group
- Awake at three | participant=Harold; mood=3; sleep=4; trigger=Phone call; share_with=Only me
- Bus without panic | participant=Mina; mood=7; sleep=7; share_with=Group
request join request|registration request|intake talk: Title!;First name;Email:email;Phone:phone;Group->@group|support group;Reason:long;Preferred contact=Phone|Email;Crisis:boolean
- Lost my husband in March | first_name=Nell; group=Evening Star, loss of partner; preferred_contact=Phone
- I want to stop drinking | first_name=Ruben; group=One day at a time; preferred_contact=Email
- Mother with dementia | first_name=Pia; group=Caring for parents; preferred_contact=Phone
- Fear of crowds | first_name=Sol; group=Breathing room; preferred_contact=Email; reason=Cannot use the tram.
item resource|helpline|reading|material: Title!;Kind=Helpline|Book|Exercise|Film|Article link;Topic=Grief|Addiction|Anxiety|Carers|Cancer|Parents|Divorce|Chronic pain;Phone:phone;Link:url;File:file;Description:long
- Letter to the one I miss | kind=Exercise; topic=Grief; description=Ten minutes of writing, nothing is read out.
- Night line | kind=Helpline; topic=Anxiety
- Twelve evenings sober | kind=Book; topic=Addiction; description=Short chapters, one each night.
- A carer's Sunday | kind=Film; topic=Carers
+ message: Group->@group|support group;Anonymous:boolean
+ event registration: Session->@session|group meeting;Newcomer:boolean

# grant application|foundation grant|grant maker|grantmaking|scholarship fund|grant programme
item programme|program|grant program|funding program|grant programme|fund|call for proposals|call: Title!;Purpose:long;Budget:money;~Awarded:money;Smallest grant:money;Largest grant:money;Opens on:date;Deadline:date;Who may apply=Charities|Schools|Persons|Clubs|Companies;Own share:percent;Guidelines:file;~State=Draft|Open|Review|Decided|Closed
- Green schoolyards 2026 | budget=80000; awarded=0; smallest_grant=2000; largest_grant=12000; who_may_apply=Schools; own_share=10; state=Review
- Stage for the young | budget=40000; awarded=18500; smallest_grant=500; largest_grant=5000; who_may_apply=Clubs; own_share=0; state=Decided
- Small repairs fund | budget=15000; awarded=6200; smallest_grant=100; largest_grant=1000; who_may_apply=Persons; own_share=0; state=Open
- Clean shop floors | budget=120000; awarded=0; smallest_grant=5000; largest_grant=30000; who_may_apply=Companies; own_share=50; state=Draft
person applicant|grantee|applicant organisation: Name!;Type=Charity|School|Club|Person|Company;Contact person;Email:email;Phone:phone;Registration number;Bank account;Address;Founded on:date
- Alder Primary | type=School; contact_person=Head M. Lunde; registration_number=SC-118
- Theatre Box Three | type=Club; contact_person=Ilka Pohl; registration_number=VR-9910
- Mrs J. Corr | type=Person; contact_person=J. Corr; registration_number=none
- Hobel Joinery | type=Company; contact_person=Uwe Hobel; registration_number=HR-5512
request application|grant application|proposal|grant proposal: Number!;Programme->@programme|fund~Green schoolyards 2026|Stage for the young;Applicant->@applicant|grantee~Alder Primary|Theatre Box Three;Project title!;Amount asked:money;Total budget:money;Starts on:date;Ends on:date;Submitted on:date;Budget plan:file;Summary:long
- GA-3001 | programme=Green schoolyards 2026; applicant=Alder Primary; project_title=From asphalt to orchard; amount_asked=9800; total_budget=12400; summary=Twelve fruit trees, rain barrel, outdoor lessons.
- GA-2880 | programme=Stage for the young; applicant=Theatre Box Three; project_title=Night bus, a youth play; amount_asked=4200; total_budget=6100
- GA-3010 | programme=Small repairs fund; applicant=Mrs J. Corr; project_title=Ramp at the front door; amount_asked=740; total_budget=740
- GA-3015 | programme=Clean shop floors; applicant=Hobel Joinery; project_title=Dust extraction line; amount_asked=22000; total_budget=44000; summary=Less dust, heat recovery.
record review sheet|evaluation|assessment|score: Title!;Application->@application|proposal~GA-3001|GA-2880;Reviewer->@reviewer|jury member;Need:number#1-10;Quality:number#1-10;Budget sense:number#1-10;~Total:number#3-30;Conflict of interest:boolean;Advice=Fund|Fund in part|Decline;Remarks:long
- Orchard by Sand | application=GA-3001; reviewer=Edda Sand; need=8; quality=9; budget_sense=7; total=24; advice=Fund
- Night bus by Haas | application=GA-2880; reviewer=Prof. Milo Haas; need=6; quality=9; budget_sense=8; total=23; advice=Fund in part
- Ramp by Lindner | application=GA-3010; reviewer=Kaja Lindner; need=10; quality=7; budget_sense=9; total=26; advice=Fund
- Dust by Ruiz | application=GA-3015; reviewer=Omar Ruiz; need=4; quality=6; budget_sense=4; total=14; advice=Decline
person reviewer|jury member|board member|juror: Name!;Field;Email:email;Phone:phone;Term until:date;Reviews at most:number#1-200
- Edda Sand | field=Landscape planning; reviews_at_most=12
- Prof. Milo Haas | field=Theatre; reviews_at_most=10
- Kaja Lindner | field=Social work; reviews_at_most=30
- Omar Ruiz | field=Industry; reviews_at_most=8
record grant|award|decision|funding decision: Number!;Application->@application|proposal;Decided on:date!;Amount:money;Conditions:long;Agreement:file;Signed on:date;~State=Approved|Declined|Paying|Finished|Recalled
- GR-118 | application=GA-2880; amount=3500; conditions=Two free shows for schools.; state=Paying
- GR-119 | application=GA-3010; amount=740; state=Finished
- GR-120 | application=GA-3001; amount=9000; conditions=Trees watered in holidays.; state=Approved
- GR-121 | application=GA-3015; amount=0; state=Declined
record instalment|disbursement|grant payment|award payment|payment schedule|scheduled payment: Title!;Grant->@grant|award~GR-118;Number:number#1-20;Due on:date;Amount:money;Paid on:date;Condition;~State=Planned|Released|Paid
- GR-118 first half | grant=GR-118; number=1; amount=1750; state=Paid
- GR-118 second half | grant=GR-118; number=2; amount=1750; condition=Final report; state=Planned
- GR-119 in one | grant=GR-119; number=1; amount=740; state=Paid
- GR-120 first part | grant=GR-120; number=1; amount=4500; state=Released
record final report|use report|interim report|milestone report|progress report: Title!;Grant->@grant|award;Kind=Interim|Final;Due on:date;Handed in on:date;Spent:money;People reached:number#0-1000000;File:file;Result:long;~State=Due|Handed in|Accepted|Rework
- Night bus final report | grant=GR-118; kind=Final; people_reached=640; state=Due
- Ramp photos | grant=GR-119; kind=Final; spent=735; people_reached=3; state=Accepted
- Orchard half-year | grant=GR-120; kind=Interim; spent=2100; people_reached=180; state=Handed in
- Night bus rehearsal note | grant=GR-118; kind=Interim; spent=900; people_reached=22; state=Rework
+ message: Application->@application|proposal

# rental property|landlord|property manager|property management|tenancy|rental unit|tenant portal
item property|building|house|estate: Name!;Address;Type=Apartment building|House|Commercial|Mixed;Built in:number#1500-2100;Floors:number#1-120;Owner;Purchase price:money;Insurance until:date;Photo:image;Note:long
- Maple Court | address=Maple Street 18; type=Apartment building; built_in=1974; floors=5; owner=Lorne Holdings
- Quarry Cottage | address=Quarry Lane 2; type=House; built_in=1931; floors=2; owner=B. Lorne
- Dock Row Shops | address=Dock Row 1-7; type=Commercial; built_in=1988; floors=1; owner=Lorne Holdings
- Beacon House | address=Beacon Square 4; type=Mixed; built_in=1906; floors=4; owner=Family Tarrant
item unit|apartment|flat|rental unit: Name!;Property->@property|building~Maple Court|Quarry Cottage;Floor;Rooms:number#1-30;Area:number(m²)#8-5000;Rent:money;Service charge:money;Deposit:money;Furnished:boolean;Photo:image;~Status=Vacant|Let|Notice given|Renovation
- Maple 2B | property=Maple Court; floor=2; rooms=3; area=74; rent=980; service_charge=190; deposit=2940; status=Let
- Maple 4A | property=Maple Court; floor=4; rooms=2; area=52; rent=760; service_charge=140; deposit=2280; status=Vacant
- Dock Row 3 | property=Dock Row Shops; floor=0; rooms=2; area=88; rent=1250; service_charge=210; deposit=3750; status=Notice given
- Beacon attic | property=Beacon House; floor=4; rooms=2; area=61; rent=890; service_charge=120; deposit=1780; status=Renovation
person tenant|renter|lessee|resident: Name!;Email:email;Phone:phone;Unit->@unit|apartment~Maple 2B;Born on:date;Occupation;Household size:number#1-20;Emergency contact;Bank account;Pets;~Status=Prospect|Current|Former
- Carmen Vidal | unit=Maple 2B; occupation=Dental nurse; household_size=3; pets=One cat; status=Current
- Hugh Penrose | unit=Maple 4A; household_size=1; status=Former
- Knit & Purl Ltd | unit=Dock Row 3; occupation=Yarn shop; household_size=1; status=Current
- Sam Idowu | unit=Beacon attic; occupation=Engineer; household_size=2; status=Prospect
record lease|rental agreement|tenancy agreement|rental contract: Number!;Unit->@unit|apartment;Tenant->@tenant|renter;Starts on:date!;Ends on:date;Rent:money;Deposit:money;Due day:number#1-31;Notice period:number(months)#0-24;Document:file;~Status=Draft|Active|Terminated|Expired
- LS-2204 | unit=Maple 2B; tenant=Carmen Vidal; rent=980; deposit=2940; due_day=3; notice_period=3; status=Active
- LS-1980 | unit=Maple 4A; tenant=Hugh Penrose; rent=740; deposit=2220; due_day=1; notice_period=3; status=Expired
- LS-2210 | unit=Dock Row 3; tenant=Knit & Purl Ltd; rent=1250; deposit=3750; due_day=5; notice_period=6; status=Terminated
- LS-2231 | unit=Beacon attic; tenant=Sam Idowu; rent=890; deposit=1780; due_day=1; notice_period=3; status=Draft
record rent payment|rent|rent due|rent charge: Title!;Lease->@lease|rental agreement~LS-2204;Month;Due on:date!;Amount due:money;Amount paid:money;Paid on:date;Method=Transfer|Direct debit|Cash|Card;Late fee:money;~State=Due|Paid|Part paid|Overdue
- Vidal, April rent | lease=LS-2204; month=April; amount_due=1170; amount_paid=1170; method=Direct debit; state=Paid
- Vidal, May rent | lease=LS-2204; month=May; amount_due=1170; amount_paid=0; state=Due
- Knit & Purl, April | lease=LS-2210; month=April; amount_due=1460; amount_paid=700; method=Transfer; late_fee=0; state=Part paid
- Penrose, last month | lease=LS-1980; month=February; amount_due=880; amount_paid=0; late_fee=25; state=Overdue
request maintenance request|repair request|damage report|service request: Title!;Unit->@unit|apartment;Tenant->@tenant|renter;Category=Plumbing|Electrical|Heating|Appliance|Lock|Pest|Other;Urgency=Low|Normal|Emergency;Reported on:date;Access times;Photo:image;Description:long
- Kitchen tap drips | unit=Maple 2B; tenant=Carmen Vidal; category=Plumbing; urgency=Normal; access_times=After 17:00
- No heat in the shop | unit=Dock Row 3; tenant=Knit & Purl Ltd; category=Heating; urgency=Emergency
- Key broke in lock | unit=Maple 2B; tenant=Carmen Vidal; category=Lock; urgency=Normal
- Wasps under the eaves | unit=Beacon attic; tenant=Sam Idowu; category=Pest; urgency=Low
work repair job|work order|maintenance: Title!;Request->@maintenance request|repair request~Kitchen tap drips;Contractor~Plumber Ode|Spark Electric;Due on:date;Cost:money;Paid by=Landlord|Tenant|Insurance;Invoice:file;Notes:long
- Replace tap cartridge | request=Kitchen tap drips; contractor=Plumber Ode; cost=68; paid_by=Landlord
- New burner for shop | request=No heat in the shop; contractor=Plumber Ode; cost=520; paid_by=Landlord
- Change lock cylinder | request=Key broke in lock; contractor=Locksmith Fry; cost=95; paid_by=Tenant
- Move wasp nest | request=Wasps under the eaves; contractor=Pest Aid; cost=140; paid_by=Insurance
! record expense|property expense|cost [expens\\w*|cost\\w*|financ\\w*|profit|tax\\w*|bookkeep\\w*]: Title!;Property->@property|building;Category=Repair|Insurance|Tax|Utilities|Fees|Loan;Spent on:date!;Amount:money;Supplier;Receipt:file;Chargeable:boolean
- Stairwell lamps | property=Maple Court; category=Repair; amount=142; supplier=Spark Electric
- Building cover 2026 | property=Maple Court; category=Insurance; amount=2480; supplier=Mutual Home
- Land tax cottage | property=Quarry Cottage; category=Tax; amount=310; supplier=Town treasury
- Water for the shops | property=Dock Row Shops; category=Utilities; amount=468; supplier=Water company
+ appointment: Unit->@unit|apartment;Kind=Viewing|Handover|Inspection
+ payment: Lease->@lease|rental agreement;Month

# homeowners association|homeowner association|hoa|condo association|owners' association|strata|body corporate
item unit|lot|home|property: Number!;Address;Owner->@owner|homeowner~Patrice Doyle|Wen Li;Area:number(m²)#10-5000;Ownership share:percent;Monthly fee:money;Parking space;Rented out:boolean;~Balance:money
- Lot 14 | address=Heron Way 14; owner=Patrice Doyle; area=162; ownership_share=2.1; monthly_fee=145; parking_space=P14; balance=0
- Lot 22 | address=Heron Way 22; owner=Wen Li; area=148; ownership_share=1.9; monthly_fee=135; balance=270
- Lot 3 | address=Heron Way 3; owner=Gloria Stamm; area=175; ownership_share=2.3; monthly_fee=155; parking_space=P3; balance=0
- Lot 31 | address=Egret Court 1; owner=Ben Achterman; area=120; ownership_share=1.5; monthly_fee=110; balance=55
person owner|homeowner|co-owner: Name!;Email:email;Phone:phone;Mailing address;Lives here:boolean;Board role=None|President|Treasurer|Secretary|Member at large;Owner since:date
- Patrice Doyle | board_role=Treasurer
- Wen Li | board_role=None
- Gloria Stamm | board_role=President
- Ben Achterman | board_role=Secretary
record fee|dues|assessment|association fee: Title!;Unit->@unit|lot~Lot 14|Lot 22;Kind=Monthly fee|Special assessment|Late fee|Fine;Due on:date!;Amount:money;Paid:money;Paid on:date;~State=Due|Paid|Overdue|Waived
- Lot 22 April | unit=Lot 22; kind=Monthly fee; amount=135; paid=0; state=Overdue
- Lot 14 roof fund | unit=Lot 14; kind=Special assessment; amount=600; paid=600; state=Paid
- Lot 31 noise fine | unit=Lot 31; kind=Fine; amount=55; paid=0; state=Due
- Lot 3 late fee | unit=Lot 3; kind=Late fee; amount=15; paid=0; state=Waived
request architectural request|change request|modification request|exterior change: Title!;Unit->@unit|lot;Owner->@owner|homeowner;Kind=Fence|Paint|Solar|Shed|Tree|Pool|Window;Start on:date;Contractor;Cost:money;Plan:file;Description:long
- Solar panels Lot 14 | unit=Lot 14; owner=Patrice Doyle; kind=Solar; contractor=Sunline; cost=11800; description=14 panels on the south roof.
- White fence Lot 22 | unit=Lot 22; owner=Wen Li; kind=Fence; contractor=Picket Pro; cost=2100
- Garden shed Lot 3 | unit=Lot 3; owner=Gloria Stamm; kind=Shed; contractor=Own work; cost=900; description=2 x 3 m, behind the hedge.
- Green front door | unit=Lot 31; owner=Ben Achterman; kind=Paint; contractor=Own work; cost=60
record violation|rule violation|covenant violation|notice: Title!;Unit->@unit|lot;Rule;Seen on:date!;Kind=Parking|Noise|Lawn|Rubbish|Pets|Paint;Fine:money;Correct until:date;Photo:image;~State=Warned|Fined|Corrected|Appealed
- Trailer on the drive | unit=Lot 22; rule=4.3 Vehicles; kind=Parking; fine=0; state=Warned
- Band practice at midnight | unit=Lot 31; rule=6.1 Quiet hours; kind=Noise; fine=55; state=Fined
- Knee-high lawn | unit=Lot 3; rule=3.2 Gardens; kind=Lawn; fine=0; state=Corrected
- Bins on the street all week | unit=Lot 14; rule=5.4 Waste; kind=Rubbish; fine=20; state=Appealed
event meeting|board meeting|annual meeting|owners' meeting: Title!;Held on:date!;Starts at:time;Place;Kind=Board|Annual|Special;Quorum:percent;Agenda:long;Minutes:file;~State=Called|Held|Cancelled
- Annual meeting 2026 | place=Clubhouse; kind=Annual; quorum=40; agenda=Budget, roof fund, election of the board.; state=Called
- Board March | place=Lot 3; kind=Board; quorum=60; agenda=Pool contractor.; state=Held
- Special on roof leak | place=Clubhouse; kind=Special; quorum=50; agenda=Emergency repair.; state=Held
- Board August | place=Online; kind=Board; quorum=60; state=Cancelled
record vote|ballot|resolution: Title!;Meeting->@meeting|board meeting~Annual meeting 2026;Unit->@unit|lot;Motion;Choice=Yes|No|Abstain;Share:percent;By proxy:boolean;Cast on:date
- Lot 14 on roof fund | meeting=Annual meeting 2026; unit=Lot 14; motion=Raise roof fund by 5 percent; choice=Yes; share=2.1
- Lot 3 on roof fund | meeting=Annual meeting 2026; unit=Lot 3; motion=Raise roof fund by 5 percent; choice=No; share=2.3
- Lot 22 on leak | meeting=Special on roof leak; unit=Lot 22; motion=Spend 8,000 at once; choice=Yes; share=1.9
- Lot 31 on leak | meeting=Special on roof leak; unit=Lot 31; motion=Spend 8,000 at once; choice=Abstain; share=1.5
item amenity|common area|facility|shared facility: Name!;Kind=Pool|Clubhouse|Gym|Tennis court|Guest room|Barbecue;Capacity:number#1-1000;Fee:money;Open from:time;Open until:time;Rules:long;Photo:image
- Clubhouse | kind=Clubhouse; capacity=60; fee=40; rules=Music off at 22:00.
- Heron pool | kind=Pool; capacity=35; fee=0
- Tennis court 1 | kind=Tennis court; capacity=4; fee=5; rules=Court shoes only.
- Fire pit by the pond | kind=Barbecue; capacity=20; fee=10
! work maintenance|common repair|contractor job [maint\\w*|repair\\w*|contractor\\w*|vendor\\w*|landscap\\w*]: Title!;Area->@amenity|common area;Contractor;Due on:date;Cost:money;Approved by;Notes:long
- Resurface pool deck | area=Heron pool; contractor=Stone & Deck; cost=5400
- New net court 1 | area=Tennis court 1; contractor=Sport Fit; cost=180; approved_by=Gloria Stamm
- Deep clean clubhouse | area=Clubhouse; contractor=Bright Crew; cost=340; approved_by=Patrice Doyle
- Gravel at fire pit | area=Fire pit by the pond; contractor=Stone & Deck; cost=260
+ booking: Amenity->@amenity|common area;Unit->@unit|lot;From:time;To:time;Guests:number#1-200;Deposit:money
+ payment: Unit->@unit|lot;Fee->@fee|dues

# apartment building|laundry room|residential building|building residents|house community|stairwell
item apartment|flat|unit: Number!;Entrance;Floor:number#-2-80;Rooms:number#1-20;Area:number(m²)#10-1000;Door name;Cellar number;Meter number
- 3 left | entrance=A; floor=3; rooms=3; area=71; door_name=Brinkmann; cellar_number=C11
- 1 right | entrance=B; floor=1; rooms=2; area=49; door_name=Osman; cellar_number=C04
- 2 middle | entrance=A; floor=2; rooms=2; area=54; door_name=Ferreira; cellar_number=C07; meter_number=A-2071
- Attic 5 | entrance=B; floor=5; rooms=4; area=96; door_name=Klum; cellar_number=C15
person resident|neighbour|tenant|occupant: Name!;Apartment->@apartment|flat~3 left|1 right;Phone:phone;Email:email;Role=Tenant|Owner|Caretaker|House board;Moved in on:date;Show contact:boolean
- Lea Brinkmann | apartment=3 left; role=House board
- Deniz Osman | apartment=1 right; role=Tenant
- Rui Ferreira | apartment=2 middle; role=Caretaker
- Helga Klum | apartment=Attic 5; role=Owner
item shared room|laundry machine|common room|facility|machine: Name!;Kind=Washing machine|Dryer|Drying room|Party room|Guest flat|Sauna|Cargo bike|Roof terrace;Place;Fee:money;Slot length:number(min)#15-1440;Opens at:time;Closes at:time;~State=Working|Out of order
- Washer 1 | kind=Washing machine; place=Cellar A; fee=1.5; slot_length=120; state=Working
- Dryer 2 | kind=Dryer; place=Cellar A; fee=1; slot_length=90; state=Out of order
- Roof terrace | kind=Roof terrace; place=Entrance A, top; fee=0; slot_length=240; state=Working
- Guest flat garden | kind=Guest flat; place=Yard house; fee=25; slot_length=1440; state=Working
request damage report|defect|repair request|fault: Title!;Place=Stairwell|Lift|Cellar|Roof|Yard|Own flat|Laundry;Apartment->@apartment|flat;Reported by->@resident|neighbour;Seen on:date;Urgency=Low|Normal|At once;Photo:image;Description:long
- Dryer 2 stays cold | place=Laundry; reported_by=Deniz Osman; urgency=Normal; description=Turns but does not heat.
- Lift stops at 3 | place=Lift; reported_by=Helga Klum; urgency=At once
- Lamp dead on landing | place=Stairwell; reported_by=Lea Brinkmann; urgency=Low
- Damp patch under roof | place=Own flat; apartment=Attic 5; reported_by=Helga Klum; urgency=Normal
work house task|caretaker job|cleaning duty|staircase cleaning|chore: Title!;Kind=Stairs|Snow|Bins|Garden|Lamp|Repair;Apartment->@apartment|flat;Due on:date;Assigned to->@resident|neighbour;Notes:long
- Stairs entrance A, week 19 | kind=Stairs; apartment=3 left; assigned_to=Lea Brinkmann
- Bins out on Monday | kind=Bins; apartment=1 right; assigned_to=Deniz Osman
- Clear snow entrance B | kind=Snow; apartment=Attic 5; assigned_to=Helga Klum
- Water the yard beds | kind=Garden; apartment=2 middle; assigned_to=Rui Ferreira
item notice|house notice|announcement|bulletin: Title!;Author->@resident|neighbour;Category=House rules|Works|Party|Lost and found|Meeting;Posted on:date;Valid until:date;Urgent:boolean;Text:long;File:file
- Water off on Thursday | author=Lea Brinkmann; category=Works; text=9 to 12, entrance A only.
- Courtyard party Saturday | author=Rui Ferreira; category=Party; text=Bring a salad.
- Found: silver bicycle key | author=Helga Klum; category=Lost and found
- No prams in the stairwell | author=Lea Brinkmann; category=House rules; text=Use the pram room.
record meter reading|heating reading|consumption: Title!;Apartment->@apartment|flat;Kind=Cold water|Hot water|Heating|Power|Gas;Read on:date!;Value:number#0-9999999;Consumption:number#0-999999;Read by
- 3 left hot water | apartment=3 left; kind=Hot water; value=412; consumption=31; read_by=Metering firm
- 1 right cold water | apartment=1 right; kind=Cold water; value=288; consumption=42; read_by=Deniz Osman
- 2 middle power | apartment=2 middle; kind=Power; value=15820; consumption=1940; read_by=Rui Ferreira
- Attic heating | apartment=Attic 5; kind=Heating; value=9071; consumption=1310; read_by=Metering firm
record parcel|package|delivery: Title!;For->@resident|neighbour;Carrier;Taken in on:date!;Taken in by->@resident|neighbour;Place;Collected on:date;~State=Waiting|Collected|Returned
- Parcel for Osman | for=Deniz Osman; carrier=Post; taken_in_by=Lea Brinkmann; place=3 left; state=Waiting
- Box for Klum | for=Helga Klum; carrier=Courier red; taken_in_by=Rui Ferreira; place=2 middle; state=Collected
- Envelope for Brinkmann | for=Lea Brinkmann; carrier=Post; taken_in_by=Helga Klum; place=Attic 5; state=Waiting
- Shoes for Ferreira | for=Rui Ferreira; carrier=Day Express; taken_in_by=Deniz Osman; place=1 right; state=Returned
+ booking: Machine->@shared room|machine;Resident->@resident|neighbour;Day:date;From:time;To:time

# dormitory|student housing|student residence|residence hall|hall of residence|dorm room|student hostel
item residence|dormitory|house|hall: Name!;Address;Rooms:number#1-5000;Warden~Mrs Galvin|Teo Marsh;Distance to campus:number(km)#0-80;Photo:image;Facilities:long;Quiet from:time
- Brook Hall | address=Campus Way 4; rooms=120; warden=Mrs Galvin; distance_to_campus=0.4; facilities=Kitchen per floor, music room.
- Tower House | address=Gate Street 31; rooms=64; warden=Teo Marsh; distance_to_campus=2
- Mill Lofts | address=Weaver Yard 8; rooms=40; warden=Mrs Galvin; distance_to_campus=1.2
- Park Annex | address=Park Lane 60; rooms=88; warden=Teo Marsh; distance_to_campus=3.5; facilities=Bike cellar, study room.
item room|dorm room|bed space: Number!;Residence->@residence|dormitory~Brook Hall|Tower House;Floor:number#0-40;Type=Single|Double|Shared flat|Studio;Beds:number#1-8;Rent:money;Area:number(m²)#5-80;Own bathroom:boolean;~Status=Free|Taken|Reserved|Repair
- B-214 | residence=Brook Hall; floor=2; type=Double; beds=2; rent=310; area=19; status=Taken
- T-508 | residence=Tower House; floor=5; type=Studio; beds=1; rent=460; area=22; status=Free
- M-03 | residence=Mill Lofts; floor=0; type=Shared flat; beds=3; rent=350; area=64; status=Reserved
- P-117 | residence=Park Annex; floor=1; type=Single; beds=1; rent=280; area=13; status=Repair
person resident|student|boarder: Name!;Student number;Subject;Year:number#1-10;Email:email;Phone:phone;Room->@room|dorm room~B-214;Roommate wishes;Emergency contact;Moved in on:date;~Status=Applicant|Resident|Moved out
- Anouk Silva | student_number=S-22014; subject=Biology; year=2; room=B-214; status=Resident
- Wei Chen | student_number=S-25110; subject=Law; year=1; status=Applicant
- Tariq Bello | student_number=S-23877; subject=Physics; year=3; room=M-03; status=Resident
- Nora Lund | student_number=S-19002; subject=Music; year=5; room=P-117; status=Moved out
request room application|application|housing application|room change request: Number!;Student->@resident|student;Residence->@residence|dormitory;Room type=Single|Double|Shared flat|Studio;From:date!;Until:date;Kind=New|Extension|Room change;Reason:long;Priority=Normal|First year|Disability|Exchange
- RA-771 | student=Wei Chen; residence=Tower House; room_type=Studio; kind=New; priority=First year
- RA-772 | student=Tariq Bello; residence=Mill Lofts; room_type=Shared flat; kind=Extension; priority=Normal
- RA-773 | student=Anouk Silva; residence=Park Annex; room_type=Single; kind=Room change; reason=Needs quiet.; priority=Disability
- RA-774 | student=Nora Lund; residence=Brook Hall; room_type=Double; kind=New; priority=Exchange
record room allocation|assignment|contract|tenancy: Number!;Student->@resident|student;Room->@room|dorm room;From:date!;Until:date;Rent:money;Deposit:money;Key number;~State=Offered|Signed|Ended
- AL-5010 | student=Anouk Silva; room=B-214; rent=310; deposit=400; key_number=214-2; state=Signed
- AL-5011 | student=Tariq Bello; room=M-03; rent=350; deposit=450; key_number=M3-1; state=Signed
- AL-5012 | student=Wei Chen; room=T-508; rent=460; deposit=500; state=Offered
- AL-4410 | student=Nora Lund; room=P-117; rent=280; deposit=350; key_number=117; state=Ended
request repair request|maintenance request|fault report|complaint: Title!;Room->@room|dorm room;Student->@resident|student;Category=Plumbing|Heating|Furniture|Internet|Light|Pests|Noise;Reported on:date;May enter alone:boolean;Photo:image;Description:long
- Desk lamp socket dead | room=B-214; student=Anouk Silva; category=Light
- Radiator bangs at night | room=T-508; student=Wei Chen; category=Heating
- Shower drain slow | room=M-03; student=Tariq Bello; category=Plumbing
- Silverfish in cupboard | room=P-117; student=Nora Lund; category=Pests
record visitor log|guest registration|overnight guest|gate entry: Visitor!;Host->@resident|student;Came on:date!;In at:time;Out at:time;Overnight:boolean;Identity paper;Checked by~Porter Nick|Mrs Galvin
- Pilar Silva | host=Anouk Silva; identity_paper=ID card; checked_by=Porter Nick
- Kofi Bello | host=Tariq Bello; identity_paper=Passport; checked_by=Porter Nick
- Mrs Chen | host=Wei Chen; identity_paper=Passport; checked_by=Mrs Galvin
- Ivo, pianist | host=Nora Lund; identity_paper=Student card; checked_by=Porter Nick
record room inspection|handover|inventory check|check-out: Title!;Room->@room|dorm room;Inspected on:date!;Kind=Move in|Move out|Routine;Inspector~Mrs Galvin|Teo Marsh;Cleanliness=Good|Fair|Poor;Damage:long;Charge:money;Photo:image
- B-214 move in | room=B-214; kind=Move in; inspector=Mrs Galvin; cleanliness=Good; charge=0
- P-117 move out | room=P-117; kind=Move out; inspector=Teo Marsh; cleanliness=Poor; damage=Burn on desk.; charge=60
- M-03 spring routine | room=M-03; kind=Routine; inspector=Mrs Galvin; cleanliness=Fair; charge=0
- T-508 before Chen | room=T-508; kind=Move in; inspector=Teo Marsh; cleanliness=Good; charge=0
+ booking: Residence->@residence|dormitory;Facility~Laundry 2|Music room|Guest room;From:time;To:time
+ payment: Student->@resident|student;Room->@room|dorm room;Month;Kind=Rent|Deposit|Laundry|Fine

# housing cooperative|housing co-op|co-op housing|cohousing|ecovillage|intentional community
item home|unit|dwelling|apartment: Name!;House;Floor:number#0-40;Rooms:number#1-20;Area:number(m²)#10-500;Share capital:money;Monthly charge:money;People at most:number#1-20;~Status=Occupied|Free|Promised
- Gable flat | house=Barn; floor=2; rooms=3; area=78; share_capital=14000; monthly_charge=720; people_at_most=4; status=Occupied
- Yard studio | house=Stable; floor=0; rooms=1; area=34; share_capital=6000; monthly_charge=340; people_at_most=2; status=Free
- Loft west | house=Barn; floor=3; rooms=4; area=102; share_capital=19000; monthly_charge=910; people_at_most=6; status=Occupied
- Gatehouse | house=Gate; floor=0; rooms=2; area=51; share_capital=9000; monthly_charge=480; people_at_most=3; status=Promised
person member|resident|co-op member|cooperative member: Name!;Member number;Home->@home|unit~Gable flat|Yard studio;Shares:number#0-1000;Email:email;Phone:phone;Joined on:date;Skills;~Status=Applicant|Trial|Member|Left
- Judit Halasz | member_number=12; home=Gable flat; shares=14; skills=Bookkeeping; status=Member
- Ben and Ola | member_number=31; shares=0; skills=Carpentry, cooking; status=Applicant
- Tilde Roos | member_number=18; home=Loft west; shares=19; skills=Heating, welding; status=Member
- Amos Grey | member_number=29; home=Gatehouse; shares=2; skills=Cooking; status=Trial
item working group|circle|committee|team: Name!;Purpose:long;Coordinator->@member|resident;Meets=Weekly|Fortnightly|Monthly;Budget:money;~Spent:money
- Garden circle | coordinator=Judit Halasz; meets=Fortnightly; budget=900; spent=310
- Finance circle | coordinator=Judit Halasz; meets=Monthly; budget=0
- Kitchen circle | coordinator=Amos Grey; meets=Weekly; budget=1400; spent=980
- Building circle | coordinator=Tilde Roos; meets=Fortnightly; budget=6000; spent=2150
work task|chore|work duty|work share: Title!;Circle->@working group|circle~Garden circle;Member->@member|resident;Due on:date;Hours:number(h)#0-100;Kind=Garden|Cleaning|Repair|Office|Kitchen|Child care;Notes:long
- Prune the pear wall | circle=Garden circle; member=Judit Halasz; hours=3; kind=Garden
- Fix barn gutter | circle=Building circle; member=Tilde Roos; hours=4; kind=Repair
- Cook for thirty | circle=Kitchen circle; member=Amos Grey; hours=5; kind=Kitchen
- File tax papers | circle=Finance circle; member=Judit Halasz; hours=6; kind=Office
record work hours|hours log|contributed hours: Title!;Member->@member|resident;Worked on:date!;Hours:number(h)#0-24;Task;Circle->@working group|circle;Approved by
- Halasz, compost day | member=Judit Halasz; hours=4; task=Compost turned; circle=Garden circle
- Roos, gutter day | member=Tilde Roos; hours=5; task=Gutter hung; circle=Building circle; approved_by=Judit Halasz
- Grey, big pot | member=Amos Grey; hours=4; task=Stew for plenary; circle=Kitchen circle
- Ola, door frame | member=Ben and Ola; hours=3; task=Frame sanded; circle=Building circle; approved_by=Tilde Roos
record proposal|decision|motion|consent proposal: Title!;Made by->@member|resident;Circle->@working group|circle;Text:long;Cost:money;Decide on:date;In favour:number#0-500;Concerns:number#0-500;Objections:number#0-500;~State=Draft|Discussion|Adopted|Rejected|Review later
- Heat pump for the barn | made_by=Judit Halasz; circle=Finance circle; cost=38000; in_favour=11; concerns=3; objections=0; state=Adopted
- Dogs allowed in the yard | made_by=Amos Grey; circle=Garden circle; cost=0; in_favour=5; concerns=4; objections=3; state=Rejected
- Buy a cargo bike | made_by=Tilde Roos; circle=Building circle; cost=2400; in_favour=8; concerns=1; objections=0; state=Discussion
- Meat-free Mondays | made_by=Ben and Ola; circle=Kitchen circle; cost=0; in_favour=9; concerns=2; objections=0; state=Review later
event house meeting|assembly|plenary|community meal: Title!;Held on:date!;Starts at:time;Place;Facilitator->@member|resident;Kind=Plenary|Circle|Meal|Work day|Party;Agenda:long;Minutes:long
- May plenary | place=Common room; facilitator=Judit Halasz; kind=Plenary; agenda=Heat pump, new members, summer camp.
- Apple work day | place=Orchard; facilitator=Tilde Roos; kind=Work day; agenda=Pick, press, clean.
- Finance evening | place=Gatehouse; facilitator=Judit Halasz; kind=Circle; agenda=Loans, rent of studio.
- Midsummer table | place=Yard; facilitator=Amos Grey; kind=Meal
record charge|monthly charge|dues|account entry: Title!;Member->@member|resident;Home->@home|unit;Month;Amount:money;Kind=Monthly charge|Share capital|Meal fund|Loan;Paid on:date;~State=Open|Paid|Late
- Gable flat, May | member=Judit Halasz; home=Gable flat; month=May; amount=720; kind=Monthly charge; state=Paid
- Loft west, May | member=Tilde Roos; home=Loft west; month=May; amount=910; kind=Monthly charge; state=Late
- Grey share part | member=Amos Grey; home=Gatehouse; month=April; amount=2000; kind=Share capital; state=Paid
- Meal fund June | member=Ben and Ola; month=June; amount=60; kind=Meal fund; state=Open
+ booking: Room~Common room|Guest room|Workshop|Cargo bike;Member->@member|resident;From:time;To:time;Guests:number#0-100

# social housing|affordable housing|council housing|housing office|housing waiting list|housing authority
request housing application|application|waiting list application: Number!;Applicant->@applicant|household;Household size:number#1-20;Rooms needed:number#1-12;Districts wanted;Reason=Overcrowded|Eviction|Family growth|Illness|Separation|Homeless;Monthly income:money;Submitted on:date;Wheelchair home:boolean;~Points:number#0-500;Proofs:file
- HA-4401 | applicant=Family Ndiaye; household_size=5; rooms_needed=4; districts_wanted=West, Park; reason=Overcrowded; monthly_income=2150; points=84
- HA-4412 | applicant=E. Kovac; household_size=1; rooms_needed=2; districts_wanted=Any; reason=Illness; monthly_income=1020; points=71
- HA-4420 | applicant=M. and T. Sole; household_size=2; rooms_needed=2; districts_wanted=Centre; reason=Eviction; monthly_income=1640; points=96
- HA-4431 | applicant=Rana Aziz; household_size=4; rooms_needed=4; districts_wanted=West; reason=Separation; monthly_income=1380; points=102
person applicant|household|home seeker|applicant family: Name!;Email:email;Phone:phone;Present address;Adults:number#1-20;Children:number#0-20;Born on:date;Identity number;On list since:date;Note:long
- Family Ndiaye | present_address=Cable Street 9; adults=2; children=3
- E. Kovac | present_address=Hill Row 70; adults=1; children=0
- M. and T. Sole | present_address=Hostel Ring 3; adults=2; children=0
- Rana Aziz | present_address=Sister's flat, Dove Row 8; adults=1; children=3
item home|dwelling|apartment|vacant home: Number!;Estate->@estate|housing estate~Park Rows|Westend blocks;Address;Floor:number#0-40;Rooms:number#1-12;Area:number(m²)#15-250;Rent:money;Lift:boolean;Wheelchair access:boolean;Free from:date;Photo:image;~Status=Let|Vacant|Offered|Renovation
- PR-3-11 | estate=Park Rows; address=Park Row 3; floor=1; rooms=4; area=88; rent=690; status=Offered
- WB-1-42 | estate=Westend blocks; address=West Ring 1; floor=4; rooms=2; area=49; rent=420; status=Vacant
- LC-2-05 | estate=Lime Close; address=Lime Close 2; floor=0; rooms=2; area=55; rent=450; status=Renovation
- DK-7-30 | estate=Dockside towers; address=Dockside 7; floor=3; rooms=4; area=81; rent=640; status=Let
item estate|housing estate|complex: Name!;District;Homes:number#1-20000;Built in:number#1850-2100;Caretaker;Phone:phone;Note:long
- Park Rows | district=Park; homes=64; built_in=1986; caretaker=Mr Falk
- Westend blocks | district=West; homes=210; built_in=1969; caretaker=Ms Idowu
- Lime Close | district=Centre; homes=28; built_in=2011; caretaker=Mr Falk
- Dockside towers | district=Harbour; homes=320; built_in=1974; caretaker=Mr Osei; note=Lifts renewed.
record offer|allocation|housing offer|nomination: Number!;Application->@housing application|application~HA-4401|HA-4412;Home->@home|dwelling;Sent on:date!;Viewing on:date;Answer until:date;Officer~P. Lind|R. Acheson;~Answer=Open|Accepted|Declined|Expired;Reason declined
- OF-210 | application=HA-4401; home=PR-3-11; officer=P. Lind; answer=Open
- OF-211 | application=HA-4412; home=WB-1-42; officer=R. Acheson; answer=Accepted
- OF-212 | application=HA-4420; home=LC-2-05; officer=P. Lind; answer=Declined; reason_declined=Too far from work.
- OF-213 | application=HA-4431; home=DK-7-30; officer=R. Acheson; answer=Expired
record points assessment|priority review|eligibility check|assessment: Title!;Application->@housing application|application;Assessed on:date!;Officer~P. Lind|R. Acheson;Crowding points:number#0-100;Health points:number#0-100;Waiting points:number#0-100;Eligible:boolean;Remark:long
- Kovac review | application=HA-4412; officer=R. Acheson; crowding_points=0; health_points=50; waiting_points=21
- Ndiaye review | application=HA-4401; officer=P. Lind; crowding_points=60; health_points=0; waiting_points=24
- Sole review | application=HA-4420; officer=P. Lind; crowding_points=20; health_points=30; waiting_points=46
- Aziz review | application=HA-4431; officer=R. Acheson; crowding_points=70; health_points=20; waiting_points=12; remark=Children share one bed.
record lease|tenancy|rental agreement: Number!;Household->@applicant|household;Home->@home|dwelling;Starts on:date;Ends on:date;Rent:money;Subsidy:money;Deposit:money;~State=Active|Notice|Ended
- TN-9001 | household=E. Kovac; home=WB-1-42; rent=420; subsidy=120; deposit=840; state=Active
- TN-9002 | household=Rana Aziz; home=DK-7-30; rent=640; subsidy=260; deposit=1280; state=Active
- TN-8120 | household=M. and T. Sole; home=LC-2-05; rent=450; subsidy=0; deposit=900; state=Ended
- TN-9010 | household=Family Ndiaye; home=PR-3-11; rent=690; subsidy=180; deposit=1380; state=Notice
request repair request|maintenance request|tenant request: Title!;Home->@home|dwelling;Tenant;Kind=Plumbing|Heating|Windows|Damp|Lift|Neighbours;Reported on:date;Urgency=Low|Normal|Urgent;Phone:phone;Photo:image;Description:long
- Mould in bathroom corner | home=WB-1-42; tenant=E. Kovac; kind=Damp; urgency=Normal
- Lift stuck again | home=DK-7-30; tenant=Rana Aziz; kind=Lift; urgency=Urgent
- Draught at balcony door | home=PR-3-11; tenant=Family Ndiaye; kind=Windows; urgency=Low
- Boiler shows error 7 | home=LC-2-05; tenant=T. Sole; kind=Heating; urgency=Urgent

# tenants' union|tenant association|tenants' association|renters' union|tenant rights|rent increase
person member|renter|tenant: Name!;Member number;Email:email;Phone:phone;Address;Building->@building|house~Canal Court|Mill Street 40;Rent:money;Moved in on:date;Dues paid until:date;~Status=Active|Trial|Left
- Ines Roldan | member_number=T-118; address=Canal Court 4C; building=Canal Court; rent=890; status=Active
- Gavin Pratt | member_number=T-131; address=Mill Street 40, flat 2; building=Mill Street 40; rent=610; status=Active
- Yasmin Dar | member_number=T-140; address=Foundry Flats 12; building=Foundry Flats; rent=745; status=Trial
- Piet Bos | member_number=T-077; address=Sun Terrace 3; building=Sun Terrace; rent=1020; status=Left
item building|house|block: Name!;Address;Landlord->@landlord|owner;Homes:number#1-2000;Members:number#0-2000;Contact->@member|renter;Heating=Gas|District|Oil|Electric|None;Known problems:long
- Canal Court | address=Canal Court 1-8; landlord=Prime Lets; homes=48; members=19; contact=Ines Roldan; known_problems=Lift, damp on the north side.
- Mill Street 40 | address=Mill Street 40; landlord=H. Sorrel; homes=6; members=3; contact=Gavin Pratt
- Foundry Flats | address=Foundry Way 2; landlord=City Homes; homes=90; members=34; contact=Yasmin Dar; heating=District; known_problems=Heating bills.
- Sun Terrace | address=Sun Terrace 1-9; landlord=Harvest Fund; homes=27; members=5; heating=Gas
item landlord|owner|property company: Name!;Type=Company|Private|Council|Fund;Address;Email:email;Phone:phone;Buildings:number#0-100000;Note:long
- Prime Lets | type=Company; buildings=31
- H. Sorrel | type=Private; buildings=2
- City Homes | type=Council; buildings=140
- Harvest Fund | type=Fund; buildings=64; note=Answers only by letter.
record case|dispute|tenant case|complaint case: Number!;Member->@member|renter;Building->@building|house;Kind=Rent increase|Repairs|Eviction|Deposit|Heating bill|Harassment;Opened on:date;Deadline on:date;Adviser->@adviser|caseworker;Amount in dispute:money;Summary:long;~Status=Open|Letter sent|Negotiation|Court|Won|Closed
- TC-441 | member=Ines Roldan; building=Canal Court; kind=Rent increase; adviser=Lou Barton; amount_in_dispute=1560; summary=Increase of 130 a month, index not shown.; status=Letter sent
- TC-447 | member=Gavin Pratt; building=Mill Street 40; kind=Deposit; adviser=Lou Barton; amount_in_dispute=1220; status=Open
- TC-450 | member=Yasmin Dar; building=Foundry Flats; kind=Heating bill; adviser=Samir Holt; amount_in_dispute=640; status=Negotiation
- TC-398 | member=Piet Bos; building=Sun Terrace; kind=Eviction; adviser=Adv. Noor Klein; amount_in_dispute=0; summary=Own use claimed by a fund.; status=Won
person adviser|caseworker|organiser: Name!;Role=Adviser|Lawyer|Organiser|Volunteer;Field;Email:email;Phone:phone;Office hours
- Lou Barton | role=Adviser; field=Rent and deposit; office_hours=Tue 16-19
- Adv. Noor Klein | role=Lawyer; field=Eviction; office_hours=Thu 9-12
- Samir Holt | role=Volunteer; field=Heating bills; office_hours=Sat 10-13
- Greta Pohl | role=Organiser; field=House groups; office_hours=By phone
record evidence|document|case document|photo proof: Title!;Case->@case|dispute~TC-441|TC-447;Kind=Lease|Letter|Photo|Bill|Protocol;File:file;Dated:date;Note:long
- Rent increase letter | case=TC-441; kind=Letter
- Handover protocol flat 2 | case=TC-447; kind=Protocol
- Heating bill 2025 | case=TC-450; kind=Bill; note=Twice last year's sum.
- Eviction notice Bos | case=TC-398; kind=Letter
event meeting|house meeting|rally|advice evening: Title!;Building->@building|house;Held on:date!;Starts at:time;Place;Speaker;Expected:number#1-5000;Description:long
- Canal Court house meeting | building=Canal Court; place=Laundry room; speaker=Lou Barton; expected=25
- Foundry heating night | building=Foundry Flats; place=Boiler yard; speaker=Samir Holt; expected=60
- Sun Terrace after the win | building=Sun Terrace; place=Cafe Sol; speaker=Adv. Noor Klein; expected=15
- Mill Street stair talk | building=Mill Street 40; place=Stairwell; speaker=Greta Pohl; expected=6
work case step|letter|action|follow-up: Title!;Case->@case|dispute;Due on:date;Assigned to->@adviser|caseworker;Kind=Letter|Call|Inspection|Court|Press;Notes:long
- Ask for the index figures | case=TC-441; assigned_to=Lou Barton; kind=Letter
- Meter check Foundry | case=TC-450; assigned_to=Samir Holt; kind=Inspection
- Call Sorrel on deposit | case=TC-447; assigned_to=Lou Barton; kind=Call
- Tell the press about Bos | case=TC-398; assigned_to=Greta Pohl; kind=Press
+ appointment: Adviser->@adviser|caseworker;Case->@case|dispute;Form=Office|Phone|Video
+ payment: Member->@member|renter;Kind=Dues|Donation|Legal fund

# flatshare|flat share|roommate|housemate|shared flat|shared house|chore wheel
person housemate|roommate|flatmate: Name!;Room->@room|bedroom~Balcony room|Front room;Email:email;Phone:phone;Moved in on:date;Moves out on:date;Rent share:money;Diet;~Balance:money
- Lio | room=Balcony room; rent_share=420; diet=Vegetarian; balance=36
- Marta | room=Front room; rent_share=380; diet=Nuts allergy; balance=-36
- Jonas | room=Attic room; rent_share=340; diet=None; balance=12
- Ayo | room=Garden room; rent_share=400; diet=Vegan; balance=-12
item room|bedroom: Name!;Area:number(m²)#4-80;Rent:money;Furnished:boolean;Photo:image;Free from:date;~State=Taken|Free soon|Free
- Balcony room | area=18; rent=420; state=Taken
- Front room | area=15; rent=380; state=Taken
- Attic room | area=13; rent=340; state=Free soon
- Garden room | area=17; rent=400; state=Taken
work chore|household task|cleaning task: Title!;Housemate->@housemate|roommate~Lio|Marta;Due on:date;Repeats=Once|Daily|Weekly|Monthly;Room or area=Kitchen|Bathroom|Hall|Bins|Shopping|Garden;Points:number#0-100;Notes:long
- Bathroom deep clean | housemate=Lio; repeats=Weekly; room_or_area=Bathroom; points=5
- Bottles to the bank | housemate=Marta; repeats=Monthly; room_or_area=Bins; points=2
- Mop the hall | housemate=Jonas; repeats=Weekly; room_or_area=Hall; points=3
- Wipe the stove | housemate=Ayo; repeats=Daily; room_or_area=Kitchen; points=1
record expense|shared expense|bill|shared cost: Title!;Paid by->@housemate|roommate;Spent on:date!;Amount:money;Category=Groceries|Internet|Power|Cleaning|Furniture|Party;Split=Equal|By room size|Only some;Receipt:image;~Settled:boolean
- Spring internet | paid_by=Lio; amount=72; category=Internet; split=Equal
- Olive oil and rice | paid_by=Marta; amount=24; category=Groceries; split=Equal
- May electricity | paid_by=Ayo; amount=88; category=Power; split=Equal
- Second-hand sofa | paid_by=Jonas; amount=120; category=Furniture; split=Only some
record expense share|debt|share|owed amount: Title!;Expense->@expense|shared expense~Spring internet|Olive oil and rice;Housemate->@housemate|roommate;Amount:money;Paid back on:date;~State=Open|Paid
- Marta owes for internet | expense=Spring internet; housemate=Marta; amount=36; state=Open
- Lio owes for oil | expense=Olive oil and rice; housemate=Lio; amount=6; state=Paid
- Jonas owes for power | expense=May electricity; housemate=Jonas; amount=22; state=Open
- Ayo owes for sofa | expense=Second-hand sofa; housemate=Ayo; amount=40; state=Open
record shopping item|shopping list entry|grocery item: Name!;Quantity:number#1-100;Unit=Piece|Pack|Bottle|Kilogram;Added by->@housemate|roommate;Bought by->@housemate|roommate;Price:money;~State=Needed|Bought
- Dish soap | quantity=2; unit=Bottle; added_by=Marta; state=Needed
- Oat milk | quantity=4; unit=Pack; added_by=Lio; bought_by=Marta; price=7; state=Bought
- Coffee beans | quantity=1; unit=Kilogram; added_by=Jonas; state=Needed
- Light bulbs E27 | quantity=4; unit=Piece; added_by=Ayo; bought_by=Jonas; price=11; state=Bought
item house rule|rule|agreement: Title!;Area=Guests|Noise|Kitchen|Cleaning|Money|Pets;Agreed on:date;Text:long
- Guests stay three nights at most | area=Guests; text=Longer stays are talked over at dinner.
- Quiet after eleven | area=Noise; text=Music on headphones on weekdays.
- Pans are washed the same day | area=Kitchen
- Pay shares by the 5th | area=Money; text=Standing order is best.
request room applicant|applicant|viewing request: Name!;Room->@room|bedroom;Age:number#16-99;Email:email;Phone:phone;Wants from:date;Viewing on:date;About:long
- Suraj, nursing student | room=Front room; age=22
- Clara, first job in town | room=Attic room; age=25
- Mehdi, baker | room=Attic room; age=31; about=Gets up at three, very quiet.
- Two sisters | room=Garden room; age=20
event house dinner|house meeting|party: Title!;Held on:date!;Starts at:time;Cook->@housemate|roommate;Topic;Guests:number#0-100;Notes:long
- Sunday curry and money talk | cook=Lio; topic=Power bill; guests=1
- Goodbye pasta for Jonas | cook=Ayo; topic=New flatmate; guests=4
- Cleaning plan pizza | cook=Marta; topic=Chores; guests=0
- Soup and spring plans | cook=Jonas; topic=Balcony plants; guests=2

# cemetery|graveyard|burial plot|grave|churchyard|burial ground|columbarium
item grave|plot|burial plot|grave site|niche: Number!;Section->@section|field|cemetery section~Section C Yews|Urn wall;Type=Single|Double|Family|Urn|Child|Natural|Niche;Length:number(cm)#30-600;Width:number(cm)#30-600;Places:number#1-20;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;~Status=Free|Reserved|Occupied|Expired|Protected
- C-12-04 | section=Section C Yews; type=Double; length=220; width=180; places=2; status=Occupied
- U-03-17 | section=Urn wall; type=Niche; places=2; status=Reserved
- C-12-05 | section=Section C Yews; type=Single; length=220; width=90; places=1; status=Free
- W-01-33 | section=Beech woodland; type=Natural; places=1; status=Expired
item section|field|cemetery section|cemetery: Name!;Kind=Earth graves|Urns|Children|Woodland|War graves|Honorary;Rows:number#1-500;Graves:number#0-50000;Opened in:number#1500-2100;Plan:image;Rules:long
- Section C Yews | kind=Earth graves; rows=18; graves=410; opened_in=1921
- Urn wall | kind=Urns; rows=6; graves=120; opened_in=2004
- Beech woodland | kind=Woodland; rows=9; graves=230; opened_in=2012; rules=No stones, no flowers in pots.
- Soldiers' lawn | kind=War graves; rows=4; graves=64; opened_in=1917
person deceased|buried person|interred: Name!;Birth name;Born on:date;Died on:date;Grave->@grave|plot~C-12-04|U-03-17;Buried on:date;Form=Coffin|Urn|Ashes scattered;Depth:number(cm)#0-400;Occupation;Photo:image;Biography:long
- Wilhelmina Dorn | birth_name=Ash; grave=C-12-04; form=Coffin; depth=180; occupation=Midwife
- Karl Dorn | grave=C-12-04; form=Coffin; depth=220; occupation=Gardener
- Rosemarie Imber | birth_name=Klee; grave=U-03-17; form=Urn; occupation=Violinist
- Anton Vale | grave=W-01-33; form=Ashes scattered; occupation=Forester
person grave holder|leaseholder|plot owner|next of kin: Name!;Address;Email:email;Phone:phone;Relation=Child|Partner|Sibling|Grandchild|Other;Grave->@grave|plot;Note:long
- Margit Dorn | relation=Child; grave=C-12-04
- Paul Imber | relation=Partner; grave=U-03-17
- Iris Vale | relation=Grandchild; grave=W-01-33
- Otto Kern | relation=Sibling; grave=C-12-05
record grave lease|right of use|lease|grave right: Number!;Grave->@grave|plot;Holder->@grave holder|leaseholder;Starts on:date!;Ends on:date;Years:number#1-99;Fee:money;Reminder sent:boolean;~State=Active|Expiring|Extended|Ended
- GL-0188 | grave=C-12-04; holder=Margit Dorn; years=30; fee=1450; state=Active
- GL-0301 | grave=U-03-17; holder=Paul Imber; years=20; fee=880; state=Active
- GL-0099 | grave=W-01-33; holder=Iris Vale; years=20; fee=640; state=Ended
- GL-0322 | grave=C-12-05; holder=Otto Kern; years=25; fee=980; state=Expiring
event burial|funeral|interment|ceremony: Title!;Deceased->@deceased|buried person;Grave->@grave|plot;Held on:date!;Starts at:time;Chapel:boolean;Officiant;Funeral director;Guests:number#0-2000;Grave digger~Bernd|Isa
- Urn burial Imber | grave=U-03-17; officiant=Rev. Stone; funeral_director=Haven & Son; guests=30; grave_digger=Isa
- Funeral of Karl Dorn | deceased=Karl Dorn; grave=C-12-04; officiant=Pastor Lenz; funeral_director=Haven & Son; guests=85; grave_digger=Bernd
- Urn of Rosemarie Imber | deceased=Rosemarie Imber; grave=U-03-17; officiant=Speaker Ms Rowe; funeral_director=Calm Waters; guests=45; grave_digger=Isa
- Ashes of Anton Vale | deceased=Anton Vale; grave=W-01-33; officiant=Family; guests=12; grave_digger=Bernd
work grave care|maintenance task|grave digging|gravestone check|upkeep: Title!;Grave->@grave|plot;Kind=Open grave|Planting|Watering|Stone stability|Clear grave|Path;Due on:date;Assigned to~Bernd|Isa;Cost:money;Notes:long
- Stability test C-12-04 | grave=C-12-04; kind=Stone stability; assigned_to=Bernd
- Open C-12-05 | grave=C-12-05; kind=Open grave; assigned_to=Bernd; cost=420
- Water roses at urn wall | grave=U-03-17; kind=Watering; assigned_to=Isa; cost=25
- Clear expired W-01-33 | grave=W-01-33; kind=Clear grave; assigned_to=Isa; cost=90
request monument application|gravestone permit|extension request|inscription request: Title!;Grave->@grave|plot;Applicant->@grave holder|leaseholder;Kind=New stone|Inscription|Extension|Return of grave|Bench;Stonemason;Height:number(cm)#10-400;Sketch:image;Inscription:long
- Second name on Dorn stone | grave=C-12-04; applicant=Margit Dorn; kind=Inscription; stonemason=Quarry Hand
- Bronze plate for niche | grave=U-03-17; applicant=Paul Imber; kind=Inscription; stonemason=Metal Art; height=15
- New granite for Kern | grave=C-12-05; applicant=Otto Kern; kind=New stone; stonemason=Quarry Hand; height=90
- Give back woodland place | grave=W-01-33; applicant=Iris Vale; kind=Return of grave
+ payment: Lease->@grave lease|lease;Burial->@burial|funeral;Kind=Lease|Burial fee|Chapel|Care
+ comment: Deceased->@deceased|buried person;Candle=Candle|Flower|None

# pet cemetery|pet memorial|pet cremation|pet funeral|pet loss
item pet|deceased pet|animal: Name!;Owner->@pet owner|owner~Celine Faure|Bob Ito;Species=Dog|Cat|Rabbit|Horse|Bird|Other;Breed;Born on:date;Died on:date;Weight:number(kg)#0-900;Photo:image;Memories:long
- Biscuit | owner=Celine Faure; species=Dog; breed=Beagle; weight=13; memories=Stole one cake a year.
- Mochi | owner=Bob Ito; species=Cat; breed=Tabby; weight=4
- Apollo | owner=Marthe Klein; species=Horse; breed=Haflinger; weight=420
- Kiwi | owner=Family Duarte; species=Bird; breed=Budgerigar; weight=0.04; memories=Said good morning at night.
person pet owner|owner|family: Name!;Email:email;Phone:phone;Address;Veterinarian;Contact by=Phone|Email|Text;Note:long
- Celine Faure | veterinarian=Dr. Amos; contact_by=Phone
- Bob Ito | veterinarian=Park clinic; contact_by=Email
- Marthe Klein | veterinarian=Dr. Horn; contact_by=Text
- Family Duarte | veterinarian=Bird practice; contact_by=Phone
item plot|pet grave|grave|niche: Number!;Section~Meadow|Rose wall;Size=Small|Medium|Large|Niche;Price per year:money;Pet->@pet|animal;Until:date;~State=Free|Taken|Expiring
- M-14 | section=Meadow; size=Medium; price_per_year=90; pet=Biscuit; state=Taken
- M-15 | section=Meadow; size=Small; price_per_year=70; state=Free
- R-02 | section=Rose wall; size=Niche; price_per_year=45; pet=Kiwi; state=Taken
- M-20 | section=Meadow; size=Large; price_per_year=140; pet=Apollo; state=Expiring
item urn|memorial product|keepsake|coffin: Name!;Kind=Urn|Coffin|Stone|Paw print|Pendant|Candle;Material;Fits up to:number(kg)#1-900;Price:money;Stock:number#0-1000;Photo:image
- Walnut urn | kind=Urn; material=Walnut; fits_up_to=30; price=85; stock=6
- Clay paw print | kind=Paw print; material=Clay; price=35; stock=20
- Silver hair pendant | kind=Pendant; material=Silver; price=70; stock=9
- River stone with name | kind=Stone; material=Slate; fits_up_to=100; price=55; stock=14
record cremation|cremation record|cremation job: Number!;Pet->@pet|animal~Biscuit|Mochi;Kind=Individual|With others|With farewell;Cremated on:date!;At:time;Operator~Jens|Aya;Tag number;Ashes weight:number(g)#0-30000;Urn->@urn|keepsake;~State=Received|Cooling|Done|Handed over
- CR-771 | pet=Mochi; kind=Individual; operator=Aya; tag_number=T-0091; ashes_weight=140; urn=Walnut urn; state=Done
- CR-772 | pet=Biscuit; kind=With farewell; operator=Jens; tag_number=T-0092; ashes_weight=460; urn=River stone with name; state=Handed over
- CR-773 | pet=Kiwi; kind=With others; operator=Aya; tag_number=T-0093; ashes_weight=5; state=Received
- CR-774 | pet=Apollo; kind=Individual; operator=Jens; tag_number=T-0094; ashes_weight=16000; urn=Silver hair pendant; state=Cooling
request collection request|service request|cremation request|enquiry: Title!;Owner->@pet owner|owner;Pet name;Species=Dog|Cat|Rabbit|Horse|Bird|Other;Weight:number(kg)#0-900;Pick up at;Wanted on:date;Service=Cremation|Burial|Farewell room;Phone:phone;Note:long
- Collect Mochi from clinic | owner=Bob Ito; pet_name=Mochi; species=Cat; weight=4; pick_up_at=Park clinic; service=Cremation
- Farewell room for Biscuit | owner=Celine Faure; pet_name=Biscuit; species=Dog; weight=13; pick_up_at=Home; service=Farewell room
- Horse from the stable | owner=Marthe Klein; pet_name=Apollo; species=Horse; weight=420; pick_up_at=Klein stable; service=Cremation
- Bury Kiwi at the wall | owner=Family Duarte; pet_name=Kiwi; species=Bird; weight=0.04; pick_up_at=Bird practice; service=Burial
item memorial page|tribute|memorial|obituary: Title!;Pet->@pet|animal;Author->@pet owner|owner;Text:long;Photo:image;Candles:number#0-100000;Public:boolean
- Thank you, Biscuit | pet=Biscuit; author=Celine Faure; text=Best cake thief in town.; candles=41
- Mochi's window | pet=Mochi; author=Bob Ito; text=The sill is empty now.; candles=12
- Apollo runs on | pet=Apollo; author=Marthe Klein; candles=88
- Good morning, Kiwi | pet=Kiwi; author=Family Duarte; text=We still answer.; candles=7
+ comment: Memorial->@memorial page|tribute
+ appointment: Pet->@pet|animal;Room~Farewell room|Garden;Kind=Farewell|Handover of urn

# funeral home|undertaker|funeral director|mortuary|crematorium|obituary
record funeral case|case|death case|arrangement file: Number!;Deceased!;Born on:date;Died on:date;Place of death;Family contact->@family contact|next of kin;Director~Owen Haven|Ruth Haven;Form=Burial|Cremation|Sea burial|Natural burial|Repatriation;Religion;Budget:money;~Status=First call|Arranging|Ceremony set|Completed|Billed
- F-26-061 | deceased=Harriet Blum; place_of_death=St Brigid hospital; family_contact=Jonas Blum; director=Ruth Haven; form=Cremation; religion=None; budget=4200; status=Ceremony set
- F-26-064 | deceased=Luis Arroyo; place_of_death=At home; family_contact=Pilar Arroyo; director=Owen Haven; form=Burial; religion=Catholic; budget=6000; status=Arranging
- F-26-070 | deceased=Sigrid Aune; place_of_death=Fjord hospice; family_contact=Tor Aune; director=Owen Haven; form=Sea burial; religion=Lutheran; budget=3800; status=Completed
- F-26-073 | deceased=Goran Ilic; place_of_death=Road accident; family_contact=Mila Ilic; director=Ruth Haven; form=Repatriation; religion=Orthodox; budget=9500; status=First call
person family contact|next of kin|client|relative: Name!;Relation=Partner|Child|Parent|Sibling|Friend;Email:email;Phone:phone;Address;Pays:boolean;Note:long
- Jonas Blum | relation=Child; address=Oak Terrace 5
- Pilar Arroyo | relation=Partner; address=Lime Row 12
- Tor Aune | relation=Sibling; address=Harbour Road 2
- Mila Ilic | relation=Parent; address=Belgrade; note=Speaks Serbian.
event ceremony|funeral service|farewell|burial date: Title!;Case->@funeral case|case~F-26-061|F-26-064;Held on:date!;Starts at:time;Place;Officiant;Guests:number#0-5000;Music:long;Kind=Service|Viewing|Burial|Urn burial|Wake;Stream:url
- Farewell for Harriet | case=F-26-061; place=Garden chapel; officiant=Speaker Ms Rowe; guests=60; music=Cello suite, two songs.; kind=Service
- Mass for Luis | case=F-26-064; place=St Joseph; officiant=Father Pena; guests=140; kind=Burial
- Ashes at sea | case=F-26-070; place=Boat Freya; officiant=Captain Lie; guests=10; kind=Service
- Viewing Goran | case=F-26-073; place=Chapel of rest; officiant=Father Jovan; guests=25; kind=Viewing
item coffin|urn|casket|funeral product|funeral item: Name!;Kind=Coffin|Urn|Lining|Flowers|Candle|Card;Material;Price:money;Stock:number#0-500;Photo:image;Supplier
- Plain oak coffin | kind=Coffin; material=Oak; price=1450; stock=3; supplier=Forest Casket
- Blue ceramic urn | kind=Urn; material=Ceramic; price=190; stock=7; supplier=Kiln North
- Willow casket | kind=Coffin; material=Willow; price=1120; stock=2; supplier=Basket Works
- Mourning cards, set of 50 | kind=Card; material=Paper; price=65; stock=40; supplier=Print Corner
work arrangement task|paperwork|to-do|transfer: Title!;Case->@funeral case|case;Due on:date!;Kind=Transfer|Death certificate|Notice in paper|Flowers|Cemetery|Cremation papers;Assigned to~Owen Haven|Ruth Haven;Notes:long
- Death certificate Blum | case=F-26-061; kind=Death certificate; assigned_to=Ruth Haven
- Notice for Arroyo | case=F-26-064; kind=Notice in paper; assigned_to=Owen Haven
- Bring Goran from morgue | case=F-26-073; kind=Transfer; assigned_to=Ruth Haven; notes=Zinc coffin for the flight.
- White lilies for boat | case=F-26-070; kind=Flowers; assigned_to=Owen Haven
record chosen item|case line|service line|quote line: Title!;Case->@funeral case|case;Product->@coffin|urn;Quantity:number#1-500;Unit price:money;~Line total:money;Note
- Urn for Harriet | case=F-26-061; product=Blue ceramic urn; quantity=1; unit_price=190; line_total=190
- Oak coffin for Luis | case=F-26-064; product=Plain oak coffin; quantity=1; unit_price=1450; line_total=1450
- Two sets of cards | case=F-26-070; product=Mourning cards, set of 50; quantity=2; unit_price=65; line_total=130
- Casket for Goran | case=F-26-073; product=Willow casket; quantity=1; unit_price=1120; line_total=1120
! item online memorial|memorial|memorial page|obituary|death notice|tribute page [memorial\\w*|obituar\\w*|condolence\\w*|tribute\\w*]: Title!;Case->@funeral case|case;Deceased->@deceased|deceased person;Made by->@family contact|next of kin;Text:long;Photo:image;Published on:date;Donations to;Visible:boolean
- Harriet Blum, 1941-2026 | case=F-26-061; text=She knew every bird on the lake.; donations_to=Lake wardens
- Luis Arroyo, baker | case=F-26-064; text=The oven is cold today.
- Sigrid Aune | case=F-26-070; text=Back to the sea she rowed.; donations_to=Sea rescue
- Goran Ilic, 1990-2026 | case=F-26-073; text=Loved by many, gone too soon.
! record guest book entry|condolence|condolence message|memory|candle [condolence\\w*|guest ?book|memorial\\w*|tribute\\w*]: Name!;Memorial->@online memorial|memorial|obituary;Written on:date;Text:long;Photo:image;~State=New|Shown|Hidden
- The rowing club | memorial=Harriet Blum, 1941-2026; text=Six o'clock, always first at the boats.; state=Shown
- Neighbours at no. 12 | memorial=Luis Arroyo, baker; text=We miss the smell of bread.; state=New
- Harbour choir | memorial=Sigrid Aune; text=Our alto for thirty years.; state=Shown
- Team night shift | memorial=Goran Ilic, 1990-2026; text=Rest well, friend.; state=Hidden
+ invoice: Case->@funeral case|case;Own services:money;Outlays:money
item service package|funeral package|package: Name!;Kind=Burial|Cremation|Farewell|Memorial;Price:money;Services included:long;Coffin included:boolean;Chapel included:boolean;Flowers;Guests up to:number#0-5000
- Quiet cremation | kind=Cremation; price=1450; services_included=Transfer, papers, urn; guests_up_to=10
- Family burial | kind=Burial; price=3200; services_included=Transfer, papers, coffin, chapel; flowers=White wreath; guests_up_to=80
- Woodland farewell | kind=Farewell; price=2100; services_included=Speaker, willow casket, forest grave; flowers=Wild bouquet; guests_up_to=40
- Memorial by the water | kind=Memorial; price=980; services_included=Boat, music, photo table; flowers=White lilies; guests_up_to=25
item chapel|farewell room|ceremony room: Name!;Seats:number#1-2000;Fee:money;Organ:boolean;Screen:boolean;Address;Photo:image
- Yew chapel | seats=90; fee=180; address=Cemetery Road 1
- Small farewell room | seats=16; fee=60; address=Haven House
- Garden pavilion | seats=40; fee=110; address=Haven House, garden
- Old harbour chapel | seats=150; fee=240; address=Quay Street 8
! record memorial photo|memorial picture [photo\\w*|picture\\w*|album\\w*]: Title!;Memorial->@memorial page|memorial;Photo:image!;Taken in:number#1850-2100;Added by;Text
- By the sea | taken_in=1988; added_by=Daughter
- Garden day | taken_in=2015; added_by=Neighbour
- In the bakery at dawn | memorial=Luis Arroyo, baker; taken_in=1979; added_by=Pilar Arroyo; text=His first own oven.
- With the rowing eight | memorial=Harriet Blum, 1941-2026; taken_in=1964; added_by=The rowing club; text=Second seat, of course.
+ booking: Chapel->@chapel|farewell room;Case->@funeral case|case;Starts at:time;Ends at:time

# burial society|burial fund|mutual aid|mutual aid society|benevolent society|welfare fund
person member|society member|contributor: Name!;Member number;Household size:number#1-30;Phone:phone;Address;Joined on:date;Waiting period until:date;Branch->@branch|chapter~North branch|Harbour branch;Next of kin;~Status=Active|In arrears|Suspended|Deceased
- Thandi Nkosi | member_number=BS-104; household_size=5; branch=North branch; next_of_kin=Sipho Nkosi; status=Active
- Ernest Mabe | member_number=BS-119; household_size=3; branch=Harbour branch; next_of_kin=Lindiwe Mabe; status=In arrears
- Nomsa Dube | member_number=BS-127; household_size=7; branch=Valley branch; next_of_kin=Peter Dube; status=Suspended
- Joseph Zulu | member_number=BS-140; household_size=1; branch=Market branch; next_of_kin=Agnes Zulu; status=Active
person dependant|beneficiary|covered person: Name!;Member->@member|society member~Thandi Nkosi|Ernest Mabe;Relation=Partner|Child|Parent|Sibling;Born on:date;Identity number;Covered from:date
- Sipho Nkosi | member=Thandi Nkosi; relation=Partner
- Gogo Mabe | member=Ernest Mabe; relation=Parent
- Peter Dube | member=Nomsa Dube; relation=Child
- Agnes Zulu | member=Joseph Zulu; relation=Sibling
item benefit plan|plan|cover|benefit: Name!;Monthly contribution:money;Payout member:money;Payout dependant:money;Waiting period:number(months)#0-36;People covered:number#1-20;Rules:long
- Family cover | monthly_contribution=12; payout_member=1500; payout_dependant=800; waiting_period=6; people_covered=8
- Single cover | monthly_contribution=6; payout_member=1200; payout_dependant=0; waiting_period=6; people_covered=1
- Elder cover | monthly_contribution=18; payout_member=1000; payout_dependant=500; waiting_period=12; people_covered=4
- Extended family cover | monthly_contribution=25; payout_member=2000; payout_dependant=1000; waiting_period=9; people_covered=14; rules=Names listed by March.
record contribution|monthly contribution|dues payment|premium: Title!;Member->@member|society member;Plan->@benefit plan|plan;Month;Amount:money;Paid on:date;Method=Cash|Mobile money|Transfer;Collector;~State=Due|Paid|Late
- Nkosi, June | member=Thandi Nkosi; plan=Family cover; month=June; amount=12; method=Mobile money; state=Paid
- Mabe, June | member=Ernest Mabe; plan=Family cover; month=June; amount=12; state=Late
- Dube, June | member=Nomsa Dube; plan=Extended family cover; month=June; amount=25; state=Due
- Zulu, June | member=Joseph Zulu; plan=Single cover; month=June; amount=6; method=Cash; collector=Market branch treasurer; state=Paid
request claim|benefit claim|hardship request|aid request: Number!;Member->@member|society member;For->@dependant|beneficiary;Kind=Death|Illness|Fire|Job loss|School fees;Happened on:date;Amount asked:money;Death certificate:file;Account number;Description:long
- CL-31 | member=Ernest Mabe; for=Gogo Mabe; kind=Death; amount_asked=800
- CL-32 | member=Thandi Nkosi; for=Sipho Nkosi; kind=Illness; amount_asked=300
- CL-33 | member=Nomsa Dube; for=Peter Dube; kind=School fees; amount_asked=120
- CL-34 | member=Joseph Zulu; for=Agnes Zulu; kind=Fire; amount_asked=450; description=Roof burnt after lightning.
record payout|benefit payment|disbursement: Number!;Claim->@claim|benefit claim~CL-31;Amount:money;Paid on:date!;Method=Cash|Mobile money|Transfer;Approved by;Received by;~State=Approved|Paid
- PO-27 | claim=CL-31; amount=800; method=Transfer; approved_by=Committee; received_by=Ernest Mabe; state=Paid
- PO-28 | claim=CL-32; amount=250; method=Mobile money; approved_by=Committee; received_by=Thandi Nkosi; state=Paid
- PO-29 | claim=CL-34; amount=450; method=Cash; approved_by=Chair; received_by=Joseph Zulu; state=Approved
- PO-30 | claim=CL-33; amount=100; method=Transfer; approved_by=Committee; received_by=School bursar; state=Approved
event meeting|general meeting|committee meeting: Title!;Held on:date!;Starts at:time;Place;Branch->@branch|chapter;Present:number#0-5000;Collected:money;Minutes:long
- North branch June | place=Church hall; branch=North branch; present=34; collected=310
- Harbour branch June | place=Net shed; branch=Harbour branch; present=19; collected=168
- Valley branch quarter | place=School; branch=Valley branch; present=27; collected=405
- Market branch June | place=Stall row 2; branch=Market branch; present=12; collected=96; minutes=New treasurer chosen.
item branch|chapter: Name!;Town;Chair;Treasurer;Members:number#0-10000;~Fund balance:money
- North branch | town=Umlani; chair=Thandi Nkosi; members=48; fund_balance=6420
- Harbour branch | town=Port Sela; members=31; fund_balance=3980
- Valley branch | town=Emoyeni; chair=Nomsa Dube; members=40; fund_balance=5110
- Market branch | town=Umlani; treasurer=Joseph Zulu; members=22; fund_balance=1870

# pilgrimage|pilgrim|hajj|umrah|pilgrim route|camino|shrine
item pilgrimage|journey|pilgrimage package|trip: Name!;Destination;Kind=Walking|Coach|Flight|Cycling|Day trip;From:date;To:date;Price:money;Places:number#1-2000;~Places taken:number#0-2000;Leader->@guide|spiritual leader;Included:long;Photo:image;~State=Announced|Open|Full|Under way|Done
- Valley chapels in five days | destination=St Orlan; kind=Walking; price=290; places=18; places_taken=12; leader=Sister Paula; included=Bed, breakfast, luggage van.; state=Open
- Spring coach to the shrine | destination=Black Madonna shrine; kind=Coach; price=145; places=48; places_taken=48; leader=Father Emeka; state=Full
- Flight to the grotto | destination=Grotto of Lys; kind=Flight; price=690; places=30; places_taken=8; leader=Deacon Marek; state=Announced
- Pedal to St Maren | destination=St Maren abbey; kind=Cycling; price=180; places=16; places_taken=16; leader=Ines Boldt; included=Spare bikes.; state=Done
person pilgrim|traveller|participant: Name!;Pilgrimage->@pilgrimage|journey~Valley chapels in five days;Born on:date;Phone:phone;Email:email;Passport number;Passport until:date;Health notes:long;Room=Single|Double|Dormitory;Emergency contact;~Paid:money
- Agnes Moll | pilgrimage=Valley chapels in five days; health_notes=Knee, slow downhill.; room=Double; paid=290
- Dov Kessler | pilgrimage=Spring coach to the shrine; room=Single; paid=60
- Lucas Brand | pilgrimage=Pedal to St Maren; room=Dormitory; paid=180
- Mary Oduya | pilgrimage=Flight to the grotto; room=Double; emergency_contact=Son Ken; paid=200
item stage|leg|day stage|itinerary day: Title!;Pilgrimage->@pilgrimage|journey;Day number:number#1-100;From place;To place;Distance:number(km)#0-1000;Ascent:number(m)#0-5000;Overnight->@hostel|lodging;Prayer or theme;Description:long
- Day 1, river path | pilgrimage=Valley chapels in five days; day_number=1; from_place=Orlan bridge; to_place=Mill hostel; distance=17; ascent=340; overnight=Mill hostel; prayer_or_theme=Setting out
- Day 2, ridge of crosses | pilgrimage=Valley chapels in five days; day_number=2; from_place=Mill hostel; to_place=Hut on the ridge; distance=14; ascent=820; overnight=Pass hut
- Day 1 by bike | pilgrimage=Pedal to St Maren; day_number=1; from_place=Town gate; to_place=Canal lock 9; distance=62; ascent=110; overnight=Lock keeper's house
- Day 1 at the grotto | pilgrimage=Flight to the grotto; day_number=1; from_place=Airport; to_place=Lys; distance=38; ascent=0; overnight=St Orlan guest house; prayer_or_theme=Candle procession
item hostel|lodging|pilgrim hostel|refuge: Name!;Village;Beds:number#1-500;Price per night:money;Phone:phone;Open from:date;Open until:date;Kitchen:boolean;Stamp:boolean;Photo:image
- Mill hostel | village=Untermuhl; beds=22; price_per_night=16
- St Orlan guest house | village=St Orlan; beds=40; price_per_night=24
- Pass hut | village=Ridge; beds=14; price_per_night=12
- Lock keeper's house | village=Lock 9; beds=18; price_per_night=20
item holy place|shrine|chapel|station: Name!;Village;Feast day;Opening hours;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;History:long
- Chapel of the Ford | village=Orlan bridge; feast_day=24 June; opening_hours=Dawn to dusk
- Grotto of Lys | village=Lys; feast_day=11 February; opening_hours=Always
- St Maren abbey | village=Maren; feast_day=2 September; opening_hours=7-20
- Black Madonna shrine | village=Oberwald; feast_day=15 August; opening_hours=6-21; history=Carved about 1340.
person guide|spiritual leader|tour leader: Name!;Languages;Phone:phone;Email:email;First aid until:date;Biography:long
- Sister Paula | languages=German, Italian
- Father Emeka | languages=English, Igbo
- Deacon Marek | languages=Polish, English
- Ines Boldt | languages=German, French
record stamp|pilgrim stamp|passport stamp|diary entry: Title!;Pilgrim->@pilgrim|participant~Agnes Moll;Place->@holy place|shrine;Visited on:date!;Kilometres so far:number(km)#0-5000;Photo:image;Thoughts:long
- Agnes at the Ford | pilgrim=Agnes Moll; place=Chapel of the Ford; kilometres_so_far=4; thoughts=Cold water, warm hands.
- Lucas at the abbey | pilgrim=Lucas Brand; place=St Maren abbey; kilometres_so_far=188
- Dov at the shrine | pilgrim=Dov Kessler; place=Black Madonna shrine; kilometres_so_far=0; thoughts=So many candles.
- Mary at the grotto | pilgrim=Mary Oduya; place=Grotto of Lys; kilometres_so_far=3
+ booking: Pilgrimage->@pilgrimage|journey;Room=Single|Double|Dormitory;Persons:number#1-60;Diet;Deposit:money
+ payment: Pilgrim->@pilgrim|participant;Pilgrimage->@pilgrimage|journey;Kind=Deposit|Balance|Visa

# allotment|allotment garden|allotment plot|allotment society|garden colony
item plot|allotment|garden plot|parcel: Number!;Site->@site|colony|allotment site~Railway Bank|Mill Field;Size:number(m²)#10-2000;Yearly rent:money;Shed:boolean;Water tap:boolean;Soil=Clay|Loam|Sand|Peat;Holder->@plot holder|tenant;Photo:image;~Status=Let|Vacant|Half let|Neglected
- RB-07 | site=Railway Bank; size=250; yearly_rent=62; soil=Loam; holder=Winnie Clarke; status=Let
- RB-08a | site=Railway Bank; size=125; yearly_rent=34; soil=Loam; status=Vacant
- MF-21 | site=Mill Field; size=200; yearly_rent=50; soil=Clay; holder=Tomasz Bryl; status=Neglected
- HC-02 | site=Hill Close; size=180; yearly_rent=48; soil=Sand; holder=Grace Lim; status=Half let
item site|colony|allotment site|field: Name!;Address;Plots:number#1-2000;Site rep->@plot holder|member;Gate code;Water=Mains|Well|Tanks|None;Toilet:boolean;Opening hours;Map:image
- Railway Bank | address=Station Path; plots=34; site_rep=Winnie Clarke; water=Mains
- Mill Field | address=Mill Lane; plots=52; water=Tanks
- Hill Close | address=Hill Close; plots=20; site_rep=Grace Lim; water=Well
- Orchard Edge | address=Orchard Road; plots=41; site_rep=Derek Noon; water=None
person plot holder|tenant|member|allotment holder: Name!;Email:email;Phone:phone;Address;Member since:date;Key number;Helper;~Status=Active|Warned|Left
- Winnie Clarke | key_number=K-07; status=Active
- Tomasz Bryl | key_number=K-31; helper=Ewa Bryl; status=Warned
- Grace Lim | key_number=K-50; status=Active
- Derek Noon | key_number=K-66; helper=Neighbour Pat; status=Left
record tenancy|plot lease|rental|agreement: Number!;Plot->@plot|allotment~RB-07|MF-21;Holder->@plot holder|tenant;Starts on:date!;Ends on:date;Rent:money;Water share:money;Deposit:money;Signed:boolean;~State=Active|Notice|Ended
- TA-118 | plot=RB-07; holder=Winnie Clarke; rent=62; water_share=9; deposit=30; state=Active
- TA-131 | plot=MF-21; holder=Tomasz Bryl; rent=50; water_share=7; deposit=30; state=Notice
- TA-140 | plot=HC-02; holder=Grace Lim; rent=24; water_share=4; deposit=30; state=Active
- TA-088 | plot=RB-08a; holder=Derek Noon; rent=34; water_share=5; deposit=30; state=Ended
request waiting list entry|application|plot application|waiting list: Name!;Email:email;Phone:phone;Postcode;Site wanted->@site|colony;Size wanted=Half plot|Full plot|Any;Applied on:date;~Place in line:number#1-5000;Experience:long
- Farah Aziz | postcode=4411; site_wanted=Railway Bank; size_wanted=Half plot; place_in_line=1; experience=Balcony tomatoes.
- Piotr Wilk | postcode=4413; site_wanted=Mill Field; size_wanted=Full plot; place_in_line=4
- School 2 eco club | postcode=4410; site_wanted=Hill Close; size_wanted=Any; place_in_line=2; experience=Raised beds at school.
- Joan Tack | postcode=4420; site_wanted=Orchard Edge; size_wanted=Half plot; place_in_line=9
record plot inspection|cultivation check|inspection: Title!;Plot->@plot|allotment;Inspected on:date!;Inspector~W. Clarke|Committee;Cultivated:percent;Finding=Good|Fair|Overgrown|Rubbish|Unauthorised building;Photo:image;Follow-up on:date;Remark:long
- June round MF-21 | plot=MF-21; inspector=Committee; cultivated=15; finding=Overgrown; remark=Letter, four weeks.
- June round RB-07 | plot=RB-07; inspector=W. Clarke; cultivated=90; finding=Good
- June round HC-02 | plot=HC-02; inspector=Committee; cultivated=55; finding=Fair
- June round RB-08a | plot=RB-08a; inspector=W. Clarke; cultivated=0; finding=Rubbish; remark=Old sofa and tyres.
work work party|communal work|site task|working day: Title!;Site->@site|colony;Due on:date;Leader;Hours:number(h)#1-100;People needed:number#1-200;Kind=Paths|Water|Hedge|Fence|Compost;Notes:long
- Hedge day Railway Bank | site=Railway Bank; leader=Winnie Clarke; hours=4; people_needed=10; kind=Hedge
- Gravel for Mill path | site=Mill Field; leader=Tomasz Bryl; hours=5; people_needed=12; kind=Paths
- Well pump repair | site=Hill Close; leader=Grace Lim; hours=3; people_needed=4; kind=Water
- Turn the big heap | site=Orchard Edge; leader=Pat Moss; hours=2; people_needed=6; kind=Compost
! record water reading|meter reading [water|meter\\w*|consumption]: Title!;Plot->@plot|allotment;Read on:date!;Value:number(m³)#0-100000;Used:number(m³)#0-5000;Read by
- RB-07 autumn | plot=RB-07; value=118; used=6; read_by=Winnie Clarke
- MF-21 autumn | plot=MF-21; value=44; used=1; read_by=Committee
- HC-02 autumn | plot=HC-02; value=73; used=8; read_by=Grace Lim
- RB-08a autumn | plot=RB-08a; value=20; used=0; read_by=Winnie Clarke
+ payment: Tenancy->@tenancy|plot lease;Kind=Rent|Water|Deposit|Key
+ event registration: Plot->@plot|allotment;Hours:number(h)#0-24

# community garden|urban garden|raised bed|shared garden|neighbourhood garden|guerrilla gardening
item bed|raised bed|garden bed|patch: Name!;Garden->@garden|site~Tram Depot Garden|Roof of School 5;Length:number(m)#0-50;Width:number(m)#0-20;Sun=Full sun|Half shade|Shade;Keeper->@gardener|member;Planted with;Photo:image;~State=Free|In use|Resting
- Bed 4 | garden=Tram Depot Garden; length=2; width=1; sun=Full sun; keeper=Amal; planted_with=Beans and squash; state=In use
- Bed 9 | garden=Tram Depot Garden; length=2; width=1; sun=Half shade; state=Free
- Roof bed 2 | garden=Roof of School 5; length=1.5; width=1; sun=Full sun; keeper=Jonte; planted_with=Herbs; state=In use
- Canal bed 1 | garden=Canal Patch; length=3; width=1.2; sun=Shade; planted_with=Green manure; state=Resting
item garden|site|garden location: Name!;Address;Area:number(m²)#5-50000;Beds:number#1-500;Coordinator~Fritzi|Dele;Water source=Mains|Rain barrel|Well;Open days;Photo:image;Description:long
- Tram Depot Garden | address=Depot Street 2; area=640; beds=24; coordinator=Fritzi; water_source=Rain barrel; open_days=Wed, Sat
- Roof of School 5 | address=School 5; area=180; beds=12; coordinator=Dele; water_source=Mains
- Canal Patch | address=Tow Path 9; area=210; beds=8; coordinator=Dele; water_source=Well
- Library Yard | address=Book Street 4; area=95; beds=6; coordinator=Fritzi; water_source=Mains; open_days=Tue
person gardener|member|volunteer|garden friend: Name!;Email:email;Phone:phone;Garden->@garden|site;Experience=Beginner|Some|Old hand;Languages;Joined on:date;~Hours this year:number(h)#0-2000
- Amal | garden=Tram Depot Garden; experience=Old hand; languages=Arabic, English; hours_this_year=31
- Jonte | garden=Roof of School 5; experience=Beginner; hours_this_year=6
- Mrs Tran | garden=Canal Patch; experience=Old hand; languages=Vietnamese; hours_this_year=54
- Rosa Lem | garden=Library Yard; experience=Some; hours_this_year=12
item crop|plant|vegetable|herb: Name!;Variety;Sow in=March|April|May|June|August;Harvest in=May|June|July|August|September|October;Spacing:number(cm)#1-300;Good neighbours;Water need=Low|Medium|High;Photo:image
- Climbing bean | variety=Blue Lake; sow_in=May; harvest_in=August; spacing=15; good_neighbours=Squash, savory; water_need=Medium
- Lamb's lettuce | sow_in=August; harvest_in=October; spacing=8; water_need=Low
- Courgette | variety=Black Beauty; sow_in=May; harvest_in=July; spacing=90; good_neighbours=Bean, maize; water_need=High
- Radish | variety=French Breakfast; sow_in=March; harvest_in=May; spacing=4; water_need=Medium
record planting|sowing|crop in bed: Title!;Bed->@bed|raised bed~Bed 4;Crop->@crop|plant~Climbing bean;Planted on:date!;Quantity:number#1-10000;Gardener->@gardener|member;Harvest from:date;Note:long
- Beans in bed 4 | bed=Bed 4; crop=Climbing bean; quantity=24; gardener=Amal
- Radish on the roof | bed=Roof bed 2; crop=Radish; quantity=80; gardener=Jonte
- Salad at the canal | bed=Canal bed 1; crop=Lamb's lettuce; quantity=150; gardener=Mrs Tran
- Two courgettes bed 9 | bed=Bed 9; crop=Courgette; quantity=2; gardener=Amal; note=Water daily.
record harvest|yield|harvest log: Title!;Bed->@bed|patch;Crop->@crop|plant;Picked on:date!;Weight:number(kg)#0-2000;Gardener->@gardener|member;Given to=Own kitchen|Shared|Food bank|Sold;Photo:image
- First beans | bed=Bed 4; crop=Climbing bean; weight=1.8; gardener=Amal; given_to=Shared
- Radishes for lunch | bed=Roof bed 2; crop=Radish; weight=0.9; gardener=Jonte; given_to=Own kitchen
- Canal salad crate | bed=Canal bed 1; crop=Lamb's lettuce; weight=2.4; gardener=Mrs Tran; given_to=Food bank
- Giant courgettes | bed=Bed 9; crop=Courgette; weight=6.5; gardener=Amal; given_to=Sold
work garden task|watering duty|workday task|duty: Title!;Garden->@garden|site;Bed->@bed|patch;Due on:date;Assigned to->@gardener|volunteer;Kind=Watering|Weeding|Compost|Building|Sowing|Tool care;Notes:long
- Water north beds, week 27 | garden=Tram Depot Garden; assigned_to=Amal; kind=Watering
- Build canal bench | garden=Canal Patch; assigned_to=Mrs Tran; kind=Building
- Weed roof herbs | garden=Roof of School 5; bed=Roof bed 2; assigned_to=Jonte; kind=Weeding
- Oil the spades | garden=Library Yard; assigned_to=Rosa Lem; kind=Tool care
event garden day|workshop|work day|seed day: Title!;Garden->@garden|site;Held on:date!;Starts at:time;Leader;Topic=Compost|Pruning|Seeds|Building|Party|Children;Places:number#2-500;Bring along
- Compost for beginners | garden=Tram Depot Garden; leader=Fritzi; topic=Compost; places=15; bring_along=Gloves
- Fruit tree pruning | garden=Canal Patch; leader=Mrs Tran; topic=Pruning; places=12; bring_along=Secateurs
- Seed bombs with class 2 | garden=Roof of School 5; leader=Dele; topic=Children; places=24
- Midsummer yard party | garden=Library Yard; leader=Rosa Lem; topic=Party; places=60
request bed request|bed application|join request: Title!;Name;Email:email;Garden->@garden|site;Persons:number#1-20;Experience=Beginner|Some|Old hand;Wish:long
- Bed for two pensioners | name=Ruth and Gil; garden=Tram Depot Garden; persons=2; experience=Some; wish=A high bed, no bending.
- First garden for students | name=Flat 12; garden=Library Yard; persons=4; experience=Beginner
- Mint and coriander | name=Mrs Dogan; garden=Canal Patch; persons=1; experience=Old hand; wish=Near the water.
- Class 3c vegetable bed | name=Teacher Holm; garden=Roof of School 5; persons=20; experience=Beginner

# farmers' market|farmers market|farmer's market|market stall|stallholder|weekly market|producers' market
event market day|market date|market: Title!;Location->@market place|location~Corn Square|Station Yard;Held on:date!;Opens at:time;Closes at:time;Stalls at most:number#1-500;~Stalls booked:number#0-500;Manager~Paula Venn|Ike Soto;Theme;~State=Planned|Open|Held|Cancelled
- Corn Square Saturday | location=Corn Square; stalls_at_most=32; stalls_booked=27; manager=Paula Venn; theme=First asparagus; state=Planned
- Station Yard evening market | location=Station Yard; stalls_at_most=14; stalls_booked=9; manager=Ike Soto; state=Planned
- Harbour Wednesday | location=Harbour Steps; stalls_at_most=18; stalls_booked=18; manager=Ike Soto; state=Open
- Abbey apple day | location=Abbey Green; stalls_at_most=40; stalls_booked=22; manager=Paula Venn; theme=Apples and cider; state=Cancelled
item market place|location|venue|market site: Name!;Address;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Pitches:number#1-500;Parking;Power:boolean;Water:boolean;Plan:image
- Corn Square | address=Corn Square; weekday=Saturday; pitches=32
- Station Yard | address=Platform Road 1; weekday=Thursday; pitches=14
- Harbour Steps | address=Quay 1; weekday=Wednesday; pitches=18
- Abbey Green | address=Abbey Lane; weekday=Sunday; pitches=40; parking=Abbey field
item pitch|stall space|stall|stand: Number!;Location->@market place|location;Width:number(m)#1-30;Depth:number(m)#1-20;Fee per day:money;Power socket:boolean;Corner:boolean;~State=Free|Reserved|Taken
- CS-04 | location=Corn Square; width=4; depth=3; fee_per_day=28; state=Taken
- CS-11 | location=Corn Square; width=3; depth=3; fee_per_day=20; state=Free
- HS-01 | location=Harbour Steps; width=3; depth=2; fee_per_day=18; state=Reserved
- AG-20 | location=Abbey Green; width=6; depth=4; fee_per_day=35; state=Free
person vendor|stallholder|farmer|producer|trader: Name!;Farm or business;Contact person;Email:email;Phone:phone;Category=Vegetables|Fruit|Meat|Cheese|Bread|Honey|Flowers|Crafts;Distance:number(km)#0-500;Organic:boolean;Insurance until:date;Food certificate until:date;Photo:image;Story:long;~Status=Applied|Approved|Paused
- Brookside Greens | farm_or_business=Brookside farm; contact_person=Ned Toller; category=Vegetables; distance=12; status=Approved
- Goat & Thyme | farm_or_business=Hill dairy; contact_person=Elvira Mott; category=Cheese; distance=31; status=Approved
- Crust Revival | farm_or_business=Stone oven bakery; contact_person=Otto Lenz; category=Bread; distance=4; status=Applied
- Petal Barn | farm_or_business=Petal Barn nursery; contact_person=Jo Pryor; category=Flowers; distance=18; status=Paused
item produce|product line|seasonal offer|good: Name!;Vendor->@vendor|stallholder~Brookside Greens|Goat & Thyme;Unit=Kilogram|Bunch|Piece|Jar|Litre;Price:money;Season from=January|March|April|May|June|July|August|September;Organic:boolean;In stock:boolean;Photo:image
- Rainbow chard | vendor=Brookside Greens; unit=Bunch; price=2.8; season_from=May
- Soft goat cheese | vendor=Goat & Thyme; unit=Piece; price=4.5; season_from=March
- Rye loaf 1.5 kg | vendor=Crust Revival; unit=Piece; price=6.8; season_from=January
- Sweet pea bunch | vendor=Petal Barn; unit=Bunch; price=5; season_from=June
record stall allocation|stall booking|pitch allocation|attendance: Title!;Market day->@market day|market;Vendor->@vendor|stallholder;Pitch->@pitch|stall~CS-04|CS-11;Fee:money;Paid:boolean;Arrived at:time;~State=Requested|Confirmed|Attended|No show
- Brookside at CS-04 | market_day=Corn Square Saturday; vendor=Brookside Greens; pitch=CS-04; fee=28; state=Confirmed
- Goat & Thyme at CS-11 | market_day=Corn Square Saturday; vendor=Goat & Thyme; pitch=CS-11; fee=20; state=Attended
- Crust at the harbour | market_day=Harbour Wednesday; vendor=Crust Revival; pitch=HS-01; fee=18; state=Requested
- Petals at the abbey | market_day=Abbey apple day; vendor=Petal Barn; pitch=AG-20; fee=35; state=No show
request vendor application|stall application|stall request: Title!;Business;Contact person;Email:email;Phone:phone;Category=Vegetables|Fruit|Meat|Cheese|Bread|Honey|Flowers|Crafts;Stall width:number(m)#1-20;Wanted days;Certificate:file;Description:long
- Honey from the roof | business=Roof Bees; contact_person=Lin Achterberg; category=Honey; stall_width=2; wanted_days=Saturdays
- Smoked trout trailer | business=Stream Smokery; contact_person=Al Reed; category=Meat; stall_width=4; wanted_days=Wednesdays
- Plums and pears | business=Low Orchard; contact_person=Hilde Sass; category=Fruit; stall_width=3; wanted_days=August to October
- Willow baskets | business=Weave & Co; contact_person=Nan Osier; category=Crafts; stall_width=2; wanted_days=Abbey days
record stall check|market inspection|hygiene check: Title!;Vendor->@vendor|trader;Market day->@market day|market;Checked on:date!;Inspector;Scales sealed:boolean;Prices shown:boolean;Fridge:number(°C)#-10-30;Result=In order|Note|Warning
- Goat & Thyme fridge | vendor=Goat & Thyme; inspector=Ike Soto; fridge=5; result=In order
- Brookside scales | vendor=Brookside Greens; market_day=Corn Square Saturday; inspector=Paula Venn; fridge=8; result=Note
- Crust price signs | vendor=Crust Revival; market_day=Harbour Wednesday; inspector=Ike Soto; result=Warning
- Petal Barn pitch | vendor=Petal Barn; market_day=Abbey apple day; inspector=Paula Venn; result=In order
+ order: Vendor->@vendor|stallholder;Market day->@market day|market;Pick up at:time
+ payment: Stall allocation->@stall allocation|stall booking;Method=Cash|Card|Transfer
+ product: Vendor->@vendor|stallholder;Unit=Kilogram|Bunch|Piece|Jar;Organic:boolean

# flea market|car boot sale|yard sale|garage sale|jumble sale|swap meet
event market|flea market|sale day|car boot sale: Title!;Held on:date!;Setup from:time;Opens at:time;Closes at:time;Place->@place|ground|venue~Cattle Hall|Lido car park;Price per metre:money;Visitor entry:money;Pitches:number#1-2000;~Pitches taken:number#0-2000;Organiser;~State=Announced|Booking open|Full|Held|Rained off
- Night flea in the Cattle Hall | place=Cattle Hall; price_per_metre=9; visitor_entry=3; pitches=140; pitches_taken=122; organiser=Hall club; state=Booking open
- Kids' clothes sale | place=Lido car park; price_per_metre=5; visitor_entry=0; pitches=60; pitches_taken=60; organiser=Parents' circle; state=Full
- Castle attic fair | place=Castle meadow; price_per_metre=12; visitor_entry=2; pitches=90; pitches_taken=14; organiser=Castle friends; state=Announced
- Bike parts swap | place=Tram hangar; price_per_metre=4; visitor_entry=1; pitches=35; pitches_taken=31; organiser=Cycle club; state=Held
item place|ground|venue: Name!;Address;Covered:boolean;Area:number(m²)#50-200000;Toilets:boolean;Parking places:number#0-10000;Plan:image
- Cattle Hall | address=Auction Road 1; area=3800; parking_places=200
- Lido car park | address=Pool Way; area=2400; parking_places=90
- Castle meadow | address=Castle Rise; area=9000; parking_places=300
- Tram hangar | address=Rail Yard 3; area=1600; parking_places=25
item pitch|stall|table|space: Number!;Market->@market|flea market;Row;Length:number(m)#1-20;Kind=Table|Car|Van|Ground|Corner;Power:boolean;Price:money;~State=Free|Held|Sold
- N-14 | market=Night flea in the Cattle Hall; row=N; length=3; kind=Table; price=27; state=Sold
- N-15 | market=Night flea in the Cattle Hall; row=N; length=3; kind=Table; price=27; state=Free
- K-02 | market=Kids' clothes sale; row=K; length=2; kind=Ground; price=10; state=Sold
- C-30 | market=Castle attic fair; row=C; length=5; kind=Car; price=60; state=Held
person seller|stallholder|trader|vendor: Name!;Email:email;Phone:phone;Kind=Private|Dealer|Charity|Child;Sells;Vehicle plate;Trade licence;~No shows:number#0-100
- Olive Brandt | kind=Private; sells=Records, lamps; no_shows=0
- Retro Rolf | kind=Dealer; sells=Radios; vehicle_plate=RT 90; no_shows=1
- Toy rescue | kind=Charity; sells=Toys; no_shows=0
- Lena, 10 | kind=Child; sells=Comics, horses; no_shows=0
record pitch booking|stall booking|stall registration: Number!;Market->@market|sale day;Seller->@seller|stallholder~Olive Brandt|Retro Rolf;Pitch->@pitch|stall~N-14|N-15;Metres:number(m)#1-20;Price:money;Deposit:money;Paid:boolean;Arrival at:time;~State=Booked|Paid|Checked in|Cancelled
- FB-2201 | market=Night flea in the Cattle Hall; seller=Olive Brandt; pitch=N-14; metres=3; price=27; deposit=10; state=Paid
- FB-2202 | market=Night flea in the Cattle Hall; seller=Retro Rolf; pitch=N-15; metres=3; price=27; deposit=10; state=Cancelled
- FB-2203 | market=Kids' clothes sale; seller=Lena, 10; pitch=K-02; metres=2; price=10; deposit=0; state=Checked in
- FB-2204 | market=Castle attic fair; seller=Toy rescue; pitch=C-30; metres=5; price=60; deposit=20; state=Booked
item listing|item preview|item for sale|find: Title!;Seller->@seller|stallholder;Category=Furniture|Clothes|Toys|Records|Tools|Porcelain|Books|Bicycles;Price:money;Condition=Like new|Good|Used|For tinkerers;Photo:image;Description:long;~State=At the market|Reserved|Sold
- Teak radio from 1962 | seller=Retro Rolf; category=Furniture; price=85; condition=Good; state=At the market
- Box of jazz records | seller=Olive Brandt; category=Records; price=40; condition=Used; state=At the market
- Wooden farm with animals | seller=Toy rescue; category=Toys; price=18; condition=Like new; state=Reserved
- Rusty racing frame | seller=Lena, 10; category=Bicycles; price=15; condition=For tinkerers; state=Sold
record commission sale|consignment|sales sheet|lot sold: Title!;Seller->@seller|stallholder;Item number;Price:money;Commission:percent;Sold on:date;~Paid out:boolean
- Jacket 104 sold | seller=Olive Brandt; item_number=104; price=12; commission=20
- Farm set sold | seller=Toy rescue; item_number=210; price=18; commission=0
- Radio 377 sold | seller=Retro Rolf; item_number=377; price=85; commission=15
- Comics pile sold | seller=Lena, 10; item_number=12; price=6; commission=10
work helper shift|setup task|volunteer shift: Title!;Market->@market|flea market;Helper;Day:date!;From:time;To:time;Task=Entrance|Marking pitches|Cafe|Parking|Clean up;Notes:long
- Chalk the rows | market=Night flea in the Cattle Hall; helper=Finn; task=Marking pitches
- Cake and coffee | market=Kids' clothes sale; helper=Mona; task=Cafe
- Meadow car park | market=Castle attic fair; helper=Jurek; task=Parking
- Sweep the hangar | market=Bike parts swap; helper=Finn; task=Clean up
+ reservation: Pitch->@pitch|stall;Seller->@seller|stallholder

# christmas market|holiday market|craft fair|craft market|night market|street food market
event market|fair|season|edition: Name!;Begins on:date!;Ends on:date;Place;Opens at:time;Closes at:time;Huts:number#1-1000;Manager~Greta Sim|Lev Adler;Theme;Entry:money;~State=Planning|Applications open|Running|Over
- Advent at the Old Mill 2026 | place=Mill yard; huts=38; manager=Greta Sim; theme=Wood and wool; entry=0; state=Applications open
- Harbour lights 2026 | place=Fish quay; huts=22; manager=Lev Adler; theme=Lanterns and fish soup; entry=2; state=Planning
- Castle winter fair 2025 | place=Castle court; huts=55; manager=Greta Sim; theme=Crafts; entry=4; state=Over
- Church square Advent | place=Church square; huts=14; manager=Lev Adler; theme=Choirs; entry=0; state=Running
item hut|booth|stand|stall: Number!;Market->@market|fair~Advent at the Old Mill 2026;Row;Width:number(m)#1-20;Depth:number(m)#1-12;Rent:money;Power:number(A)#0-125;Water:boolean;~State=Free|Offered|Let
- H-07 | market=Advent at the Old Mill 2026; row=Wheel side; width=3; depth=2; rent=540; power=16; state=Let
- H-08 | market=Advent at the Old Mill 2026; row=Wheel side; width=4; depth=2; rent=690; power=32; state=Offered
- Q-02 | market=Harbour lights 2026; row=Quay; width=3; depth=3; rent=480; power=16; state=Free
- K-11 | market=Church square Advent; row=Porch; width=2; depth=2; rent=310; power=10; state=Let
person exhibitor|vendor|stallholder|maker|trader: Name!;Contact person;Email:email;Phone:phone;Category=Food|Drinks|Wood|Textiles|Candles|Ceramics|Toys|Jewellery;Handmade:boolean;Insurance until:date;Website:url;Photo:image;Description:long
- Pine & Plane | contact_person=Ida Roth; category=Wood
- Hot Chestnut Hans | contact_person=Hans Bauer; category=Food
- Beeswax Nora | contact_person=Nora Imker; category=Candles
- Felt & Fable | contact_person=Sunna Bell; category=Toys; description=Finger puppets from wool.
request hut application|stall application|exhibitor application|application: Title!;Exhibitor->@exhibitor|vendor~Pine & Plane|Hot Chestnut Hans;Market->@market|fair;Goods:long;Wanted width:number(m)#1-20;Power need:number(A)#0-125;Open fire:boolean;Dates wanted;Photo:image;Note:long
- Carved animals all four weeks | exhibitor=Pine & Plane; market=Advent at the Old Mill 2026; wanted_width=3; power_need=10
- Chestnuts at the gate | exhibitor=Hot Chestnut Hans; market=Advent at the Old Mill 2026; wanted_width=4; power_need=32
- Candle dipping at the quay | exhibitor=Beeswax Nora; market=Harbour lights 2026; wanted_width=3; power_need=6
- Puppets for two weekends | exhibitor=Felt & Fable; market=Church square Advent; wanted_width=2; power_need=2
record jury score|selection|assessment: Title!;Application->@hut application|application;Juror~Greta Sim|Lev Adler;Quality:number#1-10;Novelty:number#1-10;Fit:number#1-10;~Total:number#3-30;Remark:long
- Sim on carved animals | application=Carved animals all four weeks; juror=Greta Sim; quality=9; novelty=7; fit=10; total=26
- Adler on chestnuts | application=Chestnuts at the gate; juror=Lev Adler; quality=7; novelty=3; fit=10; total=20
- Sim on candles | application=Candle dipping at the quay; juror=Greta Sim; quality=8; novelty=8; fit=7; total=23
- Adler on puppets | application=Puppets for two weekends; juror=Lev Adler; quality=9; novelty=9; fit=8; total=26
record hut contract|rental contract|hut allocation|lease: Number!;Hut->@hut|booth~H-07|H-08;Exhibitor->@exhibitor|vendor;From:date;To:date;Rent:money;Deposit:money;Power flat rate:money;Signed on:date;~State=Sent|Signed|Paid|Cancelled
- HC-118 | hut=H-07; exhibitor=Pine & Plane; rent=540; deposit=100; power_flat_rate=60; state=Signed
- HC-119 | hut=H-08; exhibitor=Hot Chestnut Hans; rent=690; deposit=150; power_flat_rate=140; state=Sent
- HC-120 | hut=Q-02; exhibitor=Beeswax Nora; rent=480; deposit=100; power_flat_rate=45; state=Cancelled
- HC-121 | hut=K-11; exhibitor=Felt & Fable; rent=310; deposit=80; power_flat_rate=30; state=Paid
event programme item|concert|stage act|show: Title!;Market->@market|fair;Held on:date!;Starts at:time;Performer;Stage;Length:number(min)#5-240;Fee:money;Description:long
- Brass on the wheel bridge | market=Advent at the Old Mill 2026; performer=Mill brass; stage=Bridge; length=45; fee=250
- Lantern walk of the boats | market=Harbour lights 2026; performer=Sea scouts; stage=Quay; length=60; fee=0
- Gospel by candlelight | market=Church square Advent; performer=Joy choir; stage=Steps; length=50; fee=300
- Nativity with sheep | market=Church square Advent; performer=Farm school; stage=Stable; length=30; fee=80; description=Two sheep, one donkey.
work setup task|build-up task|duty: Title!;Market->@market|fair;Hut->@hut|booth;Due on:date;Kind=Build|Electrics|Lights|Cleaning|Security|Take down;Assigned to~Lev Adler|Yard crew;Notes:long
- 32 A line to H-08 | market=Advent at the Old Mill 2026; hut=H-08; kind=Electrics; assigned_to=Yard crew
- Hang harbour lamps | market=Harbour lights 2026; kind=Lights; assigned_to=Lev Adler
- Take down K row | market=Church square Advent; hut=K-11; kind=Take down; assigned_to=Yard crew
- Night watch mill yard | market=Advent at the Old Mill 2026; kind=Security; assigned_to=Lev Adler
+ review: Exhibitor->@exhibitor|vendor
+ favorite: Exhibitor->@exhibitor|vendor;Hut->@hut|booth

# market hall|food hall|covered market|bazaar|market trader|street trader
item stall|unit|stand|kiosk: Number!;Hall->@hall|section~Fish hall|Green hall;Area:number(m²)#2-500;Rent per month:money;Frontage:number(m)#1-40;Water:boolean;Extractor:boolean;Power:number(A)#0-250;Photo:image;~State=Let|Free|Notice|Refit
- F-03 | hall=Fish hall; area=18; rent_per_month=640; frontage=4; power=32; state=Let
- G-11 | hall=Green hall; area=12; rent_per_month=390; frontage=3; power=16; state=Free
- M-06 | hall=Meat hall; area=20; rent_per_month=720; frontage=5; power=63; state=Notice
- H-02 | hall=Hot kitchen; area=15; rent_per_month=880; frontage=4; power=80; state=Refit
item hall|section|aisle: Name!;Goods=Fish|Meat|Vegetables|Bread|Spices|Clothing|Hot food;Stalls:number#1-500;Opens at:time;Closes at:time;Superintendent~Aldo Reyes|Minh Tran;Plan:image
- Fish hall | goods=Fish; stalls=14; superintendent=Aldo Reyes
- Green hall | goods=Vegetables; stalls=36; superintendent=Minh Tran
- Meat hall | goods=Meat; stalls=18; superintendent=Aldo Reyes
- Hot kitchen | goods=Hot food; stalls=10; superintendent=Minh Tran
person trader|stallholder|vendor|merchant: Name!;Business;Licence number;Phone:phone;Email:email;Goods;Third generation:boolean;Hygiene card until:date;Photo:image;Story:long;~Status=Active|Suspended|Left
- Odete Marques | business=Marques Fish; licence_number=MT-031; goods=Sardines, octopus; status=Active
- Karim Saleh | business=Saleh Spices; licence_number=MT-088; goods=Spices, dates; status=Active
- Bruno Kessel | business=Kessel Butchers; licence_number=MT-014; goods=Sausage, veal; status=Left
- Thuy Le | business=Le Soup; licence_number=MT-120; goods=Noodle soup; status=Suspended
record lease|stall lease|licence|tenancy: Number!;Stall->@stall|unit~F-03|G-11;Trader->@trader|stallholder~Odete Marques|Karim Saleh;Starts on:date!;Ends on:date;Rent:money;Deposit:money;Document:file;~State=Active|Notice|Ended
- ML-210 | stall=F-03; trader=Odete Marques; rent=640; deposit=1280; state=Active
- ML-211 | stall=G-11; trader=Karim Saleh; rent=390; deposit=780; state=Active
- ML-150 | stall=M-06; trader=Bruno Kessel; rent=720; deposit=1440; state=Ended
- ML-220 | stall=H-02; trader=Thuy Le; rent=880; deposit=1760; state=Notice
record rent collection|daily fee|rent payment|fee: Title!;Lease->@lease|stall lease;Month;Due on:date!;Amount:money;Paid:money;Collector;Receipt number;~State=Due|Paid|Late
- F-03 March rent | lease=ML-210; month=March; amount=640; paid=640; collector=Aldo Reyes; receipt_number=R-3318; state=Paid
- G-11 March rent | lease=ML-211; month=March; amount=390; paid=200; collector=Minh Tran; receipt_number=R-3325; state=Late
- H-02 March rent | lease=ML-220; month=March; amount=880; paid=0; collector=Minh Tran; state=Due
- M-06 last rent | lease=ML-150; month=January; amount=720; paid=720; collector=Aldo Reyes; receipt_number=R-3190; state=Paid
request stall application|complaint|trader request|repair request: Title!;Applicant;Phone:phone;Kind=New stall|Swap|Repair|Complaint|Refit|Transfer;Stall->@stall|unit;Wanted on:date;Description:long
- Drain at F-03 backs up | applicant=Odete Marques; kind=Repair; stall=F-03
- Date stand for Ramadan | applicant=Karim Saleh; kind=New stall; stall=G-11
- Hand over to my son | applicant=Bruno Kessel; kind=Transfer; stall=M-06
- Smoke from next stall | applicant=Thuy Le; kind=Complaint; stall=H-02; description=Extractor blows into my pot.
record inspection|hygiene check|scale check: Title!;Stall->@stall|unit;Inspected on:date!;Inspector;Topic=Hygiene|Scales|Fire|Waste|Opening hours;Result=In order|Warning|Fine|Closed;Fine:money;Findings:long
- F-03 ice and drain | stall=F-03; inspector=Minh Tran; topic=Hygiene; result=Warning; fine=0
- G-11 scales | stall=G-11; inspector=Aldo Reyes; topic=Scales; result=In order; fine=0
- H-02 gas bottle | stall=H-02; inspector=Fire officer Diaz; topic=Fire; result=Closed; fine=150; findings=Bottle beside the wok.
- M-06 bone bins | stall=M-06; inspector=Minh Tran; topic=Waste; result=Fine; fine=60
event market event|tasting|evening opening|workshop: Title!;Hall->@hall|section;Held on:date!;Starts at:time;Host->@trader|merchant;Places:number#1-2000;Price:money;Description:long
- Sardine evening | hall=Fish hall; host=Odete Marques; places=60; price=14
- Spice grinding class | hall=Green hall; host=Karim Saleh; places=12; price=20
- Noodle night | hall=Hot kitchen; host=Thuy Le; places=80; price=12
- Sausage Sunday | hall=Meat hall; host=Bruno Kessel; places=50; price=9; description=Make your own ring.
+ order: Trader->@trader|stallholder;Pick up at:time
+ product: Trader->@trader|stallholder;Origin;Unit=Kilogram|Piece|Bunch

# mobile home park|trailer park|manufactured home|park home|caravan pitch residents|houseboat mooring
item lot|pitch|space|home site: Number!;Row;Length:number(m)#3-60;Width:number(m)#2-40;Monthly rent:money;Hookups=Power|Power and water|Full|None;Pets allowed:boolean;Home->@home|mobile home;Photo:image;~Status=Occupied|Free|Reserved|Repair
- Lot 18 | row=Poplar; length=18; width=9; monthly_rent=390; hookups=Full; home=Silverline 1998; status=Occupied
- Lot 19 | row=Poplar; length=16; width=8; monthly_rent=360; hookups=Power and water; status=Free
- Lot 31 | row=Cedar; length=20; width=10; monthly_rent=430; hookups=Full; home=Oakline Twin; status=Reserved
- Lot 02 | row=Gate; length=12; width=6; monthly_rent=240; hookups=Power; status=Repair
item home|mobile home|trailer|park home: Name!;Maker;Built in:number#1940-2100;Length:number(m)#3-40;Serial number;Owner->@resident|home owner;Owned by park:boolean;Insurance until:date;Photo:image
- Silverline 1998 | maker=Silverline; built_in=1998; length=14; serial_number=SL-98-1120; owner=Ruby Castle
- Oakline Twin | maker=Oakline; built_in=2014; length=16; serial_number=OT-14-0077; owner=Marvin Gaines
- Bluebird 1987 | maker=Bluebird; built_in=1987; length=10; serial_number=BB-87-402; owner=Park
- Prairie Star | maker=Star Homes; built_in=2020; length=13; serial_number=PS-20-3190; owner=Lucille Ortega
person resident|home owner|tenant: Name!;Email:email;Phone:phone;Lot->@lot|pitch~Lot 18;Persons:number#1-15;Vehicles;Pets;Emergency contact;Moved in on:date;~Balance:money
- Ruby Castle | lot=Lot 18; persons=2; vehicles=Pickup RB 22; pets=One small dog; balance=0
- Marvin Gaines | lot=Lot 31; persons=4; vehicles=Van; pets=None; balance=0
- Lucille Ortega | lot=Lot 19; persons=1; vehicles=Small car; pets=Two cats; balance=-120
- Dean Foss | lot=Lot 02; persons=2; pets=None; balance=-355
record lot lease|lease|lot agreement|rental agreement: Number!;Lot->@lot|pitch;Resident->@resident|tenant;Starts on:date!;Ends on:date;Rent:money;Deposit:money;Rent rise:percent;Document:file;~State=Active|Notice|Ended
- PL-081 | lot=Lot 18; resident=Ruby Castle; rent=390; deposit=500; rent_rise=2; state=Active
- PL-082 | lot=Lot 31; resident=Marvin Gaines; rent=430; deposit=600; rent_rise=2; state=Active
- PL-085 | lot=Lot 19; resident=Lucille Ortega; rent=360; deposit=500; rent_rise=3; state=Notice
- PL-060 | lot=Lot 02; resident=Dean Foss; rent=240; deposit=300; rent_rise=0; state=Ended
record utility reading|meter reading|utility bill: Title!;Lot->@lot|pitch;Kind=Power|Water|Gas;Read on:date!;Value:number#0-9999999;Used:number#0-99999;Cost:money;~State=Read|Billed|Paid
- Lot 18 power, June | lot=Lot 18; kind=Power; value=41220; used=318; cost=79.5; state=Billed
- Lot 31 water, June | lot=Lot 31; kind=Water; value=911; used=14; cost=38; state=Read
- Lot 19 gas, June | lot=Lot 19; kind=Gas; value=2040; used=61; cost=55; state=Paid
- Lot 02 power, June | lot=Lot 02; kind=Power; value=18005; used=402; cost=100.5; state=Billed
request maintenance request|repair request|complaint: Title!;Lot->@lot|pitch;Resident->@resident|tenant;Kind=Water|Power|Road|Tree|Noise|Sewage;Urgency=Low|Normal|Urgent;Reported on:date;Photo:image;Description:long
- Low branch over carport | lot=Lot 18; resident=Ruby Castle; kind=Tree; urgency=Normal
- Pedestal trips at night | lot=Lot 31; resident=Marvin Gaines; kind=Power; urgency=Urgent
- Pothole before Lot 19 | lot=Lot 19; resident=Lucille Ortega; kind=Road; urgency=Low
- Smell at the sewer cap | lot=Lot 02; resident=Dean Foss; kind=Sewage; urgency=Normal
record rule notice|violation|warning: Title!;Resident->@resident|tenant;Rule;Given on:date!;Kind=Parking|Pets|Rubbish|Noise|Late rent;Fine:money;Correct until:date;~State=Open|Corrected|Fined
- Second pickup on the lawn | resident=Ruby Castle; rule=7 Vehicles; kind=Parking; fine=0; state=Corrected
- Unpaid June rent | resident=Dean Foss; rule=2 Rent; kind=Late rent; fine=25; state=Fined
- Cats on the loose | resident=Lucille Ortega; rule=9 Animals; kind=Pets; fine=0; state=Open
- Old sofa by the road | resident=Marvin Gaines; rule=11 Waste; kind=Rubbish; fine=0; state=Corrected
work park task|maintenance job|groundskeeping: Title!;Lot->@lot|pitch;Due on:date;Assigned to~Handyman Cole|Office Bev;Kind=Mowing|Plumbing|Electrics|Road|Snow;Cost:money;Notes:long
- Cut branch Lot 18 | lot=Lot 18; assigned_to=Handyman Cole; kind=Mowing; cost=40
- Swap pedestal breaker | lot=Lot 31; assigned_to=Handyman Cole; kind=Electrics; cost=85
- Fill pothole Poplar | lot=Lot 19; assigned_to=Handyman Cole; kind=Road; cost=60
- Pump sewer line Gate | lot=Lot 02; assigned_to=Office Bev; kind=Plumbing; cost=240
+ payment: Lease->@lot lease|lease;Month;Kind=Rent|Utilities|Deposit|Late fee

# submetering|heating costs|utility billing|meter reading app|energy meter tenants|service charge statement
item building|property|house: Name!;Address;Flats:number#1-2000;Heated area:number(m²)#10-500000;Heating=Gas|District|Oil|Heat pump|Wood;Manager~Ute Kern|Sol Bright;Billing year ends on:date
- Rose Yard | address=Rose Yard 3; flats=12; heated_area=890; heating=District; manager=Ute Kern
- Kiln House | address=Kiln Street 8; flats=6; heated_area=460; heating=Gas; manager=Sol Bright
- Bridge Row | address=Bridge Row 10; flats=24; heated_area=1710; heating=Heat pump; manager=Ute Kern
- Pine Hall | address=Forest Way 6; flats=9; heated_area=640; heating=Wood; manager=Sol Bright
item flat|unit|apartment: Number!;Building->@building|property~Rose Yard|Kiln House;Area:number(m²)#8-1000;Persons:number#0-20;Tenant;Tenant since:date;Share:percent
- RY-05 | building=Rose Yard; area=72; persons=3; tenant=Family Ode; share=8.1
- KH-02 | building=Kiln House; area=81; persons=2; tenant=B. Sand; share=17.6
- BR-14 | building=Bridge Row; area=58; persons=1; tenant=Ida Holt; share=3.4
- PH-01 | building=Pine Hall; area=90; persons=4; tenant=Family Kos; share=14.1
item meter|heat meter|water meter|heat cost allocator: Serial number!;Flat->@flat|unit~RY-05|KH-02;Kind=Heat|Hot water|Cold water|Power|Gas|Allocator;Room;Unit=kWh|m³|Units;Calibrated until:date;Radio:boolean;~State=Working|Stopped|Replaced
- HM-220144 | flat=RY-05; kind=Heat; room=Hall; unit=kWh; state=Working
- WM-118870 | flat=KH-02; kind=Hot water; room=Bath; unit=m³; state=Working
- AL-700231 | flat=BR-14; kind=Allocator; room=Living room; unit=Units; state=Stopped
- PM-040918 | flat=PH-01; kind=Power; room=Cellar; unit=kWh; state=Replaced
record reading|meter reading|consumption value: Title!;Meter->@meter|heat meter~HM-220144|WM-118870;Read on:date!;Value:number#0-99999999;Consumption:number#0-1000000;Read by=Tenant|Reader|Radio;Estimated:boolean;Photo:image
- RY-05 heat, December | meter=HM-220144; value=18420; consumption=1120; read_by=Radio
- KH-02 hot water, year end | meter=WM-118870; value=214; consumption=28; read_by=Tenant
- BR-14 allocator, year end | meter=AL-700231; value=612; consumption=612; read_by=Reader
- PH-01 power, exchange day | meter=PM-040918; value=52210; consumption=3380; read_by=Reader
record cost item|cost|fuel bill|running cost: Title!;Building->@building|property;Kind=Fuel|Maintenance|Chimney|Water|Waste|Cleaning|Insurance|Lift;Amount:money;From:date;To:date;Split by=Consumption|Area|Persons|Flats;Invoice:file
- District heat 2025 | building=Rose Yard; kind=Fuel; amount=11240; split_by=Consumption
- Stair cleaning 2025 | building=Rose Yard; kind=Cleaning; amount=1380; split_by=Flats
- Chimney sweep 2025 | building=Pine Hall; kind=Chimney; amount=260; split_by=Flats
- Water and sewage 2025 | building=Bridge Row; kind=Water; amount=5890; split_by=Persons
record statement|annual statement|bill|settlement: Number!;Flat->@flat|unit;From:date;To:date;Heating costs:money;Other costs:money;Prepaid:money;~Balance:money;Sent on:date;~State=Draft|Sent|Paid|Objected
- ST-25-05 | flat=RY-05; heating_costs=812; other_costs=640; prepaid=1320; balance=132; state=Sent
- ST-25-14 | flat=BR-14; heating_costs=390; other_costs=455; prepaid=900; balance=-55; state=Paid
- ST-25-01 | flat=PH-01; heating_costs=1040; other_costs=812; prepaid=1600; balance=252; state=Objected
- ST-25-02 | flat=KH-02; heating_costs=905; other_costs=700; prepaid=1500; balance=105; state=Draft
request objection|reading correction|query|fault report: Title!;Flat->@flat|unit;Statement->@statement|bill;Kind=Wrong reading|Wrong area|Meter fault|Missed appointment|Question;Submitted on:date;File:file;Text:long
- Area should be 69 m² | flat=RY-05; statement=ST-25-05; kind=Wrong area
- Allocator was dead | flat=BR-14; statement=ST-25-14; kind=Meter fault
- Four persons, not five | flat=PH-01; statement=ST-25-01; kind=Question
- Nobody rang at noon | flat=KH-02; statement=ST-25-02; kind=Missed appointment; text=I waited until three.
work reading tour|meter exchange|meter visit: Title!;Building->@building|property;Due on:date;From:time;To:time;Reader~Team North|Igor;Kind=Reading|Exchange|Repair;Meters:number#1-5000;Notes:long
- Rose Yard exchange of water meters | building=Rose Yard; reader=Igor; kind=Exchange; meters=24
- Bridge Row year end | building=Bridge Row; reader=Team North; kind=Reading; meters=96
- Pine Hall power swap | building=Pine Hall; reader=Igor; kind=Exchange; meters=9
- Kiln House leak seal | building=Kiln House; reader=Team North; kind=Repair; meters=1
+ payment: Flat->@flat|unit;Statement->@statement|bill;Month

# concierge|front desk residents|parcel room|visitor management|gated community|gatehouse|building reception
item unit|apartment|residence|villa: Number!;Tower or street;Floor:number#-2-150;Owner;Intercom code;Parking bay;Area:number(m²)#10-3000;~Occupied:boolean
- T2-1804 | tower_or_street=Tower 2; floor=18; owner=Mr Haddad; parking_bay=B2-41; area=96
- Palm 7 | tower_or_street=Palm Lane; owner=Family Obi; parking_bay=Own drive; area=240
- T1-0302 | tower_or_street=Tower 1; floor=3; owner=Dr. Sung; intercom_code=0302; parking_bay=B1-09; area=74
- Loft 12 | tower_or_street=Dock lofts; floor=1; owner=Estate Ray; parking_bay=Yard 4; area=130
person resident|occupant|tenant: Name!;Unit->@unit|apartment~T2-1804|Palm 7;Phone:phone;Email:email;Role=Owner|Tenant|Family|Staff;Access card;Vehicle plate;Moved in on:date;Photo:image
- Lena Haddad | unit=T2-1804; role=Family; access_card=AC-1804-2; vehicle_plate=LH 404
- Chidi Obi | unit=Palm 7; role=Owner; access_card=AC-P7-1; vehicle_plate=CO 77
- Dr. Sung | unit=T1-0302; role=Owner; access_card=AC-0302-1; vehicle_plate=DS 11
- Nanny Beth | unit=Loft 12; role=Staff; access_card=AC-L12-3
record visitor pass|visitor|visit|guest entry: Name!;Host->@resident|occupant~Lena Haddad|Chidi Obi;Expected on:date!;From:time;Until:time;Kind=Guest|Delivery|Contractor|Cleaner|Taxi;Vehicle plate;Code;In at:time;Out at:time;~State=Expected|Inside|Left|Refused
- Piano tuner Voss | host=Lena Haddad; kind=Contractor; code=4471; state=Expected
- Obi cousins | host=Chidi Obi; kind=Guest; vehicle_plate=GA 12; code=9020; state=Inside
- Grocery van | host=Dr. Sung; kind=Delivery; vehicle_plate=FM 880; code=1204; state=Left
- Window cleaner Ott | host=Nanny Beth; kind=Cleaner; code=3318; state=Refused
record parcel|package|delivery: Number!;Resident->@resident|occupant;Carrier;Received on:date!;Shelf;Size=Letter|Small|Medium|Large|Cold;Received by~Desk Ramon|Desk Fay;Collected on:date;Signature:image;~State=Waiting|Collected|Returned
- PK-9011 | resident=Lena Haddad; carrier=Courier; shelf=C4; size=Medium; received_by=Desk Fay; state=Waiting
- PK-9012 | resident=Chidi Obi; carrier=Post; shelf=Cold 1; size=Cold; received_by=Desk Ramon; state=Collected
- PK-9013 | resident=Dr. Sung; carrier=Book courier; shelf=A1; size=Small; received_by=Desk Ramon; state=Collected
- PK-9014 | resident=Nanny Beth; carrier=Toy shop; shelf=Floor; size=Large; received_by=Desk Fay; state=Returned
request service request|resident request|concierge request|complaint: Title!;Resident->@resident|occupant;Kind=Repair|Cleaning|Car wash|Key|Noise|Moving|Taxi;Wanted on:date;At:time;Urgency=Low|Normal|Now;Photo:image;Description:long
- Book freight lift for Saturday | resident=Lena Haddad; kind=Moving; urgency=Normal
- Tap in guest bath drips | resident=Dr. Sung; kind=Repair; urgency=Normal
- Taxi to the airport at five | resident=Chidi Obi; kind=Taxi; urgency=Now
- Wash the grey car | resident=Nanny Beth; kind=Car wash; urgency=Low
record key log|key handover|key loan: Title!;Key number;Unit->@unit|apartment;Given to;Given on:date!;At:time;Returned on:date;Reason;Clerk~Desk Ramon|Desk Fay
- Palm 7 spare to gardener | key_number=K-P7-2; unit=Palm 7; given_to=Green Thumb; reason=Hedge; clerk=Desk Ramon
- Sung key to plumber | key_number=K-0302-1; unit=T1-0302; given_to=Pipe Pro; reason=Tap; clerk=Desk Fay
- Loft key to agent | key_number=K-L12-2; unit=Loft 12; given_to=Agent Moore; reason=Viewing; clerk=Desk Ramon
- 1804 key to cleaner | key_number=K-1804-3; unit=T2-1804; given_to=Shine Team; reason=Weekly clean; clerk=Desk Fay
record desk log|shift log|incident|handover note: Title!;Shift=Morning|Evening|Night;Written on:date!;Author~Desk Ramon|Desk Fay;Kind=Note|Alarm|Water|Noise|Lift stuck|Police;Unit->@unit|apartment;Text:long;~State=Open|Passed on|Closed
- Lift 2 stuck for 12 minutes | shift=Evening; author=Desk Fay; kind=Lift stuck; state=Passed on
- Water under door 0302 | shift=Night; author=Desk Ramon; kind=Water; unit=T1-0302; state=Closed
- Smoke alarm test | shift=Morning; author=Desk Fay; kind=Alarm; state=Closed
- Party on Palm Lane | shift=Night; author=Desk Ramon; kind=Noise; unit=Palm 7; state=Open; text=Second call at 1:20.
item amenity|facility|shared facility: Name!;Place;Capacity:number#1-500;Opens at:time;Closes at:time;Slot:number(min)#15-600;Fee:money;Rules:long;Photo:image
- Sky gym | place=Tower 2, level 20; capacity=14; slot=60; fee=0
- Freight lift | place=Tower 2; capacity=1; slot=120; fee=25
- Pool deck | place=Tower 1, level 5; capacity=30; slot=90; fee=0; rules=No glass.
- Cinema room | place=Dock lofts, cellar; capacity=12; slot=180; fee=15
+ booking: Amenity->@amenity|facility;Resident->@resident|occupant;From:time;To:time;Guests:number#0-60

# repair cafe|repair café|fix-it clinic|fixit clinic|repair evening
event repair day|repair cafe|repair session|repair evening: Title!;Held on:date!;From:time;To:time;Place->@venue|location~Bakehouse hall|Library cellar;Host~Ilse|Amos;Slots:number#1-200;~Slots taken:number#0-200;Cake by;~State=Planned|Open|Full|Held
- Second Saturday fixing | place=Bakehouse hall; host=Ilse; slots=30; slots_taken=22; cake_by=Dora; state=Open
- Winter bike and lamp night | place=Library cellar; host=Amos; slots=16; slots_taken=16; state=Full
- Sewing Sunday | place=School workshop; host=Ilse; slots=12; slots_taken=3; cake_by=Mina; state=Planned
- Big autumn fix | place=Fire station bay; host=Amos; slots=50; slots_taken=47; state=Held
item venue|location: Name!;Address;Tables:number#1-60;Sockets:number#0-100;Contact person;Phone:phone;Wheelchair access:boolean
- Bakehouse hall | address=Oven Street 4; tables=9; sockets=14; contact_person=Ilse
- Library cellar | address=Book Row 1; tables=5; sockets=8; contact_person=Mr Penn
- School workshop | address=School Hill 9; tables=12; sockets=24; contact_person=Mr Rahn
- Fire station bay | address=Alarm Road 1; tables=15; sockets=10; contact_person=Chief Noor
person fixer|repairer|volunteer repairer: Name!;Skill=Electronics|Sewing|Bicycles|Wood|Household appliances|Computers|Jewellery;Email:email;Phone:phone;Tools brought;Electrical test trained:boolean;Joined on:date
- Bert Loos | skill=Household appliances; tools_brought=Multimeter, soldering iron
- Yasmin K. | skill=Sewing; tools_brought=Two machines
- Geoff Marl | skill=Bicycles; tools_brought=Work stand
- Dina Petrov | skill=Computers; tools_brought=USB rescue sticks
record repair|repair ticket|repair item|broken item|device: Number!;Item!;Category=Electronics|Textile|Bicycle|Furniture|Appliance|Toy|Computer;Brand mark;Fault:long;Owner->@visitor|guest;Fixer->@fixer|repairer~Bert Loos|Yasmin K.;Repair day->@repair day|session;Weight:number(kg)#0-100;Age:number(years)#0-120;Photo:image;~Outcome=Waiting|Repaired|Partly repaired|Not repairable|Spare part needed
- RC-501 | item=Toaster, lever does not stay; category=Appliance; fault=Magnet dirty; owner=Mrs Quist; fixer=Bert Loos; repair_day=Second Saturday fixing; weight=1.6; age=9; outcome=Repaired
- RC-502 | item=Rucksack with torn strap; category=Textile; owner=Adil; fixer=Yasmin K.; repair_day=Second Saturday fixing; weight=0.9; age=4; outcome=Repaired
- RC-503 | item=Child's bicycle, no brakes; category=Bicycle; owner=Family Lund; fixer=Geoff Marl; repair_day=Big autumn fix; weight=8; age=6; outcome=Spare part needed
- RC-504 | item=Laptop, black screen; category=Computer; owner=Sunil; fixer=Dina Petrov; repair_day=Big autumn fix; weight=2.1; age=7; outcome=Not repairable
person visitor|guest|owner: Name!;Email:email;Phone:phone;Postcode;First visit:boolean;Liability form signed:boolean;Note
- Mrs Quist | postcode=5012
- Adil | postcode=5010
- Family Lund | postcode=5014
- Sunil | postcode=5012; note=Came twice with the same laptop.
item spare part|part|material: Name!;Kind=Fuse|Cable|Zip|Screw|Bulb|Patch|Battery;In stock:number#0-10000;Price:money;Box
- Fuse 5 x 20 mm 2 A | kind=Fuse; in_stock=48; price=0.5; box=E2
- Zip 20 cm black | kind=Zip; in_stock=12; price=1.2; box=T1
- Brake cable 1.6 mm | kind=Cable; in_stock=9; price=3; box=B1
- LED bulb E14 | kind=Bulb; in_stock=20; price=2.5; box=L3
record donation box|donation|takings: Title!;Repair day->@repair day|session;Amount:money;Costs:money;Counted by;~Waste saved:number(kg)#0-5000
- Box of second Saturday | repair_day=Second Saturday fixing; amount=118; costs=34; counted_by=Ilse; waste_saved=41
- Box of lamp night | repair_day=Winter bike and lamp night; amount=64; costs=12; counted_by=Amos; waste_saved=18
- Box of autumn fix | repair_day=Big autumn fix; amount=231; costs=70; counted_by=Amos; waste_saved=96
- Box of Sewing Sunday | repair_day=Sewing Sunday; amount=22; costs=5; counted_by=Ilse; waste_saved=3
+ booking: Repair day->@repair day|session;Item;Fault:long;Photo:image;Starts at:time
+ appointment: Repair day->@repair day|session;Fixer->@fixer|repairer;Item

# community fridge|free stuff|buy nothing|food sharing|freecycle|surplus food
item giveaway|item|free item|food item|surplus food: Title!;Kind=Bread|Vegetables|Cooked food|Dairy|Household|Clothes|Furniture|Toys;Quantity:number#1-1000;Unit=Piece|Kilogram|Bag|Portion;Best before:date;Giver->@neighbour|member|sharer;Place->@fridge|pickup point;Pick up until:date;Allergens;Photo:image;Description:long;~Status=Available|Promised|Collected|Expired
- Ten rolls from last night | kind=Bread; quantity=10; unit=Piece; giver=Bakery Ofen; place=Fridge at the fire house; allergens=Gluten; status=Available
- Bag of plums | kind=Vegetables; quantity=3; unit=Kilogram; giver=Rana; place=Yard shelf Pear Street; status=Promised
- Four portions of dal | kind=Cooked food; quantity=4; unit=Portion; giver=Tiffin Corner; place=Station cooler; allergens=Mustard; status=Available
- Box of wooden blocks | kind=Toys; quantity=1; unit=Bag; giver=Old Wim; place=Shelf at School 3; status=Collected
item fridge|pickup point|sharing shelf|location: Name!;Address;Open from:time;Open until:time;Shelves:number#1-40;Temperature:number(°C)#-30-15;Keeper->@neighbour|sharer;Photo:image;Rules:long;~State=Running|Full|Broken
- Fridge at the fire house | address=Hose Lane 2; shelves=5; temperature=4; keeper=Rana; rules=No raw meat, label cooked food.; state=Running
- Yard shelf Pear Street | address=Pear Street 17; shelves=4; keeper=Old Wim; state=Running
- Station cooler | address=Platform 2; shelves=3; temperature=6; keeper=Tiffin Corner; state=Full
- Shelf at School 3 | address=School Street 3; shelves=6; temperature=15; keeper=Old Wim; rules=Dry goods and toys only.; state=Broken
person neighbour|member|sharer|food saver: Name!;Type=Person|Shop|Restaurant|Farm;Email:email;Phone:phone;Street;Training done:boolean;Photo:image;~Items shared:number#0-100000
- Rana | type=Person; street=Pear Street; items_shared=64
- Bakery Ofen | type=Shop; street=Hose Lane; items_shared=410
- Old Wim | type=Person; street=Pear Street; items_shared=22
- Tiffin Corner | type=Restaurant; street=Platform Street; items_shared=188
request claim|pickup request|interest|wish: Title!;Giveaway->@giveaway|item~Ten rolls from last night|Bag of plums;Neighbour->@neighbour|member;Pick up on:date;At:time;Quantity:number#1-1000;Message:long
- Plums for jam | giveaway=Bag of plums; neighbour=Old Wim; quantity=2
- Rolls for the night shift | giveaway=Ten rolls from last night; neighbour=Rana; quantity=6
- Dal for two | giveaway=Four portions of dal; neighbour=Old Wim; quantity=2; message=Back by six.
- Blocks for the grandson | giveaway=Box of wooden blocks; neighbour=Bakery Ofen; quantity=1
record fridge check|cleaning log|temperature log|check: Title!;Fridge->@fridge|pickup point;Checked on:date!;Keeper->@neighbour|food saver;Temperature:number(°C)#-30-20;Thrown away:number(kg)#0-200;Cleaned:boolean;Note:long
- Fire house fridge, Monday | fridge=Fridge at the fire house; keeper=Rana; temperature=5; thrown_away=0.4
- Pear Street shelf | fridge=Yard shelf Pear Street; keeper=Old Wim; temperature=12; thrown_away=0
- Station cooler, hot day | fridge=Station cooler; keeper=Tiffin Corner; temperature=9; thrown_away=2.1; note=Door stood open.
- School shelf broken | fridge=Shelf at School 3; keeper=Old Wim; temperature=18; thrown_away=0.3
record rescue run|food pickup|collection: Title!;Shop->@neighbour|sharer;Driver->@neighbour|food saver;Collected on:date!;Weight:number(kg)#0-2000;Taken to->@fridge|pickup point;Kind=Bread|Vegetables|Dairy|Mixed
- Ofen at closing time | shop=Bakery Ofen; driver=Rana; weight=8; taken_to=Fridge at the fire house; kind=Bread
- Tiffin after lunch | shop=Tiffin Corner; driver=Rana; weight=5; taken_to=Station cooler; kind=Mixed
- Ofen on Saturday | shop=Bakery Ofen; driver=Old Wim; weight=12; taken_to=Yard shelf Pear Street; kind=Bread
- Milk near its date | shop=Tiffin Corner; driver=Old Wim; weight=9; taken_to=Fridge at the fire house; kind=Dairy
work shift|cleaning duty|pickup duty: Title!;Fridge->@fridge|pickup point;Person->@neighbour|food saver;Day:date!;At:time;Task=Clean|Collect|Check|Restock;Notes:long
- Clean on Sunday | fridge=Fridge at the fire house; person=Old Wim; task=Clean
- Restock Pear Street | fridge=Yard shelf Pear Street; person=Rana; task=Restock
- Evening check station | fridge=Station cooler; person=Tiffin Corner; task=Check
- Collect from Ofen | fridge=Fridge at the fire house; person=Rana; task=Collect
+ message: Giveaway->@giveaway|item
+ review: Neighbour->@neighbour|sharer

# youth centre|youth center|youth club|open youth work
person young person|teen|youth|visitor: Name!;Born on:date;School;Phone:phone;Parent phone:phone;Allergies;Photo consent:boolean;First came on:date;Note:long;~Status=Regular|Now and then|Banned
- Zeki | school=Mill comprehensive; allergies=None; status=Regular
- Lotta R. | school=Ridge school; allergies=Peanuts; status=Now and then
- Amadou | school=Harbour college; allergies=None; status=Regular
- Finn T. | school=Ridge school; allergies=Lactose; status=Banned
item offer|activity|programme|workshop series: Title!;Room->@room|space~Music cellar|Kitchen;Youth worker->@youth worker|staff member;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Ends at:time;Age from:number#6-26;Age to:number#6-27;Places:number#1-200;Fee:money;Photo:image;Description:long
- Band practice | room=Music cellar; youth_worker=Jori; weekday=Tuesday; age_from=13; age_to=19; places=8; fee=0
- Cook your own dinner | room=Kitchen; youth_worker=Selma; weekday=Thursday; age_from=11; age_to=16; places=10; fee=2
- Five-a-side | room=Sports yard; youth_worker=Malik; weekday=Wednesday; age_from=12; age_to=18; places=20; fee=0
- Print your shirt | room=Media loft; youth_worker=Dora; weekday=Saturday; age_from=10; age_to=15; places=8; fee=4
person youth worker|staff member|team member|volunteer: Name!;Role=Youth worker|Trainee|Volunteer|Manager;Email:email;Phone:phone;Hours a week:number(h)#1-45;Police check until:date;First aid until:date
- Jori | role=Youth worker; hours_a_week=30
- Selma | role=Trainee; hours_a_week=20
- Malik | role=Volunteer; hours_a_week=6
- Dora | role=Manager; hours_a_week=39
item room|space: Name!;Capacity:number#1-500;Equipment;Bookable:boolean;Rules:long;Photo:image
- Music cellar | capacity=10; equipment=Drums, two amps, bass
- Kitchen | capacity=12; equipment=Two stoves
- Sports yard | capacity=30; equipment=Goals, hoop
- Media loft | capacity=15; equipment=Screen press, six laptops; rules=No drinks.
record visit|check-in|attendance|sign-in: Title!;Young person->@young person|teen~Zeki|Lotta R.;Offer->@offer|activity~Band practice;Came on:date!;In at:time;Out at:time;Note
- Zeki at band practice | young_person=Zeki; offer=Band practice
- Lotta cooks | young_person=Lotta R.; offer=Cook your own dinner
- Amadou in goal | young_person=Amadou; offer=Five-a-side
- Finn sent home | young_person=Finn T.; offer=Five-a-side; note=Fight after ten minutes.
event trip|holiday camp|outing|event: Title!;Begins on:date!;Ends on:date;Place;Leader->@youth worker|staff member;Places:number#1-200;Cost:money;Consent needed:boolean;Packing list:long;Description:long
- Lake weekend | place=Tarn hut; leader=Jori; places=14; cost=35; packing_list=Swimwear, torch, sleeping bag.
- Climbing hall day | place=Granite hall; leader=Malik; places=12; cost=12
- Radio station visit | place=City radio; leader=Dora; places=10; cost=0
- Snow week | place=Pass hostel; leader=Jori; places=20; cost=190; packing_list=Warm clothes, helmet.
record daily log|diary entry|incident|talk note: Title!;Written on:date!;Author->@youth worker|staff member;Visitors:number#0-500;Mood=Calm|Lively|Tense;Kind=Daily|Talk|Incident|Idea;Confidential:boolean;Text:long
- Rainy Tuesday | author=Selma; visitors=31; mood=Lively; kind=Daily; text=Table tennis until closing.
- Fight on the yard | author=Malik; visitors=24; mood=Tense; kind=Incident
- Talk about an apprenticeship | author=Jori; visitors=18; mood=Calm; kind=Talk
- Mural for the stairs | author=Dora; visitors=36; mood=Lively; kind=Idea
request idea|wish|project idea|equipment request: Title!;By;Kind=Activity|Equipment|Trip|Room use|Complaint;Cost:money;Supporters:number#0-1000;Text:long
- Second drum stool | by=Zeki; kind=Equipment; cost=45
- Night match in June | by=Amadou; kind=Activity; cost=30; supporters=17
- Girls' evening in the loft | by=Lotta R.; kind=Room use; cost=0; supporters=9
- Music too loud on Tuesday | by=Neighbour's son; kind=Complaint; cost=0; supporters=2
+ booking: Room->@room|space;Young person->@young person|teen;From:time;To:time;Key deposit:money
+ event registration: Trip->@trip|holiday camp;Parent;Emergency phone:phone;Swims:boolean;Allergies

# senior centre|senior center|seniors club|seniors day centre|elderly visiting service|befriending
person senior|guest|member|older person: Name!;Born on:date;Address;Phone:phone;Emergency contact;Emergency phone:phone;Mobility=Walks alone|Stick|Walker|Wheelchair;Diet=None|Soft|Diabetic|Vegetarian;Fetched by bus:boolean;Likes;~Status=Member|Trial|In hospital|Left
- Hedwig Morr | address=Garden Row 3; emergency_contact=Son Paul; mobility=Walker; diet=Diabetic; likes=Cards, opera; status=Member
- Stefan Lück | address=Hill Street 50; emergency_contact=Niece; mobility=Walks alone; diet=None; likes=Chess, walks; status=Member
- Irmgard Zoll | address=Lake View 12; emergency_contact=Daughter Eva; mobility=Wheelchair; diet=Soft; likes=Painting; status=In hospital
- Ahmed Rafi | address=Tram Street 7; emergency_contact=Wife; mobility=Stick; diet=Vegetarian; likes=Backgammon; status=Trial
item activity|course|weekly offer|club: Name!;Kind=Cards|Exercise|Singing|Computer|Walk|Crafts|Lunch|Memory;Leader~Annemie|Coach Roy;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Room;Places:number#1-200;Fee:money;Description:long
- Chair exercise | kind=Exercise; leader=Coach Roy; weekday=Tuesday; room=Hall; places=18; fee=3
- Cards and coffee | kind=Cards; leader=Annemie; weekday=Wednesday; room=Salon; places=24; fee=2
- Old songs | kind=Singing; leader=Annemie; weekday=Friday; room=Salon; places=30; fee=0
- Phones without fear | kind=Computer; leader=Coach Roy; weekday=Monday; room=Library; places=8; fee=5
record attendance|sign-up|participation: Title!;Senior->@senior|guest~Hedwig Morr|Stefan Lück;Activity->@activity|course~Chair exercise|Cards and coffee;Day:date!;Came:boolean;Paid:money;Transport=Own|Bus|Family|Taxi;Note
- Morr at cards | senior=Hedwig Morr; activity=Cards and coffee; paid=2; transport=Bus
- Lück at chair exercise | senior=Stefan Lück; activity=Chair exercise; paid=3; transport=Own
- Rafi learns the phone | senior=Ahmed Rafi; activity=Phones without fear; paid=5; transport=Family
- Zoll missed singing | senior=Irmgard Zoll; activity=Old songs; paid=0; transport=Bus; note=In hospital.
person volunteer|visitor friend|befriender|helper: Name!;Phone:phone;Email:email;Languages;Hobbies;Free on;Police check until:date;~Status=New|Matched|Paused
- Clara Vint | languages=English, Polish; hobbies=Opera; free_on=Friday; status=Matched
- Ondrej | languages=Czech, English; hobbies=Chess; free_on=Weekend; status=New
- Leila Amin | languages=Dari, English; hobbies=Backgammon; free_on=Monday; status=Matched
- Gus Perrin | languages=French, English; hobbies=Painting; free_on=Evenings; status=Paused
record visiting pair|match|tandem: Title!;Senior->@senior|older person;Volunteer->@volunteer|befriender;Started on:date;Rhythm=Weekly|Fortnightly|Phone only;Shared interest;~State=Trial|Active|Ended
- Morr and Vint | senior=Hedwig Morr; volunteer=Clara Vint; rhythm=Weekly; shared_interest=Opera; state=Active
- Lück and Ondrej | senior=Stefan Lück; volunteer=Ondrej; rhythm=Fortnightly; shared_interest=Chess; state=Trial
- Rafi and Amin | senior=Ahmed Rafi; volunteer=Leila Amin; rhythm=Weekly; shared_interest=Backgammon; state=Active
- Zoll and Perrin | senior=Irmgard Zoll; volunteer=Gus Perrin; rhythm=Phone only; shared_interest=Painting; state=Ended
record visit|home visit|phone call|visit log: Title!;Senior->@senior|older person;Volunteer->@volunteer|befriender;Happened on:date!;Minutes:number(min)#5-600;Kind=Visit|Phone|Walk|Shopping|Doctor;Mood=Good|Quiet|Worried;Alert needed:boolean;Note:long
- Friday with Hedwig | senior=Hedwig Morr; volunteer=Clara Vint; minutes=75; kind=Visit; mood=Good; note=We heard the second act.
- Chess on Sunday | senior=Stefan Lück; volunteer=Ondrej; minutes=90; kind=Visit; mood=Good
- Call to the ward | senior=Irmgard Zoll; volunteer=Gus Perrin; minutes=15; kind=Phone; mood=Worried; note=Wants her glasses.
- To the eye doctor | senior=Ahmed Rafi; volunteer=Leila Amin; minutes=120; kind=Doctor; mood=Quiet
work bus tour|transport run|pickup round|ride: Title!;Driver~Bus Karl|Bus Mina;Day:date!;Leaves at:time;Stops:number#1-30;Passengers:number#1-30;Notes:long
- Wednesday morning bus | driver=Bus Karl; stops=7; passengers=9
- Tuesday exercise bus | driver=Bus Mina; stops=6; passengers=8
- Friday song bus | driver=Bus Karl; stops=9; passengers=14
- Monday phone bus | driver=Bus Mina; stops=3; passengers=3; notes=One wheelchair.
event outing|excursion|party|talk: Title!;Held on:date!;Starts at:time;Place;Leader~Annemie|Coach Roy;Places:number#1-200;Price:money;Wheelchair friendly:boolean;Description:long
- Boat trip with cake | place=Pier 3; leader=Annemie; places=28; price=18
- Opera matinee | place=City opera; leader=Annemie; places=16; price=32
- Rose garden stroll | place=Rosarium; leader=Coach Roy; places=20; price=6
- Museum of dolls | place=Doll house museum; leader=Annemie; places=18; price=11
+ booking: Activity->@activity|course;Senior->@senior|guest;Lunch:boolean;Bus needed:boolean

# public tender|procurement|request for proposals|rfp|bid submission|call for tender
item tender|procurement|call|request for proposals: Number!;Title!;Buyer->@buyer|contracting authority~Harbour Works|City schools;Kind=Works|Goods|Services|Framework;Procedure=Open|Restricted|Negotiated|Direct;Estimated value:money;Published on:date;Questions until:date;Bids until:date;Award planned:date;Specification:file;Description:long;~Status=Draft|Published|Evaluation|Awarded|Cancelled
- T-26-014 | title=Renewal of quay lighting; buyer=Harbour Works; kind=Works; procedure=Open; estimated_value=240000; status=Published
- T-26-017 | title=School lunches 2026-2029; buyer=City schools; kind=Services; procedure=Open; estimated_value=1800000; status=Evaluation
- T-26-021 | title=Winter salt for three depots; buyer=Roads department; kind=Goods; procedure=Restricted; estimated_value=310000; status=Awarded
- T-26-025 | title=Software support framework; buyer=City IT; kind=Framework; procedure=Negotiated; estimated_value=900000; status=Cancelled
item buyer|contracting authority|department: Name!;Contact person;Email:email;Phone:phone;Address;Cost centre
- Harbour Works | contact_person=P. Oller; cost_centre=4410
- City schools | contact_person=Dr. Anand; cost_centre=2100
- Roads department | contact_person=E. Frost; cost_centre=5120
- City IT | contact_person=Ming Zhao; cost_centre=1300
person bidder|supplier|tenderer|vendor: Name!;Contact person;Email:email;Phone:phone;Tax number;Employees:number#0-500000;Certificates;Excluded until:date;~Status=Registered|Verified|Blocked
- Luma Electric | contact_person=K. Brandt; employees=46; certificates=ISO 9001; status=Verified
- Greenplate Catering | contact_person=Odile N.; employees=120; certificates=Organic kitchen; status=Verified
- Pier Power | contact_person=J. Moss; employees=18; status=Registered
- Alpine Salt | contact_person=R. Senn; employees=75; certificates=ISO 14001; status=Blocked
record bid|offer|tender submission|proposal: Number!;Tender->@tender|procurement~T-26-014|T-26-017;Bidder->@bidder|supplier~Luma Electric|Greenplate Catering;Price:money;Delivery time:number(days)#1-5000;Submitted on:date!;At:time;File:file;Valid until:date;~State=Submitted|Opened|Excluded|Ranked|Winner
- B-501 | tender=T-26-014; bidder=Luma Electric; price=226400; delivery_time=120; state=Submitted
- B-502 | tender=T-26-014; bidder=Pier Power; price=231900; delivery_time=90; state=Submitted
- B-503 | tender=T-26-017; bidder=Greenplate Catering; price=1742000; delivery_time=1095; state=Ranked
- B-504 | tender=T-26-021; bidder=Alpine Salt; price=298000; delivery_time=45; state=Winner
item award criterion|criterion|evaluation criterion: Name!;Tender->@tender|call;Weight:percent;Kind=Price|Quality|Time|Environment|Social;Best score:number#1-100;Description:long
- Price of quay lighting | tender=T-26-014; weight=60; kind=Price; best_score=100
- Energy use of lamps | tender=T-26-014; weight=40; kind=Environment; best_score=100
- Share of organic food | tender=T-26-017; weight=30; kind=Quality; best_score=100
- Delivery in a cold snap | tender=T-26-021; weight=25; kind=Time; best_score=50
record evaluation|score|bid score: Title!;Bid->@bid|offer~B-501|B-502;Criterion->@award criterion|criterion;Evaluator~P. Oller|Dr. Anand;Score:number#0-100;Weighted:number#0-100;Reason:long;Conflict declared:boolean
- Luma on energy | bid=B-501; criterion=Energy use of lamps; evaluator=P. Oller; score=88; weighted=35.2
- Pier on energy | bid=B-502; criterion=Energy use of lamps; evaluator=P. Oller; score=71; weighted=28.4
- Greenplate on organic | bid=B-503; criterion=Share of organic food; evaluator=Dr. Anand; score=95; weighted=28.5; reason=60 percent organic.
- Luma on price | bid=B-501; criterion=Price of quay lighting; evaluator=P. Oller; score=100; weighted=60
request bidder question|clarification|question: Title!;Tender->@tender|procurement;Bidder->@bidder|supplier;Asked on:date;Question:long;Answer:long;Public:boolean
- May poles be reused? | tender=T-26-014; bidder=Pier Power; question=Are the existing foundations sound?
- Kitchen on site? | tender=T-26-017; bidder=Greenplate Catering; answer=Two schools have kitchens.
- Loose or bagged salt? | tender=T-26-021; bidder=Alpine Salt; answer=Loose only.
- Night work allowed? | tender=T-26-014; bidder=Luma Electric; question=May we close the quay at night?
record award|contract award|contract: Number!;Tender->@tender|procurement;Bid->@bid|offer;Decided on:date;Value:money;Starts on:date;Ends on:date;Standstill until:date;Contract:file;~State=Proposed|Notified|Signed|Challenged
- AW-118 | tender=T-26-014; bid=B-501; value=226400; state=Proposed
- AW-119 | tender=T-26-017; bid=B-503; value=1742000; state=Challenged
- AW-110 | tender=T-26-021; bid=B-504; value=298000; state=Signed
- AW-120 | tender=T-26-014; bid=B-502; value=231900; state=Notified

# local history society|history club|heritage association|history walk|blue plaque|house history
item place|historic place|house|plaque|location: Name!;Address;Built in:number#500-2100;Kind=House|Factory|Church|Bridge|Street|Monument|Lost building;Era=Medieval|Early modern|Industrial|Interwar|Post-war;Latitude:number#-90-90;Longitude:number#-180-180;Photo then:image;Photo now:image;Story:long
- Tobacco house | address=Ship Street 9; built_in=1764; kind=House; era=Early modern; story=Leaves were dried under the roof.
- Lost tram depot | address=Wire Road; built_in=1902; kind=Lost building; era=Industrial
- Bell bridge | address=Mill brook; built_in=1480; kind=Bridge; era=Medieval; story=A bell rang at high water.
- Youth hall of 1955 | address=Field Road 2; built_in=1955; kind=House; era=Post-war
person member|researcher|local historian: Name!;Email:email;Phone:phone;Research field;Joined on:date;Dues paid until:date;Role=Member|Board|Archivist|Walk leader;Publications:long
- Edith Crane | research_field=Shipping families; role=Walk leader
- Paul Vetter | research_field=Trams; role=Archivist
- Tamsin Ude | research_field=Field names; role=Board
- Georg Hallas | research_field=Post-war housing; role=Member
item story|research paper|essay|chronicle entry: Title!;Author->@member|local historian~Edith Crane|Paul Vetter;Place->@place|house~Tobacco house|Lost tram depot;Year from:number#0-2100;Year to:number#0-2100;Written on:date;Sources:long;Text:long;File:file;~State=Draft|Checked|Published
- Who dried tobacco here? | author=Edith Crane; place=Tobacco house; year_from=1764; year_to=1821; state=Published
- Line 4 to the brickworks | author=Paul Vetter; place=Lost tram depot; year_from=1902; year_to=1958; state=Draft
- The bell that warned us | author=Tamsin Ude; place=Bell bridge; year_from=1480; year_to=1690; state=Checked
- Dance nights in Field Road | author=Georg Hallas; place=Youth hall of 1955; year_from=1955; year_to=1971; state=Draft
item old photo|document|collection piece|postcard: Title!;Year:number#1500-2100;Kind=Photo|Postcard|Letter|Map|Newspaper|Object;Place->@place|house;Donor;Image:image;Rights;Transcript:long
- Tram crew in snow | year=1929; kind=Photo; place=Lost tram depot; donor=Family Rusk
- Leaf store plan | year=1790; kind=Map; place=Tobacco house; donor=Town surveyor
- Flood at the bridge | year=1890; kind=Newspaper; place=Bell bridge; donor=River Post
- Ticket from dance night | year=1961; kind=Object; place=Youth hall of 1955; donor=Georg Hallas
event talk|history walk|guided walk|excursion: Title!;Held on:date!;Starts at:time;Meeting point;Leader->@member|walk leader;Fee:money;Places:number#1-300;Length:number(km)#0-30;Description:long
- Ship Street by lantern | meeting_point=Tobacco house; leader=Edith Crane; fee=5; places=25; length=2
- Bridges at dusk | meeting_point=Bell bridge; leader=Tamsin Ude; fee=4; places=20; length=3
- Along line 4 | meeting_point=Lost tram depot; leader=Paul Vetter; fee=6; places=18; length=5
- Jukebox evening | meeting_point=Youth hall of 1955; leader=Georg Hallas; fee=3; places=60; length=0
record timeline event|chronicle event|year entry: Title!;Year:number#-1000-2100;Happened on:date;Place->@place|location;Category=Fire|War|Trade|Culture|Flood|Politics;Source;Text:long
- Great fire of Ship Street | year=1811; place=Tobacco house; category=Fire; source=Council minutes
- Bell cast for the bridge | year=1492; place=Bell bridge; category=Flood; source=Church book
- First tram runs | year=1902; place=Lost tram depot; category=Trade; source=Tram ledger
- Rock concert banned | year=1966; place=Youth hall of 1955; category=Culture; source=Town paper
request research question|enquiry|photo donation|hint: Title!;Name;Email:email;Kind=House history|Family|Photo to give|Correction|Memory;Place->@place|house;File:file;Text:long
- Who lived at Wire Road 12? | name=L. Moreau; kind=House history; place=Lost tram depot
- My uncle played here | name=Rolf Senn; kind=Memory; place=Youth hall of 1955
- Wrong year on the sign | name=H. Ulm; kind=Correction; place=Bell bridge; text=The stone says 1481.
- Box of tobacco labels | name=Anja Ries; kind=Photo to give; place=Tobacco house
+ event registration: Walk->@talk|history walk;Persons:number#1-30
+ comment: Place->@place|house;Year remembered:number#1900-2100

# heritage railway|museum railway|steam train|vintage tram|preserved locomotive|railway society
item vehicle|locomotive|engine|carriage|rolling stock|tram: Number!;Name;Kind=Steam locomotive|Diesel|Railcar|Carriage|Wagon|Tram;Builder;Built in:number#1820-2100;Weight:number(t)#1-200;Length:number(m)#2-60;Boiler ticket until:date;Photo:image;History:long;~Status=In service|Overhaul|Stored|On display
- No. 7 | name=Heather; kind=Steam locomotive; builder=Dunmore Works; built_in=1924; weight=38; length=9; status=In service
- C 41 | kind=Carriage; built_in=1931; weight=19; length=14; status=Overhaul
- D 12 | name=Badger; kind=Diesel; builder=Rustfield; built_in=1958; weight=31; length=8; status=Stored
- R 3 | name=Summit flyer; kind=Railcar; builder=Ostwerk; built_in=1937; weight=22; length=16; status=On display
item line|route|section of line: Name!;From station;To station;Length:number(km)#0-300;Gauge:number(mm)#300-1700;Steepest:number(‰)#0-120;Stations:number#2-60;Map:image
- Moor line | from_station=Alderfoot; to_station=Summit Halt; length=11; gauge=1435; steepest=22; stations=5
- Quarry branch | from_station=Summit Halt; to_station=Slate Quarry; length=3; gauge=1435; steepest=31; stations=2
- Lakeside tramway | from_station=Pier; to_station=Bandstand; length=2; gauge=1000; steepest=8; stations=4
- Peat line | from_station=Bog Junction; to_station=Peat works; length=6; gauge=600; steepest=12; stations=3
event running day|train service|timetabled train|departure|special train: Title!;Line->@line|route~Moor line;Runs on:date!;Departs at:time;Returns at:time;Locomotive->@vehicle|locomotive~No. 7;Seats:number#1-1000;~Seats sold:number#0-1000;Fare adult:money;Fare child:money;Kind=Regular|Santa train|Dining|Photo charter|School;~State=Planned|On sale|Full|Ran|Cancelled
- Heather to the summit 11:00 | line=Moor line; locomotive=No. 7; seats=160; seats_sold=94; fare_adult=16; fare_child=8; kind=Regular; state=On sale
- Santa to the quarry | line=Quarry branch; locomotive=D 12; seats=120; seats_sold=120; fare_adult=20; fare_child=14; kind=Santa train; state=Full
- Sunday dinner on the moor | line=Moor line; locomotive=No. 7; seats=64; seats_sold=20; fare_adult=68; fare_child=40; kind=Dining; state=Planned
- Railcar photo charter | line=Lakeside tramway; locomotive=R 3; seats=30; seats_sold=26; fare_adult=85; fare_child=0; kind=Photo charter; state=Ran
person volunteer|crew member|member: Name!;Roles=Driver|Fireman|Guard|Signaller|Workshop|Shop;Member number;Phone:phone;Email:email;Medical until:date;Rules exam until:date;~Status=Active|Trainee|Retired
- Gwyn Parry | roles=Driver; member_number=114; status=Active
- Nell Auden | roles=Fireman; member_number=207; status=Trainee
- Olive Trask | roles=Guard; member_number=166; status=Active
- Ted Mossop | roles=Workshop; member_number=31; status=Retired
work duty|roster turn|crew duty|shift: Title!;Train->@running day|train service;Volunteer->@volunteer|crew member;Role=Driver|Fireman|Guard|Signaller|Station;Day:date!;Sign on at:time;Sign off at:time;Notes:long
- Parry on Heather | train=Heather to the summit 11:00; volunteer=Gwyn Parry; role=Driver
- Auden fires Heather | train=Heather to the summit 11:00; volunteer=Nell Auden; role=Fireman
- Trask guards Santa | train=Santa to the quarry; volunteer=Olive Trask; role=Guard
- Parry at dinner train | train=Sunday dinner on the moor; volunteer=Gwyn Parry; role=Driver
work workshop job|restoration task|overhaul|repair: Title!;Vehicle->@vehicle|locomotive;Kind=Boiler|Wheels|Wood|Paint|Brakes|Electrics;Due on:date;Lead->@volunteer|member;Hours:number(h)#0-5000;Cost:money;Progress:percent;Notes:long
- New roof canvas C 41 | vehicle=C 41; kind=Wood; lead=Nell Auden; hours=60; cost=900; progress=35
- Washout No. 7 | vehicle=No. 7; kind=Boiler; lead=Ted Mossop; hours=16; cost=80; progress=100
- Rewire Badger | vehicle=D 12; kind=Electrics; lead=Nell Auden; hours=120; cost=2100; progress=10
- Cream and red for R 3 | vehicle=R 3; kind=Paint; lead=Ted Mossop; hours=90; cost=640; progress=55
record engine log|running log|exam|daily check: Title!;Locomotive->@vehicle|locomotive;Day:date!;Distance:number(km)#0-500;Coal:number(kg)#0-10000;Water:number(litres)#0-60000;Driver->@volunteer|crew member;Defects:long;Fit to run:boolean
- Heather, May Day | locomotive=No. 7; distance=44; coal=900; water=9000; driver=Gwyn Parry; defects=Left injector slow.
- Badger, Santa day | locomotive=D 12; distance=24; coal=0; water=0; driver=Gwyn Parry
- Heather, gala | locomotive=No. 7; distance=66; coal=1350; water=13500; driver=Gwyn Parry
- Railcar, charter | locomotive=R 3; distance=12; coal=0; water=0; driver=Olive Trask; defects=Door 2 sticks.
+ booking: Train->@running day|train service;Adults:number#0-200;Children:number#0-200;Class=Third|First|Dining;Seat wishes
+ ticket: Train->@running day|train service;Fare=Adult|Child|Family|Dog;Coach

# sunday school|bible study|vacation bible school|children's church|confirmation class|youth ministry
item class|group|age group|study group: Name!;Age from:number#2-99;Age to:number#2-99;Teacher->@teacher|leader|helper~Deborah Finch|Uncle Kwame;Room;Starts at:time;Weekday=Sunday|Wednesday|Friday|Saturday;Places:number#1-100;Description:long
- Little Lambs | age_from=3; age_to=5; teacher=Deborah Finch; room=Blue room; weekday=Sunday; places=14
- Pathfinders | age_from=9; age_to=12; teacher=Uncle Kwame; room=Attic; weekday=Sunday; places=18
- Bridge Builders | age_from=6; age_to=8; teacher=Sister Joy; room=Green room; weekday=Sunday; places=16
- Teen table | age_from=13; age_to=17; teacher=Pastor Niko; room=Cafe; weekday=Friday; places=20
person child|pupil|participant: Name!;Born on:date;Class->@class|group;Parent;Parent phone:phone;Allergies;May be picked up by;Photo consent:boolean;Baptised:boolean;Note:long
- Micah O. | class=Pathfinders; parent=Esther O.; allergies=None; may_be_picked_up_by=Grandmother
- Ella F. | class=Little Lambs; parent=Tim F.; allergies=Milk
- Zara N. | class=Bridge Builders; parent=Peter N.; allergies=Nuts; may_be_picked_up_by=Aunt Lily
- Caleb R. | class=Teen table; parent=Ann R.; allergies=None
item lesson plan|bible lesson|session plan|study: Title!;Class->@class|study group;Scripture;Aim:long;Craft;Songs;Memory verse;Materials:long;File:file;Taught on:date
- The lost sheep | class=Little Lambs; scripture=Luke 15:3-7; craft=Cotton wool sheep; memory_verse=The Lord is my shepherd.; materials=Cotton wool, paper plates.
- A coat of many colours | class=Pathfinders; scripture=Genesis 37; craft=Stripe painting
- Stones for the wall | class=Bridge Builders; scripture=Nehemiah 4; craft=Box wall; songs=We build together; memory_verse=The God of heaven will give us success.
- Who is my neighbour? | class=Teen table; scripture=Luke 10:25-37; craft=None; materials=News cuttings.
record attendance|check-in|presence: Title!;Child->@child|pupil~Micah O.|Ella F.;Class->@class|group;Day:date!;In at:time;Out at:time;Tag number;Picked up by;Presence=Present|Absent|Visitor
- Ella, first Sunday | child=Ella F.; class=Little Lambs; tag_number=14; picked_up_by=Tim F.; presence=Present
- Micah with a friend | child=Micah O.; class=Pathfinders; tag_number=22; picked_up_by=Grandmother; presence=Present
- Zara missed the wall | child=Zara N.; class=Bridge Builders; presence=Absent
- Caleb tries Teen table | child=Caleb R.; class=Teen table; tag_number=40; presence=Visitor
person teacher|leader|helper: Name!;Role=Teacher|Helper|Music|Coordinator;Phone:phone;Email:email;Police check until:date;First aid until:date;Classes
- Deborah Finch | role=Teacher; classes=Little Lambs
- Uncle Kwame | role=Teacher; classes=Pathfinders
- Sister Joy | role=Music; classes=Bridge Builders
- Pastor Niko | role=Coordinator; classes=Teen table
work teaching rota|duty|helper rota: Title!;Class->@class|group;Teacher->@teacher|helper;Day:date!;Task=Lead|Assist|Snack|Music|Check-in;Notes:long
- Snack for Little Lambs | class=Little Lambs; teacher=Deborah Finch; task=Snack
- Kwame leads Joseph | class=Pathfinders; teacher=Uncle Kwame; task=Lead
- Songs for Builders | class=Bridge Builders; teacher=Sister Joy; task=Music
- Door list on Friday | class=Teen table; teacher=Pastor Niko; task=Check-in
record memory verse progress|badge|sticker|achievement: Title!;Child->@child|pupil;Lesson->@lesson plan|study;Points:number#0-1000;Verse learnt:boolean;Given on:date;Prize
- Ella knows the shepherd | child=Ella F.; lesson=The lost sheep; points=5; prize=Sheep sticker
- Micah and Joseph | child=Micah O.; lesson=A coat of many colours; points=10; prize=Bookmark
- Zara builds on | child=Zara N.; lesson=Stones for the wall; points=3
- Caleb on neighbours | child=Caleb R.; lesson=Who is my neighbour?; points=8; prize=Cafe token
event holiday club|nativity play|outing|camp: Title!;Begins on:date!;Ends on:date;Place;Leader->@teacher|leader;Places:number#1-300;Fee:money;Theme;Description:long
- Nativity rehearsal day | place=Church; leader=Deborah Finch; places=30; fee=0; theme=Star and stable
- Desert camp week | place=Parish meadow; leader=Uncle Kwame; places=45; fee=30; theme=Through the desert
- Easter garden morning | place=Green room; leader=Sister Joy; places=25; fee=2; theme=The empty tomb
- Teen night walk | place=Hill cross; leader=Pastor Niko; places=20; fee=5; theme=Light in the dark
+ event registration: Child->@child|pupil;Holiday club->@holiday club|camp;T-shirt size=S|M|L;Pick-up person

# emergency kit|prepper|emergency preparedness|go bag|family emergency plan|survival stock
item supply|stock item|kit item|emergency supply: Name!;Kit->@kit|bag|store~Hallway go bag|Cellar store;Category=Water|Food|Medicine|Light|Power|Hygiene|Tools|Documents;Quantity:number#0-100000;Unit=Piece|Litre|Kilogram|Pack;Target:number#0-100000;Expires on:date;Price:money;Photo:image;~State=Enough|Low|Expired
- Drinking water | kit=Cellar store; category=Water; quantity=84; unit=Litre; target=112; state=Low
- Head torch | kit=Hallway go bag; category=Light; quantity=2; unit=Piece; target=2; state=Enough
- Tinned beans | kit=Car box; category=Food; quantity=6; unit=Piece; target=12; price=1.4; state=Low
- Burn gel | kit=Cabin chest; category=Medicine; quantity=1; unit=Pack; target=2; price=8; state=Expired
item kit|bag|store: Name!;Place;For persons:number#1-30;Days covered:number(days)#1-365;Owner;Weight:number(kg)#0-500;Last checked on:date;Photo:image
- Hallway go bag | place=Hallway cupboard; for_persons=2; days_covered=3; owner=Mira; weight=9
- Cellar store | place=Cellar, shelf left; for_persons=4; days_covered=14; owner=Ruben
- Car box | place=Car boot; for_persons=4; days_covered=1; owner=Ruben; weight=12
- Cabin chest | place=Lake cabin; for_persons=4; days_covered=7; owner=Mira; weight=38
person household member|family member|person: Name!;Born on:date;Blood group=O+|O-|A+|A-|B+|B-|AB+|AB-|Unknown;Medicines:long;Allergies;Phone:phone;Doctor;Special needs
- Mira | blood_group=A+; allergies=Penicillin
- Ruben | blood_group=O+; medicines=Asthma spray
- Lia, 6 | blood_group=Unknown; allergies=Bee stings; special_needs=Cuddly hare in the bag
- Grandpa Otto | blood_group=B-; medicines=Blood pressure tablets; doctor=Dr. Senn
item emergency contact|contact|meeting point: Name!;Kind=Family|Neighbour|Doctor|Meeting point|Authority|Insurance;Phone:phone;Address;Out of town:boolean;Note:long
- Aunt Selma in the hills | kind=Family; address=Upper Farm 2
- Big oak at the school | kind=Meeting point; address=School Road
- Dr. Senn | kind=Doctor; address=Clinic Lane 3
- Next door, the Baileys | kind=Neighbour; address=No. 14; note=Have a spare key.
record kit check|check|rotation|inventory check: Title!;Kit->@kit|bag;Checked on:date!;Checked by->@household member|person;Items expired:number#0-500;Items added:number#0-500;Next check on:date;Note:long
- Spring check go bag | kit=Hallway go bag; checked_by=Mira; items_expired=2; items_added=3
- Cellar count | kit=Cellar store; checked_by=Ruben; items_expired=5; items_added=12
- Car box before snow | kit=Car box; checked_by=Ruben; items_expired=0; items_added=2
- Cabin opening | kit=Cabin chest; checked_by=Mira; items_expired=4; items_added=0; note=Mice in the rusks.
item scenario|plan|emergency plan: Title!;Kind=Blackout|Flood|Earthquake|Storm|Fire|Evacuation;Steps:long;Meeting point->@emergency contact|meeting point;Route;Who does what:long
- Three days without power | kind=Blackout; steps=Fill tub, gather in kitchen, radio at full hours.; meeting_point=Big oak at the school
- River over the quay | kind=Flood; steps=Car to the hill, fuse off, bags upstairs.; meeting_point=Aunt Selma in the hills; route=Mill Road
- Fire in the stairwell | kind=Fire; steps=Door shut, wet towel, call from window.; meeting_point=Next door, the Baileys
- Leave within ten minutes | kind=Evacuation; meeting_point=Big oak at the school; who_does_what=Mira bag, Ruben Otto.
work task|to buy|drill|preparation task: Title!;Kit->@kit|bag;Due on:date;Assigned to->@household member|person;Kind=Buy|Replace|Drill|Repair|Copy papers;Cost:money;Notes:long
- Buy 28 litres of water | kit=Cellar store; assigned_to=Ruben; kind=Buy; cost=12
- Copy passports | kit=Hallway go bag; assigned_to=Mira; kind=Copy papers; cost=3
- New burn gel cabin | kit=Cabin chest; assigned_to=Mira; kind=Replace; cost=16
- Night drill with Lia | kit=Hallway go bag; assigned_to=Ruben; kind=Drill; cost=0

# crisis hotline|helpline|crisis line|counselling hotline|telephone counselling|crisis text line
record contact|call|chat|conversation: Number!;Channel=Phone|Chat|Text|Email;Started on:date!;At:time;Minutes:number(min)#0-600;Topic->@topic|reason~Loneliness|Relationship;Counsellor->@counsellor|volunteer;Age group=Under 14|14-19|20-39|40-64|65 and over|Unknown;Risk=None|Low|Medium|High;Caller code;Notes:long;~Outcome=Talked|Referred|Emergency services|Hung up
- C-40118 | channel=Phone; minutes=38; topic=Loneliness; counsellor=Volunteer 14; age_group=65 and over; risk=Low; outcome=Talked
- C-40119 | channel=Chat; minutes=52; topic=Relationship; counsellor=Volunteer 22; age_group=14-19; risk=Medium; outcome=Referred
- C-40120 | channel=Text; minutes=20; topic=Exam stress; counsellor=Volunteer 31; age_group=20-39; risk=None; outcome=Talked
- C-40121 | channel=Phone; minutes=64; topic=Suicidal thoughts; counsellor=Volunteer 8; age_group=40-64; risk=High; outcome=Emergency services
item topic|reason|issue: Name!;Group=Family|Health|Violence|Money|School|Crisis;Guideline:long;High risk:boolean
- Loneliness | group=Family
- Relationship | group=Family
- Suicidal thoughts | group=Crisis; guideline=Ask directly, stay on the line, alert supervisor.
- Exam stress | group=School; guideline=Sort what is due first.
person counsellor|volunteer|listener: Name!;Code;Languages;Trained on:date;Supervision group;Hours a month:number(h)#0-160;Phone:phone;Email:email;~Status=In training|Active|Paused|Left
- Volunteer 14 | code=V14; languages=English; supervision_group=Tuesday; hours_a_month=12; status=Active
- Volunteer 22 | code=V22; languages=English, Spanish; supervision_group=Thursday; hours_a_month=10; status=Active
- Volunteer 31 | code=V31; languages=English, Arabic; supervision_group=Tuesday; hours_a_month=8; status=In training
- Volunteer 8 | code=V08; languages=English; supervision_group=Thursday; hours_a_month=16; status=Paused
work shift|duty shift|phone shift|rota: Title!;Counsellor->@counsellor|volunteer;Day:date!;From:time;To:time;Line=Phone|Chat|Backup;Supervisor~Ada Kirsch|Ben Hollow;Notes:long
- V14 night phone | counsellor=Volunteer 14; line=Phone; supervisor=Ada Kirsch
- V22 evening chat | counsellor=Volunteer 22; line=Chat; supervisor=Ben Hollow
- V31 with mentor | counsellor=Volunteer 31; line=Chat; supervisor=Ada Kirsch; notes=First live shift.
- V08 backup Sunday | counsellor=Volunteer 8; line=Backup; supervisor=Ben Hollow
item referral service|help service|referral partner|resource: Name!;Field=Shelter|Therapy|Addiction|Debt|Youth|Hospital|Police;Phone:phone;Address;Opening hours;Website:url;Waiting time:number(days)#0-500;Free of charge:boolean
- Youth clinic Hill | field=Therapy; opening_hours=Mon-Fri 9-17; waiting_time=14
- Women's house North | field=Shelter; opening_hours=Day and night; waiting_time=0
- Debt desk Centre | field=Debt; opening_hours=Tue, Thu 10-16; waiting_time=21
- Night ward Oak | field=Hospital; opening_hours=Day and night; waiting_time=0
record referral|handover|follow-up call: Title!;Contact->@contact|call~C-40118|C-40119;Service->@referral service|help service~Youth clinic Hill;Made on:date;Kind=Number given|Warm transfer|Appointment made;Follow-up on:date;Result
- C-40119 to youth clinic | contact=C-40119; service=Youth clinic Hill; kind=Number given
- C-40121 to night ward | contact=C-40121; service=Night ward Oak; kind=Warm transfer; result=Crew arrived.
- C-40118 to debt desk | contact=C-40118; service=Debt desk Centre; kind=Number given
- C-40120 to youth clinic | contact=C-40120; service=Youth clinic Hill; kind=Appointment made
event supervision|training evening|debriefing|case talk: Title!;Held on:date!;Starts at:time;Leader~Ada Kirsch|Ben Hollow;Topic;Places:number#2-60;Notes:long
- Hearing silence | leader=Ada Kirsch; topic=Long pauses on the phone; places=10
- After a hard call | leader=Ben Hollow; topic=Looking after yourself; places=8
- Chat without tone | leader=Ada Kirsch; topic=Written warmth; places=14
- Repeat callers | leader=Ben Hollow; topic=Friendly limits; places=12

# foster care|foster family|adoption agency|foster parent|child protection|adoptive parents
person child|foster child|young person: Name!;Born on:date;Sex=Girl|Boy|Other;School;Health notes:long;Legal guardian;Social worker->@social worker|case worker;Siblings;Contact with parents=Weekly|Monthly|Supervised|None;~Status=Waiting|Placed|Returned home|Adopted
- Timo, 7 | sex=Boy; school=Hill primary; legal_guardian=Youth office; social_worker=Frances Odum; siblings=Sister, 10; contact_with_parents=Supervised; status=Placed
- Nia, 3 | sex=Girl; legal_guardian=Youth office; social_worker=Greg Pines; contact_with_parents=None; status=Waiting
- Jonah, 14 | sex=Boy; school=Valley college; legal_guardian=Grandmother; social_worker=Amrit Gill; contact_with_parents=Monthly; status=Returned home
- Elsie, 1 | sex=Girl; legal_guardian=Youth office; social_worker=Hanne Bo; contact_with_parents=Weekly; status=Placed
person foster family|foster parent|carer|adoptive family: Name!;Address;Phone:phone;Email:email;Kind=Emergency|Short term|Long term|Adoption|Respite;Places:number#1-10;~Places free:number#0-10;Ages;Approved until:date;Languages;Pets;~Status=Enquiry|Assessment|Approved|Paused
- Family Harrow-Lim | address=Dale Road 8; kind=Long term; places=2; places_free=1; ages=4-10; pets=Dog; status=Approved
- Ms Aberg | kind=Emergency; places=1; places_free=1; ages=0-6; status=Approved
- The Okonjos | kind=Short term; places=3; places_free=2; ages=8-17; languages=English, Igbo; status=Paused
- Pair Lind-Moe | kind=Adoption; places=1; places_free=0; ages=0-3; pets=None; status=Assessment
record placement|match|stay: Number!;Child->@child|foster child~Timo, 7|Nia, 3;Family->@foster family|carer~Family Harrow-Lim|Ms Aberg;Starts on:date!;Ends on:date;Kind=Emergency|Short term|Long term|Adoption|Respite;Monthly allowance:money;Reason;~State=Proposed|Active|Ended
- PL-301 | child=Timo, 7; family=Family Harrow-Lim; kind=Long term; monthly_allowance=940; state=Active
- PL-302 | child=Nia, 3; family=Ms Aberg; kind=Emergency; monthly_allowance=1100; state=Proposed
- PL-280 | child=Jonah, 14; family=The Okonjos; kind=Short term; monthly_allowance=980; reason=Mother in hospital; state=Ended
- PL-303 | child=Elsie, 1; family=Pair Lind-Moe; kind=Adoption; monthly_allowance=0; state=Active
person social worker|case worker: Name!;Office;Phone:phone;Email:email;Cases at most:number#1-80;Speciality
- Frances Odum | office=Youth office East; cases_at_most=18; speciality=Siblings
- Greg Pines | office=Youth office East; cases_at_most=20; speciality=Infants
- Amrit Gill | office=Youth office West; cases_at_most=22; speciality=Teenagers
- Hanne Bo | office=Adoption centre; cases_at_most=12; speciality=Adoption
record visit|home visit|visit note|supervision visit: Title!;Placement->@placement|match~PL-301;Social worker->@social worker|case worker;Visited on:date!;Kind=Home|School|Office|Parents' contact;Child seen alone:boolean;Wellbeing=Good|Mixed|Worrying;Notes:long;Next visit on:date
- Timo in April | placement=PL-301; social_worker=Frances Odum; kind=Home; wellbeing=Good; notes=Sleeps through, proud of swimming badge.
- Jonah before going home | placement=PL-280; social_worker=Amrit Gill; kind=School; wellbeing=Mixed
- Elsie's first month | placement=PL-303; social_worker=Hanne Bo; kind=Home; wellbeing=Good
- Nia meets her mother | placement=PL-302; social_worker=Greg Pines; kind=Parents' contact; wellbeing=Worrying; notes=Cried for an hour.
request foster application|enquiry|adoption application|application: Title!;Applicant;Email:email;Phone:phone;Kind=Emergency|Short term|Long term|Adoption|Respite;Household;Rooms:number#1-20;Motivation:long;Documents:file
- Two teachers, spare room | applicant=J. and R. Moreau; kind=Respite; household=Two adults; rooms=4
- Nurse with night shifts | applicant=T. Vale; kind=Emergency; household=One adult; rooms=3
- Farm with four horses | applicant=Family Stroud; kind=Long term; household=Two adults, one teen; rooms=7; motivation=Our eldest moved out.
- We hope to adopt | applicant=B. and S. Ito; kind=Adoption; household=Two adults; rooms=5
record assessment|home study|approval step|background check: Title!;Family->@foster family|adoptive family;Kind=Home study|Police check|Health|References|Training|Panel;Done on:date;Assessor~Frances Odum|Panel;Result=Open|Passed|More needed|Not passed;Report:file
- Police check Aberg | family=Ms Aberg; kind=Police check; result=Passed
- Home study Lind-Moe | family=Pair Lind-Moe; kind=Home study; assessor=Panel; result=Open
- Training Harrow-Lim | family=Family Harrow-Lim; kind=Training; assessor=Frances Odum; result=Passed
- References Okonjo | family=The Okonjos; kind=References; assessor=Frances Odum; result=More needed
work care plan goal|case task|plan step: Title!;Child->@child|foster child;Due on:date;Social worker->@social worker|case worker;Area=Health|School|Contact|Papers|Leisure;Notes:long
- Dentist for Timo | child=Timo, 7; social_worker=Frances Odum; area=Health
- Birth certificate for Nia | child=Nia, 3; social_worker=Greg Pines; area=Papers
- Football club for Jonah | child=Jonah, 14; social_worker=Amrit Gill; area=Leisure
- Elsie sees her sister | child=Elsie, 1; social_worker=Hanne Bo; area=Contact
+ appointment: Child->@child|foster child;Kind=Contact with parents|Doctor|School|Court;Place
+ payment: Placement->@placement|match;Month;Kind=Allowance|Clothing|School trip

# monastery|retreat house|retreat centre|convent|abbey guest house|silent retreat
event retreat|course|silent week|seminar: Title!;Begins on:date!;Ends on:date;Leader->@leader|retreat leader~Sister Benedikta|Brother Elias;Kind=Silent|Fasting|Icons|Chant|Marriage|Meditation;Places:number#2-200;~Places taken:number#0-200;Price:money;Silence:boolean;Photo:image;Description:long;~State=Open|Full|Cancelled|Held
- Five days of silence | leader=Sister Benedikta; kind=Silent; places=14; places_taken=11; price=310; state=Open
- Chant for beginners | leader=Brother Elias; kind=Chant; places=20; places_taken=8; price=160; state=Open
- Paint an icon | leader=Father Simeon; kind=Icons; places=8; places_taken=8; price=480; state=Full
- Broth and water week | leader=Sister Agnes; kind=Fasting; places=12; places_taken=3; price=290; state=Cancelled
item room|cell|guest room: Number!;House=Guest house|Cloister wing|Hermitage|Pilgrim dormitory;Beds:number#1-12;Own bath:boolean;Price per night:money;Floor;Photo:image;~State=Free|Taken|Cleaning
- St Hildegard | house=Guest house; beds=1; price_per_night=44; floor=1; state=Free
- Hermitage 2 | house=Hermitage; beds=1; price_per_night=38; state=Taken
- Cell 9 | house=Cloister wing; beds=1; price_per_night=30; floor=2; state=Cleaning
- Pilgrim hall | house=Pilgrim dormitory; beds=12; price_per_night=14; floor=0; state=Free
person guest|retreatant|participant: Name!;Email:email;Phone:phone;Diet=None|Vegetarian|Vegan|Gluten-free|Fasting;Health notes:long;Spiritual guidance wanted:boolean;First stay:boolean;Emergency contact
- Verena Holt | diet=Vegetarian
- Piers Amato | diet=None
- Miriam Gold | diet=Vegan
- Oskar Lind | diet=Gluten-free; health_notes=Hard of hearing.
record stay|guest stay|room allocation|registration: Number!;Guest->@guest|retreatant~Verena Holt|Piers Amato;Room->@room|cell~St Hildegard|Hermitage 2;Retreat->@retreat|course;Arrives on:date!;Leaves on:date;Meals=Full|Half|Breakfast|None;Price:money;~State=Asked|Confirmed|In house|Left
- ST-118 | guest=Piers Amato; room=Hermitage 2; retreat=Five days of silence; meals=Full; price=310; state=Confirmed
- ST-119 | guest=Verena Holt; room=St Hildegard; meals=Half; price=308; state=Asked
- ST-120 | guest=Miriam Gold; room=Cell 9; retreat=Paint an icon; meals=Full; price=480; state=In house
- ST-101 | guest=Oskar Lind; room=Pilgrim hall; retreat=Chant for beginners; meals=Breakfast; price=160; state=Left
person leader|retreat leader|spiritual guide|sister|brother: Name!;Role=Guest master|Retreat leader|Guide|Cook;Languages;Email:email;Speaks about;Photo:image
- Sister Benedikta | role=Retreat leader; languages=German, English; speaks_about=Silence, psalms
- Brother Elias | role=Guide; languages=English; speaks_about=Chant
- Father Simeon | role=Retreat leader; languages=Greek, English; speaks_about=Icons
- Sister Agnes | role=Cook; languages=German; speaks_about=Fasting
event prayer time|hour|liturgy|mass: Title!;Held on:date!;Starts at:time;Place;Kind=Morning prayer|Mass|Vespers|Compline|Adoration;Open to guests:boolean
- Vespers with bells | place=Abbey church; kind=Vespers
- Lauds at first light | place=Choir; kind=Morning prayer
- Sunday mass | place=Abbey church; kind=Mass
- Night silence | place=Crypt; kind=Compline
request stay request|guidance request|prayer intention|enquiry: Title!;Name;Email:email;Kind=Stay|Guidance|Prayer|Group;From:date;To:date;Persons:number#1-100;Text:long
- A week before the exam | name=Verena Holt; kind=Stay; persons=1
- Choir of twelve sings | name=Conductor Hale; kind=Group; persons=12
- Talk about my calling | name=Oskar Lind; kind=Guidance; persons=1; text=Would like three talks.
- Candle for my mother | name=Miriam Gold; kind=Prayer; persons=1
work house task|kitchen duty|room preparation|garden work: Title!;Room->@room|cell;Due on:date;Assigned to~Sister Luzia|Volunteer Anton;Kind=Room|Kitchen|Garden|Laundry|Church;Notes:long
- Prepare Hermitage 2 | room=Hermitage 2; assigned_to=Sister Luzia; kind=Room
- Bake for the icon course | assigned_to=Volunteer Anton; kind=Kitchen
- Wash pilgrim blankets | room=Pilgrim hall; assigned_to=Sister Luzia; kind=Laundry
- Prune cloister roses | assigned_to=Volunteer Anton; kind=Garden; notes=Before Corpus Christi.
+ booking: Retreat->@retreat|course;Room->@room|cell;Diet;Arrival at:time;Single room:boolean
+ payment: Stay->@stay|guest stay;Kind=Deposit|Balance|Donation

# last will|estate planning|probate|inheritance|executor|living will
record estate|estate file|probate case|estate case: Number!;Deceased or owner!;Died on:date;Executor->@executor|heir|beneficiary;Lawyer~Petra Lind|O. Manning;Court;~Gross value:money;~Debts:money;Opened on:date;Notes:long;~Status=Planning|Opened|Inventory|Distribution|Closed
- ES-26-08 | deceased_or_owner=Estate of Rosa Tilney; executor=Martin Tilney; lawyer=Petra Lind; court=Probate court 2; gross_value=312000; debts=18400; status=Inventory
- ES-26-11 | deceased_or_owner=Plan of Ivor Beck; executor=Sally Beck; lawyer=O. Manning; gross_value=540000; debts=90000; status=Planning
- ES-25-40 | deceased_or_owner=Estate of Carl Thune; executor=Animal Haven; lawyer=O. Manning; court=Probate court 1; gross_value=98000; debts=6200; status=Distribution
- ES-24-19 | deceased_or_owner=Estate of Bea Marlow; executor=Nina Marlow; lawyer=Petra Lind; court=Probate court 2; gross_value=41000; debts=41500; status=Closed
person heir|beneficiary|executor|family member: Name!;Estate->@estate|estate file~ES-26-08;Relation=Partner|Child|Grandchild|Sibling|Friend|Charity;Role=Heir|Executor|Beneficiary|Guardian;Share:percent;Born on:date;Address;Email:email;Phone:phone
- Martin Tilney | estate=ES-26-08; relation=Child; role=Executor; share=50
- Joan Tilney | estate=ES-26-08; relation=Child; role=Heir; share=50
- Sally Beck | estate=ES-26-11; relation=Partner; role=Executor; share=100
- Animal Haven | estate=ES-25-40; relation=Charity; role=Beneficiary; share=100
- Nina Marlow | estate=ES-24-19; relation=Grandchild; role=Executor; share=100
item asset|possession|estate item|bank account: Name!;Estate->@estate|estate file;Kind=Real estate|Bank account|Securities|Vehicle|Jewellery|Digital account|Household|Business;Value:money;Valued on:date;Location;Goes to->@heir|beneficiary;Document:file;Photo:image;~State=Listed|Valued|Transferred|Sold
- House on Fern Hill | estate=ES-26-08; kind=Real estate; value=246000; location=Fern Hill 3; state=Valued
- Grandmother's brooch | estate=ES-26-08; kind=Jewellery; value=900; goes_to=Joan Tilney; state=Listed
- Thune savings book | estate=ES-25-40; kind=Bank account; value=61000; location=River Bank; goes_to=Animal Haven; state=Transferred
- Boat Marlow II | estate=ES-24-19; kind=Vehicle; value=7400; location=Marina, berth 9; state=Sold
record debt|liability|bill|estate expense: Title!;Estate->@estate|estate file;Creditor;Kind=Mortgage|Loan|Funeral|Tax|Medical|Fee;Amount:money;Due on:date;Paid on:date;~State=Open|Paid|Disputed
- Funeral of Rosa Tilney | estate=ES-26-08; creditor=Haven & Son; kind=Funeral; amount=4100; state=Paid
- House loan Beck | estate=ES-26-11; creditor=Home Bank; kind=Mortgage; amount=90000; state=Open
- Clinic bill Thune | estate=ES-25-40; creditor=Valley clinic; kind=Medical; amount=2100; state=Disputed
- Last income tax Marlow | estate=ES-24-19; creditor=Tax office; kind=Tax; amount=1330; state=Paid
record document|will|directive|deed: Title!;Estate->@estate|estate file;Kind=Will|Living will|Power of attorney|Letter of wishes|Inventory|Grant of probate;Signed on:date;Witnesses;Kept at;File:file;~State=Draft|Signed|Filed|Revoked
- Will of 2019 | estate=ES-26-08; kind=Will; witnesses=P. Dane, L. Orr; kept_at=Lawyer's safe; state=Filed
- Living will Beck | estate=ES-26-11; kind=Living will; witnesses=Dr. Hart; kept_at=Home safe; state=Signed
- Letter about the cats | estate=ES-25-40; kind=Letter of wishes; kept_at=Notary; state=Filed
- Old will of 1998 | estate=ES-24-19; kind=Will; witnesses=J. Roe, S. Penn; kept_at=Court; state=Revoked
record distribution|payout|bequest|transfer: Title!;Estate->@estate|estate file;Heir->@heir|beneficiary;Asset->@asset|possession;Amount:money;Made on:date;Receipt:file;~State=Planned|Agreed|Done
- Brooch to Joan | estate=ES-26-08; heir=Joan Tilney; asset=Grandmother's brooch; amount=900; state=Agreed
- Savings to the Haven | estate=ES-25-40; heir=Animal Haven; asset=Thune savings book; amount=61000; state=Done
- House half to Martin | estate=ES-26-08; heir=Martin Tilney; asset=House on Fern Hill; amount=123000; state=Planned
- Boat money to Nina | estate=ES-24-19; heir=Nina Marlow; asset=Boat Marlow II; amount=0; state=Done
work executor task|deadline|step|task: Title!;Estate->@estate|estate file;Due on:date!;Assigned to->@heir|executor;Kind=Notify bank|Value asset|Tax return|File with court|Cancel contract|Share out;Notes:long
- Inheritance tax return | estate=ES-26-08; assigned_to=Martin Tilney; kind=Tax return
- Value Beck's workshop | estate=ES-26-11; assigned_to=Sally Beck; kind=Value asset
- Cancel phone contract | estate=ES-26-08; assigned_to=Joan Tilney; kind=Cancel contract
- Close file at court | estate=ES-24-19; assigned_to=Nina Marlow; kind=File with court

# debt collection|bailiff|court enforcement|collection agency|dunning|overdue claims
record claim|debt case|collection case|receivable: Number!;Creditor->@creditor|client~Lamp & Light|Dr. Okoro practice;Debtor->@debtor|defaulter~G. Farrow|Tile House;Invoice number;Principal:money;Interest:percent;Costs:money;~Open balance:money;Due since:date;Title of court=None|Order for payment|Judgment|Notarial deed;~Status=New|Reminder|Instalments|Court|Enforcement|Paid|Written off
- DC-88101 | creditor=Lamp & Light; debtor=Tile House; invoice_number=LL-2207; principal=1840; interest=5; costs=96; open_balance=1436; title_of_court=None; status=Instalments
- DC-88117 | creditor=Dr. Okoro practice; debtor=G. Farrow; invoice_number=OK-551; principal=210; interest=5; costs=42; open_balance=252; title_of_court=Order for payment; status=Enforcement
- DC-88125 | creditor=Gym Forge; debtor=P. Lisle; invoice_number=GF-0912; principal=480; interest=4; costs=25; open_balance=505; title_of_court=Judgment; status=Court
- DC-88130 | creditor=Rapid Rent; debtor=Cable Boys Ltd; invoice_number=RR-7104; principal=6200; interest=9; costs=310; open_balance=0; title_of_court=Notarial deed; status=Paid
person debtor|defaulter|payer: Name!;Type=Person|Company;Address;Phone:phone;Email:email;Born on:date;Employer;Bank account;Payment behaviour=Good|Slow|Bad;Note:long
- G. Farrow | type=Person; address=Reed Street 18; employer=Bus depot; payment_behaviour=Slow
- Tile House | type=Company; address=Kiln Road 2; payment_behaviour=Good
- P. Lisle | type=Person; address=Fen Court 2; employer=None; payment_behaviour=Bad
- Cable Boys Ltd | type=Company; address=Works Park 14; payment_behaviour=Slow
person creditor|client|principal: Name!;Contact person;Email:email;Phone:phone;Bank account;Commission:percent;Contract from:date
- Lamp & Light | contact_person=B. Sorge; commission=12
- Dr. Okoro practice | contact_person=Reception; commission=15
- Gym Forge | contact_person=M. Stone; commission=18
- Rapid Rent | contact_person=Accounts; commission=10
record reminder|dunning letter|contact|call note: Title!;Claim->@claim|debt case~DC-88101|DC-88117;Sent on:date!;Channel=Letter|Email|Phone|Text|Visit;Level=1|2|3;Fee:money;Answer=None|Promise|Dispute|Paid|Cannot pay;Text:long
- Second letter Farrow | claim=DC-88117; channel=Letter; level=2; fee=12; answer=None
- First mail Tile House | claim=DC-88101; channel=Email; level=1; fee=0; answer=Promise
- Last letter Lisle | claim=DC-88125; channel=Letter; level=3; fee=18; answer=Cannot pay
- Call to Cable Boys | claim=DC-88130; channel=Phone; level=2; fee=5; answer=Paid
record instalment|payment plan rate|payment plan|instalment agreement: Title!;Claim->@claim|debt case;Number:number#1-120;Due on:date!;Amount:money;Paid:money;Paid on:date;~State=Due|Paid|Missed
- Tile House rate 2 | claim=DC-88101; number=2; amount=250; paid=250; state=Paid
- Tile House rate 3 | claim=DC-88101; number=3; amount=250; paid=0; state=Due
- Lisle rate 1 | claim=DC-88125; number=1; amount=40; paid=0; state=Missed
- Cable Boys last rate | claim=DC-88130; number=4; amount=1627.5; paid=1627.5; state=Paid
work enforcement step|bailiff visit|court step|follow-up: Title!;Claim->@claim|debt case;Due on:date;Bailiff~Mr Stark|Ms Holub;Kind=Visit|Wage garnishment|Account seizure|Pledge|Asset list;Costs:money;Result:long
- Wage garnishment bus depot | claim=DC-88117; bailiff=Ms Holub; kind=Wage garnishment; costs=34
- Account seizure Lisle | claim=DC-88125; bailiff=Mr Stark; kind=Account seizure; costs=28; result=Balance below the limit.
- Pledge on crane | claim=DC-88130; bailiff=Mr Stark; kind=Pledge; costs=90
- Ask Farrow for list | claim=DC-88117; bailiff=Ms Holub; kind=Asset list; costs=33
request objection|dispute|hardship request|payment plan request: Title!;Claim->@claim|debt case;Debtor->@debtor|payer;Kind=Already paid|Wrong amount|Not mine|Instalments|Hardship;Submitted on:date;Proof:file;Text:long
- Paid in cash at the desk | claim=DC-88117; debtor=G. Farrow; kind=Already paid
- Never joined the gym | claim=DC-88125; debtor=P. Lisle; kind=Not mine
- Two lamps were broken | claim=DC-88101; debtor=Tile House; kind=Wrong amount; text=Photo enclosed.
- Four rates please | claim=DC-88130; debtor=Cable Boys Ltd; kind=Instalments
+ payment: Claim->@claim|debt case;Received from;Paid out to creditor on:date;Commission:money
+ invoice: Creditor->@creditor|client;Commission:money;Period

# lift maintenance|elevator|elevator maintenance|escalator|lift inspection
item lift|elevator|escalator|unit: Number!;Building->@building|site~Opal Tower|Clinic wing B;Kind=Passenger|Freight|Escalator|Stair lift|Platform;Maker;Built in:number#1900-2100;Load:number(kg)#50-20000;Persons:number#1-100;Floors:number#2-200;Speed:number(m/s)#0-20;Next inspection on:date;Emergency phone:phone;~Status=Running|Fault|Shut down|Modernisation
- L-1044 | building=Opal Tower; kind=Passenger; maker=Verticol; built_in=2008; load=630; persons=8; floors=14; speed=1.6; status=Running
- L-2210 | building=Clinic wing B; kind=Freight; maker=Hebe; built_in=1994; load=2000; persons=26; floors=5; speed=1; status=Fault
- ES-0301 | building=Station Arcade; kind=Escalator; maker=Stufa; built_in=2015; load=4000; persons=60; floors=2; speed=0.5; status=Shut down
- SL-0088 | building=Villa Fern; kind=Stair lift; maker=Homeglide; built_in=2021; load=130; persons=1; floors=2; speed=0.1; status=Running
item building|site|property: Name!;Client->@client|building owner;Address;Access code;Key at;Machine room;Caretaker;Phone:phone
- Opal Tower | client=Opal Estates; address=Opal Square 2; machine_room=Roof; caretaker=Mr Danso
- Clinic wing B | client=St Brigid clinic; address=Hospital Hill 1; machine_room=Cellar; caretaker=Technical desk
- Station Arcade | client=Rail Shops; address=Station Square 1; machine_room=Under step 1; caretaker=Arcade guard
- Villa Fern | client=Mrs Fern; address=Fern Road 8; caretaker=Mrs Fern
person client|building owner|operator: Name!;Contact person;Email:email;Phone:phone;Contract=Full service|Standard|On call;Monthly fee:money;Contract until:date
- Opal Estates | contact_person=N. Hale; contract=Full service; monthly_fee=310
- St Brigid clinic | contact_person=Technical desk; contract=Standard; monthly_fee=540
- Rail Shops | contact_person=G. Tunnel; contract=Full service; monthly_fee=890
- Mrs Fern | contact_person=Edda Fern; contract=On call; monthly_fee=0
record service visit|maintenance visit|service log|maintenance record: Number!;Lift->@lift|elevator~L-1044|L-2210;Visited on:date!;Technician->@technician|fitter;Arrived at:time;Left at:time;Trips:number#0-50000000;Work done:long;Doors=Good|Adjust|Worn;Ropes=Good|Watch|Replace;Next visit on:date;Signature:image
- SV-3301 | lift=L-1044; technician=Leo Brandis; trips=1204500; doors=Adjust; ropes=Good; work_done=Greased guides, adjusted door closer.
- SV-3302 | lift=L-2210; technician=Ayla Sert; trips=880210; doors=Worn; ropes=Watch
- SV-3303 | lift=ES-0301; technician=Jonas Pike; trips=0; doors=Good; ropes=Good; work_done=Step chain oiled.
- SV-3304 | lift=SL-0088; technician=Mira Stone; trips=4100; doors=Good; ropes=Good
record breakdown|fault call|entrapment|callout|fault: Number!;Lift->@lift|elevator;Reported on:date!;At:time;Kind=Stuck|Person trapped|Door|Noise|Levelling|Display;People trapped:number#0-40;Technician->@technician|fitter;Freed after:number(min)#0-600;Cause:long;~State=Open|On the way|Fixed|Waiting for part
- BR-771 | lift=L-2210; kind=Levelling; people_trapped=0; technician=Ayla Sert; cause=Brake lining worn.; state=Waiting for part
- BR-772 | lift=L-1044; kind=Person trapped; people_trapped=2; technician=Leo Brandis; freed_after=24; cause=Door lock contact.; state=Fixed
- BR-773 | lift=ES-0301; kind=Noise; people_trapped=0; technician=Jonas Pike; state=On the way
- BR-774 | lift=SL-0088; kind=Stuck; people_trapped=1; technician=Mira Stone; freed_after=40; state=Open
person technician|fitter|mechanic: Name!;Phone:phone;Email:email;Area;Licence until:date;On call this week:boolean;Van
- Leo Brandis | area=Centre; van=V-4
- Ayla Sert | area=North; van=V-7
- Jonas Pike | area=Stations; van=V-9
- Mira Stone | area=Private homes; van=V-2
record statutory inspection|inspection|safety inspection|tuv inspection: Title!;Lift->@lift|elevator;Inspected on:date!;Inspector;Kind=Main|Intermediate|Acceptance;Result=Passed|Minor defects|Serious defects|Shut down;Defects:long;Certificate:file;Next on:date
- Main inspection L-1044 | lift=L-1044; inspector=Safety board; kind=Main; result=Minor defects; defects=Pit light dark.
- Intermediate L-2210 | lift=L-2210; inspector=Safety board; kind=Intermediate; result=Serious defects; defects=Brake lining, rope wear.
- Acceptance ES-0301 | lift=ES-0301; inspector=Eng. Kraus; kind=Acceptance; result=Shut down; defects=Comb plate switch dead.
- First main SL-0088 | lift=SL-0088; inspector=Eng. Kraus; kind=Main; result=Passed
work repair job|modernisation|part replacement|work order: Title!;Lift->@lift|elevator;Breakdown->@breakdown|fault;Technician->@technician|fitter;Due on:date;Parts;Cost:money;Shut down hours:number(h)#0-500;Notes:long
- New brake lining L-2210 | lift=L-2210; breakdown=BR-771; technician=Ayla Sert; parts=Brake lining set; cost=680; shut_down_hours=5
- Door lock contact L-1044 | lift=L-1044; breakdown=BR-772; technician=Leo Brandis; parts=Lock contact; cost=190; shut_down_hours=2
- Comb plate switch arcade | lift=ES-0301; breakdown=BR-773; technician=Jonas Pike; parts=Safety switch; cost=340; shut_down_hours=30
- Battery stair lift | lift=SL-0088; breakdown=BR-774; technician=Mira Stone; parts=Two batteries 12 V; cost=160; shut_down_hours=1
+ invoice: Client->@client|building owner;Lift->@lift|elevator;Service visit->@service visit|maintenance visit

# inventory clerk|check-in inventory|move-out inspection|apartment handover|flat handover|property inspection report
record handover|move-out inspection|check-in|property inspection|handover protocol: Number!;Property->@property|apartment|flat~Wharf 12B|Lime 3;Kind=Check-in|Mid-term|Check-out|New build;Held on:date!;At:time;Inspector~Pip Harland|Zoe Tran;Tenant->@tenant|occupant;Overall=Very good|Good|Fair|Poor;Cleaning=Professional|Domestic|Not clean;Signature tenant:image;Signature landlord:image;Remark:long;~Status=Booked|In progress|Signed|Disputed
- HO-5501 | property=Wharf 12B; kind=Check-out; inspector=Pip Harland; tenant=Jess Arden; overall=Good; cleaning=Domestic; status=Signed
- HO-5507 | property=Lime 3; kind=Check-in; inspector=Zoe Tran; tenant=Omar Lys; overall=Very good; cleaning=Professional; status=Booked
- HO-5512 | property=Harbour Loft 7; kind=Mid-term; inspector=Zoe Tran; tenant=Ivy Marsh; overall=Fair; cleaning=Domestic; status=In progress
- HO-5520 | property=Station New 204; kind=New build; inspector=Pip Harland; tenant=Sam Doyle; overall=Very good; cleaning=Not clean; status=Disputed
item property|apartment|flat|house: Name!;Address;Landlord;Agency;Rooms:number#1-30;Furnished:boolean;Floor plan:image;Note:long
- Wharf 12B | address=Wharf Road 12; landlord=Mrs Ono; agency=Key & Door; rooms=3
- Lime 3 | address=Lime Row 3; landlord=B. Karr; agency=Key & Door; rooms=4
- Harbour Loft 7 | address=Net Street 7; landlord=Loft Trust; agency=Quay Lets; rooms=2
- Station New 204 | address=Station Way 2; landlord=Build Co; agency=Quay Lets; rooms=3
record room condition|room check|room|area check: Title!;Handover->@handover|move-out inspection~HO-5501;Room=Hall|Kitchen|Living room|Bedroom|Bathroom|Balcony|Cellar;Walls=New|Good|Marked|Damaged;Floor=New|Good|Marked|Damaged;Windows=New|Good|Marked|Damaged;Photo:image;Remark:long
- Kitchen at check-out | handover=HO-5501; room=Kitchen; walls=Good; floor=Marked; windows=Good; remark=Scratch by the fridge, 20 cm.
- Bathroom Lime 3 | handover=HO-5507; room=Bathroom; walls=New; floor=New; windows=Good
- Living room loft | handover=HO-5512; room=Living room; walls=Marked; floor=Good; windows=Good; remark=Nail holes above sofa.
- Balcony 204 | handover=HO-5520; room=Balcony; walls=Damaged; floor=New; windows=New
record defect|damage|item of damage|snag: Title!;Handover->@handover|check-in;Room=Hall|Kitchen|Living room|Bedroom|Bathroom|Balcony|Cellar;Severity=Wear and tear|Minor|Major;Charge to=Tenant|Landlord|Builder|Nobody;Cost:money;Photo:image;Fix by:date;~State=Noted|Agreed|Fixed|Disputed
- Scratch in kitchen floor | handover=HO-5501; room=Kitchen; severity=Minor; charge_to=Tenant; cost=60; state=Agreed
- Cracked balcony render | handover=HO-5520; room=Balcony; severity=Major; charge_to=Builder; cost=420; state=Disputed
- Worn loft carpet | handover=HO-5512; room=Bedroom; severity=Wear and tear; charge_to=Nobody; cost=0; state=Noted
- Loose tap Lime 3 | handover=HO-5507; room=Bathroom; severity=Minor; charge_to=Landlord; cost=45; state=Fixed
record meter reading|reading: Title!;Handover->@handover|check-in;Kind=Power|Gas|Cold water|Hot water|Heat;Meter number;Value:number#0-99999999;Photo:image
- Power Wharf 12B | handover=HO-5501; kind=Power; meter_number=P-77120; value=18422
- Cold water Lime 3 | handover=HO-5507; kind=Cold water; meter_number=W-3310; value=214
- Gas loft | handover=HO-5512; kind=Gas; meter_number=G-9021; value=7740
- Heat 204 | handover=HO-5520; kind=Heat; meter_number=H-0204; value=12
record key set|key|keys handed over: Title!;Handover->@handover|check-in;Kind=Front door|Flat|Letter box|Cellar|Garage remote|Fob;Quantity:number#0-20;Code;Returned:boolean
- Flat keys Wharf 12B | handover=HO-5501; kind=Flat; quantity=3; code=K-8810
- Front door Lime 3 | handover=HO-5507; kind=Front door; quantity=2; code=L-301
- Garage remote loft | handover=HO-5512; kind=Garage remote; quantity=1; code=R-07
- Fobs 204 | handover=HO-5520; kind=Fob; quantity=4; code=F-204
record inventory item|furnishing|inventory line: Name!;Property->@property|flat;Room=Hall|Kitchen|Living room|Bedroom|Bathroom|Balcony|Cellar;Quantity:number#1-200;Condition=New|Good|Marked|Damaged;Value:money;Photo:image
- Oak table with four chairs | property=Wharf 12B; room=Kitchen; quantity=1; condition=Good; value=380
- Double bed, walnut | property=Harbour Loft 7; room=Bedroom; quantity=1; condition=Marked; value=520
- Roller blinds | property=Station New 204; room=Living room; quantity=3; condition=New; value=270
- Hall mirror | property=Lime 3; room=Hall; quantity=1; condition=Damaged; value=60
person tenant|occupant: Name!;Email:email;Phone:phone;Property->@property|flat;New address;Deposit:money;Moved in on:date;Moves out on:date
- Jess Arden | property=Wharf 12B; new_address=Mill Lane 4; deposit=1650
- Omar Lys | property=Lime 3; deposit=1900
- Ivy Marsh | property=Harbour Loft 7; deposit=1200
- Sam Doyle | property=Station New 204; deposit=2100
+ appointment: Property->@property|flat;Kind=Check-in|Check-out|Mid-term;Inspector~Pip Harland|Zoe Tran;Key at

# public consultation|citizen participation|citizen survey|resident survey|citizens' assembly
item consultation|participation process|survey|consultation project: Title!;Topic->@topic|theme~Town centre|Climate;Area;Opens on:date!;Closes on:date;Contact~H. Lorch|Ines Mara;Method=Survey|Map|Workshop|Comments|Assembly;Document:file;Photo:image;Description:long;~Phase=Preparing|Open|Evaluation|Decided
- What should happen on Tanner Square? | topic=Town centre; area=Tanner Square; contact=H. Lorch; method=Map; phase=Open
- Climate plan draft | topic=Climate; area=Whole town; contact=Ines Mara; method=Comments; phase=Evaluation
- Night buses to the villages | topic=Mobility; area=North villages; contact=Ines Mara; method=Survey; phase=Decided
- Young people's assembly | topic=Youth; area=Whole town; contact=H. Lorch; method=Assembly; phase=Preparing
item topic|theme: Name!;Department;Icon;Description:long
- Town centre | department=Planning
- Climate | department=Environment
- Mobility | department=Transport; description=Buses, bikes, paths.
- Youth | department=Social affairs
record contribution|statement|map pin|submission|opinion: Title!;Consultation->@consultation|survey~What should happen on Tanner Square?|Climate plan draft;Author;Postcode;Kind=Idea|Criticism|Praise|Question|Place;Latitude:number#-90-90;Longitude:number#-180-180;Written on:date;Photo:image;Text:long;~Supporters:number#0-100000;~State=New|Published|Answered|Hidden
- Shade and a fountain by the bus stop | consultation=What should happen on Tanner Square?; author=Jelle; kind=Idea; supporters=64; state=Published
- Chapter 3 needs numbers | consultation=Climate plan draft; author=Cycling club; kind=Criticism; supporters=18; state=Answered
- Bus stop at the quarry | consultation=Night buses to the villages; author=Mira, 17; kind=Place; supporters=41; state=New
- Will there be pizza? | consultation=Young people's assembly; author=Anonymous; kind=Question; supporters=3; state=Hidden
item question|survey question: Text!;Consultation->@consultation|survey;Order:number#1-200;Kind=One choice|Several choices|Scale|Free text|Number;Options:long;Required:boolean
- How often do you visit the square? | consultation=What should happen on Tanner Square?; order=1; kind=One choice; options=Daily, weekly, seldom, never
- What is missing most? | consultation=What should happen on Tanner Square?; order=2; kind=Free text
- How late do you come home? | consultation=Night buses to the villages; order=1; kind=Number
- How well do you feel heard? | consultation=Young people's assembly; order=1; kind=Scale; options=1 to 5
record answer|survey response|response: Title!;Question->@question|survey question;Respondent;Value;Number:number#0-1000000;Text:long;Given on:date
- R-118 on visits | question=How often do you visit the square?; respondent=R-118; value=weekly
- R-119 on missing things | question=What is missing most?; respondent=R-119; text=A tap for drinking water.
- V-031 on home time | question=How late do you come home?; respondent=V-031; number=1
- Y-007 on being heard | question=How well do you feel heard?; respondent=Y-007; value=2; number=2
event workshop|town hall meeting|citizens' assembly|walk: Title!;Consultation->@consultation|survey;Held on:date!;Starts at:time;Place;Moderator;Places:number#2-2000;Child care:boolean;Minutes:file
- Walk across Tanner Square | consultation=What should happen on Tanner Square?; place=Fountain; moderator=H. Lorch; places=25
- Climate table talk | consultation=Climate plan draft; place=Library; moderator=Ines Mara; places=40
- Village hall bus night | consultation=Night buses to the villages; place=Oberfeld hall; moderator=Ines Mara; places=60
- First assembly | consultation=Young people's assembly; place=Youth centre; moderator=H. Lorch; places=80
record official reply|decision|weighing|reply: Title!;Contribution->@contribution|statement;Department;Answered on:date;Result=Taken up|Partly|Not possible|Already planned;Text:long
- Numbers added to chapter 3 | contribution=Chapter 3 needs numbers; department=Environment; result=Taken up
- Fountain is in the budget | contribution=Shade and a fountain by the bus stop; department=Planning; result=Already planned
- Quarry stop from autumn | contribution=Bus stop at the quarry; department=Transport; result=Partly; text=Only on Fridays and Saturdays.
- No food budget | contribution=Will there be pizza?; department=Social affairs; result=Not possible
+ comment: Contribution->@contribution|statement
+ event registration: Workshop->@workshop|walk;Group

# noise complaint|noise measurement|noise log|aircraft noise|noise monitoring
item station|measuring point|location|sound meter: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Day limit:number(dB)#20-120;Night limit:number(dB)#20-120;Device;Calibrated until:date;Operator;~State=Recording|Offline|Service
- Roof of Hill School | address=Hill Road 1; day_limit=60; night_limit=45; device=SM-2; operator=Environment office; state=Recording
- Balcony Dock Street 9 | address=Dock Street 9; day_limit=60; night_limit=45; device=SM-5; operator=Residents' group; state=Recording
- Airport fence east | address=Runway Road 3; day_limit=65; night_limit=50; device=SM-7; operator=Airport; state=Service
- Mill Lane crane view | address=Mill Lane 20; day_limit=65; night_limit=50; device=SM-9; operator=Environment office; state=Offline
record measurement|noise reading|sound level|reading: Title!;Station->@station|measuring point~Roof of Hill School|Balcony Dock Street 9;Measured on:date!;From:time;To:time;Average level:number(dB)#0-150;Peak level:number(dB)#0-160;Source->@noise source|source;Weather;Over limit:boolean
- Dock Street, Friday night | station=Balcony Dock Street 9; average_level=52; peak_level=81; source=Bar Anchor terrace; weather=Calm
- Hill School, morning | station=Roof of Hill School; average_level=57; peak_level=74; source=Ring road
- East fence, 5:40 take-off | station=Airport fence east; average_level=61; peak_level=94; source=Cargo flights; weather=East wind
- Mill Lane pile driving | station=Mill Lane crane view; average_level=73; peak_level=102; source=Mill Lane site; weather=Dry
item noise source|source|polluter: Name!;Kind=Road|Aircraft|Rail|Bar|Building site|Neighbour|Industry|Event;Address;Operator;Phone:phone;Permit hours;Note:long
- Bar Anchor terrace | kind=Bar; address=Dock Street 6; operator=Anchor Ltd; permit_hours=Until 23:00
- Ring road | kind=Road; operator=Road office
- Cargo flights | kind=Aircraft; address=Airport; operator=Airport; permit_hours=6:00-23:00
- Mill Lane site | kind=Building site; address=Mill Lane 18; operator=Delta Build; permit_hours=7:00-18:00
request complaint|noise complaint|disturbance report: Title!;Source->@noise source|source;Place;Heard on:date!;From:time;To:time;How bad:number#1-10;Effect=Sleep|Concentration|Garden use|Windows shut;Complainant;Email:email;Recording:file;Description:long
- Bass until two | source=Bar Anchor terrace; place=Dock Street 9; how_bad=8; effect=Sleep; complainant=R. Holt
- Jet before six | source=Cargo flights; place=Runway Road 11; how_bad=9; effect=Sleep; complainant=K. Amari
- Pile driver on Saturday | source=Mill Lane site; place=Mill Lane 21; how_bad=7; effect=Garden use; complainant=Family Stone
- Lorries all day long | source=Ring road; place=Hill Road 5; how_bad=5; effect=Windows shut; complainant=Teacher Moll
record noise diary entry|diary|log entry|disturbance log: Title!;Person;Source->@noise source|source;Heard on:date!;From:time;To:time;How bad:number#1-10;What was heard:long;Witness
- Third night of bass | person=R. Holt; source=Bar Anchor terrace; how_bad=9; witness=Neighbour 9b
- Two jets, one hour | person=K. Amari; source=Cargo flights; how_bad=8; what_was_heard=Two take-offs before six.
- Hammering at lunch | person=Family Stone; source=Mill Lane site; how_bad=6; witness=Postman
- Honking on the ring | person=Teacher Moll; source=Ring road; how_bad=4
work follow-up|check|site visit|measure: Title!;Complaint->@complaint|noise complaint;Source->@noise source|source;Due on:date;Officer~J. Amaro|K. Wills;Kind=Visit|Letter|Measurement|Fine|Mediation;Notes:long
- Evening visit to the terrace | complaint=Bass until two; source=Bar Anchor terrace; officer=J. Amaro; kind=Visit
- Ask airport for flight list | complaint=Jet before six; source=Cargo flights; officer=K. Wills; kind=Letter
- Meter on Mill Lane | complaint=Pile driver on Saturday; source=Mill Lane site; officer=J. Amaro; kind=Measurement
- Talk with road office | complaint=Lorries all day long; source=Ring road; officer=K. Wills; kind=Mediation
record ruling|order letter|decision|sanction: Title!;Source->@noise source|source;Issued on:date!;Kind=Warning|Reduced hours|Fine|Sound limiter;Amount:money;Valid until:date;Officer~J. Amaro|K. Wills;Text:long
- Terrace closes at 22:00 | source=Bar Anchor terrace; kind=Reduced hours; amount=0; officer=K. Wills
- Fine for Saturday piling | source=Mill Lane site; kind=Fine; amount=1500; officer=J. Amaro
- Limiter for terrace speakers | source=Bar Anchor terrace; kind=Sound limiter; amount=0; officer=J. Amaro; text=Set to 75 dB.
- Warning for early flight | source=Cargo flights; kind=Warning; amount=0; officer=K. Wills

# bicycle registration|bike registration|stolen bike|abandoned bicycle|bike parking|bike locker
item bicycle|bike|registered bike: Frame number!;Owner->@owner|cyclist~Tess Quill|Hamza B.;Brand mark;Model;Kind=City|Road|Mountain|Cargo|E-bike|Children;Colour;Value:money;Bought on:date;Sticker code;Photo:image;Marks:long;~Status=With owner|Stolen|Found|Sold
- WX 44120 K | owner=Tess Quill; kind=City; colour=Dark green; value=540; sticker_code=BR-1001; marks=Brass bell, dent on rear guard.; status=With owner
- ZZ 90017 | owner=Hamza B.; kind=E-bike; colour=Grey; value=2100; sticker_code=BR-1044; status=Stolen
- CB 5510 LT | owner=Nursery Snail; kind=Cargo; colour=Yellow; value=4200; sticker_code=BR-1060; status=With owner
- RD 77120 | owner=Ole Finn; kind=Road; colour=White; value=1350; sticker_code=BR-0871; marks=Red bar tape.; status=Sold
person owner|cyclist|holder: Name!;Email:email;Phone:phone;Address;Identity checked:boolean;Insurer;Policy number
- Tess Quill | address=Lock Lane 2
- Hamza B. | address=Park Row 31; insurer=Velo Mutual; policy_number=VM-3301
- Nursery Snail | address=Garden Street 2; insurer=Town cover; policy_number=TC-019
- Ole Finn | address=Track 8
request theft report|stolen report|loss report: Number!;Bicycle->@bicycle|bike~ZZ 90017;Stolen on:date!;From time:time;Place;Lock=Chain|U-lock|Folding|None;Police file;Reward:money;Description:long
- TR-221 | bicycle=ZZ 90017; place=Station north rack; lock=Chain; police_file=PC-26-2210; reward=100
- TR-222 | bicycle=CB 5510 LT; place=Nursery gate; lock=U-lock; police_file=PC-26-2254; reward=0
- TR-223 | bicycle=RD 77120; place=Cafe Rapha yard; lock=None; reward=150; description=Stood there for two minutes.
- TR-230 | bicycle=WX 44120 K; place=Lock Lane cellar; lock=Folding; police_file=PC-26-2301; reward=50
record found bike|abandoned bike|find|recovered bike: Number!;Place;Found on:date!;Colour;Kind=City|Road|Mountain|Cargo|E-bike|Children;Frame number read;Tagged on:date;Remove after:date;Store place;Photo:image;~State=Tagged|Removed|Matched|Returned|Auctioned
- FB-0098 | place=Library rack; colour=Red; kind=Mountain; store_place=Depot row 4; state=Removed
- FB-0101 | place=River path; colour=Grey; kind=E-bike; frame_number_read=ZZ 90017; store_place=Police yard; state=Matched
- FB-0105 | place=Canal lock; colour=Yellow; kind=Cargo; frame_number_read=CB 5510 LT; store_place=Depot row 1; state=Returned
- FB-0107 | place=School fence; colour=Blue; kind=Children; state=Tagged
item parking station|bike rack|bike locker|locker: Name!;Address;Places:number#1-10000;~Free:number#0-10000;Kind=Rack|Locker|Garage|Tower;Monthly fee:money;Roofed:boolean;Camera:boolean;Charging:boolean;Photo:image
- Station north rack | address=Station Square; places=240; free=31; kind=Rack; monthly_fee=0
- Locker row West | address=Track 1; places=24; free=2; kind=Locker; monthly_fee=9
- Bike tower South | address=South Square; places=180; free=66; kind=Tower; monthly_fee=12
- Garage Opera | address=Opera Ring 4; places=90; free=0; kind=Garage; monthly_fee=7
record locker rental|rental|parking permit|lease: Number!;Owner->@owner|cyclist;Station->@parking station|locker;Box number;Starts on:date!;Ends on:date;Fee:money;Code;~State=Active|Ended|Overdue
- LR-118 | owner=Tess Quill; station=Locker row West; box_number=14; fee=9; state=Active
- LR-119 | owner=Hamza B.; station=Bike tower South; box_number=T-31; fee=12; state=Active
- LR-120 | owner=Ole Finn; station=Garage Opera; box_number=44; fee=7; state=Ended
- LR-121 | owner=Nursery Snail; station=Locker row West; box_number=3; fee=9; state=Overdue
record ownership transfer|sale|transfer: Title!;Bicycle->@bicycle|bike;From->@owner|cyclist;New owner;Transferred on:date!;Price:money;Contract:file;Confirmed:boolean
- Quill sells the green bike | bicycle=WX 44120 K; from=Tess Quill; new_owner=Lena Moor; price=260
- Finn sells the racer | bicycle=RD 77120; from=Ole Finn; new_owner=Velo Shop Kerb; price=900
- Cargo bike to new nursery | bicycle=CB 5510 LT; from=Nursery Snail; new_owner=Nursery Hedgehog; price=2600
- Grey e-bike to brother | bicycle=ZZ 90017; from=Hamza B.; new_owner=Karim B.; price=1
+ payment: Locker rental->@locker rental|rental;Month

# land registry|cadastre|land parcel|property deed|title deed|surveyor
item parcel|land parcel|plot|lot: Number!;District;Address;Area:number(m²)#1-100000000;Use=Dwelling|Field|Forest|Road|Industry|Water|Garden;Map sheet;Latitude:number#-90-90;Longitude:number#-180-180;Value:money;Plan:image;~Status=Active|Divided|Merged|Disputed
- 0412/7 | district=Weir; address=Mill Race 3; area=812; use=Dwelling; map_sheet=W-14; value=118000; status=Active
- 0413/2 | district=Weir; area=14200; use=Field; map_sheet=W-14; value=42600; status=Disputed
- 0420/1 | district=Oberweir; address=Forest Track; area=68000; use=Forest; map_sheet=W-19; value=95000; status=Merged
- 0388/5 | district=Weir; address=Works Road 9; area=5400; use=Industry; map_sheet=W-12; value=410000; status=Active
person owner|landowner|proprietor|right holder: Name!;Identity number;Born on:date;Address;Type=Person|Company|State|Church|Community;Email:email;Phone:phone
- Anton Weber | address=Mill Race 3; type=Person
- Commons of Weir | address=Village Hall; type=Community
- Orla Timber Ltd | address=Saw Lane 1; type=Company
- Parish of Weir | address=Church Row 2; type=Church
record title|ownership|deed|ownership entry: Number!;Parcel->@parcel|land parcel~0412/7|0413/2;Owner->@owner|landowner~Anton Weber|Commons of Weir;Share:percent;Acquired by=Sale|Inheritance|Gift|Court|Grant;Registered on:date!;Price:money;Deed:file;~State=Valid|Superseded|Contested
- T-8801 | parcel=0412/7; owner=Anton Weber; share=100; acquired_by=Sale; price=104000; state=Valid
- T-8810 | parcel=0413/2; owner=Commons of Weir; share=100; acquired_by=Grant; state=Contested
- T-8822 | parcel=0420/1; owner=Parish of Weir; share=100; acquired_by=Gift; price=0; state=Superseded
- T-8830 | parcel=0388/5; owner=Orla Timber Ltd; share=60; acquired_by=Court; price=230000; state=Valid
record encumbrance|mortgage|easement|charge|right: Number!;Parcel->@parcel|land parcel;Kind=Mortgage|Right of way|Usufruct|Lien|Lease|Pre-emption;Holder;Amount:money;Rank:number#1-50;Entered on:date;Ends on:date;Document:file;~State=Active|Released
- E-330 | parcel=0412/7; kind=Mortgage; holder=River Savings Bank; amount=70000; rank=1; state=Active
- E-331 | parcel=0413/2; kind=Right of way; holder=Parcel 0414; rank=1; state=Active
- E-340 | parcel=0388/5; kind=Lien; holder=Tax office; amount=18500; rank=2; state=Active
- E-299 | parcel=0420/1; kind=Lease; holder=Hunting club; amount=900; rank=1; state=Released
request transfer application|registration request|extract request|application: Number!;Applicant;Kind=Transfer|Extract|Division|Merger|Mortgage entry|Correction;Parcel->@parcel|land parcel;Submitted on:date;Notary;Documents:file;Clerk~O. Brand|T. Ilic;~Fee:money
- AP-771 | applicant=Anton Weber; kind=Division; parcel=0412/7; clerk=T. Ilic; fee=140
- AP-772 | applicant=Orla Timber Ltd; kind=Mortgage entry; parcel=0388/5; notary=Dr. Brink; clerk=O. Brand; fee=310
- AP-775 | applicant=Parish of Weir; kind=Merger; parcel=0420/1; clerk=T. Ilic; fee=90
- AP-780 | applicant=Commons of Weir; kind=Extract; parcel=0413/2; clerk=O. Brand; fee=15
work survey|boundary survey|field survey|survey job: Title!;Parcel->@parcel|land parcel;Due on:date;Surveyor~Kim Adler|Jo Vance;Kind=Boundary|Division|Building|Stakeout;Points:number#0-5000;Accuracy:number(cm)#0-500;Cost:money;Drawing:file;Notes:long
- Boundary with the commons | parcel=0413/2; surveyor=Kim Adler; kind=Boundary; points=9; accuracy=2; cost=860
- Split of Mill Race 3 | parcel=0412/7; surveyor=Jo Vance; kind=Division; points=6; accuracy=1; cost=720
- New hall Works Road | parcel=0388/5; surveyor=Kim Adler; kind=Building; points=22; accuracy=1; cost=1240
- Stake out forest track | parcel=0420/1; surveyor=Jo Vance; kind=Stakeout; points=31; accuracy=5; cost=980
record boundary point|marker|coordinate: Number!;Parcel->@parcel|land parcel;Easting:number(m)#0-10000000;Northing:number(m)#0-10000000;Height:number(m)#-500-9000;Kind=Stone|Pipe|Nail|Fence corner|None;Measured on:date;Surveyor~Kim Adler|Jo Vance
- BP-14 | parcel=0413/2; easting=451220.14; northing=5310822.4; height=412.6; kind=Stone; surveyor=Kim Adler
- BP-15 | parcel=0412/7; easting=451180.02; northing=5310790.11; height=411.9; kind=Nail; surveyor=Jo Vance
- BP-31 | parcel=0388/5; easting=450655.4; northing=5311207.88; height=405.3; kind=Pipe; surveyor=Kim Adler
- BP-52 | parcel=0420/1; easting=453901.77; northing=5312450.6; height=533.1; kind=Fence corner; surveyor=Jo Vance
record boundary dispute|land dispute|dispute|claim: Number!;Parcel->@parcel|land parcel;Claimant;Opened on:date!;Matter=Boundary|Ownership|Access|Inheritance;Hearing on:date;Text:long;~State=Open|Mediation|Court|Settled
- LD-09 | parcel=0413/2; claimant=Neighbour 0414; matter=Boundary; state=Mediation
- LD-10 | parcel=0388/5; claimant=Brother of founder; matter=Ownership; state=Court
- LD-11 | parcel=0420/1; claimant=Hunting club; matter=Access; state=Settled
- LD-12 | parcel=0412/7; claimant=Cousin E. Weber; matter=Inheritance; state=Open; text=Claims a third of the house.
+ payment: Application->@transfer application|application;Kind=Fee|Tax

# prison|prison visit|inmate|correctional facility|jail
person inmate|prisoner|detainee: Number!;Name!;Born on:date;Block->@cell block|wing|unit;Cell;Admitted on:date;Release on:date;Security=Low|Medium|High;Visits a month:number#0-31;Languages;~Status=Remand|Sentenced|Open regime|Released|Transferred
- I-20118 | name=D. Rourke; block=Block B; cell=B-14; security=Medium; visits_a_month=4; status=Sentenced
- I-20144 | name=M. Petit; block=Block C; cell=C-03; security=Low; visits_a_month=6; status=Open regime
- I-20160 | name=S. Okur; block=Block A; cell=A-02; security=High; visits_a_month=2; languages=Turkish; status=Remand
- I-19870 | name=L. Vance; block=Block D; cell=D-11; security=Low; visits_a_month=8; status=Released
item cell block|wing|unit: Name!;Places:number#1-1000;~Occupied:number#0-1000;Security=Low|Medium|High;Officer in charge;Yard time:time
- Block B | places=48; occupied=44; security=Medium; officer_in_charge=Off. Lund
- Block C | places=30; occupied=21; security=Low; officer_in_charge=Off. Serra
- Block A | places=20; occupied=18; security=High; officer_in_charge=Off. Brandt
- Block D | places=36; occupied=12; security=Low; officer_in_charge=Off. Nye
person visitor|approved visitor|relative: Name!;Inmate->@inmate|prisoner~I-20118|I-20144;Relation=Partner|Parent|Child|Sibling|Friend|Lawyer|Clergy;Identity number;Born on:date;Phone:phone;Email:email;Checked on:date;~State=Applied|Approved|Refused|Banned
- Kay Rourke | inmate=I-20118; relation=Partner; state=Approved
- Adv. Simone Gall | inmate=I-20144; relation=Lawyer; state=Approved
- Leyla Okur | inmate=I-20160; relation=Sibling; state=Applied
- Pastor Reed | inmate=I-19870; relation=Clergy; state=Refused
record visit|visit log|visiting record: Number!;Inmate->@inmate|prisoner;Visitor->@visitor|approved visitor;Held on:date!;From:time;To:time;Kind=Table|Glass|Video|Legal|Family room;Table;Adults:number#0-10;Children:number#0-10;Officer;~State=Booked|Checked in|Held|Cancelled|No show
- V-9001 | inmate=I-20118; visitor=Kay Rourke; kind=Table; table=6; adults=1; children=2; officer=Off. Lund; state=Held
- V-9002 | inmate=I-20144; visitor=Adv. Simone Gall; kind=Legal; table=L1; adults=1; children=0; officer=Off. Serra; state=Booked
- V-9003 | inmate=I-20160; visitor=Leyla Okur; kind=Glass; table=G3; adults=1; children=0; officer=Off. Brandt; state=Cancelled
- V-8850 | inmate=I-19870; visitor=Pastor Reed; kind=Video; adults=1; children=0; officer=Off. Nye; state=No show
item visiting slot|time slot|visiting hours: Title!;Day:date;From:time;To:time;Tables:number#1-100;~Tables taken:number#0-100;Kind=Table|Glass|Video|Legal|Family room
- Saturday afternoon tables | tables=14; tables_taken=9; kind=Table
- Wednesday lawyers | tables=4; tables_taken=2; kind=Legal
- Sunday family room | tables=3; tables_taken=3; kind=Family room
- Evening video calls | tables=6; tables_taken=1; kind=Video
item work or course place|programme|prison job|course: Name!;Kind=Workshop|Kitchen|School|Therapy|Garden|Laundry;Places:number#1-200;~Taken:number#0-200;Instructor;Pay per hour:money;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Description:long
- Joinery workshop | kind=Workshop; places=12; taken=10; instructor=Mr Hanke; pay_per_hour=1.8; weekday=Monday
- Night kitchen team | kind=Kitchen; places=8; taken=8; instructor=Cook Mabel; pay_per_hour=2; weekday=Tuesday
- Reading and maths | kind=School; places=15; taken=6; instructor=Ms Orr; pay_per_hour=1.2; weekday=Wednesday
- Vegetable garden | kind=Garden; places=10; taken=9; instructor=Mr Teal; pay_per_hour=1.6; weekday=Friday
record incident|incident report|rule breach|disciplinary record: Number!;Inmate->@inmate|prisoner;Happened on:date!;At:time;Place;Kind=Fight|Contraband|Damage|Refusal|Self-harm|Other;Officer;Measure=Warning|Loss of visits|Separation|Police|None;Text:long
- IN-331 | inmate=I-20118; place=Yard; kind=Refusal; officer=Off. Lund; measure=Warning
- IN-332 | inmate=I-20160; place=Cell A-02; kind=Contraband; officer=Off. Brandt; measure=Loss of visits; text=Phone in the mattress.
- IN-333 | inmate=I-20144; place=Laundry; kind=Damage; officer=Off. Serra; measure=None
- IN-334 | inmate=I-20118; place=Dining hall; kind=Fight; officer=Off. Lund; measure=Separation
request inmate request|leave request|complaint|application: Title!;Inmate->@inmate|prisoner;Kind=Leave|Doctor|Job|Phone|Transfer|Complaint|Purchase;Wanted on:date;Submitted on:date;Reason:long
- Leave for sister's wedding | inmate=I-20144; kind=Leave
- Dentist for molar | inmate=I-20118; kind=Doctor
- Call to Izmir | inmate=I-20160; kind=Phone
- Place in the joinery | inmate=I-20144; kind=Job; reason=I am a trained carpenter.
+ booking: Inmate->@inmate|prisoner;Visitor->@visitor|approved visitor;Slot->@visiting slot|time slot;Adults:number#0-10;Children:number#0-10

# event steward|crowd safety|stewarding|event security|crowd control|safety marshal
event event|match day|festival day|show: Name!;Venue->@venue|arena~Lakeside bowl|Old tannery;Held on:date!;Gates open:time;Starts at:time;Ends at:time;Visitors expected:number#1-500000;Risk=Low|Medium|High;Safety officer~Pru Banks|Idris Cole;Plan:file;~State=Planning|Approved|Live|Over
- Lake rock Friday | venue=Lakeside bowl; visitors_expected=8200; risk=Medium; safety_officer=Pru Banks; state=Approved
- Tannery cup final | venue=Old tannery; visitors_expected=2400; risk=Low; safety_officer=Idris Cole; state=Planning
- River lantern night | venue=Quay promenade; visitors_expected=15000; risk=High; safety_officer=Pru Banks; state=Live
- Brass band contest | venue=Spa garden; visitors_expected=900; risk=Low; safety_officer=Idris Cole; state=Over
item venue|arena|site: Name!;Address;Capacity:number#10-500000;Gates:number#1-200;Exits:number#1-300;First aid rooms:number#0-50;Control room phone:phone;Plan:image
- Lakeside bowl | address=Shore Road; capacity=9000; gates=6; exits=14; first_aid_rooms=3
- Old tannery | address=Hide Street 1; capacity=2600; gates=3; exits=7; first_aid_rooms=1
- Quay promenade | address=Quay 1-40; capacity=16000; gates=9; exits=22; first_aid_rooms=4
- Spa garden | address=Spa Road 5; capacity=1200; gates=2; exits=5; first_aid_rooms=1
item position|zone|gate|steward position: Name!;Venue->@venue|arena;Kind=Gate|Pit|Exit|Car park|Backstage|Family area|Control;Stewards needed:number#1-300;Radio channel;People at most:number#0-500000;Instructions:long
- Gate 2 search | venue=Lakeside bowl; kind=Gate; stewards_needed=8; radio_channel=3; instructions=Bags up to A4, water bottles open.
- Front pit | venue=Lakeside bowl; kind=Pit; stewards_needed=12; radio_channel=2; people_at_most=900
- Lost children tent | venue=Quay promenade; kind=Family area; stewards_needed=4; radio_channel=6
- Control cabin | venue=Old tannery; kind=Control; stewards_needed=3; radio_channel=1; instructions=Log every call.
person steward|marshal|guard|staff: Name!;Badge;Licence until:date;Training=Basic|Crowd|Pit|Supervisor;Phone:phone;Email:email;Hourly wage:money;First aid:boolean;Languages;~Status=Active|Trainee|Blocked
- Mo Farrell | badge=S-118; training=Supervisor; hourly_wage=19; status=Active
- Lin Dao | badge=S-204; training=Pit; hourly_wage=16; status=Active
- Gert Hollis | badge=S-090; training=Crowd; hourly_wage=15.5; status=Blocked
- Amina Roe | badge=S-231; training=Basic; hourly_wage=14; languages=English, Somali; status=Trainee
work shift|assignment|deployment|duty: Title!;Event->@event|match day~Lake rock Friday;Position->@position|zone~Gate 2 search|Front pit;Steward->@steward|marshal;From:time;To:time;Radio number;Checked in:boolean;Hours:number(h)#0-24;Notes:long
- Farrell leads gate 2 | event=Lake rock Friday; position=Gate 2 search; steward=Mo Farrell; radio_number=R-12; hours=9
- Dao in the pit | event=Lake rock Friday; position=Front pit; steward=Lin Dao; radio_number=R-31; hours=7
- Roe at lost children | event=River lantern night; position=Lost children tent; steward=Amina Roe; radio_number=R-44; hours=6
- Farrell runs control | event=Tannery cup final; position=Control cabin; steward=Mo Farrell; radio_number=R-01; hours=8
record incident|incident log|ejection|control log: Number!;Event->@event|match day;Position->@position|zone;At:time;Kind=Medical|Ejection|Lost child|Crush risk|Fire|Theft|Weather;Reported by->@steward|marshal;Action taken:long;Police called:boolean;Photo:image;~State=Open|Handled|Closed
- IL-014 | event=Lake rock Friday; position=Front pit; kind=Medical; reported_by=Lin Dao; action_taken=Guest lifted over barrier, first aid.; state=Closed
- IL-015 | event=River lantern night; position=Lost children tent; kind=Lost child; reported_by=Amina Roe; action_taken=Mother found after 15 minutes.; state=Closed
- IL-016 | event=Lake rock Friday; position=Gate 2 search; kind=Ejection; reported_by=Mo Farrell; state=Handled
- IL-017 | event=Brass band contest; kind=Weather; reported_by=Gert Hollis; action_taken=Tent evacuated.; state=Open
record head count|gate count|crowd count|density reading: Title!;Event->@event|match day;Position->@position|zone;At:time;In:number#0-500000;Out:number#0-500000;~Inside:number#0-500000;Density=Loose|Busy|Dense|Stop entry;Counted by->@steward|marshal
- Gate 2 at 19:30 | event=Lake rock Friday; position=Gate 2 search; in=2140; out=60; inside=2080; density=Busy; counted_by=Mo Farrell
- Pit at 21:00 | event=Lake rock Friday; position=Front pit; in=930; out=45; inside=885; density=Dense; counted_by=Lin Dao
- Promenade at dusk | event=River lantern night; position=Lost children tent; in=12100; out=900; inside=11200; density=Stop entry; counted_by=Amina Roe
- Spa garden at noon | event=Brass band contest; in=310; out=22; inside=288; density=Loose; counted_by=Gert Hollis
record lost property|lost child entry|found item: Title!;Event->@event|match day;Kind=Item|Child|Document|Phone;Found at;Description:long;Contact phone:phone;~State=Held|Returned|Passed to police
- Blue backpack, Gate 2 | event=Lake rock Friday; kind=Item; found_at=Gate 2; state=Held
- Phone with cracked back | event=Lake rock Friday; kind=Phone; found_at=Front pit; state=Returned
- Boy, 4, red boots | event=River lantern night; kind=Child; found_at=Ice cream van; state=Returned
- Passport, two stamps | event=Brass band contest; kind=Document; found_at=Tent bench; state=Passed to police

# coin collection|stamp collection|numismatic|philatelic|banknote collection|medal collection
item coin|stamp|collectible|piece|banknote: Title!;Catalogue number;Country->@country|issuer;Year:number#-700-2100;Face value;Material=Gold|Silver|Copper|Nickel|Paper|Bimetal;Diameter:number(mm)#1-200;Weight:number(g)#0-1000;Grade->@grade|condition grade;Quantity:number#1-10000;~Market value:money;Album->@album|tray;Photo:image
- Silver crown 1937 | catalogue_number=GB-4078; country=Great Britain; year=1937; face_value=5 shillings; material=Silver; diameter=38.6; weight=28.3; grade=Very fine; quantity=1; market_value=35; album=Tray 2
- Bridge stamp, 20 cents | catalogue_number=CA-189; country=Canada; year=1936; face_value=20 cents; material=Paper; grade=Mint; quantity=2; market_value=12; album=Green album
- Gold ducat 1915 | catalogue_number=AT-2267; country=Austria; year=1915; face_value=1 ducat; material=Gold; diameter=20; weight=3.5; grade=Uncirculated; quantity=1; market_value=260; album=Bank safe
- Two lire 1924 | catalogue_number=IT-0063; country=Italy; year=1924; face_value=2 lire; material=Nickel; diameter=29; weight=10; grade=Fine; quantity=4; market_value=3; album=Shoe box
item country|issuer|issuing country: Name!;Currency;Region;From year:number#-700-2100;To year:number#-700-2100;Flag:image
- Great Britain | currency=Pound; region=Europe
- Canada | currency=Dollar; region=Americas
- Austria | currency=Krone; region=Europe; from_year=1892; to_year=1918
- Italy | currency=Lira; region=Europe; from_year=1861; to_year=2001
item grade|condition grade: Name!;Short name;Rank:number#1-70;Description:long
- Very fine | short_name=VF; rank=30; description=Light wear on the highest points.
- Mint | short_name=MNH; rank=60
- Fine | short_name=F; rank=12; description=Clear wear, all details visible.
- Uncirculated | short_name=UNC; rank=63
item album|tray|box|set: Name!;Kind=Album|Tray|Box|Safe|Set;Theme;Place;Slots:number#1-5000;~Filled:number#0-5000;Photo:image
- Tray 2 | kind=Tray; theme=Crowns; place=Desk drawer; slots=24; filled=17
- Green album | kind=Album; theme=Bridges; place=Bookcase; slots=300; filled=211
- Bank safe | kind=Safe; theme=Gold; place=River Bank; slots=40; filled=9
- Shoe box | kind=Box; theme=Doubles; place=Attic; slots=200; filled=148
record purchase|acquisition|sale|transaction: Title!;Piece->@coin|stamp~Silver crown 1937|Bridge stamp, 20 cents;Kind=Purchase|Sale|Swap|Gift;Done on:date!;Dealer or partner;Price:money;Fees:money;Receipt:file
- Crown from the spring fair | piece=Silver crown 1937; kind=Purchase; dealer_or_partner=Fair table 8; price=28; fees=0
- Stamp pair from Lou | piece=Bridge stamp, 20 cents; kind=Swap; dealer_or_partner=Lou; price=0; fees=0
- Ducat at auction 88 | piece=Gold ducat 1915; kind=Purchase; dealer_or_partner=Auction house Kern; price=235; fees=38
- Two lire to a pupil | piece=Two lire 1924; kind=Gift; dealer_or_partner=Neighbour's son; price=0; fees=0
record valuation|market price|appraisal|price entry: Title!;Piece->@coin|stamp;Valued on:date!;Source;Value:money;Grade->@grade|condition grade;Note
- Crown, catalogue 2026 | piece=Silver crown 1937; source=Yearbook; value=35; grade=Very fine
- Ducat, dealer quote | piece=Gold ducat 1915; source=Dealer Kern; value=260; grade=Uncirculated
- Bridge stamp, club night | piece=Bridge stamp, 20 cents; source=Stamp club; value=12; grade=Mint
- Lire, price list | piece=Two lire 1924; source=Price list 2025; value=3; grade=Fine; note=Common year.
record wish list entry|wanted piece|want|missing piece: Title!;Country->@country|issuer;Year:number#-700-2100;Highest price:money;Priority=Low|Normal|High;Note:long
- Crown 1935 to complete the tray | country=Great Britain; year=1935; highest_price=40; priority=High
- Four ducats 1915 | country=Austria; year=1915; highest_price=950; priority=Low
- Bridge 50 cents with gum | country=Canada; year=1935; highest_price=25; priority=Normal
- Five lire with eagle | country=Italy; year=1926; highest_price=8; priority=Normal
record swap offer|trade offer|swap: Title!;Piece->@coin|stamp;Offered by;Wants;Offered on:date;~State=Open|Agreed|Sent|Closed
- Second bridge stamp | piece=Bridge stamp, 20 cents; offered_by=Lou; wants=Bridge stamp 50 cents; state=Open
- Three spare lire | piece=Two lire 1924; offered_by=Nina; wants=Any Swiss half franc; state=Agreed
- Crown for two florins | piece=Silver crown 1937; offered_by=Tom; wants=Two florins 1936; state=Sent
- Ducat for silver set | piece=Gold ducat 1915; offered_by=Lou; wants=Set of twelve talers; state=Closed

# babysitting co-op|babysitting circle|parent co-op|parents' initiative|carpool parents|school run
person family|parent|member family|household: Name!;Address;Phone:phone;Email:email;Children:number#0-10;Smokers:boolean;Pets;Emergency contact;Joined on:date;~Points balance:number#-500-500;~Status=Trial|Active|Paused
- Family Lindell | address=Pear Row 8; children=2; pets=Cat; points_balance=6; status=Active
- Family Osman | address=Kite Street 3; children=1; points_balance=-2; status=Active
- Family Brandauer | address=Fox Lane 20; children=3; pets=None; points_balance=11; status=Active
- Dads Ian and Piet | address=Tower 2, 14; children=1; pets=Parrot; points_balance=0; status=Trial
person child|kid: Name!;Family->@family|parent~Family Lindell|Family Osman;Born on:date;Allergies;Bedtime:time;Likes;School or nursery;Needs car seat:boolean;Doctor
- Alva | family=Family Lindell; allergies=None; likes=Puzzles; school_or_nursery=Kite school
- Emin | family=Family Osman; allergies=Egg; likes=Trains; school_or_nursery=Kite school
- Theo | family=Family Brandauer; allergies=Cow's milk; likes=Drums; school_or_nursery=Fox nursery
- Lou | family=Dads Ian and Piet; allergies=None; likes=Water play; school_or_nursery=Fox nursery
request sitting request|babysitting request|care request: Title!;Family->@family|parent;Day:date!;From:time;To:time;Place=At our home|At yours|Playground;Children:number#1-10;Meal needed:boolean;Note:long
- Parents' evening, two hours | family=Family Osman; place=At our home; children=1
- Cinema night | family=Dads Ian and Piet; place=At our home; children=1; note=Lou sleeps at seven.
- Doctor's visit Tuesday | family=Family Brandauer; place=At yours; children=2
- Free Saturday morning | family=Family Lindell; place=Playground; children=2
record sitting|babysitting session|care session|exchange: Title!;Request->@sitting request|care request~Parents' evening, two hours;Sitter->@family|parent;Family->@family|household;Day:date!;Hours:number(h)#0-48;Points:number#0-200;Thanks:long;~State=Promised|Done|Confirmed|Cancelled
- Lindell sits for Emin | request=Parents' evening, two hours; sitter=Family Lindell; family=Family Osman; hours=2; points=2; state=Confirmed
- Brandauer sits for Lou | request=Cinema night; sitter=Family Brandauer; family=Dads Ian and Piet; hours=4; points=4; state=Promised
- Osman takes Theo | request=Doctor's visit Tuesday; sitter=Family Osman; family=Family Brandauer; hours=1.5; points=3; thanks=He wants to come again!; state=Done
- Playground with Alva | request=Free Saturday morning; sitter=Dads Ian and Piet; family=Family Lindell; hours=3; points=6; state=Cancelled
record ride|carpool run|school run|trip: Title!;Driver->@family|parent;Day:date!;Leaves at:time;From place;To place;Seats:number#1-8;~Seats taken:number#0-8;Direction=To school|Home|Sports;~State=Planned|Driven|Cancelled
- Monday run to Kite school | driver=Family Lindell; from_place=Pear Row; to_place=Kite school; seats=3; seats_taken=2; direction=To school; state=Planned
- Home on Wednesday | driver=Family Osman; from_place=Kite school; to_place=Pear Row; seats=2; seats_taken=2; direction=Home; state=Driven
- Swimming on Friday | driver=Family Brandauer; from_place=Fox Lane; to_place=Indoor pool; seats=4; seats_taken=3; direction=Sports; state=Planned
- Nursery trip day | driver=Dads Ian and Piet; from_place=Tower 2; to_place=Fox nursery; seats=1; seats_taken=0; direction=To school; state=Cancelled
record ride seat|passenger|seat: Title!;Ride->@ride|carpool run~Monday run to Kite school;Child->@child|kid;Pick up at:time;Stop;Confirmed:boolean
- Emin on Monday | ride=Monday run to Kite school; child=Emin; stop=Kite Street corner
- Alva on Monday | ride=Monday run to Kite school; child=Alva; stop=Pear Row 8
- Emin home Wednesday | ride=Home on Wednesday; child=Emin; stop=Kite Street 3
- Theo to the pool | ride=Swimming on Friday; child=Theo; stop=Fox Lane 20
event meet-up|parents' meeting|play date: Title!;Held on:date!;Starts at:time;Place;Host->@family|parent;Places:number#2-100;Bring along;Description:long
- Sunday in the sandpit | place=Fox playground; host=Family Osman; places=16; bring_along=Fruit
- Lantern making | place=Tower 2 common room; host=Dads Ian and Piet; places=20; bring_along=Jam jars
- Clothes swap breakfast | place=Fox Lane 20; host=Family Brandauer; places=12; bring_along=Outgrown clothes
- Sledge afternoon | place=School hill; host=Family Lindell; places=30; bring_along=Sledges, tea
item house rule|agreement|rule: Title!;Topic=Points|Illness|Safety|Late pick-up|Screens;Text:long;Agreed on:date
- A sick child stays at home | topic=Illness; text=Fever or stomach bug, tell the sitter by noon.
- One point for each hour | topic=Points; text=Two points after ten in the evening.
- Late is one more point | topic=Late pick-up; text=After fifteen minutes.
- No films before five | topic=Screens

# municipal fleet|council vehicles|building yard|public works department|street sweeper|works depot
item vehicle|machine|fleet vehicle|municipal vehicle: Number!;Name;Kind=Sweeper|Lorry|Van|Tractor|Mower|Excavator|Car|Trailer;Registration;Built in:number#1960-2100;Department;Mileage:number(km)#0-1500000;Operating hours:number(h)#0-100000;Next test on:date;Insurance until:date;Photo:image;~Status=Available|Out|Workshop|Sold
- M-014 | name=Compact sweeper; kind=Sweeper; registration=BY 14; built_in=2017; department=Cleansing; operating_hours=6120; status=Available
- M-022 | name=Tipper lorry; kind=Lorry; registration=BY 22; built_in=2012; department=Roads; mileage=184300; status=Workshop
- M-031 | name=Slope mower; kind=Mower; registration=BY 31; built_in=2020; department=Parks; operating_hours=1410; status=Out
- M-009 | name=Old flatbed trailer; kind=Trailer; registration=BY 09; built_in=1996; department=Roads; mileage=0; status=Sold
person worker|employee|driver of the yard|crew member: Name!;Staff number;Role=Driver|Gardener|Mason|Mechanic|Foreman;Licence classes;Phone:phone;Medical check until:date;Hours a week:number(h)#1-48
- Hannes Roll | staff_number=212; role=Driver; licence_classes=B, C, CE; hours_a_week=39
- Bea Moritz | staff_number=230; role=Gardener; licence_classes=B, T; hours_a_week=30
- Ivo Stanek | staff_number=198; role=Mechanic; licence_classes=B, C; hours_a_week=39
- Ruth Vogl | staff_number=241; role=Foreman; licence_classes=B; hours_a_week=35
work work order|job|yard job|task: Title!;Place;Kind=Sweeping|Mowing|Signs|Masonry|Event set-up|Winter|Bins;Due on:date;Worker->@worker|employee;Vehicle->@vehicle|machine;Planned hours:number(h)#0-500;Actual hours:number(h)#0-500;Cost centre;Notes:long
- Sweep market after Saturday | place=Corn Square; kind=Sweeping; worker=Hannes Roll; vehicle=M-014; planned_hours=3; cost_centre=7710
- Set up election booths | place=Linden School; kind=Event set-up; worker=Bea Moritz; planned_hours=4; cost_centre=1210
- Mow the flood bank | place=River bank km 2-4; kind=Mowing; worker=Bea Moritz; vehicle=M-031; planned_hours=6; actual_hours=7; cost_centre=5500
- New signs Corn Lane | place=Corn Lane; kind=Signs; worker=Ruth Vogl; vehicle=M-022; planned_hours=2; cost_centre=6300
record trip|logbook entry|driver's log|usage log: Title!;Vehicle->@vehicle|machine~M-014|M-022;Worker->@worker|employee;Day:date!;Start reading:number#0-1500000;End reading:number#0-1500000;Purpose;Litres filled:number(l)#0-1000
- Sweeper Monday round | vehicle=M-014; worker=Hannes Roll; start_reading=6114; end_reading=6120; purpose=Old town; litres_filled=38
- Tipper gravel run | vehicle=M-022; worker=Hannes Roll; start_reading=184212; end_reading=184300; purpose=Gravel pit and back; litres_filled=90
- Mower to flood bank | vehicle=M-031; worker=Bea Moritz; start_reading=1403; end_reading=1410; purpose=Flood bank; litres_filled=22
- Trailer to buyer | vehicle=M-009; worker=Ivo Stanek; start_reading=0; end_reading=0; purpose=Handed to buyer; litres_filled=0
record service|maintenance record|repair|workshop entry: Title!;Vehicle->@vehicle|machine;Done on:date!;Workshop;Kind=Oil|Brakes|Tyres|Test|Accident|Hydraulics;Cost:money;Reading:number#0-1500000;Next due on:date;Remark:long
- Brakes M-022 | vehicle=M-022; workshop=Own workshop; kind=Brakes; cost=740; reading=184300
- Oil change sweeper | vehicle=M-014; workshop=Own workshop; kind=Oil; cost=120; reading=6050
- Mower hose burst | vehicle=M-031; workshop=Green Tech; kind=Hydraulics; cost=310; reading=1380; remark=Three days out.
- Tyres for tipper | vehicle=M-022; workshop=Tyre Hall; kind=Tyres; cost=1640; reading=179800
item material|stock item|store item: Name!;Kind=Sign|Sand|Salt|Paint|Plant|Spare part|Paving;Unit=Piece|Tonne|Litre|Metre;~In stock:number#0-1000000;Minimum:number#0-1000000;Store place;Unit price:money
- Kerb stone 1 m | kind=Paving; unit=Piece; in_stock=64; minimum=20; store_place=Yard row 2; unit_price=9
- Sweeper brush | kind=Spare part; unit=Piece; in_stock=3; minimum=4; store_place=Store 1; unit_price=86
- Road marking paint white | kind=Paint; unit=Litre; in_stock=140; minimum=60; store_place=Paint room; unit_price=6.2
- Grit 2-5 mm | kind=Sand; unit=Tonne; in_stock=38; minimum=25; store_place=Silo 2; unit_price=29
request department request|job request|internal request: Title!;Department;Contact;Place;Wanted on:date;Kind=Transport|Repair|Event set-up|Cleaning|Signs;Photo:image;Description:long
- No-parking signs for school fair | department=Schools; place=Hill School; kind=Signs
- Chairs to the open air cinema | department=Culture; contact=Ms Wild; place=Castle court; kind=Transport
- Broken gate at cemetery | department=Cemeteries; place=East gate; kind=Repair; description=Hinge torn off.
- Wash the bus shelters | department=Transport; contact=Mr Lenz; place=Line 3 stops; kind=Cleaning
+ booking: Vehicle->@vehicle|machine;Worker->@worker|employee;From:time;To:time;Purpose
+ order: Supplier;Cost centre;Delivery on:date

# kindergarten place|nursery place|childcare place|daycare waiting list|school enrolment office
item facility|kindergarten|nursery|daycare centre: Name!;Provider=Town|Church|Association|Private;Address;Head~Mrs Albers|Tom Reyes;Phone:phone;Email:email;Places:number#1-1000;~Places free:number#0-1000;Opens at:time;Closes at:time;Concept;Photo:image
- Acorn kindergarten | provider=Town; address=Forest Edge 2; head=Mrs Albers; places=84; places_free=6; concept=Forest days
- St Nicholas nursery | provider=Church; address=Church Square 3; head=Tom Reyes; places=40; places_free=0; concept=Open rooms
- Little Explorers | provider=Association; address=Canal Row 14; head=Mrs Albers; places=32; places_free=3; concept=Bilingual
- Villa Bumblebee | provider=Private; address=Hill Park 1; head=Tom Reyes; places=24; places_free=1; concept=Music
item group|class|nursery group: Name!;Facility->@facility|kindergarten~Acorn kindergarten|St Nicholas nursery;Age from:number#0-7;Age to:number#0-11;Places:number#1-40;~Taken:number#0-40;Hours a day:number(h)#1-12;Educator
- Hedgehogs | facility=Acorn kindergarten; age_from=3; age_to=6; places=22; taken=19; hours_a_day=7; educator=Nele
- Snails | facility=St Nicholas nursery; age_from=1; age_to=3; places=10; taken=10; hours_a_day=8; educator=Aylin
- Frogs | facility=Little Explorers; age_from=3; age_to=6; places=20; taken=17; hours_a_day=7; educator=Ben
- Bees | facility=Villa Bumblebee; age_from=2; age_to=6; places=24; taken=23; hours_a_day=9; educator=Carla
person child|applicant child: Name!;Born on:date;Parent->@parent|guardian;Home language;Siblings in facility:boolean;Special needs:long;Vaccination shown:boolean;District
- Mats Ehlers | parent=Kerstin Ehlers; home_language=German; district=North
- Amina Bello | parent=Tunde Bello; home_language=Yoruba; district=Centre
- Lian Huang | parent=Mei Huang; home_language=Chinese; district=South
- Paul Grün | parent=Jonas Grün; home_language=German; special_needs=Hearing aid.; district=North
person parent|guardian: Name!;Email:email;Phone:phone;Address;Working hours a week:number(h)#0-80;Single parent:boolean;Income group=1|2|3|4|5
- Kerstin Ehlers | address=Pine Way 9; working_hours_a_week=30; income_group=3
- Tunde Bello | address=Market Row 1; working_hours_a_week=39; income_group=2
- Mei Huang | address=Bridge Street 22; working_hours_a_week=20; income_group=4
- Jonas Grün | address=Pine Way 31; working_hours_a_week=36; income_group=1
request place application|registration request|application|place request: Number!;Child->@child|applicant child~Mats Ehlers|Amina Bello;First choice->@facility|kindergarten;Second choice->@facility|kindergarten;Wanted from:date!;Hours a day:number(h)#1-12;Reason:long;~Points:number#0-200;Proof of work:file
- KA-2201 | child=Mats Ehlers; first_choice=Acorn kindergarten; hours_a_day=6; points=48
- KA-2204 | child=Amina Bello; first_choice=St Nicholas nursery; second_choice=Acorn kindergarten; hours_a_day=8; points=71
- KA-2210 | child=Lian Huang; first_choice=Little Explorers; second_choice=Villa Bumblebee; hours_a_day=5; points=36
- KA-2215 | child=Paul Grün; first_choice=Acorn kindergarten; hours_a_day=8; reason=Single father, shift work.; points=92
record place offer|allocation|offer|placement: Number!;Application->@place application|application;Group->@group|nursery group;Offered on:date!;Answer until:date;Starts on:date;~Answer=Open|Accepted|Declined|Expired
- PO-118 | application=KA-2204; group=Hedgehogs; answer=Accepted
- PO-119 | application=KA-2201; group=Hedgehogs; answer=Open
- PO-120 | application=KA-2210; group=Frogs; answer=Declined
- PO-121 | application=KA-2215; group=Hedgehogs; answer=Accepted
record contract|care contract|agreement: Number!;Child->@child|applicant child;Group->@group|nursery group;Starts on:date;Ends on:date;Hours a day:number(h)#1-12;Monthly fee:money;Meal fee:money;Signed:boolean;~State=Draft|Active|Ended
- CC-310 | child=Amina Bello; group=Hedgehogs; hours_a_day=7; monthly_fee=142; meal_fee=60; state=Active
- CC-311 | child=Paul Grün; group=Hedgehogs; hours_a_day=8; monthly_fee=58; meal_fee=60; state=Draft
- CC-280 | child=Lian Huang; group=Bees; hours_a_day=5; monthly_fee=260; meal_fee=75; state=Ended
- CC-312 | child=Mats Ehlers; group=Hedgehogs; hours_a_day=6; monthly_fee=120; meal_fee=60; state=Active
+ appointment: Facility->@facility|kindergarten;Child->@child|applicant child;Kind=Visit|Admission talk
+ payment: Contract->@care contract|contract;Month

# residents' association|neighbourhood association|neighborhood association|community association|civic association
person resident|neighbour|member|member household: Name!;Street->@street|block~Heather Close|Upper Row;House number;Email:email;Phone:phone;Role=Member|Chair|Treasurer|Secretary|Street contact;Skills;Joined on:date;Dues paid until:date;Show in directory:boolean
- Wilma Stone | street=Heather Close; house_number=4; role=Chair; skills=Law
- Kwabena Asare | street=Upper Row; house_number=19; role=Treasurer; skills=Bookkeeping
- Ines Calder | street=Mill Steps; house_number=7; role=Secretary; skills=Design
- Olaf Brenner | street=Orchard Lane; house_number=52; role=Street contact; skills=Bike repair
item street|block|area: Name!;Homes:number#1-5000;Street contact->@resident|neighbour;Speed limit:number(km/h)#5-120;Note:long;Map:image
- Heather Close | homes=28; street_contact=Wilma Stone; speed_limit=30
- Upper Row | homes=41; street_contact=Kwabena Asare; speed_limit=30
- Mill Steps | homes=16; street_contact=Ines Calder; speed_limit=10; note=Steps at the lower end.
- Orchard Lane | homes=73; street_contact=Olaf Brenner; speed_limit=50
item project|initiative|neighbourhood project: Title!;Lead->@resident|neighbour;Goal:long;Budget:money;~Spent:money;Started on:date;Partner;Photo:image;~Status=Idea|Planning|Under way|Finished
- Planters on Upper Row | lead=Kwabena Asare; budget=800; spent=210; partner=Parks office; status=Under way
- Bench on Mill Steps | lead=Ines Calder; budget=450; spent=450; partner=Carpenter Voss; status=Finished
- 30 zone Orchard Lane | lead=Olaf Brenner; budget=100; spent=0; partner=Roads office; status=Idea
- Bee hotel with the school | lead=Wilma Stone; budget=200; spent=35; partner=Hill School; status=Planning
record issue|concern|neighbourhood issue|problem: Title!;Street->@street|block;Category=Traffic|Litter|Lighting|Noise|Planning|Safety;Raised by->@resident|neighbour;Raised on:date;Sent to;Photo:image;Description:long;~Status=Open|With council|Solved|Dropped
- Cars cut through Heather Close | street=Heather Close; category=Traffic; raised_by=Wilma Stone; sent_to=Roads office; status=With council
- Lamp out on the steps | street=Mill Steps; category=Lighting; raised_by=Ines Calder; sent_to=Lighting office; status=Solved
- Six-storey plan at no. 50 | street=Orchard Lane; category=Planning; raised_by=Olaf Brenner; sent_to=Planning office; status=Open
- Bags beside the bins | street=Upper Row; category=Litter; raised_by=Kwabena Asare; status=Dropped
event meeting|general meeting|street party|clean-up day|block party: Title!;Held on:date!;Starts at:time;Place;Kind=Meeting|Street party|Clean-up|Talk|Children;Organiser->@resident|neighbour;Bring along;Expected:number#1-2000;Minutes:long
- Long table on Upper Row | place=Upper Row, middle; kind=Street party; organiser=Kwabena Asare; bring_along=A salad and a chair; expected=90
- Spring meeting | place=Scout hut; kind=Meeting; organiser=Wilma Stone; expected=30
- River bank clean-up | place=Mill Steps, lower end; kind=Clean-up; organiser=Ines Calder; bring_along=Gloves; expected=25
- Talk on the new plan | place=Library; kind=Talk; organiser=Olaf Brenner; expected=70
work task|helper task|sign-up slot|party task: Title!;Event->@meeting|street party;Assigned to->@resident|neighbour;Due on:date;Kind=Tables|Permit|Food|Music|Children|Clean up;Notes:long
- Ask for the road to be closed | event=Long table on Upper Row; assigned_to=Wilma Stone; kind=Permit
- Borrow ten tables | event=Long table on Upper Row; assigned_to=Kwabena Asare; kind=Tables
- Soup for the helpers | event=River bank clean-up; assigned_to=Ines Calder; kind=Food
- Stack chairs in library | event=Talk on the new plan; assigned_to=Olaf Brenner; kind=Clean up
record dues|membership fee|cash entry|ledger entry: Title!;Resident->@resident|member;Kind=Dues|Donation|Expense|Grant;Booked on:date!;Amount:money;Purpose;Receipt:file
- Asare dues 2026 | resident=Kwabena Asare; kind=Dues; amount=15
- Cake sale income | resident=Wilma Stone; kind=Donation; amount=86; purpose=Bee hotel
- Planks for bench | resident=Ines Calder; kind=Expense; amount=210; purpose=Bench on Mill Steps
- District small grant | resident=Kwabena Asare; kind=Grant; amount=300; purpose=Planters on Upper Row
record poll|vote|survey: Question!;Opens on:date;Closes on:date;Option A;Option B;~Votes A:number#0-5000;~Votes B:number#0-5000;Decided:boolean
- Speed bumps or planters? | option_a=Speed bumps; option_b=Planters; votes_a=17; votes_b=38
- Street party in June or September? | option_a=June; option_b=September; votes_a=44; votes_b=21
- Which tree for the corner? | option_a=Rowan; option_b=Cherry; votes_a=18; votes_b=29
- Shall we print a newsletter? | option_a=Yes, on paper; option_b=Email is enough; votes_a=12; votes_b=47
item neighbour offer|lend and share|noticeboard entry|classified: Title!;Resident->@resident|neighbour;Kind=Lend|Give|Help|Look for|Recommend;Photo:image;Posted on:date;Text:long;~State=Open|Taken
- Ladder 6 m to lend | resident=Wilma Stone; kind=Lend; state=Open
- Plum tree needs pickers | resident=Olaf Brenner; kind=Give; state=Open
- Looking for a piano teacher | resident=Ines Calder; kind=Look for; state=Taken
- Good roofer found | resident=Kwabena Asare; kind=Recommend; text=Came on time, fair price.; state=Open

# gift drive|angel tree|christmas gift wish|toy drive|wish tree|back-to-school drive
item campaign|gift drive|drive|edition: Title!;Begins on:date!;Gifts until:date;Handed out on:date;Organiser;Gift value up to:money;Wishes goal:number#1-100000;~Wishes fulfilled:number#0-100000;Photo:image;Description:long;~State=Preparing|Running|Sorting|Finished
- Wish tree at the town hall 2026 | organiser=Family office; gift_value_up_to=30; wishes_goal=220; wishes_fulfilled=143; state=Running
- School bag drive 2026 | organiser=Parents' council; gift_value_up_to=45; wishes_goal=80; wishes_fulfilled=0; state=Preparing
- Shoe boxes for Easter | organiser=St Luke parish; gift_value_up_to=15; wishes_goal=120; wishes_fulfilled=118; state=Sorting
- Wish tree at the town hall 2025 | organiser=Family office; gift_value_up_to=25; wishes_goal=200; wishes_fulfilled=200; state=Finished
item wish|gift wish|child wish|tag: Number!;Campaign->@campaign|gift drive~Wish tree at the town hall 2026;First name;Age:number#0-18;Wish!;Size;Price about:money;Partner->@partner organisation|school|agency;~Status=On the tree|Taken|Gift in|Wrapped|Handed over
- W-041 | campaign=Wish tree at the town hall 2026; first_name=Leo; age=6; wish=Torch and a book on caves; price_about=24; partner=Family centre South; status=Taken
- W-042 | campaign=Wish tree at the town hall 2026; first_name=Sumi; age=11; wish=Watercolours; price_about=20; partner=Women's house North; status=On the tree
- W-043 | campaign=School bag drive 2026; first_name=Ada; age=7; wish=Pencil case with owls; price_about=15; partner=Hill School; status=Gift in
- W-044 | campaign=Shoe boxes for Easter; first_name=Milo; age=3; wish=Rubber boots, green; size=26; price_about=14; partner=Arrival centre; status=Handed over
person donor|gift giver|sponsor: Name!;Email:email;Phone:phone;Type=Person|Family|Company|School class;Wishes taken:number#0-500;Thank-you sent:boolean;Note:long
- Office of Lamp & Light | type=Company; wishes_taken=12
- Ms Petrova | type=Person; wishes_taken=1
- Family Anand | type=Family; wishes_taken=3
- Class 8b | type=School class; wishes_taken=5; note=Bring gifts together.
record pledge|wish reservation|adoption of wish|promise: Title!;Wish->@wish|gift wish~W-041|W-042;Donor->@donor|gift giver~Ms Petrova|Office of Lamp & Light;Pledged on:date!;Bring until:date;Drop-off->@drop-off point|collection point;~State=Promised|Brought|Late|Cancelled
- Petrova for W-041 | wish=W-041; donor=Ms Petrova; drop_off=Town hall desk; state=Promised
- Lamp & Light for W-042 | wish=W-042; donor=Office of Lamp & Light; drop_off=Corner bookshop; state=Cancelled
- Anand for W-043 | wish=W-043; donor=Family Anand; drop_off=Library foyer; state=Brought
- 8b for W-044 | wish=W-044; donor=Class 8b; drop_off=Fire station gate; state=Late
item partner organisation|school|agency: Name!;Contact person;Email:email;Phone:phone;Children:number#0-2000;Pickup at;Note:long
- Family centre South | contact_person=M. Okoye; children=64
- Women's house North | contact_person=Confidential; children=11
- Hill School | contact_person=Ms Reger; children=28; pickup_at=School office
- Arrival centre | contact_person=S. Haile; children=47
item drop-off point|collection point|shop: Name!;Address;Opening hours;Contact person;Phone:phone;~Gifts waiting:number#0-5000
- Town hall desk | address=Town Square 1; opening_hours=Mon-Fri 8-16; gifts_waiting=21
- Corner bookshop | address=Lamp Street 14; opening_hours=Tue-Sat 10-18; gifts_waiting=6
- Library foyer | address=Book Lane 1; opening_hours=Mon-Sat 10-18; gifts_waiting=13
- Fire station gate | address=Brook Road 2; opening_hours=Sat 9-12; gifts_waiting=2
record gift check|gift intake|checked gift|delivery: Number!;Wish->@wish|gift wish;Received on:date!;Checked by;Complete:boolean;Wrapped:boolean;Storage box;Remark:long
- G-118 | wish=W-041; checked_by=Dora; storage_box=Box 7
- G-119 | wish=W-043; checked_by=Hakim; storage_box=Box 2
- G-120 | wish=W-044; checked_by=Dora; storage_box=Box 11; remark=Boots are size 25.
- G-121 | wish=W-042; checked_by=Hakim; storage_box=Box 7; remark=Brush set missing.
work volunteer shift|wrapping shift|delivery run|task: Title!;Volunteer~Dora|Hakim;Day:date!;From:time;To:time;Task=Wrap|Sort|Drive|Desk|Call donors;Notes:long
- Wrapping evening 1 | volunteer=Hakim; task=Wrap
- Sort by age group | volunteer=Dora; task=Sort
- Drive to the centre | volunteer=Hakim; task=Drive
- Ring late donors | volunteer=Dora; task=Call donors

# film archive|sound archive|tape archive|audiovisual archive|newsreel|amateur film
item film|recording|tape|title|reel: Number!;Title!;Maker->@maker|filmmaker|cameraman~Otto Klee|Radio South;Year:number#1880-2100;Format=8 mm|Super 8|16 mm|35 mm|VHS|Reel tape|Cassette|Digital;Length:number(min)#0-1000;Sound=Silent|Mono|Stereo;Colour:boolean;Collection->@collection|bequest;Keywords;Still:image;Summary:long;~State=Good|Shrunk|Vinegar|Sticky|Lost
- F-0218 | title=Carnival on the ice; maker=Otto Klee; year=1956; format=16 mm; length=11; sound=Silent; collection=Klee family films; keywords=Winter, river, masks; state=Shrunk
- A-1104 | title=Talk with the last ferryman; maker=Radio South; year=1974; format=Reel tape; length=28; sound=Mono; collection=Regional radio; state=Good
- V-0330 | title=School play 1987; maker=Grete Lahn; year=1987; format=VHS; length=74; sound=Stereo; collection=School tapes; keywords=Theatre, children; state=Sticky
- F-0007 | title=Opening of the lock; maker=Panorama Studio; year=1923; format=35 mm; length=6; sound=Silent; collection=City newsreels; state=Vinegar
person maker|filmmaker|cameraman|producer|broadcaster: Name!;Born in:number#1840-2020;Died in:number#1880-2100;Town;Role=Amateur|Professional|Station|Studio;Biography:long
- Otto Klee | born_in=1911; died_in=1988; town=Uferstadt; role=Amateur
- Radio South | town=Uferstadt; role=Station
- Grete Lahn | born_in=1944; town=Altbruck; role=Amateur; biography=Teacher with a camcorder.
- Panorama Studio | town=Altbruck; role=Studio
item collection|bequest|fonds: Name!;Donor;Received on:date;Carriers:number#1-1000000;Rights=Owned|Licensed|Unknown|Public domain;Contract:file;Note:long
- Klee family films | donor=Daughter of O. Klee; carriers=64; rights=Licensed
- Regional radio | donor=Radio South; carriers=2300; rights=Owned
- School tapes | donor=Grammar school; carriers=118; rights=Unknown
- City newsreels | donor=Town archive; carriers=42; rights=Public domain
record digitisation|transfer|scan job|digital file: Title!;Film->@film|recording~F-0218|A-1104;Done on:date!;Operator~Ruben|Lale;Scanner;Resolution=SD|HD|2K|4K|Audio 96 kHz;File:file;Size:number(GB)#0-5000;Checksum;~State=Raw|Checked|Backed up
- Carnival in 2K | film=F-0218; operator=Lale; scanner=Wet gate; resolution=2K; size=84; state=Checked
- Ferryman in studio quality | film=A-1104; operator=Ruben; resolution=Audio 96 kHz; size=2; state=Backed up
- School play rescue | film=V-0330; operator=Ruben; scanner=VHS deck 2; resolution=SD; size=18; state=Raw
- Lock in 4K | film=F-0007; operator=Lale; scanner=Arc scanner; resolution=4K; size=310; state=Backed up
record shot list entry|scene|sequence|time mark: Title!;Film->@film|recording;Starts at second:number(s)#0-60000;Ends at second:number(s)#0-60000;Place;People;Description:long
- Brass band on the ice | film=F-0218; starts_at_second=95; ends_at_second=160; place=Ferry landing; description=Nine players in bear costumes.
- Gates swing open | film=F-0007; starts_at_second=40; ends_at_second=75; place=Canal lock; people=Mayor Reuss
- Curtain falls down | film=V-0330; starts_at_second=1810; ends_at_second=1830; place=School hall; description=All laugh.
- He sings the rope song | film=A-1104; starts_at_second=900; ends_at_second=960; people=Ferryman Ott
item carrier|can|storage location|box: Number!;Film->@film|recording;Kind=Can|Cassette|Reel|Hard disk;Shelf;Temperature:number(°C)#-20-30;Humidity:percent;Checked on:date
- CAN-0218 | film=F-0218; kind=Can; shelf=Cold room 2; temperature=6; humidity=35
- REEL-1104 | film=A-1104; kind=Reel; shelf=Audio 5; temperature=16; humidity=40
- CAS-0330 | film=V-0330; kind=Cassette; shelf=Tape 12; temperature=18; humidity=42
- HD-09 | film=F-0007; kind=Hard disk; shelf=Server room; temperature=20; humidity=35
request footage request|licence request|viewing request|access request: Number!;Applicant;Email:email;Film->@film|recording;Purpose=Documentary|Exhibition|School|Private|News;Seconds wanted:number(s)#0-36000;Territory;Needed by:date;~Fee:money
- FR-77 | applicant=River museum; film=F-0218; purpose=Exhibition; seconds_wanted=60; fee=120
- FR-78 | applicant=Canal TV; film=F-0007; purpose=Documentary; seconds_wanted=30; territory=Europe; fee=450
- FR-79 | applicant=Former pupil; film=V-0330; purpose=Private; seconds_wanted=4440; fee=15
- FR-80 | applicant=Grammar school; film=A-1104; purpose=School; seconds_wanted=120; fee=0
event screening|film evening|listening evening: Title!;Held on:date!;Starts at:time;Place;Film->@film|recording;Speaker;Seats:number#5-2000;Entry:money
- Winter films with live piano | place=Library hall; film=F-0218; speaker=Lale; seats=80; entry=6
- Lock centenary reel | place=Lock house; film=F-0007; speaker=Ruben; seats=45; entry=4
- Class reunion night | place=School hall; film=V-0330; speaker=Grete Lahn; seats=120; entry=0
- Listening by lamplight | place=Ferry inn; film=A-1104; seats=30; entry=5

# lawyer directory|find a lawyer|legal marketplace|attorney directory|legal consultation online|legal consultation|legal advice platform|online legal|consult a lawyer|clients with lawyers
person lawyer|attorney|legal expert|advocate: Name!;Firm;City;Fields->@field of law|practice area~Tenancy law|Employment law;Bar number;Years in practice:number#0-70;First talk price:money;Hourly rate:money;Languages;Online talks:boolean;Email:email;Phone:phone;Portrait:image
- Adwoa Frimpong | firm=Frimpong & Rhee; city=Leeds; fields=Employment law; bar_number=44120; years_in_practice=14; first_talk_price=60; hourly_rate=190; languages=English, French
- Lars Hoem | firm=Hoem law; city=York; fields=Tenancy law; bar_number=51877; years_in_practice=6; first_talk_price=0; hourly_rate=140; languages=English, Norwegian
- Beatriz Soler | firm=Soler Chambers; city=Hull; fields=Family law; bar_number=39004; years_in_practice=21; first_talk_price=90; hourly_rate=220; languages=English, Spanish
- Imran Qadir | firm=Qadir & Co; city=Leeds; fields=Traffic law; bar_number=52210; years_in_practice=4; first_talk_price=35; hourly_rate=125; languages=English, Urdu
item field of law|practice area|legal topic: Name!;Icon;Typical questions:long;Deadline warning;Description:long
- Tenancy law | typical_questions=Notice, deposit, rent rise.
- Employment law | typical_questions=Dismissal, references, overtime.; deadline_warning=Three weeks after dismissal
- Family law | typical_questions=Divorce, custody, maintenance.
- Traffic law | typical_questions=Fine, licence, accident.; deadline_warning=Two weeks after the notice
request legal question|case request|enquiry|client request: Title!;Client name;Email:email;Phone:phone;Field->@field of law|practice area;City;Budget:money;Urgency=Normal|This week|Deadline running;Deadline on:date;Documents:file;Description:long
- Dismissed by text message | client_name=P. Ames; field=Employment law; city=Leeds; budget=300; urgency=Deadline running
- Landlord keeps my deposit | client_name=Ruby T.; field=Tenancy law; city=York; budget=150; urgency=Normal
- Custody before the move | client_name=Owen D.; field=Family law; city=Hull; budget=800; urgency=This week
- Fined in a hire car | client_name=Kaya L.; field=Traffic law; city=Leeds; budget=80; urgency=Deadline running
record offer|proposal|quote|lawyer reply|lawyer offer: Title!;Request->@legal question|case request~Dismissed by text message;Lawyer->@lawyer|attorney~Adwoa Frimpong|Lars Hoem;Sent on:date!;Price:money;Kind=Flat fee|Hourly|First talk|Free advice;Text:long;~Answer=Open|Accepted|Declined
- Frimpong, first talk and letter | request=Dismissed by text message; lawyer=Adwoa Frimpong; price=240; kind=Flat fee; answer=Open
- Hoem on the deposit | request=Landlord keeps my deposit; lawyer=Lars Hoem; price=0; kind=Free advice; answer=Accepted
- Soler custody talk | request=Custody before the move; lawyer=Beatriz Soler; price=90; kind=First talk; answer=Accepted
- Qadir on the fine | request=Fined in a hire car; lawyer=Imran Qadir; price=125; kind=Hourly; answer=Declined
item consultation slot|time slot|office hour|available time|availability: Title!;Lawyer->@lawyer|attorney;Day:date!;From:time;To:time;Form=Office|Video|Phone;Price:money;~State=Free|Taken
- Hoem, video lunch slot | lawyer=Lars Hoem; form=Video; price=0; state=Free
- Frimpong Monday office | lawyer=Adwoa Frimpong; form=Office; price=60; state=Taken
- Soler evening call | lawyer=Beatriz Soler; form=Phone; price=90; state=Free
- Qadir Friday video | lawyer=Imran Qadir; form=Video; price=35; state=Free
item legal guide|answer|sample letter|faq: Title!;Field->@field of law|legal topic;Author->@lawyer|legal expert;Published on:date;Reading time:number(min)#1-120;Text:long;File:file
- Is a text message a valid notice? | field=Employment law; author=Adwoa Frimpong; reading_time=4
- Getting your deposit back | field=Tenancy law; author=Lars Hoem; reading_time=6
- Moving away with children | field=Family law; author=Beatriz Soler; reading_time=9
- Points and how to lose them | field=Traffic law; author=Imran Qadir; reading_time=3
record office|law office|location: Name!;Lawyer->@lawyer|attorney;Address;City;Postcode;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Step-free:boolean
- Hoem law York | lawyer=Lars Hoem; address=Wall Street 2; city=York; postcode=YO1
- Frimpong & Rhee Leeds | lawyer=Adwoa Frimpong; address=Park Square 8; city=Leeds; postcode=LS1
- Soler Chambers Hull | lawyer=Beatriz Soler; address=Dock Walk 31; city=Hull; postcode=HU1; opening_hours=Mon-Thu 9-17
- Qadir & Co Leeds | lawyer=Imran Qadir; address=North Lane 112; city=Leeds; postcode=LS6
+ review: Lawyer->@lawyer|attorney;Clarity:rating;Speed:rating;Matter
+ appointment: Lawyer->@lawyer|attorney;Slot->@consultation slot|time slot;Field->@field of law|practice area;Form=Office|Video|Phone
+ message: Request->@legal question|case request
item contract template|document template|legal template|legal form|sample contract: Title!;Field->@field of law|legal topic~Tenancy law;Kind=Contract|Letter|Form|Power of attorney;Author->@lawyer|legal expert;Price:money;Version:number#1-100;File:file;Description:long;~Downloads:number#0-1000000
- Lease for a flat | field=Tenancy law; kind=Contract; price=0; version=3; downloads=210
- Notice of resignation | field=Employment law; kind=Letter; price=4; version=1; downloads=88
- Parenting agreement | field=Family law; kind=Form; author=Beatriz Soler; price=9; version=2; downloads=54
- Power of attorney, traffic fine | field=Traffic law; kind=Power of attorney; author=Imran Qadir; price=3; version=4; downloads=131
! record legal answer|lawyer answer|answer [answer\\w*|q&a|question\\w*]: Title!;Question->@legal question|client request;Lawyer->@lawyer|attorney;Text:long;Answered on:date;Helpful votes:number#0-10000;Accepted:boolean
- Deadline is three weeks | helpful_votes=14
- Ask for the deposit in writing | helpful_votes=6
- A text message is not enough | question=Dismissed by text message; lawyer=Adwoa Frimpong; text=The notice must be on paper and signed.; helpful_votes=22
- The driver pays, not the hirer | question=Fined in a hire car; lawyer=Imran Qadir; text=Name the driver within two weeks.; helpful_votes=9
! record lawyer verification|licence check [verif\\w*|approv\\w*]: Title!;Lawyer->@lawyer|attorney;Licence:file;Bar number;Checked by;Checked on:date;Result=Waiting|Verified|Refused;Remark:long
- Licence check 118 | bar_number=B-4410; result=Verified
- Licence check 121 | bar_number=B-4480; result=Waiting
- Licence check 124 | lawyer=Beatriz Soler; bar_number=B-4502; checked_by=Nell Archer; result=Verified
- Licence check 126 | lawyer=Lars Hoem; bar_number=B-4519; checked_by=Nell Archer; result=Refused; remark=The scan cannot be read.
+ booking|consultation: Lawyer->@lawyer|attorney;Slot->@consultation slot|time slot;Field->@field of law|practice area;Form=Office|Video|Phone;Minutes:number#10-240;Fee:money;Meeting link:url

# tourist tax|visitor tax|city tax|holiday let registration|short-term rental registration|guest registration form
person host|operator|landlord|accommodation owner: Name!;Type=Private|Company|Hotel|Campsite;Email:email;Phone:phone;Address;Tax number;Bank account;Registered on:date
- Inga Solberg | type=Private; address=Bay Road 5; tax_number=88 104 22
- Hotel Pier | type=Hotel; address=Pier 1; tax_number=88 201 07
- Camp Dune Ltd | type=Campsite; address=Dune Road 40; tax_number=88 310 55
- Old Customs Stays | type=Company; address=Quay 9; tax_number=88 377 12
item accommodation|holiday home|lodging|property: Registration number!;Name;Host->@host|operator~Inga Solberg|Hotel Pier;Kind=Flat|House|Hotel|Campsite|Room|Hostel;Address;Beds:number#1-5000;Zone->@tax zone|tariff;Nights allowed:number#0-366;Licence until:date;~Status=Registered|Pending|Suspended|Closed
- HL-00412 | name=Boat loft; host=Inga Solberg; kind=Flat; address=Bay Road 5; beds=4; zone=Beach zone; nights_allowed=120; status=Registered
- HT-00007 | name=Hotel Pier; host=Hotel Pier; kind=Hotel; address=Pier 1; beds=88; zone=Beach zone; nights_allowed=366; status=Registered
- CP-00021 | name=Camp Dune; host=Camp Dune Ltd; kind=Campsite; address=Dune Road 40; beds=320; zone=Dunes; nights_allowed=210; status=Suspended
- HS-00108 | name=Customs hostel; host=Old Customs Stays; kind=Hostel; address=Quay 9; beds=46; zone=Harbour; nights_allowed=366; status=Pending
item tax zone|tariff|tax rate: Name!;Summer rate:money;Winter rate:money;Child rate:money;Free up to age:number#0-18;Nights at most:number#1-366;Valid from:date
- Beach zone | summer_rate=2.8; winter_rate=1.4; child_rate=0; free_up_to_age=12; nights_at_most=14
- Upper town | summer_rate=1.9; winter_rate=1; child_rate=0; free_up_to_age=12; nights_at_most=14
- Dunes | summer_rate=1.5; winter_rate=0.8; child_rate=0; free_up_to_age=16; nights_at_most=21
- Harbour | summer_rate=2.2; winter_rate=1.2; child_rate=0.5; free_up_to_age=6; nights_at_most=14
record guest registration|stay|guest entry|registration form: Number!;Accommodation->@accommodation|holiday home~HL-00412|HT-00007;Guest;Nationality;Arrives on:date!;Leaves on:date;Adults:number#0-500;Children:number#0-500;Exempt=None|Business|Disabled|Patient;~Nights:number#0-366;~Tax due:money
- GR-77120 | accommodation=HL-00412; guest=Family Marek; nationality=Czech; adults=2; children=2; exempt=None; nights=5; tax_due=28
- GR-77121 | accommodation=HT-00007; guest=J. Alder; nationality=British; adults=1; children=0; exempt=Business; nights=2; tax_due=0
- GR-77122 | accommodation=CP-00021; guest=Club Pedal; nationality=Dutch; adults=14; children=0; exempt=None; nights=2; tax_due=42
- GR-77123 | accommodation=HS-00108; guest=A. Moreau; nationality=French; adults=1; children=1; exempt=Patient; nights=6; tax_due=0
record tax return|monthly return|declaration|statement: Number!;Accommodation->@accommodation|lodging;Month;Year:number#2000-2100;Guest nights:number#0-200000;Exempt nights:number#0-200000;Tax due:money;Filed on:date;~State=Due|Filed|Checked|Paid|Late
- TR-26-06-412 | accommodation=HL-00412; month=June; year=2026; guest_nights=46; exempt_nights=10; tax_due=100.8; state=Filed
- TR-26-06-007 | accommodation=HT-00007; month=June; year=2026; guest_nights=1940; exempt_nights=210; tax_due=4844; state=Paid
- TR-26-06-021 | accommodation=CP-00021; month=June; year=2026; guest_nights=3600; exempt_nights=900; tax_due=4050; state=Late
- TR-26-06-108 | accommodation=HS-00108; month=June; year=2026; guest_nights=610; exempt_nights=40; tax_due=1254; state=Checked
request registration application|registration request|new listing|application: Title!;Host->@host|operator;Address;Kind=Flat|House|Hotel|Campsite|Room|Hostel;Beds:number#1-5000;Floor plan:file;Owner consent:file;Starts on:date
- Second flat Bay Road 7 | host=Inga Solberg; address=Bay Road 7; kind=Flat; beds=3
- Twenty new tent places | host=Camp Dune Ltd; address=Dune Road 42; kind=Campsite; beds=60
- Room above the customs bar | host=Old Customs Stays; address=Quay 9; kind=Room; beds=2
- Pier garden house | host=Hotel Pier; address=Pier 3; kind=House; beds=6
record inspection|check|audit: Title!;Accommodation->@accommodation|lodging;Checked on:date!;Inspector~R. Vik|T. Moen;Beds found:number#0-5000;Result=In order|Not registered|Nights missing|Safety defect;Fine:money;Remark:long
- Boat loft, July check | accommodation=HL-00412; inspector=T. Moen; beds_found=4; result=In order; fine=0
- Camp Dune fire lanes | accommodation=CP-00021; inspector=R. Vik; beds_found=352; result=Safety defect; fine=600
- Hostel guest book | accommodation=HS-00108; inspector=T. Moen; beds_found=46; result=Nights missing; fine=180; remark=Two weeks not entered.
- Hotel Pier spring check | accommodation=HT-00007; inspector=R. Vik; beds_found=88; result=In order; fine=0
+ payment: Tax return->@tax return|declaration;Reference

# traffic accident|car accident report|collision report|accident reporting|crash data|road safety
record accident|crash|collision|road accident: Number!;Place!;Happened on:date!;At:time;Latitude:number#-90-90;Longitude:number#-180-180;Kind=Rear-end|Turning|Pedestrian|Cyclist|Single vehicle|Head-on;Severity=Damage only|Slight injury|Serious injury|Fatal;Weather=Dry|Rain|Snow|Fog|Ice;Light=Day|Dusk|Night;Officer;Sketch:image;Description:long
- TA-26-311 | place=Mill Gate junction; kind=Cyclist; severity=Slight injury; weather=Rain; light=Dusk; officer=Cst. Bole; description=Car turned right across the cycle lane.
- TA-26-314 | place=Ring Road km 4; kind=Rear-end; severity=Damage only; weather=Dry; light=Day; officer=Cst. Adair
- TA-26-320 | place=Alder Bridge; kind=Single vehicle; severity=Serious injury; weather=Ice; light=Night; officer=Sgt. Moya; description=Car hit the parapet.
- TA-26-322 | place=Station Square crossing; kind=Pedestrian; severity=Slight injury; weather=Fog; light=Dusk; officer=Cst. Bole
item vehicle involved|vehicle|party vehicle: Plate!;Accident->@accident|crash~TA-26-311|TA-26-314;Kind=Car|Lorry|Bus|Motorcycle|Bicycle|Scooter|Tram;Make and model;Insurer;Policy number;Damage:long;Estimated damage:money;Photo:image;Towed:boolean
- HR 41 D | accident=TA-26-311; kind=Car; insurer=Nord Cover; damage=Right wing scratched.; estimated_damage=700
- Bicycle of L. Amis | accident=TA-26-311; kind=Bicycle; damage=Front wheel bent.; estimated_damage=160
- BX 900 R | accident=TA-26-320; kind=Car; insurer=Alpine Motor; damage=Front crushed.; estimated_damage=8200
- Tram 12 | accident=TA-26-322; kind=Tram; insurer=Transit Mutual; damage=None; estimated_damage=0
person person involved|driver named|witness|injured person: Name!;Accident->@accident|crash;Role=Driver|Passenger|Cyclist|Pedestrian|Witness;Vehicle->@vehicle involved|vehicle;Injury=None|Slight|Serious|Fatal;Phone:phone;Email:email;Licence number;Statement:long
- L. Amis | accident=TA-26-311; role=Cyclist; vehicle=Bicycle of L. Amis; injury=Slight
- R. Holm | accident=TA-26-311; role=Driver; vehicle=HR 41 D; injury=None
- S. Orlik | accident=TA-26-320; role=Driver; vehicle=BX 900 R; injury=Serious
- Mrs Denk | accident=TA-26-322; role=Pedestrian; injury=Slight; statement=I did not hear the bell.
item black spot|danger spot|hot spot|junction: Name!;Road;Latitude:number#-90-90;Longitude:number#-180-180;~Accidents in 3 years:number#0-1000;Main kind=Rear-end|Turning|Pedestrian|Cyclist|Single vehicle|Head-on;Speed limit:number(km/h)#5-130;Photo:image;Note:long;~State=Watched|Measure planned|Improved
- Mill Gate junction | road=B 12; accidents_in_3_years=9; main_kind=Cyclist; speed_limit=50; state=Measure planned
- Alder Bridge bend | road=L 204; accidents_in_3_years=6; main_kind=Single vehicle; speed_limit=70; state=Watched
- Station Square crossing | road=Station Square; accidents_in_3_years=11; main_kind=Pedestrian; speed_limit=30; state=Improved
- Ring Road km 4 | road=Ring Road; accidents_in_3_years=17; main_kind=Rear-end; speed_limit=80; state=Watched
request danger report|hazard report|near miss report|citizen report: Title!;Place;Seen on:date;Kind=Speeding|Bad view|Missing crossing|Surface|Signal;Reporter;Email:email;Photo:image;Description:long
- Hedge hides the crossing | place=School Lane; kind=Bad view; reporter=Parents' group
- Racing at night on the ring | place=Ring Road km 2-5; kind=Speeding; reporter=Night nurse
- Ice forms under the bridge | place=Alder Bridge; kind=Surface; reporter=Milk driver
- Tram bell too quiet | place=Station Square; kind=Signal; reporter=Blind union; description=Cannot be heard in traffic.
work safety measure|road measure|measure: Title!;Black spot->@black spot|junction~Mill Gate junction;Due on:date;Kind=Sign|Marking|Signal|Speed bump|Rebuild|Control;Cost:money;Responsible~Roads office|Police;Effect:long
- Separate green for cyclists | black_spot=Mill Gate junction; kind=Signal; cost=18000; responsible=Roads office
- Ice warning sign | black_spot=Alder Bridge bend; kind=Sign; cost=900; responsible=Roads office
- Raised crossing | black_spot=Station Square crossing; kind=Rebuild; cost=64000; responsible=Roads office; effect=No injury since.
- Laser control on ring | black_spot=Ring Road km 4; kind=Control; cost=0; responsible=Police
record speed measurement|traffic count|speed check: Title!;Place;Measured on:date!;Vehicles:number#0-500000;Average speed:number(km/h)#0-200;Fastest:number(km/h)#0-300;Over limit:percent;Device
- School Lane week 19 | place=School Lane; vehicles=4120; average_speed=36; fastest=71; over_limit=58; device=Radar board 2
- Ring Road night | place=Ring Road km 4; vehicles=2210; average_speed=88; fastest=163; over_limit=41; device=Laser 1
- Alder Bridge week 6 | place=Alder Bridge; vehicles=9800; average_speed=62; fastest=104; over_limit=19; device=Radar board 1
- Mill Gate Monday | place=Mill Gate junction; vehicles=13400; average_speed=39; fastest=78; over_limit=7; device=Loop 3

# women's shelter|women's refuge|domestic violence|safe house|victim support
person client|woman|survivor|resident: Code name!;Arrived on:date;Born in:number#1920-2020;Children:number#0-12;Languages;Safe contact;Safe to call:boolean;Adviser->@adviser|counsellor;Health notes:long;Risk=Low|Medium|High;~Status=Enquiry|In house|Counselling|Moved out
- Linden | born_in=1989; children=2; languages=Spanish; safe_contact=Sister's phone after 18:00; adviser=Maren; risk=High; status=In house
- Heron | born_in=1975; children=0; languages=English; adviser=Joelle; risk=Medium; status=Counselling
- Juniper | born_in=1996; children=1; languages=Arabic; adviser=Samia; risk=High; status=Enquiry
- Wren | born_in=1968; children=0; languages=English; safe_contact=Work email; adviser=Ulla; risk=Low; status=Moved out
item room|apartment|place|bed: Name!;House~House A|House B;Beds:number#1-12;Cot:boolean;Step-free:boolean;Floor:number#0-10;~State=Free|Taken|Cleaning|Reserved
- A-2 | house=House A; beds=4; floor=1; state=Taken
- A-3 | house=House A; beds=2; floor=1; state=Free
- B-1 | house=House B; beds=3; floor=0; state=Reserved
- B-4 | house=House B; beds=1; floor=2; state=Cleaning
record stay|accommodation stay|placement: Number!;Client->@client|survivor~Linden;Room->@room|apartment~A-2;From:date!;To:date;Paid by=Town|State|Self|Fund;Daily rate:money;Moved to=Own flat|Family|Other shelter|Back|Unknown
- ST-61 | client=Linden; room=A-2; paid_by=Town; daily_rate=38
- ST-62 | client=Juniper; room=B-1; paid_by=State; daily_rate=38
- ST-48 | client=Wren; room=B-4; paid_by=Self; daily_rate=22; moved_to=Own flat
- ST-57 | client=Heron; room=A-3; paid_by=Fund; daily_rate=38; moved_to=Family
person adviser|counsellor|staff member: Name!;Role=Adviser|Child worker|Lawyer|Night duty|Volunteer;Languages;Phone:phone;Email:email;Hours a week:number(h)#1-45
- Maren | role=Adviser; languages=English, Spanish; hours_a_week=30
- Joelle | role=Adviser; languages=English, French; hours_a_week=24
- Samia | role=Child worker; languages=Arabic, English; hours_a_week=28
- Ulla | role=Night duty; languages=English, German; hours_a_week=20
record counselling session|advice contact|case note|contact: Title!;Client->@client|survivor;Adviser->@adviser|counsellor;Held on:date!;Minutes:number(min)#5-300;Channel=In person|Phone|Chat;Topic=Safety|Law|Children|Money|Housing|Health;Notes:long;Next step
- First safety talk | client=Linden; adviser=Maren; minutes=70; channel=In person; topic=Safety; next_step=Court order
- Money of her own | client=Heron; adviser=Joelle; minutes=50; channel=Phone; topic=Money; next_step=Open bank account
- School for the girl | client=Juniper; adviser=Samia; minutes=40; channel=In person; topic=Children
- After moving out | client=Wren; adviser=Ulla; minutes=30; channel=Chat; topic=Housing; notes=Sleeps well again.
record safety plan|risk assessment|protection plan: Title!;Client->@client|survivor;Made on:date!;Danger score:number#0-20;Weapons in home:boolean;Code word;Steps:long;Bag packed:boolean;Go to on:date
- Linden plan 1 | client=Linden; danger_score=14; steps=Change phone, tell school, other way to work.
- Heron plan 2 | client=Heron; danger_score=8; code_word=Blue umbrella
- Juniper plan 1 | client=Juniper; danger_score=17; steps=No social media, escort to school.
- Wren leaving plan | client=Wren; danger_score=3; steps=Lock changed, neighbour knows.
request place request|shelter request|help request|referral: Number!;Called on:date!;Asked by=Self|Police|Hospital|Social office|Friend;Women:number#1-10;Children:number#0-12;Region;Special needs;Safe contact;Description:long
- PR-301 | asked_by=Police; women=1; children=1; region=North; special_needs=Cot
- PR-302 | asked_by=Hospital; women=1; children=0; region=City; special_needs=Wheelchair
- PR-303 | asked_by=Self; women=1; children=3; region=South
- PR-304 | asked_by=Social office; women=2; children=1; region=East; description=Sisters, want to stay together.
work case task|appointment task|office errand|step: Title!;Client->@client|survivor;Adviser->@adviser|staff member;Due on:date;Kind=Court|Police|Office|School|Doctor|Flat;Notes:long
- Protection order hearing | client=Linden; adviser=Maren; kind=Court
- Housing list for Heron | client=Heron; adviser=Joelle; kind=Flat
- Paediatrician visit | client=Juniper; adviser=Samia; kind=Doctor
- Collect papers with police | client=Wren; adviser=Ulla; kind=Police

# burglar alarm|alarm system|intruder alarm|alarm monitoring|cctv system
item site|premises|protected site|alarm site: Name!;Customer->@subscriber|alarm customer~Quill Jewellers|Mrs Anders;Address;Account number;Code word;Kind=Home|Shop|Office|Warehouse|School;Police reference;Keyholder;Arming time:time;~State=Armed|Disarmed|Alarm|Offline
- Quill shop | customer=Quill Jewellers; address=Guild Street 4; account_number=AL-1120; kind=Shop; keyholder=Manager; state=Armed
- Anders house | customer=Mrs Anders; address=Beech Way 30; account_number=AL-1188; kind=Home; keyholder=Daughter; state=Disarmed
- Timber store Hall B | customer=Nordholz Timber; address=Works Road 21; account_number=AL-1203; kind=Warehouse; keyholder=Yard boss; state=Offline
- Elm School | customer=Town schools; address=Elm Road 2; account_number=AL-1240; kind=School; keyholder=Caretaker; state=Armed
person subscriber|alarm customer|client: Name!;Email:email;Phone:phone;Billing address;Contract=Monitoring|Monitoring and service|Service only;Monthly fee:money;Contract until:date
- Quill Jewellers | contract=Monitoring and service; monthly_fee=49
- Mrs Anders | contract=Monitoring; monthly_fee=22
- Nordholz Timber | contract=Service only; monthly_fee=18
- Town schools | contract=Monitoring and service; monthly_fee=130
item device|sensor|detector|camera: Number!;Site->@site|premises~Quill shop|Anders house;Kind=Motion|Door contact|Glass break|Camera|Smoke|Panic button|Siren|Panel;Zone;Serial number;Fitted on:date;Battery until:date;~Status=Working|Low battery|Fault|Bypassed
- Q-03 | site=Quill shop; kind=Glass break; zone=Zone 3 window; status=Working
- A-01 | site=Anders house; kind=Door contact; zone=Zone 1 front door; status=Low battery
- T-07 | site=Timber store Hall B; kind=Panel; zone=Panel; serial_number=PX-7701; status=Fault
- E-12 | site=Elm School; kind=Motion; zone=Zone 5 computer room; status=Bypassed
record alarm event|alarm|signal|event: Number!;Site->@site|premises;Device->@device|sensor;Received on:date!;At:time;Kind=Intrusion|Panic|Fire|Tamper|Power loss|Test;Operator~Desk Amy|Desk Raul;Action=Called keyholder|Called police|Sent guard|None;~Result=Open|False alarm|Real|Test|Technical
- AE-90112 | site=Quill shop; device=Q-03; kind=Intrusion; operator=Desk Raul; action=Called police; result=Real
- AE-90115 | site=Anders house; device=A-01; kind=Tamper; operator=Desk Amy; action=Called keyholder; result=Technical
- AE-90120 | site=Timber store Hall B; device=T-07; kind=Power loss; operator=Desk Raul; action=Called keyholder; result=Open
- AE-90131 | site=Elm School; device=E-12; kind=Intrusion; operator=Desk Amy; action=Sent guard; result=False alarm
person keyholder|emergency contact|contact person: Name!;Site->@site|premises;Call order:number#1-10;Phone:phone;Password;Has keys:boolean;Available=Always|Daytime|Night
- Manager Quill | site=Quill shop; call_order=1; available=Always
- Daughter Anders | site=Anders house; call_order=1; available=Night
- Yard boss Nordholz | site=Timber store Hall B; call_order=1; available=Daytime
- Caretaker Elm | site=Elm School; call_order=2; available=Always
record service visit|maintenance visit|test record: Number!;Site->@site|premises;Visited on:date!;Technician~Stef|Ngozi;Devices tested:number#0-1000;Faults:number#0-200;Batteries changed:number#0-200;Next visit on:date;Signature:image
- SV-310 | site=Quill shop; technician=Ngozi; devices_tested=11; faults=0; batteries_changed=2
- SV-311 | site=Elm School; technician=Stef; devices_tested=38; faults=1; batteries_changed=6
- SV-312 | site=Timber store Hall B; technician=Ngozi; devices_tested=7; faults=2; batteries_changed=1
- SV-313 | site=Anders house; technician=Stef; devices_tested=5; faults=0; batteries_changed=1
work installation|repair job|service job|work order: Title!;Site->@site|premises;Due on:date;Technician~Stef|Ngozi;Kind=Install|Repair|Battery|Upgrade|Remove;Cost:money;Notes:long
- New contact at Anders door | site=Anders house; technician=Stef; kind=Battery; cost=35
- New panel Hall B | site=Timber store Hall B; technician=Ngozi; kind=Upgrade; cost=1280
- Refit sensor room 5 | site=Elm School; technician=Stef; kind=Repair; cost=110
- Second camera Quill | site=Quill shop; technician=Ngozi; kind=Install; cost=420; notes=Over the safe.
request quote request|site survey request|fault report|enquiry: Title!;Name;Email:email;Phone:phone;Address;Kind=New system|Fault|Extension|Cancel;Doors and windows:number#1-500;Pets:boolean;Wanted on:date;Note:long
- System for a bakery | name=Baker Krume; kind=New system; doors_and_windows=9
- Panel beeps all night | name=Mrs Anders; kind=Fault; doors_and_windows=11
- Add the new gym wing | name=Town schools; kind=Extension; doors_and_windows=26
- House sold in May | name=Jonas Feld; kind=Cancel; doors_and_windows=14
+ invoice: Subscriber->@subscriber|alarm customer;Site->@site|premises;Period
+ appointment: Site->@site|premises;Technician~Stef|Ngozi;Kind=Survey|Install|Service

# social club|working men's club|members' club|clubhouse bar|bingo night|expat club
person member|club member|guest member: Name!;Member number;Category=Full|Family|Senior|Junior|Honorary;Email:email;Phone:phone;Born on:date;Joined on:date;Paid until:date;Proposed by->@member|club member;Card printed:boolean;~Status=Applicant|Active|Lapsed|Barred
- Bill Tranter | member_number=0114; category=Senior; status=Active
- Rosheen Daly | member_number=0388; category=Full; proposed_by=Bill Tranter; status=Active
- Percy Oldham | member_number=0007; category=Honorary; status=Active
- Kim Sutter | member_number=0402; category=Junior; proposed_by=Rosheen Daly; status=Lapsed
event club event|bingo night|quiz night|live music|party: Title!;Held on:date!;Starts at:time;Room->@room|function room~Concert room|Snug;Host;Entry:money;Guests per member:number#0-20;Places:number#1-2000;Kind=Bingo|Quiz|Music|Darts|Dinner|Talk;Description:long
- Thursday bingo | room=Concert room; host=Rosheen Daly; entry=2; guests_per_member=2; places=120; kind=Bingo
- Snug folk session | room=Snug; host=Bill Tranter; entry=0; places=30; kind=Music
- Friday pub quiz | room=Skittle alley; host=Rosheen Daly; entry=3; guests_per_member=4; places=50; kind=Quiz
- Harvest supper | room=Committee lounge; host=Percy Oldham; entry=14; guests_per_member=1; places=40; kind=Dinner
item room|function room|bar: Name!;Capacity:number#1-2000;Member rate:money;Guest rate:money;Stage:boolean;Bar in room:boolean;Photo:image
- Concert room | capacity=160; member_rate=60; guest_rate=120
- Snug | capacity=30; member_rate=15; guest_rate=30
- Skittle alley | capacity=50; member_rate=25; guest_rate=50
- Committee lounge | capacity=40; member_rate=20; guest_rate=45
item drink|bar item|bar product|snack: Name!;Kind=Beer|Wine|Spirit|Soft|Snack|Hot;Member price:money;Guest price:money;Unit=Pint|Glass|Bottle|Bag|Cup;~In stock:number#0-10000;Minimum:number#0-10000;Supplier
- House bitter | kind=Beer; member_price=3.2; guest_price=3.8; unit=Pint; in_stock=176; minimum=88; supplier=Mill Brewery
- Salted nuts | kind=Snack; member_price=0.9; guest_price=1.1; unit=Bag; in_stock=64; minimum=30
- Merlot, glass | kind=Wine; member_price=3.6; guest_price=4.2; unit=Glass; in_stock=70; minimum=30; supplier=Vine & Co
- Filter coffee | kind=Hot; member_price=1.2; guest_price=1.5; unit=Cup; in_stock=400; minimum=100
record membership fee|subscription|dues: Title!;Member->@member|club member;Year:number#2000-2100;Amount:money;Due on:date;Paid on:date;Method=Cash|Card|Transfer;~State=Due|Paid|Reminded|Waived
- Tranter 2026 | member=Bill Tranter; year=2026; amount=18; method=Cash; state=Paid
- Daly 2026 | member=Rosheen Daly; year=2026; amount=32; state=Due
- Sutter 2026 | member=Kim Sutter; year=2026; amount=8; state=Reminded
- Oldham 2026 | member=Percy Oldham; year=2026; amount=0; state=Waived
record guest signing-in|guest book entry|visitor entry: Guest name!;Signed in by->@member|club member;Came on:date!;At:time;Visits this year:number#1-366;Fee:money
- Cousin Mags | signed_in_by=Rosheen Daly; visits_this_year=2; fee=1
- Brother Des | signed_in_by=Bill Tranter; visits_this_year=5; fee=1
- Fiddler Una | signed_in_by=Bill Tranter; visits_this_year=1; fee=0
- Work mate Raj | signed_in_by=Kim Sutter; visits_this_year=3; fee=1
record league result|darts match|game result|score: Title!;Game=Darts|Pool|Snooker|Dominoes|Cards|Bowls;Played on:date!;Home side;Away side;Home score:number#0-500;Away score:number#0-500;Player->@member|club member
- Darts against the Legion | game=Darts; home_side=Our A team; away_side=Legion; home_score=5; away_score=4; player=Bill Tranter
- Pool at the Railway | game=Pool; home_side=Railway Inn; away_side=Our pool team; home_score=6; away_score=3; player=Kim Sutter
- Dominoes cup night | game=Dominoes; home_side=Our B team; away_side=Miners club; home_score=8; away_score=4; player=Percy Oldham
- Snooker final | game=Snooker; home_side=Our A team; away_side=Police club; home_score=2; away_score=3; player=Rosheen Daly
work bar shift|duty|committee task: Title!;Person~Rosheen Daly|Steward Ken;Day:date!;From:time;To:time;Kind=Bar|Door|Bingo caller|Cleaning|Stock count;Notes:long
- Ken at the bar Thursday | person=Steward Ken; kind=Bar
- Daly calls bingo | person=Rosheen Daly; kind=Bingo caller
- Ken counts stock | person=Steward Ken; kind=Stock count
- Daly on the door | person=Rosheen Daly; kind=Door; notes=Check guest book.
request membership application|join request|proposal: Title!;Name;Email:email;Phone:phone;Category=Full|Family|Senior|Junior|Honorary;Proposed by->@member|club member;Seconded by->@member|club member;Born on:date;Address
- T. Okafor wants to join | name=T. Okafor; category=Full; proposed_by=Bill Tranter; seconded_by=Rosheen Daly
- Family Marsh joins | name=J. Marsh; category=Family; proposed_by=Percy Oldham; seconded_by=Bill Tranter
- Retired postman Hal | name=Hal Dixon; category=Senior; proposed_by=Bill Tranter; seconded_by=Percy Oldham
- Young darts player | name=Ellis Roy; category=Junior; proposed_by=Rosheen Daly; seconded_by=Kim Sutter
+ booking: Room->@room|function room;Member->@member|club member;From:time;To:time;Guests:number#1-2000;Buffet:boolean;Deposit:money
`
