/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds8 = `

# guestbook|guest book|message board|visitor book|message wall|leave messages
item guestbook|guest book|message board|wall|board: Name!;Description:long;Owner~Nora Feld|Ivo Krantz;Cover:image;Rules:long;Who may write=Everyone|Signed-in guests|Invited guests;Checked before shown:boolean;Entries:number#0-1000000;~Status=Open|Closed|Archived
- Lakeside cabin | description=For all who stayed a night.; owner=Nora Feld; rules=Be kind, no advertising.; who_may_write=Everyone; entries=48; status=Open
- Wedding of Ada and Tom | description=Wishes for the two.; owner=Ivo Krantz; who_may_write=Invited guests; entries=112; status=Closed
- Village museum | description=What did you like best?; owner=Nora Feld; who_may_write=Signed-in guests; entries=305; status=Open
- Class of 2009 | description=Greetings after the reunion.; owner=Ivo Krantz; who_may_write=Invited guests; entries=27; status=Archived
record guestbook entry|entry|guestbook message|left message|guest message|visitor message|note: Title!;Guestbook->@guestbook|message board~Lakeside cabin|Village museum;Content:long!;Written by~Petra Holm|Sami Aalto;Place;Mood=Happy|Grateful|Thoughtful|Critical;Picture:image;Written on:date;Written at:time;Private:boolean;Likes:number#0-100000;~Status=Visible|Waiting|Hidden|Deleted
- Three days of fog and we loved it | guestbook=Lakeside cabin; content=The stove kept us warm, the owls kept us awake.; written_by=Petra Holm; place=Bergen; mood=Happy; likes=7; status=Visible
- The room with the looms | guestbook=Village museum; content=My grandmother had the very same one.; written_by=Sami Aalto; place=Turku; mood=Thoughtful; likes=12; status=Visible
- Many happy years | guestbook=Wedding of Ada and Tom; content=And may the band never stop.; written_by=Lidia Moss; place=Leeds; mood=Grateful; likes=21; status=Visible
- Signs are hard to read | guestbook=Village museum; content=Please print them larger.; written_by=Carl Otter; place=Ghent; mood=Critical; likes=2; status=Waiting
record reply|entry reply|message reply|answer|response: Title!;Entry->@guestbook entry|entry~Signs are hard to read;Content:long!;Written by~Nora Feld|Ivo Krantz;From the owner:boolean;Written on:date;Written at:time;~Status=Visible|Hidden|Deleted
- New signs in spring | entry=Signs are hard to read; content=You are right, they are being printed.; written_by=Nora Feld; status=Visible
- The owls send greetings | entry=Three days of fog and we loved it; content=Come back in the snow.; written_by=Nora Feld; status=Visible
- Which village was it | entry=The room with the looms; content=We collect such stories, please write to us.; written_by=Nora Feld; status=Visible
- Thank you both | entry=Many happy years; content=We read every line aloud.; written_by=Tom Aster; status=Visible
record reaction|like|emoji reaction|thumbs up: Title!;Entry->@guestbook entry|entry~Many happy years;Kind=Like|Heart|Laugh|Applause;Given by~Sami Aalto|Petra Holm;Given on:date
- Sami for the wedding wish | entry=Many happy years; kind=Heart; given_by=Sami Aalto
- Petra for the looms | entry=The room with the looms; kind=Like; given_by=Petra Holm
- Carl for the fog | entry=Three days of fog and we loved it; kind=Laugh; given_by=Carl Otter
- Lidia for the signs | entry=Signs are hard to read; kind=Applause; given_by=Lidia Moss
request entry complaint|abuse notice|flag|flagged message: Title!;Entry->@guestbook entry|entry~Signs are hard to read;Reason=Spam|Insult|Private data|Off topic|Other;Explanation:long;Sent by~Carl Otter;Decision=None|Kept|Hidden|Deleted;Decided by~Nora Feld
- Shows a full name | entry=The room with the looms; reason=Private data; sent_by=Carl Otter; decision=Kept; decided_by=Nora Feld
- Unfriendly tone | entry=Signs are hard to read; reason=Insult; sent_by=Lidia Moss; decision=Kept; decided_by=Nora Feld
- Not about the cabin | entry=Three days of fog and we loved it; reason=Off topic; sent_by=Sami Aalto; decision=None
- Posted twice | entry=Many happy years; reason=Spam; sent_by=Petra Holm; decision=Kept; decided_by=Ivo Krantz
! record blocked word|word filter|banned word [filter\\w*|moderat\\w*|delet\\w*|backend|admin\\w*]: Word!;What happens=Replaced by stars|Held back|Refused;Language=Any|English|German|Chinese;Added by~Nora Feld;Added on:date;Active:boolean
- casino | what_happens=Refused; language=Any; added_by=Nora Feld
- cheap pills | what_happens=Refused; language=English; added_by=Nora Feld
- click here | what_happens=Held back; language=English; added_by=Ivo Krantz
- idiot | what_happens=Replaced by stars; language=Any; added_by=Ivo Krantz
+ message: Guestbook->@guestbook|message board~Lakeside cabin;Mood=Happy|Grateful|Thoughtful|Critical;Place;Private:boolean;Likes:number#0-100000
+ user: Nickname;Avatar:image;Blocked until:date

# code review|code submission|code receiving|code collaboration|code repository|code library
item code library|code repository|repository|library|codebase: Name!;Description:long;Language=TypeScript|Python|Java|C++|Go|PHP|Other;Owner~Ruth Adler|Timo Berg;Default branch~main|develop;Address:url;Licence~MIT|Internal;Visibility=Public|Team|Private;Submissions:number#0-100000;~Status=Active|Frozen|Archived
- invoice-core | description=Sums, taxes and rounding.; language=TypeScript; owner=Ruth Adler; default_branch=main; licence=Internal; visibility=Team; submissions=34; status=Active
- route-planner | description=Shortest tours for vans.; language=Python; owner=Timo Berg; default_branch=main; licence=MIT; visibility=Public; submissions=19; status=Active
- sensor-gateway | description=Reads meters and passes them on.; language=Go; owner=Ruth Adler; default_branch=develop; licence=Internal; visibility=Private; submissions=8; status=Active
- old-shop | description=Kept for its import scripts.; language=PHP; owner=Timo Berg; default_branch=main; licence=Internal; visibility=Team; submissions=71; status=Frozen
record code submission|submission|submitted code|code|snippet|merge request|pull request: Title!;Library->@code library|code repository~invoice-core|route-planner;Language=TypeScript|Python|Java|C++|Go|PHP|Other;Code:long!;File:file;Branch~fix/rounding;Description:long;Submitted by~Mina Roth|Oleg Dorn;Submitted on:date;Lines added:number#0-100000;Lines removed:number#0-100000;~Status=Draft|In review|Changes wanted|Approved|Merged|Rejected
- Round half to even | library=invoice-core; language=TypeScript; code=export const cents = (v: number) => Math.round(v * 100); branch=fix/rounding; submitted_by=Mina Roth; lines_added=14; lines_removed=9; status=Changes wanted
- Skip closed roads | library=route-planner; language=Python; code=edges = [e for e in edges if not e.closed]; branch=feature/closures; submitted_by=Oleg Dorn; lines_added=52; lines_removed=3; status=In review
- Retry a lost reading | library=sensor-gateway; language=Go; code=err = retry(3, read); branch=fix/retry; submitted_by=Mina Roth; lines_added=21; lines_removed=5; status=Merged
- Remove dead exports | library=old-shop; language=PHP; code=// 12 files deleted; branch=chore/dead; submitted_by=Oleg Dorn; lines_added=0; lines_removed=640; status=Approved
record code check|code review|submission review|review record|review result|assessment: Title!;Submission->@code submission|submission~Round half to even;Reviewer~Ruth Adler|Timo Berg;Verdict=Approved|Changes wanted|Rejected|Comment only;Readability:rating;Correctness:rating;Tests present:boolean;Remarks:long;Reviewed on:date;Minutes spent:number(min)#0-1000
- Rounding, first round | submission=Round half to even; reviewer=Ruth Adler; verdict=Changes wanted; readability=4; correctness=2; remarks=Fails for 1.005, add a test.; minutes_spent=25
- Closures look right | submission=Skip closed roads; reviewer=Timo Berg; verdict=Comment only; readability=4; correctness=4; remarks=What about roads closed for trucks only?; minutes_spent=30
- Retry, final | submission=Retry a lost reading; reviewer=Ruth Adler; verdict=Approved; readability=5; correctness=5; remarks=Small and clear.; minutes_spent=12
- Dead code gone | submission=Remove dead exports; reviewer=Timo Berg; verdict=Approved; readability=5; correctness=4; remarks=Ran the import once more.; minutes_spent=18
record line remark|inline comment|review comment|annotation|suggestion: Title!;Review->@code check|code review~Rounding, first round;File name~src/sum.ts;Line:number#1-100000;Remark:long!;Suggested code:long;Severity=Nit|Minor|Major|Blocking;~Status=Open|Settled|Dismissed
- Float trap | review=Rounding, first round; file_name=src/sum.ts; line=41; remark=Work in cents from the start.; severity=Blocking; status=Open
- Name says little | review=Closures look right; file_name=graph.py; line=12; remark=Call it open_edges.; severity=Nit; status=Settled
- Wait between tries | review=Retry, final; file_name=read.go; line=30; remark=A short pause spares the bus.; severity=Minor; status=Settled
- Still imported | review=Dead code gone; file_name=import.php; line=7; remark=Check the cron job.; severity=Major; status=Dismissed
record code version|version|revision|commit|code history: Number!;Submission->@code submission|submission~Skip closed roads;Change note:long;Author~Mina Roth|Oleg Dorn;Code:long;Made on:date;Checks=Not run|Passed|Failed
- rounding-2 | submission=Round half to even; change_note=Works in cents; author=Mina Roth; checks=Passed
- rounding-1 | submission=Round half to even; change_note=First try; author=Mina Roth; checks=Failed
- closures-1 | submission=Skip closed roads; change_note=Reads the closure list; author=Oleg Dorn; checks=Passed
- retry-3 | submission=Retry a lost reading; change_note=Pause added; author=Mina Roth; checks=Passed
work development task|coding task|code task|assignment|work order: Title!;Library->@code library|code repository~route-planner;Kind=Feature|Bug fix|Clean-up|Test;Description:long;Assigned to~Mina Roth|Oleg Dorn;Due on:date;Estimate:number(h)#0-500;Priority=Low|Normal|High
- Tours with breaks | library=route-planner; kind=Feature; description=Drivers rest after four hours.; assigned_to=Oleg Dorn; estimate=16; priority=High
- Test all tax rates | library=invoice-core; kind=Test; assigned_to=Mina Roth; estimate=6; priority=Normal
- Log lost meters | library=sensor-gateway; kind=Feature; assigned_to=Mina Roth; estimate=4; priority=Normal
- Move the import out | library=old-shop; kind=Clean-up; assigned_to=Oleg Dorn; estimate=20; priority=Low
! person library member|contributor|team member: Name!;Library->@code library|code repository~invoice-core;Role=Owner|Reviewer|Developer|Reader;Email:email;Since:date;Submissions:number#0-10000
- Ruth Adler | library=invoice-core; role=Owner; submissions=12
- Timo Berg | library=route-planner; role=Owner; submissions=30
- Mina Roth | library=invoice-core; role=Developer; submissions=22
- Oleg Dorn | library=route-planner; role=Developer; submissions=17

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
record follow-up|contact record|call record|lead activity|contact history: Title!;Lead->@lead|form submission~Hanna Weir;Kind=Call|E-mail|Visit|Quote sent;Result=Reached|Not reached|Appointment made|No interest;Notes:long;Done by~Greta Lund|Amir Solt;Done on:date;Next step on:date
- First call to Hanna | lead=Hanna Weir; kind=Call; result=Reached; notes=Wants two variants.; done_by=Greta Lund
- Visit to the bakery | lead=Milos Janda; kind=Visit; result=Appointment made; notes=Meter room is dry and large.; done_by=Amir Solt
- Brochure for Edda | lead=Edda Storm; kind=E-mail; result=Not reached; done_by=Greta Lund
- Paul declines | lead=Paul Nemo; kind=Call; result=No interest; notes=Moves next year.; done_by=Amir Solt
record testimonial|customer story|reference|success story: Title!;Customer~Family Brandt;Offer->@offered product|service~Roof check;Quote:long;Stars:rating;Picture:image;Shown:boolean
- Half the bill | customer=Family Brandt; offer=Home battery; quote=We look at the app more than at the telly.; stars=5
- Clear numbers | customer=J. Okoro; offer=Roof check; quote=They told us the east roof does not pay.; stars=5
- Warm and quiet | customer=M. Lindqvist; offer=Heat pump plan; quote=The plan matched the first winter.; stars=4
- Good advice, slow post | customer=S. Pratt; offer=Roof check; quote=The report took a week.; stars=3
! item frequent question|faq|question [question|faq|introduc\\w*|inform\\w*]: Question!;Answer:long;Offer->@offered product|service~Roof check;Order:number#1-100;Shown:boolean
- Does the check cost anything? | answer=No, and nothing is signed.; offer=Roof check; order=1
- Do you need to come in? | answer=Only to the meter.; offer=Roof check; order=2
- How long does a battery last? | answer=About 6000 cycles.; offer=Home battery; order=3
- Which grants are there? | answer=The plan lists those of your town.; offer=Heat pump plan; order=4

# spam|gmail|junk mail|spam filter|e-mail blacklist|spam issue|anti-spam
record spam notice|spam report|spam record|reported spam|spam email|junk mail: Subject!;Sender:email!;Sender name;Mailbox->@mailbox|mail account~Work mail|Family mail;Category->@spam category|category~Phishing|Fake shop;Text:long;Headers:long;Screenshot:image;Received on:date;Harm done=None|Link opened|Data entered|Money lost;Spam score:number#0-100;~Status=New|Confirmed|Not spam|Passed on
- Your parcel waits | sender=post@track-fee.example; sender_name=Parcel service; mailbox=Work mail; category=Phishing; text=Pay 1.99 within 12 hours.; harm_done=None; spam_score=96; status=Confirmed
- 80 % off sunglasses | sender=deal@sun-shop.example; mailbox=Family mail; category=Fake shop; text=Today only.; harm_done=Link opened; spam_score=88; status=Confirmed
- You were chosen | sender=win@lotto-mail.example; mailbox=Family mail; category=Advance fee; text=Send your papers to collect.; harm_done=None; spam_score=99; status=Passed on
- Weekly garden tips | sender=news@greenbeds.example; sender_name=Green Beds; mailbox=Work mail; category=Unwanted newsletter; harm_done=None; spam_score=41; status=New
record non-spam mark|misjudged email|false positive|non-spam email|not-spam mark|rescued email|legitimate email: Subject!;Sender:email!;Mailbox->@mailbox|mail account~Work mail;Why it is genuine:long;Landed in=Spam|Promotions|Quarantine|Bin;Received on:date;Always allow the sender:boolean;Moved back:boolean;~Status=Marked|Accepted|Refused
- Offer for the roof | sender=office@roofers-hill.example; mailbox=Work mail; why_it_is_genuine=I asked for it on the phone.; landed_in=Spam; status=Accepted
- School trip list | sender=class3b@school.example; mailbox=Family mail; why_it_is_genuine=Comes from the teacher.; landed_in=Promotions; status=Accepted
- Invoice 2204 | sender=billing@hosting.example; mailbox=Work mail; why_it_is_genuine=Matches our contract.; landed_in=Quarantine; status=Marked
- Account notice | sender=info@bank-safe.example; mailbox=Family mail; why_it_is_genuine=Looked like my bank.; landed_in=Spam; status=Refused
record blacklist entry|blacklist|blocked sender|blocklist|block rule: Address or domain!;Kind=Address|Domain|IP address|Subject word;Mailbox->@mailbox|mail account~Family mail;Reason:long;What happens=Delete at once|Move to spam|Mark only;Added by~Lena Voss|Tariq Amin;Added on:date;Ends on:date;Hits:number#0-1000000;~Status=Active|Paused|Removed
- track-fee.example | kind=Domain; mailbox=Work mail; reason=Parcel trick; what_happens=Delete at once; added_by=Lena Voss; hits=34; status=Active
- deal@sun-shop.example | kind=Address; mailbox=Family mail; what_happens=Move to spam; added_by=Tariq Amin; hits=12; status=Active
- lottery | kind=Subject word; mailbox=Family mail; what_happens=Move to spam; added_by=Tariq Amin; hits=57; status=Active
- news@greenbeds.example | kind=Address; mailbox=Work mail; reason=Signed off instead; what_happens=Mark only; added_by=Lena Voss; hits=3; status=Paused
record whitelist entry|whitelist|allowed sender|safe sender|trusted sender: Address or domain!;Kind=Address|Domain;Mailbox->@mailbox|mail account~Work mail;Note;Added by~Lena Voss;Added on:date;~Status=Active|Removed
- roofers-hill.example | kind=Domain; mailbox=Work mail; note=Craftsmen; added_by=Lena Voss; status=Active
- class3b@school.example | kind=Address; mailbox=Family mail; note=Teacher; added_by=Tariq Amin; status=Active
- hosting.example | kind=Domain; mailbox=Work mail; added_by=Lena Voss; status=Active
- old-club.example | kind=Domain; mailbox=Family mail; note=Closed in May; added_by=Tariq Amin; status=Removed
item mailbox|mail account|email account|inbox: Name!;Address:email;Provider=Gmail|Outlook|Own server|Other;Owner~Lena Voss|Tariq Amin;Strictness=Mild|Normal|Strict;Spam kept for:number(days)#1-365;Last checked on:date;~Status=Connected|Paused|Sign-in needed
- Work mail | address=lena@studio.example; provider=Gmail; owner=Lena Voss; strictness=Normal; spam_kept_for=30; status=Connected
- Family mail | address=amin.family@mail.example; provider=Gmail; owner=Tariq Amin; strictness=Strict; spam_kept_for=14; status=Connected
- Club mail | address=chess@club.example; provider=Own server; owner=Tariq Amin; strictness=Mild; spam_kept_for=60; status=Paused
- Old mail | address=lena.v@mail.example; provider=Outlook; owner=Lena Voss; strictness=Normal; spam_kept_for=7; status=Sign-in needed
item filter rule|spam rule|mail filter|rule: Name!;Mailbox->@mailbox|mail account~Work mail;Looks at=Sender|Subject|Text|Attachment|Link;Condition~contains|ends with;Value!;Action=Move to spam|Delete|Label|Forward;Points:number#0-100;Hits:number#0-1000000;Active:boolean
- Parcel fees | mailbox=Work mail; looks_at=Text; condition=contains; value=customs fee; action=Move to spam; points=60; hits=18
- Odd attachments | mailbox=Work mail; looks_at=Attachment; condition=ends with; value=.scr; action=Delete; points=100; hits=2
- Short links | mailbox=Family mail; looks_at=Link; condition=contains; value=bit-short.example; action=Label; points=30; hits=40
- Win words | mailbox=Family mail; looks_at=Subject; condition=contains; value=winner; action=Move to spam; points=70; hits=57
! item spam category|category|kind of spam: Name!;Description:long;Danger=Low|Medium|High;Advice:long;Notices:number#0-1000000
- Phishing | description=Wants your password or card.; danger=High; advice=Never follow the link.; notices=41
- Fake shop | description=Sells what never comes.; danger=Medium; advice=Look for an imprint.; notices=22
- Advance fee | description=Promises money for a fee.; danger=High; advice=Do not answer.; notices=9
- Unwanted newsletter | description=Real, but not asked for.; danger=Low; advice=Sign off at the bottom.; notices=30

# news sharing|sharing news|share news|share and earn|forward news|sharing reward|reading reward
item news|news item|news story|shareable news|headline: Title!;Section->@news section|section~City|Science;Summary:long;Text:long;Cover:image;Source;Address:url;Reward per click:money;Click budget:number#0-10000000;Clicks:number#0-100000000;Shares:number#0-10000000;Published on:date;~Status=Draft|Live|Budget used up|Taken down
- Night trams return | section=City; summary=Every half hour until four.; source=City desk; reward_per_click=0.05; click_budget=20000; clicks=8140; shares=311; status=Live
- A beetle that drinks fog | section=Science; summary=Its shell could inspire nets.; source=Science wire; reward_per_click=0.08; click_budget=10000; clicks=10000; shares=402; status=Budget used up
- Cup final sold out | section=Sport; summary=Screens on three squares.; source=Sport desk; reward_per_click=0.04; click_budget=30000; clicks=2210; shares=95; status=Live
- Ten soups for a week | section=Living; summary=None takes longer than an hour.; source=Kitchen desk; reward_per_click=0.03; click_budget=15000; clicks=0; shares=0; status=Draft
record share|share record|shared news|sharing|forwarding|share link: Title!;News->@news|news item~Night trams return;Shared by~Mei Ran|Jonas Falk;Channel=WeChat group|WeChat friend|Moments|WhatsApp|E-mail|Copied link;Group name;Link:url;Code;Shared on:date;Shared at:time;Clicks:number#0-1000000;Earned:money;~Status=Active|Expired|Under check
- Trams to the neighbours | news=Night trams return; shared_by=Mei Ran; channel=WeChat group; group_name=Block 14; code=mr-0141; clicks=62; earned=3.1; status=Active
- Beetle to the hikers | news=A beetle that drinks fog; shared_by=Jonas Falk; channel=WeChat group; group_name=Sunday hikers; code=jf-0077; clicks=118; earned=9.44; status=Expired
- Final to the club | news=Cup final sold out; shared_by=Mei Ran; channel=Moments; code=mr-0142; clicks=35; earned=1.4; status=Active
- Trams, many groups | news=Night trams return; shared_by=Bo Tan; channel=Copied link; code=bt-0009; clicks=940; earned=0; status=Under check
record click|click record|visit|read record|link click: Number!;Share->@share|share record~Trams to the neighbours;Clicked on:date;Clicked at:time;Device=Phone|Tablet|Computer;Region;Seconds read:number(s)#0-3600;Counts:boolean;Why not=Valid|Same reader|Too short|Robot|Over the daily limit;Reward:money
- C-88101 | share=Trams to the neighbours; device=Phone; region=Guangzhou; seconds_read=48; why_not=Valid; reward=0.05
- C-88102 | share=Trams to the neighbours; device=Phone; region=Guangzhou; seconds_read=3; why_not=Too short; reward=0
- C-88103 | share=Beetle to the hikers; device=Tablet; region=Shenzhen; seconds_read=95; why_not=Valid; reward=0.08
- C-88104 | share=Trams, many groups; device=Computer; region=Unknown; seconds_read=1; why_not=Robot; reward=0
record earning|earning detail|income record|reward|reward record|commission|earnings detail: Title!;Earned by~Mei Ran|Jonas Falk;Share->@share|share record~Trams to the neighbours;Kind=Click reward|Daily bonus|Invitation|Ranking prize|Correction;Amount:money;Clicks counted:number#0-1000000;Day:date;~Status=Pending|Confirmed|Paid out|Refused
- Trams, Monday | earned_by=Mei Ran; share=Trams to the neighbours; kind=Click reward; amount=3.1; clicks_counted=62; status=Confirmed
- Beetle, Tuesday | earned_by=Jonas Falk; share=Beetle to the hikers; kind=Click reward; amount=9.44; clicks_counted=118; status=Paid out
- Third place in the week | earned_by=Jonas Falk; kind=Ranking prize; amount=20; clicks_counted=0; status=Confirmed
- Final, Tuesday | earned_by=Mei Ran; share=Final to the club; kind=Click reward; amount=1.4; clicks_counted=35; status=Pending
request withdrawal|payout|payout request|withdrawal request|cash-out: Title!;Asked by~Mei Ran|Jonas Falk;Amount:money!;Paid to=WeChat wallet|Alipay|Bank account;Account name;Fee:money;Asked on:date;Paid on:date;Transfer number
- Mei, March | asked_by=Mei Ran; amount=50; paid_to=WeChat wallet; account_name=Mei Ran; fee=0.5; transfer_number=T-20418
- Jonas, March | asked_by=Jonas Falk; amount=120; paid_to=Bank account; account_name=J. Falk; fee=1; transfer_number=T-20420
- Bo, March | asked_by=Bo Tan; amount=300; paid_to=Alipay; account_name=Bo Tan; fee=3
- Mei, February | asked_by=Mei Ran; amount=30; paid_to=WeChat wallet; account_name=Mei Ran; fee=0.3; transfer_number=T-19877
record ranking|user ranking|leaderboard|rank: Title!;User name~Mei Ran|Jonas Falk;Period=Day|Week|Month|All time;Place:number#1-1000000;Shares:number#0-1000000;Clicks:number#0-10000000;Earned:money;As of:date
- First of the week | user_name=Lin Zhao; period=Week; place=1; shares=88; clicks=2140; earned=131.2
- Second of the week | user_name=Pia Marsh; period=Week; place=2; shares=61; clicks=1702; earned=97.5
- Third of the week | user_name=Jonas Falk; period=Week; place=3; shares=40; clicks=1310; earned=84.6
- Fourth of the week | user_name=Mei Ran; period=Week; place=4; shares=37; clicks=905; earned=46.3
! item news section|section|news category|channel: Name!;Description;Colour;Base reward:money;News:number#0-100000;Order:number#1-100
- City | description=Streets, council, weather; colour=Tan; base_reward=0.05; news=140; order=1
- Science | description=Found and measured; colour=Navy; base_reward=0.08; news=62; order=2
- Sport | description=Results and line-ups; colour=Green; base_reward=0.04; news=210; order=3
- Living | description=Kitchen, home, travel; colour=Coral; base_reward=0.03; news=95; order=4
+ user: Balance:money;Total earned:money;Invitation code;Invited by;Level=New|Active|Top sharer

# warehouse logistics|logistics monitoring|warehouse monitoring|logistics vehicle|logistics data|storage logistics
item warehouse|store|depot|storage site|distribution centre: Name!;Code;Address;City;Latitude:number#-90-90;Longitude:number#-180-180;Area:number(m²)#0-1000000;Pallet places:number#0-1000000;Places taken:number#0-1000000;Manager~Irma Toll|Ken Abe;Temperature:number(°C)#-40-60;~Status=Running|Full|Under maintenance|Closed
- North hub | code=WH-N; city=Hamburg; latitude=53.55; longitude=9.99; area=18000; pallet_places=12000; places_taken=9140; manager=Irma Toll; temperature=17; status=Running
- River depot | code=WH-R; city=Cologne; latitude=50.94; longitude=6.96; area=7500; pallet_places=4200; places_taken=4188; manager=Ken Abe; temperature=18; status=Full
- Cold store | code=WH-C; city=Bremen; latitude=53.08; longitude=8.8; area=5200; pallet_places=2600; places_taken=1730; manager=Irma Toll; temperature=-21; status=Running
- South yard | code=WH-S; city=Munich; latitude=48.14; longitude=11.58; area=9800; pallet_places=6100; places_taken=2005; manager=Ken Abe; temperature=15; status=Under maintenance
item logistics vehicle|vehicle|truck|van|transport vehicle|lorry: Number plate!;Kind=Van|Truck|Semi-trailer|Refrigerated truck|Forklift;Driver~Sven Dahl|Rosa Pino;Home warehouse->@warehouse|store~North hub;Payload:number(kg)#0-60000;Load now:number(kg)#0-60000;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-150;Last signal on:date;Last signal at:time;~Status=Driving|Loading|Idle|No signal|Workshop
- HH-LK 204 | kind=Semi-trailer; driver=Sven Dahl; home_warehouse=North hub; payload=24000; load_now=18200; latitude=52.41; longitude=9.73; speed=82; status=Driving
- K-RD 77 | kind=Van; driver=Rosa Pino; home_warehouse=River depot; payload=1400; load_now=620; latitude=50.95; longitude=6.97; speed=0; status=Loading
- HB-CS 12 | kind=Refrigerated truck; driver=Omar Wirth; home_warehouse=Cold store; payload=12000; load_now=9000; latitude=53.2; longitude=8.5; speed=0; status=No signal
- M-SY 340 | kind=Truck; driver=Tine Lorenz; home_warehouse=South yard; payload=9000; load_now=0; latitude=48.14; longitude=11.58; speed=0; status=Idle
record vehicle position|location record|real-time location|position|track point|trajectory: Title!;Vehicle->@logistics vehicle|vehicle~HH-LK 204;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-150;Heading:number(°)#0-360;Place;Fuel:percent;Recorded on:date;Recorded at:time
- HH-LK 204 near Hanover | vehicle=HH-LK 204; latitude=52.41; longitude=9.73; speed=82; heading=175; place=A7, exit 56; fuel=61
- HH-LK 204 leaves the hub | vehicle=HH-LK 204; latitude=53.54; longitude=10; speed=34; heading=160; place=North hub, gate 3; fuel=88
- K-RD 77 at the ramp | vehicle=K-RD 77; latitude=50.95; longitude=6.97; speed=0; heading=0; place=River depot, ramp 2; fuel=45
- HB-CS 12 last seen | vehicle=HB-CS 12; latitude=53.2; longitude=8.5; speed=51; heading=320; place=Coast road; fuel=30
record stock movement|goods movement|logistics data|warehouse data|inbound and outbound|inbound record|outbound record: Number!;Warehouse->@warehouse|store~North hub;Direction=Inbound|Outbound|Moved inside|Returned;Goods~Tiles, grey|Frozen peas;Quantity:number(pallets)#0-10000;Weight:number(kg)#0-1000000;Vehicle->@logistics vehicle|vehicle~K-RD 77;Ramp~Ramp 2;Handled by~Ivo Marsh;Booked on:date;Booked at:time;~Status=Announced|Under way|Done|Discrepancy
- MV-9101 | warehouse=North hub; direction=Outbound; goods=Tiles, grey; quantity=28; weight=18200; vehicle=HH-LK 204; ramp=Ramp 3; handled_by=Ivo Marsh; status=Done
- MV-9102 | warehouse=River depot; direction=Outbound; goods=Garden tools; quantity=2; weight=620; vehicle=K-RD 77; ramp=Ramp 2; handled_by=Lea Brink; status=Under way
- MV-9103 | warehouse=Cold store; direction=Outbound; goods=Frozen peas; quantity=18; weight=9000; vehicle=HB-CS 12; ramp=Ramp 1; handled_by=Ivo Marsh; status=Done
- MV-9104 | warehouse=South yard; direction=Inbound; goods=Insulation rolls; quantity=40; weight=4100; ramp=Ramp 6; handled_by=Lea Brink; status=Discrepancy
record transport|shipment|transport order|consignment|delivery tour|waybill: Number!;From->@warehouse|store~North hub;To;Vehicle->@logistics vehicle|vehicle~HH-LK 204;Goods;Weight:number(kg)#0-60000;Distance:number(km)#0-10000;Leaves on:date;Due on:date;Delay:number(min)#0-10000;~Status=Planned|Loading|On the road|Delivered|Delayed
- TR-5510 | from=North hub; to=Kassel, builders' market; vehicle=HH-LK 204; goods=Tiles, grey; weight=18200; distance=310; delay=0; status=On the road
- TR-5511 | from=River depot; to=Bonn, three stops; vehicle=K-RD 77; goods=Garden tools; weight=620; distance=64; delay=0; status=Loading
- TR-5512 | from=Cold store; to=Cuxhaven, fish market; vehicle=HB-CS 12; goods=Frozen peas; weight=9000; distance=105; delay=45; status=Delayed
- TR-5508 | from=South yard; to=Augsburg, site 4; vehicle=M-SY 340; goods=Insulation rolls; weight=2100; distance=71; delay=0; status=Delivered
record alarm|alert|warning|monitoring alert|exception: Title!;Warehouse->@warehouse|store~Cold store;Vehicle->@logistics vehicle|vehicle~HB-CS 12;Kind=No signal|Too warm|Nearly full|Late|Left the route|Sensor failure;Value;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Handled by~Irma Toll;~Status=Open|Seen|Closed
- HB-CS 12 is silent | vehicle=HB-CS 12; warehouse=Cold store; kind=No signal; value=22 min; severity=Critical; status=Open
- River depot nearly full | warehouse=River depot; kind=Nearly full; value=99.7 %; severity=Warning; handled_by=Ken Abe; status=Seen
- Cuxhaven tour late | vehicle=HB-CS 12; kind=Late; value=45 min; severity=Warning; handled_by=Irma Toll; status=Seen
- Gate sensor 6 | warehouse=South yard; kind=Sensor failure; severity=Info; handled_by=Ken Abe; status=Closed
! item map layer|personal map|map marker|map view|geofence [map|location|position]: Name!;Owner~Irma Toll;Kind=Marker|Area|Route|Heat map|Vehicles;Colour;Centre latitude:number#-90-90;Centre longitude:number#-180-180;Zoom:number#1-20;Note:long;Shared:boolean
- Trucks of the north | owner=Irma Toll; kind=Vehicles; colour=Blue; centre_latitude=53.3; centre_longitude=9.5; zoom=8
- No-go area Elbe tunnel | owner=Irma Toll; kind=Area; colour=Red; centre_latitude=53.54; centre_longitude=9.94; zoom=13
- Tour Kassel | owner=Ken Abe; kind=Route; colour=Green; centre_latitude=52.2; centre_longitude=9.6; zoom=7
- Fuel stops | owner=Ken Abe; kind=Marker; colour=Orange; centre_latitude=51; centre_longitude=9; zoom=6
! item dashboard chart|chart|data chart|widget [chart|graph\\w*|display|dashboard]: Title!;Measure=Places taken|Movements|Tours|Delay|Temperature|Alarms;Chart kind=Line|Bar|Pie|Gauge|Table;Warehouse->@warehouse|store~North hub;Period=Hour|Day|Week|Month;Refresh every:number(s)#1-3600;Order:number#1-100;Owner~Irma Toll
- Places taken today | measure=Places taken; chart_kind=Gauge; warehouse=North hub; period=Day; refresh_every=30; order=1; owner=Irma Toll
- Movements by hour | measure=Movements; chart_kind=Bar; warehouse=River depot; period=Hour; refresh_every=60; order=2; owner=Ken Abe
- Cold store curve | measure=Temperature; chart_kind=Line; warehouse=Cold store; period=Day; refresh_every=15; order=3; owner=Irma Toll
- Delay of the week | measure=Delay; chart_kind=Line; warehouse=North hub; period=Week; refresh_every=300; order=4; owner=Ken Abe

# personal note|note system|note-taking|note taking|work note|memo|note app|notes app
record note|personal note|work note|memo|work record|jotting: Title!;Category->@note category|category~Meetings|Ideas;Content:long!;Notebook->@notebook|note folder~Office|Home;Written by~Clara Wynn|Dev Patel;Colour;Attachment:file;Picture:image;Pinned:boolean;Written on:date;Remind on:date;~Status=Draft|Saved|Archived|Bin
- Talk with the printer | category=Meetings; content=Proofs by the 12th, paper is in stock.; notebook=Office; written_by=Clara Wynn; colour=Violet; status=Saved
- Shelf for the hallway | category=Ideas; content=180 wide, 30 deep, oak.; notebook=Home; written_by=Clara Wynn; colour=Sand; status=Saved
- Server moved | category=Work log; content=Old one stays on until Friday.; notebook=Office; written_by=Dev Patel; colour=Blue; status=Saved
- Words in Portuguese | category=Learning; content=saudade, madrugada, desenrascar; notebook=Home; written_by=Dev Patel; colour=Green; status=Draft
item note category|category|note type|work category: Name!;Description;Colour;Icon~pen|lamp|book;Parent category;Notes:number#0-100000;Order:number#1-100
- Meetings | description=Who said what; colour=Violet; icon=people; notes=31; order=1
- Ideas | description=Not yet plans; colour=Yellow; icon=lamp; notes=18; order=2
- Work log | description=Done today; colour=Blue; icon=pen; notes=64; order=3
- Learning | description=To be kept in mind; colour=Green; icon=book; notes=22; order=4
item notebook|note folder|folder|note group: Name!;Description;Owner~Clara Wynn|Dev Patel;Colour;Cover:image;Shared:boolean;Notes:number#0-100000;~Status=Active|Archived
- Office | description=All about work; owner=Clara Wynn; colour=Violet; notes=88; status=Active
- Home | description=House and garden; owner=Clara Wynn; colour=Sand; notes=25; status=Active
- Travel 2025 | description=Lists and tickets; owner=Dev Patel; colour=Blue; notes=14; status=Archived
- Course notes | owner=Dev Patel; colour=Green; notes=8; status=Active
item menu entry|menu|menu information|navigation menu|menu item: Name!;Path~/notes|/roles;Icon~note|key|gear;Parent menu;Kind=Folder|Page|Button;Permission code~note:write;Order:number#1-1000;Visible:boolean;~Status=Active|Off
- My notes | path=/notes; icon=note; kind=Page; permission_code=note:read; order=1; status=Active
- Write a note | path=/notes/new; icon=pen; parent_menu=My notes; kind=Button; permission_code=note:write; order=2; status=Active
- Roles | path=/roles; icon=key; kind=Page; permission_code=role:manage; order=3; status=Active
- Statistics | path=/statistics; icon=chart; kind=Page; permission_code=stat:read; order=4; status=Off
item role|user role|permission group: Name!;Code;Description:long;Members:number#0-10000;Made on:date;~Status=Active|Off
- Administrator | code=admin; description=May do all.; members=1; status=Active
- Writer | code=writer; description=Writes and files own notes.; members=6; status=Active
- Reader | code=reader; description=Reads shared notebooks.; members=11; status=Active
- Guest | code=guest; description=Sees the start page.; members=0; status=Off
record role permission|permission|role menu|permission setting|grant: Title!;Role->@role|user role~Writer;Menu->@menu entry|menu~My notes;May read:boolean;May write:boolean;May delete:boolean;Granted by~Clara Wynn;Granted on:date
- Writer to My notes | role=Writer; menu=My notes; granted_by=Clara Wynn
- Writer to Write a note | role=Writer; menu=Write a note; granted_by=Clara Wynn
- Reader to My notes | role=Reader; menu=My notes; granted_by=Clara Wynn
- Administrator to Roles | role=Administrator; menu=Roles; granted_by=Clara Wynn
! record note version|version|earlier version|change history: Title!;Note->@note|personal note~Server moved;Content:long;Changed by~Dev Patel;Changed on:date;Changed at:time;Reason
- Server moved, first | note=Server moved; content=Old one goes off today.; changed_by=Dev Patel; reason=Date corrected
- Printer, draft | note=Talk with the printer; content=Proofs by the 10th.; changed_by=Clara Wynn; reason=New date
- Shelf, pine | note=Shelf for the hallway; content=180 wide, 30 deep, pine.; changed_by=Clara Wynn; reason=Oak instead
- Words, two | note=Words in Portuguese; content=saudade, madrugada; changed_by=Dev Patel; reason=One more
+ account: Role->@role|user role~Writer;Full name;Signed in last on:date;Active:boolean

# redesign the web|web redesign|website redesign|site redesign|website revamp|update and redesign|website renewal|company pages
item web page|page|site page|home page|content page: Title!;Path~/|/about|/contact;Kind=Home|About us|Products|Contact|Legal|Other;Headline;Intro;Text:long;Main picture:image;Layout=One column|Two columns|Grid|Full picture;Description for search;Order:number#1-100;~Status=Draft|In review|Live|Hidden
- Home | path=/; kind=Home; headline=Doors that close softly; intro=Made in our own workshop since 1974.; layout=Full picture; order=1; status=Live
- About us | path=/about; kind=About us; headline=Three generations of joiners; layout=Two columns; order=2; status=Live
- Product showcase | path=/products; kind=Products; headline=Front doors, room doors, gates; layout=Grid; order=3; status=In review
- Contact us | path=/contact; kind=Contact; headline=Come and knock; layout=Two columns; order=4; status=Live
item page section|section|content block|page block|banner: Title!;Page->@web page|page~Home;Kind=Banner|Text|Pictures|Quote|Map|Form|Product row;Text:long;Picture:image;Button text;Button link:url;Effect=None|Fade in|Slide|Zoom;Order:number#1-100;Visible:boolean
- Opening picture | page=Home; kind=Banner; text=New: the oak line; button_text=See the doors; effect=Fade in; order=1
- Workshop film | page=About us; kind=Pictures; text=From trunk to handle.; effect=Slide; order=2
- Best sellers | page=Product showcase; kind=Product row; effect=None; order=1
- Way to us | page=Contact us; kind=Map; text=Yard entrance, parking on the left.; effect=None; order=2
item menu item|navigation menu|navigation|menu entry|link: Label!;Page->@web page|page~About us;Place=Top|Foot|Side;Parent item;Order:number#1-100;Opens in a new tab:boolean;Visible:boolean
- Start | page=Home; place=Top; order=1
- Who we are | page=About us; place=Top; order=2
- Our doors | page=Product showcase; place=Top; order=3
- Write to us | page=Contact us; place=Foot; order=4
item product category|product line|category: Name!;Description:long;Picture:image;Products:number#0-10000;Order:number#1-100;Shown:boolean
- Front doors | description=Safe and tight.; products=14; order=1
- Room doors | description=Light or quiet.; products=32; order=2
- Gates | description=For yards and barns.; products=6; order=3
- Handles and locks | description=Fit all our doors.; products=41; order=4
request enquiry|contact message|contact form|inquiry|contact request: Name!;Email:email!;Phone:phone;Company;About=Product|Price|Visit|Complaint|Other;Page->@web page|page~Contact us;Message:long!;Sent on:date;Answered by~Uta Rehm;Answer:long
- Jana Kessel | email=jana@example.org; about=Price; page=Contact us; message=Front door 110 x 220, oak, two quotes please.; answered_by=Uta Rehm; answer=Quote is on its way.
- Ole Brun | email=ole.brun@example.org; company=Brun building; about=Product; page=Product showcase; message=Do you make fire doors?
- Mira Sand | email=mira@example.org; about=Visit; page=Contact us; message=May we see the workshop on Saturday?
- Hugo Lenz | email=h.lenz@example.org; about=Complaint; page=Contact us; message=The lock sticks in the cold.; answered_by=Uta Rehm; answer=We come on Tuesday.
work redesign task|change request|page update|design task|update task: Title!;Page->@web page|page~Home;Kind=Layout|Text|Picture|Navigation|Speed|Fault;Description:long;Assigned to~Kim Arndt|Uta Rehm;Due on:date;Before:image;After:image;Priority=Low|Normal|High
- Menu for phones | page=Home; kind=Navigation; description=Fold below 800 px.; assigned_to=Kim Arndt; priority=High
- Sharper pictures | page=Product showcase; kind=Picture; assigned_to=Kim Arndt; priority=Normal
- Shorter history | page=About us; kind=Text; description=Five dates are enough.; assigned_to=Uta Rehm; priority=Low
- Form with consent | page=Contact us; kind=Fault; assigned_to=Kim Arndt; priority=High
! item company milestone|milestone|company history|team member [about]: Title!;Year:number#1800-2100;Kind=History|Person|Award|Certificate;Text:long;Picture:image;Order:number#1-100
- First workshop | year=1974; kind=History; text=A garage with one saw.; order=1
- Oak line | year=2019; kind=History; text=Wood from within 80 km.; order=2
- Uta Rehm, office | year=2008; kind=Person; text=Knows every order by heart.; order=3
- Craft prize | year=2022; kind=Award; text=For the sliding barn gate.; order=4
+ product: Category->@product category|product line~Front doors;Material~Oak|Ash;Dimensions;Highlighted:boolean

# css optimization|css file|unused css|css selector|stylesheet|css cleanup|css minif
item css project|project|optimization project|site project: Name!;Description:long;Site address:url;Owner~Alva Rees|Bruno Tell;Framework=None|Bootstrap|Tailwind|Own;Files:number#0-10000;Size before:number(KB)#0-100000;Size after:number(KB)#0-100000;Last run on:date;~Status=Active|Done|Archived
- Bakery site | owner=Alva Rees; framework=Bootstrap; files=6; size_before=212; size_after=38; status=Active
- Choir pages | owner=Bruno Tell; framework=None; files=4; size_before=46; size_after=31; status=Done
- Ticket shop | owner=Alva Rees; framework=Own; files=19; size_before=388; size_after=0; status=Active
- Old portfolio | owner=Bruno Tell; framework=Tailwind; files=2; size_before=2900; size_after=14; status=Archived
item source file|uploaded file|html file|css file|stylesheet|file: Name!;Project->@css project|project~Bakery site;Kind=HTML|CSS|SCSS|JavaScript;File:file;Code:long;Size:number(KB)#0-100000;Lines:number#0-1000000;Rules:number#0-100000;Uploaded on:date;~Status=Uploaded|Read|Faulty
- theme.css | project=Bakery site; kind=CSS; size=180; lines=7100; rules=1640; status=Read
- index.html | project=Bakery site; kind=HTML; size=14; lines=260; rules=0; status=Read
- choir.css | project=Choir pages; kind=CSS; size=46; lines=1900; rules=420; status=Read
- tickets.scss | project=Ticket shop; kind=SCSS; size=92; lines=3300; rules=760; status=Faulty
record analysis|analysis run|optimization run|scan|check run|analysis record|optimization record: Title!;Project->@css project|project~Bakery site;Settings->@optimization setting|setting~Careful;Stylesheets:number#0-1000;Pages:number#0-1000;Selectors found:number#0-100000;Used:number#0-100000;Unused:number#0-100000;Saved:percent;Seconds taken:number(s)#0-3600;Started by~Alva Rees;Run on:date;~Status=Waiting|Running|Done|Failed
- Bakery, all pages | project=Bakery site; settings=Careful; stylesheets=2; pages=4; selectors_found=1712; used=301; unused=1411; saved=82; seconds_taken=3; started_by=Alva Rees; status=Done
- Bakery, start page only | project=Bakery site; settings=Strict; stylesheets=2; pages=1; selectors_found=1712; used=140; unused=1572; saved=91; seconds_taken=1; started_by=Alva Rees; status=Done
- Choir | project=Choir pages; settings=Careful; stylesheets=1; pages=3; selectors_found=420; used=288; unused=132; saved=33; seconds_taken=1; started_by=Bruno Tell; status=Done
- Tickets, first try | project=Ticket shop; settings=Strict; stylesheets=9; pages=10; started_by=Alva Rees; status=Failed
record selector|css selector|unused selector|selector result|unused rule|matched selector: Selector!;Analysis->@analysis|analysis run~Bakery, all pages;File->@source file|stylesheet~theme.css;Line:number#1-1000000;Matches:number#0-100000;Found in->@source file|html file~index.html;Specificity~0,1,0;Declarations:long;Verdict=Used|Unused|Only by script|Doubtful;Keep anyway:boolean;~Status=Listed|Removed|Kept
- .carousel-item | analysis=Bakery, all pages; file=theme.css; line=4120; matches=0; specificity=0,1,0; verdict=Unused; status=Removed
- .btn-primary | analysis=Bakery, all pages; file=theme.css; line=880; matches=7; found_in=index.html; specificity=0,1,0; verdict=Used; status=Kept
- .is-open > .menu | analysis=Bakery, all pages; file=theme.css; line=2011; matches=0; specificity=0,2,0; verdict=Only by script; status=Kept
- #choirlist li em | analysis=Choir; file=choir.css; line=300; matches=0; specificity=1,0,2; verdict=Unused; status=Listed
record optimized file|result|result file|cleaned file|minified file|output: Name!;Analysis->@analysis|analysis run~Choir;From->@source file|stylesheet~choir.css;Code:long;File:file;Size before:number(KB)#0-100000;Size after:number(KB)#0-100000;Minified:boolean;Downloads:number#0-10000;Made on:date
- theme.clean.css | analysis=Bakery, all pages; from=theme.css; size_before=180; size_after=38; downloads=3
- theme.start.css | analysis=Bakery, start page only; from=theme.css; size_before=180; size_after=19; downloads=1
- choir.clean.css | analysis=Choir; from=choir.css; size_before=46; size_after=31; downloads=2
- choir.min.css | analysis=Choir; from=choir.css; size_before=46; size_after=24; downloads=5
item optimization setting|setting|option|profile|rule set: Name!;Owner~Alva Rees;Remove unused:boolean;Minify:boolean;Merge equal rules:boolean;Keep media queries:boolean;Always keep~.is-*, .js-*;Comments=Keep|Remove|Licence only;Browsers~last 2 versions
- Careful | owner=Alva Rees; always_keep=.is-*, .js-*; comments=Keep; browsers=last 2 versions
- Strict | owner=Alva Rees; comments=Remove; browsers=last 2 versions
- For print | owner=Bruno Tell; always_keep=.print-*; comments=Licence only; browsers=all
- Only minify | owner=Bruno Tell; comments=Licence only; browsers=last 5 years
! record finding|css fault|suggestion|hint [analy\\w*|check|suggest\\w*]: Title!;Analysis->@analysis|analysis run~Choir;File->@source file|stylesheet~choir.css;Line:number#1-1000000;Kind=Twice|Overruled|Syntax fault|Unknown property|Too specific;Advice:long;Severity=Info|Warning|Fault
- Colour set twice | analysis=Choir; file=choir.css; line=88; kind=Twice; advice=Keep the later one.; severity=Info
- Brace is missing | analysis=Tickets, first try; file=tickets.scss; line=1402; kind=Syntax fault; advice=Close the block above.; severity=Fault
- Five ids in a row | analysis=Bakery, all pages; file=theme.css; line=3107; kind=Too specific; advice=Use one class.; severity=Warning
- Old prefix | analysis=Bakery, all pages; file=theme.css; line=77; kind=Overruled; advice=No browser needs it now.; severity=Info

# real-time communication|real-time messaging|instant communication|communication service|websocket|instant messaging service
item conversation|chat room|room|channel|group|chat: Name!;Kind=Direct|Group|Public channel|Broadcast;Description;Made by~Yara Stone|Finn Odell;Picture:image;Members:number#0-100000;Most members:number#2-100000;Encrypted:boolean;Last message on:date;~Status=Active|Muted|Closed
- Night shift | kind=Group; description=Handover and short calls; made_by=Yara Stone; members=9; most_members=50; status=Active
- Yara and Finn | kind=Direct; made_by=Finn Odell; members=2; most_members=2; status=Active
- All hands | kind=Broadcast; description=News of the house; made_by=Yara Stone; members=140; most_members=500; status=Active
- Move to floor 3 | kind=Public channel; made_by=Finn Odell; members=31; most_members=100; status=Closed
record connection|session|connection record|online status|client connection|connection status: Number!;User name~Yara Stone|Finn Odell;Protocol=WebSocket|WebRTC|Long polling|TCP|UDP;Device=Phone|Tablet|Computer|Server;IP address~10.0.4.17;Server->@communication server|server node~Node north;Latency:number(ms)#0-60000;Bytes sent:number#0-10000000000;Bytes received:number#0-10000000000;Connected on:date;Connected at:time;~Status=Connecting|Online|Away|Reconnecting|Closed
- CN-7001 | user_name=Yara Stone; protocol=WebSocket; device=Computer; ip_address=10.0.4.17; server=Node north; latency=24; bytes_sent=48210; bytes_received=190455; status=Online
- CN-7002 | user_name=Finn Odell; protocol=WebRTC; device=Phone; ip_address=10.0.4.33; server=Node north; latency=61; bytes_sent=902110; bytes_received=874001; status=Away
- CN-7003 | user_name=Ilse Kron; protocol=Long polling; device=Tablet; ip_address=10.0.9.2; server=Node south; latency=410; bytes_sent=3100; bytes_received=8800; status=Reconnecting
- CN-6990 | user_name=Yara Stone; protocol=WebSocket; device=Phone; ip_address=10.0.4.18; server=Node south; latency=33; bytes_sent=1200; bytes_received=5600; status=Closed
record data transfer|file transfer|transfer|transfer record|sent file|transmission: Title!;Conversation->@conversation|chat room~Night shift;Sent by~Yara Stone;Received by~Finn Odell;File:file;Kind=File|Picture|Voice|Video|Text data;Size:number(KB)#0-10000000;Progress:percent;Checksum;Started on:date;Started at:time;Seconds taken:number(s)#0-100000;~Status=Waiting|Running|Done|Failed|Cancelled
- Handover list | conversation=Night shift; sent_by=Yara Stone; received_by=Ilse Kron; kind=File; size=88; progress=100; checksum=9f2c-11; seconds_taken=1; status=Done
- Floor plan | conversation=Move to floor 3; sent_by=Finn Odell; received_by=Yara Stone; kind=Picture; size=4200; progress=100; checksum=77ab-02; seconds_taken=4; status=Done
- Safety film | conversation=All hands; sent_by=Yara Stone; received_by=All; kind=Video; size=210000; progress=63; status=Running
- Voice note | conversation=Yara and Finn; sent_by=Finn Odell; received_by=Yara Stone; kind=Voice; size=340; progress=12; status=Failed
person contact|friend|contact person|buddy: Name!;Display name;Phone:phone;Email:email;Group~Colleagues|Friends;Note;Added on:date;Blocked:boolean;~Status=Online|Away|Busy|Offline
- Ilse Kron | display_name=ilse; phone=+49 555 0177; email=ilse@example.org; group=Colleagues; status=Away
- Marek Hyde | display_name=marek; email=marek@example.org; group=Colleagues; status=Offline
- Sofia Lane | display_name=sofi; phone=+44 555 0108; group=Friends; status=Online
- Pedro Ruiz | display_name=pruiz; email=pedro@example.org; group=Colleagues; note=Only by day; status=Busy
record call|voice call|video call|call record|call history: Title!;Conversation->@conversation|chat room~Yara and Finn;Kind=Voice|Video|Screen sharing;Started by~Finn Odell;Participants:number#1-1000;Length:number(s)#0-100000;Quality:rating;Started on:date;Started at:time;~Status=Ringing|Running|Ended|Missed|Declined
- Morning call | conversation=Yara and Finn; kind=Voice; started_by=Finn Odell; participants=2; length=312; quality=5; status=Ended
- Shift handover | conversation=Night shift; kind=Video; started_by=Yara Stone; participants=7; length=1260; quality=4; status=Ended
- Look at my screen | conversation=Move to floor 3; kind=Screen sharing; started_by=Finn Odell; participants=3; length=540; quality=3; status=Ended
- Late ring | conversation=Yara and Finn; kind=Voice; started_by=Yara Stone; participants=1; length=0; status=Missed
item communication server|server node|server|relay: Name!;Address:url;Port:number#1-65535;Protocol=WebSocket|WebRTC|TCP|UDP;Region;Connections:number#0-10000000;Most connections:number#1-10000000;Load:percent;Started on:date;~Status=Running|Busy|Stopped|Unreachable
- Node north | port=8443; protocol=WebSocket; region=Europe north; connections=1204; most_connections=5000; load=24; status=Running
- Node south | port=8443; protocol=WebSocket; region=Europe south; connections=3980; most_connections=5000; load=81; status=Busy
- Relay 1 | port=3478; protocol=UDP; region=Europe north; connections=88; most_connections=1000; load=9; status=Running
- Test node | port=9000; protocol=TCP; region=Lab; connections=0; most_connections=50; load=0; status=Stopped
! record connection event|connection log|event log [connect\\w*|status|monitor\\w*]: Title!;Connection->@connection|session~CN-7003;Kind=Opened|Heartbeat lost|Reconnected|Closed|Refused|Error;Code:number#0-5000;Message:long;Happened on:date;Happened at:time
- CN-7003 lost its pulse | connection=CN-7003; kind=Heartbeat lost; code=1006; message=No answer for 30 s
- CN-7003 is back | connection=CN-7003; kind=Reconnected; code=0; message=Second try
- CN-6990 closed | connection=CN-6990; kind=Closed; code=1000; message=Closed by the user
- CN-7001 opened | connection=CN-7001; kind=Opened; code=101; message=Token accepted
! record conversation member|room member|group member [group|room|channel|other users]: Name!;Conversation->@conversation|chat room~Night shift;Role=Owner|Moderator|Member|Listener;Joined on:date;Muted:boolean;Unread:number#0-100000
- Yara Stone | conversation=Night shift; role=Owner; unread=0
- Ilse Kron | conversation=Night shift; role=Member; unread=4
- Finn Odell | conversation=Move to floor 3; role=Owner; unread=0
- Marek Hyde | conversation=All hands; role=Listener; unread=11
+ message: Conversation->@conversation|chat room~Night shift;Kind=Text|Picture|File|Voice|System;Attachment:file;Sent at:time;Delivery=Sending|Sent|Delivered|Read|Failed;Answers to

# comment system|commenting system|comment section|comment platform|comment management|commenting platform|comment plugin|comment module
item comment thread|thread|discussion|page|commented page|topic: Title!;Address:url;Section~Blog|Shop|News;Opened by~Tara Quill|Emil Bode;Description:long;Who may comment=Everyone|Signed in|Members;Order of comments=Newest first|Oldest first|Most liked;Comments:number#0-1000000;Opened on:date;~Status=Open|Read only|Closed
- Should the market stay car-free? | section=News; opened_by=Tara Quill; description=Tell us how Saturdays have changed.; who_may_comment=Signed in; order_of_comments=Most liked; comments=214; status=Open
- Rye bread in a pot | section=Blog; opened_by=Emil Bode; who_may_comment=Everyone; order_of_comments=Newest first; comments=58; status=Open
- Rain jacket Fjell | section=Shop; opened_by=Tara Quill; who_may_comment=Members; order_of_comments=Newest first; comments=17; status=Open
- Election night, live | section=News; opened_by=Emil Bode; who_may_comment=Signed in; order_of_comments=Oldest first; comments=1903; status=Read only
record reply|comment reply|answer|response: Title!;Thread->@comment thread|thread~Rye bread in a pot;Comment excerpt;Content:long!;Written by~Nele Strand|Omar Vance;Mentions;Written on:date;Written at:time;Likes:number#0-1000000;~Status=Visible|Waiting|Hidden|Deleted
- Try a colder oven | thread=Rye bread in a pot; comment_excerpt=My crust burns every time; content=Twenty degrees less and five minutes more.; written_by=Nele Strand; likes=14; status=Visible
- Deliveries are the problem | thread=Should the market stay car-free?; comment_excerpt=Finally quiet; content=Quiet for you, but my crates come on foot now.; written_by=Omar Vance; likes=33; status=Visible
- Sleeves run long | thread=Rain jacket Fjell; comment_excerpt=Which size at 170 cm; content=Take S.; written_by=Nele Strand; likes=3; status=Visible
- Insult removed | thread=Election night, live; comment_excerpt=They never learn; content=Removed by the team.; written_by=Jay Crow; likes=0; status=Deleted
record like|comment like|like record|vote|thumbs up|reaction: Title!;Thread->@comment thread|thread~Rye bread in a pot;Reply->@reply|comment reply~Try a colder oven;Kind=Like|Dislike|Heart|Laugh;Given by~Omar Vance;Given on:date
- Omar likes the cold oven | thread=Rye bread in a pot; reply=Try a colder oven; kind=Like; given_by=Omar Vance
- Nele on the crates | thread=Should the market stay car-free?; reply=Deliveries are the problem; kind=Like; given_by=Nele Strand
- Jay on the crates | thread=Should the market stay car-free?; reply=Deliveries are the problem; kind=Dislike; given_by=Jay Crow
- Pia on the sleeves | thread=Rain jacket Fjell; reply=Sleeves run long; kind=Heart; given_by=Pia Noor
record user block|block|blocked user|ban|user blocking|blacklist entry: User name!;Reason=Insult|Spam|Advertising|Hate|Other;Explanation:long;Scope=Whole site|One thread|Read only;Thread->@comment thread|thread~Election night, live;Blocked by~Tara Quill;Blocked on:date;Blocked until:date;~Status=Active|Lifted|Expired
- Jay Crow | reason=Insult; explanation=Third warning in a week.; scope=Read only; thread=Election night, live; blocked_by=Tara Quill; status=Active
- bestdeals77 | reason=Advertising; scope=Whole site; blocked_by=Emil Bode; status=Active
- Rolf Brack | reason=Spam; explanation=Same text forty times.; scope=One thread; thread=Should the market stay car-free?; blocked_by=Tara Quill; status=Expired
- Lia Moor | reason=Other; explanation=Mixed up with another Lia.; scope=Whole site; blocked_by=Emil Bode; status=Lifted
item flow control rule|flow rule|control rule|comment flow control|rate limit|comment rule: Name!;Applies to=Everyone|New users|Guests|One thread;Thread->@comment thread|thread~Election night, live;Most comments:number#1-10000;Within:number(min)#1-10000;Pause between:number(s)#0-3600;Longest text:number(characters)#10-100000;When exceeded=Wait|Check first|Refuse|Block for an hour;Made by~Tara Quill;Active:boolean
- New users, first week | applies_to=New users; most_comments=5; within=60; pause_between=60; longest_text=1000; when_exceeded=Check first; made_by=Tara Quill
- Everyone | applies_to=Everyone; most_comments=30; within=60; pause_between=10; longest_text=4000; when_exceeded=Wait; made_by=Tara Quill
- Election night | applies_to=One thread; thread=Election night, live; most_comments=6; within=30; pause_between=45; longest_text=600; when_exceeded=Refuse; made_by=Emil Bode
- Guests | applies_to=Guests; most_comments=2; within=60; pause_between=120; longest_text=500; when_exceeded=Check first; made_by=Emil Bode
request complaint|comment flag|flagged comment|abuse notice|comment complaint: Title!;Thread->@comment thread|thread~Election night, live;Comment excerpt;Reason=Insult|Spam|Hate|False|Private data|Other;Explanation:long;Sent by~Pia Noor;Sent on:date;Decision=None|Kept|Hidden|Deleted|User blocked;Decided by~Tara Quill
- Name-calling at 22:10 | thread=Election night, live; comment_excerpt=They never learn; reason=Insult; sent_by=Pia Noor; decision=User blocked; decided_by=Tara Quill
- Link to a shop | thread=Rye bread in a pot; comment_excerpt=Cheap pots here; reason=Spam; sent_by=Nele Strand; decision=Deleted; decided_by=Emil Bode
- My address is in it | thread=Should the market stay car-free?; comment_excerpt=The lady at no. 9; reason=Private data; sent_by=Omar Vance; decision=Hidden; decided_by=Tara Quill
- Only disagrees | thread=Rain jacket Fjell; comment_excerpt=It leaks; reason=False; sent_by=Jay Crow; decision=Kept; decided_by=Emil Bode
! record moderation step|moderation log|admin action|handling record [backend|admin\\w*|moderat\\w*|manage\\w*]: Title!;Thread->@comment thread|thread~Rye bread in a pot;Action=Approved|Hidden|Deleted|Restored|User blocked|Rule changed;Concerns;Reason:long;Done by~Tara Quill|Emil Bode;Done on:date;Done at:time
- Shop link deleted | thread=Rye bread in a pot; action=Deleted; concerns=bestdeals77; reason=Advertising; done_by=Emil Bode
- Address hidden | thread=Should the market stay car-free?; action=Hidden; concerns=Rolf Brack; done_by=Tara Quill
- Jay read only | thread=Election night, live; action=User blocked; concerns=Jay Crow; reason=Third warning; done_by=Tara Quill
- Lia restored | thread=Rain jacket Fjell; action=Restored; concerns=Lia Moor; reason=Mixed up; done_by=Emil Bode
! item sensitive word|filtered word|word filter [filter\\w*|sensitiv\\w*|violat\\w*|moderat\\w*]: Word!;Kind=Insult|Advertising|Fraud|Other;What happens=Stars|Check first|Refuse;Hits:number#0-1000000;Active:boolean
- casino | kind=Advertising; what_happens=Refuse; hits=310
- idiot | kind=Insult; what_happens=Check first; hits=95
- whatsapp me | kind=Fraud; what_happens=Check first; hits=41
- damn | kind=Other; what_happens=Stars; hits=122
+ comment: Thread->@comment thread|thread~Rye bread in a pot;Content:long;Likes:number#0-1000000;Written at:time;Pinned:boolean;State=Visible|Waiting|Hidden|Deleted
+ user: Nickname;Avatar:image;Comments written:number#0-1000000;Warnings:number#0-100;Blocked until:date

# website content|content update|content maintenance|website management system|website maintenance|website editor|site content|modular website
item content page|content|website content|web page|page|content item: Title!;Section->@site section|section~Company|Help;Kind=Page|News|Product text|Notice|Download;Summary:long;Content:long!;Cover:image;Author~Gwen Faber|Luis Andal;Template->@page template|template~Wide text;Tags;Go live on:date;Take down on:date;Views:number#0-100000000;~Status=Draft|In review|Published|Outdated|Taken down
- Opening hours in winter | section=Help; kind=Notice; summary=From November until March.; content=Monday to Friday, nine to four.; author=Gwen Faber; template=Wide text; tags=hours, winter; views=1204; status=Published
- How we repair a cello | section=Company; kind=Page; summary=From crack to concert.; content=First the strings come off.; author=Luis Andal; template=Picture left; tags=workshop; views=833; status=Published
- Price list 2024 | section=Help; kind=Download; content=All hourly rates.; author=Gwen Faber; template=Wide text; views=2090; status=Outdated
- Open day in May | section=News desk; kind=News; summary=Try an instrument.; content=Coffee from ten, a quartet at noon.; author=Luis Andal; template=Cards; status=In review
record content version|version|revision|edit|edit history|content change|update record: Title!;Page->@content page|content~Opening hours in winter;Number:number#1-10000;Content:long;Change note;Edited by~Gwen Faber|Luis Andal;Edited on:date;Edited at:time;Kind=Added|Edited|Restored|Deleted
- Hours, second wording | page=Opening hours in winter; number=2; content=Monday to Friday, nine to four.; change_note=Ends at four, not five; edited_by=Gwen Faber; kind=Edited
- Hours, first | page=Opening hours in winter; number=1; content=Monday to Friday, nine to five.; edited_by=Gwen Faber; kind=Added
- Cello with new pictures | page=How we repair a cello; number=3; change_note=Four pictures; edited_by=Luis Andal; kind=Edited
- Open day, draft | page=Open day in May; number=1; edited_by=Luis Andal; kind=Added
work maintenance task|update task|maintenance record|content task|maintenance plan: Title!;Page->@content page|content~Price list 2024;Kind=Update|Fault|Dead link|New content|Backup|Translation;Description:long;Assigned to~Gwen Faber|Luis Andal;Due on:date;Repeats=Once|Weekly|Monthly|Yearly;Priority=Low|Normal|High
- New rates | page=Price list 2024; kind=Update; description=Rates of the new year.; assigned_to=Gwen Faber; repeats=Yearly; priority=High
- Link to the maker is dead | page=How we repair a cello; kind=Dead link; assigned_to=Luis Andal; repeats=Once; priority=Normal
- Summer hours | page=Opening hours in winter; kind=Update; assigned_to=Gwen Faber; repeats=Yearly; priority=Normal
- Weekly backup | kind=Backup; assigned_to=Luis Andal; repeats=Weekly; priority=High
item module|functional module|extension|plug-in|plugin|component: Name!;Code;Description:long;Version~1.4.0;Author;Price:money;Needs;Size:number(KB)#0-1000000;Installed on:date;~Status=Available|Installed|Switched off|Update ready|Removed
- News | code=news; description=Dated entries with a list.; version=2.1.0; author=Core team; price=0; size=240; status=Installed
- Product catalogue | code=catalogue; description=Groups, pictures, prices.; version=1.8.2; author=Core team; price=0; size=610; status=Update ready
- Contact form | code=form; version=1.2.0; author=Core team; price=0; size=88; status=Installed
- Picture map | code=imgmap; description=Links on a picture.; version=0.9.1; author=H. Orlo; price=19; needs=News; size=130; status=Available
item site section|section|column|content category|category|channel: Name!;Address:url;Description;Parent section;Order:number#1-1000;Shown in menu:boolean;Pages:number#0-100000;~Status=Visible|Hidden
- Company | description=Who we are; order=1; pages=9; status=Visible
- News desk | description=What is new; order=2; pages=41; status=Visible
- Help | description=Hours, prices, answers; order=3; pages=14; status=Visible
- Archive | description=Older than five years; order=9; pages=120; status=Hidden
item page template|template|layout|theme|design|site layout: Name!;Description;Kind=Page|List|Start page|Whole site;Columns:number#1-6;Colours~Paper and ink;Font~Serif;Preview:image;Code:long;~Status=Active|Draft|Retired
- Wide text | description=One column; kind=Page; columns=1; colours=Paper and ink; font=Serif; status=Active
- Picture left | kind=Page; columns=2; colours=Paper and ink; font=Serif; status=Active
- Cards | kind=List; columns=3; colours=Sand and teal; font=Sans; status=Active
- Old start page | kind=Start page; columns=4; colours=Grey; font=Sans; status=Retired
item media file|media|picture|attachment|download file|image: Name!;File:file;Picture:image;Kind=Picture|Document|Film|Sound;Alternative text;Size:number(KB)#0-10000000;Used on->@content page|content~How we repair a cello;Uploaded by~Luis Andal;Uploaded on:date
- cello-crack.jpg | kind=Picture; alternative_text=Crack beside the bridge; size=820; used_on=How we repair a cello; uploaded_by=Luis Andal
- prices-2024.pdf | kind=Document; size=140; used_on=Price list 2024; uploaded_by=Gwen Faber
- quartet.jpg | kind=Picture; alternative_text=Four players in the yard; size=1100; used_on=Open day in May; uploaded_by=Luis Andal
- door.jpg | kind=Picture; alternative_text=Door with the hours; size=410; used_on=Opening hours in winter; uploaded_by=Gwen Faber
! item permission|role|user group|role permission [permission|role|user management]: Name!;May write:boolean;May publish:boolean;May delete:boolean;May install modules:boolean;Sections~All|News desk;Members:number#0-10000
- Administrator | sections=All; members=1
- Chief editor | sections=All; members=2
- Writer | sections=News desk; members=5
- Translator | sections=Help; members=1
! record visit statistic|statistic|traffic record|page view [statistic\\w*|analysis|traffic]: Title!;Page->@content page|content~Opening hours in winter;Day:date;Views:number#0-10000000;Visitors:number#0-10000000;Seconds on page:number(s)#0-10000;Came from=Search|Direct|Link|Social media
- Hours, Monday | page=Opening hours in winter; views=88; visitors=80; seconds_on_page=14; came_from=Search
- Cello, Monday | page=How we repair a cello; views=31; visitors=27; seconds_on_page=190; came_from=Link
- Prices, Monday | page=Price list 2024; views=52; visitors=47; seconds_on_page=41; came_from=Search
- Hours, Tuesday | page=Opening hours in winter; views=73; visitors=70; seconds_on_page=12; came_from=Direct
+ article: Section->@site section|section~News desk;Template->@page template|template~Cards;Go live on:date;Tags

# applications of php|features of php|introduction to php|programming language introduction|language showcase|introduces php|php introduction
item language topic|topic|chapter|feature|language feature|syntax topic|basic characteristic: Title!;Area=History|Basics|Syntax|Functions|Objects|Web|Security|Performance;Summary;Text:long!;Level=Beginner|Intermediate|Advanced;Since version~5.3|8.1;Reading time:number(min)#1-600;Picture:image;Order:number#1-1000;~Status=Draft|Published|Outdated
- Arrays that do it all | area=Syntax; summary=List, map and stack in one.; text=Keys are whole numbers or strings.; level=Beginner; since_version=4.0; reading_time=8; order=3; status=Published
- Enums | area=Objects; summary=A closed set of values.; text=Cases may carry a string or a number.; level=Intermediate; since_version=8.1; reading_time=6; order=11; status=Published
- One request, one run | area=Web; summary=Nothing is shared between requests.; text=Memory is freed at the end.; level=Beginner; reading_time=5; order=6; status=Published
- Safe queries | area=Security; summary=Prepared statements always.; text=Values never become part of the text.; level=Beginner; reading_time=9; order=14; status=Published
item code example|example|sample code|snippet|demo: Title!;Topic->@language topic|topic~Arrays that do it all;Code:long!;Output:long;Explanation:long;Level=Beginner|Intermediate|Advanced;Needs version~8.1;Runs:number#0-1000000;Copied:number#0-1000000;Author~Mona Kehl|Theo Lark
- Count the words | topic=Arrays that do it all; code=$n = array_count_values(explode(chr(32), $text)); output=[the => 4, sea => 1]; level=Beginner; needs_version=7.4; runs=902; copied=210; author=Mona Kehl
- State of an order | topic=Enums; code=enum State: string { case Open = 'open' }; output=open; level=Intermediate; needs_version=8.1; runs=411; copied=130; author=Theo Lark
- Find by e-mail | topic=Safe queries; code=$q = $db->prepare('select * from person where email = ?'); explanation=The value goes in apart.; level=Beginner; needs_version=7.4; runs=760; copied=388; author=Mona Kehl
- Hello by name | topic=One request, one run; code=echo 'Hello ' . htmlspecialchars($_GET['name'] ?? 'you'); output=Hello you; level=Beginner; needs_version=7.4; runs=1502; copied=95; author=Theo Lark
item application area|application scenario|application|use area|scenario|field of application: Name!;Description:long;Why it fits:long;Typical tools~Laravel|Symfony|WordPress;Picture:image;Popularity:percent;Order:number#1-100
- Web shops | description=From cart to invoice.; why_it_fits=Many ready shops to start from.; typical_tools=Magento, Sylius; popularity=34; order=1
- Content sites | description=News, blogs, clubs.; why_it_fits=Cheap hosting everywhere.; typical_tools=WordPress, Drupal; popularity=62; order=2
- Interfaces for apps | description=Answers in JSON.; why_it_fits=Small frameworks start fast.; typical_tools=Slim, API Platform; popularity=28; order=3
- Tools on the command line | description=Imports and night jobs.; why_it_fits=Same classes as the site.; typical_tools=Symfony Console; popularity=17; order=4
item development case|case|case study|project case|showcase|development example: Title!;Area->@application area|application scenario~Web shops;Client~Seed merchant;Problem:long;Solution:long;Result:long;Framework~Laravel|Symfony|None;Months:number#0-120;Picture:image;Address:url;Finished on:date
- Seeds by post | area=Web shops; client=Seed merchant; problem=Orders by fax in spring.; solution=Shop with stock by packet.; result=Half the calls are gone.; framework=Symfony; months=5
- Paper of a valley | area=Content sites; client=Local newspaper; problem=Two systems for print and web.; solution=One desk for both.; result=News is out an hour earlier.; framework=Laravel; months=8
- Bus times | area=Interfaces for apps; client=Bus company; solution=Cached answers for stops.; result=40 ms on average.; framework=Slim; months=3
- Archive import | area=Tools on the command line; client=Town archive; problem=90 000 index cards.; solution=Nightly import with a log.; framework=None; months=2
item release|version history|history|history event|milestone|php version: Version!;Year:number#1990-2100;Code name;What was new:long;Speed gain:percent;Released on:date;Supported until:date;~Status=Supported|Security only|Ended|Planned
- 5.0 | year=2004; what_was_new=A new object model.; status=Ended
- 7.0 | year=2015; what_was_new=About twice as fast, scalar types.; speed_gain=100; status=Ended
- 8.0 | year=2020; what_was_new=Named arguments, match, attributes.; speed_gain=10; status=Ended
- 8.3 | year=2023; what_was_new=Typed constants.; speed_gain=3; status=Security only
item advantage|strength|benefit|comparison|language comparison: Title!;Kind=Advantage|Drawback|Comparison;Compared with=None|Python|Node.js|Java|Ruby;Text:long;Weight:rating;Order:number#1-100
- Runs almost anywhere | kind=Advantage; compared_with=None; text=The cheapest host will do.; weight=5; order=1
- Names without a system | kind=Drawback; compared_with=None; text=Old functions differ in word order.; weight=3; order=5
- Started faster than Java | kind=Comparison; compared_with=Java; text=No build step for small sites.; weight=4; order=3
- No shared state | kind=Comparison; compared_with=Node.js; text=A crash ends one request only.; weight=4; order=4
! item resource|learning resource|link|documentation [resource|learn\\w*|document\\w*|browse]: Title!;Kind=Manual|Book|Course|Film|Forum;Address:url;Topic->@language topic|topic~Safe queries;Language~English|German;Free:boolean;Stars:rating
- Manual, chapter on queries | kind=Manual; topic=Safe queries; language=English; stars=5
- Evening course | kind=Course; topic=Arrays that do it all; language=German; stars=4
- Objects in ten films | kind=Film; topic=Enums; language=English; stars=4
- Help forum | kind=Forum; topic=One request, one run; language=English; stars=3

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
record document|shared document|collaborative document|doc|online document: Title!;Project->@project|team project~Library app;Kind=Text|Table|Slides|Minutes;Content:long;File:file;Owner->@team member|project member~Mira Solberg;Editors:number#0-1000;Last edited on:date;Version:number#1-10000;Access=Only me|Project|Anyone with the link;~Status=Draft|In review|Final
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

# rental housing|housing source|house rental|apartment rental|rental management|rental business|tenancy|landlord
item housing source|house|apartment|flat|rental unit|housing|listing|property: Title!;Code;Address;District;Kind=Whole flat|Room|House|Studio;Rooms:number#1-20;Area:number(m²)#5-2000;Floor:number#-2-100;Rent:money;Deposit:money;Furnished:boolean;Picture:image;~Status=Vacant|Reserved|Let|Under repair|Off the market
- Bright two rooms by the canal | code=H-1041; address=Canal road 8; district=East bank; kind=Whole flat; rooms=2; area=58; floor=3; rent=890; deposit=1780; status=Let
- Studio above the bakery | code=H-1042; address=Mill square 2; district=Old town; kind=Studio; rooms=1; area=29; floor=1; rent=540; deposit=1080; status=Vacant
- Room in a shared house | code=H-1043; address=Elm street 31; district=University; kind=Room; rooms=1; area=16; floor=2; rent=390; deposit=390; status=Reserved
- Row house with garden | code=H-1044; address=Orchard lane 5; district=South hill; kind=House; rooms=5; area=124; floor=0; rent=1650; deposit=3300; status=Under repair
record viewing|viewing appointment|viewing record|house viewing|visit: Title!;Housing->@housing source|house~Studio above the bakery;Visitor;Phone:phone!;Day:date!;At:time;Persons:number#1-20;Agent~Rike Sommer|Dan Otieno;Impression=Not yet|Wants it|Thinking|Not suitable;Notes:long;~Status=Asked|Confirmed|Done|Not come|Cancelled
- Studio, Ms Vega | housing=Studio above the bakery; visitor=Lucia Vega; phone=+34 555 0131; persons=1; agent=Rike Sommer; impression=Wants it; notes=Smell of bread is welcome.; status=Done
- Studio, Mr Hart | housing=Studio above the bakery; visitor=Ned Hart; phone=+44 555 0172; persons=2; agent=Rike Sommer; impression=Not suitable; status=Done
- Room, Ms Imani | housing=Room in a shared house; visitor=Zuri Imani; phone=+254 555 0119; persons=1; agent=Dan Otieno; impression=Not yet; status=Confirmed
- Row house, family Lund | housing=Row house with garden; visitor=Kari Lund; phone=+47 555 0166; persons=4; agent=Dan Otieno; impression=Thinking; status=Cancelled
person tenant|renter|resident|lessee: Name!;Phone:phone!;Email:email;ID number;Occupation;Emergency contact;Housing->@housing source|house~Bright two rooms by the canal;Since:date;Note:long;~Status=Interested|Living there|Leaving|Moved out
- Elif Aydin | phone=+90 555 0145; email=elif@example.org; id_number=TR-20418; occupation=Nurse; housing=Bright two rooms by the canal; status=Living there
- Lucia Vega | phone=+34 555 0131; email=lucia@example.org; id_number=ES-88121; occupation=Baker; housing=Studio above the bakery; status=Interested
- Zuri Imani | phone=+254 555 0119; email=zuri@example.org; id_number=KE-51990; occupation=Student; housing=Room in a shared house; status=Interested
- Piet Aerts | phone=+32 555 0108; email=piet@example.org; id_number=BE-30077; occupation=Teacher; housing=Row house with garden; status=Moved out
record contract|lease|rental contract|tenancy agreement|rental agreement|lease contract: Number!;Housing->@housing source|house~Bright two rooms by the canal;Tenant->@tenant|renter~Elif Aydin;Starts on:date!;Ends on:date;Rent a month:money!;Deposit:money;Paid every=Month|Quarter|Half year|Year;Due day:number#1-31;Notice:number(months)#0-12;Signed on:date;File:file;~Status=Draft|Sent|Signed|Running|Ended|Broken off
- L-2025-018 | housing=Bright two rooms by the canal; tenant=Elif Aydin; rent_a_month=890; deposit=1780; paid_every=Month; due_day=3; notice=3; status=Running
- L-2025-031 | housing=Studio above the bakery; tenant=Lucia Vega; rent_a_month=540; deposit=1080; paid_every=Month; due_day=1; notice=3; status=Sent
- L-2025-033 | housing=Room in a shared house; tenant=Zuri Imani; rent_a_month=390; deposit=390; paid_every=Month; due_day=5; notice=1; status=Draft
- L-2021-004 | housing=Row house with garden; tenant=Piet Aerts; rent_a_month=1590; deposit=3180; paid_every=Quarter; due_day=1; notice=3; status=Ended
request maintenance request|repair request|maintenance|repair|repair order|maintenance order: Title!;Housing->@housing source|house~Bright two rooms by the canal;Tenant->@tenant|renter~Elif Aydin;Kind=Water|Heating|Electricity|Door or window|Appliance|Other;Description:long!;Picture:image;Urgency=Low|Normal|High|Emergency;Craftsman~Bo Rust|Ada Klein;Cost:money;Paid by=Landlord|Tenant|Insurance;Asked on:date;Finished on:date
- Tap drips in the bath | housing=Bright two rooms by the canal; tenant=Elif Aydin; kind=Water; description=A cup an hour.; urgency=Normal; craftsman=Bo Rust; cost=74; paid_by=Landlord
- Heating stays cold | housing=Bright two rooms by the canal; tenant=Elif Aydin; kind=Heating; description=Only the bedroom.; urgency=High; craftsman=Ada Klein; paid_by=Landlord
- Window does not shut | housing=Studio above the bakery; kind=Door or window; description=Noticed at the viewing.; urgency=Normal; craftsman=Bo Rust; cost=120; paid_by=Landlord
- Floor after the flood | housing=Row house with garden; tenant=Piet Aerts; kind=Other; description=Boards of the hall are bent.; urgency=High; craftsman=Ada Klein; cost=2900; paid_by=Insurance
request move-out request|move-out|moving out|termination|check-out|lease termination: Title!;Contract->@contract|lease~L-2021-004;Tenant->@tenant|renter~Piet Aerts;Moves out on:date!;Reason:long;Handover with~Rike Sommer;Meter electricity:number(kWh)#0-10000000;Meter water:number(m³)#0-1000000;Damage:long;Taken off the deposit:money;Deposit back:money;Keys returned:number#0-50
- Piet leaves in June | contract=L-2021-004; tenant=Piet Aerts; reason=New school; handover_with=Rike Sommer; meter_electricity=48120; meter_water=611; damage=None of his; taken_off_the_deposit=0; deposit_back=3180; keys_returned=4
- Elif asks about August | contract=L-2025-018; tenant=Elif Aydin; reason=May work abroad; handover_with=Dan Otieno
- Zuri before the start | contract=L-2025-033; tenant=Zuri Imani; reason=Place in a hostel; handover_with=Dan Otieno; deposit_back=390
- Lucia steps back | contract=L-2025-031; tenant=Lucia Vega; reason=Stays with friends; handover_with=Rike Sommer; deposit_back=1080
record financial record|rent bill|bill|income and expense|finance record|rent|transaction|ledger entry: Title!;Contract->@contract|lease~L-2025-018;Housing->@housing source|house~Bright two rooms by the canal;Kind=Rent|Deposit|Water and power|Repair|Refund|Fee|Other;Direction=Income|Expense;Amount:money!;Due on:date;Paid on:date;Paid by=Transfer|Card|Cash|Mobile payment;~Status=Open|Paid|Part paid|Overdue|Cancelled
- Rent April, canal | contract=L-2025-018; housing=Bright two rooms by the canal; kind=Rent; direction=Income; amount=890; paid_by=Transfer; status=Paid
- Rent May, canal | contract=L-2025-018; housing=Bright two rooms by the canal; kind=Rent; direction=Income; amount=890; paid_by=Transfer; status=Overdue
- Tap, canal | housing=Bright two rooms by the canal; kind=Repair; direction=Expense; amount=74; paid_by=Card; status=Paid
- Deposit back, row house | contract=L-2021-004; housing=Row house with garden; kind=Refund; direction=Expense; amount=3180; paid_by=Transfer; status=Open
! record meter reading|reading|utility reading [meter|water|electric\\w*|utilit\\w*|financ\\w*]: Title!;Housing->@housing source|house~Studio above the bakery;Kind=Electricity|Cold water|Hot water|Gas|Heat;Reading:number#0-100000000;Before:number#0-100000000;Read on:date;Read by~Rike Sommer;Picture:image
- Canal, power April | housing=Bright two rooms by the canal; kind=Electricity; reading=20418; before=20230; read_by=Rike Sommer
- Canal, water April | housing=Bright two rooms by the canal; kind=Cold water; reading=311; before=304; read_by=Rike Sommer
- Studio, power April | housing=Studio above the bakery; kind=Electricity; reading=9120; before=9118; read_by=Dan Otieno
- Row house, gas June | housing=Row house with garden; kind=Gas; reading=71200; before=70880; read_by=Rike Sommer
! item house picture|housing equipment|facility|inventory item [facilit\\w*|equip\\w*|picture|photo|housing source]: Name!;Housing->@housing source|house~Bright two rooms by the canal;Kind=Picture|Furniture|Appliance|Key;Picture:image;Condition=New|Good|Worn|Broken;Value:money;Order:number#1-100
- Washing machine | housing=Bright two rooms by the canal; kind=Appliance; condition=Good; value=350; order=1
- Living room at noon | housing=Bright two rooms by the canal; kind=Picture; condition=Good; order=2
- Bed, 140 cm | housing=Studio above the bakery; kind=Furniture; condition=New; value=280; order=1
- Front door keys, 4 | housing=Row house with garden; kind=Key; condition=Good; value=60; order=1
+ appointment: Housing->@housing source|house~Studio above the bakery;Phone:phone;Persons:number#1-20;At:time
+ payment: Contract->@contract|lease~L-2025-018;Month;Kind=Rent|Deposit|Water and power|Fee
+ favorite: Housing->@housing source|house~Studio above the bakery;Note

# event management platform|event platform|event ticketing|event posting|managing events|ticketed event|event listing
event event|activity|posted event|public event|happening: Title!;Category->@event category|category~Music|Workshop;Description:long;Organizer->@organizer|event host~Harbour Arts;Venue->@venue|location~Rope Hall;Day:date!;Starts at:time;Ends at:time;Places:number#1-1000000;Places taken:number#0-1000000;Price from:money;Cover:image;~Status=Draft|Published|Sold out|Over|Cancelled
- Brass by the water | category=Music; description=Three bands on a pontoon.; organizer=Harbour Arts; venue=Rope Hall; places=400; places_taken=268; price_from=14; status=Published
- Bind your own book | category=Workshop; description=Needle, thread, one afternoon.; organizer=Paper Guild; venue=Guild attic; places=12; places_taken=12; price_from=45; status=Sold out
- Start-up breakfast | category=Business; description=Five pitches before nine.; organizer=Founders' Table; venue=Quay 7; places=80; places_taken=33; price_from=0; status=Published
- Night run, 10 km | category=Sport; organizer=Lamp Runners; venue=North park; places=600; places_taken=0; price_from=22; status=Draft
item ticket type|admission type|ticket category|price category|admission: Name!;Event->@event|activity~Brass by the water;Price:money!;Quota:number#0-1000000;Sold:number#0-1000000;On sale from:date;On sale until:date;Most per order:number#1-100;Includes;~Status=Soon|On sale|Sold out|Closed
- Brass, standing | event=Brass by the water; price=14; quota=320; sold=220; most_per_order=8; status=On sale
- Brass, gallery seat | event=Brass by the water; price=26; quota=80; sold=48; most_per_order=4; includes=A drink; status=On sale
- Book binding, place | event=Bind your own book; price=45; quota=12; sold=12; most_per_order=2; includes=Material; status=Sold out
- Breakfast, free seat | event=Start-up breakfast; price=0; quota=80; sold=33; most_per_order=1; includes=Coffee; status=On sale
record ticket order item|ticket purchase|purchased ticket|ticket sale|admission ticket: Number!;Ticket type->@ticket type|price category~Brass, standing;Event->@event|activity~Brass by the water;Holder;Email:email;Quantity:number#1-100;Amount:money;Code;Seat;Bought on:date;Used at:time;~Status=Reserved|Paid|Used|Refunded|Expired
- TK-60114 | ticket_type=Brass, standing; event=Brass by the water; holder=Olga Mint; email=olga@example.org; quantity=3; amount=42; code=BR-7QX2; status=Paid
- TK-60115 | ticket_type=Brass, gallery seat; event=Brass by the water; holder=Sven Ruh; email=sven@example.org; quantity=2; amount=52; code=BR-9KM4; seat=G12, G13; status=Paid
- TK-60090 | ticket_type=Book binding, place; event=Bind your own book; holder=Inga Pohl; email=inga@example.org; quantity=1; amount=45; code=BB-1TT8; status=Used
- TK-60121 | ticket_type=Breakfast, free seat; event=Start-up breakfast; holder=Kofi Dane; email=kofi@example.org; quantity=1; amount=0; code=SB-4LL0; status=Reserved
item venue|location|event place|hall: Name!;Address;City;Capacity:number#1-1000000;Rooms:number#1-1000;Step-free:boolean;Contact;Phone:phone;Picture:image;Way there:long
- Rope Hall | address=Dock street 1; city=Harwick; capacity=420; rooms=2; contact=P. Seil; way_there=Ferry stop Dock.
- Guild attic | address=Print lane 9; city=Harwick; capacity=16; rooms=1; contact=M. Leim; way_there=Third floor, no lift.
- Quay 7 | address=Quay 7; city=Harwick; capacity=110; rooms=3; contact=T. Brand
- North park | address=North gate; city=Harwick; capacity=2000; rooms=1; contact=Parks office; way_there=Tram 4.
item organizer|event host|host|event organizer: Name!;Kind=Company|Club|Public body|Private;Contact;Email:email;Phone:phone;Website:url;Logo:image;About:long;Verified:boolean;Events:number#0-10000;~Status=Applied|Approved|Blocked
- Harbour Arts | kind=Club; contact=Lena Deck; email=hello@harbourarts.example; about=Music near water.; events=22; status=Approved
- Paper Guild | kind=Club; contact=Mo Leim; email=guild@paper.example; events=9; status=Approved
- Founders' Table | kind=Company; contact=Tess Brand; email=table@founders.example; events=31; status=Approved
- Lamp Runners | kind=Club; contact=Udo Licht; email=run@lamp.example; events=1; status=Applied
item event category|category|event type|topic: Name!;Description;Icon~note|hammer|shoe;Colour;Events:number#0-100000;Order:number#1-100
- Music | description=Concerts and sessions; icon=note; colour=Maroon; events=41; order=1
- Workshop | description=Make it yourself; icon=hammer; colour=Sand; events=28; order=2
- Business | description=Meet and pitch; icon=case; colour=Navy; events=35; order=3
- Sport | description=Run, ride, row; icon=shoe; colour=Green; events=17; order=4
! item agenda item|programme item|session|event schedule [manag\\w*|schedule|agenda|program\\w*]: Title!;Event->@event|activity~Brass by the water;Speaker or act;Room;Starts at:time;Ends at:time;Order:number#1-1000
- Tin Street Band | event=Brass by the water; speaker_or_act=Tin Street Band; room=Pontoon; order=1
- Low Tide Tubas | event=Brass by the water; speaker_or_act=Low Tide Tubas; room=Pontoon; order=2
- Sewing the sheets | event=Bind your own book; speaker_or_act=Mo Leim; room=Attic; order=1
- Five pitches | event=Start-up breakfast; speaker_or_act=Five teams; room=Hall A; order=1
! item discount code|promo code|coupon|voucher [discount|coupon|promo\\w*|payment|buy]: Code!;Event->@event|activity~Brass by the water;Discount:percent;Uses:number#0-100000;Most uses:number#1-100000;Valid until:date;Active:boolean
- EARLYBRASS | event=Brass by the water; discount=15; uses=61; most_uses=100
- GUILD10 | event=Bind your own book; discount=10; uses=2; most_uses=5
- LAMP5 | event=Night run, 10 km; discount=5; uses=0; most_uses=200
- FRIENDS | event=Brass by the water; discount=50; uses=8; most_uses=10
+ event registration: Event->@event|activity~Start-up breakfast;Ticket type->@ticket type|price category~Breakfast, free seat;Persons:number#1-100;Remarks:long;Checked in:boolean
+ order: Event->@event|activity~Brass by the water;Tickets:number#1-100;Discount code
+ payment: Event->@event|activity~Brass by the water;Paid by=Card|PayPal|Transfer|Mobile payment;Transaction number
+ ticket: Event->@event|activity~Brass by the water;Ticket type->@ticket type|price category~Brass, standing;Code;Seat;Price:money

# unique landing page|product showcase website|product display website|display products|product landing page
item product category|category|product line|product type|series: Name!;Description:long;Picture:image;Parent category;Products:number#0-100000;Order:number#1-1000;~Status=Shown|Hidden
- Desk lamps | description=Light for work.; products=12; order=1; status=Shown
- Floor lamps | description=Light for rooms.; products=8; order=2; status=Shown
- Smart switches | description=By hand, by phone, by voice.; products=15; order=3; status=Shown
- Spare parts | description=Bulbs, shades, cords.; products=40; order=4; status=Hidden
item product image|product picture|gallery image|product photo: Title!;Product name~Crane desk lamp;Picture:image;Caption;Kind=Main|Detail|In use|Dimensions;Order:number#1-100
- Crane at dusk | product_name=Crane desk lamp; caption=Dimmed to a tenth; kind=Main; order=1
- Joint of the Crane | product_name=Crane desk lamp; caption=Brass, turned; kind=Detail; order=2
- Reed beside a chair | product_name=Reed floor lamp; caption=1.6 m high; kind=In use; order=1
- Switch, back | product_name=Pebble switch; caption=Three wires; kind=Dimensions; order=3
item product specification|specification|product feature|product detail|parameter: Title!;Product name~Crane desk lamp;Value!;Unit;Group~Light|Size|Power;Order:number#1-1000
- Brightness | product_name=Crane desk lamp; value=820; unit=lm; group=Light; order=1
- Reach of the arm | product_name=Crane desk lamp; value=74; unit=cm; group=Size; order=2
- Height | product_name=Reed floor lamp; value=160; unit=cm; group=Size; order=1
- Standby | product_name=Pebble switch; value=0.3; unit=W; group=Power; order=1
request inquiry|product inquiry|enquiry|contact request|contact message: Name!;Email:email!;Phone:phone;Company;Product name~Pebble switch;Quantity:number#1-1000000;Message:long!;Sent on:date;Answered by~Wen Harlow;Answer:long
- Dora Nyman | email=dora@example.org; company=Nyman Hotels; product_name=Reed floor lamp; quantity=40; message=Is there a model with a switch at the foot?; answered_by=Wen Harlow; answer=Yes, from March.
- Ravi Lall | email=ravi@example.org; product_name=Pebble switch; quantity=6; message=Does it work without a hub?
- Otto Finn | email=otto@example.org; company=Finn schools; product_name=Crane desk lamp; quantity=120; message=Please send a quote.; answered_by=Wen Harlow; answer=Sent today.
- May Sato | email=may@example.org; product_name=Crane desk lamp; quantity=1; message=Which shades fit?
item banner|page section|hero section|landing section|home page block: Title!;Kind=Opening picture|Benefit|Quote|Product row|Call to action;Text:long;Picture:image;Button text;Button link:url;Order:number#1-100;Shown from:date;Shown until:date;~Status=Live|Planned|Off
- Light that follows you | kind=Opening picture; text=Three joints, one hand.; button_text=See the Crane; order=1; status=Live
- Five years of parts | kind=Benefit; text=Every screw can be ordered.; order=2; status=Live
- Best in the office | kind=Product row; order=3; status=Live
- Try it at home | kind=Call to action; text=Thirty days, then decide.; button_text=Order a trial; order=4; status=Planned
record browsing record|view record|browsing history|product view|visit record: Title!;Product name~Crane desk lamp;Visitor~Guest|Dora Nyman;Seconds:number(s)#0-100000;Device=Phone|Tablet|Computer;Came from=Search|Link|Advert|Direct;Viewed on:date;Viewed at:time
- Dora on the Reed | product_name=Reed floor lamp; visitor=Dora Nyman; seconds=140; device=Computer; came_from=Search
- Guest on the Crane | product_name=Crane desk lamp; visitor=Guest; seconds=22; device=Phone; came_from=Advert
- Ravi on the switch | product_name=Pebble switch; visitor=Ravi Lall; seconds=310; device=Phone; came_from=Link
- Otto on the Crane | product_name=Crane desk lamp; visitor=Otto Finn; seconds=75; device=Computer; came_from=Direct
! record product change|change record|operation log|publication request [manag\\w*|backend|own product]: Title!;Product name~Pebble switch;Kind=Added|Edited|Price changed|Put on show|Taken off;Old value;New value;Changed by~Wen Harlow;Changed on:date;~Status=Waiting|Accepted|Refused
- Pebble gets cheaper | product_name=Pebble switch; kind=Price changed; old_value=39; new_value=34; changed_by=Wen Harlow; status=Accepted
- Reed in black | product_name=Reed floor lamp; kind=Added; new_value=Black; changed_by=Wen Harlow; status=Accepted
- Crane, new text | product_name=Crane desk lamp; kind=Edited; changed_by=Lou Perrin; status=Waiting
- Old clip lamp | product_name=Clip lamp; kind=Taken off; changed_by=Lou Perrin; status=Accepted
+ product: Category->@product category|category~Desk lamps;Code;Short description;Owner;Highlighted:boolean;Video:url
+ favorite: Product name~Crane desk lamp;Note
`
