/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds10 = `

# wallpaper|desktop background|wallpaper site|wallpaper download
item wallpaper|background image|background|picture|wallpaper image|desktop wallpaper: Title!;Category->@wallpaper category|category~Nature|Minimal;Photographer->@wallpaper artist|artist|uploader;Image:image;Width:number(px)#640-7680;Height:number(px)#480-4320;Device=Desktop|Phone|Tablet|Dual screen;File size:number(MB)#0-50;Downloads:number#0-1000000;~Status=Pending|Published|Hidden
- Fjord at blue hour | category=Nature; photographer=Signe Aaberg; width=3840; height=2160; device=Desktop; file_size=6; downloads=4210; status=Published
- Paper waves | category=Minimal; photographer=Otto Rehn; width=1440; height=3120; device=Phone; file_size=2; downloads=9800; status=Published
- Neon crossing | category=City; photographer=Signe Aaberg; width=5120; height=1440; device=Dual screen; file_size=11; downloads=1530; status=Published
- Sleeping fox | category=Animals; photographer=Lin Moreau; width=2732; height=2048; device=Tablet; file_size=4; downloads=3120; status=Pending
item wallpaper category|category|theme|wallpaper theme: Name!;Slug;Cover:image;Sort order:number#0-100;Description:long
- Nature | slug=nature; sort_order=1; description=Mountains, forests, coasts and skies.
- Minimal | slug=minimal; sort_order=2; description=Calm shapes and few colours.
- City | slug=city; sort_order=3; description=Streets and skylines by day and night.
- Animals | slug=animals; sort_order=4; description=Wild animals and pets.
person wallpaper artist|artist|photographer|uploader|creator: Name!;Country;Website:url;Bio:long;Licence=CC0|CC BY|Own licence
- Signe Aaberg | country=Norway; licence=CC BY; bio=Landscape photographer on the west coast.
- Otto Rehn | country=Germany; licence=CC0; bio=Draws vector backgrounds.
- Lin Moreau | country=France; licence=Own licence; bio=Animal photographer.
- Dario Pell | country=Italy; licence=CC BY; bio=Long exposures of cities.
record wallpaper download|download|download record: Reference!;Wallpaper->@wallpaper|background;Resolution=1920 x 1080|2560 x 1440|3840 x 2160|Phone;Downloaded on:date;Purpose=Private|Commercial
- DL-20411 | wallpaper=Fjord at blue hour; resolution=3840 x 2160; purpose=Private
- DL-20412 | wallpaper=Paper waves; resolution=Phone; purpose=Private
- DL-20413 | wallpaper=Neon crossing; resolution=2560 x 1440; purpose=Commercial
- DL-20414 | wallpaper=Sleeping fox; resolution=1920 x 1080; purpose=Private
item wallpaper collection|collection|album|set: Title!;Curator~Signe Aaberg|Otto Rehn;Visibility=Public|Private;Cover:image;Description:long
- Winter light | curator=Signe Aaberg; visibility=Public; description=Snow and low sun.
- Dark desktop | curator=Otto Rehn; visibility=Public; description=Backgrounds that spare the eyes.
- Monday calm | curator=Lin Moreau; visibility=Private; description=Soft colours for the office.
- Rain in the city | curator=Dario Pell; visibility=Public; description=Wet streets and reflections.
! record collection wallpaper [collection|album|favou?rite]: Title!;Collection->@wallpaper collection|collection;Wallpaper->@wallpaper|background;Position:number#1-500
- Winter light 1 | collection=Winter light; wallpaper=Fjord at blue hour; position=1
- Dark desktop 1 | collection=Dark desktop; wallpaper=Neon crossing; position=1
- Monday calm 1 | collection=Monday calm; wallpaper=Paper waves; position=1
- Monday calm 2 | collection=Monday calm; wallpaper=Sleeping fox; position=2
! item wallpaper setting [random|chang|switch|automatic]: Name!;Change every=15 minutes|Hour|Day|Never;Category->@wallpaper category|category;Order=Random|Newest first;Fit=Fill|Centre|Stretch|Tile
- Office screen | change_every=Hour; category=Minimal; order=Random; fit=Fill
- Laptop | change_every=Day; category=Nature; order=Newest first; fit=Fill
- Phone lock screen | change_every=Never; category=Animals; order=Newest first; fit=Centre
- Second monitor | change_every=15 minutes; category=City; order=Random; fit=Tile

# karaoke|ktv|song request|karaoke room
item song|karaoke song|track: Title!;Singer->@singer|artist;Language=English|Mandarin|Cantonese|Spanish|Korean;Genre=Ballad|Pop|Rock|Folk;Duration:number(s)#60-600;Key~C major|A minor;Lyrics:long;Plays:number#0-1000000
- Lanterns on the river | singer=Wei Anlan; language=Mandarin; genre=Ballad; duration=248; key=G major; plays=5210
- Midnight tram | singer=The Corner Lamps; language=English; genre=Rock; duration=212; key=A minor; plays=1870
- Sal y viento | singer=Inés Roldán; language=Spanish; genre=Pop; duration=195; key=D major; plays=960
- Old harbour light | singer=Wei Anlan; language=Cantonese; genre=Folk; duration=270; key=C major; plays=3340
person singer|artist|performer: Name!;Region=Mainland|Hong Kong and Taiwan|Europe and America|Korea and Japan;Type=Male|Female|Band;Photo:image;Bio:long
- Wei Anlan | region=Mainland; type=Female; bio=Ballads since 2009.
- The Corner Lamps | region=Europe and America; type=Band; bio=Four friends from one street.
- Inés Roldán | region=Europe and America; type=Female; bio=Pop with flamenco guitar.
- Jun Seok-ha | region=Korea and Japan; type=Male; bio=Soul singer.
item room|private room|box|karaoke room|ktv room: Number!;Type=Small|Medium|Large|Party;Capacity:number#2-40;Hourly rate:money;Floor:number#1-10;Microphones:number#1-8;~Status=Free|Occupied|Cleaning|Out of service
- K-101 | type=Small; capacity=4; hourly_rate=18; floor=1; microphones=2; status=Free
- K-105 | type=Medium; capacity=8; hourly_rate=28; floor=1; microphones=2; status=Occupied
- K-203 | type=Large; capacity=14; hourly_rate=45; floor=2; microphones=4; status=Free
- K-301 | type=Party; capacity=30; hourly_rate=90; floor=3; microphones=6; status=Cleaning
record song request|requested song|song queue|song selection|playlist entry: Reference!;Room->@room|private room;Song->@song|track;Position:number#1-200;Requested by;Score:number#0-100;~Status=Waiting|Playing|Sung|Skipped
- Q-1 | room=K-105; song=Lanterns on the river; position=1; requested_by=Mina; score=91; status=Sung
- Q-2 | room=K-105; song=Midnight tram; position=2; requested_by=Paul; status=Playing
- Q-3 | room=K-105; song=Sal y viento; position=3; requested_by=Ana; status=Waiting
- Q-4 | room=K-203; song=Old harbour light; position=1; requested_by=Mr. Fong; status=Skipped
record recording|singing recording|cover|work: Title!;Song->@song|track;Singer name~Mina|Paul;Audio:file;Score:number#0-100;Likes:number#0-100000;Recorded on:date;Visibility=Public|Friends|Private
- Mina sings Lanterns | song=Lanterns on the river; singer_name=Mina; score=91; likes=34; visibility=Public
- Midnight tram, first try | song=Midnight tram; singer_name=Paul; score=73; likes=5; visibility=Friends
- Birthday round | song=Sal y viento; singer_name=Ana; score=84; likes=19; visibility=Public
- Harbour, slow version | song=Old harbour light; singer_name=Mr. Fong; score=88; likes=27; visibility=Private
item drink|snack|menu item|refreshment: Name!;Category=Beer|Soft drink|Snack|Fruit plate|Package;Price:money;Stock:number#0-1000;Unit=Bottle|Glass|Plate|Set
- Wheat beer 0.5 l | category=Beer; price=5; stock=240; unit=Bottle
- Large fruit plate | category=Fruit plate; price=19; stock=20; unit=Plate
- Salted nuts | category=Snack; price=4; stock=80; unit=Plate
- Party package for eight | category=Package; price=96; stock=12; unit=Set
! record room bill item [drink|snack|food|bill|consum|order]: Title!;Room->@room|private room;Item->@drink|snack;Quantity:number#1-100;Unit price:money;~Amount:money
- K-105 beer | room=K-105; item=Wheat beer 0.5 l; quantity=6; unit_price=5; amount=30
- K-105 nuts | room=K-105; item=Salted nuts; quantity=2; unit_price=4; amount=8
- K-203 fruit | room=K-203; item=Large fruit plate; quantity=1; unit_price=19; amount=19
- K-203 package | room=K-203; item=Party package for eight; quantity=1; unit_price=96; amount=96
+ booking|reservation: Room->@room|private room;Date:date;Starts at:time;Hours:number#1-8;Guests:number#1-40;Deposit:money

# fan club|fan support|idol|fan community
person idol|star|artist|celebrity: Name!;Group;Debut on:date;Birthday:date;Fans:number#0-10000000;Photo:image;Bio:long
- Ren Asato | group=Northwind; fans=184000; bio=Singer and main dancer.
- Mai Sorell | group=Northwind; fans=151000; bio=Rapper, writes her own verses.
- Cleo Tan | group=Solo; fans=92000; bio=Actor in evening dramas.
- Ilya Marsh | group=Solo; fans=60500; bio=Songwriter with guitar.
item support campaign|support project|fan support|fundraiser|cheering project: Title!;Idol->@idol|star|artist;Type=Birthday advert|Charity|Album purchase|Stage flowers;Goal:money;~Raised:money;Starts on:date;Ends on:date;~Status=Planned|Open|Reached|Closed
- Birthday screen for Ren | idol=Ren Asato; type=Birthday advert; goal=6000; raised=4350; status=Open
- Library for a village school | idol=Mai Sorell; type=Charity; goal=3000; raised=3000; status=Reached
- First album week | idol=Ilya Marsh; type=Album purchase; goal=8000; raised=2100; status=Open
- Flowers for the premiere | idol=Cleo Tan; type=Stage flowers; goal=900; raised=940; status=Closed
record contribution|donation|support record|pledge: Reference!;Campaign->@support campaign|support project;Fan name~Luna92|Haruki;Amount:money;Message;Paid on:date;~Status=Pending|Paid|Refunded
- C-7001 | campaign=Birthday screen for Ren; fan_name=Luna92; amount=50; message=Happy birthday!; status=Paid
- C-7002 | campaign=Birthday screen for Ren; fan_name=Haruki; amount=20; status=Paid
- C-7003 | campaign=Library for a village school; fan_name=Beatriz; amount=100; message=For the children; status=Paid
- C-7004 | campaign=First album week; fan_name=Onur; amount=35; status=Pending
record check-in|daily check-in|fan task|popularity vote: Title!;Idol->@idol|star;Fan name;Points:number#1-500;Checked in on:date;Streak:number(days)#1-1000
- Luna92 for Ren | idol=Ren Asato; fan_name=Luna92; points=10; streak=41
- Haruki for Ren | idol=Ren Asato; fan_name=Haruki; points=5; streak=3
- Beatriz for Mai | idol=Mai Sorell; fan_name=Beatriz; points=10; streak=120
- Onur for Ilya | idol=Ilya Marsh; fan_name=Onur; points=5; streak=8
event appearance|schedule entry|concert|fan meeting|activity: Title!;Idol->@idol|star;Type=Concert|Television|Fan meeting|Signing;Venue;City;Starts on:date;Starts at:time;Tickets:number#0-60000
- Northwind winter tour | idol=Ren Asato; type=Concert; venue=Ice hall; city=Sapporo; tickets=7800
- Evening talk show | idol=Cleo Tan; type=Television; venue=Studio 4; city=Singapore; tickets=200
- Autumn fan meeting | idol=Mai Sorell; type=Fan meeting; venue=Odeon; city=Osaka; tickets=1200
- Album signing | idol=Ilya Marsh; type=Signing; venue=Record shop on Quay Street; city=Bristol; tickets=150
item merchandise|fan merchandise|goods|light stick: Name!;Idol->@idol|star;Category=Light stick|Photo card|Clothing|Album;Price:money;Stock:number#0-10000;Limit per fan:number#1-20
- Northwind light stick | idol=Ren Asato; category=Light stick; price=39; stock=420; limit_per_fan=2
- Mai photo card set | idol=Mai Sorell; category=Photo card; price=9; stock=1500; limit_per_fan=5
- Cleo drama T-shirt | idol=Cleo Tan; category=Clothing; price=24; stock=180; limit_per_fan=3
- Ilya, first songs | idol=Ilya Marsh; category=Album; price=16; stock=900; limit_per_fan=10
! item fan level [level|points|rank|badge]: Name!;Points from:number#0-100000;Badge:image;Benefit
- Newcomer | points_from=0; benefit=Reading and posting
- Regular | points_from=500; benefit=Polls
- Core fan | points_from=5000; benefit=Ticket presale
- Guardian | points_from=20000; benefit=Meeting lottery
+ post: Idol->@idol|star;Topic;Likes:number#0-100000

# player statistics|club statistics|football data|sports statistics|basketball data
item club|team|squad: Name!;Short name;City;Stadium;Founded:number#1850-2030;Coach~Per Lindahl|Sara Oduya;League->@league|competition;Crest:image
- Harbour United | short_name=HAR; city=Aarwick; stadium=Dock Road; founded=1904; coach=Per Lindahl; league=Northern League
- Millbrook Rovers | short_name=MIL; city=Millbrook; stadium=The Weir; founded=1921; coach=Sara Oduya; league=Northern League
- FC Stellen | short_name=STE; city=Stellen; stadium=Parkkamp; founded=1933; coach=Nico Brandt; league=Northern League
- Eastgate Athletic | short_name=EAS; city=Eastgate; stadium=Gasworks; founded=1910; coach=Tom Ferris; league=Coast Cup
person player|athlete|footballer: Name!;Club->@club|team;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Nationality;Born on:date;Height:number(cm)#150-220;Weight:number(kg)#45-130;Market value:money
- Emil Drago | club=Harbour United; position=Forward; shirt_number=9; nationality=Croatia; height=186; weight=81; market_value=4200000
- Kofi Larsen | club=Harbour United; position=Midfielder; shirt_number=8; nationality=Ghana; height=178; weight=73; market_value=2900000
- Ben Ashdown | club=Millbrook Rovers; position=Goalkeeper; shirt_number=1; nationality=England; height=193; weight=88; market_value=1100000
- Luca Vetter | club=FC Stellen; position=Defender; shirt_number=4; nationality=Austria; height=189; weight=84; market_value=1700000
item league|competition|tournament: Name!;Country;Level:number#1-10;Season->@season|year~2025/26;Teams:number#2-48;Points for a win:number#2-3
- Northern League | country=Norland; level=1; season=2025/26; teams=16; points_for_a_win=3
- Coast Cup | country=Norland; level=2; season=2025/26; teams=32; points_for_a_win=3
- Reserve League | country=Norland; level=3; season=2024/25; teams=12; points_for_a_win=3
- Youth Trophy | country=Norland; level=4; season=2024/25; teams=24; points_for_a_win=3
event match|game|fixture|match result: Title!;Home->@club|team;Away->@club|team;League->@league|competition;Played on:date;Kick-off:time;Home goals:number#0-20;Away goals:number#0-20;Attendance:number#0-120000;~Status=Scheduled|Live|Finished|Postponed
- HAR - MIL, round 11 | home=Harbour United; away=Millbrook Rovers; league=Northern League; home_goals=2; away_goals=1; attendance=18240; status=Finished
- STE - HAR, round 12 | home=FC Stellen; away=Harbour United; league=Northern League; home_goals=0; away_goals=0; attendance=9100; status=Finished
- MIL - EAS, cup | home=Millbrook Rovers; away=Eastgate Athletic; league=Coast Cup; home_goals=1; away_goals=0; attendance=6200; status=Live
- HAR - EAS, cup | home=Harbour United; away=Eastgate Athletic; league=Coast Cup; status=Scheduled
record player statistic|player statistics|match statistic|performance|player performance|stat line: Title!;Player->@player|athlete;Match->@match|game;Minutes:number#0-130;Goals:number#0-10;Assists:number#0-10;Shots:number#0-30;Passes:number#0-200;Yellow cards:number#0-2;Rating:number#0-10
- Drago v Millbrook | player=Emil Drago; match=HAR - MIL, round 11; minutes=90; goals=2; assists=0; shots=5; passes=21; yellow_cards=0; rating=9
- Larsen v Millbrook | player=Kofi Larsen; match=HAR - MIL, round 11; minutes=84; goals=0; assists=1; shots=2; passes=63; yellow_cards=1; rating=8
- Ashdown v Harbour | player=Ben Ashdown; match=HAR - MIL, round 11; minutes=90; goals=0; assists=0; shots=0; passes=30; yellow_cards=0; rating=6
- Vetter v Harbour | player=Luca Vetter; match=STE - HAR, round 12; minutes=90; goals=0; assists=0; shots=1; passes=55; yellow_cards=0; rating=7
record standing|league table|ranking|table position: Title!;League->@league|competition;Club->@club|team;Position:number#1-48;Played:number#0-60;Won:number#0-60;Drawn:number#0-60;Lost:number#0-60;Goals for:number#0-200;Goals against:number#0-200;Points:number#0-180
- Northern League 1 | league=Northern League; club=Harbour United; position=1; played=12; won=8; drawn=3; lost=1; goals_for=24; goals_against=10; points=27
- Northern League 2 | league=Northern League; club=FC Stellen; position=2; played=12; won=7; drawn=3; lost=2; goals_for=19; goals_against=9; points=24
- Northern League 3 | league=Northern League; club=Millbrook Rovers; position=3; played=12; won=6; drawn=2; lost=4; goals_for=17; goals_against=15; points=20
- Coast Cup group A 1 | league=Coast Cup; club=Eastgate Athletic; position=1; played=3; won=2; drawn=1; lost=0; goals_for=5; goals_against=2; points=7
! item season [season|history|year]: Name!;Starts on:date;Ends on:date;~Status=Running|Finished|Planned
- 2025/26 | status=Running
- 2024/25 | status=Finished
- 2023/24 | status=Finished
- 2026/27 | status=Planned
! record transfer [transfer|market|career]: Title!;Player->@player|athlete;From->@club|team;To->@club|team;Fee:money;Transferred on:date;Type=Sale|Loan|Free
- Drago to Harbour | player=Emil Drago; from=FC Stellen; to=Harbour United; fee=1800000; type=Sale
- Ashdown to Millbrook | player=Ben Ashdown; from=Eastgate Athletic; to=Millbrook Rovers; fee=0; type=Free
- Vetter to Stellen | player=Luca Vetter; from=Harbour United; to=FC Stellen; fee=650000; type=Sale
- Larsen to Harbour | player=Kofi Larsen; from=Millbrook Rovers; to=Harbour United; fee=90000; type=Loan

# election result|vote count|polling station|election|ballot
item election|vote|ballot: Name!;Type=Municipal|Regional|National|Referendum;Held on:date;Seats:number#1-700;Electorate:number#0-100000000;Turnout:percent;~Status=Announced|Counting|Provisional|Final
- Aldermoor council 2026 | type=Municipal; seats=31; electorate=48200; turnout=54; status=Counting
- Lake region assembly 2025 | type=Regional; seats=80; electorate=910000; turnout=61; status=Final
- Tram line referendum | type=Referendum; seats=1; electorate=48200; turnout=47; status=Final
- Aldermoor mayor 2026 | type=Municipal; seats=1; electorate=48200; turnout=54; status=Provisional
item party|political party|list: Name!;Short name;Colour;Leader~Ada Torvald|Marc Ellison;Founded:number#1800-2030;Website:url
- Civic Alliance | short_name=CA; colour=Blue; leader=Ada Torvald; founded=1968
- Green Valley | short_name=GV; colour=Green; leader=Marc Ellison; founded=1989
- Workers' Union List | short_name=WUL; colour=Red; leader=Rosa Meunier; founded=1921
- Independents | short_name=IND; colour=Grey; leader=Owen Paige; founded=2005
person candidate|nominee|politician: Name!;Party->@party|political party;Election->@election|vote;District->@district|constituency;List position:number#1-100;Occupation;Photo:image
- Ada Torvald | party=Civic Alliance; election=Aldermoor mayor 2026; district=Old Town; list_position=1; occupation=Lawyer
- Marc Ellison | party=Green Valley; election=Aldermoor mayor 2026; district=Riverside; list_position=1; occupation=Teacher
- Rosa Meunier | party=Workers' Union List; election=Aldermoor council 2026; district=Foundry; list_position=1; occupation=Crane driver
- Owen Paige | party=Independents; election=Aldermoor council 2026; district=Old Town; list_position=1; occupation=Baker
item district|constituency|ward|electoral district: Name!;Code;Registered voters:number#0-1000000;Seats:number#1-50;Stations:number#1-500
- Old Town | code=W01; registered_voters=14100; seats=9; stations=8
- Riverside | code=W02; registered_voters=17600; seats=11; stations=10
- Foundry | code=W03; registered_voters=9200; seats=6; stations=5
- Hill Farms | code=W04; registered_voters=7300; seats=5; stations=4
item polling station|station|polling place: Name!;District->@district|constituency;Address;Registered voters:number#0-10000;Chair~Helen Frye|Ivo Santos;~Count status=Not opened|Open|Counting|Reported|Checked
- Town hall, room 2 | district=Old Town; address=Market square 1; registered_voters=1830; chair=Helen Frye; count_status=Reported
- Riverside school gym | district=Riverside; address=Quay 14; registered_voters=1710; chair=Ivo Santos; count_status=Counting
- Foundry canteen | district=Foundry; address=Iron Street 40; registered_voters=1640; chair=Ruth Amsel; count_status=Checked
- Hill Farms fire house | district=Hill Farms; address=Ridge Lane 3; registered_voters=1460; chair=Peter Noon; count_status=Open
record result|election result|vote count|station result|tally: Title!;Election->@election|vote;Station->@polling station|station;Candidate->@candidate|nominee;Party->@party|political party;Votes:number#0-1000000;Share:percent;Reported at:time
- Town hall - Torvald | election=Aldermoor mayor 2026; station=Town hall, room 2; candidate=Ada Torvald; party=Civic Alliance; votes=512; share=52
- Town hall - Ellison | election=Aldermoor mayor 2026; station=Town hall, room 2; candidate=Marc Ellison; party=Green Valley; votes=473; share=48
- Foundry - Meunier | election=Aldermoor council 2026; station=Foundry canteen; candidate=Rosa Meunier; party=Workers' Union List; votes=401; share=46
- Foundry - Paige | election=Aldermoor council 2026; station=Foundry canteen; candidate=Owen Paige; party=Independents; votes=118; share=14
! record turnout report [turnout|real.?time|live|statistic]: Title!;Station->@polling station|station;Reported at:time;Ballots cast:number#0-10000;Invalid ballots:number#0-1000;Turnout:percent
- Town hall, noon | station=Town hall, room 2; ballots_cast=402; invalid_ballots=0; turnout=22
- Town hall, close | station=Town hall, room 2; ballots_cast=998; invalid_ballots=13; turnout=55
- Riverside, noon | station=Riverside school gym; ballots_cast=350; invalid_ballots=0; turnout=20
- Foundry, close | station=Foundry canteen; ballots_cast=880; invalid_ballots=9; turnout=54
! request result objection [complain|objection|verif|audit]: Title!;Station->@polling station|station;Reason:long;Filed by;Filed on:date;Decision:long
- Recount of bundle 3 | station=Town hall, room 2; reason=Difference of two ballots; filed_by=Owen Paige
- Late opening | station=Riverside school gym; reason=Doors opened ten minutes late; filed_by=Marc Ellison
- Wrong total in the protocol | station=Foundry canteen; reason=Sum of column B is off by ten; filed_by=Helen Frye
- Missing seal | station=Hill Farms fire house; reason=Box two came without a seal; filed_by=Peter Noon

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

# invoice recognition|receipt recognition|invoice ocr|ocr recognition
record scanned invoice|invoice image|recognised invoice|receipt|scan|uploaded invoice: Number!;File:file;Type=VAT invoice|Receipt|Train ticket|Taxi receipt;Supplier->@supplier|seller|vendor;Issued on:date;Net amount:money;Tax:money;Total:money;Confidence:percent;~Status=Uploaded|Recognised|Needs check|Verified|Failed
- RE-2026-114 | type=VAT invoice; supplier=Kranz Office Supply; net_amount=200; tax=38; total=238; confidence=97; status=Verified
- 77120 | type=Receipt; supplier=Café Linde; net_amount=20; tax=2; total=22; confidence=81; status=Needs check
- T-55-9021 | type=Train ticket; supplier=Regional Rail; net_amount=54; tax=4; total=58; confidence=93; status=Recognised
- TX-311 | type=Taxi receipt; supplier=Taxi Brenner; total=19; confidence=42; status=Failed
item supplier|seller|vendor: Name!;Tax number;Address;Bank account;Phone:phone;Email:email
- Kranz Office Supply | tax_number=DE811220145; address=Tiergasse 8, Ulm
- Café Linde | tax_number=DE290118330; address=Lindenplatz 2, Ulm
- Regional Rail | tax_number=DE100442871; address=Station road 1, Augsburg
- Taxi Brenner | tax_number=DE338871022; address=Hofweg 19, Ulm
record invoice line|line item|recognised item: Description!;Invoice->@scanned invoice|receipt;Quantity:number#0-10000;Unit;Unit price:money;Tax rate:percent;~Amount:money
- Copy paper A4, 5 boxes | invoice=RE-2026-114; quantity=5; unit=Box; unit_price=28; tax_rate=19; amount=140
- Toner black | invoice=RE-2026-114; quantity=1; unit=Piece; unit_price=60; tax_rate=19; amount=60
- Lunch menu | invoice=77120; quantity=2; unit=Piece; unit_price=10; tax_rate=7; amount=20
- Second class return | invoice=T-55-9021; quantity=1; unit=Ticket; unit_price=54; tax_rate=7; amount=54
item recognition template|template|invoice type: Name!;Document type=VAT invoice|Receipt|Train ticket|Taxi receipt;Language=English|German|Chinese;Fields:long;Version:number#1-100;Active:boolean
- VAT invoice Germany | document_type=VAT invoice; language=German; fields=number, date, seller, net, tax, total; version=4
- Till receipt | document_type=Receipt; language=German; fields=date, shop, total; version=2
- Rail ticket | document_type=Train ticket; language=English; fields=number, route, price; version=1
- Taxi slip | document_type=Taxi receipt; language=English; fields=date, driver, total; version=1
record recognition task|recognition job|batch|recognition record|recognition history: Title!;Template->@recognition template|template;Files:number#1-1000;Succeeded:number#0-1000;Failed:number#0-1000;Duration:number(s)#0-3600;Started by;Started on:date;~Status=Queued|Running|Done|Failed
- October purchase invoices | template=VAT invoice Germany; files=42; succeeded=40; failed=2; duration=95; started_by=Greta Holm; status=Done
- Travel week 41 | template=Rail ticket; files=8; succeeded=8; failed=0; duration=14; started_by=Samir Haddad; status=Done
- Canteen receipts | template=Till receipt; files=25; succeeded=11; failed=0; duration=30; started_by=Greta Holm; status=Running
- Taxi slips | template=Taxi slip; files=3; succeeded=0; failed=3; duration=6; started_by=Samir Haddad; status=Failed
request reimbursement|expense claim|expense report: Title!;Employee~Greta Holm|Samir Haddad;Invoice->@scanned invoice|receipt;Amount:money;Purpose:long;Cost centre
- Train to Augsburg | employee=Samir Haddad; invoice=T-55-9021; amount=58; purpose=Customer visit; cost_centre=Sales
- Lunch with supplier | employee=Greta Holm; invoice=77120; amount=22; purpose=Yearly talk; cost_centre=Purchasing
- Office paper | employee=Greta Holm; invoice=RE-2026-114; amount=238; purpose=Stock for the quarter; cost_centre=Office
- Taxi from station | employee=Samir Haddad; invoice=TX-311; amount=19; purpose=Late arrival; cost_centre=Sales
! record field correction [correct|edit|verif|check|proofread]: Title!;Invoice->@scanned invoice|receipt;Field~Total|Date;Recognised value;Corrected value;Corrected by;Corrected on:date
- Total of 77120 | invoice=77120; field=Total; recognised_value=27.00; corrected_value=22.00; corrected_by=Greta Holm
- Seller of TX-311 | invoice=TX-311; field=Seller; recognised_value=Taxi Bremer; corrected_value=Taxi Brenner; corrected_by=Samir Haddad
- Date of RE-2026-114 | invoice=RE-2026-114; field=Date; recognised_value=3 Oct; corrected_value=8 Oct; corrected_by=Greta Holm
- Tax of T-55-9021 | invoice=T-55-9021; field=Tax; recognised_value=14; corrected_value=4; corrected_by=Samir Haddad

# resume display|personal resume|online resume|resume website
item resume|cv|profile|personal profile|personal information: Title!;Full name;Headline;Photo:image;Email:email;Phone:phone;City;Summary:long;Template->@resume template|template;~Status=Draft|Published|Hidden
- Front-end resume 2026 | full_name=Noor Hartman; headline=Front-end engineer; city=Utrecht; summary=Eight years of interfaces for banks and museums.; template=Two columns; status=Published
- Design portfolio CV | full_name=Elio Prandi; headline=Product designer; city=Turin; summary=Designs services for small shops.; template=Portfolio; status=Published
- Research CV | full_name=Tove Lund; headline=Marine biologist; city=Bergen; summary=Works on kelp forests.; template=Academic; status=Draft
- Trainee resume | full_name=Sam Okoro; headline=Bookkeeping trainee; city=Leeds; summary=Looking for a first post.; template=One page; status=Hidden
record work experience|experience|job history|employment: Position!;Resume->@resume|cv;Company;City;Started on:date;Ended on:date;Current:boolean;Duties:long
- Senior front-end engineer | resume=Front-end resume 2026; company=Brug Software; city=Utrecht; duties=Design system and code review.
- Web developer | resume=Front-end resume 2026; company=Museum Digital; city=Rotterdam; duties=Sites for exhibitions.
- Product designer | resume=Design portfolio CV; company=Studio Viale; city=Turin; duties=Research and prototypes.
- Field assistant | resume=Research CV; company=Coast Institute; city=Bergen; duties=Diving transects.
record education|degree|education experience: Degree!;Resume->@resume|cv;School;Field of study;Started on:date;Ended on:date;Grade
- BSc Computer Science | resume=Front-end resume 2026; school=Utrecht Technical College; field_of_study=Software; grade=8.1
- MA Interaction Design | resume=Design portfolio CV; school=Academy of Turin; field_of_study=Design; grade=110/110
- MSc Marine Biology | resume=Research CV; school=University of the West Coast; field_of_study=Ecology; grade=A
- Bookkeeping certificate | resume=Trainee resume; school=Leeds City College; field_of_study=Accounting; grade=Merit
item skill|ability|technology: Name!;Resume->@resume|cv;Category=Language|Framework|Tool|Soft skill;Level=Basic|Good|Very good|Expert;Years:number#0-50
- TypeScript | resume=Front-end resume 2026; category=Language; level=Expert; years=7
- Prototyping | resume=Design portfolio CV; category=Tool; level=Very good; years=6
- Statistics in R | resume=Research CV; category=Language; level=Good; years=4
- Careful filing | resume=Trainee resume; category=Soft skill; level=Good; years=1
item portfolio project|work|project experience|portfolio item|works: Title!;Resume->@resume|cv;Role;Image:image;Link:url;Source code:url;Finished on:date;Description:long
- Ticket shop for a museum | resume=Front-end resume 2026; role=Lead developer; description=Forty thousand visitors a month.
- Baker's ordering app | resume=Design portfolio CV; role=Designer; description=From paper list to phone.
- Kelp map | resume=Research CV; role=Author; description=Open map of 30 stations.
- Chart library | resume=Front-end resume 2026; role=Maintainer; description=Small charts without dependencies.
request contact message|contact request|inquiry|interview invitation: Subject!;Resume->@resume|cv;Sender name;Sender email:email;Company;Message:long
- Interview next week? | resume=Front-end resume 2026; sender_name=Bas Kuiper; company=Havenwerk; message=We liked your chart library.
- Freelance project | resume=Design portfolio CV; sender_name=Ilaria Conti; company=Panificio Conti; message=Could you redesign our site?
- Talk at our seminar | resume=Research CV; sender_name=Erik Moe; company=Aquarium; message=Thirty minutes on kelp.
- Trainee post | resume=Trainee resume; sender_name=Joan Bell; company=Bell Accounts; message=Please send your references.
! item resume template [template|theme|style|layout]: Name!;Layout=One column|Two columns|Timeline;Colour;Preview:image;Free:boolean
- Two columns | layout=Two columns; colour=Navy
- Portfolio | layout=One column; colour=White
- Academic | layout=Timeline; colour=Black
- One page | layout=One column; colour=Grey
! record resume view [visit|view|statistic|analy|track]: Title!;Resume->@resume|cv;Viewed on:date;Visitor city;Referrer;Seconds:number#0-3600
- View from Amsterdam | resume=Front-end resume 2026; visitor_city=Amsterdam; referrer=Search; seconds=140
- View from Milan | resume=Design portfolio CV; visitor_city=Milan; referrer=Direct; seconds=65
- View from Oslo | resume=Research CV; visitor_city=Oslo; referrer=Institute page; seconds=210
- View from Leeds | resume=Trainee resume; visitor_city=Leeds; referrer=Mail; seconds=30

# form styling|form beautification|form style|css form
item form style|style|form theme|stylesheet|style theme: Name!;Layout=Stacked|Inline|Two columns|Floating labels;Font~Inter|Georgia;Border radius:number(px)#0-40;Primary colour~#2b5fd9;Background colour~#ffffff;Custom CSS:long;~Status=Draft|Published
- Calm blue | layout=Stacked; font=Inter; border_radius=8; primary_colour=#2b5fd9; background_colour=#f6f8ff; status=Published
- Paper | layout=Two columns; font=Georgia; border_radius=0; primary_colour=#444444; background_colour=#fffdf5; status=Published
- Pill buttons | layout=Floating labels; font=Inter; border_radius=24; primary_colour=#0a8f6a; background_colour=#ffffff; status=Draft
- Compact admin | layout=Inline; font=Roboto; border_radius=4; primary_colour=#333a56; background_colour=#eeeeee; status=Published
item form|web form|sample form: Title!;Style->@form style|style;Purpose=Contact|Sign-up|Survey|Order;Submit label~Send|Join;Success text:long;~Status=Draft|Live|Closed
- Contact form | style=Calm blue; purpose=Contact; submit_label=Send; success_text=Thank you, we answer within a day.; status=Live
- Newsletter sign-up | style=Pill buttons; purpose=Sign-up; submit_label=Join; status=Live
- Wedding reply card | style=Paper; purpose=Survey; submit_label=Reply; status=Draft
- Spare part order | style=Compact admin; purpose=Order; submit_label=Order now; status=Closed
item form element|form field|input|component|control: Label!;Form->@form|web form;Type=Text|Email|Checkbox|Radio|Dropdown|File|Date|Text area;Placeholder;Required:boolean;Position:number#1-100;Width:percent;Help text
- Your name | form=Contact form; type=Text; placeholder=First and last name; position=1; width=100
- Message | form=Contact form; type=Text area; placeholder=How can we help?; position=3; width=100
- Email address | form=Newsletter sign-up; type=Email; placeholder=you@example.org; position=1; width=70
- Will you come? | form=Wedding reply card; type=Radio; position=1; width=100
record style rule|css rule|rule: Selector!;Style->@form style|style;Property~border-color|padding;Value;State=Normal|Hover|Focus|Error|Disabled
- input:focus | style=Calm blue; property=border-color; value=#2b5fd9; state=Focus
- button:hover | style=Pill buttons; property=transform; value=scale(1.02); state=Hover
- .error | style=Paper; property=color; value=#a8201a; state=Error
- select | style=Compact admin; property=padding; value=4px 8px; state=Normal
record form submission|submission|response|entry: Reference!;Form->@form|web form;Answers:long;Submitted on:date;Sender email:email;~Status=New|Read|Archived
- S-101 | form=Contact form; answers=Name: Ivo Kern. Message: Opening hours in May?; status=New
- S-102 | form=Newsletter sign-up; answers=Email: ada@example.org; status=Read
- S-103 | form=Contact form; answers=Name: Lea Frank. Message: Broken link.; status=Archived
- S-104 | form=Spare part order; answers=Part 4411, two pieces; status=Read
! record style version [version|history|undo|save]: Title!;Style->@form style|style;Number:number#1-1000;Changed by;Changed on:date;Note
- Calm blue 3 | style=Calm blue; number=3; changed_by=Mia Roth; note=Larger focus ring
- Calm blue 2 | style=Calm blue; number=2; changed_by=Mia Roth; note=New font
- Paper 1 | style=Paper; number=1; changed_by=Ugo Serra; note=First version
- Compact admin 5 | style=Compact admin; number=5; changed_by=Ugo Serra; note=Less padding

# image upload|picture upload|image hosting|image preview|photo upload
item image|picture|photo|uploaded image|uploaded file: Title!;Picture:image;Album->@image album|album|folder;File name~harbour.jpg;Format=JPEG|PNG|WebP|GIF|SVG;Size:number(KB)#0-50000;Width:number(px)#1-20000;Height:number(px)#1-20000;Link:url;~Status=Uploading|Ready|Failed|Deleted
- Harbour at dawn | album=Trip to the coast; file_name=harbour.jpg; format=JPEG; size=840; width=2400; height=1600; status=Ready
- Logo draft 2 | album=Logo drafts; file_name=logo-2.png; format=PNG; size=96; width=800; height=800; status=Ready
- Loading animation | album=Logo drafts; file_name=loader.gif; format=GIF; size=410; width=200; height=200; status=Ready
- Scan of contract | album=Papers; file_name=scan01.webp; format=WebP; size=5100; width=3508; height=2480; status=Failed
item image album|album|folder|gallery: Name!;Owner;Visibility=Public|Link only|Private;Cover:image;Description:long
- Trip to the coast | owner=Ines; visibility=Public; description=Three days in June.
- Logo drafts | owner=Rolf; visibility=Link only; description=Round two of the logo.
- Papers | owner=Ines; visibility=Private; description=Scans of papers.
- Product shots | owner=Rolf; visibility=Public; description=White background.
record upload|upload task|upload record|upload history: Reference!;Image->@image|picture;Progress:percent;Method=Drag and drop|File picker|Paste|Link;Uploaded on:date;Error;~Status=Waiting|Uploading|Done|Failed
- U-9001 | image=Harbour at dawn; progress=100; method=Drag and drop; status=Done
- U-9002 | image=Logo draft 2; progress=100; method=Paste; status=Done
- U-9003 | image=Scan of contract; progress=62; method=File picker; error=Connection lost; status=Failed
- U-9004 | image=Loading animation; progress=100; method=Link; status=Done
record image version|thumbnail|preview|crop|edited image: Title!;Image->@image|picture;Kind=Thumbnail|Medium|Cropped|Watermarked;Width:number(px)#1-20000;Height:number(px)#1-20000;Quality:percent;File:image
- Harbour thumbnail | image=Harbour at dawn; kind=Thumbnail; width=240; height=160; quality=75
- Harbour medium | image=Harbour at dawn; kind=Medium; width=1200; height=800; quality=82
- Logo cropped | image=Logo draft 2; kind=Cropped; width=600; height=600; quality=90
- Loader thumbnail | image=Loading animation; kind=Thumbnail; width=100; height=100; quality=80
record share link|shared link|link|share: Title!;Image->@image|picture;Link:url;Expires on:date;Views:number#0-1000000;Password protected:boolean
- Harbour for Anna | image=Harbour at dawn; views=14
- Logo for the client | image=Logo draft 2; views=6
- Loader demo | image=Loading animation; views=31
- Contract for the bank | image=Scan of contract; views=1
item image tag|tag|label: Name!;Colour;Description;Sort order:number#0-100
- Sea | colour=Blue; description=Coast and water
- Draft | colour=Grey; description=Not final
- Document | colour=Brown; description=Scans
- Animation | colour=Orange; description=Moving pictures
! record image tagging [tag|label|categor|classif]: Title!;Image->@image|picture;Tag->@image tag|tag;Tagged by;Tagged on:date
- Harbour - Sea | image=Harbour at dawn; tag=Sea
- Logo - Draft | image=Logo draft 2; tag=Draft
- Contract - Document | image=Scan of contract; tag=Document
- Loader - Animation | image=Loading animation; tag=Animation
! item upload rule [limit|size|format|type|valid|compress]: Name!;Formats~JPEG, PNG;Largest file:number(MB)#1-500;Files at once:number#1-100;Compress to:percent;Storage~Local disk|Object store
- Default | formats=JPEG, PNG, WebP; largest_file=10; files_at_once=9; compress_to=80; storage=Local disk
- Avatars | formats=JPEG, PNG; largest_file=2; files_at_once=1; compress_to=70; storage=Local disk
- Scans | formats=JPEG, WebP; largest_file=20; files_at_once=30; compress_to=90; storage=Object store
- Animations | formats=GIF; largest_file=15; files_at_once=3; compress_to=100; storage=Object store

# chain store|store operation|multi-store|chain restaurant
item store|shop|branch|outlet|chain store: Name!;Code;City;Address;Manager~Lotte Baum|Ravi Menon;Phone:phone;Type=Own|Franchise;Opened on:date;Area:number(m2)#10-5000;~Status=Preparing|Open|Closed for works|Closed
- Station Street | code=S001; city=Graz; address=Station Street 12; manager=Lotte Baum; type=Own; area=140; status=Open
- River Mall | code=S002; city=Graz; address=River Mall, level 1; manager=Ravi Menon; type=Own; area=95; status=Open
- Old Mill | code=S014; city=Linz; address=Mill Lane 3; manager=Petra Kogler; type=Franchise; area=120; status=Closed for works
- Campus Corner | code=S021; city=Leoben; address=Campus 4; manager=Timo Haas; type=Franchise; area=60; status=Preparing
item store product|goods|store item: Name!;Code;Category->@product category|category;Price:money;Cost:money;Unit=Piece|Box|kg|Bottle;Barcode;On sale:boolean
- Cold brew 0.3 l | code=P-301; category=Drinks; price=4; cost=1; unit=Bottle; barcode=9001230003019
- Oat cookie | code=P-115; category=Bakery; price=2; cost=1; unit=Piece; barcode=9001230001152
- House blend 1 kg | code=P-010; category=Coffee beans; price=22; cost=11; unit=kg; barcode=9001230000100
- Gift mug | code=P-702; category=Merchandise; price=12; cost=5; unit=Piece; barcode=9001230007024
record store stock|inventory|stock|store inventory: Title!;Store->@store|shop;Product->@store product|goods;Quantity:number#0-100000;Minimum:number#0-10000;Counted on:date;~Status=Enough|Low|Out
- Station - cold brew | store=Station Street; product=Cold brew 0.3 l; quantity=64; minimum=24; status=Enough
- Station - cookies | store=Station Street; product=Oat cookie; quantity=9; minimum=20; status=Low
- River - beans | store=River Mall; product=House blend 1 kg; quantity=0; minimum=5; status=Out
- River - mugs | store=River Mall; product=Gift mug; quantity=18; minimum=4; status=Enough
record daily sales|sales record|turnover|sales report|store performance: Title!;Store->@store|shop;Day:date;Turnover:money;Receipts:number#0-10000;Visitors:number#0-50000;Target:money
- Station, Monday | store=Station Street; turnover=1840; receipts=231; visitors=420; target=1700
- River, Monday | store=River Mall; turnover=1210; receipts=160; visitors=610; target=1500
- Station, Tuesday | store=Station Street; turnover=1690; receipts=219; visitors=402; target=1700
- Old Mill, Monday | store=Old Mill; turnover=0; receipts=0; visitors=0; target=900
request replenishment order|replenishment|stock transfer|transfer|purchase request: Number!;Store->@store|shop;Product->@store product|goods;Quantity:number#1-10000;From=Central warehouse|Other store|Supplier;Needed by:date
- RO-511 | store=Station Street; product=Oat cookie; quantity=120; from=Central warehouse
- RO-512 | store=River Mall; product=House blend 1 kg; quantity=20; from=Central warehouse
- RO-513 | store=River Mall; product=Cold brew 0.3 l; quantity=24; from=Other store
- RO-514 | store=Campus Corner; product=Gift mug; quantity=30; from=Supplier
record store inspection|inspection|store visit|shop inspection: Title!;Store->@store|shop;Inspector~Doris Wallner|Emil Koch;Visited on:date;Cleanliness:number#0-100;Service:number#0-100;Display:number#0-100;Problems:long;~Result=Passed|Rework|Failed
- Station, October | store=Station Street; inspector=Doris Wallner; cleanliness=94; service=90; display=88; result=Passed
- River, October | store=River Mall; inspector=Emil Koch; cleanliness=71; service=85; display=60; problems=Old posters, dusty shelf; result=Rework
- Old Mill, August | store=Old Mill; inspector=Doris Wallner; cleanliness=52; service=70; display=64; problems=Leaking fridge; result=Failed
- Campus, opening | store=Campus Corner; inspector=Emil Koch; cleanliness=97; service=80; display=95; result=Passed
! item product category [categor|classif|type]: Name!;Code;Tax rate:percent;Sort order:number#0-100
- Drinks | code=DRK; tax_rate=20
- Bakery | code=BAK; tax_rate=10
- Coffee beans | code=BEA; tax_rate=10
- Merchandise | code=MER; tax_rate=20
! record staff shift [staff|employee|shift|personnel]: Title!;Store->@store|shop;Employee~Nele Fuchs|Ahmed Kaya;Day:date;Starts at:time;Ends at:time;Role=Till|Kitchen|Floor
- Nele, Monday early | store=Station Street; employee=Nele Fuchs; role=Till
- Ahmed, Monday late | store=Station Street; employee=Ahmed Kaya; role=Floor
- Sissi, Tuesday | store=River Mall; employee=Sissi Prell; role=Till
- Kurt, Tuesday | store=River Mall; employee=Kurt Adler; role=Kitchen

# low-code|low code|no-code platform|page builder|visual development
item application|app|project|low-code application: Name!;Code;Icon:image;Type=Web|Mobile|Dashboard|Mini-program;Owner~Jana Reuter|Felipe Sosa;Version~1.2.0;Description:long;~Status=Draft|In test|Published|Offline
- Visitor desk | code=visitor-desk; type=Web; owner=Jana Reuter; version=1.2.0; status=Published
- Tool lending | code=tool-lending; type=Mobile; owner=Felipe Sosa; version=0.4.1; status=In test
- Plant KPIs | code=plant-kpis; type=Dashboard; owner=Jana Reuter; version=2.0.0; status=Published
- Canteen menu | code=canteen; type=Mini-program; owner=Wu Lin; version=0.1.0; status=Draft
item page|screen|form page|view: Title!;Application->@application|app;Path~/visitors;Type=List|Form|Detail|Dashboard|Blank;Layout:long;Position:number#1-500;~Status=Draft|Published
- Visitor list | application=Visitor desk; path=/visitors; type=List; position=1; status=Published
- New visitor | application=Visitor desk; path=/visitors/new; type=Form; position=2; status=Published
- Lend a tool | application=Tool lending; path=/lend; type=Form; position=1; status=Draft
- Line overview | application=Plant KPIs; path=/; type=Dashboard; position=1; status=Published
item component|widget|ui component|material: Name!;Category=Input|Layout|Chart|Display|Navigation;Version~2.1.0;Icon:image;Default properties:long;Author;Enabled:boolean
- Text input | category=Input; version=2.1.0; default_properties=label, placeholder, maxLength; author=Core team
- Data table | category=Display; version=3.0.2; default_properties=columns, pageSize, source; author=Core team
- Bar chart | category=Chart; version=1.4.0; default_properties=x, y, colour; author=Wu Lin
- Two columns | category=Layout; version=1.0.0; default_properties=ratio, gap; author=Felipe Sosa
item data model|data table|entity|data object|model: Name!;Application->@application|app;Table name;Description:long;Rows:number#0-10000000;Access=Everyone|Owner only|Role
- Visitor | application=Visitor desk; table_name=visitor; rows=5210; access=Role
- Tool | application=Tool lending; table_name=tool; rows=340; access=Everyone
- Loan | application=Tool lending; table_name=loan; rows=912; access=Owner only
- Line reading | application=Plant KPIs; table_name=line_reading; rows=1840000; access=Role
record model field|field|data field|attribute: Name!;Model->@data model|entity;Type=Text|Number|Date|Boolean|Choice|Reference|File;Required:boolean;Default value;Position:number#1-200
- Full name | model=Visitor; type=Text; position=1
- Arrives on | model=Visitor; type=Date; position=2
- Serial number | model=Tool; type=Text; position=2
- Speed | model=Line reading; type=Number; default_value=0; position=3
item data source|connection|api|datasource: Name!;Application->@application|app;Type=MySQL|PostgreSQL|REST API|Excel|Built-in;Address;Timeout:number(s)#1-300;~Status=Connected|Failed|Not tested
- Staff directory | application=Visitor desk; type=REST API; address=https://hr.example.org/api; timeout=10; status=Connected
- Plant historian | application=Plant KPIs; type=PostgreSQL; address=historian.plant.local; timeout=30; status=Connected
- Tool list | application=Tool lending; type=Excel; address=tools.xlsx; timeout=60; status=Not tested
- Meal plan | application=Canteen menu; type=MySQL; address=db2.local; timeout=20; status=Failed
item workflow|process|business logic|automation|logic flow: Name!;Application->@application|app;Trigger=Button|Record saved|Schedule|Webhook;Steps:long;Enabled:boolean;Runs:number#0-1000000
- Tell host on arrival | application=Visitor desk; trigger=Record saved; steps=Find host, send message, print badge; runs=5190
- Overdue loan reminder | application=Tool lending; trigger=Schedule; steps=Find overdue loans, send mail; runs=60
- Refresh shift totals | application=Plant KPIs; trigger=Schedule; steps=Read historian, sum by shift; runs=8800
- Import meals | application=Canteen menu; trigger=Webhook; steps=Check file, write rows; runs=2
! record release [publish|deploy|release|version|generat]: Version!;Application->@application|app;Environment=Test|Production;Released by;Released on:date;Notes:long;~Result=Success|Failed|Rolled back
- Visitor desk 1.2.0 | application=Visitor desk; environment=Production; released_by=Jana Reuter; notes=Badge printing; result=Success
- Tool lending 0.4.1 | application=Tool lending; environment=Test; released_by=Felipe Sosa; notes=Photo of the tool; result=Success
- Plant KPIs 2.0.0 | application=Plant KPIs; environment=Production; released_by=Jana Reuter; notes=New charts; result=Rolled back
- Canteen 0.1.0 | application=Canteen menu; environment=Test; released_by=Wu Lin; notes=First page; result=Failed

# music player|music website|online music|music streaming
item song|music|track|audio track: Title!;Artist->@artist|singer|musician;Album->@album|record;Genre->@music genre|genre;Duration:number(s)#10-3600;Audio:file;Lyrics:long;Released on:date;Plays:number#0-100000000
- Glass Rooftops | artist=Mirelle Vane; album=Northern Windows; genre=Indie pop; duration=214; plays=120400
- Slow Ferry | artist=Mirelle Vane; album=Northern Windows; genre=Indie pop; duration=251; plays=84100
- Copper Line | artist=The Tin Orchard; album=Copper Line; genre=Folk rock; duration=198; plays=43000
- Study in Amber | artist=Kaito Brandt Trio; album=Amber Sessions; genre=Jazz; duration=402; plays=9800
person artist|singer|musician|band: Name!;Type=Solo|Band|Orchestra;Country;Photo:image;Followers:number#0-10000000;Bio:long
- Mirelle Vane | type=Solo; country=Canada; followers=48200; bio=Songs written on night trains.
- The Tin Orchard | type=Band; country=Ireland; followers=20100; bio=Five players, two fiddles.
- Kaito Brandt Trio | type=Band; country=Germany; followers=6400; bio=Piano, bass and drums.
- Lowland Chamber Players | type=Orchestra; country=Netherlands; followers=3100; bio=Baroque on old instruments.
item album|record|single: Title!;Artist->@artist|singer;Cover:image;Type=Album|EP|Single|Live;Released on:date;Label;Tracks:number#1-60
- Northern Windows | artist=Mirelle Vane; type=Album; label=Quiet Room; tracks=11
- Copper Line | artist=The Tin Orchard; type=EP; label=Hillside; tracks=5
- Amber Sessions | artist=Kaito Brandt Trio; type=Live; label=Blue Attic; tracks=7
- Six Concertos | artist=Lowland Chamber Players; type=Album; label=Gracht; tracks=18
item playlist|song list|music list: Title!;Owner;Cover:image;Description:long;Visibility=Public|Private;Plays:number#0-10000000;Songs:number#0-1000
- Rainy Sunday | owner=Lena; description=Slow and warm.; visibility=Public; plays=8120; songs=2
- Focus | owner=Mateo; description=No words.; visibility=Public; plays=15400; songs=1
- Road trip | owner=Lena; description=Windows down.; visibility=Private; plays=66; songs=1
- New this week | owner=Editors; description=Fresh songs every Friday.; visibility=Public; plays=30110; songs=0
record playlist song|song in playlist: Title!;Playlist->@playlist|song list;Song->@song|track;Position:number#1-1000;Added on:date
- Rainy Sunday 1 | playlist=Rainy Sunday; song=Slow Ferry; position=1
- Rainy Sunday 2 | playlist=Rainy Sunday; song=Glass Rooftops; position=2
- Focus 1 | playlist=Focus; song=Study in Amber; position=1
- Road trip 1 | playlist=Road trip; song=Copper Line; position=1
record listening history|play record|recently played|play history|listening record: Title!;Song->@song|track;Listener;Played on:date;Played at:time;Seconds heard:number#0-3600;Device=Web|Phone|Tablet|Car
- Lena, Slow Ferry | song=Slow Ferry; listener=Lena; seconds_heard=251; device=Web
- Mateo, Study in Amber | song=Study in Amber; listener=Mateo; seconds_heard=402; device=Phone
- Lena, Copper Line | song=Copper Line; listener=Lena; seconds_heard=40; device=Car
- Guest, Glass Rooftops | song=Glass Rooftops; listener=Guest; seconds_heard=190; device=Web
! item music genre [genre|categor|style|type|classif]: Name!;Parent genre;Colour;Description
- Indie pop | parent_genre=Pop; colour=Teal; description=Small labels, big choruses
- Folk rock | parent_genre=Rock; colour=Green; description=Fiddles and guitars
- Jazz | parent_genre=Jazz; colour=Amber; description=Improvised music
- Baroque | parent_genre=Classical; colour=Gold; description=1600 to 1750
! record chart position [chart|rank|hot|top|recommend]: Title!;Chart=Hot songs|New songs|Most liked;Song->@song|track;Position:number#1-500;Last week:number#1-500;Week of:date
- Hot songs 1 | chart=Hot songs; song=Glass Rooftops; position=1; last_week=2
- Hot songs 2 | chart=Hot songs; song=Slow Ferry; position=2; last_week=1
- New songs 1 | chart=New songs; song=Copper Line; position=1; last_week=4
- Most liked 9 | chart=Most liked; song=Study in Amber; position=9; last_week=9
+ comment: Song->@song|track;Likes:number#0-100000

# traffic counter|visitor counter|web analytics|website traffic|visit statistics
item website|site|tracked website|property|domain: Name!;Domain~example.org;Tracking code;Owner;Time zone~Europe/Vienna;Category;~Status=Waiting for code|Active|Paused
- Alpine Huts | domain=alpinehuts.example; tracking_code=TC-1001; owner=Moritz Lang; time_zone=Europe/Vienna; category=Travel; status=Active
- Bread Diary | domain=breaddiary.example; tracking_code=TC-1002; owner=Selma Quist; time_zone=Europe/Oslo; category=Food; status=Active
- Town Library | domain=library.example; tracking_code=TC-1003; owner=Moritz Lang; time_zone=Europe/Vienna; category=Public; status=Paused
- Lamp Shop | domain=lampshop.example; tracking_code=TC-1004; owner=Paolo Ferri; time_zone=Europe/Rome; category=Shop; status=Waiting for code
record visit|page view|hit|access record|visitor|visit record: Reference!;Website->@website|site;Page~/huts/map;Visited on:date;Visited at:time;Country;Browser=Chrome|Firefox|Safari|Edge|Other;Device=Desktop|Phone|Tablet;Referrer;Seconds on page:number#0-7200
- V-900101 | website=Alpine Huts; page=/huts/map; country=Austria; browser=Chrome; device=Phone; referrer=Search; seconds_on_page=74
- V-900102 | website=Alpine Huts; page=/; country=Germany; browser=Firefox; device=Desktop; referrer=Direct; seconds_on_page=20
- V-900103 | website=Bread Diary; page=/rye-sourdough; country=Norway; browser=Safari; device=Tablet; referrer=Newsletter; seconds_on_page=310
- V-900104 | website=Town Library; page=/opening-hours; country=Austria; browser=Edge; device=Desktop; referrer=Search; seconds_on_page=35
record daily traffic|traffic statistic|daily statistic|traffic report|traffic data|visitor statistics: Title!;Website->@website|site;Day:date;Visitors:number#0-10000000;Page views:number#0-100000000;Bounce rate:percent;Average time:number(s)#0-7200;New visitors:percent
- Alpine Huts, Saturday | website=Alpine Huts; visitors=3120; page_views=9480; bounce_rate=41; average_time=132; new_visitors=63
- Alpine Huts, Sunday | website=Alpine Huts; visitors=3605; page_views=11010; bounce_rate=39; average_time=140; new_visitors=60
- Bread Diary, Sunday | website=Bread Diary; visitors=840; page_views=1530; bounce_rate=58; average_time=201; new_visitors=35
- Town Library, Monday | website=Town Library; visitors=410; page_views=900; bounce_rate=47; average_time=55; new_visitors=22
item counter|visitor counter|counter widget|traffic counter: Name!;Website->@website|site;Style=Digits|Badge|Chart|Hidden;Start value:number#0-100000000;~Current value:number#0-100000000;Counts=Visitors|Page views|Online now;Colour
- Huts footer counter | website=Alpine Huts; style=Digits; start_value=0; current_value=812440; counts=Visitors; colour=Green
- Bread badge | website=Bread Diary; style=Badge; start_value=10000; current_value=94120; counts=Page views; colour=Brown
- Library online now | website=Town Library; style=Chart; start_value=0; current_value=12; counts=Online now; colour=Blue
- Lamp counter | website=Lamp Shop; style=Hidden; start_value=0; current_value=0; counts=Visitors; colour=Grey
item traffic source|source|referrer|channel|campaign: Name!;Website->@website|site;Medium=Search|Social|Direct|Mail|Advert;Link:url;Visits:number#0-10000000;Conversions:number#0-1000000
- Search engines | website=Alpine Huts; medium=Search; visits=18200; conversions=420
- October newsletter | website=Bread Diary; medium=Mail; visits=2310; conversions=190
- Town portal link | website=Town Library; medium=Direct; visits=640; conversions=12
- Lamp spring advert | website=Lamp Shop; medium=Advert; visits=0; conversions=0
item goal|conversion goal|event|tracked event: Name!;Website->@website|site;Type=Page reached|Click|Form sent|Time on page;Condition;Target per month:number#0-1000000;~Reached:number#0-1000000
- Booking started | website=Alpine Huts; type=Page reached; condition=/book; target_per_month=500; reached=412
- Newsletter sign-up | website=Bread Diary; type=Form sent; condition=form#join; target_per_month=150; reached=163
- Read to the end | website=Bread Diary; type=Time on page; condition=180 s; target_per_month=900; reached=744
- Catalogue click | website=Town Library; type=Click; condition=a.catalogue; target_per_month=300; reached=288
! record traffic alert [alert|alarm|warning|notif|abnormal]: Title!;Website->@website|site;Rule;Value:number#0-10000000;Raised on:date;Sent by=Mail|SMS|Web hook;~Status=Open|Closed
- Visits fell by half | website=Town Library; rule=Visitors below 200 a day; value=96; sent_by=Mail; status=Open
- Peak on Sunday | website=Alpine Huts; rule=Visitors above 3500 a day; value=3605; sent_by=SMS; status=Closed
- No hits for an hour | website=Lamp Shop; rule=Hits per hour equal 0; value=0; sent_by=Web hook; status=Open
- Bot traffic | website=Bread Diary; rule=One address above 500 hits; value=2210; sent_by=Mail; status=Closed

# puzzle game|cartoon puzzle|jigsaw|brain teaser|puzzle website
item puzzle|riddle|jigsaw|game puzzle|brain teaser: Title!;Level->@level|stage;Type=Jigsaw|Hidden object|Word|Number|Maze|Logic;Picture:image;Pieces:number#0-2000;Time limit:number(s)#0-3600;Question:long;Answer;Difficulty=Easy|Medium|Hard
- Picnic of the bears | level=Meadow 1; type=Jigsaw; pieces=24; time_limit=180; difficulty=Easy
- Find the seven mice | level=Meadow 2; type=Hidden object; time_limit=120; question=Where are the seven mice?; answer=Barn; difficulty=Easy
- The owl's number lock | level=Forest 1; type=Number; time_limit=300; question=2, 6, 12, 20, ?; answer=30; difficulty=Medium
- Way out of the cellar | level=Castle 3; type=Maze; time_limit=240; answer=Left stairs; difficulty=Hard
item level|stage|chapter|game level: Name!;World=Meadow|Forest|Castle;Number:number#1-500;Stars to unlock:number#0-1500;Story:long;Background:image
- Meadow 1 | world=Meadow; number=1; stars_to_unlock=0; story=The bears want to eat outside.
- Meadow 2 | world=Meadow; number=2; stars_to_unlock=2; story=Mice took the cheese.
- Forest 1 | world=Forest; number=11; stars_to_unlock=20; story=The owl locked her diary.
- Castle 3 | world=Castle; number=23; stars_to_unlock=48; story=The lamp went out below.
item clue|hint|tip: Title!;Puzzle->@puzzle|riddle;Position:number#1-10;Text:long;Cost:number(coins)#0-500
- Look at the differences | puzzle=The owl's number lock; position=1; text=The steps grow by two.; cost=10
- Next step | puzzle=The owl's number lock; position=2; text=Add ten to twenty.; cost=25
- Near the hay | puzzle=Find the seven mice; position=1; text=Three mice hide where cows sleep.; cost=10
- Start with the edge | puzzle=Picnic of the bears; position=1; text=Blue sky pieces have a flat side.; cost=5
item character|cartoon character|role|avatar: Name!;Kind;Picture:image;Price:number(coins)#0-10000;Ability;Description:long
- Bruno Bear | kind=Bear; price=0; ability=None; description=Always hungry.
- Tilda Owl | kind=Owl; price=300; ability=One free clue a day; description=Reads at night.
- Pip Mouse | kind=Mouse; price=150; ability=Ten more seconds; description=Fits through every gap.
- Sir Hedge | kind=Hedgehog; price=500; ability=Skips one puzzle; description=Knight with needles.
record game attempt|attempt|game record|play record|score|result: Reference!;Puzzle->@puzzle|riddle;Player name~Kira|Benno;Time:number(s)#0-3600;Clues used:number#0-10;Stars:number#0-3;Points:number#0-10000;Played on:date;~Result=Solved|Given up|Time over
- A-501 | puzzle=Picnic of the bears; player_name=Kira; time=95; clues_used=0; stars=3; points=300; result=Solved
- A-502 | puzzle=The owl's number lock; player_name=Benno; time=211; clues_used=2; stars=1; points=140; result=Solved
- A-503 | puzzle=Way out of the cellar; player_name=Kira; time=240; clues_used=0; stars=0; points=0; result=Time over
- A-504 | puzzle=Find the seven mice; player_name=Oskar; time=60; clues_used=1; stars=2; points=220; result=Solved
record leaderboard entry|leaderboard|ranking|high score: Title!;Player name;Level->@level|stage;Stars:number#0-1500;Points:number#0-1000000;Rank:number#1-100000
- Kira in Meadow 1 | player_name=Kira; level=Meadow 1; stars=3; points=300; rank=1
- Oskar in Meadow 2 | player_name=Oskar; level=Meadow 2; stars=2; points=220; rank=4
- Benno in Forest 1 | player_name=Benno; level=Forest 1; stars=1; points=140; rank=12
- Kira in Castle 3 | player_name=Kira; level=Castle 3; stars=0; points=0; rank=30
! record coin transaction [coin|reward|prop|shop|purchase|gold]: Title!;Player name;Kind=Earned|Spent|Bought|Daily gift;Coins:number#0-10000;Balance:number#0-100000;Date:date
- Kira, three stars | player_name=Kira; kind=Earned; coins=30; balance=180
- Benno, two clues | player_name=Benno; kind=Spent; coins=35; balance=15
- Oskar, daily gift | player_name=Oskar; kind=Daily gift; coins=20; balance=90
- Kira, small purse | player_name=Kira; kind=Bought; coins=200; balance=380

# messenger|instant messaging|chat client|im system|chat room
item chat|conversation|group chat|chat room|group|channel|chat group: Name!;Type=Private|Group|Channel;Owner~Amelie Roy|Tomas Vik;Picture:image;Announcement:long;Members:number#1-5000;Muted:boolean;~Status=Active|Archived|Dissolved
- Sunday hikers | type=Group; owner=Amelie Roy; announcement=Meet at nine at the old bridge.; members=14; status=Active
- Amelie and Tomas | type=Private; owner=Amelie Roy; members=2; status=Active
- Release news | type=Channel; owner=Tomas Vik; announcement=Only release notes here.; members=230; status=Active
- Flat 4B | type=Group; owner=Nadia Khan; members=4; status=Archived
record chat message|instant message|text message|message record|chat record|chat history: Text!;Chat->@chat|conversation|group;Sender~Amelie Roy|Tomas Vik;Type=Text|Picture|Voice|Video|File|Location;File:file;Sent on:date;Sent at:time;Reply to;~Status=Sent|Delivered|Read|Recalled
- Who brings the map? | chat=Sunday hikers; sender=Amelie Roy; type=Text; status=Read
- I do, and tea. | chat=Sunday hikers; sender=Tomas Vik; type=Text; reply_to=Who brings the map?; status=Read
- Photo of the ridge | chat=Sunday hikers; sender=Nadia Khan; type=Picture; status=Delivered
- Version 2.4 is out | chat=Release news; sender=Tomas Vik; type=Text; status=Sent
person contact|friend|buddy: Name!;Nickname;Phone:phone;Group->@contact group|friend group;Remark;Picture:image;Blocked:boolean;~Online status=Online|Away|Busy|Offline
- Amelie Roy | nickname=Ame; group=Friends; remark=Hiking; online_status=Online
- Tomas Vik | nickname=tvik; group=Work; remark=Release manager; online_status=Busy
- Nadia Khan | nickname=Nads; group=Family; remark=Cousin; online_status=Away
- Oren Beck | nickname=OB; group=Work; remark=Support; online_status=Offline
request friend request|contact request|add friend: Title!;From;To;Greeting:long;Source=Search|QR code|Group|Phone number
- Oren to Amelie | from=Oren Beck; to=Amelie Roy; greeting=We met at the release party.; source=Group
- Lila to Tomas | from=Lila Stern; to=Tomas Vik; greeting=Hi from the support team.; source=Search
- Jon to Nadia | from=Jon Falk; to=Nadia Khan; greeting=Flat viewing on Friday?; source=Phone number
- Kai to Amelie | from=Kai Sund; to=Amelie Roy; greeting=Hiker from Bergen.; source=QR code
record group member|chat member|room member: Name!;Chat->@chat|group;Role=Owner|Admin|Member;Joined on:date;Muted until:date;Invited by
- Amelie in Sunday hikers | chat=Sunday hikers; role=Owner
- Tomas in Sunday hikers | chat=Sunday hikers; role=Member; invited_by=Amelie Roy
- Nadia in Sunday hikers | chat=Sunday hikers; role=Admin; invited_by=Amelie Roy
- Oren in Release news | chat=Release news; role=Member; invited_by=Tomas Vik
record call|voice call|video call: Title!;Chat->@chat|conversation;Caller;Type=Voice|Video;Started on:date;Started at:time;Duration:number(min)#0-1440;~Result=Answered|Missed|Declined
- Amelie calls Tomas | chat=Amelie and Tomas; caller=Amelie Roy; type=Voice; duration=12; result=Answered
- Tomas calls Amelie | chat=Amelie and Tomas; caller=Tomas Vik; type=Video; duration=0; result=Missed
- Hikers' planning | chat=Sunday hikers; caller=Nadia Khan; type=Video; duration=45; result=Answered
- Flat talk | chat=Flat 4B; caller=Nadia Khan; type=Voice; duration=0; result=Declined
! item contact group [contact|friend|group]: Name!;Owner;Sort order:number#0-50;Colour
- Friends | owner=Amelie Roy; sort_order=1; colour=Green
- Work | owner=Amelie Roy; sort_order=2; colour=Blue
- Family | owner=Amelie Roy; sort_order=3; colour=Red
- Neighbours | owner=Nadia Khan; sort_order=4; colour=Grey
! item chat setting [setting|privacy|notif|theme]: Name!;Notification sound:boolean;Read receipts:boolean;Who may add me=Everyone|Friends of friends|Nobody;Theme=Light|Dark|System;Language
- Amelie's phone | who_may_add_me=Everyone; theme=Dark; language=French
- Tomas's desktop | who_may_add_me=Friends of friends; theme=Light; language=English
- Nadia's tablet | who_may_add_me=Nobody; theme=System; language=English
- Oren's laptop | who_may_add_me=Everyone; theme=Dark; language=Hebrew

# literature portal|literary website|online novel|web novel|novel reading
item novel|book|literary work|work|story|literature work: Title!;Author->@author|writer;Category->@literature category|genre|category;Cover:image;Synopsis:long;Words:number#0-10000000;Chapters:number#0-5000;Views:number#0-100000000;~Status=Serialising|Finished|Paused|Taken down
- The Salt Ledger | author=Imre Vandal; category=Historical; synopsis=A clerk finds a second set of books.; words=182000; chapters=64; views=51200; status=Serialising
- Nine Lamps | author=Su Mei Halloran; category=Fantasy; synopsis=Each lamp keeps one promise.; words=410000; chapters=150; views=230100; status=Finished
- Short Days in Tallinn | author=Imre Vandal; category=Short stories; synopsis=Eleven winter stories.; words=48000; chapters=11; views=8700; status=Finished
- Tide Almanac | author=Jonah Pryce; category=Poetry; synopsis=A poem for each week.; words=9000; chapters=52; views=3900; status=Paused
person author|writer|poet: Name!;Pen name;Country;Photo:image;Biography:long;Followers:number#0-1000000;Contract=None|Signed|Exclusive
- Imre Vandal | pen_name=I. V.; country=Estonia; biography=Former archivist.; followers=4100; contract=Signed
- Su Mei Halloran | pen_name=Lampwright; country=Ireland; biography=Writes at night.; followers=22800; contract=Exclusive
- Jonah Pryce | pen_name=Jonah Pryce; country=Wales; biography=Poet and ferryman.; followers=900; contract=None
- Delphine Aubry | pen_name=D. Aubry; country=France; biography=Critic and essayist.; followers=1500; contract=None
item literature category|genre|category: Name!;Slug;Sort order:number#0-100;Description:long
- Historical | slug=historical; sort_order=1; description=Lives in other centuries.
- Fantasy | slug=fantasy; sort_order=2; description=Invented worlds.
- Short stories | slug=short; sort_order=3; description=Read in one sitting.
- Poetry | slug=poetry; sort_order=4; description=Verse old and new.
item chapter|section|part: Title!;Novel->@novel|book;Number:number#1-5000;Text:long;Words:number#0-50000;Free:boolean;Price:number(coins)#0-100;Published on:date
- The second ledger | novel=The Salt Ledger; number=1; text=The key did not fit the drawer.; words=2900; price=0
- A debt in salt | novel=The Salt Ledger; number=2; text=Nobody had signed the last page.; words=3100; price=5
- First lamp | novel=Nine Lamps; number=1; text=It burned without oil.; words=2700; price=0
- Week one | novel=Tide Almanac; number=1; text=High water before the bells.; words=180; price=0
record bookshelf entry|bookshelf|reading record|reading history|reading progress|bookmark: Title!;Novel->@novel|book;Chapter->@chapter|section;Reader;Progress:percent;Last read on:date
- Ana reads Nine Lamps | novel=Nine Lamps; chapter=First lamp; reader=Ana; progress=4
- Ben reads The Salt Ledger | novel=The Salt Ledger; chapter=A debt in salt; reader=Ben; progress=31
- Ana reads Tide Almanac | novel=Tide Almanac; chapter=Week one; reader=Ana; progress=2
- Cleo reads The Salt Ledger | novel=The Salt Ledger; chapter=The second ledger; reader=Cleo; progress=10
request manuscript submission|submission|manuscript|contribution: Title!;Author->@author|writer;Category->@literature category|genre;Manuscript:file;Words:number#0-1000000;Summary:long;Editor~Karin Blom|Hugo Feld
- The Weaver's Map | author=Delphine Aubry; category=Historical; words=90000; summary=A map woven in wool.; editor=Karin Blom
- Under the Ninth Lamp | author=Su Mei Halloran; category=Fantasy; words=120000; summary=Sequel.; editor=Hugo Feld
- Harbour Verse | author=Jonah Pryce; category=Poetry; words=6000; summary=Forty poems.; editor=Karin Blom
- Letters from Narva | author=Imre Vandal; category=Short stories; words=31000; summary=Seven letters.; editor=Hugo Feld
! record reading purchase [coin|pay|purchase|vip|recharge|reward]: Reference!;Reader;Chapter->@chapter|section;Coins:number#0-1000;Kind=Chapter|Tip|Monthly pass;Paid on:date
- RP-31 | reader=Ben; chapter=A debt in salt; coins=5; kind=Chapter
- RP-32 | reader=Ana; chapter=First lamp; coins=50; kind=Tip
- RP-33 | reader=Cleo; coins=300; kind=Monthly pass
- RP-34 | reader=Ana; chapter=Week one; coins=20; kind=Tip
+ review: Novel->@novel|book;Rating:rating;Likes:number#0-10000

# talent platform|talent market|talent pool|talent exchange|freelancer
person talent|freelancer|expert|candidate|professional: Name!;Profession;Field->@talent field|field|industry;Level=Junior|Skilled|Senior|Expert;City;Day rate:money;Experience:number(years)#0-60;Resume:file;Introduction:long;~Status=Available|Busy|Hidden
- Vera Lindqvist | profession=Process engineer; field=Manufacturing; level=Expert; city=Malmö; day_rate=620; experience=22; status=Available
- Arjun Pillai | profession=Data analyst; field=Software; level=Senior; city=Kochi; day_rate=280; experience=9; status=Busy
- Maeve Doyle | profession=Brand designer; field=Design; level=Skilled; city=Cork; day_rate=310; experience=5; status=Available
- Pedro Anaya | profession=Agronomist; field=Agriculture; level=Senior; city=Murcia; day_rate=340; experience=14; status=Hidden
item employer|company|enterprise|client: Name!;Industry;City;Size=1-10|11-50|51-250|Over 250;Contact person;Phone:phone;Website:url;Verified:boolean
- Öresund Pumps | industry=Machinery; city=Malmö; size=51-250; contact_person=Lars Holm
- Backwater Foods | industry=Food; city=Kochi; size=Over 250; contact_person=Priya Nair
- Shandon Press | industry=Publishing; city=Cork; size=1-10; contact_person=Niall Roche
- Huerta Verde | industry=Agriculture; city=Murcia; size=11-50; contact_person=Elena Gil
item position|job|demand|vacancy|assignment|talent demand: Title!;Employer->@employer|company;Field->@talent field|field;Type=Full time|Part time|Project|Internship;City;Pay from:money;Pay to:money;Closes on:date;Duties:long;~Status=Draft|Open|Filled|Closed
- Commissioning of a pump line | employer=Öresund Pumps; field=Manufacturing; type=Project; city=Malmö; pay_from=9000; pay_to=14000; status=Open
- Sales data analyst | employer=Backwater Foods; field=Software; type=Full time; city=Kochi; pay_from=1800; pay_to=2600; status=Open
- Cover series | employer=Shandon Press; field=Design; type=Project; city=Cork; pay_from=2500; pay_to=4000; status=Filled
- Soil advisor | employer=Huerta Verde; field=Agriculture; type=Part time; city=Murcia; pay_from=900; pay_to=1200; status=Draft
record job application|application|delivery|applied job: Title!;Talent->@talent|freelancer;Position->@position|job;Letter:long;Applied on:date;Asked pay:money;~Status=Sent|Viewed|Interview|Hired|Rejected
- Lindqvist for pump line | talent=Vera Lindqvist; position=Commissioning of a pump line; letter=I commissioned eleven lines.; asked_pay=12000; status=Interview
- Pillai for Backwater | talent=Arjun Pillai; position=Sales data analyst; letter=I know your region.; asked_pay=2400; status=Viewed
- Doyle for covers | talent=Maeve Doyle; position=Cover series; letter=See three sample covers.; asked_pay=3200; status=Hired
- Anaya for soil | talent=Pedro Anaya; position=Soil advisor; letter=Two days a week suit me.; asked_pay=1100; status=Sent
event interview|talent fair|recruitment event: Title!;Talent->@talent|freelancer;Position->@position|job;Date:date;Time:time;Place;Interviewer;~Result=Planned|Passed|Failed|Cancelled
- Lindqvist, first talk | talent=Vera Lindqvist; position=Commissioning of a pump line; place=Plant 2; interviewer=Lars Holm; result=Planned
- Doyle, portfolio | talent=Maeve Doyle; position=Cover series; place=Video call; interviewer=Niall Roche; result=Passed
- Pillai, case study | talent=Arjun Pillai; position=Sales data analyst; place=Head office; interviewer=Priya Nair; result=Planned
- Anaya, field visit | talent=Pedro Anaya; position=Soil advisor; place=North greenhouse; interviewer=Elena Gil; result=Cancelled
record certificate|skill|qualification|talent certification: Title!;Talent->@talent|freelancer;Issued by;Issued on:date;File:file;Checked:boolean;Level=Basic|Advanced|Expert
- Six sigma black belt | talent=Vera Lindqvist; issued_by=Quality Academy; level=Expert
- Database certificate | talent=Arjun Pillai; issued_by=Data Guild; level=Advanced
- Typography diploma | talent=Maeve Doyle; issued_by=Cork College of Art; level=Advanced
- Irrigation permit | talent=Pedro Anaya; issued_by=Region of Murcia; level=Basic
! item talent field [field|industr|categor|classif]: Name!;Code;Parent field;Description
- Manufacturing | code=MAN; parent_field=Industry; description=Plants and processes
- Software | code=SOF; parent_field=IT; description=Programs and data
- Design | code=DES; parent_field=Creative; description=Print and screen
- Agriculture | code=AGR; parent_field=Land; description=Soil and crops

# blind box|mystery box|lucky box|gacha
item blind box|mystery box|box|lucky box|box series: Name!;Series->@box series|series;Price:money;Picture:image;Boxes per set:number#1-48;Stock:number#0-100000;Purchase limit:number#1-100;~Status=Coming soon|On sale|Sold out
- Moon Rabbits box | series=Moon Rabbits; price=12; boxes_per_set=12; stock=340; purchase_limit=12; status=On sale
- Tiny Bakers box | series=Tiny Bakers; price=10; boxes_per_set=8; stock=0; purchase_limit=8; status=Sold out
- Deep Sea Club box | series=Deep Sea Club; price=14; boxes_per_set=12; stock=600; purchase_limit=24; status=On sale
- Winter Post box | series=Winter Post; price=13; boxes_per_set=6; stock=200; purchase_limit=6; status=Coming soon
item series|box theme|collection: Name!;Designer~Aya Fontaine|Milo Grant;Released on:date;Figures:number#1-60;Cover:image;Story:long
- Moon Rabbits | designer=Aya Fontaine; figures=13; story=Rabbits who run a night market.
- Tiny Bakers | designer=Milo Grant; figures=9; story=Bakers no taller than a roll.
- Deep Sea Club | designer=Aya Fontaine; figures=13; story=Fish with hobbies.
- Winter Post | designer=Noor Adel; figures=7; story=Letters that travel by sledge.
item prize|figure|style|box item|toy: Name!;Blind box->@blind box|box;Rarity=Common|Rare|Hidden|Super hidden;Probability:percent;Picture:image;Exchange points:number#0-10000;Stock:number#0-10000
- Lantern Rabbit | blind_box=Moon Rabbits box; rarity=Common; probability=30; exchange_points=20; stock=110
- Golden Rabbit | blind_box=Moon Rabbits box; rarity=Hidden; probability=1; exchange_points=400; stock=4
- Rye Baker | blind_box=Tiny Bakers box; rarity=Common; probability=15; exchange_points=18; stock=0
- Chess Anglerfish | blind_box=Deep Sea Club box; rarity=Rare; probability=5; exchange_points=90; stock=30
record draw|draw record|opening|lottery record|box opening|unboxing record: Reference!;Player~Nina|Theo;Blind box->@blind box|box;Prize->@prize|figure;Paid:money;Drawn on:date;~Status=Drawn|In cabinet|Shipped|Exchanged
- D-61001 | player=Nina; blind_box=Moon Rabbits box; prize=Lantern Rabbit; paid=12; status=In cabinet
- D-61002 | player=Theo; blind_box=Moon Rabbits box; prize=Golden Rabbit; paid=12; status=Shipped
- D-61003 | player=Nina; blind_box=Deep Sea Club box; prize=Chess Anglerfish; paid=14; status=Drawn
- D-61004 | player=Ike; blind_box=Tiny Bakers box; prize=Rye Baker; paid=10; status=Exchanged
request delivery request|shipment|shipping request|delivery: Number!;Player;Prize->@prize|figure;Address;Phone:phone;Postage:money;Tracking number
- S-881 | player=Theo; prize=Golden Rabbit; address=Elm Road 4, Ghent; postage=5; tracking_number=PB77120
- S-882 | player=Nina; prize=Lantern Rabbit; address=Quay 9, Nantes; postage=4; tracking_number=PB77131
- S-883 | player=Nina; prize=Chess Anglerfish; address=Quay 9, Nantes; postage=0; tracking_number=PB77131
- S-884 | player=Ike; prize=Rye Baker; address=Hill 2, Porto; postage=6; tracking_number=PB77149
! record wallet transaction [wallet|balance|recharge|coin|point]: Title!;Player;Kind=Top-up|Draw|Exchange|Refund;Amount:money;Balance:money;Date:date
- Top-up Nina | player=Nina; kind=Top-up; amount=50; balance=50
- Draw D-61001 | player=Nina; kind=Draw; amount=12; balance=38
- Draw D-61003 | player=Nina; kind=Draw; amount=14; balance=24
- Exchange Ike | player=Ike; kind=Exchange; amount=3; balance=9
! request figure swap [swap|exchange|trade|transfer]: Title!;Offered->@prize|figure;Wanted->@prize|figure;Offered by;Taken by;Message:long
- Lantern for Baker | offered=Lantern Rabbit; wanted=Rye Baker; offered_by=Nina
- Angler for Lantern | offered=Chess Anglerfish; wanted=Lantern Rabbit; offered_by=Theo
- Baker for Angler | offered=Rye Baker; wanted=Chess Anglerfish; offered_by=Ike
- Golden for two rares | offered=Golden Rabbit; wanted=Chess Anglerfish; offered_by=Theo

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

# second-hand|secondhand|used goods|flea market|idle goods
item second-hand item|item|listing|used item|second-hand product|idle item|goods: Title!;Category->@item category|category;Seller~Miriam|Jonte;Price:money;New price:money;Condition=New|Like new|Good|Worn|For parts;Pictures:image;Place;Delivery=Pick-up|Post|Both;Description:long;~Status=For sale|Reserved|Sold|Withdrawn
- Oak desk 140 cm | category=Furniture; seller=Miriam; price=85; new_price=320; condition=Good; place=Harbour quarter; delivery=Pick-up; description=Two drawers, one scratch.; status=For sale
- Calculus textbook | category=Books; seller=Jonte; price=14; new_price=52; condition=Like new; place=Campus; delivery=Both; description=No notes inside.; status=Reserved
- Film camera 35 mm | category=Electronics; seller=Aurel; price=110; condition=Worn; place=Old Town; delivery=Post; description=Shutter works, new seals.; status=For sale
- Child's bike 16 inch | category=Children; seller=Miriam; price=40; new_price=160; condition=Good; place=Harbour quarter; delivery=Pick-up; status=Sold
item item category|category: Name!;Parent category;Icon:image;Sort order:number#0-100
- Furniture | parent_category=Home; sort_order=1
- Books | parent_category=Media; sort_order=2
- Electronics | parent_category=Technology; sort_order=3
- Children | parent_category=Family; sort_order=4
request offer|price offer|bid|bargain|purchase request: Title!;Item->@second-hand item|listing;Buyer~Pia|Oleg;Amount:money;Message:long;Meeting place
- Pia for the desk | item=Oak desk 140 cm; buyer=Pia; amount=70; message=Can collect today.; meeting_place=Harbour quarter
- Oleg for the textbook | item=Calculus textbook; buyer=Oleg; amount=14; meeting_place=Library
- Runa for the camera | item=Film camera 35 mm; buyer=Runa; amount=95; message=Is the case included?
- Kees for the bike | item=Child's bike 16 inch; buyer=Kees; amount=40; meeting_place=Playground
record deal|transaction|trade|sale|transaction record: Number!;Item->@second-hand item|listing;Buyer;Seller;Amount:money;Payment=Cash|Transfer|Escrow;Agreed on:date;~Status=Agreed|Paid|Handed over|Completed|Disputed
- T-301 | item=Child's bike 16 inch; buyer=Kees; seller=Miriam; amount=40; payment=Cash; status=Completed
- T-302 | item=Calculus textbook; buyer=Oleg; seller=Jonte; amount=14; payment=Escrow; status=Paid
- T-303 | item=Film camera 35 mm; buyer=Runa; seller=Aurel; amount=100; payment=Transfer; status=Agreed
- T-304 | item=Oak desk 140 cm; buyer=Pia; seller=Miriam; amount=75; payment=Cash; status=Disputed
record wanted post|wanted|want to buy|purchase post: Title!;Category->@item category|category;Posted by;Top price:money;Place;Description:long;~Status=Open|Found|Expired
- Wanted: bookcase | category=Furniture; posted_by=Pia; top_price=40; place=Campus; description=Up to 90 cm wide.; status=Open
- Wanted: physics 1 script | category=Books; posted_by=Oleg; top_price=8; place=Campus; status=Found
- Wanted: record player | category=Electronics; posted_by=Runa; top_price=80; place=Old Town; status=Open
- Wanted: sledge | category=Children; posted_by=Kees; top_price=20; place=Hill farms; status=Expired
! request listing report [report|complain|audit|review|violat]: Title!;Item->@second-hand item|listing;Reason=Fake|Forbidden|Wrong category|Already sold;Text:long;Reported by
- Camera not as shown | item=Film camera 35 mm; reason=Fake; text=Picture from a catalogue.; reported_by=Runa
- Bike is gone | item=Child's bike 16 inch; reason=Already sold; reported_by=Pia
- Book in wrong place | item=Calculus textbook; reason=Wrong category; reported_by=Oleg
- Desk twice online | item=Oak desk 140 cm; reason=Already sold; reported_by=Kees
! record item picture [picture|photo|image|upload]: Title!;Item->@second-hand item|listing;Picture:image;Position:number#1-20
- Desk, front | item=Oak desk 140 cm; position=1
- Desk, scratch | item=Oak desk 140 cm; position=2
- Textbook cover | item=Calculus textbook; position=1
- Camera from above | item=Film camera 35 mm; position=1

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

# visitor registration|visitor management|visitor appointment|guest registration
request visit|visitor registration|visitor appointment|visit request|visitor application: Title!;Visitor->@visitor|guest;Host->@host|employee|interviewee;Purpose=Meeting|Delivery|Interview|Repair|Tour;Arrives on:date!;Arrives at:time;Leaves at:time;People:number#1-100;Licence plate;Notes:long
- Pump supplier meeting | visitor=Hedda Strom; host=Ulf Braun; purpose=Meeting; people=2; licence_plate=HH PS 410
- Interview for trainee | visitor=Yusuf Demir; host=Carla Nunes; purpose=Interview; people=1
- School tour | visitor=Birgit Alm; host=Ulf Braun; purpose=Tour; people=24; notes=Age 10 to 11
- Copier repair | visitor=Don Pratt; host=Mei Hayes; purpose=Repair; people=1; licence_plate=LK 22 DP
person visitor|guest: Name!;Company;Phone:phone;ID type=Passport|Identity card|Driving licence;ID number;Photo:image;Visits:number#0-10000;Blacklisted:boolean
- Hedda Strom | company=Strom Pumps; id_type=Identity card; id_number=L01X88; visits=6
- Yusuf Demir | company=None; id_type=Passport; id_number=U110482; visits=1
- Birgit Alm | company=Hill School; id_type=Driving licence; id_number=B771; visits=2
- Don Pratt | company=Copy Service; id_type=Driving licence; id_number=PRAT88; visits=14
person host|employee|interviewee|visited person: Name!;Department;Office;Phone:phone;Email:email
- Ulf Braun | department=Production; office=2.14
- Carla Nunes | department=Personnel; office=1.03
- Mei Hayes | department=Office services; office=0.05
- Otto Finn | department=Sales; office=1.20
record visitor log|entry record|visit record|access record|check-in|pass record: Reference!;Visit->@visit|visitor appointment;Gate->@gate|entrance;Badge->@visitor badge|badge;Entered at:time;Left at:time;Temperature:number(C)#30-45;Guard~Ivan|Moira;~Status=Inside|Left|Overstayed
- VL-7001 | visit=Pump supplier meeting; gate=Main gate; badge=V-012; temperature=36; guard=Ivan; status=Left
- VL-7002 | visit=Interview for trainee; gate=Main gate; badge=V-013; temperature=36; guard=Ivan; status=Inside
- VL-7003 | visit=Copier repair; gate=Goods gate; badge=V-040; temperature=37; guard=Moira; status=Overstayed
- VL-7004 | visit=School tour; gate=Main gate; badge=V-014; temperature=36; guard=Moira; status=Left
item gate|entrance|access point: Name!;Location;Opens at:time;Closes at:time;Guard;~Status=Open|Closed
- Main gate | location=North road; guard=Ivan; status=Open
- Goods gate | location=Yard; guard=Moira; status=Open
- Staff door | location=Bike shed; guard=None; status=Open
- South gate | location=Rail side; guard=None; status=Closed
! item visitor badge [badge|pass|card|qr|code]: Number!;Type=Paper|Plastic|QR code;Zone=Reception|Offices|Production;~Status=Free|Given out|Lost
- V-012 | type=Plastic; zone=Production; status=Free
- V-013 | type=Plastic; zone=Offices; status=Given out
- V-014 | type=Paper; zone=Production; status=Free
- V-040 | type=QR code; zone=Offices; status=Given out
! record blacklist entry [blacklist|black list|block|ban]: Title!;Visitor->@visitor|guest;Reason:long;Added by;From:date;Until:date
- Overstay without notice | visitor=Don Pratt; reason=Left two hours late, twice.; added_by=Moira
- Wrong identity card | visitor=Yusuf Demir; reason=Card expired, lifted next day.; added_by=Ivan
- Filmed in production | visitor=Hedda Strom; reason=Warned, entry stays visible.; added_by=Ulf Braun
- Group too large | visitor=Birgit Alm; reason=Forty pupils instead of 24.; added_by=Ivan

# queue number|queuing|queue management|take a number|waiting line
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

# fortune telling|horoscope|divination|tarot|zodiac
item divination method|method|fortune type|reading type|divination: Name!;Type=Tarot|Zodiac|Palm|Birth chart|Lots;Price:money;Duration:number(min)#1-180;Picture:image;Description:long
- Three-card reading | type=Tarot; price=12; duration=15; description=Past, present and near future.
- Year ahead | type=Birth chart; price=35; duration=45; description=Twelve months by birth chart.
- Temple lots | type=Lots; price=2; duration=3; description=One of a hundred lots.
- Daily zodiac | type=Zodiac; price=0; duration=1; description=A line for each sign.
item zodiac sign|sign|constellation|star sign: Name!;Element=Fire|Earth|Air|Water;From day~21 March;To day~19 April;Ruling planet;Symbol:image;Traits:long
- Aries | element=Fire; from_day=21 March; to_day=19 April; ruling_planet=Mars; traits=Starts first.
- Taurus | element=Earth; from_day=20 April; to_day=20 May; ruling_planet=Venus; traits=Patient and firm.
- Gemini | element=Air; from_day=21 May; to_day=20 June; ruling_planet=Mercury; traits=Curious.
- Cancer | element=Water; from_day=21 June; to_day=22 July; ruling_planet=Moon; traits=Keeps close.
record daily fortune|fortune|horoscope|luck|daily horoscope: Title!;Sign->@zodiac sign|sign;Day:date;Overall:rating;Love:rating;Work:rating;Money:rating;Lucky number:number#0-99;Lucky colour;Text:long
- Aries today | sign=Aries; overall=4; love=3; work=5; money=3; lucky_number=9; lucky_colour=Red; text=Say the short version.
- Taurus today | sign=Taurus; overall=3; love=4; work=3; money=4; lucky_number=6; lucky_colour=Green; text=Wait until noon.
- Gemini today | sign=Gemini; overall=5; love=5; work=4; money=2; lucky_number=3; lucky_colour=Yellow; text=Answer the old letter.
- Cancer today | sign=Cancer; overall=2; love=3; work=2; money=3; lucky_number=2; lucky_colour=Silver; text=Rest early.
item card|tarot card|lot: Name!;Number:number#0-100;Suit=Major|Cups|Swords|Wands|Coins;Picture:image;Upright meaning:long;Reversed meaning:long
- The Fool | number=0; suit=Major; upright_meaning=A fresh start.; reversed_meaning=Carelessness.
- The Star | number=17; suit=Major; upright_meaning=Hope.; reversed_meaning=Doubt.
- Three of Cups | number=3; suit=Cups; upright_meaning=Friends meet.; reversed_meaning=Gossip.
- Ace of Coins | number=1; suit=Coins; upright_meaning=An offer.; reversed_meaning=A missed chance.
record reading|fortune result|divination record|divination result|reading record|reading result: Title!;Method->@divination method|method;Card->@card|tarot card;Person~Ilse|Dov;Born on:date;Question:long;Answer:long;Read on:date
- Ilse, new job | method=Three-card reading; card=The Fool; person=Ilse; question=Should I change my post?; answer=Begin, but read the contract.
- Dov, moving | method=Three-card reading; card=The Star; person=Dov; question=Will we find a flat?; answer=Keep looking.
- Priya, friends | method=Three-card reading; card=Three of Cups; person=Priya; question=Who comes?; answer=All of them.
- Ilse, offer | method=Temple lots; card=Ace of Coins; person=Ilse; question=Take it?; answer=Yes.
person fortune teller|master|reader|astrologer|consultant: Name!;Speciality;Experience:number(years)#0-60;Price per session:money;Rating:rating;Photo:image;Introduction:long;~Status=Online|Busy|Offline
- Madame Oriel | speciality=Tarot; experience=19; price_per_session=40; rating=5; introduction=Calm and frank.; status=Online
- Tobias Vey | speciality=Birth chart; experience=8; price_per_session=55; rating=4; introduction=Charts with drawings.; status=Busy
- Auntie Lu | speciality=Lots; experience=31; price_per_session=15; rating=5; introduction=Three questions at most.; status=Online
- Selin Kara | speciality=Coffee cup; experience=6; price_per_session=20; rating=4; introduction=Reads by video.; status=Offline
+ appointment: Master->@fortune teller|master;Method->@divination method|method;Question:long;Date:date;Time:time

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

# voting contest|online voting|voting activity|vote contest
item voting activity|voting contest|contest|vote|poll|voting campaign: Title!;Cover:image;Starts on:date;Ends on:date;Votes per day:number#1-100;Choices per vote:number#1-20;Rules:long;Organiser;~Total votes:number#0-10000000;~Status=Draft|Registration|Voting|Ended
- Best baker of the valley | votes_per_day=3; choices_per_vote=1; organiser=Bakers' guild; rules=Three votes a day for each phone.; total_votes=8120; status=Voting
- Baby photo of spring | votes_per_day=1; choices_per_vote=1; organiser=Photo Sanne; total_votes=2240; status=Ended
- Village of the year | votes_per_day=1; choices_per_vote=3; organiser=County; total_votes=0; status=Registration
- School song | votes_per_day=5; choices_per_vote=2; organiser=Hill School; total_votes=0; status=Draft
person contestant|candidate|entry|player|participant|option: Name!;Activity->@voting activity|contest;Number:number#1-10000;Group->@contest group|group;Picture:image;Slogan;Introduction:long;~Votes:number#0-1000000;~Status=Waiting|Approved|Rejected
- Bakery Horn | activity=Best baker of the valley; number=1; group=Bread; slogan=Rye since 1911; votes=3310; status=Approved
- Café Mole | activity=Best baker of the valley; number=2; group=Cake; slogan=Butter first; votes=2990; status=Approved
- Little Emma | activity=Baby photo of spring; number=14; group=Under one; votes=801; status=Approved
- Lower Ashby | activity=Village of the year; number=3; group=Under 500 people; votes=0; status=Waiting
record cast vote|ballot|vote record|voting record: Reference!;Contestant->@contestant|candidate;Activity->@voting activity|contest;Voter;IP address;Device=Phone|Desktop|Tablet;Voted on:date;Voted at:time;~Check=Valid|Suspicious|Removed
- VT-1 | contestant=Bakery Horn; activity=Best baker of the valley; voter=Rita S.; ip_address=10.1.1.8; device=Phone; check=Valid
- VT-2 | contestant=Café Mole; activity=Best baker of the valley; voter=Rita S.; ip_address=10.1.1.8; device=Phone; check=Valid
- VT-3 | contestant=Little Emma; activity=Baby photo of spring; voter=Opa Jan; ip_address=10.1.4.2; device=Desktop; check=Valid
- VT-4 | contestant=Little Emma; activity=Baby photo of spring; voter=Guest 881; ip_address=10.9.9.9; device=Phone; check=Suspicious
record gift|virtual gift|gift record: Title!;Contestant->@contestant|candidate;Giver;Kind=Flower|Heart|Crown;Quantity:number#1-1000;Amount:money;Extra votes:number#0-10000;Given on:date
- Flowers for Horn | contestant=Bakery Horn; giver=Rita S.; kind=Flower; quantity=5; amount=5; extra_votes=15
- Crown for Emma | contestant=Little Emma; giver=Opa Jan; kind=Crown; quantity=1; amount=20; extra_votes=80
- Heart for Mole | contestant=Café Mole; giver=Pia; kind=Heart; quantity=2; amount=4; extra_votes=12
- Heart for Ashby | contestant=Lower Ashby; giver=Clerk; kind=Heart; quantity=1; amount=2; extra_votes=6
item prize|award: Title!;Activity->@voting activity|contest;Rank:number#1-100;Quantity:number#1-1000;Value:money;Picture:image;Sponsor
- Golden rolling pin | activity=Best baker of the valley; rank=1; quantity=1; value=500; sponsor=Mill Krug
- Silver rolling pin | activity=Best baker of the valley; rank=2; quantity=1; value=250; sponsor=Mill Krug
- Photo session | activity=Baby photo of spring; rank=1; quantity=1; value=180; sponsor=Photo Sanne
- New playground | activity=Village of the year; rank=1; quantity=1; value=20000; sponsor=County
! item contest group [group|categor|class|track]: Name!;Activity->@voting activity|contest;Sort order:number#0-100;Description
- Bread | activity=Best baker of the valley; sort_order=1; description=Loaves and rolls
- Cake | activity=Best baker of the valley; sort_order=2; description=Tarts and cakes
- Under one | activity=Baby photo of spring; sort_order=1; description=Up to twelve months
- Under 500 people | activity=Village of the year; sort_order=1; description=Small villages
! request registration [regist|sign.?up|enter|apply|enrol]: Title!;Activity->@voting activity|contest;Contestant name;Phone:phone;Picture:image;Introduction:long
- Bakery Stein enters | activity=Best baker of the valley; contestant_name=Bakery Stein; introduction=Third generation.
- Upper Ashby enters | activity=Village of the year; contestant_name=Upper Ashby; introduction=New shop run by villagers.
- Class 4b enters | activity=School song; contestant_name=Class 4b; introduction=With two guitars.
- Mill Hamlet enters | activity=Village of the year; contestant_name=Mill Hamlet; introduction=Forty people, one choir.

# lottery|lucky draw|prize wheel|lucky wheel|raffle
item lottery activity|lottery|lucky draw|draw|raffle|activity|campaign: Title!;Type=Wheel|Scratch card|Golden egg|Draw of names;Starts on:date;Ends on:date;Chances per person:number#1-100;Points per chance:number#0-10000;Rules:long;Cover:image;~Status=Draft|Running|Paused|Ended
- Anniversary wheel | type=Wheel; chances_per_person=3; points_per_chance=0; rules=Three free spins a day.; status=Running
- Staff party raffle | type=Draw of names; chances_per_person=1; points_per_chance=0; rules=Everybody present takes part.; status=Draft
- Scratch and save | type=Scratch card; chances_per_person=1; points_per_chance=50; status=Ended
- Egg week | type=Golden egg; chances_per_person=2; points_per_chance=20; status=Paused
item prize|award|gift: Name!;Activity->@lottery activity|lucky draw;Level=First|Second|Third|Consolation|No prize;Quantity:number#0-100000;~Left:number#0-100000;Probability:percent;Value:money;Picture:image
- City bike | activity=Anniversary wheel; level=First; quantity=1; left=1; probability=1; value=600
- Coffee voucher | activity=Anniversary wheel; level=Third; quantity=200; left=148; probability=20; value=5
- Weekend trip | activity=Staff party raffle; level=First; quantity=1; left=1; probability=1; value=450
- Ten percent coupon | activity=Scratch and save; level=Consolation; quantity=1000; left=0; probability=60; value=3
person participant|player|entrant: Name!;Phone:phone;Department;Ticket number;Chances left:number#0-100;Joined on:date;Excluded:boolean
- Dunja Kral | department=Sales; ticket_number=0041; chances_left=1
- Henk Bos | department=Warehouse; ticket_number=0042; chances_left=0
- Amara Diallo | department=Accounts; ticket_number=0043; chances_left=3
- Lewis Chan | department=IT; ticket_number=0044; chances_left=2
record draw record|lottery record|spin|winning record|winner|draw result|lottery result: Reference!;Activity->@lottery activity|lucky draw;Participant->@participant|player;Prize->@prize|award;Drawn on:date;Drawn at:time;~Status=Not won|Won|Claimed|Expired
- W-101 | activity=Anniversary wheel; participant=Dunja Kral; prize=Coffee voucher; status=Claimed
- W-102 | activity=Anniversary wheel; participant=Henk Bos; status=Not won
- W-103 | activity=Scratch and save; participant=Amara Diallo; prize=Ten percent coupon; status=Won
- W-104 | activity=Anniversary wheel; participant=Lewis Chan; prize=Coffee voucher; status=Expired
request prize claim|claim|redemption|prize collection: Title!;Draw->@draw record|winning record;Receiver;Phone:phone;Address;Method=Collect|Post|Coupon code;Code
- Dunja's voucher | draw=W-101; receiver=Dunja Kral; method=Coupon code; code=CF-88-12
- Amara's coupon | draw=W-103; receiver=Amara Diallo; method=Coupon code; code=TEN-4410
- Lewis asks again | draw=W-104; receiver=Lewis Chan; method=Collect
- Voucher by post | draw=W-101; receiver=Dunja Kral; address=Park Lane 6; method=Post
! record chance [chance|share|invite|task|point]: Title!;Participant->@participant|player;Activity->@lottery activity|lucky draw;Source=Daily|Share|Invite|Purchase|Points;Chances:number#1-100;Got on:date
- Dunja daily | participant=Dunja Kral; activity=Anniversary wheel; source=Daily; chances=3
- Henk shared | participant=Henk Bos; activity=Anniversary wheel; source=Share; chances=1
- Amara bought | participant=Amara Diallo; activity=Egg week; source=Purchase; chances=2
- Lewis points | participant=Lewis Chan; activity=Scratch and save; source=Points; chances=1

# point mall|points mall|points exchange|points redemption
item gift|reward|points product|exchange item|redeemable product: Name!;Category->@gift category|category;Points:number#1-1000000;Extra payment:money;Stock:number#0-100000;Limit per member:number#1-100;Picture:image;Description:long;~Status=On shelf|Off shelf|Sold out
- Steel bottle | category=Household; points=1200; extra_payment=0; stock=84; limit_per_member=2; status=On shelf
- Cinema ticket | category=Vouchers; points=900; extra_payment=0; stock=300; limit_per_member=4; status=On shelf
- Hand blender | category=Kitchen; points=3500; extra_payment=9; stock=0; limit_per_member=1; status=Sold out
- Trees for the park | category=Charity; points=500; extra_payment=0; stock=1000; limit_per_member=100; status=On shelf
item gift category|category: Name!;Icon:image;Sort order:number#0-100;Description
- Household | sort_order=1; description=For every day
- Vouchers | sort_order=2; description=Codes by mail
- Kitchen | sort_order=3; description=Small machines
- Charity | sort_order=4; description=Give points away
person point member|member|points account|cardholder: Name!;Card number;Phone:phone;Level=Basic|Silver|Gold;~Points:number#0-10000000;Points expiring:number#0-1000000;Joined on:date
- Olga Sand | card_number=M-1001; level=Gold; points=8420; points_expiring=300
- Piet Roos | card_number=M-1002; level=Silver; points=2210; points_expiring=0
- Joy Adeyemi | card_number=M-1003; level=Basic; points=410; points_expiring=50
- Fabio Gallo | card_number=M-1004; level=Basic; points=95; points_expiring=95
record exchange order|redemption|exchange|exchange record|redemption order: Number!;Member->@point member|member;Gift->@gift|reward;Quantity:number#1-100;Points:number#1-1000000;Address;Redeemed on:date;~Status=Placed|Packed|Sent|Received|Cancelled
- EX-501 | member=Olga Sand; gift=Steel bottle; quantity=1; points=1200; address=Canal 12; status=Sent
- EX-502 | member=Piet Roos; gift=Cinema ticket; quantity=2; points=1800; status=Received
- EX-503 | member=Olga Sand; gift=Hand blender; quantity=1; points=3500; address=Canal 12; status=Cancelled
- EX-504 | member=Joy Adeyemi; gift=Cinema ticket; quantity=1; points=900; status=Placed
record points transaction|points record|point history|points detail: Title!;Member->@point member|member;Kind=Earned|Spent|Expired|Corrected;Points:number#0-1000000;Balance:number#0-10000000;Reason;Date:date
- Olga, purchase | member=Olga Sand; kind=Earned; points=240; balance=9620; reason=Receipt 7712
- Olga, bottle | member=Olga Sand; kind=Spent; points=1200; balance=8420; reason=EX-501
- Piet, birthday | member=Piet Roos; kind=Earned; points=100; balance=2210; reason=Birthday gift
- Fabio, end of year | member=Fabio Gallo; kind=Expired; points=60; balance=95; reason=Not used for a year
item points task|task|earning rule|points rule|check-in rule: Name!;Trigger=Purchase|Sign-in|Review|Invite|Birthday;Points:number#1-10000;Limit per day:number#1-100;Active:boolean;Description
- Daily sign-in | trigger=Sign-in; points=5; limit_per_day=1; description=Once a day
- One point for each euro | trigger=Purchase; points=1; limit_per_day=100; description=Without vouchers
- Write a review | trigger=Review; points=20; limit_per_day=3; description=From 50 letters
- Invite a friend | trigger=Invite; points=200; limit_per_day=5; description=After the first purchase
! record sign-in day [sign.?in|check.?in|punch|daily]: Title!;Member->@point member|member;Day:date;Days in a row:number#1-1000;Points:number#0-1000
- Olga, day 31 | member=Olga Sand; days_in_a_row=31; points=15
- Piet, day 2 | member=Piet Roos; days_in_a_row=2; points=5
- Joy, day 7 | member=Joy Adeyemi; days_in_a_row=7; points=10
- Fabio, day 1 | member=Fabio Gallo; days_in_a_row=1; points=5

# blockchain explorer|block explorer|blockchain browser|blockchain|crypto wallet
item block: Height!;Hash~0x9f2c;Previous hash;Miner->@miner|validator|node;Transactions:number#0-10000;Size:number(kB)#0-10000;Gas used:number#0-100000000;Reward:number#0-1000;Mined on:date;Mined at:time
- 1820441 | hash=0x9f2c41aa; previous_hash=0x77b1c902; miner=North Pool; transactions=182; size=96; gas_used=14200000; reward=2
- 1820440 | hash=0x77b1c902; previous_hash=0x1e0fd3b8; miner=Harbour Node; transactions=149; size=81; gas_used=11900000; reward=2
- 1820439 | hash=0x1e0fd3b8; previous_hash=0xc40a7715; miner=North Pool; transactions=203; size=110; gas_used=15100000; reward=2
- 1820438 | hash=0xc40a7715; previous_hash=0x5dd2e6f0; miner=Cedar Stake; transactions=97; size=55; gas_used=8300000; reward=2
record transaction|transfer|chain transaction: Hash!;Block->@block;From->@address|wallet;To->@address|wallet;Value:number#0-1000000000;Fee:number#0-1000;Token->@token|coin;Nonce:number#0-1000000;Method=Transfer|Swap|Mint|Contract call;~Status=Pending|Success|Failed
- 0xa1f0 | block=1820441; from=0x71aa04; to=0x0cc912; value=12; fee=1; token=Lumen Dollar; method=Transfer; status=Success
- 0xa1f1 | block=1820441; from=0x0cc912; to=0x9e55d7; value=300; fee=1; token=Cedar; method=Swap; status=Success
- 0xa1f2 | block=1820440; from=0x9e55d7; to=0x71aa04; value=5; fee=1; token=Lumen Dollar; method=Transfer; status=Failed
- 0xa1f3 | from=0x71aa04; to=0x4410bf; value=1; fee=2; token=Harbour Pass; method=Mint; status=Pending
item address|wallet|wallet address: Address!;Label;Type=Wallet|Contract|Exchange;~Balance:number#0-1000000000;Transactions:number#0-100000000;First seen:date;Watched:boolean
- 0x71aa04 | label=Treasury; type=Wallet; balance=90210; transactions=812
- 0x0cc912 | label=Hot wallet 3; type=Exchange; balance=1204400; transactions=99120
- 0x9e55d7 | label=Swap router; type=Contract; balance=0; transactions=410220
- 0x4410bf | label=Pass mint; type=Contract; balance=12; transactions=1502
item token|coin|cryptocurrency|asset: Name!;Symbol;Standard=Native|Fungible|Collectible;Contract->@address|wallet;Decimals:number#0-18;Supply:number#0-1000000000000;Price:money;Holders:number#0-10000000
- Cedar | symbol=CDR; standard=Native; decimals=18; supply=120000000; price=3; holders=80210
- Lumen Dollar | symbol=LUD; standard=Fungible; contract=0x9e55d7; decimals=6; supply=50000000; price=1; holders=22100
- Harbour Pass | symbol=HPS; standard=Collectible; contract=0x4410bf; decimals=0; supply=5000; price=40; holders=1490
- Tin Coin | symbol=TIN; standard=Fungible; contract=0x9e55d7; decimals=8; supply=9000000; price=1; holders=640
item smart contract|contract: Name!;Address->@address|wallet;Creator->@address|wallet;Compiler~0.8.24;Source code:long;Verified:boolean;Deployed on:date
- SwapRouter | address=0x9e55d7; creator=0x71aa04; compiler=0.8.24; source_code=contract SwapRouter { }
- HarbourPass | address=0x4410bf; creator=0x71aa04; compiler=0.8.20; source_code=contract HarbourPass { }
- Timelock | address=0x9e55d7; creator=0x0cc912; compiler=0.8.17; source_code=contract Timelock { }
- Faucet | address=0x4410bf; creator=0x9e55d7; compiler=0.8.24; source_code=contract Faucet { }
item miner|validator|node: Name!;Address->@address|wallet;Country;Blocks found:number#0-10000000;Hash rate:number(TH/s)#0-1000000;Uptime:percent;~Status=Online|Offline|Syncing
- North Pool | address=0x71aa04; country=Norway; blocks_found=41200; hash_rate=310; uptime=99; status=Online
- Harbour Node | address=0x0cc912; country=Canada; blocks_found=18800; hash_rate=120; uptime=97; status=Online
- Cedar Stake | address=0x9e55d7; country=Lebanon; blocks_found=9020; hash_rate=60; uptime=92; status=Syncing
- Old Garage | address=0x4410bf; country=Italy; blocks_found=12; hash_rate=1; uptime=40; status=Offline
! record watch alert [alert|watch|notif|monitor|follow]: Title!;Address->@address|wallet;Condition=Incoming|Outgoing|Balance below;Limit:number#0-1000000000;Sent to;Active:boolean
- Treasury outgoing | address=0x71aa04; condition=Outgoing; limit=1000; sent_to=ops@example.org
- Hot wallet low | address=0x0cc912; condition=Balance below; limit=100000; sent_to=desk@example.org
- Mint income | address=0x4410bf; condition=Incoming; limit=1; sent_to=shop@example.org
- Router income | address=0x9e55d7; condition=Incoming; limit=500; sent_to=dev@example.org

# exam practice|question bank|mock exam|practice test|exam preparation
item question|exam question|test question|practice question: Text!;Subject->@exam subject|subject;Chapter->@exam chapter|chapter|knowledge point;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Options:long;Answer;Explanation:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Which sign gives way? | subject=Driving theory; chapter=Right of way; type=Single choice; options=A Triangle on its tip, B Blue circle, C Yellow diamond; answer=A; explanation=The triangle points down.; difficulty=Easy; points=3
- Stopping distance at 50 km/h | subject=Driving theory; chapter=Speed and distance; type=Fill in; answer=40 m; explanation=15 m reaction and 25 m braking.; difficulty=Medium; points=4
- Debit raises an asset account. | subject=Bookkeeping I; chapter=Double entry; type=True or false; answer=True; difficulty=Easy; points=1
- Name two accruals. | subject=Bookkeeping I; chapter=Year-end; type=Essay; answer=Rent paid ahead, interest due; difficulty=Hard; points=6
item exam subject|subject|question bank: Name!;Code;Questions:number#0-100000;Pass mark:percent;Cover:image;Description:long
- Driving theory | code=DRV; questions=1040; pass_mark=90; description=Class B.
- Bookkeeping I | code=BKI; questions=620; pass_mark=60; description=First certificate.
- Nursing basics | code=NUR; questions=810; pass_mark=70; description=First year.
- Fishing licence | code=FSH; questions=300; pass_mark=75; description=State examination.
item exam chapter|chapter|knowledge point|topic: Name!;Subject->@exam subject|subject;Position:number#1-100;Questions:number#0-10000
- Right of way | subject=Driving theory; position=1; questions=120
- Speed and distance | subject=Driving theory; position=2; questions=75
- Double entry | subject=Bookkeeping I; position=1; questions=90
- Year-end | subject=Bookkeeping I; position=6; questions=64
item mock exam|exam paper|paper|exam|test paper: Title!;Subject->@exam subject|subject;Duration:number(min)#1-480;Questions:number#1-300;Total points:number#1-1000;Pass points:number#1-1000;Opens on:date;~Status=Draft|Published|Closed
- Theory paper 7 | subject=Driving theory; duration=45; questions=30; total_points=110; pass_points=100; status=Published
- Bookkeeping mock A | subject=Bookkeeping I; duration=90; questions=40; total_points=100; pass_points=60; status=Published
- Anatomy check | subject=Nursing basics; duration=30; questions=25; total_points=50; pass_points=35; status=Draft
- Fish species test | subject=Fishing licence; duration=60; questions=60; total_points=60; pass_points=45; status=Closed
record exam result|practice record|exam record|score|test result|answer record: Title!;Paper->@mock exam|exam paper;Candidate~Lia|Marek;Score:number#0-1000;Correct:number#0-300;Wrong:number#0-300;Time used:number(min)#0-480;Taken on:date;~Result=Passed|Failed|Not finished
- Lia, theory 7 | paper=Theory paper 7; candidate=Lia; score=104; correct=28; wrong=2; time_used=31; result=Passed
- Marek, theory 7 | paper=Theory paper 7; candidate=Marek; score=88; correct=24; wrong=6; time_used=40; result=Failed
- Anouk, mock A | paper=Bookkeeping mock A; candidate=Anouk; score=71; correct=29; wrong=11; time_used=85; result=Passed
- Jorge, fish | paper=Fish species test; candidate=Jorge; score=20; correct=20; wrong=5; time_used=25; result=Not finished
record wrong question|mistake|wrong answer|error book entry: Title!;Question->@question|exam question;Candidate;Given answer;Times wrong:number#1-100;Last wrong on:date;Mastered:boolean
- Marek, give way | question=Which sign gives way?; candidate=Marek; given_answer=C; times_wrong=2
- Marek, distance | question=Stopping distance at 50 km/h; candidate=Marek; given_answer=25 m; times_wrong=3
- Anouk, accruals | question=Name two accruals.; candidate=Anouk; given_answer=Rent; times_wrong=1
- Lia, distance | question=Stopping distance at 50 km/h; candidate=Lia; given_answer=30 m; times_wrong=1
! record paper question [paper|exam|test|compos|generat]: Title!;Paper->@mock exam|exam paper;Question->@question|exam question;Position:number#1-300;Points:number#1-100
- Theory 7, no. 1 | paper=Theory paper 7; question=Which sign gives way?; position=1; points=3
- Theory 7, no. 2 | paper=Theory paper 7; question=Stopping distance at 50 km/h; position=2; points=4
- Mock A, no. 1 | paper=Bookkeeping mock A; question=Debit raises an asset account.; position=1; points=1
- Mock A, no. 40 | paper=Bookkeeping mock A; question=Name two accruals.; position=40; points=6

# device rental|equipment rental|equipment leasing|rental of equipment
item device|equipment|rental item|machine|asset: Name!;Model;Serial number;Category->@device category|category;Daily rate:money;Weekly rate:money;Deposit:money;Depot~North depot|Airport;Picture:image;~Status=Available|Rented|In repair|Retired
- Mini excavator 1.8 t | model=KX18; serial_number=EX-0041; category=Earth moving; daily_rate=140; weekly_rate=640; deposit=800; depot=North depot; status=Rented
- Cinema camera kit | model=C70; serial_number=CAM-112; category=Film; daily_rate=95; weekly_rate=420; deposit=1500; depot=City desk; status=Available
- Laptop 16 inch | model=P16; serial_number=LT-2209; category=Office; daily_rate=12; weekly_rate=49; deposit=200; depot=City desk; status=Available
- Scissor lift 8 m | model=SL8; serial_number=SL-0307; category=Lifts; daily_rate=88; weekly_rate=390; deposit=500; depot=North depot; status=In repair
item device category|category: Name!;Code;Parent category;Description
- Earth moving | code=EM; parent_category=Construction; description=Excavators and dumpers
- Film | code=FI; parent_category=Media; description=Cameras and lights
- Office | code=OF; parent_category=IT; description=Laptops and printers
- Lifts | code=LI; parent_category=Construction; description=Work at height
record rental|rental order|lease|rental contract|rental record: Number!;Device->@device|equipment;Renter->@renter|lessee|customer company;From:date!;To:date;Days:number#1-1000;Rate:money;~Total:money;Deposit paid:boolean;~Status=Reserved|Handed out|Returned|Overdue|Cancelled
- L-2601 | device=Mini excavator 1.8 t; renter=Garden Works Abel; days=5; rate=140; total=700; status=Handed out
- L-2602 | device=Cinema camera kit; renter=Studio Fern; days=2; rate=95; total=190; status=Reserved
- L-2603 | device=Laptop 16 inch; renter=Conference Service Ost; days=7; rate=12; total=84; status=Returned
- L-2604 | device=Scissor lift 8 m; renter=Paint Hofer; days=3; rate=88; total=264; status=Overdue
person renter|lessee|tenant: Name!;Contact person;Phone:phone;Email:email;Address;Tax number;Credit limit:money
- Garden Works Abel | contact_person=Uwe Abel; address=Nursery Lane 4; tax_number=44/118; credit_limit=2000
- Studio Fern | contact_person=Isa Fern; address=Film Yard 2; tax_number=44/220; credit_limit=5000
- Conference Service Ost | contact_person=Kim Vogel; address=Fair road 1; tax_number=44/301; credit_limit=9000
- Paint Hofer | contact_person=Josef Hofer; address=Mill 7; tax_number=44/402; credit_limit=1500
record return|return check|return inspection|device return: Title!;Rental->@rental|rental order;Returned on:date;Condition=Good|Dirty|Damaged|Incomplete;Damage:long;Extra charge:money;Checked by~Nils|Dora;Picture:image
- Laptops back | rental=L-2603; condition=Good; extra_charge=0; checked_by=Dora
- Lift with dent | rental=L-2604; condition=Damaged; damage=Dent in the railing; extra_charge=180; checked_by=Nils
- Excavator, muddy | rental=L-2601; condition=Dirty; extra_charge=40; checked_by=Nils
- Camera without charger | rental=L-2602; condition=Incomplete; damage=Charger missing; extra_charge=60; checked_by=Dora
work maintenance|repair|service task|device maintenance: Title!;Device->@device|equipment;Type=Repair|Inspection|Cleaning;Due on:date;Technician~Nils|Samira;Cost:money;Notes:long
- Railing of the lift | device=Scissor lift 8 m; type=Repair; technician=Samira; cost=210; notes=New middle bar.
- Hydraulic oil | device=Mini excavator 1.8 t; type=Inspection; technician=Nils; cost=75
- Sensor cleaning | device=Cinema camera kit; type=Cleaning; technician=Samira; cost=30
- Wipe and reinstall | device=Laptop 16 inch; type=Cleaning; technician=Nils; cost=10
! record deposit movement [deposit|pay|refund|settle]: Title!;Rental->@rental|rental order;Kind=Paid|Refunded|Kept;Amount:money;Method=Card|Cash|Transfer;Date:date
- Deposit L-2601 | rental=L-2601; kind=Paid; amount=800; method=Card
- Deposit L-2603 back | rental=L-2603; kind=Refunded; amount=200; method=Card
- Deposit L-2604 | rental=L-2604; kind=Paid; amount=500; method=Transfer
- Part of L-2604 kept | rental=L-2604; kind=Kept; amount=180; method=Transfer

# print shop|online printing|photo printing|document printing|self-service printing
item print product|print service|printed product|product type: Name!;Category=Documents|Photos|Cards|Posters|Books;Base price:money;Unit=Page|Piece|Set;Smallest quantity:number#1-10000;Delivery days:number#0-60;Picture:image
- A4 document | category=Documents; base_price=1; unit=Page; smallest_quantity=1; delivery_days=0
- Photo print 10 x 15 | category=Photos; base_price=1; unit=Piece; smallest_quantity=1; delivery_days=1
- Business cards | category=Cards; base_price=29; unit=Set; smallest_quantity=1; delivery_days=3
- Poster A1 | category=Posters; base_price=16; unit=Piece; smallest_quantity=1; delivery_days=2
record print job|print order|print task|printing order|job: Number!;Product->@print product|print service;File->@print file|document|artwork;Paper->@paper|material;Copies:number#1-100000;Colour=Black and white|Colour;Sides=One-sided|Two-sided;Binding=None|Staple|Spiral|Glue;Price:money;Pick-up on:date;~Status=Received|Checked|Printing|Ready|Collected|Cancelled
- PJ-4401 | product=A4 document; file=thesis-final.pdf; paper=Recycled 80 g; copies=3; colour=Black and white; sides=Two-sided; binding=Glue; price=54; status=Printing
- PJ-4402 | product=Business cards; file=cards-kruse.pdf; paper=Matt board 350 g; copies=250; colour=Colour; sides=Two-sided; binding=None; price=41; status=Ready
- PJ-4403 | product=Poster A1; file=spring-fair.pdf; paper=Poster 135 g; copies=10; colour=Colour; sides=One-sided; binding=None; price=142; status=Checked
- PJ-4404 | product=Photo print 10 x 15; file=holiday.zip; paper=Photo gloss 240 g; copies=80; colour=Colour; sides=One-sided; binding=None; price=16; status=Collected
item print file|document|artwork|uploaded file: Name!;File:file;Customer~Tina Kruse|Boris;Pages:number#1-5000;Size=A5|A4|A3|A1|Other;Resolution:number(dpi)#30-2400;Uploaded on:date;~Check=Not checked|OK|Low resolution|Missing bleed
- thesis-final.pdf | customer=Boris; pages=112; size=A4; resolution=600; check=OK
- cards-kruse.pdf | customer=Tina Kruse; pages=2; size=Other; resolution=300; check=OK
- spring-fair.pdf | customer=Town club; pages=1; size=A1; resolution=110; check=Low resolution
- holiday.zip | customer=Boris; pages=80; size=Other; resolution=300; check=Not checked
item paper|material|paper type: Name!;Weight:number(g/m2)#40-500;Format=A4|A3|SRA3|Roll;Finish=Matt|Gloss|Uncoated|Recycled;Stock:number(sheets)#0-1000000;Price per sheet:money
- Recycled 80 g | weight=80; format=A4; finish=Recycled; stock=24000; price_per_sheet=1
- Matt board 350 g | weight=350; format=SRA3; finish=Matt; stock=1800; price_per_sheet=1
- Poster 135 g | weight=135; format=Roll; finish=Uncoated; stock=300; price_per_sheet=3
- Photo gloss 240 g | weight=240; format=A3; finish=Gloss; stock=900; price_per_sheet=2
item printer|machine|printing machine|terminal: Name!;Model;Type=Laser|Inkjet|Offset|Plotter;Location;Counter:number(pages)#0-100000000;Toner:percent;~Status=Ready|Printing|Paper jam|Offline
- Laser left | model=L-9020; type=Laser; location=Front room; counter=812000; toner=64; status=Printing
- Plotter | model=W-44; type=Plotter; location=Back room; counter=9120; toner=38; status=Ready
- Self-service 1 | model=L-410; type=Laser; location=Library; counter=55020; toner=12; status=Paper jam
- Photo station | model=F-24; type=Inkjet; location=Front room; counter=30110; toner=80; status=Ready
! item price step [price|quot|discount|calculat]: Name!;Product->@print product|print service;From copies:number#1-100000;Unit price:money;Discount:percent
- A4 from 100 | product=A4 document; from_copies=100; unit_price=1; discount=20
- Photos from 50 | product=Photo print 10 x 15; from_copies=50; unit_price=1; discount=15
- Cards from 500 | product=Business cards; from_copies=500; unit_price=24; discount=18
- Posters from 10 | product=Poster A1; from_copies=10; unit_price=14; discount=12
! record print job state [status|progress|track|history]: Title!;Print job->@print job|print order;Status=Received|Checked|Printing|Ready|Collected;Changed by;Changed on:date;Note
- PJ-4401 received | print_job=PJ-4401; status=Received; changed_by=Online
- PJ-4401 printing | print_job=PJ-4401; status=Printing; changed_by=Gesa; note=Laser left
- PJ-4402 ready | print_job=PJ-4402; status=Ready; changed_by=Gesa; note=Shelf C
- PJ-4404 collected | print_job=PJ-4404; status=Collected; changed_by=Ole

# red packet|red envelope|lucky money
event red packet activity|red envelope activity|activity|campaign|event: Title!;Type=Fixed|Random|Password|Sharing;Starts on:date;Ends on:date;Budget:money;~Spent:money;Smallest:money;Largest:money;Packets:number#1-1000000;Password;~Status=Draft|Running|Paused|Ended
- Spring festival rain | type=Random; budget=2000; spent=1310; smallest=1; largest=88; packets=800; status=Running
- Shop opening code | type=Password; budget=500; spent=500; smallest=5; largest=5; packets=100; password=GOODLUCK; status=Ended
- Share with three friends | type=Sharing; budget=900; spent=210; smallest=2; largest=12; packets=150; status=Running
- Staff new year | type=Fixed; budget=1200; spent=0; smallest=20; largest=20; packets=60; status=Draft
record red packet|red envelope|packet|lucky packet: Number!;Activity->@red packet activity|campaign;Sender~Shop desk|Uncle Ho;Total:money;Pieces:number#1-500;~Left:number#0-500;Blessing;Sent on:date;Expires on:date;~Status=Open|Empty|Expired|Refunded
- RP-8801 | activity=Spring festival rain; sender=Shop desk; total=100; pieces=20; left=4; blessing=May all go well; status=Open
- RP-8802 | activity=Shop opening code; sender=Shop desk; total=50; pieces=10; left=0; blessing=Welcome; status=Empty
- RP-8803 | activity=Share with three friends; sender=Uncle Ho; total=24; pieces=4; left=2; blessing=Grow tall; status=Expired
- RP-8804 | activity=Staff new year; sender=Head office; total=120; pieces=6; left=6; blessing=Thank you; status=Open
record grab|claim|grab record|received packet|receipt record|claim record: Reference!;Red packet->@red packet|red envelope;Receiver->@participant|receiver|player;Amount:money;Grabbed on:date;Grabbed at:time;Luckiest:boolean;~Payout=Waiting|Paid|Failed
- G-1 | red_packet=RP-8801; receiver=Xu Fang; amount=18; payout=Paid
- G-2 | red_packet=RP-8801; receiver=Dimitri P.; amount=3; payout=Paid
- G-3 | red_packet=RP-8802; receiver=Lotte M.; amount=5; payout=Waiting
- G-4 | red_packet=RP-8803; receiver=Xu Fang; amount=7; payout=Failed
person participant|receiver|player|fan: Name!;Phone:phone;City;~Balance:money;Received in all:money;Invited by;Joined on:date;Blocked:boolean
- Xu Fang | city=Xiamen; balance=25; received_in_all=112
- Dimitri P. | city=Sofia; balance=3; received_in_all=9; invited_by=Xu Fang
- Lotte M. | city=Bremen; balance=5; received_in_all=5; invited_by=Dimitri P.
- Hana K. | city=Brno; balance=0; received_in_all=40
request withdrawal|cash withdrawal|withdrawal request|cash-out: Number!;Participant->@participant|receiver;Amount:money;Account;Fee:money;Requested on:date;Checked by
- WD-301 | participant=Xu Fang; amount=20; account=Wallet 881; fee=0; checked_by=Finance desk
- WD-302 | participant=Hana K.; amount=40; account=Bank 2201; fee=1; checked_by=Finance desk
- WD-303 | participant=Lotte M.; amount=5; account=Wallet 417; fee=0; checked_by=Finance desk
- WD-304 | participant=Dimitri P.; amount=3; account=Wallet 590; fee=0; checked_by=Finance desk
! record share invitation [share|invit|friend|spread]: Title!;Inviter->@participant|receiver;Invited person;Activity->@red packet activity|campaign;Shared on:date;Bonus:money;Joined:boolean
- Xu invites Dimitri | inviter=Xu Fang; invited_person=Dimitri P.; activity=Share with three friends; bonus=2
- Dimitri invites Lotte | inviter=Dimitri P.; invited_person=Lotte M.; activity=Share with three friends; bonus=2
- Hana invites Jiri | inviter=Hana K.; invited_person=Jiri; activity=Spring festival rain; bonus=0
- Xu invites Mo | inviter=Xu Fang; invited_person=Mo; activity=Spring festival rain; bonus=1

# live shopping|live commerce|livestream shopping|live-stream sales|live selling
event live session|live room|live broadcast|livestream|live show|live stream: Title!;Host->@live host|anchor|streamer;Starts on:date!;Starts at:time;Cover:image;Topic;~Viewers:number#0-10000000;~Likes:number#0-100000000;~Sales:money;~Status=Announced|Live|Ended|Banned
- Friday cheese table | host=Gitte Skov; topic=Mountain cheese; viewers=3120; likes=22100; sales=8400; status=Ended
- Wool and warm socks | host=Renzo Bassi; topic=Winter clothes; viewers=910; likes=4020; sales=1210; status=Live
- Pan test evening | host=Gitte Skov; topic=Kitchen; status=Announced
- Tea from four gardens | host=Lian Hsu; topic=Tea; viewers=5400; likes=61000; sales=15200; status=Ended
person live host|anchor|streamer|host: Name!;Agency;Followers:number#0-100000000;Commission:percent;Speciality;Photo:image;~Status=Applied|Approved|Suspended
- Gitte Skov | agency=Nordlive; followers=84100; commission=12; speciality=Food; status=Approved
- Renzo Bassi | agency=None; followers=9120; commission=15; speciality=Clothes; status=Approved
- Lian Hsu | agency=Leaf Media; followers=210400; commission=18; speciality=Tea; status=Approved
- Petra Oram | agency=None; followers=300; commission=10; speciality=Plants; status=Applied
record live product|featured product|session product|product on show: Title!;Live session->@live session|live room;Product name;Live price:money;Usual price:money;Stock:number#0-100000;Position:number#1-200;~Sold:number#0-100000;~Status=Waiting|On show|Sold out
- Cheese wheel 500 g | live_session=Friday cheese table; product_name=Alpine cheese 500 g; live_price=11; usual_price=15; stock=300; position=1; sold=288; status=Sold out
- Socks, three pairs | live_session=Wool and warm socks; product_name=Merino socks; live_price=19; usual_price=27; stock=150; position=2; sold=41; status=On show
- Iron pan 28 cm | live_session=Pan test evening; product_name=Iron pan; live_price=34; usual_price=49; stock=200; position=1; status=Waiting
- Spring oolong 100 g | live_session=Tea from four gardens; product_name=Oolong; live_price=22; usual_price=30; stock=500; position=1; sold=470; status=On show
record live message|bullet comment|danmu|live comment|barrage: Text!;Live session->@live session|live room;Viewer;Sent at:time;Pinned:boolean;~Status=Shown|Hidden
- Is it from raw milk? | live_session=Friday cheese table; viewer=Ole88; status=Shown
- Size 44 please | live_session=Wool and warm socks; viewer=Marta; status=Shown
- First! | live_session=Tea from four gardens; viewer=kk; status=Shown
- Buy at my shop | live_session=Tea from four gardens; viewer=promo7; status=Hidden
item live coupon|coupon|live voucher: Name!;Live session->@live session|live room;Value:money;Minimum spend:money;Quantity:number#1-100000;~Taken:number#0-100000;Valid until:date
- Cheese 3 off | live_session=Friday cheese table; value=3; minimum_spend=20; quantity=200; taken=200
- Socks 5 off | live_session=Wool and warm socks; value=5; minimum_spend=40; quantity=100; taken=18
- Pan early bird | live_session=Pan test evening; value=6; minimum_spend=30; quantity=50; taken=0
- Tea lovers | live_session=Tea from four gardens; value=4; minimum_spend=25; quantity=300; taken=271
! record gift record [gift|reward|tip|interact]: Title!;Live session->@live session|live room;Viewer;Gift=Rose|Rocket|Heart|Crown;Quantity:number#1-1000;Value:money
- Ole's roses | live_session=Friday cheese table; viewer=Ole88; gift=Rose; quantity=10; value=5
- Marta's heart | live_session=Wool and warm socks; viewer=Marta; gift=Heart; quantity=1; value=1
- Rocket for tea | live_session=Tea from four gardens; viewer=kk; gift=Rocket; quantity=1; value=20
- Crown for tea | live_session=Tea from four gardens; viewer=Suri; gift=Crown; quantity=1; value=50
! record commission settlement [commission|settle|income|distribut]: Number!;Host->@live host|anchor;Live session->@live session|live room;Sales:money;Rate:percent;Amount:money;Paid on:date;~Status=Open|Paid
- CS-1 | host=Gitte Skov; live_session=Friday cheese table; sales=8400; rate=12; amount=1008; status=Paid
- CS-2 | host=Lian Hsu; live_session=Tea from four gardens; sales=15200; rate=18; amount=2736; status=Open
- CS-3 | host=Renzo Bassi; live_session=Wool and warm socks; sales=1210; rate=15; amount=182; status=Open
- CS-4 | host=Gitte Skov; live_session=Pan test evening; sales=0; rate=12; amount=0; status=Open
+ order: Live session->@live session|live room;Host->@live host|anchor;Coupon->@live coupon|coupon

# ai drawing|ai painting|image generation|text-to-image|ai art
record drawing task|generation task|drawing|generation|image generation|painting task: Title!;Prompt:long;Negative prompt:long;Model->@drawing model|ai model|model;Style->@art style|style;Width:number(px)#64-4096;Height:number(px)#64-4096;Steps:number#1-150;Seed:number#0-2147483647;Pictures:number#1-16;~Status=Queued|Drawing|Done|Failed
- Fox in a tram | prompt=A fox reading in an empty tram, evening light; model=Canvas 2; style=Watercolour; width=768; height=512; steps=30; seed=4471; pictures=4; status=Done
- Lighthouse stamp | prompt=Postage stamp with a lighthouse, two colours; model=Canvas 2; style=Woodcut; width=512; height=512; steps=25; seed=90; pictures=2; status=Done
- Robot gardener | prompt=Old robot watering tomatoes; model=Fine Line 1; style=Comic; width=1024; height=1024; steps=40; seed=812; pictures=1; status=Drawing
- City of paper | prompt=A city folded from newspaper; model=Quick Sketch; style=Paper cut; width=512; height=768; steps=12; seed=5; pictures=4; status=Failed
item generated picture|artwork|work|generated image|picture|painting: Title!;Task->@drawing task|generation;Picture:image;Author~Ilka|Bo;Visibility=Public|Private;Likes:number#0-1000000;Saved on:date;Upscaled:boolean
- Fox in a tram 1 | task=Fox in a tram; author=Ilka; visibility=Public; likes=211
- Fox in a tram 3 | task=Fox in a tram; author=Ilka; visibility=Private; likes=0
- Lighthouse, blue | task=Lighthouse stamp; author=Bo; visibility=Public; likes=74
- Lighthouse, red | task=Lighthouse stamp; author=Bo; visibility=Public; likes=92
item drawing model|ai model|model: Name!;Version;Provider;Credits per picture:number#0-100;Largest side:number(px)#256-4096;Speed:number(s)#1-600;~Status=Online|Busy|Offline
- Canvas 2 | version=2.1; provider=Own server; credits_per_picture=2; largest_side=1536; speed=9; status=Online
- Fine Line 1 | version=1.4; provider=Own server; credits_per_picture=3; largest_side=2048; speed=21; status=Busy
- Quick Sketch | version=0.9; provider=Cloud; credits_per_picture=1; largest_side=768; speed=3; status=Online
- Portrait Pro | version=3.0; provider=Cloud; credits_per_picture=5; largest_side=1024; speed=14; status=Offline
item art style|style|style template: Name!;Prompt words:long;Example:image;Category=Painting|Print|Photo|Comic;Uses:number#0-10000000
- Watercolour | prompt_words=soft watercolour, wet paper; category=Painting; uses=8120
- Woodcut | prompt_words=woodcut print, bold lines; category=Print; uses=1910
- Comic | prompt_words=ink lines, flat colour; category=Comic; uses=12040
- Paper cut | prompt_words=layered paper, shadow; category=Print; uses=2240
item prompt|prompt template|prompt word: Title!;Text:long;Style->@art style|style;Language;Author;Copies:number#0-1000000
- Animal on public transport | text=A [animal] in an empty [vehicle], evening light; style=Watercolour; language=English; author=Ilka; copies=311
- Stamp | text=Postage stamp with [object], two colours; style=Woodcut; language=English; author=Bo; copies=120
- Working robot | text=Old robot doing [chore]; style=Comic; language=English; author=Sun; copies=88
- Folded world | text=A [place] folded from [paper]; style=Paper cut; language=English; author=Bo; copies=45
! record credit transaction [credit|point|quota|recharge|pay|member]: Title!;Person;Kind=Bought|Spent|Gift|Refund;Credits:number#0-100000;Balance:number#0-100000;Date:date
- Ilka, starter pack | person=Ilka; kind=Bought; credits=100; balance=100
- Ilka, fox | person=Ilka; kind=Spent; credits=8; balance=92
- Bo, daily gift | person=Bo; kind=Gift; credits=5; balance=31
- Bo, failed city | person=Bo; kind=Refund; credits=4; balance=35

# knowledge payment|paid knowledge|paid course|paid column
item paid column|column|knowledge product|paid course|course: Title!;Lecturer->@lecturer|author|expert;Category->@knowledge category|category;Type=Audio|Video|Text|Live;Price:money;Member price:money;Cover:image;Lessons:number#1-500;Sold:number#0-1000000;Introduction:long;~Status=Draft|On sale|Off sale
- Reading contracts calmly | lecturer=Judge Elin Norr; category=Law; type=Audio; price=49; member_price=29; lessons=24; sold=2110; status=On sale
- Bread with wild yeast | lecturer=Paul Becher; category=Home; type=Video; price=35; member_price=25; lessons=16; sold=940; status=On sale
- Talking to teenagers | lecturer=Dr. Sunita Rao; category=Family; type=Text; price=19; member_price=0; lessons=30; sold=5120; status=On sale
- Speak in public | lecturer=Marc Olin; category=Career; type=Live; price=79; member_price=59; lessons=8; sold=0; status=Draft
person lecturer|author|expert|teacher of a column: Name!;Title;Field;Photo:image;Share of sales:percent;Followers:number#0-1000000;Biography:long
- Judge Elin Norr | title=Retired judge; field=Law; share_of_sales=50; followers=8800
- Paul Becher | title=Baker; field=Food; share_of_sales=60; followers=4120
- Dr. Sunita Rao | title=Psychologist; field=Family; share_of_sales=55; followers=20100
- Marc Olin | title=Speaker; field=Career; share_of_sales=40; followers=1300
item column lesson|lesson|episode|audio lesson|chapter: Title!;Column->@paid column|course;Number:number#1-500;Duration:number(min)#1-300;Free trial:boolean;Media:file;Text:long
- What a signature means | column=Reading contracts calmly; number=1; duration=14
- Small print, large effect | column=Reading contracts calmly; number=2; duration=17
- Feeding the starter | column=Bread with wild yeast; number=1; duration=22
- Listen first | column=Talking to teenagers; number=1; duration=9
record purchase|subscription|purchased course|bought column: Number!;Column->@paid column|course;Buyer~Nora|Kim;Paid:money;Coupon;Bought on:date;Valid until:date;~Status=Open|Paid|Refunded
- KP-101 | column=Reading contracts calmly; buyer=Nora; paid=49; status=Paid
- KP-102 | column=Bread with wild yeast; buyer=Kim; paid=25; coupon=WELCOME10; status=Paid
- KP-103 | column=Talking to teenagers; buyer=Nora; paid=0; status=Paid
- KP-104 | column=Bread with wild yeast; buyer=Alex; paid=35; status=Refunded
record learning progress|learning record|study record|progress: Title!;Lesson->@column lesson|lesson;Learner;Progress:percent;Last position:number(s)#0-20000;Last on:date;Finished:boolean
- Nora, signature | lesson=What a signature means; learner=Nora; progress=100; last_position=840
- Nora, small print | lesson=Small print, large effect; learner=Nora; progress=40; last_position=410
- Kim, starter | lesson=Feeding the starter; learner=Kim; progress=75; last_position=990
- Nora, listen | lesson=Listen first; learner=Nora; progress=10; last_position=50
item membership plan|membership|vip card|plan: Name!;Price:money;Months:number#1-36;Discount:percent;Free columns:number#0-1000;Benefits:long
- Month card | price=9; months=1; discount=10; free_columns=5; benefits=Five columns to choose.
- Year card | price=79; months=12; discount=30; free_columns=60; benefits=All texts free.
- Student card | price=39; months=12; discount=20; free_columns=20; benefits=With school mail.
- Gift card | price=25; months=3; discount=10; free_columns=15; benefits=For somebody else.
! item knowledge category [categor|classif|field|topic]: Name!;Icon:image;Sort order:number#0-100;Description
- Law | sort_order=1; description=Contracts and rights
- Home | sort_order=2; description=Kitchen and repairs
- Family | sort_order=3; description=Children and parents
- Career | sort_order=4; description=Work and speech
! record distribution commission [distribut|promot|commission|affiliate]: Title!;Promoter;Purchase->@purchase|subscription;Rate:percent;Amount:money;~Status=Pending|Paid
- Kim for KP-101 | promoter=Kim; purchase=KP-101; rate=20; amount=10; status=Paid
- Nora for KP-102 | promoter=Nora; purchase=KP-102; rate=20; amount=5; status=Pending
- Nora for KP-104 | promoter=Nora; purchase=KP-104; rate=20; amount=7; status=Pending
- Kim for KP-103 | promoter=Kim; purchase=KP-103; rate=20; amount=0; status=Paid

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

# weather|weather forecast|weather query|weather app
item city|location|place|weather location: Name!;Country;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-430-6000;Time zone~Europe/Zurich;Picture:image
- Chur | country=Switzerland; latitude=47; longitude=10; altitude=593; time_zone=Europe/Zurich
- Bergen | country=Norway; latitude=60; longitude=5; altitude=12; time_zone=Europe/Oslo
- Valencia | country=Spain; latitude=39; longitude=0; altitude=15; time_zone=Europe/Madrid
- Kathmandu | country=Nepal; latitude=28; longitude=85; altitude=1400; time_zone=Asia/Kathmandu
record forecast|weather forecast|daily forecast|weather: Title!;City->@city|location;Day:date;Condition=Sunny|Cloudy|Rain|Snow|Storm|Fog;Low:number(C)#-60-50;High:number(C)#-60-60;Rain chance:percent;Wind:number(km/h)#0-300;Humidity:percent;UV index:number#0-15;Sunrise:time;Sunset:time
- Chur tomorrow | city=Chur; condition=Cloudy; low=4; high=12; rain_chance=20; wind=14; humidity=68; uv_index=2
- Bergen tomorrow | city=Bergen; condition=Rain; low=6; high=9; rain_chance=95; wind=38; humidity=91; uv_index=1
- Valencia tomorrow | city=Valencia; condition=Sunny; low=13; high=22; rain_chance=0; wind=9; humidity=55; uv_index=4
- Kathmandu tomorrow | city=Kathmandu; condition=Fog; low=7; high=19; rain_chance=5; wind=4; humidity=80; uv_index=5
record observation|current weather|weather record|measurement|weather data|historical weather: Title!;City->@city|location;Measured on:date;Measured at:time;Temperature:number(C)#-60-60;Feels like:number(C)#-70-70;Pressure:number(hPa)#850-1090;Humidity:percent;Wind:number(km/h)#0-300;Rainfall:number(mm)#0-500
- Chur, 8 h | city=Chur; temperature=6; feels_like=4; pressure=1018; humidity=74; wind=10; rainfall=0
- Bergen, 8 h | city=Bergen; temperature=8; feels_like=5; pressure=994; humidity=93; wind=41; rainfall=6
- Valencia, 8 h | city=Valencia; temperature=15; feels_like=15; pressure=1022; humidity=61; wind=7; rainfall=0
- Kathmandu, 8 h | city=Kathmandu; temperature=10; feels_like=10; pressure=1014; humidity=88; wind=2; rainfall=0
record weather warning|warning|alert|weather alert: Title!;City->@city|location;Kind=Storm|Heavy rain|Snow|Heat|Frost|Fog;Level=Yellow|Orange|Red;From:date;Until:date;Text:long;~Status=Active|Over
- Gale on the coast | city=Bergen; kind=Storm; level=Orange; text=Gusts up to 110 km/h.; status=Active
- Night frost | city=Chur; kind=Frost; level=Yellow; text=Down to minus three in the valley.; status=Active
- Dense morning fog | city=Kathmandu; kind=Fog; level=Yellow; text=Flights may be late.; status=Over
- Cloudburst | city=Valencia; kind=Heavy rain; level=Red; text=Stay away from dry river beds.; status=Over
record air quality|air quality reading|aqi: Title!;City->@city|location;Measured on:date;AQI:number#0-500;PM2.5:number(ug/m3)#0-1000;PM10:number(ug/m3)#0-1000;Ozone:number(ug/m3)#0-600;Level=Good|Moderate|Unhealthy|Hazardous
- Chur air | city=Chur; aqi=28; pm2_5=7; pm10=12; ozone=60; level=Good
- Bergen air | city=Bergen; aqi=19; pm2_5=4; pm10=9; ozone=55; level=Good
- Valencia air | city=Valencia; aqi=61; pm2_5=17; pm10=31; ozone=88; level=Moderate
- Kathmandu air | city=Kathmandu; aqi=164; pm2_5=81; pm10=130; ozone=70; level=Unhealthy
! item saved city [save|favou?rite|follow|add|collect|manag]: Name!;City->@city|location;Person;Position:number#1-50;Unit=Celsius|Fahrenheit;Home:boolean
- Mia's home | city=Chur; person=Mia; position=1; unit=Celsius
- Mia's holiday | city=Valencia; person=Mia; position=2; unit=Celsius
- Tor's home | city=Bergen; person=Tor; position=1; unit=Celsius
- Tor's trek | city=Kathmandu; person=Tor; position=2; unit=Fahrenheit
! record life index [index|cloth|advice|suggest|tip|travel]: Title!;City->@city|location;Kind=Clothing|Car wash|Sport|Umbrella|Sun cream;Level=Good|Fair|Poor;Advice:long;Day:date
- Chur clothing | city=Chur; kind=Clothing; level=Fair; advice=A warm jacket.
- Bergen umbrella | city=Bergen; kind=Umbrella; level=Poor; advice=A coat is better than an umbrella.
- Valencia sport | city=Valencia; kind=Sport; level=Good; advice=Run before noon.
- Kathmandu sport | city=Kathmandu; kind=Sport; level=Poor; advice=Train indoors.

# translation|translator|online translation|multilingual dictionary
record translation|translation record|translated text|translation history|translation task: Title!;Source language->@language|source language;Target language->@language|target language;Source text:long;Translated text:long;Engine=Dictionary|Machine|Person;Characters:number#0-1000000;Translated on:date;Favourite:boolean
- Train question | source_language=English; target_language=French; source_text=Where does the train leave?; translated_text=D'où part le train ?; engine=Machine; characters=27
- Menu of the inn | source_language=German; target_language=English; source_text=Forelle mit Petersilienkartoffeln; translated_text=Trout with parsley potatoes; engine=Machine; characters=33
- Thank-you note | source_language=English; target_language=Spanish; source_text=Thank you for the map.; translated_text=Gracias por el mapa.; engine=Person; characters=22
- Sign on the door | source_language=Spanish; target_language=English; source_text=Vuelvo enseguida; translated_text=Back soon; engine=Dictionary; characters=16
item language|source language|target language: Name!;Code~fr;Native name;Direction=Left to right|Right to left;Speech:boolean;Enabled:boolean
- English | code=en; native_name=English; direction=Left to right
- French | code=fr; native_name=Français; direction=Left to right
- German | code=de; native_name=Deutsch; direction=Left to right
- Spanish | code=es; native_name=Español; direction=Left to right
item term|word|glossary entry|vocabulary: Word!;Language->@language|source language;Meaning;Target language->@language|target language;Part of speech=Noun|Verb|Adjective|Phrase;Example:long;Pronunciation;Field
- trout | language=English; meaning=truite; target_language=French; part_of_speech=Noun; example=Smoked trout on rye.; field=Food
- Bahnsteig | language=German; meaning=platform; target_language=English; part_of_speech=Noun; example=Der Zug hält am Bahnsteig 3.; field=Travel
- enseguida | language=Spanish; meaning=right away; target_language=English; part_of_speech=Phrase; example=Voy enseguida.; field=Daily life
- mild | language=English; meaning=doux; target_language=French; part_of_speech=Adjective; example=A mild winter.; field=Weather
request document translation|file translation|document|translation order: Title!;File:file;Source language->@language|source language;Target language->@language|target language;Pages:number#1-5000;Price:money;Due on:date;Translator~Camille Roy|Hugo Lenz
- Rental contract | source_language=German; target_language=English; pages=8; price=240; translator=Hugo Lenz
- Museum leaflet | source_language=French; target_language=English; pages=2; price=70; translator=Camille Roy
- School report | source_language=Spanish; target_language=German; pages=3; price=95; translator=Hugo Lenz
- Pump manual | source_language=English; target_language=French; pages=64; price=1500; translator=Camille Roy
item phrasebook|word list|notebook|vocabulary book: Name!;Owner;Language->@language|target language;Words:number#0-100000;Visibility=Public|Private
- At the station | owner=Ada; language=French; words=40; visibility=Public
- Restaurant | owner=Ada; language=English; words=75; visibility=Public
- Office mail | owner=Bruno; language=German; words=112; visibility=Private
- Markets | owner=Bruno; language=Spanish; words=33; visibility=Private
! record correction [correct|improve|suggest|feedback|evaluat]: Title!;Translation->@translation|translation record;Better text:long;Suggested by;Suggested on:date;~Status=New|Accepted|Rejected
- Politer train question | translation=Train question; better_text=D'où part le train, s'il vous plaît ?; suggested_by=Camille Roy; status=Accepted
- Trout wording | translation=Menu of the inn; better_text=Trout with parsley new potatoes; suggested_by=Ada; status=Rejected
- Map thanks | translation=Thank-you note; better_text=Muchas gracias por el mapa.; suggested_by=Bruno; status=New
- Door sign | translation=Sign on the door; better_text=Back in a minute; suggested_by=Ada; status=New

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

# membership card|member card|loyalty card|stored-value card
item card type|membership level|membership card|card plan|card category: Name!;Price:money;Discount:percent;Valid for:number(months)#0-120;Points per euro:number#0-20;Uses included:number#0-1000;Cover:image;Benefits:long;~Status=On sale|Stopped
- Silver card | price=0; discount=3; valid_for=24; points_per_euro=1; uses_included=0; benefits=Birthday drink.; status=On sale
- Gold card | price=49; discount=10; valid_for=12; points_per_euro=2; uses_included=0; benefits=Free parking.; status=On sale
- Ten visits | price=90; discount=0; valid_for=6; points_per_euro=0; uses_included=10; benefits=May be shared.; status=On sale
- Founders' card | price=200; discount=15; valid_for=120; points_per_euro=3; uses_included=0; benefits=Sold at the opening.; status=Stopped
person card member|member|cardholder|vip member|customer member: Name!;Card number;Card type->@card type|membership level;Phone:phone;Birthday:date;~Balance:money;~Points:number#0-1000000;Uses left:number#0-1000;Valid until:date;Shop->@partner shop|store|branch;~Status=Active|Frozen|Expired
- Leonie Krug | card_number=8800-1001; card_type=Gold card; balance=120; points=840; shop=Spa at the lake; status=Active
- Samuel Otieno | card_number=8800-1002; card_type=Ten visits; balance=0; points=0; uses_left=7; shop=Gym Kern; status=Active
- Vilma Strand | card_number=8800-1003; card_type=Silver card; balance=15; points=61; shop=Café Turm; status=Frozen
- Pat Doyle | card_number=8800-1004; card_type=Founders' card; balance=410; points=5210; shop=Spa at the lake; status=Active
record recharge|top-up|stored value record|recharge record: Number!;Member->@card member|member;Amount:money;Bonus:money;Method=Cash|Card|Wallet|Transfer;Cashier~Ida|Bruno;Date:date;~Balance after:money
- TU-301 | member=Leonie Krug; amount=100; bonus=10; method=Card; cashier=Ida; balance_after=160
- TU-302 | member=Pat Doyle; amount=300; bonus=45; method=Transfer; cashier=Bruno; balance_after=470
- TU-303 | member=Vilma Strand; amount=20; bonus=0; method=Cash; cashier=Ida; balance_after=20
- TU-304 | member=Samuel Otieno; amount=90; bonus=0; method=Wallet; cashier=Bruno; balance_after=0
record consumption|consumption record|card transaction|spending|write-off: Number!;Member->@card member|member;Shop->@partner shop|store;Amount:money;Discount:money;Uses:number#0-100;Points earned:number#0-100000;Cashier;Date:date;~Status=Done|Refunded
- CO-901 | member=Leonie Krug; shop=Spa at the lake; amount=40; discount=4; uses=0; points_earned=80; cashier=Ida; status=Done
- CO-902 | member=Samuel Otieno; shop=Gym Kern; amount=0; discount=0; uses=1; points_earned=0; cashier=Bruno; status=Done
- CO-903 | member=Vilma Strand; shop=Café Turm; amount=5; discount=0; uses=0; points_earned=5; cashier=Ida; status=Done
- CO-904 | member=Pat Doyle; shop=Spa at the lake; amount=60; discount=9; uses=0; points_earned=180; cashier=Ida; status=Refunded
item coupon|voucher|member coupon: Name!;Kind=Amount off|Percent off|Gift;Value:number#0-1000;Minimum spend:money;Card type->@card type|membership level;Quantity:number#1-1000000;~Taken:number#0-1000000;Valid until:date
- Five off | kind=Amount off; value=5; minimum_spend=30; card_type=Silver card; quantity=500; taken=212
- Gold week | kind=Percent off; value=20; minimum_spend=0; card_type=Gold card; quantity=200; taken=80
- Birthday drink | kind=Gift; value=1; minimum_spend=0; card_type=Silver card; quantity=10000; taken=640
- Bring a friend | kind=Gift; value=1; minimum_spend=0; card_type=Ten visits; quantity=300; taken=19
item partner shop|store|branch|merchant: Name!;Address;Phone:phone;Trade=Beauty|Sport|Food|Retail;Manager;Members:number#0-1000000
- Spa at the lake | address=Shore 1; trade=Beauty; manager=Ida Holm; members=1210
- Gym Kern | address=Ring 40; trade=Sport; manager=Bruno Kern; members=640
- Café Turm | address=Tower square 2; trade=Food; manager=Ada Senn; members=2100
- Book room | address=Arcade 7; trade=Retail; manager=Yan Weber; members=350
! record points change [point|earn|level|upgrade]: Title!;Member->@card member|member;Kind=Earned|Spent|Expired;Points:number#0-100000;Balance:number#0-1000000;Reason;Date:date
- Krug, spa | member=Leonie Krug; kind=Earned; points=80; balance=840; reason=CO-901
- Doyle, spa | member=Pat Doyle; kind=Earned; points=180; balance=5210; reason=CO-904
- Strand, café | member=Vilma Strand; kind=Earned; points=5; balance=61; reason=CO-903
- Krug, gift | member=Leonie Krug; kind=Spent; points=200; balance=760; reason=Towel

# scenic spot|scenic area|tourist attraction|attraction ticket|tourism ticket
item scenic spot|attraction|scenic area|tourist attraction|sight: Name!;Region->@tourist region|region|destination;Category=Nature|History|Theme park|Museum|Temple;Address;Opens at:time;Closes at:time;Daily capacity:number#1-100000;Rating:rating;Picture:image;Description:long;~Status=Open|Closed|Seasonal
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

# takeaway|food delivery|takeout|meal ordering|food ordering
item dish|food|meal|menu item|takeaway dish: Name!;Restaurant->@restaurant|shop|merchant;Category->@dish category|category|menu category;Price:money;Packing fee:money;Spicy=None|Mild|Hot;Picture:image;Monthly sales:number#0-100000;Description:long;~Status=On sale|Sold out|Hidden
- Beef noodle soup | restaurant=Noodle Yard; category=Noodles; price=11; packing_fee=1; spicy=Mild; monthly_sales=820; status=On sale
- Pumpkin dumplings | restaurant=Noodle Yard; category=Starters; price=6; packing_fee=0; spicy=None; monthly_sales=410; status=On sale
- Margherita | restaurant=Forno Piccolo; category=Pizza; price=9; packing_fee=1; spicy=None; monthly_sales=1320; status=On sale
- Red lentil curry | restaurant=Green Ladle; category=Bowls; price=10; packing_fee=1; spicy=Hot; monthly_sales=260; status=Sold out
item restaurant|shop|merchant|store: Name!;Address;Phone:phone;Cuisine;Opens at:time;Closes at:time;Minimum order:money;Delivery fee:money;Rating:rating;~Status=Open|Busy|Closed
- Noodle Yard | address=Bell Lane 4; cuisine=Noodles; minimum_order=15; delivery_fee=2; rating=5; status=Open
- Forno Piccolo | address=Arch 12; cuisine=Pizza; minimum_order=12; delivery_fee=3; rating=4; status=Busy
- Green Ladle | address=Park 7; cuisine=Vegetarian; minimum_order=10; delivery_fee=2; rating=4; status=Open
- Night Grill | address=Station 1; cuisine=Grill; minimum_order=18; delivery_fee=4; rating=3; status=Closed
item dish category|category|menu category: Name!;Restaurant->@restaurant|shop;Sort order:number#0-100;Description
- Noodles | restaurant=Noodle Yard; sort_order=1; description=Soups and fried noodles
- Starters | restaurant=Noodle Yard; sort_order=2; description=Small plates
- Pizza | restaurant=Forno Piccolo; sort_order=1; description=From the stone oven
- Bowls | restaurant=Green Ladle; sort_order=1; description=With rice
record takeaway order|food order|delivery order|meal order: Number!;Restaurant->@restaurant|shop;Customer name~Ula|Dev;Phone:phone;Address;Courier->@courier|rider|delivery rider;Food total:money;Delivery fee:money;~Total:money;Ordered on:date;Remark:long;~Status=Placed|Accepted|Cooking|On the way|Delivered|Cancelled
- TA-6001 | restaurant=Noodle Yard; customer_name=Ula Menz; address=Elm 3; courier=Tino Reis; food_total=28; delivery_fee=2; total=30; status=On the way
- TA-6002 | restaurant=Forno Piccolo; customer_name=Dev Rao; address=Canal 20; courier=Jana Kos; food_total=18; delivery_fee=3; total=21; remark=Cut in eight.; status=Delivered
- TA-6003 | restaurant=Green Ladle; customer_name=Kit Moss; address=Hill 9; food_total=10; delivery_fee=2; total=12; status=Cooking
- TA-6004 | restaurant=Noodle Yard; customer_name=Pam Orr; address=Dock 1; food_total=17; delivery_fee=2; total=19; status=Cancelled
record order dish|order line|ordered dish|order item: Title!;Order->@takeaway order|food order;Dish->@dish|food;Quantity:number#1-100;Unit price:money;Extras;~Amount:money
- TA-6001 soup | order=TA-6001; dish=Beef noodle soup; quantity=2; unit_price=11; extras=More coriander; amount=22
- TA-6001 dumplings | order=TA-6001; dish=Pumpkin dumplings; quantity=1; unit_price=6; amount=6
- TA-6002 pizza | order=TA-6002; dish=Margherita; quantity=2; unit_price=9; amount=18
- TA-6003 curry | order=TA-6003; dish=Red lentil curry; quantity=1; unit_price=10; amount=10
person courier|rider|delivery rider|delivery person: Name!;Phone:phone;Vehicle=Bicycle|Scooter|Car;Area;Deliveries:number#0-100000;Rating:rating;~Status=Free|Delivering|Off duty
- Tino Reis | vehicle=Bicycle; area=Centre; deliveries=2110; rating=5; status=Delivering
- Jana Kos | vehicle=Scooter; area=Canal side; deliveries=940; rating=4; status=Free
- Bo Falk | vehicle=Car; area=Hill; deliveries=310; rating=4; status=Off duty
- Ravi Sen | vehicle=Scooter; area=Centre; deliveries=1502; rating=5; status=Free
! item delivery address [address|deliver|location]: Name!;Person;Street;City;Phone:phone;Default:boolean
- Ula, home | person=Ula Menz; street=Elm 3; city=Bremen
- Ula, office | person=Ula Menz; street=Tower 8; city=Bremen
- Dev, home | person=Dev Rao; street=Canal 20; city=Bremen
- Kit, home | person=Kit Moss; street=Hill 9; city=Bremen
+ review: Restaurant->@restaurant|shop;Order->@takeaway order|food order;Taste:rating;Delivery:rating

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
! record parking payment [pay|fee|overdue|charge|invoice]: Reference!;Parking record->@parking record|parking session;Amount:money;Method=App|Card|Cash|Wallet;Paid on:date;~Status=Open|Paid|Refunded
- PP-1 | parking_record=PK-503; amount=2; method=App; status=Paid
- PP-2 | parking_record=PK-504; amount=8; method=Card; status=Paid
- PP-3 | parking_record=PK-502; amount=3; method=App; status=Open
- PP-4 | parking_record=PK-501; amount=5; method=Wallet; status=Open
`
