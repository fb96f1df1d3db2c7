/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKindsa = `

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
`
