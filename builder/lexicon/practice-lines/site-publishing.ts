/** Practices, written as `practicesOfLines` reads them. */
export const publishingSites = `
# form designer|form builder|single form|online form|form design|survey form|form template|data collection form
item form|form design|created form|form template: Title!;Category=Contact|Registration|Survey|Application|Order|Feedback;Description:long;Submit button text~Send;Thank-you text:long;Opens on:date;Closes on:date;Max answers:number#1-1000000;Theme colour~Maroon;~Status=Draft|Published|Closed
- Workshop sign-up | category=Registration; description=Places for the spring pottery workshop.; submit_button_text=Sign me up; thank_you_text=We will write to you within two days.; max_answers=24; theme_colour=Maroon; status=Published
- Visitor feedback | category=Feedback; submit_button_text=Send; thank_you_text=Thank you, every answer is read.; theme_colour=Teal; status=Published
- Volunteer application | category=Application; submit_button_text=Apply; max_answers=200; status=Draft
- Canteen survey | category=Survey; submit_button_text=Submit; max_answers=500; status=Closed
item form field|form element|element|form component|question: Label!;Form->@form|form design~Workshop sign-up|Visitor feedback;Type=Short text|Long text|Number|Choice|Checkbox|Date|File|Email;Position:number#1-200;Required:boolean;Placeholder;Options:long;Validation~At least 2 letters|Number from 1 to 10;Width=Full|Half|Third
- Full name | form=Workshop sign-up; type=Short text; position=1; placeholder=First and last name; validation=At least 2 letters; width=Full
- Which day suits you? | form=Workshop sign-up; type=Choice; position=2; options=Friday, Saturday, Sunday; width=Half
- How was your visit? | form=Visitor feedback; type=Number; position=1; validation=Number from 1 to 10; width=Half
- Your CV | form=Volunteer application; type=File; position=4; validation=PDF up to 5 MB; width=Full
record submission|form submission|form response|response|form data|submission result: Reference!;Form->@form|form design~Workshop sign-up|Visitor feedback;Submitted by~Ida Moreau|Kofi Asante;Email:email;Submitted on:date;Answers:long;Attachment:file;~Result=Received|Valid|Rejected|Processed;Error shown
- WS-0017 | form=Workshop sign-up; submitted_by=Ida Moreau; email=ida@mail.example; answers=Full name: Ida Moreau, day: Saturday; result=Valid
- WS-0018 | form=Workshop sign-up; submitted_by=Kofi Asante; email=kofi@mail.example; answers=Full name: K, day: Sunday; result=Rejected; error_shown=Name is too short
- VF-0230 | form=Visitor feedback; submitted_by=Guest; answers=How was your visit? 9; result=Processed
- CS-0412 | form=Canteen survey; submitted_by=Petra Hill; answers=More soups, please; result=Received
record answer|field value|submitted value: Title!;Submission->@submission|form response~WS-0017|VF-0230;Field->@form field|form element~Full name|How was your visit?;Value:long;~Check=Passed|Failed|Not checked
- Name of WS-0017 | submission=WS-0017; field=Full name; value=Ida Moreau; check=Passed
- Day of WS-0017 | submission=WS-0017; field=Which day suits you?; value=Saturday; check=Passed
- Name of WS-0018 | submission=WS-0018; field=Full name; value=K; check=Failed
- Score of VF-0230 | submission=VF-0230; field=How was your visit?; value=9; check=Passed
! item integration|interface|api interface|data interface|webhook|form interface [interface|api|webhook|cdn]: Name!;Form->@form|form design~Workshop sign-up;Kind=Webhook|REST interface|Email|Spreadsheet|CDN script;Address:url;Method=GET|POST|PUT;Secret set:boolean;~Status=Active|Paused|Failing
- Sign-ups to the office list | form=Workshop sign-up; kind=Spreadsheet; address=https://sheets.example/signup; method=POST; status=Active
- Feedback to chat | form=Visitor feedback; kind=Webhook; address=https://chat.example/hook/77; method=POST; status=Active
- Town list for address field | form=Volunteer application; kind=REST interface; address=https://api.example/towns; method=GET; status=Paused
- Date picker script | form=Workshop sign-up; kind=CDN script; address=https://cdn.example/datepicker.js; method=GET; status=Active
item form image|image asset|picture [image|picture|cdn|upload]: Name!;Form->@form|form design~Workshop sign-up;Image:image;Used as=Header|Background|Logo|Option picture;Alternative text
- Pottery wheel header | form=Workshop sign-up; used_as=Header; alternative_text=Hands on a pottery wheel
- Museum logo | form=Visitor feedback; used_as=Logo; alternative_text=City museum
- Canteen tray | form=Canteen survey; used_as=Background; alternative_text=Tray with soup
- Volunteer group | form=Volunteer application; used_as=Header; alternative_text=People in green vests
! record form version|version|saved design [design|sav\\w*|version|edit\\w*]: Title!;Form->@form|form design~Workshop sign-up;Version number:number#1-1000;Saved by~Ines Faro;Saved on:date;What changed:long;~State=Current|Older
- Sign-up, first draft | form=Workshop sign-up; version_number=1; saved_by=Ines Faro; what_changed=Name and day; state=Older
- Sign-up with date picker | form=Workshop sign-up; version_number=2; saved_by=Ines Faro; what_changed=Date picker added; state=Current
- Feedback shortened | form=Visitor feedback; version_number=3; saved_by=Paul Greve; what_changed=Four questions instead of nine; state=Current
- Survey as sent | form=Canteen survey; version_number=1; saved_by=Paul Greve; what_changed=As approved by the council; state=Current
item form parameter|parameter|form setting|field parameter: Name!;Form->@form|form design~Workshop sign-up|Visitor feedback;Field->@form field|form element~Full name|How was your visit?;Kind=Text|Number|Colour|Yes or no|Date;Value;Default value;Required:boolean;Description:long
- Button colour | form=Workshop sign-up; field=Full name; kind=Colour; value=Maroon; default_value=Grey
- Longest answer | form=Workshop sign-up; field=Full name; kind=Number; value=80; default_value=200
- Show progress | form=Visitor feedback; field=How was your visit?; kind=Yes or no; value=Yes; default_value=No
- Closing day | form=Volunteer application; field=Your CV; kind=Date; value=30 June; default_value=none
# redesign|website's content|existing website|existing one|homepage and website|modify the website|website update|website revision
item page|site page|website page|content page: Title!;Address~/about|/products;Menu title;Position:number#1-200;Section of->@page~Home;Text:long;Header image->@site image|image~Front of the workshop;Search description;Last checked on:date;~Status=Draft|In review|Published|Hidden
- Home | address=/; menu_title=Home; position=1; text=Windows and stairs from one workshop.; header_image=Front of the workshop; status=Published
- About us | address=/about; menu_title=About; position=2; header_image=Team at the bench; status=Published
- Products | address=/products; menu_title=Products; position=3; status=In review
- News | address=/news; menu_title=News; position=4; status=Draft
item page section|content block|section|text block: Title!;Page->@page~Home|About us;Kind=Text|Picture and text|Gallery|Quote|Call to action|Video;Position:number#1-100;Text:long;Picture:image;Link:url;Visible:boolean
- Welcome | page=Home; kind=Picture and text; position=1; text=Three generations of joiners.
- Ask for an offer | page=Home; kind=Call to action; position=4; text=Send us a sketch, we answer within two days.
- Our story | page=About us; kind=Text; position=1; text=Founded in a barn in 1958.
- Stair gallery | page=Products; kind=Gallery; position=2
item site image|image|picture|logo|logo image|media file: Name!;Image:image;Used on->@page~Home;Role=Logo|Header|Content|Icon;Alternative text;Width:number(px)#1-10000;Height:number(px)#1-10000;Licence~Own photo;~Status=Current|To be replaced|Old
- New logo | used_on=Home; role=Logo; alternative_text=Oak leaf with name; width=480; height=160; licence=Own drawing; status=Current
- Front of the workshop | used_on=Home; role=Header; alternative_text=Brick hall with large doors; width=1920; height=800; licence=Own photo; status=Current
- Team at the bench | used_on=About us; role=Header; width=1600; height=700; licence=Own photo; status=To be replaced
- Old logo | used_on=Home; role=Logo; width=240; height=90; status=Old
work content update|update|change request|website change|revision task: Title!;Page->@page~Products;What to change:long!;Kind=Text|Image|Layout|Menu|Function;Requested by~Anke Vogt;Assigned to~Sam Obi;Due on:date;Priority=Low|Normal|High;~Checked by~Anke Vogt
- Replace logo everywhere | page=Home; what_to_change=Header, footer and icon.; kind=Image; requested_by=Anke Vogt; assigned_to=Sam Obi; priority=High; checked_by=Anke Vogt
- New prices for stairs | page=Products; what_to_change=Prices from the June list.; kind=Text; requested_by=Anke Vogt; assigned_to=Sam Obi; priority=Normal
- Menu on phones | page=Home; what_to_change=Menu covers the phone number.; kind=Layout; requested_by=Tom Reyes; assigned_to=Sam Obi; priority=High
- Team photo | page=About us; what_to_change=Two people are missing.; kind=Image; requested_by=Tom Reyes; assigned_to=Lea Brandt; priority=Low
! record page version|content version|old version: Title!;Page->@page~Products;Version:number#1-10000;Text:long;Saved by~Sam Obi;Saved on:date;~State=Live|Earlier|Draft
- Home, version 12 | page=Home; version=12; saved_by=Sam Obi; state=Live
- Home, version 11 | page=Home; version=11; saved_by=Lea Brandt; state=Earlier
- Products, version 5 | page=Products; version=5; saved_by=Sam Obi; state=Draft
- About us, version 3 | page=About us; version=3; saved_by=Lea Brandt; state=Live
item menu item|navigation item|menu|navigation menu: Label!;Page->@page~Home;Menu=Main|Footer|Side;Position:number#1-100;Opens in=Same window|New window;Visible:boolean
- Start | page=Home; menu=Main; position=1; opens_in=Same window
- About | page=About us; menu=Main; position=2; opens_in=Same window
- All products | page=Products; menu=Main; position=3; opens_in=Same window
- Press | page=News; menu=Footer; position=1; opens_in=Same window
item news item|news|company news: Title!;Published on:date;Category=Company|Product|Event|Press;Summary;Text:long;Picture:image;~Status=Draft|Published
- Open day in June | category=Event; summary=See the new saw and bend your own strip of ash.; status=Published
- Spiral stairs now in oak | category=Product; summary=Made to measure in five weeks.; status=Published
- Prize for our apprentice | category=Company; status=Published
- Article in the county paper | category=Press; status=Draft
! record design feedback|redesign remark|visual remark|design review: Title!;Page->@page|site page|page section~Home|Products;Kind=Colour|Font|Layout|Picture|Wording|Navigation;Text:long;From~Anke Vogt|Sam Obi;Given on:date;Priority=Low|Normal|High;~Status=Open|Accepted|Done|Refused
- Menu hard to read | page=Home; kind=Navigation; text=Grey on grey.; from=Anke Vogt; priority=High; status=Done
- Pictures of different height | page=Products; kind=Picture; from=Sam Obi; priority=Normal; status=Accepted
- Title too long on phones | page=Home; kind=Wording; from=Anke Vogt; priority=Normal; status=Open
- More blue please | page=Home; kind=Colour; from=Sam Obi; priority=Low; status=Refused
# business showcase|company showcase|enterprise template|enterprise website|company profile|corporate website|existing domain|about us|template website
item company page|page|site page|website page: Title!;Address~/about;Position:number#1-100;Introduction:long;Text:long;Banner:image;Template->@page template|template~Wide picture;Search keywords;~Status=Draft|Published|Hidden
- Home | address=/; position=1; introduction=Pumps for farms and towns.; template=Wide picture; status=Published
- About us | address=/about; position=2; text=Founded in 1972, 140 people, two plants.; template=Text with side picture; status=Published
- Products | address=/products; position=3; template=Product grid; status=Published
- Contact us | address=/contact; position=5; template=Map and form; status=Draft
item product category|product line|business area|category: Name!;Description:long;Position:number#1-100;Picture:image
- Well pumps | description=Submersible pumps up to 200 m.; position=1
- Circulation pumps | description=For heating and cooling.; position=2
- Controls | description=Frequency converters and sensors.; position=3
- Services | description=Planning, repair, spare parts.; position=4
item company news|news|news item|press release: Title!;Category=Company|Product|Industry|Event;Published on:date;Author~Anke Vogt;Summary;Text:long;Picture:image;Views:number#0-10000000;~Status=Draft|Published|Archived
- New test stand for deep wells | category=Company; author=Anke Vogt; summary=Pumps are tested at 180 m.; views=412; status=Published
- WP-40 with soft start | category=Product; author=Ravi Patel; summary=Gentler on the grid.; views=980; status=Published
- Meet us at the water fair | category=Event; author=Anke Vogt; views=230; status=Published
- What the new energy label means | category=Industry; author=Ravi Patel; views=0; status=Draft
item widget|content block|page block|component|text block: Title!;Page->@company page|page~Home;Kind=Slider|Text|Image|Product list|News list|Map|Form;Position:number#1-100;Content:long;Image:image;Width=Full|Half|Third;Visible:boolean
- Start slider | page=Home; kind=Slider; position=1; content=Three pictures of plants at work; width=Full
- Newest products | page=Home; kind=Product list; position=2; width=Full
- Our history | page=About us; kind=Text; position=1; content=From a forge to two plants.; width=Half
- How to find us | page=Contact us; kind=Map; position=1; width=Half
item page template|template|theme|layout: Name!;Kind=Page|Site|Block;Columns:number#1-4;Preview:image;Main colour~Royal blue;Changeable parts:long;Used by pages:number#0-1000
- Wide picture | kind=Page; columns=1; main_colour=Royal blue; used_by_pages=1
- Text with side picture | kind=Page; columns=2; main_colour=Royal blue; used_by_pages=3
- Product grid | kind=Page; columns=3; used_by_pages=1
- Map and form | kind=Page; columns=2; used_by_pages=1
request contact message|contact form|inquiry|contact request|message board entry|guest message: Subject!;Name!;Company;Email:email!;Phone:phone;Message:long!;Interested in->@product category|product line~Well pumps;~Answered by~Anke Vogt;~Answer:long
- Pump for a 90 m well | name=Evan Pugh; company=Hollow Farm; email=evan@farm.example; message=What does a complete set cost?; interested_in=Well pumps; answered_by=Anke Vogt
- Spare impeller | name=Rosa Keller; email=rosa@mail.example; message=For a WP-25 from 2009.; interested_in=Services
- Dealer in the south | name=Jon Idris; company=Idris Heating; email=jon@idris.example; message=We would like to sell your circulation pumps.; interested_in=Circulation pumps
- School visit | name=Clara Nunes; email=clara@school.example; message=May 22 pupils visit the plant?
! person team member|contact person: Name!;Position~Head of sales;Department=Sales|Service|Management|Engineering;Email:email;Phone:phone;Portrait:image;Order:number#1-200
- Anke Vogt | position=Head of sales; department=Sales; email=vogt@pumps.example; order=1
- Ravi Patel | position=Product manager; department=Engineering; email=patel@pumps.example; order=2
- Sid Marlow | position=Workshop foreman; department=Service; order=3
- Greta Olsen | position=Managing director; department=Management; order=4
! item partner|customer reference|case study: Name!;Industry~Farming;Place;What we did:long;Year:number#1950-2100;Logo:image
- Hollow Farm | industry=Farming; place=Hollow Lane; what_we_did=Well pump and control for 40 ha.; year=2023
- Town of Oakham | industry=Public water; place=Oakham; what_we_did=Four pumps for the water tower.; year=2021
- Harbour Hotel | industry=Hotels; place=Pier 9; what_we_did=New circulation pumps.; year=2024
- Pier School | industry=Schools; place=Pier Road; what_we_did=Heating pumps with controls.; year=2022
+ product: Category->@product category|product line~Well pumps;Model~WP-40;Technical data:long;Data sheet:file;Shown on start page:boolean
# wordpress|blog theme|personal website|accordion effect|blog website
item blog page|page|site page: Title!;Address~/about;Template=Standard|Full width|With sidebar|Landing page;Position:number#1-100;Text:long;Picture:image;~Status=Draft|Published|Private
- Home | address=/; template=Landing page; position=1; status=Published
- About | address=/about; template=Standard; position=2; text=I walk, cook and write about both.; status=Published
- Contact | address=/contact; template=With sidebar; position=4; status=Published
- Gallery | address=/gallery; template=Full width; position=3; status=Draft
item category|blog category|topic: Name!;Description:long;Parent->@category~Travel;Articles:number#0-100000;Colour~Gold
- Travel | description=On foot and by train; articles=34; colour=Gold
- Kitchen | description=Simple food; articles=51; colour=Tomato
- Books | description=Read and recommended; articles=18
- Alps | parent=Travel; articles=9
item media item|image|video|media file: Title!;Kind=Image|Video|Audio|Document;File:file;Alternative text;Caption:long;Size:number(MB)#0-2000;Uploaded on:date;Used in~Bread without a machine
- Pass in snow | kind=Image; alternative_text=Snow on the pass road; size=3.1; used_in=Over the pass in May
- Kneading in two minutes | kind=Video; size=48; used_in=Bread without a machine
- Book pile | kind=Image; size=2.2; used_in=Seven books for rain
- Train window | kind=Image; alternative_text=Valley from the train; size=2.9
! item post tag|tag: Name!;Description;Colour~Green;Articles:number#0-100000
- hiking | articles=22
- bread | articles=14
- train | articles=11
- winter | articles=7
item site setting|layout setting|customization|theme setting|layout: Name!;Area=Header|Colours|Sidebar|Footer|Fonts|Columns;Value;Theme~Bootstrap light;Visible:boolean;Changed on:date
- Main colour | area=Colours; value=Gold; theme=Bootstrap light
- Sidebar side | area=Sidebar; value=Right; theme=Bootstrap light
- Columns on the home page | area=Columns; value=3; theme=Bootstrap light
- Heading font | area=Fonts; value=Serif; theme=Bootstrap light
item menu item|navigation menu|menu: Label!;Page->@blog page|page~About;Link:url;Menu=Main|Footer|Social;Position:number#1-100
- Start | page=Home; menu=Main; position=1
- About me | page=About; menu=Main; position=2
- Write to me | page=Contact; menu=Main; position=3
- Pictures | page=Gallery; menu=Footer; position=1
request contact message|message to the author|contact form: Subject!;Name!;Email:email!;Message:long!;~Answer:long;~Read:boolean
- Map of the pass | name=Nils Hoek; email=nils@mail.example; message=Which map did you use?; answer=The 1:25,000 sheet North.
- May I translate? | name=Clara Nunes; email=clara@mail.example; message=I would like to translate the bread article.
- Typo in step 4 | name=Petra Hill; email=petra@mail.example; message=It says 25 litres of water.
- Reading in Oakham | name=Tom Reyes; email=tom@books.example; message=Would you read in our shop?
+ article: Category->@category|topic~Travel;Tags;Reading time:number(min)#1-200;Featured image:image;Comments allowed:boolean
# website building|site builder|website builder|content management website|page builder|website construction|dynamic website|create websites
item website|site|created website|built website: Name!;Owner~Mei Otani;Address:url;Template->@site template|template~Quiet shop;Theme->@theme|style~Lemon;Industry~Food;Language=English|German|Chinese|Spanish;Pages:number#0-10000;Visits:number#0-1000000000;Published on:date;~Status=Draft|Published|Offline
- Lindenhof Tea | owner=Mei Otani; address=https://tea.sites.example; template=Quiet shop; theme=Lemon; industry=Food; language=English; pages=6; visits=8410; status=Published
- Orca Bikes | owner=Ravi Patel; address=https://orca.sites.example; template=Workshop; theme=Slate; industry=Bicycles; language=English; pages=9; visits=15200; status=Published
- Petra types | owner=Petra Hill; template=One page; theme=Paper; industry=Office service; language=German; pages=1; visits=0; status=Draft
- Spring fair 2024 | owner=Mei Otani; template=One page; theme=Lemon; industry=Events; pages=1; visits=2210; status=Offline
item site page|page|web page|website page: Title!;Website->@website|site~Lindenhof Tea;Address~/teas;Layout=One column|Two columns|Grid|Landing page;Position:number#1-1000;Search title;Search description;Last edited on:date;~Status=Draft|Published|Hidden
- Our teas | website=Lindenhof Tea; address=/teas; layout=Grid; position=2; search_title=Green and black teas; status=Published
- How we pick | website=Lindenhof Tea; address=/picking; layout=Two columns; position=3; status=Published
- Repairs | website=Orca Bikes; address=/repairs; layout=One column; position=2; status=Published
- Fast and without errors | website=Petra types; address=/; layout=Landing page; position=1; status=Draft
item page block|block|content block|component|widget|element: Title!;Page->@site page|page~Our teas;Kind=Text|Image|Gallery|Video|Form|Product list|Map|Code;Position:number#1-1000;Content:long;Image:image;Width=Full|Half|Third;Background~White;Visible:boolean
- Three gardens | page=Our teas; kind=Text; position=1; content=Hill, valley and lake: three gardens, three tastes.; width=Full; background=White
- Tea list | page=Our teas; kind=Product list; position=2; width=Full
- Ask for a repair | page=Repairs; kind=Form; position=3; width=Half; background=Sand
- Counter script | page=Fast and without errors; kind=Code; position=4; content=Counts words while you type; width=Third
item site template|template|website template|industry template: Name!;Industry=Shop|Restaurant|Workshop|Office|School|Event|Portfolio;Pages:number#1-100;Preview:image;Price:money;Description:long;Times used:number#0-1000000;Rating:rating;~Status=Available|New|Retired
- Quiet shop | industry=Shop; pages=6; price=0; description=Large pictures, few words.; times_used=812; rating=4.6; status=Available
- Workshop | industry=Workshop; pages=8; price=15; times_used=230; rating=4.4; status=Available
- One page | industry=Event; pages=1; price=0; times_used=1940; rating=4.1; status=Available
- Chalk board | industry=School; pages=7; price=0; times_used=44; rating=4.8; status=New
item theme|style|colour theme: Name!;Main colour~Orange;Background colour~Lemon;Heading font~Serif;Text font~Sans;Corners=Square|Rounded|Pill;Dark version:boolean
- Lemon | main_colour=Orange; background_colour=Lemon; heading_font=Serif; text_font=Sans; corners=Rounded
- Slate | main_colour=Slate; background_colour=White; heading_font=Sans; text_font=Sans; corners=Square
- Paper | main_colour=Black; background_colour=Ivory; heading_font=Typewriter; text_font=Serif; corners=Square
- Thistle | main_colour=Purple; background_colour=Thistle; heading_font=Sans; text_font=Sans; corners=Pill
item media asset|image|media file|file|picture: Name!;Website->@website|site~Lindenhof Tea;File:file;Kind=Image|Video|Document|Audio;Alternative text;Size:number(MB)#0-10000;Uploaded by~Mei Otani;Uploaded on:date
- Hill garden | website=Lindenhof Tea; kind=Image; alternative_text=Rows of tea in fog; size=2.4; uploaded_by=Mei Otani
- Price list | website=Orca Bikes; kind=Document; size=0.3; uploaded_by=Ravi Patel
- Wheel truing | website=Orca Bikes; kind=Video; size=38; uploaded_by=Ravi Patel
- Typewriter | website=Petra types; kind=Image; alternative_text=Old typewriter; size=1.1; uploaded_by=Petra Hill
! record page version|version|publication: Title!;Page->@site page|page~Our teas;Version:number#1-100000;Saved by~Mei Otani;Saved on:date;What changed;~State=Live|Earlier|Draft
- Teas v7 | page=Our teas; version=7; saved_by=Mei Otani; what_changed=New harvest; state=Live
- Teas v6 | page=Our teas; version=6; saved_by=Mei Otani; what_changed=Prices; state=Earlier
- Repairs v3 | page=Repairs; version=3; saved_by=Ravi Patel; what_changed=Form added; state=Live
- Petra v2 | page=Fast and without errors; version=2; saved_by=Petra Hill; state=Draft
record marketing campaign|campaign|online marketing|promotion [market\\w+|promot\\w+|campaign|seo]: Title!;Website->@website|site~Orca Bikes;Channel=Email|Search ads|Social media|Coupon|Pop-up;Starts on:date;Ends on:date;Budget:money;Visits:number#0-100000000;Contacts:number#0-1000000;~Status=Planned|Running|Ended
- Brake check in April | website=Orca Bikes; channel=Email; budget=80; visits=910; contacts=44; status=Ended
- First flush | website=Lindenhof Tea; channel=Social media; budget=200; visits=1630; contacts=61; status=Running
- Ten percent for new guests | website=Lindenhof Tea; channel=Coupon; budget=100; visits=0; contacts=0; status=Planned
- Bike repair near me | website=Orca Bikes; channel=Search ads; budget=300; visits=1204; contacts=38; status=Running
request form entry|contact message|form submission|inquiry: Subject!;Website->@website|site~Orca Bikes;Name!;Email:email;Message:long!;~Answered by~Ravi Patel
- Squeaking brakes | website=Orca Bikes; name=Evan Pugh; email=evan@farm.example; message=Can I bring it on Saturday?; answered_by=Ravi Patel
- Tea for a wedding | website=Lindenhof Tea; name=Rosa Keller; email=rosa@mail.example; message=Eighty small tins?
- Forty pages | website=Petra types; name=Clara Nunes; email=clara@school.example; message=By Friday?
- Tandem | website=Orca Bikes; name=Jun Arai; email=jun@mail.example; message=Do you rent one?
# informational app|mobile software|information service|information app|specific feature|dynamic webpage|information website|mobile solution
item information item|information|content|content item|content page: Title!;Category->@information category|category~Health;Type=Text|Image|Video|Audio|Link;Text:long;Picture:image;Video:file;Source~City office;Published on:date;Views:number#0-100000000;Likes:number#0-10000000;Tags;~Status=Draft|Published|Archived
- Where to test well water | category=Health; type=Text; text=Three laboratories take samples on weekdays.; source=City office; views=812; likes=24; status=Published
- The new tram in pictures | category=Town; type=Image; source=Harbour Trams; views=2410; likes=190; status=Published
- How a bell is cast | category=Culture; type=Video; source=Foundry film; views=930; likes=77; status=Published
- Bus times in summer | category=Town; type=Link; source=Bus office; views=0; likes=0; status=Draft
item information category|category|topic|module|feature: Name!;Description;Icon:image;Position:number#1-100;Items:number#0-1000000;Followers:number#0-1000000
- Health | position=1; items=41; followers=610
- Town | position=2; items=88; followers=1240
- Culture | position=3; items=52; followers=480
- Learning | position=4; items=30; followers=215
record collected item|saved item|collection|bookmark: Title!;Person~Ida Moreau;Item->@information item|content~Where to test well water;Folder~Later;Note:long;Saved on:date
- Water test, for the farm | person=Ida Moreau; item=Where to test well water; folder=Later
- Tram for grandpa | person=Kofi Asante; item=The new tram in pictures; folder=Family
- Bell film | person=Clara Nunes; item=How a bell is cast; folder=Lessons
- Bus times | person=Petra Hill; item=Bus times in summer; folder=Later
record share|sharing record|shared item: Title!;Person~Ida Moreau;Item->@information item|content~The new tram in pictures;Way=Link|Chat|Email|Social network;Shared on:date;Opened:number#0-1000000
- Ida shares the tram | person=Ida Moreau; item=The new tram in pictures; way=Chat; opened=5
- Clara sends the bell | person=Clara Nunes; item=How a bell is cast; way=Email; opened=22
- Kofi posts the tram | person=Kofi Asante; item=The new tram in pictures; way=Social network; opened=48
- Petra on water | person=Petra Hill; item=Where to test well water; way=Link; opened=1
request user feedback|feedback|suggestion|error notice: Subject!;Person~Petra Hill;Kind=Praise|Fault|Wish|Question;Text:long!;Item->@information item|content~Bus times in summer;Stars:rating;Screenshot:image;~Answer:long
- Link leads nowhere | person=Petra Hill; kind=Fault; text=The bus page opens blank.; item=Bus times in summer
- Larger letters, please | person=Evan Pugh; kind=Wish; text=I read without glasses.
- Lovely film | person=Ida Moreau; kind=Praise; text=More of this.; item=How a bell is cast; stars=5
- Is the test free? | person=Rosa Keller; kind=Question; text=What does a sample cost?; item=Where to test well water; answer=Twelve for a household.
record push notification|push message|push: Title!;Text:long!;Item->@information item|content~The new tram in pictures;Category->@information category|category~Town;Send on:date;Reached:number#0-100000000;Opened:number#0-100000000;~Status=Planned|Sent|Cancelled
- The tram is here | text=See it in pictures.; item=The new tram in pictures; category=Town; reached=1240; opened=610; status=Sent
- Test your well | text=Free dates in June.; item=Where to test well water; category=Health; reached=610; opened=140; status=Sent
- New buses | text=Summer times start Monday.; item=Bus times in summer; category=Town; reached=0; opened=0; status=Planned
- Foundry night | text=Cancelled because of the storm.; category=Culture; reached=0; opened=0; status=Cancelled
! record search entry|search history|search record: Keyword!;Person~Ida Moreau;Results:number#0-1000000;Opened item->@information item|content~Where to test well water;Searched on:date
- well water | person=Ida Moreau; results=2; opened_item=Where to test well water
- tram | person=Kofi Asante; results=5; opened_item=The new tram in pictures
- bus sunday | person=Petra Hill; results=0
- bell | person=Clara Nunes; results=3; opened_item=How a bell is cast
! item app setting|user setting|setting|preference: Person!;Language=English|German|Chinese|Spanish;Letter size=Small|Normal|Large;Theme=Light|Dark;Push allowed:boolean;Favourite category->@information category|category~Town
- Ida Moreau | language=English; letter_size=Normal; theme=Light; favourite_category=Town
- Evan Pugh | language=English; letter_size=Large; theme=Light; favourite_category=Health
- Clara Nunes | language=Spanish; letter_size=Normal; theme=Dark; favourite_category=Culture
- Petra Hill | language=German; letter_size=Large; theme=Light; favourite_category=Town
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
! record education|education entry|degree|education experience|education background: Degree!;Resume->@resume|cv;School;Field of study;Started on:date;Ended on:date;Grade
- BSc Computer Science | resume=Front-end resume 2026; school=Utrecht Technical College; field_of_study=Software; grade=8.1
- MA Interaction Design | resume=Design portfolio CV; school=Academy of Turin; field_of_study=Design; grade=110/110
- MSc Marine Biology | resume=Research CV; school=University of the West Coast; field_of_study=Ecology; grade=A
- Bookkeeping certificate | resume=Trainee resume; school=Leeds City College; field_of_study=Accounting; grade=Merit
! item skill|resume skill|ability|technology: Name!;Resume->@resume|cv;Category=Language|Framework|Tool|Soft skill;Level=Basic|Good|Very good|Expert;Years:number#0-50
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
# content management website|content management system|basic content management|dynamic content|website editing|site editor|modifying website content|cms
item content type|content model: Name!;Slug;Fields:long;Layout=Article|Gallery|Landing page|List;Comments allowed:boolean;~Status=Active|Retired
- News article | slug=news; layout=Article; status=Active
- Photo gallery | slug=galleries; layout=Gallery; status=Active
- Landing page | slug=landing; layout=Landing page; status=Active
- Link list | slug=links; layout=List; status=Retired
item page|web page|webpage|website page|site page: Title!;Address;Parent page->@page~Home|About us;Template=Home|Standard|Wide|Landing;Body:long;Search description;Author~Petra Holm|Samir Nadal;Published on:date;~Status=Draft|In review|Published|Archived
- Home | address=/; template=Home; author=Petra Holm; status=Published
- About us | address=/about; parent_page=Home; template=Standard; author=Petra Holm; status=Published
- Spring campaign | address=/spring; template=Landing; author=Samir Nadal; status=In review
- Old price list | address=/prices-old; template=Standard; author=Samir Nadal; status=Archived
item content item|content entry|content|dynamic content|piece of content: Title!;Content type->@content type~News article|Photo gallery;Category->@content category|category~Company news|Guides;Summary:long;Body:long;Cover:image;Author~Petra Holm|Samir Nadal;Publish on:date;~Views:number#0-1000000;~Status=Draft|In review|Scheduled|Published|Archived
- New workshop opens in May | content_type=News article; category=Company news; author=Petra Holm; views=412; status=Published
- How to choose a standing desk | content_type=News article; category=Guides; author=Samir Nadal; views=1890; status=Published
- Pictures from the open day | content_type=Photo gallery; category=Events; author=Petra Holm; views=236; status=Published
- Summer opening hours | content_type=News article; category=Company news; author=Samir Nadal; views=0; status=Scheduled
item content category|category|section|column: Name!;Parent category->@content category|category;Slug;Position:number#1-99;Description:long
- Company news | slug=company-news; position=1; description=What is new in the house.
- Guides | slug=guides; position=2; description=Help with choosing and using.
- Events | slug=events; position=3; description=Dates, reviews and pictures.
- Press | slug=press; position=4; description=For journalists.
item page element|element|block|webpage element|widget: Name!;Page->@page~Home|Spring campaign;Kind=Heading|Text|Picture|Button|Form|Video;Content:long;Position:number#1-99;Width=Full|Half|Third;Background color;Visible:boolean
- Hero heading | page=Home; kind=Heading; content=Furniture that moves with you; position=1; width=Full
- Welcome text | page=Home; kind=Text; content=Family run since 1987.; position=2; width=Half
- Call to action | page=Spring campaign; kind=Button; content=Order a free sample; position=3; width=Third
- Workshop film | page=Spring campaign; kind=Video; content=A desk in 90 seconds; position=4; width=Full
item media file|media|media asset|image|picture|media library: Name!;File:file;Preview:image;Kind=Picture|Video|Document|Audio;Alternative text;Size:number(kB)#1-500000;Uploaded by~Petra Holm|Samir Nadal;Folder~Products|Team
- workshop-front.jpg | kind=Picture; alternative_text=Front of the workshop in the morning; size=840; folder=Team
- desk-oak.jpg | kind=Picture; alternative_text=Oak desk at standing height; size=620; folder=Products
- catalogue-spring.pdf | kind=Document; alternative_text=Spring catalogue; size=5400; folder=Products
- open-day.mp4 | kind=Video; alternative_text=Film of the open day; size=88000; folder=Team
! record content version|revision|version history|edit history: Change!;Content item->@content item|content|article|website text|page|web page|news|post~New workshop opens in May|Summer opening hours;Version:number#1-500;Body:long;Edited by~Petra Holm|Samir Nadal;Edited on:date
- First draft | content_item=New workshop opens in May; version=1; edited_by=Petra Holm
- Date corrected | content_item=New workshop opens in May; version=2; edited_by=Samir Nadal
- Picture added | content_item=Pictures from the open day; version=2; edited_by=Petra Holm
- Hours for August added | content_item=Summer opening hours; version=3; edited_by=Samir Nadal
! item content tag|tag: Name!;Slug;Color;Description
- workshop | slug=workshop; color=teal
- how-to | slug=how-to; color=orange
- sustainability | slug=sustainability; color=green
- team | slug=team; color=blue
! record content tagging|tagged content|tag assignment: Title!;Content item->@content item|content|article|website text|page|web page|news|post~New workshop opens in May|Summer opening hours;Tag->@content tag|tag;Added by~Petra Holm|Samir Nadal;Added on:date
- Workshop, by topic | content_item=New workshop opens in May; added_by=Petra Holm
- Workshop, by place | content_item=New workshop opens in May; added_by=Samir Nadal
- Hours, by season | content_item=Summer opening hours; added_by=Petra Holm
- Hours, by service | content_item=Summer opening hours; added_by=Samir Nadal
item page layout|page design|layout|design: Name!;Page->@page|web page|website page~Home|Spring campaign;Kind=One column|Two columns|Grid|Landing page;Header=Banner|Plain|None;Main color~#2f6f4f;Font~Source Sans|Lora;Spacing=Tight|Normal|Airy;Preview:image;~Status=Draft|Active|Retired
- Wide with banner | page=Home; kind=One column; header=Banner; main_color=#2f6f4f; font=Lora; spacing=Airy; status=Active
- Two columns, calm | page=Home; kind=Two columns; header=Plain; main_color=#334455; font=Source Sans; spacing=Normal; status=Draft
- Campaign grid | page=Spring campaign; kind=Grid; header=Banner; main_color=#d9482b; font=Source Sans; spacing=Tight; status=Active
- Old landing page | page=Spring campaign; kind=Landing page; header=None; main_color=#888888; font=Lora; spacing=Normal; status=Retired
# form builder|dynamic form|form designer|form generator|form generation|form website|online form|form feature|custom form|generates forms|managing forms|creating forms|form tool|form creation|form management
item form|dynamic form|custom form|form definition: Title!;Description:long;Category=Registration|Survey|Order|Contact|Request;Layout=One column|Two columns|Step by step;Confirmation text:long;Fee:money;Opens on:date;Closes on:date;Created by~Nora Vidal|Ben Osei;~Submissions:number#0-100000;~Status=Draft|Open|Closed
- Summer camp registration | category=Registration; layout=Step by step; fee=120; created_by=Nora Vidal; submissions=64; status=Open
- Visitor satisfaction | category=Survey; layout=One column; fee=0; created_by=Ben Osei; submissions=311; status=Open
- Name badge order | category=Order; layout=Two columns; fee=8; created_by=Nora Vidal; submissions=27; status=Closed
- Room request | category=Request; layout=One column; fee=0; created_by=Ben Osei; submissions=0; status=Draft
item form field|field|field configuration|form element|form component|form item|form control|form content|component: Label!;Form->@form~Summer camp registration|Visitor satisfaction;Field type=Text|Long text|Number|Date|Choice|Checkbox|File|Phone;Choices:long;Placeholder;Position:number#1-99;Mandatory:boolean;Validation rule~email|max 200 characters
- Child's full name | form=Summer camp registration; field_type=Text; position=1; validation_rule=max 80 characters
- Date of birth | form=Summer camp registration; field_type=Date; position=2
- Food allergies | form=Summer camp registration; field_type=Choice; choices=None, nuts, milk, gluten; position=3
- How did you like your visit? | form=Visitor satisfaction; field_type=Choice; choices=Very much, well, so-so, not at all; position=1
item field dependency|dependency|display rule|field rule|condition: Name!;Form->@form~Summer camp registration;Watched field->@form field|field~Food allergies;Operator=Equals|Is not|Contains|Is filled;Value;Then=Show|Hide|Require|Set value;Target field->@form field|field~Date of birth
- Ask which nuts | form=Summer camp registration; watched_field=Food allergies; operator=Equals; value=nuts; then=Show
- Ask what went wrong | form=Visitor satisfaction; watched_field=How did you like your visit?; operator=Equals; value=not at all; then=Require
- Parent signs for minors | form=Summer camp registration; watched_field=Date of birth; operator=Is filled; then=Require; target_field=Child's full name
- Hide the diet notes | form=Summer camp registration; watched_field=Food allergies; operator=Equals; value=None; then=Hide
record form submission|submission|form data|form entry|filled form|form response|submitted form: Reference!;Form->@form~Summer camp registration|Visitor satisfaction;Submitted by~Ana Keller|Joon Park;Email:email;Phone:phone;Answers:long;Submitted on:date;~Status=Received|Verified|Paid|Confirmed|Rejected
- SUB-2041 | form=Summer camp registration; submitted_by=Ana Keller; email=ana.keller@example.com; answers=Leo Keller, nuts; status=Paid
- SUB-2042 | form=Summer camp registration; submitted_by=Joon Park; email=joon.park@example.com; answers=Mina Park, none; status=Verified
- SUB-2043 | form=Visitor satisfaction; submitted_by=Rita Sousa; email=rita.sousa@example.com; answers=Very much; status=Received
- SUB-2044 | form=Name badge order; submitted_by=Owen Clark; email=owen.clark@example.com; answers=12 badges, blue; status=Confirmed
! record field answer|answer|field value: Answer!;Answered on:date;Submission->@form submission|submission~SUB-2041|SUB-2043;Field->@form field|field~Food allergies|Date of birth
- nuts | submission=SUB-2041; field=Food allergies
- Leo Keller | submission=SUB-2041; field=Child's full name
- Mina Park | submission=SUB-2042; field=Child's full name
- Very much | submission=SUB-2043; field=How did you like your visit?
record verification code|verification|sms verification|email verification [verif|sms|code]: Recipient!;Submission->@form submission|submission~SUB-2041|SUB-2042;Channel=SMS|Email;Code;Tries:number#0-5;Sent on:date;~Status=Sent|Verified|Expired|Failed
- +49 170 5550142 | submission=SUB-2041; channel=SMS; code=481903; tries=1; status=Verified
- ana.keller@example.com | submission=SUB-2041; channel=Email; code=730162; tries=1; status=Verified
- joon.park@example.com | submission=SUB-2042; channel=Email; code=215588; tries=2; status=Verified
- +49 170 5550177 | submission=SUB-2044; channel=SMS; code=904417; tries=3; status=Expired
item form template|template [template]: Name!;Category=Registration|Survey|Order|Contact|Request;Description:long;Fields:number#1-60;Preview:image
- Event registration | category=Registration; description=Name, contact, number of guests.; fields=6
- Short feedback | category=Survey; description=Three questions and a remark.; fields=4
- Simple order | category=Order; description=Article, amount, delivery address.; fields=7
- Contact us | category=Contact; description=Name, email, message.; fields=3
+ payment: Submission->@form submission|submission~SUB-2041;Method=Card|Bank transfer|Mobile wallet;Fee:money
! item field option|choice option|select option|field choice: Label!;Form->@form|form design~Summer camp registration;Field->@form field|field|form element|form component|form control|form item|component~Food allergies|Date of birth;Value;Position:number#1-200;Selected at first:boolean;Active:boolean
- Nuts | form=Summer camp registration; field=Food allergies; value=nuts; position=1
- Milk | form=Summer camp registration; field=Food allergies; value=milk; position=2
- None | form=Summer camp registration; field=Food allergies; value=none; position=3
- Gluten | form=Summer camp registration; field=Food allergies; value=gluten; position=4
! item validation rule|field validation|field check: Name!;Form->@form|form design~Summer camp registration;Field->@form field|field|form element|form component|form control|form item|component~Food allergies|Date of birth;Check=Required|Length|Range|Pattern|E-mail|Unique;Limit;Error message;Position:number#1-50;Active:boolean
- Birth date given | form=Summer camp registration; field=Date of birth; check=Required; error_message=Please give the date of birth; position=1
- Birth date in range | form=Summer camp registration; field=Date of birth; check=Range; limit=2009 to 2018; error_message=The camp is for 7 to 16; position=2
- Short answer | form=Summer camp registration; field=Food allergies; check=Length; limit=at most 120 letters; error_message=Please be brief; position=1
- No links | form=Summer camp registration; field=Food allergies; check=Pattern; limit=no web address; error_message=No links here; position=2
! record form version|saved version|form revision: Title!;Form->@form|form design~Summer camp registration|Visitor satisfaction;Version number:number#1-1000;Saved by~Nora Vidal|Ben Osei;Saved on:date;What changed:long;~State=Draft|Published|Older
- Camp, first draft | form=Summer camp registration; version_number=1; saved_by=Nora Vidal; what_changed=Name and birthday; state=Older
- Camp with allergies | form=Summer camp registration; version_number=2; saved_by=Nora Vidal; what_changed=Allergies added; state=Published
- Satisfaction, shorter | form=Visitor satisfaction; version_number=3; saved_by=Ben Osei; what_changed=Four questions left; state=Published
- Satisfaction, next year | form=Visitor satisfaction; version_number=4; saved_by=Ben Osei; what_changed=Question on prices; state=Draft
item dataset|data set|associated dataset|data source|query form|data table: Name!;Form->@form|form design~Summer camp registration|Visitor satisfaction;Kind=Table|Query|Linked rows|Fixed list;Source~camp_children|ratings;Joined with~parents;Key field;Columns:long;Rows:number#0-10000000;Refreshed on:date
- Camp children | form=Summer camp registration; kind=Table; source=camp_children; key_field=child_id; columns=name, birthday, allergies; rows=64
- Parents of camp children | form=Summer camp registration; kind=Linked rows; source=parents; joined_with=camp_children; key_field=parent_id; rows=58
- Ratings by month | form=Visitor satisfaction; kind=Query; source=ratings; key_field=month; columns=month, mean; rows=12
- Town list | form=Summer camp registration; kind=Fixed list; source=towns; key_field=postcode; rows=340
# official website|company website|corporate website|corporate site|company homepage|various client needs|design draft|custom-built website
item service|company service|service offer: Name!;Summary:long;Price from:money;Duration~2 weeks|1 day;Icon:image;Position:number#1-50;~Status=Offered|Paused
- Process consulting | summary=We find where time is lost.; price_from=1200; duration=2 weeks; position=1; status=Offered
- System integration | summary=Your machines and your office talk to each other.; price_from=4800; duration=2 months; position=2; status=Offered
- Maintenance contract | summary=One call a year, help within a day.; price_from=90; duration=12 months; position=3; status=Offered
- Staff training | summary=In your house or in ours.; price_from=450; duration=1 day; position=4; status=Paused
item case study|case|project case|success case|case analysis|customer case: Title!;Client~Harbour Foods|Velo North;Industry=Retail|Manufacturing|Health|Public sector|Education;Challenge:long;Solution:long;Result;Cover:image;Finished on:date
- Half the waiting time at the counter | client=Harbour Foods; industry=Retail; result=Queue down from 9 to 4 minutes
- A factory hall without paper | client=Velo North; industry=Manufacturing; result=11000 sheets saved a year
- Beds found in seconds | client=St. Anne clinic; industry=Health; result=Search time cut by 80 percent
- Town hall online | client=Town of Ebern; industry=Public sector; result=34 forms on the web
item application scenario|scenario|solution|use case: Title!;Industry=Retail|Manufacturing|Health|Public sector|Education;Description:long;Product->@product~Gate sensor|Counter display;Picture:image;Position:number#1-50
- Smart branch | industry=Retail; description=Counts visitors and opens tills in time.; position=1
- Connected hall | industry=Manufacturing; description=Machines report their own faults.; position=2
- Quiet ward | industry=Health; description=Alarms go to the right nurse only.; position=3
- Digital classroom | industry=Education; description=Boards, tablets and doors in one plan.; position=4
person team member|team|staff member: Name!;Position~Managing director|Lead engineer;Department~Engineering|Sales;Portrait:image;Email:email;About:long;Order:number#1-99
- Marlene Voss | position=Managing director; department=Management; order=1
- Idris Bello | position=Lead engineer; department=Engineering; order=2
- Sofia Lemm | position=Sales manager; department=Sales; order=3
- Jonas Pike | position=Support lead; department=Service; order=4
item page section|page|banner|section|slide: Title!;Page=Home|About us|Services|Cases|Contact;Kind=Slide|Text|Picture row|Tabs|Numbers;Text:long;Picture:image;Button label;Button target:url;Position:number#1-50;Visible:boolean
- Technology that serves people | page=Home; kind=Slide; button_label=Our services; position=1
- Twenty years in numbers | page=About us; kind=Numbers; text=20 years, 140 clients, 38 people; position=2
- What we do | page=Services; kind=Tabs; position=1
- Find us | page=Contact; kind=Text; text=Opposite the main station.; position=1
item qualification|certificate|award|company honor [qualif|certif|award|honou?r|introduc]: Name!;Issued by~ISO body|Chamber of commerce;Number;Issued on:date;Valid until:date;Scan:image
- Quality management ISO 9001 | issued_by=ISO body; number=QM-20418
- Information security ISO 27001 | issued_by=ISO body; number=IS-11873
- Training company of the year | issued_by=Chamber of commerce; number=2024-07
- Registered supplier of the state | issued_by=State procurement office; number=LV-3391
request inquiry|contact request|contact form|contact message|quote request: Subject!;Name~Ida Roth|Paul Emery;Company;Email:email;Phone:phone;Service->@service~Process consulting|Staff training;Message:long;Answer:long;Received on:date
- Offer for two branches | name=Ida Roth; company=Roth Bakery; email=ida@example.com; service=System integration; message=Please call me in the mornings.
- Training for eight people | name=Paul Emery; company=Emery Ltd; email=paul@example.com; service=Staff training; message=Any date in autumn.
- Question on maintenance | name=Lucia Banks; company=Banks & Sons; email=lucia@example.com; service=Maintenance contract; message=Is travel included?
- Visit on Thursday | name=Omar Said; company=Said Trade; email=omar@example.com; service=Process consulting; message=We are four people.
+ product: Category=Hardware|Software|Service;Key figures:long;Data sheet:file;Scenario->@application scenario|scenario~Smart branch
# website theme|new theme|wordpress website|wordpress theme|minimalist website|blog theme|php version|wordpress upgrade|website upgrade|relaunch
item page|site page: Title!;Address;Template=Home|About|Contact|Blog|Full width;Text:long;Menu position:number#0-30;Cover:image;Author~Edda Moll|Luis Prado;~Status=Draft|Published|Hidden
- Home | address=/; template=Home; menu_position=1; author=Edda Moll; status=Published
- About | address=/about; template=About; menu_position=2; author=Edda Moll; status=Published
- Contact | address=/contact; template=Contact; menu_position=4; author=Luis Prado; status=Published
- Journal | address=/journal; template=Blog; menu_position=3; author=Luis Prado; status=Published
item theme|website theme|color scheme|layout: Name!;Version;Main color~teal|coral;Background color;Heading font~Lora|Inter;Body font~Inter|Open Sans;Layout=Boxed|Wide|Side menu;Preview:image;~Status=Active|Installed|Outdated
- Harbour light | version=2.1; main_color=teal; heading_font=Lora; body_font=Inter; layout=Wide; status=Active
- Paper | version=1.4; main_color=sienna; heading_font=Playfair; body_font=Open Sans; layout=Boxed; status=Installed
- Night shift | version=3.0; main_color=indigo; heading_font=Inter; body_font=Inter; layout=Side menu; status=Installed
- Old magazine | version=0.9; main_color=coral; heading_font=Arial; body_font=Arial; layout=Boxed; status=Outdated
item plugin|extension|module: Name!;Version;Newest version;Purpose;Works with PHP~8.1|8.2;Author;~Status=Active|Inactive|Update due|Not compatible
- Contact forms | version=5.7; newest_version=5.9; purpose=Forms; works_with_php=8.2; status=Update due
- Picture gallery | version=3.2; newest_version=3.2; purpose=Galleries; works_with_php=8.1; status=Active
- Search booster | version=1.1; newest_version=1.1; purpose=Search; works_with_php=7.4; status=Not compatible
- Page cache | version=2.8; newest_version=3.0; purpose=Speed; works_with_php=8.1; status=Inactive
record site check|compatibility check|test|site test|performance test: Title!;Area=Pages|Plugin|Theme|Speed|Security|Forms;Plugin->@plugin~Contact forms|Search booster;Load time:number(ms)#0-60000;Finding:long;Checked by~Luis Prado|Edda Moll;Checked on:date;~Result=Passed|Warning|Failed
- Front page after the update | area=Pages; load_time=820; finding=All blocks stand where they should.; checked_by=Edda Moll; result=Passed
- Search with PHP 8.1 | area=Plugin; plugin=Search booster; finding=Stops with an error, replacement needed.; checked_by=Luis Prado; result=Failed
- Contact form sends | area=Forms; plugin=Contact forms; load_time=410; finding=Mail arrives.; checked_by=Luis Prado; result=Passed
- Picture sizes | area=Speed; load_time=3100; finding=Three pictures above 2 MB.; checked_by=Edda Moll; result=Warning
work repair task|fix|upgrade step|issue|upgrade task: Title!;Area=Server|Theme|Plugin|Database|Content;Cause:long;Remedy:long;Assigned to~Luis Prado|Edda Moll;Priority=Low|Normal|High;Due on:date
- Replace the search plugin | area=Plugin; cause=No longer maintained.; remedy=Move to the built-in search.; assigned_to=Luis Prado; priority=High
- Shrink the header pictures | area=Content; cause=Camera originals were uploaded.; remedy=Save at 1600 pixels.; assigned_to=Edda Moll; priority=Normal
- Renew the certificate | area=Server; cause=Expired on Sunday.; remedy=Automatic renewal.; assigned_to=Luis Prado; priority=High
- Clear old revisions | area=Database; cause=Table grew to 3 GB.; remedy=Keep the last ten.; assigned_to=Luis Prado; priority=Low
request contact message|contact form|contact request|inquiry: Subject!;Name~Vera Holt|Sam Ito;Email:email;Message:long;Reply:long;Received on:date
- Question on the newsletter | name=Vera Holt; email=vera@example.com; message=How do I change my address?
- Broken link | name=Sam Ito; email=sam@example.com; message=The map does not open.
- Guest article | name=Ruth Able; email=ruth@example.com; message=I would like to write on bread.
- Thank you | name=Dov Klein; email=dov@example.com; message=The new look is lovely.
! record site backup|backup: Name!;Scope=Files|Database|Everything;Size:number(MB)#1-500000;Made on:date;Kept until:date;File:file;~Status=Complete|Running|Failed
- Before PHP 8.1 | scope=Everything; size=4210; status=Complete
- Nightly database | scope=Database; size=380; status=Complete
- Uploads of May | scope=Files; size=2650; status=Complete
- Before the new theme | scope=Everything; size=4188; status=Complete
# news aggregation|rss|feed reader|atom feed|news collection|news aggregator|article collection
item feed|feed source|rss feed|atom feed|source|news source|channel: Name!;Feed address:url;Site address:url;Format=RSS|Atom|Web page;Category->@feed category|category~Technology|Beauty;Language~English|German;Check every:number(min)#5-1440;Found automatically:boolean;~Last fetched:date;~Articles:number#0-1000000;~Status=Active|Paused|Broken
- Kernel Weekly | feed_address=https://kernel.example.com/feed; format=RSS; category=Technology; language=English; check_every=60; articles=812; status=Active
- Skin and Sun | feed_address=https://skin.example.com/atom; format=Atom; category=Beauty; language=English; check_every=120; articles=340; status=Active
- Stadtblatt | feed_address=https://stadt.example.com/rss; format=RSS; category=Local; language=German; check_every=30; articles=2904; status=Active
- Old Garden | feed_address=https://garden.example.com/rss; format=RSS; category=Home; language=English; check_every=720; articles=77; status=Broken
item feed category|category|folder|news category: Name!;Color;Position:number#1-99;Feeds:number#0-1000
- Technology | color=blue; position=1; feeds=14
- Beauty | color=pink; position=2; feeds=6
- Local | color=green; position=3; feeds=3
- Home | color=orange; position=4; feeds=5
item news item|aggregated news|feed item|feed entry|collected article|news|news article|news content: Title!;Feed->@feed|source~Kernel Weekly|Skin and Sun;Author~T. Rowe|Mia Lund;Summary:long;Address:url;Picture:image;Published on:date;~Read:boolean;~Status=New|Read|Saved|Hidden
- Scheduler gets a rewrite | feed=Kernel Weekly; author=T. Rowe; summary=Fairer shares for busy machines.; status=New
- Sun cream for city days | feed=Skin and Sun; author=Mia Lund; summary=Nine creams compared.; status=Saved
- Bridge closed until June | feed=Stadtblatt; author=Editors; summary=Detour over the old quay.; status=Read
- Pruning roses in March | feed=Old Garden; author=H. Finch; summary=Three cuts are enough.; status=Hidden
record fetch|fetch record|collection run|collection task|automatic collection|crawl: Title!;Feed->@feed|source~Kernel Weekly;New items:number#0-10000;Duration:number(ms)#0-600000;Message;Fetched on:date;~Result=Done|Unchanged|Failed
- Kernel Weekly, 08:00 | feed=Kernel Weekly; new_items=3; duration=410; result=Done
- Stadtblatt, 08:00 | feed=Stadtblatt; new_items=11; duration=620; result=Done
- Old Garden, 08:00 | feed=Old Garden; new_items=0; duration=10000; message=Address not found; result=Failed
- Skin and Sun, 08:00 | feed=Skin and Sun; new_items=0; duration=230; result=Unchanged
item collection rule|filter rule|collection setting|keyword rule|filter: Name!;Feed->@feed|source~Skin and Sun;Keywords;Unwanted words;Action=Keep|Hide|Mark|Move;Target category->@feed category|category~Beauty;Active:boolean
- Only skin care | feed=Skin and Sun; keywords=skin, cream, serum; action=Keep; target_category=Beauty
- No adverts | unwanted_words=sponsored, advert; action=Hide
- Mark security | feed=Kernel Weekly; keywords=security, leak; action=Mark
- Quay news | feed=Stadtblatt; keywords=quay, bridge; action=Move; target_category=Local
item output feed|rss output|feed output|shared feed: Name!;Address:url;Category->@feed category|category~Technology;Items:number#1-500;Format=RSS|Atom|JSON;Owner->@user;Public:boolean;~Readers:number#0-1000000
- My tech mix | category=Technology; items=50; format=RSS; readers=12
- Beauty of the week | category=Beauty; items=20; format=Atom; readers=140
- Town news for the club | category=Local; items=30; format=RSS; readers=38
- Everything saved | items=100; format=JSON; readers=1
! item site setting|website setting|reader setting [custom|setting|description|keyword]: Name!;Website title;Keywords;Description:long;Items per page:number#5-100;Theme=Light|Dark
- Front page | website_title=Morning Mix; keywords=news, feeds; items_per_page=20; theme=Light
- Beauty channel | website_title=Skin News; keywords=skin, hair, make-up; items_per_page=12; theme=Light
- Evening view | website_title=Late Mix; items_per_page=30; theme=Dark
- Phone view | website_title=Mix; items_per_page=10; theme=Light
! record cached copy|cache entry|cached article [cach\\w*]: Title!;Feed->@feed|subscription source|rss source|source;Address:url;Size:number(KB)#0-100000;Stored on:date;Kept until:date;Hits:number#0-10000000;Check sum;~State=Fresh|Stale|Removed
- Bridge opens early | size=48; hits=31; check_sum=9f2c; state=Fresh
- Owl census | size=112; hits=4; check_sum=77aa; state=Stale
- Tram timetable | size=20; hits=210; check_sum=10bd; state=Fresh
- Old weather notice | size=6; hits=0; check_sum=e3f1; state=Removed
! record feed fetch|fetch run|feed refresh|collection run: Title!;Feed->@feed|subscription source|rss source|source;Started on:date;Started at:time;Duration:number(ms)#0-600000;Answer code:number#0-599;New entries:number#0-10000;Unchanged:number#0-100000;Message;~Result=New entries|Nothing new|Failed
- City news, 08:15 | duration=640; answer_code=200; new_entries=3; unchanged=27; result=New entries
- City news, 09:15 | duration=210; answer_code=304; new_entries=0; unchanged=30; result=Nothing new
- Science weekly, 08:20 | duration=5000; answer_code=504; new_entries=0; message=No answer in five seconds; result=Failed
- Owl blog, 08:30 | duration=980; answer_code=200; new_entries=1; unchanged=9; result=New entries
# personal resume|resume mini-program|online resume|personal cv|curriculum vitae
item work experience|experience|work history|job: Title!;Employer~Brightline Media|City library;Place;From:date;Until:date;Kind=Full time|Part time|Internship|Freelance;Tasks:long;Result;Logo:image;Position:number#1-50
- Front-end developer | employer=Brightline Media; place=Rotterdam; kind=Full time; result=Load time cut by half; position=1
- Web developer | employer=Studio Nine; place=Utrecht; kind=Full time; result=Nine shops built; position=2
- IT assistant | employer=City library; place=Delft; kind=Part time; position=3
- Intern | employer=Harbour Radio; place=Rotterdam; kind=Internship; position=4
item education|education background|degree|study: Title!;School~Delft University;Degree=Certificate|Bachelor|Master|Doctorate|Diploma;Subject;From:date;Until:date;Grade;Thesis;Position:number#1-50
- Master in computer science | school=Delft University; degree=Master; subject=Computer science; grade=8.4; thesis=Readable charts; position=1
- Bachelor in mathematics | school=Leiden University; degree=Bachelor; subject=Mathematics; grade=7.9; position=2
- Accessibility certificate | school=Web Academy; degree=Certificate; subject=Accessibility; position=3
- School diploma | school=Grotius College; degree=Diploma; subject=Sciences; position=4
item skill|skill showcase|ability: Name!;Group=Programming|Design|Language|Soft skill|Tool;Level:percent;Years:number#0-60;Proof;Position:number#1-99
- TypeScript | group=Programming; level=90; years=6; proof=Three open source packages; position=1
- Layout and type | group=Design; level=75; years=5; position=2
- English | group=Language; level=95; years=15; proof=C2; position=3
- Moderation | group=Soft skill; level=80; years=4; position=4
item portfolio project|project|work sample: Title!;Role;Client;Year:number#1990-2100;Techniques;Description:long;Picture:image;Link:url
- Tide table app | role=Developer; client=Sailing club; year=2024; techniques=TypeScript, maps
- Museum guide | role=Lead; client=City museum; year=2023; techniques=Audio, offline pages
- Chart kit | role=Author; year=2022; techniques=SVG
- Recipe scanner | role=Developer; year=2021; techniques=Camera, OCR
item personal information|profile|personal profile|about me: Name!;Wanted job;Place;Phone:phone;Email:email;Born on:date;Photo:image;Summary:long;Salary wish:money;Available from:date;Website:url
- Jonna Visser | wanted_job=Senior front-end developer; place=Rotterdam; email=jonna@example.com; summary=I build calm interfaces for busy people.; salary_wish=5200
- Jonna Visser, English | wanted_job=Front-end engineer; place=Remote; email=jonna@example.com; salary_wish=5400
- Jonna Visser, teaching | wanted_job=Web trainer; place=Delft; email=jonna@example.com; salary_wish=4200
- Jonna Visser, freelance | wanted_job=Freelancer; place=Europe; email=jonna@example.com; salary_wish=6000
! record resume view|view record|resume share|share record|qr share: Title!;Resume->@personal information|profile~Jonna Visser;Visitor~Brightline HR;Way=QR code|Link|Search;Page=Home|Education|Experience|Skills;Seconds:number#0-100000;Seen on:date
- QR at the job fair | resume=Jonna Visser; visitor=Fair visitor; way=QR code; page=Home; seconds=40
- Link in the letter | resume=Jonna Visser; visitor=Brightline HR; way=Link; page=Experience; seconds=210
- Scout search | resume=Jonna Visser, English; visitor=Scout; way=Search; page=Skills; seconds=65
- QR on the card | resume=Jonna Visser, freelance; visitor=Studio Nine; way=QR code; page=Home; seconds=90
! request contact request|job inquiry|message from employer [contact|job|seek|employ]: Subject!;Name~Mark Boon;Company;Email:email;Message:long;Reply:long;Received on:date
- Talk on Thursday? | name=Mark Boon; company=Brightline Media; email=mark@example.com
- Two months in Ghent | name=Els Maes; company=Maes & Co; email=els@example.com
- Workshop for juniors | name=Ravi Patel; company=Code Barn; email=ravi@example.com
- Your chart kit | name=Ute Lang; company=Data Desk; email=ute@example.com
# web agency|client portfolio|landing page|one-page website|homepage design|business website|business card website
item landing page|page|page section|section: Title!;Page=Home|About us|Services|Contact|Imprint;Kind=Hero|Text|Cards|Picture|Numbers|Form;Text:long;Picture:image;Button label;Button target:url;Animation=None|Fade|Slide|Zoom;Position:number#1-60;Visible:boolean
- Help that comes at eight | page=Home; kind=Hero; button_label=Ask for help; animation=Fade; position=1
- What we take off your hands | page=Services; kind=Cards; animation=Slide; position=1
- Four people, one phone number | page=About us; kind=Picture; animation=None; position=1
- Write to us | page=Contact; kind=Form; animation=None; position=1
item service offer|service|offer: Name!;Summary;Description:long;Price from:money;Unit=Hour|Visit|Month|Project;Picture:image;Position:number#1-60;~Status=Shown|Hidden
- Weekly cleaning | summary=Same person each week.; price_from=28; unit=Hour; position=1; status=Shown
- Holiday watch | summary=Post, plants, lights.; price_from=15; unit=Visit; position=2; status=Shown
- Paperwork hour | summary=Sorted and filed.; price_from=35; unit=Hour; position=3; status=Shown
- Moving day | summary=From box to bed.; price_from=390; unit=Project; position=4; status=Hidden
request website inquiry|inquiry|contact message|contact form|form submission: Subject!;Name~Lotte Brand;Email:email;Phone:phone;Service->@service offer|service~Weekly cleaning;Wanted on:date;Message:long;Reply:long;Received on:date
- Every second Tuesday | name=Lotte Brand; email=lotte@example.com; service=Weekly cleaning; message=Three rooms, two cats.
- Away in August | name=Uwe Sand; email=uwe@example.com; service=Holiday watch; message=Twelve plants.
- A drawer of letters | name=Maja Roos; email=maja@example.com; service=Paperwork hour; message=From five years.
- Third floor, no lift | name=Kofi Mens; email=kofi@example.com; service=Moving day; message=Two rooms.
person team member|team|employee: Name!;Role;Photo:image;About:long;Email:email;Position:number#1-60
- Greta Lind | role=Founder; position=1
- Samu Oja | role=House help; position=2
- Pilar Cano | role=Paperwork; position=3
- Tim Brandl | role=Driver; position=4
! item customer voice|testimonial|customer quote: Name!;Town;Service->@service offer|service~Weekly cleaning;Quote:long;Stars:rating;Photo:image;Shown:boolean
- Family Brand | town=Weimar; service=Weekly cleaning; quote=We have Saturdays again.; stars=5
- Uwe Sand | town=Jena; service=Holiday watch; quote=Even the fern lives.; stars=5
- Maja Roos | town=Erfurt; service=Paperwork hour; quote=One folder instead of a drawer.; stars=4
- Office Mill lane | town=Weimar; service=Weekly cleaning; quote=Always on time.; stars=5
! item design specification|design element|style: Name!;Kind=Color|Font|Spacing|Animation|Icon;Value;Used for;Draft:image
- Coral | kind=Color; value=#f08080; used_for=Buttons
- Heading font | kind=Font; value=Poppins 600; used_for=Titles
- Section gap | kind=Spacing; value=96 px; used_for=Between sections
- Soft rise | kind=Animation; value=300 ms; used_for=Cards on scroll
# form storage|form designer|form builder|form generator|form design|web form|form data|dynamic form|generate form|online form|custom form|form collection|managing forms|form submission
item form|form template|custom form|web form|form design|form definition: Name!;Description:long;Owner;Purpose=Registration|Survey|Order|Application|Feedback|Contact;Definition:long;Saves drafts:boolean;Open until:date;Thank-you text:long;~Fields:number#0-200;~Status=Draft|Published|Closed
- Summer camp registration | description=Children from 8 to 14.; owner=Mina Roth; purpose=Registration; thank_you_text=We write to you within three days.; fields=9; status=Published
- Workshop feedback | description=After each workshop.; owner=Jon Arden; purpose=Feedback; thank_you_text=Thank you for your time.; fields=6; status=Published
- Grant application | description=Long form, can be filled in over several days.; owner=Mina Roth; purpose=Application; thank_you_text=Your application has a number now.; fields=24; status=Draft
- Canteen survey | description=Meals and opening hours.; owner=Pia Gold; purpose=Survey; thank_you_text=Results hang in the canteen.; fields=8; status=Closed
! record form field|field|form element|input field|form component|form item|form control|form content: Label!;Form->@form|form template~Summer camp registration|Workshop feedback;Field type=Text|Long text|Number|Date|Select|Checkbox|Radio|File;Position:number#1-200;Required:boolean;Options:long;Validation rule~at most 80 letters|number from 8 to 14;Placeholder;Default value
- Child's name | form=Summer camp registration; field_type=Text; position=1; validation_rule=at most 80 letters; placeholder=First and last name
- Age | form=Summer camp registration; field_type=Number; position=2; validation_rule=number from 8 to 14; placeholder=10
- How useful was it? | form=Workshop feedback; field_type=Radio; position=1; options=Very, fairly, little; validation_rule=one of the options
- Project plan | form=Grant application; field_type=File; position=12; validation_rule=PDF up to 10 MB
record submission|form submission|form response|form data|form record|entry|form entry|filling|filling data|filled data: Title!;Form->@form|form template~Summer camp registration|Workshop feedback;Filled in by;Answers:long;Submitted on:date;~Status=New|Read|Answered|Rejected
- Registration of Leo M. | form=Summer camp registration; filled_in_by=Carla M.; answers=Age 10, swims, no allergies.; status=Answered
- Registration of Ana P. | form=Summer camp registration; filled_in_by=Ricardo P.; answers=Age 13, vegetarian.; status=New
- Feedback on pottery | form=Workshop feedback; filled_in_by=Guest; answers=Very useful, more time for glazing.; status=Read
- Answer 58 of the survey | form=Canteen survey; filled_in_by=Guest; answers=More soups, open until three.; status=Read
record draft|saved form|saved form data|form draft|saved draft|auto-save: Title!;Form->@form|form template~Grant application|Summer camp registration;Filled in by;Values so far:long;Filled:percent;Last field;Saved on:date;Saved at:time;~State=In progress|Submitted|Discarded
- Grant for the choir | form=Grant application; filled_in_by=Ruth Amsel; values_so_far=Name, address and goal filled in.; filled=45; last_field=Budget; state=In progress
- Grant for the bike workshop | form=Grant application; filled_in_by=Dario Voss; values_so_far=All but the plan.; filled=92; last_field=Project plan; state=In progress
- Camp, second child | form=Summer camp registration; filled_in_by=Carla M.; values_so_far=Name only.; filled=11; last_field=Age; state=Discarded
- Camp, Ana | form=Summer camp registration; filled_in_by=Ricardo P.; values_so_far=All fields.; filled=100; last_field=Allergies; state=Submitted
! record field change|change history|change log [monitor|change|histor\\w*|edit]: Title!;Draft->@draft|saved form~Grant for the choir|Camp, Ana;Field->@form field|field~Age|Project plan;Old value;New value;Changed on:date;Changed at:time
- Age corrected | draft=Camp, Ana; field=Age; old_value=12; new_value=13
- Plan exchanged | draft=Grant for the bike workshop; field=Project plan; old_value=plan-1.pdf; new_value=plan-2.pdf
- Name filled in | draft=Camp, second child; field=Child's name; old_value=empty; new_value=Luis M.
- Plan taken away | draft=Grant for the choir; field=Project plan; old_value=draft.pdf; new_value=empty
record export|form export|exported data: Title!;Form->@form|form template~Workshop feedback|Canteen survey;Format=CSV|Excel|JSON|PDF;From:date;Until:date;Rows:number#0-1000000;File:file
- Camp list for the bus | form=Summer camp registration; format=Excel; rows=38
- Feedback of spring | form=Workshop feedback; format=CSV; rows=112
- Survey results | form=Canteen survey; format=PDF; rows=240
- Form as data | form=Grant application; format=JSON; rows=1
record json schema|json data|json definition [json]: Title!;Form->@form|form template~Workshop feedback|Canteen survey;Source text:long;Fields found:number#0-500;Uploaded on:date;~Result=Form made|Error in text|Waiting
- Feedback schema | form=Workshop feedback; source_text={"fields":[{"type":"radio"}]}; fields_found=6; result=Form made
- Survey schema | form=Canteen survey; source_text={"fields":[{"type":"checkbox"}]}; fields_found=8; result=Form made
- Camp schema | form=Summer camp registration; source_text={"fields":[{"type":"text"}]}; fields_found=9; result=Form made
- Broken sample | form=Grant application; source_text={"fields":[; fields_found=0; result=Error in text
! record approval step|form approval|approval record|review step [approv\\w*|workflow|filling process]: Title!;Form->@form|form template~Grant application|Summer camp registration;Submission->@submission|form response|filling~Grant for the choir;Step:number#1-20;Approver~Hedwig Noll|Sam Ode;Decision=Waiting|Approved|Sent back|Refused;Remark:long;Decided on:date
- Choir grant, treasurer | form=Grant application; step=1; approver=Hedwig Noll; decision=Approved; remark=Within this year's budget
- Choir grant, board | form=Grant application; step=2; approver=Sam Ode; decision=Waiting
- Camp place for Ana | form=Summer camp registration; step=1; approver=Hedwig Noll; decision=Approved
- Camp place for Ben | form=Summer camp registration; step=1; approver=Sam Ode; decision=Sent back; remark=Health form is missing
# multilingual website|multilingual site|multi-language website|multi-lingual website|language switching|hindi language|english and arabic|arabic and english|bilingual website|bilingual site|english and chinese|chinese and english|switching languages
item language|site language|supported language: Name!;Code!;Own name;Writing direction=Left to right|Right to left;Script~Latin|Devanagari|Arabic|Cyrillic;Default:boolean;Translated:percent;Flag:image;~Status=Active|Being translated|Hidden
- English | code=en; own_name=English; writing_direction=Left to right; script=Latin; translated=100; status=Active
- Hindi | code=hi; own_name=हिन्दी; writing_direction=Left to right; script=Devanagari; translated=92; status=Active
- Arabic | code=ar; own_name=العربية; writing_direction=Right to left; script=Arabic; translated=61; status=Being translated
- Portuguese | code=pt; own_name=Português; writing_direction=Left to right; script=Latin; translated=98; status=Active
record translation|translated text|interface text|text: Key!;Language->@language|site language~Hindi|Portuguese;Source text:long;Translated text:long;Section=Menu|Form|Message|Page;Translator;Changed on:date;~Status=Missing|Draft|Checked
- menu.home | language=Hindi; source_text=Home; translated_text=मुखपृष्ठ; section=Menu; translator=Asha Verma; status=Checked
- menu.news | language=Hindi; source_text=News; translated_text=समाचार; section=Menu; translator=Asha Verma; status=Checked
- form.send | language=Portuguese; source_text=Send; translated_text=Enviar; section=Form; translator=Rui Matos; status=Checked
- message.thanks | language=Arabic; source_text=Thank you; translated_text=شكرا; section=Message; translator=Salma Haddad; status=Draft
item news|news item|news article: Title!;Language->@language~English|Hindi;Summary:long;Text:long;Category=Local|Culture|Business|Sport;Author;Published on:date;Picture:image;~Status=Draft|Published
- Library opens a reading hall | language=English; summary=Eighty seats by the river.; text=The hall is open until ten each night.; category=Local; author=June Carr; status=Published
- नदी के किनारे मेला | language=Hindi; summary=दो दिन का मेला।; text=शिल्पकार और संगीत शनिवार से।; category=Culture; author=Asha Verma; status=Published
- Feira de artesanato | language=Portuguese; summary=Quarenta bancas na praça.; text=Abre no sábado às nove.; category=Culture; author=Rui Matos; status=Published
- New ferry timetable | language=English; summary=Two more boats in the evening.; text=The last boat leaves at eleven.; category=Local; author=June Carr; status=Draft
record page version: Title!;Language->@language~Hindi|Portuguese;Translation of;Text:long;Translator;Due on:date;~Status=Asked for|Under way|Published
- Reading hall in Hindi | language=Hindi; translation_of=Library opens a reading hall; text=हॉल रात दस बजे तक खुला है।; translator=Asha Verma; status=Published
- Reading hall in Portuguese | language=Portuguese; translation_of=Library opens a reading hall; text=A sala abre até às dez.; translator=Rui Matos; status=Published
- Ferry in Arabic | language=Arabic; translation_of=New ferry timetable; text=Not begun.; translator=Salma Haddad; status=Asked for
- Craft fair in English | language=English; translation_of=Feira de artesanato; text=Forty stalls on the square.; translator=June Carr; status=Under way
! record language preference|language setting|user language: User!;Language->@language~English|Hindi;Second language->@language~English|Portuguese;Date format=Day first|Month first|Year first;Changed on:date
- asha | language=Hindi; second_language=English; date_format=Day first
- rui | language=Portuguese; second_language=English; date_format=Day first
- june | language=English; second_language=Portuguese; date_format=Month first
- salma | language=Arabic; second_language=English; date_format=Year first
+ article: Language->@language;Translation of;Category=Local|Culture|Business|Sport
+ product: Language->@language;Name in own language;Description in own language:long
! record language edition|content translation|article translation|translated edition: Title!;Original->@article|news|news article|product|page;Language->@language|site language~Hindi|Portuguese;Translated title;Text:long;Translator~Asha Rao|Ben Osei;Due on:date;Checked by;~Status=Asked for|Under way|In review|Published|Outdated
- Monsoon guide in Hindi | language=Hindi; translated_title=Barsaat ki guide; translator=Asha Rao; status=Published
- Market hours in Hindi | language=Hindi; translator=Asha Rao; status=Under way
- Market hours in Portuguese | language=Portuguese; translator=Ben Osei; status=In review
- Old tram story in Hindi | language=Hindi; translator=Asha Rao; status=Outdated
# personal resume|resume website|online resume|curriculum vitae|resume builder|handwriting animation|simulated handwriting
item resume section|resume|personal resume|resume information|section: Title!;Kind=Profile|Experience|Education|Skills|Projects|Contact;Text:long!;Position:number#1-100;Language;Written in=Handwriting|Typewriter|Plain;Shown:boolean
- About me | kind=Profile; text=I draw interfaces and bake bread.; position=1; language=English; written_in=Handwriting
- What I know | kind=Skills; text=Layouts, animation, patience.; position=2; language=English; written_in=Typewriter
- What I made | kind=Projects; text=A ferry timetable that people understand.; position=3; language=English; written_in=Handwriting
- Thank you! | kind=Contact; text=Write to me, I answer within a day.; position=4; language=English; written_in=Handwriting
record work experience|experience|job|position held: Job title!;Employer;Place;From:date;Until:date;Tasks:long;Current:boolean
- Interface designer | employer=Ferry Lines North; place=Harbour town; tasks=Timetables, ticket app, signs.
- Web developer | employer=Studio Lantern; place=Old mill; tasks=Shop pages and animations.
- Trainee | employer=Print shop Becker; place=Market street; tasks=Leaflets and paper samples.
- Tutor | employer=Evening school; place=Town hall; tasks=First steps with style sheets.
record education|school|degree|certificate: Title!;School;Field of study;From:date;Until:date;Grade;Certificate:file
- Bachelor of design | school=Coast college; field_of_study=Interaction design; grade=1.4
- Course in animation | school=Film workshop; field_of_study=Drawing in time; grade=passed
- School-leaving exam | school=Hill school; field_of_study=Arts and mathematics; grade=1.9
- First aid | school=Rescue service; field_of_study=Two days; grade=passed
item skill|ability: Name!;Group=Design|Code|Language|Craft;Level:number#1-10;Years:number#0-60;Note:long
- Style sheets | group=Code; level=9; years=8; note=Layouts without frameworks.
- Script animation | group=Code; level=8; years=6; note=Handwriting, paths, timing.
- Spanish | group=Language; level=6; years=4; note=One year in a print shop.
- Letterpress | group=Craft; level=5; years=3; note=Own small press.
item animation|animation setting|handwriting style|animation effect: Name!;Font;Speed:number(letters/s)#1-100;Ink colour;Pause at full stop:number(ms)#0-5000;Effect=Write|Fade|Slide|Erase and write;Sound:boolean;Repeats:boolean
- Blue fountain pen | font=Round hand; speed=14; ink_colour=Navy; pause_at_full_stop=400; effect=Write
- Pencil notes | font=Quick hand; speed=20; ink_colour=Grey; pause_at_full_stop=250; effect=Write
- Typewriter | font=Typed; speed=9; ink_colour=Black; pause_at_full_stop=600; effect=Erase and write
- Final line | font=Round hand; speed=6; ink_colour=Red; pause_at_full_stop=1200; effect=Fade
item portfolio piece|project|work sample: Title!;Description:long;Role;Year:number#1950-2100;Picture:image;Link:url;Client
- Ferry timetable | description=One page for four islands.; role=Design and code; year=2023; client=Ferry Lines North
- Bread calendar | description=A loaf for each week.; role=Idea and drawings; year=2022; client=Own project
- Museum steps | description=Animation along the stairs.; role=Animation; year=2021; client=Town museum
- Shop for wool | description=Colours by touch.; role=Code; year=2020; client=Loom & Thread
# rss|rss feed|rss subscription|feed reader|rss reader|news aggregator|opml
item feed|rss source|rss feed|subscription source|feed source|subscription: Name!;Feed address:url!;Website:url;Folder->@folder|feed category~Science|Craft;Description:long;Refresh every:number(min)#5-10080;Language;~Last read on:date;~Articles:number#0-1000000;~Status=Active|Paused|Error
- Moss and Lichen | folder=Science; description=Notes of two botanists.; refresh_every=120; language=English; articles=312; status=Active
- The Slow Loom | folder=Craft; description=Weaving, dyeing, mending.; refresh_every=360; language=English; articles=148; status=Active
- Harbour News | folder=Local; description=Council, ferries, weather.; refresh_every=30; language=English; articles=2210; status=Active
- Old Radio Letters | folder=Craft; description=Tubes and shortwave.; refresh_every=720; language=English; articles=64; status=Error
record feed article|feed item|entry|rss article|read article|rss information: Title!;Feed->@feed|rss source~Moss and Lichen|Harbour News;Author;Summary:long;Link:url;Published on:date;Read:boolean;Starred:boolean;Tags
- Why walls turn green in March | feed=Moss and Lichen; author=H. Birk; summary=Three mosses that like mortar.; tags=moss, town
- Dyeing with walnut shells | feed=The Slow Loom; author=Ines; summary=Brown that does not fade.; tags=dye, wool
- Ferry gets a second deck | feed=Harbour News; author=Editors; summary=Forty more seats from June.; tags=ferry
- A lens for lichens | feed=Moss and Lichen; author=G. Olin; summary=Ten times is enough.; tags=lichen, tools
item folder|feed category|category: Name!;Owner;Position:number#0-100;Colour;~Unread:number#0-1000000
- Science | owner=karla; position=1; colour=Green; unread=14
- Craft | owner=karla; position=2; colour=Brown; unread=3
- Local | owner=karla; position=3; colour=Blue; unread=41
- Listening | owner=piet; position=1; colour=Grey; unread=0
item filter|filter rule|feed filter: Name!;Feed->@feed|rss source~Harbour News|The Slow Loom;Looks in=Title|Text|Author|Any;Words!;Then=Hide|Star|Mark as read|Add tag;Tag->@tag~ferry|dye;Enabled:boolean;~Matches:number#0-1000000
- No football | feed=Harbour News; looks_in=Title; words=football, league; then=Hide; tag=ferry; matches=212
- Ferry first | feed=Harbour News; looks_in=Any; words=ferry, timetable; then=Star; tag=ferry; matches=38
- Dye recipes | feed=The Slow Loom; looks_in=Text; words=mordant, dye bath; then=Add tag; tag=dye; matches=17
- Old letters as read | feed=Old Radio Letters; looks_in=Author; words=archive; then=Mark as read; tag=radio; matches=5
! item tag|label: Name!;Owner;Colour;~Articles:number#0-1000000
- ferry | owner=karla; colour=Blue; articles=38
- dye | owner=karla; colour=Brown; articles=17
- lichen | owner=karla; colour=Green; articles=22
- radio | owner=piet; colour=Grey; articles=5
! record opml file|opml import|opml export|import [opml|import|export]: Title!;Direction=Import|Export;File:file;Feeds:number#0-10000;Done by;Done on:date;Twice:number#0-10000;~Result=Done|Partly|Failed
- Feeds from the old reader | direction=Import; feeds=42; done_by=karla; twice=3; result=Done
- Copy for the laptop | direction=Export; feeds=45; done_by=karla; twice=0; result=Done
- List of a friend | direction=Import; feeds=18; done_by=piet; twice=6; result=Partly
- Broken file | direction=Import; feeds=0; done_by=piet; twice=0; result=Failed
! item display option|display setting|layout|feed display [display|layout|card|grid|embed]: Name!;Layout=List|Grid|Cards|Ticker;Articles shown:number#1-100;Shows summary:boolean;Shows date:boolean;Shows picture:boolean;Placed on~Start page|Sidebar
- Start page cards | layout=Cards; articles_shown=6; placed_on=Start page
- Sidebar list | layout=List; articles_shown=10; placed_on=Sidebar
- News ticker | layout=Ticker; articles_shown=5; placed_on=Header
- Archive grid | layout=Grid; articles_shown=24; placed_on=Archive
# php website|dynamic php|redesign the web|user interaction functionality|company website redesign|services and functions
item page|web page|website page|content page|website content: Title!;Address!;Menu label;Kind=Home|About us|Products|Contact|News|Other;Text:long;Picture:image;Position in menu:number#0-100;Author;Changed on:date;~Status=Draft|Published|Hidden
- Welcome | address=/; menu_label=Home; kind=Home; text=Doors and windows of oak since 1962.; position_in_menu=1; author=Gesa; status=Published
- Our workshop | address=/about; menu_label=About us; kind=About us; text=Eleven joiners and a saw from grandfather.; position_in_menu=2; author=Gesa; status=Published
- Windows and doors | address=/products; menu_label=Products; kind=Products; text=All models with sizes.; position_in_menu=3; author=Ole; status=Published
- Write to us | address=/contact; menu_label=Contact; kind=Contact; text=Answer within two days.; position_in_menu=4; author=Ole; status=Draft
item service|offered service|function|offer: Name!;Category->@service category|category~Repair|Planning;Description:long;Price:money;Unit=Hour|Piece|Flat fee|On request;Picture:image;Provider;~Status=Offered|Paused
- Window repair | category=Repair; description=Hinges, seals and glass.; price=58; unit=Hour; provider=Workshop; status=Offered
- Measuring at home | category=Planning; description=With sketch and price.; price=45; unit=Flat fee; provider=Ole; status=Offered
- Front door to size | category=Making; description=Oak or larch.; price=0; unit=On request; provider=Workshop; status=Offered
- Painting | category=Repair; description=Two coats of linseed paint.; price=120; unit=Piece; provider=Partner; status=Paused
item service category|category: Name!;Description:long;Icon;Position:number#0-100
- Repair | description=What is broken.; icon=wrench; position=1
- Planning | description=Before the work begins.; icon=ruler; position=2
- Making | description=New from wood.; icon=plane; position=3
- Care | description=Oil, wax and paint.; icon=brush; position=4
request feedback|user feedback|contact message|form submission|submitted form|inquiry: Subject!;Name;Email:email;Phone:phone;Page->@page|web page~Write to us|Windows and doors;Kind=Question|Praise|Complaint|Idea|Fault on the page;Text:long!;~Answer:long
- Door for a narrow hall | name=Ute Sand; page=Windows and doors; kind=Question; text=Is 70 cm possible?; answer=Yes, from 62 cm.
- Picture missing | name=Guest; page=Windows and doors; kind=Fault on the page; text=Third model has no picture.; answer=Added, thank you.
- Well done | name=Karl Mohn; page=Write to us; kind=Praise; text=New window closes like a safe.; answer=We are glad.
- Late by a week | name=Iris Land; page=Write to us; kind=Complaint; text=Door came later than agreed.; answer=We are sorry and took ten percent off.
record password reset|forgot password|reset request|login record: Title!;Account name;Email:email;Asked on:date;Asked at:time;Valid for:number(min)#5-1440;Address;~Status=Sent|Used|Expired
- Reset for ute | account_name=ute; valid_for=30; address=203.0.113.5; status=Used
- Reset for karl | account_name=karl; valid_for=30; address=203.0.113.18; status=Expired
- Reset for iris | account_name=iris; valid_for=30; address=203.0.113.40; status=Sent
- Second try of karl | account_name=karl; valid_for=30; address=203.0.113.18; status=Used
! record page version|content change|update log|dynamic data: Title!;Page->@page|web page~Welcome|Our workshop;Changed by;Changed on:date;Before:long;After:long
- New opening line | page=Welcome; changed_by=Gesa; before=Doors since 1962.; after=Doors and windows of oak since 1962.
- One more joiner | page=Our workshop; changed_by=Gesa; before=Ten joiners.; after=Eleven joiners.
- Sizes added | page=Windows and doors; changed_by=Ole; before=Models only.; after=All models with sizes.
- Answer time | page=Write to us; changed_by=Ole; before=We answer soon.; after=Answer within two days.
+ product: Category=Windows|Doors|Care|Spare parts;Material;Width:number(cm)#1-500;Height:number(cm)#1-500
# automatically generates web|generate web page|web page generator|template system|web template|template management|website builder|site builder|page builder
item template|web template|page template|webpage template: Name!;Category->@template category|category~Invitation|Shop page;Description:long;Source text:long;Preview:image;Author;Current version;Public:boolean;~Used:number#0-10000000;~Status=Draft|Published|Retired
- Garden party | category=Invitation; description=Flowers above, names below.; source_text=<h1>{{ title }}</h1>; author=Ilse; current_version=2.1; used=88; status=Published
- Three offers | category=Shop page; description=Three cards side by side.; source_text={{ for offer in offers }}; author=Bo; current_version=1.4; used=152; status=Published
- Notice with date | category=News page; description=Big date on the left.; source_text={{ if date }}; author=Ilse; current_version=1.0; used=40; status=Published
- Long report | category=News page; description=Contents, text, sources.; source_text={{ contents }}; author=Bo; current_version=0.3; used=0; status=Draft
item template category|category: Name!;Description:long;Icon;Position:number#0-100
- Invitation | description=Feasts and openings.; icon=gift; position=1
- Shop page | description=Goods and offers.; icon=bag; position=2
- News page | description=Notices and reports.; icon=news; position=3
- Profile | description=Persons and teams.; icon=user; position=4
! record template version|version|template history: Title!;Template->@template|web template~Garden party|Three offers;Version;Source text:long;Changes:long;Changed by;Changed on:date;Current:boolean
- Garden party 2.1 | template=Garden party; version=2.1; source_text=<h1>{{ title }}</h1><p>{{ place }}</p>; changes=Place added.; changed_by=Ilse
- Garden party 2.0 | template=Garden party; version=2.0; source_text=<h1>{{ title }}</h1>; changes=New flowers.; changed_by=Ilse
- Three offers 1.4 | template=Three offers; version=1.4; source_text={{ for offer in offers }}; changes=Loop for any number.; changed_by=Bo
- Notice with date 1.0 | template=Notice with date; version=1.0; source_text={{ if date }}; changes=First version.; changed_by=Ilse
record template variable|variable|placeholder|template field: Name!;Template->@template|web template~Garden party|Three offers;Kind=Text|Number|Date|Picture|List|Yes or no;Default value;Required:boolean;Description:long;Used in=Text|Condition|Loop
- title | template=Garden party; kind=Text; default_value=You are invited; description=Heading of the page.; used_in=Text
- offers | template=Three offers; kind=List; default_value=empty; description=One card for each.; used_in=Loop
- date | template=Notice with date; kind=Date; default_value=today; description=Shown only if given.; used_in=Condition
- contents | template=Long report; kind=Yes or no; default_value=yes; description=List of headings.; used_in=Condition
record generated page|web page|page|generated web page|final web page|content page: Title!;Template->@template|web template~Garden party|Three offers;Content:long;Address;Made by;Made on:date;Picture:image;~Views:number#0-10000000;~Status=Draft|Previewed|Published|Offline
- Sixty years of Ute | template=Garden party; content=Saturday at three under the pear tree.; address=/ute-60; made_by=klaus; views=94; status=Published
- Offers in June | template=Three offers; content=Rakes, hoses, pots.; address=/june; made_by=anne; views=310; status=Published
- Street closed | template=Notice with date; content=From Monday for two days.; address=/closed; made_by=anne; views=1205; status=Offline
- Harvest fest | template=Garden party; content=With music and soup.; address=/harvest; made_by=klaus; views=0; status=Previewed
record generation record|history record|generation history|history|preview: Title!;Template->@template|web template~Garden party|Notice with date;Page->@generated page|web page~Sixty years of Ute|Street closed;Action=Previewed|Generated|Published|Taken offline;Done by;Done on:date;Time taken:number(ms)#0-1000000;Message;~Result=Done|Variable missing|Failed
- Preview for Ute | template=Garden party; page=Sixty years of Ute; action=Previewed; done_by=klaus; time_taken=42; message=Looks good; result=Done
- June published | template=Three offers; page=Offers in June; action=Published; done_by=anne; time_taken=120; message=Now online; result=Done
- Notice without date | template=Notice with date; page=Street closed; action=Generated; done_by=anne; time_taken=15; message=date is empty; result=Variable missing
- Notice taken off | template=Notice with date; page=Street closed; action=Taken offline; done_by=anne; time_taken=9; message=Street is open again; result=Done
# template system|template library|template website|template platform|document template
item template|page template|design template: Name!;Category->@category|template category~Letters|Web pages;Description:long;Content:long;Preview picture:image;File:file;Format=HTML|Text|Word|E-mail|Slide;Author~Ivo Stern;Version:number#1-1000;~Uses:number#0-10000000;~Status=Draft|Published|Archived
- Reminder letter | category=Letters; description=Polite first reminder; content=Dear {{name}}, invoice {{number}} is still open.; format=Text; author=Ivo Stern; version=3; uses=140; status=Published
- Product landing page | category=Web pages; description=One page with three benefits; content=<h1>{{product}}</h1>; format=HTML; author=Mei Tan; version=5; uses=88; status=Published
- Monthly newsletter | category=E-mails; description=Head, three stories, footer; content=<table>{{stories}}</table>; format=E-mail; author=Mei Tan; version=2; uses=36; status=Published
- Pitch slides | category=Slides; description=Ten slides for investors; format=Slide; author=Ivo Stern; version=1; uses=4; status=Draft
item category|template category|template type: Name!;Description:long;Icon~Envelope;Sort order:number#0-1000;~Templates:number#0-10000
- Letters | description=Business letters; icon=Envelope; sort_order=1; templates=18
- Web pages | description=Pages and sections; icon=Browser; sort_order=2; templates=25
- E-mails | description=Newsletters and receipts; icon=At sign; sort_order=3; templates=12
- Slides | description=Presentations; icon=Easel; sort_order=4; templates=7
record template version|version|template history|edit history: Title!;Template->@template|page template~Reminder letter;Version:number#1-1000;Content:long;Change:long;Edited by~Ivo Stern;Edited on:date
- Reminder letter 2 | template=Reminder letter; version=2; change=Bank details moved to the end.; edited_by=Ivo Stern
- Reminder letter 3 | template=Reminder letter; version=3; change=Friendlier opening.; edited_by=Mei Tan
- Landing page 5 | template=Product landing page; version=5; change=Picture on the left.; edited_by=Mei Tan
- Newsletter 2 | template=Monthly newsletter; version=2; change=Footer with imprint.; edited_by=Mei Tan
! item placeholder|template field|variable|template variable: Name!;Template->@template|page template~Reminder letter;Kind=Text|Number|Date|Picture|List;Default value;Required:boolean;Hint
- name | template=Reminder letter; kind=Text; default_value=Customer; hint=Full name
- number | template=Reminder letter; kind=Number; hint=Invoice number
- product | template=Product landing page; kind=Text; default_value=Our product; hint=Short name
- stories | template=Monthly newsletter; kind=List; hint=Three items
! record preview|generated document|template use|rendered page|usage record: Title!;Template->@template|page template~Reminder letter;Values:long;Result:long;Made on:date;Device=Desktop|Tablet|Phone;~Status=Preview|Saved|Downloaded
- Reminder for Lakeside Ltd | template=Reminder letter; values=name=Lakeside Ltd, number=2207; result=Dear Lakeside Ltd, invoice 2207 is still open.; device=Desktop; status=Downloaded
- Landing page of the lamp | template=Product landing page; values=product=Lumo lamp; device=Phone; status=Preview
- May newsletter | template=Monthly newsletter; values=stories=Spring, Team, Sale; device=Desktop; status=Saved
- Slides try | template=Pitch slides; values=company=Brightleaf; device=Tablet; status=Preview
+ favorite: Template->@template|page template~Reminder letter|Pitch slides;Note
# rss|feed reader|subscription collection|news aggregator|feed aggregator
item subscription source|feed|rss feed|source|rss source|subscription: Name!;Feed address:url!;Web site:url;Category->@category|feed category~Technology|Cooking;Language=English|Chinese|German|French;Check every:number(min)#5-10080;Last collected on:date;~Entries:number#0-10000000;~Status=Active|Paused|Not reachable
- Byte Gazette | category=Technology; language=English; check_every=30; entries=840; status=Active
- Slow Kitchen | category=Cooking; language=English; check_every=360; entries=121; status=Active
- Stadtblatt | category=Local news; language=German; check_every=60; entries=2210; status=Active
- Old Maps | category=Hobby; language=English; check_every=1440; entries=44; status=Not reachable
record entry|feed item|subscription information|cached information|cached article|cached entry|collected information: Title!;Source->@subscription source|feed~Byte Gazette;Author;Summary:long;Content:long;Link:url;Published on:date;Cached on:date;Read:boolean;Starred:boolean;~State=New|Cached|Expired
- Small chips, big heat | source=Byte Gazette; author=R. Oduya; summary=Why cooling is the next problem.; state=Cached
- Beans without soaking | source=Slow Kitchen; author=Lena Holt; summary=A pressure-cooker test.; state=Cached
- Tram line 4 closed | source=Stadtblatt; author=Editorial; summary=Replacement buses from Monday.; state=New
- The island that moved | source=Old Maps; author=P. Quill; summary=A chart error of 1780.; state=Expired
item category|feed category|folder: Name!;Description:long;Parent category;Colour~Blue|Green;Sort order:number#0-1000
- Technology | description=Hardware and software; colour=Blue; sort_order=1
- Cooking | description=Recipes; colour=Green; sort_order=2
- Local news | description=The city and around; colour=Red; sort_order=3
- Hobby | description=Maps, trains, plants; colour=Grey; sort_order=4
record collection run|fetch log|collection task|collection record|collection log: Title!;Source->@subscription source|feed~Byte Gazette;Started on:date;Started at:time;New entries:number#0-100000;Duration:number(ms)#0-600000;Response code:number#0-599;~Result=Succeeded|Nothing new|Failed;Error message
- Byte Gazette, morning | source=Byte Gazette; new_entries=6; duration=420; response_code=200; result=Succeeded
- Slow Kitchen, noon | source=Slow Kitchen; new_entries=0; duration=310; response_code=304; result=Nothing new
- Stadtblatt, noon | source=Stadtblatt; new_entries=11; duration=505; response_code=200; result=Succeeded
- Old Maps, noon | source=Old Maps; new_entries=0; duration=30000; response_code=0; result=Failed; error_message=Host not found
record cache setting|cache rule|cache|caching rule: Title!;Source->@subscription source|feed~Byte Gazette;Keep for:number(days)#1-3650;Keep at most:number#1-100000;Save pictures:boolean;Keep starred:boolean;Size:number(MB)#0-100000
- Byte Gazette 30 days | source=Byte Gazette; keep_for=30; keep_at_most=500; size=42
- Recipes for ever | source=Slow Kitchen; keep_for=3650; keep_at_most=10000; size=19
- News one week | source=Stadtblatt; keep_for=7; keep_at_most=300; size=8
- Old Maps archive | source=Old Maps; keep_for=3650; keep_at_most=1000; size=3
! record saved search|search query|search history: Title!;Words!;Category->@category|feed category~Technology;Source->@subscription source|feed~Stadtblatt;From:date;Until:date;~Hits:number#0-100000
- Cooling articles | words=cooling heat; category=Technology; source=Byte Gazette; hits=14
- Tram news | words=tram; category=Local news; source=Stadtblatt; hits=31
- Bean recipes | words=beans; category=Cooking; source=Slow Kitchen; hits=5
- Chart errors | words=island chart; category=Hobby; source=Old Maps; hits=2
# digital name card|business card|name card|contact card|digital card
item card|name card|business card|digital name card: Display name!;Job title;Company->@company~Alder & Finch;Phone:phone;E-mail:email;Address;Web site:url;Portrait:image;Design->@card design|design~Slate;Short link~/c/mira;~Views:number#0-10000000;~Status=Draft|Public|Hidden
- Mira Alder | job_title=Managing partner; company=Alder & Finch; address=Dock road 7; design=Slate; short_link=/c/mira; views=320; status=Public
- Joss Finch | job_title=Architect; company=Alder & Finch; address=Dock road 7; design=Slate; short_link=/c/joss; views=145; status=Public
- Petra Kohl | job_title=Sales; company=Kohl Lighting; address=Market 21; design=Amber; short_link=/c/petra; views=61; status=Hidden
- Sam Wells | job_title=Service; company=Kohl Lighting; address=Market 21; design=Amber; short_link=/c/sam; views=0; status=Draft
item company|company information|organisation|company profile: Name!;Logo:image;Slogan;Address;City;Phone:phone;E-mail:email;Web site:url;Tax number;Opening hours
- Alder & Finch | slogan=Houses that age well; address=Dock road 7; city=Bristol; opening_hours=Mon-Fri 9-17
- Kohl Lighting | slogan=Light where you need it; address=Market 21; city=Essen; opening_hours=Mon-Sat 10-18
- Reed Catering | slogan=Good food, no fuss; address=Mill yard 3; city=York; opening_hours=Tue-Sun 8-20
- Vantage Dental | slogan=Calm and careful; address=Park row 15; city=Leeds; opening_hours=Mon-Thu 8-18
item card design|design|layout|theme: Name!;Main colour~Slate grey;Font~Inter;Layout=Portrait left|Portrait top|Logo only|Two columns;Preview:image;Dark:boolean
- Slate | main_colour=Slate grey; font=Inter; layout=Portrait left
- Amber | main_colour=Amber; font=Lora; layout=Portrait top
- Plain | main_colour=White; font=Arial; layout=Logo only
- Duo | main_colour=Navy; font=Inter; layout=Two columns
record contact link|social link|contact information|contact method: Title!;Card->@card|name card~Mira Alder;Kind=Phone|E-mail|Messenger|Social media|Web site|Map;Value!;Order:number#0-100;Visible:boolean
- Mira mobile | card=Mira Alder; kind=Phone; value=+44 117 0000 21; order=1
- Mira portfolio | card=Mira Alder; kind=Web site; value=alderfinch.example; order=2
- Joss messenger | card=Joss Finch; kind=Messenger; value=joss.finch; order=1
- Shop map | card=Petra Kohl; kind=Map; value=Market 21, Essen; order=3
record card view|visit|scan|share record: Title!;Card->@card|name card~Mira Alder;Way=Link|QR code|Share|Search;Device=Phone|Tablet|Desktop;Seen on:date;Saved contact:boolean
- Fair scan of Mira | card=Mira Alder; way=QR code; device=Phone
- Link in the signature | card=Joss Finch; way=Link; device=Desktop
- Shared by Petra | card=Petra Kohl; way=Share; device=Phone
- Found by search | card=Mira Alder; way=Search; device=Tablet
request contact request|contact message|inquiry: Name!;Card->@card|name card~Mira Alder;E-mail:email;Phone:phone;Message:long!
- Nora Tide | card=Mira Alder; message=Could we talk about a house extension?
- Bakery Holm | card=Petra Kohl; message=We need lights above the counter.
- Ivan Petrov | card=Joss Finch; message=Are you at the fair on Friday?
- Lisa Quast | card=Petra Kohl; message=Please send your catalogue.
# form designer|form builder|online form|web form|form validation|form control
item form|online form|web form|form template|questionnaire|online assessment|electronic contract: Title!;Kind=Form|Questionnaire|Assessment|Contract|Registration;Module->@module|form module~Personnel;Description:long;Opens on:date;Closes on:date;One answer per person:boolean;Width:number(px)#200-4000;Created by~Nadja Rill;Version:number#1-1000;~Answers:number#0-10000000;~Status=Draft|Published|Closed
- Visitor registration | kind=Registration; module=Front desk; description=Name, firm, host; width=720; created_by=Nadja Rill; version=4; answers=310; status=Published
- Safety assessment | kind=Assessment; module=Personnel; description=Ten questions; width=800; created_by=Omar Neal; version=2; answers=64; status=Published
- Canteen questionnaire | kind=Questionnaire; module=Front desk; width=640; created_by=Nadja Rill; version=1; answers=118; status=Closed
- Loan laptop contract | kind=Contract; module=Personnel; width=900; created_by=Omar Neal; version=3; answers=0; status=Draft
item form item|form field|form control|form element|field|form content: Label!;Form->@form|online form~Visitor registration;Control=Text box|Text area|Drop-down menu|Checkbox|Radio button|Date|Number|File|Signature;Position:number#1-500;Required:boolean;Placeholder;Default value;Smallest width:number(px)#20-4000;Largest width:number(px)#20-4000;Fit to content:boolean;Help text
- Full name | form=Visitor registration; control=Text box; position=1; placeholder=First and last name; smallest_width=160; largest_width=480
- Host | form=Visitor registration; control=Drop-down menu; position=2; smallest_width=120; largest_width=320
- I know the escape routes | form=Safety assessment; control=Checkbox; position=1; smallest_width=40; largest_width=400
- Signature of borrower | form=Loan laptop contract; control=Signature; position=8; smallest_width=300; largest_width=600
item option|choice|field option: Text!;Form item->@form item|form field~Host;Value;Position:number#1-500;Points:number#0-100;Selected at first:boolean
- Reception | form_item=Host; value=reception; position=1
- Ms Rill | form_item=Host; value=rill; position=2
- Mr Neal | form_item=Host; value=neal; position=3
- Yes | form_item=I know the escape routes; value=yes; position=1; points=1
item module|form module|form category|component module: Name!;Description:long;Icon~Clipboard;Responsible~Nadja Rill;Sort order:number#0-1000;~Forms:number#0-10000
- Front desk | description=Visitors and rooms; icon=Bell; responsible=Nadja Rill; sort_order=1; forms=6
- Personnel | description=Staff forms; icon=Clipboard; responsible=Omar Neal; sort_order=2; forms=11
- Purchasing | description=Requests and offers; icon=Cart; responsible=Lea Stone; sort_order=3; forms=4
- Shared items | description=Address, signature, bank; icon=Puzzle; responsible=Omar Neal; sort_order=4; forms=0
record submission|answer|form submission|filled form|form answer|response|submitted information: Title!;Form->@form|online form~Visitor registration;Sent by~Petra Blum;Sent on:date;Time taken:number(s)#0-86400;Points:number#0-1000;Comment:long;~Status=Draft|Sent|Checked|Accepted|Refused
- Petra Blum visits | form=Visitor registration; sent_by=Petra Blum; time_taken=48; status=Accepted
- Safety test of Jan | form=Safety assessment; sent_by=Jan Otte; time_taken=410; points=9; status=Checked
- Canteen answer 31 | form=Canteen questionnaire; sent_by=Anonymous; time_taken=95; status=Sent
- Laptop for Iris | form=Loan laptop contract; sent_by=Iris Vance; time_taken=120; status=Draft
! record submitted value|answer value|field value: Title!;Submission->@submission|answer~Petra Blum visits;Form item->@form item|form field~Full name;Value:long;Valid:boolean;Message
- Name of Petra | submission=Petra Blum visits; form_item=Full name; value=Petra Blum
- Host of Petra | submission=Petra Blum visits; form_item=Host; value=rill
- Jan and the escape routes | submission=Safety test of Jan; form_item=I know the escape routes; value=yes
- Iris signature | submission=Laptop for Iris; form_item=Signature of borrower; message=Signature is missing
! item validation rule|rule [valid\\w*|rule|check]: Name!;Form item->@form item|form field~Full name;Rule=Required|Length|Pattern|Range|E-mail|Unique;Value;Error message!
- Name needed | form_item=Full name; rule=Required; error_message=Please enter your name.
- Name length | form_item=Full name; rule=Length; value=2-80; error_message=Two to eighty characters.
- Host needed | form_item=Host; rule=Required; error_message=Whom do you visit?
- Signature needed | form_item=Signature of borrower; rule=Required; error_message=Please sign.
item sitemap entry|sitemap|site map|sitemap page: Title!;Address~/contact|/news;Parent entry->@sitemap entry|sitemap~Start;Level:number#1-6;Position:number#1-200;Changes=Daily|Weekly|Monthly|Rarely;Importance:percent;In the menu:boolean;Last changed on:date
- Start | address=/; level=1; position=1; changes=Daily; importance=100
- News | address=/news; parent_entry=Start; level=2; position=2; changes=Weekly; importance=80
- Contact form | address=/contact; parent_entry=Start; level=2; position=3; changes=Rarely; importance=50
- Legal notice | address=/legal; parent_entry=Start; level=2; position=9; changes=Rarely; importance=10
! item size limit|size rule|control size|size adjustment [size|adjust\\w*]: Name!;Form->@form|online form~Visitor registration;Form item->@form item|form field|form control|form content~Full name;Smallest width:number(px)#20-4000;Largest width:number(px)#20-4000;Smallest height:number(px)#10-4000;Largest height:number(px)#10-4000;Grows with content:boolean;Screen=Phone|Tablet|Desktop|All
- Name field, all screens | form=Visitor registration; form_item=Full name; smallest_width=180; largest_width=480; smallest_height=36; largest_height=36; screen=All
- Name field, phone | form=Visitor registration; form_item=Full name; smallest_width=120; largest_width=320; smallest_height=40; largest_height=80; screen=Phone
- Host list | form=Visitor registration; form_item=Host; smallest_width=160; largest_width=300; smallest_height=36; largest_height=36; screen=All
- Host list, desktop | form=Visitor registration; form_item=Host; smallest_width=200; largest_width=420; smallest_height=36; largest_height=36; screen=Desktop
! record validation failure|rejected input|invalid entry|failed validation [valid\\w*]: Title!;Form name~Visitor registration|Sign-up;Field name!;Value entered;Rule=Required|Length|Range|Pattern|E-mail|Unique;Message shown;Entered by;Device=Phone|Tablet|Computer;Happened on:date;Corrected:boolean
- E-mail without a dot | form_name=Sign-up; field_name=E-mail; value_entered=ida@mail; rule=E-mail; message_shown=Please give a full address; entered_by=Ida Moreau; device=Phone
- Name too short | form_name=Visitor registration; field_name=Full name; value_entered=K; rule=Length; message_shown=At least two letters; entered_by=Kofi Asante; device=Computer
- Name taken | form_name=Sign-up; field_name=User name; value_entered=petra; rule=Unique; message_shown=This name is in use; entered_by=Petra Hill; device=Tablet
- Host left out | form_name=Visitor registration; field_name=Host; rule=Required; message_shown=Whom do you visit?; entered_by=Guest; device=Computer
# content management|wordpress|content distribution|content publishing|cms website|landing page
item content|page|content item|website content|site page|distributed content: Title!;Kind=Page|Text|Image|Video|Audio|Landing page;Category->@content category|category~Guides;Summary;Text:long;Cover:image;File:file;Author~Signe Dahl;Published on:date;Link name~spring-guide;Password protected:boolean;~Views:number#0-1000000000;~Status=Draft|Under review|Published|Archived
- Spring guide | kind=Text; category=Guides; summary=What to sow when; author=Signe Dahl; link_name=spring-guide; views=1820; status=Published
- About us | kind=Page; category=Company; summary=Who we are; author=Omar Pell; link_name=about; views=940; status=Published
- Compost in three minutes | kind=Video; category=Guides; author=Signe Dahl; link_name=compost; views=3110; status=Published
- Summer offer | kind=Landing page; category=Campaigns; author=Omar Pell; link_name=summer; views=0; status=Draft
item content category|category|section: Name!;Parent category;Description:long;Sort order:number#0-1000;In the menu:boolean;~Items:number#0-1000000
- Guides | description=How-to texts and films; sort_order=1; items=34
- Company | description=About us and contact; sort_order=2; items=6
- Campaigns | description=Offers by season; sort_order=3; items=9
- News | description=Short notices; sort_order=4; items=51
! item tag|keyword [tag|search]: Name!;Description;~Items:number#0-1000000;Colour~Green
- sowing | items=12; colour=Green
- beginners | items=20; colour=Blue
- film | items=8; colour=Red
- balcony | items=15; colour=Yellow
item media file|media|image|media library: File name!;File:file!;Kind=Image|Video|Audio|Document;Alternative text;Size:number(KB)#0-10000000;Width:number(px)#0-30000;Height:number(px)#0-30000;Licence~Own;Uploaded by~Signe Dahl;Uploaded on:date
- seedlings.jpg | kind=Image; alternative_text=Trays of seedlings; size=410; width=1600; height=1066; licence=Own; uploaded_by=Signe Dahl
- compost.mp4 | kind=Video; size=88000; width=1920; height=1080; licence=Own; uploaded_by=Signe Dahl
- price-list.pdf | kind=Document; size=220; licence=Own; uploaded_by=Omar Pell
- logo.svg | kind=Image; alternative_text=Logo with a leaf; size=6; width=400; height=120; licence=Own; uploaded_by=Omar Pell
! item custom field|template field|customized field [custom field|customize field|fields]: Name!;Template->@page template|template|custom template~Guide page|Landing page;Used on=Page|Text|Image|Video|All;Field type=Text|Long text|Number|Date|Picture|Link|Choice;Default value;Required:boolean;Help text;Position:number#0-1000
- Reading time | used_on=Text; field_type=Number; default_value=3; help_text=In minutes; position=1
- Sowing month | used_on=Text; field_type=Choice; help_text=January to December; position=2
- Header picture | used_on=Page; field_type=Picture; position=1
- Call-to-action link | used_on=All; field_type=Link; default_value=/contact; position=5
! record content version|version|revision|publishing record: Title!;Content->@content|page|article|website text|news|post|page content~Spring guide;Version:number#1-10000;Change:long;Edited by~Signe Dahl;Edited on:date;~Status=Saved|Published|Rolled back
- Spring guide 2 | content=Spring guide; version=2; change=Tomatoes moved to March.; edited_by=Signe Dahl; status=Published
- Spring guide 3 | content=Spring guide; version=3; change=New picture.; edited_by=Omar Pell; status=Saved
- About us 5 | content=About us; version=5; change=New phone number.; edited_by=Omar Pell; status=Published
- Summer offer 1 | content=Summer offer; version=1; change=First draft.; edited_by=Omar Pell; status=Saved
item user permission|permission|access permission|role|access control [permission|access|role]: Name!;Role=Reader|Author|Editor|Administrator;Category->@content category|category~Guides;May read:boolean;May edit:boolean;May publish:boolean;May delete:boolean;Granted to~Signe Dahl
- Authors of guides | role=Author; category=Guides; granted_to=Signe Dahl
- Editors of everything | role=Editor; category=Company; granted_to=Omar Pell
- Readers of news | role=Reader; category=News; granted_to=All readers
- Administration | role=Administrator; category=Campaigns; granted_to=Lin Marsh
! record site issue|site check|broken link|loading problem [fix|speed|conflict]: Title!;Page->@content|page|blog page|article|website~About us;Kind=Broken link|Slow page|Layout|Plugin conflict|Theme conflict|Error;Found on:date;Load time:number(ms)#0-600000;Description:long;Fix:long;~Status=Open|In progress|Fixed|Will not fix
- Link to old shop is dead | page=About us; kind=Broken link; load_time=800; fix=Points to the new shop now.; status=Fixed
- Guide loads in 6 s | page=Spring guide; kind=Slow page; load_time=6100; description=Pictures of 5 MB.; status=In progress
- Menu covers the title | page=Summer offer; kind=Theme conflict; description=Since the new theme.; status=Open
- Film does not start | page=Compost in three minutes; kind=Plugin conflict; fix=Old player removed.; status=Fixed
request contact request|contact|lead|sign-up: Name!;E-mail:email;Phone:phone;Page->@content|page~Summer offer;Message:long!
- Pia Holt | page=Summer offer; message=Does the offer hold for schools?
- Garden club Ost | page=Spring guide; message=May we print the guide?
- Ned Barlow | page=About us; message=Are you open on Sundays?
- Ulla Stein | page=Compost in three minutes; message=Which bin is in the film?
! item distribution outlet|distribution channel|distribution platform|channel [distribut\\w*]: Name!;Kind=Website|App|Newsletter|Social network|Feed|Partner site;Address:url;Language~English;Content kinds=Text|Image|Video|Audio|All;Audience;Automatic:boolean;~Reach:number#0-100000000;~Status=Active|Paused|Closed
- Town newsletter | kind=Newsletter; language=English; content_kinds=Text; audience=Residents; reach=4200; status=Active
- Garden app | kind=App; language=English; content_kinds=All; audience=Members; reach=1800; status=Active
- Partner radio | kind=Partner site; content_kinds=Audio; audience=Listeners; reach=9000; status=Paused
- News feed | kind=Feed; content_kinds=Text; audience=Everyone; reach=640; status=Active
! record content delivery|distribution run|distribution record|distribution [distribut\\w*]: Title!;Content->@content|page|article|news|post~Spring guide;Outlet->@distribution outlet|distribution channel|channel~Town newsletter;Sent by~Signe Dahl;Goes out on:date;Goes out at:time;Opened:number#0-100000000;Shared:number#0-10000000;~Status=Planned|Sent|Failed|Withdrawn
- Spring guide to the newsletter | content=Spring guide; outlet=Town newsletter; sent_by=Signe Dahl; opened=1320; shared=41; status=Sent
- Spring guide in the app | content=Spring guide; outlet=Garden app; sent_by=Omar Pell; opened=510; shared=12; status=Sent
- Summer offer by feed | content=Summer offer; outlet=News feed; sent_by=Omar Pell; status=Planned
- About us to partners | content=About us; outlet=Partner radio; sent_by=Signe Dahl; status=Withdrawn
# article header|citation data|bibliographic data|scholarly article|article metadata|citation metadata
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
! record metadata check|validation|check result: Title!;Metadata->@article metadata|metadata record~Quiet pumps for small houses;Checked on:date;Missing fields:number#0-100;Invalid fields:number#0-100;Findings:long;~Status=Complete|Warnings|Incomplete
- Hedgerows check | metadata=Soil moisture under hedgerows; missing_fields=0; invalid_fields=0; status=Complete
- Signs check | metadata=A grammar of street signs; missing_fields=2; invalid_fields=0; findings=Abstract and PDF address are missing.; status=Incomplete
- Pumps check | metadata=Quiet pumps for small houses; missing_fields=0; invalid_fields=1; findings=Last page lies before first page.; status=Warnings
- Tides check | metadata=Tides of the northern sound; missing_fields=1; invalid_fields=0; findings=No online date.; status=Warnings
+ article: Author;Description;Keywords;Robots=Index and follow|No index|No follow;Metadata->@article metadata|metadata record~Soil moisture under hedgerows;Online date:date;Language=English|German|French|Spanish
! person contributor|cited author|article author: Full name!;Metadata->@article metadata|metadata record|metadata|article~Soil moisture under hedgerows;Family name;Given name;Institution~Field institute;ORCID;Email:email;Position:number#1-500;Corresponding:boolean
- Ada Kurt | metadata=Soil moisture under hedgerows; family_name=Kurt; given_name=Ada; institution=Field institute; orcid=0000-0001-2345-6789; position=1
- Ben Osei | metadata=Soil moisture under hedgerows; family_name=Osei; given_name=Ben; institution=Field institute; position=2
- Lin Aster | metadata=Quiet pumps for small houses; family_name=Aster; given_name=Lin; institution=Pump laboratory; position=1
- Omar Tahir | metadata=Quiet pumps for small houses; family_name=Tahir; given_name=Omar; institution=Town university; position=2
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
! item menu item|menu entry|navigation item|navigation link: Label!;Page->@page|webpage~Welcome|Visit us;Address~/visit;Position:number#1-50;Place=Top|Side|Footer;Opens in new tab:boolean
- Home | page=Welcome; address=/; position=1; place=Top
- About | page=About the garden; address=/about; position=2; place=Top
- Pictures | page=Pictures of the year; address=/pictures; position=3; place=Top
- How to get here | page=Visit us; address=/visit; position=1; place=Footer
item picture|image|photo: Title!;File:image;Alternative text!;Page->@page|webpage~Pictures of the year;Caption;Width:number(px)#1-8000;Height:number(px)#1-8000;Photographer~Eva Holm
- Frost on kale | alternative_text=Kale leaves with white frost; page=Pictures of the year; caption=January; width=1600; height=1067; photographer=Eva Holm
- First tulips | alternative_text=Red tulips in a round bed; page=Pictures of the year; caption=April; width=1600; height=1067; photographer=Eva Holm
- The gate | alternative_text=Open wooden gate with roses; page=Welcome; caption=Our entrance; width=1920; height=800; photographer=Jon Pires
- Map of the beds | alternative_text=Drawing of twelve beds and paths; page=Visit us; caption=Plan; width=1200; height=900; photographer=Jon Pires
! item link|hyperlink|external link|web link: Title!;Address:url!;Page->@page|webpage~Visit us;Kind=Inside|Outside|Download|Mail;Description;Position:number#1-100;~Clicks:number#0-1000000
- Bus timetable | address=https://example.org/bus; page=Visit us; kind=Outside; description=Line 7 to the last stop; position=1; clicks=84
- Planting calendar | address=https://example.org/calendar.pdf; page=About the garden; kind=Download; description=One page to print; position=1; clicks=210
- Neighbour garden | address=https://example.org/north; page=Welcome; kind=Outside; description=Our friends in the north; position=2; clicks=37
- All pictures | address=https://example.org/pictures; page=Welcome; kind=Inside; description=The year in the garden; position=3; clicks=152
! record reading trace|page visit|page view|visit|click record: Title!;Page->@page|webpage~Welcome;Came from~search|link|direct;Device=Phone|Tablet|Computer;Visited on:date;Time on page:number(s)#0-7200
- Morning visit | page=Welcome; came_from=search; device=Phone; time_on_page=42
- Reads about the garden | page=About the garden; came_from=direct; device=Computer; time_on_page=188
- Looks at the pictures | page=Pictures of the year; came_from=link; device=Tablet; time_on_page=301
- Looks for the way | page=Visit us; came_from=search; device=Phone; time_on_page=27
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
! record mobile check|display check|mobile optimization|responsive check|device check [mobile display|mobile optimi\\w*|device check|responsive check]: Title!;Page->@page|web page|website content|content|article~Start page;Device=Small phone|Large phone|Tablet|Desktop;Width:number(px)#200-4000;Load time:number(s)#0-60;Problem:long;Checked by~Tom Haas;Checked on:date;~Result=Good|Small faults|Broken
- Start on a small phone | page=Start page; device=Small phone; width=360; load_time=1.8; problem=None; checked_by=Tom Haas; result=Good
- Services on a tablet | page=Services; device=Tablet; width=820; load_time=1.2; problem=Side menu covers the first line.; checked_by=Tom Haas; result=Small faults
- People on a small phone | page=Our people; device=Small phone; width=320; load_time=2.6; problem=Map is wider than the screen.; checked_by=Lidia Ferro; result=Broken
- Winter on the desktop | page=Winter service; device=Desktop; width=1440; load_time=0.9; problem=None; checked_by=Lidia Ferro; result=Good
! record version|page version|change record|update record|revision: Title!;Page->@page|web page|website content|content|article~Services;Changed by~Lidia Ferro;What changed:long;Old text:long;Changed on:date;~Status=Current|Replaced|Rolled back
- Prices of checks | page=Services; changed_by=Lidia Ferro; what_changed=A check is free now.; old_text=A check costs 40.; status=Current
- New banner | page=Start page; changed_by=Tom Haas; what_changed=Photo of the church roof.; old_text=Photo of the yard.; status=Current
- The dog is named | page=Our people; changed_by=Tom Haas; what_changed=Name of the dog added.; old_text=Twelve people.; status=Replaced
- Winter in summer | page=Winter service; changed_by=Lidia Ferro; what_changed=Text taken back until autumn.; old_text=Call us now.; status=Rolled back
request contact enquiry|enquiry|contact request|contact form: Subject!;Name;Email:email;Phone:phone;Page->@page|web page~Services;Text:long
- Tiles after the storm | name=Karin Opel; email=karin@example.com; phone=+49 511 555 0114; page=Services; text=Six tiles are missing above the stairs.
- Offer for a garage roof | name=Deniz Aydin; email=deniz@example.com; page=Services; text=Five by seven metres, flat.
- Work for a week | name=Jonas Wirth; email=jonas@example.com; page=Our people; text=May I come for a school week?
- Page does not open | name=Maja Lund; email=maja@example.com; page=Start page; text=The pictures stay empty on my phone.
! record search record|site search|search history|search query: Words!;Results:number#0-100000;Opened page->@page|web page|website content|content|article~Services;Device=Phone|Tablet|Computer;Searched on:date
- price of new roof | results=2; opened_page=Services; device=Phone
- opening times | results=0; opened_page=Start page; device=Phone
- snow | results=1; opened_page=Winter service; device=Computer
- apprentice | results=1; opened_page=Our people; device=Tablet
! record website release|site publication|published update|release [publish\\w*|creating websites|create new websites]: Title!;Website->@website|site~Main site;Version:number#1-100000;Pages changed:number#0-10000;What changed:long;Released by~Lidia Ferro|Tom Haas;Released on:date;Released at:time;~Status=Planned|Live|Rolled back|Failed
- Autumn prices | website=Main site; version=41; pages_changed=3; what_changed=New price list; released_by=Lidia Ferro; status=Live
- New start page | website=Main site; version=40; pages_changed=1; what_changed=Larger picture; released_by=Tom Haas; status=Live
- Job page | website=Main site; version=39; pages_changed=2; what_changed=Two vacancies; released_by=Tom Haas; status=Rolled back
- Christmas notice | website=Main site; version=42; pages_changed=1; what_changed=Closed from 24 December; released_by=Lidia Ferro; status=Planned
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
! record template version|version|revision|template change: Title!;Template->@template|layout template~Harbour;Version~2.1;Changed by~Edda Krause|Raj Menon;Changed on:date;What changed:long;Source:long;~Status=Current|Earlier|Restored
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
! item template variable|placeholder|template block|slot|content block: Name!;Template->@template|layout template~Harbour;Label;Type=Text|Long text|Picture|Colour|Link|List;Default value;Required:boolean;Order:number#1-500
- site_title | template=Harbour; label=Title of the site; type=Text; default_value=My site; order=1
- accent_colour | template=Harbour; label=Accent colour; type=Colour; default_value=#0000CD; order=2
- lead_story | template=Paper column; label=Lead story; type=Long text; default_value=Write here; order=1
- pictures | template=Gallery grid; label=Pictures of the grid; type=List; default_value=none; order=1
! record render run|rendering|template preview|preview: Title!;Website->@website|site~Foss Boat Repairs;Template->@template|layout template~Harbour;Type=Preview|Publish;Pages:number#1-100000;Duration:number(ms)#0-600000;Started by~Lina Foss;Started on:date;Error;~Status=Running|Done|Failed
- Foss boats, new footer | website=Foss Boat Repairs; template=Harbour; type=Preview; pages=6; duration=240; started_by=Lina Foss; status=Done
- Foss boats published | website=Foss Boat Repairs; template=Harbour; type=Publish; pages=6; duration=310; started_by=Lina Foss; status=Done
- Portraits test | website=Haber Pictures; template=Gallery grid; type=Preview; pages=1; duration=55; started_by=Max Haber; error=Placeholder pictures is empty; status=Failed
- Reader in rust | website=Valley Reader; template=Paper column; type=Publish; pages=48; duration=1900; started_by=Max Haber; status=Done
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
# redesign a website|website redesign|redesigned website|website relaunch|brochure website|company homepage|business website|website homepage|website landing design
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
! item banner|homepage teaser|slide|hero image|homepage banner|visual effect: Title!;Page->@page|website page~Home;Text;Picture:image;Button label;Button link:url;Effect=Fade|Slide|Zoom|None;Order:number#1-100;Shown from:date;Shown until:date;Visible:boolean
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
! record navigation test|usability finding|usability test|user experience finding [user experience|usab\\w*|navigat\\w*|mobile]: Title!;Page->@page|website page|web page~Home;Device=Phone|Tablet|Desktop;Task;Seconds needed:number(s)#0-3600;Finding:long;Severity=Low|Medium|High;Tested by~Hedda Maas;Tested on:date;~Status=Open|Fixed|Accepted
- Find the opening hours | page=Home; device=Phone; task=When is the shop open?; seconds_needed=48; finding=Hours only at the foot; severity=Medium; tested_by=Hedda Maas; status=Fixed
- Menu with one thumb | page=Home; device=Phone; task=Open the menu; seconds_needed=5; finding=Button too small; severity=High; tested_by=Hedda Maas; status=Open
- Compare two doors | page=Products; device=Desktop; task=Which door is warmer?; seconds_needed=90; finding=No table; severity=Medium; status=Open
- Call the shop | page=Contact; device=Tablet; task=Find the number; seconds_needed=9; severity=Low; status=Accepted
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
# website content|content update|content maintenance|website management system|website maintenance|website editor|site content|modular website
item content page|content|website content|web page|page|content item: Title!;Section->@site section|section~Company|Help;Kind=Page|News|Product text|Notice|Download;Summary:long;Content:long!;Cover:image;Author~Gwen Faber|Luis Andal;Template->@page template|template~Wide text;Tags;Go live on:date;Take down on:date;Views:number#0-100000000;~Status=Draft|In review|Published|Outdated|Taken down
- Opening hours in winter | section=Help; kind=Notice; summary=From November until March.; content=Monday to Friday, nine to four.; author=Gwen Faber; template=Wide text; tags=hours, winter; views=1204; status=Published
- How we repair a cello | section=Company; kind=Page; summary=From crack to concert.; content=First the strings come off.; author=Luis Andal; template=Picture left; tags=workshop; views=833; status=Published
- Price list 2024 | section=Help; kind=Download; content=All hourly rates.; author=Gwen Faber; template=Wide text; views=2090; status=Outdated
- Open day in May | section=News desk; kind=News; summary=Try an instrument.; content=Coffee from ten, a quartet at noon.; author=Luis Andal; template=Cards; status=In review
! record content version|revision|version|edit|edit history|content change|update record: Title!;Page->@content page|content~Opening hours in winter;Number:number#1-10000;Content:long;Change note;Edited by~Gwen Faber|Luis Andal;Edited on:date;Edited at:time;Kind=Added|Edited|Restored|Deleted
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
! record dead link check|link inspection|content audit|freshness check [maint\\w*|updat\\w*]: Title!;Page->@content page|content|website content|page|article~Opening hours in winter;Kind=Dead link|Outdated text|Missing picture|Spelling|Slow page;Finding:long;Found by~Gwen Faber|Luis Andal;Found on:date;Repair by:date;~Status=Open|Repaired|Left as it is
- Winter hours still shown | page=Opening hours in winter; kind=Outdated text; found_by=Gwen Faber; status=Open
- Map link gone | page=Price list 2024; kind=Dead link; finding=Answer 404; found_by=Luis Andal; status=Repaired
- Picture of the old door | page=How we repair a cello; kind=Missing picture; found_by=Luis Andal; status=Open
- Comma in the title | page=How we repair a cello; kind=Spelling; found_by=Gwen Faber; status=Left as it is
# icviews|semiconductor|integrated circuit|ic chip|chip industry|chip news|electronic component
item news item|news|industry news|news story|semiconductor news|semiconductor content: Title!;Section=News|Market|Technology|Companies|Policy|Research;Summary:long;Text:long;Author~Lin Osei|Hanna Krug;Source:url;Picture:image;Published on:date;~Views:number#0-100000000;~Likes:number#0-10000000;~Status=Draft|Published|Archived
- Foundry adds a second 300 mm line | section=Companies; summary=Output shall rise by 40 percent in two years.; author=Lin Osei; views=8120; likes=214; status=Published
- Memory prices rise a third quarter in a row | section=Market; summary=Contract prices climbed 8 percent.; author=Hanna Krug; views=15340; likes=390; status=Published
- Silicon carbide for railway drives | section=Technology; summary=Losses fell by a fifth in field tests.; author=Lin Osei; views=4410; likes=133; status=Published
- Export rules for lithography tools | section=Policy; summary=What changes in spring.; author=Hanna Krug; views=0; likes=0; status=Draft
item company|manufacturer|supplier|brand|vendor: Name!;Business=Design|Foundry|Packaging|Equipment|Materials|Distribution;Country~Germany|Taiwan;Founded:number#1900-2100;Employees:number#1-1000000;Web page:url;Logo:image;Description:long
- Norda Semiconductor | business=Design; country=Germany; founded=1998; employees=1400; description=Power management chips
- Eastline Foundry | business=Foundry; country=Taiwan; founded=1991; employees=9200; description=Contract manufacturing from 180 to 28 nm
- Kilnworks Packaging | business=Packaging; country=Malaysia; founded=2004; employees=3100; description=QFN and BGA packages
- Photonix Tools | business=Equipment; country=Netherlands; founded=2001; employees=860; description=Inspection machines for wafers
item product collection|collection|product category|product group|category: Name!;Parent;Description:long;Picture:image;Position:number#1-100
- Power management | description=Regulators, converters and chargers; position=1
- Microcontrollers | description=From 8 to 64 bit; position=2
- Sensors | description=Pressure, light and motion; position=3
- Memory | description=Flash, DRAM and EEPROM; position=4
+ product: Part number!;Company->@company|manufacturer;Collection->@product collection|collection;Package~QFN-24|SOIC-8;Supply voltage~2.7 to 5.5 V;Price:money;Minimum order:number(pieces)#1-1000000;Data sheet:file;Published by;~Status=Waiting for approval|Published|Discontinued
record parameter|product parameter|specification|technical parameter [parameter|specif|product]: Title!;Part number~ND3301|EL-M064;Value!;Unit~V|MHz|mA;Condition;Note
- Output current of ND3301 | part_number=ND3301; value=3; unit=A; condition=at 25 °C
- Quiescent current of ND3301 | part_number=ND3301; value=18; unit=µA; condition=no load
- Clock of EL-M064 | part_number=EL-M064; value=64; unit=MHz; condition=3.3 V
- Capacity of KW-F128 | part_number=KW-F128; value=128; unit=Mbit
record like|liked content|like record [like|liking]: Title!;Member~Aaron Li|Petra Holm;News->@news item|news~Silicon carbide for railway drives;Company->@company|manufacturer~Norda Semiconductor;Liked on:date
- Aaron likes silicon carbide | member=Aaron Li; news=Silicon carbide for railway drives
- Petra likes memory prices | member=Petra Holm; news=Memory prices rise a third quarter in a row
- Aaron likes Norda | member=Aaron Li; company=Norda Semiconductor
- Tomas likes the foundry story | member=Tomas Reyes; news=Foundry adds a second 300 mm line
record collected content|bookmark|collect record|saved content|collected item [collect|bookmark|save]: Title!;Member~Aaron Li|Petra Holm;News->@news item|news~Foundry adds a second 300 mm line;Folder~To read|Suppliers;Note;Saved on:date
- Second line, for the market review | member=Petra Holm; news=Foundry adds a second 300 mm line; folder=Market; note=Quote in chapter 2
- Railway drives | member=Aaron Li; news=Silicon carbide for railway drives; folder=To read
- Prices in spring | member=Petra Holm; news=Memory prices rise a third quarter in a row; folder=Market
- Norda profile | member=Tomas Reyes; folder=Suppliers; note=Ask for samples
request product inquiry|quote request|sample request|inquiry [inquir|quote|sample|contact|buy]: Title!;Part number~ND3301|EL-M064;Company->@company|manufacturer~Norda Semiconductor;Quantity:number(pieces)#1-10000000;Target price:money;Needed by:date;Contact;Email:email;Message:long
- 5000 pieces ND3301 | part_number=ND3301; company=Norda Semiconductor; quantity=5000; target_price=0.42; contact=Aaron Li; email=aaron@mail.example
- Samples of EL-M064 | part_number=EL-M064; company=Eastline Foundry; quantity=10; contact=Petra Holm; message=For a test board.
- Packaging of 20k dies | company=Kilnworks Packaging; quantity=20000; target_price=0.09; contact=Tomas Reyes
- Yearly need of KW-F128 | part_number=KW-F128; quantity=120000; target_price=0.61; contact=Aaron Li
+ comment: News->@news item|news;Text:long!;~Likes:number#0-1000000;~Status=Shown|Hidden
+ article: Section=News|Market|Technology|Companies;Company->@company|manufacturer
# e-book|ebook|digital book|ebook store|digital library|book reading|ebook reader
item book|e-book|ebook|title: Title!;Author->@author|writer~Iris Landau|Peter Moss;Category->@category|book category~Fiction|Gardening;Cover:image;Description:long;ISBN;Pages:number#10-2000;Language~English|Dutch;Format=EPUB|PDF|MOBI;File:file;Price:money;~Status=Draft|Available|Withdrawn
- The Paper Garden | author=Iris Landau; category=Fiction; description=A bookbinder inherits a walled garden and its debts.; isbn=978-1-4028-9462-6; pages=318; language=English; format=EPUB; price=8.99; status=Available
- Soil for Beginners | author=Peter Moss; category=Gardening; description=Test, feed and rest the ground you have.; isbn=978-1-86197-271-2; pages=164; language=English; format=PDF; price=6.50; status=Available
- Night Ferry to Oran | author=Salma Benali; category=Travel writing; description=A crossing, a cabin and forty years of letters.; isbn=978-0-306-40615-7; pages=242; language=English; format=MOBI; price=7.25; status=Draft
- De kleine sterrenkijker | author=Bram de Wit; category=Children; description=Stars and planets for readers from seven.; isbn=978-90-274-3964-2; pages=88; language=Dutch; format=EPUB; price=5.95; status=Withdrawn
item author|writer|novelist: Name!;Portrait:image;Biography:long;Country~Israel|England;Website:url
- Iris Landau | biography=Writes novels about crafts and families.; country=Israel
- Peter Moss | biography=Allotment keeper for thirty years.; country=England
- Salma Benali | biography=Reporter who writes about ports.; country=Algeria
- Bram de Wit | biography=Runs a school observatory.; country=Netherlands
item category|book category|genre|subject: Name!;Description:long;Picture:image;Position:number#1-100
- Fiction | description=Novels and stories.; position=1
- Gardening | description=Soil, seeds and tools.; position=2
- Travel writing | description=Journeys told from close by.; position=3
- Children | description=First readers up to age twelve.; position=4
! item chapter|book chapter|section: Title!;Book->@book|title~The Paper Garden|Soil for Beginners;Number:number#1-200!;Text:long;Free preview:boolean
- The key in the spine | book=The Paper Garden; number=1; text=Nobody had opened the gate since the war.
- What is under your feet | book=Soil for Beginners; number=1; text=Dig a hole as deep as your arm and look.
- Cabin 214 | book=Night Ferry to Oran; number=2; text=The steward kept the light on until the breakwater.
- De maan in de emmer | book=De kleine sterrenkijker; number=3; text=Zet een emmer water buiten en wacht.
! record reading progress|reading history|reading position|reading session: Place!;Book->@book|title~The Paper Garden|Soil for Beginners;Chapter->@chapter|section~The key in the spine|What is under your feet;Page:number#1-2000;Percent read:percent;Read on:date;Minutes:number(min)#1-600;Finished:boolean
- Garden before bed | book=The Paper Garden; chapter=The key in the spine; page=12; percent_read=4; minutes=25
- Soil on Sunday | book=Soil for Beginners; chapter=What is under your feet; page=20; percent_read=12; minutes=40
- Ferry on holiday | book=Night Ferry to Oran; chapter=Cabin 214; page=121; percent_read=50; minutes=75
- Stars with Noor | book=De kleine sterrenkijker; chapter=De maan in de emmer; page=88; percent_read=100; minutes=20
record bookmark|highlight|annotation|reading note: Label!;Book->@book|title~The Paper Garden|Soil for Beginners;Page:number#1-2000;Quoted text:long;Note:long;Colour=Yellow|Green|Blue|Pink
- The gate | book=The Paper Garden; page=9; quoted_text=A gate is a question.; note=Title of the last part.; colour=Yellow
- Clay test | book=Soil for Beginners; page=17; quoted_text=Roll it into a worm.; note=Try behind the shed.; colour=Green
- Harbour smell | book=Night Ferry to Oran; page=64; quoted_text=Diesel and oranges.; note=Quote for the reading circle.; colour=Blue
- Moon bucket | book=De kleine sterrenkijker; page=31; quoted_text=Zet een emmer water buiten.; note=Do this on Friday.; colour=Pink
item shelf|bookshelf|reading list|collection: Name!;Description:long;Visibility=Private|Public;Cover:image
- To read in spring | description=Waiting since Christmas.; visibility=Private
- Quiet novels | description=For friends who ask.; visibility=Public
- Ports and ships | description=For the sailing club.; visibility=Public
- Read with the children | description=Short chapters, pictures.; visibility=Private
record loan|borrowing|book loan|checkout [borrow\\w*|loan|lend\\w*|librar\\w*|return]: Loan!;Book->@book|title~The Paper Garden|Soil for Beginners;Borrower;Borrowed on:date!;Due on:date;Returned on:date;~Status=On loan|Returned|Overdue
- Paper Garden for Ms Reyes | book=The Paper Garden; borrower=Clara Reyes; status=On loan
- Soil for Mr Tan | book=Soil for Beginners; borrower=Wei Tan; status=Returned
- Night Ferry for Mr Adeyemi | book=Night Ferry to Oran; borrower=Tunde Adeyemi; status=Overdue
- Stars for class 4b | book=De kleine sterrenkijker; borrower=Els Vermeer; status=On loan
+ review: Book->@book|title;Stars:rating;Contains spoilers:boolean
+ order: Book->@book|title;Format=EPUB|PDF|MOBI;Download link:url;Price paid:money
# comic|comics|manga|webtoon|comic book
item comic|webcomic|series|manga|webtoon|title: Title!;Artist->@artist|author|creator~Yuna Park|Felix Brandt;Genre->@genre|category|comic category~Adventure|Slice of life;Cover:image;Synopsis:long;Reading direction=Left to right|Right to left|Scroll down;Age rating=All ages|Teen|Mature;Started on:date;~Views:number#0-50000000;~Status=Ongoing|Completed|On break
- Moth and Lantern | artist=Yuna Park; genre=Adventure; synopsis=A girl who lights street lamps follows a moth into the old city.; reading_direction=Scroll down; age_rating=All ages; views=83000; status=Ongoing
- Third Floor | artist=Felix Brandt; genre=Slice of life; synopsis=Five neighbours and one lift that never works.; reading_direction=Left to right; age_rating=Teen; views=20400; status=Completed
- Iron Radish | artist=Teo Marchetti; genre=Comedy; synopsis=A failed knight opens a vegetable stall.; reading_direction=Right to left; age_rating=All ages; views=47100; status=On break
- Black Salt | artist=Nadja Orlov; genre=Horror; synopsis=A mining town stops hearing its own echoes.; reading_direction=Scroll down; age_rating=Mature; views=12650; status=Ongoing
item chapter|comic chapter|episode|issue|volume: Title!;Comic->@comic|series~Moth and Lantern|Third Floor;Number:number#1-2000!;Cover:image;Released on:date;Access=Free|Coins|Members only;Price:money;~Status=Draft|Scheduled|Published
- The first lamp | comic=Moth and Lantern; number=1; access=Free; price=0; status=Published
- Out of order | comic=Third Floor; number=1; access=Free; price=0; status=Published
- The turnip duel | comic=Iron Radish; number=14; access=Coins; price=0.40; status=Published
- No echo | comic=Black Salt; number=5; access=Members only; price=0; status=Scheduled
! item page|comic page|panel|page image: Page!;Chapter->@chapter|issue~The first lamp|Out of order;Number:number#1-300!;Image:image;Width:number(px)#100-4000;Height:number(px)#100-20000
- First lamp page 1 | chapter=The first lamp; number=1; width=1080; height=1920
- Out of order page 1 | chapter=Out of order; number=1; width=1200; height=1700
- Turnip duel page 3 | chapter=The turnip duel; number=3; width=1114; height=1600
- No echo page 12 | chapter=No echo; number=12; width=800; height=12000
item artist|author|creator|illustrator: Name!;Portrait:image;Biography:long;Website:url;Country~Korea|Germany
- Yuna Park | biography=Draws at night and teaches by day.; country=Korea
- Felix Brandt | biography=Former architect who likes stairwells.; country=Germany
- Teo Marchetti | biography=Market trader who inks on Sundays.; country=Italy
- Nadja Orlov | biography=Engraver with a love for caves.; country=Bulgaria
item genre|category|comic category: Name!;Description:long;Picture:image;Position:number#1-100
- Adventure | description=Journeys and secrets.; position=1
- Slice of life | description=Small days, well drawn.; position=2
- Comedy | description=Knights, fools and vegetables.; position=3
- Horror | description=Slow dread in black ink.; position=4
! record reading history|reading progress|last read: Place!;Comic->@comic|series~Moth and Lantern|Third Floor;Chapter->@chapter|issue~The first lamp|Out of order;Page:number#1-300;Read on:date;Finished:boolean
- Moth on the tram | comic=Moth and Lantern; chapter=The first lamp; page=8
- Third Floor done | comic=Third Floor; chapter=Out of order; page=22
- Radish at lunch | comic=Iron Radish; chapter=The turnip duel; page=11
- Black Salt, lights on | comic=Black Salt; chapter=No echo; page=4
record subscription|follow|collection entry [follow\\w*|subscri\\w*|collect\\w*|bookshelf|librar\\w*]: Label!;Comic->@comic|series~Moth and Lantern|Third Floor;Notify of updates:boolean;Since:date
- Following the moth | comic=Moth and Lantern
- Neighbours shelf | comic=Third Floor
- Waiting for radishes | comic=Iron Radish
- Salt at midnight | comic=Black Salt
! record unlock|chapter purchase|chapter unlock [coin|pay|paid|unlock|purchase|buy|vip]: Unlocked!;Chapter->@chapter|issue~The first lamp|Out of order;Coins spent:number#0-500;Method=Coins|Ticket|Membership;Unlocked on:date
- Lamp early access | chapter=The first lamp; coins_spent=30; method=Coins
- Lift bonus pages | chapter=Out of order; coins_spent=0; method=Ticket
- Duel with coins | chapter=The turnip duel; coins_spent=25; method=Coins
- Echo for members | chapter=No echo; coins_spent=0; method=Membership
+ comment: Comic->@comic|series;Chapter->@chapter|issue;Spoiler:boolean
+ favorite: Comic->@comic|series
# web novel|novel|online novel|novel reading|light novel|serial fiction|fiction site
item novel|book|web novel|story|work: Title!;Author->@author|writer~Quill Harrow|Anya Soren;Category->@category|genre~Fantasy|Romance;Cover:image;Summary:long;Words:number#0-5000000;Tags~magic, school|slow burn;Started on:date;~Views:number#0-100000000;~Status=Ongoing|Completed|Paused
- The Ninth Gatekeeper | author=Quill Harrow; category=Fantasy; summary=An apprentice finds that the city has one gate too many.; words=240000; tags=magic, school; views=91200; status=Ongoing
- Letters to Platform Two | author=Anya Soren; category=Romance; summary=Two strangers write to each other on a station noticeboard.; words=96000; tags=slow burn; views=38700; status=Completed
- Forty Floors Down | author=Ivo Strand; category=Science fiction; summary=A lift mechanic lives in a tower that nobody may leave.; words=158000; tags=tower, survival; views=57400; status=Paused
- The Inn at Crow Ford | author=Della Marsh; category=Mystery; summary=An innkeeper keeps the luggage of guests who never came back.; words=121500; tags=cosy, detective; views=16300; status=Ongoing
item chapter|novel chapter|instalment|section: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Number:number#1-5000!;Text:long!;Words:number#0-20000;Access=Free|Paid|Members only;Published on:date;~Status=Draft|Scheduled|Published
- A gate too many | novel=The Ninth Gatekeeper; number=1; text=Eight gates were on every map that Tam had ever copied.; words=3100; access=Free; status=Published
- The first note | novel=Letters to Platform Two; number=1; text=Whoever left the umbrella, it is safe with me.; words=2200; access=Free; status=Published
- Level thirty-nine | novel=Forty Floors Down; number=22; text=The cable hummed a note that Rae had never heard.; words=2750; access=Paid; status=Published
- The green suitcase | novel=The Inn at Crow Ford; number=8; text=It had stood under the stairs since the fair.; words=1980; access=Members only; status=Scheduled
! person author|writer|novelist: Pen name!;Portrait:image;Biography:long;Email:email;Website:url;~Status=Applied|Signed|Inactive
- Quill Harrow | biography=Writes a chapter every Tuesday.; email=quill@example.com; status=Signed
- Anya Soren | biography=Commuter with a notebook.; email=anya@example.com; status=Signed
- Ivo Strand | biography=Maintains lifts and invents taller ones.; email=ivo@example.com; status=Signed
- Della Marsh | biography=Former hotel night porter.; email=della@example.com; status=Applied
item category|genre|book category: Name!;Description:long;Audience=All readers|Teen|Adult;Position:number#1-100
- Fantasy | description=Magic, gates and dragons.; audience=Teen; position=1
- Romance | description=Hearts, letters and trains.; audience=All readers; position=2
- Science fiction | description=Towers, ships and machines.; audience=Adult; position=3
- Mystery | description=Cases, clues and locked trunks.; audience=All readers; position=4
! record reading history|reading progress|reading record: Place!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Chapter->@chapter~A gate too many|The first note;Percent read:percent;Read on:date;Minutes:number(min)#1-600
- Gatekeeper at lunch | novel=The Ninth Gatekeeper; chapter=A gate too many; percent_read=60; minutes=14
- Platform Two on the train | novel=Letters to Platform Two; chapter=The first note; percent_read=100; minutes=11
- Forty Floors overnight | novel=Forty Floors Down; chapter=Level thirty-nine; percent_read=85; minutes=19
- Crow Ford with tea | novel=The Inn at Crow Ford; chapter=The green suitcase; percent_read=35; minutes=7
! record bookshelf entry|bookmark|collection entry|shelf entry|bookshelf: Label!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Shelf=Reading|Finished|To read|Dropped;Notify of chapters:boolean;Added on:date
- Gatekeeper in progress | novel=The Ninth Gatekeeper; shelf=Reading
- Platform finished | novel=Letters to Platform Two; shelf=Finished
- Floors for later | novel=Forty Floors Down; shelf=To read
- Crow Ford set aside | novel=The Inn at Crow Ford; shelf=Dropped
! record volume|book volume|arc [volume|arc|chapter\\w*]: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Number:number#1-50;Summary:long
- Volume one, The Map | novel=The Ninth Gatekeeper; number=1; summary=Tam copies the forbidden map.
- Part one, Winter | novel=Letters to Platform Two; number=1; summary=Notes pass until the snow melts.
- Volume two, The Shaft | novel=Forty Floors Down; number=2; summary=Rae climbs below the flooded levels.
- Book one, Autumn Guests | novel=The Inn at Crow Ford; number=1; summary=Three suitcases and one name.
item ranking|leaderboard|ranking list|recommendation [rank\\w*|leaderboard|recommend\\w*|popular|hot]: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;List=Daily|Weekly|Monthly|Editors' choice;Place:number#1-500;Score:number#0-1000000;Date:date
- Gatekeeper of the week | novel=The Ninth Gatekeeper; list=Weekly; place=2; score=8420
- Editors like Platform | novel=Letters to Platform Two; list=Editors' choice; place=1; score=7900
- Forty Floors today | novel=Forty Floors Down; list=Daily; place=5; score=3110
- Crow Ford this month | novel=The Inn at Crow Ford; list=Monthly; place=18; score=5240
+ comment: Novel->@novel|book|story;Chapter->@chapter;Spoiler:boolean
+ payment: Chapter->@chapter;Coins:number#0-10000;Method=Card|Wallet|Coins
# blog site|blog website|blog platform|blog app|personal blog|blogging|blogger|blog with
item category|blog category|topic|column: Name!;Slug;Description:long;Picture:image;Position:number#1-100
- Field notes | slug=field-notes; description=Walks, weather and small finds.; position=1
- Tools | slug=tools; description=What I use and why.; position=2
- Recipes | slug=recipes; description=Soup, bread and flask drinks.; position=3
- Letters | slug=letters; description=Answers to readers.; position=4
item tag|label|keyword: Name!;Slug;Description:long;Colour;~Posts:number#0-10000
- rain | slug=rain; description=Wet days.; colour=Blue; posts=6
- notebook | slug=notebook; description=Paper and pens.; colour=Ochre; posts=4
- soup | slug=soup; description=Warm bowls.; colour=Red; posts=9
- readers | slug=readers; description=You asked.; colour=Green; posts=12
! record post tag|article tag|tagging: Label!;Tagged post~Three days of drizzle|Pens that survive rain;Tag->@tag|label~rain|notebook;Added on:date
- Drizzle and rain | tagged_post=Three days of drizzle; tag=rain
- Pens and paper | tagged_post=Pens that survive rain; tag=notebook
- Barley soup and soup | tagged_post=Barley soup on one burner; tag=soup
- Umbrella letter and readers | tagged_post=A letter about umbrellas; tag=readers
person author|writer|blogger|contributor: Name!;Portrait:image;Biography:long;Email:email;Website:url;Role=Owner|Editor|Guest
- Freya Lund | biography=Walks first and writes later.; email=freya@example.com; role=Owner
- Idris Cole | biography=Tests stationery on wet trains.; email=idris@example.com; role=Guest
- Hamid Rostami | biography=Cooks on camp stoves in every weather.; email=hamid@example.com; role=Guest
- Odile Perrin | biography=Reads the letters and corrects the commas.; email=odile@example.com; role=Editor
item series|post series|collection [series|collection|archive]: Title!;Description:long;Cover:image;Author->@author|writer~Freya Lund|Idris Cole;Position:number#1-100
- A year by the river | description=One post for each month.; author=Freya Lund; position=1
- Desk of a traveller | description=What fits in one pouch.; author=Idris Cole; position=2
- One burner | description=Meals for a single flame.; author=Hamid Rostami; position=3
- The letter box | description=Readers' questions of the month.; author=Odile Perrin; position=4
item page|static page|about page [page|about|imprint]: Title!;Slug;Text:long!;Picture:image;In menu:boolean;Position:number#1-50
- About this blog | slug=about; text=Started on a ferry with a borrowed laptop.; position=1
- Imprint | slug=imprint; text=Written and run by Freya Lund.; position=2
- Contact | slug=contact; text=Letters are answered on Sundays.; position=3
- Privacy | slug=privacy; text=This blog stores your comment and nothing more.; position=4
! record draft version|revision|post revision|version [draft|version|revision|edit\\w*|publish\\w*]: Label!;Post title~Three days of drizzle|Pens that survive rain;Number:number#1-500;Author->@author|writer~Freya Lund|Idris Cole;Text:long;Saved on:date;Change
- Drizzle, second version | post_title=Three days of drizzle; number=2; author=Freya Lund; text=It began with the gutter.; change=New opening
- Pens, first version | post_title=Pens that survive rain; number=1; author=Idris Cole; text=Eleven pens and one bathtub.; change=First text
- Barley soup, fourth version | post_title=Barley soup on one burner; number=4; author=Hamid Rostami; text=Soak the barley before the hike.; change=Quantities for two
- Umbrellas, third version | post_title=A letter about umbrellas; number=3; author=Odile Perrin; text=Dear Mr Finn, yes, they can be mended.; change=Shorter ending
record subscriber|email subscriber|reader subscription|newsletter subscriber [subscri\\w*|newsletter|e-?mail]: Email address:email!;Name;Category->@category|topic~Field notes|Tools;Rhythm=Every post|Weekly|Monthly;Since:date;~Status=To confirm|Active|Left
- walker@example.com | name=Anders; category=Field notes; rhythm=Every post; status=Active
- inky@example.com | name=Priya; category=Tools; rhythm=Monthly; status=To confirm
- campcook@example.com | name=Lotte; category=Recipes; rhythm=Weekly; status=Active
- old.reader@example.com | name=Finn; category=Letters; rhythm=Monthly; status=Left
item blogroll link|friend link|link|recommended blog [link|friend|blogroll|recommend\\w*]: Name!;Address:url!;Description:long;Logo:image;Position:number#1-100
- Wet boots | address=https://example.com/boots; description=A neighbour with a similar umbrella.; position=1
- The slow desk | address=https://example.com/desk; description=Furniture and patience.; position=2
- Spoon and stove | address=https://example.com/spoon; description=Camp cooking with a scale.; position=3
- Umbrella clinic | address=https://example.com/umbrella; description=Mends what others throw away.; position=4
+ post|article|blog post: Slug;Summary:long;Cover:image;Category->@category|topic;Author->@author|writer;Tags->@tag|label;Reading time:number(min)#1-120;Published on:date;~Status=Draft|Scheduled|Published|Archived;~Views:number#0-10000000
+ comment: Author name;Author email:email;Website:url;~Status=Waiting|Approved|Spam
# news site|news portal|newspaper|online magazine|news website|news app|newsroom|news platform
item section|news category|category|column|desk: Name!;Slug;Description:long;Editor->@journalist|reporter|editor~Hilda Stern|Rafael Nunes;Position:number#1-50;Colour
- Town | slug=town; description=Council, schools and streets.; editor=Hilda Stern; position=1; colour=Red
- Harbour and trade | slug=harbour; description=Ships, markets and work.; editor=Rafael Nunes; position=2; colour=Blue
- Sport | slug=sport; description=Clubs, results and youth teams.; editor=Bea Lindholm; position=3; colour=Green
- Culture | slug=culture; description=Stages, books and feasts.; editor=Omar Haddad; position=4; colour=Purple
person journalist|reporter|editor|correspondent|news author: Name!;Role=Reporter|Editor|Photographer|Columnist|Guest;Portrait:image;Biography:long;Email:email;Phone:phone
- Hilda Stern | role=Editor; biography=Covers the council since 2009.; email=hilda@example.com
- Rafael Nunes | role=Reporter; biography=Grew up on the fish quay.; email=rafael@example.com
- Bea Lindholm | role=Columnist; biography=Former handball player with a sharp pen.; email=bea@example.com; phone=+46 70 555 0102
- Omar Haddad | role=Photographer; biography=Pictures from stages and streets.; email=omar@example.com; phone=+46 70 555 0177
item news story|story|headline|news item|news: Headline!;Section->@section|news category~Town|Harbour and trade;Journalist->@journalist|reporter~Hilda Stern|Rafael Nunes;Lead:long!;Text:long!;Picture:image;Picture credit;Place;Breaking:boolean;Published on:date;~Status=Draft|In review|Published|Corrected;~Views:number#0-10000000
- Council votes for night buses | section=Town; journalist=Hilda Stern; lead=From May buses run until two.; text=Nineteen of thirty members voted for the plan.; picture_credit=L. Ahn; place=Town hall; status=Published; views=5400
- Cold store reopens after fire | section=Harbour and trade; journalist=Rafael Nunes; lead=Forty jobs return to the quay.; text=The new hall holds nine hundred tonnes.; picture_credit=R. Nunes; place=North quay; status=Published; views=2100
- Handball girls win in overtime | section=Sport; journalist=Bea Lindholm; lead=One goal in the last six seconds.; text=The hall was sold out for the first time since 2017.; picture_credit=O. Haddad; place=East hall; status=Corrected; views=3350
- Old cinema seeks a tenant | section=Culture; journalist=Omar Haddad; lead=Two groups want the hall.; text=The owner wants films on at least three nights a week.; picture_credit=O. Haddad; place=Mill street; status=In review; views=0
item tag|topic|keyword|dossier: Name!;Description:long;Slug;~Stories:number#0-100000
- night buses | description=Plans, votes and timetables.; slug=night-buses; stories=7
- fish quay | description=Work and trade at the port.; slug=fish-quay; stories=12
- handball | description=League and youth matches.; slug=handball; stories=21
- old cinema | description=The future of the hall.; slug=old-cinema; stories=4
! record story version|correction|revision [correct\\w*|version|revision|edit\\w*|workflow|review|approv\\w*]: Label!;Story->@news story|story|news~Council votes for night buses|Cold store reopens after fire;Number:number#1-200;Changed by->@journalist|editor~Hilda Stern|Rafael Nunes;Change:long;Changed on:date;Shown to readers:boolean
- Votes corrected | story=Council votes for night buses; number=2; changed_by=Hilda Stern; change=Nineteen votes, not eighteen.
- Tonnage added | story=Cold store reopens after fire; number=2; changed_by=Rafael Nunes; change=Capacity from the owner.
- Goal scorer named | story=Handball girls win in overtime; number=3; changed_by=Bea Lindholm; change=It was number 9, not number 6.
- Owner's reply added | story=Old cinema seeks a tenant; number=2; changed_by=Omar Haddad; change=Two paragraphs with the owner.
work assignment|story idea|editorial plan|pitch [assign\\w*|editorial|plan|pitch|newsroom|workflow]: Title!;Section->@section~Town|Harbour and trade;Journalist->@journalist|reporter~Hilda Stern|Rafael Nunes;Due on:date;Length:number(words)#50-10000;Brief:long;Priority=Low|Normal|High
- Ride the first night bus | section=Town; journalist=Hilda Stern; length=900; brief=Talk to drivers and late workers.; priority=High
- Price of mackerel | section=Harbour and trade; journalist=Rafael Nunes; length=600; brief=Compare three mornings.; priority=Normal
- Portrait of the goalkeeper | section=Sport; journalist=Bea Lindholm; length=750; brief=Training at six, school at eight.; priority=Low
- Last projectionist | section=Culture; journalist=Omar Haddad; length=1200; brief=Get him to show the booth.; priority=High
! item media file|news picture|gallery picture [gallery|media|video|picture|photo]: Caption!;Story->@news story|story|news~Council votes for night buses|Cold store reopens after fire;File:file;Type=Picture|Video|Audio|Document;Credit;Position:number#1-50
- Show of hands | story=Council votes for night buses; type=Picture; credit=L. Ahn; position=1
- New cold hall | story=Cold store reopens after fire; type=Picture; credit=R. Nunes; position=1
- Final whistle | story=Handball girls win in overtime; type=Video; credit=B. Lindholm; position=1
- Plan of the hall | story=Old cinema seeks a tenant; type=Document; credit=Town archive; position=2
request reader tip|letter to editor|tip|letter [tip|letter|submit\\w*|contribut\\w*]: Subject!;Name;Email:email;Text:long!;Attachment:file;May be printed:boolean
- Lamp broken since March | name=J. Carew; email=carew@example.com; text=The lane behind the school is dark.
- Crane works at night | name=Olga Vint; email=olga@example.com; text=Since Monday unloading goes on until three.
- School team without a hall | name=P. Sandell; email=sandell@example.com; text=The floor has been wet for two weeks.
- Film posters in the cellar | name=Rune Falk; email=rune@example.com; text=My uncle kept posters of the old cinema since 1961.
item advert|banner|ad placement [advert\\w*|banner|sponsor\\w*|ads?\\b]: Title!;Client;Section->@section~Town|Harbour and trade;Picture:image;Link:url;From:date;Until:date;Price:money;~Clicks:number#0-1000000
- Bakery opening | client=Old Mill bakery; section=Town; link=https://example.com/mill; price=180; clicks=96
- Boat paint week | client=Keel and Co; section=Harbour and trade; link=https://example.com/keel; price=240; clicks=41
- Sport shop sale | client=Fast Feet; section=Sport; link=https://example.com/feet; price=150; clicks=73
- Spring concert | client=Chamber Society; section=Culture; link=https://example.com/chamber; price=95; clicks=28
+ article|post: Section->@section|news category;Journalist->@journalist|reporter;Lead:long;Picture:image;Breaking:boolean
+ comment: Story->@news story|story|news;~Status=Waiting|Approved|Hidden
# company showcase|corporate website|company website|enterprise website|company site|business website|corporate site|enterprise showcase
item service|solution|business area|service offered: Title!;Summary!;Description:long;Icon:image;Picture:image;Category->@category|industry|sector~Industry|Public buildings;Price from:money;Position:number#1-100
- Heat audits | summary=Find where the warmth goes.; description=Two engineers, one day, one clear list.; category=Industry; price_from=1200; position=1
- Quiet ventilation | summary=Fresh air without noise.; description=Planned for schools and offices.; category=Public buildings; price_from=8500; position=2
- Solar roofs for rented houses | summary=Power that tenants can use.; description=Metering, contracts and panels from one hand.; category=Housing; price_from=14000; position=3
- Cold storage planning | summary=Keep food cold for less.; description=Doors, fans and heat recovery.; category=Food trade; price_from=3900; position=4
item case study|case|reference|success story|project case|client project: Title!;Client;Service->@service|solution~Heat audits|Quiet ventilation;Category->@category|industry~Industry|Public buildings;Picture:image;Challenge:long;Solution:long;Result:long;Finished on:date;Shown on home page:boolean
- Brewery saves a third | client=Hollow Hill brewery; service=Heat audits; category=Industry; challenge=Steam lines without lagging.; solution=Lagging and one heat pump.; result=Gas use fell by 33 percent.
- A silent school | client=Town of Ebern; service=Quiet ventilation; category=Public buildings; challenge=Stuffy rooms beside a road.; solution=Units above each door.; result=Air is fresh with windows shut.
- Forty-eight flats with one roof | client=Linden housing cooperative; service=Solar roofs for rented houses; category=Housing; challenge=Three stairs and three owners.; solution=One roof and a shared meter.; result=Tenants pay a fifth less for power.
- The fish hall breathes | client=Harbour fish hall; service=Cold storage planning; category=Food trade; challenge=Ice on every door.; solution=Air curtains and new seals.; result=Two hours of defrosting saved each day.
person team member|staff member|employee profile|executive|founder: Name!;Position title;Portrait:image;Department~Planning|Sales;Email:email;Phone:phone;Biography:long;Display order:number#1-500
- Gunda Reiss | position_title=Managing director; department=Planning; email=gunda@example.com; phone=+49 911 0001; biography=Engineer and glider pilot.; display_order=1
- Teo Marin | position_title=Head of sales; department=Sales; email=teo@example.com; phone=+49 911 0002; biography=Explains heat pumps at parties.; display_order=2
- Selma Yildiz | position_title=Site engineer; department=Installation; email=selma@example.com; phone=+49 911 0003; biography=Has stood on two hundred roofs.; display_order=3
- Kurt Ahlers | position_title=Bookkeeper; department=Office; email=kurt@example.com; phone=+49 911 0004; biography=Finds every missing cent.; display_order=4
item category|industry|sector|field of business: Name!;Description:long;Icon:image;Position:number#1-100
- Industry | description=Plants, halls and breweries.; position=1
- Public buildings | description=Schools, halls and baths.; position=2
- Housing | description=Flats, cooperatives and owners.; position=3
- Food trade | description=Shops, cold stores and kitchens.; position=4
item job opening|vacancy|career|job|position [career|job|vacanc\\w*|recruit\\w*|hiring|talent]: Title!;Department~Planning|Sales;City;Type=Full time|Part time|Internship|Apprentice;Description:long!;Requirements:long;Salary from:money;Apply by:date;~Status=Open|Paused|Filled
- Ventilation planner | department=Planning; city=Nuremberg; type=Full time; description=Plan units for schools.; requirements=Technical degree or master's; salary_from=48000; status=Open
- Sales intern | department=Sales; city=Nuremberg; type=Internship; description=Prepare offers and visits.; requirements=Curious and careful; salary_from=14000; status=Open
- Apprentice plant mechanic | department=Installation; city=Fuerth; type=Apprentice; description=Three and a half years on site.; requirements=School leaving certificate; salary_from=13200; status=Filled
- Office assistant | department=Office; city=Nuremberg; type=Part time; description=Calls, mail and travel, 20 hours.; requirements=Two years in an office; salary_from=19000; status=Paused
request inquiry|contact request|contact message|quote request|business inquiry|contact form: Subject!;Name!;Company;Email:email;Phone:phone;Service->@service|solution~Heat audits|Quiet ventilation;Message:long!;Reply:long
- Audit for a dairy | name=Britta Sollas; company=Sollas dairy; email=britta@example.com; phone=+49 921 5551; service=Heat audits; message=We would like a date in autumn.
- Panels on a listed house | name=Henrik Pauli; company=Pauli estate; email=henrik@example.com; phone=+49 9131 5553; service=Solar roofs for rented houses; message=Is it allowed on the rear side?
- Noise above the library | name=Anke Dorn; company=Town of Lauf; email=anke@example.com; phone=+49 9123 5554; service=Quiet ventilation; message=The present unit hums at 38 decibels.
- Two new cold rooms | name=Giulio Resta; company=Resta delicatessen; email=giulio@example.com; phone=+49 911 5555; service=Cold storage planning; message=Forty square metres in a cellar.
item client logo|partner|client|certificate|award [partner|client|certificat\\w*|award|honou?r|trust]: Name!;Type=Client|Partner|Certificate|Award;Logo:image;Website:url;Year:number#1950-2035;Position:number#1-200
- Hollow Hill brewery | type=Client; website=https://example.com/hollow; year=2024; position=1
- Energy prize of the region | type=Award; website=https://example.com/prize; year=2025; position=2
- Chamber of engineers | type=Partner; website=https://example.com/chamber; year=2016; position=3
- Quality mark ISO 9001 | type=Certificate; website=https://example.com/iso; year=2019; position=4
! item milestone|company milestone|history entry|timeline entry|company history|company record [histor\\w*|milestone|timeline|about|development]: Title!;Year:number#1800-2035!;Text:long;Picture:image
- Two people and a van | year=1994; text=Founded in a former bakery.
- The new workshop | year=2011; text=Forty people under one roof.
- First solar roof | year=2005; text=Twelve panels on our own shed.
- Owned by the staff | year=2022; text=Thirty-one colleagues bought the firm.
item banner|carousel slide|home page section|page section [banner|carousel|slide\\w*|hero|home|edit\\w*|content|admin\\w*|backend]: Heading!;Text:long;Picture:image;Button label;Link:url;Page=Home|About|Services|Contact;Position:number#1-50;Shown:boolean
- Warm rooms, low bills | text=Since 1994 in the region.; button_label=Our services; link=https://example.com/services; page=Home; position=1
- Talk to us | text=One call, one visit, one list.; button_label=Contact; link=https://example.com/contact; page=Home; position=2
- Thirty-one owners | text=We work for ourselves and for you.; button_label=Meet the team; link=https://example.com/team; page=About; position=1
- From roof to cellar | text=Four services, one team.; button_label=See prices; link=https://example.com/list; page=Services; position=1
+ article|post: Category->@category|industry;Picture:image;Author->@team member|staff member;Pinned:boolean
+ product: Category->@category|industry;Data sheet:file;Model number
# portfolio website|portfolio site|personal portfolio|online portfolio|personal website|personal homepage|online resume|freelancer site
item project|work|portfolio item|piece|case study: Title!;Category->@category|discipline|work type~Illustration|Web;Summary!;Description:long;Cover:image;Client;Role;Tools;Year:number#1980-2035;Link:url;Source code:url;Featured:boolean;Position:number#1-500
- Birds of the canal | category=Illustration; summary=Twelve ink drawings for a trail.; description=Boards along four kilometres of water.; client=Canal trust; role=Drawing and lettering; tools=Ink, scanner; year=2025; link=https://example.com/birds; position=1
- Timetable for a ferry | category=Web; summary=One page that works offline.; description=Built for old phones and bad signal.; client=Island line; role=Design and code; tools=HTML, CSS; year=2024; link=https://example.com/ferry; position=2
- Salt market, a photo essay | category=Photography; summary=Two winters among salt workers.; description=Forty black-and-white pictures and a booklet.; client=Own work; role=Photography and text; tools=Medium format; year=2022; link=https://example.com/salt; position=3
- Signs for a hospital | category=Wayfinding; summary=Colours lead from gate to ward.; description=Eighty signs in three languages.; client=Saint Anna clinic; role=Concept and drawings; tools=Vector program; year=2023; link=https://example.com/signs; position=4
! item project picture|gallery image|work image|screenshot: Caption!;Project->@project|work|piece~Birds of the canal|Timetable for a ferry;Picture:image;Alternative text;Position:number#1-100
- Kingfisher board | project=Birds of the canal; alternative_text=Ink drawing of a kingfisher on a post; position=1
- Winter timetable | project=Timetable for a ferry; alternative_text=Phone with departure times; position=1
- Hands with crystals | project=Salt market, a photo essay; alternative_text=Two cracked hands full of coarse salt; position=3
- Blue line to radiology | project=Signs for a hospital; alternative_text=Corridor with a blue line on the floor; position=2
item category|discipline|work type: Name!;Description:long;Icon:image;Position:number#1-100
- Illustration | description=Ink and paper.; position=1
- Web | description=Small fast pages.; position=2
- Photography | description=Reportage and portraits.; position=3
- Wayfinding | description=Signs for large houses.; position=4
item skill|technology|tool: Name!;Group=Design|Code|Language|Craft|Other;Level:percent;Years:number#0-60;Icon:image;Position:number#1-200
- Ink drawing | group=Craft; level=95; years=18; position=1
- CSS | group=Code; level=85; years=9; position=2
- Portuguese | group=Language; level=60; years=4; position=3
- Type design | group=Design; level=75; years=7; position=4
item experience|work experience|job|career entry|education entry|education: Title!;Organisation!;Type=Job|Education|Volunteering|Course;City;From:date;Until:date;Text:long;Link:url
- Illustrator, half-time | organisation=City museum; type=Job; city=Bruges; text=Labels and maps for three shows.
- Diploma in graphic arts | organisation=Academy on the quay; type=Education; city=Ghent; text=Final work on harbour signs.
- Signs for a night shelter | organisation=Harbour shelter; type=Volunteering; city=Ostend; text=Painted with the guests.
- Summer course in letter cutting | organisation=Stone school; type=Course; city=Namur; text=Two weeks of slate and chisel.
item testimonial|client quote|recommendation|reference [testimonial|recommend\\w*|reference|client|quote]: Name!;Position title;Company;Text:long!;Portrait:image;Project->@project|work~Birds of the canal|Timetable for a ferry;Stars:rating
- Lieve Maes | position_title=Director; company=Canal trust; text=Walkers now stop at every board.; project=Birds of the canal; stars=5
- Captain Ode | position_title=Skipper; company=Island line; text=Nobody phones about times any more.; project=Timetable for a ferry; stars=5
- Dr Nele Goossens | position_title=Head physician; company=Saint Anna clinic; text=Visitors stopped asking for the lift.; project=Signs for a hospital; stars=4
- Rui Antunes | position_title=Salt worker; company=Salinas cooperative; text=My father is on page nine.; project=Salt market, a photo essay; stars=5
item service|offered service|package [service|offer\\w*|package|pric\\w*|hire]: Name!;Description:long;Price from:money;Delivery time:number(days)#1-365;Icon:image;Position:number#1-50
- Trail board | description=Drawing, lettering and print file.; price_from=480; delivery_time=21; position=1
- One-page site | description=Text, design and launch.; price_from=900; delivery_time=14; position=2
- Portrait session | description=Two hours, ten pictures, one print.; price_from=260; delivery_time=7; position=3
- Sign survey | description=Walk-through and list of weak points.; price_from=640; delivery_time=10; position=4
request contact message|inquiry|contact request|project request|hire request: Subject!;Name!;Email:email;Phone:phone;Service->@service|offered service~Trail board|One-page site;Budget:money;Message:long!
- Boards for a bog walk | name=Rune Aker; email=rune@example.com; service=Trail board; budget=3000; message=Eight boards by May, please.
- Page for a small hotel | name=Amelie Faye; email=amelie@example.com; service=One-page site; budget=1200; message=Eleven rooms and no booking tool.
- Team pictures in a foundry | name=Wout Peeters; email=wout@example.com; service=Portrait session; budget=800; message=Fourteen people, in working clothes.
- Lost visitors in our archive | name=Sofie Claes; email=sofie@example.com; service=Sign survey; budget=1500; message=Three entrances and one lift.
item award|certificate|publication|exhibition [award|certificat\\w*|publication|exhibition|honou?r]: Title!;Issuer;Year:number#1980-2035;Description:long;File:file;Link:url
- Regional book prize | issuer=Writers' house; year=2023; description=For a picture book about mud.; link=https://example.com/mud
- Web access certificate | issuer=Open pages; year=2024; description=For contrast and keyboard use.; link=https://example.com/access
- Photo book of the year, shortlist | issuer=Coast festival; year=2022; description=For Salt market.; link=https://example.com/shortlist
- Clear sign mark | issuer=Blind union; year=2023; description=For the hospital signs.; link=https://example.com/clear
+ post|article: Cover:image;Project->@project|work;Tags
# template site|website template|template marketplace|themes and templates|theme library|theme market|designing themes|skin store|theme store|design template|ui kit|template library|template download
item template|website template|theme|ui kit|design resource: Name!;Category->@category|template category~Restaurant|Agency;Author->@author|designer|seller~Linnea Ros|Studio Kanto;Preview:image;Demo:url;File:file;Description:long;Technology=HTML|React|Vue|WordPress|Figma;Pages:number#1-500;Price:money;~Downloads:number#0-10000000;~Status=Draft|Approved|Withdrawn
- Trattoria | category=Restaurant; author=Linnea Ros; demo=https://example.com/trattoria; description=Menu, tables and a map on five pages.; technology=HTML; pages=5; price=19; downloads=640; status=Approved
- Bold Agency | category=Agency; author=Studio Kanto; demo=https://example.com/bold; description=Cases first and big type.; technology=React; pages=12; price=39; downloads=288; status=Approved
- Slow Ceramics | category=Shop; author=Ikram Sadiq; demo=https://example.com/ceramics; description=Product pages with large pictures.; technology=WordPress; pages=9; price=49; downloads=0; status=Draft
- One Evening Gala | category=Event; author=Paper Fox; demo=https://example.com/gala; description=Programme, speakers and seats.; technology=Figma; pages=3; price=12; downloads=95; status=Withdrawn
item category|template category|style|industry: Name!;Description:long;Icon:image;Position:number#1-100
- Restaurant | description=Menus, rooms and bookings.; position=1
- Agency | description=Cases, teams and offers.; position=2
- Shop | description=Products, baskets and stories.; position=3
- Event | description=Programmes, speakers and tickets.; position=4
person author|designer|seller|creator: Name!;Portrait:image;Email:email;Website:url;Biography:long;Share:percent;~Earnings:money
- Linnea Ros | email=linnea@example.com; website=https://example.com/linnea; biography=Draws layouts on napkins.; share=70; earnings=5120
- Studio Kanto | email=kanto@example.com; website=https://example.com/kanto; biography=Two designers and one coder.; share=75; earnings=3300
- Ikram Sadiq | email=ikram@example.com; website=https://example.com/ikram; biography=Builds shops for potters and weavers.; share=65; earnings=890
- Paper Fox | email=fox@example.com; website=https://example.com/fox; biography=Posters first, pages second.; share=80; earnings=1410
! item template page|layout|page layout|screenshot|block: Title!;Template->@template|theme~Trattoria|Bold Agency;Screenshot:image;Type=Home|About|Shop|Blog|Contact|Gallery;Position:number#1-200
- Trattoria home | template=Trattoria; type=Home; position=1
- Agency cases | template=Bold Agency; type=Gallery; position=2
- Ceramics shelf | template=Slow Ceramics; type=Shop; position=2
- Gala contact | template=One Evening Gala; type=Contact; position=3
! record version|template version|release|changelog entry|update [version|update|changelog|release]: Number!;Template->@template|theme~Trattoria|Bold Agency;Changes:long!;File:file;Released on:date;Size:number(MB)#0-500
- Trattoria 1.2 | template=Trattoria; changes=Menu prints on one sheet.; size=4
- Agency 2.0 | template=Bold Agency; changes=New case page and dark colours.; size=9
- Ceramics 0.9 | template=Slow Ceramics; changes=First version for testers.; size=22
- Gala 1.4 | template=One Evening Gala; changes=Seat plan added and fonts swapped.; size=6
record download|template download|licence|purchase: Download!;Template->@template|theme~Trattoria|Bold Agency;Buyer;Licence=Personal|Commercial|Extended;Licence key;Price paid:money;Downloaded on:date
- Trattoria for Da Pino | template=Trattoria; buyer=Pino Sala; licence=Commercial; licence_key=TR-9981; price_paid=19
- Agency for North Nine | template=Bold Agency; buyer=Ylva Berg; licence=Commercial; licence_key=BA-1204; price_paid=39
- Ceramics for a friend | template=Slow Ceramics; buyer=Lale Kurt; licence=Personal; licence_key=SC-0007; price_paid=49
- Gala for the fire brigade | template=One Evening Gala; buyer=Hamish Orr; licence=Extended; licence_key=OG-3310; price_paid=48
item collection|template collection|bundle [collection|bundle|set|featured]: Name!;Description:long;Cover:image;Price:money;Position:number#1-100
- Food and drink | description=Three sites for kitchens.; price=45; position=1
- Studio starters | description=Sites for makers.; price=60; position=2
- Small shops | description=Five sites with a basket.; price=120; position=3
- Evenings and feasts | description=Sites that live for one month.; price=25; position=4
request support request|template request|custom request|customisation request: Subject!;Template->@template|theme~Trattoria|Bold Agency;Name;Email:email;Message:long!;Budget:money
- Reservations in Trattoria | template=Trattoria; name=Pino Sala; email=pino@example.com; message=Can tables be booked by the hour?; budget=150
- Colours of Bold Agency | template=Bold Agency; name=Ylva Berg; email=ylva@example.com; message=How do I change the yellow?; budget=0
- Gift wrapping in the basket | template=Slow Ceramics; name=Lale Kurt; email=lale@example.com; message=We need a tick box and two euros more.; budget=220
- Seats for wheelchair users | template=One Evening Gala; name=Hamish Orr; email=hamish@example.com; message=Four places in row one.; budget=80
+ review: Template->@template|theme;Stars:rating;Text:long
+ order: Template->@template|theme;Licence=Personal|Commercial|Extended;Coupon
+ favorite: Template->@template|theme
! record installation|installed theme|installed template|theme installation [install\\w*|activat\\w*|switch]: Label!;Template->@template|theme~Trattoria|Bold Agency;Website;Version;Installed by~Ines Faro|Tom Beck;Installed on:date;Active:boolean;~Status=Installed|Switched off|Removed|Update ready
- Trattoria on the inn's site | template=Trattoria; website=oldmillinn.example; version=2.1; installed_by=Ines Faro; status=Installed
- Trattoria on the test site | template=Trattoria; website=test.oldmillinn.example; version=2.2; installed_by=Ines Faro; status=Update ready
- Bold Agency for a client | template=Bold Agency; website=northframe.example; version=1.4; installed_by=Tom Beck; status=Installed
- Bold Agency, old office site | template=Bold Agency; website=beck.example; version=1.0; installed_by=Tom Beck; status=Removed
# website builder|site builder|page builder|no-code|drag-and-drop builder|content management system|cms|website maker
item site|website|web project: Name!;Owner~Cosima Veit|Ahmed Sabry;Domain->@domain|web address~bakehouse.example|tidepool.example;Theme->@theme|template~Plain paper|Deep sea;Language~English|Arabic;Description:long;Logo:image;Favicon:image;Published on:date;~Status=Draft|Published|Offline
- Bakehouse | owner=Cosima Veit; domain=bakehouse.example; theme=Plain paper; language=English; description=Bread, opening hours and a form.; status=Published
- Tide pool museum | owner=Ahmed Sabry; domain=tidepool.example; theme=Deep sea; language=English; description=Visits, tickets and species.; status=Draft
- Kite school Brise | owner=Lucie Morel; domain=brise.example; theme=Wind; language=French; description=Courses, weather and prices.; status=Published
- Marek mends clocks | owner=Marek Dudek; domain=marekclocks.example; theme=Brass; language=Polish; description=Workshop with pictures and a form.; status=Offline
item page|web page|site page: Title!;Site->@site|website~Bakehouse|Tide pool museum;Slug!;Parent page;Meta description:long;Template=Blank|Home|Article|Gallery|Contact;In menu:boolean;Position:number#1-500;~Status=Draft|Published|Hidden
- Our breads | site=Bakehouse; slug=breads; meta_description=Seven loaves baked every night.; template=Gallery; position=2; status=Published
- Plan a visit | site=Tide pool museum; slug=visit; meta_description=Hours, prices and how to get here.; template=Article; position=1; status=Draft
- Stage d'été | site=Kite school Brise; slug=ete; meta_description=Cinq jours de kite en juillet.; template=Home; position=1; status=Published
- Ask for a repair | site=Marek mends clocks; slug=repair; parent_page=Workshop; meta_description=Describe your clock in three lines.; template=Contact; position=3; status=Hidden
! item block|section|component|page element|widget: Label!;Page->@page|web page~Our breads|Plan a visit;Type=Heading|Text|Picture|Gallery|Button|Form|Map|Video;Content:long;Settings:long;Picture:image;Link:url;Position:number#1-500;Hidden:boolean
- Loaf gallery | page=Our breads; type=Gallery; content=Seven pictures of loaves; settings=3 columns; position=1
- Opening hours | page=Plan a visit; type=Text; content=Daily from ten to five, in July until seven.; settings=Wide; position=1
- Beach map | page=Stage d'été; type=Map; content=Meeting point at dune 4; settings=Half width; position=3
- Send button | page=Ask for a repair; type=Button; content=Send; settings=Brass, round; link=https://example.com/send; position=5
item theme|template|style: Name!;Category=Business|Food|Culture|Shop|Personal;Primary colour;Font;Preview:image;Description:long;Price:money
- Plain paper | category=Food; primary_colour=Brown; font=Serif; description=White, wide and warm.; price=0
- Deep sea | category=Culture; primary_colour=Navy; font=Sans; description=Dark with large pictures.; price=15
- Wind | category=Business; primary_colour=Turquoise; font=Condensed; description=Slanted pictures, short lines.; price=9
- Brass | category=Personal; primary_colour=Gold; font=Slab; description=For workshops and collectors.; price=0
item media file|media|upload|picture|asset: File name!;Site->@site|website~Bakehouse|Tide pool museum;File:file;Type=Picture|Video|Document|Font;Alternative text;Size:number(KB)#1-500000;Uploaded on:date
- rye-loaf.jpg | site=Bakehouse; type=Picture; alternative_text=Dark round loaf on a board; size=310
- map-of-pools.pdf | site=Tide pool museum; type=Document; alternative_text=Map of six pools; size=820
- dune4.mp4 | site=Kite school Brise; type=Video; alternative_text=Kites above a dune; size=42000
- clockface.woff2 | site=Marek mends clocks; type=Font; alternative_text=Numerals of an old dial; size=88
item menu item|navigation item|menu entry|navigation link [menu|navigation|nav|link]: Label!;Site->@site|website~Bakehouse|Tide pool museum;Page->@page|web page~Our breads|Plan a visit;Place=Header|Footer|Side;Position:number#1-100
- Breads | site=Bakehouse; page=Our breads; place=Header; position=1
- Visit | site=Tide pool museum; page=Plan a visit; place=Header; position=1
- Stages | site=Kite school Brise; page=Stage d'été; place=Side; position=2
- Repair form | site=Marek mends clocks; page=Ask for a repair; place=Footer; position=1
record version|page version|revision|backup|publication [version|revision|backup|publish\\w*|restore|histor\\w*]: Label!;Page->@page|web page~Our breads|Plan a visit;Number:number#1-10000;Content:long;Saved by~Cosima Veit|Ahmed Sabry;Saved on:date;Published:boolean
- Breads with rye | page=Our breads; number=4; content=Rye loaf added.; saved_by=Cosima Veit
- Visit, first text | page=Plan a visit; number=1; content=Hours only.; saved_by=Ahmed Sabry
- July prices | page=Stage d'été; number=12; content=Five days for 310 euros.; saved_by=Lucie Morel
- Form with picture | page=Ask for a repair; number=2; content=Upload field added.; saved_by=Marek Dudek
item domain|web address [domain|address|hosting|dns|ssl]: Name!;Site->@site|website~Bakehouse|Tide pool museum;Registrar;Certificate until:date;Renews on:date;Price per year:money;~Status=Waiting|Connected|Expired
- bakehouse.example | site=Bakehouse; registrar=Namehouse; price_per_year=12; status=Connected
- tidepool.example | site=Tide pool museum; registrar=Namehouse; price_per_year=14; status=Waiting
- brise.example | site=Kite school Brise; registrar=Domaine Sud; price_per_year=9; status=Connected
- marekclocks.example | site=Marek mends clocks; registrar=Nazwa Plus; price_per_year=16; status=Expired
record form submission|form entry|contact message|lead [form|contact|lead|submission]: Subject!;Site->@site|website~Bakehouse|Tide pool museum;Page->@page|web page~Our breads|Plan a visit;Name;Email:email;Message:long;Sent on:date;Read:boolean
- Cake for forty | site=Bakehouse; page=Our breads; name=Irma Holz; email=irma@example.com; message=With plums, by Saturday noon.
- School visit | site=Tide pool museum; page=Plan a visit; name=Mr Bell; email=bell@example.com; message=Twenty-six children in May.
- Two places in week 29 | site=Kite school Brise; page=Stage d'été; name=Noah Petit; email=noah@example.com; message=We are 14 and 16 years old.
- Cuckoo without voice | site=Marek mends clocks; page=Ask for a repair; name=Zofia Banas; email=zofia@example.com; message=The door opens and nothing is heard.
# website redesign|redesign project|site relaunch|web design agency|site migration|web agency|web design studio
item site|website|redesign project|website project|relaunch project: Name!;Client->@client~Lakeside clinic|Ferro tools;Current address:url;New address:url;Goals:long!;Pages:number#1-10000;Budget:money;Lead designer~Vesna Kralj|Hugh Penn;Starts on:date;Launch on:date;~Status=Discovery|Design|Build|Test|Live
- Clinic site 2.0 | client=Lakeside clinic; current_address=https://example.com/oldclinic; new_address=https://example.com/clinic; goals=Find a doctor in two clicks.; pages=64; budget=28000; lead_designer=Vesna Kralj; status=Design
- Tool catalogue relaunch | client=Ferro tools; current_address=https://example.com/ferro-old; new_address=https://example.com/ferro; goals=Search by size and use.; pages=420; budget=46000; lead_designer=Hugh Penn; status=Build
- Zoo pages for phones | client=Aare animal park; current_address=https://example.com/zoo-old; new_address=https://example.com/zoo; goals=Buy a ticket at the gate in one minute.; pages=38; budget=19500; lead_designer=Lia Brunner; status=Test
- Choir archive | client=Bern cathedral choir; current_address=https://example.com/choir-old; new_address=https://example.com/choir; goals=Find a concert of any year.; pages=1100; budget=7200; lead_designer=Hugh Penn; status=Live
person client|client company|contact person: Name!;Company;Email:email;Phone:phone;City;Industry;Note:long
- Lakeside clinic | company=Lakeside clinic; email=web@clinic.example; phone=+41 44 000 11; city=Zug; industry=Health; note=Decisions by the board on Mondays.
- Ferro tools | company=Ferro tools; email=web@ferro.example; phone=+41 44 000 22; city=Olten; industry=Trade; note=Has a printed catalogue.
- Aare animal park | company=Aare park foundation; email=media@aarepark.example; phone=+41 31 000 33; city=Bern; industry=Leisure; note=Closed to visitors on Tuesdays.
- Bern cathedral choir | company=Choir association; email=office@choir.example; phone=+41 31 000 44; city=Bern; industry=Culture; note=Volunteers enter the texts.
item page|web page|page inventory entry|content page: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Old path;New path;Type=Home|Landing|Article|Product|Form|Contact;Decision=Keep|Rewrite|Merge|Delete;Monthly visits:number#0-10000000;Owner;~Status=Open|Text ready|Design ready|Built
- Find a doctor | site=Clinic site 2.0; old_path=/staff.html; new_path=/doctors; type=Landing; decision=Rewrite; monthly_visits=5200; owner=Vesna Kralj; status=Design ready
- Torque wrenches | site=Tool catalogue relaunch; old_path=/cat/17; new_path=/wrenches/torque; type=Product; decision=Merge; monthly_visits=910; owner=Hugh Penn; status=Open
- Tickets at the gate | site=Zoo pages for phones; old_path=/tickets.php; new_path=/tickets; type=Form; decision=Keep; monthly_visits=12400; owner=Lia Brunner; status=Built
- Concert of 1987 | site=Choir archive; old_path=/a/1987.htm; new_path=/concerts/1987; type=Article; decision=Delete; monthly_visits=3; owner=Hugh Penn; status=Text ready
! record redirect|url redirect|old address: Old path!;New path!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Kind=Permanent|Temporary;Checked on:date;~Result=Not checked|Works|Broken
- /staff.html | new_path=/doctors; site=Clinic site 2.0; kind=Permanent; result=Works
- /cat/17 | new_path=/wrenches/torque; site=Tool catalogue relaunch; kind=Permanent; result=Not checked
- /tickets.php | new_path=/tickets; site=Zoo pages for phones; kind=Permanent; result=Broken
- /advent | new_path=/concerts/advent; site=Choir archive; kind=Temporary; result=Works
item mock-up|design draft|wireframe|design|prototype|layout: Title!;Page->@page|web page~Find a doctor|Torque wrenches;Version:number#1-100;Picture:image;Link:url;Device=Phone|Tablet|Desktop;Designer~Vesna Kralj|Hugh Penn;~Status=Draft|Shown|Approved|Rejected
- Doctor search on a phone | page=Find a doctor; version=3; link=https://example.com/mock1; device=Phone; designer=Vesna Kralj; status=Approved
- Wrench list | page=Torque wrenches; version=1; link=https://example.com/mock2; device=Desktop; designer=Hugh Penn; status=Shown
- Gate ticket in three steps | page=Tickets at the gate; version=5; link=https://example.com/mock3; device=Phone; designer=Lia Brunner; status=Draft
- Archive with a timeline | page=Concert of 1987; version=2; link=https://example.com/mock4; device=Tablet; designer=Hugh Penn; status=Rejected
record feedback|design feedback|remark|client feedback: Summary!;Mock-up->@mock-up|design draft~Doctor search on a phone|Wrench list;From;Text:long!;Priority=Low|Normal|High;Given on:date;Resolved:boolean
- Larger phone number | mock_up=Doctor search on a phone; from=Dr Imhof; text=Older patients call first.; priority=High
- Show the bore size | mock_up=Wrench list; from=Ferro sales; text=Buyers ask for it at once.; priority=Normal
- Price above the picture | mock_up=Gate ticket in three steps; from=Gate team; text=Families ask for the price first.; priority=High
- Timeline too playful | mock_up=Archive with a timeline; from=Choir board; text=A plain list of years would do.; priority=Low
record audit|site audit|performance test|accessibility check|test result [audit|performance|accessib\\w*|speed|seo|test|analy\\w*]: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Kind=Speed|Accessibility|Search|Security|Content;Score:number#0-100;Load time:number(ms)#0-60000;Findings:long;Checked on:date
- Old clinic site, speed | site=Clinic site 2.0; kind=Speed; score=38; load_time=6200; findings=Four megabytes of pictures.
- Old catalogue, access | site=Tool catalogue relaunch; kind=Accessibility; score=51; load_time=3100; findings=No labels on the filters.
- Zoo tickets, security | site=Zoo pages for phones; kind=Security; score=67; load_time=1900; findings=Old payment library in use.
- Choir texts, content | site=Choir archive; kind=Content; score=74; load_time=2400; findings=Ninety concerts without a place.
work task|redesign task|milestone: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Assigned to~Vesna Kralj|Hugh Penn;Due on:date;Effort:number(h)#1-500;Priority=Low|Normal|High;Notes:long
- Write the doctor texts | site=Clinic site 2.0; assigned_to=Vesna Kralj; effort=24; priority=High; notes=Forty short portraits.
- Import 400 tools | site=Tool catalogue relaunch; assigned_to=Hugh Penn; effort=30; priority=Normal; notes=From the printed list.
- Photograph the lynx | site=Zoo pages for phones; assigned_to=Lia Brunner; effort=6; priority=Low; notes=Morning light, feeding at nine.
- Redirect 1,100 pages | site=Choir archive; assigned_to=Hugh Penn; effort=16; priority=High; notes=Rule by year.
+ invoice: Site->@site|website;Milestone;Hours:number(h)#0-5000
+ comment: Mock-up->@mock-up|design draft;Resolved:boolean
# poetry|poem|poems|literary site|quotes site|famous quotes|quote collection|inspirational quote|quote website|daily quote|short story|literature site
item poem|work|text|story|quote|literary work: Title!;Poet->@poet|author|writer~Lin Aster|Cosmo Weald;Form->@form|category|genre~Sonnet|Haiku;Text:long!;Era~Contemporary|Nineteenth century;Language~English|Japanese;Notes:long;Translation:long;Audio:file;Picture:image;~Reads:number#0-10000000;~Status=Draft|Published|Hidden
- October field | poet=Lin Aster; form=Haiku; text=Stubble after rain, one crow counts the empty rows, the cart has gone home.; era=Contemporary; language=English; notes=Written at a bus stop.; reads=310; status=Published
- To a borrowed coat | poet=Cosmo Weald; form=Sonnet; text=You came to me with someone's winter in the sleeve.; era=Nineteenth century; language=English; notes=First printed in a parish paper.; reads=144; status=Published
- Inventory of a kitchen drawer | poet=Ada Quill; form=Free verse; text=String, a key for nothing, the candle of a ninth birthday.; era=Contemporary; language=English; notes=Written in one evening.; reads=522; status=Draft
- The Ballad of Long Meg | poet=Unknown singer; form=Ballad; text=Long Meg came down by Carlisle gate with her shoes in her hand.; era=Eighteenth century; language=English; notes=Sung at fairs.; reads=87; status=Hidden
item poet|author|writer: Name!;Portrait:image;Biography:long;Era~Contemporary|Nineteenth century;Country~Canada|England;Lived
- Lin Aster | biography=Postwoman and poet.; era=Contemporary; country=Canada; lived=Born 1981
- Cosmo Weald | biography=Schoolmaster with debts.; era=Nineteenth century; country=England; lived=1821 to 1879
- Ada Quill | biography=Writes lists that turn into poems.; era=Contemporary; country=Ireland; lived=Born 1994
- Unknown singer | biography=Known only from two broadsheets.; era=Eighteenth century; country=England; lived=About 1760
item form|category|genre|theme|dynasty: Name!;Description:long;Example:long;Position:number#1-100
- Sonnet | description=Fourteen lines and a turn.; example=Love, loss, a coat.; position=1
- Haiku | description=Three lines, one moment.; example=Field, crow, rain.; position=2
- Free verse | description=Lines without metre or rhyme.; example=Drawer, key, candle.; position=3
- Ballad | description=A story to be sung.; example=Gate, shoes, river.; position=4
item collection|anthology|volume|book: Title!;Description:long;Cover:image;Editor~R. Holm|T. Vance;Year:number#1500-2035;Visibility=Public|Private
- Poems for waiting rooms | description=Short and kind.; editor=R. Holm; year=2025; visibility=Public
- Coats, hats, gloves | description=Clothes in verse.; editor=T. Vance; year=2024; visibility=Public
- Lists and drawers | description=Small things counted.; editor=A. Quill; year=2026; visibility=Private
- Songs from the road | description=Ballads of fairs and gates.; editor=R. Holm; year=2021; visibility=Public
! record collection entry|anthology entry|poem in collection: Label!;Collection->@collection|anthology~Poems for waiting rooms|Coats, hats, gloves;Poem->@poem|work~October field|To a borrowed coat;Page:number#1-5000;Position:number#1-1000
- Field for waiting | collection=Poems for waiting rooms; poem=October field; page=12; position=1
- Coat among coats | collection=Coats, hats, gloves; poem=To a borrowed coat; page=3; position=1
- Drawer among lists | collection=Lists and drawers; poem=Inventory of a kitchen drawer; page=7; position=2
- Meg on the road | collection=Songs from the road; poem=The Ballad of Long Meg; page=44; position=9
! record annotation|line note|commentary|appreciation [annotat\\w*|note|comment\\w*|appreciat\\w*|explain|explan\\w*|analys\\w*|learn\\w*]: Title!;Poem->@poem|work~October field|To a borrowed coat;Line:number#1-5000;Text:long!;Author;Written on:date
- The crow counts | poem=October field; line=2; text=The only verb with a will.; author=Reader June
- Winter in the sleeve | poem=To a borrowed coat; line=1; text=A season as a thing one can lend.; author=Reader Hal
- The ninth birthday | poem=Inventory of a kitchen drawer; line=3; text=The only thing with a date.; author=Reader Ilse
- Shoes in her hand | poem=The Ballad of Long Meg; line=2; text=She does not want to be heard.; author=Reader Tam
record recitation|reading|audio reading|recording [recit\\w*|read aloud|audio|listen|record\\w*]: Title!;Poem->@poem|work~October field|To a borrowed coat;Reader;Audio file:file;Length:number(s)#1-10000;Recorded on:date;~Plays:number#0-1000000
- June reads the field | poem=October field; reader=June; length=14; plays=61
- Hal reads the coat | poem=To a borrowed coat; reader=Hal; length=70; plays=25
- Ilse reads the drawer | poem=Inventory of a kitchen drawer; reader=Ilse; length=48; plays=133
- Tam sings Long Meg | poem=The Ballad of Long Meg; reader=Tam; length=310; plays=77
request submission|poem submission|contribution|contest entry: Title!;Name!;Email:email;Form->@form|genre~Sonnet|Haiku;Text:long!;Note:long;Editor~R. Holm|T. Vance
- Kettle at four | name=Bruno Lamb; email=bruno@example.com; form=Haiku; text=Steam writes on the glass, the night shift reads it slowly, then wipes it away.; editor=R. Holm
- Sonnet for a parking meter | name=Gus Field; email=gus@example.com; form=Sonnet; text=You eat my coins and give me back the hour.; note=Second try.; editor=T. Vance
- What the ferry forgot | name=Yuki Arden; email=yuki@example.com; form=Free verse; text=A glove, a pram wheel, my voice.; editor=R. Holm
- Ballad of the night nurse | name=Moira Keane; email=moira@example.com; form=Ballad; text=At two she oils the trolley wheels.; note=Twelve verses.; editor=T. Vance
event reading evening|poetry slam|literary event|contest [event|slam|reading|contest|workshop]: Title!;Date:date;Starts at:time;Place;Host~R. Holm|T. Vance;Description:long;Places:number#5-2000
- Slam at the laundry | place=Soap lane 8; host=T. Vance; description=Three minutes each.; places=60
- Quiet hour | place=Town library; host=R. Holm; description=Poems and tea.; places=25
- Ballads by the fire | place=Miller's barn; host=A. Quill; description=Bring a verse or a log.; places=40
- Lists aloud | place=Corner bookshop; host=T. Vance; description=Five poets read lists.; places=18
+ comment: Poem->@poem|work
+ favorite: Poem->@poem|work;Folder
# picture book|children's story|bedtime story|fairy tale|children's book|kids' reading|story website|reading app for|children reading
item story|picture book|book|tale|fairy tale: Title!;Author~Mette Vang|Old tale;Illustrator~Cleo Bann|Raj Patil;Category->@category|theme~Animals|Courage;Cover:image;Age from:number(years)#0-16;Age to:number(years)#0-18;Reading time:number(min)#1-120;Language~English|Danish;Summary:long;~Reads:number#0-10000000;~Status=Draft|Published|Hidden
- The snail who kept a lighthouse | author=Mette Vang; illustrator=Cleo Bann; category=Courage; age_from=4; age_to=7; reading_time=8; language=English; summary=Slow, but always on time.; reads=1420; status=Published
- Seven geese and a bell | author=Old tale; illustrator=Raj Patil; category=Animals; age_from=3; age_to=6; reading_time=6; language=English; summary=Who will warn the farm?; reads=980; status=Published
- Grandma's button jar | author=Hilde Osei; illustrator=Cleo Bann; category=Family; age_from=5; age_to=9; reading_time=11; language=English; summary=Every button has come from a coat with a story.; reads=310; status=Draft
- Månen vil ikke sove | author=Mette Vang; illustrator=Noor Lindqvist; category=Bedtime; age_from=2; age_to=4; reading_time=4; language=Danish; summary=Solen synger for månen.; reads=2260; status=Hidden
! item page|story page|scene|picture page: Label!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Number:number#1-300!;Text:long!;Picture:image;Audio:file;Next page
- Snail, page 1 | story=The snail who kept a lighthouse; number=1; text=Every evening Otto began to climb at noon.; next_page=Snail, page 2
- Geese, page 1 | story=Seven geese and a bell; number=1; text=The bell hung too high for six of them.; next_page=Geese, page 2
- Buttons, page 4 | story=Grandma's button jar; number=4; text=The green one had been to sea.; next_page=Buttons, page 5
- Månen, page 2 | story=Månen vil ikke sove; number=2; text=Så trak solen gardinet for.; next_page=Månen, page 3
item category|theme|series|topic: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Animals | description=Geese, snails and foxes.; colour=Green; position=1
- Courage | description=Small ones who dare.; colour=Orange; position=2
- Family | description=Grandmothers, brothers and breakfast.; colour=Red; position=3
- Bedtime | description=Quiet pages for the evening.; colour=Blue; position=4
person child|young reader|reader profile|kid: Name!;Birthday:date;Avatar:image;Reading level=Listens|First words|Reads alone;Parent~Hilde Rost|Adil Kaya;Minutes a day:number(min)#5-240;Favourite theme
- Pelle | reading_level=First words; parent=Hilde Rost; minutes_a_day=20; favourite_theme=Courage
- Defne | reading_level=Reads alone; parent=Adil Kaya; minutes_a_day=40; favourite_theme=Animals
- Amara | reading_level=Listens; parent=Joy Amadi; minutes_a_day=10; favourite_theme=Bedtime
- Villads | reading_level=Reads alone; parent=Hilde Rost; minutes_a_day=30; favourite_theme=Family
! record reading session|reading history|reading record|reading progress: Title!;Child->@child|reader profile~Pelle|Defne;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Page reached:number#1-300;Minutes:number(min)#1-240;Mode=Read|Listened|Read together;Read on:date;Finished:boolean
- Pelle before sleep | child=Pelle; story=The snail who kept a lighthouse; page_reached=14; minutes=9; mode=Read together
- Defne on the sofa | child=Defne; story=Seven geese and a bell; page_reached=10; minutes=7; mode=Read
- Amara in her cot | child=Amara; story=Månen vil ikke sove; page_reached=8; minutes=4; mode=Listened
- Villads under the table | child=Villads; story=Grandma's button jar; page_reached=22; minutes=15; mode=Read
item choice|story branch|branch|decision [interactive|choice|branch|decision|ending|choose]: Text!;Story->@story~The snail who kept a lighthouse|Seven geese and a bell;From page->@page|scene~Snail, page 1|Geese, page 1;To page;Position:number#1-10
- Climb by the rope | story=The snail who kept a lighthouse; from_page=Snail, page 1; to_page=Snail, page 4; position=1
- Ask the owl | story=Seven geese and a bell; from_page=Geese, page 1; to_page=Geese, page 6; position=2
- Take the green button | story=Grandma's button jar; from_page=Buttons, page 4; to_page=Buttons, page 9; position=1
- Syng med solen | story=Månen vil ikke sove; from_page=Månen, page 2; to_page=Månen, page 5; position=2
item narration|audio version|read-aloud|recording [audio|narrat\\w*|listen|voice|read aloud|read-aloud]: Title!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Narrator~Grandpa Nis|Aylin;Audio file:file;Length:number(min)#1-180;Language~English|Danish
- Snail, slow voice | story=The snail who kept a lighthouse; narrator=Grandpa Nis; length=11; language=English
- Geese with bells | story=Seven geese and a bell; narrator=Aylin; length=8; language=English
- Buttons with sea sounds | story=Grandma's button jar; narrator=Joy Amadi; length=13; language=English
- Månen, hvisket | story=Månen vil ikke sove; narrator=Grandpa Nis; length=5; language=Danish
record quiz question|story question|comprehension question [quiz|question|comprehension|game|activity]: Question!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Right answer;Wrong answer;Age from:number(years)#2-16;Points:number#1-20
- Why does Otto start at noon? | story=The snail who kept a lighthouse; right_answer=He is slow; wrong_answer=He is hungry; age_from=4; points=2
- Who rings in the end? | story=Seven geese and a bell; right_answer=The smallest goose; wrong_answer=The farmer; age_from=3; points=2
- Which button had been to sea? | story=Grandma's button jar; right_answer=The green one; wrong_answer=The gold one; age_from=5; points=3
- Hvem synger? | story=Månen vil ikke sove; right_answer=Solen; wrong_answer=Katten; age_from=2; points=1
+ favorite: Story->@story|book;Child->@child|reader profile
+ review: Story->@story|book;Stars:rating;Age of child:number#0-18
# writing platform|writing app|screenplay|book writing|write books|ghostwriting|book manuscript|screenwriting|story writing|manuscript|self-publishing|writing contest
item manuscript|work|story|screenplay|script|book project|book manuscript|book|life book: Title!;Writer->@writer|author~Cara Molnar|Felix Osei;Genre=Fantasy|Crime|Romance|Drama|Comedy|Non-fiction;Type=Novel|Short story|Screenplay|Stage play|Essay;Summary:long;Cover:image;Goal:number(words)#100-1000000;Deadline:date;Visibility=Private|Readers|Public;~Words:number#0-5000000;~Status=Idea|Draft|Revision|Finished
- The Cellar Choir | writer=Cara Molnar; genre=Crime; type=Novel; summary=Singers meet where a judge vanished.; goal=80000; visibility=Readers; words=31200; status=Draft
- Last Bus to Volta | writer=Felix Osei; genre=Drama; type=Screenplay; summary=Nine people and one flat tyre.; goal=20000; visibility=Private; words=18400; status=Revision
- What the Orchard Owes | writer=Juno Hale; genre=Non-fiction; type=Essay; summary=Debts between a farm and three generations.; goal=6000; visibility=Public; words=6120; status=Finished
- Dragons, Second Class | writer=Marek Bily; genre=Fantasy; type=Stage play; summary=Two dragons share a train compartment.; goal=15000; visibility=Readers; words=0; status=Idea
! item chapter|manuscript part|scene|act|section: Title!;Manuscript->@manuscript|story|script|book~The Cellar Choir|Last Bus to Volta;Number:number#1-1000!;Text:long!;Place;Time of day=Morning|Day|Evening|Night;Summary:long;Words:number#0-100000;~Status=Outline|Draft|Revised|Final
- A note too low | manuscript=The Cellar Choir; number=1; text=The bass did not come on Tuesday.; place=Cellar of the law court; time_of_day=Evening; summary=The choir is one short.; words=2900; status=Revised
- The bang | manuscript=Last Bus to Volta; number=2; text=A bang. The bus leans into the ditch.; place=Road by the dam; time_of_day=Day; summary=The tyre goes.; words=640; status=Draft
- The ledger in the attic | manuscript=What the Orchard Owes; number=3; text=My grandmother counted apples and favours.; place=Attic; time_of_day=Morning; summary=The first debt is found.; words=1480; status=Final
- Tickets, please | manuscript=Dragons, Second Class; number=1; text=The guard looks at the tail in the corridor.; place=Compartment 12; time_of_day=Night; summary=They meet and quarrel.; words=0; status=Outline
item character|story character|figure|role: Name!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Part=Lead|Opponent|Helper|Minor;Age:number(years)#0-200;Looks:long;Wish:long;Secret:long;Picture:image
- Bettina Rau | manuscript=The Cellar Choir; part=Lead; age=52; looks=Tall, in a raincoat.; wish=To sing solo once.; secret=She kept the key.
- Driver Kwesi | manuscript=Last Bus to Volta; part=Lead; age=44; looks=Cap and toothpick.; wish=To arrive.; secret=It is his last trip.
- Great-aunt Wilma | manuscript=What the Orchard Owes; part=Opponent; age=88; looks=Straight back, apron with pockets.; wish=To be paid back.; secret=She burned a page.
- The ticket guard | manuscript=Dragons, Second Class; part=Helper; age=31; looks=Cap too large.; wish=A calm shift.; secret=Is afraid of lighters.
person writer|author|co-author|editor: Name!;Pen name;Portrait:image;Email:email;Biography:long;Website:url
- Cara Molnar | pen_name=C. M. Rook; email=cara@example.com; biography=Court clerk who listens.
- Felix Osei | pen_name=Felix Osei; email=felix@example.com; biography=Drove buses for six years.
- Juno Hale | pen_name=J. Hale; email=juno@example.com; biography=Fruit grower with a notebook.
- Marek Bily | pen_name=M. White; email=marek@example.com; biography=Works in a puppet theatre.
! record version|chapter version|draft|revision: Label!;Chapter->@chapter|scene~A note too low|The bang;Number:number#1-1000;Text:long;Words:number#0-100000;Saved by->@writer|author~Cara Molnar|Felix Osei;Change;Saved on:date
- Low note, third | chapter=A note too low; number=3; text=The bass did not come on Tuesday.; words=2900; saved_by=Cara Molnar; change=Shorter opening
- Bang, first | chapter=The bang; number=1; text=A bang. The bus leans.; words=610; saved_by=Felix Osei; change=First text
- Ledger, final | chapter=The ledger in the attic; number=6; text=My grandmother counted apples and favours.; words=1480; saved_by=Juno Hale; change=Last paragraph cut
- Tickets, outline | chapter=Tickets, please; number=1; text=Guard, tail, quarrel, tunnel.; words=4; saved_by=Marek Bily; change=Beats only
! record writing session|writing log|word count entry|daily words [goal|log|track\\w*|statistic\\w*|progress|streak|word count|daily]: Label!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Words written:number#0-50000!;Minutes:number(min)#1-1440;Written on:date;Note:long
- Tuesday before work | manuscript=The Cellar Choir; words_written=640; minutes=50; note=The judge has a dog now.
- Sunday rewrite | manuscript=Last Bus to Volta; words_written=210; minutes=120; note=Cut the priest.
- Harvest night | manuscript=What the Orchard Owes; words_written=1120; minutes=95; note=Found the ending in the barn.
- On the train to Brno | manuscript=Dragons, Second Class; words_written=85; minutes=40; note=The tunnel must come earlier.
record feedback|reader feedback|critique|beta reading|note: Summary!;Chapter->@chapter|scene~A note too low|The bang;Reader;Quoted text:long;Text:long!;Kind=Praise|Plot|Language|Pace|Question;Given on:date;Resolved:boolean
- Who has the key? | chapter=A note too low; reader=Mirko; quoted_text=The door was locked.; text=Say it earlier.; kind=Plot
- Great bang | chapter=The bang; reader=Esi; quoted_text=A bang.; text=I jumped.; kind=Praise
- Beautiful and a little slow | chapter=The ledger in the attic; reader=Noreen; quoted_text=My grandmother counted apples and favours.; text=Two pages of ledger would be enough.; kind=Pace
- Is it a comedy? | chapter=Tickets, please; reader=Vasek; quoted_text=The guard looks at the tail.; text=I laughed, was that meant?; kind=Question
item plot note|world note|research note|research|idea|book idea|concept|book concept|place|outline point: Title!;Manuscript->@manuscript|story|book~The Cellar Choir|Last Bus to Volta;Kind=Plot|Place|Object|Research|Timeline|Idea;Source;Text:long!;Position:number#1-1000;Picture:image
- Where the key hangs | manuscript=The Cellar Choir; kind=Object; text=Behind the score cabinet.; position=4
- Bus models of 1998 | manuscript=Last Bus to Volta; kind=Research; text=Thirty-two seats and a roof rack.; position=2
- Debts by year | manuscript=What the Orchard Owes; kind=Timeline; text=1931 loan, 1948 land, 1977 silence.; position=1
- Compartment 12 | manuscript=Dragons, Second Class; kind=Place; text=Six seats, one window that jams.; position=3
request contest entry|submission|publishing request|manuscript submission [contest|submi\\w*|publish\\w*|competition|call]: Title!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Name;Email:email;Contest;Cover letter:long;File:file
- Bus for the spring contest | manuscript=Last Bus to Volta; name=Felix Osei; email=felix@example.com; contest=Short film scripts; cover_letter=Eighteen minutes and one location.
- Orchard for the essay prize | manuscript=What the Orchard Owes; name=Juno Hale; email=juno@example.com; contest=Rural essay prize; cover_letter=All names have been changed.
- Choir for first novels | manuscript=The Cellar Choir; name=Cara Molnar; email=cara@example.com; contest=First crime novel; cover_letter=Three chapters and an outline.
- Dragons on a small stage | manuscript=Dragons, Second Class; name=Marek Bily; email=marek@example.com; contest=One-act plays; cover_letter=Two actors and a cardboard tail.
+ comment: Chapter->@chapter|scene;Quoted text:long;Resolved:boolean
# fix and optimize|optimize the blog|optimize the website|fix the website|website repair|website fault|plugin conflict|website troubleshooting|debug the website|website bug
! record site issue|website problem|problem|fault|site fault|error report: Title!;Page->@site page|page|website page|blog page~Home|Workshop diary;Kind=Broken link|Slow page|Layout|Plugin conflict|Theme conflict|Server error;Severity=Minor|Major|Critical;Cause:long;Found by~Ilse Brand|Omar Tahir;Found on:date;Assigned to~Omar Tahir;Fixed on:date;Solution:long;~Status=Open|Under analysis|Fixed|Will not fix
- Start page takes nine seconds | page=Home; kind=Slow page; severity=Critical; cause=Slider loads forty full-size pictures; found_by=Ilse Brand; assigned_to=Omar Tahir; solution=Pictures resized, slider loads later; status=Fixed
- Links to the old shop | page=Workshop diary; kind=Broken link; severity=Major; cause=Shop moved last year; found_by=Omar Tahir; assigned_to=Omar Tahir; status=Under analysis
- Menu covers the title | page=Home; kind=Theme conflict; severity=Major; cause=New theme and old style sheet; found_by=Ilse Brand; status=Open
- Form sends twice | page=Contact; kind=Plugin conflict; severity=Minor; cause=Two form plugins at once; found_by=Ilse Brand; assigned_to=Omar Tahir; solution=Older plugin switched off; status=Fixed
item site page|page|website page|blog page: Title!;Address~/|/diary;Kind=Home|Blog|Article|Contact|Other;Words:number#0-100000;Size:number(KB)#0-100000;Last checked on:date;~Status=Good|Slow|Broken
- Home | address=/; kind=Home; words=310; size=4800; status=Slow
- Workshop diary | address=/diary; kind=Blog; words=2100; size=1900; status=Broken
- Contact | address=/contact; kind=Contact; words=90; size=350; status=Good
- Gluing a chair | address=/diary/chair; kind=Article; words=1240; size=900; status=Good
! item plugin|plug-in|extension: Name!;Version;Newest version;Purpose;Conflicts with->@plugin|plug-in~Quick form|Photo slider;Load time:number(ms)#0-60000;Active:boolean;Updated on:date;~Status=Works|Conflict|Outdated|Switched off
- Quick form | version=3.1; newest_version=3.4; purpose=Contact form; load_time=40; status=Conflict
- Photo slider | version=2.0; newest_version=2.8; purpose=Pictures on the start page; load_time=1900; status=Outdated
- Cache helper | version=5.2; newest_version=5.2; purpose=Faster pages; load_time=10; status=Works
- Old mail form | version=1.1; newest_version=1.1; purpose=Contact form; conflicts_with=Quick form; load_time=60; status=Switched off
item site theme|theme|template: Name!;Version;Author;Installed on:date;Active:boolean;Known conflicts:long;~Status=Works|Conflict|Outdated
- Plain Oak | version=1.6; author=Studio Fern; status=Works
- Bright Studio | version=4.0; author=Vela Themes; known_conflicts=Menu of the photo slider; status=Conflict
- Old Paper | version=0.9; author=unknown; status=Outdated
- Plain Oak, child theme | version=1.0; author=Omar Tahir; status=Works
! record link check|broken link|checked link: Address!;Page->@site page|page|website page|blog page|article~Home|Workshop diary;Target:url;Answer code:number#100-599;New target:url;Checked on:date;~Result=Works|Redirected|Not found|Repaired
- /shop/old-chairs | page=Workshop diary; answer_code=404; result=Not found
- /diary/chair | page=Home; answer_code=200; result=Works
- /pictures/2019 | page=Home; answer_code=301; result=Redirected
- /contact-us | page=Workshop diary; answer_code=200; result=Repaired
! record speed measurement|speed test|loading time|load time test: Title!;Page->@site page|page|website page|blog page|article~Home|Workshop diary;Device=Phone|Tablet|Computer;Load time:number(ms)#0-120000;Size:number(KB)#0-100000;Requests:number#0-5000;Score:number#0-100;Measured on:date;After change:boolean
- Home on a phone, before | page=Home; device=Phone; load_time=9200; size=4800; requests=141; score=22
- Home on a phone, after | page=Home; device=Phone; load_time=2100; size=980; requests=46; score=88
- Diary on a computer | page=Workshop diary; device=Computer; load_time=1800; size=1900; requests=62; score=74
- Contact on a tablet | page=Contact; device=Tablet; load_time=700; size=350; requests=18; score=96
# schema markup|organization schema|rich result|rich snippet
item schema markup|markup|structured data|schema|organization schema|organization schema markup|organization markup: Title!;Schema type=Organization|Local business|Product|Service|Article|Event|Question list;Page->@site page|page|web page~Home|Services;Company->@company|organization|business~Hafen Electrics;Code:long;Language~en|de;Last changed on:date;~Status=Draft|Valid|With errors|Live
- Who we are | schema_type=Organization; page=Home; company=Hafen Electrics; language=en; status=Live
- Repair services | schema_type=Service; page=Services; company=Hafen Electrics; language=en; status=Valid
- North branch | schema_type=Local business; page=Contact; company=Hafen Electrics North; language=en; status=With errors
- Lamp catalogue | schema_type=Product; page=Products; company=Hafen Electrics; language=en; status=Draft
! item schema property|property|markup property|schema field: Name!;Markup->@schema markup|markup|schema~Who we are|Repair services;Value!;Data type=Text|Number|Date|Address|Link|Picture;Required:boolean;Position:number#1-200
- legalName | markup=Who we are; value=Hafen Electrics Ltd; data_type=Text; position=1
- telephone | markup=Who we are; value=+44 20 7946 0110; data_type=Text; position=2
- areaServed | markup=Repair services; value=Harbour district; data_type=Text; position=1
- openingHours | markup=North branch; value=Mo-Fr 08:00-17:00; data_type=Text; position=4
item company|organization|business|branch: Name!;Legal name;Address;City;Phone:phone;Email:email;Website:url;Founded:number#1700-2100;Tax number;Logo:image;Description:long
- Hafen Electrics | legal_name=Hafen Electrics Ltd; address=Quay 12; city=Port Elm; founded=1984
- Hafen Electrics North | legal_name=Hafen Electrics Ltd; address=Mill road 3; city=Elmstead; founded=2011
- Hafen Training | legal_name=Hafen Training Ltd; address=Quay 14; city=Port Elm; founded=2018
- Hafen Lamps | legal_name=Hafen Lamps Ltd; address=Dock street 1; city=Port Elm; founded=2020
! item opening hour|business hour|opening time|working hour: Title!;Company->@company|organization|business~Hafen Electrics|Hafen Electrics North;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Holiday;Opens at:time;Closes at:time;Closed:boolean;Valid from:date;Note
- Quay, Monday | company=Hafen Electrics; day=Monday
- Quay, Saturday | company=Hafen Electrics; day=Saturday; note=Counter only
- North, Friday | company=Hafen Electrics North; day=Friday
- Quay, holidays | company=Hafen Electrics; day=Holiday; note=Emergency line only
item service|company service|offer: Name!;Company->@company|organization|business~Hafen Electrics;Description:long;Price from:money;Area served;Duration;Picture:image;Position:number#1-100
- Rewiring of old houses | company=Hafen Electrics; price_from=900; area_served=Port Elm; duration=3 days; position=1
- Emergency call-out | company=Hafen Electrics; price_from=95; area_served=Harbour district; duration=2 hours; position=2
- Yearly check | company=Hafen Electrics North; price_from=140; area_served=Elmstead; duration=half a day; position=3
- Lamp repair | company=Hafen Lamps; price_from=25; area_served=Port Elm; duration=1 week; position=4
item site page|page|web page: Title!;Address~/|/services;Search title;Search description:long;Keywords;In site map:boolean;Changed on:date;~Status=Draft|Published|Hidden
- Home | address=/; search_title=Electricians at the quay; keywords=electrician, port elm; status=Published
- Services | address=/services; search_title=Rewiring and repair; keywords=rewiring, emergency; status=Published
- Products | address=/products; search_title=Lamps and switches; keywords=lamps; status=Published
- Contact | address=/contact; search_title=Where to find us; keywords=address, hours; status=Published
! record markup check|validation run|search check|visibility check: Title!;Markup->@schema markup|markup|schema~Who we are|North branch;Tool~Rich result test;Errors:number#0-1000;Warnings:number#0-1000;Message:long;Place in search:number#1-1000;Checked on:date;~Result=Passed|Warnings|Failed
- Who we are, spring | markup=Who we are; tool=Rich result test; errors=0; warnings=1; message=Field sameAs recommended; place_in_search=4; result=Warnings
- North branch, spring | markup=North branch; tool=Rich result test; errors=2; warnings=0; message=postalCode is missing; result=Failed
- Repair services | markup=Repair services; tool=Schema checker; errors=0; warnings=0; place_in_search=9; result=Passed
- Who we are, summer | markup=Who we are; tool=Rich result test; errors=0; warnings=0; place_in_search=2; result=Passed
+ product: Company->@company|organization|business;Brand;Item number;Availability=In stock|On order|Sold out
# custom animation|custom animations|animated website|scroll animation|parallax|animation website
item page|website page|site page: Title!;Address~/|/work;Headline;Text:long;Cover:image;Background animation->@animation effect|animation~Slow waves;Position:number#1-100;~Status=Draft|Published|Hidden
- Home | address=/; headline=Light on water; background_animation=Slow waves; position=1; status=Published
- Work | address=/work; headline=Twelve projects; position=2; status=Published
- Studio | address=/studio; headline=Four people, one kiln; background_animation=Drifting dust; position=3; status=Published
- Contact | address=/contact; headline=Say hello; position=4; status=Draft
! item animated section|animated panel|page section|content block: Title!;Page~Home|Work;Kind=Hero|Text|Gallery|Quote|Cards|Form;Text:long;Picture:image;Animation->@animation effect|animation~Rise and fade|Card flip;Position:number#1-100;Visible:boolean
- Opening picture | page=Home; kind=Hero; animation=Rise and fade; position=1
- Project cards | page=Work; kind=Cards; animation=Card flip; position=2
- A sentence from a client | page=Home; kind=Quote; animation=Rise and fade; position=3
- The team | page=Studio; kind=Gallery; position=1
! item animation effect|animation|custom animation|motion effect|transition: Name!;Trigger=Page load|Scroll|Hover|Click|Always;Kind=Fade|Slide|Scale|Rotate|Parallax|Draw;Duration:number(ms)#50-20000;Delay:number(ms)#0-20000;Easing=Linear|Ease in|Ease out|Spring;Repeats:boolean;Calm version;~Status=Draft|Live|Retired
- Rise and fade | trigger=Scroll; kind=Fade; duration=600; delay=100; easing=Ease out; calm_version=Shown at once; status=Live
- Card flip | trigger=Hover; kind=Rotate; duration=400; delay=0; easing=Spring; calm_version=Border only; status=Live
- Slow waves | trigger=Always; kind=Parallax; duration=12000; delay=0; easing=Linear; calm_version=Still picture; status=Live
- Drifting dust | trigger=Page load; kind=Slide; duration=9000; delay=500; easing=Linear; calm_version=None; status=Draft
item keyframe|animation step: Title!;Animation->@animation effect|animation~Rise and fade|Card flip;At:percent;Move X:number(px)#-5000-5000;Move Y:number(px)#-5000-5000;Scale:number#0-10;Turn:number(°)#-720-720;Opacity:percent
- Rise, start | animation=Rise and fade; at=0; move_y=40; scale=1; opacity=0
- Rise, end | animation=Rise and fade; at=100; move_y=0; scale=1; opacity=100
- Flip, half | animation=Card flip; at=50; scale=1.05; turn=90; opacity=100
- Flip, end | animation=Card flip; at=100; scale=1; turn=180; opacity=100
! item breakpoint|screen size|device size|layout rule: Name!;Least width:number(px)#0-10000;Most width:number(px)#0-10000;Columns:number#1-12;Font size:number(px)#8-40;Animations=All|Reduced|None
- Phone | least_width=0; most_width=599; columns=1; font_size=16; animations=Reduced
- Tablet | least_width=600; most_width=1023; columns=2; font_size=17; animations=All
- Desktop | least_width=1024; most_width=1799; columns=3; font_size=18; animations=All
- Large screen | least_width=1800; most_width=6000; columns=4; font_size=20; animations=All
! record device test|smoothness check|usability test|display test|performance test [device\\w*|test\\w*|experience]: Title!;Page~Home|Work;Animation->@animation effect|animation~Slow waves|Rise and fade;Screen->@breakpoint|screen size~Phone|Desktop;Frames per second:number#0-240;Load time:number(ms)#0-60000;Finding:long;Tested on:date;~Result=Smooth|Jerky|Broken
- Home on a phone | page=Home; screen=Phone; frames_per_second=48; load_time=2300; finding=Waves stutter when scrolling; result=Jerky
- Home on a desktop | page=Home; screen=Desktop; frames_per_second=60; load_time=900; result=Smooth
- Work on a tablet | page=Work; screen=Tablet; frames_per_second=58; load_time=1400; result=Smooth
- Studio on a phone | page=Studio; screen=Phone; frames_per_second=12; load_time=4100; finding=Dust covers the text; result=Broken
request contact message|contact request|enquiry: Subject!;Name!;Email:email;Message:long!;Page->@page|website page~Contact;~Answer:long
- A site for our choir | name=Ruth Amsel; email=ruth@example.com; message=We would like moving notes.; page=Contact
- Who made the waves? | name=Joel Abara; email=joel@example.com; message=Is the code open?; page=Home
- Motion sickness | name=Ina Wolff; email=ina@example.com; message=Please offer a calm version.; page=Home
- Price of a start page | name=Pat Lorne; email=pat@example.com; message=Three sections, one animation.; page=Contact
# interactive story creation|story creation|interactive stories|interactive story platform|story maker|storytelling platform|visual story
item story|interactive story|story project|story creation: Title!;Author~Ida Moreau|Kofi Asante;Category->@category|topic~Travel|Local history;Summary:long;Cover:image;Language~English|French;Theme->@story theme|theme~Night ink;Embed code;Published on:date;~Views:number#0-100000000;~Status=Draft|Published|Unlisted|Archived
- The river in seven bends | author=Ida Moreau; category=Local history; summary=From the spring to the mill.; language=English; theme=Night ink; views=2310; status=Published
- Night train to the sea | author=Kofi Asante; category=Travel; summary=Choose where to get off.; language=English; theme=Postcard; views=880; status=Published
- Who closed the mine? | author=Ida Moreau; category=Local history; summary=Decide as the mayor of 1974.; language=English; views=0; status=Draft
- Le marché du samedi | author=Lise Vautrin; category=Food; summary=Douze étals, douze voix.; language=French; theme=Postcard; views=412; status=Unlisted
! item story scene|scene|story page|slide|chapter: Title!;Story->@story|interactive story~The river in seven bends|Night train to the sea;Position:number#1-500!;Text:long;Background:image;Layout=Full picture|Text and picture|Map|Video|Scroll;Seconds:number(s)#0-3600
- The spring | story=The river in seven bends; position=1; layout=Full picture; text=It begins under an alder.
- The mill | story=The river in seven bends; position=7; layout=Text and picture; text=The wheel stopped in 1961.
- Platform nine | story=Night train to the sea; position=1; layout=Video
- Stop in the dunes | story=Night train to the sea; position=4; layout=Map
! item story element|interactive element|media element|content block|button|hotspot: Title!;Scene->@story scene|scene|slide~The spring|Platform nine;Kind=Text|Photo|Video|Audio|Map|Poll|Button|Link;Content:long;File:file;Link:url;Position:number#1-200;Leads to->@story scene|scene~The mill|Stop in the dunes
- Sound of the spring | scene=The spring; kind=Audio; position=1
- Map of the bends | scene=The spring; kind=Map; content=Seven markers; position=2
- Get on the train | scene=Platform nine; kind=Button; position=3; leads_to=Stop in the dunes
- Skip to the mill | scene=The spring; kind=Button; position=4; leads_to=The mill
! item poll|audience ballot|story poll|vote question [poll\\w*|vot\\w*|quiz|survey]: Question!;Story->@story|interactive story~The river in seven bends|Night train to the sea;Scene->@story scene|scene~The mill|Platform nine;Options:long;Several answers:boolean;Closes on:date;~Votes:number#0-10000000
- Should the wheel turn again? | story=The river in seven bends; scene=The mill; options=Yes, No, As a museum; votes=203
- Window or aisle? | story=Night train to the sea; scene=Platform nine; options=Window, Aisle; votes=91
- Where would you get off? | story=Night train to the sea; scene=Stop in the dunes; options=Dunes, Harbour, Last stop; votes=64
- Which bend is yours? | story=The river in seven bends; scene=The spring; options=One to seven; votes=118
item media file|photo|video|image|audio: Title!;Story->@story|interactive story~The river in seven bends;Kind=Photo|Video|Audio|Map;File:file;Alternative text;Length:number(s)#0-36000;Credit~Own work;Uploaded on:date
- Alder at the spring | story=The river in seven bends; kind=Photo; alternative_text=Roots over clear water; credit=Own work
- Mill wheel turning | story=The river in seven bends; kind=Video; length=24; credit=Town archive
- Announcement on platform nine | story=Night train to the sea; kind=Audio; length=11; credit=Own work
- Line to the sea | story=Night train to the sea; kind=Map; credit=Open map data
item category|topic|story category: Name!;Description:long;Colour;Position:number#1-100
- Travel | description=On the way; colour=Blue; position=1
- Local history | description=What happened here; colour=Brown; position=2
- Food | description=Markets and kitchens; colour=Red; position=3
- Science | description=Explained by doing; colour=Green; position=4
record embed|embedding|embedded story|share record [embed\\w*|shar\\w*]: Website!;Story->@story|interactive story~The river in seven bends|Le marché du samedi;Code:long;Width:number(px)#100-4000;Height:number(px)#100-4000;Embedded on:date;~Views:number#0-100000000
- museum.example/river | story=The river in seven bends; width=900; height=600; views=1400
- school7.example/rivers | story=The river in seven bends; width=640; height=480; views=210
- gazette.example/marche | story=Le marché du samedi; width=1200; height=700; views=380
- railfans.example | story=Night train to the sea; width=800; height=600; views=95
record story reading|reading session|story view|reader path: Title!;Story->@story|interactive story~The river in seven bends|Night train to the sea;Reader;Last scene->@story scene|scene~The mill|Stop in the dunes;Scenes seen:number#0-500;Seconds:number(s)#0-36000;Came from=Link|Embedded|Search;Read on:date
- River, read to the end | story=The river in seven bends; reader=Hanna Reil; last_scene=The mill; scenes_seen=7; seconds=540; came_from=Embedded
- River, two bends | story=The river in seven bends; reader=Guest; last_scene=The spring; scenes_seen=2; seconds=45; came_from=Search
- Train by the dunes | story=Night train to the sea; reader=Sam Ode; last_scene=Stop in the dunes; scenes_seen=4; seconds=310; came_from=Link
- Train, first scene | story=Night train to the sea; reader=Guest; last_scene=Platform nine; scenes_seen=1; seconds=20; came_from=Link
# third-party content|headless content|headless cms|content api|retrieves content|external content
! item content source|third-party system|content system|source: Name!;Kind=Headless system|Feed|Spreadsheet|Wiki;Address:url;Access key set:boolean;Refresh every:number(min)#1-10080;Language~English;Last fetched on:date;~Status=Connected|Paused|Failing
- Newsroom system | kind=Headless system; refresh_every=15; language=English; status=Connected
- Town events feed | kind=Feed; refresh_every=60; language=English; status=Connected
- Help pages wiki | kind=Wiki; refresh_every=720; language=English; status=Paused
- Price sheet | kind=Spreadsheet; refresh_every=1440; language=English; status=Failing
item content item|content|entry|content entry|page content: Title!;Source->@content source|source~Newsroom system|Town events feed;Content type->@content type~Article|Event;Category->@content category|category~Town;Number in source;Summary:long;Body:long;Cover:image;Author;Published on:date;Fetched on:date;~Views:number#0-100000000;~Status=Shown|Hidden|Outdated
- New bridge opens | source=Newsroom system; content_type=Article; category=Town; number_in_source=n-2071; author=Eva Holm; views=940; status=Shown
- Lantern walk | source=Town events feed; content_type=Event; category=Culture; number_in_source=ev-88; views=312; status=Shown
- How to renew a card | source=Help pages wiki; content_type=Help page; category=Services; number_in_source=w-14; views=120; status=Outdated
- Pool prices | source=Price sheet; content_type=Table; category=Services; number_in_source=p-3; views=77; status=Hidden
item content type|content model: Name!;Source->@content source|source~Newsroom system;Fields:long;Layout=Article|Card list|Table|Gallery;Cached for:number(min)#0-10080;Shown in menu:boolean
- Article | source=Newsroom system; fields=title, summary, body, cover; layout=Article; cached_for=15
- Event | source=Town events feed; fields=title, place, starts at; layout=Card list; cached_for=60
- Help page | source=Help pages wiki; fields=title, body; layout=Article; cached_for=720
- Table | source=Price sheet; fields=rows; layout=Table; cached_for=1440
item content category|category|topic: Name!;Name in source;Parent category->@content category|category~Town;Position:number#1-200;Icon:image;Description:long
- Town | name_in_source=local; position=1
- Culture | name_in_source=arts; position=2
- Services | name_in_source=help; position=3
- Roads | name_in_source=traffic; parent_category=Town; position=4
! record fetch run|synchronization|content import|sync run: Title!;Source->@content source|source~Newsroom system|Price sheet;Items new:number#0-100000;Items changed:number#0-100000;Duration:number(ms)#0-600000;Answer code:number#0-599;Message:long;Started on:date;~Result=Complete|Nothing new|In part|Failed
- Newsroom, 08:15 | source=Newsroom system; items_new=3; items_changed=1; duration=820; answer_code=200; result=Complete
- Newsroom, 08:30 | source=Newsroom system; items_new=0; items_changed=0; duration=310; answer_code=200; result=Nothing new
- Events, 09:00 | source=Town events feed; items_new=7; items_changed=2; duration=1400; answer_code=200; result=Complete
- Prices, midnight | source=Price sheet; items_new=0; items_changed=0; duration=5000; answer_code=503; message=Sheet not shared; result=Failed
! record search record|search query|content search [search\\w*]: Words!;Results:number#0-100000;Opened item->@content item|content|article~New bridge opens|Lantern walk;Device=Phone|Tablet|Computer;Searched on:date
- bridge | results=4; opened_item=New bridge opens; device=Phone
- lantern | results=1; opened_item=Lantern walk; device=Phone
- passport | results=0; device=Computer
- pool | results=2; device=Tablet
item menu page|page|navigation page: Title!;Address~/news;Content type->@content type~Article;Category->@content category|category~Town;Position:number#1-100;Items per page:number#1-200;Visible:boolean
- News | address=/news; content_type=Article; category=Town; position=1; items_per_page=10
- What is on | address=/events; content_type=Event; category=Culture; position=2; items_per_page=20
- Help | address=/help; content_type=Help page; category=Services; position=3; items_per_page=50
- Prices | address=/prices; content_type=Table; category=Services; position=4; items_per_page=1
# guides and projects|guide website|how-to guide|guide library|password-protected guide|tutorial website|guides and tutorials
item guide|how-to guide|tutorial: Title!;Section->@section|topic~Workshop|Garden;Project->@project~Cold frame;Summary;Steps:long;Level=Beginner|Intermediate|Advanced;Minutes:number(min)#1-6000;Password protected:boolean;Shown in menu after unlocking:boolean;Cover:image;Author~Signe Dahl;Updated on:date;~Status=Draft|Published|Hidden
- Prune an apple tree | section=Garden; summary=Three cuts in February.; level=Beginner; minutes=40; author=Signe Dahl; status=Published
- Build a cold frame | section=Workshop; project=Cold frame; level=Intermediate; minutes=180; author=Omar Pell; status=Published
- Members' seed plan | section=Garden; level=Beginner; minutes=25; author=Signe Dahl; status=Published
- Rain barrel pump | section=Workshop; project=Rain water for the beds; level=Advanced; minutes=90; author=Omar Pell; status=Draft
! item guide step|instruction step|step: Title!;Guide->@guide|how-to guide|tutorial~Build a cold frame;Number:number#1-200!;Text:long!;Picture:image;Warning;Minutes:number(min)#0-600
- Saw the boards | guide=Build a cold frame; number=1; text=Two of 120 cm, two of 80 cm.; minutes=25
- Screw the frame | guide=Build a cold frame; number=2; text=Three screws in each corner.; minutes=20
- Find the fruit buds | guide=Prune an apple tree; number=1; text=Round buds bear fruit.; minutes=5
- Cut above a bud | guide=Prune an apple tree; number=2; text=Slanted, away from the bud.; warning=Never leave a stub; minutes=15
item project|showcase project: Title!;Section->@section|topic~Workshop;Summary;Story:long;Cover:image;Started on:date;Finished on:date;Cost:money;Tools;Link:url;~Status=Idea|Under way|Finished
- Cold frame | section=Workshop; summary=From two old windows.; cost=35; tools=Saw, screwdriver; status=Finished
- Rain water for the beds | section=Workshop; summary=Barrel, pump and forty metres of hose.; cost=140; status=Under way
- Orchard map | section=Garden; summary=Every tree with its year.; cost=0; status=Finished
- Bee corner | section=Garden; summary=Clay, reed and a roof.; status=Idea
item section|topic|menu section: Name!;Parent section->@section|topic~Garden;Menu place=Top|Side|Footer;Position:number#1-100;Description:long;Icon:image
- Garden | menu_place=Top; position=1
- Workshop | menu_place=Top; position=2
- Fruit | parent_section=Garden; menu_place=Side; position=1
- Members | menu_place=Side; position=9
! record guide unlock|unlocked guide|unlocking [password|unlock\\w*|protect\\w*]: Title!;Guide->@guide|how-to guide|tutorial~Members' seed plan;Visitor;Browser=Chrome|Firefox|Safari|Edge|Other;Tries:number#1-100;Unlocked on:date;Remembered until:date;~Result=Unlocked|Wrong password|Expired
- Seed plan, Petra | guide=Members' seed plan; visitor=Petra Hill; browser=Firefox; tries=1; result=Unlocked
- Seed plan, guest | guide=Members' seed plan; visitor=Guest; browser=Chrome; tries=4; result=Wrong password
- Seed plan, Jun | guide=Members' seed plan; visitor=Jun Arai; browser=Safari; tries=1; result=Unlocked
- Seed plan, old tablet | guide=Members' seed plan; visitor=Ida Moreau; browser=Other; tries=1; result=Expired
! item guide password|access code|guide key [password|unlock\\w*|protect\\w*]: Label!;Guide->@guide|how-to guide|tutorial~Members' seed plan;Hint;Valid from:date;Valid until:date;Given to;Uses:number#0-1000000;~State=Active|Expired|Withdrawn
- Spring code | guide=Members' seed plan; hint=Name of our dog; given_to=Members; uses=41; state=Active
- Last year's code | guide=Members' seed plan; hint=Old street; given_to=Members; uses=120; state=Expired
- Guest code | guide=Members' seed plan; given_to=Visitors of the open day; uses=17; state=Active
- Test code | guide=Members' seed plan; given_to=Editors; uses=3; state=Withdrawn
# carousel and categorization|carousel website|content carousel|content browsing|sliding content|swipe content|categorized content
! item carousel slide|carousel|slide|banner: Title!;Content->@content item|content|article~Lanterns in Well lane;Category->@content category|category~Old lanes;Picture:image;Subtitle;Link:url;Position:number#1-50;Seconds shown:number(s)#1-60;Shown from:date;Shown until:date;~Clicks:number#0-10000000;~Status=Shown|Hidden
- Lanterns | content=Lanterns in Well lane; category=Old lanes; subtitle=Every evening in May; position=1; seconds_shown=5; clicks=320; status=Shown
- Noodles at the gate | content=The last noodle cart; category=Food; position=2; seconds_shown=5; clicks=210; status=Shown
- Doors of the quarter | content=Sixty red doors; category=Crafts; position=3; seconds_shown=6; clicks=97; status=Shown
- Winter market | category=Events; position=4; seconds_shown=5; clicks=12; status=Hidden
item content item|content|story: Title!;Category->@content category|category~Old lanes|Food;Summary:long;Text:long;Cover:image;Author~Mei Ran|Jonas Falk;Place;Tags;Published on:date;~Views:number#0-100000000;~Status=Draft|Published|Hidden
- Lanterns in Well lane | category=Old lanes; summary=Who lights them?; author=Mei Ran; place=Well lane; views=1900; status=Published
- The last noodle cart | category=Food; summary=Since 1958 at the gate.; author=Jonas Falk; place=North gate; views=2400; status=Published
- Sixty red doors | category=Crafts; summary=A painter and his red.; author=Mei Ran; views=760; status=Published
- Who carved the lions? | category=Crafts; author=Jonas Falk; views=0; status=Draft
! item content picture|gallery shot|content image: Caption!;Content->@content item|content|article~Sixty red doors;Picture:image!;Position:number#1-200;Alternative text;Photographer
- Door number 7 | content=Sixty red doors; position=1; photographer=Mei Ran
- The brush | content=Sixty red doors; position=2; photographer=Mei Ran
- Steam at the cart | content=The last noodle cart; position=1; photographer=Jonas Falk
- Lantern number one | content=Lanterns in Well lane; position=1; photographer=Mei Ran
item content category|category|class|column: Name!;Parent category->@content category|category~Old lanes;Icon:image;Colour;Description:long;Position:number#1-200;~Items:number#0-1000000
- Old lanes | colour=Brown; position=1; items=24
- Food | colour=Red; position=2; items=31
- Crafts | colour=Blue; position=3; items=12
- Events | colour=Green; position=4; items=8
! record reading trace|view record|swipe record|browsing record: Title!;Content->@content item|content|article~The last noodle cart;Category->@content category|category~Food;Visitor;Came by=Carousel|Category|Search|Link;Seconds:number(s)#0-36000;Seen on:date
- Petra, noodles | content=The last noodle cart; category=Food; visitor=Petra Hill; came_by=Carousel; seconds=84
- Guest, doors | content=Sixty red doors; category=Crafts; visitor=Guest; came_by=Category; seconds=31
- Jun, lanterns | content=Lanterns in Well lane; category=Old lanes; visitor=Jun Arai; came_by=Search; seconds=140
- Guest, noodles | content=The last noodle cart; category=Food; visitor=Guest; came_by=Link; seconds=12
# automation portfolio|automation project|industrial automation|engineering portfolio|plc|automation engineer|automation control system
item automation project|project|case|reference project: Title!;Client->@client|customer~Elm dairy;Industry->@industry|category|field~Food|Water;Task:long;Solution:long;Result:long;Year:number#1980-2100;Hours:number(h)#0-100000;Cover:image;Featured:boolean;~Status=Draft|Published
- Bottle line 3 | client=Elm dairy; industry=Food; task=Stop bottles from jamming; solution=New drives and light barriers; result=12 percent more bottles; year=2023; hours=640; status=Published
- Pump station North | client=Port Elm waterworks; industry=Water; task=Run without staff at night; solution=Remote control with alarms; result=No night shift; year=2022; hours=410; status=Published
- Paint robot cell | client=Ferro tools; industry=Metal; task=Even coat on handles; solution=Six-axis robot; result=Half the paint; year=2024; hours=880; status=Published
- Greenhouse climate | client=Green Acre; industry=Farming; task=Save heat; solution=Sensors and shading; year=2025; hours=120; status=Draft
! item project component|controller|device used|hardware component|technology used: Name!;Project->@automation project|project|case~Bottle line 3;Kind=Controller|Drive|Sensor|Panel|Robot|Network|Software;Maker;Model;Quantity:number#1-10000;Language~Ladder|Structured text;Purpose
- Line controller | project=Bottle line 3; kind=Controller; model=C-1500; quantity=1; language=Structured text; purpose=Runs the line
- Light barrier | project=Bottle line 3; kind=Sensor; model=LB-20; quantity=14; purpose=Sees a jam
- Night modem | project=Pump station North; kind=Network; model=4G-R; quantity=2; purpose=Alarms to the phone
- Robot arm | project=Paint robot cell; kind=Robot; model=R6; quantity=1; purpose=Paints handles
! record project recording|project video|project image|project media|screenshot: Caption!;Project->@automation project|project|case~Bottle line 3;Kind=Photo|Video|Screen|Drawing;File:file;Picture:image;Link:url;Length:number(s)#0-7200;Position:number#1-200
- Line before | project=Bottle line 3; kind=Photo; position=1
- Line after, running | project=Bottle line 3; kind=Video; length=45; position=2
- Control panel | project=Pump station North; kind=Screen; position=1
- Cell plan | project=Paint robot cell; kind=Drawing; position=1
item industry|category|field: Name!;Description:long;Icon:image;Position:number#1-100
- Food | description=Bottles, boxes and belts; position=1
- Water | description=Pumps and treatment; position=2
- Metal | description=Presses and robots; position=3
- Farming | description=Greenhouses and stables; position=4
person client|client company: Name!;Contact person;City;Email:email;Phone:phone;Logo:image;Quote:long;May be named:boolean
- Elm dairy | contact_person=Rita Brandt; city=Elmstead; quote=The line has not stopped since.
- Port Elm waterworks | contact_person=Adil Kaya; city=Port Elm
- Ferro tools | contact_person=Hugh Penn; city=Ferndale; quote=Half the paint, twice the calm.
- Green Acre | contact_person=Joy Amadi; city=Elmstead
! item result measure|project result|performance gain|key figure: Name!;Project->@automation project|project|case~Bottle line 3;Before:number#0-1000000000;After:number#0-1000000000;Unit;Change:percent;Measured on:date
- Bottles an hour | project=Bottle line 3; before=4100; after=4600; unit=bottles; change=12
- Night shifts a month | project=Pump station North; before=30; after=0; unit=shifts; change=100
- Paint a day | project=Paint robot cell; before=40; after=20; unit=litres; change=50
- Heating a week | project=Greenhouse climate; before=900; after=760; unit=kWh; change=16
# digital magazine|online magazine|e-magazine|magazine website|magazine platform|magazine publishing|e-journal|periodical
item magazine|magazine title|periodical: Name!;Publisher~Harbour Press;Topic=Culture|Science|Travel|Home|Business|Sport;ISSN;Rhythm=Weekly|Monthly|Quarterly;Language~English;Description:long;Cover:image;Price per issue:money;Price per year:money
- Low Tide | publisher=Harbour Press; topic=Culture; issn=2700-1141; rhythm=Quarterly; price_per_issue=9; price_per_year=32
- Workshop Monthly | publisher=Harbour Press; topic=Home; issn=2700-2209; rhythm=Monthly; price_per_issue=5; price_per_year=48
- Slow Lines | publisher=Rail Society; topic=Travel; issn=2701-0084; rhythm=Quarterly; price_per_issue=7; price_per_year=25
- Small Lab | publisher=Field institute; topic=Science; issn=2701-3310; rhythm=Monthly; price_per_issue=4; price_per_year=40
item issue|magazine issue|edition|number: Title!;Magazine->@magazine|periodical~Low Tide|Slow Lines;Number:number#1-10000;Theme;Cover:image;Editor~Ana Duarte|Tom Beck;Copy deadline:date;Published on:date;Pages:number#1-1000;File:file;Price:money;~Status=Planned|In editing|In layout|Published|Sold out
- Low Tide 14 | magazine=Low Tide; number=14; theme=Nets; editor=Ana Duarte; pages=96; price=9; status=Published
- Low Tide 15 | magazine=Low Tide; number=15; theme=Salt; editor=Ana Duarte; pages=96; price=9; status=In editing
- Slow Lines 3 | magazine=Slow Lines; number=3; theme=Night trains; editor=Tom Beck; pages=80; price=7; status=Published
- Workshop 61 | magazine=Workshop Monthly; number=61; theme=Glue; editor=Tom Beck; pages=52; price=5; status=In layout
item rubric|section|column|category: Name!;Magazine->@magazine|periodical~Low Tide;Responsible~Ana Duarte;Pages:number#0-500;Position:number#1-100;Description:long
- Portrait | magazine=Low Tide; responsible=Ana Duarte; pages=12; position=1
- Kitchen table | magazine=Low Tide; responsible=Mei Ran; pages=6; position=4
- On the track | magazine=Slow Lines; responsible=Tom Beck; pages=24; position=1
- Tool of the month | magazine=Workshop Monthly; responsible=Tom Beck; pages=4; position=2
person contributor|author|photographer|illustrator: Name!;Role=Writer|Photographer|Illustrator|Translator;Biography:long;Portrait:image;Email:email;Fee per page:money;City
- Mei Ran | role=Writer; fee_per_page=60; city=Port Elm
- Jonas Falk | role=Photographer; fee_per_page=80; city=Elmstead
- Cleo Bann | role=Illustrator; fee_per_page=90; city=Ferndale
- Noor Lindqvist | role=Translator; fee_per_page=35; city=Port Elm
! work article assignment|editorial assignment|commission: Title!;Issue->@issue|magazine issue|edition~Low Tide 15;Contributor->@contributor|author~Mei Ran|Jonas Falk;Rubric->@rubric|section|column~Portrait;Pages:number#1-60;Words:number#0-50000;Due on:date;Fee:money;Notes:long
- The last salt boat | issue=Low Tide 15; contributor=Mei Ran; rubric=Portrait; pages=8; words=2400; fee=480
- Pictures of the salt boat | issue=Low Tide 15; contributor=Jonas Falk; rubric=Portrait; pages=6; fee=480
- Cover, Salt | issue=Low Tide 15; contributor=Cleo Bann; pages=1; fee=350
- Salted lemons | issue=Low Tide 15; contributor=Mei Ran; rubric=Kitchen table; pages=2; words=700; fee=120
! record issue purchase|single issue sale|bought issue|magazine subscriber: Reference!;Reader~Ida Moreau|Kofi Asante;Issue->@issue|magazine issue|edition~Low Tide 14;Kind=Single issue|Year|Gift|Trial;Price:money;Starts on:date;Ends on:date;~Status=Active|Ended|Cancelled
- MG-2201 | reader=Ida Moreau; issue=Low Tide 14; kind=Single issue; price=9; status=Active
- MG-2202 | reader=Kofi Asante; kind=Year; price=32; status=Active
- MG-2188 | reader=Petra Hill; kind=Gift; price=25; status=Ended
- MG-2210 | reader=Jun Arai; kind=Trial; price=0; status=Cancelled
! record reading bookmark|bookmark|reading place|last page: Label!;Issue->@issue|magazine issue|edition~Low Tide 14;Reader~Ida Moreau;Page:number#1-1000;Note:long;Set on:date
- The net maker | issue=Low Tide 14; reader=Ida Moreau; page=22; note=Read to Kofi
- Recipe with kelp | issue=Low Tide 14; reader=Kofi Asante; page=61
- Sleeper to Narva | issue=Slow Lines 3; reader=Petra Hill; page=14
- Timetable 1938 | issue=Slow Lines 3; reader=Jun Arai; page=70; note=Is 23:50 right?
+ article: Issue->@issue|magazine issue|edition;Rubric->@rubric|section|column;Page from:number#1-1000;Reading time:number(min)#1-200
+ subscription: Magazine->@magazine|periodical;Kind=Digital|Print|Both
# electronic signature|e-signature|digital signature|online signing|sign documents|contract signing|document signing|signature platform
record document|contract|agreement|signing document: Title!;Kind=Contract|Offer|Consent|Lease|Order|Other;Owner~Nora Vidal|Ben Osei;File:file;Pages:number#1-1000;Template->@document template|contract template|template~Service contract;Amount:money;Sign until:date;Order=One after another|All at once;~Status=Draft|Sent|Partly signed|Completed|Declined|Expired
- Lease of shop 4 | kind=Lease; owner=Nora Vidal; pages=9; amount=1450; order=One after another; status=Partly signed
- Cleaning contract 2026 | kind=Contract; owner=Ben Osei; pages=4; template=Service contract; amount=380; order=All at once; status=Completed
- Photo consent, spring feast | kind=Consent; owner=Nora Vidal; pages=1; template=Photo consent; order=All at once; status=Sent
- Offer for windows | kind=Offer; owner=Ben Osei; pages=3; amount=8200; status=Declined
! person signer|signatory|signing party: Name!;Document->@document|contract|agreement~Lease of shop 4;Email:email!;Phone:phone;Role=Signs|Approves|Receives a copy|Witness;Position:number#1-50;Identity check=None|Code by message|Bank|Passport;Signed on:date;~Status=Waiting|Opened|Signed|Declined
- Rosa Keller | document=Lease of shop 4; role=Signs; position=1; identity_check=Code by message; status=Signed
- Adil Kaya | document=Lease of shop 4; role=Signs; position=2; identity_check=Passport; status=Opened
- Joy Amadi | document=Cleaning contract 2026; role=Signs; position=1; identity_check=None; status=Signed
- Paul Greve | document=Offer for windows; role=Approves; position=1; status=Declined
! item signature field|signing place|sign here tag: Label!;Document->@document|contract|agreement~Lease of shop 4;Signer->@signer|signatory~Rosa Keller|Adil Kaya;Kind=Signature|Initials|Date|Text|Checkbox;Page:number#1-1000;Left:number(mm)#0-1000;Top:number(mm)#0-1000;Required:boolean
- Landlord, last page | document=Lease of shop 4; signer=Rosa Keller; kind=Signature; page=9; left=20; top=240
- Tenant, last page | document=Lease of shop 4; signer=Adil Kaya; kind=Signature; page=9; left=120; top=240
- Tenant, rules | document=Lease of shop 4; signer=Adil Kaya; kind=Initials; page=4; left=180; top=270
- Date of cleaning contract | document=Cleaning contract 2026; signer=Joy Amadi; kind=Date; page=4; left=20; top=230
! record audit trail entry|signing log|audit trail|signing step: Event!;Document->@document|contract|agreement~Lease of shop 4;Who~Rosa Keller|Nora Vidal;Action=Sent|Opened|Signed|Declined|Reminded|Downloaded;Address~203.0.113.7;Device=Phone|Tablet|Computer;Happened on:date;Happened at:time;Check sum
- Lease sent | document=Lease of shop 4; who=Nora Vidal; action=Sent; address=203.0.113.7; device=Computer; check_sum=9f20
- Lease opened by Rosa | document=Lease of shop 4; who=Rosa Keller; action=Opened; device=Phone; check_sum=9f20
- Lease signed by Rosa | document=Lease of shop 4; who=Rosa Keller; action=Signed; device=Phone; check_sum=b771
- Offer declined | document=Offer for windows; who=Paul Greve; action=Declined; device=Computer; check_sum=11ce
item document template|contract template|template: Name!;Kind=Contract|Consent|Lease|Order;Text:long;File:file;Fields:number#0-500;Version:number#1-1000;Language~English;Used:number#0-1000000;~Status=Active|Retired
- Service contract | kind=Contract; fields=6; version=3; language=English; used=41; status=Active
- Photo consent | kind=Consent; fields=2; version=1; language=English; used=210; status=Active
- Shop lease | kind=Lease; fields=14; version=5; language=English; used=8; status=Active
- Old order form | kind=Order; fields=5; version=2; language=English; used=77; status=Retired
item signature|stored signature|seal|company seal|signature image: Name!;Owner~Nora Vidal|Rosa Keller;Kind=Drawn|Typed|Picture|Seal|Certificate;Image:image;Certificate number;Valid until:date;Default:boolean
- Nora, drawn | owner=Nora Vidal; kind=Drawn
- Rosa, typed | owner=Rosa Keller; kind=Typed
- Seal of Keller Ltd | owner=Rosa Keller; kind=Seal; certificate_number=KS-118
- Ben, certificate | owner=Ben Osei; kind=Certificate; certificate_number=QC-20771
! record seal authorisation|seal authorization|seal use|seal permission [seal\\w*|stamp\\w*|authori\\w*]: Title!;Seal->@signature|stored signature|seal|company seal;Person~Nora Vidal|Ben Osei;May=Use|Manage|Approve;Document->@document|contract|agreement~Lease of shop 4;Granted by~Nora Vidal;Valid from:date;Valid until:date;Purpose;~Status=Asked|Granted|Withdrawn
- Ben may seal leases | person=Ben Osei; may=Use; document=Lease of shop 4; granted_by=Nora Vidal; purpose=Leases; status=Granted
- Nora manages the seal | person=Nora Vidal; may=Manage; granted_by=Nora Vidal; purpose=All documents; status=Granted
- Ben for supply contracts | person=Ben Osei; may=Use; granted_by=Nora Vidal; purpose=Supply; status=Asked
- Ben approves seal use | person=Ben Osei; may=Approve; granted_by=Nora Vidal; purpose=Holiday cover; status=Withdrawn
# information disclosure|government information|government portal|public information disclosure|open government|disclosure website|government affairs website|municipal website
item disclosed document|disclosed information|government document|public document|policy document: Title!;Document number;Category->@disclosure category|category|subject~Budget|Planning;Department->@department|authority|government department~Finance office;Text:long;File:file;Issued on:date;Published on:date;Valid until:date;~Views:number#0-100000000;~Status=Draft|In review|Published|Withdrawn
- Budget of the town 2026 | document_number=F-2026-004; category=Budget; department=Finance office; views=3120; status=Published
- Plan for the station area | document_number=P-2025-118; category=Planning; department=Building office; views=1840; status=Published
- Rules for market stalls | document_number=O-2026-011; category=Rules; department=Order office; views=90; status=In review
- Air readings, year 2024 | document_number=E-2025-030; category=Environment; department=Environment office; views=410; status=Withdrawn
item disclosure category|category|subject|information category: Name!;Parent category;Legal basis;Publish within:number(days)#0-365;Position:number#1-200;Description:long
- Budget | legal_basis=Section 4; publish_within=20; position=1
- Planning | legal_basis=Section 6; publish_within=20; position=2
- Rules | legal_basis=Section 3; publish_within=7; position=3
- Environment | legal_basis=Section 9; publish_within=30; position=4
item department|authority|government department|agency|office: Name!;Head~Otto Brandt|Marta Holm;Duties:long;Address;Phone:phone;Email:email;Office hours;Position:number#1-200
- Finance office | head=Otto Brandt; address=Town hall, room 12; office_hours=Mo to Fr 8 to 12; position=1
- Building office | head=Marta Holm; address=Town hall, room 30; office_hours=Tu and Th 8 to 16; position=2
- Order office | head=Adil Kaya; address=Quay 1; office_hours=Mo to Fr 8 to 14; position=3
- Environment office | head=Lin Aster; address=Park road 2; office_hours=We 9 to 17; position=4
request disclosure application|information request|application|application for disclosure|access request: Subject!;Applicant;Kind=Citizen|Company|Press|Association;Email:email;Phone:phone;Department->@department|authority~Building office;What is wanted:long!;Way of answer=Email|Post|Inspection;Received on:date;Answer due on:date;~Answer:long
- Traffic counts of Mill lane | applicant=Ida Moreau; kind=Citizen; department=Building office; what_is_wanted=Counts since 2020; way_of_answer=Email
- Cost of the new bridge | applicant=Elm Gazette; kind=Press; department=Finance office; what_is_wanted=All invoices above 10000; way_of_answer=Inspection
- Stall fees | applicant=Fair Bread Ltd; kind=Company; department=Order office; what_is_wanted=Fees of the last five years; way_of_answer=Email
- Tree felling permits | applicant=Green Circle; kind=Association; department=Environment office; what_is_wanted=Permits of spring; way_of_answer=Post
! record application reply|disclosure decision|official answer|handling step: Title!;Application->@disclosure application|information request|application~Traffic counts of Mill lane;Department->@department|authority~Building office;Handled by~Marta Holm;Decision=Granted|Granted in part|Refused|Passed on|Not held;Reason:long;Fee:money;Decided on:date;File:file
- Counts sent | application=Traffic counts of Mill lane; department=Building office; handled_by=Marta Holm; decision=Granted; fee=0
- Bridge, names blackened | application=Cost of the new bridge; department=Finance office; handled_by=Otto Brandt; decision=Granted in part; reason=Names of private persons; fee=15
- Fees are online | application=Stall fees; department=Order office; handled_by=Adil Kaya; decision=Not held; reason=Older files were destroyed; fee=0
- Passed to the district | application=Tree felling permits; department=Environment office; handled_by=Lin Aster; decision=Passed on; fee=0
item announcement|notice|public notice|government news: Title!;Kind=Notice|News|Tender|Hearing|Vacancy;Department->@department|authority~Finance office;Text:long;Published on:date;Valid until:date;Pinned:boolean;Attachment:file
- Hearing on the station area | kind=Hearing; department=Building office
- Tender: snow clearing | kind=Tender; department=Order office
- Town hall closed on Friday | kind=Notice; department=Order office
- Two gardeners wanted | kind=Vacancy; department=Environment office
request public opinion|mayor's mailbox|citizen letter|suggestion|feedback: Subject!;Name;Email:email;Kind=Question|Complaint|Praise|Idea;Department->@department|authority~Order office;Text:long!;~Answer:long;~Published:boolean
- Lamp out in Mill lane | name=Petra Hill; kind=Complaint; department=Order office; text=Since three weeks.
- Thanks for the bench | name=Jun Arai; kind=Praise; department=Environment office; text=By the pond.
- When does the pool open? | name=Sara Wen; kind=Question; department=Order office; text=The sign says May.
- Trees for the square | name=Kofi Asante; kind=Idea; department=Environment office; text=Four lime trees.
# markdown note|markdown notes|markdown blog|digital garden|note publishing|publish notes|markdown website|markdown editor
item note|markdown note|published note|page: Title!;Folder->@note folder|folder|notebook~Garden|Reading;Markdown:long!;Slug;Cover:image;Words:number#0-1000000;Published on:date;Visibility=Private|With link|Public;~Views:number#0-100000000;~Status=Seedling|Growing|Evergreen|Archived
- Compost in ten lines | folder=Garden; slug=compost; words=320; visibility=Public; views=410; status=Evergreen
- On reading slowly | folder=Reading; slug=slow; words=910; visibility=Public; views=122; status=Growing
- Bread log | folder=Kitchen; slug=bread; words=1480; visibility=With link; views=18; status=Growing
- Half an idea about maps | folder=Reading; slug=maps; words=60; visibility=Private; views=0; status=Seedling
item note folder|folder|notebook|directory: Name!;Parent folder->@note folder|folder~Garden;Icon;Position:number#1-500;Notes:number#0-100000;Public:boolean
- Garden | position=1; notes=14
- Reading | position=2; notes=31
- Kitchen | position=3; notes=9
- Tomatoes | parent_folder=Garden; position=1; notes=4
! record backlink|note link|internal link|wiki link: Label!;From note->@note|markdown note~On reading slowly;To note->@note|markdown note~Compost in ten lines;Anchor text;Line:number#1-100000;Broken:boolean
- Slow like compost | from_note=On reading slowly; to_note=Compost in ten lines; anchor_text=like compost; line=12
- Ash for the heap | from_note=Bread log; to_note=Compost in ten lines; anchor_text=the heap; line=40
- Maps of shelves | from_note=Half an idea about maps; to_note=On reading slowly; anchor_text=shelves; line=3
- Old starter | from_note=Bread log; to_note=Bread log; anchor_text=starter of May; line=88
! record note revision|revision|saved draft|edit history: Title!;Note->@note|markdown note~Bread log;Number:number#1-10000;Markdown:long;Words added:number#-100000-100000;Saved on:date;Change note
- Bread log 7 | note=Bread log; number=7; words_added=120; change_note=Rye trial
- Bread log 6 | note=Bread log; number=6; words_added=-30; change_note=Shorter
- Compost 3 | note=Compost in ten lines; number=3; words_added=15
- Slow 2 | note=On reading slowly; number=2; words_added=400; change_note=Second half
! record publish run|deployment|site build|publication: Title!;Notes published:number#0-100000;Broken links:number#0-10000;Duration:number(ms)#0-3600000;Address:url;Message:long;Started on:date;~Result=Live|Failed|Rolled back
- Build 118 | notes_published=41; broken_links=0; duration=3200; result=Live
- Build 117 | notes_published=41; broken_links=2; duration=3100; result=Live
- Build 116 | notes_published=0; duration=900; message=Bad heading in bread.md; result=Failed
- Build 115 | notes_published=40; duration=3000; result=Rolled back
item attachment|image|embedded file|media file: File name!;Note->@note|markdown note~Bread log;File:file;Kind=Picture|Document|Audio|Video;Alternative text;Size:number(KB)#0-1000000
- crumb.jpg | note=Bread log; kind=Picture; alternative_text=Open crumb; size=420
- heap-plan.pdf | note=Compost in ten lines; kind=Document; size=88
- oven.mp3 | note=Bread log; kind=Audio; size=900
- shelf.png | note=On reading slowly; kind=Picture; size=210
# announcement board|bulletin board|notice board|announcement website|community notice|announcement system|notice system|bulletin system
item announcement|notice|bulletin|posted notice: Title!;Category->@announcement category|notice category|category~Water and power|Events;Text:long!;Importance=Information|Important|Urgent;Audience->@recipient group|group~All residents;Author~Uta Rehm|Kim Arndt;Published on:date;Valid until:date;Pinned:boolean;Reading to be confirmed:boolean;Attachment:file;~Views:number#0-10000000;~Status=Draft|Scheduled|Published|Withdrawn|Expired
- No water on Tuesday | category=Water and power; importance=Urgent; audience=Houses 1 to 9; author=Uta Rehm; views=184; status=Published
- Yard feast | category=Events; importance=Information; audience=All residents; author=Kim Arndt; views=96; status=Published
- New rules for bicycles | category=Rules; importance=Important; audience=All residents; author=Uta Rehm; views=210; status=Published
- Lift check in June | category=Repairs; importance=Information; audience=Tower; author=Kim Arndt; status=Scheduled
item announcement category|notice category|category: Name!;Colour;Icon:image;Position:number#1-100;Description:long
- Water and power | colour=Blue; position=1
- Events | colour=Green; position=2
- Rules | colour=Red; position=3
- Repairs | colour=Orange; position=4
! record reading confirmation|read receipt|confirmed reading|acknowledgement: Title!;Announcement->@announcement|notice|bulletin~No water on Tuesday;Reader~Ida Moreau|Kofi Asante;Opened on:date;Confirmed on:date;Way=Website|Email|App|Paper;~State=Not opened|Opened|Confirmed|Reminded
- Ida, water | announcement=No water on Tuesday; reader=Ida Moreau; way=App; state=Confirmed
- Kofi, water | announcement=No water on Tuesday; reader=Kofi Asante; way=Email; state=Opened
- Petra, bicycles | announcement=New rules for bicycles; reader=Petra Hill; way=Paper; state=Confirmed
- Jun, bicycles | announcement=New rules for bicycles; reader=Jun Arai; state=Reminded
! item recipient group|audience|target audience|reader circle: Name!;Kind=House|Class|Department|Club|Everyone;Members:number#0-1000000;Contact~Uta Rehm;Description:long
- All residents | kind=Everyone; members=310; contact=Uta Rehm
- Houses 1 to 9 | kind=House; members=84; contact=Kim Arndt
- Tower | kind=House; members=120; contact=Kim Arndt
- Garden club | kind=Club; members=26; contact=Joy Amadi
! record pin placement|pinned position|pinning: Label!;Announcement->@announcement|notice|bulletin~No water on Tuesday;Place=Start page|Category page|Banner;Position:number#1-50;From:date;Until:date;Pinned by~Uta Rehm
- Water at the top | announcement=No water on Tuesday; place=Banner; position=1; pinned_by=Uta Rehm
- Bicycles on the start page | announcement=New rules for bicycles; place=Start page; position=2; pinned_by=Uta Rehm
- Feast among events | announcement=Yard feast; place=Category page; position=1; pinned_by=Kim Arndt
- Lift in the tower | announcement=Lift check in June; place=Start page; position=3; pinned_by=Kim Arndt
+ comment: Announcement->@announcement|notice|bulletin
# user manual|product manual|instruction manual|manual website|product documentation|help manual|operating instruction|manual library
item manual|user manual|instruction manual|product manual: Title!;Product->@product|device~Kettle K2|Lamp L7;Language->@manual language|language~English|Polish;Kind=User manual|Quick start|Service manual|Safety sheet;Number;Edition:number#1-1000;File:file;Pages:number#1-5000;Cover:image;Published on:date;~Downloads:number#0-10000000;~Status=Draft|Published|Replaced
- Kettle K2, user manual | language=English; kind=User manual; number=UM-K2-EN; edition=3; pages=24; downloads=1840; status=Published
- Kettle K2, instrukcja | language=Polish; kind=User manual; number=UM-K2-PL; edition=2; pages=26; downloads=410; status=Published
- Lamp L7, quick start | language=English; kind=Quick start; number=QS-L7; edition=1; pages=4; downloads=960; status=Published
- Lamp L7, service | language=English; kind=Service manual; number=SM-L7; edition=1; pages=40; downloads=31; status=Draft
! item manual chapter part|manual topic|instruction page|manual section: Title!;Manual->@manual|user manual|instruction manual~Kettle K2, user manual;Number~2.1|4;Text:long!;Picture:image;Warning:long;Position:number#1-1000;~Helpful:percent
- Before first use | manual=Kettle K2, user manual; number=1; text=Boil twice and pour away.; position=1; helpful=92
- Removing lime | manual=Kettle K2, user manual; number=4.2; text=One spoon of citric acid.; warning=Unplug first; position=9; helpful=88
- Changing the bulb | manual=Lamp L7, quick start; number=2; text=Turn to the left.; position=2; helpful=75
- Circuit diagram | manual=Lamp L7, service; number=7; position=12
! record manual edition|manual version|manual revision|edition change: Title!;Manual->@manual|user manual|instruction manual~Kettle K2, user manual;Edition:number#1-1000!;What changed:long;File:file;Approved by~Otto Brandt;Valid from:date;~Status=Current|Older|In review
- Kettle manual, edition 3 | manual=Kettle K2, user manual; edition=3; what_changed=Cleaning with citric acid; approved_by=Otto Brandt; status=Current
- Kettle manual, edition 2 | manual=Kettle K2, user manual; edition=2; what_changed=New plug; approved_by=Otto Brandt; status=Older
- Lamp quick start, edition 1 | manual=Lamp L7, quick start; edition=1; approved_by=Marta Holm; status=Current
- Lamp service, edition 1 | manual=Lamp L7, service; edition=1; status=In review
item fault|troubleshooting entry|known problem|error code: Title!;Product->@product|device;Code~E3;Symptom:long;Cause:long;Remedy:long;Manual->@manual|user manual|instruction manual~Kettle K2, user manual;Call service:boolean
- Kettle switches off early | code=E3; symptom=Off at 80 degrees; cause=Lime on the sensor; remedy=Remove the lime; manual=Kettle K2, user manual
- Lamp flickers | symptom=Flickers at low light; cause=Old dimmer; remedy=Use dimmer D2; manual=Lamp L7, quick start
- Lid does not close | cause=Filter tilted; remedy=Press the filter down; manual=Kettle K2, user manual
- No light | cause=Fuse; remedy=Ask the service; manual=Lamp L7, service
! item manual language|document language|translation language: Name!;Code;Own name;Manuals:number#0-10000;Translator~Noor Lindqvist;Default:boolean
- English | code=en; own_name=English; manuals=41
- Polish | code=pl; own_name=polski; manuals=18; translator=Noor Lindqvist
- Arabic | code=ar; own_name=Al-arabiyya; manuals=7; translator=Adil Kaya
- French | code=fr; own_name=français; manuals=22; translator=Lise Vautrin
+ product: Model number;Series;Manual->@manual|user manual;Sold until:date
+ review: Manual->@manual|user manual;Helpful:boolean
# privacy policy|cookie consent|policy generator|consent management|cookie banner|legal text generator
item policy|privacy policy|legal text|generated policy|terms of service: Title!;Website->@client website|website|site~bakehouse.example;Kind=Privacy policy|Cookie policy|Terms of use|Imprint|Refund policy;Language~English|German;Law=GDPR|CCPA|LGPD|Other;Text:long;Version:number#1-1000;Valid from:date;Address:url;~Status=Draft|Published|Outdated
- Privacy of the bakehouse | website=bakehouse.example; kind=Privacy policy; language=English; law=GDPR; version=3; status=Published
- Cookies of the bakehouse | website=bakehouse.example; kind=Cookie policy; language=English; law=GDPR; version=2; status=Published
- Terms of Ferro shop | website=ferro.example; kind=Terms of use; language=German; law=GDPR; version=1; status=Draft
- Privacy of Tide pool | website=tidepool.example; kind=Privacy policy; language=English; law=CCPA; version=1; status=Outdated
! item policy clause|clause|text module|paragraph: Title!;Policy->@policy|privacy policy|legal text~Privacy of the bakehouse;Purpose=Contact|Shop|Newsletter|Statistics|Advertising|Hosting;Text:long!;Position:number#1-200;Only if~Newsletter is used;Required:boolean
- Who we are | policy=Privacy of the bakehouse; purpose=Contact; position=1
- Orders and payment | policy=Privacy of the bakehouse; purpose=Shop; position=4; only_if=Shop is used
- Visit counting | policy=Privacy of the bakehouse; purpose=Statistics; position=6
- Letters by email | policy=Privacy of the bakehouse; purpose=Newsletter; position=7; only_if=Newsletter is used
item questionnaire question|question|policy question: Text!;Topic=Company|Data|Cookies|Partners|Rights;Answer kind=Yes or no|Choice|Text;Choices:long;Position:number#1-200;Adds clause->@policy clause|clause~Visit counting
- Do you count visits? | topic=Cookies; answer_kind=Yes or no; position=5; adds_clause=Visit counting
- Who runs the site? | topic=Company; answer_kind=Text; position=1; adds_clause=Who we are
- Do you send letters? | topic=Data; answer_kind=Yes or no; position=7; adds_clause=Letters by email
- Which payments? | topic=Partners; answer_kind=Choice; choices=Card, transfer, cash; position=4; adds_clause=Orders and payment
! item cookie|tracker|cookie entry: Name!;Website->@client website|website|site~bakehouse.example;Provider;Category=Necessary|Preferences|Statistics|Marketing;Kept for:number(days)#0-3650;Purpose:long;Found on:date
- sid | website=bakehouse.example; provider=Own; category=Necessary; kept_for=1; purpose=Keeps the basket
- lang | website=bakehouse.example; provider=Own; category=Preferences; kept_for=365; purpose=Language
- _stat | website=bakehouse.example; provider=Count Co; category=Statistics; kept_for=90; purpose=Counts visits
- adx | website=ferro.example; provider=Ad Exchange; category=Marketing; kept_for=180; purpose=Shows adverts
! record consent|visitor consent|consent record|consent log: Number!;Website->@client website|website|site~bakehouse.example;Policy->@policy|privacy policy~Cookies of the bakehouse;Choice=Accepted all|Only necessary|Chosen|Withdrawn;Statistics allowed:boolean;Marketing allowed:boolean;Country;Device=Phone|Tablet|Computer;Given on:date;Valid until:date
- CN-88101 | website=bakehouse.example; policy=Cookies of the bakehouse; choice=Only necessary; country=Germany; device=Phone
- CN-88102 | website=bakehouse.example; policy=Cookies of the bakehouse; choice=Accepted all; country=France; device=Computer
- CN-88103 | website=bakehouse.example; policy=Cookies of the bakehouse; choice=Chosen; country=Spain; device=Phone
- CN-87012 | website=tidepool.example; choice=Withdrawn; country=Ireland; device=Tablet
item client website|website|site: Domain!;Owner~Nora Vidal|Ben Osei;Company;Country;Language~English;Banner colour;Embed code:long;Checked on:date;~Status=Set up|Live|Paused
- bakehouse.example | owner=Nora Vidal; company=Bakehouse Ltd; country=Ireland; banner_colour=Brown; status=Live
- ferro.example | owner=Ben Osei; company=Ferro tools; country=Germany; banner_colour=Grey; status=Set up
- tidepool.example | owner=Ben Osei; company=Tide pool museum; country=Ireland; banner_colour=Blue; status=Live
- slowbread.example | owner=Nora Vidal; company=Slow Bread; country=France; status=Paused
# third-party platform|external platform|seed the data|form relay|third-party account
! item external platform|third-party platform|target platform|third-party site: Name!;Website:url;Sign-up address:url;Fields wanted:long;Limit per hour:number#0-100000;Terms allow it:boolean;Contact:email;Time-out:number(s)#1-600;~Status=Active|Paused|Refuses requests
- Class portal | fields_wanted=E-mail, user name, password; limit_per_hour=60; time_out=20; status=Active
- Club newsletter | fields_wanted=E-mail; limit_per_hour=200; time_out=10; status=Active
- Ticket desk | fields_wanted=E-mail, phone, user name; limit_per_hour=30; time_out=30; status=Refuses requests
- Test platform | fields_wanted=E-mail, user name; limit_per_hour=1000; time_out=5; status=Paused
! record account creation|transfer attempt|account transfer|relay attempt: Title!;Platform->@external platform|third-party platform~Class portal|Ticket desk;Form->@form|web form;E-mail:email;User name;Attempt number:number#1-50;Answer code:number#0-599;Error shown;Duration:number(ms)#0-600000;Sent on:date;Sent at:time;~Result=Waiting|Account made|Name taken|Refused|Failed
- Ida at the class portal | platform=Class portal; user_name=ida.m; attempt_number=1; answer_code=201; duration=900; result=Account made
- Kofi at the class portal | platform=Class portal; user_name=kofi; attempt_number=1; answer_code=409; error_shown=Name in use; duration=700; result=Name taken
- Petra at the ticket desk | platform=Ticket desk; user_name=petra7; attempt_number=3; answer_code=429; error_shown=Too many requests; duration=300; result=Refused
- Jun on the test platform | platform=Test platform; user_name=jun; attempt_number=1; result=Waiting
! item field mapping|field assignment|mapped field: Name!;Platform->@external platform|third-party platform~Class portal;Form field!;Field there!;Change=None|Lower case|Trim|Hash|Country code;Required:boolean;Position:number#1-200
- E-mail to login | platform=Class portal; form_field=E-mail; field_there=login; change=Lower case; position=1
- User name to nick | platform=Class portal; form_field=User name; field_there=nick; change=Trim; position=2
- Phone to mobile | platform=Ticket desk; form_field=Phone; field_there=mobile; change=Country code; position=3
- Password to secret | platform=Class portal; form_field=Password; field_there=secret; change=None; position=4
# brand official website|brand website|brand site|brand showcase|brand introduction|brand story|brand homepage|brand portal
item brand|sub-brand|product brand|brand content: Name!;Slogan;Founded:number#1600-2100;Founder;Home town;Story:long;Values~Honest, repairable;Logo:image;Film:url;Position:number#1-100;~Status=Active|In preparation|Retired
- Alder & Ash | slogan=Chairs that stay; founded=1958; founder=Martha Alder; home_town=Elmstead; values=Repairable, quiet; position=1; status=Active
- Ash Kids | slogan=Small chairs, long lives; founded=2009; founder=Tom Alder; home_town=Elmstead; position=2; status=Active
- Alder Outdoor | slogan=Rain is welcome; founded=2021; home_town=Port Elm; position=3; status=Active
- Alder Lamps | slogan=Light of wood; founded=2026; position=4; status=In preparation
! item brand milestone|milestone|brand history entry|history step: Title!;Brand->@brand|sub-brand|company~Alder & Ash;Year:number#1600-2100!;Text:long;Picture:image;Position:number#1-200
- First bench in the barn | brand=Alder & Ash; year=1958; position=1
- The stackable school chair | brand=Alder & Ash; year=1971; position=2
- Children's line | brand=Ash Kids; year=2009; position=1
- Repair workshop opens | brand=Alder & Ash; year=2018; position=3
item partner|brand partner|dealer|cooperation partner: Name!;Kind=Dealer|Supplier|Designer|Sponsor|Media|Club;Brand->@brand|sub-brand~Alder & Ash;City;Country;Website:url;Logo:image;Partner since:number#1600-2100;Description:long
- Home & Oak | kind=Dealer; brand=Alder & Ash; city=Port Elm; country=Ireland; partner_since=2003
- Studio Kanto | kind=Designer; brand=Alder Outdoor; city=Osaka; country=Japan; partner_since=2021
- Green Forest Mill | kind=Supplier; brand=Alder & Ash; city=Ferndale; country=Ireland; partner_since=1996
- School Sport Club | kind=Sponsor; brand=Ash Kids; city=Elmstead; country=Ireland; partner_since=2015
! request partnership application|partnership request|cooperation request|dealer application|franchise application: Company!;Contact person!;Email:email!;Phone:phone;Wish=Become a dealer|Supply|Design|Sponsoring|Press;Brand->@brand|sub-brand~Alder & Ash;City;Message:long;~Answer:long
- Nordic Rooms | contact_person=Lise Holm; email=lise@nordic.example; wish=Become a dealer; city=Bergen; message=We have three shops.
- Wool & Felt | contact_person=Ravi Menon; email=ravi@wool.example; wish=Supply; city=Jaipur; message=Seats of felt.
- Chair Magazine | contact_person=Ana Duarte; email=ana@chair.example; wish=Press; message=A story on repair.
- Kita Sonnenblume | contact_person=Uta Rehm; email=uta@kita.example; wish=Sponsoring; city=Ulm; message=Ten small chairs.
! item store location|flagship store|showroom|point of sale: Name!;Partner->@partner|dealer~Home & Oak;Address;City;Country;Phone:phone;Opening hours;Latitude:number#-90-90;Longitude:number#-180-180;Kind=Own shop|Dealer|Showroom|Online;Picture:image
- Barn showroom | address=Mill lane 3; city=Elmstead; country=Ireland; opening_hours=Tu to Sa 10 to 18; kind=Showroom
- Home & Oak, Quay | partner=Home & Oak; address=Quay 12; city=Port Elm; country=Ireland; opening_hours=Mo to Sa 9 to 19; kind=Dealer
- Home & Oak, Mall | partner=Home & Oak; address=Ring road 1; city=Port Elm; country=Ireland; kind=Dealer
- Net shop | country=Ireland; opening_hours=Always; kind=Online
item press material|media kit|brand asset|download: Title!;Brand->@brand|sub-brand~Alder & Ash;Kind=Logo|Photo|Text|Film|Guideline;File:file;Language~English;Licence~Press use only;Published on:date;~Downloads:number#0-1000000
- Logo set | brand=Alder & Ash; kind=Logo; licence=Press use only; downloads=310
- Workshop photos | brand=Alder & Ash; kind=Photo; downloads=120
- Brand guideline 2026 | brand=Alder & Ash; kind=Guideline; language=English; downloads=44
- Film of the rain chair | brand=Alder Outdoor; kind=Film; downloads=18
+ product: Brand->@brand|sub-brand;Series;Material~Oak|Ash
+ article: Brand->@brand|sub-brand
`
