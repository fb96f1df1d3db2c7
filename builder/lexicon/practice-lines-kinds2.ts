/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds2 = `

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
! record content version|revision|version history|edit history: Change!;Content item->@content item|content~New workshop opens in May|Summer opening hours;Version:number#1-500;Body:long;Edited by~Petra Holm|Samir Nadal;Edited on:date
- First draft | content_item=New workshop opens in May; version=1; edited_by=Petra Holm
- Date corrected | content_item=New workshop opens in May; version=2; edited_by=Samir Nadal
- Picture added | content_item=Pictures from the open day; version=2; edited_by=Petra Holm
- Hours for August added | content_item=Summer opening hours; version=3; edited_by=Samir Nadal
! item content tag|tag: Name!;Slug;Color;Description
- workshop | slug=workshop; color=teal
- how-to | slug=how-to; color=orange
- sustainability | slug=sustainability; color=green
- team | slug=team; color=blue
# form builder|dynamic form|form designer|form generator|form generation|form website|online form|form feature|custom form
item form|dynamic form|custom form|form definition: Title!;Description:long;Category=Registration|Survey|Order|Contact|Request;Layout=One column|Two columns|Step by step;Confirmation text:long;Fee:money;Opens on:date;Closes on:date;Created by~Nora Vidal|Ben Osei;~Submissions:number#0-100000;~Status=Draft|Open|Closed
- Summer camp registration | category=Registration; layout=Step by step; fee=120; created_by=Nora Vidal; submissions=64; status=Open
- Visitor satisfaction | category=Survey; layout=One column; fee=0; created_by=Ben Osei; submissions=311; status=Open
- Name badge order | category=Order; layout=Two columns; fee=8; created_by=Nora Vidal; submissions=27; status=Closed
- Room request | category=Request; layout=One column; fee=0; created_by=Ben Osei; submissions=0; status=Draft
item form field|field|field configuration|form element|form component: Label!;Form->@form~Summer camp registration|Visitor satisfaction;Field type=Text|Long text|Number|Date|Choice|Checkbox|File|Phone;Choices:long;Placeholder;Position:number#1-99;Mandatory:boolean;Validation rule~email|max 200 characters
- Child's full name | form=Summer camp registration; field_type=Text; position=1; validation_rule=max 80 characters
- Date of birth | form=Summer camp registration; field_type=Date; position=2
- Food allergies | form=Summer camp registration; field_type=Choice; choices=None, nuts, milk, gluten; position=3
- How did you like your visit? | form=Visitor satisfaction; field_type=Choice; choices=Very much, well, so-so, not at all; position=1
item field dependency|dependency|display rule|field rule|condition: Name!;Form->@form~Summer camp registration;Watched field->@form field|field~Food allergies;Operator=Equals|Is not|Contains|Is filled;Value;Then=Show|Hide|Require|Set value;Target field->@form field|field~Date of birth
- Ask which nuts | form=Summer camp registration; watched_field=Food allergies; operator=Equals; value=nuts; then=Show
- Ask what went wrong | form=Visitor satisfaction; watched_field=How did you like your visit?; operator=Equals; value=not at all; then=Require
- Parent signs for minors | form=Summer camp registration; watched_field=Date of birth; operator=Is filled; then=Require; target_field=Child's full name
- Hide the diet notes | form=Summer camp registration; watched_field=Food allergies; operator=Equals; value=None; then=Hide
record form submission|submission|form data|form entry|filled form|form response: Reference!;Form->@form~Summer camp registration|Visitor satisfaction;Submitted by~Ana Keller|Joon Park;Email:email;Phone:phone;Answers:long;Submitted on:date;~Status=Received|Verified|Paid|Confirmed|Rejected
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
! item form template|template: Name!;Category=Registration|Survey|Order|Contact|Request;Description:long;Fields:number#1-60;Preview:image
- Event registration | category=Registration; description=Name, contact, number of guests.; fields=6
- Short feedback | category=Survey; description=Three questions and a remark.; fields=4
- Simple order | category=Order; description=Article, amount, delivery address.; fields=7
- Contact us | category=Contact; description=Name, email, message.; fields=3
+ payment: Submission->@form submission|submission~SUB-2041;Method=Card|Bank transfer|Mobile wallet;Fee:money
# data cleaning|exploratory data|data visualization website|data visualization platform|analysis and visualization|big data|data management website|data management system|data analysis website|data chart|data entry chart|data entry website
item dataset|data set|data table|uploaded dataset|data source: Name!;File:file;Source=Upload|Database|Web service|Typed in;Description:long;Rows:number#0-100000000;Columns:number#1-500;Owner~Lena Brandt|Karim Aziz;Imported on:date;~Status=Raw|Cleaning|Ready|Archived
- Shop sales 2025 | source=Upload; rows=48210; columns=14; owner=Lena Brandt; status=Ready
- Air quality stations | source=Web service; rows=912400; columns=9; owner=Karim Aziz; status=Cleaning
- Customer survey May | source=Typed in; rows=642; columns=22; owner=Lena Brandt; status=Raw
- Web visits Q1 | source=Database; rows=2310050; columns=11; owner=Karim Aziz; status=Ready
item data field|column|variable|dataset column: Name!;Dataset->@dataset|data set~Shop sales 2025|Air quality stations;Type=Text|Number|Date|Category|Boolean;Missing values:percent;Distinct values:number#0-10000000;Lowest;Highest;Meaning
- order_total | dataset=Shop sales 2025; type=Number; missing_values=0; distinct_values=9120; lowest=2.50; highest=1840.00; meaning=Total in euros
- region | dataset=Shop sales 2025; type=Category; missing_values=1; distinct_values=12; meaning=Sales region
- pm10 | dataset=Air quality stations; type=Number; missing_values=4; distinct_values=310; lowest=0; highest=188; meaning=Fine dust per cubic metre
- answered_on | dataset=Customer survey May; type=Date; missing_values=2; distinct_values=31; meaning=Day of the answer
record data record|record|data entry|data point|entry|data: Label!;Dataset->@dataset|data set~Customer survey May|Shop sales 2025;Category~North|South;Value:number#0-10000000;Unit~euros|visits;Measured on:date;Entered by~Lena Brandt|Karim Aziz;Note
- Sales North, January | dataset=Shop sales 2025; category=North; value=41800; unit=euros; entered_by=Lena Brandt
- Sales South, January | dataset=Shop sales 2025; category=South; value=36250; unit=euros; entered_by=Lena Brandt
- PM10 Harbour street | dataset=Air quality stations; category=Harbour; value=38; unit=µg/m³; entered_by=Karim Aziz
- Visits landing page | dataset=Web visits Q1; category=Landing page; value=12040; unit=visits; entered_by=Karim Aziz
record cleaning step|cleaning rule|data cleaning|cleaning task|cleaning operation: Name!;Dataset->@dataset|data set~Customer survey May|Air quality stations;Column->@data field|column~pm10|region;Operation=Drop duplicates|Fill missing|Remove outliers|Fix types|Trim text;Rule;Rows changed:number#0-100000000;Run on:date;~Result=Done|Failed|Undone
- Drop double answers | dataset=Customer survey May; operation=Drop duplicates; rule=same email and day; rows_changed=18; result=Done
- Fill gaps by hour | dataset=Air quality stations; column=pm10; operation=Fill missing; rule=mean of neighbours; rows_changed=36500; result=Done
- Cut sensor spikes | dataset=Air quality stations; column=pm10; operation=Remove outliers; rule=above 500; rows_changed=212; result=Done
- Unify region names | dataset=Shop sales 2025; column=region; operation=Trim text; rule=capital letters; rows_changed=904; result=Done
item chart|data chart|graph|visualization|data visualization: Title!;Dataset->@dataset|data set~Shop sales 2025|Web visits Q1;Chart type=Bar|Line|Pie|Scatter|Histogram|Heat map;Horizontal axis;Vertical axis;Grouping;Aggregation=Sum|Average|Count|Highest;Color scheme~Ocean|Autumn;Made by~Lena Brandt|Karim Aziz
- Sales by region | dataset=Shop sales 2025; chart_type=Bar; horizontal_axis=region; vertical_axis=order_total; aggregation=Sum; made_by=Lena Brandt
- Dust over the day | dataset=Air quality stations; chart_type=Line; horizontal_axis=hour; vertical_axis=pm10; aggregation=Average; made_by=Karim Aziz
- Share of answers | dataset=Customer survey May; chart_type=Pie; horizontal_axis=answer; vertical_axis=number; aggregation=Count; made_by=Lena Brandt
- Visits per source | dataset=Web visits Q1; chart_type=Bar; horizontal_axis=source; vertical_axis=visits; aggregation=Sum; made_by=Karim Aziz
record analysis|data analysis|analysis result|analysis task|analysis run: Name!;Dataset->@dataset|data set~Shop sales 2025|Air quality stations;Method=Summary|Correlation|Regression|Clustering|Trend;Parameters;Finding:long;Run by~Lena Brandt|Karim Aziz;Run on:date;~Status=Queued|Running|Finished|Failed
- Price and amount | dataset=Shop sales 2025; method=Correlation; parameters=price, amount; finding=Weak negative link, -0.21.; run_by=Lena Brandt; status=Finished
- Groups of stations | dataset=Air quality stations; method=Clustering; parameters=4 groups; finding=Harbour stands apart.; run_by=Karim Aziz; status=Finished
- Visits next quarter | dataset=Web visits Q1; method=Trend; parameters=12 weeks; finding=Up by 6 percent.; run_by=Karim Aziz; status=Finished
- Mean and spread of answers | dataset=Customer survey May; method=Summary; parameters=all columns; run_by=Lena Brandt; status=Queued
record data query|saved query|query: Name!;Dataset->@dataset|data set~Shop sales 2025|Web visits Q1;Condition:long;Rows found:number#0-100000000;Duration:number(ms)#0-600000;Asked by~Lena Brandt|Karim Aziz;Run on:date
- Orders above 500 euros | dataset=Shop sales 2025; condition=order_total > 500; rows_found=318; duration=140; asked_by=Lena Brandt
- Visits from newsletters | dataset=Web visits Q1; condition=source is newsletter; rows_found=20140; duration=820; asked_by=Karim Aziz
- Days above the limit | dataset=Air quality stations; condition=daily mean of pm10 > 50; rows_found=34; duration=2100; asked_by=Karim Aziz
- Answers with remarks | dataset=Customer survey May; condition=remark is filled; rows_found=97; duration=35; asked_by=Lena Brandt
! record import job|data import|import|upload record: File name!;Dataset->@dataset|data set~Customer survey May;Format=CSV|Excel|JSON|Database;Rows read:number#0-100000000;Rows refused:number#0-1000000;Started by~Lena Brandt;Started on:date;~Status=Waiting|Running|Done|Failed
- sales_2025.csv | dataset=Shop sales 2025; format=CSV; rows_read=48223; rows_refused=13; status=Done
- stations.json | dataset=Air quality stations; format=JSON; rows_read=912400; rows_refused=0; status=Done
- survey_may.xlsx | dataset=Customer survey May; format=Excel; rows_read=660; rows_refused=18; status=Done
- visits_q1_broken.csv | dataset=Web visits Q1; format=CSV; rows_read=0; rows_refused=1; status=Failed
# school management|school affair|school administration|campus management|student information system
person student|pupil: Name!;Student number;Class->@school class|class~4 A|7 C;Date of birth:date;Gender=Female|Male|Other;Guardian~Mrs. Ortega|Mr. Lindqvist;Guardian phone:phone;Email:email;Address;~Status=Enrolled|On leave|Graduated|Left
- Clara Ortega | student_number=S-24017; class=4 A; gender=Female; guardian=Mrs. Ortega; status=Enrolled
- Nils Lindqvist | student_number=S-23142; class=7 C; gender=Male; guardian=Mr. Lindqvist; status=Enrolled
- Amara Diallo | student_number=S-24031; class=4 A; gender=Female; guardian=Mr. Diallo; status=Enrolled
- Theo Marsh | student_number=S-22088; class=9 B; gender=Male; guardian=Mrs. Marsh; status=On leave
person teacher|instructor: Name!;Staff number;Subject~Mathematics|Biology;Room~B 12|C 03;Hours per week:number#1-40;Phone:phone;Email:email;Hired on:date;~Status=Active|On leave|Left
- Helen Baker | staff_number=T-108; subject=Mathematics; room=B 12; hours_per_week=24; status=Active
- Rafael Moura | staff_number=T-121; subject=Biology; room=C 03; hours_per_week=20; status=Active
- Ingrid Sand | staff_number=T-097; subject=English; room=A 07; hours_per_week=26; status=Active
- Kofi Annor | staff_number=T-133; subject=History; room=A 11; hours_per_week=12; status=On leave
item school class|class|grade|homeroom: Name!;Year:number#1-13;Class teacher->@teacher~Helen Baker|Ingrid Sand;Room;Students:number#0-45;School year~2025/26
- 4 A | year=4; class_teacher=Ingrid Sand; room=A 07; students=23; school_year=2025/26
- 7 C | year=7; class_teacher=Helen Baker; room=B 12; students=27; school_year=2025/26
- 9 B | year=9; class_teacher=Kofi Annor; room=A 11; students=25; school_year=2025/26
- 10 A | year=10; class_teacher=Rafael Moura; room=C 03; students=21; school_year=2025/26
item course|subject|school course: Title!;Code;Teacher->@teacher~Helen Baker|Rafael Moura;Class->@school class|class~7 C|9 B;Credits:number#0-20;Hours per week:number#1-12;Room;Description:long;~Status=Planned|Running|Finished
- Algebra I | code=MAT-7; teacher=Helen Baker; class=7 C; credits=4; hours_per_week=4; room=B 12; status=Running
- Cell biology | code=BIO-10; teacher=Rafael Moura; class=10 A; credits=3; hours_per_week=3; room=C 03; status=Running
- Reading and writing | code=ENG-4; teacher=Ingrid Sand; class=4 A; credits=5; hours_per_week=6; room=A 07; status=Running
- The industrial age | code=HIS-9; teacher=Kofi Annor; class=9 B; credits=2; hours_per_week=2; room=A 11; status=Planned
record course schedule|timetable|class schedule|timetable entry: Title!;Course->@course~Algebra I|Cell biology;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Ends at:time;Room;Term~Autumn 2025
- Algebra Monday first hour | course=Algebra I; weekday=Monday; room=B 12; term=Autumn 2025
- Biology lab Tuesday | course=Cell biology; weekday=Tuesday; room=C 03; term=Autumn 2025
- Reading Wednesday | course=Reading and writing; weekday=Wednesday; room=A 07; term=Autumn 2025
- History Friday | course=The industrial age; weekday=Friday; room=A 11; term=Autumn 2025
record grade record|grade|score|exam score|mark|student grade: Title!;Student->@student~Clara Ortega|Nils Lindqvist;Course->@course~Algebra I|Reading and writing;Kind=Test|Homework|Oral|Final exam;Points:number#0-100;Grade=A|B|C|D|E|F;Term~Autumn 2025;Given by->@teacher~Helen Baker;Given on:date;Remark
- Algebra test 1, Nils | student=Nils Lindqvist; course=Algebra I; kind=Test; points=84; grade=B; given_by=Helen Baker
- Reading aloud, Clara | student=Clara Ortega; course=Reading and writing; kind=Oral; points=95; grade=A; given_by=Ingrid Sand
- Spelling test, Amara | student=Amara Diallo; course=Reading and writing; kind=Test; points=71; grade=C; given_by=Ingrid Sand
- History essay, Theo | student=Theo Marsh; course=The industrial age; kind=Homework; points=66; grade=D; given_by=Kofi Annor
! record student attendance|attendance record|absence: Title!;Student->@student~Clara Ortega|Nils Lindqvist;Course->@course~Algebra I;Day:date;Attendance=Present|Late|Excused|Absent;Reason;Noted by->@teacher~Helen Baker
- Nils late on Monday | student=Nils Lindqvist; course=Algebra I; attendance=Late; reason=Bus; noted_by=Helen Baker
- Clara ill | student=Clara Ortega; course=Reading and writing; attendance=Excused; reason=Fever; noted_by=Ingrid Sand
- Amara present | student=Amara Diallo; course=Reading and writing; attendance=Present; noted_by=Ingrid Sand
- Theo missing | student=Theo Marsh; course=The industrial age; attendance=Absent; reason=Unknown; noted_by=Kofi Annor
! record course enrollment|enrollment|course selection: Title!;Student->@student~Nils Lindqvist;Course->@course~Algebra I;Enrolled on:date;~Status=Enrolled|Waiting|Dropped|Passed
- Nils in Algebra I | student=Nils Lindqvist; course=Algebra I; status=Enrolled
- Clara in Reading and writing | student=Clara Ortega; course=Reading and writing; status=Enrolled
- Amara in Reading and writing | student=Amara Diallo; course=Reading and writing; status=Enrolled
- Theo in The industrial age | student=Theo Marsh; course=The industrial age; status=Waiting
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
! record operation log|audit log|system log|log: Action!;User~Dana Weiss|Rui Costa;Area=Users|Roles|Orders|Payments|Reports|Settings;Row;Network address;Done on:date;~Result=Success|Failed|Denied
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
+ customer: Company;Customer number;Credit limit:money;Account manager->@employee~Dimitri Sole
+ order: Delivery on:date;Sales clerk->@employee~Dimitri Sole
# customer data|data automation|contact database|client data|customer database
item customer record|customer information|customer profile|client: Name!;Company;Customer number;Email:email;Phone:phone;Segment=New|Regular|Key account|Dormant;City~Graz|Porto;Source=Web form|Import|Fair|Referral;Owner~Nina Falk|Ivo Marin;Customer since:date;~Status=Active|Blocked|Archived
- Helga Winter | company=Winter Optics; customer_number=C-1001; email=helga@example.com; segment=Key account; city=Graz; source=Referral; owner=Nina Falk; status=Active
- Bruno Teles | company=Teles Wines; customer_number=C-1002; email=bruno@example.com; segment=Regular; city=Porto; source=Fair; owner=Ivo Marin; status=Active
- Keiko Mori | company=Mori Design; customer_number=C-1003; email=keiko@example.com; segment=New; city=Osaka; source=Web form; owner=Nina Falk; status=Active
- Alan Reed | company=Reed Motors; customer_number=C-1004; email=alan@example.com; segment=Dormant; city=Leeds; source=Import; owner=Ivo Marin; status=Archived
record update record|data update|change record|customer update|update history: Change!;Customer->@customer record|customer~Helga Winter|Bruno Teles;Field~Phone|City;Old value;New value;Origin=Manual|Import|Automation|Customer;Changed by~Nina Falk;Changed on:date
- New phone number | customer=Helga Winter; field=Phone; old_value=+43 316 4410; new_value=+43 316 4499; origin=Customer; changed_by=Nina Falk
- Moved to Porto | customer=Bruno Teles; field=City; old_value=Braga; new_value=Porto; origin=Manual; changed_by=Ivo Marin
- Segment raised | customer=Keiko Mori; field=Segment; old_value=Dormant; new_value=New; origin=Automation; changed_by=Rule engine
- Address from file | customer=Alan Reed; field=City; old_value=York; new_value=Leeds; origin=Import; changed_by=Nina Falk
item automation rule|automation|update rule|sync rule: Name!;Trigger=New row|Field changed|Every night|File arrives;Condition;Action=Set field|Send mail|Create task|Merge rows;Source system~Shop|Newsletter;Active:boolean;~Last run:date;~Runs:number#0-1000000
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
# store analytics|sales analytics|product sales|store data|retail analytics|sales dashboard|brand evaluation
item store|shop|branch|outlet: Name!;City~Lyon|Ghent;Size:number(m²)#5-50000;Manager~Elise Roy|Wim Daele;Opened on:date;Monthly target:money;~Status=Open|Renovation|Closed
- Old Market | city=Ghent; size=180; manager=Wim Daele; monthly_target=52000; status=Open
- Riverside Mall | city=Lyon; size=420; manager=Elise Roy; monthly_target=98000; status=Open
- Station Kiosk | city=Lyon; size=24; manager=Noel Petit; monthly_target=18000; status=Open
- Web store | city=Online; size=5; manager=Sara Finn; monthly_target=140000; status=Open
record sale|sales record|sales data|sales performance|transaction|product sale: Receipt!;Store->@store~Old Market|Web store;Product~Trail shoe|Rain coat;Product category->@product category|category~Shoes|Outdoor;Quantity:number#1-1000;Unit price:money;Discount:money;Amount:money;Payment=Cash|Card|Wallet;Sold on:date;Customer kind=New|Returning
- R-880142 | store=Old Market; product=Trail shoe; product_category=Shoes; quantity=1; unit_price=119; discount=0; amount=119; payment=Card; customer_kind=New
- R-880143 | store=Riverside Mall; product=Rain coat; product_category=Outdoor; quantity=2; unit_price=85; discount=17; amount=153; payment=Wallet; customer_kind=Returning
- R-880144 | store=Web store; product=Wool socks; product_category=Accessories; quantity=4; unit_price=12; discount=0; amount=48; payment=Card; customer_kind=Returning
- R-880145 | store=Station Kiosk; product=Umbrella; product_category=Accessories; quantity=1; unit_price=22; discount=0; amount=22; payment=Cash; customer_kind=New
record customer behavior|visit|footfall|behavior event|customer visit: Title!;Store->@store~Riverside Mall|Web store;Day:date;Visitors:number#0-1000000;Buyers:number#0-1000000;Conversion:percent;Minutes in store:number#0-600;Most viewed product~Trail shoe
- Saturday Riverside | store=Riverside Mall; visitors=1840; buyers=312; conversion=17; minutes_in_store=21; most_viewed_product=Rain coat
- Monday Web store | store=Web store; visitors=9200; buyers=230; conversion=3; minutes_in_store=6; most_viewed_product=Trail shoe
- Friday Old Market | store=Old Market; visitors=640; buyers=148; conversion=23; minutes_in_store=17; most_viewed_product=Trail shoe
- Rush hour Kiosk | store=Station Kiosk; visitors=2100; buyers=170; conversion=8; minutes_in_store=2; most_viewed_product=Umbrella
item product category|category: Name!;Parent category->@product category|category;Products:number#0-100000;Share of sales:percent;Margin:percent
- Shoes | products=84; share_of_sales=38; margin=44
- Outdoor | products=61; share_of_sales=33; margin=39
- Accessories | products=140; share_of_sales=18; margin=57
- Children | products=52; share_of_sales=11; margin=41
item metric|key figure|kpi|indicator: Name!;Unit=euros|percent|pieces|visits;Formula;Target:number#0-100000000;Current value:number#0-100000000;Period=Day|Week|Month|Quarter;Trend=Up|Level|Down
- Net sales | unit=euros; formula=amount minus returns; target=308000; current_value=291400; period=Month; trend=Up
- Conversion rate | unit=percent; formula=buyers by visitors; target=15; current_value=12; period=Week; trend=Level
- Average basket | unit=euros; formula=sales by receipts; target=65; current_value=71; period=Month; trend=Up
- Returns | unit=pieces; formula=returned pieces; target=200; current_value=244; period=Month; trend=Down
record brand evaluation|product evaluation|brand rating|evaluation: Title!;Brand~Nordfell|Petite Pluie;Product~Trail shoe|Rain coat;Score:rating;Good reviews:percent;Price:money;Reviews:number#0-1000000;Counted on:date
- Nordfell trail shoe in May | brand=Nordfell; product=Trail shoe; score=5; good_reviews=93; price=119; reviews=412
- Petite Pluie rain coat in May | brand=Petite Pluie; product=Rain coat; score=4; good_reviews=84; price=85; reviews=207
- Nordfell wool socks in May | brand=Nordfell; product=Wool socks; score=4; good_reviews=88; price=12; reviews=951
- Basic umbrella in May | brand=Basic; product=Umbrella; score=2; good_reviews=41; price=22; reviews=133
! item saved view|dashboard|dashboard view: Name!;Owner~Elise Roy|Sara Finn;Store->@store~Web store;Period=Today|7 days|30 days|This year;Category->@product category|category~Shoes;Chart=Bar|Line|Pie|Table;Default:boolean
- My week | owner=Elise Roy; store=Riverside Mall; period=7 days; category=Outdoor; chart=Line
- Web shoes | owner=Sara Finn; store=Web store; period=30 days; category=Shoes; chart=Bar
- Category shares | owner=Elise Roy; period=This year; chart=Pie
- Morning look | owner=Wim Daele; store=Old Market; period=Today; chart=Table
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
! record collected card|card|clue [card|collect|treasure|clue]: Card!;Activity->@activity|campaign~Collect the five jars;Owner->@user~Mei Tan;Rarity=Common|Rare|Hidden;Source=Draw|Gift|Task;Collected on:date
- Jar of spring | activity=Collect the five jars; rarity=Common; source=Draw
- Jar of summer | activity=Collect the five jars; rarity=Common; source=Task
- Jar of winter | activity=Collect the five jars; rarity=Rare; source=Gift
- Cellar key | activity=Collect the five jars; rarity=Hidden; source=Task
# red packet|red envelope|lucky money|hongbao
item red packet|red packet activity|red envelope|packet: Title!;Kind=Lucky draw|Equal shares|Password|Follow to open;Total amount:money;Shares:number#1-1000;~Shares left:number#0-1000;~Amount left:money;Password;Greeting;Sender->@user~Wen Li|Dora Kiss;Sent on:date;Expires on:date;~Status=Open|Emptied|Expired|Refunded
- New year luck | kind=Lucky draw; total_amount=100; shares=20; shares_left=3; amount_left=11; greeting=Good fortune to all!; status=Open
- Team lunch | kind=Equal shares; total_amount=60; shares=6; shares_left=0; amount_left=0; greeting=Thanks for the release.; status=Emptied
- Shop opening | kind=Password; total_amount=200; shares=50; shares_left=50; amount_left=200; password=openday; greeting=Come and see us.; status=Open
- Midsummer circle | kind=Follow to open; total_amount=30; shares=10; shares_left=4; amount_left=9; greeting=Sunny days!; status=Refunded
record grab record|grab|red packet record|opened packet|claim: Title!;Red packet->@red packet|packet~New year luck|Team lunch;Grabbed by->@user~Dora Kiss;Amount:money;Best luck:boolean;Grabbed on:date;Thanks
- Dora opened New year luck | red_packet=New year luck; amount=8.40; thanks=Wow!
- Wen opened Team lunch | red_packet=Team lunch; amount=10; thanks=Enjoy your meal.
- Tom opened Team lunch | red_packet=Team lunch; amount=10; thanks=Thank you.
- Ines opened New year luck | red_packet=New year luck; amount=1.20; thanks=Next time!
item circle|group|red packet circle: Name!;Owner->@user~Wen Li;Topic=Family|Work|Shops|Games|Neighbours;Members:number#1-5000;Notice;Cover:image;~Status=Open|Invite only|Closed
- Riverside neighbours | topic=Neighbours; members=124; notice=One packet each Friday.; status=Open
- Release crew | topic=Work; members=14; status=Invite only
- Tea shop friends | topic=Shops; members=880; notice=Password in the shop window.; status=Open
- Cousins | topic=Family; members=31; status=Invite only
! record circle member|membership: Title!;Circle->@circle|group~Release crew;Member->@user~Dora Kiss;Role=Owner|Helper|Member;Sent total:money;Received total:money;Joined on:date
- Dora in Release crew | circle=Release crew; role=Member; sent_total=20; received_total=48
- Wen in Release crew | circle=Release crew; role=Owner; sent_total=160; received_total=10
- Tom in Riverside neighbours | circle=Riverside neighbours; role=Helper; sent_total=35; received_total=22
- Ines in Tea shop friends | circle=Tea shop friends; role=Member; sent_total=0; received_total=17
record wallet entry|balance change|wallet record: Title!;Owner->@user~Wen Li;Kind=Top-up|Packet sent|Packet received|Refund|Withdrawal;Amount:money;~Balance:money;Booked on:date;~Status=Booked|Pending|Failed
- Top-up by card | kind=Top-up; amount=150; balance=150; status=Booked
- New year luck sent | kind=Packet sent; amount=100; balance=50; status=Booked
- Team lunch received | kind=Packet received; amount=10; balance=60; status=Booked
- Payout to bank | kind=Withdrawal; amount=40; balance=20; status=Pending
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
# online lessons|team session|one-on-one session|live lessons|lesson platform|private lessons
item course|lesson course: Title!;Subject~Spanish|Calculus;Level=Beginner|Intermediate|Advanced;Instructor->@instructor~Lucia Mendez|Tobias Krug;Format=One-on-one|Team|Both;Sessions:number#1-100;Price per session:money;Description:long;Cover:image;~Status=Draft|Open|Full|Closed
- Spanish for travellers | subject=Spanish; level=Beginner; instructor=Lucia Mendez; format=Both; sessions=10; price_per_session=24; status=Open
- Calculus for engineers | subject=Calculus; level=Advanced; instructor=Tobias Krug; format=Team; sessions=14; price_per_session=18; status=Open
- Speaking with confidence | subject=Rhetoric; level=Intermediate; instructor=Adaeze Obi; format=One-on-one; sessions=6; price_per_session=45; status=Open
- First steps in drawing | subject=Art; level=Beginner; instructor=Marek Lis; format=Team; sessions=8; price_per_session=15; status=Full
person instructor|teacher|tutor: Name!;Subjects;Languages~Spanish, English|German;Hourly rate:money;Time zone~Europe/Madrid|Europe/Berlin;Email:email;Photo:image;About:long;~Rating:rating;~Status=Active|Paused
- Lucia Mendez | subjects=Spanish; languages=Spanish, English; hourly_rate=24; time_zone=Europe/Madrid; rating=5; status=Active
- Tobias Krug | subjects=Calculus, statistics; languages=German, English; hourly_rate=30; time_zone=Europe/Berlin; rating=4; status=Active
- Adaeze Obi | subjects=Rhetoric; languages=English; hourly_rate=45; time_zone=Africa/Lagos; rating=5; status=Active
- Marek Lis | subjects=Drawing; languages=Polish, English; hourly_rate=20; time_zone=Europe/Warsaw; rating=4; status=Paused
event session|lesson session|class session|team session|one-on-one session: Title!;Course->@course~Spanish for travellers;Instructor->@instructor~Lucia Mendez;Kind=One-on-one|Team;Day:date!;Starts at:time;Minutes:number#15-240;Places:number#1-100;Meeting link:url;Material:file;~Status=Scheduled|Running|Held|Cancelled
- At the restaurant | course=Spanish for travellers; instructor=Lucia Mendez; kind=Team; minutes=60; places=6; status=Scheduled
- Integrals by parts | course=Calculus for engineers; instructor=Tobias Krug; kind=Team; minutes=90; places=12; status=Scheduled
- Opening a talk | course=Speaking with confidence; instructor=Adaeze Obi; kind=One-on-one; minutes=45; places=1; status=Held
- Light and shade | course=First steps in drawing; instructor=Marek Lis; kind=Team; minutes=60; places=8; status=Cancelled
record availability|available time|instructor calendar: Title!;Instructor->@instructor~Lucia Mendez;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Repeats:boolean
- Lucia Monday evening | instructor=Lucia Mendez; weekday=Monday
- Tobias Tuesday | instructor=Tobias Krug; weekday=Tuesday
- Adaeze Friday | instructor=Adaeze Obi; weekday=Friday
- Marek Saturday | instructor=Marek Lis; weekday=Saturday
record session reminder|reminder: Title!;Session->@session~At the restaurant;Recipient~Jana Brod|Lucia Mendez;Channel=Email|SMS|In app;Hours before:number#1-168;~Status=Planned|Sent|Failed
- Restaurant, a day before | session=At the restaurant; recipient=Jana Brod; channel=Email; hours_before=24; status=Planned
- Restaurant, one hour | session=At the restaurant; recipient=Lucia Mendez; channel=In app; hours_before=1; status=Planned
- Integrals, a day before | session=Integrals by parts; recipient=Ken Ito; channel=SMS; hours_before=24; status=Planned
- Talk, two hours | session=Opening a talk; recipient=Sven Dahl; channel=Email; hours_before=2; status=Sent
! record session attendance|attendance: Title!;Session->@session~Opening a talk;Student~Sven Dahl|Jana Brod;Attendance=Present|Late|Absent;Minutes:number#0-240;Remark:long
- Sven at Opening a talk | session=Opening a talk; student=Sven Dahl; attendance=Present; minutes=45; remark=Good pauses.
- Jana at the restaurant | session=At the restaurant; student=Jana Brod; attendance=Late; minutes=52
- Ken at integrals | session=Integrals by parts; student=Ken Ito; attendance=Present; minutes=90
- Rosa at light and shade | session=Light and shade; student=Rosa Pinto; attendance=Absent; minutes=0
! record course enrollment|enrollment: Title!;Course->@course~Spanish for travellers;Student~Jana Brod;Sessions left:number#0-100;Enrolled on:date;~Status=Active|Finished|Cancelled
- Jana in Spanish | course=Spanish for travellers; student=Jana Brod; sessions_left=7; status=Active
- Ken in Calculus | course=Calculus for engineers; student=Ken Ito; sessions_left=12; status=Active
- Sven in Speaking | course=Speaking with confidence; student=Sven Dahl; sessions_left=0; status=Finished
- Rosa in Drawing | course=First steps in drawing; student=Rosa Pinto; sessions_left=5; status=Cancelled
+ booking: Session->@session~At the restaurant;Course->@course~Spanish for travellers;Instructor->@instructor~Lucia Mendez;Kind=One-on-one|Team;Price:money
# course training|training and examination|examination function|training examination|exam training|online examination|online exam
item course|training course|course training|learning course: Title!;Category~Fire safety|Hygiene;Trainer~Edgar Pohl|Lin Mei;Hours:number#1-500;Pass mark:percent;Mandatory:boolean;Cover:image;Description:long;~Status=Draft|Open|Closed
- Fire safety basics | category=Safety; trainer=Edgar Pohl; hours=4; pass_mark=80; status=Open
- Food hygiene yearly | category=Hygiene; trainer=Lin Mei; hours=3; pass_mark=75; status=Open
- Forklift licence theory | category=Driving; trainer=Edgar Pohl; hours=16; pass_mark=85; status=Open
- Data protection | category=Law; trainer=Paula Sims; hours=2; pass_mark=70; status=Draft
item learning content|lesson|course content|chapter|learning material: Title!;Course->@course~Fire safety basics;Position:number#1-200;Kind=Text|Video|Slides|File;Text:long;File:file;Minutes:number#1-600
- Classes of fire | course=Fire safety basics; position=1; kind=Video; minutes=12
- Using an extinguisher | course=Fire safety basics; position=2; kind=Video; minutes=9
- Washing hands the right way | course=Food hygiene yearly; position=1; kind=Slides; minutes=8
- Load diagram of a forklift | course=Forklift licence theory; position=4; kind=Text; minutes=25
item exam|examination|test paper|exam paper: Title!;Course->@course~Fire safety basics;Minutes:number#1-300;Questions:number#1-200;Pass mark:percent;Tries allowed:number#1-20;Opens on:date;Closes on:date;~Status=Draft|Open|Closed
- Fire safety final | course=Fire safety basics; minutes=20; questions=15; pass_mark=80; tries_allowed=3; status=Open
- Hygiene test | course=Food hygiene yearly; minutes=15; questions=10; pass_mark=75; tries_allowed=5; status=Open
- Forklift theory exam | course=Forklift licence theory; minutes=60; questions=40; pass_mark=85; tries_allowed=2; status=Open
- Data protection check | course=Data protection; minutes=10; questions=8; pass_mark=70; tries_allowed=3; status=Draft
item exam question|question|question bank: Question!;Exam->@exam~Fire safety final|Hygiene test;Type=Single choice|Multiple choice|True or false|Short answer;Option A;Option B;Option C;Right answer;Points:number#1-100;Explanation:long;Difficulty=Easy|Medium|Hard
- Which extinguisher suits burning oil? | exam=Fire safety final; type=Single choice; option_a=Water; option_b=Class F; option_c=Sand only; right_answer=B; points=2; difficulty=Medium
- Lifts may be used during a fire. | exam=Fire safety final; type=True or false; option_a=True; option_b=False; right_answer=B; points=1; difficulty=Easy
- How warm may a cold store be? | exam=Hygiene test; type=Single choice; option_a=7 °C; option_b=12 °C; option_c=15 °C; right_answer=A; points=1; difficulty=Easy
- When is a forklift stable? | exam=Forklift theory exam; type=Short answer; right_answer=Load moment below limit; points=4; difficulty=Hard
! record exam attempt|exam result|exam record|attempt|result: Attempt!;Exam->@exam~Fire safety final;Learner->@user~Tess Hall|Igor Pan;Score:percent;Right answers:number#0-200;Minutes used:number#0-300;Taken on:date;~Result=Passed|Failed|Under way
- Tess, first try | exam=Fire safety final; score=73; right_answers=11; minutes_used=14; result=Failed
- Tess, second try | exam=Fire safety final; score=93; right_answers=14; minutes_used=11; result=Passed
- Igor, hygiene | exam=Hygiene test; score=90; right_answers=9; minutes_used=7; result=Passed
- Ruth, forklift | exam=Forklift theory exam; score=0; right_answers=0; minutes_used=5; result=Under way
! record attempt answer|given answer: Answer!;Attempt->@exam attempt|attempt~Tess, first try;Question->@exam question|question~Lifts may be used during a fire.;Correct:boolean;Points:number#0-100
- Class F | attempt=Tess, second try; question=Which extinguisher suits burning oil?; points=2
- Water | attempt=Tess, first try; question=Which extinguisher suits burning oil?; points=0
- False | attempt=Tess, first try; question=Lifts may be used during a fire.; points=1
- 7 °C | attempt=Igor, hygiene; question=How warm may a cold store be?; points=1
! record learning progress|study record|learning record: Title!;Learner->@user~Tess Hall;Course->@course~Fire safety basics;Content->@learning content|lesson~Classes of fire;Progress:percent;Minutes learned:number#0-100000;Last seen on:date
- Tess, classes of fire | course=Fire safety basics; content=Classes of fire; progress=100; minutes_learned=12
- Tess, extinguisher | course=Fire safety basics; content=Using an extinguisher; progress=60; minutes_learned=5
- Igor, washing hands | course=Food hygiene yearly; content=Washing hands the right way; progress=100; minutes_learned=9
- Ruth, load diagram | course=Forklift licence theory; content=Load diagram of a forklift; progress=30; minutes_learned=8
# image recognition|text recognition|ocr|image to text|picture to text
record recognition|image recognition|recognition record|recognition history|recognized image|converted text|scan: Title!;Image:image;Language=English|German|French|Spanish|Chinese|Other;Kind=Printed page|Handwriting|Receipt|Screenshot|Business card;Recognized text:long;Edited text:long;Confidence:percent;Words:number#0-100000;Folder->@text folder|folder~Receipts|Letters;~Status=Uploaded|Recognizing|Done|Failed
- Dentist bill March | language=German; kind=Receipt; recognized_text=Total 84.20 EUR; confidence=97; words=61; folder=Receipts; status=Done
- Grandmother's letter | language=French; kind=Handwriting; recognized_text=Chère Louise; confidence=71; words=208; folder=Letters; status=Done
- Error window | language=English; kind=Screenshot; recognized_text=Disk almost full; confidence=99; words=17; folder=Work; status=Done
- Card of the joiner | language=German; kind=Business card; confidence=0; words=0; folder=Work; status=Failed
! record recognized line|text block|text region: Text!;Recognition->@recognition~Dentist bill March|Error window;Position:number#1-5000;Confidence:percent;Corrected text
- Total 84.20 EUR | recognition=Dentist bill March; position=9; confidence=98
- Chère Louise | recognition=Grandmother's letter; position=1; confidence=82
- je tecris de la mer | recognition=Grandmother's letter; position=2; confidence=58; corrected_text=je t'écris de la mer
- Disk almost full | recognition=Error window; position=1; confidence=99
! record text version|text edit|edit history: Change!;Recognition->@recognition~Grandmother's letter;Text:long;Edited by->@user;Edited on:date
- Line 2 corrected | recognition=Grandmother's letter; text=je t'écris de la mer
- Paragraphs joined | recognition=Grandmother's letter; text=Chère Louise, je t'écris de la mer
- Sum checked | recognition=Dentist bill March; text=Total 84.20 EUR
- Path added | recognition=Error window; text=Disk almost full on C
item text folder|folder|collection: Name!;Color;Description;Owner->@user
- Receipts | color=green; description=For the tax return.
- Letters | color=brown; description=From the family box.
- Work | color=blue; description=Screens and cards.
- Recipes | color=red; description=From old books.
record text export|export|download: File name!;Recognition->@recognition~Dentist bill March;Format=TXT|Word|PDF|Clipboard;Exported on:date
- dentist-march.pdf | recognition=Dentist bill March; format=PDF
- letter.docx | recognition=Grandmother's letter; format=Word
- error.txt | recognition=Error window; format=TXT
- letter-2.txt | recognition=Grandmother's letter; format=TXT
! item recognition setting|user setting: Name!;Language=English|German|French|Spanish|Chinese|Other;Straighten image:boolean;Keep line breaks:boolean;Delete images after:number(days)#0-365
- My standard | language=German; delete_images_after=90
- Old letters | language=French; delete_images_after=0
- Screens | language=English; delete_images_after=7
- Menus abroad | language=Chinese; delete_images_after=30
# html form|json converter|json object|converts html|form to json|data format conversion|format converter|json formatter
record conversion|json conversion|conversion record|conversion history|converted form|json output: Title!;Form->@source form|form structure~Sign-up|Delivery address;Input:long;Output:long;Format=Pretty|Compact|Grouped;Fields:number#0-1000;Made by->@user;Made on:date;~Status=Converted|Warning|Failed
- Sign-up, Lea | form=Sign-up; output={"name":"Lea","newsletter":true}; format=Compact; fields=2; status=Converted
- Address, Tom | form=Delivery address; output={"street":"Elm 4","zip":"1040"}; format=Compact; fields=2; status=Converted
- Survey, empty | form=Lunch survey; output={}; format=Pretty; fields=0; status=Warning
- Order, nested | form=Spare part order; format=Grouped; fields=7; status=Failed
item source form|form structure|html form|form: Name!;Markup:long;Description;Naming=camelCase|snake_case|kebab-case|As is;Skip empty fields:boolean;Owner->@user
- Sign-up | description=Name, email, newsletter.; naming=camelCase
- Delivery address | description=Street, zip, city, country.; naming=snake_case
- Lunch survey | description=Two choices and a remark.; naming=As is
- Spare part order | description=Article rows with amounts.; naming=camelCase
item form field|form element|field|field name: Label!;Form->@source form|form structure~Sign-up;Element=Text|Number|Checkbox|Radio|Dropdown|Date|Text area;Key;Value type=String|Number|Boolean|List|Null;Default value;Position:number#1-200;Mandatory:boolean
- Your name | form=Sign-up; element=Text; key=name; value_type=String; position=1
- Send me the newsletter | form=Sign-up; element=Checkbox; key=newsletter; value_type=Boolean; position=2
- Country | form=Delivery address; element=Dropdown; key=country; value_type=String; default_value=Austria; position=4
- Dishes | form=Lunch survey; element=Checkbox; key=dishes; value_type=List; position=1
! item mapping rule|key mapping|field mapping: Name!;Form->@source form|form structure~Delivery address;From field~zip|street;To key~address.zip|address.street;Change=None|Trim|To number|To date|Lower case
- Zip below address | form=Delivery address; from_field=zip; to_key=address.zip; change=Trim
- Street below address | form=Delivery address; from_field=street; to_key=address.street; change=Trim
- Amount as number | form=Spare part order; from_field=amount; to_key=rows.amount; change=To number
- Email small | form=Sign-up; from_field=email; to_key=email; change=Lower case
! record conversion error|warning: Message!;Conversion->@conversion~Order, nested|Survey, empty;Field;Kind=Missing value|Double key|Wrong type|Bad markup;Hint
- Key amount stands twice | conversion=Order, nested; field=amount; kind=Double key; hint=Name it rows[0].amount
- No field has a value | conversion=Survey, empty; kind=Missing value; hint=Fill at least one field
- Tag is not closed | conversion=Order, nested; kind=Bad markup; hint=Close the select
- Price is no number | conversion=Order, nested; field=price; kind=Wrong type; hint=Use a point
# code formatter|php code|beautify code|code beautifier|code formatting|formatter tool|syntax highlighting|elm language|code editor extension|visual studio code
record format run|formatting|formatted code|code formatting|format record|formatting history: Title!;Snippet->@code snippet|code|snippet~cart.php|Main.elm;Style->@format style|style~House style|PSR-12;Formatted code:long;Lines changed:number#0-100000;Duration:number(ms)#0-60000;Run by->@user;Run on:date;~Status=Done|Warnings|Failed
- cart.php, first run | snippet=cart.php; style=PSR-12; lines_changed=48; duration=35; status=Done
- Main.elm, tidy | snippet=Main.elm; style=Elm official; lines_changed=12; duration=20; status=Done
- login.php, old code | snippet=login.php; style=House style; lines_changed=133; duration=71; status=Warnings
- mail.php, broken | snippet=mail.php; style=PSR-12; lines_changed=0; duration=8; status=Failed
item code snippet|snippet|code|source file|code file: Name!;Language=PHP|Elm|JavaScript|HTML|CSS|Python;Source:long;File:file;Lines:number#1-100000;Folder~Shop|Experiments;Shared:boolean;Owner->@user
- cart.php | language=PHP; lines=214; folder=Shop
- Main.elm | language=Elm; lines=88; folder=Experiments
- login.php | language=PHP; lines=310; folder=Shop
- mail.php | language=PHP; lines=42; folder=Shop
item format style|style|formatting rule|format setting|code style: Name!;Indent with=Spaces|Tabs;Indent size:number#1-8;Line length:number#40-240;Braces=Same line|Next line;Quotes=Single|Double|Keep;Sort imports:boolean;Default:boolean
- PSR-12 | indent_with=Spaces; indent_size=4; line_length=120; braces=Next line; quotes=Keep
- House style | indent_with=Tabs; indent_size=1; line_length=100; braces=Same line; quotes=Single
- Elm official | indent_with=Spaces; indent_size=4; line_length=100; braces=Next line; quotes=Double
- Narrow | indent_with=Spaces; indent_size=2; line_length=80; braces=Same line; quotes=Single
item color theme|highlight theme|highlighting theme|keyword color: Name!;Background;Keyword color;String color;Comment color;Dark:boolean;Installs:number#0-1000000
- Paper | background=ivory; keyword_color=navy; string_color=green; comment_color=gray; installs=820
- Deep sea | background=midnight blue; keyword_color=aqua; string_color=gold; comment_color=slate; installs=2410
- Moss | background=dark green; keyword_color=lime; string_color=khaki; comment_color=olive; installs=190
- Contrast | background=black; keyword_color=yellow; string_color=white; comment_color=silver; installs=640
item grammar rule|token rule|highlighting rule|language rule [highlight|grammar|syntax|extension]: Name!;Language=PHP|Elm|JavaScript|HTML|CSS|Python;Token=Keyword|String|Comment|Number|Type|Operator;Pattern;Example;Position:number#1-999
- Elm keywords | language=Elm; token=Keyword; pattern=if, then, else, case, of, let, in; example=case msg of; position=1
- Elm types | language=Elm; token=Type; pattern=word with a capital; example=Maybe String; position=2
- PHP variables | language=PHP; token=Type; pattern=dollar sign and word; example=$cart; position=1
- PHP comments | language=PHP; token=Comment; pattern=two slashes; example=// total; position=2
! record format finding|syntax error|warning: Message!;Run->@format run|formatting~login.php, old code|mail.php, broken;Line:number#1-100000;Severity=Note|Warning|Error;Hint
- Missing semicolon | run=mail.php, broken; line=17; severity=Error; hint=Add it after the call
- Line longer than 100 | run=login.php, old code; line=88; severity=Note; hint=Break after the comma
- Short open tag | run=login.php, old code; line=1; severity=Warning; hint=Write the long tag
- Unused variable | run=login.php, old code; line=140; severity=Warning; hint=Remove it
! record extension release|release|extension version [extension|plugin|version]: Version!;Changes:long;Package:file;Editor version~1.80;Downloads:number#0-10000000;Released on:date;~Status=Draft|Published|Withdrawn
- 1.0.0 | changes=First colours for Elm.; downloads=412; status=Published
- 1.1.0 | changes=Folding of let blocks.; downloads=1240; status=Published
- 1.1.1 | changes=Mend for nested comments.; downloads=2015; status=Published
- 2.0.0 | changes=New grammar.; downloads=0; status=Draft
# database unit testing|unit testing tool|jdbc|sql query|sql client|database testing|database client|query tool
item database connection|connection|data source|database: Name!;Driver=PostgreSQL|MySQL|Oracle|SQLite|SQL Server;Address;Database name;User name;Read only:boolean;Owner->@user;~Status=Reachable|Unreachable|Disabled
- Test shop | driver=PostgreSQL; address=db-test:5432; database_name=shop_test; user_name=tester; status=Reachable
- Billing copy | driver=Oracle; address=ora-2:1521; database_name=bill; user_name=reader; status=Reachable
- Local file | driver=SQLite; address=local; database_name=cases.db; user_name=none; status=Reachable
- Old warehouse | driver=MySQL; address=wh-1:3306; database_name=wh; user_name=tester; status=Unreachable
item sql query|query|saved query|sql statement|query statement: Name!;Connection->@database connection|connection~Test shop;Statement:long;Parameters;Purpose=Read|Set up|Clean up|Check;Timeout:number(s)#1-3600;Author->@user
- Open orders | connection=Test shop; statement=select id, total from orders where state = 'open'; purpose=Read; timeout=10
- Fill customers | connection=Test shop; statement=insert into customers select * from seed; purpose=Set up; timeout=30
- Sum of invoices | connection=Billing copy; statement=select sum(amount) from invoices; purpose=Check; timeout=20
- Empty cart rows | connection=Test shop; statement=delete from cart_rows; purpose=Clean up; timeout=10
record query run|query result|execution|query history|execution record: Title!;Query->@sql query|query~Open orders;Connection->@database connection|connection~Test shop;Rows:number#0-100000000;First value;Duration:number(ms)#0-3600000;Result:long;Run by->@user;Run on:date;~Status=Done|Error|Timed out
- Open orders, morning | query=Open orders; connection=Test shop; rows=3; first_value=1017; duration=14; status=Done
- Sum of invoices, May | query=Sum of invoices; connection=Billing copy; rows=1; first_value=48210.50; duration=420; status=Done
- Fill customers, retry | query=Fill customers; connection=Test shop; rows=0; duration=30000; status=Timed out
- Empty cart rows, nightly | query=Empty cart rows; connection=Test shop; rows=18; duration=9; status=Done
item dataset|data set|test dataset: Name!;Table name~orders|customers;Format=Rows|CSV|XML|JSON;Rows:number#0-1000000;Content:long;File:file;Purpose=Set up|Expected;Owner->@user
- Three open orders | table_name=orders; format=Rows; rows=3; purpose=Expected
- Seed customers | table_name=customers; format=CSV; rows=50; purpose=Set up
- Invoices of May | table_name=invoices; format=XML; rows=212; purpose=Set up
- Empty cart | table_name=cart_rows; format=JSON; rows=0; purpose=Expected
item test case|unit test|database test: Name!;Query->@sql query|query~Open orders;Seed data->@dataset|data set~Seed customers;Expected data->@dataset|data set~Three open orders;Check=Rows equal|Row count|Single value|No rows;Expected value;Suite~Orders|Billing;~Last result=Passed|Failed|Not run
- Three orders stay open | query=Open orders; seed_data=Seed customers; expected_data=Three open orders; check=Rows equal; suite=Orders; last_result=Passed
- May sum is right | query=Sum of invoices; seed_data=Invoices of May; check=Single value; expected_value=48210.50; suite=Billing; last_result=Passed
- Cart is empty after order | query=Empty cart rows; expected_data=Empty cart; check=No rows; suite=Orders; last_result=Failed
- Fifty customers | query=Fill customers; check=Row count; expected_value=50; suite=Orders; last_result=Not run
! record test run|test result|test execution: Title!;Test case->@test case|unit test~Three orders stay open;Actual value;Duration:number(ms)#0-3600000;Message;Run on:date;~Result=Passed|Failed|Error|Skipped
- Run 301 | test_case=Three orders stay open; actual_value=3 rows; duration=22; result=Passed
- Run 302 | test_case=May sum is right; actual_value=48210.50; duration=431; result=Passed
- Run 303 | test_case=Cart is empty after order; actual_value=2 rows; duration=17; message=Two rows were left; result=Failed
- Run 304 | test_case=Fifty customers; duration=30000; message=Timeout; result=Error
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
# public opinion|opinion analysis|sentiment analysis|opinion monitoring|media monitoring
item monitored site|site|collection site|news site|source: Name!;Address:url;Kind=News|Forum|Blog|Social network;Region~North|National;Selector;Check every:number(min)#5-1440;~Last collected:date;~Status=Active|Paused|Blocked
- Harbour Post | kind=News; region=North; check_every=30; status=Active
- Townsquare forum | kind=Forum; region=North; check_every=60; status=Active
- National Mirror | kind=News; region=National; check_every=15; status=Active
- Commuter blog | kind=Blog; region=North; check_every=240; status=Blocked
record news item|news data|news|collected news|collected article: Title!;Site->@monitored site|site~Harbour Post;Topic->@topic cluster|cluster~Ferry fares;Text:long;Author;Sentiment=Positive|Neutral|Negative;Score:number#0-100;Reads:number#0-100000000;Published on:date;Address:url
- Ferry fares rise by a third | site=Harbour Post; topic=Ferry fares; sentiment=Negative; score=22; reads=18400
- Islanders plan a protest | site=Townsquare forum; topic=Ferry fares; sentiment=Negative; score=14; reads=3100
- New school wing opens | site=Harbour Post; topic=School building; sentiment=Positive; score=86; reads=6200
- Timetable unchanged | site=National Mirror; topic=Ferry fares; sentiment=Neutral; score=51; reads=940
record extracted keyword|keyword|hot word|keyword extraction: Word!;Frequency:number#0-10000000;Weight:percent;Sentiment=Positive|Neutral|Negative;Topic->@topic cluster|cluster~Ferry fares;Counted on:date
- ferry | frequency=812; weight=64; sentiment=Negative; topic=Ferry fares
- fare | frequency=640; weight=58; sentiment=Negative; topic=Ferry fares
- school wing | frequency=121; weight=22; sentiment=Positive; topic=School building
- protest | frequency=233; weight=31; sentiment=Negative; topic=Ferry fares
item topic cluster|cluster|topic|clustering result|hot topic: Name!;Articles:number#0-1000000;Heat:number#0-100;Share negative:percent;Keywords;First seen on:date;~Trend=Rising|Level|Falling
- Ferry fares | articles=148; heat=91; share_negative=71; keywords=ferry, fare, protest; trend=Rising
- School building | articles=37; heat=40; share_negative=12; keywords=school, wing, budget; trend=Level
- Beach litter | articles=22; heat=28; share_negative=64; keywords=beach, plastic; trend=Falling
- Marathon | articles=58; heat=55; share_negative=6; keywords=run, city, record; trend=Rising
record analysis task|data analysis|data mining|analysis|mining task: Title!;Method=Keywords|Clustering|Sentiment|Trend;Period from:date;Period until:date;Articles:number#0-1000000;Finding:long;Started by~Ola Berg;~Status=Queued|Running|Finished|Failed
- Mood of the week | method=Sentiment; articles=312; finding=Six in ten texts are negative.; started_by=Ola Berg; status=Finished
- Groups of May | method=Clustering; articles=1480; finding=Eleven topics.; started_by=Ola Berg; status=Finished
- Words of the day | method=Keywords; articles=96; started_by=Pia Dunn; status=Running
- Ferry trend | method=Trend; articles=148; started_by=Pia Dunn; status=Queued
record opinion alert|warning|alert: Title!;Topic->@topic cluster|cluster~Ferry fares;Level=Notice|Warning|Critical;Reason;Assigned to~Pia Dunn;Raised on:date;~Status=Open|Watched|Closed
- Ferry fares above 90 | topic=Ferry fares; level=Critical; reason=Heat rose by 40 in a day; assigned_to=Pia Dunn; status=Open
- Protest called | topic=Ferry fares; level=Warning; reason=Word protest; assigned_to=Pia Dunn; status=Watched
- Litter picture spreads | topic=Beach litter; level=Notice; reason=3000 shares; assigned_to=Ola Berg; status=Closed
- School budget rumour | topic=School building; level=Notice; reason=Forum thread; assigned_to=Ola Berg; status=Open
! item opinion report|chart [report|chart|display|visual]: Title!;Chart=Bar|Line|Pie|Word cloud|Map;Topic->@topic cluster|cluster~Ferry fares;Period=Day|Week|Month;Summary:long;Made by~Ola Berg
- Words of the week | chart=Word cloud; period=Week; summary=Ferry leads by far.; made_by=Ola Berg
- Mood by day | chart=Line; topic=Ferry fares; period=Week; made_by=Ola Berg
- Share of sources | chart=Pie; period=Month; made_by=Pia Dunn
- Heat by town | chart=Map; period=Day; made_by=Pia Dunn
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
# copywriting|aigc|ai writing|copy generation|content generation|text generation|ai q&a
item copywriting template|copy template|template: Name!;Category=Product text|Social post|Advert|Email|Slogan|Video script;Input fields:long;Prompt:long;Tone=Friendly|Factual|Playful|Formal;Length:number(words)#10-3000;Icon:image;~Uses:number#0-10000000;~Status=Active|Hidden
- Product in 80 words | category=Product text; input_fields=product, benefit, audience; tone=Factual; length=80; uses=4120; status=Active
- Weekend post | category=Social post; input_fields=place, mood; tone=Playful; length=40; uses=2977; status=Active
- Sale reminder mail | category=Email; input_fields=offer, end date; tone=Friendly; length=120; uses=1204; status=Active
- One-line slogan | category=Slogan; input_fields=brand, feeling; tone=Playful; length=10; uses=6310; status=Active
record generated copy|copy|copywriting|generation record|generated text|generation history: Title!;Template->@copywriting template|copy template~Product in 80 words;Input:long;Text:long;Tone=Friendly|Factual|Playful|Formal;Words:number#0-5000;Author->@user;Rating:rating;Made on:date;~Status=Generating|Done|Edited|Failed
- Oak lunch box | template=Product in 80 words; input=lunch box, leakproof, hikers; text=Pack soup without fear.; tone=Factual; words=79; rating=4; status=Done
- Lake on Saturday | template=Weekend post; input=lake, lazy; text=Feet in the water, phone in the bag.; tone=Playful; words=31; rating=5; status=Edited
- Three days left | template=Sale reminder mail; input=20 percent, Sunday; tone=Friendly; words=114; rating=4; status=Done
- Tea house slogan | template=One-line slogan; input=tea house, calm; text=Slow down, it is pouring.; tone=Playful; words=5; rating=5; status=Done
item ai expert|expert|assistant|ai role: Name!;Field=Marketing|Law|Health|Study|Cooking|Technology;Opening line;Instruction:long;Portrait:image;~Conversations:number#0-10000000;~Status=Active|Hidden
- Ad coach | field=Marketing; opening_line=What shall we sell today?; conversations=880; status=Active
- Study buddy | field=Study; opening_line=Which chapter is hard?; conversations=2140; status=Active
- Kitchen chef | field=Cooking; opening_line=What is in your fridge?; conversations=1520; status=Active
- Contract reader | field=Law; opening_line=Paste the clause here.; conversations=330; status=Active
record conversation|ai conversation|q&a session|ai q&a|question and answer: Title!;Expert->@ai expert|expert~Ad coach;Asked by->@user;Messages:number#0-10000;Started on:date;~Status=Open|Closed
- Headline for a bike shop | expert=Ad coach; messages=8; status=Open
- Fractions explained | expert=Study buddy; messages=14; status=Closed
- Leek, eggs and rice | expert=Kitchen chef; messages=5; status=Closed
- Notice period | expert=Contract reader; messages=6; status=Open
! record chat turn|question|answer|intelligent answer: Question!;Conversation->@conversation~Headline for a bike shop;Answer:long;Words:number#0-10000;Helpful:boolean;Asked on:date
- Give me five headlines | conversation=Headline for a bike shop; answer=1. Two wheels, no queue.; words=46
- What is a common denominator? | conversation=Fractions explained; answer=A number both can be divided into.; words=88
- A quick dinner, please | conversation=Leek, eggs and rice; answer=Fried rice with leek.; words=120
- May I leave in March? | conversation=Notice period; answer=Yes, with two months' notice.; words=64
! item usage quota|quota|credit package [credit|quota|pay|package|member|personal]: Name!;Words a month:number#0-10000000;Price:money;Used words:number#0-10000000;Renews on:date
- Free | words_a_month=5000; price=0; used_words=1840
- Writer | words_a_month=100000; price=9; used_words=41200
- Studio | words_a_month=600000; price=39; used_words=210400
- Trial week | words_a_month=20000; price=0; used_words=20000
# sketch-to-image|image generation|ai image|ai drawing|text-to-image|style transfer
record sketch|uploaded sketch|input image|drawing: Title!;Picture:image;Kind=Pencil|Ink|Tablet|Photo of paper;Width:number(px)#16-10000;Height:number(px)#16-10000;Owner->@user;Uploaded on:date;Note
- Cottage by the lake | kind=Pencil; width=1600; height=1200
- Robot gardener | kind=Tablet; width=2048; height=2048
- Red boots | kind=Ink; width=900; height=1200
- Chair idea 3 | kind=Photo of paper; width=3000; height=2250
record image conversion|conversion|conversion result|generated image|generation|generation task|conversion history: Title!;Sketch->@sketch~Cottage by the lake|Robot gardener;Style->@image style|style~Watercolour|Photo;Prompt:long;Strength:percent;Seed:number#0-999999;Result:image;Seconds:number#0-600;Made on:date;~Status=Queued|Running|Done|Failed
- Cottage, watercolour | sketch=Cottage by the lake; style=Watercolour; prompt=misty morning; strength=60; seed=4711; seconds=14; status=Done
- Robot as a photo | sketch=Robot gardener; style=Photo; prompt=greenhouse, soft light; strength=75; seed=1208; seconds=22; status=Done
- Boots for the shop | sketch=Red boots; style=Product shot; strength=80; seed=77; seconds=18; status=Done
- Chair in oak | sketch=Chair idea 3; style=Photo; strength=70; seed=3301; seconds=0; status=Queued
item image style|style|model|art style: Name!;Group=Painting|Photo|Comic|Design;Example:image;Prompt addition;Default strength:percent;~Uses:number#0-10000000;~Status=Active|Hidden
- Watercolour | group=Painting; prompt_addition=wet paper, soft edges; default_strength=60; uses=3120; status=Active
- Photo | group=Photo; prompt_addition=35 mm, daylight; default_strength=75; uses=5480; status=Active
- Product shot | group=Design; prompt_addition=white table, softbox; default_strength=80; uses=1104; status=Active
- Ink comic | group=Comic; prompt_addition=bold lines; default_strength=55; uses=2290; status=Active
item conversion setting|conversion parameter|preset|parameter: Name!;Style->@image style|style~Watercolour;Palette=Natural|Warm|Cold|Pastel|Black and white;Strength:percent;Detail:percent;Size=512|768|1024|2048;Owner->@user
- My soft look | style=Watercolour; palette=Pastel; strength=55; detail=40; size=1024
- Shop pictures | style=Product shot; palette=Natural; strength=80; detail=80; size=2048
- Comic page | style=Ink comic; palette=Black and white; strength=60; detail=50; size=1024
- Quick try | style=Photo; palette=Warm; strength=70; detail=30; size=512
record image download|download: File name!;Image->@image conversion|generated image~Cottage, watercolour;Format=PNG|JPG|WebP;Size:number(kB)#1-100000;Downloaded on:date
- cottage-watercolour.png | image=Cottage, watercolour; format=PNG; size=2140
- robot.jpg | image=Robot as a photo; format=JPG; size=880
- boots-front.webp | image=Boots for the shop; format=WebP; size=410
- cottage-small.jpg | image=Cottage, watercolour; format=JPG; size=190
! record image rating|feedback: Title!;Image->@image conversion|generated image~Robot as a photo;Stars:rating;Remark;Given by->@user
- Lovely light | image=Robot as a photo; stars=5; remark=Keep the seed.
- Roof is off | image=Cottage, watercolour; stars=3; remark=Chimney is missing.
- Ready to print | image=Boots for the shop; stars=5
- Too dark | image=Robot as a photo; stars=2; remark=Leaves are black.
# image processing|photo editing|image editing|photo editor|image editor|picture editing
item picture|image|photo|uploaded image: Title!;Picture:image;Owner->@user;Album->@picture album|album~Summer trip;Width:number(px)#1-20000;Height:number(px)#1-20000;Size:number(kB)#1-100000;Place;Taken on:date;Visible to=Everyone|Friends|Only me
- Cliffs at dusk | album=Summer trip; width=4000; height=3000; size=3800; place=Étretat; visible_to=Everyone
- Birthday table | album=Family; width=3000; height=2000; size=2100; place=Home; visible_to=Friends
- New logo idea | album=Work; width=1024; height=1024; size=320; visible_to=Only me
- Cat in the box | album=Family; width=2400; height=2400; size=1750; visible_to=Everyone
record image edit|edit|image processing|processing task|edited image: Title!;Picture->@picture|image~Cliffs at dusk;Operation=Crop|Rotate|Filter|Brightness|Remove background|Text;Parameters;Filter->@image filter|filter~Dune|Noir;Result:image;Edited by->@user;Edited on:date;~Status=Done|Undone|Failed
- Cliffs, straightened | picture=Cliffs at dusk; operation=Rotate; parameters=1.5 degrees; status=Done
- Cliffs, warm | picture=Cliffs at dusk; operation=Filter; filter=Dune; status=Done
- Logo without ground | picture=New logo idea; operation=Remove background; status=Done
- Cat, square | picture=Cat in the box; operation=Crop; parameters=1:1; status=Undone
item image filter|filter|effect: Name!;Brightness:percent;Contrast:percent;Saturation:percent;Tint;Preview:image
- Dune | brightness=55; contrast=48; saturation=62; tint=orange
- Noir | brightness=45; contrast=70; saturation=0; tint=gray
- Mint | brightness=58; contrast=44; saturation=50; tint=green
- Clear | brightness=52; contrast=55; saturation=55; tint=none
item picture album|album|folder: Name!;Owner->@user;Description;Cover:image;Pictures:number#0-100000;Visible to=Everyone|Friends|Only me
- Summer trip | description=Two weeks on the coast.; pictures=84; visible_to=Friends
- Family | description=Birthdays and cats.; pictures=212; visible_to=Friends
- Work | description=Drafts.; pictures=31; visible_to=Only me
- Best of | description=One a month.; pictures=12; visible_to=Everyone
record share|shared image|image share|sharing record: Title!;Picture->@picture|image~Cliffs at dusk;Shared by->@user;Shared with~Mona|Hiking group;Way=Link|Chat|Feed;Message;Shared on:date;~Views:number#0-1000000
- Cliffs to the hiking group | picture=Cliffs at dusk; shared_with=Hiking group; way=Chat; message=Next year again?; views=9
- Cat for all | picture=Cat in the box; shared_with=Everyone; way=Feed; views=140
- Table for Mona | picture=Birthday table; shared_with=Mona; way=Link; views=2
- Logo to Ben | picture=New logo idea; shared_with=Ben; way=Chat; message=Which blue?; views=1
! record friend relation|friendship|friend|friend request [friend|chat|contact]: Title!;Asked by->@user;Asked->@user;Greeting;Alias;Since:date;~Status=Asked|Friends|Refused|Blocked
- Mona and Ben | greeting=We met at the course.; status=Friends
- Iris and Tom | greeting=Hi from the hiking group.; status=Asked
- Ben and Iris | alias=Iris the painter; status=Friends
- Tom and Spam4U | status=Blocked
+ message: Picture->@picture|image~Cliffs at dusk
# media center|multimedia content|media player|media library|media server|playing multimedia
item media item|media|media file|multimedia content|media content|multimedia: Title!;Kind=Video|Music|Picture;File:file;Cover:image;Artist or director~Selma Roth|Kite Duo;Genre->@media genre|genre~Documentary|Jazz;Length:number(s)#0-86400;Year:number#1900-2100;Quality=SD|HD|4K|Lossless|Compressed;Added on:date;~Plays:number#0-1000000
- Rivers of ice | kind=Video; artist_or_director=Selma Roth; genre=Documentary; length=3120; year=2021; quality=4K; plays=14
- Blue stairs | kind=Music; artist_or_director=Kite Duo; genre=Jazz; length=254; year=2019; quality=Lossless; plays=61
- Garden, first snow | kind=Picture; artist_or_director=Family; genre=Home pictures; length=0; year=2024; quality=HD; plays=5
- The lighthouse boy | kind=Video; artist_or_director=P. Amsel; genre=Feature film; length=5940; year=2016; quality=HD; plays=3
item media genre|genre|category: Name!;Kind=Video|Music|Picture;Color;Items:number#0-100000
- Documentary | kind=Video; color=teal; items=38
- Feature film | kind=Video; color=red; items=112
- Jazz | kind=Music; color=navy; items=640
- Home pictures | kind=Picture; color=gold; items=4120
item playlist|play list: Name!;Kind=Video|Music|Picture|Mixed;Owner->@user;Description;Cover:image;Repeat=Off|One|All;Shuffle:boolean;Public:boolean;~Items:number#0-10000
- Sunday breakfast | kind=Music; description=Quiet and sunny.; repeat=All; items=24
- Winter evenings | kind=Video; description=One a week.; repeat=Off; items=9
- Slide show 2024 | kind=Picture; description=Best of the year.; repeat=All; items=60
- Party | kind=Mixed; description=Clips and songs.; repeat=All; items=41
! record playlist entry|playlist item|track: Title!;Playlist->@playlist~Sunday breakfast;Media->@media item|media~Blue stairs;Position:number#1-10000;Added on:date
- Blue stairs in Sunday breakfast | playlist=Sunday breakfast; media=Blue stairs; position=3
- Rivers of ice in Winter evenings | playlist=Winter evenings; media=Rivers of ice; position=1
- First snow in Slide show | playlist=Slide show 2024; media=Garden, first snow; position=18
- Lighthouse in Winter evenings | playlist=Winter evenings; media=The lighthouse boy; position=2
record playback|playback progress|play history|playback record|playback history: Title!;Media->@media item|media~Rivers of ice;User->@user;Position:number(s)#0-86400;Progress:percent;Device~Living room|Tablet;Played on:date;~Status=Playing|Paused|Finished
- Rivers of ice, half | media=Rivers of ice; position=1490; progress=48; device=Living room; status=Paused
- Blue stairs, whole | media=Blue stairs; position=254; progress=100; device=Kitchen; status=Finished
- Lighthouse, start | media=The lighthouse boy; position=600; progress=10; device=Tablet; status=Paused
- Rivers of ice, tablet | media=Rivers of ice; position=120; progress=4; device=Tablet; status=Paused
item media folder|library folder|media source|library: Name!;Path;Kind=Video|Music|Picture|Mixed;Watch for changes:boolean;Items:number#0-1000000;Last scan:date;~Status=Ready|Scanning|Missing
- Films | path=/media/films; kind=Video; items=150; status=Ready
- Records | path=/media/music; kind=Music; items=8240; status=Ready
- Camera | path=/media/pictures; kind=Picture; items=4120; status=Scanning
- USB stick | path=/media/usb1; kind=Mixed; items=0; status=Missing
! item player setting|setting: Name!;User->@user;Volume:percent;Subtitle language~English|Off;Equalizer=Flat|Rock|Voice|Night;Skip step:number(s)#5-60;Start where stopped:boolean
- Living room | volume=60; subtitle_language=Off; equalizer=Flat; skip_step=10
- Tablet at night | volume=25; subtitle_language=English; equalizer=Night; skip_step=15
- Kitchen radio | volume=70; subtitle_language=Off; equalizer=Voice; skip_step=30
- Children | volume=40; subtitle_language=Off; equalizer=Flat; skip_step=10
# video transcoding|transcoding|streaming media|video conversion|video converter|convert video
item video|uploaded video|video file|source video: Title!;File:file;Thumbnail:image;Format=MP4|MOV|AVI|MKV|WebM;Length:number(s)#0-86400;Width:number(px)#16-8192;Height:number(px)#16-8192;Size:number(MB)#0-500000;Owner->@user;Uploaded on:date;~Status=Uploading|Ready|Transcoding|Deleted
- Harbour flight | format=MOV; length=184; width=3840; height=2160; size=2100; status=Ready
- Lecture 4, algebra | format=MP4; length=5230; width=1920; height=1080; size=1480; status=Transcoding
- Wedding teaser | format=MKV; length=92; width=1920; height=1080; size=310; status=Ready
- Old tape 1994 | format=AVI; length=3610; width=720; height=576; size=8800; status=Uploading
record transcoding task|transcoding|transcoding job|conversion task|transcode record: Title!;Video->@video~Harbour flight;Profile->@transcoding profile|profile|transcoding format~HLS 1080p;Progress:percent;Output size:number(MB)#0-500000;Seconds taken:number#0-1000000;Worker~node-1;Started on:date;Message;~Status=Queued|Running|Done|Failed|Cancelled
- Harbour flight to HLS | video=Harbour flight; profile=HLS 1080p; progress=100; output_size=240; seconds_taken=210; worker=node-1; status=Done
- Lecture 4 to HLS | video=Lecture 4, algebra; profile=HLS 720p; progress=46; worker=node-2; status=Running
- Teaser to WebM | video=Wedding teaser; profile=WebM small; progress=0; status=Queued
- Tape to MP4 | video=Old tape 1994; profile=MP4 archive; progress=12; message=Stream ends too early; worker=node-1; status=Failed
item transcoding profile|profile|transcoding format|format|output format: Name!;Container=HLS|DASH|MP4|WebM|FLV;Video codec=H.264|H.265|VP9|AV1;Audio codec=AAC|Opus|MP3;Height:number(px)#144-4320;Bit rate:number(kbit/s)#50-100000;Frame rate:number#1-120;Segment length:number(s)#0-30
- HLS 1080p | container=HLS; video_codec=H.264; audio_codec=AAC; height=1080; bit_rate=5000; frame_rate=30; segment_length=6
- HLS 720p | container=HLS; video_codec=H.264; audio_codec=AAC; height=720; bit_rate=2800; frame_rate=30; segment_length=6
- WebM small | container=WebM; video_codec=VP9; audio_codec=Opus; height=480; bit_rate=900; frame_rate=25; segment_length=0
- MP4 archive | container=MP4; video_codec=H.265; audio_codec=AAC; height=576; bit_rate=1800; frame_rate=25; segment_length=0
item stream output|stream|transcoded video|rendition: Name!;Video->@video~Harbour flight;Task->@transcoding task|transcoding~Harbour flight to HLS;Address:url;Height:number(px)#144-4320;Size:number(MB)#0-500000;~Plays:number#0-10000000;~Status=Online|Offline
- harbour-1080 | video=Harbour flight; task=Harbour flight to HLS; height=1080; size=240; plays=88; status=Online
- harbour-720 | video=Harbour flight; height=720; size=130; plays=41; status=Online
- teaser-480 | video=Wedding teaser; height=480; size=12; plays=0; status=Offline
- lecture-3 | video=Lecture 4, algebra; height=720; size=610; plays=302; status=Online
! record play record|view record|playback: Title!;Stream->@stream output|stream~harbour-1080;Viewer->@user;Watched:number(s)#0-86400;Device~Phone|Desktop;Stalls:number#0-1000;Played on:date
- Harbour on the phone | stream=harbour-720; watched=184; device=Phone; stalls=0
- Harbour on the desk | stream=harbour-1080; watched=96; device=Desktop; stalls=2
- Lecture, first half | stream=lecture-3; watched=2600; device=Desktop; stalls=1
- Lecture again | stream=lecture-3; watched=1200; device=Tablet; stalls=0
# file update|update files|branch update|zip archive|creates zip|file archive|file compression|upload new files|file transfer
item branch|existing branch|version line: Name!;Purpose=Release|Development|Customer|Test;Description;Owner->@user;Files:number#0-1000000;Protected:boolean;Last updated on:date;~Status=Open|Frozen|Merged
- main | purpose=Release; description=What customers get.; files=412; status=Frozen
- summer-update | purpose=Development; description=New price lists and manuals.; files=418; status=Open
- customer-north | purpose=Customer; description=Forms with their own logo.; files=96; status=Open
- printer-test | purpose=Test; description=Tries with the new printer driver.; files=14; status=Merged
item stored file|file|uploaded file|folder: Name!;Branch->@branch~main|summer-update;File:file;Folder~manuals|price-lists;Size:number(kB)#0-100000000;Version:number#1-10000;Checksum;Uploaded by->@user;Uploaded on:date
- price-list-2025.xlsx | branch=summer-update; folder=price-lists; size=184; version=3; checksum=9f41c2
- manual-pump-a2.pdf | branch=main; folder=manuals; size=5210; version=7; checksum=77ab01
- order-form.docx | branch=customer-north; folder=forms; size=61; version=2; checksum=13de88
- driver-1.4.zip | branch=printer-test; folder=drivers; size=40210; version=1; checksum=e02b5c
record file update|update record|file update record|update: Title!;Branch->@branch~summer-update;File->@stored file|file~price-list-2025.xlsx;Kind=Added|Replaced|Renamed|Deleted;Note:long;Updated by->@user;Updated on:date;~Status=Draft|Applied|Rolled back
- Prices of June | branch=summer-update; file=price-list-2025.xlsx; kind=Replaced; note=Steel up by 4 percent.; status=Applied
- Manual page 12 | branch=main; file=manual-pump-a2.pdf; kind=Replaced; note=Torque corrected.; status=Applied
- Logo North | branch=customer-north; file=order-form.docx; kind=Replaced; status=Rolled back
- Driver 1.4 | branch=printer-test; file=driver-1.4.zip; kind=Added; status=Draft
record archive|zip archive|created archive [archive|zip|compress]: Name!;Files:number#1-1000000;Size before:number(kB)#0-100000000;Size:number(kB)#0-100000000;Compression=None|Fast|Normal|Best;Password protected:boolean;File:file;Made by->@user;Made on:date;Expires on:date;~Status=Building|Ready|Expired|Failed
- manuals-may.zip | files=38; size_before=88400; size=61200; compression=Normal; status=Ready
- photos-site-4.zip | files=212; size_before=914000; size=902000; compression=Fast; status=Ready
- contracts-2024.zip | files=17; size_before=9400; size=5100; compression=Best; status=Expired
- backup-forms.zip | files=96; size_before=6100; size=0; compression=Best; status=Building
record archive delivery|sent archive|delivery|transfer [archive|zip|send]: Title!;Archive->@archive|zip archive~manuals-may.zip;Sender->@user;Recipient~Gerda Pohl|Site office;Email:email;Message:long;~Downloads:number#0-10000;Sent on:date;~Status=Sent|Opened|Downloaded|Bounced
- Manuals for Gerda | archive=manuals-may.zip; recipient=Gerda Pohl; email=gerda@example.com; downloads=1; status=Downloaded
- Photos to the site office | archive=photos-site-4.zip; recipient=Site office; email=site4@example.com; downloads=0; status=Opened
- Contracts to the lawyer | archive=contracts-2024.zip; recipient=Dr. Amell; email=amell@example.com; downloads=2; status=Downloaded
- Manuals for Timo | archive=manuals-may.zip; recipient=Timo Rask; email=timo@example.com; downloads=0; status=Bounced
! record archive entry|archived file [archive|zip]: Path!;Archive->@archive|zip archive~manuals-may.zip;Size:number(kB)#0-100000000;Packed size:number(kB)#0-100000000;Changed on:date
- manuals/pump-a2.pdf | archive=manuals-may.zip; size=5210; packed_size=3900
- manuals/pump-b1.pdf | archive=manuals-may.zip; size=4800; packed_size=3600
- photos/0001.jpg | archive=photos-site-4.zip; size=4300; packed_size=4270
- contracts/lease.pdf | archive=contracts-2024.zip; size=820; packed_size=410
# logistics management|cargo source|cargo scheduling|freight dispatch|logistics system|logistics platform|cargo management
record cargo source|cargo|shipment|consignment|cargo entry: Number!;Goods~Ceramic tiles|Frozen peas;Customer~Lorca Tiles|Nordfrost;Loading place~Valencia|Bremen;Unloading place~Lyon|Malmö;Weight:number(kg)#1-40000;Volume:number(m³)#0-120;Value:money;Load on:date;Region->@delivery region|region~South;~Status=Unsent|Scheduled|On the way|Delivered|Cancelled
- CG-5101 | goods=Ceramic tiles; customer=Lorca Tiles; loading_place=Valencia; unloading_place=Lyon; weight=18400; volume=22; value=31000; region=South; status=Unsent
- CG-5102 | goods=Frozen peas; customer=Nordfrost; loading_place=Bremen; unloading_place=Malmö; weight=21000; volume=64; value=26500; region=North; status=On the way
- CG-5103 | goods=Office chairs; customer=Sedia Co; loading_place=Turin; unloading_place=Basel; weight=3900; volume=48; value=54000; region=South; status=Scheduled
- CG-5098 | goods=Paint in cans; customer=Colorwerk; loading_place=Linz; unloading_place=Brno; weight=7600; volume=11; value=19000; region=East; status=Delivered
work dispatch|scheduling|schedule|vehicle scheduling|dispatch order: Number!;Cargo->@cargo source|cargo~CG-5102|CG-5103;Vehicle->@vehicle|truck~HB-NF 204;Driver->@driver~Anton Weber;Departs on:date;Departs at:time;Planned arrival:date;Distance:number(km)#1-6000;Dispatcher~Lea Simon
- DP-880 | cargo=CG-5102; vehicle=HB-NF 204; driver=Anton Weber; distance=610; dispatcher=Lea Simon
- DP-881 | cargo=CG-5103; vehicle=TO-SC 77; driver=Carla Bruni-Neri; distance=415; dispatcher=Lea Simon
- DP-872 | cargo=CG-5098; vehicle=L-LZ 318; driver=Milos Hora; distance=214; dispatcher=Jan Kral
- DP-882 | cargo=CG-5101; vehicle=TO-SC 77; driver=Carla Bruni-Neri; distance=770; dispatcher=Jan Kral
record transport track|track|tracking record|transportation track|delivery status|operation record: Event!;Dispatch->@dispatch|dispatch order~DP-880;Place~Port of Trelleborg;Kind=Loaded|Departed|Passed|Delayed|Arrived|Signed;Remark;Noted by~Anton Weber;Noted on:date;Noted at:time
- Loaded in Bremen | dispatch=DP-880; place=Bremen cold store; kind=Loaded; noted_by=Anton Weber
- On the ferry | dispatch=DP-880; place=Port of Travemünde; kind=Passed; noted_by=Anton Weber
- Waiting at customs | dispatch=DP-881; place=Chiasso; kind=Delayed; remark=40 minutes; noted_by=Carla Bruni-Neri
- Signed in Brno | dispatch=DP-872; place=Brno; kind=Signed; noted_by=Milos Hora
item vehicle|truck|lorry: Plate!;Kind=Tarpaulin truck|Refrigerated truck|Van|Tanker|Container truck;Payload:number(kg)#100-40000;Load space:number(m³)#1-120;Mileage:number(km)#0-3000000;Inspection due:date;Insured until:date;Driver->@driver~Anton Weber;~Status=Free|On tour|In workshop|Retired
- HB-NF 204 | kind=Refrigerated truck; payload=23000; load_space=86; mileage=412000; driver=Anton Weber; status=On tour
- TO-SC 77 | kind=Tarpaulin truck; payload=24000; load_space=92; mileage=288000; driver=Carla Bruni-Neri; status=Free
- L-LZ 318 | kind=Van; payload=9000; load_space=38; mileage=151000; driver=Milos Hora; status=Free
- VA-LO 12 | kind=Container truck; payload=25000; load_space=76; mileage=603000; status=In workshop
record vehicle service|vehicle maintenance|vehicle insurance|maintenance|insurance: Title!;Vehicle->@vehicle|truck~VA-LO 12;Kind=Maintenance|Repair|Insurance|Inspection|Tyres;Provider~Truck Point;Policy or bill number;Cost:money;Done on:date;Valid until:date;Remark
- Clutch of VA-LO 12 | vehicle=VA-LO 12; kind=Repair; provider=Truck Point; policy_or_bill_number=R-4410; cost=2380
- Cover for HB-NF 204 | vehicle=HB-NF 204; kind=Insurance; provider=Hanse Mutual; policy_or_bill_number=P-99120; cost=3150
- Oil and filters TO-SC 77 | vehicle=TO-SC 77; kind=Maintenance; provider=Truck Point; policy_or_bill_number=R-4391; cost=540
- Winter tyres L-LZ 318 | vehicle=L-LZ 318; kind=Tyres; provider=Reifen Huber; policy_or_bill_number=R-1102; cost=1240
item freight quotation|quotation|freight price|price list|freight rate: Name!;From~Valencia;To~Lyon;Vehicle kind=Tarpaulin truck|Refrigerated truck|Van|Container truck;Price per tonne:money;Price per kilometre:money;Insurance rate:percent;Valid from:date;Valid until:date
- Valencia - Lyon | from=Valencia; to=Lyon; vehicle_kind=Tarpaulin truck; price_per_tonne=62; price_per_kilometre=1.4; insurance_rate=1
- Bremen - Malmö cold | from=Bremen; to=Malmö; vehicle_kind=Refrigerated truck; price_per_tonne=88; price_per_kilometre=1.9; insurance_rate=2
- Turin - Basel | from=Turin; to=Basel; vehicle_kind=Tarpaulin truck; price_per_tonne=71; price_per_kilometre=1.6; insurance_rate=1
- Linz - Brno | from=Linz; to=Brno; vehicle_kind=Van; price_per_tonne=54; price_per_kilometre=1.2; insurance_rate=1
record supplier settlement|settlement|supplier accounting|supplier bill [supplier|settle|account]: Number!;Supplier->@supplier|carrier~Truck Point;Period~May 2025;Trips:number#0-1000;Amount:money;Paid:money;Due on:date;~Status=Open|Checked|Paid|Disputed
- ST-0517 | supplier=Truck Point; period=May 2025; trips=0; amount=2920; paid=0; status=Open
- ST-0518 | supplier=Hora Transport; period=May 2025; trips=14; amount=7840; paid=7840; status=Paid
- ST-0519 | supplier=Ferry North; period=May 2025; trips=6; amount=3360; paid=0; status=Checked
- ST-0520 | supplier=Reifen Huber; period=May 2025; trips=0; amount=1240; paid=0; status=Disputed
item supplier|carrier: Name!;Kind=Carrier|Workshop|Ferry|Insurer|Warehouse;Contact person~Milos Hora;Phone:phone;Payment days:number#0-120;Grade=A|B|C
- Truck Point | kind=Workshop; contact_person=Rolf Maas; payment_days=14; grade=A
- Hora Transport | kind=Carrier; contact_person=Milos Hora; payment_days=30; grade=A
- Ferry North | kind=Ferry; contact_person=Siv Lund; payment_days=7; grade=B
- Reifen Huber | kind=Workshop; contact_person=Eva Huber; payment_days=30; grade=C
! item delivery region|region|regional management [region|courier|area]: Name!;Postcodes;Depot~Lyon South;Courier~Paul Arnaud;Delivery days:number#1-30;Surcharge:money
- South | postcodes=46-69; depot=Lyon South; courier=Paul Arnaud; delivery_days=2; surcharge=0
- North | postcodes=20-28; depot=Bremen Hafen; courier=Anton Weber; delivery_days=2; surcharge=5
- East | postcodes=40-60; depot=Linz; courier=Milos Hora; delivery_days=3; surcharge=3
- Islands | postcodes=07, 38; depot=Barcelona; courier=Nuria Pla; delivery_days=5; surcharge=18
+ order: Cargo->@cargo source|cargo~CG-5101;Region->@delivery region|region~South;Weight:number(kg)#0-40000;Freight:money;Points earned:number#0-100000
# waste management|industrial waste|hazardous waste|solid waste|waste disposal|waste transfer
item enterprise|enterprise information|company|waste producer: Name!;Registration number;Kind=Producer|Carrier|Disposal plant|Storage site;District~Harbour county|Mill district;Address;Contact person~Irma Holt;Phone:phone;Permit number;Permit until:date;~Status=Registered|Checked|Suspended
- Galvano Plating | registration_number=E-10022; kind=Producer; district=Harbour county; contact_person=Irma Holt; permit_number=P-771; status=Checked
- Redline Haulage | registration_number=E-10057; kind=Carrier; district=Mill district; contact_person=Omar Veit; permit_number=P-802; status=Checked
- Eastfield incinerator | registration_number=E-10003; kind=Disposal plant; district=Eastfield; contact_person=Ruth Kane; permit_number=P-119; status=Checked
- Solvent Works | registration_number=E-10104; kind=Producer; district=Mill district; contact_person=Ben Ahr; permit_number=P-840; status=Registered
item waste type|waste category|waste code|industrial waste: Name!;Code;Class=General|Hazardous|Recyclable|Medical;Form=Solid|Liquid|Sludge|Gas;Hazard=None|Toxic|Flammable|Corrosive;Disposal way~Incineration|Landfill;Storage limit:number(days)#1-1000
- Electroplating sludge | code=11 01 09; class=Hazardous; form=Sludge; hazard=Toxic; disposal_way=Stabilising; storage_limit=180
- Spent solvent | code=14 06 03; class=Hazardous; form=Liquid; hazard=Flammable; disposal_way=Incineration; storage_limit=90
- Fly ash | code=10 01 02; class=General; form=Solid; hazard=None; disposal_way=Cement works; storage_limit=365
- Scrap copper | code=12 01 03; class=Recyclable; form=Solid; hazard=None; disposal_way=Smelter; storage_limit=365
record waybill|transfer waybill|manifest|transport record|waste transfer|transportation: Number!;Waste->@waste type|waste category~Spent solvent;Producer->@enterprise|company~Solvent Works;Carrier->@enterprise|company~Redline Haulage;Receiver->@enterprise|company~Eastfield incinerator;Quantity:number(t)#0-1000;Received quantity:number(t)#0-1000;Plate;Driver~Kurt Bay;Shipped on:date;Received on:date;~Status=Draft|On the way|Received|Refused|Closed
- WB-25-0301 | waste=Spent solvent; producer=Solvent Works; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=12; received_quantity=12; plate=RL 410; driver=Kurt Bay; status=Closed
- WB-25-0302 | waste=Electroplating sludge; producer=Galvano Plating; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=8; received_quantity=0; plate=RL 388; driver=Ida Moor; status=On the way
- WB-25-0303 | waste=Scrap copper; producer=Galvano Plating; carrier=Redline Haulage; quantity=3; received_quantity=0; status=Draft
- WB-25-0299 | waste=Spent solvent; producer=Solvent Works; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=10; received_quantity=9; plate=RL 410; status=Refused
record waste inventory|inventory|inventory account|storage record|ledger: Entry!;Enterprise->@enterprise|company~Galvano Plating;Waste->@waste type|waste category~Electroplating sludge;Direction=Produced|Stored|Shipped|Treated;Quantity:number(t)#0-10000;~In store:number(t)#0-10000;Storage place~Shed 2;Booked on:date
- Sludge of week 20 | enterprise=Galvano Plating; waste=Electroplating sludge; direction=Produced; quantity=4; in_store=12; storage_place=Shed 2
- Sludge shipped | enterprise=Galvano Plating; waste=Electroplating sludge; direction=Shipped; quantity=8; in_store=4; storage_place=Shed 2
- Solvent tank B | enterprise=Solvent Works; waste=Spent solvent; direction=Stored; quantity=6; in_store=17; storage_place=Tank B
- Burned in line 1 | enterprise=Eastfield incinerator; waste=Spent solvent; direction=Treated; quantity=12; in_store=30; storage_place=Bunker
request management plan|plan filing|plan|waste plan|filing: Title!;Enterprise->@enterprise|company~Galvano Plating;Year:number#2000-2100;Waste->@waste type|waste category~Electroplating sludge;Planned quantity:number(t)#0-100000;Measures:long;File:file;Reviewer~County office|City office;Opinion:long;Filed on:date
- Plan 2025 Galvano | enterprise=Galvano Plating; year=2025; waste=Electroplating sludge; planned_quantity=190; reviewer=County office
- Plan 2025 Solvent Works | enterprise=Solvent Works; year=2025; waste=Spent solvent; planned_quantity=140; reviewer=County office; opinion=Tank report is missing.
- Plan 2025 Eastfield | enterprise=Eastfield incinerator; year=2025; planned_quantity=21000; reviewer=City office
- Addendum copper | enterprise=Galvano Plating; year=2025; waste=Scrap copper; planned_quantity=30; reviewer=County office
request cross-provincial application|cross-provincial transfer|cross-provincial business|transfer application: Number!;Enterprise->@enterprise|company~Solvent Works;Waste->@waste type|waste category~Spent solvent;Target province~Westland;Receiver;Quantity:number(t)#0-100000;Route:long;From:date;Until:date;Decision:long
- CP-25-011 | enterprise=Solvent Works; waste=Spent solvent; target_province=Westland; receiver=Westland recycling; quantity=60
- CP-25-012 | enterprise=Galvano Plating; waste=Electroplating sludge; target_province=Southmark; receiver=Metal recovery South; quantity=90
- CP-25-013 | enterprise=Galvano Plating; waste=Scrap copper; target_province=Westland; receiver=Copper smelter; quantity=25
- CP-24-102 | enterprise=Solvent Works; waste=Spent solvent; target_province=Northvale; receiver=Kiln North; quantity=40
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
# it support technician|support technician|it support task|it help desk|help desk|helpdesk|technical support|it support ticket
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
! item it asset|device|equipment: Name!;Inventory number;Kind=Laptop|Desktop|Printer|Switch|Phone|Server;Used by~Maria Stein;Location~Floor 2;Bought on:date;Warranty until:date;~Status=In use|In store|Broken|Scrapped
- Laser printer floor 1 | inventory_number=IT-0410; kind=Printer; used_by=Floor 1; location=Floor 1; status=In use
- Switch 2 West | inventory_number=IT-0119; kind=Switch; used_by=Network; location=Floor 2; status=Broken
- Notebook 14 inch | inventory_number=IT-0932; kind=Laptop; used_by=New colleague; location=Store; status=In store
- Mail server | inventory_number=IT-0007; kind=Server; used_by=All; location=Cellar; status=In use
! record knowledge entry|solution|guide: Title!;Category->@support category|category~Printer;Problem:long;Solution:long;Author->@technician~Elsa Grim;~Helpful votes:number#0-10000
- Double feed of sheets | category=Printer; problem=Two sheets at once.; solution=Clean or change the pick roller.; author=Elsa Grim; helpful_votes=14
- Wall socket without link | category=Network; problem=No light on the port.; solution=Check the patch panel first.; author=Ravi Nair; helpful_votes=22
- Archive old mail | category=Software; problem=Mailbox is full.; solution=Move last year to the archive.; author=Yusuf Kaya; helpful_votes=31
- Set up a notebook | category=Hardware; problem=New colleague.; solution=Image, account, encryption, handover form.; author=Elsa Grim; helpful_votes=9
# sales mobile|business opportunity|opportunity management|sales crm|sales app
item customer record|customer information|customer profile|customer company|client: Name!;Industry~Food|Metal;Contact person~Gita Rao;Phone:phone;Email:email;Address;Level=A|B|C;Source=Fair|Referral|Web|Cold call;Sales person~Owen Pratt;Next contact on:date;~Status=Lead|Active|Dormant|Lost
- Rao Foods | industry=Food; contact_person=Gita Rao; level=A; source=Referral; sales_person=Owen Pratt; status=Active
- Stahlbau Kern | industry=Metal; contact_person=Uwe Kern; level=B; source=Fair; sales_person=Owen Pratt; status=Lead
- Blue Bay Hotels | industry=Hotels; contact_person=Lina Cruz; level=A; source=Web; sales_person=Mina Fox; status=Active
- Print & Co | industry=Printing; contact_person=Joe Marsh; level=C; source=Cold call; sales_person=Mina Fox; status=Dormant
record opportunity|business opportunity|sales opportunity|deal: Title!;Customer->@customer record|client~Rao Foods;Product~Packing line|Service plan;Amount:money;Chance:percent;Competitor;Sales person~Owen Pratt;Expected on:date;Next step;~Stage=Lead|Qualified|Offer|Negotiation|Won|Lost
- Second packing line | customer=Rao Foods; product=Packing line; amount=84000; chance=60; sales_person=Owen Pratt; next_step=Send the layout; stage=Offer
- Crane service plan | customer=Stahlbau Kern; product=Service plan; amount=12000; chance=30; sales_person=Owen Pratt; next_step=Visit the hall; stage=Qualified
- Linen for four houses | customer=Blue Bay Hotels; product=Linen set; amount=39000; chance=80; sales_person=Mina Fox; next_step=Sign; stage=Negotiation
- Ink contract | customer=Print & Co; product=Ink; amount=5200; chance=0; competitor=Inkfast; sales_person=Mina Fox; stage=Lost
work call plan|call planning|visit plan|call|sales call: Title!;Customer->@customer record|client~Rao Foods;Opportunity->@opportunity|deal~Second packing line;Kind=Phone|Visit|Video|Mail;Planned on:date;Planned at:time;Sales person~Owen Pratt;Aim;Result:long
- Layout talk with Gita | customer=Rao Foods; opportunity=Second packing line; kind=Video; sales_person=Owen Pratt; aim=Agree on the hall plan
- Hall visit Kern | customer=Stahlbau Kern; opportunity=Crane service plan; kind=Visit; sales_person=Owen Pratt; aim=Count the cranes
- Contract reminder | customer=Blue Bay Hotels; opportunity=Linen for four houses; kind=Phone; sales_person=Mina Fox; aim=Fix the date of signing
- Try again in autumn | customer=Print & Co; kind=Phone; sales_person=Mina Fox; aim=Ask about ink prices
record contract|electronic contract|electronic signing|signing|e-signature: Number!;Customer->@customer record|client~Blue Bay Hotels;Opportunity->@opportunity|deal~Linen for four houses;Amount:money;File:file;Signer~Lina Cruz;Sent on:date;Signed on:date;Valid until:date;~Status=Draft|Sent|Signed|Refused|Expired
- CT-2511 | customer=Blue Bay Hotels; opportunity=Linen for four houses; amount=39000; signer=Lina Cruz; status=Sent
- CT-2498 | customer=Rao Foods; amount=71000; signer=Gita Rao; status=Signed
- CT-2512 | customer=Stahlbau Kern; opportunity=Crane service plan; amount=12000; signer=Uwe Kern; status=Draft
- CT-2440 | customer=Print & Co; amount=4900; signer=Joe Marsh; status=Expired
! record follow-up record|follow-up|visit record|contact log: Title!;Customer->@customer record|client~Rao Foods;Kind=Phone|Visit|Video|Mail;Content:long;Mood=Good|Neutral|Critical;Written by~Owen Pratt;Talked on:date
- Gita likes the short layout | customer=Rao Foods; kind=Video; mood=Good; written_by=Owen Pratt
- Kern has nine cranes | customer=Stahlbau Kern; kind=Visit; mood=Neutral; written_by=Owen Pratt
- Lina waits for the board | customer=Blue Bay Hotels; kind=Phone; mood=Good; written_by=Mina Fox
- Joe signed with Inkfast | customer=Print & Co; kind=Phone; mood=Critical; written_by=Mina Fox
! item sales target|target: Title!;Sales person~Owen Pratt;Month~June 2025;Target:money;Reached:money;Calls planned:number#0-500;Calls made:number#0-500
- Owen, June | sales_person=Owen Pratt; month=June 2025; target=60000; reached=41000; calls_planned=48; calls_made=31
- Mina, June | sales_person=Mina Fox; month=June 2025; target=50000; reached=39000; calls_planned=40; calls_made=36
- Owen, May | sales_person=Owen Pratt; month=May 2025; target=60000; reached=71000; calls_planned=45; calls_made=44
- Mina, May | sales_person=Mina Fox; month=May 2025; target=50000; reached=47500; calls_planned=40; calls_made=40
# sales system|sales code|sales agent|agent statistics|agent management|reseller
item sales code|redeem code|generated code|activation code: Code!;Course or book~Watercolour course|Herbal atlas;Kind=Course|Book|Bundle;Price:money;Commission:percent;Agent->@sales agent|team member~Tilda Moss;Made on:date;Valid until:date;~Status=Made|Paid|Redeemed|Expired
- SC-WA-20418 | course_or_book=Watercolour course; kind=Course; price=89; commission=20; agent=Tilda Moss; status=Redeemed
- SC-HA-20419 | course_or_book=Herbal atlas; kind=Book; price=34; commission=12; agent=Ivan Petrov; status=Paid
- SC-BU-20420 | course_or_book=Course with brush set; kind=Bundle; price=119; commission=18; agent=Tilda Moss; status=Made
- SC-HA-19077 | course_or_book=Herbal atlas; kind=Book; price=34; commission=12; agent=Sun-hee Han; status=Expired
person sales agent|agent|team member|member|subordinate: Name!;Phone:phone;Email:email;Level=Starter|Agent|Team leader|Director;Leader->@sales agent|agent;Region~South|Online;Commission:percent;May sell:boolean;Joined on:date;~Status=Active|Paused|Left
- Tilda Moss | level=Team leader; region=South; commission=20; status=Active
- Ivan Petrov | level=Agent; leader=Tilda Moss; region=South; commission=12; status=Active
- Sun-hee Han | level=Agent; leader=Tilda Moss; region=Online; commission=12; status=Active
- Carlo Bassi | level=Starter; leader=Ivan Petrov; region=Online; commission=8; status=Paused
record sale|sales record|sales order|sale statistic: Number!;Code->@sales code~SC-WA-20418;Agent->@sales agent|agent~Tilda Moss;Buyer~Nora Egger;Quantity:number#1-1000;Amount:money;Method=Card|Wallet|Transfer;Sold on:date;~Status=Unpaid|Paid|Refunded
- SL-7001 | code=SC-WA-20418; agent=Tilda Moss; buyer=Nora Egger; quantity=1; amount=89; method=Card; status=Paid
- SL-7002 | code=SC-HA-20419; agent=Ivan Petrov; buyer=School of Elm; quantity=12; amount=408; method=Transfer; status=Paid
- SL-7003 | code=SC-BU-20420; agent=Tilda Moss; buyer=Kim Oh; quantity=1; amount=119; method=Wallet; status=Unpaid
- SL-6950 | code=SC-HA-19077; agent=Sun-hee Han; buyer=Bea Wolf; quantity=1; amount=34; method=Card; status=Refunded
record commission|commission record|agent commission: Title!;Agent->@sales agent|agent~Ivan Petrov;Sale->@sale|sales record~SL-7002;Rate:percent;Amount:money;Level=Own sale|Team sale;Due on:date;~Status=Open|Released|Paid
- Ivan for SL-7002 | agent=Ivan Petrov; sale=SL-7002; rate=12; amount=48.96; level=Own sale; status=Open
- Tilda for SL-7001 | agent=Tilda Moss; sale=SL-7001; rate=20; amount=17.80; level=Own sale; status=Paid
- Tilda from Ivan's sale | agent=Tilda Moss; sale=SL-7002; rate=4; amount=16.32; level=Team sale; status=Open
- Sun-hee for SL-6950 | agent=Sun-hee Han; sale=SL-6950; rate=12; amount=0; level=Own sale; status=Released
item agent permission|permission|team permission|subordinate permission: Title!;Agent->@sales agent|agent~Ivan Petrov;May=Make codes|See team sales|Add agents|Change prices;Limit per day:number#0-1000;Granted by->@sales agent|agent~Tilda Moss;Granted on:date;Active:boolean
- Ivan makes codes | agent=Ivan Petrov; may=Make codes; limit_per_day=20; granted_by=Tilda Moss
- Ivan adds agents | agent=Ivan Petrov; may=Add agents; limit_per_day=2; granted_by=Tilda Moss
- Sun-hee makes codes | agent=Sun-hee Han; may=Make codes; limit_per_day=10; granted_by=Tilda Moss
- Carlo sees sales | agent=Carlo Bassi; may=See team sales; limit_per_day=0; granted_by=Ivan Petrov
! record sales figure|sales statistic|daily statistic|statistics: Title!;Day:date;Sales amount:money;Orders:number#0-100000;New agents:number#0-10000;Codes made:number#0-100000;Agent->@sales agent|agent~Tilda Moss
- Team South, Monday | sales_amount=616; orders=3; new_agents=1; codes_made=8; agent=Tilda Moss
- Team South, Tuesday | sales_amount=340; orders=4; new_agents=0; codes_made=6; agent=Tilda Moss
- Ivan, May | sales_amount=2140; orders=21; new_agents=2; codes_made=30; agent=Ivan Petrov
- Online, May | sales_amount=1480; orders=32; new_agents=3; codes_made=44; agent=Sun-hee Han
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
# update website|update log|changelog|release notes|manage update information|version history
item update|update log|update information|release|update entry|version: Title!;Version;Product->@update product|product line~Desk app;Kind=Major|Minor|Patch|Security;Summary:long;Details:long;Picture:image;Author~Jo Harper;Released on:date;~Views:number#0-10000000;~Status=Draft|Planned|Published|Withdrawn
- Dark mode is here | version=3.4.0; product=Desk app; kind=Minor; summary=Easy on the eyes at night.; author=Jo Harper; views=2140; status=Published
- Sign-in hardened | version=3.3.2; product=Desk app; kind=Security; summary=Second factor for all.; author=Mika Salo; views=980; status=Published
- Offline maps | version=2.0.0; product=Field app; kind=Major; summary=Maps without signal.; author=Jo Harper; views=0; status=Planned
- Faster start | version=1.9.4; product=Field app; kind=Patch; summary=Half a second saved.; author=Mika Salo; views=310; status=Published
record change|change entry|update item|update detail|changelog entry: Change!;Update->@update|release~Dark mode is here;Kind=Added|Changed|Fixed|Removed;Description:long;Issue number;Position:number#1-200
- Switch in the menu | update=Dark mode is here; kind=Added; position=1
- Charts keep their colours | update=Dark mode is here; kind=Changed; position=2
- Reset link works once only | update=Sign-in hardened; kind=Fixed; issue_number=#812; position=1
- Old password rule | update=Sign-in hardened; kind=Removed; position=2
item update product|product line|update category|module|category: Name!;Platform=Web|Desktop|iOS|Android|Server;Newest version;Description;Owner~Jo Harper
- Desk app | platform=Desktop; newest_version=3.4.0; owner=Jo Harper
- Field app | platform=Android; newest_version=1.9.4; owner=Mika Salo
- Web client | platform=Web; newest_version=5.1.0; owner=Jo Harper
- Sync server | platform=Server; newest_version=0.12.1; owner=Bao Tran
request update feedback|feedback|suggestion: Title!;Update->@update|release~Dark mode is here;Kind=Problem|Wish|Praise;Message:long;Given by->@user;Answer:long;Given on:date
- Icons vanish at night | update=Dark mode is here; kind=Problem; message=The pen icon is black on black.
- Thank you for the switch | update=Dark mode is here; kind=Praise; message=Finally!
- Second key, please | update=Sign-in hardened; kind=Wish; message=May I add two keys?
- Start is slower here | update=Faster start; kind=Problem; message=Old phone, 3 seconds.
! item update subscription|subscription: Title!;Subscriber->@user;Product->@update product|product line~Desk app;Kinds=All|Major only|Security only;Channel=Email|In app|Feed;Active:boolean
- Desk app by mail | product=Desk app; kinds=All; channel=Email
- Security by mail | product=Sync server; kinds=Security only; channel=Email
- Field app, big steps | product=Field app; kinds=Major only; channel=In app
- Web client feed | product=Web client; kinds=All; channel=Feed
+ comment: Update->@update|release~Dark mode is here
# app testing|mobile app testing|beta testing|app feedback|usability testing
item test app|app|mobile app|application: Name!;Platform=iOS|Android|Web;Developer~Pinewood Apps;Category=Game|Tool|Health|Shopping|Learning;Icon:image;Description:long;Testers wanted:number#1-100000;~Status=Testing|Paused|Finished
- Pocket Garden | platform=Android; developer=Pinewood Apps; category=Tool; testers_wanted=200; status=Testing
- Stair Counter | platform=iOS; developer=Healthy Steps; category=Health; testers_wanted=80; status=Testing
- Word Harbour | platform=Android; developer=Lexi Labs; category=Learning; testers_wanted=150; status=Paused
- Market Bag | platform=Web; developer=Pinewood Apps; category=Shopping; testers_wanted=60; status=Finished
item app version|build|version|app build: Version!;App->@test app|app~Pocket Garden;File:file;Size:number(MB)#1-10000;What is new:long;Uploaded on:date;~Downloads:number#0-1000000;~Status=Open|Closed|Withdrawn
- Pocket Garden 0.9.1 | app=Pocket Garden; size=48; what_is_new=Watering plan.; downloads=164; status=Open
- Pocket Garden 0.9.0 | app=Pocket Garden; size=47; downloads=201; status=Closed
- Stair Counter 2.0 beta | app=Stair Counter; size=31; what_is_new=Works in the pocket.; downloads=58; status=Open
- Word Harbour 1.2 | app=Word Harbour; size=92; downloads=120; status=Withdrawn
record user feedback|feedback|test feedback|evaluation|app evaluation: Title!;Version->@app version|build~Pocket Garden 0.9.1;Tester->@user;Interface:rating;Performance:rating;Response speed:rating;Features:rating;Ease of use:rating;Device;Remark:long;Given on:date;~Status=New|Read|Planned|Done
- Lovely but slow list | version=Pocket Garden 0.9.1; interface=5; performance=3; response_speed=2; features=4; ease_of_use=5; device=Phone with 4 GB; status=Planned
- Counts in the lift too | version=Stair Counter 2.0 beta; interface=4; performance=4; response_speed=5; features=3; ease_of_use=4; status=Read
- Simply works | version=Pocket Garden 0.9.1; interface=5; performance=5; response_speed=5; features=4; ease_of_use=5; status=New
- Letters too small | version=Word Harbour 1.2; interface=2; performance=4; response_speed=4; features=4; ease_of_use=2; status=Done
record bug report|bug|issue|defect: Title!;Version->@app version|build~Pocket Garden 0.9.1;Steps:long;Expected:long;Seen:long;Severity=Low|Medium|High|Crash;Screenshot:image;Tester->@user;Found on:date;~Status=New|Confirmed|Fixed|Not a bug
- Crash when I rotate | version=Pocket Garden 0.9.1; steps=Open a bed, turn the phone.; severity=Crash; status=Confirmed
- Lift counts as stairs | version=Stair Counter 2.0 beta; severity=Medium; status=New
- Sound stays on | version=Word Harbour 1.2; severity=Low; status=Fixed
- Date in the wrong order | version=Pocket Garden 0.9.0; severity=Low; status=Not a bug
work test task|test assignment|task: Title!;App->@test app|app~Pocket Garden;Instruction:long;Minutes:number#1-600;Reward points:number#0-10000;Tester->@user;Due on:date
- Plan a whole bed | app=Pocket Garden; instruction=Add six plants and move two.; minutes=15; reward_points=50
- Climb three floors | app=Stair Counter; instruction=Phone in the pocket.; minutes=10; reward_points=40
- Ten words a day | app=Word Harbour; instruction=Use it for a week.; minutes=70; reward_points=200
- Fill the bag | app=Market Bag; instruction=Order for four people.; minutes=20; reward_points=60
! record app download|download|test participation: Title!;Version->@app version|build~Pocket Garden 0.9.1;Tester->@user;Device;System version;Downloaded on:date;~Status=Downloaded|Installed|Tested|Removed
- 0.9.1 on a tablet | version=Pocket Garden 0.9.1; device=Tablet 10 inch; system_version=14; status=Tested
- 0.9.1 on an old phone | version=Pocket Garden 0.9.1; device=Phone with 4 GB; system_version=11; status=Installed
- Beta on a new phone | version=Stair Counter 2.0 beta; device=Phone 6 inch; system_version=17; status=Tested
- 1.2 on a phone | version=Word Harbour 1.2; device=Phone 5 inch; system_version=12; status=Removed
! record improvement|feedback summary|improvement plan: Title!;App->@test app|app~Pocket Garden;Area=Interface|Performance|Speed|Features|Ease of use;Mentions:number#0-100000;Plan:long;Developer~Iris Pine;Planned for;~Status=Open|Planned|Built
- Faster plant list | app=Pocket Garden; area=Speed; mentions=34; developer=Iris Pine; planned_for=0.9.2; status=Planned
- Tell lift from stairs | app=Stair Counter; area=Features; mentions=12; planned_for=2.1; status=Open
- Letter size setting | app=Word Harbour; area=Interface; mentions=41; developer=Lex Noon; planned_for=1.3; status=Built
- Landscape view | app=Pocket Garden; area=Interface; mentions=9; status=Open
# event-driven|concurrent event|event handling|event processing|event bus|http request|basic web service|get and post|request handling|handle user request|routing function
record event|system event|request|handled request|user request|incoming event|http request: Title!;Kind->@event type|event kind|route~order.created;Method=GET|POST|PUT|DELETE|Event;Input:long;Response:long;Response code:number#100-599;Sender->@user;Duration:number(ms)#0-600000;Received on:date;~Status=Received|Queued|Handling|Done|Failed
- Order 1088 created | kind=order.created; method=Event; input=order 1088; response=Mail queued; response_code=202; duration=41; status=Done
- Contact form sent | kind=form.sent; method=POST; input=name, message; response=Thank you; response_code=200; duration=18; status=Done
- Price list asked | kind=page.asked; method=GET; response=prices; response_code=200; duration=6; status=Done
- Sensor 7 too hot | kind=sensor.alarm; method=Event; input=81 degrees; response=Handler not reached; response_code=503; duration=5000; status=Failed
item event type|event kind|route|endpoint|event definition|service: Name!;Path;Method=GET|POST|PUT|DELETE|Event;Description;Parameters;Needs sign-in:boolean;Most at once:number#1-10000;~Status=Active|Off
- order.created | path=/events/order; method=Event; parameters=order number; most_at_once=50; status=Active
- form.sent | path=/contact; method=POST; parameters=name, email, message; most_at_once=20; status=Active
- page.asked | path=/prices; method=GET; parameters=language; most_at_once=200; status=Active
- sensor.alarm | path=/events/sensor; method=Event; parameters=sensor, value; most_at_once=10; status=Active
item event handler|handler|listener|subscriber|subscription: Name!;Event type->@event type|route~order.created;Action=Send mail|Write row|Call service|Show page|Notify;Target;Order:number#1-99;Tries:number#1-20;Timeout:number(ms)#1-600000;Enabled:boolean
- Mail to the buyer | event_type=order.created; action=Send mail; target=buyer; order=1; tries=3; timeout=5000
- Take from stock | event_type=order.created; action=Write row; target=stock; order=2; tries=5; timeout=2000
- Answer the sender | event_type=form.sent; action=Show page; target=thank-you; order=1; tries=1; timeout=1000
- Call the caretaker | event_type=sensor.alarm; action=Notify; target=caretaker; order=1; tries=5; timeout=5000
! record handling run|event response|response|processing record|handling record: Title!;Event->@event|system event~Order 1088 created;Handler->@event handler|handler~Mail to the buyer;Try:number#1-20;Result:long;Duration:number(ms)#0-600000;Handled on:date;~Status=Running|Done|Failed|Retrying
- Mail for 1088 | event=Order 1088 created; handler=Mail to the buyer; try=1; duration=38; status=Done
- Stock for 1088 | event=Order 1088 created; handler=Take from stock; try=1; duration=3; status=Done
- Caretaker, third try | event=Sensor 7 too hot; handler=Call the caretaker; try=3; result=No answer; duration=5000; status=Retrying
- Thank-you page | event=Contact form sent; handler=Answer the sender; try=1; duration=9; status=Done
item event queue|queue|worker: Name!;Event type->@event type|route~order.created;Workers:number#1-1000;Waiting:number#0-1000000;Per second:number#0-100000;Longest wait:number(ms)#0-10000000;~Status=Running|Paused|Full
- orders | event_type=order.created; workers=4; waiting=2; per_second=30; longest_wait=120; status=Running
- forms | event_type=form.sent; workers=1; waiting=0; per_second=2; longest_wait=20; status=Running
- alarms | event_type=sensor.alarm; workers=2; waiting=14; per_second=1; longest_wait=61000; status=Paused
- pages | event_type=page.asked; workers=8; waiting=0; per_second=210; longest_wait=4; status=Running
! record error log|event log|log: Message!;Event->@event|system event~Sensor 7 too hot;Level=Info|Warning|Error;Place;Logged on:date
- Caretaker service timed out | event=Sensor 7 too hot; level=Error; place=alarms
- Queue alarms paused | level=Warning; place=alarms
- Route /prices called without language | event=Price list asked; level=Info; place=pages
- Order 1088 handled | event=Order 1088 created; level=Info; place=orders
# routing control|view transition|mvc programming|programming paradigm|user authentication feature|reactjs and mongo|web framework|navigation framework
item page|view|web page|section|content section: Title!;Path;Section->@site section|area~Guides;Text:long;Menu position:number#0-99;Transition->@page transition|view transition~Slide left;Needs sign-in:boolean;Author->@user;~Views:number#0-10000000;~Status=Draft|Published|Hidden
- Home | path=/; section=Start; menu_position=1; transition=Fade; views=9120; status=Published
- About us | path=/about; section=Start; menu_position=2; transition=Slide left; views=1404; status=Published
- Contact | path=/contact; section=Help; menu_position=3; transition=Slide left; views=822; status=Published
- My account | path=/account; section=Account; menu_position=4; transition=Rise; views=2710; status=Published
item site section|area|content section|category|menu: Name!;Position:number#1-99;Icon;Description;Pages:number#0-10000
- Start | position=1; icon=house; pages=2
- Guides | position=2; icon=book; pages=14
- Help | position=3; icon=question; pages=6
- Account | position=4; icon=person; pages=3
item content item|data item|content|record: Title!;Section->@site section|area~Guides;Summary;Text:long;Picture:image;Author->@user;Published on:date;~Status=Draft|Published|Archived
- First steps in ten minutes | section=Guides; summary=From account to first row.; status=Published
- Change your password | section=Help; summary=Two ways to do it.; status=Published
- Import a list | section=Guides; summary=CSV with a head line.; status=Published
- Old price table | section=Start; summary=Until last year.; status=Archived
item page transition|view transition|transition|animation [transition|view|animat]: Name!;Kind=Fade|Slide|Rise|Zoom|None;Direction=Left|Right|Up|Down;Duration:number(ms)#0-5000;Easing=Linear|Ease in|Ease out|Spring;Devices=All|Phone|Desktop
- Slide left | kind=Slide; direction=Left; duration=250; easing=Ease out; devices=All
- Fade | kind=Fade; duration=180; easing=Linear; devices=All
- Rise | kind=Rise; direction=Up; duration=300; easing=Spring; devices=Phone
- No motion | kind=None; duration=0; easing=Linear; devices=Desktop
item route|page route|routing rule|navigation rule [rout|navigat|spa]: Pattern!;Page->@page|view~Home;Name;Parameters;Guard=Nobody|Signed in|Administrator;Redirect to;Position:number#1-999;Active:boolean
- / | page=Home; name=home; guard=Nobody; position=1
- /about | page=About us; name=about; guard=Nobody; position=2
- /account/:tab | page=My account; name=account; parameters=tab; guard=Signed in; position=3
- /start | name=old-home; guard=Nobody; redirect_to=/; position=9
! record sign-in record|session|login record|login log [log|auth|account|regist|jwt|sign]: Title!;User->@user;Device;Network address;Signed in on:date;Expires on:date;~Result=Success|Wrong password|Locked|Signed out
- Phone, this morning | device=Phone; network_address=10.1.0.8; result=Success
- Desktop at work | device=Desktop; network_address=10.1.0.21; result=Success
- Unknown tablet | device=Tablet; network_address=10.9.3.2; result=Wrong password
- Phone, last week | device=Phone; network_address=10.1.0.8; result=Signed out
! record password reset|recovery|password recovery [password|recover|auth]: Title!;Email:email;Code;Asked on:date;Valid until:date;~Status=Sent|Used|Expired
- Reset for Lena | email=lena@example.com; code=481220; status=Used
- Reset for Tom | email=tom@example.com; code=903115; status=Sent
- Reset for Asha | email=asha@example.com; code=118374; status=Expired
- Reset for Piet | email=piet@example.com; code=664201; status=Used
# component library|style library|metacomponent|ui component library|ui library
item component|metacomponent|meta component|ui component|style component: Name!;Category->@component category|category~Form controls;Version;Description:long;Markup:long;Styles:long;Preview:image;Author->@user;Changed on:date;~Uses:number#0-1000000;~Status=Draft|Stable|Deprecated
- Button | category=Form controls; version=2.1; description=Calls to action in four sizes.; uses=412; status=Stable
- Cell | category=Lists; version=1.8; description=A row with title, value and arrow.; uses=266; status=Stable
- Dialog | category=Feedback; version=1.3; description=Asks before something is done.; uses=98; status=Stable
- Progress ring | category=Feedback; version=0.4; description=Round progress with a label.; uses=7; status=Draft
item component category|category|group: Name!;Position:number#1-99;Icon;Description;Components:number#0-1000
- Form controls | position=1; icon=toggle; components=14
- Lists | position=2; icon=rows; components=6
- Feedback | position=3; icon=bell; components=9
- Navigation | position=4; icon=compass; components=5
item component property|property|attribute|parameter: Name!;Component->@component~Button;Type=Text|Number|Boolean|Choice|Event|Slot;Default value;Allowed values;Mandatory:boolean;Description
- size | component=Button; type=Choice; default_value=medium; allowed_values=mini, small, medium, large
- disabled | component=Button; type=Boolean; default_value=false
- percent | component=Progress ring; type=Number; default_value=0; allowed_values=0 to 100
- confirm | component=Dialog; type=Event; description=Sent when OK is pressed.
item component example|example|demo|usage example: Title!;Component->@component~Button;Code:long;Note;Picture:image;Position:number#1-99
- Primary button | component=Button; code=<button class="btn primary">Save</button>; position=1
- Cell with arrow | component=Cell; code=<cell title="Address" arrow>; position=1
- Delete dialog | component=Dialog; code=<dialog title="Delete?">; position=1
- Upload progress | component=Progress ring; code=<progress-ring percent="60">; position=1
item design token|token|style variable|style definition|style: Name!;Group=Color|Spacing|Font|Radius|Shadow;Value;Dark value;Description
- color-main | group=Color; value=#0f766e; dark_value=#2dd4bf; description=Buttons and links.
- space-2 | group=Spacing; value=8px; description=Between label and field.
- font-body | group=Font; value=16px Inter; description=Running text.
- radius-card | group=Radius; value=12px; description=Cards and dialogs.
! record component version|release|version: Version!;Component->@component~Button;Changes:long;Breaking:boolean;Released by->@user;Released on:date
- Button 2.1 | component=Button; changes=Loading state.
- Button 2.0 | component=Button; changes=New sizes.
- Cell 1.8 | component=Cell; changes=Swipe actions.
- Dialog 1.3 | component=Dialog; changes=Closes with Escape.
! record component feedback|issue|feedback: Title!;Component->@component~Dialog;Kind=Bug|Wish|Question;Text:long;Given by->@user;Given on:date;~Status=Open|Planned|Done|Rejected
- Dialog jumps on small phones | component=Dialog; kind=Bug; status=Open
- Button with two icons | component=Button; kind=Wish; status=Rejected
- Cell in three lines? | component=Cell; kind=Question; status=Done
- Ring with text inside | component=Progress ring; kind=Wish; status=Planned
# script task|multi-process|task scheduler|script execution|job scheduler|executing script|batch job|scheduled task
item script task|script|script job|task: Name!;Script:long;Language=Python|Shell|Node|PHP;Processes:number#1-256;Memory limit:number(MB)#16-1000000;Timeout:number(min)#1-10000;Schedule~every night 02:00;Report every:number(min)#1-1440;Resumable:boolean;Owner->@user;~Status=Ready|Running|Paused|Failed|Off
- Resize product photos | language=Python; processes=8; memory_limit=4096; timeout=120; schedule=every night 02:00; report_every=10; status=Ready
- Load tax tables | language=Node; processes=2; memory_limit=1024; timeout=30; schedule=first of the month; report_every=5; status=Running
- Clean temp folder | language=Shell; processes=1; memory_limit=128; timeout=5; schedule=every hour; report_every=5; status=Ready
- Index old letters | language=Python; processes=16; memory_limit=16000; timeout=900; report_every=30; status=Paused
record task run|run|execution|execution record|execution result|script run: Title!;Task->@script task|script~Resize product photos;Progress:percent;Done items:number#0-100000000;All items:number#0-100000000;Peak memory:number(MB)#0-1000000;Exit code:number#0-255;Result:long;Started by->@user;Started on:date;~Status=Queued|Running|Interrupted|Done|Failed
- Photos, Monday night | task=Resize product photos; progress=100; done_items=18420; all_items=18420; peak_memory=3310; exit_code=0; status=Done
- Tax tables, June | task=Load tax tables; progress=40; done_items=16; all_items=40; peak_memory=412; status=Running
- Letters, first part | task=Index old letters; progress=31; done_items=90210; all_items=291000; peak_memory=15980; status=Interrupted
- Temp folder, 14:00 | task=Clean temp folder; progress=100; done_items=77; all_items=77; peak_memory=21; exit_code=0; status=Done
record worker process|process|subprocess: Name!;Run->@task run|run~Photos, Monday night;Process number:number#1-1000000;Memory:number(MB)#0-1000000;Load:percent;Items:number#0-100000000;~Status=Waiting|Working|Stopped|Killed
- photos-1 | run=Photos, Monday night; process_number=40112; memory=410; load=88; items=2310; status=Stopped
- photos-2 | run=Photos, Monday night; process_number=40113; memory=402; load=91; items=2290; status=Stopped
- tax-1 | run=Tax tables, June; process_number=41200; memory=206; load=45; items=9; status=Working
- letters-7 | run=Letters, first part; process_number=39877; memory=2100; load=99; items=5510; status=Killed
record progress report|progress|report entry: Title!;Run->@task run|run~Letters, first part;Progress:percent;Memory:number(MB)#0-1000000;Message;Sent to;Reported on:date;Reported at:time
- Letters at 10 percent | run=Letters, first part; progress=10; memory=9100; sent_to=ops@example.com
- Letters at 31 percent | run=Letters, first part; progress=31; memory=15980; message=Near the memory limit; sent_to=ops@example.com
- Photos at 50 percent | run=Photos, Monday night; progress=50; memory=3290; sent_to=shop@example.com
- Tax tables at 40 percent | run=Tax tables, June; progress=40; memory=412; sent_to=tax@example.com
record checkpoint|interrupt record|resume point|interruption: Title!;Run->@task run|run~Letters, first part;Reason=By hand|Memory overload|Timeout|Restart|Error;At item:number#0-100000000;State:long;Interrupted on:date;Resumed on:date
- Letters stopped at 90210 | run=Letters, first part; reason=Memory overload; at_item=90210
- Photos paused for backup | run=Photos, Monday night; reason=By hand; at_item=7004
- Tax tables after restart | run=Tax tables, June; reason=Restart; at_item=4
- Letters test stop | run=Letters, first part; reason=By hand; at_item=120
! item run parameter|execution parameter|parameter: Name!;Task->@script task|script~Resize product photos;Value;Type=Text|Number|Boolean|Path;Mandatory:boolean;Description
- width | task=Resize product photos; value=1600; type=Number
- folder | task=Resize product photos; value=/data/photos; type=Path
- year | task=Load tax tables; value=2025; type=Number
- older than days | task=Clean temp folder; value=3; type=Number
! record run log|log line|log: Message!;Run->@task run|run~Letters, first part;Level=Info|Warning|Error;Process;Logged on:date
- Memory guard stopped process 7 | run=Letters, first part; level=Error; process=letters-7
- 18420 photos written | run=Photos, Monday night; level=Info; process=photos-1
- Row 16 without rate, skipped | run=Tax tables, June; level=Warning; process=tax-1
- 77 files removed | run=Temp folder, 14:00; level=Info; process=main
# spam filter|spam filtering|email filter|email scanning|email filtering|mail filter|spam detection
record scanned email|email scan|scanning result|email|scan result|mail: Subject!;Sender:email;Recipient:email;Sender address;Score:number#0-100;Rule->@filter rule|filtering rule~Lottery words;Text:long;Attachment;Scanned on:date;~Verdict=Clean|Suspect|Spam|Virus|Quarantine
- You won 2 million | sender=prize@luck.example.net; recipient=lena@example.com; score=97; rule=Lottery words; verdict=Spam
- Minutes of Tuesday | sender=office@partner.example.org; recipient=lena@example.com; score=3; verdict=Clean
- Your parcel waits | sender=post@parcel.example.net; recipient=tom@example.com; score=78; rule=Link to bare address; verdict=Quarantine
- Invoice.exe attached | sender=bill@x.example.net; recipient=tom@example.com; score=99; rule=Programs attached; attachment=Invoice.exe; verdict=Virus
item filter rule|filtering rule|rule|spam rule: Name!;Field=Subject|Text|Sender|Header|Attachment|Link;Match=Contains|Equals|Begins with|Pattern;Value;Points:number#0-100;Action=Mark|Move to quarantine|Delete|Let through;Order:number#1-999;Active:boolean;~Hits:number#0-100000000
- Lottery words | field=Subject; match=Contains; value=lottery, prize, won; points=40; action=Mark; order=1; hits=4120
- Programs attached | field=Attachment; match=Pattern; value=exe, js, scr; points=90; action=Delete; order=2; hits=312
- Link to bare address | field=Link; match=Pattern; value=http and number; points=35; action=Move to quarantine; order=3; hits=977
- Partner mail | field=Sender; match=Equals; value=office@partner.example.org; points=0; action=Let through; order=4; hits=640
item blacklist entry|blacklist|blocked sender|black list: Address!;Kind=Email|Domain|IP address;Reason;Added by->@user;Added on:date;Valid until:date;~Blocked:number#0-100000000
- luck.example.net | kind=Domain; reason=Lottery mail; blocked=2810
- 203.0.113.77 | kind=IP address; reason=Open relay; blocked=940
- bill@x.example.net | kind=Email; reason=Virus; blocked=12
- cheap-pills.example.net | kind=Domain; reason=Advertising; blocked=5102
item whitelist entry|whitelist|trusted sender|white list: Address!;Kind=Email|Domain|IP address;Reason;Added by->@user;Added on:date;~Let through:number#0-100000000
- partner.example.org | kind=Domain; reason=Supplier; let_through=640
- alerts@bank.example.com | kind=Email; reason=Account notices; let_through=122
- 198.51.100.4 | kind=IP address; reason=Own scanner; let_through=3301
- school.example.edu | kind=Domain; reason=Parents' letters; let_through=58
item scan setting|system parameter|parameter|setting: Name!;Value;Area=Scanning|Quarantine|Notice|Learning;Default value;Description;Changed by->@user
- Spam from score | value=70; area=Scanning; default_value=80
- Keep quarantine days | value=30; area=Quarantine; default_value=14
- Daily summary at | value=07:30; area=Notice; default_value=08:00
- Learn from moved mail | value=yes; area=Learning; default_value=no
! record quarantine decision|released email|decision|quarantine: Title!;Email->@scanned email|email~Your parcel waits;Decision=Released|Deleted|Kept;Reason;Decided by->@user;Decided on:date
- Parcel notice kept | email=Your parcel waits; decision=Kept; reason=Link looks forged
- Invoice.exe deleted | email=Invoice.exe attached; decision=Deleted; reason=Virus
- Lottery deleted | email=You won 2 million; decision=Deleted
- Minutes released | email=Minutes of Tuesday; decision=Released; reason=Known sender
! record scan run|scan task|scan report|filter statistic: Title!;Mailbox~All|lena@example.com;Scanned:number#0-100000000;Spam:number#0-100000000;Viruses:number#0-1000000;Minutes:number#0-10000;Run on:date;~Status=Running|Done|Failed
- Monday, all mailboxes | mailbox=All; scanned=8420; spam=2914; viruses=7; minutes=11; status=Done
- Tuesday, all mailboxes | mailbox=All; scanned=9011; spam=3120; viruses=2; minutes=12; status=Done
- Old mail of Lena | mailbox=lena@example.com; scanned=24100; spam=1870; viruses=0; minutes=38; status=Done
- Wednesday, all mailboxes | mailbox=All; scanned=3010; spam=902; viruses=1; minutes=4; status=Running
# service information platform|medium-sized enterprise|medium-sized|enterprise service platform|policy application|policy inquiry|public welfare activity
item policy|support policy|policy information|subsidy policy: Title!;Number;Issued by~City economy office;Kind=Subsidy|Loan|Tax relief|Training|Award;For whom~Firms under 50 people;Highest amount:money;Text:long;File:file;Apply from:date;Apply until:date;~Status=Announced|Open|Closed
- Digital start grant | number=EO-25-11; issued_by=City economy office; kind=Subsidy; for_whom=Firms under 50 people; highest_amount=12000; status=Open
- Green machine loan | number=DB-25-04; issued_by=Development bank; kind=Loan; for_whom=Makers of goods; highest_amount=250000; status=Open
- Apprentice bonus | number=EO-25-09; issued_by=City economy office; kind=Award; for_whom=Training firms; highest_amount=3000; status=Closed
- Export coaching | number=CC-25-02; issued_by=Chamber of commerce; kind=Training; for_whom=First-time exporters; highest_amount=4500; status=Announced
request policy application|application|declaration: Title!;Policy->@policy~Digital start grant;Enterprise->@enterprise|company~Mill Bakery;Contact person~Ada Mill;Amount asked:money;Amount granted:money;Reason:long;File:file;Reviewer~Economy office;Opinion:long;Sent on:date
- Web shop for Mill Bakery | policy=Digital start grant; enterprise=Mill Bakery; contact_person=Ada Mill; amount_asked=9800; amount_granted=8000; reviewer=Economy office
- New lathe | policy=Green machine loan; enterprise=Turn & Tool; contact_person=Ole Dreyer; amount_asked=180000; reviewer=Development bank
- Two apprentices | policy=Apprentice bonus; enterprise=Turn & Tool; contact_person=Ole Dreyer; amount_asked=6000; amount_granted=6000; reviewer=Economy office
- Stock software | policy=Digital start grant; enterprise=Leather & Lace; contact_person=Sina Roth; amount_asked=14000; amount_granted=0; opinion=Above the limit.
item enterprise|company|enterprise information|business: Name!;Registration number;Industry~Food|Metal;Size=Micro|Small|Medium;Employees:number#1-1000;District;Contact person~Ada Mill;Phone:phone;Email:email;About:long;~Status=Unchecked|Checked|Closed
- Mill Bakery | registration_number=R-20118; industry=Food; size=Micro; employees=9; district=Old Town; contact_person=Ada Mill; status=Checked
- Turn & Tool | registration_number=R-18840; industry=Metal; size=Small; employees=38; district=Harbour; contact_person=Ole Dreyer; status=Checked
- Leather & Lace | registration_number=R-21007; industry=Fashion; size=Micro; employees=4; district=Old Town; contact_person=Sina Roth; status=Unchecked
- Norda Pumps | registration_number=R-10442; industry=Machines; size=Medium; employees=210; district=East; contact_person=Pia Lund; status=Checked
event public welfare activity|welfare activity|activity|public activity: Title!;Kind=Lecture|Free advice|Job fair|Volunteer day|Training;Place;Organizer~Chamber of commerce;Day:date!;Starts at:time;Places:number#1-10000;~Registered:number#0-10000;Description:long;~Status=Open|Full|Held|Cancelled
- Free tax morning | kind=Free advice; place=Town hall, room 3; organizer=Tax advisers' guild; places=40; registered=31; status=Open
- Job fair East | kind=Job fair; place=Hall East; organizer=Chamber of commerce; places=600; registered=412; status=Open
- Safe passwords | kind=Lecture; place=Library; organizer=Town library; places=80; registered=80; status=Full
- Park clean-up | kind=Volunteer day; place=River park; organizer=Business club; places=100; registered=64; status=Held
record activity registration|registration|activity sign-up: Title!;Activity->@public welfare activity|activity~Free tax morning;Enterprise->@enterprise|company~Mill Bakery;Participant~Ada Mill;People:number#1-100;Phone:phone;Registered on:date;~Status=Registered|Confirmed|Came|Cancelled
- Ada at the tax morning | activity=Free tax morning; enterprise=Mill Bakery; participant=Ada Mill; people=1; status=Confirmed
- Norda at the job fair | activity=Job fair East; enterprise=Norda Pumps; participant=Pia Lund; people=3; status=Registered
- Sina at Safe passwords | activity=Safe passwords; enterprise=Leather & Lace; participant=Sina Roth; people=1; status=Confirmed
- Turn & Tool in the park | activity=Park clean-up; enterprise=Turn & Tool; participant=Ole Dreyer; people=8; status=Came
person expert|expert information|adviser|consultant: Name!;Field=Law|Tax|Technology|Marketing|Finance|Personnel;Title~Tax adviser;Organization;Phone:phone;Email:email;Photo:image;About:long;Hours~Tuesdays 9-12;~Status=Listed|Paused
- Dr. Runa Keil | field=Law; title=Lawyer; organization=Keil & Partners; hours=Tuesdays 9-12; status=Listed
- Mario Tess | field=Tax; title=Tax adviser; organization=Tax advisers' guild; hours=Thursdays 14-17; status=Listed
- Wendy Osei | field=Technology; title=Automation engineer; organization=Technical college; hours=By appointment; status=Listed
- Paul Brink | field=Finance; title=Loan officer; organization=Development bank; hours=Mondays; status=Paused
! request expert consultation|consultation|question to an expert: Subject!;Expert->@expert|adviser~Mario Tess;Enterprise->@enterprise|company~Mill Bakery;Question:long;Answer:long;Asked on:date
- Tax on web sales abroad | expert=Mario Tess; enterprise=Mill Bakery; question=From which sum do we register?
- Contract for a trainee | expert=Dr. Runa Keil; enterprise=Turn & Tool; question=Is a written form needed?
- Robot for two shifts | expert=Wendy Osei; enterprise=Norda Pumps; question=Who checks the cell?
- Bridge loan | expert=Paul Brink; enterprise=Leather & Lace; question=Three months would do.
+ news: Kind=Policy|Market|Enterprise|Notice;Source~City economy office;Policy->@policy~Digital start grant
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
# sports community|team sports|community sports|amateur sports|neighbourhood sports
event team sport|team activity|sports activity|match|game meeting: Title!;Sport->@sport|discipline~Football|Volleyball;Team->@sports team|team~Quay Rovers;Venue->@sports venue|venue~Mill field;Day:date!;Starts at:time;Minutes:number#10-600;Players wanted:number#2-200;~Joined:number#0-200;Level=Beginner|Mixed|Advanced;Fee:money;Organizer->@user;~Status=Open|Full|Played|Cancelled
- Sunday seven-a-side | sport=Football; team=Quay Rovers; venue=Mill field; minutes=90; players_wanted=14; joined=11; level=Mixed; fee=3; status=Open
- Beach volley evening | sport=Volleyball; venue=Lake beach; minutes=120; players_wanted=12; joined=12; level=Beginner; fee=0; status=Full
- Hill run, 8 km | sport=Running; team=Early Birds; venue=Castle gate; minutes=60; players_wanted=30; joined=17; level=Advanced; fee=0; status=Open
- Table tennis round | sport=Table tennis; venue=School hall; minutes=120; players_wanted=16; joined=9; level=Mixed; fee=2; status=Played
item sports team|team|club|sports group: Name!;Sport->@sport|discipline~Football;District~Quay|Hill;Captain->@user;Level=Beginner|Mixed|Advanced;Members:number#1-1000;Meets~Sundays 10:00;Logo:image;About:long;~Status=Open|Full|Resting
- Quay Rovers | sport=Football; district=Quay; level=Mixed; members=22; meets=Sundays 10:00; status=Open
- Early Birds | sport=Running; district=Hill; level=Advanced; members=41; meets=Tuesdays 06:00; status=Open
- Net Gains | sport=Volleyball; district=Lake; level=Beginner; members=14; meets=Fridays 18:00; status=Full
- Spin Doctors | sport=Table tennis; district=Mill; level=Mixed; members=18; meets=Wednesdays 19:00; status=Open
record sports record|exercise record|sport record|workout: Title!;Sportsperson->@user;Sport->@sport|discipline~Running;Activity->@team sport|team activity~Hill run, 8 km;Minutes:number#1-1440;Distance:number(km)#0-500;Calories:number(kcal)#0-10000;Result;Feeling=Great|Good|Tired;Done on:date
- Hill run in 44 minutes | sport=Running; activity=Hill run, 8 km; minutes=44; distance=8; calories=610; result=4th; feeling=Great
- Seven-a-side, two goals | sport=Football; activity=Sunday seven-a-side; minutes=90; distance=6; calories=720; result=5:3; feeling=Good
- Doubles, lost in five | sport=Table tennis; activity=Table tennis round; minutes=70; calories=380; result=2:3; feeling=Tired
- First time at the net | sport=Volleyball; activity=Beach volley evening; minutes=100; calories=450; feeling=Good
item sport|discipline|sports category: Name!;Kind=Ball|Endurance|Racket|Water|Fitness;Players per side:number#1-30;Icon:image;Description
- Football | kind=Ball; players_per_side=7
- Volleyball | kind=Ball; players_per_side=6
- Running | kind=Endurance; players_per_side=1
- Table tennis | kind=Racket; players_per_side=2
item sports venue|venue|sports field|court: Name!;Address;Kind=Field|Hall|Court|Track|Beach;Places:number#1-10000;Fee per hour:money;Floodlight:boolean;Open from:time;Open until:time;Photo:image
- Mill field | address=Mill lane 9; kind=Field; places=60; fee_per_hour=0
- School hall | address=School street 2; kind=Hall; places=80; fee_per_hour=18
- Lake beach | address=North shore; kind=Beach; places=40; fee_per_hour=0
- Castle gate | address=Castle hill; kind=Track; places=100; fee_per_hour=0
! record activity participation|participant|activity registration|team member: Title!;Activity->@team sport|team activity~Sunday seven-a-side;Player->@user;Position;Joined on:date;~Status=Joined|Waiting|Came|Left
- Goalkeeper for Sunday | activity=Sunday seven-a-side; position=Goal; status=Joined
- Runner 17 | activity=Hill run, 8 km; status=Joined
- Waiting for the beach | activity=Beach volley evening; status=Waiting
- Pair 4 | activity=Table tennis round; position=Doubles; status=Came
+ news: Sport->@sport|discipline~Football;Team->@sports team|team~Quay Rovers;Source~Town paper
# sleep assistant|white noise|sleep aid|hypnosis|hypnotic|sleep sound|sleep music
item sleep sound|white noise|sleep music|sound|hypnotic music|music: Title!;Category->@sound category|category~Rain|Forest;Audio:file;Cover:image;Length:number(min)#1-720;Loop:boolean;Price:money;Narrator or artist~Ida Sund;Description:long;~Plays:number#0-100000000;~Status=Free|For sale|Withdrawn
- Rain on a tin roof | category=Rain; length=60; price=0; narrator_or_artist=Field recording; plays=40210; status=Free
- Night train | category=Travel; length=90; price=1.99; narrator_or_artist=Ida Sund; plays=8120; status=For sale
- Pine wind | category=Forest; length=45; price=0; narrator_or_artist=Field recording; plays=17800; status=Free
- Fan, low speed | category=Home; length=480; price=0; plays=22090; status=Free
item hypnosis video|hypnotic video|sleep video|video: Title!;Guide~Ida Sund|Dr. Omar Lind;Goal=Fall asleep|Sleep through|Calm down|Nap;Video:file;Cover:image;Length:number(min)#1-180;Price:money;Description:long;~Views:number#0-100000000
- Down the ten steps | guide=Dr. Omar Lind; goal=Fall asleep; length=22; price=2.99; views=5120
- Warm stone | guide=Ida Sund; goal=Calm down; length=12; price=0; views=9804
- Back to sleep at three | guide=Dr. Omar Lind; goal=Sleep through; length=18; price=2.99; views=3302
- Twenty-minute nap | guide=Ida Sund; goal=Nap; length=20; price=0; views=7119
item brainwave program|brainwave|brainwave hypnosis|program: Name!;Wave=Delta|Theta|Alpha|Beta;Start frequency:number(Hz)#1-40;End frequency:number(Hz)#0-40;Carrier tone:number(Hz)#50-1000;Minutes:number#5-480;Headphones needed:boolean;Price:money
- Deep delta | wave=Delta; start_frequency=8; end_frequency=2; carrier_tone=180; minutes=60; price=3.99
- Theta drift | wave=Theta; start_frequency=10; end_frequency=5; carrier_tone=200; minutes=40; price=1.99
- Alpha rest | wave=Alpha; start_frequency=12; end_frequency=9; carrier_tone=220; minutes=20; price=0
- Nap and up | wave=Beta; start_frequency=6; end_frequency=15; carrier_tone=210; minutes=25; price=1.99
record sleep session|listening record|play record|play history|session: Title!;Sound->@sleep sound|white noise~Rain on a tin roof;Program->@brainwave program|brainwave~Deep delta;User->@user;Minutes:number#1-720;Timer:number(min)#0-720;Volume:percent;Listened on:date;~Ended=Timer|By hand|Woke up
- Monday rain | sound=Rain on a tin roof; minutes=45; timer=45; volume=35; ended=Timer
- Tuesday train | sound=Night train; minutes=70; timer=90; volume=40; ended=By hand
- Wednesday delta | program=Deep delta; minutes=60; timer=60; volume=25; ended=Timer
- Thursday fan | sound=Fan, low speed; minutes=400; timer=0; volume=30; ended=Woke up
record sleep diary|sleep record|sleep log|night: Title!;User->@user;Night of:date;To bed at:time;Asleep after:number(min)#0-300;Woke up:number#0-30;Slept hours:number(h)#0-16;Quality:rating;Note:long
- Calm Monday night | asleep_after=15; woke_up=1; slept_hours=7; quality=4
- Restless Tuesday | asleep_after=50; woke_up=4; slept_hours=5; quality=2; note=Coffee at six.
- Delta Wednesday | asleep_after=12; woke_up=0; slept_hours=8; quality=5
- Short Thursday | asleep_after=25; woke_up=2; slept_hours=6; quality=3
record content purchase|in-app purchase|purchase|in-app payment: Title!;User->@user;Content~Night train|Deep delta;Kind=Sound|Video|Program|Subscription;Price:money;Store number;Bought on:date;~Status=Paid|Refunded|Failed
- Night train | content=Night train; kind=Sound; price=1.99; store_number=GP-88102; status=Paid
- Deep delta | content=Deep delta; kind=Program; price=3.99; store_number=AP-10442; status=Paid
- Down the ten steps | content=Down the ten steps; kind=Video; price=2.99; store_number=AP-10460; status=Refunded
- All sounds, one month | content=All sounds; kind=Subscription; price=4.99; store_number=GP-90017; status=Paid
! item sound category|category: Name!;Position:number#1-99;Color;Icon:image;Sounds:number#0-1000
- Rain | position=1; color=blue; sounds=14
- Forest | position=2; color=green; sounds=11
- Travel | position=3; color=gray; sounds=6
- Home | position=4; color=orange; sounds=8
! item sleep mix|mix|favorite mix: Name!;User->@user;First sound->@sleep sound|white noise~Pine wind;Second sound->@sleep sound|white noise~Rain on a tin roof;First volume:percent;Second volume:percent;Timer:number(min)#0-720
- Cabin | first_sound=Pine wind; second_sound=Rain on a tin roof; first_volume=30; second_volume=45; timer=60
- Sleeper car | first_sound=Night train; second_sound=Rain on a tin roof; first_volume=40; second_volume=20; timer=90
- Summer night | first_sound=Fan, low speed; second_sound=Pine wind; first_volume=35; second_volume=15; timer=0
- Baby nap | first_sound=Fan, low speed; second_sound=Rain on a tin roof; first_volume=30; second_volume=10; timer=45
# fighting game|action game|game introduction|themed action|shikigami|game guide|demon search|single-player game
item game character|character|hero|shikigami|demon|fighter: Name!;Faction~Wei|Shu|Forest;Role=Fighter|Tank|Mage|Support|Archer;Rarity=Common|Rare|Epic|Legendary;Attack:number#0-10000;Defence:number#0-10000;Life:number#0-100000;Weapon->@weapon~Crescent blade;Portrait:image;Story:long;Where found
- Red Crane | faction=Shu; role=Fighter; rarity=Legendary; attack=920; defence=610; life=8400; weapon=Crescent blade; where_found=Chapter 6, river fort
- Iron Gatekeeper | faction=Wei; role=Tank; rarity=Epic; attack=540; defence=990; life=12800; weapon=Gate hammer; where_found=Chapter 3, north gate
- Lantern Fox | faction=Forest; role=Mage; rarity=Rare; attack=780; defence=320; life=5200; weapon=Fox lantern; where_found=Night forest, 2 of 4
- Reed Archer | faction=Shu; role=Archer; rarity=Common; attack=650; defence=300; life=4900; weapon=Reed bow; where_found=Chapter 1, marsh
item weapon|equipment|game item: Name!;Kind=Sword|Spear|Bow|Hammer|Staff;Rarity=Common|Rare|Epic|Legendary;Attack:number#0-10000;Level needed:number#1-200;Effect;Picture:image;How to get
- Crescent blade | kind=Spear; rarity=Legendary; attack=480; level_needed=60; effect=Sweeps three enemies; how_to_get=Arena rank 10
- Gate hammer | kind=Hammer; rarity=Epic; attack=390; level_needed=45; effect=Stuns for two seconds; how_to_get=Boss of chapter 3
- Fox lantern | kind=Staff; rarity=Rare; attack=260; level_needed=20; effect=Burns for five seconds; how_to_get=Night market
- Reed bow | kind=Bow; rarity=Common; attack=140; level_needed=1; effect=None; how_to_get=Start
item skill|spirit beast skill|beast skill|spirit beast|ability: Name!;Owner->@game character|character~Lantern Fox;Kind=Active|Passive|Ultimate|Beast;Cost:number#0-1000;Pause:number(s)#0-600;Damage:number#0-100000;Description:long;Icon:image
- Tail of sparks | owner=Lantern Fox; kind=Active; cost=30; pause=8; damage=900
- Closed gate | owner=Iron Gatekeeper; kind=Passive; cost=0; pause=0; damage=0
- Crane dance | owner=Red Crane; kind=Ultimate; cost=100; pause=60; damage=5200
- White tiger roar | owner=Red Crane; kind=Beast; cost=50; pause=30; damage=2100
item game level|level|stage|mystery location|clue: Name!;Mode=Story|Arena|Endless|Time trial;Chapter:number#1-200;Difficulty=Easy|Normal|Hard|Nightmare;Enemies->@game character|character~Reed Archer;Number of enemies:number#0-1000;Par score:number#0-10000000;Clue;Picture:image
- Marsh crossing | mode=Story; chapter=1; difficulty=Easy; enemies=Reed Archer; number_of_enemies=12; par_score=2000; clue=Frogs and reed
- North gate | mode=Story; chapter=3; difficulty=Normal; enemies=Iron Gatekeeper; number_of_enemies=8; par_score=5400; clue=Iron and snow
- Night forest 2 | mode=Time trial; chapter=4; difficulty=Hard; enemies=Lantern Fox; number_of_enemies=4; par_score=7000; clue=Lights that move
- Endless tower | mode=Endless; chapter=9; difficulty=Nightmare; number_of_enemies=100; par_score=50000; clue=No way back
item game guide|tutorial|gameplay tutorial|game introduction|guide: Title!;Kind=Basics|Character|Boss|Combo|Patch notes;Character->@game character|character~Red Crane;Text:long;Video:url;Picture:image;Author->@user;~Views:number#0-10000000
- Ten moves to start with | kind=Basics; views=21400
- Break the closed gate | kind=Boss; character=Iron Gatekeeper; views=8120
- Crane dance in three steps | kind=Combo; character=Red Crane; views=15230
- Where foxes hide | kind=Character; character=Lantern Fox; views=6040
! record level result|score|game record|play record|high score [score|level|play|record]: Title!;Level->@game level|level~North gate;Player->@user;Score:number#0-100000000;Stars:number#0-3;Seconds:number#0-100000;Played on:date;~Result=Won|Lost|Left
- North gate, three stars | level=North gate; score=6120; stars=3; seconds=210; result=Won
- Marsh, first try | level=Marsh crossing; score=1800; stars=1; seconds=320; result=Won
- Fox hunt, too slow | level=Night forest 2; score=2200; stars=0; seconds=400; result=Lost
- Tower floor 31 | level=Endless tower; score=18900; stars=2; seconds=1820; result=Lost
! record search record|search history|personal search history|hot search [search]: Words!;User->@user;Found->@game character|character~Lantern Fox;Results:number#0-10000;Searched on:date;~Times today:number#0-1000000
- moving lights | found=Lantern Fox; results=2; times_today=840
- fox | found=Lantern Fox; results=1; times_today=512
- iron and snow | found=Iron Gatekeeper; results=1; times_today=97
- crane | found=Red Crane; results=1; times_today=1310
# spot the difference|find the differences|difference game|picture puzzle
item picture pair|image pair|puzzle|level|round: Title!;Left picture:image;Right picture:image;Differences:number#1-50;Time limit:number(s)#10-3600;Difficulty=Easy|Medium|Hard;Theme->@picture theme|theme~At the seaside;Order:number#1-1000;~Played:number#0-10000000;~Status=Draft|Open|Hidden
- The sandcastle | differences=7; time_limit=120; difficulty=Easy; theme=At the seaside; order=1; played=4120; status=Open
- Haircut trouble | differences=7; time_limit=90; difficulty=Medium; theme=In town; order=2; played=2980; status=Open
- Turkey dinner | differences=7; time_limit=75; difficulty=Hard; theme=Holidays; order=3; played=1640; status=Open
- Sleeping on the bus | differences=7; time_limit=90; difficulty=Medium; theme=In town; order=4; played=0; status=Draft
item difference|hidden difference|spot: Name!;Pair->@picture pair|puzzle~The sandcastle;X:percent;Y:percent;Radius:percent;Hint
- Flag is missing | pair=The sandcastle; x=42; y=18; radius=4; hint=Look up
- Other bucket colour | pair=The sandcastle; x=71; y=80; radius=6; hint=Near the water
- Comb turned round | pair=Haircut trouble; x=30; y=55; radius=4; hint=On the shelf
- Fewer peas | pair=Turkey dinner; x=58; y=66; radius=5; hint=On the plate
record game round|game|play|game record|result: Title!;Pair->@picture pair|puzzle~The sandcastle;Player->@user;Found:number#0-50;Wrong clicks:number#0-1000;Hints used:number#0-50;Seconds:number#0-3600;Score:number#0-1000000;Played on:date;~Result=Won|Time over|Given up
- Sandcastle in 64 seconds | pair=The sandcastle; found=7; wrong_clicks=2; hints_used=0; seconds=64; score=920; result=Won
- Haircut, one short | pair=Haircut trouble; found=6; wrong_clicks=9; hints_used=1; seconds=90; score=410; result=Time over
- Turkey, three found | pair=Turkey dinner; found=3; wrong_clicks=4; hints_used=0; seconds=31; score=150; result=Given up
- Sandcastle again | pair=The sandcastle; found=7; wrong_clicks=0; hints_used=0; seconds=38; score=1180; result=Won
! record submitted answer|answer|guess|click: Title!;Round->@game round|round~Sandcastle in 64 seconds;Difference->@difference~Flag is missing;X:percent;Y:percent;Second:number#0-3600;Correct:boolean
- Flag after 5 s | round=Sandcastle in 64 seconds; difference=Flag is missing; x=43; y=19; second=5
- Bucket after 22 s | round=Sandcastle in 64 seconds; difference=Other bucket colour; x=70; y=81; second=22
- Comb after 11 s | round=Haircut, one short; difference=Comb turned round; x=31; y=54; second=11
- Wrong corner | round=Turkey, three found; x=2; y=96; second=14
item picture theme|theme|category: Name!;Cover:image;Style=Cartoon|Photo|Drawing;Pairs:number#0-1000;Unlock after points:number#0-1000000
- At the seaside | style=Cartoon; pairs=6; unlock_after_points=0
- In town | style=Cartoon; pairs=9; unlock_after_points=500
- Holidays | style=Cartoon; pairs=4; unlock_after_points=2000
- Old photos | style=Photo; pairs=3; unlock_after_points=5000
item game rule|rule|rule page: Title!;Text:long;Picture:image;Position:number#1-50;Penalty:number(s)#0-60
- Seven differences | text=Each pair hides seven.; position=1; penalty=0
- The clock | text=The time runs from the first look.; position=2; penalty=0
- Wrong clicks | text=A wrong click costs five seconds.; position=3; penalty=5
- Hints | text=A hint shows the quarter to look in.; position=4; penalty=15
! record best score|leaderboard entry|ranking: Title!;Player->@user;Pair->@picture pair|puzzle~The sandcastle;Score:number#0-1000000;Seconds:number#0-3600;Rank:number#1-1000000
- First on the sandcastle | pair=The sandcastle; score=1180; seconds=38; rank=1
- Second on the sandcastle | pair=The sandcastle; score=1110; seconds=44; rank=2
- First at the barber | pair=Haircut trouble; score=870; seconds=61; rank=1
- First at dinner | pair=Turkey dinner; score=640; seconds=70; rank=1
# dice game|fantasy dice|board game online|game lobby
item game character|character|hero|player character: Name!;Owner->@user;Folk=Human|Elf|Dwarf|Orc|Halfling;Calling=Warrior|Wizard|Rogue|Healer;Level:number#1-100;Life:number#0-1000;Strength:number#1-30;Magic:number#0-30;Gold:number#0-1000000;Portrait:image;~Status=Alive|Resting|Fallen
- Bramble Oakfoot | folk=Halfling; calling=Rogue; level=4; life=31; strength=9; magic=3; gold=140; status=Alive
- Sigrun Stonehand | folk=Dwarf; calling=Warrior; level=6; life=58; strength=18; magic=1; gold=85; status=Alive
- Ilvar of the Mist | folk=Elf; calling=Wizard; level=5; life=27; strength=7; magic=17; gold=210; status=Resting
- Gruk | folk=Orc; calling=Healer; level=3; life=36; strength=14; magic=8; gold=12; status=Fallen
item game room|room|game table|lobby room: Name!;Host->@user;Board->@game board|board|map~Dragon pass;Players:number#2-8;Joined:number#0-8;Turn limit:number(s)#10-600;Private:boolean;Password;~Status=Waiting|Playing|Finished
- Friday dragons | board=Dragon pass; players=4; joined=3; turn_limit=60; status=Waiting
- Quick duel | board=Ring of stones; players=2; joined=2; turn_limit=30; status=Playing
- Family table | board=Goblin market; players=6; joined=5; turn_limit=120; status=Waiting
- Long night | board=Dragon pass; players=4; joined=4; turn_limit=90; status=Finished
record game turn|turn|dice roll|move|roll: Title!;Room->@game room|room~Quick duel;Character->@game character|character~Sigrun Stonehand;Dice~2d6;Result:number#1-200;Action=Move|Attack|Trade|Magic|Rest;From field:number#0-1000;To field:number#0-1000;Turn:number#1-10000
- Sigrun moves 9 | room=Quick duel; character=Sigrun Stonehand; dice=2d6; result=9; action=Move; from_field=12; to_field=21; turn=7
- Ilvar throws fire | room=Quick duel; character=Ilvar of the Mist; dice=1d20; result=17; action=Magic; from_field=20; to_field=20; turn=8
- Bramble moves 4 | room=Friday dragons; character=Bramble Oakfoot; dice=2d6; result=4; action=Move; from_field=0; to_field=4; turn=1
- Gruk rests | room=Long night; character=Gruk; dice=1d6; result=3; action=Rest; from_field=44; to_field=44; turn=52
record battle|fight|combat: Title!;Room->@game room|room~Quick duel;Attacker->@game character|character~Ilvar of the Mist;Defender->@game character|character~Sigrun Stonehand;Attack roll:number#1-100;Defence roll:number#1-100;Damage:number#0-1000;Gold won:number#0-100000;~Result=Hit|Missed|Draw|Fallen
- Fire at the bridge | room=Quick duel; attacker=Ilvar of the Mist; defender=Sigrun Stonehand; attack_roll=17; defence_roll=9; damage=14; gold_won=0; result=Hit
- Axe answer | room=Quick duel; attacker=Sigrun Stonehand; defender=Ilvar of the Mist; attack_roll=6; defence_roll=12; damage=0; gold_won=0; result=Missed
- Last stand of Gruk | room=Long night; attacker=Sigrun Stonehand; defender=Gruk; attack_roll=20; defence_roll=4; damage=36; gold_won=12; result=Fallen
- Knife in the market | room=Family table; attacker=Bramble Oakfoot; defender=Gruk; attack_roll=11; defence_roll=11; damage=0; gold_won=0; result=Draw
record trade|exchange|trade offer: Title!;Room->@game room|room~Family table;Seller->@game character|character~Bramble Oakfoot;Buyer->@game character|character~Gruk;Item->@game item|item~Healing herb;Gold:number#0-100000;~Status=Offered|Accepted|Refused
- Herb for Gruk | room=Family table; seller=Bramble Oakfoot; buyer=Gruk; item=Healing herb; gold=10; status=Accepted
- Rune axe on offer | room=Friday dragons; seller=Sigrun Stonehand; item=Rune axe; gold=80; status=Offered
- Cloak for Bramble | room=Friday dragons; seller=Ilvar of the Mist; buyer=Bramble Oakfoot; item=Grey cloak; gold=45; status=Refused
- Map of the pass | room=Long night; seller=Ilvar of the Mist; buyer=Sigrun Stonehand; item=Torn map; gold=25; status=Accepted
item game board|board|map|game rule: Name!;Fields:number#4-1000;Players:number#2-8;Difficulty=Easy|Medium|Hard;Rules:long;Picture:image
- Dragon pass | fields=60; players=4; difficulty=Hard; rules=Double six wakes the dragon.
- Ring of stones | fields=24; players=2; difficulty=Easy; rules=First round the ring wins.
- Goblin market | fields=40; players=6; difficulty=Medium; rules=Trade on every fifth field.
- Sunken tower | fields=52; players=5; difficulty=Hard; rules=The water rises each round.
! item game item|item|equipment: Name!;Owner->@game character|character~Sigrun Stonehand;Kind=Weapon|Armour|Potion|Tool|Treasure;Bonus:number#0-100;Price:number(gold)#0-100000
- Rune axe | owner=Sigrun Stonehand; kind=Weapon; bonus=4; price=80
- Healing herb | owner=Gruk; kind=Potion; bonus=8; price=10
- Grey cloak | owner=Ilvar of the Mist; kind=Armour; bonus=2; price=45
- Torn map | owner=Sigrun Stonehand; kind=Tool; bonus=1; price=25
! record room player|seat|participant: Title!;Room->@game room|room~Quick duel;Character->@game character|character~Sigrun Stonehand;Seat:number#1-8;Field:number#0-1000;Points:number#0-100000;~Status=Ready|Playing|Out|Winner
- Sigrun in Quick duel | room=Quick duel; character=Sigrun Stonehand; seat=1; field=21; points=40; status=Playing
- Ilvar in Quick duel | room=Quick duel; character=Ilvar of the Mist; seat=2; field=20; points=55; status=Playing
- Bramble in Friday dragons | room=Friday dragons; character=Bramble Oakfoot; seat=1; field=4; points=4; status=Ready
- Gruk in Long night | room=Long night; character=Gruk; seat=3; field=44; points=12; status=Out
# travel platform|travel recommendation|travel application|ai-driven travel|travel planner|trip planner|trip planning|travel app
item destination|travel destination|place: Name!;Country~Portugal|Japan;Region;Kind=City|Beach|Mountains|Nature|Island;Best months;Daily cost:money;Climate;Photo:image;Description:long;~Rating:rating
- Porto | country=Portugal; kind=City; best_months=May to September; daily_cost=85; climate=Mild; rating=5
- Kamikochi | country=Japan; kind=Mountains; best_months=June to October; daily_cost=110; climate=Cool; rating=5
- Naxos | country=Greece; kind=Island; best_months=May to October; daily_cost=75; climate=Dry and sunny; rating=4
- Lofoten | country=Norway; kind=Nature; best_months=March, July; daily_cost=150; climate=Windy; rating=5
item recommended itinerary|itinerary|travel route|tour: Title!;Destination->@destination|place~Porto;Days:number#1-60;Style=Relaxed|Active|Culture|Food|Family;Price per person:money;Highlights:long;Cover:image;Author~Travel desk;~Saved:number#0-1000000
- Porto and the river in 4 days | destination=Porto; days=4; style=Food; price_per_person=420; saved=812
- Huts and hot springs | destination=Kamikochi; days=6; style=Active; price_per_person=890; saved=240
- Naxos with children | destination=Naxos; days=8; style=Family; price_per_person=610; saved=377
- Midnight sun road | destination=Lofoten; days=7; style=Culture; price_per_person=1280; saved=455
! record itinerary stop|itinerary day|stop|day plan: Title!;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Day:number#1-60;Starts at:time;Place;Activity->@travel activity|activity~Port cellar visit;Minutes:number#5-1440;Cost:money
- Tiles at São Bento | itinerary=Porto and the river in 4 days; day=1; place=São Bento station; minutes=45; cost=0
- Cellars across the bridge | itinerary=Porto and the river in 4 days; day=2; place=Gaia; activity=Port cellar visit; minutes=120; cost=18
- Hut above the clouds | itinerary=Huts and hot springs; day=3; place=Yari hut; activity=Ridge walk; minutes=420; cost=80
- Sandy lunch | itinerary=Naxos with children; day=2; place=Plaka beach; minutes=180; cost=40
item travel activity|activity|attraction|travel service|service: Name!;Destination->@destination|place~Porto;Kind=Sight|Food|Outdoor|Museum|Tour|Transport;Price:money;Minutes:number#5-2880;Open from:time;Open until:time;Photo:image;Address
- Port cellar visit | destination=Porto; kind=Tour; price=18; minutes=90
- Ridge walk | destination=Kamikochi; kind=Outdoor; price=0; minutes=420
- Kite lesson | destination=Naxos; kind=Outdoor; price=65; minutes=150
- Stockfish museum | destination=Lofoten; kind=Museum; price=9; minutes=60
item travel preference|preference|personal preference|traveler profile|interest: Name!;Traveler->@user;Budget per day:money;Pace=Slow|Medium|Fast;Interests;Companions=Alone|Couple|Family|Friends;Climate;Food wishes;Longest flight:number(h)#0-30
- Slow food couple | budget_per_day=120; pace=Slow; interests=Food, wine, tiles; companions=Couple; longest_flight=4
- Mountains with Yuki | budget_per_day=110; pace=Fast; interests=Hiking, springs; companions=Friends; longest_flight=14
- Children and sand | budget_per_day=160; pace=Slow; interests=Beach, animals; companions=Family; longest_flight=4
- Light hunter | budget_per_day=150; pace=Medium; interests=Photography; companions=Alone; longest_flight=6
record recommendation|travel recommendation|personalized recommendation|suggestion: Title!;Traveler->@user;Preference->@travel preference|preference~Slow food couple;Destination->@destination|place~Porto;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Match:percent;Reason:long;Made on:date;~Answer=New|Saved|Dismissed|Booked
- Porto fits at 94 percent | preference=Slow food couple; destination=Porto; itinerary=Porto and the river in 4 days; match=94; reason=Food, short flight, slow pace.; answer=Saved
- Kamikochi for four | preference=Mountains with Yuki; destination=Kamikochi; match=91; answer=Booked
- Naxos by ferry | preference=Children and sand; destination=Naxos; match=88; answer=New
- Lofoten in March | preference=Light hunter; destination=Lofoten; match=90; answer=Dismissed
record trip|trip plan|travel plan|plan: Title!;Traveler->@user;Destination->@destination|place~Porto;Itinerary->@recommended itinerary|itinerary~Porto and the river in 4 days;Starts on:date;Ends on:date;People:number#1-50;Budget:money;Spent:money;Notes:long;~Status=Idea|Planned|Booked|Travelling|Done
- Anniversary in Porto | destination=Porto; itinerary=Porto and the river in 4 days; people=2; budget=1200; spent=380; status=Booked
- Alps of Japan | destination=Kamikochi; itinerary=Huts and hot springs; people=4; budget=4800; spent=0; status=Planned
- Easter on Naxos | destination=Naxos; people=5; budget=3200; spent=0; status=Idea
- Northern lights | destination=Lofoten; people=1; budget=1900; spent=1744; status=Done
! record real-time information|travel information|travel notice|live information [real-time|live|weather|information]: Title!;Destination->@destination|place~Lofoten;Kind=Weather|Traffic|Safety|Event|Price;Text:long;Valid until:date;Source~Road office
- Bridge closed by wind | destination=Lofoten; kind=Traffic; source=Road office
- St. John's night | destination=Porto; kind=Event; source=City of Porto
- Ferry strike Tuesday | destination=Naxos; kind=Traffic; source=Port police
- First snow at the huts | destination=Kamikochi; kind=Weather; source=Hut owners
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
# personality test|psychological test|q&a game|entertainment test|character test|fun test|trivia test
item personality test|test|q&a game|test game|quiz game: Title!;Category->@test category|category~Friendship|Work;Questions:number#1-200;Minutes:number#1-120;Kind=Points|Types|Right or wrong;Cover:image;Intro:long;~Players:number#0-100000000;~Status=Draft|Online|Offline
- Which weather are you? | category=Character; questions=4; minutes=2; kind=Types; players=40210; status=Online
- How good a friend are you? | category=Friendship; questions=10; minutes=4; kind=Points; players=18800; status=Online
- Your animal at work | category=Work; questions=8; minutes=3; kind=Types; players=9450; status=Online
- Do you know your town? | category=Knowledge; questions=12; minutes=5; kind=Right or wrong; players=0; status=Draft
item test question|question|quiz question: Question!;Test->@personality test|test~Which weather are you?;Position:number#1-200;Kind=One answer|Several answers|Scale|Picture;Picture:image;Points:number#0-100
- A free Sunday begins with... | test=Which weather are you?; position=1; kind=One answer; points=3
- Someone is late again. You... | test=Which weather are you?; position=2; kind=One answer; points=3
- A friend calls at 2 a.m. | test=How good a friend are you?; position=1; kind=Scale; points=5
- Your desk looks like... | test=Your animal at work; position=1; kind=Picture; points=2
! item answer option|option|answer: Answer!;Question->@test question|question~A free Sunday begins with...;Position:number#1-20;Points:number#0-100;Leads to->@result type|test result|outcome~Summer storm;Picture:image
- Ten plans at once | question=A free Sunday begins with...; position=1; points=3; leads_to=Summer storm
- Tea and a window | question=A free Sunday begins with...; position=2; points=1; leads_to=Soft rain
- I laugh it off | question=Someone is late again. You...; position=1; points=1; leads_to=Clear sky
- I say so at once | question=Someone is late again. You...; position=2; points=3; leads_to=Summer storm
item result type|outcome|personality type|result text: Name!;Test->@personality test|test~Which weather are you?;Points from:number#0-1000;Points to:number#0-1000;Text:long;Picture:image;Share text
- Summer storm | test=Which weather are you?; points_from=9; points_to=12; text=You arrive and the air is different.
- Soft rain | test=Which weather are you?; points_from=0; points_to=4; text=Things grow around you.
- Clear sky | test=Which weather are you?; points_from=5; points_to=8; text=People breathe out near you.
- Office otter | test=Your animal at work; points_from=0; points_to=8; text=Playful, quick and never alone.
record test record|test result|play record|test attempt|participation: Title!;Test->@personality test|test~Which weather are you?;Player->@user;Points:number#0-1000;Result->@result type|outcome~Soft rain;Seconds:number#0-10000;Taken on:date;Shared:boolean
- Lea is soft rain | test=Which weather are you?; points=3; result=Soft rain; seconds=70
- Omar is a storm | test=Which weather are you?; points=11; result=Summer storm; seconds=52
- Yun is an otter | test=Your animal at work; points=6; result=Office otter; seconds=95
- Pia, clear sky | test=Which weather are you?; points=7; result=Clear sky; seconds=64
! record given answer|answer record|chosen answer: Title!;Attempt->@test record|test result~Lea is soft rain;Question->@test question|question~A free Sunday begins with...;Chosen->@answer option|option~Tea and a window;Points:number#0-100
- Lea, Sunday | attempt=Lea is soft rain; question=A free Sunday begins with...; chosen=Tea and a window; points=1
- Lea, late friend | attempt=Lea is soft rain; question=Someone is late again. You...; chosen=I laugh it off; points=1
- Omar, Sunday | attempt=Omar is a storm; question=A free Sunday begins with...; chosen=Ten plans at once; points=3
- Omar, late friend | attempt=Omar is a storm; question=Someone is late again. You...; chosen=I say so at once; points=3
item mini-program theme|theme|theme setting: Name!;Main color;Background:image;Font;Music:file;Season=Any|Spring|Summer|Autumn|Winter;~Status=Active|Off
- Sunny paper | main_color=gold; font=Rounded; season=Summer; status=Active
- Deep night | main_color=indigo; font=Serif; season=Any; status=Off
- First snow | main_color=ice blue; font=Rounded; season=Winter; status=Off
- Blossom | main_color=pink; font=Script; season=Spring; status=Off
item test category|category: Name!;Position:number#1-99;Icon:image;Color
- Character | position=1; color=gold
- Friendship | position=2; color=pink
- Work | position=3; color=teal
- Knowledge | position=4; color=blue
# prank|pranking|joke website|funny content|humorous|humor website|meme website
item funny content|joke|humorous content|funny post|meme|humorous article: Title!;Kind=Picture|Video|Text|Sound;Category->@joke category|category~Office|Kitchen;File:file;Picture:image;Text:long;Author->@user;~Laughs:number#0-10000000;~Shares:number#0-10000000;Posted on:date;~Status=In review|Online|Removed
- The cat attends the meeting | kind=Video; category=Office; laughs=8120; shares=940; status=Online
- Salt in the sugar bowl | kind=Text; category=Kitchen; laughs=1204; shares=88; status=Online
- Door says pull, he pushes | kind=Picture; category=Everyday; laughs=3310; shares=402; status=Online
- Printer that moos | kind=Sound; category=Office; laughs=0; shares=0; status=In review
item prank tool|prank|prank template|prank idea: Name!;Kind=Fake screen|Fake message|Sound|Countdown|Card;Description:long;Length:number(s)#0-3600;Harmless level=Tiny|Gentle|Cheeky;Preview:image;~Used:number#0-10000000
- Endless update screen | kind=Fake screen; length=60; harmless_level=Gentle; used=20410
- Cracked glass | kind=Fake screen; length=20; harmless_level=Cheeky; used=15300
- Mosquito sound | kind=Sound; length=30; harmless_level=Gentle; used=9120
- You won a potato | kind=Card; length=0; harmless_level=Tiny; used=6044
record prank activity|sent prank|prank record|prank activities: Title!;Tool->@prank tool|prank~Endless update screen;Sender->@user;Victim~Brother Leo;Message;Link:url;Sent on:date;Opened on:date;Reaction=None|Laughed|Surprised|Wants revenge;~Status=Ready|Sent|Opened|Revealed
- Leo's update | tool=Endless update screen; victim=Brother Leo; message=Do not switch off; reaction=Laughed; status=Revealed
- Potato for Mia | tool=You won a potato; victim=Mia; reaction=None; status=Sent
- Glass for Ben | tool=Cracked glass; victim=Ben; reaction=Wants revenge; status=Revealed
- Night sound for Kai | tool=Mosquito sound; victim=Kai; reaction=Surprised; status=Opened
item interactive game|game|mini game: Title!;Rules:long;Kind=Reaction|Guess|Memory|Chance;Seconds:number#5-3600;Players:number#1-20;Cover:image;~Played:number#0-10000000
- Catch the flying slipper | kind=Reaction; seconds=30; players=1; played=4120
- True or nonsense | kind=Guess; seconds=60; players=4; played=2210
- Who ate the cake? | kind=Memory; seconds=90; players=2; played=980
- Pie in the face | kind=Chance; seconds=20; players=2; played=7304
! record game result|score|game record: Title!;Game->@interactive game|game~Catch the flying slipper;Player->@user;Score:number#0-1000000;Seconds:number#0-3600;Played on:date
- 41 slippers | game=Catch the flying slipper; score=41; seconds=30
- Seven of ten true | game=True or nonsense; score=7; seconds=55
- Cake in 40 seconds | game=Who ate the cake?; score=120; seconds=40
- Three pies | game=Pie in the face; score=3; seconds=20
! item joke category|category|tag: Name!;Position:number#1-99;Color;Icon:image
- Office | position=1; color=blue
- Kitchen | position=2; color=orange
- Everyday | position=3; color=green
- Animals | position=4; color=brown
# game api|game interface|game server|game backend|payment callback
item game server|server|server list|game zone: Name!;Region=Europe|Asia|America|Oceania;Address;Port:number#1-65535;Players online:number#0-1000000;Most players:number#1-1000000;Client version;Opened on:date;~Status=Smooth|Busy|Full|Maintenance|Closed
- Emberfall 1 | region=Europe; address=eu1.example.com; port=7001; players_online=3120; most_players=5000; client_version=1.8.2; status=Smooth
- Emberfall 2 | region=Europe; address=eu2.example.com; port=7001; players_online=4990; most_players=5000; client_version=1.8.2; status=Full
- Lotus Gate | region=Asia; address=as1.example.com; port=7002; players_online=4410; most_players=5000; client_version=1.8.2; status=Busy
- Pine Ridge | region=America; address=us1.example.com; port=7001; players_online=0; most_players=4000; client_version=1.8.1; status=Maintenance
record game character|character|character information|role report|character report: Name!;Player->@user;Server->@game server|server~Emberfall 1;Calling=Knight|Mage|Ranger|Monk;Level:number#1-300;Power:number#0-100000000;Gold:number#0-1000000000;Guild;Event=Created|Level up|Sign-in|Renamed;Reported on:date
- Ashwin | server=Emberfall 1; calling=Knight; level=62; power=184200; gold=91400; guild=Dawn; event=Level up
- Moonpetal | server=Lotus Gate; calling=Mage; level=88; power=402100; gold=220000; guild=Nine Lakes; event=Sign-in
- Tuck | server=Emberfall 2; calling=Monk; level=7; power=2100; gold=340; event=Created
- Longstep | server=Pine Ridge; calling=Ranger; level=45; power=97000; gold=12800; guild=Cedar; event=Renamed
record payment callback|callback|recharge order|payment notice: Order number!;Character->@game character|character~Ashwin;Server->@game server|server~Emberfall 1;Item~600 gems;Amount:money;Channel=App store|Play store|Card|Wallet;Signature valid:boolean;Tries:number#1-20;Called on:date;~Status=Received|Checked|Delivered|Refused|Refunded
- PAY-90021 | character=Ashwin; server=Emberfall 1; item=600 gems; amount=9.99; channel=App store; tries=1; status=Delivered
- PAY-90022 | character=Moonpetal; server=Lotus Gate; item=Month card; amount=4.99; channel=Wallet; tries=2; status=Checked
- PAY-90023 | character=Tuck; server=Emberfall 2; item=Starter pack; amount=0.99; channel=Play store; tries=1; status=Delivered
- PAY-90024 | character=Longstep; server=Pine Ridge; item=600 gems; amount=9.99; channel=Card; tries=4; status=Refused
record game login|login record|login|sign-in record|session: Title!;Player->@user;Server->@game server|server~Emberfall 1;Channel=Own account|Guest|Store account;Device;Client version;Network address;Token;Signed in on:date;~Result=Success|Wrong password|Banned|Expired
- Ashwin on a phone | server=Emberfall 1; channel=Store account; device=Phone; client_version=1.8.2; result=Success
- Moonpetal on a tablet | server=Lotus Gate; channel=Own account; device=Tablet; client_version=1.8.2; result=Success
- Guest 4471 | server=Emberfall 2; channel=Guest; device=Phone; client_version=1.8.0; result=Expired
- Unknown key | server=Pine Ridge; channel=Own account; device=Desktop; client_version=1.7.9; result=Banned
item api interface|interface|api|endpoint|game api: Name!;Path;Method=GET|POST;Version;Parameters:long;Response:long;Signed:boolean;Calls per minute:number#1-1000000;~Status=Live|Test|Retired
- Sign in | path=/v2/login; method=POST; version=2.0; parameters=account, token, device; calls_per_minute=600; status=Live
- Server list | path=/v2/servers; method=GET; version=2.0; parameters=region, version; calls_per_minute=1200; status=Live
- Report character | path=/v2/character; method=POST; version=2.0; parameters=character, level, power; calls_per_minute=900; status=Live
- Payment callback | path=/v1/pay; method=POST; version=1.0; parameters=order, amount, sign; calls_per_minute=300; status=Live
! record api call|interface log|call log: Title!;Interface->@api interface|interface~Server list;Caller;Response code:number#100-599;Duration:number(ms)#0-60000;Message;Called on:date
- Server list, client 1.8.2 | interface=Server list; caller=Phone client; response_code=200; duration=21
- Sign in with bad token | interface=Sign in; caller=Desktop client; response_code=401; duration=9; message=Token expired
- Callback 90024 | interface=Payment callback; caller=Card service; response_code=403; duration=14; message=Signature is wrong
- Ashwin level 62 | interface=Report character; caller=Phone client; response_code=200; duration=33
item analysis platform|third-party platform|data platform|analytics connection: Name!;Address:url;Events sent;Key;Every:number(min)#1-1440;~Sent today:number#0-100000000;~Status=Connected|Paused|Error
- Funnel One | events_sent=login, create, pay; every=5; sent_today=41200; status=Connected
- Heatboard | events_sent=level up; every=15; sent_today=9300; status=Connected
- Adtrace | events_sent=install, pay; every=1; sent_today=880; status=Error
- House warehouse | events_sent=all; every=60; sent_today=120400; status=Connected
! record daily statistic|game statistic|statistic [statist|analy]: Title!;Server->@game server|server~Emberfall 1;Day:date;New players:number#0-10000000;Active players:number#0-10000000;Paying players:number#0-10000000;Revenue:money;Back next day:percent
- Emberfall 1, Monday | server=Emberfall 1; new_players=210; active_players=8120; paying_players=302; revenue=2810; back_next_day=41
- Lotus Gate, Monday | server=Lotus Gate; new_players=640; active_players=15100; paying_players=910; revenue=6920; back_next_day=44
- Emberfall 2, Monday | server=Emberfall 2; new_players=80; active_players=9900; paying_players=420; revenue=3105; back_next_day=38
- Pine Ridge, Monday | server=Pine Ridge; new_players=12; active_players=1810; paying_players=61; revenue=390; back_next_day=35
# radius search|perimeter search|running competition|running event|marathon calendar|listing grid
event running competition|competition|race|running event|listing|run: Name!;City~Kassel|Ulm;Postcode;Latitude:number;Longitude:number;Day:date!;Starts at:time;Distances~5 km, 10 km|Half marathon;Surface=Road|Trail|Track|Mixed;Entry fee:money;Organizer->@race organizer|organizer~TSV Ulm;Website:url;~Status=Open|Full|Held|Cancelled
- Danube half marathon | city=Ulm; postcode=89073; latitude=48.4; longitude=10; distances=Half marathon; surface=Road; entry_fee=39; organizer=TSV Ulm; status=Open
- Hercules hill run | city=Kassel; postcode=34131; latitude=51.3; longitude=9.4; distances=12 km; surface=Trail; entry_fee=22; organizer=Runners Kassel; status=Open
- Night ten | city=Bremen; postcode=28195; latitude=53.1; longitude=8.8; distances=5 km, 10 km; surface=Road; entry_fee=18; organizer=Weser Sport; status=Full
- Lake ultra | city=Konstanz; postcode=78462; latitude=47.7; longitude=9.2; distances=52 km; surface=Mixed; entry_fee=64; organizer=Lake Runners; status=Open
item place|zip code|postal code|postcode|location: Postcode!;Town~Ulm;State~Hesse|Bavaria;Latitude:number;Longitude:number;Inhabitants:number#0-10000000
- 89073 | town=Ulm; state=Baden-Württemberg; latitude=48.4; longitude=10; inhabitants=128900
- 34131 | town=Kassel; state=Hesse; latitude=51.3; longitude=9.4; inhabitants=204700
- 28195 | town=Bremen; state=Bremen; latitude=53.1; longitude=8.8; inhabitants=577000
- 78462 | town=Konstanz; state=Baden-Württemberg; latitude=47.7; longitude=9.2; inhabitants=85800
record search|radius search|search record|search query|saved search: Title!;Place or postcode;Radius:number(km)#1-500;From:date;Until:date;Distance wanted~10 km;Results:number#0-10000;Duration:number(ms)#0-60000;User->@user;Searched on:date
- 50 km round Ulm | place_or_postcode=89073; radius=50; results=41; duration=310
- 25 km round Kassel, trail | place_or_postcode=Kassel; radius=25; distance_wanted=12 km; results=6; duration=220
- 100 km round Bremen | place_or_postcode=Bremen; radius=100; results=118; duration=640
- 10 km round Konstanz | place_or_postcode=78462; radius=10; results=3; duration=140
item search filter|filter|filter setting|radius option: Name!;Field=Radius|Date|Distance|Surface|State|Fee;Default value;Choices;Position:number#1-20;Shown:boolean
- Radius | field=Radius; default_value=50 km; choices=10, 25, 50, 100, 200 km; position=1
- Date | field=Date; default_value=Next three months; position=2
- Distance | field=Distance; choices=5 km, 10 km, half, full, ultra; position=3
- Surface | field=Surface; choices=Road, trail, track; position=4
item race organizer|organizer|club: Name!;City~Ulm;Contact person;Email:email;Phone:phone;Website:url;~Races:number#0-1000
- TSV Ulm | city=Ulm; contact_person=Gerd Haas; races=3
- Runners Kassel | city=Kassel; contact_person=Jule Arndt; races=5
- Weser Sport | city=Bremen; contact_person=Kai Behn; races=2
- Lake Runners | city=Konstanz; contact_person=Anna Moos; races=1
! record race entry|race registration|saved race|participation: Title!;Race->@running competition|race~Night ten;Runner->@user;Distance~10 km;Bib:number#1-100000;Finish time;Entered on:date;~Status=Saved|Entered|Finished|Did not start
- Ten kilometres by night | race=Night ten; distance=10 km; bib=412; finish_time=48:20; status=Finished
- Half along the Danube | race=Danube half marathon; distance=21.1 km; status=Entered
- Hill run, maybe | race=Hercules hill run; distance=12 km; status=Saved
- Ultra with Tom | race=Lake ultra; distance=52 km; bib=77; status=Did not start
# accounting website|bookkeeping|accounting app|accounting system|financial account|personal accounting|expense tracking|multi-lingual accounting
item financial account|account book|ledger|money account: Name!;Kind=Cash|Bank|Card|Savings|Loan;Currency=EUR|USD|GBP|CNY|JPY;Opening balance:money;~Balance:money;Bank;Owner->@user;Opened on:date;~Status=Active|Archived
- Household bank | kind=Bank; currency=EUR; opening_balance=1200; balance=2318; bank=Savings bank; status=Active
- Wallet | kind=Cash; currency=EUR; opening_balance=80; balance=46; status=Active
- Travel card | kind=Card; currency=USD; opening_balance=0; balance=310; status=Active
- Car loan | kind=Loan; currency=EUR; opening_balance=9000; balance=5400; status=Archived
record accounting entry|account record|transaction|booking entry|financial record|income|expense: Title!;Account->@financial account|account book~Household bank;Kind=Income|Expense|Transfer;Category->@entry category|category~Groceries|Salary;Amount:money;Payee~Green Corner;Receipt:image;Booked on:date;Note;Entered by->@user
- Salary May | account=Household bank; kind=Income; category=Salary; amount=2650; payee=Employer
- Weekly shop | account=Wallet; kind=Expense; category=Groceries; amount=74; payee=Green Corner
- Rent June | account=Household bank; kind=Expense; category=Home; amount=890; payee=Landlord
- Hotel in Boston | account=Travel card; kind=Expense; category=Travel; amount=212; payee=Harbor Inn
item entry category|category|expense category|income category: Name!;Kind=Income|Expense;Color;Icon;Parent category->@entry category|category;Monthly limit:money
- Salary | kind=Income; color=green; monthly_limit=0
- Groceries | kind=Expense; color=orange; monthly_limit=420
- Home | kind=Expense; color=brown; monthly_limit=1100
- Travel | kind=Expense; color=blue; monthly_limit=250
item budget|monthly budget: Title!;Category->@entry category|category~Groceries;Month~June 2025;Limit:money;~Used:money;Warn at:percent
- Groceries, June | category=Groceries; month=June 2025; limit=420; used=188; warn_at=80
- Home, June | category=Home; month=June 2025; limit=1100; used=890; warn_at=90
- Travel, June | category=Travel; month=June 2025; limit=250; used=212; warn_at=75
- Groceries, May | category=Groceries; month=May 2025; limit=420; used=455; warn_at=80
record financial report|statistical analysis|financial analysis|statistic|monthly statement: Title!;Account->@financial account|account book~Household bank;From:date;Until:date;Income:money;Expenses:money;Result:money;Largest category->@entry category|category~Home
- Household, May | account=Household bank; income=2650; expenses=2104; result=546; largest_category=Home
- Wallet, May | account=Wallet; income=200; expenses=234; result=0; largest_category=Groceries
- Travel card, spring | account=Travel card; income=900; expenses=590; result=310; largest_category=Travel
- Household, April | account=Household bank; income=2650; expenses=1980; result=670; largest_category=Home
! item display language|language|translation setting [lingual|language|translat]: Name!;Code;Date format;Number format;Default currency=EUR|USD|GBP|CNY|JPY;~Translated:percent;Active:boolean
- English | code=en; date_format=12 May 2025; number_format=1,234.50; default_currency=GBP; translated=100
- Deutsch | code=de; date_format=12.05.2025; number_format=1.234,50; default_currency=EUR; translated=100
- Français | code=fr; date_format=12/05/2025; number_format=1 234,50; default_currency=EUR; translated=94
- 中文 | code=zh; date_format=2025-05-12; number_format=1,234.50; default_currency=CNY; translated=88
! item recurring entry|standing order|recurring payment: Title!;Account->@financial account|account book~Household bank;Category->@entry category|category~Home;Amount:money;Every=Week|Month|Quarter|Year;Next on:date;Active:boolean
- Rent | account=Household bank; category=Home; amount=890; every=Month
- Car insurance | account=Household bank; category=Travel; amount=184; every=Quarter
- Pocket money | account=Wallet; category=Groceries; amount=20; every=Week
- Salary | account=Household bank; category=Salary; amount=2650; every=Month
# hair loss|hair transplant|hair transplantation|baldness|balding
item hair topic|topic|category|forum section|board: Name!;Kind=Hair loss|Transplantation|Hair care|Nutrition|Mood;Moderator~Dora Lee;Position:number#1-99;Description:long;~Posts:number#0-1000000
- Receding hairline | kind=Hair loss; moderator=Dora Lee; position=1; posts=812
- My transplant diary | kind=Transplantation; moderator=Yusuf A.; position=2; posts=430
- Shampoo and scalp | kind=Hair care; moderator=Dora Lee; position=3; posts=655
- Feeling good without | kind=Mood; moderator=Sam K.; position=4; posts=208
item treatment|hair treatment|therapy|remedy: Name!;Kind=Lotion|Tablet|Laser|Transplant|Home remedy;Active agent;Months until effect:number#0-36;Cost per month:money;Side effects:long;Evidence=Strong|Medium|Weak|None;~Rating:rating
- Minoxidil lotion | kind=Lotion; active_agent=Minoxidil 5 %; months_until_effect=4; cost_per_month=25; evidence=Strong; rating=4
- Follicle transplant | kind=Transplant; months_until_effect=10; cost_per_month=0; evidence=Strong; rating=4
- Laser cap | kind=Laser; months_until_effect=6; cost_per_month=40; evidence=Medium; rating=3
- Rosemary oil | kind=Home remedy; active_agent=Rosemary; months_until_effect=6; cost_per_month=8; evidence=Weak; rating=3
record hair progress|hair diary|progress photo|treatment record|hair record: Title!;Member->@user;Treatment->@treatment|therapy~Minoxidil lotion;Month:number#0-120;Stage=I|II|III|IV|V|VI|VII;Hairs lost per day:number#0-500;Photo:image;Note:long;Taken on:date
- Month 0, start | treatment=Minoxidil lotion; month=0; stage=III; hairs_lost_per_day=140
- Month 4, first fluff | treatment=Minoxidil lotion; month=4; stage=III; hairs_lost_per_day=80
- Ten weeks after transplant | treatment=Follicle transplant; month=2; stage=IV; note=Shedding is normal now.
- Half a year of rosemary | treatment=Rosemary oil; month=6; stage=II; hairs_lost_per_day=95
item hair clinic|clinic|transplant clinic|doctor: Name!;City~Izmir|Lyon;Doctor~Dr. Ada Kurt;Method=FUE|FUT|DHI|None;Price per graft:money;Languages;Phone:phone;Website:url;~Rating:rating
- Aegean Hair | city=Izmir; doctor=Dr. Ada Kurt; method=FUE; price_per_graft=1.5; rating=4
- Clinique Rhône | city=Lyon; doctor=Dr. Marc Blin; method=DHI; price_per_graft=3.8; rating=5
- Scalp practice North | city=Hamburg; doctor=Dr. Ute Jahn; method=None; price_per_graft=0; rating=4
- Strip & Graft | city=Leeds; doctor=Dr. Ian Moss; method=FUT; price_per_graft=2.2; rating=3
record transplant report|clinic experience|experience report|clinic review: Title!;Clinic->@hair clinic|clinic~Aegean Hair;Member->@user;Grafts:number#100-10000;Total cost:money;Pain:rating;Result:rating;Before:image;After:image;Text:long;Operated on:date
- 2800 grafts in Izmir | clinic=Aegean Hair; grafts=2800; total_cost=4200; pain=2; result=4
- Crown only, Lyon | clinic=Clinique Rhône; grafts=1100; total_cost=4180; pain=2; result=5
- Strip scar visible | clinic=Strip & Graft; grafts=2000; total_cost=4400; pain=4; result=2
- Second round | clinic=Aegean Hair; grafts=900; total_cost=1350; pain=2; result=4
! item care product|shampoo|hair product [care|product|shampoo]: Name!;Kind=Shampoo|Serum|Powder|Vitamin|Wig;Brand;Price:money;Ingredients;For=Dry scalp|Oily scalp|Thin hair|All;~Rating:rating
- Caffeine shampoo | kind=Shampoo; brand=Nordic Scalp; price=9; for=Thin hair; rating=3
- Hair fibres brown | kind=Powder; brand=Cover Up; price=19; for=All; rating=5
- Biotin tablets | kind=Vitamin; brand=Vitalis; price=12; for=All; rating=3
- Calm scalp serum | kind=Serum; brand=Nordic Scalp; price=24; for=Dry scalp; rating=4
+ post: Topic->@hair topic|topic~Receding hairline;Stage=I|II|III|IV|V|VI|VII;Treatment->@treatment|therapy~Minoxidil lotion;Anonymous:boolean
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
! record course progress|learning progress [learn|course]: Title!;Course->@training course|course~Wheel truing;Learner->@user;Progress:percent;Last seen on:date;~Status=Started|Finished|Dropped
- Kim, wheel truing | course=Wheel truing; progress=60; status=Started
- Dora, hygiene | course=Food hygiene in an evening; progress=100; status=Finished
- Amir, letter | course=Write a short letter; progress=100; status=Finished
- Pete, forklift | course=Forklift theory; progress=10; status=Dropped
item applicant profile|profile|job seeker profile|candidate profile: Name!;User->@user;Wanted job;Skills;Town;Search radius:number(km)#1-200;Pay wish:money;Work hours=Full time|Part time|Any;Resume:file;Linked networks;~Status=Searching|Open to offers|Hired
- Kim Ashton | wanted_job=Mechanic; skills=Bikes, welding; town=Ashford; search_radius=15; pay_wish=15; work_hours=Full time; status=Searching
- Dora Lind | wanted_job=Shop help; skills=Selling, baking; town=Millbrook; search_radius=5; pay_wish=12; work_hours=Part time; status=Open to offers
- Amir Khan | wanted_job=Apprentice; skills=Typing, languages; town=Millbrook; search_radius=10; pay_wish=9; work_hours=Full time; status=Hired
- Pete Rowe | wanted_job=Seasonal work; skills=Tractor licence; town=Faversham; search_radius=40; pay_wish=12; work_hours=Any; status=Searching
! record job alert|saved search|search alert: Title!;User->@user;Words;Town;Radius:number(km)#1-200;Kind=Full time|Part time|Mini job|Seasonal|Apprenticeship;Every=Day|Week;~New jobs:number#0-10000
- Mechanic near Ashford | words=mechanic; town=Ashford; radius=15; kind=Full time; every=Day; new_jobs=1
- Part time in Millbrook | town=Millbrook; radius=5; kind=Part time; every=Week; new_jobs=3
- Harvest work | words=picker, harvest; town=Faversham; radius=40; kind=Seasonal; every=Day; new_jobs=2
- Apprentice office | words=office; town=Millbrook; radius=10; kind=Apprenticeship; every=Week; new_jobs=0
! record user activity|tracking record|user track [track]: Title!;User->@user;Action=Viewed|Searched|Saved|Applied|Called;Job->@job listing|job~Bicycle mechanic;Device;Done on:date
- Kim viewed mechanic | action=Viewed; job=Bicycle mechanic; device=Phone
- Kim applied | action=Applied; job=Bicycle mechanic; device=Phone
- Dora saved bakery | action=Saved; job=Morning baker's help; device=Tablet
- Pete called the orchard | action=Called; job=Apple picker; device=Phone
# bim|bim system|construction drawing|assembly-type|prefabricated building|prefab|building information modeling|building design
item building project|project|building|design project: Name!;Number;Client~Housing co-op East;Address;Kind=Housing|School|Office|Hospital|Hotel;Storeys:number#1-200;Floor area:number(m²)#10-1000000;Prefab share:percent;Designer~Lio Marten;Due on:date;~Status=Draft|Design|Drawings|Approved|Built
- Elm court, block B | number=BP-041; client=Housing co-op East; kind=Housing; storeys=6; floor_area=4200; prefab_share=62; designer=Lio Marten; status=Design
- Primary school West | number=BP-044; client=City of Brede; kind=School; storeys=2; floor_area=3100; prefab_share=55; designer=Aya Tamm; status=Drawings
- Harbour offices | number=BP-038; client=Quay Estates; kind=Office; storeys=9; floor_area=11800; prefab_share=48; designer=Lio Marten; status=Approved
- Guest house modules | number=BP-047; client=Fell Inns; kind=Hotel; storeys=3; floor_area=1450; prefab_share=90; designer=Aya Tamm; status=Draft
record cad file|cad import|imported drawing|drawing file|import: File name!;Project->@building project|project~Elm court, block B;File:file;Format=DWG|DXF|IFC|RVT|PDF;Scale;Layers:number#1-1000;Storey;Imported by~Lio Marten;Imported on:date;~Status=Waiting|Read|Warnings|Failed
- elm-b-ground.dwg | project=Elm court, block B; format=DWG; scale=1:100; layers=24; storey=Ground; imported_by=Lio Marten; status=Read
- elm-b-typical.dwg | project=Elm court, block B; format=DWG; scale=1:100; layers=22; storey=1 to 5; imported_by=Lio Marten; status=Read
- school-west.ifc | project=Primary school West; format=IFC; layers=61; storey=All; imported_by=Aya Tamm; status=Warnings
- inn-sketch.pdf | project=Guest house modules; format=PDF; scale=1:200; layers=1; imported_by=Aya Tamm; status=Failed
item process standard|standard|process rule|craft standard: Name!;Kind=Wall|Window|Floor|Bathroom|Joint;Panel width:number(mm)#100-12000;Thickness:number(mm)#5-1000;Joint width:number(mm)#0-200;Fire class=A1|A2|B|C;Rule:long;Valid from:date;~Status=Draft|Valid|Replaced
- Light steel wall 120 | kind=Wall; panel_width=600; thickness=120; joint_width=4; fire_class=A2; status=Valid
- Bathroom pod type 2 | kind=Bathroom; panel_width=2100; thickness=80; joint_width=6; fire_class=A2; status=Valid
- Window belt S | kind=Window; panel_width=1200; thickness=70; joint_width=10; fire_class=B; status=Valid
- Raised floor 60 | kind=Floor; panel_width=600; thickness=60; joint_width=2; fire_class=A1; status=Draft
record building element|element|wall|window|component|generated element: Mark!;Project->@building project|project~Elm court, block B;Kind=Wall|Window|Door|Floor|Fitting|Furniture;Standard->@process standard|standard~Light steel wall 120;Storey;Room;Length:number(mm)#1-100000;Height:number(mm)#1-20000;Generated:boolean;~Status=Placed|Checked|Clash
- W-1-014 | project=Elm court, block B; kind=Wall; standard=Light steel wall 120; storey=1; room=Living room 1.04; length=4200; height=2600; status=Checked
- F-1-006 | project=Elm court, block B; kind=Window; standard=Window belt S; storey=1; room=Living room 1.04; length=2400; height=1400; status=Placed
- B-0-002 | project=Primary school West; kind=Fitting; standard=Bathroom pod type 2; storey=Ground; room=WC girls; length=2100; height=2500; status=Clash
- S-2-031 | project=Harbour offices; kind=Furniture; storey=2; room=Team room 2.3; length=1600; height=740; status=Placed
record construction drawing|drawing|generated drawing: Number!;Project->@building project|project~Elm court, block B;Kind=Floor plan|Elevation|Section|Detail|Panel plan;Scale;Storey;File:file;Revision;Drawn by~Lio Marten;Made on:date;~Status=Generated|Checked|Released|Replaced
- EC-B-101 | project=Elm court, block B; kind=Floor plan; scale=1:50; storey=1; revision=B; drawn_by=Lio Marten; status=Checked
- EC-B-301 | project=Elm court, block B; kind=Panel plan; scale=1:20; storey=1; revision=A; drawn_by=Lio Marten; status=Generated
- SW-100 | project=Primary school West; kind=Floor plan; scale=1:100; storey=Ground; revision=A; drawn_by=Aya Tamm; status=Released
- HO-502 | project=Harbour offices; kind=Detail; scale=1:5; revision=D; drawn_by=Lio Marten; status=Replaced
record material list|bill of quantities|engineering quantity|quantity|material list item|quantities: Item!;Project->@building project|project~Elm court, block B;Standard->@process standard|standard~Light steel wall 120;Quantity:number#0-10000000;Unit=m²|m|pcs|kg|m³;Waste:percent;Unit price:money;~Total:money;Supplier~Panelwerk
- Wall panel 600 x 2600 | project=Elm court, block B; standard=Light steel wall 120; quantity=1840; unit=pcs; waste=3; unit_price=46; total=84640; supplier=Panelwerk
- Steel stud C75 | project=Elm court, block B; quantity=5200; unit=m; waste=5; unit_price=2.4; total=12480; supplier=Stud & Co
- Bathroom pod | project=Primary school West; standard=Bathroom pod type 2; quantity=14; unit=pcs; waste=0; unit_price=3900; total=54600; supplier=Podworks
- Window 1200 x 1400 | project=Elm court, block B; standard=Window belt S; quantity=96; unit=pcs; waste=0; unit_price=310; total=29760; supplier=Glasbau
! record design version|model version|version: Version!;Project->@building project|project~Elm court, block B;Changes:long;File:file;Saved by~Lio Marten;Saved on:date
- Elm court v7 | project=Elm court, block B; changes=Kitchen wall moved by 30 cm.; saved_by=Lio Marten
- Elm court v6 | project=Elm court, block B; changes=Window belt chosen.; saved_by=Lio Marten
- School v3 | project=Primary school West; changes=Pods turned.; saved_by=Aya Tamm
- Offices v12 | project=Harbour offices; changes=Released for building.; saved_by=Lio Marten
# pet transportation|pet transport|pet travel|pet shipping|animal transport|pet relocation
item transport option|transportation option|transportation|transport service|travel option: Name!;Means=Plane|Train|Car|Ferry|Van;From~Berlin|Madrid;To~Rome|Lisbon;Carrier~PetWings;Hours:number(h)#0-100;Price:money;Largest weight:number(kg)#0-200;Box sizes;Attendant on board:boolean;Places:number#1-200;~Status=Offered|Full|Paused
- Berlin - Rome by air | means=Plane; from=Berlin; to=Rome; carrier=PetWings; hours=4; price=420; largest_weight=45; places=6; status=Offered
- Madrid - Lisbon by van | means=Van; from=Madrid; to=Lisbon; carrier=Paws on Wheels; hours=7; price=160; largest_weight=60; places=4; status=Offered
- Paris - Zurich by train | means=Train; from=Paris; to=Zurich; carrier=RailPets; hours=5; price=95; largest_weight=12; places=10; status=Offered
- Athens - Crete ferry | means=Ferry; from=Athens; to=Heraklion; carrier=Aegean Line; hours=9; price=70; largest_weight=50; places=8; status=Full
item pet|animal|pet profile: Name!;Owner->@user;Species=Dog|Cat|Rabbit|Bird|Other;Breed~Beagle|Siamese;Age:number(years)#0-40;Weight:number(kg)#0-200;Chip number;Vaccinated until:date;Passport:file;Character;Photo:image
- Bruno | species=Dog; breed=Beagle; age=4; weight=13; chip_number=276098100; character=Calm in the car
- Mimi | species=Cat; breed=Siamese; age=7; weight=4; chip_number=724011903; character=Cries at first
- Pepper | species=Rabbit; breed=Dwarf; age=2; weight=2; character=Shy
- Otto | species=Dog; breed=Great Dane; age=3; weight=61; chip_number=380441007; character=Friendly
record transport booking|travel plan|pet booking|booking record|transport order: Number!;Pet->@pet|animal~Bruno;Option->@transport option|transportation option~Berlin - Rome by air;Collection address;Delivery address;Travels on:date;Box size=S|M|L|XL|Own box;Price:money;Contact phone:phone;Wishes:long;~Status=Requested|Confirmed|Picked up|On the way|Delivered|Cancelled
- PT-3301 | pet=Bruno; option=Berlin - Rome by air; collection_address=Elm street 9, Berlin; box_size=L; price=455; status=Confirmed
- PT-3302 | pet=Mimi; option=Paris - Zurich by train; box_size=S; price=110; status=On the way
- PT-3303 | pet=Otto; option=Madrid - Lisbon by van; box_size=XL; price=190; wishes=Stop every two hours; status=Requested
- PT-3290 | pet=Pepper; option=Paris - Zurich by train; box_size=S; price=95; status=Delivered
item extra service|transport extra|additional service|service: Name!;Price:money;Kind=Box|Vet|Care|Insurance|Papers;Description:long;For=Dog|Cat|All
- Flight box to keep | price=79; kind=Box; for=All
- Health certificate | price=55; kind=Papers; for=All
- Walk during the stop | price=18; kind=Care; for=Dog
- Travel insurance | price=24; kind=Insurance; for=All
! record journey update|tracking|travel status|transport track: Title!;Booking->@transport booking|travel plan~PT-3302;Place;Condition=Calm|Asleep|Nervous|Fed|Walked;Photo:image;Attendant~Lena Roth;Note;Sent on:date;Sent at:time
- Mimi is on the train | booking=PT-3302; place=Gare de Lyon; condition=Nervous; attendant=Lena Roth
- Mimi sleeps | booking=PT-3302; place=Dijon; condition=Asleep; attendant=Lena Roth
- Pepper has arrived | booking=PT-3290; place=Zurich; condition=Calm; attendant=Jan Graf
- Bruno's box is checked | booking=PT-3301; place=Berlin; condition=Calm; attendant=Mia Adler
! record travel document|pet document|certificate: Title!;Pet->@pet|animal~Bruno;Kind=Passport|Vaccination|Health certificate|Import permit;Number;Issued on:date;Valid until:date;Scan:file;~Status=Missing|In check|Accepted|Expired
- Rabies Bruno | pet=Bruno; kind=Vaccination; number=V-1820; status=Accepted
- Passport Mimi | pet=Mimi; kind=Passport; number=FR-77120; status=Accepted
- Health check Otto | pet=Otto; kind=Health certificate; status=Missing
- Permit Pepper | pet=Pepper; kind=Import permit; number=CH-9921; status=Expired
# investment management|investment product|investment platform|investment portfolio|wealth management|investment information
item investment product|fund|investment|financial product: Name!;Code;Kind=Fund|Bond|Share|Deposit|Gold|Real estate;Issuer~North Capital;Risk=Low|Medium|High;Yearly return:percent;Fee:percent;Least amount:money;Term:number(months)#0-600;Currency=EUR|USD|GBP|CNY;Price:money;~Status=Open|Closed
- World index fund | code=WIX1; kind=Fund; issuer=North Capital; risk=Medium; yearly_return=7; fee=0; least_amount=25; term=0; price=112.40; status=Open
- City bond 2030 | code=CB30; kind=Bond; issuer=City of Lund; risk=Low; yearly_return=3; least_amount=1000; term=60; price=99.10; status=Open
- Solar roof shares | code=SOLR; kind=Share; issuer=Solar Roof; risk=High; yearly_return=11; least_amount=10; term=0; price=18.75; status=Open
- Fixed deposit, one year | code=FD12; kind=Deposit; issuer=Harbour Bank; risk=Low; yearly_return=2; least_amount=500; term=12; price=1; status=Closed
item portfolio|investment portfolio|personal portfolio: Name!;Owner->@user;Aim=Retirement|House|Education|Reserve|Growth;Target amount:money;Risk=Low|Medium|High;Currency=EUR|USD|GBP|CNY;~Value:money;~Return:percent;Started on:date
- House in 2032 | aim=House; target_amount=80000; risk=Medium; currency=EUR; value=31200; return=6
- Pension pot | aim=Retirement; target_amount=300000; risk=Medium; currency=EUR; value=88400; return=9
- Ella's studies | aim=Education; target_amount=30000; risk=Low; currency=EUR; value=9150; return=3
- Play money | aim=Growth; target_amount=5000; risk=High; currency=USD; value=2210; return=14
record holding|position|portfolio item|investment holding: Title!;Portfolio->@portfolio~House in 2032;Product->@investment product|fund~World index fund;Units:number#0-100000000;Buying price:money;~Current price:money;~Value:money;~Gain:money;Since:date
- World fund for the house | portfolio=House in 2032; product=World index fund; units=210; buying_price=98.20; current_price=112.40; value=23604; gain=2982
- City bonds for the house | portfolio=House in 2032; product=City bond 2030; units=70; buying_price=100; current_price=99.10; value=6937; gain=0
- Solar in play money | portfolio=Play money; product=Solar roof shares; units=118; buying_price=14.10; current_price=18.75; value=2212; gain=549
- World fund for Ella | portfolio=Ella's studies; product=World index fund; units=60; buying_price=105; current_price=112.40; value=6744; gain=444
record investment transaction|transaction|buy order|trade|investment record: Number!;Portfolio->@portfolio~House in 2032;Product->@investment product|fund~World index fund;Kind=Buy|Sell|Dividend|Fee;Units:number#0-100000000;Price:money;Amount:money;Traded on:date;~Status=Open|Settled|Cancelled
- TX-10221 | portfolio=House in 2032; product=World index fund; kind=Buy; units=10; price=111.90; amount=1119; status=Settled
- TX-10222 | portfolio=Play money; product=Solar roof shares; kind=Sell; units=20; price=18.60; amount=372; status=Settled
- TX-10223 | portfolio=House in 2032; product=City bond 2030; kind=Dividend; units=70; price=1.5; amount=105; status=Settled
- TX-10224 | portfolio=Ella's studies; product=World index fund; kind=Buy; units=5; price=112.40; amount=562; status=Open
item investment news|market news|news|market analysis|financial news: Title!;Kind=News|Analysis|Commentary|Warning;Product->@investment product|fund~Solar roof shares;Source~Market desk;Summary:long;Text:long;Picture:image;Author~Rhea Stone;Published on:date;~Reads:number#0-10000000
- Panel prices fall again | kind=News; product=Solar roof shares; source=Market desk; author=Rhea Stone; reads=3120
- What rate cuts mean for bonds | kind=Analysis; product=City bond 2030; author=Pavel Ort; reads=5480
- Calm before summer | kind=Commentary; author=Rhea Stone; reads=1902
- Beware of phone offers | kind=Warning; source=Supervision; author=Pavel Ort; reads=7711
! record market quote|price record|price|quote: Title!;Product->@investment product|fund~World index fund;Price:money;Change:percent;Day:date;Volume:number#0-10000000000
- World fund, Monday | product=World index fund; price=112.40; change=1; volume=182000
- World fund, Friday | product=World index fund; price=111.30; change=0; volume=140500
- Solar, Monday | product=Solar roof shares; price=18.75; change=3; volume=910000
- City bond, Monday | product=City bond 2030; price=99.10; change=0; volume=12000
! item watchlist entry|watchlist|price alert: Title!;User->@user;Product->@investment product|fund~Solar roof shares;Alert below:money;Alert above:money;Note;Active:boolean
- Solar under 15 | product=Solar roof shares; alert_below=15; alert_above=25
- World fund above 120 | product=World index fund; alert_above=120
- Bond under par | product=City bond 2030; alert_below=98; note=Buy more
- Deposit reopens | product=Fixed deposit, one year; note=Check in autumn
# city traffic|traffic operation|traffic monitoring|traffic management|road traffic
item road section|road|monitored road|traffic section: Name!;District~Harbour|North;Kind=Motorway|Main road|Side street|Tunnel|Bridge;Length:number(km)#0-500;Lanes:number#1-12;Speed limit:number(km/h)#10-130;Capacity:number#0-20000;From;To;~State=Free|Slow|Jammed|Closed
- Quay road, east | district=Harbour; kind=Main road; length=3.2; lanes=4; speed_limit=50; capacity=3200; from=Fish market; to=Ferry port; state=Jammed
- Ring tunnel | district=North; kind=Tunnel; length=1.8; lanes=4; speed_limit=60; capacity=4100; from=Oak hill; to=Mill lake; state=Slow
- Stone bridge | district=Old town; kind=Bridge; length=0.4; lanes=2; speed_limit=30; capacity=1400; from=Market; to=Castle; state=Free
- A7 feeder | district=West; kind=Motorway; length=6.5; lanes=6; speed_limit=100; capacity=6900; from=Exit 12; to=Ring; state=Free
record traffic measurement|traffic data|traffic flow|traffic record|operation data|traffic status: Title!;Road->@road section|road~Quay road, east;Vehicles per hour:number#0-20000;Average speed:number(km/h)#0-200;Occupancy:percent;Congestion index:number#0-10;Measured on:date;Measured at:time;Sensor->@traffic sensor|sensor|camera~Loop Q-14
- Quay road, 08:00 | road=Quay road, east; vehicles_per_hour=3050; average_speed=14; occupancy=78; congestion_index=8; sensor=Loop Q-14
- Ring tunnel, 08:00 | road=Ring tunnel; vehicles_per_hour=3600; average_speed=38; occupancy=52; congestion_index=5; sensor=Radar T-2
- Stone bridge, 08:00 | road=Stone bridge; vehicles_per_hour=420; average_speed=27; occupancy=15; congestion_index=1; sensor=Camera B-1
- A7 feeder, 08:00 | road=A7 feeder; vehicles_per_hour=4100; average_speed=92; occupancy=31; congestion_index=2; sensor=Radar A-7
record traffic event|incident|accident|traffic problem|traffic incident: Title!;Road->@road section|road~Ring tunnel;Kind=Accident|Breakdown|Roadworks|Event|Flood|Signal fault;Severity=Light|Medium|Serious;Lanes closed:number#0-12;Description:long;Reported by~Control room;Started on:date;Ended on:date;~Status=Reported|Confirmed|Cleared
- Lorry stands in the tunnel | road=Ring tunnel; kind=Breakdown; severity=Medium; lanes_closed=1; reported_by=Control room; status=Confirmed
- Water main at the quay | road=Quay road, east; kind=Roadworks; severity=Serious; lanes_closed=2; reported_by=Water works; status=Confirmed
- Lights out at Castle | road=Stone bridge; kind=Signal fault; severity=Light; lanes_closed=0; reported_by=Patrol 4; status=Cleared
- Two cars on the feeder | road=A7 feeder; kind=Accident; severity=Light; lanes_closed=1; reported_by=Police; status=Cleared
record risk factor|traffic risk|risk|risk diagnosis|diagnosis: Title!;Road->@road section|road~Stone bridge;Factor=Bad sight|Surface|Speeding|Crossing|Signal timing|School route;Risk score:number#0-100;Accidents in a year:number#0-1000;Finding:long;Advice:long;Diagnosed by~Ivo Lang;~Status=Open|Measure planned|Solved
- Blind corner at the bridge | road=Stone bridge; factor=Bad sight; risk_score=72; accidents_in_a_year=6; advice=Mirror and 20 km/h; diagnosed_by=Ivo Lang; status=Measure planned
- Short green at Fish market | road=Quay road, east; factor=Signal timing; risk_score=64; accidents_in_a_year=4; advice=12 seconds more; diagnosed_by=Rita Sand; status=Open
- Speeding before the tunnel | road=Ring tunnel; factor=Speeding; risk_score=58; accidents_in_a_year=3; advice=Speed camera; diagnosed_by=Ivo Lang; status=Open
- Ruts on the feeder | road=A7 feeder; factor=Surface; risk_score=40; accidents_in_a_year=2; diagnosed_by=Rita Sand; status=Solved
record traffic analysis|analysis|spatial analysis|decision analysis|traffic report: Title!;Kind=Peak hours|Hot spots|Origin and destination|Forecast|Before and after;District;From:date;Until:date;Finding:long;Recommendation:long;Made by~Rita Sand;~Status=Draft|Ready|Presented
- Morning peak, spring | kind=Peak hours; district=Harbour; finding=Peak begins 20 minutes earlier.; made_by=Rita Sand; status=Ready
- Where accidents gather | kind=Hot spots; district=Old town; finding=Three corners hold half of them.; made_by=Ivo Lang; status=Presented
- Ferry days forecast | kind=Forecast; district=Harbour; finding=900 cars more on Saturdays.; made_by=Rita Sand; status=Draft
- New bus lane, effect | kind=Before and after; district=North; finding=Buses 4 minutes faster.; made_by=Ivo Lang; status=Ready
item traffic sensor|sensor|camera|detector|monitoring device: Name!;Road->@road section|road~Quay road, east;Kind=Loop|Camera|Radar|Floating cars;Latitude:number;Longitude:number;Installed on:date;Every:number(s)#1-3600;~Status=Online|Offline|Faulty
- Loop Q-14 | road=Quay road, east; kind=Loop; every=60; status=Online
- Radar T-2 | road=Ring tunnel; kind=Radar; every=30; status=Online
- Camera B-1 | road=Stone bridge; kind=Camera; every=10; status=Faulty
- Radar A-7 | road=A7 feeder; kind=Radar; every=30; status=Online
# product slider|product carousel|image slider|banner slider|slider component
item slider|product slider|carousel|slideshow: Name!;Page=Home|Category|Product|Cart;Slides at once:number#1-10;Pause:number(s)#0-60;Arrows:boolean;Dots:boolean;Endless:boolean;Effect=Slide|Fade|Zoom;~Status=Active|Off
- Home bestsellers | page=Home; slides_at_once=3; pause=5; effect=Slide; status=Active
- Recently seen | page=Product; slides_at_once=4; pause=0; effect=Slide; status=Active
- Season banner | page=Home; slides_at_once=1; pause=7; effect=Fade; status=Active
- Cart extras | page=Cart; slides_at_once=2; pause=0; effect=Slide; status=Off
item slide|slider item|carousel item: Title!;Slider->@slider|carousel~Home bestsellers;Product->@product~Linen apron|Oak board;Picture:image;Caption;Button label;Target:url;Position:number#1-99;Visible:boolean
- Linen apron | slider=Home bestsellers; caption=Washed soft.; button_label=View; position=1
- Oak board | slider=Home bestsellers; caption=From one piece.; button_label=View; position=2
- Spring kitchen | slider=Season banner; caption=All in green.; button_label=Shop now; position=1
- Knife care oil | slider=Cart extras; caption=Goes well with knives.; button_label=Add; position=1
item screen size|breakpoint|device type|device setting: Name!;Slider->@slider|carousel~Home bestsellers;From width:number(px)#0-10000;To width:number(px)#0-10000;Slides at once:number#1-10;Gap:number(px)#0-200;Arrows:boolean;Swipe:boolean
- Phone | slider=Home bestsellers; from_width=0; to_width=599; slides_at_once=1; gap=8
- Tablet | slider=Home bestsellers; from_width=600; to_width=1023; slides_at_once=2; gap=16
- Desktop | slider=Home bestsellers; from_width=1024; to_width=1919; slides_at_once=3; gap=24
- Wide screen | slider=Home bestsellers; from_width=1920; to_width=9999; slides_at_once=4; gap=32
! record slide event|slide view|slider statistic|slide click: Title!;Slide->@slide|slider item~Linen apron;Event=Shown|Swiped|Arrow|Dot|Clicked|Added to cart;Device=Phone|Tablet|Desktop;Visitor->@user;Happened on:date
- Apron swiped on a phone | slide=Linen apron; event=Swiped; device=Phone
- Board clicked | slide=Oak board; event=Clicked; device=Phone
- Banner shown | slide=Spring kitchen; event=Shown; device=Desktop
- Oil added | slide=Knife care oil; event=Added to cart; device=Tablet
! item product category|category: Name!;Position:number#1-99;Icon:image;Description
- Textiles | position=1; description=Aprons and towels.
- Boards | position=2; description=Oak, beech and ash.
- Knives | position=3; description=Kitchen and bread.
- Care | position=4; description=Oil, wax and soap.
+ product: Category->@product category|category~Boards;Short text;Badge=None|New|Sale|Bestseller;In slider:boolean
# employment training|vocational training|employment and unemployment|unemployment|labour office|job training|training subsidy
person trainee|jobseeker|job seeker|unemployed person|person: Name!;Identity number;Born on:date;Gender=Female|Male|Other;Phone:phone;District~North|Harbour;Education=None|School|Vocational|College|University;Last job;Registered on:date;~Status=Employed|Unemployed|In training|Retired
- Marta Klein | identity_number=JS-20114; gender=Female; district=Harbour; education=Vocational; last_job=Seamstress; status=In training
- Dev Anand Rao | identity_number=JS-20131; gender=Male; district=North; education=College; last_job=Clerk; status=Unemployed
- Hugo Lampe | identity_number=JS-19876; gender=Male; district=North; education=School; last_job=Driver; status=Employed
- Zeynep Ak | identity_number=JS-20160; gender=Female; district=Mill; education=University; last_job=Translator; status=In training
item training course|course|training program|training class: Title!;Number;Institution->@training institution|institution~Craft school North;Occupation~Welder|Carer;Hours:number#1-3000;Places:number#1-500;Fee:money;Subsidized:boolean;Starts on:date;Ends on:date;~Status=Announced|Open|Running|Finished
- Welding, basic certificate | number=TC-25-04; institution=Craft school North; occupation=Welder; hours=240; places=16; fee=1900; status=Running
- Care assistant | number=TC-25-07; institution=Care academy; occupation=Carer; hours=400; places=20; fee=2400; status=Open
- Office with computers | number=TC-25-09; institution=Town college; occupation=Clerk; hours=120; places=24; fee=700; status=Running
- Forklift licence | number=TC-24-31; institution=Craft school North; occupation=Warehouse worker; hours=24; places=12; fee=380; status=Finished
item training institution|institution|training centre: Name!;Licence number;Address;Head~Ruth Vogt;Phone:phone;Occupations;Grade=A|B|C;Licensed until:date
- Craft school North | licence_number=L-0118; head=Ruth Vogt; occupations=Welder, driver; grade=A
- Care academy | licence_number=L-0124; head=Ines Prado; occupations=Carer; grade=A
- Town college | licence_number=L-0090; head=Nils Berg; occupations=Clerk, languages; grade=B
- Quick skills | licence_number=L-0201; head=Tom Rau; occupations=Various; grade=C
record training enrollment|enrollment|training record|participation: Title!;Trainee->@trainee|jobseeker~Marta Klein;Course->@training course|course~Welding, basic certificate;Enrolled on:date;Attendance:percent;Exam score:number#0-100;Certificate number;~Result=Under way|Passed|Failed|Dropped
- Marta, welding | trainee=Marta Klein; course=Welding, basic certificate; attendance=94; exam_score=0; result=Under way
- Hugo, forklift | trainee=Hugo Lampe; course=Forklift licence; attendance=100; exam_score=91; certificate_number=C-8812; result=Passed
- Zeynep, office | trainee=Zeynep Ak; course=Office with computers; attendance=88; exam_score=0; result=Under way
- Dev, forklift | trainee=Dev Anand Rao; course=Forklift licence; attendance=40; exam_score=0; result=Dropped
request subsidy application|subsidy|subsidy request|training subsidy|subsidy management: Number!;Applicant->@trainee|jobseeker~Marta Klein;Kind=Course fee|Living cost|Start-up|Hiring|Travel;Course->@training course|course~Welding, basic certificate;Amount asked:money;Amount granted:money;Account;Reviewer~Labour office;Opinion:long;Paid on:date
- SU-25-301 | applicant=Marta Klein; kind=Course fee; course=Welding, basic certificate; amount_asked=1900; amount_granted=1900; reviewer=Labour office
- SU-25-302 | applicant=Zeynep Ak; kind=Travel; course=Office with computers; amount_asked=180; reviewer=Labour office
- SU-25-288 | applicant=Hugo Lampe; kind=Course fee; course=Forklift licence; amount_asked=380; amount_granted=380
- SU-25-310 | applicant=Dev Anand Rao; kind=Living cost; amount_asked=600; amount_granted=0; opinion=Attendance too low.
record employment record|unemployment record|employment registration|unemployment registration|employment: Title!;Person->@trainee|jobseeker~Hugo Lampe;Kind=Hired|Dismissed|Self-employed|Unemployed|Returned;Employer~Nordlager;Occupation;Wage:money;From:date;Until:date;Registered by~Labour office
- Hugo at Nordlager | person=Hugo Lampe; kind=Hired; employer=Nordlager; occupation=Warehouse worker; wage=2380; registered_by=Labour office
- Dev out of work | person=Dev Anand Rao; kind=Unemployed; occupation=Clerk; wage=0; registered_by=Labour office
- Marta's plant closed | person=Marta Klein; kind=Dismissed; employer=Textil West; occupation=Seamstress; wage=1900; registered_by=Labour office
- Zeynep ends her contract | person=Zeynep Ak; kind=Unemployed; employer=Lingua; occupation=Translator; wage=0; registered_by=Labour office
record monitoring record|dynamic monitoring|monitored company|employment monitoring|monthly monitoring: Title!;Company~Nordlager;District~North|Harbour;Month~May 2025;Employees:number#0-100000;Hired:number#0-10000;Left:number#0-10000;Rate:percent;Cause;Warning=None|Watch|Alarm
- Nordlager, May | company=Nordlager; district=North; month=May 2025; employees=212; hired=9; left=3; rate=1; warning=None
- Textil West, May | company=Textil West; district=Harbour; month=May 2025; employees=14; hired=0; left=61; rate=81; cause=Plant closed; warning=Alarm
- Hotel Quay, May | company=Hotel Quay; district=Harbour; month=May 2025; employees=48; hired=12; left=5; rate=9; cause=Season; warning=Watch
- Mill foods, May | company=Mill foods; district=Mill; month=May 2025; employees=97; hired=2; left=2; rate=2; warning=None
# geographic information|gis|gis system|map visualization|drainage|drainage facility|geospatial|web map
item map layer|layer|geographic data|map: Name!;Kind=Points|Lines|Areas|Raster|Base map;Source:url;File:file;Colour;From zoom:number#0-22;To zoom:number#0-22;Features:number#0-100000000;Group~Water|Roads;Visible:boolean;~Status=Published|Draft|Outdated
- Drain shafts | kind=Points; colour=blue; from_zoom=13; to_zoom=22; features=8120; group=Water; status=Published
- Sewer pipes | kind=Lines; colour=brown; from_zoom=11; to_zoom=22; features=9433; group=Water; status=Published
- Flood areas | kind=Areas; colour=aqua; from_zoom=8; to_zoom=18; features=74; group=Water; status=Published
- Aerial photo 2024 | kind=Raster; from_zoom=6; to_zoom=20; features=1; group=Base; status=Draft
item drainage facility|facility|geographic feature|map object|feature: Code!;Kind=Shaft|Pipe|Pump station|Outlet|Rain basin;Layer->@map layer|layer~Drain shafts;Street~Mill lane;Latitude:number;Longitude:number;Depth:number(m)#0-100;Diameter:number(mm)#50-5000;Material=Concrete|Plastic|Clay|Steel;Built on:date;Photo:image;~Condition=Good|Worn|Damaged|Blocked
- SH-1042 | kind=Shaft; layer=Drain shafts; street=Mill lane; latitude=48.1; longitude=11.5; depth=3; diameter=1000; material=Concrete; condition=Worn
- PI-0877 | kind=Pipe; layer=Sewer pipes; street=Mill lane; depth=4; diameter=400; material=Clay; condition=Damaged
- PS-0003 | kind=Pump station; layer=Drain shafts; street=Quay 12; depth=7; diameter=2500; material=Concrete; condition=Good
- OU-0019 | kind=Outlet; layer=Drain shafts; street=River park; depth=1; diameter=800; material=Concrete; condition=Blocked
work construction order|work order|construction task|repair order: Title!;Facility->@drainage facility|facility~PI-0877;Kind=Repair|Cleaning|New building|Replacement;Contractor~Kanalbau Ost;Cost:money;Priority=Low|Normal|High|Urgent;Starts on:date;Due on:date;Description:long
- Reline pipe in Mill lane | facility=PI-0877; kind=Repair; contractor=Kanalbau Ost; cost=18400; priority=High
- Free the outlet | facility=OU-0019; kind=Cleaning; contractor=City works; cost=900; priority=Urgent
- New cover for SH-1042 | facility=SH-1042; kind=Replacement; contractor=City works; cost=650; priority=Normal
- Second pump at the quay | facility=PS-0003; kind=New building; contractor=Pumpen Maier; cost=72000; priority=Low
record facility inspection|inspection|evaluation|inspection record|inspection and evaluation: Title!;Facility->@drainage facility|facility~SH-1042;Inspector~Rolf Ney;Score:number#0-100;Grade=A|B|C|D;Deposit:number(cm)#0-500;Finding:long;Photo:image;Inspected on:date;Next on:date;~Result=Fine|Watch|Order needed
- Shaft 1042, spring | facility=SH-1042; inspector=Rolf Ney; score=68; grade=C; deposit=12; finding=Cover rattles.; result=Order needed
- Camera run 0877 | facility=PI-0877; inspector=Ines Roth; score=41; grade=D; deposit=6; finding=Crack over 2 m.; result=Order needed
- Pump test | facility=PS-0003; inspector=Rolf Ney; score=95; grade=A; deposit=0; result=Fine
- Outlet after the storm | facility=OU-0019; inspector=Ines Roth; score=30; grade=D; deposit=55; result=Order needed
item role|user role: Name!;Code;Description;Menus:long;Data scope=Own|District|All;Members:number#0-1000
- Map editor | code=editor; menus=Layers, Facilities; data_scope=All; members=3
- Inspector | code=inspect; menus=Inspections, Facilities; data_scope=District; members=8
- Contractor | code=contract; menus=Orders; data_scope=Own; members=12
- Viewer | code=view; menus=Map; data_scope=All; members=40
item menu entry|menu|permission: Name!;Path;Role->@role~Map editor;Permission=View|Create|Edit|Delete;Icon;Position:number#1-99
- Layers | path=/layers; role=Map editor; permission=Edit; position=1
- Facilities | path=/facilities; role=Inspector; permission=Edit; position=2
- Inspections | path=/inspections; role=Inspector; permission=Create; position=3
- Orders | path=/orders; role=Contractor; permission=View; position=4
! item saved map view|map view|bookmark: Name!;Owner->@user;Latitude:number;Longitude:number;Zoom:number#0-22;Layers;Shared:boolean
- Quay and pumps | latitude=48.1; longitude=11.6; zoom=15; layers=Drain shafts, Sewer pipes
- Flood areas North | latitude=48.2; longitude=11.5; zoom=12; layers=Flood areas
- Mill lane works | latitude=48.1; longitude=11.5; zoom=18; layers=Sewer pipes, Aerial photo 2024
- Whole town | latitude=48.1; longitude=11.6; zoom=11; layers=Flood areas
# game of life|cellular automaton|cellular automata|life simulation
item rule|life rule|classic rule|user-defined rule|game rule: Name!;Rule code;Born with;Survives with;Kind=Classic|Own;Behaviour=Chaotic|Stable|Growing|Replicating;Description:long;Author->@user;~Uses:number#0-1000000
- Conway's Life | rule_code=B3/S23; born_with=3; survives_with=2, 3; kind=Classic; behaviour=Chaotic; uses=8120
- HighLife | rule_code=B36/S23; born_with=3, 6; survives_with=2, 3; kind=Classic; behaviour=Replicating; uses=944
- Day and Night | rule_code=B3678/S34678; born_with=3, 6, 7, 8; survives_with=3, 4, 6, 7, 8; kind=Classic; behaviour=Stable; uses=512
- Seeds | rule_code=B2/S; born_with=2; survives_with=none; kind=Classic; behaviour=Growing; uses=377
item pattern|start pattern|cell pattern|initial state: Name!;Kind=Still life|Oscillator|Spaceship|Gun|Methuselah|Own;Cells:long;Width:number#1-10000;Height:number#1-10000;Period:number#0-10000;Rule->@rule|life rule~Conway's Life;Picture:image;Author->@user
- Glider | kind=Spaceship; cells=.O.,..O,OOO; width=3; height=3; period=4; rule=Conway's Life
- Pulsar | kind=Oscillator; width=13; height=13; period=3; rule=Conway's Life
- Gosper gun | kind=Gun; width=36; height=9; period=30; rule=Conway's Life
- R-pentomino | kind=Methuselah; cells=.OO,OO.,.O.; width=3; height=3; period=0; rule=Conway's Life
record simulation|game|simulation run|game record|game process|run: Title!;Rule->@rule|life rule~Conway's Life;Pattern->@pattern|start pattern~Glider;Width:number#3-10000;Height:number#3-10000;Edges=Torus|Dead|Mirror;Speed:number(gen/s)#1-1000;Fill:percent;Seed:number#0-1000000000;~Generation:number#0-100000000;~Living cells:number#0-100000000;Started by->@user;~Status=Ready|Running|Paused|Stable|Died out
- Glider on a torus | rule=Conway's Life; pattern=Glider; width=40; height=40; edges=Torus; speed=10; fill=0; generation=640; living_cells=5; status=Running
- Five cells, long life | rule=Conway's Life; pattern=R-pentomino; width=400; height=400; edges=Dead; speed=60; fill=0; generation=1103; living_cells=116; status=Stable
- Random HighLife | rule=HighLife; width=120; height=80; edges=Torus; speed=20; fill=30; seed=4711; generation=210; living_cells=802; status=Paused
- Seeds explosion | rule=Seeds; width=200; height=200; edges=Dead; speed=30; fill=1; seed=12; generation=90; living_cells=6120; status=Running
! record generation record|generation|recording|snapshot: Title!;Simulation->@simulation|game~Five cells, long life;Generation:number#0-100000000;Living cells:number#0-100000000;Born:number#0-100000000;Died:number#0-100000000;Cells:long;Picture:image
- Five cells, generation 0 | simulation=Five cells, long life; generation=0; living_cells=5; born=0; died=0
- Five cells, generation 500 | simulation=Five cells, long life; generation=500; living_cells=201; born=61; died=58
- Five cells, the end | simulation=Five cells, long life; generation=1103; living_cells=116; born=0; died=0
- HighLife, generation 210 | simulation=Random HighLife; generation=210; living_cells=802; born=144; died=151
record analysis|game analysis|simulation analysis|result: Title!;Simulation->@simulation|game~Five cells, long life;Stable after:number#0-100000000;Most cells:number#0-100000000;Period:number#0-10000;Gliders sent:number#0-10000;Remark:long;Made on:date
- R-pentomino settles | simulation=Five cells, long life; stable_after=1103; most_cells=319; period=2; gliders_sent=6
- Glider goes round | simulation=Glider on a torus; stable_after=0; most_cells=5; period=160; gliders_sent=1
- HighLife soup | simulation=Random HighLife; stable_after=0; most_cells=2880; period=0; gliders_sent=0
- Seeds front | simulation=Seeds explosion; stable_after=0; most_cells=6120; period=0; gliders_sent=0
! item game setting|game parameter|parameter|setting: Name!;User->@user;Width:number#3-10000;Height:number#3-10000;Speed:number(gen/s)#1-1000;Edges=Torus|Dead|Mirror;Cell colour;Show grid:boolean;Record every:number(gen)#1-10000
- Small and slow | width=40; height=40; speed=5; edges=Torus; cell_colour=teal; record_every=1
- Big field | width=400; height=400; speed=60; edges=Dead; cell_colour=black; record_every=50
- Classroom | width=60; height=40; speed=2; edges=Torus; cell_colour=orange; record_every=1
- Night mode | width=120; height=80; speed=20; edges=Mirror; cell_colour=lime; record_every=10
# reality show|talent show|contestant|contestant video|voting show|paid voting|singing contest
person contestant|candidate|participant: Name!;Number:number#1-1000;Age:number#6-99;Town;Talent~Singing|Juggling;Team~Red|Blue;Photo:image;About:long;~Votes:number#0-100000000;~Rank:number#1-1000;~Status=In the show|Eliminated|Finalist|Winner
- Liora Banks | number=7; age=24; town=Bristol; talent=Singing; team=Red; votes=18420; rank=1; status=Finalist
- The Two Toms | number=3; age=31; town=York; talent=Juggling; team=Blue; votes=9120; rank=3; status=In the show
- Sunil Perera | number=11; age=42; town=Leicester; talent=Cooking; team=Blue; votes=12004; rank=2; status=In the show
- Mandy Frost | number=5; age=19; town=Hull; talent=Dance; team=Red; votes=4077; rank=9; status=Eliminated
item contestant video|video|showcase video|clip: Title!;Contestant->@contestant|candidate~Liora Banks;Episode->@show episode|episode|show update~Episode 4: Harbour;Video:file;Cover:image;Length:number(s)#1-36000;Description:long;~Views:number#0-1000000000;~Likes:number#0-100000000;Published on:date;~Status=In review|Online|Removed
- Liora sings on the ferry | contestant=Liora Banks; episode=Episode 4: Harbour; length=184; views=204000; likes=15400; status=Online
- Nine knives, two Toms | contestant=The Two Toms; episode=Episode 3: Fire; length=142; views=88000; likes=6200; status=Online
- Curry for forty | contestant=Sunil Perera; episode=Episode 4: Harbour; length=305; views=121000; likes=9940; status=Online
- Mandy's last dance | contestant=Mandy Frost; episode=Episode 3: Fire; length=98; views=64000; likes=5010; status=Online
record vote|contestant vote|paid vote|voting record: Title!;Voter->@user;Contestant->@contestant|candidate~Liora Banks;Votes:number#1-100000;Source=Free|Voting power|Merchandise;Episode->@show episode|episode~Episode 4: Harbour;Voted on:date
- 50 for Liora | contestant=Liora Banks; votes=50; source=Voting power; episode=Episode 4: Harbour
- Daily free vote for Sunil | contestant=Sunil Perera; votes=1; source=Free; episode=Episode 4: Harbour
- Shirt votes for the Toms | contestant=The Two Toms; votes=20; source=Merchandise; episode=Episode 4: Harbour
- Ten for Mandy | contestant=Mandy Frost; votes=10; source=Voting power; episode=Episode 3: Fire
record voting power purchase|voting power|vote purchase|vote package: Title!;Buyer->@user;Package=10 votes|50 votes|200 votes|1000 votes;Amount:money;Votes granted:number#1-100000;~Votes left:number#0-100000;Method=Card|Wallet|App store;Bought on:date;~Status=Open|Paid|Refunded
- 50 votes by card | package=50 votes; amount=9.99; votes_granted=50; votes_left=0; method=Card; status=Paid
- 200 votes by wallet | package=200 votes; amount=29.99; votes_granted=220; votes_left=140; method=Wallet; status=Paid
- 10 votes in the app | package=10 votes; amount=2.49; votes_granted=10; votes_left=0; method=App store; status=Paid
- 1000 votes, double paid | package=1000 votes; amount=119; votes_granted=1000; votes_left=1000; method=Card; status=Refunded
event show episode|episode|show update|show|broadcast: Title!;Season:number#1-50;Number:number#1-100;Theme;Place;Airs on:date!;Airs at:time;Voting closes on:date;Summary:long;Cover:image;~Status=Planned|Live|Aired
- Episode 3: Fire | season=2; number=3; theme=Fire; place=Old foundry; status=Aired
- Episode 4: Harbour | season=2; number=4; theme=Harbour; place=Pier 9; status=Aired
- Episode 5: Duets | season=2; number=5; theme=Duets; place=City theatre; status=Planned
- Grand final | season=2; number=8; theme=Own choice; place=Arena; status=Planned
! record show news|update|news update [update|news|follow]: Title!;Episode->@show episode|episode~Episode 5: Duets;Contestant->@contestant|candidate~Liora Banks;Text:long;Picture:image;Author~Show desk;Posted on:date
- Who sings with whom | episode=Episode 5: Duets; author=Show desk
- Mandy says goodbye | episode=Episode 3: Fire; contestant=Mandy Frost; author=Show desk
- Sunil opens a pop-up kitchen | contestant=Sunil Perera; author=Show desk
- Tickets for the final | episode=Grand final; author=Show desk
! record order item|order line: Item!;Order->@order;Product->@product~Show T-shirt|Team scarf;Size=None|S|M|L|XL;Quantity:number#1-100;Unit price:money;Bonus votes:number#0-1000
- T-shirt M | size=M; quantity=1; unit_price=24; bonus_votes=20
- Red scarf | size=None; quantity=2; unit_price=18; bonus_votes=30
- Poster signed | size=None; quantity=1; unit_price=35; bonus_votes=40
- T-shirt XL | size=XL; quantity=3; unit_price=24; bonus_votes=60
+ product: Contestant->@contestant|candidate~Liora Banks;Bonus votes:number#0-1000;Sizes
# exchange website|transactions and payments|withdrawing funds|exchange platform
record wallet entry|balance change|transaction record|transaction|wallet record: Reference!;User->@user;Kind=Deposit|Purchase|Sale|Withdrawal|Fee|Refund;Amount:money;~Balance after:money;Order->@order;Note;Booked on:date;~Status=Pending|Booked|Failed
- TR-70011 | kind=Deposit; amount=300; balance_after=300; status=Booked
- TR-70012 | kind=Purchase; amount=120; balance_after=180; note=Coin set 1986; status=Booked
- TR-70013 | kind=Fee; amount=2.40; balance_after=177.60; status=Booked
- TR-70014 | kind=Withdrawal; amount=100; balance_after=77.60; status=Pending
request withdrawal|withdrawal request|withdraw funds|payout|fund withdrawal: Number!;User->@user;Amount:money;Fee:money;Method=Bank|Wallet|Card;Account->@payout account|bank account~House bank;Reviewer~Money desk;Reason for refusal;Asked on:date;Paid on:date
- WD-4401 | amount=100; fee=1; method=Bank; account=House bank; reviewer=Money desk
- WD-4402 | amount=45; fee=0.50; method=Wallet; account=Phone wallet; reviewer=Money desk
- WD-4390 | amount=800; fee=4; method=Bank; account=Savings bank; reason_for_refusal=Name does not match
- WD-4377 | amount=60; fee=1; method=Card; account=Blue card; reviewer=Money desk
record deposit|top-up|recharge|recharge record: Number!;User->@user;Amount:money;Method=Bank|Wallet|Card|Voucher;Transfer text;Paid in on:date;~Status=Open|Received|Failed|Refunded
- DP-9001 | amount=300; method=Bank; transfer_text=EX-20418; status=Received
- DP-9002 | amount=50; method=Card; status=Received
- DP-9003 | amount=20; method=Voucher; status=Failed
- DP-9004 | amount=500; method=Bank; transfer_text=EX-20420; status=Open
item payout account|bank account|withdrawal account: Name!;Owner->@user;Kind=Bank|Wallet|Card;Number;Holder;Bank;Verified:boolean
- House bank | kind=Bank; number=DE02 1203 0000; holder=Ina Falk; bank=House bank
- Phone wallet | kind=Wallet; number=+49 170 5550111; holder=Leo Brandt
- Savings bank | kind=Bank; number=AT61 1904 3002; holder=M. Huber; bank=Savings bank
- Blue card | kind=Card; number=ends in 4411; holder=Sara Noll
item product category|category|market: Name!;Position:number#1-99;Fee:percent;Description;Products:number#0-1000000
- Coins and stamps | position=1; fee=2; products=812
- Electronics | position=2; fee=3; products=2410
- Vouchers | position=3; fee=1; products=390
- Tickets | position=4; fee=4; products=144
! record trade item|order item|order line: Item!;Order->@order;Product->@product~Coin set 1986;Quantity:number#1-10000;Unit price:money;Fee:money;~Total:money
- Coin set 1986 | quantity=1; unit_price=120; fee=2.40; total=122.40
- Voucher book shop | quantity=2; unit_price=25; fee=0.50; total=50.50
- Used tablet | quantity=1; unit_price=180; fee=5.40; total=185.40
- Concert ticket | quantity=2; unit_price=48; fee=3.84; total=99.84
+ product: Seller->@user;Category->@product category|category~Electronics;Stock:number#0-100000;Least order:number#1-1000
+ payment: Order->@order;Method=Balance|Bank|Card|Wallet;Fee:money;Transaction->@wallet entry|transaction~TR-70012
# erasmus|student mobility|exchange student|study abroad|exchange program
person student|graduate student|applicant|postgraduate: Name!;Student number;Home university->@partner university|university~University of Turku;Subject~Chemistry|Law;Level=Bachelor|Master|Doctorate;Semester:number#1-20;Nationality;Languages;Email:email;Phone:phone;Average grade:number#0-100;Advisor~Prof. Ilse Maar
- Aino Laine | student_number=ER-2411; home_university=University of Turku; subject=Chemistry; level=Master; semester=2; nationality=Finnish; languages=English C1; average_grade=88; advisor=Prof. Ilse Maar
- Mateo Ruiz | student_number=ER-2415; home_university=University of Granada; subject=Law; level=Master; semester=3; nationality=Spanish; languages=English B2, German A2; average_grade=79
- Chiara Neri | student_number=ER-2420; home_university=University of Pisa; subject=Physics; level=Doctorate; semester=4; nationality=Italian; languages=English C2; average_grade=93
- Jakub Nowak | student_number=ER-2427; home_university=University of Łódź; subject=Design; level=Bachelor; semester=5; nationality=Polish; languages=English B2; average_grade=74
item mobility project|project|exchange project|study project: Title!;Code;Host->@partner university|university~University of Pisa;Coordinator~Prof. Ilse Maar;Field~Chemistry|Law;Places:number#1-500;~Taken:number#0-500;Grant per month:money;Months:number#1-36;Apply until:date;Starts on:date;Description:long;~Status=Draft|Open|Selection|Running|Finished
- Green chemistry term | code=KA131-07; host=University of Pisa; coordinator=Prof. Ilse Maar; field=Chemistry; places=8; taken=5; grant_per_month=540; months=5; status=Open
- European law winter | code=KA131-11; host=University of Turku; coordinator=Dr. Eero Salo; field=Law; places=12; taken=12; grant_per_month=600; months=4; status=Selection
- Lab stay plasma | code=KA171-02; host=University of Granada; coordinator=Dr. Ana Gil; field=Physics; places=3; taken=2; grant_per_month=700; months=6; status=Running
- Design sprint Łódź | code=BIP-05; host=University of Łódź; coordinator=Ewa Kos; field=Design; places=20; taken=0; grant_per_month=79; months=1; status=Draft
request project application|application|mobility application: Title!;Student->@student|applicant~Aino Laine;Project->@mobility project|project~Green chemistry term;Motivation:long;Transcript:file;Language certificate:file;Points:number#0-100;Reviewer~Dr. Ana Gil;Decision:long;Sent on:date
- Aino for green chemistry | student=Aino Laine; project=Green chemistry term; points=91; reviewer=Prof. Ilse Maar
- Mateo for European law | student=Mateo Ruiz; project=European law winter; points=77; reviewer=Dr. Eero Salo
- Chiara for the plasma lab | student=Chiara Neri; project=Lab stay plasma; points=95; reviewer=Dr. Ana Gil; decision=Place granted from March.
- Jakub for the sprint | student=Jakub Nowak; project=Design sprint Łódź; points=70
item partner university|university|host university|institution: Name!;Code;Country~Italy|Finland;City;Coordinator~Dr. Ana Gil;Email:email;Agreement until:date;Places a year:number#0-500;Website:url
- University of Pisa | code=I PISA01; country=Italy; city=Pisa; coordinator=Prof. Ilse Maar; places_a_year=14
- University of Turku | code=SF TURKU01; country=Finland; city=Turku; coordinator=Dr. Eero Salo; places_a_year=18
- University of Granada | code=E GRANADA01; country=Spain; city=Granada; coordinator=Dr. Ana Gil; places_a_year=22
- University of Łódź | code=PL LODZ01; country=Poland; city=Łódź; coordinator=Ewa Kos; places_a_year=20
record learning agreement|agreement|study plan: Title!;Student->@student|applicant~Aino Laine;Project->@mobility project|project~Green chemistry term;Courses:long;Credits:number#0-60;File:file;Signed on:date;~Status=Draft|Sent|Signed|Changed
- Agreement Aino | student=Aino Laine; project=Green chemistry term; courses=Catalysis, polymers, Italian; credits=27; status=Sent
- Agreement Mateo | student=Mateo Ruiz; project=European law winter; courses=Sea law, human rights; credits=20; status=Draft
- Agreement Chiara | student=Chiara Neri; project=Lab stay plasma; courses=Research stay; credits=30; status=Signed
- Agreement Jakub | student=Jakub Nowak; project=Design sprint Łódź; courses=Sprint week; credits=3; status=Draft
record resource allocation|project resource|grant payment|resource|grant: Title!;Project->@mobility project|project~Lab stay plasma;Student->@student|applicant~Chiara Neri;Kind=Grant|Travel money|Room|Lab place|Language course;Amount:money;Quantity:number#1-1000;Allocated by~Mobility office;Allocated on:date;~Status=Planned|Allocated|Paid|Returned
- First instalment Chiara | project=Lab stay plasma; student=Chiara Neri; kind=Grant; amount=2940; quantity=1; allocated_by=Mobility office; status=Paid
- Lab place 3 | project=Lab stay plasma; student=Chiara Neri; kind=Lab place; amount=0; quantity=1; allocated_by=Dr. Ana Gil; status=Allocated
- Train to Turku | project=European law winter; student=Mateo Ruiz; kind=Travel money; amount=395; quantity=1; allocated_by=Mobility office; status=Planned
- Italian course A1 | project=Green chemistry term; student=Aino Laine; kind=Language course; amount=120; quantity=1; allocated_by=Mobility office; status=Allocated
! record mobility stay|mobility period|project participation: Title!;Student->@student|applicant~Chiara Neri;Project->@mobility project|project~Lab stay plasma;Arrived on:date;Leaves on:date;Address;Credits earned:number#0-60;~Status=Planned|Abroad|Returned|Broken off
- Chiara in Granada | student=Chiara Neri; project=Lab stay plasma; address=Calle Real 4; credits_earned=0; status=Abroad
- Aino to Pisa | student=Aino Laine; project=Green chemistry term; credits_earned=0; status=Planned
- Mateo to Turku | student=Mateo Ruiz; project=European law winter; credits_earned=0; status=Planned
- Jakub's sprint week | student=Jakub Nowak; project=Design sprint Łódź; credits_earned=0; status=Planned
# smart park|industrial park|business park|factory park|smart industrial park
item park vehicle|vehicle|registered vehicle|car: Plate!;Owner->@park person|person~Anke Roth;Company->@park company|company~Lumo Glass;Kind=Staff car|Visitor car|Truck|Shuttle|Service car;Parking space;Permit until:date;~Status=Inside|Outside|Blocked
- LG-204 | owner=Anke Roth; company=Lumo Glass; kind=Staff car; parking_space=P2-14; status=Inside
- TR-9911 | company=Fastener Works; kind=Truck; status=Outside
- PK-SH1 | company=Park office; kind=Shuttle; parking_space=Bus bay; status=Inside
- VI-3307 | company=Lumo Glass; kind=Visitor car; status=Blocked
record gate record|gate access|access record|gate access control|entry record: Title!;Gate~North gate|Barrier P2;Person->@park person|person~Anke Roth;Vehicle->@park vehicle|vehicle~LG-204;Direction=In|Out;Way=Card|Face|Plate|Code;Passed on:date;Passed at:time;~Result=Opened|Refused
- Anke in by plate | gate=Barrier P2; person=Anke Roth; vehicle=LG-204; direction=In; way=Plate; result=Opened
- Truck out | gate=North gate; vehicle=TR-9911; direction=Out; way=Plate; result=Opened
- Blocked visitor | gate=North gate; vehicle=VI-3307; direction=In; way=Plate; result=Refused
- Omar by face | gate=North gate; person=Omar Diaz; direction=In; way=Face; result=Opened
item water control device|water device|water meter|water control: Code!;Place~Dorm 3, shower 2;Kind=Meter|Valve|Shower control|Pump;Company->@park company|company~Park office;Price per litre:money;~Reading:number(l)#0-1000000000;~Used today:number(l)#0-10000000;~State=Open|Closed|Leak|Offline
- W-D3-02 | place=Dorm 3, shower 2; kind=Shower control; company=Park office; price_per_litre=0.01; reading=48210; used_today=310; state=Closed
- W-H1-00 | place=Hall 1 inlet; kind=Meter; company=Fastener Works; price_per_litre=0; reading=912040; used_today=4100; state=Open
- W-K1-01 | place=Canteen kitchen; kind=Valve; company=Park office; price_per_litre=0; reading=77100; used_today=880; state=Open
- W-D1-05 | place=Dorm 1, shower 5; kind=Shower control; company=Park office; price_per_litre=0.01; reading=30110; used_today=0; state=Leak
item dormitory room|dormitory|dorm room|room: Number!;Building~Dorm 1|Dorm 3;Floor:number#0-60;Beds:number#1-20;Free beds:number#0-20;Kind=Women|Men|Family;Rent per month:money;Equipment;~Status=Free|Partly taken|Full|In repair
- D3-204 | building=Dorm 3; floor=2; beds=4; free_beds=1; kind=Women; rent_per_month=80; equipment=Desk, balcony; status=Partly taken
- D1-101 | building=Dorm 1; floor=1; beds=4; free_beds=0; kind=Men; rent_per_month=75; status=Full
- D1-115 | building=Dorm 1; floor=1; beds=2; free_beds=2; kind=Family; rent_per_month=160; status=Free
- D3-310 | building=Dorm 3; floor=3; beds=4; free_beds=4; kind=Women; rent_per_month=80; status=In repair
! record dormitory stay|check-in record|bed assignment|lodging: Title!;Person->@park person|person~Omar Diaz;Room->@dormitory room|dormitory~D1-101;Bed:number#1-20;From:date;Until:date;Deposit:money;~Status=Reserved|Moved in|Moved out
- Omar in D1-101 | person=Omar Diaz; room=D1-101; bed=2; deposit=50; status=Moved in
- Anke in D3-204 | person=Anke Roth; room=D3-204; bed=1; deposit=50; status=Moved in
- Wei family | person=Wei Zhang; room=D1-115; bed=1; deposit=120; status=Reserved
- Old bed of Lena | person=Lena Ost; room=D3-204; bed=4; deposit=50; status=Moved out
record catering order|meal order|canteen order|catering|internal catering: Number!;Ordered by->@park person|person~Anke Roth;Dish->@canteen dish|dish~Tofu curry;Portions:number#1-500;Meal=Breakfast|Lunch|Dinner|Night;Place~Canteen|Meeting room 2;Amount:money;For day:date;Wish;~Status=Ordered|Cooking|Ready|Collected|Cancelled
- CO-771 | ordered_by=Anke Roth; dish=Tofu curry; portions=1; meal=Lunch; place=Canteen; amount=4.20; status=Ready
- CO-772 | ordered_by=Omar Diaz; dish=Noodle soup; portions=2; meal=Dinner; place=Canteen; amount=7; status=Ordered
- CO-773 | ordered_by=Wei Zhang; dish=Meeting plate; portions=12; meal=Lunch; place=Meeting room 2; amount=66; wish=No pork; status=Cooking
- CO-760 | ordered_by=Lena Ost; dish=Tofu curry; portions=1; meal=Lunch; place=Canteen; amount=4.20; status=Cancelled
person park person|person|employee|resident|personnel: Name!;Company->@park company|company~Lumo Glass;Kind=Employee|Visitor|Resident|Guard;Card number;Phone:phone;Face photo:image;Access~Gates, hall 1;Valid until:date;~Status=Active|Blocked|Left
- Anke Roth | company=Lumo Glass; kind=Employee; card_number=C-20418; access=Gates, hall 1; status=Active
- Omar Diaz | company=Fastener Works; kind=Resident; card_number=C-20511; access=Gates, dorm 1; status=Active
- Wei Zhang | company=Lumo Glass; kind=Employee; card_number=C-20602; access=Gates; status=Active
- Lena Ost | company=Fastener Works; kind=Employee; card_number=C-19870; access=None; status=Left
! item park company|company|tenant: Name!;Building~Hall 1;Industry;Contact person~Anke Roth;Phone:phone;Employees:number#0-100000;Lease until:date
- Lumo Glass | building=Hall 2; industry=Glass; contact_person=Anke Roth; employees=310
- Fastener Works | building=Hall 1; industry=Metal; contact_person=Rui Melo; employees=540
- Park office | building=Gate house; industry=Operation; contact_person=Iris Kahn; employees=22
- Clean Line | building=Hall 4; industry=Cleaning; contact_person=Tea Novak; employees=48
! item canteen dish|dish|menu item: Name!;Meal=Breakfast|Lunch|Dinner|Night;Price:money;Calories:number(kcal)#0-5000;Allergens;Photo:image;Portions a day:number#0-10000
- Tofu curry | meal=Lunch; price=4.20; calories=620; allergens=Soy; portions_a_day=180
- Noodle soup | meal=Dinner; price=3.50; calories=540; allergens=Wheat, egg; portions_a_day=150
- Meeting plate | meal=Lunch; price=5.50; calories=480; portions_a_day=40
- Porridge | meal=Breakfast; price=1.80; calories=310; allergens=Oats; portions_a_day=120
# personal database|life details|life record|personal information manager|life organizer|personal inventory|life log
item device|my computer|my phone|computer|phone: Name!;Kind=Computer|Phone|Tablet|Camera|Watch;Maker and model;Configuration:long;Serial number;Bought on:date;Price:money;Shop;Warranty until:date;Photo:image;~Status=In use|Spare|Sold|Broken
- Desk computer | kind=Computer; maker_and_model=Midi tower X3; configuration=16 GB, 1 TB, two screens; serial_number=X3-20418; price=940; shop=PC Corner; status=In use
- Travel laptop | kind=Computer; maker_and_model=Air 13; configuration=8 GB, 256 GB; price=620; status=Spare
- My phone | kind=Phone; maker_and_model=Pine 6; configuration=128 GB, dual SIM; serial_number=P6-88012; price=410; status=In use
- Old phone | kind=Phone; maker_and_model=Pine 3; configuration=32 GB; price=190; status=Broken
item owned product|my product|product owned|belonging|possession: Name!;Category=Furniture|Kitchen|Clothing|Sports|Books|Tools;Place~Kitchen|Cellar;Bought on:date;Price:money;Shop;Warranty until:date;Receipt:file;Photo:image;Note
- Bread machine | category=Kitchen; place=Kitchen; price=89; shop=House & Co
- Cross-country skis | category=Sports; place=Cellar; price=240; shop=Snow shop
- Oak bookcase | category=Furniture; place=Study; price=310
- Cordless drill | category=Tools; place=Cellar; price=119; shop=Tool market
record car record|my car|car|car expense|refuelling: Title!;Car~Blue estate;Kind=Refuelling|Service|Tyres|Insurance|Tax|Repair;Mileage:number(km)#0-2000000;Amount:money;Litres:number(l)#0-500;Place;Done on:date;Next due on:date;Note
- Tank full in May | car=Blue estate; kind=Refuelling; mileage=84210; amount=71; litres=42; place=Ring road
- Summer tyres | car=Blue estate; kind=Tyres; mileage=83900; amount=40; place=Reifen Kolb
- Insurance 2025 | car=Blue estate; kind=Insurance; mileage=80000; amount=486
- Brake pads | car=Blue estate; kind=Repair; mileage=82100; amount=210; place=Garage Lehn
record finance entry|my finances|finance|income and expense|expense: Title!;Kind=Income|Expense|Saving|Loan;Category=Home|Food|Travel|Health|Work|Fun;Amount:money;Account~Bank|Cash;Paid to or by;Booked on:date;Note
- Salary | kind=Income; category=Work; amount=2480; account=Bank; paid_to_or_by=Employer
- Rent | kind=Expense; category=Home; amount=790; account=Bank; paid_to_or_by=Landlord
- Choir evening | kind=Expense; category=Fun; amount=18; account=Cash
- Put aside | kind=Saving; category=Home; amount=200; account=Bank
record diet entry|my diet|diet record|meal|food log: Title!;Meal=Breakfast|Lunch|Dinner|Snack;Food:long;Calories:number(kcal)#0-10000;Water:number(ml)#0-10000;Weight:number(kg)#0-400;Eaten on:date;Feeling=Good|Fine|Too much
- Oats and apple | meal=Breakfast; food=Oats, apple, nuts; calories=390; water=300; feeling=Good
- Canteen lunch | meal=Lunch; food=Fish, rice, salad; calories=640; water=500; feeling=Fine
- Grandma's dinner | meal=Dinner; food=Dumplings, cake; calories=1350; water=200; feeling=Too much
- Pear | meal=Snack; food=Pear; calories=90; feeling=Good
event itinerary entry|my itinerary|itinerary|appointment entry|plan: Title!;Kind=Journey|Meeting|Doctor|Family|Leisure;Place;Day:date!;Starts at:time;Ends at:time;With whom;Cost:money;Note:long;~Status=Planned|Done|Cancelled
- Train to Trieste | kind=Journey; place=Main station; with_whom=Lina; cost=64; status=Planned
- Dentist | kind=Doctor; place=Dr. Amsel; status=Planned
- Dad's birthday | kind=Family; place=Garden house; with_whom=All; status=Planned
- Jazz cellar | kind=Leisure; place=Old mill; cost=15; status=Done
item watched movie|my movie|movie|film: Title!;Year:number#1890-2100;Genre=Drama|Comedy|Thriller|Animation|Documentary|Science fiction;Director;Where~Cinema|At home;Stars:rating;Seen on:date;Thoughts:long;Poster:image;~Status=Want to see|Seen
- The Paper Harbour | year=2022; genre=Drama; where=Cinema; stars=5; thoughts=The last scene!; status=Seen
- Moon Bakery | year=2019; genre=Animation; where=At home; stars=4; status=Seen
- Cold Signal | year=2024; genre=Science fiction; where=Cinema; status=Want to see
- A Year of Bees | year=2020; genre=Documentary; where=At home; stars=4; status=Seen
! record item document|receipt|manual|attachment: Title!;Belongs to->@device|computer~Desk computer;Kind=Receipt|Manual|Warranty|Contract;File:file;Dated on:date
- Receipt desk computer | belongs_to=Desk computer; kind=Receipt
- Manual phone | belongs_to=My phone; kind=Manual
- Warranty laptop | belongs_to=Travel laptop; kind=Warranty
- Phone contract | belongs_to=My phone; kind=Contract
# photo book|photobook|online diy|photo calendar|diy system|photo gift|custom calendar|photo printing|personalized gift
item design template|template|photo template|layout template: Name!;Product kind=Photo book|Calendar|Table picture|Poster|Card;Size~A4 landscape|20 x 20 cm;Pages:number#1-400;Photos:number#1-1000;Style=Plain|Family|Travel|Wedding|Baby;Price:money;Preview:image;~Uses:number#0-1000000;~Status=Online|Hidden
- Our year in pictures | product_kind=Photo book; size=A4 landscape; pages=48; photos=120; style=Family; price=39; uses=2410; status=Online
- Twelve months, one place | product_kind=Calendar; size=A3 portrait; pages=13; photos=13; style=Travel; price=22; uses=1804; status=Online
- Little desk frame | product_kind=Table picture; size=20 x 20 cm; pages=1; photos=1; style=Plain; price=14; uses=960; status=Online
- First year | product_kind=Photo book; size=20 x 20 cm; pages=32; photos=60; style=Baby; price=29; uses=1102; status=Hidden
record design|diy design|work|photo work|custom product|submitted design: Title!;Template->@design template|template~Our year in pictures;Owner->@user;Cover text;Paper=Matt|Gloss|Recycled|Canvas;Copies:number#1-1000;Price:money;Preview:image;Remark:long;Submitted on:date;~Status=Draft|Submitted|Checked|Printing|Shipped
- Family 2024 | template=Our year in pictures; cover_text=Twelve good months; paper=Matt; copies=2; price=78; status=Submitted
- Island calendar | template=Twelve months, one place; cover_text=Naxos; paper=Gloss; copies=5; price=110; status=Printing
- Grandpa's desk | template=Little desk frame; paper=Canvas; copies=1; price=14; status=Draft
- Emil is one | template=First year; cover_text=Emil; paper=Matt; copies=3; price=87; status=Shipped
item design page|page|calendar page: Title!;Design->@design|diy design~Family 2024;Number:number#0-400;Layout=One photo|Two photos|Four photos|Photo and text|Text;Background;Preview:image
- Family cover | design=Family 2024; number=0; layout=Photo and text; background=linen
- Family, pages 2-3 | design=Family 2024; number=2; layout=Four photos; background=white
- July in Naxos | design=Island calendar; number=7; layout=One photo; background=white
- Emil, first steps | design=Emil is one; number=30; layout=Two photos; background=mint
record uploaded photo|photo|picture|photo upload: Title!;Picture:image;Owner->@user;Width:number(px)#1-30000;Height:number(px)#1-30000;Sharp enough:boolean;Folder~Summer;Taken on:date;Uploaded on:date
- Beach at seven | width=4000; height=3000; folder=Summer
- Four in a hammock | width=3200; height=2400; folder=Summer
- Grandpa, 1962 | width=1200; height=900; folder=Old
- Emil walks | width=4000; height=6000; folder=Baby
record page element|text element|decoration|added text|photo edit: Title!;Page->@design page|page~Family cover;Kind=Photo|Text|Sticker|Frame|Date;Photo->@uploaded photo|photo~Four in a hammock;Text;Font;Rotation:number(degrees)#0-360;Zoom:percent;Filter=None|Sepia|Black and white|Warm;Left:percent;Top:percent
- Hammock on the cover | page=Family cover; kind=Photo; photo=Four in a hammock; rotation=0; zoom=90; filter=Warm; left=10; top=15
- Title line | page=Family cover; kind=Text; text=Twelve good months; font=Lora; left=20; top=80
- Beach of July | page=July in Naxos; kind=Photo; photo=Beach at seven; filter=None; zoom=100; left=0; top=0
- Star sticker | page=Emil, first steps; kind=Sticker; rotation=15; left=70; top=10
item decoration set|sticker|decoration|clip art|frame: Name!;Kind=Sticker|Frame|Background|Font;Theme=Birthday|Travel|Wedding|Baby|Season;Picture:image;Price:money;~Uses:number#0-1000000
- Paper stars | kind=Sticker; theme=Baby; price=0; uses=3120
- Thin gold frame | kind=Frame; theme=Wedding; price=2; uses=880
- Linen ground | kind=Background; theme=Season; price=0; uses=2044
- Old stamps | kind=Sticker; theme=Travel; price=1; uses=1290
+ order: Design->@design|diy design~Family 2024;Copies:number#1-1000;Delivery on:date;Packing=Plain|Gift
# information publishing system|information release system|digital signage|program publishing|advertising screen|screen publishing
item material|media material|material file|signage material: Title!;Kind=Picture|Video|Text|Web page|Audio;File:file;Cover:image;Length:number(s)#0-86400;Size:number(MB)#0-100000;Resolution~1920 x 1080;Uploaded part:percent;Uploaded by~Nele Voss;Uploaded on:date;~Status=Uploading|In approval|Approved|Rejected
- Spring menu | kind=Picture; length=10; size=4; resolution=1920 x 1080; uploaded_part=100; uploaded_by=Nele Voss; status=Approved
- Safety film, 2 min | kind=Video; length=124; size=310; resolution=1920 x 1080; uploaded_part=100; uploaded_by=Tariq Amin; status=In approval
- Welcome text | kind=Text; length=15; size=0; uploaded_part=100; uploaded_by=Nele Voss; status=Approved
- Company film 4K | kind=Video; length=600; size=4100; resolution=3840 x 2160; uploaded_part=62; uploaded_by=Tariq Amin; status=Uploading
item program|broadcast program|play program|programme: Name!;Layout=Full screen|Two parts|Three parts|Ticker;Orientation=Landscape|Portrait;Length:number(s)#1-86400;Device group->@device group|group~Canteens;Plays from:date;Plays until:date;Priority=Low|Normal|High;Made by~Nele Voss;~Status=Draft|In approval|Approved|Published|Stopped
- Canteen day | layout=Two parts; orientation=Landscape; length=180; device_group=Canteens; priority=Normal; made_by=Nele Voss; status=Published
- Foyer welcome | layout=Full screen; orientation=Portrait; length=60; device_group=Foyers; priority=Normal; made_by=Nele Voss; status=Published
- Fire drill notice | layout=Ticker; orientation=Landscape; length=30; device_group=Halls; priority=High; made_by=Tariq Amin; status=In approval
- Summer party | layout=Full screen; orientation=Landscape; length=45; device_group=Canteens; priority=Low; made_by=Nele Voss; status=Draft
! record program item|program material|scene: Title!;Program->@program|broadcast program~Canteen day;Material->@material|media material~Spring menu;Position:number#1-500;Seconds:number#1-86400;Area=Main|Side|Foot;Transition=Cut|Fade|Slide
- Menu in Canteen day | program=Canteen day; material=Spring menu; position=1; seconds=20; area=Main; transition=Fade
- Safety film in Canteen day | program=Canteen day; material=Safety film, 2 min; position=2; seconds=124; area=Main; transition=Cut
- Greeting in the foyer | program=Foyer welcome; material=Welcome text; position=1; seconds=15; area=Main; transition=Fade
- Menu at the party | program=Summer party; material=Spring menu; position=1; seconds=10; area=Side; transition=Slide
request approval|approval request|approval record: Title!;Kind=Material|Program;Material->@material|media material~Safety film, 2 min;Program->@program|broadcast program~Fire drill notice;Asked by~Tariq Amin;Approver~Ines Holm;Opinion:long;Asked on:date
- Safety film for all halls | kind=Material; material=Safety film, 2 min; asked_by=Tariq Amin; approver=Ines Holm
- Drill on Thursday | kind=Program; program=Fire drill notice; asked_by=Tariq Amin; approver=Ines Holm
- Spring menu | kind=Material; material=Spring menu; asked_by=Nele Voss; approver=Ines Holm; opinion=Fine.
- Foyer text | kind=Material; material=Welcome text; asked_by=Nele Voss; approver=Ines Holm; opinion=Shorten the second line.
record publication record|publication|publish record|release record|published program: Title!;Program->@program|broadcast program~Canteen day;Device->@signage device|device|screen~Canteen screen 1;Published by~Nele Voss;Published on:date;Transferred:percent;Plays:number#0-1000000;~Result=Waiting|Transferring|Playing|Failed|Ended
- Canteen day to screen 1 | program=Canteen day; device=Canteen screen 1; published_by=Nele Voss; transferred=100; plays=412; result=Playing
- Welcome to the foyer | program=Foyer welcome; device=Foyer pillar; published_by=Nele Voss; transferred=100; plays=1890; result=Playing
- Canteen day to screen 2 | program=Canteen day; device=Canteen screen 2; published_by=Nele Voss; transferred=40; plays=0; result=Transferring
- Old menu | program=Canteen day; device=Hall display; published_by=Tariq Amin; transferred=0; plays=0; result=Failed
item signage device|device|screen|terminal|display device: Name!;Code;Device group->@device group|group~Canteens;Place~Building A, canteen;Resolution~1920 x 1080;Orientation=Landscape|Portrait;Volume:percent;Free storage:number(GB)#0-10000;On from:time;Off from:time;~Last seen:date;~Status=Online|Offline|Faulty
- Canteen screen 1 | code=D-101; device_group=Canteens; place=Building A, canteen; resolution=1920 x 1080; orientation=Landscape; volume=20; free_storage=14; status=Online
- Canteen screen 2 | code=D-102; device_group=Canteens; place=Building A, canteen; resolution=1920 x 1080; orientation=Landscape; volume=20; free_storage=3; status=Online
- Foyer pillar | code=D-201; device_group=Foyers; place=Main entrance; resolution=1080 x 1920; orientation=Portrait; volume=0; free_storage=22; status=Online
- Hall display | code=D-310; device_group=Halls; place=Hall 3; orientation=Landscape; volume=60; free_storage=0; status=Offline
! item device group|group|region: Name!;Place;Responsible~Nele Voss;Devices:number#0-10000;Description
- Canteens | place=Buildings A and C; responsible=Nele Voss; devices=4
- Foyers | place=All entrances; responsible=Nele Voss; devices=6
- Halls | place=Halls 1 to 5; responsible=Tariq Amin; devices=11
- Meeting rooms | place=Building B; responsible=Ines Holm; devices=9
# smart city|behavior recognition|human recognition|dumping behavior|video analytics|video surveillance ai
item recognition camera|camera|data source|video source|monitoring point: Name!;District~Harbour|Mill;Place;Stream address:url;Latitude:number;Longitude:number;Resolution~1920 x 1080;Installed on:date;~Status=Online|Offline|In repair
- Quay 7 bins | district=Harbour; place=Quay 7; latitude=53.5; longitude=9.9; resolution=1920 x 1080; status=Online
- Mill bridge north | district=Mill; place=Bridge head; resolution=1920 x 1080; status=Online
- Market hall gate | district=Centre; place=Gate 2; resolution=3840 x 2160; status=Online
- Old depot yard | district=Harbour; place=Depot; resolution=1280 x 720; status=Offline
record recognition result|behavior recognition|human recognition|dumping behavior|analysis result|detection|recognition: Title!;Camera->@recognition camera|camera~Quay 7 bins;Model->@algorithm model|model|algorithm~Dumping v3;Behaviour=Dumping|Crowd|Fall|Loitering|Fight|Person;People:number#0-10000;Confidence:percent;Picture:image;Seen on:date;Seen at:time;~Status=New|Confirmed|False alarm|Handled
- Sofa left at Quay 7 | camera=Quay 7 bins; model=Dumping v3; behaviour=Dumping; people=2; confidence=94; status=Confirmed
- Sack beside the bin | camera=Quay 7 bins; model=Dumping v3; behaviour=Dumping; people=1; confidence=71; status=New
- Crowd at the market gate | camera=Market hall gate; model=People count v5; behaviour=Crowd; people=214; confidence=89; status=Handled
- Shadow on the bridge | camera=Mill bridge north; model=Fall v1; behaviour=Fall; people=1; confidence=52; status=False alarm
item algorithm model|model|algorithm|ai model: Name!;Task=Person|Behaviour|Object|Crowd|Plate;Version;Framework~ONNX;Training data->@training dataset|dataset~Bins 2024;Accuracy:percent;Recall:percent;Size:number(MB)#1-100000;File:file;Trained by~Dr. Ona Lis;~Status=Training|Tested|Deployed|Retired
- Dumping v3 | task=Behaviour; version=3.0; framework=ONNX; training_data=Bins 2024; accuracy=93; recall=88; size=180; trained_by=Dr. Ona Lis; status=Deployed
- People count v5 | task=Crowd; version=5.2; framework=ONNX; training_data=Gates and squares; accuracy=96; recall=94; size=95; trained_by=Dr. Ona Lis; status=Deployed
- Fall v1 | task=Behaviour; version=1.0; framework=ONNX; training_data=Staged falls; accuracy=71; recall=64; size=140; trained_by=Ben Sow; status=Tested
- Plates v2 | task=Plate; version=2.4; framework=ONNX; accuracy=97; recall=95; size=60; trained_by=Ben Sow; status=Retired
record model deployment|deployment|deployment record: Title!;Model->@algorithm model|model~Dumping v3;Target=Edge box|City server|Cloud;Camera->@recognition camera|camera~Quay 7 bins;Frames per second:number#1-120;Load:percent;Deployed by~Ben Sow;Deployed on:date;~Status=Starting|Running|Stopped|Failed
- Dumping at Quay 7 | model=Dumping v3; target=Edge box; camera=Quay 7 bins; frames_per_second=5; load=48; deployed_by=Ben Sow; status=Running
- Count at the market | model=People count v5; target=City server; camera=Market hall gate; frames_per_second=10; load=22; deployed_by=Ben Sow; status=Running
- Fall trial | model=Fall v1; target=City server; camera=Mill bridge north; frames_per_second=12; load=61; deployed_by=Dr. Ona Lis; status=Stopped
- Plates at the depot | model=Plates v2; target=Edge box; camera=Old depot yard; frames_per_second=8; load=0; deployed_by=Ben Sow; status=Failed
item recognition rule|rule|alarm rule|rule design: Name!;Model->@algorithm model|model~Dumping v3;Behaviour=Dumping|Crowd|Fall|Loitering|Fight|Person;Confidence from:percent;Seconds:number#0-3600;People from:number#0-10000;Area;From:time;Until:time;Action=Alarm|Work order|Count|Notify;Active:boolean
- Dumping at night | model=Dumping v3; behaviour=Dumping; confidence_from=80; seconds=5; people_from=1; area=Round the bins; action=Work order
- Crowd above 200 | model=People count v5; behaviour=Crowd; confidence_from=75; seconds=30; people_from=200; area=Gate 2; action=Notify
- Fall on the bridge | model=Fall v1; behaviour=Fall; confidence_from=85; seconds=3; people_from=1; area=Walkway; action=Alarm
- Loitering at the depot | model=People count v5; behaviour=Loitering; confidence_from=70; seconds=300; people_from=1; area=Yard; action=Notify
record alarm|alert|warning event|handling record: Title!;Result->@recognition result|detection~Sofa left at Quay 7;Rule->@recognition rule|rule~Dumping at night;Level=Notice|Warning|Urgent;Handled by~City cleaning;Outcome:long;Raised on:date;~Status=Open|Sent out|Closed
- Sofa to collect | result=Sofa left at Quay 7; rule=Dumping at night; level=Warning; handled_by=City cleaning; outcome=Collected at 06:30.; status=Closed
- Sack to check | result=Sack beside the bin; rule=Dumping at night; level=Notice; handled_by=City cleaning; status=Open
- Market gate slowed | result=Crowd at the market gate; rule=Crowd above 200; level=Warning; handled_by=Market office; outcome=Gate 3 opened.; status=Closed
- Bridge patrol | result=Shadow on the bridge; rule=Fall on the bridge; level=Urgent; handled_by=Patrol 4; status=Sent out
item training dataset|dataset|collected data|data collection: Name!;Kind=Pictures|Video|Sensor|Text;Source~Quay 7 bins;Items:number#0-100000000;Labelled:percent;Storage:number(GB)#0-1000000;Collected on:date;~Status=Collecting|Labelling|Ready
- Bins 2024 | kind=Pictures; source=Quay 7 bins; items=48200; labelled=100; storage=96; status=Ready
- Gates and squares | kind=Video; source=Market hall gate; items=1240; labelled=100; storage=810; status=Ready
- Staged falls | kind=Video; source=Sports hall; items=310; labelled=84; storage=120; status=Labelling
- Winter nights | kind=Pictures; source=Mill bridge north; items=9100; labelled=0; storage=22; status=Collecting
# file download|file downloads|download acceleration|download accelerator|accelerating overseas|download manager|download site|software download
item download file|file|downloadable file|resource: Name!;Category->@file category|category~Tools;File:file;Source address:url;Size:number(MB)#0-1000000;Version;Checksum;Region=Europe|Asia|America|Oceania;Description:long;Uploaded on:date;~Downloads:number#0-100000000;~Status=Online|Caching|Offline
- render-kit-4.2.zip | category=Tools; size=1840; version=4.2; checksum=a91f22; region=America; downloads=8120; status=Online
- city-maps-2025.tar | category=Data; size=22400; version=2025; checksum=77c0de; region=Europe; downloads=440; status=Caching
- phone-driver.exe | category=Drivers; size=96; version=1.9; checksum=0b1144; region=Asia; downloads=20310; status=Online
- course-videos.zip | category=Learning; size=7300; version=1; checksum=5e8d90; region=Oceania; downloads=1204; status=Offline
record download record|download|download history|accelerated download|download task: Title!;File->@download file|file~render-kit-4.2.zip;User->@user;Node->@acceleration node|node|mirror~Frankfurt 1;Progress:percent;Speed:number(kB/s)#0-10000000;Gain:number(x)#0-1000;Threads:number#1-64;Started on:date;Seconds:number#0-1000000;~Status=Queued|Running|Paused|Done|Failed
- Render kit to the office | file=render-kit-4.2.zip; node=Frankfurt 1; progress=100; speed=21000; gain=14; threads=8; seconds=90; status=Done
- Maps overnight | file=city-maps-2025.tar; node=Frankfurt 1; progress=37; speed=9400; gain=6; threads=16; status=Running
- Driver again | file=phone-driver.exe; node=Tokyo 2; progress=100; speed=8800; gain=5; threads=4; seconds=11; status=Done
- Course, lost line | file=course-videos.zip; node=Sydney 1; progress=12; speed=0; gain=0; threads=8; status=Failed
item acceleration node|node|mirror|server|line: Name!;Region=Europe|Asia|America|Oceania;Address;Bandwidth:number(Mbit/s)#1-1000000;Load:percent;Delay:number(ms)#0-10000;Cache:number(GB)#0-1000000;~Status=Online|Busy|Offline
- Frankfurt 1 | region=Europe; address=fra1.example.com; bandwidth=10000; load=41; delay=12; cache=4000; status=Online
- Tokyo 2 | region=Asia; address=tyo2.example.com; bandwidth=10000; load=88; delay=140; cache=2000; status=Busy
- Ohio 1 | region=America; address=oh1.example.com; bandwidth=20000; load=30; delay=96; cache=8000; status=Online
- Sydney 1 | region=Oceania; address=syd1.example.com; bandwidth=2000; load=0; delay=280; cache=500; status=Offline
item file category|category|folder: Name!;Position:number#1-99;Icon;Description;Files:number#0-1000000
- Tools | position=1; description=Programs and kits.; files=84
- Data | position=2; description=Maps and tables.; files=31
- Drivers | position=3; description=For phones and printers.; files=212
- Learning | position=4; description=Courses and books.; files=57
request acceleration request|file request|link submission|acceleration task: Title!;Source address:url;Wanted by->@user;Size:number(MB)#0-1000000;Node->@acceleration node|node~Ohio 1;Reason;Asked on:date
- Fetch the new compiler | size=640; node=Ohio 1; reason=Direct line gives 80 kB/s
- Mirror the atlas | size=12400; node=Frankfurt 1; reason=Whole class needs it
- Game patch | size=3100; node=Tokyo 2; reason=Evening update
- Old manual | size=12; node=Sydney 1; reason=Site is blocked here
! item download plan|quota|traffic package|membership [member|plan|quota|speed|log in|traffic]: Name!;Traffic a month:number(GB)#0-100000;Top speed:number(Mbit/s)#1-10000;Parallel downloads:number#1-64;Price:money;Used:number(GB)#0-100000
- Free | traffic_a_month=5; top_speed=10; parallel_downloads=1; price=0; used=3
- Home | traffic_a_month=200; top_speed=200; parallel_downloads=4; price=6; used=88
- Studio | traffic_a_month=2000; top_speed=1000; parallel_downloads=16; price=29; used=740
- Class | traffic_a_month=1000; top_speed=500; parallel_downloads=32; price=19; used=212
# ticketing website|guest checkout|ticketing platform|ticket sales|event tickets|ticket shop|concert tickets
event ticketed event|event|show|concert: Title!;Kind=Concert|Theatre|Sport|Museum|Festival|Talk;Venue->@venue|hall~Lantern hall;Day:date!;Starts at:time;Doors open at:time;Artist~The Low Tides;Description:long;Poster:image;Age from:number#0-21;Sales until:date;~Status=On sale|Sold out|Moved|Cancelled
- The Low Tides, live | kind=Concert; venue=Lantern hall; artist=The Low Tides; age_from=0; status=On sale
- Twelfth Night | kind=Theatre; venue=Garden stage; artist=Company of Elms; age_from=8; status=On sale
- Derby: Reds - Blues | kind=Sport; venue=Mill stadium; artist=Reds, Blues; age_from=0; status=Sold out
- Stars over the desert | kind=Talk; venue=Planetarium; artist=Dr. Salma Kader; age_from=6; status=On sale
item ticket type|ticket category|price category: Name!;Event->@ticketed event|event~The Low Tides, live;Area=Stalls|Balcony|Standing|Block A|Free seating;Price:money;Fee:money;Total:number#0-1000000;~Sold:number#0-1000000;Most per order:number#1-100;Reduced for;~Status=On sale|Sold out|Paused
- Low Tides standing | event=The Low Tides, live; area=Standing; price=34; fee=2.50; total=800; sold=612; most_per_order=8; status=On sale
- Low Tides balcony | event=The Low Tides, live; area=Balcony; price=48; fee=2.50; total=160; sold=160; most_per_order=4; status=Sold out
- Twelfth Night, child | event=Twelfth Night; area=Free seating; price=9; fee=1; total=120; sold=44; most_per_order=10; reduced_for=Under 14; status=On sale
- Derby block A | event=Derby: Reds - Blues; area=Block A; price=25; fee=2; total=4000; sold=4000; most_per_order=6; status=Sold out
record ticket order|guest order|guest checkout|checkout: Number!;Full name~Carla Dietz;Email:email;Phone:phone;Guest:boolean;Tickets:number#1-100;Amount:money;Fees:money;Card ends in;Ordered on:date;~Status=Open|Paid|Sent|Refunded|Expired
- TO-88101 | full_name=Carla Dietz; email=carla@example.com; tickets=2; amount=68; fees=5; card_ends_in=4411; status=Sent
- TO-88102 | full_name=Jim Okafor; email=jim@example.com; tickets=3; amount=27; fees=3; card_ends_in=0077; status=Paid
- TO-88103 | full_name=Mei Sato; email=mei@example.com; tickets=4; amount=100; fees=8; card_ends_in=9120; status=Refunded
- TO-88104 | full_name=Rosa Lind; email=rosa@example.com; tickets=1; amount=34; fees=2.50; status=Expired
! record issued ticket|admission ticket|order item|barcode: Code!;Order->@ticket order|guest order~TO-88101;Type->@ticket type|ticket category~Low Tides standing;Holder~Carla Dietz;Seat;Price:money;Scanned on:date;~Status=Valid|Used|Void
- LT-0001-77 | order=TO-88101; type=Low Tides standing; holder=Carla Dietz; price=34; status=Valid
- LT-0001-78 | order=TO-88101; type=Low Tides standing; holder=Ben Dietz; price=34; status=Valid
- TN-0044-10 | order=TO-88102; type=Twelfth Night, child; holder=Lulu Okafor; price=9; status=Used
- DB-4000-01 | order=TO-88103; type=Derby block A; holder=Mei Sato; seat=A 14-22; price=25; status=Void
! item venue|hall|location: Name!;Address;City~Leeds;Capacity:number#1-200000;Seat plan:image;Access;Parking spaces:number#0-20000
- Lantern hall | address=Dock road 4; city=Leeds; capacity=960; access=Step-free; parking_spaces=120
- Garden stage | address=Elm park; city=York; capacity=300; access=Gravel path; parking_spaces=40
- Mill stadium | address=Mill road 1; city=Leeds; capacity=18000; access=Step-free, block C; parking_spaces=2200
- Planetarium | address=Hill 9; city=Hull; capacity=140; access=Lift; parking_spaces=60
! record card payment|credit card payment|payment attempt: Reference!;Order->@ticket order|guest order~TO-88101;Card kind=Visa|Mastercard|Amex;Amount:money;Provider answer;Paid on:date;~Result=Approved|Declined|Refunded
- CP-70011 | order=TO-88101; card_kind=Visa; amount=73; provider_answer=Approved; result=Approved
- CP-70012 | order=TO-88102; card_kind=Mastercard; amount=30; provider_answer=Approved; result=Approved
- CP-70013 | order=TO-88103; card_kind=Visa; amount=108; provider_answer=Refund done; result=Refunded
- CP-70014 | order=TO-88104; card_kind=Amex; amount=36.50; provider_answer=Card expired; result=Declined
+ cart: Ticket type->@ticket type|ticket category~Low Tides standing;Quantity:number#1-100;Held until:time
# bullet screen|danmaku|live interaction|live streaming game|live stream game|live interactive
event live stream|live broadcast|live room|live session|live: Title!;Host->@stream host|host~Captain Nori;Game->@screen game|bullet screen game|game~Tug of war;Day:date!;Starts at:time;Minutes:number#1-2880;Cover:image;Notice;~Viewers:number#0-100000000;~Likes:number#0-1000000000;~Gift value:money;~Status=Planned|Live|Ended
- Friday tug of war | host=Captain Nori; game=Tug of war; minutes=120; viewers=8120; likes=44100; gift_value=912; status=Ended
- Castle night | host=Lady Fern; game=Castle siege; minutes=180; viewers=3104; likes=19800; gift_value=404; status=Live
- Word rain | host=Captain Nori; game=Word rain; minutes=60; viewers=0; likes=0; status=Planned
- Marble race marathon | host=Pip; game=Marble race; minutes=240; viewers=12900; likes=90400; gift_value=2210; status=Ended
item screen game|bullet screen game|game|interactive game: Name!;Kind=Team battle|Race|Quiz|Building|Chance;Teams:number#1-20;Commands~1 joins red, 2 joins blue;Gift effects:long;Round length:number(s)#10-7200;Cover:image;~Rounds played:number#0-1000000
- Tug of war | kind=Team battle; teams=2; commands=1 joins red, 2 joins blue; gift_effects=A rose pulls ten steps.; round_length=300; rounds_played=412
- Castle siege | kind=Team battle; teams=2; commands=a attacks, d repairs; round_length=900; rounds_played=98
- Word rain | kind=Quiz; teams=1; commands=The word itself; round_length=120; rounds_played=233
- Marble race | kind=Race; teams=8; commands=Colour name; round_length=90; rounds_played=1840
record bullet comment|bullet screen|screen comment|live comment|danmaku|barrage: Text!;Stream->@live stream|live room~Friday tug of war;Sender->@user;Command~1|a;Color;Effect on the game;Second:number#0-200000;Sent on:date;~Status=Shown|Filtered
- 1 | stream=Friday tug of war; command=1; effect_on_the_game=Joined red; second=41; status=Shown
- Pull, blue, pull! | stream=Friday tug of war; color=blue; second=210; status=Shown
- a a a | stream=Castle night; command=a; effect_on_the_game=Three attacks; second=95; status=Shown
- Buy coins here | stream=Marble race marathon; second=77; status=Filtered
record sent gift|gift record|gift|gifting|gift giving: Title!;Stream->@live stream|live room~Friday tug of war;Sender->@user;Gift->@gift kind|gift type~Rose;Quantity:number#1-10000;Value:money;Effect on the game;Sent on:date
- Five roses for red | stream=Friday tug of war; gift=Rose; quantity=5; value=2.50; effect_on_the_game=Red pulls 50 steps
- Catapult | stream=Castle night; gift=Catapult; quantity=1; value=9.90; effect_on_the_game=Wall loses 300
- Speed marbles | stream=Marble race marathon; gift=Oil can; quantity=3; value=5.70; effect_on_the_game=Green is faster
- A single rose | stream=Marble race marathon; gift=Rose; quantity=1; value=0.50
item gift kind|gift type|gift item: Name!;Price:money;Effect;Strength:number#0-100000;Icon:image;Animation:file;~Sent:number#0-100000000
- Rose | price=0.50; effect=Pull; strength=10; sent=20410
- Catapult | price=9.90; effect=Attack; strength=300; sent=312
- Oil can | price=1.90; effect=Speed; strength=40; sent=2980
- Golden dragon | price=99; effect=Wins the round; strength=5000; sent=9
record interaction ranking|ranking|leaderboard|contribution ranking: Title!;Stream->@live stream|live room~Friday tug of war;Viewer->@user;Rank:number#1-1000000;Points:number#0-100000000;Comments:number#0-1000000;Likes:number#0-1000000;Gift value:money;Period=Stream|Day|Week|All time
- First on Friday | stream=Friday tug of war; rank=1; points=8120; comments=88; likes=940; gift_value=42; period=Stream
- Second on Friday | stream=Friday tug of war; rank=2; points=5004; comments=120; likes=611; gift_value=18; period=Stream
- Best of the siege | stream=Castle night; rank=1; points=3990; comments=61; likes=200; gift_value=31; period=Stream
- Marble queen | stream=Marble race marathon; rank=1; points=15200; comments=214; likes=3100; gift_value=120; period=Week
person stream host|host|anchor|streamer: Name!;Room number;Speciality;Followers:number#0-100000000;Level:number#1-200;Photo:image;About:long;~Status=Live|Offline|Banned
- Captain Nori | room_number=1001; speciality=Team battles; followers=40210; level=38; status=Offline
- Lady Fern | room_number=1044; speciality=Castles; followers=12800; level=21; status=Live
- Pip | room_number=1090; speciality=Marbles; followers=90400; level=55; status=Offline
- Sergeant Oat | room_number=1102; speciality=Quiz; followers=310; level=3; status=Banned
! record like record|like: Title!;Stream->@live stream|live room~Friday tug of war;Viewer->@user;Likes:number#1-100000;Second:number#0-200000
- 200 hearts at the start | stream=Friday tug of war; likes=200; second=12
- Hearts for the wall | stream=Castle night; likes=55; second=400
- Finish line hearts | stream=Marble race marathon; likes=610; second=9000
- One heart | stream=Friday tug of war; likes=1; second=77
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
# data crawler|web crawler|web scraping|scraper|data collection website|crawler platform
item crawl source|source|target site|crawler source|collection site: Name!;Address:url;Kind=Shop|News|Forum|Directory|Interface;Selector:long;Pages at once:number#1-100;Pause:number(ms)#0-60000;Allowed by robots file:boolean;~Status=Active|Paused|Blocked
- Garden shop list | kind=Shop; pages_at_once=2; pause=1000; status=Active
- Town notices | kind=News; pages_at_once=1; pause=2000; status=Active
- Builders' directory | kind=Directory; pages_at_once=3; pause=500; status=Blocked
- Weather interface | kind=Interface; pages_at_once=1; pause=0; status=Active
work crawl task|crawler task|collection task|scraping task: Title!;Source->@crawl source|source~Garden shop list;Depth:number#0-20;Most pages:number#1-10000000;Repeats=Once|Hour|Day|Week;Keywords;Owner->@user;Next run on:date
- Prices of mowers | source=Garden shop list; depth=2; most_pages=400; repeats=Day; keywords=mower
- New notices | source=Town notices; depth=1; most_pages=30; repeats=Hour
- Roofers in the county | source=Builders' directory; depth=3; most_pages=2000; repeats=Once; keywords=roof
- Hourly weather | source=Weather interface; depth=0; most_pages=1; repeats=Hour
record crawl run|run|crawl log|collection record: Title!;Task->@crawl task|crawler task~Prices of mowers;Pages:number#0-10000000;Rows:number#0-10000000;Errors:number#0-1000000;Seconds:number#0-1000000;Message;Run on:date;~Status=Running|Done|Stopped|Failed
- Mowers, Monday | task=Prices of mowers; pages=212; rows=188; errors=1; seconds=240; status=Done
- Notices, 10:00 | task=New notices; pages=12; rows=2; errors=0; seconds=25; status=Done
- Roofers, first try | task=Roofers in the county; pages=40; rows=31; errors=40; seconds=90; message=Blocked after 40 pages; status=Failed
- Weather, 10:00 | task=Hourly weather; pages=1; rows=24; errors=0; seconds=1; status=Done
record collected item|scraped data|collected data|crawl result|data item: Title!;Source->@crawl source|source~Garden shop list;Run->@crawl run|run~Mowers, Monday;Address:url;Category;Value;Price:money;Text:long;Collected on:date;~Status=New|Changed|Gone
- Mower Hedgehog 40 | source=Garden shop list; run=Mowers, Monday; category=Mowers; price=299; status=Changed
- Mower Mole 32 | source=Garden shop list; run=Mowers, Monday; category=Mowers; price=189; status=New
- Market moved to Friday | source=Town notices; run=Notices, 10:00; category=Market; status=New
- Roof & Sons | source=Builders' directory; run=Roofers, first try; category=Roof; status=New
item extraction rule|field rule|parsing rule|field mapping: Name!;Source->@crawl source|source~Garden shop list;Field=Title|Price|Date|Text|Picture|Link;Selector;Clean-up=None|Trim|Number|Date;Mandatory:boolean
- Mower name | source=Garden shop list; field=Title; selector=h2.name
- Mower price | source=Garden shop list; field=Price; selector=.price
- Notice date | source=Town notices; field=Date; selector=time
- Firm link | source=Builders' directory; field=Link; selector=a.firm
! record data export|export: File name!;Task->@crawl task|crawler task~Prices of mowers;Format=CSV|Excel|JSON;Rows:number#0-10000000;File:file;Made on:date
- mowers-may.csv | task=Prices of mowers; format=CSV; rows=188
- notices.json | task=New notices; format=JSON; rows=64
- roofers.xlsx | task=Roofers in the county; format=Excel; rows=31
- weather.csv | task=Hourly weather; format=CSV; rows=744
`
