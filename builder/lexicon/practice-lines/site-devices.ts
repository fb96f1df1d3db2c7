/** Practices, written as `practicesOfLines` reads them. */
export const devicesSites = `
# information publishing|digital signage|display screen|signage|information display screen|publishing system|signage screen
item publishing page|page|display page|information page: Name!;Screen size->@screen size|size~Full HD landscape;Background~Pale green;Background image:image;Shown for:number(s)#1-3600;Group~Entrance hall;Preview:image;Made by~Lea Brandt;Changed on:date;~Status=Draft|In review|Published|Withdrawn
- Welcome of the day | screen_size=Full HD landscape; background=Pale green; shown_for=15; group=Entrance hall; made_by=Lea Brandt; status=Published
- Canteen menu | screen_size=Full HD portrait; background=Cream; shown_for=25; group=Canteen; made_by=Tom Reyes; status=Published
- Bus times | screen_size=Full HD landscape; shown_for=20; group=Entrance hall; made_by=Lea Brandt; status=In review
- Open day | screen_size=Video wall; shown_for=30; group=Entrance hall; made_by=Tom Reyes; status=Draft
item page component|component|widget|display component|content block: Name!;Page->@publishing page|page~Welcome of the day;Kind=Text|Image|Video|Clock|Weather|Table|Web page|Ticker;X:number(px)#0-20000;Y:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Content:long;File:file;On click=Nothing|Open page|Open link|Play video;Opens->@publishing page|page~Bus times;Layer:number#1-100
- Greeting | page=Welcome of the day; kind=Text; x=120; y=80; width=1200; height=200; content=Good morning, guests from Porto; on_click=Nothing; layer=2
- Clock top right | page=Welcome of the day; kind=Clock; x=1620; y=40; width=260; height=120; on_click=Nothing; layer=3
- Dishes | page=Canteen menu; kind=Table; x=60; y=300; width=960; height=1100; content=Soup, stew, salad; on_click=Nothing; layer=1
- Bus button | page=Welcome of the day; kind=Image; x=1500; y=820; width=360; height=200; on_click=Open page; opens=Bus times; layer=2
item carousel|playlist|page carousel|rotation: Name!;Description;Effect=None|Fade|Slide|Zoom;Seconds per page:number(s)#1-3600;Loop:boolean;Pages:number#0-1000;Valid from:date;Valid until:date;~Status=Draft|Running|Stopped
- Entrance, weekdays | effect=Fade; seconds_per_page=15; pages=2; status=Running
- Canteen, noon | effect=Slide; seconds_per_page=25; pages=1; status=Running
- Open day loop | effect=Zoom; seconds_per_page=30; pages=3; status=Draft
- Old winter loop | effect=None; seconds_per_page=20; pages=4; status=Stopped
! record carousel page|carousel item: Title!;Carousel->@carousel|playlist~Entrance, weekdays;Page->@publishing page|page~Welcome of the day;Position:number#1-1000;Shown for:number(s)#1-3600
- Welcome first | carousel=Entrance, weekdays; page=Welcome of the day; position=1; shown_for=15
- Then the buses | carousel=Entrance, weekdays; page=Bus times; position=2; shown_for=20
- Menu only | carousel=Canteen, noon; page=Canteen menu; position=1; shown_for=25
- Open day first | carousel=Open day loop; page=Open day; position=1; shown_for=30
item screen|display|terminal|player: Name!;Place~Entrance hall;Screen size->@screen size|size~Full HD landscape;Carousel->@carousel|playlist~Entrance, weekdays;IP address~10.2.0.31;On at:time;Off at:time;Last seen:date;~Status=Online|Offline|Off
- Hall left | place=Entrance hall; screen_size=Full HD landscape; carousel=Entrance, weekdays; ip_address=10.2.0.31; status=Online
- Hall right | place=Entrance hall; screen_size=Full HD landscape; carousel=Entrance, weekdays; ip_address=10.2.0.32; status=Offline
- Canteen door | place=Canteen; screen_size=Full HD portrait; carousel=Canteen, noon; ip_address=10.2.0.40; status=Online
- Wall of nine | place=Atrium; screen_size=Video wall; carousel=Open day loop; status=Off
item screen size|size|resolution: Name!;Width:number(px)#100-20000;Height:number(px)#100-20000;Direction=Landscape|Portrait|Square;Diagonal:number(inch)#5-500;Touch:boolean
- Full HD landscape | width=1920; height=1080; direction=Landscape; diagonal=55
- Full HD portrait | width=1080; height=1920; direction=Portrait; diagonal=49
- Video wall | width=5760; height=3240; direction=Landscape; diagonal=165
- Door tablet | width=1280; height=800; direction=Landscape; diagonal=10
record publication|publishing record|publish history|release: Title!;Page->@publishing page|page~Welcome of the day;Screen->@screen|display~Hall left;Published by~Lea Brandt;Published on:date;Version:number#1-10000;~Result=Sent|Shown|Failed|Withdrawn
- Welcome to hall left | page=Welcome of the day; screen=Hall left; published_by=Lea Brandt; version=4; result=Shown
- Welcome to hall right | page=Welcome of the day; screen=Hall right; published_by=Lea Brandt; version=4; result=Failed
- Menu to canteen | page=Canteen menu; screen=Canteen door; published_by=Tom Reyes; version=31; result=Shown
- Menu of yesterday | page=Canteen menu; screen=Canteen door; published_by=Tom Reyes; version=30; result=Withdrawn
# door industry|door product|door manufacturer|door company|window and door|wooden door|door factory
item door|door product|door style: Name!;Model~D-210;Series->@door series|product category~Oak classics;Use=Front door|Interior door|Fire door|Sliding door|Garage door|Glass door;Material=Oak|Pine|Steel|Aluminium|Glass|Composite;Width:number(mm)#300-6000;Height:number(mm)#300-6000;Thickness:number(mm)#10-200;Insulation:number(W/m²K)#0-10;Price from:money;Picture:image;Description:long;~Status=On show|New|Discontinued
- Linden front door | model=D-210; series=Oak classics; use=Front door; material=Oak; width=1000; height=2100; thickness=78; insulation=1.1; price_from=1890; status=On show
- Quiet 30 | model=D-330; series=Safe and quiet; use=Fire door; material=Steel; width=900; height=2050; thickness=64; insulation=1.6; price_from=640; status=On show
- Slide 2 | model=D-415; series=Light rooms; use=Sliding door; material=Glass; width=1800; height=2200; thickness=10; price_from=980; status=New
- Barn pine | model=D-120; series=Oak classics; use=Interior door; material=Pine; width=860; height=1985; thickness=40; price_from=240; status=Discontinued
item door series|product category|category|series: Name!;Description:long;Position:number#1-100;Picture:image;Doors:number#0-1000
- Oak classics | description=Solid wood, oiled by hand.; position=1; doors=14
- Safe and quiet | description=Fire and sound protection.; position=2; doors=9
- Light rooms | description=Glass in slim frames.; position=3; doors=11
- Workshop and garage | position=4; doors=6
item photo album|album|gallery|photo album display: Title!;Series->@door series|series~Oak classics;Description;Cover:image;Photos:number#0-1000;Position:number#1-100
- Front doors in the Old Town | series=Oak classics; description=Nine houses in Weaver Lane; photos=18; position=1
- School fire doors | series=Safe and quiet; photos=12; position=2
- A loft with four sliding doors | series=Light rooms; photos=21; position=3
- From the trunk to the door | description=Our workshop; photos=30; position=4
record album photo|photo|picture|project photo: Title!;Album->@photo album|album~Front doors in the Old Town;Door->@door|door product~Linden front door;Image:image;Place~Weaver Lane 9;Year:number#1950-2100;Position:number#1-1000
- Weaver Lane 9 | album=Front doors in the Old Town; door=Linden front door; place=Weaver Lane 9; year=2023; position=1
- Corridor, Pier School | album=School fire doors; door=Quiet 30; place=Pier Road; year=2024; position=1
- Loft, kitchen side | album=A loft with four sliding doors; door=Slide 2; place=Mill Yard 2; year=2024; position=3
- Planing oak | album=From the trunk to the door; year=2022; position=2
item company information|company profile|introduction|about the company|homepage introduction: Title!;Kind=Introduction|History|Certificate|Service|Start page;Text:long;Picture:image;Position:number#1-100;Shown:boolean
- Doors since 1931 | kind=Introduction; text=Sixty people, one saw mill, two showrooms.; position=1
- Fire class T30 | kind=Certificate; text=Tested for thirty minutes.; position=3
- We measure at your home | kind=Service; text=Free of charge within 40 km.; position=2
- Three generations | kind=History; position=4
item showroom|branch|company location|location|store: Name!;Address!;Phone:phone;Email:email;Opening hours;Latitude:number#-90-90;Longitude:number#-180-180;Manager~Anke Vogt;Picture:image
- Works and showroom | address=Saw Mill Road 1; opening_hours=Mon-Fri 8-17; latitude=52.31; longitude=4.77; manager=Anke Vogt
- Harbour showroom | address=Quay Road 30; opening_hours=Tue-Sat 10-18; latitude=52.38; longitude=4.91; manager=Tom Reyes
- Service depot | address=Mill Yard 7; opening_hours=Mon-Thu 7-15; manager=Sid Marlow
- Dealer Millbrook | address=Market 4; opening_hours=Mon-Sat 9-18; manager=Rosa Keller
! request inquiry|quote request|contact message: Subject!;Name!;Phone:phone;Email:email;Door->@door|door product~Linden front door;Width:number(mm)#300-6000;Height:number(mm)#300-6000;Quantity:number#1-10000;Message:long;~Offer:money;~Answered by~Anke Vogt
- Front door for a farm | name=Evan Pugh; email=evan@farm.example; door=Linden front door; width=1100; height=2150; quantity=1; offer=2240; answered_by=Anke Vogt
- Twelve fire doors | name=Clara Nunes; email=clara@school.example; door=Quiet 30; width=900; height=2050; quantity=12; message=With windows in four of them.
- Glass between kitchen and hall | name=Jun Arai; email=jun@mail.example; door=Slide 2; quantity=1
- Hinge squeaks | name=Petra Hill; message=Bought in 2019, front door.
# face recognition|face check-in|facial attendance|facial recognition
person enrolled person|person|employee|face profile|student|personnel: Name!;Personnel number;Department->@department|group|class~Assembly|Front office;Face photo:image;Phone:phone;Enrolled on:date;~Status=Not enrolled|Enrolled|Blocked
- Hanna Weiland | personnel_number=P-1004; department=Assembly; status=Enrolled
- Rui Carvalho | personnel_number=P-1019; department=Front office; status=Enrolled
- Deniz Aksoy | personnel_number=P-1033; department=Assembly; status=Not enrolled
- Maud Perrin | personnel_number=P-1040; department=Laboratory; status=Blocked
item department|group|class|team: Name!;Head~Jonas Kehl|Amira Said;Building;Starts at:time;Ends at:time
- Assembly | head=Jonas Kehl; building=Hall 2
- Front office | head=Amira Said; building=Main house
- Laboratory | head=Pia Lorenz; building=Annex
- Night shift | head=Ole Brandt; building=Hall 2
item face terminal|camera|device|terminal|check-in device: Name!;Serial number;Location;IP address~10.0.4.21;Threshold:percent;~Status=Online|Offline|Maintenance
- Main gate left | serial_number=FT-88210; location=Main gate; ip_address=10.0.4.21; threshold=82; status=Online
- Main gate right | serial_number=FT-88211; location=Main gate; ip_address=10.0.4.22; threshold=82; status=Online
- Hall 2 entrance | serial_number=FT-90117; location=Hall 2; ip_address=10.0.4.31; threshold=85; status=Offline
- Annex door | serial_number=FT-90130; location=Annex; ip_address=10.0.4.40; threshold=88; status=Online
record face check-in|check-in|attendance record|recognition record|sign-in|recognition result: Reference!;Person->@enrolled person|employee;Terminal->@face terminal|camera;Checked in on:date;Checked in at:time;Similarity:percent;Direction=In|Out;Snapshot:image;~Result=On time|Late|Early leave|Not recognised
- FC-30011 | person=Hanna Weiland; terminal=Main gate left; similarity=96; direction=In; result=On time
- FC-30012 | person=Rui Carvalho; terminal=Main gate right; similarity=91; direction=In; result=Late
- FC-30013 | person=Hanna Weiland; terminal=Hall 2 entrance; similarity=94; direction=Out; result=Early leave
- FC-30014 | person=Maud Perrin; terminal=Annex door; similarity=61; direction=In; result=Not recognised
request attendance correction|correction|make-up check-in|leave request: Title!;Person->@enrolled person|employee;Day:date;Type=Forgotten check-in|Leave|Business trip;Reason:long;Decided by
- Gate was offline | person=Rui Carvalho; type=Forgotten check-in; reason=Terminal showed no picture.
- Dentist | person=Hanna Weiland; type=Leave; reason=Half a day off.
- Fair in Lyon | person=Maud Perrin; type=Business trip; reason=Two days at the stand.
- New glasses | person=Deniz Aksoy; type=Forgotten check-in; reason=Face was not recognised.
! record face sample [photo|enrol\\w*|collect\\w*|register\\w*|upload]: Title!;Person->@enrolled person|employee;Photo:image;Quality:percent;Pose=Front|Left|Right;Taken on:date;Accepted:boolean
- Weiland front | person=Hanna Weiland; quality=93; pose=Front
- Weiland left | person=Hanna Weiland; quality=81; pose=Left
- Carvalho front | person=Rui Carvalho; quality=88; pose=Front
- Perrin front | person=Maud Perrin; quality=54; pose=Front
! record stranger alert [stranger|alarm|alert|warning|security]: Title!;Terminal->@face terminal|camera;Seen at:time;Snapshot:image;Handled by;~Status=New|Checked|False alarm
- Unknown person at annex | terminal=Annex door; handled_by=Gate service; status=New
- Courier at gate | terminal=Main gate left; handled_by=Gate service; status=False alarm
- Visitor without badge | terminal=Hall 2 entrance; handled_by=Jonas Kehl; status=Checked
- Two faces in one picture | terminal=Main gate right; handled_by=Gate service; status=Checked
# charging station|charging pile|ev charging|electric vehicle charging
item charging station|station|charging site: Name!;Operator~Voltgarten|City works;Address;City;Piles:number#1-200;Free piles:number#0-200;Parking fee:money;Opens at:time;Closes at:time;~Status=Open|Closed|Under construction
- Harbour garage | operator=City works; address=Dock 4; city=Kiel; piles=12; free_piles=5; parking_fee=2; status=Open
- Ring road north | operator=Voltgarten; address=Ring 118; city=Kiel; piles=8; free_piles=0; parking_fee=0; status=Open
- Market hall | operator=City works; address=Market 1; city=Preetz; piles=4; free_piles=4; parking_fee=1; status=Open
- Airport P3 | operator=Voltgarten; address=Terminal road; city=Kiel; piles=20; free_piles=0; status=Under construction
item charging pile|pile|charger|charging point|connector: Number!;Station->@charging station|station;Type=Fast DC|Slow AC;Power:number(kW)#2-400;Connector=Type 2|CCS|CHAdeMO|GB/T;Price plan->@charging price|price plan|tariff;~Status=Free|Charging|Reserved|Fault|Offline
- HG-01 | station=Harbour garage; type=Slow AC; power=22; connector=Type 2; price_plan=Day AC; status=Free
- HG-07 | station=Harbour garage; type=Fast DC; power=150; connector=CCS; price_plan=Day DC; status=Charging
- RN-03 | station=Ring road north; type=Fast DC; power=120; connector=CCS; price_plan=Day DC; status=Fault
- MH-02 | station=Market hall; type=Slow AC; power=11; connector=Type 2; price_plan=Night AC; status=Free
record charging session|charging order|charging record|charge|charging: Number!;Pile->@charging pile|charger;Vehicle->@electric vehicle|vehicle|car;Started on:date;Started at:time;Ended at:time;Energy:number(kWh)#0-300;Electricity fee:money;Service fee:money;~Total:money;~Status=Charging|Finished|Unpaid|Aborted
- CH-90011 | pile=HG-07; vehicle=KI EV 204; energy=41; electricity_fee=16; service_fee=4; total=20; status=Charging
- CH-90012 | pile=HG-01; vehicle=PLO E 88; energy=18; electricity_fee=6; service_fee=1; total=7; status=Finished
- CH-90013 | pile=MH-02; vehicle=KI MM 7 E; energy=9; electricity_fee=2; service_fee=1; total=3; status=Unpaid
- CH-90014 | pile=RN-03; vehicle=KI EV 204; energy=2; electricity_fee=1; service_fee=0; total=1; status=Aborted
item electric vehicle|vehicle|car: Plate!;Owner~Silke Thoms|Adem Yilmaz;Model;Battery:number(kWh)#5-250;Connector=Type 2|CCS|CHAdeMO|GB/T;Default:boolean
- KI EV 204 | owner=Silke Thoms; model=Estate electric; battery=77; connector=CCS
- PLO E 88 | owner=Adem Yilmaz; model=Small electric; battery=42; connector=Type 2
- KI MM 7 E | owner=Marta Moor; model=Van electric; battery=60; connector=Type 2
- HH CC 5 E | owner=Carl Coen; model=Saloon electric; battery=90; connector=CCS
item charging price|price plan|tariff|billing rule: Name!;From:time;To:time;Price per kWh:money;Service fee per kWh:money;Idle fee per hour:money
- Day AC | price_per_kwh=1; service_fee_per_kwh=0; idle_fee_per_hour=1
- Night AC | price_per_kwh=1; service_fee_per_kwh=0; idle_fee_per_hour=0
- Day DC | price_per_kwh=1; service_fee_per_kwh=0; idle_fee_per_hour=4
- Peak DC | price_per_kwh=1; service_fee_per_kwh=1; idle_fee_per_hour=6
request fault report|fault|repair request|malfunction: Title!;Pile->@charging pile|charger;Kind=No power|Cable|Screen|Payment;Description:long;Picture:image;Reported by;Technician~Jens Ohl|Ria Bock
- Plug stays locked | pile=RN-03; kind=Cable; description=Cable does not come off.; reported_by=Silke Thoms; technician=Jens Ohl
- Dark screen | pile=HG-01; kind=Screen; description=Works, but nothing to read.; reported_by=Adem Yilmaz; technician=Ria Bock
- Card refused | pile=HG-07; kind=Payment; description=Three cards tried.; reported_by=Carl Coen; technician=Ria Bock
- Breaker fell | pile=MH-02; kind=No power; description=Dead since noon.; reported_by=Marta Moor; technician=Jens Ohl
! record charging wallet entry [wallet|balance|recharge|top.?up|pay]: Title!;Owner;Kind=Top-up|Charging|Refund;Session->@charging session|charging order;Amount:money;Balance:money;Date:date
- Top-up Silke | owner=Silke Thoms; kind=Top-up; amount=50; balance=50
- CH-90014 Silke | owner=Silke Thoms; kind=Charging; session=CH-90014; amount=1; balance=49
- CH-90012 Adem | owner=Adem Yilmaz; kind=Charging; session=CH-90012; amount=7; balance=13
- Refund Silke | owner=Silke Thoms; kind=Refund; session=CH-90014; amount=1; balance=50
+ reservation: Pile->@charging pile|charger;Vehicle->@electric vehicle|vehicle;Date:date;Starts at:time;Ends at:time
# information publishing system|information release system|digital signage|program publishing|advertising screen|screen publishing
item material|media material|material file|signage material: Title!;Kind=Picture|Video|Text|Web page|Audio;File:file;Cover:image;Length:number(s)#0-86400;Size:number(MB)#0-100000;Resolution~1920 x 1080;Uploaded part:percent;Uploaded by~Nele Voss;Uploaded on:date;~Status=Uploading|In approval|Approved|Rejected
- Spring menu | kind=Picture; length=10; size=4; resolution=1920 x 1080; uploaded_part=100; uploaded_by=Nele Voss; status=Approved
- Safety film, 2 min | kind=Video; length=124; size=310; resolution=1920 x 1080; uploaded_part=100; uploaded_by=Tariq Amin; status=In approval
- Welcome text | kind=Text; length=15; size=0; uploaded_part=100; uploaded_by=Nele Voss; status=Approved
- Company film 4K | kind=Video; length=600; size=4100; resolution=3840 x 2160; uploaded_part=62; uploaded_by=Tariq Amin; status=Uploading
item program|broadcast program|play program|programme: Name!;Layout=Full screen|Two parts|Three parts|Ticker;Orientation=Landscape|Portrait;Length:number(s)#1-86400;Device group->@device group|group~Canteens;Plays from:date;Plays until:date;Priority=Low|Normal|High;Made by~Nele Voss;~Status=Draft|In approval|Approved|Published|Stopped
- Canteen day | layout=Two parts; orientation=Landscape; length=180; device_group=Canteens; priority=Normal; made_by=Nele Voss; status=Published
- Foyer welcome | layout=Full screen; orientation=Portrait; length=60; device_group=Foyers; priority=Normal; made_by=Nele Voss; status=Published
- Fire drill notice | layout=Ticker; orientation=Landscape; length=30; device_group=Halls; priority=High; made_by=Tariq Amin; status=In approval
- Summer party | layout=Full screen; orientation=Landscape; length=45; device_group=Canteens; priority=Low; made_by=Nele Voss; status=Draft
! record program item|program material|scene: Title!;Program->@program|broadcast program~Canteen day;Material->@material|media material~Spring menu;Position:number#1-500;Seconds:number#1-86400;Area=Main|Side|Foot;Transition=Cut|Fade|Slide
- Menu in Canteen day | program=Canteen day; material=Spring menu; position=1; seconds=20; area=Main; transition=Fade
- Safety film in Canteen day | program=Canteen day; material=Safety film, 2 min; position=2; seconds=124; area=Main; transition=Cut
- Greeting in the foyer | program=Foyer welcome; material=Welcome text; position=1; seconds=15; area=Main; transition=Fade
- Menu at the party | program=Summer party; material=Spring menu; position=1; seconds=10; area=Side; transition=Slide
request approval|approval request|approval record: Title!;Kind=Material|Program;Material->@material|media material~Safety film, 2 min;Program->@program|broadcast program~Fire drill notice;Asked by~Tariq Amin;Approver~Ines Holm;Opinion:long;Asked on:date
- Safety film for all halls | kind=Material; material=Safety film, 2 min; asked_by=Tariq Amin; approver=Ines Holm
- Drill on Thursday | kind=Program; program=Fire drill notice; asked_by=Tariq Amin; approver=Ines Holm
- Spring menu | kind=Material; material=Spring menu; asked_by=Nele Voss; approver=Ines Holm; opinion=Fine.
- Foyer text | kind=Material; material=Welcome text; asked_by=Nele Voss; approver=Ines Holm; opinion=Shorten the second line.
record publication record|publication|publish record|release record|published program: Title!;Program->@program|broadcast program~Canteen day;Device->@signage device|device|screen~Canteen screen 1;Published by~Nele Voss;Published on:date;Transferred:percent;Plays:number#0-1000000;~Result=Waiting|Transferring|Playing|Failed|Ended
- Canteen day to screen 1 | program=Canteen day; device=Canteen screen 1; published_by=Nele Voss; transferred=100; plays=412; result=Playing
- Welcome to the foyer | program=Foyer welcome; device=Foyer pillar; published_by=Nele Voss; transferred=100; plays=1890; result=Playing
- Canteen day to screen 2 | program=Canteen day; device=Canteen screen 2; published_by=Nele Voss; transferred=40; plays=0; result=Transferring
- Old menu | program=Canteen day; device=Hall display; published_by=Tariq Amin; transferred=0; plays=0; result=Failed
item signage device|device|screen|terminal|display device: Name!;Code;Device group->@device group|group~Canteens;Place~Building A, canteen;Resolution~1920 x 1080;Orientation=Landscape|Portrait;Volume:percent;Free storage:number(GB)#0-10000;On from:time;Off from:time;~Last seen:date;~Status=Online|Offline|Faulty
- Canteen screen 1 | code=D-101; device_group=Canteens; place=Building A, canteen; resolution=1920 x 1080; orientation=Landscape; volume=20; free_storage=14; status=Online
- Canteen screen 2 | code=D-102; device_group=Canteens; place=Building A, canteen; resolution=1920 x 1080; orientation=Landscape; volume=20; free_storage=3; status=Online
- Foyer pillar | code=D-201; device_group=Foyers; place=Main entrance; resolution=1080 x 1920; orientation=Portrait; volume=0; free_storage=22; status=Online
- Hall display | code=D-310; device_group=Halls; place=Hall 3; orientation=Landscape; volume=60; free_storage=0; status=Offline
! item device group|group|region: Name!;Place;Responsible~Nele Voss;Devices:number#0-10000;Description
- Canteens | place=Buildings A and C; responsible=Nele Voss; devices=4
- Foyers | place=All entrances; responsible=Nele Voss; devices=6
- Halls | place=Halls 1 to 5; responsible=Tariq Amin; devices=11
- Meeting rooms | place=Building B; responsible=Ines Holm; devices=9
# virtual simulation|chemical industrial park|scene simulation|simulation website|scene roaming|virtual scene|digital twin
item scene|virtual scene|park scene|simulation scene: Name!;Description:long;Area:number(ha)#0-100000;Weather->@weather setting|weather condition~Clear noon|Heavy rain;Camera->@camera setting|camera~Walker behind|Bird view;Owner;Preview:image;Changed on:date;~Objects:number#0-1000000;~Status=Draft|Published|Archived
- Chemical park east | description=Tank farm, two plants, gate and fire station.; area=84; weather=Clear noon; camera=Walker behind; owner=Rao; objects=412; status=Published
- Tank farm in detail | description=Twelve tanks with bunds.; area=9; weather=Heavy rain; camera=Bird view; owner=Rao; objects=96; status=Published
- Gate and roads | description=Traffic of lorries.; area=14; weather=Morning fog; camera=Walker behind; owner=Helga; objects=130; status=Draft
- Park of 1998 | description=As it was before the plant.; area=80; weather=Clear noon; camera=Bird view; owner=Helga; objects=150; status=Archived
record scene object|building|road|vegetation|scene element|element: Name!;Scene->@scene|virtual scene~Chemical park east|Gate and roads;Kind=Building|Tank|Road|Pipe|Tree|Vehicle|Sign;Model->@model asset|model~Storage tank 20 m|Control building;Position x:number(m)#-100000-100000;Position y:number(m)#-100000-100000;Turned by:number(°)#-360-360;Scale:number#0-1000;Note:long
- Tank T-04 | scene=Chemical park east; kind=Tank; model=Storage tank 20 m; position_x=210; position_y=84; turned_by=0; scale=1; note=Methanol
- Control room | scene=Chemical park east; kind=Building; model=Control building; position_x=120; position_y=40; turned_by=90; scale=1; note=Two floors
- Ring road north | scene=Gate and roads; kind=Road; model=Road 8 m; position_x=0; position_y=300; turned_by=0; scale=1; note=Speed limit 20
- Row of poplars | scene=Gate and roads; kind=Tree; model=Poplar; position_x=-40; position_y=280; turned_by=0; scale=2; note=Wind shield
! item model asset|model|asset: Name!;Kind=Building|Tank|Road|Plant|Vehicle|Figure;File:file;Faces:number#0-10000000;Height:number(m)#0-1000;Preview:image;~Used:number#0-100000
- Storage tank 20 m | kind=Tank; faces=5200; height=20; used=12
- Control building | kind=Building; faces=18000; height=9; used=3
- Road 8 m | kind=Road; faces=400; height=0; used=44
- Poplar | kind=Plant; faces=2600; height=14; used=160
item weather setting|weather condition|weather|weather simulation: Name!;Kind=Clear|Cloudy|Rain|Snow|Fog|Storm;Strength:percent;Wind speed:number(m/s)#0-80;Wind from=North|East|South|West;Temperature:number(°C)#-50-60;Time of day:time;Visibility:number(m)#0-100000
- Clear noon | kind=Clear; strength=0; wind_speed=2; wind_from=West; temperature=22; visibility=20000
- Heavy rain | kind=Rain; strength=80; wind_speed=9; wind_from=West; temperature=12; visibility=1500
- Morning fog | kind=Fog; strength=70; wind_speed=1; wind_from=North; temperature=4; visibility=120
- Winter storm | kind=Storm; strength=95; wind_speed=24; wind_from=East; temperature=-6; visibility=400
item camera setting|camera|roaming setting|viewpoint: Name!;View=Third person|First person|Bird view|Fixed;Distance:number(m)#0-1000;Height:number(m)#0-1000;Speed:number(m/s)#0-100;Figure=Worker|Visitor|Firefighter|None;Collisions:boolean
- Walker behind | view=Third person; distance=4; height=2; speed=3; figure=Worker
- Bird view | view=Bird view; distance=200; height=150; speed=20; figure=None
- Firefighter run | view=Third person; distance=5; height=2; speed=5; figure=Firefighter
- Gate camera | view=Fixed; distance=0; height=6; speed=0; figure=None
record simulation run|roaming record|simulation|run: Title!;Scene->@scene|virtual scene~Chemical park east|Tank farm in detail;Weather->@weather setting|weather condition~Heavy rain|Winter storm;User;Started on:date;Length:number(min)#0-1000;Path:long;Findings:long;~Status=Running|Ended|Stopped
- Leak at T-04 in rain | scene=Tank farm in detail; weather=Heavy rain; user=Rao; length=18; path=Gate, bund, hydrant; findings=Hydrant two is hidden by a tank.; status=Ended
- Visitors' tour | scene=Chemical park east; weather=Clear noon; user=Helga; length=25; path=Gate, office, plant 1; findings=Sign missing at plant 1.; status=Ended
- Evacuation in a storm | scene=Chemical park east; weather=Winter storm; user=Rao; length=11; path=Plant 2 to the meeting point; findings=Gate north stuck.; status=Stopped
- Fog at the gate | scene=Gate and roads; weather=Morning fog; user=Helga; length=6; path=Ring road; findings=Lorries are seen late.; status=Running
# car maintenance|vehicle maintenance|car care|auto maintenance|maintenance knowledge
item maintenance service|car service|service item|maintenance item: Name!;Kind=Oil|Brakes|Tyres|Air conditioning|Battery|Check;Description:long;Price:money;Time needed:number(min)#5-2880;Every km:number(km)#0-300000;Every months:number#0-120;Picture:image;~Status=Offered|Paused
- Oil and filter | kind=Oil; description=Five litres and a filter.; price=89; time_needed=45; every_km=15000; every_months=12; status=Offered
- Brake check | kind=Brakes; description=Pads, discs, fluid.; price=35; time_needed=30; every_km=20000; every_months=12; status=Offered
- Wheel change | kind=Tyres; description=Four wheels, stored for a season.; price=59; time_needed=40; every_km=0; every_months=6; status=Offered
- Cooling refill | kind=Air conditioning; description=Leak test and refill.; price=99; time_needed=60; every_km=0; every_months=24; status=Paused
item maintenance article|maintenance knowledge|maintenance tip|knowledge article|tip: Title!;Topic=Oil|Brakes|Tyres|Air conditioning|Battery|Winter;Text:long;Level=Beginner|Advanced;Author;Picture:image;Published on:date;~Read:number#0-10000000
- How to read the dipstick | topic=Oil; text=Wait five minutes, wipe, dip, look.; level=Beginner; author=Master Ruth; read=2140
- When tyres are too old | topic=Tyres; text=Four digits on the side tell the week.; level=Beginner; author=Master Ruth; read=1720
- Jump start in the right order | topic=Battery; text=Red, red, black, engine block.; level=Beginner; author=Ali; read=3010
- Why brakes squeal | topic=Brakes; text=Rust, dust or worn pads.; level=Advanced; author=Ali; read=940
record vehicle|car|my car|user car: Plate!;Make;Model;Year:number#1900-2100;Mileage:number(km)#0-3000000;Fuel=Petrol|Diesel|Electric|Hybrid|Gas;Owner;Last service on:date;Next inspection on:date
- HB LK 210 | make=Nord; model=Kombi 4; year=2016; mileage=118400; fuel=Diesel; owner=Lena Kurz
- HB TM 88 | make=Solaro; model=City E; year=2022; mileage=21300; fuel=Electric; owner=Timo Mann
- HB OA 704 | make=Vela; model=S; year=2009; mileage=201000; fuel=Petrol; owner=Olga Arndt
- HB RS 5 | make=Nord; model=Van; year=2019; mileage=86000; fuel=Diesel; owner=Rolf Sander
record maintenance suggestion|suggestion|personalized suggestion|maintenance advice: Title!;Vehicle->@vehicle|car~HB LK 210|HB OA 704;Service->@maintenance service|service item~Oil and filter|Brake check;Reason:long;Urgency=Soon|This month|This year;Made on:date;~State=New|Booked|Done|Not wanted
- Oil at 120 000 | vehicle=HB LK 210; service=Oil and filter; reason=Last change 14 800 km ago.; urgency=This month; state=Booked
- Brakes of the Vela | vehicle=HB OA 704; service=Brake check; reason=Squeals in the morning.; urgency=Soon; state=New
- Summer wheels | vehicle=HB TM 88; service=Wheel change; reason=Seven degrees and more.; urgency=This month; state=Done
- Cooling of the van | vehicle=HB RS 5; service=Cooling refill; reason=Three years since the last.; urgency=This year; state=Not wanted
item question|frequently asked question|faq: Question!;Answer:long!;Topic=Prices|Appointment|Warranty|Parts|Other;Position:number#0-1000;Shown:boolean;~Helpful:number#0-100000
- Can I wait in the shop? | answer=Yes, coffee is there.; topic=Appointment; position=1; helpful=41
- Do I keep the warranty? | answer=Yes, we follow the maker's plan.; topic=Warranty; position=2; helpful=88
- May I bring parts? | answer=Yes, without warranty on them.; topic=Parts; position=3; helpful=35
- What does a check cost? | answer=35 for brakes, 25 for light.; topic=Prices; position=4; helpful=60
+ appointment: Vehicle->@vehicle|car;Service->@maintenance service|service item;Date:date;Time:time;Replacement car:boolean;Notes:long
# computer repair|laptop repair|repair shop|device repair|phone repair|mobile phone repair|smartphone repair|repair ticket|electronics repair
record work order|repair order|repair job|service order|job|repair|repair ticket|device intake|intake: Number!;Customer->@repair customer|client~Ines Pohl|Bakery Krume;Device->@device|customer device~Ines's laptop|Bakery till PC;Fault:long!;Found:long;Technician->@technician|repairer~Kai|Dunya;Received on:date;Promised for:date;Estimate:money;Priority=Low|Normal|Urgent;~Status=Received|Being checked|Waiting for parts|In repair|Ready|Collected
- W-2401 | customer=Ines Pohl; device=Ines's laptop; fault=Does not charge.; found=Socket loose.; technician=Kai; estimate=75; priority=Normal; status=In repair
- W-2402 | customer=Bakery Krume; device=Bakery till PC; fault=Restarts at noon.; found=Dust and heat.; technician=Dunya; estimate=60; priority=Urgent; status=Ready
- W-2403 | customer=Mr. Sato; device=Sato desktop; fault=Loud fan.; found=Fan is worn.; technician=Kai; estimate=45; priority=Low; status=Waiting for parts
- W-2404 | customer=Hill school; device=School tablet 7; fault=Broken glass.; found=Glass only.; technician=Dunya; estimate=110; priority=Normal; status=Received
person repair customer|client|customer information: Name!;Phone:phone;Email:email;Address;Kind=Private|Business|School;Since:date;Note:long;~Orders:number#0-10000
- Ines Pohl | address=Lime 4; kind=Private; note=Call after five.; orders=2
- Bakery Krume | address=Market 9; kind=Business; note=Opens at six.; orders=7
- Mr. Sato | address=Quay 12; kind=Private; note=Wants old parts back.; orders=1
- Hill school | address=Hill road 1; kind=School; note=Invoice to the town.; orders=19
item device|customer device|computer: Name!;Customer->@repair customer|client~Ines Pohl|Hill school;Kind=Laptop|Desktop|Tablet|Phone|Printer|Server;Make and model;Serial number;Operating system;Password known:boolean;Accessories
- Ines's laptop | customer=Ines Pohl; kind=Laptop; make_and_model=Orbit 14; serial_number=OR-8812; operating_system=Windows; accessories=Charger
- Bakery till PC | customer=Bakery Krume; kind=Desktop; make_and_model=Box mini; serial_number=BX-0041; operating_system=Linux; accessories=None
- Sato desktop | customer=Mr. Sato; kind=Desktop; make_and_model=Own build; serial_number=none; operating_system=Windows; accessories=Cable
- School tablet 7 | customer=Hill school; kind=Tablet; make_and_model=Slate 10; serial_number=SL-1107; operating_system=Android; accessories=Case
person technician|repairer|staff member: Name!;Skills;Phone:phone;Hourly rate:money;Works on=Weekdays|Part-time|Weekends;Workbench;~Open jobs:number#0-1000
- Kai | skills=Soldering, laptops; hourly_rate=48; works_on=Weekdays; workbench=1; open_jobs=6
- Dunya | skills=Phones, glass; hourly_rate=46; works_on=Weekdays; workbench=2; open_jobs=4
- Peer | skills=Data rescue; hourly_rate=65; works_on=Part-time; workbench=3; open_jobs=1
- Lou | skills=Networks; hourly_rate=52; works_on=Weekends; workbench=1; open_jobs=2
work scheduled job|job schedule|calendar entry|schedule: Title!;Work order->@work order|repair job~W-2401|W-2403;Technician->@technician|repairer~Kai|Dunya;Date:date;Starts at:time;Length:number(min)#5-2880;Place=Shop|At the customer;Notes:long
- Solder the socket | work_order=W-2401; technician=Kai; length=60; place=Shop; notes=Heat mat.
- New fan | work_order=W-2403; technician=Kai; length=30; place=Shop; notes=Part comes on Wednesday.
- Glass of tablet 7 | work_order=W-2404; technician=Dunya; length=90; place=Shop; notes=Heat gun.
- Dust at the bakery | work_order=W-2402; technician=Dunya; length=45; place=At the customer; notes=After noon.
! record part used|used part|order item: Title!;Work order->@work order|repair job~W-2401|W-2404;Part->@repair part|part;Part number;Quantity:number#1-1000;Unit price:money;Warranty:number(months)#0-60;~Status=To order|Ordered|Here|Built in
- Charging socket | work_order=W-2401; part_number=CS-14; quantity=1; unit_price=12; warranty=12; status=Built in
- Fan 92 mm | work_order=W-2403; part_number=F92; quantity=1; unit_price=9; warranty=24; status=Ordered
- Glass 10 inch | work_order=W-2404; part_number=GL-10; quantity=1; unit_price=48; warranty=6; status=To order
- Thermal paste | work_order=W-2402; part_number=TP; quantity=1; unit_price=4; warranty=0; status=Built in
+ payment: Work order->@work order|repair job;Amount:money;Way=Cash|Card|Transfer;Receipt number
record diagnosis|device diagnosis|diagnostic|fault finding: Title!;Work order->@work order|repair order|repair job~W-2401|W-2403;Technician->@technician|repairer~Kai|Dunya;Fault=Display|Battery|Charging port|Water|Board|Software;Findings:long;Suggested repair:long;Repairable:boolean;Estimated cost:money;Checked on:date;Photo:image
- Fan blocked with dust | work_order=W-2401; technician=Kai; fault=Board; findings=Overheats after ten minutes.; suggested_repair=Clean and new paste; estimated_cost=60
- Battery swollen | work_order=W-2403; technician=Dunya; fault=Battery; suggested_repair=New battery; estimated_cost=85
- Port full of lint | work_order=W-2404; technician=Kai; fault=Charging port; suggested_repair=Clean the port; estimated_cost=20
- Drive reports read errors | work_order=W-2402; technician=Dunya; fault=Software; findings=System repairs itself at every start.; suggested_repair=New drive and fresh system; estimated_cost=140
record test result|device test|function test|final test: Title!;Work order->@work order|repair order|repair job~W-2401|W-2403;Test=Display|Touch|Camera|Sound|Charging|Network|Stress;Result=Passed|Failed|Not tested;Value;Tested by->@technician|repairer~Kai|Dunya;Tested on:date;Note
- Stress test one hour | work_order=W-2401; test=Stress; result=Passed; value=74 °C; tested_by=Kai
- Charging after swap | work_order=W-2403; test=Charging; result=Passed; tested_by=Dunya
- Camera check | work_order=W-2404; test=Camera; result=Failed; tested_by=Kai; note=Lens is scratched.
- Network at both bands | work_order=W-2402; test=Network; result=Not tested; tested_by=Dunya; note=Waits for the new drive.
record repair quote|quote|estimate|cost estimate: Title!;Work order->@work order|repair order|repair job~W-2401|W-2403;Labour:money;Parts:money;Tax:percent;Total:money;Valid until:date;Sent on:date;Note:long;~Status=Sent|Approved|Declined
- Cleaning W-2401 | work_order=W-2401; labour=60; parts=5; tax=20; total=78; status=Approved
- Battery W-2403 | work_order=W-2403; labour=35; parts=50; tax=20; total=102; status=Sent
- Port W-2404 | work_order=W-2404; labour=20; parts=0; tax=20; total=24; status=Approved
- Drive W-2402 | work_order=W-2402; labour=55; parts=65; tax=20; total=144; status=Declined
item repair part|part|spare part|parts inventory|stock part: Name!;Part number;Fits~ThinkBook 14|Nova 5;Kind=Display|Battery|Port|Fan|Board|Camera;In stock:number#0-10000;Minimum stock:number#0-1000;Cost price:money;Selling price:money;Supplier;Shelf
- Battery B14 | part_number=BT-14; fits=ThinkBook 14; kind=Battery; in_stock=4; minimum_stock=2; cost_price=31; selling_price=50; shelf=A2
- Fan 40 mm | part_number=FN-40; fits=Nova 5; kind=Fan; in_stock=9; minimum_stock=3; cost_price=6; selling_price=15; shelf=B1
- Display 6.1 | part_number=DS-61; fits=Nova 5; kind=Display; in_stock=2; minimum_stock=3; cost_price=58; selling_price=110; shelf=C4
- Charging port C | part_number=PT-C3; fits=Nova 5; kind=Port; in_stock=12; minimum_stock=4; cost_price=4; selling_price=12; shelf=B3

# special equipment|equipment inspection|pressure vessel|elevator inspection|equipment information
item equipment|special equipment|equipment information|device: Name!;Equipment number;Category=Boiler|Pressure vessel|Lift|Crane|Forklift|Pipeline;Maker;Year built:number#1900-2100;Registration code;Location;User unit;Responsible~Hanno Wulf|Mei Tan;Next inspection on:date;~Status=In use|Stopped|Scrapped
- Steam boiler 2 | equipment_number=SB-02; category=Boiler; maker=Kessel Nord; year_built=2011; registration_code=R-110-02; location=Boiler house; user_unit=Laundry; responsible=Hanno Wulf; status=In use
- Goods lift east | equipment_number=GL-01; category=Lift; maker=Upwell; year_built=2005; registration_code=R-310-01; location=Hall 3; user_unit=Warehouse; responsible=Mei Tan; status=In use
- Bridge crane 10 t | equipment_number=BC-10; category=Crane; maker=Hakon; year_built=1998; registration_code=R-410-10; location=Hall 1; user_unit=Works; responsible=Hanno Wulf; status=Stopped
- Forklift 7 | equipment_number=FL-07; category=Forklift; maker=Stapler & Co; year_built=2018; registration_code=R-510-07; location=Yard; user_unit=Warehouse; responsible=Mei Tan; status=In use
record inspection record|periodic inspection|inspection|inspection result: Title!;Equipment->@equipment|special equipment~Steam boiler 2|Goods lift east;Kind=Yearly|Monthly|Before use|After repair;Inspector;Inspected on:date;Points checked:number#0-1000;Defects:number#0-1000;Findings:long;Certificate:file;Next on:date;~Result=Passed|With conditions|Failed
- Boiler 2, yearly | equipment=Steam boiler 2; kind=Yearly; inspector=Ing. Baum; points_checked=42; defects=0; findings=Safety valve opens at 10 bar.; result=Passed
- Lift east, monthly | equipment=Goods lift east; kind=Monthly; inspector=Mei Tan; points_checked=18; defects=1; findings=Door closes slowly.; result=With conditions
- Crane, yearly | equipment=Bridge crane 10 t; kind=Yearly; inspector=Ing. Baum; points_checked=55; defects=3; findings=Rope worn, brake weak.; result=Failed
- Forklift 7, yearly | equipment=Forklift 7; kind=Yearly; inspector=Ing. Roth; points_checked=30; defects=0; findings=Chain measured.; result=Passed
work inspection plan|inspection schedule|inspection task: Title!;Equipment->@equipment|special equipment~Bridge crane 10 t|Forklift 7;Due on:date;Remind before:number(days)#0-365;Inspector;Notes:long;Priority=Low|Normal|High
- Crane again after repair | equipment=Bridge crane 10 t; remind_before=7; inspector=Ing. Baum; notes=With test load.; priority=High
- Lift east in summer | equipment=Goods lift east; remind_before=14; inspector=Mei Tan; notes=Rope and brake.; priority=Normal
- Boiler water test | equipment=Steam boiler 2; remind_before=3; inspector=Hanno Wulf; notes=Hardness.; priority=Normal
- Forklift brakes | equipment=Forklift 7; remind_before=5; inspector=Mei Tan; notes=Before winter.; priority=Low
record defect|hidden danger|fault|rectification: Title!;Inspection->@inspection record|periodic inspection~Lift east, monthly|Crane, yearly;Severity=Minor|Serious|Stop at once;Description:long;Picture:image;To be done by:date;Responsible~Hanno Wulf|Mei Tan;~Status=Open|Under repair|Done
- Slow door | inspection=Lift east, monthly; severity=Minor; description=Closes in nine seconds.; responsible=Mei Tan; status=Under repair
- Worn rope | inspection=Crane, yearly; severity=Stop at once; description=Eleven broken wires.; responsible=Hanno Wulf; status=Under repair
- Weak brake | inspection=Crane, yearly; severity=Serious; description=Slips with 8 t.; responsible=Hanno Wulf; status=Open
- Faded sign | inspection=Crane, yearly; severity=Minor; description=Load cannot be read.; responsible=Hanno Wulf; status=Done
record equipment report|inspection report|summary report|data summary: Title!;Period=Month|Quarter|Year;From:date;Until:date;Equipment counted:number#0-100000;Inspected:number#0-100000;Overdue:number#0-100000;Defects:number#0-100000;Written by;File:file;~Status=Draft|Approved
- First quarter | period=Quarter; equipment_counted=84; inspected=31; overdue=1; defects=7; written_by=Hanno Wulf; status=Approved
- April | period=Month; equipment_counted=84; inspected=11; overdue=0; defects=3; written_by=Mei Tan; status=Approved
- Lifts of the year | period=Year; equipment_counted=12; inspected=12; overdue=0; defects=4; written_by=Mei Tan; status=Draft
- Cranes of the year | period=Year; equipment_counted=6; inspected=5; overdue=1; defects=9; written_by=Hanno Wulf; status=Draft
# face recognition|image recognition|facial recognition|face detection|object recognition
person known person|person|identified person|individual|face library|registered face: Name!;Person number~P-0031;Group->@group|face group~Staff;Date of birth:date;Reference picture:image!;Consent given:boolean;Registered on:date;Note:long;~Status=Active|Blocked|Deleted
- Tilda Brook | person_number=P-0031; group=Staff; note=Glasses since spring.; status=Active
- Kwame Dent | person_number=P-0032; group=Staff; status=Active
- Sora Lim | person_number=P-0107; group=Visitors; status=Active
- Otto Grau | person_number=P-0044; group=Contractors; status=Blocked
item group|face group|person group|face database: Name!;Description:long;Threshold:percent;~Faces:number#0-10000000;~Status=Open|Closed
- Staff | description=Employees with badge; threshold=92; faces=86; status=Open
- Visitors | description=Guests of the year; threshold=88; faces=240; status=Open
- Contractors | description=External firms; threshold=90; faces=35; status=Open
- Test faces | description=Pictures for trials; threshold=80; faces=500; status=Closed
record image|uploaded image|picture|photo|database image: File name!;Image:image!;Source=Upload|Database|Camera;Width:number(px)#1-30000;Height:number(px)#1-30000;Uploaded on:date;~Faces found:number#0-1000;~Status=New|Analysed|No face|Failed
- lobby-0912.jpg | source=Camera; width=1920; height=1080; faces_found=2; status=Analysed
- team-day.jpg | source=Upload; width=4000; height=3000; faces_found=6; status=Analysed
- garden.png | source=Upload; width=1600; height=1200; faces_found=0; status=No face
- badge-sora.jpg | source=Database; width=600; height=800; faces_found=1; status=Analysed
record detected face|face|detection|face detection: Title!;Image->@image|uploaded image~lobby-0912.jpg;Left:number(px)#0-30000;Top:number(px)#0-30000;Width:number(px)#1-30000;Height:number(px)#1-30000;Confidence:percent;Estimated age:number#0-120;Expression=Neutral|Happy|Sad|Surprised|Angry
- Lobby face 1 | image=lobby-0912.jpg; left=410; top=220; width=160; height=200; confidence=99; estimated_age=34; expression=Neutral
- Lobby face 2 | image=lobby-0912.jpg; left=1210; top=260; width=140; height=180; confidence=97; estimated_age=51; expression=Happy
- Team day face 1 | image=team-day.jpg; left=800; top=640; width=310; height=390; confidence=98; estimated_age=29; expression=Happy
- Badge face | image=badge-sora.jpg; left=120; top=140; width=350; height=430; confidence=99; estimated_age=26; expression=Neutral
record recognition result|recognition|face recognition|recognition record|result: Title!;Face->@detected face|face~Lobby face 1;Person->@known person|person~Tilda Brook;Similarity:percent;Threshold:percent;Recognised on:date;Confirmed by~Security desk;~Status=Match|Uncertain|No match|Confirmed|Wrong
- Lobby: Tilda Brook | face=Lobby face 1; person=Tilda Brook; similarity=97; threshold=92; confirmed_by=Security desk; status=Confirmed
- Lobby: Otto Grau | face=Lobby face 2; person=Otto Grau; similarity=84; threshold=90; status=Uncertain
- Team day: Kwame Dent | face=Team day face 1; person=Kwame Dent; similarity=95; threshold=92; status=Match
- Badge: Sora Lim | face=Badge face; person=Sora Lim; similarity=99; threshold=88; status=Match
record image search|search|similar image search|search record|face search: Title!;Query image->@image|uploaded image~team-day.jpg;Search in->@group|face group~Staff;Smallest similarity:percent;Searched on:date;~Hits:number#0-100000;~Duration:number(ms)#0-600000
- Who is on the team picture | query_image=team-day.jpg; search_in=Staff; smallest_similarity=85; hits=5; duration=640
- Lobby visitor of Monday | query_image=lobby-0912.jpg; search_in=Visitors; smallest_similarity=80; hits=1; duration=410
- Double badge check | query_image=badge-sora.jpg; search_in=Visitors; smallest_similarity=90; hits=1; duration=350
- Garden plants | query_image=garden.png; search_in=Test faces; smallest_similarity=70; hits=0; duration=290
! record search hit|similar image|similarity: Title!;Search->@image search|search~Who is on the team picture;Image->@image|uploaded image~badge-sora.jpg;Similarity:percent;Rank:number#1-1000
- Team picture: hit 1 | search=Who is on the team picture; image=lobby-0912.jpg; similarity=93; rank=1
- Team picture: hit 2 | search=Who is on the team picture; image=badge-sora.jpg; similarity=86; rank=2
- Lobby visitor: hit 1 | search=Lobby visitor of Monday; image=badge-sora.jpg; similarity=82; rank=1
- Badge: hit 1 | search=Double badge check; image=lobby-0912.jpg; similarity=91; rank=1
# production process|production data|production planning|manufacturing execution|production management system|production management platform
record production order|production plan|production task|production: Order number!;Product->@product~Steel cord 0.30;Quantity:number#1-10000000;Unit=kg|m|pcs|t;Production line->@production line|line~Line A;Planned start:date;Planned end:date;Priority=Low|Normal|High;Person in charge~Marek Dorn;~Finished quantity:number#0-10000000;~Status=Planned|Released|Running|Paused|Finished
- PO-4101 | product=Steel cord 0.30; quantity=1200; unit=kg; production_line=Line A; priority=High; person_in_charge=Marek Dorn; finished_quantity=740; status=Running
- PO-4102 | product=Bead wire 0.96; quantity=2500; unit=kg; production_line=Line B; priority=Normal; person_in_charge=Sunita Rao; finished_quantity=0; status=Planned
- PO-4098 | product=Galvanised wire 1.6; quantity=4000; unit=kg; production_line=Line C; priority=Normal; person_in_charge=Marek Dorn; finished_quantity=4000; status=Finished
- PO-4103 | product=Hose wire 0.40; quantity=900; unit=kg; production_line=Line A; priority=Low; person_in_charge=Yan Hofer; finished_quantity=120; status=Paused
item production line|line|workshop|main production line: Name!;Process=Drawing|Plating|Stranding|Heat treatment|Assembly|Packing;Person in charge~Marek Dorn;Power consumption:number(kWh)#0-1000000;Speed:number(m/min)#0-5000;Capacity per day:number#0-10000000;~Status=Running|Idle|Maintenance|Fault
- Line A | process=Drawing; person_in_charge=Marek Dorn; power_consumption=860; speed=720; capacity_per_day=3000; status=Running
- Line B | process=Plating; person_in_charge=Sunita Rao; power_consumption=1240; speed=180; capacity_per_day=5000; status=Running
- Line C | process=Heat treatment; person_in_charge=Yan Hofer; power_consumption=2100; speed=90; capacity_per_day=6000; status=Maintenance
- Line D | process=Packing; person_in_charge=Ella Nowak; power_consumption=110; speed=30; capacity_per_day=9000; status=Idle
item sub-production line|sub production line|slot|tank|station: Name!;Production line->@production line|line~Line B;Slot number:number#1-200;Liquid~Copper bath;Water supplement threshold:number(cm)#0-500;Water stop threshold:number(cm)#0-500;Temperature:number(°C)#0-1200;~Level:number(cm)#0-500;~Status=Normal|Filling|Low|Off
- B1 pickling | production_line=Line B; slot_number=1; liquid=Acid bath; water_supplement_threshold=60; water_stop_threshold=85; temperature=45; level=71; status=Normal
- B2 rinsing | production_line=Line B; slot_number=2; liquid=Water; water_supplement_threshold=55; water_stop_threshold=80; temperature=25; level=54; status=Filling
- B3 copper | production_line=Line B; slot_number=3; liquid=Copper bath; water_supplement_threshold=70; water_stop_threshold=95; temperature=52; level=88; status=Normal
- C1 quenching | production_line=Line C; slot_number=1; liquid=Oil; water_supplement_threshold=40; water_stop_threshold=60; temperature=70; level=33; status=Low
record purchase order|purchase|procurement|purchasing: Purchase number!;Supplier->@supplier~Rodmill North;Material~Wire rod 5.5;Quantity:number#1-10000000;Unit=kg|m|pcs|t|l;Unit price:money;Ordered on:date;Due on:date;~Total:money;~Status=Draft|Ordered|Partly received|Received|Cancelled
- PU-880 | supplier=Rodmill North; material=Wire rod 5.5; quantity=24; unit=t; unit_price=690; total=16560; status=Received
- PU-881 | supplier=Chemtra; material=Copper sulphate; quantity=800; unit=kg; unit_price=2.9; total=2320; status=Ordered
- PU-882 | supplier=Boxwell; material=Reel B60; quantity=300; unit=pcs; unit_price=11; total=3300; status=Partly received
- PU-883 | supplier=Chemtra; material=Drawing soap; quantity=250; unit=kg; unit_price=3.4; total=850; status=Draft
item supplier|vendor: Name!;Contact person~Greta Holm;Phone:phone;E-mail:email;Supplies~Wire rod;Delivery time:number(days)#0-365;Rating:rating
- Rodmill North | contact_person=Greta Holm; supplies=Wire rod; delivery_time=21; rating=4.5
- Chemtra | contact_person=Paul Ikin; supplies=Chemicals; delivery_time=7; rating=4
- Boxwell | contact_person=Nina Sorg; supplies=Reels and crates; delivery_time=14; rating=3.5
- Toolpoint | contact_person=Ray Tull; supplies=Drawing dies; delivery_time=10; rating=4.8
record stock movement|inventory|warehouse record|stock in|stock out|inventory record|warehouse management: Title!;Item~Wire rod 5.5;Warehouse~Raw store|Finished goods;Direction=In|Out|Transfer|Count;Quantity:number#0-10000000;Unit=kg|m|pcs|t|l;Order number~PO-4101;Moved on:date;Moved by~Ella Nowak;~Balance:number#0-10000000
- Rod received | item=Wire rod 5.5; warehouse=Raw store; direction=In; quantity=24; unit=t; order_number=PU-880; moved_by=Ella Nowak; balance=61
- Rod to line A | item=Wire rod 5.5; warehouse=Raw store; direction=Out; quantity=3; unit=t; order_number=PO-4101; moved_by=Ella Nowak; balance=58
- Galvanised wire stored | item=Galvanised wire 1.6; warehouse=Finished goods; direction=In; quantity=4000; unit=kg; order_number=PO-4098; moved_by=Tim Ash; balance=7200
- Reels counted | item=Reel B60; warehouse=Raw store; direction=Count; quantity=412; unit=pcs; moved_by=Tim Ash; balance=412
record quality record|quality indicator|chemical quality indicator|quality inspection|chemical formula|test result: Title!;Production order->@production order|production plan~PO-4101;Indicator~Copper content;Measured:number#0-100000;Unit~g/l;Lower limit:number#0-100000;Upper limit:number#0-100000;Measured on:date;Inspector~Sunita Rao;~Verdict=Within limits|Warning|Rejected
- Copper in B3 | production_order=PO-4102; indicator=Copper content; measured=58; unit=g/l; lower_limit=50; upper_limit=65; inspector=Sunita Rao; verdict=Within limits
- Tensile strength PO-4101 | production_order=PO-4101; indicator=Tensile strength; measured=2790; unit=MPa; lower_limit=2700; upper_limit=3100; inspector=Yan Hofer; verdict=Within limits
- Acid in B1 | production_order=PO-4102; indicator=Free acid; measured=92; unit=g/l; lower_limit=100; upper_limit=160; inspector=Sunita Rao; verdict=Warning
- Coating PO-4098 | production_order=PO-4098; indicator=Zinc coating; measured=41; unit=g/m²; lower_limit=45; upper_limit=70; inspector=Yan Hofer; verdict=Rejected
record process improvement|improvement|process improvement data|contract cost|cost record [improvement|contract|cost]: Title!;Production line->@production line|line~Line A;Contract number~C-2210;Planned cost:money;Actual cost:money;Change:long;Proposed by~Yan Hofer;Decided on:date;~Status=Proposed|Testing|Adopted|Dropped
- Softer die angle | production_line=Line A; contract_number=C-2210; planned_cost=1200; actual_cost=980; change=12 degrees instead of 14.; proposed_by=Yan Hofer; status=Adopted
- Rinse water reuse | production_line=Line B; contract_number=C-2214; planned_cost=5400; actual_cost=2100; change=Second rinse feeds the first.; proposed_by=Sunita Rao; status=Testing
- Night heating plan | production_line=Line C; contract_number=C-2190; planned_cost=0; actual_cost=0; change=Heat up at cheaper hours.; proposed_by=Marek Dorn; status=Proposed
- Film wrap for reels | production_line=Line D; contract_number=C-2201; planned_cost=700; actual_cost=760; change=Film replaces paper.; proposed_by=Ella Nowak; status=Dropped
! record warning notification|warning|alarm [warning|alarm|alert]: Title!;Production line->@production line|line~Line B;Indicator~Free acid;Value:number#0-1000000;Level=Notice|Warning|Critical;Raised on:date;Handled by~Sunita Rao;~Status=Open|Handled|Closed
- Acid low in B1 | production_line=Line B; indicator=Free acid; value=92; level=Warning; handled_by=Sunita Rao; status=Open
- Oil level C1 | production_line=Line C; indicator=Level; value=33; level=Critical; handled_by=Yan Hofer; status=Handled
- Power peak line C | production_line=Line C; indicator=Power; value=2400; level=Notice; handled_by=Marek Dorn; status=Closed
- Wire break line A | production_line=Line A; indicator=Tension; value=0; level=Warning; handled_by=Marek Dorn; status=Closed
+ product: Product code~SC-030;Unit=kg|m|pcs|t;Stock:number#0-10000000;Smallest stock:number#0-10000000;Cost price:money
# device monitoring|hardware monitoring|hardware device|equipment monitoring|iot platform
item device|hardware device|equipment|monitored device: Name!;Serial number;Type->@device type|type~Gateway|Pump;Location~Hall 2;IP address~10.8.0.12;Firmware~2.4.1;Group->@device group|group~Hall 2;Installed on:date;Last seen on:date;~Status=Online|Offline|Warning|Fault
- Gateway hall 2 | serial_number=GW-20117; type=Gateway; location=Hall 2; ip_address=10.8.0.12; firmware=2.4.1; group=Hall 2; status=Online
- Cooling pump 1 | serial_number=PU-4409; type=Pump; location=Cellar; ip_address=10.8.0.31; firmware=1.9; group=Cooling; status=Warning
- Door camera east | serial_number=CA-8812; type=Camera; location=East door; ip_address=10.8.0.55; firmware=5.0.3; group=Doors; status=Online
- UPS server room | serial_number=US-1003; type=Power supply; location=Server room; ip_address=10.8.0.7; firmware=3.2; group=Cooling; status=Offline
item device type|type|device model: Name!;Manufacturer~Norvik;Protocol=MQTT|Modbus|SNMP|HTTP|OPC UA;Measured values~Temperature, pressure;Interval:number(s)#1-86400;Picture:image
- Gateway | manufacturer=Norvik; protocol=MQTT; measured_values=Signal, load; interval=30
- Pump | manufacturer=Aquadyn; protocol=Modbus; measured_values=Pressure, flow, temperature; interval=10
- Camera | manufacturer=Seelight; protocol=HTTP; measured_values=Frames, storage; interval=60
- Power supply | manufacturer=Voltar; protocol=SNMP; measured_values=Load, charge; interval=60
! item device group|group: Name!;Site~Plant south;Responsible~Ina Weber;Description:long
- Hall 2 | site=Plant south; responsible=Ina Weber
- Cooling | site=Plant south; responsible=Rolf Beck
- Doors | site=Plant south; responsible=Ina Weber
- Spare parts | site=Store; responsible=Rolf Beck
record discovery|device discovery|scan|discovered device: Title!;Address range~10.8.0.0/24;Protocol=MQTT|Modbus|SNMP|HTTP|OPC UA;Started on:date;Found:number#0-100000;New devices:number#0-100000;~Status=Running|Done|Failed
- Scan of hall net | address_range=10.8.0.0/24; protocol=SNMP; found=41; new_devices=2; status=Done
- Scan of cellar bus | address_range=bus 1-32; protocol=Modbus; found=9; new_devices=1; status=Done
- Camera search | address_range=10.8.1.0/24; protocol=HTTP; found=6; new_devices=0; status=Running
- Scan of guest net | address_range=10.9.0.0/24; protocol=HTTP; found=0; new_devices=0; status=Failed
record reading|measurement|collected data|data collection|running status|monitoring data: Title!;Device->@device|hardware device~Cooling pump 1;Measure~Pressure|Temperature;Value:number#-100000-1000000;Unit~bar|°C;Recorded on:date;Recorded at:time;~Verdict=Normal|High|Low
- Pump pressure 9:00 | device=Cooling pump 1; measure=Pressure; value=3.1; unit=bar; verdict=Normal
- Pump temperature 9:00 | device=Cooling pump 1; measure=Temperature; value=71; unit=°C; verdict=High
- Gateway load 9:00 | device=Gateway hall 2; measure=Load; value=34; unit=%; verdict=Normal
- UPS charge 8:40 | device=UPS server room; measure=Charge; value=18; unit=%; verdict=Low
record alert|alert notification|alarm|alert push: Title!;Device->@device|hardware device~Cooling pump 1;Rule->@alert rule|threshold~Pump too hot;Level=Notice|Warning|Critical;Value:number#-100000-1000000;Raised on:date;Sent by=Push|E-mail|SMS;Handled by~Rolf Beck;~Status=Open|Confirmed|Solved
- Pump 1 at 71 °C | device=Cooling pump 1; rule=Pump too hot; level=Warning; value=71; sent_by=Push; handled_by=Rolf Beck; status=Confirmed
- UPS not reachable | device=UPS server room; rule=No sign of life; level=Critical; value=0; sent_by=SMS; status=Open
- Camera storage full | device=Door camera east; rule=Storage above 90; level=Notice; value=93; sent_by=E-mail; status=Solved
- Gateway restarted | device=Gateway hall 2; rule=No sign of life; level=Notice; value=0; sent_by=E-mail; handled_by=Ina Weber; status=Solved
! item alert rule|threshold: Name!;Measure~Temperature;Comparison=Above|Below|Missing|Changed;Limit:number#-100000-1000000;For minutes:number(min)#0-1440;Level=Notice|Warning|Critical;Notify~rolf.beck;Active:boolean
- Pump too hot | measure=Temperature; comparison=Above; limit=65; for_minutes=5; level=Warning; notify=rolf.beck
- No sign of life | measure=Last seen; comparison=Missing; limit=0; for_minutes=10; level=Critical; notify=ina.weber
- Storage above 90 | measure=Storage; comparison=Above; limit=90; for_minutes=30; level=Notice; notify=ina.weber
- Pressure low | measure=Pressure; comparison=Below; limit=1; for_minutes=2; level=Critical; notify=rolf.beck
record synchronization|data synchronization|system interface|interface|data sharing [synchron\\w*|interface\\w*|sharing]: Name!;Target system~Maintenance system;Direction=Send|Receive|Both;Data~Readings, alerts;Every:number(min)#1-10080;Last run on:date;~Records sent:number#0-100000000;~Status=Active|Paused|Failing
- Alerts to maintenance | target_system=Maintenance system; direction=Send; data=Alerts; every=1; records_sent=412; status=Active
- Readings to the data lake | target_system=Data lake; direction=Send; data=Readings; every=15; records_sent=980000; status=Active
- Device list from assets | target_system=Asset register; direction=Receive; data=Devices; every=1440; records_sent=41; status=Paused
- Energy report | target_system=Energy portal; direction=Both; data=Readings; every=60; records_sent=3100; status=Failing
# cloud application security|cloud security|application security|threat protection|security policy|advanced threat
item cloud service|protected service|cloud application|application: Name!;Kind=Storage|Mail|Office|Development|Sales|Infrastructure;Provider~Northcloud;Owner~Team Office;Users:number#0-10000000;Data class=Public|Internal|Confidential|Secret;Risk score:number#0-100;~Status=Protected|Monitored|Blocked|Not checked
- Team drive | kind=Storage; provider=Northcloud; owner=Team Office; users=840; data_class=Confidential; risk_score=31; status=Protected
- Company mail | kind=Mail; provider=Northcloud; owner=Team Office; users=910; data_class=Internal; risk_score=44; status=Protected
- Code host | kind=Development; provider=Gitbay; owner=Team Build; users=120; data_class=Secret; risk_score=27; status=Monitored
- Free file sender | kind=Storage; provider=Unknown; owner=Nobody; users=19; data_class=Confidential; risk_score=88; status=Blocked
item security policy|policy|policy configuration|protection policy: Name!;Kind=Access|Data loss|Malware|Session|Anomaly;Cloud service->@cloud service|application~Team drive;Condition~More than 100 downloads an hour;Action=Alert|Block|Quarantine|Require sign-in|Encrypt;Severity=Low|Medium|High|Critical;Owner~Iris Cole;~Hits:number#0-10000000;~Status=Draft|Active|Paused
- Mass download | kind=Anomaly; cloud_service=Team drive; condition=More than 100 downloads an hour; action=Require sign-in; severity=High; owner=Iris Cole; hits=6; status=Active
- Card numbers in mail | kind=Data loss; cloud_service=Company mail; condition=Text holds card number; action=Quarantine; severity=High; owner=Iris Cole; hits=41; status=Active
- Sign-in from two countries | kind=Access; cloud_service=Code host; condition=Within one hour; action=Block; severity=Critical; owner=Max Oduya; hits=2; status=Active
- Macro files | kind=Malware; cloud_service=Team drive; condition=Office file with macro; action=Quarantine; severity=Medium; owner=Max Oduya; hits=0; status=Draft
record threat|advanced threat|security incident|incident|security alert|potential security issue: Title!;Policy->@security policy|policy~Mass download;Cloud service->@cloud service|application~Team drive;User~j.brandt;Severity=Low|Medium|High|Critical;Found on:date;Description:long;Handled by~Iris Cole;Measure:long;~Status=Open|Investigating|Contained|Closed|False alarm
- 420 files downloaded at night | policy=Mass download; cloud_service=Team drive; user=j.brandt; severity=High; handled_by=Iris Cole; measure=Session ended.; status=Contained
- Sign-in from Oslo and Lima | policy=Sign-in from two countries; cloud_service=Code host; user=p.ahmed; severity=Critical; handled_by=Max Oduya; status=Investigating
- Invoice with card number | policy=Card numbers in mail; cloud_service=Company mail; user=billing; severity=Medium; status=False alarm
- Uploads to a free sender | cloud_service=Free file sender; user=r.lim; severity=High; status=Open
record security log|log|audit log|access log|log inspection: Title!;Cloud service->@cloud service|application~Team drive;User~j.brandt;Action=Sign in|Download|Upload|Share|Delete|Change policy;Object;Address~203.0.113.8;Country;Logged on:date;Logged at:time;~Verdict=Normal|Suspicious|Blocked
- j.brandt downloads | cloud_service=Team drive; user=j.brandt; action=Download; object=Folder Tenders; address=203.0.113.8; country=Germany; verdict=Suspicious
- p.ahmed signs in | cloud_service=Code host; user=p.ahmed; action=Sign in; address=198.51.100.4; country=Peru; verdict=Blocked
- Link for partner | cloud_service=Team drive; user=s.hale; action=Share; object=Plan.pdf; address=192.0.2.77; country=United Kingdom; verdict=Normal
- Policy raised | cloud_service=Company mail; user=iris.cole; action=Change policy; object=Card numbers in mail; address=192.0.2.10; country=United Kingdom; verdict=Normal
record security report|report download|status report: Title!;Period=Day|Week|Month|Quarter;From:date;Until:date;Threats found:number#0-1000000;Threats blocked:number#0-1000000;File:file;Made by~Iris Cole;~Downloads:number#0-100000
- Week 12 | period=Week; threats_found=14; threats_blocked=12; made_by=Iris Cole; downloads=5
- March | period=Month; threats_found=49; threats_blocked=44; made_by=Iris Cole; downloads=11
- First quarter | period=Quarter; threats_found=131; threats_blocked=120; made_by=Max Oduya; downloads=3
- Monday | period=Day; threats_found=2; threats_blocked=2; made_by=Max Oduya; downloads=0
item access permission|permission|role|user permission: Name!;Role=Viewer|Analyst|Policy editor|Administrator;Cloud service->@cloud service|application~Team drive;Granted to~Iris Cole;Granted on:date;Valid until:date;Reason;~Status=Active|Expired|Withdrawn
- Iris edits policies | role=Policy editor; cloud_service=Team drive; granted_to=Iris Cole; reason=Security lead; status=Active
- Max investigates | role=Analyst; cloud_service=Code host; granted_to=Max Oduya; status=Active
- Auditor reads mail reports | role=Viewer; cloud_service=Company mail; granted_to=External auditor; reason=Yearly audit; status=Expired
- Platform administrator | role=Administrator; cloud_service=Team drive; granted_to=Sana Wolff; status=Active
! record security metric|data visualization|security status [visuali\\w*|dashboard|status]: Title!;Date:date;Protected services:number#0-10000;Open threats:number#0-100000;Blocked attacks:number#0-10000000;Risky users:number#0-1000000;Security score:number#0-100
- Monday status | protected_services=21; open_threats=4; blocked_attacks=310; risky_users=3; security_score=82
- Tuesday status | protected_services=21; open_threats=5; blocked_attacks=288; risky_users=4; security_score=80
- Wednesday status | protected_services=22; open_threats=3; blocked_attacks=402; risky_users=3; security_score=85
- Thursday status | protected_services=22; open_threats=2; blocked_attacks=297; risky_users=2; security_score=88
# production process|manufacturing management|production data|production database|production plan|manufacturing execution|manufacturing enterprise|production information|manufacturing data|production control|production management system|production management software
item material|raw material|part|component|product information: Name!;Code~M-1004;Type=Raw material|Part|Semi-finished|Finished product;Unit=Piece|kg|m|litre;Unit cost:money;Safety stock:number#0-1000000;Supplier->@supplier|vendor~Nordic Steel|Plastiform;Drawing:file;~Status=Active|Phased out
- Steel sheet 2 mm | code=M-1004; type=Raw material; unit=kg; unit_cost=1.9; safety_stock=2000; supplier=Nordic Steel; status=Active
- Housing, grey | code=P-2210; type=Part; unit=Piece; unit_cost=3.4; safety_stock=500; supplier=Plastiform; status=Active
- Fan unit F2 | code=S-3001; type=Semi-finished; unit=Piece; unit_cost=18.5; safety_stock=120; status=Active
- Air cleaner 200 | code=F-9002; type=Finished product; unit=Piece; unit_cost=74; safety_stock=60; status=Active
item supplier|vendor: Name!;Contact person;Phone:phone;Email:email;Delivers;Lead time:number(days)#0-180;Rating:rating;~Status=Approved|On trial|Blocked
- Nordic Steel | contact_person=Eva Lindholm; delivers=Sheets and profiles; lead_time=14; rating=5; status=Approved
- Plastiform | contact_person=Rui Costa; delivers=Moulded parts; lead_time=21; rating=4; status=Approved
- Motor Bros | contact_person=Ken Abe; delivers=Small motors; lead_time=30; rating=3; status=On trial
- Old Mill Screws | contact_person=Pat Doyle; delivers=Fasteners; lead_time=7; rating=2; status=Blocked
record purchase order|procurement|purchase|purchasing record: Order number!;Supplier->@supplier|vendor~Nordic Steel;Material->@material|raw material~Steel sheet 2 mm|Housing, grey;Quantity:number#1-1000000;Unit price:money;Total:money;Ordered on:date;Due on:date;Buyer~Anke Ritter;~Status=Draft|Sent|Partly received|Received|Cancelled
- PO-511 | supplier=Nordic Steel; material=Steel sheet 2 mm; quantity=4000; unit_price=1.9; total=7600; buyer=Anke Ritter; status=Received
- PO-512 | supplier=Plastiform; material=Housing, grey; quantity=1000; unit_price=3.4; total=3400; buyer=Anke Ritter; status=Partly received
- PO-513 | supplier=Nordic Steel; material=Steel sheet 2 mm; quantity=2500; unit_price=1.95; total=4875; buyer=Samir Aziz; status=Sent
- PO-514 | supplier=Motor Bros; material=Fan unit F2; quantity=100; unit_price=18.5; total=1850; buyer=Samir Aziz; status=Draft
record production order|production plan|production planning|work order|production task|production: Order number!;Product->@material|product information~Air cleaner 200|Fan unit F2;Planned quantity:number#1-1000000;Good quantity:number#0-1000000;Scrap:number#0-100000;Line=Line 1|Line 2|Line 3;Starts on:date;Ends on:date;Shift leader~Olek Nowak;~Status=Planned|Released|In production|Finished|Halted
- WO-0881 | product=Air cleaner 200; planned_quantity=200; good_quantity=196; scrap=4; line=Line 1; shift_leader=Olek Nowak; status=Finished
- WO-0882 | product=Fan unit F2; planned_quantity=400; good_quantity=150; scrap=2; line=Line 2; shift_leader=Bea Kurz; status=In production
- WO-0883 | product=Air cleaner 200; planned_quantity=150; good_quantity=0; scrap=0; line=Line 1; shift_leader=Olek Nowak; status=Released
- WO-0884 | product=Fan unit F2; planned_quantity=80; good_quantity=20; scrap=11; line=Line 3; shift_leader=Bea Kurz; status=Halted
! record bill of materials line|bill of materials|product structure: Title!;Product->@material|product information~Air cleaner 200;Component->@material|part~Housing, grey|Fan unit F2;Quantity:number#0-10000;Waste:percent;Operation=Cutting|Assembly|Painting|Packing
- Air cleaner, housing | product=Air cleaner 200; component=Housing, grey; quantity=1; waste=1; operation=Assembly
- Air cleaner, fan | product=Air cleaner 200; component=Fan unit F2; quantity=1; waste=0.5; operation=Assembly
- Air cleaner, sheet | product=Air cleaner 200; component=Steel sheet 2 mm; quantity=1.8; waste=6; operation=Cutting
- Fan unit, sheet | product=Fan unit F2; component=Steel sheet 2 mm; quantity=0.4; waste=8; operation=Cutting
record stock movement|inventory|warehouse record|inventory record|stock: Movement number!;Material->@material|raw material~Steel sheet 2 mm;Type=Receipt|Issue|Transfer|Count correction;Quantity:number#-1000000-1000000;Stock after:number#0-10000000;Warehouse=Raw store|Part store|Finished goods;Production order->@production order|work order~WO-0881;Moved on:date;Moved by~Finn Oduya
- SM-7001 | material=Steel sheet 2 mm; type=Receipt; quantity=4000; stock_after=6200; warehouse=Raw store; moved_by=Finn Oduya
- SM-7002 | material=Steel sheet 2 mm; type=Issue; quantity=-380; stock_after=5820; warehouse=Raw store; production_order=WO-0881; moved_by=Finn Oduya
- SM-7003 | material=Air cleaner 200; type=Receipt; quantity=196; stock_after=241; warehouse=Finished goods; production_order=WO-0881; moved_by=Lily Chan
- SM-7004 | material=Housing, grey; type=Count correction; quantity=-6; stock_after=894; warehouse=Part store; moved_by=Lily Chan
record data file|uploaded file|data import|import record [import|upload|data file]: File name!;File:file;Content=Output|Quality|Machine|Stock;Rows read:number#0-10000000;Rows failed:number#0-1000000;Imported on:date;Imported by~Bea Kurz;~Status=Uploaded|Analyzing|Stored|Failed
- line1-week23.csv | content=Output; rows_read=2016; rows_failed=0; imported_by=Bea Kurz; status=Stored
- press4-temps.xlsx | content=Machine; rows_read=8640; rows_failed=12; imported_by=Olek Nowak; status=Stored
- final-test.csv | content=Quality; rows_read=196; rows_failed=0; imported_by=Bea Kurz; status=Analyzing
- count-june.xls | content=Stock; rows_read=0; rows_failed=310; imported_by=Lily Chan; status=Failed
! item production machine|machine|equipment|workstation: Name!;Line=Line 1|Line 2|Line 3;Type;Serial number;Capacity per hour:number#0-100000;Serviced on:date;Next service on:date;~Status=Running|Idle|In service|Faulty
- Bending press 2 | line=Line 1; type=Press; serial_number=BP-2210; capacity_per_hour=140; status=Running
- Paint booth | line=Line 2; type=Booth; serial_number=PB-08; capacity_per_hour=60; status=In service
- Injection moulder 5 | line=Line 3; type=Moulding machine; serial_number=IM-5117; capacity_per_hour=220; status=Idle
- Deburring cell 1 | line=Line 2; type=Robot cell; serial_number=DC-0902; capacity_per_hour=90; status=Faulty
record production schedule|scheduling|production scheduling|shift schedule|schedule: Title!;Production order->@production order|production plan;Machine->@production machine|machine~Bending press 2;Shift=Early|Late|Night;Starts on:date;Starts at:time;Ends at:time;Operator~Anke Ritter|Bea Kurz;Planned quantity:number#0-1000000;~Status=Planned|Running|Done|Delayed
- Housings, early shift | machine=Bending press 2; shift=Early; operator=Anke Ritter; planned_quantity=900; status=Running
- Painting, late shift | machine=Paint booth; shift=Late; operator=Bea Kurz; planned_quantity=300; status=Planned
- Moulding, night shift | machine=Injection moulder 5; shift=Night; operator=Anke Ritter; planned_quantity=1600; status=Done
- Deburring, early shift | machine=Deburring cell 1; shift=Early; operator=Bea Kurz; planned_quantity=540; status=Delayed
record quality check|quality|quality management|quality inspection: Title!;Production order->@production order|production plan;Material->@material|product information~Housing, grey;Kind=Incoming|In process|Final;Pieces checked:number#0-100000;Pieces faulty:number#0-100000;Defect~Scratch|Wrong size;Inspector~Bea Kurz;Checked on:date;~Result=Passed|With remarks|Failed
- Housings before painting | material=Housing, grey; kind=In process; pieces_checked=50; pieces_faulty=1; defect=Scratch; inspector=Bea Kurz; result=With remarks
- Sheet metal at the gate | kind=Incoming; pieces_checked=20; pieces_faulty=0; inspector=Bea Kurz; result=Passed
- Painted housings, last look | material=Housing, grey; kind=Final; pieces_checked=80; pieces_faulty=9; defect=Wrong size; inspector=Anke Ritter; result=Failed
- Covers after moulding | kind=In process; pieces_checked=60; pieces_faulty=2; defect=Scratch; inspector=Bea Kurz; result=With remarks
# network security|security monitoring|cybersecurity|cyber security|security event|intrusion detection|ip blocking
record security alert|alert|alarm|security event|network security event|alert monitoring: Title!;Type=Port scan|Brute force|Malware|SQL injection|Denial of service|Data leak;Severity=Low|Medium|High|Critical;Source address~203.0.113.77;Target->@network device|device~edge-fw-1;Target port:number#0-65535;Hits:number#1-10000000;First seen on:date;First seen at:time;Rule;~Status=New|Confirmed|False alarm|Handled
- SSH guessing on the gateway | type=Brute force; severity=High; source_address=203.0.113.77; target=edge-fw-1; target_port=22; hits=4180; rule=SSH-20-per-minute; status=Confirmed
- Odd query on the shop | type=SQL injection; severity=Critical; source_address=198.51.100.14; target=web-02; target_port=443; hits=37; rule=UNION in query; status=Handled
- Sweep of the office range | type=Port scan; severity=Low; source_address=192.0.2.200; target=edge-fw-1; target_port=0; hits=1024; rule=Scan-wide; status=New
- Backup looks like a leak | type=Data leak; severity=Medium; source_address=10.0.4.12; target=nas-01; target_port=445; hits=1; rule=Upload over 50 GB; status=False alarm
record event analysis|analysis|emergency event|incident|incident analysis: Title!;Alert->@security alert|alert~SSH guessing on the gateway;Analyst~Rina Sato|Joel Abara;Cause:long;Affected systems;Measures:long;Started on:date;Closed on:date;Severity=Low|Medium|High|Critical;~Status=Open|Under way|Contained|Closed
- Gateway under attack | alert=SSH guessing on the gateway; analyst=Rina Sato; cause=Open management port.; affected_systems=edge-fw-1; measures=Port closed, keys renewed.; severity=High; status=Closed
- Shop search field | alert=Odd query on the shop; analyst=Joel Abara; cause=Field was not escaped.; affected_systems=web-02; measures=Patch rolled out.; severity=Critical; status=Contained
- Large nightly upload | alert=Backup looks like a leak; analyst=Rina Sato; cause=New backup target.; affected_systems=nas-01; severity=Low; status=Closed
- Who scans the office | alert=Sweep of the office range; analyst=Joel Abara; severity=Low; status=Open
record blocked ip|ip block|blocked address|block list|blacklist entry: IP address!;Alert->@security alert|alert~SSH guessing on the gateway;Reason;Blocked on->@network device|device~edge-fw-1;Blocked by~Rina Sato;Block date:date;Valid for:number(days)#0-3650;Country;~Status=Blocked|Lifted|Expired
- 203.0.113.77 | alert=SSH guessing on the gateway; reason=Password guessing; blocked_on=edge-fw-1; blocked_by=Rina Sato; valid_for=90; status=Blocked
- 198.51.100.14 | alert=Odd query on the shop; reason=Injection; blocked_on=waf-01; blocked_by=Joel Abara; valid_for=365; status=Blocked
- 192.0.2.200 | alert=Sweep of the office range; reason=Scan; blocked_on=edge-fw-1; blocked_by=Joel Abara; valid_for=7; status=Expired
- 203.0.113.5 | reason=Partner by mistake; blocked_on=edge-fw-1; blocked_by=Rina Sato; valid_for=30; status=Lifted
item network device|device|security device|monitored device|host: Name!;Type=Firewall|Switch|Server|Web filter|Storage|Sensor;IP address~10.0.0.1;Location~Server room A;Maker;Firmware;Responsible~Rina Sato;Last patch on:date;~Status=Online|Degraded|Offline
- edge-fw-1 | type=Firewall; ip_address=10.0.0.1; location=Server room A; firmware=7.2.4; responsible=Rina Sato; status=Online
- waf-01 | type=Web filter; ip_address=10.0.0.8; location=Server room A; firmware=3.19; responsible=Joel Abara; status=Online
- web-02 | type=Server; ip_address=10.0.2.12; location=Server room B; responsible=Joel Abara; status=Degraded
- nas-01 | type=Storage; ip_address=10.0.4.12; location=Server room B; responsible=Rina Sato; status=Online
record device inspection|inspection|device check|inspection record: Title!;Device->@network device|device~edge-fw-1|web-02;Inspector~Rina Sato|Joel Abara;Inspected on:date!;CPU load:percent;Memory used:percent;Disk used:percent;Logs reviewed:boolean;Findings:long;Result=In order|Minor fault|Serious fault
- Gateway, morning round | device=edge-fw-1; inspector=Rina Sato; cpu_load=22; memory_used=48; disk_used=31; findings=No remark.; result=In order
- Web server, morning round | device=web-02; inspector=Joel Abara; cpu_load=91; memory_used=84; disk_used=67; findings=Log process hangs.; result=Minor fault
- Storage, weekly | device=nas-01; inspector=Rina Sato; cpu_load=12; memory_used=40; disk_used=94; findings=Nearly full.; result=Serious fault
- Web filter, weekly | device=waf-01; inspector=Joel Abara; cpu_load=18; memory_used=36; disk_used=22; result=In order
record daily report|report of the day|duty report|security report: Title!;Day:date!;Author~Rina Sato;Alerts:number#0-100000;Blocked addresses:number#0-100000;Inspections:number#0-1000;Summary:long!;Open points:long;~Status=Draft|Submitted|Accepted
- Monday, early shift | author=Rina Sato; alerts=212; blocked_addresses=9; inspections=14; summary=Guessing on the gateway, contained.; status=Accepted
- Monday, late shift | author=Joel Abara; alerts=98; blocked_addresses=2; inspections=6; summary=Quiet.; open_points=Disk of nas-01.; status=Submitted
- Tuesday, early shift | author=Joel Abara; alerts=340; blocked_addresses=15; inspections=14; summary=Injection tries on the shop.; status=Submitted
- Tuesday, late shift | author=Rina Sato; alerts=0; blocked_addresses=0; inspections=0; summary=Begun.; status=Draft
! item detection rule|alert rule|monitoring rule [rule|alert|monitor]: Name!;Type=Port scan|Brute force|Malware|SQL injection|Denial of service|Data leak;Threshold:number#1-10000000;Window:number(min)#1-1440;Severity=Low|Medium|High|Critical;Block at once:boolean;~Status=Active|Off
- SSH-20-per-minute | type=Brute force; threshold=20; window=1; severity=High; status=Active
- Scan-wide | type=Port scan; threshold=500; window=5; severity=Low; status=Active
- UNION in query | type=SQL injection; threshold=1; window=1; severity=Critical; status=Active
- Upload over 50 GB | type=Data leak; threshold=1; window=60; severity=Medium; status=Off
# smart printer|print job|printing system|self-service printing|cloud printing|document printing|print shop
item printer|print device|smart printer|print station: Name!;Location;Type=Laser|Inkjet|Photo|Label;Colour:boolean;Duplex:boolean;Paper sizes~A4, A3;Pages per minute:number#1-200;Toner left:percent;Paper left:number(sheets)#0-5000;Price per page:money;Address~192.168.1.40;~Status=Ready|Printing|Paper jam|Out of paper|Offline
- Library ground floor | location=Library, by the stairs; type=Laser; paper_sizes=A4, A3; pages_per_minute=45; toner_left=62; paper_left=410; price_per_page=0.08; status=Ready
- Dormitory B | location=Laundry room; type=Laser; paper_sizes=A4; pages_per_minute=30; toner_left=18; paper_left=0; price_per_page=0.08; status=Out of paper
- Photo corner | location=Shop window; type=Photo; paper_sizes=10x15, A4; pages_per_minute=4; toner_left=74; paper_left=90; price_per_page=0.5; status=Printing
- Office invoices | location=Room 12; type=Inkjet; paper_sizes=A4, A5; pages_per_minute=20; toner_left=40; paper_left=220; price_per_page=0.05; status=Offline
record uploaded file|print file|document|file: File name!;File:file;Type=Image|Excel|Word|PowerPoint|PDF|Archive|Invoice;Pages:number#1-5000;Size:number(KB)#1-2000000;Uploaded by~Greta Holm;Uploaded on:date;Delete after print:boolean;~Status=Uploaded|Converting|Ready|Not printable
- thesis-final.docx | type=Word; pages=84; size=5400; uploaded_by=Greta Holm; status=Ready
- budget.xlsx | type=Excel; pages=6; size=220; uploaded_by=Ali Demir; status=Ready
- beach.jpg | type=Image; pages=1; size=4800; uploaded_by=Greta Holm; status=Ready
- scans.zip | type=Archive; pages=1; size=90000; uploaded_by=Ali Demir; status=Not printable
record print job|print task|job|printing|print record|print history: Job number!;File->@uploaded file|print file~thesis-final.docx;Printer->@printer|print device~Library ground floor;Copies:number#1-999;Paper size=A3|A4|A5|10x15;Quality=Draft|Normal|High;Colour mode=Black and white|Colour;Sides=One-sided|Two-sided;Pages~1-84;Sheets:number#1-100000;Cost:money;Started on:date;~Status=Waiting|Printing|Done|Failed|Cancelled
- PJ-4401 | file=thesis-final.docx; printer=Library ground floor; copies=2; paper_size=A4; quality=High; colour_mode=Black and white; sides=Two-sided; pages=1-84; sheets=84; cost=13.44; status=Done
- PJ-4402 | file=budget.xlsx; printer=Dormitory B; copies=1; paper_size=A4; quality=Normal; colour_mode=Black and white; sides=One-sided; pages=1-6; sheets=6; cost=0.48; status=Waiting
- PJ-4403 | file=beach.jpg; printer=Photo corner; copies=5; paper_size=10x15; quality=High; colour_mode=Colour; sides=One-sided; sheets=5; cost=2.5; status=Printing
- PJ-4404 | file=scans.zip; printer=Library ground floor; copies=1; paper_size=A4; quality=Draft; colour_mode=Black and white; sides=One-sided; sheets=1; cost=0; status=Failed
item print preset|print setting|print parameter|preset: Name!;Paper size=A3|A4|A5|10x15;Quality=Draft|Normal|High;Colour mode=Black and white|Colour;Sides=One-sided|Two-sided;Orientation=Portrait|Landscape;Pages per sheet=1|2|4;Owner~Greta Holm;Default:boolean
- Cheap notes | paper_size=A4; quality=Draft; colour_mode=Black and white; sides=Two-sided; orientation=Portrait; pages_per_sheet=2; owner=Greta Holm
- Handing in | paper_size=A4; quality=High; colour_mode=Black and white; sides=One-sided; orientation=Portrait; pages_per_sheet=1; owner=Greta Holm
- Slides | paper_size=A4; quality=Normal; colour_mode=Colour; sides=Two-sided; orientation=Landscape; pages_per_sheet=4; owner=Ali Demir
- Holiday pictures | paper_size=10x15; quality=High; colour_mode=Colour; sides=One-sided; orientation=Landscape; pages_per_sheet=1; owner=Ali Demir
! record printer event|device log|fault record: Title!;Printer->@printer|print device~Dormitory B;Event=Paper jam|Out of paper|Toner low|Offline|Back online;Happened on:date;Happened at:time;Handled by~Campus service;~Status=Open|Handled
- Dormitory B is empty | printer=Dormitory B; event=Out of paper; status=Open
- Jam in tray 2 | printer=Library ground floor; event=Paper jam; handled_by=Campus service; status=Handled
- Toner at 18 percent | printer=Dormitory B; event=Toner low; status=Open
- Invoices not reachable | printer=Office invoices; event=Offline; handled_by=Campus service; status=Open
! item price list entry|print price|price: Name!;Paper size=A3|A4|A5|10x15;Colour mode=Black and white|Colour;Price one-sided:money;Price two-sided:money;Valid from:date
- A4 black and white | paper_size=A4; colour_mode=Black and white; price_one_sided=0.08; price_two_sided=0.14
- A4 colour | paper_size=A4; colour_mode=Colour; price_one_sided=0.25; price_two_sided=0.46
- A3 black and white | paper_size=A3; colour_mode=Black and white; price_one_sided=0.16; price_two_sided=0.28
- Photo 10x15 | paper_size=10x15; colour_mode=Colour; price_one_sided=0.5; price_two_sided=0.5
# outdoor security|security monitoring software|site monitoring|video monitoring|video surveillance|surveillance system|outdoor monitoring
item monitoring site|outdoor site|site|monitoring point: Name!;Address;Type=Construction site|Substation|Warehouse yard|Reservoir|Car park;Latitude:number#-90-90;Longitude:number#-180-180;Guard~Viktor Hall;Cameras:number#0-1000;Sensors:number#0-1000;~Status=Armed|Disarmed|Fault
- Reservoir east gate | address=Dam Road; type=Reservoir; latitude=47.11; longitude=9.52; guard=Viktor Hall; cameras=4; sensors=6; status=Armed
- Steel yard | address=Canal Quay 9; type=Warehouse yard; latitude=47.06; longitude=9.49; guard=Joan Pell; cameras=7; sensors=3; status=Armed
- Hospital building pit | address=Clinic Lane; type=Construction site; latitude=47.09; longitude=9.5; guard=Viktor Hall; cameras=3; sensors=2; status=Disarmed
- Substation Nord | address=Heath 1; type=Substation; guard=Joan Pell; cameras=2; sensors=9; status=Fault
item camera|monitoring device|device|sensor|video camera: Name!;Site->@monitoring site|site~Reservoir east gate;Kind=Fixed camera|Dome camera|Thermal camera|Motion sensor|Weather sensor|Fence sensor;Stream address:url;Resolution=720p|1080p|4K|None;Battery:percent;Night vision:boolean;Installed on:date;Last signal on:date;~Status=Online|Weak signal|Offline
- East gate dome | site=Reservoir east gate; kind=Dome camera; resolution=4K; battery=100; status=Online
- Fence line 2 | site=Reservoir east gate; kind=Fence sensor; resolution=None; battery=64; status=Online
- Yard thermal | site=Steel yard; kind=Thermal camera; resolution=720p; battery=100; status=Weak signal
- Pit mast | site=Hospital building pit; kind=Fixed camera; resolution=1080p; battery=12; status=Offline
record sensor reading|site data|data record|real-time data|collected data|historical record: Title!;Device->@camera|sensor~Fence line 2;Site->@monitoring site|site~Reservoir east gate;Measure=Motion|Temperature|Humidity|Vibration|Smoke|Water level;Value:number#-1000-100000;Unit~°C|%|mm/s;Read on:date;Read at:time;~Status=Normal|Above limit|Below limit
- Fence shakes | device=Fence line 2; site=Reservoir east gate; measure=Vibration; value=7.4; unit=mm/s; status=Above limit
- Yard at night | device=Yard thermal; site=Steel yard; measure=Temperature; value=4.2; unit=°C; status=Normal
- Pit humidity | device=Pit mast; site=Hospital building pit; measure=Humidity; value=81; unit=%; status=Normal
- Reservoir level | device=Fence line 2; site=Reservoir east gate; measure=Water level; value=312; unit=cm; status=Normal
record video recording|video image|recording|snapshot|footage|image record: Title!;Camera->@camera|device~East gate dome;Kind=Live snapshot|Clip|Continuous;Starts on:date;Starts at:time;Length:number(s)#0-86400;File:file;Picture:image;Kept for:number(days)#1-365;Detected=Nothing|Person|Vehicle|Animal|Fire
- Two persons at the gate | camera=East gate dome; kind=Clip; length=48; kept_for=90; detected=Person
- Lorry after hours | camera=Yard thermal; kind=Clip; length=130; kept_for=90; detected=Vehicle
- Fox in the pit | camera=Pit mast; kind=Live snapshot; length=0; kept_for=14; detected=Animal
- Gate, whole night | camera=East gate dome; kind=Continuous; length=28800; kept_for=30; detected=Nothing
record alert|alarm|real-time alert|alarm record|warning: Title!;Site->@monitoring site|site~Reservoir east gate;Device->@camera|sensor~East gate dome;Type=Intrusion|Fire|Camera covered|Limit exceeded|Device offline;Severity=Low|Medium|High;Raised on:date;Raised at:time;Recording->@video recording|recording~Two persons at the gate;Handled by~Viktor Hall;~Status=New|On the way|False alarm|Closed
- Intrusion at the gate | site=Reservoir east gate; device=East gate dome; type=Intrusion; severity=High; recording=Two persons at the gate; handled_by=Viktor Hall; status=Closed
- Fence over limit | site=Reservoir east gate; device=Fence line 2; type=Limit exceeded; severity=Medium; handled_by=Viktor Hall; status=Closed
- Lorry in the yard | site=Steel yard; device=Yard thermal; type=Intrusion; severity=Medium; recording=Lorry after hours; handled_by=Joan Pell; status=On the way
- Pit camera is gone | site=Hospital building pit; device=Pit mast; type=Device offline; severity=Low; status=New
item alert parameter|alert setting|alarm rule|threshold|alert rule: Name!;Device->@camera|sensor~Fence line 2;Measure=Motion|Temperature|Humidity|Vibration|Smoke|Water level;Lower limit:number#-1000-100000;Upper limit:number#-1000-100000;Active from:time;Active to:time;Notify by=Push|SMS|Siren|Call;Recipient~Control room;~Status=On|Off
- Fence vibration at night | device=Fence line 2; measure=Vibration; lower_limit=0; upper_limit=5; notify_by=Siren; recipient=Control room; status=On
- Gate motion | device=East gate dome; measure=Motion; lower_limit=0; upper_limit=1; notify_by=Push; recipient=Viktor Hall; status=On
- Yard fire | device=Yard thermal; measure=Temperature; lower_limit=-30; upper_limit=70; notify_by=Call; recipient=Fire desk; status=On
- Pit smoke | device=Pit mast; measure=Smoke; lower_limit=0; upper_limit=20; notify_by=SMS; recipient=Joan Pell; status=Off
! record patrol|guard round|patrol record [patrol|guard|alert|secur]: Title!;Site->@monitoring site|site~Steel yard;Guard~Joan Pell;Walked on:date;Starts at:time;Duration:number(min)#1-600;Alert->@alert|alarm~Lorry in the yard;Findings:long;Result=All clear|Remark|Police called
- Yard, after alarm | site=Steel yard; guard=Joan Pell; duration=25; alert=Lorry in the yard; findings=Driver had the wrong address.; result=Remark
- Gate, after alarm | site=Reservoir east gate; guard=Viktor Hall; duration=40; alert=Intrusion at the gate; findings=Two anglers.; result=Police called
- Pit, evening | site=Hospital building pit; guard=Viktor Hall; duration=15; result=All clear
- Substation, weekly | site=Substation Nord; guard=Joan Pell; duration=30; findings=Lock is stiff.; result=Remark
# sensitive information|information leakage|data leakage|data leak|data loss prevention|leak prevention|leak detection
record sensitive finding|sensitive information|leak|leaked information|finding: Title!;Data type->@data type|sensitive type~Identity number;Source->@data source|collection source~Public code hosts;Address:url;Excerpt masked;Amount:number(records)#1-1000000000;Severity=Low|Medium|High|Critical;Owner~Personnel;Found on:date;~Status=New|Confirmed|Reported|Removed|False alarm
- Staff list on a code host | data_type=Identity number; source=Public code hosts; excerpt_masked=19**-***-42; amount=310; severity=Critical; owner=Personnel; status=Reported
- Key in a build file | data_type=Access key; source=Public code hosts; excerpt_masked=AK****Q7; amount=1; severity=High; owner=Web team; status=Removed
- Price list in a share | data_type=Trade secret; source=File shares; excerpt_masked=Terms 20**; amount=12; severity=Medium; owner=Sales; status=Confirmed
- Test phone numbers | data_type=Phone number; source=Forums; excerpt_masked=000-****; amount=40; severity=Low; owner=Web team; status=False alarm
! record collection task|data collection|collection|scan task|crawl task: Title!;Source->@data source|collection source~File shares;Keywords;Rule->@detection rule|rule~Identity numbers;Runs=Once|Daily|Weekly;Pages read:number#0-1000000000;Findings:number#0-1000000;Started on:date;Started by~Ilse Prager;~Status=Planned|Running|Done|Failed
- Code hosts, nightly | source=Public code hosts; keywords=company name, domain; rule=Access keys; runs=Daily; pages_read=18400; findings=2; started_by=Ilse Prager; status=Done
- File shares, weekly | source=File shares; keywords=confidential; rule=Trade terms; runs=Weekly; pages_read=90200; findings=1; started_by=Ilse Prager; status=Done
- Forums, staff names | source=Forums; keywords=staff names; rule=Identity numbers; runs=Once; pages_read=5100; findings=1; started_by=Nuno Reis; status=Running
- Paste pages | source=Paste sites; keywords=domain; rule=Access keys; runs=Daily; pages_read=0; findings=0; started_by=Nuno Reis; status=Failed
! item detection rule|rule|analysis rule|keyword rule: Name!;Data type->@data type|sensitive type~Identity number;Method=Pattern|Keyword|Fingerprint|Model;Pattern;Threshold:number#1-100000;Severity=Low|Medium|High|Critical;Written by~Ilse Prager;~Status=Active|Testing|Off
- Identity numbers | data_type=Identity number; method=Pattern; pattern=eleven digits with check digit; threshold=1; severity=Critical; written_by=Ilse Prager; status=Active
- Access keys | data_type=Access key; method=Pattern; pattern=AK and twenty characters; threshold=1; severity=High; written_by=Nuno Reis; status=Active
- Trade terms | data_type=Trade secret; method=Keyword; pattern=rebate, net price; threshold=3; severity=Medium; written_by=Ilse Prager; status=Active
- Customer phones | data_type=Phone number; method=Model; threshold=20; severity=Medium; written_by=Nuno Reis; status=Testing
item data source|collection source|monitored source|source: Name!;Type=Website|Code host|File share|Forum|Mailbox|Database;Address:url;Reached by=Public|Login|Agent;Responsible~Nuno Reis;Last read on:date;~Status=Connected|Blocked|Off
- Public code hosts | type=Code host; reached_by=Public; responsible=Nuno Reis; status=Connected
- File shares | type=File share; reached_by=Agent; responsible=Ilse Prager; status=Connected
- Forums | type=Forum; reached_by=Login; responsible=Nuno Reis; status=Connected
- Paste sites | type=Website; reached_by=Public; responsible=Nuno Reis; status=Blocked
item data type|sensitive type|information category|sensitivity level: Name!;Level=Internal|Confidential|Strictly confidential;Law or policy;Masking=Keep last four|Hide all|Hash;Kept for:number(days)#1-3650;Owner~Personnel
- Identity number | level=Strictly confidential; law_or_policy=Privacy law; masking=Keep last four; kept_for=30; owner=Personnel
- Access key | level=Strictly confidential; law_or_policy=IT policy 4; masking=Hide all; kept_for=7; owner=IT
- Trade secret | level=Confidential; law_or_policy=Trade policy; masking=Hide all; kept_for=90; owner=Sales
- Phone number | level=Internal; law_or_policy=Privacy law; masking=Keep last four; kept_for=30; owner=Personnel
record analysis|data analysis|analysis result|risk analysis: Title!;Finding->@sensitive finding|leak~Staff list on a code host;Analyst~Ilse Prager;Cause=Mistake|Attack|Former staff|Wrong setting|Unknown;Affected people:number#0-1000000000;Risk=Low|Medium|High|Critical;Text:long;Measures:long;Made on:date
- How the staff list got out | finding=Staff list on a code host; analyst=Ilse Prager; cause=Mistake; affected_people=310; risk=Critical; text=Test data was real data.; measures=Repository removed, staff told.
- The key of the build | finding=Key in a build file; analyst=Nuno Reis; cause=Wrong setting; affected_people=0; risk=High; measures=Key renewed.
- Who shared the prices | finding=Price list in a share; analyst=Ilse Prager; cause=Unknown; affected_people=0; risk=Medium
- Numbers for tests | finding=Test phone numbers; analyst=Nuno Reis; cause=Mistake; affected_people=0; risk=Low
record export|export record|data export [export]: Title!;Content=Findings|Analyses|Sources;Filter;Rows:number#0-10000000;Format=CSV|PDF|Excel;File:file;Exported by~Ilse Prager;Purpose;Exported on:date;Masked:boolean
- Findings of May | content=Findings; filter=May, high and up; rows=14; format=PDF; exported_by=Ilse Prager; purpose=Board
- Sources for audit | content=Sources; rows=22; format=Excel; exported_by=Nuno Reis; purpose=Audit
- Critical only | content=Findings; filter=critical; rows=1; format=CSV; exported_by=Ilse Prager; purpose=Privacy office
- Analyses, quarter 1 | content=Analyses; rows=9; format=PDF; exported_by=Ilse Prager; purpose=Management
# video identification|proof of life|video verification|video authenticity|liveness|face verification|deepfake
record uploaded video|video|submitted video|video upload: Title!;Video:file;Person->@verified person|person~Edda Nolte;Length:number(s)#1-36000;Size:number(MB)#0-100000;Resolution=480p|720p|1080p|4K;Recorded on:date;Purpose=Pension|Account opening|Insurance|Press|Other;Uploaded on:date;~Status=Uploaded|Processing|Checked|Unreadable
- Edda Nolte, spring | person=Edda Nolte; length=24; size=18; resolution=1080p; purpose=Pension; status=Checked
- Account of Tariq | person=Tariq Bensaid; length=31; size=22; resolution=720p; purpose=Account opening; status=Checked
- Speech on the square | length=412; size=640; resolution=1080p; purpose=Press; status=Checked
- Dark kitchen | person=Rolf Amsel; length=12; size=5; resolution=480p; purpose=Insurance; status=Unreadable
record verification|verification result|identification result|authenticity check|verification record: Title!;Video->@uploaded video|video~Edda Nolte, spring;Kind=Proof of life|Identity|Authenticity|Content;Verdict=Passed|Failed|Unclear;Confidence:percent;Face match:percent;Liveness:percent;Edit traces:percent;Model->@detection model|model~Face 5;Findings:long;Checked on:date;Checked by~Automatic
- Edda is alive | video=Edda Nolte, spring; kind=Proof of life; verdict=Passed; confidence=98; face_match=97; liveness=99; edit_traces=1; model=Face 5; checked_by=Automatic
- Tariq at the bank | video=Account of Tariq; kind=Identity; verdict=Passed; confidence=94; face_match=95; liveness=93; edit_traces=3; model=Face 5; checked_by=Automatic
- Square speech | video=Speech on the square; kind=Authenticity; verdict=Failed; confidence=89; face_match=0; liveness=0; edit_traces=91; model=Edit hunter 2; findings=Lips and sound differ from 3:10 on.; checked_by=Mara Sand
- Kitchen too dark | video=Dark kitchen; kind=Proof of life; verdict=Unclear; confidence=31; face_match=40; liveness=38; edit_traces=5; model=Face 5; checked_by=Automatic
! record recognized content|detected scene|identified object|video content|identification: Title!;Video->@uploaded video|video~Speech on the square;Kind=Face|Person|Text|Object|Place|Sound;From second:number(s)#0-36000;To second:number(s)#0-36000;Confidence:percent;Frame:image
- Speaker at the desk | video=Speech on the square; kind=Person; from_second=4; to_second=400; confidence=96
- Banner text | video=Speech on the square; kind=Text; from_second=20; to_second=66; confidence=90
- Face of Edda | video=Edda Nolte, spring; kind=Face; from_second=0; to_second=24; confidence=99
- Newspaper of the day | video=Edda Nolte, spring; kind=Object; from_second=6; to_second=11; confidence=87
record verification report|certificate|report file|proof: Report number!;Verification->@verification|verification result~Edda is alive;Issued to~Pension office;File:file;Valid until:date;Issued on:date;Downloads:number#0-100000;Check code~VR-7Q2K;~Status=Issued|Withdrawn|Expired
- VR-1001 | verification=Edda is alive; issued_to=Pension office; downloads=2; check_code=VR-7Q2K; status=Issued
- VR-1002 | verification=Tariq at the bank; issued_to=Delta Bank; downloads=1; check_code=VR-9F0M; status=Issued
- VR-1003 | verification=Square speech; issued_to=River Daily; downloads=5; check_code=VR-2B8T; status=Issued
- VR-0877 | verification=Edda is alive; issued_to=Pension office; downloads=1; check_code=VR-1A1D; status=Expired
person verified person|person|subject: Name!;Reference number;Birthday:date;Document type=Passport|Identity card|Licence;Document number ending;Portrait:image;Email:email;Proof due every:number(months)#0-60;~Status=Verified|Open|Failed
- Edda Nolte | reference_number=PN-20144; document_type=Identity card; document_number_ending=812; proof_due_every=12; status=Verified
- Tariq Bensaid | reference_number=AC-7719; document_type=Passport; document_number_ending=330; proof_due_every=0; status=Verified
- Rolf Amsel | reference_number=IN-4410; document_type=Identity card; document_number_ending=097; proof_due_every=6; status=Open
- Ilka Brand | reference_number=PN-20391; document_type=Passport; document_number_ending=551; proof_due_every=12; status=Failed
item detection model|model|verification model: Name!;Kind=Face match|Liveness|Edit detection|Content;Version:number#1-100;Accuracy:percent;Threshold:percent;~Status=In use|Testing|Retired
- Face 5 | kind=Face match; version=5; accuracy=99; threshold=90; status=In use
- Blink 3 | kind=Liveness; version=3; accuracy=97; threshold=85; status=In use
- Edit hunter 2 | kind=Edit detection; version=2; accuracy=91; threshold=80; status=In use
- Scene reader | kind=Content; version=1; accuracy=84; threshold=70; status=Testing
# mobile data|mobile data service|data usage|data plan|mobile carrier|telecom service|sim card
item data plan|data package|mobile plan|tariff|data bundle: Name!;Region=Europe|North America|Asia|Latin America|Africa|Worldwide;Data allowance:number(GB)#0-1000;Valid for:number(days)#1-365;Price:money;Speed=4G|5G|Limited after allowance;Roaming included:boolean;Description:long;~Status=On sale|Paused|Withdrawn
- Traveller 5 GB | region=Europe; data_allowance=5; valid_for=15; price=12; speed=4G; description=For short trips, no contract.; status=On sale
- Worldwide 20 GB | region=Worldwide; data_allowance=20; valid_for=30; price=49; speed=5G; description=Works in 140 countries.; status=On sale
- Asia 10 GB | region=Asia; data_allowance=10; valid_for=30; price=22; speed=5G; description=Fourteen countries on one card.; status=On sale
- Starter 1 GB | region=Europe; data_allowance=1; valid_for=7; price=4; speed=Limited after allowance; description=To try the service.; status=Withdrawn
item line|sim card|phone line|subscriber line|esim|mobile number: Number!;Holder~Irene Vogt|Kofi Mensah;Plan->@data plan|data package~Traveller 5 GB|Worldwide 20 GB;Card type=SIM|eSIM;Country;Data left:number(GB)#0-1000;Activated on:date;Expires on:date;~Status=Waiting|Active|Suspended|Expired
- +43 660 555 0114 | holder=Irene Vogt; plan=Traveller 5 GB; card_type=eSIM; country=Austria; data_left=3.2; status=Active
- +233 24 555 0190 | holder=Kofi Mensah; plan=Worldwide 20 GB; card_type=SIM; country=Ghana; data_left=11.7; status=Active
- +81 80 5555 0171 | holder=Yui Tanabe; plan=Asia 10 GB; card_type=eSIM; country=Japan; data_left=0; status=Expired
- +34 600 555 012 | holder=Irene Vogt; plan=Starter 1 GB; card_type=SIM; country=Spain; data_left=0.4; status=Suspended
record usage record|data usage|usage|usage history|traffic record: Title!;Line->@line|sim card~+43 660 555 0114|+233 24 555 0190;Used on:date!;Data used:number(MB)#0-100000;Network=4G|5G|3G|Wi-Fi calling;Country;Roaming:boolean;Charged:money
- Monday in Vienna | line=+43 660 555 0114; data_used=412; network=4G; country=Austria; charged=0
- Day trip to Bratislava | line=+43 660 555 0114; data_used=655; network=4G; country=Slovakia; charged=0
- Video calls from Accra | line=+233 24 555 0190; data_used=2140; network=5G; country=Ghana; charged=0
- Maps and mail in Osaka | line=+81 80 5555 0171; data_used=280; network=5G; country=Japan; charged=1.4
record transaction|payment transaction|top-up|recharge|recharge record|transaction record: Reference!;Line->@line|sim card~+43 660 555 0114|+233 24 555 0190;Type=Plan purchase|Top-up|Refund|Usage charge;Plan->@data plan|data package~Traveller 5 GB;Amount:money!;Paid by=Bank card|Wallet|Bank transfer|Voucher;Balance after:money;Made on:date;~Status=Pending|Completed|Failed|Refunded
- TX-88101 | line=+43 660 555 0114; type=Plan purchase; plan=Traveller 5 GB; amount=12; paid_by=Bank card; balance_after=8.5; status=Completed
- TX-88102 | line=+233 24 555 0190; type=Plan purchase; plan=Worldwide 20 GB; amount=49; paid_by=Wallet; balance_after=3; status=Completed
- TX-88103 | line=+81 80 5555 0171; type=Usage charge; plan=Asia 10 GB; amount=1.4; paid_by=Wallet; balance_after=0.6; status=Completed
- TX-88104 | line=+34 600 555 012; type=Top-up; plan=Starter 1 GB; amount=10; paid_by=Bank card; balance_after=10; status=Failed
record diagnosis|problem diagnosis|diagnostic check|network check|connection test: Title!;Line->@line|sim card~+43 660 555 0114;Problem=No signal|Slow data|No data|Roaming fails|Payment fails|Card not recognised;Signal strength:number(dBm)#-140-0;Download speed:number(Mbit/s)#0-2000;Guide->@troubleshooting guide|solution~Turn data roaming on;Checked on:date;Result:long;~Status=Running|Solved|Not solved
- No data after landing | line=+34 600 555 012; problem=Roaming fails; signal_strength=-88; download_speed=0; guide=Turn data roaming on; result=Roaming was off in the phone.; status=Solved
- Slow in the evening | line=+43 660 555 0114; problem=Slow data; signal_strength=-104; download_speed=3.1; guide=Choose the network by hand; result=Busy cell, other network chosen.; status=Solved
- Card not found | line=+81 80 5555 0171; problem=Card not recognised; signal_strength=-120; download_speed=0; guide=Install the eSIM again; result=Profile was removed by a reset.; status=Not solved
- Web pages time out | line=+233 24 555 0190; problem=No data; signal_strength=-79; download_speed=0.2; guide=Set the access point name; result=Wrong access point.; status=Solved
item troubleshooting guide|solution|help article|troubleshooting step|faq: Title!;Problem=No signal|Slow data|No data|Roaming fails|Payment fails|Card not recognised;Device=Any|Android|iPhone|Router;Steps:long;Minutes needed:number(min)#1-60;~Found helpful:number#0-100000
- Turn data roaming on | problem=Roaming fails; device=Any; steps=Open the mobile network settings, switch data roaming on, wait one minute.; minutes_needed=2; found_helpful=1240
- Set the access point name | problem=No data; device=Android; steps=Add a new access point, enter the name from your welcome mail, save it and choose it.; minutes_needed=5; found_helpful=860
- Choose the network by hand | problem=Slow data; device=Any; steps=Switch automatic selection off, choose another partner network.; minutes_needed=3; found_helpful=415
- Install the eSIM again | problem=Card not recognised; device=iPhone; steps=Ask for a new code, scan it, restart the phone.; minutes_needed=10; found_helpful=302
request trouble ticket|support request|fault report: Title!;Line->@line|sim card~+43 660 555 0114;Problem=No signal|Slow data|No data|Roaming fails|Payment fails|Card not recognised;Country;Happened on:date;Device~Pixel phone;What was tried:long
- Still no signal on the ferry | line=+43 660 555 0114; problem=No signal; country=Greece; device=Android phone; what_was_tried=Restart and manual network.
- Card charged twice | line=+34 600 555 012; problem=Payment fails; country=Spain; device=iPhone; what_was_tried=Asked the bank, both bookings are there.
- New eSIM code needed | line=+81 80 5555 0171; problem=Card not recognised; country=Japan; device=iPhone; what_was_tried=Scanned the old code again.
- Slow since Monday | line=+233 24 555 0190; problem=Slow data; country=Ghana; device=Mobile router; what_was_tried=Moved the router to the window.
+ account: Balance:money;Currency=EUR|USD|GBP|JPY;Country;Automatic top-up:boolean;Low balance alert below:money
+ payment: Line->@line|sim card;Plan->@data plan|data package;Paid by=Bank card|Wallet|Bank transfer
# for mobile services|mobile service platform|mobile service website|mobile service application|media processing|business module|for mobile service
item business module|module|service module|function module|mobile service: Name!;Category=Audio|Video|Picture|Text|Account|Other;Icon:image;Address~/m/trim;Description:long;Longest file:number(MB)#1-10000;Price for one run:money;Needs login:boolean;~Runs:number#0-10000000;~Status=Online|Maintenance|Offline
- Trim a video | category=Video; address=/m/trim; description=Cut the start and the end.; longest_file=500; price_for_one_run=0; runs=8120; status=Online
- Sound out of a video | category=Audio; address=/m/extract; description=Take the sound track as a file.; longest_file=500; price_for_one_run=0; runs=4410; status=Online
- Remove noise | category=Audio; address=/m/denoise; description=Less wind, hum and hiss.; longest_file=200; price_for_one_run=0.3; runs=2075; status=Online
- Make it smaller | category=Video; address=/m/compress; description=Fits for a message.; longest_file=1000; price_for_one_run=0.2; runs=6303; status=Maintenance
record media file|audio file|video file|uploaded file|file|material: Title!;Owner~Lotte Kern|Samir Haddad;Kind=Audio|Video|Picture;File:file;Format=MP4|MOV|MP3|WAV|JPEG;Length:number(s)#0-36000;Size:number(MB)#0-10000;Uploaded on:date;Note
- Swim meet, lane 4 | owner=Lotte Kern; kind=Video; format=MP4; length=94; size=182; note=Last race
- Choir in the church | owner=Samir Haddad; kind=Audio; format=WAV; length=312; size=54; note=Some hum
- Talk at the harbour | owner=Samir Haddad; kind=Audio; format=MP3; length=1240; size=19; note=Windy
- First steps | owner=Lotte Kern; kind=Video; format=MOV; length=41; size=96; note=For grandma
! record processing task|processing job|audio processing|video processing|conversion|processing record: Title!;Module->@business module|module~Trim a video;File->@media file|audio file~Swim meet, lane 4;From second:number(s)#0-36000;To second:number(s)#0-36000;Target format=MP4|MP3|WAV|GIF;Quality=Low|Normal|High;Result file:file;Took:number(s)#0-36000;~Progress:percent;~Status=Waiting|Running|Finished|Failed
- Only the last lap | module=Trim a video; file=Swim meet, lane 4; from_second=52; to_second=94; target_format=MP4; quality=High; took=21; progress=100; status=Finished
- Choir without hum | module=Remove noise; file=Choir in the church; from_second=0; to_second=312; target_format=WAV; quality=High; took=48; progress=100; status=Finished
- Talk without wind | module=Remove noise; file=Talk at the harbour; from_second=0; to_second=1240; target_format=MP3; quality=Normal; took=30; progress=35; status=Running
- Steps for a message | module=Make it smaller; file=First steps; from_second=0; to_second=41; target_format=MP4; quality=Low; took=3; progress=0; status=Failed
! item cache rule|cache|caching rule|cached interface|cache setting: Name!;Interface~/api/modules;Kept for:number(s)#1-604800;Kept in=Browser|Server memory|Edge|Disk;Emptied when=Time is over|Data changes|By hand;Largest size:number(MB)#1-10000;~Hit rate:percent;~Status=On|Off
- List of modules | interface=/api/modules; kept_for=3600; kept_in=Browser; emptied_when=Data changes; largest_size=1; hit_rate=94; status=On
- My files | interface=/api/files; kept_for=60; kept_in=Server memory; emptied_when=Data changes; largest_size=50; hit_rate=71; status=On
- Small previews | interface=/api/preview; kept_for=86400; kept_in=Edge; emptied_when=Time is over; largest_size=2000; hit_rate=88; status=On
- Finished results | interface=/api/results; kept_for=604800; kept_in=Disk; emptied_when=By hand; largest_size=8000; hit_rate=42; status=Off
! record interface call|interface log|loading record|request log|performance record|slow interface: Title!;Interface~/api/files;Cache rule->@cache rule|cache~My files;Loading time:number(ms)#0-120000;From cache:boolean;Size:number(KB)#0-1000000;Device~Phone|Tablet;Called on:date;~Verdict=Fast|Fair|Slow|Failed
- Modules on the phone | interface=/api/modules; cache_rule=List of modules; loading_time=38; size=12; device=Phone; verdict=Fast
- Files, first time | interface=/api/files; cache_rule=My files; loading_time=1460; size=240; device=Phone; verdict=Slow
- Files, second time | interface=/api/files; cache_rule=My files; loading_time=72; size=240; device=Phone; verdict=Fast
- Preview of the choir | interface=/api/preview; cache_rule=Small previews; loading_time=510; size=64; device=Tablet; verdict=Fair
person profile|personal information|personal profile|user profile: Display name!;Full name;Phone:phone;Email:email;Picture:image;City;Language=English|German|French|Arabic;Storage used:number(MB)#0-100000;Storage allowed:number(MB)#0-100000
- Lotte | full_name=Lotte Kern; phone=+49 30 555 0120; email=lotte@example.com; city=Berlin; language=German; storage_used=278; storage_allowed=2000
- Samir | full_name=Samir Haddad; phone=+33 1 55 55 01 18; email=samir@example.com; city=Lille; language=French; storage_used=73; storage_allowed=2000
- Joy | full_name=Joy Adeyemi; phone=+44 20 5550 0171; email=joy@example.com; city=Bristol; language=English; storage_used=0; storage_allowed=500
- Nour | full_name=Nour Saleh; phone=+49 40 555 0133; email=nour@example.com; city=Hamburg; language=Arabic; storage_used=410; storage_allowed=500
! record login record|login history|sign-in: Title!;Person->@profile|personal information~Lotte;By=Password|Text message|Fingerprint;Device~Phone, Android;IP address~192.0.2.77;At:date;~Result=Success|Failed
- Lotte on the phone | person=Lotte; by=Fingerprint; device=Phone, Android; ip_address=192.0.2.77; result=Success
- Samir at the desk | person=Samir; by=Password; device=Laptop, Firefox; ip_address=192.0.2.90; result=Success
- Joy, first time | person=Joy; by=Text message; device=Phone, iOS; ip_address=198.51.100.31; result=Success
- Nour, wrong code | person=Nour; by=Text message; device=Phone, Android; ip_address=203.0.113.9; result=Failed
# charging pile|ev charging|electric vehicle charging|car charging|charging station
item charging station|charging site|charging point location|station: Name!;Operator~Voltline|City Energy;Address;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours~24 hours|06:00-23:00;Parking fee:money;Piles:number#1-200;Picture:image;~Status=Open|Under maintenance|Closed
- Riverside Garage | operator=Voltline; address=Quay Road 14; latitude=51.05; longitude=3.73; opening_hours=24 hours; parking_fee=1.5; piles=12; status=Open
- North Mall Deck 2 | operator=City Energy; address=North Mall, level 2; latitude=51.08; longitude=3.71; opening_hours=06:00-23:00; parking_fee=0; piles=8; status=Open
- Depot East | operator=Voltline; address=Foundry Lane 3; latitude=51.04; longitude=3.79; opening_hours=24 hours; parking_fee=0; piles=20; status=Under maintenance
- Airport P4 | operator=City Energy; address=Terminal Road, car park 4; latitude=51.19; longitude=3.85; opening_hours=24 hours; parking_fee=3; piles=16; status=Open
item charging pile|charger|charging point|pile|charging device: Pile number!;Station->@charging station|charging site~Riverside Garage|North Mall Deck 2;Connector=AC type 2|DC CCS|DC CHAdeMO|GB/T;Power:number(kW)#3-400;Parking bay~A3|B12;Firmware~2.4.1;Last report at:date;~Status=Idle|Charging|Reserved|Faulty|Offline
- RG-01 | station=Riverside Garage; connector=DC CCS; power=120; parking_bay=A1; firmware=2.4.1; status=Charging
- RG-02 | station=Riverside Garage; connector=AC type 2; power=22; parking_bay=A2; firmware=2.4.1; status=Idle
- NM-05 | station=North Mall Deck 2; connector=DC CCS; power=60; parking_bay=B12; firmware=2.3.9; status=Reserved
- DE-11 | station=Depot East; connector=DC CHAdeMO; power=50; parking_bay=C4; firmware=2.3.9; status=Faulty
record charging session|charging record|charging order|charging process|charging history: Session number!;Pile->@charging pile|charger~RG-01|NM-05;Driver~Ana Verbeke|Luc Maes;License plate;Started at:time;Ended at:time;Charged on:date;Energy:number(kWh)#0-200;Energy fee:money;Service fee:money;~Total:money;~Status=Charging|Finished|Stopped by fault|Paid
- CS-90121 | pile=RG-01; driver=Ana Verbeke; license_plate=1-KLM-204; energy=31.4; energy_fee=12.56; service_fee=3.14; total=15.7; status=Charging
- CS-90118 | pile=RG-02; driver=Luc Maes; license_plate=2-BRT-880; energy=14; energy_fee=4.9; service_fee=1.4; total=6.3; status=Paid
- CS-90107 | pile=NM-05; driver=Ines Claes; license_plate=1-VDA-517; energy=42.5; energy_fee=17; service_fee=4.25; total=21.25; status=Finished
- CS-90095 | pile=DE-11; driver=Fleet Bakker; license_plate=1-FLT-033; energy=3.2; energy_fee=1.28; service_fee=0.32; total=1.6; status=Stopped by fault
item charging card|prepaid card|recharge card: Card number!;Holder~Ana Verbeke|Fleet Bakker;Corporate account->@corporate account|company account~Bakker Logistics;Balance:money;Credit limit:money;Valid until:date;~Status=Active|Blocked|Lost|Expired
- 7003 2291 | holder=Ana Verbeke; balance=46.3; credit_limit=0; status=Active
- 7003 2292 | holder=Fleet Bakker; corporate_account=Bakker Logistics; balance=0; credit_limit=1500; status=Active
- 7003 2308 | holder=Luc Maes; balance=8.2; credit_limit=0; status=Lost
- 7003 2315 | holder=City Care van 2; corporate_account=City Care Services; balance=120; credit_limit=600; status=Blocked
item corporate account|company account|fleet account|enterprise account: Company!;Contact person;Email:email;Phone:phone;Vehicles:number#1-5000;Monthly limit:money;Discount:percent;Billing=Prepaid|Monthly invoice;~Status=Active|Suspended
- Bakker Logistics | contact_person=Tom Bakker; vehicles=24; monthly_limit=6000; discount=8; billing=Monthly invoice; status=Active
- City Care Services | contact_person=Eva Smet; vehicles=9; monthly_limit=1800; discount=5; billing=Prepaid; status=Active
- Blue Taxi Cooperative | contact_person=Omar Haddad; vehicles=40; monthly_limit=9000; discount=10; billing=Monthly invoice; status=Active
- Green Courier | contact_person=Liv Peeters; vehicles=6; monthly_limit=700; discount=0; billing=Prepaid; status=Suspended
item charging rate|tariff|price plan|charging price: Name!;Station->@charging station|charging site~Riverside Garage;Period=Peak|Normal|Off-peak;From:time;Until:time;Price per kWh:money;Service fee per kWh:money;Idle fee per minute:money
- Riverside peak | station=Riverside Garage; period=Peak; price_per_kwh=0.48; service_fee_per_kwh=0.1; idle_fee_per_minute=0.2
- Riverside night | station=Riverside Garage; period=Off-peak; price_per_kwh=0.29; service_fee_per_kwh=0.08; idle_fee_per_minute=0
- North Mall day | station=North Mall Deck 2; period=Normal; price_per_kwh=0.4; service_fee_per_kwh=0.1; idle_fee_per_minute=0.15
- Airport all day | station=Airport P4; period=Normal; price_per_kwh=0.52; service_fee_per_kwh=0.12; idle_fee_per_minute=0.3
request repair|repair order|fault report|maintenance order|warranty|warranty claim: Title!;Pile->@charging pile|charger~DE-11|RG-02;Fault=No power|Cable damaged|Screen dark|Payment failed|Communication lost;Reported by;Reported on:date;Technician~Bram Wouters|Sofie Daems;Under warranty:boolean;Cost:money;Description:long;Picture:image
- Connector does not lock | pile=DE-11; fault=Cable damaged; reported_by=Fleet Bakker; technician=Bram Wouters; cost=180; description=The latch of the plug is broken, charging stops after a minute.
- Screen stays dark | pile=RG-02; fault=Screen dark; reported_by=Luc Maes; technician=Sofie Daems; cost=0; description=Charging works by card only.
- Offline since the storm | pile=NM-05; fault=Communication lost; reported_by=Control room; technician=Bram Wouters; cost=60; description=Router in the cabinet replaced.
- Card reader refuses cards | pile=RG-01; fault=Payment failed; reported_by=Ana Verbeke; technician=Sofie Daems; cost=0; description=Three cards tried, all refused.
! item parking lot|car park|parking interface [parking]: Name!;Station->@charging station|charging site~Riverside Garage;Bays:number#1-5000;Free bays:number#0-5000;Free parking while charging:number(min)#0-600;System address:url;~Status=Connected|Not connected
- Quay car park | station=Riverside Garage; bays=220; free_bays=37; free_parking_while_charging=90; status=Connected
- North Mall parking | station=North Mall Deck 2; bays=640; free_bays=112; free_parking_while_charging=120; status=Connected
- Depot yard | station=Depot East; bays=40; free_bays=11; free_parking_while_charging=600; status=Not connected
- Airport P4 parking | station=Airport P4; bays=900; free_bays=64; free_parking_while_charging=60; status=Connected
+ reservation: Pile->@charging pile|charger;Date:date;From:time;Until:time
+ order: Session->@charging session|charging record;Energy:number(kWh)#0-200;Pay with=Wallet|Charging card|Bank card|Corporate account
+ payment: Session->@charging session|charging record;Paid with=Wallet|Charging card|Bank card|Corporate account
+ review: Station->@charging station|charging site
# patrol inspection|video patrol|patrol platform|video inspection|video surveillance|surveillance video|inspection video
item patrol video|inspection video|video|video recording|recording: Title!;Camera->@camera|video device~Gate north;Patrol->@patrol task|patrol~Night round, plant 2;Recorded on:date;Starts at:time;Duration:number(s)#1-86400;File:file;Live address:url;Resolution~1920x1080;Uploaded by~Rolf Adami|Jin Park;~Status=Live|Recorded|Edited|Archived
- North gate, 02:10 | camera=Gate north; patrol=Night round, plant 2; duration=640; resolution=1920x1080; uploaded_by=Rolf Adami; status=Recorded
- Pump hall, valve side | camera=Pump hall 1; patrol=Pump hall check; duration=420; resolution=1920x1080; uploaded_by=Jin Park; status=Edited
- Roof flight 14 | camera=Drone 3; patrol=Roof and solar field; duration=910; resolution=3840x2160; uploaded_by=Jin Park; status=Archived
- Loading dock now | camera=Dock east; patrol=Night round, plant 2; duration=3600; resolution=1280x720; uploaded_by=Rolf Adami; status=Live
item camera|video device|hardware device|device|monitoring device: Name!;Type=Fixed camera|Dome camera|Drone|Body camera|Thermal camera|Barrier|Loudspeaker;Site->@patrol site|site~Plant 2;Serial number;Network address~10.20.1.14;Stream address:url;Pan and tilt:boolean;Firmware~5.2;Last signal on:date;~Status=Online|Offline|Fault|Under maintenance
- Gate north | type=Dome camera; site=Plant 2; serial_number=DC-88120; network_address=10.20.1.14; firmware=5.2; status=Online
- Pump hall 1 | type=Thermal camera; site=Water works; serial_number=TC-11034; network_address=10.20.2.7; firmware=3.9; status=Online
- Drone 3 | type=Drone; site=Solar field; serial_number=DR-00317; network_address=10.20.9.3; firmware=1.14; status=Under maintenance
- Dock east | type=Fixed camera; site=Plant 2; serial_number=FC-70551; network_address=10.20.1.22; firmware=5.1; status=Fault
item patrol site|site|patrol area|inspection point|checkpoint: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Person in charge~Rolf Adami;Risk=Low|Medium|High;Plan:image;Note:long
- Plant 2 | address=Works Road 40; latitude=48.31; longitude=14.3; person_in_charge=Rolf Adami; risk=Medium
- Water works | address=Spring Lane 1; latitude=48.28; longitude=14.26; person_in_charge=Jin Park; risk=High; note=Entry with helmet only.
- Solar field | address=South slope; latitude=48.25; longitude=14.35; person_in_charge=Jin Park; risk=Low
- Warehouse C | address=Harbour Street 7; latitude=48.32; longitude=14.32; person_in_charge=Tessa Holt; risk=Medium
work patrol task|patrol|inspection task|patrol plan|patrol route: Title!;Site->@patrol site|site~Plant 2;Inspector~Rolf Adami|Jin Park;Planned for:date!;Starts at:time;Repeats=Once|Daily|Weekly|Monthly;Points to check:long;Result=All in order|Findings|Not done
- Night round, plant 2 | site=Plant 2; inspector=Rolf Adami; repeats=Daily; points_to_check=Gates, dock doors, fire exits; result=Findings
- Pump hall check | site=Water works; inspector=Jin Park; repeats=Weekly; points_to_check=Valves, leaks, temperature of motors; result=All in order
- Roof and solar field | site=Solar field; inspector=Jin Park; repeats=Monthly; points_to_check=Broken panels, fence; result=Findings
- Stock fence | site=Warehouse C; inspector=Tessa Holt; repeats=Weekly; points_to_check=Fence, lamps, locks; result=Not done
record video mark|mark|marker|annotation|video annotation|marking: Title!;Video->@patrol video|inspection video~Pump hall, valve side;At second:number#0-86400;Until second:number#0-86400;Type=Finding|Person|Vehicle|Damage|Note;Severity=Low|Medium|High;Area of picture~upper left;Marked by~Rolf Adami|Jin Park;Comment:long;Still picture:image
- Dock door not locked | video=North gate, 02:10; at_second=212; until_second=230; type=Finding; severity=High; area_of_picture=right edge; marked_by=Rolf Adami; comment=Second door stands open by a hand's width.
- Drop under valve 6 | video=Pump hall, valve side; at_second=95; until_second=140; type=Damage; severity=Medium; area_of_picture=lower middle; marked_by=Jin Park; comment=Seal to be changed at the next stop.
- Cracked panel row 9 | video=Roof flight 14; at_second=504; until_second=512; type=Damage; severity=Medium; area_of_picture=middle; marked_by=Jin Park; comment=Fourth panel from the east.
- Unknown van | video=North gate, 02:10; at_second=388; until_second=410; type=Vehicle; severity=Low; area_of_picture=left; marked_by=Tessa Holt; comment=Turned round and left.
record video edit|video clip|clip|edited video|editing task: Title!;Video->@patrol video|inspection video~North gate, 02:10;Operation=Cut|Merge|Blur faces|Caption|Speed change;From second:number#0-86400;To second:number#0-86400;Edited by~Jin Park;Edited on:date;Output:file;~Status=Queued|Running|Done|Failed
- Open door, 30 seconds | video=North gate, 02:10; operation=Cut; from_second=205; to_second=235; edited_by=Rolf Adami; status=Done
- Leak for the plumber | video=Pump hall, valve side; operation=Cut; from_second=90; to_second=145; edited_by=Jin Park; status=Done
- Van with plate blurred | video=North gate, 02:10; operation=Blur faces; from_second=380; to_second=415; edited_by=Tessa Holt; status=Running
- Roof in short | video=Roof flight 14; operation=Speed change; from_second=0; to_second=910; edited_by=Jin Park; status=Failed
record device command|control command|hardware control|device control|control record: Title!;Device->@camera|video device~Gate north;Command=Turn left|Turn right|Zoom in|Zoom out|Restart|Open barrier|Play announcement|Start recording|Stop recording;Value:number#-360-360;Sent by~Rolf Adami;Sent on:date;Answer;~Status=Sent|Carried out|No answer|Refused
- Gate camera to the left | device=Gate north; command=Turn left; value=30; sent_by=Rolf Adami; answer=Position 124; status=Carried out
- Closer look at valve 6 | device=Pump hall 1; command=Zoom in; value=4; sent_by=Jin Park; answer=Zoom 4; status=Carried out
- Restart dock camera | device=Dock east; command=Restart; sent_by=Tessa Holt; status=No answer
- Record the gate | device=Gate north; command=Start recording; sent_by=Rolf Adami; answer=Recording since 02:10; status=Carried out
! request finding|problem report|hazard|issue|defect [patrol|inspect\\w*]: Title!;Mark->@video mark|mark~Drop under valve 6;Site->@patrol site|site~Water works;Assigned to~Works service;Due on:date;Priority=Low|Normal|High;Description:long
- Lock of the dock door | mark=Dock door not locked; site=Plant 2; assigned_to=Works service; priority=High; description=Bolt is bent, replace the lock.
- Seal at valve 6 | mark=Drop under valve 6; site=Water works; assigned_to=Plumber on call; priority=Normal; description=Change at the next planned stop.
- Panel in row 9 | mark=Cracked panel row 9; site=Solar field; assigned_to=Solar service; priority=Low; description=Under warranty until next spring.
- Lamp at the gate | mark=Unknown van; site=Plant 2; assigned_to=Works service; priority=Normal; description=Too dark to read plates.
+ message: Video->@patrol video|inspection video;Site->@patrol site|site
# production operation|factory operation|production monitoring|plant operation|manufacturing operation|andon|safety lamp|production operation system
item factory area|factory|department|factory department|workshop|factory architecture|organization unit: Name!;Code;Kind=Factory|Department|Workshop|Section;Parent~Plant North;Manager~Ruth Sommer|Anil Mehta;Employees:number#0-100000;Address;~Status=In use|Closed
- Plant North | code=PN; kind=Factory; manager=Ruth Sommer; employees=640; address=Foundry road 1; status=In use
- Machining | code=PN-M; kind=Department; parent=Plant North; manager=Anil Mehta; employees=120; status=In use
- Assembly hall 2 | code=PN-A2; kind=Workshop; parent=Plant North; manager=Olga Reiter; employees=85; status=In use
- Old paint shop | code=PN-P; kind=Workshop; parent=Plant North; manager=Ruth Sommer; employees=0; status=Closed
item production line|line: Name!;Code;Area->@factory area|department~Machining|Assembly hall 2;Product~Pump P40;Takt time:number(s)#1-86400;Capacity per shift:number(pieces)#1-1000000;Line leader~Kai Brandt|Sofia Ruiz;~Output today:number(pieces)#0-1000000;~Status=Running|Waiting|Stopped|Maintenance
- Line A1 | code=A1; area=Assembly hall 2; product=Pump P40; takt_time=72; capacity_per_shift=380; line_leader=Kai Brandt; output_today=211; status=Running
- Line A2 | code=A2; area=Assembly hall 2; product=Pump P60; takt_time=95; capacity_per_shift=290; line_leader=Sofia Ruiz; output_today=96; status=Stopped
- Line M1 | code=M1; area=Machining; product=Housing P40; takt_time=48; capacity_per_shift=560; line_leader=Jan Novak; output_today=330; status=Running
- Line M3 | code=M3; area=Machining; product=Shaft P60; takt_time=60; capacity_per_shift=450; line_leader=Jan Novak; output_today=0; status=Maintenance
item machine|equipment|device|equipment information: Name!;Number;Line->@production line|line~Line A1|Line M1;Type=Lathe|Mill|Press|Robot|Test stand|Conveyor;Maker;In use since:date;~Running share:percent;~Temperature:number(°C)#-20-200;~Status=Running|Idle|Fault|Off
- Lathe 4 | number=EQ-1004; line=Line M1; type=Lathe; maker=Dreh & Co; running_share=88; temperature=46; status=Running
- Screw robot 2 | number=EQ-2012; line=Line A1; type=Robot; maker=Armwerk; running_share=91; temperature=38; status=Running
- Leak test stand | number=EQ-2031; line=Line A2; type=Test stand; maker=Tightlab; running_share=40; temperature=27; status=Fault
- Mill 7 | number=EQ-1017; line=Line M3; type=Mill; maker=Dreh & Co; running_share=0; temperature=21; status=Off
record lamp call|safety lamp|andon call|alarm|lamp event|safety lamp record|andon record: Title!;Line->@production line|line~Line A1|Line A2;Machine->@machine|equipment~Leak test stand;Colour=Green|Yellow|Red|Blue;Cause=Quality|Material|Machine|Safety|Help needed;Raised by~Kai Brandt;Raised on:date;Answered after:number(min)#0-1440;Stopped for:number(min)#0-10000;Measure:long;~Status=Raised|Answered|Solved
- Leak test shows no value | line=Line A2; machine=Leak test stand; colour=Red; cause=Machine; raised_by=Sofia Ruiz; answered_after=4; stopped_for=55; measure=Sensor is being changed; status=Answered
- Screws run low | line=Line A1; machine=Screw robot 2; colour=Yellow; cause=Material; raised_by=Kai Brandt; answered_after=6; stopped_for=0; measure=Box brought; status=Solved
- Chip on the sealing face | line=Line M1; machine=Lathe 4; colour=Yellow; cause=Quality; raised_by=Jan Novak; answered_after=9; stopped_for=12; measure=Insert changed; status=Solved
- Door switch of the robot | line=Line A1; machine=Screw robot 2; colour=Red; cause=Safety; raised_by=Kai Brandt; answered_after=2; stopped_for=18; status=Raised
item lamp setting|safety lamp setting|andon setting|lamp configuration|alarm rule [lamp|andon|alarm]: Name!;Line->@production line|line~Line A1|Line A2;Colour=Green|Yellow|Red|Blue;Meaning;Tell~Line leader|Maintenance;Tell next level after:number(min)#1-240;Sound:boolean;Active:boolean
- Red on A1 | line=Line A1; colour=Red; meaning=Line stopped; tell=Maintenance; tell_next_level_after=10
- Yellow on A1 | line=Line A1; colour=Yellow; meaning=Material or help needed; tell=Line leader; tell_next_level_after=15
- Red on A2 | line=Line A2; colour=Red; meaning=Line stopped; tell=Maintenance; tell_next_level_after=10
- Blue on M1 | line=Line M1; colour=Blue; meaning=Quality asked to come; tell=Quality; tell_next_level_after=20
item process route|route|process step|process route configuration|plm item|process: Name!;Product~Pump P40|Pump P60;Version~B|C;Step:number#1-200;Work step;Machine type=Lathe|Mill|Press|Robot|Test stand|Hand work;Planned time:number(s)#1-86400;Instruction:file;~Status=Draft|Released|Replaced
- P40 10 Turn housing | product=Pump P40; version=C; step=10; work_step=Turn housing; machine_type=Lathe; planned_time=44; status=Released
- P40 30 Screw cover | product=Pump P40; version=C; step=30; work_step=Screw cover, 6 screws; machine_type=Robot; planned_time=38; status=Released
- P40 40 Leak test | product=Pump P40; version=C; step=40; work_step=Leak test at 6 bar; machine_type=Test stand; planned_time=60; status=Released
- P60 20 Mill keyway | product=Pump P60; version=B; step=20; work_step=Mill keyway; machine_type=Mill; planned_time=52; status=Draft
record quality check|spot check|spot check record|inspection item|inspection record|quality record|quality control: Title!;Line->@production line|line~Line A1|Line M1;Step->@process route|route~P40 40 Leak test;Characteristic;Lower limit:number#-100000-100000;Upper limit:number#-100000-100000;Measured:number#-100000-100000;Checked pieces:number#0-100000;Bad pieces:number#0-100000;Inspector~Mona Eder;Checked on:date;~Status=Planned|Passed|Failed
- Leak rate, morning | line=Line A1; step=P40 40 Leak test; characteristic=Leak rate ml/min; lower_limit=0; upper_limit=3; measured=1.2; checked_pieces=10; bad_pieces=0; inspector=Mona Eder; status=Passed
- Bore diameter, hour 3 | line=Line M1; step=P40 10 Turn housing; characteristic=Bore mm; lower_limit=39.98; upper_limit=40.02; measured=40.01; checked_pieces=5; bad_pieces=0; inspector=Mona Eder; status=Passed
- Torque of cover screws | line=Line A1; step=P40 30 Screw cover; characteristic=Torque Nm; lower_limit=8; upper_limit=10; measured=7.4; checked_pieces=6; bad_pieces=2; inspector=Lars Holt; status=Failed
- Keyway width | line=Line M3; step=P60 20 Mill keyway; characteristic=Width mm; lower_limit=7.96; upper_limit=8; measured=7.98; checked_pieces=5; bad_pieces=0; inspector=Lars Holt; status=Passed
record shift output|production capacity|capacity statistic|kpi|production record|production capacity statistic|key figure: Title!;Line->@production line|line~Line A1|Line M1;Day:date!;Shift=Early|Late|Night;Planned:number(pieces)#0-1000000;Good:number(pieces)#0-1000000;Scrap:number(pieces)#0-1000000;Downtime:number(min)#0-1440;~Plan reached:percent;~OEE:percent;Shift leader~Kai Brandt
- A1 early shift | line=Line A1; shift=Early; planned=380; good=362; scrap=5; downtime=21; plan_reached=95; oee=84; shift_leader=Kai Brandt
- A1 late shift | line=Line A1; shift=Late; planned=380; good=371; scrap=3; downtime=12; plan_reached=98; oee=88; shift_leader=Tessa Blom
- A2 early shift | line=Line A2; shift=Early; planned=290; good=201; scrap=9; downtime=96; plan_reached=69; oee=58; shift_leader=Sofia Ruiz
- M1 night shift | line=Line M1; shift=Night; planned=560; good=540; scrap=11; downtime=25; plan_reached=96; oee=86; shift_leader=Jan Novak
! item user permission|permission|role permission [permission|platform management|role]: Title!;Role~Line leader|Inspector;Area->@factory area|department~Machining;May see:boolean;May change:boolean;May release:boolean;Granted by~Ruth Sommer;Valid until:date
- Line leaders in assembly | role=Line leader; area=Assembly hall 2; granted_by=Ruth Sommer
- Inspectors in machining | role=Inspector; area=Machining; granted_by=Ruth Sommer
- Maintenance everywhere | role=Maintenance; area=Plant North; granted_by=Anil Mehta
- Process planning | role=Planner; area=Plant North; granted_by=Ruth Sommer
record main component record|component record|traceability record|built-in part [component|trac|serial|plm]: Serial number!;Component~Housing P40|Motor 24 V;Product serial~P40-118204;Line->@production line|line~Line A1|Line A2;Supplier~Castwell;Batch;Built in by~Kai Brandt;Built in on:date;~Status=Built in|Replaced|Blocked
- HS-22817 | component=Housing P40; product_serial=P40-118204; line=Line A1; supplier=Castwell; batch=CW-0512; built_in_by=Kai Brandt; status=Built in
- MT-60931 | component=Motor 24 V; product_serial=P40-118204; line=Line A1; supplier=Drivetec; batch=DT-221; built_in_by=Kai Brandt; status=Built in
- HS-30411 | component=Housing P60; product_serial=P60-044190; line=Line A2; supplier=Castwell; batch=CW-0518; built_in_by=Sofia Ruiz; status=Replaced
- SE-11820 | component=Shaft seal; product_serial=P60-044191; line=Line A2; supplier=Ringwerk; batch=RW-77; built_in_by=Sofia Ruiz; status=Blocked
# temperature monitoring|temperature control|temperature detection|environmental temperature|temperature recording|temperature sensor|temperature alarm|temperature and humidity
item sensor|temperature sensor|device|monitoring device|probe|monitoring point: Name!;Number;Place->@monitored area|area~Cold room 1|Server room;Model~PT100|DS18B20;Accuracy:number(°C)#0-5;Interval:number(s)#1-86400;Battery:percent;Calibrated on:date;~Last temperature:number(°C)#-100-500;~Status=Online|Offline|Fault
- Probe C1 | number=TS-001; place=Cold room 1; model=PT100; accuracy=0.1; interval=60; battery=92; last_temperature=3.8; status=Online
- Probe S1 | number=TS-014; place=Server room; model=DS18B20; accuracy=0.5; interval=30; battery=100; last_temperature=27.9; status=Online
- Probe G2 | number=TS-022; place=Greenhouse east; model=DS18B20; accuracy=0.5; interval=120; battery=41; last_temperature=21.4; status=Online
- Probe L1 | number=TS-030; place=Laboratory store; model=PT100; accuracy=0.1; interval=60; battery=4; status=Offline
item monitored area|area|room|environment|zone|monitored place: Name!;Kind=Cold room|Server room|Greenhouse|Laboratory|Warehouse|Living room;Building;Target temperature:number(°C)#-100-200;Lower limit:number(°C)#-100-200;Upper limit:number(°C)#-100-200;Responsible~Nadia Klein|Tom Reed;Phone:phone;~Status=Normal|Too warm|Too cold|Not watched
- Cold room 1 | kind=Cold room; building=Hall B; target_temperature=4; lower_limit=2; upper_limit=6; responsible=Nadia Klein; status=Normal
- Server room | kind=Server room; building=Main house; target_temperature=22; lower_limit=18; upper_limit=26; responsible=Tom Reed; status=Too warm
- Greenhouse east | kind=Greenhouse; building=Garden; target_temperature=21; lower_limit=15; upper_limit=30; responsible=Ines Vale; status=Normal
- Laboratory store | kind=Laboratory; building=Main house; target_temperature=-20; lower_limit=-24; upper_limit=-17; responsible=Nadia Klein; status=Not watched
record temperature reading|temperature record|temperature data|reading|historical temperature|real-time temperature|temperature|measurement: Title!;Sensor->@sensor|temperature sensor~Probe C1|Probe S1;Area->@monitored area|area~Cold room 1|Server room;Temperature:number(°C)#-100-500!;Humidity:percent;Measured on:date!;Measured at:time;~Status=Normal|Too warm|Too cold
- C1 in the morning | sensor=Probe C1; area=Cold room 1; temperature=3.8; humidity=78; status=Normal
- C1 after delivery | sensor=Probe C1; area=Cold room 1; temperature=5.6; humidity=81; status=Normal
- S1 at noon | sensor=Probe S1; area=Server room; temperature=27.9; humidity=38; status=Too warm
- G2 at night | sensor=Probe G2; area=Greenhouse east; temperature=14.2; humidity=88; status=Too cold
item limit rule|threshold|temperature limit|alarm rule|control rule|alarm setting: Name!;Area->@monitored area|area~Cold room 1|Server room;Condition=Above|Below|Rises fast|No signal;Limit:number(°C)#-100-500;For at least:number(min)#0-1440;Measure=Alarm only|Cooling on|Heating on|Fan on|Device off;Device->@control device|actuator~Cooler 1|Ceiling fan;Tell~Tom Reed;Active:boolean
- Server room above 26 | area=Server room; condition=Above; limit=26; for_at_least=5; measure=Fan on; device=Ceiling fan; tell=Tom Reed
- Cold room above 6 | area=Cold room 1; condition=Above; limit=6; for_at_least=10; measure=Cooling on; device=Cooler 1; tell=Nadia Klein
- Greenhouse below 15 | area=Greenhouse east; condition=Below; limit=15; for_at_least=15; measure=Heating on; device=Bench heating; tell=Ines Vale
- Laboratory, no signal | area=Laboratory store; condition=No signal; limit=0; for_at_least=30; measure=Alarm only; tell=Nadia Klein
record alarm|temperature alarm|alert|warning|alarm record|limit alarm: Title!;Area->@monitored area|area~Server room;Rule->@limit rule|threshold~Server room above 26;Temperature:number(°C)#-100-500;Level=Hint|Warning|Critical;Raised on:date;Confirmed by~Tom Reed;Cause;Note:long;~Status=Open|Confirmed|Over
- Server room too warm | area=Server room; rule=Server room above 26; temperature=27.9; level=Warning; confirmed_by=Tom Reed; cause=Filter of the cooler is full; status=Confirmed
- Cold night in the greenhouse | area=Greenhouse east; rule=Greenhouse below 15; temperature=14.2; level=Hint; cause=Roof window was open; status=Over
- Laboratory probe is silent | area=Laboratory store; rule=Laboratory, no signal; level=Critical; cause=Battery empty; status=Open
- Door of the cold room | area=Cold room 1; rule=Cold room above 6; temperature=7.1; level=Warning; confirmed_by=Nadia Klein; cause=Door not closed; status=Over
item control device|actuator|cooler|heater|fan|controlled device: Name!;Area->@monitored area|area~Cold room 1|Server room;Type=Cooling|Heating|Fan|Window|Humidifier;Number;Power:number(W)#0-1000000;Mode=By rule|By hand|Off;Set temperature:number(°C)#-100-200;~Status=Running|Waiting|Off|Fault
- Cooler 1 | area=Cold room 1; type=Cooling; number=AC-101; power=2400; mode=By rule; set_temperature=4; status=Running
- Ceiling fan | area=Server room; type=Fan; number=FN-007; power=180; mode=By rule; set_temperature=24; status=Running
- Bench heating | area=Greenhouse east; type=Heating; number=HT-022; power=1500; mode=By rule; set_temperature=18; status=Waiting
- Roof window | area=Greenhouse east; type=Window; number=WN-003; power=60; mode=By hand; status=Off
record control action|control record|control measure|switching record|control log|temperature control record: Title!;Device->@control device|actuator~Ceiling fan;Alarm->@alarm|temperature alarm~Server room too warm;Action=Switched on|Switched off|Set temperature|Opened|Closed;Value:number(°C)#-100-200;Started by=Rule|Person|Schedule;Person~Tom Reed;Done on:date;~Status=Sent|Done|Failed
- Fan on at 27.9 | device=Ceiling fan; alarm=Server room too warm; action=Switched on; started_by=Rule; status=Done
- Heating on at night | device=Bench heating; alarm=Cold night in the greenhouse; action=Switched on; value=18; started_by=Rule; status=Done
- Cooler set to 3 | device=Cooler 1; alarm=Door of the cold room; action=Set temperature; value=3; started_by=Person; person=Nadia Klein; status=Done
- Roof window closed | device=Roof window; action=Closed; started_by=Person; person=Ines Vale; status=Failed
! record temperature statistic|daily statistic|temperature analysis|hourly mean [analy|statistic|chart|trend|display]: Title!;Area->@monitored area|area~Cold room 1|Server room;Day:date!;Lowest:number(°C)#-100-500;Mean:number(°C)#-100-500;Highest:number(°C)#-100-500;Out of limits:number(min)#0-1440;Readings:number#0-1000000
- Cold room 1, Monday | area=Cold room 1; lowest=2.9; mean=4.1; highest=7.1; out_of_limits=14; readings=1440
- Server room, Monday | area=Server room; lowest=21.8; mean=24.6; highest=27.9; out_of_limits=96; readings=2880
- Greenhouse, Monday | area=Greenhouse east; lowest=14.2; mean=20.3; highest=28.8; out_of_limits=35; readings=720
- Cold room 1, Tuesday | area=Cold room 1; lowest=3.1; mean=4; highest=5.2; out_of_limits=0; readings=1440
# iot|sensor data|smart home|mqtt|iot device|telemetry|sensor reading
item device|sensor|iot device|gateway: Name!;Serial number;Kind=Temperature|Humidity|Air quality|Motion|Water level|Energy|Gateway|Switch;Location->@location|room|zone~Cold store|Roof;Firmware;Protocol=MQTT|LoRa|Zigbee|WiFi|Bluetooth;Send every:number(s)#1-86400;~Battery:percent;~Last seen on:date;~Status=Online|Offline|Fault|Maintenance
- Cold store T1 | serial_number=TH-00417; kind=Temperature; location=Cold store; firmware=2.1.4; protocol=LoRa; send_every=300; battery=81; status=Online
- Roof air A2 | serial_number=AQ-00093; kind=Air quality; location=Roof; firmware=1.8.0; protocol=MQTT; send_every=60; battery=100; status=Fault
- Cellar level W5 | serial_number=WL-00211; kind=Water level; location=Pump cellar; firmware=3.0.2; protocol=Zigbee; send_every=600; battery=14; status=Online
- Hall gateway G1 | serial_number=GW-00007; kind=Gateway; location=Production hall; firmware=5.2.1; protocol=WiFi; send_every=30; battery=100; status=Maintenance
item location|room|zone|site: Name!;Address;Floor:number#-5-200;Area:number(m2)#1-1000000;Responsible~Ivo Kranz|Lea Monti;Plan:image
- Cold store | floor=0; area=120; responsible=Ivo Kranz
- Roof | floor=6; area=400; responsible=Lea Monti
- Pump cellar | address=Works road 4; floor=-2; area=35; responsible=Lea Monti
- Production hall | address=Works road 4; floor=1; area=2600; responsible=Sami Orlov
record sensor reading|reading|measurement|sensor value: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Value:number!;Unit~°C|µg/m3;Channel=Temperature|Humidity|CO2|Particles|Voltage|Level;Measured on:date;Measured at:time;Quality=Good|Suspicious|Bad
- Cold store 08:00 | device=Cold store T1; value=3.4; unit=°C; channel=Temperature; quality=Good
- Roof particles 08:00 | device=Roof air A2; value=18; unit=µg/m3; channel=Particles; quality=Suspicious
- Cellar 06:30 | device=Cellar level W5; value=41; unit=cm; channel=Level; quality=Good
- Gateway supply 06:30 | device=Hall gateway G1; value=4.1; unit=V; channel=Voltage; quality=Bad
item alarm rule|threshold|automation|alert rule: Name!;Device->@device|sensor~Cold store T1|Roof air A2;Condition=Above|Below|No data|Changed by;Limit:number;For minutes:number(min)#0-1440;Action=Notify|Switch on|Switch off|Call webhook;Severity=Info|Warning|Critical;Active:boolean
- Cold store too warm | device=Cold store T1; condition=Above; limit=6; for_minutes=10; action=Notify; severity=Critical
- Roof silent | device=Roof air A2; condition=No data; for_minutes=30; action=Notify; severity=Warning
- Cellar fills up | device=Cellar level W5; condition=Above; limit=60; for_minutes=0; action=Switch on; severity=Critical
- Gateway voltage low | device=Hall gateway G1; condition=Below; limit=4.5; for_minutes=5; action=Call webhook; severity=Info
record alarm|alert|alert event: Title!;Rule->@alarm rule|threshold~Cold store too warm|Roof silent;Device->@device|sensor~Cold store T1|Roof air A2;Value:number;Raised on:date;Raised at:time;Severity=Info|Warning|Critical;Acknowledged by~Ivo Kranz|Lea Monti;Note:long;~Status=Open|Acknowledged|Cleared
- 7.1 degrees in cold store | rule=Cold store too warm; device=Cold store T1; value=7.1; severity=Critical; acknowledged_by=Ivo Kranz; note=Door stood open.; status=Cleared
- Roof without data | rule=Roof silent; device=Roof air A2; severity=Warning; status=Open
- Water at 66 cm | rule=Cellar fills up; device=Cellar level W5; value=66; severity=Critical; acknowledged_by=Lea Monti; note=Pump runs.; status=Acknowledged
- Gateway at 4.1 V | rule=Gateway voltage low; device=Hall gateway G1; value=4.1; severity=Info; status=Cleared
record device command|control command|switch action: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Command=On|Off|Restart|Set value|Update firmware;Value;Sent on:date;Sent at:time;Sent by;~Result=Sent|Confirmed|Failed
- Restart roof | device=Roof air A2; command=Restart; result=Failed
- Interval to 300 | device=Cold store T1; command=Set value; value=300; result=Confirmed
- Pump on | device=Cellar level W5; command=On; sent_by=Lea Monti; result=Confirmed
- Gateway to 5.3.0 | device=Hall gateway G1; command=Update firmware; value=5.3.0; sent_by=Sami Orlov; result=Sent
work device maintenance|battery change|calibration: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Kind=Battery|Calibration|Cleaning|Replacement|Firmware;Due on:date;Technician~Ivo Kranz|Lea Monti;Notes:long
- Clean the inlet | device=Roof air A2; kind=Cleaning; technician=Lea Monti
- Yearly calibration | device=Cold store T1; kind=Calibration; technician=Ivo Kranz
- New cell for W5 | device=Cellar level W5; kind=Battery; technician=Lea Monti; notes=Type ER14505.
- Swap gateway supply | device=Hall gateway G1; kind=Replacement; technician=Ivo Kranz
! record device event|connection log|device history: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Event=Online|Offline|Restarted|Battery low|Firmware updated;Happened on:date;Happened at:time;Signal:number(dBm)#-140-0;Detail
- T1 online | device=Cold store T1; event=Online; signal=-92
- A2 offline | device=Roof air A2; event=Offline; signal=-118
- W5 battery low | device=Cellar level W5; event=Battery low; signal=-101; detail=14 percent
- G1 restarted | device=Hall gateway G1; event=Restarted; signal=-48; detail=After voltage drop
! record daily value|hourly average|aggregate [histor\\w*|trend\\w*|chart\\w*|graph\\w*|average\\w*|statistic\\w*]: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Day:date;Lowest:number;Highest:number;Average:number;Readings:number#0-100000
- T1 on Monday | device=Cold store T1; lowest=2.8; highest=7.1; average=3.6; readings=288
- W5 on Friday | device=Cellar level W5; lowest=22; highest=66; average=34; readings=144
- A2 on Monday | device=Roof air A2; lowest=6; highest=31; average=14.2; readings=902
- T1 on Tuesday | device=Cold store T1; lowest=2.9; highest=4.2; average=3.4; readings=288
# video surveillance|security camera|cctv|video monitoring|camera feed|motion detection
item camera|security camera|ip camera: Name!;Location->@site|area|zone~Main gate|Loading dock;Model;IP address;Stream:url;Resolution=720p|1080p|4K;Night vision:boolean;Installed on:date;Recording=Always|Motion|Schedule|Off;~Status=Online|Offline|Fault
- Gate cam 1 | location=Main gate; model=DX-40; ip_address=10.1.0.21; resolution=4K; recording=Always; status=Online
- Dock cam 3 | location=Loading dock; model=DX-20; ip_address=10.1.0.33; resolution=1080p; recording=Motion; status=Fault
- Lobby dome 2 | location=Lobby; model=DM-12; ip_address=10.1.0.45; resolution=1080p; recording=Schedule; status=Online
- Garage cam 5 | location=Underground garage; model=DX-10; ip_address=10.1.0.52; resolution=720p; recording=Off; status=Offline
item site|area|zone|location: Name!;Address;Building;Risk=Low|Medium|High;Guard on duty~Rolf Berg|Sana Ali;Floor plan:image;Arm from:time;Arm until:time
- Main gate | building=Gatehouse; risk=High; guard_on_duty=Rolf Berg
- Loading dock | building=Hall B; risk=Medium; guard_on_duty=Sana Ali
- Lobby | address=Plaza 1; building=Tower A; risk=Low; guard_on_duty=Pia Lorenz
- Underground garage | address=Plaza 1, level -1; building=Tower A; risk=Medium; guard_on_duty=Rolf Berg
record alarm|security event|detection|motion event: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Kind=Motion|Person|Vehicle|Smoke|Intrusion|Tampering|Face match;Confidence:percent;Happened on:date;Happened at:time;Snapshot:image;Severity=Low|Medium|High;Handled by~Rolf Berg|Sana Ali;~Status=New|Watched|False alarm|Escalated|Closed
- Person at the fence 02:14 | camera=Gate cam 1; kind=Person; confidence=94; severity=High; handled_by=Rolf Berg; status=Escalated
- Cat on the ramp | camera=Dock cam 3; kind=Motion; confidence=61; severity=Low; handled_by=Sana Ali; status=False alarm
- Smoke near the lifts | camera=Lobby dome 2; kind=Smoke; confidence=72; severity=High; handled_by=Pia Lorenz; status=Closed
- Lens covered in garage | camera=Garage cam 5; kind=Tampering; confidence=88; severity=Medium; status=New
record recording|video clip|footage: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Starts on:date;Starts at:time;Length:number(min)#0-1440;Size:number(MB)#0-1000000;File:file;Keep until:date;Locked:boolean
- Gate 02:00 to 03:00 | camera=Gate cam 1; length=60; size=2100
- Dock clip 771 | camera=Dock cam 3; length=2; size=64
- Lobby morning rush | camera=Lobby dome 2; length=90; size=1350
- Garage clip before loss | camera=Garage cam 5; length=4; size=58
record incident report|incident|security incident: Title!;Site->@site|area~Main gate|Loading dock;Event->@alarm|security event~Person at the fence 02:14|Cat on the ramp;Kind=Trespass|Theft|Vandalism|Fire|Accident|Other;Happened on:date;Description:long;Police called:boolean;Written by~Rolf Berg|Sana Ali;~Status=Open|Under review|Closed
- Cut in the north fence | site=Main gate; event=Person at the fence 02:14; kind=Trespass; description=Wire cut over 40 cm.; written_by=Rolf Berg; status=Under review
- Broken dock lamp | site=Loading dock; kind=Vandalism; description=Glass on the ramp.; written_by=Sana Ali; status=Closed
- Toaster smoke in the lobby | site=Lobby; event=Smoke near the lifts; kind=Fire; description=Kiosk toaster, no damage.; written_by=Pia Lorenz; status=Closed
- Bicycle gone from bay 14 | site=Underground garage; event=Lens covered in garage; kind=Theft; description=Lock was cut.; written_by=Rolf Berg; status=Open
record access entry|entry log|visitor entry: Title!;Person;Badge number;Site->@site|area~Main gate|Loading dock;Direction=In|Out;Passed on:date;Passed at:time;Result=Granted|Denied;Reason
- Badge 1042 in | badge_number=1042; site=Main gate; direction=In; result=Granted
- Badge 2210 denied | badge_number=2210; site=Loading dock; direction=In; result=Denied; reason=Expired badge
- Badge 0310 out | badge_number=0310; person=Mila Frey; site=Lobby; direction=Out; result=Granted
- Badge 0977 in garage | badge_number=0977; site=Underground garage; direction=In; result=Granted
item watch list entry|authorized person|known person: Name!;Kind=Staff|Visitor|Contractor|Blocked;Badge number;Photo:image;Plate;Valid until:date;Note:long
- Elin Torp | kind=Staff; badge_number=1042
- Contractor Weiss | kind=Contractor; badge_number=2210; plate=WN-331
- Auditor Grimm | kind=Visitor; badge_number=0977; plate=KB-204; note=Only on weekdays.
- Man with crowbar | kind=Blocked; note=Seen twice at the bike racks.
! item detection rule|alarm rule|alert setting: Name!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Detects=Motion|Person|Vehicle|Smoke|Line crossing;Sensitivity:number#1-10;From:time;Until:time;Notify=Email|Push|Siren|Guard desk;Active:boolean
- Fence line at night | camera=Gate cam 1; detects=Line crossing; sensitivity=7; notify=Guard desk
- Dock motion | camera=Dock cam 3; detects=Motion; sensitivity=4; notify=Push
- Smoke in the lobby | camera=Lobby dome 2; detects=Smoke; sensitivity=6; notify=Siren
- Cars after closing | camera=Garage cam 5; detects=Vehicle; sensitivity=5; notify=Email
! record camera status change|device log: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Old status;New status=Online|Offline|Fault;Changed on:date;Changed at:time;Reason
- Dock cam lost | camera=Dock cam 3; old_status=Online; new_status=Fault; reason=No picture
- Garage cam dark | camera=Garage cam 5; old_status=Online; new_status=Offline; reason=Lens covered, then cable pulled
- Dock cam repaired | camera=Dock cam 3; old_status=Fault; new_status=Online; reason=New power supply
- Gate cam back | camera=Gate cam 1; old_status=Offline; new_status=Online; reason=Switch restarted
! work guard patrol|patrol round [patrol\\w*|guard\\w*|round\\w*]: Title!;Site->@site|area~Main gate|Loading dock;Guard~Rolf Berg|Sana Ali;Day:date;Starts at:time;Checkpoints:number#1-100;Notes:long
- Night round 1 | site=Main gate; guard=Rolf Berg; checkpoints=12
- Dock round 2 | site=Loading dock; guard=Sana Ali; checkpoints=9; notes=Lamp at ramp 3 broken.
- Lobby closing round | site=Lobby; guard=Pia Lorenz; checkpoints=6
- Garage early round | site=Underground garage; guard=Rolf Berg; checkpoints=15; notes=Bay 14 photographed.
# cybersecurity|vulnerability|penetration test|threat detection|security scan|security operations|malware|vulnerability management|vulnerability scanner|security assessment|security platform
item asset|protected system|host: Name!;Kind=Server|Web site|Laptop|Network|Cloud account|Application;Address;Owner~Mara Kolb|Idris Vane;Criticality=Low|Medium|High|Critical;Operating system;Last scanned on:date;~Open findings:number#0-100000;~Risk score:number#0-100
- Customer portal | kind=Web site; address=portal.acme.example; owner=Mara Kolb; criticality=Critical; open_findings=4; risk_score=71
- Build server | kind=Server; address=10.2.0.14; owner=Idris Vane; criticality=High; operating_system=Debian 12; open_findings=2; risk_score=38
- Sales laptops | kind=Laptop; address=10.20.0.0/24; owner=Idris Vane; criticality=Medium; operating_system=Windows 11; open_findings=11; risk_score=52
- Invoice archive bucket | kind=Cloud account; address=archive.cloud.example; owner=Mara Kolb; criticality=Low; open_findings=0; risk_score=9
record scan|security scan|assessment|scan task|task scan|scanning task: Title!;Asset->@asset|protected system~Customer portal|Build server;Policy->@scan policy|scan template;Profile=Quick|Full|Web|Compliance|Penetration test;Started on:date;Started at:time;Minutes:number(min)#0-10000;Findings:number#0-100000;Tester;~Status=Queued|Running|Done|Failed
- Portal full October | asset=Customer portal; profile=Full; minutes=46; findings=4; status=Done
- Build server quick | asset=Build server; profile=Quick; minutes=8; findings=2; status=Done
- Laptops compliance | asset=Sales laptops; profile=Compliance; minutes=95; findings=11; status=Running
- Archive pen test | asset=Invoice archive bucket; profile=Penetration test; minutes=480; findings=0; tester=Redbarn Labs; status=Done
record vulnerability|finding|weakness: Title!;Asset->@asset|protected system~Customer portal|Build server;Scan->@scan|security scan~Portal full October|Build server quick;CVE number;Severity=Info|Low|Medium|High|Critical;CVSS score:number#0-10;Description:long;Remedy:long;Due on:date;Assigned to~Mara Kolb|Idris Vane;~Status=Open|Being fixed|Fixed|Accepted|False positive
- Outdated login library | asset=Customer portal; scan=Portal full October; severity=High; cvss_score=8.1; remedy=Update to 4.2.; assigned_to=Mara Kolb; status=Being fixed
- Weak SSH cipher | asset=Build server; scan=Build server quick; severity=Medium; cvss_score=5.3; remedy=Remove CBC ciphers.; assigned_to=Idris Vane; status=Open
- Disk not encrypted on six laptops | asset=Sales laptops; scan=Laptops compliance; severity=Critical; cvss_score=9; remedy=Turn on disk encryption.; assigned_to=Idris Vane; status=Open
- Bucket name can be guessed | asset=Invoice archive bucket; scan=Archive pen test; severity=Info; cvss_score=1.8; assigned_to=Mara Kolb; status=Accepted
record security incident|incident|attack: Title!;Kind=Phishing|Malware|Intrusion|Data leak|Denial of service|Lost device;Severity=Low|Medium|High|Critical;Asset->@asset|protected system~Customer portal|Build server;Detected on:date;Handler~Mara Kolb|Idris Vane;Description:long;Lessons:long;~Status=New|Triage|Contained|Eradicated|Closed
- Login flood on portal | kind=Denial of service; severity=Medium; asset=Customer portal; handler=Mara Kolb; status=Contained
- Fake invoice mail | kind=Phishing; severity=Low; handler=Idris Vane; description=Three staff opened it.; status=Closed
- Laptop left in the train | kind=Lost device; severity=High; asset=Sales laptops; handler=Idris Vane; description=Device was wiped after two hours.; status=Eradicated
- Strange zip on a sales laptop | kind=Malware; severity=Critical; asset=Sales laptops; handler=Mara Kolb; status=Triage
record security alert|threat|detection: Title!;Source=Firewall|Endpoint|Mail filter|Log analysis|User report;Asset->@asset|protected system~Customer portal|Build server;Severity=Low|Medium|High|Critical;Source address;Raised on:date;Raised at:time;Analyst~Mara Kolb|Idris Vane;~Verdict=Open|Real|Harmless
- 400 failed logins in a minute | source=Log analysis; asset=Customer portal; severity=High; source_address=198.51.100.44; analyst=Mara Kolb; verdict=Real
- Unsigned script on build server | source=Endpoint; asset=Build server; severity=Medium; analyst=Idris Vane; verdict=Harmless
- Macro in attachment | source=Mail filter; asset=Sales laptops; severity=Critical; source_address=203.0.113.60; analyst=Mara Kolb; verdict=Real
- Colleague asks for gift cards | source=User report; severity=Low; analyst=Idris Vane; verdict=Open
item detection rule|firewall rule|blocked address: Name!;Kind=Block address|Rate limit|Signature|Country|Port;Pattern;Action=Block|Allow|Log|Challenge;Priority:number#1-10000;Expires on:date;Enabled:boolean;~Hits:number#0-1000000000
- Login rate limit | kind=Rate limit; pattern=10 per minute on /login; action=Challenge; priority=10; hits=8120
- Block 198.51.100.0/24 | kind=Block address; pattern=198.51.100.0/24; action=Block; priority=20; hits=402
- Macro hash list | kind=Signature; pattern=Hash of known droppers; action=Block; priority=5; hits=37
- Log foreign logins | kind=Country; pattern=Not EU; action=Log; priority=90; hits=1544
work remediation task|fix|hardening task|repair|repair task|repair record: Title!;Vulnerability->@vulnerability|finding~Outdated login library|Weak SSH cipher;Assigned to~Mara Kolb|Idris Vane;Due on:date;Steps:long;Retest needed:boolean
- Update login library | vulnerability=Outdated login library; assigned_to=Mara Kolb; steps=Upgrade, run tests, deploy.
- Harden SSH | vulnerability=Weak SSH cipher; assigned_to=Idris Vane
- Encrypt the six laptops | vulnerability=Disk not encrypted on six laptops; assigned_to=Idris Vane; steps=Call users, switch on, store keys.
- Rename the bucket | vulnerability=Bucket name can be guessed; assigned_to=Mara Kolb; steps=New bucket, copy, delete old.
! record audit log|security event|login log: Title!;Actor;Action=Login|Failed login|Change|Delete|Export|Grant;Object;IP address;Happened on:date;Happened at:time;Result=Success|Denied
- Failed login of admin | action=Failed login; object=Portal; ip_address=198.51.100.44; result=Denied
- Rule added | action=Change; object=Login rate limit; result=Success
- Export of findings | actor=Mara Kolb; action=Export; object=Laptops compliance; ip_address=10.20.0.5; result=Success
- Tester account granted | actor=Idris Vane; action=Grant; object=Redbarn Labs; result=Success
! record incident step|incident timeline: Title!;Incident->@security incident|incident~Login flood on portal|Fake invoice mail;Stage=Detected|Analyzed|Contained|Recovered|Reported;Text:long;Happened on:date;Happened at:time;By
- Challenge switched on | incident=Login flood on portal; stage=Contained; text=Rate limit with challenge.
- Passwords reset | incident=Fake invoice mail; stage=Recovered
- Loss told to the authority | incident=Laptop left in the train; stage=Reported; text=Form sent within a day.; by=Idris Vane
- Zip opened in the sandbox | incident=Strange zip on a sales laptop; stage=Analyzed; text=Downloads a second file.; by=Mara Kolb
+ report: Asset->@asset|protected system;Scan->@scan|security scan;Summary:long;Format=PDF|HTML
! item scan policy|scan template|scan profile|scan configuration [scan polic\\w*|polic\\w*|scan template\\w*|scan config\\w*]: Name!;Kind=Quick|Full|Web|Compliance;Ports~1-1024;Checks:number#0-100000;Runs=By hand|Daily|Weekly|Monthly;Login used:boolean;Time limit:number(min)#1-10000;Owner~Mara Kolb;Active:boolean
- Weekly full scan | kind=Full; ports=1-65535; checks=4200; runs=Weekly; time_limit=480; owner=Mara Kolb
- Web quick check | kind=Web; ports=80, 443; checks=310; runs=Daily; time_limit=30; owner=Idris Vane
- Card rules | kind=Compliance; checks=190; runs=Monthly; time_limit=120; owner=Mara Kolb
- Ports only | kind=Quick; ports=1-1024; checks=20; runs=By hand; time_limit=15; owner=Idris Vane
! item severity rule|severity level|rating rule [severity|level\\w*|rating]: Name!;Severity=Info|Low|Medium|High|Critical;Score from:number#0-10;Score to:number#0-10;Fix within:number(days)#0-1000;Tell~Asset owner|Security lead;Active:boolean
- Critical in 3 days | severity=Critical; score_from=9; score_to=10; fix_within=3; tell=Security lead
- High in 14 days | severity=High; score_from=7; score_to=8.9; fix_within=14; tell=Asset owner
- Medium in 60 days | severity=Medium; score_from=4; score_to=6.9; fix_within=60; tell=Asset owner
- Low, next release | severity=Low; score_from=0.1; score_to=3.9; fix_within=180; tell=Asset owner
! record repair verification|retest|verification|vulnerability history [verif\\w*|retest\\w*|repair\\w*|fix\\w*|track\\w*]: Title!;Vulnerability->@vulnerability|finding~Outdated login library|Weak SSH cipher;Old status=Open|Being fixed|Fixed;New status=Being fixed|Fixed|Accepted|False positive|Open;Checked by~Mara Kolb;Checked on:date;Result=Gone|Still there|Not testable;Remark:long
- Library retested | vulnerability=Outdated login library; old_status=Being fixed; new_status=Fixed; checked_by=Mara Kolb; result=Gone
- Cipher retested | vulnerability=Weak SSH cipher; old_status=Fixed; new_status=Open; checked_by=Idris Vane; result=Still there
- Library taken on | vulnerability=Outdated login library; old_status=Open; new_status=Being fixed; checked_by=Idris Vane
- Cipher accepted | vulnerability=Weak SSH cipher; old_status=Open; new_status=Accepted; checked_by=Mara Kolb; result=Not testable
# vpn|proxy service|vpn server|virtual private network|proxy server|wireguard|node subscription
item vpn server|node|proxy node|server location: Name!;Country;City;Address;Port:number#1-65535;Protocol=WireGuard|OpenVPN|IKEv2|Shadowsocks|SOCKS5|HTTP;Bandwidth:number(Mbit/s)#1-100000;Traffic factor:number#0-10;Plan needed->@vpn plan|subscription plan~Month 100|Year open;~Load:percent;~Status=Online|Busy|Maintenance|Offline
- Oslo 2 | country=Norway; city=Oslo; address=osl2.tunnel.example; port=51820; protocol=WireGuard; bandwidth=1000; traffic_factor=1; plan_needed=Month 100; load=38; status=Online
- Lisbon 1 | country=Portugal; city=Lisbon; address=lis1.tunnel.example; port=1194; protocol=OpenVPN; bandwidth=500; traffic_factor=1; plan_needed=Year open; load=71; status=Busy
- Toronto 4 | country=Canada; city=Toronto; address=tor4.tunnel.example; port=8388; protocol=Shadowsocks; bandwidth=2000; traffic_factor=2; plan_needed=Family 3; load=0; status=Offline
- Osaka 1 | country=Japan; city=Osaka; address=osa1.tunnel.example; port=500; protocol=IKEv2; bandwidth=750; traffic_factor=1.5; plan_needed=Week 20; load=12; status=Maintenance
item vpn plan|subscription plan|package: Name!;Price:money;Duration:number(days)#1-3650;Traffic:number(GB)#0-100000;Devices:number#1-100;Speed limit:number(Mbit/s)#0-100000;Countries;Active:boolean
- Month 100 | price=4; duration=30; traffic=100; devices=3; speed_limit=200; countries=12
- Year open | price=39; duration=365; traffic=0; devices=8; speed_limit=0; countries=40
- Family 3 | price=9; duration=30; traffic=500; devices=15; speed_limit=500; countries=40
- Week 20 | price=1.5; duration=7; traffic=20; devices=1; speed_limit=50; countries=5
record subscription|vpn subscription|access: Number!;Owner;Plan->@vpn plan|subscription plan~Month 100|Year open;Starts on:date;Expires on:date;Subscription link:url;Auto-renew:boolean;~Traffic used:number(GB)#0-1000000;~Status=Active|Used up|Expired|Suspended
- V-20117 | plan=Month 100; traffic_used=41; status=Active
- V-20118 | plan=Year open; traffic_used=310; status=Active
- V-20119 | owner=Family Brandt; plan=Family 3; traffic_used=500; status=Used up
- V-20120 | owner=Kenji Mori; plan=Week 20; traffic_used=6; status=Expired
record device|connected device|client: Name!;Subscription->@subscription|vpn subscription~V-20117|V-20118;System=Windows|macOS|Linux|Android|iOS|Router;Public key;Assigned address;Added on:date;~Last connected on:date;~Status=Allowed|Blocked
- Work laptop | subscription=V-20117; system=Windows; assigned_address=10.8.0.12; status=Allowed
- Living room router | subscription=V-20118; system=Router; assigned_address=10.8.0.44; status=Allowed
- Tablet of Nele | subscription=V-20119; system=iOS; assigned_address=10.8.0.71; status=Allowed
- Travel phone | subscription=V-20120; system=Android; assigned_address=10.8.0.90; status=Blocked
record connection|connection log|session: Title!;Device->@device|connected device~Work laptop|Living room router;Server->@vpn server|node~Oslo 2|Lisbon 1;Connected on:date;Connected at:time;Minutes:number(min)#0-100000;Download:number(MB)#0-100000000;Upload:number(MB)#0-100000000;~Status=Connected|Closed|Refused
- Laptop via Oslo | device=Work laptop; server=Oslo 2; minutes=212; download=1840; upload=210; status=Closed
- Router via Lisbon | device=Living room router; server=Lisbon 1; minutes=1440; download=9200; upload=600; status=Connected
- Tablet via Toronto | device=Tablet of Nele; server=Toronto 4; minutes=65; download=2900; upload=80; status=Closed
- Phone via Osaka | device=Travel phone; server=Osaka 1; minutes=0; download=0; upload=0; status=Refused
item voucher|redeem code|access code: Code!;Plan->@vpn plan|subscription plan~Month 100|Year open;Days:number(days)#1-3650;Uses allowed:number#1-10000;Expires on:date;~Uses:number#0-10000;~Status=Free|Used|Expired
- TRY7-OSLO | plan=Month 100; days=7; uses_allowed=100; uses=61; status=Free
- YEAR-GIFT-22 | plan=Year open; days=365; uses_allowed=1; uses=1; status=Used
- FAMILY-MAY | plan=Family 3; days=14; uses_allowed=50; uses=0; status=Free
- WEEK-FAIR-25 | plan=Week 20; days=7; uses_allowed=500; uses=212; status=Expired
! record traffic record|daily traffic|usage: Title!;Subscription->@subscription|vpn subscription~V-20117|V-20118;Server->@vpn server|node~Oslo 2|Lisbon 1;Day:date;Download:number(MB)#0-100000000;Upload:number(MB)#0-100000000;Factor:number#0-10
- 20117 on Monday | subscription=V-20117; server=Oslo 2; download=2100; upload=240; factor=1
- 20118 on Monday | subscription=V-20118; server=Lisbon 1; download=9200; upload=600; factor=1
- 20119 on Saturday | subscription=V-20119; server=Toronto 4; download=18400; upload=900; factor=2
- 20120 on Tuesday | subscription=V-20120; server=Osaka 1; download=610; upload=45; factor=1.5
! record server check|speed test|node status log: Title!;Server->@vpn server|node~Oslo 2|Lisbon 1;Latency:number(ms)#0-10000;Download speed:number(Mbit/s)#0-100000;Packet loss:percent;Checked on:date;Checked at:time;~Result=Online|Slow|Offline
- Oslo 10:00 | server=Oslo 2; latency=24; download_speed=880; packet_loss=0; result=Online
- Lisbon 10:00 | server=Lisbon 1; latency=61; download_speed=210; packet_loss=1; result=Slow
- Toronto 10:05 | server=Toronto 4; latency=0; download_speed=0; packet_loss=100; result=Offline
- Osaka 10:05 | server=Osaka 1; latency=248; download_speed=310; packet_loss=0.4; result=Online
! record invitation reward|commission [invit\\w*|refer\\w*|commission\\w*|affiliate\\w*]: Title!;Inviter;Invited;Rate:percent;Amount:money;Earned on:date;~Status=Pending|Credited|Withdrawn
- Reward for V-20118 | rate=20; amount=7.8; status=Credited
- Reward for V-20119 | inviter=Mira Holt; invited=Family Brandt; rate=20; amount=1.8; status=Pending
- Reward for V-20120 | inviter=Family Brandt; invited=Kenji Mori; rate=10; amount=0.15; status=Credited
- Rewards of spring | inviter=Mira Holt; rate=20; amount=24.6; status=Withdrawn
+ order: Plan->@vpn plan|subscription plan;Voucher->@voucher|redeem code;~Status=New|Paid|Active|Cancelled
+ ticket: Device->@device|connected device;Server->@vpn server|node
+ user: ~Balance:money;Invite code;~Traffic left:number(GB)
# vehicle inspection report|inspection report data|report frontend|inspection report website|vehicle inspection data
record inspection report|vehicle inspection report|test report: Report number!;Vehicle->@inspected vehicle|vehicle~K-AB 1204;Template->@report template|template~Car, yearly;Station->@inspection station|station~North hall;Inspector~Timo Weiss|Grace Onu;Inspected on:date;Valid until:date;Mileage:number(km)#0-2000000;Conclusion=Passed|Minor defects|Failed;File:file;Remarks:long;~Audit status=Waiting|Approved|Sent back
- R-2210 | vehicle=K-AB 1204; template=Car, yearly; station=North hall; inspector=Timo Weiss; mileage=84200; conclusion=Passed; audit_status=Approved
- R-2211 | vehicle=B-KL 88; template=Van, yearly; station=Harbour; inspector=Grace Onu; mileage=210500; conclusion=Failed; audit_status=Waiting
- R-2212 | vehicle=M-ZZ 7; template=Car, yearly; station=North hall; inspector=Timo Weiss; mileage=12000; conclusion=Minor defects; audit_status=Sent back
- R-2213 | vehicle=S-ER 415; template=Motorcycle, two-yearly; station=Airport road; inspector=Grace Onu; mileage=18700; conclusion=Passed; audit_status=Approved
item report template|template|report form: Name!;Vehicle kind=Car|Van|Bus|Lorry|Motorcycle;Version;Sections:long;Valid for:number(months)#1-72;Layout:file;Made by~Grace Onu;~Status=Draft|In use|Retired
- Car, yearly | vehicle_kind=Car; version=4.1; valid_for=24; made_by=Grace Onu; status=In use
- Van, yearly | vehicle_kind=Van; version=3.0; valid_for=12; made_by=Grace Onu; status=In use
- Motorcycle, two-yearly | vehicle_kind=Motorcycle; version=2.2; valid_for=24; made_by=Timo Weiss; status=In use
- Bus, half-yearly | vehicle_kind=Bus; version=1.0; valid_for=6; made_by=Grace Onu; status=Draft
item inspected vehicle|vehicle|car: Plate number!;Frame number;Make;Model;Kind=Car|Van|Bus|Lorry|Motorcycle;Fuel=Petrol|Diesel|Electric|Hybrid;First registered on:date;Holder;~Due on:date
- K-AB 1204 | make=Alder; model=City 2; kind=Car; fuel=Petrol; holder=Ruth Lang
- B-KL 88 | make=Norda; model=Carrier; kind=Van; fuel=Diesel; holder=Lindholm Trade
- M-ZZ 7 | make=Alder; model=Volt; kind=Car; fuel=Electric; holder=Joel Abara
- S-ER 415 | make=Norda; model=Trail 600; kind=Motorcycle; fuel=Petrol; holder=Petra Vogel
record inspection result|inspection item result|measured value|test item: Item!;Report->@inspection report|report~R-2211;Group=Brakes|Lights|Tyres|Exhaust|Body|Steering;Measured:number#-100000-100000;Unit~%|ppm;Limit;Picture:image;Note;~Result=Passed|Minor defect|Failed|Not tested
- Brake force, rear | report=R-2211; group=Brakes; measured=38; unit=%; limit=At least 45; result=Failed
- Headlamp height | report=R-2212; group=Lights; measured=2; unit=%; limit=1.0 to 1.5; result=Minor defect
- Exhaust at idle | report=R-2210; group=Exhaust; measured=120; unit=ppm; limit=At most 200; result=Passed
- Tread depth, front | report=R-2213; group=Tyres; measured=72; unit=%; limit=At least 25; result=Passed
! record report audit|audit record|audit status|audit|approval: Title!;Report->@inspection report|report~R-2210;Auditor~Hilde Raab|Marek Dorn;Step number:number#1-10;Opinion:long;Audited on:date;~Decision=Waiting|Approved|Sent back
- R-2210, first look | report=R-2210; auditor=Hilde Raab; step_number=1; opinion=Complete.; decision=Approved
- R-2212, first look | report=R-2212; auditor=Marek Dorn; step_number=1; opinion=Picture of the lamp is missing.; decision=Sent back
- R-2211, first look | report=R-2211; auditor=Hilde Raab; step_number=1; opinion=Brake chart still to be added.; decision=Waiting
- R-2212, second look | report=R-2212; auditor=Hilde Raab; step_number=2; opinion=Picture added, values agree.; decision=Approved
item inspection station|station|inspection site: Name!;Address;Licence number;Head~Hilde Raab;Phone:phone;Lanes:number#1-50;~Status=Open|Closed
- North hall | address=Mill lane 3; licence_number=ST-041; head=Hilde Raab; lanes=3; status=Open
- Harbour | address=Quay 12; licence_number=ST-057; head=Marek Dorn; lanes=2; status=Open
- Airport road | address=Airport road 77; licence_number=ST-063; head=Petra Vogel; lanes=4; status=Open
- Old depot | address=Depot street 5; licence_number=ST-022; head=Marek Dorn; lanes=1; status=Closed

# scrapped car|scrapped vehicle|car dismantling|vehicle recycling|recycling and dismantling|car recycling|end-of-life vehicle
item scrapped car|car|scrapped vehicle|vehicle: Plate number!;Enterprise->@dismantling enterprise|enterprise~Alder Recycling;Make and model;Frame number;Year:number#1950-2100;Owner name;Weight:number(kg)#100-60000;Purchase price:money;Received on:date;Certificate number;Picture:image;~Status=Received|Checked|Drained|Dismantled|Pressed|Deregistered
- K-AB 1204 | enterprise=Alder Recycling; make_and_model=City 2; frame_number=WAL2210088; year=2009; owner_name=Ruth Lang; weight=1120; certificate_number=C-4410; status=Drained
- B-KL 88 | enterprise=Alder Recycling; make_and_model=Carrier; frame_number=WNO7710031; year=2006; owner_name=Lindholm Trade; weight=1980; status=Received
- M-ZZ 7 | enterprise=Quay Metals; make_and_model=Volt; frame_number=WAL9910007; year=2014; owner_name=Joel Abara; weight=1540; certificate_number=C-4388; status=Dismantled
- S-ER 415 | enterprise=Hill Auto Parts; make_and_model=Vista wagon; frame_number=WVI5520146; year=2011; owner_name=Petra Vogel; weight=1390; certificate_number=C-4421; status=Deregistered
item dismantling enterprise|enterprise|company|recycling enterprise: Name!;Licence number;Contact person;Phone:phone;Address;Capacity a year:number(cars)#0-1000000;Kind=Dismantler|Collector|Press|Parts dealer;Logo:image;~Status=In set-up|Active|Suspended
- Alder Recycling | licence_number=EL-041; contact_person=Milan Cerny; capacity_a_year=8000; kind=Dismantler; status=Active
- Quay Metals | licence_number=EL-077; contact_person=Dana Weiss; capacity_a_year=3000; kind=Press; status=In set-up
- Hill Auto Parts | licence_number=EL-092; contact_person=Petra Vogel; capacity_a_year=1500; kind=Parts dealer; status=Active
- Valley Collection | licence_number=EL-035; contact_person=Jon Moss; capacity_a_year=5000; kind=Collector; status=Suspended
item process configuration|process|enterprise process|process step|process configuration distinction: Name!;Enterprise->@dismantling enterprise|enterprise~Alder Recycling;Step number:number#1-50;Department~Yard|Workshop;Pictures needed:number#0-100;Video needed:boolean;Days allowed:number#0-365;Instruction:long;~Status=Draft|In use|Retired
- Receipt and papers | enterprise=Alder Recycling; step_number=1; department=Yard; pictures_needed=4; days_allowed=1; status=In use
- Draining of liquids | enterprise=Alder Recycling; step_number=2; department=Workshop; pictures_needed=2; days_allowed=3; status=In use
- Pressing | enterprise=Quay Metals; step_number=4; department=Yard; pictures_needed=1; days_allowed=10; status=Draft
- Removal of parts | enterprise=Hill Auto Parts; step_number=3; department=Workshop; pictures_needed=6; days_allowed=5; status=In use
! record dismantling step|step record|process record|dismantling record: Title!;Car->@scrapped car|car~K-AB 1204;Process->@process configuration|process~Draining of liquids;Done by~Rui Costa;Started on:date;Finished on:date;Weight removed:number(kg)#0-60000;Note:long;~Status=Waiting|Under way|Done|Sent back
- K-AB 1204 drained | car=K-AB 1204; process=Draining of liquids; done_by=Rui Costa; weight_removed=38; status=Done
- B-KL 88 received | car=B-KL 88; process=Receipt and papers; done_by=Milan Cerny; status=Under way
- M-ZZ 7 pressed | car=M-ZZ 7; process=Pressing; done_by=Dana Weiss; weight_removed=0; status=Waiting
- S-ER 415 stripped | car=S-ER 415; process=Removal of parts; done_by=Petra Vogel; weight_removed=310; status=Sent back
! item dismantled part|part|recovered part|material: Name!;Car->@scrapped car|car~M-ZZ 7;Kind=Engine|Battery|Body|Glass|Tyres|Electronics|Liquids;Weight:number(kg)#0-10000;Condition=Reusable|For repair|Material only|Hazardous;Storage place;Price:money;~Status=In store|Sold|Recycled|Disposed of
- Drive battery | car=M-ZZ 7; kind=Battery; weight=220; condition=Hazardous; storage_place=Safe room 2; status=In store
- Front door left | car=M-ZZ 7; kind=Body; weight=24; condition=Reusable; storage_place=Rack 14; status=Sold
- Petrol engine 1.6 | car=S-ER 415; kind=Engine; weight=118; condition=For repair; storage_place=Hall 2, pallet 7; status=In store
- Engine oil and coolant | car=K-AB 1204; kind=Liquids; weight=11; condition=Hazardous; storage_place=Drum 4; status=Disposed of
record car image|image|picture|photo|uploaded image: Title!;Car->@scrapped car|car~K-AB 1204;Step->@dismantling step|step record~K-AB 1204 drained;Kind=Front|Frame number|Engine|Papers|Pressed;Picture:image!;Taken on:date;Size:number(KB)#0-100000;Recognised text;~Status=Uploaded|Processed|Rejected
- Frame number of K-AB 1204 | car=K-AB 1204; step=K-AB 1204 drained; kind=Frame number; recognised_text=WAL2210088; status=Processed
- Papers of B-KL 88 | car=B-KL 88; kind=Papers; status=Uploaded
- Front of S-ER 415 | car=S-ER 415; step=S-ER 415 stripped; kind=Front; recognised_text=S-ER 415; status=Processed
- Pressed block of M-ZZ 7 | car=M-ZZ 7; step=M-ZZ 7 pressed; kind=Pressed; status=Rejected
record car video|video|uploaded video|video upload: Title!;Car->@scrapped car|car~K-AB 1204;Step->@dismantling step|step record~K-AB 1204 drained;File:file;Length:number(s)#0-36000;Size:number(MB)#0-100000;Recorded on:date;~Status=Uploaded|Converting|Ready|Rejected
- Draining, K-AB 1204 | car=K-AB 1204; step=K-AB 1204 drained; length=210; size=88; status=Ready
- Arrival of B-KL 88 | car=B-KL 88; length=45; size=21; status=Converting
- Stripping of S-ER 415 | car=S-ER 415; step=S-ER 415 stripped; length=640; size=240; status=Uploaded
- Pressing of M-ZZ 7 | car=M-ZZ 7; step=M-ZZ 7 pressed; length=95; size=37; status=Rejected
work demand|regular demand|demand development|development request: Title!;Enterprise->@dismantling enterprise|enterprise~Quay Metals;Kind=New function|Change|New report|New enterprise;Priority=Low|Normal|High;Assigned to~Dana Weiss;Due on:date;Description:long
- Report of the month | enterprise=Quay Metals; kind=New report; priority=Normal; assigned_to=Dana Weiss
- Second picture of the battery | enterprise=Alder Recycling; kind=Change; priority=High; assigned_to=Jon Moss
- Weighbridge values read in | enterprise=Quay Metals; kind=New function; priority=Low; assigned_to=Dana Weiss
- Hill Auto Parts joins | enterprise=Hill Auto Parts; kind=New enterprise; priority=High; assigned_to=Milan Cerny

# malware analysis|cloud sandbox|sandbox|malicious code|malicious file|malware detection|file sandbox|virus analysis
record sample|malware sample|uploaded file|file|malware|suspicious file: File name!;File:file;Hash;Type=Program|Document|Script|Archive|Mobile app|Link;Size:number(KB)#0-10000000;Source=Upload|Mail|Web address|Partner;Uploaded on:date;Tags;~Verdict=Not analysed|Harmless|Suspicious|Malicious;~Score:number#0-100
- invoice_88.docm | hash=9f2ca1; type=Document; size=84; source=Mail; tags=macro; verdict=Malicious; score=94
- setup_tool.exe | hash=11b8e0; type=Program; size=4200; source=Upload; verdict=Suspicious; score=58
- notes.pdf | hash=77ac31; type=Document; size=310; source=Upload; verdict=Harmless; score=3
- torch_plus.apk | hash=c40d92; type=Mobile app; size=6900; source=Partner; tags=spyware; verdict=Malicious; score=88
record analysis task|analysis|file analysis|analysis job|malware analysis: Title!;Sample->@sample|malware sample~invoice_88.docm;Environment->@sandbox environment|environment~Windows 10, office;Run time:number(s)#10-3600;Network=Off|Simulated|Real;Analyst~Ilse Prager|Nuno Reis;Started on:date;Started at:time;Priority=Low|Normal|High;~Status=Queued|Running|Done|Failed
- Invoice in the office image | sample=invoice_88.docm; environment=Windows 10, office; run_time=180; network=Simulated; analyst=Ilse Prager; priority=High; status=Done
- Tool in the plain image | sample=setup_tool.exe; environment=Windows 11, plain; run_time=300; network=Off; analyst=Nuno Reis; priority=Normal; status=Running
- Torch app on the phone image | sample=torch_plus.apk; environment=Android 13, phone; run_time=600; network=Simulated; analyst=Ilse Prager; priority=High; status=Done
- Notes in the reader | sample=notes.pdf; environment=Linux, server; run_time=60; network=Real; analyst=Nuno Reis; priority=Low; status=Queued
! item sandbox environment|environment|virtual machine|sandbox: Name!;System=Windows|Linux|Android|macOS;Version;Programs~Office, reader;Memory:number(MB)#128-1000000;Snapshot;Internet=Off|Simulated|Real;~Status=Free|Busy|Restoring|Off
- Windows 10, office | system=Windows; version=22H2; programs=Office, reader; memory=4096; snapshot=clean-04; internet=Simulated; status=Free
- Windows 11, plain | system=Windows; version=23H2; memory=8192; snapshot=clean-02; internet=Off; status=Busy
- Android 13, phone | system=Android; version=13; programs=Store, browser; memory=3072; snapshot=clean-07; internet=Simulated; status=Restoring
- Linux, server | system=Linux; version=12.4; programs=Web server, reader; memory=2048; snapshot=clean-01; internet=Real; status=Off
! record behavior|behaviour|behavioral analysis|behavior record|observed behavior: Title!;Task->@analysis task|analysis~Invoice in the office image;Kind=Process|File|Registry|Network|Persistence;Detail:long;Process~winword.exe;Second:number(s)#0-3600;Technique~T1059;Severity=Info|Low|Medium|High
- Starts a shell | task=Invoice in the office image; kind=Process; detail=winword starts powershell; process=winword.exe; second=4; technique=T1059; severity=High
- Asks a far server | task=Invoice in the office image; kind=Network; detail=GET to 203.0.113.9; process=powershell.exe; second=11; technique=T1071; severity=High
- Writes to start-up | task=Tool in the plain image; kind=Persistence; process=setup_tool.exe; second=30; technique=T1547; severity=Medium
- Reads the address book | task=Torch app on the phone image; kind=File; detail=Opens contacts2.db; process=com.torch.plus; second=18; technique=T1636; severity=Low
record code detection|malicious code detection|malware detection|detection|detection result|engine result: Title!;Sample->@sample|malware sample~invoice_88.docm;Signature->@detection signature|signature~Macro downloader;Engine~Pattern engine|Model;Family~Downloader;Offset;Confidence:percent;Detected on:date;~Result=Clean|Suspicious|Malicious
- Macro found | sample=invoice_88.docm; signature=Macro downloader; engine=Pattern engine; family=Downloader; confidence=97; result=Malicious
- Packed section | sample=setup_tool.exe; signature=Unknown packer; engine=Model; confidence=61; result=Suspicious
- Contact reader found | sample=torch_plus.apk; signature=Contact stealer; engine=Pattern engine; family=Spyware; confidence=91; result=Malicious
- No script in the file | sample=notes.pdf; signature=Known office hash; engine=Model; confidence=99; result=Clean
item detection signature|signature|detection rule|yara rule: Name!;Kind=Pattern|Behaviour|Hash|Model;Rule:long;Family~Downloader;Severity=Low|Medium|High|Critical;Author~Ilse Prager;Changed on:date;Active:boolean;~Hits:number#0-10000000
- Macro downloader | kind=Pattern; family=Downloader; severity=High; author=Ilse Prager; hits=210
- Unknown packer | kind=Model; severity=Medium; author=Nuno Reis; hits=48
- Contact stealer | kind=Behaviour; family=Spyware; severity=Critical; author=Ilse Prager; hits=17
- Known office hash | kind=Hash; severity=Low; author=Hana Sorel; hits=1204
record network indicator|indicator|ioc|contacted address: Value!;Task->@analysis task|analysis~Invoice in the office image;Kind=IP address|Domain|Address|File hash|Mutex;Country;Port:number#0-65535;First seen on:date;~Reputation=Unknown|Good|Bad
- 203.0.113.9 | task=Invoice in the office image; kind=IP address; port=443; reputation=Bad
- cdn.sample.example | task=Tool in the plain image; kind=Domain; port=80; reputation=Unknown
- Global torch lock | task=Torch app on the phone image; kind=Mutex; reputation=Unknown
- http://update.torch.example/list | task=Torch app on the phone image; kind=Address; port=8080; reputation=Bad
+ report: Task->@analysis task|analysis;Sample->@sample|malware sample;Verdict=Harmless|Suspicious|Malicious;Score:number#0-100;Format=PDF|HTML|JSON;File:file

# secure website|unauthorized access|restricts unauthorized|access restriction|restricted content|protected content|member-only website|protected area
item protected content|content|restricted content|secure page|protected page|document: Title!;Area->@protected area|area~Board papers;Sensitivity=Internal|Confidential|Strictly confidential;Summary;Text:long;File:file;Owner~Hilde Raab|Marek Dorn;Published on:date;Valid until:date;Encrypted:boolean;~Views:number#0-10000000;~Status=Draft|Published|Locked
- Minutes of May | area=Board papers; sensitivity=Confidential; owner=Hilde Raab; views=12; status=Published
- Emergency numbers | area=Handbook; sensitivity=Internal; owner=Marek Dorn; views=310; status=Published
- Salary table | area=Personnel; sensitivity=Strictly confidential; owner=Hilde Raab; views=3; status=Locked
- Draft lease of the new hall | area=Contracts; sensitivity=Confidential; owner=Petra Vogel; views=0; status=Draft
! item protected area|area|access level|content category: Name!;Description;Needs=Registration|Confirmed email|Two-step login|Approval;Order:number#1-100;~Pages:number#0-10000
- Handbook | needs=Registration; order=1; pages=20
- Board papers | needs=Two-step login; order=2; pages=14
- Personnel | needs=Approval; order=3; pages=6
- Contracts | needs=Confirmed email; order=4; pages=31
! record access right|access permission|granted access|access rule: Title!;Area->@protected area|area~Board papers;Person~Mara Lindt|Joel Abara;Right=Read|Download|Edit|Manage;Granted by~Hilde Raab;Granted on:date;Valid until:date;~Status=Active|Expired|Withdrawn
- Mara reads board papers | area=Board papers; person=Mara Lindt; right=Read; granted_by=Hilde Raab; status=Active
- Joel edits the handbook | area=Handbook; person=Joel Abara; right=Edit; granted_by=Marek Dorn; status=Expired
- Petra manages contracts | area=Contracts; person=Petra Vogel; right=Manage; granted_by=Hilde Raab; status=Active
- Luis downloads personnel files | area=Personnel; person=Luis Amador; right=Download; granted_by=Hilde Raab; status=Withdrawn
request access request|request for access|access application: Title!;Area->@protected area|area~Personnel;Reason:long!;Needed until:date;Answer:long
- Joel asks for personnel | area=Personnel; reason=Audit in June.
- Luis asks for contracts | area=Contracts; reason=Renewal of the cleaning contract.; answer=Granted until the end of the quarter.
- Mara asks for board papers | area=Board papers; reason=Takes the minutes in autumn.
- Petra asks for the handbook | area=Handbook; reason=New chapter on visitors.; answer=Registration is enough for this area.
record login attempt|access attempt|failed login|access log: Title!;Account;Content->@protected content|content~Salary table;Address~203.0.113.77;Device~Laptop, Firefox;Country;Tried on:date;Tried at:time;Reason;~Result=Allowed|Refused|Locked
- Salary table from abroad | account=joel; content=Salary table; address=198.51.100.20; device=Phone; reason=No right; result=Refused
- Minutes read | account=mara; content=Minutes of May; address=203.0.113.77; result=Allowed
- Wrong code five times | account=luis; address=203.0.113.140; device=Tablet; reason=Two-step code wrong; result=Locked
- Lease opened at home | account=petra; content=Draft lease of the new hall; address=198.51.100.61; device=Laptop, Firefox; result=Allowed
record security event|security incident|data breach|security alert: Title!;Kind=Many failed logins|Unknown device|Data breach|Rights changed|Mass download;Severity=Low|Medium|High|Critical;Account;Area->@protected area|area~Personnel;Happened on:date;Handled by~Marek Dorn;Measure:long;~Status=Open|Under way|Closed
- Five wrong passwords | kind=Many failed logins; severity=Medium; account=joel; area=Personnel; handled_by=Marek Dorn; measure=Account locked for an hour.; status=Closed
- Forty files in a minute | kind=Mass download; severity=High; account=temp4; area=Handbook; status=Open
- Login from a new tablet | kind=Unknown device; severity=Low; account=luis; area=Contracts; handled_by=Marek Dorn; measure=Device confirmed by phone.; status=Closed
- Rights raised at night | kind=Rights changed; severity=Critical; account=admin2; area=Personnel; handled_by=Hilde Raab; measure=Account blocked, log secured.; status=Under way
item security measure|measure|security policy|security setting: Name!;Kind=Password|Login|Session|Encryption|Backup|Logging;Value;Default value;Mandatory:boolean;Changed by~Hilde Raab;Changed on:date;~Status=Active|Planned|Off
- Passwords from 12 signs | kind=Password; value=12; default_value=8; changed_by=Hilde Raab; status=Active
- Session ends after 20 minutes | kind=Session; value=20; default_value=60; changed_by=Marek Dorn; status=Active
- Files encrypted at rest | kind=Encryption; value=AES-256; default_value=AES-128; changed_by=Hilde Raab; status=Planned
- Login log kept 90 days | kind=Logging; value=90; default_value=30; changed_by=Marek Dorn; status=Off
# firmware update|ota update|over-the-air|firmware management|firmware upgrade|device upgrade|remote upgrade
item firmware release|firmware|release|firmware version|version: Version!;Model->@device model|model~Door unit D2;File:file;Size:number(MB)#0-10000;Checksum;Changes:long;Needs version;Signed:boolean;Released by~Iva Novak;Released on:date;~Status=Draft|In test|Released|Withdrawn
- D2 3.4.0 | model=Door unit D2; size=8; checksum=9f2ca1; changes=Faster start.; needs_version=3.0.0; released_by=Iva Novak; status=Released
- M1 1.9.2 | model=Meter M1; size=2; checksum=77ac31; released_by=Sami Oja; status=In test
- G3 2.1.0 | size=24; model=Gateway G3; checksum=5be120; changes=New radio stack.; needs_version=2.0.4; released_by=Petra Vogel; status=Draft
- L7 0.9.8 | size=1; model=Lamp node L7; checksum=e03a77; changes=Dimming at dusk.; released_by=Iva Novak; status=Withdrawn
item device model|model|product model: Name!;Maker;Hardware version;Memory:number(MB)#0-1000000;Picture:image;~Devices:number#0-10000000
- Door unit D2 | maker=Northware; hardware_version=B; memory=64; devices=410
- Meter M1 | maker=Alder Meters; hardware_version=A; memory=4; devices=8200
- Gateway G3 | maker=Northware; hardware_version=C; memory=512; devices=73
- Lamp node L7 | maker=Solvik Light; hardware_version=A2; memory=1; devices=2600
item device|updated device|terminal: Serial number!;Model->@device model|model~Door unit D2;Group->@device group|group~Hall doors;Installed firmware->@firmware release|firmware~D2 3.4.0;Site;Owner~Iva Novak;Last seen on:date;~Status=Online|Offline|Updating|Failed
- D2-0041 | model=Door unit D2; group=Hall doors; installed_firmware=D2 3.4.0; site=Head office; owner=Iva Novak; status=Online
- M1-2210 | model=Meter M1; group=Test meters; installed_firmware=M1 1.9.2; site=Harbour; owner=Sami Oja; status=Updating
- G3-0107 | model=Gateway G3; group=Roof gateways; installed_firmware=G3 2.1.0; site=Water tower; owner=Petra Vogel; status=Failed
- L7-1984 | model=Lamp node L7; group=Park lamps; installed_firmware=L7 0.9.8; site=City park; owner=Sami Oja; status=Offline
! item device group|group: Name!;Description;Devices:number#0-10000000;Test group:boolean
- Hall doors | devices=41
- Test meters | devices=12
- Roof gateways | devices=18; description=One gateway on each roof
- Park lamps | devices=240; description=All lamp nodes of the city park
record rollout|update task|upgrade task|update campaign: Title!;Firmware->@firmware release|firmware~D2 3.4.0;Group->@device group|group~Hall doors;Share:percent;Starts on:date;Starts at:time;Stop at failures:percent;Started by~Iva Novak;~Updated:number#0-10000000;~Failed:number#0-10000000;~Status=Planned|Running|Paused|Done|Stopped
- Doors to 3.4.0 | firmware=D2 3.4.0; group=Hall doors; share=25; stop_at_failures=5; started_by=Iva Novak; updated=10; failed=0; status=Running
- Meters to 1.9.2 | firmware=M1 1.9.2; group=Test meters; share=100; stop_at_failures=2; started_by=Sami Oja; updated=12; failed=0; status=Done
- Gateways to 2.1.0 | firmware=G3 2.1.0; group=Roof gateways; share=10; stop_at_failures=10; started_by=Petra Vogel; updated=0; failed=0; status=Planned
- Lamps to 0.9.8 | firmware=L7 0.9.8; group=Park lamps; share=50; stop_at_failures=5; started_by=Iva Novak; updated=71; failed=16; status=Stopped
record update result|update log|upgrade record: Title!;Rollout->@rollout|update task~Doors to 3.4.0;Device->@device|updated device~D2-0041;From version;To version;Duration:number(s)#0-86400;Message;Done on:date;Done at:time;~Result=Waiting|Updated|Failed|Rolled back
- D2-0041 updated | rollout=Doors to 3.4.0; device=D2-0041; from_version=3.3.1; to_version=3.4.0; duration=74; result=Updated
- M1-2210 updated | rollout=Meters to 1.9.2; device=M1-2210; from_version=1.8.0; to_version=1.9.2; duration=31; result=Waiting
- G3-0107 not reached | rollout=Gateways to 2.1.0; device=G3-0107; from_version=2.0.4; to_version=2.1.0; duration=600; message=No answer after restart; result=Failed
- L7-1984 set back | rollout=Lamps to 0.9.8; device=L7-1984; from_version=0.9.5; to_version=0.9.8; duration=112; message=Checksum differs; result=Rolled back

# door access|access control system|access card|entry control|door lock system|smart lock|visitor access|turnstile
item door|gate|entrance|turnstile|lock: Name!;Area->@secured area|area~Laboratory wing;Reader;Lock=Electric|Magnet|Motor|Turnstile;Opens for:number(s)#1-600;Emergency exit:boolean;Battery:percent;Serviced on:date;~Status=Locked|Open|Held open|Fault
- Lab door 1 | area=Laboratory wing; reader=R-041; lock=Magnet; opens_for=5; status=Locked
- Main gate | area=Yard; reader=R-001; lock=Motor; opens_for=30; status=Open
- Server room 0.14 | area=Server rooms; reader=R-055; lock=Electric; opens_for=8; status=Held open
- Foyer turnstile 2 | area=Foyer; reader=R-012; lock=Turnstile; opens_for=4; status=Fault
item secured area|area|zone|building: Name!;Building;Floor;Level=Public|Staff|Restricted|High security;People at most:number#1-100000;Responsible~Hilde Raab;~People inside:number#0-100000
- Laboratory wing | building=North; floor=2; level=Restricted; people_at_most=40; responsible=Hilde Raab; people_inside=12
- Yard | building=Site; level=Staff; people_at_most=500; responsible=Marek Dorn; people_inside=88
- Server rooms | building=South; floor=0; level=High security; people_at_most=6; responsible=Petra Vogel; people_inside=1
- Foyer | building=North; floor=0; level=Public; people_at_most=200; responsible=Marek Dorn; people_inside=34
person card holder|badge holder|employee|visitor|authorized person: Name!;Personnel number;Kind=Staff|Visitor|Contractor|Cleaner;Department;Photo:image;Phone:phone;Valid until:date;~Status=Active|Blocked|Left
- Mara Lindt | personnel_number=E-104; kind=Staff; department=Research; status=Active
- Joel Abara | personnel_number=V-88; kind=Visitor; department=Guest; status=Blocked
- Petra Vogel | personnel_number=E-212; kind=Staff; department=Computing; status=Active
- Nuno Reis | personnel_number=K-31; kind=Contractor; department=Lift service; status=Left
item access card|badge|card|key fob|access code: Number!;Holder->@card holder|badge holder~Mara Lindt;Kind=Card|Fob|PIN|Face|Phone;Issued on:date;Valid until:date;Issued by~Hilde Raab;~Status=Active|Lost|Blocked|Returned
- C-2210 | holder=Mara Lindt; kind=Card; issued_by=Hilde Raab; status=Active
- C-2244 | holder=Joel Abara; kind=PIN; issued_by=Marek Dorn; status=Blocked
- F-0312 | holder=Petra Vogel; kind=Fob; issued_by=Hilde Raab; status=Lost
- C-1987 | holder=Nuno Reis; kind=Card; issued_by=Marek Dorn; status=Returned
item access rule|access permission|access right|time schedule: Name!;Area->@secured area|area~Laboratory wing;Holder->@card holder|badge holder~Mara Lindt;Days=Every day|Weekdays|Weekend;From:time;Until:time;Valid from:date;Valid until:date;Granted by~Hilde Raab;Active:boolean
- Mara, lab, weekdays | area=Laboratory wing; holder=Mara Lindt; days=Weekdays; granted_by=Hilde Raab
- Petra, server rooms, always | area=Server rooms; holder=Petra Vogel; days=Every day; granted_by=Hilde Raab
- Nuno, yard, weekends | area=Yard; holder=Nuno Reis; days=Weekend; granted_by=Marek Dorn
- Joel, foyer, weekdays | area=Foyer; holder=Joel Abara; days=Weekdays; granted_by=Marek Dorn
record entry log|access log|entry record|passage|door event: Title!;Door->@door|gate~Lab door 1;Card->@access card|badge~C-2210;Holder->@card holder|badge holder~Mara Lindt;Direction=In|Out;Passed on:date;Passed at:time;Reason;~Result=Allowed|Refused|Forced|Held open
- Mara into the lab | door=Lab door 1; card=C-2210; holder=Mara Lindt; direction=In; result=Allowed
- Joel at the lab | door=Lab door 1; card=C-2244; holder=Joel Abara; direction=In; reason=Card blocked; result=Refused
- Petra leaves the server room | door=Server room 0.14; card=F-0312; holder=Petra Vogel; direction=Out; reason=Open for 90 seconds; result=Held open
- Turnstile pushed | door=Foyer turnstile 2; card=C-1987; holder=Nuno Reis; direction=In; reason=Arm pushed without release; result=Forced
! record door alarm|alarm|access alarm: Title!;Door->@door|gate~Main gate;Kind=Held open|Forced|Unknown card|Reader fault|Fire release;Raised on:date;Raised at:time;Handled by~Marek Dorn;~Status=Open|Checked|Closed
- Gate held open | door=Main gate; kind=Held open; handled_by=Marek Dorn; status=Checked
- Turnstile reader silent | door=Foyer turnstile 2; kind=Reader fault; handled_by=Tom Ruiz; status=Open
- Lab door forced | door=Lab door 1; kind=Forced; handled_by=Hilde Raab; status=Closed
- Unknown card at the servers | door=Server room 0.14; kind=Unknown card; handled_by=Petra Vogel; status=Checked

# gps tracking|vehicle tracking|gps tracker|location tracking|vehicle positioning|geofence|beidou|track playback|positioning system
item tracker|gps device|tracking device|terminal|locator: Number!;Vehicle->@tracked vehicle|vehicle~Van 4;SIM number;Model;Interval:number(s)#1-86400;Firmware;Battery:percent;Last signal on:date;~Status=Online|Silent|Fault|Spare
- TR-2210 | vehicle=Van 4; model=G20; interval=30; battery=88; status=Online
- TR-2244 | vehicle=Trailer 9; model=G10; interval=600; battery=12; status=Silent
- TR-2301 | model=G20; vehicle=Lorry 12; interval=60; battery=54; status=Fault
- TR-2302 | model=G30; interval=15; battery=100; status=Spare
item tracked vehicle|vehicle|tracked object|asset: Name!;Plate number;Kind=Car|Van|Lorry|Trailer|Bike|Person|Pet;Group->@vehicle group|group~City deliveries;Driver~Mara Lindt|Joel Abara;Mileage:number(km)#0-5000000;Picture:image;~Latitude:number#-90-90;~Longitude:number#-180-180;~Speed:number(km/h)#0-400;~State=Driving|Standing|Parked|No signal
- Van 4 | plate_number=K-AB 1204; kind=Van; group=City deliveries; driver=Mara Lindt; mileage=84200; latitude=50.94; longitude=6.96; speed=41; state=Driving
- Trailer 9 | plate_number=B-KL 88; kind=Trailer; group=Long distance; driver=Joel Abara; latitude=52.52; longitude=13.4; speed=0; state=Parked
- Lorry 12 | plate_number=M-ZZ 712; kind=Lorry; group=Long distance; driver=Petra Vogel; mileage=310400; latitude=48.14; longitude=11.58; speed=0; state=Standing
- Cargo bike 3 | plate_number=Bike 3; kind=Bike; group=Parcel bikes; driver=Sami Oja; mileage=2900; latitude=50.93; longitude=6.95; speed=0; state=No signal
! item vehicle group|group|fleet: Name!;Manager~Greta Holm;Colour~Blue|Green;~Vehicles:number#0-100000
- City deliveries | manager=Greta Holm; vehicles=14
- Long distance | manager=Greta Holm; vehicles=6
- Parcel bikes | manager=Milan Cerny; vehicles=9; colour=Green
- Hire cars | manager=Dana Weiss; vehicles=22; colour=Blue
record position|location|track point|gps position|location record: Title!;Vehicle->@tracked vehicle|vehicle~Van 4;Latitude:number!#-90-90;Longitude:number!#-180-180;Speed:number(km/h)#0-400;Heading:number(°)#0-360;Altitude:number(m)#-500-9000;Address;Measured on:date;Measured at:time
- Van 4 at ten | vehicle=Van 4; latitude=50.94; longitude=6.96; speed=41; heading=120; address=Mill lane
- Lorry 12 on the ring | vehicle=Lorry 12; latitude=48.16; longitude=11.52; speed=79; heading=265; altitude=510; address=Ring road west
- Trailer 9 in the yard | vehicle=Trailer 9; latitude=52.52; longitude=13.4; speed=0; heading=0; altitude=36; address=Goods yard
- Cargo bike 3 last seen | vehicle=Cargo bike 3; latitude=50.93; longitude=6.95; speed=17; heading=40; altitude=52; address=Old market
record trip|track|journey|historical track|route history: Title!;Vehicle->@tracked vehicle|vehicle~Van 4;Driver~Mara Lindt;From;To;Started on:date;Started at:time;Ended at:time;Distance:number(km)#0-10000;Top speed:number(km/h)#0-400;Standing:number(min)#0-10000;Purpose=Business|Private|Way to work
- Van 4, first round | vehicle=Van 4; driver=Mara Lindt; from=Depot; to=Harbour; distance=24; top_speed=78; standing=12; purpose=Business
- Lorry 12 to the coast | vehicle=Lorry 12; driver=Petra Vogel; from=Goods yard; to=North terminal; distance=642; top_speed=86; standing=75; purpose=Business
- Bike 3, evening ride home | vehicle=Cargo bike 3; driver=Sami Oja; from=Depot; to=Linden street; distance=6; top_speed=28; standing=4; purpose=Way to work
- Van 4 at the weekend | vehicle=Van 4; driver=Joel Abara; from=Depot; to=Lake road; distance=51; top_speed=112; standing=190; purpose=Private
item geofence|electronic fence|fence|zone: Name!;Kind=Circle|Polygon|Route;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(m)#10-1000000;Tells=On entering|On leaving|Both;Group->@vehicle group|group~City deliveries;Active:boolean
- Depot | kind=Circle; latitude=50.95; longitude=6.95; radius=300; tells=On leaving; group=City deliveries
- City centre | kind=Polygon; latitude=50.94; longitude=6.96; radius=1800; tells=On entering; group=Parcel bikes
- Coast road | kind=Route; latitude=53.55; longitude=9.99; radius=500; tells=Both; group=Long distance
- Hire car garage | kind=Circle; latitude=50.91; longitude=6.98; radius=120; tells=On leaving; group=Hire cars
! record vehicle alert|alert|alarm: Title!;Vehicle->@tracked vehicle|vehicle~Trailer 9;Geofence->@geofence|electronic fence~Depot;Kind=Left fence|Entered fence|Too fast|No signal|Battery low|Moved at night;Value;Raised on:date;Raised at:time;Handled by~Greta Holm;~Status=New|Seen|Closed
- Trailer 9 battery | vehicle=Trailer 9; kind=Battery low; value=12 percent; handled_by=Greta Holm; status=Seen
- Van 4 too fast | vehicle=Van 4; kind=Too fast; value=112 km/h; handled_by=Greta Holm; status=Closed
- Bike 3 left the centre | vehicle=Cargo bike 3; geofence=City centre; kind=Left fence; value=340 m outside; handled_by=Milan Cerny; status=New
- Lorry 12 moved at two | vehicle=Lorry 12; geofence=Coast road; kind=Moved at night; value=1.2 km; handled_by=Dana Weiss; status=Seen

# pos terminal|payment terminal|pos machine|terminal management|card reader management|cash register system
item payment terminal|terminal|pos terminal|pos machine|device: Serial number!;Merchant->@terminal merchant|merchant~Lindens bakery;Model;Kind=Desk|Mobile|Self-service|Phone;SIM number;Software version;Place;Handed out on:date;Last used on:date;~Status=In stock|In use|In repair|Blocked|Returned
- T-2210 | merchant=Lindens bakery; model=P400; kind=Desk; software_version=4.2; place=Counter 1; status=In use
- T-2244 | merchant=Harbour kiosk; model=M20; kind=Mobile; software_version=4.1; status=In repair
- T-2301 | merchant=Old mill barber; model=S10; kind=Phone; software_version=4.2; place=Chair 2; status=In use
- T-2302 | merchant=Alpen coach tours; model=K700; kind=Self-service; software_version=3.9; place=Ticket hall; status=Blocked
item terminal merchant|merchant|shop: Name!;Merchant number;Contact person;Phone:phone;Address;Bank account;Card fee:percent;Trade=Food|Retail|Services|Travel;Agent~Greta Holm;~Terminals:number#0-10000;~Status=In check|Active|Suspended
- Lindens bakery | merchant_number=M-041; contact_person=Ruth Lang; card_fee=1; trade=Food; agent=Greta Holm; terminals=2; status=Active
- Harbour kiosk | merchant_number=M-057; contact_person=Joel Abara; trade=Retail; agent=Greta Holm; terminals=1; status=In check
- Old mill barber | merchant_number=M-063; contact_person=Nuno Reis; card_fee=2; trade=Services; agent=Milan Cerny; terminals=1; status=Active
- Alpen coach tours | merchant_number=M-071; contact_person=Dana Weiss; card_fee=1.5; trade=Travel; agent=Greta Holm; terminals=5; status=Suspended
record card transaction|terminal transaction|transaction|sale: Number!;Terminal->@payment terminal|terminal~T-2210;Merchant->@terminal merchant|merchant~Lindens bakery;Amount:money!;Card=Debit|Credit|Phone|QR code;Fee:money;Paid on:date;Paid at:time;Answer code;~Status=Approved|Refused|Reversed|Refunded
- TX-88121 | terminal=T-2210; merchant=Lindens bakery; card=Debit; answer_code=00; status=Approved
- TX-88122 | terminal=T-2244; merchant=Harbour kiosk; card=Credit; answer_code=51; status=Refused
- TX-88123 | terminal=T-2301; merchant=Old mill barber; card=Phone; amount=28; fee=0.56; answer_code=00; status=Refunded
- TX-88124 | terminal=T-2302; merchant=Alpen coach tours; card=QR code; amount=64; fee=0.96; answer_code=68; status=Reversed
record settlement|payout|daily closing: Title!;Merchant->@terminal merchant|merchant~Lindens bakery;From:date;Until:date;Transactions:number#0-1000000;Turnover:money;Fees:money;Paid out:money;Paid on:date;~Status=Open|Calculated|Paid|Disputed
- Bakery, week 20 | merchant=Lindens bakery; transactions=910; status=Paid
- Kiosk, week 20 | merchant=Harbour kiosk; transactions=340; turnover=2210; fees=33; paid_out=2177; status=Calculated
- Barber, week 20 | merchant=Old mill barber; transactions=88; turnover=2464; fees=49; paid_out=2415; status=Open
- Coach tours, week 19 | merchant=Alpen coach tours; transactions=205; turnover=13120; fees=197; paid_out=12923; status=Disputed
work terminal repair|maintenance order|repair|service order: Title!;Terminal->@payment terminal|terminal~T-2244;Kind=Repair|Swap|Installation|Collection;Fault;Assigned to~Tom Ruiz;Due on:date;Cost:money;Notes:long
- Card slot of T-2244 | terminal=T-2244; kind=Repair; fault=Card is not read; assigned_to=Tom Ruiz
- Second terminal for the bakery | terminal=T-2210; kind=Installation; fault=New counter; assigned_to=Tom Ruiz
- T-2302 back from the hall | terminal=T-2302; kind=Collection; fault=Contract ended; assigned_to=Aya Tanaka
- New unit for the barber | terminal=T-2301; kind=Swap; fault=Screen cracked; assigned_to=Tom Ruiz; cost=45
! record terminal movement|stock movement|handover: Title!;Terminal->@payment terminal|terminal~T-2210;From;To;Done by~Greta Holm;Done on:date;Reason
- T-2210 to the bakery | terminal=T-2210; from=Store; to=Lindens bakery; done_by=Greta Holm
- T-2244 to the workshop | terminal=T-2244; from=Harbour kiosk; to=Workshop; done_by=Tom Ruiz; reason=Card slot
- T-2301 to the barber | terminal=T-2301; from=Store; to=Old mill barber; done_by=Milan Cerny; reason=New contract
- T-2302 to the store | terminal=T-2302; from=Alpen coach tours; to=Store; done_by=Aya Tanaka; reason=Merchant suspended

# energy management|building energy|power consumption monitoring|electricity monitoring|energy monitoring|energy saving platform|meter reading system
item meter|energy meter|electricity meter: Number!;Building->@energy building|building~North house;Kind=Electricity|Water|Gas|Heat|Cooling;Place;Model;Factor:number#0-100000;Installed on:date;Calibrated until:date;~Last reading:number#0-1000000000;~Status=Online|Silent|Fault|Removed
- E-041 | building=North house; kind=Electricity; place=Cellar; factor=1; last_reading=88210; status=Online
- W-012 | building=Harbour hall; kind=Water; place=Plant room; factor=1; last_reading=4100; status=Silent
- G-003 | building=Lime school; kind=Gas; place=Boiler room; factor=10; last_reading=61340; status=Fault
- H-118 | building=Park flats; kind=Heat; place=Flat 12; factor=1; last_reading=22780; status=Online
item energy building|building|site|area: Name!;Address;Area:number(m²)#1-10000000;Use=Office|School|Shop|Factory|Housing;People:number#0-100000;Manager~Hilde Raab;Aim per year:number(kWh)#0-1000000000;~This year:number(kWh)#0-1000000000
- North house | area=4200; use=Office; people=210; manager=Hilde Raab; aim_per_year=320000; this_year=140000
- Harbour hall | area=9000; use=Factory; people=60; manager=Marek Dorn; aim_per_year=900000; this_year=510000
- Lime school | area=6100; use=School; people=480; manager=Petra Vogel; aim_per_year=410000; this_year=198000
- Park flats | area=3600; use=Housing; people=96; manager=Marek Dorn; aim_per_year=270000; this_year=121000
record meter reading|reading|energy data: Title!;Meter->@meter|energy meter~E-041;Value:number!#0-1000000000;Used:number#0-10000000;Power:number(kW)#0-100000;Source=Automatic|By hand|Estimate;Read on:date;Read at:time;~Verdict=Normal|High|Missing
- E-041 at ten | meter=E-041; value=88210; used=41; power=38; source=Automatic; verdict=Normal
- W-012 at midnight | meter=W-012; value=4100; used=6; source=Automatic; verdict=High
- G-003 by the caretaker | meter=G-003; value=61340; used=820; source=By hand; verdict=Normal
- H-118 estimated | meter=H-118; value=22780; used=140; power=6; source=Estimate; verdict=Missing
record energy consumption|consumption|consumption statistic|energy bill: Title!;Building->@energy building|building~North house;Meter->@meter|energy meter~E-041;Period=Day|Week|Month|Year;From:date;Used:number(kWh)#0-1000000000;Cost:money;Carbon:number(kg)#0-1000000000;Compared:percent
- North house, May | building=North house; meter=E-041; period=Month; used=26000; carbon=9100; compared=-4
- Harbour hall, Monday | building=Harbour hall; meter=W-012; period=Day; used=3100; cost=620; carbon=1080; compared=6
- Lime school, week 19 | building=Lime school; meter=G-003; period=Week; used=8200; cost=900; carbon=1650; compared=-11
- Park flats, last year | building=Park flats; meter=H-118; period=Year; used=281000; cost=30910; carbon=45000; compared=2
item tariff|energy price|price list: Name!;Kind=Electricity|Water|Gas|Heat|Cooling;Supplier;Price per unit:money;Base price:money;From:time;Until:time;Valid from:date;Valid until:date
- Day electricity | kind=Electricity; supplier=Town works
- District heat basic | kind=Heat; supplier=Park heating company; price_per_unit=0.11; base_price=240
- School gas | kind=Gas; supplier=Northern gas; price_per_unit=0.09; base_price=120
- Town water | kind=Water; supplier=Town works; price_per_unit=2.1; base_price=60
! record energy alarm|alarm|abnormal consumption: Title!;Meter->@meter|energy meter~W-012;Kind=Too high|At night|No signal|Leak;Value:number#0-1000000000;Limit:number#0-1000000000;Raised on:date;Handled by~Marek Dorn;~Status=Open|In hand|Solved
- Water at night | meter=W-012; kind=Leak; value=40; limit=5; handled_by=Marek Dorn; status=In hand
- Gas meter silent | meter=G-003; kind=No signal; value=0; limit=24; handled_by=Petra Vogel; status=Open
- Power peak at noon | meter=E-041; kind=Too high; value=96; limit=80; handled_by=Hilde Raab; status=Solved
- Heat in the night | meter=H-118; kind=At night; value=9; limit=4; handled_by=Marek Dorn; status=Open
work saving measure|energy saving measure|measure: Title!;Building->@energy building|building~North house;Kind=Lighting|Heating|Cooling|Insulation|Behaviour;Cost:money;Saving per year:number(kWh)#0-100000000;Responsible~Hilde Raab;Due on:date;Notes:long
- Lamps of the stairs | building=North house; kind=Lighting; saving_per_year=4200; responsible=Hilde Raab
- Roof of the hall | building=Harbour hall; kind=Insulation; cost=84000; saving_per_year=61000; responsible=Marek Dorn
- Doors shut in winter | building=Lime school; kind=Behaviour; cost=300; saving_per_year=5200; responsible=Petra Vogel
- New pumps, heating | building=Park flats; kind=Heating; cost=12600; saving_per_year=14000; responsible=Marek Dorn

# computer hardware|hardware website|hardware review|computer part|pc build|digital product website|electronic product website|laptop website
item hardware product|computer part|component|laptop: Name!;Category->@hardware category|category~Graphics cards;Maker->@hardware maker|maker~Northware;Model number;Price:money;Released on:date;Power use:number(W)#0-5000;Warranty:number(months)#0-120;Description:long;Picture:image;~Rating:rating;~Status=Announced|On sale|Discontinued
- Aurora 16 | category=Graphics cards; maker=Northware; model_number=A16; power_use=220; warranty=36; status=On sale
- Field laptop 14 | category=Laptops; maker=Alder; model_number=F14; power_use=65; warranty=24; status=On sale
- Slate board X | category=Mainboards; maker=Solvik; model_number=SX-3; power_use=35; warranty=60; status=Discontinued
- Clear view 27 | category=Monitors; maker=Tamari; model_number=CV27; power_use=42; warranty=36; status=Announced
item hardware category|category|product type: Name!;Description;Order:number#1-100;Picture:image;~Products:number#0-100000
- Graphics cards | order=1; products=14
- Laptops | order=2; products=41
- Mainboards | order=3; products=26
- Monitors | order=4; products=58
! item hardware maker|maker|brand: Name!;Country;Website:url;Logo:image;Support:email
- Northware | country=Ireland
- Alder | country=Austria
- Solvik | country=Norway
- Tamari | country=Japan
! record product parameter|parameter|specification: Name!;Product->@hardware product|product~Aurora 16;Value!;Unit~GB|GHz;Group=Performance|Size|Connections|Display|Memory;Comparable:boolean;Order:number#1-1000
- Memory | product=Aurora 16; value=16; unit=GB; group=Memory; order=1
- Display | product=Field laptop 14; value=14; unit=inch; group=Display; order=1
- Memory slots | product=Slate board X; value=4; unit=slots; group=Connections; order=2
- Refresh rate | product=Clear view 27; value=144; unit=Hz; group=Performance; order=3
record product comparison|comparison|comparison list: Title!;First product->@hardware product|product~Aurora 16;Second product->@hardware product|product~Field laptop 14;Better at;Summary:long;Made by~Vera Lutz;Made on:date
- Card against laptop | first_product=Aurora 16; second_product=Field laptop 14; better_at=Games; made_by=Vera Lutz
- Laptop against monitor | first_product=Field laptop 14; second_product=Clear view 27; better_at=Travel; summary=The laptop goes along, the monitor stays.; made_by=Vera Lutz
- Board against card | first_product=Slate board X; second_product=Aurora 16; better_at=Upgrades; made_by=Ivo Hartl
- Card against monitor | first_product=Aurora 16; second_product=Clear view 27; better_at=Picture work; made_by=Ivo Hartl
record benchmark|test result|performance test: Title!;Product->@hardware product|product~Aurora 16;Test~Rendering;Score:number#0-10000000;Unit;Temperature:number(°C)#0-120;Tested by~Vera Lutz;Tested on:date
- Rendering on Aurora 16 | product=Aurora 16; test=Rendering; score=8800; temperature=71; tested_by=Vera Lutz
- Battery run, Field laptop | product=Field laptop 14; test=Video playback; score=690; unit=min; temperature=38; tested_by=Ivo Hartl
- Memory speed on Slate X | product=Slate board X; test=Memory copy; score=61200; unit=MB/s; temperature=52; tested_by=Vera Lutz
- Grey to grey, Clear view | product=Clear view 27; test=Response time; score=5; unit=ms; temperature=33; tested_by=Ivo Hartl

# home appliance repair|appliance repair|appliance maintenance|appliance service|after-sales service system|after-sales repair|door-to-door repair
item appliance|home appliance|customer device|device: Name!;Belongs to~Ruth Lang|Joel Abara;Kind=Washing machine|Fridge|Oven|Air conditioner|Television|Boiler;Brand;Model number;Serial number;Bought on:date;Warranty until:date;Picture:image
- Washer of Ruth | belongs_to=Ruth Lang; kind=Washing machine; brand=Alder; model_number=W7; serial_number=AW-2210
- Boiler of Joel | belongs_to=Joel Abara; kind=Boiler; brand=Norda; model_number=B2; serial_number=NB-088
- Fridge of Petra | belongs_to=Petra Vogel; kind=Fridge; brand=Solvik; model_number=K320; serial_number=SK-5514
- Oven of Luis | belongs_to=Luis Amador; kind=Oven; brand=Alder; model_number=O6; serial_number=AO-0931
request repair order|repair request|service order|repair: Order number!;Appliance->@appliance|home appliance~Washer of Ruth;Fault:long!;Customer~Ruth Lang;Phone:phone;Address;Picture:image;Wished date:date;Wished time=Morning|Afternoon|Evening;Under warranty:boolean;Urgency=Normal|Urgent
- RO-2210 | appliance=Washer of Ruth; fault=Does not spin.; customer=Ruth Lang; wished_time=Morning; urgency=Normal
- RO-2211 | appliance=Boiler of Joel; fault=No hot water.; customer=Joel Abara; wished_time=Evening; urgency=Urgent
- RO-2212 | appliance=Fridge of Petra; fault=Too warm since Sunday.; customer=Petra Vogel; address=Linden street 8; wished_time=Afternoon; urgency=Urgent
- RO-2213 | appliance=Oven of Luis; fault=Door does not close.; customer=Luis Amador; address=Quay 12; wished_time=Morning; urgency=Normal
person repair engineer|engineer|technician|repairman: Name!;Skills~Washing machines, fridges;District;Phone:phone;Photo:image;Certificate;~Open orders:number#0-1000;~Rating:rating;~Status=Free|On the way|At work|Off
- Tom Ruiz | skills=Washing machines, fridges; district=North; open_orders=2; status=On the way
- Aya Tanaka | skills=Boilers; district=Harbour; open_orders=1; status=Free
- Milan Cerny | skills=Fridges, air conditioners; district=South; open_orders=3; rating=5; status=At work
- Dana Weiss | skills=Ovens, televisions; district=Old town; open_orders=0; rating=4; status=Off
record dispatch|assignment|visit|service visit: Title!;Order->@repair order|repair request~RO-2210;Engineer->@repair engineer|engineer~Tom Ruiz;Date:date;Starts at:time;Arrived at:time;Finished at:time;Diagnosis:long;Work done:long;Labour:money;~Status=Planned|On the way|Done|Customer absent
- Tom at Ruth | order=RO-2210; engineer=Tom Ruiz; diagnosis=Belt worn.; work_done=Belt replaced.; status=Done
- Aya at Joel | order=RO-2211; engineer=Aya Tanaka; diagnosis=Igniter dead.; work_done=Nobody opened the door.; status=Customer absent
- Milan at Petra | order=RO-2212; engineer=Milan Cerny; diagnosis=Fan iced up.; labour=60; status=On the way
- Dana at Luis | order=RO-2213; engineer=Dana Weiss; status=Planned
item spare part|part|component: Name!;Part number;Fits~Alder W7;Price:money;In stock:number#0-100000;Lowest stock:number#0-10000;Place;Supplier
- Drive belt | part_number=DB-71; fits=Alder W7; in_stock=14; lowest_stock=5; place=Shelf 4
- Igniter | part_number=IG-20; fits=Norda B2; price=38; in_stock=3; lowest_stock=2; place=Shelf 1
- Evaporator fan | part_number=EF-32; fits=Solvik K320; price=54; in_stock=1; lowest_stock=2; place=Shelf 6
- Oven hinge pair | part_number=OH-06; fits=Alder O6; price=22; in_stock=8; lowest_stock=4; place=Shelf 2
! record used part|part usage|repair item: Title!;Visit->@dispatch|visit~Tom at Ruth;Part->@spare part|part~Drive belt;Quantity:number#1-1000;Unit price:money;Free by warranty:boolean
- Belt for RO-2210 | visit=Tom at Ruth; part=Drive belt; quantity=1
- Igniter for RO-2211 | visit=Aya at Joel; part=Igniter; quantity=1; unit_price=38
- Fan for RO-2212 | visit=Milan at Petra; part=Evaporator fan; quantity=1; unit_price=54
- Hinges for RO-2213 | visit=Dana at Luis; part=Oven hinge pair; quantity=2; unit_price=22
+ review: Engineer->@repair engineer|engineer;Order->@repair order|repair request;Punctual:rating
+ invoice: Order->@repair order|repair request;Labour:money;Parts:money;Travel:money
# modbus|gateway management|industrial gateway|scada|plc monitoring|data point|edge gateway
item gateway|edge gateway|industrial gateway: Name!;Serial number;Model;Site->@plant site|site~Water works;IP address;Connection=Ethernet|LTE|Wi-Fi;Firmware;Heartbeat:number(s)#1-86400;Owner~Iva Novak;~Last seen on:date;~Status=Online|Offline|Fault
- GW-041 | serial_number=41-2210; model=E2; site=Water works; ip_address=10.1.0.4; connection=LTE; firmware=3.1; owner=Iva Novak; status=Online
- GW-057 | serial_number=57-0881; model=E1; site=Paint hall; connection=Ethernet; firmware=2.8; owner=Sami Oja; status=Offline
- GW-063 | serial_number=63-1407; model=E2; site=Cold store; ip_address=10.3.0.7; connection=Wi-Fi; firmware=3.1; heartbeat=60; owner=Petra Vogel; status=Fault
- GW-070 | serial_number=70-0022; model=E3; site=Wind park; ip_address=10.4.0.2; connection=LTE; firmware=3.2; heartbeat=30; owner=Iva Novak; status=Online
item connected device|device|modbus device|controller: Name!;Gateway->@gateway|edge gateway~GW-041;Kind=Controller|Meter|Pump|Sensor|Drive;Protocol=Modbus RTU|Modbus TCP|OPC UA|S7;Unit number:number#0-255;Address;Baud rate:number#300-1000000;Template;~Status=Online|Offline|Fault
- Pump control 2 | gateway=GW-041; kind=Controller; protocol=Modbus RTU; unit_number=2; baud_rate=9600; status=Online
- Dryer meter | gateway=GW-057; kind=Meter; protocol=Modbus TCP; unit_number=1; status=Offline
- Compressor drive 1 | gateway=GW-063; kind=Drive; protocol=S7; unit_number=3; address=10.3.0.21; status=Fault
- Nacelle sensor 4 | gateway=GW-070; kind=Sensor; protocol=OPC UA; unit_number=4; address=10.4.0.44; status=Online
item data point|point|register|variable|tag: Name!;Device->@connected device|device~Pump control 2;Register:number#0-65535;Type=Bit|Integer|Decimal|Text;Unit~bar|°C;Factor:number#-1000000-1000000;Read every:number(s)#1-86400;Writable:boolean;Lower limit:number;Upper limit:number;~Value now:number
- Outlet pressure | device=Pump control 2; register=40012; type=Decimal; unit=bar; factor=0.1; read_every=10; lower_limit=2; upper_limit=6; value_now=4.2
- Energy total | device=Dryer meter; register=30001; type=Integer; unit=kWh; factor=1; read_every=60; value_now=88210
- Compressor running | device=Compressor drive 1; register=120; type=Bit; factor=1; read_every=5; value_now=0
- Nacelle temperature | device=Nacelle sensor 4; register=2044; type=Decimal; unit=°C; factor=0.01; read_every=30; lower_limit=-20; upper_limit=70; value_now=36.4
! record point reading|reading|historical data|measured value: Title!;Point->@data point|point~Outlet pressure;Value:number!;Read on:date;Read at:time;Quality=Good|Doubtful|Missing
- Pressure at ten | point=Outlet pressure; value=4.2; quality=Good
- Dryer total at noon | point=Energy total; value=88214; quality=Doubtful
- Compressor at noon | point=Compressor running; value=0; quality=Missing
- Nacelle at noon | point=Nacelle temperature; value=36.4; quality=Good
! record point alarm|alarm|alarm record: Title!;Point->@data point|point~Outlet pressure;Value:number;Limit:number;Level=Notice|Warning|Critical;Raised on:date;Raised at:time;Confirmed by~Iva Novak;~Status=Open|Confirmed|Over
- Pressure above six | point=Outlet pressure; value=6.4; limit=6; level=Warning; confirmed_by=Iva Novak; status=Over
- Compressor stands still | point=Compressor running; value=0; limit=1; level=Critical; confirmed_by=Petra Vogel; status=Confirmed
- Nacelle above seventy | point=Nacelle temperature; value=71.2; limit=70; level=Critical; confirmed_by=Sami Oja; status=Over
- Pressure near two | point=Outlet pressure; value=2.1; limit=2; level=Notice; status=Open
item plant site|site|location: Name!;Address;Contact~Sami Oja;Phone:phone;Plan:image;~Gateways:number#0-10000
- Water works | contact=Sami Oja; gateways=2
- Paint hall | contact=Iva Novak; gateways=1
- Cold store | contact=Petra Vogel; gateways=3; address=Quay 31
- Wind park | contact=Milan Cerny; gateways=8; address=Ridge road
record write command|command|control command|remote control: Title!;Point->@data point|point~Outlet pressure;Value:number;Sent by~Iva Novak;Sent on:date;Sent at:time;~Result=Waiting|Done|Refused|Timed out
- Pressure to four | point=Outlet pressure; value=4; sent_by=Iva Novak; result=Done
- Compressor on | point=Compressor running; value=1; sent_by=Petra Vogel; result=Timed out
- Meter back to zero | point=Energy total; value=0; sent_by=Sami Oja; result=Refused
- Pressure to five | point=Outlet pressure; value=5; sent_by=Milan Cerny; result=Waiting

# smart camera|home camera|ip camera|camera management|baby monitor|camera app|doorbell camera
item camera|smart camera|home camera|bound camera: Name!;Serial number;Room;Model;Stream address:url;Resolution=720p|1080p|2K|4K;Night vision:boolean;Firmware;Owner~Jo Hartley;Bound on:date;~Battery:percent;~Status=Online|Offline|Recording|Private mode
- Front door | serial_number=CAM-0041; room=Entrance; model=D2; resolution=2K; owner=Jo Hartley; battery=88; status=Recording
- Nursery | serial_number=CAM-0057; room=Nursery; model=C1; resolution=1080p; owner=Ana Prior; status=Private mode
- Garden shed | serial_number=CAM-0063; room=Garden; model=O4; resolution=4K; owner=Luis Amador; battery=31; status=Online
- Garage | serial_number=CAM-0070; room=Garage; model=C1; resolution=720p; owner=Jo Hartley; battery=4; status=Offline
record camera recording|recording|video clip|playback: Title!;Camera->@camera|smart camera~Front door;Kind=All day|Motion|Bell|By hand;Started on:date;Started at:time;Length:number(s)#0-86400;File:file;Picture:image;Kept until:date;Locked:boolean
- Parcel at noon | camera=Front door; kind=Motion; length=24
- Nap | camera=Nursery; kind=By hand; length=600
- Fox at the shed | camera=Garden shed; kind=Motion; length=41
- Monday in the garage | camera=Garage; kind=All day; length=86400
record motion alert|alert|motion event|detection event: Title!;Camera->@camera|smart camera~Front door;Recording->@camera recording|recording~Parcel at noon;Kind=Motion|Person|Pet|Sound|Bell|Parcel;Confidence:percent;Picture:image;Seen on:date;Seen at:time;~Status=New|Seen|False alarm
- Person at the door | camera=Front door; recording=Parcel at noon; kind=Person; confidence=94; status=Seen
- Fox seen | camera=Garden shed; recording=Fox at the shed; kind=Pet; confidence=71; status=New
- Bang in the garage | camera=Garage; recording=Monday in the garage; kind=Sound; confidence=55; status=False alarm
- Parcel on the mat | camera=Front door; recording=Parcel at noon; kind=Parcel; confidence=89; status=Seen
item detection zone|zone|detection setting|alert setting: Name!;Camera->@camera|smart camera~Front door;Kind=Motion|Person|Sound;Sensitivity=Low|Normal|High;Active from:time;Active until:time;Tell by=App|Email|Siren;Active:boolean
- Path only | camera=Front door; kind=Person; sensitivity=Normal; tell_by=App
- Cot | camera=Nursery; kind=Sound; sensitivity=High; tell_by=App
- Vegetable beds | camera=Garden shed; kind=Motion; sensitivity=Low; tell_by=Siren
- Garage gate | camera=Garage; kind=Motion; sensitivity=Normal; tell_by=Email
! record shared access|camera share|family member: Title!;Camera->@camera|smart camera~Nursery;Person~Ruth Hartley;Right=Watch live|Watch all|Manage;Shared on:date;Valid until:date;~Status=Invited|Active|Withdrawn
- Ruth sees the nursery | camera=Nursery; person=Ruth Hartley; right=Watch live; status=Active
- Luis sees the front door | camera=Front door; person=Luis Amador; right=Watch all; status=Invited
- Jo manages the shed | camera=Garden shed; person=Jo Hartley; right=Manage; status=Active
- Sitter at the nursery | camera=Nursery; person=Petra Vogel; right=Watch live; status=Withdrawn
! record storage plan|cloud storage|storage subscription [cloud|storage|plan|playback]: Title!;Camera->@camera|smart camera~Front door;Days kept:number#1-365;Price per month:money;Starts on:date;Ends on:date;~Used:number(GB)#0-10000;~Status=Active|Expired
- Thirty days, front door | camera=Front door; days_kept=30; used=12; status=Active
- Seven days, nursery | camera=Nursery; days_kept=7; price_per_month=2; used=3; status=Active
- Ninety days, shed | camera=Garden shed; days_kept=90; price_per_month=9; used=210; status=Active
- Fourteen days, garage | camera=Garage; days_kept=14; price_per_month=4; used=0; status=Expired

# electronic shelf label|shelf label|price tag system|esl|electronic price tag|e-paper label|price update system
item shelf label|electronic label|label|price tag|electronic price tag: Label number!;Product->@product;Template->@label template|template~Standard 2.9;Station->@label base station|base station~BS-01;Size=1.54 inch|2.9 inch|4.2 inch|7.5 inch;Shelf;Battery:percent;Firmware;~Shown price:money;~Last update on:date;~Status=Bound|Free|Updating|Silent|Fault
- L-00412 | template=Standard 2.9; station=BS-01; size=2.9 inch; shelf=A4; battery=81; status=Bound
- L-00413 | template=Offer red; station=BS-01; size=4.2 inch; shelf=A4; battery=12; status=Silent
- L-00731 | template=Fresh counter large; station=BS-02; size=7.5 inch; shelf=Cheese counter; battery=96; status=Updating
- L-00908 | template=Hook tag; station=BS-03; size=1.54 inch; shelf=C11; battery=64; status=Free
item label template|template: Name!;Size=1.54 inch|2.9 inch|4.2 inch|7.5 inch;Layout:long;Colours=Black and white|With red|With yellow;Preview:image;Made by~Greta Holm;~Used:number#0-1000000
- Standard 2.9 | size=2.9 inch; colours=Black and white; made_by=Greta Holm; used=1800
- Offer red | size=4.2 inch; colours=With red; made_by=Greta Holm; used=120
- Fresh counter large | size=7.5 inch; colours=With yellow; made_by=Milan Cerny; used=42
- Hook tag | size=1.54 inch; colours=Black and white; made_by=Greta Holm; used=610
item label base station|base station|access point: Name!;Store->@label store|store~Market street;IP address;Place;Channel:number#0-200;Firmware;~Labels:number#0-100000;~Status=Online|Offline|Busy
- BS-01 | store=Market street; place=Hall ceiling; channel=11; labels=1900; status=Online
- BS-02 | store=Market street; place=Cheese counter; channel=21; labels=160; status=Busy
- BS-03 | store=Harbour centre; place=Aisle 7; channel=11; labels=2400; status=Online
- BS-04 | store=Old station; place=Store room door; channel=36; labels=740; status=Offline
record price update|update task|price push|label update: Title!;Label->@shelf label|electronic label~L-00412;Old price:money;New price:money;Valid from:date;Sent on:date;Sent at:time;Tries:number#1-20;~Result=Waiting|Shown|Failed
- Oats from Monday | label=L-00412; tries=1; result=Shown
- Offer on coffee | label=L-00413; old_price=6.9; new_price=4.9; tries=5; result=Failed
- Cheese of the week | label=L-00731; old_price=18.5; new_price=15.9; tries=1; result=Waiting
- Batteries dearer | label=L-00908; old_price=3.2; new_price=3.5; tries=2; result=Shown
! record label binding|binding record|binding: Title!;Label->@shelf label|electronic label~L-00412;Article number;Action=Bound|Unbound|Swapped;Done by~Tom Ruiz;Done on:date
- L-00412 to oats | label=L-00412; article_number=4001; action=Bound; done_by=Tom Ruiz
- L-00413 to coffee | label=L-00413; article_number=4118; action=Bound; done_by=Greta Holm
- L-00731 from brie to gouda | label=L-00731; article_number=2207; action=Swapped; done_by=Milan Cerny
- L-00908 taken off batteries | label=L-00908; article_number=7340; action=Unbound; done_by=Tom Ruiz
! item label store|store|shop: Name!;Address;Manager~Greta Holm;Phone:phone;~Labels:number#0-1000000
- Market street | manager=Greta Holm; labels=1900
- Harbour centre | manager=Milan Cerny; labels=2400; address=Quay 12
- Old station | manager=Dana Weiss; labels=740; address=Station square 1
- Airport shop | manager=Petra Vogel; labels=310; address=Terminal 2

# gas leak|gas detector|gas monitoring|smoke detector|fire alarm monitoring|toxic gas|combustible gas|fire monitoring
item gas detector|detector|smoke detector|sensor: Number!;Area->@protected area|area~Boiler house;Measures=Methane|Carbon monoxide|Hydrogen|Ammonia|Smoke|Oxygen;Unit~% LEL|ppm;First limit:number#0-1000000;Second limit:number#0-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Calibrated on:date;Next calibration on:date;~Value now:number#0-1000000;~Status=Normal|Pre-alarm|Alarm|Fault|Offline
- GD-041 | area=Boiler house; measures=Methane; unit=% LEL; first_limit=10; second_limit=20; value_now=2; status=Normal
- GD-057 | area=Paint store; measures=Carbon monoxide; unit=ppm; first_limit=30; second_limit=60; value_now=44; status=Pre-alarm
- GD-063 | area=Ice rink plant; measures=Ammonia; unit=ppm; first_limit=25; second_limit=50; value_now=61; status=Alarm
- GD-070 | area=Battery room; measures=Hydrogen; unit=% LEL; first_limit=10; second_limit=25; value_now=0; status=Offline
item protected area|area|workshop|building: Name!;Building;Floor;Risk=Low|Medium|High;Responsible~Hilde Raab;Phone:phone;Plan:image;~Detectors:number#0-10000
- Boiler house | building=Works; risk=High; responsible=Hilde Raab; detectors=4
- Paint store | building=Hall 2; risk=Medium; responsible=Marek Dorn; detectors=2
- Ice rink plant | building=Sports hall; floor=-1; risk=High; responsible=Petra Vogel; detectors=6
- Battery room | building=Works; floor=0; risk=Low; responsible=Marek Dorn; detectors=1
record concentration reading|reading|concentration|real-time concentration: Title!;Detector->@gas detector|detector~GD-041;Value:number!#0-1000000;Temperature:number(°C)#-50-200;Measured on:date;Measured at:time;~State=Normal|Pre-alarm|Alarm
- GD-041 at ten | detector=GD-041; value=2; temperature=31; state=Normal
- GD-057 at ten | detector=GD-057; value=44; temperature=22; state=Pre-alarm
- GD-063 at eleven | detector=GD-063; value=61; temperature=14; state=Alarm
- GD-070 at eleven | detector=GD-070; value=0; temperature=25; state=Normal
record gas alarm|alarm|alarm record|fire alarm: Title!;Detector->@gas detector|detector~GD-057;Level=Pre-alarm|Alarm|Fault;Highest value:number#0-1000000;Raised on:date;Raised at:time;Cause:long;Valve closed:boolean;~Status=New|Confirmed|Handled|False alarm
- Monoxide in the paint store | detector=GD-057; level=Pre-alarm; highest_value=44; cause=Fork lift running inside.; status=Confirmed
- Ammonia at the compressor | detector=GD-063; level=Alarm; highest_value=61; cause=Seal of the pump leaks.; status=New
- Battery room without signal | detector=GD-070; level=Fault; highest_value=0; cause=Cable pulled while painting.; status=Handled
- Methane after the filter change | detector=GD-041; level=Pre-alarm; highest_value=12; cause=Rest of gas in the pipe.; status=False alarm
! record alarm handling|handling record|alarm handling step: Title!;Alarm->@gas alarm|alarm~Monoxide in the paint store;Action=Confirmed|Area cleared|Ventilated|Repaired|Closed;Done by~Marek Dorn;Done on:date;Done at:time;Notes:long
- Paint store aired | alarm=Monoxide in the paint store; action=Ventilated; done_by=Marek Dorn
- Ice rink cleared | alarm=Ammonia at the compressor; action=Area cleared; done_by=Petra Vogel; notes=Forty skaters out in four minutes.
- Cable put back | alarm=Battery room without signal; action=Repaired; done_by=Tom Ruiz
- Methane checked and closed | alarm=Methane after the filter change; action=Closed; done_by=Hilde Raab
record detector inspection|inspection|calibration|inspection record: Title!;Detector->@gas detector|detector~GD-041;Kind=Inspection|Calibration|Sensor change;Inspector~Tom Ruiz;Done on:date;Test gas;Deviation:percent;Next on:date;~Result=Passed|Adjusted|Failed
- GD-041 in May | detector=GD-041; kind=Calibration; inspector=Tom Ruiz; deviation=1; result=Passed
- GD-057 yearly look | detector=GD-057; kind=Inspection; inspector=Tom Ruiz; test_gas=Carbon monoxide 30 ppm; deviation=6; result=Adjusted
- GD-063 new sensor | detector=GD-063; kind=Sensor change; inspector=Aya Tanaka; test_gas=Ammonia 25 ppm; deviation=2; result=Passed
- GD-070 after the fault | detector=GD-070; kind=Calibration; inspector=Aya Tanaka; test_gas=Hydrogen 1 %; deviation=24; result=Failed

# weighbridge|truck scale|weighing management|weighing system|vehicle weighing|weighing station
record weighing|weighing record|weighing ticket|weight ticket: Ticket number!;Vehicle->@weighed vehicle|vehicle~K-AB 1204;Customer->@weighing customer|customer~Quay Gravel;Goods->@weighed goods|goods~Gravel 8 to 16;Scale->@weighing scale|scale~Bridge 1;Gross:number(kg)#0-200000;Tare:number(kg)#0-200000;~Net:number(kg)#0-200000;Direction=In|Out;Weighed on:date;Weighed at:time;Operator~Tom Ruiz;~Status=First weighing|Done|Cancelled
- W-22101 | vehicle=K-AB 1204; customer=Quay Gravel; goods=Gravel 8 to 16; scale=Bridge 1; gross=38200; tare=14100; net=24100; direction=Out; operator=Tom Ruiz; status=Done
- W-22102 | vehicle=B-KL 88; customer=Alder Recycling; goods=Scrap steel; scale=Bridge 2; gross=17800; direction=In; operator=Aya Tanaka; status=First weighing
- W-22103 | vehicle=M-ZZ 7; customer=Green Farm Haulage; goods=Winter wheat; scale=Bridge 3; gross=31400; tare=12600; net=18800; direction=In; operator=Tom Ruiz; status=Done
- W-22104 | vehicle=S-ER 415; customer=Hill Concrete; goods=Washed sand; scale=Bridge 1; gross=25900; tare=11800; net=14100; direction=Out; operator=Aya Tanaka; status=Cancelled
item weighed vehicle|vehicle|truck: Plate number!;Haulier;Driver~Joel Abara;Stored tare:number(kg)#0-200000;Tare valid until:date;Permitted weight:number(kg)#0-200000;Card number;~Weighings:number#0-1000000
- K-AB 1204 | haulier=Lindholm Trade; driver=Joel Abara; stored_tare=14100; permitted_weight=40000; weighings=210
- B-KL 88 | haulier=Own; driver=Sam Obi; stored_tare=7600; permitted_weight=18000; weighings=14
- M-ZZ 7 | haulier=Green Farm Haulage; driver=Petra Vogel; stored_tare=12600; permitted_weight=32000; card_number=C-071; weighings=64
- S-ER 415 | haulier=Hill Concrete; driver=Nuno Reis; stored_tare=11800; permitted_weight=26000; card_number=C-090; weighings=122
person weighing customer|weighing partner|goods owner: Name!;Kind=Customer|Supplier|Haulier;Contact person;Phone:phone;Address;Price list;~Balance:money;~Status=Active|Blocked
- Quay Gravel | kind=Customer; contact_person=Ruth Lang; status=Active
- Alder Recycling | kind=Supplier; contact_person=Milan Cerny; status=Active
- Green Farm Haulage | kind=Haulier; contact_person=Petra Vogel; price_list=Harvest; status=Active
- Hill Concrete | kind=Customer; contact_person=Dana Weiss; price_list=Standard; status=Blocked
item weighed goods|goods|material|cargo: Name!;Code;Unit price:money;Unit=t|kg|m³;Density:number#0-50;Moisture:percent;~In store:number(t)#0-1000000
- Gravel 8 to 16 | code=G-816; unit=t; in_store=4100
- Scrap steel | code=S-01; unit=t; in_store=88
- Winter wheat | code=W-11; unit=t; unit_price=212; moisture=14; in_store=640
- Washed sand | code=SD-02; unit=m³; unit_price=24; density=1.6; in_store=1850
! item weighing scale|scale|weighbridge: Name!;Place;Highest load:number(kg)#0-300000;Step:number(kg)#1-1000;Verified until:date;~Shows:number(kg)#0-300000;~Status=Free|Occupied|Fault
- Bridge 1 | place=Main gate; highest_load=60000; step=20; status=Free
- Bridge 2 | place=North gate; highest_load=40000; step=10; status=Occupied
- Bridge 3 | place=Silo yard; highest_load=50000; step=20; status=Free
- Axle scale 4 | place=South ramp; highest_load=20000; step=50; status=Fault
! record weighing picture|camera picture|plate picture: Title!;Weighing->@weighing|weighing record~W-22101;View=Front|Rear|Load|Plate;Picture:image;Plate read;Taken on:date
- Plate of W-22101 | weighing=W-22101; view=Plate; plate_read=K-AB 1204
- Load of W-22102 | weighing=W-22102; view=Load; plate_read=B-KL 88
- Front of W-22103 | weighing=W-22103; view=Front; plate_read=M-ZZ 7
- Rear of W-22104 | weighing=W-22104; view=Rear; plate_read=S-ER 415

# battery monitoring|battery swapping|battery swap|electric bike battery|battery management|swap station|swapping cabinet|power battery
item battery|battery pack|power battery: Number!;Model;Capacity:number(Ah)#0-10000;Voltage:number(V)#0-2000;Made on:date;Cycles:number#0-100000;Slot->@cabinet slot|slot~CAB-01 slot 1;~Charge:percent;~Health:percent;~Temperature:number(°C)#-50-150;~Status=In cabinet|With rider|Charging|In repair|Retired
- B-2210 | model=L48; capacity=24; voltage=48; cycles=120; slot=CAB-01 slot 1; charge=92; health=97; temperature=24; status=In cabinet
- B-2244 | model=L48; capacity=24; voltage=48; cycles=610; charge=31; health=78; temperature=29; status=With rider
- B-2301 | model=M60; capacity=30; voltage=60; cycles=44; slot=CAB-01 slot 2; charge=58; health=99; temperature=33; status=Charging
- B-1987 | model=L48; capacity=24; voltage=48; cycles=1420; charge=0; health=52; temperature=21; status=Retired
item swap station|swapping cabinet|station|cabinet: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Slots:number#1-200;Opening hours;Operator~Greta Holm;~Full batteries:number#0-200;~Status=Online|Full|Offline|Fault
- CAB-01 | address=Mill lane 3; latitude=50.94; longitude=6.96; slots=12; operator=Greta Holm; full_batteries=7; status=Online
- CAB-02 | address=Harbour 12; latitude=50.95; longitude=6.98; slots=8; operator=Greta Holm; full_batteries=0; status=Full
- CAB-03 | address=Station square 4; latitude=50.92; longitude=6.94; slots=16; operator=Milan Cerny; full_batteries=11; status=Offline
- CAB-04 | address=Airport road 77; latitude=50.88; longitude=7.12; slots=6; operator=Milan Cerny; full_batteries=2; status=Fault
! item cabinet slot|slot|compartment: Name!;Station->@swap station|swapping cabinet~CAB-01;Number:number#1-200;Locked:boolean;~Charging power:number(W)#0-10000;~Status=Empty|Charging|Full|Fault
- CAB-01 slot 1 | station=CAB-01; number=1; status=Full
- CAB-01 slot 2 | station=CAB-01; number=2; charging_power=210; status=Charging
- CAB-02 slot 5 | station=CAB-02; number=5; charging_power=0; status=Empty
- CAB-04 slot 3 | station=CAB-04; number=3; charging_power=0; status=Fault
record battery swap|swap|swap record|swap order: Title!;Rider~Mara Lindt|Joel Abara;Station->@swap station|swapping cabinet~CAB-01;Battery back->@battery|battery pack~B-2244;Battery taken->@battery|battery pack~B-2210;Charge back:percent;Price:money;Swapped on:date;Swapped at:time;~Status=Begun|Done|Failed
- Mara at CAB-01 | rider=Mara Lindt; station=CAB-01; battery_back=B-2244; battery_taken=B-2210; charge_back=31; status=Done
- Joel at CAB-02 | rider=Joel Abara; station=CAB-02; battery_back=B-2301; battery_taken=B-2244; charge_back=18; price=2.5; status=Done
- Petra at CAB-04 | rider=Petra Vogel; station=CAB-04; battery_back=B-1987; charge_back=4; price=0; status=Failed
- Sami at CAB-01 | rider=Sami Oja; station=CAB-01; battery_back=B-2210; battery_taken=B-2301; charge_back=26; price=2.5; status=Begun
record battery reading|reading|voltage reading|battery data: Title!;Battery->@battery|battery pack~B-2244;Voltage:number(V)#0-2000;Current:number(A)#-1000-1000;Temperature:number(°C)#-50-150;Charge:percent;Latitude:number#-90-90;Longitude:number#-180-180;Measured on:date;Measured at:time
- B-2244 at ten | battery=B-2244; voltage=47; current=-4; temperature=29; charge=31
- B-2210 at noon | battery=B-2210; voltage=53; current=0; temperature=24; charge=92
- B-2301 while charging | battery=B-2301; voltage=62; current=8; temperature=33; charge=58
- B-1987, last reading | battery=B-1987; voltage=41; current=0; temperature=21; charge=0
! record battery fault|fault alert|battery alarm|fault: Title!;Battery->@battery|battery pack~B-2244;Kind=Too hot|Low voltage|Cell imbalance|Lost signal|Swelling;Severity=Notice|Warning|Critical;Raised on:date;Handled by~Tom Ruiz;Measure:long;~Status=Open|In hand|Solved
- B-2244 weak cell | battery=B-2244; kind=Cell imbalance; severity=Warning; handled_by=Tom Ruiz; status=In hand
- B-1987 swollen | battery=B-1987; kind=Swelling; severity=Critical; handled_by=Tom Ruiz; measure=Taken out of use.; status=Solved
- B-2301 warm in the slot | battery=B-2301; kind=Too hot; severity=Notice; handled_by=Aya Tanaka; measure=Charging power halved.; status=In hand
- B-2210 not heard since Friday | battery=B-2210; kind=Lost signal; severity=Warning; handled_by=Aya Tanaka; status=Open

# air conditioning control|air conditioner control|hvac|central air conditioning|building automation|ventilation control|heating control
item air conditioner|air conditioning unit|unit|hvac device: Name!;Room->@conditioned room|room~Office 210;Group->@device group|group~North wing;Kind=Split unit|Central unit|Fan coil|Heat pump;Model;Power:number(W)#0-1000000;Mode=Cool|Heat|Fan|Dry|Auto;Target:number(°C)#5-40;Serviced on:date;~Actual:number(°C)#-30-60;~Status=Off|Running|Fault|Offline
- AC 210 | room=Office 210; group=North wing; kind=Fan coil; model=F2; power=800; mode=Cool; target=23; actual=24; status=Running
- AC hall | room=Entrance hall; group=Ground floor; kind=Central unit; model=C9; power=12000; mode=Auto; target=21; actual=21; status=Off
- AC 118 | room=Meeting room 118; group=South wing; kind=Split unit; model=S3; power=2600; mode=Dry; target=22; actual=26; status=Fault
- AC archive | room=Archive; group=Cellar; kind=Heat pump; model=H7; power=5400; mode=Heat; target=18; actual=17; status=Running
item conditioned room|room|zone: Name!;Building;Floor;Area:number(m²)#1-100000;People:number#0-10000;Lowest:number(°C)#5-40;Highest:number(°C)#5-40;~Temperature:number(°C)#-30-60;~Humidity:percent
- Office 210 | building=North; floor=2; area=42; people=4; lowest=20; highest=25; temperature=24; humidity=41
- Entrance hall | building=North; floor=0; area=160; people=30; lowest=18; highest=26; temperature=21; humidity=44
- Meeting room 118 | building=South; floor=1; area=28; people=10; lowest=19; highest=24; temperature=26; humidity=55
- Archive | building=South; floor=-1; area=90; people=1; lowest=16; highest=20; temperature=17; humidity=38
! item device group|group: Name!;Description;Responsible~Hilde Raab;~Units:number#0-10000
- North wing | responsible=Hilde Raab; units=24
- Ground floor | responsible=Marek Dorn; units=3
- South wing | responsible=Petra Vogel; units=18
- Cellar | responsible=Marek Dorn; units=2
item timed schedule|schedule|time program: Name!;Group->@device group|group~North wing;Days=Every day|Weekdays|Weekend;From:time;Until:time;Mode=Cool|Heat|Fan|Off;Target:number(°C)#5-40;Active:boolean
- Working hours | group=North wing; days=Weekdays; mode=Cool; target=23
- Night in the north wing | group=North wing; days=Every day; mode=Off; target=18
- Saturday opening | group=Ground floor; days=Weekend; mode=Fan; target=22
- Archive all year | group=Cellar; days=Every day; mode=Heat; target=18
record control command|command|control record: Title!;Unit->@air conditioner|air conditioning unit~AC 210;Command=On|Off|Set target|Set mode|Set fan;Value;Sent by~Hilde Raab;Sent on:date;Sent at:time;~Result=Waiting|Done|Failed
- AC 210 to 23 degrees | unit=AC 210; command=Set target; value=23; sent_by=Hilde Raab; result=Done
- AC hall on | unit=AC hall; command=On; value=On; sent_by=Marek Dorn; result=Done
- AC 118 to drying | unit=AC 118; command=Set mode; value=Dry; sent_by=Petra Vogel; result=Failed
- AC archive, fan two | unit=AC archive; command=Set fan; value=2; sent_by=Marek Dorn; result=Waiting
record energy record|energy consumption|energy statistic|consumption: Title!;Unit->@air conditioner|air conditioning unit~AC hall;Day:date;Used:number(kWh)#0-1000000;Hours run:number(h)#0-24;Cost:money;Outside:number(°C)#-50-60
- AC hall, Monday | unit=AC hall; used=61; hours_run=9; outside=27
- AC 210, Monday | unit=AC 210; used=5; hours_run=7; cost=1.5; outside=27
- AC 118, Tuesday | unit=AC 118; used=14; hours_run=6; cost=4.2; outside=29
- AC archive, Sunday | unit=AC archive; used=38; hours_run=20; cost=11.4; outside=4
! record unit fault|fault|alarm: Title!;Unit->@air conditioner|air conditioning unit~AC 210;Code;Severity=Notice|Warning|Critical;Raised on:date;Handled by~Tom Ruiz;~Status=Open|In hand|Solved
- AC 210 filter full | unit=AC 210; code=F04; severity=Notice; handled_by=Tom Ruiz; status=Open
- AC 118 compressor stops | unit=AC 118; code=E11; severity=Critical; handled_by=Tom Ruiz; status=In hand
- AC hall, drain blocked | unit=AC hall; code=D02; severity=Warning; handled_by=Aya Tanaka; status=Solved
- AC archive, sensor drifts | unit=AC archive; code=S07; severity=Notice; handled_by=Aya Tanaka; status=Open

# wifi management|wifi hotspot|public wifi|wireless network|captive portal|hotspot management|wireless access
item hotspot|wifi hotspot|access point: Name!;Site->@hotspot site|site~Station square;MAC address;Model;Network name;Channel:number#1-200;Clients at most:number#1-10000;Firmware;~Clients now:number#0-10000;~Status=Online|Offline|Overloaded
- AP square 1 | site=Station square; model=W6; network_name=City free; channel=36; clients_at_most=120; clients_now=41; status=Online
- AP library 2 | site=Town library; model=W5; network_name=Library; channel=6; clients_at_most=60; clients_now=0; status=Offline
- AP platform 3 | site=Central station; model=W7; network_name=Station guest; channel=44; clients_at_most=200; clients_now=198; status=Overloaded
- AP terrace | site=Harbour cafe; model=W6; network_name=Harbour cafe; channel=11; clients_at_most=40; clients_now=9; status=Online
item hotspot site|site|venue|location: Name!;Address;Kind=Square|Library|Cafe|Hotel|Station;Contact~Sami Oja;Latitude:number#-90-90;Longitude:number#-180-180;~Hotspots:number#0-10000
- Station square | kind=Square; contact=Sami Oja; hotspots=4
- Town library | kind=Library; contact=Iva Novak; hotspots=6
- Central station | kind=Station; contact=Petra Vogel; hotspots=14
- Harbour cafe | kind=Cafe; contact=Luis Amador; hotspots=2
item portal page|captive portal|login page|portal: Name!;Site->@hotspot site|site~Station square;Welcome text:long;Logo:image;Login by=Click|SMS code|Email|Voucher|Social account;Redirect to:url;Language=English|German|Chinese;Active:boolean
- Square welcome | site=Station square; login_by=SMS code; language=English
- Library reader login | site=Town library; login_by=Email; language=German
- Station guest page | site=Central station; login_by=Click; language=Chinese
- Cafe receipt code | site=Harbour cafe; login_by=Voucher; language=English
record wifi session|session|connection record|online user: Title!;Hotspot->@hotspot|wifi hotspot~AP square 1;User;Device;MAC address;Login by=Click|SMS code|Email|Voucher|Social account;Voucher->@access voucher|voucher~FREE-2210;Started on:date;Started at:time;Minutes:number#0-100000;Downloaded:number(MB)#0-10000000;~Status=Online|Ended|Blocked
- Phone of Mara | hotspot=AP square 1; user=Mara; device=Phone; login_by=SMS code; minutes=42; downloaded=210; status=Online
- Laptop on the terrace | hotspot=AP terrace; user=Joel; device=Laptop; login_by=Voucher; voucher=CAFE-0318; minutes=95; downloaded=840; status=Ended
- Tablet at platform 3 | hotspot=AP platform 3; user=Guest 4410; device=Tablet; login_by=Click; minutes=12; downloaded=60; status=Online
- Reader in the library | hotspot=AP library 2; user=Ida; device=Laptop; login_by=Email; minutes=3; downloaded=1200; status=Blocked
item access voucher|voucher|access code|wifi package: Code!;Minutes:number#1-1000000;Data:number(MB)#0-1000000;Speed:number(Mbit/s)#1-10000;Devices:number#1-100;Price:money;Valid until:date;~Status=New|Used|Expired
- FREE-2210 | minutes=60; data=500; speed=10; devices=1; status=New
- CAFE-0318 | minutes=120; data=1000; speed=20; devices=2; price=0; status=Used
- DAY-7702 | minutes=1440; data=5000; speed=50; devices=3; price=4; status=New
- WEEK-0045 | minutes=10080; data=20000; speed=50; devices=4; price=15; status=Expired
! item portal advertisement|advertisement|portal ad [advert\\w*|\\bad\\b|\\bads\\b|campaign]: Title!;Page->@portal page|captive portal~Square welcome;Advertiser;Picture:image;Link:url;Starts on:date;Ends on:date;~Shown:number#0-100000000;~Clicks:number#0-10000000
- Bakery at the square | page=Square welcome; advertiser=Lindens bakery; shown=8200; clicks=310
- Day ticket by phone | page=Station guest page; advertiser=City transport; shown=41000; clicks=1900
- Reading night in June | page=Library reader login; advertiser=Friends of the library; shown=2600; clicks=140
- Cake of the day | page=Cafe receipt code; advertiser=Harbour cafe; shown=980; clicks=61
! record traffic statistic|traffic|usage statistic: Title!;Hotspot->@hotspot|wifi hotspot~AP square 1;Day:date;Users:number#0-1000000;Downloaded:number(GB)#0-1000000;Uploaded:number(GB)#0-1000000;Peak clients:number#0-10000
- Square 1, Monday | hotspot=AP square 1; users=310; downloaded=88; uploaded=12; peak_clients=94
- Platform 3, Friday | hotspot=AP platform 3; users=2100; downloaded=410; uploaded=62; peak_clients=200
- Terrace, Sunday | hotspot=AP terrace; users=84; downloaded=31; uploaded=4; peak_clients=33
- Library 2, Tuesday | hotspot=AP library 2; users=120; downloaded=54; uploaded=9; peak_clients=41

# phone recycling|mobile phone recycling|device trade-in|trade-in|old phone|used phone recycling|device recycling|second-hand phone
item phone model|model|device model|recyclable model: Name!;Brand->@phone brand|brand~Alder;Kind=Phone|Tablet|Laptop|Watch;Storage~64 GB|128 GB;Released on:date;Highest price:money;Picture:image;~Valuations:number#0-10000000;~Status=Accepted|Not accepted
- Alder Nine | kind=Phone; brand=Alder; storage=128 GB; valuations=910; status=Accepted
- Norda Tab 2 | kind=Tablet; brand=Norda; storage=64 GB; valuations=88; status=Accepted
- Solvik Book 13 | kind=Laptop; brand=Solvik; storage=512 GB; highest_price=420; valuations=37; status=Accepted
- Tamari Watch 1 | kind=Watch; brand=Tamari; storage=8 GB; highest_price=0; valuations=12; status=Not accepted
! item phone brand|brand: Name!;Logo:image;Country;Order:number#1-1000;~Models:number#0-10000
- Alder | order=1; models=14
- Norda | order=2; models=9
- Solvik | order=3; models=6; country=Norway
- Tamari | order=4; models=11; country=Japan
item condition question|question|assessment question: Question!;Model->@phone model|model~Alder Nine;Group=Screen|Body|Function|Account|Accessories;Help:long;Picture:image;Order:number#1-100
- Is the screen scratched? | model=Alder Nine; group=Screen; order=1
- Does the case have dents? | model=Norda Tab 2; group=Body; order=2
- Is the account signed out? | model=Solvik Book 13; group=Account; order=3
- Is the charger there? | model=Solvik Book 13; group=Accessories; order=4
! item condition answer|answer option|price deduction: Answer!;Question->@condition question|question~Is the screen scratched?;Deduction:money;Deduction share:percent;Rejects:boolean;Order:number#1-100
- Fine scratches | question=Is the screen scratched?; deduction_share=10; order=2
- No scratches | question=Is the screen scratched?; deduction_share=0; order=1
- Several dents | question=Does the case have dents?; deduction=25; deduction_share=15; order=3
- Account still locked | question=Is the account signed out?; deduction_share=100; order=2
record valuation|price valuation|condition assessment|quote: Number!;Model->@phone model|model~Alder Nine;Owner~Mara Lindt|Joel Abara;Storage;Grade=A|B|C|D;Answers:long;Price offered:money;Valid until:date;Made on:date;~Status=Offered|Accepted|Expired|Declined
- V-2210 | model=Alder Nine; owner=Mara Lindt; storage=128 GB; grade=B; answers=Fine scratches; status=Accepted
- V-2211 | model=Norda Tab 2; owner=Joel Abara; storage=64 GB; grade=C; answers=Several dents; price_offered=48; status=Declined
- V-2212 | model=Solvik Book 13; owner=Petra Vogel; storage=512 GB; grade=A; answers=No scratches; price_offered=410; status=Accepted
- V-2213 | model=Alder Nine; owner=Luis Amador; storage=64 GB; grade=D; answers=Account still locked; price_offered=0; status=Expired
record recycling order|trade-in order|recycling request: Order number!;Valuation->@valuation|price valuation~V-2210;Way=By post|Collected at home|In the shop;Address;Collection on:date;Tracking number;Price checked:money;Paid by=Bank transfer|Wallet|Voucher;Paid on:date;~Status=Placed|On the way|Being checked|Price changed|Paid|Sent back
- RC-2210 | valuation=V-2210; way=By post; tracking_number=PK88121; paid_by=Wallet; status=Being checked
- RC-2211 | valuation=V-2212; way=Collected at home; address=Linden street 8; price_checked=410; paid_by=Bank transfer; status=Paid
- RC-2212 | valuation=V-2211; way=In the shop; price_checked=40; paid_by=Voucher; status=Price changed
- RC-2213 | valuation=V-2213; way=By post; tracking_number=PK88204; price_checked=0; status=Sent back
! record device check|inspection|quality check: Title!;Order->@recycling order|trade-in order~RC-2210;Inspector~Tom Ruiz;Serial number;Differs:boolean;Findings:long;Final price:money;Data wiped:boolean;Checked on:date;~Result=As described|Worse|Refused
- Check of RC-2210 | order=RC-2210; inspector=Tom Ruiz; result=As described
- Check of RC-2211 | order=RC-2211; inspector=Aya Tanaka; serial_number=SB13-0714; findings=Like new.; final_price=410; result=As described
- Check of RC-2212 | order=RC-2212; inspector=Tom Ruiz; serial_number=NT2-3391; findings=Crack beside the camera.; final_price=40; result=Worse
- Check of RC-2213 | order=RC-2213; inspector=Aya Tanaka; serial_number=AN9-0008; findings=Account lock still on.; final_price=0; result=Refused
# iot card|sim card management|iot sim|data card|card pool|traffic card|m2m card
item sim card|iot card|card|data card: ICCID!;Phone number;Carrier=North Mobile|City Cell|Sea Tel;Pool->@card pool|pool~Meters 10 GB;Package->@traffic package|package~1 GB a month;Device number;Customer->@card customer|client~Alder Meters;Activated on:date;Expires on:date;~Used:number(MB)#0-10000000;~Status=In stock|Active|Silent|Stopped|Cancelled
- 8944-2210-0041 | carrier=North Mobile; pool=Meters 10 GB; package=1 GB a month; device_number=M1-2210; customer=Alder Meters; used=210; status=Active
- 8944-2210-0057 | carrier=City Cell; package=1 GB a month; customer=Harbour Bikes; used=0; status=In stock
- 8944-2210-0103 | carrier=Sea Tel; pool=Buoys by the quarter; package=500 MB at sea; device_number=BY-07; customer=Coast Watch; used=330; status=Silent
- 8944-2210-0219 | carrier=North Mobile; pool=Lifts by the year; package=5 GB a quarter; device_number=LF-118; customer=Vogel Lifts; used=4900; status=Stopped
item traffic package|package|data package|plan: Name!;Data:number(MB)#1-10000000;Messages:number#0-1000000;Valid for:number(days)#1-3650;Price:money;Carrier=North Mobile|City Cell|Sea Tel;Renews itself:boolean;~Status=On sale|Retired
- 1 GB a month | data=1024; messages=100; valid_for=30; carrier=North Mobile; status=On sale
- 30 MB a year | data=30; messages=0; valid_for=365; carrier=City Cell; status=On sale
- 500 MB at sea | data=500; messages=50; valid_for=90; price=19; carrier=Sea Tel; status=On sale
- 5 GB a quarter | data=5120; messages=0; valid_for=90; price=12; carrier=North Mobile; status=Retired
item card pool|pool|shared pool: Name!;Customer->@card customer|client~Alder Meters;Data:number(MB)#1-100000000;Period=Month|Quarter|Year;Warn at:percent;~Used:number(MB)#0-100000000;~Cards:number#0-10000000
- Meters 10 GB | customer=Alder Meters; data=10240; period=Month; warn_at=80; used=4100; cards=41
- Buoys by the quarter | customer=Coast Watch; data=4000; period=Quarter; warn_at=70; used=2900; cards=8
- Lifts by the year | customer=Vogel Lifts; data=240000; period=Year; warn_at=90; used=88100; cards=64
- Bikes 2 GB | customer=Harbour Bikes; data=2048; period=Month; warn_at=85; used=310; cards=12
! person card customer|client: Name!;Contact person;Phone:phone;Email:email;~Balance:money;~Cards:number#0-10000000;~Status=Active|Suspended
- Alder Meters | contact_person=Milan Cerny; cards=41; status=Active
- Harbour Bikes | contact_person=Greta Holm; cards=12; status=Active
- Coast Watch | contact_person=Petra Vogel; cards=8; balance=210; status=Active
- Vogel Lifts | contact_person=Nuno Reis; cards=64; balance=-40; status=Suspended
record traffic record|traffic usage|data usage|traffic: Title!;Card->@sim card|iot card~8944-2210-0041;Day:date;Used:number(MB)#0-1000000;Messages:number#0-100000;Sessions:number#0-100000;Country
- Card 0041, Monday | card=8944-2210-0041; used=7; messages=1; sessions=24; country=Austria
- Card 0057, Tuesday | card=8944-2210-0057; used=0; messages=0; sessions=0; country=Germany
- Card 0103, Monday | card=8944-2210-0103; used=4; messages=2; sessions=6; country=Denmark
- Card 0219, Friday | card=8944-2210-0219; used=96; messages=0; sessions=310; country=Austria
record package renewal|renewal|recharge|top-up: Title!;Card->@sim card|iot card~8944-2210-0041;Package->@traffic package|package~1 GB a month;Months:number#1-120;Amount:money;Paid by=Balance|Card|Transfer;Renewed on:date;~Status=Waiting|Done|Failed
- Card 0041, twelve months | card=8944-2210-0041; package=1 GB a month; months=12; paid_by=Balance; status=Done
- Card 0103, one quarter | card=8944-2210-0103; package=500 MB at sea; months=3; amount=19; paid_by=Card; status=Done
- Card 0219, half a year | card=8944-2210-0219; package=5 GB a quarter; months=6; amount=24; paid_by=Transfer; status=Failed
- Card 0057, first year | card=8944-2210-0057; package=30 MB a year; months=12; amount=5; paid_by=Balance; status=Waiting
! record card operation|activation|card status change: Title!;Card->@sim card|iot card~8944-2210-0041;Action=Activated|Stopped|Resumed|Cancelled|Limit changed;Reason;Done by~Iva Novak;Done on:date;~Result=Waiting|Done|Failed
- Card 0041 activated | card=8944-2210-0041; action=Activated; done_by=Iva Novak; result=Done
- Card 0219 stopped | card=8944-2210-0219; action=Stopped; reason=Balance below zero; done_by=Iva Novak; result=Done
- Card 0103, higher limit | card=8944-2210-0103; action=Limit changed; reason=Storm season; done_by=Sami Oja; result=Waiting
- Card 0057 resumed | card=8944-2210-0057; action=Resumed; reason=Test in the depot; done_by=Iva Novak; result=Failed

# public address|broadcasting system|campus broadcast|broadcast equipment|ip broadcast|emergency broadcast|broadcast schedule|loudspeaker
item broadcast zone|zone|area: Name!;Building;Floor;Volume:percent;Responsible~Hilde Raab;~Speakers:number#0-10000;~Status=Silent|Playing|Emergency
- North building | building=North; volume=60; responsible=Hilde Raab; speakers=24; status=Silent
- Sports field | building=Outside; volume=80; responsible=Marek Dorn; speakers=6; status=Playing
- Canteen | building=South; floor=0; volume=35; responsible=Petra Vogel; speakers=8; status=Playing
- Gym hall | building=East; floor=0; volume=75; responsible=Marek Dorn; speakers=10; status=Emergency
item broadcast device|speaker|loudspeaker|terminal|equipment: Number!;Zone->@broadcast zone|zone~North building;Kind=Speaker|Amplifier|Microphone|Terminal;Model;IP address;Power:number(W)#0-10000;Installed on:date;~Status=Online|Offline|Fault
- SP-041 | zone=North building; kind=Speaker; model=C6; power=6; status=Online
- AM-002 | zone=Sports field; kind=Amplifier; model=A240; power=240; status=Fault
- MI-003 | zone=Canteen; kind=Microphone; model=D30; power=2; status=Online
- TE-011 | zone=Gym hall; kind=Terminal; model=T9; ip_address=10.6.0.11; power=20; status=Offline
item broadcast audio|audio|audio file|sound: Title!;Kind=Bell|Music|Announcement|Emergency;File:file;Length:number(s)#0-36000;Text:long;Uploaded by~Greta Olsen;Uploaded on:date;~Status=Waiting|Released|Refused
- Lesson bell | kind=Bell; length=8; uploaded_by=Greta Olsen; status=Released
- Leave the building | kind=Emergency; length=24; uploaded_by=Hilde Raab; status=Released
- Lunch melody | kind=Music; length=600; uploaded_by=Petra Vogel; status=Waiting
- Buses leave early | kind=Announcement; length=35; text=All buses leave at one today.; uploaded_by=Greta Olsen; status=Refused
item broadcast schedule|schedule|broadcast plan|bell plan: Name!;Zone->@broadcast zone|zone~North building;Audio->@broadcast audio|audio~Lesson bell;Days=Every day|Weekdays|Weekend;Starts at:time;Valid from:date;Valid until:date;Repeats:number#1-100;Active:boolean
- First lesson | zone=North building; audio=Lesson bell; days=Weekdays; repeats=1
- Music at lunch | zone=Canteen; audio=Lunch melody; days=Weekdays; repeats=2
- Training bell | zone=Sports field; audio=Lesson bell; days=Weekend; repeats=4
- Closing call | zone=Gym hall; audio=Buses leave early; days=Every day; repeats=1
record live broadcast|broadcast|emergency broadcast|announcement: Title!;Zone->@broadcast zone|zone~Sports field;Audio->@broadcast audio|audio~Leave the building;Kind=Live speech|Recording|Emergency;Started by~Hilde Raab;Started on:date;Started at:time;Length:number(s)#0-36000;Priority=Low|Normal|High|Emergency;~Status=Running|Done|Stopped
- Exercise of May | zone=Sports field; audio=Leave the building; kind=Emergency; started_by=Hilde Raab; length=120; priority=Emergency; status=Done
- Welcome of the guests | zone=Canteen; audio=Lunch melody; kind=Recording; started_by=Petra Vogel; length=300; priority=Low; status=Running
- Lost child at the field | zone=Sports field; kind=Live speech; started_by=Marek Dorn; length=40; priority=High; status=Done
- Smoke in the gym hall | zone=Gym hall; audio=Leave the building; kind=Emergency; started_by=Hilde Raab; length=24; priority=Emergency; status=Stopped
! record device fault|fault|repair: Title!;Device->@broadcast device|speaker~AM-002;Found on:date;Fault:long;Repaired by~Tom Ruiz;Repaired on:date;~Status=Open|In repair|Done
- Amplifier hums | device=AM-002; fault=Hum at half volume.; repaired_by=Tom Ruiz; status=In repair
- Terminal does not start | device=TE-011; fault=Screen stays dark.; repaired_by=Aya Tanaka; status=Open
- Speaker crackles | device=SP-041; fault=Loose clamp in the ceiling.; repaired_by=Tom Ruiz; status=Done
- Microphone key sticks | device=MI-003; fault=Key stays down after speaking.; repaired_by=Aya Tanaka; status=In repair

# vr experience|vr equipment|virtual reality store|vr arcade|vr store|vr headset|vr game hall
item vr device|vr equipment|headset|equipment: Name!;Kind=Headset|Seat|Treadmill|Gun|Simulator;Brand;Serial number;Booth->@vr booth|booth~Booth 1;Bought on:date;Hours used:number(h)#0-100000;Cleaned on:date;Picture:image;~Status=Ready|In use|Charging|In repair
- Headset 4 | kind=Headset; brand=Norda; serial_number=NV-0041; booth=Booth 1; hours_used=410; status=Ready
- Racing seat | kind=Simulator; brand=Alder; serial_number=AS-0007; booth=Booth 2; hours_used=220; status=In repair
- Walk plate 1 | kind=Treadmill; brand=Solvik; serial_number=SW-0113; booth=Arena; hours_used=95; status=In use
- Laser gun 7 | kind=Gun; brand=Tamari; serial_number=TG-0707; booth=Family corner; hours_used=160; status=Charging
! item vr booth|booth|play area: Name!;Size:number(m²)#1-1000;Players at most:number#1-20;Price per hour:money;~Status=Free|Occupied|Closed
- Booth 1 | size=12; players_at_most=2; status=Free
- Booth 2 | size=9; players_at_most=1; status=Closed
- Arena | size=60; players_at_most=6; price_per_hour=90; status=Occupied
- Family corner | size=20; players_at_most=4; price_per_hour=45; status=Free
item vr game|game|experience|vr content: Title!;Genre=Shooting|Racing|Adventure|Puzzle|Education;Players:number#1-20;Age from:number#0-21;Length:number(min)#1-240;Motion sickness=Low|Medium|High;Device->@vr device|headset~Headset 4;Trailer:url;Cover:image;~Rating:rating
- Deep reef | genre=Adventure; players=2; age_from=8; length=20; motion_sickness=Low; device=Headset 4
- Night rally | genre=Racing; players=1; age_from=12; length=10; motion_sickness=High; device=Racing seat
- Tower of mirrors | genre=Puzzle; players=4; age_from=10; length=30; motion_sickness=Low; device=Laser gun 7; rating=4
- March of the robots | genre=Shooting; players=6; age_from=14; length=25; motion_sickness=Medium; device=Walk plate 1; rating=5
record play session|session|experience record: Title!;Booth->@vr booth|booth~Booth 1;Game->@vr game|game~Deep reef;Device->@vr device|headset~Headset 4;Player~Mara Lindt|Joel Abara;Started on:date;Started at:time;Minutes:number#1-600;Score:number#0-10000000;Amount:money;~Status=Running|Done|Broken off
- Mara in the reef | booth=Booth 1; game=Deep reef; device=Headset 4; player=Mara Lindt; minutes=20; score=810; status=Done
- Joel at the rally | booth=Booth 2; game=Night rally; device=Racing seat; player=Joel Abara; minutes=10; score=4210; amount=8; status=Broken off
- Six against the robots | booth=Arena; game=March of the robots; device=Walk plate 1; player=Petra Vogel; minutes=25; score=18600; amount=54; status=Running
- Birthday in the tower | booth=Family corner; game=Tower of mirrors; device=Laser gun 7; player=Ida Berg; minutes=60; score=2950; amount=45; status=Done
! record device service|maintenance record|cleaning record: Title!;Device->@vr device|headset~Racing seat;Kind=Cleaning|Repair|Update|Lens change;Done by~Tom Ruiz;Done on:date;Cost:money;Note;~Result=Done|Open
- Belt of the seat | device=Racing seat; kind=Repair; done_by=Tom Ruiz; result=Open
- New lenses, headset 4 | device=Headset 4; kind=Lens change; done_by=Aya Tanaka; cost=38; result=Done
- Walk plate wiped | device=Walk plate 1; kind=Cleaning; done_by=Tom Ruiz; cost=0; result=Done
- Gun 7 to version 2 | device=Laser gun 7; kind=Update; done_by=Aya Tanaka; cost=0; result=Open
+ booking: Booth->@vr booth|booth;Game->@vr game|game;Players:number#1-20;Minutes:number#10-600
`
