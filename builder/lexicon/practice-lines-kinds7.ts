/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds7 = `

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

# task publishing|task reward|reward task|micro task|microtask|reward platform|paid task|bounty task
item task|published task|reward task|bounty: Title!;Category->@task category|category~App testing|Survey;Publisher~Kim Larsen|Brightway Media;Reward:money!;Places:number#1-10000;~Places left:number#0-10000;Minimum level->@member level|level~Bronze|Silver;Deadline:date;Steps:long;Proof required=Screenshot|Link|Text|File;~Status=Under review|Open|Full|Paused|Finished
- Test the sign-up of a recipe app | category=App testing; publisher=Brightway Media; reward=2.5; places=80; places_left=23; minimum_level=Bronze; steps=Install the app, register, make one recipe list and send a screenshot.; proof_required=Screenshot; status=Open
- Ten questions on commuting | category=Survey; publisher=Kim Larsen; reward=1.2; places=300; places_left=0; minimum_level=Bronze; steps=Answer all questions and copy the code at the end.; proof_required=Text; status=Full
- Transcribe a four-minute interview | category=Writing; publisher=Harbour Radio; reward=9; places=5; places_left=3; minimum_level=Gold; steps=Type what is said, with the time of each change of speaker.; proof_required=File; status=Open
- Photograph a bus stop near you | category=Local errand; publisher=Kim Larsen; reward=3; places=120; places_left=120; minimum_level=Silver; steps=Take one picture of the timetable and one of the shelter.; proof_required=Screenshot; status=Under review
item task category|category|task type: Name!;Description;Smallest reward:money;Review within:number(h)#1-168;Active:boolean
- App testing | description=Try an app or a page and report; smallest_reward=1; review_within=48
- Survey | description=Answer a list of questions; smallest_reward=0.5; review_within=24
- Writing | description=Texts, transcripts, translations; smallest_reward=4; review_within=72
- Local errand | description=Pictures and checks on the spot; smallest_reward=2; review_within=48
record accepted task|task acceptance|taken task|task order|task record|task reception|task submission: Number!;Task->@task|published task~Test the sign-up of a recipe app;Taken by~Noa Stein|Pavel Dusek;Taken on:date;Proof text:long;Proof file:file;Submitted on:date;~Fee earned:money;Reviewer note;~Status=Taken|Submitted|Approved|Rejected|Expired
- TK-2201 | task=Test the sign-up of a recipe app; taken_by=Noa Stein; proof_text=Registered as noa.s, list called Soups.; fee_earned=2.5; status=Approved
- TK-2202 | task=Ten questions on commuting; taken_by=Pavel Dusek; proof_text=Code 7781-K; fee_earned=1.2; status=Approved
- TK-2203 | task=Transcribe a four-minute interview; taken_by=Noa Stein; status=Taken
- TK-2204 | task=Test the sign-up of a recipe app; taken_by=Ruth Amadi; proof_text=Could not finish the sign-up.; reviewer_note=Screenshot is missing; status=Rejected
record reward record|reward|earning|commission record|commission|fee record: Entry!;Member~Noa Stein|Pavel Dusek;Type=Task fee|Invitation reward|Team commission|Level bonus|Platform commission;Accepted task->@accepted task|task record~TK-2201;Amount:money!;Rate:percent;Booked on:date;~Status=Pending|Credited|Reversed
- RW-701 | member=Noa Stein; type=Task fee; accepted_task=TK-2201; amount=2.5; status=Credited
- RW-702 | member=Pavel Dusek; type=Team commission; accepted_task=TK-2201; amount=0.13; rate=5; status=Credited
- RW-703 | member=Platform; type=Platform commission; accepted_task=TK-2202; amount=0.12; rate=10; status=Credited
- RW-704 | member=Noa Stein; type=Invitation reward; amount=1; status=Pending
record invitation|referral|invite|user invitation|invitation record: Invitation code!;Inviter~Noa Stein|Pavel Dusek;Invited person;Email:email;Sent on:date;Joined on:date;Reward:money;~Status=Sent|Registered|First task done|Rewarded|Expired
- NOA-5K2 | inviter=Noa Stein; invited_person=Ruth Amadi; reward=1; status=First task done
- PAV-9D1 | inviter=Pavel Dusek; invited_person=Noa Stein; reward=1; status=Rewarded
- PAV-9D4 | inviter=Pavel Dusek; invited_person=Jens Holm; reward=0; status=Sent
- RUT-1A7 | inviter=Ruth Amadi; invited_person=Mila Petrov; reward=0; status=Registered
item member level|level|membership level|vip level: Name!;Rank:number#1-20;Approved tasks needed:number#0-100000;Tasks per day:number#1-500;Team commission:percent;Upgrade fee:money;Benefits:long
- Bronze | rank=1; approved_tasks_needed=0; tasks_per_day=5; team_commission=2; upgrade_fee=0; benefits=Open tasks up to 3 each.
- Silver | rank=2; approved_tasks_needed=30; tasks_per_day=12; team_commission=5; upgrade_fee=9; benefits=Local errands and faster review.
- Gold | rank=3; approved_tasks_needed=150; tasks_per_day=30; team_commission=8; upgrade_fee=25; benefits=Well paid writing tasks.
- Platinum | rank=4; approved_tasks_needed=600; tasks_per_day=100; team_commission=12; upgrade_fee=60; benefits=All tasks, payout on the same day.
request withdrawal|withdrawal request|payout: Title!;Member~Noa Stein|Pavel Dusek;Amount:money!;Fee:money;Pay out to=Bank account|Wallet|Gift card;Account holder;Requested on:date;Note:long
- June earnings | member=Noa Stein; amount=40; fee=0.8; pay_out_to=Bank account; account_holder=Noa Stein
- First payout | member=Ruth Amadi; amount=10; fee=0.2; pay_out_to=Wallet
- Gift card for books | member=Pavel Dusek; amount=25; fee=0; pay_out_to=Gift card
- Team commission of May | member=Pavel Dusek; amount=62; fee=1.24; pay_out_to=Bank account; account_holder=Pavel Dusek
! item commission rule|platform commission|distribution rule [commission]: Name!;Applies to=Task fee|Invitation|Level upgrade;Member level->@member level|level~Silver;Platform share:percent;Inviter share:percent;Second level share:percent;Valid from:date;Active:boolean
- Standard task fee | applies_to=Task fee; member_level=Bronze; platform_share=10; inviter_share=2; second_level_share=0
- Silver task fee | applies_to=Task fee; member_level=Silver; platform_share=10; inviter_share=5; second_level_share=1
- Gold task fee | applies_to=Task fee; member_level=Gold; platform_share=8; inviter_share=8; second_level_share=2
- Level upgrade | applies_to=Level upgrade; member_level=Platinum; platform_share=70; inviter_share=20; second_level_share=10
+ message: Task->@task|published task

# video processing|multimedia processing|video transcoding|transcoding|video conversion|media processing|multimedia video processing
record media file|multimedia file|uploaded file|source file|video file|multimedia video: File name!;Type=Video|Audio|Image;File:file;Size:number(MB)#0-500000;Duration:number(s)#0-86400;Resolution~1920x1080|3840x2160;Codec~H.264|ProRes;Uploaded by~Dana Roth|Ilja Weber;Uploaded on:date;~Status=Uploaded|Queued|Processed|Failed
- harbour-tour-master.mov | type=Video; size=8420; duration=612; resolution=3840x2160; codec=ProRes; uploaded_by=Dana Roth; status=Processed
- lecture-07.mp4 | type=Video; size=1260; duration=5340; resolution=1920x1080; codec=H.264; uploaded_by=Ilja Weber; status=Queued
- podcast-31.wav | type=Audio; size=540; duration=3120; codec=PCM; uploaded_by=Dana Roth; status=Uploaded
- drone-clip-04.mxf | type=Video; size=3910; duration=188; resolution=3840x2160; codec=DNxHD; uploaded_by=Ilja Weber; status=Failed
item processing option|processing preset|output profile|preset|processing profile: Name!;Operation=Transcode|Compress|Cut|Merge|Watermark|Extract audio|Thumbnails;Output format=MP4|WebM|MOV|MP3|GIF|JPG;Resolution~1280x720|1920x1080;Bit rate:number(kbit/s)#16-200000;Frame rate:number(fps)#1-240;Segments:number#1-500;Note:long
- Web 720p | operation=Transcode; output_format=MP4; resolution=1280x720; bit_rate=3500; frame_rate=25; segments=12
- Web 1080p with logo | operation=Watermark; output_format=MP4; resolution=1920x1080; bit_rate=6500; frame_rate=25; segments=16; note=Logo at the bottom right, 40 percent.
- Audio only | operation=Extract audio; output_format=MP3; bit_rate=192; segments=4
- Preview pictures | operation=Thumbnails; output_format=JPG; resolution=640x360; segments=1; note=One picture every ten seconds.
record processing task|processing job|task|job|transcoding task|video task: Title!;Media file->@media file|multimedia file~lecture-07.mp4;Option->@processing option|preset~Web 720p;Priority=Low|Normal|High;Threads:number#1-128;Progress:percent;Submitted by~Dana Roth|Ilja Weber;Submitted on:date;Duration:number(s)#0-864000;Error message;~Status=Queued|Running|Paused|Done|Failed|Cancelled
- Harbour tour for the web | media_file=harbour-tour-master.mov; option=Web 1080p with logo; priority=High; threads=32; progress=100; submitted_by=Dana Roth; duration=412; status=Done
- Lecture 7 small | media_file=lecture-07.mp4; option=Web 720p; priority=Normal; threads=16; progress=64; submitted_by=Ilja Weber; duration=890; status=Running
- Podcast 31 as MP3 | media_file=podcast-31.wav; option=Audio only; priority=Low; threads=4; progress=0; submitted_by=Dana Roth; status=Queued
- Drone clip previews | media_file=drone-clip-04.mxf; option=Preview pictures; priority=Normal; threads=2; progress=12; submitted_by=Ilja Weber; duration=9; error_message=Index of the container cannot be read; status=Failed
item server|processing server|worker node|node|worker: Name!;Address~10.4.0.21;Processor cores:number#1-512;Memory:number(GB)#1-4096;Graphics card~none|2 x 16 GB;Performance score:number#0-1000;Maximum tasks:number#1-500;~Running tasks:number#0-500;Load:percent;Last heartbeat:date;~Status=Online|Busy|Draining|Offline
- worker-01 | address=10.4.0.21; processor_cores=64; memory=256; graphics_card=2 x 16 GB; performance_score=840; maximum_tasks=12; running_tasks=9; load=78; status=Busy
- worker-02 | address=10.4.0.22; processor_cores=32; memory=128; graphics_card=1 x 16 GB; performance_score=510; maximum_tasks=7; running_tasks=3; load=41; status=Online
- worker-03 | address=10.4.0.23; processor_cores=16; memory=64; graphics_card=none; performance_score=190; maximum_tasks=3; running_tasks=0; load=2; status=Draining
- worker-04 | address=10.4.0.24; processor_cores=32; memory=128; graphics_card=1 x 16 GB; performance_score=500; maximum_tasks=7; running_tasks=0; load=0; status=Offline
! record task segment|subtask|task allocation|segment|task assignment: Segment!;Task->@processing task|processing job~Lecture 7 small;Server->@server|worker node~worker-01;Starts at second:number#0-86400;Ends at second:number#0-86400;Progress:percent;Attempts:number#1-20;~Status=Waiting|Running|Done|Failed
- Lecture 7, part 1 | task=Lecture 7 small; server=worker-01; starts_at_second=0; ends_at_second=1780; progress=100; attempts=1; status=Done
- Lecture 7, part 2 | task=Lecture 7 small; server=worker-01; starts_at_second=1780; ends_at_second=3560; progress=72; attempts=1; status=Running
- Lecture 7, part 3 | task=Lecture 7 small; server=worker-02; starts_at_second=3560; ends_at_second=5340; progress=20; attempts=2; status=Running
- Drone clip, all | task=Drone clip previews; server=worker-03; starts_at_second=0; ends_at_second=188; progress=12; attempts=3; status=Failed
record output file|processing result|result|processed file|output: File name!;Task->@processing task|processing job~Harbour tour for the web;File:file;Format=MP4|WebM|MOV|MP3|GIF|JPG;Size:number(MB)#0-500000;Resolution~1920x1080;Made on:date;Kept until:date;Downloads:number#0-1000000
- harbour-tour-1080.mp4 | task=Harbour tour for the web; format=MP4; size=498; resolution=1920x1080; downloads=14
- harbour-tour-teaser.gif | task=Harbour tour for the web; format=GIF; size=11; resolution=640x360; downloads=6
- lecture-07-part1.mp4 | task=Lecture 7 small; format=MP4; size=760; resolution=1280x720; downloads=0
- podcast-31.mp3 | task=Podcast 31 as MP3; format=MP3; size=72; downloads=2
! record processing log|task log|job log: Entry!;Task->@processing task|processing job~Lecture 7 small;Server->@server|worker node~worker-01;Level=Info|Warning|Error;Text:long;Logged on:date;Logged at:time
- Task split in three parts | task=Lecture 7 small; server=worker-01; level=Info; text=Shares by performance: two parts to worker-01, one to worker-02.
- Part 3 started again | task=Lecture 7 small; server=worker-02; level=Warning; text=Connection lost for 40 seconds, second attempt.
- Container damaged | task=Drone clip previews; server=worker-03; level=Error; text=Gave up after three attempts.
- Output written | task=Harbour tour for the web; server=worker-01; level=Info; text=498 MB in 412 seconds.

# twitter feed|tweet|hashtag|tweet feed|social feed|social media feed|social wall
record tweet|feed post|feed item|social post: Title!;Author->@tweet author|feed author~@citybikes|@northpark;Text:long!;Hashtag->@hashtag~#cyclingday|#openair;Posted on:date;Posted at:time;Likes:number#0-10000000;Retweets:number#0-10000000;Replies:number#0-1000000;Picture:image;Original:url;~Status=Shown|Held|Hidden
- Ride starts at nine | author=@citybikes; text=Helmets on! The big ride starts at nine from the market square. #cyclingday; hashtag=#cyclingday; likes=214; retweets=61; replies=18; status=Shown
- Stage times are out | author=@northpark; text=All stage times for Saturday are on our site. Bring a blanket. #openair; hashtag=#openair; likes=530; retweets=140; replies=42; status=Shown
- First tomatoes | author=@roofgarden; text=Three weeks early: the first tomatoes of the roof garden. #urbanfarming; hashtag=#urbanfarming; likes=88; retweets=9; replies=7; status=Shown
- Road closed until four | author=@townhall; text=Bridge Street is closed to cars until 4 pm. #cyclingday; hashtag=#cyclingday; likes=47; retweets=33; replies=5; status=Held
item hashtag|tag|feed filter|topic: Name!;Description;Tweets:number#0-10000000;Followed since:date;Updated every:number(s)#5-86400;Active:boolean
- #cyclingday | description=Everything about the town's day on bikes; tweets=1840; updated_every=30
- #openair | description=Concerts in the park; tweets=920; updated_every=60
- #urbanfarming | description=Gardens on roofs and balconies; tweets=311; updated_every=300
- #latebus | description=News of the night lines; tweets=76; updated_every=120
item tweet author|feed author|author|twitter account: Handle!;Display name;Biography:long;Followers:number#0-500000000;Verified:boolean;Profile picture:image;Profile page:url
- @citybikes | display_name=City Bikes Club; biography=Rides, repairs and rallies.; followers=12400
- @northpark | display_name=North Park Stage; biography=Open air since the nineties.; followers=38900
- @roofgarden | display_name=Roof Garden Collective; biography=Vegetables above the traffic.; followers=2150
- @townhall | display_name=Town Hall; biography=News of the council.; followers=51200
item feed|feed setting|feed source|tweet list|feed configuration: Name!;Hashtags~#cyclingday, #latebus;Language=Any|English|German|Spanish|French;Shown at once:number#1-200;Refresh every:number(s)#5-3600;Leave out retweets:boolean;Leave out replies:boolean;Auto scroll:boolean;Layout=List|Grid|Ticker
- Front page | hashtags=#cyclingday, #openair; language=English; shown_at_once=20; refresh_every=30; layout=List
- Screen at the stage | hashtags=#openair; language=Any; shown_at_once=6; refresh_every=15; layout=Ticker
- Gardens | hashtags=#urbanfarming; language=German; shown_at_once=30; refresh_every=300; layout=Grid
- Night lines | hashtags=#latebus; language=Any; shown_at_once=10; refresh_every=60; layout=List
! record feed update|update run|fetch log: Title!;Feed->@feed|feed setting~Front page;Fetched:number#0-10000;New:number#0-10000;Filtered out:number#0-10000;Run on:date;Run at:time;~Status=Done|Nothing new|Failed
- Front page 12:00 | feed=Front page; fetched=40; new=11; filtered_out=6; status=Done
- Front page 12:01 | feed=Front page; fetched=40; new=0; filtered_out=6; status=Nothing new
- Stage screen 12:00 | feed=Screen at the stage; fetched=12; new=4; filtered_out=1; status=Done
- Night lines 12:00 | feed=Night lines; fetched=0; new=0; filtered_out=0; status=Failed
record blocked word|filter word|blocked account|moderation rule: Word or account!;Applies to=Word|Account|Link;Reason;Added by~Mona Reyes|Finn Adler;Added on:date;Hits:number#0-1000000
- giveaway | applies_to=Word; reason=Advertising; added_by=Mona Reyes; hits=212
- @cheapfollowers | applies_to=Account; reason=Spam; added_by=Finn Adler; hits=38
- short.example | applies_to=Link; reason=Hides its target; added_by=Mona Reyes; hits=17
- free tickets | applies_to=Word; reason=Fraud; added_by=Finn Adler; hits=64
+ favorite: Tweet->@tweet|feed post
+ comment: Tweet->@tweet|feed post

# slot game|slot machine|pay line|payline|casino game
item slot game|game|slot machine|game theme: Name!;Theme~Mountain of the gods|Pirate bay;Reels:number#3-8;Rows:number#1-8;Pay lines:number#1-243;Smallest bet:money;Largest bet:money;Return to player:percent;Volatility=Low|Medium|High;Free spins:boolean;Picture:image;~Status=Draft|Live|Paused
- Thunder over Olympus | theme=Mountain of the gods; reels=5; rows=3; pay_lines=20; smallest_bet=0.2; largest_bet=50; return_to_player=96.1; volatility=High; status=Live
- Temple Treasures | theme=Greek temple; reels=5; rows=4; pay_lines=40; smallest_bet=0.4; largest_bet=80; return_to_player=95.4; volatility=Medium; status=Live
- Harpy Hunt | theme=Greek legends; reels=3; rows=3; pay_lines=5; smallest_bet=0.05; largest_bet=5; return_to_player=94.8; volatility=Low; status=Paused
- Nectar Night | theme=Feast of the gods; reels=6; rows=4; pay_lines=50; smallest_bet=0.5; largest_bet=100; return_to_player=96.5; volatility=High; status=Draft
item symbol|slot symbol|game symbol: Name!;Game->@slot game|game~Thunder over Olympus;Kind=Low|High|Wild|Scatter|Bonus;Pays for three:number(x)#0-1000;Pays for four:number(x)#0-5000;Pays for five:number(x)#0-10000;Weight:number#1-1000;Picture:image
- Lightning bolt | game=Thunder over Olympus; kind=Wild; pays_for_three=10; pays_for_four=50; pays_for_five=250; weight=4
- Golden eagle | game=Thunder over Olympus; kind=High; pays_for_three=5; pays_for_four=25; pays_for_five=100; weight=9
- Temple gate | game=Temple Treasures; kind=Scatter; pays_for_three=2; pays_for_four=10; pays_for_five=50; weight=3
- Laurel wreath | game=Thunder over Olympus; kind=Low; pays_for_three=1; pays_for_four=4; pays_for_five=15; weight=30
item pay line|payline|winning line|line: Name!;Game->@slot game|game~Thunder over Olympus;Number:number#1-243;Rows by reel~2-2-2-2-2|1-2-3-2-1;Colour~gold|blue;Active:boolean
- Middle line | game=Thunder over Olympus; number=1; rows_by_reel=2-2-2-2-2; colour=gold
- Top line | game=Thunder over Olympus; number=2; rows_by_reel=1-1-1-1-1; colour=blue
- Bottom line | game=Thunder over Olympus; number=3; rows_by_reel=3-3-3-3-3; colour=red
- Valley | game=Thunder over Olympus; number=4; rows_by_reel=1-2-3-2-1; colour=green
record spin|game round|game history|game record|spin history: Spin number!;Player~Mira Kos|Dan Ortiz;Game->@slot game|game~Thunder over Olympus;Bet per line:money;Lines played:number#1-243;Total bet:money;Symbols shown~eagle, bolt, bolt, wreath, gate;Winning line->@pay line|payline~Middle line;~Win:money;Balance after:money;Played on:date;~Result=Win|No win|Free spin|Bonus round
- SP-88012 | player=Mira Kos; game=Thunder over Olympus; bet_per_line=0.05; lines_played=20; total_bet=1; symbols_shown=eagle, bolt, eagle, wreath, gate; winning_line=Middle line; win=5; balance_after=54; result=Win
- SP-88013 | player=Mira Kos; game=Thunder over Olympus; bet_per_line=0.05; lines_played=20; total_bet=1; symbols_shown=wreath, gate, eagle, wreath, bolt; win=0; balance_after=53; result=No win
- SP-88014 | player=Dan Ortiz; game=Temple Treasures; bet_per_line=0.01; lines_played=40; total_bet=0.4; symbols_shown=gate, gate, gate, vase, coin; win=0.8; balance_after=20.4; result=Free spin
- SP-88015 | player=Dan Ortiz; game=Harpy Hunt; bet_per_line=0.01; lines_played=5; total_bet=0.05; symbols_shown=harpy, harpy, feather; win=0; balance_after=20.35; result=No win
record reward|player reward|bonus|jackpot|prize: Title!;Player~Mira Kos|Dan Ortiz;Spin->@spin|game round~SP-88012;Type=Line win|Jackpot|Free spins|Daily bonus|Level prize;Amount:money;Free spins:number#0-500;Granted on:date;Expires on:date;~Status=Granted|Claimed|Expired
- Three eagles on the middle line | player=Mira Kos; spin=SP-88012; type=Line win; amount=5; free_spins=0; status=Claimed
- Ten spins at the temple gate | player=Dan Ortiz; spin=SP-88014; type=Free spins; amount=0; free_spins=10; status=Granted
- Monday welcome | player=Mira Kos; type=Daily bonus; amount=2; free_spins=0; status=Claimed
- Level 5 reached | player=Dan Ortiz; type=Level prize; amount=10; free_spins=5; status=Expired
! record wallet entry|balance record|credit record|coin record: Entry!;Player~Mira Kos|Dan Ortiz;Type=Deposit|Bet|Win|Bonus|Withdrawal;Spin->@spin|game round~SP-88012;Amount:money!;Balance after:money;Booked on:date
- WE-3301 | player=Mira Kos; type=Deposit; amount=50; balance_after=50
- WE-3302 | player=Mira Kos; type=Bet; spin=SP-88012; amount=-1; balance_after=49
- WE-3303 | player=Mira Kos; type=Win; spin=SP-88012; amount=5; balance_after=54
- WE-3304 | player=Dan Ortiz; type=Bet; spin=SP-88014; amount=-0.4; balance_after=19.6
! item player setting|play limit|player limit: Player!;Sound:boolean;Fast spin:boolean;Autoplay spins:number#0-500;Daily loss limit:money;Session limit:number(min)#5-600;Preferred game->@slot game|game~Thunder over Olympus
- Mira Kos | autoplay_spins=10; daily_loss_limit=20; session_limit=60; preferred_game=Thunder over Olympus
- Dan Ortiz | autoplay_spins=0; daily_loss_limit=10; session_limit=45; preferred_game=Temple Treasures
- Sefa Yilmaz | autoplay_spins=25; daily_loss_limit=30; session_limit=90; preferred_game=Thunder over Olympus
- Lotte Brink | autoplay_spins=0; daily_loss_limit=5; session_limit=30; preferred_game=Harpy Hunt

# multi-cloud|multi cloud|cloud management platform|cloud cost|cloud resource cost|finops|cloud resource
item cloud provider|cloud account|cloud vendor|cloud: Name!;Provider=Public cloud|Private cloud|Hosted cluster;Region~eu-central|us-east;Account number~acct-4471;Owner~Greta Lind|Samir Aziz;Monthly budget:money;Connected on:date;~Status=Connected|Access expired|Disconnected
- Atlas Cloud production | provider=Public cloud; region=eu-central; account_number=acct-4471; owner=Greta Lind; monthly_budget=42000; status=Connected
- Atlas Cloud test | provider=Public cloud; region=eu-west; account_number=acct-4472; owner=Greta Lind; monthly_budget=6000; status=Connected
- Boreal Cloud | provider=Public cloud; region=us-east; account_number=acct-9020; owner=Samir Aziz; monthly_budget=18000; status=Access expired
- Own data centre | provider=Private cloud; region=Basement hall 2; account_number=dc-02; owner=Samir Aziz; monthly_budget=9500; status=Connected
item cloud resource|resource|virtual machine|instance|resource allocation: Name!;Cloud->@cloud provider|cloud account~Atlas Cloud production;Team->@team|department~Checkout;Type=Virtual machine|Database|Object storage|Kubernetes cluster|Load balancer|Network;Size~4 vCPU, 16 GB;Region~eu-central;Cost per hour:money;~Cost this month:money;CPU use:percent;Created on:date;Expires on:date;~Status=Running|Stopped|Being created|Deleted
- checkout-db-01 | cloud=Atlas Cloud production; team=Checkout; type=Database; size=8 vCPU, 64 GB; region=eu-central; cost_per_hour=1.84; cost_this_month=1310; cpu_use=58; status=Running
- search-k8s | cloud=Boreal Cloud; team=Search; type=Kubernetes cluster; size=6 nodes of 4 vCPU; region=us-east; cost_per_hour=2.4; cost_this_month=1728; cpu_use=34; status=Running
- media-archive | cloud=Atlas Cloud production; team=Media; type=Object storage; size=120 TB; region=eu-central; cost_per_hour=3.1; cost_this_month=2232; status=Running
- load-test-07 | cloud=Atlas Cloud test; team=Checkout; type=Virtual machine; size=16 vCPU, 32 GB; region=eu-west; cost_per_hour=0.72; cost_this_month=96; cpu_use=0; status=Stopped
request resource application|resource request|cloud resource application|self-service application|application: Title!;Applicant~Nils Berg|Aya Tanaka;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud test;Type=Virtual machine|Database|Object storage|Kubernetes cluster|Load balancer|Network;Size~4 vCPU, 16 GB;Needed from:date;Needed until:date;Estimated monthly cost:money;Approver~Greta Lind;Reason:long
- Database for the loyalty pilot | applicant=Nils Berg; team=Checkout; cloud=Atlas Cloud test; type=Database; size=2 vCPU, 8 GB; estimated_monthly_cost=140; approver=Greta Lind; reason=Pilot with two shops for three months.
- Storage for raw footage | applicant=Aya Tanaka; team=Media; cloud=Atlas Cloud production; type=Object storage; size=30 TB; estimated_monthly_cost=560; approver=Greta Lind; reason=Archive of the spring shoot.
- Cluster for index rebuild | applicant=Jonas Funk; team=Search; cloud=Boreal Cloud; type=Kubernetes cluster; size=10 nodes of 8 vCPU; estimated_monthly_cost=2900; approver=Samir Aziz; reason=Full rebuild of the index, two weeks.
- Load balancer for the intranet | applicant=Lea Moser; team=Internal IT; cloud=Own data centre; type=Load balancer; size=Small; estimated_monthly_cost=25; approver=Samir Aziz; reason=Second line for updates without downtime.
item team|department|project group|cost centre: Name!;Lead~Nils Berg|Aya Tanaka;Cost centre~CC-310;Members:number#1-1000;Monthly budget:money;~Consumed this month:money;Email:email
- Checkout | lead=Nils Berg; cost_centre=CC-310; members=14; monthly_budget=9000; consumed_this_month=6120
- Search | lead=Jonas Funk; cost_centre=CC-320; members=9; monthly_budget=7500; consumed_this_month=7040
- Media | lead=Aya Tanaka; cost_centre=CC-410; members=11; monthly_budget=12000; consumed_this_month=8300
- Internal IT | lead=Lea Moser; cost_centre=CC-900; members=6; monthly_budget=4000; consumed_this_month=1950
item budget|cost budget|budget limit|quota: Title!;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud production;Period=Month|Quarter|Year;Amount:money!;~Spent:money;Warn at:percent;Starts on:date;Ends on:date;~Status=Within budget|Near the limit|Exceeded|Closed
- Checkout, production | team=Checkout; cloud=Atlas Cloud production; period=Month; amount=7500; spent=5480; warn_at=80; status=Within budget
- Search on Boreal | team=Search; cloud=Boreal Cloud; period=Month; amount=7500; spent=7040; warn_at=85; status=Near the limit
- Media archive, year | team=Media; cloud=Atlas Cloud production; period=Year; amount=90000; spent=51200; warn_at=90; status=Within budget
- Load tests, third quarter | team=Checkout; cloud=Atlas Cloud test; period=Quarter; amount=3000; spent=3210; warn_at=75; status=Exceeded
record consumption record|cost record|resource consumption|usage record|cloud bill|team consumption: Title!;Resource->@cloud resource|resource~checkout-db-01;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud production;Period from:date;Period to:date;Quantity:number#0-10000000;Unit=Hours|GB|Requests|Node hours;Cost:money!;Forecast:money
- checkout-db-01, week 22 | resource=checkout-db-01; team=Checkout; cloud=Atlas Cloud production; quantity=168; unit=Hours; cost=309; forecast=1325
- search-k8s, week 22 | resource=search-k8s; team=Search; cloud=Boreal Cloud; quantity=1008; unit=Node hours; cost=403; forecast=1728
- media-archive, week 22 | resource=media-archive; team=Media; cloud=Atlas Cloud production; quantity=120000; unit=GB; cost=521; forecast=2232
- load-test-07, week 22 | resource=load-test-07; team=Checkout; cloud=Atlas Cloud test; quantity=40; unit=Hours; cost=29; forecast=96
record resource alert|alert|cloud alert|cost alert|alarm: Title!;Resource->@cloud resource|resource~search-k8s;Team->@team|department~Search;Type=Budget|CPU|Storage|Idle resource|Access expired;Severity=Info|Warning|Critical;Measured:number#0-10000000;Threshold:number#0-10000000;Raised on:date;Handled by~Samir Aziz;~Status=Open|Acknowledged|Resolved
- Search at 94 percent of its budget | resource=search-k8s; team=Search; type=Budget; severity=Warning; measured=94; threshold=85; handled_by=Samir Aziz; status=Acknowledged
- Load test machine idle for nine days | resource=load-test-07; team=Checkout; type=Idle resource; severity=Info; measured=9; threshold=7; status=Open
- Load test budget exceeded | resource=load-test-07; team=Checkout; type=Budget; severity=Critical; measured=107; threshold=100; handled_by=Greta Lind; status=Open
- Database processor above 90 percent | resource=checkout-db-01; team=Checkout; type=CPU; severity=Critical; measured=93; threshold=90; handled_by=Greta Lind; status=Resolved
! item alert rule|alarm rule|monitoring rule: Name!;Type=Budget|CPU|Storage|Idle resource|Access expired;Team->@team|department~Search;Threshold:number#0-10000000;Unit=Percent|Days|GB|Currency;For:number(min)#0-10080;Send to:email;Active:boolean
- Budget at 85 percent | type=Budget; team=Search; threshold=85; unit=Percent; for=0
- Processor above 90 percent | type=CPU; team=Checkout; threshold=90; unit=Percent; for=15
- Idle for a week | type=Idle resource; team=Checkout; threshold=7; unit=Days; for=0
- Archive above 150 TB | type=Storage; team=Media; threshold=150000; unit=GB; for=60

# multimedia resource|media resource|media library|digital asset|multimedia website
item multimedia resource|resource|media resource|photo|video|media file|media item: Title!;Type=Photo|Video|Audio|Document;File:file;Preview:image;Category->@resource category|category~Landscapes;Album->@album|collection~Coast walk;Uploaded by~Hanna Vogel|Leo Marchetti;Description:long;Size:number(MB)#0-100000;Duration:number(s)#0-86400;Licence=All rights reserved|Free to share|Free with credit;Visibility=Private|By link|Public;~Views:number#0-100000000
- Cliffs at low tide | type=Photo; category=Landscapes; album=Coast walk; uploaded_by=Hanna Vogel; description=Taken from the lighthouse path at seven in the morning.; size=14; licence=Free with credit; visibility=Public; views=320
- Gulls over the harbour | type=Video; category=Animals; album=Coast walk; uploaded_by=Hanna Vogel; description=Slow motion, 120 frames a second.; size=480; duration=74; licence=All rights reserved; visibility=Public; views=95
- Choir rehearsal | type=Audio; category=Music and events; album=Summer concert; uploaded_by=Leo Marchetti; description=Second run of the closing song.; size=38; duration=262; licence=All rights reserved; visibility=By link; views=21
- Stage from above | type=Photo; category=Music and events; album=Summer concert; uploaded_by=Leo Marchetti; description=Light test the evening before.; size=9; licence=Free to share; visibility=Private; views=3
item resource category|category|media category: Name!;Parent category;Description;Order:number#1-500;Picture:image
- Landscapes | description=Coasts, hills, skies; order=1
- Animals | description=Wild and at home; order=2
- Music and events | description=Concerts, feasts, rehearsals; order=3
- City life | parent_category=Landscapes; description=Streets, markets, night; order=4
item album|collection|folder|gallery: Name!;Owner~Hanna Vogel|Leo Marchetti;Description:long;Cover:image;~Resources:number#0-100000;Visibility=Private|By link|Public;Created on:date
- Coast walk | owner=Hanna Vogel; description=Three days along the north coast.; resources=42; visibility=Public
- Summer concert | owner=Leo Marchetti; description=Choir and brass band in the park.; resources=67; visibility=By link
- Market Saturday | owner=Hanna Vogel; description=Colours of the weekly market.; resources=18; visibility=Public
- To sort | owner=Leo Marchetti; description=Fresh from the camera.; resources=133; visibility=Private
item tag|resource tag|keyword|label: Name!;Description;Used:number#0-1000000;Colour~blue|amber
- seaside | description=Coast, harbour, beach; used=58; colour=blue
- slow motion | description=High frame rate; used=12; colour=amber
- golden hour | description=Light before sunset; used=31; colour=orange
- choir | description=Voices; used=9; colour=violet
! record resource tag link|tagged resource|tagging: Title!;Resource->@multimedia resource|resource~Cliffs at low tide;Tag->@tag|resource tag~seaside;Added by~Hanna Vogel|Leo Marchetti;Added on:date
- Cliffs, seaside | resource=Cliffs at low tide; tag=seaside; added_by=Hanna Vogel
- Cliffs, golden hour | resource=Cliffs at low tide; tag=golden hour; added_by=Leo Marchetti
- Gulls, slow motion | resource=Gulls over the harbour; tag=slow motion; added_by=Hanna Vogel
- Rehearsal, choir | resource=Choir rehearsal; tag=choir; added_by=Leo Marchetti
record share|shared resource|resource share|shared link|sharing record: Title!;Resource->@multimedia resource|resource~Choir rehearsal;Album->@album|collection~Summer concert;Shared by~Leo Marchetti;Shared with;Permission=View|Comment|Download|Edit;Link:url;Expires on:date;~Opened:number#0-1000000;~Status=Active|Expired|Withdrawn
- Rehearsal for the choir | resource=Choir rehearsal; shared_by=Leo Marchetti; shared_with=Choir mailing list; permission=Download; opened=34; status=Active
- Concert pictures for the press | album=Summer concert; shared_by=Leo Marchetti; shared_with=Valley Gazette; permission=Download; opened=4; status=Active
- Coast walk for the family | album=Coast walk; shared_by=Hanna Vogel; shared_with=Vogel family; permission=Comment; opened=11; status=Active
- Gulls for the bird club | resource=Gulls over the harbour; shared_by=Hanna Vogel; shared_with=Bird club; permission=View; opened=7; status=Expired
! record download|view record|access record|resource history: Title!;Resource->@multimedia resource|resource~Cliffs at low tide;Person~Leo Marchetti|Guest;Action=View|Download|Edit|Restore;Device~Phone|Laptop;Done on:date
- Cliffs downloaded | resource=Cliffs at low tide; person=Leo Marchetti; action=Download; device=Laptop
- Gulls watched | resource=Gulls over the harbour; person=Guest; action=View; device=Phone
- Rehearsal cut shorter | resource=Choir rehearsal; person=Leo Marchetti; action=Edit; device=Laptop
- Stage picture restored | resource=Stage from above; person=Leo Marchetti; action=Restore; device=Laptop
+ comment: Resource->@multimedia resource|resource
+ favorite: Resource->@multimedia resource|resource

# motion graphic|motion graphics|animation web page|animated story|cartoon|animated film|interactive animation
item animation|motion graphic|animated story|animation work|episode: Title!;Genre=Adventure|Comedy|Fantasy|Science fiction|Music;Story:long;Author~Ida Sommer|Theo Blanc;Duration:number(s)#1-7200;Frame rate:number(fps)#6-120;Video file:file;Cover:image;Published on:date;~Plays:number#0-100000000;~Status=Draft|Published|Hidden
- The lamp that ran away | genre=Fantasy; story=A street lamp leaves its corner to see the sea and lights the way for a lost ferry.; author=Ida Sommer; duration=142; frame_rate=24; plays=5210; status=Published
- Three socks to Mars | genre=Science fiction; story=Left over in the dryer, three socks build a rocket.; author=Theo Blanc; duration=96; frame_rate=30; plays=3180; status=Published
- Kettle concerto | genre=Music; story=A kitchen tunes up before breakfast.; author=Ida Sommer; duration=75; frame_rate=60; plays=990; status=Published
- Fox and the last tram | genre=Comedy; story=A fox learns the timetable better than the driver.; author=Theo Blanc; duration=180; frame_rate=24; plays=0; status=Draft
item scene|animation scene|chapter|storyboard scene|storyline: Title!;Animation->@animation|motion graphic~The lamp that ran away;Number:number#1-500;Starts at:number(s)#0-7200;Duration:number(s)#1-3600;What happens:long;Music;Background colour~orchid;Picture:image
- The corner at midnight | animation=The lamp that ran away; number=1; starts_at=0; duration=34; what_happens=Rain, an empty street, the lamp shakes off its pole.; music=Soft piano
- Down to the harbour | animation=The lamp that ran away; number=2; starts_at=34; duration=58; what_happens=Stairs, cats, a sleeping policeman.; music=Plucked strings
- Spin cycle | animation=Three socks to Mars; number=1; starts_at=0; duration=30; what_happens=The drum turns into a launch pad.; music=Synthesizer
- First bubbles | animation=Kettle concerto; number=1; starts_at=0; duration=25; what_happens=The kettle gives the note, the spoons answer.; music=Percussion
item character|animation character|figure: Name!;Animation->@animation|motion graphic~The lamp that ran away;Role=Hero|Friend|Opponent|Extra;Voice~Ida Sommer;Description:long;Picture:image;Reaction to a click~jumps|waves
- Lumi | animation=The lamp that ran away; role=Hero; voice=Ida Sommer; description=A shy lamp with a warm glow.; reaction_to_a_click=flickers
- Captain Odd | animation=Three socks to Mars; role=Hero; voice=Theo Blanc; description=A striped sock with a hole.; reaction_to_a_click=salutes
- Madame Kettle | animation=Kettle concerto; role=Hero; description=Conducts with her spout.; reaction_to_a_click=whistles
- Constable Snore | animation=The lamp that ran away; role=Extra; voice=Theo Blanc; description=Sleeps through everything.; reaction_to_a_click=turns over
record interaction|interactive choice|viewer choice|interaction point: Title!;Scene->@scene|animation scene~Down to the harbour;At second:number#0-7200;Type=Click|Choice|Drag|Hover;Prompt;Leads to->@scene|animation scene~Spin cycle;~Used:number#0-100000000
- Wake the constable | scene=Down to the harbour; at_second=51; type=Click; prompt=Tap his hat; used=1430
- Left or right at the stairs | scene=Down to the harbour; at_second=40; type=Choice; prompt=Which way to the sea?; leads_to=Down to the harbour; used=2210
- Count down | scene=Spin cycle; at_second=22; type=Drag; prompt=Pull the lever; used=1260
- Play the spoons | scene=First bubbles; at_second=8; type=Hover; prompt=Move across the spoons; used=610
record play record|playback|viewing record|play history|playback progress: Title!;Animation->@animation|motion graphic~Kettle concerto;Viewer~Nele Arp|Guest;Speed=0.5x|0.75x|1x|1.25x|1.5x|2x;Stopped at:number(s)#0-7200;Finished:boolean;Loops:number#0-100;Watched on:date
- Nele, the lamp | animation=The lamp that ran away; viewer=Nele Arp; speed=1x; stopped_at=142; loops=1
- Nele, the kettle | animation=Kettle concerto; viewer=Nele Arp; speed=0.5x; stopped_at=40; loops=0
- Guest, three socks | animation=Three socks to Mars; viewer=Guest; speed=1.5x; stopped_at=96; loops=2
- Guest, the lamp | animation=The lamp that ran away; viewer=Guest; speed=1x; stopped_at=60; loops=0
! item playback setting|player setting|viewer setting: Viewer!;Speed=0.5x|0.75x|1x|1.25x|1.5x|2x;Volume:percent;Autoplay:boolean;Loop:boolean;Reduced motion:boolean;Subtitles=None|English|German|French
- Nele Arp | speed=1x; volume=70; subtitles=English
- Okan Demir | speed=1.25x; volume=40; subtitles=None
- Julie Caron | speed=0.75x; volume=90; subtitles=French
- Pia Winter | speed=1x; volume=55; subtitles=German
+ comment: Animation->@animation|motion graphic;At second:number#0-7200
+ favorite: Animation->@animation|motion graphic

# geminispace|gemini client|gemini browser|browser client|gopher|desktop browser|gui client
item page|visited page|web page|saved page|gemini page: Title!;Address:url!;Protocol=Gemini|Gopher|Finger|HTTP|File;Content:long;Content type~text/gemini|image/png;Size:number(KB)#0-100000;Language~en|fi;Certificate=Valid|Self-signed|Changed|None;Fetched on:date;~Status=Loaded|Redirected|Needs input|Not found|Failed
- Quiet corner, home | address=gemini://quiet.example/; protocol=Gemini; content=A small capsule about gardens, tea and old radios.; content_type=text/gemini; size=4; language=en; certificate=Self-signed; status=Loaded
- Radio log 12 | address=gemini://quiet.example/radio/12.gmi; protocol=Gemini; content=Shortwave heard last night between ten and midnight.; content_type=text/gemini; size=6; language=en; certificate=Self-signed; status=Loaded
- Old phone book | address=gopher://attic.example/1/phone; protocol=Gopher; content=Directory of the attic server.; content_type=text/plain; size=2; language=en; certificate=None; status=Loaded
- Search the space | address=gemini://finder.example/search; protocol=Gemini; content=Enter your search words.; content_type=text/gemini; size=1; certificate=Changed; status=Needs input
item bookmark|favourite page|saved bookmark: Title!;Address:url!;Folder->@bookmark folder|folder~Reading;Page->@page|visited page~Radio log 12;Tags~tea, radio;Icon~☕;Note:long;Added on:date;Subscribed:boolean;Order:number#1-10000
- Quiet corner | address=gemini://quiet.example/; folder=Reading; page=Quiet corner, home; tags=tea, garden; icon=☕; order=1
- Radio logs | address=gemini://quiet.example/radio/; folder=Feeds; page=Radio log 12; tags=radio; icon=📻; order=2
- Attic directory | address=gopher://attic.example/1/; folder=Tools; page=Old phone book; tags=gopher; order=3
- Finder | address=gemini://finder.example/search; folder=Tools; page=Search the space; tags=search; icon=🔎; order=4
! item bookmark folder|folder|bookmark group: Name!;Parent folder;Order:number#1-1000;Open at start:boolean;Note
- Reading | order=1; note=Capsules for the evening
- Feeds | order=2; note=Checked each morning
- Tools | order=3
- Poetry | parent_folder=Reading; order=4
record history entry|history|browsing history|visit: Title!;Page->@page|visited page~Quiet corner, home;Address:url;Tab->@tab|browser tab~Morning reading;Opened from=Link|Address bar|Bookmark|Feed|Back;Scroll position:percent;Visited on:date;Visited at:time
- Quiet corner at breakfast | page=Quiet corner, home; address=gemini://quiet.example/; tab=Morning reading; opened_from=Bookmark; scroll_position=100
- Radio log 12 read | page=Radio log 12; address=gemini://quiet.example/radio/12.gmi; tab=Morning reading; opened_from=Link; scroll_position=62
- Attic looked up | page=Old phone book; address=gopher://attic.example/1/phone; tab=Look-ups; opened_from=Address bar; scroll_position=10
- Search opened | page=Search the space; address=gemini://finder.example/search; tab=Look-ups; opened_from=Bookmark; scroll_position=0
item tab|browser tab|open tab: Title!;Current page->@page|visited page~Quiet corner, home;Window=Main|Second;Position:number#1-200;Zoom:number(%)#30-400;Pinned:boolean;Split view:boolean;Opened on:date
- Morning reading | current_page=Radio log 12; window=Main; position=1; zoom=110
- Look-ups | current_page=Search the space; window=Main; position=2; zoom=100
- Attic | current_page=Old phone book; window=Second; position=1; zoom=90
- Home page | current_page=Quiet corner, home; window=Main; position=3; zoom=100
item visual theme|theme|colour theme|display theme: Name!;Base=Light|Dark|Sepia|High contrast;Background colour~#FFE4C4;Text colour~#3B1F12;Link colour~#E9967A;Heading font~Serif;Body font~Sans;Text size:number(px)#8-48;Line width:number(characters)#30-200;Coloured per site:boolean
- Paper | base=Light; background_colour=#FFF8EE; text_colour=#2B2018; link_colour=#B4532A; heading_font=Serif; body_font=Serif; text_size=18; line_width=70
- Night train | base=Dark; background_colour=#15171C; text_colour=#D8D3C8; link_colour=#7FB7D6; heading_font=Sans; body_font=Sans; text_size=17; line_width=74
- Biscuit | base=Sepia; background_colour=#FFE4C4; text_colour=#3B1F12; link_colour=#A0522D; heading_font=Serif; body_font=Sans; text_size=18; line_width=68
- Bold print | base=High contrast; background_colour=#FFFFFF; text_colour=#000000; link_colour=#0000C8; heading_font=Sans; body_font=Sans; text_size=22; line_width=60
item client setting|browser setting|preference|user setting: Owner!;Theme->@visual theme|theme~Biscuit;Home page:url;Smooth scrolling:boolean;Show images inline:boolean;Scroll speed:number#1-100;Unicode fallback font~Symbols;Keep history for:number(days)#0-3650;Cache limit:number(MB)#0-10000
- Marta Olin | theme=Biscuit; home_page=gemini://quiet.example/; scroll_speed=13; unicode_fallback_font=Symbols; keep_history_for=90; cache_limit=100
- Per Aalto | theme=Night train; home_page=gopher://attic.example/1/; scroll_speed=20; unicode_fallback_font=Emoji; keep_history_for=30; cache_limit=50
- Joy Banda | theme=Bold print; home_page=gemini://finder.example/; scroll_speed=8; keep_history_for=365; cache_limit=200
- Enzo Ricci | theme=Paper; home_page=gemini://quiet.example/radio/; scroll_speed=15; keep_history_for=14; cache_limit=80
! item identity|client certificate|subscription [identit\\w*|certificate|subscri\\w*|feed]: Name!;Used on:url;Fingerprint~9A:4C:77;Valid until:date;Temporary:boolean;Note
- Marta at the forum | used_on=gemini://forum.example/; fingerprint=9A:4C:77; note=For posts
- Guest book | used_on=gemini://quiet.example/guests; fingerprint=1F:02:D8; note=Temporary name
- Game of islands | used_on=gemini://islands.example/; fingerprint=77:E1:0B; note=Save game
- Per's capsule | used_on=gemini://per.example/edit; fingerprint=C3:90:5E; note=Uploads

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

# website template|template-based|template based|layout system|template file|website layout|page template|site layout
item template|layout template|website template|template file|layout: Name!;Type=Whole site|Page|Header|Footer|Block;Category->@template category|category~Business;Source:long;Style sheet:long;File:file;Preview:image;Engine=Plain HTML|Mustache|Twig|Handlebars;Version~1.0|2.1;Author~Edda Krause|Raj Menon;~Status=Draft|Published|Archived
- Harbour | type=Whole site; category=Business; source=Header, two columns and a footer with the opening hours.; engine=Mustache; version=2.1; author=Edda Krause; status=Published
- Paper column | type=Page; category=Magazine; source=One column, large headings, pull quotes.; engine=Twig; version=1.3; author=Raj Menon; status=Published
- Slim header | type=Header; category=Business; source=Logo left, menu right, search below.; engine=Mustache; version=1.0; author=Edda Krause; status=Draft
- Gallery grid | type=Block; category=Portfolio; source=Three pictures a row, caption on hover.; engine=Handlebars; version=1.1; author=Raj Menon; status=Archived
item template category|category|template type: Name!;Description;Order:number#1-500;Cover:image
- Business | description=Companies and shops; order=1
- Magazine | description=Articles and news; order=2
- Portfolio | description=Pictures and works; order=3
- Event | description=One day, one page; order=4
record template version|version|revision|template change: Title!;Template->@template|layout template~Harbour;Version~2.1;Changed by~Edda Krause|Raj Menon;Changed on:date;What changed:long;Source:long;~Status=Current|Earlier|Restored
- Harbour 2.1 | template=Harbour; version=2.1; changed_by=Edda Krause; what_changed=Opening hours moved to the footer.; status=Current
- Harbour 2.0 | template=Harbour; version=2.0; changed_by=Edda Krause; what_changed=Two columns instead of three.; status=Earlier
- Paper column 1.3 | template=Paper column; version=1.3; changed_by=Raj Menon; what_changed=Pull quotes in the margin.; status=Current
- Gallery grid 1.1 | template=Gallery grid; version=1.1; changed_by=Raj Menon; what_changed=Captions shown on touch.; status=Restored
item website|site|website project: Name!;Address:url;Template->@template|layout template~Harbour;Owner~Lina Foss|Max Haber;Colour scheme~powder blue and medium blue;Logo:image;Language=English|German|French|Spanish;Layout changed on:date;~Status=Draft|Live|Offline
- Foss Boat Repairs | address=https://fossboats.example; template=Harbour; owner=Lina Foss; colour_scheme=powder blue and medium blue; language=English; status=Live
- Valley Reader | address=https://valleyreader.example; template=Paper column; owner=Max Haber; colour_scheme=white and rust; language=English; status=Live
- Haber Pictures | address=https://haberpictures.example; template=Gallery grid; owner=Max Haber; colour_scheme=black and grey; language=German; status=Draft
- Summer Rowing Day | address=https://rowingday.example; template=Harbour; owner=Lina Foss; colour_scheme=yellow and navy; language=English; status=Offline
record page|web page|rendered page|generated page|web content: Title!;Website->@website|site~Foss Boat Repairs;Template->@template|layout template~Harbour;Path~/services;Content:long;Menu position:number#1-200;Rendered on:date;Output:file;~Status=Draft|Rendered|Out of date|Failed
- Services | website=Foss Boat Repairs; template=Harbour; path=/services; content=Hulls, sails and engines, in the water or ashore.; menu_position=2; status=Rendered
- Prices | website=Foss Boat Repairs; template=Harbour; path=/prices; content=By the hour or by the metre.; menu_position=3; status=Out of date
- Story of the month | website=Valley Reader; template=Paper column; path=/story; content=The mill that turned into a library.; menu_position=1; status=Rendered
- Portraits | website=Haber Pictures; template=Gallery grid; path=/portraits; content=Forty faces of the market.; menu_position=1; status=Failed
item template variable|placeholder|template block|slot|content block: Name!;Template->@template|layout template~Harbour;Label;Type=Text|Long text|Picture|Colour|Link|List;Default value;Required:boolean;Order:number#1-500
- site_title | template=Harbour; label=Title of the site; type=Text; default_value=My site; order=1
- accent_colour | template=Harbour; label=Accent colour; type=Colour; default_value=#0000CD; order=2
- lead_story | template=Paper column; label=Lead story; type=Long text; default_value=Write here; order=1
- pictures | template=Gallery grid; label=Pictures of the grid; type=List; default_value=none; order=1
! record render run|rendering|template preview|preview: Title!;Website->@website|site~Foss Boat Repairs;Template->@template|layout template~Harbour;Type=Preview|Publish;Pages:number#1-100000;Duration:number(ms)#0-600000;Started by~Lina Foss;Started on:date;Error;~Status=Running|Done|Failed
- Foss boats, new footer | website=Foss Boat Repairs; template=Harbour; type=Preview; pages=6; duration=240; started_by=Lina Foss; status=Done
- Foss boats published | website=Foss Boat Repairs; template=Harbour; type=Publish; pages=6; duration=310; started_by=Lina Foss; status=Done
- Portraits test | website=Haber Pictures; template=Gallery grid; type=Preview; pages=1; duration=55; started_by=Max Haber; error=Placeholder pictures is empty; status=Failed
- Reader in rust | website=Valley Reader; template=Paper column; type=Publish; pages=48; duration=1900; started_by=Max Haber; status=Done

# url error|url redirect|redirect rule|url redirection|broken link|wrong url|404 page|url checker
item url rule|redirect rule|redirect|url mapping|url: Requested path!;Target:url!;Website->@website|site~Main site;Match=Exact|Starts with|Pattern|Ignore case;Answer=Serve directly|301 moved|302 found|404 error page|410 gone;Priority:number#1-1000;Active:boolean;Created by~Petra Noll|Sam Idowu;Note:long;~Hits:number#0-100000000
- /shop | target=https://main.example/store; website=Main site; match=Exact; answer=301 moved; priority=10; created_by=Petra Noll; note=Old name of the store; hits=1840
- /store/ | target=https://main.example/store; website=Main site; match=Starts with; answer=Serve directly; priority=5; created_by=Petra Noll; hits=22410
- /HELP | target=https://help.example/; website=Help centre; match=Ignore case; answer=301 moved; priority=20; created_by=Sam Idowu; hits=310
- /summer-sale | target=https://main.example/not-found; website=Main site; match=Exact; answer=410 gone; priority=50; created_by=Sam Idowu; note=Ended last year; hits=95
item website|site|target website|domain: Name!;Domain name!;Start page:url;Force HTTPS:boolean;Canonical host=With www|Without www;Trailing slash=Keep|Add|Remove;Certificate valid until:date;Owner~Petra Noll|Sam Idowu;~Status=Reachable|Redirected|Down
- Main site | domain_name=main.example; start_page=https://main.example/; canonical_host=Without www; trailing_slash=Remove; owner=Petra Noll; status=Reachable
- Help centre | domain_name=help.example; start_page=https://help.example/; canonical_host=Without www; trailing_slash=Add; owner=Sam Idowu; status=Reachable
- Press room | domain_name=www.press.example; start_page=https://www.press.example/; canonical_host=With www; trailing_slash=Keep; owner=Petra Noll; status=Redirected
- Old campaign | domain_name=campaign.example; start_page=https://campaign.example/; canonical_host=Without www; trailing_slash=Keep; owner=Sam Idowu; status=Down
record url request|request log|url log|visit log|url error|error log|url access: Title!;Requested address:url!;Website->@website|site~Main site;Rule->@url rule|redirect rule~/shop;Answer code:number#100-599;Sent to:url;Referrer:url;Browser~Firefox|Chrome;Requested on:date;Requested at:time;~Result=Served|Redirected|Error page|Blocked
- Old shop address | requested_address=https://main.example/shop; website=Main site; rule=/shop; answer_code=301; sent_to=https://main.example/store; browser=Firefox; result=Redirected
- Store opened | requested_address=https://main.example/store/; website=Main site; rule=/store/; answer_code=200; browser=Chrome; result=Served
- Mistyped help page | requested_address=https://help.example/hepl; website=Help centre; answer_code=404; browser=Safari; result=Error page
- Foreign target refused | requested_address=https://press.example/?next=https://other.example; website=Press room; answer_code=400; browser=Chrome; result=Blocked
record url check|check|link check|url test|check result: Title!;Address:url!;Website->@website|site~Press room;Expected target:url;Reached:url;Redirects:number#0-20;Answer code:number#0-599;Time:number(ms)#0-120000;Checked on:date;~Result=Correct|Wrong target|Loop|Not found|Unreachable
- Press start page | address=https://press.example/; website=Press room; expected_target=https://www.press.example/; reached=https://www.press.example/; redirects=1; answer_code=200; time=210; result=Correct
- Campaign start page | address=https://campaign.example/; website=Old campaign; expected_target=https://campaign.example/; reached=https://parking.example/; redirects=2; answer_code=200; time=640; result=Wrong target
- Help without slash | address=https://help.example/faq; website=Help centre; expected_target=https://help.example/faq/; reached=https://help.example/faq; redirects=10; answer_code=0; time=3000; result=Loop
- Shop address | address=https://main.example/shop; website=Main site; expected_target=https://main.example/store; reached=https://main.example/store; redirects=1; answer_code=200; time=95; result=Correct
item error page|404 page|not found page: Title!;Website->@website|site~Main site;Answer code:number#400-599;Heading;Text:long;Suggested link:url;Show search field:boolean;Picture:image
- Main site, not found | website=Main site; answer_code=404; heading=This page is not here; text=It may have moved. Try the store or the search.; suggested_link=https://main.example/store
- Help, not found | website=Help centre; answer_code=404; heading=No help page of that name; text=Look in the list of topics.; suggested_link=https://help.example/topics/
- Campaign over | website=Old campaign; answer_code=410; heading=The campaign has ended; text=Thank you to all who took part.; suggested_link=https://main.example/
- Server trouble | website=Main site; answer_code=500; heading=Something broke on our side; text=Please try again in a minute.; suggested_link=https://main.example/
request url problem report|problem report|error report|reported url|wrong link: Title!;Address:url!;What happened:long;Expected target:url;Reported by;Email:email;Reported on:date;Assigned to~Sam Idowu;Screenshot:image
- Press page opens a casino | address=https://campaign.example/; what_happened=I was sent to another site at once.; expected_target=https://campaign.example/; reported_by=Nadia Brun; assigned_to=Sam Idowu
- Link in the letter is dead | address=https://main.example/summer-sale; what_happened=Page not found.; expected_target=https://main.example/store; reported_by=Otto Weiss; assigned_to=Petra Noll
- Help page never loads | address=https://help.example/faq; what_happened=The browser says too many redirects.; expected_target=https://help.example/faq/; reported_by=Sara Lund; assigned_to=Sam Idowu
- Capital letters fail | address=https://help.example/HELP; what_happened=Only small letters worked.; expected_target=https://help.example/; reported_by=Ken Ito; assigned_to=Sam Idowu
! item allowed target|trusted domain|allowed domain: Domain!;Website->@website|site~Main site;Subdomains too:boolean;Reason;Added by~Petra Noll;Added on:date;~Status=Allowed|Blocked
- main.example | website=Main site; reason=Own site; added_by=Petra Noll; status=Allowed
- help.example | website=Help centre; reason=Own site; added_by=Petra Noll; status=Allowed
- pay.example | website=Main site; reason=Payment partner; added_by=Sam Idowu; status=Allowed
- parking.example | website=Old campaign; reason=Hijacked redirects; added_by=Sam Idowu; status=Blocked

# website search|site search|full-text search|internal search
item page|indexed page|web page|searchable page|related page|document: Title!;Address:url!;Type=Page|Article|Product|Document|Video;Section->@search section|section~Guides;Summary:long;Content:long;Keywords~bread, oven;Author~Lotte Haas;Published on:date;Picture:image;~Status=Indexed|Waiting|Left out|Removed
- Baking bread at home | address=/guides/bread; type=Article; section=Guides; summary=From starter to crust in two days.; content=Feed the starter, mix, rest, fold, shape and bake hot.; keywords=bread, oven, sourdough; author=Lotte Haas; status=Indexed
- Delivery and returns | address=/help/delivery; type=Page; section=Help; summary=When it comes and how to send it back.; content=Parcels leave on the same day if ordered by noon.; keywords=delivery, return, parcel; author=Shop team; status=Indexed
- Cast iron pot 4 l | address=/shop/pot-4; type=Product; section=Shop; summary=Enamelled pot for oven and stove.; content=Holds four litres, weighs five kilos.; keywords=pot, cast iron, oven; author=Shop team; status=Indexed
- Winter price list | address=/files/winter.pdf; type=Document; section=Shop; summary=All prices of the season.; content=Pots, pans, knives and boards.; keywords=price, list; author=Shop team; status=Waiting
item search section|section|search category|content type|category: Name!;Path~/guides;Description;Weight:number#1-100;Searched by default:boolean;Order:number#1-200
- Guides | path=/guides; description=Articles and how-tos; weight=60; order=1
- Shop | path=/shop; description=Products; weight=80; order=2
- Help | path=/help; description=Questions and answers; weight=70; order=3
- News | path=/news; description=What is new; weight=40; order=4
record search|search query|search history|search record|query|keyword search: Keywords!;Searched by~Guest|Mina Ohl;Section->@search section|section~Guides;Period=Any time|Last day|Last week|Last month|Last year;Sort by=Relevance|Newest|Oldest|Title;~Results:number#0-10000000;Time:number(ms)#0-60000;Searched on:date;~Outcome=Result opened|No click|Nothing found
- sourdough bread | searched_by=Guest; section=Guides; period=Any time; sort_by=Relevance; results=14; time=12; outcome=Result opened
- return parcel | searched_by=Mina Ohl; section=Help; period=Any time; sort_by=Relevance; results=3; time=8; outcome=Result opened
- iron pot | searched_by=Guest; section=Shop; period=Last year; sort_by=Newest; results=6; time=10; outcome=No click
- breadmaker spare part | searched_by=Mina Ohl; section=Shop; period=Any time; sort_by=Relevance; results=0; time=7; outcome=Nothing found
record search result|result|search hit|hit: Title!;Search->@search|search query~sourdough bread;Page->@page|indexed page~Baking bread at home;Position:number#1-10000;Relevance:number#0-100;Excerpt:long;Link:url;Opened:boolean
- Bread guide for sourdough | search=sourdough bread; page=Baking bread at home; position=1; relevance=97; excerpt=From starter to crust in two days.; link=/guides/bread
- Pot for sourdough | search=sourdough bread; page=Cast iron pot 4 l; position=2; relevance=61; excerpt=Enamelled pot for oven and stove.; link=/shop/pot-4
- Returns page for parcel | search=return parcel; page=Delivery and returns; position=1; relevance=99; excerpt=How to send it back.; link=/help/delivery
- Pot for iron pot | search=iron pot; page=Cast iron pot 4 l; position=1; relevance=95; excerpt=Holds four litres.; link=/shop/pot-4
item synonym|search synonym|keyword|stop word|suggestion: Word!;Same as~pot, pan, casserole;Type=Synonym|Correction|Stop word|Suggestion|Promoted result;Promoted page->@page|indexed page~Delivery and returns;Language=English|German|French;Used:number#0-1000000;Active:boolean
- casserole | same_as=pot, dutch oven; type=Synonym; language=English; used=42
- recieve | same_as=receive; type=Correction; language=English; used=9
- send back | same_as=return; type=Promoted result; promoted_page=Delivery and returns; language=English; used=77
- sourdough | same_as=sourdough bread; type=Suggestion; promoted_page=Baking bread at home; language=English; used=130
! item saved search|search alert|search filter [sav\\w+|filter|alert]: Name!;Keywords;Section->@search section|section~Guides;Sort by=Relevance|Newest|Oldest|Title;Owner~Mina Ohl;Tell about new results:boolean;Saved on:date
- New bread guides | keywords=bread; section=Guides; sort_by=Newest; owner=Mina Ohl
- Pots on sale | keywords=pot sale; section=Shop; sort_by=Newest; owner=Karl Frey
- Oven questions | keywords=oven; section=Help; sort_by=Relevance; owner=Mina Ohl
- Shop news | keywords=opening hours; section=News; sort_by=Newest; owner=Ada Bloom
! record index run|indexing|crawl [index|crawl|updat\\w*]: Title!;Section->@search section|section~Shop;Pages read:number#0-10000000;Added:number#0-10000000;Changed:number#0-10000000;Removed:number#0-10000000;Started on:date;Duration:number(s)#0-86400;~Status=Running|Done|Failed
- Shop, Monday night | section=Shop; pages_read=1240; added=12; changed=88; removed=3; duration=96; status=Done
- Guides, Monday night | section=Guides; pages_read=310; added=2; changed=5; removed=0; duration=21; status=Done
- News, Tuesday night | section=News; pages_read=95; added=4; changed=0; removed=0; duration=9; status=Done
- Help, Tuesday night | section=Help; pages_read=12; added=0; changed=0; removed=0; duration=60; status=Failed
+ article: Section->@search section|section;Keywords~bread, oven
+ product: Section->@search section|section;Keywords~pot, oven

# blog filter|filter page|blog search|article filter|post filter|blog archive|article archive
item article category|category|blog category|topic: Name!;Slug~travel;Description;Parent category;Order:number#1-500;Cover:image;~Articles:number#0-100000
- Travel | slug=travel; description=Slow trips by rail and on foot; order=1; articles=28
- Cooking | slug=cooking; description=Seasonal recipes; order=2; articles=41
- Craft | slug=craft; description=Wood, wool and paper; order=3; articles=17
- Notes | slug=notes; description=Short thoughts; order=4; articles=63
item tag|article tag|label|keyword: Name!;Slug~night-train;Description;Colour~tomato;~Articles:number#0-100000
- night train | slug=night-train; description=Sleepers and couchettes; colour=navy; articles=9
- pumpkin | slug=pumpkin; description=Autumn kitchen; colour=orange; articles=6
- book binding | slug=book-binding; description=Thread and glue; colour=brown; articles=5
- beginners | slug=beginners; description=No experience needed; colour=green; articles=22
! record article tag link|tagged article|article-tag: Title!;Article~Sleeping past three borders;Tag->@tag|article tag~night train;Category->@article category|category~Travel;Added on:date
- Three borders, night train | article=Sleeping past three borders; tag=night train; category=Travel
- Pumpkin soup, beginners | article=Pumpkin soup in a hurry; tag=beginners; category=Cooking
- Pumpkin soup, pumpkin | article=Pumpkin soup in a hurry; tag=pumpkin; category=Cooking
- First notebook, book binding | article=My first stitched notebook; tag=book binding; category=Craft
item saved filter|filter|filter condition|filter setting|filter combination: Name!;Category->@article category|category~Travel;Tag->@tag|article tag~night train;Author~Elin Moe|Paulo Reis;Published from:date;Published to:date;Search words;Sort by=Newest|Oldest|Most read|Title;Owner~Lou Fischer
- Night trains, newest | category=Travel; tag=night train; author=Elin Moe; sort_by=Newest; owner=Lou Fischer
- Easy autumn cooking | category=Cooking; tag=pumpkin; search_words=soup; sort_by=Most read; owner=Lou Fischer
- Craft for beginners | category=Craft; tag=beginners; author=Paulo Reis; sort_by=Title; owner=Ana Silva
- Old notes | category=Notes; sort_by=Oldest; owner=Ana Silva
person author|blogger|writer: Name!;Pen name;Email:email;Biography:long;Picture:image;Joined on:date;~Articles:number#0-100000
- Elin Moe | pen_name=Slow Elin; biography=Writes on trains about trains.; articles=31
- Paulo Reis | pen_name=Paper Paulo; biography=Binds books at night.; articles=24
- Mette Lund | pen_name=Mette; biography=Cooks what the garden gives.; articles=39
- Sven Aas | pen_name=S. A.; biography=Two paragraphs a day.; articles=55
! record filter use|reading history|filter history|article view [histor\\w*|statistic\\w*|popular|view]: Title!;Reader~Lou Fischer|Guest;Filter->@saved filter|filter~Night trains, newest;Article~Sleeping past three borders;Results:number#0-100000;Used on:date
- Lou looked for night trains | reader=Lou Fischer; filter=Night trains, newest; article=Sleeping past three borders; results=9
- Guest, autumn cooking | reader=Guest; filter=Easy autumn cooking; article=Pumpkin soup in a hurry; results=4
- Ana, craft | reader=Ana Silva; filter=Craft for beginners; article=My first stitched notebook; results=7
- Guest, old notes | reader=Guest; filter=Old notes; results=63
+ article: Category->@article category|category;Author->@author|blogger;Tags~night train, beginners;Summary:long;Published on:date;Cover:image;Reading time:number(min)#1-120;~Status=Draft|Published|Archived
+ comment: Article->@article|blog post

# game development project|upcoming game|game announcement|game studio|temporary landing|coming soon|teaser page
item game project|game|development project|project|project information: Name!;Genre=Sports|Adventure|Racing|Puzzle|Strategy|Role playing;Tagline;Story:long;Engine~own engine|open engine;Platforms~PC, console, phone;Studio~Low Tide Games;Planned release:date;Key picture:image;Trailer:url;~Status=Announced|In development|Playable test|Released
- Extra Time 2089 | genre=Sports; tagline=Football after the last stadium; story=A team of former rivals plays for a city that has forgotten the game.; engine=open engine; platforms=PC, console; studio=Low Tide Games; status=In development
- Ghost Regatta | genre=Racing; tagline=Row against those who lost; story=Eight oars, one fog, no finish line in sight.; engine=own engine; platforms=PC; studio=Low Tide Games; status=Announced
- The Long Serve | genre=Sports; tagline=One rally that lasts a lifetime; story=A tennis tale told point by point.; engine=open engine; platforms=Phone; studio=Court Nine; status=Playable test
- Peak Relay | genre=Adventure; tagline=Hand on the flame; story=Runners carry a fire across seven mountains.; engine=own engine; platforms=PC, console; studio=Court Nine; status=Announced
item landing page section|page section|section|text block|page content: Heading!;Project->@game project|game~Extra Time 2089;Type=Opening|Story|Features|Team|Pictures|Contact;Text:long;Picture:image;Link label;Link:url;Order:number#1-100;Visible:boolean
- The ball is the last thing that bounces | project=Extra Time 2089; type=Opening; text=A new sports fiction game is in the making.; link_label=Watch the teaser; order=1
- What it is about | project=Extra Time 2089; type=Story; text=Choose seven players out of forty and win back the pitch.; order=2
- Who makes it | project=Extra Time 2089; type=Team; text=Nine people, two dogs and a lot of training footage.; order=3
- Write to us | project=Extra Time 2089; type=Contact; text=Press, publishers and testers are welcome.; link_label=Send a message; order=4
record development update|update|news|devlog|development log|progress report: Title!;Project->@game project|game~Extra Time 2089;Author->@team member|developer~Isa Quint;Text:long!;Published on:date;Version~0.3;Picture:image;~Status=Draft|Published
- Running finally feels right | project=Extra Time 2089; author=Isa Quint; text=We rewrote the way players shift their weight.; version=0.3; status=Published
- First stadium finished | project=Extra Time 2089; author=Mo Castell; text=The roofless arena with rain that changes the ball.; version=0.4; status=Published
- Fog that listens | project=Ghost Regatta; author=Mo Castell; text=The fog thickens when the crew talks.; version=0.1; status=Draft
- Test week results | project=The Long Serve; author=Jun Abe; text=Two hundred testers, one bug with the net.; version=0.8; status=Published
person team member|developer|artist|team: Name!;Role=Design|Programming|Art|Sound|Writing|Production;Project->@game project|game~Extra Time 2089;Biography:long;Picture:image;Profile page:url
- Isa Quint | role=Programming; project=Extra Time 2089; biography=Makes bodies move.
- Mo Castell | role=Art; project=Extra Time 2089; biography=Paints weather and crowds.
- Jun Abe | role=Design; project=The Long Serve; biography=Counts points in sleep.
- Freya Holm | role=Sound; project=Ghost Regatta; biography=Records oars and ropes.
item screenshot|image|picture|concept art|media: Title!;Project->@game project|game~Extra Time 2089;Type=Screenshot|Concept art|Logo|Video|Press picture;Picture:image;Video:url;Caption;Order:number#1-500
- Rain over the arena | project=Extra Time 2089; type=Concept art; caption=First sketch of the roofless stadium; order=1
- Penalty at dawn | project=Extra Time 2089; type=Screenshot; caption=Version 0.4; order=2
- Eight in the fog | project=Ghost Regatta; type=Concept art; caption=The boat without a cox; order=1
- Centre court | project=The Long Serve; type=Press picture; caption=Free to print; order=1
record newsletter sign-up|sign-up|subscriber|waiting list entry|mailing list: Email:email!;Name;Project->@game project|game~Extra Time 2089;Interest=News|Testing|Press|Publishing;Country~Portugal|Canada;Signed up on:date;Confirmed:boolean
- kit@players.example | name=Kit Doyle; project=Extra Time 2089; interest=Testing; country=Canada
- desk@gamepaper.example | name=Rui Matos; project=Extra Time 2089; interest=Press; country=Portugal
- hello@northpub.example | name=Signe Dahl; project=Ghost Regatta; interest=Publishing; country=Denmark
- bo@mail.example | name=Bo Lindh; project=The Long Serve; interest=News; country=Sweden
! item milestone|roadmap entry|release plan [mileston\\w*|roadmap|plan\\w*|progress]: Title!;Project->@game project|game~Extra Time 2089;Due on:date;Progress:percent;Note:long;~Status=Planned|Under way|Reached|Moved
- Playable match | project=Extra Time 2089; progress=100; note=Seven against seven, no keeper yet; status=Reached
- Story mode, first act | project=Extra Time 2089; progress=45; note=Four of nine chapters; status=Under way
- Open test | project=The Long Serve; progress=80; note=Phones only; status=Under way
- Announcement film | project=Ghost Regatta; progress=10; note=Waits for the music; status=Moved

# redesign a website|website redesign|redesigned website|website relaunch|brochure website|company homepage|business website
item page|website page|web page|site page: Title!;Menu label;Slug~about-us;Introduction:long;Content:long;Picture:image;Menu position:number#1-100;Shown in menu:boolean;Search description;~Status=Draft|Published|Hidden
- Home | menu_label=Home; slug=home; introduction=Windows and doors made of local oak.; content=Since three generations in our workshop by the river.; menu_position=1; search_description=Oak windows and doors; status=Published
- About us | menu_label=About us; slug=about-us; introduction=Who we are.; content=Eleven joiners, two apprentices and one office dog.; menu_position=2; search_description=The people of the workshop; status=Published
- Products | menu_label=Products; slug=products; introduction=What we make.; content=Windows, doors, shutters and stairs.; menu_position=3; search_description=All products; status=Published
- Contact us | menu_label=Contact; slug=contact; introduction=Come and see us.; content=Visits by appointment, Monday to Friday.; menu_position=4; search_description=Address and form; status=Published
item product category|category|product group|product line: Name!;Description:long;Picture:image;Order:number#1-200;~Products:number#0-10000
- Windows | description=Two and three panes; order=1; products=8
- Doors | description=House doors and inner doors; order=2; products=6
- Shutters | description=Fixed and folding; order=3; products=4
- Stairs | description=Made to measure; order=4; products=3
request enquiry|inquiry|contact form|contact request|contact form submission|contact message: Subject!;Name!;Email:email!;Phone:phone;Company;About~Oak window, three panes;Message:long!;Preferred contact=Email|Phone|Visit;Sent on:date;Answered by~Hedda Maas;Answer:long
- Twelve windows for a farmhouse | name=Klaus Imhof; email=imhof@mail.example; about=Oak window, three panes; message=We need twelve windows by autumn. When could you measure?; preferred_contact=Phone; answered_by=Hedda Maas; answer=Measuring is possible next week.
- Front door with side light | name=Rita Sand; email=rita@mail.example; about=House door Linden; message=Is the door available with glass at the left?; preferred_contact=Email
- Visit of the workshop | name=Gil Navarro; email=gil@studio.example; company=Studio Navarro; message=Could three architects visit on a Friday?; preferred_contact=Visit; answered_by=Hedda Maas; answer=Friday at ten is fine.
- Repair of shutters | name=Ella Roth; email=ella@mail.example; about=Folding shutter; message=Two hinges are broken.; preferred_contact=Phone
person team member|staff|team|employee: Name!;Role~Master joiner;Biography:long;Picture:image;Email:email;Phone:phone;Order:number#1-200
- Hedda Maas | role=Office and offers; biography=Answers within a day.; order=1
- Urs Maas | role=Master joiner; biography=Runs the workshop since his father retired.; order=2
- Tilo Brand | role=Stair builder; biography=Draws each step by hand.; order=3
- Nela Popa | role=Apprentice; biography=Second year, first own door.; order=4
item banner|slide|hero image|homepage banner|visual effect: Title!;Page->@page|website page~Home;Text;Picture:image;Button label;Button link:url;Effect=Fade|Slide|Zoom|None;Order:number#1-100;Shown from:date;Shown until:date;Visible:boolean
- Oak that lasts | page=Home; text=Windows for the next fifty years; button_label=See windows; effect=Fade; order=1
- Open workshop day | page=Home; text=Come and plane your own board; button_label=Tell us you come; effect=Slide; order=2
- Doors with a story | page=Products; text=Each door has a number and a maker; button_label=See doors; effect=Zoom; order=1
- Find us by the river | page=Contact us; text=Parking behind the drying shed; button_label=Route; effect=None; order=1
item menu entry|navigation item|navigation menu|menu item: Label!;Page->@page|website page~Products;Parent entry;Link:url;Place=Top menu|Footer|Side menu;Order:number#1-200;Visible:boolean
- Start | page=Home; place=Top menu; order=1
- Our products | page=Products; place=Top menu; order=2
- The workshop | page=About us; place=Top menu; order=3
- Write to us | page=Contact us; place=Footer; order=1
! item company milestone|milestone|reference|client reference|value [about us|history|reference|story]: Title!;Year:number#1800-2100;Text:long;Picture:image;Order:number#1-200
- Workshop founded | year=1954; text=One bench, one lamp, one order for a barn door.; order=1
- First own kiln | year=1978; text=Since then we dry our oak ourselves.; order=2
- Town hall windows | year=2009; text=Ninety-six windows in seven months.; order=3
- Sun on the roof | year=2021; text=The saws run on our own power.; order=4
+ product: Category->@product category|category;Material~Oak|Larch;Made to measure:boolean;Delivery time:number(weeks)#1-52
+ review: About the product~House door Linden

# content portal|information portal|life information|lifestyle portal|news and services|personal information app
item content item|content|information|content entry|published content: Title!;Type=News|Product|Service|Event|Guide;Category->@content category|category~Around town;Summary:long;Text:long;Picture:image;Source~City desk;Published on:date;Valid until:date;~Views:number#0-100000000;~Status=Draft|Published|Updated|Withdrawn
- Tram line 5 runs again | type=News; category=Around town; summary=After six weeks of works.; text=The first car leaves at 4:50, all stops are served.; source=City desk; views=2310; status=Updated
- Repair café on Saturday | type=Event; category=Home and repair; summary=Bring lamps, radios and toys.; text=Ten helpers, free of charge, coffee included.; source=Neighbourhood house; views=640; status=Published
- Folding trolley | type=Product; category=Shopping; summary=Carries forty kilos, weighs three.; text=Tested by us for a month on cobbles.; source=Test team; views=980; status=Published
- Tax help for families | type=Service; category=Money; summary=Half an hour with an adviser.; text=By video or on the spot, each Tuesday.; source=Advice centre; views=410; status=Published
item content category|category|channel|topic|section: Name!;Description;Icon~🏙|🛒;Order:number#1-500;Followers:number#0-10000000;Active:boolean
- Around town | description=News and traffic; icon=🏙; order=1; followers=5400
- Shopping | description=Tests and offers; icon=🛒; order=2; followers=3120
- Home and repair | description=Do it yourself; icon=🔧; order=3; followers=1870
- Money | description=Tax, savings, insurance; icon=💶; order=4; followers=2260
item service|offered service|service offer|service listing: Name!;Provider~Advice centre;Category->@content category|category~Money;Price:money;Duration:number(min)#5-600;Place=Online|On the spot|At home;Description:long;Phone:phone;Picture:image;~Status=Available|Fully booked|Paused
- Tax half hour | provider=Advice centre; category=Money; price=0; duration=30; place=Online; description=Bring the last assessment.; status=Available
- Bicycle check | provider=Wheel yard; category=Home and repair; price=15; duration=40; place=On the spot; description=Brakes, lights, chain.; status=Available
- Grocery run | provider=Neighbour help; category=Shopping; price=6; duration=60; place=At home; description=Up to two bags.; status=Fully booked
- Insurance check | provider=Advice centre; category=Money; price=20; duration=45; place=Online; description=Which policies you need.; status=Paused
item personal profile|personal information|profile|personal data|user information: Name!;Email:email;Phone:phone;Birth date:date;Gender=Female|Male|Diverse|Not told;Address;Picture:image;Language=English|German|French|Spanish;Visibility=Only me|Contacts|Everybody
- Olga Renz | email=olga@mail.example; gender=Female; address=Canal Street 5; language=English; visibility=Only me
- Hugo Blum | email=hugo@mail.example; gender=Male; address=Castle Hill 18; language=German; visibility=Contacts
- Awa Sarr | email=awa@mail.example; gender=Female; address=Market Row 2; language=French; visibility=Only me
- Juan Vidal | email=juan@mail.example; gender=Not told; address=Station Square 9; language=Spanish; visibility=Everybody
record search|search history|search record: Keywords!;Person->@personal profile|profile~Olga Renz;Type=All|News|Product|Service|Event;Category->@content category|category~Around town;Results:number#0-1000000;Searched on:date
- tram 5 | person=Olga Renz; type=News; category=Around town; results=8
- tax family | person=Hugo Blum; type=Service; category=Money; results=3
- trolley | person=Awa Sarr; type=Product; category=Shopping; results=12
- lamp repair | person=Olga Renz; type=All; category=Home and repair; results=5
record content update|update|real-time update|push notification|news flash: Title!;Content->@content item|content~Tram line 5 runs again;Type=New|Changed|Urgent|Withdrawn;Text:long;Sent to=All|Followers|Mobile only;Sent on:date;Sent at:time;~Reached:number#0-10000000;~Status=Planned|Sent|Failed
- Tram 5, first car confirmed | content=Tram line 5 runs again; type=Changed; text=First car at 4:50 instead of 5:10.; sent_to=Followers; reached=4980; status=Sent
- Repair café needs helpers | content=Repair café on Saturday; type=New; text=Two electricians are missing.; sent_to=Followers; reached=1610; status=Sent
- Trolley recalled | content=Folding trolley; type=Urgent; text=Wheels of the first series may break.; sent_to=All; reached=0; status=Planned
- Tax help on Thursday too | content=Tax help for families; type=Changed; text=Second day from next week.; sent_to=Mobile only; reached=730; status=Sent
! item notification setting|subscription|channel subscription|preference: Title!;Person->@personal profile|profile~Olga Renz;Category->@content category|category~Around town;Send by=Push|Email|Both|Nothing;How often=At once|Daily|Weekly;Quiet from:time;Quiet until:time
- Olga, around town | person=Olga Renz; category=Around town; send_by=Push; how_often=At once
- Olga, repair | person=Olga Renz; category=Home and repair; send_by=Email; how_often=Weekly
- Hugo, money | person=Hugo Blum; category=Money; send_by=Both; how_often=Daily
- Awa, shopping | person=Awa Sarr; category=Shopping; send_by=Nothing; how_often=Weekly
! record used device|login session|session [device|login|log in|mobile]: Title!;Person->@personal profile|profile~Hugo Blum;Type=Phone|Tablet|Computer;System~Android|iOS|Linux;Last used on:date;Push allowed:boolean;~Status=Active|Signed out
- Olga's phone | person=Olga Renz; type=Phone; system=Android; status=Active
- Hugo's laptop | person=Hugo Blum; type=Computer; system=Linux; status=Active
- Awa's tablet | person=Awa Sarr; type=Tablet; system=iOS; status=Signed out
- Juan's phone | person=Juan Vidal; type=Phone; system=iOS; status=Active
+ favorite: Content->@content item|content
+ comment: Content->@content item|content
+ notification: Content->@content item|content;Update->@content update|update

# animated user interface|animated interface|animated e-commerce|animated shop|animated online store|animated product
item product category|category|collection|product line: Name!;Description:long;Picture:image;Order:number#1-500;Intro animation->@animation|product animation~Slow turn
- Table lamps | description=Light for desks and bedsides; order=1; intro_animation=Slow turn
- Hanging lamps | description=Above tables and stairs; order=2; intro_animation=Gentle swing
- Shades | description=Paper, linen, glass; order=3; intro_animation=Fade through colours
- Bulbs | description=Warm and bright; order=4; intro_animation=Light up
item animation|product animation|animated display|interface animation|motion effect: Name!;Type=Turn|Fade|Slide|Zoom|Parallax|Video loop;Used for=Product|Category|Banner|Button|Page change;Trigger=On load|On hover|On scroll|On click;Duration:number(ms)#50-20000;Easing=Linear|Ease in|Ease out|Bounce;Loop:boolean;File:file;Active:boolean
- Slow turn | type=Turn; used_for=Product; trigger=On hover; duration=2400; easing=Linear
- Gentle swing | type=Slide; used_for=Category; trigger=On scroll; duration=900; easing=Ease out
- Fade through colours | type=Fade; used_for=Product; trigger=On click; duration=600; easing=Ease in
- Light up | type=Zoom; used_for=Banner; trigger=On load; duration=1200; easing=Ease out
item product variant|variant|product option: Name!;Product~Dune desk lamp;SKU;Colour~sand|graphite;Size~S|L;Price:money!;In stock:number#0-100000;Animation->@animation|product animation~Slow turn;Picture:image;Active:boolean
- Dune desk lamp, sand | product=Dune desk lamp; sku=DU-S; colour=sand; size=S; price=89; in_stock=24; animation=Slow turn
- Dune desk lamp, graphite | product=Dune desk lamp; sku=DU-G; colour=graphite; size=S; price=95; in_stock=11; animation=Slow turn
- Halo pendant, brass | product=Halo pendant; sku=HA-B; colour=brass; size=L; price=210; in_stock=5; animation=Gentle swing
- Linen shade, oat | product=Linen shade; sku=LS-O; colour=oat; size=L; price=45; in_stock=60; animation=Fade through colours
! record order item|order line|ordered product: Title!;Order number~SO-4102;Variant->@product variant|variant~Dune desk lamp, sand;Quantity:number#1-1000;Unit price:money;~Line total:money;~Status=Ordered|Packed|Shipped|Returned
- SO-4102, two Dune sand | order_number=SO-4102; variant=Dune desk lamp, sand; quantity=2; unit_price=89; line_total=178; status=Packed
- SO-4102, oat shade | order_number=SO-4102; variant=Linen shade, oat; quantity=1; unit_price=45; line_total=45; status=Packed
- SO-4107, Halo brass | order_number=SO-4107; variant=Halo pendant, brass; quantity=1; unit_price=210; line_total=210; status=Shipped
- SO-4110, Dune graphite | order_number=SO-4110; variant=Dune desk lamp, graphite; quantity=1; unit_price=95; line_total=95; status=Ordered
item banner|animated banner|showcase|product showcase|slide: Title!;Text;Category->@product category|category~Table lamps;Animation->@animation|product animation~Light up;Picture:image;Button label;Link:url;Order:number#1-200;Shown from:date;Shown until:date;Visible:boolean
- Evenings start here | text=New table lamps in sand and graphite; category=Table lamps; animation=Light up; button_label=See lamps; order=1
- Hang it low | text=Halo pendants in brass; category=Hanging lamps; animation=Gentle swing; button_label=See pendants; order=2
- Change the shade | text=Twelve linens to choose from; category=Shades; animation=Fade through colours; button_label=Try colours; order=3
- Warm or bright | text=Which bulb for which room; category=Bulbs; animation=Light up; button_label=Find yours; order=4
item brand guideline|brand guide|design preference|brand setting|brand: Name!;Primary colour~#708090;Secondary colour~#E8E8E0;Heading font~Serif;Body font~Sans;Logo:image;Tone~calm, warm;Motion=None|Calm|Lively;Guide document:file;~Status=Draft|In use|Replaced
- House style | primary_colour=#708090; secondary_colour=#E8E8E0; heading_font=Serif; body_font=Sans; tone=calm, warm; motion=Calm; status=In use
- Winter look | primary_colour=#2F4858; secondary_colour=#F2EFE6; heading_font=Serif; body_font=Sans; tone=quiet; motion=Calm; status=Draft
- Launch style | primary_colour=#D9822B; secondary_colour=#FFF6E9; heading_font=Sans; body_font=Sans; tone=bold; motion=Lively; status=Replaced
- Trade fair | primary_colour=#333333; secondary_colour=#FFFFFF; heading_font=Sans; body_font=Sans; tone=short; motion=None; status=Draft
! record shipment|delivery|shipping record: Shipment number!;Order number~SO-4107;Carrier~Parcel North;Tracking number;Shipped on:date;Expected on:date;Address;~Status=Packed|On the way|Delivered|Returned
- SH-771 | order_number=SO-4107; carrier=Parcel North; tracking_number=PN-99120; address=Elm Row 4; status=On the way
- SH-770 | order_number=SO-4099; carrier=Parcel North; tracking_number=PN-99087; address=Lake Street 31; status=Delivered
- SH-772 | order_number=SO-4102; carrier=City Bike; tracking_number=CB-310; address=Dome Square 1; status=Packed
- SH-764 | order_number=SO-4081; carrier=Parcel North; tracking_number=PN-98800; address=Hill Road 12; status=Returned
+ product: Category->@product category|category;Animation->@animation|product animation;Price:money;In stock:number#0-100000;Brand style->@brand guideline|brand guide
+ order: Delivery address;Delivery by=Parcel|Bike courier|Collect;~Total:money

# and managing data|data browsing|data viewer|data catalog|data catalogue
item data set|dataset|data collection|data category|category: Name!;Description:long;Subject=Sales|Weather|People|Products|Traffic|Other;Owner~Inga Hofer|Bilal Aydin;Source;Licence=Internal|Open|On request;Visibility=Private|Shared|Public;~Records:number#0-100000000;Updated on:date;File:file
- Rain gauges 2024 | description=Daily rain of nine gauges; subject=Weather; owner=Inga Hofer; source=Own gauges; licence=Open; visibility=Public; records=3294
- Shop sales spring | description=Sales per day and branch; subject=Sales; owner=Bilal Aydin; source=Till export; licence=Internal; visibility=Shared; records=920
- Cycle counts bridge | description=Bicycles per hour on the old bridge; subject=Traffic; owner=Inga Hofer; source=Counter at the bridge; licence=Open; visibility=Public; records=8760
- Spare parts list | description=Parts with prices and weights; subject=Products; owner=Bilal Aydin; source=Store; licence=Internal; visibility=Private; records=410
record data record|data entry|data item|data|data row|record: Title!;Data set->@data set|dataset~Rain gauges 2024;Category~Daily value;Value:number#-1000000000-1000000000;Unit~mm|pieces;Recorded on:date;Place~Gauge 3;Owner~Inga Hofer|Bilal Aydin;Note:long;File:file;~Status=Draft|Checked|Published|Archived
- Gauge 3, 14 May | data_set=Rain gauges 2024; category=Daily value; value=12.4; unit=mm; place=Gauge 3; owner=Inga Hofer; status=Published
- Branch east, Monday | data_set=Shop sales spring; category=Daily sales; value=184; unit=pieces; place=Branch east; owner=Bilal Aydin; status=Checked
- Old bridge, 8 o'clock | data_set=Cycle counts bridge; category=Hourly count; value=312; unit=bicycles; place=Old bridge; owner=Inga Hofer; status=Published
- Ball bearing 6204 | data_set=Spare parts list; category=Price; value=4.8; unit=EUR; place=Shelf 12; owner=Bilal Aydin; note=Price checked in spring; status=Draft
item data field|field|column|attribute: Name!;Data set->@data set|dataset~Rain gauges 2024;Type=Text|Number|Date|Yes or no|Choice;Unit;Required:boolean;Order:number#1-500;Description
- Rain of the day | data_set=Rain gauges 2024; type=Number; unit=mm; order=2; description=From 7 to 7 o'clock
- Branch | data_set=Shop sales spring; type=Choice; order=1; description=East, west or harbour
- Bicycles | data_set=Cycle counts bridge; type=Number; unit=pieces; order=2; description=Both directions
- Weight | data_set=Spare parts list; type=Number; unit=g; order=4; description=Without packing
record data change|edit history|change log|change record|deletion record: Title!;Record->@data record|data entry~Gauge 3, 14 May;Action=Created|Edited|Deleted|Restored;Field;Old value;New value;Changed by~Inga Hofer|Bilal Aydin;Changed on:date
- Rain corrected | record=Gauge 3, 14 May; action=Edited; field=Value; old_value=124; new_value=12.4; changed_by=Inga Hofer
- Monday sales entered | record=Branch east, Monday; action=Created; changed_by=Bilal Aydin
- Price of bearing changed | record=Ball bearing 6204; action=Edited; field=Value; old_value=4.2; new_value=4.8; changed_by=Bilal Aydin
- Morning count restored | record=Old bridge, 8 o'clock; action=Restored; changed_by=Inga Hofer
item chart|data chart|statistic|data statistic|statistics view|visualization|dashboard: Title!;Data set->@data set|dataset~Cycle counts bridge;Type=Bars|Line|Pie|Table|Single number;Measure=Count|Sum|Average|Highest|Lowest;Group by=Day|Month|Year|Category|Place|Owner;Period from:date;Period to:date;Owner~Inga Hofer
- Rain per month | data_set=Rain gauges 2024; type=Bars; measure=Sum; group_by=Month; owner=Inga Hofer
- Sales by branch | data_set=Shop sales spring; type=Pie; measure=Sum; group_by=Place; owner=Bilal Aydin
- Busiest hours | data_set=Cycle counts bridge; type=Line; measure=Average; group_by=Day; owner=Inga Hofer
- Number of parts | data_set=Spare parts list; type=Single number; measure=Count; group_by=Category; owner=Bilal Aydin
! record import|export|data import|data export [import|export|upload|download|csv]: Title!;Data set->@data set|dataset~Shop sales spring;Direction=Import|Export;Format=CSV|JSON|Excel;File:file;Rows:number#0-100000000;Refused rows:number#0-100000000;Done by~Bilal Aydin;Done on:date;~Status=Running|Done|Failed
- Till export of week 20 | data_set=Shop sales spring; direction=Import; format=CSV; rows=21; refused_rows=0; done_by=Bilal Aydin; status=Done
- Gauges for the university | data_set=Rain gauges 2024; direction=Export; format=JSON; rows=3294; refused_rows=0; done_by=Inga Hofer; status=Done
- Counter file of April | data_set=Cycle counts bridge; direction=Import; format=Excel; rows=720; refused_rows=14; done_by=Inga Hofer; status=Done
- Parts with broken header | data_set=Spare parts list; direction=Import; format=CSV; rows=0; refused_rows=410; done_by=Bilal Aydin; status=Failed
! item saved search|saved filter|filter|data search [search\\w*|filter\\w*]: Name!;Data set->@data set|dataset~Rain gauges 2024;Search words;Smallest value:number#-1000000000-1000000000;Largest value:number#-1000000000-1000000000;Sort by=Newest|Oldest|Value|Title;Owner~Inga Hofer
- Heavy rain | data_set=Rain gauges 2024; smallest_value=20; largest_value=200; sort_by=Value; owner=Inga Hofer
- Branch east only | data_set=Shop sales spring; search_words=east; sort_by=Newest; owner=Bilal Aydin
- Rush hour | data_set=Cycle counts bridge; smallest_value=250; largest_value=2000; sort_by=Value; owner=Inga Hofer
- Bearings | data_set=Spare parts list; search_words=bearing; sort_by=Title; owner=Bilal Aydin
`
