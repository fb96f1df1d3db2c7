/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds5 = `
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

# web optimization|compress css|css and js|js and css|minify|minifier|page speed|website speed|loading speed
item optimization project|project|website project|site: Name!;Site address:url;Owner~Jana Pohl|Marco Ruiz;Cache lifetime:number(h)#0-8760;Auto-merge:boolean;Target size:number(KB)#1-10000;Note:long
- Bakery homepage | site_address=https://bakery.example; owner=Jana Pohl; cache_lifetime=72; target_size=120
- Ticket shop | site_address=https://tickets.example; owner=Marco Ruiz; cache_lifetime=24; target_size=300
- Press archive | site_address=https://press.example; owner=Jana Pohl; cache_lifetime=720; target_size=180
- Intranet start page | site_address=https://intra.example; owner=Marco Ruiz; cache_lifetime=12; target_size=250
record source file|css file|js file|uploaded file|asset: File name!;Project->@optimization project|project~Bakery homepage|Ticket shop;Type=CSS|JS;File:file;Size:number(KB)#0-20000;Load order:number#1-200;Uploaded on:date;~Status=Uploaded|Merged|Compressed|Failed
- reset.css | project=Bakery homepage; type=CSS; size=6; load_order=1; status=Merged
- main.css | project=Bakery homepage; type=CSS; size=84; load_order=2; status=Merged
- seatmap.js | project=Ticket shop; type=JS; size=412; load_order=3; status=Compressed
- legacy-slider.js | project=Press archive; type=JS; size=96; load_order=1; status=Failed
record optimization run|merge task|compression task|compression record|optimization record|compression history: Title!;Project->@optimization project|project~Bakery homepage|Ticket shop;Type=Merge|Compress|Merge and compress;Files:number#1-500;Size before:number(KB)#0-100000;Size after:number(KB)#0-100000;Saved:percent;Duration:number(ms)#0-600000;Started on:date;Result:file;~Status=Queued|Running|Done|Failed
- Bakery styles bundle | project=Bakery homepage; type=Merge and compress; files=2; size_before=90; size_after=58; saved=36; duration=420; status=Done
- Ticket shop scripts | project=Ticket shop; type=Compress; files=7; size_before=980; size_after=365; saved=63; duration=2150; status=Done
- Archive slider | project=Press archive; type=Compress; files=1; size_before=96; size_after=0; saved=0; duration=130; status=Failed
- Intranet bundle | project=Intranet start page; type=Merge; files=5; size_before=240; size_after=238; saved=1; duration=180; status=Done
! record run message|error log|warning [error|log|fail|merg|compress]: Title!;Run->@optimization run|merge task~Archive slider|Ticket shop scripts;Level=Info|Warning|Error;File->@source file|css file~legacy-slider.js;Line:number#1-100000;Text:long
- Unexpected token | run=Archive slider; level=Error; file=legacy-slider.js; line=214; text=A closing bracket is missing.
- Duplicate selector | run=Bakery styles bundle; level=Warning; file=main.css; line=77; text=Rule .nav was given twice.
- Source map left out | run=Ticket shop scripts; level=Info; file=seatmap.js; line=1; text=No source map was asked for.
- Console call removed | run=Ticket shop scripts; level=Info; file=seatmap.js; line=903; text=Three console calls were dropped.
record cached file|cache entry|cache|cached result: Cache key!;Project->@optimization project|project~Bakery homepage|Ticket shop;Run->@optimization run|merge task~Bakery styles bundle;Size:number(KB)#0-100000;Version~v12;Hits:number#0-100000000;Expires on:date;~Status=Fresh|Expired|Cleared
- bakery.v12.css | project=Bakery homepage; run=Bakery styles bundle; size=58; version=v12; hits=18240; status=Fresh
- tickets.v40.js | project=Ticket shop; run=Ticket shop scripts; size=365; version=v40; hits=90211; status=Fresh
- tickets.v39.js | project=Ticket shop; size=371; version=v39; hits=150420; status=Expired
- intra.v3.js | project=Intranet start page; run=Intranet bundle; size=238; version=v3; hits=812; status=Cleared
item compression profile|compression setting|optimization setting: Name!;Remove comments:boolean;Shorten names:boolean;Keep licence notes:boolean;Level=Light|Normal|Strong;Compression=None|Gzip|Brotli;Browser target~last 2 versions
- Safe | level=Light; compression=Gzip; browser_target=all
- Everyday | level=Normal; compression=Gzip; browser_target=last 2 versions
- As small as can be | level=Strong; compression=Brotli; browser_target=last 2 versions
- Merge only | level=Light; compression=None; browser_target=all

# emoji conversion|emoji|emoji converter|emoticon|sticker pack|emoji expression
item emoji|emoji expression|emoji entry|emoticon: Name!;Character!;Code point~U+1F600;Short code~:grinning:;Category=Faces|People|Animals|Food|Travel|Objects|Symbols|Flags;Keywords;Added in version~13.0;Popular:boolean
- Grinning face | character=😀; code_point=U+1F600; short_code=:grinning:; category=Faces; keywords=smile, happy; added_in_version=6.1
- Dog face | character=🐶; code_point=U+1F436; short_code=:dog:; category=Animals; keywords=pet, puppy; added_in_version=6.0
- Red heart | character=❤️; code_point=U+2764; short_code=:heart:; category=Symbols; keywords=love, like; added_in_version=1.1
- Rocket | character=🚀; code_point=U+1F680; short_code=:rocket:; category=Travel; keywords=launch, fast; added_in_version=6.0
record conversion|conversion record|conversion history|conversion result|emoji conversion|converted text: Title!;Mode->@conversion option|conversion mode~Emoji to words|Words to emoji;Input text:long!;~Result:long;Emoji found:number#0-5000;Language=English|Spanish|German|Chinese;Converted on:date;Copied:boolean;~Status=Done|Partly converted|Nothing found
- Birthday greeting | mode=Words to emoji; input_text=Happy birthday, here is a cake; result=Happy birthday, here is a 🎂; emoji_found=1; language=English; status=Done
- Launch note | mode=Emoji to words; input_text=We are live 🚀🎉; result=We are live (rocket)(party popper); emoji_found=2; language=English; status=Done
- Pet post | mode=Emoji to short codes; input_text=My 🐶 is the best ❤️; result=My :dog: is the best :heart:; emoji_found=2; language=English; status=Done
- Plain reply | mode=Emoji to words; input_text=See you tomorrow; result=See you tomorrow; emoji_found=0; language=English; status=Nothing found
item conversion option|conversion mode|conversion type|option: Name!;Direction=Emoji to text|Text to emoji;Output style=Name in brackets|Short code|Unicode escape|Emoji character;Keep unknown:boolean;Separator~space;Example
- Emoji to words | direction=Emoji to text; output_style=Name in brackets; separator=none; example=😀 becomes (grinning face)
- Emoji to short codes | direction=Emoji to text; output_style=Short code; separator=none; example=😀 becomes :grinning:
- Emoji to Unicode | direction=Emoji to text; output_style=Unicode escape; separator=space; example=😀 becomes U+1F600
- Words to emoji | direction=Text to emoji; output_style=Emoji character; separator=none; example=dog becomes 🐶
record custom mapping|mapping rule|word mapping|emoji mapping: Word!;Emoji->@emoji|emoji entry~Dog face|Rocket;Language=English|Spanish|German|Chinese;Whole word only:boolean;Created on:date;Note
- puppy | emoji=Dog face; language=English; note=Besides dog
- launch | emoji=Rocket; language=English
- amor | emoji=Red heart; language=Spanish
- lachen | emoji=Grinning face; language=German
! record saved phrase|saved text|phrase collection: Title!;Text:long!;Conversion->@conversion|conversion record~Birthday greeting|Pet post;Folder~Greetings|Work;Times used:number#0-100000;Pinned:boolean
- Cake greeting | text=Happy birthday, here is a 🎂; conversion=Birthday greeting; folder=Greetings; times_used=14
- Go live | text=We are live 🚀; conversion=Launch note; folder=Work; times_used=6
- Thanks a lot | text=Thank you ❤️; folder=Greetings; times_used=31
- Dog lover | text=My 🐶 is the best; conversion=Pet post; folder=Private; times_used=2
record feedback|correction suggestion|wrong conversion: Title!;Conversion->@conversion|conversion record~Launch note;Expected result:long;Details:long;Email:email;~Status=New|Confirmed|Fixed|Rejected
- Party popper not found | conversion=Launch note; expected_result=Say tada instead.; status=Confirmed
- Cake of the wrong kind | conversion=Birthday greeting; expected_result=A whole cake, not a slice.; status=Rejected
- Skin tones get lost | details=Waving hand turns yellow.; status=New
- Flags as two letters | details=The flag of Kenya shows as KE.; status=Fixed

# pdf file|pdf editing|edit pdf|pdf editor|pdf document|pdf conversion|pdf tool
record uploaded file|pdf file|original file|pdf document|file: File name!;File:file;Pages:number#1-5000;Size:number(KB)#1-500000;Language=English|German|French|Chinese|Spanish;Uploaded on:date;Uploaded by~Elif Kaya|Owen Hart;Scanned pages:boolean;~Status=Uploaded|Reading|Ready|Unreadable
- tenancy-agreement.pdf | pages=12; size=840; language=English; uploaded_by=Elif Kaya; status=Ready
- annual-letter-draft.pdf | pages=3; size=190; language=English; uploaded_by=Owen Hart; status=Ready
- bedienung-heizung.pdf | pages=46; size=5320; language=German; uploaded_by=Elif Kaya; status=Ready
- scan-0417.pdf | pages=8; size=9100; language=French; uploaded_by=Owen Hart; status=Unreadable
record edit job|editing task|edit request|pdf edit|editing request|processing task: Title!;File->@uploaded file|pdf file~tenancy-agreement.pdf|annual-letter-draft.pdf;Instruction:long!;Edit type=Proofread|Rewrite|Translate|Shorten|Fill in|Redact;Model->@ai model|model~Standard|Long documents;Pages~1-12;Keep formatting:boolean;Started on:date;Tokens used:number#0-10000000;Cost:money;~Status=Queued|Sent|Editing|Rebuilding|Done|Failed
- Proofread the tenancy agreement | file=tenancy-agreement.pdf; instruction=Mend spelling and commas, change no clause.; edit_type=Proofread; model=Standard; pages=1-12; tokens_used=14200; cost=0.21; status=Done
- Friendlier letter | file=annual-letter-draft.pdf; instruction=Warmer tone, same length.; edit_type=Rewrite; model=Standard; pages=1-3; tokens_used=3900; cost=0.06; status=Done
- Heating manual into English | file=bedienung-heizung.pdf; instruction=Translate, keep tables and part numbers.; edit_type=Translate; model=Long documents; pages=1-46; tokens_used=61800; cost=1.85; status=Rebuilding
- Black out names | file=scan-0417.pdf; instruction=Redact all personal names.; edit_type=Redact; model=Standard; pages=1-8; tokens_used=0; cost=0; status=Failed
record edited file|result file|edited pdf|output file|returned file: File name!;Job->@edit job|editing task~Proofread the tenancy agreement;File:file;Version:number#1-100;Pages:number#1-5000;Layout match:percent;Changes:number#0-10000;Ready on:date;Downloads:number#0-10000;~Status=Ready|Downloaded|Expired
- tenancy-agreement-v2.pdf | job=Proofread the tenancy agreement; version=2; pages=12; layout_match=99; changes=41; downloads=2; status=Downloaded
- annual-letter-v2.pdf | job=Friendlier letter; version=2; pages=3; layout_match=97; changes=28; downloads=0; status=Ready
- annual-letter-v3.pdf | job=Friendlier letter; version=3; pages=3; layout_match=98; changes=6; downloads=1; status=Downloaded
- heating-manual-en.pdf | job=Heating manual into English; version=1; pages=47; layout_match=91; changes=890; downloads=0; status=Ready
! record text change|change|edit suggestion [edit|chang|revis|proof]: Title!;Job->@edit job|editing task~Proofread the tenancy agreement;Page:number#1-5000;Before:long;After:long;Font kept:boolean;~Status=Applied|Undone|Overflows
- Clause 4 spelling | job=Proofread the tenancy agreement; page=3; before=the tennant shall; after=the tenant shall; status=Applied
- Clause 9 comma | job=Proofread the tenancy agreement; page=7; before=If however; after=If, however,; status=Applied
- Opening line | job=Friendlier letter; page=1; before=We hereby inform you; after=We are glad to tell you; status=Applied
- Table heading | job=Heating manual into English; page=22; before=Vorlauftemperatur; after=Flow temperature; status=Overflows
item ai model|model: Name!;Provider;Context size:number(tokens)#1000-2000000;Price per 1000 tokens:money;Best for;~Status=Enabled|Disabled
- Standard | provider=OpenAI; context_size=128000; price_per_1000_tokens=0.015; best_for=Letters and contracts; status=Enabled
- Long documents | provider=OpenAI; context_size=1000000; price_per_1000_tokens=0.03; best_for=Manuals and books; status=Enabled
- Fast | provider=OpenAI; context_size=64000; price_per_1000_tokens=0.004; best_for=Proofreading; status=Enabled
- Old standard | provider=OpenAI; context_size=16000; price_per_1000_tokens=0.02; best_for=Nothing new; status=Disabled
item instruction template|prompt template|preset: Name!;Edit type=Proofread|Rewrite|Translate|Shorten|Fill in|Redact;Instruction:long!;Shared:boolean;Times used:number#0-100000
- Only spelling | edit_type=Proofread; instruction=Mend spelling and punctuation only.; times_used=210
- Plain language | edit_type=Rewrite; instruction=Short sentences, no legal terms.; times_used=64
- Half the length | edit_type=Shorten; instruction=Keep facts and numbers, halve the text.; times_used=38
- Into Spanish | edit_type=Translate; instruction=Formal Spanish, keep names.; times_used=22

# financial information|financial knowledge|financial news|finance news|financial literacy|finance information
item financial topic|knowledge category|topic|column: Name!;Parent topic;Description:long;Icon:image;Order:number#1-100;~Status=Shown|Hidden
- Saving basics | description=Accounts, interest and rainy-day money.; order=1; status=Shown
- Funds | description=How funds work and what they cost.; order=2; status=Shown
- Insurance | description=Which risks to cover first.; order=3; status=Shown
- Retirement | parent_topic=Saving basics; description=Old-age provision.; order=4; status=Hidden
item knowledge entry|financial knowledge|financial term|knowledge card|lesson: Title!;Topic->@financial topic|topic~Saving basics|Funds;Level=Beginner|Intermediate|Advanced;Summary!;Text:long;Reading time:number(min)#1-60;Picture:image;Views:number#0-10000000;~Status=Draft|Published
- What compound interest does | topic=Saving basics; level=Beginner; summary=Interest on interest over twenty years; reading_time=4; views=8120; status=Published
- Index fund or active fund | topic=Funds; level=Intermediate; summary=Costs, spread and results side by side; reading_time=7; views=5310; status=Published
- Three insurances first | topic=Insurance; level=Beginner; summary=Liability, health, disability; reading_time=5; views=2900; status=Published
- Duration of bonds | topic=Funds; level=Advanced; summary=How rates move prices; reading_time=9; views=640; status=Draft
item financial news|news|news flash|market news|information: Headline!;Topic->@financial topic|topic~Funds;Source~Market Desk|City Wire;Summary;Text:long;Published on:date;Published at:time;Market=Stocks|Bonds|Currencies|Commodities|Economy;Views:number#0-10000000;Pinned:boolean
- Central bank leaves rates unchanged | topic=Saving basics; source=Market Desk; market=Economy; summary=Second pause in a row; views=15400
- Copper at a yearly high | topic=Funds; source=City Wire; market=Commodities; summary=Mines on strike; views=4210
- Bond funds see inflows | topic=Funds; source=Market Desk; market=Bonds; summary=Longest run since spring; views=3020
- Health insurers raise prices | topic=Insurance; source=City Wire; market=Economy; summary=Four percent on average; views=6100
item poster template|poster style|template: Name!;Format=Portrait|Square|Story;Background:image;Text colour~#FFFFFF;QR code place=Bottom right|Bottom left|Centre;Suited to=News|Knowledge|Daily quote;~Status=Active|Retired
- Morning brief | format=Portrait; text_colour=#FFFFFF; qr_code_place=Bottom right; suited_to=News; status=Active
- Golden quote | format=Square; text_colour=#3B2F1E; qr_code_place=Centre; suited_to=Daily quote; status=Active
- Chart paper | format=Story; text_colour=#222222; qr_code_place=Bottom left; suited_to=Knowledge; status=Active
- New year red | format=Portrait; text_colour=#FFE9B0; qr_code_place=Bottom right; suited_to=Daily quote; status=Retired
record poster|generated poster|share poster|poster record: Title!;Template->@poster template|template~Morning brief|Golden quote;News->@financial news|news~Copper at a yearly high;Slogan;Signature~Ada, adviser;Picture:image;Made on:date;Shares:number#0-100000;Scans:number#0-100000
- Tuesday brief | template=Morning brief; news=Copper at a yearly high; slogan=What moves today; signature=Ada, adviser; shares=12; scans=31
- Patience pays | template=Golden quote; slogan=Time in the market; signature=Boris, adviser; shares=4; scans=7
- Rates explained | template=Chart paper; news=Central bank leaves rates unchanged; slogan=Why it matters for you; signature=Ada, adviser; shares=22; scans=58
- Insurance check | template=Morning brief; news=Health insurers raise prices; slogan=Compare before June; signature=Chen, adviser; shares=9; scans=11
! record share record|share|visit record [shar|poster|social]: Title!;Poster->@poster|generated poster~Tuesday brief|Rates explained;Channel=Chat|Moments|Group|Link;Shared by~Ada|Boris;Shared on:date;Opened:number#0-10000;New readers:number#0-10000
- Tuesday brief to moments | poster=Tuesday brief; channel=Moments; shared_by=Ada; opened=26; new_readers=4
- Rates to savings group | poster=Rates explained; channel=Group; shared_by=Ada; opened=44; new_readers=9
- Patience to a chat | poster=Patience pays; channel=Chat; shared_by=Boris; opened=1; new_readers=0
- Insurance link | poster=Insurance check; channel=Link; shared_by=Chen; opened=11; new_readers=2

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

# voice conversion|voice changer|changing voice|voice cloning|voice training|voice synthesis|text to speech
item voice model|model|trained model|voice|timbre: Name!;Speaker~Own voice|Studio speaker;Gender=Female|Male|Neutral;Language=English|Chinese|Spanish|German;Base type=Trained|Built in|Shared;Sample rate:number(kHz)#8-96;Similarity:percent;Version:number#1-100;Sample:file;Public:boolean;~Status=Training|Ready|Archived|Failed
- Warm narrator | speaker=Studio speaker; gender=Female; language=English; base_type=Built in; sample_rate=48; similarity=96; version=3; status=Ready
- Deep radio | speaker=Studio speaker; gender=Male; language=English; base_type=Built in; sample_rate=44.1; similarity=94; version=2; status=Ready
- My own voice | speaker=Own voice; gender=Male; language=German; base_type=Trained; sample_rate=44.1; similarity=88; version=1; status=Ready
- Little robot | speaker=Studio speaker; gender=Neutral; language=English; base_type=Shared; sample_rate=22.05; similarity=70; version=1; status=Archived
record voice sample|uploaded voice|recording|audio file|voice file|voice: File name!;Audio:file;Duration:number(s)#1-7200;Format=WAV|MP3|FLAC|M4A;Language=English|Chinese|Spanish|German;Noise=Clean|Slight|Strong;Uploaded on:date;Consent given:boolean;~Status=Uploaded|Checked|Rejected
- reading-01.wav | duration=310; format=WAV; language=German; noise=Clean; status=Checked
- reading-02.wav | duration=295; format=WAV; language=German; noise=Slight; status=Checked
- podcast-intro.mp3 | duration=42; format=MP3; language=English; noise=Clean; status=Checked
- street-talk.m4a | duration=88; format=M4A; language=English; noise=Strong; status=Rejected
record conversion|voice conversion|conversion record|conversion task|converted voice|conversion history: Title!;Source->@voice sample|recording~podcast-intro.mp3;Model->@voice model|model~Warm narrator|Deep radio;Mode->@conversion mode|mode~Speech to speech|Singing;Pitch shift:number(semitones)#-24-24;Speed:percent;Converted on:date;Duration:number(s)#0-7200;Result:file;~Status=Queued|Converting|Done|Failed
- Intro as warm narrator | source=podcast-intro.mp3; model=Warm narrator; mode=Speech to speech; pitch_shift=3; speed=100; duration=42; status=Done
- Intro as deep radio | source=podcast-intro.mp3; model=Deep radio; mode=Speech to speech; pitch_shift=-4; speed=95; duration=44; status=Done
- Reading as robot | source=reading-01.wav; model=Little robot; mode=Effect; pitch_shift=0; speed=110; duration=0; status=Failed
- Song test | source=reading-02.wav; model=My own voice; mode=Singing; pitch_shift=2; speed=100; duration=0; status=Converting
record training run|training task|voice training|training record|training: Title!;Model->@voice model|model~My own voice;Samples:number#1-1000;Total length:number(min)#1-6000;Epochs:number#1-5000;Progress:percent;Loss:number#0-100;Started on:date;~Status=Waiting|Running|Finished|Stopped|Failed
- My own voice, first run | model=My own voice; samples=2; total_length=10; epochs=200; progress=100; loss=0.31; status=Finished
- My own voice, longer | model=My own voice; samples=12; total_length=64; epochs=500; progress=46; loss=0.22; status=Running
- Deep radio refresh | model=Deep radio; samples=40; total_length=180; epochs=800; progress=100; loss=0.14; status=Finished
- Robot trial | model=Little robot; samples=1; total_length=1; epochs=50; progress=12; loss=2.8; status=Stopped
! record training sample|training data|data set entry: Title!;Training run->@training run|training task~My own voice, first run;Sample->@voice sample|recording~reading-01.wav|reading-02.wav;Share used:percent;Transcript:long;~Status=Used|Skipped
- Run 1, reading 1 | training_run=My own voice, first run; sample=reading-01.wav; share_used=92; status=Used
- Run 1, reading 2 | training_run=My own voice, first run; sample=reading-02.wav; share_used=81; status=Used
- Run 2, reading 1 | training_run=My own voice, longer; sample=reading-01.wav; share_used=95; status=Used
- Run 2, street talk | training_run=My own voice, longer; sample=street-talk.m4a; share_used=0; status=Skipped
item conversion mode|mode|voice effect|effect: Name!;Description:long;Real time:boolean;Needs model:boolean;Maximum length:number(min)#1-240;Credits per minute:number#0-100
- Speech to speech | description=Keeps words and rhythm, swaps the voice.; maximum_length=60; credits_per_minute=4
- Singing | description=Follows the melody of the source.; maximum_length=10; credits_per_minute=8
- Text to speech | description=Reads a text in the chosen voice.; maximum_length=120; credits_per_minute=3
- Effect | description=Robot, cave or telephone without a model.; maximum_length=30; credits_per_minute=1

# telegram client|telegram|interacting with telegram|messaging client|instant messaging client|chat client
person contact|contact list|telegram contact: Name!;User name~@mira_k;Phone:phone;Bio;Group->@contact group|folder~Family|Work;Picture:image;Last seen on:date;Blocked:boolean;~Status=Online|Recently|Offline
- Mira Koch | user_name=@mira_k; bio=Climber; group=Family; status=Online
- Dev Anand Rao | user_name=@devrao; bio=Backend; group=Work; status=Recently
- Lucia Prado | user_name=@luciap; group=Work; status=Offline
- Pizza bot | user_name=@pizza_orders_bot; bio=Order here; group=Bots; status=Online
item chat|conversation|dialog|chat list: Title!;Type=Private|Group|Channel|Bot;Contact->@contact|contact list~Mira Koch;Members:number#1-200000;Unread:number#0-100000;Pinned:boolean;Muted:boolean;~Last message;~Status=Active|Archived|Left
- Mira Koch | type=Private; contact=Mira Koch; members=2; unread=0; last_message=See you at the wall; status=Active
- Release team | type=Group; members=14; unread=6; last_message=Build is green; status=Active
- City alerts | type=Channel; members=48210; unread=31; last_message=Tram 4 is back; status=Active
- Flat hunt 2023 | type=Group; members=5; unread=0; last_message=We took it; status=Archived
record media file|picture|video|attachment|image: File name!;Chat->@chat|conversation~Release team;Kind=Picture|Video|Voice|Document;File:file;Size:number(MB)#0-4000;Caption;Sent by~Mira Koch|Dev Anand Rao;Sent on:date;~Status=Uploading|Sent|Downloaded|Failed
- wall-topo.jpg | chat=Mira Koch; kind=Picture; size=2.4; caption=The red route; sent_by=Mira Koch; status=Downloaded
- demo.mp4 | chat=Release team; kind=Video; size=38; caption=New login; sent_by=Dev Anand Rao; status=Sent
- notes.pdf | chat=Release team; kind=Document; size=0.3; sent_by=Lucia Prado; status=Sent
- voice-0930.ogg | chat=Mira Koch; kind=Voice; size=0.2; sent_by=Mira Koch; status=Failed
! record chat member|group member|member role: Title!;Chat->@chat|conversation~Release team;Contact->@contact|contact list~Dev Anand Rao|Lucia Prado;Role=Owner|Administrator|Member|Restricted;Joined on:date;Muted until:date
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
! record chat setting|notification setting|per-user setting: Title!;Chat->@chat|conversation~Release team|City alerts;Sound=Default|Soft|None;Preview shown:boolean;Auto download=All|Wi-Fi only|Never;Delete after:number(days)#0-365
- Release team settings | chat=Release team; sound=Soft; auto_download=Wi-Fi only; delete_after=0
- City alerts settings | chat=City alerts; sound=None; auto_download=Never; delete_after=30
- Mira settings | chat=Mira Koch; sound=Default; auto_download=All; delete_after=0
- Flat hunt settings | chat=Flat hunt 2023; sound=None; auto_download=Never; delete_after=7
+ message: Chat->@chat|conversation~Mira Koch|Release team;Direction=Sent|Received;Kind=Text|Picture|Video|Voice|Document;Text:long;File:file;Reply to;~Status=Sending|Sent|Delivered|Read|Failed

# add metadata|metadata|article header|citation data|bibliographic data|scholarly article
item metadata field|field|predefined field|meta tag|metadata: Name!;Tag name~citation_title|citation_doi;Group=Citation|Publication|Identifier|Pages|Links|General;Value type=Text|Date|Number|Address|Language;Required:boolean;Repeatable:boolean;Help text;Order:number#1-200;~Status=Shown|Hidden
- Citation title | tag_name=citation_title; group=Citation; value_type=Text; help_text=Full title of the paper; order=1; status=Shown
- Journal title | tag_name=citation_journal_title; group=Citation; value_type=Text; order=2; status=Shown
- DOI | tag_name=citation_doi; group=Identifier; value_type=Text; help_text=Starts with 10.; order=9; status=Shown
- First page | tag_name=citation_firstpage; group=Pages; value_type=Number; order=12; status=Shown
record article metadata|metadata record|metadata entry|citation|citation record: Citation title!;Journal title;Book title;Authors;Abstract address:url;Full text address:url;PDF address:url;Publication date:date;Language=English|German|French|Spanish;Volume:number#0-10000;ISSN~2049-3630;DOI~10.5555/abc.2025.14
- Soil moisture under hedgerows | journal_title=Field Ecology Letters; authors=R. Tamm, L. Ito; abstract_address=https://journal.example/14; language=English; volume=12; issn=2049-3630; doi=10.5555/fel.2025.14
- A grammar of street signs | book_title=Words in Public; authors=P. Moreau; language=French; volume=1; doi=10.5555/wip.2024.3
- Quiet pumps for small houses | journal_title=Building Services Review; authors=K. Adeyemi; language=English; volume=40; issn=1752-0010; doi=10.5555/bsr.2025.77
- Tides of the northern sound | journal_title=Coastal Notes; authors=S. Lund, T. Berg; language=English; volume=7; issn=2601-4410; doi=10.5555/cn.2023.9
! record field value|metadata value|custom value: Title!;Metadata->@article metadata|metadata record~Soil moisture under hedgerows;Field->@metadata field|field~DOI|First page;Value!;Order:number#1-100;Valid:boolean
- Hedgerows DOI | metadata=Soil moisture under hedgerows; field=DOI; value=10.5555/fel.2025.14; order=1
- Hedgerows first page | metadata=Soil moisture under hedgerows; field=First page; value=101; order=2
- Pumps first page | metadata=Quiet pumps for small houses; field=First page; value=55; order=1
- Tides journal | metadata=Tides of the northern sound; field=Journal title; value=Coastal Notes; order=1
item publication|journal|book|conference|source: Title!;Type=Journal|Book|Conference proceedings;Publisher->@publisher|publishing house~Alder Press;ISSN;ISBN;Conference title;Issue:number#0-1000;Language=English|German|French|Spanish;Website:url
- Field Ecology Letters | type=Journal; publisher=Alder Press; issn=2049-3630; issue=3; language=English
- Words in Public | type=Book; publisher=Maison Lire; isbn=978-2-00-000000-1; language=French
- Coastal Notes | type=Journal; publisher=Alder Press; issn=2601-4410; issue=1; language=English
- Meeting on Small Pumps | type=Conference proceedings; publisher=Hall Technical; conference_title=Small Pumps 2025; language=English
item publisher|publishing house: Name!;Place;Country;Contact email:email;DOI prefix~10.5555;Website:url
- Alder Press | place=Bergen; country=Norway; doi_prefix=10.5555
- Maison Lire | place=Lyon; country=France; doi_prefix=10.5556
- Hall Technical | place=Leeds; country=United Kingdom; doi_prefix=10.5557
- Campus Print | place=Graz; country=Austria; doi_prefix=10.5558
record metadata check|validation|check result: Title!;Metadata->@article metadata|metadata record~Quiet pumps for small houses;Checked on:date;Missing fields:number#0-100;Invalid fields:number#0-100;Findings:long;~Status=Complete|Warnings|Incomplete
- Hedgerows check | metadata=Soil moisture under hedgerows; missing_fields=0; invalid_fields=0; status=Complete
- Signs check | metadata=A grammar of street signs; missing_fields=2; invalid_fields=0; findings=Abstract and PDF address are missing.; status=Incomplete
- Pumps check | metadata=Quiet pumps for small houses; missing_fields=0; invalid_fields=1; findings=Last page lies before first page.; status=Warnings
- Tides check | metadata=Tides of the northern sound; missing_fields=1; invalid_fields=0; findings=No online date.; status=Warnings
+ article: Author;Description;Keywords;Robots=Index and follow|No index|No follow;Metadata->@article metadata|metadata record~Soil moisture under hedgerows;Online date:date;Language=English|German|French|Spanish

# production management|production process|manufacturing management|production data|production database|production plan|manufacturing execution
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

# photo detail|display photo|changing photo|personal photo|profile photo|avatar|photo upload
item photo|picture|personal photo|photo detail|image: Title!;Picture:image!;Description:long;Album->@photo album|album~Coast trip|Portraits;Photographer~Ines Prado;Taken at;Uploaded on:date;Width:number(px)#1-20000;Height:number(px)#1-20000;Views:number#0-10000000;~Status=Public|Private|Replaced
- Lighthouse at dusk | description=Last light over the pier.; album=Coast trip; photographer=Ines Prado; taken_at=Cape Marl; width=6000; height=4000; views=812; status=Public
- Fishing boats | description=Four boats before the storm.; album=Coast trip; photographer=Ines Prado; taken_at=Old harbour; width=5400; height=3600; views=344; status=Public
- Portrait in grey | album=Portraits; photographer=Milan Havel; taken_at=Studio; width=3000; height=4000; views=95; status=Private
- Passport picture 2022 | album=Portraits; photographer=Milan Havel; taken_at=Studio; width=800; height=1000; views=12; status=Replaced
item photo album|album|photo category: Name!;Cover:image;Description:long;Owner~Ines Prado|Milan Havel;Photos:number#0-100000;Visible to=Everyone|Friends|Only me
- Coast trip | description=Nine days by the sea.; owner=Ines Prado; photos=64; visible_to=Everyone
- Portraits | description=Studio work.; owner=Milan Havel; photos=22; visible_to=Friends
- Street | description=Black and white only.; owner=Ines Prado; photos=130; visible_to=Everyone
- Family | owner=Milan Havel; photos=310; visible_to=Only me
record photo change|photo history|historical photo|photo replacement|replaced photo|change record: Title!;Photo->@photo|picture~Passport picture 2022;New picture:image;Reason=New look|Better quality|Wrong picture|Expired;Crop~square, centred;Changed on:date;Changed by~Milan Havel;~Status=Previewed|Saved|Undone
- New passport picture | photo=Passport picture 2022; reason=Expired; crop=35 x 45 mm; changed_by=Milan Havel; status=Saved
- Sharper lighthouse | photo=Lighthouse at dusk; reason=Better quality; crop=full; changed_by=Ines Prado; status=Saved
- Grey portrait, tighter | photo=Portrait in grey; reason=New look; crop=square, centred; changed_by=Milan Havel; status=Previewed
- Boats, other frame | photo=Fishing boats; reason=Wrong picture; crop=16 x 9; changed_by=Ines Prado; status=Undone
record photo share|share|share link: Title!;Photo->@photo|picture~Lighthouse at dusk;Channel=Link|Email|Chat|Social network;Shared by~Ines Prado;Shared on:date;Valid until:date;Opened:number#0-1000000
- Lighthouse to the club | photo=Lighthouse at dusk; channel=Chat; shared_by=Ines Prado; opened=18
- Lighthouse on the web | photo=Lighthouse at dusk; channel=Social network; shared_by=Ines Prado; opened=420
- Boats to the paper | photo=Fishing boats; channel=Email; shared_by=Ines Prado; opened=2
- Portrait link | photo=Portrait in grey; channel=Link; shared_by=Milan Havel; opened=5
! record photo like|like|reaction: Title!;Photo->@photo|picture~Lighthouse at dusk;Person~Noor Haddad|Ben Ofori;Reaction=Like|Love|Wow;Given on:date
- Noor loves the lighthouse | photo=Lighthouse at dusk; person=Noor Haddad; reaction=Love
- Ben likes the lighthouse | photo=Lighthouse at dusk; person=Ben Ofori; reaction=Like
- Noor on boats | photo=Fishing boats; person=Noor Haddad; reaction=Wow
- Ben on the portrait | photo=Portrait in grey; person=Ben Ofori; reaction=Like
! item photo tag|tag|keyword: Name!;Kind=Subject|Place|Colour|Mood;Photos:number#0-100000;Description
- Sea | kind=Subject; photos=71
- Cape Marl | kind=Place; photos=16
- Blue hour | kind=Mood; photos=24
- Monochrome | kind=Colour; photos=133
+ comment: Photo->@photo|picture~Lighthouse at dusk;Text:long!;Author;Written on:date

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

# contact management|contact manager|address book|manage contacts|contact list|phone book
person contact|contact information|contact person|person: Name!;Company->@organization|company~Lumen Print;Job title;Mobile phone:phone;Work phone:phone;Email:email;Address;Birthday:date;Group->@contact group|group~Friends|Work;Picture:image;Notes:long;Favourite:boolean
- Adele Marsh | company=Lumen Print; job_title=Production lead; group=Work; address=Ropewalk 9; notes=Prefers calls before noon.
- Tomas Brezina | company=Brezina Roofing; job_title=Owner; group=Tradespeople; address=Quarry Road 21
- Yuki Mori | job_title=Student; group=Friends; address=Elm Court 4
- Grandma Irene | group=Family; address=Orchard Lane 1; notes=Call on Sundays.
item contact group|group|contact category|label: Name!;Description;Colour;Contacts:number#0-100000;Shared with~Household|Sales team
- Friends | colour=Yellow; contacts=41
- Work | colour=Blue; contacts=88; shared_with=Sales team
- Family | colour=Red; contacts=17; shared_with=Household
- Tradespeople | description=For the house; colour=Grey; contacts=6; shared_with=Household
item organization|company|organisation: Name!;Industry;Phone:phone;Website:url;Address;Contacts:number#0-10000
- Lumen Print | industry=Printing; address=Ropewalk 9; contacts=3
- Brezina Roofing | industry=Roofing; address=Quarry Road 21; contacts=1
- Aldgate Dental | industry=Dentist; address=Aldgate 40; contacts=2
- Harbour School | industry=Education; address=Harbour Street 3; contacts=5
record interaction|contact history|call log|contact record|communication record: Title!;Contact->@contact|person~Adele Marsh|Tomas Brezina;Type=Call|Email|Meeting|Letter|Chat;Direction=Outgoing|Incoming;Held on:date;Duration:number(min)#0-600;Summary:long;Follow-up on:date
- Proofs for the flyer | contact=Adele Marsh; type=Call; direction=Outgoing; duration=12; summary=Second proof comes on Thursday.
- Offer for the gutter | contact=Tomas Brezina; type=Email; direction=Incoming; duration=0; summary=Offer of 640 until June.
- Coffee in town | contact=Yuki Mori; type=Meeting; direction=Outgoing; duration=90
- Birthday call | contact=Grandma Irene; type=Call; direction=Outgoing; duration=35
! record contact change|change log|edit history: Title!;Contact->@contact|person~Adele Marsh;Change=Added|Edited|Merged|Deleted|Restored;Field~Mobile phone|Address;Old value;New value;Changed on:date;Changed by
- Adele, new number | contact=Adele Marsh; change=Edited; field=Mobile phone; old_value=ends 310; new_value=ends 774
- Yuki added | contact=Yuki Mori; change=Added
- Tomas merged | contact=Tomas Brezina; change=Merged; field=Email
- Irene, new address | contact=Grandma Irene; change=Edited; field=Address; old_value=Mill Street 3; new_value=Orchard Lane 1
! record import run|contact import|export|backup [import|export|backup]: Title!;Type=Import|Export;Format=CSV|vCard|Excel;File:file;Rows:number#0-1000000;Duplicates:number#0-100000;Run on:date;~Status=Running|Done|Failed
- Phone backup | type=Export; format=vCard; rows=152; duplicates=0; status=Done
- Old mail contacts | type=Import; format=CSV; rows=310; duplicates=44; status=Done
- Fair visitors | type=Import; format=Excel; rows=75; duplicates=3; status=Done
- Broken file | type=Import; format=CSV; rows=0; duplicates=0; status=Failed

# diary|diaries|journaling|daily journal|mood journal|diary writing
record diary|diary entry|journal entry|entry: Title!;Text:long!;Category->@diary category|category~Everyday|Travel;Mood=Happy|Calm|Tired|Sad|Angry|Excited;Weather=Sunny|Cloudy|Rain|Snow|Wind;Place;Written on:date;Picture:image;Words:number#0-100000;~Status=Draft|Private|Shared
- First frost | text=The roses wear white this morning.; category=Everyday; mood=Calm; weather=Sunny; place=At home; words=212; status=Private
- Night train north | text=We could not sleep for the moon.; category=Travel; mood=Excited; weather=Snow; place=Sleeper car 4; words=640; status=Shared
- Exam is over | text=Three hours and a cramped hand.; category=School; mood=Tired; weather=Rain; place=Hall B; words=180; status=Shared
- About the quarrel | text=I should have listened.; category=Everyday; mood=Sad; weather=Cloudy; words=95; status=Draft
item diary category|category|notebook|diary classification: Name!;Colour;Icon:image;Description;Entries:number#0-100000;Locked:boolean
- Everyday | colour=Sand; entries=148
- Travel | colour=Blue; entries=36
- School | colour=Green; entries=52
- Dreams | colour=Violet; entries=9
record diary share|share|share record|shared diary: Title!;Diary->@diary|diary entry~Night train north;Shared with->@friend|reader~Lotte|Amir;Channel=Friend|Group|Link|Moments;May comment:boolean;Shared on:date;Valid until:date;Reads:number#0-100000;~Status=Open|Withdrawn
- Night train to Lotte | diary=Night train north; shared_with=Lotte; channel=Friend; reads=3; status=Open
- Night train by link | diary=Night train north; channel=Link; reads=14; status=Withdrawn
- Exam to Amir | diary=Exam is over; shared_with=Amir; channel=Friend; reads=1; status=Open
- Exam to class | diary=Exam is over; channel=Group; reads=22; status=Open
person friend|reader|diary friend: Name!;Nickname;Avatar:image;Since:date;Sees=All shared|Chosen categories|Nothing;Shared diaries:number#0-10000
- Lotte | nickname=Lo; sees=All shared; shared_diaries=31
- Amir | nickname=Captain; sees=Chosen categories; shared_diaries=12
- Beatriz | nickname=Bia; sees=Chosen categories; shared_diaries=4
- Cousin Paul | nickname=Paulie; sees=Nothing; shared_diaries=0
! record attached picture|diary picture|attachment: Caption!;Diary->@diary|diary entry~First frost|Night train north;Picture:image;Order:number#1-50;Taken at
- Frozen rose | diary=First frost; order=1; taken_at=Garden
- Window seat | diary=Night train north; order=1; taken_at=Car 4
- Polar station | diary=Night train north; order=2; taken_at=Platform 1
- Pile of notes | diary=Exam is over; order=1; taken_at=Desk
! record diary setting|writing reminder|reminder: Title!;Remind at:time;Days=Every day|Workdays|Weekend;Default category->@diary category|category~Everyday;Default visibility=Private|Friends;Passcode on:boolean;Theme=Paper|Night|Plain
- Evening pages | days=Every day; default_category=Everyday; default_visibility=Private; theme=Paper
- Sunday letter | days=Weekend; default_category=Travel; default_visibility=Friends; theme=Plain
- After school | days=Workdays; default_category=School; default_visibility=Private; theme=Plain
- Dream catcher | days=Every day; default_category=Dreams; default_visibility=Private; theme=Night
+ comment: Diary->@diary|diary entry~Night train north;Text:long!;Written by->@friend|reader~Lotte

# trendy universe|trendy play|digital collectible|digital collection|blind box|art toy|nft
item trendy product|trendy toy|collectible|digital collectible|trendy game|digital trendy play: Name!;Series->@series|collection~Moon Rabbits|Neon Cats;Type=Physical toy|Digital collectible|Blind box|Game pass;Designer~Studio Kumo;Edition size:number#1-1000000;Rarity=Common|Rare|Epic|Hidden;Price:money;Stock:number#0-1000000;Picture:image;Released on:date;~Status=Announced|On sale|Sold out|Retired
- Rabbit Astronaut | series=Moon Rabbits; type=Physical toy; designer=Studio Kumo; edition_size=3000; rarity=Rare; price=49; stock=212; status=On sale
- Rabbit in Glass | series=Moon Rabbits; type=Digital collectible; designer=Studio Kumo; edition_size=500; rarity=Epic; price=19; stock=0; status=Sold out
- Neon Cat box | series=Neon Cats; type=Blind box; designer=Lu Feng; edition_size=20000; rarity=Common; price=9; stock=7400; status=On sale
- Golden Neon Cat | series=Neon Cats; type=Digital collectible; designer=Lu Feng; edition_size=50; rarity=Hidden; price=199; stock=50; status=Announced
item series|collection|ip|trendy brand: Name!;Designer;Story:long;Items:number#0-1000;Cover:image;Launched on:date;~Status=Planned|Running|Complete
- Moon Rabbits | designer=Studio Kumo; story=Rabbits that mend the moon.; items=12; status=Running
- Neon Cats | designer=Lu Feng; story=Cats of the night market.; items=9; status=Running
- Paper Dragons | designer=Ida Holm; story=Folded dragons of the attic.; items=6; status=Complete
- Sea Buttons | designer=Ida Holm; items=0; status=Planned
record auction|trendy auction|auction lot: Title!;Product->@trendy product|collectible~Rabbit in Glass;Seller~moonfan;Starting price:money;Bid step:money;~Current bid:money;~Highest bidder~catlady;Starts on:date;Ends on:date;~Status=Planned|Open|Sold|Unsold|Cancelled
- Rabbit in Glass no. 7 | product=Rabbit in Glass; seller=moonfan; starting_price=30; bid_step=2; current_bid=58; highest_bidder=catlady; status=Open
- Rabbit in Glass no. 101 | product=Rabbit in Glass; seller=toybox; starting_price=25; bid_step=1; current_bid=41; highest_bidder=moonfan; status=Sold
- Astronaut, signed | product=Rabbit Astronaut; seller=kumo_shop; starting_price=80; bid_step=5; current_bid=80; status=Unsold
- First golden cat | product=Golden Neon Cat; seller=lufeng; starting_price=300; bid_step=20; status=Planned
! record bid|auction bid: Title!;Auction->@auction|auction lot~Rabbit in Glass no. 7;Bidder~catlady|moonfan;Amount:money!;Placed on:date;Placed at:time;~Status=Leading|Outbid|Withdrawn|Won
- catlady bids 58 | auction=Rabbit in Glass no. 7; bidder=catlady; amount=58; status=Leading
- toybox bids 56 | auction=Rabbit in Glass no. 7; bidder=toybox; amount=56; status=Outbid
- moonfan bids 41 | auction=Rabbit in Glass no. 101; bidder=moonfan; amount=41; status=Won
- catlady bids 40 | auction=Rabbit in Glass no. 101; bidder=catlady; amount=40; status=Outbid
request exchange|exchange offer|swap|trade offer: Title!;Offered->@trendy product|collectible~Neon Cat box;Wanted->@trendy product|collectible~Rabbit Astronaut;Offered by~catlady;Extra payment:money;Valid until:date;Note:long
- Two cats for an astronaut | offered=Neon Cat box; wanted=Rabbit Astronaut; offered_by=catlady; extra_payment=20
- Glass for golden cat | offered=Rabbit in Glass; wanted=Golden Neon Cat; offered_by=moonfan; extra_payment=120
- Astronaut for glass | offered=Rabbit Astronaut; wanted=Rabbit in Glass; offered_by=toybox; extra_payment=0; note=Box unopened.
- Cat for cat | offered=Neon Cat box; wanted=Neon Cat box; offered_by=ivy; extra_payment=0; note=Looking for the blue one.
record creation|digital creation|design work|user creation|metaverse construction: Title!;Creator~ivy|moonfan;Type=Toy design|Scene|Building|Costume;Based on->@series|collection~Neon Cats;Description:long;Picture:image;Model file:file;Submitted on:date;Votes:number#0-1000000;~Status=Draft|Submitted|Chosen|Rejected
- Rainy night market | creator=ivy; type=Scene; based_on=Neon Cats; description=Umbrellas and lanterns.; votes=840; status=Chosen
- Rabbit greenhouse | creator=moonfan; type=Building; based_on=Moon Rabbits; votes=312; status=Submitted
- Dragon raincoat | creator=toybox; type=Costume; based_on=Paper Dragons; votes=55; status=Submitted
- Button whale | creator=catlady; type=Toy design; based_on=Sea Buttons; votes=0; status=Draft
item strategy|play strategy|guide|new play information|play information: Title!;Series->@series|collection~Moon Rabbits;Type=Strategy|News|Preview;Summary;Text:long;Author;Published on:date;Views:number#0-10000000
- How to trade up to an epic | series=Moon Rabbits; type=Strategy; summary=Five swaps that work; author=ivy; views=9100
- Golden cats on Friday | series=Neon Cats; type=News; summary=Fifty pieces only; author=Editors; views=22100
- Sea Buttons, first pictures | series=Sea Buttons; type=Preview; author=Editors; views=6040
- Telling real boxes from copies | series=Neon Cats; type=Strategy; author=catlady; views=4800

# global trade|trade data|import and export|trade statistics|customs data|foreign trade data|trade analysis
record trade record|trade data|trade flow|import and export data|trade transaction: Title!;Reporter->@country|trade area~Chile|Vietnam;Partner->@country|trade area~Japan;Flow=Import|Export|Re-export;Commodity->@commodity|product code~Copper ore|Coffee, not roasted;Period~2025-04;Value:money;Quantity:number#0-100000000000;Unit=t|kg|piece|litre;Transport=Sea|Air|Road|Rail;Source->@data source|source~Customs office
- Chile to Japan, copper ore | reporter=Chile; partner=Japan; flow=Export; commodity=Copper ore; period=2025-04; value=412000000; quantity=151000; unit=t; transport=Sea; source=Customs office
- Vietnam to Germany, coffee | reporter=Vietnam; partner=Germany; flow=Export; commodity=Coffee, not roasted; period=2025-04; value=86000000; quantity=19800; unit=t; transport=Sea; source=Customs office
- Germany from Japan, cars | reporter=Germany; partner=Japan; flow=Import; commodity=Passenger cars; period=2025-03; value=240000000; quantity=9400; unit=piece; transport=Sea; source=Statistics bureau
- Japan from Chile, salmon | reporter=Japan; partner=Chile; flow=Import; commodity=Salmon, frozen; period=2025-04; value=58000000; quantity=7100; unit=t; transport=Sea; source=Statistics bureau
item country|trade area|region|trade region: Name!;Code~CHL;Continent=Africa|Americas|Asia|Europe|Oceania;Trade bloc;Currency;Exports per year:money;Imports per year:money;Flag:image
- Chile | code=CHL; continent=Americas; trade_bloc=Pacific Alliance; currency=CLP; exports_per_year=98000000000; imports_per_year=86000000000
- Japan | code=JPN; continent=Asia; trade_bloc=RCEP; currency=JPY; exports_per_year=717000000000; imports_per_year=785000000000
- Germany | code=DEU; continent=Europe; trade_bloc=EU; currency=EUR; exports_per_year=1690000000000; imports_per_year=1460000000000
- Vietnam | code=VNM; continent=Asia; trade_bloc=RCEP; currency=VND; exports_per_year=354000000000; imports_per_year=327000000000
item commodity|product code|hs code|goods|trade product: Name!;HS code~2603;Chapter~Ores|Coffee and spices;Unit=t|kg|piece|litre;Duty rate:percent;Description:long
- Copper ore | hs_code=2603; chapter=Ores; unit=t; duty_rate=0
- Coffee, not roasted | hs_code=090111; chapter=Coffee and spices; unit=t; duty_rate=0
- Passenger cars | hs_code=8703; chapter=Vehicles; unit=piece; duty_rate=10
- Salmon, frozen | hs_code=0303; chapter=Fish; unit=t; duty_rate=3.5
record saved analysis|analysis|data analysis|query|filter|analysis result: Title!;Analyst~Sara Holt;Flow=Import|Export|Both;Country->@country|trade area~Chile;Commodity->@commodity|product code~Copper ore;From period~2024-01;To period~2025-04;Measure=Value|Quantity|Share|Growth;Result:long;Run on:date
- Copper exports of Chile | analyst=Sara Holt; flow=Export; country=Chile; commodity=Copper ore; from_period=2024-01; to_period=2025-04; measure=Value; result=Up eight percent on the year.
- Who buys Vietnamese coffee | analyst=Sara Holt; flow=Export; country=Vietnam; commodity=Coffee, not roasted; from_period=2024-01; to_period=2024-12; measure=Share; result=Germany leads with 14 percent.
- Car imports of Germany | analyst=Amadou Sy; flow=Import; country=Germany; commodity=Passenger cars; from_period=2023-01; to_period=2025-03; measure=Growth
- Salmon prices | analyst=Amadou Sy; flow=Both; country=Japan; commodity=Salmon, frozen; from_period=2024-06; to_period=2025-04; measure=Quantity
record chart|data visualization|visualization|dashboard: Title!;Analysis->@saved analysis|analysis~Copper exports of Chile;Chart type=Line|Bar|Map|Pie|Flow diagram;Grouped by=Month|Country|Commodity;Shown on=Dashboard|Report|Private;Made by;Made on:date
- Copper by month | analysis=Copper exports of Chile; chart_type=Line; grouped_by=Month; shown_on=Dashboard; made_by=Sara Holt
- Coffee buyers map | analysis=Who buys Vietnamese coffee; chart_type=Map; grouped_by=Country; shown_on=Report; made_by=Sara Holt
- Cars by partner | analysis=Car imports of Germany; chart_type=Bar; grouped_by=Country; shown_on=Dashboard; made_by=Amadou Sy
- Salmon flows | analysis=Salmon prices; chart_type=Flow diagram; grouped_by=Country; shown_on=Private; made_by=Amadou Sy
! item data source|source|data set: Name!;Publisher;Covers;Updated=Daily|Monthly|Quarterly|Yearly;Records:number#0-10000000000;Last loaded on:date;~Status=Current|Late|Closed
- Customs office | publisher=National customs; covers=Declarations; updated=Monthly; records=4200000; status=Current
- Statistics bureau | publisher=National statistics; covers=Foreign trade; updated=Monthly; records=1900000; status=Current
- Port ledger | publisher=Port authority; covers=Sea freight; updated=Daily; records=830000; status=Late
- Old bulletin | publisher=Chamber of trade; covers=Yearly totals; updated=Yearly; records=5200; status=Closed

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

# php script|php code|javascript code|embedding php|code highlighting|run php|php syntax
item script|php script|code snippet|code|php code|code example: Name!;Language=PHP|JavaScript|HTML|SQL;Code:long!;Description;Folder->@script folder|folder~Shop helpers;Version:number#1-1000;Author~Nils Ek;Changed on:date;Public:boolean;~Status=Draft|Working|Broken
- Sum of a cart | language=PHP; code=echo array_sum([4, 9, 12]); description=Adds three prices; folder=Shop helpers; version=3; author=Nils Ek; status=Working
- Greeting by hour | language=PHP; code=echo date('G') < 12 ? 'Morning' : 'Hello'; folder=Examples; version=1; author=Nils Ek; status=Working
- Product list to JSON | language=PHP; code=echo json_encode($products); folder=Shop helpers; version=5; author=Dana Wolf; status=Broken
- Toggle menu | language=JavaScript; code=menu.classList.toggle('open'); folder=Examples; version=2; author=Dana Wolf; status=Working
record script run|execution|execution history|execution result|run history|execution record: Title!;Script->@script|php script~Sum of a cart;Input:long;~Output:long;PHP version~8.3;Duration:number(ms)#0-600000;Memory:number(MB)#0-4096;Run by~Nils Ek;Run on:date;Run at:time;~Status=Running|Succeeded|Failed|Timed out
- Sum of a cart, run 12 | script=Sum of a cart; output=25; php_version=8.3; duration=4; memory=1; run_by=Nils Ek; status=Succeeded
- Greeting, run 3 | script=Greeting by hour; output=Morning; php_version=8.3; duration=3; memory=1; run_by=Nils Ek; status=Succeeded
- Product list, run 8 | script=Product list to JSON; output=Undefined variable $products; php_version=8.2; duration=6; memory=1; run_by=Dana Wolf; status=Failed
- Endless loop test | script=Sum of a cart; php_version=8.3; duration=30000; memory=128; run_by=Dana Wolf; status=Timed out
! record script version|version|code version: Title!;Script->@script|php script~Sum of a cart;Number:number#1-1000;Code:long;Change;Saved by~Nils Ek;Saved on:date
- Sum of a cart v2 | script=Sum of a cart; number=2; change=Second price list; saved_by=Nils Ek
- Sum of a cart v3 | script=Sum of a cart; number=3; change=Uses array_sum; saved_by=Nils Ek
- Product list v5 | script=Product list to JSON; number=5; change=Reads from a variable; saved_by=Dana Wolf
- Toggle menu v2 | script=Toggle menu; number=2; change=Shorter; saved_by=Dana Wolf
record generated code|generation record|code generation|php object|conversion [generat\\w*|convert|php object]: Title!;Source object:long!;Target=JavaScript object|JavaScript class|JSON|Function call;Generated code:long;Indent:number(spaces)#0-8;Made by~Dana Wolf;Made on:date;Edited:boolean;~Status=Draft|Previewed|Saved
- Customer object | source_object=array('name' => 'Ada', 'age' => 36); target=JavaScript object; generated_code=const customer = { name: 'Ada', age: 36 }; indent=2; made_by=Dana Wolf; status=Saved
- Price list | source_object=array(4, 9, 12); target=JSON; generated_code=[4, 9, 12]; indent=0; made_by=Dana Wolf; status=Previewed
- Invoice class | source_object=class Invoice with number and total; target=JavaScript class; indent=4; made_by=Nils Ek; status=Draft
- Alert call | source_object=$page->alert('Saved'); target=Function call; generated_code=alert('Saved'); indent=2; made_by=Nils Ek; status=Saved
item highlight theme|color scheme|highlighting style|highlight setting|theme: Name!;Background~#FFFFFF;Keyword colour~#7A1FA2;Variable colour~#1565C0;Function colour~#00695C;Text colour~#2E7D32;Comment colour~#9E9E9E;Font;Font size:number(px)#8-40;Line numbers:boolean;Default:boolean
- Daylight | background=#FFFFFF; keyword_colour=#7A1FA2; variable_colour=#1565C0; function_colour=#00695C; text_colour=#2E7D32; comment_colour=#9E9E9E; font=Mono; font_size=14
- Midnight | background=#101820; keyword_colour=#FFB300; variable_colour=#4FC3F7; function_colour=#80CBC4; text_colour=#C5E1A5; comment_colour=#607D8B; font=Mono; font_size=14
- Paper | background=#FBF5E6; keyword_colour=#8D3B1F; variable_colour=#374785; function_colour=#24695C; text_colour=#5B7F2B; comment_colour=#A39887; font=Slab mono; font_size=15
- High contrast | background=#000000; keyword_colour=#FFFF00; variable_colour=#00FFFF; function_colour=#00FF00; text_colour=#FFFFFF; comment_colour=#BBBBBB; font=Mono; font_size=18
item script folder|folder|script category: Name!;Description;Owner~Nils Ek;Scripts:number#0-10000;Shared:boolean
- Shop helpers | description=Cart and prices; owner=Nils Ek; scripts=7
- Examples | description=For beginners; owner=Nils Ek; scripts=15
- Reports | owner=Dana Wolf; scripts=4
- Scrap | owner=Dana Wolf; scripts=22

# furniture|furniture store|furniture mini-program|home furnishing|furniture mall|furniture product
item furniture product|furniture|furniture item|piece of furniture: Name!;Model number~SF-220;Category->@furniture category|room~Sofas|Tables;Manufacturer->@manufacturer|maker~Birch Works;Material=Solid wood|Veneer|Metal|Fabric|Leather|Rattan;Colour;Width:number(cm)#1-1000;Depth:number(cm)#1-1000;Height:number(cm)#1-1000;Price:money;Stock:number#0-100000;Picture:image;~Status=On sale|Made to order|Sold out
- Fjord three-seater | model_number=SF-220; category=Sofas; manufacturer=Birch Works; material=Fabric; colour=Grey blue; width=220; depth=92; height=81; price=890; stock=14; status=On sale
- Orchard dining table | model_number=TB-180; category=Tables; manufacturer=Birch Works; material=Solid wood; colour=Oak; width=180; depth=90; height=75; price=640; stock=6; status=On sale
- Attic bed 140 | model_number=BD-140; category=Beds; manufacturer=Nestling; material=Metal; colour=Black; width=146; depth=206; height=98; price=310; stock=0; status=Sold out
- Lattice armchair | model_number=AC-061; category=Sofas; manufacturer=Cane and Co; material=Rattan; colour=Honey; width=68; depth=70; height=88; price=185; stock=0; status=Made to order
item manufacturer|maker|factory|manufacturer information|supplier: Name!;Address;Phone:phone;Contact person;Founded:number#1800-2030;Delivery time:number(days)#1-180;Description:long;Logo:image;~Status=Partner|Paused
- Birch Works | address=Sawmill Road 4; contact_person=Elin Borg; founded=1962; delivery_time=21; description=Sofas and tables of northern birch and oak.; status=Partner
- Nestling | address=Ring Street 77; contact_person=Pavel Dusek; founded=2009; delivery_time=10; description=Beds for small rooms.; status=Partner
- Cane and Co | address=Harbour 12; contact_person=Linh Tran; founded=1988; delivery_time=45; description=Woven chairs.; status=Partner
- Old Forge | address=Smithy Lane 1; contact_person=Huw Pryce; founded=1931; delivery_time=60; status=Paused
item furniture category|room|product category: Name!;Room=Living room|Dining room|Bedroom|Study|Garden;Picture:image;Products:number#0-10000;Order:number#1-100
- Sofas | room=Living room; products=48; order=1
- Tables | room=Dining room; products=31; order=2
- Beds | room=Bedroom; products=26; order=3
- Desks | room=Study; products=12; order=4
item ad|advertisement|banner|advertising: Title!;Picture:image;Place=Home carousel|Category page|Start screen;Links to->@furniture product|furniture~Fjord three-seater;Advertiser->@manufacturer|maker~Birch Works;Starts on:date;Ends on:date;Clicks:number#0-10000000;~Status=Planned|Running|Ended
- Sofa weeks | place=Home carousel; links_to=Fjord three-seater; advertiser=Birch Works; clicks=2310; status=Running
- Beds under 350 | place=Category page; links_to=Attic bed 140; advertiser=Nestling; clicks=904; status=Ended
- Honey rattan | place=Home carousel; links_to=Lattice armchair; advertiser=Cane and Co; clicks=411; status=Running
- Autumn tables | place=Start screen; links_to=Orchard dining table; advertiser=Birch Works; clicks=0; status=Planned
! record order item|order line: Title!;Order number~FO-3021;Product->@furniture product|furniture~Fjord three-seater;Quantity:number#1-100;Unit price:money;Colour;Assembly wanted:boolean
- FO-3021 sofa | order_number=FO-3021; product=Fjord three-seater; quantity=1; unit_price=890; colour=Grey blue
- FO-3021 armchair | order_number=FO-3021; product=Lattice armchair; quantity=2; unit_price=185; colour=Honey
- FO-3022 table | order_number=FO-3022; product=Orchard dining table; quantity=1; unit_price=640; colour=Oak
- FO-3023 bed | order_number=FO-3023; product=Attic bed 140; quantity=1; unit_price=310; colour=Black
record delivery|logistics information|logistics record|shipment|logistics: Delivery number!;Order number~FO-3021;Carrier~Heavy Goods Direct;Vehicle;Delivery on:date;Time window~8 to 12;Floor:number#-2-60;Lift:boolean;Last place;~Status=Packed|On the way|Delivered|Damaged|Returned
- DL-801 | order_number=FO-3021; carrier=Heavy Goods Direct; time_window=8 to 12; floor=3; last_place=Customer; status=Delivered
- DL-802 | order_number=FO-3022; carrier=Heavy Goods Direct; time_window=12 to 16; floor=0; last_place=Depot West; status=On the way
- DL-803 | order_number=FO-3023; carrier=City Movers; time_window=8 to 12; floor=5; last_place=Factory; status=Packed
- DL-799 | order_number=FO-3017; carrier=City Movers; time_window=16 to 20; floor=1; last_place=Depot West; status=Damaged
! record call record|manufacturer call|inquiry [call|inquir|contact]: Title!;Manufacturer->@manufacturer|maker~Birch Works;Product->@furniture product|furniture~Orchard dining table;Caller~Tess Moran;Called on:date;Duration:number(min)#0-120;Outcome=Ordered|Quote sent|No answer|Not interested
- Table in walnut | manufacturer=Birch Works; product=Orchard dining table; caller=Tess Moran; duration=6; outcome=Quote sent
- Bed back when | manufacturer=Nestling; product=Attic bed 140; caller=Jo Lindqvist; duration=2; outcome=Ordered
- Eight armchairs | manufacturer=Cane and Co; product=Lattice armchair; caller=Cafe Morgen; duration=14; outcome=Quote sent
- Sofa cover | manufacturer=Birch Works; product=Fjord three-seater; caller=Tess Moran; duration=0; outcome=No answer
+ order: Order number!;Nickname;Address;Phone:phone;Delivery on:date;Total:money;~Status=New|Paid|In production|On the way|Delivered|Cancelled

# unified login|external user platform|user platform|unified authentication|login and payment|user authentication system
item platform user|external user|user information|registered user: User name!;Real name;Phone:phone;Email:email;Company;User type=Person|Company|Partner;Verified:boolean;Balance:money;Registered on:date;Last login on:date;~Status=Active|Locked|Waiting for check|Closed
- h.brandt | real_name=Helga Brandt; company=Brandt Optics; user_type=Company; balance=420; status=Active
- zoe_l | real_name=Zoe Laurent; user_type=Person; balance=18.5; status=Active
- depot77 | real_name=Aram Petros; company=Depot 77; user_type=Partner; balance=0; status=Waiting for check
- oldtimer | real_name=Fred Nash; user_type=Person; balance=3.2; status=Locked
item connected application|application|client application|connected system|system: Name!;Client key;Return address:url;Owner~Web team;Sign-in method=Password|SMS code|QR code|Any;May take payments:boolean;Users:number#0-10000000;~Status=Live|Test|Switched off
- Spare parts shop | client_key=sp-shop; owner=Web team; sign_in_method=Any; users=18400; status=Live
- Partner portal | client_key=pt-portal; owner=Partner desk; sign_in_method=Password; users=610; status=Live
- Service app | client_key=sv-app; owner=Mobile team; sign_in_method=SMS code; users=9050; status=Test
- Old forum | client_key=forum-1; owner=Web team; sign_in_method=Password; users=2200; status=Switched off
record login record|login log|sign-in log|login history: Title!;User->@platform user|external user~h.brandt|zoe_l;Application->@connected application|application~Spare parts shop;Method=Password|SMS code|QR code;Address~203.0.113.9;Device;Signed in on:date;Signed in at:time;Result=Successful|Wrong password|Locked|Code expired
- h.brandt in the shop | user=h.brandt; application=Spare parts shop; method=Password; address=203.0.113.9; device=Windows, Firefox; result=Successful
- zoe_l wrong password | user=zoe_l; application=Spare parts shop; method=Password; address=198.51.100.20; device=iPhone; result=Wrong password
- zoe_l by code | user=zoe_l; application=Service app; method=SMS code; address=198.51.100.20; device=iPhone; result=Successful
- oldtimer locked | user=oldtimer; application=Old forum; method=Password; address=192.0.2.44; device=Linux; result=Locked
record payment record|payment operation|transaction|payment history: Payment number!;User->@platform user|external user~h.brandt;Application->@connected application|application~Spare parts shop;Purpose=Order|Top-up|Subscription|Refund;Amount:money!;Method=Bank card|Transfer|Wallet;Paid on:date;Reference;~Status=Waiting|Paid|Failed|Refunded
- PY-9001 | user=h.brandt; application=Spare parts shop; purpose=Order; amount=214.9; method=Transfer; reference=SO-771; status=Paid
- PY-9002 | user=zoe_l; application=Service app; purpose=Subscription; amount=9; method=Bank card; reference=SUB-31; status=Paid
- PY-9003 | user=zoe_l; application=Spare parts shop; purpose=Order; amount=47; method=Wallet; reference=SO-774; status=Failed
- PY-9004 | user=h.brandt; application=Spare parts shop; purpose=Refund; amount=30; method=Transfer; reference=SO-771; status=Refunded
request password reset|password recovery|password change|password reset request: Title!;User->@platform user|external user~zoe_l;Proof=Email code|SMS code|Helpdesk;Sent to;Valid for:number(min)#1-1440;Asked on:date;Address~198.51.100.20
- zoe_l forgot it | user=zoe_l; proof=Email code; sent_to=z...@mail.example; valid_for=15; address=198.51.100.20
- oldtimer by helpdesk | user=oldtimer; proof=Helpdesk; valid_for=60; address=192.0.2.44
- depot77 first password | user=depot77; proof=SMS code; sent_to=number ending 310; valid_for=10
- h.brandt yearly change | user=h.brandt; proof=Email code; sent_to=h...@brandt.example; valid_for=15
item system configuration|configuration|system setting|parameter: Name!;Key~login.max_tries;Value!;Group=Login|Password|Payment|Mail;Description;Changed by~Root admin;Changed on:date
- Tries before lock | key=login.max_tries; value=5; group=Login; description=Wrong passwords in a row; changed_by=Root admin
- Session length | key=login.session_hours; value=12; group=Login; changed_by=Root admin
- Shortest password | key=password.min_length; value=10; group=Password; changed_by=Root admin
- Daily payment limit | key=payment.daily_limit; value=5000; group=Payment; changed_by=Finance admin
! record granted role|user role|role assignment [admin|role|permission|backend]: Title!;User->@platform user|external user~depot77;Application->@connected application|application~Partner portal;Role=Reader|Buyer|Manager|Administrator;Granted by~Root admin;Granted on:date;Valid until:date
- depot77 buys | user=depot77; application=Partner portal; role=Buyer; granted_by=Partner desk
- h.brandt manages | user=h.brandt; application=Spare parts shop; role=Manager; granted_by=Root admin
- zoe_l reads | user=zoe_l; application=Service app; role=Reader; granted_by=Root admin
- oldtimer moderates | user=oldtimer; application=Old forum; role=Administrator; granted_by=Root admin

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

# operation and maintenance|maintenance monitoring|database monitoring|mysql database|o&m|device performance|disk monitoring|system monitoring
item monitored device|device|database instance|server|host|equipment: Name!;Kind=Server|Database|Switch|Storage|Container;Address~10.1.0.20;Port:number#0-65535;Version~8.0;Group~Production|Test;Location;Responsible~Iva Novak;Check every:number(s)#5-3600;Added on:date;~Status=Normal|Warning|Down|Paused
- shop-db-1 | kind=Database; address=10.1.0.20; port=3306; version=8.0; group=Production; location=Rack 4; responsible=Iva Novak; check_every=15; status=Normal
- shop-db-2 | kind=Database; address=10.1.0.21; port=3306; version=8.0; group=Production; location=Rack 5; responsible=Iva Novak; check_every=15; status=Warning
- app-07 | kind=Server; address=10.1.1.7; port=22; version=Linux; group=Production; location=Rack 2; responsible=Sami Oja; check_every=30; status=Normal
- test-store | kind=Storage; address=10.9.0.3; port=445; group=Test; location=Rack 9; responsible=Sami Oja; check_every=300; status=Down
record performance reading|performance record|performance monitoring|historical record|running status|monitoring record|monitoring information: Title!;Device->@monitored device|database instance~shop-db-1|app-07;CPU load:percent;Memory used:percent;Connections:number#0-100000;Queries per second:number#0-1000000;Slow queries:number#0-100000;Response time:number(ms)#0-600000;Read on:date;Read at:time;~Status=Normal|Warning|Critical
- shop-db-1, nine o'clock | device=shop-db-1; cpu_load=34; memory_used=61; connections=148; queries_per_second=920; slow_queries=2; response_time=8; status=Normal
- shop-db-2, nine o'clock | device=shop-db-2; cpu_load=88; memory_used=79; connections=470; queries_per_second=2600; slow_queries=61; response_time=140; status=Warning
- app-07, nine o'clock | device=app-07; cpu_load=41; memory_used=55; connections=210; queries_per_second=0; slow_queries=0; response_time=35; status=Normal
- shop-db-2, five past | device=shop-db-2; cpu_load=97; memory_used=91; connections=500; queries_per_second=1900; slow_queries=240; response_time=900; status=Critical
record disk reading|disk monitoring|disk information|disk|storage usage: Title!;Device->@monitored device|server~app-07;Mount point~/var|/data;Size:number(GB)#1-1000000;Used:number(GB)#0-1000000;Used share:percent;Read speed:number(MB/s)#0-20000;Write speed:number(MB/s)#0-20000;Read on:date;Health=Good|Ageing|Failing
- app-07 /var | device=app-07; mount_point=/var; size=100; used=71; used_share=71; read_speed=210; write_speed=180; health=Good
- shop-db-1 /data | device=shop-db-1; mount_point=/data; size=800; used=512; used_share=64; read_speed=900; write_speed=640; health=Good
- shop-db-2 /data | device=shop-db-2; mount_point=/data; size=800; used=744; used_share=93; read_speed=850; write_speed=400; health=Ageing
- test-store /vol1 | device=test-store; mount_point=/vol1; size=4000; used=3100; used_share=78; read_speed=0; write_speed=0; health=Failing
record alert|alert notification|alarm|abnormal alert|fault: Title!;Device->@monitored device|database instance~shop-db-2;Rule->@alert rule|alert setting~Too many connections;Measured value:number#0-10000000;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Sent to~Iva Novak;Acknowledged by;~Status=Open|Acknowledged|Resolved
- Connections near the limit | device=shop-db-2; rule=Too many connections; measured_value=470; severity=Warning; sent_to=Iva Novak; acknowledged_by=Iva Novak; status=Acknowledged
- Slow queries rise | device=shop-db-2; rule=Slow queries; measured_value=240; severity=Critical; sent_to=Iva Novak; status=Open
- Data disk at 93 percent | device=shop-db-2; rule=Disk almost full; measured_value=93; severity=Warning; sent_to=Sami Oja; status=Open
- Test storage gone | device=test-store; rule=Not reachable; measured_value=0; severity=Info; sent_to=Sami Oja; status=Resolved
item alert rule|alert setting|alert threshold|threshold: Name!;Metric=CPU load|Memory used|Disk used|Connections|Slow queries|Response time|Reachable;Operator=Above|Below|Equals;Threshold:number#0-10000000;Lasting:number(min)#0-1440;Severity=Info|Warning|Critical;Notify by=Email|SMS|Chat;Recipient~Iva Novak;~Status=Active|Muted
- Too many connections | metric=Connections; operator=Above; threshold=450; lasting=2; severity=Warning; notify_by=Chat; recipient=Iva Novak; status=Active
- Slow queries | metric=Slow queries; operator=Above; threshold=100; lasting=5; severity=Critical; notify_by=SMS; recipient=Iva Novak; status=Active
- Disk almost full | metric=Disk used; operator=Above; threshold=90; lasting=10; severity=Warning; notify_by=Email; recipient=Sami Oja; status=Active
- Not reachable | metric=Reachable; operator=Equals; threshold=0; lasting=1; severity=Info; notify_by=Email; recipient=Sami Oja; status=Muted
! work maintenance task|maintenance work|work order [maintain|maintenance|repair|device]: Title!;Device->@monitored device|server~shop-db-2;Alert->@alert|alarm~Data disk at 93 percent;Assigned to~Sami Oja;Due on:date;Downtime:number(min)#0-10000;Steps:long
- Enlarge the data disk | device=shop-db-2; alert=Data disk at 93 percent; assigned_to=Sami Oja; downtime=20; steps=Snapshot, grow volume, check.
- Index for the order list | device=shop-db-2; alert=Slow queries rise; assigned_to=Iva Novak; downtime=0
- Swap the failing disk | device=test-store; alert=Test storage gone; assigned_to=Sami Oja; downtime=60
- Restart after kernel update | device=app-07; assigned_to=Sami Oja; downtime=5

# ai tool|ai tools|ai product|generating text|ai generator|ai creation|generative ai
item generation model|ai model|model|ai tool|tool: Name!;Output=Text|Image|Video|Audio;Provider;Description:long;Credits per run:number#0-10000;Longest output~2000 words;Styles;Logo:image;~Status=Available|Beta|Switched off
- Quill | output=Text; provider=Own; description=Articles, letters and posts.; credits_per_run=2; longest_output=2000 words; styles=Plain, warm, formal; status=Available
- Palette | output=Image; provider=Own; description=Pictures from a sentence.; credits_per_run=8; longest_output=2048 px; styles=Photo, watercolour, poster; status=Available
- Reel | output=Video; provider=Partner; description=Short clips from text or picture.; credits_per_run=60; longest_output=12 seconds; styles=Film, cartoon; status=Beta
- Palette classic | output=Image; provider=Own; credits_per_run=4; longest_output=1024 px; styles=Photo; status=Switched off
record generation|generation task|generation record|generated content|generation history|creation: Title!;Type=Text|Image|Video;Model->@generation model|ai model~Quill|Palette;Prompt:long!;Negative prompt;Style;Length or size~600 words|1024 x 1024;Variants:number#1-16;Credits used:number#0-100000;Made on:date;~Status=Queued|Generating|Done|Failed
- Text for the bakery site | type=Text; model=Quill; prompt=Warm welcome text for a village bakery; style=Warm; length_or_size=200 words; variants=2; credits_used=4; status=Done
- Poster for the lantern walk | type=Image; model=Palette; prompt=Children with lanterns on a bridge at dusk; negative_prompt=text, blur; style=Watercolour; length_or_size=1024 x 1536; variants=4; credits_used=32; status=Done
- Clip of the new kettle | type=Video; model=Reel; prompt=Steam rises from a copper kettle; style=Film; length_or_size=6 seconds; variants=1; credits_used=60; status=Generating
- City map as a cat | type=Image; model=Palette; prompt=A city plan in the shape of a cat; style=Poster; length_or_size=1024 x 1024; variants=1; credits_used=0; status=Failed
! record result|generated file|output|generated image|generated video|generated text: Title!;Generation->@generation|generation task~Poster for the lantern walk;Variant:number#1-16;File:file;Text:long;Size:number(KB)#0-10000000;Liked:boolean;Downloads:number#0-100000;~Status=Kept|Deleted|Published
- Bakery text A | generation=Text for the bakery site; variant=1; text=Come in, the bread is still warm.; size=2; downloads=3; status=Published
- Bakery text B | generation=Text for the bakery site; variant=2; size=2; downloads=0; status=Kept
- Lanterns, variant 2 | generation=Poster for the lantern walk; variant=2; size=1840; downloads=6; status=Published
- Lanterns, variant 3 | generation=Poster for the lantern walk; variant=3; size=1912; downloads=0; status=Deleted
item prompt template|template|parameter preset|input parameter: Name!;Type=Text|Image|Video;Prompt:long!;Parameters~tone, length;Category~Marketing|School|Shop;Times used:number#0-1000000;Shared:boolean
- Product description | type=Text; prompt=Describe [product] for [buyers] in [length] words.; parameters=product, buyers, length; category=Shop; times_used=920
- Event poster | type=Image; prompt=Poster of [scene], [season] light; parameters=scene, season; category=Marketing; times_used=410
- Lesson summary | type=Text; prompt=Sum up [topic] for grade [grade].; parameters=topic, grade; category=School; times_used=275
- Product spin | type=Video; prompt=[product] turns slowly on a table; parameters=product; category=Shop; times_used=66
record credit entry|credit record|usage record|quota|usage: Title!;Person~Dora Lenz|Ravi Iyer;Type=Bought|Used|Gift|Refund;Generation->@generation|generation task~Clip of the new kettle;Credits:number#-100000-100000;Balance:number#0-1000000;Booked on:date
- Starter pack | person=Dora Lenz; type=Bought; credits=200; balance=200
- Lantern poster | person=Dora Lenz; type=Used; generation=Poster for the lantern walk; credits=-32; balance=168
- Kettle clip | person=Ravi Iyer; type=Used; generation=Clip of the new kettle; credits=-60; balance=40
- Failed cat map | person=Ravi Iyer; type=Refund; generation=City map as a cat; credits=8; balance=48
! item plan|subscription plan|price plan [subscri\\w*|plan|price|pay|product website]: Name!;Price per month:money;Credits per month:number#0-1000000;Video included:boolean;Runs at once:number#1-100;Support=Community|Email|Priority
- Free | price_per_month=0; credits_per_month=30; runs_at_once=1; support=Community
- Maker | price_per_month=12; credits_per_month=600; runs_at_once=2; support=Email
- Studio | price_per_month=39; credits_per_month=2500; runs_at_once=6; support=Priority
- School | price_per_month=25; credits_per_month=1500; runs_at_once=10; support=Email

# didactic plan|lesson plan|lesson planning|teaching plan|didactic planning|curriculum plan
record didactic plan|lesson plan|teaching plan|plan: Title!;Subject->@school subject|subject~Biology|History;Grade=Grade 1-2|Grade 3-4|Grade 5-6|Grade 7-8|Grade 9-10|Grade 11-13;Topic->@topic|unit~The cell;Lessons:number#1-60;Minutes per lesson:number(min)#15-180;Goals:long;Materials;Author~Clara Weiss;Template->@plan template|template~Five steps;Planned for:date;~Status=Draft|Ready|Taught|Archived
- Look into an onion skin | subject=Biology; grade=Grade 7-8; topic=The cell; lessons=2; minutes_per_lesson=45; goals=Pupils draw and name the parts of a plant cell.; materials=Microscopes, onions; author=Clara Weiss; template=Five steps; status=Ready
- Letters from the trench | subject=History; grade=Grade 9-10; topic=First World War; lessons=3; minutes_per_lesson=45; goals=Read sources and weigh them.; materials=Copies of four letters; author=Peter Lang; template=Source work; status=Taught
- Halves and quarters | subject=Mathematics; grade=Grade 3-4; topic=Fractions; lessons=4; minutes_per_lesson=40; materials=Paper pizzas; author=Clara Weiss; template=Five steps; status=Draft
- Poems in autumn | subject=Language; grade=Grade 5-6; topic=Poetry; lessons=2; minutes_per_lesson=45; author=Peter Lang; status=Archived
! record lesson phase|phase|plan section|activity|lesson step: Title!;Plan->@didactic plan|lesson plan~Look into an onion skin;Order:number#1-30;Duration:number(min)#1-180;Form=Whole class|Pairs|Groups|Single work;What the teacher does:long;What pupils do:long;Materials
- Riddle of the skin | plan=Look into an onion skin; order=1; duration=8; form=Whole class; what_the_teacher_does=Shows a picture without a name.; what_pupils_do=Guess.
- Prepare and draw | plan=Look into an onion skin; order=2; duration=25; form=Pairs; what_pupils_do=Make a slide and draw it.; materials=Microscopes
- Compare the drawings | plan=Look into an onion skin; order=3; duration=12; form=Groups; what_pupils_do=Name the parts.
- First letter aloud | plan=Letters from the trench; order=1; duration=10; form=Whole class; what_the_teacher_does=Reads slowly.
item school subject|subject: Name!;School stage=Primary|Lower secondary|Upper secondary;Hours per week:number(h)#1-12;Colour;Plans:number#0-10000
- Biology | school_stage=Lower secondary; hours_per_week=2; colour=Green; plans=14
- History | school_stage=Lower secondary; hours_per_week=2; colour=Brown; plans=11
- Mathematics | school_stage=Primary; hours_per_week=5; colour=Blue; plans=32
- Language | school_stage=Primary; hours_per_week=6; colour=Red; plans=27
item topic|unit|curriculum topic|theme: Name!;Subject->@school subject|subject~Biology;Grade=Grade 1-2|Grade 3-4|Grade 5-6|Grade 7-8|Grade 9-10|Grade 11-13;Curriculum code~BIO-7.2;Lessons foreseen:number#1-100;Description:long
- The cell | subject=Biology; grade=Grade 7-8; curriculum_code=BIO-7.2; lessons_foreseen=8
- First World War | subject=History; grade=Grade 9-10; curriculum_code=HIS-9.1; lessons_foreseen=12
- Fractions | subject=Mathematics; grade=Grade 3-4; curriculum_code=MAT-4.3; lessons_foreseen=16
- Poetry | subject=Language; grade=Grade 5-6; curriculum_code=LAN-5.4; lessons_foreseen=6
item learning goal|competence|objective|goal: Name!;Plan->@didactic plan|lesson plan~Look into an onion skin;Level=Know|Understand|Apply|Judge;Checked by=Quiz|Drawing|Talk|Worksheet|Test;Reached by:percent
- Names six parts of a cell | plan=Look into an onion skin; level=Know; checked_by=Drawing; reached_by=88
- Handles a microscope | plan=Look into an onion skin; level=Apply; checked_by=Talk; reached_by=75
- Tells view from fact | plan=Letters from the trench; level=Judge; checked_by=Worksheet; reached_by=62
- Cuts a whole in equal parts | plan=Halves and quarters; level=Understand; checked_by=Worksheet; reached_by=0
item teaching resource|resource|material|worksheet: Title!;Plan->@didactic plan|lesson plan~Letters from the trench;Type=Worksheet|Slides|Video|Text|Experiment;File:file;Link:url;Licence=Own|Free|School licence;Pages:number#1-1000
- Cell drawing sheet | plan=Look into an onion skin; type=Worksheet; licence=Own; pages=1
- Four letters, 1916 | plan=Letters from the trench; type=Text; licence=Free; pages=6
- Paper pizza patterns | plan=Halves and quarters; type=Worksheet; licence=Own; pages=3
- Onion slide in two minutes | plan=Look into an onion skin; type=Video; licence=Free
item plan template|template: Name!;Phases:number#1-20;Suits=All subjects|Languages|Sciences|Arts;Description:long;Times used:number#0-100000
- Five steps | phases=5; suits=All subjects; description=Start, explore, explain, practise, check.; times_used=64
- Source work | phases=4; suits=Languages; description=Read, ask, compare, judge.; times_used=21
- Experiment | phases=6; suits=Sciences; times_used=33
- Stations | phases=3; suits=All subjects; times_used=18

# family education|parent-child|parenting|home education|digital human|parent education
item parent-child activity|activity|activity recommendation|recommended activity|parent-child activity recommendation: Title!;Age from:number(years)#0-18;Age to:number(years)#0-18;Place=At home|Outdoors|Museum|Online;Duration:number(min)#5-600;Skill=Language|Movement|Maths|Art|Social;Materials;Steps:long;Price:money;Picture:image;~Status=Open|Full|Ended
- Leaf print cards | age_from=4; age_to=9; place=At home; duration=45; skill=Art; materials=Leaves, paint, card; steps=Collect, paint, press, dry.; price=0; status=Open
- Night walk with torches | age_from=6; age_to=12; place=Outdoors; duration=90; skill=Social; materials=Torches; price=5; status=Open
- Shop with toy coins | age_from=5; age_to=8; place=At home; duration=30; skill=Maths; materials=Coins, tins; price=0; status=Open
- Dinosaur hour | age_from=5; age_to=11; place=Museum; duration=60; skill=Language; price=8; status=Full
record conversation|gpt conversation|ai conversation|dialogue|chat record: Title!;Digital human->@digital human|avatar~Aunt Willow;Child->@child|child profile~Lina;Topic=Sleep|Learning|Quarrels|Screen time|School|Feelings;Question:long!;~Answer:long;Voice->@custom voice|synthesized voice~Mum reads;Held on:date;Helpful:boolean
- Homework ends in tears | digital_human=Aunt Willow; child=Lina; topic=Learning; question=How do I help without doing it myself?; answer=Ask her to explain the first step to you.
- One more video | digital_human=Coach Max; child=Jonah; topic=Screen time; question=He shouts when the tablet goes.; answer=Agree on the end before it begins.
- Afraid of the dark | digital_human=Aunt Willow; child=Jonah; topic=Sleep; question=He comes over at three every night.; voice=Mum reads
- Left out at break | digital_human=Coach Max; child=Lina; topic=Feelings; question=Two friends no longer play with her.
item digital human|avatar|virtual human|assistant: Name!;Role=Adviser|Storyteller|Tutor|Playmate;Character;Age group=Parents|Under 6|6 to 10|Over 10;Voice->@custom voice|synthesized voice~Soft alto;Portrait:image;Greeting:long;~Status=Active|In training|Off
- Aunt Willow | role=Adviser; character=Calm and warm; age_group=Parents; voice=Soft alto; greeting=Tell me about your day.; status=Active
- Coach Max | role=Tutor; character=Lively; age_group=Over 10; voice=Bright tenor; status=Active
- Fable Fox | role=Storyteller; character=Sly and funny; age_group=Under 6; voice=Mum reads; status=Active
- Numi | role=Playmate; character=Curious; age_group=6 to 10; voice=Bright tenor; status=In training
item custom voice|synthesized voice|voice synthesis|customized voice|voice: Name!;Owner~Family Berg;Sample:file;Sample length:number(s)#5-3600;Language=English|Chinese|German|Spanish;Tone=Warm|Neutral|Bright;Consent given:boolean;Made on:date;~Status=Recorded|In training|Ready|Failed
- Mum reads | owner=Family Berg; sample_length=180; language=English; tone=Warm; status=Ready
- Soft alto | owner=House voice; sample_length=1200; language=English; tone=Neutral; status=Ready
- Bright tenor | owner=House voice; sample_length=1500; language=English; tone=Bright; status=Ready
- Grandpa | owner=Family Berg; sample_length=22; language=German; tone=Warm; status=Failed
person child|child profile: Name!;Nickname;Birthday:date;Grade;Interests;Parent~Karin Berg;Reading level=Not yet|Beginner|Fluent;Note:long
- Lina | nickname=Li; grade=Grade 4; interests=Horses, drawing; parent=Karin Berg; reading_level=Fluent
- Jonah | nickname=Jo; grade=Preschool; interests=Diggers; parent=Karin Berg; reading_level=Not yet
- Emil | grade=Grade 1; interests=Space; parent=Tariq Said; reading_level=Beginner
- Safa | grade=Grade 6; interests=Chess, swimming; parent=Tariq Said; reading_level=Fluent
record activity sign-up|participation|sign-up|joined activity: Title!;Activity->@parent-child activity|activity~Night walk with torches;Child->@child|child profile~Lina;Adults:number#1-6;Joined on:date;Photo:image;Impression:long;~Status=Signed up|Took part|Cancelled
- Lina, night walk | activity=Night walk with torches; child=Lina; adults=1; status=Signed up
- Jonah, leaf cards | activity=Leaf print cards; child=Jonah; adults=1; impression=Green hands, happy child.; status=Took part
- Emil, coin shop | activity=Shop with toy coins; child=Emil; adults=1; status=Took part
- Safa, dinosaurs | activity=Dinosaur hour; child=Safa; adults=2; status=Cancelled
! record synthesized audio|audio story|voice task [voice|synthesi\\w*|audio|story]: Title!;Voice->@custom voice|synthesized voice~Mum reads;Text:long!;Length:number(s)#1-7200;Audio:file;Made on:date;Plays:number#0-100000
- The bear who would not sleep | voice=Mum reads; text=Once a bear lay awake.; length=310; plays=24
- Good morning, Lina | voice=Mum reads; text=Time to get up.; length=14; plays=40
- Times table of seven | voice=Bright tenor; text=Seven, fourteen, twenty-one.; length=65; plays=12
- Breathing with the fox | voice=Soft alto; text=Breathe in like the wind.; length=180; plays=9

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

# small game website|gray industry|game website|casual game|game point|mini game website|leaderboard game
item game|small game|casual game: Name!;Category->@game category|genre~Puzzle|Action;Description:long;Instructions:long;Players=Single|Two players|Multiplayer;Points per win:number#0-10000;Entry points:number#0-10000;Age from:number(years)#3-21;Cover:image;Plays:number#0-100000000;~Status=Online|Maintenance|Retired
- Brick Garden | category=Puzzle; description=Fit stones into flower beds.; instructions=Fill a row to clear it.; players=Single; points_per_win=20; entry_points=0; age_from=6; plays=48210; status=Online
- Night Courier | category=Action; description=Ride through the old town.; instructions=Arrow keys steer, space jumps.; players=Single; points_per_win=35; entry_points=5; age_from=10; plays=30112; status=Online
- Harbour Dominoes | category=Board; instructions=Lay matching ends.; players=Two players; points_per_win=15; entry_points=2; age_from=8; plays=9020; status=Online
- Duck Derby | category=Action; players=Multiplayer; points_per_win=50; entry_points=10; age_from=12; plays=2110; status=Maintenance
record game round|game record|play record|score|game history: Title!;Game->@game|small game~Brick Garden;Player->@player|member~marzipan;Score:number#0-10000000;Level:number#1-1000;Duration:number(s)#1-36000;Points earned:number#0-100000;Played on:date;Result=Won|Lost|Draw|Given up
- marzipan in Brick Garden | game=Brick Garden; player=marzipan; score=18400; level=9; duration=620; points_earned=20; result=Won
- bluefox in Night Courier | game=Night Courier; player=bluefox; score=7200; level=4; duration=240; points_earned=0; result=Lost
- tilda at dominoes | game=Harbour Dominoes; player=tilda; score=61; level=1; duration=410; points_earned=15; result=Won
- bluefox in Brick Garden | game=Brick Garden; player=bluefox; score=9100; level=5; duration=330; points_earned=0; result=Given up
person player|member|gamer: Name!;Email:email;Avatar:image;Level:number#1-200;Points:number#0-10000000;Games played:number#0-1000000;Joined on:date;~Status=Active|Muted|Blocked
- marzipan | level=14; points=2310; games_played=412; status=Active
- bluefox | level=8; points=640; games_played=190; status=Active
- tilda | level=21; points=5120; games_played=833; status=Active
- speedy99 | level=3; points=0; games_played=51; status=Blocked
record point record|point entry|points|point system|points record: Title!;Player->@player|member~marzipan;Reason=Win|Daily sign-in|Invitation|Entry|Redeemed|Correction;Points:number!#-100000-100000;Balance:number#0-10000000;Game->@game|small game~Brick Garden;Booked on:date
- Win in Brick Garden | player=marzipan; reason=Win; points=20; balance=2310; game=Brick Garden
- Entry to Night Courier | player=bluefox; reason=Entry; points=-5; balance=640; game=Night Courier
- Seven days in a row | player=tilda; reason=Daily sign-in; points=70; balance=5120
- Cheating taken back | player=speedy99; reason=Correction; points=-900; balance=0
record ranking|ranking list|leaderboard|rank: Title!;Game->@game|small game~Brick Garden;Period=Today|This week|This month|All time;Rank:number#1-1000000;Player->@player|member~tilda;Best score:number#0-10000000;Updated on:date
- Brick Garden, first | game=Brick Garden; period=This week; rank=1; player=tilda; best_score=22950
- Brick Garden, second | game=Brick Garden; period=This week; rank=2; player=marzipan; best_score=18400
- Night Courier, first | game=Night Courier; period=All time; rank=1; player=marzipan; best_score=40120
- Dominoes, first | game=Harbour Dominoes; period=This month; rank=1; player=tilda; best_score=88
item game category|genre|game type: Name!;Description;Icon:image;Games:number#0-10000;Order:number#1-100
- Puzzle | description=Think before you move; games=12; order=1
- Action | description=Fast hands; games=9; order=2
- Board | description=Classics for two; games=6; order=3
- Quiz | description=Know it all; games=4; order=4
! item reward|point reward|prize [point|reward|redeem]: Name!;Cost:number(points)#1-1000000;Kind=Badge|Avatar frame|Extra life|Voucher;Left:number#0-100000;Picture:image;~Status=Available|Gone
- Gold frame | cost=1500; kind=Avatar frame; left=1000; status=Available
- Three extra lives | cost=120; kind=Extra life; left=9000; status=Available
- Cinema voucher | cost=6000; kind=Voucher; left=0; status=Gone
- Early bird badge | cost=200; kind=Badge; left=500; status=Available

# 3d web application|mesh model|3d model|3d scene|3d viewer|webgl|3d editor
item scene|3d scene|project: Name!;Description:long;Owner~Ebba Lund;Background~#20242B;Unit=mm|cm|m|inch;Up axis=Y|Z;Light=Studio|Daylight|Night;Thumbnail:image;Models:number#0-1000;Changed on:date;~Status=Draft|Shared|Archived
- Gripper cell | description=Robot arm with table and crates.; owner=Ebba Lund; background=#20242B; unit=mm; up_axis=Z; light=Studio; models=5; status=Shared
- Museum hall | owner=Tariq Aziz; background=#EFEDE6; unit=m; up_axis=Y; light=Daylight; models=12; status=Draft
- Chess set | owner=Ebba Lund; background=#101010; unit=cm; up_axis=Y; light=Studio; models=33; status=Shared
- Old quarry | owner=Tariq Aziz; background=#B9CBD6; unit=m; up_axis=Z; light=Daylight; models=2; status=Archived
record mesh model|mesh|3d model|model|object: Name!;Scene->@scene|3d scene~Gripper cell;File:file;Format=GLB|OBJ|STL|PLY|FBX;Vertices:number#0-100000000;Faces:number#0-100000000;Material->@material|surface~Brushed steel;Position x:number#-100000-100000;Position y:number#-100000-100000;Position z:number#-100000-100000;Scale:number#0-1000;Visible:boolean;Uploaded on:date
- Arm base | scene=Gripper cell; format=STL; vertices=18240; faces=36476; material=Brushed steel; position_x=0; position_y=0; position_z=0; scale=1
- Crate A | scene=Gripper cell; format=OBJ; vertices=904; faces=1800; material=Blue plastic; position_x=420; position_y=-150; position_z=0; scale=1
- Marble bust | scene=Museum hall; format=GLB; vertices=210500; faces=420990; material=White marble; position_x=2.5; position_y=1.1; position_z=-4; scale=1
- White knight | scene=Chess set; format=GLB; vertices=6400; faces=12790; material=White marble; position_x=3; position_y=0; position_z=7; scale=0.5
record pose|model pose|position|coordinate|pose record: Title!;Model->@mesh model|mesh~Crate A;Position x:number#-100000-100000;Position y:number#-100000-100000;Position z:number#-100000-100000;Rotation x:number(°)#-360-360;Rotation y:number(°)#-360-360;Rotation z:number(°)#-360-360;Time step:number#0-1000000;Source=CSV|By hand|Saved view
- Crate A at start | model=Crate A; position_x=420; position_y=-150; position_z=0; rotation_x=0; rotation_y=0; rotation_z=15; time_step=0; source=CSV
- Crate A lifted | model=Crate A; position_x=420; position_y=-150; position_z=260; rotation_x=0; rotation_y=0; rotation_z=15; time_step=40; source=CSV
- Crate A laid down | model=Crate A; position_x=-300; position_y=210; position_z=0; rotation_x=0; rotation_y=0; rotation_z=90; time_step=120; source=CSV
- Bust turned | model=Marble bust; position_x=2.5; position_y=1.1; position_z=-4; rotation_x=0; rotation_y=-30; rotation_z=0; time_step=0; source=By hand
record transfer|import|export|import record|export record|csv import|csv file|mesh export: Title!;Direction=Import|Export;Scene->@scene|3d scene~Gripper cell;Content=Mesh|Coordinates|Whole scene|Picture;Format=CSV|GLB|OBJ|STL|PLY|PNG;File:file;Rows or meshes:number#0-10000000;Unit=mm|cm|m|inch;Run on:date;Message;~Status=Running|Done|With warnings|Failed
- Crate path from CSV | direction=Import; scene=Gripper cell; content=Coordinates; format=CSV; rows_or_meshes=121; unit=mm; status=Done
- Cell as GLB | direction=Export; scene=Gripper cell; content=Whole scene; format=GLB; rows_or_meshes=5; unit=mm; status=Done
- Quarry points | direction=Import; scene=Old quarry; content=Coordinates; format=CSV; rows_or_meshes=0; unit=m; message=Column z is missing; status=Failed
- Bust as STL | direction=Export; scene=Museum hall; content=Mesh; format=STL; rows_or_meshes=1; unit=m; message=Scale was baked in; status=With warnings
! item saved view|camera view|camera: Name!;Scene->@scene|3d scene~Museum hall;Camera=Perspective|Orthographic;Field of view:number(°)#5-170;Zoom:number#0-100;Looks at;Picture:image;Start view:boolean
- Cell from above | scene=Gripper cell; camera=Orthographic; field_of_view=50; zoom=1; looks_at=Arm base
- Cell, front left | scene=Gripper cell; camera=Perspective; field_of_view=45; zoom=1.4; looks_at=Arm base
- Hall entrance | scene=Museum hall; camera=Perspective; field_of_view=60; zoom=1; looks_at=Marble bust
- Knight close | scene=Chess set; camera=Perspective; field_of_view=35; zoom=3; looks_at=White knight
item material|surface|texture: Name!;Colour~#C0C4C8;Roughness:number#0-1;Metalness:number#0-1;Opacity:percent;Texture:image;Double-sided:boolean
- Brushed steel | colour=#C0C4C8; roughness=0.4; metalness=1; opacity=100
- Blue plastic | colour=#1E66D0; roughness=0.6; metalness=0; opacity=100
- White marble | colour=#F2F0EA; roughness=0.3; metalness=0; opacity=100
- Smoked glass | colour=#3A3F44; roughness=0.1; metalness=0; opacity=35

# post-loan|loan management|loan repayment|after-loan|loan servicing|debt collection|repayment management
item loan|loan contract|loan information|loan account: Contract number!;Borrower~Selma Krug;Product=Personal|Mortgage|Car|Business;Principal:money;Interest rate:percent;Term:number(months)#1-480;Outstanding:money;Instalment:money;Paid out on:date;Due day:number#1-31;Guarantor~Alpine Guarantee;~Status=Running|Extended|Overdue|Settled|Written off
- LN-20118 | borrower=Selma Krug; product=Car; principal=18000; interest_rate=4.9; term=60; outstanding=11240; instalment=339; due_day=5; guarantor=Alpine Guarantee; status=Running
- LN-20145 | borrower=Tunde Bello; product=Business; principal=50000; interest_rate=6.2; term=48; outstanding=33800; instalment=1180; due_day=15; guarantor=Trade Surety; status=Overdue
- LN-19872 | borrower=Ines Falk; product=Personal; principal=6000; interest_rate=7.5; term=24; outstanding=0; instalment=270; due_day=1; status=Settled
- LN-20203 | borrower=Pavel Horn; product=Mortgage; principal=210000; interest_rate=3.4; term=300; outstanding=204900; instalment=1040; due_day=28; status=Extended
record repayment|repayment record|repayment history|instalment payment: Title!;Loan->@loan|loan contract~LN-20118;Number:number#1-480;Due on:date;Amount due:money;Principal part:money;Interest part:money;Paid on:date;Paid amount:money;Late fee:money;~Status=Due|Paid|Partly paid|Overdue|Deferred
- LN-20118, instalment 24 | loan=LN-20118; number=24; amount_due=339; principal_part=291; interest_part=48; paid_amount=339; late_fee=0; status=Paid
- LN-20145, instalment 17 | loan=LN-20145; number=17; amount_due=1180; principal_part=1001; interest_part=179; paid_amount=400; late_fee=25; status=Partly paid
- LN-20145, instalment 18 | loan=LN-20145; number=18; amount_due=1180; principal_part=1006; interest_part=174; paid_amount=0; late_fee=25; status=Overdue
- LN-20203, instalment 9 | loan=LN-20203; number=9; amount_due=1040; principal_part=456; interest_part=584; paid_amount=0; status=Deferred
request extension request|repayment extension|extension application|loan extension|application: Title!;Loan->@loan|loan contract~LN-20145;Borrower~Tunde Bello;New due date:date;Extra months:number(months)#1-60;Reason=Illness|Loss of work|Late customer payment|Other;Explanation:long;Application letter:file;~Decided by~Desk 3
- Three months for LN-20145 | loan=LN-20145; borrower=Tunde Bello; extra_months=3; reason=Late customer payment; explanation=Main customer pays in autumn.; decided_by=Desk 3
- Parental leave | loan=LN-20203; borrower=Pavel Horn; extra_months=6; reason=Other; decided_by=Desk 1
- Broken leg | loan=LN-20118; borrower=Selma Krug; extra_months=2; reason=Illness
- Factory closed | loan=LN-20118; borrower=Selma Krug; extra_months=4; reason=Loss of work
request payment certificate|certificate request|settlement certificate|certificate: Title!;Loan->@loan|loan contract~LN-19872;Borrower~Ines Falk;Kind=Payment certificate|Settlement letter|Balance confirmation|Interest statement;From:date;To:date;Delivery=Download|Email|Post;Purpose;~Certificate:file
- Settled in full | loan=LN-19872; borrower=Ines Falk; kind=Settlement letter; delivery=Post; purpose=New mortgage
- Interest of last year | loan=LN-20203; borrower=Pavel Horn; kind=Interest statement; delivery=Download; purpose=Tax return
- Proof of payments | loan=LN-20118; borrower=Selma Krug; kind=Payment certificate; delivery=Email; purpose=Landlord
- Balance today | loan=LN-20145; borrower=Tunde Bello; kind=Balance confirmation; delivery=Download
request compensation request|third-party compensation|compensation application|third-party payment: Title!;Loan->@loan|loan contract~LN-20145;Paying party~Trade Surety;Relation=Guarantor|Insurer|Employer|Relative;Amount:money!;Reason:long;Agreement:file;Wished date:date
- Surety pays two instalments | loan=LN-20145; paying_party=Trade Surety; relation=Guarantor; amount=2360; reason=Default of instalments 17 and 18.
- Accident insurance | loan=LN-20118; paying_party=North Insurance; relation=Insurer; amount=678; reason=Sick leave of two months.
- Brother takes over | loan=LN-20203; paying_party=Ivan Horn; relation=Relative; amount=5000
- Employer advance | loan=LN-20118; paying_party=Gear Works; relation=Employer; amount=339
! record uploaded document|application document|attachment|file: Title!;Loan->@loan|loan contract~LN-20145;Kind=Application letter|Proof of income|Doctor's note|Agreement|Identity card;File:file;Uploaded on:date;~Status=Uploaded|Accepted|Unreadable
- Letter of June | loan=LN-20145; kind=Application letter; status=Accepted
- Sick note | loan=LN-20118; kind=Doctor's note; status=Accepted
- Surety agreement | loan=LN-20145; kind=Agreement; status=Uploaded
- Blurred card | loan=LN-20203; kind=Identity card; status=Unreadable
! record decision|processing record|application status: Title!;Application~Three months for LN-20145;Step=Received|Checked|Decided|Carried out;Decision=Open|Approved|Refused|More papers;Clerk~Desk 3;Made on:date;Remark:long
- LN-20145 received | application=Three months for LN-20145; step=Received; decision=Open; clerk=Desk 3
- LN-20145 checked | application=Three months for LN-20145; step=Checked; decision=More papers; clerk=Desk 3; remark=Order book is missing.
- LN-20203 decided | application=Parental leave; step=Decided; decision=Approved; clerk=Desk 1
- LN-19872 carried out | application=Settled in full; step=Carried out; decision=Approved; clerk=Desk 2

# fake news|news detection|misinformation|fact checking|fact check|disinformation|news authenticity
record submitted article|news article|uploaded news|news|submitted news: Headline!;Text:long!;Source->@news source|publisher~River Daily;Author;Link:url;File:file;Language=English|German|Spanish|Chinese;Category=Politics|Health|Economy|Science|Celebrity|Local;Published on:date;Submitted by~Rhea Stern;Words:number#0-100000;~Status=Uploaded|Analyzing|Checked|Unreadable
- Lemon water ends flu in a day | text=A glass every hour is said to be enough.; source=Wellness Echo; language=English; category=Health; submitted_by=Rhea Stern; words=420; status=Checked
- Bridge tolls rise in May | text=The council voted on Tuesday.; source=River Daily; author=Otto Lamm; language=English; category=Local; submitted_by=Rhea Stern; words=610; status=Checked
- Actor buys a whole island | text=Friends of friends report.; source=Star Whisper; language=English; category=Celebrity; submitted_by=Kim Soto; words=190; status=Checked
- New moon base by autumn | text=Sources in the ministry say so.; source=Unknown blog; language=English; category=Science; submitted_by=Kim Soto; words=350; status=Analyzing
record detection result|detection|analysis result|detection record|analysis|detection history: Title!;Article->@submitted article|news article~Lemon water ends flu in a day;Model->@detection model|model~Wording v3;Verdict=Fake|Probably fake|Unclear|Probably real|Real;Confidence:percent;Style score:percent;Source score:percent;Fact score:percent;Explanation:long;Checked on:date
- Lemon water | article=Lemon water ends flu in a day; model=Wording v3; verdict=Fake; confidence=96; style_score=12; source_score=20; fact_score=5; explanation=Absolute promise, no study named.
- Bridge tolls | article=Bridge tolls rise in May; model=Wording v3; verdict=Real; confidence=91; style_score=88; source_score=92; fact_score=90; explanation=Agrees with the council minutes.
- Island | article=Actor buys a whole island; model=Sources v1; verdict=Probably fake; confidence=78; style_score=35; source_score=15; fact_score=40; explanation=Only hearsay is quoted.
- Moon base | article=New moon base by autumn; model=Wording v3; verdict=Unclear; confidence=54; style_score=60; source_score=10; fact_score=50
! record checked claim|claim|evidence|fact: Claim!;Article->@submitted article|news article~Bridge tolls rise in May;Verdict=Supported|Refuted|Not found;Evidence link:url;Evidence;Weight:percent
- Lemon water stops viruses | article=Lemon water ends flu in a day; verdict=Refuted; evidence=Two clinical reviews; weight=70
- Council voted on Tuesday | article=Bridge tolls rise in May; verdict=Supported; evidence=Minutes of the meeting; weight=60
- Island was sold in March | article=Actor buys a whole island; verdict=Not found; evidence=Land register has no entry; weight=50
- Ministry plans a base | article=New moon base by autumn; verdict=Not found; weight=40
item news source|publisher|source|website: Name!;Address:url;Country;Type=Newspaper|Broadcaster|Blog|Agency|Social network;Trust score:percent;Articles checked:number#0-1000000;Fake share:percent;~Status=Trusted|Watched|Blocked
- River Daily | country=Ireland; type=Newspaper; trust_score=92; articles_checked=140; fake_share=2; status=Trusted
- Wellness Echo | country=Unknown; type=Blog; trust_score=18; articles_checked=61; fake_share=74; status=Blocked
- Star Whisper | country=Canada; type=Blog; trust_score=31; articles_checked=88; fake_share=48; status=Watched
- Unknown blog | type=Blog; trust_score=10; articles_checked=3; fake_share=33; status=Watched
item detection model|model|detector: Name!;Method=Wording|Source|Facts|Combined;Language=English|German|Spanish|Chinese|Many;Accuracy:percent;Trained on;Version:number#1-100;Trained until:date;~Status=In use|Testing|Retired
- Wording v3 | method=Wording; language=English; accuracy=93; trained_on=44000 labelled articles; version=3; status=In use
- Sources v1 | method=Source; language=Many; accuracy=84; trained_on=2100 publishers; version=1; status=In use
- Facts trial | method=Facts; language=English; accuracy=79; version=1; status=Testing
- Wording v2 | method=Wording; language=English; accuracy=88; version=2; status=Retired
record verdict feedback|feedback|objection|appeal: Title!;Result->@detection result|detection~Island;Given by~Kim Soto;Opinion=Agree|Disagree|Unsure;Reason:long;Link:url;Given on:date;~Status=New|Looked at|Verdict changed
- The island was bought | result=Island; given_by=Kim Soto; opinion=Disagree; reason=The agent confirmed it.; status=Looked at
- Right about lemons | result=Lemon water; given_by=Rhea Stern; opinion=Agree; status=Looked at
- Moon base is satire | result=Moon base; given_by=Jan Otte; opinion=Unsure; reason=The blog is a joke page.; status=New
- Tolls were delayed | result=Bridge tolls; given_by=Jan Otte; opinion=Disagree; reason=Start is now July.; status=Verdict changed

# traffic broadcasting|traffic broadcast|traffic radio|convenience service|convenience services|local radio|city service app
item broadcast program|program|radio program|traffic broadcast|live broadcast|channel: Name!;Channel=FM 91.8|FM 103.9|Web stream;Host~Bruno Kast;Days=Every day|Workdays|Weekend;Starts at:time;Ends at:time;Stream address:url;Description:long;Cover:image;Listeners:number#0-10000000;~Status=On air|Off air|Ended
- Morning on the ring road | channel=FM 91.8; host=Bruno Kast; days=Workdays; description=Jams, works and music.; listeners=18400; status=On air
- Home by seven | channel=FM 91.8; host=Tilde Rasmus; days=Workdays; listeners=22100; status=Off air
- Weekend roads | channel=FM 103.9; host=Bruno Kast; days=Weekend; listeners=7300; status=Off air
- Night trucker | channel=Web stream; host=Aldo Perri; days=Every day; listeners=2900; status=Ended
record traffic report|road condition|traffic news|jam report|traffic information: Title!;Road~Ring road east;Type=Jam|Accident|Road works|Closure|Ice;Length:number(km)#0-200;Delay:number(min)#0-600;Direction;Reported by~Listener Mona;Reported on:date;Reported at:time;Photo:image;~Status=Unconfirmed|Confirmed|Cleared
- Jam before the tunnel | road=Ring road east; type=Jam; length=4; delay=18; direction=Harbour; reported_by=Listener Mona; status=Confirmed
- Van on its side | road=Station street; type=Accident; length=1; delay=25; direction=Centre; reported_by=Police desk; status=Confirmed
- Bridge works at night | road=Iron bridge; type=Road works; length=0.6; delay=5; direction=Both; reported_by=City works; status=Confirmed
- Black ice on the hill | road=Vineyard road; type=Ice; length=2; delay=10; reported_by=Listener Karl; status=Cleared
item convenience service|service|life service|service inquiry: Name!;Category=Vehicle|Utilities|Health|Transport|Weather|Parking;Provider;Description:long;Phone:phone;Website:url;Opening hours;Fee:money;Icon:image;~Status=Open|Closed
- Towing around the clock | category=Vehicle; provider=City Tow; description=Comes within forty minutes.; opening_hours=always; fee=95; status=Open
- Water meter reading | category=Utilities; provider=City Water; opening_hours=8 to 16; fee=0; status=Open
- Free parking spaces | category=Parking; provider=Park desk; description=Spaces left in nine garages.; fee=0; status=Open
- Late pharmacy | category=Health; provider=Pharmacy chamber; opening_hours=20 to 8; fee=2.5; status=Closed
request government service application|government service|service handling|government affair|handling request: Title!;Service~Residents' parking permit|Change of address;Department~Road office;Applicant~Mona Lindt;Details:long;Document:file;Wished date:date;Fee:money;Contact phone:phone
- Parking permit, zone 4 | service=Residents' parking permit; department=Road office; applicant=Mona Lindt; details=Moved in May.; fee=30
- New address in papers | service=Change of address; department=Citizens' office; applicant=Karl Ohm; fee=12
- Number plate lost | service=Replacement plate; department=Vehicle office; applicant=Ines Abel; details=Front plate, lost on the ring road.; fee=26
- Skip on the street | service=Road use permit; department=Road office; applicant=Roof Bros; fee=55
record forum post|topic|discussion|community discussion|community post: Title!;Board=Roads|Public transport|Neighbourhood|Lost and found|Free talk;Text:long!;Author~Mona Lindt;Picture:image;Posted on:date;Replies:number#0-100000;Likes:number#0-1000000;Pinned:boolean;~Status=Open|Closed|Hidden
- Lights at Mill corner never turn green | board=Roads; text=Three minutes this morning.; author=Mona Lindt; replies=14; likes=61; status=Open
- Line 7 skips our stop | board=Public transport; text=Twice this week.; author=Karl Ohm; replies=6; likes=22; status=Open
- Blue scarf on bus 12 | board=Lost and found; text=Left on Monday at eight.; author=Ines Abel; replies=1; likes=3; status=Closed
- Who hears us abroad | board=Free talk; author=Aldo Perri; text=Greetings from Turin.; replies=40; likes=88; status=Open
! record forum reply|reply|discussion reply: Title!;Post->@forum post|topic~Line 7 skips our stop;Text:long!;Author~Ines Abel;Written on:date;Likes:number#0-100000
- Same on Friday | post=Line 7 skips our stop; text=The driver waved.; author=Ines Abel; likes=4
- Told the road office | post=Lights at Mill corner never turn green; text=They look into it.; author=Karl Ohm; likes=19
- Scarf found | post=Blue scarf on bus 12; text=It is at the depot.; author=Depot desk; likes=7
- Hello Turin | post=Who hears us abroad; text=Greetings back.; author=Mona Lindt; likes=2
item news|news item|bulletin: Headline!;Section=Traffic|City|Country|Weather|Sport;Summary;Text:long;Reporter~Tilde Rasmus;Picture:image;Published on:date;Views:number#0-10000000;Breaking:boolean
- Iron bridge shut for four nights | section=Traffic; summary=From ten to five; reporter=Tilde Rasmus; views=9120
- Tram fares stay the same | section=City; summary=Council says no to the rise; reporter=Bruno Kast; views=5400
- First snow on Thursday | section=Weather; summary=Winter tyres, please; reporter=Tilde Rasmus; views=11800
- Home win in the mud | section=Sport; reporter=Aldo Perri; views=2300

# membership mini-program|gamified community|fan membership|fan club|treasure system|gamified membership|fan community
person member|fan|membership: Name!;Member number~F-0007;Level->@membership level|level~Apprentice|Master;Points:number#0-10000000;Treasures:number#0-10000;Joined on:date;Birthday:date;Avatar:image;~Status=Active|Sleeping|Blocked
- Little Seven | member_number=F-0007; level=Master; points=8420; treasures=31; status=Active
- Plum Blossom | member_number=F-0112; level=Apprentice; points=640; treasures=6; status=Active
- Chicken Rider | member_number=F-0345; level=Wanderer; points=2150; treasures=14; status=Active
- Quiet Blade | member_number=F-0801; level=Apprentice; points=90; treasures=1; status=Sleeping
item world map place|map location|location|world map|map region|scene: Name!;Region=Island|City|Mountain|Village|Sea;Story:long;Unlocked at:number(points)#0-1000000;Task;Picture:image;Map x:number#0-10000;Map y:number#0-10000;Treasures hidden:number#0-100;~Status=Open|Locked|Event
- Barber shop on the cape | region=Island; story=Here the tale begins.; unlocked_at=0; task=Find the lost scissors; map_x=120; map_y=430; treasures_hidden=3; status=Open
- Hidden village | region=Village; unlocked_at=500; task=Answer the elder; map_x=610; map_y=220; treasures_hidden=4; status=Open
- Needle peak | region=Mountain; unlocked_at=2000; task=Three fights in a row; map_x=880; map_y=90; treasures_hidden=2; status=Locked
- Lantern harbour | region=Sea; unlocked_at=0; task=Light nine lanterns; map_x=300; map_y=700; treasures_hidden=5; status=Event
item treasure|treasure item|collectible|badge: Name!;Place->@world map place|map location~Hidden village;Rarity=Common|Rare|Epic|Legendary;Points:number#0-100000;Found by=Task|Chest|Exchange|Invitation;Description:long;Picture:image;Left:number#0-1000000
- Silver scissors | place=Barber shop on the cape; rarity=Legendary; points=500; found_by=Task; left=77
- Elder's riddle scroll | place=Hidden village; rarity=Rare; points=80; found_by=Task; left=1200
- Paper lantern | place=Lantern harbour; rarity=Common; points=10; found_by=Chest; left=50000
- Cloud feather | place=Needle peak; rarity=Epic; points=200; found_by=Exchange; left=310
record collected treasure|treasure record|collection record|treasure collection: Title!;Member->@member|fan~Plum Blossom;Treasure->@treasure|badge~Paper lantern;Found on:date;Found by=Task|Chest|Exchange|Invitation;Points:number#0-100000;Copies:number#1-1000
- Plum finds a lantern | member=Plum Blossom; treasure=Paper lantern; found_by=Chest; points=10; copies=3
- Seven finds the scissors | member=Little Seven; treasure=Silver scissors; found_by=Task; points=500; copies=1
- Rider swaps for a feather | member=Chicken Rider; treasure=Cloud feather; found_by=Exchange; points=200; copies=1
- Seven reads the scroll | member=Little Seven; treasure=Elder's riddle scroll; found_by=Task; points=80; copies=1
record point record|score|score record|points|score ranking|ranking: Title!;Member->@member|fan~Little Seven;Reason=Sign-in|Task|Treasure|Purchase|Event|Redeemed;Points:number!#-1000000-1000000;Total:number#0-10000000;Rank:number#1-10000000;Booked on:date
- Seven, scissors | member=Little Seven; reason=Treasure; points=500; total=8420; rank=4
- Plum, sign-in | member=Plum Blossom; reason=Sign-in; points=5; total=640; rank=912
- Rider, figure bought | member=Chicken Rider; reason=Purchase; points=150; total=2150; rank=203
- Seven, poster redeemed | member=Little Seven; reason=Redeemed; points=-300; total=7920; rank=5
event operation activity|activity|event|user operation activity|campaign: Name!;Type=Quiz|Lottery|Invitation|Drawing contest|Watch party;Starts on:date!;Ends on:date;Reward->@treasure|badge~Paper lantern;Points:number#0-100000;Places:number#0-1000000;Rules:long;Banner:image;~Status=Planned|Running|Ended
- Nine lanterns week | type=Quiz; reward=Paper lantern; points=50; places=10000; rules=One question a day.; status=Running
- Draw your assassin | type=Drawing contest; reward=Cloud feather; points=300; places=500; status=Planned
- Bring two friends | type=Invitation; points=100; places=100000; status=Running
- Finale together | type=Watch party; reward=Elder's riddle scroll; points=20; places=2000; status=Ended
! item membership level|level|member level: Name!;From points:number#0-10000000;Benefits:long;Discount:percent;Frame:image;Order:number#1-20
- Apprentice | from_points=0; benefits=Daily chest.; discount=0; order=1
- Wanderer | from_points=1000; benefits=Two chests a day.; discount=3; order=2
- Master | from_points=5000; benefits=Early tickets.; discount=8; order=3
- Legend | from_points=20000; benefits=Signed card.; discount=12; order=4

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

# email user|email account|mail account|mailbox management|email server|mail server|email management
item email account|mailbox|email user|mail account: Email address:email!;Owner~Rosa Hild;Display name;Domain->@mail domain|domain~firm.example;Quota:number(MB)#10-1000000;Used:number(MB)#0-1000000;Type=Person|Shared|Alias|Robot;Forward to:email;Created on:date;Last login on:date;~Status=Not verified|Active|Suspended|Deleted
- rosa.hild@firm.example | owner=Rosa Hild; display_name=Rosa Hild; domain=firm.example; quota=5000; used=3120; type=Person; status=Active
- info@firm.example | owner=Front desk; display_name=Info; domain=firm.example; quota=10000; used=9400; type=Shared; status=Active
- intern7@firm.example | owner=Intern desk; display_name=Intern 7; domain=firm.example; quota=1000; used=0; type=Person; status=Not verified
- news@shop.example | owner=Marketing; display_name=Shop news; domain=shop.example; quota=2000; used=310; type=Robot; status=Suspended
record verification|status check|email verification|verification record|account check: Title!;Account->@email account|mailbox~intern7@firm.example;Method=Link|Code|Test message|Server check;Sent on:date;Answer~250 accepted|550 no such user;Duration:number(ms)#0-60000;Tries:number#1-20;~Status=Sent|Confirmed|Bounced|Expired
- Link to intern 7 | account=intern7@firm.example; method=Link; tries=1; status=Sent
- Rosa, server check | account=rosa.hild@firm.example; method=Server check; answer=250 accepted; duration=210; tries=1; status=Confirmed
- Shop news, test | account=news@shop.example; method=Test message; answer=550 no such user; duration=480; tries=3; status=Bounced
- Info, code | account=info@firm.example; method=Code; tries=1; status=Expired
item mail domain|domain|email domain: Name!;Mail server~mx1.firm.example;Accounts allowed:number#1-100000;Accounts:number#0-100000;Signed mail:boolean;Catch-all address:email;Administrator~Ove Strand;~Status=Active|Waiting for DNS|Off
- firm.example | mail_server=mx1.firm.example; accounts_allowed=200; accounts=86; administrator=Ove Strand; status=Active
- shop.example | mail_server=mx1.firm.example; accounts_allowed=20; accounts=5; administrator=Ove Strand; status=Active
- events.example | mail_server=mx2.firm.example; accounts_allowed=10; accounts=0; administrator=Lia Font; status=Waiting for DNS
- oldname.example | mail_server=mx2.firm.example; accounts_allowed=5; accounts=1; administrator=Lia Font; status=Off
item user group|mail group|distribution list|group: Name!;Address:email;Domain->@mail domain|domain~firm.example;Description;Members:number#0-100000;Who may write=Members|Whole domain|Everyone
- Sales team | domain=firm.example; description=All who sell; members=9; who_may_write=Whole domain
- Everyone | domain=firm.example; members=86; who_may_write=Members
- Shop orders | domain=shop.example; members=3; who_may_write=Everyone
- Board | domain=firm.example; members=5; who_may_write=Members
! record group membership|group member: Title!;Group->@user group|mail group~Sales team;Account->@email account|mailbox~rosa.hild@firm.example;Role=Member|Moderator|Owner;Added on:date;Receives=Every mail|Daily summary|Nothing
- Rosa in sales | group=Sales team; account=rosa.hild@firm.example; role=Owner; receives=Every mail
- Info in shop orders | group=Shop orders; account=info@firm.example; role=Member; receives=Every mail
- Rosa in board | group=Board; account=rosa.hild@firm.example; role=Member; receives=Daily summary
- Intern in everyone | group=Everyone; account=intern7@firm.example; role=Member; receives=Nothing
record account change|change log|operation log|modification record: Title!;Account->@email account|mailbox~news@shop.example;Action=Added|Changed|Suspended|Restored|Deleted|Password reset;Field~Quota;Old value;New value;Done by~Ove Strand;Done on:date
- Shop news suspended | account=news@shop.example; action=Suspended; done_by=Ove Strand
- More room for info | account=info@firm.example; action=Changed; field=Quota; old_value=5000; new_value=10000; done_by=Ove Strand
- Intern 7 added | account=intern7@firm.example; action=Added; done_by=Lia Font
- Rosa, new password | account=rosa.hild@firm.example; action=Password reset; done_by=Lia Font

# human resource|hr management|hrm|employee management|personnel management|resignation management
person employee|staff member|employee information|personnel: Name!;Employee number~E-104;Department->@department|department information~Sales|Assembly;Position;Contract=Permanent|Fixed term|Part time|Trainee;Salary:money;Hired on:date;Contract ends on:date;Phone:phone;Email:email;Birthday:date;Portrait:image;~Status=On probation|Employed|On leave|Resigned
- Irma Lund | employee_number=E-104; department=Sales; position=Key accounts; contract=Permanent; salary=3900; status=Employed
- Bashir Khan | employee_number=E-118; department=Assembly; position=Line worker; contract=Fixed term; salary=2600; status=Employed
- Coralie Petit | employee_number=E-131; department=Accounts; position=Bookkeeper; contract=Part time; salary=1900; status=On leave
- Anton Reh | employee_number=E-087; department=Assembly; position=Shift leader; contract=Permanent; salary=3300; status=Resigned
item department|department information|team: Name!;Code~D-10;Parent department;Head~Irma Lund;Location;Planned posts:number#0-10000;Filled posts:number#0-10000;Budget per year:money
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
! record job change|personnel change|transfer|position history: Title!;Employee->@employee|staff member~Irma Lund;Change=Hired|Promoted|Moved|New salary|New contract;From department->@department|team~Accounts;To department->@department|team~Sales;Old salary:money;New salary:money;Valid from:date;Approved by~Greta Vos
- Irma to sales | employee=Irma Lund; change=Moved; from_department=Accounts; to_department=Sales; old_salary=3400; new_salary=3900; approved_by=Greta Vos
- Anton leads the shift | employee=Anton Reh; change=Promoted; to_department=Assembly; old_salary=2700; new_salary=3300; approved_by=Greta Vos
- Bashir hired | employee=Bashir Khan; change=Hired; to_department=Assembly; new_salary=2600; approved_by=Anton Reh
- Coralie to part time | employee=Coralie Petit; change=New contract; to_department=Accounts; old_salary=2800; new_salary=1900; approved_by=Petr Malik
! request leave request|leave|absence [leave|absence|attendance|vacation|employee]: Title!;Employee->@employee|staff member~Coralie Petit;Type=Annual|Sick|Parental|Unpaid;From:date!;To:date!;Days:number(days)#0-365;Stand-in;Reason:long
- Parental leave of Coralie | employee=Coralie Petit; type=Parental; days=120; stand_in=Petr Malik
- Two weeks in July | employee=Irma Lund; type=Annual; days=10
- Flu | employee=Bashir Khan; type=Sick; days=4
- House move | employee=Anton Reh; type=Unpaid; days=1

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

# colored qr code|qr code|qr codes|qr code generator|barcode generator|generates qr
record qr code|generated qr code|code|generation record|generation history: Title!;Content:long!;Content type=Web address|Text|Contact|Wi-Fi|Payment|Email;Type=Black and white|Four-color|Nine-color|Sixteen-color|Background image;Palette->@color palette|palette~Four seasons;Background->@background image|background~Linen;Size:number(px)#64-4096;Error correction=Low|Medium|Quartile|High;Format=PNG|SVG|PDF|JPG;Picture:image;Made on:date;Downloads:number#0-1000000;~Status=Preview|Saved|Deleted
- Menu of the pier cafe | content=https://pier.example/menu; content_type=Web address; type=Four-color; palette=Four seasons; size=1024; error_correction=Quartile; format=PNG; downloads=14; status=Saved
- Guest Wi-Fi | content=Network Guest, key sunflower; content_type=Wi-Fi; type=Background image; background=Linen; size=800; error_correction=High; format=PDF; downloads=3; status=Saved
- Card of Ada Brook | content=Ada Brook, architect; content_type=Contact; type=Nine-color; palette=Harbour; size=600; error_correction=Medium; format=SVG; downloads=7; status=Saved
- Festival riddle | content=Look under the third bench; content_type=Text; type=Sixteen-color; palette=Confetti; size=2048; error_correction=High; format=PNG; downloads=0; status=Preview
item color palette|palette|color scheme|color: Name!;Colors=4|9|16;Main colour~#1B4965;Second colour;Third colour;Fourth colour;More colours;Contrast:percent;Readable:boolean;Times used:number#0-1000000
- Four seasons | colors=4; main_colour=#2D6A4F; second_colour=#E9C46A; third_colour=#E76F51; fourth_colour=#264653; contrast=82; times_used=640
- Harbour | colors=9; main_colour=#1B4965; second_colour=#62B6CB; contrast=76; times_used=210
- Confetti | colors=16; main_colour=#D00000; second_colour=#3F88C5; contrast=58; times_used=95
- Ink and clay | colors=4; main_colour=#22223B; second_colour=#9A8C98; contrast=90; times_used=330
item background image|background|background picture|image: Name!;Picture:image;Width:number(px)#64-8000;Height:number(px)#64-8000;Opacity:percent;Owner~Ada Brook;Uploaded on:date;Times used:number#0-1000000
- Linen | width=1600; height=1600; opacity=40; owner=Ada Brook; times_used=51
- Cherry branch | width=2000; height=2000; opacity=35; owner=Ken Mori; times_used=77
- Company logo | width=800; height=800; opacity=60; owner=Ada Brook; times_used=12
- Night sky | width=3000; height=3000; opacity=20; owner=Ken Mori; times_used=4
item qr code style|style|template|preset: Name!;Module shape=Square|Round|Diamond|Rounded;Eye shape=Square|Round|Leaf;Margin:number(modules)#0-20;Logo:image;Logo size:percent;Suits=Print|Screen|Both
- Plain square | module_shape=Square; eye_shape=Square; margin=4; logo_size=0; suits=Both
- Soft dots | module_shape=Round; eye_shape=Round; margin=4; logo_size=18; suits=Screen
- Leaf eyes | module_shape=Rounded; eye_shape=Leaf; margin=3; logo_size=15; suits=Print
- Diamonds | module_shape=Diamond; eye_shape=Square; margin=5; logo_size=0; suits=Screen
record download|download record|export: Title!;Code->@qr code|generated qr code~Menu of the pier cafe;Format=PNG|SVG|PDF|JPG;Size:number(px)#64-4096;Downloaded by~Ada Brook;Downloaded on:date;File:file
- Menu for the tables | code=Menu of the pier cafe; format=PDF; size=2048; downloaded_by=Ada Brook
- Menu for the web | code=Menu of the pier cafe; format=PNG; size=512; downloaded_by=Ada Brook
- Wi-Fi for the wall | code=Guest Wi-Fi; format=PDF; size=800; downloaded_by=Ken Mori
- Card, vector | code=Card of Ada Brook; format=SVG; size=600; downloaded_by=Ada Brook
! record scan test|readability test|scan record [scan|preview|read|test]: Title!;Code->@qr code|generated qr code~Festival riddle;Device~Phone camera;Distance:number(cm)#1-1000;Tested on:date;Result=Read at once|Read slowly|Not readable;Note
- Menu by phone | code=Menu of the pier cafe; device=Phone camera; distance=25; result=Read at once
- Riddle by phone | code=Festival riddle; device=Old phone; distance=25; result=Read slowly; note=Too many pale colours
- Wi-Fi at the door | code=Guest Wi-Fi; device=Tablet; distance=120; result=Read at once
- Card in the dark | code=Card of Ada Brook; device=Phone camera; distance=15; result=Not readable

# town grid|grid management|grid staff|community grid|grid member|grid worker|township management
item grid|town grid|grid area|grid information: Name!;Grid number~G-03;Village or street;Grid worker->@grid worker|grid staff~Wen Hua;Area:number(km²)#0-1000;Households:number#0-100000;Residents:number#0-1000000;Buildings:number#0-100000;Map:image;~Status=Staffed|Vacant
- Mill village north | grid_number=G-01; village_or_street=Mill village; grid_worker=Wen Hua; area=2.4; households=310; residents=940; buildings=280; status=Staffed
- Mill village south | grid_number=G-02; village_or_street=Mill village; grid_worker=Tao Lin; area=1.9; households=265; residents=811; buildings=240; status=Staffed
- Station quarter | grid_number=G-03; village_or_street=Station street; grid_worker=Rao Mei; area=0.6; households=720; residents=1905; buildings=64; status=Staffed
- Reservoir hamlets | grid_number=G-04; village_or_street=Upper valley; area=7.8; households=96; residents=214; buildings=120; status=Vacant
person resident|population|population information|special group|special population: Name!;Grid->@grid|grid area~Station quarter;Dwelling->@dwelling|house~Station street 4-302;Gender=Female|Male;Birth year:number#1900-2030;Group=None|Elderly living alone|Left-behind child|Veteran|Disabled|Low income;Registration=Permanent|Floating|Away;Phone:phone;Guardian;Visit every:number(days)#0-365;Note:long
- Zhou Lan | grid=Mill village north; dwelling=Mill village 18; gender=Female; birth_year=1941; group=Elderly living alone; registration=Permanent; guardian=Niece in town; visit_every=7; note=Hard of hearing.
- Peng Bo | grid=Reservoir hamlets; gender=Male; birth_year=2015; group=Left-behind child; registration=Permanent; guardian=Grandmother; visit_every=14
- Han Qiang | grid=Station quarter; dwelling=Station street 4-302; gender=Male; birth_year=1958; group=Veteran; registration=Permanent; visit_every=90
- Su Yun | grid=Station quarter; gender=Female; birth_year=1994; group=None; registration=Floating; visit_every=0
item dwelling|house|housing|housing information|building: Address!;Grid->@grid|grid area~Mill village north;Type=Own house|Flat|Rented flat|Shop with flat|Empty;Rooms:number#0-100;Area:number(m²)#0-10000;Owner;People living there:number#0-100;Safety=Good|To be checked|Dangerous
- Mill village 18 | grid=Mill village north; type=Own house; rooms=3; area=88; owner=Zhou Lan; people_living_there=1; safety=To be checked
- Station street 4-302 | grid=Station quarter; type=Flat; rooms=3; area=92; owner=Han Qiang; people_living_there=2; safety=Good
- Station street 9-101 | grid=Station quarter; type=Shop with flat; rooms=4; area=130; owner=Kang Min; people_living_there=5; safety=Good
- Upper valley 6 | grid=Reservoir hamlets; type=Empty; rooms=4; area=110; people_living_there=0; safety=Dangerous
person grid worker|grid staff|grid member|staff: Name!;Staff number;Grid->@grid|grid area~Station quarter;Phone:phone;Team leader~Director Shen;On post since:date;Tasks open:number#0-1000;~Status=On duty|Off duty|On leave
- Wen Hua | staff_number=W-11; team_leader=Director Shen; grid=Mill village north; tasks_open=2; status=On duty
- Tao Lin | staff_number=W-12; team_leader=Director Shen; grid=Mill village south; tasks_open=1; status=On duty
- Rao Mei | staff_number=W-15; team_leader=Director Shen; grid=Station quarter; tasks_open=4; status=Off duty
- Gu Peng | staff_number=W-19; team_leader=Director Shen; tasks_open=0; status=On leave
record check-in|check in|sign-in|attendance|clock-in|work dynamics: Title!;Worker->@grid worker|grid staff~Wen Hua;Grid->@grid|grid area~Mill village north;Type=Start of work|Visit|Patrol|End of work;Place;Day:date;Time:time;Photo:image;Within the grid:boolean;Note
- Wen begins in Mill village | worker=Wen Hua; grid=Mill village north; type=Start of work; place=Village hall
- Wen visits Zhou Lan | worker=Wen Hua; grid=Mill village north; type=Visit; place=Mill village 18; note=All well, radio mended
- Rao on patrol | worker=Rao Mei; grid=Station quarter; type=Patrol; place=Station street
- Tao ends the day | worker=Tao Lin; grid=Mill village south; type=End of work; place=Bridge
work task|task assignment|assigned task|grid task: Title!;Grid->@grid|grid area~Reservoir hamlets;Assigned to->@grid worker|grid staff~Rao Mei;Kind=Visit|Survey|Safety check|Dispute|Notice|Clean-up;Assigned by~Director Shen;Due on:date;Priority=Low|Normal|High;Details:long;Feedback:long
- Check the empty house | grid=Reservoir hamlets; assigned_to=Wen Hua; kind=Safety check; assigned_by=Director Shen; priority=High; details=Roof of Upper valley 6.
- Count of floating residents | grid=Station quarter; assigned_to=Rao Mei; kind=Survey; assigned_by=Director Shen; priority=Normal
- Noise from the shop | grid=Station quarter; assigned_to=Rao Mei; kind=Dispute; assigned_by=Director Shen; priority=Normal; feedback=Both agreed on ten o'clock.
- Flu shot notice | grid=Mill village south; assigned_to=Tao Lin; kind=Notice; assigned_by=Health desk; priority=Low
! record home visit|visit record|visit [elder|child|veteran|special group|visit]: Title!;Resident->@resident|population~Zhou Lan;Worker->@grid worker|grid staff~Wen Hua;Visited on:date!;Situation=Good|Needs help|Urgent|Not at home;Needs;Help given:long;Next visit:date
- Zhou Lan, weekly | resident=Zhou Lan; worker=Wen Hua; situation=Needs help; needs=Hearing aid; help_given=Radio mended.
- Peng Bo, school start | resident=Peng Bo; worker=Wen Hua; situation=Good; help_given=School bag handed over.
- Han Qiang, veterans' day | resident=Han Qiang; worker=Rao Mei; situation=Good
- Zhou Lan, last week | resident=Zhou Lan; worker=Wen Hua; situation=Not at home

# ocean forecast|forecast warning|marine forecast|ocean warning|weather forecast product|marine data|forecast product
item forecast product|ocean forecast product|warning product|forecast warning product|product information: Title!;Product type=Wave|Storm surge|Sea ice|Sea temperature|Tide|Red tide|Tsunami;Kind=Forecast|Warning|Message;Level=None|Blue|Yellow|Orange|Red;Agency->@forecast agency|agency~National Marine Centre;Sea area->@sea area|area~Northern gulf;Format->@data format|unified format~Forecast text v2;Text:long;File:file;Issued on:date;Valid until:date;Downloads:number#0-1000000;~Status=Uploaded|Checked|Published|Withdrawn
- Wave warning, northern gulf | product_type=Wave; kind=Warning; level=Orange; agency=National Marine Centre; sea_area=Northern gulf; format=Warning sheet v3; text=Waves of four to six metres.; downloads=812; status=Published
- Three-day tide table, Port Ness | product_type=Tide; kind=Forecast; level=None; agency=Ness Harbour Station; sea_area=Ness bay; format=Tide table v1; downloads=1340; status=Published
- Storm surge, delta coast | product_type=Storm surge; kind=Warning; level=Yellow; agency=Delta Regional Office; sea_area=Delta coast; format=Warning sheet v3; downloads=220; status=Checked
- Sea temperature week 24 | product_type=Sea temperature; kind=Forecast; level=None; agency=National Marine Centre; sea_area=Outer shelf; format=Grid data v4; downloads=64; status=Uploaded
item forecast agency|agency|forecast organization|issuing unit: Name!;Level=National|Regional|Province|City|Station;Parent agency;Code~NMC;Contact person;Phone:phone;Email:email;Uploads:number#0-1000000;~Status=Connected|On trial|Suspended
- National Marine Centre | level=National; code=NMC; contact_person=Ebbe Lind; uploads=18400; status=Connected
- Delta Regional Office | level=Regional; parent_agency=National Marine Centre; code=DRO; contact_person=Sana Idris; uploads=5120; status=Connected
- Ness Harbour Station | level=Station; parent_agency=Delta Regional Office; code=NHS; contact_person=Pal Moe; uploads=2210; status=Connected
- Cape Light Station | level=Station; parent_agency=Delta Regional Office; code=CLS; contact_person=Ida Roth; uploads=12; status=On trial
item sea area|area|forecast area|sea region: Name!;Code~A-01;Basin;Northern limit:number(°)#-90-90;Southern limit:number(°)#-90-90;Western limit:number(°)#-180-180;Eastern limit:number(°)#-180-180;Map:image
- Northern gulf | code=A-01; basin=Gulf; northern_limit=41; southern_limit=38.5; western_limit=117.5; eastern_limit=121
- Delta coast | code=A-07; basin=Delta; northern_limit=32.5; southern_limit=30; western_limit=121; eastern_limit=123
- Ness bay | code=A-12; basin=Delta; northern_limit=31; southern_limit=30.2; western_limit=121.5; eastern_limit=122.2
- Outer shelf | code=A-20; basin=Open sea; northern_limit=33; southern_limit=27; western_limit=123; eastern_limit=128
record data upload|upload|uploaded data|upload record|submission: Title!;Agency->@forecast agency|agency~Ness Harbour Station;Product->@forecast product|warning product~Wave warning, northern gulf;File:file;Size:number(MB)#0-100000;Format->@data format|unified format~Tide table v1;Uploaded by~Pal Moe;Uploaded on:date;Format check=Passed|Converted|Failed;Message;~Status=Received|Stored|Returned
- Wave sheet of six o'clock | agency=National Marine Centre; product=Wave warning, northern gulf; size=0.4; format=Warning sheet v3; uploaded_by=Ebbe Lind; format_check=Passed; status=Stored
- Tide file Ness | agency=Ness Harbour Station; product=Three-day tide table, Port Ness; size=0.1; format=Tide table v1; uploaded_by=Pal Moe; format_check=Converted; status=Stored
- Cape Light trial | agency=Cape Light Station; size=3.2; format=Grid data v4; uploaded_by=Ida Roth; format_check=Failed; message=Grid has no origin; status=Returned
- Temperature grid | agency=National Marine Centre; product=Sea temperature week 24; size=88; format=Grid data v4; uploaded_by=Ebbe Lind; format_check=Passed; status=Received
item data format|unified format|format|product format: Name!;File type=Text|XML|NetCDF|GRIB|PDF|Picture;Version~v3;Required parts:long;Schema:file;Valid from:date;~Status=In force|Replaced
- Forecast text v2 | file_type=Text; version=v2; required_parts=Area, period, wind, wave.; status=In force
- Warning sheet v3 | file_type=XML; version=v3; required_parts=Level, area, start, end, advice.; status=In force
- Tide table v1 | file_type=Text; version=v1; required_parts=Port, date, time, height.; status=In force
- Grid data v4 | file_type=NetCDF; version=v4; required_parts=Origin, step, variable.; status=In force
record data download|download|download record|shared data: Title!;Product->@forecast product|warning product~Three-day tide table, Port Ness;Downloaded by~Harbour office;Purpose=Navigation|Fishing|Research|Public information|Disaster relief;Downloaded on:date;Size:number(MB)#0-100000
- Tide table to harbour office | product=Three-day tide table, Port Ness; downloaded_by=Harbour office; purpose=Navigation; size=0.1
- Wave warning to fishers | product=Wave warning, northern gulf; downloaded_by=Fishing guild; purpose=Fishing; size=0.4
- Surge sheet to relief desk | product=Storm surge, delta coast; downloaded_by=Relief desk; purpose=Disaster relief; size=0.4
- Temperatures to university | product=Sea temperature week 24; downloaded_by=Coastal institute; purpose=Research; size=88

# inventory simulation|simulate inventory|stock simulation|inventory scenario|replenishment|smart retail|unmanned retail|vending
item stocked item|inventory item|item|sku|inventory|inventory center: Name!;Code~SKU-101;Location->@store|warehouse~Corner shop;On hand:number#0-1000000;Reorder point:number#0-1000000;Order quantity:number#1-1000000;Lead time:number(days)#0-365;Unit cost:money;Price:money;Holding cost:percent;Average demand per day:number#0-100000;~Status=Enough|Low|Out of stock
- Oat milk 1 l | code=SKU-101; location=Corner shop; on_hand=48; reorder_point=30; order_quantity=72; lead_time=2; unit_cost=1.1; price=1.9; holding_cost=12; average_demand_per_day=14; status=Enough
- AA batteries, four | code=SKU-210; location=Corner shop; on_hand=9; reorder_point=12; order_quantity=40; lead_time=5; unit_cost=1.8; price=3.9; holding_cost=10; average_demand_per_day=2; status=Low
- Iced tea can | code=SKU-305; location=Station machine 2; on_hand=0; reorder_point=20; order_quantity=48; lead_time=1; unit_cost=0.5; price=1.5; holding_cost=15; average_demand_per_day=22; status=Out of stock
- Trail mix 80 g | code=SKU-318; location=Station machine 2; on_hand=31; reorder_point=10; order_quantity=30; lead_time=1; unit_cost=0.8; price=2.2; holding_cost=15; average_demand_per_day=6; status=Enough
item store|warehouse|location|vending machine|shelf: Name!;Type=Shop|Warehouse|Vending machine|Smart shelf;Address;Capacity:number#1-1000000;Manager~Lotte Kern;Replenished every:number(days)#1-90;~Status=Open|Closed|Fault
- Corner shop | type=Shop; address=Elm Street 2; capacity=4000; manager=Lotte Kern; replenished_every=3; status=Open
- Station machine 2 | type=Vending machine; address=Platform 1; capacity=360; manager=Timo Arc; replenished_every=1; status=Open
- Ring warehouse | type=Warehouse; address=Ring Road 80; capacity=90000; manager=Lotte Kern; replenished_every=7; status=Open
- Clinic shelf | type=Smart shelf; address=Clinic lobby; capacity=220; manager=Timo Arc; replenished_every=2; status=Fault
request replenishment request|replenishment|replenishment order|refill request|replenishment management: Title!;Item->@stocked item|sku~Iced tea can;Location->@store|warehouse~Station machine 2;Quantity:number!#1-1000000;Reason=Below reorder point|Sold out|Promotion|By forecast;Needed on:date;Requested by~Timo Arc;Note
- Iced tea for platform 1 | item=Iced tea can; location=Station machine 2; quantity=48; reason=Sold out; requested_by=Timo Arc
- Batteries for the corner | item=AA batteries, four; location=Corner shop; quantity=40; reason=Below reorder point; requested_by=Lotte Kern
- Oat milk for the weekend | item=Oat milk 1 l; location=Corner shop; quantity=72; reason=By forecast; requested_by=Lotte Kern
- Trail mix, hike day | item=Trail mix 80 g; location=Station machine 2; quantity=30; reason=Promotion; requested_by=Timo Arc
record replenishment visit|replenishment maintenance|maintenance record|refill record [replenish\\w*|maintenance|refill|restock]: Title!;Location->@store|vending machine~Station machine 2;Request->@replenishment request|replenishment~Iced tea for platform 1;Worker~Sefa Kaya;Filled:number#0-100000;Removed as expired:number#0-100000;Fault found;Done on:date;Photo:image;~Status=Planned|On the way|Done|Failed
- Platform 1, Monday | location=Station machine 2; request=Iced tea for platform 1; worker=Sefa Kaya; filled=48; removed_as_expired=2; status=Done
- Corner shop, Tuesday | location=Corner shop; request=Batteries for the corner; worker=Sefa Kaya; filled=40; removed_as_expired=0; status=On the way
- Clinic shelf check | location=Clinic shelf; worker=Nina Roos; filled=0; removed_as_expired=0; fault_found=Scale does not answer; status=Failed
- Platform 1, Wednesday | location=Station machine 2; worker=Nina Roos; filled=0; removed_as_expired=0; status=Planned
record scenario|inventory scenario|simulation scenario|simulation [simulat\\w*|scenario|forecast]: Name!;Item->@stocked item|item~Oat milk 1 l;Demand pattern=Even|Seasonal|Random|Rising|Falling;Average demand:number(per day)#0-100000;Demand spread:percent;Opening stock:number#0-1000000;Reorder point:number#0-1000000;Order quantity:number#1-1000000;Lead time:number(days)#0-365;Days simulated:number(days)#1-3650;Order cost:money;Shortage cost:money;Note:long
- Oat milk as it is | item=Oat milk 1 l; demand_pattern=Random; average_demand=14; demand_spread=20; opening_stock=48; reorder_point=30; order_quantity=72; lead_time=2; days_simulated=90; order_cost=15; shortage_cost=0.8
- Oat milk, late supplier | item=Oat milk 1 l; demand_pattern=Random; average_demand=14; demand_spread=20; opening_stock=48; reorder_point=30; order_quantity=72; lead_time=6; days_simulated=90; order_cost=15; shortage_cost=0.8
- Hot summer tea | item=Iced tea can; demand_pattern=Seasonal; average_demand=35; demand_spread=40; opening_stock=100; reorder_point=60; order_quantity=120; lead_time=1; days_simulated=60; order_cost=10; shortage_cost=1
- Batteries in small lots | item=AA batteries, four; demand_pattern=Even; average_demand=2; demand_spread=5; opening_stock=9; reorder_point=10; order_quantity=12; lead_time=5; days_simulated=180; order_cost=6; shortage_cost=2.1
! record simulation result|result|analytics|simulation run [simulat\\w*|scenario|analytic]: Title!;Scenario->@scenario|simulation~Oat milk as it is;Average stock:number#0-1000000;Service level:percent;Days without stock:number(days)#0-3650;Orders placed:number#0-10000;Holding cost:money;Ordering cost:money;Shortage cost:money;~Total cost:money;Run on:date
- Oat milk as it is, run 1 | scenario=Oat milk as it is; average_stock=41; service_level=97; days_without_stock=1; orders_placed=18; holding_cost=5.4; ordering_cost=270; shortage_cost=9; total_cost=284.4
- Late supplier, run 1 | scenario=Oat milk, late supplier; average_stock=24; service_level=71; days_without_stock=24; orders_placed=14; holding_cost=3.1; ordering_cost=210; shortage_cost=262; total_cost=475.1
- Summer tea, run 1 | scenario=Hot summer tea; average_stock=88; service_level=95; days_without_stock=2; orders_placed=17; holding_cost=6; ordering_cost=170; shortage_cost=58; total_cost=234
- Small lots, run 1 | scenario=Batteries in small lots; average_stock=8; service_level=99; days_without_stock=1; orders_placed=30; holding_cost=7; ordering_cost=180; shortage_cost=3; total_cost=190
record stock movement|inventory change|stock record|movement: Title!;Item->@stocked item|sku~Oat milk 1 l;Location->@store|warehouse~Corner shop;Type=Sale|Delivery|Transfer|Expired|Count;Quantity:number!#-100000-100000;Stock after:number#0-1000000;Moved on:date
- Oat milk sold on Monday | item=Oat milk 1 l; location=Corner shop; type=Sale; quantity=-13; stock_after=48
- Tea filled | item=Iced tea can; location=Station machine 2; type=Delivery; quantity=48; stock_after=48
- Trail mix expired | item=Trail mix 80 g; location=Station machine 2; type=Expired; quantity=-2; stock_after=31
- Batteries counted | item=AA batteries, four; location=Corner shop; type=Count; quantity=-1; stock_after=9

# website building|site builder|website builder|drag-and-drop website|page builder|browser-based portal|portal website|edit web pages|static website|static site
item website|site|portal|web application|static website: Name!;Type=Website|Portal|Shop|Blog|Landing page;Owner~Milla Aho;Template->@site template|template~Clean studio;Address:url;Language=English|German|Chinese|Spanish;Pages:number#0-10000;Visits this month:number#0-100000000;Logo:image;Changed on:date;~Status=Draft|Published|Offline
- Aho Ceramics | type=Website; owner=Milla Aho; template=Clean studio; language=English; pages=6; visits_this_month=1840; status=Published
- Rowing club portal | type=Portal; owner=Jens Wolf; template=Club board; language=German; pages=14; visits_this_month=3920; status=Published
- Lemon shop | type=Shop; owner=Carla Neri; template=Market stall; language=Spanish; pages=9; visits_this_month=0; status=Draft
- Old wedding page | type=Landing page; owner=Milla Aho; template=Clean studio; language=English; pages=1; visits_this_month=4; status=Offline
item page|web page|website page|content page: Title!;Website->@website|site~Aho Ceramics;Path~/about;Parent page;In menu:boolean;Order:number#1-1000;Search title;Search description:long;Edited by~Milla Aho;Edited on:date;~Status=Draft|In edit|Published|Hidden
- Home of Aho Ceramics | website=Aho Ceramics; path=/; order=1; search_title=Handmade stoneware; edited_by=Milla Aho; status=Published
- The kiln | website=Aho Ceramics; path=/kiln; order=2; edited_by=Milla Aho; status=In edit
- Training times | website=Rowing club portal; path=/training; order=3; edited_by=Jens Wolf; status=Published
- Lemons by post | website=Lemon shop; path=/lemons; order=1; edited_by=Carla Neri; status=Draft
record page block|block|page component|page element|component content|content block: Title!;Page->@page|web page~The kiln;Component->@component|building block~Text with picture;Text:long;Picture:image;Link:url;Order:number#1-500;Width=Full|Half|Third;Visible:boolean
- Kiln story | page=The kiln; component=Text with picture; text=Forty hours of fire.; order=1; width=Full
- Kiln pictures | page=The kiln; component=Gallery; order=2; width=Full
- Welcome banner | page=Home of Aho Ceramics; component=Banner; text=Stoneware for every day; order=1; width=Full
- Table of times | page=Training times; component=Table; text=Mon 18, Wed 18, Sat 9; order=1; width=Half
item component|building block|drag-and-drop component|module|widget: Name!;Category=Text|Media|Form|Shop|Layout|Navigation;Settings~height, colour;Description:long;Icon:image;Times used:number#0-1000000;~Status=Available|New|Retired
- Banner | category=Media; settings=picture, headline, button; times_used=812; status=Available
- Text with picture | category=Text; settings=side, width; times_used=1940; status=Available
- Gallery | category=Media; settings=columns, captions; times_used=640; status=Available
- Contact form block | category=Form; settings=fields, recipient; times_used=577; status=New
item site template|template|style|page template|website template: Name!;Category=Business|Club|Shop|Portfolio|Event;Pages:number#1-100;Main colour;Font;Picture:image;Responsive:boolean;Times used:number#0-1000000;Price:money
- Clean studio | category=Portfolio; pages=5; main_colour=#2F3E46; font=Sans; times_used=310; price=0
- Club board | category=Club; pages=8; main_colour=#0A5C99; font=Sans; times_used=122; price=0
- Market stall | category=Shop; pages=7; main_colour=#E9A600; font=Rounded; times_used=204; price=19
- Grand opening | category=Event; pages=2; main_colour=#7B2D43; font=Serif; times_used=58; price=9
record media file|image|media|imported file|source file: File name!;Website->@website|site~Aho Ceramics;File:file;Kind=Picture|Video|Document|Style sheet|Markup;Size:number(KB)#0-2000000;Alternative text;Uploaded on:date;Uploaded by~Milla Aho
- kiln-open.jpg | website=Aho Ceramics; kind=Picture; size=840; alternative_text=Open kiln with glowing pots; uploaded_by=Milla Aho
- statutes.pdf | website=Rowing club portal; kind=Document; size=210; uploaded_by=Jens Wolf
- lemons.md | website=Lemon shop; kind=Markup; size=6; uploaded_by=Carla Neri
- shop.css | website=Lemon shop; kind=Style sheet; size=18; uploaded_by=Carla Neri
! record publication|page version|version|build|generated website|deployment [publish|preview|generat\\w*|save|edit]: Title!;Website->@website|site~Aho Ceramics;Page->@page|web page~The kiln;Kind=Preview|Published|Rolled back|Generated;Version:number#1-10000;Made by~Milla Aho;Made on:date;Files:number#0-100000;Archive:file;~Status=Running|Done|Failed
- Ceramics, version 21 | website=Aho Ceramics; kind=Published; version=21; made_by=Milla Aho; files=44; status=Done
- Kiln preview | website=Aho Ceramics; page=The kiln; kind=Preview; version=22; made_by=Milla Aho; files=1; status=Done
- Lemon build | website=Lemon shop; kind=Generated; version=3; made_by=Carla Neri; files=0; status=Failed
- Portal back to 8 | website=Rowing club portal; kind=Rolled back; version=8; made_by=Jens Wolf; files=61; status=Done
! record visit statistic|data statistics|site statistics|statistic [statistic|analytic|visit]: Title!;Website->@website|site~Aho Ceramics;Day:date;Visitors:number#0-10000000;Page views:number#0-100000000;Average stay:number(s)#0-36000;Most from=Search|Direct|Social networks|Links;Top page
- Ceramics on Monday | website=Aho Ceramics; visitors=61; page_views=188; average_stay=74; most_from=Search; top_page=The kiln
- Portal on Monday | website=Rowing club portal; visitors=140; page_views=402; average_stay=55; most_from=Direct; top_page=Training times
- Ceramics on Tuesday | website=Aho Ceramics; visitors=72; page_views=201; average_stay=69; most_from=Social networks; top_page=Home of Aho Ceramics
- Wedding page in May | website=Old wedding page; visitors=4; page_views=5; average_stay=12; most_from=Links

# coding learning|learn coding|coding tutorial|programming learning|learn programming|conversation teaching|database technology|learn database
item course|coding course|programming course|tutorial: Title!;Language->@programming language|language~Python;Level=Beginner|Intermediate|Advanced;Chapters:number#1-200;Hours:number(h)#1-500;Teacher~Ana Belic;Description:long;Price:money;Cover:image;Learners:number#0-1000000;~Status=Draft|Open|Archived
- First steps in Python | language=Python; level=Beginner; chapters=12; hours=18; teacher=Ana Belic; description=From print to functions.; price=0; learners=8420; status=Open
- Asking a database | language=SQL; level=Beginner; chapters=9; hours=11; teacher=Rolf Dahl; description=Select, join, group.; price=0; learners=3910; status=Open
- Web pages that move | language=JavaScript; level=Intermediate; chapters=14; hours=24; teacher=Ana Belic; price=29; learners=1204; status=Open
- Sorting and searching | language=Python; level=Advanced; chapters=8; hours=16; teacher=Rolf Dahl; price=39; learners=0; status=Draft
item chapter|lesson|course chapter|conversation lesson|dialogue: Title!;Course->@course|tutorial~Asking a database;Order:number#1-200;Form=Text|Video|Conversation|Hands-on;Text:long;Video:url;Minutes:number(min)#1-300;Code sample:long;Free to try:boolean
- Where the rows live | course=Asking a database; order=1; form=Conversation; text=Two friends talk about a table of cats.; minutes=12
- Only the black cats | course=Asking a database; order=2; form=Hands-on; minutes=20; code_sample=SELECT name FROM cats WHERE colour = 'black'
- Names and values | course=First steps in Python; order=2; form=Video; minutes=9; code_sample=age = 12
- Repeat after me | course=First steps in Python; order=3; form=Text; minutes=15; code_sample=for i in range(3): print(i)
item exercise|practice exercise|coding exercise|exercise library|practice: Title!;Chapter->@chapter|lesson~Only the black cats;Language->@programming language|language~SQL;Difficulty=Easy|Medium|Hard;Task:long!;Starter code:long;Expected result:long;Hint;Points:number#1-1000;Solved by:number#0-1000000
- Count the cats | chapter=Where the rows live; language=SQL; difficulty=Easy; task=Give the number of rows in cats.; expected_result=14; hint=COUNT; points=10; solved_by=2904
- Black or white | chapter=Only the black cats; language=SQL; difficulty=Medium; task=List black and white cats by name.; hint=IN; points=20; solved_by=1720
- Swap two names | chapter=Names and values; language=Python; difficulty=Easy; task=Swap a and b without a third name.; points=10; solved_by=5011
- Stairs of stars | chapter=Repeat after me; language=Python; difficulty=Medium; task=Print five rows of growing stars.; points=20; solved_by=3388
record attempt|solution|submission|exercise result|submitted code: Title!;Exercise->@exercise|practice exercise~Count the cats;Learner~Nadia;Code:long!;~Output:long;Tests passed:number#0-1000;Score:number#0-1000;Run time:number(ms)#0-60000;Submitted on:date;~Status=Right|Partly right|Wrong|Error
- Nadia counts cats | exercise=Count the cats; learner=Nadia; code=SELECT COUNT(*) FROM cats; output=14; tests_passed=1; score=10; run_time=3; status=Right
- Olu swaps | exercise=Swap two names; learner=Olu; code=a, b = b, a; tests_passed=3; score=10; run_time=1; status=Right
- Olu and the stars | exercise=Stairs of stars; learner=Olu; code=print('*' * 5); tests_passed=1; score=4; run_time=1; status=Partly right
- Nadia, black or white | exercise=Black or white; learner=Nadia; code=SELECT name FROM cat; output=No such table; tests_passed=0; score=0; run_time=2; status=Error
record learning progress|progress|learning record|progress record: Title!;Learner~Nadia;Course->@course|tutorial~Asking a database;Chapter->@chapter|lesson~Only the black cats;Chapters done:number#0-200;Progress:percent;Points:number#0-100000;Minutes learned:number(min)#0-100000;Last learned on:date;~Status=Begun|Under way|Finished
- Nadia, databases | learner=Nadia; course=Asking a database; chapter=Only the black cats; chapters_done=2; progress=22; points=10; minutes_learned=48; status=Under way
- Olu, Python | learner=Olu; course=First steps in Python; chapter=Repeat after me; chapters_done=3; progress=25; points=14; minutes_learned=95; status=Under way
- Greta, Python | learner=Greta; course=First steps in Python; chapters_done=12; progress=100; points=220; minutes_learned=1010; status=Finished
- Ito, web pages | learner=Ito; course=Web pages that move; chapters_done=0; progress=1; points=0; minutes_learned=6; status=Begun
item programming language|language|technology: Name!;Kind=General|Web|Database|Scripts;Version;Description:long;Logo:image;Courses:number#0-1000;Runs in the browser:boolean
- Python | kind=General; version=3.13; description=Reads almost like English.; courses=9
- SQL | kind=Database; version=2023; description=The language of tables.; courses=4
- JavaScript | kind=Web; version=2025; courses=7
- Bash | kind=Scripts; version=5.2; courses=2
record discussion|forum topic|topic|forum post|discussion forum: Title!;Exercise->@exercise|practice exercise~Stairs of stars;Language->@programming language|language~Python;Text:long!;Author~Olu;Asked on:date;Replies:number#0-10000;Votes:number#-1000-100000;~Status=Open|Solved|Closed
- Why one row only | exercise=Stairs of stars; language=Python; text=My loop prints five stars once.; author=Olu; replies=3; votes=6; status=Solved
- Cat or cats | exercise=Black or white; language=SQL; text=Is the name of a table plural?; author=Nadia; replies=5; votes=9; status=Solved
- Python or JavaScript first | language=Python; text=I am twelve.; author=Ito; replies=21; votes=30; status=Open
- Tabs against spaces | language=Python; text=Please no.; author=Greta; replies=44; votes=-3; status=Closed
! record discussion reply|reply|forum reply [forum|discuss\\w*|reply]: Title!;Discussion->@discussion|forum topic~Why one row only;Text:long!;Author~Ana Belic;Written on:date;Votes:number#-1000-100000;Accepted:boolean
- Print inside the loop | discussion=Why one row only; text=Move print four spaces in.; author=Ana Belic; votes=12
- Both are fine | discussion=Cat or cats; text=Only stay with one way.; author=Rolf Dahl; votes=14
- Start with Python | discussion=Python or JavaScript first; text=Fewer brackets to miss.; author=Greta; votes=8
- Closed by the teacher | discussion=Tabs against spaces; text=Enough of this.; author=Rolf Dahl; votes=2

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

# cross-border|cross-border e-commerce|wholesale|duty-free|duty free|merchant registration|b2b marketplace|supply chain management
item merchant|store|supplier|shop|merchant store: Name!;Country;Type=Manufacturer|Wholesaler|Brand owner|Duty-free shop;Contact person;Email:email;Phone:phone;Licence number;Ships from;Main products;Rating:rating;Logo:image;~Status=Registered|Checked|Suspended
- Blue Delta Ceramics | country=Vietnam; type=Manufacturer; contact_person=Linh Dao; licence_number=VN-88214; ships_from=Hai Phong; main_products=Tableware; rating=5; status=Checked
- Alpine Care | country=Austria; type=Brand owner; contact_person=Jutta Ebner; licence_number=AT-1190; ships_from=Linz; main_products=Skin care; rating=4; status=Checked
- Pearl Gate Duty Free | country=Singapore; type=Duty-free shop; contact_person=Amir Tan; licence_number=SG-5521; ships_from=Bonded zone 2; main_products=Perfume, spirits; rating=4; status=Checked
- Quick Gadgets | country=China; type=Wholesaler; contact_person=Zhao Ping; ships_from=Ningbo; main_products=Chargers; rating=3; status=Registered
request wholesale inquiry|inquiry|wholesale request|quotation request|rfq: Title!;Merchant->@merchant|supplier~Blue Delta Ceramics;Product~Rice bowl, blue;Quantity:number!#1-10000000;Target price:money;Destination;Delivery term=EXW|FOB|CIF|DDP;Needed by:date;Buyer~Casa Norte;Details:long
- Five thousand rice bowls | merchant=Blue Delta Ceramics; product=Rice bowl, blue; quantity=5000; target_price=1.2; destination=Porto; delivery_term=FOB; buyer=Casa Norte
- Hand cream, travel size | merchant=Alpine Care; product=Hand cream 30 ml; quantity=2400; target_price=1.9; destination=Dubai; delivery_term=CIF; buyer=Desert Retail
- Perfume for the ferry shop | merchant=Pearl Gate Duty Free; product=Perfume No. 5 o'clock; quantity=300; target_price=28; destination=Turku; delivery_term=DDP; buyer=Ferry Shop
- Chargers, mixed plugs | merchant=Quick Gadgets; product=Charger 20 W; quantity=10000; target_price=2.1; destination=Lagos; delivery_term=EXW; buyer=Bright Mobile
record quote|quotation|wholesale offer: Quote number!;Inquiry->@wholesale inquiry|inquiry~Five thousand rice bowls;Unit price:money!;Minimum quantity:number#1-10000000;Lead time:number(days)#1-365;Freight:money;Duty:money;~Total:money;Valid until:date;~Status=Sent|Accepted|Refused|Expired
- Q-601 | inquiry=Five thousand rice bowls; unit_price=1.28; minimum_quantity=3000; lead_time=35; freight=640; duty=0; total=7040; status=Accepted
- Q-602 | inquiry=Hand cream, travel size; unit_price=2.05; minimum_quantity=1200; lead_time=14; freight=410; duty=246; total=5576; status=Sent
- Q-603 | inquiry=Perfume for the ferry shop; unit_price=29.5; minimum_quantity=100; lead_time=10; freight=180; duty=0; total=9030; status=Sent
- Q-604 | inquiry=Chargers, mixed plugs; unit_price=2.4; minimum_quantity=5000; lead_time=20; freight=900; duty=0; total=24900; status=Refused
record inventory|stock|bonded stock|inventory record|inventory batch: Title!;Product~Perfume No. 5 o'clock;Warehouse=Bonded zone 1|Bonded zone 2|Overseas hub|Home depot;Batch;Quantity:number!#0-10000000;Reserved:number#0-10000000;Best before:date;Duty-free quota left:number#0-10000000;~Status=Free|Under customs|Blocked
- Perfume, batch 18 | product=Perfume No. 5 o'clock; warehouse=Bonded zone 2; batch=P-18; quantity=960; reserved=300; duty_free_quota_left=5000; status=Free
- Hand cream, batch 7 | product=Hand cream 30 ml; warehouse=Overseas hub; batch=H-07; quantity=4200; reserved=0; status=Free
- Rice bowls in port | product=Rice bowl, blue; warehouse=Home depot; batch=R-31; quantity=5000; reserved=5000; status=Under customs
- Chargers recalled | product=Charger 20 W; warehouse=Bonded zone 1; batch=C-02; quantity=800; reserved=0; status=Blocked
record shipment|logistics|logistics record|logistics tracking|delivery: Tracking number!;Order number~XB-3301;Carrier~Blue Line Sea;Mode=Sea|Air|Rail|Road|Parcel;From;To;Weight:number(kg)#0-1000000;Sent on:date;Expected on:date;~Last place;~Status=Packed|Export customs|In transit|Import customs|Delivered|Returned
- BL-77120 | order_number=XB-3301; carrier=Blue Line Sea; mode=Sea; from=Hai Phong; to=Porto; weight=2100; last_place=Suez; status=In transit
- AR-20931 | order_number=XB-3302; carrier=Air Bridge; mode=Air; from=Linz; to=Dubai; weight=96; last_place=Dubai customs; status=Import customs
- PX-55018 | order_number=XB-3303; carrier=Parcel Star; mode=Parcel; from=Bonded zone 2; to=Turku; weight=42; last_place=Turku; status=Delivered
- RL-10044 | order_number=XB-3304; carrier=Rail Silk; mode=Rail; from=Ningbo; to=Duisburg; weight=880; last_place=Ningbo; status=Packed
! record customs declaration|declaration|customs clearance [customs|duty|cross-border|import|tax]: Declaration number!;Shipment->@shipment|logistics~AR-20931;HS code~3304;Country of origin;Declared value:money;Duty rate:percent;Duty:money;Filed on:date;~Status=Filed|Released|Held|Refused
- CD-9001 | shipment=AR-20931; hs_code=3304; country_of_origin=Austria; declared_value=4920; duty_rate=5; duty=246; status=Filed
- CD-9002 | shipment=BL-77120; hs_code=6911; country_of_origin=Vietnam; declared_value=6400; duty_rate=0; duty=0; status=Filed
- CD-8990 | shipment=PX-55018; hs_code=3303; country_of_origin=France; declared_value=8850; duty_rate=0; duty=0; status=Released
- CD-8991 | shipment=RL-10044; hs_code=8504; country_of_origin=China; declared_value=24000; duty_rate=3; duty=720; status=Held
+ product: Merchant->@merchant|supplier~Blue Delta Ceramics;Country of origin;HS code;Wholesale price:money;Minimum quantity:number#1-1000000;Duty-free:boolean
+ order: Order number!;Merchant->@merchant|supplier~Alpine Care;Destination country;Delivery term=EXW|FOB|CIF|DDP;Currency=USD|EUR|CNY|GBP;Duty:money;~Status=New|Paid|Shipped|In customs|Delivered|Cancelled

# distributed computing|computing task|computing resource|compute cluster|parallel computing|grid computing|calculation efficiency
record computing task|task|job|calculation task|compute task|submitted task: Title!;Kind=Simulation|Rendering|Training|Statistics|Search;Program:file;Input data:file;Parts:number#1-1000000;Cores per part:number#1-1024;Memory per part:number(GB)#1-4096;Priority=Low|Normal|High;Submitted by~Hedda Krog;Submitted on:date;Deadline:date;~Progress:percent;~Status=Waiting|Split|Running|Paused|Done|Failed
- Wind field of the fjord | kind=Simulation; parts=240; cores_per_part=8; memory_per_part=16; priority=High; submitted_by=Hedda Krog; progress=62; status=Running
- Film frames 1 to 900 | kind=Rendering; parts=900; cores_per_part=4; memory_per_part=8; priority=Normal; submitted_by=Yann Blot; progress=100; status=Done
- Leaf classifier | kind=Training; parts=8; cores_per_part=32; memory_per_part=128; priority=Normal; submitted_by=Hedda Krog; progress=0; status=Waiting
- Prime gaps | kind=Search; parts=5000; cores_per_part=1; memory_per_part=1; priority=Low; submitted_by=Sol Weber; progress=17; status=Paused
item computing node|node|computer|machine|computing resource|worker: Name!;Address~10.4.0.11;Cores:number#1-1024;Memory:number(GB)#1-8192;Graphics cards:number#0-16;Cores in use:number#0-1024;CPU load:percent;Memory used:percent;Pool->@resource pool|pool~Main hall;Last signal on:date;~Status=Free|Busy|Draining|Offline
- node-01 | address=10.4.0.11; cores=64; memory=256; graphics_cards=0; cores_in_use=64; cpu_load=97; memory_used=71; pool=Main hall; status=Busy
- node-02 | address=10.4.0.12; cores=64; memory=256; graphics_cards=0; cores_in_use=16; cpu_load=24; memory_used=18; pool=Main hall; status=Free
- gpu-01 | address=10.4.1.5; cores=32; memory=512; graphics_cards=4; cores_in_use=0; cpu_load=3; memory_used=6; pool=Graphics; status=Free
- lab-pc-17 | address=10.9.2.17; cores=8; memory=16; graphics_cards=0; cores_in_use=0; cpu_load=0; memory_used=0; pool=Night lab; status=Offline
! record subtask|task part|work unit|chunk: Title!;Task->@computing task|task~Wind field of the fjord;Node->@computing node|node~node-01;Part:number#1-1000000;Tries:number#0-20;Run time:number(s)#0-1000000;Result:file;Started on:date;~Status=Waiting|Sent|Running|Done|Failed|Moved
- Wind field, part 1 | task=Wind field of the fjord; node=node-01; part=1; tries=1; run_time=512; status=Done
- Wind field, part 149 | task=Wind field of the fjord; node=node-01; part=149; tries=1; run_time=310; status=Running
- Wind field, part 150 | task=Wind field of the fjord; node=node-02; part=150; tries=2; run_time=80; status=Moved
- Frame 412 | task=Film frames 1 to 900; node=node-02; part=412; tries=3; run_time=96; status=Done
record resource allocation|allocation|resource adjustment|scheduling record|assignment: Title!;Task->@computing task|task~Wind field of the fjord;Node->@computing node|node~node-02;Cores:number#0-1024;Memory:number(GB)#0-8192;Reason=First allocation|Load balance|Node lost|Priority raised|Task done;Made by=Scheduler|By hand;Made on:date;Made at:time;~Status=Active|Released
- Wind field on node-01 | task=Wind field of the fjord; node=node-01; cores=64; memory=128; reason=First allocation; made_by=Scheduler; status=Active
- Wind field also on node-02 | task=Wind field of the fjord; node=node-02; cores=16; memory=32; reason=Load balance; made_by=Scheduler; status=Active
- Frames off node-02 | task=Film frames 1 to 900; node=node-02; cores=0; memory=0; reason=Task done; made_by=Scheduler; status=Released
- Lab computer lost | task=Prime gaps; node=lab-pc-17; cores=0; memory=0; reason=Node lost; made_by=Scheduler; status=Released
record progress reading|computing progress|progress|monitoring record|progress record: Title!;Task->@computing task|task~Wind field of the fjord;Parts done:number#0-1000000;Parts failed:number#0-1000000;Progress:percent;Nodes working:number#0-10000;Speed:number(parts/h)#0-1000000;Time left:number(min)#0-1000000;Read on:date;Read at:time
- Wind field at noon | task=Wind field of the fjord; parts_done=149; parts_failed=1; progress=62; nodes_working=2; speed=36; time_left=152
- Wind field at eleven | task=Wind field of the fjord; parts_done=118; parts_failed=0; progress=49; nodes_working=1; speed=28; time_left=261
- Frames finished | task=Film frames 1 to 900; parts_done=900; parts_failed=0; progress=100; nodes_working=0; speed=120; time_left=0
- Prime gaps paused | task=Prime gaps; parts_done=850; parts_failed=12; progress=17; nodes_working=0; speed=0; time_left=0
item resource pool|pool|scheduling rule|queue: Name!;Nodes:number#0-10000;Cores:number#0-1000000;Rule=First come|Shortest first|Priority|Fair share;Limit per user:number(cores)#1-100000;Open from:time;Open until:time;~Status=Open|Closed
- Main hall | nodes=24; cores=1536; rule=Priority; limit_per_user=512; status=Open
- Graphics | nodes=4; cores=128; rule=Fair share; limit_per_user=64; status=Open
- Night lab | nodes=40; cores=320; rule=First come; limit_per_user=320; status=Closed
- Test bench | nodes=2; cores=16; rule=Shortest first; limit_per_user=8; status=Open

# music playing|music mini-program|play music|music player|music streaming|music app|song search|music playback
item song|track|music: Title!;Artist->@artist|singer|musician~Nora Vale;Album->@album|record~Glass Season;Genre=Pop|Rock|Jazz|Classical|Folk|Electronic|Hip-hop;Length:number(s)#1-7200;Quality=Standard|High|Lossless;Audio:file;Lyrics:long;Cover:image;Plays:number#0-10000000000;Released on:date;~Status=Available|Members only|Withdrawn
- Paper Windows | artist=Nora Vale; album=Glass Season; genre=Pop; length=214; quality=Lossless; lyrics=Fold the morning into four.; plays=482100; status=Available
- Slow Ferry | artist=Nora Vale; album=Glass Season; genre=Folk; length=251; quality=High; plays=120400; status=Available
- Copper Rain | artist=The Night Shift; album=Second Alarm; genre=Rock; length=198; quality=High; plays=905000; status=Members only
- Waltz for a Lamp | artist=Emre Sel Trio; album=Rooms; genre=Jazz; length=332; quality=Lossless; plays=61200; status=Available
item artist|singer|musician|band: Name!;Kind=Singer|Band|Composer|Orchestra;Country;Genre=Pop|Rock|Jazz|Classical|Folk|Electronic|Hip-hop;Biography:long;Portrait:image;Followers:number#0-1000000000
- Nora Vale | kind=Singer; country=Norway; genre=Pop; followers=84000
- The Night Shift | kind=Band; country=Ireland; genre=Rock; followers=210000
- Emre Sel Trio | kind=Band; country=Turkey; genre=Jazz; followers=17500
- Harbour Sinfonia | kind=Orchestra; country=Portugal; genre=Classical; followers=9200
item album|record: Title!;Artist->@artist|band~Nora Vale;Year:number#1900-2100;Songs:number#1-200;Label;Cover:image;Description:long
- Glass Season | artist=Nora Vale; year=2024; songs=11; label=Skerry
- Second Alarm | artist=The Night Shift; year=2023; songs=9; label=Kerbstone
- Rooms | artist=Emre Sel Trio; year=2022; songs=7; label=Bosphor Jazz
- Sea Suites | artist=Harbour Sinfonia; year=2021; songs=12; label=Cais
item playlist|song list|music list: Name!;Owner~Jule;Description:long;Mood=Calm|Happy|Sad|Sport|Focus|Party;Songs:number#0-10000;Cover:image;Public:boolean;Followers:number#0-10000000;Made on:date
- Rain on the tram | owner=Jule; mood=Calm; songs=24; followers=112
- Ten kilometres | owner=Abdi; mood=Sport; songs=31; followers=540
- Sunday kitchen | owner=Jule; mood=Happy; songs=18; followers=33
- Night desk | owner=Abdi; mood=Focus; songs=45; followers=880
! record playlist song|song of a playlist|playlist entry: Title!;Playlist->@playlist|song list~Rain on the tram;Song->@song|track~Slow Ferry;Order:number#1-10000;Added by~Jule;Added on:date
- Slow Ferry in the rain | playlist=Rain on the tram; song=Slow Ferry; order=1; added_by=Jule
- Waltz in the rain | playlist=Rain on the tram; song=Waltz for a Lamp; order=2; added_by=Jule
- Copper for running | playlist=Ten kilometres; song=Copper Rain; order=1; added_by=Abdi
- Windows on Sunday | playlist=Sunday kitchen; song=Paper Windows; order=1; added_by=Jule
record play record|listening history|play history|playback|recently played: Title!;Listener~Jule;Song->@song|track~Paper Windows;Played on:date;Played at:time;Heard:percent;Device=Phone|Web|Speaker|Car;From=Playlist|Search|Recommendation|Album
- Jule hears Paper Windows | listener=Jule; song=Paper Windows; heard=100; device=Phone; from=Recommendation
- Jule skips Copper Rain | listener=Jule; song=Copper Rain; heard=12; device=Phone; from=Recommendation
- Abdi runs with Copper Rain | listener=Abdi; song=Copper Rain; heard=100; device=Phone; from=Playlist
- Abdi, waltz at night | listener=Abdi; song=Waltz for a Lamp; heard=88; device=Speaker; from=Search
record recommendation|personalized recommendation|recommended song|daily recommendation: Title!;Listener~Jule;Song->@song|track~Waltz for a Lamp;Reason=Same artist|Same mood|Friends listen|New release|Often skipped before;Match:percent;Shown on:date;Feedback=None|Liked|Disliked|Skipped
- Waltz for Jule | listener=Jule; song=Waltz for a Lamp; reason=Same mood; match=88; feedback=Liked
- Copper for Jule | listener=Jule; song=Copper Rain; reason=Friends listen; match=61; feedback=Skipped
- Windows for Abdi | listener=Abdi; song=Paper Windows; reason=New release; match=70; feedback=None
- Ferry for Abdi | listener=Abdi; song=Slow Ferry; reason=Same artist; match=74; feedback=Liked
record music share|share|shared song|social sharing: Title!;Song->@song|track~Paper Windows;Playlist->@playlist|song list~Night desk;Shared by~Jule;Shared with~Abdi;Channel=Friend|Group|Moments|Link;Words;Shared on:date;Plays:number#0-1000000
- Windows for a friend | song=Paper Windows; shared_by=Jule; shared_with=Abdi; channel=Friend; words=Listen to the bridge!; plays=3
- Night desk to all | playlist=Night desk; shared_by=Abdi; channel=Moments; plays=61
- Waltz to the class | song=Waltz for a Lamp; shared_by=Jule; channel=Group; plays=14
- Copper by link | song=Copper Rain; shared_by=Abdi; channel=Link; plays=7

# sensitive information|information leakage|data leakage|data leak|data loss prevention|leak prevention|leak detection
record sensitive finding|sensitive information|leak|leaked information|finding: Title!;Data type->@data type|sensitive type~Identity number;Source->@data source|collection source~Public code hosts;Address:url;Excerpt masked;Amount:number(records)#1-1000000000;Severity=Low|Medium|High|Critical;Owner~Personnel;Found on:date;~Status=New|Confirmed|Reported|Removed|False alarm
- Staff list on a code host | data_type=Identity number; source=Public code hosts; excerpt_masked=19**-***-42; amount=310; severity=Critical; owner=Personnel; status=Reported
- Key in a build file | data_type=Access key; source=Public code hosts; excerpt_masked=AK****Q7; amount=1; severity=High; owner=Web team; status=Removed
- Price list in a share | data_type=Trade secret; source=File shares; excerpt_masked=Terms 20**; amount=12; severity=Medium; owner=Sales; status=Confirmed
- Test phone numbers | data_type=Phone number; source=Forums; excerpt_masked=000-****; amount=40; severity=Low; owner=Web team; status=False alarm
record collection task|data collection|collection|scan task|crawl task: Title!;Source->@data source|collection source~File shares;Keywords;Rule->@detection rule|rule~Identity numbers;Runs=Once|Daily|Weekly;Pages read:number#0-1000000000;Findings:number#0-1000000;Started on:date;Started by~Ilse Prager;~Status=Planned|Running|Done|Failed
- Code hosts, nightly | source=Public code hosts; keywords=company name, domain; rule=Access keys; runs=Daily; pages_read=18400; findings=2; started_by=Ilse Prager; status=Done
- File shares, weekly | source=File shares; keywords=confidential; rule=Trade terms; runs=Weekly; pages_read=90200; findings=1; started_by=Ilse Prager; status=Done
- Forums, staff names | source=Forums; keywords=staff names; rule=Identity numbers; runs=Once; pages_read=5100; findings=1; started_by=Nuno Reis; status=Running
- Paste pages | source=Paste sites; keywords=domain; rule=Access keys; runs=Daily; pages_read=0; findings=0; started_by=Nuno Reis; status=Failed
item detection rule|rule|analysis rule|keyword rule: Name!;Data type->@data type|sensitive type~Identity number;Method=Pattern|Keyword|Fingerprint|Model;Pattern;Threshold:number#1-100000;Severity=Low|Medium|High|Critical;Written by~Ilse Prager;~Status=Active|Testing|Off
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

# comprehensive e-commerce|group buying|crowdfunding|point redemption|multi-merchant mall|shopping cart|shopping carts|points mall
item group buy|group buying|group purchase|group buying activity: Title!;Product~Denim jacket, washed;Group price:money;Normal price:money;People needed:number#2-1000;~Joined:number#0-1000;Limit per person:number#1-100;Starts on:date;Ends on:date;~Status=Planned|Open|Reached|Failed
- Denim jacket for five | product=Denim jacket, washed; group_price=49; normal_price=69; people_needed=5; joined=3; limit_per_person=2; status=Open
- Boots for three | product=Ankle boots, tan; group_price=88; normal_price=119; people_needed=3; joined=3; limit_per_person=1; status=Reached
- Belt for ten | product=Tooled belt; group_price=14; normal_price=24; people_needed=10; joined=4; limit_per_person=3; status=Failed
- Hat for four | product=Felt hat; group_price=35; normal_price=48; people_needed=4; joined=0; limit_per_person=1; status=Planned
record group buy member|group participant|joined group: Title!;Group buy->@group buy|group buying~Denim jacket for five;Buyer~Lou Tran;Quantity:number#1-100;Paid:money;Joined on:date;Led the group:boolean;~Status=Joined|Paid|Refunded
- Lou opens the jacket group | group_buy=Denim jacket for five; buyer=Lou Tran; quantity=1; paid=49; status=Paid
- Sam joins for a jacket | group_buy=Denim jacket for five; buyer=Sam Pike; quantity=2; paid=98; status=Paid
- Ria joins for boots | group_buy=Boots for three; buyer=Ria Gold; quantity=1; paid=88; status=Paid
- Lou and the belt | group_buy=Belt for ten; buyer=Lou Tran; quantity=1; paid=14; status=Refunded
item crowdfunding project|crowdfunding|crowdfunding activity|campaign [crowdfund\\w*]: Title!;Merchant->@merchant|shop~Dusty Trail;Goal:money!;~Raised:money;~Backers:number#0-1000000;Reward;Story:long;Picture:image;Starts on:date;Ends on:date;~Status=Planned|Running|Funded|Failed
- Saddle bag made of old jeans | merchant=Dusty Trail; goal=8000; raised=6150; backers=102; reward=First bag off the bench; status=Running
- Boot workshop on wheels | merchant=Red Mesa Boots; goal=20000; raised=21400; backers=260; reward=Fitting at home; status=Funded
- Book of belts | merchant=Dusty Trail; goal=3000; raised=900; backers=31; reward=Signed copy; status=Failed
- Rain poncho | merchant=Prairie Wear; goal=12000; raised=0; backers=0; reward=Half price; status=Planned
item merchant|shop|seller|merchant information: Name!;Subdomain~dusty.shop.example;Owner;Phone:phone;Email:email;Main products;Commission:percent;Logo:image;Products:number#0-100000;~Status=Waiting for check|Open|Closed
- Dusty Trail | subdomain=dusty.shop.example; owner=Hank Voss; main_products=Jackets, belts; commission=8; products=64; status=Open
- Red Mesa Boots | subdomain=redmesa.shop.example; owner=Inez Cruz; main_products=Boots; commission=8; products=31; status=Open
- Prairie Wear | subdomain=prairie.shop.example; owner=Ola Dahl; main_products=Ponchos, shirts; commission=10; products=22; status=Open
- Felt and Feather | subdomain=felt.shop.example; owner=Mae Lin; main_products=Hats; commission=10; products=0; status=Waiting for check
item reward item|point product|points mall|redeemable product|member point [point|redeem|reward|member]: Name!;Points needed:number#1-10000000;Extra payment:money;Stock:number#0-100000;Picture:image;Limit per member:number#1-100;~Status=Available|Gone
- Enamel mug | points_needed=800; extra_payment=0; stock=120; limit_per_member=2; status=Available
- Leather key ring | points_needed=400; extra_payment=0; stock=300; limit_per_member=3; status=Available
- Voucher of 20 | points_needed=2000; extra_payment=0; stock=1000; limit_per_member=1; status=Available
- Felt hat with points | points_needed=2500; extra_payment=10; stock=0; limit_per_member=1; status=Gone
record point entry|points|point record|redemption|redemption record: Title!;Member~Lou Tran;Type=Order|Sign-in|Redeemed|Gift|Expired;Points:number!#-1000000-1000000;Balance:number#0-10000000;Reward->@reward item|point product~Enamel mug;Booked on:date
- Lou buys a jacket | member=Lou Tran; type=Order; points=49; balance=1240
- Lou takes a mug | member=Lou Tran; type=Redeemed; points=-800; balance=440; reward=Enamel mug
- Sam signs in | member=Sam Pike; type=Sign-in; points=5; balance=205
- Old points of Ria | member=Ria Gold; type=Expired; points=-60; balance=88
record product distribution|distribution|third-party platform|platform integration|listing [distribut\\w*|third-party|platform integration]: Title!;Product~Felt hat;Platform=Marketplace|Social shop|Mini-program|Partner site;Outside number;Price there:money;Stock shared:number#0-1000000;Commission:percent;Last sync on:date;~Status=Waiting|Listed|Sync failed|Taken down
- Felt hat on the marketplace | product=Felt hat; platform=Marketplace; outside_number=MK-88102; price_there=52; stock_shared=20; commission=12; status=Listed
- Jacket in the social shop | product=Denim jacket, washed; platform=Social shop; outside_number=SS-410; price_there=69; stock_shared=35; commission=5; status=Listed
- Boots on the partner site | product=Ankle boots, tan; platform=Partner site; price_there=119; stock_shared=8; commission=15; status=Sync failed
- Belt in the mini-program | product=Tooled belt; platform=Mini-program; price_there=24; stock_shared=60; commission=0; status=Waiting
+ cart: Product;Merchant->@merchant|shop~Dusty Trail;Quantity:number#1-100;Unit price:money;Chosen:boolean
+ order: Order number!;Merchant->@merchant|shop~Red Mesa Boots;Group buy->@group buy|group buying~Boots for three;Points used:number#0-1000000;Total:money;~Status=New|Paid|Shipped|Delivered|Cancelled

# query proxy|htsql|database connection|multiple data sources|data source connection|database querying|connect to database|query website
item data source|database connection|connection|database|data source configuration: Name!;Type=MySQL|PostgreSQL|SQLite|Oracle|SQL Server|HTSQL service;Host~db1.firm.example;Port:number#0-65535;Database name;User name;Read only:boolean;Time limit:number(s)#1-3600;Owner~Jo Hartley;Last tested on:date;~Status=Connected|Not tested|Refused|Off
- Shop, live copy | type=PostgreSQL; host=db1.firm.example; port=5432; database_name=shop; user_name=reader; time_limit=30; owner=Jo Hartley; status=Connected
- School register | type=HTSQL service; host=reg.school.example; port=8080; database_name=register; user_name=guest; time_limit=20; owner=Ana Prior; status=Connected
- Old orders | type=MySQL; host=db7.firm.example; port=3306; database_name=orders_2019; user_name=archive; time_limit=60; owner=Jo Hartley; status=Refused
- Sandbox | type=SQLite; host=local; port=0; database_name=sandbox.db; time_limit=10; owner=Ana Prior; status=Not tested
record query|query statement|saved query|sql query|htsql query: Title!;Data source->@data source|database~School register;Statement:long!;Language=SQL|HTSQL;Parameters;Output=Table|HTML|JSON|CSV;Written by~Ana Prior;Changed on:date;Shared:boolean
- Schools by campus | data_source=School register; statement=/school{name, campus}; language=HTSQL; output=HTML; written_by=Ana Prior
- Courses over three credits | data_source=School register; statement=/course?credits>3; language=HTSQL; output=JSON; written_by=Ana Prior
- Orders of the week | data_source=Shop, live copy; statement=SELECT * FROM orders WHERE week = :week; language=SQL; parameters=week; output=Table; written_by=Jo Hartley
- Best customers 2019 | data_source=Old orders; statement=SELECT customer, SUM(total) FROM orders GROUP BY customer; language=SQL; output=CSV; written_by=Jo Hartley
record query run|execution|query execution|query result|query history|result: Title!;Query->@query|saved query~Schools by campus;Data source->@data source|database~School register;Run by~Ana Prior;Run on:date;Run at:time;Rows:number#0-1000000000;Duration:number(ms)#0-3600000;Output=Table|HTML|JSON|CSV;Result:long;Message;~Status=Running|Done|Failed|Stopped
- Schools, run 4 | query=Schools by campus; data_source=School register; run_by=Ana Prior; rows=9; duration=41; output=HTML; status=Done
- Courses, run 1 | query=Courses over three credits; data_source=School register; run_by=Ana Prior; rows=52; duration=63; output=JSON; status=Done
- Orders, run 18 | query=Orders of the week; data_source=Shop, live copy; run_by=Jo Hartley; rows=1204; duration=310; output=Table; status=Done
- Best customers, run 2 | query=Best customers 2019; data_source=Old orders; run_by=Jo Hartley; rows=0; duration=60000; output=CSV; message=Connection refused; status=Failed
! record table view|data table|table|schema [table|view\\w* data|schema|data source]: Name!;Data source->@data source|database~Shop, live copy;Columns:number#1-2000;Rows:number#0-10000000000;Main column;Size:number(MB)#0-10000000;Read on:date
- orders | data_source=Shop, live copy; columns=14; rows=184200; main_column=id; size=92
- customers | data_source=Shop, live copy; columns=11; rows=20610; main_column=id; size=8
- school | data_source=School register; columns=3; rows=9; main_column=code; size=1
- course | data_source=School register; columns=6; rows=310; main_column=department, no; size=1
record access right|permission|user permission|data permission [permission|manag\\w* users|role]: Title!;Person~Ana Prior;Data source->@data source|database~Shop, live copy;Right=Read|Write|Change tables|Administer;Granted by~Jo Hartley;Granted on:date;Valid until:date;~Status=Active|Withdrawn
- Ana reads the shop | person=Ana Prior; data_source=Shop, live copy; right=Read; granted_by=Jo Hartley; status=Active
- Jo runs the shop | person=Jo Hartley; data_source=Shop, live copy; right=Administer; granted_by=Jo Hartley; status=Active
- Guest reads schools | person=Guest; data_source=School register; right=Read; granted_by=Ana Prior; status=Active
- Trainee wrote orders | person=Kit Mbeki; data_source=Old orders; right=Write; granted_by=Jo Hartley; status=Withdrawn
record connection test|connection log|connection record|performance reading: Title!;Data source->@data source|database~Old orders;Tested on:date;Tested at:time;Response time:number(ms)#0-600000;Open connections:number#0-100000;Message;~Status=Successful|Slow|Failed
- Shop answers | data_source=Shop, live copy; response_time=14; open_connections=38; status=Successful
- Register answers | data_source=School register; response_time=55; open_connections=4; status=Successful
- Old orders refuse | data_source=Old orders; response_time=0; open_connections=0; message=Password has expired; status=Failed
- Register at noon | data_source=School register; response_time=2900; open_connections=61; status=Slow

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
record submission|form submission|filled form|answer|form data|submitted form: Title!;Form->@form|fillable form~Room hire;Filled in by~Choir Bellevue;Answers:long!;Attachment:file;Submitted on:date;Email:email;~Status=Draft|Submitted|Document made|Returned
- Hall for the choir | form=Room hire; filled_in_by=Choir Bellevue; answers=Large hall, 12 May, 60 people.; status=Document made
- Data of Ines Holt | form=New employee; filled_in_by=Ines Holt; answers=Start on 1 June, 38 hours.; status=Document made
- Trip to Basel | form=Travel costs; filled_in_by=Karl Renner; answers=Train 94, hotel 120.; status=Submitted
- Garden party | form=Room hire; filled_in_by=Mona Petit; answers=Garden, date open.; status=Returned
record generated document|document|generated file|word file|pdf file|exported file: File name!;Submission->@submission|filled form~Hall for the choir;Template->@document template|template~Hire agreement;Format=Word|PDF|Both;File:file;Version:number#1-100;Pages:number#1-1000;Made on:date;Downloads:number#0-100000;~Status=Making|Ready|Signed|Failed
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

# stadium management|stadium|sports venue|venue owner|arena|stadium owner
item stadium|venue|arena|court|field: Name!;Address;Sport=Football|Basketball|Badminton|Tennis|Swimming|Several;Surface=Grass|Artificial turf|Parquet|Clay|Hard court|Water;Seats:number#0-200000;Price per hour:money;Opens at:time;Closes at:time;Owner~Greta Sund;Phone:phone;Picture:image;~Status=Open|Works|Closed
- Quarry Ground | address=Quarry Road 2; sport=Football; surface=Artificial turf; seats=1200; price_per_hour=80; owner=Greta Sund; status=Open
- Riverside Hall | address=Bank 14; sport=Basketball; surface=Parquet; seats=640; price_per_hour=45; owner=Greta Sund; status=Open
- Shuttle Barn | address=Old Dairy 1; sport=Badminton; surface=Parquet; seats=60; price_per_hour=18; owner=Wim Aart; status=Open
- Red Courts | address=Park South; sport=Tennis; surface=Clay; seats=200; price_per_hour=24; owner=Wim Aart; status=Works
event match|event|ball game|stadium event|game|ball show: Title!;Stadium->@stadium|venue~Quarry Ground;Kind=Match|Tournament|Training|Open day|Show;Held on:date!;Starts at:time;Ends at:time;Places:number#1-200000;~Taken:number#0-200000;Price:money;Home side;Away side;Description:long;~Status=Draft|Published|Full|Held|Cancelled
- Sunday five-a-side | stadium=Quarry Ground; kind=Match; places=10; taken=7; price=6; status=Published
- Company cup | stadium=Quarry Ground; kind=Tournament; places=96; taken=96; price=10; status=Full
- Owls against Herons | stadium=Riverside Hall; kind=Match; places=640; taken=410; price=8; home_side=Owls; away_side=Herons; status=Held
- First smash | stadium=Shuttle Barn; kind=Training; places=12; taken=4; price=5; status=Published
record participant|event sign-up|sign-up|player registration|registered player: Title!;Event->@match|event~Sunday five-a-side;Player~Nils Orr;Phone:phone;Team;Paid:money;Signed up on:date;From=Ball show|Stadium page|Link|Staff;~Status=Signed up|Paid|Present|Absent|Cancelled
- Nils for Sunday | event=Sunday five-a-side; player=Nils Orr; paid=6; from=Ball show; status=Paid
- Ada for Sunday | event=Sunday five-a-side; player=Ada Fink; paid=6; from=Link; status=Paid
- Works team at the cup | event=Company cup; player=Otto Pohl; team=Gear Works; paid=80; from=Stadium page; status=Present
- Bo at first smash | event=First smash; player=Bo Chan; paid=0; from=Ball show; status=Signed up
! record time slot|slot|field slot|opening slot [slot|book\\w*|schedul\\w*|event]: Title!;Stadium->@stadium|venue~Quarry Ground;Part~Pitch A;Day:date;From:time;To:time;Price:money;Event->@match|event~Company cup;~Status=Free|Taken|Blocked
- Pitch A, Sunday ten | stadium=Quarry Ground; part=Pitch A; price=80; event=Sunday five-a-side; status=Taken
- Pitch B, Sunday ten | stadium=Quarry Ground; part=Pitch B; price=80; status=Free
- Hall, Friday eight | stadium=Riverside Hall; part=Whole hall; price=45; event=Owls against Herons; status=Taken
- Court 2, all week | stadium=Red Courts; part=Court 2; price=24; status=Blocked
record daily figure|stadium data|data|statistics|revenue record|related data: Title!;Stadium->@stadium|venue~Quarry Ground;Day:date;Events:number#0-100;Visitors:number#0-200000;Hours used:number(h)#0-1000;Occupancy:percent;Income:money;From the ball show:percent
- Quarry, Sunday | stadium=Quarry Ground; events=3; visitors=164; hours_used=18; occupancy=75; income=1380; from_the_ball_show=42
- Riverside, Friday | stadium=Riverside Hall; events=1; visitors=410; hours_used=6; occupancy=50; income=3280; from_the_ball_show=18
- Barn, Friday | stadium=Shuttle Barn; events=2; visitors=31; hours_used=9; occupancy=64; income=182; from_the_ball_show=55
- Red Courts, Friday | stadium=Red Courts; events=0; visitors=0; hours_used=0; occupancy=0; income=0; from_the_ball_show=0
person stadium owner|owner|venue manager|operator: Name!;Company;Phone:phone;Email:email;Stadiums:number#0-1000;Bank reference;Joined on:date;~Status=Waiting for check|Active|Blocked
- Greta Sund | company=Sund Sports; stadiums=2; status=Active
- Wim Aart | company=Aart Courts; stadiums=2; status=Active
- Pia Lorenz | company=Lido Lorenz; stadiums=1; status=Waiting for check
- Team of Hall 9 | company=Hall 9; stadiums=1; status=Blocked

# ar game|ar games|augmented reality|ar shopping|ar product|virtual try-on
item ar game|game|ar experience|ar activity: Name!;Kind=Treasure hunt|Shooting|Puzzle|Pet|Try-on|Racing;Product->@game product|physical product~Dragon egg set;Description:long;How to play:long;Marker:image;Model file:file;Minutes per round:number(min)#1-120;Coins per win:number#0-10000;Cover:image;Plays:number#0-100000000;~Status=Online|Coming soon|Off
- Hatch the dragon | kind=Pet; product=Dragon egg set; description=The egg opens on your table.; how_to_play=Point the camera at the egg.; minutes_per_round=6; coins_per_win=20; plays=18400; status=Online
- Attic ghosts | kind=Shooting; product=Ghost lantern; description=Catch ghosts in your own rooms.; minutes_per_round=4; coins_per_win=15; plays=9300; status=Online
- City of blocks | kind=Puzzle; product=Block city starter; minutes_per_round=10; coins_per_win=25; plays=4200; status=Online
- Carpet rally | kind=Racing; product=Rally car pair; minutes_per_round=5; coins_per_win=30; plays=0; status=Coming soon
item game product|physical product|ar product|toy: Name!;Category=Toy|Card set|Book|Figure|Clothing;Unlocks->@ar game|ar experience~Hatch the dragon;Code needed:boolean;Price:money;Stock:number#0-100000;Picture:image;3D model:file;~Status=On sale|Sold out|Announced
- Dragon egg set | category=Toy; unlocks=Hatch the dragon; price=34; stock=310; status=On sale
- Ghost lantern | category=Toy; unlocks=Attic ghosts; price=29; stock=0; status=Sold out
- Block city starter | category=Card set; unlocks=City of blocks; price=19; stock=940; status=On sale
- Rally car pair | category=Figure; unlocks=Carpet rally; price=39; stock=0; status=Announced
record game round|game record|play record|ar session|round: Title!;Game->@ar game|ar experience~Attic ghosts;Player~Juno;Device~Phone;Score:number#0-10000000;Level:number#1-1000;Duration:number(s)#0-36000;Coins earned:number#0-100000;Snapshot:image;Played on:date;Result=Won|Lost|Left
- Juno hatches a dragon | game=Hatch the dragon; player=Juno; device=Tablet; score=1200; level=2; duration=340; coins_earned=20; result=Won
- Max and the ghosts | game=Attic ghosts; player=Max; device=Phone; score=880; level=1; duration=210; coins_earned=0; result=Lost
- Juno builds a city | game=City of blocks; player=Juno; device=Tablet; score=2400; level=4; duration=610; coins_earned=25; result=Won
- Lia tries the ghosts | game=Attic ghosts; player=Lia; device=Phone; score=60; level=1; duration=20; coins_earned=0; result=Left
record consumption record|consumption|spending record|coin record|purchase record: Title!;Buyer~Juno;Kind=Product|Game coins|Extra level|Refund;Product->@game product|toy~Dragon egg set;Amount:money;Coins:number#-100000-100000;Paid with=Bank card|Wallet|Coins;Spent on:date;~Status=Paid|Waiting|Refunded
- Juno buys an egg | buyer=Juno; kind=Product; product=Dragon egg set; amount=34; coins=0; paid_with=Bank card; status=Paid
- Max buys coins | buyer=Max; kind=Game coins; amount=5; coins=500; paid_with=Wallet; status=Paid
- Lia opens level 2 | buyer=Lia; kind=Extra level; amount=0; coins=-120; paid_with=Coins; status=Paid
- Lantern sent back | buyer=Max; kind=Refund; product=Ghost lantern; amount=-29; coins=0; paid_with=Bank card; status=Refunded
! record unlock code|activation code|unlocked game: Code!;Product->@game product|toy~Dragon egg set;Game->@ar game|ar experience~Hatch the dragon;Order number~AR-5012;Unlocked by~Juno;Unlocked on:date;~Status=New|Used|Blocked
- DRG-44KQ | product=Dragon egg set; game=Hatch the dragon; order_number=AR-5012; unlocked_by=Juno; status=Used
- GHO-81ZT | product=Ghost lantern; game=Attic ghosts; order_number=AR-4980; unlocked_by=Max; status=Blocked
- BLK-20PM | product=Block city starter; game=City of blocks; order_number=AR-5012; unlocked_by=Juno; status=Used
- DRG-45AA | product=Dragon egg set; game=Hatch the dragon; status=New
! record ranking entry|ranking|leaderboard [rank|leaderboard|game]: Title!;Game->@ar game|ar experience~City of blocks;Player~Juno;Best score:number#0-10000000;Rank:number#1-1000000;Period=Week|Month|All time
- City, first | game=City of blocks; player=Juno; best_score=2400; rank=1; period=Week
- City, second | game=City of blocks; player=Max; best_score=2110; rank=2; period=Week
- Ghosts, first | game=Attic ghosts; player=Lia; best_score=3900; rank=1; period=All time
- Dragon, first | game=Hatch the dragon; player=Juno; best_score=1200; rank=1; period=Month
+ order: Order number!;Product->@game product|toy~Dragon egg set;Unlock code;Quantity:number#1-100;Total:money;~Status=New|Paid|Shipped|Delivered|Cancelled

# business logic|raphters|web development framework|framework website|component configuration|reusable component|framework console
item framework module|module|business component|component|reusable component|business logic component|resource: Name!;Key~billing.discount;Category->@module category|category~Pricing|Access;Version~1.4.0;Description:long;Entry function;Author~Hilde Raab;Needs->@framework module|module~Session store;Source:file;Installed on:date;Downloads:number#0-10000000;~Status=Draft|Enabled|Disabled|Outdated
- Discount rules | key=billing.discount; category=Pricing; version=1.4.0; description=Picks the best discount for a basket.; entry_function=applyDiscount; author=Hilde Raab; downloads=320; status=Enabled
- Session store | key=core.session; category=Access; version=2.1.3; description=Keeps signed-in people in the cache.; entry_function=startSession; author=Milo Trent; downloads=1804; status=Enabled
- Upload manager | key=files.upload; category=Files; version=0.9.8; entry_function=storeUpload; author=Milo Trent; needs=Session store; downloads=511; status=Disabled
- Job queue | key=core.queue; category=Background; version=1.0.2; entry_function=pushJob; author=Hilde Raab; downloads=640; status=Outdated
record module parameter|parameter|configuration|framework parameter|component parameter|service configuration: Name!;Module->@framework module|component~Discount rules;Key~max_percent;Value!;Type=Text|Number|Yes or no|List;Default value;Environment=Development|Test|Production;Changed by~Hilde Raab;Changed on:date
- Highest discount | module=Discount rules; key=max_percent; value=30; type=Number; default_value=20; environment=Production; changed_by=Hilde Raab
- Session length | module=Session store; key=ttl_minutes; value=120; type=Number; default_value=60; environment=Production; changed_by=Milo Trent
- Largest upload | module=Upload manager; key=max_mb; value=25; type=Number; default_value=10; environment=Test; changed_by=Milo Trent
- Retry failed jobs | module=Job queue; key=retry; value=yes; type=Yes or no; default_value=no; environment=Development; changed_by=Hilde Raab
record component run|run|execution|call record|function call|event call: Title!;Module->@framework module|component~Discount rules;Input:long;~Output:long;Called by~Shop basket;Duration:number(ms)#0-600000;Run on:date;Run at:time;~Status=Succeeded|Failed|Queued
- Basket of 120 | module=Discount rules; input=total 120, member yes; output=minus 12; called_by=Shop basket; duration=4; status=Succeeded
- Basket of 0 | module=Discount rules; input=total 0; output=Total must be above zero; called_by=Test bench; duration=2; status=Failed
- Session of Ann | module=Session store; input=user 14; output=session ok; called_by=Login page; duration=1; status=Succeeded
- Thumbnail job | module=Job queue; input=photo 88; called_by=Gallery; duration=0; status=Queued
record log entry|log|log record|system log|framework log: Title!;Level=Debug|Info|Warning|Error;Module->@framework module|module~Upload manager;Text:long;Request path;Person;Logged on:date;Logged at:time
- Upload refused | level=Warning; module=Upload manager; text=File has 31 MB, 25 are allowed.; request_path=/upload
- Cache was emptied | level=Info; module=Session store; text=By hand.; person=Milo Trent
- Queue stands still | level=Error; module=Job queue; text=No worker answered for five minutes.
- Discount above limit | level=Debug; module=Discount rules; text=Cut from 35 to 30.; request_path=/basket
item module category|category|registration tree|registry node|component category: Name!;Parent node;Path~/core/access;Description;Modules:number#0-10000;Order:number#1-1000
- Pricing | path=/business/pricing; description=Prices and discounts; modules=4; order=1
- Access | path=/core/access; description=Login, roles, sessions; modules=5; order=2
- Files | path=/core/files; modules=3; order=3
- Background | path=/core/background; modules=2; order=4
item documentation page|documentation|guide|framework documentation|version information: Title!;Module->@framework module|module~Job queue;For version;Text:long;Code sample:long;Author~Hilde Raab;Changed on:date;Views:number#0-10000000;~Status=Draft|Published
- Write your first module | for_version=2; text=A folder, a key, one function.; code_sample=registry.add('hello', hello); author=Hilde Raab; views=9120; status=Published
- Queues in ten minutes | module=Job queue; for_version=1; author=Hilde Raab; views=3300; status=Published
- Moving from 1 to 2 | for_version=2; text=Keys are now lower case.; author=Milo Trent; views=2100; status=Published
- Caching templates | module=Session store; for_version=2; author=Milo Trent; views=0; status=Draft
! request service request|service application|apply for service [appl\\w* for service|service status|service provision|request]: Title!;Service~New module|Hosting|Support;Module->@framework module|resource~Upload manager;Applicant~Design team;Details:long!;Wished date:date;Contact:email
- Support for uploads | service=Support; module=Upload manager; applicant=Design team; details=Large pictures fail.
- A module for vouchers | service=New module; applicant=Shop team; details=Codes with an end date.
- Test server for June | service=Hosting; applicant=Web team; details=Two cores will do.
- Help with queues | service=Support; module=Job queue; applicant=Gallery team; details=Jobs run twice.

# impact investing|social change|gender equity|impact investor|social impact|social enterprise
item entity|impact organization|partner organization|organization|brand: Name!;Kind=Fund|Foundation|Network|Research centre|Social enterprise;Mission:long;Country;Focus->@focus area|topic~Gender equity;Founded:number#1800-2100;Capital:money;Website:url;Logo:image;~Status=Member|Partner|Former
- Level Field Fund | kind=Fund; mission=Loans to firms led by women.; country=Kenya; focus=Gender equity; founded=2014; capital=18000000; status=Member
- Open Ledger Lab | kind=Research centre; mission=Numbers on pay and care.; country=Canada; focus=Fair pay; founded=2009; status=Partner
- Threads Together | kind=Social enterprise; mission=Sewing workshops owned by their workers.; country=India; focus=Decent work; founded=2017; capital=640000; status=Member
- Halfway Network | kind=Network; country=Chile; focus=Gender equity; founded=2011; status=Former
record achievement|work|project|impact story|case study: Title!;Entity->@entity|organization~Level Field Fund;Focus->@focus area|topic~Gender equity;Summary!;Story:long;People reached:number#0-100000000;Invested:money;Women among them:percent;Country;Began on:date;Picture:image;~Status=Running|Completed
- 400 market stalls | entity=Level Field Fund; focus=Gender equity; summary=Small loans for stalls in six towns; people_reached=2100; invested=820000; women_among_them=91; country=Kenya; status=Completed
- Open pay index | entity=Open Ledger Lab; focus=Fair pay; summary=Pay gaps of 300 firms made public; people_reached=54000; invested=140000; women_among_them=50; country=Canada; status=Running
- The second workshop | entity=Threads Together; focus=Decent work; summary=A workshop bought by its seamstresses; people_reached=64; invested=95000; women_among_them=88; country=India; status=Running
- Mentors for founders | entity=Halfway Network; focus=Gender equity; summary=Ninety pairs of mentors and founders; people_reached=180; invested=60000; women_among_them=100; country=Chile; status=Completed
record research report|research|publication|study: Title!;Authors;Entity->@entity|organization~Open Ledger Lab;Focus->@focus area|topic~Fair pay;Summary:long;File:file;Pages:number#1-2000;Published on:date;Language=English|French|Spanish;Downloads:number#0-10000000
- Who signs the cheque | authors=T. Okafor, L. Reyes; entity=Level Field Fund; focus=Gender equity; summary=Women on investment committees.; pages=64; language=English; downloads=2110
- Pay in the open | authors=M. Roy; entity=Open Ledger Lab; focus=Fair pay; summary=What open figures change.; pages=88; language=English; downloads=3904
- Owners at the machine | authors=A. Nair; entity=Threads Together; focus=Decent work; pages=31; language=English; downloads=602
- Care counts | authors=C. Leroux; entity=Open Ledger Lab; focus=Fair pay; pages=47; language=French; downloads=980
item resource|tool|guide|toolkit|shared resource: Title!;Type=Guide|Checklist|Template|Video|Data set;Focus->@focus area|topic~Gender equity;For whom=Investors|Founders|Researchers|Everyone;Description:long;File:file;Link:url;Shared by;Shared on:date;Downloads:number#0-10000000
- Gender lens checklist | type=Checklist; focus=Gender equity; for_whom=Investors; description=Twenty questions before a deal.; shared_by=Level Field Fund; downloads=4410
- Term sheet for shared owners | type=Template; focus=Decent work; for_whom=Founders; shared_by=Threads Together; downloads=730
- Pay gap data 2024 | type=Data set; focus=Fair pay; for_whom=Researchers; shared_by=Open Ledger Lab; downloads=1208
- Measuring without pain | type=Video; focus=Gender equity; for_whom=Everyone; shared_by=Halfway Network; downloads=95
event impact event|conference|webinar|gathering: Title!;Kind=Conference|Webinar|Workshop|Meet-up;Held on:date!;Starts at:time;Place;Host->@entity|organization~Halfway Network;Speakers;Places:number#0-100000;Fee:money;Description:long;Picture:image;~Status=Announced|Open|Full|Held
- Capital with a lens | kind=Conference; place=Nairobi; host=Level Field Fund; speakers=T. Okafor; places=300; fee=120; status=Open
- Reading pay data | kind=Webinar; place=Online; host=Open Ledger Lab; speakers=M. Roy; places=500; fee=0; status=Open
- Owning together | kind=Workshop; place=Jaipur; host=Threads Together; speakers=A. Nair; places=24; fee=0; status=Full
- Founders' breakfast | kind=Meet-up; place=Valparaiso; host=Halfway Network; places=30; fee=8; status=Held
item news|news item|update: Headline!;Entity->@entity|organization~Threads Together;Summary;Text:long;Author;Picture:image;Published on:date;Views:number#0-10000000;Pinned:boolean
- Workshop number two opens | entity=Threads Together; summary=Twenty new owners; author=Press desk; views=640
- Index grows to 300 firms | entity=Open Ledger Lab; author=M. Roy; views=1180
- Fund closes third round | entity=Level Field Fund; summary=Eighteen million pledged; author=Press desk; views=2104
- Call for mentors | entity=Halfway Network; author=Press desk; views=310
! item focus area|topic|theme: Name!;Goal of the UN~Goal 5;Description:long;Icon:image;Order:number#1-50
- Gender equity | goal_of_the_un=Goal 5; description=Power, money and safety shared.; order=1
- Fair pay | goal_of_the_un=Goal 8; order=2
- Decent work | goal_of_the_un=Goal 8; order=3
- Care | goal_of_the_un=Goal 3; order=4

# tv video|television video|set-top box|mobile recharge|phone recharge|television playback|tv playback
item tv video|video|television video|tv program|program: Title!;Channel->@tv channel|channel~Channel Nine;Genre=Drama|Film|Sport|News|Children|Variety;Episode:number#1-10000;Length:number(min)#1-600;Quality=SD|HD|4K;Price:money;Members only:boolean;Video:url;Cover:image;Description:long;Plays:number#0-10000000000;~Status=Available|Coming soon|Withdrawn
- Harbour Nights 1 | channel=Channel Nine; genre=Drama; episode=1; length=46; quality=HD; price=0; description=A pilot boat comes back empty.; plays=84100; status=Available
- Harbour Nights 2 | channel=Channel Nine; genre=Drama; episode=2; length=45; quality=HD; price=1.5; plays=61200; status=Available
- Cup final | channel=Sport One; genre=Sport; episode=1; length=130; quality=4K; price=4; plays=0; status=Coming soon
- Snail and Friends 14 | channel=Kids Corner; genre=Children; episode=14; length=12; quality=HD; price=0; plays=20400; status=Available
item tv channel|channel|tv station: Name!;Number:number#1-999;Genre=General|Sport|News|Children|Film;Stream address:url;Price per month:money;Logo:image;~Status=On air|Off air
- Channel Nine | number=9; genre=General; price_per_month=0; status=On air
- Sport One | number=21; genre=Sport; price_per_month=7; status=On air
- Kids Corner | number=34; genre=Children; price_per_month=2; status=On air
- Film Attic | number=40; genre=Film; price_per_month=5; status=Off air
item set-top box|tv set-top box|box|device: Box number!;Owner~Ida Brandt;Model~TB-4;Address;Package=Basic|Sport|Film|Everything;Balance:money;Paid until:date;Installed on:date;~Status=Active|Unpaid|Locked|Returned
- STB-10442 | owner=Ida Brandt; model=TB-4; address=Hill 3; package=Everything; balance=21; status=Active
- STB-10443 | owner=Goran Pavic; model=TB-4; address=Hill 5; package=Basic; balance=0; status=Unpaid
- STB-09871 | owner=Lin Hao; model=TB-3; address=Mill 18; package=Sport; balance=7.5; status=Active
- STB-08110 | owner=Ruth Kell; model=TB-2; address=Mill 20; package=Basic; balance=0; status=Returned
record charging record|recharge|charging information|set-top box charging|tv charging|charge record: Charge number!;Box->@set-top box|box~STB-10442;Amount:money!;Package=Basic|Sport|Film|Everything;Months:number(months)#1-36;Paid with=Bank card|Wallet|Voucher;Charged on:date;~Balance after:money;~Status=Waiting|Charged|Failed|Refunded
- CH-701 | box=STB-10442; amount=42; package=Everything; months=3; paid_with=Bank card; balance_after=21; status=Charged
- CH-702 | box=STB-10443; amount=9; package=Basic; months=1; paid_with=Wallet; status=Failed
- CH-703 | box=STB-09871; amount=14; package=Sport; months=1; paid_with=Voucher; balance_after=7.5; status=Charged
- CH-699 | box=STB-08110; amount=9; package=Basic; months=1; paid_with=Bank card; status=Refunded
record phone recharge|mobile phone recharge|mobile recharge|recharge record|top-up: Recharge number!;Phone number:phone!;Operator=North Mobile|City Cell|Blue Tel;Amount:money!;Discount:percent;Paid:money;Paid with=Bank card|Wallet|Voucher;Asked on:date;~Status=Waiting|Sent|Done|Failed|Refunded
- RC-3001 | operator=North Mobile; amount=20; discount=2; paid=19.6; paid_with=Wallet; status=Done
- RC-3002 | operator=City Cell; amount=10; discount=0; paid=10; paid_with=Bank card; status=Sent
- RC-3003 | operator=Blue Tel; amount=50; discount=3; paid=48.5; paid_with=Bank card; status=Failed
- RC-3004 | operator=North Mobile; amount=5; discount=0; paid=5; paid_with=Voucher; status=Refunded
! record watch record|watch history|playback record|viewing history: Title!;Viewer~Ida Brandt;Video->@tv video|video~Harbour Nights 1;Device=Television|Phone|Web;Stopped at:number(min)#0-600;Seen:percent;Watched on:date
- Ida, Harbour Nights 1 | viewer=Ida Brandt; video=Harbour Nights 1; device=Television; stopped_at=46; seen=100
- Ida, Harbour Nights 2 | viewer=Ida Brandt; video=Harbour Nights 2; device=Phone; stopped_at=19; seen=42
- Lin, snail | viewer=Lin Hao; video=Snail and Friends 14; device=Television; stopped_at=12; seen=100
- Goran, Harbour Nights 1 | viewer=Goran Pavic; video=Harbour Nights 1; device=Web; stopped_at=3; seen=7

# product showcase|product catalog website|product exhibition|carousel and categorization|categorization feature|content categorization
item product category|category|content category|classification: Name!;Parent category;Description:long;Picture:image;Products:number#0-100000;Order:number#1-1000;~Status=Shown|Hidden
- Desk lamps | description=Light for work; products=14; order=1; status=Shown
- Floor lamps | products=9; order=2; status=Shown
- Garden lights | products=11; order=3; status=Shown
- Old series | products=6; order=9; status=Hidden
record product picture|picture|gallery picture|product image: Caption!;Product~Crane desk lamp;Picture:image!;Order:number#1-100;Kind=Front|Detail|In use|Drawing;Main picture:boolean
- Crane, front | product=Crane desk lamp; order=1; kind=Front
- Crane, joint | product=Crane desk lamp; order=2; kind=Detail
- Reed in the garden | product=Reed light; order=1; kind=In use
- Reed, drawing | product=Reed light; order=2; kind=Drawing
! record product property|property|specification|technical data: Title!;Product~Crane desk lamp;Property~Power|Weight;Value!;Unit~W|kg;Used as filter:boolean;Order:number#1-100
- Crane, power | product=Crane desk lamp; property=Power; value=7; unit=W; order=1
- Crane, weight | product=Crane desk lamp; property=Weight; value=1.8; unit=kg; order=2
- Reed, protection | product=Reed light; property=Protection; value=IP65; order=1
- Reed, height | product=Reed light; property=Height; value=90; unit=cm; order=2
item carousel slide|carousel|slide|banner: Title!;Picture:image;Subtitle;Links to:url;Category->@product category|category~Garden lights;Order:number#1-50;Shown from:date;Shown until:date;Clicks:number#0-10000000;~Status=Shown|Hidden
- Light for long evenings | subtitle=Garden lights; category=Garden lights; order=1; clicks=812; status=Shown
- The Crane is back | subtitle=In four colours; category=Desk lamps; order=2; clicks=640; status=Shown
- Visit the workshop | order=3; clicks=120; status=Shown
- Spring fair | order=4; clicks=90; status=Hidden
request product inquiry|inquiry|contact request|contact form: Title!;Product~Reed light;Name;Email:email;Phone:phone;Quantity:number#1-100000;Question:long!
- Twenty reeds for a hotel | product=Reed light; name=Hotel Alder; quantity=20; question=Is there a price for twenty?
- Crane in brass | product=Crane desk lamp; name=Jette Mohn; quantity=1; question=Will brass come again?
- Spare joint | product=Crane desk lamp; name=Udo Ritz; quantity=2; question=Do you sell the joint alone?
- Lamp for a school | name=Harbour School; quantity=60; question=What do you advise for reading corners?
! record view record|product view|browsing record|search record: Title!;Product~Crane desk lamp;Search words;Filters;Visitor~Guest;Seen on:date;Stayed:number(s)#0-36000
- Guest looks for brass | search_words=brass lamp; filters=Desk lamps; visitor=Guest; stayed=40
- Hotel Alder sees Reed | product=Reed light; visitor=Hotel Alder; stayed=210
- Guest sees Crane | product=Crane desk lamp; filters=under 100; visitor=Guest; stayed=75
- School looks for reading | search_words=reading corner; visitor=Harbour School; stayed=130
+ product: Model number;Category->@product category|category~Desk lamps;Material;Colour;New:boolean;Views:number#0-10000000
+ article: Category->@product category|category~Garden lights;Product~Reed light;Author;Views:number#0-10000000

# multimedia player|embed a multimedia|embedded player|embed media|media embedding|player format
item player|media player|player type|player format|multimedia player: Name!;Plays=Audio|Video|Both;File types~mp4, webm;Technology=HTML5|Flash|QuickTime|RealPlayer|Silverlight|Windows Media;Needs plug-in:boolean;Default width:number(px)#50-8000;Default height:number(px)#20-8000;Order of choice:number#1-50;~Status=Active|Fallback|Off
- Browser video | plays=Video; file_types=mp4, webm; technology=HTML5; default_width=640; default_height=360; order_of_choice=1; status=Active
- Browser sound | plays=Audio; file_types=mp3, ogg, wav; technology=HTML5; default_width=400; default_height=40; order_of_choice=2; status=Active
- QuickTime frame | plays=Both; file_types=mov, qt; technology=QuickTime; default_width=640; default_height=376; order_of_choice=3; status=Fallback
- Windows Media frame | plays=Both; file_types=wmv, wma, asf; technology=Windows Media; default_width=640; default_height=410; order_of_choice=4; status=Fallback
record media file|multimedia file|file|audio or video: Title!;File:file;Address:url;Detected type=MP4|WebM|MP3|MOV|WMV|SWF|RM|Unknown;Length:number(s)#0-100000;Size:number(MB)#0-100000;Cover:image;Uploaded by~Bea Lund;Uploaded on:date;~Status=Detected|Playable|Not playable
- Harbour tour | detected_type=MP4; length=184; size=42; uploaded_by=Bea Lund; status=Playable
- Choir, spring | detected_type=MP3; length=231; size=7; uploaded_by=Bea Lund; status=Playable
- Old lecture | detected_type=WMV; length=2710; size=310; uploaded_by=Jon Akers; status=Detected
- Menu of 2004 | detected_type=SWF; length=20; size=1; uploaded_by=Jon Akers; status=Not playable
record embed|embedded media|embedding|embed code|player instance: Title!;Media->@media file|multimedia file~Harbour tour;Player->@player|media player~Browser video;Page address:url;Width:number(px)#50-8000;Height:number(px)#20-8000;Starts by itself:boolean;Repeats:boolean;Shows controls:boolean;Code:long;Made on:date;~Status=Active|Off
- Tour on the start page | media=Harbour tour; player=Browser video; width=960; height=540; status=Active
- Choir on the news page | media=Choir, spring; player=Browser sound; width=400; height=40; status=Active
- Lecture in the archive | media=Old lecture; player=Windows Media frame; width=640; height=410; status=Active
- Menu, taken out | media=Menu of 2004; width=600; height=400; status=Off
record playback event|playback|play record|control operation|playback history: Title!;Embed->@embed|embedded media~Tour on the start page;Action=Play|Pause|Stop|Seek|Finished|Error;At second:number(s)#0-100000;Browser;Happened on:date;Happened at:time;Message
- Tour begins | embed=Tour on the start page; action=Play; at_second=0; browser=Firefox
- Tour paused | embed=Tour on the start page; action=Pause; at_second=61; browser=Firefox
- Choir to the end | embed=Choir on the news page; action=Finished; at_second=231; browser=Safari
- Lecture fails | embed=Lecture in the archive; action=Error; at_second=0; browser=Edge; message=No plug-in was found
! item type rule|detection rule|media type [detect\\w*|automatic\\w*|type]: File ending!;Media type~video/mp4;Player->@player|media player~Browser video;Second choice->@player|media player~QuickTime frame;Active:boolean
- mp4 | media_type=video/mp4; player=Browser video; second_choice=QuickTime frame
- mp3 | media_type=audio/mpeg; player=Browser sound
- mov | media_type=video/quicktime; player=QuickTime frame; second_choice=Browser video
- wmv | media_type=video/x-ms-wmv; player=Windows Media frame

# tiktok page|tiktok|founding a brand|startup page|entrepreneurship|creator page|short video page
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
`
