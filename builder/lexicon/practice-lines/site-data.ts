/** Practices, written as `practicesOfLines` reads them. */
export const dataSites = `
# word segmentation|text segmentation|tokenizer|segmentation dictionary|text analysis|natural language processing|text processing
record segmentation|segmentation task|segmentation result|text analysis|segmentation record: Title!;Input text:long!;Mode->@segmentation mode|mode~Accurate|Full;Dictionary->@dictionary|custom dictionary~General words|Medical terms;Encoding=UTF-8|GBK|GB18030|Big5;File:file;~Result:long;~Words found:number#0-1000000;~Duration:number(ms)#0-600000;~Status=Waiting|Done|Failed
- River sentence | input_text=长江大桥今天通车; mode=Accurate; dictionary=General words; encoding=UTF-8; result=长江 / 大桥 / 今天 / 通车; words_found=4; duration=3; status=Done
- Clinic note | input_text=患者高血压三年; mode=Accurate; dictionary=Medical terms; encoding=GBK; result=患者 / 高血压 / 三年; words_found=3; duration=4; status=Done
- Index for search | input_text=北京大学图书馆; mode=Search engine; dictionary=General words; encoding=UTF-8; result=北京 / 大学 / 北京大学 / 图书 / 图书馆; words_found=5; duration=5; status=Done
- Damaged upload | input_text=????; mode=Full; dictionary=General words; encoding=Big5; words_found=0; status=Failed
item segmentation mode|mode|algorithm: Name!;Method=Dictionary|Hidden Markov model|Neural network|Mixed;Finds new words:boolean;Speed:number(KB/s)#1-100000;Accuracy:percent;Description:long
- Accurate | method=Mixed; speed=1800; accuracy=96; description=Best cut for reading and counting.
- Full | method=Dictionary; speed=4200; accuracy=88; description=All words that the dictionary can find.
- Search engine | method=Mixed; speed=1500; accuracy=94; description=Cuts long words again for an index.
- Neural | method=Neural network; speed=220; accuracy=98
item dictionary|custom dictionary|segmentation dictionary|word list: Name!;Subject=General|Medical|Legal|Names|Place names|Technical;Words:number#0-5000000;Encoding=UTF-8|GBK|GB18030|Big5;File:file;Owner~Lin Yue|Public;Used by default:boolean;~Status=Active|Off
- General words | subject=General; words=349000; encoding=UTF-8; owner=Public; status=Active
- Medical terms | subject=Medical; words=18200; encoding=UTF-8; owner=Public; status=Active
- My product names | subject=Names; words=145; encoding=GBK; owner=Lin Yue; status=Active
- River and lake names | subject=Place names; words=2300; encoding=UTF-8; owner=Lin Yue; status=Off
item dictionary word|custom word|word|dictionary entry: Word!;Dictionary->@dictionary|custom dictionary~General words|My product names;Part of speech=Noun|Verb|Adjective|Name|Place|Other;Frequency:number#0-10000000;Never split:boolean;Note
- 长江大桥 | dictionary=River and lake names; part_of_speech=Place; frequency=320
- 高血压 | dictionary=Medical terms; part_of_speech=Noun; frequency=5400
- 云图灯 | dictionary=My product names; part_of_speech=Name; frequency=50; note=Desk lamp of 2024
- 通车 | dictionary=General words; part_of_speech=Verb; frequency=1100
! record word frequency|word count|token: Word!;Segmentation->@segmentation|segmentation task~River sentence|Clinic note;Part of speech=Noun|Verb|Adjective|Name|Place|Other;Count:number#1-1000000;Position:number#0-1000000
- 长江 in River sentence | segmentation=River sentence; part_of_speech=Place; count=1; position=1
- 大桥 in River sentence | segmentation=River sentence; part_of_speech=Noun; count=1; position=2
- 高血压 in Clinic note | segmentation=Clinic note; part_of_speech=Noun; count=1; position=2
- 北京大学 in index | segmentation=Index for search; part_of_speech=Name; count=1; position=3
! item stop word|filter word: Word!;Language=Chinese|English|Mixed;Active:boolean;Reason~Too frequent|Punctuation
- 的 | language=Chinese; reason=Too frequent
- 了 | language=Chinese; reason=Too frequent
- and | language=English; reason=Too frequent
- 、 | language=Mixed; reason=Punctuation
# video data|video analytics|video analysis|video statistics|video metric
item video|video data|uploaded video|video source: Title!;File:file;Link:url;Source=Upload|Camera|Web link|Channel;Duration:number(s)#0-360000;Resolution=480p|720p|1080p|4K;Frame rate:number(fps)#1-240;Size:number(MB)#0-1000000;Dataset->@dataset|data set~Station square May;Uploaded by~Nadia Frey;~Status=Uploaded|Processing|Ready|Failed
- Square, Monday 8 am | source=Camera; duration=3600; resolution=1080p; frame_rate=25; size=2100; dataset=Station square May; uploaded_by=Nadia Frey; status=Ready
- Square, Monday 5 pm | source=Camera; duration=3600; resolution=1080p; frame_rate=25; size=2080; dataset=Station square May; uploaded_by=Nadia Frey; status=Ready
- Spring spot, cut B | source=Upload; duration=32; resolution=4K; frame_rate=50; size=190; dataset=Spots 2025; uploaded_by=Omar Said; status=Processing
- Trainer talk | source=Channel; duration=1260; resolution=720p; frame_rate=30; size=410; dataset=Spots 2025; uploaded_by=Omar Said; status=Failed
item dataset|data set|data collection|video collection: Name!;Purpose:long;Collected from~Camera 4;Collected since:date;Videos:number#0-1000000;Owner~Nadia Frey;~Status=Collecting|Complete|Archived
- Station square May | purpose=How many people cross, and when; collected_from=Camera 4; videos=62; owner=Nadia Frey; status=Collecting
- Spots 2025 | purpose=Which cut is watched to the end; collected_from=Channel export; videos=14; owner=Omar Said; status=Complete
- Line 2 packing | purpose=Where boxes jam; collected_from=Camera 11; videos=30; owner=Lea Brandt; status=Complete
- Lake birds | purpose=Counts per species; collected_from=Hide camera; videos=210; owner=Lea Brandt; status=Archived
item analysis metric|metric|indicator|analysis indicator: Name!;Unit~people|s|%;Kind=Count|Duration|Share|Speed|Score;How it is found:long;Good from:number#0-1000000;Active:boolean
- People counted | unit=people; kind=Count; how_it_is_found=Detection per frame, tracks merged
- Time in view | unit=s; kind=Duration
- Watched to the end | unit=%; kind=Share; good_from=45
- Crowding score | unit=points; kind=Score; good_from=30
record analysis task|analysis|video analysis|processing task {Waiting|Running|Done|Failed}: Title!;Video->@video|video data~Square, Monday 8 am;Template->@analysis template|template~Footfall per hour;Metric->@analysis metric|metric~People counted;From second:number#0-360000;To second:number#0-360000;Started by~Nadia Frey;Started on:date;Progress:percent;Error
- Footfall Monday morning | video=Square, Monday 8 am; template=Footfall per hour; metric=People counted; from_second=0; to_second=3600; started_by=Nadia Frey; progress=100
- Footfall Monday evening | video=Square, Monday 5 pm; template=Footfall per hour; metric=People counted; from_second=0; to_second=3600; started_by=Nadia Frey; progress=64
- Spot B retention | video=Spring spot, cut B; template=Viewer retention; metric=Watched to the end; started_by=Omar Said; progress=0
- Crowding Monday | video=Square, Monday 8 am; template=Footfall per hour; metric=Crowding score; started_by=Lea Brandt; progress=100
! record metric value|analysis result|result: Title!;Analysis->@analysis task|analysis~Footfall Monday morning;Metric->@analysis metric|metric~People counted;At second:number#0-360000;Value:number#0-100000000;Confidence:percent;Frame:image
- 8:00 to 8:10 | analysis=Footfall Monday morning; metric=People counted; at_second=600; value=184; confidence=93
- 8:10 to 8:20 | analysis=Footfall Monday morning; metric=People counted; at_second=1200; value=231; confidence=92
- 8:20 to 8:30 | analysis=Footfall Monday morning; metric=People counted; at_second=1800; value=176; confidence=93
- Crowding peak | analysis=Crowding Monday; metric=Crowding score; at_second=1150; value=41; confidence=88
item analysis template|template|report template: Name!;For=Footfall|Viewers|Production|Animals|Quality;Metrics~People counted, Time in view;Chart=Line|Bar|Heat map|Table;Step:number(s)#1-3600;Created by~Nadia Frey;Shared:boolean
- Footfall per hour | for=Footfall; metrics=People counted, Crowding score; chart=Bar; step=600; created_by=Nadia Frey
- Viewer retention | for=Viewers; metrics=Watched to the end; chart=Line; step=1; created_by=Omar Said
- Jam finder | for=Production; metrics=Time in view; chart=Heat map; step=5; created_by=Lea Brandt
- Species count | for=Animals; metrics=People counted; chart=Table; step=60; created_by=Lea Brandt
record analysis report|generated report|visualization|chart: Title!;Analysis->@analysis task|analysis~Footfall Monday morning;Chart=Line|Bar|Heat map|Pie|Table;Finding:long;Created on:date;Created by~Nadia Frey;File:file;~Status=Draft|Final|Shared
- Morning peak at 8:15 | analysis=Footfall Monday morning; chart=Bar; finding=A third cross within ten minutes.; created_by=Nadia Frey; status=Final
- Crowding map | analysis=Crowding Monday; chart=Heat map; finding=The gap at the kiosk.; created_by=Lea Brandt; status=Draft
- Evening so far | analysis=Footfall Monday evening; chart=Line; created_by=Nadia Frey; status=Draft
- Retention of cut B | analysis=Spot B retention; chart=Line; created_by=Omar Said; status=Draft
# data processing|query engine|excel decision|decision tool|excel tool|data analysis tool|data visualization|analysis platform
item dataset|data set|data file|uploaded data|imported data|excel file|data source|data import: Name!;File:file;Format=Excel|CSV|JSON|Parquet|Database;Rows:number#0-10000000000;Columns:number#0-10000;Size:number(MB)#0-10000000;Uploaded by~Lea Brandt;Uploaded on:date;Quality:percent;Description:long;~Status=Uploaded|Checking|Ready|Faulty
- Supplier offers May | format=Excel; rows=84; columns=12; size=0.3; uploaded_by=Lea Brandt; quality=98; description=Prices, lead times and ratings of 14 suppliers; status=Ready
- Query log week 20 | format=Parquet; rows=4210000; columns=9; size=812; uploaded_by=Nadia Frey; quality=100; status=Ready
- Shop sales 2024 | format=CSV; rows=182400; columns=16; size=41; uploaded_by=Lea Brandt; quality=91; status=Checking
- Broken export | format=CSV; rows=0; columns=0; size=0.1; uploaded_by=Omar Said; quality=0; status=Faulty
item analysis template|analysis model|decision model|template|model: Name!;Method=Weighted score|Decision tree|Regression|Clustering|Pivot|Query plan comparison;Inputs needed~Price, lead time;Parameters:long;Created by~Lea Brandt;Version:number#1-1000;Times used:number#0-1000000;~Status=Draft|Approved|Retired
- Supplier choice | method=Weighted score; inputs_needed=Price, lead time, rating; parameters=Price 50, lead time 30, rating 20; created_by=Lea Brandt; version=4; times_used=36; status=Approved
- Keep or close a shop | method=Decision tree; inputs_needed=Sales, rent, staff; created_by=Lea Brandt; version=1; times_used=3; status=Draft
- Slow query finder | method=Query plan comparison; inputs_needed=Statement, duration, rows; created_by=Nadia Frey; version=2; times_used=58; status=Approved
- Buyer groups | method=Clustering; inputs_needed=Orders, amount, days; parameters=Groups 5; created_by=Omar Said; version=1; times_used=7; status=Approved
record analysis run|analysis|processing task|data processing|analysis task|query|query history {Waiting|Running|Done|Failed}: Title!;Dataset->@dataset|data file~Supplier offers May;Template->@analysis template|analysis model~Supplier choice;Parameters:long;Run by~Lea Brandt;Run on:date;Duration:number(s)#0-1000000;Rows processed:number#0-10000000000;~Result:long
- Supplier choice for May | dataset=Supplier offers May; template=Supplier choice; parameters=Price 60, lead time 25, rating 15; run_by=Lea Brandt; duration=2; rows_processed=84; result=Delta Paper 82.4, Quay Print 79.1
- Slow queries week 20 | dataset=Query log week 20; template=Slow query finder; run_by=Nadia Frey; duration=214; rows_processed=4210000; result=Three statements use 61 % of the time.
- Buyer groups 2024 | dataset=Shop sales 2024; template=Buyer groups; run_by=Omar Said; duration=0; rows_processed=0
- Trial on a broken file | dataset=Broken export; template=Supplier choice; run_by=Omar Said; duration=1; rows_processed=0; result=No header row found.
! record result row|decision option|analysis result [rank\\w*|score\\w*|decision\\w*|recommend\\w*]: Title!;Analysis->@analysis run|analysis~Supplier choice for May;Rank:number#1-1000000;Score:number#-1000000000-1000000000;Value:long;Recommended:boolean
- Delta Paper | analysis=Supplier choice for May; rank=1; score=82.4; value=Price 3.10, 6 days
- Quay Print | analysis=Supplier choice for May; rank=2; score=79.1; value=Price 2.95, 11 days
- Statement 4471 | analysis=Slow queries week 20; rank=1; score=31.2; value=Missing index on orders.day
- Statement 2208 | analysis=Slow queries week 20; rank=2; score=18.9; value=Sorts four million rows
record processing step|data cleaning|transformation [process\\w*|clean\\w*|transform\\w*|optimi\\w+]: Title!;Dataset->@dataset|data file~Shop sales 2024;Order:number#1-1000;Operation=Filter|Join|Group|Sort|Fill gaps|Drop doubles|Compute column;Expression~amount > 0;Rows before:number#0-10000000000;Rows after:number#0-10000000000;Time:number(ms)#0-100000000
- Drop refunds | dataset=Shop sales 2024; order=1; operation=Filter; expression=amount > 0; rows_before=182400; rows_after=176020; time=210
- Drop double receipts | dataset=Shop sales 2024; order=2; operation=Drop doubles; rows_before=176020; rows_after=175890; time=480
- Sum per buyer | dataset=Shop sales 2024; order=3; operation=Group; expression=by buyer; rows_before=175890; rows_after=20410; time=350
- Fill lead times | dataset=Supplier offers May; order=1; operation=Fill gaps; expression=median; rows_before=84; rows_after=84; time=3
item chart|visualization|data visualization|dashboard: Title!;Analysis->@analysis run|analysis~Slow queries week 20;Kind=Bar|Line|Pie|Scatter|Heat map|Table;X axis~Hour;Y axis~Duration;Created by~Nadia Frey;Shared:boolean;Note:long
- Suppliers by score | analysis=Supplier choice for May; kind=Bar; x_axis=Supplier; y_axis=Score; created_by=Lea Brandt
- Load by hour | analysis=Slow queries week 20; kind=Line; x_axis=Hour; y_axis=Duration; created_by=Nadia Frey
- Statements by share | analysis=Slow queries week 20; kind=Pie; created_by=Nadia Frey
- Groups by amount | analysis=Buyer groups 2024; kind=Scatter; x_axis=Orders; y_axis=Amount; created_by=Omar Said
record generated report|decision report|analysis report: Title!;Analysis->@analysis run|analysis~Supplier choice for May;Format=PDF|Excel|Web page;Summary:long;Created by~Lea Brandt;Created on:date;File:file;Downloads:number#0-1000000;~Status=Draft|Approved|Sent
- Choice of supplier, May | analysis=Supplier choice for May; format=PDF; summary=Delta Paper leads on price and time.; created_by=Lea Brandt; downloads=6; status=Approved
- Queries to mend | analysis=Slow queries week 20; format=Web page; summary=Add two indexes.; created_by=Nadia Frey; downloads=14; status=Sent
- Buyer groups, first look | analysis=Buyer groups 2024; format=Excel; created_by=Omar Said; downloads=0; status=Draft
- Offers as a table | analysis=Supplier choice for May; format=Excel; created_by=Lea Brandt; downloads=2; status=Sent
! record access right|data permission [permission\\w*|access right\\w*|rights]: Title!;Person~Omar Said;Dataset->@dataset|data file~Supplier offers May;Level=View|Run|Edit|Owner;Granted by~Lea Brandt;Until:date
- Omar sees offers | person=Omar Said; dataset=Supplier offers May; level=View; granted_by=Lea Brandt
- Nadia owns the log | person=Nadia Frey; dataset=Query log week 20; level=Owner; granted_by=Nadia Frey
- Lea edits sales | person=Lea Brandt; dataset=Shop sales 2024; level=Edit; granted_by=Omar Said
- Tom runs sales | person=Tom Reyes; dataset=Shop sales 2024; level=Run; granted_by=Lea Brandt
# pagination|paginated|data list|data table website|large data display|page navigation
record data record|record|data|data item|entry|row: Title!;Number:number#1-1000000000;Dataset->@dataset|data set~Street trees;Category~Maple;Value:number#-1000000000-1000000000;Unit~cm;Place~Lake Road;Date:date;Description:long;~Status=Active|Checked|Archived
- Tree 000118 | number=118; dataset=Street trees; category=Maple; value=142; unit=cm; place=Lake Road; status=Checked
- Tree 000119 | number=119; dataset=Street trees; category=Plane; value=210; unit=cm; place=Lake Road; status=Active
- Reading 20411 | number=20411; dataset=River levels; category=Bridge gauge; value=184; unit=cm; place=Old bridge; status=Active
- Permit 0772 | number=772; dataset=Building permits; category=Roof; place=Weaver Lane 9; status=Archived
item dataset|data set|table|list: Name!;Description:long;Records:number#0-1000000000;Source~City office;Updated on:date;Rows per page:number#5-1000;Sorted by~Number;~Status=Open|Hidden
- Street trees | description=Every tree on public ground; records=18420; source=Green office; rows_per_page=25; sorted_by=Number; status=Open
- River levels | records=204800; source=Water board; rows_per_page=100; sorted_by=Date; status=Open
- Building permits | records=9120; source=City office; rows_per_page=20; sorted_by=Date; status=Open
- Old addresses | records=61000; source=Archive; rows_per_page=50; sorted_by=Title; status=Hidden
! item page setting|paging choice|pagination setting|display setting|page size: Name!;Person~Ida Moreau;Dataset->@dataset|data set|item|article|content~Street trees;Rows per page:number#5-1000;Sort by~Number;Direction=Ascending|Descending;Style=Numbers|Previous and next|Load more|Endless;Jump field shown:boolean
- Ida's trees | person=Ida Moreau; dataset=Street trees; rows_per_page=50; sort_by=Place; direction=Ascending; style=Numbers
- Jun's rivers | person=Jun Arai; dataset=River levels; rows_per_page=100; sort_by=Date; direction=Descending; style=Load more
- Guest default | person=Guest; rows_per_page=20; sort_by=Number; direction=Ascending; style=Numbers
- Petra's permits | person=Petra Hill; dataset=Building permits; rows_per_page=10; sort_by=Date; direction=Descending; style=Previous and next
! record page visit|paging trace|page view|browsing record|visited page: Title!;Person~Ida Moreau;Dataset->@dataset|data set|item|article|content~Street trees;Page number:number!#1-100000000;Total pages:number#1-100000000;Rows per page:number#5-1000;Load time:number(ms)#0-60000;Came by=Next|Previous|Number|Jump|First|Last;Visited on:date
- Trees page 1 | person=Ida Moreau; dataset=Street trees; page_number=1; total_pages=369; rows_per_page=50; load_time=42; came_by=First
- Trees page 200 | person=Ida Moreau; dataset=Street trees; page_number=200; total_pages=369; rows_per_page=50; load_time=61; came_by=Jump
- Rivers page 2 | person=Jun Arai; dataset=River levels; page_number=2; total_pages=2048; rows_per_page=100; load_time=88; came_by=Next
- Permits, last page | person=Petra Hill; dataset=Building permits; page_number=912; total_pages=912; rows_per_page=10; load_time=70; came_by=Last
! item saved filter|saved search|filter: Name!;Person~Ida Moreau;Dataset->@dataset|data set~Street trees;Field~Category;Condition=Is|Contains|Above|Below|Between;Value;Hits:number#0-1000000000
- Maples only | person=Ida Moreau; dataset=Street trees; field=Category; condition=Is; value=Maple; hits=4120
- High water | person=Jun Arai; dataset=River levels; field=Value; condition=Above; value=300; hits=212
- Roofs | person=Petra Hill; dataset=Building permits; field=Category; condition=Is; value=Roof; hits=1340
- Lake Road | person=Ida Moreau; dataset=Street trees; field=Place; condition=Contains; value=Lake Road; hits=64
! record data export|export: Title!;Person~Jun Arai;Dataset->@dataset|data set~River levels;Rows:number#0-1000000000;Format=CSV|Excel|JSON|PDF;Scope=This page|All pages|Chosen rows;File:file;Made on:date
- Rivers as CSV | person=Jun Arai; dataset=River levels; rows=204800; format=CSV; scope=All pages
- Maples as Excel | person=Ida Moreau; dataset=Street trees; rows=4120; format=Excel; scope=Chosen rows
- Permits page 912 | person=Petra Hill; dataset=Building permits; rows=4; format=PDF; scope=This page
- Trees as JSON | person=Ida Moreau; dataset=Street trees; rows=50; format=JSON; scope=This page
# traffic counter|visitor counter|web analytics|website traffic|visit statistics
item website|site|tracked website|property|domain: Name!;Domain~example.org;Tracking code;Owner;Time zone~Europe/Vienna;Category;~Status=Waiting for code|Active|Paused
- Alpine Huts | domain=alpinehuts.example; tracking_code=TC-1001; owner=Moritz Lang; time_zone=Europe/Vienna; category=Travel; status=Active
- Bread Diary | domain=breaddiary.example; tracking_code=TC-1002; owner=Selma Quist; time_zone=Europe/Oslo; category=Food; status=Active
- Town Library | domain=library.example; tracking_code=TC-1003; owner=Moritz Lang; time_zone=Europe/Vienna; category=Public; status=Paused
- Lamp Shop | domain=lampshop.example; tracking_code=TC-1004; owner=Paolo Ferri; time_zone=Europe/Rome; category=Shop; status=Waiting for code
record visit|page view|hit|access record|visitor|visit record: Reference!;Website->@website|site;Page~/huts/map;Visited on:date;Visited at:time;Country;Browser=Chrome|Firefox|Safari|Edge|Other;Device=Desktop|Phone|Tablet;Referrer;Seconds on page:number#0-7200
- V-900101 | website=Alpine Huts; page=/huts/map; country=Austria; browser=Chrome; device=Phone; referrer=Search; seconds_on_page=74
- V-900102 | website=Alpine Huts; page=/; country=Germany; browser=Firefox; device=Desktop; referrer=Direct; seconds_on_page=20
- V-900103 | website=Bread Diary; page=/rye-sourdough; country=Norway; browser=Safari; device=Tablet; referrer=Newsletter; seconds_on_page=310
- V-900104 | website=Town Library; page=/opening-hours; country=Austria; browser=Edge; device=Desktop; referrer=Search; seconds_on_page=35
record daily traffic|traffic statistic|daily statistic|traffic report|traffic data|visitor statistics: Title!;Website->@website|site;Day:date;Visitors:number#0-10000000;Page views:number#0-100000000;Bounce rate:percent;Average time:number(s)#0-7200;New visitors:percent
- Alpine Huts, Saturday | website=Alpine Huts; visitors=3120; page_views=9480; bounce_rate=41; average_time=132; new_visitors=63
- Alpine Huts, Sunday | website=Alpine Huts; visitors=3605; page_views=11010; bounce_rate=39; average_time=140; new_visitors=60
- Bread Diary, Sunday | website=Bread Diary; visitors=840; page_views=1530; bounce_rate=58; average_time=201; new_visitors=35
- Town Library, Monday | website=Town Library; visitors=410; page_views=900; bounce_rate=47; average_time=55; new_visitors=22
item counter|visitor counter|counter widget|traffic counter: Name!;Website->@website|site;Style=Digits|Badge|Chart|Hidden;Start value:number#0-100000000;~Current value:number#0-100000000;Counts=Visitors|Page views|Online now;Colour
- Huts footer counter | website=Alpine Huts; style=Digits; start_value=0; current_value=812440; counts=Visitors; colour=Green
- Bread badge | website=Bread Diary; style=Badge; start_value=10000; current_value=94120; counts=Page views; colour=Brown
- Library online now | website=Town Library; style=Chart; start_value=0; current_value=12; counts=Online now; colour=Blue
- Lamp counter | website=Lamp Shop; style=Hidden; start_value=0; current_value=0; counts=Visitors; colour=Grey
item traffic source|source|referrer|channel|campaign: Name!;Website->@website|site;Medium=Search|Social|Direct|Mail|Advert;Link:url;Visits:number#0-10000000;Conversions:number#0-1000000
- Search engines | website=Alpine Huts; medium=Search; visits=18200; conversions=420
- October newsletter | website=Bread Diary; medium=Mail; visits=2310; conversions=190
- Town portal link | website=Town Library; medium=Direct; visits=640; conversions=12
- Lamp spring advert | website=Lamp Shop; medium=Advert; visits=0; conversions=0
item goal|conversion goal|event|tracked event: Name!;Website->@website|site;Type=Page reached|Click|Form sent|Time on page;Condition;Target per month:number#0-1000000;~Reached:number#0-1000000
- Booking started | website=Alpine Huts; type=Page reached; condition=/book; target_per_month=500; reached=412
- Newsletter sign-up | website=Bread Diary; type=Form sent; condition=form#join; target_per_month=150; reached=163
- Read to the end | website=Bread Diary; type=Time on page; condition=180 s; target_per_month=900; reached=744
- Catalogue click | website=Town Library; type=Click; condition=a.catalogue; target_per_month=300; reached=288
! record traffic alert [alert|alarm|warning|notif|abnormal]: Title!;Website->@website|site;Rule;Value:number#0-10000000;Raised on:date;Sent by=Mail|SMS|Web hook;~Status=Open|Closed
- Visits fell by half | website=Town Library; rule=Visitors below 200 a day; value=96; sent_by=Mail; status=Open
- Peak on Sunday | website=Alpine Huts; rule=Visitors above 3500 a day; value=3605; sent_by=SMS; status=Closed
- No hits for an hour | website=Lamp Shop; rule=Hits per hour equal 0; value=0; sent_by=Web hook; status=Open
- Bot traffic | website=Bread Diary; rule=One address above 500 hits; value=2210; sent_by=Mail; status=Closed
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
! record import job|data import|import|upload record [import\\w*|upload\\w*|load\\w*|connect\\w*]: File name!;Dataset->@dataset|data set~Customer survey May;Format=CSV|Excel|JSON|Database;Rows read:number#0-100000000;Rows refused:number#0-1000000;Started by~Lena Brandt;Started on:date;~Status=Waiting|Running|Done|Failed
- sales_2025.csv | dataset=Shop sales 2025; format=CSV; rows_read=48223; rows_refused=13; status=Done
- stations.json | dataset=Air quality stations; format=JSON; rows_read=912400; rows_refused=0; status=Done
- survey_may.xlsx | dataset=Customer survey May; format=Excel; rows_read=660; rows_refused=18; status=Done
- visits_q1_broken.csv | dataset=Web visits Q1; format=CSV; rows_read=0; rows_refused=1; status=Failed
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
# public opinion|opinion analysis|sentiment analysis|opinion monitoring|media monitoring
item monitored site|site|collection site|news site|source: Name!;Address:url;Kind=News|Forum|Blog|Social network;Region~North|National;Selector;Check every:number(min)#5-1440;~Last collected:date;~Status=Active|Paused|Blocked
- Harbour Post | kind=News; region=North; check_every=30; status=Active
- Townsquare forum | kind=Forum; region=North; check_every=60; status=Active
- National Mirror | kind=News; region=National; check_every=15; status=Active
- Commuter blog | kind=Blog; region=North; check_every=240; status=Blocked
! record news item|news data|news|collected news|collected article: Title!;Site->@monitored site|site~Harbour Post;Topic->@topic cluster|cluster~Ferry fares;Text:long;Author;Sentiment=Positive|Neutral|Negative;Score:number#0-100;Reads:number#0-100000000;Published on:date;Address:url
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
+ comment: News item->@news item|news;Sentiment=Positive|Neutral|Negative;Score:number#0-100;Keywords~price, late;Source->@monitored site|site
! item opinion report|chart [report|chart|display|visual]: Title!;Chart=Bar|Line|Pie|Word cloud|Map;Topic->@topic cluster|cluster~Ferry fares;Period=Day|Week|Month;Summary:long;Made by~Ola Berg
- Words of the week | chart=Word cloud; period=Week; summary=Ferry leads by far.; made_by=Ola Berg
- Mood by day | chart=Line; topic=Ferry fares; period=Week; made_by=Ola Berg
- Share of sources | chart=Pie; period=Month; made_by=Pia Dunn
- Heat by town | chart=Map; period=Day; made_by=Pia Dunn
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
# information crawling|crawling website|web crawler|web crawling|web scraping|data crawling|movie information|data collection website
item movie|film|movie information|crawled movie|movie detail: Title!;Original title;Year:number#1890-2100;Genre=Drama|Comedy|Action|Animation|Documentary|Thriller;Director;Cast:long;Running time:number(min)#1-600;Rating:rating;Summary:long;Poster:image;Source->@source site|crawl source~Cinema index|Festival list;Page address:url
- The Lamp Keeper | original_title=The Lamp Keeper; year=2019; genre=Drama; director=Ines Falk; cast=Rolf Hane, Mia Tove; running_time=112; rating=4; summary=Two winters on an island without a ferry.; source=Cinema index
- Nine Minutes to Noon | original_title=Nine Minutes to Noon; year=2022; genre=Thriller; director=Paul Adeyo; cast=Kit Somer, Lena Bright; running_time=98; rating=3; summary=A clockmaker is asked for an alibi.; source=Cinema index
- Paper Foxes | original_title=Kami no kitsune; year=2021; genre=Animation; director=Aya Mori; cast=Voices of pupils; running_time=81; rating=5; summary=Folded animals leave a school at night.; source=Festival list
- Salt Road | original_title=Route du sel; year=2017; genre=Documentary; director=Marc Olin; cast=Traders and drivers; running_time=94; rating=4; summary=With a caravan across a dry lake.; source=Festival list
item source site|crawl source|data source|source: Name!;Address:url;Kind=Web page|Feed|API;Fields read:long;Pause between pages:number(s)#0-3600;Pages at most:number#1-100000;Respects robots file:boolean;~Status=Active|Paused|Blocked
- Cinema index | kind=Web page; fields_read=Title, year, cast, rating; pause_between_pages=5; pages_at_most=400; status=Active
- Festival list | kind=Feed; fields_read=Title, director, country; pause_between_pages=2; pages_at_most=50; status=Active
- Poster archive | kind=API; fields_read=Poster, title; pause_between_pages=1; pages_at_most=1000; status=Paused
- Old listings | kind=Web page; fields_read=Title, date; pause_between_pages=10; pages_at_most=100; status=Blocked
item crawl task|crawler|crawling task|crawl job|crawl rule|execution frequency: Name!;Source->@source site|crawl source~Cinema index|Festival list;Search words;Every:number(h)#1-720;First run on:date;Enabled:boolean;Stores in~Movie table|Archive;~Last result=Done|Failed|Not run yet
- New films each night | source=Cinema index; search_words=this week; every=24; stores_in=Movie table; last_result=Done
- Festival films weekly | source=Festival list; search_words=all sections; every=168; stores_in=Movie table; last_result=Done
- Missing posters | source=Poster archive; search_words=no poster; every=72; stores_in=Archive; last_result=Not run yet
- Films of the nineties | source=Old listings; search_words=1990 to 1999; every=720; stores_in=Archive; last_result=Failed
! record crawl run|crawl log|run|execution record|crawl record: Title!;Crawl task->@crawl task|crawler~New films each night|Festival films weekly;Started on:date;Started at:time;Pages read:number#0-1000000;New rows:number#0-1000000;Changed rows:number#0-1000000;Errors:number#0-100000;Message:long;~State=Running|Done|Failed|Stopped
- Nightly run 118 | crawl_task=New films each night; pages_read=212; new_rows=14; changed_rows=31; errors=0; message=All pages read.; state=Done
- Nightly run 119 | crawl_task=New films each night; pages_read=208; new_rows=9; changed_rows=27; errors=2; message=Two pages timed out.; state=Done
- Festival run 12 | crawl_task=Festival films weekly; pages_read=18; new_rows=40; changed_rows=3; errors=0; message=New programme is out.; state=Done
- Nineties run 2 | crawl_task=Films of the nineties; pages_read=3; new_rows=0; changed_rows=0; errors=3; message=The site refuses our address.; state=Failed
record information table|data export|movie table|export|download: Title!;Contents=All movies|One genre|One year|Last run;Format=CSV|Excel|JSON;Rows:number#0-1000000;Made on:date;File:file;Downloaded by
- All movies of May | contents=All movies; format=Excel; rows=3120; downloaded_by=Nora Elm
- Documentaries | contents=One genre; format=CSV; rows=214; downloaded_by=Tim Oak
- Films of 2021 | contents=One year; format=CSV; rows=388; downloaded_by=Nora Elm
- Last night's finds | contents=Last run; format=JSON; rows=9; downloaded_by=Tim Oak
# query tool|database query|data query|data retrieval|query website|search tool|sql query
record query|query statement|saved query|database query|search query|query record|query history: Title!;Statement:long!;Data source->@data source|database~Town statistics|Parts list;Category->@query category|category~Population|Stock;Written by;Run on:date;Rows found:number#0-10000000;Time taken:number(ms)#0-10000000;~Result=Done|Nothing found|Error
- Families by district | statement=district, families where year is this year; data_source=Town statistics; category=Population; written_by=Ylva; rows_found=12; time_taken=84; result=Done
- Parts below ten | statement=part, stock where stock < 10; data_source=Parts list; category=Stock; written_by=Marek; rows_found=37; time_taken=41; result=Done
- Rain in March | statement=day, mm where month is 3; data_source=Weather days; category=Weather; written_by=Ylva; rows_found=31; time_taken=22; result=Done
- Part Q-999 | statement=part where number is Q-999; data_source=Parts list; category=Stock; written_by=Marek; rows_found=0; time_taken=9; result=Nothing found
item data source|database|data set|queried table|data type: Name!;Kind=Database|Spreadsheet|Interface|File;Description:long;Host name;Rows:number#0-1000000000;Refreshed on:date;Who may query=Everyone|Members|Staff;~Status=Online|Offline
- Town statistics | kind=Database; description=People, homes, schools by district.; host_name=stat.example.org; rows=48200; who_may_query=Everyone; status=Online
- Parts list | kind=Database; description=All parts with stock and place.; host_name=parts.example.org; rows=9100; who_may_query=Staff; status=Online
- Weather days | kind=File; description=One row a day since 1990.; host_name=local file; rows=12700; who_may_query=Everyone; status=Online
- Old card index | kind=Spreadsheet; description=Typed from paper cards.; host_name=share; rows=2300; who_may_query=Members; status=Offline
item query category|category: Name!;Description:long;Parent;Position:number#0-100
- Population | description=People and homes.; parent=Town; position=1
- Stock | description=Parts and places.; parent=Store; position=2
- Weather | description=Days and months.; parent=Town; position=3
- Archive | description=Cards and letters.; parent=Town; position=4
record query result|result|search result|result row|record found: Title!;Query->@query|saved query~Families by district|Parts below ten;Values:long;Source row;Category->@query category|category~Population|Stock;Found on:date;Marked:boolean
- Harbour district | query=Families by district; values=1 820 families, 4 100 people; source_row=district 4; category=Population
- Bearing 6204 | query=Parts below ten; values=stock 3, shelf B7; source_row=part 6204; category=Stock
- Third of March | query=Rain in March; values=14 mm; source_row=day 62; category=Weather
- Old town | query=Families by district; values=960 families, 1 900 people; source_row=district 1; category=Population
! item query condition|filter condition|search condition|condition: Title!;Query->@query|saved query~Parts below ten|Rain in March;Field!;Compare=Equals|Contains|Above|Below|Between|Is empty;Value;Joined by=And|Or
- Stock under ten | query=Parts below ten; field=stock; compare=Below; value=10; joined_by=And
- Month of March | query=Rain in March; field=month; compare=Equals; value=3; joined_by=And
- This year | query=Families by district; field=year; compare=Equals; value=2024; joined_by=And
- Number of the part | query=Part Q-999; field=number; compare=Contains; value=Q-999; joined_by=Or
record result export|export|download: Title!;Query->@query|saved query~Families by district|Parts below ten;Format=CSV|Excel|JSON|PDF;Rows:number#0-10000000;Exported by;Exported on:date;File:file
- Districts for the council | query=Families by district; format=PDF; rows=12; exported_by=Ylva
- Order list of parts | query=Parts below ten; format=Excel; rows=37; exported_by=Marek
- Rain as numbers | query=Rain in March; format=CSV; rows=31; exported_by=Ylva
- Rain for the app | query=Rain in March; format=JSON; rows=31; exported_by=Timo
! record input rule|input restriction|query limit|verification [restrict\\w*|limit|liveness|detection|verif\\w*]: Title!;Field;Rule=Only reading|At most rows|No special signs|Longest text|Check of a person;Value;Message shown;Enabled:boolean
- Only reading | field=statement; rule=Only reading; value=select; message_shown=Only queries that read are allowed.
- A thousand rows | field=rows; rule=At most rows; value=1000; message_shown=Please narrow your query.
- No semicolons | field=statement; rule=No special signs; value=semicolon; message_shown=One statement at a time.
- Face check | field=sign-in; rule=Check of a person; value=blink once; message_shown=Please look at the camera.
# graph database|knowledge graph|relationship graph|graph data|data relationship|node and edge
item graph|graph database|knowledge graph|database: Name!;Description:long;Owner;Visibility=Private|Shared|Public;Created on:date;~Nodes:number#0-100000000;~Edges:number#0-1000000000;~Status=Active|Read-only|Archived
- Rivers and towns | description=Which town lies on which water.; owner=Edda; visibility=Public; nodes=820; edges=1940; status=Active
- Plays and players | description=Roles of a theatre in forty years.; owner=Sami; visibility=Shared; nodes=2100; edges=7300; status=Active
- Parts of a mill | description=What drives what.; owner=Edda; visibility=Private; nodes=140; edges=210; status=Active
- Old letters | description=Who wrote to whom.; owner=Sami; visibility=Public; nodes=560; edges=3900; status=Read-only
record node|vertex|entity|graph node: Name!;Graph->@graph|graph database~Rivers and towns|Plays and players;Label->@node label|node type~River|Town;Properties:long;Created on:date;Colour;~Degree:number#0-1000000
- Ilm | graph=Rivers and towns; label=River; properties=length 128 km; colour=Blue; degree=14
- Millbrook | graph=Rivers and towns; label=Town; properties=people 18 400; colour=Grey; degree=6
- Clara Voss | graph=Plays and players; label=Person; properties=on stage 1981 to 2004; colour=Red; degree=41
- The Ferryman | graph=Plays and players; label=Play; properties=first night 1987; colour=Green; degree=17
record edge|relationship|relation|link: Title!;Graph->@graph|graph database~Rivers and towns|Plays and players;From node->@node|vertex~Ilm|Clara Voss;To node->@node|vertex~Millbrook|The Ferryman;Type=Flows through|Plays in|Belongs to|Wrote to|Drives;Weight:number#0-1000000;Properties:long;Directed:boolean
- Ilm through Millbrook | graph=Rivers and towns; from_node=Ilm; to_node=Millbrook; type=Flows through; weight=1; properties=from kilometre 40 to 47
- Clara in The Ferryman | graph=Plays and players; from_node=Clara Voss; to_node=The Ferryman; type=Plays in; weight=32; properties=role of the daughter
- Millbrook to Ilm | graph=Rivers and towns; from_node=Millbrook; to_node=Ilm; type=Belongs to; weight=1; properties=water board
- Ferryman to Clara | graph=Plays and players; from_node=The Ferryman; to_node=Clara Voss; type=Belongs to; weight=1; properties=written for her
item node label|node type|label|schema: Name!;Graph->@graph|graph database~Rivers and towns|Plays and players;Properties expected:long;Colour;Shape=Circle|Square|Diamond|Star
- River | graph=Rivers and towns; properties_expected=length, source; colour=Blue; shape=Circle
- Town | graph=Rivers and towns; properties_expected=people, founded; colour=Grey; shape=Square
- Person | graph=Plays and players; properties_expected=born, on stage; colour=Red; shape=Circle
- Play | graph=Plays and players; properties_expected=author, first night; colour=Green; shape=Diamond
record graph query|query|saved query|data query: Title!;Graph->@graph|graph database~Rivers and towns|Plays and players;Statement:long!;Written by;Run on:date;Rows:number#0-10000000;Time taken:number(ms)#0-10000000;~Result=Done|Empty|Error
- Towns on the Ilm | graph=Rivers and towns; statement=MATCH (r)-[:FLOWS]->(t) RETURN t; written_by=Edda; rows=11; time_taken=6; result=Done
- Who played together | graph=Plays and players; statement=MATCH (a)-->(p)<--(b) RETURN a, b; written_by=Sami; rows=4120; time_taken=210; result=Done
- Shortest way of a letter | graph=Old letters; statement=MATCH shortest (a)-[*]-(b); written_by=Sami; rows=1; time_taken=58; result=Done
- Wheels without drive | graph=Parts of a mill; statement=MATCH (w) WHERE no drive; written_by=Edda; rows=0; time_taken=3; result=Empty
item visualization|graph view|data visualization|chart: Title!;Graph->@graph|graph database~Rivers and towns|Plays and players;Layout=Force|Tree|Circle|Grid|Map;Colour by=Label|Degree|Group;Nodes shown at most:number#1-10000;Query->@graph query|query~Towns on the Ilm|Who played together;Shared:boolean;Picture:image
- Rivers as a tree | graph=Rivers and towns; layout=Tree; colour_by=Label; nodes_shown_at_most=200; query=Towns on the Ilm
- Theatre cloud | graph=Plays and players; layout=Force; colour_by=Degree; nodes_shown_at_most=500; query=Who played together
- Letters in a circle | graph=Old letters; layout=Circle; colour_by=Group; nodes_shown_at_most=300; query=Shortest way of a letter
- Mill plan | graph=Parts of a mill; layout=Grid; colour_by=Label; nodes_shown_at_most=140; query=Wheels without drive
! record data import|import|import record: Title!;Graph->@graph|graph database~Old letters|Parts of a mill;File:file;Format=CSV|JSON|GraphML|RDF;Nodes added:number#0-100000000;Edges added:number#0-100000000;Imported on:date;~Result=Done|Partly|Failed
- Letters 1880 to 1890 | graph=Old letters; format=CSV; nodes_added=120; edges_added=910; result=Done
- Wheels and shafts | graph=Parts of a mill; format=JSON; nodes_added=140; edges_added=210; result=Done
- Season 1987 | graph=Plays and players; format=GraphML; nodes_added=60; edges_added=240; result=Done
- Side streams | graph=Rivers and towns; format=RDF; nodes_added=0; edges_added=0; result=Failed
# word sentiment|sentiment analysis|sentiment value|sentiment database|word database|sentiment dictionary|emotion lexicon
item word|english word|vocabulary word|entry: Word!;Part of speech=Noun|Verb|Adjective|Adverb|Other;Sentiment value:number#-5-5;Polarity=Positive|Neutral|Negative;Strength=Weak|Medium|Strong;Meaning:long;Example sentence:long;Word list->@word list|list~General words|Shop reviews;Source
- wonderful | part_of_speech=Adjective; sentiment_value=4; polarity=Positive; strength=Strong; meaning=Causing delight.; example_sentence=What a wonderful soup.; word_list=General words; source=Raters 2023
- table | part_of_speech=Noun; sentiment_value=0; polarity=Neutral; strength=Weak; meaning=A piece of furniture.; example_sentence=The table stands by the wall.; word_list=General words; source=Raters 2023
- broken | part_of_speech=Adjective; sentiment_value=-2; polarity=Negative; strength=Medium; meaning=No longer whole.; example_sentence=The lid arrived broken.; word_list=Shop reviews; source=Raters 2024
- adore | part_of_speech=Verb; sentiment_value=4; polarity=Positive; strength=Strong; meaning=To love deeply.; example_sentence=We adore this lamp.; word_list=Shop reviews; source=Raters 2024
item word list|list|word collection: Name!;Description:long;Language;Made by;Updated on:date;~Words:number#0-10000000;~Status=Draft|Published
- General words | description=Everyday English.; language=English; made_by=Edith; words=6800; status=Published
- Shop reviews | description=Words from reviews of goods.; language=English; made_by=Jamal; words=1240; status=Published
- Weather talk | description=Words of storm and sun.; language=English; made_by=Edith; words=310; status=Draft
- Money words | description=Reports and news of firms.; language=English; made_by=Jamal; words=950; status=Published
record word query|query|query record|search history|word search: Word asked!;User;Found->@word|english word~wonderful|broken;Sentiment value:number#-5-5;Asked on:date;Filter;~Result=Found|Not found|Similar word
- wonderfull | user=tia; found=wonderful; sentiment_value=4; filter=none; result=Similar word
- broken | user=tia; found=broken; sentiment_value=-2; filter=negative; result=Found
- table | user=guest; found=table; sentiment_value=0; filter=none; result=Found
- snorfle | user=guest; sentiment_value=0; filter=none; result=Not found
record text analysis|analysis|sentiment analysis|analyzed text: Title!;Text:long!;Words found:number#0-100000;Positive words:number#0-100000;Negative words:number#0-100000;Mean value:number#-5-5;Analysed by;Analysed on:date;~Polarity=Positive|Neutral|Negative|Mixed
- Review of a lamp | text=We adore this lamp, the light is wonderful.; words_found=4; positive_words=2; negative_words=0; mean_value=2.7; analysed_by=tia; polarity=Positive
- Complaint about a lid | text=The lid arrived broken and no one answered.; words_found=3; positive_words=0; negative_words=1; mean_value=-0.9; analysed_by=tia; polarity=Negative
- Note on a table | text=The table stands by the wall.; words_found=2; positive_words=0; negative_words=0; mean_value=0; analysed_by=olu; polarity=Neutral
- Letter to a hotel | text=Wonderful view, broken shower.; words_found=4; positive_words=1; negative_words=1; mean_value=0.6; analysed_by=olu; polarity=Mixed
! record rating of a word|word rating|suggested value: Title!;Word->@word|english word~adore|broken;Rated by;Value:number#-5-5;Reason:long;Rated on:date;~Status=Suggested|Taken over|Refused
- adore is a five | word=adore; rated_by=tia; value=5; reason=Stronger than like.; status=Suggested
- broken in music | word=broken; rated_by=olu; value=0; reason=Broken chord is neutral.; status=Refused
- wonderful stays four | word=wonderful; rated_by=kim; value=4; reason=Agree.; status=Taken over
- table is neutral | word=table; rated_by=kim; value=0; reason=No feeling.; status=Taken over
# pulled from an|display data pulled|api data|data from an|api website|public api|data display webpage
item api source|data source|api|endpoint|api endpoint: Name!;Address:url;Method=GET|POST;Parameters:long;Key name;Refresh every:number(min)#1-10080;Timeout:number(s)#1-300;Description:long;~Status=Active|Paused|Failing
- Weather of four towns | method=GET; parameters=town, day; key_name=weather-key; refresh_every=30; timeout=10; description=Temperature and rain.; status=Active
- Books of the library | method=GET; parameters=search, page; key_name=none; refresh_every=1440; timeout=20; description=Title, author, shelf.; status=Active
- Trains at the station | method=POST; parameters=station; key_name=rail-key; refresh_every=1; timeout=5; description=Next ten trains.; status=Failing
- Exchange rates | method=GET; parameters=base; key_name=rates-free; refresh_every=720; timeout=10; description=Thirty currencies.; status=Paused
record data item|data record|api data|displayed data|entry: Title!;Source->@api source|data source~Weather of four towns|Books of the library;Value;Details:long;Category;Link:url;Picture:image;Updated on:date;Updated at:time
- Millbrook 14 °C | source=Weather of four towns; value=14 °C; details=Light rain, wind from the west.; category=Weather
- Quayhaven 12 °C | source=Weather of four towns; value=12 °C; details=Fog over the harbour.; category=Weather
- The Lamp Keeper | source=Books of the library; value=Shelf C4; details=Novel, 240 pages.; category=Books
- Express to Highfield | source=Trains at the station; value=Platform 3; details=Five minutes late.; category=Trains
record refresh|data refresh|load record|request log|loading record: Title!;Source->@api source|data source~Weather of four towns|Trains at the station;Started by=Timer|Button|Page opened;Done on:date;Done at:time;Answer code:number#100-599;Rows:number#0-1000000;Time taken:number(ms)#0-600000;Message:long;~Result=Done|Unchanged|Failed
- Weather at noon | source=Weather of four towns; started_by=Timer; answer_code=200; rows=4; time_taken=180; message=Four towns.; result=Done
- Books by button | source=Books of the library; started_by=Button; answer_code=304; rows=0; time_taken=95; message=Nothing new.; result=Unchanged
- Trains at nine | source=Trains at the station; started_by=Page opened; answer_code=503; rows=0; time_taken=5000; message=Service is down.; result=Failed
- Rates of Monday | source=Exchange rates; started_by=Timer; answer_code=200; rows=30; time_taken=220; message=Thirty currencies.; result=Done
item display setting|view|data view|table column: Name!;Source->@api source|data source~Weather of four towns|Books of the library;Layout=Table|Cards|List|Chart;Fields shown:long;Sorted by;Rows per page:number#1-1000;Default:boolean
- Weather cards | source=Weather of four towns; layout=Cards; fields_shown=Town, temperature, sky; sorted_by=Town; rows_per_page=4
- Book table | source=Books of the library; layout=Table; fields_shown=Title, author, shelf; sorted_by=Title; rows_per_page=25
- Departure list | source=Trains at the station; layout=List; fields_shown=Time, train, platform; sorted_by=Time; rows_per_page=10
- Rates chart | source=Exchange rates; layout=Chart; fields_shown=Currency, rate; sorted_by=Rate; rows_per_page=30
! item field mapping|mapping|field: Name in the answer!;Source->@api source|data source~Weather of four towns|Books of the library;Shown as;Kind=Text|Number|Date|Picture|Link;Unit;Position:number#0-1000;Shown:boolean
- temp_c | source=Weather of four towns; shown_as=Temperature; kind=Number; unit=°C; position=1
- sky_text | source=Weather of four towns; shown_as=Sky; kind=Text; unit=none; position=2
- author_name | source=Books of the library; shown_as=Author; kind=Text; unit=none; position=2
- cover_url | source=Books of the library; shown_as=Cover; kind=Picture; unit=none; position=3
# event data|tracking event|event tracking|user behavior|user behaviour|behavior analysis|web analytics
item tracked event|event|event definition|event data|tracking point: Name!;Key;Description:long;Page;Trigger=Click|Page view|Form sent|Scroll|Video|Purchase;Properties:long;Owner;Version:number#1-1000;~Count:number#0-1000000000;~Status=Draft|Active|Paused|Deleted
- Cart button clicked | key=cart_click; description=Product goes into the cart.; page=/product; trigger=Click; properties=product, price; owner=Ruben; version=2; count=18200; status=Active
- Sign-up form sent | key=signup_sent; description=New account.; page=/join; trigger=Form sent; properties=source; owner=Ruben; version=1; count=910; status=Active
- Guide read to the end | key=guide_end; description=Scrolled to the last line.; page=/guide; trigger=Scroll; properties=seconds; owner=Anneke; version=1; count=4410; status=Active
- Film started | key=film_play; description=Start page film.; page=/; trigger=Video; properties=second; owner=Anneke; version=3; count=0; status=Draft
record behavior record|user behavior|event record|recorded event|event log: Title!;Event->@tracked event|event~Cart button clicked|Sign-up form sent;Visitor;Session;Page;Properties:long;Device=Phone|Tablet|Computer;Browser;Happened on:date;Happened at:time
- Lamp into the cart | event=Cart button clicked; visitor=v-8812; session=s-1; page=/product/lamp; properties=price 49; device=Phone; browser=Fox
- Joined from the newsletter | event=Sign-up form sent; visitor=v-8830; session=s-4; page=/join; properties=source newsletter; device=Computer; browser=Fox
- Guide in four minutes | event=Guide read to the end; visitor=v-8812; session=s-1; page=/guide/light; properties=seconds 240; device=Phone; browser=Fox
- Cup into the cart | event=Cart button clicked; visitor=v-9001; session=s-9; page=/product/cup; properties=price 12; device=Tablet; browser=Compass
item event report|analysis|event analysis|dashboard: Name!;Event->@tracked event|event~Cart button clicked|Guide read to the end;Kind=Trend|Funnel|Retention|Comparison|Path;From:date;Until:date;Grouped by=Day|Week|Device|Page;Findings:long;Owner;~Total:number#0-1000000000
- Cart clicks by device | event=Cart button clicked; kind=Comparison; grouped_by=Device; findings=Phones click twice as often.; owner=Ruben; total=18200
- Sign-ups by week | event=Sign-up form sent; kind=Trend; grouped_by=Week; findings=Peak after the fair.; owner=Ruben; total=910
- Who reads to the end | event=Guide read to the end; kind=Retention; grouped_by=Page; findings=Light guide is read most.; owner=Anneke; total=4410
- From product to purchase | event=Cart button clicked; kind=Funnel; grouped_by=Day; findings=Most leave at shipping.; owner=Anneke; total=1730
! record funnel step|step|conversion step: Title!;Report->@event report|analysis~From product to purchase|Sign-ups by week;Position:number#1-50;Event->@tracked event|event~Cart button clicked|Sign-up form sent;Visitors:number#0-1000000000;Left:percent
- Put into the cart | report=From product to purchase; position=1; event=Cart button clicked; visitors=18200; left=0
- Account made | report=From product to purchase; position=2; event=Sign-up form sent; visitors=6900; left=62
- Join page seen | report=Sign-ups by week; position=1; event=Guide read to the end; visitors=4410; left=0
- Form sent | report=Sign-ups by week; position=2; event=Sign-up form sent; visitors=910; left=79
! item event property|property|event parameter: Name!;Event->@tracked event|event~Cart button clicked|Film started;Kind=Text|Number|Date|Yes or no|List;Required:boolean;Example;Description:long
- product | event=Cart button clicked; kind=Text; example=lamp-04; description=Article number.
- price | event=Cart button clicked; kind=Number; example=49; description=With tax.
- source | event=Sign-up form sent; kind=List; example=newsletter; description=Where from.
- second | event=Film started; kind=Number; example=12; description=Where it was stopped.
item visitor segment|user group|segment|audience: Name!;Condition:long;Owner;Made on:date;~Visitors:number#0-1000000000;~Share:percent
- Phone buyers | condition=Device is phone and purchase at least once.; owner=Ruben; visitors=1210; share=9
- Silent readers | condition=Guide read, nothing bought.; owner=Anneke; visitors=3020; share=22
- New this week | condition=First visit within seven days.; owner=Ruben; visitors=880; share=6
- Back after a year | condition=No visit for a year, then one.; owner=Anneke; visitors=94; share=1
# people flow|crowd density|passenger flow|heat map|footfall
item area|monitored area|zone|region: Name!;Site~Station North|Mall Riverside;Floor;Capacity:number#1-1000000;Size:number(m²)#1-10000000;Latitude:number#-90-90;Longitude:number#-180-180;Warning at:percent;~Current people:number#0-1000000;~Density=Low|Medium|High|Crowded
- Main hall | site=Station North; floor=0; capacity=1800; size=2400; warning_at=80; current_people=640; density=Medium
- Platform 3 | site=Station North; floor=1; capacity=700; size=900; warning_at=75; current_people=610; density=Crowded
- Food court | site=Mall Riverside; floor=2; capacity=500; size=1100; warning_at=85; current_people=210; density=Low
- East entrance | site=Mall Riverside; floor=0; capacity=250; size=300; warning_at=80; current_people=160; density=High
item sensor|camera|counter|counting device: Code!;Area->@area|monitored area~Main hall;Kind=Camera|Light barrier|Wi-Fi|Thermal;Direction=In|Out|Both;Accuracy:percent;Installed on:date;~Status=Online|Offline|Fault
- CAM-MH-1 | area=Main hall; kind=Camera; direction=Both; accuracy=96; status=Online
- LB-P3-2 | area=Platform 3; kind=Light barrier; direction=In; accuracy=98; status=Online
- WF-FC-1 | area=Food court; kind=Wi-Fi; direction=Both; accuracy=82; status=Offline
- CAM-EE-1 | area=East entrance; kind=Camera; direction=Both; accuracy=95; status=Online
record flow record|people flow|people flow data|flow data|real-time people flow|count|heat map data: Title!;Area->@area|monitored area~Main hall;Recorded on:date!;Recorded at:time;People in:number#0-1000000;People out:number#0-1000000;Present:number#0-1000000;Density:number(people/m²)#0-10;Average stay:number(min)#0-1440;Source->@sensor|camera~CAM-MH-1
- Main hall 8:00 | area=Main hall; people_in=920; people_out=780; present=640; density=0.27; average_stay=9; source=CAM-MH-1
- Platform 3 8:00 | area=Platform 3; people_in=540; people_out=120; present=610; density=0.68; average_stay=7; source=LB-P3-2
- Food court 12:30 | area=Food court; people_in=260; people_out=190; present=210; density=0.19; average_stay=34; source=WF-FC-1
- East entrance 17:00 | area=East entrance; people_in=410; people_out=395; present=160; density=0.53; average_stay=2; source=CAM-EE-1
record comparison|comparative data|flow comparison|period comparison: Title!;Area->@area|monitored area~Main hall;First period from:date;First period until:date;Second period from:date;Second period until:date;People first:number#0-100000000;People second:number#0-100000000;~Change:percent
- Main hall, March and April | area=Main hall; people_first=182000; people_second=201000; change=10
- Platform 3, week 12 and 13 | area=Platform 3; people_first=41000; people_second=39800; change=-3
- Food court, before and after opening | area=Food court; people_first=5200; people_second=7400; change=42
- East entrance, holidays | area=East entrance; people_first=22100; people_second=14300; change=-35
record crowd warning|warning|alert: Title!;Area->@area|monitored area~Platform 3;Present:number#0-1000000;Level=Notice|Warning|Critical;Raised on:date;Raised at:time;Measure:long;~Status=Open|Handled|Over
- Platform 3 above 75 % | area=Platform 3; present=610; level=Warning; measure=Second stair opened.; status=Handled
- Main hall filling | area=Main hall; present=1490; level=Notice; status=Over
- East entrance jam | area=East entrance; present=240; level=Critical; measure=Door 2 opened, staff sent.; status=Open
- Food court sensor gap | area=Food court; present=0; level=Notice; status=Open
! record saved query|query condition|filter [query\\w*|filter\\w*]: Title!;Area->@area|monitored area~Main hall;From:date;Until:date;From hour:time;Until hour:time;Smallest count:number#0-1000000;Group by=Hour|Day|Week|Month
- Morning rush | area=Main hall; smallest_count=300; group_by=Hour
- Lunch in the food court | area=Food court; smallest_count=100; group_by=Hour
- Weekends at the entrance | area=East entrance; smallest_count=0; group_by=Day
- Platform 3 over the year | area=Platform 3; smallest_count=0; group_by=Month
# time-series|time series|sensor data|metric data
item series|time series|time-series|data series|metric: Name!;Measured value~Temperature;Unit~°C;Source~Weather mast;Tags~site=north;Interval:number(s)#1-31536000;First date:date;Last date:date;~Points:number#0-1000000000000;~Status=Live|Paused|Archived
- north.temperature | measured_value=Temperature; unit=°C; source=Weather mast; tags=site=north; interval=600; points=52560; status=Live
- plant.power | measured_value=Power; unit=kW; source=Main meter; tags=hall=2; interval=60; points=525600; status=Live
- web.requests | measured_value=Requests; unit=1/min; source=Front server; interval=60; points=91000; status=Live
- river.level | measured_value=Level; unit=cm; source=Gauge 14; interval=3600; points=87600; status=Archived
record data point|point|measurement|time-series data|data: Title!;Series->@series|time series~plant.power;Date:date!;Time:time;Value:number#-1000000000-1000000000;Quality=Good|Doubtful|Missing|Filled;Source file
- Power 8:00 | series=plant.power; value=412; quality=Good
- Power 8:01 | series=plant.power; value=2950; quality=Doubtful
- North 6:00 | series=north.temperature; value=4.2; quality=Good
- River 12:00 | series=river.level; value=188; quality=Filled
record import|csv import|data import|import record|imported file: File name!;File:file!;Series->@series|time series~river.level;Delimiter=Comma|Semicolon|Tab;Time column;Value column;Rows:number#0-1000000000;Rejected rows:number#0-1000000000;Imported on:date;~Status=Uploaded|Checking|Imported|Failed
- river-2010-2019.csv | series=river.level; delimiter=Semicolon; time_column=ts; value_column=cm; rows=87600; rejected_rows=12; status=Imported
- power-march.csv | series=plant.power; delimiter=Comma; time_column=time; value_column=kw; rows=44640; rejected_rows=0; status=Imported
- mast.csv | series=north.temperature; delimiter=Comma; time_column=date; value_column=t; rows=0; rejected_rows=144; status=Failed
- requests-week12.csv | series=web.requests; delimiter=Tab; time_column=minute; value_column=n; rows=10080; rejected_rows=0; status=Checking
record export|csv export|data export|export record: Title!;Series->@series|time series~plant.power;From:date;Until:date;Format=CSV|JSON|Excel;Every:number(s)#1-31536000;Rows:number#0-1000000000;File:file;Made on:date;~Status=Queued|Done|Failed
- Power, March, hourly | series=plant.power; format=CSV; every=3600; rows=744; status=Done
- River, all | series=river.level; format=CSV; every=3600; rows=87600; status=Done
- North, daily | series=north.temperature; format=Excel; every=86400; rows=365; status=Queued
- Requests, raw | series=web.requests; format=JSON; every=60; rows=0; status=Failed
record command|command line|command history|command-line interaction|query: Command!;Output:long;Kind=Select|Insert|Create|Delete|Import|Help;Run on:date;Run at:time;Duration:number(ms)#0-3600000;~Result=OK|Error
- select mean(plant.power) every 1h | output=24 rows; kind=Select; duration=31; result=OK
- create series lab.humidity unit % | output=Created; kind=Create; duration=4; result=OK
- import river-2010-2019.csv into river.level | output=87588 rows stored, 12 rejected; kind=Import; duration=2100; result=OK
- selct last(web.requests) | output=Unknown word: selct; kind=Select; duration=1; result=Error
record analysis|data analysis|analysis result: Title!;Series->@series|time series~plant.power;Method=Mean|Trend|Season|Outliers|Forecast|Correlation;From:date;Until:date;Window:number#1-1000000;Result:long;Value:number#-1000000000-1000000000;Run on:date
- Outliers in March | series=plant.power; method=Outliers; window=60; result=Three peaks above 2500 kW.; value=3
- Trend of the river | series=river.level; method=Trend; window=365; result=Falls by 0.8 cm a year.; value=-0.8
- Warmest hour | series=north.temperature; method=Season; window=24; result=Peak at 15:00.; value=15
- Requests next week | series=web.requests; method=Forecast; window=10080; result=Plus four percent.; value=4
! item chart|visualization|dashboard: Title!;Series->@series|time series~north.temperature;Kind=Line|Bar|Area|Heat map|Histogram;From:date;Until:date;Group by=Minute|Hour|Day|Month;Colour~Blue;Shared:boolean
- Temperature this week | series=north.temperature; kind=Line; group_by=Hour; colour=Red
- Power by day | series=plant.power; kind=Bar; group_by=Day; colour=Blue
- Requests by hour of day | series=web.requests; kind=Heat map; group_by=Hour; colour=Green
- River in ten years | series=river.level; kind=Area; group_by=Month; colour=Teal
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
! record search result|result|search hit|hit: Title!;Search->@search|search query~sourdough bread;Page->@page|indexed page~Baking bread at home;Position:number#1-10000;Relevance:number#0-100;Excerpt:long;Link:url;Opened:boolean
- Bread guide for sourdough | search=sourdough bread; page=Baking bread at home; position=1; relevance=97; excerpt=From starter to crust in two days.; link=/guides/bread
- Pot for sourdough | search=sourdough bread; page=Cast iron pot 4 l; position=2; relevance=61; excerpt=Enamelled pot for oven and stove.; link=/shop/pot-4
- Returns page for parcel | search=return parcel; page=Delivery and returns; position=1; relevance=99; excerpt=How to send it back.; link=/help/delivery
- Pot for iron pot | search=iron pot; page=Cast iron pot 4 l; position=1; relevance=95; excerpt=Holds four litres.; link=/shop/pot-4
! item synonym|search synonym|keyword|stop word|suggestion: Word!;Same as~pot, pan, casserole;Type=Synonym|Correction|Stop word|Suggestion|Promoted result;Promoted page->@page|indexed page~Delivery and returns;Language=English|German|French;Used:number#0-1000000;Active:boolean
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
! record data change|edit history|change log|change record|deletion record [edit\\w*|delet\\w*|manag\\w*]: Title!;Record->@data record|data entry~Gauge 3, 14 May;Action=Created|Edited|Deleted|Restored;Field;Old value;New value;Changed by~Inga Hofer|Bilal Aydin;Changed on:date
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
# chart maker|data visualization|data visualisation|chart tool|dashboard builder|chart generator|visualization platform|infographic|bi platform|business intelligence|dashboard platform|bi system|bi tool|self-service analytics|reporting platform
item dataset|data set|data source|data table|data file|data model|dataset modelling: Name!;Description:long;Source=Upload|Web address|Database|By hand;File:file;Address:url;Rows:number#0-100000000;Columns:number#1-10000;Owner~Ilona Beck|Sandro Pires;Refresh=Never|Hourly|Daily|Weekly;Updated on:date
- Rain at four stations | description=Millimetres by month since 2015.; source=Upload; rows=528; columns=3; owner=Ilona Beck; refresh=Never
- Tram riders | description=Boardings by line and hour.; source=Web address; address=https://example.com/tram.csv; rows=8760; columns=5; owner=Sandro Pires; refresh=Daily
- Library loans | description=Loans by branch, age group and month.; source=Database; rows=42000; columns=8; owner=Hedda Falk; refresh=Hourly
- Harvest of plot 17 | description=Kilograms by crop, weighed at home.; source=By hand; rows=63; columns=4; owner=Ilona Beck; refresh=Weekly
item chart|diagram|graph|visualization|visualisation|chart building|chart design: Title!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Dashboard->@dashboard|board~Weather wall|Town traffic;Type=Column|Bar|Line|Area|Pie|Scatter|Map|Heat map;Horizontal column;Horizontal title;Vertical title;Legend=None|Right|Bottom;Colours;Note:long;Visibility=Private|Link|Public
- Rain by month | dataset=Rain at four stations; dashboard=Weather wall; type=Column; horizontal_column=month; horizontal_title=Month; vertical_title=mm; legend=Bottom; colours=Blues; note=Gaps in 2018.; visibility=Public
- Riders by hour | dataset=Tram riders; dashboard=Town traffic; type=Line; horizontal_column=hour; horizontal_title=Hour; vertical_title=Riders; legend=Right; colours=Reds; note=Holidays left out.; visibility=Link
- Loans by age group | dataset=Library loans; dashboard=Reading town; type=Pie; horizontal_column=age_group; horizontal_title=Age; vertical_title=Loans; legend=Right; colours=Pastel; note=Without renewals.; visibility=Public
- What the plot gave | dataset=Harvest of plot 17; dashboard=Garden board; type=Bar; horizontal_column=crop; horizontal_title=Crop; vertical_title=kg; legend=None; colours=Greens; note=Courgettes win again.; visibility=Private
! item data series|chart series|series [axis|axes|series|chart types|types of charts|multiple chart\\w*|custom\\w*]: Name!;Chart->@chart|diagram~Rain by month|Riders by hour;Value column!;Sum by=Sum|Mean|Count|Smallest|Largest;Colour;Axis=Left|Right;Shown as=Column|Line|Area|Points;Order:number#1-100
- Hill station | chart=Rain by month; value_column=mm; sum_by=Sum; colour=Navy; axis=Left; shown_as=Column; order=1
- Line 4 | chart=Riders by hour; value_column=boardings; sum_by=Mean; colour=Red; axis=Left; shown_as=Line; order=1
- Children | chart=Loans by age group; value_column=loans; sum_by=Count; colour=Yellow; axis=Left; shown_as=Area; order=2
- Best harvest day | chart=What the plot gave; value_column=kg; sum_by=Largest; colour=Green; axis=Right; shown_as=Points; order=1
! record data point|data row|data value|value [upload\\w*|import\\w*|load\\w*|point\\w*|point|custom data]: Label!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Series->@data series|series~Hill station|Line 4;Value:number#-1000000000-1000000000!;Unit;Measured on:date;Row:number#1-100000000
- Hill station, May | dataset=Rain at four stations; series=Hill station; value=84; unit=mm; row=5
- Line 4, eight o'clock | dataset=Tram riders; series=Line 4; value=1210; unit=riders; row=9
- Children, March | dataset=Library loans; series=Children; value=1873; unit=loans; row=312
- Courgettes, third week of July | dataset=Harvest of plot 17; series=Best harvest day; value=6.4; unit=kg; row=28
item dashboard|board|panel page|report page: Title!;Description:long;Owner~Ilona Beck|Sandro Pires;Columns:number#1-12;Theme=Light|Dark;Refresh every:number(min)#0-1440;Visibility=Private|Link|Public
- Weather wall | description=For the foyer screen.; owner=Ilona Beck; columns=3; theme=Dark; refresh_every=60; visibility=Public
- Town traffic | description=For the transport office.; owner=Sandro Pires; columns=2; theme=Light; refresh_every=15; visibility=Link
- Reading town | description=For the library board.; owner=Hedda Falk; columns=4; theme=Light; refresh_every=60; visibility=Public
- Garden board | description=For me and my neighbours.; owner=Ilona Beck; columns=1; theme=Dark; refresh_every=0; visibility=Private
! item dashboard widget|widget|tile|dashboard filter [dashboard|widget|tile|layout|drag\\w*|filter]: Label!;Dashboard->@dashboard|board~Weather wall|Town traffic;Chart->@chart|diagram~Rain by month|Riders by hour;Kind=Chart|Number|Table|Text|Filter;Left:number#0-24;Top:number#0-1000;Width:number#1-24;Height:number#1-100
- Rain tile | dashboard=Weather wall; chart=Rain by month; kind=Chart; left=0; top=0; width=2; height=4
- Riders tile | dashboard=Town traffic; chart=Riders by hour; kind=Chart; left=0; top=0; width=1; height=4
- Loans this month | dashboard=Reading town; chart=Loans by age group; kind=Number; left=0; top=0; width=1; height=2
- Harvest table | dashboard=Garden board; chart=What the plot gave; kind=Table; left=0; top=4; width=1; height=6
record share|embed link|shared chart|collaborator [share|embed|collaborat\\w*|public|link|team]: Name!;Chart->@chart|diagram~Rain by month|Riders by hour;Dashboard->@dashboard~Weather wall|Town traffic;Email:email;Right=View|Edit;Expires on:date;~Views:number#0-10000000
- Rain in the newspaper | chart=Rain by month; dashboard=Weather wall; email=paper@example.com; right=View; views=2100
- Traffic office | dashboard=Town traffic; email=office@example.com; right=Edit; views=88
- Library board | chart=Loans by age group; dashboard=Reading town; email=board@example.com; right=View; views=37
- Plot neighbours | chart=What the plot gave; dashboard=Garden board; email=plots@example.com; right=Edit; views=5
record import|data import|refresh run|export [import|export|upload|refresh|csv|excel|download]: Label!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Direction=Import|Export;Format=CSV|XLSX|JSON|PNG|PDF;Rows:number#0-100000000;Errors:number#0-1000000;Done on:date
- Rain of last year | dataset=Rain at four stations; direction=Import; format=CSV; rows=48; errors=0
- Riders for the council | dataset=Tram riders; direction=Export; format=PDF; rows=24; errors=0
- Loans from the desk system | dataset=Library loans; direction=Import; format=JSON; rows=1873; errors=12
- Harvest for the club sheet | dataset=Harvest of plot 17; direction=Export; format=XLSX; rows=63; errors=0
+ comment: Chart->@chart|diagram;Dashboard->@dashboard;Resolved:boolean
+ favorite: Chart->@chart|diagram;Dashboard->@dashboard
item data connection|data source connection|connection|database|connected database: Name!;Type=MySQL|PostgreSQL|SQL Server|Web service|File;Host name;Port:number#1-65535;Database name;User name;Encrypted:boolean;Owner~Ilona Beck;~Last tested on:date;~Status=Connected|Failed|Off
- Sales warehouse | type=PostgreSQL; host_name=db1.corp.example; port=5432; database_name=sales; user_name=reader; owner=Ilona Beck; status=Connected
- Weather service | type=Web service; host_name=api.rain.example; port=443; owner=Sandro Pires; status=Connected
- Tram counters | type=MySQL; host_name=10.2.0.8; port=3306; database_name=tram; user_name=bi; owner=Sandro Pires; status=Failed
- Budget sheets | type=File; owner=Ilona Beck; status=Off
! item dashboard item|dashboard chart|placed chart [dashboard\\w*|board\\w*]: Label!;Dashboard->@dashboard|board~Weather wall|Town traffic;Chart->@chart|diagram~Rain by month;Kind=Chart|Number|Table|Text|Filter;Left:number#0-24;Top:number#0-1000;Width:number#1-24;Height:number#1-100
- Rain tile top | dashboard=Weather wall; chart=Rain by month; kind=Chart; left=0; top=0; width=12; height=6
- Rain total | dashboard=Weather wall; kind=Number; left=12; top=0; width=6; height=3
- Riders line | dashboard=Town traffic; kind=Chart; left=0; top=0; width=24; height=8
- Month filter | dashboard=Weather wall; kind=Filter; left=18; top=0; width=6; height=3
! record report schedule|scheduled report|email report|subscription to a report [schedul\\w*|email\\w*|subscri\\w*|deliver\\w*]: Title!;Dashboard->@dashboard|board~Weather wall;Recipients;Format=PDF|PNG|Excel|Link;Rhythm=Daily|Weekly|Monthly;Sent at:time;Active:boolean;~Last sent on:date;~Result=Sent|Failed
- Weather on Mondays | dashboard=Weather wall; recipients=Foyer team; format=PDF; rhythm=Weekly; result=Sent
- Traffic each morning | dashboard=Town traffic; recipients=Tram control; format=Link; rhythm=Daily; result=Sent
- Traffic for the council | dashboard=Town traffic; recipients=Council office; format=Excel; rhythm=Monthly; result=Failed
- Rain for farmers | dashboard=Weather wall; recipients=Farm list; format=PNG; rhythm=Weekly; result=Sent
! record refresh task|refresh job|data refresh|sync task [refresh\\w*|sync\\w*|update\\w*]: Title!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Rhythm=Every 15 minutes|Hourly|Daily|Weekly;Starts at:time;~Last run on:date;~Rows:number#0-100000000;~Seconds:number(s)#0-100000;~Status=Waiting|Running|Done|Failed
- Rain every hour | dataset=Rain at four stations; rhythm=Hourly; rows=96; seconds=3; status=Done
- Riders at night | dataset=Tram riders; rhythm=Daily; rows=18400; seconds=41; status=Done
- Rain full load | dataset=Rain at four stations; rhythm=Weekly; rows=35040; seconds=88; status=Waiting
- Riders full load | dataset=Tram riders; rhythm=Weekly; status=Failed
! record data permission|access grant|row permission|permission [permission\\w*|access|right\\w*|role\\w*]: Title!;Dataset->@dataset|data source~Rain at four stations;Dashboard->@dashboard|board~Weather wall;User group->@user group|group~Analysts;Level=View|Edit|Own;Row filter~Region = North;Granted by~Ilona Beck;Valid until:date
- Analysts on the rain data | dataset=Rain at four stations; user_group=Analysts; level=Edit; granted_by=Ilona Beck
- Foyer on the wall | dashboard=Weather wall; user_group=Guests; level=View; granted_by=Ilona Beck
- Tram office north | dataset=Tram riders; user_group=Tram office; level=View; row_filter=Region = North; granted_by=Sandro Pires
- Owners of the wall | dashboard=Weather wall; user_group=Owners; level=Own; granted_by=Ilona Beck
item user group|group: Name!;Description;Leader~Ilona Beck;~Members:number#0-100000;May=View|Build|Administer
- Analysts | leader=Ilona Beck; members=6; may=Build
- Guests | members=40; may=View
- Tram office | leader=Sandro Pires; members=12; may=View
- Owners | leader=Ilona Beck; members=2; may=Administer
# kpi dashboard|business dashboard|dashboard builder|dashboard widget|metrics dashboard|custom dashboard
item dashboard|board: Name!;Owner;Area=Sales|Finance|Operations|Marketing|People;Period=Today|Week|Month|Quarter|Year;Refresh every:number(min)#1-1440;Shared with;Description:long;~Status=Draft|Published|Archived
- Sales overview | area=Sales; period=Month; refresh_every=30; shared_with=Sales team; status=Published
- Warehouse today | area=Operations; period=Today; refresh_every=5; shared_with=Shift leaders; status=Published
- Cash and margins | area=Finance; period=Quarter; refresh_every=1440; shared_with=Board; status=Draft
- Hiring and leave | area=People; period=Year; refresh_every=720; shared_with=HR; status=Archived
item widget|dashboard widget|tile|chart: Title!;Dashboard->@dashboard|board~Sales overview|Warehouse today;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Kind=Number|Line chart|Bar chart|Pie chart|Table|Gauge|Map;Position:number#1-60;Width:number(columns)#1-12;Filter;Color
- Revenue by week | dashboard=Sales overview; metric=Revenue; kind=Line chart; position=1; width=8
- Shipped so far | dashboard=Warehouse today; metric=Orders shipped; kind=Number; position=1; width=3
- Margin against plan | dashboard=Cash and margins; metric=Gross margin; kind=Gauge; position=1; width=4
- Leavers by team | dashboard=Hiring and leave; metric=Staff turnover; kind=Bar chart; position=2; width=6; filter=Last 12 months
item metric|kpi|indicator|key figure: Name!;Code;Unit~EUR|pieces;Formula:long;Data source->@data source|connection~Shop database|Warehouse sheet;Target:number;Direction=Higher is better|Lower is better;Owner~Helen Ford|Ravi Anand
- Revenue | code=REV; unit=EUR; formula=Sum of paid orders without tax; data_source=Shop database; target=250000; direction=Higher is better; owner=Helen Ford
- Orders shipped | code=SHP; unit=pieces; formula=Count of orders with a parcel; data_source=Warehouse sheet; target=400; direction=Higher is better; owner=Ravi Anand
- Gross margin | code=GM; unit=percent; formula=Revenue less cost of goods, by revenue; data_source=Ledger export; target=38; direction=Higher is better; owner=Helen Ford
- Staff turnover | code=TURN; unit=percent; formula=Leavers by average staff; data_source=Personnel list; target=9; direction=Lower is better; owner=Mona Reiss
record data point|metric value|measurement: Title!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Value:number!;Period;Measured on:date;Region~North|South;~Change:percent;~Against target:percent
- Revenue September north | metric=Revenue; value=241800; period=September; region=North; change=4.2; against_target=96.7
- Shipped on the 12th | metric=Orders shipped; value=418; period=12 September; region=South; change=6; against_target=104.5
- Margin second quarter | metric=Gross margin; value=36.4; period=Q2; region=North; change=-1.1; against_target=95.8
- Turnover 2025 | metric=Staff turnover; value=11.2; period=2025; region=South; change=1.6; against_target=124
item data source|connection|dataset: Name!;Kind=Database|Spreadsheet|API|File upload|Manual entry;Address;Refresh every:number(min)#1-10080;Owner;Last refreshed on:date;~Rows:number#0-100000000;~Status=Connected|Broken|Paused
- Shop database | kind=Database; address=db.shop.local; refresh_every=30; rows=182400; status=Connected
- Warehouse sheet | kind=Spreadsheet; refresh_every=60; rows=5210; status=Connected
- Ledger export | kind=File upload; refresh_every=1440; owner=Helen Ford; rows=96400; status=Paused
- Personnel list | kind=Manual entry; refresh_every=10080; owner=Mona Reiss; rows=143; status=Broken
item target|goal|kpi target: Name!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Period;Planned value:number;Lower limit:number;Responsible~Helen Ford|Ravi Anand;~Reached:percent
- Revenue third quarter | metric=Revenue; period=Q3; planned_value=740000; lower_limit=680000; responsible=Helen Ford; reached=91
- Shipping daily | metric=Orders shipped; period=Each day; planned_value=400; lower_limit=350; responsible=Ravi Anand; reached=104
- Margin of the year | metric=Gross margin; period=2026; planned_value=38; lower_limit=35; responsible=Helen Ford; reached=96
- Turnover of the year | metric=Staff turnover; period=2026; planned_value=9; lower_limit=7; responsible=Mona Reiss; reached=82
! item metric alert|threshold|alert rule [alert\\w*|notif\\w*|threshold\\w*|warn\\w*]: Name!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Condition=Above|Below|Changed by;Limit:number;Notify by=Email|Chat|Text message;Recipient;Active:boolean
- Revenue drops | metric=Revenue; condition=Below; limit=220000; notify_by=Email; recipient=Sales lead
- Shipping peak | metric=Orders shipped; condition=Above; limit=600; notify_by=Chat; recipient=Shift leaders
- Margin moves | metric=Gross margin; condition=Changed by; limit=3; notify_by=Email; recipient=Board
- Too many leavers | metric=Staff turnover; condition=Above; limit=12; notify_by=Text message; recipient=Mona Reiss
! item saved view|filter preset|dashboard setting: Name!;Dashboard->@dashboard|board~Sales overview|Warehouse today;Owner;From:date;Until:date;Region;Filters:long;Default view:boolean
- North only | dashboard=Sales overview; region=North; filters=Region is north
- Night shift | dashboard=Warehouse today; filters=Shift is night
- Margins without outlet | dashboard=Cash and margins; owner=Helen Ford; filters=Store is not outlet
- Office staff only | dashboard=Hiring and leave; owner=Mona Reiss; region=South; filters=Team is office
! record data refresh|refresh log|import run [refresh\\w*|import\\w*|sync\\w*|real.?time|upload\\w*]: Title!;Data source->@data source|connection~Shop database|Warehouse sheet;Started on:date;Started at:time;Rows read:number#0-100000000;Seconds:number(s)#0-86400;Message:long;~Result=Done|Partly|Failed
- Shop database 06:00 | data_source=Shop database; rows_read=1840; seconds=42; result=Done
- Warehouse sheet 12:00 | data_source=Warehouse sheet; rows_read=310; seconds=8; result=Done
- Ledger of May | data_source=Ledger export; rows_read=2200; seconds=95; message=14 rows without account; result=Partly
- Personnel list week 20 | data_source=Personnel list; rows_read=0; seconds=3; message=File is locked; result=Failed
+ report: Dashboard->@dashboard|board;Period;Format=PDF|Excel|CSV;Sent to;Repeat=Once|Daily|Weekly|Monthly
# data visualization|chart generator|chart maker|graph maker|data chart|visualize data|infographic
item chart|visualization|graph: Title!;Dataset->@dataset|data table~City rainfall|Course sales;Kind=Bar|Line|Pie|Scatter|Heat map|Area|Radar|Tree map;X axis;Y axis;Color theme->@color theme|palette|chart style~Ocean|Print gray;Caption:long;Picture:image;Public:boolean
- Rain by month | dataset=City rainfall; kind=Bar; x_axis=Month; y_axis=Millimetres; color_theme=Ocean; caption=Rain in 2024 by month.
- Sales by course | dataset=Course sales; kind=Pie; x_axis=Course; y_axis=Amount; color_theme=Print gray
- Height against weight of calves | dataset=Calf weights; kind=Scatter; x_axis=Height; y_axis=Weight; color_theme=Meadow; caption=64 calves at six months.
- Bike counts by hour | dataset=Bridge bike counter; kind=Heat map; x_axis=Hour; y_axis=Weekday; color_theme=High contrast
! item dataset|data set|data table|uploaded file [data|chart\\w*|visual\\w*]: Name!;File:file;Format=CSV|Excel|JSON|Google sheet|Typed in;Rows:number#0-10000000;Columns:number#1-5000;Source;Uploaded on:date;Owner;Description:long
- City rainfall | format=CSV; rows=144; columns=3; source=Weather service; description=Monthly rain of 12 years.
- Course sales | format=Excel; rows=620; columns=6; source=Shop export
- Calf weights | format=Typed in; rows=64; columns=4; source=Farm notebook; owner=Jette Holt
- Bridge bike counter | format=JSON; rows=8760; columns=5; source=City open data; description=Hourly counts of one year.
record data column|column|field: Name!;Dataset->@dataset|data table~City rainfall|Course sales;Type=Number|Text|Date|Place|True or false;Unit;Role=Dimension|Value|Color|Label;Missing values:number#0-10000000;Smallest:number;Largest:number
- Rain amount | dataset=City rainfall; type=Number; unit=mm; role=Value; missing_values=2; smallest=0; largest=188
- Course name | dataset=Course sales; type=Text; role=Dimension; missing_values=0
- Weight in kg | dataset=Calf weights; type=Number; unit=kg; role=Value; missing_values=1; smallest=141; largest=228
- Counted hour | dataset=Bridge bike counter; type=Date; role=Dimension; missing_values=12
item color theme|palette|chart style: Name!;Colors;Background;Font;Line width:number(px)#1-20;For print:boolean;Preview:image
- Ocean | colors=Blue, teal, sand; background=White; font=Inter; line_width=2
- Print gray | colors=Black, gray, light gray; background=White; font=Georgia; line_width=1
- Meadow | colors=Leaf green, clover, straw; background=Ivory; font=Source Sans; line_width=3
- High contrast | colors=Yellow, white, cyan; background=Black; font=Atkinson; line_width=4
item chart template|template: Name!;Kind=Bar|Line|Pie|Scatter|Heat map|Area|Radar|Tree map;Suits~Comparison|Trend;Sample data:file;Preview:image;Settings:long;~Used:number#0-1000000
- Monthly trend | kind=Line; suits=Trend; settings=Smooth line, dots on; used=212
- Shares of a whole | kind=Pie; suits=Comparison; settings=Labels outside; used=140
- Two measures, one dot | kind=Scatter; suits=Correlation; settings=Trend line on; used=66
- Week by hour grid | kind=Heat map; suits=Rhythm over a week; settings=Seven rows, 24 columns; used=38
item story|infographic|chart board: Title!;Charts:long;Introduction:long;Layout=One column|Two columns|Slides|Poster;Published on:date;Link:url;~Views:number#0-100000000
- A wet decade | charts=Rain by month; layout=One column; views=1840
- Our course year | charts=Sales by course; layout=Slides; views=312
- When the bridge is busy | charts=Bike counts by hour; introduction=Rush hour starts at 7.; layout=Two columns; views=920
- Growing calves | charts=Height against weight of calves; layout=Poster; views=77
! record chart version|saved version [version\\w*|histor\\w*|design\\w*|custom\\w*|edit\\w*]: Title!;Chart->@chart|visualization|graph~Rain by month|Sales by course;Version:number#1-999;Settings:long;Changed by;Changed on:date;Note
- Rain v2 | chart=Rain by month; version=2; note=Switched to bars
- Sales v1 | chart=Sales by course; version=1; note=First draft
- Calves v3 | chart=Height against weight of calves; version=3; changed_by=Jette Holt; note=Trend line added
- Bikes v4 | chart=Bike counts by hour; version=4; note=Darker colours for peaks
! record export|chart download [export\\w*|download\\w*|png|svg|pdf|embed\\w*]: Title!;Chart->@chart|visualization|graph~Rain by month|Sales by course;Format=PNG|SVG|PDF|Embed code;Width:number(px)#50-10000;Height:number(px)#50-10000;File:file;Exported on:date;By
- Rain poster | chart=Rain by month; format=SVG; width=2400; height=1600
- Course pie for the report | chart=Sales by course; format=PDF; width=1200; height=900; by=Lea Born
- Calf poster | chart=Height against weight of calves; format=PNG; width=3000; height=2000; by=Jette Holt
- Bike grid for the town site | chart=Bike counts by hour; format=Embed code; width=800; height=420
! record data row|data point: Label!;Dataset->@dataset|data table~City rainfall|Course sales;X value;Y value:number;Series;Color;Note
- January | dataset=City rainfall; x_value=January; y_value=62; series=2024
- Pottery basics | dataset=Course sales; x_value=Pottery basics; y_value=8400; series=2024
- Calf 17 | dataset=Calf weights; x_value=104; y_value=187; series=Spring calves
- Tuesday 8 am | dataset=Bridge bike counter; x_value=8; y_value=412; series=Tuesday; note=Peak of the week
+ comment: Chart->@chart|visualization|graph;Place in chart
# statistical analysis|statistics tool|statistics platform|survey statistics|data analysis tool|linear regression|statistical data
item dataset|data set|sample: Name!;File:file;Topic~Wages|Seedlings;Cases:number#1-100000000;Variables:number#1-5000;Collected by;Collected on:date;Source;Weighting;~Status=Raw|Cleaned|Locked
- Wages of bakers 2024 | topic=Wages; cases=820; variables=14; source=Guild survey; status=Cleaned
- Seedling height | topic=Seedlings; cases=240; variables=6; source=Greenhouse; status=Raw
- Commuter survey 2025 | topic=Traffic; cases=1530; variables=31; collected_by=Town panel; source=Online survey; weighting=By age and district; status=Locked
- Reaction times pilot | topic=Psychology; cases=48; variables=9; collected_by=Lab group B; source=Lab software; status=Raw
item variable|data field|column: Name!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Label;Scale=Nominal|Ordinal|Interval|Ratio;Unit;Missing code;Value labels:long
- hourly_wage | dataset=Wages of bakers 2024; label=Hourly wage; scale=Ratio; unit=EUR; missing_code=-9
- height_cm | dataset=Seedling height; label=Height on day 20; scale=Ratio; unit=cm
- main_mode | dataset=Commuter survey 2025; label=Main way to work; scale=Nominal; missing_code=99; value_labels=1 car, 2 bus, 3 bike, 4 on foot
- satisfaction | dataset=Commuter survey 2025; label=Satisfaction with the way; scale=Ordinal; missing_code=9
record analysis|statistical test|model run: Title!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Method=Description|t-test|ANOVA|Chi-square|Correlation|Regression|Cluster|Time series;Dependent variable->@variable|data field~hourly_wage|height_cm;Independent variables;Significance level:number#0-1;Analyst~Ida Noor|Paul Reis;Run on:date;Settings:long;~Status=Prepared|Running|Done|Failed
- Wage by training | dataset=Wages of bakers 2024; method=Regression; dependent_variable=hourly_wage; independent_variables=Training, years; significance_level=0.05; analyst=Ida Noor; status=Done
- Light and growth | dataset=Seedling height; method=ANOVA; dependent_variable=height_cm; independent_variables=Light; significance_level=0.05; analyst=Paul Reis; status=Done
- Mode by district | dataset=Commuter survey 2025; method=Chi-square; dependent_variable=main_mode; independent_variables=District; significance_level=0.01; analyst=Paul Reis; status=Running
- Groups of commuters | dataset=Commuter survey 2025; method=Cluster; dependent_variable=satisfaction; independent_variables=Distance, minutes; significance_level=0.05; analyst=Ida Noor; status=Failed
record result|analysis result|test statistic: Name!;Analysis->@analysis|statistical test~Wage by training|Light and growth;Statistic=Mean|Coefficient|t|F|Chi-square|r|R squared;Value:number;Standard error:number#0-1000000;p value:number#0-1;Lower bound:number;Upper bound:number;Reading:long
- Effect of training | analysis=Wage by training; statistic=Coefficient; value=1.8; standard_error=0.4; p_value=0.001; lower_bound=1; upper_bound=2.6; reading=Trained bakers earn 1.80 more an hour.
- Light effect | analysis=Light and growth; statistic=F; value=7.2; p_value=0.002; reading=Growth differs between lamps.
- District and mode | analysis=Mode by district; statistic=Chi-square; value=41.3; p_value=0.0004; reading=Mode depends on the district.
- Fit of the wage model | analysis=Wage by training; statistic=R squared; value=0.34; reading=A third of the spread is explained.
record chart|plot|graph: Title!;Analysis->@analysis|statistical test~Wage by training|Light and growth;Kind=Histogram|Box plot|Scatter|Bar|Line|Heat map;X variable;Y variable;Picture:image;Caption:long
- Wages box plot | analysis=Wage by training; kind=Box plot; x_variable=Training; y_variable=hourly_wage
- Height by lamp | analysis=Light and growth; kind=Bar; x_variable=Light; y_variable=height_cm
- Satisfaction counts | analysis=Groups of commuters; kind=Histogram; x_variable=satisfaction; y_variable=Count; caption=All 1530 cases.
- Districts and modes | analysis=Mode by district; kind=Heat map; x_variable=District; y_variable=main_mode
item indicator|statistical indicator|time series: Name!;Code;Unit;Region~North district|Whole country;Period=Month|Quarter|Year;Definition:long;Source
- Unemployment rate | code=UNR; unit=percent; region=North district; period=Month; source=Labour office
- Births | code=BIR; unit=persons; region=Whole country; period=Year; source=Registry
- Consumer price index | code=CPI; unit=index 2020 is 100; region=Whole country; period=Month; definition=Basket of 650 goods.; source=Price survey
- New dwellings | code=DWL; unit=dwellings; region=Coast; period=Quarter; source=Building permits
! record indicator value|observation: Title!;Indicator->@indicator|statistical indicator|time series~Unemployment rate|Births;Period;Region;Value:number!;~Change:percent;Preliminary:boolean;Entered by
- Unemployment May north | indicator=Unemployment rate; period=May; region=North district; value=5.4; change=-0.2
- Births 2024 | indicator=Births; period=2024; region=Whole country; value=81200; change=-1.1
- Price index May | indicator=Consumer price index; period=May; region=Whole country; value=121.4; change=0.3; entered_by=Ida Noor
- Dwellings Q1 coast | indicator=New dwellings; period=Q1; region=Coast; value=318; change=12.6; entered_by=Paul Reis
! record cleaning step|data change log [clean\\w*|missing|outlier\\w*|transform\\w*|import\\w*|prepar\\w*]: Title!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Kind=Removed rows|Recoded|Filled gaps|Outlier removed|Merged;Rows touched:number#0-10000000;Done on:date;Done by~Ida Noor|Paul Reis;Note:long
- Wages above 200 removed | dataset=Wages of bakers 2024; kind=Outlier removed; rows_touched=3; done_by=Ida Noor
- Job titles grouped | dataset=Wages of bakers 2024; kind=Recoded; rows_touched=820; done_by=Paul Reis
- Missing ages estimated | dataset=Commuter survey 2025; kind=Filled gaps; rows_touched=44; done_by=Ida Noor; note=Median of the district.
- Two trays joined | dataset=Seedling height; kind=Merged; rows_touched=120; done_by=Paul Reis
+ report: Analysis->@analysis|statistical test;Summary:long;Format=PDF|Word|HTML
# report generator|reporting platform|reporting system|report builder|report template
item report template|template|report layout: Name!;Area=Sales|Finance|Operations|Quality|Service|Other;Format=PDF|Excel|Word|HTML|CSV;Orientation=Portrait|Landscape;Header;Footer;Layout:file;Version:number#1-999;~Status=Draft|Released|Retired
- Monthly sales | area=Sales; format=PDF; orientation=Portrait; header=Company logo; version=4; status=Released
- Open invoices | area=Finance; format=Excel; orientation=Landscape; version=2; status=Released
- Scrap and rework | area=Quality; format=HTML; orientation=Portrait; footer=Internal use only; version=1; status=Draft
- Stock ageing | area=Operations; format=CSV; orientation=Landscape; version=7; status=Retired
item report section|section|block: Title!;Template->@report template|template~Monthly sales|Open invoices;Kind=Text|Table|Chart|Summary|Page break;Query->@query|data query~Sales by region|Unpaid bills;Position:number#1-100;Text:long
- Sales by region table | template=Monthly sales; kind=Table; query=Sales by region; position=2
- List of unpaid bills | template=Open invoices; kind=Table; query=Unpaid bills; position=1
- Note on scrap | template=Scrap and rework; kind=Text; position=1; text=Costs are net of recycling.
- Scrap per line | template=Scrap and rework; kind=Chart; query=Scrap by machine; position=2
item query|data query|data selection: Name!;Data source->@data source|connection~Sales database|Bookkeeping export;Statement:long;Parameters;Row limit:number#1-10000000;Owner~Vera Quint|Luis Ortega
- Sales by region | data_source=Sales database; parameters=Month; row_limit=5000; owner=Vera Quint
- Unpaid bills | data_source=Bookkeeping export; parameters=Due before; row_limit=10000; owner=Luis Ortega
- Scrap by machine | data_source=Shop floor sheet; parameters=Week, line; row_limit=2000; owner=Vera Quint
- Articles without movement | data_source=Stock interface; parameters=Days; row_limit=20000; owner=Luis Ortega
item data source|connection: Name!;Kind=Database|Spreadsheet|API|File;Address;Account name;Owner;~Status=Connected|Broken
- Sales database | kind=Database; address=db.sales.local; status=Connected
- Bookkeeping export | kind=File; address=/exports/books.csv; status=Connected
- Shop floor sheet | kind=Spreadsheet; address=/share/shopfloor.xlsx; owner=Vera Quint; status=Connected
- Stock interface | kind=API; address=stock.local/v2; account_name=report_reader; status=Broken
item report schedule|scheduled report|delivery rule: Name!;Template->@report template|template~Monthly sales|Open invoices;Repeat=Daily|Weekly|Monthly|Quarterly;Time:time;Recipients:long;Format=PDF|Excel|CSV;Next run on:date;Active:boolean
- Sales to management | template=Monthly sales; repeat=Monthly; recipients=Managers; format=PDF
- Bills every Monday | template=Open invoices; repeat=Weekly; recipients=Accounts; format=Excel
- Scrap each morning | template=Scrap and rework; repeat=Daily; recipients=Shift leaders; format=PDF
- Ageing per quarter | template=Stock ageing; repeat=Quarterly; recipients=Purchasing, accounts; format=CSV
record report run|generated report|report job: Title!;Template->@report template|template~Monthly sales|Open invoices;Period;Parameters;Started on:date;Seconds:number(s)#0-86400;Pages:number#0-100000;File:file;Asked by;~Status=Waiting|Running|Done|Failed
- Sales September | template=Monthly sales; period=September; seconds=14; pages=6; status=Done
- Bills week 38 | template=Open invoices; period=Week 38; seconds=3; pages=2; status=Done
- Scrap week 22 | template=Scrap and rework; period=Week 22; parameters=Line 3; seconds=6; asked_by=Vera Quint; status=Running
- Ageing first quarter | template=Stock ageing; period=Q1; seconds=310; pages=0; asked_by=Luis Ortega; status=Failed
! record report delivery|sent report|delivery log: Title!;Run->@report run|generated report~Sales September|Bills week 38;Recipient;Channel=Email|Download|Shared folder|Chat;Sent on:date;Opened:boolean;~Status=Sent|Bounced|Failed
- Sales to H. Ford | run=Sales September; recipient=H. Ford; channel=Email; status=Sent
- Bills to accounts | run=Bills week 38; recipient=Accounts; channel=Shared folder; status=Sent
- Scrap link in line chat | run=Scrap week 22; recipient=Line 3; channel=Chat; status=Failed
- Sales to the branch office | run=Sales September; recipient=Branch north; channel=Email; status=Bounced
! record report access|permission [permission\\w*|role\\w*|access|share\\w*|sharing]: Title!;Template->@report template|template~Monthly sales|Open invoices;Person or role;Right=View|Run|Edit|Share;Given by;Given on:date
- Managers view sales | template=Monthly sales; person_or_role=Managers; right=View
- Accounts run bills | template=Open invoices; person_or_role=Accounts; right=Run; given_by=Luis Ortega
- Vera edits scrap | template=Scrap and rework; person_or_role=Vera Quint; right=Edit; given_by=Administrator
- Purchasing shares ageing | template=Stock ageing; person_or_role=Purchasing; right=Share
+ report: Template->@report template|template;Period;File:file;~Status=Draft|Submitted|Approved|Returned
+ comment: Run->@report run|generated report;Page:number
# business intelligence|bi platform|data warehouse|self-service analytics|bi tool|etl pipeline
item data source|connection|connector: Name!;Kind=Database|Data lake|Spreadsheet|API|CRM|ERP;Host name;Schema;Owner~Mo Farrell|Lin Zhou;Refresh=Hourly|Daily|Weekly|Live;Last refreshed on:date;~Status=Connected|Warning|Broken
- ERP production | kind=ERP; host_name=erp.local; schema=sales; owner=Mo Farrell; refresh=Daily; status=Connected
- Web shop API | kind=API; host_name=api.shop.example; owner=Lin Zhou; refresh=Hourly; status=Warning
- Field service CRM | kind=CRM; host_name=crm.local; schema=visits; owner=Lin Zhou; refresh=Weekly; status=Connected
- Sensor lake | kind=Data lake; host_name=lake.local; schema=raw; owner=Mo Farrell; refresh=Live; status=Broken
item dataset|data model|data mart: Name!;Source->@data source|connection~ERP production|Web shop API;Area=Sales|Finance|Supply|People|Marketing;Grain;Rows:number#0-10000000000;Size:number(MB)#0-100000000;Steward~Mo Farrell|Lin Zhou;Description:long;~Certified:boolean
- Sales orders mart | source=ERP production; area=Sales; grain=One order line; rows=4820000; size=1900; steward=Mo Farrell
- Shop sessions | source=Web shop API; area=Marketing; grain=One visit; rows=12400000; size=5200; steward=Lin Zhou
- Service visits | source=Field service CRM; area=People; grain=One visit of a technician; rows=86000; size=120; steward=Lin Zhou
- Machine readings | source=Sensor lake; area=Supply; grain=One reading a minute; rows=940000000; size=210000; steward=Mo Farrell
item dimension|data field|column: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Type=Text|Number|Date|Place;Role=Dimension|Measure|Key;Aggregation=None|Sum|Average|Count|Max;Definition:long;Hidden:boolean
- Net amount | dataset=Sales orders mart; type=Number; role=Measure; aggregation=Sum; definition=Amount without tax and discount
- Landing page | dataset=Shop sessions; type=Text; role=Dimension; aggregation=None
- Technician number | dataset=Service visits; type=Number; role=Key; aggregation=Count; definition=Personnel number
- Plant | dataset=Machine readings; type=Place; role=Dimension; aggregation=None; definition=Site of the machine
item dashboard|bi report|analysis board: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Area=Sales|Finance|Supply|People|Marketing;Owner~Mo Farrell|Lin Zhou;Audience;Description:long;~Views:number#0-10000000;~Status=Draft|Published|Retired
- Margin by branch | dataset=Sales orders mart; area=Sales; owner=Mo Farrell; audience=Branch managers; views=980; status=Published
- Visit funnel | dataset=Shop sessions; area=Marketing; owner=Lin Zhou; audience=Web team; views=310; status=Published
- Technicians on the road | dataset=Service visits; area=People; owner=Lin Zhou; audience=Service leads; views=145; status=Draft
- Machine health | dataset=Machine readings; area=Supply; owner=Mo Farrell; audience=Plant managers; views=2310; status=Retired
item metric|measure|kpi: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Formula:long;Unit;Target:number;Owner~Mo Farrell|Lin Zhou;Certified:boolean
- Gross margin | dataset=Sales orders mart; formula=(Net amount minus cost) divided by net amount; unit=percent; target=32; owner=Mo Farrell
- Conversion | dataset=Shop sessions; formula=Orders divided by visits; unit=percent; target=2.5; owner=Lin Zhou
- First visit fix rate | dataset=Service visits; formula=Cases closed on first visit divided by cases; unit=percent; target=85; owner=Lin Zhou
- Stop minutes | dataset=Machine readings; formula=Sum of minutes at speed zero; unit=min; target=40; owner=Mo Farrell
item visual|chart|widget: Title!;Dashboard->@dashboard|bi report~Margin by branch|Visit funnel;Metric->@metric|measure~Gross margin|Conversion;Kind=Bar|Line|Map|Table|Funnel|Card;Split by;Filter;Position:number#1-60
- Margin map | dashboard=Margin by branch; metric=Gross margin; kind=Map; split_by=Branch; position=1
- Steps to order | dashboard=Visit funnel; metric=Conversion; kind=Funnel; split_by=Step; position=1
- Fix rate by region | dashboard=Technicians on the road; metric=First visit fix rate; kind=Bar; split_by=Region; position=2
- Stops today | dashboard=Machine health; metric=Stop minutes; kind=Card; filter=Today; position=1
! record load job|refresh run|etl run: Title!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Started on:date;Started at:time;Minutes:number(min)#0-2880;Rows loaded:number#0-10000000000;Rows rejected:number#0-10000000;Message:long;~Status=Running|Done|Failed
- Mart load night | dataset=Sales orders mart; minutes=18; rows_loaded=21400; rows_rejected=3; status=Done
- Sessions 07:00 | dataset=Shop sessions; minutes=4; rows_loaded=9100; rows_rejected=0; status=Done
- Visits week 21 | dataset=Service visits; minutes=2; rows_loaded=1600; rows_rejected=41; message=41 rows without technician; status=Done
- Readings 09:00 | dataset=Machine readings; minutes=61; rows_loaded=0; rows_rejected=0; message=Lake cannot be reached; status=Failed
! record access right|permission|row rule: Title!;Dashboard->@dashboard|bi report~Margin by branch|Visit funnel;Group;Right=View|Explore|Edit;Row filter;Given by
- Branch managers margin | dashboard=Margin by branch; group=Branch managers; right=View; row_filter=Own branch
- Web team funnel | dashboard=Visit funnel; group=Web team; right=Edit
- Service leads explore | dashboard=Technicians on the road; group=Service leads; right=Explore; row_filter=Own region; given_by=Lin Zhou
- Plant managers look | dashboard=Machine health; group=Plant managers; right=View; row_filter=Own plant
! record saved query|ad hoc query [quer\\w*|sql|explor\\w*|ad.?hoc]: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Statement:long;Owner;Last run on:date;Rows:number#0-10000000;Shared:boolean
- Top 50 articles | dataset=Sales orders mart; rows=50
- Bounced visits from adverts | dataset=Shop sessions; owner=Lin Zhou; rows=8400
- Visits over three hours | dataset=Service visits; owner=Service leads; rows=212
- Stops at night | dataset=Machine readings; owner=Mo Farrell; rows=96
+ report: Dashboard->@dashboard|bi report;Recipients;Repeat=Daily|Weekly|Monthly;Format=PDF|Excel
# web analytics|website analytics|website traffic|visitor statistics|traffic analysis|site traffic
item website|site|property|tracked site: Name!;Address:url;Tracking code;Time zone;Owner;Anonymous addresses:boolean;Keep data for:number(months)#1-120;~Status=Active|No data|Paused
- Bergweg Hiking | tracking_code=WA-1041; time_zone=Europe/Vienna; keep_data_for=24; status=Active
- Kitchen Notes | tracking_code=WA-1042; time_zone=Europe/London; keep_data_for=12; status=Active
- Old Mill Theatre | tracking_code=WA-1043; time_zone=America/Toronto; owner=Box office; keep_data_for=36; status=No data
- Granite Cycling Club | tracking_code=WA-1044; time_zone=Europe/Lisbon; owner=Club secretary; keep_data_for=6; status=Paused
record visit|session: Reference!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Visitor id;Started on:date;Started at:time;Duration:number(s)#0-86400;Pages:number#1-5000;Source->@traffic source|channel~Search|Newsletter;Country;Device=Desktop|Phone|Tablet;Browser;Bounce:boolean
- s-771001 | site=Bergweg Hiking; visitor_id=v-12; duration=184; pages=5; source=Search; country=Austria; device=Phone; browser=Safari
- s-771002 | site=Kitchen Notes; visitor_id=v-90; duration=22; pages=1; source=Newsletter; country=Ireland; device=Desktop; browser=Firefox
- s-771003 | site=Old Mill Theatre; visitor_id=v-133; duration=95; pages=3; source=Stage advert; country=Canada; device=Desktop; browser=Chrome
- s-771004 | site=Granite Cycling Club; visitor_id=v-207; duration=410; pages=9; source=Club forum; country=Portugal; device=Tablet; browser=Safari
record page view|hit: Page!;Visit->@visit|session~s-771001|s-771002;Page title;Path;Viewed at:time;Seconds on page:number(s)#0-86400;Scroll depth:percent;Exit page:boolean
- Huts with a view | visit=s-771001; path=/huts; seconds_on_page=61; scroll_depth=80
- Sourdough in two days | visit=s-771002; path=/sourdough; seconds_on_page=22; scroll_depth=35
- Spring season | visit=s-771003; path=/season; seconds_on_page=48; scroll_depth=100
- Saturday route, 74 km | visit=s-771004; path=/routes/saturday; seconds_on_page=132; scroll_depth=90
item traffic source|channel|referrer: Name!;Kind=Search|Social media|Link|Email|Advert|Direct;Address:url;Campaign tag;~Visits:number#0-1000000000;~Conversions:number#0-100000000
- Search | kind=Search; visits=18200; conversions=240
- Newsletter | kind=Email; campaign_tag=nl-40; visits=2100; conversions=96
- Stage advert | kind=Advert; campaign_tag=season-26; visits=1340; conversions=57
- Club forum | kind=Link; visits=480; conversions=22
item goal|conversion|tracked event: Name!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Kind=Page reached|Click|Form sent|Download|Purchase;Target;Value:money;Active:boolean;~Reached:number#0-100000000
- Map downloaded | site=Bergweg Hiking; kind=Download; target=/map.pdf; value=1; reached=412
- Recipe saved | site=Kitchen Notes; kind=Click; target=Save button; value=0.2; reached=1830
- Ticket bought | site=Old Mill Theatre; kind=Purchase; target=/ticket/done; value=28; reached=57
- Ride sign-up sent | site=Granite Cycling Club; kind=Form sent; target=/rides/thanks; value=3; reached=91
record daily statistic|daily traffic|traffic record: Title!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Day:date;Visitors:number#0-100000000;Visits:number#0-100000000;Page views:number#0-1000000000;Bounce rate:percent;Average duration:number(s)#0-86400;New visitors:percent
- Bergweg Sunday | site=Bergweg Hiking; visitors=820; visits=910; page_views=3120; bounce_rate=41; average_duration=142; new_visitors=63
- Kitchen Sunday | site=Kitchen Notes; visitors=1510; visits=1630; page_views=2240; bounce_rate=68; average_duration=58; new_visitors=77
- Mill premiere day | site=Old Mill Theatre; visitors=640; visits=720; page_views=2050; bounce_rate=33; average_duration=121; new_visitors=48
- Granite Monday | site=Granite Cycling Club; visitors=74; visits=96; page_views=402; bounce_rate=25; average_duration=203; new_visitors=19
! record recorded event|custom event|click event: Name!;Visit->@visit|session~s-771001|s-771002;Goal->@goal|conversion~Map downloaded|Recipe saved;Element;Value:number;Happened on:date;Happened at:time
- map_download | visit=s-771001; goal=Map downloaded; element=Button top; value=1
- save_recipe | visit=s-771002; goal=Recipe saved; element=Heart; value=1
- ticket_paid | visit=s-771003; goal=Ticket bought; element=Pay button; value=56
- ride_form_sent | visit=s-771004; goal=Ride sign-up sent; element=Sign-up form; value=1
! item campaign link|tracked campaign [campaign\\w*|utm|advert\\w*|marketing]: Name!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Source;Medium;Landing page:url;Cost:money;Starts on:date;Ends on:date;~Visits:number#0-100000000
- Autumn huts | site=Bergweg Hiking; source=Search ads; medium=cpc; cost=240; visits=610
- Bread letter 41 | site=Kitchen Notes; source=Newsletter; medium=email; cost=0; visits=830
- Premiere poster code | site=Old Mill Theatre; source=Poster; medium=qr; cost=120; visits=210
- Partner club button | site=Granite Cycling Club; source=Partner club; medium=banner; cost=35; visits=64
+ report: Site->@website|site|property;Period;Sent to;Repeat=Once|Weekly|Monthly
# web scraper|scraping|crawler|data extraction|web scraping|scrape data|data collection tool|scrape text|scrape text data|scrape website|scraped data
item scraper|crawler|scraping project|spider: Name!;Target site->@target site|source site~Flat market|Price list shop;Start address:url;Follow links=None|Same page list|Whole site;Depth:number#0-20;Delay:number(ms)#0-600000;User agent;Owner;~Rows collected:number#0-1000000000;~Status=Draft|Active|Paused|Broken
- Flats under 900 | target_site=Flat market; follow_links=Same page list; depth=2; delay=1500; rows_collected=8120; status=Active
- Drill prices | target_site=Price list shop; follow_links=None; depth=1; delay=800; rows_collected=412; status=Broken
- Concerts of the region | target_site=Event calendar; follow_links=Whole site; depth=5; delay=3000; owner=Culture desk; rows_collected=2240; status=Paused
- Tenders for road works | target_site=Tender gazette; follow_links=Same page list; depth=3; delay=2000; owner=Bid team; rows_collected=0; status=Draft
item target site|source site|website: Name!;Address:url;Category;Robots rule=Allowed|Partly|Forbidden;Requests per minute:number#1-10000;Login needed:boolean;Encoding;Note:long;~Status=Reachable|Blocked|Offline
- Flat market | category=Housing; robots_rule=Allowed; requests_per_minute=30; encoding=UTF-8; status=Reachable
- Price list shop | category=Tools; robots_rule=Partly; requests_per_minute=20; encoding=UTF-8; status=Blocked
- Event calendar | category=Culture; robots_rule=Allowed; requests_per_minute=10; encoding=ISO-8859-1; note=Slow in the evening.; status=Reachable
- Tender gazette | category=Public tenders; robots_rule=Forbidden; requests_per_minute=2; encoding=UTF-8; note=Ask for the data feed.; status=Offline
! item extraction field|selector|data field|data selection|type of data: Name!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Selector;Kind=Text|Number|Date|Link|Image|Price;Cleaning rule;Required:boolean;Position:number#1-500;Sample value
- Monthly rent | scraper=Flats under 900; selector=.rent; kind=Price; cleaning_rule=Digits only; position=2; sample_value=780
- Drill name | scraper=Drill prices; selector=h2.title; kind=Text; position=1; sample_value=Rotary hammer 800 W
- Concert day | scraper=Concerts of the region; selector=time.date; kind=Date; cleaning_rule=Day month year; position=1; sample_value=14 June 2026
- Tender notice | scraper=Tenders for road works; selector=a.notice; kind=Link; position=2; sample_value=/notice/4471
item schedule|scrape schedule|timer: Name!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Repeat=Once|Hourly|Daily|Weekly|Monthly;Time:time;Weekday;Next run on:date;Active:boolean
- Flats at six | scraper=Flats under 900; repeat=Daily
- Drills on Monday | scraper=Drill prices; repeat=Weekly; weekday=Monday
- Concerts each month | scraper=Concerts of the region; repeat=Monthly
- Tenders every hour | scraper=Tenders for road works; repeat=Hourly
! record scrape run|scraping job|crawl job|task: Title!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Started on:date;Started at:time;Minutes:number(min)#0-10000;Pages:number#0-10000000;New rows:number#0-10000000;Errors:number#0-1000000;Triggered by=Schedule|Person|API;~Status=Queued|Running|Done|Failed|Stopped
- Flats run 214 | scraper=Flats under 900; minutes=12; pages=96; new_rows=31; errors=0; triggered_by=Schedule; status=Done
- Drills run 18 | scraper=Drill prices; minutes=1; pages=2; new_rows=0; errors=2; triggered_by=Person; status=Failed
- Concerts run 9 | scraper=Concerts of the region; minutes=41; pages=310; new_rows=120; errors=4; triggered_by=API; status=Stopped
- Tenders run 1 | scraper=Tenders for road works; minutes=0; pages=0; new_rows=0; errors=0; triggered_by=Person; status=Queued
! record scraped item|collected row|extracted record|data row|scraped data|extracted data|saved data|webpage extraction|text scrape|scraped text|data record: Title!;Run->@scrape run|scraping job~Flats run 214|Drills run 18;Source page:url;Values:long;Price:money;Found on:date;Duplicate:boolean;~Status=New|Changed|Gone|Checked
- Two rooms, Gable street | run=Flats run 214; values=54 m2, second floor; price=780; status=New
- Rotary hammer 800 W | run=Drills run 18; price=129; status=Changed
- Organ night in Saint Mary | run=Concerts run 9; values=14 June, 20:00; price=15; status=Checked
- Attic flat by the mill | run=Flats run 214; values=38 m2, fifth floor; price=610; status=Gone
item keyword|search keyword|scrape keyword: Word!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Match=Contains|Whole word|Starts with|Pattern;Language;Owner;Active:boolean;~Hits:number#0-10000000
- balcony | scraper=Flats under 900; match=Whole word; hits=41
- cordless | scraper=Drill prices; match=Contains; hits=18
- furnished | scraper=Flats under 900; match=Whole word; hits=12
- 18 V | scraper=Drill prices; match=Contains; hits=9
! item check criterion|validation rule|criterion|check rule [criteri\\w*|validat\\w*|check\\w*|verif\\w*]: Name!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Field;Check=Is filled|Contains|Is number|Within limits|Not seen before;Limit;If it fails=Leave out|Mark|Stop;Active:boolean
- Rent below 900 | scraper=Flats under 900; field=Rent; check=Within limits; limit=900; if_it_fails=Leave out
- Address filled | scraper=Flats under 900; field=Address; check=Is filled; if_it_fails=Mark
- Price is a number | scraper=Drill prices; field=Price; check=Is number; if_it_fails=Leave out
- No double | scraper=Drill prices; field=Article; check=Not seen before; if_it_fails=Leave out
! record sheet upload|upload|upload record|google sheet [sheet\\w*|upload\\w*]: Title!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Spreadsheet;Sheet tab;Address:url;Rows sent:number#0-1000000;Rows refused:number#0-1000000;Sent on:date;Sent at:time;~Status=Waiting|Sent|Failed
- Flats of Monday | scraper=Flats under 900; spreadsheet=Flats 2025; sheet_tab=June; rows_sent=14; rows_refused=3; status=Sent
- Drills week 23 | scraper=Drill prices; spreadsheet=Price watch; sheet_tab=Drills; rows_sent=38; rows_refused=0; status=Sent
- Flats of Tuesday | scraper=Flats under 900; spreadsheet=Flats 2025; sheet_tab=June; rows_sent=0; rows_refused=0; status=Failed
- Drills week 24 | scraper=Drill prices; spreadsheet=Price watch; sheet_tab=Drills; rows_sent=0; rows_refused=0; status=Waiting
! record run log|job log|crawl log: Title!;Run->@scrape run|scraping job~Flats run 214|Drills run 18;Level=Info|Warning|Error;Page:url;Response code:number#0-599;Text:long;Logged at:time
- Page 3 read | run=Flats run 214; level=Info; response_code=200
- Refused after two pages | run=Drills run 18; level=Error; response_code=403
- Date cannot be read | run=Concerts run 9; level=Warning; response_code=200; text=Page says only summer.
- Tenders queued | run=Tenders run 1; level=Info; response_code=0; text=Waits for a free worker.
! item proxy|proxy server: Address!;Port:number#1-65535;Country;Kind=Data center|Home|Mobile;Checked on:date;Latency:number(ms)#0-60000;~Status=Working|Slow|Dead
- 192.0.2.61 | port=8080; country=Germany; kind=Data center; latency=120; status=Working
- 192.0.2.62 | port=3128; country=Poland; kind=Home; latency=900; status=Slow
- 192.0.2.63 | port=9050; country=France; kind=Mobile; latency=410; status=Working
- 192.0.2.64 | port=8000; country=Spain; kind=Data center; latency=60000; status=Dead
! record export|data export [export\\w*|download\\w*|csv|excel|json]: Title!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Format=CSV|Excel|JSON|Database;Rows:number#0-100000000;File:file;Made on:date;Send to
- Flats October | scraper=Flats under 900; format=CSV; rows=910
- Concerts for the magazine | scraper=Concerts of the region; format=Excel; rows=310; send_to=Culture desk
- Drill prices to the shop | scraper=Drill prices; format=JSON; rows=412; send_to=Price robot
- Flats into the map | scraper=Flats under 900; format=Database; rows=8120
+ notification: Scraper->@scraper|crawler;Reason=New rows|Price changed|Run failed
# excel spreadsheet data|compare excel|comparing excel|data comparison|comparing data|compare data|spreadsheet comparison|file comparison|data reconciliation|compare spreadsheets
item uploaded file|excel file|spreadsheet|source file|uploaded spreadsheet|excel spreadsheet: Name!;File:file;Sheet name;Key column;~Rows:number#0-10000000;~Columns:number#0-10000;Size:number(KB)#0-10000000;Uploaded by~Irma Falk|Deniz Aral;Uploaded on:date;~Status=Uploaded|Read|Failed
- Price list May | sheet_name=Prices; key_column=Article no; rows=1240; columns=8; size=310; uploaded_by=Irma Falk; status=Read
- Stock count north | sheet_name=Count; key_column=Shelf code; rows=860; columns=5; size=190; uploaded_by=Deniz Aral; status=Read
- Staff list June | sheet_name=Sheet1; key_column=Staff no; rows=214; columns=12; size=88; uploaded_by=Irma Falk; status=Uploaded
- Supplier accounts | sheet_name=Accounts; key_column=Supplier no; rows=0; columns=0; size=45; uploaded_by=Deniz Aral; status=Failed
item database|database connection|data source|selected database|target database: Name!;Type=MySQL|PostgreSQL|SQL Server|Oracle|SQLite;Host name;Port:number#1-65535;Schema;User name;Owner~Deniz Aral;Tested on:date;~Status=Connected|Not reachable|Off
- Article master | type=PostgreSQL; host_name=db-1.internal; port=5432; schema=articles; user_name=reader; owner=Deniz Aral; status=Connected
- Warehouse north | type=MySQL; host_name=wh-n.internal; port=3306; schema=stock; user_name=compare; owner=Deniz Aral; status=Connected
- Personnel | type=SQL Server; host_name=hr.internal; port=1433; schema=staff; user_name=reader; owner=Irma Falk; status=Not reachable
- Ledger copy | type=SQLite; schema=ledger; owner=Irma Falk; status=Connected
item database table|compared table|table: Name!;Database->@database|database connection~Article master|Warehouse north;Key column;Rows:number#0-1000000000;Columns:long;Read on:date
- article_prices | database=Article master; key_column=article_no; rows=1236; columns=article_no, name, price, valid_from
- shelf_stock | database=Warehouse north; key_column=shelf_code; rows=866; columns=shelf_code, article, pieces
- employees | database=Personnel; key_column=staff_no; rows=211; columns=staff_no, name, unit
- suppliers | database=Ledger copy; key_column=supplier_no; rows=402; columns=supplier_no, iban, town
record comparison|comparison task|data comparison|comparison run|comparison job|comparison record: Title!;File->@uploaded file|excel file~Price list May|Stock count north;Database->@database|database connection~Article master|Warehouse north;Table->@database table|compared table~article_prices|shelf_stock;~Rows compared:number#0-10000000;~Identical:number#0-10000000;~Different:number#0-10000000;~Only in file:number#0-10000000;~Only in database:number#0-10000000;Started by~Irma Falk;Run on:date;Duration:number(s)#0-100000;~Status=Waiting|Running|Done|Failed
- Prices against master | file=Price list May; database=Article master; table=article_prices; rows_compared=1240; identical=1187; different=42; only_in_file=11; only_in_database=7; started_by=Irma Falk; duration=6; status=Done
- Count against stock | file=Stock count north; database=Warehouse north; table=shelf_stock; rows_compared=860; identical=793; different=67; only_in_file=0; only_in_database=6; started_by=Deniz Aral; duration=4; status=Done
- Staff against personnel | file=Staff list June; database=Personnel; table=employees; started_by=Irma Falk; status=Waiting
- Supplier check | file=Supplier accounts; database=Ledger copy; table=suppliers; started_by=Deniz Aral; status=Failed
record comparison result|difference|comparison difference|result row|identical data|different data: Key!;Comparison->@comparison|comparison task~Prices against master|Count against stock;Kind=Identical|Different|Only in file|Only in database;Column;Value in file;Value in database;Row in file:number#1-10000000;Checked by;~Decision=Open|File is right|Database is right|Ignored
- A-1044 | comparison=Prices against master; kind=Different; column=price; value_in_file=12.90; value_in_database=11.90; row_in_file=45; decision=File is right
- A-2310 | comparison=Prices against master; kind=Only in file; row_in_file=611; decision=Open
- N-07-C | comparison=Count against stock; kind=Different; column=pieces; value_in_file=48; value_in_database=52; row_in_file=130; checked_by=Deniz Aral; decision=Open
- A-1045 | comparison=Prices against master; kind=Identical; row_in_file=46; decision=Ignored
item field mapping|column mapping|comparison rule: Title!;Comparison->@comparison|comparison task~Prices against master|Count against stock;Column in file;Column in table;Type=Text|Number|Date|Yes or no;Is key:boolean;Tolerance:number#0-1000000;Ignore case:boolean;Trim spaces:boolean
- Article number | comparison=Prices against master; column_in_file=Article no; column_in_table=article_no; type=Text
- Price | comparison=Prices against master; column_in_file=Net price; column_in_table=price; type=Number; tolerance=0.01
- Shelf | comparison=Count against stock; column_in_file=Shelf code; column_in_table=shelf_code; type=Text
- Pieces | comparison=Count against stock; column_in_file=Counted; column_in_table=pieces; type=Number; tolerance=0
! record result export|comparison report: File name!;Comparison->@comparison|comparison task~Prices against master;Contents=All rows|Differences only|Missing only;Format=Excel|CSV|PDF;Rows:number#0-10000000;File:file;Made by;Made on:date
- prices-differences.xlsx | comparison=Prices against master; contents=Differences only; format=Excel; rows=42; made_by=Irma Falk
- north-all.csv | comparison=Count against stock; contents=All rows; format=CSV; rows=866; made_by=Deniz Aral
- north-missing.pdf | comparison=Count against stock; contents=Missing only; format=PDF; rows=6; made_by=Deniz Aral
- prices-new.csv | comparison=Prices against master; contents=Missing only; format=CSV; rows=18; made_by=Irma Falk
# fish farm|fish farming|aquaculture|water production|aquatic product|fishery data|fish pond|shrimp farm
item fish farm|farm|breeding base|aquaculture base: Name!;Place;Latitude:number#-90-90;Longitude:number#-180-180;Water source=River|Lake|Sea|Well;Water area:number(ha)#0-100000;Manager~Tove Lunde;Phone:phone;Picture:image;~Status=Working|Resting|Closed
- Silver bay farm | place=Outer fjord; latitude=60.3; longitude=5.2; water_source=Sea; water_area=14; manager=Tove Lunde; status=Working
- Mill creek ponds | place=Lower valley; latitude=48.1; longitude=14.2; water_source=River; water_area=6; manager=Anton Greif; status=Working
- Old quarry lake | place=Stone hill; water_source=Lake; water_area=9; manager=Anton Greif; status=Resting
- Hatchery east | place=Harbour road 4; water_source=Well; water_area=1; manager=Tove Lunde; status=Working
item pond|tank|cage|net pen|fish pond|breeding pond: Name!;Farm->@fish farm|farm~Silver bay farm|Mill creek ponds;Kind=Pond|Tank|Net cage|Raceway;Volume:number(m3)#1-1000000;Depth:number(m)#0-200;Species->@fish species|species~Rainbow trout|Atlantic salmon;~Fish:number#0-10000000;Stocked on:date;~Status=Stocked|Empty|Quarantine
- Cage 1 | farm=Silver bay farm; kind=Net cage; volume=12000; depth=18; species=Atlantic salmon; fish=48000; status=Stocked
- Cage 2 | farm=Silver bay farm; kind=Net cage; volume=12000; depth=18; species=Atlantic salmon; fish=46200; status=Quarantine
- Pond A | farm=Mill creek ponds; kind=Pond; volume=2400; depth=2; species=Rainbow trout; fish=9100; status=Stocked
- Pond B | farm=Mill creek ponds; kind=Pond; volume=1900; depth=2; fish=0; status=Empty
item fish species|species|fish: Name!;Water temperature from:number(C)#-2-40;Water temperature to:number(C)#-2-40;Least oxygen:number(mg/L)#0-20;Market weight:number(g)#1-100000;Months to market:number#1-60;Picture:image
- Rainbow trout | water_temperature_from=8; water_temperature_to=16; least_oxygen=6; market_weight=400; months_to_market=12
- Atlantic salmon | water_temperature_from=6; water_temperature_to=14; least_oxygen=7; market_weight=4500; months_to_market=20
- Common carp | water_temperature_from=15; water_temperature_to=28; least_oxygen=4; market_weight=1500; months_to_market=30
- Arctic char | water_temperature_from=4; water_temperature_to=12; least_oxygen=7; market_weight=900; months_to_market=22
item sensor|monitoring device|water sensor|monitoring point: Code!;Pond->@pond|tank~Cage 1|Pond A;Measures=Water temperature|Dissolved oxygen|pH|Ammonia|Salinity|Water level;Depth:number(m)#0-200;Interval:number(min)#1-1440;Installed on:date;Last seen:date;~Status=Online|Offline|Fault
- T-C1-05 | pond=Cage 1; measures=Water temperature; depth=5; interval=10; status=Online
- O-C1-05 | pond=Cage 1; measures=Dissolved oxygen; depth=5; interval=10; status=Online
- T-PA-01 | pond=Pond A; measures=Water temperature; depth=1; interval=30; status=Online
- P-PA-01 | pond=Pond A; measures=pH; depth=1; interval=60; status=Fault
record water reading|water quality|water quality record|water temperature|water quality reading|sensor reading|monitoring record: Title!;Pond->@pond|tank~Cage 1|Pond A;Sensor->@sensor|monitoring device~T-C1-05|T-PA-01;Measured on:date;Measured at:time;Water temperature:number(C)#-2-45;Dissolved oxygen:number(mg/L)#0-30;pH:number#0-14;Ammonia:number(mg/L)#0-50;Salinity:number(ppt)#0-50;~Rating=Good|Watch|Bad
- Cage 1, 6 am | pond=Cage 1; sensor=T-C1-05; water_temperature=9.4; dissolved_oxygen=8.6; ph=7.9; ammonia=0.02; salinity=32; rating=Good
- Cage 1, noon | pond=Cage 1; sensor=T-C1-05; water_temperature=9.8; dissolved_oxygen=8.3; ph=7.9; ammonia=0.03; salinity=32; rating=Good
- Pond A, 6 am | pond=Pond A; sensor=T-PA-01; water_temperature=14.1; dissolved_oxygen=6.2; ph=7.2; ammonia=0.2; rating=Watch
- Pond A, 3 pm | pond=Pond A; sensor=T-PA-01; water_temperature=18.7; dissolved_oxygen=4.9; ph=7.4; ammonia=0.4; rating=Bad
record fish population|fish count|stock record|population count|population record: Title!;Pond->@pond|tank~Cage 1|Pond A;Species->@fish species|species~Rainbow trout|Atlantic salmon;Counted on:date;Fish:number#0-10000000;Average weight:number(g)#0-100000;Biomass:number(kg)#0-10000000;Deaths:number#0-1000000;Counted by~Tove Lunde
- Cage 1 in May | pond=Cage 1; species=Atlantic salmon; fish=48000; average_weight=1900; biomass=91200; deaths=120; counted_by=Tove Lunde
- Cage 2 in May | pond=Cage 2; species=Atlantic salmon; fish=46200; average_weight=1850; biomass=85470; deaths=640; counted_by=Tove Lunde
- Pond A in May | pond=Pond A; species=Rainbow trout; fish=9100; average_weight=260; biomass=2366; deaths=15; counted_by=Anton Greif
- Pond A in April | pond=Pond A; species=Rainbow trout; fish=9115; average_weight=210; biomass=1914; deaths=22; counted_by=Anton Greif
record harvest|production record|production|output record|water production data|catch: Title!;Farm->@fish farm|farm~Silver bay farm;Pond->@pond|tank~Cage 1|Pond A;Species->@fish species|species~Rainbow trout;Harvested on:date;Weight:number(kg)#0-10000000;Price per kg:money;Buyer~Harbour market
- Cage 1 first cut | farm=Silver bay farm; pond=Cage 1; species=Atlantic salmon; weight=8200; price_per_kg=6.4; buyer=Harbour market
- Pond A spring | farm=Mill creek ponds; pond=Pond A; species=Rainbow trout; weight=620; price_per_kg=7.1; buyer=Valley inns
- Carp for Christmas | farm=Old quarry lake; species=Common carp; weight=1900; price_per_kg=5.2; buyer=Town market
- Cage 2 emergency cut | farm=Silver bay farm; pond=Cage 2; species=Atlantic salmon; weight=3100; price_per_kg=5.1; buyer=Smokehouse
! record water alarm|alarm|alert [alarm|alert|warn\\w*|monitor\\w*]: Title!;Pond->@pond|tank~Pond A;Sensor->@sensor|monitoring device~T-PA-01;Level=Notice|Warning|Critical;Value:number#-100-100000;Limit:number#-100-100000;Raised on:date;Handled by;Measure taken:long;~Status=Open|In hand|Solved
- Oxygen low in pond A | pond=Pond A; level=Critical; value=4.9; limit=6; handled_by=Anton Greif; measure_taken=Aerator on; status=In hand
- Warm water in pond A | pond=Pond A; sensor=T-PA-01; level=Warning; value=18.7; limit=16; status=Open
- Probe without signal | pond=Pond A; sensor=P-PA-01; level=Notice; status=Open
- Many deaths in cage 2 | pond=Cage 2; level=Critical; value=640; limit=200; handled_by=Tove Lunde; measure_taken=Vet called; status=In hand
! record feeding|feeding record: Title!;Pond->@pond|tank~Cage 1|Pond A;Feed~Pellets 4 mm;Amount:number(kg)#0-100000;Fed on:date;Fed by~Tove Lunde
- Cage 1 morning | pond=Cage 1; feed=Pellets 9 mm; amount=420; fed_by=Tove Lunde
- Pond A morning | pond=Pond A; feed=Pellets 4 mm; amount=22; fed_by=Anton Greif
- Pond A evening | pond=Pond A; feed=Pellets 4 mm; amount=18; fed_by=Anton Greif
- Cage 2 reduced | pond=Cage 2; feed=Medical pellets; amount=150; fed_by=Tove Lunde
# geographic spatial|spatial data|geospatial data|geographic data|gis data|raster data|geodata|shapefile
item spatial dataset|spatial data file|geographic file|data file|spatial data|geographic spatial data|spatial layer|geospatial data file: Name!;File:file;Format->@data format|file format~GeoTIFF|GeoJSON;Kind=Vector|Raster|Point cloud|Table;Coordinate system->@coordinate system|projection~WGS 84|UTM 33N;~Features:number#0-100000000;Resolution:number(m)#0-10000;Size:number(MB)#0-1000000;Covers;Uploaded by~Runa Holt;Uploaded on:date;~Status=Uploaded|Checked|Failed
- River network | format=GeoJSON; kind=Vector; coordinate_system=WGS 84; features=1840; size=12; covers=Upper Ilm; uploaded_by=Runa Holt; status=Checked
- Terrain model | format=GeoTIFF; kind=Raster; coordinate_system=UTM 33N; resolution=5; size=640; covers=Upper Ilm; uploaded_by=Runa Holt; status=Checked
- Rain gauges | format=CSV with coordinates; kind=Table; coordinate_system=WGS 84; features=64; size=1; covers=State; uploaded_by=Joris Veen; status=Checked
- Town parcels | format=Shapefile; kind=Vector; coordinate_system=UTM 33N; features=9120; size=38; covers=Millbrook; uploaded_by=Joris Veen; status=Uploaded
item data format|file format|format: Name!;Extension;Kind=Vector|Raster|Table;Can be read:boolean;Can be written:boolean;Note
- GeoTIFF | extension=tif; kind=Raster
- GeoJSON | extension=geojson; kind=Vector
- Shapefile | extension=shp; kind=Vector; note=Zipped with its side files
- CSV with coordinates | extension=csv; kind=Table
item coordinate system|projection|spatial reference: Name!;Code;Unit=Degree|Metre|Foot;Area of use
- WGS 84 | code=EPSG 4326; unit=Degree; area_of_use=World
- UTM 33N | code=EPSG 32633; unit=Metre; area_of_use=12 to 18 degrees east
- Web Mercator | code=EPSG 3857; unit=Metre; area_of_use=World without poles
- State grid | code=Local; unit=Metre; area_of_use=State
record processing task|processing job|data operation|operation|spatial analysis|geoprocessing task {Waiting|Running|Done|Failed}: Title!;Input->@spatial dataset|spatial data file~Terrain model|River network;Operation=Clip|Buffer|Overlay|Merge|Slope|Resample;Parameters:long;Second input->@spatial dataset|spatial data file~River network;Output->@spatial dataset|spatial data file~Terrain model;Started by~Runa Holt;Started on:date;Duration:number(s)#0-1000000;Message
- Slope of the terrain | input=Terrain model; operation=Slope; parameters=Degrees; started_by=Runa Holt; duration=41
- River strip 50 m | input=River network; operation=Buffer; parameters=50 m, round ends; started_by=Runa Holt; duration=7
- Parcels near rivers | input=Town parcels; operation=Overlay; second_input=River network; started_by=Joris Veen; duration=0
- Terrain to 20 m | input=Terrain model; operation=Resample; parameters=20 m, mean; started_by=Joris Veen; duration=18
record format conversion|data conversion|conversion|conversion task: Title!;Input->@spatial dataset|spatial data file~Town parcels;From format->@data format|file format~Shapefile;To format->@data format|file format~GeoJSON;Target system->@coordinate system|projection~WGS 84;Output file:file;Done by~Joris Veen;Done on:date;~Status=Waiting|Running|Done|Failed
- Parcels to web | input=Town parcels; from_format=Shapefile; to_format=GeoJSON; target_system=WGS 84; done_by=Joris Veen; status=Done
- Gauges to points | input=Rain gauges; from_format=CSV with coordinates; to_format=GeoJSON; target_system=WGS 84; done_by=Joris Veen; status=Done
- Rivers to shape | input=River network; from_format=GeoJSON; to_format=Shapefile; target_system=UTM 33N; done_by=Runa Holt; status=Running
- Terrain to grid | input=Terrain model; from_format=GeoTIFF; to_format=GeoTIFF; target_system=State grid; done_by=Runa Holt; status=Failed
record interpolation|file interpolation|interpolation task|data interpolation: Title!;Points->@spatial dataset|spatial data file~Rain gauges;Value column~rain_mm;Method=Inverse distance|Kriging|Spline|Nearest neighbour;Cell size:number(m)#0.1-100000;Search radius:number(m)#1-10000000;Cross error:number#0-1000000;Output->@spatial dataset|spatial data file~Terrain model;Run by~Joris Veen;Run on:date;~Status=Waiting|Running|Done|Failed
- Rain of May, IDW | points=Rain gauges; value_column=rain_mm; method=Inverse distance; cell_size=500; search_radius=40000; cross_error=6.1; run_by=Joris Veen; status=Done
- Rain of May, kriging | points=Rain gauges; value_column=rain_mm; method=Kriging; cell_size=500; cross_error=4.8; run_by=Joris Veen; status=Done
- Rain nearest | points=Rain gauges; value_column=rain_mm; method=Nearest neighbour; cell_size=1000; cross_error=9.7; run_by=Runa Holt; status=Done
- Rain spline fine | points=Rain gauges; value_column=rain_mm; method=Spline; cell_size=50; run_by=Runa Holt; status=Failed
record data extraction|extraction|extract|extracted data: Title!;Input->@spatial dataset|spatial data file~Town parcels;By=Area drawn|Attribute|Layer|Band;Condition;Area;~Features:number#0-100000000;Output file:file;Extracted by~Joris Veen;Extracted on:date
- Parcels over 1 ha | input=Town parcels; by=Attribute; condition=area above 10000; features=212; extracted_by=Joris Veen
- Rivers in Millbrook | input=River network; by=Area drawn; area=Millbrook border; features=61; extracted_by=Runa Holt
- Terrain of the dam | input=Terrain model; by=Area drawn; area=Dam rectangle; features=1; extracted_by=Runa Holt
- Gauges above 600 m | input=Rain gauges; by=Attribute; condition=height above 600; features=19; extracted_by=Joris Veen
item map view|saved map|map|map visualization: Title!;Layers~River network, Terrain model;Main dataset->@spatial dataset|spatial data file~River network;Center latitude:number#-90-90;Center longitude:number#-180-180;Zoom:number#0-22;Classes:number#1-30;Color scheme=Blues|Greens|Reds|Rainbow|Gray;Made by~Runa Holt;Public:boolean
- Rivers over terrain | layers=River network, Terrain model; main_dataset=River network; center_latitude=50.7; center_longitude=11.1; zoom=10; classes=5; color_scheme=Blues; made_by=Runa Holt
- Rain of May | main_dataset=Rain gauges; center_latitude=50.9; center_longitude=11.4; zoom=8; classes=7; color_scheme=Blues; made_by=Joris Veen
- Parcels by size | main_dataset=Town parcels; zoom=14; classes=6; color_scheme=Greens; made_by=Joris Veen
- Slope | main_dataset=Terrain model; zoom=11; classes=8; color_scheme=Reds; made_by=Runa Holt
# data mining|mining modeling|modeling platform|modelling platform|data modeling|predictive modeling|machine learning platform|visual modeling
item modeling project|project|experiment|mining project: Name!;Goal:long;Task=Classification|Regression|Clustering|Association|Forecast;Owner~Selma Roth;Members;Created on:date;~Status=Open|Finished|Archived
- Churn of meters | goal=Who ends the contract within a year; task=Classification; owner=Selma Roth; members=Ivo Lenz; status=Open
- Load of tomorrow | goal=Hourly load one day ahead; task=Forecast; owner=Ivo Lenz; status=Open
- Baskets of the shop | goal=What is bought together; task=Association; owner=Selma Roth; status=Finished
- Groups of readers | goal=Kinds of readers by loans; task=Clustering; owner=Ivo Lenz; status=Archived
item dataset|data set|data input|input data|imported data: Name!;Project->@modeling project|project~Churn of meters;Source=File|Database|Interface|Output of a flow;Rows:number#0-1000000000;Columns:number#0-100000;Target column;File:file;Missing values:percent;Updated on:date
- Contracts 2024 | project=Churn of meters; source=Database; rows=48200; columns=31; target_column=ended; missing_values=3
- Load hourly | project=Load of tomorrow; source=Interface; rows=26280; columns=9; target_column=load_mw; missing_values=0
- Till lines | project=Baskets of the shop; source=File; rows=910000; columns=5; missing_values=1
- Loans | project=Groups of readers; source=File; rows=122000; columns=8; missing_values=4
item workflow|data flow|model flow|pipeline|analysis flow|canvas: Name!;Project->@modeling project|project~Churn of meters;Input->@dataset|data set~Contracts 2024;Nodes:number#0-500;Version:number#1-1000;Made by~Selma Roth;Changed on:date;Runs=By hand|Daily|Weekly;~Status=Draft|Ready|Off
- Churn with trees | project=Churn of meters; input=Contracts 2024; nodes=9; version=4; made_by=Selma Roth; runs=Weekly; status=Ready
- Load with lags | project=Load of tomorrow; input=Load hourly; nodes=7; version=2; made_by=Ivo Lenz; runs=Daily; status=Ready
- Basket rules | project=Baskets of the shop; input=Till lines; nodes=4; version=1; made_by=Selma Roth; runs=By hand; status=Off
- Reader clusters | project=Groups of readers; input=Loans; nodes=6; version=3; made_by=Ivo Lenz; runs=By hand; status=Draft
item component|analysis component|mining component|operator|algorithm|algorithm component: Name!;Group=Input|Cleaning|Features|Model|Evaluation|Chart|Output;Algorithm;Inputs:number#0-20;Outputs:number#0-20;Parameters:long;Description:long;Enabled:boolean
- Read table | group=Input; inputs=0; outputs=1; description=Reads a dataset of the project.
- Fill gaps | group=Cleaning; algorithm=Median or most frequent; inputs=1; outputs=1; parameters=columns, method
- Random forest | group=Model; algorithm=Bagged trees; inputs=1; outputs=1; parameters=trees, depth, leaf size
- Confusion matrix | group=Evaluation; inputs=2; outputs=1; parameters=threshold
record workflow node|node|flow node|flow step: Label!;Workflow->@workflow|data flow~Churn with trees;Component->@component|analysis component~Random forest|Fill gaps;Previous node->@workflow node|node~Read contracts;Parameters:long;Left:number(px)#0-100000;Top:number(px)#0-100000;~Last state=Not run|Running|Done|Failed
- Read contracts | workflow=Churn with trees; component=Read table; parameters=Contracts 2024; left=40; top=120; last_state=Done
- Fill ages | workflow=Churn with trees; component=Fill gaps; previous_node=Read contracts; parameters=age by median; left=240; top=120; last_state=Done
- Forest 300 | workflow=Churn with trees; component=Random forest; previous_node=Fill ages; parameters=300 trees, depth 12; left=440; top=120; last_state=Done
- Check on test part | workflow=Churn with trees; component=Confusion matrix; previous_node=Forest 300; parameters=0.4; left=640; top=120; last_state=Failed
item model|trained model|mining model: Name!;Workflow->@workflow|data flow~Churn with trees;Algorithm~Random forest;Version:number#1-1000;Accuracy:percent;Error:number#0-1000000;Trained on:date;File:file;Used by;~Status=Trained|Published|Retired
- Churn forest 4 | workflow=Churn with trees; algorithm=Random forest; version=4; accuracy=87; status=Published
- Churn forest 3 | workflow=Churn with trees; algorithm=Random forest; version=3; accuracy=84; status=Retired
- Load boost 2 | workflow=Load with lags; algorithm=Boosted trees; version=2; error=3.1; status=Published
- Reader k-means | workflow=Reader clusters; algorithm=k-means; version=3; status=Trained
record run|execution|workflow run|analysis result|mining result|training run: Title!;Workflow->@workflow|data flow~Churn with trees;Model->@model|trained model~Churn forest 4;Started by~Selma Roth;Started on:date;Duration:number(s)#0-10000000;Rows read:number#0-1000000000;Finding:long;Log:long;~Status=Waiting|Running|Done|Failed|Stopped
- Churn, week 22 | workflow=Churn with trees; model=Churn forest 4; started_by=Selma Roth; duration=214; rows_read=48200; finding=Price rise is the strongest sign; status=Done
- Load, Monday | workflow=Load with lags; model=Load boost 2; started_by=Ivo Lenz; duration=35; rows_read=26280; status=Done
- Baskets of May | workflow=Basket rules; started_by=Selma Roth; duration=510; rows_read=910000; finding=Yeast with flour, lift 4.2; status=Done
- Clusters with six groups | workflow=Reader clusters; started_by=Ivo Lenz; duration=12; log=Column age is text; status=Failed
! item result chart|visualization|chart [visual\\w*|chart\\w*|result\\w*]: Title!;Run->@run|execution~Churn, week 22;Kind=Bar|Line|Scatter|Tree|Matrix|Heat map;X column;Y column;Made by~Selma Roth;Picture:image
- What drives churn | run=Churn, week 22; kind=Bar; x_column=feature; y_column=importance; made_by=Selma Roth
- Load against forecast | run=Load, Monday; kind=Line; x_column=hour; y_column=load_mw; made_by=Ivo Lenz
- Rules by lift | run=Baskets of May; kind=Scatter; x_column=support; y_column=lift; made_by=Selma Roth
- Confusion of churn | run=Churn, week 22; kind=Matrix; x_column=real; y_column=found; made_by=Selma Roth
# information inquiry|information query|information lookup|and information display|query and filter|inquiry platform|inquiry mini-program
! record query result|result|information record|detail record|entry [query|queries|inquir\\w*|information]: Title!;Query->@query record|information query~passport photo;Category->@information category|category~Public offices|Bus lines;Summary:long;Details:long;Source->@information source|source~Town hall|Transit board;Keywords~opening hours, passport;Region;Picture:image;Valid until:date;Published on:date;~Views:number#0-10000000;~Status=Draft|Published|Outdated
- Passport office | category=Public offices; summary=Passports and identity cards.; source=Town hall; keywords=passport, photo; region=Centre; views=4120; status=Published
- Line 12 to the lake | category=Bus lines; summary=Every 20 minutes until 23.; source=Transit board; keywords=bus, lake; region=North; views=2310; status=Published
- Night pharmacy in June | category=Health; summary=Who is open at night.; source=Chamber of pharmacists; keywords=pharmacy, night; region=South; views=980; status=Published
- Waste dates of last year | category=Public offices; source=Town hall; keywords=waste; views=310; status=Outdated
! item information category|category|information type|query type: Name!;Parent;Icon:image;Order:number#1-500;Description:long;~Entries:number#0-1000000
- Public offices | order=1; entries=84
- Bus lines | order=2; entries=31
- Health | order=3; entries=57
- Schools | order=4; entries=26
item information source|source|data source: Name!;Kind=Office|Web service|File|Typed in;Address:url;Contact:email;Read every:number(h)#1-10000;Read on:date;~Status=Active|Paused|Failed
- Town hall | kind=Web service; read_every=24; status=Active
- Transit board | kind=File; read_every=168; status=Active
- Chamber of pharmacists | kind=Typed in; status=Active
- School office | kind=File; read_every=720; status=Failed
! record query record|query history|inquiry|query|search record|information query: Words!;Category->@information category|category~Public offices|Bus lines;Person~Nele Brink|Tomas Reyes;Conditions:long;Sorted by=Relevance|Newest|Title;Page:number#1-100000;Results:number#0-1000000;Asked on:date;Asked at:time
- passport photo | category=Public offices; person=Nele Brink; sorted_by=Relevance; page=1; results=6
- lake | category=Bus lines; person=Tomas Reyes; sorted_by=Title; page=1; results=3
- pharmacy tonight | category=Health; person=Nele Brink; conditions=region is South; sorted_by=Newest; page=1; results=2
- school holidays | category=Schools; person=Tomas Reyes; page=2; results=14
item query condition|filter condition|filter|saved filter|saved query: Name!;Category->@information category|category~Public offices|Bus lines;Field~Region|Valid until;Compare=Equals|Contains|After|Before|Between;Value;Owner~Nele Brink;Default:boolean
- Only centre | category=Public offices; field=Region; compare=Equals; value=Centre; owner=Nele Brink
- Lines to the lake | category=Bus lines; field=Keywords; compare=Contains; value=lake; owner=Tomas Reyes
- Still valid | category=Health; field=Valid until; compare=After; value=Today; owner=Nele Brink
- Primary schools | category=Schools; field=Title; compare=Contains; value=primary; owner=Tomas Reyes
! item carousel slide|rotation|banner|rotating information [rotat\\w*|carousel|banner|slid\\w*]: Title!;Information->@query result|information record~Passport office|Line 12 to the lake;Picture:image;Position:number#1-50;Shown for:number(s)#1-60;From:date;Until:date;Active:boolean
- Longer hours in June | information=Passport office; position=1; shown_for=5
- To the lake by bus | information=Line 12 to the lake; position=2; shown_for=5
- Who is open tonight | information=Night pharmacy in June; position=3; shown_for=8
- Bring a new photo | information=Passport office; position=4; shown_for=4
+ favorite: Information->@query result|information record
# employment and market|employment data|labor market data|labour market data|job market data|employment statistics|unemployment data
item industry|employment industry|sector|branch of trade: Name!;Code;Parent;Employed:number#0-1000000000;Average pay:money;Growth:percent;Description:long
- Health care | code=Q; employed=412000; average_pay=3100; growth=4
- Building | code=F; employed=288000; average_pay=2900; growth=1
- Information technology | code=J; employed=156000; average_pay=4300; growth=6
- Retail | code=G; employed=530000; average_pay=2300; growth=-1
! item region|area|province|city: Name!;Part of;Population:number#0-2000000000;Working age:number#0-2000000000;Unemployment rate:percent;Latitude:number#-90-90;Longitude:number#-180-180
- North shore | population=1240000; working_age=790000; unemployment_rate=5.1; latitude=54.1; longitude=10.2
- River basin | population=3100000; working_age=2010000; unemployment_rate=7.4; latitude=51.4; longitude=7.2
- Hill country | population=860000; working_age=520000; unemployment_rate=3.2; latitude=47.9; longitude=11.6
- Capital | population=1900000; working_age=1300000; unemployment_rate=6.3; latitude=50.1; longitude=8.7
! record employment figure|employment record|employment data|employment statistic: Title!;Industry->@industry|employment industry~Health care|Building;Region->@region|area~North shore|River basin;Period~2025 Q1;Employed:number#0-1000000000;Hired:number#0-100000000;Left:number#0-100000000;Average pay:money;Source->@data source|source~Labour office
- Health care north, Q1 | industry=Health care; region=North shore; period=2025 Q1; employed=61000; hired=2900; left=1800; average_pay=3050; source=Labour office
- Building river, Q1 | industry=Building; region=River basin; period=2025 Q1; employed=98000; hired=4100; left=4600; average_pay=2880; source=Labour office
- IT capital, Q1 | industry=Information technology; region=Capital; period=2025 Q1; employed=71000; hired=5200; left=2100; average_pay=4400; source=Chamber survey
- Retail hills, Q1 | industry=Retail; region=Hill country; period=2025 Q1; employed=39000; hired=1500; left=1700; average_pay=2250; source=Labour office
! record market figure|supply and demand|market supply|market demand|demand|supply|vacancy figure: Title!;Industry->@industry|employment industry~Health care;Region->@region|area~North shore;Period~2025 Q1;Vacancies:number#0-100000000;Job seekers:number#0-100000000;Seekers per vacancy:number#0-1000;Days to fill:number(days)#0-1000
- Nurses wanted north | industry=Health care; region=North shore; period=2025 Q1; vacancies=3400; job_seekers=900; seekers_per_vacancy=0.26; days_to_fill=118
- Building trades river | industry=Building; region=River basin; period=2025 Q1; vacancies=2100; job_seekers=3900; seekers_per_vacancy=1.86; days_to_fill=54
- Developers capital | industry=Information technology; region=Capital; period=2025 Q1; vacancies=4800; job_seekers=2700; seekers_per_vacancy=0.56; days_to_fill=81
- Sales hills | industry=Retail; region=Hill country; period=2025 Q1; vacancies=600; job_seekers=2200; seekers_per_vacancy=3.67; days_to_fill=23
record learning progress|training figure|training progress|course progress: Title!;Industry->@industry|employment industry~Health care;Region->@region|area~North shore;Learners:number#0-100000000;Completed:percent;Period~2025 Q1;Found work:percent
- Care assistants | industry=Health care; region=North shore; learners=1800; completed=71; period=2025 Q1; found_work=88
- Bricklayers | industry=Building; region=River basin; learners=940; completed=64; period=2025 Q1; found_work=79
- Web developers | industry=Information technology; region=Capital; learners=3100; completed=52; period=2025 Q1; found_work=66
- Shop managers | industry=Retail; region=Hill country; learners=210; completed=80; period=2025 Q1; found_work=58
record population change|population figure|population: Title!;Region->@region|area~North shore;Year:number#1900-2100;Births:number#0-100000000;Deaths:number#0-100000000;Moved in:number#0-100000000;Moved away:number#0-100000000;Population:number#0-2000000000
- North shore 2024 | region=North shore; year=2024; births=10400; deaths=13900; moved_in=31000; moved_away=26500; population=1240000
- River basin 2024 | region=River basin; year=2024; births=27100; deaths=33800; moved_in=60100; moved_away=64200; population=3100000
- Hill country 2024 | region=Hill country; year=2024; births=7800; deaths=8900; moved_in=24300; moved_away=17100; population=860000
- Capital 2024 | region=Capital; year=2024; births=18600; deaths=15200; moved_in=98000; moved_away=84000; population=1900000
item visualization module|module|chart module: Name!;Shows=Employment|Supply and demand|Learning|Population;Chart=Bar|Line|Pie|Map|Table;Refresh every:number(min)#0-10080;Position:number#1-100;Visible:boolean
- Who works where | shows=Employment; chart=Bar; refresh_every=60; position=1
- Seekers per vacancy | shows=Supply and demand; chart=Map; refresh_every=60; position=2
- Courses that lead to work | shows=Learning; chart=Line; refresh_every=1440; position=3
- People in ten years | shows=Population; chart=Line; refresh_every=1440; position=4
! item data source|source: Name!;Publisher;Address:url;Updated=Live|Daily|Monthly|Quarterly|Yearly;Read on:date;~Status=Current|Late|Failed
- Labour office | publisher=Federal labour office; updated=Quarterly; status=Current
- Chamber survey | publisher=Chamber of commerce; updated=Quarterly; status=Current
- Census | publisher=Statistical office; updated=Yearly; status=Late
- Job boards | publisher=Own crawler; updated=Daily; status=Current
# high-tech zone|high tech zone|technology zone|economic zone|development zone|science zone|industrial zone data|zone visualization
item zone|high-tech zone|park: Name!;Level=State|Province|City;Area:number(ha)#0-1000000;Founded:number#1900-2100;Director~Ines Molin;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;Description:long
- Harbour technology zone | level=State; area=640; founded=1998; director=Ines Molin; latitude=54.3; longitude=10.1
- South valley zone | level=Province; area=310; founded=2007; director=Pavel Orth; latitude=48.2; longitude=11.9
- Airport zone | level=City; area=180; founded=2014; director=Ines Molin
- Old mill zone | level=City; area=42; founded=2019; director=Pavel Orth
! item region|zone region|district|area: Name!;Zone->@zone|high-tech zone~Harbour technology zone|South valley zone;Focus~Biotech;Area:number(ha)#0-100000;Outline:long;~Companies:number#0-100000
- Biotech quay | zone=Harbour technology zone; focus=Biotech; area=90; companies=64
- Chip yard | zone=Harbour technology zone; focus=Semiconductors; area=140; companies=38
- Solar slope | zone=South valley zone; focus=Energy; area=75; companies=22
- Drone field | zone=Airport zone; focus=Aviation; area=30; companies=11
item building|3d building|tower|3d building map: Name!;Region->@region|zone region~Biotech quay|Chip yard;Address;Floors:number#1-200;Floor space:number(m2)#1-10000000;Let:percent;3D model:file;Height:number(m)#1-1000;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image
- Quay tower A | region=Biotech quay; address=Quay 1; floors=14; floor_space=18200; let=93; height=52
- Quay tower B | region=Biotech quay; address=Quay 3; floors=9; floor_space=9700; let=71; height=34
- Clean room hall 2 | region=Chip yard; address=Yard road 12; floors=3; floor_space=22000; let=100; height=18
- Slope house | region=Solar slope; address=Sun lane 4; floors=6; floor_space=5400; let=64; height=22
! item floor|storey: Name!;Building->@building|tower~Quay tower A|Slope house;Level:number#-10-200;Space:number(m2)#1-1000000;Let:percent;Plan:image
- Tower A, floor 3 | building=Quay tower A; level=3; space=1300; let=100
- Tower A, floor 4 | building=Quay tower A; level=4; space=1300; let=80
- Tower B, floor 1 | building=Quay tower B; level=1; space=1080; let=55
- Slope house, ground floor | building=Slope house; level=0; space=900; let=64
! item company|enterprise|tenant|zone company: Name!;Floor->@floor|storey~Tower A, floor 3|Slope house, ground floor;Building->@building|tower~Quay tower A|Slope house;Industry->@industry|sector~Biotech|Energy;Employees:number#0-1000000;Turnover:money;Tax paid:money;Patents:number#0-100000;Moved in on:date;Contact:email;Website:url;Logo:image
- Algen Labs | floor=Tower A, floor 3; building=Quay tower A; industry=Biotech; employees=48; turnover=6200000; tax_paid=410000; patents=9
- Nordlicht Sensors | floor=Tower A, floor 4; building=Quay tower A; industry=Semiconductors; employees=120; turnover=21000000; tax_paid=1800000; patents=31
- Sunweave | floor=Slope house, ground floor; building=Slope house; industry=Energy; employees=17; turnover=1400000; tax_paid=60000; patents=3
- Petri Kit | floor=Tower B, floor 1; building=Quay tower B; industry=Biotech; employees=8; turnover=300000; tax_paid=9000; patents=1
! item industry|sector: Name!;Code;Colour;Description:long
- Biotech | code=BT; colour=Green
- Semiconductors | code=SC; colour=Blue
- Energy | code=EN; colour=Yellow
- Aviation | code=AV; colour=Gray
! record indicator value|zone figure|indicator|economic figure|statistic: Title!;Region->@region|zone region~Biotech quay;Company->@company|enterprise~Algen Labs;Indicator=Turnover|Tax|Jobs|Patents|Investment|Energy use;Period~2025 Q1;Value:number#-1000000000000-1000000000000;Unit~EUR|people;Change:percent
- Jobs at the quay | region=Biotech quay; indicator=Jobs; period=2025 Q1; value=2140; unit=people; change=3
- Turnover of the chip yard | region=Chip yard; indicator=Turnover; period=2025 Q1; value=310000000; unit=EUR; change=6
- Patents of Algen | region=Biotech quay; company=Algen Labs; indicator=Patents; period=2025 Q1; value=2; unit=patents
- Energy on the slope | region=Solar slope; indicator=Energy use; period=2025 Q1; value=410; unit=MWh; change=-8
# advertising data|ad data|advertising performance|ad performance|advertising analytics|campaign data|advertising statistics|marketing data
item ad campaign|campaign|advertising campaign: Name!;Advertiser->@advertiser|client~Lakeside Bikes|Oat & Co;Channel->@ad channel|channel~Search|Social feed;Goal=Awareness|Visits|Sales|Installs;Budget:money;Starts on:date;Ends on:date;Audience;~Status=Planned|Running|Paused|Ended
- Spring bikes | advertiser=Lakeside Bikes; channel=Search; goal=Sales; budget=12000; audience=Commuters 25 to 45; status=Running
- Oat drink launch | advertiser=Oat & Co; channel=Social feed; goal=Awareness; budget=30000; audience=Women and men 18 to 35; status=Running
- Winter tyres | advertiser=Lakeside Bikes; channel=Newsletter; goal=Visits; budget=2500; status=Ended
- App for recipes | advertiser=Oat & Co; channel=Video; goal=Installs; budget=9000; status=Paused
! item advertiser|client|brand: Name!;Industry;Contact;Email:email;Phone:phone;Monthly budget:money;Logo:image
- Lakeside Bikes | industry=Sport; contact=Mara Lindt; monthly_budget=8000
- Oat & Co | industry=Food; contact=Joel Abara; monthly_budget=20000
- City Opera | industry=Culture; contact=Ruth Keller; monthly_budget=3000
- Kiln Studio | industry=Crafts; contact=Ivo Senn; monthly_budget=900
! item ad channel|channel|platform|advertising channel|medium: Name!;Kind=Search|Social|Video|Display|Email|Outdoor;Billing=Per click|Per thousand views|Per action|Fixed;Average price:money;Account;Active:boolean
- Search | kind=Search; billing=Per click; average_price=0.62
- Social feed | kind=Social; billing=Per thousand views; average_price=7.4
- Video | kind=Video; billing=Per thousand views; average_price=11
- Newsletter | kind=Email; billing=Fixed; average_price=350
! item ad|creative|advertisement|ad creative: Title!;Campaign->@ad campaign|campaign~Spring bikes|Oat drink launch;Format=Text|Picture|Video|Banner;Text:long;Picture:image;Link:url;~Status=Draft|Running|Paused|Ended
- Bikes from 499 | campaign=Spring bikes; format=Text; text=Ride to work this spring.; status=Running
- Oat splash, 15 s | campaign=Oat drink launch; format=Video; status=Running
- Tyres before snow | campaign=Winter tyres; format=Banner; status=Ended
- Cook with three things | campaign=App for recipes; format=Picture; status=Paused
! record ad figure|advertising data|ad metric|ad data record|daily figure|data record|performance record: Title!;Campaign->@ad campaign|campaign~Spring bikes|Oat drink launch;Channel->@ad channel|channel~Search|Social feed;Import->@data import|import~May from search;Day:date;Region;Device=Phone|Computer|Tablet|TV;Impressions:number#0-10000000000;Clicks:number#0-1000000000;Conversions:number#0-100000000;Cost:money;Income:money
- Bikes on 1 May, phone | campaign=Spring bikes; channel=Search; import=May from search; region=North; device=Phone; impressions=18200; clicks=640; conversions=11; cost=396; income=5489
- Bikes on 1 May, computer | campaign=Spring bikes; channel=Search; import=May from search; region=North; device=Computer; impressions=9100; clicks=402; conversions=14; cost=249; income=7310
- Oat on 1 May | campaign=Oat drink launch; channel=Social feed; import=May from social; region=All; device=Phone; impressions=240000; clicks=1900; conversions=0; cost=1776; income=0
- Recipes on 1 May | campaign=App for recipes; channel=Video; import=May from social; region=South; device=Phone; impressions=31000; clicks=280; conversions=44; cost=341; income=0
+ ad: Campaign->@ad campaign|campaign;Channel->@ad channel|channel
record data import|import|upload|import job|uploaded data|imported advertising data: Name!;Channel->@ad channel|channel~Search;File:file;Format=CSV|Excel|JSON|Interface;Rows:number#0-100000000;Refused rows:number#0-10000000;Columns matched:long;Imported by~Joel Abara;Imported on:date;~Status=Waiting|Running|Done|Failed
- May from search | channel=Search; format=CSV; rows=1860; refused_rows=4; imported_by=Joel Abara; status=Done
- May from social | channel=Social feed; format=Interface; rows=930; refused_rows=0; imported_by=Joel Abara; status=Done
- Newsletter list | channel=Newsletter; format=Excel; rows=12; refused_rows=0; imported_by=Mara Lindt; status=Done
- Video April | channel=Video; format=JSON; rows=0; refused_rows=0; imported_by=Mara Lindt; status=Failed
item chart|visualized chart|visualization|data visualization|saved chart: Title!;Campaign->@ad campaign|campaign~Spring bikes;Kind=Bar|Line|Pie|Table;Measure=Impressions|Clicks|Cost|Conversions|Return;Split by=Day|Channel|Campaign|Region|Device;From:date;Until:date;Made by~Joel Abara;Shared:boolean
- Clicks by day | campaign=Spring bikes; kind=Line; measure=Clicks; split_by=Day; made_by=Joel Abara
- Cost by channel | kind=Pie; measure=Cost; split_by=Channel; made_by=Joel Abara
- Return by device | campaign=Spring bikes; kind=Bar; measure=Return; split_by=Device; made_by=Mara Lindt
- Views by region | campaign=Oat drink launch; kind=Bar; measure=Impressions; split_by=Region; made_by=Mara Lindt
# telecommunications company|telecom company|telecom operator|telecom data|telecommunications data|mobile operator|carrier data
item region|area|drill-down region|map region: Name!;Level=Country|Province|City|District;Part of->@region|area~West province;Population:number#0-2000000000;Outline:long;Latitude:number#-90-90;Longitude:number#-180-180
- West province | level=Province; population=4200000; latitude=51.5; longitude=7.1
- Marlen | level=City; part_of=West province; population=380000; latitude=51.6; longitude=7.3
- Marlen old town | level=District; part_of=Marlen; population=41000; latitude=51.6; longitude=7.3
- East province | level=Province; population=2900000; latitude=51.2; longitude=13.5
item service plan|tariff|plan|service|telecom service: Name!;Service=Mobile|Broadband|Television|Telephone;Price per month:money;Data volume:number(GB)#0-100000;Speed:number(Mbit/s)#0-100000;Term:number(months)#0-60;On sale:boolean
- Mobile 20 | service=Mobile; price_per_month=14.9; data_volume=20; speed=150; term=1
- Fibre 500 | service=Broadband; price_per_month=39.9; speed=500; term=24
- Living room TV | service=Television; price_per_month=9.9; term=12
- Mobile flat | service=Mobile; price_per_month=34.9; data_volume=1000; speed=300; term=24
! record subscriber figure|company data|business figure|operating figure|customer figure: Title!;Region->@region|area~Marlen|East province;Plan->@service plan|tariff~Mobile 20|Fibre 500;Month:date;Subscribers:number#0-1000000000;New:number#0-100000000;Cancelled:number#0-100000000;Revenue:money;Churn:percent
- Marlen, Mobile 20 in May | region=Marlen; plan=Mobile 20; subscribers=41200; new=1900; cancelled=1400; revenue=613880; churn=3.4
- Marlen, Fibre 500 in May | region=Marlen; plan=Fibre 500; subscribers=18300; new=720; cancelled=160; revenue=730170; churn=0.9
- East, Mobile flat in May | region=East province; plan=Mobile flat; subscribers=96000; new=4100; cancelled=3900; revenue=3350400; churn=4.1
- East, TV in May | region=East province; plan=Living room TV; subscribers=52000; new=600; cancelled=1100; revenue=514800; churn=2.1
! item base station|cell site|station|network site [telecom\\w*|operator\\w*|network\\w*]: Code!;Region->@region|area~Marlen old town;Technology=4G|5G|Fibre node|Copper node;Address;Latitude:number#-90-90;Longitude:number#-180-180;Capacity:number(Gbit/s)#0-10000;Built on:date;~Status=In service|Reduced|Down|Planned
- MAR-0041 | region=Marlen old town; technology=5G; address=Church tower; capacity=10; status=In service
- MAR-0042 | region=Marlen old town; technology=4G; address=Station roof; capacity=1; status=Reduced
- MAR-F-07 | region=Marlen; technology=Fibre node; address=Ring road 8; capacity=100; status=In service
- EST-0310 | region=East province; technology=5G; address=Hill 212; capacity=10; status=Planned
! record traffic record|network traffic|network figure|traffic: Title!;Station->@base station|cell site~MAR-0041|MAR-0042;Day:date;Hour:time;Traffic:number(GB)#0-100000000;Load:percent;Users at most:number#0-10000000;Dropped calls:percent
- MAR-0041, evening | station=MAR-0041; traffic=412; load=71; users_at_most=930; dropped_calls=0.3
- MAR-0042, evening | station=MAR-0042; traffic=160; load=94; users_at_most=610; dropped_calls=2.8
- MAR-F-07, evening | station=MAR-F-07; traffic=8200; load=48; users_at_most=4100; dropped_calls=0
- MAR-0041, night | station=MAR-0041; traffic=38; load=9; users_at_most=84; dropped_calls=0.1
! record network fault|fault|outage [telecom\\w*|operator\\w*|network\\w*]: Title!;Station->@base station|cell site~MAR-0042;Level=Minor|Major|Critical;Began on:date;Ended on:date;Customers hit:number#0-100000000;Cause;Handled by~Jana Wolf;~Status=Open|In hand|Solved
- Antenna 2 without power | station=MAR-0042; level=Major; customers_hit=3100; cause=Power supply; handled_by=Jana Wolf; status=In hand
- Fibre cut at the ring road | station=MAR-F-07; level=Critical; customers_hit=18300; cause=Digger; handled_by=Emil Stark; status=Solved
- Slow evenings | station=MAR-0042; level=Minor; customers_hit=610; status=Open
- Clock drift | station=MAR-0041; level=Minor; customers_hit=0; cause=Software; handled_by=Jana Wolf; status=Solved
item display page|dashboard page|chart|page|visualization: Title!;Region->@region|area~West province;Chart=Bar|Line|Pie|Map|Gauge;Measure=Subscribers|Revenue|Traffic|Churn|Faults;Effect=None|Fade|Count up|Flow;Refresh every:number(s)#1-86400;Position:number#1-100
- Customers on the map | chart=Map; measure=Subscribers; effect=Flow; refresh_every=60; position=1
- Revenue by plan | region=West province; chart=Bar; measure=Revenue; effect=Count up; refresh_every=300; position=2
- Traffic tonight | chart=Line; measure=Traffic; effect=Flow; refresh_every=30; position=3
- Churn by city | region=West province; chart=Bar; measure=Churn; effect=Fade; refresh_every=3600; position=4
# large screen|visualization low-code|low-code visualization|data screen|big screen|visualization dashboards|visualized dashboards|visualization components|drag-and-drop dashboard
item data source connection|data source|database connection|global data source|connection: Name!;Type=MySQL|PostgreSQL|HTTP|Socket|JSON file|Local storage|Excel;Address;Port:number#1-65535;User name;Headers:long;Scope=Global|One component;Refresh every:number(s)#0-86400;Tested on:date;~Status=Connected|Failed|Off
- Sales warehouse | type=PostgreSQL; address=dw.internal; port=5432; user_name=screen; scope=Global; refresh_every=60; status=Connected
- Live tickets | type=Socket; address=wss tickets; scope=Global; refresh_every=0; status=Connected
- Weather service | type=HTTP; address=weather.example; scope=One component; refresh_every=900; status=Failed
- Demo figures | type=JSON file; scope=One component; status=Connected
item data set|dataset|query: Name!;Data source->@data source connection|data source~Sales warehouse|Live tickets;Statement:long;Parameters;Fields:long;Cache:number(s)#0-86400;Rows:number#0-100000000;Made by~Hanna Vogt;Checked on:date
- Sales by region | data_source=Sales warehouse; statement=select region, sum(amount) from sales group by region; fields=region, amount; cache=60; rows=12; made_by=Hanna Vogt
- Tickets per minute | data_source=Live tickets; fields=minute, tickets; cache=0; rows=60; made_by=Hanna Vogt
- Weather now | data_source=Weather service; parameters=town; fields=temperature, wind; cache=900; rows=1; made_by=Piet Lang
- Demo funnel | data_source=Demo figures; fields=step, people; rows=5; made_by=Piet Lang
! item screen|large screen|dashboard|visualization dashboard|data screen|visualized dashboard|view|visualization large screen|canvas: Name!;Group->@screen group|folder~Head office|Halls;Width:number(px)#320-20000;Height:number(px)#320-20000;Background:image;Theme=Dark|Light|Blue;Scaling=Fit|Stretch|Fixed;Device=Large screen|Desktop|Phone;Owner~Hanna Vogt;Address:url;Published on:date;~Version:number#1-1000;~Status=Draft|Published|Withdrawn
- Sales wall | group=Head office; width=3840; height=1080; theme=Dark; scaling=Fit; device=Large screen; owner=Hanna Vogt; version=6; status=Published
- Ticket hall | group=Halls; width=1920; height=1080; theme=Blue; scaling=Stretch; device=Large screen; owner=Piet Lang; version=2; status=Published
- Sales on the phone | group=Head office; width=390; height=844; theme=Light; scaling=Fit; device=Phone; owner=Hanna Vogt; version=1; status=Draft
- Weather corner | group=Halls; width=1080; height=1920; theme=Light; scaling=Fixed; device=Large screen; owner=Piet Lang; version=3; status=Withdrawn
! record placed component|screen component|large screen component|view component|dashboard widget|widget|component: Title!;Screen->@screen|large screen~Sales wall|Ticket hall;Component->@component type|visualization component~Bar chart|Number card;Data set->@data set|dataset~Sales by region|Tickets per minute;Left:number(px)#0-20000;Top:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Layer:number#0-1000;Style:long;Behaviour:long;Refresh every:number(s)#0-86400
- Regions | screen=Sales wall; component=Bar chart; data_set=Sales by region; left=40; top=160; width=1200; height=700; layer=1; refresh_every=60
- Sum today | screen=Sales wall; component=Number card; data_set=Sales by region; left=1300; top=160; width=400; height=200; layer=2; refresh_every=60
- Tickets live | screen=Ticket hall; component=Line chart; data_set=Tickets per minute; left=0; top=120; width=1920; height=800; layer=1; refresh_every=1
- Wind | screen=Weather corner; component=Gauge; data_set=Weather now; left=90; top=300; width=900; height=900; layer=1; refresh_every=900
item component type|visualization component|data visualization component|chart component|component library|third-party component: Name!;Group=Chart|Map|Text|Table|Media|Filter|Decoration;Library~Own|Third party;Version;Properties:long;Needs fields~category, value;Icon:image;Used:number#0-1000000;Active:boolean
- Bar chart | group=Chart; library=Own; version=2.1; needs_fields=category, value; used=48
- Line chart | group=Chart; library=Own; version=2.0; needs_fields=time, value; used=61
- Number card | group=Text; library=Own; version=1.4; needs_fields=value; used=90
- Gauge | group=Chart; library=Third party; version=0.9; needs_fields=value; used=7
! record field binding|field mapping|data table field|association: Title!;Component->@placed component|screen component~Regions|Tickets live;Field;Role=Category|Value|Time|Series|Colour|Filter;Sum by=Sum|Mean|Count|Highest|Lowest;Format;Sorted=No|Up|Down
- Region as category | component=Regions; field=region; role=Category; sorted=No
- Amount as value | component=Regions; field=amount; role=Value; sum_by=Sum; format=0 EUR; sorted=Down
- Minute as time | component=Tickets live; field=minute; role=Time; sorted=Up
- Tickets as value | component=Tickets live; field=tickets; role=Value; sum_by=Sum
item dynamic parameter|dashboard filter|filter|parameter|dimension|metric: Name!;Screen->@screen|large screen~Sales wall;Data set->@data set|dataset~Sales by region;Kind=Dimension|Metric|Filter|Parameter;Type=Text|Number|Date|Choice;Default value;Choices:long;Formula
- Year | screen=Sales wall; data_set=Sales by region; kind=Parameter; type=Number; default_value=2025
- Region | screen=Sales wall; data_set=Sales by region; kind=Filter; type=Choice; choices=North, South, East, West
- Turnover | data_set=Sales by region; kind=Metric; type=Number; formula=sum(amount)
- Town | screen=Weather corner; data_set=Weather now; kind=Parameter; type=Text; default_value=Marlen
! record share link|sharing link|screen share [shar\\w*|publish\\w*|link\\w*]: Title!;Screen->@screen|large screen~Sales wall;Address:url;Password;Right=View|Edit;Expires on:date;Made by~Hanna Vogt;~Opened:number#0-10000000
- For the board | screen=Sales wall; right=View; made_by=Hanna Vogt; opened=34
- For the hall player | screen=Ticket hall; right=View; made_by=Piet Lang; opened=2190
- With the agency | screen=Sales wall; right=Edit; made_by=Hanna Vogt; opened=12
- Trial on phones | screen=Sales on the phone; right=View; made_by=Hanna Vogt; opened=3
item screen group|folder|resource tree: Name!;Parent;Order:number#1-500;Owner~Hanna Vogt;Description:long
- Head office | order=1; owner=Hanna Vogt
- Halls | order=2; owner=Piet Lang
- Trials | order=3; owner=Hanna Vogt
- Templates | order=4; owner=Piet Lang
# movie data|movie top|film data|movie ranking data|movie statistics|box office data|movie visualization|film statistics|top movies
item movie|film|movie detail|movie information: Title!;Ranking:number#1-100000;Score:number#0-10;Votes:number#0-100000000;Year:number#1890-2100;Minutes:number(min)#1-900;Country;Box office:money;Introduction:long;Poster:image;Source page:url
- The Salt Road | ranking=1; score=9.4; votes=812000; year=1998; minutes=142; country=Norway; introduction=Two brothers carry salt over the mountains.
- Paper Lanterns | ranking=2; score=9.2; votes=640000; year=2007; minutes=118; country=Japan; introduction=A lamp maker looks for her apprentice.
- Night Ferry | ranking=3; score=9.1; votes=701000; year=2014; minutes=104; country=United Kingdom
- The Last Orchard | ranking=57; score=8.4; votes=188000; year=1986; minutes=131; country=Italy
! person film person|director|actor|cast|cast member|performer: Name!;Original name;Born on:date;Country;Known as=Director|Actor|Writer|Composer;Biography:long;Picture:image
- Ingrid Aas | country=Norway; known_as=Director
- Haru Mizuno | country=Japan; known_as=Actor
- Tessa Cole | country=United Kingdom; known_as=Actor
- Bruno Salvi | country=Italy; known_as=Director
! record movie role|credit|movie credit: Title!;Movie->@movie|film~The Salt Road|Paper Lanterns;Person->@film person|director~Ingrid Aas|Haru Mizuno;Job=Director|Actor|Writer|Music;Character;Order:number#1-500
- Aas directs The Salt Road | movie=The Salt Road; person=Ingrid Aas; job=Director; order=1
- Mizuno as the apprentice | movie=Paper Lanterns; person=Haru Mizuno; job=Actor; character=Apprentice; order=1
- Cole as the stoker | movie=Night Ferry; person=Tessa Cole; job=Actor; character=Stoker; order=1
- Salvi directs The Last Orchard | movie=The Last Orchard; person=Bruno Salvi; job=Director; order=1
! item genre|movie genre|movie type|film genre: Name!;Description;Colour;~Movies:number#0-1000000
- Drama | movies=118
- Adventure | movies=41
- Thriller | movies=36
- Animation | movies=22
! record movie genre link|genre of movie: Title!;Movie->@movie|film~The Salt Road;Genre->@genre|movie genre~Drama;Main genre:boolean
- The Salt Road is drama | movie=The Salt Road; genre=Drama
- The Salt Road is adventure | movie=The Salt Road; genre=Adventure
- Night Ferry is thriller | movie=Night Ferry; genre=Thriller
- Paper Lanterns is drama | movie=Paper Lanterns; genre=Drama
! record movie statistic|statistical data|rating distribution|genre distribution|distribution|data statistic: Title!;Kind=Genre|Rating|Year|Country|Director;Group;Genre->@genre|movie genre~Drama;Movies:number#0-1000000;Average score:number#0-10;Votes:number#0-1000000000;Counted on:date
- Dramas | kind=Genre; group=Drama; genre=Drama; movies=118; average_score=8.8; votes=41000000
- Nine and better | kind=Rating; group=9.0 to 10; movies=38; average_score=9.2; votes=19000000
- The nineties | kind=Year; group=1990 to 1999; movies=61; average_score=8.9; votes=26000000
- Films from Japan | kind=Country; group=Japan; movies=33; average_score=8.9; votes=9800000
record data load|crawl run|data loading|data saving|loading|crawled data|saved data|crawl [crawl\\w*|load\\w*|sav\\w*|scrap\\w*]: Title!;Source address:url;Started on:date;Pages:number#0-100000;New movies:number#0-100000;Changed movies:number#0-100000;Errors:number#0-100000;File:file;~Status=Running|Done|Failed
- Top list, Monday | pages=10; new_movies=1; changed_movies=44; errors=0; status=Done
- Top list, Tuesday | pages=10; new_movies=0; changed_movies=12; errors=0; status=Done
- Details of the first fifty | pages=50; new_movies=0; changed_movies=50; errors=2; status=Done
- Posters | pages=250; new_movies=0; changed_movies=0; errors=31; status=Failed
# restaurant data|restaurant visualization|restaurant analytics|restaurant statistics|dining data|catering data
item restaurant|eatery: Name!;City->@restaurant city|city~Harbour City|Millbrook;Address;Latitude:number#-90-90;Longitude:number#-180-180;Votes:number#0-10000000;Rating:rating;Average cost for two:money;Price range=Low|Middle|High|Very high;Online delivery:boolean;Table booking:boolean;Picture:image
- Lantern House | city=Harbour City; address=Quay 7; latitude=1.28; longitude=103.85; votes=4120; average_cost_for_two=48; price_range=High
- Clay Oven | city=Millbrook; address=Mill street 2; latitude=51.5; longitude=-1.1; votes=980; average_cost_for_two=24; price_range=Middle
- Corner Noodles | city=Harbour City; address=Market 18; votes=2760; average_cost_for_two=12; price_range=Low
- The Fig Tree | city=Santa Rosa; address=Plaza 1; votes=310; average_cost_for_two=85; price_range=Very high
! item country|country code: Name!;Code:number#1-999;Currency;Continent=Africa|Americas|Asia|Europe|Oceania;~Restaurants:number#0-1000000
- Singapore | code=184; currency=SGD; continent=Asia; restaurants=20
- United Kingdom | code=215; currency=GBP; continent=Europe; restaurants=80
- Brazil | code=30; currency=BRL; continent=Americas; restaurants=60
- India | code=1; currency=INR; continent=Asia; restaurants=8650
! item restaurant city|city|locality: Name!;Country->@country|country code~Singapore|United Kingdom;Latitude:number#-90-90;Longitude:number#-180-180;Population:number#0-100000000
- Harbour City | country=Singapore; latitude=1.29; longitude=103.85; population=5600000
- Millbrook | country=United Kingdom; latitude=51.5; longitude=-1.1; population=41000
- Santa Rosa | country=Brazil; latitude=-23.5; longitude=-46.6; population=640000
- New Garden | country=India; latitude=28.6; longitude=77.2; population=890000
! item cuisine|restaurant type: Name!;Description;Picture:image;~Restaurants:number#0-1000000
- Noodles | restaurants=410
- North Indian | restaurants=3900
- Grill | restaurants=610
- Vegetarian | restaurants=880
! record restaurant cuisine|cuisine link: Title!;Restaurant->@restaurant|eatery~Lantern House;Cuisine->@cuisine|restaurant type~Noodles;Main:boolean
- Corner Noodles cooks noodles | restaurant=Corner Noodles; cuisine=Noodles
- Clay Oven grills | restaurant=Clay Oven; cuisine=Grill
- Clay Oven from the north | restaurant=Clay Oven; cuisine=North Indian
- The Fig Tree without meat | restaurant=The Fig Tree; cuisine=Vegetarian
! record restaurant vote|vote|restaurant rating|vote record: Title!;Restaurant->@restaurant|eatery~Lantern House;Voter~Mira Stein|Kofi Mensah;Stars:number#1-5;Text:long;Voted on:date
- Lanterns and crab | restaurant=Lantern House; voter=Mira Stein; stars=5; text=Worth the queue.
- Fast noodles | restaurant=Corner Noodles; voter=Kofi Mensah; stars=4
- Dry bread | restaurant=Clay Oven; voter=Mira Stein; stars=2
- Quiet garden | restaurant=The Fig Tree; voter=Kofi Mensah; stars=5
item distribution|visualization|chart|data visualization|geographic distribution: Title!;Kind=Bar|Scatter|Histogram|Pie|Map;Measure=Votes|Rating|Cost|Restaurants|Online delivery;Split by=Country|City|Cuisine|Price range;Country->@country|country code~India;Top rows:number#1-1000;Made by~Mira Stein;Public:boolean
- Ten with the most votes | kind=Bar; measure=Votes; split_by=City; top_rows=10; made_by=Mira Stein
- Restaurants by country | kind=Pie; measure=Restaurants; split_by=Country; made_by=Mira Stein
- Where one eats | kind=Map; measure=Restaurants; split_by=City; made_by=Kofi Mensah
- Ratings | kind=Histogram; measure=Rating; split_by=Price range; country=India; made_by=Kofi Mensah
# smart retail|retail data|retail analysis|customer behavior data|new retail|retail visualization|retail big data
item store|shop|branch|outlet: Name!;City;Address;Area:number(m2)#1-1000000;Opened on:date;Manager~Helga Trost;Visitors a day:number#0-1000000;~Status=Open|Rebuilding|Closed
- Station arcade | city=Marlen; address=Platform 1; area=180; manager=Helga Trost; visitors_a_day=2100; status=Open
- West mall | city=Marlen; address=Ring 40; area=640; manager=Sami Aalto; visitors_a_day=3900; status=Open
- Old town | city=Lindau; address=Market 3; area=95; manager=Helga Trost; visitors_a_day=540; status=Rebuilding
- Web shop | city=Marlen; manager=Sami Aalto; visitors_a_day=9200; status=Open
! item goods|retail product|article on sale: Name!;Product category->@product category|category~Coffee|Snacks;Code;Price:money;Cost:money;In stock:number#0-1000000;Picture:image
- House roast 500 g | product_category=Coffee; code=C-500; price=9.9; cost=4.1; in_stock=310
- Nut bar | product_category=Snacks; code=S-021; price=1.8; cost=0.6; in_stock=2400
- Oat drink | product_category=Drinks; code=D-110; price=2.3; cost=1.1; in_stock=640
- Travel cup | product_category=Household; code=H-007; price=14.5; cost=5.2; in_stock=85
! item product category|category: Name!;Parent;Order:number#1-500;Target margin:percent
- Coffee | order=1; target_margin=55
- Snacks | order=2; target_margin=60
- Drinks | order=3; target_margin=48
- Household | order=4; target_margin=62
person member|shop member|retail member|retail customer: Name!;Card number;Level->@member level|level~Silver|Gold;Phone:phone;Email:email;Birthday:date;City;Segment->@customer segment|segment~Morning coffee;~Points:number#0-10000000;~Spent:money;Joined on:date
- Ulla Berger | card_number=M-20011; level=Gold; city=Marlen; segment=Morning coffee; points=1840; spent=1220
- Denis Kovac | card_number=M-20044; level=Silver; city=Marlen; segment=Weekend family; points=310; spent=240
- Amara Obi | card_number=M-20078; level=Silver; city=Lindau; segment=Morning coffee; points=95; spent=88
- Pia Lorenz | card_number=M-20102; level=Gold; city=Marlen; segment=Not seen lately; points=2600; spent=1900
! item member level|level: Name!;Points from:number#0-10000000;Discount:percent;Benefits:long
- Bronze | points_from=0; discount=0
- Silver | points_from=200; discount=2
- Gold | points_from=1500; discount=5
- Staff | points_from=0; discount=20
! item customer segment|segment|audience|target group: Name!;Rule:long;Members:number#0-100000000;Counted on:date;Active:boolean
- Morning coffee | rule=Three purchases before 9 in a month; members=4100
- Weekend family | rule=Basket above 40 on Saturdays; members=1900
- Not seen lately | rule=No visit for 60 days; members=2600
- New members | rule=Joined within 30 days; members=720
record purchase record|purchase|sale|sales record: Number!;Member->@member|shop member~Ulla Berger;Store->@store|shop~Station arcade;Product->@goods|product~House roast 500 g;Quantity:number#1-10000;Amount:money;Promotion->@promotion|promotional activity~Second cup half price;Paid with=Card|Cash|App;Bought on:date;Bought at:time
- B-88120 | member=Ulla Berger; store=Station arcade; product=House roast 500 g; quantity=1; amount=9.9; paid_with=Card
- B-88121 | member=Denis Kovac; store=West mall; product=Nut bar; quantity=6; amount=10.8; promotion=Six bars for five; paid_with=App
- B-88122 | member=Amara Obi; store=Web shop; product=Travel cup; quantity=1; amount=14.5; paid_with=Card
- B-88123 | member=Ulla Berger; store=Station arcade; product=Oat drink; quantity=2; amount=4.6; paid_with=Card
record browsing record|customer behavior|customer behaviour|visit|behavior record: Title!;Member->@member|shop member~Amara Obi;Product->@goods|product~Travel cup;Store->@store|shop~Web shop;Action=Viewed|Searched|Put in cart|Left cart|Passed by|Scanned;Seconds:number(s)#0-100000;Seen on:date;Seen at:time;Device=Phone|Computer|Camera|Kiosk
- Amara looks at the cup | member=Amara Obi; product=Travel cup; store=Web shop; action=Viewed; seconds=48; device=Phone
- Amara leaves the cart | member=Amara Obi; product=House roast 500 g; store=Web shop; action=Left cart; seconds=12; device=Phone
- Denis at the kiosk | member=Denis Kovac; product=Nut bar; store=West mall; action=Scanned; seconds=5; device=Kiosk
- Pia searches filters | member=Pia Lorenz; store=Web shop; action=Searched; seconds=20; device=Computer
item promotion|promotional activity|precise promotion|promotion campaign: Name!;Segment->@customer segment|segment~Morning coffee;Kind=Discount|Coupon|Bundle|Points;Value:number#0-100000;Starts on:date;Ends on:date;Budget:money;Rules:long;~Used:number#0-10000000;~Status=Planned|Running|Paused|Ended
- Second cup half price | segment=Morning coffee; kind=Discount; value=50; budget=2000; used=611; status=Running
- Six bars for five | segment=Weekend family; kind=Bundle; value=1; budget=900; used=204; status=Running
- We miss you | segment=Not seen lately; kind=Coupon; value=5; budget=3000; used=88; status=Planned
- Double points | segment=New members; kind=Points; value=2; budget=500; used=340; status=Ended
item targeted ad|ad|targeted advertisement|advertisement: Title!;Segment->@customer segment|segment~Not seen lately;Promotion->@promotion|promotional activity~We miss you;Channel=App|Email|Screen in store|Social media;Text:long;Picture:image;Starts on:date;Ends on:date;~Views:number#0-100000000;~Clicks:number#0-10000000;~Status=Draft|Running|Ended
- Come back for five | segment=Not seen lately; promotion=We miss you; channel=Email; views=2400; clicks=190; status=Draft
- Cup number two | segment=Morning coffee; promotion=Second cup half price; channel=Screen in store; views=18000; clicks=0; status=Running
- Bars for the trip | segment=Weekend family; promotion=Six bars for five; channel=App; views=1700; clicks=230; status=Running
- Welcome | segment=New members; promotion=Double points; channel=App; views=720; clicks=410; status=Ended
# transaction data|procurement and sales|contract data|trade transaction|transaction tracking
item business partner|partner|supplier|trading partner|company: Name!;Kind=Supplier|Buyer|Both|Carrier;Tax number;Contact;Phone:phone;Email:email;Address;Bank account;Credit limit:money;~Status=Active|Blocked|Former
- Northern Grain | kind=Supplier; tax_number=NG-4471; contact=Odd Lund; credit_limit=0; status=Active
- Mill & Sons | kind=Buyer; tax_number=MS-1022; contact=Greta Mill; credit_limit=80000; status=Active
- River Freight | kind=Carrier; tax_number=RF-0090; contact=Jan Maas; status=Active
- Old Harbour Trade | kind=Both; tax_number=OH-7712; contact=Rosa Pinto; credit_limit=20000; status=Blocked
! item goods|commodity|traded goods|material: Name!;Code;Unit=t|kg|piece|m3;Category;Price:money;Tax rate:percent
- Milling wheat | code=W-01; unit=t; category=Grain; price=231; tax_rate=7
- Malting barley | code=B-02; unit=t; category=Grain; price=254; tax_rate=7
- Pallets | code=P-10; unit=piece; category=Packing; price=11.5; tax_rate=19
- Rapeseed | code=R-03; unit=t; category=Oil seeds; price=448; tax_rate=7
record procurement contract|purchase contract: Number!;Supplier->@business partner|supplier~Northern Grain;Signed on:date;Valid until:date;Amount:money;Currency=EUR|USD|CNY;Payment term:number(days)#0-365;Person in charge~Lea Sommer;File:file;Terms:long;~Status=Draft|Signed|Fulfilled|Cancelled
- PC-2025-014 | supplier=Northern Grain; amount=231000; currency=EUR; payment_term=30; person_in_charge=Lea Sommer; status=Signed
- PC-2025-015 | supplier=Old Harbour Trade; amount=44800; currency=EUR; payment_term=14; person_in_charge=Milan Horak; status=Draft
- PC-2025-009 | supplier=Northern Grain; amount=127000; currency=EUR; payment_term=30; person_in_charge=Lea Sommer; status=Fulfilled
- PC-2025-011 | supplier=Old Harbour Trade; amount=11500; currency=USD; payment_term=0; person_in_charge=Milan Horak; status=Cancelled
record sales contract|sale contract: Number!;Buyer->@business partner|partner~Mill & Sons;Procurement contract->@procurement contract|purchase contract~PC-2025-014;Signed on:date;Valid until:date;Amount:money;Currency=EUR|USD|CNY;Payment term:number(days)#0-365;Person in charge~Lea Sommer;File:file;~Status=Draft|Signed|Fulfilled|Cancelled
- SC-2025-031 | buyer=Mill & Sons; procurement_contract=PC-2025-014; amount=249000; currency=EUR; payment_term=45; person_in_charge=Lea Sommer; status=Signed
- SC-2025-027 | buyer=Mill & Sons; procurement_contract=PC-2025-009; amount=139500; currency=EUR; payment_term=45; person_in_charge=Lea Sommer; status=Fulfilled
- SC-2025-033 | buyer=Old Harbour Trade; amount=52000; currency=EUR; payment_term=14; person_in_charge=Milan Horak; status=Draft
- SC-2025-029 | buyer=Old Harbour Trade; amount=9100; currency=USD; payment_term=30; person_in_charge=Milan Horak; status=Cancelled
! record contract line|contract item|line item: Title!;Procurement contract->@procurement contract|purchase contract~PC-2025-014;Sales contract->@sales contract|sale contract~SC-2025-031;Goods->@goods|commodity~Milling wheat;Quantity:number#0-100000000;Unit price:money;Amount:money;Deliver until:date
- 1000 t of wheat bought | procurement_contract=PC-2025-014; goods=Milling wheat; quantity=1000; unit_price=231; amount=231000
- 1000 t of wheat sold | sales_contract=SC-2025-031; goods=Milling wheat; quantity=1000; unit_price=249; amount=249000
- 500 t of barley bought | procurement_contract=PC-2025-009; goods=Malting barley; quantity=500; unit_price=254; amount=127000
- 100 t of rapeseed | procurement_contract=PC-2025-015; goods=Rapeseed; quantity=100; unit_price=448; amount=44800
record logistics bill|waybill|bill of lading|logistics document|freight bill: Number!;Sales contract->@sales contract|sale contract~SC-2025-031;Procurement contract->@procurement contract|purchase contract~PC-2025-014;Carrier->@business partner|carrier~River Freight;From;To;Goods->@goods|commodity~Milling wheat;Weight:number(t)#0-1000000;Freight:money;Shipped on:date;Arrived on:date;~Status=Open|Under way|Delivered|Settled
- LB-7701 | sales_contract=SC-2025-031; procurement_contract=PC-2025-014; carrier=River Freight; from=Silo north; to=Mill quay; goods=Milling wheat; weight=480; freight=5280; status=Delivered
- LB-7702 | sales_contract=SC-2025-031; procurement_contract=PC-2025-014; carrier=River Freight; from=Silo north; to=Mill quay; goods=Milling wheat; weight=520; freight=5720; status=Under way
- LB-7655 | sales_contract=SC-2025-027; carrier=River Freight; from=Silo north; to=Brewery; goods=Malting barley; weight=500; freight=6100; status=Settled
- LB-7710 | procurement_contract=PC-2025-015; carrier=River Freight; goods=Rapeseed; weight=100; freight=1400; status=Open
record invoice record|invoicing information|contract invoice|bill: Number!;Partner->@business partner|partner~Mill & Sons;Sales contract->@sales contract|sale contract~SC-2025-031;Procurement contract->@procurement contract|purchase contract~PC-2025-014;Direction=Received|Sent;Net:money;Tax:money;Total:money;Issued on:date;Due on:date;File:file;~Status=Open|Partly paid|Paid|Cancelled
- IN-3310 | partner=Mill & Sons; sales_contract=SC-2025-031; direction=Sent; net=119520; tax=8366; total=127886; status=Open
- IN-3301 | partner=Mill & Sons; sales_contract=SC-2025-027; direction=Sent; net=139500; tax=9765; total=149265; status=Paid
- NG-0871 | partner=Northern Grain; procurement_contract=PC-2025-014; direction=Received; net=110880; tax=7762; total=118642; status=Partly paid
- RF-5520 | partner=River Freight; direction=Received; net=6100; tax=1159; total=7259; status=Paid
record payment record|contract payment|payment information: Number!;Partner->@business partner|partner~Mill & Sons;Invoice->@invoice record|contract invoice~IN-3301;Direction=In|Out;Amount:money;Method=Transfer|Letter of credit|Cash|Cheque;Paid on:date;Bank reference;~Status=Announced|Booked|Returned
- PY-9001 | partner=Mill & Sons; invoice=IN-3301; direction=In; amount=149265; method=Transfer; status=Booked
- PY-9002 | partner=Northern Grain; invoice=NG-0871; direction=Out; amount=60000; method=Transfer; status=Booked
- PY-9003 | partner=River Freight; invoice=RF-5520; direction=Out; amount=7259; method=Transfer; status=Booked
- PY-9004 | partner=Mill & Sons; invoice=IN-3310; direction=In; amount=50000; method=Transfer; status=Announced
# project data|project progress|project visualization|project completion|project dashboard|progress visualization
item project|construction project|engineering project: Name!;Code;Client;Manager~Karla Weiss;Budget:money;Starts on:date;Ends on:date;~Progress:percent;Priority=Low|Normal|High;Description:long;~Status=Planned|Under way|On hold|Finished
- Line 4 packing hall | code=P-104; client=Bakery Union; manager=Karla Weiss; budget=480000; progress=62; priority=High; status=Under way
- Web shop relaunch | code=P-107; client=Sport Feld; manager=Nils Ahrens; budget=95000; progress=35; priority=Normal; status=Under way
- Cold store north | code=P-098; client=Fresh Fish; manager=Karla Weiss; budget=710000; progress=100; priority=Normal; status=Finished
- Ticket machines | code=P-111; client=City Rail; manager=Nils Ahrens; budget=230000; progress=5; priority=High; status=On hold
! record project phase|phase|project stage|stage: Name!;Project->@project~Line 4 packing hall|Web shop relaunch;Order:number#1-100;Starts on:date;Ends on:date;Weight:percent;~Completion:percent;Responsible~Karla Weiss|Nils Ahrens;~Status=Planned|Under way|Done|Late
- Design of line 4 | project=Line 4 packing hall; order=1; weight=20; completion=100; responsible=Karla Weiss; status=Done
- Assembly of line 4 | project=Line 4 packing hall; order=2; weight=55; completion=70; responsible=Karla Weiss; status=Under way
- New templates | project=Web shop relaunch; order=1; weight=30; completion=90; responsible=Nils Ahrens; status=Late
- Machine tests | project=Ticket machines; order=3; weight=25; completion=0; responsible=Nils Ahrens; status=Planned
! record milestone|node|project node|key node|node completion: Title!;Phase->@project phase|phase~Assembly of line 4;Project->@project~Line 4 packing hall;Due on:date;Reached on:date;~Completion:percent;Responsible~Karla Weiss;Note;~Status=Open|Reached|Missed
- Robot mounted | phase=Assembly of line 4; project=Line 4 packing hall; completion=100; responsible=Karla Weiss; status=Reached
- First box packed | phase=Assembly of line 4; project=Line 4 packing hall; completion=40; responsible=Karla Weiss; status=Open
- Templates approved | phase=New templates; project=Web shop relaunch; completion=90; responsible=Nils Ahrens; status=Missed
- Trial at platform 2 | phase=Machine tests; project=Ticket machines; completion=0; responsible=Nils Ahrens; status=Open
record project order|order completion|work order: Number!;Project->@project~Line 4 packing hall;Phase->@project phase|phase~Assembly of line 4;Item;Supplier;Quantity:number#0-1000000;Delivered:number#0-1000000;Amount:money;Due on:date;~Status=Open|Partly done|Done|Cancelled
- O-5501 | project=Line 4 packing hall; phase=Assembly of line 4; item=Gripper; supplier=Handling Ltd; quantity=4; delivered=4; amount=16800; status=Done
- O-5502 | project=Line 4 packing hall; phase=Assembly of line 4; item=Conveyor 6 m; supplier=Belt Works; quantity=3; delivered=1; amount=27000; status=Partly done
- O-5510 | project=Web shop relaunch; phase=New templates; item=Icons; supplier=Studio Vier; quantity=60; delivered=60; amount=1800; status=Done
- O-5523 | project=Ticket machines; phase=Machine tests; item=Test cards; supplier=City Rail; quantity=200; delivered=0; amount=400; status=Open
! record progress report|progress record|progress update|project progress: Title!;Project->@project~Line 4 packing hall;Phase->@project phase|phase~Assembly of line 4;Planned:percent;Actual:percent;Hours:number(h)#0-100000;Cost so far:money;Reported by~Karla Weiss;Reported on:date;Problems:long
- Line 4, week 21 | project=Line 4 packing hall; phase=Assembly of line 4; planned=75; actual=70; hours=310; cost_so_far=266000; reported_by=Karla Weiss; problems=Two conveyors are late.
- Line 4, week 20 | project=Line 4 packing hall; phase=Assembly of line 4; planned=65; actual=63; hours=280; cost_so_far=241000; reported_by=Karla Weiss
- Shop, week 21 | project=Web shop relaunch; phase=New templates; planned=100; actual=90; hours=96; cost_so_far=31000; reported_by=Nils Ahrens
- Machines, week 21 | project=Ticket machines; planned=10; actual=5; hours=12; cost_so_far=4000; reported_by=Nils Ahrens; problems=No power at platform 2.
item project risk|risk|problem|issue: Title!;Project->@project~Line 4 packing hall;Level=Low|Medium|High;Effect;Measure:long;Owner~Karla Weiss;Due on:date;~Status=Open|Watched|Closed
- Conveyors late | project=Line 4 packing hall; level=High; effect=Two weeks; measure=Rent one; owner=Karla Weiss; status=Open
- Photos missing | project=Web shop relaunch; level=Medium; effect=One week; owner=Nils Ahrens; status=Watched
- Power at platform 2 | project=Ticket machines; level=High; effect=Stop; owner=Nils Ahrens; status=Open
- Door size | project=Cold store north; level=Low; owner=Karla Weiss; status=Closed
# construction site management|smart construction|smart site|construction site data|building site management|construction monitoring
item construction site|site|building site|smart construction site: Name!;Address;Client;Contractor;Site manager~Olaf Brenner;Area:number(m2)#1-10000000;Starts on:date;Ends on:date;~Progress:percent;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Planned|Under way|Stopped|Handed over
- Linden quarter, block B | address=Linden road 4; client=Housing Union; contractor=Stein Bau; site_manager=Olaf Brenner; area=8200; progress=46; status=Under way
- School annex east | address=School lane 2; client=Town; contractor=Holz und Dach; site_manager=Yara Nasser; area=1900; progress=81; status=Under way
- Bridge 12 | address=Ring road km 3; client=State roads; contractor=Stein Bau; site_manager=Olaf Brenner; area=600; progress=12; status=Stopped
- Clinic car park | address=Hill 9; client=Clinic; contractor=Beton Nord; site_manager=Yara Nasser; area=5400; progress=100; status=Handed over
! person site worker|worker|labourer|construction worker: Name!;Site->@construction site|site~Linden quarter, block B;Trade=Bricklayer|Carpenter|Crane operator|Electrician|Welder|Helper;Company;Badge;Phone:phone;Safety training until:date;~Status=On site|Off site|Blocked
- Marek Dudek | site=Linden quarter, block B; trade=Crane operator; company=Stein Bau; badge=B-017; status=On site
- Ilir Hoxha | site=Linden quarter, block B; trade=Bricklayer; company=Stein Bau; badge=B-022; status=On site
- Jonas Feld | site=School annex east; trade=Carpenter; company=Holz und Dach; badge=S-004; status=Off site
- Emre Tan | site=Bridge 12; trade=Welder; company=Stein Bau; badge=R-009; status=Blocked
! item site equipment|equipment|machine|device|sensor|camera: Name!;Site->@construction site|site~Linden quarter, block B;Kind=Tower crane|Hoist|Excavator|Camera|Dust sensor|Noise sensor|Gate;Serial number;Checked on:date;Next check on:date;~Status=Working|Stopped|Fault|Offline
- Crane 1 | site=Linden quarter, block B; kind=Tower crane; serial_number=TC-880; status=Working
- Dust sensor gate | site=Linden quarter, block B; kind=Dust sensor; serial_number=PM-12; status=Working
- Camera roof | site=School annex east; kind=Camera; serial_number=CM-31; status=Offline
- Excavator 3 | site=Bridge 12; kind=Excavator; serial_number=EX-204; status=Stopped
! record monitoring reading|real-time data|site reading|monitoring data|environment reading|reading: Title!;Site->@construction site|site~Linden quarter, block B;Equipment->@site equipment|sensor~Dust sensor gate;Measure=Dust|Noise|Wind|Temperature|Crane load|People on site;Value:number#-100-1000000;Unit~µg/m3|dB;Read on:date;Read at:time;~Level=Normal|Near limit|Above limit
- Dust at noon | site=Linden quarter, block B; equipment=Dust sensor gate; measure=Dust; value=61; unit=µg/m3; level=Near limit
- Load of crane 1 | site=Linden quarter, block B; equipment=Crane 1; measure=Crane load; value=3.4; unit=t; level=Normal
- People at nine | site=Linden quarter, block B; measure=People on site; value=74; unit=people; level=Normal
- Wind at the bridge | site=Bridge 12; measure=Wind; value=19; unit=m/s; level=Above limit
! record construction record|progress record|daily report|historical construction data|construction log|progress: Title!;Site->@construction site|site~Linden quarter, block B;Part~Floor 3;Day:date;Workers:number#0-10000;Planned:percent;Actual:percent;Concrete:number(m3)#0-100000;Weather=Sun|Cloud|Rain|Snow|Wind;Written by~Olaf Brenner;Note:long
- Block B, floor 3 slab | site=Linden quarter, block B; part=Floor 3; workers=74; planned=48; actual=46; concrete=62; weather=Cloud; written_by=Olaf Brenner
- Block B, floor 3 walls | site=Linden quarter, block B; part=Floor 3; workers=69; planned=47; actual=45; concrete=18; weather=Rain; written_by=Olaf Brenner
- Annex roof | site=School annex east; part=Roof; workers=12; planned=80; actual=81; weather=Sun; written_by=Yara Nasser
- Bridge, no work | site=Bridge 12; part=Pier 2; workers=0; planned=20; actual=12; weather=Wind; written_by=Olaf Brenner; note=Wind above the limit.
! record safety hazard|hazard|safety record|safety|safety alarm|safety incident: Title!;Site->@construction site|site~Linden quarter, block B;Worker->@site worker|worker~Ilir Hoxha;Kind=No helmet|Fall|Electricity|Machine|Fire|Intrusion;Level=Low|Medium|High;Found by=Camera|Inspector|Worker;Found on:date;Put right until:date;Responsible~Olaf Brenner;Picture:image;~Status=Open|In hand|Put right
- No helmet at the hoist | site=Linden quarter, block B; worker=Ilir Hoxha; kind=No helmet; level=Medium; found_by=Camera; responsible=Olaf Brenner; status=Put right
- Open edge on floor 3 | site=Linden quarter, block B; kind=Fall; level=High; found_by=Inspector; responsible=Olaf Brenner; status=In hand
- Cable in the wet | site=School annex east; kind=Electricity; level=High; found_by=Worker; responsible=Yara Nasser; status=Open
- Stranger at night | site=Bridge 12; kind=Intrusion; level=Low; found_by=Camera; responsible=Olaf Brenner; status=Put right
! record efficiency figure|construction efficiency|analysis result|efficiency analysis|analysis: Title!;Site->@construction site|site~Linden quarter, block B;Measure=Work per hour|Schedule|Machine use|Accidents|Cost;Period~May 2025;Target:number#0-1000000;Value:number#0-1000000;Unit~%|m3 per hour;Finding:long;Made by~Yara Nasser
- Concrete per hour in May | site=Linden quarter, block B; measure=Work per hour; period=May 2025; target=7; value=6.4; unit=m3 per hour; made_by=Yara Nasser
- Schedule of the annex | site=School annex east; measure=Schedule; period=May 2025; target=100; value=101; unit=%; made_by=Yara Nasser
- Crane use | site=Linden quarter, block B; measure=Machine use; period=May 2025; target=75; value=68; unit=%; made_by=Yara Nasser
- Accidents at the bridge | site=Bridge 12; measure=Accidents; period=May 2025; target=0; value=1; unit=cases; made_by=Yara Nasser
# campus safety|school safety|safety hazards|campus security|school security data|safety information display
item campus building|building|campus area|place|area: Name!;Campus=Main|North|South|Sports ground;Use=Teaching|Laboratory|Dormitory|Canteen|Library|Sport;Floors:number#1-60;People at most:number#0-100000;Safety officer~Ruth Anders;Latitude:number#-90-90;Longitude:number#-180-180
- Chemistry block | campus=North; use=Laboratory; floors=4; people_at_most=420; safety_officer=Ruth Anders
- Dormitory 3 | campus=South; use=Dormitory; floors=7; people_at_most=380; safety_officer=Paul Iwu
- Canteen west | campus=Main; use=Canteen; floors=1; people_at_most=600; safety_officer=Ruth Anders
- Library | campus=Main; use=Library; floors=5; people_at_most=900; safety_officer=Paul Iwu
item safety module|module|safety category: Name!;Kind=Hazards|Fire|Food|Drills|Inspections|Traffic;Officer~Ruth Anders;Order:number#1-50;Icon:image;Description:long
- Hazards | kind=Hazards; officer=Ruth Anders; order=1
- Fire safety | kind=Fire; officer=Paul Iwu; order=2
- Food safety | kind=Food; officer=Ruth Anders; order=3
- Drills | kind=Drills; officer=Paul Iwu; order=4
record safety hazard|hazard|hidden danger|campus safety|safety information: Title!;Building->@campus building|building~Chemistry block|Dormitory 3;Inspection->@safety inspection|inspection~Chemistry, May round;Kind=Fire|Electricity|Chemicals|Fall|Food|Traffic;Level=Low|Medium|High;Found by~Paul Iwu;Found on:date;Put right until:date;Measure:long;Picture:image;~Status=Open|In hand|Put right|Closed
- Blocked escape door | building=Dormitory 3; inspection=Dormitories, May round; kind=Fire; level=High; found_by=Paul Iwu; measure=Move the bicycles; status=In hand
- Acid cabinet open | building=Chemistry block; inspection=Chemistry, May round; kind=Chemicals; level=Medium; found_by=Ruth Anders; measure=New lock; status=Put right
- Loose stair edge | building=Library; kind=Fall; level=Low; found_by=Paul Iwu; status=Open
- Fridge too warm | building=Canteen west; inspection=Canteen, June round; kind=Food; level=Medium; found_by=Ruth Anders; status=Closed
record fire safety record|fire safety|fire equipment|fire equipment check|fire check: Title!;Building->@campus building|building~Dormitory 3;Equipment=Extinguisher|Hydrant|Alarm|Sprinkler|Escape door;Number;Floor:number#-5-60;Checked on:date;Valid until:date;Checked by~Paul Iwu;~Result=In order|To mend|Missing
- Extinguisher 3-2 | building=Dormitory 3; equipment=Extinguisher; number=E-302; floor=3; checked_by=Paul Iwu; result=In order
- Alarm loop north | building=Chemistry block; equipment=Alarm; number=A-11; floor=2; checked_by=Paul Iwu; result=To mend
- Hydrant at the library | building=Library; equipment=Hydrant; number=H-04; floor=0; checked_by=Paul Iwu; result=In order
- Door behind the kitchen | building=Canteen west; equipment=Escape door; number=D-02; floor=0; checked_by=Ruth Anders; result=Missing
record food safety record|food safety|food check|food sample|canteen check: Title!;Building->@campus building|building~Canteen west;Supplier;Food;Check=Temperature|Sample|Best before|Hygiene|Health certificate;Value:number#-40-300;Unit~C;Checked on:date;Checked by~Ruth Anders;~Result=Passed|Remark|Failed
- Cold counter | building=Canteen west; supplier=Own kitchen; food=Salads; check=Temperature; value=6; unit=C; checked_by=Ruth Anders; result=Passed
- Minced meat of Monday | building=Canteen west; supplier=Meat Lohr; food=Minced meat; check=Sample; checked_by=Ruth Anders; result=Remark
- Dairy store | building=Canteen west; supplier=Hill Dairy; food=Yoghurt; check=Best before; checked_by=Ruth Anders; result=Failed
- Certificates of the cooks | building=Canteen west; check=Health certificate; checked_by=Ruth Anders; result=Passed
event emergency drill|drill|evacuation drill: Title!;Building->@campus building|building~Dormitory 3;Kind=Fire|Earthquake|Intruder|First aid|Chemical spill;Date:date;Starts at:time;People:number#0-100000;Minutes:number(min)#0-1000;Leader~Paul Iwu;Findings:long;~Status=Planned|Held|Cancelled
- Night alarm in dormitory 3 | building=Dormitory 3; kind=Fire; people=351; minutes=7; leader=Paul Iwu; findings=Second stair not used.; status=Held
- Spill in lab 204 | building=Chemistry block; kind=Chemical spill; people=48; minutes=11; leader=Ruth Anders; status=Held
- First aid for tutors | building=Library; kind=First aid; people=25; leader=Paul Iwu; status=Planned
- Earthquake day | building=Library; kind=Earthquake; people=900; leader=Ruth Anders; status=Planned
record safety inspection|inspection|safety check: Title!;Building->@campus building|building~Chemistry block;Module->@safety module|module~Hazards;Inspector~Ruth Anders|Paul Iwu;Inspected on:date;Points checked:number#0-1000;Points failed:number#0-1000;Next on:date;Report:file;~Result=Passed|With remarks|Failed
- Chemistry, May round | building=Chemistry block; module=Hazards; inspector=Ruth Anders; points_checked=60; points_failed=2; result=With remarks
- Dormitories, May round | building=Dormitory 3; module=Fire safety; inspector=Paul Iwu; points_checked=44; points_failed=1; result=With remarks
- Canteen, June round | building=Canteen west; module=Food safety; inspector=Ruth Anders; points_checked=38; points_failed=1; result=With remarks
- Library, June round | building=Library; module=Hazards; inspector=Paul Iwu; points_checked=30; points_failed=0; result=Passed
! record safety statistic|statistical information|data record|monthly figure: Title!;Building->@campus building|building~Dormitory 3;Module->@safety module|module~Fire safety;Month:date;Hazards found:number#0-100000;Put right:number#0-100000;Inspections:number#0-100000;Drills:number#0-1000
- Dormitory 3 in May | building=Dormitory 3; module=Fire safety; hazards_found=3; put_right=2; inspections=2; drills=1
- Chemistry in May | building=Chemistry block; module=Hazards; hazards_found=5; put_right=5; inspections=1; drills=1
- Canteen in May | building=Canteen west; module=Food safety; hazards_found=2; put_right=1; inspections=4; drills=0
- Library in May | building=Library; module=Hazards; hazards_found=1; put_right=0; inspections=1; drills=0
# research services|data research|nearby data|research requests|market research services|field research|data research services
item research project|data research project|project|study: Name!;Topic->@research topic|topic~Footfall|Housing;Question:long;Area;Latitude:number#-90-90;Longitude:number#-180-180;Radius:number(km)#0-20000;Lead~Vera Lund|Kofi Mensah;Budget:money;Starts on:date;Ends on:date;~Progress:percent;~Status=Planned|Under way|Finished|Stopped
- Shops around the station | topic=Footfall; question=Which hours pay for longer opening?; area=Station quarter; latitude=52.1; longitude=9.3; radius=1; lead=Vera Lund; budget=4200; progress=60; status=Under way
- Rents by the river | topic=Housing; question=How far does the park lift rents?; area=River side; radius=3; lead=Kofi Mensah; budget=9000; progress=100; status=Finished
- Charging points needed | topic=Traffic; area=North suburbs; radius=8; lead=Vera Lund; budget=6500; progress=15; status=Under way
- Playgrounds and shade | topic=Green space; area=Old town; radius=2; lead=Kofi Mensah; budget=2800; progress=0; status=Planned
! item research topic|topic|research category: Name!;Parent;Icon:image;Order:number#1-200;Description:long
- Footfall | order=1
- Housing | order=2
- Traffic | order=3
- Green space | order=4
request research request|request for research|data request: Title!;Project->@research project|project~Shops around the station;Topic->@research topic|topic~Footfall;Area;Radius:number(km)#0-20000;Question:long!;Wanted by:date;Budget:money;Contact;Email:email
- Cafe at the square | topic=Footfall; area=Market square; radius=1; question=How many pass before nine?; budget=600
- Second phase at the station | project=Shops around the station; topic=Footfall; area=Station quarter; radius=2; question=Same counts in winter
- Bus or tram | topic=Traffic; area=North suburbs; radius=10; question=Who would change?; budget=5000
- Trees in Mill street | topic=Green space; area=Mill street; radius=1; question=Where is it hottest?; budget=900
! record collected data point|data research|research data|data point|field record|observation|nearby data: Title!;Project->@research project|project~Shops around the station;Place;Latitude:number#-90-90;Longitude:number#-180-180;Measure~People per hour;Value:number#-1000000000-1000000000;Unit;Collected on:date;Collected by~Iris Bell;Source=Count|Survey|Sensor|Register;Note:long
- North door, 8 to 9 | project=Shops around the station; place=North door; measure=People per hour; value=1240; unit=people; collected_by=Iris Bell; source=Count
- South door, 8 to 9 | project=Shops around the station; place=South door; measure=People per hour; value=610; unit=people; collected_by=Iris Bell; source=Count
- Flat at the weir | project=Rents by the river; place=Weir lane; measure=Rent per m2; value=11.4; unit=EUR; collected_by=Tom Acker; source=Register
- Car park north | project=Charging points needed; place=Car park north; measure=Electric cars; value=23; unit=cars; collected_by=Tom Acker; source=Survey
record research report|generated report|report generation: Title!;Project->@research project|project~Rents by the river;Request->@research request|request for research~Cafe at the square;Summary:long;File:file;Pages:number#1-10000;Version:number#1-1000;Written by~Vera Lund;Published on:date;~Status=Draft|In review|Published
- Rents by the river, final | project=Rents by the river; summary=Each 100 m nearer adds 2 percent.; pages=34; version=3; written_by=Kofi Mensah; status=Published
- Station, interim | project=Shops around the station; summary=Two peaks, 8 and 17.; pages=12; version=1; written_by=Vera Lund; status=In review
- Cafe at the square | request=Cafe at the square; pages=5; version=1; written_by=Vera Lund; status=Draft
- Charging, first counts | project=Charging points needed; pages=8; version=1; written_by=Vera Lund; status=Draft
! record project member|team member: Title!;Project->@research project|project~Shops around the station;Person~Iris Bell|Tom Acker;Role=Lead|Field|Analysis|Client;Joined on:date
- Iris at the station | project=Shops around the station; person=Iris Bell; role=Field
- Tom at the river | project=Rents by the river; person=Tom Acker; role=Field
- Vera leads charging | project=Charging points needed; person=Vera Lund; role=Lead
- Kofi counts rents | project=Rents by the river; person=Kofi Mensah; role=Analysis
record test run|test|automated test|stress test [test\\w*]: Title!;Kind=Function|Load|Stress|Security;Target~Request form|Report page;Users at once:number#1-1000000;Answer time:number(ms)#0-600000;Failed:percent;Run on:date;Run by;Log:long;~Result=Passed|Failed
- Request form, nightly | kind=Function; target=Request form; users_at_once=1; answer_time=210; failed=0; result=Passed
- Report page with 500 | kind=Stress; target=Report page; users_at_once=500; answer_time=1900; failed=2; result=Failed
- Map of projects | kind=Load; target=Project map; users_at_once=200; answer_time=640; failed=0; result=Passed
- Sign-in | kind=Security; target=Sign-in; users_at_once=1; failed=0; result=Passed
# animated demonstrations|animated chart|bar chart race|chart animation|data video|animated data|enterprise data
item dataset|uploaded data|data file|data set: Name!;File:file;Rows:number#0-100000000;First year:number#1000-3000;Last year:number#1000-3000;Name column;Value column;Time column;Unit;Uploaded by~Bea Lorch;Uploaded on:date;~Status=Uploaded|Checked|Failed
- Largest companies 2000 to 2024 | rows=12500; first_year=2000; last_year=2024; name_column=company; value_column=revenue; time_column=year; unit=billion USD; uploaded_by=Bea Lorch; status=Checked
- Cities by people | rows=4100; first_year=1950; last_year=2020; name_column=city; value_column=people; time_column=year; unit=million; uploaded_by=Anton Rys; status=Checked
- Medals by country | rows=900; first_year=1896; last_year=2024; name_column=country; value_column=medals; time_column=year; uploaded_by=Bea Lorch; status=Checked
- Music formats | rows=300; uploaded_by=Anton Rys; status=Failed
! item enterprise|company|ranked company|top enterprise: Name!;Country;Industry=Energy|Retail|Finance|Technology|Industry|Health;Founded:number#1000-3000;Head office;Employees:number#0-10000000;Colour;Logo:image;Website:url
- Atlas Oil | country=Norway; industry=Energy; founded=1911; employees=61000; colour=Red
- Brightmart | country=United States; industry=Retail; founded=1962; employees=1200000; colour=Blue
- Kanto Motors | country=Japan; industry=Industry; founded=1937; employees=370000; colour=Gray
- Rhein Bank | country=Germany; industry=Finance; founded=1870; employees=84000; colour=Green
! record yearly figure|enterprise figure|enterprise data|ranking entry|data row|data point: Title!;Dataset->@dataset|uploaded data~Largest companies 2000 to 2024;Company->@enterprise|company~Brightmart;Year:number#1000-3000;Rank:number#1-100000;Value:number#-1000000000000-1000000000000;Profit:number#-1000000000000-1000000000000;Unit
- Brightmart 2024 | dataset=Largest companies 2000 to 2024; company=Brightmart; year=2024; rank=1; value=640; profit=15; unit=billion USD
- Brightmart 2023 | dataset=Largest companies 2000 to 2024; company=Brightmart; year=2023; rank=1; value=611; profit=12; unit=billion USD
- Atlas Oil 2024 | dataset=Largest companies 2000 to 2024; company=Atlas Oil; year=2024; rank=6; value=380; profit=31; unit=billion USD
- Kanto Motors 2024 | dataset=Largest companies 2000 to 2024; company=Kanto Motors; year=2024; rank=12; value=290; profit=18; unit=billion USD
item visualization template|template|animation template: Name!;Kind=Bar race|Line race|Map|Bubbles|Pie|Treemap;Bars shown:number#1-100;Font;Colours;Background:image;Preview:image;~Used:number#0-1000000
- Classic bar race | kind=Bar race; bars_shown=15; font=Sans; used=410
- Lines over years | kind=Line race; bars_shown=10; font=Sans; used=120
- World bubbles | kind=Bubbles; bars_shown=50; font=Serif; used=61
- Map by year | kind=Map; bars_shown=30; font=Sans; used=44
item animation|animated demonstration|animation demonstration|data visualization|video project|animation effect: Title!;Dataset->@dataset|uploaded data~Cities by people;Template->@visualization template|template~Classic bar race;Seconds per year:number(s)#0.1-60;Frame rate:number(fps)#1-120;Size=1080p|4K|Vertical|Square;Music->@background music|soundtrack~Slow march;Logo:image;Owner~Bea Lorch;~Status=Draft|Rendering|Ready|Failed
- Company race | dataset=Largest companies 2000 to 2024; template=Classic bar race; seconds_per_year=2; frame_rate=60; size=1080p; music=Slow march; owner=Bea Lorch; status=Ready
- Growing cities | dataset=Cities by people; template=World bubbles; seconds_per_year=1; frame_rate=30; size=4K; music=Paper rain; owner=Anton Rys; status=Rendering
- Medal lines | dataset=Medals by country; template=Lines over years; seconds_per_year=3; frame_rate=30; size=Vertical; owner=Bea Lorch; status=Draft
- Company map | dataset=Largest companies 2000 to 2024; template=Map by year; seconds_per_year=2; frame_rate=30; size=Square; owner=Anton Rys; status=Failed
item background music|soundtrack|music track: Title!;Artist;Seconds:number(s)#1-36000;Mood=Calm|Bright|Tense|Festive;Licence=Free|Bought|Own;File:file
- Slow march | artist=House library; seconds=180; mood=Tense; licence=Free
- Paper rain | artist=House library; seconds=145; mood=Calm; licence=Free
- City lights | artist=N. Okoye; seconds=210; mood=Bright; licence=Bought
- Fanfare in C | artist=Town band; seconds=62; mood=Festive; licence=Own
record overlay|subtitle|watermark|caption|logo overlay: Text!;Animation->@animation|animated demonstration~Company race;Kind=Subtitle|Watermark|Logo|Title|Credit;From second:number#0-36000;To second:number#0-36000;Position=Top left|Top right|Centre|Bottom left|Bottom right;Font;Opacity:percent;Picture:image
- The crisis of 2008 | animation=Company race; kind=Subtitle; from_second=16; to_second=20; position=Bottom left; opacity=100
- Studio Lorch | animation=Company race; kind=Watermark; from_second=0; to_second=50; position=Top right; opacity=40
- Cities of the world | animation=Growing cities; kind=Title; from_second=0; to_second=4; position=Centre; opacity=100
- Source is the census | animation=Growing cities; kind=Credit; from_second=66; to_second=70; position=Bottom right; opacity=80
! record video render|render job|rendered video|video edit|video export: Title!;Animation->@animation|animated demonstration~Company race;Format=MP4|WebM|GIF;Resolution~1920 x 1080;Seconds:number(s)#0-36000;Size:number(MB)#0-1000000;File:file;Started by~Bea Lorch;Started on:date;Progress:percent;~Status=Waiting|Running|Done|Failed
- Company race, first cut | animation=Company race; format=MP4; resolution=1920 x 1080; seconds=50; size=84; started_by=Bea Lorch; progress=100; status=Done
- Company race with music | animation=Company race; format=MP4; resolution=1920 x 1080; seconds=50; size=86; started_by=Bea Lorch; progress=100; status=Done
- Growing cities 4K | animation=Growing cities; format=WebM; resolution=3840 x 2160; seconds=70; started_by=Anton Rys; progress=38; status=Running
- Medal lines as GIF | animation=Medal lines; format=GIF; resolution=480 x 854; started_by=Bea Lorch; progress=0; status=Waiting
# simple search website|search start page|start page|new tab page|browser homepage|search homepage|search engine page|changing wallpapers
item search engine|engine: Name!;Search address:url;Short key;Icon:image;Order:number#1-100;Default:boolean;Active:boolean
- Web | short_key=w; order=1
- Encyclopedia | short_key=e; order=2
- Maps | short_key=m; order=3
- Pictures | short_key=p; order=4
record search record|search history|search|search information|recent search: Words!;Engine->@search engine|engine~Web|Maps;Person~Lia Frank;Searched on:date;Searched at:time;Opened address:url;Device=Phone|Computer|Tablet
- sourdough in summer | engine=Web; person=Lia Frank; device=Computer
- bike path to the lake | engine=Maps; person=Lia Frank; device=Phone
- kingfisher | engine=Pictures; person=Omar Said; device=Computer
- tide tables | engine=Encyclopedia; person=Omar Said; device=Tablet
item wallpaper|background image|background|random background image: Title!;Collection->@wallpaper collection|collection~Forest|Sea;Picture:image;Photographer;Width:number(px)#320-20000;Height:number(px)#320-20000;Dark:boolean;Source:url;Times shown:number#0-100000000;Active:boolean
- Beeches in fog | collection=Forest; photographer=R. Holm; width=3840; height=2160; times_shown=812
- Jetty at six | collection=Sea; photographer=A. Pinto; width=3840; height=2160; times_shown=640
- Pine ridge | collection=Forest; photographer=R. Holm; width=2560; height=1440; times_shown=212
- Paper waves | collection=Plain; width=1920; height=1080; times_shown=91
! item wallpaper collection|collection: Name!;Description:long;Order:number#1-100;Owner~Lia Frank;Active:boolean
- Forest | order=1
- Sea | order=2
- Plain | order=3
- Own pictures | order=4; owner=Lia Frank
item random quote|quote|saying: Text!;Author;Topic=Life|Work|Friendship|Learning|Nature;Language=English|Chinese|German|Spanish;Source;Times shown:number#0-100000000;Active:boolean
- Begin where you stand. | author=Proverb; topic=Work; language=English; times_shown=410
- Water finds its way. | author=Proverb; topic=Nature; language=English; times_shown=388
- A friend shortens the road. | author=Proverb; topic=Friendship; language=English; times_shown=290
- Who asks learns twice. | author=Proverb; topic=Learning; language=English; times_shown=127
! item quick link|shortcut|pinned site: Name!;Address:url;Icon:image;Group;Order:number#1-200;Owner~Lia Frank
- Mail | group=Daily; order=1; owner=Lia Frank
- Tide tables | group=Sailing; order=2; owner=Lia Frank
- Library | group=Daily; order=3; owner=Omar Said
- Recipe box | group=Home; order=4; owner=Omar Said
! item page setting|timer|timer setting|start page setting|preference: Name!;Owner~Lia Frank;Engine->@search engine|engine~Web;Collection->@wallpaper collection|collection~Forest;Change every=Visit|Hour|Day|By hand;Clock=12 hours|24 hours|Hidden;Timer:number(min)#0-1440;Show quotes:boolean
- Page of Lia | owner=Lia Frank; engine=Web; collection=Forest; change_every=Visit; clock=24 hours; timer=25
- Page of Omar | owner=Omar Said; engine=Maps; collection=Sea; change_every=Day; clock=12 hours; timer=0
- Guest page | engine=Web; collection=Plain; change_every=Hour; clock=24 hours; timer=0
- Office page | engine=Encyclopedia; collection=Plain; change_every=By hand; clock=24 hours; timer=50
# line charts|display line charts|line chart software|trend chart|time series chart|curve chart|curve display
item series|data series|line|curve|measured value: Name!;Unit;Data source->@data source|source~Boiler meter|Till;Colour;Style=Solid|Dashed|Dotted;Axis=Left|Right;Lowest:number;Highest:number;Shown:boolean
- Boiler temperature | unit=C; data_source=Boiler meter; colour=Red; style=Solid; axis=Left; lowest=0; highest=110
- Boiler pressure | unit=bar; data_source=Boiler meter; colour=Blue; style=Dashed; axis=Right; lowest=0; highest=6
- Customers per hour | unit=people; data_source=Till; colour=Green; style=Solid; axis=Left
- Turnover per hour | unit=EUR; data_source=Till; colour=Gray; style=Dotted; axis=Right
! record data point|reading|value|data record|chart data: Label!;Series->@series|data series~Boiler temperature|Customers per hour;Date:date;Time:time;Value:number#-1000000000-1000000000;Quality=Good|Doubtful|Missing
- Boiler at 6 | series=Boiler temperature; value=68.2; quality=Good
- Boiler at 7 | series=Boiler temperature; value=71.9; quality=Good
- Pressure at 7 | series=Boiler pressure; value=1.8; quality=Doubtful
- Customers at 10 | series=Customers per hour; value=41; quality=Good
item line chart|chart|data visualization|visualization: Title!;Series~Boiler temperature, Boiler pressure;Main series->@series|data series~Boiler temperature;Period->@time period|period~Last 24 hours;Step=Minute|Hour|Day|Week|Month;Smooth:boolean;Live:boolean;Refresh every:number(s)#1-86400;Owner~Karin Abel
- Boiler today | series=Boiler temperature, Boiler pressure; main_series=Boiler temperature; period=Last 24 hours; step=Hour; refresh_every=30; owner=Karin Abel
- Shop this week | series=Customers per hour; main_series=Customers per hour; period=This week; step=Hour; refresh_every=300; owner=Jon Rask
- Turnover of the year | main_series=Turnover per hour; period=This year; step=Week; refresh_every=86400; owner=Jon Rask
- Pressure check | main_series=Boiler pressure; period=Test of 4 May; step=Minute; refresh_every=60; owner=Karin Abel
! item time period|period|saved period: Name!;From:date;Until:date;From hour:time;Until hour:time;Rolling=No|Hours|Days|Months;Length:number#0-10000;Owner~Karin Abel
- Last 24 hours | rolling=Hours; length=24; owner=Karin Abel
- This week | rolling=Days; length=7; owner=Jon Rask
- This year | rolling=Months; length=12; owner=Jon Rask
- Test of 4 May | rolling=No; length=0; owner=Karin Abel
! item data source|source|data feed: Name!;Kind=Service|Database|File|Typed in;Address;Refresh every:number(s)#1-86400;Last read on:date;~Status=Live|Paused|Failed
- Boiler meter | kind=Service; refresh_every=30; status=Live
- Till | kind=Database; refresh_every=300; status=Live
- Old log | kind=File; refresh_every=86400; status=Paused
- Hand readings | kind=Typed in; refresh_every=86400; status=Live
! record chart export|export|excel export|exported file: File name!;Chart->@line chart|chart~Boiler today;Period->@time period|period~Last 24 hours;Format=Excel|CSV|PNG|PDF;Rows:number#0-10000000;File:file;Made by~Karin Abel;Made on:date
- boiler-today.xlsx | chart=Boiler today; period=Last 24 hours; format=Excel; rows=48; made_by=Karin Abel
- shop-week.xlsx | chart=Shop this week; period=This week; format=Excel; rows=84; made_by=Jon Rask
- year.png | chart=Turnover of the year; period=This year; format=PNG; rows=52; made_by=Jon Rask
- pressure.csv | chart=Pressure check; period=Test of 4 May; format=CSV; rows=360; made_by=Karin Abel
# city data|urban data|city data terminal|city data platform|smart city data|municipal data|city operation data
item district|city district|area: Name!;City;Population:number#0-100000000;Area:number(km2)#0-100000;Mayor~Rita Solberg;Latitude:number#-90-90;Longitude:number#-180-180;Outline:long
- Harbour | city=Marlen; population=41000; area=6; latitude=51.6; longitude=7.3
- Old town | city=Marlen; population=28000; area=3; latitude=51.6; longitude=7.3
- Eastfield | city=Marlen; population=92000; area=31; latitude=51.6; longitude=7.4
- Mill valley | city=Marlen; population=17000; area=44; latitude=51.5; longitude=7.2
! item collection terminal|terminal|data terminal|sensor|collection device: Code!;District->@district|city district~Harbour|Old town;Kind=Air|Traffic|Noise|Water|Light|Waste|Camera;Address;Latitude:number#-90-90;Longitude:number#-180-180;Interval:number(min)#1-10080;Firmware;Last seen:date;~Status=Online|Offline|Fault
- AIR-01 | district=Harbour; kind=Air; address=Quay 2; interval=10; firmware=2.4; status=Online
- TRA-07 | district=Old town; kind=Traffic; address=Bridge gate; interval=5; firmware=1.9; status=Online
- WAT-03 | district=Mill valley; kind=Water; address=Weir; interval=30; firmware=2.4; status=Fault
- NOI-11 | district=Eastfield; kind=Noise; address=School road; interval=15; firmware=2.1; status=Offline
! record city reading|collected data|city data|data record|city record|reading: Title!;Terminal->@collection terminal|terminal~AIR-01|TRA-07;Indicator->@city indicator|indicator~Fine dust|Vehicles;Value:number#-100000-1000000000;Unit;Measured on:date;Measured at:time;Quality=Raw|Checked|Corrected|Rejected
- Dust at the quay, 8 am | terminal=AIR-01; indicator=Fine dust; value=31; unit=µg/m3; quality=Checked
- Vehicles at the gate, 8 am | terminal=TRA-07; indicator=Vehicles; value=412; unit=per hour; quality=Checked
- Level at the weir | terminal=WAT-03; indicator=Water level; value=-9; unit=cm; quality=Rejected
- Noise at the school | terminal=NOI-11; indicator=Noise; value=62; unit=dB; quality=Raw
! item city indicator|indicator|city measure: Name!;Group=Air|Traffic|Water|Energy|Safety|Waste|People;Unit;Warn from:number;Alarm from:number;Better when=High|Low;Description:long
- Fine dust | group=Air; unit=µg/m3; warn_from=35; alarm_from=50; better_when=Low
- Vehicles | group=Traffic; unit=per hour; warn_from=900; alarm_from=1200; better_when=Low
- Water level | group=Water; unit=cm; warn_from=180; alarm_from=240; better_when=Low
- Noise | group=Safety; unit=dB; warn_from=65; alarm_from=80; better_when=Low
record collection task|data collection|collection job: Title!;Terminal->@collection terminal|terminal~AIR-01;Indicator->@city indicator|indicator~Fine dust;Every:number(min)#1-10080;Started on:date;Rows:number#0-1000000000;Errors:number#0-1000000;In charge~Rita Solberg;~Status=Waiting|Running|Done|Failed
- Dust every ten minutes | terminal=AIR-01; indicator=Fine dust; every=10; rows=52000; errors=3; in_charge=Rita Solberg; status=Running
- Gate counts | terminal=TRA-07; indicator=Vehicles; every=5; rows=104000; errors=0; in_charge=Pim Noor; status=Running
- Weir level | terminal=WAT-03; indicator=Water level; every=30; rows=8100; errors=411; in_charge=Pim Noor; status=Failed
- School noise | terminal=NOI-11; indicator=Noise; every=15; rows=0; errors=0; in_charge=Rita Solberg; status=Waiting
record cleansing run|data cleansing|data cleaning|cleaning record: Title!;Task->@collection task|data collection~Weir level;Rule=Limits|Doubles|Gaps|Units;Rows before:number#0-1000000000;Rows after:number#0-1000000000;Run by~Pim Noor;Run on:date
- Weir below zero | task=Weir level; rule=Limits; rows_before=8100; rows_after=7689; run_by=Pim Noor
- Dust doubles | task=Dust every ten minutes; rule=Doubles; rows_before=52010; rows_after=52000; run_by=Pim Noor
- Gate gaps | task=Gate counts; rule=Gaps; rows_before=103900; rows_after=104000; run_by=Rita Solberg
- Noise units | task=School noise; rule=Units; rows_before=120; rows_after=120; run_by=Rita Solberg
record cloud upload|data cloud upload|upload record|data upload|data cloud: Title!;Task->@collection task|data collection~Gate counts;Target~City cloud;File:file;Rows:number#0-1000000000;Size:number(MB)#0-1000000;Uploaded by~Rita Solberg;Uploaded on:date;~Status=Waiting|Running|Done|Failed
- Gate counts of May | task=Gate counts; target=City cloud; rows=8900; size=4; uploaded_by=Rita Solberg; status=Done
- Dust of May | task=Dust every ten minutes; target=City cloud; rows=4460; size=2; uploaded_by=Rita Solberg; status=Done
- Weir of May | task=Weir level; target=City cloud; rows=0; size=0; uploaded_by=Pim Noor; status=Failed
- Noise of May | task=School noise; target=State archive; rows=0; size=0; uploaded_by=Pim Noor; status=Waiting
record city alert|alert notification|alarm|warning: Title!;Terminal->@collection terminal|terminal~AIR-01;Indicator->@city indicator|indicator~Fine dust;Level=Notice|Warning|Critical;Value:number#-100000-1000000000;Raised on:date;Handled by~Rita Solberg;~Status=Open|In hand|Solved
- Dust above 50 | terminal=AIR-01; indicator=Fine dust; level=Critical; value=57; handled_by=Rita Solberg; status=In hand
- Gate jammed | terminal=TRA-07; indicator=Vehicles; level=Warning; value=980; status=Open
- Weir probe silent | terminal=WAT-03; indicator=Water level; level=Notice; value=0; handled_by=Pim Noor; status=Solved
- Noise in the night | terminal=NOI-11; indicator=Noise; level=Warning; value=71; status=Open
# open data|data portal|data catalogue website|public data portal|data sharing platform|data exchange platform|data marketplace|dataset sharing
item dataset|data set|data product|shared dataset|published dataset: Title!;Publisher->@data publisher|publisher~Town of Marlen;Category->@data category|category~Transport;Description:long;Licence=Open|Attribution|Not commercial|On request;Updated=Live|Daily|Monthly|Yearly|Once;Rows:number#0-10000000000;Keywords;Published on:date;~Downloads:number#0-100000000;~Status=Draft|In review|Published|Withdrawn
- Bus stops | publisher=Town of Marlen; category=Transport; licence=Open; updated=Monthly; rows=412; keywords=bus, stop; downloads=3100; status=Published
- Trees of the town | publisher=Town of Marlen; category=Nature; licence=Attribution; updated=Yearly; rows=38200; keywords=tree, park; downloads=910; status=Published
- Rain gauges live | publisher=Water board; category=Nature; licence=Open; updated=Live; rows=9100000; keywords=rain; downloads=420; status=Published
- Shop registrations | publisher=Chamber of commerce; category=Economy; licence=On request; updated=Monthly; rows=6100; keywords=shop; downloads=12; status=In review
! item data publisher|publisher|data provider|organisation: Name!;Kind=Town|State|Company|University|Association;Contact;Email:email;Website:url;Logo:image;~Datasets:number#0-100000
- Town of Marlen | kind=Town; contact=Rita Solberg; datasets=84
- Water board | kind=State; contact=Hans Vik; datasets=12
- Chamber of commerce | kind=Association; contact=Elif Kaya; datasets=5
- Technical university | kind=University; contact=Jon Rask; datasets=31
! record dataset file|resource|data file|distribution|dataset version: File name!;Dataset->@dataset|data set~Bus stops;Format=CSV|JSON|XML|GeoJSON|Excel|Interface;Version~2025-05;File:file;Address:url;Rows:number#0-10000000000;Size:number(MB)#0-10000000;Uploaded on:date
- bus-stops.csv | dataset=Bus stops; format=CSV; version=2025-05; rows=412; size=1
- bus-stops.geojson | dataset=Bus stops; format=GeoJSON; version=2025-05; rows=412; size=1
- trees-2025.csv | dataset=Trees of the town; format=CSV; version=2025; rows=38200; size=9
- rain interface | dataset=Rain gauges live; format=Interface; version=1; rows=9100000; size=0
! record dataset field|column|field|data dictionary entry: Name!;Dataset->@dataset|data set~Bus stops;Type=Text|Number|Date|Place|Yes or no;Unit;Meaning:long;Required:boolean;Position:number#1-1000
- stop_id | dataset=Bus stops; type=Text; meaning=Number of the stop; position=1
- height | dataset=Trees of the town; type=Number; unit=m; meaning=Height of the tree; position=4
- rain_mm | dataset=Rain gauges live; type=Number; unit=mm; meaning=Rain in ten minutes; position=3
- opened | dataset=Shop registrations; type=Date; meaning=Day of registration; position=5
item data category|category|theme: Name!;Parent;Icon:image;Order:number#1-200;~Datasets:number#0-100000
- Transport | order=1; datasets=31
- Nature | order=2; datasets=24
- Economy | order=3; datasets=18
- People | order=4; datasets=40
request access request|data application|data request|dataset request: Title!;Dataset->@dataset|data set~Shop registrations;Purpose:long!;Organisation;Email:email;Until:date;Agreed to terms:boolean
- Study of vacant shops | dataset=Shop registrations; purpose=Thesis on vacancy; organisation=Technical university; email=jon@tu.example
- Map of bakeries | dataset=Shop registrations; purpose=App; organisation=Crumb Ltd; email=hi@crumb.example
- Rain before 2000 | dataset=Rain gauges live; purpose=Flood model; organisation=Water board; email=hans@water.example
- Trees with species | dataset=Trees of the town; purpose=School project; organisation=School east; email=bio@east.example
record download record|download|api call|data use: Title!;Dataset->@dataset|data set~Bus stops;File->@dataset file|resource~bus-stops.csv;Person~Jon Rask|Guest;Way=File|Interface;Done on:date;Rows:number#0-10000000000
- Stops for the app | dataset=Bus stops; file=bus-stops.csv; person=Jon Rask; way=File; rows=412
- Trees for the map | dataset=Trees of the town; file=trees-2025.csv; person=Guest; way=File; rows=38200
- Rain last hour | dataset=Rain gauges live; file=rain interface; person=Guest; way=Interface; rows=384
- Stops as shapes | dataset=Bus stops; file=bus-stops.geojson; person=Guest; way=File; rows=412
# stock data|stock market data|financial data visualization|fund data|securities data|futures data|stock visualization|financial data analysis
item stock|security|listed company|fund|share: Name!;Symbol;Exchange->@exchange|market~Northern Exchange;Industry->@industry|sector~Energy;Currency=EUR|USD|CNY|GBP;Shares issued:number#0-1000000000000;Market value:money;Price to earnings:number#-10000-10000;Dividend yield:percent;Website:url
- Atlas Oil | symbol=ATL; exchange=Northern Exchange; industry=Energy; currency=EUR; shares_issued=900000000; market_value=61000000000; price_to_earnings=9.4; dividend_yield=5
- Kanto Motors | symbol=KTM; exchange=Eastern Exchange; industry=Vehicles; currency=USD; market_value=48000000000; price_to_earnings=12.1; dividend_yield=3
- Sunweave | symbol=SWV; exchange=Northern Exchange; industry=Energy; currency=EUR; market_value=900000000; price_to_earnings=41; dividend_yield=0
- Rhein Bank | symbol=RHB; exchange=Northern Exchange; industry=Banks; currency=EUR; market_value=22000000000; price_to_earnings=7.8; dividend_yield=6
! record daily price|price record|quote record|stock price|historical price|stock data|market data: Title!;Stock->@stock|security~Atlas Oil;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000000;Change:percent
- ATL on Monday | stock=Atlas Oil; open=67.1; high=68.4; low=66.9; close=68.2; volume=3100000; change=1.6
- ATL on Tuesday | stock=Atlas Oil; open=68.2; high=68.9; low=67.5; close=67.7; volume=2400000; change=-0.7
- KTM on Monday | stock=Kanto Motors; open=31.4; high=31.8; low=31; close=31.1; volume=8800000; change=-0.9
- SWV on Monday | stock=Sunweave; open=12; high=13.3; low=11.9; close=13.1; volume=410000; change=9.2
! record technical indicator|indicator value|indicator: Title!;Stock->@stock|security~Atlas Oil;Kind=Moving average|RSI|MACD|Bollinger band|Volatility;Days:number#1-1000;Day:date;Value:number#-1000000-1000000;Signal=Buy|Hold|Sell|None
- ATL average of 20 days | stock=Atlas Oil; kind=Moving average; days=20; value=66.4; signal=Hold
- ATL RSI of 14 days | stock=Atlas Oil; kind=RSI; days=14; value=58; signal=None
- SWV RSI of 14 days | stock=Sunweave; kind=RSI; days=14; value=81; signal=Sell
- KTM volatility | stock=Kanto Motors; kind=Volatility; days=30; value=22; signal=None
! record watchlist entry|watchlist|followed stock: Title!;Stock->@stock|security~Atlas Oil;List name;Person~Mara Lindt|Joel Abara;Alert above:money;Alert below:money;Note;Added on:date
- ATL for Mara | stock=Atlas Oil; list_name=Dividends; person=Mara Lindt; alert_below=60
- SWV for Mara | stock=Sunweave; list_name=Risky; person=Mara Lindt; alert_above=15
- KTM for Joel | stock=Kanto Motors; list_name=Cars; person=Joel Abara; alert_below=29
- RHB for Joel | stock=Rhein Bank; list_name=Banks; person=Joel Abara
item exchange|market|stock market: Name!;Country;Currency;Opens at:time;Closes at:time;Index;~Index value:number#0-10000000
- Northern Exchange | country=Norway; currency=EUR; index=N40; index_value=8120
- Eastern Exchange | country=Japan; currency=USD; index=E100; index_value=31400
- River Exchange | country=Germany; currency=EUR; index=R30; index_value=15900
- Gulf Exchange | country=United States; currency=USD; index=G500; index_value=5100
item industry|sector: Name!;Code;Stocks:number#0-100000;Change:percent
- Energy | code=EN; stocks=41; change=1.2
- Vehicles | code=VE; stocks=22; change=-0.4
- Banks | code=BA; stocks=37; change=0.3
- Health | code=HE; stocks=58; change=0.1
record prediction|price forecast|forecast|trend prediction: Title!;Stock->@stock|security~Atlas Oil;Method=Moving average|ARIMA|Neural network|Regression;Days ahead:number#1-1000;Predicted:money;Low:money;High:money;Error:percent;Made on:date
- ATL in five days | stock=Atlas Oil; method=ARIMA; days_ahead=5; predicted=68.9; low=65.8; high=72; error=3
- KTM in five days | stock=Kanto Motors; method=Moving average; days_ahead=5; predicted=31.2; low=29.9; high=32.5; error=4
- SWV in ten days | stock=Sunweave; method=Neural network; days_ahead=10; predicted=12.4; low=9.9; high=15; error=14
- RHB in a month | stock=Rhein Bank; method=Regression; days_ahead=30; predicted=25.1; low=23; high=27.2; error=6
# air quality data|weather data|meteorological data|climate data|pollution data|environmental data|water quality data
item station|monitoring station|weather station|observation site: Name!;Code;City->@observed city|city~Marlen|Lindau;Kind=Weather|Air|Water|Mixed;Latitude:number#-90-90;Longitude:number#-180-180;Height:number(m)#-500-9000;Operator;Running since:date;~Status=Working|Silent|Closed
- Marlen harbour | code=MH1; city=Marlen; kind=Air; latitude=51.6; longitude=7.3; height=42; operator=State office; status=Working
- Marlen hill | code=MH2; city=Marlen; kind=Weather; latitude=51.6; longitude=7.4; height=210; operator=Weather service; status=Working
- Lindau pier | code=LP1; city=Lindau; kind=Mixed; latitude=47.5; longitude=9.7; height=396; operator=Weather service; status=Working
- Lindau creek | code=LC1; city=Lindau; kind=Water; operator=Water board; status=Silent
! record observation|measurement|air quality record|weather record|reading|environmental record|weather data: Title!;Station->@station|monitoring station~Marlen harbour;Measure->@measure|pollutant~PM2.5|Temperature;Value:number#-100-1000000;Measured on:date;Measured at:time;Quality=Raw|Checked|Rejected
- Harbour PM2.5, 8 am | station=Marlen harbour; measure=PM2.5; value=28; quality=Checked
- Harbour NO2, 8 am | station=Marlen harbour; measure=NO2; value=41; quality=Checked
- Hill temperature, 8 am | station=Marlen hill; measure=Temperature; value=11.4; quality=Checked
- Creek oxygen | station=Lindau creek; measure=Dissolved oxygen; value=0; quality=Rejected
! item measure|pollutant|weather element|indicator: Name!;Unit;Group=Weather|Air|Water;Good up to:number;Bad from:number;Limit value:number;Description:long
- PM2.5 | unit=µg/m3; group=Air; good_up_to=12; bad_from=35; limit_value=25
- NO2 | unit=µg/m3; group=Air; good_up_to=40; bad_from=100; limit_value=40
- Temperature | unit=C; group=Weather
- Dissolved oxygen | unit=mg/l; group=Water; limit_value=5
! record daily index|air quality index|daily summary|daily value: Title!;City->@observed city|city~Marlen;Day:date;Index:number#0-1000;Level=Good|Moderate|Unhealthy|Very unhealthy|Hazardous;Main pollutant->@measure|pollutant~PM2.5;Lowest temperature:number(C)#-90-60;Highest temperature:number(C)#-90-60;Rain:number(mm)#0-2000
- Marlen on Monday | city=Marlen; index=61; level=Moderate; main_pollutant=PM2.5; lowest_temperature=7; highest_temperature=16; rain=0
- Marlen on Tuesday | city=Marlen; index=34; level=Good; main_pollutant=NO2; lowest_temperature=9; highest_temperature=14; rain=11
- Lindau on Monday | city=Lindau; index=28; level=Good; main_pollutant=NO2; lowest_temperature=6; highest_temperature=18; rain=0
- Lindau on Tuesday | city=Lindau; index=31; level=Good; main_pollutant=PM2.5; lowest_temperature=8; highest_temperature=15; rain=4
item observed city|city|region: Name!;Country;Population:number#0-100000000;Latitude:number#-90-90;Longitude:number#-180-180;Time zone
- Marlen | country=Germany; population=380000; latitude=51.6; longitude=7.3
- Lindau | country=Germany; population=25000; latitude=47.5; longitude=9.7
- Harbour City | country=Singapore; population=5600000; latitude=1.29; longitude=103.85
- Hilltop | country=Norway; population=9000; latitude=60.9; longitude=6.4
record forecast|prediction|air quality forecast: Title!;City->@observed city|city~Marlen;Measure->@measure|pollutant~PM2.5;For day:date;Value:number#-100-1000000;Low:number;High:number;Method=Model|Trend|Average;Made on:date
- Marlen dust tomorrow | city=Marlen; measure=PM2.5; value=33; low=24; high=45; method=Model
- Marlen tomorrow | city=Marlen; measure=Temperature; value=15; low=13; high=17; method=Model
- Lindau tomorrow | city=Lindau; measure=Temperature; value=17; low=15; high=19; method=Model
- Lindau NO2 | city=Lindau; measure=NO2; value=22; low=15; high=30; method=Trend
record pollution alert|weather warning|warning|alert: Title!;City->@observed city|city~Marlen;Measure->@measure|pollutant~PM2.5;Level=Notice|Warning|Severe;From:date;Until:date;Advice:long;~Status=Active|Ended|Withdrawn
- Dust in Marlen | city=Marlen; measure=PM2.5; level=Warning; advice=Avoid sport along the road.; status=Active
- Frost in Hilltop | city=Hilltop; measure=Temperature; level=Notice; advice=Cover young plants.; status=Ended
- Heat in Harbour City | city=Harbour City; measure=Temperature; level=Severe; advice=Drink water.; status=Active
- Low oxygen in the creek | city=Lindau; measure=Dissolved oxygen; level=Warning; status=Ended
# house price data|housing data|rental data|house price analysis|housing price|rental housing data|property data|second-hand housing data
item listing|house|house data|rental listing|property|housing information: Title!;District->@district|area~Riverside;City;Kind=Flat|House|Room|Office;Deal=Sale|Rent;Price:money;Area:number(m2)#1-100000;Rooms:number#0-100;Built:number#1500-2100;Source->@data source|source site~Flat market;Listed on:date;Address:url;~Status=Listed|Sold|Gone
- Two rooms by the weir | district=Riverside; city=Marlen; kind=Flat; deal=Rent; price=690; area=58; rooms=2; built=1968; source=Flat market; status=Listed
- House with pear tree | district=Hillside; city=Marlen; kind=House; deal=Sale; price=412000; area=134; rooms=5; built=1994; source=House board; status=Listed
- Loft at the old mill | district=Riverside; city=Marlen; kind=Flat; deal=Sale; price=365000; area=96; rooms=3; built=1911; source=House board; status=Sold
- Room near the university | district=Campus; city=Marlen; kind=Room; deal=Rent; price=340; area=18; rooms=1; source=Flat market; status=Gone
! item district|area|community: Name!;City;Population:number#0-100000000;Latitude:number#-90-90;Longitude:number#-180-180;~Average price:money;Schools:number#0-1000;Stations:number#0-1000
- Riverside | city=Marlen; population=21000; latitude=51.6; longitude=7.3; average_price=3900; schools=4; stations=2
- Hillside | city=Marlen; population=13000; latitude=51.6; longitude=7.4; average_price=3100; schools=3; stations=0
- Campus | city=Marlen; population=9000; average_price=3500; schools=1; stations=1
- Eastfield | city=Marlen; population=92000; average_price=2600; schools=17; stations=3
! record price history|price record|price change: Title!;Listing->@listing|house~House with pear tree;Price:money;Per square metre:money;Seen on:date;Change:percent
- Pear tree in April | listing=House with pear tree; price=429000; per_square_metre=3201
- Pear tree in May | listing=House with pear tree; price=412000; per_square_metre=3075; change=-4
- Loft in March | listing=Loft at the old mill; price=365000; per_square_metre=3802
- Weir in May | listing=Two rooms by the weir; price=690; per_square_metre=11.9
! record district statistic|price statistic|monthly average|statistic|price trend: Title!;District->@district|area~Riverside;Month:date;Deal=Sale|Rent;Listings:number#0-1000000;Average price:money;Median price:money;Days listed:number#0-10000
- Riverside sales in May | district=Riverside; deal=Sale; listings=41; average_price=3900; median_price=3820; days_listed=33
- Riverside rents in May | district=Riverside; deal=Rent; listings=88; average_price=11.6; median_price=11.2; days_listed=9
- Hillside sales in May | district=Hillside; deal=Sale; listings=19; average_price=3100; median_price=3060; days_listed=61
- Campus rents in May | district=Campus; deal=Rent; listings=140; average_price=17.4; median_price=17; days_listed=4
item data source|source site|source: Name!;Address:url;Read every:number(h)#1-1000;Read on:date;Rows:number#0-100000000;~Status=Active|Paused|Blocked
- Flat market | read_every=24; rows=8100; status=Active
- House board | read_every=24; rows=2300; status=Active
- Town register | read_every=720; rows=41000; status=Active
- Old portal | read_every=168; rows=900; status=Blocked
record price prediction|prediction|estimate|valuation: Title!;District->@district|area~Hillside;Area:number(m2)#1-100000;Rooms:number#0-100;Built:number#1500-2100;Method=Regression|Forest|Neighbours;Predicted:money;Low:money;High:money;Asked by~Lea Brandt;Made on:date
- Terraced house, Hillside | district=Hillside; area=118; rooms=4; built=1988; method=Forest; predicted=361000; low=338000; high=384000; asked_by=Lea Brandt
- Small flat, Campus | district=Campus; area=34; rooms=1; built=2004; method=Regression; predicted=121000; low=112000; high=130000; asked_by=Lea Brandt
- Old flat, Riverside | district=Riverside; area=72; rooms=3; built=1925; method=Neighbours; predicted=274000; low=251000; high=297000; asked_by=Tim Reuter
- New flat, Eastfield | district=Eastfield; area=80; rooms=3; built=2022; method=Forest; predicted=248000; low=236000; high=260000; asked_by=Tim Reuter
# tourism data|scenic spot data|travel data visualization|tourist data|attraction data|tourist flow data|hotel data analysis
item scenic spot|attraction|sight|scenic area: Name!;City->@tourist city|city~Lindau;Level=A|AA|AAA|AAAA|AAAAA;Kind=Nature|Museum|Old town|Park|Beach;Ticket price:money;People at most:number#0-10000000;Latitude:number#-90-90;Longitude:number#-180-180;Rating:rating;Picture:image
- Lake pier | city=Lindau; level=AAAA; kind=Nature; ticket_price=0; people_at_most=9000; latitude=47.5; longitude=9.7
- Salt museum | city=Hilltop; level=AAA; kind=Museum; ticket_price=12; people_at_most=900
- Old town gate | city=Lindau; level=AAA; kind=Old town; ticket_price=4; people_at_most=2000
- Glass beach | city=Harbour City; level=AAAAA; kind=Beach; ticket_price=0; people_at_most=20000
! item tourist city|city|region|province: Name!;Country;Population:number#0-100000000;Hotels:number#0-100000;Latitude:number#-90-90;Longitude:number#-180-180
- Lindau | country=Germany; population=25000; hotels=64
- Hilltop | country=Norway; population=9000; hotels=11
- Harbour City | country=Singapore; population=5600000; hotels=410
- Santa Rosa | country=Brazil; population=640000; hotels=88
! record visitor figure|tourist flow|visitor count|tourism data|tourist figure: Title!;Scenic spot->@scenic spot|attraction~Lake pier;Day:date;Visitors:number#0-100000000;From abroad:number#0-100000000;Ticket income:money;Busiest hour:time;Weather=Sun|Cloud|Rain|Snow
- Pier on Saturday | scenic_spot=Lake pier; visitors=8200; from_abroad=1900; ticket_income=0; weather=Sun
- Pier on Sunday | scenic_spot=Lake pier; visitors=4100; from_abroad=800; ticket_income=0; weather=Rain
- Museum on Sunday | scenic_spot=Salt museum; visitors=640; from_abroad=410; ticket_income=6900; weather=Snow
- Beach on Saturday | scenic_spot=Glass beach; visitors=17100; from_abroad=9300; ticket_income=0; weather=Sun
! record visitor origin|tourist source|origin figure: Title!;City->@tourist city|city~Lindau;Origin;Month:date;Visitors:number#0-100000000;Nights:number#0-100000000;Spent per day:money;Age group=Under 25|25 to 44|45 to 64|65 and older
- Swiss in Lindau | city=Lindau; origin=Switzerland; visitors=21000; nights=14000; spent_per_day=96; age_group=45 to 64
- Dutch in Lindau | city=Lindau; origin=Netherlands; visitors=8000; nights=24000; spent_per_day=71; age_group=25 to 44
- Germans in Hilltop | city=Hilltop; origin=Germany; visitors=3100; nights=6900; spent_per_day=118; age_group=45 to 64
- Japanese in Harbour City | city=Harbour City; origin=Japan; visitors=91000; nights=270000; spent_per_day=160; age_group=25 to 44
record spot review|tourist review|visitor review: Title!;Scenic spot->@scenic spot|attraction~Lake pier;Writer~Mira Stein;Stars:number#1-5;Text:long;Sentiment=Positive|Neutral|Negative;Written on:date;Source
- Best at six | scenic_spot=Lake pier; writer=Mira Stein; stars=5; sentiment=Positive; source=Travel board
- Too full | scenic_spot=Glass beach; writer=Kofi Mensah; stars=2; sentiment=Negative; source=Travel board
- Good guide | scenic_spot=Salt museum; writer=Mira Stein; stars=5; sentiment=Positive; source=Museum book
- Gate closed | scenic_spot=Old town gate; writer=Kofi Mensah; stars=3; sentiment=Neutral; source=Travel board
record hotel figure|hotel data|occupancy record: Title!;City->@tourist city|city~Lindau;Month:date;Rooms:number#0-1000000;Occupancy:percent;Average price:money;Nights:number#0-100000000
- Lindau hotels in May | city=Lindau; rooms=2100; occupancy=78; average_price=112; nights=50800
- Hilltop hotels in May | city=Hilltop; rooms=240; occupancy=41; average_price=134; nights=3050
- Harbour City in May | city=Harbour City; rooms=61000; occupancy=86; average_price=210; nights=1626000
- Santa Rosa in May | city=Santa Rosa; rooms=4100; occupancy=59; average_price=64; nights=75000
# energy consumption data|energy data|electricity data|power consumption data|energy visualization|electricity consumption|energy monitoring platform
item metering point|meter|energy meter|electric meter: Number!;Building->@building|site~Mill hall;Energy=Electricity|Gas|Heat|Water|Solar;Unit=kWh|m3|MWh;Serves~Line 2;Installed on:date;Calibrated until:date;~Last reading:number#0-10000000000;~Status=Working|Silent|Replaced
- E-101 | building=Mill hall; energy=Electricity; unit=kWh; serves=Line 1; last_reading=48211; status=Working
- E-102 | building=Mill hall; energy=Electricity; unit=kWh; serves=Line 2; last_reading=31080; status=Working
- G-201 | building=Office east; energy=Gas; unit=m3; serves=Boiler; last_reading=9120; status=Working
- S-301 | building=Store north; energy=Solar; unit=kWh; serves=Roof; last_reading=18200; status=Silent
! item building|site|plant|consumer: Name!;Address;Use=Office|Production|Store|School|Dwelling;Floor space:number(m2)#1-10000000;People:number#0-100000;Energy manager~Birgit Moe;Latitude:number#-90-90;Longitude:number#-180-180
- Mill hall | address=Mill road 3; use=Production; floor_space=6200; people=80; energy_manager=Birgit Moe
- Office east | address=Ring 12; use=Office; floor_space=2400; people=140; energy_manager=Birgit Moe
- Store north | address=Quay 9; use=Store; floor_space=8800; people=14; energy_manager=Anton Rys
- School west | address=School lane 1; use=School; floor_space=5100; people=620; energy_manager=Anton Rys
! record meter reading|energy reading|consumption record|energy consumption|energy record: Title!;Meter->@metering point|meter~E-101;Read on:date;Read at:time;Reading:number#0-10000000000;Consumption:number#0-10000000000;Peak load:number(kW)#0-1000000;Estimated:boolean
- E-101 on Monday | meter=E-101; reading=48211; consumption=820; peak_load=96
- E-102 on Monday | meter=E-102; reading=31080; consumption=410; peak_load=51
- G-201 on Monday | meter=G-201; reading=9120; consumption=64; peak_load=0
- S-301 on Monday | meter=S-301; reading=18200; consumption=130; peak_load=28
! record energy cost|cost record|energy bill: Title!;Building->@building|site~Mill hall;Tariff->@energy tariff|tariff~Day power;Month:date;Quantity:number#0-10000000000;Amount:money;Carbon dioxide:number(kg)#0-1000000000
- Mill hall power, May | building=Mill hall; tariff=Day power; quantity=24600; amount=5904; carbon_dioxide=9300
- Office gas, May | building=Office east; tariff=Gas; quantity=1300; amount=1170; carbon_dioxide=2600
- Store power, May | building=Store north; tariff=Night power; quantity=8100; amount=1458; carbon_dioxide=3060
- School power, May | building=School west; tariff=Day power; quantity=6900; amount=1656; carbon_dioxide=2610
item energy tariff|tariff|electricity price: Name!;Energy=Electricity|Gas|Heat|Water;Price per unit:money;Base fee:money;From hour:time;Until hour:time;Valid until:date
- Day power | energy=Electricity; price_per_unit=0.24; base_fee=12
- Night power | energy=Electricity; price_per_unit=0.18; base_fee=12
- Gas | energy=Gas; price_per_unit=0.9; base_fee=20
- District heat | energy=Heat; price_per_unit=0.11; base_fee=35
record energy alarm|alarm|energy alert|abnormal consumption: Title!;Meter->@metering point|meter~E-101;Kind=Peak|Leak|No signal|Above plan;Value:number#0-10000000000;Limit:number#0-10000000000;Raised on:date;Handled by~Birgit Moe;~Status=Open|In hand|Solved
- Line 1 above 90 kW | meter=E-101; kind=Peak; value=96; limit=90; handled_by=Birgit Moe; status=In hand
- Roof silent | meter=S-301; kind=No signal; value=0; limit=0; handled_by=Anton Rys; status=Open
- Gas at night | meter=G-201; kind=Leak; value=4; limit=1; handled_by=Birgit Moe; status=Solved
- Line 2 above plan | meter=E-102; kind=Above plan; value=410; limit=380; status=Open
item saving target|energy target|target|energy plan: Title!;Building->@building|site~Mill hall;Year:number#2000-2100;Planned:number#0-10000000000;So far:number#0-10000000000;Measure:long;Owner~Birgit Moe;~Status=On track|At risk|Missed|Reached
- Mill hall 5 percent less | building=Mill hall; year=2025; planned=280000; so_far=121000; measure=Compressed air off at night; owner=Birgit Moe; status=On track
- Office lights | building=Office east; year=2025; planned=61000; so_far=31000; measure=LED; owner=Birgit Moe; status=At risk
- Store roof | building=Store north; year=2025; planned=90000; so_far=36000; measure=Solar; owner=Anton Rys; status=On track
- School heat | building=School west; year=2024; planned=310000; so_far=301000; measure=New valves; owner=Anton Rys; status=Reached
# traffic data|road traffic data|traffic flow data|transport data|traffic visualization|bus data|metro data|accident data
item road section|road|route|line|street: Name!;City;Kind=Motorway|Main road|Street|Bus line|Metro line;Length:number(km)#0-100000;Lanes:number#0-20;Speed limit:number(km/h)#0-400;Start point;End point;Capacity:number(per hour)#0-1000000
- Ring north | city=Marlen; kind=Main road; length=6; lanes=4; speed_limit=70; start_point=Harbour; end_point=Eastfield; capacity=3600
- Bridge street | city=Marlen; kind=Street; length=1; lanes=2; speed_limit=30; start_point=Old town; end_point=Weir; capacity=900
- Metro line 2 | city=Marlen; kind=Metro line; length=14; start_point=Campus; end_point=Airport; capacity=12000
- Bus 12 | city=Marlen; kind=Bus line; length=9; start_point=Station; end_point=Lake; capacity=600
! item detector|counting point|camera|traffic sensor: Code!;Road->@road section|road~Ring north;Kind=Loop|Camera|Radar|Gate;Direction;Latitude:number#-90-90;Longitude:number#-180-180;~Status=Working|Silent|Fault
- RN-03 | road=Ring north; kind=Loop; direction=East; status=Working
- BS-01 | road=Bridge street; kind=Camera; direction=Both; status=Working
- M2-GATE-4 | road=Metro line 2; kind=Gate; direction=In; status=Working
- RN-04 | road=Ring north; kind=Radar; direction=West; status=Fault
! record traffic record|traffic flow|traffic data|traffic count|flow record|passenger flow: Title!;Road->@road section|road~Ring north;Detector->@detector|counting point~RN-03;Day:date;Hour:time;Vehicles:number#0-1000000;Trucks:number#0-1000000;Passengers:number#0-10000000;Average speed:number(km/h)#0-400;Jam index:number#0-10
- Ring at 8 | road=Ring north; detector=RN-03; vehicles=3410; trucks=210; average_speed=31; jam_index=7
- Ring at 14 | road=Ring north; detector=RN-03; vehicles=1800; trucks=340; average_speed=66; jam_index=1.5
- Bridge at 8 | road=Bridge street; detector=BS-01; vehicles=870; trucks=12; average_speed=14; jam_index=8
- Metro gate at 8 | road=Metro line 2; detector=M2-GATE-4; passengers=2140
! record traffic incident|accident|road accident|incident|roadwork: Title!;Road->@road section|road~Bridge street;Kind=Accident|Breakdown|Roadwork|Flood|Event;Severity=Low|Medium|High;Injured:number#0-10000;Began on:date;Cleared on:date;Cause;Latitude:number#-90-90;Longitude:number#-180-180;~Status=Open|Cleared
- Two cars at the weir | road=Bridge street; kind=Accident; severity=Medium; injured=1; cause=Wet road; status=Cleared
- Truck without fuel | road=Ring north; kind=Breakdown; severity=Low; injured=0; cause=Fuel; status=Cleared
- New surface | road=Ring north; kind=Roadwork; severity=Medium; injured=0; status=Open
- Door fault | road=Metro line 2; kind=Breakdown; severity=Low; injured=0; cause=Door; status=Cleared
record traffic forecast|prediction|traffic prediction: Title!;Road->@road section|road~Ring north;For day:date;Hour:time;Vehicles:number#0-1000000;Jam index:number#0-10;Method=Average|Trend|Neural network;Error:percent;Made on:date
- Ring tomorrow at 8 | road=Ring north; vehicles=3350; jam_index=6.8; method=Neural network; error=6
- Bridge tomorrow at 8 | road=Bridge street; vehicles=860; jam_index=7.9; method=Average; error=9
- Metro on match day | road=Metro line 2; vehicles=0; method=Trend; error=15
- Bus 12 on Sunday | road=Bus 12; vehicles=4; method=Average; error=10
record congestion ranking|ranking|hourly summary|statistic: Title!;Road->@road section|road~Bridge street;Day:date;Rank:number#1-100000;Jam minutes:number(min)#0-1440;Average speed:number(km/h)#0-400;Change:percent
- Bridge street first | road=Bridge street; rank=1; jam_minutes=212; average_speed=17; change=4
- Ring north second | road=Ring north; rank=2; jam_minutes=140; average_speed=42; change=-6
- Bus 12 tenth | road=Bus 12; rank=10; jam_minutes=31; average_speed=22; change=0
- Metro last | road=Metro line 2; rank=40; jam_minutes=6; average_speed=38; change=-1
# student performance data|education data|student data analysis|learning data|grade analysis|score analysis|exam data|academic data
person student|pupil|learner: Name!;Student number;Class->@school class|class~4b;Year of entry:number#1990-2100;Sex=Female|Male|Other;Email:email;~Average:number#0-100;~Rank:number#1-100000;~Status=Active|Graduated|Left
- Anna Brandl | student_number=S-2201; class=4b; year_of_entry=2022; average=86; rank=3; status=Active
- Tom Reiter | student_number=S-2202; class=4b; year_of_entry=2022; average=71; rank=14; status=Active
- Lin Yue | student_number=S-2131; class=5a; year_of_entry=2021; average=93; rank=1; status=Active
- Omar Said | student_number=S-2133; class=5a; year_of_entry=2021; average=64; rank=19; status=Active
! item school class|class|group: Name!;Grade:number#1-20;Teacher~Ruth Keller;Students:number#0-1000;School year~2024/25
- 4b | grade=4; teacher=Ruth Keller; students=24; school_year=2024/25
- 5a | grade=5; teacher=Ivo Senn; students=22; school_year=2024/25
- 5b | grade=5; teacher=Ruth Keller; students=25; school_year=2024/25
- 6a | grade=6; teacher=Ivo Senn; students=20; school_year=2024/25
! record score|grade|exam result|score record|student score|mark: Title!;Student->@student|pupil~Anna Brandl;Subject->@subject|course~Mathematics;Exam->@exam|test~Spring term;Points:number#0-1000;Grade~A;Rank in class:number#1-1000;Absent:boolean
- Anna, mathematics, spring | student=Anna Brandl; subject=Mathematics; exam=Spring term; points=91; grade=A; rank_in_class=2
- Tom, mathematics, spring | student=Tom Reiter; subject=Mathematics; exam=Spring term; points=64; grade=C; rank_in_class=15
- Lin, physics, spring | student=Lin Yue; subject=Physics; exam=Spring term; points=97; grade=A; rank_in_class=1
- Omar, physics, spring | student=Omar Said; subject=Physics; exam=Spring term; points=52; grade=D; rank_in_class=20
! record score analysis|class statistic|analysis|score statistic|learning analysis: Title!;Class->@school class|class~4b;Subject->@subject|course~Mathematics;Exam->@exam|test~Spring term;Average:number#0-1000;Highest:number#0-1000;Lowest:number#0-1000;Pass rate:percent;Spread:number#0-1000;Finding:long;Made on:date
- 4b mathematics, spring | class=4b; subject=Mathematics; exam=Spring term; average=72; highest=98; lowest=31; pass_rate=88; spread=15
- 5a physics, spring | class=5a; subject=Physics; exam=Spring term; average=76; highest=97; lowest=40; pass_rate=91; spread=13
- 5b physics, spring | class=5b; subject=Physics; exam=Spring term; average=69; highest=94; lowest=28; pass_rate=80; spread=17
- 4b mathematics, winter | class=4b; subject=Mathematics; exam=Winter term; average=68; highest=95; lowest=25; pass_rate=79; spread=18
item subject|course|discipline: Name!;Code;Teacher~Ivo Senn;Hours a week:number#0-60;Full points:number#1-1000;Pass from:number#0-1000
- Mathematics | code=MA; teacher=Ruth Keller; hours_a_week=4; full_points=100; pass_from=50
- Physics | code=PH; teacher=Ivo Senn; hours_a_week=3; full_points=100; pass_from=50
- English | code=EN; teacher=Jane Poole; hours_a_week=4; full_points=100; pass_from=50
- Music | code=MU; teacher=Ivo Senn; hours_a_week=2; full_points=50; pass_from=25
item exam|test|assessment: Name!;Kind=Term|Test|Final|Mock;Subject->@subject|course~Mathematics;Held on:date;Full points:number#1-1000;School year~2024/25
- Spring term | kind=Term; full_points=100; school_year=2024/25
- Winter term | kind=Term; full_points=100; school_year=2024/25
- Fractions | kind=Test; subject=Mathematics; full_points=40; school_year=2024/25
- Mock final | kind=Mock; subject=English; full_points=100; school_year=2024/25
record performance warning|learning warning|warning|prediction: Title!;Student->@student|pupil~Omar Said;Subject->@subject|course~Physics;Level=Notice|Warning|Serious;Reason;Predicted points:number#0-1000;Advice:long;Raised on:date;~Status=Open|Talked over|Closed
- Omar in physics | student=Omar Said; subject=Physics; level=Warning; reason=Two tests below 55; predicted_points=49; advice=Extra lesson on Tuesday; status=Open
- Tom in mathematics | student=Tom Reiter; subject=Mathematics; level=Notice; reason=Falling since winter; predicted_points=61; status=Talked over
- Lin in music | student=Lin Yue; subject=Music; level=Notice; reason=Absent twice; predicted_points=38; status=Closed
- Anna in English | student=Anna Brandl; subject=English; level=Notice; reason=No mock final; status=Open
# data governance|data quality|metadata management|master data|data asset|data lineage|data dictionary|data standard
item data asset|data table|asset|data resource: Name!;System->@source system|system~Shop system;Domain->@data domain|domain~Customers;Owner~Karla Weiss;Steward~Jon Rask;Rows:number#0-10000000000;Sensitivity=Public|Internal|Confidential|Personal;Description:long;Refreshed on:date;~Quality:percent;~Status=Draft|Approved|Retired
- customer | system=Shop system; domain=Customers; owner=Karla Weiss; steward=Jon Rask; rows=212000; sensitivity=Personal; quality=94; status=Approved
- order_line | system=Shop system; domain=Sales; owner=Nils Ahrens; steward=Jon Rask; rows=9100000; sensitivity=Internal; quality=99; status=Approved
- supplier | system=Ledger; domain=Purchasing; owner=Nils Ahrens; steward=Elif Kaya; rows=4100; sensitivity=Confidential; quality=81; status=Draft
- old_price | system=Ledger; domain=Sales; owner=Karla Weiss; rows=38000; sensitivity=Internal; quality=60; status=Retired
! record data element|column|field|metadata entry|data dictionary entry: Name!;Asset->@data asset|data table~customer;Standard->@data standard|standard~Country code;Type=Text|Number|Date|Yes or no|Code;Length:number#0-100000;Required:boolean;Personal:boolean;Meaning:long
- email | asset=customer; type=Text; length=120; meaning=Mail address checked at sign-up
- country | asset=customer; standard=Country code; type=Code; length=2; meaning=Country of delivery
- quantity | asset=order_line; type=Number; length=9; meaning=Pieces ordered
- iban | asset=supplier; standard=Bank account; type=Text; length=34; meaning=Account for payment
! item quality rule|data quality rule|rule|check rule: Name!;Asset->@data asset|data table~customer;Element->@data element|column~email;Kind=Filled|Unique|In list|Format|Fresh|Matches other;Expression;Target:percent;Every=Day|Week|Month;Active:boolean
- Mail filled | asset=customer; element=email; kind=Filled; target=98; every=Day
- Country in list | asset=customer; element=country; kind=In list; target=100; every=Day
- IBAN format | asset=supplier; element=iban; kind=Format; target=100; every=Week
- Orders of today | asset=order_line; kind=Fresh; target=100; every=Day
! record quality check|check run|quality result|quality report: Title!;Rule->@quality rule|rule~Mail filled;Run on:date;Rows checked:number#0-10000000000;Rows failed:number#0-10000000000;Score:percent;~Result=Passed|Failed
- Mail on Monday | rule=Mail filled; rows_checked=212000; rows_failed=9300; score=96; result=Failed
- Country on Monday | rule=Country in list; rows_checked=212000; rows_failed=0; score=100; result=Passed
- IBAN week 21 | rule=IBAN format; rows_checked=4100; rows_failed=44; score=99; result=Failed
- Orders on Monday | rule=Orders of today; rows_checked=1; rows_failed=0; score=100; result=Passed
record quality issue|data issue|issue: Title!;Check->@quality check|check run~IBAN week 21;Asset->@data asset|data table~supplier;Severity=Low|Medium|High;Assigned to~Elif Kaya;Due on:date;Cause:long;~Status=Open|In hand|Solved|Accepted
- 44 wrong accounts | check=IBAN week 21; asset=supplier; severity=High; assigned_to=Elif Kaya; cause=Typed by hand; status=In hand
- Mails missing since May | check=Mail on Monday; asset=customer; severity=Medium; assigned_to=Jon Rask; cause=New till form; status=Open
- Old prices kept | asset=old_price; severity=Low; assigned_to=Karla Weiss; status=Accepted
- Double customers | asset=customer; severity=Medium; assigned_to=Jon Rask; status=Open
item data standard|standard|code list|reference data: Name!;Domain->@data domain|domain~Customers;Definition:long;Allowed values:long;Version;Valid from:date;Approved by~Karla Weiss;~Status=Draft|Approved|Retired
- Country code | domain=Customers; definition=Two letters; allowed_values=DE, AT, CH, FR; version=3; approved_by=Karla Weiss; status=Approved
- Bank account | domain=Purchasing; definition=IBAN without blanks; version=1; approved_by=Nils Ahrens; status=Approved
- Unit of quantity | domain=Sales; allowed_values=piece, kg, m; version=2; status=Draft
- Old country names | domain=Customers; version=1; status=Retired
! record data lineage|lineage link|data flow: Title!;From asset->@data asset|data table~customer;To asset->@data asset|data table~order_line;Process;Runs=Live|Daily|Weekly;Rule:long;Changed on:date
- Customer into order line | from_asset=customer; to_asset=order_line; process=Order import; runs=Live
- Supplier into old price | from_asset=supplier; to_asset=old_price; process=Price load; runs=Weekly
- Order line into old price | from_asset=order_line; to_asset=old_price; process=Price history; runs=Daily
- Supplier into order line | from_asset=supplier; to_asset=order_line; process=Drop shipping; runs=Daily
item source system|system: Name!;Kind=Shop|Ledger|Warehouse|Service;Contact~Jon Rask;Address;Tables:number#0-100000
- Shop system | kind=Shop; contact=Jon Rask; tables=84
- Ledger | kind=Ledger; contact=Elif Kaya; tables=210
- Warehouse north | kind=Warehouse; contact=Jon Rask; tables=41
- Address service | kind=Service; contact=Elif Kaya; tables=3
item data domain|domain|subject area: Name!;Parent;Owner~Karla Weiss;Description:long
- Customers | owner=Karla Weiss
- Sales | owner=Nils Ahrens
- Purchasing | owner=Nils Ahrens
- People | owner=Karla Weiss
# data prediction|sales forecast|forecasting platform|demand forecast|prediction platform|predictive analysis|trend prediction|forecast system
item forecast object|forecast target|target|predicted item: Name!;Group;Measure~Pieces a week;Unit;Region;Owner~Selma Roth;Dataset->@dataset|historical data~Till weekly;Description:long;Active:boolean
- Oat drink, all shops | group=Drinks; measure=Pieces a week; unit=pieces; owner=Selma Roth; dataset=Till weekly
- Ice cream, lake kiosk | group=Frozen; measure=Pieces a day; unit=pieces; region=Lake; owner=Ivo Lenz; dataset=Kiosk daily
- Parcels, depot east | group=Depot; measure=Parcels a day; unit=parcels; region=East; owner=Ivo Lenz; dataset=Depot log
- Calls, help desk | group=Service; measure=Calls an hour; unit=calls; owner=Selma Roth; dataset=Phone log
item dataset|historical data|uploaded data|data set: Name!;File:file;Source=Upload|Database|Service;First date:date;Last date:date;Rows:number#0-1000000000;Gaps:percent;Uploaded by~Selma Roth;~Status=Uploaded|Checked|Failed
- Till weekly | source=Database; rows=41000; gaps=0; uploaded_by=Selma Roth; status=Checked
- Kiosk daily | source=Upload; rows=900; gaps=4; uploaded_by=Ivo Lenz; status=Checked
- Depot log | source=Service; rows=120000; gaps=1; uploaded_by=Ivo Lenz; status=Checked
- Phone log | source=Upload; rows=0; uploaded_by=Selma Roth; status=Failed
! item prediction model|model|forecast model|algorithm: Name!;Method=Average|Trend and season|ARIMA|Regression|Boosted trees|Neural network;Parameters:long;Version:number#1-1000;Error:percent;Trained on:date;Made by~Selma Roth;~Status=Draft|Trained|In use|Retired
- Season weekly | method=Trend and season; parameters=52 weeks; version=3; error=8; made_by=Selma Roth; status=In use
- Weather trees | method=Boosted trees; parameters=temperature, holiday; version=2; error=12; made_by=Ivo Lenz; status=In use
- Plain average | method=Average; parameters=4 weeks; version=1; error=21; made_by=Selma Roth; status=Retired
- Net for calls | method=Neural network; version=1; made_by=Ivo Lenz; status=Draft
! record forecast run|prediction task|forecast|prediction|prediction record: Title!;Object->@forecast object|forecast target~Oat drink, all shops;Model->@prediction model|model~Season weekly;Horizon:number#1-10000;Step=Hour|Day|Week|Month;Started by~Selma Roth;Run on:date;Duration:number(s)#0-100000;~Status=Waiting|Running|Done|Failed
- Oat drink, next 8 weeks | object=Oat drink, all shops; model=Season weekly; horizon=8; step=Week; started_by=Selma Roth; duration=4; status=Done
- Ice cream, next 7 days | object=Ice cream, lake kiosk; model=Weather trees; horizon=7; step=Day; started_by=Ivo Lenz; duration=9; status=Done
- Parcels, next 14 days | object=Parcels, depot east; model=Weather trees; horizon=14; step=Day; started_by=Ivo Lenz; duration=0; status=Running
- Calls tomorrow | object=Calls, help desk; model=Net for calls; horizon=24; step=Hour; started_by=Selma Roth; duration=0; status=Failed
! record predicted value|forecast value|prediction result|forecast result: Title!;Run->@forecast run|prediction task~Oat drink, next 8 weeks;For day:date;Predicted:number#-1000000000-1000000000;Low:number#-1000000000-1000000000;High:number#-1000000000-1000000000;Real:number#-1000000000-1000000000;Deviation:percent
- Oat drink, week 23 | run=Oat drink, next 8 weeks; predicted=1840; low=1690; high=1990; real=1802; deviation=2
- Oat drink, week 24 | run=Oat drink, next 8 weeks; predicted=1870; low=1700; high=2040
- Ice cream, Saturday | run=Ice cream, next 7 days; predicted=610; low=420; high=800; real=701; deviation=-13
- Ice cream, Sunday | run=Ice cream, next 7 days; predicted=540; low=360; high=720
record influence factor|factor|feature: Name!;Model->@prediction model|model~Weather trees;Kind=Weather|Calendar|Price|Promotion|Past value;Weight:percent;Source;Active:boolean
- Temperature at noon | model=Weather trees; kind=Weather; weight=41; source=Weather service
- School holiday | model=Weather trees; kind=Calendar; weight=12; source=Calendar
- Price change | model=Season weekly; kind=Price; weight=9; source=Till
- Same week last year | model=Season weekly; kind=Past value; weight=38; source=Till
record forecast warning|warning|deviation alert: Title!;Object->@forecast object|forecast target~Ice cream, lake kiosk;Run->@forecast run|prediction task~Ice cream, next 7 days;Level=Notice|Warning|Critical;Reason;Raised on:date;Handled by~Ivo Lenz;~Status=Open|In hand|Closed
- Ice cream above the band | object=Ice cream, lake kiosk; run=Ice cream, next 7 days; level=Warning; reason=Heat came early; handled_by=Ivo Lenz; status=Closed
- Oat drink short in week 25 | object=Oat drink, all shops; level=Critical; reason=Stock below forecast; status=Open
- Parcels before the holiday | object=Parcels, depot east; level=Notice; reason=Holiday; status=Open
- Model for calls failed | object=Calls, help desk; level=Warning; reason=No data; handled_by=Selma Roth; status=In hand
# inventory simulation|simulate inventory|stock simulation|inventory scenario|inventory scenarios|supply chain simulation|warehouse simulation
item simulated product|stock item|simulated item|sku: Name!;Code;Unit cost:money;Price:money;Lead time:number(days)#0-365;Holding cost:percent;Shortage cost:money;Order cost:money;Opening stock:number#0-10000000;Supplier->@simulated supplier|supply source~Hill Dairy
- Oat milk 1 l | code=D-110; unit_cost=1.1; price=2.3; lead_time=4; holding_cost=18; shortage_cost=0.9; order_cost=25; opening_stock=320; supplier=Hill Dairy
- Nut bar | code=S-021; unit_cost=0.6; price=1.8; lead_time=9; holding_cost=15; shortage_cost=0.4; order_cost=40; opening_stock=1200; supplier=Snack Works
- House roast 500 g | code=C-500; unit_cost=4.1; price=9.9; lead_time=14; holding_cost=20; shortage_cost=3; order_cost=60; opening_stock=150; supplier=Roast & Co
- Travel cup | code=H-007; unit_cost=5.2; price=14.5; lead_time=30; holding_cost=22; shortage_cost=2; order_cost=90; opening_stock=85; supplier=Snack Works
item simulated supplier|supply source: Name!;Country;Lead time:number(days)#0-365;Late deliveries:percent;Smallest order:number#0-1000000;Reliability:percent
- Hill Dairy | country=Austria; lead_time=4; late_deliveries=3; smallest_order=48; reliability=97
- Snack Works | country=Poland; lead_time=9; late_deliveries=8; smallest_order=200; reliability=92
- Roast & Co | country=Italy; lead_time=14; late_deliveries=11; smallest_order=24; reliability=89
- Far Ceramics | country=China; lead_time=45; late_deliveries=20; smallest_order=500; reliability=80
record inventory simulation|inventory scenario simulation|simulation run|scenario run|inventory scenario|scenario|simulation {Waiting|Running|Done|Failed}: Title!;Product->@simulated product|stock item~Oat milk 1 l;Policy->@stock policy|reorder policy~Reorder at 120;Demand pattern=Even|Seasonal|Random|Rising|Falling;Average demand:number(per day)#0-100000;Demand spread:percent;Days:number(days)#1-3650;Runs:number#1-100000;Run on:date;Note:long
- Oat milk as it is | product=Oat milk 1 l; policy=Reorder at 120; demand_pattern=Random; average_demand=38; demand_spread=25; days=90; runs=200
- Oat milk in a hot summer | product=Oat milk 1 l; policy=Reorder at 120; demand_pattern=Rising; average_demand=52; demand_spread=30; days=60; runs=200
- Coffee before Christmas | product=House roast 500 g; policy=Weekly to 300; demand_pattern=Seasonal; average_demand=14; demand_spread=20; days=120; runs=100
- Cups with late ships | product=Travel cup; policy=Two bins; demand_pattern=Even; average_demand=2; demand_spread=10; days=365; runs=50
! item stock policy|reorder policy|ordering rule: Name!;Kind=Reorder point|Fixed interval|Two bins|On demand;Reorder point:number#0-1000000;Order quantity:number#0-1000000;Order up to:number#0-1000000;Interval:number(days)#0-365;Safety stock:number#0-1000000
- Reorder at 120 | kind=Reorder point; reorder_point=120; order_quantity=240; safety_stock=40
- Weekly to 300 | kind=Fixed interval; order_up_to=300; interval=7; safety_stock=60
- Two bins | kind=Two bins; reorder_point=60; order_quantity=60; safety_stock=0
- Only on demand | kind=On demand; safety_stock=0
! record simulation result|analytics|simulation summary|result|analysis result [simulat\\w*|scenario\\w*|analytic\\w*]: Title!;Simulation->@inventory simulation|simulation run~Oat milk as it is;Average stock:number#0-10000000;Service level:percent;Days without stock:number(days)#0-3650;Orders placed:number#0-100000;Holding cost:money;Ordering cost:money;Shortage cost:money;Total cost:money;Turnover:number#0-1000
- Oat milk today | simulation=Oat milk as it is; average_stock=171; service_level=97; days_without_stock=2; orders_placed=14; holding_cost=8; ordering_cost=350; shortage_cost=64; total_cost=422; turnover=20
- Oat milk, hot | simulation=Oat milk in a hot summer; average_stock=118; service_level=84; days_without_stock=9; orders_placed=13; holding_cost=4; ordering_cost=325; shortage_cost=430; total_cost=759; turnover=26
- Coffee, December | simulation=Coffee before Christmas; average_stock=190; service_level=96; days_without_stock=4; orders_placed=17; holding_cost=51; ordering_cost=1020; shortage_cost=150; total_cost=1221; turnover=9
- Cups, late ships | simulation=Cups with late ships; average_stock=44; service_level=88; days_without_stock=31; orders_placed=12; holding_cost=50; ordering_cost=1080; shortage_cost=124; total_cost=1254; turnover=16
! record simulated day|daily stock|simulation step|day result [simulat\\w*]: Title!;Simulation->@inventory simulation|simulation run~Oat milk as it is;Day:number#0-3650;Demand:number#0-1000000;Delivered:number#0-1000000;Sold:number#0-1000000;Short:number#0-1000000;Stock at end:number#0-10000000;Ordered:number#0-1000000
- Day 1 of oat milk | simulation=Oat milk as it is; day=1; demand=41; delivered=0; sold=41; short=0; stock_at_end=279; ordered=0
- Day 5 of oat milk | simulation=Oat milk as it is; day=5; demand=36; delivered=0; sold=36; short=0; stock_at_end=118; ordered=240
- Day 9 of oat milk | simulation=Oat milk as it is; day=9; demand=44; delivered=240; sold=44; short=0; stock_at_end=171; ordered=0
- Day 31 in the heat | simulation=Oat milk in a hot summer; day=31; demand=66; delivered=0; sold=52; short=14; stock_at_end=0; ordered=0
record scenario comparison|comparison|inventory report: Title!;Simulation->@inventory simulation|simulation run~Oat milk as it is;Second simulation->@inventory simulation|simulation run~Oat milk in a hot summer;Measure=Total cost|Service level|Average stock|Days without stock;Difference:number#-1000000000-1000000000;Finding:long;Made on:date;File:file
- Normal or hot summer | simulation=Oat milk as it is; second_simulation=Oat milk in a hot summer; measure=Total cost; difference=337; finding=Raise the reorder point to 170.
- Service in the heat | simulation=Oat milk as it is; second_simulation=Oat milk in a hot summer; measure=Service level; difference=-13
- Coffee against cups | simulation=Coffee before Christmas; second_simulation=Cups with late ships; measure=Average stock; difference=-146
- Days without stock | simulation=Oat milk as it is; second_simulation=Cups with late ships; measure=Days without stock; difference=29
`
