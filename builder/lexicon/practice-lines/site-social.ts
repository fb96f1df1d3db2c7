/** Practices, written as `practicesOfLines` reads them. */
export const socialSites = `
# home multimedia|family multimedia|family photo|family video|home media|family member|family album
item media file|file|video|audio|photo|media|multimedia file: Title!;Kind=Photo|Video|Audio;File:file;Folder->@folder|media folder|album|directory~Summer at the lake;Taken on:date;Uploaded by->@family member|member~Rosa;Size:number(MB)#0-100000;Length:number(s)#0-100000;People shown~Grandpa, Lotte;Place~Crane Lake;Description:long;Downloads:number#0-100000
- Lotte learns to swim | kind=Video; folder=Summer at the lake; uploaded_by=Rosa; size=240; length=95; people_shown=Lotte, Evan; place=Crane Lake; downloads=3
- Grandpa's birthday song | kind=Audio; folder=Birthdays; uploaded_by=Evan; size=4; length=62; people_shown=All; downloads=5
- Jump from the pier | kind=Photo; folder=Summer at the lake; uploaded_by=Sam; size=5; people_shown=Sam; place=Crane Lake; downloads=1
- First day of school | kind=Photo; folder=School; uploaded_by=Rosa; size=4; people_shown=Lotte; place=Pier School; downloads=2
item folder|media folder|album|directory: Name!;Parent folder->@folder|media folder|album|directory~Years;Owner->@family member|member~Rosa;Description;Files:number#0-100000;Size:number(MB)#0-10000000;Cover:image;~Access=Whole family|Only me|Chosen members
- Summer at the lake | parent_folder=Years; owner=Rosa; files=148; size=6200; access=Whole family
- Birthdays | parent_folder=Years; owner=Evan; files=64; size=2100; access=Whole family
- School | owner=Rosa; files=31; size=180; access=Chosen members
- Years | owner=Rosa; files=0; size=0; access=Whole family
person family member|member: Name!;Relation=Mother|Father|Child|Grandparent|Aunt or uncle|Cousin;Birthday:date;Email:email;Role=Manager|May upload|May look;Storage used:number(MB)#0-10000000;Storage limit:number(MB)#0-10000000;Picture:image
- Rosa | relation=Mother; email=rosa@home.example; role=Manager; storage_used=5200; storage_limit=50000
- Evan | relation=Father; email=evan@home.example; role=Manager; storage_used=2900; storage_limit=50000
- Sam | relation=Child; role=May upload; storage_used=410; storage_limit=10000
- Grandpa Jon | relation=Grandparent; role=May look; storage_used=0; storage_limit=1000
record share|sharing record|shared file|share link: Title!;File->@media file|video|file|audio|photo|media|multimedia file~Lotte learns to swim;Folder->@folder|media folder|album|directory~Birthdays;Shared by->@family member|member~Rosa;Shared with~Grandpa Jon;May=Look|Download|Add files;Expires on:date;Opened:number#0-100000
- Swimming for Grandpa | file=Lotte learns to swim; shared_by=Rosa; shared_with=Grandpa Jon; may=Download; opened=9
- Birthdays for Aunt Mei | folder=Birthdays; shared_by=Evan; shared_with=Aunt Mei; may=Add files; opened=4
- Pier jump to class | file=Jump from the pier; shared_by=Sam; shared_with=Sam's class; may=Look; opened=17
- School day to the teacher | file=First day of school; shared_by=Rosa; shared_with=Clara Nunes; may=Look; opened=1
record upload record|transfer|download record|transfer record: Title!;File->@media file|video|file|audio|photo|media|multimedia file~Lotte learns to swim;Direction=Upload|Download;Member->@family member|member~Sam;Device~Sam's phone;Started on:date;Progress:percent;~State=Waiting|Running|Done|Failed
- Swim video up | file=Lotte learns to swim; direction=Upload; member=Rosa; device=Rosa's camera; progress=100; state=Done
- Pier photo up | file=Jump from the pier; direction=Upload; member=Sam; device=Sam's phone; progress=100; state=Done
- Song for Grandpa | file=Grandpa's birthday song; direction=Download; member=Grandpa Jon; device=Tablet; progress=40; state=Failed
- Swim video down | file=Lotte learns to swim; direction=Download; member=Evan; device=Living room TV; progress=75; state=Running
! record play record|play history|watch history: Title!;File->@media file|video|file|audio|photo|media|multimedia file~Lotte learns to swim;Member->@family member|member~Grandpa Jon;Played on:date;Device~Living room TV;Stopped at:number(s)#0-100000
- Grandpa watches Lotte | file=Lotte learns to swim; member=Grandpa Jon; device=Tablet; stopped_at=95
- Evan hears the song | file=Grandpa's birthday song; member=Evan; device=Kitchen speaker; stopped_at=62
- Sam on the TV | file=Lotte learns to swim; member=Sam; device=Living room TV; stopped_at=20
- Rosa again | file=Grandpa's birthday song; member=Rosa; device=Phone; stopped_at=62
! item tag|label: Name!;Kind=Person|Place|Event|Year;Files:number#0-100000;Colour~Violet
- Lotte | kind=Person; files=88; colour=Violet
- Crane Lake | kind=Place; files=120; colour=Blue
- Birthday | kind=Event; files=64; colour=Red
- 2025 | kind=Year; files=210; colour=Grey
# science association|technology association|association website|association online|online home|science and technology|worker's home
event activity|association activity|event|activity information|lecture: Title!;Kind=Lecture|Visit|Competition|Exhibition|Training|Meeting;Place~House of Science;Date:date!;Starts at:time;Places:number#1-100000;Registered:number#0-100000;Organizer->@society|branch|member society|association~Society of Chemistry;Speaker~Lin Yue;Introduction:long;Poster:image;~Status=Planned|Open|Full|Finished
- Batteries after lithium | kind=Lecture; place=House of Science; places=200; registered=164; organizer=Society of Chemistry; speaker=Lin Yue; status=Open
- Night at the observatory | kind=Visit; place=West hill; places=40; registered=40; organizer=Society of Astronomy; status=Full
- Young inventors | kind=Competition; place=Exhibition hall 3; places=120; registered=57; organizer=Union of Engineers; status=Open
- How to write for the public | kind=Training; place=Online; places=80; registered=80; organizer=Union of Engineers; status=Finished
record activity registration|registration|participation|participant: Name!;Activity->@activity|association activity|event|activity information|lecture~Batteries after lithium;Workplace~Institute of Materials;Phone:phone;Email:email;Registered on:date;~State=Registered|Waiting list|Attended|Cancelled
- Wei Chang | activity=Batteries after lithium; workplace=Institute of Materials; state=Registered
- Lea Brandt | activity=Night at the observatory; workplace=Clear Data; state=Waiting list
- Ana Duarte | activity=How to write for the public; workplace=Lake Hospital; state=Attended
- Jun Arai | activity=Young inventors; workplace=Design school; state=Cancelled
item questionnaire|survey|released questionnaire: Title!;Purpose:long;For=All members|Researchers|Teachers|Engineers;Starts on:date;Ends on:date;Questions:number#1-500;Answers received:number#0-1000000;Anonymous:boolean;~Status=Draft|Open|Closed
- Working hours in laboratories | for=Researchers; questions=14; answers_received=412; status=Open
- What courses do you need? | for=All members; questions=8; answers_received=960; status=Open
- Science in primary schools | for=Teachers; questions=20; answers_received=233; status=Closed
- Use of shared instruments | for=Engineers; questions=11; answers_received=0; status=Draft
! item questionnaire question|question: Question!;Questionnaire->@questionnaire|survey|released questionnaire~Working hours in laboratories;Type=Single choice|Multiple choice|Text|Scale;Options;Position:number#1-500;Required:boolean
- Hours in a usual week? | questionnaire=Working hours in laboratories; type=Single choice; options=Under 35, 35 to 45, over 45; position=1
- What keeps you from research? | questionnaire=Working hours in laboratories; type=Multiple choice; options=Forms, meetings, teaching; position=2
- Which course would you book? | questionnaire=What courses do you need?; type=Text; position=1
- How often do you experiment in class? | questionnaire=Science in primary schools; type=Scale; options=1 to 5; position=3
record questionnaire answer|response|filled questionnaire|answer: Title!;Questionnaire->@questionnaire|survey|released questionnaire~Working hours in laboratories;Question->@questionnaire question|question~Hours in a usual week?;Answered by~Wei Chang;Answer:long;Answered on:date
- Wei on hours | questionnaire=Working hours in laboratories; question=Hours in a usual week?; answered_by=Wei Chang; answer=Over 45
- Wei on research | questionnaire=Working hours in laboratories; question=What keeps you from research?; answered_by=Wei Chang; answer=Forms, meetings
- Lea on courses | questionnaire=What courses do you need?; question=Which course would you book?; answered_by=Lea Brandt; answer=Statistics with open tools
- Anonymous teacher | questionnaire=Science in primary schools; question=How often do you experiment in class?; answer=2
item ballot|voting|vote|online vote|voting activity: Title!;Description:long;Options;Votes per person:number#1-100;Starts on:date;Ends on:date;Votes cast:number#0-10000000;Leading option;~Status=Draft|Running|Ended
- Most beautiful instrument | options=Old telescope, glass still, brass balance; votes_per_person=1; votes_cast=1240; leading_option=Brass balance; status=Running
- Popular scientist of the year | options=Ten candidates; votes_per_person=3; votes_cast=5210; status=Running
- Name of the new science bus | options=Spark, Comet, Beaker; votes_per_person=1; votes_cast=880; leading_option=Comet; status=Ended
- Theme of the next festival | options=Water, light, numbers; votes_per_person=1; votes_cast=0; status=Draft
record cast vote|vote record|ballot paper: Title!;Ballot->@ballot|voting|vote|online vote|voting activity~Most beautiful instrument;Voter~Wei Chang;Option!;Voted on:date
- Wei for the balance | ballot=Most beautiful instrument; voter=Wei Chang; option=Brass balance
- Lea for the telescope | ballot=Most beautiful instrument; voter=Lea Brandt; option=Old telescope
- Ana for Comet | ballot=Name of the new science bus; voter=Ana Duarte; option=Comet
- Jun for Spark | ballot=Name of the new science bus; voter=Jun Arai; option=Spark
request service request|online service|service application|affair {Submitted|In progress|Done|Refused}: Title!;Applicant~Wei Chang;Service=Membership|Title recommendation|Award nomination|Funding|Room|Certificate;Society->@society|branch|member society|association~Society of Chemistry;Details:long!;Papers:file;~Handled by~Office of members;~Answer:long
- Join the chemists | applicant=Wei Chang; service=Membership; society=Society of Chemistry; details=Materials research, six years.
- Award for the balance team | applicant=Ana Duarte; service=Award nomination; society=Union of Engineers; details=Scale for newborns, 5 g exact.; handled_by=Office of members
- Lecture room in June | applicant=Lea Brandt; service=Room; details=Sixty seats, beamer.; answer=Room 2 is yours.
- Travel money | applicant=Jun Arai; service=Funding; details=Poster at a congress.
item society|branch|member society|association: Name!;Field~Chemistry;Members:number#0-1000000;Chair~Lin Yue;Email:email;Website:url;Founded:number#1800-2100
- Society of Chemistry | field=Chemistry; members=2400; chair=Lin Yue; founded=1932
- Society of Astronomy | field=Astronomy; members=610; chair=Bai Ling; founded=1951
- Union of Engineers | field=Engineering; members=8900; chair=Greta Olsen; founded=1919
- Teachers of Science | field=Education; members=1750; chair=Clara Nunes; founded=1978
# fan club|fan support|idol|fan community
person idol|star|artist|celebrity: Name!;Group;Debut on:date;Birthday:date;Fans:number#0-10000000;Photo:image;Bio:long
- Ren Asato | group=Northwind; fans=184000; bio=Singer and main dancer.
- Mai Sorell | group=Northwind; fans=151000; bio=Rapper, writes her own verses.
- Cleo Tan | group=Solo; fans=92000; bio=Actor in evening dramas.
- Ilya Marsh | group=Solo; fans=60500; bio=Songwriter with guitar.
item support campaign|support project|fan support|fundraiser|cheering project: Title!;Idol->@idol|star|artist|celebrity;Type=Birthday advert|Charity|Album purchase|Stage flowers;Goal:money;~Raised:money;Starts on:date;Ends on:date;~Status=Planned|Open|Reached|Closed
- Birthday screen for Ren | idol=Ren Asato; type=Birthday advert; goal=6000; raised=4350; status=Open
- Library for a village school | idol=Mai Sorell; type=Charity; goal=3000; raised=3000; status=Reached
- First album week | idol=Ilya Marsh; type=Album purchase; goal=8000; raised=2100; status=Open
- Flowers for the premiere | idol=Cleo Tan; type=Stage flowers; goal=900; raised=940; status=Closed
record contribution|donation|support record|pledge: Reference!;Campaign->@support campaign|support project|fan support|fundraiser|cheering project;Fan name~Luna92|Haruki;Amount:money;Message;Paid on:date;~Status=Pending|Paid|Refunded
- C-7001 | campaign=Birthday screen for Ren; fan_name=Luna92; amount=50; message=Happy birthday!; status=Paid
- C-7002 | campaign=Birthday screen for Ren; fan_name=Haruki; amount=20; status=Paid
- C-7003 | campaign=Library for a village school; fan_name=Beatriz; amount=100; message=For the children; status=Paid
- C-7004 | campaign=First album week; fan_name=Onur; amount=35; status=Pending
record check-in|daily check-in|fan task|popularity vote: Title!;Idol->@idol|star|artist|celebrity;Fan name;Points:number#1-500;Checked in on:date;Streak:number(days)#1-1000
- Luna92 for Ren | idol=Ren Asato; fan_name=Luna92; points=10; streak=41
- Haruki for Ren | idol=Ren Asato; fan_name=Haruki; points=5; streak=3
- Beatriz for Mai | idol=Mai Sorell; fan_name=Beatriz; points=10; streak=120
- Onur for Ilya | idol=Ilya Marsh; fan_name=Onur; points=5; streak=8
event appearance|schedule entry|concert|fan meeting|activity: Title!;Idol->@idol|star|artist|celebrity;Type=Concert|Television|Fan meeting|Signing;Venue;City;Starts on:date;Starts at:time;Tickets:number#0-60000
- Northwind winter tour | idol=Ren Asato; type=Concert; venue=Ice hall; city=Sapporo; tickets=7800
- Evening talk show | idol=Cleo Tan; type=Television; venue=Studio 4; city=Singapore; tickets=200
- Autumn fan meeting | idol=Mai Sorell; type=Fan meeting; venue=Odeon; city=Osaka; tickets=1200
- Album signing | idol=Ilya Marsh; type=Signing; venue=Record shop on Quay Street; city=Bristol; tickets=150
item merchandise|fan merchandise|goods|light stick: Name!;Idol->@idol|star|artist|celebrity;Category=Light stick|Photo card|Clothing|Album;Price:money;Stock:number#0-10000;Limit per fan:number#1-20
- Northwind light stick | idol=Ren Asato; category=Light stick; price=39; stock=420; limit_per_fan=2
- Mai photo card set | idol=Mai Sorell; category=Photo card; price=9; stock=1500; limit_per_fan=5
- Cleo drama T-shirt | idol=Cleo Tan; category=Clothing; price=24; stock=180; limit_per_fan=3
- Ilya, first songs | idol=Ilya Marsh; category=Album; price=16; stock=900; limit_per_fan=10
! item fan level [level|points|rank|badge]: Name!;Points from:number#0-100000;Badge:image;Benefit
- Newcomer | points_from=0; benefit=Reading and posting
- Regular | points_from=500; benefit=Polls
- Core fan | points_from=5000; benefit=Ticket presale
- Guardian | points_from=20000; benefit=Meeting lottery
+ post: Idol->@idol|star|artist|celebrity;Topic;Likes:number#0-100000
# messenger|instant messaging|chat client|im system|chat room
item chat|conversation|group chat|chat room|group|channel|chat group: Name!;Type=Private|Group|Channel;Owner~Amelie Roy|Tomas Vik;Picture:image;Announcement:long;Members:number#1-5000;Muted:boolean;~Status=Active|Archived|Dissolved
- Sunday hikers | type=Group; owner=Amelie Roy; announcement=Meet at nine at the old bridge.; members=14; status=Active
- Amelie and Tomas | type=Private; owner=Amelie Roy; members=2; status=Active
- Release news | type=Channel; owner=Tomas Vik; announcement=Only release notes here.; members=230; status=Active
- Flat 4B | type=Group; owner=Nadia Khan; members=4; status=Archived
record chat message|instant message|text message|message record|chat record|chat history: Text!;Chat->@chat|conversation|group|group chat|chat room|channel|chat group;Sender~Amelie Roy|Tomas Vik;Type=Text|Picture|Voice|Video|File|Location;File:file;Sent on:date;Sent at:time;Reply to;~Status=Sent|Delivered|Read|Recalled
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
record group member|chat member|room member: Name!;Chat->@chat|group|conversation|group chat|chat room|channel|chat group;Role=Owner|Admin|Member;Joined on:date;Muted until:date;Invited by
- Amelie in Sunday hikers | chat=Sunday hikers; role=Owner
- Tomas in Sunday hikers | chat=Sunday hikers; role=Member; invited_by=Amelie Roy
- Nadia in Sunday hikers | chat=Sunday hikers; role=Admin; invited_by=Amelie Roy
- Oren in Release news | chat=Release news; role=Member; invited_by=Tomas Vik
record call|voice call|video call: Title!;Chat->@chat|conversation|group chat|chat room|group|channel|chat group;Caller;Type=Voice|Video;Started on:date;Started at:time;Duration:number(min)#0-1440;~Result=Answered|Missed|Declined
- Amelie calls Tomas | chat=Amelie and Tomas; caller=Amelie Roy; type=Voice; duration=12; result=Answered
- Tomas calls Amelie | chat=Amelie and Tomas; caller=Tomas Vik; type=Video; duration=0; result=Missed
- Hikers' planning | chat=Sunday hikers; caller=Nadia Khan; type=Video; duration=45; result=Answered
- Flat talk | chat=Flat 4B; caller=Nadia Khan; type=Voice; duration=0; result=Declined
! item contact group [contact|friend|group]: Name!;Owner;Sort order:number#0-50;Colour
- Friends | owner=Amelie Roy; sort_order=1; colour=Green
- Work | owner=Amelie Roy; sort_order=2; colour=Blue
- Family | owner=Amelie Roy; sort_order=3; colour=Red
- Neighbours | owner=Nadia Khan; sort_order=4; colour=Grey
! item chat setting|message setting|notification setting [setting\\w*|privacy|notif\\w*|theme|account|personal|log in|register]: Name!;Notification sound:boolean;Read receipts:boolean;Who may add me=Everyone|Friends of friends|Nobody;Theme=Light|Dark|System;Language
- Amelie's phone | who_may_add_me=Everyone; theme=Dark; language=French
- Tomas's desktop | who_may_add_me=Friends of friends; theme=Light; language=English
- Nadia's tablet | who_may_add_me=Nobody; theme=System; language=English
- Oren's laptop | who_may_add_me=Everyone; theme=Dark; language=Hebrew
record order card|order card message|product card [order\\w*|card\\w*|shop|seller]: Title!;Chat->@chat|conversation|group|group chat|chat room|channel|chat group;Order number;Goods;Quantity:number#1-10000;Amount:money;Picture:image;Link:url;Sender;Sent on:date;~State=Sent|Opened|Paid|Withdrawn
- Blue kettle, two pieces | order_number=A-2207; goods=Kettle; quantity=2; amount=58; sender=Amelie Roy; state=Opened
- Concert tickets | order_number=A-2211; goods=Ticket; quantity=3; amount=96; sender=Tomas Vik; state=Paid
- Desk lamp | order_number=A-2240; goods=Lamp; quantity=1; amount=34; sender=Amelie Roy; state=Sent
- Old bicycle | order_number=A-2302; goods=Bicycle; quantity=1; amount=80; sender=Tomas Vik; state=Withdrawn
record location message|shared location|location [location\\w*|place|map]: Title!;Chat->@chat|conversation|group|group chat|chat room|channel|chat group;Address;Latitude:number#-90-90;Longitude:number#-180-180;Live until:time;Sender;Sent on:date
- Meet at the fountain | address=Old market 1; latitude=48; longitude=16; sender=Amelie Roy
- My office | address=Harbour street 20; latitude=53; longitude=10; sender=Tomas Vik
- Trail head | address=Forest car park; latitude=47; longitude=11; sender=Amelie Roy
- Where the bus stopped | address=Road 7, km 12; latitude=51; longitude=7; sender=Tomas Vik
# red packet|red envelope|lucky money|hongbao
item red packet|red packet activity|red envelope|packet: Title!;Kind=Lucky draw|Equal shares|Password|Follow to open;Total amount:money;Shares:number#1-1000;~Shares left:number#0-1000;~Amount left:money;Password;Greeting;Sender->@user~Wen Li|Dora Kiss;Sent on:date;Expires on:date;~Status=Open|Emptied|Expired|Refunded
- New year luck | kind=Lucky draw; total_amount=100; shares=20; shares_left=3; amount_left=11; greeting=Good fortune to all!; status=Open
- Team lunch | kind=Equal shares; total_amount=60; shares=6; shares_left=0; amount_left=0; greeting=Thanks for the release.; status=Emptied
- Shop opening | kind=Password; total_amount=200; shares=50; shares_left=50; amount_left=200; password=openday; greeting=Come and see us.; status=Open
- Midsummer circle | kind=Follow to open; total_amount=30; shares=10; shares_left=4; amount_left=9; greeting=Sunny days!; status=Refunded
record grab record|grab|red packet record|opened packet|claim: Title!;Red packet->@red packet|packet|red packet activity|red envelope~New year luck|Team lunch;Grabbed by->@user~Dora Kiss;Amount:money;Best luck:boolean;Grabbed on:date;Thanks
- Dora opened New year luck | red_packet=New year luck; amount=8.40; thanks=Wow!
- Wen opened Team lunch | red_packet=Team lunch; amount=10; thanks=Enjoy your meal.
- Tom opened Team lunch | red_packet=Team lunch; amount=10; thanks=Thank you.
- Ines opened New year luck | red_packet=New year luck; amount=1.20; thanks=Next time!
item circle|group|red packet circle: Name!;Owner->@user~Wen Li;Topic=Family|Work|Shops|Games|Neighbours;Members:number#1-5000;Notice;Cover:image;~Status=Open|Invite only|Closed
- Riverside neighbours | topic=Neighbours; members=124; notice=One packet each Friday.; status=Open
- Release crew | topic=Work; members=14; status=Invite only
- Tea shop friends | topic=Shops; members=880; notice=Password in the shop window.; status=Open
- Cousins | topic=Family; members=31; status=Invite only
! record circle member|membership: Title!;Circle->@circle|group|red packet circle~Release crew;Member~Dora Kiss;Role=Owner|Helper|Member;Sent total:money;Received total:money;Joined on:date
- Dora in Release crew | circle=Release crew; role=Member; sent_total=20; received_total=48
- Wen in Release crew | circle=Release crew; role=Owner; sent_total=160; received_total=10
- Tom in Riverside neighbours | circle=Riverside neighbours; role=Helper; sent_total=35; received_total=22
- Ines in Tea shop friends | circle=Tea shop friends; role=Member; sent_total=0; received_total=17
record wallet entry|balance change|wallet record: Title!;Owner->@user~Wen Li;Kind=Top-up|Packet sent|Packet received|Refund|Withdrawal;Amount:money;~Balance:money;Booked on:date;~Status=Booked|Pending|Failed
- Top-up by card | kind=Top-up; amount=150; balance=150; status=Booked
- New year luck sent | kind=Packet sent; amount=100; balance=50; status=Booked
- Team lunch received | kind=Packet received; amount=10; balance=60; status=Booked
- Payout to bank | kind=Withdrawal; amount=40; balance=20; status=Pending
# forwarding text message|sms forwarding|sms gateway|message forwarding|short message|replying to message
record text message|sms|short message|forwarded message|forwarded text message: Subject!;Text:long!;From number:phone;To number:phone;Direction=Received|Sent|Forwarded;Conversation->@conversation|chat|chat record|chat reply|conversation page~Doctor's office|Parcel desk;Received on:date;Received at:time;~Status=New|Forwarded|Answered|Failed
- Appointment moved | text=Please come at ten instead of nine.; direction=Received; conversation=Doctor's office; status=Answered
- Parcel waits | text=Your parcel lies at the desk until Friday.; direction=Received; conversation=Parcel desk; status=Forwarded
- Code of the door | text=The new code is on the notice board.; direction=Forwarded; conversation=House group; status=Forwarded
- Late today | text=Bus is late, start without me.; direction=Sent; conversation=Choir; status=New
record conversation|chat|chat record|chat reply|conversation page: Name!;Contact->@contact|recipient|receiver~Dr. Sommer's office|Parcel shop;Last text:long;Last on:date;~Unread:number#0-10000;~State=Open|Muted|Archived
- Doctor's office | contact=Dr. Sommer's office; last_text=Ten is fine, thank you.; unread=0; state=Open
- Parcel desk | contact=Parcel shop; last_text=Your parcel lies at the desk.; unread=1; state=Open
- House group | contact=Neighbour Kaya; last_text=Code is on the notice board.; unread=3; state=Muted
- Choir | contact=Choir leader Ute; last_text=Bus is late.; unread=0; state=Archived
record reply|message reply|answer: Title!;Text message->@text message|sms|short message|forwarded message|forwarded text message~Appointment moved|Parcel waits;Conversation->@conversation|chat|chat record|chat reply|conversation page~Doctor's office|Choir;Text:long!;Written by;Sent on:date;Sent at:time;~Delivery=Waiting|Sent|Delivered|Failed
- Ten is fine | text_message=Appointment moved; conversation=Doctor's office; text=Ten is fine, thank you.; written_by=eva; delivery=Delivered
- Who can fetch it? | text_message=Parcel waits; conversation=Parcel desk; text=My son comes on Thursday.; written_by=eva; delivery=Sent
- Understood | text_message=Code of the door; conversation=House group; text=Thank you, noted.; written_by=jan; delivery=Delivered
- We wait | text_message=Late today; conversation=Choir; text=We start with the warm-up.; written_by=ute; delivery=Failed
item forwarding rule|forward rule|rule: Name!;Sender contains;Text contains;Forward to->@contact|recipient|receiver~Neighbour Kaya|Parcel shop;Channel=SMS|Email|Chat|Webhook;From:time;Until:time;Enabled:boolean;~Forwarded:number#0-1000000
- Parcels to my son | sender_contains=Parcel; text_contains=parcel; forward_to=Neighbour Kaya; channel=SMS; forwarded=14
- Codes to my email | sender_contains=Bank; text_contains=code; forward_to=Dr. Sommer's office; channel=Email; forwarded=31
- House messages | sender_contains=House; text_contains=door; forward_to=Neighbour Kaya; channel=Chat; forwarded=9
- Choir at night | sender_contains=Choir; text_contains=rehearsal; forward_to=Choir leader Ute; channel=Webhook; forwarded=2
person contact|recipient|receiver: Name!;Phone:phone;Email:email;Group=Family|Work|House|Services;Note:long;Blocked:boolean
- Dr. Sommer's office | group=Services; note=Open until four.
- Parcel shop | group=Services; note=Desk behind the bakery.
- Neighbour Kaya | group=House; note=Has our spare key.
- Choir leader Ute | group=Family; note=Calls back in the evening.
! item message template|reply template|quick reply: Name!;Text:long!;Category=Greeting|Appointment|Delivery|Refusal;Language;~Used:number#0-1000000
- I call back | text=I cannot talk now and call back today.; category=Greeting; language=English; used=42
- Time is fine | text=The time suits me, thank you.; category=Appointment; language=English; used=18
- Leave it at the door | text=Please leave the parcel at the door.; category=Delivery; language=English; used=27
- No, thank you | text=We do not need it, thank you.; category=Refusal; language=English; used=5
! record forwarding record|forwarding log|forward history [forward\\w*]: Label!;Message->@message|text message|sms|short message|forwarded message|forwarded text message~Appointment moved|Parcel waits;Rule->@forwarding rule|forward rule|rule~To the neighbour|Work to email;Forwarded to;Channel=SMS|Email|Chat|Webhook;Date:date;Time:time;Error;~Result=Sent|Waiting|Failed
- Parcel text to Kaya | message=Parcel waits; forwarded_to=Neighbour Kaya; channel=SMS; result=Sent
- Appointment to email | message=Appointment moved; forwarded_to=me@example.com; channel=Email; result=Sent
- Code refused | forwarded_to=Chat of the house; channel=Chat; error=Codes are never forwarded.; result=Failed
- Night text | forwarded_to=Duty phone; channel=SMS; result=Waiting
! record blocked sender|blacklist entry|spam number [block\\w*|spam|blacklist|manage]: Number!;Reason=Spam|Fraud|Unknown|Own choice;Blocked on:date;Blocked by
- +49 151 000 11 | reason=Spam; blocked_by=Mara Lindt
- PRIZES | reason=Fraud; blocked_by=Joel Abara
- +44 20 000 77 | reason=Unknown; blocked_by=Mara Lindt
- SHOPCLUB | reason=Own choice; blocked_by=Tess Hall
# friend management|unfriend|facebook friend|friend list|follower management|friend cleanup
person friend|friend list|contact: Name!;Profile address:url;Picture:image;Friends since:date;Mutual friends:number#0-10000;Last contact on:date;Group->@friend group|group|friend list category~Family|School;Protected:boolean;Note;~Status=Friend|Selected|Unfriended|Kept
- Rosa Klein | mutual_friends=41; group=Family; note=Cousin; status=Kept
- Dan Ortiz | mutual_friends=3; group=School; note=Not seen for years; status=Selected
- Shop of Lamps | mutual_friends=0; group=Unknown people; note=Only adverts; status=Unfriended
- Mei Tanaka | mutual_friends=18; group=Work; note=Old office; status=Friend
item friend group|group|friend list category: Name!;Description:long;Colour;Protected from removal:boolean;~Friends:number#0-10000
- Family | description=Never removed.; colour=Red; friends=38
- School | description=Both schools.; colour=Blue; friends=112
- Work | description=Three offices.; colour=Green; friends=64
- Unknown people | description=Nobody remembers why.; colour=Grey; friends=205
record unfriend action|removal|unfriending|unfriend record|unfriend history: Title!;Friend->@friend|friend list|contact~Shop of Lamps|Dan Ortiz;Reason=No contact|Unknown|Adverts|Inactive|Other;Rule->@cleanup rule|rule|automatic rule|selection rule~No contact for three years|No mutual friends;Chosen on:date;Confirmed:boolean;Done on:date;~Status=Chosen|Confirmed|Done|Failed|Taken back
- Shop of Lamps removed | friend=Shop of Lamps; reason=Adverts; rule=No mutual friends; status=Done
- Dan Ortiz, to confirm | friend=Dan Ortiz; reason=No contact; rule=No contact for three years; status=Chosen
- Mei back again | friend=Mei Tanaka; reason=Other; rule=No contact for three years; status=Taken back
- Rosa is protected | friend=Rosa Klein; reason=Inactive; rule=Inactive for a year; status=Failed
item cleanup rule|rule|automatic rule|selection rule: Name!;Condition=No contact|No mutual friends|Inactive|In group;Months:number#0-240;Group->@friend group|group|friend list category~Unknown people|School;At most per day:number#1-1000;Ask first:boolean;Enabled:boolean;~Found:number#0-10000
- No contact for three years | condition=No contact; months=36; group=School; at_most_per_day=10; found=27
- No mutual friends | condition=No mutual friends; months=0; group=Unknown people; at_most_per_day=25; found=84
- Inactive for a year | condition=Inactive; months=12; group=Work; at_most_per_day=5; found=9
- All unknown people | condition=In group; months=0; group=Unknown people; at_most_per_day=20; found=205
! record connected account|linked account|social account: Account name!;Network;Connected on:date;Access until:date;Last read on:date;Friends read:number#0-100000;~Status=Connected|Expired|Removed
- lena.k | network=Friends network; friends_read=419; status=Connected
- lena.work | network=Business network; friends_read=210; status=Connected
- old.lena | network=Photo network; friends_read=96; status=Expired
- lena.test | network=Friends network; friends_read=0; status=Removed
# islamic|mosque|muslim|prayer time|quran
item mosque|nearby mosque|prayer place: Name!;Address!;City;Latitude:number#-90-90;Longitude:number#-180-180;Imam~Yusuf Karim;Capacity:number#1-100000;Prayer area for women:boolean;Parking:boolean;Phone:phone;Picture:image
- Noor mosque | address=Orchard road 14; city=Leicester; latitude=52.63; longitude=-1.13; imam=Yusuf Karim; capacity=450
- Al-Rahma centre | address=Canal street 88; city=Manchester; latitude=53.47; longitude=-2.24; imam=Bilal Aziz; capacity=900
- Hill prayer room | address=Campus hill 2; city=Leeds; latitude=53.8; longitude=-1.55; imam=Omar Said; capacity=80
- Salam mosque | address=Mill lane 31; city=Bradford; latitude=53.79; longitude=-1.75; imam=Idris Malik; capacity=600
event event|islamic event|community event|gathering: Title!;Mosque->@mosque|prayer place|nearby mosque~Noor mosque;Kind=Lecture|Iftar|Study circle|Charity|Festival|Family day;Date:date!;Starts at:time;Ends at:time;Speaker~Amina Farouk;Seats:number#1-10000;Description:long;~Status=Planned|Full|Over|Cancelled
- Open iftar | mosque=Noor mosque; kind=Iftar; seats=200; description=Shared meal for neighbours.; status=Planned
- Study circle on patience | mosque=Al-Rahma centre; kind=Study circle; speaker=Amina Farouk; seats=40; status=Planned
- Winter coat drive | mosque=Salam mosque; kind=Charity; seats=100; status=Over
- Eid family day | mosque=Noor mosque; kind=Festival; seats=600; status=Full
item islamic content|video|audio|audio content|islamic-related content|lecture|recitation: Title!;Kind=Video|Audio|Text|Picture;Category->@category|content category|topic~Recitation|Family;Speaker~Yusuf Karim;Language=English|Arabic|Urdu|Turkish|Malay;File:file;Duration:number(min)#0-600;Description:long;~Views:number#0-100000000;~Status=Under review|Published|Hidden
- Recitation for the morning | kind=Audio; category=Recitation; speaker=Yusuf Karim; language=Arabic; duration=22; views=3120; status=Published
- Kindness to parents | kind=Video; category=Family; speaker=Amina Farouk; language=English; duration=34; views=1840; status=Published
- How to give zakat | kind=Video; category=Practice; speaker=Bilal Aziz; language=English; duration=18; views=960; status=Published
- Stories of the prophets 1 | kind=Audio; category=Children; speaker=Amina Farouk; language=Urdu; duration=15; views=0; status=Under review
item category|content category|topic: Name!;Description:long;Icon~Book;Sort order:number#0-1000
- Recitation | description=Readings; icon=Book; sort_order=1
- Family | description=Marriage, parents, children; icon=House; sort_order=2
- Practice | description=Prayer, fasting, giving; icon=Hands; sort_order=3
- Children | description=Stories and songs; icon=Star; sort_order=4
record discussion|community discussion|discussion post|question|forum topic: Title!;Text:long!;Category->@category|content category|topic~Practice;Written on:date;Anonymous:boolean;~Replies:number#0-100000;~Likes:number#0-1000000;~Status=Open|Answered|Closed
- Fasting on a night shift | text=How do you plan meals when working nights?; category=Practice; replies=14; likes=31; status=Answered
- Books for ten-year-olds | text=Which books do your children like?; category=Children; replies=9; likes=18; status=Open
- Room for weekend school | text=We look for a room near the station.; category=Family; replies=3; likes=4; status=Open
- Learning recitation online | text=Does anyone know a patient teacher?; category=Recitation; replies=22; likes=40; status=Answered
! record discussion reply|reply|answer: Title!;Discussion->@discussion|community discussion|discussion post|question|forum topic~Fasting on a night shift;Text:long!;Written on:date;~Likes:number#0-100000
- Soup before dawn | discussion=Fasting on a night shift; text=A thermos of soup helps me.; likes=12
- Short naps | discussion=Fasting on a night shift; text=Sleep after the dawn prayer.; likes=7
- Picture books | discussion=Books for ten-year-olds; text=The library has a good shelf.; likes=5
- Ask at Al-Rahma | discussion=Learning recitation online; text=They teach on Saturdays.; likes=9
! record prayer time [prayer|mosque]: Title!;Mosque->@mosque|prayer place|nearby mosque~Noor mosque;Date:date;Prayer=Fajr|Dhuhr|Asr|Maghrib|Isha|Jumuah;Begins at:time;Congregation at:time
- Noor Fajr | mosque=Noor mosque; prayer=Fajr
- Noor Jumuah | mosque=Noor mosque; prayer=Jumuah
- Al-Rahma Maghrib | mosque=Al-Rahma centre; prayer=Maghrib
- Salam Isha | mosque=Salam mosque; prayer=Isha
+ event registration: Event->@event|islamic event|community event|gathering~Open iftar;Persons:number#1-20;Comes with children:boolean
record memorization record|memorization progress|memorisation progress|hifz record|recitation progress: Title!;Student->@student|pupil~Bilal Aziz;Class->@quran class|class~Evening Hifz;Surah!;From verse:number#1-286;To verse:number#1-286;Date:date;Kind=New|Revision|Test;Mistakes:number#0-500;Grade=Excellent|Good|Fair|Repeat;Teacher~Amina Farouk;Notes:long
- Bilal, first page | student=Bilal Aziz; surah=Al-Mulk; from_verse=1; to_verse=12; kind=New; mistakes=2; grade=Good; teacher=Amina Farouk
- Bilal, revision | student=Bilal Aziz; surah=Al-Kahf; from_verse=1; to_verse=10; kind=Revision; mistakes=0; grade=Excellent; teacher=Amina Farouk
- Maryam, new passage | student=Maryam Said; surah=Ya-Sin; from_verse=1; to_verse=20; kind=New; mistakes=5; grade=Fair; teacher=Amina Farouk
- Yusuf, test of the term | student=Yusuf Demir; surah=An-Naba; from_verse=1; to_verse=40; kind=Test; mistakes=9; grade=Repeat; teacher=Idris Hamdan
request marriage request|marriage service|nikah|nikah request|marriage registration: Title!;Groom;Bride;Phone:phone!;Email:email;Wished on:date;Time:time;Hall;Witness one;Witness two;Dower:money;Papers:file;Note:long
- Nikah of the Karim family | groom=Omar Karim; bride=Leila Haddad; hall=Main hall
- Small nikah in May | groom=Sami Noor; bride=Huda Rahman; hall=Side room
- Nikah Rashid and Selma | groom=Rashid Amin; bride=Selma Yilmaz; hall=Garden hall; witness_one=Tariq Amin; witness_two=Kemal Yilmaz; dower=2500
- Nikah before the journey | groom=Idris Bello; bride=Noura Saleh; hall=Main hall; witness_one=Musa Bello; dower=1000; note=Twelve guests, no meal.
item donation cause|cause|fund|donation campaign: Name!;Kind=Zakat|Sadaqah|Building fund|Orphans|Emergency;Mosque->@mosque|prayer place~Noor mosque;Goal:money;~Raised:money;Ends on:date;Picture:image;Description:long;~Status=Open|Reached|Closed
- New carpet | kind=Building fund; mosque=Noor mosque; goal=8000; raised=5100; status=Open
- Winter parcels | kind=Zakat; mosque=Noor mosque; goal=3000; raised=3000; status=Reached
- Flood relief parcels | kind=Emergency; mosque=Al-Rahma centre; goal=12000; raised=4300; status=Open
- School bags for orphans | kind=Orphans; mosque=Salam mosque; goal=2000; raised=1760; status=Closed
+ donation: Cause->@donation cause|cause;Kind=Zakat|Sadaqah|Fitrah|Building fund

# love note|love letter|love message|confession|couple app|couples space|love diary
record love note|note|love letter|sent note|received note|love-related message: Title!;Text:long!;To->@partner|recipient|contact|friend|lover~Rosa;Mood=Tender|Funny|Longing|Thankful|Sorry;Paper->@note paper|template|card template|theme~Rose garden;Picture:image;Music;Open on:date;Anonymous:boolean;Sent on:date;~Status=Draft|Sent|Delivered|Read|Withdrawn
- Monday morning | text=The coffee is on, and so is my heart.; to=Rosa; mood=Tender; paper=Rose garden; status=Read
- Sorry about the plant | text=I did water it. Too much.; to=Rosa; mood=Funny; paper=Plain white; status=Delivered
- 700 km | text=Eleven days until the station.; to=Felix; mood=Longing; paper=Night sky; status=Sent
- For our first year | text=Thank you for every Sunday.; to=Rosa; mood=Thankful; paper=Rose garden; status=Draft
person partner|recipient|contact|friend|lover: Name!;Nickname;Phone:phone;E-mail:email;Birthday:date;Together since:date;Photo:image;~Status=Invited|Connected|Blocked
- Rosa | nickname=Rosie; status=Connected
- Felix | nickname=Fox; status=Connected
- Nuri | nickname=Moon; status=Invited
- Alex | nickname=A.; status=Blocked
item note paper|template|card template|theme: Name!;Occasion=Everyday|Birthday|Anniversary|Valentine|Apology;Colour~Rose;Picture:image;Sample text:long;~Used:number#0-10000000
- Rose garden | occasion=Anniversary; colour=Rose; sample_text=Every year with you blooms.; used=210
- Night sky | occasion=Everyday; colour=Navy; sample_text=Same moon, two windows.; used=164
- Plain white | occasion=Apology; colour=White; sample_text=I was wrong.; used=71
- Paper hearts | occasion=Valentine; colour=Red; sample_text=Be mine, again.; used=340
record reply|note reply|response: Title!;Note->@love note|note|love letter|sent note|received note|love-related message~Monday morning;Text:long!;Sent on:date;Reaction=Heart|Kiss|Laugh|Tear|Hug
- Best coffee | note=Monday morning; text=Yours is the only one I wake up for.; reaction=Heart
- Poor plant | note=Sorry about the plant; text=It died happy.; reaction=Laugh
- Counting too | note=700 km; text=Ten now.; reaction=Hug
- Come sooner | note=700 km; text=Is there no night train?; reaction=Tear
! record anniversary|special day|date to remember: Title!;Partner->@partner|recipient|contact|friend|lover~Rosa;Date:date!;Repeat=Once|Every month|Every year;Remind ahead:number(days)#0-60;Idea:long
- First kiss | partner=Rosa; repeat=Every year; remind_ahead=7; idea=The bench by the lake
- Felix comes home | partner=Felix; repeat=Once; remind_ahead=2; idea=Flowers at platform 4
- Rosa's birthday | partner=Rosa; repeat=Every year; remind_ahead=14; idea=Pottery course
- Month day | partner=Felix; repeat=Every month; remind_ahead=1
# sms|twilio|sms message|bulk message|message sending|short message
record message sending|sent sms|sms|sending record|sms record|sending task|text message: Title!;Sender number~NORTHPIER;Recipient:phone!;Template->@message template|sms template|template~Delivery today;Text:long;Segments:number#1-20;Sent on:date;Sent at:time;~Price:money;~Status=Scheduled|Queued|Sent|Delivered|Failed
- Delivery note to Ms Hale | sender_number=NORTHPIER; template=Delivery today; text=Your parcel arrives between 14 and 16.; segments=1; price=0.05; status=Delivered
- Code for Ivo | sender_number=NORTHPIER; template=Login code; text=Your code is 448210.; segments=1; price=0.05; status=Sent
- Spring sale to list A | sender_number=PIERSHOP; template=Sale start; segments=2; price=0.1; status=Queued
- Reminder to Mr Tan | sender_number=NORTHPIER; template=Appointment tomorrow; segments=1; price=0; status=Failed
item message template|sms template|template: Name!;Text:long!;Kind=Notice|Code|Marketing|Reminder;Variables~name, time;Language=English|German|Hindi|Spanish;Signature;~Uses:number#0-100000000;~Status=Draft|Under review|Approved|Refused
- Delivery today | text=Hello {name}, your parcel arrives between {from} and {to}.; kind=Notice; variables=name, from, to; language=English; signature=North Pier; uses=4100; status=Approved
- Login code | text=Your code is {code}.; kind=Code; variables=code; language=English; uses=18200; status=Approved
- Sale start | text={name}, everything in blue is 20 % off.; kind=Marketing; variables=name; language=English; signature=Pier Shop; uses=2; status=Under review
- Appointment tomorrow | text=We see you tomorrow at {time}.; kind=Reminder; variables=time; language=English; uses=610; status=Approved
! person contact|recipient|phone number [contact\\w*|recipient\\w*|number\\w*|import\\w*|group\\w*]: Name!;Phone:phone!;Group->@contact group|group~Customers A;Country;Agreed on:date;~Status=Subscribed|Unsubscribed|Invalid
- Ms Hale | group=Customers A; country=United Kingdom; status=Subscribed
- Ivo Stern | group=Staff; country=Germany; status=Subscribed
- Mr Tan | group=Patients; country=Singapore; status=Invalid
- Rosa Lind | group=Customers A; country=Sweden; status=Unsubscribed
! item contact group|group: Name!;Description:long;Source~Web shop;~Contacts:number#0-10000000
- Customers A | description=Ordered this year; source=Web shop; contacts=1240
- Staff | description=Everyone with a login; source=By hand; contacts=38
- Patients | description=Have an appointment; source=Calendar; contacts=210
- Newsletter | description=Agreed to offers; source=Web site; contacts=860
record campaign|mass sending|bulk sending|sending batch: Title!;Template->@message template|sms template|template~Sale start;Group->@contact group|group~Customers A;Planned on:date;Planned at:time;Recipients:number#0-10000000;~Delivered:number#0-10000000;~Cost:money;~Status=Draft|Scheduled|Sending|Done|Stopped
- Blue sale | template=Sale start; group=Customers A; recipients=1240; delivered=0; cost=124; status=Scheduled
- Closing day notice | template=Delivery today; group=Staff; recipients=38; delivered=38; cost=1.9; status=Done
- Check-up reminders | template=Appointment tomorrow; group=Patients; recipients=24; delivered=22; cost=1.2; status=Done
- Autumn try | template=Sale start; group=Newsletter; recipients=860; delivered=112; cost=11.2; status=Stopped
item sender number|signature|sender|phone line: Number!;Country;Kind=Long number|Short code|Name;Monthly fee:money;Two-way:boolean;~Status=Active|Waiting|Locked
- NORTHPIER | country=United Kingdom; kind=Name; monthly_fee=0; status=Active
- PIERSHOP | country=United Kingdom; kind=Name; monthly_fee=0; status=Waiting
- 77310 | country=Germany; kind=Short code; monthly_fee=90; status=Active
- +65 0000 4410 | country=Singapore; kind=Long number; monthly_fee=3; status=Locked
record account balance|top-up|recharge|usage|balance entry: Title!;Kind=Top-up|Usage|Refund|Monthly fee;Amount:money;Messages:number#0-100000000;Booked on:date;~Balance after:money
- Top-up 200 | kind=Top-up; amount=200; messages=0; balance_after=231
- Usage of Monday | kind=Usage; amount=-21; messages=420; balance_after=210
- Short code fee | kind=Monthly fee; amount=-90; messages=0; balance_after=120
- Refund of failed | kind=Refund; amount=1.5; messages=30; balance_after=121.5
! item api key|access key [api|key|integrat\\w*|developer]: Name!;Key!;Allowed addresses;Daily limit:number#0-10000000;Last used on:date;~Status=Active|Withdrawn
- Web shop | key=sk_4f91; daily_limit=5000; status=Active
- Test | key=sk_test_02; daily_limit=50; status=Active
- Old calendar | key=sk_0b77; daily_limit=500; status=Withdrawn
- Login service | key=sk_a310; daily_limit=20000; status=Active
! record delivery record|delivery status|sending result|receipt [deliver\\w*|status|report\\w*|receipt\\w*]: Reference!;Campaign->@campaign|mass sending|bulk sending~Blue sale;Contact->@contact|recipient~Ms Hale;Phone:phone;Channel->@sms channel|channel|route;Parts:number#1-20;Price:money;Sent on:date;Delivered at:time;Error code;~Status=Queued|Sent|Delivered|Failed|Rejected
- BS-0001 | campaign=Blue sale; contact=Ms Hale; parts=1; price=0.04; status=Delivered
- BS-0002 | campaign=Blue sale; parts=1; price=0.04; error_code=NUMBER_OFF; status=Failed
- BS-0003 | campaign=Blue sale; parts=2; price=0.08; status=Sent
- BS-0004 | campaign=Blue sale; parts=1; price=0.04; error_code=BLOCKED_WORD; status=Rejected
! item sms channel|route|sms route|gateway [channel\\w*|route\\w*|gateway\\w*|carrier\\w*]: Name!;Carrier;Countries;Price per message:money;Messages per second:number#1-10000;Priority:number#1-100;~Success rate:percent;~Status=Online|Slow|Off
- Alpine direct | carrier=Alpine Mobile; countries=AT, DE, CH; price_per_message=0.05; messages_per_second=80; priority=1; success_rate=98; status=Online
- Island route | carrier=Isla Cell; countries=UK, IE; price_per_message=0.04; messages_per_second=50; priority=2; success_rate=95; status=Online
- World backup | carrier=Longwave; countries=All; price_per_message=0.09; messages_per_second=20; priority=9; success_rate=88; status=Slow
- Codes only | carrier=Alpine Mobile; countries=AT; price_per_message=0.06; messages_per_second=200; priority=1; success_rate=99; status=Off
# microblogging|microblog|micro-blog|short post
record microblog post|microblog|status update|shared content: Title!;Text:long!;Picture:image;Video:file;Category->@content category|category~Kitchen;Place;Visible to=Everyone|Followers|Only me;Posted on:date;~Likes:number#0-100000000;~Reposts:number#0-100000000;~Status=Published|Under review|Hidden
- Lemon tree on the fifth floor | text=It bears three lemons now.; category=Garden; visible_to=Everyone; likes=210; reposts=14; status=Published
- Pancake upside down | text=It landed on the lamp.; category=Kitchen; visible_to=Everyone; likes=890; reposts=102; status=Published
- Fog on the ferry | text=We heard the gulls only.; category=Travel; place=Ferry pier; visible_to=Followers; likes=51; reposts=2; status=Published
- A robot made of cans | text=It waves.; category=Workshop; visible_to=Everyone; likes=0; reposts=0; status=Under review
item content category|category: Name!;Description:long;Icon~Pan;Sort order:number#0-1000;~Posts:number#0-10000000
- Kitchen | description=Food and failures; icon=Pan; sort_order=1; posts=310
- Garden | description=Balcony and field; icon=Leaf; sort_order=2; posts=205
- Travel | description=On the way; icon=Ship; sort_order=3; posts=268
- Workshop | description=Made by hand; icon=Hammer; sort_order=4; posts=97
item tag|topic|hashtag: Name!;Description;~Posts:number#0-10000000;Featured:boolean
- balcony | posts=61
- funny | posts=412
- ferry | posts=17
- handmade | posts=88
! record post tag: Title!;Post->@microblog post|microblog|status update|shared content~Pancake upside down;Tag->@tag|topic|hashtag~funny;Added on:date
- Pancake: funny | post=Pancake upside down; tag=funny
- Lemon: balcony | post=Lemon tree on the fifth floor; tag=balcony
- Fog: ferry | post=Fog on the ferry; tag=ferry
- Robot: handmade | post=A robot made of cans; tag=handmade
! record follow|follower: Title!;Follower~Nele;Followed~Anton;Since:date;Mute:boolean
- Nele follows Anton | follower=Nele; followed=Anton
- Anton follows Mika | follower=Anton; followed=Mika
- Mika follows Nele | follower=Mika; followed=Nele
- Timo follows Nele | follower=Timo; followed=Nele
record repost|share: Title!;Post->@microblog post|microblog|status update|shared content~Pancake upside down;Remark:long;Shared on:date;Way=Repost|Link|Message
- Look at the lamp | post=Pancake upside down; remark=I laughed for an hour.; way=Repost
- For my balcony group | post=Lemon tree on the fifth floor; way=Link
- Sent to dad | post=A robot made of cans; way=Message
- Fog again | post=Fog on the ferry; remark=Same here.; way=Repost
+ post: Category->@content category|category~Kitchen;Tags;Picture:image;Video:file;~Likes:number#0-100000000
+ comment: Post->@microblog post|microblog|status update|shared content~Pancake upside down;Text:long
# telegram client|telegram|interacting with telegram
person contact|contact list|telegram contact: Name!;User name~@mira_k;Phone:phone;Bio;Group->@contact group|folder|chat folder~Family|Work;Picture:image;Last seen on:date;Blocked:boolean;~Status=Online|Recently|Offline
- Mira Koch | user_name=@mira_k; bio=Climber; group=Family; status=Online
- Dev Anand Rao | user_name=@devrao; bio=Backend; group=Work; status=Recently
- Lucia Prado | user_name=@luciap; group=Work; status=Offline
- Pizza bot | user_name=@pizza_orders_bot; bio=Order here; group=Bots; status=Online
item chat|conversation|dialog|chat list: Title!;Type=Private|Group|Channel|Bot;Contact->@contact|contact list|telegram contact~Mira Koch;Members:number#1-200000;Unread:number#0-100000;Pinned:boolean;Muted:boolean;~Last message;~Status=Active|Archived|Left
- Mira Koch | type=Private; contact=Mira Koch; members=2; unread=0; last_message=See you at the wall; status=Active
- Release team | type=Group; members=14; unread=6; last_message=Build is green; status=Active
- City alerts | type=Channel; members=48210; unread=31; last_message=Tram 4 is back; status=Active
- Flat hunt 2023 | type=Group; members=5; unread=0; last_message=We took it; status=Archived
record media file|picture|video|attachment|image: File name!;Chat->@chat|conversation|dialog|chat list~Release team;Kind=Picture|Video|Voice|Document;File:file;Size:number(MB)#0-4000;Caption;Sent by~Mira Koch|Dev Anand Rao;Sent on:date;~Status=Uploading|Sent|Downloaded|Failed
- wall-topo.jpg | chat=Mira Koch; kind=Picture; size=2.4; caption=The red route; sent_by=Mira Koch; status=Downloaded
- demo.mp4 | chat=Release team; kind=Video; size=38; caption=New login; sent_by=Dev Anand Rao; status=Sent
- notes.pdf | chat=Release team; kind=Document; size=0.3; sent_by=Lucia Prado; status=Sent
- voice-0930.ogg | chat=Mira Koch; kind=Voice; size=0.2; sent_by=Mira Koch; status=Failed
! record chat member|group member|member role: Title!;Chat->@chat|conversation|dialog|chat list~Release team;Contact->@contact|contact list|telegram contact~Dev Anand Rao|Lucia Prado;Role=Owner|Administrator|Member|Restricted;Joined on:date;Muted until:date
- Dev in Release team | chat=Release team; contact=Dev Anand Rao; role=Owner
- Lucia in Release team | chat=Release team; contact=Lucia Prado; role=Administrator
- Mira in Flat hunt | chat=Flat hunt 2023; contact=Mira Koch; role=Member
- Pizza bot in Release team | chat=Release team; contact=Pizza bot; role=Restricted
item contact group|folder|chat folder: Name!;Colour;Shows=Private chats|Groups|Channels|Everything;Order:number#1-50;Notifications:boolean
- Family | colour=Green; shows=Private chats; order=1
- Work | colour=Blue; shows=Everything; order=2
- Bots | colour=Grey; shows=Private chats; order=3
- News | colour=Orange; shows=Channels; order=4
record session|login session|device|linked account: Device!;Phone number:phone;Platform=Web|Desktop|Android|iOS;Place~Vienna|Porto;Signed in on:date;Last active on:date;Two-step code set:boolean;~Status=Active|Ended|Suspicious
- Firefox on Linux | platform=Web; place=Porto; status=Active
- Office laptop | platform=Desktop; place=Porto; status=Active
- Old phone | platform=Android; place=Vienna; status=Ended
- Unknown browser | platform=Web; place=Riga; status=Suspicious
! record chat setting|notification setting|per-user setting: Title!;Chat->@chat|conversation|dialog|chat list~Release team|City alerts;Sound=Default|Soft|None;Preview shown:boolean;Auto download=All|Wi-Fi only|Never;Delete after:number(days)#0-365
- Release team settings | chat=Release team; sound=Soft; auto_download=Wi-Fi only; delete_after=0
- City alerts settings | chat=City alerts; sound=None; auto_download=Never; delete_after=30
- Mira settings | chat=Mira Koch; sound=Default; auto_download=All; delete_after=0
- Flat hunt settings | chat=Flat hunt 2023; sound=None; auto_download=Never; delete_after=7
+ message: Chat->@chat|conversation|dialog|chat list~Mira Koch|Release team;Direction=Sent|Received;Kind=Text|Picture|Video|Voice|Document;Text:long;File:file;Reply to;~Status=Sending|Sent|Delivered|Read|Failed
# membership mini-program|gamified community|fan membership|fan club|treasure system|gamified membership|fan community
person member|fan|membership: Name!;Member number~F-0007;Level->@membership level|level|member level~Apprentice|Master;Points:number#0-10000000;Treasures:number#0-10000;Joined on:date;Birthday:date;Avatar:image;~Status=Active|Sleeping|Blocked
- Little Seven | member_number=F-0007; level=Master; points=8420; treasures=31; status=Active
- Plum Blossom | member_number=F-0112; level=Apprentice; points=640; treasures=6; status=Active
- Chicken Rider | member_number=F-0345; level=Wanderer; points=2150; treasures=14; status=Active
- Quiet Blade | member_number=F-0801; level=Apprentice; points=90; treasures=1; status=Sleeping
item world map place|map location|location|world map|map region|scene: Name!;Region=Island|City|Mountain|Village|Sea;Story:long;Unlocked at:number(points)#0-1000000;Task;Picture:image;Map x:number#0-10000;Map y:number#0-10000;Treasures hidden:number#0-100;~Status=Open|Locked|Event
- Barber shop on the cape | region=Island; story=Here the tale begins.; unlocked_at=0; task=Find the lost scissors; map_x=120; map_y=430; treasures_hidden=3; status=Open
- Hidden village | region=Village; unlocked_at=500; task=Answer the elder; map_x=610; map_y=220; treasures_hidden=4; status=Open
- Needle peak | region=Mountain; unlocked_at=2000; task=Three fights in a row; map_x=880; map_y=90; treasures_hidden=2; status=Locked
- Lantern harbour | region=Sea; unlocked_at=0; task=Light nine lanterns; map_x=300; map_y=700; treasures_hidden=5; status=Event
item treasure|treasure item|collectible|badge: Name!;Place->@world map place|map location|location|world map|map region|scene~Hidden village;Rarity=Common|Rare|Epic|Legendary;Points:number#0-100000;Found by=Task|Chest|Exchange|Invitation;Description:long;Picture:image;Left:number#0-1000000
- Silver scissors | place=Barber shop on the cape; rarity=Legendary; points=500; found_by=Task; left=77
- Elder's riddle scroll | place=Hidden village; rarity=Rare; points=80; found_by=Task; left=1200
- Paper lantern | place=Lantern harbour; rarity=Common; points=10; found_by=Chest; left=50000
- Cloud feather | place=Needle peak; rarity=Epic; points=200; found_by=Exchange; left=310
record collected treasure|treasure record|collection record|treasure collection: Title!;Member->@member|fan|membership~Plum Blossom;Treasure->@treasure|badge|treasure item|collectible~Paper lantern;Found on:date;Found by=Task|Chest|Exchange|Invitation;Points:number#0-100000;Copies:number#1-1000
- Plum finds a lantern | member=Plum Blossom; treasure=Paper lantern; found_by=Chest; points=10; copies=3
- Seven finds the scissors | member=Little Seven; treasure=Silver scissors; found_by=Task; points=500; copies=1
- Rider swaps for a feather | member=Chicken Rider; treasure=Cloud feather; found_by=Exchange; points=200; copies=1
- Seven reads the scroll | member=Little Seven; treasure=Elder's riddle scroll; found_by=Task; points=80; copies=1
record point record|score|score record|points|score ranking|ranking: Title!;Member->@member|fan|membership~Little Seven;Reason=Sign-in|Task|Treasure|Purchase|Event|Redeemed;Points:number!#-1000000-1000000;Total:number#0-10000000;Rank:number#1-10000000;Booked on:date
- Seven, scissors | member=Little Seven; reason=Treasure; points=500; total=8420; rank=4
- Plum, sign-in | member=Plum Blossom; reason=Sign-in; points=5; total=640; rank=912
- Rider, figure bought | member=Chicken Rider; reason=Purchase; points=150; total=2150; rank=203
- Seven, poster redeemed | member=Little Seven; reason=Redeemed; points=-300; total=7920; rank=5
event operation activity|activity|event|user operation activity|campaign: Name!;Type=Quiz|Lottery|Invitation|Drawing contest|Watch party;Starts on:date!;Ends on:date;Reward->@treasure|badge|treasure item|collectible~Paper lantern;Points:number#0-100000;Places:number#0-1000000;Rules:long;Banner:image;~Status=Planned|Running|Ended
- Nine lanterns week | type=Quiz; reward=Paper lantern; points=50; places=10000; rules=One question a day.; status=Running
- Draw your assassin | type=Drawing contest; reward=Cloud feather; points=300; places=500; status=Planned
- Bring two friends | type=Invitation; points=100; places=100000; status=Running
- Finale together | type=Watch party; reward=Elder's riddle scroll; points=20; places=2000; status=Ended
! item membership level|level|member level: Name!;From points:number#0-10000000;Benefits:long;Discount:percent;Frame:image;Order:number#1-20
- Apprentice | from_points=0; benefits=Daily chest.; discount=0; order=1
- Wanderer | from_points=1000; benefits=Two chests a day.; discount=3; order=2
- Master | from_points=5000; benefits=Early tickets.; discount=8; order=3
- Legend | from_points=20000; benefits=Signed card.; discount=12; order=4
# twitter feed|tweet|hashtag|tweet feed|social feed|social media feed|social wall
record tweet|feed post|feed item|social post: Title!;Author->@tweet author|feed author|author|twitter account~@citybikes|@northpark;Text:long!;Hashtag->@hashtag|tag|feed filter|topic~#cyclingday|#openair;Posted on:date;Posted at:time;Likes:number#0-10000000;Retweets:number#0-10000000;Replies:number#0-1000000;Picture:image;Original:url;~Status=Shown|Held|Hidden
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
! record feed update|update run|fetch log: Title!;Feed->@feed|feed setting|feed source|tweet list|feed configuration~Front page;Fetched:number#0-10000;New:number#0-10000;Filtered out:number#0-10000;Run on:date;Run at:time;~Status=Done|Nothing new|Failed
- Front page 12:00 | feed=Front page; fetched=40; new=11; filtered_out=6; status=Done
- Front page 12:01 | feed=Front page; fetched=40; new=0; filtered_out=6; status=Nothing new
- Stage screen 12:00 | feed=Screen at the stage; fetched=12; new=4; filtered_out=1; status=Done
- Night lines 12:00 | feed=Night lines; fetched=0; new=0; filtered_out=0; status=Failed
record blocked word|filter word|blocked account|moderation rule: Word or account!;Applies to=Word|Account|Link;Reason;Added by~Mona Reyes|Finn Adler;Added on:date;Hits:number#0-1000000
- giveaway | applies_to=Word; reason=Advertising; added_by=Mona Reyes; hits=212
- @cheapfollowers | applies_to=Account; reason=Spam; added_by=Finn Adler; hits=38
- short.example | applies_to=Link; reason=Hides its target; added_by=Mona Reyes; hits=17
- free tickets | applies_to=Word; reason=Fraud; added_by=Finn Adler; hits=64
+ favorite: Tweet->@tweet|feed post|feed item|social post
+ comment: Tweet->@tweet|feed post|feed item|social post
# guestbook|guest book|message board|visitor book|message wall|leave messages
item guestbook|guest book|visitor book: Name!;Description:long;Owner~Nora Feld|Ivo Krantz;Cover:image;Rules:long;Who may write=Everyone|Signed-in guests|Invited guests;Checked before shown:boolean;Entries:number#0-1000000;~Status=Open|Closed|Archived
- Lakeside cabin | description=For all who stayed a night.; owner=Nora Feld; rules=Be kind, no advertising.; who_may_write=Everyone; entries=48; status=Open
- Wedding of Ada and Tom | description=Wishes for the two.; owner=Ivo Krantz; who_may_write=Invited guests; entries=112; status=Closed
- Village museum | description=What did you like best?; owner=Nora Feld; who_may_write=Signed-in guests; entries=305; status=Open
- Class of 2009 | description=Greetings after the reunion.; owner=Ivo Krantz; who_may_write=Invited guests; entries=27; status=Archived
record guestbook entry|entry|guestbook message|left message|guest message|visitor message|note: Title!;Content:long!;Written by~Petra Holm|Sami Aalto;Place;Mood=Happy|Grateful|Thoughtful|Critical;Picture:image;Written on:date;Written at:time;Private:boolean;Likes:number#0-100000;~Status=Visible|Waiting|Hidden|Deleted
- Three days of fog and we loved it | content=The stove kept us warm, the owls kept us awake.; written_by=Petra Holm; place=Bergen; mood=Happy; likes=7; status=Visible
- The room with the looms | content=My grandmother had the very same one.; written_by=Sami Aalto; place=Turku; mood=Thoughtful; likes=12; status=Visible
- Many happy years | content=And may the band never stop.; written_by=Lidia Moss; place=Leeds; mood=Grateful; likes=21; status=Visible
- Signs are hard to read | content=Please print them larger.; written_by=Carl Otter; place=Ghent; mood=Critical; likes=2; status=Waiting
record reply|entry reply|message reply|answer|response: Title!;Entry->@guestbook entry|entry|guestbook message|left message|guest message|visitor message|note~Signs are hard to read;Content:long!;Written by~Nora Feld|Ivo Krantz;From the owner:boolean;Written on:date;Written at:time;~Status=Visible|Hidden|Deleted
- New signs in spring | entry=Signs are hard to read; content=You are right, they are being printed.; written_by=Nora Feld; status=Visible
- The owls send greetings | entry=Three days of fog and we loved it; content=Come back in the snow.; written_by=Nora Feld; status=Visible
- Which village was it | entry=The room with the looms; content=We collect such stories, please write to us.; written_by=Nora Feld; status=Visible
- Thank you both | entry=Many happy years; content=We read every line aloud.; written_by=Tom Aster; status=Visible
request entry complaint|abuse notice|flag|flagged message: Title!;Entry->@guestbook entry|entry|guestbook message|left message|guest message|visitor message|note~Signs are hard to read;Reason=Spam|Insult|Private data|Off topic|Other;Explanation:long;Sent by~Carl Otter;Decision=None|Kept|Hidden|Deleted;Decided by~Nora Feld
- Shows a full name | entry=The room with the looms; reason=Private data; sent_by=Carl Otter; decision=Kept; decided_by=Nora Feld
- Unfriendly tone | entry=Signs are hard to read; reason=Insult; sent_by=Lidia Moss; decision=Kept; decided_by=Nora Feld
- Not about the cabin | entry=Three days of fog and we loved it; reason=Off topic; sent_by=Sami Aalto; decision=None
- Posted twice | entry=Many happy years; reason=Spam; sent_by=Petra Holm; decision=Kept; decided_by=Ivo Krantz
! record blocked word|word filter|banned word [filter\\w*|moderat\\w*|delet\\w*|backend|admin\\w*]: Word!;What happens=Replaced by stars|Held back|Refused;Language=Any|English|German|Chinese;Added by~Nora Feld;Added on:date;Active:boolean
- casino | what_happens=Refused; language=Any; added_by=Nora Feld
- cheap pills | what_happens=Refused; language=English; added_by=Nora Feld
- click here | what_happens=Held back; language=English; added_by=Ivo Krantz
- idiot | what_happens=Replaced by stars; language=Any; added_by=Ivo Krantz
! record moderation log|moderation step|deletion log [delet\\w*|edit\\w*|manag\\w*|moderat\\w*|admin\\w*]: Label!;Message->@message~Signs are hard to read|Many happy years;Action=Edited|Deleted|Hidden|Restored;Old text:long;Reason;Done by~Nora Feld|Ivo Krantz;Done on:date
- Phone number taken out | message=Signs are hard to read; action=Edited; reason=Private data; done_by=Nora Feld
- Advert for pills | action=Deleted; reason=Spam; done_by=Ivo Krantz
- Angry line | message=Signs are hard to read; action=Hidden; reason=Insult; done_by=Nora Feld
- Birthday wish | message=Many happy years; action=Restored; reason=Deleted by mistake; done_by=Ivo Krantz
record message like|message reaction|reaction|like|thumbs up: Label!;Message->@message~Many happy years|Signs are hard to read;Kind=Like|Heart|Laugh|Applause;Given by~Sami Aalto|Petra Holm;Given on:date
- Sami, years | message=Many happy years; kind=Heart; given_by=Sami Aalto
- Petra, years | message=Many happy years; kind=Applause; given_by=Petra Holm
- Carl, signs | message=Signs are hard to read; kind=Like; given_by=Carl Otter
- Nora, signs | message=Signs are hard to read; kind=Like; given_by=Nora Feld
+ message: Mood=Happy|Grateful|Thoughtful|Critical;Place;Private:boolean;Likes:number#0-100000
+ user: Nickname;Avatar:image;Blocked until:date
# real-time communication|real-time messaging|instant communication|communication service|websocket|instant messaging service
item conversation|chat room|room|channel|group|chat: Name!;Kind=Direct|Group|Public channel|Broadcast;Description;Made by~Yara Stone|Finn Odell;Picture:image;Members:number#0-100000;Most members:number#2-100000;Encrypted:boolean;Last message on:date;~Status=Active|Muted|Closed
- Night shift | kind=Group; description=Handover and short calls; made_by=Yara Stone; members=9; most_members=50; status=Active
- Yara and Finn | kind=Direct; made_by=Finn Odell; members=2; most_members=2; status=Active
- All hands | kind=Broadcast; description=News of the house; made_by=Yara Stone; members=140; most_members=500; status=Active
- Move to floor 3 | kind=Public channel; made_by=Finn Odell; members=31; most_members=100; status=Closed
record connection|session|connection record|client connection|connection status: Number!;User name~Yara Stone|Finn Odell;Protocol=WebSocket|WebRTC|Long polling|TCP|UDP;Device=Phone|Tablet|Computer|Server;IP address~10.0.4.17;Server->@communication server|server node|server|relay~Node north;Latency:number(ms)#0-60000;Bytes sent:number#0-10000000000;Bytes received:number#0-10000000000;Connected on:date;Connected at:time;~Status=Connecting|Online|Away|Reconnecting|Closed
- CN-7001 | user_name=Yara Stone; protocol=WebSocket; device=Computer; ip_address=10.0.4.17; server=Node north; latency=24; bytes_sent=48210; bytes_received=190455; status=Online
- CN-7002 | user_name=Finn Odell; protocol=WebRTC; device=Phone; ip_address=10.0.4.33; server=Node north; latency=61; bytes_sent=902110; bytes_received=874001; status=Away
- CN-7003 | user_name=Ilse Kron; protocol=Long polling; device=Tablet; ip_address=10.0.9.2; server=Node south; latency=410; bytes_sent=3100; bytes_received=8800; status=Reconnecting
- CN-6990 | user_name=Yara Stone; protocol=WebSocket; device=Phone; ip_address=10.0.4.18; server=Node south; latency=33; bytes_sent=1200; bytes_received=5600; status=Closed
record data transfer|file transfer|transfer|transfer record|sent file|transmission: Title!;Conversation->@conversation|chat room|room|channel|group|chat~Night shift;Sent by~Yara Stone;Received by~Finn Odell;File:file;Kind=File|Picture|Voice|Video|Text data;Size:number(KB)#0-10000000;Progress:percent;Checksum;Started on:date;Started at:time;Seconds taken:number(s)#0-100000;~Status=Waiting|Running|Done|Failed|Cancelled
- Handover list | conversation=Night shift; sent_by=Yara Stone; received_by=Ilse Kron; kind=File; size=88; progress=100; checksum=9f2c-11; seconds_taken=1; status=Done
- Floor plan | conversation=Move to floor 3; sent_by=Finn Odell; received_by=Yara Stone; kind=Picture; size=4200; progress=100; checksum=77ab-02; seconds_taken=4; status=Done
- Safety film | conversation=All hands; sent_by=Yara Stone; received_by=All; kind=Video; size=210000; progress=63; status=Running
- Voice note | conversation=Yara and Finn; sent_by=Finn Odell; received_by=Yara Stone; kind=Voice; size=340; progress=12; status=Failed
person contact|friend|contact person|buddy: Name!;Display name;Phone:phone;Email:email;Group~Colleagues|Friends;Note;Added on:date;Blocked:boolean;~Status=Online|Away|Busy|Offline
- Ilse Kron | display_name=ilse; phone=+49 555 0177; email=ilse@example.org; group=Colleagues; status=Away
- Marek Hyde | display_name=marek; email=marek@example.org; group=Colleagues; status=Offline
- Sofia Lane | display_name=sofi; phone=+44 555 0108; group=Friends; status=Online
- Pedro Ruiz | display_name=pruiz; email=pedro@example.org; group=Colleagues; note=Only by day; status=Busy
record call|voice call|video call|call record|call history: Title!;Conversation->@conversation|chat room|room|channel|group|chat~Yara and Finn;Kind=Voice|Video|Screen sharing;Started by~Finn Odell;Participants:number#1-1000;Length:number(s)#0-100000;Quality:rating;Started on:date;Started at:time;~Status=Ringing|Running|Ended|Missed|Declined
- Morning call | conversation=Yara and Finn; kind=Voice; started_by=Finn Odell; participants=2; length=312; quality=5; status=Ended
- Shift handover | conversation=Night shift; kind=Video; started_by=Yara Stone; participants=7; length=1260; quality=4; status=Ended
- Look at my screen | conversation=Move to floor 3; kind=Screen sharing; started_by=Finn Odell; participants=3; length=540; quality=3; status=Ended
- Late ring | conversation=Yara and Finn; kind=Voice; started_by=Yara Stone; participants=1; length=0; status=Missed
item communication server|server node|server|relay: Name!;Address:url;Port:number#1-65535;Protocol=WebSocket|WebRTC|TCP|UDP;Region;Connections:number#0-10000000;Most connections:number#1-10000000;Load:percent;Started on:date;~Status=Running|Busy|Stopped|Unreachable
- Node north | port=8443; protocol=WebSocket; region=Europe north; connections=1204; most_connections=5000; load=24; status=Running
- Node south | port=8443; protocol=WebSocket; region=Europe south; connections=3980; most_connections=5000; load=81; status=Busy
- Relay 1 | port=3478; protocol=UDP; region=Europe north; connections=88; most_connections=1000; load=9; status=Running
- Test node | port=9000; protocol=TCP; region=Lab; connections=0; most_connections=50; load=0; status=Stopped
! record connection event|connection log|event log [connect\\w*|status|monitor\\w*]: Title!;Connection->@connection|session|connection record|client connection|connection status~CN-7003;Kind=Opened|Heartbeat lost|Reconnected|Closed|Refused|Error;Code:number#0-5000;Message:long;Happened on:date;Happened at:time
- CN-7003 lost its pulse | connection=CN-7003; kind=Heartbeat lost; code=1006; message=No answer for 30 s
- CN-7003 is back | connection=CN-7003; kind=Reconnected; code=0; message=Second try
- CN-6990 closed | connection=CN-6990; kind=Closed; code=1000; message=Closed by the user
- CN-7001 opened | connection=CN-7001; kind=Opened; code=101; message=Token accepted
! record conversation member|room member|group member [group|room|channel|other users]: Name!;Conversation->@conversation|chat room|room|channel|group|chat~Night shift;Role=Owner|Moderator|Member|Listener;Joined on:date;Muted:boolean;Unread:number#0-100000
- Yara Stone | conversation=Night shift; role=Owner; unread=0
- Ilse Kron | conversation=Night shift; role=Member; unread=4
- Finn Odell | conversation=Move to floor 3; role=Owner; unread=0
- Marek Hyde | conversation=All hands; role=Listener; unread=11
+ message: Conversation->@conversation|chat room|room|channel|group|chat~Night shift;Kind=Text|Picture|File|Voice|System;Attachment:file;Sent at:time;Delivery=Sending|Sent|Delivered|Read|Failed;Answers to
# comment system|commenting system|comment section|comment platform|comment management|commenting platform|comment plugin|comment module
item comment thread|thread|discussion|page|commented page|topic: Title!;Address:url;Section~Blog|Shop|News;Opened by~Tara Quill|Emil Bode;Description:long;Who may comment=Everyone|Signed in|Members;Order of comments=Newest first|Oldest first|Most liked;Comments:number#0-1000000;Opened on:date;~Status=Open|Read only|Closed
- Should the market stay car-free? | section=News; opened_by=Tara Quill; description=Tell us how Saturdays have changed.; who_may_comment=Signed in; order_of_comments=Most liked; comments=214; status=Open
- Rye bread in a pot | section=Blog; opened_by=Emil Bode; who_may_comment=Everyone; order_of_comments=Newest first; comments=58; status=Open
- Rain jacket Fjell | section=Shop; opened_by=Tara Quill; who_may_comment=Members; order_of_comments=Newest first; comments=17; status=Open
- Election night, live | section=News; opened_by=Emil Bode; who_may_comment=Signed in; order_of_comments=Oldest first; comments=1903; status=Read only
record reply|comment reply|answer|response: Title!;Thread->@comment thread|thread|discussion|page|commented page|topic~Rye bread in a pot;Comment excerpt;Content:long!;Written by~Nele Strand|Omar Vance;Mentions;Written on:date;Written at:time;Likes:number#0-1000000;~Status=Visible|Waiting|Hidden|Deleted
- Try a colder oven | thread=Rye bread in a pot; comment_excerpt=My crust burns every time; content=Twenty degrees less and five minutes more.; written_by=Nele Strand; likes=14; status=Visible
- Deliveries are the problem | thread=Should the market stay car-free?; comment_excerpt=Finally quiet; content=Quiet for you, but my crates come on foot now.; written_by=Omar Vance; likes=33; status=Visible
- Sleeves run long | thread=Rain jacket Fjell; comment_excerpt=Which size at 170 cm; content=Take S.; written_by=Nele Strand; likes=3; status=Visible
- Insult removed | thread=Election night, live; comment_excerpt=They never learn; content=Removed by the team.; written_by=Jay Crow; likes=0; status=Deleted
record like|comment like|like record|vote|thumbs up|reaction: Title!;Thread->@comment thread|thread|discussion|page|commented page|topic~Rye bread in a pot;Reply->@reply|comment reply|answer|response~Try a colder oven;Kind=Like|Dislike|Heart|Laugh;Given by~Omar Vance;Given on:date
- Omar likes the cold oven | thread=Rye bread in a pot; reply=Try a colder oven; kind=Like; given_by=Omar Vance
- Nele on the crates | thread=Should the market stay car-free?; reply=Deliveries are the problem; kind=Like; given_by=Nele Strand
- Jay on the crates | thread=Should the market stay car-free?; reply=Deliveries are the problem; kind=Dislike; given_by=Jay Crow
- Pia on the sleeves | thread=Rain jacket Fjell; reply=Sleeves run long; kind=Heart; given_by=Pia Noor
record user block|block|blocked user|ban|user blocking|blacklist entry: User name!;Reason=Insult|Spam|Advertising|Hate|Other;Explanation:long;Scope=Whole site|One thread|Read only;Thread->@comment thread|thread|discussion|page|commented page|topic~Election night, live;Blocked by~Tara Quill;Blocked on:date;Blocked until:date;~Status=Active|Lifted|Expired
- Jay Crow | reason=Insult; explanation=Third warning in a week.; scope=Read only; thread=Election night, live; blocked_by=Tara Quill; status=Active
- bestdeals77 | reason=Advertising; scope=Whole site; blocked_by=Emil Bode; status=Active
- Rolf Brack | reason=Spam; explanation=Same text forty times.; scope=One thread; thread=Should the market stay car-free?; blocked_by=Tara Quill; status=Expired
- Lia Moor | reason=Other; explanation=Mixed up with another Lia.; scope=Whole site; blocked_by=Emil Bode; status=Lifted
item flow control rule|flow rule|control rule|comment flow control|rate limit|comment rule: Name!;Applies to=Everyone|New users|Guests|One thread;Thread->@comment thread|thread|discussion|page|commented page|topic~Election night, live;Most comments:number#1-10000;Within:number(min)#1-10000;Pause between:number(s)#0-3600;Longest text:number(characters)#10-100000;When exceeded=Wait|Check first|Refuse|Block for an hour;Made by~Tara Quill;Active:boolean
- New users, first week | applies_to=New users; most_comments=5; within=60; pause_between=60; longest_text=1000; when_exceeded=Check first; made_by=Tara Quill
- Everyone | applies_to=Everyone; most_comments=30; within=60; pause_between=10; longest_text=4000; when_exceeded=Wait; made_by=Tara Quill
- Election night | applies_to=One thread; thread=Election night, live; most_comments=6; within=30; pause_between=45; longest_text=600; when_exceeded=Refuse; made_by=Emil Bode
- Guests | applies_to=Guests; most_comments=2; within=60; pause_between=120; longest_text=500; when_exceeded=Check first; made_by=Emil Bode
request complaint|comment flag|flagged comment|abuse notice|comment complaint: Title!;Thread->@comment thread|thread|discussion|page|commented page|topic~Election night, live;Comment excerpt;Reason=Insult|Spam|Hate|False|Private data|Other;Explanation:long;Sent by~Pia Noor;Sent on:date;Decision=None|Kept|Hidden|Deleted|User blocked;Decided by~Tara Quill
- Name-calling at 22:10 | thread=Election night, live; comment_excerpt=They never learn; reason=Insult; sent_by=Pia Noor; decision=User blocked; decided_by=Tara Quill
- Link to a shop | thread=Rye bread in a pot; comment_excerpt=Cheap pots here; reason=Spam; sent_by=Nele Strand; decision=Deleted; decided_by=Emil Bode
- My address is in it | thread=Should the market stay car-free?; comment_excerpt=The lady at no. 9; reason=Private data; sent_by=Omar Vance; decision=Hidden; decided_by=Tara Quill
- Only disagrees | thread=Rain jacket Fjell; comment_excerpt=It leaks; reason=False; sent_by=Jay Crow; decision=Kept; decided_by=Emil Bode
! record moderation step|moderation log|admin action|handling record [backend|admin\\w*|moderat\\w*|manage\\w*]: Title!;Thread->@comment thread|thread|discussion|page|commented page|topic~Rye bread in a pot;Action=Approved|Hidden|Deleted|Restored|User blocked|Rule changed;Concerns;Reason:long;Done by~Tara Quill|Emil Bode;Done on:date;Done at:time
- Shop link deleted | thread=Rye bread in a pot; action=Deleted; concerns=bestdeals77; reason=Advertising; done_by=Emil Bode
- Address hidden | thread=Should the market stay car-free?; action=Hidden; concerns=Rolf Brack; done_by=Tara Quill
- Jay read only | thread=Election night, live; action=User blocked; concerns=Jay Crow; reason=Third warning; done_by=Tara Quill
- Lia restored | thread=Rain jacket Fjell; action=Restored; concerns=Lia Moor; reason=Mixed up; done_by=Emil Bode
! item sensitive word|filtered word|word filter [filter\\w*|sensitiv\\w*|violat\\w*|moderat\\w*]: Word!;Kind=Insult|Advertising|Fraud|Other;What happens=Stars|Check first|Refuse;Hits:number#0-1000000;Active:boolean
- casino | kind=Advertising; what_happens=Refuse; hits=310
- idiot | kind=Insult; what_happens=Check first; hits=95
- whatsapp me | kind=Fraud; what_happens=Check first; hits=41
- damn | kind=Other; what_happens=Stars; hits=122
+ comment: Thread->@comment thread|thread|discussion|page|commented page|topic~Rye bread in a pot;Content:long;Likes:number#0-1000000;Written at:time;Pinned:boolean;State=Visible|Waiting|Hidden|Deleted
+ user: Nickname;Avatar:image;Comments written:number#0-1000000;Warnings:number#0-100;Blocked until:date
# instant messaging|messenger|chat app|chat room|messaging app|chat application|messaging platform|real-time chat|online chat|chat website|chat system|messaging system|live chat
item conversation|chat|chat room|group chat|channel|room: Name!;Type=Direct|Group|Channel;Picture:image;Topic:long;Visibility=Private|Invite only|Public;Muted:boolean;Created on:date;~Members:number#1-10000;~Last message on:date
- Hiking crew | type=Group; topic=Where to on Sunday.; visibility=Invite only; members=6
- Town events | type=Channel; topic=Announcements only.; visibility=Public; members=214
- Petra and Marta | type=Direct; topic=Everything and nothing.; visibility=Private; members=2
- Flat 3B | type=Group; topic=Bins, bills and visitors.; visibility=Private; members=4
person contact|friend|buddy|address book|address book entry|colleague: Name!;Nickname;Email:email;Phone:phone;Portrait:image;Note:long;~Status=Online|Away|Busy|Offline
- Petra Nowak | nickname=Pet; email=petra@example.com; phone=+48 500 100 200; status=Online
- Sam Idowu | nickname=Sam; email=sam@example.com; phone=+44 7700 900123; status=Away
- Marta Zielinska | nickname=Mar; email=marta@example.com; phone=+48 500 300 400; status=Busy
- Gio Ferrante | nickname=Gio; email=gio@example.com; phone=+39 320 555 0123; note=Flatmate, works nights.; status=Offline
! record participant|chat member|group member|membership [group\\w*|room\\w*|channel\\w*|member\\w*|club\\w*|team\\w*]: Label!;Conversation->@conversation|chat|room|chat room|group chat|channel~Hiking crew|Town events;Contact->@contact|friend|buddy~Petra Nowak|Sam Idowu;Role=Owner|Moderator|Member;Joined on:date;Last read on:date;Muted:boolean
- Petra in Hiking crew | conversation=Hiking crew; contact=Petra Nowak; role=Owner
- Sam in Hiking crew | conversation=Hiking crew; contact=Sam Idowu; role=Member
- Gio in Flat 3B | conversation=Flat 3B; contact=Gio Ferrante; role=Moderator
- Marta with Petra | conversation=Petra and Marta; contact=Marta Zielinska; role=Member
request friend request|contact request|invitation: Subject!;From;To;Greeting:long;Sent on:date
- Sam would like to connect | from=Sam Idowu; to=Petra Nowak; greeting=We met at the hut.
- Gio from flat 3B | from=Gio Ferrante; to=Sam Idowu; greeting=I have the spare key.
- Marta would like to chat | from=Marta Zielinska; to=Petra Nowak; greeting=Same choir, second row.
- New neighbour upstairs | from=Hedda Lorenz; to=Gio Ferrante; greeting=Is there a house group?
record attachment|shared file|media|file [file|attach\\w*|media|image|picture|photo|share]: File name!;Conversation->@conversation|chat|room|chat room|group chat|channel~Hiking crew|Town events;Sender->@contact|friend|buddy~Petra Nowak|Sam Idowu;File:file;Type=Picture|Video|Voice|Document;Size:number(KB)#1-500000;Sent on:date
- route.gpx | conversation=Hiking crew; sender=Petra Nowak; type=Document; size=84
- summit.jpg | conversation=Hiking crew; sender=Sam Idowu; type=Picture; size=2400
- electricity-march.pdf | conversation=Flat 3B; sender=Gio Ferrante; type=Document; size=310
- choir-line.m4a | conversation=Petra and Marta; sender=Marta Zielinska; type=Voice; size=640
! record reaction|message reaction|emoji reaction [reaction|emoji|like|sticker]: Label!;Conversation->@conversation|chat|room|chat room|group chat|channel~Hiking crew|Town events;Message text:long;Emoji=Thumbs up|Heart|Laugh|Surprise|Sad;Given on:date
- Heart for the summit | conversation=Hiking crew; message_text=We made it.; emoji=Heart
- Thumbs up for ten o'clock | conversation=Hiking crew; message_text=Ten o'clock at the station.; emoji=Thumbs up
- Laugh for the burnt pan | conversation=Flat 3B; message_text=The pan was already black.; emoji=Laugh
- Surprise for the solo | conversation=Petra and Marta; message_text=They gave me the solo.; emoji=Surprise
record call|voice call|video call [call|voice|video]: Title!;Conversation->@conversation|chat|room|chat room|group chat|channel~Hiking crew|Town events;Type=Voice|Video;Caller->@contact|friend|buddy~Petra Nowak|Sam Idowu;Called on:date;Length:number(min)#0-600;Outcome=Answered|Missed|Declined
- Plan for Sunday | conversation=Hiking crew; type=Voice; caller=Petra Nowak; length=12; outcome=Answered
- Where are you | conversation=Hiking crew; type=Voice; caller=Sam Idowu; length=0; outcome=Missed
- Choir warm-up | conversation=Petra and Marta; type=Video; caller=Marta Zielinska; length=35; outcome=Answered
- Keys forgotten | conversation=Flat 3B; type=Voice; caller=Gio Ferrante; length=0; outcome=Declined
record block|blocked contact|blacklist entry|blocked user [block\\w*|blacklist|spam|abuse]: Name!;Contact->@contact|friend|buddy~Petra Nowak|Sam Idowu;Reason=Spam|Harassment|Unknown|Other;Blocked on:date;Note:long
- Unknown seller | reason=Spam; note=Sends links every day.
- Insulting stranger | reason=Harassment; note=Came from a public channel.
- Number without name | reason=Unknown; note=Calls at four in the morning.
- Former flatmate | reason=Other; note=Asks for the deposit every week.
! record read receipt|delivery receipt|message receipt|message status: Label!;Message->@message|chat message|private chat message|instant message~See you at six|Train is late;Participant~Petra Nowak|Sam Idowu;State=Delivered|Read|Failed;Date:date;Time:time;Device=Phone|Computer|Tablet
- Sam got the plan | message=See you at six; participant=Sam Idowu; state=Read; device=Phone
- Petra got the plan | message=See you at six; participant=Petra Nowak; state=Delivered; device=Computer
- Sam, train | message=Train is late; participant=Sam Idowu; state=Delivered; device=Phone
- Noor, train | message=Train is late; participant=Noor Hadi; state=Failed; device=Tablet
! record message attachment|attachment|shared file|media file [file\\w*|image\\w*|video\\w*|voice|audio|picture\\w*|media]: File name!;Message->@message|chat message|private chat message|instant message~See you at six|Train is late;Kind=Picture|Video|Voice|Document;File:file;Size:number(KB)#0-2000000;Length:number(s)#0-36000;Owner~Petra Nowak|Sam Idowu
- path.jpg | message=See you at six; kind=Picture; size=840; owner=Petra Nowak
- platform.mp4 | message=Train is late; kind=Video; size=12400; length=14; owner=Sam Idowu
- route.pdf | message=See you at six; kind=Document; size=310; owner=Petra Nowak
- sorry.ogg | message=Train is late; kind=Voice; size=95; length=6; owner=Sam Idowu
! record online status|user status|presence|status entry [online|status|real-time|contact list|friend\\w*]: Label!;Member~Petra Nowak|Sam Idowu;State=Online|Away|Busy|Offline;Status text;Device=Phone|Computer|Tablet;Last seen on:date;Last seen at:time
- Petra, phone | member=Petra Nowak; state=Online; status_text=On the way; device=Phone
- Sam, computer | member=Sam Idowu; state=Busy; status_text=Meeting until four; device=Computer
- Noor, tablet | member=Noor Hadi; state=Offline; device=Tablet
- Theo, computer | member=Theo Blank; state=Away; device=Computer
+ message: Conversation->@conversation|chat|room|chat room|group chat|channel;Type=Text|Picture|Voice|File;Edited:boolean;Reply to;Read on:date
# social network|social networking|micro-blog|microblog|friends circle|circle of friends|social app|social application|social website|social mini-program|social platform|social media platform|social media app
person profile|member profile|user profile|member: Display name!;Handle!;Portrait:image;Banner:image;Biography:long;City;Website:url;Joined on:date;Private profile:boolean;~Followers:number#0-10000000
- Rosa Amaral | handle=rosa_a; biography=Ceramics, bikes, bad puns.; city=Faro; followers=412
- Jonas Weil | handle=jweil; biography=Trains and bread.; city=Graz; followers=1280
- Kerstin Aho | handle=kersti; biography=Knits on ferries.; city=Turku; followers=2310
- Babak Tahan | handle=btahan; biography=Chess in parks, tea everywhere.; city=Cologne; followers=148
record follow|follower|friendship|connection|friend: Label!;Follower->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Followed->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Since:date;Close friend:boolean;~Status=Requested|Accepted|Blocked
- Rosa follows Jonas | follower=Rosa Amaral; followed=Jonas Weil; status=Accepted
- Jonas follows Rosa | follower=Jonas Weil; followed=Rosa Amaral; status=Requested
- Kerstin follows Rosa | follower=Kerstin Aho; followed=Rosa Amaral; status=Accepted
- Babak follows Kerstin | follower=Babak Tahan; followed=Kerstin Aho; status=Blocked
item group|community|circle|interest group: Name!;Topic=Hobby|Local|Work|Support|Culture;Cover:image;Description:long;Rules:long;Visibility=Open|By request|Hidden;Founded on:date;~Members:number#0-1000000
- Kiln talk | topic=Hobby; description=Glazes, cracks and firing curves.; rules=Show your failures too.; visibility=Open; members=318
- Graz night trains | topic=Local; description=Timetables and platform photos.; rules=No spam.; visibility=By request; members=95
- Wool and waves | topic=Culture; description=Patterns from islands and coasts.; rules=Name your source.; visibility=Open; members=1204
- After the redundancy | topic=Support; description=Looking for work together.; rules=What is said here stays here.; visibility=Hidden; members=37
! record group member|membership|group membership [group|communit\\w*|circle]: Label!;Group->@group|community|circle|interest group~Kiln talk|Graz night trains;Profile->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Role=Admin|Moderator|Member;Joined on:date
- Rosa in Kiln talk | group=Kiln talk; profile=Rosa Amaral; role=Admin
- Jonas in Night trains | group=Graz night trains; profile=Jonas Weil; role=Member
- Kerstin in Wool and waves | group=Wool and waves; profile=Kerstin Aho; role=Moderator
- Babak in After the redundancy | group=After the redundancy; profile=Babak Tahan; role=Member
record like|reaction|post like: Label!;Profile->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Liked post~Blue glaze at last|Sleeper to Rijeka;Reaction=Like|Love|Laugh|Sad|Angry;Given on:date
- Jonas likes the glaze | profile=Jonas Weil; liked_post=Blue glaze at last; reaction=Love
- Rosa likes the sleeper | profile=Rosa Amaral; liked_post=Sleeper to Rijeka; reaction=Like
- Kerstin laughs at the lid | profile=Kerstin Aho; liked_post=Kiln lid, part two; reaction=Laugh
- Babak sad about the bench | profile=Babak Tahan; liked_post=They took our chess bench; reaction=Sad
item hashtag|topic|trend [hashtag|topic|trend\\w*|tag]: Name!;Description:long;~Posts:number#0-10000000;~Trending:boolean;First used on:date
- glazefail | description=Pots that went wrong.; posts=87
- nighttrain | description=Sleepers and couchettes.; posts=240
- ferryknit | description=Knitting between two harbours.; posts=512
- parkchess | description=Boards under trees.; posts=63
item story|moment|status update [story|stories|moment|status]: Title!;Profile->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Picture:image;Text:long;Audience=Everyone|Followers|Close friends;Posted on:date;Expires on:date
- Kiln is at 1240 | profile=Rosa Amaral; text=Nobody opens the lid.; audience=Followers
- Platform six | profile=Jonas Weil; text=Forty minutes late.; audience=Everyone
- Third sock lost | profile=Kerstin Aho; text=Somewhere between deck four and five.; audience=Followers
- Mate in two | profile=Babak Tahan; text=White to move, tea to drink.; audience=Close friends
request content report|flag|abuse report|post report [flag|abuse|moderat\\w*|report\\w*]: Subject!;Reported profile->@profile|member profile|user profile|member~Rosa Amaral|Jonas Weil;Reason=Spam|Harassment|Hate|Nudity|Other;Details:long;Moderator~Ines Falk|Tom Reed
- Same advert ten times | reported_profile=Jonas Weil; reason=Spam; details=Copies in every group.; moderator=Ines Falk
- Insults under a picture | reported_profile=Babak Tahan; reason=Harassment; details=Three comments since Monday.; moderator=Tom Reed
- Slogan on a banner | reported_profile=Jonas Weil; reason=Hate; details=Visible at the edge of the photo.; moderator=Ines Falk
- Stolen pattern | reported_profile=Kerstin Aho; reason=Other; details=The pattern is from a paid booklet.; moderator=Tom Reed
+ post: Profile->@profile|member profile|user profile|member;Group->@group|community|circle|interest group;Picture:image;Place;Audience=Everyone|Followers|Only me;~Likes:number#0-1000000;~Shares:number#0-1000000
+ comment: Profile->@profile|member profile|user profile|member;~Likes:number#0-100000
+ message: Sender->@profile|member profile|user profile|member;Recipient->@profile|member profile|user profile|member;Picture:image;Read:boolean
# dating|blind date|blind-date|dating site|dating app|dating profile|matchmaking for singles|marriage site|marriage agency|marriage website
person profile|dating profile|single|member profile: First name!;Age:number(years)#18-99!;Gender=Woman|Man|Other;Looking for=Women|Men|Everyone;Portrait:image;City;Height:number(cm)#130-220;Profession;Goal=Friendship|Dating|Relationship|Marriage;About me:long;Verified:boolean;~Status=New|Approved|Hidden
- Elena | age=34; gender=Woman; looking_for=Men; city=Split; height=169; profession=Vet; goal=Relationship; about_me=Two cats and a sea kayak.; status=Approved
- Marcus | age=37; gender=Man; looking_for=Women; city=Zadar; height=182; profession=Carpenter; goal=Relationship; about_me=Builds boats, burns toast.; status=Approved
- Noor | age=29; gender=Woman; looking_for=Everyone; city=Rijeka; height=163; profession=Sound engineer; goal=Dating; about_me=Owns too many cables.; status=New
- Davor | age=46; gender=Man; looking_for=Women; city=Pula; height=177; profession=Baker; goal=Friendship; about_me=Free after eleven in the morning.; status=Hidden
! item profile photo|picture|photo: Caption!;Profile->@profile|dating profile|single|member profile~Elena|Marcus;Picture:image;Position:number#1-12;~Status=Waiting|Approved|Rejected
- Kayak in May | profile=Elena; position=1; status=Approved
- In the workshop | profile=Marcus; position=1; status=Approved
- Behind the mixing desk | profile=Noor; position=1; status=Waiting
- Flour everywhere | profile=Davor; position=2; status=Rejected
record like|swipe|interest: Label!;From->@profile|dating profile|single|member profile~Elena|Marcus;To->@profile|dating profile|single|member profile~Elena|Marcus;Kind=Like|Super like|Pass;Given on:date
- Elena likes Marcus | from=Elena; to=Marcus; kind=Like
- Marcus likes Elena | from=Marcus; to=Elena; kind=Super like
- Noor likes Davor | from=Noor; to=Davor; kind=Like
- Davor passes on Elena | from=Davor; to=Elena; kind=Pass
record match|mutual match|couple: Label!;First profile->@profile|dating profile|single|member profile~Elena|Marcus;Second profile->@profile|dating profile|single|member profile~Elena|Marcus;Score:percent;Matched on:date;~Status=New|Chatting|Met|Ended
- Elena and Marcus | first_profile=Elena; second_profile=Marcus; score=87; status=Chatting
- Noor and Marcus | first_profile=Noor; second_profile=Marcus; score=64; status=New
- Elena and Davor | first_profile=Elena; second_profile=Davor; score=58; status=Ended
- Noor and Davor | first_profile=Noor; second_profile=Davor; score=71; status=Met
record date|date plan|meeting|first date: Title!;Match->@match|mutual match|couple~Elena and Marcus;Place;Date:date;Starts at:time;Idea;~Status=Proposed|Agreed|Happened|Cancelled
- Coffee at the harbour | match=Elena and Marcus; place=Harbour kiosk; idea=Walk to the lighthouse; status=Agreed
- Concert in the fortress | match=Noor and Marcus; place=Fortress courtyard; idea=Stand near the sound desk; status=Proposed
- Bread before sunrise | match=Noor and Davor; place=Bakery on Forum square; idea=Watch the first batch come out; status=Happened
- Market and olives | match=Elena and Davor; place=Green market; idea=Taste and vote; status=Cancelled
! record preference|search filter|partner preference|criterion [prefer\\w*|filter|criteri\\w*|search]: Name!;Profile->@profile|dating profile|single|member profile~Elena|Marcus;Age from:number#18-99;Age to:number#18-99;Distance:number(km)#1-1000;Gender=Woman|Man|Any;Smoker=Yes|No|Does not matter;Children=Yes|No|Does not matter
- What Elena seeks | profile=Elena; age_from=32; age_to=44; distance=80; gender=Man; smoker=No; children=Does not matter
- What Marcus seeks | profile=Marcus; age_from=28; age_to=40; distance=150; gender=Woman; smoker=Does not matter; children=Does not matter
- What Noor seeks | profile=Noor; age_from=26; age_to=48; distance=120; gender=Any; smoker=No; children=No
- What Davor seeks | profile=Davor; age_from=38; age_to=52; distance=60; gender=Woman; smoker=Does not matter; children=Yes
item interest|hobby|personality question|question [interest|hobb\\w*|question\\w*|personality|quiz]: Name!;Category=Sport|Culture|Food|Values|Travel;Question text:long;Position:number#1-200
- Sea sports | category=Sport; question_text=Do you like being on the water?; position=1
- Early mornings | category=Values; question_text=Up before the sun or after?; position=2
- Live music | category=Culture; question_text=Front row or back wall?; position=3
- Cooking together | category=Food; question_text=Recipe or instinct?; position=4
item membership plan|premium plan|subscription plan|vip plan [premium|plan|membership|subscription|vip|paid]: Name!;Price:money;Period=Month|Quarter|Year;Likes per day:number#0-1000;Sees who liked:boolean;Description:long
- Free | price=0; period=Month; likes_per_day=10; description=Profile, ten likes and chat with matches.
- Open sea | price=14.90; period=Month; likes_per_day=200; description=Unlimited filters and read receipts.
- Harbour | price=29.90; period=Quarter; likes_per_day=50; description=See who liked you and travel mode.
- Lighthouse | price=89; period=Year; likes_per_day=500; description=Everything, plus events for members.
request profile report|complaint|block [report\\w*|complaint|block\\w*|moderat\\w*|safe\\w*]: Subject!;Reported profile->@profile|dating profile|single|member profile~Elena|Marcus;Reason=Fake profile|Harassment|Under age|Spam|Other;Details:long;Moderator~Lea Vuk|Ivo Grant
- Pictures from a catalogue | reported_profile=Marcus; reason=Fake profile; details=Same picture on another site.; moderator=Lea Vuk
- Rude after a refusal | reported_profile=Davor; reason=Harassment; details=Five messages in one night.; moderator=Ivo Grant
- Looks younger than eighteen | reported_profile=Noor; reason=Under age; details=Please check the papers.; moderator=Lea Vuk
- Sells concert tickets | reported_profile=Noor; reason=Spam; details=Sends the same offer to all matches.; moderator=Ivo Grant
+ message: Match->@match|mutual match|couple;Picture:image;Read:boolean
+ payment: Plan->@membership plan|premium plan|subscription plan|vip plan;Paid until:date
# matching platform|matching site|matching service|partner finder|buddy finder|skill exchange|roommate|friend finding|making friends|make friends|friend-making
person candidate|participant|seeker|profile|applicant: Name!;Portrait:image;Email:email;City;Skills~Spanish, guitar|Bookkeeping;Interests~Climbing, cooking|Board games;Availability=Weekdays|Evenings|Weekends|Flexible;About:long;~Status=New|Active|Matched|Paused
- Lucia Ferro | email=lucia@example.com; city=Turin; skills=Spanish, guitar; interests=Climbing, cooking; availability=Evenings; about=Wants to swap Spanish for German.; status=Matched
- Hannes Dorn | email=hannes@example.com; city=Turin; skills=German, bicycle repair; interests=Climbing, maps; availability=Evenings; about=New in town and learning Spanish.; status=Active
- Femi Bello | email=femi@example.com; city=Milan; skills=Web design, French; interests=Board games, football; availability=Weekends; about=Looks for a co-founder with sales skills.; status=New
- Greta Moroni | email=greta@example.com; city=Milan; skills=Sales, Italian sign language; interests=Board games, theatre; availability=Flexible; about=Has sold machines and now wants her own firm.; status=Paused
item offer|listing|ad|opportunity: Title!;Candidate->@candidate|participant|profile|seeker|applicant~Lucia Ferro|Hannes Dorn;Category->@category|field|area of interest~Languages|Housing;Type=Offering|Seeking;City;Description:long;Valid until:date;~Status=Open|Matched|Closed
- Spanish for German | candidate=Lucia Ferro; category=Languages; type=Offering; city=Turin; description=One hour each, once a week.; status=Matched
- Room near the park | candidate=Hannes Dorn; category=Housing; type=Seeking; city=Turin; description=Quiet flat, two people.; status=Open
- Co-founder for a booking tool | candidate=Femi Bello; category=Business partners; type=Seeking; city=Milan; description=Prototype is ready, sales are missing.; status=Open
- Sign language hour | candidate=Greta Moroni; category=Volunteering; type=Offering; city=Milan; description=Free beginners' hour on Saturdays.; status=Closed
item category|field|area of interest: Name!;Description:long;Icon:image;Position:number#1-100
- Languages | description=Tandems and conversation.; position=1
- Housing | description=Rooms and flat shares.; position=2
- Business partners | description=Founders, freelancers and investors.; position=3
- Volunteering | description=Time given for others.; position=4
record match|pairing|matching result|suggestion: Title!;First->@candidate|participant|profile|seeker|applicant~Lucia Ferro|Hannes Dorn;Second->@candidate|participant|profile|seeker|applicant~Lucia Ferro|Hannes Dorn;Offer->@offer|listing|ad|opportunity~Spanish for German|Room near the park;Score:percent;Reason:long;Suggested on:date;~Status=Suggested|Accepted|Declined|Ended
- Lucia with Hannes | first=Lucia Ferro; second=Hannes Dorn; offer=Spanish for German; score=92; reason=Languages cross and both climb.; status=Accepted
- Femi with Greta | first=Femi Bello; second=Greta Moroni; offer=Co-founder for a booking tool; score=88; reason=Design meets sales in one city.; status=Suggested
- Hannes with Femi | first=Hannes Dorn; second=Femi Bello; offer=Room near the park; score=49; reason=Both look for a flat share.; status=Declined
- Greta with Lucia | first=Greta Moroni; second=Lucia Ferro; offer=Sign language hour; score=75; reason=Lucia wants to learn to sign.; status=Ended
request contact request|invitation|interest|application: Subject!;Offer->@offer|listing|ad|opportunity~Spanish for German|Room near the park;From;Message:long;Sent on:date
- Tuesday evenings work for me | offer=Spanish for German; from=Hannes Dorn; message=I can meet near the station.
- I have sold software for six years | offer=Co-founder for a booking tool; from=Greta Moroni; message=Can we talk on Saturday?
- Is the room still wanted | offer=Room near the park; from=Femi Bello; message=My flatmate moves out in May.
- Two places for Saturday | offer=Sign language hour; from=Lucia Ferro; message=I would bring my sister.
! record preference|criterion|matching criterion|requirement: Name!;Candidate->@candidate|participant|profile|seeker|applicant~Lucia Ferro|Hannes Dorn;Attribute=City|Skill|Interest|Age|Language|Budget;Wanted value;Weight:number#1-10;Must have:boolean
- Lucia needs German | candidate=Lucia Ferro; attribute=Skill; wanted_value=German; weight=10
- Hannes prefers climbers | candidate=Hannes Dorn; attribute=Interest; wanted_value=Climbing; weight=6
- Femi wants sales skills | candidate=Femi Bello; attribute=Skill; wanted_value=Sales; weight=9
- Greta stays in Milan | candidate=Greta Moroni; attribute=City; wanted_value=Milan; weight=8
record meeting|session|get-together [meet\\w*|session|call|schedul\\w*]: Title!;Match->@match|pairing|matching result|suggestion~Lucia with Hannes;Place;Date:date!;Starts at:time;Length:number(min)#10-300;Outcome:long;~Status=Planned|Held|Cancelled
- First tandem | match=Lucia with Hannes; place=Cafe by the river; length=60; outcome=Half an hour each.; status=Held
- Pitch over espresso | match=Femi with Greta; place=Bar at Lambrate; length=90; status=Planned
- Flat viewing together | match=Hannes with Femi; place=Via Po 12; length=30; outcome=Femi was ill.; status=Cancelled
- First signs | match=Greta with Lucia; place=Community room; length=75; outcome=Alphabet learned.; status=Held
! record matching run|algorithm run|match run [algorithm|automatic\\w*|engine|score|recommend\\w*]: Title!;Run on:date;Candidates compared:number#0-1000000;Matches found:number#0-100000;Lowest score:percent;Started by~Rita Gallo|Leon Beck
- Monday run | candidates_compared=84; matches_found=19; lowest_score=70; started_by=Rita Gallo
- Test with new weights | candidates_compared=84; matches_found=26; lowest_score=60; started_by=Leon Beck
- Founders only | candidates_compared=22; matches_found=4; lowest_score=80; started_by=Rita Gallo
- Nightly run in May | candidates_compared=131; matches_found=37; lowest_score=65; started_by=Leon Beck
+ review: Match->@match|pairing|matching result|suggestion;Would meet again:boolean;Stars:rating
+ message: Match->@match|pairing|matching result|suggestion;Read:boolean
# discussion forum|online forum|forum site|forum website|forum system|forum app|community forum|forum for|bbs|discussion website|discussion platform|topic discussion|message board|bulletin board|discussion board|forum platform
! item board|forum section|section|subforum|forum category|category: Name!;Description:long;Icon:image;Position:number#1-200;Moderator~Greta Sund|Paul Okafor;Who may write=Everyone|Members|Moderators;~Threads:number#0-1000000
- Getting started | description=First questions welcome.; position=1; moderator=Greta Sund; who_may_write=Everyone; threads=128
- Workshop | description=Projects with pictures.; position=2; moderator=Paul Okafor; who_may_write=Members; threads=342
- Tools and machines | description=Reviews, repairs and settings.; position=3; moderator=Paul Okafor; who_may_write=Members; threads=519
- House rules and news | description=Announcements of the team.; position=4; moderator=Greta Sund; who_may_write=Moderators; threads=17
item thread|topic|discussion|forum topic|forum thread: Title!;Board->@board|section|category|forum section|subforum|forum category~Getting started|Workshop;Author name~dovetail_dan|mira77;Text:long!;Tags~beginner, tools|glue;Started on:date;Pinned:boolean;Locked:boolean;~Views:number#0-10000000;~Replies:number#0-100000
- Which saw to buy first | board=Getting started; author_name=mira77; text=I have fifty euros and a balcony.; tags=beginner, tools; views=940; replies=2
- Glue line opened in winter | board=Workshop; author_name=dovetail_dan; text=The table top split along one joint.; tags=glue; views=310; replies=1
- Plane iron rusts in two days | board=Tools and machines; author_name=coastal_kit; text=My shed is fifty metres from the sea.; tags=rust, plane; views=621; replies=1
- Picture size is now 5 MB | board=House rules and news; author_name=greta_sund; text=Bigger pictures are shrunk on upload.; tags=news; views=1480; replies=1
record reply|answer|forum post|thread reply: Summary!;Thread->@thread|topic|discussion|forum topic|forum thread~Which saw to buy first|Glue line opened in winter;Author name~dovetail_dan|mira77;Text:long!;Quoted text:long;Written on:date;Edited:boolean;~Likes:number#0-100000
- A Japanese pull saw | thread=Which saw to buy first; author_name=dovetail_dan; text=Cheap, thin and forgiving.; likes=14
- Dry air shrinks wood | thread=Glue line opened in winter; author_name=mira77; text=Check the humidity first.; likes=5
- Camellia oil and a sock | thread=Plane iron rusts in two days; author_name=dovetail_dan; text=Wipe after use and store in wool.; likes=21
- Thank you, team | thread=Picture size is now 5 MB; author_name=coastal_kit; text=My phone pictures fit at last.; likes=3
record vote|like|upvote [vote|like|upvot\\w*|reputation|point|popular]: Label!;Reply->@reply|answer|forum post|thread reply~A Japanese pull saw|Dry air shrinks wood;Value=Up|Down;Given on:date
- Mira thanks Dan | reply=A Japanese pull saw; value=Up
- Dan agrees | reply=Dry air shrinks wood; value=Up
- Kit thanks Dan | reply=Camellia oil and a sock; value=Up
- Lou disagrees | reply=Thank you, team; value=Down
record watched thread|subscription|bookmark|followed topic [subscri\\w*|follow\\w*|watch|bookmark|notif\\w*]: Label!;Thread->@thread|topic|discussion|forum topic|forum thread~Which saw to buy first|Glue line opened in winter;Notify by=E-mail|On the site|Never;Since:date;Last read on:date
- Saw answers | thread=Which saw to buy first; notify_by=E-mail
- Glue answers | thread=Glue line opened in winter; notify_by=On the site
- Rust answers | thread=Plane iron rusts in two days; notify_by=E-mail
- Picture news | thread=Picture size is now 5 MB; notify_by=Never
item badge|rank|member rank|level [badge|rank|level|point|reputation]: Name!;Icon:image;Description:long;Points needed:number#0-100000;Colour
- Apprentice | description=Ten posts written.; points_needed=10; colour=Bronze
- Old hand | description=Five hundred useful answers.; points_needed=2500; colour=Gold
- Journeyman | description=Fifty posts and one finished project.; points_needed=250; colour=Silver
- Photographer | description=Twenty threads with pictures.; points_needed=400; colour=Blue
item tag|keyword|topic tag [tag|keyword]: Name!;Description:long;Colour;~Threads:number#0-100000
- beginner | description=No question is too simple.; colour=Green; threads=77
- glue | description=Adhesives and clamps.; colour=Brown; threads=23
- rust | description=Keeping steel bright.; colour=Orange; threads=18
- news | description=From the team.; colour=Grey; threads=17
request flag|post report|complaint [flag|report\\w*|moderat\\w*|abuse|spam]: Subject!;Thread->@thread|topic|discussion|forum topic|forum thread~Which saw to buy first|Glue line opened in winter;Reason=Spam|Insult|Off topic|Duplicate|Other;Details:long;Moderator~Greta Sund|Paul Okafor
- Advert for saws | thread=Which saw to buy first; reason=Spam; details=Third link to the same shop.; moderator=Greta Sund
- Name-calling in the glue thread | thread=Glue line opened in winter; reason=Insult; details=Second reply calls the writer lazy.; moderator=Paul Okafor
- Fishing talk | thread=Plane iron rusts in two days; reason=Off topic; details=The last page is about mackerel.; moderator=Paul Okafor
- Saw question again | thread=Which saw to buy first; reason=Duplicate; details=Pinned guide answers this.; moderator=Greta Sund
! record ban|warning|sanction [ban|warn\\w*|moderat\\w*|block\\w*]: Label!;Member name~saw_deals|loud_lou;Kind=Warning|Mute|Ban;Reason:long;From:date;Until:date;Decided by~Greta Sund|Paul Okafor
- Seven days for saw_deals | member_name=saw_deals; kind=Ban; reason=Repeated adverts.; decided_by=Greta Sund
- Warning for loud_lou | member_name=loud_lou; kind=Warning; reason=Insult in the glue thread.; decided_by=Paul Okafor
- Two days without posting for mira77 | member_name=mira77; kind=Mute; reason=Argument went on after a warning.; decided_by=Greta Sund
- Ban of glue4u | member_name=glue4u; kind=Ban; reason=Second account of saw_deals.; decided_by=Greta Sund
+ post: Board->@board|section|forum section|subforum|forum category|category;Pinned:boolean;~Views:number#0-10000000
+ comment: Thread->@thread|topic|discussion|forum topic|forum thread;~Likes:number#0-100000
+ message: Subject;Recipient;Read:boolean
# question-and-answer site|question-and-answer community|question-and-answer platform|q&a|questions and answers|ask and answer|q&a site|q&a platform|answer site|question answering|ask questions|knowledge base community|knowledge community|user community|support community|help community|developer community|q&a forum
item question|asked question|problem|query: Title!;Details:long!;Category->@category|topic|subject|tag~Plumbing|Tax;Asked by~nervous_tenant|first_year;Tags~leak, kitchen|deduction;Asked on:date;Bounty:number(points)#0-5000;~Views:number#0-10000000;~Votes:number#-1000-100000;~Status=Open|Answered|Solved|Closed
- Tap drips only at night | details=The kitchen tap drips from midnight on.; category=Plumbing; asked_by=nervous_tenant; tags=leak, kitchen; bounty=50; views=412; votes=9; status=Solved
- May I deduct a desk | details=I work from home two days a week.; category=Tax; asked_by=first_year; tags=deduction; bounty=0; views=880; votes=15; status=Answered
- Cat refuses the new litter | details=Since the brand changed she uses the bath mat.; category=Pets; asked_by=tabby_help; tags=cat, litter; bounty=20; views=233; votes=6; status=Open
- Route over the pass with a pram | details=We want to walk two hours at most.; category=Hiking; asked_by=pram_pair; tags=family, trail; bounty=0; views=97; votes=-1; status=Closed
record answer|response|solution: Summary!;Question->@question|asked question|problem|query~Tap drips only at night|May I deduct a desk;Text:long!;Answered by->@expert|specialist|answerer|consultant~Marta Pipe|Leo Ledger;Sources:url;Answered on:date;Accepted:boolean;~Votes:number#-1000-100000
- Pressure rises at night | question=Tap drips only at night; text=Fit a pressure reducer and replace the seat washer.; answered_by=Marta Pipe; votes=12
- Yes, by share of use | question=May I deduct a desk; text=Keep the bill and note the days.; answered_by=Leo Ledger; votes=8
- Mix old and new for a week | question=Cat refuses the new litter; text=Start with a quarter of the new litter and add daily.; answered_by=Sunniva Dahl; votes=7
- Take the forest road instead | question=Route over the pass with a pram; text=The pass has steps, the forest road is gravel.; answered_by=Bero Kranz; votes=4
person expert|specialist|answerer|consultant: Name!;Field;Portrait:image;Biography:long;Fee per answer:money;Verified:boolean;~Answers:number#0-100000;~Reputation:number#0-1000000
- Marta Pipe | field=Plumbing; biography=Master plumber for twenty years.; fee_per_answer=0; answers=210; reputation=4300
- Leo Ledger | field=Tax; biography=Adviser for small incomes.; fee_per_answer=15; answers=96; reputation=2100
- Sunniva Dahl | field=Animal behaviour; biography=Works in a cat shelter.; fee_per_answer=8; answers=57; reputation=1320
- Bero Kranz | field=Mountain hiking; biography=Hut warden and map maker.; fee_per_answer=0; answers=143; reputation=2980
item category|topic|subject|tag: Name!;Description:long;Icon:image;Position:number#1-100;~Questions:number#0-1000000
- Plumbing | description=Taps, pipes and boilers.; position=1; questions=64
- Tax | description=Forms, dates and deductions.; position=2; questions=131
- Pets | description=Feeding, habits and health.; position=3; questions=88
- Hiking | description=Routes, huts and boots.; position=4; questions=49
record vote|upvote|rating|like: Label!;Answer->@answer|solution|response~Pressure rises at night|Yes, by share of use;Voter;Value=Up|Down;Given on:date
- Tenant thanks Marta | answer=Pressure rises at night; voter=nervous_tenant; value=Up
- First year thanks Leo | answer=Yes, by share of use; voter=first_year; value=Up
- Tabby thanks Sunniva | answer=Mix old and new for a week; voter=tabby_help; value=Up
- Pair doubts the road | answer=Take the forest road instead; voter=pram_pair; value=Down
record reputation point|reputation change|reputation|point entry|points history [reputation|point|score|level|reward]: Reason!;Member name~nervous_tenant|first_year;Points:number#-1000-1000;Question->@question|asked question|problem|query~Tap drips only at night|May I deduct a desk;Changed on:date
- Bounty given | member_name=nervous_tenant; points=-50; question=Tap drips only at night
- Good question | member_name=first_year; points=10; question=May I deduct a desk
- Answer accepted | member_name=Sunniva Dahl; points=25; question=Cat refuses the new litter
- Question voted down | member_name=pram_pair; points=-2; question=Route over the pass with a pram
item badge|achievement|medal [badge|achievement|medal|level]: Name!;Icon:image;Rule:long;Level=Bronze|Silver|Gold;Points:number#0-5000
- First answer | rule=One answer with a vote.; level=Bronze; points=10
- Trusted voice | rule=Fifty accepted answers.; level=Gold; points=500
- Curious | rule=Ten questions with a vote.; level=Bronze; points=20
- Good source | rule=Twenty answers with sources.; level=Silver; points=150
record followed question|question follow|bookmark [follow\\w*|bookmark|subscri\\w*|notif\\w*]: Label!;Question->@question|asked question|problem|query~Tap drips only at night|May I deduct a desk;Notify by=E-mail|On the site;Since:date
- Drip news | question=Tap drips only at night; notify_by=E-mail
- Desk news | question=May I deduct a desk; notify_by=On the site
- Litter news | question=Cat refuses the new litter; notify_by=On the site
- Pram route news | question=Route over the pass with a pram; notify_by=E-mail
request flag|moderation request|report of a question [flag|moderat\\w*|report\\w*|duplicate|spam]: Subject!;Question->@question|asked question|problem|query~Tap drips only at night|May I deduct a desk;Reason=Duplicate|Spam|Rude|Unclear|Other;Details:long;Moderator~Nils Hage|Rada Ilic
- Asked before | question=May I deduct a desk; reason=Duplicate; details=Same as a question of last year.; moderator=Nils Hage
- No place named | question=Route over the pass with a pram; reason=Unclear; details=Which pass is meant?; moderator=Rada Ilic
- Link to a litter shop | question=Cat refuses the new litter; reason=Spam; details=Comment with a discount code.; moderator=Nils Hage
- Mocking the tenant | question=Tap drips only at night; reason=Rude; details=Second comment laughs at the question.; moderator=Rada Ilic
+ comment: Question->@question|asked question|problem|query;Answer->@answer|solution|response
! record followed topic|topic follow|topic subscription [follow\\w* topics?|topics?]: Label!;Topic->@category|topic|subject|tag~Plumbing|Tax;Member~nervous_tenant|first_year;Notify by=E-mail|On the site;Since:date
- Tenant follows plumbing | topic=Plumbing; member=nervous_tenant; notify_by=E-mail
- Student follows tax | topic=Tax; member=first_year; notify_by=On the site
- Student follows plumbing | topic=Plumbing; member=first_year; notify_by=On the site
- Tenant follows tax | topic=Tax; member=nervous_tenant; notify_by=E-mail
! record badge award|earned badge|member badge [badge\\w*|medal\\w*|achievement\\w*]: Title!;Member~nervous_tenant|first_year;Badge->@badge|achievement|medal;For;Awarded on:date
- First answer of the tenant | member=nervous_tenant; for=One answer with a vote
- Ten questions | member=first_year; for=Ten questions asked
- Good voter | member=nervous_tenant; for=Fifty votes given
- Helper of the week | member=first_year; for=Three accepted answers
# video conference|video conferencing|video meeting|online meeting|web conference|meeting platform|webinar|webinars
item meeting|conference|webinar|video meeting|meeting room|room: Title!;Access code!;Host~Dagny Foss|Luis Prado;Agenda:long;Date:date;Starts at:time;Length:number(min)#5-600;Largest number of people:number#2-10000;Waiting room:boolean;Recorded:boolean;~Status=Planned|Running|Ended|Cancelled
- Budget talk | access_code=418-220-7; host=Dagny Foss; agenda=Figures, gaps, decision.; length=45; largest_number_of_people=20; status=Planned
- Pruning for beginners | access_code=770-135-2; host=Luis Prado; agenda=Tools, cuts, questions.; length=60; largest_number_of_people=300; status=Ended
- Interview for the ward post | access_code=605-914-3; host=Hanna Krol; agenda=Questions, tour by camera, next steps.; length=30; largest_number_of_people=4; status=Running
- Parents of class 5c | access_code=233-708-1; host=Ola Nygard; agenda=Trip, phones, election.; length=90; largest_number_of_people=60; status=Cancelled
record participant|attendee|meeting participant|attendance: Name!;Meeting->@meeting|conference|webinar|video meeting|meeting room|room~Budget talk|Pruning for beginners;Email:email;Role=Host|Co-host|Speaker|Listener;Joined at:time;Left at:time;Minutes:number(min)#0-1000;~Status=Waiting|Inside|Left|Removed
- Dagny Foss | meeting=Budget talk; email=dagny@example.com; role=Host; minutes=45; status=Left
- Ada Quist | meeting=Pruning for beginners; email=ada@example.com; role=Listener; minutes=52; status=Left
- Jamila Reed | meeting=Interview for the ward post; email=jamila@example.com; role=Speaker; minutes=12; status=Inside
- Loud caller | meeting=Parents of class 5c; email=caller@example.com; role=Listener; minutes=3; status=Removed
record invitation|invite|webinar registration: Email:email!;Meeting->@meeting|webinar|conference|video meeting|meeting room|room~Budget talk|Pruning for beginners;Name;Answer=No answer|Yes|No|Maybe;Sent on:date;Reminder sent:boolean
- finance@example.com | meeting=Budget talk; name=Finance team; answer=Yes
- ada@example.com | meeting=Pruning for beginners; name=Ada Quist; answer=Yes
- jamila@example.com | meeting=Interview for the ward post; name=Jamila Reed; answer=Yes
- families5c@example.com | meeting=Parents of class 5c; name=Families of 5c; answer=Maybe
item recording|meeting recording|replay|recording url: Title!;Meeting->@meeting|webinar|conference|video meeting|meeting room|room~Budget talk|Pruning for beginners;File:file;Length:number(min)#1-1000;Size:number(MB)#1-100000;Visibility=Host|Participants|Everyone;Recorded on:date
- Pruning, full talk | meeting=Pruning for beginners; length=58; size=640; visibility=Participants
- Budget, first part | meeting=Budget talk; length=22; size=240; visibility=Host
- Interview, with consent | meeting=Interview for the ward post; length=29; size=310; visibility=Host
- Parents, short version | meeting=Parents of class 5c; length=14; size=120; visibility=Everyone
! record transcript|minutes|meeting minutes|summary|caption line [transcript\\w*|minutes|summar\\w*|caption|subtitle|note]: Title!;Meeting->@meeting|conference|webinar|video meeting|meeting room|room~Budget talk|Pruning for beginners;Speaker;Starts at second:number(s)#0-36000;Text:long!;Decision:long
- Where the gap is | meeting=Budget talk; speaker=Dagny Foss; starts_at_second=610; text=Heating was higher than planned.; decision=Ask for two offers.
- First cut | meeting=Pruning for beginners; speaker=Luis Prado; starts_at_second=240; text=Dead wood goes first.
- Why nights | meeting=Interview for the ward post; speaker=Jamila Reed; starts_at_second=415; text=I sleep well by day and like the calm.; decision=Trial shift in June.
- Phones in the bag | meeting=Parents of class 5c; speaker=Ola Nygard; starts_at_second=1980; text=They stay in the bag until two.; decision=Vote at the next evening.
work action item|follow-up task|action point [action|task|follow-?up|to-?do|minutes]: Title!;Meeting->@meeting|conference|webinar|video meeting|meeting room|room~Budget talk|Pruning for beginners;Assigned to;Due on:date;Priority=Low|Normal|High;Note:long
- Two offers for the boiler | meeting=Budget talk; assigned_to=Finance team; priority=High; note=Before the next talk.
- Send the tool list | meeting=Pruning for beginners; assigned_to=Luis Prado; priority=Normal; note=With prices.
- Plan the trial shift | meeting=Interview for the ward post; assigned_to=Hanna Krol; priority=High; note=Two nights on ward 3.
- Find a new evening | meeting=Parents of class 5c; assigned_to=Ola Nygard; priority=Low; note=Not on Thursdays.
record poll|meeting poll|audience question|question [poll|vote|question|q&a|audience]: Question!;Meeting->@meeting|webinar|conference|video meeting|meeting room|room~Budget talk|Pruning for beginners;Asked by;Options;Leading answer;Votes:number#0-100000;Answered:boolean
- Cut or keep the fair? | meeting=Budget talk; asked_by=Dagny Foss; options=Cut, keep, smaller; leading_answer=Smaller; votes=14
- When to prune plums? | meeting=Pruning for beginners; asked_by=Ada Quist; options=Spring, summer; leading_answer=Summer; votes=88
- Trip to the sea or the hills? | meeting=Parents of class 5c; asked_by=Ola Nygard; options=Sea, hills; leading_answer=Hills; votes=23
- Can you start in July? | meeting=Interview for the ward post; asked_by=Hanna Krol; options=Yes, no, later; leading_answer=Yes; votes=1
! record shared file|screen share|handout|presentation [file|share|screen|slide|handout|document]: Name!;Meeting->@meeting|webinar|conference|video meeting|meeting room|room~Budget talk|Pruning for beginners;File:file;Kind=Slides|Document|Screen|Whiteboard;Shared by;Shared on:date
- figures.pdf | meeting=Budget talk; kind=Document; shared_by=Dagny Foss
- cuts.pdf | meeting=Pruning for beginners; kind=Slides; shared_by=Luis Prado
- ward-tour | meeting=Interview for the ward post; kind=Screen; shared_by=Hanna Krol
- trip-costs board | meeting=Parents of class 5c; kind=Whiteboard; shared_by=Ola Nygard
! record access token|meeting token|dynamic token|token [token\\w*|api|sdk|secure]: Token!;Meeting->@meeting|conference|video conference|webinar|video meeting|meeting room|room~Budget talk|Pruning for beginners;Role=Host|Speaker|Listener;Given to;Valid from:date;Valid until:date;~Uses:number#0-1000;~Status=Valid|Used|Expired|Withdrawn
- tk_7f31 | meeting=Budget talk; role=Host; given_to=Dagny Foss; uses=3; status=Valid
- tk_9c02 | meeting=Budget talk; role=Speaker; given_to=Luis Prado; uses=1; status=Valid
- tk_11ab | meeting=Pruning for beginners; role=Listener; given_to=Guest link; uses=48; status=Expired
- tk_40de | meeting=Pruning for beginners; role=Host; given_to=Dagny Foss; uses=0; status=Withdrawn
! record wallet entry|wallet movement|wallet transaction [wallet\\w*|coins|balance]: Label!;Meeting->@meeting|conference|video conference|webinar|video meeting|meeting room|room~Budget talk|Pruning for beginners;Account holder~Dagny Foss|Luis Prado;Kind=Top-up|Charge for minutes|Gift|Refund;Amount:money;Booked on:date;~Balance after:money
- Thirty minutes | meeting=Budget talk; account_holder=Dagny Foss; kind=Charge for minutes; amount=1.50; balance_after=18.50
- Card top-up | account_holder=Dagny Foss; kind=Top-up; amount=20; balance_after=20
- Gift from a viewer | meeting=Pruning for beginners; account_holder=Luis Prado; kind=Gift; amount=3; balance_after=11
- Failed recording | meeting=Pruning for beginners; account_holder=Luis Prado; kind=Refund; amount=2; balance_after=13
+ message: Meeting->@meeting|conference|webinar|video meeting|meeting room|room;Recipient;Private:boolean
# confession wall|question box|anonymous question|anonymous wall|tree hole|anonymous message|wish wall|guestbook app|message wall|memory wall
item wall|board|category|topic|section: Name!;Description:long;Cover:image;Rules:long;Position:number#1-100;~Notes:number#0-1000000
- Thank you | description=For people who helped.; rules=No surnames.; position=1; notes=2
- Lost and longing | description=What was never said.; rules=Be gentle.; position=2; notes=1
- Apologies | description=For words that came out wrong.; rules=No excuses longer than the apology.; position=3; notes=1
- Small wishes | description=For this week, not for life.; rules=One wish each.; position=4; notes=1
record note|confession|wish|secret|wall entry|guestbook entry: Title!;Wall->@wall|board|topic|category|section~Thank you|Lost and longing;Text:long!;Pen name;Dedicated to;Colour=Yellow|Pink|Blue|Green|White;Mood=Happy|Sad|Grateful|In love|Angry|Calm;Picture:image;Anonymous:boolean;Written on:date;~Likes:number#0-1000000;~Status=Waiting|Shown|Hidden
- To the girl on tram 9 | wall=Thank you; text=You picked up my sheet music in the rain.; pen_name=Cellist; dedicated_to=Red umbrella; colour=Pink; mood=Grateful; likes=48; status=Shown
- I kept the ticket | wall=Lost and longing; text=Row F, seat 12, and an empty seat 13.; pen_name=F12; dedicated_to=F13; colour=Blue; mood=Sad; likes=31; status=Shown
- I broke the blue mug | wall=Apologies; text=It was me and not the cat, in March.; pen_name=Flatmate; dedicated_to=Kitchen 4; colour=White; mood=Calm; likes=77; status=Waiting
- One dry Saturday | wall=Small wishes; text=The tent is packed and so is the dog.; pen_name=Camper; dedicated_to=The sky; colour=Yellow; mood=Happy; likes=12; status=Shown
record note reply|reply|answer|note answer|response: Text:long!;Note->@note|confession|wish|secret|wall entry|guestbook entry~To the girl on tram 9|I kept the ticket;Pen name;Anonymous:boolean;Written on:date;~Likes:number#0-100000;~Status=Shown|Hidden
- That was me, the Bach was lovely. | note=To the girl on tram 9; pen_name=Red umbrella; likes=90; status=Shown
- Go again on Friday. | note=I kept the ticket; pen_name=Usher; likes=22; status=Shown
- The cat accepts. | note=I broke the blue mug; pen_name=Kitchen 4; likes=140; status=Shown
- Buy a better tent. | note=One dry Saturday; pen_name=Grump; likes=1; status=Hidden
record like|reaction|note like|heart: Label!;Note->@note|confession|wish|secret|wall entry|guestbook entry~To the girl on tram 9|I kept the ticket;Kind=Like|Hug|Tear|Smile;Given on:date
- A smile for tram 9 | note=To the girl on tram 9; kind=Smile
- A hug for F12 | note=I kept the ticket; kind=Hug
- A like for the mug | note=I broke the blue mug; kind=Like
- A tear for the tent | note=One dry Saturday; kind=Tear
item tag|mood tag|keyword [tag|mood|keyword|filter|search]: Name!;Colour;Description:long;~Notes:number#0-100000
- tram | colour=Red; description=Met on the way.; notes=6
- theatre | colour=Violet; description=Seats and scenes.; notes=3
- flat share | colour=Green; description=Kitchens and mugs.; notes=15
- weather | colour=Blue; description=Rain, snow and hope.; notes=8
item theme|background|card style|sticker [theme|background|style|card|sticker|decorat\\w*]: Name!;Picture:image;Colour;Font;Position:number#1-100
- Torn paper | colour=Cream; font=Handwritten; position=1
- Night window | colour=Navy; font=Typewriter; position=2
- Chalkboard | colour=Black; font=Chalk; position=3
- Postcard | colour=Sand; font=Serif; position=4
request flag|report of a note|abuse report|deletion request [report\\w*|flag|moderat\\w*|delet\\w*|review]: Subject!;Note->@note|confession|wish|secret|wall entry|guestbook entry~To the girl on tram 9|I kept the ticket;Reason=Names a person|Insult|Spam|Other;Details:long;Moderator~Kaja|Wim
- Seat number is mine | note=I kept the ticket; reason=Names a person; details=My friends will know.; moderator=Kaja
- Meant to hurt | note=I broke the blue mug; reason=Insult; details=The first reply mocked the writer.; moderator=Wim
- Tent shop link | note=One dry Saturday; reason=Spam; details=A reply with a discount code.; moderator=Kaja
- Posted twice | note=To the girl on tram 9; reason=Other; details=Same text on two walls.; moderator=Wim
item sensitive word|blocked word|filter word [filter\\w*|sensitive|block\\w*|moderat\\w*|review]: Word!;Category=Insult|Advert|Personal data|Other;Action=Hide|Replace|Review;Replacement;Added on:date
- casino bonus | category=Advert; action=Hide
- phone number | category=Personal data; action=Replace; replacement=(number removed)
- old maid | category=Insult; action=Review
- class list | category=Other; action=Replace; replacement=(list removed)
# fan site|fan club|fan community|idol|celebrity|fandom|fan page|band site
item idol|artist|star|member of the group|celebrity: Name!;Stage name;Portrait:image;Group;Role=Vocal|Dance|Rap|Actor|Leader|Other;Birthday:date;Country~Norway|Philippines;Biography:long;Official page:url
- Elin Sunde | stage_name=Ellie; group=Polar Five; role=Vocal; country=Norway; biography=Sang in a fishing village choir.; official_page=https://example.com/ellie
- Rafa Santos | stage_name=RAF; group=Polar Five; role=Dance; country=Philippines; biography=Taught dance at sixteen.; official_page=https://example.com/raf
- Min Castell | stage_name=MINT; group=Quiet Riot Girls; role=Rap; country=Spain; biography=Wrote her first lines on a night bus.; official_page=https://example.com/mint
- Jo Harlan | stage_name=Harlan; group=Solo; role=Actor; country=Scotland; biography=Played the doctor in two series.; official_page=https://example.com/harlan
item release|album|song|work|film: Title!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Type=Album|Single|Film|Series|Show;Cover:image;Released on:date;Description:long;Link:url
- Northern Lamp | idol=Elin Sunde; type=Single; description=Her first song alone.; link=https://example.com/lamp
- Five Steps | idol=Rafa Santos; type=Show; description=Six nights of dance.; link=https://example.com/steps
- Three in the Morning Bus | idol=Min Castell; type=Album; description=Eleven tracks about night lines.; link=https://example.com/bus3
- The Island Doctor, series 2 | idol=Jo Harlan; type=Series; description=Eight new episodes by the sea.; link=https://example.com/doctor
event schedule entry|appearance|concert|fan meeting|activity: Title!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Type=Concert|TV|Radio|Fan meeting|Signing|Birthday;Date:date!;Starts at:time;Place;City;Places:number#1-100000;Ticket price:money;Link:url
- Lamp release party | idol=Elin Sunde; type=Fan meeting; place=Dock 4; city=Bergen; places=300; ticket_price=25
- Dance class with RAF | idol=Rafa Santos; type=Signing; place=Studio Sol; city=Oslo; places=40; ticket_price=30
- MINT on late radio | idol=Min Castell; type=Radio; place=Studio 2; city=Valencia; places=10; ticket_price=0
- Harlan turns forty | idol=Jo Harlan; type=Birthday; place=Leith theatre; city=Edinburgh; places=150; ticket_price=15
item photo|gallery picture|fan photo|video|clip: Caption!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Type=Photo|Video|Poster|Wallpaper;Picture:image;Video:url;Source;Taken on:date;~Likes:number#0-1000000
- Ellie at the fish market | idol=Elin Sunde; type=Photo; source=Fan camera; likes=410
- Rehearsal in socks | idol=Rafa Santos; type=Video; video=https://example.com/socks; source=Group channel; likes=655
- MINT, bus stop | idol=Min Castell; type=Wallpaper; source=Album booklet; likes=1240
- Doctor Harlan on the pier | idol=Jo Harlan; type=Poster; source=Channel press page; likes=302
record fan work|fan art|fan fiction|cover [fan art|fan fiction|fan work|creat\\w*|draw\\w*|write]: Title!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Type=Drawing|Story|Cover|Edit|Craft;Text:long;Picture:image;Fan name;Shared on:date;~Likes:number#0-1000000
- Ellie in wool | idol=Elin Sunde; type=Craft; text=A doll knitted in five colours.; fan_name=stitchfan; likes=77
- RAF, forty frames | idol=Rafa Santos; type=Drawing; text=One turn in forty sketches.; fan_name=inky; likes=120
- Night line, my verse | idol=Min Castell; type=Cover; text=My own second verse over her beat.; fan_name=ritmo; likes=34
- The letter he never read | idol=Jo Harlan; type=Story; text=What happened before series one.; fan_name=pierwriter; likes=210
! record fan membership|club membership|fan level [member\\w*|level|club|check-?in|point]: Fan name!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Level=New|Fan|Gold|Founder;Card number;Points:number#0-1000000;Fee:money;Since:date;Until:date
- stitchfan | idol=Elin Sunde; level=Gold; card_number=P5-0042; points=880; fee=20
- inky | idol=Rafa Santos; level=Fan; card_number=P5-0310; points=240; fee=0
- ritmo | idol=Min Castell; level=New; card_number=QR-1188; points=15; fee=5
- pierwriter | idol=Jo Harlan; level=Founder; card_number=JH-0001; points=4200; fee=35
item merchandise|goods|fan article|photo card [merch\\w*|goods|shop|card|sell]: Name!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Type=Photo card|Light stick|Clothing|Poster|Album;Picture:image;Price:money;Stock:number#0-100000;Description:long
- Lamp light stick | idol=Elin Sunde; type=Light stick; price=18; stock=240; description=Glows amber.
- Sock set | idol=Rafa Santos; type=Clothing; price=12; stock=90; description=From the rehearsal video.
- Bus ticket photo cards | idol=Min Castell; type=Photo card; price=6; stock=800; description=Eleven cards, one for each track.
- Pier poster, signed | idol=Jo Harlan; type=Poster; price=28; stock=14; description=Numbered from 1 to 100.
! record vote|poll vote|support vote|ranking entry [vote|poll|rank\\w*|support|chart]: Label!;Idol->@idol|artist|star|member of the group|celebrity~Elin Sunde|Rafa Santos;Fan name;Votes:number#1-100000;Poll;Given on:date
- Ten for Ellie | idol=Elin Sunde; fan_name=stitchfan; votes=10; poll=Song of the month
- Five for RAF | idol=Rafa Santos; fan_name=inky; votes=5; poll=Dancer of the month
- Twenty for MINT | idol=Min Castell; fan_name=ritmo; votes=20; poll=Lyrics of the year
- Three for Harlan | idol=Jo Harlan; fan_name=pierwriter; votes=3; poll=Best supporting part
+ post: Idol->@idol|artist|star|member of the group|celebrity;Picture:image;Spoiler:boolean
+ order: Merchandise->@merchandise|goods|fan article|photo card;Size;Quantity:number#1-100
# email client|webmail|mail app|email app|mailbox|email management|email system|email access|wap email|email inbox|send emails
item mailbox|mail account|email account|inbox: Address:email!;Display name;Incoming server;Outgoing server;Port:number#1-65535;Signature:long;Default:boolean;~Unread:number#0-1000000;~Status=Connected|Error|Paused
- nadine@post.example | display_name=Nadine Holz; incoming_server=in.post.example; outgoing_server=out.post.example; port=993; signature=Kind regards, Nadine; unread=4; status=Connected
- shop@tea.example | display_name=Tea shop; incoming_server=in.tea.example; outgoing_server=out.tea.example; port=993; signature=Your tea shop; unread=11; status=Connected
- board@allotment.example | display_name=Allotment board; incoming_server=mx.allotment.example; outgoing_server=smtp.allotment.example; port=143; signature=The board, plots 1 to 90; unread=0; status=Error
- henrik.old@post.example | display_name=Henrik, old address; incoming_server=in.post.example; outgoing_server=out.post.example; port=995; unread=312; status=Paused
record mail|email|letter|email message|mail message: Subject!;Mailbox->@mailbox|mail account|email account|inbox~nadine@post.example|shop@tea.example;Folder->@folder|mail folder|label~Inbox|Drafts;Sender:email!;Recipients!;Copy to;Text:long!;Sent on:date;Read:boolean;Starred:boolean;Priority=Low|Normal|High;~Status=Draft|Queued|Sent|Received|Failed
- Boat keys | mailbox=nadine@post.example; folder=Inbox; sender=ole@example.com; recipients=nadine@post.example; text=They hang behind the red door.; priority=Normal; status=Received
- Your tea is on the way | mailbox=shop@tea.example; folder=Drafts; sender=shop@tea.example; recipients=mina@example.com; text=Parcel left us at noon.; priority=Normal; status=Draft
- Water is off on Friday | mailbox=board@allotment.example; folder=Sent; sender=board@allotment.example; recipients=all-plots@allotment.example; text=From eight to noon, please fill your cans.; priority=High; status=Sent
- Photos of the class reunion | mailbox=henrik.old@post.example; folder=Archive; sender=karin@example.com; recipients=henrik.old@post.example; text=You are in the third row.; priority=Low; status=Failed
item folder|mail folder|label: Name!;Mailbox->@mailbox|mail account|email account|inbox~nadine@post.example|shop@tea.example;Parent;Colour;Position:number#1-200;~Unread:number#0-1000000
- Inbox | mailbox=nadine@post.example; colour=Blue; position=1; unread=4
- Drafts | mailbox=shop@tea.example; colour=Grey; position=2; unread=0
- Sent | mailbox=board@allotment.example; colour=Green; position=3; unread=0
- Archive | mailbox=henrik.old@post.example; parent=Inbox; colour=Orange; position=9; unread=12
! record attachment|mail attachment|attached file: File name!;Mail->@mail|email|letter|email message|mail message~Boat keys|Your tea is on the way;File:file;Type;Size:number(KB)#0-1000000;Inline:boolean
- door.jpg | mail=Boat keys; type=image/jpeg; size=340
- slip.pdf | mail=Your tea is on the way; type=application/pdf; size=58
- plot-plan.png | mail=Water is off on Friday; type=image/png; size=720
- reunion.zip | mail=Photos of the class reunion; type=application/zip; size=48200
person contact|address book entry|correspondent|address: Name!;Email:email!;Phone:phone;Company;Group->@contact group|distribution list|mail group~Sailing|Customers;Note:long;Picture:image
- Ole Strand | email=ole@example.com; phone=+47 900 11 222; company=Boat yard; group=Sailing; note=Call before eight.
- Mina Roth | email=mina@example.com; phone=+49 160 4411; group=Customers; note=Green tea only.
- Ruth Ekdal | email=ruth@example.com; phone=+47 900 33 444; company=Plot 17; group=Plot holders; note=Keeps the spare key.
- Karin Moe | email=karin@example.com; company=School friends; group=Reunion 1989; note=New surname since May.
item contact group|distribution list|mail group: Name!;Description:long;Colour;~Members:number#0-100000
- Sailing | description=Crew and yard.; colour=Blue; members=8
- Customers | description=Bought within a year.; colour=Green; members=210
- Plot holders | description=All who rent a plot.; colour=Orange; members=90
- Reunion 1989 | description=Class 10b.; colour=Purple; members=24
! item mail rule|filter|filter rule|spam rule [rule|filter|spam|automat\\w*|sort]: Name!;Mailbox->@mailbox|mail account|email account|inbox~nadine@post.example|shop@tea.example;Field=Sender|Subject|Text|Recipient;Contains!;Action=Move|Mark read|Delete|Star|Forward;Target folder->@folder|mail folder|label~Inbox|Drafts;Active:boolean
- Yard to Inbox | mailbox=nadine@post.example; field=Sender; contains=boatyard.example; action=Move; target_folder=Inbox
- Lottery away | mailbox=shop@tea.example; field=Subject; contains=You have won; action=Delete
- Water notes starred | mailbox=board@allotment.example; field=Text; contains=water; action=Star
- Old address to new | mailbox=henrik.old@post.example; field=Recipient; contains=henrik.old; action=Forward
item template|mail template|canned reply|quick reply [template|canned|quick|reply]: Name!;Subject;Text:long!;Language~English|German;~Uses:number#0-100000
- Parcel sent | subject=Your tea is on the way; text=Dear {name}, your parcel left us today.; language=English; uses=164
- Out of stock | subject=A short wait; text=Dear {name}, the next harvest comes in May.; language=English; uses=21
- Plot free | subject=A plot for you; text=Dear {name}, plot {number} is free from March.; language=English; uses=12
- Erinnerung Jahresbeitrag | subject=Ihr Beitrag; text=Guten Tag {name}, der Beitrag ist noch offen.; language=German; uses=38
record scheduled mail|reminder|snooze|send later [schedul\\w*|later|snooze|remind\\w*]: Label!;Mail->@mail|email|letter|email message|mail message~Boat keys|Your tea is on the way;Send on:date;Send at:time;Kind=Send later|Remind me|Snooze;~Status=Waiting|Done|Cancelled
- Answer Ole on Monday | mail=Boat keys; kind=Snooze; status=Waiting
- Tea mail at nine | mail=Your tea is on the way; kind=Send later; status=Waiting
- Water note on Thursday | mail=Water is off on Friday; kind=Send later; status=Done
- Thank Karin | mail=Photos of the class reunion; kind=Remind me; status=Cancelled
# alumni|alumni network|class reunion|classmates|campus social|student community|campus forum|alumni association
person alumnus|graduate|alumni profile|former student|classmate: Name!;Graduation year:number#1940-2035!;Department->@department|faculty|programme|major~Forestry|Graphic arts;Email:email;Phone:phone;City;Employer;Position title;Portrait:image;About:long;Mentor:boolean;~Status=Waiting|Verified|Hidden
- Solveig Brun | graduation_year=2009; department=Forestry; email=solveig@example.com; phone=+46 70 111; city=Umea; employer=Northern woods; position_title=District forester; about=Plants birch against the advice.; status=Verified
- Emil Tadros | graduation_year=2014; department=Graphic arts; email=emil@example.com; phone=+46 70 222; city=Malmo; employer=Own studio; position_title=Type designer; about=Draws letters for road signs.; status=Verified
- Ottilia Berg | graduation_year=1987; department=Marine biology; email=ottilia@example.com; phone=+46 70 333; city=Lysekil; employer=Fjord station; position_title=Head of research; about=Counts seals from a kayak.; status=Hidden
- Hassan Farah | graduation_year=2021; department=Rescue engineering; email=hassan@example.com; phone=+46 70 444; city=Orebro; employer=City fire service; position_title=Shift engineer; about=Plays bass in a fire band.; status=Waiting
item department|faculty|programme|major: Name!;Degree=Diploma|Bachelor|Master|Doctorate;Description:long;Contact~Office of forestry|Print room;Founded in:number#1800-2035
- Forestry | degree=Master; description=Woods, soils and machines.; contact=Office of forestry; founded_in=1912
- Graphic arts | degree=Bachelor; description=Print, type and screens.; contact=Print room; founded_in=1956
- Marine biology | degree=Doctorate; description=Coasts, seals and seagrass.; contact=Boat house; founded_in=1931
- Rescue engineering | degree=Diploma; description=Fire, flood and planning.; contact=Training yard; founded_in=1998
item class group|chapter|class|regional group|club: Name!;Graduation year:number#1940-2035;Department->@department|faculty|programme|major~Forestry|Graphic arts;City;Organiser->@alumnus|graduate|alumni profile|former student|classmate~Solveig Brun|Emil Tadros;Description:long;~Members:number#0-10000
- Foresters of 2009 | graduation_year=2009; department=Forestry; city=Umea; organiser=Solveig Brun; description=Meets each autumn in a hut.; members=28
- Printers in the south | graduation_year=2014; department=Graphic arts; city=Malmo; organiser=Emil Tadros; description=Open print evenings.; members=41
- Tide class of 1987 | graduation_year=1987; department=Marine biology; city=Lysekil; organiser=Ottilia Berg; description=Sails together each June.; members=12
- Rescue Orebro | graduation_year=2021; department=Rescue engineering; city=Orebro; organiser=Hassan Farah; description=Breakfast after the night shift.; members=19
! record group membership|chapter member|membership: Label!;Class group->@class group|chapter|class|regional group|club~Foresters of 2009|Printers in the south;Alumnus->@alumnus|graduate|alumni profile|former student|classmate~Solveig Brun|Emil Tadros;Role=Member|Organiser|Treasurer;Fee paid:boolean;Joined on:date
- Solveig, foresters | class_group=Foresters of 2009; alumnus=Solveig Brun; role=Organiser
- Emil, printers | class_group=Printers in the south; alumnus=Emil Tadros; role=Organiser
- Ottilia, tide class | class_group=Tide class of 1987; alumnus=Ottilia Berg; role=Treasurer
- Hassan, rescue | class_group=Rescue Orebro; alumnus=Hassan Farah; role=Member
event reunion|alumni event|get-together|homecoming: Title!;Class group->@class group|chapter|class|regional group|club~Foresters of 2009|Printers in the south;Date:date!;Starts at:time;Place;City;Fee:money;Places:number#1-5000;Description:long
- Hut weekend | class_group=Foresters of 2009; place=Bear hut; city=Umea; fee=45; places=30; description=Soup, saws and songs.
- Open press night | class_group=Printers in the south; place=Cellar press; city=Malmo; fee=10; places=25; description=Bring paper.
- Sail to the skerries | class_group=Tide class of 1987; place=Guest harbour; city=Lysekil; fee=80; places=14; description=Three boats and a picnic.
- Shift breakfast | class_group=Rescue Orebro; place=Fire station 1; city=Orebro; fee=0; places=40; description=Eggs, coffee and stories.
item job offer|vacancy|internship|career offer|job [job|career|internship|vacanc\\w*|mentor\\w*]: Title!;Employer!;City;Department->@department|faculty|programme|major~Forestry|Graphic arts;Posted by->@alumnus|graduate|alumni profile|former student|classmate~Solveig Brun|Emil Tadros;Type=Full time|Part time|Internship|Thesis;Description:long;Apply by:date
- Summer in the nursery | employer=Northern woods; city=Umea; department=Forestry; posted_by=Solveig Brun; type=Internship; description=Forty thousand seedlings.
- Sign letters, thesis | employer=Own studio; city=Malmo; department=Graphic arts; posted_by=Emil Tadros; type=Thesis; description=Legibility at dusk.
- Diver for seagrass survey | employer=Fjord station; city=Lysekil; department=Marine biology; posted_by=Ottilia Berg; type=Part time; description=Forty dives from May to August.
- Fire safety planner | employer=City fire service; city=Orebro; department=Rescue engineering; posted_by=Hassan Farah; type=Full time; description=Plans for schools and hospitals.
request mentoring request|mentorship|mentor request|contact request [mentor\\w*|advice|connect|contact|network\\w*]: Subject!;Mentor->@alumnus|graduate|alumni profile|former student|classmate~Solveig Brun|Emil Tadros;Student;Email:email;Topic=Career|Studies|Thesis|Abroad;Message:long
- How to start a studio | mentor=Emil Tadros; student=Petra Lund; email=petra@example.com; topic=Career; message=One hour of advice, please.
- Doctorate or a job at sea | mentor=Ottilia Berg; student=Nils Aberg; email=nils@example.com; topic=Studies; message=I have both offers until May.
- A year in Finland | mentor=Solveig Brun; student=Tuva Holm; email=tuva@example.com; topic=Abroad; message=How did you find your host farm?
- Numbers for my thesis | mentor=Hassan Farah; student=Leo Sand; email=leo@example.com; topic=Thesis; message=I need response times of two stations.
record donation|gift|contribution|fundraising gift [donat\\w*|fund\\w*|gift|scholarship|giving]: Purpose!;Alumnus->@alumnus|graduate|alumni profile|former student|classmate~Solveig Brun|Emil Tadros;Amount:money!;Anonymous:boolean;Method=Card|Transfer|Cash;Given on:date;Message:long
- Seedling fund | alumnus=Solveig Brun; amount=200; method=Transfer; message=For first-years.
- New rollers | alumnus=Emil Tadros; amount=350; method=Card; message=The old ones squeak.
- Sonar for the boat | alumnus=Ottilia Berg; amount=1200; method=Transfer; message=In memory of Captain Roos.
- Boots for first-years | alumnus=Hassan Farah; amount=60; method=Cash; message=Two pairs.
+ post: Class group->@class group|chapter|class|regional group|club;Picture:image
+ event registration: Reunion->@reunion|alumni event|get-together|homecoming;Guests:number#0-10;Food=Everything|Vegetarian|Vegan
# membership site|membership community|paid community|private club|community platform|community membership
item membership plan|membership level|tier: Name!;Price:money;Billing=Monthly|Yearly|Once|Free;Benefits:long;Trial:number(days)#0-90;Seats:number#1-100000;Access level=Basic|Plus|Premium;Active:boolean
- Reader | price=5; billing=Monthly; benefits=Articles and forum; trial=7; access_level=Basic
- Patron | price=120; billing=Yearly; benefits=All talks, yearly meeting; trial=0; access_level=Premium
- Guest | price=0; billing=Free; benefits=Public articles; trial=0; access_level=Basic
- Founder for life | price=900; billing=Once; benefits=All talks, name on the wall; trial=0; seats=100; access_level=Plus
record membership|member subscription: Number!;Member;Plan->@membership plan|membership level|tier~Reader|Patron;Started on:date;Renews on:date;Price:money;Auto-renew:boolean;Invited by;~Status=Trial|Active|Overdue|Cancelled|Expired
- MB-1201 | plan=Reader; price=5; status=Active
- MB-1202 | plan=Patron; price=120; status=Overdue
- MB-1203 | plan=Guest; price=0; status=Trial
- MB-1204 | plan=Founder for life; price=900; invited_by=Edda Quist; status=Active
item group|circle|community space|channel: Name!;Topic;Description:long;Moderator~Edda Quist|Rafael Pinto;Visibility=Public|Members|Invited only;Plan needed->@membership plan|membership level|tier~Reader|Patron;Cover:image;~Members:number#0-1000000
- Night sky circle | topic=Astronomy; moderator=Edda Quist; visibility=Members; plan_needed=Reader; members=312
- Patrons' table | topic=Yearly meeting; moderator=Rafael Pinto; visibility=Invited only; plan_needed=Patron; members=41
- Meteor hunters | topic=Meteors; description=Walks after each fall.; moderator=Hanna Loh; visibility=Public; plan_needed=Guest; members=1040
- Mirror grinders | topic=Telescope making; moderator=Edda Quist; visibility=Members; plan_needed=Reader; members=58
item discussion|thread|topic|community post: Title!;Group->@group|circle|community space|channel~Night sky circle|Patrons' table;Text:long;Author;Tags;Pinned:boolean;Posted on:date;~Replies:number#0-100000;~Likes:number#0-1000000;~Status=Open|Closed|Hidden
- First telescope under 300 | group=Night sky circle; tags=gear; replies=24; likes=31; status=Open
- Where to meet in June | group=Patrons' table; replies=9; likes=4; status=Open
- Stone from the gravel pit | group=Meteor hunters; author=Joel Abt; tags=finds; replies=61; likes=112; status=Closed
- Which abrasive for 200 mm? | group=Mirror grinders; author=Lotta Berg; tags=glass; replies=7; likes=5; status=Hidden
event community event|meetup|member event|live session: Title!;Group->@group|circle|community space|channel~Night sky circle|Patrons' table;Starts on:date;Starts at:time;Minutes:number(min)#10-2880;Place or link;Host~Edda Quist|Rafael Pinto;Seats:number#1-10000;Plan needed->@membership plan|membership level|tier~Reader|Patron;Fee:money
- Saturn evening | group=Night sky circle; minutes=90; place_or_link=Castle hill; host=Edda Quist; seats=40; fee=0
- Patrons' dinner | group=Patrons' table; minutes=180; place_or_link=Old mill; host=Rafael Pinto; seats=30; fee=45
- Walk along the fall line | group=Meteor hunters; minutes=300; place_or_link=Heath car park; host=Hanna Loh; seats=80; plan_needed=Guest; fee=5
- Grinding Saturday | group=Mirror grinders; minutes=360; place_or_link=Workshop 2; host=Edda Quist; seats=8; fee=20
item exclusive content|member resource|member library item: Title!;Kind=Video|Article|Download|Podcast|Course;Plan needed->@membership plan|membership level|tier~Reader|Patron;File:file;Length:number(min)#0-1000;Author;Published on:date;~Views:number#0-10000000
- Reading star maps | kind=Video; plan_needed=Reader; length=28; views=610
- Meteor handbook | kind=Download; plan_needed=Patron; views=88
- Iron or slag? | kind=Podcast; plan_needed=Founder for life; length=42; author=Hanna Loh; views=305
- Mirror in twelve lessons | kind=Course; plan_needed=Patron; length=540; author=Edda Quist; views=144
request join request|membership application|reported post: Title!;Applicant;Email:email;Group->@group|circle|community space|channel~Night sky circle|Patrons' table;About me:long;Recommended by
- Lotta Berg wants to join | group=Night sky circle; about_me=Owns a 20 cm reflector.
- Joel Abt for patrons | group=Patrons' table; recommended_by=Edda Quist
- Ole Frank, geologist | group=Meteor hunters; about_me=Works at the museum.; recommended_by=Hanna Loh
- Mirja wants to grind | group=Mirror grinders; about_me=Has a lathe and patience.
! record group membership|circle member: Title!;Group->@group|circle|community space|channel~Night sky circle|Patrons' table;Member;Role=Member|Moderator|Owner;Joined on:date;Muted:boolean;~Points:number#0-1000000
- Edda in night sky | group=Night sky circle; role=Moderator; points=840
- Rafael at the table | group=Patrons' table; role=Owner; points=410
- Joel among hunters | group=Meteor hunters; member=Joel Abt; role=Member; points=95
- Lotta grinds | group=Mirror grinders; member=Lotta Berg; role=Member; points=31
! record reply|thread answer: Title!;Discussion->@discussion|thread|topic|community post~First telescope under 300|Where to meet in June;Text:long;Author;Posted on:date;Best answer:boolean;~Likes:number#0-100000
- Take a 130 mm reflector | discussion=First telescope under 300; likes=12
- The mill has 30 seats | discussion=Where to meet in June; likes=3
- Try a magnet first | discussion=Stone from the gravel pit; text=Slag often sticks too.; author=Hanna Loh; likes=28
- Carborundum 80, then 120 | discussion=Which abrasive for 200 mm?; author=Edda Quist; likes=9
! record membership change|plan history: Title!;Membership->@membership|member subscription~MB-1201|MB-1202;Change=Joined|Renewed|Upgraded|Downgraded|Cancelled|Payment failed;Changed on:date;Amount:money;Note
- 1201 renewed | membership=MB-1201; change=Renewed; amount=5
- 1202 payment failed | membership=MB-1202; change=Payment failed; amount=120
- 1204 joined for life | membership=MB-1204; change=Joined; amount=900; note=Founder number 41
- 1203 back to guest | membership=MB-1203; change=Downgraded; amount=0
+ comment: Discussion->@discussion|thread|topic|community post
+ payment: Membership->@membership|member subscription;Period
+ event registration: Event->@community event|meetup|member event|live session;Guests:number
+ user: Plan->@membership plan|membership level|tier;About me:long;Interests;~Points:number
# voip|web phone|phone call application|internet calling|telephony|making phone calls|voice over ip|internet telephony|softphone|ip phone|call forwarding|internet call
record call|voice call|call record|call history: Title!;From number:phone;To number:phone!;Contact->@contact|phone contact|phone book entry~Ruth Calder;Line->@phone line|line|phone number|sip account~Desk line;Direction=Incoming|Outgoing;Started on:date;Started at:time;Duration:number(s)#0-100000;Device=Android|iOS|Web browser|Desk phone;Cost:money;~Result=Answered|Missed|Busy|Forwarded|Voicemail
- Ruth about the roof | contact=Ruth Calder; line=Desk line; direction=Incoming; duration=214; device=Web browser; result=Answered
- Supplier, no answer | contact=Harbour Supplies; line=Mobile line; direction=Outgoing; duration=0; device=Android; result=Missed
- Night caller | line=Desk line; direction=Incoming; duration=41; device=Desk phone; result=Voicemail
- Forwarded to Owen | contact=Owen Bright; line=Desk line; direction=Incoming; duration=95; device=iOS; result=Forwarded
item line forwarding|forward rule: Name!;Line->@phone line|line|phone number|sip account~Desk line|Mobile line;When=Always|Busy|No answer|Out of reach|At night;Forward to:phone!;Rings before:number#0-20;From time:time;Until time:time;Active:boolean
- Desk to mobile after four rings | line=Desk line; when=No answer; rings_before=4
- Nights to the duty phone | line=Desk line; when=At night; rings_before=0
- Busy to reception | line=Mobile line; when=Busy; rings_before=1
- Holiday in May | line=Mobile line; when=Always; rings_before=0
record call recording|recording|recorded conversation: Title!;Call->@call|voice call|call record|call history~Ruth about the roof;Conference call->@conference call|conference|group call|call conference~Monday round;File:file;Length:number(s)#0-100000;Both sides agreed:boolean;Recorded on:date;Keep until:date;~Status=Stored|In the archive|Deleted
- Roof, 14 March | call=Ruth about the roof; length=214; status=Stored
- Monday round, week 11 | conference_call=Monday round; length=1805; status=Stored
- Order by phone | length=330; status=In the archive
- Test of the line | length=12; status=Deleted
item conference call|conference|group call|call conference: Title!;Host~Mara Lindt|Joel Abara;Dial-in number:phone;Access code;Date:date;Starts at:time;Duration:number(min)#1-600;Largest number of callers:number#2-500;Recorded:boolean;~Status=Planned|Running|Ended|Cancelled
- Monday round | host=Mara Lindt; access_code=4471; duration=30; largest_number_of_callers=12; status=Planned
- Supplier talk | host=Joel Abara; access_code=9020; duration=45; largest_number_of_callers=5; status=Ended
- Board call | host=Mara Lindt; access_code=3316; duration=60; largest_number_of_callers=8; status=Running
- Class parents | host=Tess Hall; access_code=7705; duration=40; largest_number_of_callers=30; status=Cancelled
! record conference caller|call participant|caller|conference participant: Name!;Conference call->@conference call|conference|group call|call conference~Monday round|Board call;Number:phone;Role=Host|Speaker|Listener;Joined at:time;Left at:time;Muted:boolean
- Owen Bright | conference_call=Monday round; role=Speaker
- Ruth Calder | conference_call=Monday round; role=Listener
- Mara Lindt | conference_call=Board call; role=Host
- Igor Pan | conference_call=Board call; role=Speaker
! item phone line|line|phone number|sip account: Number!;Name;Owner~Mara Lindt|Joel Abara;Server~sip.example.com;User name;Codec=Opus|G.711|G.722|G.729;Registered on=Android|iOS|Web browser|Desk phone;Monthly fee:money;~Status=Registered|Offline|Blocked
- Desk line | owner=Mara Lindt; user_name=desk1; codec=G.722; registered_on=Desk phone; monthly_fee=4; status=Registered
- Mobile line | owner=Joel Abara; user_name=joel; codec=Opus; registered_on=Android; monthly_fee=3; status=Registered
- Reception | owner=Tess Hall; user_name=front; codec=G.711; registered_on=Web browser; monthly_fee=4; status=Offline
- Fax line | owner=Igor Pan; user_name=fax; codec=G.711; registered_on=Desk phone; monthly_fee=2; status=Blocked
! record voicemail|voice message|mailbox message: Title!;Call->@call|voice call|call record|call history~Night caller|Supplier, no answer;From number:phone;File:file;Length:number(s)#0-600;Transcript:long;Left on:date;~Status=New|Heard|Deleted
- Night caller's message | call=Night caller; length=38; transcript=Please ring back before eight.; status=New
- Delivery at nine | length=12; transcript=We come at nine.; status=Heard
- Silence | length=4; status=Deleted
- Thanks from Ruth | length=20; transcript=The roof is dry.; status=Heard
person contact|phone contact|phone book entry: Name!;Phone:phone!;Second phone:phone;Email:email;Company;Favourite:boolean;Blocked:boolean;Note
- Ruth Calder | company=Calder Roofs
- Harbour Supplies | company=Harbour Supplies; note=Orders until noon
- Owen Bright | note=Duty phone
- Prize line | note=Blocked since May
# mobile social|elderly social|senior social|social platform for|interest group|local community|women community|interest community|hobby community
item interest group|group|hobby group|circle: Name!;Interest->@interest|hobby|interest category~Singing|Walking;Club->@club|offline club|meeting place~Linden house;Organiser~Greta Holm|Paul Marsh;City;Meets on=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Places:number#2-1000;Cover:image;Description:long;~Members:number#0-100000;~Status=Open|Full|Closed
- Songs of the fifties | interest=Singing; club=Linden house; organiser=Greta Holm; city=Graz; meets_on=Tuesday; places=30; members=24; status=Open
- Slow walkers | interest=Walking; organiser=Paul Marsh; city=Graz; meets_on=Friday; places=20; members=20; status=Full
- First steps with the phone | interest=Computers; club=Riverside club; organiser=Ana Reis; city=Linz; meets_on=Monday; places=10; members=7; status=Open
- Chess and tea | interest=Games; club=Linden house; organiser=Paul Marsh; city=Graz; meets_on=Sunday; places=16; members=9; status=Open
! record group membership|group member|membership: Label!;Group->@interest group|group|hobby group|circle~Songs of the fifties|Slow walkers;Member~Hilde Brandt|Karl Ode;Role=Organiser|Helper|Member;Joined on:date;~Status=Waiting|Active|Left
- Hilde sings | group=Songs of the fifties; member=Hilde Brandt; role=Helper; status=Active
- Karl walks | group=Slow walkers; member=Karl Ode; role=Member; status=Active
- Hilde plays chess | group=Chess and tea; member=Hilde Brandt; role=Member; status=Waiting
- Rosa and the phone | group=First steps with the phone; member=Rosa Pinto; role=Member; status=Active
item club|offline club|meeting place: Name!;Address;City;Opening hours;Step-free:boolean;Phone:phone;Picture:image;Rooms:number#1-100
- Linden house | address=Linden lane 4; city=Graz; opening_hours=Mon to Sat 9 to 18; rooms=5
- Riverside club | address=Quay 12; city=Linz; opening_hours=Weekdays 10 to 16; rooms=3
- Old station | address=Station square 1; city=Graz; opening_hours=Weekends; rooms=2
- Garden room | address=Mill street 30; city=Wels; opening_hours=Afternoons; rooms=1
item interest|hobby|interest category: Name!;Description:long;Icon:image;~Groups:number#0-10000
- Singing | description=Choirs and rounds; groups=6
- Walking | description=From one to ten km; groups=9
- Computers | description=Phones, photos, letters; groups=4
- Games | description=Cards, chess, bowls; groups=7
! record contact preference|emergency contact|accessibility need [elder\\w*|senior\\w*|old\\w* people|care]: Member!;Emergency contact;Emergency phone:phone;Text size=Normal|Large|Very large;Needs=None|Wheelchair|Hearing aid|Guide;Reminder by=Call|Text message|Email
- Hilde Brandt | emergency_contact=Her son Jan; text_size=Large; needs=None; reminder_by=Call
- Karl Ode | emergency_contact=Neighbour Ms Roth; text_size=Very large; needs=Hearing aid; reminder_by=Text message
- Rosa Pinto | emergency_contact=Her daughter Lia; text_size=Large; needs=Guide; reminder_by=Call
- Emil Falk | emergency_contact=Care office; text_size=Normal; needs=Wheelchair; reminder_by=Email
# email sending|mass email|email sender|bulk emails|send emails automatically|mail sending|smtp service
record email sending|sent email|sending record|email|mail: Subject!;Recipient:email!;Sender account->@smtp server|sending server|sender address~news@tea.example;Template->@email template|template|mail template~Order is on its way;Text:long;Attachment:file;Send at:date;Tries:number#0-20;Error;~Status=Draft|Scheduled|Sent|Failed|Bounced
- Your tea is on the way | sender_account=news@tea.example; template=Order is on its way; tries=1; status=Sent
- Spring prices | sender_account=news@tea.example; template=Price list; tries=1; status=Scheduled
- Reset your password | sender_account=noreply@tea.example; template=Password reset; tries=3; error=Mailbox is full; status=Bounced
- Thank you for visiting | sender_account=noreply@tea.example; tries=0; status=Draft
item email template|template|mail template: Name!;Subject!;Text:long!;Variables~name, order;Language=English|German|French|Spanish;~Uses:number#0-10000000;~Status=Draft|Active|Retired
- Order is on its way | subject=Your parcel left us; variables=name, order; language=English; uses=2210; status=Active
- Price list | subject=Prices from March; variables=name; language=English; uses=4; status=Active
- Password reset | subject=Set a new password; variables=name, link; language=English; uses=310; status=Active
- Adventskarte | subject=Frohe Tage; variables=name; language=German; uses=1; status=Retired
! item smtp server|sending server|sender address: Address:email!;Server;Port:number#1-65535;Encryption=None|STARTTLS|SSL;Daily limit:number#1-1000000;~Sent today:number#0-1000000;~Status=Connected|Error|Paused
- news@tea.example | server=smtp.tea.example; port=587; encryption=STARTTLS; daily_limit=5000; sent_today=412; status=Connected
- noreply@tea.example | server=smtp.tea.example; port=465; encryption=SSL; daily_limit=20000; sent_today=1204; status=Connected
- shop@tea.example | server=mail.host.example; port=587; encryption=STARTTLS; daily_limit=500; sent_today=0; status=Error
- test@tea.example | server=localhost; port=1025; encryption=None; daily_limit=100; sent_today=3; status=Paused
! item recipient list|mailing list|contact group|list: Name!;Description:long;Source=Import|Form|Shop|By hand;~Recipients:number#0-10000000
- All customers | source=Shop; recipients=4120
- Spring fair | source=Form; recipients=311
- Press | source=By hand; recipients=24
- Old list 2019 | source=Import; recipients=900
person recipient|subscriber|contact: Email:email!;Name;List->@recipient list|mailing list|contact group|list~All customers|Spring fair;Agreed on:date;Language;~Status=Subscribed|Unsubscribed|Bounced
- nora@example.com | name=Nora Blake; list=All customers; status=Subscribed
- amit@example.com | name=Amit Rao; list=Spring fair; status=Subscribed
- lena@example.com | name=Lena Fuchs; list=All customers; status=Unsubscribed
- tom@example.com | name=Tom Wirth; list=Press; status=Bounced
! record delivery event|sending log|send log|delivery log: Label!;Email->@email sending|sent email|email|mail|sending record~Your tea is on the way;Event=Queued|Sent|Opened|Clicked|Bounced|Failed;Message;Happened on:date;Happened at:time
- Tea, sent | email=Your tea is on the way; event=Sent
- Tea, opened | email=Your tea is on the way; event=Opened
- Password, bounced | email=Reset your password; event=Bounced; message=552 mailbox full
- Prices, queued | email=Spring prices; event=Queued
# memorial website|online memorial|memorial hall|memorial page|remembrance|obituary|mourning
item memorial page|memorial|memorial hall|obituary|remembrance page: Name!;Born on:date;Died on:date;Place;Portrait:image;Life story:long;Created by~Hanna Weiss|Leo Park;Visibility=Everyone|Family|Invited guests;~Visits:number#0-10000000;~Status=Draft|Published|Closed
- Elsa Brandt | place=Graz; life_story=She taught three generations to swim.; created_by=Hanna Weiss; visibility=Everyone; visits=812; status=Published
- Otto Lind | place=Bergen; life_story=Carpenter, sailor, grandfather.; created_by=Leo Park; visibility=Family; visits=94; status=Published
- Mira Castell | place=Porto; life_story=Her garden is still open.; created_by=Ines Vidal; visibility=Everyone; visits=310; status=Published
- Paul Okafor | place=Leeds; created_by=Tess Hall; visibility=Invited guests; visits=0; status=Draft
record tribute|condolence|memorial message|message of sympathy: Title!;Memorial->@memorial page|memorial|memorial hall|obituary|remembrance page~Elsa Brandt|Otto Lind;Text:long!;Written by~Greta Holm|Karl Ode;Relation=Family|Friend|Colleague|Neighbour|Stranger;Picture:image;Written on:date;~Status=Waiting|Shown|Hidden
- You taught me to float | memorial=Elsa Brandt; text=I was six and afraid.; written_by=Karl Ode; relation=Neighbour; status=Shown
- The blue boat | memorial=Otto Lind; text=We will paint it each spring.; written_by=Greta Holm; relation=Family; status=Shown
- Thank you for the figs | memorial=Mira Castell; text=Every August.; written_by=Rosa Pinto; relation=Friend; status=Shown
- Rest well | memorial=Elsa Brandt; text=From the whole pool team.; written_by=Emil Falk; relation=Colleague; status=Waiting
record candle|virtual offering|offering|light candle|lighting candle: Label!;Memorial->@memorial page|memorial|memorial hall|obituary|remembrance page~Elsa Brandt|Otto Lind;Kind=Candle|Flowers|Incense|Song;Given by~Greta Holm|Karl Ode;Words;Given on:date;Shown until:date
- Candle for Elsa | memorial=Elsa Brandt; kind=Candle; given_by=Karl Ode; words=In the lane by the window
- Roses for Otto | memorial=Otto Lind; kind=Flowers; given_by=Greta Holm
- Fig branch for Mira | memorial=Mira Castell; kind=Flowers; given_by=Rosa Pinto
- Song for Elsa | memorial=Elsa Brandt; kind=Song; given_by=Emil Falk; words=The one from the radio
! record life event|timeline entry|life stage: Title!;Memorial->@memorial page|memorial|memorial hall|obituary|remembrance page~Elsa Brandt|Otto Lind;Year:number#1800-2100;Place;Text:long;Picture:image
- First swimming class | memorial=Elsa Brandt; year=1961; place=Graz
- Builds the blue boat | memorial=Otto Lind; year=1974; place=Bergen
- Opens the garden | memorial=Mira Castell; year=1988; place=Porto
- Moves to Leeds | memorial=Paul Okafor; year=1979; place=Leeds
! record memorial photo|photo|memory picture: Title!;Memorial->@memorial page|memorial|memorial hall|obituary|remembrance page~Elsa Brandt|Otto Lind;Picture:image;Year:number#1800-2100;Place;Shared by~Greta Holm|Karl Ode
- At the pool gate | memorial=Elsa Brandt; year=1970; shared_by=Karl Ode
- Launch day | memorial=Otto Lind; year=1975; place=Bergen; shared_by=Greta Holm
- Under the fig tree | memorial=Mira Castell; year=2004; shared_by=Rosa Pinto
- With the choir | memorial=Elsa Brandt; year=1999; shared_by=Emil Falk
event memorial service|funeral|ceremony|commemoration: Title!;Memorial->@memorial page|memorial|memorial hall|obituary|remembrance page~Elsa Brandt|Otto Lind;Date:date!;Starts at:time;Place;Stream link:url;Note:long
- Farewell to Elsa | memorial=Elsa Brandt; place=Chapel at the river
- Otto's boat trip | memorial=Otto Lind; place=Pier 3
- Evening for Mira | memorial=Mira Castell; place=The garden
- Service for Paul | memorial=Paul Okafor; place=St Anne's

# parenting community|parenting forum|new mother|mothers community|mom community|mum community|new parent|parents community|parents forum|motherhood
item local group|parent group|birth club|due date group|group: Name!;Area;Due month~March 2026|April 2026;Meeting place;Organiser~Nela Kraus|Sam Ofori;Open to all:boolean;~Members:number#0-100000;Rules:long;Description:long
- March babies North | area=North district; due_month=March 2026; meeting_place=Park café; organiser=Nela Kraus; members=48
- Twins in town | area=Old town; meeting_place=Library hall; organiser=Sam Ofori; members=22
- First-time fathers | area=Whole city; meeting_place=Community house; organiser=Sam Ofori; members=37
- April babies West | area=West side; due_month=April 2026; meeting_place=Playroom 3; organiser=Nela Kraus; members=31
! record group membership|group member [groups?]: Label!;Group->@local group|parent group|group~March babies North;Member~Nela Kraus|Sam Ofori;Role=Member|Organiser|Moderator;Joined on:date
- Nela in March babies | group=March babies North; member=Nela Kraus; role=Organiser
- Sam in first-time fathers | group=First-time fathers; member=Sam Ofori; role=Organiser
- Ines in Twins | group=Twins in town; member=Ines Vogel; role=Member
- Paul in April babies | group=April babies West; member=Paul Reyes; role=Member
person baby|child|newborn: Name!;Parent~Nela Kraus|Sam Ofori;Due on:date;Date of birth:date;Sex=Girl|Boy|Not known;Weight at birth:number(g)#400-7000;Group->@local group|birth club~March babies North;Photo:image
- Emil | parent=Nela Kraus; sex=Boy; weight_at_birth=3420; group=March babies North
- Ada | parent=Sam Ofori; sex=Girl; weight_at_birth=3150; group=First-time fathers
- Lio and Mia | parent=Ines Vogel; sex=Not known; weight_at_birth=2600; group=Twins in town
- Bump | parent=Paul Reyes; sex=Not known; group=April babies West
record baby milestone|milestone|first time: Milestone!;Baby->@baby|child~Emil|Ada;Area=Movement|Language|Play|Senses|Sleep|Teeth;Reached on:date;Age:number(weeks)#0-260;Photo:image;Note:long;Visibility=Private|Group|Everyone
- First smile | baby=Emil; area=Senses; age=6; visibility=Group
- Rolled over | baby=Ada; area=Movement; age=19; visibility=Everyone
- Slept six hours | baby=Emil; area=Sleep; age=11; visibility=Private
- First tooth | baby=Ada; area=Teeth; age=27; visibility=Group
person parenting expert|expert|midwife|child doctor: Name!;Profession=Midwife|Paediatrician|Psychologist|Lactation consultant|Sleep coach;Licence number;Topics;Answers given:number#0-100000;Verified:boolean;About:long;Photo:image
- Carla Venn | profession=Midwife; licence_number=M-2041; topics=Birth, feeding; answers_given=212; about=Twenty years of home births.
- Dr. Olu Bankole | profession=Paediatrician; licence_number=P-877; topics=Fever, vaccination; answers_given=158
- Rosa Lind | profession=Sleep coach; licence_number=S-31; topics=Sleep; answers_given=96
- Iris Tal | profession=Lactation consultant; licence_number=L-118; topics=Breastfeeding; answers_given=74
+ question: Baby age~3 months;Topic=Sleep|Feeding|Health|Development|Pregnancy|Family life
+ answer: By an expert:boolean;Helpful:number#0-10000
+ article: Expert->@parenting expert|expert;Age from:number(months)#0-72;Topic=Sleep|Feeding|Health|Development|Pregnancy|Family life

# diy community|woodworking community|maker community|diy maker|diy project|project build|craft community|makers share|build log|maker platform
item project|build|diy project|project guide|guide|build log: Title!;Maker~Ulf Renner|Carla Mbeki;Category->@project category|category~Furniture|Garden;Difficulty=Beginner|Intermediate|Advanced;Hours:number(h)#0-2000;Cost:money;Plan file:file;Cover:image;Description:long;Featured:boolean;~Views:number#0-10000000;~Status=Draft|Published|Featured
- Oak bench with wedges | maker=Ulf Renner; category=Furniture; difficulty=Intermediate; hours=18; cost=140; description=A bench from one plank, no screws.; views=2210; status=Featured
- Raised bed from pallets | maker=Carla Mbeki; category=Garden; difficulty=Beginner; hours=5; cost=25; description=Four pallets and liner.; views=980; status=Published
- Wall rack for chisels | maker=Ulf Renner; category=Workshop; difficulty=Beginner; hours=3; cost=18; views=640; status=Published
- Walnut record shelf | maker=Sami Ort; category=Furniture; difficulty=Advanced; hours=40; cost=320; views=150; status=Draft
! record project step|build step|step|instruction [step\\w*|instruction\\w*|guide\\w*|tutorial\\w*]: Title!;Project->@project|build|diy project|project guide~Oak bench with wedges|Raised bed from pallets;Position:number#1-100;Text:long;Photo:image;Minutes:number(min)#1-2000;Safety note
- Cut the plank to length | project=Oak bench with wedges; position=1; text=Leave 20 mm at both ends.; minutes=20; safety_note=Wear glasses.
- Chop the wedge mortises | project=Oak bench with wedges; position=2; text=Mark from both faces.; minutes=120
- Take the pallets apart | project=Raised bed from pallets; position=1; minutes=45; safety_note=Mind the nails.
- Line the inside | project=Raised bed from pallets; position=2; minutes=30
! record project material|material|material line|cut list line [material\\w*|cut list\\w*|supplies|part\\w*]: Material!;Project->@project|build|diy project|project guide~Oak bench with wedges|Raised bed from pallets;Quantity:number#0-10000;Unit=Piece|m|m²|l|kg;Size;Price:money;Shop link:url
- Oak plank 40 mm | project=Oak bench with wedges; quantity=1; unit=Piece; size=2000 x 300 mm; price=110
- Linseed oil | project=Oak bench with wedges; quantity=0.5; unit=l; price=9
- Euro pallet | project=Raised bed from pallets; quantity=4; unit=Piece; size=1200 x 800 mm; price=0
- Pond liner | project=Raised bed from pallets; quantity=3; unit=m²; price=12
item tool|power tool|hand tool|machine: Name!;Brand;Type=Hand tool|Power tool|Machine|Measuring|Safety;Price:money;Average score:rating;Reviews:number#0-100000;Picture:image;Description:long
- Block plane 60 | brand=Kerf; type=Hand tool; price=89; reviews=41
- Cordless drill 18 V | brand=Brennar; type=Power tool; price=149; reviews=112
- Band saw 300 | brand=Fellwood; type=Machine; price=690; reviews=18
- Dust mask P3 | brand=Keravik; type=Safety; price=24; reviews=33
! record project tool|tool list|tool used [tools?]: Title!;Project->@project|build|diy project|project guide~Oak bench with wedges|Raised bed from pallets;Tool->@tool|power tool|hand tool~Block plane 60|Cordless drill 18 V;Needed:boolean;Instead of it
- Plane for the bench | project=Oak bench with wedges; tool=Block plane 60; instead_of_it=Sanding block
- Drill for the bed | project=Raised bed from pallets; tool=Cordless drill 18 V
- Drill for the rack | project=Wall rack for chisels; tool=Cordless drill 18 V
- Mask for the walnut dust | project=Walnut record shelf; tool=Dust mask P3; instead_of_it=Work outdoors
record tool review|equipment review|gear review: Title!;Tool->@tool|power tool|hand tool~Block plane 60|Band saw 300;Rating:rating!;Pros:long;Cons:long;Used for:number(months)#0-600;Photo:image;Reviewer~Carla Mbeki|Sami Ort
- Sharp from the box | tool=Block plane 60; rating=5; pros=Flat sole, good iron.; used_for=14; reviewer=Carla Mbeki
- Good saw, weak fence | tool=Band saw 300; rating=3; cons=The fence drifts.; used_for=6; reviewer=Sami Ort
- Lasts all day | tool=Cordless drill 18 V; rating=4; pros=Two batteries.; used_for=9; reviewer=Ulf Renner
- Seals well with a beard | tool=Dust mask P3; rating=4; pros=Soft rim, two valves.; cons=Glasses fog up.; used_for=3; reviewer=Nils Abel
record forum question|question|forum topic|help request: Title!;Category->@project category|category~Furniture|Garden;Project->@project|build|project guide;Text:long;Photo:image;Views:number#0-1000000;~Answers:number#0-10000;~Status=Open|Answered|Closed
- Which glue for outdoor oak? | category=Garden; text=It stands in the rain.; views=320; answers=4; status=Answered
- Bench leg wobbles | category=Furniture; project=Oak bench with wedges; views=88; answers=2; status=Open
- Blade wanders in walnut | category=Workshop; views=61; answers=0; status=Open
- Is pallet paint safe for a toy box? | category=Toys; project=Raised bed from pallets; text=The wood has blue marks.; views=142; answers=3; status=Closed
record forum answer|answer|forum reply: Title!;Question->@forum question|question~Which glue for outdoor oak?|Bench leg wobbles;Text:long;Author~Ulf Renner|Carla Mbeki;Votes:number#0-100000;Accepted:boolean
- Polyurethane glue holds | question=Which glue for outdoor oak?; text=Clamp it for four hours.; author=Ulf Renner; votes=12
- Plane the long leg | question=Bench leg wobbles; author=Carla Mbeki; votes=3
- Epoxy works as well | question=Which glue for outdoor oak?; author=Sami Ort; votes=5
- Set the guides closer | question=Blade wanders in walnut; text=A paper's width on both sides.; author=Nils Abel; votes=8
item project category|category: Name!;Icon:image;Position:number#1-100;Description:long
- Furniture | position=1; description=Tables, chairs and shelves
- Garden | position=2; description=Beds, fences and sheds
- Workshop | position=3; description=Jigs, racks and benches
- Toys | position=4; description=For small hands
+ comment: Project->@project|build|diy project|project guide
+ favorite: Project->@project|build|diy project|project guide

# meetup platform|meetup app|meetup site|meetup website|meetup group|hobby group|group events platform|meetups
item group|meetup group|hobby group|interest group: Name!;Category->@group category|category|interest~Outdoors|Games;Organizer~Mara Lindt|Joel Abara;City;Privacy=Open|By approval|Invite only;Members at most:number#2-100000;Cover:image;Description:long;Rules:long;~Members:number#0-100000
- Ridge walkers | category=Outdoors; organizer=Mara Lindt; city=Alderby; privacy=Open; members_at_most=200; description=Two hikes a month.; members=84
- Dice and tea | category=Games; organizer=Joel Abara; city=Alderby; privacy=By approval; members_at_most=40; description=Board games on Wednesdays.; members=31
- Night sketchers | category=Arts; organizer=Mara Lindt; city=Merrow; privacy=Open; members_at_most=60; description=Drawing the town after dark.; members=22
- Rust and code | category=Technology; organizer=Joel Abara; city=Merrow; privacy=By approval; members_at_most=150; description=Evenings of small projects.; members=97
item group category|category|interest: Name!;Description;Icon:image;Position:number#0-1000;~Groups:number#0-100000
- Outdoors | description=Walks, bikes and boats; position=1; groups=42
- Games | description=Board, card and role play; position=2; groups=35
- Arts | description=Drawing, music, craft; position=3; groups=28
- Technology | description=Code and hardware; position=4; groups=51
! record group membership|group member|membership|join request [join\\w*|members?]: Title!;Group->@group|meetup group~Ridge walkers|Dice and tea;Member~Mara Lindt|Joel Abara;Role=Organizer|Co-organizer|Member;Joined on:date;Introduction:long;~Status=Asked|Active|Left|Banned
- Joel in Ridge walkers | group=Ridge walkers; member=Joel Abara; role=Member; introduction=New in town.; status=Active
- Mara leads Ridge walkers | group=Ridge walkers; member=Mara Lindt; role=Organizer; status=Active
- Mara asks at Dice and tea | group=Dice and tea; member=Mara Lindt; role=Member; introduction=I bring scones.; status=Asked
- Joel leads Dice and tea | group=Dice and tea; member=Joel Abara; role=Organizer; status=Active
event event|meetup|group event: Title!;Group->@group|meetup group~Ridge walkers|Dice and tea;Date:date!;Starts at:time;Ends at:time;Venue;Address;Attendee limit:number#1-10000;Fee:money;Online link:url;Cover:image;Description:long;~Status=Announced|Full|Held|Cancelled
- Sunrise ridge | group=Ridge walkers; venue=North car park; attendee_limit=20; fee=0; description=Head torches needed.; status=Announced
- Long game Sunday | group=Dice and tea; venue=Reading room; attendee_limit=12; fee=4; description=One game, six hours.; status=Full
- Bridges in ink | group=Night sketchers; venue=Old bridge; attendee_limit=15; fee=0; description=Bring a lamp.; status=Held
- Sensor evening | group=Rust and code; venue=Makerspace; attendee_limit=30; fee=6; description=Build a rain gauge.; status=Announced
record rsvp|attendance answer: Title!;Event->@event|meetup~Sunrise ridge|Long game Sunday;Person~Mara Lindt|Joel Abara;Answer=Going|Maybe|Not going|Waiting list;Guests:number#0-10;Answered on:date;~Fee paid:boolean;~Checked in:boolean
- Joel to the ridge | event=Sunrise ridge; person=Joel Abara; answer=Going; guests=1
- Mara to the long game | event=Long game Sunday; person=Mara Lindt; answer=Waiting list; guests=0
- Mara to the ridge | event=Sunrise ridge; person=Mara Lindt; answer=Going; guests=0
- Joel to the sensors | event=Sensor evening; person=Joel Abara; answer=Maybe; guests=2
record group discussion|discussion|thread: Title!;Group->@group|meetup group~Ridge walkers|Dice and tea;Event->@event|meetup;Started by~Mara Lindt|Joel Abara;Text:long;Pinned:boolean;~Replies:number#0-10000
- Who can drive? | group=Ridge walkers; event=Sunrise ridge; started_by=Mara Lindt; text=Two seats are missing.; replies=6
- Next month's game | group=Dice and tea; started_by=Joel Abara; text=Trains or farms?; replies=14
- Best waterproof ink | group=Night sketchers; started_by=Mara Lindt; text=It rained on my bridge.; replies=9
- Bring your boards | group=Rust and code; event=Sensor evening; started_by=Joel Abara; text=List what you have.; replies=3
+ photo: Event->@event|meetup;Group->@group|meetup group
+ fee: Event->@event|meetup
+ report: Group->@group|meetup group;Event->@event|meetup
`
