/** Practices, written as `practicesOfLines` reads them. */
export const promotionSites = `
# micro-marketing|public account|enterprise promotion|social media marketing|activity planning|wechat marketing
item public account|enterprise account|official account|channel: Name!;Enterprise~Lindenhof Tea|Orca Bikes;Platform=WeChat|Weibo|Video channel|Mini-program|Newsletter;Account type=Subscription|Service|Enterprise;Followers:number#0-100000000;Operator~Mei Otani;Introduction:long;Avatar:image;~Status=Verified|In review|Suspended
- Lindenhof Tea Daily | enterprise=Lindenhof Tea; platform=WeChat; account_type=Subscription; followers=18420; operator=Mei Otani; status=Verified
- Orca Bikes Service | enterprise=Orca Bikes; platform=WeChat; account_type=Service; followers=6230; operator=Ravi Patel; status=Verified
- Orca Rides | enterprise=Orca Bikes; platform=Video channel; account_type=Enterprise; followers=2900; operator=Ravi Patel; status=In review
- Tea Club Letter | enterprise=Lindenhof Tea; platform=Newsletter; account_type=Subscription; followers=3110; operator=Mei Otani; status=Verified
item marketing post|published post|promotional post|push article: Title!;Account->@public account|channel~Lindenhof Tea Daily;Format=Article|Picture set|Video|Poster;Text:long;Cover:image;Publish on:date;Publish at:time;Reads:number#0-100000000;Likes:number#0-10000000;Shares:number#0-10000000;~Status=Draft|Scheduled|Published|Withdrawn
- First flush has arrived | account=Lindenhof Tea Daily; format=Article; text=Three gardens, three tastes.; reads=5210; likes=340; shares=118; status=Published
- Check your brakes in five minutes | account=Orca Bikes Service; format=Video; reads=1880; likes=95; shares=61; status=Published
- Spring ride poster | account=Orca Rides; format=Poster; reads=0; likes=0; shares=0; status=Scheduled
- Cold brew at home | account=Tea Club Letter; format=Article; reads=0; likes=0; shares=0; status=Draft
event activity|marketing activity|campaign|online activity|offline activity: Title!;Enterprise~Lindenhof Tea;Form=Online|Offline|Both;Type=Lottery|Flash sale|Group buying|Tasting|Ride|Live stream;Starts on:date!;Ends on:date;Place~Shop on Canal Street;Budget:money;Max participants:number#1-1000000;Prize;Rules:long;~Status=Planned|Running|Finished|Cancelled
- Tasting of the new harvest | enterprise=Lindenhof Tea; form=Offline; type=Tasting; place=Shop on Canal Street; budget=800; max_participants=40; status=Planned
- Spring ride along the lake | enterprise=Orca Bikes; form=Offline; type=Ride; place=Lake car park; budget=1200; max_participants=120; prize=Bike lock; status=Running
- Tea lottery | enterprise=Lindenhof Tea; form=Online; type=Lottery; budget=500; max_participants=10000; prize=One year of tea; status=Finished
- Helmet flash sale | enterprise=Orca Bikes; form=Online; type=Flash sale; budget=300; max_participants=200; status=Planned
record activity participant|participant|participation|registration: Name!;Activity->@activity|campaign~Tea lottery;Phone:phone;Came from->@public account|channel~Lindenhof Tea Daily;Joined on:date;Prize won;~State=Registered|Attended|Won|No show
- Ida Moreau | activity=Tasting of the new harvest; came_from=Lindenhof Tea Daily; state=Registered
- Jun Arai | activity=Spring ride along the lake; came_from=Orca Rides; state=Attended
- Petra Hill | activity=Tea lottery; came_from=Tea Club Letter; prize_won=One year of tea; state=Won
- Nils Hoek | activity=Helmet flash sale; came_from=Orca Bikes Service; state=Registered
record push|traffic push|push task|push message|traffic: Title!;Account->@public account|channel~Lindenhof Tea Daily;Post->@marketing post|published post~First flush has arrived;Audience->@audience|user group~Regular buyers;Send on:date!;Send at:time;Reached:number#0-100000000;Opened:number#0-100000000;Clicked:number#0-100000000;~Status=Planned|Sending|Sent|Failed
- New harvest to regulars | account=Lindenhof Tea Daily; post=First flush has arrived; audience=Regular buyers; reached=4200; opened=1630; clicked=310; status=Sent
- Brake video to owners | account=Orca Bikes Service; post=Check your brakes in five minutes; audience=Bike owners; reached=2900; opened=940; clicked=120; status=Sent
- Ride poster to the lake towns | account=Orca Rides; post=Spring ride poster; audience=Lake towns; reached=0; opened=0; clicked=0; status=Planned
- Harvest to sleepers | account=Lindenhof Tea Daily; post=First flush has arrived; audience=Not seen for 90 days; reached=0; opened=0; clicked=0; status=Failed
item audience|user group|fan group|segment: Name!;Enterprise~Lindenhof Tea;Members:number#0-100000000;Rule~Bought in the last 60 days;Region~Lake district;Tag~Regulars
- Regular buyers | enterprise=Lindenhof Tea; members=4260; rule=Bought in the last 60 days; tag=Regulars
- Not seen for 90 days | enterprise=Lindenhof Tea; members=2110; rule=No visit for 90 days; tag=Sleepers
- Bike owners | enterprise=Orca Bikes; members=2950; rule=Has a bike in service
- Lake towns | enterprise=Orca Bikes; members=1320; rule=Lives within 20 km of the lake; region=Lake district
! record channel statistic|daily statistic|traffic statistic: Title!;Account->@public account|channel~Lindenhof Tea Daily;Day:date;New followers:number#0-1000000;Lost followers:number#0-1000000;Reads:number#0-100000000;Messages:number#0-1000000
- Tea Daily Monday | account=Lindenhof Tea Daily; new_followers=64; lost_followers=11; reads=2100; messages=18
- Tea Daily Tuesday | account=Lindenhof Tea Daily; new_followers=41; lost_followers=9; reads=1480; messages=12
- Orca Service Monday | account=Orca Bikes Service; new_followers=15; lost_followers=4; reads=610; messages=33
- Orca Rides Monday | account=Orca Rides; new_followers=28; lost_followers=2; reads=330; messages=5
# promotion tool|customer chat|image promotion|promotion page|landing page|h5 page|marketing page
item promotion image|image content|image|poster|picture: Title!;Image:image;Category~New arrivals;Caption:long;Link->@external link|link~Shop on the main site;Position:number#1-1000;Shown from:date;Shown until:date;Views:number#0-100000000;~Status=Shown|Hidden|Planned
- Linen week | category=Offers; caption=All linen two for one; link=Shop on the main site; position=1; views=3120; status=Shown
- New lamps | category=New arrivals; caption=Glass from the hills; link=Lamp catalogue; position=2; views=1840; status=Shown
- Autumn colours | category=New arrivals; position=3; views=0; status=Planned
- Store in Mill Yard | category=About us; link=Map to the store; position=4; views=660; status=Hidden
item official website template|template|h5 template|page template: Name!;Industry=Shop|Restaurant|School|Beauty|Travel|Company;Style=Plain|Colourful|Dark|Elegant;Pages:number#1-100;Preview:image;Price:money;Times used:number#0-1000000;~Status=Available|New|Retired
- Quiet shop | industry=Shop; style=Plain; pages=5; price=0; times_used=812; status=Available
- Table for two | industry=Restaurant; style=Elegant; pages=4; price=9; times_used=305; status=Available
- Chalk | industry=School; style=Colourful; pages=6; price=0; times_used=144; status=New
- Night train | industry=Travel; style=Dark; pages=7; price=12; times_used=61; status=Retired
item promotion page|promotion|h5 page|promotion site|landing page: Title!;Template->@official website template|template~Quiet shop;Owner~Mei Otani;Address:url;Text:long;Share picture:image;Visits:number#0-100000000;Contacts gained:number#0-1000000;Published on:date;~Status=Draft|Published|Ended
- Linen week page | template=Quiet shop; owner=Mei Otani; text=Seven days, two for one.; visits=2210; contacts_gained=48; status=Published
- Winter menu | template=Table for two; owner=Ravi Patel; visits=940; contacts_gained=31; status=Published
- Open day | template=Chalk; owner=Clara Nunes; visits=0; contacts_gained=0; status=Draft
- Night train offer | template=Night train; owner=Ravi Patel; visits=380; contacts_gained=9; status=Ended
record chat|conversation|customer chat|chat session: Title!;Customer~Ida Moreau;Agent~Lin Okafor;Came from->@promotion page|promotion~Linen week page;Started on:date;Last message:long;Unread:number#0-1000;Rating:rating;~Status=Waiting|Open|Closed
- Size of the linen sheets | customer=Ida Moreau; agent=Lin Okafor; came_from=Linen week page; last_message=Do you have 160 by 200?; unread=1; status=Open
- Table for eight | customer=Petra Hill; agent=Tao Wen; came_from=Winter menu; last_message=Thank you, see you Friday.; unread=0; rating=5; status=Closed
- Where is the store? | customer=Jun Arai; came_from=Linen week page; unread=2; status=Waiting
- Ticket for a dog | customer=Nils Hoek; agent=Tao Wen; came_from=Night train offer; unread=0; status=Closed
! record chat message|chat line: Title!;Chat->@chat|conversation~Size of the linen sheets;Sender=Customer|Agent|Automatic;Text:long;Image:image;Sent on:date;Sent at:time;Read:boolean
- Greeting | chat=Size of the linen sheets; sender=Automatic; text=Welcome, a colleague is coming.
- Ida asks | chat=Size of the linen sheets; sender=Customer; text=Do you have 160 by 200?
- Petra asks | chat=Table for eight; sender=Customer; text=Is the long table free on Friday?
- Tao answers | chat=Table for eight; sender=Agent; text=Yes, from seven.
item external link|link|external link tool|partner website: Name!;Address:url!;Opens in=New window|Frame|Mini-program;Icon:image;Clicks:number#0-100000000;Shown on->@promotion page|promotion~Linen week page;Active:boolean
- Shop on the main site | address=https://shop.example/linen; opens_in=New window; clicks=412; shown_on=Linen week page
- Lamp catalogue | address=https://shop.example/lamps; opens_in=Frame; clicks=201; shown_on=Linen week page
- Map to the store | address=https://maps.example/millyard; opens_in=New window; clicks=88; shown_on=Open day
- Book a table | address=https://tables.example/two; opens_in=Mini-program; clicks=170; shown_on=Winter menu
! item quick reply|reply template: Title!;Text:long!;Topic~Delivery;Sent automatically:boolean;Times used:number#0-1000000
- Welcome | text=Welcome, a colleague is coming.; topic=Greeting; times_used=930
- Delivery time | text=Two to four working days.; topic=Delivery; times_used=211
- Opening hours | text=Monday to Saturday, 10 to 19.; topic=Store; times_used=164
- Goodbye | text=Thank you for writing to us.; topic=Greeting; times_used=402
! record visit|visit record|visit statistic: Title!;Page->@promotion page|promotion~Linen week page;Visitor~Guest 20418;Source=Share|QR code|Advertising|Search|Direct;Visited on:date;Stay:number(s)#0-36000;Clicked link->@external link|link~Shop on the main site
- Guest from a QR code | page=Linen week page; visitor=Guest 20418; source=QR code; stay=74; clicked_link=Shop on the main site
- Ida by share | page=Linen week page; visitor=Ida Moreau; source=Share; stay=210
- Petra by search | page=Winter menu; visitor=Petra Hill; source=Search; stay=95; clicked_link=Book a table
- Nils direct | page=Night train offer; visitor=Nils Hoek; source=Direct; stay=33
# voting system|voting activity|online voting|voting platform|poll|election voting
item voting activity|vote activity|poll|voting event|voting campaign: Title!;Organizer~Pier School;Description:long;Rules:long;Votes per person:number#1-1000;Per=Whole activity|Day|Candidate;Starts on:date!;Ends on:date!;Cover:image;Mini-program code:image;Link:url;Anonymous:boolean;~Status=Draft|Running|Ended|Stopped
- Best school garden | organizer=Pier School; rules=One vote a day for each person.; votes_per_person=1; per=Day; link=https://vote.example/garden; status=Running
- Singer of the year | organizer=Town hall; description=Eight finalists, one winner.; votes_per_person=3; per=Whole activity; link=https://vote.example/singer; status=Running
- Name for the new tram | organizer=Harbour Trams; votes_per_person=1; per=Whole activity; link=https://vote.example/tram; status=Ended
- Employee of the month | organizer=Orca Bikes; votes_per_person=1; per=Whole activity; status=Draft
item candidate|option|contestant|voting option|candidate information: Name!;Activity->@voting activity|poll~Best school garden;Number:number#1-10000;Introduction:long;Photo:image;Video:url;Votes:number#0-100000000;Rank:number#1-10000;~Status=Waiting|Approved|Refused
- Class 4b, pumpkins | activity=Best school garden; number=1; introduction=Eleven kinds of pumpkin on one hill.; votes=214; rank=2; status=Approved
- Class 6a, pond | activity=Best school garden; number=2; introduction=A pond with frogs and reeds.; votes=268; rank=1; status=Approved
- Mara Lindt | activity=Singer of the year; number=1; votes=1240; rank=1; status=Approved
- Gull | activity=Name for the new tram; number=3; introduction=White and loud.; votes=890; rank=1; status=Approved
record cast vote|voting record|ballot|vote record|vote cast: Title!;Activity->@voting activity|poll~Best school garden;Candidate->@candidate|option~Class 6a, pond;Voter~Ida Moreau;Voted on:date!;Voted at:time;Number of votes:number#1-1000;Came by=Mini-program code|Link|Share|Search;~State=Counted|Doubtful|Cancelled
- Ida for the pond | activity=Best school garden; candidate=Class 6a, pond; voter=Ida Moreau; number_of_votes=1; came_by=Share; state=Counted
- Jun for pumpkins | activity=Best school garden; candidate=Class 4b, pumpkins; voter=Jun Arai; number_of_votes=1; came_by=Mini-program code; state=Counted
- Kofi for Mara | activity=Singer of the year; candidate=Mara Lindt; voter=Kofi Asante; number_of_votes=2; came_by=Link; state=Counted
- Forty votes from one address | activity=Singer of the year; candidate=Mara Lindt; voter=Unknown; number_of_votes=40; came_by=Link; state=Doubtful
record voting result|result|statistic|vote result: Title!;Activity->@voting activity|poll~Name for the new tram;Winner->@candidate|option~Gull;Total votes:number#0-1000000000;Voters:number#0-1000000000;Winner share:percent;Published on:date;Comment:long;~State=Provisional|Final
- Tram name | activity=Name for the new tram; winner=Gull; total_votes=2110; voters=2110; winner_share=42; comment=Second was Herring.; state=Final
- Garden so far | activity=Best school garden; winner=Class 6a, pond; total_votes=482; voters=190; winner_share=56; state=Provisional
- Singer so far | activity=Singer of the year; winner=Mara Lindt; total_votes=3020; voters=1260; winner_share=41; state=Provisional
- Garden, first week | activity=Best school garden; winner=Class 4b, pumpkins; total_votes=160; voters=88; winner_share=53; state=Provisional
record share|shared activity|share record|invitation: Title!;Activity->@voting activity|poll~Best school garden;Candidate->@candidate|option~Class 6a, pond;Shared by~Ida Moreau;Shared to=Friend|Group|Moments|Printed code;Shared on:date;Votes brought:number#0-1000000
- Ida to the parents' group | activity=Best school garden; candidate=Class 6a, pond; shared_by=Ida Moreau; shared_to=Group; votes_brought=31
- Printed at the gate | activity=Best school garden; shared_by=Pier School; shared_to=Printed code; votes_brought=64
- Mara to her fans | activity=Singer of the year; candidate=Mara Lindt; shared_by=Mara Lindt; shared_to=Moments; votes_brought=402
- Kofi to a friend | activity=Singer of the year; shared_by=Kofi Asante; shared_to=Friend; votes_brought=1
! item voting rule|vote limit|activity rule: Name!;Activity->@voting activity|poll~Best school garden;Kind=Votes per day|Region|Registration|Captcha|Age;Value~1;Message shown;Active:boolean
- One a day | activity=Best school garden; kind=Votes per day; value=1; message_shown=Come back tomorrow.
- Town only | activity=Name for the new tram; kind=Region; value=Harbour town; message_shown=Only people of the town vote.
- Picture check | activity=Singer of the year; kind=Captcha; value=On; message_shown=Please solve the picture.
- Staff only | activity=Employee of the month; kind=Registration; value=Company mail; message_shown=Sign in with your company mail.
# search engine data|advertising keyword|keyword ranking|seo tool|search ranking|ranking information|search engine marketing
work collection task|data collection|collection run|crawl task {Waiting|Running|Done|Failed}: Title!;Keyword->@keyword|search keyword~city bike repair;Company->@company|enterprise~Orca Bikes;Search engine->@search engine|engine~Wide Search;Region~Oakham;Device=Computer|Phone;Pages:number#1-100;Starts on:date;Repeats=Once|Daily|Weekly|Monthly;Results found:number#0-100000;Started by~Lea Brandt
- Bike repair, daily | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; region=Oakham; device=Phone; pages=3; repeats=Daily; results_found=30; started_by=Lea Brandt
- Tea shop, weekly | keyword=green tea shop; company=Lindenhof Tea; search_engine=Wide Search; device=Computer; pages=2; repeats=Weekly; results_found=20; started_by=Lea Brandt
- Steel frames, once | keyword=steel frame maker; company=Frame Works; search_engine=North Find; pages=5; repeats=Once; results_found=0; started_by=Tom Reyes
- All words of Orca | company=Orca Bikes; search_engine=North Find; pages=1; repeats=Monthly; results_found=12; started_by=Tom Reyes
item keyword|search keyword|advertising keyword|ad keyword: Keyword!;Company->@company|enterprise~Orca Bikes;Searches per month:number#0-1000000000;Price per click:money;Competition=Low|Medium|High;Kind=Brand|Product|Place|Question;Best position:number#1-1000;Found on:date;Watched:boolean
- city bike repair | company=Orca Bikes; searches_per_month=5400; price_per_click=1.2; competition=High; kind=Product; best_position=3
- green tea shop | company=Lindenhof Tea; searches_per_month=2900; price_per_click=0.8; competition=Medium; kind=Product; best_position=1
- steel frame maker | company=Frame Works; searches_per_month=320; price_per_click=2.4; competition=Low; kind=Product; best_position=9
- orca bikes oakham | company=Orca Bikes; searches_per_month=880; price_per_click=0.3; competition=Low; kind=Brand; best_position=1
record ranking record|ranking|ranking information|search result|rank: Title!;Keyword->@keyword|search keyword~city bike repair;Company->@company|enterprise~Orca Bikes;Search engine->@search engine|engine~Wide Search;Position:number!#1-1000;Change:number#-1000-1000;Kind=Organic|Advertisement|Map|Shop result;Page title;Address:url;Advertisement text:long;Collected on:date!
- Orca, repair, Monday | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; position=3; change=1; kind=Organic; page_title=Repairs while you wait
- Orca, repair, advert | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; position=1; change=0; kind=Advertisement; page_title=Bike fixed today; advertisement_text=Drop off before ten, ride home at five.
- Tea, shop, Monday | keyword=green tea shop; company=Lindenhof Tea; search_engine=Wide Search; position=1; change=2; kind=Organic; page_title=Three gardens, three tastes
- Frames, Monday | keyword=steel frame maker; company=Frame Works; search_engine=North Find; position=9; change=-4; kind=Organic
item company|enterprise|advertiser|company name: Name!;Website:url;Industry~Bicycles;City~Oakham;Keywords found:number#0-1000000;Average position:number#1-1000;Monthly advertising:money;Competitor:boolean
- Orca Bikes | website=https://orca.example; industry=Bicycles; city=Oakham; keywords_found=64; average_position=6; monthly_advertising=420
- Lindenhof Tea | website=https://tea.example; industry=Food; city=Oakham; keywords_found=31; average_position=4; monthly_advertising=90
- Frame Works | website=https://frames.example; industry=Metal; city=Millbrook; keywords_found=12; average_position=14; monthly_advertising=0
- Red Spoke | website=https://spoke.example; industry=Bicycles; city=Harbour; keywords_found=88; average_position=5; monthly_advertising=900
item search engine|engine|data source: Name!;Address:url;Language=English|Chinese|German|All;Pause between requests:number(s)#0-3600;Daily limit:number#1-1000000;Requests today:number#0-1000000;~Status=Working|Slow|Blocked
- Wide Search | address=https://wide.example; language=All; pause_between_requests=3; daily_limit=5000; requests_today=1240; status=Working
- North Find | address=https://north.example; language=English; pause_between_requests=5; daily_limit=1000; requests_today=1000; status=Slow
- Han Search | address=https://han.example; language=Chinese; pause_between_requests=4; daily_limit=2000; requests_today=0; status=Working
- Old Index | address=https://index.example; language=German; pause_between_requests=10; daily_limit=200; requests_today=0; status=Blocked
record collection error|error|exception|error record|error log: Title!;Task->@collection task|data collection~Steel frames, once;Kind=Timed out|Blocked|Captcha|No result|Page changed;Message:long;Tries:number#1-100;Happened on:date;Solved by~Tom Reyes;~Status=Open|Trying again|Solved
- North Find asks for a picture | task=Steel frames, once; kind=Captcha; message=Page with a picture riddle; tries=3; status=Open
- Slow answer | task=Bike repair, daily; kind=Timed out; tries=2; solved_by=Tom Reyes; status=Solved
- Nothing for all words | task=All words of Orca; kind=No result; tries=1; status=Trying again
- New layout of adverts | task=Tea shop, weekly; kind=Page changed; message=Advert block not found; tries=1; solved_by=Lea Brandt; status=Solved
record ranking report|analysis report|keyword report|data analysis: Title!;Company->@company|enterprise~Orca Bikes;Period~May 2025;Keywords:number#0-1000000;Average position:number#1-1000;In the top ten:number#0-1000000;Finding:long;Made by~Lea Brandt;File:file;~Status=Draft|Final|Sent
- Orca, May | company=Orca Bikes; period=May 2025; keywords=64; average_position=6; in_the_top_ten=41; finding=Repair words rise, brand words stay.; made_by=Lea Brandt; status=Final
- Tea, May | company=Lindenhof Tea; period=May 2025; keywords=31; average_position=4; in_the_top_ten=28; made_by=Lea Brandt; status=Sent
- Frames, May | company=Frame Works; period=May 2025; keywords=12; average_position=14; in_the_top_ten=3; made_by=Tom Reyes; status=Draft
- Orca against Red Spoke | company=Red Spoke; period=May 2025; keywords=88; average_position=5; in_the_top_ten=60; made_by=Tom Reyes; status=Final
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
# marketing activity|brand marketing|activity page|h5 activity|h5 page|campaign page|marketing campaign|lottery activity|interactive marketing
item activity|marketing activity|campaign|promotion: Title!;Kind=Lottery|Check-in|Card collection|Treasure hunt|Flash sale|Invite friends|Mini-game;Brand~Cellar No. 8|Peak Arena;Rules:long;Entry points:number#0-10000;Daily tries:number#1-20;Banner:image;Starts on:date;Ends on:date;~Status=Draft|Running|Ended
- Harvest wheel | kind=Lottery; brand=Cellar No. 8; rules=Three turns a day.; entry_points=20; daily_tries=3; status=Running
- Seven days in a row | kind=Check-in; brand=Cellar No. 8; rules=A missed day starts anew.; entry_points=0; daily_tries=1; status=Running
- Collect the five jars | kind=Card collection; brand=Cellar No. 8; entry_points=10; daily_tries=5; status=Running
- Bring back a teammate | kind=Invite friends; brand=Peak Arena; entry_points=0; daily_tries=10; status=Ended
item prize|reward|gift: Name!;Activity->@activity|campaign~Harvest wheel|Collect the five jars;Level=First|Second|Third|Consolation;Chance:percent;Stock:number#0-1000000;Left:number#0-1000000;Points price:number#0-1000000;Value:money;Picture:image
- Anniversary bottle | activity=Harvest wheel; level=First; chance=1; stock=20; left=17; points_price=9000; value=180
- Tasting for two | activity=Harvest wheel; level=Second; chance=4; stock=100; left=71; points_price=3500; value=60
- Five euro voucher | activity=Harvest wheel; level=Third; chance=25; stock=2000; left=1342; points_price=400; value=5
- Golden jar set | activity=Collect the five jars; level=First; chance=0; stock=50; left=48; points_price=6000; value=95
record draw record|lottery record|draw|winning record|lottery drawing: Draw!;Activity->@activity|campaign~Harvest wheel;Player->@user~Mei Tan|Oskar Lund;Prize->@prize~Five euro voucher;Points spent:number#0-10000;Drawn on:date;~Status=No prize|Won|Claimed|Expired
- D-20417 | activity=Harvest wheel; prize=Five euro voucher; points_spent=20; status=Claimed
- D-20418 | activity=Harvest wheel; points_spent=20; status=No prize
- D-20419 | activity=Harvest wheel; prize=Tasting for two; points_spent=20; status=Won
- D-20420 | activity=Collect the five jars; prize=Golden jar set; points_spent=10; status=Won
record participation|activity record|activity participation|task record: Title!;Activity->@activity|campaign~Seven days in a row;Player->@user~Mei Tan;Step~Day 4|Clue 2;Points earned:number#0-10000;Done on:date;~Status=Under way|Complete|Dropped
- Mei, day 4 | activity=Seven days in a row; step=Day 4; points_earned=5; status=Under way
- Oskar, day 7 | activity=Seven days in a row; step=Day 7; points_earned=50; status=Complete
- Ana, three of five jars | activity=Collect the five jars; step=Jar 3; points_earned=30; status=Under way
- Rui, first friend | activity=Bring back a teammate; step=Friend 1; points_earned=100; status=Complete
record point record|points record|point balance|point transaction: Reason!;Player->@user~Mei Tan|Oskar Lund;Activity->@activity|campaign~Seven days in a row;Change:number#0-100000;Direction=Earned|Spent|Expired;~Balance:number#0-10000000;Booked on:date
- Check-in day 4 | activity=Seven days in a row; change=5; direction=Earned; balance=265
- Wheel turned | activity=Harvest wheel; change=20; direction=Spent; balance=245
- Friend came back | activity=Bring back a teammate; change=100; direction=Earned; balance=410
- Voucher redeemed | change=400; direction=Spent; balance=10
request redemption|prize redemption|exchange record|claim: Title!;Prize->@prize~Anniversary bottle|Five euro voucher;Member->@user~Mei Tan;Points:number#0-1000000;Receiver;Phone:phone;Address;Tracking number;Asked on:date
- Voucher for Oskar | prize=Five euro voucher; points=400; receiver=Oskar Lund
- Bottle for Mei | prize=Anniversary bottle; points=9000; receiver=Mei Tan; address=Elm road 4; tracking_number=ZX20411
- Tasting for Ana | prize=Tasting for two; points=3500; receiver=Ana Prieto
- Jar set for Rui | prize=Golden jar set; points=6000; receiver=Rui Melo; address=Quay 12
! record collected card|card|clue [card|collect|treasure|clue]: Card!;Activity->@activity|campaign~Collect the five jars;Owner~Mei Tan;Rarity=Common|Rare|Hidden;Source=Draw|Gift|Task;Collected on:date
- Jar of spring | activity=Collect the five jars; rarity=Common; source=Draw
- Jar of summer | activity=Collect the five jars; rarity=Common; source=Task
- Jar of winter | activity=Collect the five jars; rarity=Rare; source=Gift
- Cellar key | activity=Collect the five jars; rarity=Hidden; source=Task
# membership marketing|member marketing|maternal and infant|mother and baby|loyalty program|loyalty card
person member|member information|member profile: Name!;Member number;Phone:phone;Level->@member level|level~Silver|Gold;Points:number#0-1000000;Baby's birthday:date;Feeding=Breast|Bottle|Mixed|Solid food;Store~Lindenhof|Westgate;Joined on:date;~Spent in total:money;~Status=Active|Sleeping|Left
- Hanna Vogel | member_number=M-3012; level=Gold; points=2840; feeding=Mixed; store=Lindenhof; spent_in_total=1420; status=Active
- Yara Costa | member_number=M-3040; level=Silver; points=760; feeding=Breast; store=Westgate; spent_in_total=395; status=Active
- Emily Tran | member_number=M-3077; level=Basic; points=90; feeding=Bottle; store=Westgate; spent_in_total=52; status=Active
- Olga Simic | member_number=M-2801; level=Silver; points=1120; feeding=Solid food; store=Lindenhof; spent_in_total=640; status=Sleeping
item member level|level|membership level|tier: Name!;Points from:number#0-1000000;Discount:percent;Birthday gift;Points per euro:number#1-20;Benefits:long
- Basic | points_from=0; discount=0; points_per_euro=1; benefits=Newsletter and birthday card.
- Silver | points_from=500; discount=3; birthday_gift=Bib set; points_per_euro=1; benefits=Free weighing hour.
- Gold | points_from=2000; discount=6; birthday_gift=Sleeping bag; points_per_euro=2; benefits=Midwife call once a month.
- Diamond | points_from=6000; discount=10; birthday_gift=Photo session; points_per_euro=3; benefits=Free delivery.
item marketing activity|activity|campaign|promotion: Title!;Kind=Discount|Course|Sample|Points day|Trial;Aimed at->@member level|level~Gold|Basic;Baby age~0-6 months|1-2 years;Content:long;Places:number#0-10000;~Joined:number#0-10000;Starts on:date;Ends on:date;~Status=Draft|Published|Ended
- Double points weekend | kind=Points day; aimed_at=Basic; content=All nappies count twice.; places=5000; joined=640; status=Published
- First solid food course | kind=Course; aimed_at=Silver; baby_age=4-7 months; places=16; joined=14; status=Published
- Formula sample | kind=Sample; aimed_at=Basic; baby_age=0-6 months; places=300; joined=300; status=Ended
- Pushchair test drive | kind=Trial; aimed_at=Gold; baby_age=0-2 years; places=24; joined=9; status=Draft
record coupon grant|coupon record|received coupon|coupon distribution: Code!;Coupon->@coupon~Nappies minus 5|Welcome 10;Member->@member~Hanna Vogel|Yara Costa;Granted on:date;Valid until:date;~Status=Granted|Used|Expired
- NA5-77120 | member=Hanna Vogel; status=Used
- NA5-77121 | member=Yara Costa; status=Granted
- WEL-40817 | member=Emily Tran; status=Granted
- WEL-39002 | member=Olga Simic; status=Expired
record consumption record|purchase record|purchase|consumption: Receipt!;Member->@member~Hanna Vogel;Store~Lindenhof|Westgate;Articles:long;Amount:money;Points earned:number#0-100000;Coupon->@coupon~Nappies minus 5;Bought on:date
- LH-10442 | member=Hanna Vogel; store=Lindenhof; articles=Nappies size 3, wipes; amount=41; points_earned=82
- WG-20917 | member=Yara Costa; store=Westgate; articles=Nursing pillow; amount=39; points_earned=39
- WG-20918 | member=Emily Tran; store=Westgate; articles=Bottle set; amount=26; points_earned=26
- LH-10390 | member=Olga Simic; store=Lindenhof; articles=Porridge, bib; amount=17; points_earned=17
! record activity registration|participation: Title!;Activity->@marketing activity|activity~First solid food course;Member->@member~Yara Costa;Registered on:date;~Status=Registered|Came|Cancelled
- Yara at the food course | activity=First solid food course; member=Yara Costa; status=Registered
- Hanna at the test drive | activity=Pushchair test drive; member=Hanna Vogel; status=Registered
- Emily took a sample | activity=Formula sample; member=Emily Tran; status=Came
- Olga at the points day | activity=Double points weekend; member=Olga Simic; status=Cancelled
+ coupon: Level->@member level|level~Gold;Minimum purchase:money;Value:money;Total:number#0-100000
# online advertising|interactive advertising|ad campaign|advertising mini-program|advertising platform|ad display|ad management
item ad campaign|campaign|advertising campaign: Name!;Advertiser->@advertiser~Fjord Outdoor;Aim=Reach|Clicks|Installs|Sales;Budget:money;Daily budget:money;Highest bid:money;Audience->@user profile|audience~Hikers 25-45;Starts on:date;Ends on:date;~Spent:money;~Status=Draft|In review|Running|Paused|Ended
- Tent week | advertiser=Fjord Outdoor; aim=Sales; budget=4000; daily_budget=500; highest_bid=1.2; audience=Hikers 25-45; spent=2210; status=Running
- Learn guitar free | advertiser=Chord School; aim=Installs; budget=1500; daily_budget=100; highest_bid=2; audience=Young musicians; spent=380; status=Running
- New oat drink | advertiser=Haferl; aim=Reach; budget=9000; daily_budget=900; highest_bid=0.4; audience=City cooks; spent=9000; status=Ended
- Autumn sale | advertiser=Fjord Outdoor; aim=Clicks; budget=2000; daily_budget=200; highest_bid=0.8; audience=Hikers 25-45; spent=0; status=In review
item ad|advertisement|creative|ad material: Title!;Campaign->@ad campaign|campaign~Tent week;Format=Banner|Video|Game|Card|Pop-up;Headline;Picture:image;Target page:url;Place->@ad slot|ad space~Front page top;~Impressions:number#0-1000000000;~Clicks:number#0-100000000;~Status=Draft|Approved|Rejected|Off
- Sleep under stars | campaign=Tent week; format=Video; headline=Two nights, one tent.; place=Front page top; impressions=84200; clicks=1720; status=Approved
- Pitch it in 30 seconds | campaign=Tent week; format=Game; headline=Can you beat the clock?; place=Reward screen; impressions=12100; clicks=2904; status=Approved
- First chord | campaign=Learn guitar free; format=Card; headline=One chord a day.; place=Feed row 5; impressions=9400; clicks=230; status=Approved
- Moo-free | campaign=New oat drink; format=Banner; headline=Moo-free mornings.; place=Front page top; impressions=310000; clicks=1840; status=Off
record ad click|click|click record|click tracking|ad event: Title!;Ad->@ad|creative~Sleep under stars;Event=Shown|Clicked|Closed|Installed|Bought;Device=Phone|Tablet|Desktop;City~Oslo;Price paid:money;Happened on:date
- Click from Oslo | ad=Sleep under stars; event=Clicked; device=Phone; city=Oslo; price_paid=0.92
- Game played to the end | ad=Pitch it in 30 seconds; event=Clicked; device=Phone; city=Bergen; price_paid=0.60
- Tent bought | ad=Sleep under stars; event=Bought; device=Desktop; city=Oslo; price_paid=0
- Card closed | ad=First chord; event=Closed; device=Tablet; city=Turku; price_paid=0
item user profile|audience|user portrait|target group: Name!;Age from:number#13-99;Age to:number#13-99;Interests;Regions;Devices=All|Phone|Desktop;Size:number#0-1000000000
- Hikers 25-45 | age_from=25; age_to=45; interests=Hiking, camping; regions=Norway, Sweden; devices=All; size=210000
- Young musicians | age_from=14; age_to=29; interests=Guitar, bands; regions=Finland; devices=Phone; size=64000
- City cooks | age_from=20; age_to=55; interests=Cooking, vegan; regions=Big cities; devices=All; size=480000
- Parents of toddlers | age_from=24; age_to=44; interests=Toys, prams; regions=All; devices=Phone; size=155000
record bid|ad bid|real-time bid|auction: Title!;Ad->@ad|creative~Sleep under stars;Place->@ad slot|ad space~Front page top;Bid:money;Winning price:money;Bidders:number#1-1000;Made on:date;~Result=Won|Lost|Below floor
- Front page, 18:02 | ad=Sleep under stars; place=Front page top; bid=1.10; winning_price=0.92; bidders=7; result=Won
- Front page, 18:03 | ad=Sleep under stars; place=Front page top; bid=1.10; winning_price=1.30; bidders=9; result=Lost
- Reward screen, 18:05 | ad=Pitch it in 30 seconds; place=Reward screen; bid=0.80; winning_price=0.60; bidders=3; result=Won
- Feed row, 18:07 | ad=First chord; place=Feed row 5; bid=0.10; winning_price=0; bidders=4; result=Below floor
item ad slot|ad space|ad place|placement: Name!;Page~Front page;Width:number(px)#1-4000;Height:number(px)#1-4000;Format=Banner|Video|Game|Card|Pop-up;Floor price:money;~Fill rate:percent
- Front page top | page=Front page; width=750; height=300; format=Video; floor_price=0.3; fill_rate=94
- Reward screen | page=Game over; width=750; height=1200; format=Game; floor_price=0.4; fill_rate=71
- Feed row 5 | page=Feed; width=700; height=260; format=Card; floor_price=0.2; fill_rate=83
- Exit pop-up | page=All; width=600; height=800; format=Pop-up; floor_price=0.5; fill_rate=40
! item advertiser|brand: Name!;Contact person~Siri Moe;Email:email;Industry;Balance:money;~Status=Checked|Unchecked|Blocked
- Fjord Outdoor | contact_person=Siri Moe; industry=Sports; balance=1790; status=Checked
- Chord School | contact_person=Jari Aho; industry=Education; balance=1120; status=Checked
- Haferl | contact_person=Toni Graf; industry=Food; balance=0; status=Checked
- Toddle | contact_person=Amy Wu; industry=Toys; balance=500; status=Unchecked
! record ad report|performance report|daily report: Title!;Campaign->@ad campaign|campaign~Tent week;Day:date;Impressions:number#0-1000000000;Clicks:number#0-100000000;Click rate:percent;Cost:money;Sales:money
- Tent week, day 1 | campaign=Tent week; impressions=21000; clicks=510; click_rate=2; cost=430; sales=1180
- Tent week, day 2 | campaign=Tent week; impressions=26400; clicks=690; click_rate=3; cost=498; sales=1940
- Guitar, day 1 | campaign=Learn guitar free; impressions=3100; clicks=88; click_rate=3; cost=96; sales=0
- Oat drink, last day | campaign=New oat drink; impressions=61000; clicks=350; click_rate=1; cost=880; sales=0
# high-converting|landing page|coming soon|conversion rate|call to action|call-to-action|launch page|temporary page
item page section|section|content section|page content|feature|upcoming feature: Title!;Kind=Hero|Feature|Testimonial|Question|Prices|Contact;Text:long;Picture:image;Button text;Button address;Position:number#0-100;Shown:boolean
- The quiet kettle is coming | kind=Hero; text=Boils in two minutes, without a whistle.; button_text=Tell me first; button_address=#sign-up; position=1
- Keeps warm for an hour | kind=Feature; text=Double wall of glass and steel.; button_text=See how; button_address=#wall; position=2
- What testers say | kind=Testimonial; text=My baby sleeps through breakfast now.; button_text=More voices; button_address=#voices; position=3
- When does it ship? | kind=Question; text=In early autumn, first come first served.; button_text=Ask us; button_address=#contact; position=4
record lead|sign-up|subscriber|inquiry|early access|waiting list: Name!;Email:email!;Phone:phone;Interest=News|Early access|Offer|Partnership;Source=Search|Social media|Newsletter|Friend|Fair;Message:long;Signed up on:date;Agreed to emails:boolean;~Status=New|Contacted|Customer|Unsubscribed
- Marta Blum | interest=Early access; source=Social media; message=Two kettles please.; status=Contacted
- Ken Osei | interest=News; source=Search; message=Which colours will there be?; status=New
- Tea House Lind | interest=Partnership; source=Fair; message=We have four shops.; status=Contacted
- Joy Park | interest=Offer; source=Newsletter; message=Student price?; status=Customer
item call to action|call-to-action|call-to-action button|cta|button: Name!;Text on it;Leads to;Page section->@page section|section~The quiet kettle is coming|When does it ship?;Colour;Shown to=Everyone|New visitors|Returning visitors;~Clicks:number#0-10000000;~Status=Active|Paused
- Early access button | text_on_it=Tell me first; leads_to=Sign-up form; page_section=The quiet kettle is coming; colour=Green; shown_to=Everyone; clicks=1310; status=Active
- Ask button | text_on_it=Ask us; leads_to=Contact form; page_section=When does it ship?; colour=White; shown_to=Everyone; clicks=212; status=Active
- Welcome back offer | text_on_it=Ten percent for you; leads_to=Offer; page_section=What testers say; colour=Orange; shown_to=Returning visitors; clicks=95; status=Active
- Film button | text_on_it=Watch it boil; leads_to=Film; page_section=Keeps warm for an hour; colour=Grey; shown_to=New visitors; clicks=40; status=Paused
record conversion|visit|conversion record|visitor action: Title!;Call to action->@call to action|button~Early access button|Ask button;Action=Page seen|Button clicked|Form begun|Form sent;Source=Search|Social media|Newsletter|Friend|Fair;Device=Computer|Tablet|Phone;Happened on:date;Seconds on page:number(s)#0-36000
- Sent from a phone | call_to_action=Early access button; action=Form sent; source=Social media; device=Phone; seconds_on_page=74
- Clicked and left | call_to_action=Early access button; action=Button clicked; source=Search; device=Computer; seconds_on_page=21
- Long look | call_to_action=Ask button; action=Form begun; source=Newsletter; device=Tablet; seconds_on_page=310
- Returned for the offer | call_to_action=Welcome back offer; action=Form sent; source=Newsletter; device=Computer; seconds_on_page=95
! item page variant|variant|test variant: Name!;Change:long;Share of visitors:percent;Starts on:date;Ends on:date;~Visitors:number#0-10000000;~Conversions:number#0-10000000;~Status=Planned|Running|Won|Lost
- Green button | change=Button green instead of grey.; share_of_visitors=50; visitors=2400; conversions=190; status=Won
- Short form | change=Only name and email.; share_of_visitors=50; visitors=1800; conversions=171; status=Running
- Film on top | change=Film instead of a picture.; share_of_visitors=30; visitors=900; conversions=31; status=Lost
- Price first | change=Price above the fold.; share_of_visitors=50; visitors=0; conversions=0; status=Planned
item launch date|milestone|announcement|project news|launch: Title!;Date:date;Text:long;Picture:image;Countdown shown:boolean;~Status=Planned|Reached|Moved
- First batch ships | text=Two hundred kettles leave the works.; status=Planned
- Shop opens | text=Orders for everyone.; status=Planned
- Test round ended | text=Forty households, one broken lid.; status=Reached
- New lid | text=The date moves by three weeks.; status=Moved
# instagram-style ad|instagram-style ads|ad display|advertisement display|advertising website|ad management|product ad|product catalog|product catalogue|publishing product ad
item advertisement|ad|ads|advert|product ad: Title!;Advertiser->@advertiser~Loom & Thread|Hill Bikes;Campaign->@campaign|ad campaign~Spring shawls|City bikes;Text:long;Picture:image;Video:url;Format=Picture|Video|Carousel|Story;Button text;Target page:url;~Clicks:number#0-100000000;~Status=Draft|In review|Running|Paused|Ended
- Shawls like moss | advertiser=Loom & Thread; campaign=Spring shawls; text=Woven by hand, washed in rain water.; format=Picture; button_text=See colours; clicks=1840; status=Running
- Three bikes, one key | advertiser=Hill Bikes; campaign=City bikes; text=Turn through the models.; format=Carousel; button_text=Try one; clicks=920; status=Running
- Ride to work | advertiser=Hill Bikes; campaign=City bikes; text=Fifteen seconds through the city.; format=Video; button_text=Watch; clicks=455; status=Paused
- Soup of the week | advertiser=Corner Kitchen; campaign=Lunch in May; text=Lentils with mint.; format=Story; button_text=Order; clicks=77; status=Draft
item advertiser|brand|ad customer: Name!;Contact person;Email:email;Phone:phone;Trade=Fashion|Food|Sport|Travel|Home;Website:url;Balance:money;~Status=Active|Suspended
- Loom & Thread | contact_person=Edda Vogt; trade=Fashion; balance=340; status=Active
- Hill Bikes | contact_person=Sean Park; trade=Sport; balance=1210; status=Active
- Corner Kitchen | contact_person=Lucia Ferri; trade=Food; balance=25; status=Active
- Lake Hostel | contact_person=Jon Aune; trade=Travel; balance=0; status=Suspended
item campaign|ad campaign: Name!;Advertiser->@advertiser~Loom & Thread|Hill Bikes;Goal=Clicks|Views|Sales|Sign-ups;Budget:money;Price per click:money;Audience~Women 25-45|Commuters;Starts on:date;Ends on:date;~Spent:money;~Status=Planned|Running|Paused|Ended
- Spring shawls | advertiser=Loom & Thread; goal=Sales; budget=600; price_per_click=0.18; audience=Women 25-45; spent=331; status=Running
- City bikes | advertiser=Hill Bikes; goal=Clicks; budget=1500; price_per_click=0.22; audience=Commuters; spent=303; status=Running
- Lunch in May | advertiser=Corner Kitchen; goal=Views; budget=100; price_per_click=0.1; audience=Offices within 2 km; spent=8; status=Planned
- Winter beds | advertiser=Lake Hostel; goal=Sign-ups; budget=250; price_per_click=0.3; audience=Hikers; spent=250; status=Ended
record click|ad click|click tracking|click record|impression|ad view: Title!;Advertisement->@advertisement|ad~Shawls like moss|Ride to work;Kind=View|Click|Like|Share|Save;Visitor;Device=Phone|Tablet|Computer;Happened on:date;Happened at:time;Cost:money;Came from~Feed|Search|Story
- Click on moss | advertisement=Shawls like moss; kind=Click; visitor=mila; device=Phone; cost=0.18; came_from=Feed
- View of the video | advertisement=Ride to work; kind=View; visitor=guest 811; device=Computer; cost=0; came_from=Search
- Saved for later | advertisement=Three bikes, one key; kind=Save; visitor=omar; device=Phone; cost=0; came_from=Feed
- Shared with a friend | advertisement=Shawls like moss; kind=Share; visitor=mila; device=Phone; cost=0; came_from=Feed
record conversion|conversion tracking|conversion effect|conversion record: Title!;Advertisement->@advertisement|ad~Shawls like moss|Three bikes, one key;Kind=Purchase|Sign-up|Call|Visit;Value:money;Happened on:date;Days after click:number#0-90;Order number
- Shawl in moss green | advertisement=Shawls like moss; kind=Purchase; value=89; days_after_click=1; order_number=L-2210
- Test ride booked | advertisement=Three bikes, one key; kind=Visit; value=0; days_after_click=0; order_number=none
- Bike with basket | advertisement=Three bikes, one key; kind=Purchase; value=640; days_after_click=6; order_number=H-0417
- Newsletter | advertisement=Ride to work; kind=Sign-up; value=0; days_after_click=0; order_number=none
! item publishing channel|social platform|ad channel [platform|publish|social]: Name!;Kind=Social network|Search|Newsletter|Shop feed;Account name;Connected on:date;~Ads published:number#0-1000000;~State=Connected|Expired|Off
- Picture network | kind=Social network; account_name=@loomthread; ads_published=24; state=Connected
- Shop feed | kind=Shop feed; account_name=hill-bikes-feed; ads_published=58; state=Connected
- Friday newsletter | kind=Newsletter; account_name=Friday list; ads_published=6; state=Connected
- Short video network | kind=Social network; account_name=@cornerkitchen; ads_published=2; state=Expired
+ product: Brand;Article number;Target page:url;Shown in ads:boolean
# scrm|private domain|social crm|community operation|friend circle|enterprise wechat|customer operation
item community|customer group|group chat|community group: Name!;Owner->@staff member|employee~Gu Lan|Peter Moos;Purpose=Sales|Service|Fans|Local;Members at most:number#1-5000;Welcome text:long;Entry code:image;Made on:date;~Members:number#0-5000;~Status=Active|Full|Closed
- Tea friends north | owner=Gu Lan; purpose=Fans; members_at_most=500; welcome_text=Tell us your favourite leaf.; members=312; status=Active
- Kettle service | owner=Peter Moos; purpose=Service; members_at_most=200; welcome_text=Send a photo of the fault.; members=84; status=Active
- Spring offers | owner=Gu Lan; purpose=Sales; members_at_most=200; welcome_text=New prices on Fridays.; members=200; status=Full
- Shop at the station | owner=Sina Holt; purpose=Local; members_at_most=300; welcome_text=Pick up until nine.; members=41; status=Active
person scrm customer|private customer|customer profile|external contact: Name!;Phone:phone;Source->@lead channel|channel code~Leaflet code|Checkout code;Follows up->@staff member|employee~Gu Lan|Peter Moos;Tags;Stage=New|Interested|Bought|Regular|Lost;Added on:date;Last contact on:date;~Spent:money;Note:long
- Ms. Jin | source=Leaflet code; follows_up=Gu Lan; tags=green tea, gifts; stage=Regular; spent=640; note=Orders before holidays.
- Mr. Rolf | source=Checkout code; follows_up=Peter Moos; tags=kettle; stage=Bought; spent=79; note=Asked for spare lid.
- Café Blatt | source=Fair stand; follows_up=Gu Lan; tags=wholesale; stage=Interested; spent=0; note=Wants samples.
- Ms. Oda | source=Leaflet code; follows_up=Sina Holt; tags=none; stage=Lost; spent=24; note=Moved away.
item staff member|employee|organization member: Name!;Department->@department|organization~Sales north|Service;Position;Phone:phone;Customers at most:number#0-100000;~Customers:number#0-100000;~Status=Active|On leave|Left
- Gu Lan | department=Sales north; position=Adviser; customers_at_most=800; customers=612; status=Active
- Peter Moos | department=Service; position=Technician; customers_at_most=400; customers=190; status=Active
- Sina Holt | department=Shops; position=Shop manager; customers_at_most=500; customers=88; status=Active
- Vera Lind | department=Sales north; position=Head; customers_at_most=100; customers=34; status=On leave
item department|organization|organization structure|organizational unit: Name!;Parent;Head;Description:long;~Members:number#0-10000
- Sales north | parent=Company; head=Vera Lind; description=Advice by chat.; members=9
- Service | parent=Company; head=Peter Moos; description=Repairs and returns.; members=5
- Shops | parent=Company; head=Sina Holt; description=Three shops.; members=14
- Marketing | parent=Company; head=Leo Amann; description=Texts and campaigns.; members=3
item lead channel|channel code|lead generation|lead generation activity|acquisition channel: Name!;Kind=Code|Coupon|Invitation|Fair|Advert;Leads to->@community|customer group~Tea friends north|Spring offers;Welcome text:long;Starts on:date;Ends on:date;~Leads:number#0-1000000;~Cost:money
- Leaflet code | kind=Code; leads_to=Tea friends north; welcome_text=Hello from the leaflet!; leads=240; cost=180
- Checkout code | kind=Code; leads_to=Kettle service; welcome_text=Thank you for buying.; leads=97; cost=0
- Fair stand | kind=Fair; leads_to=Spring offers; welcome_text=Nice to have met you.; leads=58; cost=900
- Bring a friend | kind=Invitation; leads_to=Tea friends north; welcome_text=Tea for two.; leads=33; cost=66
work marketing campaign|automated marketing|marketing task|marketing automation|group message: Title!;Trigger=New customer|No purchase|Birthday|Fixed date|Tag set;Sent to->@community|customer group~Tea friends north|Spring offers;Text:long;Wait:number(h)#0-1000;Send on:date;Picture:image;~Sent:number#0-1000000;~Answers:number#0-1000000
- Welcome after a day | trigger=New customer; sent_to=Tea friends north; text=Which tea shall we send as a sample?; wait=24; sent=240; answers=96
- Come back | trigger=No purchase; sent_to=Spring offers; text=Ten percent until Sunday.; wait=720; sent=118; answers=14
- Happy birthday | trigger=Birthday; sent_to=Tea friends north; text=A tin waits for you.; wait=0; sent=21; answers=17
- Spring harvest | trigger=Fixed date; sent_to=Spring offers; text=First leaves are here.; wait=0; sent=0; answers=0
record moment|friend circle post|friend circle|circle post: Title!;Text:long;Picture:image;Posted by->@staff member|employee~Gu Lan|Sina Holt;Visible to=All customers|Tag|Community;Posted on:date;~Likes:number#0-1000000;~Comments:number#0-1000000
- Steam in the morning | text=First pot of the new harvest.; posted_by=Gu Lan; visible_to=All customers; likes=88; comments=12
- Shop window | text=Cups from the potter next door.; posted_by=Sina Holt; visible_to=Community; likes=31; comments=4
- How to clean a kettle | text=Vinegar, ten minutes, rinse.; posted_by=Peter Moos; visible_to=Tag; likes=54; comments=9
- We are at the fair | text=Hall 3, stand 12.; posted_by=Gu Lan; visible_to=All customers; likes=19; comments=2
! record controlled message|sensitive word|message control|message record [message|control\\w*|sensitive]: Title!;Sent by~Gu Lan|Peter Moos;Text:long;Sensitive word;Sent on:date;~Decision=Sent|Held back|Blocked
- Price outside the list | sent_by=Peter Moos; text=I give it to you cheaper.; sensitive_word=cheaper; decision=Held back
- Private number | sent_by=Gu Lan; text=Call me at home.; sensitive_word=at home; decision=Blocked
- Harmless hello | sent_by=Gu Lan; text=Good morning!; sensitive_word=none; decision=Sent
- Promise of health | sent_by=Peter Moos; text=This tea cures colds.; sensitive_word=cures; decision=Blocked
# marketing advertising|marketing activity|precision marketing|marketing campaign|marketing platform|marketing system|marketing service
item marketing activity|campaign|marketing campaign|activity|promotion: Name!;Kind=Coupon|Lucky draw|Discount|Group purchase|Points|Advert;Starts on:date!;Ends on:date;Audience->@customer group|segment~New customers;Budget:money;Channel=Mini-program|E-mail|SMS|Social media|Shop;Description:long;~Participants:number#0-100000000;~Status=Draft|Scheduled|Running|Paused|Ended
- Spring welcome coupon | kind=Coupon; audience=New customers; budget=3000; channel=Mini-program; participants=840; status=Running
- Lucky wheel anniversary | kind=Lucky draw; audience=All members; budget=5000; channel=Shop; participants=2310; status=Ended
- Bring three friends | kind=Group purchase; audience=Loyal buyers; budget=1800; channel=Social media; participants=96; status=Running
- Autumn double points | kind=Points; audience=Sleeping customers; budget=900; channel=E-mail; participants=0; status=Draft
item activity rule|rule|strategy|recommendation strategy|trigger rule|scenario: Name!;Activity->@marketing activity|campaign~Spring welcome coupon;Trigger=Purchase|Participation|Arrival at a place|Registration|Birthday|No visit;Condition~Amount above 50;Place~City shop;Limit per person:number#1-1000;Action=Give reward|Recommend product|Send message;Priority:number#1-100;~Status=On|Off
- First purchase gives coupon | activity=Spring welcome coupon; trigger=Purchase; condition=First order; limit_per_person=1; action=Give reward; priority=1; status=On
- Near the city shop | activity=Bring three friends; trigger=Arrival at a place; condition=Within 300 m; place=City shop; limit_per_person=3; action=Send message; priority=2; status=On
- No visit for 60 days | activity=Autumn double points; trigger=No visit; condition=60 days; limit_per_person=1; action=Send message; priority=3; status=Off
- Bought coffee, show filters | activity=Spring welcome coupon; trigger=Purchase; condition=Category coffee; limit_per_person=10; action=Recommend product; priority=4; status=On
item reward|prize|coupon|activity reward: Name!;Activity->@marketing activity|campaign~Lucky wheel anniversary;Kind=Coupon|Points|Product|Cash;Value:money;Stock:number#0-10000000;Chance:percent;Valid for:number(days)#1-3650;~Given out:number#0-10000000
- 5 off the first order | activity=Spring welcome coupon; kind=Coupon; value=5; stock=2000; chance=100; valid_for=30; given_out=610
- Thermos bottle | activity=Lucky wheel anniversary; kind=Product; value=18; stock=50; chance=2; valid_for=60; given_out=47
- 100 points | activity=Lucky wheel anniversary; kind=Points; value=1; stock=5000; chance=70; valid_for=365; given_out=1620
- 20 % for the group | activity=Bring three friends; kind=Coupon; value=20; stock=300; chance=100; valid_for=14; given_out=24
item customer group|segment|audience|user group|user tag: Name!;Rule~Orders = 0;Source=By hand|By rule|Import;Description:long;Updated on:date;~Members:number#0-100000000
- New customers | rule=Registered in the last 30 days; source=By rule; members=1240
- Loyal buyers | rule=More than 6 orders a year; source=By rule; members=410
- Sleeping customers | rule=No order for 60 days; source=By rule; members=980
- All members | rule=Everyone; source=By rule; members=5200
record customer behavior|behavior|user behavior|behavior record|event tracking: Title!;Customer->@customer~Vera Lund;Action=View|Add to cart|Purchase|Share|Arrive|Join;Object~Filter coffee 500 g;Place~City shop;Amount:money;Happened on:date;Happened at:time
- Vera bought coffee | customer=Vera Lund; action=Purchase; object=Filter coffee 500 g; place=Mini-program; amount=9.5
- Pavel near the shop | customer=Pavel Ries; action=Arrive; object=City shop; place=City shop
- Vera shared the group | customer=Vera Lund; action=Share; object=Bring three friends; place=Mini-program
- Dana looked at grinders | customer=Dana Olsen; action=View; object=Hand grinder; place=Mini-program
record recommendation|recommended product|recommendation record|push record|triggered strategy: Title!;Customer->@customer~Vera Lund;Rule->@activity rule|strategy~Bought coffee, show filters;Recommended item~Paper filters;Reason;Shown on:date;Score:percent;~Result=Shown|Clicked|Bought|Ignored
- Filters for Vera | customer=Vera Lund; rule=Bought coffee, show filters; recommended_item=Paper filters; reason=Bought coffee; score=88; result=Bought
- Group offer for Pavel | customer=Pavel Ries; rule=Near the city shop; recommended_item=Bring three friends; reason=240 m away; score=61; result=Clicked
- Double points for Dana | customer=Dana Olsen; rule=No visit for 60 days; recommended_item=Autumn double points; reason=No visit since spring; score=54; result=Shown
- Grinder for Vera | customer=Vera Lund; rule=Bought coffee, show filters; recommended_item=Hand grinder; reason=Often bought together; score=47; result=Ignored
record activity effect|effect|marketing effect|effectiveness|marketing effectiveness|activity statistic: Title!;Activity->@marketing activity|campaign~Spring welcome coupon;Date:date;Views:number#0-1000000000;Clicks:number#0-1000000000;Participants:number#0-100000000;Orders:number#0-100000000;Turnover:money;Cost:money;Conversion rate:percent
- Welcome coupon, week 1 | activity=Spring welcome coupon; views=9200; clicks=1420; participants=310; orders=244; turnover=5120; cost=1220; conversion_rate=17
- Welcome coupon, week 2 | activity=Spring welcome coupon; views=8100; clicks=1390; participants=300; orders=251; turnover=5480; cost=1250; conversion_rate=18
- Lucky wheel, total | activity=Lucky wheel anniversary; views=21000; clicks=6100; participants=2310; orders=720; turnover=14900; cost=4800; conversion_rate=12
- Friends, week 1 | activity=Bring three friends; views=1900; clicks=240; participants=96; orders=32; turnover=1310; cost=260; conversion_rate=13
! item tenant|business|company|merchant [tenant|business\\w*|merchant\\w*]: Name!;Contact person~Ida Falk;Phone:phone;E-mail:email;Plan=Basic|Standard|Premium;Users:number#1-10000;Paid until:date;~Status=Trial|Active|Locked
- Bean & Leaf | contact_person=Ida Falk; plan=Standard; users=6; status=Active
- Kite Toys | contact_person=Ron Abel; plan=Basic; users=2; status=Trial
- Urban Gym | contact_person=Sena Oz; plan=Premium; users=14; status=Active
- Old Town Bakery | contact_person=Leo Marsh; plan=Basic; users=1; status=Locked
+ customer: Customer group->@customer group|segment~New customers;Source~Mini-program;Points:number#0-10000000;Last seen on:date;~Total spent:money
# traffic management platform|private domain|customer acquisition|user acquisition|work traffic
person lead|potential customer|prospect|clue: Name!;Phone:phone;Company;Source->@traffic source|channel~Fair code;Interest~Group tariff;Owner~Silke Ode;Score:percent;Next contact:date;Note:long;~Status=New|Contacted|Qualified|Won|Lost
- Mr Arndt | company=Arndt Logistics; source=Fair code; interest=Group tariff; owner=Silke Ode; score=72; status=Contacted
- Ms Kaya | company=Kaya Foods; source=Short video page; interest=Starter set; owner=Ben Trick; score=41; status=New
- Dr Lim | company=Lim Dental; source=Referral; interest=Training; owner=Silke Ode; score=88; status=Qualified
- Mr Rossi | company=Rossi Marble; source=Search advert; interest=Starter set; owner=Ben Trick; score=15; status=Lost
item traffic source|channel|acquisition channel|live code|channel code: Name!;Kind=QR code|Advert|Short video|Referral|Website|Fair;Link:url;Owner~Silke Ode;Cost:money;Welcome text:long;~Visits:number#0-1000000000;~New contacts:number#0-10000000;~Status=Active|Paused|Ended
- Fair code | kind=QR code; owner=Silke Ode; cost=0; welcome_text=Nice to have met you at the stand.; visits=310; new_contacts=96; status=Active
- Short video page | kind=Short video; owner=Ben Trick; cost=420; visits=5200; new_contacts=131; status=Active
- Search advert | kind=Advert; owner=Ben Trick; cost=900; visits=2100; new_contacts=44; status=Paused
- Referral | kind=Referral; owner=Silke Ode; cost=150; visits=80; new_contacts=27; status=Active
record traffic record|traffic data|visit|traffic|traffic statistic: Title!;Source->@traffic source|channel~Fair code;Date:date;Visits:number#0-1000000000;New contacts:number#0-10000000;Lost contacts:number#0-10000000;Orders:number#0-10000000;Cost:money;Conversion rate:percent
- Fair code, Monday | source=Fair code; visits=61; new_contacts=22; lost_contacts=1; orders=2; cost=0; conversion_rate=36
- Short video, Monday | source=Short video page; visits=810; new_contacts=19; lost_contacts=4; orders=1; cost=60; conversion_rate=2
- Advert, Monday | source=Search advert; visits=240; new_contacts=5; lost_contacts=0; orders=0; cost=105; conversion_rate=2
- Referral, Monday | source=Referral; visits=9; new_contacts=4; lost_contacts=0; orders=2; cost=20; conversion_rate=44
item acquisition rule|rule|predetermined rule|distribution rule: Name!;Source->@traffic source|channel~Fair code;Condition~Region north;Assign to~Silke Ode|In turn;Daily limit:number#1-10000;Tag;Automatic greeting:long;Active:boolean
- Fair contacts to Silke | source=Fair code; condition=All; assign_to=Silke Ode; daily_limit=50; tag=Fair
- Video leads in turn | source=Short video page; condition=Has phone; assign_to=In turn; daily_limit=30; tag=Video
- Advert north | source=Search advert; condition=Region north; assign_to=Ben Trick; daily_limit=20; tag=Advert
- Referrals first | source=Referral; condition=All; assign_to=Silke Ode; daily_limit=10; tag=Hot
record follow-up|follow-up record|contact record|lead follow-up: Title!;Lead->@lead|prospect~Mr Arndt;Way=Call|Chat|Visit|E-mail;Text:long;Done by~Silke Ode;Done on:date;Next step;Next contact:date;~Outcome=Interested|Call again|Offer wanted|No interest
- First call Arndt | lead=Mr Arndt; way=Call; text=Has 40 drivers.; done_by=Silke Ode; next_step=Send offer; outcome=Offer wanted
- Chat with Ms Kaya | lead=Ms Kaya; way=Chat; text=Asked for prices.; done_by=Ben Trick; next_step=Call on Friday; outcome=Call again
- Visit to Dr Lim | lead=Dr Lim; way=Visit; done_by=Silke Ode; next_step=Contract; outcome=Interested
- Mail to Rossi | lead=Mr Rossi; way=E-mail; done_by=Ben Trick; outcome=No interest
! item customer tag|tag|label: Name!;Group=Source|Interest|Value|Stage;Colour~Blue|Green;~Customers:number#0-10000000
- Fair | group=Source; colour=Blue; customers=96
- Hot | group=Stage; colour=Red; customers=27
- Group tariff buyer | group=Interest; colour=Green; customers=14
- Above 1000 a year | group=Value; colour=Green; customers=31
+ customer: Lead->@lead|prospect~Dr Lim;Source->@traffic source|channel~Referral;Owner~Silke Ode;Tags;Last contact:date;~Orders:number#0-100000
# payment rebate|rebate|cashback|cash back|consumption rebate
item merchant|store|shop|partner merchant|merchant information: Name!;Category=Dining|Groceries|Fashion|Beauty|Travel|Services;Address;Latitude:number#-90-90;Longitude:number#-180-180;Rebate rate:percent;Phone:phone;Opening hours~09:00-21:00;Picture:image;~Status=Active|Paused|Closed
- Noodle Corner | category=Dining; address=Mill Street 12; latitude=48.21; longitude=16.37; rebate_rate=5; opening_hours=10:00-22:00; status=Active
- Green Basket | category=Groceries; address=Market Square 3; latitude=48.2; longitude=16.36; rebate_rate=2; opening_hours=07:00-20:00; status=Active
- Velvet Salon | category=Beauty; address=Lindenweg 8; latitude=48.19; longitude=16.39; rebate_rate=8; opening_hours=09:00-18:00; status=Active
- Harbour Travel | category=Travel; address=Pier 4; latitude=48.23; longitude=16.41; rebate_rate=3; opening_hours=09:00-17:00; status=Paused
item rebate rule|rebate plan|cashback offer|rebate activity: Name!;Merchant->@merchant|store~Noodle Corner|Green Basket;Rebate rate:percent;Minimum spend:money;Maximum rebate:money;Starts on:date;Ends on:date;Paid out after:number(days)#0-60;~Status=Planned|Running|Ended
- Lunch five percent | merchant=Noodle Corner; rebate_rate=5; minimum_spend=10; maximum_rebate=8; paid_out_after=3; status=Running
- Weekly groceries | merchant=Green Basket; rebate_rate=2; minimum_spend=30; maximum_rebate=5; paid_out_after=7; status=Running
- First visit to the salon | merchant=Velvet Salon; rebate_rate=15; minimum_spend=40; maximum_rebate=20; paid_out_after=7; status=Planned
- Early summer trips | merchant=Harbour Travel; rebate_rate=3; minimum_spend=200; maximum_rebate=60; paid_out_after=30; status=Ended
record rebate record|rebate|cashback record|rebate history: Rebate number!;Member~Nora Feld|Tim Okoye;Merchant->@merchant|store~Noodle Corner|Green Basket;Rule->@rebate rule|rebate plan~Lunch five percent|Weekly groceries;Paid amount:money;Rebate rate:percent;Rebate amount:money;Paid on:date;~Status=Pending|Credited|Cancelled
- RB-1041 | member=Nora Feld; merchant=Noodle Corner; rule=Lunch five percent; paid_amount=24; rebate_rate=5; rebate_amount=1.2; status=Credited
- RB-1042 | member=Tim Okoye; merchant=Green Basket; rule=Weekly groceries; paid_amount=85; rebate_rate=2; rebate_amount=1.7; status=Pending
- RB-1043 | member=Nora Feld; merchant=Green Basket; rule=Weekly groceries; paid_amount=31; rebate_rate=2; rebate_amount=0.62; status=Pending
- RB-1044 | member=Lea Brandt; merchant=Noodle Corner; rule=Lunch five percent; paid_amount=18; rebate_rate=5; rebate_amount=0.9; status=Cancelled
! record wallet entry|balance record|wallet record|rebate balance: Entry number!;Member~Nora Feld|Tim Okoye;Type=Rebate|Withdrawal|Payment|Correction;Rebate->@rebate record|rebate~RB-1041;Amount:money!;Balance after:money;Booked on:date;Note
- WE-501 | member=Nora Feld; type=Rebate; rebate=RB-1041; amount=1.2; balance_after=18.4
- WE-502 | member=Nora Feld; type=Withdrawal; amount=-10; balance_after=8.4; note=To debit card
- WE-503 | member=Tim Okoye; type=Payment; amount=-4.5; balance_after=0; note=Used at Green Basket
- WE-504 | member=Lea Brandt; type=Correction; amount=-0.9; balance_after=6.1; note=Purchase cancelled
request withdrawal|withdrawal request|payout request: Title!;Member~Nora Feld|Tim Okoye;Amount:money!;Pay out to=Bank card|Wallet|Voucher;Account holder;Reference~card ending 4417;Note:long
- Ten to my card | member=Nora Feld; amount=10; pay_out_to=Bank card; account_holder=Nora Feld; reference=card ending 4417
- June payout | member=Tim Okoye; amount=25; pay_out_to=Wallet; account_holder=Tim Okoye
- Voucher for Green Basket | member=Lea Brandt; amount=6; pay_out_to=Voucher
- Holiday money | member=Ivo Marek; amount=48; pay_out_to=Bank card; account_holder=Ivo Marek; reference=card ending 0921
+ payment: Merchant->@merchant|store~Noodle Corner|Green Basket;Amount:money!;Paid with=Bank card|Wallet|QR code;~Rebate expected:money;~Status=Pending|Paid|Refunded
+ product: Merchant->@merchant|store~Noodle Corner|Green Basket;Rebate rate:percent
# tiktok page|tiktok|founding a brand|startup page|creator page|short video page
item post video|short video|video|posted video|content: Title!;Kind=Video|Picture series|Text;Topic->@content topic|topic~First customers;Video:url;Picture:image;Caption:long;Hashtags;Length:number(s)#0-3600;Posted on:date;Views:number#0-10000000000;Likes:number#0-1000000000;Shares:number#0-1000000000;~Status=Draft|Planned|Posted|Hidden
- Our first ten customers | kind=Video; topic=First customers; caption=None of them were friends.; hashtags=startup, firstsale; length=48; views=84100; likes=6120; shares=410; status=Posted
- Name, logo, doubt | kind=Picture series; topic=Building a brand; caption=Nine drafts in nine days.; hashtags=branding; length=0; views=20400; likes=1804; shares=92; status=Posted
- What the bank asked me | kind=Video; topic=Money; caption=Bring these three papers.; hashtags=funding; length=61; views=0; likes=0; shares=0; status=Planned
- Quit or stay | kind=Text; topic=Mindset; caption=A list for a Sunday.; length=0; views=5100; likes=640; shares=33; status=Posted
item content topic|topic|content series|playlist: Name!;Description:long;Colour;Cover:image;Posts:number#0-100000;Order:number#1-100
- First customers | description=Selling before it is finished.; colour=Coral; posts=14; order=1
- Building a brand | colour=Ink; posts=11; order=2
- Money | description=Loans, grants, prices.; colour=Green; posts=8; order=3
- Mindset | colour=Sand; posts=6; order=4
person follower|fan|subscriber: Name!;Handle~@lou.makes;Stage=Only dreaming|Planning|Founded|Growing;Industry;Email:email;Followed on:date;Newsletter:boolean;~Status=Following|Muted|Left
- Lou Makes | handle=@lou.makes; stage=Founded; industry=Ceramics; status=Following
- Amal T | handle=@amal.t; stage=Planning; industry=Food; status=Following
- Derek Post | handle=@derekpost; stage=Only dreaming; status=Muted
- Studio Nine | handle=@studio9; stage=Growing; industry=Design; status=Following
record interaction|like|share|reaction|content interaction: Title!;Post->@post video|short video~Our first ten customers;Follower->@follower|fan~Lou Makes;Kind=Like|Share|Save|Comment|Duet;Text:long;Made on:date
- Lou shares the ten customers | post=Our first ten customers; follower=Lou Makes; kind=Share
- Amal saves the logos | post=Name, logo, doubt; follower=Amal T; kind=Save
- Studio Nine answers | post=Name, logo, doubt; follower=Studio Nine; kind=Comment; text=Draft four was the one.
- Derek likes the list | post=Quit or stay; follower=Derek Post; kind=Like
work content plan|post plan|editorial plan|content calendar: Title!;Topic->@content topic|topic~Money;Kind=Video|Picture series|Text;Planned for:date;Planned at:time;Made by~Ines Tor;Script:long;Goal=Reach|Followers|Sign-ups
- Pricing in one minute | topic=Money; kind=Video; made_by=Ines Tor; script=Cost, time, courage.; goal=Reach
- Packing day | topic=First customers; kind=Picture series; made_by=Ines Tor; goal=Followers
- Ask me on Friday | topic=Mindset; kind=Text; made_by=Bo Stern; goal=Sign-ups
- Before the logo | topic=Building a brand; kind=Video; made_by=Bo Stern; goal=Reach
! record page statistic|statistic|growth record: Title!;Day:date;Followers:number#0-1000000000;New followers:number#-100000-100000000;Views:number#0-10000000000;Best post->@post video|short video~Our first ten customers;Watched to the end:percent
- Monday | followers=18240; new_followers=210; views=9100; best_post=Our first ten customers; watched_to_the_end=41
- Tuesday | followers=18310; new_followers=70; views=4020; best_post=Quit or stay; watched_to_the_end=38
- Wednesday | followers=18702; new_followers=392; views=16400; best_post=Our first ten customers; watched_to_the_end=44
- Thursday | followers=18755; new_followers=53; views=3500; best_post=Name, logo, doubt; watched_to_the_end=29
+ comment: Post->@post video|short video~Our first ten customers;Written by->@follower|fan~Lou Makes;Text:long;Likes:number#0-1000000
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
# generating leads|lead generation|landing page|lead capture|collect leads|squeeze page
item landing page|page|campaign page|offer page: Title!;Address:url;Headline;Subline;Offer->@offered product|service~Roof check|Heat pump plan;Main picture:image;Button text~Get my quote|Call me back;Variant=A|B|Only one;Visits:number#0-100000000;Leads:number#0-1000000;~Status=Draft|Live|Paused|Ended
- Roof check, spring | headline=Is your roof fit for solar?; subline=A free check within two days.; offer=Roof check; button_text=Get my quote; variant=A; visits=4120; leads=206; status=Live
- Roof check, short form | headline=Solar in three steps; subline=Name, mail, phone, done.; offer=Roof check; button_text=Call me back; variant=B; visits=4080; leads=265; status=Live
- Heat pump evening | headline=Heat without gas; subline=See what it costs in your house.; offer=Heat pump plan; button_text=Send me the plan; variant=Only one; visits=1900; leads=58; status=Paused
- Storage offer, autumn | headline=Keep the sun until night; offer=Home battery; button_text=Get my quote; variant=Only one; visits=0; leads=0; status=Draft
item offered product|service|offering|product introduction|service introduction|solution: Name!;Kind=Product|Service|Bundle;Short description;Description:long;Picture:image;Price from:money;Who it is for;Brochure:file;~Status=Shown|Hidden
- Roof check | kind=Service; short_description=Survey with a yield forecast; price_from=0; who_it_is_for=House owners; status=Shown
- Heat pump plan | kind=Service; short_description=Sizing, grants and cost; price_from=190; who_it_is_for=Owners of older houses; status=Shown
- Home battery | kind=Product; short_description=10 kWh, wall-mounted; price_from=5400; who_it_is_for=Homes with panels; status=Shown
- Full energy package | kind=Bundle; short_description=Panels, battery and heat pump; price_from=31000; who_it_is_for=Renovators; status=Hidden
item feature|product feature|benefit|advantage|use case|application case: Title!;Offer->@offered product|service~Home battery;Kind=Feature|Benefit|Use case;Text:long;Icon~sun|clock|shield;Picture:image;Place on page:number#1-100
- Quiet at night | offer=Heat pump plan; kind=Benefit; text=Models below 35 dB are preferred.; icon=moon; place_on_page=2
- Answer in two days | offer=Roof check; kind=Benefit; text=We work from aerial pictures first.; icon=clock; place_on_page=1
- Runs through a power cut | offer=Home battery; kind=Feature; text=Fridge and lights for a day.; icon=shield; place_on_page=1
- Bakery with morning peak | offer=Home battery; kind=Use case; text=Stores the noon sun for the 3 am ovens.; icon=sun; place_on_page=3
record lead|form submission|prospect|inquiry|contact request|submitted form|sign-up: Name!;Email:email!;Phone:phone;Company;Landing page->@landing page|page~Roof check, spring;Interested in->@offered product|service~Roof check;Message:long;Source=Search|Social media|Advert|E-mail|Direct;Wishes a call:boolean;Consent given:boolean;Sent on:date;Owner~Greta Lund|Amir Solt;~Status=New|Contacted|Qualified|Won|Lost
- Hanna Weir | email=hanna.weir@example.org; phone=+44 20 5550 141; landing_page=Roof check, spring; interested_in=Roof check; message=South-west roof, 60 square metres.; source=Search; owner=Greta Lund; status=Contacted
- Milos Janda | email=m.janda@example.org; phone=+420 555 010 22; company=Janda bakery; landing_page=Roof check, short form; interested_in=Home battery; source=Advert; owner=Amir Solt; status=Qualified
- Edda Storm | email=edda@example.org; phone=+47 555 01 33; landing_page=Heat pump evening; interested_in=Heat pump plan; message=House of 1961.; source=Social media; owner=Greta Lund; status=New
- Paul Nemo | email=paul.nemo@example.org; phone=+33 5 55 01 44; landing_page=Roof check, spring; interested_in=Roof check; source=E-mail; owner=Amir Solt; status=Lost
! record lead follow-up|follow-up|contact record|call record|lead activity: Title!;Lead->@lead|form submission~Hanna Weir;Kind=Call|E-mail|Visit|Quote sent;Result=Reached|Not reached|Appointment made|No interest;Notes:long;Done by~Greta Lund|Amir Solt;Done on:date;Next step on:date
- First call to Hanna | lead=Hanna Weir; kind=Call; result=Reached; notes=Wants two variants.; done_by=Greta Lund
- Visit to the bakery | lead=Milos Janda; kind=Visit; result=Appointment made; notes=Meter room is dry and large.; done_by=Amir Solt
- Brochure for Edda | lead=Edda Storm; kind=E-mail; result=Not reached; done_by=Greta Lund
- Paul declines | lead=Paul Nemo; kind=Call; result=No interest; notes=Moves next year.; done_by=Amir Solt
record testimonial|customer story|reference|success story: Title!;Customer~Family Brandt;Offer->@offered product|service~Roof check;Quote:long;Stars:rating;Picture:image;Shown:boolean
- Half the bill | customer=Family Brandt; offer=Home battery; quote=We look at the app more than at the telly.; stars=5
- Clear numbers | customer=J. Okoro; offer=Roof check; quote=They told us the east roof does not pay.; stars=5
- Warm and quiet | customer=M. Lindqvist; offer=Heat pump plan; quote=The plan matched the first winter.; stars=4
- Good advice, slow post | customer=S. Pratt; offer=Roof check; quote=The report took a week.; stars=3
item frequent question|faq|question: Question!;Answer:long;Offer->@offered product|service~Roof check;Order:number#1-100;Shown:boolean
- Does the check cost anything? | answer=No, and nothing is signed.; offer=Roof check; order=1
- Do you need to come in? | answer=Only to the meter.; offer=Roof check; order=2
- How long does a battery last? | answer=About 6000 cycles.; offer=Home battery; order=3
- Which grants are there? | answer=The plan lists those of your town.; offer=Heat pump plan; order=4
! record form visit|landing visit|page visit|form view: Title!;Lead->@lead;Visitor~Guest 2041;Source=Search|Advert|Social|Email|Direct;Campaign;Device=Phone|Computer|Tablet;Seconds:number(s)#0-36000;Sent the form:boolean;Visited on:date
- Guest 2041 from an advert | visitor=Guest 2041; source=Advert; campaign=Spring roof; device=Phone; seconds=140
- Guest 2044 from search | visitor=Guest 2044; source=Search; device=Computer; seconds=61
- Guest 2050 by mail | visitor=Guest 2050; source=Email; campaign=March letter; device=Phone; seconds=12
- Guest 2051 again | visitor=Guest 2051; source=Direct; device=Tablet; seconds=205
# unique landing page|product showcase website|product display website|display products|product landing page
item product category|category|product line|product type|series: Name!;Description:long;Picture:image;Parent category;Products:number#0-100000;Order:number#1-1000;~Status=Shown|Hidden
- Desk lamps | description=Light for work.; products=12; order=1; status=Shown
- Floor lamps | description=Light for rooms.; products=8; order=2; status=Shown
- Smart switches | description=By hand, by phone, by voice.; products=15; order=3; status=Shown
- Spare parts | description=Bulbs, shades, cords.; products=40; order=4; status=Hidden
! item gallery picture|product image|product picture|gallery image|product photo: Title!;Product->@product~Crane desk lamp;Picture:image;Caption;Kind=Main|Detail|In use|Dimensions;Order:number#1-100
- Crane at dusk | product=Crane desk lamp; caption=Dimmed to a tenth; kind=Main; order=1
- Joint of the Crane | product=Crane desk lamp; caption=Brass, turned; kind=Detail; order=2
- Reed beside a chair | product=Reed floor lamp; caption=1.6 m high; kind=In use; order=1
- Switch, back | product=Pebble switch; caption=Three wires; kind=Dimensions; order=3
! item product property|product specification|specification|product feature|product detail|parameter: Title!;Product->@product~Crane desk lamp;Value!;Unit;Group~Light|Size|Power;Order:number#1-1000
- Brightness | product=Crane desk lamp; value=820; unit=lm; group=Light; order=1
- Reach of the arm | product=Crane desk lamp; value=74; unit=cm; group=Size; order=2
- Height | product=Reed floor lamp; value=160; unit=cm; group=Size; order=1
- Standby | product=Pebble switch; value=0.3; unit=W; group=Power; order=1
request inquiry|product inquiry|enquiry|contact request|contact message: Name!;Email:email!;Phone:phone;Company;Product->@product~Pebble switch;Quantity:number#1-1000000;Message:long!;Sent on:date;Answered by~Wen Harlow;Answer:long
- Dora Nyman | email=dora@example.org; company=Nyman Hotels; product=Reed floor lamp; quantity=40; message=Is there a model with a switch at the foot?; answered_by=Wen Harlow; answer=Yes, from March.
- Ravi Lall | email=ravi@example.org; product=Pebble switch; quantity=6; message=Does it work without a hub?
- Otto Finn | email=otto@example.org; company=Finn schools; product=Crane desk lamp; quantity=120; message=Please send a quote.; answered_by=Wen Harlow; answer=Sent today.
- May Sato | email=may@example.org; product=Crane desk lamp; quantity=1; message=Which shades fit?
item banner|page section|hero section|landing section|home page block: Title!;Kind=Opening picture|Benefit|Quote|Product row|Call to action;Text:long;Picture:image;Button text;Button link:url;Order:number#1-100;Shown from:date;Shown until:date;~Status=Live|Planned|Off
- Light that follows you | kind=Opening picture; text=Three joints, one hand.; button_text=See the Crane; order=1; status=Live
- Five years of parts | kind=Benefit; text=Every screw can be ordered.; order=2; status=Live
- Best in the office | kind=Product row; order=3; status=Live
- Try it at home | kind=Call to action; text=Thirty days, then decide.; button_text=Order a trial; order=4; status=Planned
record browsing record|view record|browsing history|product view|visit record: Title!;Product->@product~Crane desk lamp;Visitor~Guest|Dora Nyman;Seconds:number(s)#0-100000;Device=Phone|Tablet|Computer;Came from=Search|Link|Advert|Direct;Viewed on:date;Viewed at:time
- Dora on the Reed | product=Reed floor lamp; visitor=Dora Nyman; seconds=140; device=Computer; came_from=Search
- Guest on the Crane | product=Crane desk lamp; visitor=Guest; seconds=22; device=Phone; came_from=Advert
- Ravi on the switch | product=Pebble switch; visitor=Ravi Lall; seconds=310; device=Phone; came_from=Link
- Otto on the Crane | product=Crane desk lamp; visitor=Otto Finn; seconds=75; device=Computer; came_from=Direct
! record product change|change record|operation log|publication request [manag\\w*|backend|own product]: Title!;Product->@product~Pebble switch;Kind=Added|Edited|Price changed|Put on show|Taken off;Old value;New value;Changed by~Wen Harlow;Changed on:date;~Status=Waiting|Accepted|Refused
- Pebble gets cheaper | product=Pebble switch; kind=Price changed; old_value=39; new_value=34; changed_by=Wen Harlow; status=Accepted
- Reed in black | product=Reed floor lamp; kind=Added; new_value=Black; changed_by=Wen Harlow; status=Accepted
- Crane, new text | product=Crane desk lamp; kind=Edited; changed_by=Lou Perrin; status=Waiting
- Old clip lamp | product=Clip lamp; kind=Taken off; changed_by=Lou Perrin; status=Accepted
+ product: Category->@product category|category~Desk lamps;Code;Short description;Owner;Highlighted:boolean;Video:url
+ favorite: Product->@product~Crane desk lamp;Note
# real estate agent|estate agent|realtor|real estate lead|property lead|agent landing page
request inquiry|lead|contact form|contact form submission|contact request|form submission|enquiry|contact: Name!;Email:email!;Phone:phone;Interest=Buying|Selling|Renting|Valuation|Something else;Service->@service|offered service~Selling your home|Home valuation;District~Riverside|Old Town;Budget:money;Wants to move=At once|Within 3 months|Within a year|Only looking;Best time to call=Morning|Afternoon|Evening;Message:long
- Helen Marsh | email=helen@mail.example; phone=555 0142; interest=Selling; service=Selling your home; district=Riverside; wants_to_move=Within 3 months; best_time_to_call=Evening; message=Three-bedroom house, we move in autumn.
- Deniz Kaya | email=deniz@mail.example; phone=555 0177; interest=Buying; service=Finding a home; district=Old Town; budget=380000; wants_to_move=Within a year; best_time_to_call=Morning
- Paula Winter | email=paula@mail.example; interest=Valuation; service=Home valuation; district=Hill View; wants_to_move=Only looking; message=What is my flat worth?
- Owen Clarke | email=owen@mail.example; phone=555 0119; interest=Renting; service=Letting and tenants; district=Harbour; budget=1600; wants_to_move=At once; best_time_to_call=Afternoon
item service|offered service|advantage|agent service: Name!;Description:long;Advantage;Fee;Picture:image;Position:number#1-50
- Selling your home | description=Photographs, viewings and negotiation from one hand; advantage=Sold within 60 days on average; fee=2.5 percent of the price; position=1
- Finding a home | description=A search by your wishes with viewings at weekends; advantage=Homes before they are advertised; fee=No fee for buyers; position=2
- Home valuation | description=A written estimate after one visit; advantage=Free and without obligation; fee=Free; position=3
- Letting and tenants | description=Choice of tenants, contract and handover; advantage=One contact for ten years; fee=One month's rent; position=4
item testimonial|client testimonial|client review|client story: Client!;Quote:long!;Rating:rating;Service->@service|offered service~Selling your home|Finding a home;District~Riverside|Old Town;Year:number#2000-2100;Photo:image;~Status=Submitted|Published|Hidden
- The Bergers | quote=Sold in five weeks and above our price.; rating=5; service=Selling your home; district=Riverside; year=2025; status=Published
- Amira N. | quote=She told us honestly which flat not to buy.; rating=5; service=Finding a home; district=Old Town; year=2026; status=Published
- Tom and Lucy | quote=The estimate was right to the thousand.; rating=4; service=Home valuation; district=Hill View; year=2025; status=Published
- G. Falk | quote=Good tenants, quick answers.; rating=4; service=Letting and tenants; district=Harbour; year=2026; status=Submitted
person agent|real estate agent|realtor|team person: Name!;Title;Introduction:long;Licence number;Years of experience:number(years)#0-60;Homes sold:number#0-10000;Languages;Email:email;Phone:phone;Photo:image
- Clara Benning | title=Owner and agent; introduction=Grew up in Riverside and has sold homes here since 2009; licence_number=RE-20914; years_of_experience=17; homes_sold=412; languages=English, German; email=clara@benning.example; phone=555 0100
- Luis Ortega | title=Agent for flats; introduction=Knows every house of the Old Town; licence_number=RE-33120; years_of_experience=8; homes_sold=155; languages=English, Spanish; email=luis@benning.example
- Priya Nair | title=Valuer; introduction=Writes our estimates and reads the market; licence_number=RE-35877; years_of_experience=6; homes_sold=40; languages=English
- Ben Hollis | title=Letting agent; introduction=Finds tenants who stay; licence_number=RE-36002; years_of_experience=4; homes_sold=21; languages=English, French
! item featured property|property listing|listing|property|home: Title!;District~Riverside|Old Town;Type=House|Flat|Townhouse|Land;Price:money;Bedrooms:number#0-20;Area:number(m2)#10-5000;Agent->@agent|real estate agent~Clara Benning|Luis Ortega;Description:long;Picture:image;~Status=For sale|To let|Under offer|Sold
- House with an apple garden | district=Riverside; type=House; price=545000; bedrooms=4; area=168; agent=Clara Benning; status=For sale
- Flat under the clock tower | district=Old Town; type=Flat; price=362000; bedrooms=2; area=81; agent=Luis Ortega; status=Under offer
- Townhouse at the park | district=Hill View; type=Townhouse; price=478000; bedrooms=3; area=132; agent=Clara Benning; status=Sold
- Loft by the quay | district=Harbour; type=Flat; price=1550; bedrooms=1; area=64; agent=Ben Hollis; status=To let
! record contact follow-up|follow-up|call note|contact note|lead note: Title!;Inquiry->@inquiry~Helen Marsh|Deniz Kaya;Agent->@agent|real estate agent~Clara Benning|Luis Ortega;Contacted by=Phone|Email|Visit|Message;Contacted on:date;Outcome=Not reached|Call again|Viewing agreed|Won|Lost;Next step;Notes:long
- First call to Helen | inquiry=Helen Marsh; agent=Clara Benning; contacted_by=Phone; outcome=Viewing agreed; next_step=Visit the house on Friday
- Search profile for Deniz | inquiry=Deniz Kaya; agent=Luis Ortega; contacted_by=Email; outcome=Call again; next_step=Send three flats
- Estimate sent to Paula | inquiry=Paula Winter; agent=Priya Nair; contacted_by=Email; outcome=Call again; next_step=Ask in a month
- Owen, two calls | inquiry=Owen Clarke; agent=Ben Hollis; contacted_by=Phone; outcome=Not reached; next_step=Try after six
item question|faq|common question [faq|question|guide]: Question!;Answer:long;Topic=Selling|Buying|Renting|Fees;Position:number#1-50
- What does an estimate cost? | answer=Nothing, and you owe us nothing afterwards.; topic=Selling; position=1
- How long does a sale take? | answer=About two months from photographs to signature.; topic=Selling; position=2
- Do buyers pay a fee? | answer=No, the seller pays.; topic=Fees; position=3
- Can I view at weekends? | answer=Yes, on Saturdays from nine to four.; topic=Buying; position=4
+ appointment: Inquiry->@inquiry|lead;Listing->@featured property|listing;Agent->@agent|real estate agent;Kind=Viewing|Valuation|Call;On:date!;At:time
+ inquiry: Featured property->@featured property|listing;Interest=Buying|Selling|Renting|Valuation;Call back:date;Preferred time
# lead source|track lead|lead tracking|lead attribution|marketing attribution|campaign tracking|ad attribution|utm
item channel|lead source|source|marketing channel|traffic source: Name!;Kind=Paid search|Paid social|Organic search|Email|Referral|Direct|Offline;Platform~Google Ads|Meta Ads;Account number;UTM source~google|facebook;Colour;~Status=Active|Paused|Archived
- Google Ads | kind=Paid search; platform=Google Ads; account_number=418-220-9931; utm_source=google; colour=blue; status=Active
- Meta Ads | kind=Paid social; platform=Meta Ads; account_number=act_77120; utm_source=facebook; colour=violet; status=Active
- Organic search | kind=Organic search; utm_source=organic; colour=green; status=Active
- Partner newsletter | kind=Email; utm_source=newsletter; colour=amber; status=Paused
item campaign|ad campaign|marketing campaign: Name!;Channel->@channel|lead source~Google Ads|Meta Ads;Goal=Leads|Calls|Visits|Sales;UTM campaign;Daily budget:money;Starts on:date;Ends on:date;Owner~Kira Olsen|Sam Abebe;~Status=Planned|Running|Paused|Ended
- Spring roofing offer | channel=Google Ads; goal=Leads; utm_campaign=spring_roof; daily_budget=60; owner=Kira Olsen; status=Running
- Before and after pictures | channel=Meta Ads; goal=Leads; utm_campaign=before_after; daily_budget=35; owner=Sam Abebe; status=Running
- Guide to gutters | channel=Organic search; goal=Visits; utm_campaign=gutter_guide; daily_budget=0; owner=Kira Olsen; status=Running
- Winter check by mail | channel=Partner newsletter; goal=Calls; utm_campaign=winter_mail; daily_budget=15; owner=Sam Abebe; status=Ended
item ad|advertisement|ad creative|specific ad: Name!;Campaign->@campaign|ad campaign~Spring roofing offer|Before and after pictures;Headline;Text:long;Landing page:url;Format=Text|Picture|Video|Carousel;Picture:image;~Status=Active|Paused|Rejected
- Free roof check | campaign=Spring roofing offer; headline=Is your roof ready?; landing_page=https://roof.example/check; format=Text; status=Active
- Price in one minute | campaign=Spring roofing offer; headline=Your price in a minute; landing_page=https://roof.example/price; format=Text; status=Paused
- Slate house video | campaign=Before and after pictures; headline=Three days, new roof; landing_page=https://roof.example/slate; format=Video; status=Active
- Mail header | campaign=Winter check by mail; headline=Before the frost; landing_page=https://roof.example/winter; format=Picture; status=Paused
item keyword|search term|search keyword: Keyword!;Campaign->@campaign|ad campaign~Spring roofing offer;Match=Exact|Phrase|Broad;Highest bid:money;~Clicks:number#0-10000000;~Leads:number#0-1000000;~Cost:money;~Status=Active|Paused|Excluded
- roof repair near me | campaign=Spring roofing offer; match=Phrase; highest_bid=3.4; clicks=412; leads=38; cost=1120; status=Active
- new roof cost | campaign=Spring roofing offer; match=Exact; highest_bid=2.6; clicks=290; leads=21; cost=604; status=Active
- roof rack | campaign=Spring roofing offer; match=Broad; highest_bid=0.8; clicks=77; leads=0; cost=52; status=Excluded
- clean gutters yourself | campaign=Guide to gutters; match=Phrase; highest_bid=0; clicks=1310; leads=12; cost=0; status=Active
record lead|lead submission|submitted lead|form submission|inquiry: Name!;Email:email;Phone:phone;Channel->@channel|lead source~Google Ads|Meta Ads|Organic search;Campaign->@campaign|ad campaign~Spring roofing offer;Ad->@ad|advertisement~Free roof check;Keyword->@keyword|search term~roof repair near me;Landing page:url;Submitted on:date;Value:money;Message:long;~Status=New|Contacted|Qualified|Won|Lost
- Gerd Möller | email=gerd@mail.example; phone=555 0131; channel=Google Ads; campaign=Spring roofing offer; ad=Free roof check; keyword=roof repair near me; value=8400; status=Qualified
- Joan Achebe | email=joan@mail.example; channel=Meta Ads; campaign=Before and after pictures; ad=Slate house video; value=12600; status=Won
- Ana Duarte | email=ana@mail.example; channel=Organic search; campaign=Guide to gutters; keyword=clean gutters yourself; value=300; status=New
- Rob Pace | phone=555 0188; channel=Google Ads; campaign=Spring roofing offer; ad=Price in one minute; keyword=new roof cost; value=0; status=Lost
! record visit|touchpoint|tracked visit|click|tracking event: Title!;Lead->@lead|lead submission~Gerd Möller|Joan Achebe;Channel->@channel|lead source~Google Ads;Campaign->@campaign|ad campaign~Spring roofing offer;Page:url;Referrer:url;Click ID;Device=Phone|Tablet|Computer;Visited on:date
- Gerd, first click | lead=Gerd Möller; channel=Google Ads; campaign=Spring roofing offer; page=https://roof.example/check; click_id=gc-90412; device=Phone
- Gerd, came back | lead=Gerd Möller; channel=Organic search; page=https://roof.example/prices; device=Computer
- Joan, from the video | lead=Joan Achebe; channel=Meta Ads; campaign=Before and after pictures; page=https://roof.example/slate; click_id=fb-22081; device=Phone
- Ana, from the guide | lead=Ana Duarte; channel=Organic search; campaign=Guide to gutters; page=https://roof.example/gutters; device=Tablet
record ad spend|spend|ad cost|daily spend|cost entry|lead source statistic|statistic: Title!;Campaign->@campaign|ad campaign~Spring roofing offer|Before and after pictures;Day:date!;Impressions:number#0-100000000;Clicks:number#0-10000000;Cost:money!;Leads:number#0-1000000;~Cost per lead:money;~Won value:money
- Spring offer, Monday | campaign=Spring roofing offer; impressions=4120; clicks=58; cost=59.2; leads=5; cost_per_lead=11.84; won_value=8400
- Spring offer, Tuesday | campaign=Spring roofing offer; impressions=3890; clicks=51; cost=60; leads=3; cost_per_lead=20; won_value=0
- Pictures, Monday | campaign=Before and after pictures; impressions=9200; clicks=104; cost=34.1; leads=4; cost_per_lead=8.53; won_value=12600
- Mail, one issue | campaign=Winter check by mail; impressions=2600; clicks=80; cost=15; leads=1; cost_per_lead=15; won_value=0
! item tracking rule|source rule|tracking link|attribution rule [rule|link|track|record the source|url]: Name!;Channel->@channel|lead source~Google Ads|Meta Ads;Looks at=UTM source|Click ID|Referrer|Own parameter;Contains;Counts=First visit|Last visit|All visits;Priority:number#1-100;Active:boolean
- Google click ID | channel=Google Ads; looks_at=Click ID; contains=gclid; counts=Last visit; priority=1
- Meta click ID | channel=Meta Ads; looks_at=Click ID; contains=fbclid; counts=Last visit; priority=2
- Search engines | channel=Organic search; looks_at=Referrer; contains=search; counts=First visit; priority=10
- Newsletter parameter | channel=Partner newsletter; looks_at=UTM source; contains=newsletter; counts=Last visit; priority=5
# newsletter platform|newsletter tool|newsletter service|email newsletter|newsletter publishing|newsletter website|newsletter system|send newsletters|mailing list|email marketing|email campaign|newsletter editor
item newsletter|mailing list|list|publication: Name!;Description:long;Sender name;Sender address:email;Rhythm=Daily|Weekly|Fortnightly|Monthly;Language~English|Italian;Logo:image;~Subscribers:number#0-1000000
- The Friday Seed | description=One plant and one chore a week.; sender_name=Agnes at Seed; sender_address=agnes@example.com; rhythm=Weekly; language=English; subscribers=1840
- Mercato | description=What is on the stalls this month.; sender_name=Mercato team; sender_address=ciao@example.com; rhythm=Monthly; language=Italian; subscribers=620
- Second Gear | description=Used bicycles and how to fix them.; sender_name=Tor from Second Gear; sender_address=tor@example.com; rhythm=Fortnightly; language=English; subscribers=3105
- Dock at Six | description=Arrivals, berths and weather.; sender_name=Harbour desk; sender_address=dock@example.com; rhythm=Daily; language=English; subscribers=275
item issue|edition|campaign|newsletter issue|email campaign: Subject line!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Number:number#1-2000;Preview text;Text:long!;Template->@template|email template~Plain letter|Three columns;Segment->@segment|audience~Everyone|Balcony growers;Send on:date;Send at:time;~Status=Draft|Scheduled|Sent|Cancelled
- Sow beans twice | newsletter=The Friday Seed; number=88; preview_text=And why slugs wait.; text=The second sowing often overtakes the first.; template=Plain letter; segment=Everyone; status=Sent
- Artichokes are here | newsletter=Mercato; number=14; preview_text=Three ways to cook them.; text=The first boxes came from the coast on Tuesday.; template=Three columns; segment=Everyone; status=Scheduled
- Three brakes compared | newsletter=Second Gear; number=31; preview_text=Rain changes the winner.; text=We rode the same hill in wet and dry.; template=Photo first; segment=City riders; status=Draft
- No arrivals today | newsletter=Dock at Six; number=412; preview_text=Storm from the west.; text=The port is closed until the wind drops.; template=Short notice; segment=Skippers; status=Cancelled
person subscriber|reader|recipient|mailing contact: Email address:email!;Name;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Source=Website|Event|Import|Recommendation;Subscribed on:date;Confirmed:boolean;~Status=To confirm|Active|Unsubscribed|Bounced
- bean.lover@example.com | name=Doris Hay; newsletter=The Friday Seed; source=Website; status=Active
- cuoco@example.com | name=Paolo Neri; newsletter=Mercato; source=Event; status=Active
- brake.fan@example.com | name=Lena Holt; newsletter=Second Gear; source=Recommendation; status=To confirm
- skipper7@example.com | name=Hugh Moran; newsletter=Dock at Six; source=Import; status=Bounced
item segment|audience|subscriber group|group: Name!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Rule:long;Description:long;~Subscribers:number#0-1000000
- Everyone | newsletter=The Friday Seed; rule=All active subscribers; description=Default audience.; subscribers=1840
- Balcony growers | newsletter=The Friday Seed; rule=Tag is balcony; description=Readers without a garden.; subscribers=412
- City riders | newsletter=Second Gear; rule=Tag is city; description=Readers without a car.; subscribers=1290
- Skippers | newsletter=Dock at Six; rule=Boat is filled in; description=Those who have a berth.; subscribers=88
item template|email template|layout: Name!;Subject pattern;Body:long!;Preview:image;Columns:number#1-4;Colour
- Plain letter | subject_pattern=Friday, {title}; body=Dear {name}, this week in the garden.; columns=1; colour=Green
- Three columns | subject_pattern=Mercato, {month}; body=Stalls, recipes and dates.; columns=3; colour=Tomato
- Photo first | subject_pattern=Second Gear {number}; body=Large picture, then text for {name}.; columns=1; colour=Orange
- Short notice | subject_pattern=Dock today, {date}; body=Wind, arrivals, berths.; columns=2; colour=Navy
! record delivery|sending|sent email|send log: Recipient!;Issue->@issue|edition|campaign~Sow beans twice|Artichokes are here;Subscriber->@subscriber|reader~bean.lover@example.com|cuoco@example.com;Sent on:date;Opened:boolean;Clicks:number#0-100;~Result=Delivered|Bounced|Spam|Failed
- Beans to Doris | issue=Sow beans twice; subscriber=bean.lover@example.com; clicks=2; result=Delivered
- Beans to Paolo | issue=Sow beans twice; subscriber=cuoco@example.com; clicks=0; result=Bounced
- Brakes to Lena | issue=Three brakes compared; subscriber=brake.fan@example.com; clicks=4; result=Spam
- Storm to Hugh | issue=No arrivals today; subscriber=skipper7@example.com; clicks=0; result=Failed
! record click|link click|open|tracking event [click|open|track\\w*|analytic\\w*|statistic|rate]: Link address:url!;Issue->@issue|edition|campaign~Sow beans twice|Artichokes are here;Subscriber->@subscriber|reader~bean.lover@example.com|cuoco@example.com;Clicked on:date;Device=Phone|Computer|Tablet
- https://example.com/beans | issue=Sow beans twice; subscriber=bean.lover@example.com; device=Phone
- https://example.com/slugs | issue=Sow beans twice; subscriber=bean.lover@example.com; device=Computer
- https://example.com/brakes | issue=Three brakes compared; subscriber=brake.fan@example.com; device=Tablet
- https://example.com/artichokes | issue=Artichokes are here; subscriber=cuoco@example.com; device=Phone
record unsubscription|opt-out|bounce [unsubscri\\w*|opt-?out|bounce|leave]: Email:email!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Reason=Too many mails|No longer of use|Never signed up|Other;Remark:long;Left on:date
- gone@example.com | newsletter=The Friday Seed; reason=Too many mails; remark=Moved to a flat.
- wrong@example.com | newsletter=Mercato; reason=Never signed up; remark=Typing error at the fair.
- soldbike@example.com | newsletter=Second Gear; reason=No longer of use; remark=Sold the bicycle.
- inland@example.com | newsletter=Dock at Six; reason=Other; remark=Moved away from the coast.
item sequence|automation|welcome series [automat\\w*|sequence|welcome|drip|series]: Name!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Trigger=Subscribes|Clicks a link|Birthday|No opens;Wait:number(days)#0-365;Subject line;Text:long;Active:boolean
- Welcome to Seed | newsletter=The Friday Seed; trigger=Subscribes; wait=0; subject_line=Your first packet; text=Here is what we send on Fridays.
- Still there | newsletter=Mercato; trigger=No opens; wait=90; subject_line=Shall we go on?; text=One click keeps you on the list.
- Brake guide | newsletter=Second Gear; trigger=Clicks a link; wait=2; subject_line=More on brakes; text=A guide with pictures for your workshop.
- Happy birthday from the dock | newsletter=Dock at Six; trigger=Birthday; wait=0; subject_line=Fair winds; text=One free night at the guest berth.
# survey|questionnaire|form builder|online survey|survey platform|poll app|form generator|voting site
item survey|questionnaire|form|poll: Title!;Introduction:long;Category->@category|survey category~Town life|Workplace;Opens on:date;Closes on:date;Anonymous:boolean;One answer each:boolean;Thanks:long;Target responses:number#0-1000000;~Responses:number#0-1000000;~Status=Draft|Open|Closed
- Cycling in the old town | introduction=Five minutes for safer lanes.; category=Town life; thanks=Results go to the council in June.; target_responses=400; responses=2; status=Open
- Canteen menu | introduction=What would you like on Mondays?; category=Workplace; thanks=See you at lunch.; target_responses=80; responses=1; status=Closed
- After your stay | introduction=How was your weekend with us?; category=Guests; thanks=A voucher is on its way.; target_responses=250; responses=48; status=Open
- Open day of the school | introduction=Three questions for parents.; category=Education; thanks=We read every line.; target_responses=120; responses=0; status=Draft
record response|submission|filled form|participation|survey response: Reference!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Respondent;Email:email;Submitted on:date;Took:number(s)#1-86400;Source=Link|E-mail|QR code|Embedded;~Status=Started|Complete|Discarded
- R-0001 | survey=Cycling in the old town; respondent=Anonymous; took=214; source=QR code; status=Complete
- R-0002 | survey=Canteen menu; respondent=Kitchen fan; took=65; source=Link; status=Complete
- R-0003 | survey=After your stay; respondent=Room 12; took=340; source=E-mail; status=Complete
- R-0004 | survey=Open day of the school; respondent=Test parent; took=41; source=Embedded; status=Discarded
record response value|given answer|answer value: Answer text!;Response->@response|submission~R-0001|R-0002;Question->@survey question|question~How often do you cycle|Rate the soup;Chosen option~Every day|Only on Sundays;Number:number#-1000000-1000000;File:file
- Every day, with the children | response=R-0001; question=How often do you cycle; chosen_option=Every day; number=4
- Four of five | response=R-0002; question=Rate the soup; number=4
- Quieter fridge, please | response=R-0003; question=What should we change; number=0
- Robots, twice | response=R-0004; question=Which stands did you visit; chosen_option=The robot corner; number=1
! item answer option|choice|option|question option: Label!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Question->@survey question|question~How often do you cycle|Rate the soup;Position:number#1-100;Score:number#-100-100;Opens text field:boolean;Leads to question
- Every day | question=How often do you cycle; position=1; score=4
- Only on Sundays | question=How often do you cycle; position=3; score=1
- The robot corner | question=Which stands did you visit; position=1; score=1
- The school garden | question=Which stands did you visit; position=2; score=1
item category|survey category|topic|folder: Name!;Description:long;Colour;Position:number#1-100
- Town life | description=Streets, parks and transport.; colour=Green; position=1
- Workplace | description=Inside the firm.; colour=Blue; position=2
- Guests | description=Hotels, cafes and visitors.; colour=Orange; position=3
- Education | description=Schools, courses and parents.; colour=Purple; position=4
item template|survey template|form template [template]: Name!;Category->@category|topic~Town life|Workplace;Description:long;Questions:number#1-300;Preview:image;~Uses:number#0-100000
- Satisfaction in five questions | category=Workplace; description=Short and comparable.; questions=5; uses=210
- Neighbourhood check | category=Town life; description=Noise, paths, light and benches.; questions=12; uses=44
- Guest farewell | category=Guests; description=Room, food, staff, one wish.; questions=6; uses=97
- Course feedback | category=Education; description=Pace, material and teacher.; questions=8; uses=156
record invitation|recipient|survey invitation|distribution [invit\\w*|distribut\\w*|e-?mail|send|recipient|share]: Recipient!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Email:email;Access code;Sent on:date;Reminders:number#0-10;~Status=Waiting|Sent|Opened|Answered
- Ring cyclists' club | survey=Cycling in the old town; email=ring@example.com; access_code=CY-771; reminders=1; status=Opened
- Second floor | survey=Canteen menu; email=floor2@example.com; access_code=CM-204; reminders=0; status=Answered
- Guests of May | survey=After your stay; email=guests@example.com; access_code=ST-518; reminders=0; status=Sent
- Parents of year four | survey=Open day of the school; email=year4@example.com; access_code=OD-033; reminders=2; status=Waiting
record analysis|result chart|evaluation|survey report [analy\\w*|chart|statistic\\w*|result|evaluat\\w*|report]: Title!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Question->@survey question|question~How often do you cycle|Rate the soup;Chart=Bar|Pie|Line|Table;Answers:number#0-1000000;Mean:number#-1000-1000;Finding:long
- Cyclists by frequency | survey=Cycling in the old town; question=How often do you cycle; chart=Bar; answers=312; mean=3; finding=Most ride four days a week.
- Soup mark | survey=Canteen menu; question=Rate the soup; chart=Pie; answers=71; mean=4; finding=Lentil wins.
- Wishes of guests | survey=After your stay; question=What should we change; chart=Table; answers=48; mean=0; finding=One in four names the fridge.
- Most visited stands | survey=Open day of the school; question=Which stands did you visit; chart=Line; answers=12; mean=1; finding=Test data only.
# landing page for|waitlist page|product launch page|product landing page|launch page|one-page site|coming soon page|product page site|promotion page|landing site
item section|page section|block|content block: Heading!;Page->@page|landing page|campaign page~Early birds|Trade fair;Type=Hero|Features|Prices|Questions|Quotes|Contact|Gallery;Text:long;Picture:image;Button label;Button link:url;Position:number#1-50;Shown:boolean
- Coffee that cools slowly | page=Early birds; type=Hero; text=A cup with two walls and one promise.; button_label=Get early access; button_link=https://example.com/early; position=1
- What you get | page=Trade fair; type=Features; text=Three sizes and a lid that closes.; button_label=See prices; button_link=https://example.com/prices; position=2
- Ask before you buy | page=Waiting list; type=Questions; text=Eight short answers.; button_label=Ask us; button_link=https://example.com/ask; position=4
- Tables that wear our cups | page=Cafes only; type=Gallery; text=Pictures from six cafes.; button_label=Become a partner; button_link=https://example.com/partner; position=2
item page|landing page|campaign page|variant: Title!;Slug!;Description:long;Headline;Theme=Light|Dark|Colourful;Variant=A|B;Campaign~Spring launch|Fair in Lyon;Published on:date;~Visits:number#0-10000000;~Status=Draft|Live|Ended
- Early birds | slug=early; description=Collects addresses before the launch.; headline=Coffee that cools slowly; theme=Light; variant=A; campaign=Spring launch; visits=4210; status=Live
- Trade fair | slug=fair; description=For visitors of the stand.; headline=You held it in your hand; theme=Dark; variant=B; campaign=Fair in Lyon; visits=860; status=Ended
- Waiting list | slug=wait; description=Keeps people informed when sold out.; headline=Back in your hands by June; theme=Colourful; variant=B; campaign=Second batch; visits=0; status=Draft
- Cafes only | slug=cafes; description=Prices and offers for cafe owners.; headline=Your guests will ask for it; theme=Dark; variant=A; campaign=Trade letters; visits=312; status=Live
item feature|benefit|selling point|highlight: Title!;Text:long!;Icon:image;Page->@page|landing page~Early birds|Trade fair;Position:number#1-50
- Six hours warm | text=Measured at ten degrees outside.; page=Early birds; position=1
- Mends for life | text=Every part can be ordered.; page=Early birds; position=2
- Closes with one hand | text=Half a turn and it is tight.; page=Trade fair; position=2
- Stacks by twelve | text=Fits under every machine.; page=Cafes only; position=1
request lead|sign-up|waitlist entry|early access request|contact request|subscriber|inquiry: Name!;Email:email!;Company;Phone:phone;Page->@page|landing page~Early birds|Trade fair;Source=Search|Advert|Social|Friend|Fair;Message:long;Agreed to mails:boolean
- Odile Perrin | email=odile@example.com; company=Cafe Perrin; page=Trade fair; source=Fair; message=Forty cups with our logo?
- Benoit Caron | email=benoit@example.com; company=Kiosk on the quay; phone=+33 4 72 55 01 02; page=Cafes only; source=Friend; message=Do you deliver in small boxes?
- Linnea Strom | email=linnea@example.com; page=Waiting list; source=Social; message=Blue, if there is blue.
- Ahmed Sy | email=ahmed@example.com; company=Sy logistics; page=Early birds; source=Advert; message=Two hundred for our drivers.
item pricing plan|plan|price tier|package [pric\\w*|plan|package|tier]: Name!;Price:money!;Period=Once|Monthly|Yearly;Features:long;Button label;Recommended:boolean;Position:number#1-20
- Single cup | price=24; period=Once; features=One cup and one lid.; button_label=Order; position=1
- Office box | price=210; period=Once; features=Ten cups, ten lids, a brush.; button_label=Order the box; position=2
- Cafe crate | price=880; period=Once; features=Fifty cups, spare lids, your logo.; button_label=Ask for a sample; position=3
- Lid service | price=3; period=Monthly; features=A new lid each quarter.; button_label=Subscribe; position=4
item testimonial|customer quote|quote: Name!;Company;Portrait:image;Text:long!;Stars:rating;Position:number#1-100
- Marguerite D. | company=Night nurse; text=Still warm at the end of my round.; stars=5; position=1
- Joost K. | company=Surveyor; text=Survived a fall from a roof.; stars=4; position=2
- Beatrix L. | company=Owner of Cafe Eck; text=Only two of fifty got lost in a year.; stars=4; position=3
- Tom A. | company=Train driver; text=It fits the holder, at last.; stars=5; position=4
item question|faq|faq entry|frequent question: Question!;Answer:long!;Category=Product|Delivery|Payment|Other;Page->@page|landing page~Early birds|Trade fair;Position:number#1-100
- May it go in the dishwasher? | answer=Yes, the lid too.; category=Product; page=Early birds; position=1
- When do you ship? | answer=From the second week of May.; category=Delivery; page=Early birds; position=2
- Can I pay by invoice? | answer=Yes, from ten cups on.; category=Payment; page=Cafes only; position=1
- Who makes the cups? | answer=A pottery of nine people in Limoges.; category=Other; page=Waiting list; position=2
! record visit|page view|click|conversion|visitor event [analytic\\w*|track\\w*|conversion|visit\\w*|statistic\\w*|click|a\\/b]: Action!;Page->@page|landing page~Early birds|Trade fair;Kind=View|Click|Sign-up|Leave;Source=Search|Advert|Social|Direct;Device=Phone|Computer|Tablet;Happened on:date;Seconds:number(s)#0-36000
- Opened from a search | page=Early birds; kind=View; source=Search; device=Phone; seconds=48
- Pressed early access | page=Early birds; kind=Click; source=Social; device=Phone; seconds=12
- Joined the list | page=Waiting list; kind=Sign-up; source=Direct; device=Computer; seconds=95
- Left at the prices | page=Cafes only; kind=Leave; source=Advert; device=Tablet; seconds=7
# points system|points mall|vip level|vip member|membership points|points exchange|reward points
item vip level|member level|membership level|tier: Name!;Points needed:number(points)#0-1000000;Yearly fee:money;Discount:percent#0-100;Points factor:number#1-10;Perks:long;Valid for:number(months)#1-120;Badge:image
- Silver | points_needed=500; yearly_fee=0; discount=3; points_factor=1; perks=Free shipping from 30; valid_for=12
- Gold | points_needed=2000; yearly_fee=49; discount=8; points_factor=2; perks=Own hotline, early access; valid_for=12
- Bronze | points_needed=100; yearly_fee=0; discount=1; points_factor=1; perks=Birthday gift; valid_for=24
- Platinum | points_needed=8000; yearly_fee=120; discount=12; points_factor=3; perks=Free express shipping, event invitations; valid_for=12
record points entry|points transaction|point record|points history: Title!;Member;Kind=Earned|Spent|Expired|Adjusted|Transferred;Points:number(points)#-100000-100000;Reason~Purchase|Daily check-in;Order->@order~L-411|L-412;Booked on:date;Expires on:date;~Balance after:number(points)#0-10000000
- Purchase of shoes | kind=Earned; points=120; reason=Purchase; balance_after=620
- Mug from the mall | kind=Spent; points=-300; reason=Exchange; balance_after=320
- Points of last year | kind=Expired; points=-80; reason=End of year; balance_after=240
- Gift to a friend | kind=Transferred; points=-50; reason=Transfer to Omar; balance_after=190
item reward|gift|exchange item|points product: Name!;Points price:number(points)#1-1000000;Extra payment:money;Stock:number#0-100000;Limit per member:number#1-100;Level needed->@vip level|member level~Silver|Gold;Photo:image;Description:long;~Status=Available|Sold out|Hidden
- Enamel mug | points_price=300; stock=80; limit_per_member=2; level_needed=Silver; status=Available
- Weekend voucher | points_price=4500; extra_payment=50; stock=5; limit_per_member=1; level_needed=Gold; status=Available
- Cinema ticket pair | points_price=1200; stock=0; limit_per_member=4; level_needed=Bronze; status=Sold out
- Barista course | points_price=2800; extra_payment=20; stock=12; limit_per_member=1; level_needed=Platinum; status=Hidden
request exchange|points redemption|reward claim: Number!;Reward->@reward|gift~Enamel mug|Weekend voucher;Quantity:number#1-100;Points spent:number(points)#1-1000000;Recipient;Address:long;Phone:phone;Tracking number
- EX-101 | reward=Enamel mug; quantity=1; points_spent=300; recipient=Greta Palm
- EX-102 | reward=Weekend voucher; quantity=1; points_spent=4500; recipient=Omar Diallo
- EX-103 | reward=Cinema ticket pair; quantity=2; points_spent=2400; recipient=Nina Falk; tracking_number=CT88120
- EX-104 | reward=Barista course; quantity=1; points_spent=2800; recipient=Leo Marin
item points rule|earning rule|task: Name!;Trigger=Purchase|Daily check-in|Sign-up|Invite a friend|Review|Birthday;Points:number(points)#0-100000;Per amount:money;Daily limit:number#1-100;Active:boolean;Starts on:date;Ends on:date
- Check-in | trigger=Daily check-in; points=5; daily_limit=1
- Friend invited | trigger=Invite a friend; points=200; daily_limit=5
- Ten points per 1 spent | trigger=Purchase; points=10; per_amount=1; daily_limit=100
- Birthday gift | trigger=Birthday; points=250; daily_limit=1
record check-in|daily check-in|sign-in: Title!;Member;Day:date;Streak:number(days)#1-3650;Points:number(points)#0-1000
- Day 6 of Greta | streak=6; points=5
- Day 7 of Greta | streak=7; points=20
- Day 1 of Omar | streak=1; points=5
- Day 30 of Nina | streak=30; points=100
! record level change|upgrade history|membership change: Title!;Member;Old level->@vip level|member level~Silver|Gold;New level->@vip level|member level~Silver|Gold;Changed on:date;Reason=Points reached|Paid|Expired|Given by staff;Valid until:date
- Greta to Gold | old_level=Silver; new_level=Gold; reason=Points reached
- Omar back to Silver | old_level=Gold; new_level=Silver; reason=Expired
- Nina buys Platinum | old_level=Gold; new_level=Platinum; reason=Paid
- Leo starts at Bronze | old_level=Bronze; new_level=Silver; reason=Given by staff
! record recharge|top-up|membership purchase [recharge\\w*|top.?up\\w*|balance|vip|pa(y|id)\\w*]: Number!;Member;Amount:money;Bonus points:number(points)#0-100000;Level bought->@vip level|member level~Silver|Gold;Method=Card|Bank transfer|Wallet;Paid on:date;~Status=Pending|Paid|Failed
- RC-501 | amount=49; bonus_points=100; level_bought=Gold; method=Card; status=Paid
- RC-502 | amount=120; bonus_points=400; level_bought=Platinum; method=Bank transfer; status=Pending
- RC-503 | amount=20; bonus_points=20; level_bought=Silver; method=Wallet; status=Failed
- RC-504 | amount=49; bonus_points=100; level_bought=Gold; method=Wallet; status=Paid
+ user: Level->@vip level|member level;~Points balance:number(points)#0-10000000;Level until:date;Invite code
+ order: Points used:number(points)#0-1000000;Points earned:number(points)#0-1000000;Level discount:percent
# loyalty program|loyalty card|stamp card|loyalty app|customer loyalty|cashback
item loyalty program|program|stamp card type: Name!;Kind=Stamps|Points|Cashback|Levels;Stamps needed:number#1-50;Reward;Points per unit:number#0-100;Cashback:percent#0-50;Valid for:number(days)#1-1825;Terms:long;Active:boolean
- Ten coffees | kind=Stamps; stamps_needed=10; reward=One coffee of choice; valid_for=365
- Bakery cashback | kind=Cashback; cashback=4; reward=Credit at the till; valid_for=730
- Lunch points | kind=Points; reward=Menu of the day for 200 points; points_per_unit=5; valid_for=180
- Friends of the house | kind=Levels; reward=Table at the window from level three; points_per_unit=1; valid_for=1095
record loyalty card|stamp card|member card: Card number!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Card holder;Phone:phone;~Stamps:number#0-50;~Points:number#0-1000000;~Credit:money;Opened on:date;~Status=Active|Full|Blocked|Expired
- 7301-22 | program=Ten coffees; card_holder=Selma Igel; stamps=7; status=Active
- 7301-23 | program=Bakery cashback; card_holder=Piotr Lis; credit=3.2; status=Active
- 7301-24 | program=Lunch points; card_holder=Yara Bloch; points=260; status=Full
- 7301-25 | program=Friends of the house; card_holder=Sten Aker; points=41; status=Blocked
record visit|stamp|purchase: Title!;Card->@loyalty card|stamp card~7301-22|7301-23;Branch->@branch|partner shop|location~Mill street|Harbour;Amount:money;Stamps given:number#0-20;Points given:number#0-10000;Cashback:money;Visited on:date;Staff~Jo|Mirela
- Flat white at Mill street | card=7301-22; branch=Mill street; amount=3.9; stamps_given=1; staff=Jo
- Two loaves | card=7301-23; branch=Harbour; amount=9.6; cashback=0.38; staff=Mirela
- Lunch for three | card=7301-24; branch=Market hall; amount=41.4; points_given=207; staff=Jo
- Dinner at the window | card=7301-25; branch=Station kiosk; amount=23; points_given=23; staff=Henk
item branch|partner shop|location: Name!;Address;Phone:phone;Opening hours;Manager;Till code
- Mill street | address=Mill street 8; opening_hours=7 to 19; till_code=MS1
- Harbour | address=Quay 2; opening_hours=6 to 17; till_code=HB1
- Market hall | address=Hall 3, stand 14; opening_hours=10 to 16; manager=Ilse Rand; till_code=MH2
- Station kiosk | address=Platform 1; opening_hours=5 to 21; manager=Henk Vos; till_code=SK1
item reward|loyalty reward|perk: Name!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Cost:number(points)#0-100000;Value:money;Stock:number#0-10000;Valid until:date;Photo:image
- Free coffee | program=Ten coffees; cost=10; value=4.5; stock=9999
- Bread bag | program=Bakery cashback; cost=150; value=8; stock=40
- Menu of the day | program=Lunch points; cost=200; value=12.5; stock=500
- Window table evening | program=Friends of the house; cost=400; value=30; stock=8
record redemption|reward claim: Number!;Card->@loyalty card|stamp card~7301-22|7301-23;Reward->@reward|loyalty reward~Free coffee|Bread bag;Branch->@branch|partner shop~Mill street|Harbour;Redeemed on:date;Code;~Status=Reserved|Given|Cancelled
- RW-11 | card=7301-22; reward=Free coffee; branch=Mill street; status=Given
- RW-12 | card=7301-23; reward=Bread bag; branch=Harbour; status=Reserved
- RW-13 | card=7301-24; reward=Menu of the day; branch=Market hall; code=K4T9; status=Given
- RW-14 | card=7301-25; reward=Window table evening; branch=Station kiosk; code=M2QX; status=Cancelled
item promotion|double points day|offer: Title!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Factor:number#1-10;Starts on:date;Ends on:date;Audience=All|New|Inactive|Best customers;Text:long
- Double stamp Tuesday | program=Ten coffees; factor=2; audience=All
- We miss you | program=Bakery cashback; factor=3; audience=Inactive
- Triple points for newcomers | program=Lunch points; factor=3; audience=New
- Thank you evening | program=Friends of the house; factor=2; audience=Best customers; text=Come by between six and eight.
! record balance change|points adjustment: Title!;Card->@loyalty card|stamp card~7301-22|7301-23;Change:number#-100000-100000;Reason=Earned|Redeemed|Expired|Correction;Changed on:date;Changed by;Note
- Correction of double scan | card=7301-22; change=-1; reason=Correction
- Expired points | card=7301-23; change=-40; reason=Expired
- Lunch for three points | card=7301-24; change=207; reason=Earned; changed_by=Till MH2
- Menu handed out | card=7301-24; change=-200; reason=Redeemed; note=RW-13
+ order: Loyalty card->@loyalty card|stamp card;Cashback used:money
# affiliate|referral link|referral program|commission rate|affiliate program|affiliate marketing
person affiliate|partner|publisher|promoter: Name!;Email:email;Website:url;Channel=Blog|Video|Newsletter|Social media|Coupons;Tracking code;Commission rate:percent#0-90;Payout account;~Balance:money;~Status=Applied|Active|Paused|Banned
- Hiking Notes | channel=Blog; tracking_code=hike12; commission_rate=10; balance=184.2; status=Active
- Desk Setup Weekly | channel=Newsletter; tracking_code=desk7; commission_rate=8; balance=51; status=Active
- Coupon Harbour | channel=Coupons; tracking_code=harb3; commission_rate=5; balance=0; status=Banned
- Trail Run Clips | channel=Video; tracking_code=clips22; commission_rate=12; balance=326.9; status=Paused
item affiliate program|offer|campaign: Name!;Merchant;Landing page:url;Commission kind=Per sale|Per lead|Per click|Recurring;Commission:percent#0-90;Fixed amount:money;Cookie days:number(days)#1-365;Terms:long;~Status=Draft|Running|Ended
- Trail shop sales | merchant=Trail Supply; commission_kind=Per sale; commission=10; cookie_days=30; status=Running
- Notes app sign-ups | merchant=Notewell; commission_kind=Per lead; fixed_amount=4; cookie_days=60; status=Running
- Hosting recurring | merchant=Cloudmoor; commission_kind=Recurring; commission=20; cookie_days=90; status=Draft
- Magazine clicks | merchant=Slow Reader; commission_kind=Per click; fixed_amount=0.08; cookie_days=7; status=Ended
item tracking link|referral link|affiliate link: Name!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Program->@affiliate program|offer~Trail shop sales|Notes app sign-ups;Target page:url;Short code;Sub id;~Clicks:number#0-100000000;~Sales:number#0-1000000
- Boots review link | affiliate=Hiking Notes; program=Trail shop sales; short_code=bts1; clicks=1310; sales=22
- Footer of issue 40 | affiliate=Desk Setup Weekly; program=Notes app sign-ups; short_code=nl40; clicks=420; sales=17
- Shoe test video | affiliate=Trail Run Clips; program=Trail shop sales; short_code=vid9; sub_id=description; clicks=5400; sales=61
- Deal page hosting | affiliate=Coupon Harbour; program=Hosting recurring; short_code=host5; clicks=88; sales=0
record click|link click|visit: Reference!;Link->@tracking link|referral link~Boots review link|Footer of issue 40;Clicked on:date;Clicked at:time;Country;Device=Desktop|Phone|Tablet;Referrer:url;Unique:boolean
- c-99120 | link=Boots review link; country=Austria; device=Phone
- c-99121 | link=Footer of issue 40; country=Canada; device=Desktop
- c-99122 | link=Shoe test video; country=Spain; device=Tablet
- c-99123 | link=Deal page hosting; country=Poland; device=Desktop
record conversion|referral|referred sale|sale: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Link->@tracking link|referral link~Boots review link|Footer of issue 40;Order value:money;Referred customer;Happened on:date;~Commission:money;~Status=Pending|Approved|Rejected|Paid
- cv-7710 | affiliate=Hiking Notes; link=Boots review link; order_value=189; commission=18.9; status=Approved
- cv-7711 | affiliate=Desk Setup Weekly; link=Footer of issue 40; order_value=0; commission=4; status=Pending
- cv-7712 | affiliate=Trail Run Clips; link=Shoe test video; order_value=132; commission=15.84; status=Paid
- cv-7713 | affiliate=Coupon Harbour; link=Deal page hosting; order_value=60; commission=12; status=Rejected
request payout|withdrawal|payout request: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Amount:money;Method=Bank transfer|PayPal|Crypto|Store credit;Account;Period;Transfer number
- PO-301 | affiliate=Hiking Notes; amount=150; method=Bank transfer; period=September
- PO-302 | affiliate=Desk Setup Weekly; amount=51; method=PayPal; period=September
- PO-303 | affiliate=Trail Run Clips; amount=300; method=Crypto; period=August
- PO-304 | affiliate=Hiking Notes; amount=34.2; method=Store credit; period=October
item banner|creative|promo material: Name!;Program->@affiliate program|offer~Trail shop sales|Notes app sign-ups;Size~728x90|300x250;Picture:image;Text:long;Link:url;Language
- Autumn boots wide | program=Trail shop sales; size=728x90; language=English
- Notes square | program=Notes app sign-ups; size=300x250; language=German
- Hosting skyscraper | program=Hosting recurring; size=160x600; text=Move your site in an hour; language=English
- Trail sale square | program=Trail shop sales; size=300x250; text=Up to 30 percent; language=Spanish
! record commission|commission record|earning: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Conversion->@conversion|referral~cv-7710|cv-7711;Rate:percent#0-90;Amount:money;Level=Direct|Second level|Bonus;Earned on:date;Payout->@payout|withdrawal~PO-301|PO-302;~Status=Pending|Approved|Paid|Reversed
- Boots sale 10 percent | affiliate=Hiking Notes; conversion=cv-7710; rate=10; amount=18.9; level=Direct; payout=PO-301; status=Approved
- Notes lead | affiliate=Desk Setup Weekly; conversion=cv-7711; amount=4; level=Direct; status=Pending
- Shoe video 12 percent | affiliate=Trail Run Clips; conversion=cv-7712; rate=12; amount=15.84; level=Direct; payout=PO-303; status=Paid
- Hosting reversed | affiliate=Coupon Harbour; conversion=cv-7713; rate=20; amount=12; level=Second level; status=Reversed
+ user: Referred by->@affiliate|partner;Referral code
+ order: Affiliate->@affiliate|partner;Tracking link->@tracking link|referral link;Commission:money
# a/b test|a/b testing|split test|experimentation platform|feature flag|conversion optimization|landing page test
item experiment|a/b test|split test: Name!;Page:url;Hypothesis:long;Goal->@goal|conversion goal~Sign-up done|Order placed;Traffic share:percent;Audience;Starts on:date;Ends on:date;Owner~Zoe Lang|Amir Said;~Winner;~Status=Draft|Running|Paused|Finished
- Green sign-up button | hypothesis=A stronger color lifts sign-ups.; goal=Sign-up done; traffic_share=50; audience=New visitors; owner=Zoe Lang; status=Running
- Shorter checkout | hypothesis=Fewer fields, more orders.; goal=Order placed; traffic_share=100; audience=All; owner=Amir Said; winner=One page; status=Finished
- Price shown per month | hypothesis=Small numbers frighten less.; goal=Plan page seen; traffic_share=30; audience=Returning visitors; owner=Amir Said; status=Paused
- Reviews above the fold | hypothesis=Trust first, then the price.; goal=Basket value; traffic_share=80; audience=Desktop; owner=Zoe Lang; status=Draft
item variant|variation|test version: Name!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Control:boolean;Weight:percent;Change:long;Screenshot:image;Link:url
- Green | experiment=Green sign-up button; weight=50; change=Button color 2E8B57
- One page | experiment=Shorter checkout; weight=50; change=Address and payment on one page
- Per month | experiment=Price shown per month; weight=34; change=Yearly price divided by twelve
- Stars on top | experiment=Reviews above the fold; weight=50; change=Three reviews under the title
item goal|conversion goal|metric: Name!;Kind=Click|Page view|Form sent|Purchase|Revenue|Time on page;Target;Value:money;Primary:boolean;Description:long
- Sign-up done | kind=Form sent; target=/welcome; value=2
- Order placed | kind=Purchase; target=/thank-you; value=38
- Plan page seen | kind=Page view; target=/plans; value=0.5
- Basket value | kind=Revenue; target=Sum of the basket; value=52
record variant result|test result|daily result: Title!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Variant->@variant|variation~Green|One page;Day:date;Visitors:number#0-100000000;Conversions:number#0-100000000;Conversion rate:percent;Uplift:percent#-100-1000;Confidence:percent;Revenue:money
- Green first week | experiment=Green sign-up button; variant=Green; visitors=4120; conversions=231; conversion_rate=5.6; uplift=12; confidence=93
- One page total | experiment=Shorter checkout; variant=One page; visitors=18200; conversions=764; conversion_rate=4.2; uplift=9; confidence=98; revenue=29032
- Monthly price, four days | experiment=Price shown per month; variant=Per month; visitors=980; conversions=88; conversion_rate=9; uplift=-3; confidence=61
- Stars preview | experiment=Reviews above the fold; variant=Stars on top; visitors=210; conversions=6; conversion_rate=2.9; uplift=4; confidence=22; revenue=312
item audience segment|segment|targeting rule: Name!;Device=All|Desktop|Phone|Tablet;Country;Visitor=All|New|Returning;Source;Condition:long;~Share of traffic:percent
- New on phones | device=Phone; visitor=New; share_of_traffic=34
- Returning from newsletter | device=All; visitor=Returning; source=Newsletter; share_of_traffic=11
- Returning desktop | device=Desktop; visitor=Returning; condition=At least two visits; share_of_traffic=23
- Tablets from adverts | device=Tablet; country=Germany; visitor=All; source=Search ads; share_of_traffic=3
item feature flag|flag|toggle: Key!;Description:long;Environment=Development|Staging|Production;Rollout:percent;Segment->@audience segment|segment~New on phones|Returning from newsletter;Owner~Zoe Lang|Amir Said;Enabled:boolean
- new-search | description=Search with suggestions; environment=Production; rollout=20; segment=New on phones; owner=Amir Said
- dark-mode | description=Dark colors; environment=Staging; rollout=100; owner=Zoe Lang
- checkout-one-page | description=Checkout on one page; environment=Production; rollout=100; owner=Amir Said
- star-snippets | description=Stars in the list; environment=Development; rollout=5; segment=Returning desktop; owner=Zoe Lang
! record visitor assignment|exposure|participant: Visitor id!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Variant->@variant|variation~Green|One page;First seen on:date;Device=Desktop|Phone|Tablet;Country;Converted:boolean;Value:money
- v-88120 | experiment=Green sign-up button; variant=Green; device=Phone; country=France
- v-88121 | experiment=Shorter checkout; variant=One page; device=Desktop; country=Spain; value=41
- v-88122 | experiment=Price shown per month; variant=Per month; device=Tablet; country=Italy
- v-88123 | experiment=Reviews above the fold; variant=Stars on top; device=Desktop; country=Germany; value=58
! record experiment change|change log: Title!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Change=Started|Paused|Traffic changed|Variant edited|Stopped;Changed by;Changed on:date;Note
- Green started | experiment=Green sign-up button; change=Started
- Checkout stopped | experiment=Shorter checkout; change=Stopped; note=98 percent confidence
- Monthly price paused | experiment=Price shown per month; change=Paused; changed_by=Amir Said; note=Wrong price for annual plan
- Reviews text edited | experiment=Reviews above the fold; change=Variant edited; changed_by=Zoe Lang
+ report: Experiment->@experiment|a/b test|split test;Finding:long;Recommendation=Roll out|Repeat|Drop
# seo tool|keyword research|keyword rank|site audit|keyword tracker|keyword position|seo audit|seo analysis
item website|domain|seo project: Name!;Domain;Country;Search engine=Google|Bing|Yandex|Baidu|DuckDuckGo;Competitors;Owner;Visibility:percent;~Authority:number#0-100;~Status=Active|Paused
- Alpine Lamps | domain=alpinelamps.example; country=Switzerland; search_engine=Google; competitors=lampenhaus.example; visibility=12; authority=34; status=Active
- Teapot Corner | domain=teapotcorner.example; country=United Kingdom; search_engine=Google; visibility=21; authority=41; status=Active
- Harbour Dentists | domain=harbourdentists.example; country=Ireland; search_engine=Bing; competitors=quayteeth.example; visibility=6; authority=18; status=Active
- Velo Atelier | domain=veloatelier.example; country=France; search_engine=DuckDuckGo; visibility=9; authority=27; status=Paused
item keyword|search term|tracked keyword: Keyword!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Group->@keyword group|topic cluster~Products|Guides;Search volume:number(per month)#0-100000000;Difficulty:number#0-100;Cost per click:money;Intent=Informational|Commercial|Transactional|Navigational;Target page:url;~Position:number#1-200
- wooden floor lamp | site=Alpine Lamps; group=Products; search_volume=2900; difficulty=38; cost_per_click=0.8; intent=Transactional; position=11
- how to brew oolong | site=Teapot Corner; group=Guides; search_volume=5400; difficulty=29; cost_per_click=0.3; intent=Informational; position=4
- emergency dentist cork | site=Harbour Dentists; group=Local services; search_volume=720; difficulty=22; cost_per_click=3.4; intent=Commercial; position=7
- velo atelier opening hours | site=Velo Atelier; group=Brand; search_volume=140; difficulty=4; cost_per_click=0.1; intent=Navigational; position=1
item keyword group|topic cluster|tag: Name!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Main page:url;Color;Note
- Products | site=Alpine Lamps
- Guides | site=Teapot Corner
- Local services | site=Harbour Dentists; color=Teal; note=Town in every title
- Brand | site=Velo Atelier; color=Orange
record ranking|rank check|keyword position: Title!;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Position:number#1-200;Previous position:number#1-200;Page found:url;Device=Desktop|Phone;Place;Checked on:date;Snippet=None|Featured|Images|Map|Video;~Change:number#-200-200
- Floor lamp week 40 | keyword=wooden floor lamp; position=11; previous_position=14; device=Phone; place=Zurich; snippet=None; change=3
- Oolong week 40 | keyword=how to brew oolong; position=4; previous_position=4; device=Desktop; place=Leeds; snippet=Featured; change=0
- Dentist week 41 | keyword=emergency dentist cork; position=7; previous_position=5; device=Phone; place=Cork; snippet=Map; change=-2
- Atelier week 41 | keyword=velo atelier opening hours; position=1; previous_position=1; device=Desktop; place=Lyon; snippet=None; change=0
record site audit|crawl|seo check: Title!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Pages crawled:number#0-10000000;Errors:number#0-1000000;Warnings:number#0-1000000;Load time:number(ms)#0-120000;Started on:date;~Score:number#0-100;~Status=Queued|Running|Done|Failed
- Alpine October | site=Alpine Lamps; pages_crawled=340; errors=12; warnings=61; load_time=1800; score=78; status=Done
- Teapot October | site=Teapot Corner; pages_crawled=120; errors=2; warnings=19; load_time=950; score=92; status=Done
- Dentists May | site=Harbour Dentists; pages_crawled=46; errors=5; warnings=14; load_time=2600; score=71; status=Running
- Atelier spring | site=Velo Atelier; pages_crawled=0; errors=0; warnings=0; load_time=0; score=0; status=Failed
record audit issue|seo issue|finding: Title!;Audit->@site audit|crawl~Alpine October|Teapot October;Page:url;Kind=Broken link|Missing title|Duplicate text|Slow page|Missing description|Redirect chain;Severity=Error|Warning|Notice;Advice:long;Assigned to;~Status=Open|Fixed|Ignored
- Two pages without title | audit=Alpine October; kind=Missing title; severity=Error; advice=Write titles up to 60 characters.; status=Open
- Slow gallery | audit=Teapot October; kind=Slow page; severity=Warning; advice=Shrink pictures.; status=Fixed
- Price list link is dead | audit=Dentists May; kind=Broken link; severity=Error; advice=Point it to the new page.; assigned_to=Carla Dune; status=Open
- Three redirects to home | audit=Alpine October; kind=Redirect chain; severity=Notice; advice=One redirect is enough.; status=Ignored
item competitor|competitor site: Name!;Domain;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Common keywords:number#0-10000000;Visibility:percent;Authority:number#0-100;Checked on:date
- Lampenhaus | domain=lampenhaus.example; site=Alpine Lamps; common_keywords=210; visibility=19; authority=44
- Leaf and Pot | domain=leafandpot.example; site=Teapot Corner; common_keywords=160; visibility=17; authority=37
- Quay Teeth | domain=quayteeth.example; site=Harbour Dentists; common_keywords=38; visibility=8; authority=21
- Roue Libre | domain=rouelibre.example; site=Velo Atelier; common_keywords=95; visibility=14; authority=33
! record backlink|inbound link: Linking page!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Target page:url;Anchor text;Authority:number#0-100;Kind=Follow|Nofollow|Sponsored;First seen on:date;~Status=Active|Lost
- blog.example/best-lamps | site=Alpine Lamps; anchor_text=wooden lamps; authority=38; kind=Follow; status=Active
- forum.example/tea/71 | site=Teapot Corner; anchor_text=this guide; authority=22; kind=Nofollow; status=Active
- townguide.example/health | site=Harbour Dentists; anchor_text=dentists in the harbour; authority=45; kind=Sponsored; status=Active
- cyclemag.example/workshops | site=Velo Atelier; anchor_text=atelier in the old town; authority=51; kind=Follow; status=Lost
! work seo task|optimization task [task\\w*|optimi\\w*|content|to.?do\\w*|plan\\w*]: Title!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Page:url;Due on:date;Assigned to~Nils Oster|Carla Dune;Priority=Low|Normal|High
- Rewrite lamp page | site=Alpine Lamps; keyword=wooden floor lamp; assigned_to=Nils Oster; priority=High
- Add oolong video | site=Teapot Corner; keyword=how to brew oolong; assigned_to=Carla Dune; priority=Normal
- Add opening hours to snippet | site=Harbour Dentists; keyword=emergency dentist cork; assigned_to=Carla Dune; priority=High
- Ask magazine for the lost link | site=Velo Atelier; assigned_to=Nils Oster; priority=Low
! item rank alert|position alert [alert\\w*|notif\\w*|drop\\w*]: Name!;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Condition=Drops by|Rises by|Leaves top 10|Enters top 3;Positions:number#1-100;Notify=Email|Chat;Active:boolean
- Lamp leaves top 20 | keyword=wooden floor lamp; condition=Drops by; positions=5; notify=Email
- Oolong enters top 3 | keyword=how to brew oolong; condition=Enters top 3; positions=3; notify=Chat
- Dentist leaves page one | keyword=emergency dentist cork; condition=Leaves top 10; positions=10; notify=Email
- Lamp rises | keyword=wooden floor lamp; condition=Rises by; positions=3; notify=Chat
+ report: Site->@website|domain|seo project;Period;Sent to;Logo:image
# backlink|link building|guest post|outreach|link exchange|link juice|backlink checker
item website|domain|target site: Name!;Domain;Niche~Travel|Finance;Language;Authority:number#0-100;Monthly visits:number#0-1000000000;Spam score:number#0-100;Owner;~Status=Active|Paused
- Coastal Trails | domain=coastaltrails.example; niche=Travel; language=English; authority=37; monthly_visits=21000; spam_score=2; status=Active
- Penny Plan | domain=pennyplan.example; niche=Finance; language=English; authority=46; monthly_visits=54000; spam_score=1; status=Active
- Sprout Balcony | domain=sproutbalcony.example; niche=Gardening; language=German; authority=29; monthly_visits=9800; spam_score=3; status=Active
- Byte Mender | domain=bytemender.example; niche=Technology; language=English; authority=33; monthly_visits=15500; spam_score=11; status=Paused
record backlink|inbound link|link: Linking page!;Target site->@website|domain|target site~Coastal Trails|Penny Plan;Target page:url;Anchor text;Kind=Follow|Nofollow|Sponsored|User content;Authority:number#0-100;First seen on:date;Last checked on:date;~Status=Live|Lost|Broken|Disavowed
- walkblog.example/top-ten | target_site=Coastal Trails; anchor_text=cliff path guide; kind=Follow; authority=41; status=Live
- moneyforum.example/t/88 | target_site=Penny Plan; anchor_text=budget sheet; kind=User content; authority=29; status=Lost
- cityfarm.example/links | target_site=Sprout Balcony; anchor_text=balcony tomatoes; kind=Nofollow; authority=35; status=Live
- cheaplinks.example/p/9 | target_site=Byte Mender; anchor_text=laptop repair; kind=Sponsored; authority=6; status=Disavowed
person publisher|link partner|blogger|prospect: Name!;Website:url;Contact email:email;Niche~Travel|Finance;Authority:number#0-100;Price per post:money;Turnaround:number(days)#1-90;Accepts=Guest posts|Link inserts|Exchange|All;Note:long;~Status=New|Contacted|Agreed|Declined
- Walk Blog | niche=Travel; authority=41; price_per_post=80; turnaround=7; accepts=Guest posts; status=Agreed
- Saver Daily | niche=Finance; authority=52; price_per_post=160; turnaround=10; accepts=All; status=Contacted
- City Farm Letter | niche=Gardening; authority=35; price_per_post=40; turnaround=14; accepts=Exchange; note=Wants pictures with every text.; status=New
- Gadget Ward | niche=Technology; authority=58; price_per_post=220; turnaround=5; accepts=Link inserts; status=Declined
item outreach campaign|link campaign|campaign: Name!;Site->@website|domain|target site~Coastal Trails|Penny Plan;Goal links:number#1-10000;Budget:money;Email template:long;Starts on:date;Ends on:date;~Links won:number#0-10000;~Status=Draft|Running|Finished
- Cliff path spring | site=Coastal Trails; goal_links=20; budget=900; links_won=7; status=Running
- Budget sheet push | site=Penny Plan; goal_links=12; budget=1400; links_won=3; status=Running
- Balcony season | site=Sprout Balcony; goal_links=8; budget=250; links_won=8; status=Finished
- Repair manuals | site=Byte Mender; goal_links=15; budget=700; links_won=0; status=Draft
record outreach email|pitch|contact attempt: Subject!;Campaign->@outreach campaign|link campaign~Cliff path spring|Budget sheet push;Publisher->@publisher|link partner|blogger~Walk Blog|Saver Daily;Sent on:date;Follow-ups:number#0-10;Text:long;~Answer=None|Interested|Declined|Published
- A path your readers miss | campaign=Cliff path spring; publisher=Walk Blog; follow_ups=1; answer=Published
- Free budget sheet | campaign=Budget sheet push; publisher=Saver Daily; follow_ups=2; answer=None
- Tomatoes without a garden | campaign=Balcony season; publisher=City Farm Letter; follow_ups=0; answer=Interested
- A manual for every hinge | campaign=Repair manuals; publisher=Gadget Ward; follow_ups=1; answer=Declined
work guest post|guest article|content piece: Title!;Publisher->@publisher|link partner|blogger~Walk Blog|Saver Daily;Campaign->@outreach campaign|link campaign~Cliff path spring|Budget sheet push;Writer~Owen Hart|Lucia Vale;Words:number#100-20000;Anchor text;Due on:date;Draft:file;Live page:url
- Seven cliff walks in spring | publisher=Walk Blog; campaign=Cliff path spring; writer=Owen Hart; words=1200; anchor_text=cliff path guide
- Budget in an hour | publisher=Saver Daily; campaign=Budget sheet push; writer=Lucia Vale; words=900; anchor_text=budget sheet
- Five herbs for shade | publisher=City Farm Letter; campaign=Balcony season; writer=Lucia Vale; words=800; anchor_text=balcony herbs
- When a laptop hinge breaks | publisher=Gadget Ward; campaign=Repair manuals; writer=Owen Hart; words=1500; anchor_text=hinge manual
! record link check|backlink check: Title!;Backlink->@backlink|inbound link~walkblog.example/top-ten|moneyforum.example/t/88;Checked on:date;Response code:number#100-599;Found:boolean;Anchor found;Kind=Follow|Nofollow;Note
- Walk blog weekly | backlink=walkblog.example/top-ten; response_code=200; anchor_found=cliff path guide; kind=Follow
- Forum weekly | backlink=moneyforum.example/t/88; response_code=404; note=Thread deleted
- City farm weekly | backlink=cityfarm.example/links; response_code=200; anchor_found=balcony tomatoes; kind=Nofollow
- Cheap links weekly | backlink=cheaplinks.example/p/9; response_code=503; kind=Follow; note=Server is often down
! record domain metric|authority history [histor\\w*|trend\\w*|track\\w*|monitor\\w*]: Title!;Site->@website|domain|target site~Coastal Trails|Penny Plan;Measured on:date;Authority:number#0-100;Backlinks:number#0-100000000;Referring domains:number#0-10000000;Monthly visits:number#0-1000000000
- Coastal October | site=Coastal Trails; authority=37; backlinks=812; referring_domains=140; monthly_visits=21000
- Penny October | site=Penny Plan; authority=46; backlinks=2210; referring_domains=305; monthly_visits=54000
- Sprout October | site=Sprout Balcony; authority=29; backlinks=304; referring_domains=71; monthly_visits=9800
- Byte September | site=Byte Mender; authority=32; backlinks=1120; referring_domains=88; monthly_visits=14900
+ order: Publisher->@publisher|link partner|blogger;Target page:url;Anchor text;Article wanted:boolean;~Status=New|Writing|Submitted|Published|Cancelled
# email marketing|newsletter campaign|email campaign|bulk email|email sender|drip campaign
item mailing list|contact list|audience|segment: Name!;Description:long;Sender name;Reply address:email;Double opt-in:boolean;Rule:long;~Contacts:number#0-100000000;~Status=Active|Archived
- Garden letter readers | sender_name=Moss Nursery; description=Monthly letter with tips.; contacts=4120; status=Active
- Trade buyers | sender_name=Moss Trade; description=Landscapers and shops.; contacts=380; status=Active
- Course guests 2025 | sender_name=Moss School; rule=Booked a course in 2025; contacts=640; status=Active
- Old shop customers | sender_name=Moss Nursery; description=From the former shop system.; contacts=7900; status=Archived
person contact|subscriber|recipient: Email!;First name;Last name;List->@mailing list|contact list~Garden letter readers|Trade buyers;Language;Town;Tags;Joined on:date;Source=Form|Import|Shop|Event;~Status=Waiting for confirmation|Subscribed|Unsubscribed|Bounced
- edith@larch.example | first_name=Edith; list=Garden letter readers; language=English; tags=roses; source=Form; status=Subscribed
- buero@gruenwerk.example | first_name=Timo; list=Trade buyers; language=German; tags=trade; source=Import; status=Bounced
- ilse@hofmann.example | first_name=Ilse; last_name=Hofmann; list=Course guests 2025; language=German; town=Graz; tags=pruning; source=Event; status=Waiting for confirmation
- marc@delta.example | first_name=Marc; list=Old shop customers; language=French; source=Shop; status=Unsubscribed
item campaign|email campaign|newsletter|mailing: Subject!;Preview text;List->@mailing list|contact list~Garden letter readers|Trade buyers;Template->@email template|template~Seasonal letter|Price list;Sender->@sender address|smtp account~letters@moss.example|trade@moss.example;Text:long;Send on:date;Send at:time;~Sent:number#0-100000000;~Open rate:percent;~Click rate:percent;~Status=Draft|Scheduled|Sending|Sent|Stopped
- Bulbs go in now | preview_text=Three weeks left for tulips; list=Garden letter readers; template=Seasonal letter; sender=letters@moss.example; sent=4012; open_rate=42; click_rate=9; status=Sent
- Trade prices for spring | list=Trade buyers; template=Price list; sender=trade@moss.example; status=Scheduled
- Five places left for pruning | preview_text=Saturday in the orchard; list=Course guests 2025; template=Course reminder; sender=school@moss.example; sent=310; open_rate=61; click_rate=18; status=Sending
- We miss your balcony | list=Old shop customers; template=Welcome back; sender=letters@moss.example; sent=1200; open_rate=8; click_rate=1; status=Stopped
item email template|template|layout: Name!;Subject;Body:long;Placeholders;Category=Newsletter|Welcome|Offer|Reminder|Transaction;Preview:image;Version:number#1-1000
- Seasonal letter | category=Newsletter; placeholders=First name, tip; version=3
- Price list | category=Offer; placeholders=Company; version=1
- Course reminder | subject=See you on DAY; category=Reminder; placeholders=First name, course, day; version=5
- Welcome back | subject=Ten percent for old friends; category=Welcome; placeholders=First name; version=2
item sender address|smtp account|mail account: Address!;Display name;Server;Port:number#1-65535;Daily limit:number#1-10000000;Verified:boolean;~Sent today:number#0-10000000;~Reputation=Good|Medium|Poor
- letters@moss.example | display_name=Moss Nursery; server=smtp.moss.example; port=587; daily_limit=10000; sent_today=4012; reputation=Good
- trade@moss.example | display_name=Moss Trade; server=smtp.moss.example; port=587; daily_limit=2000; reputation=Medium
- school@moss.example | display_name=Moss School; server=smtp.moss.example; port=465; daily_limit=1000; sent_today=310; reputation=Good
- deals@moss.example | display_name=Moss Deals; server=smtp.old.example; port=25; daily_limit=500; sent_today=0; reputation=Poor
item automation|drip sequence|autoresponder: Name!;Trigger=Joined list|Date|Purchase|Link clicked|No opening;List->@mailing list|contact list~Garden letter readers|Trade buyers;Steps:long;First wait:number(h)#0-8760;~People in it:number#0-1000000;~Status=Draft|Running|Paused
- Welcome in three letters | trigger=Joined list; list=Garden letter readers; steps=Welcome, soil guide, first offer; first_wait=1; people_in_it=61; status=Running
- Win back trade buyers | trigger=No opening; list=Trade buyers; first_wait=720; status=Paused
- Two days before the course | trigger=Date; list=Course guests 2025; steps=What to bring, map; first_wait=0; people_in_it=24; status=Running
- After the first order | trigger=Purchase; list=Garden letter readers; steps=Thanks, planting guide; first_wait=48; people_in_it=0; status=Draft
! record delivery|sent email|send log: Title!;Campaign->@campaign|email campaign~Bulbs go in now|Trade prices for spring;Contact->@contact|subscriber~edith@larch.example|buero@gruenwerk.example;Sent on:date;Sent at:time;Opens:number#0-10000;Clicks:number#0-10000;Error;~Status=Queued|Delivered|Opened|Clicked|Bounced|Marked as spam
- Bulbs to Edith | campaign=Bulbs go in now; contact=edith@larch.example; opens=2; clicks=1; status=Clicked
- Spring prices to Timo | campaign=Trade prices for spring; contact=buero@gruenwerk.example; error=Mailbox full; status=Bounced
- Pruning to Ilse | campaign=Five places left for pruning; contact=ilse@hofmann.example; opens=1; clicks=0; status=Opened
- Balcony to Marc | campaign=We miss your balcony; contact=marc@delta.example; opens=1; clicks=0; status=Marked as spam
! record link click|opening|tracking event: Title!;Campaign->@campaign|email campaign~Bulbs go in now|Trade prices for spring;Contact->@contact|subscriber~edith@larch.example|buero@gruenwerk.example;Kind=Open|Click|Unsubscribe|Complaint;Link:url;Happened on:date;Happened at:time;Device=Desktop|Phone|Tablet
- Edith clicked tulips | campaign=Bulbs go in now; contact=edith@larch.example; kind=Click; device=Phone
- Edith opened bulbs | campaign=Bulbs go in now; contact=edith@larch.example; kind=Open; device=Phone
- Marc left the list | campaign=We miss your balcony; contact=marc@delta.example; kind=Unsubscribe; device=Desktop
- Ilse opened pruning | campaign=Five places left for pruning; contact=ilse@hofmann.example; kind=Open; device=Tablet
! record contact import|import job [import\\w*|upload\\w*|csv|excel]: Title!;List->@mailing list|contact list~Garden letter readers|Trade buyers;File:file;Rows:number#0-10000000;Added:number#0-10000000;Duplicates:number#0-10000000;Invalid:number#0-10000000;~Status=Waiting|Running|Done|Failed
- Fair visitors | list=Garden letter readers; rows=240; added=198; duplicates=30; invalid=12; status=Done
- Old shop export | list=Old shop customers; rows=8400; added=7900; duplicates=260; invalid=240; status=Done
- Landscapers of the guild | list=Trade buyers; rows=95; added=0; duplicates=0; invalid=0; status=Waiting
- Course list 2025 | list=Course guests 2025; rows=655; added=0; duplicates=0; invalid=655; status=Failed
+ report: Campaign->@campaign|email campaign;Opened:percent;Clicked:percent;Unsubscribed:number
! item blocked address|suppression entry|blacklist entry [block\\w*|blacklist\\w*|suppress\\w*|unsubscri\\w*]: Address!;Reason=Bounced|Complaint|Wish|By hand;Blocked on:date;Blocked by~Mara Quinn;Note
- nobody@old.example | reason=Bounced; blocked_by=System
- angry@mail.example | reason=Complaint; blocked_by=System
- info@rival.example | reason=By hand; blocked_by=Mara Quinn
- edna@mail.example | reason=Wish; blocked_by=Mara Quinn
! item sending plan|sending quota|email plan|quota [quota\\w*|plans?|limit\\w*|pric\\w*]: Name!;Mails a month:number#0-1000000000;Contacts:number#0-100000000;Price per month:money;Users:number#1-10000;Valid from:date;~Used this month:number#0-1000000000;Active:boolean
- Starter | mails_a_month=5000; contacts=1000; price_per_month=0; users=1; used_this_month=2100
- Shop | mails_a_month=50000; contacts=10000; price_per_month=39; users=3; used_this_month=31800
- Chain | mails_a_month=500000; contacts=100000; price_per_month=240; users=20; used_this_month=88000
- Holiday extra | mails_a_month=100000; contacts=0; price_per_month=25; users=0; used_this_month=0
! item contact tag|tag|segment tag|label [tag\\w*|segment\\w*|label\\w*]: Name!;Colour;Rule;Set by=By hand|By rule|Import;~Contacts:number#0-100000000
- Bought twice | rule=2 orders or more; set_by=By rule; contacts=840
- VIP | set_by=By hand; contacts=35
- Fair visitors | set_by=Import; contacts=310
- Sleeping | rule=No opening for 180 days; set_by=By rule; contacts=1200
# bulk sms|sms gateway|sms marketing|virtual number|sms campaign|sms platform|receive sms
record sms|text message|sms message: Reference!;To number:phone;Sender id->@sender id|phone number|sender name~KITA-NORD|+43 660 5550101;Text:long;Template->@sms template|message template~Pick-up reminder|Login code;Parts:number#1-20;Send on:date;Send at:time;~Cost:money;~Status=Queued|Sent|Delivered|Failed|Rejected
- SM-88101 | to_number=+43 660 5550142; sender_id=KITA-NORD; text=Please pick up Lea by 16:30.; template=Pick-up reminder; parts=1; cost=0.06; status=Delivered
- SM-88102 | to_number=+43 660 5550177; sender_id=+43 660 5550101; text=Your code is 118 402.; template=Login code; parts=1; cost=0.06; status=Failed
- SM-88103 | to_number=+49 151 5550188; sender_id=PIZZERIA; text=Two pizzas for one today until nine.; template=Tuesday offer; parts=1; cost=0.07; status=Sent
- SM-88104 | to_number=+43 660 5550199; sender_id=33221; text=Water is off in Mill lane from 8 to 11.; template=Water notice; parts=1; cost=0.05; status=Rejected
item sms campaign|campaign|bulk sending: Name!;Template->@sms template|message template~Pick-up reminder|Login code;Group->@contact group|recipient list~Parents north|Staff;Sender id->@sender id|phone number~KITA-NORD|+43 660 5550101;Send on:date;Send at:time;~Recipients:number#0-10000000;~Delivered:number#0-10000000;~Cost:money;~Status=Draft|Scheduled|Sending|Done|Stopped
- Closed on Friday | template=Pick-up reminder; group=Parents north; sender_id=KITA-NORD; recipients=84; delivered=83; cost=5.04; status=Done
- Shift change note | template=Pick-up reminder; group=Staff; sender_id=KITA-NORD; recipients=22; status=Scheduled
- Two for one Tuesday | template=Tuesday offer; group=Pizza guests; sender_id=PIZZERIA; recipients=910; delivered=512; cost=35.84; status=Sending
- Mill lane without water | template=Water notice; group=Mill lane; sender_id=33221; recipients=140; delivered=0; cost=0; status=Stopped
person contact|recipient|phone contact: Name!;Phone:phone;Group->@contact group|recipient list~Parents north|Staff;Country;Opted in on:date;Note;~Status=Active|Unsubscribed|Invalid
- Vera Sulz | phone=+43 660 5550142; group=Parents north; country=Austria; status=Active
- Emil Korn | phone=+43 660 5550177; group=Staff; country=Austria; status=Active
- Lorenzo Haas | phone=+49 151 5550188; group=Pizza guests; country=Germany; status=Unsubscribed
- House 12 caretaker | phone=+43 660 5550199; group=Mill lane; country=Austria; note=Old number; status=Invalid
item contact group|recipient list|group: Name!;Description:long;Owner;~Contacts:number#0-10000000
- Parents north | contacts=84
- Staff | contacts=22
- Pizza guests | description=Guests who left their number.; owner=Restaurant; contacts=910
- Mill lane | description=Households of Mill lane.; owner=Water works; contacts=140
item sms template|message template|template: Name!;Text:long;Placeholders;Language;Purpose=Reminder|Code|Offer|Notice;Characters:number#1-1600;~Status=In review|Approved|Rejected
- Pick-up reminder | text=Please pick up NAME by TIME.; placeholders=NAME, TIME; language=English; purpose=Reminder; characters=31; status=Approved
- Login code | text=Your code is CODE.; placeholders=CODE; language=English; purpose=Code; characters=20; status=Approved
- Tuesday offer | text=Two pizzas for one today until TIME.; placeholders=TIME; language=English; purpose=Offer; characters=36; status=In review
- Water notice | text=Water is off in STREET from TIME to TIME.; placeholders=STREET, TIME; language=English; purpose=Notice; characters=42; status=Rejected
item sender id|phone number|virtual number: Name!;Kind=Short code|Long number|Alphanumeric;Country;Monthly price:money;Two-way:boolean;Rented until:date;~Status=Waiting|Active|Expired
- KITA-NORD | kind=Alphanumeric; country=Austria; monthly_price=0; status=Active
- +43 660 5550101 | kind=Long number; country=Austria; monthly_price=4; status=Active
- PIZZERIA | kind=Alphanumeric; country=Germany; monthly_price=3; status=Waiting
- 33221 | kind=Short code; country=Austria; monthly_price=120; status=Expired
item gateway|sms channel|provider: Name!;Address:url;Country;Price per part:money;Messages per second:number#1-10000;Priority:number#1-100;Account name;~Balance:money;~Status=Online|Slow|Offline
- Alp route | country=Austria; price_per_part=0.06; messages_per_second=20; priority=1; balance=81.5; status=Online
- Global route | country=Any; price_per_part=0.09; messages_per_second=100; priority=2; balance=40; status=Online
- Rhine route | country=Germany; price_per_part=0.07; messages_per_second=50; priority=3; account_name=pizzeria; balance=12.2; status=Slow
- Backup modem | country=Austria; price_per_part=0.11; messages_per_second=1; priority=9; balance=5; status=Offline
! record delivery report|status history: Title!;Message->@sms|text message~SM-88101|SM-88102;Gateway->@gateway|sms channel~Alp route|Global route;New status=Queued|Sent|Delivered|Failed|Rejected;Error code;Reported on:date;Reported at:time
- 88101 delivered | message=SM-88101; gateway=Alp route; new_status=Delivered
- 88102 failed | message=SM-88102; gateway=Global route; new_status=Failed; error_code=27 absent
- 88103 on the way | message=SM-88103; gateway=Rhine route; new_status=Sent
- 88104 rejected | message=SM-88104; gateway=Backup modem; new_status=Rejected; error_code=11 unknown number
! record balance entry|credit purchase|top-up: Title!;Kind=Top-up|Sending|Refund|Number rent;Amount:money;Credits:number#-10000000-10000000;Balance after:money;Booked on:date;Booked by
- Top-up October | kind=Top-up; amount=50; credits=830; balance_after=81.5
- Friday closing sent | kind=Sending; amount=-5.04; credits=-84; balance_after=76.46
- Failed messages paid back | kind=Refund; amount=0.3; credits=5; balance_after=76.76; booked_by=System
- Short code for May | kind=Number rent; amount=-120; credits=0; balance_after=14.5; booked_by=Water works
! record received message|verification code|incoming sms [receiv\\w*|repl\\w*|inbound|incoming|code\\w*|verif\\w*|two.?way]: Title!;From number:phone;To number->@sender id|phone number~KITA-NORD|+43 660 5550101;Text:long;Code;Received on:date;Received at:time;~Status=New|Read|Expired
- Reply of Vera | from_number=+43 660 5550142; to_number=+43 660 5550101; text=Will be there at 16:20.; status=Read
- Stop from a guest | from_number=+49 151 5550188; to_number=PIZZERIA; text=STOP; code=STOP; status=Read
- Vote 2 for the menu | from_number=+43 660 5550123; to_number=33221; text=MENU 2; code=MENU; status=New
- Late code reply | from_number=+43 660 5550177; to_number=+43 660 5550101; text=118402; code=118402; status=Expired
+ message: Phone:phone;Parts:number;Cost:money
# short link|url shortener|link shortener|link in bio|shorten urls|branded link|link management
item short link|link|shortened url: Title!;Short code;Target:url;Domain->@link domain|custom domain~go.lark.example|mos.example;Campaign->@campaign|link group~Spring letter|Podcast;Expires on:date;Password protected:boolean;Click limit:number#0-100000000;Owner;~Clicks:number#0-1000000000;~Status=Active|Paused|Expired|Blocked
- Spring letter offer | short_code=spr1; domain=go.lark.example; campaign=Spring letter; clicks=1840; status=Active
- Episode 12 notes | short_code=ep12; domain=mos.example; campaign=Podcast; clicks=620; status=Active
- Rally map | short_code=map7; domain=to.rally.example; campaign=Rally weekend; clicks=2904; status=Expired
- Donate by phone | short_code=give; domain=hands.example; campaign=Winter appeal; clicks=77; status=Paused
item link domain|custom domain|domain: Name!;Owner;Default target:url;Certificate valid until:date;Note;~Links:number#0-10000000;~Status=Waiting for DNS|Verified|Broken
- go.lark.example | links=140; status=Verified
- mos.example | links=31; status=Waiting for DNS
- to.rally.example | owner=Rally club; links=12; status=Broken
- hands.example | owner=Open Hands; links=9; note=Renew in spring; status=Verified
item campaign|link group|folder: Name!;Source;Medium;Starts on:date;Ends on:date;Description:long;~Links:number#0-1000000;~Clicks:number#0-1000000000
- Spring letter | source=newsletter; medium=email; links=4; clicks=2310
- Podcast | source=podcast; medium=audio; links=12; clicks=5100
- Rally weekend | source=poster; medium=print; links=6; clicks=4410
- Winter appeal | source=facebook; medium=social; description=Coats and hot meals.; links=3; clicks=290
record click|link click|visit: Reference!;Link->@short link|link~Spring letter offer|Episode 12 notes;Clicked on:date;Clicked at:time;Country;Town;Device=Desktop|Phone|Tablet|Bot;Browser;Referrer;First time:boolean
- c-880121 | link=Spring letter offer; country=Denmark; town=Odense; device=Phone; referrer=Mail
- c-880122 | link=Episode 12 notes; country=Ireland; town=Cork; device=Desktop; referrer=Podcast page
- c-880123 | link=Rally map; country=Finland; town=Turku; device=Tablet; browser=Chrome
- c-880124 | link=Donate by phone; country=Germany; town=Kiel; device=Bot; referrer=Preview of a chat
item bio page|link page|profile page: Title!;Address;Photo:image;Text:long;Theme=Light|Dark|Color;Owner;Published:boolean;~Views:number#0-100000000
- Lark Studio links | address=lark; theme=Light; text=Prints, workshops, letters.; views=4100
- Moss Podcast | address=moss; theme=Dark; text=Talks about bogs.; views=1900
- Rally club | address=rally; theme=Color; text=Routes, times, results.; views=880
- Open Hands | address=hands; theme=Light; text=Give, help, ask.; views=2600
item bio link|page button|link block: Label!;Page->@bio page|link page~Lark Studio links|Moss Podcast;Target:url;Icon:image;Position:number#1-100;Visible:boolean;~Clicks:number#0-10000000
- Print shop | page=Lark Studio links; position=1; clicks=910
- Newest episode | page=Moss Podcast; position=1; clicks=480
- Start list | page=Rally club; position=1; clicks=310
- Give a coat | page=Open Hands; position=2; clicks=154
request abuse report|link report|reported link: Short address!;Reason=Phishing|Spam|Malware|Illegal|Broken;Details:long;Reporter email:email
- go.lark.example/x9 | reason=Spam; details=Came in a chain letter.
- mos.example/zz | reason=Broken
- to.rally.example/bank | reason=Phishing; details=Page copies a bank.; reporter_email=safe@bank.example
- hands.example/app | reason=Malware; details=Starts a download.
! record link change|target history|redirect history: Title!;Link->@short link|link~Spring letter offer|Episode 12 notes;Old target:url;New target:url;Changed on:date;Changed by;Note
- Offer moved | link=Spring letter offer; note=Shop page renamed
- Notes moved | link=Episode 12 notes; note=New site
- Map of the second day | link=Rally map; changed_by=Race office; note=Route was shortened
- New donation form | link=Donate by phone; changed_by=Open Hands; note=Old form had no receipt
! item redirect rule|routing rule [rule\\w*|redirect\\w*|device|country|geo\\w*|target\\w*]: Name!;Link->@short link|link~Spring letter offer|Episode 12 notes;When=Country|Device|Language|Time|Share;Value;Target:url;Position:number#1-100
- Phones to app | link=Episode 12 notes; when=Device; value=Phone; position=1
- Finns to Finnish map | link=Rally map; when=Country; value=Finland; position=1
- Half to the new form | link=Donate by phone; when=Share; value=50 percent; position=1
- German letter | link=Spring letter offer; when=Language; value=German; position=2
! record daily click count|click statistic [statistic\\w*|analytic\\w*|track\\w*|chart\\w*]: Title!;Link->@short link|link~Spring letter offer|Episode 12 notes;Day:date;Clicks:number#0-100000000;Different people:number#0-100000000;Top country
- Spring on Tuesday | link=Spring letter offer; clicks=412; different_people=361; top_country=Denmark
- Map on race day | link=Rally map; clicks=1920; different_people=1410; top_country=Finland
- Notes on release day | link=Episode 12 notes; clicks=208; different_people=199; top_country=Ireland
- Donations on Sunday | link=Donate by phone; clicks=14; different_people=14; top_country=Germany
+ report: Campaign->@campaign|link group;Period;Clicks:number
# lead generation|crm|sales pipeline|lead management|sales funnel|sales lead|client acquisition
person lead|prospect|sales lead: Name!;Company->@company|client company~Fern Dental|Kolb Roofing;Email:email;Phone:phone;Source->@lead source|source~Web form|Trade fair;Interest;Owner~Ingrid Falk|Theo Mann;Budget:money;Next contact on:date;Note:long;~Score:number#0-100;~Status=New|Contacted|Qualified|Lost|Converted
- Dr. Ada Winter | company=Fern Dental; source=Web form; interest=New website; owner=Ingrid Falk; budget=6000; score=72; status=Qualified
- Karl Kolb | company=Kolb Roofing; source=Trade fair; interest=Leads for solar roofs; owner=Theo Mann; budget=2000; score=41; status=Contacted
- Petra Lind | company=Lind Fitness; source=Old customers; interest=App for members; owner=Ingrid Falk; budget=15000; score=88; status=Converted
- Samuel Oye | company=Oye Catering; source=Search advert; interest=Office lunches; owner=Theo Mann; budget=500; score=12; status=Lost
item company|client company|organization: Name!;Industry;Employees:number#1-1000000;Website:url;Address;Phone:phone;Owner~Ingrid Falk|Theo Mann;~Status=Prospect|Client|Former client
- Fern Dental | industry=Health; employees=14; owner=Ingrid Falk; status=Prospect
- Kolb Roofing | industry=Construction; employees=32; owner=Theo Mann; status=Client
- Lind Fitness | industry=Sport; employees=58; owner=Ingrid Falk; status=Client
- Oye Catering | industry=Food; employees=7; owner=Theo Mann; status=Former client
record deal|opportunity|sales opportunity: Title!;Company->@company|client company~Fern Dental|Kolb Roofing;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Stage->@pipeline stage|stage~Proposal|Negotiation;Value:money;Probability:percent;Expected on:date;Owner~Ingrid Falk|Theo Mann;Reason lost;~Status=Open|Won|Lost
- Dental website | company=Fern Dental; lead=Dr. Ada Winter; stage=Proposal; value=5800; probability=50; owner=Ingrid Falk; status=Open
- Roof lead package | company=Kolb Roofing; lead=Karl Kolb; stage=Negotiation; value=1900; probability=75; owner=Theo Mann; status=Open
- Members app for Lind | company=Lind Fitness; lead=Petra Lind; stage=Signed; value=14500; probability=100; owner=Ingrid Falk; status=Won
- Lunch leads for Oye | company=Oye Catering; lead=Samuel Oye; stage=First contact; value=450; probability=10; owner=Theo Mann; reason_lost=No budget; status=Lost
item pipeline stage|stage: Name!;Position:number#1-30;Probability:percent;Days allowed:number(days)#1-365;Color
- Proposal | position=3; probability=50; days_allowed=14
- Negotiation | position=4; probability=75; days_allowed=10
- First contact | position=1; probability=10; days_allowed=7; color=Gray
- Signed | position=5; probability=100; days_allowed=30; color=Green
record contact activity|activity|call|follow-up: Title!;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Deal->@deal|opportunity~Dental website|Roof lead package;Kind=Call|Email|Meeting|Demo|Note;Day:date;Minutes:number(min)#0-1000;Result:long;Next step;By~Ingrid Falk|Theo Mann
- First call with Ada | lead=Dr. Ada Winter; deal=Dental website; kind=Call; minutes=18; result=Wants online booking.; next_step=Send proposal; by=Ingrid Falk
- Demo for Kolb | lead=Karl Kolb; deal=Roof lead package; kind=Demo; minutes=40; next_step=Discount question; by=Theo Mann
- Contract meeting at Lind | lead=Petra Lind; deal=Members app for Lind; kind=Meeting; minutes=75; result=Signed with two changes.; by=Ingrid Falk
- No answer from Samuel | lead=Samuel Oye; deal=Lunch leads for Oye; kind=Email; minutes=5; next_step=Close the lead; by=Theo Mann
item lead source|source|capture form|campaign: Name!;Kind=Form|Advert|Fair|Referral|Purchase|Cold call;Address:url;Cost:money;Active:boolean;~Leads:number#0-1000000;~Conversion:percent
- Web form | kind=Form; cost=0; leads=210; conversion=12
- Trade fair | kind=Fair; cost=3200; leads=84; conversion=7
- Old customers | kind=Referral; cost=0; leads=33; conversion=31
- Search advert | kind=Advert; cost=1450; leads=128; conversion=4
record quote|proposal|offer: Number!;Deal->@deal|opportunity~Dental website|Roof lead package;Amount:money;Sent on:date;Valid until:date;File:file;Text:long;~Status=Draft|Sent|Accepted|Declined
- Q-301 | deal=Dental website; amount=5800; status=Sent
- Q-302 | deal=Roof lead package; amount=1900; status=Draft
- Q-299 | deal=Members app for Lind; amount=14500; text=Three stages, app for two systems.; status=Accepted
- Q-298 | deal=Lunch leads for Oye; amount=450; status=Declined
! record stage change|deal history|status history: Title!;Deal->@deal|opportunity~Dental website|Roof lead package;Old stage->@pipeline stage|stage~Proposal|Negotiation;New stage->@pipeline stage|stage~Proposal|Negotiation;Changed on:date;Changed by;Note
- Roof to negotiation | deal=Roof lead package; old_stage=Proposal; new_stage=Negotiation
- Dental to proposal | deal=Dental website; new_stage=Proposal
- Lind signed | deal=Members app for Lind; old_stage=Negotiation; new_stage=Signed; changed_by=Ingrid Falk
- Oye entered | deal=Lunch leads for Oye; new_stage=First contact; changed_by=Theo Mann
! work sales task|follow-up task|reminder: Title!;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Due on:date;Assigned to~Ingrid Falk|Theo Mann;Kind=Call|Email|Visit|Document;Priority=Low|Normal|High;Note:long
- Ring Ada about the quote | lead=Dr. Ada Winter; assigned_to=Ingrid Falk; kind=Call; priority=High
- Send references to Kolb | lead=Karl Kolb; assigned_to=Theo Mann; kind=Email; priority=Normal
- Visit the gym before kick-off | lead=Petra Lind; assigned_to=Ingrid Falk; kind=Visit; priority=Normal; note=Bring the contract copy.
- File the lost reason of Oye | lead=Samuel Oye; assigned_to=Theo Mann; kind=Document; priority=Low
! record lead import|list purchase [import\\w*|upload\\w*|list\\w*|scrap\\w*|csv]: Title!;Source->@lead source|source~Web form|Trade fair;File:file;Rows:number#0-1000000;Added:number#0-1000000;Duplicates:number#0-1000000;Imported on:date;By~Ingrid Falk|Theo Mann
- Fair badges | source=Trade fair; rows=96; added=84; duplicates=12; by=Theo Mann
- Web forms of March | source=Web form; rows=40; added=37; duplicates=3; by=Ingrid Falk
- Customers since 2019 | source=Old customers; rows=412; added=33; duplicates=379; by=Theo Mann
- Advert clicks week 12 | source=Search advert; rows=58; added=51; duplicates=7; by=Ingrid Falk
+ customer: Company->@company|client company;Owner;Since:date;Yearly value:money
+ appointment: Lead->@lead|prospect;Place or link;Purpose=First talk|Demo|Contract
+ report: Period;Won:money;Lost:money
# smm panel|social media growth|buy followers|social media marketing|social media scheduler|schedule posts
item social account|channel|page|profile: Name!;Network=Instagram|Facebook|YouTube|TikTok|LinkedIn|Telegram|Other;Handle;Owner~Rina Solt|Max Oduor;Link:url;~Followers:number#0-1000000000;Connected on:date;~Status=Connected|Expired|Paused
- Clay and Kiln pictures | network=Instagram; handle=clayandkiln; owner=Rina Solt; followers=8120; status=Connected
- Clay and Kiln films | network=YouTube; handle=clayandkilntv; owner=Max Oduor; followers=1240; status=Expired
- Fjord Knit on the wall | network=Facebook; handle=fjordknit; owner=Inga Moen; followers=21400; status=Connected
- Kite School clips | network=TikTok; handle=kitewest; owner=Max Oduor; followers=560; status=Paused
item social post|scheduled post|content item: Title!;Account->@social account|channel~Clay and Kiln pictures|Clay and Kiln films;Text:long;Picture:image;Format=Picture|Video|Story|Reel|Text;Campaign->@social campaign|campaign~Glaze week|Kiln opening;Publish on:date;Publish at:time;Hashtags;Author~Rina Solt|Max Oduor;~Status=Idea|Draft|In review|Scheduled|Published|Failed
- Blue glaze close up | account=Clay and Kiln pictures; format=Picture; campaign=Glaze week; hashtags=glaze, stoneware; author=Rina Solt; status=Scheduled
- Opening the kiln | account=Clay and Kiln films; format=Video; campaign=Kiln opening; author=Max Oduor; status=Draft
- Pattern of the month | account=Fjord Knit on the wall; text=Moss stitch for scarves.; format=Text; campaign=Scarf autumn; hashtags=knitting; author=Inga Moen; status=Published
- First jump of Lena | account=Kite School clips; format=Reel; campaign=Jump season; hashtags=kite, firstjump; author=Max Oduor; status=Failed
item social campaign|campaign: Name!;Goal=Reach|Followers|Sales|Clicks;Budget:money;Starts on:date;Ends on:date;Owner~Rina Solt|Max Oduor;Audience;~Reach:number#0-1000000000;~Status=Planned|Running|Finished
- Glaze week | goal=Sales; budget=150; owner=Rina Solt; audience=Home cooks; reach=14200; status=Running
- Kiln opening | goal=Followers; budget=0; owner=Max Oduor; audience=Potters; status=Planned
- Scarf autumn | goal=Clicks; budget=80; owner=Inga Moen; audience=Knitters over 30; reach=31500; status=Finished
- Jump season | goal=Reach; budget=300; owner=Max Oduor; audience=Young people on the coast; reach=4100; status=Running
item growth service|smm service|service package: Name!;Network=Instagram|Facebook|YouTube|TikTok|LinkedIn|Telegram|Other;Kind=Followers|Likes|Views|Comments|Shares;Price per 1000:money;Smallest quantity:number#1-1000000;Highest quantity:number#1-100000000;Start time:number(h)#0-240;Refill:number(days)#0-365;Provider;Active:boolean
- Video views steady | network=YouTube; kind=Views; price_per_1000=1.2; smallest_quantity=500; highest_quantity=100000; start_time=2; refill=30
- Picture likes fast | network=Instagram; kind=Likes; price_per_1000=0.6; smallest_quantity=100; highest_quantity=20000; start_time=1; refill=0
- Page followers slow | network=Facebook; kind=Followers; price_per_1000=4.8; smallest_quantity=100; highest_quantity=5000; start_time=12; refill=60; provider=North Boost
- Clip shares | network=TikTok; kind=Shares; price_per_1000=2.1; smallest_quantity=50; highest_quantity=10000; start_time=6; refill=0; provider=Panel Hub
record post statistic|social metric|engagement record: Title!;Post->@social post|scheduled post~Blue glaze close up|Opening the kiln;Account->@social account|channel~Clay and Kiln pictures|Clay and Kiln films;Day:date;Reach:number#0-1000000000;Likes:number#0-100000000;Replies:number#0-10000000;Shares:number#0-10000000;Clicks:number#0-100000000;New followers:number#-1000000-1000000
- Blue glaze day 1 | post=Blue glaze close up; account=Clay and Kiln pictures; reach=2140; likes=188; replies=12; shares=9; clicks=41; new_followers=14
- Kiln film day 1 | post=Opening the kiln; account=Clay and Kiln films; reach=610; likes=52; replies=7; shares=3; clicks=9; new_followers=6
- Pattern day 2 | post=Pattern of the month; account=Fjord Knit on the wall; reach=5300; likes=402; replies=66; shares=51; clicks=210; new_followers=38
- Jump day 1 | post=First jump of Lena; account=Kite School clips; reach=140; likes=21; replies=2; shares=4; clicks=3; new_followers=-1
! record order status change|growth progress [order\\w*|panel|growth|follower\\w*|buy]: Title!;Order->@order~SM-301|SM-302;Service->@growth service|smm service~Video views steady|Picture likes fast;Count at start:number#0-1000000000;Delivered:number#0-100000000;Left:number#0-100000000;New status=Waiting|Running|Partly done|Done|Refunded;Changed on:date
- SM-301 half way | service=Video views steady; count_at_start=310; delivered=1000; left=1000; new_status=Running
- SM-302 done | service=Picture likes fast; count_at_start=188; delivered=500; left=0; new_status=Done
- SM-303 followers stop | service=Page followers slow; count_at_start=21400; delivered=300; left=700; new_status=Partly done
- SM-304 paid back | service=Clip shares; count_at_start=4; delivered=0; left=200; new_status=Refunded
! record post approval|review step [approv\\w*|review\\w*|team|client\\w*]: Title!;Post->@social post|scheduled post~Blue glaze close up|Opening the kiln;Reviewer;Decision=Waiting|Approved|Changes wanted;Decided on:date;Comment:long
- Glaze approved | post=Blue glaze close up; decision=Approved
- Kiln film needs captions | post=Opening the kiln; reviewer=Rina Solt; decision=Changes wanted; comment=Add captions in the first scene.
- Pattern text approved | post=Pattern of the month; reviewer=Inga Moen; decision=Approved
- Jump waits for consent | post=First jump of Lena; reviewer=School office; decision=Waiting
! record wallet transaction|fund deposit [balance|fund\\w*|deposit\\w*|wallet|payment\\w*]: Title!;Owner;Kind=Deposit|Order|Refund|Bonus;Amount:money;Balance after:money;Method=Card|Crypto|Bank|Balance;Booked on:date
- Deposit October | kind=Deposit; amount=50; balance_after=52; method=Card
- Order SM-302 | owner=Rina Solt; kind=Order; amount=-0.3; balance_after=51.7; method=Balance
- SM-304 paid back to wallet | owner=Max Oduor; kind=Refund; amount=0.42; balance_after=18.4; method=Balance
- Welcome five | owner=Inga Moen; kind=Bonus; amount=5; balance_after=5; method=Balance
+ order: Service->@growth service|smm service;Target link:url;Quantity:number#1-100000000;~Delivered:number;~Status=Waiting|Running|Partly done|Done|Cancelled
+ comment: Post->@social post|scheduled post
+ report: Account->@social account|channel;Period
# ad network|advertising platform|ad campaign|ad placement|ad management|banner ads|ad exchange
person advertiser|ad client: Name!;Contact person;Email:email;Phone:phone;Website:url;Industry;Credit limit:money;~Balance:money;~Status=Applied|Active|Suspended
- Fjord Knitwear | contact_person=Inga Moen; industry=Fashion; credit_limit=2000; balance=640; status=Active
- Kite School West | contact_person=Rob Tull; industry=Sport; credit_limit=500; balance=120; status=Active
- Oat Mill | contact_person=Bea Hartl; industry=Food; credit_limit=5000; balance=0; status=Applied
- Lucky Loans | contact_person=D. Crane; industry=Finance; credit_limit=0; balance=14; status=Suspended
item ad campaign|campaign: Name!;Advertiser->@advertiser|ad client~Fjord Knitwear|Kite School West;Goal=Reach|Clicks|Leads|Sales;Budget:money;Daily budget:money;Price model=Per click|Per thousand views|Per sale|Fixed;Bid:money;Starts on:date;Ends on:date;Countries;Audience;~Spent:money;~Status=Draft|In review|Running|Paused|Ended
- Wool for winter | advertiser=Fjord Knitwear; goal=Sales; budget=1500; daily_budget=50; price_model=Per click; bid=0.35; countries=Norway, Sweden; audience=Women 30 to 55; spent=410; status=Running
- Learn kiting in May | advertiser=Kite School West; goal=Leads; budget=400; daily_budget=20; price_model=Per thousand views; bid=4; countries=Denmark; spent=0; status=In review
- Porridge mornings | advertiser=Oat Mill; goal=Reach; budget=900; daily_budget=30; price_model=Fixed; bid=30; countries=Austria; audience=Students; spent=900; status=Ended
- Cash in ten minutes | advertiser=Lucky Loans; goal=Clicks; budget=300; daily_budget=100; price_model=Per sale; bid=25; countries=Germany; spent=12; status=Paused
item ad|creative|banner|advert: Name!;Campaign->@ad campaign|campaign~Wool for winter|Learn kiting in May;Format=Banner|Text|Video|Native|Pop-up;Size~728x90|300x250;Picture:image;Headline;Text:long;Target page:url;~Clicks:number#0-100000000;~Status=In review|Approved|Rejected|Paused
- Cardigan wide | campaign=Wool for winter; format=Banner; size=728x90; headline=Warm without weight; clicks=512; status=Approved
- Kite square | campaign=Learn kiting in May; format=Banner; size=300x250; headline=Three days to stand; clicks=0; status=In review
- Steaming bowl, 20 s | campaign=Porridge mornings; format=Video; size=640x360; headline=Three minutes to breakfast; clicks=188; status=Paused
- Loan line | campaign=Cash in ten minutes; format=Text; headline=Money today; text=No questions asked.; clicks=9; status=Rejected
item ad space|placement|ad slot|ad zone: Name!;Publisher->@publisher|site owner~Nordic Walks|Surf Diary;Site:url;Size~728x90|300x250;Position=Header|Sidebar|In text|Footer|Pop-up;Floor price:money;Code:long;~Views a day:number#0-100000000;~Status=Waiting|Active|Off
- Walks header | publisher=Nordic Walks; size=728x90; position=Header; floor_price=2; views_a_day=6100; status=Active
- Diary sidebar | publisher=Surf Diary; size=300x250; position=Sidebar; floor_price=1.5; views_a_day=2200; status=Active
- Recipes in text | publisher=Kitchen Notes; size=640x360; position=In text; floor_price=3; views_a_day=9400; status=Active
- Coupon page footer | publisher=Coupon Nest; size=728x90; position=Footer; floor_price=0.4; views_a_day=31000; status=Off
person publisher|site owner: Name!;Email:email;Website:url;Topic;Share:percent;Payout account;~Balance:money;~Status=Applied|Approved|Blocked
- Nordic Walks | topic=Hiking; share=70; balance=184; status=Approved
- Surf Diary | topic=Water sports; share=65; balance=52; status=Approved
- Kitchen Notes | topic=Cooking; share=70; balance=261; status=Approved
- Coupon Nest | topic=Coupons; share=50; balance=4; status=Blocked
record ad statistic|daily ad result|impression record: Title!;Ad->@ad|creative~Cardigan wide|Kite square;Space->@ad space|placement~Walks header|Diary sidebar;Day:date;Impressions:number#0-1000000000;Clicks:number#0-100000000;Click rate:percent;Conversions:number#0-10000000;Cost:money;Publisher share:money
- Cardigan on Monday | ad=Cardigan wide; space=Walks header; impressions=6010; clicks=44; click_rate=0.7; conversions=3; cost=15.4; publisher_share=10.8
- Cardigan on Tuesday | ad=Cardigan wide; space=Walks header; impressions=5820; clicks=39; click_rate=0.7; conversions=2; cost=13.7; publisher_share=9.6
- Bowl on Sunday | ad=Steaming bowl, 20 s; space=Recipes in text; impressions=9120; clicks=71; click_rate=0.8; conversions=0; cost=30; publisher_share=21
- Loan line on Friday | ad=Loan line; space=Coupon page footer; impressions=4100; clicks=9; click_rate=0.2; conversions=0; cost=12; publisher_share=6
request publisher payout|payout|withdrawal: Reference!;Publisher->@publisher|site owner~Nordic Walks|Surf Diary;Amount:money!;Period;Method=Bank|PayPal|Crypto;Account
- PP-41 | publisher=Nordic Walks; amount=150; period=September; method=Bank
- PP-42 | publisher=Surf Diary; amount=50; period=September; method=PayPal
- PP-43 | publisher=Kitchen Notes; amount=240; period=September; method=Bank
- PP-44 | publisher=Coupon Nest; amount=30; period=August; method=Crypto
! record ad click|click event: Reference!;Ad->@ad|creative~Cardigan wide|Kite square;Space->@ad space|placement~Walks header|Diary sidebar;Clicked on:date;Clicked at:time;Country;Device=Desktop|Phone|Tablet;Price:money;Valid:boolean
- k-5501 | ad=Cardigan wide; space=Walks header; country=Norway; device=Phone; price=0.35
- k-5502 | ad=Cardigan wide; space=Walks header; country=Sweden; device=Desktop; price=0.35
- k-5503 | ad=Steaming bowl, 20 s; space=Recipes in text; country=Austria; device=Tablet; price=0.42
- k-5504 | ad=Loan line; space=Coupon page footer; country=Germany; device=Desktop; price=1.33
! record budget transaction|advertiser balance entry: Title!;Advertiser->@advertiser|ad client~Fjord Knitwear|Kite School West;Kind=Deposit|Ad cost|Refund|Bonus;Amount:money;Balance after:money;Campaign->@ad campaign|campaign~Wool for winter|Learn kiting in May;Booked on:date
- Deposit of Fjord | advertiser=Fjord Knitwear; kind=Deposit; amount=500; balance_after=655.4
- Monday cost | advertiser=Fjord Knitwear; kind=Ad cost; amount=-15.4; balance_after=640; campaign=Wool for winter
- Sunday cost of the bowl | advertiser=Oat Mill; kind=Ad cost; amount=-30; balance_after=0; campaign=Porridge mornings
- Rest paid back to Kite School | advertiser=Kite School West; kind=Refund; amount=-80; balance_after=120
! record ad review|moderation decision: Title!;Ad->@ad|creative~Cardigan wide|Kite square;Decision=Approved|Rejected|Changes wanted;Reason;Decided on:date;Decided by
- Cardigan approved | ad=Cardigan wide; decision=Approved
- Kite text too small | ad=Kite square; decision=Changes wanted; reason=Text cannot be read
- Loan line refused | ad=Loan line; decision=Rejected; reason=Promise cannot be kept; decided_by=Review desk
- Bowl approved | ad=Steaming bowl, 20 s; decision=Approved; decided_by=Review desk
+ invoice: Advertiser->@advertiser|ad client;Campaign->@ad campaign|campaign
+ report: Campaign->@ad campaign|campaign;Period

# ad data|ad performance|ad account|ad tracking|advertising data|advertising statistics|ad analytics|ad dashboard|ad metrics
item ad account|advertising account|ad data account: Account name!;Platform=Search|Social|Video|Shop|Display;Account number;Owner~Kira Olsen;Currency=EUR|USD|GBP|CNY;Monthly budget:money;Time zone;Connected on:date;~Spent this month:money;~Status=Connected|Paused|Expired|Suspended
- Fjord Knit search | platform=Search; account_number=411-204; owner=Kira Olsen; currency=EUR; monthly_budget=1500; spent_this_month=812; status=Connected
- Fjord Knit social | platform=Social; account_number=7710; owner=Kira Olsen; currency=EUR; monthly_budget=900; spent_this_month=640; status=Connected
- Kite School video | platform=Video; account_number=KS-22; owner=Sam Abebe; currency=GBP; monthly_budget=400; spent_this_month=0; status=Paused
- Oat Mill shop ads | platform=Shop; account_number=OM-1; owner=Sam Abebe; currency=EUR; monthly_budget=700; spent_this_month=702; status=Suspended
! item ad campaign|campaign|advertising campaign: Name!;Account->@ad account|advertising account~Fjord Knit search;Goal=Reach|Clicks|Leads|Sales;Budget:money;Daily budget:money;Audience;Starts on:date;Ends on:date;~Status=Draft|Running|Paused|Ended
- Wool for winter | account=Fjord Knit search; goal=Sales; budget=900; daily_budget=30; audience=Women 30 to 55; status=Running
- Scarf pictures | account=Fjord Knit social; goal=Reach; budget=500; daily_budget=20; audience=Knitters; status=Running
- Stand in three days | account=Kite School video; goal=Leads; budget=300; daily_budget=10; audience=Students; status=Paused
- Porridge mornings | account=Oat Mill shop ads; goal=Sales; budget=700; daily_budget=25; audience=Families; status=Ended
item ad|advertisement|creative|advert: Title!;Campaign->@ad campaign|campaign~Wool for winter;Account->@ad account|advertising account~Fjord Knit search;Format=Text|Picture|Video|Carousel;Headline;Picture:image;Target page:url;~Status=In review|Running|Paused|Rejected
- Cardigan wide | campaign=Wool for winter; account=Fjord Knit search; format=Text; headline=Warm without weight; status=Running
- Scarf carousel | campaign=Scarf pictures; account=Fjord Knit social; format=Carousel; headline=Six scarves; status=Running
- First jump film | campaign=Stand in three days; account=Kite School video; format=Video; headline=Stand in three days; status=Paused
- Steaming bowl | campaign=Porridge mornings; account=Oat Mill shop ads; format=Picture; headline=Three minutes; status=Rejected
! record daily ad result|ad data|ad statistic|ad performance|performance record|metric: Title!;Ad->@ad|advertisement|creative~Cardigan wide;Account->@ad account|advertising account~Fjord Knit search;Day:date!;Impressions:number#0-1000000000;Clicks:number#0-100000000;Click rate:percent;Conversions:number#0-10000000;Conversion rate:percent;Cost:money;Cost per click:money;Sales value:money
- Cardigan Monday | ad=Cardigan wide; account=Fjord Knit search; impressions=6010; clicks=66; click_rate=1.1; conversions=3; conversion_rate=4.5; cost=23; cost_per_click=0.35; sales_value=210
- Cardigan Tuesday | ad=Cardigan wide; account=Fjord Knit search; impressions=5820; clicks=58; click_rate=1; conversions=2; conversion_rate=3.4; cost=20; cost_per_click=0.34; sales_value=140
- Scarves Monday | ad=Scarf carousel; account=Fjord Knit social; impressions=14020; clicks=98; click_rate=0.7; conversions=4; conversion_rate=4.1; cost=19; cost_per_click=0.19; sales_value=128
- Bowl Sunday | ad=Steaming bowl; account=Oat Mill shop ads; impressions=9120; clicks=73; click_rate=0.8; conversions=1; conversion_rate=1.4; cost=25; cost_per_click=0.34; sales_value=12
! record ad conversion|conversion|conversion event: Reference!;Ad->@ad|advertisement|creative~Cardigan wide;Kind=Purchase|Sign-up|Call|Download;Value:money;Device=Phone|Computer|Tablet;Days after click:number#0-90;Happened on:date
- CV-1 | ad=Cardigan wide; kind=Purchase; value=70; device=Phone; days_after_click=0
- CV-2 | ad=Cardigan wide; kind=Purchase; value=70; device=Computer; days_after_click=2
- CV-3 | ad=Scarf carousel; kind=Sign-up; value=0; device=Phone; days_after_click=1
- CV-4 | ad=First jump film; kind=Call; value=0; device=Tablet; days_after_click=4
item ad alert|budget alert|performance alert [alert\\w*|warn\\w*|notif\\w*]: Name!;Account->@ad account|advertising account~Fjord Knit search;Watches=Cost|Click-through rate|Conversions|Cost per click;Condition=Above|Below;Limit:number#0-10000000;Send to:email;Active:boolean
- Cost above 50 a day | account=Fjord Knit search; watches=Cost; condition=Above; limit=50
- Clicks fall | account=Fjord Knit social; watches=Click-through rate; condition=Below; limit=0.5
- No sales | account=Oat Mill shop ads; watches=Conversions; condition=Below; limit=1
- Dear clicks | account=Kite School video; watches=Cost per click; condition=Above; limit=1

# potential customer|customer mining|customer information mining|customer discovery|prospecting|map marketing|lead mining|mine customers
item mining task|map search|search area|map range|customer search: Name!;Centre~Market square, Oakham;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(m)#50-100000;Trade~Bakeries;Keywords;Started by~Silke Ode;Started on:date;~Found:number#0-1000000;~Status=Waiting|Running|Done|Failed
- Bakeries around the market | centre=Market square, Oakham; latitude=52.67; longitude=-0.73; radius=2000; trade=Bakeries; started_by=Silke Ode; found=14; status=Done
- Garages by the ring road | centre=Ring road 40; latitude=52.7; longitude=-0.7; radius=5000; trade=Garages; started_by=Sam Abebe; found=22; status=Done
- Schools in the north | centre=North park; latitude=52.75; longitude=-0.72; radius=8000; trade=Schools; started_by=Silke Ode; found=0; status=Running
- Hotels on the coast | centre=Pier; latitude=52.95; longitude=0.9; radius=10000; trade=Hotels; started_by=Kira Olsen; found=0; status=Waiting
person potential customer|mined customer|prospect|customer lead|mined customer information {New|In approval|Refused|Customer}: Name!;Company;Phone:phone;Email:email;Address;Latitude:number#-90-90;Longitude:number#-180-180;Trade;Found by->@mining task|map search~Bakeries around the market;Level=A|B|C;Owner~Silke Ode;Next contact on:date;Note:long
- Crumb and Crust | company=Crumb and Crust; phone=+44 1572 555 01; address=Mill street 4; trade=Bakeries; found_by=Bakeries around the market; level=A; owner=Silke Ode
- Oakham Rolls | company=Oakham Rolls; address=High street 20; trade=Bakeries; found_by=Bakeries around the market; level=B; owner=Silke Ode
- Ring Garage | company=Ring Garage; phone=+44 1572 555 40; address=Ring road 44; trade=Garages; found_by=Garages by the ring road; level=B; owner=Sam Abebe
- Tyre King | company=Tyre King; address=Ring road 61; trade=Garages; found_by=Garages by the ring road; level=C; owner=Sam Abebe
request approval|customer approval|information approval|verification {Waiting|Approved|Refused|Sent back}: Title!;Customer->@potential customer|prospect~Crumb and Crust;Asked by~Silke Ode;Kind=New customer|Change|Hand-over|Removal;Reason:long;~Decided by~Kira Olsen;~Decided on:date;~Remark:long
- Take on Crumb and Crust | customer=Crumb and Crust; asked_by=Silke Ode; kind=New customer; decided_by=Kira Olsen
- New phone of Ring Garage | customer=Ring Garage; asked_by=Sam Abebe; kind=Change
- Hand Tyre King to Silke | customer=Tyre King; asked_by=Sam Abebe; kind=Hand-over; decided_by=Kira Olsen; remark=Stays with Sam.
- Take on Oakham Rolls | customer=Oakham Rolls; asked_by=Silke Ode; kind=New customer
! record follow-up|marketing operation|contact record|visit record: Title!;Customer->@potential customer|prospect~Crumb and Crust;Way=Call|Text message|Email|Visit|Chat;Text:long;Done by~Silke Ode;Done on:date;~Outcome=Interested|Call back|Not interested|No answer;Next contact on:date
- First call to the bakery | customer=Crumb and Crust; way=Call; done_by=Silke Ode; outcome=Interested
- Flyer by mail | customer=Oakham Rolls; way=Email; done_by=Silke Ode; outcome=No answer
- Visit at the garage | customer=Ring Garage; way=Visit; done_by=Sam Abebe; outcome=Call back
- Call to Tyre King | customer=Tyre King; way=Call; done_by=Sam Abebe; outcome=Not interested
item marketing message|marketing template|marketing campaign|marketing: Title!;Channel=Text message|Email|Call|Chat;Text:long!;Aimed at~Bakeries;Send on:date;Made by~Kira Olsen;~Sent to:number#0-1000000;~Answers:number#0-1000000;~Status=Draft|Sending|Sent|Stopped
- Flour offer | channel=Email; text=Ten sacks at the price of nine.; aimed_at=Bakeries; made_by=Kira Olsen; sent_to=14; answers=3; status=Sent
- Tyre rack call | channel=Call; text=Ask for the storage need.; aimed_at=Garages; made_by=Sam Abebe; sent_to=6; answers=2; status=Sending
- School lunch letter | channel=Email; text=Lunch for small schools.; aimed_at=Schools; made_by=Kira Olsen; status=Draft
- Spring greeting | channel=Text message; text=A good spring to you.; aimed_at=All; made_by=Silke Ode; sent_to=36; answers=1; status=Sent
! item customer tag|tag|label: Name!;Group=Trade|Value|Stage|Region;Colour~Green;Customers:number#0-1000000
- Bakery | group=Trade; colour=Yellow; customers=2
- High value | group=Value; colour=Green; customers=1
- Called twice | group=Stage; colour=Blue; customers=1
- Ring road | group=Region; colour=Grey; customers=2

# social media management|manage social media|social media tool|social media accounts|post scheduling|multi-platform social|social media dashboard|social media manager
item connected account|social media account|social account: Account name!;Platform=Facebook|Instagram|X|LinkedIn|TikTok|YouTube;Handle;Owner~Rina Solt;Link:url;Time zone;Connected on:date;~Followers:number#0-1000000000;~Status=Connected|Expired|Paused
- Clay and Kiln pictures | platform=Instagram; handle=clayandkiln; owner=Rina Solt; followers=8120; status=Connected
- Clay and Kiln page | platform=Facebook; handle=clayandkilnpage; owner=Rina Solt; followers=3020; status=Connected
- Fjord Knit news | platform=X; handle=fjordknit; owner=Max Oduor; followers=1880; status=Expired
- Fjord Knit company | platform=LinkedIn; handle=fjord-knit; owner=Max Oduor; followers=640; status=Connected
! item scheduled post|planned post|post schedule|schedule entry: Title!;Account->@connected account|social media account~Clay and Kiln pictures;Text:long;Picture:image;Planning=Fixed time|Queue|Now;Queue->@posting queue|queue~Morning queue;Publish on:date;Publish at:time;Hashtags;Author~Rina Solt;~Status=Draft|In review|Scheduled|Published|Failed
- Blue glaze close up | account=Clay and Kiln pictures; planning=Fixed time; hashtags=glaze; author=Rina Solt; status=Scheduled
- Opening the kiln | account=Clay and Kiln page; planning=Queue; queue=Morning queue; author=Rina Solt; status=Scheduled
- Moss stitch | account=Fjord Knit company; text=A pattern for scarves.; planning=Queue; queue=Evening queue; author=Max Oduor; status=Published
- Wool prices | account=Fjord Knit news; text=Prices stay.; planning=Now; author=Max Oduor; status=Failed
! item posting queue|queue|time slot|queue slot: Name!;Account->@connected account|social media account~Clay and Kiln page;Weekdays~Mon, Wed, Fri;At:time;Posts waiting:number#0-1000;Paused:boolean
- Morning queue | account=Clay and Kiln page; weekdays=Mon, Wed, Fri; posts_waiting=3
- Evening queue | account=Fjord Knit company; weekdays=Tue, Thu; posts_waiting=1
- Weekend queue | account=Clay and Kiln pictures; weekdays=Sat; posts_waiting=0
- News queue | account=Fjord Knit news; weekdays=Mon to Fri; posts_waiting=0
! record post metric|post performance|post analytic|engagement record: Title!;Account->@connected account|social media account~Clay and Kiln pictures;Post->@scheduled post|planned post|post~Moss stitch;Day:date;Reach:number#0-1000000000;Impressions:number#0-1000000000;Likes:number#0-100000000;Comments:number#0-10000000;Shares:number#0-10000000;Clicks:number#0-100000000;Engagement rate:percent
- Moss stitch day 1 | account=Fjord Knit company; post=Moss stitch; reach=310; impressions=402; likes=28; comments=3; shares=4; clicks=19; engagement_rate=11
- Moss stitch day 2 | account=Fjord Knit company; post=Moss stitch; reach=140; impressions=170; likes=9; comments=1; shares=0; clicks=6; engagement_rate=9
- Glaze test day 1 | account=Clay and Kiln pictures; post=Blue glaze close up; reach=2140; impressions=2610; likes=188; comments=12; shares=9; clicks=41; engagement_rate=9
- Kiln day 1 | account=Clay and Kiln page; post=Opening the kiln; reach=610; impressions=720; likes=52; comments=7; shares=3; clicks=9; engagement_rate=10
record account figure|follower count|account statistic [analy\\w*|statistic\\w*|report\\w*|perform\\w*]: Title!;Account->@connected account|social media account~Clay and Kiln pictures;Day:date;Followers:number#0-1000000000;New followers:number#-1000000-1000000;Posts:number#0-10000;Reach:number#0-1000000000
- Clay pictures Monday | account=Clay and Kiln pictures; followers=8120; new_followers=14; posts=1; reach=2140
- Clay page Monday | account=Clay and Kiln page; followers=3020; new_followers=2; posts=1; reach=610
- Fjord news Monday | account=Fjord Knit news; followers=1880; new_followers=-1; posts=0; reach=40
- Fjord company Monday | account=Fjord Knit company; followers=640; new_followers=5; posts=1; reach=310
item social campaign|campaign|content label: Name!;Goal=Reach|Followers|Sales|Clicks;Colour;Starts on:date;Ends on:date;Owner~Rina Solt;Budget:money;~Status=Planned|Running|Finished
- Glaze week | goal=Sales; colour=Blue; owner=Rina Solt; budget=150; status=Running
- Kiln opening | goal=Followers; colour=Orange; owner=Rina Solt; budget=0; status=Planned
- Scarf autumn | goal=Clicks; colour=Green; owner=Max Oduor; budget=80; status=Finished
- Company news | goal=Reach; colour=Grey; owner=Max Oduor; budget=0; status=Running

# slider|slideshow|website slider|sliding effect|carousel slider|hero slider|banner slider
item slider|slideshow|carousel: Name!;Page~Home;Effect=Slide|Fade|Zoom;Seconds per slide:number#1-60;Runs by itself:boolean;Arrows:boolean;Dots:boolean;~Status=Shown|Hidden
- Home slider | page=Home; effect=Slide; seconds_per_slide=5; status=Shown
- Shop slider | page=Shop; effect=Fade; seconds_per_slide=7; status=Shown
- Story slider | page=About us; effect=Slide; seconds_per_slide=9; status=Shown
- Winter slider | page=Home; effect=Zoom; seconds_per_slide=5; status=Hidden
! item slide|slider slide|banner slide: Title!;Slider->@slider|slideshow~Home slider;Picture:image!;Brief description:long;Order:number#1-100;Shown from:date;Shown until:date;~Views:number#0-100000000;~Status=Shown|Hidden
- Spring at the lake | slider=Home slider; brief_description=Three days by the water.; order=1; views=4200; status=Shown
- New cabins | slider=Home slider; brief_description=Wood, glass and a stove.; order=2; views=3810; status=Shown
- Gift vouchers | slider=Shop slider; brief_description=For any amount.; order=1; views=960; status=Shown
- How we began | slider=Story slider; brief_description=A hut and a boat in 1974.; order=1; views=410; status=Shown
! item slide button|call-to-action|call-to-action button|cta button|call to action: Text on it!;Slide->@slide|slider slide~Spring at the lake;Leads to:url;Opens in=Same window|New window;Style=Filled|Outline|Link;Order:number#1-10;~Clicks:number#0-10000000;Active:boolean
- Book a cabin | slide=Spring at the lake; opens_in=Same window; style=Filled; order=1; clicks=310
- See the cabins | slide=New cabins; opens_in=Same window; style=Filled; order=1; clicks=188
- Buy a voucher | slide=Gift vouchers; opens_in=New window; style=Outline; order=1; clicks=44
- Read the story | slide=How we began; opens_in=Same window; style=Link; order=1; clicks=12
! record slide interaction|slide click|slide view|interaction: Title!;Slide->@slide|slider slide~Spring at the lake;Action=Seen|Swiped left|Swiped right|Button clicked;Visitor~Guest 2041;Device=Phone|Computer|Tablet;Happened on:date;Happened at:time
- Guest 2041 swiped | slide=Spring at the lake; action=Swiped left; visitor=Guest 2041; device=Phone
- Guest 2041 clicked | slide=New cabins; action=Button clicked; visitor=Guest 2041; device=Phone
- Guest 2044 saw | slide=Gift vouchers; action=Seen; visitor=Guest 2044; device=Computer
- Guest 2051 swiped back | slide=New cabins; action=Swiped right; visitor=Guest 2051; device=Tablet
item target page|linked page|specific page|page: Title!;Address:url;Text:long;Picture:image;Published:boolean;Updated on:date
- Cabins | text=Six cabins by the lake.
- Book | text=Choose your days.
- Vouchers | text=For every occasion.
- Our story | text=It began with a boat.

# opinions on schools|school survey|student survey|teacher evaluation|evaluation of teachers|secondary school student|school satisfaction|student opinion
! item surveyed school|school: Name!;Level=Primary|Secondary|Both;District;Address;Head~Mrs Lane;Pupils:number#0-10000;Code;~Status=Taking part|Not yet|Finished
- Oak Street School | level=Primary; district=North; address=Oak street 2; head=Mrs Lane; pupils=310; code=OS1; status=Taking part
- Harbour Secondary | level=Secondary; district=Harbour; address=Quay 40; head=Mr Ode; pupils=720; code=HS2; status=Taking part
- Mill Lane School | level=Both; district=South; address=Mill lane 9; head=Ms Voss; pupils=540; code=ML3; status=Finished
- Hill School | level=Primary; district=West; pupils=190; code=HI4; status=Not yet
! item surveyed teacher|rated teacher|teacher: Name!;School->@surveyed school|school~Oak Street School;Subject=Languages|Mathematics|Science|Arts|Sport;Class taught~5b;Email:email;~Average score:number#0-5
- Petra Wolf | school=Oak Street School; subject=Mathematics; class_taught=4a; average_score=4.4
- Emil Hart | school=Harbour Secondary; subject=Science; class_taught=9c; average_score=3.8
- Bea Voss | school=Mill Lane School; subject=Languages; class_taught=6b; average_score=4.1
- Raj Seth | school=Harbour Secondary; subject=Sport; class_taught=8a; average_score=4.7
! item answer option|choice|option: Label!;Question->@question|survey question;Score:number#-100-100;Position:number#1-50
- Always | score=5; position=1
- Often | score=4; position=2
- Seldom | score=2; position=3
- Never | score=1; position=4
! record school opinion|opinion about teacher|teacher opinion|opinion record: Title!;School->@surveyed school|school~Oak Street School;Teacher->@surveyed teacher|teacher~Petra Wolf;Pupil class~5b;Score:number#1-5;Text:long;Given on:date;Anonymous:boolean;~Verified=Waiting|Checked|Refused
- Explains well | school=Oak Street School; teacher=Petra Wolf; pupil_class=4a; score=5; text=She explains twice when asked.; verified=Checked
- Too much homework | school=Harbour Secondary; teacher=Emil Hart; pupil_class=9c; score=3; verified=Checked
- Cold gym | school=Harbour Secondary; pupil_class=8a; score=2; text=Heating is off on Mondays.; verified=Waiting
- Kind staff | school=Mill Lane School; teacher=Bea Voss; pupil_class=6b; score=4; verified=Checked
! record survey statistic|school statistic|statistical result|result figure: Title!;School->@surveyed school|school~Oak Street School;Question text;Answers:number#0-1000000;Average score:number#0-5;Share content:percent;Counted on:date
- Oak Street, lessons | school=Oak Street School; question_text=Are lessons clear?; answers=204; average_score=4.3; share_content=88
- Harbour, building | school=Harbour Secondary; question_text=Is the building warm?; answers=511; average_score=2.9; share_content=41
- Mill Lane, food | school=Mill Lane School; question_text=Is lunch good?; answers=388; average_score=3.6; share_content=67
- Oak Street, safety | school=Oak Street School; question_text=Do you feel safe?; answers=204; average_score=4.6; share_content=93
request information verification|verification|identity check {Waiting|Verified|Refused}: Title!;Person~Mei Tan;School->@surveyed school|school~Oak Street School;Class~5b;Student number;Kind=Pupil|Parent|Teacher;~Checked by~Mrs Lane;~Remark
- Mei Tan, 4a | person=Mei Tan; school=Oak Street School; class=4a; student_number=2201; kind=Pupil; checked_by=Mrs Lane
- Olof Brandt, 9c | person=Olof Brandt; school=Harbour Secondary; class=9c; student_number=7710; kind=Pupil
- Parent of 6b | person=Ida Moreau; school=Mill Lane School; class=6b; kind=Parent; checked_by=Ms Voss
- Unknown pupil | person=Guest; school=Harbour Secondary; kind=Pupil; remark=Not on the list

# health city|healthy city|rectification|inspection and rectification|sanitary city|civilized city|city inspection
item inspection project|project|construction project|evaluation project: Name!;District~Old town;In charge~Mrs Lane;Starts on:date;Ends on:date;Target score:number#0-1000;~Progress:percent;~Score:number#0-1000;~Status=Planned|Under way|Evaluated|Closed
- Clean markets 1 | district=Old town; in_charge=Mrs Lane; target_score=90; progress=60; score=78; status=Under way
- Parks and playgrounds | district=North; in_charge=Mr Ode; target_score=85; progress=100; score=88; status=Evaluated
- School canteens | district=Harbour; in_charge=Ms Voss; target_score=95; progress=20; score=61; status=Under way
- Public toilets | district=South; in_charge=Mr Seth; target_score=80; progress=0; status=Planned
item inspection standard|indicator|scoring standard|score item|evaluation criterion: Name!;Code;Group=Water|Waste|Food|Air|Building;Full points:number#0-1000;How it is scored:long;Weight:percent;Active:boolean
- Bins emptied daily | code=W-01; group=Waste; full_points=10; weight=15
- Hand basins work | code=A-03; group=Water; full_points=8; weight=10
- Food kept cold | code=F-07; group=Food; full_points=12; weight=20
- No loose tiles | code=B-02; group=Building; full_points=6; weight=5
record rectification|rectification task|rectification notice|corrective action {Open|In progress|Handed in|Checked|Sent back}: Title!;Project->@inspection project|project~Clean markets 1;Standard->@inspection standard|indicator~Bins emptied daily;Place;Found by;Found on:date;In charge~Mr Ode;Put right by:date;Measures:long;Picture before:image;Picture after:image
- Bins at gate 2 | project=Clean markets 1; standard=Bins emptied daily; place=Market gate 2; in_charge=Mr Ode; measures=Second round in the evening.
- Basin in hall B | project=Clean markets 1; standard=Hand basins work; place=Hall B; in_charge=Mr Seth
- Fridge at the fish stall | project=Clean markets 1; standard=Food kept cold; place=Stall 14; in_charge=Ms Voss
- Tiles at the canteen | project=School canteens; standard=No loose tiles; place=Harbour school; in_charge=Mr Ode
! record rectification step|rectification progress|rectification record: Title!;Rectification->@rectification|rectification task~Bins at gate 2;Done:long;Progress:percent;Picture:image;Reported by~Mr Ode;Reported on:date;~Check=Waiting|Accepted|Sent back
- Evening round begun | rectification=Bins at gate 2; progress=60; reported_by=Mr Ode; check=Accepted
- New bins in place | rectification=Bins at gate 2; progress=100; reported_by=Mr Ode; check=Waiting
- Plumber called | rectification=Basin in hall B; progress=30; reported_by=Mr Seth; check=Accepted
- Fridge still warm | rectification=Fridge at the fish stall; progress=10; reported_by=Ms Voss; check=Sent back
! record score record|project score|score calculation|calculated score|score: Title!;Project->@inspection project|project~Clean markets 1;Standard->@inspection standard|indicator~Bins emptied daily;Points:number#0-1000;Of:number#0-1000;Deduction reason;Scored by~Mrs Lane;Scored on:date
- Markets, waste | project=Clean markets 1; standard=Bins emptied daily; points=6; of=10; deduction_reason=Gate 2 overflowed; scored_by=Mrs Lane
- Markets, water | project=Clean markets 1; standard=Hand basins work; points=5; of=8; deduction_reason=Hall B; scored_by=Mrs Lane
- Parks, waste | project=Parks and playgrounds; standard=Bins emptied daily; points=10; of=10; scored_by=Mr Ode
- Canteens, food | project=School canteens; standard=Food kept cold; points=9; of=12; deduction_reason=Probe missing; scored_by=Ms Voss

# digital marketing|marketing data|marketing analytics|marketing report|marketing information system|marketing department
item marketing channel|channel|marketing data source|data source: Name!;Kind=Search|Social|Email|Shop|Event|Partner;Platform;Account;Owner~Kira Olsen;Monthly cost:money;Connected on:date;~Last import on:date;~Status=Connected|Broken|Off
- Search ads | kind=Search; platform=Search network; account=411-204; owner=Kira Olsen; monthly_cost=1500; status=Connected
- Newsletter | kind=Email; platform=Mail tool; account=letters; owner=Sam Abebe; monthly_cost=90; status=Connected
- Spring fair | kind=Event; owner=Sam Abebe; monthly_cost=0; status=Off
- Partner shops | kind=Partner; platform=Partner feed; account=P-9; owner=Kira Olsen; monthly_cost=300; status=Broken
! record marketing figure|marketing data|marketing data record|marketing metric|channel result: Title!;Channel->@marketing channel|channel~Search ads;Campaign->@marketing campaign|campaign~Wool for winter;Day:date!;Impressions:number#0-1000000000;Clicks:number#0-100000000;Leads:number#0-1000000;Orders:number#0-1000000;Cost:money;Turnover:money
- Search Monday | channel=Search ads; campaign=Wool for winter; impressions=6010; clicks=66; leads=4; orders=3; cost=23; turnover=210
- Search Tuesday | channel=Search ads; campaign=Wool for winter; impressions=5820; clicks=58; leads=2; orders=2; cost=20; turnover=140
- Letter of March | channel=Newsletter; campaign=Spring letter; impressions=4100; clicks=320; leads=12; orders=19; cost=30; turnover=880
- Partner week | channel=Partner shops; campaign=Partner week; impressions=900; clicks=40; leads=1; orders=1; cost=70; turnover=64
item marketing campaign|campaign|marketing: Name!;Channel->@marketing channel|channel~Search ads;Goal=Reach|Leads|Orders|Loyalty;Budget:money;Starts on:date;Ends on:date;Owner~Kira Olsen;Target group;~Spent:money;~Status=Planned|Running|Paused|Ended
- Wool for winter | channel=Search ads; goal=Orders; budget=900; owner=Kira Olsen; target_group=Women 30 to 55; spent=410; status=Running
- Spring letter | channel=Newsletter; goal=Loyalty; budget=60; owner=Sam Abebe; target_group=Readers; spent=30; status=Ended
- Partner week | channel=Partner shops; goal=Leads; budget=300; owner=Kira Olsen; spent=70; status=Running
- Fair flyers | channel=Spring fair; goal=Reach; budget=200; owner=Sam Abebe; spent=0; status=Planned
item department|team|unit: Name!;Parent department;Head~Sam Abebe;Code;~People:number#0-100000
- Marketing | head=Sam Abebe; code=M; people=42
- Search and ads | parent_department=Marketing; head=Kira Olsen; code=M1; people=12
- Events | parent_department=Marketing; head=Ida Falk; code=M2; people=8
- Regions | parent_department=Marketing; head=Tor Vik; code=M3; people=22
! item permission group|account role|user role: Name!;Description:long;Sees data of=Own|Department|Everything;May make reports:boolean;May edit data:boolean;~Accounts:number#0-100000
- Reader | sees_data_of=Own; accounts=4200
- Analyst | sees_data_of=Department; accounts=310
- Head of department | sees_data_of=Department; accounts=44
- Administrator | sees_data_of=Everything; accounts=5
! record data import|marketing import|import job: Title!;Channel->@marketing channel|channel~Search ads;File:file;Rows:number#0-10000000;Left out:number#0-10000000;Imported by~Kira Olsen;Imported on:date;~Result=Complete|In part|Failed
- Search in March | channel=Search ads; rows=3100; left_out=0; imported_by=Kira Olsen; result=Complete
- Letters in March | channel=Newsletter; rows=4100; left_out=12; imported_by=Sam Abebe; result=In part
- Partners in March | channel=Partner shops; rows=0; left_out=0; imported_by=Kira Olsen; result=Failed
- Search in February | channel=Search ads; rows=2800; left_out=3; imported_by=Kira Olsen; result=In part

# company website|corporate website|seo-optimized|seo optimized|seo-friendly|search engine optimization|responsive website|business website
! item site section|site area|content area: Heading!;On page~Home|Services;Kind=Opening|Text|Pictures|Questions|Contact;Text:long;Picture:image;Button text;Leads to:url;Order:number#0-1000;Shown:boolean
- A cabin by the lake | on_page=Home; kind=Opening; text=Six cabins, three boats.; button_text=See the cabins; order=1
- What we offer | on_page=Services; kind=Text; text=Cabins, boats, guides.; order=1
- A family house since 1974 | on_page=About us; kind=Pictures; order=1
- Write or call | on_page=Contact; kind=Contact; button_text=Send; order=1
! item navigation entry|menu entry|navigation item|menu item|navigation menu: Label!;Section->@site section|site area~A cabin by the lake;Parent entry;Position:number#1-100;Place=Top|Footer|Side;Shown:boolean
- Home | section=A cabin by the lake; position=1; place=Top
- Services | section=What we offer; position=2; place=Top
- About | section=A family house since 1974; position=3; place=Top
- Contact | section=Write or call; position=1; place=Footer
! record site search|search query|search record|search log [search\\w*|find inform\\w*]: Words!;Article->@article;Searched by~Guest;Results:number#0-100000;Opened page;Searched on:date;Device=Phone|Computer|Tablet
- boat hire | searched_by=Guest; results=4; opened_page=Services; device=Phone
- opening hours | searched_by=Guest; results=1; opened_page=Contact; device=Phone
- cabins with dog | searched_by=Mara Quist; results=2; opened_page=Services; device=Computer
- jobs | searched_by=Guest; results=0; device=Computer
request contact message|contact request|website inquiry {New|Answered|Closed}: Subject!;Name;Email:email;Phone:phone;Message:long!;~Answer:long;~Answered by
- Dog in the cabin? | name=Mara Quist; email=mara@mail.example; message=May I bring a small dog?; answer=Yes, in cabin 3.
- Boat for six | name=Joel Abara; email=joel@mail.example; message=Is there a boat for six people?
- Invoice | name=Rosa Venn; email=rosa@mail.example; message=Please send the invoice again.
- Press picture | name=Tim Ode; email=tim@press.example; message=We would like a picture.
item search engine setting|site setting|seo setting: Setting!;Section->@site section|site area~A cabin by the lake;Value;Group=General|Search engines|Social|Contact;Changed by;Changed on:date
- Site title | value=Lake cabins; group=General
- Default description | value=Cabins, boats and guides by the lake.; group=Search engines
- Share picture | value=lake.jpg; group=Social
- Phone | value=+47 55 501; group=Contact
+ article: Section->@site section|site area~What we offer;Meta description:long;Keywords;Slug;Published:boolean

# fission|poster sharing|referral reward|invite friends|invitation reward|referral rewards program|share poster|viral marketing
item fission activity|referral activity|invitation activity|referral campaign|activity|campaign: Name!;Kind=Invite friends|Share poster|Group help|Team up;Goal invitations:number#1-10000;Reward->@referral reward|reward~Tea sampler;Starts on:date;Ends on:date;Rules:long;Picture:image;~Taking part:number#0-10000000;~New contacts:number#0-10000000;~Status=Draft|Running|Paused|Ended
- Three friends, one tea | kind=Invite friends; goal_invitations=3; reward=Tea sampler; taking_part=820; new_contacts=1460; status=Running
- Poster of spring | kind=Share poster; goal_invitations=5; reward=Ten euro voucher; taking_part=210; new_contacts=340; status=Running
- Help me cut the price | kind=Group help; goal_invitations=8; reward=Half price mug; taking_part=96; new_contacts=401; status=Ended
- Team of four | kind=Team up; goal_invitations=4; reward=Ten euro voucher; status=Draft
! item share poster|poster|poster template|promotion poster: Title!;Activity->@fission activity|referral activity|activity~Poster of spring;Background:image;Text;Code place=Bottom left|Bottom right|Centre;Shows nickname:boolean;~Made:number#0-10000000
- Blossom | activity=Poster of spring; text=Scan for tea; code_place=Bottom right; made=180
- Kettle | activity=Poster of spring; text=A cup is waiting; code_place=Centre; made=30
- Three cups | activity=Three friends, one tea; text=Bring two friends; code_place=Bottom left; made=610
- Mug | activity=Help me cut the price; text=One tap helps; code_place=Centre; made=92
! record invitation record|invitation|referral|invited friend: Title!;Activity->@fission activity|referral activity|activity~Three friends, one tea;Invited by~Mei Tan;New person~Olof Brandt;Came by=Poster|Link|Code|Group;Joined on:date;Order value:money;~Status=Joined|Valid|Left|Cheated
- Mei brought Olof | activity=Three friends, one tea; invited_by=Mei Tan; new_person=Olof Brandt; came_by=Poster; order_value=24; status=Valid
- Mei brought Sina | activity=Three friends, one tea; invited_by=Mei Tan; new_person=Sina Holt; came_by=Link; order_value=0; status=Joined
- Raj brought Tom | activity=Poster of spring; invited_by=Raj Seth; new_person=Tom Ridge; came_by=Poster; status=Left
- Same phone twice | activity=Poster of spring; invited_by=Raj Seth; new_person=Guest 88; came_by=Code; status=Cheated
item referral reward|reward|prize|invitation reward: Name!;Kind=Product|Voucher|Points|Cash;Value:money;Stock:number#0-100000;Needed invitations:number#1-10000;For=Inviter|Invited|Both;Picture:image
- Tea sampler | kind=Product; value=9; stock=400; needed_invitations=3; for=Inviter
- Ten euro voucher | kind=Voucher; value=10; stock=300; needed_invitations=5; for=Both
- Half price mug | kind=Product; value=8; stock=60; needed_invitations=8; for=Inviter
- Two hundred points | kind=Points; value=2; stock=10000; needed_invitations=1; for=Invited
! record reward payout|granted reward|reward record: Title!;Activity->@fission activity|referral activity|activity~Three friends, one tea;Reward->@referral reward|reward~Tea sampler;Person~Mei Tan;Invitations:number#0-10000;Granted on:date;Tracking number;~Status=Earned|Sent|Refused
- Tea to Mei | activity=Three friends, one tea; reward=Tea sampler; person=Mei Tan; invitations=3; status=Sent
- Voucher to Raj | activity=Poster of spring; reward=Ten euro voucher; person=Raj Seth; invitations=5; status=Refused
- Mug to Ida | activity=Help me cut the price; reward=Half price mug; person=Ida Moreau; invitations=8; status=Earned
- Points to Olof | activity=Three friends, one tea; reward=Two hundred points; person=Olof Brandt; invitations=1; status=Sent
+ user: Invited by;Invitation code;Points:number

# marketing agency|advertising agency|digital agency|creative agency|branding agency|agency website|case studies
item case study|case|reference project|portfolio project: Title!;Client->@agency client|client~Fjord Knitwear;Service->@agency service|service~Brand design;Challenge:long;What we did:long;Result:long;Year:number#1990-2035;Picture:image;Order:number#1-1000;Shown:boolean
- A label for warm wool | client=Fjord Knitwear; service=Brand design; challenge=Nobody knew the maker.; what_we_did=New name on every tag.; result=A third more orders.; year=2024; order=1
- Porridge in the morning | client=Oat Mill; service=Advertising; challenge=Seen as dull.; result=Nine million views.; year=2023; order=2
- Three days to stand | client=Kite School West; service=Web design; result=Booked out by May.; year=2025; order=3
- Museum by night | client=Harbour Museum; service=Social media; result=Twice the visitors.; year=2022; order=4
item agency service|service|offering: Name!;Short text;Description:long;Price from:money;Icon;Order:number#1-100;Shown:boolean
- Brand design | short_text=Names, signs, colours; price_from=4000; order=1
- Web design | short_text=Sites that load fast; price_from=6000; order=2
- Advertising | short_text=Ideas and media; price_from=8000; order=3
- Social media | short_text=Plans and pictures; price_from=1200; order=4
! item agency client|client|brand client: Name!;Trade;Website:url;Contact person;Email:email;Logo:image;Since:date;~Status=Current|Former|Prospect
- Fjord Knitwear | trade=Fashion; contact_person=Inga Moen; status=Current
- Oat Mill | trade=Food; contact_person=Bea Hartl; status=Current
- Kite School West | trade=Sport; contact_person=Rob Tull; status=Former
- Harbour Museum | trade=Culture; contact_person=Eva Lis; status=Current
person team person|team member|agency staff: Name!;Position;About:long;Photo:image;Email:email;Order:number#1-200
- Ida Falk | position=Head of design; order=1
- Tor Vik | position=Strategy; order=2
- Kira Olsen | position=Media; order=3
- Sam Abebe | position=Web; order=4
+ inquiry: Service->@agency service|service~Web design;Company;Budget from:money;Budget to:money;Starts on:date
! record client testimonial|testimonial|client quote: Title!;Client->@agency client|client~Oat Mill;Quote:long;Person;Role;Rating:rating;Picture:image;Shown:boolean
- They listened | client=Oat Mill; quote=They asked before they drew.; person=Bea Hartl; role=Marketing; rating=5
- On time | client=Kite School West; quote=The site stood in April.; person=Rob Tull; role=Owner; rating=5
- Honest numbers | client=Fjord Knitwear; quote=They told us what did not work.; person=Inga Moen; role=Head; rating=4
- Full house | client=Harbour Museum; quote=Queues at midnight.; person=Eva Lis; role=Director; rating=5

# review collection|collect reviews|reputation management|testimonial collection|review management|online reputation|review request
item business location|location|branch|business profile: Name!;Address;Phone:phone;Website:url;Manager~Ida Falk;Review link:url;~Average rating:rating;~Reviews:number#0-1000000
- Harbour café | address=Quay 3; manager=Ida Falk; average_rating=4.6; reviews=310
- Park café | address=Lime avenue 9; manager=Tor Vik; average_rating=4.2; reviews=144
- Station kiosk | address=Platform 1; manager=Ida Falk; average_rating=3.7; reviews=58
- Roastery | address=Mill lane 4; manager=Sam Abebe; average_rating=4.9; reviews=41
! record review request|invitation|review invitation|request message: Title!;Customer->@customer;Location->@business location|location~Harbour café;Channel=Email|Text message|QR code|Receipt;Template->@request template|template~Thanks for the visit;Sent on:date;~Opened:boolean;~Result=Waiting|Reviewed|Declined|Bounced
- Mara after lunch | location=Harbour café; channel=Email; template=Thanks for the visit; result=Reviewed
- Joel after breakfast | location=Park café; channel=Text message; template=Short and kind; result=Waiting
- Table code 4 | location=Harbour café; channel=QR code; result=Reviewed
- Rosa | location=Station kiosk; channel=Email; template=Thanks for the visit; result=Bounced
item request template|template|message template: Name!;Channel=Email|Text message;Subject;Text:long!;Language;Send after:number(h)#0-720;~Used:number#0-1000000
- Thanks for the visit | channel=Email; subject=How was it?; text=Two minutes help us a lot.; language=English; send_after=24; used=410
- Short and kind | channel=Text message; text=How was your coffee?; language=English; send_after=3; used=120
- Second try | channel=Email; subject=Still curious; text=One line is enough.; language=English; send_after=168; used=66
- Danke | channel=Email; subject=Wie war es?; text=Zwei Zeilen genügen.; language=German; send_after=24; used=31
item review source|review site|platform|review channel: Name!;Website:url;Account;Average rating:rating;Checked on:date;~Reviews:number#0-1000000;~Status=Connected|Broken
- Map reviews | account=harbourcafe; average_rating=4.5; reviews=401; status=Connected
- Food guide | account=HC-20; average_rating=4.3; reviews=88; status=Connected
- Own page | average_rating=4.8; reviews=64; status=Connected
- Travel site | account=hc.travel; average_rating=3.9; reviews=20; status=Broken
! record review reply|reply|owner answer: Title!;Review->@review;Text:long!;Written by~Ida Falk;Written on:date;~Status=Draft|Published
- Sorry for the wait | text=We have a second machine now.; written_by=Ida Falk; status=Published
- Thank you, Mara | text=See you on Sunday.; written_by=Ida Falk; status=Published
- About the cold soup | text=Please write to us.; written_by=Tor Vik; status=Draft
- Thanks from the roastery | text=The new beans are in.; written_by=Sam Abebe; status=Published
+ review: Location->@business location|location;Source->@review source|review site;Shown on the site:boolean;Mood=Good|Neutral|Bad
+ customer: Location->@business location|location;Last visit:date;Agreed to messages:boolean

# billboard|outdoor advertising|advertising space|ad space rental|digital signage|advertising screen|elevator advertising|hoarding
item billboard|ad space|advertising space|advertising screen|hoarding|screen: Name!;Owner->@space owner|media owner~City Boards;City;Address;Kind=Poster wall|LED screen|Bus stop|Elevator|Building wrap;Width:number(cm)#10-100000;Height:number(cm)#10-100000;Lit:boolean;Passers a day:number#0-10000000;Price a week:money!;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image
- Station bridge | owner=City Boards; city=Oakham; address=Station road 1; kind=Poster wall; width=600; height=300; passers_a_day=18000; price_a_week=420
- Market screen | owner=Bright Screens; city=Oakham; address=Market square; kind=LED screen; width=400; height=300; passers_a_day=26000; price_a_week=980
- Bus stop 14 | owner=City Boards; city=Millbrook; address=Lime avenue; kind=Bus stop; width=120; height=180; passers_a_day=4000; price_a_week=95
- Tower lifts | owner=Lift Media; city=Millbrook; address=Quay 2; kind=Elevator; width=60; height=90; passers_a_day=1500; price_a_week=140
! item space owner|media owner|board owner: Name!;Contact person;Email:email;Phone:phone;Licence number;Share:percent;Account number;~Status=In review|Approved|Suspended
- City Boards | contact_person=Jo Miller; licence_number=CB-11; share=70; status=Approved
- Bright Screens | contact_person=Eva Lis; licence_number=BS-04; share=75; status=Approved
- Lift Media | contact_person=Raj Seth; share=70; status=In review
- Old Walls | contact_person=Tim Ode; licence_number=OW-2; share=60; status=Suspended
record space booking|ad booking|rental period|booked period: Title!;Billboard->@billboard|ad space~Station bridge;Advertiser~Fjord Knitwear;From:date!;Until:date!;Weeks:number#1-520;Price:money;Campaign~Wool for winter;~Confirmed by;~Status=Asked|Confirmed|Running|Ended|Refused
- Wool on the bridge | billboard=Station bridge; advertiser=Fjord Knitwear; weeks=4; price=1680; campaign=Wool for winter; status=Running
- Kites on the screen | billboard=Market screen; advertiser=Kite School West; weeks=1; price=980; campaign=Spring start; status=Confirmed
- Porridge at the stop | billboard=Bus stop 14; advertiser=Oat Mill; weeks=8; price=760; campaign=Mornings; status=Asked
- Loans in the lift | billboard=Tower lifts; advertiser=Lucky Loans; weeks=2; price=280; campaign=Cash; status=Refused
record poster design|creative|uploaded design|artwork file: Title!;Billboard->@billboard|ad space~Station bridge;File:file;Picture:image;Width:number(cm)#10-100000;Height:number(cm)#10-100000;Uploaded by~Fjord Knitwear;~Check=Waiting|Accepted|Wrong size|Not allowed
- Cardigan 6 x 3 | billboard=Station bridge; width=600; height=300; uploaded_by=Fjord Knitwear; check=Accepted
- Jump, ten seconds | billboard=Market screen; width=400; height=300; uploaded_by=Kite School West; check=Waiting
- Bowl, upright | billboard=Bus stop 14; width=120; height=180; uploaded_by=Oat Mill; check=Accepted
- Cash now | billboard=Tower lifts; width=90; height=60; uploaded_by=Lucky Loans; check=Wrong size
! record blocked period|space availability|availability: Title!;Billboard->@billboard|ad space~Station bridge;From:date;Until:date;Reason=Booked|Repair|Own use|No permit;Note
- Bridge in March | billboard=Station bridge; reason=Booked
- Screen repair | billboard=Market screen; reason=Repair; note=Two dark panels
- Stop 14, town news | billboard=Bus stop 14; reason=Own use
- Lifts in May | billboard=Tower lifts; reason=No permit
! record posting proof|proof photo|display proof|inspection photo: Title!;Billboard->@billboard|ad space~Station bridge;Picture:image!;Taken by~Ben Falk;Taken on:date;Condition=Good|Torn|Dark|Missing;Views counted:number#0-100000000
- Bridge, day 1 | billboard=Station bridge; taken_by=Ben Falk; condition=Good; views_counted=17800
- Bridge after the storm | billboard=Station bridge; taken_by=Ben Falk; condition=Torn
- Screen, evening | billboard=Market screen; taken_by=Kim Soto; condition=Dark
- Stop 14 | billboard=Bus stop 14; taken_by=Kim Soto; condition=Good; views_counted=3900
+ booking: Billboard->@billboard|ad space~Station bridge;From:date;Until:date;Campaign;Design:file
+ payment: Billboard->@billboard|ad space;Advertiser

# brand ambassador|ambassador program|ambassador management|street team|promoter management|promoters|campus ambassador
person brand ambassador|ambassador|promoter: Name!;City;School or work;Followers:number#0-100000000;Email:email;Phone:phone;Code;Level=New|Bronze|Silver|Gold;Joined on:date;~Points:number#0-10000000;~Status=Applied|Active|Paused|Left
- Mei Tan | city=Oakham; school_or_work=Lake University; followers=2100; code=MEI10; level=Silver; points=480; status=Active
- Olof Brandt | city=Millbrook; school_or_work=Runner; followers=8800; code=OLOF10; level=Gold; points=1210; status=Active
- Sina Holt | city=Harbour; school_or_work=Café owner; followers=640; code=SINA10; level=New; points=0; status=Applied
- Tom Ridge | city=Oakham; followers=300; code=TOM10; level=Bronze; points=60; status=Paused
item ambassador task|mission|assignment|promotion task: Title!;Campaign~Wool for winter;Kind=Post|Event|Flyer round|Review|Invite;Points:number#0-10000;Pay:money;Starts on:date;Due on:date;Places:number#1-10000;Instructions:long;~Status=Open|Full|Closed
- Post a picture with the scarf | campaign=Wool for winter; kind=Post; points=40; pay=0; places=50; status=Open
- Stand at the spring fair | campaign=Spring fair; kind=Event; points=120; pay=60; places=6; status=Full
- Two hundred flyers | campaign=Spring fair; kind=Flyer round; points=80; pay=25; places=10; status=Open
- Bring three friends | campaign=Wool for winter; kind=Invite; points=60; pay=0; places=200; status=Closed
! record task submission|proof of task|submitted proof|mission report: Title!;Task->@ambassador task|mission~Two hundred flyers;Ambassador->@brand ambassador|ambassador~Mei Tan;Link:url;Picture:image;Reach:number#0-100000000;Sent on:date;~Decision=Waiting|Accepted|Refused;~Checked by~Kira Olsen
- Mei and the scarf | task=Post a picture with the scarf; ambassador=Mei Tan; reach=900; decision=Accepted; checked_by=Kira Olsen
- Olof at the fair | task=Stand at the spring fair; ambassador=Olof Brandt; reach=400; decision=Waiting
- Flyers by the lake | task=Two hundred flyers; ambassador=Mei Tan; reach=200; decision=Accepted; checked_by=Kira Olsen
- Tom's flyers | task=Two hundred flyers; ambassador=Tom Ridge; decision=Refused; checked_by=Kira Olsen
! record code use|ambassador sale|referral sale: Reference!;Ambassador->@brand ambassador|ambassador~Olof Brandt;Code;Buyer;Order value:money;Commission:money;Used on:date
- CU-1 | ambassador=Olof Brandt; code=OLOF10; buyer=Ida Moreau; order_value=80; commission=8
- CU-2 | ambassador=Mei Tan; code=MEI10; buyer=Petra Hill; order_value=45; commission=4.5
- CU-3 | ambassador=Olof Brandt; code=OLOF10; buyer=Raj Seth; order_value=120; commission=12
- CU-4 | ambassador=Olof Brandt; code=OLOF10; buyer=Rosa Venn; order_value=60; commission=6
request ambassador payout|reward request|payout {Asked|Approved|Paid|Refused}: Title!;Ambassador->@brand ambassador|ambassador~Olof Brandt;Amount:money;Points:number#0-1000000;Way=Bank|Voucher|Product;Account number
- Olof in March | ambassador=Olof Brandt; amount=86; way=Bank; account_number=6221-90
- Mei, voucher | ambassador=Mei Tan; amount=20; points=200; way=Voucher
- Mei, scarf | ambassador=Mei Tan; amount=0; points=150; way=Product
- Tom | ambassador=Tom Ridge; amount=25; way=Bank
# advertising management|ad management|ad slot|ad space|advertising platform|media advertising|ad booking|advertising system|ad placement|outdoor advertising
item ad slot|slot|ad space|ad position|advertising space|ad placement: Name!;Medium=Website|Newspaper|Radio|Screen|Billboard|Bus;Size~300 x 250;Place;Price a day:money;Reach a day:number#0-100000000;Formats;Bookable from:date;~Status=Free|Booked|Paused
- Front page banner | medium=Website; size=970 x 250; place=Start page; price_a_day=120; reach_a_day=18000; formats=JPG, GIF; status=Booked
- Market square screen | medium=Screen; size=1080 x 1920; place=Market square; price_a_day=90; reach_a_day=6500; formats=MP4; status=Free
- Morning spot, 20 s | medium=Radio; size=20 seconds; place=Before the 8 o'clock news; price_a_day=210; reach_a_day=40000; formats=MP3; status=Free
- Bus side line 4 | medium=Bus; size=4 x 1 m; place=Line 4; price_a_day=35; reach_a_day=9000; formats=PDF; status=Paused
person advertiser|client company: Name!;Industry;Contact person;Email:email;Phone:phone;Billing address;Credit limit:money;~Spent so far:money;~Status=Under review|Approved|Blocked
- Harbour Bakery | industry=Food; contact_person=Lina Roth; credit_limit=3000; spent_so_far=1840; status=Approved
- Velo Werk | industry=Bicycles; contact_person=Theo Banks; credit_limit=5000; spent_so_far=4120; status=Approved
- Green Dental | industry=Health; contact_person=Dr Amira Said; credit_limit=2000; spent_so_far=0; status=Under review
- Fair Lights | industry=Events; contact_person=Pia Noll; credit_limit=1000; spent_so_far=960; status=Blocked
item campaign|ad campaign|advertising campaign: Name!;Advertiser->@advertiser~Harbour Bakery|Velo Werk;Goal=Awareness|Visits|Sales|Event;Budget:money;~Spent:money;Starts on:date;Ends on:date;Target group;~Status=Draft|Booked|Running|Paused|Ended
- Sunday rolls | advertiser=Harbour Bakery; goal=Visits; budget=1200; spent=840; target_group=Families in the old town; status=Running
- Spring check | advertiser=Velo Werk; goal=Sales; budget=2500; spent=2500; target_group=Commuters; status=Ended
- New practice | advertiser=Green Dental; goal=Awareness; budget=900; spent=0; target_group=Newcomers; status=Draft
- Light festival | advertiser=Fair Lights; goal=Event; budget=1000; spent=960; target_group=Visitors; status=Paused
! record slot booking|ad booking|placement|schedule of an ad|campaign booking [book\\w*|placement\\w*|schedul\\w*|slot\\w*]: Title!;Ad slot->@ad slot|slot|ad space~Front page banner;Campaign->@campaign|ad campaign~Sunday rolls;Creative->@creative|ad material~Rolls banner;From:date!;Until:date!;Days:number#1-3650;Price:money;~Status=Requested|Confirmed|Running|Done|Cancelled
- Rolls on the front page | ad_slot=Front page banner; campaign=Sunday rolls; creative=Rolls banner; days=7; price=840; status=Running
- Check on the morning radio | ad_slot=Morning spot, 20 s; campaign=Spring check; creative=Bell spot; days=10; price=2100; status=Done
- Teeth on the screen | ad_slot=Market square screen; campaign=New practice; days=10; price=900; status=Requested
- Lights on line 4 | ad_slot=Bus side line 4; campaign=Light festival; creative=Lights side; days=20; price=700; status=Cancelled
record creative|ad material|advertisement|ad: Title!;Campaign->@campaign|ad campaign~Sunday rolls;Kind=Picture|Video|Audio|Text;File:file;Size;Target address:url;Headline;~Reviewed by~Nadine Falk;~Remark:long;~Status=Uploaded|In review|Approved|Rejected
- Rolls banner | campaign=Sunday rolls; kind=Picture; size=970 x 250; headline=Warm at seven; reviewed_by=Nadine Falk; status=Approved
- Bell spot | campaign=Spring check; kind=Audio; size=20 seconds; headline=Ring it again; reviewed_by=Nadine Falk; status=Approved
- Smile clip | campaign=New practice; kind=Video; size=1080 x 1920; headline=We are here; status=In review
- Lights side | campaign=Light festival; kind=Picture; size=4 x 1 m; headline=Come at dusk; reviewed_by=Nadine Falk; remark=Logo too small.; status=Rejected
! record effect figure|ad statistic|effect statistic|daily figure|placement data [statistic\\w*|effect\\w*|impression\\w*|click\\w*|report\\w*|analy\\w*|data]: Title!;Campaign->@campaign|ad campaign~Sunday rolls;Ad slot->@ad slot|slot|ad space~Front page banner;Creative->@creative|ad material~Rolls banner;Day:date;Impressions:number#0-1000000000;Clicks:number#0-100000000;~Click rate:percent;Conversions:number#0-10000000;Cost:money
- Rolls, Monday | campaign=Sunday rolls; ad_slot=Front page banner; creative=Rolls banner; impressions=17800; clicks=214; click_rate=1.2; conversions=31; cost=120
- Rolls, Tuesday | campaign=Sunday rolls; ad_slot=Front page banner; creative=Rolls banner; impressions=16900; clicks=188; click_rate=1.1; conversions=22; cost=120
- Check, first day | campaign=Spring check; ad_slot=Morning spot, 20 s; creative=Bell spot; impressions=40100; clicks=0; conversions=12; cost=210
- Rolls, Wednesday | campaign=Sunday rolls; ad_slot=Front page banner; creative=Rolls banner; impressions=18300; clicks=240; click_rate=1.3; conversions=35; cost=120
+ booking: Ad slot->@ad slot|slot|ad space;Campaign->@campaign|ad campaign;From:date;Until:date;Price:money
+ contract: Advertiser->@advertiser;Campaign->@campaign|ad campaign
+ invoice: Advertiser->@advertiser;Campaign->@campaign|ad campaign
# franchise|franchise portal|franchise website|franchise investment|franchising|franchise platform|franchise joining|brand franchise|franchise recruitment
item brand|franchise brand|franchise project: Name!;Industry->@industry|brand industry~Food and drink|Learning;Investment from:money;Investment to:money;Franchise fee:money;Deposit:money;Shops:number#0-100000;Founded:number#1800-2100;Head office;Logo:image;Owner~Hilde Marsch|Ken Abara;Story:long;~Status=Under review|Online|Paused
- Lindy Bread | industry=Food and drink; investment_from=60000; investment_to=90000; franchise_fee=12000; deposit=5000; shops=38; founded=2009; head_office=Bremen; owner=Hilde Marsch; status=Online
- Little Lab | industry=Learning; investment_from=25000; investment_to=40000; franchise_fee=8000; deposit=2000; shops=14; founded=2016; head_office=Lyon; owner=Ken Abara; status=Online
- Fresh Fold | industry=Services; investment_from=45000; investment_to=70000; franchise_fee=9000; deposit=3000; shops=21; founded=2013; head_office=Porto; owner=Ana Prado; status=Online
- Nook Tea | industry=Food and drink; investment_from=18000; investment_to=30000; franchise_fee=4000; deposit=1000; shops=6; founded=2021; head_office=Cork; owner=Sean Daly; status=Under review
item industry|brand industry|brand category|category: Name!;Parent;Icon:image;Order:number#0-1000;~Brands:number#0-100000
- Food and drink | order=1; brands=2
- Learning | order=2; brands=1
- Services | order=3; brands=1
- Retail | order=4; brands=0
request franchise application|application to join|joining application|franchise|application {New|Contacted|In review|Approved|Refused|Contract signed}: Applicant!;Brand->@brand|franchise brand~Lindy Bread;Phone:phone!;Email:email;Town;Own capital:money;Experience:long;Wanted region;Shop space:number(m2)#0-10000;Wanted start:date;~Handled by~Hilde Marsch
- Jonas Adler | brand=Lindy Bread; town=Kiel; own_capital=50000; wanted_region=Kiel north; shop_space=70; handled_by=Hilde Marsch
- Mina Sato | brand=Little Lab; town=Dijon; own_capital=22000; wanted_region=Dijon; shop_space=110; handled_by=Ken Abara
- Rui Costa | brand=Fresh Fold; town=Braga; own_capital=40000; wanted_region=Braga; shop_space=90
- Orla Byrne | brand=Nook Tea; town=Galway; own_capital=15000; wanted_region=Galway; shop_space=40
item store|franchise shop|outlet|branch: Name!;Brand->@brand|franchise brand~Lindy Bread;Agent->@regional agent|agent~Agent North;Address!;Latitude:number#-90-90;Longitude:number#-180-180;Phone:phone;Opening hours;Opened on:date;Photo:image;~Status=Planned|Open|Closed
- Lindy Bread Harbour | brand=Lindy Bread; agent=Agent North; address=Quay 4, Bremen; latitude=53.08; longitude=8.8; opening_hours=06:00-18:00; status=Open
- Little Lab Centre | brand=Little Lab; agent=Agent South; address=Rue Verte 12, Lyon; latitude=45.76; longitude=4.84; opening_hours=14:00-19:00; status=Open
- Fresh Fold Ribeira | brand=Fresh Fold; address=Cais 7, Porto; latitude=41.14; longitude=-8.61; opening_hours=08:00-20:00; status=Open
- Lindy Bread West | brand=Lindy Bread; agent=Agent North; address=Mill road 30, Bremen; latitude=53.1; longitude=8.7; status=Planned
person regional agent|agent|franchise agent|area manager: Name!;Brand->@brand|franchise brand~Lindy Bread;Region!;Commission rate:percent;Phone:phone;Email:email;Contract until:date;~Shops won:number#0-10000;~Status=Active|Paused|Ended
- Agent North | brand=Lindy Bread; region=North coast; commission_rate=6; shops_won=9; status=Active
- Agent South | brand=Little Lab; region=Rhone; commission_rate=5; shops_won=4; status=Active
- Agent Coast | brand=Fresh Fold; region=North Portugal; commission_rate=7; shops_won=3; status=Paused
- Agent West | brand=Nook Tea; region=West Ireland; commission_rate=5; shops_won=1; status=Active
record lead|enquiry|consultation|investor lead|online consultation {New|Contacted|Interested|Applied|Lost}: Name!;Brand->@brand|franchise brand~Lindy Bread;Phone:phone;Email:email;Capital:money;Region;Question:long;Source=Website|Advertisement|Fair|Agent;Agent->@regional agent|agent~Agent North;Next contact on:date
- Jonas Adler, first call | brand=Lindy Bread; capital=50000; region=Kiel; source=Fair; agent=Agent North
- Pia Rossi | brand=Little Lab; capital=30000; region=Nice; question=How long is the training?; source=Website; agent=Agent South
- Tom Reid | brand=Nook Tea; capital=20000; region=Sligo; question=May I run two shops?; source=Website
- Elif Kaya | brand=Fresh Fold; capital=60000; region=Faro; source=Advertisement; agent=Agent Coast
! record lead follow-up|follow-up|contact record [follow\\w*|lead\\w*|contact\\w*|consult\\w*]: Title!;Lead->@lead|enquiry~Jonas Adler, first call;Way=Call|Visit|Email|Shop tour;Result=Interested|Thinks about it|No answer|Not interested;Text:long;Next step;Next on:date;Done by~Hilde Marsch;Done on:date
- Call with Jonas | lead=Jonas Adler, first call; way=Call; result=Interested; next_step=Shop tour; done_by=Hilde Marsch
- Mail to Pia | lead=Pia Rossi; way=Email; result=Thinks about it; next_step=Send the training plan; done_by=Ken Abara
- Tour with Elif | lead=Elif Kaya; way=Shop tour; result=Interested; next_step=Application; done_by=Ana Prado
- Call to Tom | lead=Tom Reid; way=Call; result=No answer; done_by=Sean Daly
! record brand page section|brand page|brand picture [page\\w*|showcase|display\\w*|edit\\w*]: Heading!;Brand->@brand|franchise brand~Lindy Bread;Kind=Story|Support|Costs|Gallery|Questions;Text:long;Picture:image;Order:number#1-100;Visible:boolean
- How it began | brand=Lindy Bread; kind=Story; order=1
- What you get | brand=Lindy Bread; kind=Support; order=2
- What it costs | brand=Little Lab; kind=Costs; order=1
- From our shops | brand=Fresh Fold; kind=Gallery; order=3
+ message: Brand->@brand|franchise brand;Phone:phone
+ news: Brand->@brand|franchise brand
`
