/** Practices, written as `practicesOfLines` reads them. */
export const workSites = `
# work log|group task|team task|task log|work diary|daily report|weekly report
work group task|task|scheduled task|team task: Title!;Group->@group|team~Survey team|Web team;Assigned to->@group member|member~Ida Moreau|Kofi Asante;Starts on:date;Due on:date!;Planned hours:number#0-200;Priority=Low|Normal|High;~Progress:percent;Description:long
- Measure plots 4 to 9 | group=Survey team; assigned_to=Ida Moreau; planned_hours=12; priority=High; progress=60
- Draw the base map | group=Survey team; assigned_to=Jun Arai; planned_hours=8; priority=Normal; progress=0
- New start page | group=Web team; assigned_to=Kofi Asante; planned_hours=20; priority=Normal; progress=35
- Fix the search box | group=Web team; assigned_to=Kofi Asante; planned_hours=3; priority=Low; progress=100
record work log|log entry|work record|daily log|log: Title!;Task->@group task|task~Measure plots 4 to 9|New start page;Member->@group member|member~Ida Moreau|Kofi Asante;Worked on:date!;Hours:number#0-24;What was done:long;Problems:long;Next step;~Status=Draft|Submitted|Approved
- Plots 4, 5 and 6 | task=Measure plots 4 to 9; member=Ida Moreau; hours=6.5; what_was_done=Three plots measured.; problems=Rain after 15:00; next_step=Plot 7; status=Approved
- Header and menu | task=New start page; member=Kofi Asante; hours=5; what_was_done=Menu works on phones.; next_step=Footer; status=Submitted
- Search box fixed | task=Fix the search box; member=Kofi Asante; hours=2; what_was_done=Blank input no longer crashes.; status=Approved
- Reading old maps | task=Draw the base map; member=Jun Arai; hours=3; status=Draft
item group|team|work group|department: Name!;Leader~Ida Moreau;Members:number#1-200;Weekly hours:number#0-5000;Meets on=Monday|Tuesday|Wednesday|Thursday|Friday;Purpose:long
- Survey team | leader=Ida Moreau; members=4; weekly_hours=140; meets_on=Monday
- Web team | leader=Kofi Asante; members=3; weekly_hours=110; meets_on=Tuesday
- Field support | leader=Sid Marlow; members=5; weekly_hours=175; meets_on=Friday
- Editors | leader=Clara Nunes; members=2; weekly_hours=60; meets_on=Wednesday
person group member|member|team member|colleague: Name!;Group->@group|team~Survey team|Web team;Position~Surveyor|Developer;Email:email;Hours per week:number#0-60;~Availability=Available|On leave|Part time
- Ida Moreau | group=Survey team; position=Surveyor; email=ida@team.example; hours_per_week=38; availability=Available
- Jun Arai | group=Survey team; position=Draughtsman; email=jun@team.example; hours_per_week=30; availability=Part time
- Kofi Asante | group=Web team; position=Developer; email=kofi@team.example; hours_per_week=40; availability=Available
- Clara Nunes | group=Editors; position=Editor; email=clara@team.example; hours_per_week=35; availability=On leave
record task adjustment|adjustment|schedule change|reschedule: Title!;Task->@group task|task~Measure plots 4 to 9;Change=New date|New person|More hours|Priority|Cancelled;Old value;New value;Reason:long;Adjusted by->@group member|member~Ida Moreau;Adjusted on:date
- Plots moved to Thursday | task=Measure plots 4 to 9; change=New date; old_value=Tuesday; new_value=Thursday; reason=Rain; adjusted_by=Ida Moreau
- Map given to Jun | task=Draw the base map; change=New person; old_value=Clara Nunes; new_value=Jun Arai; reason=Leave; adjusted_by=Ida Moreau
- More hours for start page | task=New start page; change=More hours; old_value=14; new_value=20; adjusted_by=Kofi Asante
- Search box raised | task=Fix the search box; change=Priority; old_value=Low; new_value=Normal; adjusted_by=Kofi Asante
! record weekly plan|week plan|weekly summary: Week!;Group->@group|team~Survey team;Member->@group member|member~Ida Moreau;Planned hours:number#0-200;Logged hours:number#0-200;Goals:long;Summary:long;~Status=Planned|Running|Closed
- Week 22 Ida | group=Survey team; member=Ida Moreau; planned_hours=38; logged_hours=36; goals=All plots of the north field; status=Closed
- Week 23 Ida | group=Survey team; member=Ida Moreau; planned_hours=38; logged_hours=12; goals=South field; status=Running
- Week 23 Kofi | group=Web team; member=Kofi Asante; planned_hours=40; logged_hours=15; goals=Start page ready for review; status=Running
- Week 24 Jun | group=Survey team; member=Jun Arai; planned_hours=30; logged_hours=0; goals=Base map printed; status=Planned
# incoming email|email automation|auto-reply|email response|automatic reply|email processing|email assistant|client email|customer email|inquiry email|responds to email|generated response
record incoming email|client email|customer email|email|received email|inquiry email|inquiry: Subject!;From:email!;Sender name;Received on:date!;Received at:time;Text:long!;Attachment:file;Type->@inquiry type|category~Delivery date|Complaint;Found keywords;Certainty:percent;Language=English|German|French|Chinese;~Status=New|Answered|Waiting for sender|Processed|Needs a person
- Where is my parcel? | from=ida@mail.example; sender_name=Ida Moreau; text=I ordered ten days ago, no sign of it.; type=Delivery date; found_keywords=ordered, days ago; certainty=94; language=English; status=Waiting for sender
- Lamp arrived broken | from=jun@mail.example; sender_name=Jun Arai; text=Glass is in pieces, order 8834.; type=Complaint; found_keywords=broken, pieces; certainty=97; language=English; status=Answered
- Rechnung fehlt | from=petra@mail.example; sender_name=Petra Hill; text=Bitte schicken Sie mir die Rechnung.; type=Invoice copy; found_keywords=Rechnung; certainty=91; language=German; status=Processed
- Hello there | from=nils@mail.example; sender_name=Nils Hoek; text=Can you help me with the thing from last week?; type=Other; certainty=22; language=English; status=Needs a person
item inquiry type|category|type of inquiry|intent: Name!;Description:long;Answered by->@response template|reply template~Ask for the order number;Forward to~Dispatch team;Answer within:number(h)#1-500;Active:boolean
- Delivery date | description=Where a parcel is, when it comes; answered_by=Ask for the order number; forward_to=Dispatch team; answer_within=4
- Complaint | description=Broken, wrong or missing goods; answered_by=Sorry, please send a photo; forward_to=Returns desk; answer_within=8
- Invoice copy | description=Wants the paper again; answered_by=Invoice attached; forward_to=Accounts; answer_within=24
- Other | description=Nothing fits; answered_by=A person will write to you; forward_to=Front desk; answer_within=24
item keyword rule|keyword|analysis rule|rule: Keyword!;Type->@inquiry type|category~Delivery date;Match=Whole word|Part of word|Phrase;Looks in=Subject|Text|Both;Weight:number#1-100;Language=English|German|French|Chinese;Active:boolean
- parcel | type=Delivery date; match=Whole word; looks_in=Both; weight=30; language=English
- days ago | type=Delivery date; match=Phrase; looks_in=Text; weight=20; language=English
- broken | type=Complaint; match=Part of word; looks_in=Both; weight=45; language=English
- Rechnung | type=Invoice copy; match=Part of word; looks_in=Both; weight=40; language=German
item response template|reply template|predefined response|auto-reply|follow-up question: Name!;Kind=Answer|Follow-up question|Receipt;Type->@inquiry type|category~Complaint;Subject line;Text:long!;Asks for~Order number;Language=English|German|French|Chinese;Times used:number#0-10000000;Active:boolean
- Ask for the order number | kind=Follow-up question; type=Delivery date; subject_line=Your parcel; text=Please tell us the number on your receipt.; asks_for=Order number; language=English; times_used=312
- Sorry, please send a photo | kind=Follow-up question; type=Complaint; subject_line=Your complaint; text=We are sorry. A photo helps us to replace it at once.; asks_for=Photo; language=English; times_used=87
- Invoice attached | kind=Answer; type=Invoice copy; subject_line=Your invoice; text=Here is your invoice once more.; language=English; times_used=140
- A person will write to you | kind=Receipt; type=Other; subject_line=We have your mail; text=A colleague answers within a day.; language=English; times_used=61
record sent response|response|reply|automatic response|generated response: Subject!;Email->@incoming email|email~Where is my parcel?;Template->@response template|reply template~Ask for the order number;Round:number#1-20;Text:long;Sent on:date;Sent at:time;Sent by=System|Person;~Delivery=Queued|Sent|Bounced
- Your parcel, question 1 | email=Where is my parcel?; template=Ask for the order number; round=1; text=Please tell us the number on your receipt.; sent_by=System; delivery=Sent
- Your parcel, question 2 | email=Where is my parcel?; template=Ask for the order number; round=2; sent_by=System; delivery=Sent
- Your complaint | email=Lamp arrived broken; template=Sorry, please send a photo; round=1; sent_by=System; delivery=Sent
- Your invoice | email=Rechnung fehlt; template=Invoice attached; round=1; sent_by=System; delivery=Bounced
work processing case|internal processing|internal task|case {Open|In progress|Closed}: Title!;Email->@incoming email|email~Lamp arrived broken;Handled by~Returns desk;What to do:long;Priority=Low|Normal|High;Due on:date;~Outcome:long
- Replace Jun's lamp | email=Lamp arrived broken; handled_by=Returns desk; what_to_do=Send a new glass shade.; priority=High
- Trace Ida's parcel | email=Where is my parcel?; handled_by=Dispatch team; priority=Normal
- Send invoice again by post | email=Rechnung fehlt; handled_by=Accounts; priority=Low; outcome=Mailed, address corrected.
- Find out what Nils means | email=Hello there; handled_by=Front desk; priority=Normal
! item mail feed|mailbox|mail account: Address!;Server~imap.mail.example;Checks every:number(min)#1-1440;Signature:long;~Status=Connected|Wrong password|Off
- info@lamps.example | server=imap.mail.example; checks_every=5; status=Connected
- returns@lamps.example | server=imap.mail.example; checks_every=10; status=Connected
- accounts@lamps.example | server=imap.mail.example; checks_every=30; status=Wrong password
- old@lamps.example | server=imap.old.example; checks_every=60; status=Off
! item email thread|thread|client email thread|conversation thread [thread|conversation|history]: Subject!;Client~Ida Moreau|Jun Arai;Client's address:email;Handled by~Greta Olsen;Emails:number#1-1000;Last email on:date;Priority=Low|Normal|High;~Status=Open|Waiting for client|Closed
- Where is my parcel? | client=Ida Moreau; handled_by=Greta Olsen; emails=3; priority=Normal; status=Waiting for client
- Lamp arrived broken | client=Jun Arai; handled_by=Greta Olsen; emails=2; priority=High; status=Open
- Rechnung fehlt | client=Petra Hill; handled_by=Milo Hart; emails=2; priority=Normal; status=Closed
- Hello there | client=Nils Hoek; handled_by=Milo Hart; emails=1; priority=Low; status=Open
! record response review|approval|manual approval|response version|modification [approv\\w*|modif\\w*|review]: Title!;Response->@sent response|response~Your complaint;Reviewer~Greta Olsen;Decision=Approved|Changed|Refused;Text before:long;Text after:long;Reason;Reviewed on:date
- Complaint answer softened | response=Your complaint; reviewer=Greta Olsen; decision=Changed; text_after=We are very sorry about the broken shade.
- Parcel question approved | response=Your parcel, question 1; reviewer=Milo Hart; decision=Approved
- Second question approved | response=Your parcel, question 2; reviewer=Milo Hart; decision=Approved
- Invoice answer refused | response=Your invoice; reviewer=Greta Olsen; decision=Refused; reason=Wrong attachment
! item answer engine|trained model|model|language model [model|trained|ai\\b]: Name!;Version;Kind=Rules|Classifier|Language model;Trained on:date;Training emails:number#0-10000000;Accuracy:percent;Language=English|German|French|Chinese;Active:boolean
- Replies English | version=2.3; kind=Language model; training_emails=18400; accuracy=91; language=English
- Replies German | version=1.8; kind=Language model; training_emails=9200; accuracy=88; language=German
- Topic sorter | version=4.0; kind=Classifier; training_emails=26000; accuracy=95; language=English
- Old key words | version=1.0; kind=Rules; accuracy=72; language=English
# micro job|gig market|odd job|job bidding|micro task|short-term job
item job post|micro job|job requirement|gig|job: Title!;Employer~Lindenhof Tea|Evan Pugh;Category->@job category|category~Packing|Design;Price:money!;Price type=Fixed|Per hour|Open to bids;Hours needed:number#0-2000;Work on:date;Starts at:time;Place~Mill Yard 5|From home;Content:long!;People needed:number#1-500;~Status=Open|Assigned|In progress|Done|Cancelled
- Pack 300 tea boxes | employer=Lindenhof Tea; category=Packing; price=90; price_type=Fixed; hours_needed=6; place=Mill Yard 5; content=Fold, fill with 20 bags, label.; people_needed=2; status=Open
- Logo for a bike tour | employer=Orca Bikes; category=Design; price=150; price_type=Open to bids; place=From home; content=One colour, must work on a cap.; people_needed=1; status=Assigned
- Pick plums on Saturday | employer=Evan Pugh; category=Farm help; price=14; price_type=Per hour; hours_needed=7; place=Hollow Farm; people_needed=5; status=In progress
- Type 40 handwritten pages | employer=Clara Nunes; category=Typing; price=60; price_type=Fixed; hours_needed=5; place=From home; people_needed=1; status=Done
person talent|worker|freelancer: Name!;Headline;Email:email;Phone:phone;City~Oakham;Skills;Hourly rate:money;Rating:rating;Jobs done:number#0-10000;~Status=Available|Busy|Blocked
- Jun Arai | headline=Drawings and logos; email=jun@mail.example; city=Oakham; skills=Vector drawing, lettering; hourly_rate=28; rating=4.9; jobs_done=31; status=Busy
- Ida Moreau | headline=Quick hands, own car; city=Oakham; skills=Packing, driving; hourly_rate=15; rating=4.6; jobs_done=58; status=Available
- Kofi Asante | headline=Student, strong and early; city=Millbrook; skills=Farm work, moving; hourly_rate=14; rating=4.7; jobs_done=12; status=Available
- Petra Hill | headline=Fast typist; city=Oakham; skills=Typing, proofreading; hourly_rate=18; rating=5; jobs_done=24; status=Available
item resume|cv|talent resume: Title!;Talent->@talent|worker~Jun Arai;Education;Work experience:long;Skills;Languages;Portfolio:url;File:file;Public:boolean
- Jun, designer | talent=Jun Arai; education=School of applied arts; work_experience=Four years in a sign workshop; skills=Vector drawing; languages=English, Japanese
- Ida, all-rounder | talent=Ida Moreau; education=Trade school; work_experience=Mail order, deliveries; skills=Packing; languages=French, English
- Kofi, student | talent=Kofi Asante; education=Agriculture, 2nd year; work_experience=Two harvests; languages=English
- Petra, typist | talent=Petra Hill; education=Commercial college; work_experience=Court office; languages=English, German
request bid|job bid|job application|offer: Title!;Job->@job post|gig~Logo for a bike tour;Talent->@talent|worker~Jun Arai;Price offered:money!;Days needed:number#0-365;Message:long;Resume->@resume|cv~Jun, designer;~Chosen:boolean
- Jun for the logo | job=Logo for a bike tour; talent=Jun Arai; price_offered=140; days_needed=4; message=Three sketches first.; resume=Jun, designer
- Petra for the logo | job=Logo for a bike tour; talent=Petra Hill; price_offered=120; days_needed=9
- Ida for tea boxes | job=Pack 300 tea boxes; talent=Ida Moreau; price_offered=90; days_needed=1; resume=Ida, all-rounder
- Kofi for plums | job=Pick plums on Saturday; talent=Kofi Asante; price_offered=14; days_needed=1; message=I can bring a ladder.
record assignment|accepted order|job order|accepted job|contract: Title!;Job->@job post|gig~Pick plums on Saturday;Talent->@talent|worker~Kofi Asante;Agreed price:money;Started on:date;Finished on:date;Hours worked:number#0-2000;Delivery:file;~Status=Accepted|Working|Delivered|Paid|Disputed
- Kofi picks plums | job=Pick plums on Saturday; talent=Kofi Asante; agreed_price=98; hours_worked=4; status=Working
- Jun draws the logo | job=Logo for a bike tour; talent=Jun Arai; agreed_price=140; hours_worked=3; status=Accepted
- Petra typed 40 pages | job=Type 40 handwritten pages; talent=Petra Hill; agreed_price=60; hours_worked=5; status=Paid
- Ida on trial boxes | job=Pack 300 tea boxes; talent=Ida Moreau; agreed_price=15; hours_worked=1; status=Delivered
record invitation|invite|invitation reward|referral: Title!;Invited by~Ida Moreau;New user~Kofi Asante;Invitation code~IDA-552;Invited on:date;Reward:money;Condition~First job finished;~Status=Sent|Registered|Rewarded|Expired
- Ida invites Kofi | invited_by=Ida Moreau; new_user=Kofi Asante; invitation_code=IDA-552; reward=10; condition=First job finished; status=Rewarded
- Ida invites Sid | invited_by=Ida Moreau; new_user=Sid Marlow; invitation_code=IDA-552; reward=10; condition=First job finished; status=Registered
- Jun invites Mei | invited_by=Jun Arai; new_user=Mei Otani; invitation_code=JUN-318; reward=10; status=Sent
- Orca invites a partner | invited_by=Orca Bikes; new_user=Lindenhof Tea; invitation_code=ORC-104; reward=25; condition=First job posted; status=Rewarded
item job category|category|skill: Name!;Description;Usual hourly rate:money;Position:number#1-100
- Packing | usual_hourly_rate=14; position=1
- Design | usual_hourly_rate=30; position=2
- Farm help | usual_hourly_rate=14; position=3
- Typing | usual_hourly_rate=16; position=4
! record payout claim|wallet entry|earning|payout: Title!;Person~Kofi Asante;Kind=Job pay|Reward|Fee|Payout;Amount:money;Job->@job post|gig~Type 40 handwritten pages;Booked on:date;~Status=Held|Released|Paid out
- Pay for 40 pages | person=Petra Hill; kind=Job pay; amount=60; job=Type 40 handwritten pages; status=Paid out
- Reward for Kofi | person=Ida Moreau; kind=Reward; amount=10; status=Released
- Platform fee, pages | person=Petra Hill; kind=Fee; amount=3; job=Type 40 handwritten pages; status=Released
- Held for the logo | person=Jun Arai; kind=Job pay; amount=140; job=Logo for a bike tour; status=Held
# saas product|saas platform|software subscription|subscription software|saas service
item product plan|plan|saas plan|subscription plan|edition: Name!;Product~Route planner;Price per month:money!;Price per year:money;Seats:number#1-100000;Storage:number(GB)#0-100000;API calls per day:number#0-100000000;Features:long;~Status=On sale|Invitation only|Retired
- Starter | product=Route planner; price_per_month=19; price_per_year=190; seats=3; storage=10; api_calls_per_day=1000; features=Routes, maps; status=On sale
- Team | product=Route planner; price_per_month=59; price_per_year=590; seats=15; storage=100; api_calls_per_day=20000; features=Routes, maps, driver app; status=On sale
- Fleet | product=Route planner; price_per_month=240; price_per_year=2400; seats=200; storage=1000; api_calls_per_day=500000; status=On sale
- Pilot | product=Stock counter; price_per_month=0; price_per_year=0; seats=5; storage=5; status=Invitation only
item tenant|company account|workspace|organisation: Name!;Plan->@product plan|plan~Team;Contact person~Ravi Patel;Email:email;Country~Ireland;Seats used:number#0-100000;Joined on:date;Sub-address~orca;~Status=Trial|Active|Late payment|Closed
- Orca Bikes | plan=Team; contact_person=Ravi Patel; email=ravi@orca.example; country=Ireland; seats_used=11; sub_address=orca; status=Active
- Lindenhof Tea | plan=Starter; contact_person=Mei Otani; email=mei@tea.example; country=Austria; seats_used=3; sub_address=tea; status=Active
- Hollow Farm | plan=Starter; contact_person=Evan Pugh; email=evan@farm.example; seats_used=1; sub_address=hollow; status=Trial
- Frame Works | plan=Fleet; contact_person=Greta Olsen; seats_used=84; sub_address=frames; status=Late payment
record subscription|tenant subscription|plan subscription: Title!;Tenant->@tenant|company account~Orca Bikes;Plan->@product plan|plan~Team;Starts on:date!;Ends on:date;Billing=Monthly|Yearly;Price:money;Renews itself:boolean;~Status=Trial|Active|Cancelled|Expired
- Orca Team yearly | tenant=Orca Bikes; plan=Team; billing=Yearly; price=590; status=Active
- Tea Starter monthly | tenant=Lindenhof Tea; plan=Starter; billing=Monthly; price=19; status=Active
- Hollow trial | tenant=Hollow Farm; plan=Starter; billing=Monthly; price=0; status=Trial
- Frames Fleet | tenant=Frame Works; plan=Fleet; billing=Monthly; price=240; status=Active
! person tenant member|workspace member|team member: Name!;Tenant->@tenant|company account~Orca Bikes;Email:email;Role=Owner|Admin|Editor|Viewer;Last seen on:date;~Status=Invited|Active|Blocked
- Ravi Patel | tenant=Orca Bikes; email=ravi@orca.example; role=Owner; status=Active
- Ida Moreau | tenant=Orca Bikes; email=ida@orca.example; role=Editor; status=Active
- Mei Otani | tenant=Lindenhof Tea; email=mei@tea.example; role=Owner; status=Active
- Sid Marlow | tenant=Frame Works; email=sid@frames.example; role=Viewer; status=Invited
record usage record|usage|usage statistic: Title!;Tenant->@tenant|company account~Orca Bikes;Measure=API calls|Storage|Active seats|Messages;Amount:number#0-1000000000;Limit:number#0-1000000000;Day:date
- Orca calls Monday | tenant=Orca Bikes; measure=API calls; amount=8410; limit=20000
- Tea storage | tenant=Lindenhof Tea; measure=Storage; amount=4; limit=10
- Frames calls Monday | tenant=Frame Works; measure=API calls; amount=498200; limit=500000
- Orca seats | tenant=Orca Bikes; measure=Active seats; amount=11; limit=15
item api interface|backend api|interface|api connection [api|interface|backend]: Name!;Path~/v2/orders;Method=GET|POST|PUT|DELETE;Purpose;Average time:number(ms)#0-60000;Errors today:number#0-1000000;~Status=Up|Slow|Down
- Sign in | path=/v2/session; method=POST; purpose=Login and token; average_time=90; errors_today=3; status=Up
- Product list | path=/v2/products; method=GET; purpose=Shop window; average_time=45; errors_today=0; status=Up
- Place order | path=/v2/orders; method=POST; purpose=New order; average_time=130; errors_today=1; status=Up
- Live updates | path=/v2/stream; method=GET; purpose=Order state; average_time=2100; errors_today=40; status=Slow
+ order: Plan->@product plan|plan~Team;Tenant->@tenant|company account~Orca Bikes;Billing=Monthly|Yearly;Seats:number#1-100000;Order total:money
+ product: Short description;Version;Free trial days:number#0-365;Demo:url
# interactive voice|voice menu|ivr|call flow|voice response|phone menu|call center
item voice menu|menu|menu node|call menu: Name!;Number called:phone;Parent menu->@voice menu|menu~Main menu;Prompt->@voice prompt|prompt~Welcome;Waits:number(s)#1-60;Repeats:number#0-10;Language=English|Spanish|Chinese|German;Opening hours;~Status=Active|Draft|Off
- Main menu | prompt=Welcome; waits=6; repeats=2; language=English; opening_hours=All day; status=Active
- Deliveries | parent_menu=Main menu; prompt=Say or type your order number; waits=10; repeats=2; language=English; status=Active
- Bills | parent_menu=Main menu; prompt=Bill questions; waits=6; repeats=1; language=English; status=Active
- Night menu | prompt=We are closed; waits=3; repeats=0; language=English; opening_hours=20:00-08:00; status=Draft
item menu option|option|voice command|key option: Name!;Menu->@voice menu|menu~Main menu;Key=0|1|2|3|4|5|9|*;Spoken words~delivery, parcel;Action=Go to menu|Give information|Connect a person|Record a message|Hang up;Goes to->@voice menu|menu~Deliveries;Position:number#1-20
- Parcel | menu=Main menu; key=1; spoken_words=delivery, parcel; action=Go to menu; goes_to=Deliveries; position=1
- Bill | menu=Main menu; key=2; spoken_words=bill, invoice; action=Go to menu; goes_to=Bills; position=2
- A person, please | menu=Main menu; key=0; spoken_words=person, help; action=Connect a person; position=9
- Leave a message | menu=Night menu; key=1; spoken_words=message; action=Record a message; position=1
item voice prompt|prompt|announcement|recorded prompt: Name!;Text:long!;Audio:file;Voice~Clara, calm;Language=English|Spanish|Chinese|German;Length:number(s)#0-600;~Status=Draft|Recorded|In use
- Welcome | text=Welcome to Harbour Parcel. Say what you need or press a key.; voice=Clara, calm; language=English; length=6; status=In use
- Say or type your order number | text=Please say your order number, digit by digit.; voice=Clara, calm; language=English; length=4; status=In use
- Bill questions | text=For a copy of your bill press one.; voice=Clara, calm; language=English; length=3; status=Recorded
- We are closed | text=We are back at eight. Leave a message after the tone.; voice=Tom, warm; language=English; length=5; status=Draft
record call|call record|incoming call|call log|call history: Title!;Caller:phone;Called on:date!;Called at:time;Path~Main menu, Deliveries;Duration:number(s)#0-36000;Language=English|Spanish|Chinese|German;Connected to~Lin Okafor;Satisfaction:rating;~Outcome=Answered by menu|Connected|Message left|Hung up|Failed
- Parcel 8834 | path=Main menu, Deliveries; duration=71; language=English; satisfaction=5; outcome=Answered by menu
- Bill too high | path=Main menu, Bills; duration=260; language=English; connected_to=Lin Okafor; satisfaction=4; outcome=Connected
- Silent caller | path=Main menu; duration=14; language=English; outcome=Hung up
- Night message | path=Night menu; duration=48; language=Spanish; outcome=Message left
record voice input|recognized input|speech input|input record: Title!;Call->@call|call record~Parcel 8834;Menu->@voice menu|menu~Deliveries;Heard text!;Kind=Speech|Key;Certainty:percent;Matched option->@menu option|option~Parcel;Audio:file;~Result=Understood|Asked again|Not understood
- Where is my parcel | call=Parcel 8834; menu=Main menu; heard_text=where is my parcel; kind=Speech; certainty=93; matched_option=Parcel; result=Understood
- Eight eight three four | call=Parcel 8834; menu=Deliveries; heard_text=8834; kind=Speech; certainty=88; result=Understood
- Mumbling | call=Silent caller; menu=Main menu; heard_text=hm; kind=Speech; certainty=12; result=Not understood
- Key 2 | call=Bill too high; menu=Main menu; heard_text=2; kind=Key; certainty=100; matched_option=Bill; result=Understood
item response|information answer|service answer|voice response|information service: Name!;Asked for~Delivery date;Spoken text:long;Data from~Order system;Menu->@voice menu|menu~Deliveries;Times given:number#0-100000000;Active:boolean
- Delivery date | asked_for=Delivery date; spoken_text=Your parcel arrives on the date on your receipt plus two days.; data_from=Order system; menu=Deliveries; times_given=2210
- Copy of the bill | asked_for=Bill copy; spoken_text=We send the bill to your address.; data_from=Billing; menu=Bills; times_given=410
- Opening hours | asked_for=Hours; spoken_text=Monday to Friday, eight to eight.; menu=Main menu; times_given=980
- Pick-up point | asked_for=Where to fetch; spoken_text=Your parcel waits at Mill Yard 5.; data_from=Order system; menu=Deliveries; times_given=645
! record voice mail|recorded message: Title!;Call->@call|call record~Night message;Audio:file;Length:number(s)#0-600;Transcript:long;Assigned to~Tao Wen;~Status=New|Heard|Called back
- Spanish caller, gate code | call=Night message; length=31; transcript=The driver needs the gate code.; assigned_to=Tao Wen; status=New
- Wrong address | call=Night message; length=22; assigned_to=Lin Okafor; status=Called back
- Thank you | call=Night message; length=9; assigned_to=Tao Wen; status=Heard
- Missing box | call=Night message; length=40; transcript=Two boxes came, three were sent.; assigned_to=Lin Okafor; status=New
# public employment|employment service|entrepreneurship service|job searching|shared employment|employment platform|job opportunity|employment information
item job opening|job listing|position|job opportunity|vacancy|job|recruitment information: Title!;Employer->@employer|company~Orca Bikes;District->@district|area~Harbour;Type=Full time|Part time|Gig|Shared staff|Internship;Wage from:money;Wage to:money;Openings:number#1-10000;Education=None|Secondary|Trade|Bachelor|Master;Description:long;Address;Apply by:date;~Status=Open|Paused|Filled|Closed
- Bicycle mechanic | employer=Orca Bikes; district=Harbour; type=Full time; wage_from=2400; wage_to=2900; openings=2; education=Trade; address=Lake Road 40; status=Open
- Tea packer, autumn | employer=Lindenhof Tea; district=Old Town; type=Gig; wage_from=14; wage_to=16; openings=6; education=None; address=Mill Yard 5; status=Open
- Welder on loan | employer=Frame Works; district=Millbrook; type=Shared staff; wage_from=2800; wage_to=3100; openings=4; education=Trade; status=Open
- Office assistant | employer=Pier Labs; district=Harbour; type=Part time; wage_from=1200; wage_to=1400; openings=1; education=Secondary; status=Filled
item employer|company|enterprise: Name!;Industry~Metal;District->@district|area~Millbrook;Contact person~Greta Olsen;Phone:phone;Email:email;Employees:number#0-1000000;Introduction:long;Logo:image;~Status=Verified|In review|Blocked
- Orca Bikes | industry=Bicycles; district=Harbour; contact_person=Ravi Patel; employees=34; status=Verified
- Lindenhof Tea | industry=Food; district=Old Town; contact_person=Mei Otani; employees=12; status=Verified
- Frame Works | industry=Metal; district=Millbrook; contact_person=Greta Olsen; employees=52; status=Verified
- Pier Labs | industry=Medical testing; district=Harbour; contact_person=Ana Duarte; employees=19; status=In review
request job application|application|applied job {Sent|Seen|Interview|Hired|Refused}: Title!;Job->@job opening|position~Bicycle mechanic;Applicant->@job seeker|candidate~Kofi Asante;Resume:file;Message:long;Expected wage:money;~Interview on:date;~Note of employer:long
- Kofi, mechanic | job=Bicycle mechanic; applicant=Kofi Asante; message=Two years in a repair shop.; expected_wage=2500
- Ida, tea packer | job=Tea packer, autumn; applicant=Ida Moreau; expected_wage=15
- Sid, welder | job=Welder on loan; applicant=Sid Marlow; message=Free from July to September.; expected_wage=3000
- Petra, office | job=Office assistant; applicant=Petra Hill; expected_wage=1350; note_of_employer=Starts on the first.
person job seeker|candidate|talent: Name!;Phone:phone;Email:email;District->@district|area~Harbour;Education=None|Secondary|Trade|Bachelor|Master;Skills;Wanted job~Mechanic;Resume:file;~Status=Looking|In training|Employed|Starting a business
- Kofi Asante | email=kofi@mail.example; district=Harbour; education=Trade; skills=Bicycles, welding; wanted_job=Mechanic; status=Looking
- Ida Moreau | district=Old Town; education=Secondary; skills=Packing, driving; wanted_job=Seasonal work; status=Looking
- Sid Marlow | district=Millbrook; education=Trade; skills=Welding; status=Employed
- Petra Hill | district=Harbour; education=Bachelor; skills=Typing, accounts; wanted_job=Own office service; status=Starting a business
item policy|employment policy|latest policy|entrepreneurship policy: Title!;Kind=Subsidy|Loan|Training|Tax relief|Rent help;District->@district|area~Harbour;For whom~Graduates;Amount:money;Text:long;Issued on:date;Apply until:date;Document:file;~Status=In force|Ended|Draft
- Start-up grant | kind=Subsidy; district=Harbour; for_whom=First-time founders; amount=5000; text=Paid in two parts.; status=In force
- Shop rent for a year | kind=Rent help; district=Old Town; for_whom=Founders under 30; amount=3600; status=In force
- Welding course free of charge | kind=Training; district=Millbrook; for_whom=Job seekers; amount=0; status=In force
- Winter wage subsidy | kind=Subsidy; district=Harbour; for_whom=Small employers; amount=1200; status=Ended
event activity|job fair|employment activity|training course|activities: Title!;Kind=Job fair|Training|Talk|Contest|Visit;District->@district|area~Harbour;Place~Town hall;Date:date!;Starts at:time;Places:number#1-100000;Registered:number#0-100000;Organizer~Job centre;Description:long;~Status=Planned|Open|Full|Over
- Spring job fair | kind=Job fair; district=Harbour; place=Town hall; places=600; registered=412; organizer=Job centre; status=Open
- Write a business plan | kind=Training; district=Old Town; place=Library; places=20; registered=20; organizer=Founders' office; status=Full
- Learning on the platform | kind=Training; district=Harbour; place=Online; places=500; registered=84; status=Open
- Young founders' contest | kind=Contest; district=Millbrook; place=Workshop 3; places=30; registered=11; status=Planned
! item district|area|region|zone: Name!;Kind=District|Town|Special zone;Job centre address;Phone:phone;Open jobs:number#0-1000000
- Harbour | kind=District; job_centre_address=Pier Road 3; open_jobs=212
- Old Town | kind=District; job_centre_address=Guildhall Passage 1; open_jobs=97
- Millbrook | kind=Town; job_centre_address=Mill Yard 1; open_jobs=144
- Free port | kind=Special zone; job_centre_address=Gate East; open_jobs=58
item hr tool|hr toolbox|tool|template|contract template [hr|toolbox|tool\\w*|template]: Name!;Kind=Contract|Form|Calculator|Guide|Checklist;Description:long;File:file;Downloads:number#0-1000000
- Part-time contract | kind=Contract; downloads=310; description=Two pages, with notice periods.
- Wage calculator | kind=Calculator; downloads=1240
- First day checklist | kind=Checklist; downloads=205
- Shared staff agreement | kind=Contract; downloads=66
record employment survey|employment data|employment situation|enterprise survey|data report: Title!;Employer->@employer|company~Frame Works;Month~May 2025;Employees:number#0-1000000;Hired:number#0-100000;Left:number#0-100000;Open positions:number#0-100000;Average wage:money;Reported by~Greta Olsen;~State=Reported|Checked|Missing
- Frame Works, May | employer=Frame Works; month=May 2025; employees=52; hired=3; left=1; open_positions=4; average_wage=2750; reported_by=Greta Olsen; state=Checked
- Orca, May | employer=Orca Bikes; month=May 2025; employees=34; hired=1; left=0; open_positions=2; average_wage=2600; state=Reported
- Tea, May | employer=Lindenhof Tea; month=May 2025; employees=12; hired=0; left=0; open_positions=6; average_wage=2100; state=Reported
- Labs, May | employer=Pier Labs; month=May 2025; employees=19; hired=2; left=2; open_positions=0; average_wage=3100; state=Missing
# business management|custom web application|business software|mobile business|boundless service|enterprise application
record business record|business data|data record|record|data entry|data: Title!;Category->@business category|category~Orders;Partner->@business partner|client~Orca Bikes;Amount:money;Quantity:number#0-10000000;Date:date!;Responsible~Anke Vogt;Region~North;Notes:long;File:file;~Status=Draft|Open|Completed|Cancelled
- Frames for the city fleet | category=Orders; partner=Orca Bikes; amount=42600; quantity=120; responsible=Anke Vogt; region=North; status=Open
- Repair contract trams | category=Service contracts; partner=Harbour Trams; amount=3800; quantity=1; responsible=Tom Reyes; region=Harbour; status=Completed
- Steel for June | category=Purchases; partner=Delta Steel; amount=18400; quantity=120; responsible=Greta Olsen; region=North; status=Open
- Fair stand | category=Costs; partner=Town hall; amount=2100; quantity=1; responsible=Anke Vogt; status=Cancelled
item business category|category|data type|business type: Name!;Kind=Income|Cost|Neutral;Responsible~Anke Vogt;Target per month:money;Colour~Khaki;Description:long
- Orders | kind=Income; responsible=Anke Vogt; target_per_month=120000; colour=Green
- Service contracts | kind=Income; responsible=Tom Reyes; target_per_month=8000; colour=Blue
- Purchases | kind=Cost; responsible=Greta Olsen; target_per_month=60000; colour=Red
- Costs | kind=Cost; responsible=Greta Olsen; target_per_month=15000; colour=Khaki
item business partner|client|business customer|partner: Name!;Kind=Customer|Supplier|Both;Contact person~Ravi Patel;Phone:phone;Email:email;City~Oakham;Turnover this year:money;Since:date;~Status=Active|Sleeping|Blocked
- Orca Bikes | kind=Customer; contact_person=Ravi Patel; city=Oakham; turnover_this_year=121400; status=Active
- Harbour Trams | kind=Customer; contact_person=Clara Nunes; city=Harbour; turnover_this_year=11400; status=Active
- Delta Steel | kind=Supplier; contact_person=Dev Malik; city=Millbrook; turnover_this_year=96000; status=Active
- Town hall | kind=Both; contact_person=Petra Hill; city=Oakham; turnover_this_year=2100; status=Sleeping
record generated report|business report|statistical report|data report|analysis: Title!;Kind=Sales|Costs|Customers|Trend|Comparison;Category->@business category|category~Orders;Period~May 2025;Total:money;Change:percent;Finding:long;Made by~Anke Vogt;Made on:date;Format=PDF|Excel|Word|Web page;File:file;~Status=Draft|Final|Sent
- Orders, May | kind=Sales; category=Orders; period=May 2025; total=138400; change=7; finding=City fleet makes a third.; made_by=Anke Vogt; format=PDF; status=Final
- Purchases, May | kind=Costs; category=Purchases; period=May 2025; total=61200; change=4; made_by=Greta Olsen; format=Excel; status=Sent
- Five best customers | kind=Customers; period=Q1 2025; total=310000; change=12; made_by=Anke Vogt; format=Web page; status=Final
- Service trend | kind=Trend; category=Service contracts; period=2025; total=38000; change=-3; made_by=Tom Reyes; format=PDF; status=Draft
record import or export|data import|data export|export|import: Title!;Direction=Import|Export;Format=Excel|Word|CSV|PDF;File:file;Rows:number#0-10000000;Faulty rows:number#0-10000000;Done by~Tom Reyes;Done on:date;Error;~Status=Waiting|Running|Done|Failed
- Orders of April | direction=Import; format=Excel; rows=84; faulty_rows=2; done_by=Tom Reyes; error=Date missing in rows 14 and 60; status=Done
- Customers for the fair | direction=Export; format=Word; rows=61; faulty_rows=0; done_by=Anke Vogt; status=Done
- Cost list | direction=Export; format=CSV; rows=412; faulty_rows=0; done_by=Greta Olsen; status=Done
- Old CRM | direction=Import; format=CSV; rows=0; faulty_rows=0; done_by=Tom Reyes; error=Unknown encoding; status=Failed
record reminder|notification reminder|deadline: Title!;Record->@business record|business data~Steel for June;For~Greta Olsen;Due on:date!;Due at:time;Text:long;Way=App|Email|SMS;~Status=Planned|Sent|Done
- Call Delta Steel | record=Steel for June; for=Greta Olsen; text=Ask for the delivery week.; way=App; status=Planned
- Fleet: second part | record=Frames for the city fleet; for=Anke Vogt; way=Email; status=Sent
- Contract ends | record=Repair contract trams; for=Tom Reyes; way=Email; status=Planned
- Cancel the stand | record=Fair stand; for=Anke Vogt; way=SMS; status=Done
! record operation trace|operation log|change history|audit log: Title!;Record->@business record|business data~Steel for June;Action=Added|Changed|Deleted|Exported|Viewed;Field;Old value;New value;Done by~Greta Olsen;Done on:date
- Amount corrected | record=Steel for June; action=Changed; field=Amount; old_value=17900; new_value=18400; done_by=Greta Olsen
- Stand cancelled | record=Fair stand; action=Changed; field=Status; old_value=Open; new_value=Cancelled; done_by=Anke Vogt
- Fleet added | record=Frames for the city fleet; action=Added; done_by=Anke Vogt
- Trams completed | record=Repair contract trams; action=Changed; field=Status; old_value=Open; new_value=Completed; done_by=Tom Reyes
! item app setting|setting|user setting|preference: Person!;Language=English|German|Chinese|French;Start page=Dashboard|Records|Reports;Rows per page:number#5-500;Currency=EUR|USD|GBP|CNY;Theme=Light|Dark;Mail summary=Never|Daily|Weekly
- Anke Vogt | language=German; start_page=Dashboard; rows_per_page=25; currency=EUR; theme=Light; mail_summary=Weekly
- Tom Reyes | language=English; start_page=Records; rows_per_page=100; currency=EUR; theme=Dark; mail_summary=Never
- Greta Olsen | language=English; start_page=Reports; rows_per_page=50; currency=EUR; theme=Light; mail_summary=Daily
- Ravi Patel | language=English; start_page=Dashboard; rows_per_page=25; currency=GBP; theme=Light; mail_summary=Never
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
# visitor registration|visitor sign-in|visitor management|visitor appointment|guest registration
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
# sass system|saas|saas system|backend management system|backend management platform|admin system|management backend|core functional blocks
item role|user role: Name!;Code;Description:long;Data scope=Own rows|Department|All;Members:number#0-10000;~Status=Active|Disabled
- Administrator | code=admin; data_scope=All; members=2; status=Active
- Operator | code=operator; data_scope=Department; members=14; status=Active
- Accountant | code=finance; data_scope=All; members=3; status=Active
- Guest | code=guest; data_scope=Own rows; members=21; status=Disabled
item permission|access right|user permission: Name!;Code;Area=Users|Roles|Orders|Payments|Reports|Settings;Action=View|Create|Edit|Delete|Export;Description
- See orders | code=order:view; area=Orders; action=View
- Refund payments | code=payment:edit; area=Payments; action=Edit
- Create users | code=user:create; area=Users; action=Create
- Export reports | code=report:export; area=Reports; action=Export
! record role permission|granted permission|assignment of rights: Name!;Role->@role~Operator|Accountant;Permission->@permission~See orders|Refund payments;Granted by~Dana Weiss;Granted on:date
- Operators see orders | role=Operator; permission=See orders; granted_by=Dana Weiss
- Accountants refund | role=Accountant; permission=Refund payments; granted_by=Dana Weiss
- Administrators create users | role=Administrator; permission=Create users; granted_by=Dana Weiss
- Accountants export | role=Accountant; permission=Export reports; granted_by=Dana Weiss
item department|organization|organizational unit: Name!;Code;Head~Dana Weiss|Milan Cerny;Parent department->@department;Phone:phone;Members:number#0-10000
- Operations | code=OPS; head=Milan Cerny; members=16
- Finance | code=FIN; head=Aya Sato; members=5
- Customer service | code=CS; head=Rui Costa; members=12
- Technology | code=IT; head=Dana Weiss; members=7
item data dictionary|dictionary entry|basic data|system data|system parameter|data support: Name!;Key;Value;Group~Order states|Regions;Position:number#1-999;Editable:boolean;Remark
- Order timeout | key=order.timeout; value=30 minutes; group=Orders; position=1
- Default currency | key=pay.currency; value=EUR; group=Payments; position=2
- Region North | key=region.n; value=North; group=Regions; position=3
- Rows per page | key=ui.rows; value=20; group=Display; position=4
record business record|business data|business request|user business: Title!;Kind=Application|Change|Complaint|Renewal;Customer~Lindholm Trade|Baxter Co;Department->@department~Operations|Customer service;Amount:money;Handled by~Rui Costa|Milan Cerny;Received on:date;Remark:long;~Status=New|In progress|Approved|Refused|Done
- Plan change for Baxter | kind=Change; customer=Baxter Co; department=Customer service; amount=240; handled_by=Rui Costa; status=In progress
- New shop Lindholm | kind=Application; customer=Lindholm Trade; department=Operations; amount=1800; handled_by=Milan Cerny; status=Approved
- Late invoice | kind=Complaint; customer=Oak & Elm; department=Finance; amount=96; handled_by=Aya Sato; status=Done
- Renewal for a year | kind=Renewal; customer=Sunline; department=Customer service; amount=1200; handled_by=Rui Costa; status=New
! record operation trace|operation log|audit log|system log|log: Action!;User~Dana Weiss|Rui Costa;Area=Users|Roles|Orders|Payments|Reports|Settings;Row;Network address;Done on:date;~Result=Success|Failed|Denied
- Role Operator changed | user=Dana Weiss; area=Roles; row=Operator; network_address=10.0.4.12; result=Success
- Payment 8841 refunded | user=Aya Sato; area=Payments; row=8841; network_address=10.0.4.31; result=Success
- Delete of order 5512 | user=Rui Costa; area=Orders; row=5512; network_address=10.0.4.44; result=Denied
- Report exported | user=Milan Cerny; area=Reports; row=Sales May; network_address=10.0.4.18; result=Success
+ user: Role->@role~Operator;Department->@department~Operations;Phone:phone;~Last sign-in:date
+ order: Handled by~Rui Costa;Channel=Web|Phone|Partner
# enterprise management|business management system|enterprise resource|erp|business process
person employee|staff|staff member: Name!;Employee number;Department->@department~Production|Sales;Position~Fitter|Sales clerk;Email:email;Phone:phone;Hired on:date;Salary:money;~Status=Active|On leave|Left
- Greta Nowak | employee_number=E-1042; department=Production; position=Shift leader; salary=3900; status=Active
- Dimitri Sole | employee_number=E-1077; department=Sales; position=Sales clerk; salary=3300; status=Active
- Hana Brook | employee_number=E-0988; department=Warehouse; position=Storekeeper; salary=3100; status=On leave
- Pavel Ruiz | employee_number=E-1101; department=Production; position=Fitter; salary=3200; status=Active
item department|business unit: Name!;Code;Head~Greta Nowak;Cost centre;Employees:number#0-5000
- Production | code=PR; head=Greta Nowak; cost_centre=4100; employees=42
- Sales | code=SA; head=Dimitri Sole; cost_centre=4200; employees=11
- Warehouse | code=WH; head=Hana Brook; cost_centre=4300; employees=9
- Purchasing | code=PU; head=Ewa Stern; cost_centre=4400; employees=4
item inventory item|stock item|material|inventory: Name!;Article number;Category=Raw material|Part|Finished good|Packaging;Warehouse~Hall 1|Hall 2;In stock:number#0-1000000;Reorder level:number#0-100000;Unit=pcs|kg|m|l;Unit cost:money;Supplier->@supplier~Steelhaus|Packline
- Steel tube 40 mm | article_number=M-4001; category=Raw material; warehouse=Hall 1; in_stock=860; reorder_level=300; unit=m; unit_cost=6; supplier=Steelhaus
- Folding carton L | article_number=P-1203; category=Packaging; warehouse=Hall 2; in_stock=2400; reorder_level=1000; unit=pcs; unit_cost=1; supplier=Packline
- Hinge set | article_number=T-0771; category=Part; warehouse=Hall 1; in_stock=140; reorder_level=200; unit=pcs; unit_cost=4; supplier=Steelhaus
- Garden table oak | article_number=F-2010; category=Finished good; warehouse=Hall 2; in_stock=38; reorder_level=10; unit=pcs; unit_cost=118
work production order|production plan|production task|work order: Number!;Product->@inventory item|stock item~Garden table oak;Quantity:number#1-100000;Finished quantity:number#0-100000;Line~Line 1|Line 2;Responsible->@employee~Greta Nowak;Starts on:date;Due on:date;Priority=Low|Normal|High
- PO-3308 | product=Garden table oak; quantity=60; finished_quantity=22; line=Line 1; responsible=Greta Nowak; priority=High
- PO-3309 | product=Hinge set; quantity=400; finished_quantity=0; line=Line 2; responsible=Pavel Ruiz; priority=Normal
- PO-3301 | product=Garden table oak; quantity=40; finished_quantity=40; line=Line 1; responsible=Greta Nowak; priority=Normal
- PO-3312 | product=Hinge set; quantity=250; finished_quantity=0; line=Line 2; responsible=Pavel Ruiz; priority=Low
record stock movement|inventory movement|stock change: Reference!;Item->@inventory item|stock item~Steel tube 40 mm;Kind=Receipt|Issue|Transfer|Correction;Quantity:number#0-100000;Moved by->@employee~Hana Brook;Moved on:date;Note
- GR-7712 | item=Steel tube 40 mm; kind=Receipt; quantity=500; moved_by=Hana Brook
- GI-7713 | item=Hinge set; kind=Issue; quantity=60; moved_by=Pavel Ruiz
- TR-7714 | item=Garden table oak; kind=Transfer; quantity=12; moved_by=Hana Brook
- CO-7715 | item=Folding carton L; kind=Correction; quantity=25; moved_by=Hana Brook
item supplier|vendor: Name!;Contact person~Olga Reim;Phone:phone;Email:email;Payment days:number#0-120;Grade=A|B|C
- Steelhaus | contact_person=Olga Reim; payment_days=30; grade=A
- Packline | contact_person=Tim Frey; payment_days=14; grade=B
- Oakwood mill | contact_person=Lars Eng; payment_days=30; grade=A
- Screwtec | contact_person=Mira Joss; payment_days=45; grade=C
! record purchase order|purchase: Number!;Supplier->@supplier~Steelhaus|Packline;Item->@inventory item|stock item~Steel tube 40 mm;Quantity:number#1-100000;Amount:money;Ordered on:date;Expected on:date;~Status=Draft|Sent|Received|Cancelled
- BO-0519 | supplier=Steelhaus; item=Steel tube 40 mm; quantity=500; amount=3000; status=Received
- BO-0520 | supplier=Packline; item=Folding carton L; quantity=2000; amount=2000; status=Sent
- BO-0521 | supplier=Steelhaus; item=Hinge set; quantity=300; amount=1200; status=Sent
- BO-0522 | supplier=Screwtec; quantity=5000; amount=260; status=Draft
! record purchase order line|purchase line [purchas\\w*|procure\\w*]: Item!;Purchase order->@purchase order|purchase|purchasing~PO-881;Inventory item->@inventory item|stock item|material~Steel tube 40 mm;Quantity:number#0-1000000;Unit price:money;Tax:percent;Received:number#0-1000000;~Amount:money
- Tubes, first hundred | inventory_item=Steel tube 40 mm; quantity=100; unit_price=4.2; tax=20; received=100; amount=420
- Tubes, reserve | inventory_item=Steel tube 40 mm; quantity=40; unit_price=4.4; tax=20; received=0; amount=176
- Tubes, sample | inventory_item=Steel tube 40 mm; quantity=2; unit_price=0; received=2; amount=0
- Tubes, July | inventory_item=Steel tube 40 mm; quantity=120; unit_price=4.1; tax=20; received=0; amount=492
! record sales order line|sales line [order management|sales order\\w*|manage orders|order\\b]: Item!;Order->@order|sales order|sale;Product->@product|inventory item|stock item~Garden table oak;Quantity:number#0-1000000;Unit price:money;Discount:percent;Delivered:number#0-1000000;~Amount:money
- Garden tables, ten | product=Garden table oak; quantity=10; unit_price=240; discount=5; delivered=10; amount=2280
- Garden table, one | product=Garden table oak; quantity=1; unit_price=240; delivered=0; amount=240
- Garden tables, fair | product=Garden table oak; quantity=4; unit_price=220; delivered=4; amount=880
- Garden tables, hotel | product=Garden table oak; quantity=20; unit_price=240; discount=12; delivered=0; amount=4224
+ customer: Company;Customer number;Credit limit:money;Account manager->@employee~Dimitri Sole
+ order: Delivery on:date;Sales clerk->@employee~Dimitri Sole
# customer data|data automation|contact database|client data|customer database
record update record|data update|change record|customer update|update history: Change!;Customer->@customer~Helga Winter|Bruno Teles;Field~Phone|City;Old value;New value;Origin=Manual|Import|Automation|Customer;Changed by~Nina Falk;Changed on:date
- New phone number | customer=Helga Winter; field=Phone; old_value=+43 316 4410; new_value=+43 316 4499; origin=Customer; changed_by=Nina Falk
- Moved to Porto | customer=Bruno Teles; field=City; old_value=Braga; new_value=Porto; origin=Manual; changed_by=Ivo Marin
- Segment raised | customer=Keiko Mori; field=Segment; old_value=Dormant; new_value=New; origin=Automation; changed_by=Rule engine
- Address from file | customer=Alan Reed; field=City; old_value=York; new_value=Leeds; origin=Import; changed_by=Nina Falk
! item update trigger|automation rule|automation|update rule|sync rule: Name!;Trigger=New row|Field changed|Every night|File arrives;Condition;Action=Set field|Send mail|Create task|Merge rows;Source system~Shop|Newsletter;Active:boolean;~Last run:date;~Runs:number#0-1000000
- Key account above 10000 | trigger=Field changed; condition=yearly sales > 10000; action=Set field; source_system=Shop; runs=84
- Merge same email | trigger=Every night; condition=email is equal; action=Merge rows; source_system=Newsletter; runs=212
- Welcome new customers | trigger=New row; condition=source is web form; action=Send mail; source_system=Shop; runs=1408
- Call after silence | trigger=Every night; condition=no order for 180 days; action=Create task; source_system=Shop; runs=212
record import job|data import|import|import record: File name!;Format=CSV|Excel|JSON|vCard;Rows read:number#0-10000000;New customers:number#0-1000000;Updated customers:number#0-1000000;Refused rows:number#0-1000000;Started by~Nina Falk;Started on:date;~Status=Waiting|Running|Done|Failed
- fair_contacts.xlsx | format=Excel; rows_read=212; new_customers=180; updated_customers=28; refused_rows=4; started_by=Ivo Marin; status=Done
- shop_export.csv | format=CSV; rows_read=5400; new_customers=64; updated_customers=5330; refused_rows=6; started_by=Nina Falk; status=Done
- cards.vcf | format=vCard; rows_read=31; new_customers=31; updated_customers=0; refused_rows=0; started_by=Nina Falk; status=Done
- partner.json | format=JSON; rows_read=0; new_customers=0; updated_customers=0; refused_rows=1; started_by=Ivo Marin; status=Failed
record export job|data export|export: Name!;Format=CSV|Excel|JSON|PDF;Filter;Rows:number#0-10000000;File:file;Requested by~Nina Falk;Requested on:date;~Status=Waiting|Done|Failed
- Key accounts for the board | format=PDF; filter=segment is key account; rows=48; requested_by=Nina Falk; status=Done
- Newsletter list | format=CSV; filter=consent given; rows=3870; requested_by=Ivo Marin; status=Done
- Customers of Graz | format=Excel; filter=city is Graz; rows=210; requested_by=Nina Falk; status=Done
- All rows | format=JSON; filter=none; rows=5674; requested_by=Ivo Marin; status=Waiting
! item customer segment|segment|customer group|tag: Name!;Rule;Color;Customers:number#0-1000000;Purpose
- Wine trade | rule=industry is wine; color=maroon; customers=134; purpose=Harvest mailing
- Fair 2025 | rule=source is fair; color=teal; customers=180; purpose=Thank-you call
- No consent | rule=consent is missing; color=gray; customers=402; purpose=Ask again
- Key accounts | rule=yearly sales above 10000; color=gold; customers=48; purpose=Personal visit
+ customer|customer information|customer record: Customer number;Company;Segment->@customer segment|segment;City~Graz|Porto;Source=Web form|Import|Fair|Referral;Owner~Nina Falk|Ivo Marin;Customer since:date
# ai consultation|machine learning consultation|learning consultation|artificial intelligence consultation|consulting website|consulting company
item consultation service|service|consulting service: Name!;Area=Strategy|Data|Model building|Training|Review;Summary:long;Duration~3 days|6 weeks;Price from:money;Delivery=On site|Online|Both;~Status=Offered|Paused
- Readiness check | area=Strategy; summary=Where learning machines pay off.; duration=3 days; price_from=2400; delivery=Both; status=Offered
- Demand forecast | area=Model building; summary=Weekly forecast from your own sales.; duration=8 weeks; price_from=18000; delivery=Online; status=Offered
- Data house-cleaning | area=Data; summary=One clean table instead of nine.; duration=4 weeks; price_from=9000; delivery=Both; status=Offered
- Model review | area=Review; summary=A second pair of eyes on bias and drift.; duration=5 days; price_from=3800; delivery=Online; status=Paused
item case project|project|project case|project showcase|case: Title!;Client~Grain co-op|City clinic;Industry=Retail|Health|Finance|Industry|Farming;Problem:long;Method~Gradient boosting|Image network;Result;Service->@consultation service|service~Demand forecast;Cover:image;Finished on:date
- Fewer stale loaves | client=Bakery chain; industry=Retail; method=Gradient boosting; result=23 percent less waste; service=Demand forecast
- Spots on wheat leaves | client=Grain co-op; industry=Farming; method=Image network; result=Rust found 6 days earlier
- No-show forecast | client=City clinic; industry=Health; method=Logistic model; result=140 slots refilled a month; service=Demand forecast
- Claims sorted overnight | client=Mutual insurer; industry=Finance; method=Text model; result=Half the handling time; service=Data house-cleaning
person team member|consultant|expert|team: Name!;Role~Lead data scientist|Engineer;Focus;Years of experience:number#0-60;Email:email;Portrait:image;About:long
- Dr. Noor Haddad | role=Lead data scientist; focus=Forecasting; years_of_experience=14
- Felix Arndt | role=Engineer; focus=Pipelines; years_of_experience=8
- Grace Lim | role=Consultant; focus=Strategy; years_of_experience=11
- Matteo Riva | role=Researcher; focus=Vision; years_of_experience=6
request consultation request|consultation|inquiry|contact message|contact request: Subject!;Name~Judith Lang;Company;Email:email;Phone:phone;Service->@consultation service|service~Readiness check;Budget:money;Message:long;Consultant->@team member|consultant~Grace Lim;Wanted on:date
- Forecast for six shops | name=Judith Lang; company=Lang Deli; email=judith@example.com; service=Demand forecast; budget=20000; consultant=Dr. Noor Haddad
- Is our data enough? | name=Peter Oyelaran; company=Metro Parts; email=peter@example.com; service=Readiness check; budget=3000; consultant=Grace Lim
- Second opinion on scoring | name=Sara Bloom; company=Fairbank; email=sara@example.com; service=Model review; budget=5000
- Course for twelve | name=Tim Aske; company=Aske Steel; email=tim@example.com; budget=4000; consultant=Matteo Riva
record consultation session|meeting|consulting appointment: Title!;Request->@consultation request|consultation~Is our data enough?;Consultant->@team member|consultant~Grace Lim;Day:date;Starts at:time;Minutes:number#15-480;Notes:long;~Status=Planned|Held|Cancelled
- First call with Metro Parts | request=Is our data enough?; consultant=Grace Lim; minutes=45; status=Held
- Data walk at Lang Deli | request=Forecast for six shops; consultant=Dr. Noor Haddad; minutes=120; status=Planned
- Review kick-off | request=Second opinion on scoring; consultant=Matteo Riva; minutes=60; status=Planned
- Course outline | request=Course for twelve; consultant=Matteo Riva; minutes=30; status=Cancelled
# after-sales operation|after-sales service|after-sales platform|after-sales management|aftersales
record work order|after-sales order|service order|repair order: Number!;Vehicle->@vehicle|car~VIN-70112;Customer~Rosa Engel;Fault~Battery not charging;Kind=Repair|Recall|Maintenance|Complaint|Diagnosis;Priority=Low|Normal|High|Urgent;Technician~Mats Holm;Cost:money;Opened on:date;Closed on:date;~Status=Open|Assigned|Under way|Waiting for parts|Closed
- WO-4401 | vehicle=VIN-70112; customer=Rosa Engel; fault=Battery not charging; kind=Repair; priority=High; technician=Mats Holm; cost=480; status=Under way
- WO-4402 | vehicle=VIN-70290; customer=Fleet West; fault=Recall brake hose; kind=Recall; priority=Urgent; technician=Inga Dorn; cost=0; status=Assigned
- WO-4403 | vehicle=VIN-68804; customer=Hugo Bell; fault=Display stays dark; kind=Diagnosis; priority=Normal; cost=95; status=Open
- WO-4390 | vehicle=VIN-70112; customer=Rosa Engel; fault=Yearly service; kind=Maintenance; priority=Low; technician=Mats Holm; cost=260; status=Closed
item vehicle|car|device: Identification!;Plate;Model~City E1|Van E3;Software version~5.2.1;Owner~Rosa Engel;Mileage:number(km)#0-2000000;Sold on:date;Warranty until:date;~Status=In use|In service|Locked|Scrapped
- VIN-70112 | plate=KA-RE 11; model=City E1; software_version=5.2.1; owner=Rosa Engel; mileage=38200; status=In service
- VIN-70290 | plate=FW-100; model=Van E3; software_version=5.1.0; owner=Fleet West; mileage=81000; status=In service
- VIN-68804 | plate=HB-77; model=City E1; software_version=5.2.1; owner=Hugo Bell; mileage=12400; status=In use
- VIN-66051 | plate=LO-9; model=City E0; software_version=4.9.7; owner=Test fleet; mileage=140300; status=Locked
record diagnosis|diagnostic record|diagnostic management|fault code|diagnostic: Title!;Vehicle->@vehicle|car~VIN-70112;Fault code~P0A7F;Module~Battery|Brake|Display;Severity=Notice|Warning|Critical;Finding:long;Log file:file;Technician~Mats Holm;Read on:date;~Status=New|Confirmed|Cleared
- Cell 14 weak | vehicle=VIN-70112; fault_code=P0A7F; module=Battery; severity=Critical; technician=Mats Holm; status=Confirmed
- Hose pressure low | vehicle=VIN-70290; fault_code=C1205; module=Brake; severity=Warning; technician=Inga Dorn; status=New
- Display bus silent | vehicle=VIN-68804; fault_code=U0155; module=Display; severity=Warning; status=New
- Charge port hot | vehicle=VIN-70112; fault_code=P0D67; module=Battery; severity=Notice; technician=Mats Holm; status=Cleared
item visualization session|data replay|visualization|recording [lviz|visual|replay]: Name!;Vehicle->@vehicle|car~VIN-68804;Data file:file;Layout~Point cloud and map;Length:number(s)#0-86400;Recorded on:date;Made by~Inga Dorn;~Status=Uploaded|Ready|Archived
- Dark display drive | vehicle=VIN-68804; layout=Signals; length=640; made_by=Inga Dorn; status=Ready
- Brake test yard | vehicle=VIN-70290; layout=Point cloud and map; length=210; made_by=Mats Holm; status=Ready
- Charge curve | vehicle=VIN-70112; layout=Signals; length=5400; made_by=Mats Holm; status=Uploaded
- Old fleet tour | vehicle=VIN-66051; layout=Map; length=12000; made_by=Inga Dorn; status=Archived
record operating condition|odd record|condition|driving area|odd [odd|condition]: Name!;Area~Ring road west;Road kind=Motorway|City|Yard|Country road;Speed limit:number(km/h)#0-130;Weather=Any|Dry only|No fog;Daylight only:boolean;Valid from:date;~Status=Draft|Active|Withdrawn
- Ring road west | area=km 4 to 19; road_kind=Motorway; speed_limit=80; weather=No fog; status=Active
- Depot yard | area=Depot 2; road_kind=Yard; speed_limit=15; weather=Any; status=Active
- Old town loop | area=Market and quay; road_kind=City; speed_limit=30; weather=Dry only; status=Draft
- Hill road | area=Pass section; road_kind=Country road; speed_limit=50; weather=Dry only; status=Withdrawn
item menu entry|menu|system menu: Name!;Path;Parent menu->@menu entry|menu;Kind=Folder|Page|Button|Chat menu;Permission~order:view;Position:number#1-999;Visible:boolean
- Work orders | path=/orders; kind=Page; permission=order:view; position=1
- Vehicles | path=/vehicles; kind=Page; permission=vehicle:view; position=2
- System | path=/system; kind=Folder; permission=system:view; position=9
- Report a fault | path=chat/fault; kind=Chat menu; permission=order:create; position=1
item role|user role: Name!;Code;Data scope=Own|Department|All;Menus:long;Members:number#0-10000
- Service lead | code=lead; data_scope=All; menus=Work orders, Vehicles, System; members=2
- Technician | code=tech; data_scope=Department; menus=Work orders, Vehicles; members=18
- Hotline | code=hotline; data_scope=All; menus=Work orders; members=7
- Guest | code=guest; data_scope=Own; menus=Vehicles; members=4
! item department|organization: Name!;Parent department->@department;Head~Mats Holm;Members:number#0-10000;Phone:phone
- After-sales | head=Mats Holm; members=31
- Diagnostics | head=Inga Dorn; members=8
- Hotline | head=Eli Noor; members=7
- Parts store | head=Tove Riis; members=5
# it support technician|support technician|it support task|it help desk|help desk|helpdesk|technical support|it support ticket|support ticketing|it ticketing|support ticketing system
work support task|it support task|task|it task|support request: Title!;Category->@support category|category~Network|Printer;Requested by~Accounting|Maria Stein;Location~Floor 2;Description:long;Priority=Low|Normal|High|Urgent;Technician->@technician~Ravi Nair;Posted on:date;Due on:date;Minutes spent:number#0-10000
- No network in room 2.14 | category=Network; requested_by=Accounting; location=Floor 2; priority=High; technician=Ravi Nair; minutes_spent=35
- Printer pulls two sheets | category=Printer; requested_by=Maria Stein; location=Floor 1; priority=Low; technician=Elsa Grim; minutes_spent=0
- Laptop for new colleague | category=Hardware; requested_by=Personnel; location=Store; priority=Normal; technician=Elsa Grim; minutes_spent=90
- Mailbox is full | category=Software; requested_by=Director's office; location=Floor 4; priority=Urgent; minutes_spent=0
person technician|support technician|it technician: Name!;Skills~Network, Linux;Level=First line|Second line|Specialist;Phone:phone;Email:email;Shift=Early|Late|Night;Open tasks:number#0-200;Max tasks:number#1-50;~Status=Available|Busy|Away
- Ravi Nair | skills=Network, Linux; level=Second line; shift=Early; open_tasks=4; max_tasks=8; status=Busy
- Elsa Grim | skills=Hardware, printers; level=First line; shift=Early; open_tasks=3; max_tasks=10; status=Available
- Yusuf Kaya | skills=Mail, accounts; level=First line; shift=Late; open_tasks=6; max_tasks=10; status=Available
- Britt Olsen | skills=Databases; level=Specialist; shift=Night; open_tasks=1; max_tasks=4; status=Away
record task assignment|assignment|assigned task: Title!;Task->@support task|task~No network in room 2.14;Technician->@technician~Ravi Nair;Assigned by~Desk lead;Note;Assigned on:date;Accepted on:date;~Status=Offered|Accepted|Declined|Finished
- Room 2.14 to Ravi | task=No network in room 2.14; technician=Ravi Nair; assigned_by=Desk lead; status=Accepted
- Printer to Elsa | task=Printer pulls two sheets; technician=Elsa Grim; assigned_by=Desk lead; status=Offered
- Laptop to Elsa | task=Laptop for new colleague; technician=Elsa Grim; assigned_by=Desk lead; status=Accepted
- Mailbox to Yusuf | task=Mailbox is full; technician=Yusuf Kaya; assigned_by=Desk lead; note=Before noon; status=Declined
record status update|task update|task log|task status: Update!;Task->@support task|task~No network in room 2.14;New state=New|Assigned|Under way|Waiting|Solved|Closed;By~Ravi Nair;Minutes:number#0-1000;Noted on:date
- Switch port is dead | task=No network in room 2.14; new_state=Under way; by=Ravi Nair; minutes=20
- Patched to port 18 | task=No network in room 2.14; new_state=Solved; by=Ravi Nair; minutes=15
- Roller ordered | task=Printer pulls two sheets; new_state=Waiting; by=Elsa Grim; minutes=10
- Image installed | task=Laptop for new colleague; new_state=Under way; by=Elsa Grim; minutes=60
item support category|category|service level: Name!;Answer within:number(h)#0-200;Solve within:number(h)#0-1000;Default level=First line|Second line|Specialist;Description
- Network | answer_within=1; solve_within=8; default_level=Second line
- Printer | answer_within=4; solve_within=48; default_level=First line
- Hardware | answer_within=8; solve_within=72; default_level=First line
- Software | answer_within=2; solve_within=24; default_level=First line
! item workplace machine|it asset|device|equipment: Name!;Inventory number;Kind=Laptop|Desktop|Printer|Switch|Phone|Server;Used by~Maria Stein;Location~Floor 2;Bought on:date;Warranty until:date;~Status=In use|In store|Broken|Scrapped
- Laser printer floor 1 | inventory_number=IT-0410; kind=Printer; used_by=Floor 1; location=Floor 1; status=In use
- Switch 2 West | inventory_number=IT-0119; kind=Switch; used_by=Network; location=Floor 2; status=Broken
- Notebook 14 inch | inventory_number=IT-0932; kind=Laptop; used_by=New colleague; location=Store; status=In store
- Mail server | inventory_number=IT-0007; kind=Server; used_by=All; location=Cellar; status=In use
! record known fix|knowledge entry|solution|guide: Title!;Category->@support category|category~Printer;Problem:long;Solution:long;Author->@technician~Elsa Grim;~Helpful votes:number#0-10000
- Double feed of sheets | category=Printer; problem=Two sheets at once.; solution=Clean or change the pick roller.; author=Elsa Grim; helpful_votes=14
- Wall socket without link | category=Network; problem=No light on the port.; solution=Check the patch panel first.; author=Ravi Nair; helpful_votes=22
- Archive old mail | category=Software; problem=Mailbox is full.; solution=Move last year to the archive.; author=Yusuf Kaya; helpful_votes=31
- Set up a notebook | category=Hardware; problem=New colleague.; solution=Image, account, encryption, handover form.; author=Elsa Grim; helpful_votes=9
# sales mobile|business opportunity|opportunity management|sales crm|sales app
record opportunity|business opportunity|sales opportunity|deal: Title!;Customer->@customer~Rao Foods;Product~Packing line|Service plan;Amount:money;Chance:percent;Competitor;Sales person~Owen Pratt;Expected on:date;Next step;~Stage=Lead|Qualified|Offer|Negotiation|Won|Lost
- Second packing line | customer=Rao Foods; product=Packing line; amount=84000; chance=60; sales_person=Owen Pratt; next_step=Send the layout; stage=Offer
- Crane service plan | customer=Stahlbau Kern; product=Service plan; amount=12000; chance=30; sales_person=Owen Pratt; next_step=Visit the hall; stage=Qualified
- Linen for four houses | customer=Blue Bay Hotels; product=Linen set; amount=39000; chance=80; sales_person=Mina Fox; next_step=Sign; stage=Negotiation
- Ink contract | customer=Print & Co; product=Ink; amount=5200; chance=0; competitor=Inkfast; sales_person=Mina Fox; stage=Lost
work call plan|visit plan|call|sales call: Title!;Customer->@customer~Rao Foods;Opportunity->@opportunity|deal~Second packing line;Kind=Phone|Visit|Video|Mail;Planned on:date;Planned at:time;Sales person~Owen Pratt;Aim;Result:long
- Layout talk with Gita | customer=Rao Foods; opportunity=Second packing line; kind=Video; sales_person=Owen Pratt; aim=Agree on the hall plan
- Hall visit Kern | customer=Stahlbau Kern; opportunity=Crane service plan; kind=Visit; sales_person=Owen Pratt; aim=Count the cranes
- Contract reminder | customer=Blue Bay Hotels; opportunity=Linen for four houses; kind=Phone; sales_person=Mina Fox; aim=Fix the date of signing
- Try again in autumn | customer=Print & Co; kind=Phone; sales_person=Mina Fox; aim=Ask about ink prices
record contract|electronic contract|electronic signing|signing|e-signature: Number!;Customer->@customer~Blue Bay Hotels;Opportunity->@opportunity|deal~Linen for four houses;Amount:money;File:file;Signer~Lina Cruz;Sent on:date;Signed on:date;Valid until:date;~Status=Draft|Sent|Signed|Refused|Expired
- CT-2511 | customer=Blue Bay Hotels; opportunity=Linen for four houses; amount=39000; signer=Lina Cruz; status=Sent
- CT-2498 | customer=Rao Foods; amount=71000; signer=Gita Rao; status=Signed
- CT-2512 | customer=Stahlbau Kern; opportunity=Crane service plan; amount=12000; signer=Uwe Kern; status=Draft
- CT-2440 | customer=Print & Co; amount=4900; signer=Joe Marsh; status=Expired
! record follow-up record|follow-up|visit record|contact log: Title!;Customer->@customer~Rao Foods;Kind=Phone|Visit|Video|Mail;Content:long;Mood=Good|Neutral|Critical;Written by~Owen Pratt;Talked on:date
- Gita likes the short layout | customer=Rao Foods; kind=Video; mood=Good; written_by=Owen Pratt
- Kern has nine cranes | customer=Stahlbau Kern; kind=Visit; mood=Neutral; written_by=Owen Pratt
- Lina waits for the board | customer=Blue Bay Hotels; kind=Phone; mood=Good; written_by=Mina Fox
- Joe signed with Inkfast | customer=Print & Co; kind=Phone; mood=Critical; written_by=Mina Fox
! item sales target|target: Title!;Sales person~Owen Pratt;Month~June 2025;Target:money;Reached:money;Calls planned:number#0-500;Calls made:number#0-500
- Owen, June | sales_person=Owen Pratt; month=June 2025; target=60000; reached=41000; calls_planned=48; calls_made=31
- Mina, June | sales_person=Mina Fox; month=June 2025; target=50000; reached=39000; calls_planned=40; calls_made=36
- Owen, May | sales_person=Owen Pratt; month=May 2025; target=60000; reached=71000; calls_planned=45; calls_made=44
- Mina, May | sales_person=Mina Fox; month=May 2025; target=50000; reached=47500; calls_planned=40; calls_made=40
+ customer|customer information: Industry~Food|Metal;Level=A|B|C;Source=Fair|Referral|Web|Cold call;Sales person~Owen Pratt;Next contact on:date;Address
# expert information|expert sidebar|expert directory|expert profile|expert platform
person expert|specialist|author|expert information: Name!;Title~Cardiologist|Gardener;Field->@expert field|field~Heart|Gardens;Organization;Short bio;About:long;Photo:image;Email:email;Phone:phone;Website:url;~Articles:number#0-10000;~Status=Shown|Hidden
- Dr. Elin Aas | title=Cardiologist; field=Heart; organization=Coast clinic; short_bio=Hearts and running.; articles=14; status=Shown
- Pedro Vega | title=Gardener; field=Gardens; organization=Botanic garden; short_bio=Dry gardens that bloom.; articles=22; status=Shown
- Nina Koch | title=Nutritionist; field=Food; organization=Own practice; short_bio=Eat with the seasons.; articles=9; status=Shown
- Abel Stone | title=Energy adviser; field=Homes; organization=Consumer centre; short_bio=Warm rooms, small bills.; articles=5; status=Hidden
item expert field|field|topic|category: Name!;Color;Description;Experts:number#0-1000
- Heart | color=red; experts=3
- Gardens | color=green; experts=4
- Food | color=orange; experts=6
- Homes | color=blue; experts=2
record sidebar placement|sidebar|sidebar entry|expert box: Title!;Expert->@expert|specialist~Dr. Elin Aas;Article->@article~Running after fifty;Position:number#1-20;Style=Card|Line|Portrait only;Shown from:date;Shown until:date;~Clicks:number#0-1000000;Active:boolean
- Elin beside running texts | expert=Dr. Elin Aas; position=1; style=Card; clicks=412
- Pedro beside garden texts | expert=Pedro Vega; position=1; style=Card; clicks=288
- Nina beside recipes | expert=Nina Koch; position=2; style=Line; clicks=90
- Abel in the footer | expert=Abel Stone; position=3; style=Portrait only; clicks=11
item source website|external source|source|partner website: Name!;Address:url;Interface=Feed|JSON|Page;Refresh every:number(min)#1-10080;Fields taken;~Last fetched:date;~Status=Working|Slow|Failed
- Coast clinic team page | address=https://clinic.example.org/team; interface=Page; refresh_every=720; fields_taken=name, title, photo; status=Working
- Garden society | address=https://gardens.example.org/people.json; interface=JSON; refresh_every=60; fields_taken=name, bio, mail; status=Working
- Food guild | address=https://food.example.org/feed; interface=Feed; refresh_every=240; fields_taken=name, bio; status=Slow
- Consumer centre | address=https://consumer.example.org/experts; interface=Page; refresh_every=1440; fields_taken=name, phone; status=Failed
! record refresh run|sync record|fetch: Title!;Source->@source website|source~Garden society;Found:number#0-10000;Changed:number#0-10000;Message;Run on:date;~Result=Done|Unchanged|Failed
- Garden society, 09:00 | source=Garden society; found=4; changed=1; result=Done
- Coast clinic, night | source=Coast clinic team page; found=3; changed=0; result=Unchanged
- Food guild, night | source=Food guild; found=6; changed=2; message=Took 40 seconds; result=Done
- Consumer centre, night | source=Consumer centre; found=0; changed=0; message=Layout has changed; result=Failed
request expert inquiry|contact request|question: Subject!;Expert->@expert|specialist~Pedro Vega;Name;Email:email;Message:long;Answer:long;Asked on:date
- Olive tree in a pot | expert=Pedro Vega; name=Lisa Brandt; email=lisa@example.com; message=It drops leaves in March.
- Pulse of 165 | expert=Dr. Elin Aas; name=Karl Ness; email=karl@example.com; message=Is that too high at 55?
- Interview request | expert=Nina Koch; name=Radio Coast; email=desk@example.com; message=Ten minutes on Friday?
- Old windows | expert=Abel Stone; name=Ina Poll; email=ina@example.com; message=Seal or replace?
+ article: Expert->@expert|specialist~Dr. Elin Aas;Field->@expert field|field~Heart
# job search app|job searching|local job|job opportunities|find job|job seeking app
item job listing|job|job opportunity|vacancy|job offer: Title!;Employer->@employer|company~Corner Bakery;Kind=Full time|Part time|Mini job|Seasonal|Apprenticeship;Town~Millbrook;Address;Latitude:number;Longitude:number;Pay per hour:money;Hours per week:number#1-60;Skills;Description:long;Apply until:date;~Status=Open|Paused|Filled
- Morning baker's help | employer=Corner Bakery; kind=Part time; town=Millbrook; address=High street 3; latitude=51.4; longitude=0.2; pay_per_hour=13; hours_per_week=20; status=Open
- Bicycle mechanic | employer=Spoke & Co; kind=Full time; town=Ashford; latitude=51.1; longitude=0.9; pay_per_hour=16; hours_per_week=38; status=Open
- Apple picker | employer=Hill Orchard; kind=Seasonal; town=Faversham; latitude=51.3; longitude=0.9; pay_per_hour=12; hours_per_week=40; status=Open
- Office apprentice | employer=Town council; kind=Apprenticeship; town=Millbrook; pay_per_hour=9; hours_per_week=37; status=Filled
item employer|company|business: Name!;Industry~Food|Trade;Town;Address;Phone:phone;Email:email;Website:url;Logo:image;About:long;Employees:number#1-100000;~Status=Checked|Unchecked
- Corner Bakery | industry=Food; town=Millbrook; employees=11; status=Checked
- Spoke & Co | industry=Trade; town=Ashford; employees=6; status=Checked
- Hill Orchard | industry=Farming; town=Faversham; employees=24; status=Unchecked
- Town council | industry=Public service; town=Millbrook; employees=180; status=Checked
request job application|application: Title!;Job->@job listing|job~Bicycle mechanic;Applicant->@user;Letter:long;Resume:file;Phone:phone;Available from:date;Answer:long;Interview on:date;Sent on:date
- Kim for bicycle mechanic | job=Bicycle mechanic; letter=I have repaired bikes since school.
- Dora for the bakery | job=Morning baker's help; letter=Early mornings suit me.
- Pete for apples | job=Apple picker; letter=Third season.
- Amir for the council | job=Office apprentice; letter=I like order.; answer=Please come on Monday.
item training course|course|learning course|lesson [learn|course|train]: Title!;Skill;Provider~Town college;Hours:number#1-1000;Level=Beginner|Intermediate|Advanced;Job kind;Link:url;Description:long;~Learners:number#0-100000
- Food hygiene in an evening | skill=Hygiene; provider=Town college; hours=4; level=Beginner; learners=210
- Wheel truing | skill=Bicycle repair; provider=Spoke & Co; hours=8; level=Intermediate; learners=34
- Write a short letter | skill=Applying; provider=Job centre; hours=2; level=Beginner; learners=640
- Forklift theory | skill=Warehouse; provider=Town college; hours=16; level=Beginner; learners=88
! record course progress|learning progress [learn|course]: Title!;Course->@training course|course~Wheel truing;Learner~Mara Lindt|Joel Abara;Progress:percent;Last seen on:date;~Status=Started|Finished|Dropped
- Kim, wheel truing | course=Wheel truing; progress=60; status=Started
- Dora, hygiene | course=Food hygiene in an evening; progress=100; status=Finished
- Amir, letter | course=Write a short letter; progress=100; status=Finished
- Pete, forklift | course=Forklift theory; progress=10; status=Dropped
item applicant profile|profile|job seeker profile|candidate profile: Name!;User->@user;Wanted job;Skills;Town;Search radius:number(km)#1-200;Pay wish:money;Work hours=Full time|Part time|Any;Resume:file;Linked networks;~Status=Searching|Open to offers|Hired
- Kim Ashton | wanted_job=Mechanic; skills=Bikes, welding; town=Ashford; search_radius=15; pay_wish=15; work_hours=Full time; status=Searching
- Dora Lind | wanted_job=Shop help; skills=Selling, baking; town=Millbrook; search_radius=5; pay_wish=12; work_hours=Part time; status=Open to offers
- Amir Khan | wanted_job=Apprentice; skills=Typing, languages; town=Millbrook; search_radius=10; pay_wish=9; work_hours=Full time; status=Hired
- Pete Rowe | wanted_job=Seasonal work; skills=Tractor licence; town=Faversham; search_radius=40; pay_wish=12; work_hours=Any; status=Searching
! record job alert|saved search|search alert: Title!;User~Mara Lindt|Joel Abara;Words;Town;Radius:number(km)#1-200;Kind=Full time|Part time|Mini job|Seasonal|Apprenticeship;Every=Day|Week;~New jobs:number#0-10000
- Mechanic near Ashford | words=mechanic; town=Ashford; radius=15; kind=Full time; every=Day; new_jobs=1
- Part time in Millbrook | town=Millbrook; radius=5; kind=Part time; every=Week; new_jobs=3
- Harvest work | words=picker, harvest; town=Faversham; radius=40; kind=Seasonal; every=Day; new_jobs=2
- Apprentice office | words=office; town=Millbrook; radius=10; kind=Apprenticeship; every=Week; new_jobs=0
! record user activity|tracking record|user track [track]: Title!;User~Mara Lindt|Joel Abara;Action=Viewed|Searched|Saved|Applied|Called;Job->@job listing|job~Bicycle mechanic;Device;Done on:date
- Kim viewed mechanic | action=Viewed; job=Bicycle mechanic; device=Phone
- Kim applied | action=Applied; job=Bicycle mechanic; device=Phone
- Dora saved bakery | action=Saved; job=Morning baker's help; device=Tablet
- Pete called the orchard | action=Called; job=Apple picker; device=Phone
# backend management system|managing user information|admin backend|back-office|store management
item store|shop|branch|outlet: Name!;Store number;Manager~Erika Boll|Yusuf Kara;Address;Phone:phone;Opening hours;Logo:image;Opened on:date;~Status=Open|Closed|In review
- Old Market store | store_number=S-01; manager=Erika Boll; address=Old Market 7; opening_hours=9 to 19; status=Open
- Station store | store_number=S-02; manager=Yusuf Kara; address=Station square 2; opening_hours=6 to 22; status=Open
- Garden centre | store_number=S-03; manager=Erika Boll; address=Ring road 110; opening_hours=8 to 18; status=In review
- Harbour kiosk | store_number=S-04; manager=Yusuf Kara; address=Pier 4; opening_hours=10 to 16; status=Closed
item permission|role permission|access right|role|user role: Name!;Role=Administrator|Store manager|Warehouse|Support|Viewer;Module=Products|Orders|Users|Stores|Logistics|Settings;May read:boolean;May change:boolean;May delete:boolean;Description:long;~Users:number#0-100000
- Orders for support | role=Support; module=Orders; description=May see and answer, not delete.; users=6
- Products for managers | role=Store manager; module=Products; description=Prices of their own store.; users=4
- Everything for administrators | role=Administrator; module=Settings; description=All parts of the backend.; users=2
- Parcels for the warehouse | role=Warehouse; module=Logistics; description=Labels and hand-over.; users=9
record shipment|logistics|logistics record|delivery|logistics information: Tracking number!;Order->@order;Carrier=Post|Parcel service|Courier|Own van;Recipient;Address;Weight:number(kg)#0-1000;Sent on:date;Delivered on:date;Shipping cost:money;~Status=Packed|Handed over|On the way|Delivered|Returned
- PX-88210 | carrier=Parcel service; recipient=A. Lindner; address=Lime street 5; weight=2.4; shipping_cost=5.9; status=Delivered
- PX-88211 | carrier=Post; recipient=K. Moss; address=Mill lane 12; weight=0.6; shipping_cost=3.2; status=On the way
- PX-88212 | carrier=Own van; recipient=Café Nord; address=Quay 3; weight=31; shipping_cost=12; status=Packed
- PX-88213 | carrier=Courier; recipient=B. Yilmaz; address=Hill road 40; weight=1.1; shipping_cost=9.5; status=Returned
record operation record|operation data|operation log|login record|daily figure|business data: Title!;User;Action=Sign in|Create|Change|Delete|Export|Password changed;Module=Products|Orders|Users|Stores|Logistics|Settings;Done on:date;Done at:time;Address;Details:long;~Result=Done|Refused
- Price of kettle changed | user=e.boll; action=Change; module=Products; address=10.1.0.4; details=From 39 to 35.; result=Done
- User removed | user=admin; action=Delete; module=Users; address=10.1.0.2; details=Account unused for two years.; result=Done
- Orders of May exported | user=y.kara; action=Export; module=Orders; address=10.1.0.9; details=412 rows.; result=Done
- Sign-in with wrong password | user=support3; action=Sign in; module=Settings; address=198.51.100.20; details=Second try.; result=Refused
record verification|account verification|phone verification|verification code|identity verification: Title!;Account name;Kind=Account|Password|Phone number|Email;Phone:phone;Code;Asked on:date;Tries:number#0-20;~Status=Sent|Confirmed|Expired|Blocked
- New phone of Lindner | account_name=a.lindner; kind=Phone number; code=481022; tries=1; status=Confirmed
- Password of Moss | account_name=k.moss; kind=Password; code=770315; tries=0; status=Sent
- Account of Café Nord | account_name=cafe.nord; kind=Account; code=120984; tries=2; status=Confirmed
- Email of Yilmaz | account_name=b.yilmaz; kind=Email; code=663201; tries=5; status=Blocked
! record order item|order line|ordered product: Title!;Order->@order;Product->@product;Quantity:number#1-10000;Unit price:money;Discount:percent;~Line total:money
- Two kettles | quantity=2; unit_price=35; discount=0; line_total=70
- Box of tea | quantity=12; unit_price=4.5; discount=10; line_total=48.6
- Garden hose 25 m | quantity=1; unit_price=29.9; discount=0; line_total=29.9
- Clay pots | quantity=20; unit_price=3.2; discount=5; line_total=60.8
+ order: Store->@store|shop;Order number;User name;Phone:phone;Amount:money;Payment=Card|Cash|Transfer|Wallet
+ user: Account;Phone:phone;Avatar:image;Role=Administrator|Store manager|Warehouse|Support|Viewer;~Last sign-in:date
+ product: Store->@store|shop;Article number;Stock:number#0-1000000
# enterprise resource planning|erp management|erp system|erp platform|manufacturing unit|managing supply chain|enterprise resource
person supplier|vendor: Name!;Supplier number;Contact person;Email:email;Phone:phone;Address;Supplies;Payment within:number(days)#0-180;Rating:rating;~Status=Active|Blocked
- Hartmann Steel | supplier_number=V-101; contact_person=Uwe Hart; address=Foundry street 4; supplies=Sheets and tubes; payment_within=30; rating=4; status=Active
- Blue Screw Works | supplier_number=V-118; contact_person=Lin Su; address=Ring 9; supplies=Screws and bolts; payment_within=14; rating=5; status=Active
- Paper & Pack | supplier_number=V-130; contact_person=Rosa Diaz; address=Mill 2; supplies=Boxes; payment_within=21; rating=3; status=Active
- Colour Chemistry | supplier_number=V-142; contact_person=Jo Beck; address=Quay 17; supplies=Paint; payment_within=30; rating=2; status=Blocked
item warehouse|storage location|storage|store room: Name!;Code;Kind=Warehouse|Shelf|Yard|Cold room;Address;Manager;Capacity:number(pallets)#0-1000000;~Used:percent;~Status=Open|Full|Closed
- Main warehouse | code=WH-1; kind=Warehouse; address=Works road 1; manager=T. Abel; capacity=1200; used=71; status=Open
- Shelf A-03 | code=A-03; kind=Shelf; address=Main warehouse; manager=T. Abel; capacity=24; used=100; status=Full
- Steel yard | code=YD-1; kind=Yard; address=Works road 3; manager=M. Ott; capacity=300; used=40; status=Open
- Paint room | code=CR-2; kind=Cold room; address=Works road 1; manager=M. Ott; capacity=40; used=55; status=Open
record stock|inventory|product inventory|inventory item|stock item|material: Name!;Article number;Warehouse->@warehouse|storage location~Main warehouse|Steel yard;Quantity:number#0-10000000;Unit=Piece|kg|m|l;Reorder at:number#0-10000000;Unit cost:money;Supplier->@supplier|vendor~Hartmann Steel|Blue Screw Works;Counted on:date;~State=Enough|Low|Out of stock
- Steel tube 40 mm | article_number=ST-40; warehouse=Steel yard; quantity=620; unit=m; reorder_at=200; unit_cost=6.4; supplier=Hartmann Steel; state=Enough
- Bolt M8 | article_number=BM8; warehouse=Shelf A-03; quantity=900; unit=Piece; reorder_at=2000; unit_cost=0.08; supplier=Blue Screw Works; state=Low
- Box 60 x 40 | article_number=BX-64; warehouse=Main warehouse; quantity=0; unit=Piece; reorder_at=300; unit_cost=0.9; supplier=Paper & Pack; state=Out of stock
- Paint grey | article_number=PG-1; warehouse=Paint room; quantity=180; unit=l; reorder_at=60; unit_cost=7.5; supplier=Colour Chemistry; state=Enough
record purchase order|procurement|procurement record|purchase|proxy order: Number!;Supplier->@supplier|vendor~Hartmann Steel|Paper & Pack;Ordered by;Ordered on:date;Delivery on:date;Items:long;Amount:money;For customer;~Status=Draft|Approved|Ordered|Delivered|Cancelled
- PO-3301 | supplier=Hartmann Steel; ordered_by=T. Abel; items=400 m steel tube 40 mm; amount=2560; for_customer=Own stock; status=Delivered
- PO-3302 | supplier=Blue Screw Works; ordered_by=T. Abel; items=5000 bolts M8; amount=400; for_customer=Own stock; status=Ordered
- PO-3303 | supplier=Paper & Pack; ordered_by=M. Ott; items=1000 boxes 60 x 40; amount=900; for_customer=Bike maker Rad; status=Approved
- PO-3304 | supplier=Colour Chemistry; ordered_by=M. Ott; items=60 l paint; amount=450; for_customer=Own stock; status=Cancelled
record stock movement|inventory movement|in/out record|in and out record|inventory reduction|outbound record|inbound record|storage location out-of-stock: Title!;Stock->@stock|inventory~Bolt M8|Steel tube 40 mm;Kind=In|Out|Moved|Counted|Written off;Quantity:number#0-10000000;From->@warehouse|storage location~Main warehouse|Steel yard;To->@warehouse|storage location~Main warehouse|Shelf A-03;Moved on:date;Done by;Reference
- Tubes arrived | stock=Steel tube 40 mm; kind=In; quantity=400; from=Steel yard; to=Steel yard; done_by=M. Ott; reference=PO-3301
- Bolts for frame order | stock=Bolt M8; kind=Out; quantity=1200; from=Shelf A-03; to=Main warehouse; done_by=T. Abel; reference=WO-88
- Wet boxes | stock=Box 60 x 40; kind=Written off; quantity=40; from=Main warehouse; to=Main warehouse; done_by=T. Abel; reference=Roof leak
- Count of paint | stock=Paint grey; kind=Counted; quantity=180; from=Paint room; to=Paint room; done_by=M. Ott; reference=Count 6
work production order|operation plan|production plan|work order|business plan: Title!;Product;Quantity:number#1-1000000;Department=Production|Purchasing|Sales|Finance|Staff;Responsible;Starts on:date;Due on:date;Budget:money;Notes:long;~Done:percent
- Fifty bike frames | product=Frame R2; quantity=50; department=Production; responsible=H. Wirth; budget=4200; notes=Grey paint.; done=60
- Railings for the school | product=Railing 2 m; quantity=18; department=Production; responsible=H. Wirth; budget=3100; notes=Measure again on site.; done=10
- New screw contract | product=Bolts; quantity=1; department=Purchasing; responsible=T. Abel; budget=0; notes=Three offers.; done=40
- Sales plan of autumn | product=All; quantity=1; department=Sales; responsible=C. Lang; budget=12000; notes=Two fairs.; done=25
! record quality check|quality control|quality inspection [quality|manufactur\\w*]: Title!;Production order->@production order|work order~Fifty bike frames|Railings for the school;Checked:number#0-1000000;Defects:number#0-1000000;Kind=Incoming|In process|Final;Inspector;Checked on:date;Findings:long;~Result=Passed|Rework|Rejected
- Frames, first ten | production_order=Fifty bike frames; checked=10; defects=1; kind=In process; inspector=E. Sand; findings=One weld too thin.; result=Rework
- Tubes on arrival | production_order=Fifty bike frames; checked=40; defects=0; kind=Incoming; inspector=E. Sand; findings=Straight and clean.; result=Passed
- Railing sample | production_order=Railings for the school; checked=2; defects=0; kind=Final; inspector=E. Sand; findings=Fits the drawing.; result=Passed
- Paint of May | production_order=Fifty bike frames; checked=5; defects=5; kind=Incoming; inspector=E. Sand; findings=Wrong tone.; result=Rejected
! record decision|control figure|budget item|key figure [decision|planning|control\\b|statistic\\w*|business situation]: Title!;Department=Production|Purchasing|Sales|Finance|Staff;Period;Planned:money;Actual:money;Difference:money;Decision:long;Decided by;Decided on:date
- Steel costs, spring | department=Purchasing; period=Q2; planned=9000; actual=10200; difference=1200; decision=Ask two more suppliers.; decided_by=C. Lang
- Sales, spring | department=Sales; period=Q2; planned=80000; actual=86500; difference=6500; decision=Second fair in autumn.; decided_by=C. Lang
- Overtime, spring | department=Staff; period=Q2; planned=2000; actual=3100; difference=1100; decision=One more welder.; decided_by=H. Wirth
- Machine oil, spring | department=Production; period=Q2; planned=400; actual=380; difference=-20; decision=None needed.; decided_by=H. Wirth
record delivery|shipping|delivery information|shipment|delivery note [deliver\\w*|shipping|logistic\\w*|driver]: Number!;Order;Customer~Alder Foods|North School;Warehouse->@warehouse|storage location~Main warehouse;Vehicle->@vehicle|truck~Van 3;Driver~Karl Voss;Carrier;Tracking number;Packages:number#0-100000;Sent on:date;Due on:date;Received by;~Status=Packed|On its way|Delivered|Returned
- D-4410 | customer=Alder Foods; warehouse=Main warehouse; vehicle=Van 3; driver=Karl Voss; packages=4; status=On its way
- D-4411 | customer=North School; warehouse=Steel yard; vehicle=Truck 1; driver=Lea Brand; packages=12; status=Packed
- D-4409 | customer=Hotel Anker; warehouse=Main warehouse; carrier=Parcel post; tracking_number=PP88120; packages=1; received_by=Front desk; status=Delivered
- D-4408 | customer=Alder Foods; warehouse=Main warehouse; vehicle=Van 3; driver=Karl Voss; packages=2; status=Returned
work delivery route|route|route planning|route plan|delivery tour [route|driver]: Title!;Driver~Karl Voss|Lea Brand;Vehicle->@vehicle|truck~Van 3;Day:date!;Starts at:time;From->@warehouse|storage location~Main warehouse;Stops:number#1-200;Distance:number(km)#0-5000;Order of stops:long
- North tour, Monday | driver=Karl Voss; vehicle=Van 3; from=Main warehouse; stops=7; distance=84; order_of_stops=Alder Foods, school, town hall
- Steel tour, Tuesday | driver=Lea Brand; vehicle=Truck 1; from=Steel yard; stops=3; distance=160
- North tour, Tuesday | driver=Karl Voss; vehicle=Van 3; from=Main warehouse; stops=5; distance=70
- Return tour, Friday | driver=Lea Brand; vehicle=Truck 1; from=Main warehouse; stops=2; distance=35
item vehicle|truck|delivery vehicle [vehicle|truck|driver]: Name!;Plate;Kind=Van|Truck|Trailer|Car;Payload:number(kg)#0-50000;Driver~Karl Voss;Inspection due on:date;Mileage:number(km)#0-2000000;~Status=Free|On tour|In repair
- Van 3 | plate=HX 301; kind=Van; payload=1200; driver=Karl Voss; mileage=84000; status=On tour
- Truck 1 | plate=HX 110; kind=Truck; payload=9000; driver=Lea Brand; mileage=210000; status=Free
- Van 4 | plate=HX 302; kind=Van; payload=1200; mileage=12000; status=Free
- Trailer 2 | plate=HX 990; kind=Trailer; payload=3500; status=In repair
! item system module|module|data module|function module [module]: Name!;Code;Group=Sales|Purchasing|Stock|Finance|Staff|System;Icon;Address;Order:number#1-1000;Fields:number#0-500;Rows:number#0-10000000;Description:long;~Status=In use|Off
- Suppliers | code=SUP; group=Purchasing; address=/suppliers; order=1; fields=9; rows=120; status=In use
- Stock | code=STK; group=Stock; address=/stock; order=2; fields=10; rows=2300; status=In use
- Orders | code=ORD; group=Sales; address=/orders; order=3; fields=12; rows=8100; status=In use
- Old accounts | code=ACC0; group=Finance; address=/accounts-old; order=9; fields=20; rows=40000; status=Off
! item module field|data field|form field [module]: Label!;Module->@module|system module~Stock;Type=Text|Number|Money|Date|Choice|Link|File;Required:boolean;In the list:boolean;In export:boolean;Choices;Order:number#1-500
- Article number | module=Stock; type=Text; order=1
- Quantity | module=Stock; type=Number; order=2
- Supplier name | module=Suppliers; type=Text; order=1
- Ordered on | module=Orders; type=Date; order=4
+ order: Order number;Product;Quantity:number#1-1000000;Amount:money;Delivery on:date
# temporary labor|temporary labour|temporary worker|temp work|day labor|casual labor|gig work|flexible employment
item labor demand|temporary labor demand|job demand|job|job posting|nearby job: Title!;Business->@business|business owner|employer~Café Anker|Lorenz Logistics;Kind of work=Kitchen|Warehouse|Cleaning|Events|Harvest|Construction;Address;Distance:number(km)#0-500;Work on:date;Starts at:time;Ends at:time;People needed:number#1-1000;Pay per hour:money;Requirements:long;~Status=Open|Filled|Running|Ended|Cancelled
- Dishes on Saturday | business=Café Anker; kind_of_work=Kitchen; address=Quay 3; distance=1.2; people_needed=2; pay_per_hour=13.5; requirements=Closed shoes.; status=Open
- Unload three lorries | business=Lorenz Logistics; kind_of_work=Warehouse; address=Ring 40; distance=6; people_needed=5; pay_per_hour=15; requirements=Lift 20 kg.; status=Filled
- Apple harvest | business=Orchard Wiesner; kind_of_work=Harvest; address=Hill farm; distance=14; people_needed=12; pay_per_hour=13; requirements=Three days in a row.; status=Running
- Chairs for a concert | business=Town Hall Events; kind_of_work=Events; address=Market 1; distance=0.8; people_needed=6; pay_per_hour=14; requirements=Evening.; status=Ended
person business|business owner|employer|enterprise: Name!;Contact person;Phone:phone;Address;Trade;Licence number;Balance:money;Rating:rating;~Status=Applied|Verified|Blocked
- Café Anker | contact_person=Rita Blohm; address=Quay 3; trade=Restaurant; licence_number=B-2201; balance=180; rating=5; status=Verified
- Lorenz Logistics | contact_person=K. Lorenz; address=Ring 40; trade=Transport; licence_number=B-0917; balance=2400; rating=4; status=Verified
- Orchard Wiesner | contact_person=Franz Wiesner; address=Hill farm; trade=Farm; licence_number=B-3110; balance=960; rating=5; status=Verified
- Town Hall Events | contact_person=Uta Celik; address=Market 1; trade=Events; licence_number=B-4402; balance=0; rating=3; status=Applied
person worker|individual|temporary worker|job seeker|member: Name!;Phone:phone;Skills;Lives in;Free on=Weekdays|Evenings|Weekends|Any time;Health certificate:boolean;Balance:money;Rating:rating;~Jobs done:number#0-10000;~Status=New|Verified|Paused|Blocked
- Ahmed Zaki | skills=Forklift, lifting; lives_in=Ring district; free_on=Any time; balance=210; rating=5; jobs_done=41; status=Verified
- Lena Pohl | skills=Kitchen, service; lives_in=Old town; free_on=Weekends; balance=54; rating=4; jobs_done=12; status=Verified
- Mirko Babic | skills=Building, painting; lives_in=Harbour; free_on=Weekdays; balance=0; rating=4; jobs_done=7; status=Verified
- Sue Chan | skills=Events; lives_in=Old town; free_on=Evenings; balance=0; rating=3; jobs_done=0; status=New
request job application|application|sign-up|job application record: Title!;Job->@labor demand|job~Dishes on Saturday|Apple harvest;Worker->@worker|individual~Lena Pohl|Ahmed Zaki;Message:long;Arrives by=Foot|Bicycle|Car|Bus;Applied on:date
- Lena for the dishes | job=Dishes on Saturday; worker=Lena Pohl; message=I know the kitchen.; arrives_by=Bicycle
- Ahmed for the lorries | job=Unload three lorries; worker=Ahmed Zaki; message=Forklift licence since 2018.; arrives_by=Car
- Mirko for the apples | job=Apple harvest; worker=Mirko Babic; message=All three days.; arrives_by=Bus
- Sue for the chairs | job=Chairs for a concert; worker=Sue Chan; message=First job with you.; arrives_by=Foot
record clock-in record|clock-in|attendance|work record|clock record: Title!;Job->@labor demand|job~Unload three lorries|Apple harvest;Worker->@worker|individual~Ahmed Zaki|Mirko Babic;Date:date;Clocked in at:time;Clocked out at:time;Hours:number(h)#0-24;Place;~State=Running|Ended|Disputed|Confirmed
- Ahmed, lorries | job=Unload three lorries; worker=Ahmed Zaki; hours=6; place=Ring 40; state=Confirmed
- Mirko, apples day 1 | job=Apple harvest; worker=Mirko Babic; hours=8; place=Hill farm; state=Confirmed
- Mirko, apples day 2 | job=Apple harvest; worker=Mirko Babic; hours=7.5; place=Hill farm; state=Disputed
- Sue, chairs | job=Chairs for a concert; worker=Sue Chan; hours=4; place=Market 1; state=Ended
record settlement|settled account|wage settlement|settlement record: Title!;Clock-in->@clock-in record|attendance~Ahmed, lorries|Mirko, apples day 1;Worker->@worker|individual~Ahmed Zaki|Mirko Babic;Hours:number(h)#0-1000;Pay per hour:money;Amount:money;Platform fee:money;Settled on:date;~Status=Open|Paid|Held back
- Ahmed 90 | clock_in=Ahmed, lorries; worker=Ahmed Zaki; hours=6; pay_per_hour=15; amount=90; platform_fee=4.5; status=Paid
- Mirko 104 | clock_in=Mirko, apples day 1; worker=Mirko Babic; hours=8; pay_per_hour=13; amount=104; platform_fee=5.2; status=Paid
- Mirko day 2 | clock_in=Mirko, apples day 2; worker=Mirko Babic; hours=7.5; pay_per_hour=13; amount=97.5; platform_fee=4.9; status=Held back
- Sue 56 | clock_in=Sue, chairs; worker=Sue Chan; hours=4; pay_per_hour=14; amount=56; platform_fee=2.8; status=Open
request withdrawal|withdrawal request|payout: Title!;Worker->@worker|individual~Ahmed Zaki|Lena Pohl;Amount:money!;Way=Bank transfer|Wallet|Cash;Account ending;Asked on:date
- Ahmed takes out 200 | worker=Ahmed Zaki; amount=200; way=Bank transfer; account_ending=4410
- Lena takes out 50 | worker=Lena Pohl; amount=50; way=Wallet; account_ending=0712
- Mirko takes out 100 | worker=Mirko Babic; amount=100; way=Bank transfer; account_ending=3318
- Sue takes out 20 | worker=Sue Chan; amount=20; way=Cash; account_ending=none
request appeal|order appeal|complaint|dispute: Title!;Clock-in->@clock-in record|attendance~Mirko, apples day 2|Ahmed, lorries;Raised by=Worker|Business;Reason=Hours|Pay|Behaviour|Absent|Other;Text:long;Picture:image;~Decision:long
- Half an hour missing | clock_in=Mirko, apples day 2; raised_by=Worker; reason=Hours; text=I worked until five.; decision=Being checked.
- Came late | clock_in=Ahmed, lorries; raised_by=Business; reason=Hours; text=Twenty minutes late.; decision=Bus was late, no cut.
- Pay not as posted | clock_in=Mirko, apples day 1; raised_by=Worker; reason=Pay; text=Posted at 13.50.; decision=Posting said 13.
- Left early | clock_in=Sue, chairs; raised_by=Business; reason=Absent; text=Left before the end.; decision=Open.
+ review: Job->@labor demand|job;Worker->@worker|individual;Business->@business;Punctual:rating;Would work again:boolean
# performing arts|performing arts talent|talent service|talent platform|artist casting|casting platform
person talent|performer|artist|talent profile: Name!;Stage name;Field=Singing|Dance|Acting|Music|Magic|Hosting;City;Height:number(cm)#60-230;Fee per day:money;Introduction:long;Photo:image;Showreel:url;~Experience value:number#0-10000000;~Status=New|Verified|Booked|Away
- Lia Moor | stage_name=Lia Moor; field=Singing; city=Quayhaven; height=168; fee_per_day=350; introduction=Jazz and sea songs.; experience_value=820; status=Verified
- Dan Ferro | stage_name=Ferro; field=Magic; city=Millbrook; height=181; fee_per_day=420; introduction=Cards and doves.; experience_value=1410; status=Booked
- Yuki Sand | stage_name=Yuki; field=Dance; city=Quayhaven; height=162; fee_per_day=300; introduction=Modern and tap.; experience_value=390; status=Verified
- Bo Lindt | stage_name=Bo; field=Hosting; city=Highfield; height=190; fee_per_day=500; introduction=Weddings and fairs.; experience_value=60; status=New
record release|released information|casting call|posted information|talent demand: Title!;Kind=Casting|Job offer|Offer of a performer|Rehearsal room|Other;City;Fee:money;Performs on:date;Text:long!;Posted by;Posted on:date;Price of posting:number(coins)#0-10000;~Views:number#0-1000000;~Status=Open|Filled|Ended
- Singer for a ship | kind=Casting; city=Quayhaven; fee=900; text=Three evenings on board.; posted_by=Harbour cruises; price_of_posting=10; views=410; status=Open
- Two dancers for a video | kind=Job offer; city=Millbrook; fee=600; text=One day in a mill.; posted_by=Studio Lantern; price_of_posting=10; views=230; status=Filled
- Magician has May free | kind=Offer of a performer; city=Millbrook; fee=420; text=Children's parties too.; posted_by=Dan Ferro; price_of_posting=5; views=95; status=Open
- Room with mirrors | kind=Rehearsal room; city=Highfield; fee=15; text=By the hour.; posted_by=Dance house; price_of_posting=5; views=61; status=Open
record real-name authentication|authentication|credit guarantee|identity verification: Title!;Talent->@talent|performer~Lia Moor|Bo Lindt;Kind=Real name|Credit guarantee;Document number;Document:image;Deposit:money;Asked on:date;~Status=Waiting|Confirmed|Refused|Paid back
- Real name of Lia | talent=Lia Moor; kind=Real name; document_number=ends 117; deposit=0; status=Confirmed
- Guarantee of Dan | talent=Dan Ferro; kind=Credit guarantee; document_number=ends 902; deposit=100; status=Confirmed
- Real name of Bo | talent=Bo Lindt; kind=Real name; document_number=ends 440; deposit=0; status=Waiting
- Guarantee of Yuki | talent=Yuki Sand; kind=Credit guarantee; document_number=ends 381; deposit=100; status=Paid back
item circle|interest circle|discussion circle|group: Name!;Topic=Singing|Dance|Acting|Music|Magic|Hosting;Description:long;Founder;Cover:image;~Members:number#0-1000000;~Status=Open|Closed
- Voices of the coast | topic=Singing; description=Warm-ups and stages.; founder=Lia Moor; members=212; status=Open
- Dance floor | topic=Dance; description=Rooms, steps, shoes.; founder=Yuki Sand; members=148; status=Open
- Sleeves up | topic=Magic; description=No secrets told.; founder=Dan Ferro; members=37; status=Closed
- Microphone on | topic=Hosting; description=Fees and jokes.; founder=Bo Lindt; members=54; status=Open
record invitation|invitation reward|invite: Title!;Inviter;Invited person;Reward:number(coins)#0-10000;Invited on:date;Joined on:date;~Status=Sent|Joined|Rewarded
- Lia invites Mona | inviter=Lia Moor; invited_person=Mona; reward=20; status=Rewarded
- Dan invites Karl | inviter=Dan Ferro; invited_person=Karl; reward=20; status=Joined
- Yuki invites Pia | inviter=Yuki Sand; invited_person=Pia; reward=20; status=Sent
- Lia invites Tom | inviter=Lia Moor; invited_person=Tom; reward=20; status=Sent
record experience record|experience value|check-in|recharge|recharge record|daily check-in: Title!;Talent->@talent|performer~Lia Moor|Dan Ferro;Kind=Check-in|Recharge|Post|Comment|Booking;Experience:number#0-100000;Coins:number#-100000-100000;Amount paid:money;Booked on:date;Days in a row:number#0-10000
- Lia, day 12 | talent=Lia Moor; kind=Check-in; experience=12; coins=2; amount_paid=0; days_in_a_row=12
- Dan recharges | talent=Dan Ferro; kind=Recharge; experience=0; coins=100; amount_paid=10; days_in_a_row=0
- Yuki posts | talent=Yuki Sand; kind=Post; experience=5; coins=-5; amount_paid=0; days_in_a_row=0
- Dan booked | talent=Dan Ferro; kind=Booking; experience=50; coins=0; amount_paid=0; days_in_a_row=0
# project consultation|project solution|solution platform|personal project consultation
request project requirement|requirement|project submission|submitted project|project request: Title!;Field=Website|App|Hardware|Design|Research|Business;Description:long!;Budget:money;Wanted by:date;File:file;Name;Email:email;Phone:phone
- Booking page for a sauna | field=Website; description=Six places, two hours each.; budget=1200; name=Leif Aro
- Sensor for bee scales | field=Hardware; description=Weight once an hour by radio.; budget=600; name=Ada Wirth
- Logo for a bakery | field=Design; description=Must work on paper bags.; budget=350; name=Bakery Krume
- Survey of two villages | field=Research; description=Who would use a bus at night?; budget=900; name=Village council
item solution|project solution|proposal: Title!;Requirement->@project requirement|requirement~Booking page for a sauna|Sensor for bee scales;Field=Website|App|Hardware|Design|Research|Business;Description:long;Price:money;Duration:number(days)#1-1000;Consultant->@consultant|expert~Iris Thal|Bo Hansen;Picture:image;File:file;~Status=Draft|Offered|Accepted|Declined
- Calendar with deposit | requirement=Booking page for a sauna; field=Website; description=Places by slot, deposit by card.; price=1100; duration=12; consultant=Iris Thal; status=Accepted
- Scale with long-range radio | requirement=Sensor for bee scales; field=Hardware; description=Battery for two years.; price=540; duration=20; consultant=Bo Hansen; status=Offered
- One-line loaf | requirement=Logo for a bakery; field=Design; description=A loaf in one stroke.; price=320; duration=5; consultant=Iris Thal; status=Accepted
- Doorstep survey | requirement=Survey of two villages; field=Research; description=Ninety homes, ten questions.; price=880; duration=15; consultant=Bo Hansen; status=Draft
person consultant|expert|adviser: Name!;Field=Website|App|Hardware|Design|Research|Business;Introduction:long;Hourly rate:money;Email:email;Photo:image;Rating:rating;~Projects:number#0-10000;~Status=Available|Busy
- Iris Thal | field=Website; introduction=Small sites that last.; hourly_rate=60; rating=5; projects=41; status=Available
- Bo Hansen | field=Hardware; introduction=Sensors, radio, batteries.; hourly_rate=70; rating=4; projects=28; status=Busy
- Mina Sol | field=Business; introduction=Prices and plans.; hourly_rate=55; rating=4; projects=17; status=Available
- Raul Vega | field=App; introduction=Apps for clubs.; hourly_rate=65; rating=5; projects=33; status=Available
record consultation|consultation record|inquiry|project question: Title!;Requirement->@project requirement|requirement~Booking page for a sauna|Logo for a bakery;Consultant->@consultant|expert~Iris Thal|Mina Sol;Question:long!;Way=Chat|Phone|Video|Email;Asked on:date;~Answer:long;~State=Open|Answered|Closed
- Deposit or not? | requirement=Booking page for a sauna; consultant=Iris Thal; question=Will guests pay before?; way=Chat; answer=Five euros keep places honest.; state=Answered
- Colour of the bag | requirement=Logo for a bakery; consultant=Iris Thal; question=Brown paper or white?; way=Email; answer=Both were tested.; state=Closed
- Range in the valley | requirement=Sensor for bee scales; consultant=Bo Hansen; question=Does radio reach the farm?; way=Phone; answer=We test on Tuesday.; state=Open
- Night bus costs | requirement=Survey of two villages; consultant=Mina Sol; question=What may a ride cost?; way=Video; answer=Ask for three prices.; state=Answered
! record progress entry|project progress|progress|milestone: Title!;Solution->@solution|proposal~Calendar with deposit|One-line loaf;Done:percent;Text:long;Entered on:date;Due on:date;Entered by;~Status=On time|Late|Done
- Slots work | solution=Calendar with deposit; done=60; text=Booking without payment runs.; entered_by=Iris Thal; status=On time
- Three sketches | solution=One-line loaf; done=100; text=Second one was chosen.; entered_by=Iris Thal; status=Done
- Radio test | solution=Scale with long-range radio; done=20; text=Box ordered.; entered_by=Bo Hansen; status=Late
- Questions written | solution=Doorstep survey; done=30; text=Ten questions, two pages.; entered_by=Bo Hansen; status=On time
# case database|case library|case data|case management database|case collection
item case|case data|case record|case study: Title!;Case number;Category->@case category|category~Bridges|Schools;Place;Year:number#1800-2100;Description:long;Result:long;Costs:money;Responsible;Tags;Picture:image;~Status=Draft|Checked|Published|Archived
- Red bridge repaired | case_number=C-0041; category=Bridges; place=Millbrook; year=2019; description=New bearings without closing.; result=Traffic kept one lane.; costs=210000; responsible=A. Feld; tags=bearing, traffic; status=Published
- School with sun roof | case_number=C-0052; category=Schools; place=Highfield; year=2021; description=Roof rented to the pupils' firm.; result=A third of the power.; costs=88000; responsible=H. Lund; tags=solar; status=Published
- Night bus on call | case_number=C-0060; category=Transport; place=Lakeside; year=2022; description=Bus comes when asked for.; result=Twelve riders a night.; costs=41000; responsible=M. Osei; tags=bus, rural; status=Checked
- Old pool closed | case_number=C-0013; category=Sport; place=Quayhaven; year=2012; description=Costs against use.; result=Pool moved indoors.; costs=950000; responsible=A. Feld; tags=pool; status=Archived
item case category|category: Name!;Description:long;Parent;Colour;Position:number#0-100;~Cases:number#0-1000000
- Bridges | description=Roads over water.; parent=Building; colour=Grey; position=1; cases=24
- Schools | description=Houses of learning.; parent=Building; colour=Orange; position=2; cases=31
- Transport | description=Bus, rail, bicycle.; parent=Town; colour=Blue; position=3; cases=18
- Sport | description=Pools and halls.; parent=Town; colour=Green; position=4; cases=9
record data table|multi-dimensional table|generated table|multi-dimensional data table: Name!;Rows by=Category|Place|Year|Status;Columns by=Category|Place|Year|Status;Value=Number of cases|Sum of costs|Mean costs;From year:number#1800-2100;Until year:number#1800-2100;Made by;Made on:date;File:file
- Cases by place and year | rows_by=Place; columns_by=Year; value=Number of cases; from_year=2010; until_year=2024; made_by=nora
- Costs by category | rows_by=Category; columns_by=Year; value=Sum of costs; from_year=2015; until_year=2024; made_by=nora
- Mean costs by place | rows_by=Place; columns_by=Category; value=Mean costs; from_year=2000; until_year=2024; made_by=otto
- State of the library | rows_by=Status; columns_by=Category; value=Number of cases; from_year=1990; until_year=2024; made_by=otto
record saved search|advanced search|search|search condition: Name!;Words;Category->@case category|category~Bridges|Schools;Place;From year:number#1800-2100;Until year:number#1800-2100;Owner;Searched on:date;~Found:number#0-1000000
- Bridges since 2015 | words=bearing; category=Bridges; place=all; from_year=2015; until_year=2024; owner=nora; found=7
- Solar schools | words=solar; category=Schools; place=all; from_year=2010; until_year=2024; owner=otto; found=4
- Night transport | words=night; category=Transport; place=Lakeside; from_year=2018; until_year=2024; owner=nora; found=2
- Closed pools | words=closed; category=Sport; place=all; from_year=2000; until_year=2024; owner=otto; found=3
! item dashboard chart|dashboard|chart|dashboard visualization [dashboard|chart|visuali\\w*]: Title!;Kind=Bars|Lines|Pie|Map|Number;Data table->@data table|multi-dimensional table~Cases by place and year|Costs by category;Position:number#1-100;Colour;Shown:boolean
- Cases a year | kind=Lines; data_table=Cases by place and year; position=1; colour=Blue
- Where the money went | kind=Pie; data_table=Costs by category; position=2; colour=Mixed
- Places on the map | kind=Map; data_table=Mean costs by place; position=3; colour=Green
- Published cases | kind=Number; data_table=State of the library; position=4; colour=Grey
! record case change|change history|case version: Title!;Case->@case|case data~Red bridge repaired|Night bus on call;Changed by;Changed on:date;Field;Before;After
- Costs of the bridge | case=Red bridge repaired; changed_by=nora; field=Costs; before=190000; after=210000
- Bus checked | case=Night bus on call; changed_by=otto; field=Status; before=Draft; after=Checked
- Bus riders | case=Night bus on call; changed_by=otto; field=Result; before=Nine riders; after=Twelve riders
- Pool archived | case=Old pool closed; changed_by=nora; field=Status; before=Published; after=Archived
# administrative assistant|enterprise resource planning|office automation|approval process|enterprise management|comprehensive management|business software
request process application|application|approval|process|approval application: Title!;Process type->@process type|approval process~Business trip;Applicant~Ruth Lang;Department~Sales;From:date;Until:date;Amount:money;Reason:long!;Attachment:file
- Trip to the Lyon fair | process_type=Business trip; applicant=Ruth Lang; department=Sales; amount=640; reason=Stand duty for three days.
- Two monitors | process_type=Purchase; applicant=Kofi Mensah; department=Development; amount=480; reason=Old ones flicker.
- Leave in August | process_type=Leave; applicant=Ines Prado; department=Finance; reason=Holiday.
- Contract seal | process_type=Seal use; applicant=Jo Lindt; department=Legal; reason=Lease of the new store.
item process type|approval process|process template|workflow: Name!;Module~Personnel;Description:long;Steps:number#1-20;Form formula~days * rate;Trigger=On submit|On change|On date|By hand;Owner~Office team;~Status=Draft|Active|Retired
- Business trip | module=Personnel; steps=2; form_formula=days * 60 + travel; trigger=On submit; owner=Office team; status=Active
- Purchase | module=Supply; steps=3; form_formula=price * quantity; trigger=On submit; owner=Supply team; status=Active
- Leave | module=Personnel; steps=1; form_formula=until - from + 1; trigger=On submit; owner=Office team; status=Active
- Seal use | module=Documents; steps=2; trigger=By hand; owner=Legal; status=Draft
record approval step|pending task|completed task|to-do task|approval record|process task: Title!;Application->@process application|application~Trip to the Lyon fair;Step number:number#1-20;Approver~Marek Stone;Decision=Waiting|Approved|Refused|Sent back;Opinion:long;Due on:date;Decided on:date
- Lyon: head of sales | application=Trip to the Lyon fair; step_number=1; approver=Marek Stone; decision=Approved; opinion=Good.
- Lyon: finance | application=Trip to the Lyon fair; step_number=2; approver=Ada Wirth; decision=Waiting
- Monitors: team lead | application=Two monitors; step_number=1; approver=Sven Dahl; decision=Approved
- August leave: finance | application=Leave in August; step_number=1; approver=Ada Wirth; decision=Sent back; opinion=Who covers the closing?
person employee|staff: Name!;Staff number~E-104;Department~Sales;Position;E-mail:email;Phone:phone;Hired on:date;Manager~Marek Stone;Performance=Below|Meets|Above|Outstanding;~Status=Active|On leave|Left
- Ruth Lang | staff_number=E-104; department=Sales; position=Account manager; manager=Marek Stone; performance=Above; status=Active
- Kofi Mensah | staff_number=E-131; department=Development; position=Engineer; manager=Sven Dahl; performance=Meets; status=Active
- Ines Prado | staff_number=E-088; department=Finance; position=Accountant; manager=Ada Wirth; performance=Outstanding; status=Active
- Jo Lindt | staff_number=E-060; department=Legal; position=Counsel; manager=Ada Wirth; performance=Meets; status=On leave
item project|business project: Name!;Customer~Alder Foods;Manager~Ruth Lang;Starts on:date;Ends on:date;Budget:money;Progress:percent;Description:long;~Status=Planned|Running|On hold|Finished
- Store roll-out | customer=Alder Foods; manager=Ruth Lang; budget=84000; progress=35; status=Running
- Portal renewal | customer=City works; manager=Sven Dahl; budget=52000; progress=80; status=Running
- Paperless office | customer=Internal; manager=Jo Lindt; budget=9000; progress=10; status=On hold
- Fair stand | customer=Internal; manager=Ruth Lang; budget=12000; progress=100; status=Finished
record financial record|financial activity|income|expense|finance record: Title!;Kind=Income|Expense|Transfer;Category~Travel|Sales|Rent;Amount:money!;Project->@project|business project~Fair stand;Booked on:date;Booked by~Ines Prado;Voucher number;~Status=Open|Paid|Cancelled
- Stand rent | kind=Expense; category=Rent; amount=3800; project=Fair stand; booked_by=Ines Prado; voucher_number=V-771; status=Paid
- First instalment Alder | kind=Income; category=Sales; amount=28000; project=Store roll-out; booked_by=Ines Prado; voucher_number=V-772; status=Paid
- Trains to Lyon | kind=Expense; category=Travel; amount=410; project=Fair stand; booked_by=Ines Prado; voucher_number=V-780; status=Open
- Portal, milestone 3 | kind=Income; category=Sales; amount=13000; project=Portal renewal; booked_by=Ines Prado; voucher_number=V-781; status=Open
item document|knowledge document|file|knowledge base: Title!;Folder~Policies|Contracts;File:file;Version:number#1-1000;Owner~Jo Lindt;Text:long;Valid until:date;Access=Everyone|Department|Managers
- Travel policy | folder=Policies; version=4; owner=Jo Lindt; access=Everyone
- Lease of the new store | folder=Contracts; version=1; owner=Jo Lindt; access=Managers
- How to book a room | folder=Knowledge; version=2; owner=Office team; access=Everyone
- Price list for partners | folder=Sales; version=7; owner=Ruth Lang; access=Department
! item role|role permission|permission [role|permission]: Name!;Description:long;May read~All modules;May change~Own applications;May approve:boolean;~Users:number#0-100000
- Employee | may_read=Own applications; may_change=Own applications; users=74
- Approver | may_read=Department; may_change=Decisions; users=9
- Finance clerk | may_read=Finance; may_change=Vouchers; users=4
- Administrator | may_read=All modules; may_change=All modules; users=2
request feedback|suggestion|problem feedback: Title!;Area=Process|Software|Office|Canteen|Other;Text:long!;From~Kofi Mensah;Anonymous:boolean;Picture:image
- Approval takes a week | area=Process; text=Purchases wait too long at step 2.; from=Kofi Mensah
- Search in documents | area=Software; text=Please search inside PDFs.; from=Ruth Lang
- Cold meeting room | area=Office; text=Room 3 has 17 degrees.; from=Ines Prado
- Bike stands | area=Other; text=Two more would do.; from=Jo Lindt
+ invoice: Invoice number!;Seller~Paper & More;Buyer;Tax number;Amount:money;Tax:money;Issued on:date;Application->@process application|application~Two monitors;Scan:file;~Status=Entered|Checked|Booked|Refused
+ customer: Company~Alder Foods;Contact person;Phone:phone;Level=Lead|Regular|Key account;Owner~Ruth Lang;Last contact:date
# freelancer|freelance|gig platform|service marketplace
person freelancer|freelancer profile|talent: Name!;Title~Illustrator;Skills;Hourly rate:money;City;Languages;Years of experience:number#0-60;About:long;Portrait:image;Portfolio:url;Rating:rating;~Status=Available|Busy|Paused
- Amal Idris | title=Illustrator; skills=Ink, characters, book covers; hourly_rate=38; city=Lisbon; languages=English, Arabic; years_of_experience=7; rating=4.9; status=Available
- Jonte Berg | title=Web developer; skills=TypeScript, shops; hourly_rate=65; city=Malmö; languages=English, Swedish; years_of_experience=11; rating=4.7; status=Busy
- Carla Nuñez | title=Translator; skills=Legal, Spanish to English; hourly_rate=32; city=Valencia; languages=Spanish, English; years_of_experience=15; rating=4.8; status=Available
- Deepak Rao | title=Video editor; skills=Cutting, colour, subtitles; hourly_rate=28; city=Pune; languages=English, Hindi; years_of_experience=4; rating=4.5; status=Available
item service|service offer|gig|service showcase: Title!;Freelancer->@freelancer|talent~Amal Idris;Category->@category|service category~Design;Description:long;Price:money;Delivery time:number(days)#1-365;Revisions:number#0-50;Picture:image;~Sold:number#0-100000;~Status=Offered|Paused
- Book cover in ink | freelancer=Amal Idris; category=Design; description=Two drafts, print file; price=320; delivery_time=14; revisions=3; sold=21; status=Offered
- Small web shop | freelancer=Jonte Berg; category=Programming; description=Up to 50 products; price=1900; delivery_time=21; revisions=2; sold=9; status=Paused
- Contract translation | freelancer=Carla Nuñez; category=Languages; description=Per ten pages; price=180; delivery_time=4; revisions=1; sold=64; status=Offered
- Ten short clips | freelancer=Deepak Rao; category=Video; price=240; delivery_time=7; revisions=2; sold=33; status=Offered
item project|freelancer project|portfolio project|posted project: Title!;Freelancer->@freelancer|talent~Jonte Berg;Category->@category|service category~Programming;Client~Mill bakery;Description:long;Budget:money;Starts on:date;Ends on:date;Picture:image;Link:url;~Status=Open|In progress|Delivered|Closed
- Shop of the Mill bakery | freelancer=Jonte Berg; category=Programming; client=Mill bakery; budget=2200; description=Pre-orders for bread.; status=In progress
- Fox and Lantern cover | freelancer=Amal Idris; category=Design; client=Quay Press; budget=350; status=Delivered
- Lease contracts, Madrid | freelancer=Carla Nuñez; category=Languages; client=Plaza Homes; budget=540; status=Closed
- Trailer for a choir | freelancer=Deepak Rao; category=Video; client=Harbour choir; budget=200; status=Open
item category|service category: Name!;Description:long;Icon~Pencil;Sort order:number#0-1000;~Services:number#0-100000
- Design | description=Pictures and print; icon=Pencil; sort_order=1; services=42
- Programming | description=Sites and apps; icon=Brackets; sort_order=2; services=38
- Languages | description=Translation and proofreading; icon=Globe; sort_order=3; services=27
- Video | description=Cutting and animation; icon=Film; sort_order=4; services=19
request client inquiry|contact request|inquiry|client contact: Subject!;Client name!;Freelancer->@freelancer|talent~Amal Idris;Service->@service|service offer~Book cover in ink;E-mail:email;Budget:money;Message:long!
- Cover for a cook book | client_name=Quay Press; freelancer=Amal Idris; service=Book cover in ink; budget=400; message=Could you draw pears in ink?
- Shop for ceramics | client_name=Clayworks; freelancer=Jonte Berg; service=Small web shop; budget=2000; message=About thirty products.
- Rental contract | client_name=Lena Moll; freelancer=Carla Nuñez; service=Contract translation; message=Twelve pages until Friday?
- Clips of a race | client_name=City runners; freelancer=Deepak Rao; service=Ten short clips; budget=250; message=We have four hours of film.
! record milestone|project milestone|delivery [milestone|deliver\\w*|project management|progress]: Title!;Project->@project|freelancer project~Shop of the Mill bakery;Amount:money;Due on:date;Delivered file:file;Note:long;~Status=Planned|Delivered|Accepted|Changes wanted|Paid
- Bakery: design | project=Shop of the Mill bakery; amount=600; status=Paid
- Bakery: ordering | project=Shop of the Mill bakery; amount=1000; note=Pick-up times missing.; status=Changes wanted
- Cover: first draft | project=Fox and Lantern cover; amount=150; status=Accepted
- Choir: rough cut | project=Trailer for a choir; amount=100; status=Planned
+ order: Service->@service|service offer~Ten short clips;Freelancer->@freelancer|talent~Deepak Rao;Brief:long;Due on:date;~Price:money;~Status=Placed|Paid|In progress|Delivered|Accepted|Cancelled
+ review: Freelancer->@freelancer|talent~Carla Nuñez;Rating:rating;Text:long
+ payment: Way=Card|Bank transfer|Wallet;Amount:money;Order number~FO-118;Paid on:date;~Status=Waiting|Paid|Held|Released|Refunded
# human resource|employee training|skill training|personnel administration|salary management
person employee|staff|employee information|worker: Name!;Staff number!;Department->@department~Assembly;Position->@position|job position~Welder;Hired on:date;Contract=Permanent|Fixed term|Trainee|Part time;Basic salary:money;Phone:phone;E-mail:email;~Status=Probation|Active|On leave|Left
- Tara Wynn | staff_number=1042; department=Assembly; position=Welder; contract=Permanent; basic_salary=2900; status=Active
- Milo Hart | staff_number=1077; department=Assembly; position=Shift leader; contract=Permanent; basic_salary=3500; status=Active
- Asha Verma | staff_number=1101; department=Quality; position=Inspector; contract=Fixed term; basic_salary=3100; status=Probation
- Oskar Bly | staff_number=0988; department=Stores; position=Forklift driver; contract=Part time; basic_salary=1500; status=On leave
item department: Name!;Head~Milo Hart;Location;Cost centre;Employees:number#0-100000
- Assembly | head=Milo Hart; location=Hall 1; cost_centre=4100; employees=48
- Quality | head=Greta Holm; location=Lab; cost_centre=4300; employees=9
- Stores | head=Ron Peel; location=Hall 3; cost_centre=4500; employees=14
- Office | head=Sue Lind; location=House A; cost_centre=1000; employees=17
item position|job position: Name!;Department->@department~Assembly;Grade=Junior|Middle|Senior|Lead;Lowest salary:money;Highest salary:money;Openings:number#0-1000;Duties:long
- Welder | department=Assembly; grade=Middle; lowest_salary=2600; highest_salary=3300; openings=2
- Shift leader | department=Assembly; grade=Lead; lowest_salary=3300; highest_salary=4100; openings=0
- Inspector | department=Quality; grade=Senior; lowest_salary=3000; highest_salary=3700; openings=1
- Forklift driver | department=Stores; grade=Middle; lowest_salary=2400; highest_salary=3000; openings=1
record salary|payroll|salary record|pay slip: Title!;Employee->@employee|staff~Tara Wynn;Month~2026-03;Basic salary:money;Overtime pay:money;Bonus:money;Deductions:money;Tax:money;~Net pay:money;Paid on:date;~Status=Draft|Approved|Paid
- Tara March | employee=Tara Wynn; month=2026-03; basic_salary=2900; overtime_pay=180; bonus=0; deductions=410; tax=390; net_pay=2280; status=Paid
- Milo March | employee=Milo Hart; month=2026-03; basic_salary=3500; overtime_pay=0; bonus=300; deductions=520; tax=560; net_pay=2720; status=Paid
- Asha March | employee=Asha Verma; month=2026-03; basic_salary=3100; overtime_pay=60; bonus=0; deductions=430; tax=420; net_pay=2310; status=Approved
- Oskar March | employee=Oskar Bly; month=2026-03; basic_salary=1500; overtime_pay=0; bonus=0; deductions=200; tax=90; net_pay=1210; status=Draft
record performance appraisal|appraisal|performance review|performance evaluation: Title!;Employee->@employee|staff~Tara Wynn;Period~2025 H2;Reviewer~Milo Hart;Quality:number#1-5;Speed:number#1-5;Teamwork:number#1-5;~Total score:number#0-100;Goals:long;~Grade=A|B|C|D
- Tara second half | employee=Tara Wynn; period=2025 H2; reviewer=Milo Hart; quality=5; speed=4; teamwork=4; total_score=87; goals=Learn TIG welding.; grade=A
- Milo second half | employee=Milo Hart; period=2025 H2; reviewer=Sue Lind; quality=4; speed=4; teamwork=5; total_score=86; grade=A
- Asha probation | employee=Asha Verma; period=2026 Q1; reviewer=Greta Holm; quality=4; speed=3; teamwork=4; total_score=73; grade=B
- Oskar second half | employee=Oskar Bly; period=2025 H2; reviewer=Ron Peel; quality=3; speed=3; teamwork=3; total_score=60; grade=C
item skill [skill|training]: Name!;Category=Technical|Safety|Language|Leadership|Software;Level needed:number#1-5;Standard file:file;Assessment group~Welding board;Valid for:number(months)#0-120;Description:long
- MAG welding | category=Technical; level_needed=3; assessment_group=Welding board; valid_for=24
- Forklift licence | category=Safety; level_needed=1; assessment_group=Safety team; valid_for=12
- Reading drawings | category=Technical; level_needed=2; assessment_group=Quality board; valid_for=0
- First aid | category=Safety; level_needed=1; assessment_group=Safety team; valid_for=24
work training plan|skill training|training|training content [training]: Title!;Skill->@skill~MAG welding;Trainer~Ines Kolb;Department->@department~Assembly;Starts on:date!;Ends on:date;Hours:number#1-1000;Places:number#1-500;Content:long
- MAG course spring | skill=MAG welding; trainer=Ines Kolb; department=Assembly; hours=40; places=8; content=Seams in three positions.
- Forklift refresher | skill=Forklift licence; trainer=Ron Peel; department=Stores; hours=6; places=12
- Drawings for assembly | skill=Reading drawings; trainer=Greta Holm; department=Assembly; hours=12; places=10
- First aid day | skill=First aid; trainer=Red cross team; department=Office; hours=8; places=20
record skill assessment|assessment|employee skill|training record [skill|training|assess\\w*]: Title!;Employee->@employee|staff~Tara Wynn;Skill->@skill~MAG welding;Training->@training plan|skill training~MAG course spring;Score:number#0-100;Level:number#0-5;Assessed on:date;Valid until:date;Assessor~Welding board;~Result=Registered|Passed|Failed|Repeat
- Tara MAG | employee=Tara Wynn; skill=MAG welding; training=MAG course spring; score=91; level=4; assessor=Welding board; result=Passed
- Milo first aid | employee=Milo Hart; skill=First aid; training=First aid day; score=80; level=1; assessor=Safety team; result=Passed
- Asha drawings | employee=Asha Verma; skill=Reading drawings; training=Drawings for assembly; score=48; level=1; assessor=Quality board; result=Repeat
- Oskar forklift | employee=Oskar Bly; skill=Forklift licence; training=Forklift refresher; score=0; level=0; assessor=Safety team; result=Registered
item assessment group|assessment board|examining group [assess\\w*]: Name!;Chair~Ines Kolb;Members;Skill->@skill~MAG welding;Meets on=Monday|Wednesday|Friday;Pass mark:number#0-100;~Assessments:number#0-100000
- Welding board | chair=Ines Kolb; members=Ines Kolb, Milo Hart; skill=MAG welding; meets_on=Friday; pass_mark=70; assessments=24
- Safety board | chair=Milo Hart; members=Milo Hart, Tara Wynn; meets_on=Monday; pass_mark=80; assessments=61
- Language board | chair=Ruth Lang; members=Ruth Lang; meets_on=Wednesday; pass_mark=60; assessments=12
- Leadership board | chair=Greta Vos; members=Greta Vos, Milo Hart; meets_on=Monday; pass_mark=65; assessments=7
item standard file|standard|standard document|skill standard [standard]: Title!;Skill->@skill~MAG welding;Number~ISO 9606;Version;File:file;Valid from:date;Valid until:date;~Status=In force|Draft|Replaced
- Welder testing, steel | skill=MAG welding; number=ISO 9606; version=2017; status=In force
- Own rule: seams on rails | skill=MAG welding; number=W-12; version=3; status=In force
- Old welding rule | skill=MAG welding; number=W-07; version=1; status=Replaced
- Draft rule for robots | number=W-20; version=0.2; status=Draft
# work log|log recording|daily log|work situation|work diary|daily work
record work log|log|daily log|log record|work record|historical log: Title!;Date:date!;Log category->@log category|category~Meetings;Work done:long!;Result:long;Problems:long;Plan for tomorrow:long;Hours:number#0-24;Project->@project|work project~Portal renewal;Attachment:file;~Status=Draft|Submitted|Read
- Login page finished | log_category=Development; work_done=Form, tests and texts.; result=Merged.; plan_for_tomorrow=Password reset; hours=6.5; project=Portal renewal; status=Submitted
- Customer call Alder | log_category=Meetings; work_done=Talked through the offer.; result=They want two variants.; hours=1.5; project=Store roll-out; status=Read
- Shelf count | log_category=Stores; work_done=Rows A to D counted.; problems=Row C labels missing.; hours=4; project=Stock year-end; status=Submitted
- Training notes | log_category=Learning; work_done=Read two chapters.; hours=2; status=Draft
item log category|category|log type: Name!;Description:long;Colour~Blue;Sort order:number#0-1000;~Logs:number#0-1000000
- Development | description=Code and tests; colour=Blue; sort_order=1; logs=120
- Meetings | description=Calls and rounds; colour=Green; sort_order=2; logs=64
- Stores | description=Stock and shelves; colour=Amber; sort_order=3; logs=31
- Learning | description=Courses and reading; colour=Violet; sort_order=4; logs=18
item project|work project: Name!;Client~Alder Foods;Leader~Sven Dahl;Starts on:date;Ends on:date;Planned hours:number#0-100000;~Logged hours:number#0-100000;~Status=Planned|Running|Finished
- Portal renewal | client=City works; leader=Sven Dahl; planned_hours=400; logged_hours=212; status=Running
- Store roll-out | client=Alder Foods; leader=Ruth Lang; planned_hours=650; logged_hours=90; status=Running
- Stock year-end | client=Internal; leader=Ron Peel; planned_hours=60; logged_hours=22; status=Running
- Fair stand | client=Internal; leader=Ruth Lang; planned_hours=80; logged_hours=84; status=Finished
! record log remark|feedback|log comment: Title!;Log->@work log|log~Shelf count;Text:long!;Written by~Ron Peel;Written on:date
- Print the labels | log=Shelf count; text=Labels are in the printer.; written_by=Ron Peel
- Good work | log=Login page finished; text=Looks clean.; written_by=Sven Dahl
- Two variants by Friday | log=Customer call Alder; text=Please draft both.; written_by=Ruth Lang
- Which chapters? | log=Training notes; text=Add the titles.; written_by=Sven Dahl
! work log task|task|to-do [plan|task|to-?do]: Title!;Log->@work log|log~Login page finished;Due on:date;Priority=Low|Normal|High;Note:long
- Password reset | log=Login page finished; priority=High
- Draft two variants | log=Customer call Alder; priority=Normal
- Relabel row C | log=Shelf count; priority=Normal
- Chapter three | log=Training notes; priority=Low
# innovation incubation|incubation platform|corporate portal|business incubator|incubator|enterprise portal
item incubation project|incubated enterprise|incubated brand|project|enterprise brand: Name!;Field=Technology|Health|Food|Energy|Education|Culture;Founder~Ina Falk;Stage=Idea|Prototype|First customers|Growth|Graduated;Entered on:date;Funding:money;Team size:number#1-1000;Logo:image;Web site:url;Description:long
- Algae Bricks | field=Energy; founder=Ina Falk; stage=Prototype; funding=80000; team_size=4; description=Facade panels that grow.
- Tutor Owl | field=Education; founder=Sami Noor; stage=First customers; funding=120000; team_size=6
- Clear Sip | field=Health; founder=Bea Holm; stage=Growth; funding=450000; team_size=14
- Oat Lab | field=Food; founder=Piet Vos; stage=Graduated; funding=300000; team_size=22
item service area|service|service scope: Name!;Description:long;Contact person~Mara Quist;For=Founders|Companies|Public bodies|Everyone;Picture:image;Sort order:number#0-1000
- Desk and lab space | description=Rooms by the month; contact_person=Mara Quist; for=Founders; sort_order=1
- Mentoring | description=Two hours a week; contact_person=Jon Ebel; for=Founders; sort_order=2
- Pilot with industry | description=Three-month trials; contact_person=Mara Quist; for=Companies; sort_order=3
- Funding advice | description=Grants and investors; contact_person=Lea Stone; for=Everyone; sort_order=4
item company milestone|company history|history|milestone: Title!;Year:number#1800-2100;Text:long;Picture:image;Sort order:number#0-1000
- Founded in the old mill | year=2009; text=Three desks and a kettle.; sort_order=1
- First lab floor | year=2014; text=Six labs open.; sort_order=2
- One hundred teams | year=2020; sort_order=3
- Second house | year=2024; text=By the harbour.; sort_order=4
item job opening|position|vacancy|open position: Title!;Department~Incubation;City;Kind=Full time|Part time|Internship;Salary from:money;Tasks:long;Apply until:date;~Status=Open|Closed
- Programme manager | department=Incubation; city=Aarhus; kind=Full time; salary_from=3900; status=Open
- Lab assistant | department=Labs; city=Aarhus; kind=Part time; salary_from=1700; status=Open
- Press intern | department=Communication; city=Aarhus; kind=Internship; salary_from=900; status=Open
- Finance adviser | department=Funding; city=Odense; kind=Full time; salary_from=4200; status=Closed
request join application|join us application|application|incubation application: Name!;Kind=Job|Incubation place|Partner;E-mail:email;Phone:phone;Job opening->@job opening|position~Programme manager;Message:long!;Attachment:file
- Nora Tide | kind=Job; job_opening=Programme manager; message=Ten years with start-ups.
- Wave Toy Ltd | kind=Incubation place; message=We build toys from nets.
- City bank | kind=Partner; message=We would like to host a pitch day.
- Elif Kaya | kind=Job; job_opening=Lab assistant; message=Chemistry student, third year.
request contact message|inquiry|contact request: Name!;Company;E-mail:email;Phone:phone;Service area->@service area|service~Mentoring;Message:long!
- Kai Storm | company=Storm & Co; service_area=Pilot with industry; message=Can we test sensors with a team?
- Ute Mann | service_area=Mentoring; message=How do I become a mentor?
- Amir Saad | service_area=Desk and lab space; message=Is a wet lab free in May?
- Press desk | company=City Paper; message=May we visit the second house?
# administrative assistant|administrative task|office automation|administrative office|oa system|administrative affair|process approval
item process type|process|application type|approval process|workflow: Name!;Category=Leave|Travel|Purchase|Seal use|Meeting room|Other;Steps:number#1-10;First approver~Head of department;Final approver~Director;Needs attachment:boolean;Time limit:number(days)#1-60;~Status=Active|Inactive
- Annual leave | category=Leave; steps=2; first_approver=Head of department; final_approver=Personnel office; time_limit=3; status=Active
- Business trip | category=Travel; steps=3; first_approver=Head of department; final_approver=Director; time_limit=5; status=Active
- Office purchase | category=Purchase; steps=2; first_approver=Office manager; final_approver=Finance; time_limit=7; status=Active
- Use of the company seal | category=Seal use; steps=2; first_approver=Legal; final_approver=Director; time_limit=2; status=Inactive
request application|process application|submission|applied process|my application: Title!;Process->@process type|process~Annual leave|Business trip;Applicant~Hana Suzuki|Paul Adler;Department~Sales|Logistics;Starts on:date;Ends on:date;Amount:money;Reason:long;Attachment:file;Urgency=Normal|Urgent
- Leave in August | process=Annual leave; applicant=Hana Suzuki; department=Sales; reason=Family holiday.; urgency=Normal
- Trade fair in Lyon | process=Business trip; applicant=Paul Adler; department=Sales; amount=1240; reason=Two days at the packaging fair.; urgency=Normal
- Four monitors | process=Office purchase; applicant=Rosa Lim; department=Logistics; amount=860; reason=Replacement of broken screens.; urgency=Urgent
- Seal on lease contract | process=Use of the company seal; applicant=Igor Weiss; department=Legal; reason=Lease of hall 3.; urgency=Urgent
! record approval step|approval record|decision|approval: Title!;Application->@application|process application~Leave in August|Four monitors;Step:number#1-10;Approver~Maria Stone|Karl Benz;Decision=Approved|Returned|Refused|Passed on;Decided on:date;Opinion:long
- Leave, step 1 | application=Leave in August; step=1; approver=Maria Stone; decision=Approved; opinion=Team is covered.
- Leave, step 2 | application=Leave in August; step=2; approver=Karl Jensen; decision=Approved
- Monitors, step 1 | application=Four monitors; step=1; approver=Olga Petrova; decision=Returned; opinion=Add a second offer.
- Lyon, step 1 | application=Trade fair in Lyon; step=1; approver=Maria Stone; decision=Passed on; opinion=Director decides on the hotel.
work pending task|task|to-do|completed task|administrative task|todo item: Title!;Application->@application|process application~Four monitors;Assigned to~Maria Stone|Olga Petrova;Priority=Low|Normal|High;Due on:date;Handling note:long
- Check offer for monitors | application=Four monitors; assigned_to=Olga Petrova; priority=High; handling_note=Second offer is due on Friday.
- Decide on Lyon trip | application=Trade fair in Lyon; assigned_to=Director; priority=Normal
- Book hall for the summer party | assigned_to=Maria Stone; priority=Low
- File signed lease | application=Seal on lease contract; assigned_to=Igor Weiss; priority=Normal
record feedback|opinion|suggestion|feedback record: Title!;Type=Suggestion|Complaint|Fault|Praise;Details:long!;Submitted by~Hana Suzuki|Rosa Lim;Submitted on:date;Reply:long;Screenshot:image;~Status=Open|Answered|Closed
- Leave form asks twice | type=Fault; details=The end date is asked for two times.; submitted_by=Hana Suzuki; reply=Mended on Monday.; status=Closed
- More meeting rooms | type=Suggestion; details=A room for four would help.; submitted_by=Rosa Lim; status=Open
- Slow approvals in July | type=Complaint; details=Nine days for a pen order.; submitted_by=Paul Adler; reply=A stand-in was named.; status=Answered
- Quick help with my trip | type=Praise; details=Thanks to the travel desk.; submitted_by=Igor Weiss; status=Closed
item role|permission role|role permission: Name!;Description;May apply:boolean;May approve:boolean;May manage invoices:boolean;May set roles:boolean;Scope=Own|Department|Whole company;Members:number#0-10000
- Employee | description=Applies and sees own papers; scope=Own; members=84
- Head of department | description=Approves first steps; scope=Department; members=9
- Finance clerk | description=Books invoices; scope=Whole company; members=3
- Administrator | description=Sets roles and processes; scope=Whole company; members=2
+ invoice: Invoice title~Harbour Paper Ltd;Tax number;Type=Ordinary|Special|Electronic;Application->@application|process application~Four monitors;Cost department~Sales|Logistics;Scan:file;~Status=Submitted|Checked|Booked|Rejected
# visiting card|name card|business card|digital card|electronic card|smart card holder
item visiting card|name card|business card|card|personal card: Name!;Position;Company;Phone:phone;Email:email;Address;Website:url;Portrait:image;QR code:image;Template->@card template|template~Plain white;Views:number#0-1000000;~Status=Public|Link only|Hidden
- Farah Nouri | position=Sales manager; company=Alto Windows; address=Dock Road 5; template=Plain white; views=318; status=Public
- Jonas Wieck | position=Architect; company=Wieck and Daughters; address=Hill Lane 2; template=Blueprint; views=96; status=Link only
- Mei Tanaka | position=Lawyer; company=Tanaka Legal; address=Court Square 1; template=Dark gold; views=540; status=Public
- Rob Castell | position=Chef; company=Castell Catering; template=Plain white; views=12; status=Hidden
person contact|address book|collected card|card holder|contact information: Name!;Position;Company;Phone:phone;Email:email;Group->@contact group|card group~Clients|Suppliers;Added by=QR scan|Shared link|Typed in|Photo scan;Met at;Added on:date;Note:long;Starred:boolean
- Oskar Blum | position=Buyer; company=Blum Hotels; group=Clients; added_by=QR scan; met_at=Trade fair hall 2; note=Wants a quote in May.
- Petra Kolar | position=Planner; company=City of Varn; group=Partners; added_by=Shared link; met_at=Town hall
- Sun Wei | position=Owner; company=Wei Glass; group=Suppliers; added_by=Photo scan; met_at=Factory visit
- Ana Rocha | position=Journalist; company=Home Weekly; group=Press; added_by=Typed in; note=Writes on kitchens.
record scan record|scan|scanned card|card scan: Title!;Card->@visiting card|name card~Farah Nouri;Scanned by~Oskar Blum;Type=QR code|Photo;Result=Added|Already there|Not readable;Place;Scanned on:date
- Oskar scans Farah | card=Farah Nouri; scanned_by=Oskar Blum; type=QR code; result=Added; place=Hall 2
- Petra scans Mei | card=Mei Tanaka; scanned_by=Petra Kolar; type=QR code; result=Added; place=Town hall
- Oskar scans Farah again | card=Farah Nouri; scanned_by=Oskar Blum; type=QR code; result=Already there; place=Hall 2
- Blurred photo | scanned_by=Jonas Wieck; type=Photo; result=Not readable
record share record|card share|share: Title!;Card->@visiting card|name card~Mei Tanaka;Channel=Chat|Group|Poster|Link;Shared with~Ana Rocha;Shared on:date;Opened:number#0-100000;Saved:boolean
- Mei to Ana | card=Mei Tanaka; channel=Chat; shared_with=Ana Rocha; opened=3
- Farah to builders group | card=Farah Nouri; channel=Group; shared_with=Builders of Varn; opened=41
- Jonas by link | card=Jonas Wieck; channel=Link; shared_with=Petra Kolar; opened=1
- Farah on poster | card=Farah Nouri; channel=Poster; shared_with=Fair visitors; opened=87
! record visitor trail|customer radar|radar record|visit record|behavior record|customer behavior [radar|track|behavio\\w*|visit record|who viewed]: Title!;Card->@visiting card|name card~Farah Nouri;Visitor->@contact|address book~Oskar Blum;Action=Viewed card|Called|Viewed product|Saved card|Forwarded;Count:number#1-1000;Stayed:number(s)#0-36000;Seen on:date;Interest=Low|Medium|High
- Oskar looks at windows | card=Farah Nouri; visitor=Oskar Blum; action=Viewed product; count=4; stayed=260; interest=High
- Oskar calls | card=Farah Nouri; visitor=Oskar Blum; action=Called; count=1; stayed=0; interest=High
- Petra saves Mei | card=Mei Tanaka; visitor=Petra Kolar; action=Saved card; count=1; stayed=20; interest=Medium
- Ana forwards Mei | card=Mei Tanaka; visitor=Ana Rocha; action=Forwarded; count=2; stayed=45; interest=Low
! item contact group|card group|group: Name!;Colour;Description;Contacts:number#0-100000;Order:number#1-100
- Clients | colour=Green; contacts=38; order=1
- Suppliers | colour=Blue; contacts=14; order=2
- Partners | colour=Orange; contacts=9; order=3
- Press | colour=Grey; contacts=4; order=4
item card template|template|card style: Name!;Layout=Portrait|Landscape;Background:image;Main colour;Font;Shows portrait:boolean;~Status=Active|Retired
- Plain white | layout=Landscape; main_colour=#1F2933; font=Sans; status=Active
- Blueprint | layout=Landscape; main_colour=#0B4F9C; font=Mono; status=Active
- Dark gold | layout=Portrait; main_colour=#C9A227; font=Serif; status=Active
- Paper | layout=Landscape; main_colour=#8B6F47; font=Serif; status=Retired
+ product: Card->@visiting card|name card~Farah Nouri;Commission rate:percent;Shown on card:boolean
# specialist consultation|expert consultation|professional advice|online consultation|expert advice|consultation website|ask an expert
person expert|specialist|consultant|adviser|expert information: Name!;Title;Field->@consultation field|field~Tax law|Nutrition;Qualification:long;Years of practice:number#0-70;Languages~English, French;Fee per session:money;Reply time:number(h)#1-240;Portrait:image;Rating:rating;~Status=Available|Busy|Away
- Dr. Helene Marchetti | title=Tax adviser; field=Tax law; qualification=Chartered tax adviser.; years_of_practice=19; languages=English, French; fee_per_session=90; reply_time=12; rating=5; status=Available
- Kofi Mensah | title=Dietitian; field=Nutrition; qualification=Clinical dietetics, MSc.; years_of_practice=8; languages=English; fee_per_session=45; reply_time=24; rating=4; status=Available
- Birgit Solberg | title=Structural engineer; field=House building; years_of_practice=26; languages=English, Norwegian; fee_per_session=110; reply_time=48; rating=5; status=Busy
- Omid Karimi | title=Career coach; field=Careers; years_of_practice=6; languages=English, Farsi; fee_per_session=40; reply_time=24; rating=4; status=Away
item consultation field|field|specialty|expert category: Name!;Description:long;Icon:image;Experts:number#0-10000;Order:number#1-100
- Tax law | description=Returns, gifts, small firms.; experts=14; order=1
- Nutrition | description=Diets, allergies, sport.; experts=9; order=2
- House building | description=Cracks, permits, plans.; experts=7; order=3
- Careers | description=Applications and changes of trade.; experts=11; order=4
request consultation|consultation request|consulting order|advice request: Title!;Expert->@expert|specialist~Dr. Helene Marchetti|Kofi Mensah;Client~Paula Rey;Channel=Text|Phone|Video|In person;Question:long!;Attachment:file;Wished date:date;Wished time:time;Fee:money;Urgency=Normal|Urgent
- Gift of a flat | expert=Dr. Helene Marchetti; client=Paula Rey; channel=Video; question=Does my daughter owe gift tax?; fee=90; urgency=Normal
- Diet before a race | expert=Kofi Mensah; client=Sven Aas; channel=Text; question=What to eat in the last week?; fee=45; urgency=Urgent
- Crack over the door | expert=Birgit Solberg; client=Mara Quill; channel=In person; question=Is the lintel safe?; fee=110; urgency=Urgent
- From nurse to trainer | expert=Omid Karimi; client=Leo Banks; channel=Phone; question=How to present ten years of night shifts?; fee=40; urgency=Normal
record question|consultation message|left message|leave message|asked question: Title!;Expert->@expert|specialist~Kofi Mensah;Asked by~Sven Aas;Field->@consultation field|field~Nutrition;Text:long!;Public:boolean;Asked on:date;Views:number#0-1000000;~Status=Open|Answered|Closed
- Coffee and iron tablets | expert=Kofi Mensah; asked_by=Sven Aas; field=Nutrition; text=May I take both in the morning?; views=120; status=Answered
- Home office deduction | expert=Dr. Helene Marchetti; asked_by=Paula Rey; field=Tax law; text=Half a room counts?; views=310; status=Answered
- Damp cellar | expert=Birgit Solberg; asked_by=Mara Quill; field=House building; text=Paint or drain first?; views=44; status=Open
- Gap in my resume | expert=Omid Karimi; asked_by=Leo Banks; field=Careers; text=One year of travel.; views=88; status=Closed
record reply|answer|expert reply|expert answer: Title!;Question->@question|left message~Coffee and iron tablets;Expert->@expert|specialist~Kofi Mensah;Text:long!;Replied on:date;Helpful votes:number#0-100000;Accepted:boolean
- Two hours apart | question=Coffee and iron tablets; expert=Kofi Mensah; text=Leave two hours between them.; helpful_votes=17
- Half rooms do not count | question=Home office deduction; expert=Dr. Helene Marchetti; text=The room must serve work alone.; helpful_votes=32
- Drain first | question=Damp cellar; expert=Birgit Solberg; text=Paint would only hide the water.; helpful_votes=5
- Name the year | question=Gap in my resume; expert=Omid Karimi; text=One line with what you learned.; helpful_votes=9
! record available slot|time slot|consulting hours [book|slot|schedul|appointment|select an expert]: Title!;Expert->@expert|specialist~Kofi Mensah;Day:date;From:time;To:time;Channel=Text|Phone|Video|In person;~Status=Free|Taken|Blocked
- Marchetti, Monday ten | expert=Dr. Helene Marchetti; channel=Video; status=Taken
- Mensah, Tuesday nine | expert=Kofi Mensah; channel=Phone; status=Free
- Solberg, Thursday two | expert=Birgit Solberg; channel=In person; status=Blocked
- Karimi, Friday four | expert=Omid Karimi; channel=Phone; status=Free
+ review: Expert->@expert|specialist~Kofi Mensah;Consultation->@consultation|consultation request~Diet before a race;Rating:rating;Text:long
# human resource|hr management|hrm|employee management|personnel management|resignation management|employee information system|staff management|hr system|human resources
person employee|staff member|employee information|personnel: Name!;Employee number~E-104;Department->@department|team~Sales|Assembly;Position;Contract=Permanent|Fixed term|Part time|Trainee;Salary:money;Hired on:date;Contract ends on:date;Phone:phone;Email:email;Birthday:date;Portrait:image;~Status=On probation|Employed|On leave|Resigned
- Irma Lund | employee_number=E-104; department=Sales; position=Key accounts; contract=Permanent; salary=3900; status=Employed
- Bashir Khan | employee_number=E-118; department=Assembly; position=Line worker; contract=Fixed term; salary=2600; status=Employed
- Coralie Petit | employee_number=E-131; department=Accounts; position=Bookkeeper; contract=Part time; salary=1900; status=On leave
- Anton Reh | employee_number=E-087; department=Assembly; position=Shift leader; contract=Permanent; salary=3300; status=Resigned
item department|team: Name!;Code~D-10;Parent department;Head~Irma Lund;Location;Planned posts:number#0-10000;Filled posts:number#0-10000;Budget per year:money
- Sales | code=D-10; head=Irma Lund; location=First floor; planned_posts=8; filled_posts=7; budget_per_year=420000
- Assembly | code=D-20; head=Anton Reh; location=Hall 2; planned_posts=34; filled_posts=31; budget_per_year=1150000
- Accounts | code=D-30; head=Petr Malik; location=First floor; planned_posts=4; filled_posts=4; budget_per_year=210000
- Board office | code=D-01; head=Greta Vos; location=Top floor; planned_posts=3; filled_posts=3; budget_per_year=260000
record resignation|resigned employee|resignation record|departure|leaving employee: Title!;Employee->@employee|staff member~Anton Reh;Reason=Own wish|New job|Contract ended|Retirement|Dismissed;Given on:date;Last day:date;Handover to~Bashir Khan;Exit interview:long;Items returned:boolean;Final pay:money;~Status=Given|Accepted|Handed over|Closed
- Anton Reh leaves | employee=Anton Reh; reason=New job; handover_to=Bashir Khan; exit_interview=Wants fewer night shifts.; final_pay=4120; status=Handed over
- Coralie Petit gives notice | employee=Coralie Petit; reason=Own wish; handover_to=Petr Malik; status=Given
- End of contract E-118 | employee=Bashir Khan; reason=Contract ended; status=Accepted
- Irma Lund, withdrawn | employee=Irma Lund; reason=Own wish; status=Closed
record revenue report|revenue|income|income record|revenue record: Title!;Department->@department|team~Sales;Month~2025-05;Revenue:money;Staff cost:money;Other cost:money;~Result:money;Revenue per head:money;Prepared by~Petr Malik;~Status=Draft|Checked|Published
- Sales, May | department=Sales; month=2025-05; revenue=318000; staff_cost=29400; other_cost=8100; result=280500; revenue_per_head=45428; prepared_by=Petr Malik; status=Published
- Assembly, May | department=Assembly; month=2025-05; revenue=96000; staff_cost=84200; other_cost=21500; result=-9700; revenue_per_head=3096; prepared_by=Petr Malik; status=Checked
- Sales, April | department=Sales; month=2025-04; revenue=292000; staff_cost=29400; other_cost=7600; result=255000; prepared_by=Petr Malik; status=Published
- Accounts, May | department=Accounts; month=2025-05; revenue=0; staff_cost=14600; other_cost=1900; result=-16500; prepared_by=Coralie Petit; status=Draft
record reminder|reminder notification|hr reminder|alert: Title!;Kind=Contract ends|Probation ends|Birthday|Anniversary|Document expires|Leave begins;Employee->@employee|staff member~Bashir Khan;Due on:date!;Days before:number(days)#0-365;Recipient~Greta Vos;Repeat=Once|Yearly|Monthly;~Status=Waiting|Sent|Done
- Contract of Bashir ends | kind=Contract ends; employee=Bashir Khan; days_before=60; recipient=Greta Vos; repeat=Once; status=Sent
- Irma, ten years here | kind=Anniversary; employee=Irma Lund; days_before=14; recipient=Greta Vos; repeat=Once; status=Waiting
- Coralie back from leave | kind=Leave begins; employee=Coralie Petit; days_before=7; recipient=Petr Malik; repeat=Once; status=Waiting
- Birthday of Bashir | kind=Birthday; employee=Bashir Khan; days_before=1; recipient=Anton Reh; repeat=Yearly; status=Done
! record career move|job change|personnel change|transfer|position history: Title!;Employee->@employee|staff member~Irma Lund;Change=Hired|Promoted|Moved|New salary|New contract;From department->@department|team~Accounts;To department->@department|team~Sales;Old salary:money;New salary:money;Valid from:date;Approved by~Greta Vos
- Irma to sales | employee=Irma Lund; change=Moved; from_department=Accounts; to_department=Sales; old_salary=3400; new_salary=3900; approved_by=Greta Vos
- Anton leads the shift | employee=Anton Reh; change=Promoted; to_department=Assembly; old_salary=2700; new_salary=3300; approved_by=Greta Vos
- Bashir hired | employee=Bashir Khan; change=Hired; to_department=Assembly; new_salary=2600; approved_by=Anton Reh
- Coralie to part time | employee=Coralie Petit; change=New contract; to_department=Accounts; old_salary=2800; new_salary=1900; approved_by=Petr Malik
! request leave request|leave|absence [leave|absence|attendance|vacation|employee]: Title!;Employee->@employee|staff member~Coralie Petit;Type=Annual|Sick|Parental|Unpaid;From:date!;To:date!;Days:number(days)#0-365;Stand-in;Reason:long
- Parental leave of Coralie | employee=Coralie Petit; type=Parental; days=120; stand_in=Petr Malik
- Two weeks in July | employee=Irma Lund; type=Annual; days=10
- Flu | employee=Bashir Khan; type=Sick; days=4
- House move | employee=Anton Reh; type=Unpaid; days=1
item position|job position|job title: Name!;Department->@department|team~Sales|Assembly;Grade=Junior|Middle|Senior|Lead;Lowest salary:money;Highest salary:money;Planned posts:number#0-1000;Duties:long
- Sales clerk | department=Sales; grade=Middle; lowest_salary=2600; highest_salary=3400; planned_posts=6
- Fitter | department=Assembly; grade=Junior; lowest_salary=2300; highest_salary=2900; planned_posts=14
- Team lead assembly | department=Assembly; grade=Lead; lowest_salary=3500; highest_salary=4400; planned_posts=2
- Key account manager | department=Sales; grade=Senior; lowest_salary=3900; highest_salary=5200; planned_posts=3
! record leave balance|leave entitlement|leave quota [leave|vacation|holiday\\w*]: Title!;Employee->@employee|staff member~Coralie Petit;Year:number#2020-2100;Type=Annual|Sick|Parental|Unpaid;Entitled days:number(days)#0-365;~Taken days:number(days)#0-365;~Left:number(days)#0-365
- Coralie, annual 2026 | employee=Coralie Petit; year=2026; type=Annual; entitled_days=28; taken_days=9; left=19
- Coralie, sick 2026 | employee=Coralie Petit; year=2026; type=Sick; entitled_days=30; taken_days=2; left=28
- Coralie, annual 2025 | employee=Coralie Petit; year=2025; type=Annual; entitled_days=28; taken_days=28; left=0
- Coralie, unpaid 2026 | employee=Coralie Petit; year=2026; type=Unpaid; entitled_days=10; taken_days=0; left=10
! record salary item|payslip line|allowance or deduction [salar\\w*|payroll|payslip\\w*|wage\\w*]: Title!;Employee->@employee|staff member~Coralie Petit;Salary->@salary|payslip|pay slip|salary record;Kind=Basic pay|Allowance|Overtime|Bonus|Tax|Insurance|Deduction;Amount:money;Month~2026-05;Note
- Coralie, basic pay May | employee=Coralie Petit; kind=Basic pay; amount=2900; month=2026-05
- Coralie, transport allowance | employee=Coralie Petit; kind=Allowance; amount=80; month=2026-05
- Coralie, overtime 6 h | employee=Coralie Petit; kind=Overtime; amount=144; month=2026-05
- Coralie, wage tax | employee=Coralie Petit; kind=Tax; amount=410; month=2026-05
# healthcare talent|talent marketplace|healthcare professional|medical recruitment|healthcare job|healthcare recruitment|nurse recruitment
item job opening|job posting|vacancy|job|position: Title!;Employer->@healthcare employer|employer~Riverside Hospital;Specialty=Nursing|Medicine|Pharmacy|Physiotherapy|Radiology|Care|Laboratory;Place;Contract=Permanent|Fixed term|Locum|Part time;Shift=Day|Night|Rotating|On call;Salary from:money;Salary to:money;Licence needed;Experience:number(years)#0-40;Description:long;Apply until:date;~Status=Draft|Open|Filled|Closed
- Night nurse, stroke unit | employer=Riverside Hospital; specialty=Nursing; place=Brackwell; contract=Permanent; shift=Night; salary_from=3100; salary_to=3700; licence_needed=Registered nurse; experience=2; description=Six beds, two nurses.; status=Open
- Radiographer, part time | employer=Oak Imaging; specialty=Radiology; place=Linford; contract=Part time; shift=Day; salary_from=1700; salary_to=2100; licence_needed=Radiography; experience=1; status=Open
- Locum GP for August | employer=Hill Practice; specialty=Medicine; place=Upper Dale; contract=Locum; shift=Day; salary_from=7800; salary_to=8600; licence_needed=General medicine; experience=4; status=Open
- Hospital pharmacist | employer=Riverside Hospital; specialty=Pharmacy; place=Brackwell; contract=Permanent; shift=On call; salary_from=4200; salary_to=4900; licence_needed=Pharmacist; experience=3; status=Filled
person healthcare professional|professional|candidate|job seeker|talent: Name!;Profession=Nurse|Physician|Pharmacist|Physiotherapist|Radiographer|Carer|Lab technician;Specialty;Licence number~RN-55120;Experience:number(years)#0-50;Place;Wished shift=Day|Night|Any;Wished salary:money;Email:email;Phone:phone;Available from:date;Portrait:image;~Status=Looking|Open to offers|Placed
- Miriam Osei | profession=Nurse; specialty=Stroke care; licence_number=RN-55120; experience=6; place=Brackwell; wished_shift=Night; wished_salary=3400; status=Looking
- Lars Egede | profession=Radiographer; specialty=CT; licence_number=RG-1904; experience=3; place=Linford; wished_shift=Day; wished_salary=2000; status=Looking
- Dr. Anya Petrenko | profession=Physician; specialty=General medicine; licence_number=MD-8812; experience=11; place=Upper Dale; wished_shift=Day; wished_salary=8200; status=Open to offers
- Hugo Marin | profession=Pharmacist; specialty=Clinical pharmacy; licence_number=PH-3307; experience=5; place=Brackwell; wished_shift=Any; wished_salary=4500; status=Placed
item healthcare employer|employer|clinic|hospital|facility: Name!;Type=Hospital|Practice|Nursing home|Pharmacy|Imaging centre|Laboratory;Address;Contact person;Phone:phone;Email:email;Beds:number#0-5000;Description:long;Logo:image;~Status=Waiting for check|Verified|Blocked
- Riverside Hospital | type=Hospital; address=River Walk 1, Brackwell; contact_person=Jean Abbot; beds=320; status=Verified
- Oak Imaging | type=Imaging centre; address=Oak Street 14, Linford; contact_person=Milan Kos; beds=0; status=Verified
- Hill Practice | type=Practice; address=Hill 3, Upper Dale; contact_person=Dr. Gwen Price; beds=0; status=Verified
- Sunset House | type=Nursing home; address=West End 8; contact_person=Olga Reyes; beds=64; status=Waiting for check
record job application|application|candidate application: Title!;Job->@job opening|vacancy~Night nurse, stroke unit;Professional->@healthcare professional|candidate~Miriam Osei;Resume->@resume|cv~Miriam Osei, 2025;Cover letter:long;Applied on:date;Match:percent;Employer note:long;~Status=Sent|Read|Interview|Offer|Hired|Refused|Withdrawn
- Miriam for the stroke unit | job=Night nurse, stroke unit; professional=Miriam Osei; resume=Miriam Osei, 2025; cover_letter=I have worked nights for four years.; match=94; status=Interview
- Lars for Oak Imaging | job=Radiographer, part time; professional=Lars Egede; resume=Lars Egede, CT; match=88; status=Read
- Anya for August | job=Locum GP for August; professional=Dr. Anya Petrenko; resume=Anya Petrenko; match=91; status=Offer
- Hugo for Riverside | job=Hospital pharmacist; professional=Hugo Marin; resume=Hugo Marin, clinical; match=97; status=Hired
record resume|cv|curriculum vitae: Title!;Professional->@healthcare professional|candidate~Miriam Osei;Education:long;Work history:long;Certificates:long;Languages;File:file;Visible to=All employers|Applied only|Nobody;Updated on:date
- Miriam Osei, 2025 | professional=Miriam Osei; education=Nursing diploma, Brackwell.; work_history=Stroke unit, Linford, six years.; certificates=Advanced life support; languages=English, Twi; visible_to=All employers
- Lars Egede, CT | professional=Lars Egede; education=BSc radiography.; languages=English, Danish; visible_to=Applied only
- Anya Petrenko | professional=Dr. Anya Petrenko; education=Medical school.; certificates=Minor surgery; languages=English, Ukrainian; visible_to=Applied only
- Hugo Marin, clinical | professional=Hugo Marin; education=MPharm.; languages=English, Spanish; visible_to=Nobody
! event interview|job interview [interview|application|candidate|recruit]: Title!;Application->@job application|application~Miriam for the stroke unit;Held on:date!;Starts at:time;Place or link;Interviewers~Jean Abbot;Kind=Phone|Video|On site|Trial shift;Impression:long;Rating:rating;~Status=Planned|Held|Cancelled
- Miriam, trial night | application=Miriam for the stroke unit; place_or_link=Ward 4; interviewers=Jean Abbot; kind=Trial shift; status=Planned
- Miriam, first talk | application=Miriam for the stroke unit; kind=Video; interviewers=Jean Abbot; impression=Calm and clear.; rating=5; status=Held
- Anya, on site | application=Anya for August; kind=On site; interviewers=Dr. Gwen Price; rating=4; status=Held
- Lars, phone | application=Lars for Oak Imaging; kind=Phone; interviewers=Milan Kos; status=Cancelled
! record licence|certificate|credential [licen[cs]e|certif\\w*|credential|resume|professional]: Title!;Professional->@healthcare professional|candidate~Miriam Osei;Kind=Licence|Certificate|Degree|Vaccination proof;Number;Issued by;Valid until:date;File:file;~Status=Uploaded|Checked|Expired|Refused
- Nurse licence, Osei | professional=Miriam Osei; kind=Licence; number=RN-55120; issued_by=Nursing council; status=Checked
- Life support, Osei | professional=Miriam Osei; kind=Certificate; number=ALS-204; issued_by=Resuscitation board; status=Expired
- Radiography licence, Egede | professional=Lars Egede; kind=Licence; number=RG-1904; issued_by=Health board; status=Checked
- Hepatitis B, Marin | professional=Hugo Marin; kind=Vaccination proof; issued_by=Works doctor; status=Uploaded
# case management|case management system|case tracking|legal case|case file|casework
item case|case record|legal case|matter: Title!;Case number~C-2025-041;Type=Civil|Labour|Family|Contract|Insurance|Complaint;Client->@client|party~Odile Marsh;Handler~Fritz Amberg;Priority=Low|Normal|High|Urgent;Opened on:date;Deadline:date;Amount in dispute:money;Description:long;Court or office;~Status=New|Under way|Waiting|Decided|Closed
- Marsh against Dune Travel | case_number=C-2025-041; type=Contract; client=Odile Marsh; handler=Fritz Amberg; priority=Normal; amount_in_dispute=3200; description=Flight moved by two days.; court_or_office=District court Hill; status=Under way
- Notice of Bo Renner | case_number=C-2025-044; type=Labour; client=Bo Renner; handler=Leila Haddad; priority=Urgent; amount_in_dispute=14800; court_or_office=Labour court; status=Waiting
- Water damage, Quay 7 | case_number=C-2025-029; type=Insurance; client=Quay 7 Owners; handler=Fritz Amberg; priority=High; amount_in_dispute=61000; status=Under way
- Handover of the shop | case_number=C-2024-118; type=Civil; client=Mina Sol; handler=Leila Haddad; priority=Low; amount_in_dispute=0; status=Closed
record case document|document|uploaded file|file|case file: Title!;Case->@case|case record~Marsh against Dune Travel;Kind=Contract|Letter|Evidence|Court paper|Invoice|Note;File:file;Version:number#1-100;Pages:number#1-10000;Written on:date;Uploaded by~Fritz Amberg;Confidential:boolean;~Status=Draft|Final|Filed
- Booking contract | case=Marsh against Dune Travel; kind=Contract; version=1; pages=6; uploaded_by=Fritz Amberg; status=Final
- Letter of dismissal | case=Notice of Bo Renner; kind=Letter; version=1; pages=1; uploaded_by=Leila Haddad; status=Final
- Plumber's findings | case=Water damage, Quay 7; kind=Evidence; version=2; pages=14; uploaded_by=Fritz Amberg; status=Filed
- Reply to the insurer | case=Water damage, Quay 7; kind=Letter; version=3; pages=2; uploaded_by=Fritz Amberg; status=Draft
record status change|case update|case tracking|case history|case status|tracking record: Title!;Case->@case|case record~Notice of Bo Renner;From status=New|Under way|Waiting|Decided|Closed;To status=New|Under way|Waiting|Decided|Closed;Changed by~Leila Haddad;Changed on:date;Reason:long
- Renner waits for hearing | case=Notice of Bo Renner; from_status=Under way; to_status=Waiting; changed_by=Leila Haddad; reason=Hearing in September.
- Marsh taken on | case=Marsh against Dune Travel; from_status=New; to_status=Under way; changed_by=Fritz Amberg
- Shop handed over | case=Handover of the shop; from_status=Decided; to_status=Closed; changed_by=Leila Haddad
- Quay 7 goes on | case=Water damage, Quay 7; from_status=Waiting; to_status=Under way; changed_by=Fritz Amberg; reason=Findings are in.
record document summary|summary|automated summary|document summarization|case analysis|analysis [summar\\w*|analy\\w*|ai]: Title!;Document->@case document|document~Plumber's findings;Case->@case|case record~Water damage, Quay 7;Kind=Summary|Timeline|Risks|Similar cases;Text:long!;Confidence:percent;Made on:date;Checked by~Fritz Amberg;~Status=Made|Checked|Rejected
- Findings in five lines | document=Plumber's findings; case=Water damage, Quay 7; kind=Summary; text=The joint under the bath had been open for months.; confidence=92; checked_by=Fritz Amberg; status=Checked
- Risks of Renner | document=Letter of dismissal; case=Notice of Bo Renner; kind=Risks; text=The works council was not heard.; confidence=81; status=Made
- Timeline of Marsh | document=Booking contract; case=Marsh against Dune Travel; kind=Timeline; text=Booked, moved, cancelled, refused.; confidence=88; checked_by=Fritz Amberg; status=Checked
- Like Quay 7 | case=Water damage, Quay 7; kind=Similar cases; text=Two cases from last year.; confidence=55; status=Rejected
record chatbot conversation|chat|chatbot|bot conversation [chatbot|chat|assistant]: Title!;Case->@case|case record~Notice of Bo Renner;Asked by~Bo Renner;Question:long!;~Answer:long;Asked on:date;Helpful:boolean;Passed to~Leila Haddad
- When is my hearing | case=Notice of Bo Renner; asked_by=Bo Renner; question=When is my hearing?; answer=The date is shown in your case.
- Which papers are missing | case=Marsh against Dune Travel; asked_by=Odile Marsh; question=What do you still need?; answer=Proof of payment.
- May I call the insurer | case=Water damage, Quay 7; asked_by=Quay 7 Owners; question=May I speak with them myself?; passed_to=Fritz Amberg
- Costs so far | case=Notice of Bo Renner; asked_by=Bo Renner; question=What do I owe?; passed_to=Leila Haddad
person client|party|case party: Name!;Kind=Person|Company|Authority;Phone:phone;Email:email;Address;Contact person;Since:date;Note:long
- Odile Marsh | kind=Person; address=Fern Way 3
- Bo Renner | kind=Person; address=Steel Row 40
- Quay 7 Owners | kind=Company; address=Quay 7; contact_person=Ruth Baum
- Mina Sol | kind=Person; address=Arcade 2
! work case task|task|deadline [task|deadline|automation|update|track\\w*]: Title!;Case->@case|case record~Water damage, Quay 7;Assigned to~Fritz Amberg;Due on:date;Priority=Low|Normal|High;Made by rule:boolean;Details:long
- Answer the insurer | case=Water damage, Quay 7; assigned_to=Fritz Amberg; priority=High
- Prepare the hearing | case=Notice of Bo Renner; assigned_to=Leila Haddad; priority=High
- Ask for proof of payment | case=Marsh against Dune Travel; assigned_to=Fritz Amberg; priority=Normal
- Close the file | case=Handover of the shop; assigned_to=Leila Haddad; priority=Low
+ notification: Case->@case|case record~Notice of Bo Renner;Kind=Status changed|New document|Deadline|Task;Sent on:date;Read:boolean
# document generation|form processing|form tool|managing forms|generate documents|contract generation|form to word
item form|single form|fillable form|form template|online form: Title!;Purpose;Owner~Vera Holm;Category->@form category|category~Personnel;Document template->@document template|template~Employment contract;Fields:number#0-500;Answers:number#0-1000000;Open until:date;Needs login:boolean;~Status=Draft|Open|Closed|Deleted
- New employee | purpose=Data for the contract; owner=Vera Holm; category=Personnel; document_template=Employment contract; fields=14; answers=22; status=Open
- Room hire | purpose=Hire of the hall; owner=Sten Dufour; category=House; document_template=Hire agreement; fields=9; answers=61; status=Open
- Travel costs | purpose=Refund of costs; owner=Vera Holm; category=Accounts; document_template=Travel sheet; fields=11; answers=140; status=Open
- Summer party | purpose=Who comes; owner=Sten Dufour; category=House; fields=4; answers=88; status=Closed
! record form field|field|form item|form element: Label!;Form->@form|fillable form~New employee;Type=Text|Long text|Number|Date|Choice|Tick box|File|Signature;Placeholder in document~{{name}};Required:boolean;Choices;Order:number#1-500;Help
- Full name | form=New employee; type=Text; placeholder_in_document={{name}}; order=1
- First working day | form=New employee; type=Date; placeholder_in_document={{start}}; order=2
- Hall | form=Room hire; type=Choice; placeholder_in_document={{hall}}; choices=Large, Small, Garden; order=1
- Receipts | form=Travel costs; type=File; placeholder_in_document={{receipts}}; order=6
! record filled form|form submission|submitted form|form entry|submission: Title!;Form->@form|fillable form~Room hire;Filled in by~Choir Bellevue;Answers:long!;Attachment:file;Submitted on:date;Email:email;~Status=Draft|Submitted|Document made|Returned
- Hall for the choir | form=Room hire; filled_in_by=Choir Bellevue; answers=Large hall, 12 May, 60 people.; status=Document made
- Data of Ines Holt | form=New employee; filled_in_by=Ines Holt; answers=Start on 1 June, 38 hours.; status=Document made
- Trip to Basel | form=Travel costs; filled_in_by=Karl Renner; answers=Train 94, hotel 120.; status=Submitted
- Garden party | form=Room hire; filled_in_by=Mona Petit; answers=Garden, date open.; status=Returned
record generated document|document|generated file|word file|pdf file|exported file: File name!;Submission->@filled form|form submission~Hall for the choir;Template->@document template|template~Hire agreement;Format=Word|PDF|Both;File:file;Version:number#1-100;Pages:number#1-1000;Made on:date;Downloads:number#0-100000;~Status=Making|Ready|Signed|Failed
- hire-bellevue.pdf | submission=Hall for the choir; template=Hire agreement; format=PDF; version=1; pages=2; downloads=3; status=Signed
- contract-holt.docx | submission=Data of Ines Holt; template=Employment contract; format=Word; version=2; pages=5; downloads=2; status=Ready
- contract-holt.pdf | submission=Data of Ines Holt; template=Employment contract; format=PDF; version=2; pages=5; downloads=1; status=Ready
- travel-renner.pdf | submission=Trip to Basel; template=Travel sheet; format=PDF; version=1; pages=1; downloads=0; status=Failed
item document template|template|word template: Name!;Format=Word|PDF|HTML;File:file;Placeholders;Language=English|German|French|Spanish;Version:number#1-100;Changed on:date;Made by~Vera Holm;~Status=In use|Old
- Employment contract | format=Word; placeholders=name, start, hours; language=English; version=4; made_by=Vera Holm; status=In use
- Hire agreement | format=Word; placeholders=hall, day, guests; language=English; version=2; made_by=Sten Dufour; status=In use
- Travel sheet | format=PDF; placeholders=route, costs, receipts; language=English; version=1; made_by=Vera Holm; status=In use
- Contract of 2020 | format=Word; placeholders=name, start; language=English; version=1; made_by=Vera Holm; status=Old
item form category|category|folder: Name!;Description;Colour;Forms:number#0-10000;Visible to=Everyone|Staff|Owner
- Personnel | forms=6; visible_to=Staff
- House | forms=4; visible_to=Everyone
- Accounts | forms=5; visible_to=Staff
- Trials | forms=2; visible_to=Owner
! record generation job|document job|generation run: Title!;Form->@form|fillable form~Room hire;Template->@document template|template~Hire agreement;Answers:long;Asked by~Choir Bellevue;Asked on:date;Format=Word|PDF|Both;Seconds:number#0-10000;File:file;Error;~Status=Waiting|Running|Done|Failed
- Hire agreement for the choir | form=Room hire; template=Hire agreement; answers=Hall, 12 May, 40 people; asked_by=Choir Bellevue; format=PDF; seconds=2; status=Done
- Contract for the new clerk | form=New employee; template=Employment contract; asked_by=Vera Holm; format=Word; seconds=3; status=Done
- Hire agreement, second try | form=Room hire; template=Hire agreement; asked_by=Choir Bellevue; format=Both; error=Date is missing; status=Failed
- Contract for the trainee | form=New employee; template=Employment contract; asked_by=Vera Holm; format=PDF; status=Waiting
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
record wage payment|payment record|payment affair|wage|payout|salary record|payroll entry: Payment number!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Work result->@work result|submitted result~First six metres;Amount:money!;Deduction:money;Paid by=Bank transfer|Cash|Wallet;Due on:date;Paid on:date;~Status=Due|Paid|Disputed|Cancelled
- WP-3001 | worker=Pavel Novak; task=Garden wall, 18 metres; work_result=First six metres; amount=120; deduction=0; paid_by=Bank transfer; status=Paid
- WP-3002 | worker=Joao Reis; task=Garden wall, 18 metres; work_result=Mortar and bricks carried; amount=80; deduction=0; paid_by=Bank transfer; status=Paid
- WP-3003 | worker=Joao Reis; task=Clear the attic; work_result=Attic is empty; amount=154; deduction=10; paid_by=Cash; status=Disputed
- WP-3004 | worker=Pavel Novak; task=Garden wall, 18 metres; work_result=Second six metres; amount=105; deduction=0; paid_by=Bank transfer; status=Due
record performance evaluation|performance record|evaluation|rating: Title!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Quality:rating;Punctuality:rating;Safety:rating;Comment:long;Evaluated by~Site manager;Evaluated on:date
- Pavel at the wall | worker=Pavel Novak; task=Garden wall, 18 metres; quality=5; punctuality=5; safety=4; comment=Clean joints.; evaluated_by=Site manager
- Joao at the wall | worker=Joao Reis; task=Garden wall, 18 metres; quality=4; punctuality=4; safety=4; comment=Quick and friendly.; evaluated_by=Site manager
- Joao in the attic | worker=Joao Reis; task=Clear the attic; quality=4; punctuality=3; safety=5; comment=Came late once.; evaluated_by=Owner of the house
- Hana, trial day | worker=Hana Kolar; task=Sockets in the shop; quality=3; punctuality=4; safety=3; comment=Board was not labelled.; evaluated_by=Site manager
! item trade|skill|job type|worker category: Name!;Usual day rate:money;Certificate needed:boolean;Tools~Own tools|Given;Description;~Workers:number#0-100000
- Bricklayer | usual_day_rate=120; tools=Own tools; description=Walls, chimneys and plaster; workers=1
- Painter | usual_day_rate=105; tools=Given; description=Inside and outside; workers=1
- Electrician | usual_day_rate=150; tools=Own tools; description=With licence; workers=1
- Helper | usual_day_rate=80; tools=Given; description=Carry, clear and clean; workers=1
! record worked day|attendance|attendance record|work hours|clock-in: Title!;Worker->@worker|worker information~Pavel Novak;Task->@work task|task~Garden wall, 18 metres;Day:date!;Came at:time;Left at:time;Break:number(min)#0-240;~Status=Present|Late|Absent|Ill
- Pavel on Monday | worker=Pavel Novak; task=Garden wall, 18 metres; break=30; status=Present
- Joao on Monday | worker=Joao Reis; task=Garden wall, 18 metres; break=30; status=Present
- Joao in the attic, first day | worker=Joao Reis; task=Clear the attic; break=45; status=Late
- Pavel on Tuesday | worker=Pavel Novak; task=Garden wall, 18 metres; break=30; status=Present
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
# project task management|task management tool|mind mapping|document collaboration|online flowchart|team collaboration|flowcharting|project task
item project|team project|project plan: Name!;Code;Description:long;Lead~Ayla Brandt|Noah Pike;Client;Budget:money;Colour;Starts on:date;Ends on:date;Progress:percent;Visibility=Private|Team|Everyone;~Status=Planned|Active|On hold|Finished|Archived
- Library app | code=LIB; description=Borrowing by phone.; lead=Ayla Brandt; client=Town library; budget=48000; progress=55; visibility=Team; status=Active
- Fair stand in Basel | code=FAIR; lead=Noah Pike; budget=21000; progress=20; visibility=Team; status=Active
- Moving the office | code=MOVE; lead=Ayla Brandt; budget=9000; progress=100; visibility=Everyone; status=Finished
- Winter catalogue | code=CAT; lead=Noah Pike; budget=12500; progress=0; visibility=Private; status=Planned
work task|project task|to-do|work item|assignment: Title!;Project->@project|team project~Library app;Description:long;Assigned to->@team member|project member~Ayla Brandt;Priority=Low|Normal|High|Urgent;Starts on:date;Due on:date;Estimate:number(h)#0-1000;Spent:number(h)#0-1000;Progress:percent;Depends on;Labels
- Scan a card by camera | project=Library app; assigned_to=Noah Pike; priority=High; estimate=16; spent=9; progress=60; labels=phone
- Text of the reminders | project=Library app; assigned_to=Mira Solberg; priority=Normal; estimate=4; spent=0; progress=0; depends_on=Scan a card by camera
- Order the carpet | project=Fair stand in Basel; assigned_to=Mira Solberg; priority=Urgent; estimate=1; spent=1; progress=100
- Photograph the jackets | project=Winter catalogue; assigned_to=Ayla Brandt; priority=Low; estimate=12; spent=0; progress=0
record document|shared document|collaborative document|doc|online document|document collaboration: Title!;Project->@project|team project~Library app;Kind=Text|Table|Slides|Minutes;Content:long;File:file;Owner->@team member|project member~Mira Solberg;Editors:number#0-1000;Last edited on:date;Version:number#1-10000;Access=Only me|Project|Anyone with the link;~Status=Draft|In review|Final
- Minutes of week 14 | project=Library app; kind=Minutes; content=Cards with a torn code need a number field.; owner=Mira Solberg; editors=3; version=4; access=Project; status=Final
- List of stand furniture | project=Fair stand in Basel; kind=Table; owner=Noah Pike; editors=2; version=9; access=Project; status=In review
- Wording guide | project=Library app; kind=Text; owner=Mira Solberg; editors=5; version=2; access=Anyone with the link; status=Draft
- Moving day plan | project=Moving the office; kind=Slides; owner=Ayla Brandt; editors=6; version=12; access=Project; status=Final
record mind map|diagram|flowchart|online mind map|chart|board: Title!;Project->@project|team project~Library app;Kind=Mind map|Flowchart|Whiteboard|Gantt chart;Root idea;Drawing:long;Nodes:number#0-10000;Owner->@team member|project member~Ayla Brandt;Preview:image;Last edited on:date;Shared:boolean
- What readers want | project=Library app; kind=Mind map; root_idea=Readers; drawing=Readers > find > borrow > return; nodes=24; owner=Ayla Brandt
- Path of a reminder | project=Library app; kind=Flowchart; root_idea=Book is due; drawing=Due > mail > wait 3 days > letter; nodes=9; owner=Mira Solberg
- Stand from above | project=Fair stand in Basel; kind=Whiteboard; nodes=14; owner=Noah Pike
- Catalogue by week | project=Winter catalogue; kind=Gantt chart; nodes=11; owner=Noah Pike
record project file|file|shared file|attachment|uploaded file: Name!;Project->@project|team project~Fair stand in Basel;Task->@task|project task~Order the carpet;Folder~Offers|Pictures;File:file;Size:number(KB)#0-10000000;Version:number#1-1000;Uploaded by->@team member|project member~Noah Pike;Uploaded on:date;Downloads:number#0-100000
- carpet-offer.pdf | project=Fair stand in Basel; task=Order the carpet; folder=Offers; size=180; version=1; uploaded_by=Noah Pike; downloads=4
- card-codes.zip | project=Library app; task=Scan a card by camera; folder=Pictures; size=20400; version=2; uploaded_by=Noah Pike; downloads=2
- floor.png | project=Moving the office; folder=Pictures; size=900; version=3; uploaded_by=Ayla Brandt; downloads=17
- jackets.xlsx | project=Winter catalogue; task=Photograph the jackets; folder=Lists; size=64; version=1; uploaded_by=Ayla Brandt; downloads=1
person team member|project member|member|collaborator: Name!;Email:email;Phone:phone;Team~Design|Development|Office;Role=Owner|Lead|Member|Guest;Hours a week:number(h)#0-80;Avatar:image;Joined on:date;~Status=Available|Busy|Away|Left
- Ayla Brandt | email=ayla@example.org; team=Development; role=Owner; hours_a_week=40; status=Available
- Noah Pike | email=noah@example.org; team=Design; role=Lead; hours_a_week=36; status=Busy
- Mira Solberg | email=mira@example.org; team=Office; role=Member; hours_a_week=20; status=Available
- Jon Abel | email=jon@example.org; team=Development; role=Guest; hours_a_week=8; status=Away
record progress update|task progress|progress record|status update|work log: Title!;Task->@task|project task~Scan a card by camera;Written by->@team member|project member~Noah Pike;Progress:percent;Hours:number(h)#0-24;Text:long;Obstacle;Written on:date
- Camera opens | task=Scan a card by camera; written_by=Noah Pike; progress=30; hours=4; text=Works on both systems.
- Codes are read | task=Scan a card by camera; written_by=Noah Pike; progress=60; hours=5; text=Torn ones fail.; obstacle=Old cards
- Carpet ordered | task=Order the carpet; written_by=Mira Solberg; progress=100; hours=1; text=Grey, 40 square metres.
- List of jackets is in | task=Photograph the jackets; written_by=Ayla Brandt; progress=0; hours=1; text=32 pieces.
! record project membership|project role|membership [team member|member|collaborat\\w*|permission]: Title!;Project->@project|team project~Library app;Member->@team member|project member~Mira Solberg;Role=Lead|Editor|Commenter|Reader;Invited on:date;Accepted:boolean
- Mira on Library app | project=Library app; member=Mira Solberg; role=Editor
- Noah on Library app | project=Library app; member=Noah Pike; role=Editor
- Noah on Fair stand | project=Fair stand in Basel; member=Noah Pike; role=Lead
- Jon on Catalogue | project=Winter catalogue; member=Jon Abel; role=Reader
! item milestone|stage|project stage|phase [milestone|stage|track|progress|project management]: Title!;Project->@project|team project~Library app;Due on:date;Progress:percent;Order:number#1-100;~Status=Ahead|Reached|Missed
- First trial with readers | project=Library app; progress=70; order=1; status=Ahead
- Plans sent to the fair | project=Fair stand in Basel; progress=100; order=1; status=Reached
- Keys handed back | project=Moving the office; progress=100; order=3; status=Reached
- Print start | project=Winter catalogue; progress=0; order=2; status=Ahead
+ message: Project->@project|team project~Library app;To->@team member|project member~Mira Solberg;Task->@task|project task~Scan a card by camera;Attachment:file;Read:boolean
+ comment: Task->@task|project task~Scan a card by camera;Document->@document|shared document~Wording guide;Mentions
# office suite|online office|web office|office software|office automation|collaborative office
item document|text document|word document|doc: Title!;Folder->@folder|directory~Contracts|Board;Content:long!;Owner~Helga Ruud|Amit Shah;Language~English|Norwegian;Pages:number#1-5000;Changed on:date;Template:boolean;~Status=Draft|In review|Final
- Lease of the north hall | folder=Contracts; content=The landlord lets the north hall to the tenant from the first of March.; owner=Helga Ruud; language=English; pages=9; status=In review
- Minutes of the spring board | folder=Board; content=Present were seven of nine members.; owner=Amit Shah; language=English; pages=3; status=Final
- Staff handbook | folder=Personnel; content=Working hours are from eight to four, breaks are paid.; owner=Dorte Bull; language=Norwegian; pages=36; status=Draft
- Letter to the roofers | folder=Building; content=The leak above office four came back last night.; owner=Nasser Amin; language=English; pages=1; status=Final
item spreadsheet|workbook|table|sheet: Title!;Folder->@folder|directory~Contracts|Board;Owner~Helga Ruud|Amit Shah;Rows:number#1-1000000;Columns:number#1-20000;Description:long;Changed on:date
- Rent overview | folder=Contracts; owner=Helga Ruud; rows=48; columns=9; description=All leases with indexation.
- Budget by quarter | folder=Board; owner=Amit Shah; rows=120; columns=14; description=Plan against actual.
- Holiday calendar | folder=Personnel; owner=Dorte Bull; rows=31; columns=13; description=Days off by person and month.
- Repair costs | folder=Building; owner=Nasser Amin; rows=212; columns=7; description=Offers and bills of craftsmen.
! record cell|sheet cell|cell value: Address!;Spreadsheet->@spreadsheet|workbook~Rent overview|Budget by quarter;Sheet name;Row:number#1-1000000;Column;Value;Formula;Format=Text|Number|Money|Percent|Date
- B2 | spreadsheet=Rent overview; sheet_name=Leases; row=2; column=B; value=1850; format=Money
- D14 | spreadsheet=Budget by quarter; sheet_name=Q1; row=14; column=D; value=42600; formula=SUM(D2:D13); format=Money
- F5 | spreadsheet=Holiday calendar; sheet_name=June; row=5; column=F; value=12; format=Number
- G213 | spreadsheet=Repair costs; sheet_name=Bills; row=213; column=G; value=18 %; formula=G212/G200; format=Percent
item presentation|slide deck|deck|slideshow: Title!;Folder->@folder|directory~Contracts|Board;Owner~Helga Ruud|Amit Shah;Theme=Plain|Dark|Company|Colourful;Slides:number#1-500;Changed on:date
- Plans for the north hall | folder=Board; owner=Helga Ruud; theme=Company; slides=12
- First quarter in figures | folder=Board; owner=Amit Shah; theme=Plain; slides=8
- Welcome to new staff | folder=Personnel; owner=Dorte Bull; theme=Colourful; slides=20
- State of the roof | folder=Building; owner=Nasser Amin; theme=Dark; slides=15
! item slide|presentation slide [slide|presentation|deck]: Heading!;Presentation->@presentation|slide deck~Plans for the north hall|First quarter in figures;Number:number#1-500;Content:long;Layout=Title|Text|Two columns|Picture;Picture:image;Speaker notes:long
- Three uses for the hall | presentation=Plans for the north hall; number=2; content=Market, workshop or rehearsal room.; layout=Text; speaker_notes=Ask for a show of hands.
- Income by month | presentation=First quarter in figures; number=3; content=March was the best since 2018.; layout=Picture; speaker_notes=Mention the one-off sale.
- Who does what | presentation=Welcome to new staff; number=4; content=Seven desks, seven names.; layout=Two columns; speaker_notes=Walk through the office afterwards.
- Leaks since 2019 | presentation=State of the roof; number=1; content=Nine leaks, three repairs.; layout=Title; speaker_notes=Start with the photo of the bucket.
item folder|directory|workspace: Name!;Parent folder;Owner~Helga Ruud|Amit Shah;Colour;Description:long
- Contracts | parent_folder=Office; owner=Helga Ruud; colour=Blue; description=Signed and open contracts.
- Board | parent_folder=Office; owner=Amit Shah; colour=Grey; description=Meetings and figures.
- Personnel | parent_folder=Office; owner=Dorte Bull; colour=Red; description=Staff and working time.
- Building | parent_folder=Office; owner=Nasser Amin; colour=Green; description=Repairs and suppliers.
! record version|document version|revision|change history: Label!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Number:number#1-10000;Saved by~Helga Ruud|Amit Shah;Content:long;Change;Saved on:date
- Lease with new term | document=Lease of the north hall; number=4; saved_by=Helga Ruud; content=The lease ends after ten years.; change=Term from five to ten years
- Minutes as read | document=Minutes of the spring board; number=2; saved_by=Amit Shah; content=Present were seven of nine members.; change=Attendance corrected
- Handbook with breaks | document=Staff handbook; number=7; saved_by=Dorte Bull; content=Breaks are paid.; change=Chapter on breaks added
- Letter before sending | document=Letter to the roofers; number=1; saved_by=Nasser Amin; content=The leak came back last night.; change=First text
record collaborator|share|access right|permission [share|collaborat\\w*|permission|access|co-?edit\\w*|real-?time]: Name!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Email:email;Right=View|Comment|Edit|Own;Granted on:date;Expires on:date
- Lawyer on the lease | document=Lease of the north hall; email=lawyer@example.com; right=Comment
- Secretary on minutes | document=Minutes of the spring board; email=office@example.com; right=Edit
- Staff council on the handbook | document=Staff handbook; email=council@example.com; right=Edit
- Caretaker on the letter | document=Letter to the roofers; email=caretaker@example.com; right=View
request approval|approval request|leave application|signature request [approv\\w*|signature|workflow|sign]: Subject!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Approver~Helga Ruud|Amit Shah;Due on:date;Remark:long
- Sign the lease | document=Lease of the north hall; approver=Amit Shah; remark=Needed before the keys change hands.
- Release the handbook | document=Staff handbook; approver=Helga Ruud; remark=Valid from the first of June.
- Send to the roofers | document=Letter to the roofers; approver=Helga Ruud; remark=Mention the warranty.
- Minutes for the website | document=Minutes of the spring board; approver=Amit Shah; remark=Without the names of guests.
+ comment: Document->@document|text document;Quoted text:long;Resolved:boolean
# document editor|document collaboration|collaborative editing|document management system|online document|document library|wiki|knowledge base
item document|page|doc|wiki page: Title!;Folder->@folder|space|category~Handbook|Recipes of the lab;Content:long!;Author~Sigrid Holt|Kwame Mensah;Type=Guide|Policy|Minutes|Template|Note;Tags~safety, bench|travel;File:file;Changed on:date;~Version:number#1-1000;~Status=Draft|In review|Approved|Archived
- How to close the lab | folder=Handbook; content=Switch off the gas, the pumps and then the lights.; author=Sigrid Holt; type=Guide; tags=safety, bench; version=3; status=Approved
- Travel rules | folder=Handbook; content=Take the train for trips under six hours.; author=Kwame Mensah; type=Policy; tags=travel; version=5; status=In review
- Buffer 7, one litre | folder=Recipes of the lab; content=Dissolve 8.7 g of salt in 900 ml and fill up.; author=Leila Moradi; type=Note; tags=buffer; version=2; status=Draft
- Minutes of the move | folder=Projects; content=The centrifuge goes first, the freezers last.; author=Arne Vik; type=Minutes; tags=moving; version=1; status=Archived
item folder|space|category|section|notebook: Name!;Parent;Description:long;Owner~Sigrid Holt|Kwame Mensah;Visibility=Private|Team|Everyone;Position:number#1-500
- Handbook | parent=Home; description=Rules and routines.; owner=Sigrid Holt; visibility=Everyone; position=1
- Recipes of the lab | parent=Home; description=Buffers, media and mixes.; owner=Kwame Mensah; visibility=Team; position=2
- Projects | parent=Home; description=One folder for each project.; owner=Arne Vik; visibility=Private; position=3
- Purchasing | parent=Home; description=Offers, orders and warranty.; owner=Leila Moradi; visibility=Team; position=4
! record version|revision|document version|edit history|change: Label!;Document->@document|page~How to close the lab|Travel rules;Number:number#1-10000;Edited by~Sigrid Holt|Kwame Mensah;Content:long;Summary of change;Edited on:date
- Pumps added | document=How to close the lab; number=3; edited_by=Sigrid Holt; content=Switch off the gas, the pumps and then the lights.; summary_of_change=Pumps named
- Six-hour limit | document=Travel rules; number=5; edited_by=Kwame Mensah; content=Take the train for trips under six hours.; summary_of_change=Limit raised
- Salt weighed again | document=Buffer 7, one litre; number=2; edited_by=Leila Moradi; content=Dissolve 8.7 g of salt in 900 ml.; summary_of_change=8.7 g instead of 8.5 g
- Minutes as spoken | document=Minutes of the move; number=1; edited_by=Arne Vik; content=The centrifuge goes first.; summary_of_change=First text
! record collaborator|share|permission|access right: Name!;Document->@document|page~How to close the lab|Travel rules;Email:email;Right=View|Comment|Edit|Own;Invited on:date;Link expires on:date
- Night guard | document=How to close the lab; email=guard@example.com; right=View
- Travel desk | document=Travel rules; email=travel@example.com; right=Edit
- Student assistant | document=Buffer 7, one litre; email=student@example.com; right=Comment
- Moving firm | document=Minutes of the move; email=movers@example.com; right=Own
request approval|review request|document approval|signature [approv\\w*|review\\w*|sign\\w*|workflow]: Subject!;Document->@document|page~How to close the lab|Travel rules;Reviewer~Sigrid Holt|Kwame Mensah;Due on:date;Decision=Open|Approved|Changes wanted;Remark:long
- Travel rules for summer | document=Travel rules; reviewer=Sigrid Holt; decision=Open; remark=Please check the hotel limit.
- Closing routine in spring | document=How to close the lab; reviewer=Kwame Mensah; decision=Approved; remark=Tried on three evenings.
- Buffer recipe for students | document=Buffer 7, one litre; reviewer=Sigrid Holt; decision=Changes wanted; remark=Name the grade of the salt.
- Close the move | document=Minutes of the move; reviewer=Kwame Mensah; decision=Approved; remark=All points done.
item tag|label|keyword: Name!;Colour;Description:long;~Documents:number#0-100000
- safety | colour=Red; description=Must be known by everyone.; documents=18
- travel | colour=Blue; description=Trips and costs.; documents=4
- buffer | colour=Green; description=Solutions and pH.; documents=9
- moving | colour=Grey; description=Change of rooms.; documents=3
item template|document template [template]: Name!;Type=Guide|Policy|Minutes|Report|Letter;Content:long!;Description:long;~Uses:number#0-100000
- Minutes of a meeting | type=Minutes; content=Present, agenda, decisions, next steps.; description=One page at most.; uses=61
- Bench routine | type=Guide; content=Goal, tools, steps, waste.; description=For repeated lab work.; uses=22
- Travel report | type=Report; content=Where, why, costs, contacts.; description=Within a week of the trip.; uses=14
- Letter to a supplier | type=Letter; content=Address, order number, complaint, deadline.; description=For wrong or late goods.; uses=8
record attachment|linked file|file|upload [attach\\w*|file|upload|picture]: File name!;Document->@document|page~How to close the lab|Travel rules;File:file;Type=Picture|PDF|Sheet|Other;Size:number(KB)#1-500000;Uploaded on:date
- valve-plan.pdf | document=How to close the lab; type=PDF; size=412
- rates.xlsx | document=Travel rules; type=Sheet; size=38
- balance-display.jpg | document=Buffer 7, one litre; type=Picture; size=1650
- floor-plan.dwg | document=Minutes of the move; type=Other; size=5200
record access log|view|reading|audit entry [audit|log|view\\w*|track\\w*|read]: Action!;Document->@document|page~How to close the lab|Travel rules;Person;Kind=Viewed|Edited|Downloaded|Shared;Happened on:date;Device
- Opened before the shift | document=How to close the lab; person=Kwame Mensah; kind=Viewed; device=Tablet
- Rates saved | document=Travel rules; person=Sigrid Holt; kind=Downloaded; device=Laptop
- Weight corrected | document=Buffer 7, one litre; person=Leila Moradi; kind=Edited; device=Desktop
- Sent to the movers | document=Minutes of the move; person=Arne Vik; kind=Shared; device=Phone
! item language rendition|language version|document translation [language|multilingual|translat\\w*]: Title!;Document->@document|page~Travel rules;Language=English|German|French|Spanish|Chinese;Format=Text|HTML|XML|Markdown;Content:long;Translated by~Sigrid Holt;Progress:percent;~Status=Open|In work|Complete|Out of date
- Reiseregeln | document=Travel rules; language=German; format=Text; translated_by=Sigrid Holt; progress=100; status=Complete
- Règles de voyage | document=Travel rules; language=French; format=HTML; translated_by=Kwame Mensah; progress=60; status=In work
- Labor schließen | document=How to close the lab; language=German; format=XML; translated_by=Sigrid Holt; progress=100; status=Out of date
- Cerrar el laboratorio | document=How to close the lab; language=Spanish; format=Text; progress=0; status=Open
! record edit lock|editing session|edit session [simultaneous\\w*|multi-user|multiple users|real-?time]: Title!;Document->@document|page~Travel rules;Editor~Sigrid Holt|Kwame Mensah;Mode=Text|HTML|XML;Position:number#0-10000000;Begun on:date;Last seen at:time;~Status=Editing|Idle|Left
- Sigrid in the travel rules | document=Travel rules; editor=Sigrid Holt; mode=Text; position=310; status=Editing
- Kwame in the travel rules | document=Travel rules; editor=Kwame Mensah; mode=HTML; position=1204; status=Idle
- Sigrid closing the lab | document=How to close the lab; editor=Sigrid Holt; mode=XML; position=88; status=Left
- Kwame closing the lab | document=How to close the lab; editor=Kwame Mensah; mode=Text; status=Left
+ comment: Document->@document|page;Quoted text:long;Resolved:boolean
+ favorite: Document->@document|page
# whiteboard|online whiteboard|collaborative whiteboard|drawing board|sketch board|drawing app|collaborative canvas
item board|whiteboard|canvas|drawing|sketch: Title!;Owner~Fatou Ndiaye|Piet Kuiper;Room->@room|session|workspace~Sprint corner|Maths 8b;Width:number(px)#100-100000;Height:number(px)#100-100000;Background=Plain|Grid|Dots|Lines;Preview:image;Visibility=Private|Link|Public;Changed on:date;~Objects:number#0-100000
- Retro of week 14 | owner=Piet Kuiper; room=Sprint corner; width=6000; height=4000; background=Dots; visibility=Link; objects=38
- Angles in a triangle | owner=Fatou Ndiaye; room=Maths 8b; width=3000; height=2000; background=Grid; visibility=Private; objects=16
- Shop floor plan | owner=Aino Salmi; room=New branch; width=8000; height=5000; background=Lines; visibility=Public; objects=71
- Names for the app | owner=Renzo Gatti; room=Idea lunch; width=4000; height=3000; background=Plain; visibility=Link; objects=54
! item board object|element|shape|sticky note|stroke|object: Label!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Type=Stroke|Sticky note|Text|Rectangle|Circle|Arrow|Picture;Text:long;Points:long;Left:number(px)#-100000-100000;Top:number(px)#-100000-100000;Width:number(px)#0-100000;Height:number(px)#0-100000;Colour;Line width:number(px)#1-100;Order:number#1-100000
- Builds are slow | board=Retro of week 14; type=Sticky note; text=Twelve minutes for one line.; left=400; top=300; width=200; height=200; colour=Yellow; line_width=1; order=4
- Triangle ABC | board=Angles in a triangle; type=Stroke; points=100,100 500,100 320,420 100,100; left=100; top=100; width=400; height=320; colour=Blue; line_width=4; order=1
- Counter | board=Shop floor plan; type=Rectangle; text=Counter with two tills; left=900; top=1200; width=1400; height=300; colour=Grey; line_width=3; order=2
- Favourite name | board=Names for the app; type=Circle; text=Pebble; left=1500; top=800; width=260; height=260; colour=Red; line_width=6; order=41
item room|session|workspace|meeting room: Name!;Access code;Host~Fatou Ndiaye|Piet Kuiper;Largest number of people:number#1-1000;Locked:boolean;Description:long
- Sprint corner | access_code=SPR-4410; host=Piet Kuiper; largest_number_of_people=12; description=Team boards of the sprint.
- Maths 8b | access_code=MAT-8820; host=Fatou Ndiaye; largest_number_of_people=30; description=Boards of the geometry unit.
- New branch | access_code=BRN-1203; host=Aino Salmi; largest_number_of_people=8; description=Plans for the second shop.
- Idea lunch | access_code=IDE-5077; host=Renzo Gatti; largest_number_of_people=20; description=Half an hour of wild ideas.
! record participant|collaborator|board member|cursor: Name!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Email:email;Right=View|Comment|Draw|Own;Cursor colour;Joined on:date;~Online=Yes|No
- Marit | board=Retro of week 14; email=marit@example.com; right=Draw; cursor_colour=Orange; online=Yes
- Ousmane | board=Angles in a triangle; email=ousmane@example.com; right=View; cursor_colour=Green; online=No
- Builder Jukka | board=Shop floor plan; email=jukka@example.com; right=Comment; cursor_colour=Purple; online=No
- Chiara | board=Names for the app; email=chiara@example.com; right=Own; cursor_colour=Pink; online=Yes
item template|board template: Name!;Category=Retro|Planning|Teaching|Design|Brainstorming;Preview:image;Description:long;Objects:number#0-5000;~Uses:number#0-1000000
- Start, stop, continue | category=Retro; description=Three columns and a parking lot.; objects=5; uses=140
- Coordinate plane | category=Teaching; description=Axes from minus ten to ten.; objects=3; uses=77
- Floor plan grid | category=Design; description=One square is half a metre.; objects=12; uses=33
- Six hats | category=Brainstorming; description=Six corners for six points of view.; objects=7; uses=205
record version|snapshot|board version|history|drawing history [version|snapshot|histor\\w*|undo|replay|restore]: Label!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Number:number#1-100000;Saved by~Fatou Ndiaye|Piet Kuiper;Objects:number#0-100000;Picture:image;Saved on:date
- After voting | board=Retro of week 14; number=3; saved_by=Piet Kuiper; objects=38
- Before the proof | board=Angles in a triangle; number=2; saved_by=Fatou Ndiaye; objects=9
- Counter moved | board=Shop floor plan; number=9; saved_by=Aino Salmi; objects=71
- Forty names | board=Names for the app; number=1; saved_by=Renzo Gatti; objects=40
record vote|dot vote|sticker vote [vote|voting|poll|rank\\w*]: Label!;Board object->@board object|sticky note~Builds are slow|Triangle ABC;Voter;Dots:number#1-10;Given on:date
- Marit on builds | board_object=Builds are slow; voter=Marit; dots=2
- Piet on builds | board_object=Builds are slow; voter=Piet Kuiper; dots=1
- Chiara on the name | board_object=Favourite name; voter=Chiara; dots=3
- Jukka on the counter | board_object=Counter; voter=Builder Jukka; dots=1
record export|image export|download [export|download|png|pdf|save]: File name!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Format=PNG|SVG|PDF|JSON;File:file;Exported by~Fatou Ndiaye|Piet Kuiper;Exported on:date
- retro-14.png | board=Retro of week 14; format=PNG; exported_by=Piet Kuiper
- angles.pdf | board=Angles in a triangle; format=PDF; exported_by=Fatou Ndiaye
- branch-plan.svg | board=Shop floor plan; format=SVG; exported_by=Aino Salmi
- names.json | board=Names for the app; format=JSON; exported_by=Renzo Gatti
+ comment: Board->@board|whiteboard;Left:number(px)#-100000-100000;Top:number(px)#-100000-100000;Resolved:boolean
+ message: Room->@room|session;Board->@board|whiteboard
# presentation maker|presentation tool|slide deck|slideshow maker|ppt|pitch deck|slide editor
item presentation|deck|slide deck|slideshow: Title!;Owner~Renske Vos|Abel Tesfaye;Theme->@theme|template|design~Chalk|Orange peel;Folder;Aspect=16:9|4:3|Square;Description:long;Visibility=Private|Link|Public;Changed on:date;~Slides:number#0-1000;~Views:number#0-1000000
- Why bees need hedges | owner=Renske Vos; theme=Chalk; folder=Talks; aspect=16:9; description=For the village hall.; visibility=Public; slides=2; views=88
- Bakery on wheels | owner=Abel Tesfaye; theme=Orange peel; folder=Pitch; aspect=16:9; description=For the bank.; visibility=Link; slides=1; views=12
- The water cycle, grade 4 | owner=Ilse Kampen; theme=Blue sky; folder=Lessons; aspect=4:3; description=Twelve slides and one experiment.; visibility=Public; slides=12; views=640
- Forty years together | owner=Momo Diallo; theme=Golden frame; folder=Family; aspect=Square; description=For the wedding anniversary.; visibility=Private; slides=30; views=5
item slide|page: Heading!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Number:number#1-1000!;Layout=Title|Text|Two columns|Picture|Chart|Quote;Text:long;Picture:image;Speaker notes:long;Transition=None|Fade|Push|Zoom;Hidden:boolean
- A hedge feeds from March | presentation=Why bees need hedges; number=2; layout=Picture; text=Willow first, ivy last.; speaker_notes=Pass the twig around.; transition=Fade
- Where we park | presentation=Bakery on wheels; number=3; layout=Two columns; text=School gate at ten, station at five.; speaker_notes=Show the map.; transition=None
- Where does the puddle go? | presentation=The water cycle, grade 4; number=1; layout=Title; text=Look outside after the rain.; speaker_notes=Let the children guess first.; transition=Push
- You said yes in the rain | presentation=Forty years together; number=7; layout=Quote; text=Only if we get out of this rain.; speaker_notes=Wait for the laugh.; transition=Zoom
! item slide element|element|object|shape|text box: Label!;Slide->@slide|page~A hedge feeds from March|Where we park;Type=Text|Picture|Shape|Chart|Video|Table;Content:long;Left:number(px)#0-10000;Top:number(px)#0-10000;Width:number(px)#1-10000;Height:number(px)#1-10000;Colour;Animation=None|Appear|Fly in|Grow;Order:number#1-500
- Flower calendar | slide=A hedge feeds from March; type=Chart; content=Willow, plum, lime, ivy; left=120; top=220; width=900; height=420; colour=Green; animation=Grow; order=2
- Route map | slide=Where we park; type=Picture; content=Town with two stops; left=640; top=160; width=560; height=440; colour=None; animation=Appear; order=1
- Cloud shape | slide=Where does the puddle go?; type=Shape; content=Cloud with three drops; left=700; top=90; width=380; height=220; colour=Light blue; animation=Fly in; order=3
- Wedding film | slide=You said yes in the rain; type=Video; content=Twenty seconds without sound; left=0; top=0; width=1080; height=1080; colour=None; animation=None; order=1
item theme|template|design: Name!;Category=Business|School|Event|Plain;Background;Heading font;Text font;Preview:image;Premium:boolean;~Uses:number#0-1000000
- Chalk | category=School; background=Dark green; heading_font=Handwritten; text_font=Plain sans; uses=310
- Orange peel | category=Business; background=White; heading_font=Bold sans; text_font=Plain sans; uses=190
- Blue sky | category=Plain; background=Pale blue; heading_font=Rounded; text_font=Rounded; uses=77
- Golden frame | category=Event; background=Ivory; heading_font=Script; text_font=Serif; uses=142
record collaborator|share|editor|shared access [share|collaborat\\w*|team|edit\\w*|permission|together]: Name!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Email:email;Right=View|Comment|Edit;Invited on:date
- Beekeepers' chair | presentation=Why bees need hedges; email=chair@example.com; right=Edit
- Bank adviser | presentation=Bakery on wheels; email=bank@example.com; right=View
- Colleague in 4b | presentation=The water cycle, grade 4; email=class4b@example.com; right=Comment
- Cousins | presentation=Forty years together; email=cousins@example.com; right=Edit
! record version|presentation version|revision [version|histor\\w*|revision|restore|undo]: Label!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Number:number#1-10000;Saved by~Renske Vos|Abel Tesfaye;Change:long;Saved on:date
- With calendar | presentation=Why bees need hedges; number=3; saved_by=Renske Vos; change=Chart of flowers added.
- For the first visit | presentation=Bakery on wheels; number=1; saved_by=Abel Tesfaye; change=Nine slides.
- Experiment moved up | presentation=The water cycle, grade 4; number=6; saved_by=Ilse Kampen; change=Jar and plate now on slide 3.
- Without the blurred ones | presentation=Forty years together; number=14; saved_by=Momo Diallo; change=Six photos taken out.
item asset|media file|picture|icon|upload: Name!;Type=Picture|Icon|Video|Audio|Font;File:file;Size:number(KB)#0-1000000;Tags;Uploaded on:date
- willow.jpg | type=Picture; size=640; tags=hedge, spring
- van.svg | type=Icon; size=8; tags=van, food
- rain-on-tin.mp3 | type=Audio; size=910; tags=rain, sound
- wedding-1986.mp4 | type=Video; size=84000; tags=family, film
record showing|presentation session|live session|viewing [present\\w*|live|audience|session|view|analytic\\w*]: Title!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Presenter~Renske Vos|Abel Tesfaye;Place;Viewers:number#0-100000;Minutes:number(min)#1-600;Shown on:date
- Village hall evening | presentation=Why bees need hedges; presenter=Renske Vos; place=Village hall; viewers=46; minutes=40
- First bank visit | presentation=Bakery on wheels; presenter=Abel Tesfaye; place=Branch office; viewers=2; minutes=25
- Lesson in 4a | presentation=The water cycle, grade 4; presenter=Ilse Kampen; place=Room 7; viewers=27; minutes=45
- Anniversary dinner | presentation=Forty years together; presenter=Momo Diallo; place=Restaurant Lagune; viewers=62; minutes=15
+ comment: Slide->@slide|page;Resolved:boolean
# resume builder|resume website|resume creation|create resume|personal resume|cv builder|resume maker|cv maker|resume template|curriculum vitae|resume generator
item resume|cv|curriculum vitae|document: Title!;Full name!;Wanted position;Email:email;Phone:phone;City;Summary:long;Portrait:image;Template->@template|resume template~Two columns|Quiet lines;Language~English|Spanish;Visibility=Private|Link|Public;Changed on:date;~Status=Draft|Complete|Sent
- Nurse, night shifts | full_name=Abena Frost; wanted_position=Ward nurse; email=abena@example.com; phone=+44 7700 900555; city=Leeds; summary=Eight years on cardiology.; template=Quiet lines; language=English; visibility=Link; status=Complete
- Welder abroad | full_name=Julian Mora; wanted_position=Pipe welder; email=julian@example.com; phone=+34 600 000 111; city=Vigo; summary=Stainless and titanium.; template=Two columns; language=Spanish; visibility=Private; status=Draft
- First job after school | full_name=Linh Carter; wanted_position=Trainee at a bank; email=linh@example.com; phone=+44 7700 900777; city=Bristol; summary=Good with numbers and people.; template=Bright start; language=English; visibility=Private; status=Draft
- Lecturer in geology | full_name=Dr Ines Falcon; wanted_position=University lecturer; email=ines@example.com; phone=+34 600 222 333; city=Granada; summary=Twelve papers on karst caves.; template=Long form; language=Spanish; visibility=Public; status=Sent
! item work experience|job entry|experience|employment entry: Position title!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Employer!;City;From:date;Until:date;Current:boolean;Tasks:long;Position:number#1-50
- Staff nurse | resume=Nurse, night shifts; employer=North infirmary; city=Leeds; tasks=Led a night team of five.; position=1
- Pipe welder | resume=Welder abroad; employer=Ria shipyard; city=Vigo; tasks=Cooling lines on trawlers.; position=1
- Weekend cashier | resume=First job after school; employer=Corner market; city=Bristol; tasks=Till, shelves and returns.; position=1
- Research assistant | resume=Lecturer in geology; employer=Institute of caves; city=Granada; tasks=Field work and two lectures a week.; position=2
! item education entry|education|degree|course entry: Degree!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;School!;City;From:date;Until:date;Grade;Note:long;Position:number#1-50
- Diploma in nursing | resume=Nurse, night shifts; school=Moor college; city=York; grade=Merit; note=Thesis on sleep; position=1
- Welding certificate 6G | resume=Welder abroad; school=Harbour training centre; city=Ferrol; grade=Pass; note=Renewed each two years; position=1
- A levels | resume=First job after school; school=Avon sixth form; city=Bristol; grade=A, B, B; note=Mathematics, economics, Vietnamese; position=1
- Doctorate in geology | resume=Lecturer in geology; school=University of Granada; city=Granada; grade=With honours; note=On flooded caves; position=1
item skill|language skill|ability|competence: Name!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Kind=Technical|Language|Personal|Computer;Level=Basic|Good|Very good|Expert;Years:number#0-60;Position:number#1-100
- ECG reading | resume=Nurse, night shifts; kind=Technical; level=Expert; years=8; position=1
- TIG welding | resume=Welder abroad; kind=Technical; level=Expert; years=12; position=1
- Vietnamese | resume=First job after school; kind=Language; level=Very good; years=18; position=2
- Map software | resume=Lecturer in geology; kind=Computer; level=Good; years=6; position=3
item template|resume template|layout: Name!;Category=Classic|Modern|Creative|Academic;Columns:number#1-3;Colour;Font;Preview:image;Premium:boolean;~Uses:number#0-1000000
- Two columns | category=Modern; columns=2; colour=Teal; font=Sans; uses=820
- Quiet lines | category=Classic; columns=1; colour=Black; font=Serif; uses=1140
- Bright start | category=Creative; columns=2; colour=Orange; font=Rounded; uses=305
- Long form | category=Academic; columns=1; colour=Navy; font=Serif; uses=96
item cover letter|application letter|letter [cover letter|letter|appl\\w*]: Title!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Employer;Recipient;Text:long!;Written on:date;~Status=Draft|Sent|Answered
- To the heart clinic | resume=Nurse, night shifts; employer=Heart clinic; recipient=Matron Ellis; text=Nights are when I work best.; status=Sent
- To the Norway yard | resume=Welder abroad; employer=Fjord yard; recipient=Hiring office; text=I can start in May.; status=Draft
- To the savings bank | resume=First job after school; employer=Harbour savings bank; recipient=Ms Okello; text=At the till I learned to listen.; status=Answered
- To the faculty in Oviedo | resume=Lecturer in geology; employer=Faculty of geology; recipient=Dean Suarez; text=I would bring a field course.; status=Sent
record export|resume download|download|shared resume|share [export|download|pdf|share|link|print]: Label!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Format=PDF|DOCX|Web link|PNG;File:file;Address:url;Recipient;Exported on:date;~Views:number#0-100000
- PDF for the clinic | resume=Nurse, night shifts; format=PDF; recipient=Heart clinic; views=3
- Link for agencies | resume=Welder abroad; format=Web link; address=https://example.com/r/mora; recipient=Two agencies; views=7
- Picture for a job board | resume=First job after school; format=PNG; recipient=School job board; views=21
- Editable copy for the dean | resume=Lecturer in geology; format=DOCX; recipient=Dean's office; views=2
record job application|sent application|application [application|track\\w*|job|employer|apply\\w*]: Position title!;Employer;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Sent on:date;Channel=E-mail|Portal|Agency|In person;Note:long;~Status=Sent|Interview|Offer|Refused
- Ward nurse, cardiology | employer=Heart clinic; resume=Nurse, night shifts; channel=Portal; note=Interview by video.; status=Interview
- Pipe welder, Bergen | employer=Fjord yard; resume=Welder abroad; channel=E-mail; note=Asks for papers.; status=Sent
- Bank trainee, autumn | employer=Harbour savings bank; resume=First job after school; channel=In person; note=Took the letter along.; status=Offer
- Lecturer, Oviedo | employer=Faculty of geology; resume=Lecturer in geology; channel=Agency; note=Place went to an internal candidate.; status=Refused
# freelance platform|project bidding|freelance marketplace|freelance job|gig marketplace|hire freelancers|freelancer platform|freelancer profile|remote talent
person freelancer|talent|expert profile: Name!;Headline;Skills->@skill|category~Web design|Translation;Hourly rate:money;Country;Languages;Experience:number(years)#0-60;About:long;Photo:image;~Rating:rating;~Status=Available|Busy|Away
- Ilka Marten | headline=Interface designer; skills=Web design; hourly_rate=55; country=Austria; experience=8; rating=4.9; status=Available
- Paolo Serra | headline=Italian to English translator; skills=Translation; hourly_rate=38; country=Italy; experience=12; rating=4.8; status=Busy
- Wendy Achebe | headline=Backend developer for shops; skills=Shop development; hourly_rate=72; country=Nigeria; experience=10; rating=4.7; status=Available
- Jiri Blaha | headline=Cutter for short films; skills=Video editing; hourly_rate=44; country=Czechia; experience=5; rating=4.5; status=Away
item skill|category: Name!;Group=Design|Writing|Development|Marketing|Video|Other;Position:number#1-500;Description:long
- Web design | group=Design; position=1
- Translation | group=Writing; position=2
- Shop development | group=Development; position=3
- Video editing | group=Video; position=4
item gig|service offer|service package: Title!;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Skill->@skill|category~Web design|Translation;Price:money;Delivery:number(days)#1-180;Revisions:number#0-20;Description:long;Photo:image;~Status=Draft|Live|Paused
- Landing page in Figma | freelancer=Ilka Marten; skill=Web design; price=420; delivery=7; revisions=2; status=Live
- Manual of 20 pages | freelancer=Paolo Serra; skill=Translation; price=360; delivery=5; revisions=1; status=Live
- Payment plug-in for a shop | freelancer=Wendy Achebe; skill=Shop development; price=650; delivery=10; revisions=1; status=Paused
- Trailer of 60 seconds | freelancer=Jiri Blaha; skill=Video editing; price=290; delivery=6; revisions=3; status=Draft
item job|project brief|client project: Title!;Client;Skill->@skill|category~Web design|Translation;Budget from:money;Budget to:money;Kind=Fixed price|Hourly;Due on:date;Level=Entry|Intermediate|Expert;Description:long;~Status=Open|In progress|Completed|Cancelled
- Shop redesign | skill=Web design; budget_from=1500; budget_to=3000; kind=Fixed price; level=Expert; status=Open
- Cookbook into English | skill=Translation; budget_from=800; budget_to=1200; kind=Fixed price; level=Intermediate; status=In progress
- Migrate 4000 products | skill=Shop development; budget_from=60; budget_to=80; kind=Hourly; level=Expert; status=Completed
- Cut of a choir concert | skill=Video editing; budget_from=200; budget_to=350; kind=Fixed price; level=Entry; status=Cancelled
record proposal|bid|application: Title!;Job->@job|project brief~Shop redesign|Cookbook into English;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Price:money;Days:number(days)#1-365;Cover letter:long;Sent on:date;~Status=Sent|Shortlisted|Accepted|Declined|Withdrawn
- Ilka for the shop | job=Shop redesign; freelancer=Ilka Marten; price=2400; days=21; status=Shortlisted
- Paolo for the cookbook | job=Cookbook into English; freelancer=Paolo Serra; price=980; days=30; status=Accepted
- Wendy for the migration | job=Migrate 4000 products; freelancer=Wendy Achebe; price=2800; days=14; status=Sent
- Jiri for the choir | job=Cut of a choir concert; freelancer=Jiri Blaha; price=320; days=9; status=Declined
record contract|hire: Title!;Job->@job|project brief~Shop redesign|Cookbook into English;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Agreed price:money;Starts on:date;Ends on:date;Terms:long;~Status=Active|Ended|Disputed
- Cookbook contract | job=Cookbook into English; freelancer=Paolo Serra; agreed_price=980; terms=Two milestones.; status=Active
- Shop trial page | job=Shop redesign; freelancer=Ilka Marten; agreed_price=300; terms=One page as a test.; status=Ended
- Migration contract | job=Migrate 4000 products; freelancer=Wendy Achebe; agreed_price=2800; terms=Hourly with a weekly cap of 20 hours.; status=Active
- Choir cut contract | job=Cut of a choir concert; freelancer=Jiri Blaha; agreed_price=320; terms=Paid after the first cut.; status=Disputed
item portfolio item|work sample: Title!;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Picture:image;Link:url;Year:number#1980-2100;Description:long
- Museum site | freelancer=Ilka Marten; year=2024; description=Site for a town museum.
- Wine guide | freelancer=Paolo Serra; year=2023; description=240 pages into English.
- Tea shop checkout | freelancer=Wendy Achebe; year=2025; description=Checkout in three steps.
- Short film Ferry | freelancer=Jiri Blaha; year=2022; description=Eleven minutes, colour graded.
! record escrow portion|milestone|delivery|escrow payment: Title!;Contract->@contract|hire~Cookbook contract|Shop trial page;Amount:money;Due on:date;Delivered file:file;Platform fee:percent#0-30;Note:long;~Status=Planned|Funded|Delivered|Approved|Paid|Disputed
- Chapters 1 to 6 | contract=Cookbook contract; amount=490; platform_fee=10; status=Paid
- Chapters 7 to 12 | contract=Cookbook contract; amount=490; platform_fee=10; status=Funded
- Import of all products | contract=Migration contract; amount=1600; platform_fee=10; note=With pictures; status=Delivered
- Rough cut of the concert | contract=Choir cut contract; amount=160; platform_fee=12; status=Disputed
! record time entry|work log [hour\\w*|time track\\w*|timesheet\\w*|log\\w*]: Title!;Contract->@contract|hire~Cookbook contract|Shop trial page;Day:date;Hours:number(h)#0-24;Task:long;Billable:boolean;~Status=Logged|Approved|Billed
- Proofreading chapter 3 | contract=Cookbook contract; hours=2.5; status=Logged
- Mapping of categories | contract=Migration contract; hours=6; task=Old tree to new tree; status=Approved
- Glossary of herbs | contract=Cookbook contract; hours=1.5; task=Names of 80 herbs; status=Billed
- Header variants | contract=Shop trial page; hours=3; task=Three headers for the test page; status=Logged
+ order: Gig->@gig|service offer;Brief:long;Due on:date;Delivery:file;~Status=New|In progress|Delivered|Revision|Completed|Disputed
+ review: Contract->@contract|hire;Quality:rating;Communication:rating;On time:rating
+ message: Job->@job|project brief;Attachment:file
# project management|project collaboration|remote team|task management application|task management app|task management system|task tracking|daily standup|kanban|sprint board|task board|team tasks|gantt|project tracker
item project|workspace: Name!;Key;Client;Lead~Frida Holt|Marco Bassi;Starts on:date;Due on:date;Budget:money;Color;Description:long;~Progress:percent;~Status=Planned|Active|On hold|Completed|Cancelled
- Museum website | key=MUS; client=Town Museum; lead=Frida Holt; budget=24000; progress=55; status=Active
- Warehouse move | key=WHM; client=Own company; lead=Marco Bassi; budget=60000; progress=20; status=Active
- Allergen labels | key=ALL; client=Brook Bakery; lead=Senta Ruf; budget=8000; progress=100; status=Completed
- Choir tour of the north | key=TOUR; client=Kantorei; lead=Marco Bassi; budget=31000; progress=5; status=On hold
work task|card|to-do|issue: Title!;Project->@project|workspace~Museum website|Warehouse move;List->@board list|board column~To do|In review;Assignee;Priority=Low|Normal|High|Urgent;Starts on:date;Due on:date;Estimate:number(h)#0-1000;Label;Depends on;Description:long
- Draw the floor map page | project=Museum website; list=In review; priority=High; estimate=12; label=Design
- Ask three movers for prices | project=Warehouse move; list=To do; priority=Normal; estimate=4; label=Purchase
- Print 400 shelf labels | project=Allergen labels; list=Done; priority=Low; estimate=3; label=Print
- Reserve two coaches | project=Choir tour of the north; list=Waiting; priority=Urgent; estimate=2; label=Travel; depends_on=Date of the Bergen concert
item board list|board column|stage: Name!;Project->@project|workspace~Museum website|Warehouse move;Position:number#1-50;Card limit:number#1-500;Color
- To do | project=Warehouse move; position=1; card_limit=30
- In review | project=Museum website; position=3; card_limit=5
- Done | project=Allergen labels; position=4; card_limit=200; color=Green
- Waiting | project=Choir tour of the north; position=2; card_limit=15; color=Yellow
item milestone|sprint|phase: Name!;Project->@project|workspace~Museum website|Warehouse move;Starts on:date;Due on:date;Goal:long;Planned points:number#0-1000;~Done points:number#0-1000;~Status=Planned|Running|Done|Late
- Sprint 6 | project=Museum website; goal=Floor map and search; planned_points=34; done_points=21; status=Running
- Lease signed | project=Warehouse move; goal=New hall is ours; status=Planned
- Labels on all shelves | project=Allergen labels; goal=Every product has its label; planned_points=13; done_points=13; status=Done
- Venues fixed | project=Choir tour of the north; goal=Five halls confirmed; planned_points=20; done_points=4; status=Late
record time entry|work log|timesheet line: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Person;Day:date;Hours:number(h)#0-24;Billable:boolean;Note:long
- Map sketches | task=Draw the floor map page; hours=3.5
- Calls to movers | task=Ask three movers for prices; hours=1
- Cutting the labels | task=Print 400 shelf labels; person=Senta Ruf; hours=2; note=Cutter jammed once
- Coach offers compared | task=Reserve two coaches; person=Marco Bassi; hours=1.5
! record project staffing|project member|team member|membership [invit\\w*|member\\w*|team\\w*|employee management|manage employees|staff\\w*]: Title!;Project->@project|workspace~Museum website|Warehouse move;Person;Role=Owner|Manager|Member|Guest;Hourly rate:money;Hours per week:number(h)#0-80;Joined on:date
- Frida on the museum site | project=Museum website; role=Owner; hours_per_week=20
- Marco on the move | project=Warehouse move; role=Manager; hours_per_week=12
- Senta on the labels | project=Allergen labels; person=Senta Ruf; role=Member; hourly_rate=42; hours_per_week=6
- Kantorei looks on | project=Choir tour of the north; person=Chair of the choir; role=Guest; hours_per_week=1
record risk|project risk|project issue: Title!;Project->@project|workspace~Museum website|Warehouse move;Likelihood=Low|Medium|High;Impact=Low|Medium|High;Measure:long;Owner;~Status=Open|Watching|Closed
- Texts come late | project=Museum website; likelihood=High; impact=Medium; measure=Weekly call with the curator.; status=Watching
- Hall not free in May | project=Warehouse move; likelihood=Medium; impact=High; measure=Option on second hall.; status=Open
- Recipe changes after print | project=Allergen labels; likelihood=Low; impact=High; measure=Freeze recipes for a month.; status=Closed
- Two singers fall ill | project=Choir tour of the north; likelihood=Medium; impact=Low; measure=Two substitutes rehearse.; status=Open
! record checklist item|subtask|task step: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Position:number#1-200;Assignee;Done:boolean;Due on:date
- Icons for lifts | task=Draw the floor map page; position=1
- Write the list of goods | task=Ask three movers for prices; position=1
- Proof read by the baker | task=Print 400 shelf labels; position=2; assignee=Senta Ruf
- Ask for a coach with ramp | task=Reserve two coaches; position=1; assignee=Marco Bassi
! record task history|task activity|status change: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Field=Status|Assignee|Due date|List|Priority;Old value;New value;Changed on:date;Changed by
- Map moved to review | task=Draw the floor map page; field=List; old_value=Doing; new_value=In review
- Movers got due date | task=Ask three movers for prices; field=Due date
- Labels done | task=Print 400 shelf labels; field=Status; old_value=Doing; new_value=Done; changed_by=Senta Ruf
- Coaches now urgent | task=Reserve two coaches; field=Priority; old_value=Normal; new_value=Urgent
! record attachment|task file [file\\w*|attach\\w*|document\\w*|upload\\w*]: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;File:file;Version:number#1-100;Added by;Added on:date
- floor-map-v2.pdf | task=Draw the floor map page; version=2
- labels-final.pdf | task=Print 400 shelf labels; version=4; added_by=Senta Ruf
- coach-offers.xlsx | task=Reserve two coaches; version=1; added_by=Marco Bassi
- goods-list.xlsx | task=Ask three movers for prices; version=3
+ comment: Task->@task|card;Mentions
+ report: Project->@project|workspace;Period;Summary:long;Hours:number
# customer support bot|support chatbot|helpdesk|help desk|customer service bot|chat widget
item bot|chatbot|virtual agent: Name!;Greeting;Language;Channel=Website|Phone app|Email|Messenger|Voice;Tone=Formal|Friendly|Short;Hand over after:number(failed answers)#1-20;Working hours;Owner;~Solved alone:percent;~Status=Draft|Training|Live|Paused
- Fera of the bike shop | greeting=Hi, what can I do for you?; language=English; channel=Website; tone=Friendly; hand_over_after=2; solved_alone=64; status=Live
- Bank line voice | greeting=Welcome to the bank line.; language=German; channel=Voice; tone=Formal; hand_over_after=1; solved_alone=38; status=Training
- Momo of the town hall | greeting=Hello, which office do you need?; language=English; channel=Messenger; tone=Short; hand_over_after=3; working_hours=Day and night; solved_alone=71; status=Paused
- Energy mail helper | greeting=Thank you for your mail.; language=French; channel=Email; tone=Formal; hand_over_after=1; solved_alone=22; status=Draft
item intent|bot topic|trained question: Name!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Example questions:long;Answer:long;Follow-up action=None|Make ticket|Hand over|Show link|Ask details;Active:boolean;~Hits:number#0-100000000;~Confidence:percent
- Where is my order | bot=Fera of the bike shop; example_questions=Where is my parcel? When will it come?; answer=Please tell me your order number.; follow_up_action=Ask details; hits=1810; confidence=92
- Block my card | bot=Bank line voice; example_questions=I lost my card; answer=I connect you at once.; follow_up_action=Hand over; hits=240; confidence=97
- Make a passport appointment | bot=Momo of the town hall; example_questions=I need a passport. Passport date?; answer=Choose a day here.; follow_up_action=Show link; hits=960; confidence=89
- Meter reading wrong | bot=Energy mail helper; example_questions=My bill is too high; answer=We check the reading.; follow_up_action=Make ticket; hits=75; confidence=66
record conversation|chat session|live chat: Title!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Customer;Channel=Website|Phone app|Email|Messenger|Voice;Started on:date;Started at:time;Minutes:number(min)#0-1440;Agent->@support agent|agent~Rosalie Kerr|Tarik Bosch;~Satisfaction:rating;~Status=With bot|Waiting|With agent|Closed
- Parcel stuck in customs | bot=Fera of the bike shop; channel=Website; minutes=9; agent=Rosalie Kerr; satisfaction=4; status=Closed
- Lost card abroad | bot=Bank line voice; channel=Voice; minutes=3; agent=Tarik Bosch; status=With agent
- Passport before holidays | bot=Momo of the town hall; channel=Messenger; minutes=4; satisfaction=5; status=Closed
- Bill three times as high | bot=Energy mail helper; channel=Email; minutes=240; agent=Celine Roux; status=Waiting
person support agent|agent|operator: Name!;Email:email;Team=First line|Second line|Billing|Technical;Languages;Chats at once:number#1-20;~Open chats:number#0-50;~Rating:rating;~Status=Online|Busy|Away|Offline
- Rosalie Kerr | team=First line; languages=English, French; chats_at_once=3; open_chats=1; rating=4.8; status=Online
- Tarik Bosch | team=Second line; languages=German, Turkish; chats_at_once=2; open_chats=2; rating=4.6; status=Busy
- Celine Roux | team=Billing; languages=French; chats_at_once=4; open_chats=3; rating=4.4; status=Away
- Henry Obi | team=Technical; languages=English; chats_at_once=2; open_chats=0; rating=4.9; status=Offline
item canned reply|saved answer|quick reply: Title!;Text:long;Category=Shipping|Billing|Account|Technical|Other;Shortcut;Language;Owner;~Used:number#0-1000000
- Delay apology | text=We are sorry for the delay and have asked the carrier.; category=Shipping; shortcut=/delay; language=English; used=410
- Invoice copy | text=Your invoice copy is attached.; category=Billing; shortcut=/inv; language=English; used=160
- Reset steps | text=Please switch it off for ten seconds and on again.; category=Technical; shortcut=/reset; language=English; used=233
- Address changed | text=Your new address is saved.; category=Account; shortcut=/addr; language=French; used=57
item knowledge entry|faq|knowledge article: Question!;Answer:long;Topic;Source:url;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Updated on:date;~Status=Draft|Live|Outdated
- How long is the warranty? | answer=Two years on frames, one on parts.; topic=Warranty; bot=Fera of the bike shop; status=Live
- What does a new card cost? | answer=Eight, free after theft.; topic=Cards; bot=Bank line voice; status=Live
- How long does a passport take? | answer=Three weeks, express four days.; topic=Passports; bot=Momo of the town hall; status=Outdated
- How do I read my meter? | answer=Black digits only, from the left.; topic=Meters; bot=Energy mail helper; status=Draft
! record missed phrase|unanswered question|training suggestion|missed question: Question!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Conversation->@conversation|chat session~Parcel stuck in customs|Lost card abroad;Asked on:date;Best guess->@intent|bot topic~Where is my order|Block my card;~Status=New|Added|Ignored
- Do you rent cargo bikes? | bot=Fera of the bike shop; status=New
- Can I get a card in wood? | bot=Bank line voice; status=Ignored
- Where can I swim with a dog? | bot=Momo of the town hall; conversation=Passport before holidays; status=New
- Is solar feed-in taxed? | bot=Energy mail helper; best_guess=Meter reading wrong; status=Added
! record handover|escalation|status history: Title!;Conversation->@conversation|chat session~Parcel stuck in customs|Lost card abroad;From=Bot|First line|Second line;To=First line|Second line|Billing|Technical;Reason=Asked for a person|Bot failed|Urgent|Complaint;Happened on:date;Happened at:time;Waiting:number(s)#0-36000
- Customs to first line | conversation=Parcel stuck in customs; from=Bot; to=First line; reason=Bot failed; waiting=42
- Card to second line | conversation=Lost card abroad; from=Bot; to=Second line; reason=Urgent; waiting=8
- Bill to billing | conversation=Bill three times as high; from=Bot; to=Billing; reason=Complaint; waiting=5400
- Customs to technical | conversation=Parcel stuck in customs; from=First line; to=Technical; reason=Asked for a person; waiting=120
+ ticket: Conversation->@conversation|chat session;Agent->@support agent|agent;Category=Shipping|Billing|Account|Technical|Other;Priority=Low|Normal|High|Urgent;Answer due:date;~Status=New|Open|Waiting for customer|Solved|Closed
+ message: Conversation->@conversation|chat session;Sender=Customer|Bot|Agent;Attachment:file
+ customer: Company;Language;Plan;~Open tickets:number
# job board|job fair|job seeker|job listing|recruitment platform|job vacancy|job portal|recruiter
item job|job posting|vacancy|job offer|position: Title!;Company->@company|employer~Hallgrim Bakery|Vector Maps;Category->@job category|category~Food|Software;Place;Type=Full-time|Part-time|Contract|Internship|Temporary;Remote=On site|Hybrid|Remote;Salary from:money;Salary to:money;Experience:number(years)#0-40;Description:long;Apply until:date;~Status=Draft|Open|Paused|Filled|Expired
- Pastry baker | company=Hallgrim Bakery; category=Food; place=Askeby; type=Full-time; remote=On site; salary_from=2400; salary_to=2800; experience=2; status=Open
- Backend developer | company=Vector Maps; category=Software; place=Lund; type=Full-time; remote=Hybrid; salary_from=4200; salary_to=5400; experience=4; status=Open
- Night nurse | company=Lindgard Clinic; category=Care; place=Visby; type=Part-time; remote=On site; salary_from=2700; salary_to=3100; experience=3; status=Paused
- Summer intern in accounts | company=Kettil Logistics; category=Office; place=Malmo; type=Internship; remote=Remote; salary_from=900; salary_to=1100; experience=0; status=Filled
item company|employer: Name!;Industry;Size=1 to 10|11 to 50|51 to 250|More than 250;Address;Website:url;Logo:image;Contact person;Email:email;About:long;~Verified:boolean
- Hallgrim Bakery | industry=Food; size=11 to 50; address=Mill 2, Askeby; contact_person=Signe Hall
- Vector Maps | industry=Software; size=51 to 250; address=Ring 40, Lund; contact_person=Jon Ahl
- Lindgard Clinic | industry=Health; size=More than 250; address=Strand 1, Visby; contact_person=Maj Ekström
- Kettil Logistics | industry=Transport; size=1 to 10; address=Dock 5, Malmo; contact_person=Olof Kettil; about=Freight for small shops.
person candidate|job seeker|applicant: Name!;Email:email;Phone:phone;Town;Headline;Skills;Experience:number(years)#0-60;Wanted salary:money;Resume->@resume|cv~Baker resume|Developer resume;Available from:date;~Status=Looking|Open to offers|Not looking
- Alma Reed | town=Askeby; headline=Baker with a sweet tooth; skills=Lamination, glazing; experience=5; wanted_salary=2600; resume=Baker resume; status=Looking
- Igor Balan | town=Lund; headline=Go and databases; skills=Go, SQL; experience=6; wanted_salary=5000; resume=Developer resume; status=Open to offers
- Rana Aziz | town=Visby; headline=Nurse for nights and weekends; skills=Wound care, triage; experience=9; wanted_salary=3000; resume=Nurse resume; status=Looking
- Felix Ordman | town=Malmo; headline=Student of business; skills=Spreadsheets, German; experience=0; wanted_salary=1000; resume=Student resume; status=Not looking
record job application|application: Title!;Job->@job|job posting~Pastry baker|Backend developer;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;Resume->@resume|cv~Baker resume|Developer resume;Cover letter:long;Wanted salary:money;Sent on:date;~Rating:rating;~Status=Received|Viewed|Shortlisted|Interview|Offer|Hired|Rejected|Withdrawn
- Alma for pastry | job=Pastry baker; candidate=Alma Reed; resume=Baker resume; wanted_salary=2600; rating=4; status=Interview
- Igor for backend | job=Backend developer; candidate=Igor Balan; resume=Developer resume; wanted_salary=5000; rating=5; status=Offer
- Rana for nights | job=Night nurse; candidate=Rana Aziz; resume=Nurse resume; wanted_salary=3000; rating=5; status=Shortlisted
- Felix for accounts | job=Summer intern in accounts; candidate=Felix Ordman; resume=Student resume; wanted_salary=1000; rating=4; status=Hired
record resume|cv: Title!;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;File:file;Summary:long;Education:long;Work history:long;Languages;Changed on:date;Visible to employers:boolean
- Baker resume | summary=Five years in artisan bakeries.; education=Baker's certificate; languages=English, Swedish
- Developer resume | summary=Backend services and maps.; education=Computer science; languages=English, Romanian
- Nurse resume | candidate=Rana Aziz; summary=Nine years on surgical wards.; education=Bachelor of nursing; languages=Arabic, Swedish
- Student resume | candidate=Felix Ordman; summary=Second year of business.; education=Grammar school; languages=Swedish, German
event interview|job interview: Title!;Application->@job application|application~Alma for pastry|Igor for backend;Day:date;Starts at:time;Kind=Phone|Video|On site|Trial day;Interviewer;Place or link;Notes:long;~Result=Open|Passed|Failed|Moved
- Trial bake with Alma | application=Alma for pastry; kind=Trial day; interviewer=Signe Hall; place_or_link=Bakery; result=Open
- Second talk with Igor | application=Igor for backend; kind=Video; interviewer=Jon Ahl; result=Passed
- Phone call with Rana | application=Rana for nights; kind=Phone; interviewer=Maj Ekström; result=Moved
- Felix meets the team | application=Felix for accounts; kind=On site; interviewer=Olof Kettil; place_or_link=Dock 5; result=Passed
item job category|category: Name!;Parent category->@job category|category;Icon:image;~Open jobs:number#0-100000
- Food | open_jobs=14
- Software | open_jobs=31
- Care | open_jobs=52
- Office | open_jobs=27
! record application history|status change: Title!;Application->@job application|application~Alma for pastry|Igor for backend;Old status;New status=Received|Viewed|Shortlisted|Interview|Offer|Hired|Rejected;Changed on:date;Changed by;Note:long
- Alma invited | application=Alma for pastry; old_status=Shortlisted; new_status=Interview
- Igor gets an offer | application=Igor for backend; old_status=Interview; new_status=Offer
- Rana on the short list | application=Rana for nights; old_status=Viewed; new_status=Shortlisted; changed_by=Maj Ekström
- Felix hired | application=Felix for accounts; old_status=Offer; new_status=Hired; note=Starts in June.
! record saved job|bookmarked job: Title!;Job->@job|job posting~Pastry baker|Backend developer;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;Saved on:date;Note
- Pastry baker for Igor's sister | job=Pastry baker; candidate=Igor Balan
- Backend for later | job=Backend developer; candidate=Igor Balan
- Night nurse for autumn | job=Night nurse; candidate=Rana Aziz; note=Ask about parking
- Internship near home | job=Summer intern in accounts; candidate=Felix Ordman
! item job alert [alert\\w*|notif\\w*|email\\w*|match\\w*]: Name!;Keywords;Category->@job category|category~Food|Software;Place;Type=Full-time|Part-time|Contract|Internship|Temporary;Salary from:money;Repeat=At once|Daily|Weekly;Active:boolean
- Bakery jobs near Askeby | keywords=baker; category=Food; place=Askeby; type=Full-time; repeat=Daily
- Go jobs anywhere | keywords=Go, backend; category=Software; place=Anywhere; type=Contract; salary_from=4500; repeat=At once
- Care on the island | keywords=nurse; category=Care; place=Visby; type=Part-time; salary_from=2600; repeat=Weekly
- Help over Christmas | keywords=packing; category=Office; place=Malmo; type=Temporary; repeat=Daily
item posting package|paid job posting|posting plan|job posting package [paid|package|pricing|price|payment]: Name!;Price:money;Days online:number(days)#1-365;Postings:number#1-1000;Highlighted:boolean;On the start page:boolean;Description:long;~Status=On sale|Withdrawn
- Single posting | price=90; days_online=30; postings=1; status=On sale
- Five postings | price=390; days_online=45; postings=5; status=On sale
- Highlighted posting | price=150; days_online=30; postings=1; status=On sale
- Year package | price=1900; days_online=365; postings=60; status=On sale
record job view|view of a job|job views|visit of a job [view\\w*|statistic\\w*|visit\\w*]: Title!;Job->@job|job posting~Pastry baker;Viewed on:date;Country;Device=Computer|Phone|Tablet;Came from=Search|Alert|Link|Start page;Seconds:number#0-100000
- Pastry baker from search | job=Pastry baker; country=Austria; device=Phone; came_from=Search; seconds=48
- Pastry baker from an alert | job=Pastry baker; country=Germany; device=Computer; came_from=Alert; seconds=95
- Backend developer, link | job=Backend developer; country=Spain; device=Computer; came_from=Link; seconds=20
- Backend developer, start page | job=Backend developer; country=Poland; device=Tablet; came_from=Start page; seconds=61
+ message: Job->@job|job posting;Application->@job application|application
+ review: Company->@company|employer;Work climate:rating;Pay:rating
! record resume entry|work experience|education entry|resume section [resume\\w*|cvs?|curriculum]: Title!;Resume->@resume|cv~Baker resume;Kind=Work|Education|Course|Project|Language;Company or school;From:date;Until:date;Still there:boolean;Description:long;Order:number#1-100
- Pastry baker | resume=Baker resume; kind=Work; company_or_school=Mill Bakery; order=1
- Baking school | resume=Baker resume; kind=Education; company_or_school=Town college; order=2
- Chocolate course | resume=Baker resume; kind=Course; company_or_school=Sugar Lab; order=3
- French, fluent | resume=Baker resume; kind=Language; order=4
# earn money online|micro task|task platform|paid task|task hall|complete tasks
item paid task|micro task|task offer|mission: Title!;Category->@task category|category~Social media|App test;Publisher;Reward:money;Places:number#1-1000000;~Places left:number#0-1000000;Steps:long;Proof wanted=Screenshot|Text|Link|Video|None;Time limit:number(min)#1-43200;Level needed->@member level|vip level~Starter|Plus;Ends on:date;~Status=Draft|In review|Running|Paused|Full|Ended
- Test the parking app | category=App test; reward=1.8; places=100; places_left=41; steps=Install, park, send a picture.; proof_wanted=Screenshot; time_limit=60; level_needed=Starter; status=Running
- Comment on a video | category=Social media; reward=0.3; places=500; places_left=0; proof_wanted=Link; time_limit=30; level_needed=Plus; status=Full
- Rate five shop photos | category=Surveys; publisher=Fjord Knitwear; reward=0.5; places=300; places_left=300; steps=Look, choose, write one sentence.; proof_wanted=Text; time_limit=15; level_needed=Starter; status=In review
- Film your breakfast | category=Video; publisher=Oat Mill; reward=4; places=40; places_left=12; proof_wanted=Video; time_limit=1440; level_needed=Plus; status=Paused
item task category|category: Name!;Icon:image;Lowest reward:money;Fee:percent;Position:number#1-100
- Social media | lowest_reward=0.1; fee=10; position=1
- App test | lowest_reward=1; fee=15; position=2
- Surveys | lowest_reward=0.2; fee=8; position=3
- Video | lowest_reward=2; fee=20; position=4
record task submission|accepted task|task claim|submission: Title!;Task->@paid task|micro task~Test the parking app|Comment on a video;Worker;Accepted on:date;Proof:image;Link:url;Text:long;Sent on:date;Reviewed by;Reason;~Reward paid:money;~Status=Accepted|Sent|Approved|Rejected|Expired
- Parking test of Nuria | task=Test the parking app; text=Worked at zone 4.; reward_paid=1.8; status=Approved
- Comment of Pavel | task=Comment on a video; reason=Link is dead; status=Rejected
- Breakfast of Tomek | task=Film your breakfast; worker=Tomek; text=Porridge with pears.; status=Sent
- Photos rated by Aida | task=Rate five shop photos; worker=Aida; status=Accepted
item member level|vip level: Name!;Price:money;Tasks a day:number#0-10000;Reward factor:number#0-10;Valid for:number(days)#1-3650;Withdrawal fee:percent;Perks:long
- Starter | price=0; tasks_a_day=5; reward_factor=1; valid_for=365; withdrawal_fee=5
- Plus | price=9; tasks_a_day=30; reward_factor=1.2; valid_for=90; withdrawal_fee=2
- Expert | price=25; tasks_a_day=80; reward_factor=1.5; valid_for=90; withdrawal_fee=1; perks=Tasks one hour earlier
- Team | price=99; tasks_a_day=500; reward_factor=1.4; valid_for=365; withdrawal_fee=0; perks=Five workers on one account
request withdrawal|cash out|payout: Reference!;Worker;Amount:money!;Method=Bank|PayPal|Mobile money|Crypto;Account;Fee:money;Note
- WD-71 | amount=20; method=PayPal; fee=0.4
- WD-72 | amount=8; method=Mobile money; fee=0.4
- WD-73 | worker=Tomek; amount=52; method=Bank; fee=1; note=First payout
- WD-74 | worker=Aida; amount=15; method=Crypto; fee=0.3
record recharge|deposit|top-up: Reference!;Payer;Amount:money!;Method=Card|Bank|Crypto|Wallet;Purpose=Task budget|Level upgrade|Balance;Paid on:date;~Status=Waiting|Paid|Failed
- RC-31 | amount=180; method=Card; purpose=Task budget; status=Paid
- RC-32 | amount=9; method=Wallet; purpose=Level upgrade; status=Waiting
- RC-33 | payer=Oat Mill; amount=200; method=Bank; purpose=Task budget; status=Failed
- RC-34 | payer=Aida; amount=25; method=Crypto; purpose=Balance; status=Paid
request complaint|appeal|dispute: Subject!;Submission->@task submission|accepted task~Parking test of Nuria|Comment of Pavel;Text:long;Evidence:image;Wanted=Pay the reward|Review again|Refund
- The link worked yesterday | submission=Comment of Pavel; wanted=Review again
- Reward came twice | submission=Parking test of Nuria; wanted=Refund
- Nobody watches my film | submission=Breakfast of Tomek; text=Waiting for nine days.; wanted=Pay the reward
- Photo four does not load | submission=Photos rated by Aida; wanted=Review again
! record balance entry|account transaction|earning record: Title!;Person;Kind=Task reward|Withdrawal|Recharge|Commission|Fee|Correction;Amount:money;Balance after:money;Submission->@task submission|accepted task~Parking test of Nuria|Comment of Pavel;Booked on:date
- Reward for parking test | kind=Task reward; amount=1.8; balance_after=22.4; submission=Parking test of Nuria
- Withdrawal WD-71 | kind=Withdrawal; amount=-20; balance_after=2.4
- Level upgrade of Aida | person=Aida; kind=Recharge; amount=25; balance_after=31.2
- Fee of WD-73 | person=Tomek; kind=Fee; amount=-1; balance_after=3.6
! record referral commission|invitation|team commission [invit\\w*|refer\\w*|team|commission\\w*|agent\\w*]: Title!;Inviter;Invited person;Level:number#1-5;Rate:percent;Amount:money;Earned on:date;~Status=Frozen|Paid
- Pavel through Nuria | level=1; rate=10; amount=0.03; status=Paid
- Tomek through Pavel | inviter=Pavel; invited_person=Tomek; level=1; rate=10; amount=0.4; status=Frozen
- Tomek through Nuria | inviter=Nuria; invited_person=Tomek; level=2; rate=3; amount=0.12; status=Paid
- Aida through Tomek | inviter=Tomek; invited_person=Aida; level=1; rate=10; amount=0.05; status=Frozen
! record daily check-in|sign-in [check.?in\\w*|sign.?in|daily|streak]: Title!;Person;Day:date;Streak:number(days)#1-3650;Reward:money
- Day 7 of Nuria | streak=7; reward=0.2
- Day 1 of Tomek | person=Tomek; streak=1; reward=0.05
- Day 14 of Aida | person=Aida; streak=14; reward=0.3
- Day 8 of Nuria | person=Nuria; streak=8; reward=0.1
+ user: ~Balance:money;Level->@member level|vip level;Invite code;Invited by
# teacher recruitment|student recruitment|recruitment assistant|enrolment assistant|direct recruitment|recruitment by teachers|student enrolment|enrolment drive
work recruitment|teacher recruitment|recruitment drive|enrolment|recruitment campaign: Title!;Teacher->@teacher|recruiter~Ana Ribeiro|Otto Lang;School->@school|campus~Riverside Vocational College;Course->@offered course|major~Nursing|Car mechatronics;Year~2026;Places:number#1-5000;Fee:money;Opens on:date!;Closes on:date;Description:long
- Nursing autumn 2026 | teacher=Ana Ribeiro; school=Riverside Vocational College; course=Nursing; year=2026; places=60; fee=1200
- Mechatronics autumn 2026 | teacher=Otto Lang; school=Riverside Vocational College; course=Car mechatronics; year=2026; places=40; fee=1400
- Hotel school spring 2027 | teacher=Sara Mint; school=Lakeside Hotel School; course=Hotel management; year=2027; places=30; fee=1900
- Nursing spring 2027 | teacher=Ana Ribeiro; school=Riverside Vocational College; course=Nursing; year=2027; places=45; fee=1200
person teacher|recruiter|recruiting teacher: Name!;School->@school|campus~Riverside Vocational College;Subject~Biology;Staff number;Phone:phone;Email:email;Teacher's certificate:file;~Students recruited:number#0-10000;~Approval=Waiting|Approved|Refused
- Ana Ribeiro | school=Riverside Vocational College; subject=Biology; staff_number=R-114; students_recruited=18; approval=Approved
- Otto Lang | school=Riverside Vocational College; subject=Physics; staff_number=R-087; students_recruited=9; approval=Approved
- Sara Mint | school=Lakeside Hotel School; subject=Languages; staff_number=L-021; students_recruited=4; approval=Approved
- Paul Adeyemi | school=Lakeside Hotel School; subject=Sport; staff_number=L-034; students_recruited=0; approval=Waiting
! request teacher application|application to use|access application {New|Approved|Refused}: Title!;Applicant~Paul Adeyemi|Sara Mint;School->@school|campus~Lakeside Hotel School;Phone:phone;Certificate:file;Reason:long;~Checked by~Office;~Checked on:date;~Reason of refusal
- Access for Paul Adeyemi | applicant=Paul Adeyemi; school=Lakeside Hotel School; reason=I advise the final classes.
- Access for Sara Mint | applicant=Sara Mint; school=Lakeside Hotel School; reason=In charge of the spring intake.; checked_by=Office
- Access for Otto Lang | applicant=Otto Lang; school=Riverside Vocational College; checked_by=Office
- Access for Ida Fox | applicant=Ida Fox; school=Riverside Vocational College; reason_of_refusal=Certificate not readable
item sharing code|share code|invitation code|recruitment code|sharing link: Code!;Teacher->@teacher|recruiter~Ana Ribeiro;Recruitment->@recruitment|teacher recruitment~Nursing autumn 2026;Picture:image;Valid until:date;Most uses:number#0-10000;~Scans:number#0-100000;~Students recruited:number#0-10000;~Status=Active|Paused|Expired
- NUR-AR-7Q2 | teacher=Ana Ribeiro; recruitment=Nursing autumn 2026; most_uses=100; scans=64; students_recruited=18; status=Active
- MEC-OL-4K9 | teacher=Otto Lang; recruitment=Mechatronics autumn 2026; most_uses=50; scans=31; students_recruited=9; status=Active
- HOT-SM-1B5 | teacher=Sara Mint; recruitment=Hotel school spring 2027; most_uses=50; scans=12; students_recruited=4; status=Active
- NUR-AR-OLD | teacher=Ana Ribeiro; recruitment=Nursing spring 2027; scans=3; students_recruited=0; status=Expired
! record enrolment slip|student entry|student information|student registration|recruited student|student: Name!;Sharing code->@sharing code|share code~NUR-AR-7Q2;Recruitment->@recruitment|teacher recruitment~Nursing autumn 2026;Teacher->@teacher|recruiter~Ana Ribeiro;Phone:phone;ID number~ends with 1187;Former school;Parent's phone:phone;Photo:image;Filled in on:date;~Status=Filled in|Contacted|Enrolled|Withdrawn
- Maya Sorel | sharing_code=NUR-AR-7Q2; recruitment=Nursing autumn 2026; teacher=Ana Ribeiro; id_number=ends with 1187; former_school=North Middle School; status=Enrolled
- Leo Hartmann | sharing_code=MEC-OL-4K9; recruitment=Mechatronics autumn 2026; teacher=Otto Lang; former_school=Hill School; status=Contacted
- Chen Yi | sharing_code=NUR-AR-7Q2; recruitment=Nursing autumn 2026; teacher=Ana Ribeiro; former_school=Harbour School; status=Filled in
- Nora Bex | sharing_code=HOT-SM-1B5; recruitment=Hotel school spring 2027; teacher=Sara Mint; former_school=North Middle School; status=Withdrawn
item school|campus|college: Name!;Address;Phone:phone;Places in all:number#0-100000;Contact person~Vera Dorn;Logo:image;About:long
- Riverside Vocational College | address=Quay 4; places_in_all=420; contact_person=Vera Dorn
- Lakeside Hotel School | address=Promenade 18; places_in_all=120; contact_person=Jon Petit
- Hill Technical School | address=Upper road 2; places_in_all=260; contact_person=Ines Wolf
- Harbour Art School | address=Dock 9; places_in_all=90; contact_person=Tom Ekberg
! item offered course|major|programme|course: Name!;School->@school|campus~Riverside Vocational College;Length:number(years)#1-8;Fee per year:money;Places:number#1-5000;Entry needs~Middle school diploma;Description:long
- Nursing | school=Riverside Vocational College; length=3; fee_per_year=1200; places=60; entry_needs=Middle school diploma
- Car mechatronics | school=Riverside Vocational College; length=3; fee_per_year=1400; places=40; entry_needs=Middle school diploma
- Hotel management | school=Lakeside Hotel School; length=2; fee_per_year=1900; places=30; entry_needs=English B1
- Graphic design | school=Harbour Art School; length=3; fee_per_year=1700; places=25; entry_needs=Portfolio
# personal document|personal documents|managing personal documents|collecting and managing|collecting personal|document submission|personal archive|identity document|information collection
! item personal dossier|personal profile|personal information|personal record: Full name!;Birth date:date;Gender=Female|Male|Other;Nationality~Portuguese|Kenyan;ID number~ends with 4471;Phone:phone;Email:email;Address:long;Occupation;Emergency contact;Photo:image;~Status=Incomplete|Complete|Checked
- Elena Prado | gender=Female; nationality=Portuguese; id_number=ends with 4471; address=Rua Nova 12; occupation=Surveyor; status=Checked
- Tobias Kern | gender=Male; nationality=Austrian; id_number=ends with 0932; address=Mill lane 4; occupation=Baker; status=Complete
- Amina Yusuf | gender=Female; nationality=Kenyan; id_number=ends with 7719; address=Lake road 88; occupation=Nurse; status=Complete
- Victor Hale | gender=Male; nationality=Irish; address=Quay 1; status=Incomplete
record personal document|document|uploaded file|file|related file|uploaded document: Title!;Owner->@personal profile~Elena Prado;Type->@document type|file type~Passport|Diploma;File:file!;Number~ends with 5520;Issued by;Issued on:date;Valid until:date;Size:number(KB)#0-10000000;Note:long;~Status=Uploaded|In review|Accepted|Refused|Expired
- Passport of Elena | owner=Elena Prado; type=Passport; number=ends with 5520; issued_by=Passport office; size=820; status=Accepted
- Diploma of Tobias | owner=Tobias Kern; type=Diploma; issued_by=Bakers' school; size=1400; status=In review
- Nursing licence | owner=Amina Yusuf; type=Licence; number=ends with 0081; issued_by=Health board; size=610; status=Accepted
- Old residence permit | owner=Victor Hale; type=Permit; size=300; status=Expired
item document type|file type|document category|category: Name!;Required:boolean;Allowed formats~PDF, JPG;Largest size:number(MB)#1-1000;Kept for:number(years)#0-100;Order:number#1-100;Description:long
- Passport | allowed_formats=PDF, JPG; largest_size=10; kept_for=10; order=1
- Diploma | allowed_formats=PDF; largest_size=20; kept_for=50; order=2
- Licence | allowed_formats=PDF, JPG; largest_size=10; kept_for=5; order=3
- Permit | allowed_formats=PDF, JPG, PNG; largest_size=10; kept_for=5; order=4
! record document review|review of document|document check|verification: Title!;Document->@personal document|document~Passport of Elena;Decision=Accepted|Refused|More needed;Reviewer~Olga Stein;Reviewed on:date;Remark:long
- Passport readable | document=Passport of Elena; decision=Accepted; reviewer=Olga Stein
- Licence checked with the board | document=Nursing licence; decision=Accepted; reviewer=Olga Stein
- Second page is missing | document=Diploma of Tobias; decision=More needed; reviewer=Ben Adler; remark=Please upload both pages.
- Permit out of date | document=Old residence permit; decision=Refused; reviewer=Ben Adler
record document version|file version: Label!;Document->@personal document|document~Diploma of Tobias;Number:number#1-1000;File:file;Replaced by~Tobias Kern;Uploaded on:date;Reason
- Diploma, page 1 only | document=Diploma of Tobias; number=1; replaced_by=Tobias Kern; reason=First upload
- Diploma, both pages | document=Diploma of Tobias; number=2; replaced_by=Tobias Kern; reason=Second page added
- Passport scan | document=Passport of Elena; number=1; replaced_by=Elena Prado
- Licence photo | document=Nursing licence; number=1; replaced_by=Amina Yusuf
! record access log|access record|viewing record [admin\\w*|view|security]: Title!;Document->@personal document|document~Passport of Elena;Profile->@personal profile~Elena Prado;Action=Viewed|Downloaded|Edited|Deleted;Done by~Olga Stein;Done on:date;IP address
- Passport opened | document=Passport of Elena; profile=Elena Prado; action=Viewed; done_by=Olga Stein
- Licence downloaded | document=Nursing licence; profile=Amina Yusuf; action=Downloaded; done_by=Olga Stein
- Address corrected | profile=Tobias Kern; action=Edited; done_by=Tobias Kern
- Permit opened | document=Old residence permit; profile=Victor Hale; action=Viewed; done_by=Ben Adler
item folder|file folder: Name!;Owner->@personal profile~Elena Prado;Parent folder;Description;Private:boolean;~Files:number#0-100000
- Identity | owner=Elena Prado; files=2
- Education | owner=Tobias Kern; files=3
- Work | owner=Amina Yusuf; files=4
- Housing | owner=Victor Hale; files=1
# appointment reminder|reminder via email|reminders via email|reminder call|appointment notification|appointment alert|no-show reminder
+ appointment: Title;Contact->@contact|recipient~Marta Vogel|Dev Shah;Place;Length:number(min)#5-600;Service~Check-up|Consultation;Time zone~Europe/Vienna;Reminder template->@reminder template|template~One day before
work appointment reminder|reminder|scheduled reminder {Waiting|Sent|Failed|Cancelled}: Title!;Contact->@contact|recipient~Marta Vogel;Template->@reminder template|template~One day before;Channel=Email|SMS|Phone call;Send on:date!;Send at:time!;Before the appointment:number(h)#0-720;Wants an answer:boolean;Text:long
- Marta, one day before | contact=Marta Vogel; template=One day before; channel=SMS; before_the_appointment=24; text=We see you tomorrow at ten.
- Dev, two hours before | contact=Dev Shah; template=Two hours before; channel=Phone call; before_the_appointment=2
- Lucy, one week before | contact=Lucy Grant; template=One week before; channel=Email; before_the_appointment=168
- Arno, one day before | contact=Arno Weiss; template=One day before; channel=Email; before_the_appointment=24
! person contact|recipient|client|attendee: Name!;Phone:phone;Email:email;Preferred channel=Email|SMS|Phone call;Language=English|German|Spanish|French;Time zone~Europe/Vienna;Agreed to reminders:boolean;Note:long;~No-shows:number#0-1000
- Marta Vogel | preferred_channel=SMS; language=German; time_zone=Europe/Vienna; no_shows=0
- Dev Shah | preferred_channel=Phone call; language=English; time_zone=Europe/London; no_shows=2
- Lucy Grant | preferred_channel=Email; language=English; time_zone=Europe/London; no_shows=0
- Arno Weiss | preferred_channel=Email; language=German; time_zone=Europe/Vienna; no_shows=1
! item reminder template|template|message template: Name!;Channel=Email|SMS|Phone call;Subject;Text:long!;Hours before:number(h)#0-720;Language=English|German|Spanish|French;Active:boolean
- One day before | channel=SMS; text=Reminder: {{name}}, your appointment is tomorrow at {{time}}.; hours_before=24; language=English
- Two hours before | channel=Phone call; text=Hello {{name}}, we see you at {{time}} today.; hours_before=2; language=English
- One week before | channel=Email; subject=Your appointment next week; text=Dear {{name}}, we see you on {{date}}.; hours_before=168; language=English
- Einen Tag vorher | channel=Email; subject=Ihr Termin morgen; text=Wir sehen uns um {{time}}.; hours_before=24; language=German
! record delivery log|reminder delivery|sent reminder|delivery record: Title!;Reminder->@appointment reminder|reminder~Marta, one day before;Contact->@contact|recipient~Marta Vogel;Channel=Email|SMS|Phone call;Sent on:date;Sent at:time;Try:number#1-10;Answer=None|Confirmed|Cancelled|Call back;Cost:money;Error;~Result=Sent|Delivered|Failed|No answer
- SMS to Marta | reminder=Marta, one day before; contact=Marta Vogel; channel=SMS; try=1; answer=Confirmed; cost=0.07; result=Delivered
- First call to Dev | reminder=Dev, two hours before; contact=Dev Shah; channel=Phone call; try=1; answer=None; cost=0.12; result=No answer
- Second call to Dev | reminder=Dev, two hours before; contact=Dev Shah; channel=Phone call; try=2; answer=Confirmed; cost=0.12; result=Delivered
- Mail to Arno | reminder=Arno, one day before; contact=Arno Weiss; channel=Email; try=1; answer=None; error=Mailbox full; result=Failed
! item channel setting|reminder setting|notification setting|reminder preference: Name!;Owner~Marta Vogel|Dev Shah;Channel=Email|SMS|Phone call;Sender address~clinic@mail.example;On:boolean;Hours before:number(h)#0-720;Quiet from:time;Quiet until:time
- Email of the practice | owner=Marta Vogel; channel=Email; sender_address=clinic@mail.example; hours_before=48
- SMS of the practice | owner=Marta Vogel; channel=SMS; hours_before=24
- Calls of the garage | owner=Dev Shah; channel=Phone call; hours_before=2
- Email of the garage | owner=Dev Shah; channel=Email; sender_address=garage@mail.example; hours_before=24
# worklog|worklogs|worklog extractor|time log|timesheet export|time tracking export
item source system|connection|project management system|data source: Name!;Kind~Issue tracker|Time sheet;Address:url;User name;Access key~ends with 8f2a;Time zone~UTC;~Last synced on:date;~Status=Connected|Key expired|Off
- Main tracker | kind=Issue tracker; user_name=export-bot; access_key=ends with 8f2a; time_zone=UTC; status=Connected
- Customer tracker | kind=Issue tracker; user_name=m.orel; access_key=ends with 77c1; time_zone=Europe/Prague; status=Connected
- Old time sheets | kind=Time sheet; user_name=archive; access_key=ends with 09ab; status=Key expired
- Support desk | kind=Issue tracker; user_name=export-bot; access_key=ends with 4d10; time_zone=UTC; status=Off
item project|project list: Name!;Key~WEB|MOB;Source system->@source system|connection~Main tracker;Lead~Milan Orel;Client;Planned hours:number(h)#0-100000;~Logged hours:number(h)#0-100000;~Status=Active|Paused|Closed
- Web shop | key=WEB; source_system=Main tracker; lead=Milan Orel; client=Alder Foods; planned_hours=600; logged_hours=412.5; status=Active
- Mobile app | key=MOB; source_system=Main tracker; lead=Greta Sund; client=Blue Bay Hotels; planned_hours=900; logged_hours=120; status=Active
- Intranet | key=INT; source_system=Customer tracker; lead=Jo Lindt; planned_hours=150; logged_hours=149; status=Closed
- Support 2026 | key=SUP; source_system=Support desk; lead=Milan Orel; planned_hours=400; logged_hours=88; status=Paused
item issue|work item|task: Key!;Summary;Project->@project~Web shop;Type=Story|Bug|Task|Epic;Assignee~Greta Sund;Estimate:number(h)#0-1000;~Logged:number(h)#0-1000;~Status=To do|In progress|Done
- WEB-118 | summary=Pay by invoice; project=Web shop; type=Story; assignee=Greta Sund; estimate=16; logged=11.5; status=In progress
- WEB-121 | summary=Basket loses items; project=Web shop; type=Bug; assignee=Ravi Nair; estimate=4; logged=5; status=Done
- MOB-7 | summary=Sign in by face; project=Mobile app; type=Story; assignee=Ravi Nair; estimate=24; logged=6; status=In progress
- INT-40 | summary=Move the wiki; project=Intranet; type=Task; assignee=Jo Lindt; estimate=10; logged=10; status=Done
record worklog|work log|time entry|worklog detail|log entry|extracted worklog: Work done!;Project->@project~Web shop;Issue->@issue|work item~WEB-118;Extraction->@extraction run|worklog extraction~Web shop, May;Author~Greta Sund|Ravi Nair;Date:date!;Started at:time;Hours:number(h)#0-24;Billable:boolean;Comment:long
- Invoice form and checks | project=Web shop; issue=WEB-118; extraction=Web shop, May; author=Greta Sund; hours=6.5
- Tests for invoices | project=Web shop; issue=WEB-118; extraction=Web shop, May; author=Greta Sund; hours=5
- Basket bug found and mended | project=Web shop; issue=WEB-121; extraction=Web shop, May; author=Ravi Nair; hours=5
- Prototype of face sign-in | project=Mobile app; issue=MOB-7; extraction=Mobile app, week 22; author=Ravi Nair; hours=6
record extraction run|worklog extraction|extraction|extraction job|sync run: Title!;Source system->@source system|connection~Main tracker;Project->@project~Web shop;From:date;Until:date;Authors~All|Ravi Nair;Worklogs found:number#0-1000000;Hours in all:number(h)#0-1000000;Started by~Jo Lindt;Started on:date;Seconds:number#0-100000;Error:long;~Status=Waiting|Running|Done|Failed
- Web shop, May | source_system=Main tracker; project=Web shop; authors=All; worklogs_found=148; hours_in_all=412.5; started_by=Jo Lindt; seconds=9; status=Done
- Mobile app, week 22 | source_system=Main tracker; project=Mobile app; authors=Ravi Nair; worklogs_found=9; hours_in_all=34; started_by=Milan Orel; seconds=3; status=Done
- Intranet, whole year | source_system=Customer tracker; project=Intranet; authors=All; worklogs_found=0; started_by=Jo Lindt; error=The key has no right to read worklogs.; status=Failed
- Support, June | source_system=Support desk; project=Support 2026; authors=All; started_by=Milan Orel; status=Waiting
record export|worklog export|export file|exported file: File name!;Extraction->@extraction run|worklog extraction~Web shop, May;Project->@project~Web shop;Format=CSV|Excel|JSON|PDF;Columns~Date, author, hours;Grouped by=Day|Author|Issue|None;Rows:number#0-1000000;File:file;Exported by~Jo Lindt;Exported on:date
- webshop-may.xlsx | extraction=Web shop, May; project=Web shop; format=Excel; columns=Date, author, issue, hours; grouped_by=Author; rows=148; exported_by=Jo Lindt
- webshop-may.csv | extraction=Web shop, May; project=Web shop; format=CSV; grouped_by=None; rows=148; exported_by=Milan Orel
- mobile-w22.pdf | extraction=Mobile app, week 22; project=Mobile app; format=PDF; columns=Date, hours; grouped_by=Day; rows=9; exported_by=Milan Orel
- webshop-issues.json | extraction=Web shop, May; project=Web shop; format=JSON; grouped_by=Issue; rows=31; exported_by=Jo Lindt
# virtual assistance|virtual assistant website|virtual assistant service|remote assistant|complete work task|personal assistant service|assistant service
work assistant task|task|work task|assigned task {To do|In progress|In review|Done}: Title!;Category->@task category|category~Data entry|Graphic design;Client~Lena Forst|Adam Okoro;Assistant->@assistant|virtual assistant~Mila Reyes|Sam Dorsey;Priority=Low|Normal|High;Due on:date;Planned hours:number(h)#0-200;~Spent hours:number(h)#0-200;Description:long;File:file
- Type in 300 addresses | category=Data entry; client=Lena Forst; assistant=Mila Reyes; priority=Normal; planned_hours=6; spent_hours=4
- Flyer for the spring fair | category=Graphic design; client=Adam Okoro; assistant=Sam Dorsey; priority=High; planned_hours=5; spent_hours=5.5
- Book the trip to Lyon | category=Office work; client=Lena Forst; assistant=Mila Reyes; priority=High; planned_hours=2; spent_hours=0
- Tidy up the price list | category=Data entry; client=Adam Okoro; assistant=Jun Park; priority=Low; planned_hours=3; spent_hours=3
! person assistant|virtual assistant: Name!;Skills~Data entry, travel;Languages~English, Spanish;Hourly rate:money;Time zone~UTC+1;Email:email;Rating:rating;Portrait:image;~Status=Free|Busy|Away
- Mila Reyes | skills=Data entry, travel; languages=English, Spanish; hourly_rate=18; time_zone=UTC+1; rating=5; status=Busy
- Sam Dorsey | skills=Graphic design; languages=English; hourly_rate=24; time_zone=UTC; rating=4; status=Busy
- Jun Park | skills=Data entry, spreadsheets; languages=English, Korean; hourly_rate=16; time_zone=UTC+9; rating=4; status=Free
- Nora Lind | skills=Mail, calendars; languages=English, Swedish; hourly_rate=20; time_zone=UTC+1; rating=5; status=Away
record data entry|data record|entered data|data item|entry: Title!;Data sheet->@data sheet|data set~Customer addresses;Task->@assistant task|task~Type in 300 addresses;Field~Street|Price;Value!;Source;Entered by~Mila Reyes;Entered on:date;Checked by~Jun Park;~Status=Entered|Checked|Wrong|Corrected
- Row 1 street | data_sheet=Customer addresses; task=Type in 300 addresses; field=Street; value=Mill lane 4; source=Business card; entered_by=Mila Reyes; status=Checked
- Row 2 street | data_sheet=Customer addresses; task=Type in 300 addresses; field=Street; value=Quay 12; source=Business card; entered_by=Mila Reyes; status=Entered
- Row 7 price | data_sheet=Price list 2026; task=Tidy up the price list; field=Price; value=14.90; source=Old list; entered_by=Jun Park; status=Corrected
- Row 8 price | data_sheet=Price list 2026; task=Tidy up the price list; field=Price; value=1490; source=Old list; entered_by=Jun Park; status=Wrong
! item data sheet|data set|data table: Name!;Client~Lena Forst;Columns~Name, street, town;Rows wanted:number#0-1000000;~Rows entered:number#0-1000000;~Error rate:percent;Confidential:boolean;File:file;~Status=Open|Checked|Handed over
- Customer addresses | client=Lena Forst; columns=Name, street, town; rows_wanted=300; rows_entered=212; error_rate=1; status=Open
- Price list 2026 | client=Adam Okoro; columns=Article, price; rows_wanted=80; rows_entered=80; error_rate=0; status=Checked
- Fair visitors | client=Adam Okoro; columns=Name, company, mail; rows_wanted=150; rows_entered=0; status=Open
- Old invoices | client=Lena Forst; columns=Number, date, sum; rows_wanted=420; rows_entered=420; error_rate=2; status=Handed over
record design|graphic|graphic design|design draft|designed graphic: Title!;Task->@assistant task|task~Flyer for the spring fair;Kind=Flyer|Logo|Banner|Social post|Slide;Format~A5|1200 x 630 px;Designer->@assistant|virtual assistant~Sam Dorsey;Version:number#1-100;Picture:image;Source file:file;Feedback:long;~Status=Draft|Sent|Changes wanted|Approved
- Spring flyer, first idea | task=Flyer for the spring fair; kind=Flyer; format=A5; designer=Sam Dorsey; version=1; feedback=More green, please.; status=Changes wanted
- Spring flyer, second idea | task=Flyer for the spring fair; kind=Flyer; format=A5; designer=Sam Dorsey; version=2; status=Approved
- Banner for the shop | kind=Banner; format=1200 x 300 px; designer=Sam Dorsey; version=1; status=Sent
- Logo sketch | kind=Logo; format=Square; designer=Sam Dorsey; version=3; status=Draft
request assistance request|virtual assistance|request for help|help request: Title!;Client~Lena Forst|Adam Okoro;Category->@task category|category~Office work;Question:long!;Wanted by:date;Assistant->@assistant|virtual assistant~Mila Reyes;~Answer:long;~Answered on:date;Satisfaction:rating
- Which train to Lyon? | client=Lena Forst; category=Office work; question=I must be there at nine on Monday.; assistant=Mila Reyes; satisfaction=5
- Reply to a complaint | client=Adam Okoro; category=Office work; question=Please draft a friendly answer.; assistant=Nora Lind
- Sum up a report | client=Lena Forst; category=Data entry; question=Half a page, please.; assistant=Jun Park
- Picture for a post | client=Adam Okoro; category=Graphic design; question=Square, with our logo.; assistant=Sam Dorsey
! item task category|category|service type: Name!;Description;Usual hours:number(h)#0-200;Hourly rate:money;Order:number#1-100
- Data entry | description=Typing, checking, cleaning; usual_hours=4; hourly_rate=16; order=1
- Graphic design | description=Flyers, logos, banners; usual_hours=5; hourly_rate=24; order=2
- Office work | description=Mail, calendars, travel; usual_hours=2; hourly_rate=19; order=3
- Research | description=Finding and comparing; usual_hours=3; hourly_rate=20; order=4
# talent recruitment|talent introduction|talent attraction|talent policy|talent service platform|high-level talent|recruitment platform for
item institution|company|enterprise|research institution|research unit|employer|university: Name!;Type=Enterprise|Research institute|University|Hospital|Public office;Field~Biotechnology|Shipbuilding;District;Contact person~Helen Marsh;Phone:phone;Email:email;Introduction:long;Logo:image;~Status=In review|Approved|Suspended
- Delta Biotech | type=Enterprise; field=Biotechnology; district=Harbour; contact_person=Helen Marsh; status=Approved
- Institute for Sea Research | type=Research institute; field=Oceanography; district=Old Port; contact_person=Igor Stanev; status=Approved
- Eastbank University | type=University; field=Engineering; district=Eastbank; contact_person=Rosa Blum; status=Approved
- Norden Shipyard | type=Enterprise; field=Shipbuilding; district=Harbour; contact_person=Nils Haas; status=In review
item job|position|recruitment|talent recruitment|recruitment information|job opening|vacancy: Title!;Employer->@institution|company~Delta Biotech;Talent type->@talent category|talent type~Doctor and above;Openings:number#1-1000;Salary from:money;Salary to:money;Education=Vocational|Bachelor|Master|Doctor;Experience:number(years)#0-40;Place;Apply until:date;Duties:long;~Status=Open|Paused|Filled|Closed
- Protein chemist | employer=Delta Biotech; talent_type=Doctor and above; openings=2; salary_from=52000; salary_to=68000; education=Doctor; place=Harbour; status=Open
- Research fellow, sea currents | employer=Institute for Sea Research; talent_type=Doctor and above; openings=1; salary_from=48000; salary_to=60000; education=Doctor; place=Old Port; status=Open
- Lecturer in mechanics | employer=Eastbank University; talent_type=Young professional; openings=3; salary_from=42000; salary_to=50000; education=Master; place=Eastbank; status=Open
- Welding specialist | employer=Norden Shipyard; talent_type=Skilled worker; openings=8; salary_from=34000; salary_to=44000; education=Vocational; place=Harbour; status=Paused
person talent|candidate|job seeker|applicant|various talent: Name!;Talent type->@talent category|talent type~Young professional;Field~Chemistry;Education=Vocational|Bachelor|Master|Doctor;Experience:number(years)#0-50;Present employer;City;Phone:phone;Email:email;Photo:image;~Status=Looking|In talks|Placed
- Clara Weiss | talent_type=Doctor and above; field=Chemistry; education=Doctor; experience=6; city=Ghent; status=In talks
- Omar Haddad | talent_type=Young professional; field=Mechanics; education=Master; experience=3; city=Lyon; status=Looking
- Petra Novak | talent_type=Skilled worker; field=Welding; education=Vocational; experience=14; city=Brno; status=Looking
- Ling Zhao | talent_type=Doctor and above; field=Oceanography; education=Doctor; experience=9; city=Qingdao; status=Placed
record resume|submitted resume|cv: Title!;Talent->@talent|candidate~Clara Weiss;Wanted position;Expected salary:money;Education:long;Work history:long;Achievements:long;File:file;Visible to employers:boolean;Changed on:date
- Chemist with lab lead | talent=Clara Weiss; wanted_position=Protein chemist; expected_salary=62000; achievements=Four patents
- Mechanics and teaching | talent=Omar Haddad; wanted_position=Lecturer; expected_salary=45000
- Ship welding, 14 years | talent=Petra Novak; wanted_position=Welder; expected_salary=40000
- Sea currents and models | talent=Ling Zhao; wanted_position=Research fellow; expected_salary=58000
request job application|resume submission|application|resume delivery {Sent|Viewed|Interview|Hired|Refused}: Title!;Job->@job|position~Protein chemist;Talent->@talent|candidate~Clara Weiss;Resume->@resume|cv~Chemist with lab lead;Message:long;~Interview on:date;~Employer's note:long
- Clara for protein chemist | job=Protein chemist; talent=Clara Weiss; resume=Chemist with lab lead
- Omar for lecturer | job=Lecturer in mechanics; talent=Omar Haddad; resume=Mechanics and teaching
- Petra for the shipyard | job=Welding specialist; talent=Petra Novak; resume=Ship welding, 14 years
- Ling for sea currents | job=Research fellow, sea currents; talent=Ling Zhao; resume=Sea currents and models
item policy|talent policy|policy document: Title!;Kind=Housing|Subsidy|Settling in|Start-up money|Research funds;For whom->@talent category|talent type~Doctor and above;Amount:money;Issued by;Issued on:date;Apply until:date;Text:long;Document:file;~Status=In force|Ended|Draft
- Housing money for doctors | kind=Housing; for_whom=Doctor and above; amount=20000; issued_by=District office; status=In force
- Settling-in grant | kind=Settling in; for_whom=Young professional; amount=3000; issued_by=City; status=In force
- Skilled worker bonus | kind=Subsidy; for_whom=Skilled worker; amount=1500; issued_by=Labour office; status=In force
- Research start money | kind=Research funds; for_whom=Doctor and above; amount=50000; issued_by=Science board; status=Draft
record recommendation|job recommendation|policy recommendation: Title!;Talent->@talent|candidate~Omar Haddad;Job->@job|position~Lecturer in mechanics;Policy->@policy|talent policy~Settling-in grant;Match:percent;Reason;Recommended on:date;~Answer=Open|Viewed|Taken up|Not wanted
- Lecturer for Omar | talent=Omar Haddad; job=Lecturer in mechanics; match=91; reason=Field and degree fit; answer=Taken up
- Settling-in money for Omar | talent=Omar Haddad; policy=Settling-in grant; match=88; reason=Moves from abroad; answer=Viewed
- Shipyard for Petra | talent=Petra Novak; job=Welding specialist; match=95; reason=14 years of welding; answer=Open
- Housing for Clara | talent=Clara Weiss; policy=Housing money for doctors; match=97; answer=Open
! item talent category|talent type: Name!;Code~A|B;Conditions:long;Support:long;~Talents:number#0-1000000
- Doctor and above | code=A; conditions=Doctorate or equal; support=Housing, research funds; talents=140
- Young professional | code=B; conditions=Master, under 35; support=Settling-in grant; talents=620
- Skilled worker | code=C; conditions=Trade certificate; support=Bonus; talents=910
- Returnee | code=D; conditions=Three years abroad; support=Moving costs; talents=75
! item introduction page|region introduction|introduction [introduction|about the region|district]: Title!;Section=Region|Industries|Living|Schools|Transport;Text:long!;Picture:image;Order:number#1-100;~Status=Shown|Hidden
- The district at a glance | section=Region; text=Between river and port, 400,000 people.; order=1; status=Shown
- Our strong industries | section=Industries; text=Biotech, ships, machines.; order=2; status=Shown
- Living by the river | section=Living; text=Parks, markets, fair rents.; order=3; status=Shown
- Schools and nurseries | section=Schools; text=Places for every child.; order=4; status=Hidden
+ consultation: Question;Institution->@institution|company~Delta Biotech;Policy->@policy|talent policy~Settling-in grant;Answer
# store visit|online visit|check-in research|store check-in|store inspection visit|store sales staff|visit research|shop visit
item store|shop|outlet|branch: Name!;Code~S-014;Region->@region|sales region~North;Manager~Ilse Brandt;Address;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Size:number(m²)#0-100000;Photo:image;~Status=Open|Being fitted|Closed
- Mill Street | code=S-014; region=North; manager=Ilse Brandt; address=Mill street 8; latitude=53.55; longitude=9.99; size=220; status=Open
- Station Arcade | code=S-021; region=North; manager=Karim Aziz; address=Station square 1; latitude=53.56; longitude=10.01; size=140; status=Open
- Harbour Mall | code=S-030; region=South; manager=Lou Perrin; address=Harbour mall, unit 17; size=310; status=Open
- Garden Park | code=S-033; region=South; manager=Ana Sousa; address=Park road 44; size=180; status=Being fitted
item research form|research|questionnaire|survey form|check-in research|online check-in research: Title!;Purpose:long;Category->@research category|research topic~Prices;For region->@region|sales region~North;Questions:number#0-200;Opens on:date;Closes on:date;Made by~Office;~Status=Draft|Open|Closed
- Prices of the competitors | purpose=What five goods cost next door.; category=Prices; for_region=North; questions=5; made_by=Office; status=Open
- Window display check | purpose=Is the spring window up?; category=Display; questions=4; made_by=Office; status=Open
- Customer mood | purpose=What customers ask for.; category=Customers; questions=6; made_by=Office; status=Draft
- Stock of the top ten | purpose=Count of ten articles.; category=Stock; for_region=South; questions=10; made_by=Office; status=Closed
! record survey prompt|research question|form question: Question!;Research form->@research form|questionnaire~Window display check;Type=Text|Number|Choice|Yes or no|Photo;Choices;Order:number#1-200;Required:boolean
- Is the spring poster in the window? | research_form=Window display check; type=Yes or no; order=1
- Photo of the window | research_form=Window display check; type=Photo; order=2
- Price of coffee, 500 g | research_form=Prices of the competitors; type=Number; order=1
- Who is the nearest competitor? | research_form=Prices of the competitors; type=Text; order=2
! record research answer|answer|research response|filled form|research result: Title!;Research form->@research form|questionnaire~Window display check;Question->@research question~Photo of the window;Store->@store|shop~Mill Street;Check-in->@check-in~Mill Street, Monday;Answered by->@sales staff|salesperson~Vera Klein;Answer!;Picture:image;Answered on:date
- Poster is up | research_form=Window display check; question=Is the spring poster in the window?; store=Mill Street; answered_by=Vera Klein; answer=Yes
- Window photo | research_form=Window display check; question=Photo of the window; store=Mill Street; answered_by=Vera Klein; answer=See picture
- Coffee next door | research_form=Prices of the competitors; question=Price of coffee, 500 g; store=Station Arcade; answered_by=Vera Klein; answer=5.49
- Nearest competitor | research_form=Prices of the competitors; question=Who is the nearest competitor?; store=Harbour Mall; answered_by=Tim Osei; answer=The shop on level two
person sales staff|salesperson|store sales staff|store employee: Name!;Staff number;Region->@region|sales region~North;Phone:phone;Email:email;Joined on:date;~Visits this month:number#0-500;~Status=Active|On leave|Left
- Vera Klein | staff_number=V-11; region=North; visits_this_month=22; status=Active
- Tim Osei | staff_number=V-15; region=South; visits_this_month=17; status=Active
- Ilse Brandt | staff_number=M-03; region=North; visits_this_month=4; status=Active
- Lou Perrin | staff_number=M-08; region=South; visits_this_month=2; status=On leave
! record store role|store access|role assignment|staff assignment: Title!;Store->@store|shop~Mill Street;Sales staff->@sales staff|salesperson~Vera Klein;Role=Sales clerk|Store manager|Area manager|Auditor;May edit:boolean;From:date;Until:date;~Status=Active|Ended
- Vera at Mill Street | store=Mill Street; sales_staff=Vera Klein; role=Area manager; status=Active
- Vera at Station Arcade | store=Station Arcade; sales_staff=Vera Klein; role=Area manager; status=Active
- Ilse at Mill Street | store=Mill Street; sales_staff=Ilse Brandt; role=Store manager; status=Active
- Tim at Harbour Mall | store=Harbour Mall; sales_staff=Tim Osei; role=Sales clerk; status=Active
item region|sales region: Name!;Area manager~Vera Klein;Target visits a month:number#0-1000;~Stores:number#0-1000
- North | area_manager=Vera Klein; target_visits_a_month=40; stores=2
- South | area_manager=Tim Osei; target_visits_a_month=36; stores=2
- East | area_manager=Jo Lindt; target_visits_a_month=20; stores=0
- West | area_manager=Ina Roth; target_visits_a_month=20; stores=0
item research category|research topic: Name!;Description;Asked in=Every store|Large stores|Small stores;Order:number#1-100;Active:boolean
- Prices | description=What others charge; order=1
- Display | description=Windows and shelves; order=2
- Customers | description=Wishes and complaints; order=3
- Stock | description=What is on the shelf; order=4
+ check-in: Sales staff->@sales staff|salesperson~Vera Klein;Store->@store~Mill Street;Distance to store:number(m)#0-100000;Photo:image;Purpose=Research|Sales talk|Stock count|Training;Latitude:number#-90-90;Longitude:number#-180-180
# it service management|itsm|incident management|service desk|change management|it service|itil|problem management|release management
+ service request: Service->@it service|service catalogue item~E-mail|Laptop;Requester~Nadia Frost|Paul Kern;Assigned to->@support agent|engineer~Ines Haug;Urgency=Low|Normal|High;Approved by;Fulfilled on:date
record incident|service incident|outage: Title!;Service->@it service|service catalogue item~E-mail;Configuration item->@configuration item~mail-02;Problem->@problem|known error~Mail queue fills up;Impact=One person|A team|A site|Everyone;Priority=P1|P2|P3|P4;Reported by~Nadia Frost;Assigned to->@support agent|engineer~Ines Haug;Solve by:date;Details:long;Solution:long;~Status=New|In progress|On hold|Resolved|Closed
- Mails arrive late | service=E-mail; configuration_item=mail-02; problem=Mail queue fills up; impact=Everyone; priority=P1; reported_by=Nadia Frost; assigned_to=Ines Haug; status=Resolved
- Cannot print on floor 3 | service=Printing; configuration_item=prn-31; impact=A team; priority=P3; reported_by=Paul Kern; assigned_to=Rami Saleh; status=In progress
- Web shop answers slowly | service=Web shop; configuration_item=web-cluster; problem=Slow search query; impact=Everyone; priority=P2; reported_by=Monitoring; assigned_to=Joan Price; status=In progress
- Laptop without sound | service=Laptop; impact=One person; priority=P4; reported_by=Ola Berg; assigned_to=Rami Saleh; status=New
record problem|known error|root cause: Title!;Service->@it service|service catalogue item~E-mail;Root cause:long;Workaround:long;Lasting solution:long;Impact=Low|Normal|High;Owner->@support agent|engineer~Ines Haug;Found on:date;Change->@change request|change~Larger mail disk;~Status=New|Under analysis|Known error|Solved|Closed
- Mail queue fills up | service=E-mail; root_cause=Disk too small for the log files.; workaround=Empty the log folder every night.; impact=High; owner=Ines Haug; change=Larger mail disk; status=Known error
- Slow search query | service=Web shop; root_cause=Missing index.; impact=High; owner=Joan Price; change=Index on article names; status=Under analysis
- Paper jams in damp weather | service=Printing; workaround=Keep paper in the cupboard.; impact=Low; owner=Rami Saleh; status=Known error
- Time drifts on old servers | service=Web shop; impact=Normal; owner=Joan Price; status=Solved
work change request|change|request for change {Draft|Waiting for approval|Approved|Carried out|Rolled back|Refused}: Title!;Kind=Standard|Normal|Emergency;Service->@it service|service catalogue item~E-mail;Configuration item->@configuration item~mail-02;Risk=Low|Medium|High;Reason:long;Plan:long;Way back:long;Asked by~Ines Haug;Planned from:date;Planned until:date;Release->@release|software release~Mail 7.2
- Larger mail disk | kind=Normal; service=E-mail; configuration_item=mail-02; risk=Medium; plan=Add 500 GB at night.; way_back=Detach the disk.; asked_by=Ines Haug
- Index on article names | kind=Normal; service=Web shop; configuration_item=web-cluster; risk=Low; asked_by=Joan Price; release=Shop 4.9
- Urgent patch of the gateway | kind=Emergency; service=Web shop; risk=High; asked_by=Joan Price
- New laptop image | kind=Standard; service=Laptop; risk=Low; asked_by=Rami Saleh
record release|software release|deployment: Name!;Version;Service->@it service|service catalogue item~Web shop;Environment=Test|Staging|Production;Contents:long;Manager->@support agent|engineer~Joan Price;Planned on:date;Deployed on:date;Progress:percent;~Status=Planned|Building|Testing|Deployed|Rolled back
- Shop 4.9 | version=4.9.0; service=Web shop; environment=Staging; contents=Faster search, new basket; manager=Joan Price; progress=70; status=Testing
- Mail 7.2 | version=7.2.1; service=E-mail; environment=Production; manager=Ines Haug; progress=100; status=Deployed
- Laptop image 26.1 | version=26.1; service=Laptop; environment=Test; manager=Rami Saleh; progress=30; status=Building
- Shop 4.8 | version=4.8.3; service=Web shop; environment=Production; manager=Joan Price; progress=100; status=Deployed
item it service|service|service catalogue item|service catalogue|cloud service: Name!;Category=Workplace|Communication|Application|Infrastructure;Owner~Ines Haug;Support hours~Mon-Fri 8-18;Answer within:number(h)#0-200;Solve within:number(h)#0-1000;Cost a month:money;Cloud provider;Description:long;~Status=Live|Planned|Retired
- E-mail | category=Communication; owner=Ines Haug; support_hours=Round the clock; answer_within=1; solve_within=4; cost_a_month=900; status=Live
- Laptop | category=Workplace; owner=Rami Saleh; support_hours=Mon-Fri 8-18; answer_within=8; solve_within=24; status=Live
- Web shop | category=Application; owner=Joan Price; support_hours=Round the clock; answer_within=1; solve_within=4; cost_a_month=3200; status=Live
- Printing | category=Workplace; owner=Rami Saleh; support_hours=Mon-Fri 8-18; answer_within=8; solve_within=48; status=Live
! item infrastructure node|configuration item|cloud resource: Name!;Type=Server|Network|Printer|Application|Cloud instance;Service->@it service|service catalogue item~E-mail;Location~Frankfurt region;Cloud account;Owner~Ines Haug;Address;Bought on:date;~State=In use|Spare|Broken|Retired
- mail-02 | type=Server; service=E-mail; location=Cellar rack 3; owner=Ines Haug; state=In use
- web-cluster | type=Cloud instance; service=Web shop; location=Frankfurt region; cloud_account=shop-prod; owner=Joan Price; state=In use
- prn-31 | type=Printer; service=Printing; location=Floor 3; owner=Rami Saleh; state=Broken
- gw-01 | type=Network; service=Web shop; location=Cellar rack 1; owner=Joan Price; state=In use
person support agent|engineer|technician: Name!;Team=Service desk|Servers|Network|Applications;Email:email;Phone:phone;Open cases:number#0-1000;~Status=On duty|Off duty
- Ines Haug | team=Servers; open_cases=4; status=On duty
- Rami Saleh | team=Service desk; open_cases=11; status=On duty
- Joan Price | team=Applications; open_cases=6; status=On duty
- Ola Berg | team=Network; open_cases=0; status=Off duty
! record change approval|approval|board decision: Title!;Change->@change request|change~Larger mail disk;Approver~Change board;Decision=Approved|Refused|Later;Reason:long;Decided on:date
- Board on the mail disk | change=Larger mail disk; approver=Change board; decision=Approved
- Board on the index | change=Index on article names; approver=Change board; decision=Later; reason=Test first.
- Urgent patch | change=Urgent patch of the gateway; approver=Head of IT; decision=Approved
- Laptop image | change=New laptop image; approver=Service desk lead; decision=Approved
! record cloud integration|integration|connector [integrat\\w*|cloud]: Name!;Kind=Monitoring|Ticket sync|Sign-in|Cost import;Address:url;Service->@it service|service catalogue item~Web shop;Key~ends with 31fe;Active:boolean;~Last run:date;~Result=Done|Failed
- Alarms from monitoring | kind=Monitoring; service=Web shop; key=ends with 31fe; result=Done
- Cloud cost import | kind=Cost import; service=Web shop; key=ends with a2c0; result=Done
- Staff sign-in | kind=Sign-in; service=E-mail; result=Done
- Partner ticket sync | kind=Ticket sync; service=Printing; result=Failed
# employee welfare|staff welfare|staff dining|optimal living|employee benefit|welfare distribution|staff benefit|welfare platform|employee mall
item welfare service|service|staff dining|commercial consumption|research and education tourism|leisure and vacation|team building|travel|tourism|vacation|online shopping: Name!;Category->@service category|category~Staff dining|Travel;Provider->@provider|merchant~Canteen North;Price:money;Welfare points:number#0-1000000;Place;Duration;Places:number#0-10000;Book until:date;Description:long;Picture:image;~Status=Offered|Full|Closed
- Lunch menu, canteen north | category=Staff dining; provider=Canteen North; price=5; welfare_points=50; place=Building 2; duration=One meal; places=300; status=Offered
- Weekend at the lake | category=Travel; provider=Blue Lake Travel; price=240; welfare_points=2000; place=Blue Lake; duration=2 days; places=40; status=Offered
- Rope course for teams | category=Team building; provider=High Trees; price=35; welfare_points=350; place=Forest park; duration=Half a day; places=25; status=Full
- Planetarium study tour | category=Study tour; provider=Star House; price=18; welfare_points=180; place=Old Town; duration=3 hours; places=60; status=Offered
item service category|category|service type: Name!;Parent category;Points accepted:boolean;Order:number#1-100;Icon:image;Description:long
- Staff dining | order=1; description=Canteens and cafés
- Travel | order=2; description=Trips and holidays
- Team building | order=3; description=Days out for teams
- Study tour | order=4; description=Museums and research sites
item provider|merchant|supplier|shop: Name!;Kind=Canteen|Shop|Travel agency|Leisure|Study tour;Contact person~Rita Holm;Phone:phone;Address;Discount for staff:percent;Contract until:date;~Rating:rating;~Status=Approved|In review|Ended
- Canteen North | kind=Canteen; contact_person=Rita Holm; address=Building 2; discount_for_staff=30; rating=4; status=Approved
- Blue Lake Travel | kind=Travel agency; contact_person=Ivo Stahl; address=Quay 7; discount_for_staff=12; rating=5; status=Approved
- High Trees | kind=Leisure; contact_person=Mona Eck; address=Forest park; discount_for_staff=15; rating=5; status=Approved
- Star House | kind=Study tour; contact_person=Leo Quist; address=Old Town 3; discount_for_staff=10; rating=4; status=In review
! record welfare distribution|welfare|benefit distribution|welfare grant|handed out benefit: Title!;Occasion=Birthday|Festival|Heat allowance|Long service|Every month;Employee~Jana Horn|Peter Aalto;Department~Assembly;Points:number#0-1000000;Amount:money;Handed out on:date;Valid until:date;~Status=Planned|Handed out|Used|Expired
- Spring festival for Jana | occasion=Festival; employee=Jana Horn; department=Assembly; points=600; amount=60; status=Handed out
- Birthday of Peter | occasion=Birthday; employee=Peter Aalto; department=Office; points=200; amount=20; status=Used
- May meal money, Jana | occasion=Every month; employee=Jana Horn; department=Assembly; points=400; amount=40; status=Used
- Ten years, Rosa | occasion=Long service; employee=Rosa Lim; department=Design; points=1500; amount=150; status=Planned
record consumption record|spending record|consumption|points record: Entry number!;Member~Jana Horn|Peter Aalto;Service->@welfare service|service~Lunch menu, canteen north;Provider->@provider|merchant~Canteen North;Kind=Meal|Purchase|Booking|Refund;Amount:money;Points used:number#0-1000000;Balance after:number#0-1000000;Spent on:date;Paid with=Points|Card|Wallet|Mixed;Note
- C-20871 | member=Jana Horn; service=Lunch menu, canteen north; provider=Canteen North; kind=Meal; amount=5; points_used=50; balance_after=950; paid_with=Points
- C-20872 | member=Peter Aalto; service=Weekend at the lake; provider=Blue Lake Travel; kind=Booking; amount=240; points_used=1000; balance_after=200; paid_with=Mixed
- C-20873 | member=Rosa Lim; service=Planetarium study tour; provider=Star House; kind=Booking; amount=18; points_used=0; balance_after=1500; paid_with=Card
- C-20874 | member=Jana Horn; provider=Canteen North; kind=Refund; amount=5; points_used=0; balance_after=1000; paid_with=Points
! item service slot|time slot|departure: Title!;Service->@welfare service|service~Weekend at the lake;Day:date;From:time;To:time;Places:number#0-10000;~Booked:number#0-10000;~Status=Open|Full|Over
- Lake, first weekend of June | service=Weekend at the lake; places=40; booked=31; status=Open
- Lake, second weekend of June | service=Weekend at the lake; places=40; booked=40; status=Full
- Rope course, Friday | service=Rope course for teams; places=25; booked=25; status=Full
- Planetarium, Saturday | service=Planetarium study tour; places=60; booked=12; status=Open
! record points purse|welfare purse|welfare wallet: Number!;Member~Jana Horn|Peter Aalto;Points:number#0-10000000;Balance:money;Card number~ends with 3021;~Status=Active|Frozen|Closed
- W-1001 | member=Jana Horn; points=1000; balance=20; card_number=ends with 3021; status=Active
- W-1002 | member=Peter Aalto; points=200; balance=0; status=Active
- W-1003 | member=Rosa Lim; points=1500; balance=5; status=Active
- W-1004 | member=Ned Berg; points=0; balance=0; status=Frozen
+ booking: Service->@welfare service|service~Weekend at the lake;Slot->@service slot|time slot~Lake, first weekend of June;People:number#1-50;Points used:number#0-1000000;Total:money
+ order: Service->@welfare service|service~Lunch menu, canteen north;Points used:number#0-1000000;Provider->@provider|merchant~Canteen North
# job information|job list|display job|job display|job data|job overview|job position information|salary overview
item job|job information|position|job listing|job detail: Title!;Company->@company|employer~Wayfarer Travel;City->@city|work city~Lisbon;Category->@job category|job type~Guest service;Salary from:money;Salary to:money;Experience=None|1-3 years|3-5 years|Over 5 years;Education=None|Secondary|Bachelor|Master;Employment=Full time|Part time|Internship;Posted on:date;Source:url;Description:long;~Status=Open|Closed
- Tour product manager | company=Wayfarer Travel; city=Lisbon; category=Product; salary_from=38000; salary_to=46000; experience=3-5 years; education=Bachelor; employment=Full time; status=Open
- Booking data analyst | company=Wayfarer Travel; city=Gdansk; category=Data; salary_from=34000; salary_to=42000; experience=1-3 years; education=Bachelor; employment=Full time; status=Open
- Guest service agent | company=Sunline Hotels; city=Lisbon; category=Guest service; salary_from=24000; salary_to=28000; experience=None; education=Secondary; employment=Part time; status=Open
- Guide intern | company=Old Town Walks; city=Ghent; category=Guest service; salary_from=9000; salary_to=12000; experience=None; employment=Internship; status=Closed
item company|employer: Name!;Industry~Travel|Hotels;Size=1-50|51-200|201-1000|Over 1000;City->@city|work city~Lisbon;Website:url;Logo:image;About:long;~Open jobs:number#0-10000
- Wayfarer Travel | industry=Travel; size=Over 1000; city=Lisbon; open_jobs=2
- Sunline Hotels | industry=Hotels; size=201-1000; city=Lisbon; open_jobs=1
- Old Town Walks | industry=Guided tours; size=1-50; city=Ghent; open_jobs=0
- Ferry & Rail | industry=Transport; size=51-200; city=Gdansk; open_jobs=0
item skill|skill requirement|required skill: Name!;Group=Technical|Language|People|Tools;Description:long;~Jobs asking for it:number#0-100000;Order:number#1-1000
- SQL | group=Technical; jobs_asking_for_it=1; order=1
- English | group=Language; jobs_asking_for_it=4; order=2
- Booking systems | group=Tools; jobs_asking_for_it=2; order=3
- Talking to guests | group=People; jobs_asking_for_it=2; order=4
! record job skill|skill of a job|job requirement: Title!;Job->@job|position~Booking data analyst;Skill->@skill|skill requirement~SQL;Level=Basic|Good|Expert;Required:boolean;Note
- SQL for the analyst | job=Booking data analyst; skill=SQL; level=Expert
- English for the analyst | job=Booking data analyst; skill=English; level=Good
- Booking systems for the agent | job=Guest service agent; skill=Booking systems; level=Basic
- Talking to guests, agent | job=Guest service agent; skill=Talking to guests; level=Good
item city|work city|region: Name!;Country;Region;Average salary:money;~Jobs:number#0-100000
- Lisbon | country=Portugal; average_salary=31000; jobs=2
- Gdansk | country=Poland; average_salary=26000; jobs=1
- Ghent | country=Belgium; average_salary=39000; jobs=1
- Graz | country=Austria; average_salary=40000; jobs=0
item job category|job type: Name!;Parent category;Description;Order:number#1-100;~Jobs:number#0-100000
- Guest service | description=Contact with travellers; order=1; jobs=2
- Product | description=Planning of trips; order=2; jobs=1
- Data | description=Figures and reports; order=3; jobs=1
- Technology | description=Software and systems; order=4; jobs=0
! record saved search|job alert|saved filter [search\\w*|filter\\w*]: Name!;Owner~Nina Roos|Bashir Khan;Words~analyst;City->@city|work city~Gdansk;Category->@job category|job type~Data;Salary from:money;Mail=Never|Daily|Weekly
- Data jobs in Gdansk | owner=Nina Roos; words=analyst; city=Gdansk; category=Data; salary_from=30000; mail=Daily
- Anything in Lisbon | owner=Bashir Khan; city=Lisbon; mail=Weekly
- Guides | owner=Lea Kraft; words=guide; category=Guest service; mail=Never
- Product, well paid | owner=Tim Osei; category=Product; salary_from=40000; mail=Daily
# form approval|approval workflow|approval form|workflow engine|form workflow|approval management|configuring form|approval flow|document approval|approval system|approval platform|oa system|office automation
item approval workflow|workflow|approval process|approval flow|process definition|process: Name!;Form->@approval form|form~Leave request;Department~Personnel;Owner~Ruth Lang;Version:number#1-1000;Started by=On submit|On change|By hand;Days allowed:number#0-90;Description:long;~Status=Draft|Active|Retired
- Leave in two steps | form=Leave request; department=Personnel; owner=Ruth Lang; version=3; started_by=On submit; days_allowed=3; status=Active
- Purchase above 1,000 | form=Purchase request; department=Purchasing; owner=Ines Prado; version=2; started_by=On submit; days_allowed=5; status=Active
- Travel abroad | form=Travel request; department=Sales; owner=Ruth Lang; version=1; started_by=On submit; days_allowed=4; status=Draft
- Old leave flow | form=Leave request; department=Personnel; owner=Ruth Lang; version=2; started_by=By hand; status=Retired
item workflow step|approval step|approval node|process node|step: Name!;Workflow->@approval workflow|workflow~Leave in two steps;Order:number#1-50;Approver role~Line manager|Director;Kind=One of them|All of them|Only informed|Automatic;Condition~amount > 1000;If refused=Back to applicant|One step back|End;Time limit:number(h)#0-1000
- Line manager | workflow=Leave in two steps; order=1; approver_role=Line manager; kind=One of them; if_refused=Back to applicant; time_limit=24
- Personnel office | workflow=Leave in two steps; order=2; approver_role=Personnel; kind=One of them; if_refused=One step back; time_limit=48
- Buyer | workflow=Purchase above 1,000; order=1; approver_role=Buyer; kind=One of them; if_refused=Back to applicant; time_limit=24
- Director | workflow=Purchase above 1,000; order=2; approver_role=Director; kind=All of them; condition=amount > 1000; if_refused=End; time_limit=72
item approval form|form|form template|form design: Name!;Category->@form category|form type~Personnel;Workflow->@approval workflow|workflow~Leave in two steps;Version:number#1-1000;Layout=One column|Two columns|Tabs;Made by~Ruth Lang;Changed on:date;Instructions:long;~Status=Draft|Published|Retired
- Leave request | category=Personnel; workflow=Leave in two steps; version=4; layout=One column; made_by=Ruth Lang; status=Published
- Purchase request | category=Purchasing; workflow=Purchase above 1,000; version=2; layout=Two columns; made_by=Ines Prado; status=Published
- Travel request | category=Travel; workflow=Travel abroad; version=1; layout=Two columns; made_by=Ruth Lang; status=Draft
- Expense claim | category=Travel; version=1; layout=Tabs; made_by=Ines Prado; status=Retired
item form field|field|form content|field configuration: Label!;Form->@approval form|form~Purchase request;Type=Text|Number|Date|Choice|Person|File|Sum;Choices;Default value;Formula~price * quantity;Required:boolean;Visible to=Everyone|Approvers|Applicant;Order:number#1-500;Help
- Price per piece | form=Purchase request; type=Number; order=1
- Quantity | form=Purchase request; type=Number; default_value=1; order=2
- Total | form=Purchase request; type=Sum; formula=price * quantity; order=3
- Kind of leave | form=Leave request; type=Choice; choices=Annual, unpaid, parental; order=1
item field rule|interaction|complex interaction|field interaction|linkage rule|field linkage|related field: Name!;Form->@approval form|form~Purchase request;Watched field->@form field|field~Quantity;Condition~is changed|is Unpaid;Changed field->@form field|field~Total;Action=Set value|Calculate|Show|Hide|Make required;Value~price * quantity;Order:number#1-500;Active:boolean
- Total from quantity | form=Purchase request; watched_field=Quantity; condition=is changed; changed_field=Total; action=Calculate; value=price * quantity; order=1
- Total from price | form=Purchase request; watched_field=Price per piece; condition=is changed; changed_field=Total; action=Calculate; value=price * quantity; order=2
- Quantity at least one | form=Purchase request; watched_field=Quantity; condition=is below 1; changed_field=Quantity; action=Set value; value=1; order=3
- Reason when unpaid | form=Leave request; watched_field=Kind of leave; condition=is Unpaid; action=Make required; order=1
request approval request|submitted form|request|application|form submission {Submitted|In approval|Approved|Refused|Withdrawn}: Title!;Form->@approval form|form~Leave request;Workflow->@approval workflow|workflow~Leave in two steps;Applicant~Hana Suzuki;Department~Sales;Present step->@workflow step|approval step~Line manager;Urgency=Normal|Urgent;Values:long;Attachment:file;~Finished on:date
- Hana, two weeks in August | form=Leave request; workflow=Leave in two steps; applicant=Hana Suzuki; department=Sales; present_step=Line manager; urgency=Normal; values=Annual leave, 10 days
- Four monitors | form=Purchase request; workflow=Purchase above 1,000; applicant=Paul Adler; department=Logistics; present_step=Director; urgency=Normal; values=4 x 310
- Lyon fair | form=Travel request; workflow=Travel abroad; applicant=Rosa Lim; department=Sales; urgency=Urgent
- New chair | form=Purchase request; workflow=Purchase above 1,000; applicant=Hana Suzuki; department=Sales; present_step=Buyer; urgency=Normal
! record approval record|approval decision|decision|approval history|approval log|signature|document approval: Title!;Request->@approval request|submitted form~Four monitors;Step->@workflow step|approval step~Buyer;Approver~Marek Stone;Decision=Approved|Refused|Sent back|Passed on;Opinion:long;Decided on:date
- Buyer on the monitors | request=Four monitors; step=Buyer; approver=Ines Prado; decision=Approved; opinion=Price is fair.
- Manager on August | request=Hana, two weeks in August; step=Line manager; approver=Marek Stone; decision=Approved
- Chair sent back | request=New chair; step=Buyer; approver=Ines Prado; decision=Sent back; opinion=Please add an offer.
- Monitors to the director | request=Four monitors; step=Director; approver=Karl Benz; decision=Passed on
! record field value|form value|submitted value: Label!;Request->@approval request|submitted form~Four monitors;Field->@form field|field~Quantity;Value!;Calculated:boolean;Changed on:date
- Monitors, quantity | request=Four monitors; field=Quantity; value=4
- Monitors, price | request=Four monitors; field=Price per piece; value=310
- Monitors, total | request=Four monitors; field=Total; value=1240
- August, kind | request=Hana, two weeks in August; field=Kind of leave; value=Annual
! item form category|form type [form]: Name!;Description;Order:number#1-100;Icon:image;~Forms:number#0-10000
- Personnel | description=Leave, joining, leaving; order=1; forms=1
- Purchasing | description=Goods and services; order=2; forms=1
- Travel | description=Trips and expenses; order=3; forms=2
- IT | description=Access and devices; order=4; forms=0
# cloud interaction|multimedia cloud|multimedia interaction|cloud contact center|omnichannel contact|multimedia customer
item call center|call centre|service line|hotline: Name!;Number:phone;Opens at:time;Closes at:time;Agents:number#0-10000;Waiting now:number#0-10000;Longest wait:number(s)#0-10000;~State=Open|Closed|Overloaded
- Main line | agents=24; waiting_now=3; longest_wait=85; state=Open
- Technical line | agents=12; waiting_now=0; longest_wait=0; state=Open
- Evening line | agents=5; waiting_now=0; longest_wait=0; state=Closed
- VIP line | agents=4; waiting_now=1; longest_wait=20; state=Open
person service agent|customer service|agent|customer service staff|operator: Name!;Call center->@call center|hotline~Main line;Extension;Channels~Voice, chat, video;Email:email;Open conversations:number#0-100;~State=Free|In a talk|Break|Away
- Mona Eck | call_center=Main line; extension=201; channels=Voice, chat; open_conversations=2; state=In a talk
- Idris Bell | call_center=Technical line; extension=305; channels=Voice, video; open_conversations=1; state=In a talk
- Karin Holt | call_center=Main line; extension=207; channels=Chat; open_conversations=0; state=Free
- Yusuf Demir | call_center=VIP line; extension=401; channels=Voice, chat, video; open_conversations=0; state=Break
record service session|online interaction|online customer interaction|customer interaction|online consultation|interaction|session: Title!;Customer~Tara Wynn|Joel Abara;Agent->@service agent|agent~Mona Eck;Channel=Chat|Video|Co-browsing|Email|App;Topic~Invoice;Begun on:date;Begun at:time;Length:number(min)#0-1000;Summary:long;Rating:rating;~Status=Waiting|Running|Ended|Abandoned
- Tara about her invoice | customer=Tara Wynn; agent=Mona Eck; channel=Chat; topic=Invoice; length=9; rating=5; status=Ended
- Joel's router on video | customer=Joel Abara; agent=Idris Bell; channel=Video; topic=Installation; length=22; status=Running
- Pia asks for a quote | customer=Pia Lund; agent=Karin Holt; channel=Chat; topic=Sales; length=4; rating=4; status=Ended
- Sven waits | customer=Sven Arp; channel=App; topic=Fault; status=Waiting
record service call|user call|call|call record|answered call: Title!;Call center->@call center|hotline~Main line;Agent->@service agent|agent~Mona Eck;Caller~Tara Wynn;Number:phone;Direction=In|Out;Kind=Voice|Video;Date:date;Time:time;Length:number(s)#0-36000;Recording:file;~Result=Answered|Missed|Voicemail|Passed on
- Tara, first call | call_center=Main line; agent=Mona Eck; caller=Tara Wynn; direction=In; kind=Voice; length=240; result=Answered
- Call back to Sven | call_center=Technical line; agent=Idris Bell; caller=Sven Arp; direction=Out; kind=Voice; length=0; result=Voicemail
- Video with Joel | call_center=Technical line; agent=Idris Bell; caller=Joel Abara; direction=In; kind=Video; length=1320; result=Answered
- Night call | call_center=Evening line; caller=Unknown; direction=In; kind=Voice; length=0; result=Missed
record monitoring record|on-site monitoring|monitoring|site monitoring|quality check: Title!;Call center->@call center|hotline~Main line;Agent->@service agent|agent~Mona Eck;Session->@service session|session~Tara about her invoice;Kind=Listen in|Whisper|Screen view|Camera;Supervisor~Vera Dorn;Score:number#0-100;Finding:long;Date:date;~Result=Good|To improve|Intervened
- Listening to Mona | call_center=Main line; agent=Mona Eck; session=Tara about her invoice; kind=Listen in; supervisor=Vera Dorn; score=92; result=Good
- Screen of Idris | call_center=Technical line; agent=Idris Bell; session=Joel's router on video; kind=Screen view; supervisor=Vera Dorn; score=78; result=To improve
- Hall camera, noon | call_center=Main line; kind=Camera; supervisor=Ben Adler; result=Good
- Whisper to Karin | call_center=Main line; agent=Karin Holt; session=Pia asks for a quote; kind=Whisper; supervisor=Vera Dorn; score=85; result=Intervened
! record session message|chat message|media message: Text!;Session->@service session|session~Tara about her invoice;Sender~Tara Wynn;Kind=Text|Picture|Voice|Video|File;Attachment:file;Sent on:date;Sent at:time
- My invoice shows a wrong sum. | session=Tara about her invoice; sender=Tara Wynn; kind=Text
- I look at once. | session=Tara about her invoice; sender=Mona Eck; kind=Text
- Photo of the router | session=Joel's router on video; sender=Joel Abara; kind=Picture
- Price list | session=Pia asks for a quote; sender=Karin Holt; kind=File
+ ticket: Session->@service session|session~Tara about her invoice;Agent->@service agent|agent~Mona Eck;Call->@service call|call~Tara, first call;Solve until:date
# store workstation|shop workstation|store workbench|workstation website|merchant workbench|store desk|sales workstation
+ product: Article number;Supplier;Unit=Piece|Set|m;Price:money;In stock:number#0-1000000
+ customer: Customer number;Level->@customer level|customer tier~Regular|Gold;Source=Walk-in|Web|Referral|Phone;Sales clerk->@store employee|sales clerk~Pia Lund;Last purchase on:date
+ order: Project->@project|store project~Kitchen for the Berg family;Sales clerk->@store employee|sales clerk~Pia Lund;Deposit:money;Deliver on:date
+ message: Customer;Order;Project->@project|store project~Kitchen for the Berg family;Kind=Note|Question|Complaint|Reminder;Read:boolean
work project|store project|customer project: Name!;Customer~Berg family|Hotel Anker;Manager->@store employee|sales clerk~Pia Lund;Kind=Kitchen|Bathroom|Office|Repair;Budget:money;Starts on:date;Ends on:date;Progress:percent;Address;Description:long
- Kitchen for the Berg family | customer=Berg family; manager=Pia Lund; kind=Kitchen; budget=12400; progress=60; address=Hill road 7
- Rooms of Hotel Anker | customer=Hotel Anker; manager=Sven Arp; kind=Office; budget=41000; progress=20; address=Quay 2
- Bath for Mrs Amato | customer=Lucia Amato; manager=Pia Lund; kind=Bathroom; budget=6800; progress=100; address=Mill lane 15
- Repair at the school | customer=North School; manager=Karin Holt; kind=Repair; budget=900; progress=0; address=School street 1
! record order entry|order item|order line|order position: Item!;Order;Product->@product~Oak worktop;Quantity:number#1-100000;Unit price:money;Discount:percent;~Amount:money
- Worktop for Berg | product=Oak worktop; quantity=3; unit_price=180; discount=5; amount=513
- Taps for Amato | product=Basin tap; quantity=2; unit_price=74; amount=148
- Desks for Anker | product=Desk 140; quantity=20; unit_price=210; discount=10; amount=3780
- Hinges for the school | product=Door hinge; quantity=12; unit_price=6; amount=72
person store employee|sales clerk|staff member|employee: Name!;Position=Sales clerk|Manager|Fitter|Cashier;Store~Main street;Phone:phone;Email:email;Joined on:date;~Status=Active|On leave|Left
- Pia Lund | position=Sales clerk; store=Main street; status=Active
- Sven Arp | position=Manager; store=Main street; status=Active
- Karin Holt | position=Fitter; store=Harbour; status=Active
- Joel Abara | position=Cashier; store=Harbour; status=On leave
! record follow-up|contact record|customer contact: Title!;Customer~Berg family;Project->@project|store project~Kitchen for the Berg family;Employee->@store employee|sales clerk~Pia Lund;Way=Phone|Visit|Mail|In the store;Content:long;Next step;Next on:date;Date:date
- Berg chose the oak | customer=Berg family; project=Kitchen for the Berg family; employee=Pia Lund; way=In the store; next_step=Order the worktop
- Anker wants samples | customer=Hotel Anker; project=Rooms of Hotel Anker; employee=Sven Arp; way=Phone; next_step=Send three samples
- Amato is happy | customer=Lucia Amato; project=Bath for Mrs Amato; employee=Pia Lund; way=Visit
- School asks for a date | customer=North School; project=Repair at the school; employee=Karin Holt; way=Mail; next_step=Propose Tuesday
! item customer level|customer tier: Name!;Discount:percent;Spent at least:money;Payment days:number#0-180;Order:number#1-100;Note:long
- New | discount=0; spent_at_least=0; payment_days=0; order=1
- Regular | discount=3; spent_at_least=1000; payment_days=14; order=2
- Gold | discount=7; spent_at_least=10000; payment_days=30; order=3
- Trade | discount=12; spent_at_least=0; payment_days=30; order=4
# crm system|crm platform|customer relationship|crm software|crm website|crm application|crm tool|sales company|customer management system|client management
! item portrait label|user tag|profile tag|customer tag [portrait\\w*|label\\w*|tag\\w*|profil\\w*]: Name!;Group=Interest|Spending|Region|Activity|Value;Rule~Bought in the last 30 days;Weight:number#0-100;Colour;Set by=By hand|By rule;~Persons:number#0-10000000
- Buys every month | group=Activity; rule=Twelve orders a year; weight=80; set_by=By rule; persons=310
- Loves offers | group=Interest; rule=Opens every mail; weight=40; set_by=By rule; persons=1240
- Key account | group=Value; weight=100; set_by=By hand; persons=24
- North | group=Region; rule=Postcode 2; weight=10; set_by=By rule; persons=900
! record portrait entry|user profile|user portrait|labelled person|label of a customer [portrait\\w*|label\\w*|tag\\w*|profil\\w*]: Title!;Customer->@customer~Alder Foods;Label->@portrait label|user tag~Key account;Score:number#0-100;Source=By hand|By rule|Import;Set on:date;Note
- Alder is a key account | customer=Alder Foods; label=Key account; score=95; source=By hand
- Alder buys every month | customer=Alder Foods; label=Buys every month; score=88; source=By rule
- North School lies in the north | customer=North School; label=North; score=100; source=By rule
- Hotel Anker loves offers | customer=Hotel Anker; label=Loves offers; score=61; source=By rule
record financial analysis|financial figure|sales analysis|finance analysis: Title!;Period~May 2026;Area=North|South|East|West;Income:money;Costs:money;Result:money;Open invoices:money;Prepared by~Owen Pratt;Text:long;~Status=Draft|Published
- May, north | period=May 2026; area=North; income=84000; costs=61000; result=23000; open_invoices=9400; prepared_by=Owen Pratt; status=Published
- May, south | period=May 2026; area=South; income=52000; costs=47000; result=5000; open_invoices=12100; prepared_by=Owen Pratt; status=Published
- April, north | period=April 2026; area=North; income=79000; costs=60500; result=18500; open_invoices=0; prepared_by=Gita Rao; status=Published
- June, north | period=June 2026; area=North; income=0; costs=0; result=0; prepared_by=Gita Rao; status=Draft
! record touchpoint|follow-up|contact record|customer visit|interaction|follow-up record|follow-up visit|visit record|sales visit: Title!;Customer->@customer~Alder Foods;Contact->@contact|contact person;Opportunity->@sales chance|opportunity|business opportunity;Way=Phone|Mail|Visit|Chat;Content:long;Next step;Next on:date;Owner~Owen Pratt|Gita Rao;Date:date;Mood=Good|Neutral|Critical
- Price talk with Alder | customer=Alder Foods; way=Phone; next_step=Send the new list; owner=Owen Pratt; mood=Good
- School asks for a date | customer=North School; way=Mail; next_step=Propose Tuesday; owner=Gita Rao; mood=Neutral
- Complaint of the hotel | customer=Hotel Anker; way=Chat; next_step=Call the manager; owner=Gita Rao; mood=Critical
- Visit at Alder | customer=Alder Foods; way=Visit; owner=Owen Pratt; mood=Good
! item sales chance|opportunity|deal|sales opportunity|business opportunity|sales lead: Title!;Customer->@customer~Alder Foods;Stage=Lead|Qualified|Offer|Negotiation|Won|Lost;Value:money;Chance:percent;Product;Owner~Owen Pratt|Gita Rao;Closes on:date;Reason lost
- Second line for Alder | customer=Alder Foods; stage=Offer; value=48000; chance=60; product=Packing line; owner=Owen Pratt
- Chairs for the school | customer=North School; stage=Qualified; value=9000; chance=40; product=Chair; owner=Gita Rao
- Linen for the hotel | customer=Hotel Anker; stage=Lost; value=22000; chance=0; owner=Gita Rao; reason_lost=Price
- Service plan Alder | customer=Alder Foods; stage=Won; value=6000; chance=100; owner=Owen Pratt
item function limit|functional restriction|function restriction|usage restriction: Name!;Role=User|Sales|Manager|Administrator;Function~Export of customers;May=See|Change|Everything|Nothing;Most a day:number#0-100000;From:date;Until:date;~Status=On|Off
- Export for sales | role=Sales; function=Export of customers; may=See; most_a_day=50; status=On
- Deleting | role=User; function=Delete customers; may=Nothing; status=On
- Figures | role=Manager; function=Financial analysis; may=Everything; status=On
- Mass mail | role=Sales; function=Send messages; may=Change; most_a_day=200; status=Off
+ customer: Level=A|B|C;Source=Fair|Referral|Web|Cold call;Owner~Owen Pratt|Gita Rao;Last contact:date;Lifetime value:money
+ message: Customer->@customer~Alder Foods;Channel=In the system|Mail|SMS
! record quotation line|quote line|quotation item [line item\\w*|itemi\\w*|product\\w*|goods|material\\w*]: Item!;Quotation->@quotation|quote|offer;Product;Quantity:number#1-100000;Unit price:money;Discount:percent;~Line total:money
- Shelf unit, 4 pieces | product=Shelf unit; quantity=4; unit_price=120; discount=5; line_total=456
- Delivery | product=Delivery; quantity=1; unit_price=45; line_total=45
- Labels, 10 rolls | product=Label roll; quantity=10; unit_price=6; line_total=60
- Set-up day | product=Set-up; quantity=1; unit_price=480; line_total=480
! record customer handover|customer reassignment|handover of a customer [assign\\w*|allocat\\w*|transfer\\w*|pool\\w*|hand\\w* over]: Title!;Customer->@customer~Alder Foods;Salesperson~Owen Pratt|Gita Rao;Former salesperson~Gita Rao;Assigned by~Lena Ortiz;Assigned on:date;Reason=New customer|Inactive|Left the company|Workload;Note
- Alder to Owen | customer=Alder Foods; salesperson=Owen Pratt; assigned_by=Lena Ortiz; reason=New customer
- Alder back to the pool | customer=Alder Foods; former_salesperson=Owen Pratt; assigned_by=Lena Ortiz; reason=Inactive
- Alder to Gita | customer=Alder Foods; salesperson=Gita Rao; former_salesperson=Owen Pratt; assigned_by=Lena Ortiz; reason=Workload
- Alder north office | customer=Alder Foods; salesperson=Gita Rao; assigned_by=Lena Ortiz; reason=Left the company
! record stage change|opportunity history|stage history [stage\\w*|pipeline|funnel|opportunit\\w*|deal\\w*]: Title!;Opportunity->@sales chance|opportunity|business opportunity;From stage=Lead|Qualified|Offer|Negotiation|Won|Lost;To stage=Lead|Qualified|Offer|Negotiation|Won|Lost;Value:money;Changed by~Owen Pratt|Gita Rao;Changed on:date;Note
- Alder moved to offer | from_stage=Qualified; to_stage=Offer; value=12400; changed_by=Owen Pratt
- Bryn moved to negotiation | from_stage=Offer; to_stage=Negotiation; value=8300; changed_by=Gita Rao
- Canal won | from_stage=Negotiation; to_stage=Won; value=5100; changed_by=Gita Rao
- Dorn lost | from_stage=Offer; to_stage=Lost; value=2200; changed_by=Owen Pratt
record sales ranking|sales performance|performance ranking|salesperson ranking|sales target: Title!;Salesperson~Owen Pratt|Gita Rao;Month~2026-05;Rank:number#1-1000;New customers:number#0-10000;Deals won:number#0-10000;Revenue:money;Target:money;~Reached:percent
- Gita, May | salesperson=Gita Rao; month=2026-05; rank=1; new_customers=6; deals_won=4; revenue=38200; target=35000; reached=109
- Owen, May | salesperson=Owen Pratt; month=2026-05; rank=2; new_customers=4; deals_won=3; revenue=27400; target=30000; reached=91
- Gita, April | salesperson=Gita Rao; month=2026-04; rank=1; new_customers=5; deals_won=3; revenue=31000; target=30000; reached=103
- Owen, April | salesperson=Owen Pratt; month=2026-04; rank=2; new_customers=2; deals_won=2; revenue=19800; target=30000; reached=66
# employee attendance|attendance clock-in|staff attendance|time clock|punch clock|employee clock-in|work attendance|attendance punch
record attendance record|attendance|clock-in|clock-in record|punch|check-in: Title!;Employee->@employee|staff member~Tara Wynn;Day:date!;Came at:time;Left at:time;Place->@clock point|work place~Main gate;Way=Phone|Card|Face|Terminal;Late by:number(min)#0-1440;Hours:number(h)#0-24;Note;~Status=Present|Late|Left early|Absent|Corrected
- Tara, Monday | employee=Tara Wynn; place=Main gate; way=Card; late_by=0; hours=8; status=Present
- Milo, Monday | employee=Milo Hart; place=Warehouse door; way=Face; late_by=12; hours=7.5; status=Late
- Ines, Monday | employee=Ines Kolb; place=Main gate; way=Phone; late_by=0; hours=6; status=Left early
- Otto, Monday | employee=Otto Lang; hours=0; status=Absent
person employee|staff member|worker: Name!;Employee number;Department->@department|team~Assembly;Work plan->@work plan|attendance rule~Office hours;Card number;Phone:phone;Email:email;Photo:image;~Status=Active|On leave|Left
- Tara Wynn | employee_number=E-101; department=Assembly; work_plan=Early shift; status=Active
- Milo Hart | employee_number=E-102; department=Assembly; work_plan=Early shift; status=Active
- Ines Kolb | employee_number=E-120; department=Office; work_plan=Office hours; status=Active
- Otto Lang | employee_number=E-131; department=Office; work_plan=Office hours; status=On leave
item department|team: Name!;Head~Milo Hart;Place;Employees:number#0-10000;Needed at least:number#0-10000
- Assembly | head=Milo Hart; place=Hall 1; employees=24; needed_at_least=16
- Office | head=Ines Kolb; place=Floor 2; employees=9; needed_at_least=3
- Warehouse | head=Karl Voss; place=Hall 3; employees=7; needed_at_least=4
- Sales | head=Owen Pratt; place=Floor 1; employees=6; needed_at_least=2
! item work plan|attendance rule|shift|working hours: Name!;Starts at:time;Ends at:time;Break:number(min)#0-240;Late after:number(min)#0-240;Hours a week:number(h)#0-80;Works on~Monday to Friday;Active:boolean
- Office hours | break=45; late_after=15; hours_a_week=38; works_on=Monday to Friday
- Early shift | break=30; late_after=5; hours_a_week=38; works_on=Monday to Friday
- Late shift | break=30; late_after=5; hours_a_week=38; works_on=Monday to Friday
- Weekend | break=30; late_after=10; hours_a_week=16; works_on=Saturday, Sunday
! item clock point|clock terminal|attendance place|geofence: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(m)#0-10000;Kind=Terminal|Phone area|Card reader;~Status=In use|Off
- Main gate | address=Mill street 8; latitude=53.55; longitude=9.99; radius=50; kind=Terminal; status=In use
- Warehouse door | address=Mill street 8b; radius=20; kind=Card reader; status=In use
- Building site North | address=North road 2; radius=300; kind=Phone area; status=In use
- Old gate | address=Mill street 2; radius=20; kind=Card reader; status=Off
request leave request|absence|vacation|leave application: Title!;Employee->@employee|staff member~Otto Lang;Kind=Holiday|Ill|Parental|Unpaid|Business trip;From:date!;To:date!;Days:number#0-366;Reason:long;Proof:file;~Approved by
- Otto, two weeks | employee=Otto Lang; kind=Holiday; days=10; approved_by=Ines Kolb
- Tara ill | employee=Tara Wynn; kind=Ill; days=2
- Milo to the fair | employee=Milo Hart; kind=Business trip; days=1; approved_by=Ines Kolb
- Ines, Friday off | employee=Ines Kolb; kind=Unpaid; days=1
request punch correction|attendance correction|correction request|missed clock-in: Title!;Employee->@employee|staff member~Milo Hart;Record->@attendance record|attendance~Milo, Monday;Wanted time:time;Reason:long!;~Decided by;~Decided on:date
- Milo was at the dentist | employee=Milo Hart; record=Milo, Monday; reason=Doctor in the morning, paper attached.; decided_by=Ines Kolb
- Ines forgot to clock out | employee=Ines Kolb; record=Ines, Monday; reason=Left by the back door.
- Otto worked at home | employee=Otto Lang; record=Otto, Monday; reason=Agreed with the head.
- Card did not work | employee=Tara Wynn; record=Tara, Monday; reason=Reader was off.
! record hours statement|monthly attendance|overtime|monthly summary: Title!;Employee->@employee|staff member~Tara Wynn;Month~May 2026;Planned hours:number(h)#0-300;Worked hours:number(h)#0-400;Overtime:number(h)#-300-300;Late days:number#0-31;Absent days:number#0-31;~Status=Open|Checked|Sent to payroll
- Tara, May | employee=Tara Wynn; month=May 2026; planned_hours=160; worked_hours=166; overtime=6; late_days=0; absent_days=2; status=Checked
- Milo, May | employee=Milo Hart; month=May 2026; planned_hours=160; worked_hours=157; overtime=-3; late_days=4; absent_days=0; status=Open
- Ines, May | employee=Ines Kolb; month=May 2026; planned_hours=152; worked_hours=152; overtime=0; late_days=0; absent_days=0; status=Sent to payroll
- Otto, May | employee=Otto Lang; month=May 2026; planned_hours=152; worked_hours=76; overtime=0; late_days=1; absent_days=10; status=Open
# shift scheduling|shift planning|staff scheduling|roster|rota|staff roster|employee scheduling|duty schedule
work planned shift|shift|duty|roster entry|shift assignment: Title!;Employee->@employee|staff member~Mona Eck;Shift kind->@shift pattern|shift type~Early;Place->@work station|location~Bar;Day:date!;Starts at:time;Ends at:time;Break:number(min)#0-240;Note;~Confirmed:boolean
- Mona early, Monday | employee=Mona Eck; shift_kind=Early; place=Bar; break=30
- Idris late, Monday | employee=Idris Bell; shift_kind=Late; place=Kitchen; break=30
- Karin early, Tuesday | employee=Karin Holt; shift_kind=Early; place=Kitchen; break=30
- Yusuf night, Tuesday | employee=Yusuf Demir; shift_kind=Night; place=Reception; break=45
person employee|staff member|worker: Name!;Position~Cook|Waiter;Hours a week:number(h)#0-80;Hourly wage:money;Skills;Phone:phone;Email:email;Photo:image;~Planned this week:number(h)#0-100;~Status=Active|On leave|Left
- Mona Eck | position=Waiter; hours_a_week=30; hourly_wage=15; planned_this_week=24; status=Active
- Idris Bell | position=Cook; hours_a_week=38; hourly_wage=18; planned_this_week=38; status=Active
- Karin Holt | position=Cook; hours_a_week=20; hourly_wage=17; planned_this_week=16; status=Active
- Yusuf Demir | position=Night porter; hours_a_week=32; hourly_wage=16; planned_this_week=32; status=Active
! item shift pattern|shift type|shift template: Name!;Starts at:time;Ends at:time;Break:number(min)#0-240;Colour;People needed:number#0-500;Extra pay:percent
- Early | break=30; colour=Yellow; people_needed=3; extra_pay=0
- Late | break=30; colour=Orange; people_needed=3; extra_pay=0
- Night | break=45; colour=Blue; people_needed=1; extra_pay=25
- Sunday | break=30; colour=Green; people_needed=2; extra_pay=50
! item work station|location|site|area: Name!;Address;Manager~Vera Dorn;People needed:number#0-500;Skills needed;~Status=Open|Closed
- Bar | manager=Vera Dorn; people_needed=2; skills_needed=Drinks; status=Open
- Kitchen | manager=Idris Bell; people_needed=2; skills_needed=Cooking; status=Open
- Reception | manager=Vera Dorn; people_needed=1; skills_needed=English; status=Open
- Terrace | manager=Vera Dorn; people_needed=1; status=Closed
request swap request|shift swap|shift change|exchange request: Title!;Shift->@planned shift|shift~Mona early, Monday;From->@employee|staff member~Mona Eck;To->@employee|staff member~Karin Holt;Reason:long;~Approved by
- Mona gives Monday to Karin | shift=Mona early, Monday; from=Mona Eck; to=Karin Holt; reason=Exam at ten.; approved_by=Vera Dorn
- Idris gives Monday to Karin | shift=Idris late, Monday; from=Idris Bell; to=Karin Holt; reason=Family party.
- Yusuf seeks somebody | shift=Yusuf night, Tuesday; from=Yusuf Demir; reason=Ill.
- Karin gives Tuesday to Idris | shift=Karin early, Tuesday; from=Karin Holt; to=Idris Bell
! record availability slot|availability|wish|unavailable time: Title!;Employee->@employee|staff member~Karin Holt;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;To:time;Wish=Can|Would like|Cannot;Valid until:date
- Karin not on Mondays | employee=Karin Holt; weekday=Monday; wish=Cannot
- Mona likes Saturdays | employee=Mona Eck; weekday=Saturday; wish=Would like
- Idris can Sundays | employee=Idris Bell; weekday=Sunday; wish=Can
- Yusuf not on Fridays | employee=Yusuf Demir; weekday=Friday; wish=Cannot
request leave request|leave|vacation: Title!;Employee->@employee|staff member~Mona Eck;Kind=Holiday|Ill|Unpaid;From:date!;To:date!;Days:number#0-366;~Decided by
- Mona in August | employee=Mona Eck; kind=Holiday; days=10; decided_by=Vera Dorn
- Yusuf ill | employee=Yusuf Demir; kind=Ill; days=2
- Idris, long weekend | employee=Idris Bell; kind=Holiday; days=2
- Karin, exams | employee=Karin Holt; kind=Unpaid; days=3; decided_by=Vera Dorn
! record worked time|time record|clocked hours|clock entry: Title!;Shift->@planned shift|shift~Mona early, Monday;Employee->@employee|staff member~Mona Eck;Came at:time;Left at:time;Hours:number(h)#0-24;Pay:money;~Status=Open|Checked|Paid
- Mona, Monday worked | shift=Mona early, Monday; employee=Mona Eck; hours=8; pay=120; status=Checked
- Idris, Monday worked | shift=Idris late, Monday; employee=Idris Bell; hours=8.5; pay=153; status=Checked
- Karin, Tuesday worked | shift=Karin early, Tuesday; employee=Karin Holt; hours=7; pay=119; status=Open
- Yusuf, Tuesday worked | shift=Yusuf night, Tuesday; employee=Yusuf Demir; hours=9; pay=180; status=Paid
# fixed asset|asset management system|asset register|equipment maintenance|maintenance management|office equipment|cmms
item company asset|asset|equipment|fixed asset|device|machine: Name!;Asset number~A-1041;Category->@asset group|asset category~Computers;Serial number;Place->@asset place|location~Floor 2;Held by~Tara Wynn;Bought on:date;Price:money;Useful life:number(years)#1-60;Guarantee until:date;Picture:image;~Book value:money;~Status=In use|In store|In repair|Retired
- Laptop 14 inch | asset_number=A-1041; category=Computers; serial_number=SN88120; place=Floor 2; held_by=Tara Wynn; price=1400; useful_life=4; book_value=900; status=In use
- Lathe, small | asset_number=A-0207; category=Machines; serial_number=L-3300; place=Hall 1; price=24000; useful_life=12; book_value=15500; status=In repair
- Delivery van | asset_number=A-0310; category=Vehicles; place=Yard; held_by=Karl Voss; price=31000; useful_life=8; book_value=18000; status=In use
- Old printer | asset_number=A-0088; category=Computers; place=Cellar; price=400; useful_life=4; book_value=0; status=Retired
! item asset group|asset category|equipment category|asset type: Name!;Code;Useful life:number(years)#1-60;Depreciation=Straight line|Declining|None;Inspection every:number(months)#0-240;~Assets:number#0-100000
- Computers | code=10; useful_life=4; depreciation=Straight line; inspection_every=0; assets=120
- Machines | code=20; useful_life=12; depreciation=Straight line; inspection_every=6; assets=18
- Vehicles | code=30; useful_life=8; depreciation=Declining; inspection_every=12; assets=6
- Furniture | code=40; useful_life=10; depreciation=Straight line; inspection_every=0; assets=310
work maintenance task|maintenance|repair|maintenance order|work order: Title!;Asset->@company asset|asset~Lathe, small;Kind=Inspection|Service|Repair|Calibration;Priority=Low|Normal|High|Urgent;Assigned to~Milo Hart|Jo Lindt;Due on:date;Hours:number(h)#0-1000;Cost:money;What was done:long;Picture:image
- New bearing for the lathe | asset=Lathe, small; kind=Repair; priority=High; assigned_to=Milo Hart; hours=4; cost=220
- Yearly service of the van | asset=Delivery van; kind=Service; priority=Normal; assigned_to=Jo Lindt; cost=380
- Safety check of the lathe | asset=Lathe, small; kind=Inspection; priority=Normal; assigned_to=Milo Hart; hours=1
- Battery of the laptop | asset=Laptop 14 inch; kind=Repair; priority=Low; assigned_to=Jo Lindt; cost=90
request fault report|fault|repair request|problem report: Title!;Asset->@company asset|asset~Lathe, small;Reported by~Tara Wynn;Severity=Small|Large|Standstill;Description:long!;Picture:image;~Solved on:date
- Lathe makes noise | asset=Lathe, small; reported_by=Milo Hart; severity=Standstill; description=Grinding sound from the left.
- Laptop dies after an hour | asset=Laptop 14 inch; reported_by=Tara Wynn; severity=Small; description=Battery empties fast.
- Van warning light | asset=Delivery van; reported_by=Karl Voss; severity=Large; description=Oil lamp is on.
- Printer jams | asset=Old printer; reported_by=Ines Kolb; severity=Small; description=Paper is caught each time.
! record handover slip|asset assignment|handout|borrowing|asset transfer: Title!;Asset->@company asset|asset~Laptop 14 inch;From~Store;To~Tara Wynn;Kind=Handed out|Returned|Moved|Lent;Day:date;Condition=New|Good|Worn|Damaged;Signature:image;Note
- Laptop to Tara | asset=Laptop 14 inch; from=Store; to=Tara Wynn; kind=Handed out; condition=New
- Van to Karl | asset=Delivery van; from=Yard; to=Karl Voss; kind=Handed out; condition=Good
- Printer to the cellar | asset=Old printer; from=Floor 2; to=Cellar; kind=Moved; condition=Worn
- Lathe lent to the school | asset=Lathe, small; from=Hall 1; to=North School; kind=Lent; condition=Good
! item asset place|location|storage place: Name!;Building;Floor;Person in charge~Ines Kolb;~Assets:number#0-100000
- Floor 2 | building=Main house; floor=2; person_in_charge=Ines Kolb; assets=64
- Hall 1 | building=Works; floor=0; person_in_charge=Milo Hart; assets=22
- Yard | building=Outside; person_in_charge=Karl Voss; assets=6
- Cellar | building=Main house; floor=-1; person_in_charge=Ines Kolb; assets=31
! record stocktake count|stocktaking|inventory check|asset check: Title!;Asset->@company asset|asset~Old printer;Found:boolean;Found at;Condition=Good|Worn|Damaged|Missing;Counted by~Ines Kolb;Counted on:date
- Laptop found | asset=Laptop 14 inch; found_at=Floor 2; condition=Good; counted_by=Ines Kolb
- Printer found | asset=Old printer; found_at=Cellar; condition=Worn; counted_by=Ines Kolb
- Lathe found | asset=Lathe, small; found_at=Hall 1; condition=Damaged; counted_by=Milo Hart
- Van found | asset=Delivery van; found_at=Yard; condition=Good; counted_by=Karl Voss
record depreciation|depreciation entry|write-down: Title!;Asset->@company asset|asset~Delivery van;Year:number#1990-2100;Amount:money!;Book value after:money;Booked on:date
- Van 2025 | asset=Delivery van; year=2025; amount=4200; book_value_after=18000
- Laptop 2025 | asset=Laptop 14 inch; year=2025; amount=350; book_value_after=900
- Lathe 2025 | asset=Lathe, small; year=2025; amount=2000; book_value_after=15500
- Printer 2024 | asset=Old printer; year=2024; amount=100; book_value_after=0
person employee|staff member|asset user|user of an asset: Name!;Employee number;Department->@department|division~Sales|Workshop;Position;Email:email;Phone:phone;~Assets held:number#0-1000;~Status=Active|On leave|Left
- Hanna Reuter | employee_number=E-201; department=Sales; position=Sales clerk; assets_held=3; status=Active
- Paul Ndiaye | employee_number=E-214; department=Workshop; position=Fitter; assets_held=5; status=Active
- Rosa Marin | employee_number=E-188; department=Sales; position=Team lead; assets_held=2; status=On leave
- Emil Kovacs | employee_number=E-120; department=Workshop; position=Electrician; assets_held=0; status=Left
# customer feedback|feedback portal|feedback platform|suggestion box|complaint platform|feature request|customer satisfaction
record feedback entry|feedback|customer feedback|suggestion|complaint|feature request: Title!;Kind=Praise|Suggestion|Complaint|Question|Bug;Topic->@feedback topic|category~Delivery;Product~Web shop|Mobile app;Customer~Nora Falk|Idris Bell;Text:long!;Rating:rating;Screenshot:image;~Votes:number#0-1000000;~Status=New|In review|Planned|Done|Not planned
- Delivery took ten days | kind=Complaint; topic=Delivery; product=Web shop; customer=Nora Falk; text=I waited ten days.; rating=2; votes=14; status=In review
- Dark colours please | kind=Suggestion; topic=Design; product=Mobile app; customer=Idris Bell; text=My eyes hurt at night.; rating=4; votes=88; status=Planned
- Great service | kind=Praise; topic=Service; product=Web shop; customer=Lena Forst; text=Answer within an hour.; rating=5; votes=3; status=Done
- App closes by itself | kind=Bug; topic=Stability; product=Mobile app; customer=Tom Ekberg; text=When I open the basket.; rating=1; votes=21; status=New
! item feedback topic|feedback category|topic: Name!;Description;Owner~Greta Olsen;Answer within:number(h)#1-1000;Colour;~Entries:number#0-1000000
- Delivery | owner=Greta Olsen; answer_within=24; entries=120
- Design | owner=Milo Hart; answer_within=72; entries=64
- Service | owner=Greta Olsen; answer_within=24; entries=41
- Stability | owner=Jo Lindt; answer_within=8; entries=77
! record staff answer|answer|response|official reply: Title!;Feedback->@feedback entry|feedback~Delivery took ten days;Written by~Greta Olsen;Text:long!;Public:boolean;Written on:date;Helpful:rating
- Sorry for the delay | feedback=Delivery took ten days; written_by=Greta Olsen; text=The parcel lay in the depot.; helpful=3
- Dark colours in June | feedback=Dark colours please; written_by=Milo Hart; text=We are at it.; helpful=5
- Thank you | feedback=Great service; written_by=Greta Olsen; text=We pass it on.
- Please send the version | feedback=App closes by itself; written_by=Jo Lindt; text=Which phone do you use?
record feedback vote|vote|upvote: Title!;Feedback->@feedback entry|feedback~Dark colours please;Voter~Nora Falk;Direction=Up|Down;Voted on:date
- Nora for dark colours | feedback=Dark colours please; voter=Nora Falk; direction=Up
- Tom for dark colours | feedback=Dark colours please; voter=Tom Ekberg; direction=Up
- Lena on the delivery | feedback=Delivery took ten days; voter=Lena Forst; direction=Up
- Idris on the app | feedback=App closes by itself; voter=Idris Bell; direction=Up
work improvement measure|action|improvement|follow-up task: Title!;Feedback->@feedback entry|feedback~Delivery took ten days;Assigned to~Greta Olsen|Jo Lindt;Due on:date;Priority=Low|Normal|High;Result:long
- Talk with the carrier | feedback=Delivery took ten days; assigned_to=Greta Olsen; priority=High
- Draw dark colours | feedback=Dark colours please; assigned_to=Milo Hart; priority=Normal
- Find the crash | feedback=App closes by itself; assigned_to=Jo Lindt; priority=High
- Tell the team | feedback=Great service; assigned_to=Greta Olsen; priority=Low
! record satisfaction score|satisfaction survey|nps score|survey score: Title!;Customer~Nora Falk;Occasion=Purchase|Support|Yearly;Score:number#0-10!;Comment:long;Given on:date
- Nora after purchase | customer=Nora Falk; occasion=Purchase; score=5; comment=Slow delivery
- Idris yearly | customer=Idris Bell; occasion=Yearly; score=8
- Lena after support | customer=Lena Forst; occasion=Support; score=10
- Tom yearly | customer=Tom Ekberg; occasion=Yearly; score=4
# field service|vehicle dispatch|dispatch system|technician dispatch|service technician|on-site service|dispatching|home repair service
work service job|service order|dispatch order|job|work order|assignment: Title!;Customer~Alder Foods|North School;Site->@service site|customer site~Cold store of Alder Foods;Technician->@technician|driver~Rami Saleh;Vehicle->@service vehicle|vehicle~Van 3;Kind=Installation|Repair|Inspection|Transport;Priority=Low|Normal|High|Urgent;Date:date!;From:time;To:time;Description:long;Signature:image
- Cooling unit leaks | customer=Alder Foods; site=Cold store of Alder Foods; technician=Rami Saleh; vehicle=Van 3; kind=Repair; priority=Urgent
- New boiler | customer=North School; site=Gym of North School; technician=Joan Price; vehicle=Van 4; kind=Installation; priority=Normal
- Yearly check | customer=Hotel Anker; site=Cellar of Hotel Anker; technician=Rami Saleh; kind=Inspection; priority=Low
- Drive guests to the station | customer=Hotel Anker; technician=Karl Voss; vehicle=Minibus; kind=Transport; priority=Normal
person technician|driver|field worker|dispatcher: Name!;Skills~Cooling, electrics;Area~North;Phone:phone;Email:email;Licence;Hours a week:number(h)#0-80;Photo:image;~Rating:rating;~Status=Free|On the way|At work|Off duty
- Rami Saleh | skills=Cooling, electrics; area=North; hours_a_week=40; rating=5; status=At work
- Joan Price | skills=Heating; area=South; hours_a_week=38; rating=4; status=Free
- Karl Voss | skills=Driving; area=All; hours_a_week=40; rating=4; status=On the way
- Ola Berg | skills=Electrics; area=South; hours_a_week=20; rating=5; status=Off duty
! item service site|customer site|service address: Name!;Customer~Alder Foods;Address;Latitude:number#-90-90;Longitude:number#-180-180;Access;Equipment there:long;Contact person;Phone:phone
- Cold store of Alder Foods | customer=Alder Foods; address=Dock 4; access=Ring at gate B; contact_person=Mr Stein
- Gym of North School | customer=North School; address=School street 1; access=Key at the office
- Cellar of Hotel Anker | customer=Hotel Anker; address=Quay 2; access=Back door
- Bakery of Kolb | customer=Kolb; address=Mill lane 9
! item service vehicle|vehicle|van|car: Name!;Plate;Kind=Van|Car|Minibus|Truck;Seats:number#1-80;Payload:number(kg)#0-40000;Mileage:number(km)#0-2000000;Inspection due on:date;~Status=Free|On tour|In repair
- Van 3 | plate=HX 301; kind=Van; payload=1200; mileage=84000; status=On tour
- Van 4 | plate=HX 302; kind=Van; payload=1200; mileage=12000; status=Free
- Minibus | plate=HX 410; kind=Minibus; seats=9; mileage=64000; status=On tour
- Truck 1 | plate=HX 110; kind=Truck; payload=9000; status=In repair
! record used part|material used|spare part used|part usage: Part!;Job->@service job|service order~Cooling unit leaks;Part number;Quantity:number#0-10000;Unit price:money;~Amount:money
- Seal 40 mm | job=Cooling unit leaks; part_number=S-40; quantity=2; unit_price=6; amount=12
- Cooling agent, 1 kg | job=Cooling unit leaks; part_number=R-134; quantity=3; unit_price=28; amount=84
- Boiler 80 l | job=New boiler; part_number=B-80; quantity=1; unit_price=640; amount=640
- Filter | job=Yearly check; part_number=F-02; quantity=1; unit_price=14; amount=14
record service report|job report|visit report|completion report: Title!;Job->@service job|service order~Cooling unit leaks;Technician->@technician|driver~Rami Saleh;Arrived at:time;Left at:time;Hours:number(h)#0-48;Work done:long!;Photo before:image;Photo after:image;Customer's rating:rating;~Status=Draft|Signed|Billed
- Leak closed | job=Cooling unit leaks; technician=Rami Saleh; hours=2.5; work_done=Two seals changed, agent refilled.; status=Signed
- Boiler mounted | job=New boiler; technician=Joan Price; hours=6; work_done=Old one removed, new one tested.; status=Draft
- Check without faults | job=Yearly check; technician=Rami Saleh; hours=1; work_done=All fine.; status=Billed
- Guests delivered | job=Drive guests to the station; technician=Karl Voss; hours=0.7; work_done=Six guests, one trip.; status=Signed
request service request|service call|dispatch request|vehicle request: Title!;Customer~North School;Site->@service site|customer site~Gym of North School;Problem:long!;Wanted on:date;Phone:phone;Picture:image;~Job->@service job|service order~New boiler
- No warm water | customer=North School; site=Gym of North School; problem=Showers stay cold.; job=New boiler
- Water on the floor | customer=Alder Foods; site=Cold store of Alder Foods; problem=Under the cooling unit.; job=Cooling unit leaks
- Car for Friday | customer=Hotel Anker; problem=Six guests to the station.
- Oven does not heat | customer=Kolb; site=Bakery of Kolb; problem=Stops at 120 degrees.
# customer support website|omnichannel|support portal|customer support portal|support center|support desk|customer support system|customer support platform
+ ticket: Channel->@contact channel|support channel~Email desk;Topic->@support topic|ticket category~Delivery;Team->@support crew|support team~First line;Promise->@sla promise|service level~Urgent in four hours;First answer at:time;Solved on:date;Reopened:number#0-100
! item support crew|support team|agent group: Name!;Lead~Vera Dorn;Channels~Email, chat;Languages~English, German;Works from:time;Works until:time;~Open tickets:number#0-100000;~Agents:number#0-1000
- First line | lead=Vera Dorn; channels=Email, chat; languages=English, German; open_tickets=24; agents=6
- Technical line | lead=Ben Adler; channels=Email, telephone; languages=English; open_tickets=11; agents=4
- Billing | lead=Ines Kolb; channels=Email; languages=English, French; open_tickets=7; agents=2
- Night team | lead=Joel Abara; channels=Chat; languages=English; open_tickets=2; agents=2
! item support topic|ticket category|ticket topic|issue category: Name!;Team->@support crew|support team~First line;Usual priority=Low|Normal|High|Urgent;Description;Order:number#1-100;~Tickets:number#0-1000000
- Delivery | team=First line; usual_priority=Normal; order=1; tickets=310
- Faults | team=Technical line; usual_priority=High; order=2; tickets=204
- Invoices | team=Billing; usual_priority=Normal; order=3; tickets=121
- Account locked | team=First line; usual_priority=Urgent; order=4; tickets=64
! item sla promise|service level|sla rule|response target: Name!;Priority=Low|Normal|High|Urgent;First answer within:number(h)#0-1000;Solved within:number(h)#0-5000;Counts at night:boolean;Warn before:number(h)#0-100
- Urgent in four hours | priority=Urgent; first_answer_within=1; solved_within=4; warn_before=1
- High in a day | priority=High; first_answer_within=4; solved_within=24; warn_before=4
- Normal in three days | priority=Normal; first_answer_within=8; solved_within=72; warn_before=8
- Low in a week | priority=Low; first_answer_within=24; solved_within=168; warn_before=24
! record satisfaction score|ticket rating|satisfaction survey: Title!;Ticket;Customer~Tara Wynn|Joel Abara;Score:number#1-5!;Comment:long;Agent~Mona Eck;Given on:date
- Tara is happy | ticket=Parcel is late; customer=Tara Wynn; score=5; agent=Mona Eck
- Joel waited long | ticket=Router is dead; customer=Joel Abara; score=2; comment=Three days without an answer.; agent=Idris Bell
- Pia got her invoice | ticket=Invoice is missing; customer=Pia Lund; score=4; agent=Karin Holt
- Sven is back in | ticket=Cannot sign in; customer=Sven Arp; score=5; agent=Mona Eck
item contact channel|support channel|channel: Name!;Kind=Email|Chat|Telephone|Social media|Form;Address;Team->@support crew|support team~First line;Opens at:time;Closes at:time;Active:boolean;~Waiting:number#0-10000
- Email desk | kind=Email; address=help@shop.example; team=First line; waiting=14
- Chat on the site | kind=Chat; team=First line; waiting=2
- Telephone | kind=Telephone; team=Technical line; waiting=0
- Social inbox | kind=Social media; team=First line; waiting=5
item canned reply|reply template|standard answer: Title!;Topic->@support topic|ticket category~Delivery;Text:long!;Language=English|German|French|Spanish;~Used:number#0-1000000
- Parcel is on its way | topic=Delivery; text=Your parcel left our house.; language=English; used=412
- Reset your password | topic=Account locked; text=Please follow the link.; language=English; used=230
- Rechnung anbei | topic=Invoices; text=Hier ist Ihre Rechnung.; language=German; used=88
- Send a photo of the fault | topic=Faults; text=A photo helps us.; language=English; used=97
# headhunting|headhunter|executive search|staffing agency|recruitment agency|candidate sourcing|labour agency|outsourced staff
work search mandate|mandate|search assignment|client order|vacancy: Title!;Client->@client company|client~Delta Biotech;Consultant~Helen Marsh|Igor Stanev;Place;Salary from:money;Salary to:money;Fee:percent;Fill by:date;Must have:long;Confidential:boolean;Description:long
- Head of research | client=Delta Biotech; consultant=Helen Marsh; place=Ghent; salary_from=110000; salary_to=140000; fee=28; must_have=Ten years of protein research
- Plant manager | client=Norden Shipyard; consultant=Igor Stanev; place=Gdansk; salary_from=85000; salary_to=100000; fee=25; must_have=Led 200 people
- Twelve welders | client=Norden Shipyard; consultant=Igor Stanev; place=Gdansk; salary_from=34000; salary_to=42000; fee=15
- Chief financial officer | client=Alder Foods; consultant=Helen Marsh; place=Graz; salary_from=120000; salary_to=150000; fee=30
item client company|client|employer: Name!;Industry;Contact person~Rosa Blum;Email:email;Phone:phone;Address;Payment days:number#0-180;Framework contract:file;~Open mandates:number#0-1000;~Status=Prospect|Active|Former
- Delta Biotech | industry=Biotechnology; contact_person=Rosa Blum; open_mandates=1; status=Active
- Norden Shipyard | industry=Shipbuilding; contact_person=Nils Haas; open_mandates=2; status=Active
- Alder Foods | industry=Food; contact_person=Gita Rao; open_mandates=1; status=Active
- Blue Bay Hotels | industry=Hotels; contact_person=Lina Cruz; open_mandates=0; status=Prospect
person candidate|talent|worker: Name!;Present position;Present employer;City;Salary wish:money;Notice period:number(months)#0-24;Skills;Languages;CV:file;Phone:phone;Email:email;Source=Database|Network|Referral|Advert;~Status=Open|In a process|Placed|Not interested
- Clara Weiss | present_position=Lab lead; city=Ghent; salary_wish=125000; notice_period=6; source=Network; status=In a process
- Omar Haddad | present_position=Production head; city=Lyon; salary_wish=95000; notice_period=3; source=Database; status=Open
- Petra Novak | present_position=Welder; city=Brno; salary_wish=40000; notice_period=1; source=Advert; status=Placed
- Otto Lang | present_position=Controller; city=Graz; salary_wish=130000; notice_period=6; source=Referral; status=Not interested
! record shortlist seat|shortlist|presented candidate|candidate submission|pipeline entry: Title!;Mandate->@search mandate|mandate~Head of research;Candidate->@candidate|talent~Clara Weiss;Stage=Found|Contacted|Interviewed|Presented|Client interview|Offer|Placed|Rejected;Fit:number#0-100;Consultant~Helen Marsh;Note:long;Changed on:date
- Clara for head of research | mandate=Head of research; candidate=Clara Weiss; stage=Client interview; fit=92; consultant=Helen Marsh
- Omar for plant manager | mandate=Plant manager; candidate=Omar Haddad; stage=Contacted; fit=80; consultant=Igor Stanev
- Petra for the shipyard | mandate=Twelve welders; candidate=Petra Novak; stage=Placed; fit=95; consultant=Igor Stanev
- Otto for finance chief | mandate=Chief financial officer; candidate=Otto Lang; stage=Rejected; fit=74; consultant=Helen Marsh
event interview|client interview|candidate interview: Title!;Mandate->@search mandate|mandate~Head of research;Candidate->@candidate|talent~Clara Weiss;Date:date!;Time:time;Kind=Phone|Video|At the client|At the agency;Interviewer;Impression:rating;Notes:long
- Clara at Delta | mandate=Head of research; candidate=Clara Weiss; kind=At the client; interviewer=Rosa Blum; impression=5
- Omar by video | mandate=Plant manager; candidate=Omar Haddad; kind=Video; interviewer=Igor Stanev; impression=4
- Petra on the phone | mandate=Twelve welders; candidate=Petra Novak; kind=Phone; interviewer=Igor Stanev; impression=5
- Otto at the agency | mandate=Chief financial officer; candidate=Otto Lang; kind=At the agency; interviewer=Helen Marsh; impression=3
! record placement deal|placement|placed candidate|assignment of staff: Title!;Mandate->@search mandate|mandate~Twelve welders;Candidate->@candidate|talent~Petra Novak;Client->@client company|client~Norden Shipyard;Starts on:date;Yearly salary:money;Fee:money;Guarantee until:date;~Status=Agreed|Started|Billed|Ended early
- Petra at the shipyard | mandate=Twelve welders; candidate=Petra Novak; client=Norden Shipyard; yearly_salary=39000; fee=5850; status=Started
- Second welder | mandate=Twelve welders; client=Norden Shipyard; yearly_salary=38000; fee=5700; status=Agreed
- Cook for Blue Bay | client=Blue Bay Hotels; yearly_salary=32000; fee=4800; status=Billed
- Buyer for Alder | client=Alder Foods; yearly_salary=52000; fee=13000; status=Ended early
# sales commission|commission system|sales team performance|sales target|sales performance|sales incentive|sales representative
record commission payout|commission|sales commission|bonus: Title!;Sales person->@sales person|salesperson~Owen Pratt;Sale->@closed sale|sale~Packing line for Rao;Scheme->@commission scheme|commission rule~Five percent;Base:money;Rate:percent;Amount:money!;Month~May 2026;~Status=Calculated|Approved|Paid|Taken back
- Owen, packing line | sales_person=Owen Pratt; sale=Packing line for Rao; scheme=Five percent; base=48000; rate=5; amount=2400; month=May 2026; status=Approved
- Gita, service plan | sales_person=Gita Rao; sale=Service plan Alder; scheme=Steps; base=6000; rate=8; amount=480; month=May 2026; status=Paid
- Owen, linen | sales_person=Owen Pratt; sale=Linen for Blue Bay; scheme=Five percent; base=22000; rate=5; amount=1100; month=May 2026; status=Calculated
- Lina, chairs | sales_person=Lina Cruz; sale=Chairs for the school; scheme=Steps; base=9000; rate=6; amount=540; month=April 2026; status=Paid
person sales person|salesperson|sales representative|seller: Name!;Team->@sales crew|sales team~North;Scheme->@commission scheme|commission rule~Five percent;Email:email;Phone:phone;Joined on:date;Base salary:money;~Sales this year:money;~Status=Active|On leave|Left
- Owen Pratt | team=North; scheme=Five percent; base_salary=32000; sales_this_year=310000; status=Active
- Gita Rao | team=North; scheme=Steps; base_salary=30000; sales_this_year=180000; status=Active
- Lina Cruz | team=South; scheme=Steps; base_salary=30000; sales_this_year=95000; status=Active
- Tim Osei | team=South; scheme=Five percent; base_salary=28000; sales_this_year=41000; status=On leave
! item commission scheme|commission rule|commission plan|rate plan: Name!;Kind=Percent|Steps|Fixed sum;Rate:percent;From sales:money;Fixed sum:money;Paid=At order|At delivery|When paid;Valid from:date;Active:boolean
- Five percent | kind=Percent; rate=5; from_sales=0; paid=When paid
- Steps | kind=Steps; rate=8; from_sales=5000; paid=At order
- Hundred a contract | kind=Fixed sum; rate=0; fixed_sum=100; paid=At order
- Old four percent | kind=Percent; rate=4; paid=At delivery
! item sales crew|sales team|sales region: Name!;Lead~Owen Pratt;Region;Members:number#0-1000;Target a month:money;~Reached this month:money
- North | lead=Owen Pratt; region=North; members=2; target_a_month=60000; reached_this_month=76000
- South | lead=Lina Cruz; region=South; members=2; target_a_month=40000; reached_this_month=12000
- East | lead=Ina Roth; region=East; members=1; target_a_month=15000; reached_this_month=9000
- Export | lead=Ivo Marin; region=Abroad; members=3; target_a_month=90000; reached_this_month=88000
record closed sale|sale|sold order|deal: Title!;Sales person->@sales person|salesperson~Owen Pratt;Customer~Rao Foods;Product;Amount:money!;Costs:money;Sold on:date;Paid on:date;~Status=Ordered|Delivered|Paid|Cancelled
- Packing line for Rao | sales_person=Owen Pratt; customer=Rao Foods; product=Packing line; amount=48000; costs=31000; status=Paid
- Service plan Alder | sales_person=Gita Rao; customer=Alder Foods; product=Service plan; amount=6000; costs=1200; status=Ordered
- Linen for Blue Bay | sales_person=Owen Pratt; customer=Blue Bay Hotels; product=Linen; amount=22000; costs=15000; status=Delivered
- Chairs for the school | sales_person=Lina Cruz; customer=North School; product=Chair; amount=9000; costs=5200; status=Paid
! item quota goal|sales target|target|sales quota: Title!;Sales person->@sales person|salesperson~Gita Rao;Month~May 2026;Target:money!;~Reached:money;~Share:percent;Bonus at goal:money
- Owen, May | sales_person=Owen Pratt; month=May 2026; target=40000; reached=70000; share=175; bonus_at_goal=500
- Gita, May | sales_person=Gita Rao; month=May 2026; target=20000; reached=6000; share=30; bonus_at_goal=300
- Lina, May | sales_person=Lina Cruz; month=May 2026; target=20000; reached=12000; share=60; bonus_at_goal=300
- Tim, May | sales_person=Tim Osei; month=May 2026; target=10000; reached=0; share=0; bonus_at_goal=200
# company registration|business registration|company formation|incorporation|registration agency|business licence|company setup service
work registration order|registration case|company registration|service order|application: Title!;Client~Elena Prado|Tobias Kern;Service->@formation package|service package~Limited company, basic;Company name wanted;Second choice;Legal form=Sole trader|Partnership|Limited company|Branch;Share capital:money;Address;Business field;Handled by~Ruth Lang;Due on:date
- Prado Surveying Ltd | client=Elena Prado; service=Limited company, basic; company_name_wanted=Prado Surveying; legal_form=Limited company; share_capital=25000; business_field=Land surveying; handled_by=Ruth Lang
- Bakery Kern | client=Tobias Kern; service=Sole trader; company_name_wanted=Bakery Kern; legal_form=Sole trader; business_field=Bakery; handled_by=Marek Stone
- Yusuf Care Partners | client=Amina Yusuf; service=Partnership; company_name_wanted=Yusuf Care; legal_form=Partnership; handled_by=Ruth Lang
- Branch of Northwind | client=Northwind Energy; service=Branch office; legal_form=Branch; handled_by=Marek Stone
! item formation package|service package|registration package|service plan: Name!;Price:money;Public fees:money;Takes:number(days)#1-400;Legal form=Sole trader|Partnership|Limited company|Branch;Includes:long;~Sold:number#0-100000
- Limited company, basic | price=390; public_fees=250; takes=14; legal_form=Limited company; includes=Articles, register, tax number; sold=120
- Sole trader | price=90; public_fees=30; takes=3; legal_form=Sole trader; sold=310
- Partnership | price=250; public_fees=120; takes=10; legal_form=Partnership; sold=44
- Branch office | price=900; public_fees=300; takes=30; legal_form=Branch; sold=12
! record founder slip|founder share|shareholder|founder: Name!;Order->@registration order|registration|registration case~Prado Surveying Ltd;Role=Shareholder|Director|Supervisor;Share:percent;Paid in:money;ID number ending~4471;Nationality;Passport:file
- Elena Prado | order=Prado Surveying Ltd; role=Director; share=70; paid_in=17500; nationality=Portuguese
- Jon Petit | order=Prado Surveying Ltd; role=Shareholder; share=30; paid_in=7500; nationality=French
- Tobias Kern | order=Bakery Kern; role=Director; share=100; nationality=Austrian
- Amina Yusuf | order=Yusuf Care Partners; role=Director; share=50; nationality=Kenyan
record required paper|document|uploaded document|material: Title!;Order->@registration order|registration|registration case~Prado Surveying Ltd;Kind=Identity card|Lease|Articles|Bank proof|Licence;File:file;Uploaded on:date;Checked by~Ruth Lang;~Status=Missing|Uploaded|Accepted|Refused
- Passport of Elena | order=Prado Surveying Ltd; kind=Identity card; checked_by=Ruth Lang; status=Accepted
- Lease of the office | order=Prado Surveying Ltd; kind=Lease; status=Uploaded
- Trade certificate of Tobias | order=Bakery Kern; kind=Licence; checked_by=Marek Stone; status=Refused
- Articles of Yusuf Care | order=Yusuf Care Partners; kind=Articles; status=Missing
! record registration milestone|progress step|processing step|case step: Title!;Order->@registration order|registration|registration case~Bakery Kern;Step=Name check|Papers|Notary|Register|Tax number|Bank account|Handed over;Office;Done on:date;Number given;Note;~Status=Open|Waiting|Done
- Kern, name check | order=Bakery Kern; step=Name check; office=Register court; status=Done
- Kern, register | order=Bakery Kern; step=Register; office=Trade office; status=Waiting
- Prado, notary | order=Prado Surveying Ltd; step=Notary; office=Notary Blum; status=Done
- Prado, tax number | order=Prado Surveying Ltd; step=Tax number; office=Tax office; status=Open
item registered company|company|enterprise: Name!;Register number;Tax number;Legal form=Sole trader|Partnership|Limited company|Branch;Registered on:date;Address;Licence:file;Next report on:date;~Status=In founding|Active|Closed
- Prado Surveying | legal_form=Limited company; status=In founding
- Bakery Kern | register_number=T-20117; legal_form=Sole trader; status=Active
- Orca Homes | register_number=B-8820; tax_number=DE-4410; legal_form=Limited company; status=Active
- Old Town Walks | register_number=B-1034; legal_form=Partnership; status=Closed
# customer service system|online customer service|customer service platform|live chat support|customer support system|customer support platform|support chat|customer service management
record chat session|conversation|support conversation|chat|session|consultation {Waiting|Open|Transferred|Closed}: Topic!;Visitor~Ines Vogel|Tariq Aziz;Agent->@support agent|agent~Dana Kern|Luis Prado;Group->@agent group|group~After-sales|Payments;Channel=Website|App|Email|Phone;Began on:date;Began at:time;Ended at:time;First answer after:number(s)#0-86400;Messages:number#0-10000
- Where is my refund | visitor=Ines Vogel; agent=Dana Kern; group=Payments; channel=Website; first_answer_after=22; messages=9
- Size of the grey coat | visitor=Tariq Aziz; agent=Luis Prado; group=After-sales; channel=App; first_answer_after=41; messages=5
- Broken zip | visitor=Mona Falk; agent=Luis Prado; group=After-sales; channel=Website; first_answer_after=15; messages=12
- Card refused | visitor=Gil Navarro; group=Payments; channel=App; messages=1
person support agent|agent|service agent|customer service agent|customer service staff: Name!;Group->@agent group|group~After-sales|Payments;Email:email;Languages~English, Spanish;Chats at once:number#1-50;~Open chats:number#0-100;~Average rating:rating;~Status=Online|Busy|Away|Offline
- Dana Kern | group=Payments; languages=English, German; chats_at_once=4; open_chats=2; status=Online
- Luis Prado | group=After-sales; languages=English, Spanish; chats_at_once=5; open_chats=3; status=Busy
- Wen Liu | group=After-sales; languages=English, Chinese; chats_at_once=5; open_chats=0; status=Away
- Olga Reis | group=Payments; languages=English; chats_at_once=3; open_chats=1; status=Online
item agent group|support group|agent team|skill group|group: Name!;Leader~Dana Kern;Takes=In turn|Least busy|By hand;Working hours~Mon-Fri 08:00-20:00;Answer within:number(min)#1-1440;Greeting:long
- After-sales | leader=Luis Prado; takes=Least busy; answer_within=5
- Payments | leader=Dana Kern; takes=In turn; answer_within=3
- Deliveries | leader=Olga Reis; takes=In turn; answer_within=10
- Business customers | leader=Wen Liu; takes=By hand; answer_within=60
! item quick reply|canned reply|canned response|common phrase|reply phrase [quick|canned|phrase\\w*|template\\w*|repl\\w*]: Title!;Text:long!;Category=Greeting|Payment|Delivery|Return|Closing;Group->@agent group|group~After-sales|Payments;Shortcut~/refund;~Times used:number#0-10000000
- Refund time | text=Refunds reach your card in five working days.; category=Payment; group=Payments; shortcut=/refund; times_used=412
- Hello | text=Welcome! How can I help you?; category=Greeting; shortcut=/hi; times_used=2210
- Return label | text=You find the label in your account under Orders.; category=Return; group=After-sales; shortcut=/label; times_used=188
- Good-bye | text=Thank you for writing. Have a good day!; category=Closing; shortcut=/bye; times_used=1904
! record session transfer|chat transfer|transfer|handover [transfer\\w*|hand\\w* over|escalat\\w*|agent\\w*]: Title!;Session->@chat session|conversation~Where is my refund;From agent->@support agent|agent~Luis Prado;To agent->@support agent|agent~Dana Kern;To group->@agent group|group~Payments;Reason;Transferred on:date;Transferred at:time;~Result=Waiting|Taken|Returned
- Refund to payments | session=Where is my refund; from_agent=Luis Prado; to_agent=Dana Kern; to_group=Payments; reason=Money question; result=Taken
- Zip to team lead | session=Broken zip; from_agent=Wen Liu; to_agent=Luis Prado; reason=Complaint; result=Taken
- Card to Dana | session=Card refused; from_agent=Olga Reis; to_agent=Dana Kern; to_group=Payments; reason=Second line; result=Waiting
- Coat to after-sales | session=Size of the grey coat; from_agent=Dana Kern; to_agent=Luis Prado; to_group=After-sales; reason=Product question; result=Taken
! record satisfaction rating|service rating|satisfaction survey|evaluation [rat\\w*|satisf\\w*|evaluat\\w*|survey\\w*|feedback]: Title!;Session->@chat session|conversation~Where is my refund;Ticket->@ticket;Agent->@support agent|agent~Dana Kern;Score:rating;Solved:boolean;Comment:long;Rated on:date
- Quick answer | session=Where is my refund; agent=Dana Kern; score=5
- Good advice | session=Size of the grey coat; agent=Luis Prado; score=4
- Had to ask twice | session=Broken zip; agent=Luis Prado; score=3
- Solved at last | session=Card refused; agent=Dana Kern; score=4
! record agent workload|workload|daily agent figure|service statistic [workload|statistic\\w*|performance|report\\w*]: Title!;Agent->@support agent|agent~Dana Kern;Day:date;Chats:number#0-1000;Tickets solved:number#0-1000;Average answer time:number(s)#0-86400;Online hours:number(h)#0-24;Average rating:rating
- Dana, Monday | agent=Dana Kern; chats=31; tickets_solved=9; average_answer_time=38; online_hours=7.5
- Luis, Monday | agent=Luis Prado; chats=44; tickets_solved=12; average_answer_time=52; online_hours=8
- Wen, Monday | agent=Wen Liu; chats=18; tickets_solved=4; average_answer_time=61; online_hours=4
- Dana, Tuesday | agent=Dana Kern; chats=27; tickets_solved=11; average_answer_time=35; online_hours=8
+ ticket: Session->@chat session|conversation;Agent->@support agent|agent;Group->@agent group|group;Priority=Low|Normal|High|Urgent
+ message: Session->@chat session|conversation;Sender=Visitor|Agent|System;Kind=Text|Picture|File;Read:boolean
# intranet portal|employee portal|employee self-service|staff self-service|company portal|internal portal
request service request|it service request|it request|internal request|employee request: Subject!;Service->@service catalogue entry|service offered~New laptop|Access to a folder;Department->@department~Finance|Plant 2;Urgency=Low|Normal|High;Details:long;Needed by:date;Attachment:file;~Handled by~Ruben Stahl;~Solution:long
- Laptop for a trainee | service=New laptop; department=Finance; urgency=Normal; handled_by=Ruben Stahl
- Folder of project Delta | service=Access to a folder; department=Plant 2; urgency=High
- Second monitor | service=Monitor; department=Finance; urgency=Low
- Badge does not open | service=Badge; department=Plant 2; urgency=High; handled_by=Mira Toth
! item service catalogue entry|service offered|service catalog|service item [service\\w*|request\\w*]: Name!;Category=IT|Facilities|Personnel|Travel;Team~Service desk;Answer within:number(h)#1-500;Needs approval:boolean;Description:long
- New laptop | category=IT; team=Service desk; answer_within=72
- Access to a folder | category=IT; team=Service desk; answer_within=8
- Monitor | category=IT; team=Service desk; answer_within=48
- Badge | category=Facilities; team=Reception; answer_within=4
item policy|policy document|company policy|regulation|guideline: Title!;Version:number#1-100;Category=Security|Travel|Conduct|Safety|Personnel;Owner~Karla Nemec;Valid from:date;Must be read by:date;File:file;Text:long;~Readers so far:number#0-100000
- Travel rules | version=3; category=Travel; owner=Karla Nemec; readers_so_far=212
- Password rules | version=5; category=Security; owner=Ruben Stahl; readers_so_far=388
- Code of conduct | version=2; category=Conduct; owner=Karla Nemec; readers_so_far=401
- Fire drill | version=1; category=Safety; owner=Mira Toth; readers_so_far=97
! record policy acknowledgement|acknowledgement|read confirmation|policy confirmation [acknowledg\\w*|confirm\\w*|polic\\w*]: Title!;Policy->@policy|policy document~Travel rules;Employee~Ida Brandl|Joao Melo;Department->@department~Finance;Version:number#1-100;Acknowledged on:date;~Status=Open|Read|Overdue
- Ida, travel rules | policy=Travel rules; employee=Ida Brandl; department=Finance; version=3; status=Read
- Joao, travel rules | policy=Travel rules; employee=Joao Melo; department=Plant 2; version=3; status=Open
- Ida, password rules | policy=Password rules; employee=Ida Brandl; department=Finance; version=5; status=Read
- Joao, fire drill | policy=Fire drill; employee=Joao Melo; department=Plant 2; version=1; status=Overdue
item department|division: Name!;Head~Karla Nemec;Location;Phone:phone;Email:email;Employees:number#0-100000
- Finance | head=Karla Nemec; location=Main house, floor 3; employees=24
- Plant 2 | head=Mira Toth; location=Harbour road 9; employees=180
- IT | head=Ruben Stahl; location=Main house, floor 1; employees=16
- Personnel | head=Elif Acar; location=Main house, floor 2; employees=11
item quick link|application link|shortcut|system entry [link\\w*|shortcut\\w*|single sign|applications|systems|entry]: Name!;Address:url!;Category=Work|Personnel|Finance|Other;Icon:image;Order:number#0-1000;Visible to=Everyone|Managers|Administrators
- Payslips | address=https://pay.corp.example; category=Personnel; order=1; visible_to=Everyone
- Travel booking | address=https://trips.corp.example; category=Work; order=2; visible_to=Everyone
- Budget tool | address=https://budget.corp.example; category=Finance; order=3; visible_to=Managers
- Lunch menu | address=https://lunch.corp.example; category=Other; order=4; visible_to=Everyone
+ booking: Room->@meeting room|room;Topic;Starts at:time;Ends at:time;People:number
+ event registration: Department->@department;Diet=None|Vegetarian|Vegan
# seal management|official seal|seal usage|company seal|seal application|seal use|stamp management|electronic seal
item seal|official seal|company seal|stamp|seal registry|registered seal: Name!;Kind=Company seal|Contract seal|Finance seal|Invoice seal|Personal seal;Number;Keeper~Lina Vogt|Omar Saidi;Department->@department~Legal|Finance;Kept at;Engraved on:date;Imprint:image;~Status=In the safe|Lent|Lost|Destroyed
- Main company seal | kind=Company seal; number=S-01; keeper=Lina Vogt; department=Legal; kept_at=Safe 1; status=In the safe
- Contract seal | kind=Contract seal; number=S-02; keeper=Lina Vogt; department=Legal; kept_at=Safe 1; status=Lent
- Finance seal | kind=Finance seal; number=S-03; keeper=Omar Saidi; department=Finance; kept_at=Safe 2; status=In the safe
- Old invoice seal | kind=Invoice seal; number=S-04; keeper=Omar Saidi; department=Finance; kept_at=Archive; status=Destroyed
request seal request|seal application|seal usage application|application for a seal {Submitted|In approval|Approved|Refused|Sealed}: Document!;Seal->@seal|official seal~Main company seal|Contract seal;Applicant~Ruth Lang;Department->@department~Legal;Copies:number#1-10000;Purpose:long!;Wanted on:date;Taken outside:boolean;Give back on:date;File:file
- Lease of the new office | seal=Contract seal; applicant=Ruth Lang; department=Legal; copies=2; purpose=Lease contract, two copies
- Bank form | seal=Finance seal; applicant=Emil Kovac; department=Finance; copies=1; purpose=Opening a second account
- Letter to the tax office | seal=Main company seal; applicant=Ruth Lang; department=Legal; copies=1; purpose=Answer to a question
- Tender papers | seal=Main company seal; applicant=Ada Brook; department=Sales; copies=5; purpose=Tender of the city
record seal use|usage record|seal usage record|sealing record: Title!;Request->@seal request|seal application~Bank form;Seal->@seal|official seal~Finance seal;Used by~Omar Saidi;Copies:number#1-10000;Used on:date!;Watched by;Photo:image;Note
- Bank form sealed | request=Bank form; seal=Finance seal; used_by=Omar Saidi; copies=1
- Lease sealed | request=Lease of the new office; seal=Contract seal; used_by=Lina Vogt; copies=2
- Letter sealed | request=Letter to the tax office; seal=Main company seal; used_by=Lina Vogt; copies=1
- Tender sealed | request=Tender papers; seal=Main company seal; used_by=Lina Vogt; copies=5
! record seal approval|approval step|approval record: Title!;Request->@seal request|seal application~Bank form;Step=Head of department|Legal|Management;Approver~Sonja Wick;Order:number#1-20;Decision=Open|Approved|Refused|Sent back;Opinion:long;Decided on:date
- Bank form, head | request=Bank form; step=Head of department; approver=Sonja Wick; order=1; decision=Approved
- Bank form, management | request=Bank form; step=Management; approver=Jan Moll; order=2; decision=Approved
- Lease, legal | request=Lease of the new office; step=Legal; approver=Lina Vogt; order=1; decision=Approved
- Tender, head | request=Tender papers; step=Head of department; approver=Ada Brook; order=1; decision=Open
item department: Name!;Head~Sonja Wick;Phone:phone;Employees:number#0-100000
- Legal | head=Sonja Wick; employees=6
- Finance | head=Jan Moll; employees=12
- Sales | head=Ada Brook; employees=25
- Workshop | head=Kofi Dan; employees=40
! record seal handover|seal loan|keeper change|borrowing of a seal [borrow\\w*|lend\\w*|lent|hand\\w* over|return\\w*|keep\\w*|regist\\w*]: Title!;Seal->@seal|official seal~Contract seal;From;To;Reason=Loan|New keeper|Holiday|Given back;Handed over on:date;Give back on:date;~Given back on:date
- Contract seal to Ruth | seal=Contract seal; from=Lina Vogt; to=Ruth Lang; reason=Loan
- Finance seal, holiday | seal=Finance seal; from=Omar Saidi; to=Jan Moll; reason=Holiday
- Finance seal back | seal=Finance seal; from=Jan Moll; to=Omar Saidi; reason=Given back
- Company seal, new keeper | seal=Main company seal; from=Ada Brook; to=Lina Vogt; reason=New keeper
# vehicle use application|official vehicle|company car|company vehicle|vehicle use|vehicle dispatching|car pool management|office vehicle|vehicle request
item vehicle|company car|official vehicle|pool car: Number plate!;Make and model;Type=Car|Van|Minibus|Truck;Seats:number#1-80;Department~Administration;Driver->@driver|chauffeur~Marek Zelt;Mileage:number(km)#0-2000000;Insurance until:date;Inspection until:date;Photo:image;~Status=Free|In use|In repair|Sold
- AL-204 | make_and_model=Estate car; type=Car; seats=5; department=Administration; driver=Marek Zelt; mileage=61200; status=Free
- AL-310 | make_and_model=Minibus 9; type=Minibus; seats=9; department=Administration; driver=Rosa Tanner; mileage=98400; status=In use
- AL-118 | make_and_model=Delivery van; type=Van; seats=3; department=Workshop; mileage=143000; status=In repair
- AL-402 | make_and_model=Electric hatchback; type=Car; seats=5; department=Sales; mileage=8800; status=Free
person driver|chauffeur: Name!;Phone:phone;Licence number;Licence class;Licence valid until:date;Trips this month:number#0-1000;~Status=Free|On the road|On leave
- Marek Zelt | licence_number=L-77120; licence_class=B; trips_this_month=14; status=Free
- Rosa Tanner | licence_number=L-80344; licence_class=D; trips_this_month=19; status=On the road
- Ivo Pers | licence_number=L-90017; licence_class=C; trips_this_month=6; status=Free
- Nell Otis | licence_number=L-66310; licence_class=B; trips_this_month=0; status=On leave
request vehicle request|use request|vehicle use application|car request|vehicle application {Submitted|Approved|Refused|Dispatched|Finished}: Purpose!;Applicant~Dora Kind;Department~Sales;Starts on:date!;Starts at:time;Ends on:date;From place;Destination!;Passengers:number#1-80;Driver wanted:boolean;~Approved by~Kurt Senn;~Remark:long
- Customer visit in Graz | applicant=Dora Kind; department=Sales; from_place=Office; destination=Graz; passengers=2; approved_by=Kurt Senn
- Trade fair team | applicant=Leo Mann; department=Marketing; from_place=Office; destination=Exhibition hall; passengers=7; approved_by=Kurt Senn
- Parts from the station | applicant=Ivo Pers; department=Workshop; from_place=Workshop; destination=Freight station; passengers=1
- Airport pick-up | applicant=Dora Kind; department=Sales; from_place=Airport; destination=Office; passengers=3
record dispatch|vehicle dispatch|trip|dispatch order: Title!;Request->@vehicle request|use request~Customer visit in Graz;Vehicle->@vehicle|company car~AL-204;Driver->@driver|chauffeur~Marek Zelt;Dispatched by~Kurt Senn;Left at:time;Back at:time;~Status=Planned|On the road|Back|Cancelled
- Graz trip | request=Customer visit in Graz; vehicle=AL-204; driver=Marek Zelt; dispatched_by=Kurt Senn; status=Back
- Fair trip | request=Trade fair team; vehicle=AL-310; driver=Rosa Tanner; dispatched_by=Kurt Senn; status=On the road
- Station trip | request=Parts from the station; vehicle=AL-118; driver=Ivo Pers; dispatched_by=Kurt Senn; status=Cancelled
- Airport trip | request=Airport pick-up; vehicle=AL-402; driver=Marek Zelt; dispatched_by=Kurt Senn; status=Planned
record mileage record|trip log|mileage|logbook entry: Title!;Dispatch->@dispatch|vehicle dispatch|trip~Graz trip;Vehicle->@vehicle|company car~AL-204;Driver->@driver|chauffeur~Marek Zelt;Start reading:number(km)#0-2000000;End reading:number(km)#0-2000000;~Distance:number(km)#0-10000;Tolls:money;Date:date
- Graz, out and back | dispatch=Graz trip; vehicle=AL-204; driver=Marek Zelt; start_reading=60790; end_reading=61200; distance=410; tolls=12
- Fair, first day | dispatch=Fair trip; vehicle=AL-310; driver=Rosa Tanner; start_reading=98350; end_reading=98400; distance=50; tolls=0
- Station, stopped | dispatch=Station trip; vehicle=AL-118; driver=Ivo Pers; start_reading=142998; end_reading=143000; distance=2; tolls=0
- Airport check | dispatch=Airport trip; vehicle=AL-402; driver=Marek Zelt; start_reading=8760; end_reading=8800; distance=40; tolls=4
! record vehicle cost|fuel record|repair record|upkeep record [fuel\\w*|refuel\\w*|cost\\w*|repair\\w*|mainten\\w*|insur\\w*|expense\\w*]: Title!;Vehicle->@vehicle|company car~AL-204;Kind=Fuel|Charging|Repair|Service|Insurance|Toll|Fine;Amount:money!;Litres:number#0-1000;Mileage:number(km)#0-2000000;Paid on:date;Garage or station;Receipt:image
- Fuel in Graz | vehicle=AL-204; kind=Fuel; amount=71; litres=44; mileage=61050; garage_or_station=South station
- Brakes | vehicle=AL-118; kind=Repair; amount=640; mileage=143000; garage_or_station=Garage Hell
- Yearly service | vehicle=AL-310; kind=Service; amount=380; mileage=97800; garage_or_station=Garage Hell
- Charging card | vehicle=AL-402; kind=Charging; amount=36; mileage=8700; garage_or_station=Town hall
`
