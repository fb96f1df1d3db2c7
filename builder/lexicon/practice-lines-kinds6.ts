/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds6 = `

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

# native application|native app|developing native|small application|hybrid app|mini app framework|cross-platform app
item app project|application|app|mini app|small application|native application: Name!;Identifier~com.example.notes;Template->@template|app template~Blank app|Tab bar;Platforms=Android|iOS|Android and iOS|Desktop;Version~1.0.0;Icon:image;Developer~Mina Rao|Oskar Lind;Description:long;~Status=Draft|In development|Published|Archived
- Pocket notes | identifier=com.example.notes; template=List and detail; platforms=Android and iOS; version=1.2.0; developer=Mina Rao; description=Notes kept on the phone.; status=Published
- Shift clock | identifier=com.example.shift; template=Tab bar; platforms=Android; version=0.4.1; developer=Oskar Lind; description=Clock in and out.; status=In development
- Trail map | identifier=com.example.trail; template=Blank app; platforms=iOS; version=0.1.0; developer=Mina Rao; description=Walks with offline maps.; status=Draft
- Menu board | identifier=com.example.menu; template=List and detail; platforms=Desktop; version=2.0.3; developer=Oskar Lind; description=Menu of the day on a screen.; status=Archived
item template|app template|starter|project template: Name!;Category=Blank|List|Tabs|Form|Map|Media;Pages in it:number#1-50;Picture:image;Description:long;~Used:number#0-100000
- Blank app | category=Blank; pages_in_it=1; description=One empty page with a title bar.; used=920
- Tab bar | category=Tabs; pages_in_it=4; description=Four tabs at the bottom.; used=640
- List and detail | category=List; pages_in_it=2; description=A list and the page of one entry.; used=815
- Sign-in form | category=Form; pages_in_it=2; description=Login and registration with checks.; used=377
record page|screen|app page|view: Title!;App->@app project|application~Pocket notes|Shift clock;Path~/notes;Layout=Stack|List|Grid|Tabs|Form;Transition=Slide|Fade|None|Sheet;Order number:number#1-500;Markup:long;Script:long
- Notes list | app=Pocket notes; path=/notes; layout=List; transition=None; order_number=1; markup=<list bind="notes"></list>; script=load('notes')
- One note | app=Pocket notes; path=/notes/one; layout=Form; transition=Slide; order_number=2; markup=<textarea bind="text"></textarea>; script=save('notes')
- Clock | app=Shift clock; path=/clock; layout=Stack; transition=Fade; order_number=1; markup=<button>Clock in</button>; script=post('/shifts')
- Map | app=Trail map; path=/map; layout=Stack; transition=None; order_number=1; markup=<map zoom="12"></map>; script=locate()
item component|interface component|ui component|widget: Name!;Category=Input|Navigation|Display|Feedback|Media|Device;Properties:long;Events~tap, change;Example code:long;Available since~0.3.0;~Status=Stable|Beta|Deprecated
- Button | category=Input; properties=label, icon, disabled; events=tap; example_code=<button label="Save"></button>; available_since=0.1.0; status=Stable
- Tab bar item | category=Navigation; properties=label, icon, page; events=select; example_code=<tab page="/home"></tab>; available_since=0.2.0; status=Stable
- Toast | category=Feedback; properties=text, seconds; events=close; example_code=toast('Saved'); available_since=0.3.0; status=Stable
- Camera view | category=Device; properties=facing, flash; events=picture; example_code=<camera facing="back"></camera>; available_since=0.8.0; status=Beta
record storage entry|data storage|stored value|local data: Key!;App->@app project|application~Pocket notes;Scope=Device|Session|Cloud;Value:long;Type=Text|Number|List|Object|File;Size:number(KB)#0-10240;Updated on:date
- notes.list | app=Pocket notes; scope=Device; value=["Buy flour","Call Ana"]; type=List; size=2
- user.theme | app=Pocket notes; scope=Device; value=dark; type=Text; size=1
- shift.current | app=Shift clock; scope=Session; value={"in":"08:02"}; type=Object; size=1
- map.tiles | app=Trail map; scope=Device; value=Tiles of the north valley; type=File; size=8400
record network request|api request|request log|http request: Title!;App->@app project|application~Shift clock;Method=GET|POST|PUT|DELETE;Address:url;Body:long;Status code:number#100-599;Took:number(ms)#0-60000;Sent on:date;Response:long
- Send a shift | app=Shift clock; method=POST; address=https://api.example.com/shifts; body={"in":"08:02"}; status_code=201; took=184; response={"id":71}
- Load the menu | app=Menu board; method=GET; address=https://api.example.com/menu; status_code=200; took=96; response={"dishes":6}
- Delete a note | app=Pocket notes; method=DELETE; address=https://api.example.com/notes/4; status_code=404; took=61; response={"error":"not found"}
- Trails near me | app=Trail map; method=GET; address=https://api.example.com/trails; status_code=200; took=420; response={"trails":12}
! record build|app build|release|app version: Build number!;App->@app project|application~Pocket notes;Version~1.2.0;Platform=Android|iOS|Desktop;Package:file;Size:number(MB)#0-2000;Built on:date;Change log:long;~Status=Queued|Building|Succeeded|Failed
- B-210 | app=Pocket notes; version=1.2.0; platform=Android; size=6.4; change_log=Search in notes.; status=Succeeded
- B-211 | app=Pocket notes; version=1.2.0; platform=iOS; size=8.1; change_log=Search in notes.; status=Succeeded
- B-212 | app=Shift clock; version=0.4.1; platform=Android; size=5.2; change_log=Works without network.; status=Failed
- B-213 | app=Trail map; version=0.1.0; platform=iOS; size=12.7; change_log=First map.; status=Building

# audio streaming|real-time audio|audio content|audio playback|stream audio|online radio
item audio track|audio|audio content|track|recording|audio file: Title!;Performer->@performer|artist~Lumen Quartet|Radio Kiln;Category->@audio category|genre~Jazz|Talk;Audio file:file;Duration:number(s)#1-36000;Bit rate=64 kbit/s|128 kbit/s|256 kbit/s|320 kbit/s|Lossless;Cover:image;Description:long;~Plays:number#0-100000000;~Status=Draft|Published|Withdrawn
- Slow tide | performer=Lumen Quartet; category=Jazz; duration=312; bit_rate=320 kbit/s; description=Live in the boathouse.; plays=4120; status=Published
- Morning kiln, part one | performer=Radio Kiln; category=Talk; duration=1820; bit_rate=128 kbit/s; description=News from the potters.; plays=960; status=Published
- Birch forest at dawn | performer=Field Notes; category=Nature sounds; duration=2400; bit_rate=Lossless; description=Recorded in May.; plays=2215; status=Published
- Night ferry | performer=Lumen Quartet; category=Jazz; duration=268; bit_rate=256 kbit/s; description=Second take.; plays=1380; status=Draft
item performer|artist|speaker|channel|broadcaster: Name!;Kind=Band|Singer|Host|Station|Orchestra;Country;Picture:image;Website:url;About:long;~Followers:number#0-100000000
- Lumen Quartet | kind=Band; country=Norway; about=Quiet jazz with two basses.; followers=1840
- Radio Kiln | kind=Station; country=Ireland; about=A station about crafts.; followers=720
- Field Notes | kind=Host; country=Finland; about=Sounds from outside.; followers=2610
- Ada Brenner | kind=Singer; country=Austria; about=Songs with piano.; followers=930
item audio category|genre|music category|channel category: Name!;Parent category~Music|Spoken word;Picture:image;Sort number:number#1-100;Description
- Jazz | parent_category=Music; sort_number=1; description=From swing to modern
- Talk | parent_category=Spoken word; sort_number=2; description=Hosts and guests
- Nature sounds | parent_category=Sound; sort_number=3; description=For rest and focus
- Song | parent_category=Music; sort_number=4; description=With voice
record playlist|play list|queue|song list: Name!;Made by~Hugo Dahl|Pia Moreno;Visible to=Only me|With link|Everybody;Cover:image;Description:long;~Tracks:number#0-5000;~Length:number(min)#0-100000
- Rainy desk | made_by=Pia Moreno; visible_to=Everybody; description=Soft and without words.; tracks=2; length=45
- Evening jazz | made_by=Hugo Dahl; visible_to=With link; description=After eight.; tracks=2; length=10
- Workshop radio | made_by=Hugo Dahl; visible_to=Only me; description=Talk for the bench.; tracks=1; length=30
- Sleep well | made_by=Pia Moreno; visible_to=Everybody; description=Long and even sounds.; tracks=1; length=40
! record playlist entry|playlist track|playlist item: Title!;Playlist->@playlist|play list~Rainy desk|Evening jazz;Track->@audio track|audio~Slow tide|Night ferry;Position:number#1-5000;Added on:date
- Rainy desk, first | playlist=Rainy desk; track=Slow tide; position=1
- Rainy desk, second | playlist=Rainy desk; track=Birch forest at dawn; position=2
- Evening jazz, first | playlist=Evening jazz; track=Night ferry; position=1
- Evening jazz, second | playlist=Evening jazz; track=Slow tide; position=2
record playback|play history|playback history|listening history|play record: Title!;Listener~Hugo Dahl|Pia Moreno;Track->@audio track|audio~Slow tide;Position reached:number(s)#0-36000;Quality=Automatic|Low|Normal|High|Lossless;Device=Browser|Phone|Tablet|Speaker;Started on:date;~Status=Playing|Paused|Stopped|Finished
- Slow tide in the browser | listener=Pia Moreno; track=Slow tide; position_reached=312; quality=High; device=Browser; status=Finished
- Kiln on the way to work | listener=Hugo Dahl; track=Morning kiln, part one; position_reached=640; quality=Low; device=Phone; status=Paused
- Forest to fall asleep | listener=Pia Moreno; track=Birch forest at dawn; position_reached=1530; quality=Normal; device=Speaker; status=Stopped
- Night ferry again | listener=Hugo Dahl; track=Night ferry; position_reached=51; quality=Automatic; device=Tablet; status=Playing
item quality profile|audio quality|quality setting|stream quality: Name!;Bit rate:number(kbit/s)#16-5000;Sample rate:number(Hz)#8000-192000;Format=MP3|AAC|Opus|FLAC;Buffer:number(s)#1-60;Lower on slow network:boolean;Note
- Low | bit_rate=64; sample_rate=44100; format=Opus; buffer=10; note=For mobile data
- Normal | bit_rate=128; sample_rate=44100; format=AAC; buffer=8; note=The default
- High | bit_rate=320; sample_rate=48000; format=MP3; buffer=6; note=For good headphones
- Lossless | bit_rate=1411; sample_rate=96000; format=FLAC; buffer=4; note=Only on a fast line
record stream error|playback error|error log|streaming error: Title!;Track->@audio track|audio~Slow tide;Error=Network lost|File missing|Format not supported|Buffer empty|Not allowed;Device=Browser|Phone|Tablet|Speaker;Tries:number#0-20;Happened on:date;Details:long;~Status=New|Retried|Solved|Ignored
- Buffer ran empty in the tunnel | track=Morning kiln, part one; error=Buffer empty; device=Phone; tries=3; details=Went on after nine seconds.; status=Solved
- No sound on the old tablet | track=Birch forest at dawn; error=Format not supported; device=Tablet; tries=1; details=FLAC is not played, AAC offered.; status=Retried
- Lost line | track=Slow tide; error=Network lost; device=Browser; tries=5; details=Router was restarted.; status=Solved
- Draft not found | track=Night ferry; error=File missing; device=Speaker; tries=2; details=File is not uploaded yet.; status=New

# simple html|html webpage|html web page|basic webpage|html page|personal homepage|static html
item page|webpage|web page|html page: Title!;Address~/about;Menu label~About;Intro:long;Main picture:image;Template=Plain|Two columns|Gallery|Start page;Language=English|German|French|Spanish;~Status=Draft|Published|Hidden
- Welcome | address=/; menu_label=Home; intro=Who we are and what you find here.; template=Start page; language=English; status=Published
- About the garden | address=/about; menu_label=About; intro=A small garden at the edge of town.; template=Two columns; language=English; status=Published
- Pictures of the year | address=/pictures; menu_label=Pictures; intro=From January to December.; template=Gallery; language=English; status=Published
- Visit us | address=/visit; menu_label=Visit; intro=Opening days and the way here.; template=Plain; language=English; status=Draft
record section|paragraph|content block|heading|text block: Heading!;Page->@page|webpage~Welcome|About the garden;Kind=Paragraph|Heading|List|Quote|Picture|Table;Text:long;Position:number#1-100;Picture:image;Visible:boolean
- A place for bees | page=About the garden; kind=Paragraph; text=Two thirds of the beds flower for insects.; position=1
- How it began | page=About the garden; kind=Paragraph; text=Six neighbours and one empty plot.; position=2
- What is on | page=Welcome; kind=List; text=Seed swap, open Sunday, pruning course.; position=1
- A visitor said | page=Welcome; kind=Quote; text=The quietest hour of my week.; position=2
item menu item|navigation item|menu entry|navigation link: Label!;Page->@page|webpage~Welcome|Visit us;Address~/visit;Position:number#1-50;Place=Top|Side|Footer;Opens in new tab:boolean
- Home | page=Welcome; address=/; position=1; place=Top
- About | page=About the garden; address=/about; position=2; place=Top
- Pictures | page=Pictures of the year; address=/pictures; position=3; place=Top
- How to get here | page=Visit us; address=/visit; position=1; place=Footer
item picture|image|photo: Title!;File:image;Alternative text!;Page->@page|webpage~Pictures of the year;Caption;Width:number(px)#1-8000;Height:number(px)#1-8000;Photographer~Eva Holm
- Frost on kale | alternative_text=Kale leaves with white frost; page=Pictures of the year; caption=January; width=1600; height=1067; photographer=Eva Holm
- First tulips | alternative_text=Red tulips in a round bed; page=Pictures of the year; caption=April; width=1600; height=1067; photographer=Eva Holm
- The gate | alternative_text=Open wooden gate with roses; page=Welcome; caption=Our entrance; width=1920; height=800; photographer=Jon Pires
- Map of the beds | alternative_text=Drawing of twelve beds and paths; page=Visit us; caption=Plan; width=1200; height=900; photographer=Jon Pires
item link|hyperlink|external link|web link: Title!;Address:url!;Page->@page|webpage~Visit us;Kind=Inside|Outside|Download|Mail;Description;Position:number#1-100;~Clicks:number#0-1000000
- Bus timetable | address=https://example.org/bus; page=Visit us; kind=Outside; description=Line 7 to the last stop; position=1; clicks=84
- Planting calendar | address=https://example.org/calendar.pdf; page=About the garden; kind=Download; description=One page to print; position=1; clicks=210
- Neighbour garden | address=https://example.org/north; page=Welcome; kind=Outside; description=Our friends in the north; position=2; clicks=37
- All pictures | address=https://example.org/pictures; page=Welcome; kind=Inside; description=The year in the garden; position=3; clicks=152
! record page visit|page view|visit|click record: Title!;Page->@page|webpage~Welcome;Came from~search|link|direct;Device=Phone|Tablet|Computer;Visited on:date;Time on page:number(s)#0-7200
- Morning visit | page=Welcome; came_from=search; device=Phone; time_on_page=42
- Reads about the garden | page=About the garden; came_from=direct; device=Computer; time_on_page=188
- Looks at the pictures | page=Pictures of the year; came_from=link; device=Tablet; time_on_page=301
- Looks for the way | page=Visit us; came_from=search; device=Phone; time_on_page=27

# razor page|clancats|personal information website|user center
item content|content item|information|browsable content|library entry: Title!;Category->@content category|content type~Guides|News;Summary;Text:long;Cover:image;Author~Helena Brix|Tariq Aziz;Tags~beginner, indoor;Published on:date;~Views:number#0-10000000;~Status=Draft|Published|Hidden
- Repotting in spring | category=Guides; summary=When roots need room; text=Choose a pot two fingers wider, water the day before.; author=Helena Brix; tags=beginner, indoor; views=412; status=Published
- New opening hours | category=News; summary=Longer on Thursdays; text=From next month we are here until eight.; author=Tariq Aziz; tags=visit; views=188; status=Published
- Three soils compared | category=Tests; summary=Peat-free and good; text=We tried three mixtures for half a year.; author=Helena Brix; tags=soil; views=951; status=Published
- Balcony in the wind | category=Guides; summary=What stands up to it; text=Grasses and low shrubs do well.; author=Tariq Aziz; tags=outdoor; views=0; status=Draft
item content category|content type|category|section: Name!;Address~guides;Description;Parent category~Reading;Sort number:number#1-100;Picture:image
- Guides | address=guides; description=Step by step; parent_category=Reading; sort_number=1
- News | address=news; description=What is new; parent_category=Reading; sort_number=2
- Tests | address=tests; description=Tried by us; parent_category=Reading; sort_number=3
- Downloads | address=downloads; description=Files to take along; parent_category=Files; sort_number=4
person profile|personal information|personal profile|member profile|personal data: Display name!;Full name;Email:email;Phone:phone;Birthday:date;City;Address:long;Picture:image;Language=English|German|French|Spanish;Visible to=Only me|Members|Everybody
- H. Brix | full_name=Helena Brix; email=helena@example.com; phone=+45 32 55 01 10; city=Odense; language=English; visible_to=Members
- Tariq | full_name=Tariq Aziz; email=tariq@example.com; phone=+44 20 5550 0112; city=Leeds; language=English; visible_to=Everybody
- Manon P. | full_name=Manon Petit; email=manon@example.com; city=Lyon; language=French; visible_to=Only me
- Jörg | full_name=Jörg Adler; email=joerg@example.com; city=Kiel; language=German; visible_to=Members
record sign-in|login record|login history|security log|password change: Title!;Person->@profile|personal information~Tariq;Action=Login|Logout|Failed login|Password changed|Email changed|Registration;Device~Laptop, Firefox;IP address~192.0.2.14;Place;At:date
- Tariq logs in at work | person=Tariq; action=Login; device=Laptop, Firefox; ip_address=192.0.2.14; place=Leeds
- Wrong password | person=Manon P.; action=Failed login; device=Phone, Safari; ip_address=198.51.100.7; place=Lyon
- New password of Manon | person=Manon P.; action=Password changed; device=Phone, Safari; ip_address=198.51.100.7; place=Lyon
- Jörg joins | person=Jörg; action=Registration; device=Tablet, Chrome; ip_address=203.0.113.20; place=Kiel
request data request|profile change request|information change|account request: Title!;Person->@profile|personal information~Jörg;Kind=Correct data|Export data|Delete account|Change email|Unlock account;Details:long;Asked on:date;Reply to:email
- Copy of my data | person=Jörg; kind=Export data; details=Everything you keep about me, please.; reply_to=joerg@example.com
- New address of mail | person=Tariq; kind=Change email; details=The old one ends in May.; reply_to=tariq@example.com
- Locked out | person=Manon P.; kind=Unlock account; details=Five wrong tries.; reply_to=manon@example.com
- Name is misspelt | person=H. Brix; kind=Correct data; details=Helena with one l.; reply_to=helena@example.com
! item privacy setting|personal setting|user setting|notification setting: Name!;Person->@profile|personal information~Tariq;Email visible:boolean;News by mail=Never|Weekly|At once;Two-step login:boolean;Log out after:number(min)#5-1440;Theme=Light|Dark
- Settings of Tariq | person=Tariq; news_by_mail=Weekly; log_out_after=60; theme=Dark
- Settings of Helena | person=H. Brix; news_by_mail=At once; log_out_after=240; theme=Light
- Settings of Manon | person=Manon P.; news_by_mail=Never; log_out_after=15; theme=Light
- Settings of Jörg | person=Jörg; news_by_mail=Weekly; log_out_after=30; theme=Dark
! record saved search|search history|search record: Words!;Person->@profile|personal information~Tariq;Category->@content category|content type~Guides;Results:number#0-100000;Searched on:date
- balcony | person=Tariq; category=Guides; results=1
- soil without peat | person=Jörg; category=Tests; results=1
- opening hours | person=Manon P.; category=News; results=1
- watering plan | person=H. Brix; category=Downloads; results=0

# obtain customer information|collect customer information|customer information collection|latest product information|collect lead|lead collection|lead capture|product brochure
item product information|product material|brochure|product file|product document: Title!;Product name;Kind=PDF document|Picture|Video|Slides|Web page;File:file;Cover:image;Summary:long;Version~2.0;Uploaded by~Rosa Heim|Ken Ito;Agreement->@privacy agreement|agreement~Short agreement;~Views:number#0-1000000;~Status=Draft|Published|Expired
- Heat pump series 4, brochure | product_name=Heat pump series 4; kind=PDF document; summary=Sizes, noise and prices on eight pages.; version=2.0; uploaded_by=Rosa Heim; agreement=Short agreement; views=312; status=Published
- Series 4 in a terraced house | product_name=Heat pump series 4; kind=Video; summary=Three minutes on the work of two days.; version=1.0; uploaded_by=Ken Ito; agreement=Short agreement; views=148; status=Published
- Buffer tank pictures | product_name=Buffer tank 300; kind=Picture; summary=Seen from four sides.; version=1.1; uploaded_by=Rosa Heim; agreement=Agreement with offers; views=61; status=Published
- Control unit slides | product_name=Control unit C2; kind=Slides; summary=For partners at the autumn meeting.; version=0.9; uploaded_by=Ken Ito; agreement=Agreement with offers; views=0; status=Draft
record share link|qr code|url|link|share code|generated link: Name!;Material->@product information|product material~Heat pump series 4, brochure;Type=QR code|URL|Both;Address:url;Code picture:image;Channel=WeChat|Email|Text message|Trade fair|Print;Made by~Rosa Heim;Valid until:date;~Scans:number#0-1000000;~Status=Active|Paused|Expired
- Fair stand, brochure | material=Heat pump series 4, brochure; type=QR code; address=https://example.com/s/h4a; channel=Trade fair; made_by=Rosa Heim; scans=204; status=Active
- Spring mailing | material=Heat pump series 4, brochure; type=URL; address=https://example.com/s/h4b; channel=Email; made_by=Ken Ito; scans=108; status=Expired
- Video in the group | material=Series 4 in a terraced house; type=Both; address=https://example.com/s/v4; channel=WeChat; made_by=Ken Ito; scans=148; status=Active
- Tank label | material=Buffer tank pictures; type=QR code; address=https://example.com/s/t3; channel=Print; made_by=Rosa Heim; scans=61; status=Active
record lead|customer information|customer record|customer contact|collected customer|potential customer: Nickname!;Phone:phone;Company;Link->@share link|qr code~Fair stand, brochure;Material->@product information|product material~Heat pump series 4, brochure;Agreed to privacy:boolean;Collected on:date;Owner~Rosa Heim|Ken Ito;Interest=Low|Medium|High;~Status=New|Contacted|Qualified|Won|Lost
- Sunny roof | phone=+86 139 5550 0112; company=Linden Homes; link=Fair stand, brochure; material=Heat pump series 4, brochure; owner=Rosa Heim; interest=High; status=Contacted
- Lao Chen | phone=+86 137 5550 0145; company=Chen Plumbing; link=Video in the group; material=Series 4 in a terraced house; owner=Ken Ito; interest=Medium; status=New
- Mei at the lake | phone=+86 136 5550 0120; company=Private; link=Spring mailing; material=Heat pump series 4, brochure; owner=Ken Ito; interest=High; status=Won
- Builder 88 | phone=+86 135 5550 0188; company=East Gate Builders; link=Tank label; material=Buffer tank pictures; owner=Rosa Heim; interest=Low; status=Lost
record visit|scan record|preview record|view record|scan: Title!;Link->@share link|qr code~Fair stand, brochure;Visitor->@lead|customer information~Sunny roof;Opened by=Scan|Link;Device=Phone|Tablet|Computer;Time on page:number(s)#0-7200;Pages read:number#0-500;Opened on:date;~Outcome=Left|Previewed|Agreed|Refused
- Sunny roof at the stand | link=Fair stand, brochure; visitor=Sunny roof; opened_by=Scan; device=Phone; time_on_page=214; pages_read=8; outcome=Agreed
- Lao Chen watches | link=Video in the group; visitor=Lao Chen; opened_by=Link; device=Phone; time_on_page=176; pages_read=1; outcome=Agreed
- Mei reads again | link=Spring mailing; visitor=Mei at the lake; opened_by=Link; device=Computer; time_on_page=402; pages_read=6; outcome=Previewed
- Label on the tank | link=Tank label; visitor=Builder 88; opened_by=Scan; device=Phone; time_on_page=31; pages_read=2; outcome=Agreed
item privacy agreement|agreement|authorization text|privacy policy|consent text: Title!;Version~1.2;Text:long;Data asked for=Nickname|Phone number|Nickname and phone number;Button label~Agree and go on;Valid from:date;~Status=Draft|In use|Replaced
- Short agreement | version=1.2; text=We keep your nickname and number to send you what you asked for.; data_asked_for=Nickname and phone number; button_label=Agree and go on; status=In use
- Agreement with offers | version=1.0; text=We may also send you offers twice a year.; data_asked_for=Nickname and phone number; button_label=I agree; status=In use
- Number only | version=0.3; text=Only your number, for one call.; data_asked_for=Phone number; button_label=Call me; status=Draft
- First agreement | version=0.9; text=We keep your nickname.; data_asked_for=Nickname; button_label=OK; status=Replaced
! record consent|authorization record|consent record: Title!;Lead->@lead|customer information~Sunny roof;Agreement->@privacy agreement|agreement~Short agreement;Version~1.2;Given on:date;Withdrawn on:date;~Status=Given|Refused|Withdrawn
- Consent of Sunny roof | lead=Sunny roof; agreement=Short agreement; version=1.2; status=Given
- Consent of Lao Chen | lead=Lao Chen; agreement=Short agreement; version=1.2; status=Given
- Consent of Mei | lead=Mei at the lake; agreement=Short agreement; version=1.2; status=Given
- Consent of Builder 88 | lead=Builder 88; agreement=Agreement with offers; version=1.0; status=Withdrawn
! record follow-up|follow-up record|contact record: Title!;Lead->@lead|customer information~Sunny roof;By=Phone call|WeChat|Email|Visit;Done by~Rosa Heim|Ken Ito;Done on:date;Next step on:date;Notes:long
- First call to Sunny roof | lead=Sunny roof; by=Phone call; done_by=Rosa Heim; notes=Twelve houses, wants a price by Friday.
- Sizes sent to Mei | lead=Mei at the lake; by=WeChat; done_by=Ken Ito; notes=Ordered one unit.
- Site visit to Mei | lead=Mei at the lake; by=Visit; done_by=Ken Ito; notes=Place behind the shed is fine.
- Builder 88 says no | lead=Builder 88; by=Phone call; done_by=Rosa Heim; notes=Has a supplier already.

# landing page|product landing|call-to-action|feature showcase|sales page|launch page|waiting list page
item feature|product feature|main feature|function|feature showcase: Title!;Icon~clock;Short text;Text:long;Picture:image;Group=Main feature|Extra|Coming soon;Position:number#1-50;Link:url
- Plan in one minute | icon=clock; short_text=Drag, drop, done; text=Your week on one page, moved with a finger.; group=Main feature; position=1
- Works without network | icon=cloud; short_text=Sync when back; text=All is kept on the phone and sent later.; group=Main feature; position=2
- Shared boards | icon=people; short_text=Up to 20 people; text=Everybody sees the same plan.; group=Main feature; position=3
- Calendar export | icon=calendar; short_text=To any calendar; text=One link, always up to date.; group=Coming soon; position=4
item advantage|benefit|selling point|reason: Title!;Text:long;Figure~3 h;What the figure means~saved a week;Compared with~Paper lists|Spreadsheets;Position:number#1-50
- Hours back | text=Teams tell us how much they save.; figure=3 h; what_the_figure_means=saved a week; compared_with=Spreadsheets; position=1
- No training | text=New people start at once.; figure=5 min; what_the_figure_means=to the first plan; compared_with=Spreadsheets; position=2
- Fewer gaps | text=Free shifts are seen early.; figure=40 %; what_the_figure_means=fewer unfilled shifts; compared_with=Paper lists; position=3
- Fair price | text=Pay for those who plan.; figure=0; what_the_figure_means=cost for readers; compared_with=Spreadsheets; position=4
item testimonial|user review|customer voice|customer quote|user story: Title!;Quote:long;Person~Paula Renn;Role~Head nurse;Company~Elm Clinic;Picture:image;Score:rating;Given on:date;Shown:boolean
- Calm Mondays | quote=The plan is done before the coffee is cold.; person=Paula Renn; role=Head nurse; company=Elm Clinic; score=5
- All on one page | quote=No more lists on the fridge.; person=Omar Said; role=Owner; company=Bakery Said; score=5
- Good on the road | quote=It works in the tunnel, too.; person=Tess Vermeer; role=Dispatcher; company=Blue Vans; score=4
- Quick help | quote=An answer within the hour.; person=Ivo Kral; role=Site manager; company=Kral Building; score=5
item price plan|plan|pricing plan|offer|package: Name!;Price:money;Paid=Monthly|Yearly|Once|Free;Includes:long;People:number#1-10000;Trial:number(days)#0-90;Button label~Start now;Recommended:boolean
- Free | price=0; paid=Free; includes=One board, three people.; people=3; trial=0; button_label=Start free
- Team | price=19; paid=Monthly; includes=Ten boards, sync, export.; people=20; trial=30; button_label=Try 30 days
- House | price=79; paid=Monthly; includes=Boards without limit, roles.; people=200; trial=30; button_label=Try 30 days
- Team, yearly | price=190; paid=Yearly; includes=As Team, two months free.; people=20; trial=30; button_label=Save now
item call to action|button|action button|cta: Label!;Place=Top|After features|After reviews|Footer|Floating;Leads to=Sign-up form|Price plans|Demo request|Download|Shop;Colour~dark;Variant=A|B;~Shown:number#0-10000000;~Clicks:number#0-10000000;~Status=Running|Paused|Ended
- Start free | place=Top; leads_to=Sign-up form; colour=dark; variant=A; shown=5200; clicks=416; status=Running
- Plan your first week | place=Top; leads_to=Sign-up form; colour=dark; variant=B; shown=5150; clicks=489; status=Running
- See the prices | place=After features; leads_to=Price plans; colour=light; variant=A; shown=3100; clicks=220; status=Running
- Show me a demo | place=Footer; leads_to=Demo request; colour=light; variant=A; shown=1400; clicks=38; status=Paused
request sign-up|lead|demo request|waiting list entry|enquiry|subscription request: Name!;Email:email!;Company;Wants=Free account|Demo|Offer|Newsletter;Plan->@price plan|plan~Team;Came by->@call to action|button~Start free;Team size:number#1-100000;Text:long
- Greta Sund | email=greta@example.com; company=Sund Care; wants=Demo; plan=House; came_by=Show me a demo; team_size=60; text=Can two houses share a board?
- Luis Prado | email=luis@example.com; company=Prado Cafe; wants=Free account; plan=Free; came_by=Start free; team_size=3; text=Just me and two others.
- Anna Fiala | email=anna@example.com; company=Fiala Logistics; wants=Offer; plan=Team, yearly; came_by=See the prices; team_size=18; text=Please with invoice.
- Ben Odum | email=ben@example.com; company=Odum Events; wants=Newsletter; plan=Free; came_by=Plan your first week; team_size=8; text=Tell me when export is there.
! item question|faq|frequently asked question: Question!;Answer:long;Group=Price|Use|Data|Help;Position:number#1-100;~Found helpful:number#0-100000
- Can I cancel at any time? | answer=Yes, at the end of each month.; group=Price; position=1; found_helpful=81
- Where is my data kept? | answer=In two data centres in the EU.; group=Data; position=2; found_helpful=64
- Does it work on old phones? | answer=On all that are younger than seven years.; group=Use; position=3; found_helpful=29
- Who helps me? | answer=People, on weekdays from eight to six.; group=Help; position=4; found_helpful=40
+ review: Role;Company;Picture:image;Shown on the page:boolean

# accessible and inclusive|accessibility|web accessibility|accessibility evaluation|accessibility check|wcag|inclusive design
item website|site|web page|evaluated website|digital content: Name!;Address:url;Owner~City library;Kind=Website|Web app|PDF document|Form|Video|Mobile app;Target level=A|AA|AAA;Pages:number#1-100000;Contact:email;~Score:percent;~Status=Not checked|In check|Passed|Needs work
- City library | address=https://library.example.org; owner=City library; kind=Website; target_level=AA; pages=140; contact=web@library.example.org; score=81; status=Needs work
- Bus pass form | address=https://bus.example.org/pass; owner=Transport office; kind=Form; target_level=AA; pages=4; contact=forms@bus.example.org; score=64; status=Needs work
- Annual report | address=https://town.example.org/report.pdf; owner=Town hall; kind=PDF document; target_level=A; pages=48; contact=press@town.example.org; score=92; status=Passed
- Museum guide | address=https://museum.example.org/guide; owner=Museum; kind=Mobile app; target_level=AAA; pages=25; contact=hello@museum.example.org; score=0; status=Not checked
item guideline|accessibility guideline|requirement|criterion|rule|specification: Title!;Number~1.4.3;Topic=Navigation|Content structure|Simple language|Forms|PDF and downloads|Colour and contrast|Media|Keyboard;Level=A|AA|AAA;What it asks:long;How to test:long;Example:long
- Contrast of text | number=1.4.3; topic=Colour and contrast; level=AA; what_it_asks=Text stands out with a ratio of 4.5 to 1.; how_to_test=Measure text and ground with a contrast tool.; example=Dark grey on white.
- Labels of fields | number=3.3.2; topic=Forms; level=A; what_it_asks=Each field says what it wants.; how_to_test=Click the label, the field gets the cursor.; example=A label element with the id of the field.
- Order of headings | number=1.3.1; topic=Content structure; level=A; what_it_asks=Headings show the structure.; how_to_test=List the headings, no level is left out.; example=One h1, then h2.
- Tagged document | number=PDF-1; topic=PDF and downloads; level=A; what_it_asks=Headings, lists and tables are tagged.; how_to_test=Read it with a screen reader.; example=Export with tags from the word processor.
record evaluation|accessibility evaluation|audit|accessibility check|test run|assessment: Title!;Website->@website|site~City library;Checked by~Ines Falk|Noor Haddad;Method=Automatic|By hand|With users|Screen reader;Pages checked:number#1-10000;Checked on:date;~Score:percent;~Issues found:number#0-100000;~Status=Planned|Running|Finished
- Library, first check | website=City library; checked_by=Ines Falk; method=Automatic; pages_checked=140; score=81; issues_found=36; status=Finished
- Library with users | website=City library; checked_by=Noor Haddad; method=With users; pages_checked=12; score=74; issues_found=9; status=Finished
- Bus pass by keyboard | website=Bus pass form; checked_by=Noor Haddad; method=By hand; pages_checked=4; score=64; issues_found=7; status=Finished
- Report with tags | website=Annual report; checked_by=Ines Falk; method=Screen reader; pages_checked=48; score=92; issues_found=2; status=Finished
record issue|accessibility issue|finding|barrier|violation|problem: Title!;Evaluation->@evaluation|audit~Library, first check;Guideline->@guideline|criterion~Contrast of text;Page~/opening-hours;Element~input#city;Severity=Minor|Moderate|Serious|Critical;Affects=Blind people|Low vision|Motor|Hearing|Cognitive|All;Description:long;~Status=Open|In progress|Fixed|Accepted
- Grey hints are too light | evaluation=Library, first check; guideline=Contrast of text; page=/search; element=p.hint; severity=Serious; affects=Low vision; description=Ratio is 2.8 to 1.; status=In progress
- City field has no label | evaluation=Bus pass by keyboard; guideline=Labels of fields; page=/pass/2; element=input#city; severity=Critical; affects=Blind people; description=Only a placeholder is there.; status=Open
- Headings jump from 1 to 4 | evaluation=Library with users; guideline=Order of headings; page=/events; element=h4; severity=Moderate; affects=Blind people; description=Chosen for its size.; status=Fixed
- Table of budget is a picture | evaluation=Report with tags; guideline=Tagged document; page=page 31; element=figure; severity=Serious; affects=Blind people; description=No text behind the picture.; status=Open
record recommendation|improvement recommendation|suggestion|fix|advice: Title!;Issue->@issue|accessibility issue~Grey hints are too light;What to do:long;Code example:long;Effort=Minutes|Hours|Days|Weeks;Priority=Low|Medium|High;Due on:date;~Status=Proposed|Accepted|Done|Declined
- Use the darker grey | issue=Grey hints are too light; what_to_do=Set hints to #595959.; code_example=.hint { color: #595959 }; effort=Minutes; priority=High; status=Accepted
- Add labels to the form | issue=City field has no label; what_to_do=A visible label for each of nine fields.; code_example=<label for="city">City</label>; effort=Hours; priority=High; status=Proposed
- Make headings follow each other | issue=Headings jump from 1 to 4; what_to_do=Use h2 and style it.; code_example=<h2>Events</h2>; effort=Hours; priority=Medium; status=Done
- Set the budget as a table | issue=Table of budget is a picture; what_to_do=Export the table from the source.; code_example=<table><caption>Budget</caption></table>; effort=Days; priority=Medium; status=Proposed
record accessibility report|evaluation report|audit report|conformance report|accessibility statement: Title!;Website->@website|site~City library;Evaluation->@evaluation|audit~Library, first check;Summary:long;Conformance=None|Partial|Full;Score:percent;File:file;Written by~Ines Falk;Issued on:date
- Report on the library | website=City library; evaluation=Library, first check; summary=Good structure, weak contrast.; conformance=Partial; score=81; written_by=Ines Falk
- Library, what users say | website=City library; evaluation=Library with users; summary=Search is fine, events are hard.; conformance=Partial; score=74; written_by=Noor Haddad
- Report on the bus pass | website=Bus pass form; evaluation=Bus pass by keyboard; summary=The form cannot be sent without a mouse.; conformance=None; score=64; written_by=Noor Haddad
- Statement for the annual report | website=Annual report; evaluation=Report with tags; summary=One table is left to mend.; conformance=Full; score=92; written_by=Ines Falk
item document template|accessible document|downloadable document|pdf guide|form specification: Title!;Kind=PDF|Word document|Form|Slides|Spreadsheet;Topic;File:file;Checked for=Tags|Reading order|Language|Alternative text|All;Steps:long;~Downloads:number#0-1000000
- Letter with tags | kind=Word document; topic=Letters to citizens; checked_for=All; steps=Use the styles, export with tags.; downloads=310
- Application form | kind=Form; topic=Fields with labels and hints; checked_for=Reading order; steps=One column, error next to the field.; downloads=204
- Talk in plain words | kind=Slides; topic=Simple language; checked_for=Alternative text; steps=One thought on a slide.; downloads=96
- Price list as PDF | kind=PDF; topic=Tables; checked_for=Tags; steps=Header row is marked, no empty cells.; downloads=158

# touch motion|motion effect|touch gesture|gesture effect|touch event|touch animation|60fps
item motion effect|effect|touch effect|animation|motion: Name!;Gesture->@gesture|touch event~Swipe|Pinch;Property=Position|Scale|Rotation|Opacity|Colour;Easing=Linear|Ease out|Spring|Friction;Duration:number(ms)#0-10000;Stiffness:number#0-1000;Damping:number#0-200;Preview:image;Code:long;~Status=Draft|Ready|Retired
- Card throw | gesture=Swipe; property=Position; easing=Friction; duration=600; stiffness=0; damping=12; code=motion(card).throw(velocity); status=Ready
- Photo zoom | gesture=Pinch; property=Scale; easing=Spring; duration=350; stiffness=180; damping=22; code=motion(photo).scale(by); status=Ready
- Dial turn | gesture=Rotate; property=Rotation; easing=Friction; duration=900; stiffness=0; damping=8; code=motion(dial).rotate(angle); status=Ready
- Press glow | gesture=Long press; property=Opacity; easing=Ease out; duration=220; stiffness=0; damping=0; code=motion(button).fade(0.6); status=Draft
item gesture|touch event|touch gesture|gesture type: Name!;Fingers:number#1-5;Kind=Slide|Zoom|Rotate|Tap|Press|Drag;Starts after:number(px)#0-200;Minimum speed:number(px/s)#0-10000;Also by mouse:boolean;Description
- Swipe | fingers=1; kind=Slide; starts_after=10; minimum_speed=300; description=A quick slide in one direction
- Pinch | fingers=2; kind=Zoom; starts_after=6; minimum_speed=0; description=Two fingers apart or together
- Rotate | fingers=2; kind=Rotate; starts_after=5; minimum_speed=0; description=Two fingers turn around a point
- Long press | fingers=1; kind=Press; starts_after=0; minimum_speed=0; description=Held for half a second
item demo|touch element|web element|example|playground: Title!;Element=Card|Picture|List|Dial|Map|Button;Effect->@motion effect|effect~Card throw|Photo zoom;Picture:image;Start state:long;Difficulty=Easy|Medium|Advanced;~Tried:number#0-1000000
- Stack of cards | element=Card; effect=Card throw; start_state=Five cards, the top one is free.; difficulty=Easy; tried=840
- Lake photo | element=Picture; effect=Photo zoom; start_state=Fits the frame.; difficulty=Easy; tried=615
- Volume dial | element=Dial; effect=Dial turn; start_state=At 30 of 100.; difficulty=Medium; tried=402
- Soft button | element=Button; effect=Press glow; start_state=At rest.; difficulty=Easy; tried=97
record touch session|interaction|touch record|interaction record|gesture record: Title!;Demo->@demo|touch element~Stack of cards;Gesture->@gesture|touch event~Swipe;Device~Phone, 120 Hz;Start x:number(px)#0-8000;Start y:number(px)#0-8000;Distance:number(px)#0-20000;Top speed:number(px/s)#0-20000;Done on:date
- Three cards thrown | demo=Stack of cards; gesture=Swipe; device=Phone, 120 Hz; start_x=180; start_y=420; distance=260; top_speed=1900
- Zoom to the boat | demo=Lake photo; gesture=Pinch; device=Tablet, 60 Hz; start_x=512; start_y=384; distance=210; top_speed=480
- Louder | demo=Volume dial; gesture=Rotate; device=Phone, 60 Hz; start_x=190; start_y=300; distance=140; top_speed=350
- Held too short | demo=Soft button; gesture=Long press; device=Laptop with mouse; start_x=640; start_y=500; distance=2; top_speed=0
record frame measurement|performance record|frame rate|fps record|performance measurement: Title!;Effect->@motion effect|effect~Card throw;Device~Phone, 120 Hz;Average:number(fps)#0-240;Lowest:number(fps)#0-240;Dropped frames:number#0-100000;Delay of touch:number(ms)#0-1000;Measured on:date;~Verdict=Smooth|Fair|Jerky
- Throw on the phone | effect=Card throw; device=Phone, 120 Hz; average=60; lowest=58; dropped_frames=1; delay_of_touch=14; verdict=Smooth
- Zoom on the tablet | effect=Photo zoom; device=Tablet, 60 Hz; average=59; lowest=52; dropped_frames=6; delay_of_touch=22; verdict=Smooth
- Dial on an old phone | effect=Dial turn; device=Phone, 60 Hz; average=47; lowest=31; dropped_frames=88; delay_of_touch=41; verdict=Fair
- Glow on the laptop | effect=Press glow; device=Laptop with mouse; average=60; lowest=60; dropped_frames=0; delay_of_touch=9; verdict=Smooth
item api function|api|function|api method|call: Name!;Parameters:long;Returns;Group=Bind|Move|Listen|Physics|Tools;Example code:long;Since version~1.0.0;Notes:long
- bind | parameters=element, gesture; returns=motion; group=Bind; example_code=bind(card, 'swipe'); since_version=1.0.0; notes=One call for each element.
- scale | parameters=factor, origin; returns=motion; group=Move; example_code=motion(photo).scale(1.5); since_version=1.0.0; notes=Runs on the graphics card.
- onEnd | parameters=callback; returns=motion; group=Listen; example_code=motion(card).onEnd(next); since_version=1.1.0; notes=Called when all is at rest.
- spring | parameters=stiffness, damping; returns=curve; group=Physics; example_code=spring(180, 22); since_version=1.2.0; notes=Damping below 10 swings long.
! item motion setting|user setting|preset: Name!;Belongs to~Vera Lutz;Reduced motion:boolean;Frame rate=30|60|120;Sensitivity=Low|Normal|High;Haptic feedback:boolean;Touch trail:boolean
- Vera on the phone | belongs_to=Vera Lutz; frame_rate=120; sensitivity=Normal
- Calm | belongs_to=Sam Ode; frame_rate=60; sensitivity=Low
- Old tablet | belongs_to=Vera Lutz; frame_rate=30; sensitivity=High
- Show room | belongs_to=Pat Quinn; frame_rate=60; sensitivity=High

# artificial intelligence website|intelligent interaction|creative generation|ai conversation|ai painting|ai drawing|ai creation website
record conversation|ai conversation|dialogue|chat session|chat: Title!;Owner~Milo Grant|Suki Arai;Model->@ai model|model~Talk large|Talk small;Topic=Question|Writing|Ideas|Translation|Code;Instructions:long;Pinned:boolean;Started on:date;~Messages:number#0-100000;~Status=Open|Archived|Deleted
- Names for a tea room | owner=Milo Grant; model=Talk large; topic=Ideas; instructions=Short and friendly.; messages=8; status=Open
- Letter to the landlord | owner=Suki Arai; model=Talk large; topic=Writing; instructions=Polite but firm.; messages=5; status=Open
- Recipe into German | owner=Milo Grant; model=Talk small; topic=Translation; instructions=Keep the measures.; messages=2; status=Archived
- Why is the sky blue | owner=Suki Arai; model=Talk small; topic=Question; instructions=For a child of eight.; messages=4; status=Open
record conversation message|prompt|question|answer|reply: Text!;Conversation->@conversation|ai conversation~Names for a tea room;From=User|AI|System;Content:long;Tokens:number#0-200000;Liked:boolean;Sent on:date;~Status=Sent|Answering|Answered|Failed
- Ten names, please | conversation=Names for a tea room; from=User; content=Ten names for a small tea room by a canal.; tokens=16; status=Answered
- Names by the canal | conversation=Names for a tea room; from=AI; content=Still Water, The Third Cup, Lockside Leaves and seven more.; tokens=92; status=Sent
- Make it shorter | conversation=Letter to the landlord; from=User; content=Half the length and name the date.; tokens=12; status=Answered
- Blue light bends more | conversation=Why is the sky blue; from=AI; content=Sunlight has all colours. The air throws blue around most.; tokens=58; status=Sent
record painting|ai painting|drawing|generated image|image generation|picture: Title!;Prompt:long;Leave out:long;Style->@painting style|style~Watercolour|Ink;Model->@ai model|model~Brush;Size=512 x 512|768 x 768|1024 x 1024|1024 x 576;Picture:image;Steps:number#1-150;Seed:number#0-2147483647;Owner~Milo Grant|Suki Arai;~Status=Queued|Painting|Finished|Failed
- Canal in the morning | prompt=A canal with small boats, mist, first light; leave_out=people; style=Watercolour; model=Brush; size=1024 x 576; steps=30; seed=48112; owner=Milo Grant; status=Finished
- Fox with a lantern | prompt=A fox carries a lantern through snow; leave_out=text; style=Ink; model=Brush; size=768 x 768; steps=40; seed=7031; owner=Suki Arai; status=Finished
- Teapot city | prompt=A city built of teapots, seen from above; leave_out=blur; style=Paper cut; model=Brush; size=1024 x 1024; steps=35; seed=9920; owner=Milo Grant; status=Painting
- Grandmother's kitchen | prompt=A warm kitchen with copper pans; leave_out=people; style=Oil; model=Brush; size=512 x 512; steps=25; seed=1504; owner=Suki Arai; status=Failed
item generated content|creative content|creation|work|generated text: Title!;Kind=Poem|Story|Advertisement|Letter|Plan|Picture;Conversation->@conversation|ai conversation~Letter to the landlord;Text:long;Picture:image;Owner~Milo Grant|Suki Arai;Visible to=Only me|With link|Everybody;Tags~tea, names;~Likes:number#0-1000000
- Letter about the window | kind=Letter; conversation=Letter to the landlord; text=Dear Ms Orr, the window in the hall has not closed since March.; owner=Suki Arai; visible_to=Only me; tags=home; likes=0
- Opening of the tea room | kind=Advertisement; conversation=Names for a tea room; text=The Third Cup opens on Sunday. The first is on us.; owner=Milo Grant; visible_to=Everybody; tags=tea, opening; likes=34
- Pancakes in German | kind=Plan; conversation=Recipe into German; text=Mehl, Milch und Eier verrühren.; owner=Milo Grant; visible_to=With link; tags=kitchen; likes=3
- The sky and the marbles | kind=Story; conversation=Why is the sky blue; text=Once the sun rolled all its marbles into the air.; owner=Suki Arai; visible_to=Everybody; tags=children; likes=61
item ai model|model|engine|ai engine: Name!;Kind=Conversation|Painting|Both;Version~2.1;Longest input:number#1-1000000;Price for one call:money;Speed=Fast|Normal|Slow;Description:long;~Status=Available|Busy|Switched off
- Talk large | kind=Conversation; version=2.1; longest_input=32000; price_for_one_call=0.02; speed=Normal; description=Careful and long answers.; status=Available
- Talk small | kind=Conversation; version=1.4; longest_input=8000; price_for_one_call=0.002; speed=Fast; description=Quick answers.; status=Available
- Brush | kind=Painting; version=3.0; longest_input=400; price_for_one_call=0.04; speed=Slow; description=Pictures from words.; status=Available
- Atelier | kind=Both; version=0.9; longest_input=4000; price_for_one_call=0.05; speed=Slow; description=Talks and paints, in test.; status=Switched off
item painting style|style|art style|prompt template|template: Name!;Words added:long;Example:image;Category=Painting|Drawing|Photo|Craft|Digital;Description;~Used:number#0-1000000
- Watercolour | words_added=watercolour, soft edges, white paper; category=Painting; description=Light and wet; used=842
- Ink | words_added=black ink, fine lines; category=Drawing; description=Black on white; used=510
- Paper cut | words_added=layers of cut paper, shadows; category=Craft; description=Like a stage of paper; used=290
- Oil | words_added=oil on canvas, thick strokes; category=Painting; description=Warm and heavy; used=377
! record usage record|quota record|credit record|usage: Title!;User name~Milo Grant|Suki Arai;Used for=Conversation|Painting|Top-up|Bonus;Model->@ai model|model~Talk large;Credits:number#-100000-100000;Left:number#0-1000000;Booked on:date
- Tea room names | user_name=Milo Grant; used_for=Conversation; model=Talk large; credits=-4; left=96
- Canal picture | user_name=Milo Grant; used_for=Painting; model=Brush; credits=-8; left=88
- Welcome bonus | user_name=Suki Arai; used_for=Bonus; model=Talk small; credits=100; left=100
- Fox picture | user_name=Suki Arai; used_for=Painting; model=Brush; credits=-8; left=92

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

# public security information|information release terminal|security information release|release terminal|sentry post|alarm information|dual-screen
item security information|published information|security notice|public notice|release content|information release: Title!;Kind=Notice|Warning|Wanted person|Missing person|Traffic|Prevention tip;Text:long;Picture:image;Video:file;Urgency=Normal|Important|Urgent;Area~North district;Published by~Officer Kane|Officer Silva;Publish on:date;Show until:date;~Status=Draft|In review|Published|Withdrawn
- Bag thieves at the station | kind=Warning; text=Keep bags closed and in front of you.; urgency=Important; area=Central station; published_by=Officer Kane; status=Published
- Boy of nine is missing | kind=Missing person; text=Blue coat, last seen at the east gate.; urgency=Urgent; area=North district; published_by=Officer Silva; status=Published
- Market street closed on Sunday | kind=Traffic; text=Run through the town, closed from eight to two.; urgency=Normal; area=Old town; published_by=Officer Kane; status=In review
- Calls from a false grandson | kind=Prevention tip; text=Hang up and call your family.; urgency=Normal; area=All districts; published_by=Officer Silva; status=Published
item terminal|release terminal|display terminal|information terminal|device: Name!;Place;Sentry post->@sentry post|guard post~Post 3, east gate;Screens:number#1-4;Resolution~1920 x 1080;IP address~192.0.2.41;Speaker:boolean;Installed on:date;Note:long;~Status=Online|Offline|Fault
- Terminal east gate | place=Hall by the east gate; sentry_post=Post 3, east gate; screens=2; resolution=1920 x 1080; ip_address=192.0.2.41; status=Online
- Terminal station hall | place=Station hall, pillar 4; sentry_post=Post 1, station; screens=2; resolution=3840 x 2160; ip_address=192.0.2.42; status=Online
- Terminal harbour | place=Ferry building; sentry_post=Post 7, harbour; screens=2; resolution=1920 x 1080; ip_address=192.0.2.47; status=Fault
- Terminal market | place=Market hall; sentry_post=Post 5, market; screens=1; resolution=1280 x 720; ip_address=192.0.2.45; status=Offline
item sentry post|guard post|checkpoint: Name!;Address;District~North|Old town;Latitude:number#-90-90;Longitude:number#-180-180;Phone:phone;Officer on duty~Officer Kane;Officers:number#0-50;~Status=Manned|Unmanned|Alarm
- Post 1, station | address=Station square 1; district=Old town; latitude=47.07; longitude=15.42; phone=+43 316 555 011; officer_on_duty=Officer Kane; officers=4; status=Manned
- Post 3, east gate | address=East road 20; district=North; latitude=47.08; longitude=15.46; phone=+43 316 555 013; officer_on_duty=Officer Silva; officers=2; status=Alarm
- Post 5, market | address=Market hall; district=Old town; latitude=47.07; longitude=15.44; phone=+43 316 555 015; officer_on_duty=Officer Brandt; officers=2; status=Manned
- Post 7, harbour | address=Pier 2; district=South; latitude=47.05; longitude=15.43; phone=+43 316 555 017; officer_on_duty=Officer Otieno; officers=3; status=Unmanned
record alarm|alarm information|alarm record|alert|emergency call|received alarm: Title!;Sentry post->@sentry post|guard post~Post 3, east gate;Kind=Button pressed|Intruder|Fire|Fight|Medical|Fault;Level=Low|Medium|High|Critical;Received on:date;Received at:time;Details:long;Picture:image;Handled by~Officer Kane;~Status=New|Accepted|Under way|Closed|False alarm
- Button at the east gate | sentry_post=Post 3, east gate; kind=Button pressed; level=High; details=A man climbs over the fence.; handled_by=Officer Silva; status=Under way
- Smoke in the market hall | sentry_post=Post 5, market; kind=Fire; level=Critical; details=Smoke from a stall, fire brigade is called.; handled_by=Officer Brandt; status=Closed
- Fall on the stairs | sentry_post=Post 1, station; kind=Medical; level=Medium; details=Woman with a hurt knee.; handled_by=Officer Kane; status=Closed
- Button by mistake | sentry_post=Post 7, harbour; kind=Button pressed; level=Low; details=Cleaning staff.; handled_by=Officer Otieno; status=False alarm
record screen content|display content|dual-screen display|screen assignment|playlist|display plan: Title!;Terminal->@terminal|release terminal~Terminal east gate;Screen=Main screen|Second screen|Both screens;Information->@security information|published information~Bag thieves at the station;Layout=Full screen|Text over picture|Scrolling line|Split;Shown for:number(s)#3-3600;Order number:number#1-500;From:date;Until:date;~Status=Planned|On screen|Ended
- East gate, main | terminal=Terminal east gate; screen=Main screen; information=Boy of nine is missing; layout=Full screen; shown_for=30; order_number=1; status=On screen
- East gate, second | terminal=Terminal east gate; screen=Second screen; information=Bag thieves at the station; layout=Text over picture; shown_for=15; order_number=1; status=On screen
- Station, both | terminal=Terminal station hall; screen=Both screens; information=Bag thieves at the station; layout=Split; shown_for=20; order_number=2; status=On screen
- Market, line | terminal=Terminal market; screen=Main screen; information=Market street closed on Sunday; layout=Scrolling line; shown_for=60; order_number=1; status=Planned
! item media file|multimedia file|material|video|picture: Title!;Kind=Picture|Video|Sound|Text;File:file;Length:number(s)#0-7200;Size:number(MB)#0-5000;Used for->@security information|published information~Calls from a false grandson;Uploaded by~Officer Kane;Uploaded on:date
- Film on false calls | kind=Video; length=48; size=62; used_for=Calls from a false grandson; uploaded_by=Officer Silva
- Photo of a blue coat | kind=Picture; length=0; size=2; used_for=Boy of nine is missing; uploaded_by=Officer Silva
- Map of closed streets | kind=Picture; length=0; size=1; used_for=Market street closed on Sunday; uploaded_by=Officer Kane
- Spoken warning | kind=Sound; length=12; size=1; used_for=Bag thieves at the station; uploaded_by=Officer Kane
! record alarm action|handling record|disposal record|response: Title!;Alarm->@alarm|alarm information~Button at the east gate;Done by~Officer Silva;Action=Accepted|Patrol sent|Shown on screens|Called help|Closed;Done on:date;Done at:time;Notes:long
- Patrol to the fence | alarm=Button at the east gate; done_by=Officer Silva; action=Patrol sent; notes=Two officers on foot.
- Market cleared | alarm=Smoke in the market hall; done_by=Officer Brandt; action=Shown on screens; notes=All screens showed the way out.
- Ambulance to the station | alarm=Fall on the stairs; done_by=Officer Kane; action=Called help; notes=There in seven minutes.
- Closed as false | alarm=Button by mistake; done_by=Officer Otieno; action=Closed; notes=Staff were told.

# website management system|seo-optimized|seo optimized|website content management|managing website|website update|search engine optimization
item page|web page|website page|content page: Title!;Address~/services;Parent page->@page|web page~Start page;Layout->@layout|page layout~Wide with side menu;Text:long;Main picture:image;Author~Lidia Ferro|Tom Haas;Updated on:date;~Views:number#0-100000000;~Status=Draft|In review|Published|Archived
- Start page | address=/; layout=Wide with banner; text=Roofers in the third generation.; author=Lidia Ferro; views=18200; status=Published
- Services | address=/services; parent_page=Start page; layout=Wide with side menu; text=New roofs, repair and care.; author=Lidia Ferro; views=6400; status=Published
- Our people | address=/team; parent_page=Start page; layout=Two columns; text=Twelve people and a dog.; author=Tom Haas; views=2900; status=Published
- Winter service | address=/winter; parent_page=Services; layout=Two columns; text=Snow is cleared from flat roofs.; author=Tom Haas; views=0; status=In review
item layout|page layout|template|website layout|theme: Name!;Columns:number#1-6;Header=Banner|Plain|None;Side menu:boolean;Width=Full|Wide|Narrow;Main colour~dark blue;Font~sans serif;Preview:image;~Used by:number#0-10000
- Wide with side menu | columns=2; header=Plain; width=Wide; main_colour=dark blue; font=sans serif; used_by=1
- Wide with banner | columns=1; header=Banner; width=Full; main_colour=dark blue; font=sans serif; used_by=1
- Two columns | columns=2; header=Plain; width=Wide; main_colour=slate; font=serif; used_by=2
- Narrow text | columns=1; header=None; width=Narrow; main_colour=black; font=serif; used_by=0
record content block|block|section|website content|content: Heading!;Page->@page|web page~Start page;Kind=Text|Picture|Gallery|Quote|Button|Form|Map;Text:long;Picture:image;Position:number#1-100;On mobile=Shown|Hidden|Below the rest;~Status=Draft|Published
- Roof leaks? Call us | page=Start page; kind=Button; text=We come within a day.; position=1; on_mobile=Shown; status=Published
- Roofs of last year | page=Start page; kind=Gallery; text=Eight roofs in pictures.; position=2; on_mobile=Below the rest; status=Published
- What a check costs | page=Services; kind=Text; text=A check is free within the town.; position=1; on_mobile=Shown; status=Published
- Way to the yard | page=Our people; kind=Map; text=Behind the sawmill.; position=3; on_mobile=Hidden; status=Draft
item menu item|navigation item|navigation menu|menu entry: Label!;Page->@page|web page~Services;Parent label~Services;Place=Top|Side|Footer|Mobile menu;Position:number#1-100;Visible:boolean
- Home | page=Start page; place=Top; position=1
- What we do | page=Services; place=Top; position=2
- Winter | page=Winter service; parent_label=What we do; place=Side; position=1
- Who we are | page=Our people; place=Mobile menu; position=3
record seo entry|seo setting|search engine setting|meta data|keyword: Title for search!;Page->@page|web page~Start page;Description:long;Keywords~roofer, repair;Address for search:url;In site map:boolean;Checked on:date;~Place in search:number#1-1000;~Score:percent
- Roofer in Linden, repair and new roofs | page=Start page; description=Roofers since 1952. Free check within the town.; keywords=roofer, linden, repair; place_in_search=3; score=88
- Roof repair and care | page=Services; description=What we do and what it costs.; keywords=roof repair, cost; place_in_search=7; score=74
- Twelve roofers and a dog | page=Our people; description=Meet the people on your roof.; keywords=team, roofer; place_in_search=31; score=61
- Snow on flat roofs | page=Winter service; description=We clear flat roofs in winter.; keywords=snow, flat roof; place_in_search=90; score=40
record mobile check|display check|mobile optimization|responsive check|device check: Title!;Page->@page|web page~Start page;Device=Small phone|Large phone|Tablet|Desktop;Width:number(px)#200-4000;Load time:number(s)#0-60;Problem:long;Checked by~Tom Haas;Checked on:date;~Result=Good|Small faults|Broken
- Start on a small phone | page=Start page; device=Small phone; width=360; load_time=1.8; problem=None; checked_by=Tom Haas; result=Good
- Services on a tablet | page=Services; device=Tablet; width=820; load_time=1.2; problem=Side menu covers the first line.; checked_by=Tom Haas; result=Small faults
- People on a small phone | page=Our people; device=Small phone; width=320; load_time=2.6; problem=Map is wider than the screen.; checked_by=Lidia Ferro; result=Broken
- Winter on the desktop | page=Winter service; device=Desktop; width=1440; load_time=0.9; problem=None; checked_by=Lidia Ferro; result=Good
! record version|page version|change record|update record|revision: Title!;Page->@page|web page~Services;Changed by~Lidia Ferro;What changed:long;Old text:long;Changed on:date;~Status=Current|Replaced|Rolled back
- Prices of checks | page=Services; changed_by=Lidia Ferro; what_changed=A check is free now.; old_text=A check costs 40.; status=Current
- New banner | page=Start page; changed_by=Tom Haas; what_changed=Photo of the church roof.; old_text=Photo of the yard.; status=Current
- The dog is named | page=Our people; changed_by=Tom Haas; what_changed=Name of the dog added.; old_text=Twelve people.; status=Replaced
- Winter in summer | page=Winter service; changed_by=Lidia Ferro; what_changed=Text taken back until autumn.; old_text=Call us now.; status=Rolled back
request contact enquiry|enquiry|contact request|contact form: Subject!;Name;Email:email;Phone:phone;Page->@page|web page~Services;Text:long
- Tiles after the storm | name=Karin Opel; email=karin@example.com; phone=+49 511 555 0114; page=Services; text=Six tiles are missing above the stairs.
- Offer for a garage roof | name=Deniz Aydin; email=deniz@example.com; page=Services; text=Five by seven metres, flat.
- Work for a week | name=Jonas Wirth; email=jonas@example.com; page=Our people; text=May I come for a school week?
- Page does not open | name=Maja Lund; email=maja@example.com; page=Start page; text=The pictures stay empty on my phone.
! record search record|site search|search history|search query: Words!;Results:number#0-100000;Opened page->@page|web page~Services;Device=Phone|Tablet|Computer;Searched on:date
- price of new roof | results=2; opened_page=Services; device=Phone
- opening times | results=0; opened_page=Start page; device=Phone
- snow | results=1; opened_page=Winter service; device=Computer
- apprentice | results=1; opened_page=Our people; device=Tablet

# party discipline|party member|discipline learning|learning check-in|party building learning|party school|integrity education
item learning article|article to learn|learning content|learning material|study article|reading: Title!;Topic->@learning topic|topic~Rules of conduct|Case studies;Text:long;Cover:image;Reading time:number(min)#1-240;Points:number#0-100;Source~Training office;Published on:date;~Read by:number#0-1000000;~Status=Draft|Published|Withdrawn
- Gifts and invitations | topic=Rules of conduct; text=What may be taken and what must be reported.; reading_time=8; points=2; source=Training office; read_by=214; status=Published
- The borrowed car | topic=Case studies; text=A case in five steps and what would have been right.; reading_time=12; points=3; source=Inspection office; read_by=180; status=Published
- Who decides what | topic=Procedures; text=From the proposal to the vote.; reading_time=10; points=2; source=Training office; read_by=96; status=Published
- Travel on duty | topic=Rules of conduct; text=Class, hotel and receipts.; reading_time=6; points=2; source=Finance office; read_by=0; status=Draft
item learning video|video|video lesson|course video: Title!;Topic->@learning topic|topic~Rules of conduct;Video:file;Cover:image;Length:number(min)#1-300;Points:number#0-100;Speaker~Dr. Lin Hua;Description:long;~Watched by:number#0-1000000;~Status=Draft|Published|Withdrawn
- Saying no politely | topic=Rules of conduct; length=14; points=4; speaker=Dr. Lin Hua; description=Three short scenes with an offer.; watched_by=161; status=Published
- A case, told by the auditor | topic=Case studies; length=22; points=5; speaker=Gao Ming; description=How the invoices were found.; watched_by=132; status=Published
- Meeting minutes that hold | topic=Procedures; length=9; points=3; speaker=Dr. Lin Hua; description=What must be written down.; watched_by=88; status=Published
- Complaints and answers | topic=Procedures; length=11; points=3; speaker=Gao Ming; description=Days, forms and duties.; watched_by=47; status=Withdrawn
item learning topic|topic|learning category|column: Name!;Description;Picture:image;Sort number:number#1-100;Responsible~Training office
- Rules of conduct | description=What is allowed; sort_number=1; responsible=Training office
- Case studies | description=What went wrong and why; sort_number=2; responsible=Inspection office
- Procedures | description=How things are done; sort_number=3; responsible=Training office
- History | description=How it came to be; sort_number=4; responsible=Library
item quiz question|question|answering question|test question|exercise: Question!;Topic->@learning topic|topic~Rules of conduct;Kind=Single choice|Several choices|True or false;Choices:long;Right answer;Explanation:long;Points:number#0-100;Difficulty=Easy|Medium|Hard
- Must a gift be reported? | topic=Rules of conduct; kind=True or false; choices=True, False; right_answer=True; explanation=Above the small limit, always.; points=1; difficulty=Easy
- Who may sign for the group? | topic=Procedures; kind=Single choice; choices=Secretary, Any member, Nobody; right_answer=Secretary; explanation=Or a deputy named in writing.; points=2; difficulty=Medium
- What was the first mistake in the case of the car? | topic=Case studies; kind=Single choice; choices=No log, No fuel, No licence; right_answer=No log; explanation=Without a log nobody could see the trips.; points=2; difficulty=Hard
- Which receipts are needed? | topic=Rules of conduct; kind=Several choices; choices=Hotel, Train, Meals on the train; right_answer=Hotel, Train; explanation=Meals are paid as a lump sum.; points=2; difficulty=Medium
record check-in|learning check-in|learning record|study record|learning time: Title!;Member->@party member|member~Wei Sun|Fang Liu;Kind=Article|Video|Questions|Daily check-in;Article->@learning article|article to learn~Gifts and invitations;Video->@learning video|video~Saying no politely;Learned on:date!;Learning time:number(min)#0-600;Points earned:number#0-100;Thoughts:long;~Status=Started|Finished
- Wei reads on gifts | member=Wei Sun; kind=Article; article=Gifts and invitations; learning_time=9; points_earned=2; thoughts=The limit was new to me.; status=Finished
- Fang watches the scenes | member=Fang Liu; kind=Video; video=Saying no politely; learning_time=14; points_earned=4; thoughts=The second scene is like ours.; status=Finished
- Daily check-in of Bo | member=Bo Zhao; kind=Daily check-in; learning_time=1; points_earned=1; status=Finished
- Wei starts the case | member=Wei Sun; kind=Video; video=A case, told by the auditor; learning_time=6; points_earned=0; status=Started
person party member|member|learner|ranking entry|points ranking: Full name!;Branch->@branch|party branch~First branch|Technical branch;Phone:phone;Joined on:date;Position~Secretary|Member;~Total points:number#0-1000000;~Learning time:number(min)#0-1000000;~Rank:number#1-100000
- Fang Liu | branch=First branch; phone=+86 139 5550 0101; position=Secretary; total_points=186; learning_time=640; rank=1
- Wei Sun | branch=Technical branch; phone=+86 139 5550 0102; position=Member; total_points=154; learning_time=522; rank=2
- Bo Zhao | branch=First branch; phone=+86 139 5550 0103; position=Member; total_points=97; learning_time=310; rank=3
- Yan He | branch=Technical branch; phone=+86 139 5550 0104; position=Member; total_points=41; learning_time=120; rank=4
work learning task|task|study task|assignment: Title!;Topic->@learning topic|topic~Case studies;For branch->@branch|party branch~First branch;Article->@learning article|article to learn~The borrowed car;Due on:date;Points:number#0-1000;Needed time:number(min)#0-600;Notes:long
- Case of the month | topic=Case studies; for_branch=First branch; article=The borrowed car; points=10; needed_time=40; notes=Article, film and two questions.
- Rules before the holidays | topic=Rules of conduct; for_branch=Technical branch; article=Gifts and invitations; points=6; needed_time=25; notes=All members.
- How we vote | topic=Procedures; for_branch=First branch; article=Who decides what; points=5; needed_time=20; notes=Before the meeting on Friday.
- Travel rules | topic=Rules of conduct; for_branch=Technical branch; article=Travel on duty; points=4; needed_time=15; notes=When the article is out.
! record answer|answer record|quiz attempt|test result: Title!;Member->@party member|member~Wei Sun;Question->@quiz question|question~Must a gift be reported?;Answer given;Right:boolean;Points earned:number#0-100;Answered on:date
- Wei on gifts | member=Wei Sun; question=Must a gift be reported?; answer_given=True; points_earned=1
- Fang on signing | member=Fang Liu; question=Who may sign for the group?; answer_given=Secretary; points_earned=2
- Bo on the car | member=Bo Zhao; question=What was the first mistake in the case of the car?; answer_given=No fuel; points_earned=0
- Yan on receipts | member=Yan He; question=Which receipts are needed?; answer_given=Hotel, Train; points_earned=2
! item branch|party branch|group|organization: Name!;Secretary~Fang Liu;Address;Members:number#0-10000;~Average points:number#0-100000;Founded on:date
- First branch | secretary=Fang Liu; address=Building 1, room 204; members=2; average_points=142
- Technical branch | secretary=Wei Sun; address=Workshop, room 3; members=2; average_points=98
- School branch | secretary=Lan Wu; address=School road 5; members=0; average_points=0
- Retired members | secretary=Guo An; address=Garden house; members=0; average_points=0

# for mobile services|mobile service platform|mobile service website|mobile service application|media processing|business module
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
record processing task|processing job|audio processing|video processing|conversion|processing record: Title!;Module->@business module|module~Trim a video;File->@media file|audio file~Swim meet, lane 4;From second:number(s)#0-36000;To second:number(s)#0-36000;Target format=MP4|MP3|WAV|GIF;Quality=Low|Normal|High;Result file:file;Took:number(s)#0-36000;~Progress:percent;~Status=Waiting|Running|Finished|Failed
- Only the last lap | module=Trim a video; file=Swim meet, lane 4; from_second=52; to_second=94; target_format=MP4; quality=High; took=21; progress=100; status=Finished
- Choir without hum | module=Remove noise; file=Choir in the church; from_second=0; to_second=312; target_format=WAV; quality=High; took=48; progress=100; status=Finished
- Talk without wind | module=Remove noise; file=Talk at the harbour; from_second=0; to_second=1240; target_format=MP3; quality=Normal; took=30; progress=35; status=Running
- Steps for a message | module=Make it smaller; file=First steps; from_second=0; to_second=41; target_format=MP4; quality=Low; took=3; progress=0; status=Failed
item cache rule|cache|caching rule|cached interface|cache setting: Name!;Interface~/api/modules;Kept for:number(s)#1-604800;Kept in=Browser|Server memory|Edge|Disk;Emptied when=Time is over|Data changes|By hand;Largest size:number(MB)#1-10000;~Hit rate:percent;~Status=On|Off
- List of modules | interface=/api/modules; kept_for=3600; kept_in=Browser; emptied_when=Data changes; largest_size=1; hit_rate=94; status=On
- My files | interface=/api/files; kept_for=60; kept_in=Server memory; emptied_when=Data changes; largest_size=50; hit_rate=71; status=On
- Small previews | interface=/api/preview; kept_for=86400; kept_in=Edge; emptied_when=Time is over; largest_size=2000; hit_rate=88; status=On
- Finished results | interface=/api/results; kept_for=604800; kept_in=Disk; emptied_when=By hand; largest_size=8000; hit_rate=42; status=Off
record interface call|interface log|loading record|request log|performance record|slow interface: Title!;Interface~/api/files;Cache rule->@cache rule|cache~My files;Loading time:number(ms)#0-120000;From cache:boolean;Size:number(KB)#0-1000000;Device~Phone|Tablet;Called on:date;~Verdict=Fast|Fair|Slow|Failed
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

# hiring worker|hire worker|worker information|worker management|day labour|casual worker|gig worker|temporary worker|worker registration
person worker|worker information|labourer|registered worker|worker profile: Full name!;Trade->@trade|skill~Bricklayer|Painter;Phone:phone;ID number~ends with 2207;Day rate:money;Town;Experience:number(years)#0-60;Picture:image;Bank account~ends with 4410;~Score:rating;~Status=Waiting for check|Available|At work|Blocked
- Pavel Novak | trade=Bricklayer; phone=+420 222 555 014; id_number=ends with 2207; day_rate=120; town=Brno; experience=14; bank_account=ends with 4410; score=5; status=At work
- Amina Sow | trade=Painter; phone=+33 1 55 55 01 62; id_number=ends with 9151; day_rate=105; town=Lyon; experience=6; bank_account=ends with 7123; score=4; status=Available
- Joao Reis | trade=Helper; phone=+351 21 555 0147; id_number=ends with 0034; day_rate=80; town=Porto; experience=2; bank_account=ends with 8890; score=4; status=Available
- Hana Kolar | trade=Electrician; phone=+420 222 555 019; id_number=ends with 6618; day_rate=150; town=Brno; experience=9; bank_account=ends with 1205; score=3; status=Waiting for check
item work task|task|job|posted task|work order|job posting|assignment: Title!;Trade->@trade|skill~Bricklayer;Site~House on Mill street;Address;Description:long;Workers needed:number#1-500;Starts on:date;Ends on:date;Pay=By day|By hour|By piece|Fixed;Rate:money;Posted by~Office;~Status=Open|Full|Under way|Finished|Cancelled
- Garden wall, 18 metres | trade=Bricklayer; site=House on Mill street; address=Mill street 14; description=Wall of clinker, foundation is there.; workers_needed=2; pay=By day; rate=120; posted_by=Office; status=Under way
- Stairwell, four floors | trade=Painter; site=North court; address=Court lane 3; description=Walls white, doors grey.; workers_needed=2; pay=Fixed; rate=1400; posted_by=Office; status=Open
- Clear the attic | trade=Helper; site=House on Mill street; address=Mill street 14; description=Old boards and boxes, skip is in the yard.; workers_needed=3; pay=By hour; rate=11; posted_by=Office; status=Finished
- Sockets in the shop | trade=Electrician; site=Corner shop; address=Main square 2; description=Fourteen sockets, one board.; workers_needed=1; pay=By piece; rate=22; posted_by=Office; status=Open
record task acceptance|accepted task|task application|application|assignment record: Title!;Task->@work task|task~Garden wall, 18 metres;Worker->@worker|worker information~Pavel Novak;Accepted on:date;Agreed rate:money;Message:long;~Status=Applied|Accepted|Refused|Withdrawn|Done
- Pavel takes the wall | task=Garden wall, 18 metres; worker=Pavel Novak; agreed_rate=120; message=I can start on Monday.; status=Accepted
- Joao helps at the wall | task=Garden wall, 18 metres; worker=Joao Reis; agreed_rate=80; message=With my own gloves.; status=Accepted
- Joao clears the attic | task=Clear the attic; worker=Joao Reis; agreed_rate=11; message=Two days are enough.; status=Done
- Amina asks for the stairs | task=Stairwell, four floors; worker=Amina Sow; agreed_rate=1400; message=Is paint included?; status=Applied
record work result|submitted result|submission|work report|task result: Title!;Task->@work task|task~Garden wall, 18 metres;Worker->@worker|worker information~Pavel Novak;Worked on:date;Hours:number(h)#0-24;Quantity:number#0-100000;Pictures:image;Notes:long;Checked by~Office;~Status=Submitted|Approved|Sent back
- First six metres | task=Garden wall, 18 metres; worker=Pavel Novak; hours=8; quantity=6; notes=Straight and dry.; checked_by=Office; status=Approved
- Mortar and bricks carried | task=Garden wall, 18 metres; worker=Joao Reis; hours=8; quantity=900; notes=Two pallets.; checked_by=Office; status=Approved
- Attic is empty | task=Clear the attic; worker=Joao Reis; hours=14; quantity=1; notes=Skip is full.; checked_by=Office; status=Approved
- Second six metres | task=Garden wall, 18 metres; worker=Pavel Novak; hours=7; quantity=5; notes=Rain from three.; checked_by=Office; status=Submitted
record wage payment|payment record|wage|payout|salary record|payroll entry: Payment number!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Work result->@work result|submitted result~First six metres;Amount:money!;Deduction:money;Paid by=Bank transfer|Cash|Wallet;Due on:date;Paid on:date;~Status=Due|Paid|Disputed|Cancelled
- WP-3001 | worker=Pavel Novak; task=Garden wall, 18 metres; work_result=First six metres; amount=120; deduction=0; paid_by=Bank transfer; status=Paid
- WP-3002 | worker=Joao Reis; task=Garden wall, 18 metres; work_result=Mortar and bricks carried; amount=80; deduction=0; paid_by=Bank transfer; status=Paid
- WP-3003 | worker=Joao Reis; task=Clear the attic; work_result=Attic is empty; amount=154; deduction=10; paid_by=Cash; status=Disputed
- WP-3004 | worker=Pavel Novak; task=Garden wall, 18 metres; work_result=Second six metres; amount=105; deduction=0; paid_by=Bank transfer; status=Due
record performance evaluation|performance record|evaluation|worker performance|rating: Title!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Quality:rating;Punctuality:rating;Safety:rating;Comment:long;Evaluated by~Site manager;Evaluated on:date
- Pavel at the wall | worker=Pavel Novak; task=Garden wall, 18 metres; quality=5; punctuality=5; safety=4; comment=Clean joints.; evaluated_by=Site manager
- Joao at the wall | worker=Joao Reis; task=Garden wall, 18 metres; quality=4; punctuality=4; safety=4; comment=Quick and friendly.; evaluated_by=Site manager
- Joao in the attic | worker=Joao Reis; task=Clear the attic; quality=4; punctuality=3; safety=5; comment=Came late once.; evaluated_by=Owner of the house
- Hana, trial day | worker=Hana Kolar; task=Sockets in the shop; quality=3; punctuality=4; safety=3; comment=Board was not labelled.; evaluated_by=Site manager
! item trade|skill|job type|worker category: Name!;Usual day rate:money;Certificate needed:boolean;Tools~Own tools|Given;Description;~Workers:number#0-100000
- Bricklayer | usual_day_rate=120; tools=Own tools; description=Walls, chimneys and plaster; workers=1
- Painter | usual_day_rate=105; tools=Given; description=Inside and outside; workers=1
- Electrician | usual_day_rate=150; tools=Own tools; description=With licence; workers=1
- Helper | usual_day_rate=80; tools=Given; description=Carry, clear and clean; workers=1
! record attendance|attendance record|work hours|clock-in: Title!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Day:date!;Came at:time;Left at:time;Break:number(min)#0-240;~Status=Present|Late|Absent|Ill
- Pavel on Monday | worker=Pavel Novak; task=Garden wall, 18 metres; break=30; status=Present
- Joao on Monday | worker=Joao Reis; task=Garden wall, 18 metres; break=30; status=Present
- Joao in the attic, first day | worker=Joao Reis; task=Clear the attic; break=45; status=Late
- Pavel on Tuesday | worker=Pavel Novak; task=Garden wall, 18 metres; break=30; status=Present

# roof area|roof calculator|price of roof|roof price|roof quote|roof measurement|roof shape
item roof component|component|roof material|material|roofing part: Name!;Category=Covering|Insulation|Gutter|Window|Ridge|Batten|Fixing;Unit=Square metre|Metre|Piece|Pack;Price for a unit:money;Labour for a unit:money;Waste:percent;Colour=Red|Brown|Grey|Black|Natural;Picture:image;Guarantee:number(years)#0-60;~Status=Available|On order|Discontinued
- Clay tile, natural red | category=Covering; unit=Square metre; price_for_a_unit=32; labour_for_a_unit=28; waste=8; colour=Red; guarantee=30; status=Available
- Standing seam sheet | category=Covering; unit=Square metre; price_for_a_unit=58; labour_for_a_unit=41; waste=5; colour=Grey; guarantee=40; status=Available
- Wood fibre board, 80 mm | category=Insulation; unit=Square metre; price_for_a_unit=19; labour_for_a_unit=9; waste=6; colour=Natural; guarantee=10; status=Available
- Half-round gutter | category=Gutter; unit=Metre; price_for_a_unit=14; labour_for_a_unit=12; waste=3; colour=Grey; guarantee=15; status=On order
item component size|size|size option|dimension: Name!;Component->@roof component|component~Clay tile, natural red;Length:number(mm)#1-20000;Width:number(mm)#1-20000;Thickness:number(mm)#0-1000;Pieces in a square metre:number#0-200;Weight:number(kg)#0-1000;Extra price:money
- Tile, standard | component=Clay tile, natural red; length=420; width=260; thickness=14; pieces_in_a_square_metre=13; weight=3.3; extra_price=0
- Tile, large | component=Clay tile, natural red; length=480; width=300; thickness=15; pieces_in_a_square_metre=10; weight=4.2; extra_price=2
- Sheet, 530 wide | component=Standing seam sheet; length=6000; width=530; thickness=1; pieces_in_a_square_metre=0.3; weight=17; extra_price=0
- Gutter, 333 | component=Half-round gutter; length=3000; width=333; thickness=1; pieces_in_a_square_metre=0; weight=5; extra_price=0
record roof drawing|roof shape|drawing|drawn roof|roof plan|measurement data: Title!;Customer name~Edda Rowe;Shape=Gable|Hip|Shed|Flat|Mansard|Free drawing;Corner points:long;Length:number(m)#0-500;Width:number(m)#0-500;Pitch:number(°)#0-80;Overhang:number(m)#0-5;Picture:image;Drawn on:date;~Roof area:number(m²)#0-100000
- House in Fern lane | customer_name=Edda Rowe; shape=Gable; corner_points=0,0 12,0 12,9 0,9; length=12; width=9; pitch=38; overhang=0.4; roof_area=159.2
- Garage of the Dubois | customer_name=Marc Dubois; shape=Flat; corner_points=0,0 6,0 6,7 0,7; length=7; width=6; pitch=3; overhang=0.2; roof_area=47.4
- Barn with an annex | customer_name=Sigrid Holt; shape=Free drawing; corner_points=0,0 20,0 20,8 14,8 14,12 0,12; length=20; width=12; pitch=30; overhang=0.5; roof_area=279.7
- Villa on the hill | customer_name=Teo Marin; shape=Hip; corner_points=0,0 14,0 14,11 0,11; length=14; width=11; pitch=25; overhang=0.6; roof_area=204.6
record roof face|roof section|roof surface|plane|roof side: Title!;Drawing->@roof drawing|roof shape~House in Fern lane;Form=Rectangle|Triangle|Trapezium|Free form;Base:number(m)#0-500;Height:number(m)#0-500;Pitch:number(°)#0-80;Openings:number(m²)#0-1000;Faces=North|East|South|West;~Area:number(m²)#0-100000
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
`
