/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds2 = `
# content management|cms|dynamic content|yicms|website editing|website content|site editor|publishing system
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
# data cleaning|exploratory data|exploratory data analysis|data visualization|big data|data management|data analysis website|data chart|data entry|data analytics|data statistics
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
# official website|company website|corporate website|corporate site|company homepage|responsive website|design draft|wisdom technology|custom-built website
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
# sass system|saas|saas system|business operation|backend management|backend system|admin system|admin panel|management backend
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
# customer data|customer information|data automation|contact database|client data
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
# store analytics|sales analytics|product sales|store data|retail analytics|sales dashboard|brand evaluation|sales statistics
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
# membership marketing|member marketing|maternal and infant|maternal|mother and baby|loyalty program|member information
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
# online lessons|team session|one-on-one|one-on-one session|live lessons|lesson platform|private lessons
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
# image recognition|text recognition|ocr|image to text|text conversion|picture to text
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
# ai consultation|machine learning consultation|machine learning|artificial intelligence consultation|consulting website|consulting company|intelligence and machine
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
# sketch-to-image|sketch|image generation|ai image|ai drawing|text-to-image|style transfer|image conversion
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
# media center|multimedia|media player|media library|media server|playing multimedia
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
# it support|support technician|technical support|help desk|helpdesk|it service
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
# sales mobile|business opportunity|opportunity management|sales crm|electronic signing|sales app
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
# sales system|sales code|sales agent|agent statistics|agent management|distribution system|reseller
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
# update website|update log|changelog|release notes|update information|version history
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
# app testing|testing platform|beta testing|usability testing|app feedback|test platform
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
# event-driven|concurrent event|event handling|event processing|event bus|http request|web service|get and post|request handling|user request|rest api|routing function
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
# routing control|view transition|single-page application|mvc|programming paradigm|user authentication|reactjs|web framework|navigation framework
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
# component library|style library|metacomponent|ui component|basic style library|design system|ui library
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
`
