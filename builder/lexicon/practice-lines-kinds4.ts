/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds4 = `

# distributed database|database management|database cluster|database administration|database platform
item database|distributed database|database instance|data store: Name!;Engine=Relational|Document|Key-value|Column|Time series;Version;Cluster->@cluster|database cluster~East cluster|West cluster;Replicas:number#1-15;Shards:number#1-256;Storage size:number(GB)#0-100000;Owner~Ines Kade|Tom Ruiz;~Status=Running|Degraded|Stopped|Restoring
- orders_main | engine=Relational; version=15.4; cluster=East cluster; replicas=3; shards=8; storage_size=420; owner=Ines Kade; status=Running
- clickstream | engine=Column; version=23.8; cluster=West cluster; replicas=2; shards=16; storage_size=3800; owner=Tom Ruiz; status=Running
- catalogue | engine=Document; version=6.0; cluster=East cluster; replicas=3; shards=4; storage_size=96; owner=Ines Kade; status=Degraded
- sessions | engine=Key-value; version=7.2; cluster=West cluster; replicas=2; shards=2; storage_size=12; owner=Tom Ruiz; status=Stopped
item cluster|database cluster|data center: Name!;Region~Frankfurt|Singapore;Nodes:number#1-200;Consistency=Strong|Quorum|Eventual;Capacity:number(GB)#0-1000000;~Status=Healthy|Degraded|Maintenance
- East cluster | region=Frankfurt; nodes=9; consistency=Quorum; capacity=6000; status=Healthy
- West cluster | region=Singapore; nodes=12; consistency=Eventual; capacity=12000; status=Healthy
- Test cluster | region=Frankfurt; nodes=3; consistency=Strong; capacity=500; status=Maintenance
- Archive cluster | region=Singapore; nodes=4; consistency=Eventual; capacity=40000; status=Degraded
item node|server node|database node|shard: Host name!;Cluster->@cluster|database cluster~East cluster|West cluster;IP address~10.20.1.11;Role=Primary|Replica|Coordinator|Arbiter;CPU cores:number#1-256;Memory:number(GB)#1-4096;Disk used:percent;~Status=Online|Offline|Syncing
- db-east-01 | cluster=East cluster; ip_address=10.20.1.11; role=Primary; cpu_cores=16; memory=64; disk_used=61; status=Online
- db-east-02 | cluster=East cluster; ip_address=10.20.1.12; role=Replica; cpu_cores=16; memory=64; disk_used=60; status=Syncing
- db-west-01 | cluster=West cluster; ip_address=10.30.1.11; role=Coordinator; cpu_cores=8; memory=32; disk_used=22; status=Online
- db-west-07 | cluster=West cluster; ip_address=10.30.1.17; role=Replica; cpu_cores=16; memory=128; disk_used=88; status=Offline
record query|data query|data operation|query history|sql execution: Title!;Database->@database|database instance~orders_main|clickstream;Statement:long!;Kind=Select|Insert|Update|Delete|Schema change;Rows:number#0-100000000;Duration:number(ms)#0-3600000;Run by~Ines Kade;~Result=Succeeded|Failed|Cancelled;Error message:long
- Orders of the day | database=orders_main; statement=SELECT count(*) FROM orders WHERE placed_on = current_date; kind=Select; rows=1; duration=42; run_by=Ines Kade; result=Succeeded
- Clean expired carts | database=orders_main; statement=DELETE FROM carts WHERE expires_at < now(); kind=Delete; rows=1830; duration=610; run_by=Tom Ruiz; result=Succeeded
- Page views by country | database=clickstream; statement=SELECT country, sum(views) FROM hits GROUP BY country; kind=Select; rows=74; duration=2310; run_by=Tom Ruiz; result=Succeeded
- Add column colour | database=catalogue; statement=ALTER TABLE item ADD colour text; kind=Schema change; rows=0; duration=30000; run_by=Ines Kade; result=Failed; error_message=Lock wait timeout on shard 3
record backup|data backup|backup job|snapshot: Title!;Database->@database|database instance~orders_main|clickstream;Kind=Full|Incremental|Log;Started on:date!;Size:number(GB)#0-100000;Stored at~s3://backups/orders;Keep for:number(days)#1-3650;Checksum;~Status=Running|Completed|Failed|Expired
- orders_main nightly | database=orders_main; kind=Incremental; size=18; stored_at=s3://backups/orders; keep_for=30; status=Completed
- clickstream weekly | database=clickstream; kind=Full; size=3610; stored_at=s3://backups/click; keep_for=90; status=Running
- catalogue full | database=catalogue; kind=Full; size=92; stored_at=s3://backups/catalogue; keep_for=60; status=Completed
- sessions log | database=sessions; kind=Log; size=1; stored_at=s3://backups/sessions; keep_for=7; status=Failed
record recovery|data recovery|restore|restore job: Title!;Backup->@backup|data backup~orders_main nightly|catalogue full;Target database->@database|database instance~orders_main;Restore point:date;Reason:long;Requested by~Ines Kade;~Progress:percent;~Status=Queued|Running|Completed|Failed
- Undo wrong price import | backup=catalogue full; target_database=catalogue; reason=Import multiplied all prices by ten.; requested_by=Ines Kade; progress=100; status=Completed
- Quarterly restore drill | backup=orders_main nightly; target_database=orders_main; reason=Recovery test.; requested_by=Tom Ruiz; progress=64; status=Running
- Rebuild lost replica | backup=clickstream weekly; target_database=clickstream; reason=Disk failure on db-west-07.; requested_by=Tom Ruiz; progress=0; status=Queued
- Session store after crash | backup=sessions log; target_database=sessions; requested_by=Ines Kade; progress=12; status=Failed
record performance metric|monitoring record|performance record|database performance: Title!;Node->@node|server node~db-east-01|db-west-07;Measured on:date!;Measured at:time;CPU usage:percent;Memory usage:percent;Queries per second:number#0-1000000;Average latency:number(ms)#0-60000;Connections:number#0-100000
- db-east-01 morning | node=db-east-01; cpu_usage=48; memory_usage=71; queries_per_second=3200; average_latency=9; connections=240
- db-east-01 noon | node=db-east-01; cpu_usage=67; memory_usage=74; queries_per_second=5100; average_latency=14; connections=388
- db-west-01 noon | node=db-west-01; cpu_usage=31; memory_usage=40; queries_per_second=900; average_latency=22; connections=75
- db-west-07 before failure | node=db-west-07; cpu_usage=96; memory_usage=93; queries_per_second=120; average_latency=810; connections=19
record fault|fault diagnosis|alert|incident|maintenance record: Title!;Node->@node|server node~db-west-07;Severity=Info|Warning|Critical;Found on:date;Cause:long;Measure taken:long;Handled by~Tom Ruiz;~Status=Open|Diagnosing|Fixed|Closed
- Disk failure on db-west-07 | node=db-west-07; severity=Critical; cause=SMART errors on the data disk.; measure_taken=Node drained, disk ordered.; handled_by=Tom Ruiz; status=Diagnosing
- Replication lag over 60 s | node=db-east-02; severity=Warning; cause=Large bulk load.; measure_taken=Load split into batches.; handled_by=Ines Kade; status=Fixed
- Too many connections | node=db-east-01; severity=Warning; cause=Pool of the shop too large.; handled_by=Ines Kade; status=Open
- Version upgrade to 15.4 | node=db-east-01; severity=Info; measure_taken=Rolling upgrade, no downtime.; handled_by=Tom Ruiz; status=Closed

# key-value database|key value database|key-value store|in-memory database|cache database
item database|keyspace|namespace|key space: Name!;Number:number#0-255;Maximum memory:number(MB)#1-1000000;Eviction policy=No eviction|Least recently used|Least frequently used|Shortest life|Random;Default expiry:number(s)#0-31536000;Owner~Nils Ode;~Status=Active|Read-only|Frozen
- cache | number=0; maximum_memory=512; eviction_policy=Least recently used; default_expiry=3600; owner=Nils Ode; status=Active
- sessions | number=1; maximum_memory=256; eviction_policy=Shortest life; default_expiry=1800; owner=Nils Ode; status=Active
- leaderboards | number=2; maximum_memory=128; eviction_policy=No eviction; default_expiry=0; owner=Petra Voss; status=Active
- archive | number=3; maximum_memory=64; eviction_policy=No eviction; default_expiry=0; owner=Petra Voss; status=Read-only
record key|key-value pair|key value pair|data|entry|data structure|string: Key!;Database->@database|keyspace~cache|sessions;Data structure=String|Hash|List|Set|Sorted set;Value:long;Expires in:number(s)#-1-31536000;~Expires on:date;Size:number(B)#0-536870912;~State=Live|Expired|Collected
- user:1042:name | database=cache; data_structure=String; value=Amara Blick; expires_in=3600; size=11; state=Live
- session:9f3c | database=sessions; data_structure=Hash; value=user 1042, language en; expires_in=1800; size=74; state=Live
- queue:mail | database=cache; data_structure=List; value=welcome, receipt, digest; expires_in=-1; size=96; state=Live
- board:weekly | database=leaderboards; data_structure=Sorted set; value=mila 8400, jon 7950; expires_in=604800; size=210; state=Live
! record member|element|hash field|list element|set member|sorted set member: Member!;Key->@key|key-value pair~session:9f3c|board:weekly;Position:number#0-1000000;Score:number#-1000000000-1000000000;Value;Added on:date
- user | key=session:9f3c; position=0; value=1042
- language | key=session:9f3c; position=1; value=en
- mila | key=board:weekly; position=0; score=8400
- welcome | key=queue:mail; position=0; value=mail template 3
record command|query|operation|command log|query history: Command!;Database->@database|keyspace~cache|sessions;Kind=Read|Write|Delete|Expire|Admin;Key->@key|key-value pair~user:1042:name;Reply:long;Duration:number(µs)#0-10000000;Run by~Nils Ode;Run on:date;~Result=OK|Nil|Error
- GET user:1042:name | database=cache; kind=Read; key=user:1042:name; reply=Amara Blick; duration=41; run_by=Nils Ode; result=OK
- HSET session:9f3c language en | database=sessions; kind=Write; key=session:9f3c; reply=1; duration=58; run_by=Nils Ode; result=OK
- ZRANGE board:weekly 0 9 | database=leaderboards; kind=Read; key=board:weekly; reply=mila, jon; duration=120; run_by=Petra Voss; result=OK
- LPUSH board:weekly x | database=leaderboards; kind=Write; key=board:weekly; reply=Wrong kind of value; duration=22; run_by=Petra Voss; result=Error
record expiration|expiry|expiration setting|key expiration|expiration time: Title!;Key->@key|key-value pair~session:9f3c|board:weekly;Mode=After seconds|At a date|Never;Seconds:number#0-31536000;Expires on:date;Set by~Nils Ode;~Status=Waiting|Expired|Cancelled
- Session 30 minutes | key=session:9f3c; mode=After seconds; seconds=1800; set_by=Nils Ode; status=Waiting
- Weekly board reset | key=board:weekly; mode=After seconds; seconds=604800; set_by=Petra Voss; status=Waiting
- Name cache one hour | key=user:1042:name; mode=After seconds; seconds=3600; set_by=Nils Ode; status=Expired
- Keep mail queue | key=queue:mail; mode=Never; set_by=Nils Ode; status=Cancelled
record garbage collection|garbage collection run|cleanup|collection run: Title!;Database->@database|keyspace~cache|sessions;Trigger=Scheduled|Memory limit|By hand;Started on:date;Keys scanned:number#0-1000000000;Keys removed:number#0-1000000000;Memory freed:number(MB)#0-1000000;Duration:number(ms)#0-600000;~Status=Running|Done|Failed
- Nightly sweep of cache | database=cache; trigger=Scheduled; keys_scanned=18200; keys_removed=4310; memory_freed=61; duration=380; status=Done
- Session sweep | database=sessions; trigger=Scheduled; keys_scanned=2500; keys_removed=940; memory_freed=7; duration=51; status=Done
- Limit reached in cache | database=cache; trigger=Memory limit; keys_scanned=500; keys_removed=500; memory_freed=12; duration=19; status=Done
- Cleanup before backup | database=archive; trigger=By hand; keys_scanned=120; keys_removed=0; memory_freed=0; duration=3; status=Done
! record snapshot|backup|persistence file: File name!;Database->@database|keyspace~cache|archive;Saved on:date;Keys:number#0-1000000000;Size:number(MB)#0-1000000;Mode=Snapshot|Append log;~Status=Saved|Loading|Damaged
- dump-cache.rdb | database=cache; keys=13890; size=188; mode=Snapshot; status=Saved
- dump-boards.rdb | database=leaderboards; keys=42; size=1; mode=Snapshot; status=Saved
- appendonly-sessions.aof | database=sessions; keys=1560; size=9; mode=Append log; status=Saved
- dump-archive.rdb | database=archive; keys=120; size=4; mode=Snapshot; status=Damaged

# package loading|loading and unloading|parcel sorting|parcel terminal|cargo handling|package unloading
record package|parcel|small package|large package|package information: Waybill number!;Size class=Small|Large|Oversize;Weight:number(kg)#0-2000;Volume:number(m³)#0-30;Origin~Shenzhen hub|Wuhan hub;Destination~Chengdu hub;Fragile:boolean;Loading task->@loading task|unloading task~LD-2201;~Status=Arrived|Unloaded|Sorted|Loaded|Departed|Held
- SF-7730012841 | size_class=Small; weight=1.2; volume=0.01; origin=Shenzhen hub; destination=Chengdu hub; loading_task=LD-2201; status=Loaded
- SF-7730012907 | size_class=Large; weight=42; volume=0.3; origin=Wuhan hub; destination=Chengdu hub; loading_task=LD-2203; status=Unloaded
- SF-7730013055 | size_class=Small; weight=0.6; volume=0.01; origin=Shenzhen hub; destination=Xi'an hub; loading_task=LD-2202; status=Sorted
- SF-7730013198 | size_class=Oversize; weight=310; volume=2.4; origin=Wuhan hub; destination=Shenzhen hub; loading_task=LD-2204; status=Held
work loading task|unloading task|loading process|unloading process|loading and unloading|loading order: Task number!;Operation=Loading|Unloading|Transfer;Package class=Small|Large|Mixed;Vehicle->@vehicle|truck~YB 3381|YB 5520;Dock->@dock|platform~Dock 1|Dock 4;Team->@team|shift~Team North;Planned on:date!;Planned pieces:number#0-50000;~Handled pieces:number#0-50000;Notes:long
- LD-2201 | operation=Loading; package_class=Small; vehicle=YB 3381; dock=Dock 1; team=Team North; planned_pieces=1200; handled_pieces=1200
- LD-2202 | operation=Loading; package_class=Small; vehicle=YB 5520; dock=Dock 2; team=Team North; planned_pieces=900; handled_pieces=410
- LD-2203 | operation=Unloading; package_class=Large; vehicle=YC 1174; dock=Dock 4; team=Team South; planned_pieces=160; handled_pieces=152
- LD-2204 | operation=Transfer; package_class=Mixed; vehicle=YC 9006; dock=Dock 4; team=Night team; planned_pieces=340; handled_pieces=0
item vehicle|truck|transport vehicle: License plate!;Type=Van|Box truck|Trailer|Container truck;Driver~Gao Lei|Ma Jun;Capacity:number(m³)#1-120;Payload:number(kg)#100-40000;Route~Shenzhen - Chengdu;~Status=On the road|At dock|Waiting|Out of service
- YB 3381 | type=Box truck; driver=Gao Lei; capacity=42; payload=9000; route=Shenzhen - Chengdu; status=At dock
- YB 5520 | type=Van; driver=Ma Jun; capacity=14; payload=1500; route=Shenzhen - Xi'an; status=At dock
- YC 1174 | type=Trailer; driver=Xu Bo; capacity=90; payload=28000; route=Wuhan - Chengdu; status=Waiting
- YC 9006 | type=Container truck; driver=Han Yu; capacity=68; payload=24000; route=Wuhan - Shenzhen; status=On the road
item dock|platform|loading dock|loading bay|site: Name!;Site~Chengdu hub;Suited for=Small|Large|Both;Conveyor:boolean;Pieces per hour:number#0-20000;~Status=Free|Occupied|Closed
- Dock 1 | site=Chengdu hub; suited_for=Small; pieces_per_hour=1800; status=Occupied
- Dock 2 | site=Chengdu hub; suited_for=Small; pieces_per_hour=1500; status=Occupied
- Dock 4 | site=Chengdu hub; suited_for=Large; pieces_per_hour=220; status=Free
- Dock 6 | site=Chengdu hub; suited_for=Both; pieces_per_hour=600; status=Closed
item team|shift|worker group|handling team: Name!;Leader~Zhou Min|Peng Tao;Members:number#1-60;Shift=Morning|Afternoon|Night;Phone:phone
- Team North | leader=Zhou Min; members=12; shift=Morning
- Team South | leader=Peng Tao; members=14; shift=Afternoon
- Night team | leader=Luo Yan; members=9; shift=Night
- Reserve team | leader=Deng Ke; members=5; shift=Morning
record operation record|historical record|loading record|unloading record|history|scan record: Title!;Loading task->@loading task|unloading task~LD-2201;Package->@package|parcel~SF-7730012841;Step=Arrival scan|Unloading scan|Sorting scan|Loading scan|Departure scan;Scanned on:date!;Scanned at:time;Operator~Zhou Min;Remark
- SF-7730012841 loaded | loading_task=LD-2201; package=SF-7730012841; step=Loading scan; operator=Zhou Min
- SF-7730012907 unloaded | loading_task=LD-2203; package=SF-7730012907; step=Unloading scan; operator=Peng Tao
- SF-7730013055 sorted | loading_task=LD-2202; package=SF-7730013055; step=Sorting scan; operator=Zhou Min
- SF-7730013198 arrived | loading_task=LD-2204; package=SF-7730013198; step=Arrival scan; operator=Luo Yan; remark=Needs forklift
! record exception|abnormal package|damage report: Title!;Package->@package|parcel~SF-7730013198;Kind=Damaged|Missing|Wrong route|Label unreadable;Found on:date;Photo:image;Reported by~Luo Yan;Measure:long;~Status=Open|Under review|Settled
- Crate corner broken | package=SF-7730013198; kind=Damaged; reported_by=Luo Yan; measure=Repacked, sender told.; status=Under review
- Label wet | package=SF-7730013055; kind=Label unreadable; reported_by=Zhou Min; measure=New label printed.; status=Settled
- Eight pieces short | package=SF-7730012907; kind=Missing; reported_by=Peng Tao; status=Open
- Sent to the wrong hub | package=SF-7730012841; kind=Wrong route; reported_by=Zhou Min; status=Settled
+ order: Waybill number~SF-7730012841;Sender;Receiver;Package class=Small|Large|Oversize;Weight:number(kg)#0-2000;Current site~Chengdu hub;~Freight:money

# reminder application|reminder app|reminder notification|birthday reminder|reminder system|anniversary reminder
record reminder|reminder item|event reminder|holiday reminder|birthday reminder|anniversary reminder|other event reminder: Title!;Kind=Birthday|Anniversary|Holiday|Weather|Other;Date:date!;Remind at:time;Remind ahead:number(days)#0-60;Repeat=Once|Every week|Every month|Every year;Contact->@contact|friend~Grandma Elsie|Noor;Channel=Push|E-mail|SMS;Note:long;~Status=Active|Paused|Finished
- Noor's birthday | kind=Birthday; remind_ahead=3; repeat=Every year; contact=Noor; channel=Push; note=She wished for a teapot.; status=Active
- Wedding anniversary of my parents | kind=Anniversary; remind_ahead=7; repeat=Every year; contact=Mum and Dad; channel=E-mail; status=Active
- Renew the passport | kind=Other; remind_ahead=30; repeat=Once; channel=Push; status=Active
- Spring festival | kind=Holiday; remind_ahead=10; repeat=Every year; channel=Push; status=Paused
person contact|friend|friend birthday|birthday|family member: Name!;Relation=Family|Friend|Colleague|Partner;Birthday:date;Calendar=Solar|Lunar;Phone:phone;Gift ideas:long
- Grandma Elsie | relation=Family; calendar=Solar; gift_ideas=Wool, orchids
- Noor | relation=Friend; calendar=Solar; gift_ideas=Teapot
- Mum and Dad | relation=Family; calendar=Solar
- Uncle Bo | relation=Family; calendar=Lunar; gift_ideas=Tea
item holiday|public holiday|festival|holiday calendar: Name!;Date:date;Region~Germany|China;Kind=Public|Religious|Observance;Days off:number#0-10;Description:long
- New Year's Day | region=Germany; kind=Public; days_off=1
- Mid-Autumn Festival | region=China; kind=Public; days_off=1
- Mother's Day | region=Germany; kind=Observance; days_off=0
- Easter Monday | region=Germany; kind=Religious; days_off=1
record weather reminder|weather alert|weather change reminder|weather change [weather]: Title!;City~Bremen|Chengdu;Condition=Rain|Snow|Storm|Heat|Frost|Temperature drop;Threshold:number(°C)#-40-50;Check at:time;Channel=Push|E-mail|SMS;~Last forecast;~Status=Active|Paused
- Umbrella in Bremen | city=Bremen; condition=Rain; channel=Push; last_forecast=Showers from noon; status=Active
- Frost on the balcony | city=Bremen; condition=Frost; threshold=2; channel=Push; last_forecast=4 °C at night; status=Active
- Heat for the parents | city=Chengdu; condition=Heat; threshold=35; channel=SMS; last_forecast=31 °C; status=Active
- Storm at the coast | city=Cuxhaven; condition=Storm; channel=Push; status=Paused
record sent reminder|reminder notification|push notification|reminder history|push record: Title!;Reminder->@reminder|reminder item~Noor's birthday;Sent on:date;Sent at:time;Channel=Push|E-mail|SMS;~Status=Waiting|Sent|Seen|Snoozed|Failed;Snoozed until:time
- Noor's birthday in 3 days | reminder=Noor's birthday; channel=Push; status=Seen
- Anniversary next week | reminder=Wedding anniversary of my parents; channel=E-mail; status=Sent
- Passport: 30 days left | reminder=Renew the passport; channel=Push; status=Snoozed
- Spring festival in 10 days | reminder=Spring festival; channel=Push; status=Failed
! record reminder setting|notification setting|preference: Title!;Quiet from:time;Quiet until:time;Default channel=Push|E-mail|SMS;Default days ahead:number(days)#0-60;Language=English|Chinese|Spanish;Sound=Chime|Bell|Silent
- Everyday | default_channel=Push; default_days_ahead=3; language=English; sound=Chime
- At work | default_channel=E-mail; default_days_ahead=1; language=English; sound=Silent
- Holidays abroad | default_channel=Push; default_days_ahead=7; language=Spanish; sound=Bell
- Family phone | default_channel=SMS; default_days_ahead=5; language=Chinese; sound=Bell

# pdf to text|pdf converter|converts pdf|word document|document conversion|text extraction|eml document
record document|uploaded file|pdf file|word document|eml document|email document|source file: File name!;File:file;Kind=PDF|Word|E-mail|Image|Text;Pages:number#0-5000;Size:number(KB)#0-1000000;Language=English|Chinese|German|French|Spanish|Arabic;Uploaded on:date;Folder->@folder|project~Contracts;~Status=Uploaded|Processing|Ready|Failed
- lease-2024.pdf | kind=PDF; pages=14; size=820; language=English; folder=Contracts; status=Ready
- handbuch.docx | kind=Word; pages=62; size=2400; language=German; folder=Manuals; status=Ready
- reply-supplier.eml | kind=E-mail; pages=1; size=36; language=English; folder=Mail; status=Uploaded
- scan-receipts.pdf | kind=PDF; pages=9; size=5100; language=French; folder=Receipts; status=Failed
record conversion|conversion task|conversion history|extraction|modification|modification history|conversion record: Title!;Document->@document|pdf file|word document~lease-2024.pdf;Output format=Plain text|Word|JSON|HTML|Markdown|EML;Pages from:number#1-5000;Pages to:number#1-5000;Preset->@preset|conversion option|json structure~Keep paragraphs;Text recognition:boolean;Started on:date;Duration:number(s)#0-3600;~Status=Queued|Running|Done|Failed;Error message
- Lease to text | document=lease-2024.pdf; output_format=Plain text; pages_from=1; pages_to=14; preset=Keep paragraphs; duration=6; status=Done
- Manual to JSON | document=handbuch.docx; output_format=JSON; pages_from=1; pages_to=62; preset=Chapters and tables; duration=19; status=Done
- Date of the reply changed | document=reply-supplier.eml; output_format=EML; preset=Mail header; duration=1; status=Done
- Receipts to text | document=scan-receipts.pdf; output_format=Plain text; pages_from=1; pages_to=9; preset=One line per row; duration=31; status=Failed; error_message=Page 4 cannot be read
record extracted text|converted file|text|result|output file|json file|modified document: Title!;Conversion->@conversion|extraction~Lease to text;Content:long;Format=Plain text|Word|JSON|HTML|Markdown|EML;Font~Arial|Noto Sans;Font size:number(pt)#6-72;Characters:number#0-10000000;File:file;~Downloads:number#0-100000;Edited:boolean
- lease-2024.txt | conversion=Lease to text; content=This lease is made between the parties named below.; format=Plain text; font=Arial; font_size=11; characters=28400; downloads=2
- handbuch.json | conversion=Manual to JSON; content={"chapters":[{"title":"Inbetriebnahme"}]}; format=JSON; characters=96100; downloads=1
- reply-supplier-new.eml | conversion=Date of the reply changed; content=Dear Ms Hale, the goods arrive on Tuesday.; format=EML; characters=640; downloads=1
- receipts-part.txt | conversion=Receipts to text; content=Boulangerie, 12.40; format=Plain text; font=Noto Sans; font_size=10; characters=310; downloads=0
item preset|conversion option|json structure|output template|custom structure: Name!;Output format=Plain text|Word|JSON|HTML|Markdown|EML;Structure:long;Keep line breaks:boolean;Include images:boolean;Date format~yyyy-MM-dd HH:mm;Description:long
- Keep paragraphs | output_format=Plain text; description=One blank line between paragraphs.
- Chapters and tables | output_format=JSON; structure={"title":"","chapters":[],"tables":[]}; description=Headings become chapters.
- One line per row | output_format=Plain text; description=Good for receipts and lists.
- Mail header | output_format=EML; date_format=yyyy-MM-dd HH:mm; description=Sets date, time and subject.
! item folder|project|document group: Name!;Description:long;Colour~Blue|Green;Created on:date
- Contracts | description=Leases and agreements; colour=Blue
- Manuals | description=Handbooks of machines; colour=Green
- Mail | description=Exported messages; colour=Blue
- Receipts | description=Scans for the tax return; colour=Green
! record text version|edit|version|edit history [edit|format|modif\\w*|version]: Title!;Text->@extracted text|converted file~lease-2024.txt;Version:number#1-1000;Change:long;Edited by~Rhea Moll;Edited on:date
- Page numbers removed | text=lease-2024.txt; version=2; change=Footer lines deleted.; edited_by=Rhea Moll
- Headings set bold | text=lease-2024.txt; version=3; change=Six headings formatted.; edited_by=Rhea Moll
- Empty chapters dropped | text=handbuch.json; version=2; change=Chapters without text removed.; edited_by=Jan Oster
- Salutation corrected | text=reply-supplier-new.eml; version=2; change=Ms instead of Mr.; edited_by=Rhea Moll

# multimedia processing|video format|audio format|media converter|video converter|format conversion|super-resolution
record media file|uploaded file|video file|audio file|media|image file|source file: File name!;File:file;Kind=Video|Audio|Image|GIF;Format~MP4|WAV|MOV|PNG;Duration:number(s)#0-36000;Size:number(MB)#0-50000;Resolution~1280x720;Uploaded on:date;~Status=Uploading|Ready|Expired
- harbour-walk.mov | kind=Video; format=MOV; duration=212; size=480; resolution=1920x1080; status=Ready
- interview-ana.wav | kind=Audio; format=WAV; duration=1840; size=310; status=Ready
- old-portrait.png | kind=Image; format=PNG; size=1; resolution=480x640; status=Ready
- cat-jump.gif | kind=GIF; format=GIF; duration=4; size=3; resolution=320x240; status=Expired
record conversion|conversion task|processing task|processing job|enlargement|conversion process: Title!;Media file->@media file|video file|audio file~harbour-walk.mov;Operation=Convert|Compress|Enlarge|Remove noise|Extract audio;Target format->@output format|conversion format~MP4|MP3;Scale=1x|2x|4x|8x;Noise reduction=None|Low|Medium|High;Preset->@preset|processing parameter~Web video;~Progress:percent;~Status=Queued|Running|Done|Failed|Cancelled
- Harbour walk for the web | media_file=harbour-walk.mov; operation=Convert; target_format=MP4; scale=1x; noise_reduction=None; preset=Web video; progress=100; status=Done
- Interview as podcast | media_file=interview-ana.wav; operation=Convert; target_format=MP3; noise_reduction=Low; preset=Speech; progress=100; status=Done
- Portrait four times larger | media_file=old-portrait.png; operation=Enlarge; target_format=PNG; scale=4x; noise_reduction=Medium; preset=Photo enlarge; progress=45; status=Running
- Cat clip twice as large | media_file=cat-jump.gif; operation=Enlarge; target_format=GIF; scale=2x; noise_reduction=Low; preset=Photo enlarge; progress=0; status=Queued
record converted file|processed file|output file|processing result|result|download: File name!;Task->@conversion|processing task~Harbour walk for the web;File:file;Size:number(MB)#0-50000;Resolution~1920x1080;Preview:image;Available until:date;~Downloads:number#0-100000
- harbour-walk.mp4 | task=Harbour walk for the web; size=96; resolution=1920x1080; downloads=3
- interview-ana.mp3 | task=Interview as podcast; size=28; downloads=1
- old-portrait-4x.png | task=Portrait four times larger; size=9; resolution=1920x2560; downloads=0
- cat-jump-2x.gif | task=Cat clip twice as large; size=11; resolution=640x480; downloads=0
item output format|conversion format|target format|format: Name!;Kind=Video|Audio|Image|GIF;Extension~.mp4;Codec~H.264|AAC;Lossless:boolean;Description:long
- MP4 | kind=Video; extension=.mp4; codec=H.264; description=Plays nearly everywhere.
- MP3 | kind=Audio; extension=.mp3; codec=MPEG layer 3; description=Small audio files.
- PNG | kind=Image; extension=.png; codec=Deflate; description=Pictures without loss.
- GIF | kind=GIF; extension=.gif; codec=LZW; description=Short loops without sound.
item preset|processing parameter|quality setting|conversion setting|model: Name!;Kind=Video|Audio|Image|GIF;Bit rate:number(kbit/s)#8-100000;Frame rate:number#1-240;Sample rate:number(Hz)#8000-192000;Quality=Low|Medium|High|Best;Note:long
- Web video | kind=Video; bit_rate=4000; frame_rate=30; sample_rate=48000; quality=High
- Speech | kind=Audio; bit_rate=96; sample_rate=44100; quality=Medium; note=One channel.
- Photo enlarge | kind=Image; quality=Best; note=Learned model for faces and texture.
- Small clip | kind=Video; bit_rate=900; frame_rate=24; sample_rate=44100; quality=Low
! record batch|processing batch|job group: Title!;Files:number#1-1000;Target format->@output format|conversion format~MP4;Started on:date;~Finished files:number#0-1000;~Status=Waiting|Running|Done|Stopped
- Holiday clips | files=24; target_format=MP4; finished_files=24; status=Done
- Lecture recordings | files=12; target_format=MP3; finished_files=5; status=Running
- Family album | files=80; target_format=PNG; finished_files=0; status=Waiting
- Sticker set | files=16; target_format=GIF; finished_files=7; status=Stopped

# ai navigation|ai tool|navigation website|navigation site|tool directory|website directory
item tool|ai tool|recommended tool|recommended ai tool|site|website: Name!;Category->@category|tool category~Writing|Images;Summary;Description:long;Link:url;Pricing=Free|Freemium|Paid|Trial;Price per month:money;Logo:image;Rating:rating;~Visits:number#0-100000000;~Status=Listed|Under review|Hidden
- Quillmate | category=Writing; summary=Drafts letters and posts; pricing=Freemium; price_per_month=9; rating=4.5; visits=18200; status=Listed
- PixelFoam | category=Images; summary=Pictures from a sentence; pricing=Paid; price_per_month=15; rating=4.2; visits=25400; status=Listed
- Codelark | category=Coding; summary=Completes code in the editor; pricing=Trial; price_per_month=12; rating=4.7; visits=31900; status=Listed
- Voxtail | category=Audio; summary=Reads texts aloud; pricing=Free; price_per_month=0; rating=3.9; visits=4100; status=Under review
item category|tool category|ai tool category: Name!;Description:long;Icon~Pen|Picture;Sort order:number#0-1000;~Tools:number#0-10000
- Writing | description=Texts, letters, translations; icon=Pen; sort_order=1; tools=34
- Images | description=Make and edit pictures; icon=Picture; sort_order=2; tools=51
- Coding | description=Help for programmers; icon=Brackets; sort_order=3; tools=27
- Audio | description=Voices, music, transcripts; icon=Speaker; sort_order=4; tools=19
! item tag|keyword: Name!;Description;~Tools:number#0-10000;Colour~Blue|Green
- No sign-up | description=Works without an account; tools=22; colour=Green
- Open source | description=Code is public; tools=15; colour=Blue
- Chat | description=Answers in a dialogue; tools=40; colour=Blue
- For students | description=Free or cheap for learners; tools=18; colour=Green
! record tool tag|tag link: Title!;Tool->@tool|ai tool~Quillmate;Tag->@tag|keyword~No sign-up;Added on:date
- Quillmate: For students | tool=Quillmate; tag=For students
- Codelark: Chat | tool=Codelark; tag=Chat
- Voxtail: No sign-up | tool=Voxtail; tag=No sign-up
- Voxtail: Open source | tool=Voxtail; tag=Open source
request tool submission|submission|site submission|recommendation request: Tool name!;Link:url;Category->@category|tool category~Writing;Why it is useful:long!;Contact e-mail:email;Pricing=Free|Freemium|Paid|Trial
- Slidewren | category=Writing; why_it_is_useful=Turns notes into slides in a minute.; pricing=Freemium
- Humble Hum | category=Audio; why_it_is_useful=Background music without licence trouble.; pricing=Free
- Framefinch | category=Images; why_it_is_useful=Cuts out objects cleanly.; pricing=Paid
- Testling | category=Coding; why_it_is_useful=Writes unit tests from examples.; pricing=Trial
record recommendation|recommended list|collection|featured tool: Title!;Tool->@tool|ai tool~Codelark;Reason:long;Place=Home page|Category page|Newsletter;From:date;Until:date;~Clicks:number#0-10000000
- Codelark: pick of the week | tool=Codelark; reason=Most saved tool this month.; place=Home page; clicks=840
- Quillmate for essays | tool=Quillmate; reason=Liked by those who read about study tools.; place=Category page; clicks=310
- PixelFoam for shops | tool=PixelFoam; reason=Good product pictures.; place=Newsletter; clicks=127
- Voxtail free voices | tool=Voxtail; reason=New and free.; place=Home page; clicks=95
record search|search history|search record|keyword search: Keyword!;Category->@category|tool category~Images;Results:number#0-10000;Searched on:date;Opened tool->@tool|ai tool~PixelFoam
- logo maker | category=Images; results=14; opened_tool=PixelFoam
- essay help | category=Writing; results=9; opened_tool=Quillmate
- unit tests | category=Coding; results=6; opened_tool=Codelark
- text to speech | category=Audio; results=11; opened_tool=Voxtail
+ review: Tool->@tool|ai tool~Quillmate|Codelark;Rating:rating;Text:long;Used for~Study|Work
+ favorite: Tool->@tool|ai tool~Quillmate|Codelark;Note

# database migration|database schema|schema migration|schema update|data migration
item database|target database|project database: Name!;Engine=MySQL|PostgreSQL|SQLite|Oracle|SQL Server;Host~db.intern.example;Port:number#1-65535;Environment=Development|Test|Production;Current version->@schema version|version~shop 1.3;Owner~Ada Finch;~Status=Connected|Unreachable|Locked
- shop | engine=PostgreSQL; host=db1.intern.example; port=5432; environment=Production; current_version=shop 1.3; owner=Ada Finch; status=Connected
- shop_test | engine=PostgreSQL; host=db-test.intern.example; port=5432; environment=Test; current_version=shop 1.4; owner=Ada Finch; status=Connected
- billing | engine=MySQL; host=db2.intern.example; port=3306; environment=Production; current_version=billing 2.0; owner=Olu Sands; status=Locked
- sandbox | engine=SQLite; host=local file; port=1; environment=Development; current_version=shop 1.4; owner=Olu Sands; status=Connected
item schema version|version|database schema|schema file|schema|old version|new version: Name!;Database->@database|target database~shop;Version number~1.3;Schema file:file;Definition:long;Tables:number#0-10000;Uploaded by~Ada Finch;Uploaded on:date;Notes:long;~Status=Draft|Current|Superseded
- shop 1.3 | database=shop; version_number=1.3; definition=CREATE TABLE customer (id int, name text); tables=24; uploaded_by=Ada Finch; status=Current
- shop 1.4 | database=shop; version_number=1.4; definition=CREATE TABLE customer (id int, name text, phone text); tables=25; uploaded_by=Ada Finch; notes=Adds phone and the table coupon.; status=Draft
- billing 2.0 | database=billing; version_number=2.0; tables=11; uploaded_by=Olu Sands; status=Current
- shop 1.2 | database=shop; version_number=1.2; tables=23; uploaded_by=Ada Finch; status=Superseded
record migration|update|migration task|schema update|migration run|upgrade: Title!;Database->@database|target database~shop_test;From version->@schema version|version~shop 1.3;To version->@schema version|version~shop 1.4;Script:long;Dry run:boolean;Started by~Ada Finch;Started on:date;Duration:number(s)#0-86400;~Status=Planned|Running|Succeeded|Failed|Rolled back
- Test shop to 1.4 | database=shop_test; from_version=shop 1.3; to_version=shop 1.4; script=ALTER TABLE customer ADD phone text; started_by=Ada Finch; duration=4; status=Succeeded
- Live shop to 1.4 | database=shop; from_version=shop 1.3; to_version=shop 1.4; script=ALTER TABLE customer ADD phone text; started_by=Ada Finch; status=Planned
- Live shop to 1.3 | database=shop; from_version=shop 1.2; to_version=shop 1.3; started_by=Olu Sands; duration=11; status=Succeeded
- Sandbox try | database=sandbox; from_version=shop 1.2; to_version=shop 1.4; started_by=Olu Sands; duration=2; status=Rolled back
record schema change|difference|change|schema difference|comparison: Title!;Migration->@migration|migration task~Test shop to 1.4;Object~customer.phone;Kind=Table added|Table dropped|Column added|Column changed|Column dropped|Index added;Statement:long;Risk=Safe|Check|Destroys data;~Status=Pending|Applied|Skipped|Failed
- Add customer.phone | migration=Test shop to 1.4; object=customer.phone; kind=Column added; statement=ALTER TABLE customer ADD phone text; risk=Safe; status=Applied
- Create coupon | migration=Test shop to 1.4; object=coupon; kind=Table added; statement=CREATE TABLE coupon (code text PRIMARY KEY); risk=Safe; status=Applied
- Drop item.colour_old | migration=Live shop to 1.4; object=item.colour_old; kind=Column dropped; statement=ALTER TABLE item DROP colour_old; risk=Destroys data; status=Pending
- Index on orders.placed_on | migration=Live shop to 1.3; object=orders.placed_on; kind=Index added; risk=Check; status=Applied
record migration log|log|execution log|error log: Title!;Migration->@migration|migration task~Test shop to 1.4;Level=Info|Warning|Error;Message:long;Logged on:date;Logged at:time
- Connected | migration=Test shop to 1.4; level=Info; message=Connected to shop_test as migrator.
- Two statements applied | migration=Test shop to 1.4; level=Info; message=Schema is now at 1.4.
- Long lock | migration=Live shop to 1.3; level=Warning; message=Waited 6 s for a lock on orders.
- Type mismatch | migration=Sandbox try; level=Error; message=Column price holds text, numeric expected.
! record backup|rollback point|rollback: Title!;Database->@database|target database~shop;Taken before->@migration|migration task~Live shop to 1.4;File:file;Size:number(MB)#0-1000000;Taken on:date;~Status=Ready|Restored|Expired
- shop before 1.3 | database=shop; taken_before=Live shop to 1.3; size=880; status=Expired
- shop_test before 1.4 | database=shop_test; taken_before=Test shop to 1.4; size=120; status=Ready
- sandbox before try | database=sandbox; taken_before=Sandbox try; size=2; status=Restored
- shop before 1.4 | database=shop; taken_before=Live shop to 1.4; size=910; status=Ready

# appointment change|embassy|visa appointment|consulate|appointment slot
item appointment slot|slot|available slot|available appointment|appointment time|available appointment time: Title!;Location->@location|consulate|embassy~Embassy London|Consulate Munich;Date:date!;Starts at:time!;Visa type=Tourist|Student|Work|Transit|Family;Seats:number#0-200;~Seats left:number#0-200;~Status=Open|Full|Closed
- London, tourist, morning | location=Embassy London; visa_type=Tourist; seats=12; seats_left=3; status=Open
- London, student, noon | location=Embassy London; visa_type=Student; seats=8; seats_left=0; status=Full
- Munich, work, morning | location=Consulate Munich; visa_type=Work; seats=6; seats_left=2; status=Open
- Madrid, family, afternoon | location=Embassy Madrid; visa_type=Family; seats=5; seats_left=5; status=Closed
item location|consulate|embassy|consular section: Name!;City;Country;Address;Phone:phone;Opening hours;Earliest free date:date
- Embassy London | city=London; country=United Kingdom; address=Nine Elms Lane 33; opening_hours=Mon-Fri 8-16
- Consulate Munich | city=Munich; country=Germany; address=Park street 5; opening_hours=Mon-Thu 8-12
- Embassy Madrid | city=Madrid; country=Spain; address=Calle Serrana 75; opening_hours=Mon-Fri 9-13
- Consulate Lyon | city=Lyon; country=France; address=Quai Vert 12; opening_hours=Tue-Fri 9-12
person applicant|traveller|applicant profile: Full name!;Passport number!;Nationality;Date of birth:date;Visa type=Tourist|Student|Work|Transit|Family;Confirmation number~DS-44210;E-mail:email;Phone:phone
- Idris Moreau | passport_number=K8820114; nationality=French; visa_type=Tourist; confirmation_number=DS-44210
- Hanna Vogt | passport_number=C01X77Z2; nationality=German; visa_type=Work; confirmation_number=DS-44987
- Lucia Prado | passport_number=AAF330912; nationality=Spanish; visa_type=Family; confirmation_number=DS-45102
- Ben Atwood | passport_number=533019928; nationality=British; visa_type=Student; confirmation_number=DS-45230
record appointment change|automatic booking|change request|automatic appointment change|rescheduling: Title!;Applicant->@applicant|traveller~Idris Moreau;Current date:date;Wanted from:date!;Wanted until:date!;Location->@location|consulate~Embassy London;Preferred time=Morning|Afternoon|Any;Book automatically:boolean;Attempts:number#0-100000;~Status=Searching|Slot found|Booked|Expired|Stopped
- Idris earlier than June | applicant=Idris Moreau; location=Embassy London; preferred_time=Morning; attempts=148; status=Searching
- Hanna before the contract starts | applicant=Hanna Vogt; location=Consulate Munich; preferred_time=Any; attempts=61; status=Booked
- Lucia with the children | applicant=Lucia Prado; location=Embassy Madrid; preferred_time=Afternoon; attempts=12; status=Slot found
- Ben before term | applicant=Ben Atwood; location=Embassy London; preferred_time=Any; attempts=402; status=Expired
record slot check|check|real-time check|availability check: Title!;Change->@appointment change|change request~Idris earlier than June;Location->@location|consulate~Embassy London;Checked on:date;Checked at:time;Free slots:number#0-500;Earliest date:date;~Result=None free|Free, too late|Match found|Site not reached
- London check 148 | change=Idris earlier than June; location=Embassy London; free_slots=0; result=None free
- Munich check 61 | change=Hanna before the contract starts; location=Consulate Munich; free_slots=2; result=Match found
- Madrid check 12 | change=Lucia with the children; location=Embassy Madrid; free_slots=4; result=Match found
- London check 402 | change=Ben before term; location=Embassy London; free_slots=1; result=Free, too late
record appointment record|status change|appointment status|status tracking|appointment history: Title!;Applicant->@applicant|traveller~Hanna Vogt;Old date:date;New date:date;Location->@location|consulate~Consulate Munich;Changed on:date;Confirmation code;~Status=Confirmed|Waiting|Cancelled|Attended
- Hanna moved to Munich morning | applicant=Hanna Vogt; location=Consulate Munich; confirmation_code=MUC-8812; status=Confirmed
- Idris first booking | applicant=Idris Moreau; location=Embassy London; confirmation_code=LON-1043; status=Confirmed
- Lucia slot held | applicant=Lucia Prado; location=Embassy Madrid; status=Waiting
- Ben cancelled | applicant=Ben Atwood; location=Embassy London; confirmation_code=LON-0991; status=Cancelled
+ appointment: Location->@location|consulate~Embassy London;Visa type=Tourist|Student|Work|Transit|Family;Slot->@appointment slot|slot~London, tourist, morning;Applicant->@applicant|traveller~Idris Moreau;Passport number

# pushes event|server-sent event|event push|real-time push|message push|push service
item event type|topic|channel|event category|event of interest: Name!;Description:long;Kind=News|Alarm|Price|Score|System;Colour~Blue|Red;Keep for:number(days)#0-3650;~Subscribers:number#0-10000000;~Status=Open|Paused
- Stock prices | kind=Price; description=Price changes above one percent; colour=Blue; keep_for=30; subscribers=412; status=Open
- Match scores | kind=Score; description=Goals and results; colour=Green; keep_for=14; subscribers=980; status=Open
- Server alarms | kind=Alarm; description=Failures of the platform; colour=Red; keep_for=90; subscribers=36; status=Open
- City news | kind=News; description=Headlines of the region; colour=Grey; keep_for=7; subscribers=205; status=Paused
record event|pushed event|server event|event information|real-time event: Title!;Event type->@event type|topic~Stock prices|Match scores;Payload:long;Priority=Low|Normal|High;Source~price-feed;Sent on:date;Sent at:time;Event number:number#0-1000000000;~Status=Queued|Sent|Expired
- HRB up 2.4 % | event_type=Stock prices; payload={"code":"HRB","price":48.2}; priority=Normal; source=price-feed; event_number=10481; status=Sent
- Goal for Northend 1:0 | event_type=Match scores; payload={"match":77,"minute":34}; priority=High; source=score-feed; event_number=10482; status=Sent
- Disk full on web-3 | event_type=Server alarms; payload={"host":"web-3"}; priority=High; source=monitor; event_number=10483; status=Queued
- Bridge closed on Sunday | event_type=City news; payload=The old bridge is closed from 6 to 18.; priority=Low; source=editorial desk; event_number=10441; status=Expired
record subscription|event subscription|subscribed event: Title!;Event type->@event type|topic~Stock prices;Filter~price > 40;Deliver as=Page update|Pop-up|Sound|E-mail;Since:date;~Last event number:number#0-1000000000;~Status=Active|Muted|Ended
- Prices above 40 | event_type=Stock prices; filter=price > 40; deliver_as=Page update; last_event_number=10481; status=Active
- Northend matches | event_type=Match scores; filter=team = Northend; deliver_as=Pop-up; last_event_number=10482; status=Active
- All alarms | event_type=Server alarms; deliver_as=Sound; last_event_number=10483; status=Active
- News in the evening | event_type=City news; deliver_as=E-mail; last_event_number=10441; status=Muted
record delivery|push record|delivery record|received event|event log: Title!;Event->@event|pushed event~Goal for Northend 1:0;Subscription->@subscription|event subscription~Northend matches;Delivered on:date;Delay:number(ms)#0-600000;Attempts:number#1-50;~Status=Waiting|Delivered|Read|Failed
- Goal shown to Mona | event=Goal for Northend 1:0; subscription=Northend matches; delay=84; attempts=1; status=Read
- HRB price on the page | event=HRB up 2.4 %; subscription=Prices above 40; delay=41; attempts=1; status=Delivered
- Alarm to the night shift | event=Disk full on web-3; subscription=All alarms; delay=0; attempts=3; status=Failed
- Bridge news by mail | event=Bridge closed on Sunday; subscription=News in the evening; delay=5200; attempts=1; status=Delivered
record connection|client|client connection|online client: Client name!;Device=Browser|Phone|Server|Tablet;Address~10.0.4.18;Connected on:date;Last sign of life:time;Events received:number#0-1000000000;~Status=Connected|Reconnecting|Closed
- Mona, browser | device=Browser; address=10.0.4.18; events_received=214; status=Connected
- Wall screen lobby | device=Tablet; address=10.0.4.77; events_received=1890; status=Connected
- Ravi, phone | device=Phone; address=10.0.9.3; events_received=37; status=Reconnecting
- Archive service | device=Server; address=10.0.1.5; events_received=10483; status=Closed
! record push setting|notification setting: Title!;Quiet from:time;Quiet until:time;Smallest priority=Low|Normal|High;Sound=Off|Soft|Loud;Reconnect after:number(s)#1-600
- Daytime | smallest_priority=Low; sound=Soft; reconnect_after=3
- Night shift | smallest_priority=High; sound=Loud; reconnect_after=1
- Meetings | smallest_priority=High; sound=Off; reconnect_after=10
- Screen in the lobby | smallest_priority=Normal; sound=Off; reconnect_after=5

# remove watermark|watermark removal|short video parsing|video link|video downloader
record video task|parsing task|watermark removal|removal task|removal record|sharing link|video sharing link: Title!;Sharing link:url!;Platform->@platform|video platform~Clipstream|Vidpop;Removal=Logo only|Logo and subtitles|Cut edge;Quality=480p|720p|1080p|Original;Submitted on:date;~Progress:percent;~Status=Waiting|Parsing|Removing|Done|Failed;Error message
- Noodle recipe clip | platform=Clipstream; removal=Logo only; quality=1080p; progress=100; status=Done
- Dog on a skateboard | platform=Vidpop; removal=Logo and subtitles; quality=720p; progress=100; status=Done
- Mountain timelapse | platform=Clipstream; removal=Cut edge; quality=Original; progress=55; status=Removing
- Private wedding clip | platform=Looptown; removal=Logo only; quality=720p; progress=0; status=Failed; error_message=The video is not public
item platform|video platform|supported platform: Name!;Web address:url;Link pattern~clipstream.example/v/;Max quality=480p|720p|1080p|Original;Removes watermark:boolean;~Tasks:number#0-100000000;~Status=Supported|Partly|Disturbed
- Clipstream | link_pattern=clipstream.example/v/; max_quality=1080p; tasks=5210; status=Supported
- Vidpop | link_pattern=vidpop.example/s/; max_quality=Original; tasks=3904; status=Supported
- Looptown | link_pattern=looptown.example/; max_quality=720p; tasks=511; status=Partly
- Snapreel | link_pattern=reel.example/; max_quality=480p; tasks=88; status=Disturbed
record video|original video|result|original video link|processed video|original link: Title!;Task->@video task|parsing task~Noodle recipe clip;Original link:url;Author;Cover:image;Video file:file;Duration:number(s)#0-7200;Size:number(MB)#0-10000;~Downloads:number#0-1000000
- Noodles in ten minutes | task=Noodle recipe clip; author=kitchen_lan; duration=58; size=14; downloads=2
- Skateboard dog Rufus | task=Dog on a skateboard; author=rufus.rolls; duration=21; size=6; downloads=1
- Clouds over the ridge | task=Mountain timelapse; author=alpine_eye; duration=44; size=31; downloads=0
- Noodles, subtitles kept | task=Noodle recipe clip; author=kitchen_lan; duration=58; size=15; downloads=0
record download record|download|download history|usage record: Title!;Video->@video|original video~Noodles in ten minutes;Downloaded on:date;Quality=480p|720p|1080p|Original;Points used:number#0-1000;Device~Phone
- Noodles for the album | video=Noodles in ten minutes; quality=1080p; points_used=1; device=Phone
- Noodles again | video=Noodles in ten minutes; quality=720p; points_used=1; device=Laptop
- Rufus for grandma | video=Skateboard dog Rufus; quality=720p; points_used=1; device=Phone
- Subtitled try | video=Noodles, subtitles kept; quality=480p; points_used=0; device=Phone
! item plan|quota|membership plan [quota|plan|vip|free|paid|member\\w*|point]: Name!;Removals per day:number#0-10000;Max length:number(min)#1-600;Price:money;Days:number#1-365
- Free | removals_per_day=3; max_length=3; price=0; days=365
- Week | removals_per_day=30; max_length=10; price=2.9; days=7
- Month | removals_per_day=100; max_length=30; price=7.9; days=30
- Studio | removals_per_day=1000; max_length=120; price=59; days=365
! request feedback|problem report: Title!;Link:url;Platform->@platform|video platform~Looptown;What went wrong:long!;Contact
- Logo still visible | platform=Vidpop; what_went_wrong=The moving logo stays in the last two seconds.
- Link not recognised | platform=Snapreel; what_went_wrong=Short links are refused.
- No sound | platform=Clipstream; what_went_wrong=The cleaned video has no sound.
- Please add Tuneflip | platform=Looptown; what_went_wrong=This platform is missing in the list.

# email account|email forwarding|forward email|mail forwarding|mailbox
item email account|mailbox|account setup|mail account: Address!;Display name;Domain->@domain|email domain~northpier.example;Incoming server~imap.northpier.example;Outgoing server~smtp.northpier.example;Port:number#1-65535;Encryption=None|TLS|STARTTLS;Quota:number(MB)#1-1000000;~Status=Connected|Wrong password|Paused|Not verified
- info@northpier.example | display_name=North Pier; domain=northpier.example; incoming_server=imap.northpier.example; outgoing_server=smtp.northpier.example; port=993; encryption=TLS; quota=5000; status=Connected
- orders@northpier.example | display_name=Orders; domain=northpier.example; incoming_server=imap.northpier.example; port=993; encryption=TLS; quota=8000; status=Connected
- hello@clayworks.example | display_name=Clayworks; domain=clayworks.example; incoming_server=mail.clayworks.example; port=143; encryption=STARTTLS; quota=2000; status=Paused
- jobs@clayworks.example | display_name=Jobs; domain=clayworks.example; incoming_server=mail.clayworks.example; port=993; encryption=TLS; quota=1000; status=Not verified
item domain|email domain|mail domain: Name!;Registrar~Netnames;Mail server~mx1.northpier.example;Sender check set up:boolean;Signature key set up:boolean;Expires on:date;~Status=Verified|Waiting|Failed
- northpier.example | registrar=Netnames; mail_server=mx1.northpier.example; status=Verified
- clayworks.example | registrar=Domainhaus; mail_server=mx.clayworks.example; status=Verified
- pier-shop.example | registrar=Netnames; mail_server=mx1.northpier.example; status=Waiting
- oldpier.example | registrar=Domainhaus; mail_server=none; status=Failed
item forwarding rule|forwarding|forward|forwarding setting|rule: Name!;From account->@email account|mailbox~info@northpier.example;Forward to:email!;Condition~Subject contains invoice;Keep a copy:boolean;Label in Gmail;Priority:number#1-100;~Status=Active|Paused|Address not confirmed
- All info mail | from_account=info@northpier.example; condition=All messages; label_in_gmail=North Pier; priority=1; status=Active
- Orders to the team | from_account=orders@northpier.example; condition=Subject contains order; label_in_gmail=Orders; priority=2; status=Active
- Clayworks mail | from_account=hello@clayworks.example; condition=All messages; label_in_gmail=Clayworks; priority=3; status=Paused
- Applications | from_account=jobs@clayworks.example; condition=Has attachment; label_in_gmail=Jobs; priority=4; status=Address not confirmed
record email|mail|forwarded email|email message|domain email: Subject!;Account->@email account|mailbox~info@northpier.example;Sender:email;Recipient:email;Text:long;Received on:date;Received at:time;Attachment:file;Folder=Inbox|Archive|Spam|Trash;Read:boolean;~Status=New|Forwarded|Failed
- Question about opening hours | account=info@northpier.example; text=Are you open on the first of May?; folder=Inbox; status=Forwarded
- Order 5521 | account=orders@northpier.example; text=Please send twelve boxes.; folder=Inbox; status=Forwarded
- Application as potter | account=jobs@clayworks.example; text=My portfolio is attached.; folder=Inbox; status=New
- You have won | account=hello@clayworks.example; text=Click to claim the prize.; folder=Spam; status=Failed
record forwarding log|forwarding record|forwarding history|delivery log: Title!;Email->@email|mail~Order 5521;Rule->@forwarding rule|forwarding~Orders to the team;Target:email;Sent on:date;Attempts:number#1-20;Server reply;~Result=Delivered|Delayed|Refused
- Order 5521 sent on | email=Order 5521; rule=Orders to the team; attempts=1; server_reply=250 OK; result=Delivered
- Opening hours sent on | email=Question about opening hours; rule=All info mail; attempts=1; server_reply=250 OK; result=Delivered
- Application waiting | email=Application as potter; rule=Applications; attempts=3; server_reply=451 try later; result=Delayed
- Spam stopped | email=You have won; rule=Clayworks mail; attempts=1; server_reply=550 refused; result=Refused
! item folder|label|mail label: Name!;Colour~Blue|Green;Account->@email account|mailbox~info@northpier.example;~Messages:number#0-1000000
- Customers | colour=Blue; account=info@northpier.example; messages=212
- Suppliers | colour=Green; account=orders@northpier.example; messages=88
- Workshops | colour=Blue; account=hello@clayworks.example; messages=41
- Applications to read | colour=Green; account=jobs@clayworks.example; messages=6

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
item placeholder|template field|variable|template variable: Name!;Template->@template|page template~Reminder letter;Kind=Text|Number|Date|Picture|List;Default value;Required:boolean;Hint
- name | template=Reminder letter; kind=Text; default_value=Customer; hint=Full name
- number | template=Reminder letter; kind=Number; hint=Invoice number
- product | template=Product landing page; kind=Text; default_value=Our product; hint=Short name
- stories | template=Monthly newsletter; kind=List; hint=Three items
record preview|generated document|template use|rendered page|usage record: Title!;Template->@template|page template~Reminder letter;Values:long;Result:long;Made on:date;Device=Desktop|Tablet|Phone;~Status=Preview|Saved|Downloaded
- Reminder for Lakeside Ltd | template=Reminder letter; values=name=Lakeside Ltd, number=2207; result=Dear Lakeside Ltd, invoice 2207 is still open.; device=Desktop; status=Downloaded
- Landing page of the lamp | template=Product landing page; values=product=Lumo lamp; device=Phone; status=Preview
- May newsletter | template=Monthly newsletter; values=stories=Spring, Team, Sale; device=Desktop; status=Saved
- Slides try | template=Pitch slides; values=company=Brightleaf; device=Tablet; status=Preview
+ favorite: Template->@template|page template~Reminder letter|Pitch slides;Note

# islamic|mosque|muslim|prayer time|quran
item mosque|nearby mosque|prayer place: Name!;Address!;City;Latitude:number#-90-90;Longitude:number#-180-180;Imam~Yusuf Karim;Capacity:number#1-100000;Prayer area for women:boolean;Parking:boolean;Phone:phone;Picture:image
- Noor mosque | address=Orchard road 14; city=Leicester; latitude=52.63; longitude=-1.13; imam=Yusuf Karim; capacity=450
- Al-Rahma centre | address=Canal street 88; city=Manchester; latitude=53.47; longitude=-2.24; imam=Bilal Aziz; capacity=900
- Hill prayer room | address=Campus hill 2; city=Leeds; latitude=53.8; longitude=-1.55; imam=Omar Said; capacity=80
- Salam mosque | address=Mill lane 31; city=Bradford; latitude=53.79; longitude=-1.75; imam=Idris Malik; capacity=600
event event|islamic event|community event|gathering: Title!;Mosque->@mosque|prayer place~Noor mosque;Kind=Lecture|Iftar|Study circle|Charity|Festival|Family day;Date:date!;Starts at:time;Ends at:time;Speaker~Amina Farouk;Seats:number#1-10000;Description:long;~Status=Planned|Full|Over|Cancelled
- Open iftar | mosque=Noor mosque; kind=Iftar; seats=200; description=Shared meal for neighbours.; status=Planned
- Study circle on patience | mosque=Al-Rahma centre; kind=Study circle; speaker=Amina Farouk; seats=40; status=Planned
- Winter coat drive | mosque=Salam mosque; kind=Charity; seats=100; status=Over
- Eid family day | mosque=Noor mosque; kind=Festival; seats=600; status=Full
item islamic content|video|audio|audio content|islamic-related content|lecture|recitation: Title!;Kind=Video|Audio|Text|Picture;Category->@category|content category~Recitation|Family;Speaker~Yusuf Karim;Language=English|Arabic|Urdu|Turkish|Malay;File:file;Duration:number(min)#0-600;Description:long;~Views:number#0-100000000;~Status=Under review|Published|Hidden
- Recitation for the morning | kind=Audio; category=Recitation; speaker=Yusuf Karim; language=Arabic; duration=22; views=3120; status=Published
- Kindness to parents | kind=Video; category=Family; speaker=Amina Farouk; language=English; duration=34; views=1840; status=Published
- How to give zakat | kind=Video; category=Practice; speaker=Bilal Aziz; language=English; duration=18; views=960; status=Published
- Stories of the prophets 1 | kind=Audio; category=Children; speaker=Amina Farouk; language=Urdu; duration=15; views=0; status=Under review
item category|content category|topic: Name!;Description:long;Icon~Book;Sort order:number#0-1000
- Recitation | description=Readings; icon=Book; sort_order=1
- Family | description=Marriage, parents, children; icon=House; sort_order=2
- Practice | description=Prayer, fasting, giving; icon=Hands; sort_order=3
- Children | description=Stories and songs; icon=Star; sort_order=4
record discussion|community discussion|discussion post|question|forum topic: Title!;Text:long!;Category->@category|content category~Practice;Written on:date;Anonymous:boolean;~Replies:number#0-100000;~Likes:number#0-1000000;~Status=Open|Answered|Closed
- Fasting on a night shift | text=How do you plan meals when working nights?; category=Practice; replies=14; likes=31; status=Answered
- Books for ten-year-olds | text=Which books do your children like?; category=Children; replies=9; likes=18; status=Open
- Room for weekend school | text=We look for a room near the station.; category=Family; replies=3; likes=4; status=Open
- Learning recitation online | text=Does anyone know a patient teacher?; category=Recitation; replies=22; likes=40; status=Answered
! record discussion reply|reply|answer: Title!;Discussion->@discussion|community discussion~Fasting on a night shift;Text:long!;Written on:date;~Likes:number#0-100000
- Soup before dawn | discussion=Fasting on a night shift; text=A thermos of soup helps me.; likes=12
- Short naps | discussion=Fasting on a night shift; text=Sleep after the dawn prayer.; likes=7
- Picture books | discussion=Books for ten-year-olds; text=The library has a good shelf.; likes=5
- Ask at Al-Rahma | discussion=Learning recitation online; text=They teach on Saturdays.; likes=9
! record prayer time [prayer|mosque]: Title!;Mosque->@mosque|prayer place~Noor mosque;Date:date;Prayer=Fajr|Dhuhr|Asr|Maghrib|Isha|Jumuah;Begins at:time;Congregation at:time
- Noor Fajr | mosque=Noor mosque; prayer=Fajr
- Noor Jumuah | mosque=Noor mosque; prayer=Jumuah
- Al-Rahma Maghrib | mosque=Al-Rahma centre; prayer=Maghrib
- Salam Isha | mosque=Salam mosque; prayer=Isha
+ event registration: Event->@event|islamic event~Open iftar;Persons:number#1-20;Comes with children:boolean

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

# ride-hailing|ride hailing|taxi|call a car|grab-order|grab order
item car type|vehicle type|ride type: Name!;Seats:number#1-20;Base fare:money;Price per km:money;Price per minute:money;Smallest fare:money;Picture:image;~Status=Offered|Suspended
- Economy | seats=4; base_fare=2.5; price_per_km=1.1; price_per_minute=0.2; smallest_fare=4; status=Offered
- Comfort | seats=4; base_fare=3.5; price_per_km=1.6; price_per_minute=0.3; smallest_fare=6; status=Offered
- Van | seats=7; base_fare=5; price_per_km=2; price_per_minute=0.35; smallest_fare=9; status=Offered
- Electric | seats=4; base_fare=2.8; price_per_km=1.2; price_per_minute=0.2; smallest_fare=4.5; status=Suspended
record ride|ride order|trip|car order|ride request|journey: Title!;Starting point!;Ending point!;Car type->@car type|vehicle type~Economy|Van;Driver->@driver~Mato Senn;Distance:number(km)#0-1000;Called on:date;Called at:time;Estimated arrival:time;~Fare:money;~Status=Waiting for a driver|Accepted|Driver arrived|On the way|Completed|Cancelled
- Station to Harbour Hotel | starting_point=Central station; ending_point=Harbour Hotel; car_type=Economy; driver=Mato Senn; distance=5.2; fare=9.4; status=Completed
- Airport run | starting_point=Fig street 8; ending_point=Airport, terminal 2; car_type=Comfort; driver=Alba Cruz; distance=21; fare=38.7; status=On the way
- Team to the fair | starting_point=Office park 3; ending_point=Fair, gate west; car_type=Van; driver=Hugo Behn; distance=12; fare=30.5; status=Accepted
- Late film | starting_point=Rex cinema; ending_point=Poplar lane 40; car_type=Economy; distance=7; status=Waiting for a driver
item vehicle|car: License plate!;Model~Corolla;Car type->@car type|vehicle type~Economy;Colour~White;Seats:number#1-20;Insured until:date;Picture:image;~Status=In use|Inspection|Off the road
- KT 204 M | model=Corolla; car_type=Economy; colour=White; seats=4; status=In use
- KT 877 A | model=Passat; car_type=Comfort; colour=Black; seats=4; status=In use
- KT 331 V | model=Transporter; car_type=Van; colour=Silver; seats=7; status=In use
- KT 640 E | model=Leaf; car_type=Electric; colour=Blue; seats=4; status=Inspection
record grab order|order grabbing|driver offer|grabbed order|dispatch: Title!;Ride->@ride|ride order~Late film;Driver->@driver~Mato Senn;Distance to passenger:number(km)#0-100;Offered at:time;Answer after:number(s)#0-300;~Result=Offered|Grabbed|Missed|Refused
- Late film to Mato | ride=Late film; driver=Mato Senn; distance_to_passenger=0.8; answer_after=6; result=Grabbed
- Late film to Alba | ride=Late film; driver=Alba Cruz; distance_to_passenger=2.4; answer_after=9; result=Missed
- Airport run to Alba | ride=Airport run; driver=Alba Cruz; distance_to_passenger=1.1; answer_after=4; result=Grabbed
- Fair to Hugo | ride=Team to the fair; driver=Hugo Behn; distance_to_passenger=3; answer_after=12; result=Grabbed
record driver location|location|position|real-time location: Title!;Driver->@driver~Mato Senn;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-250;Recorded on:date;Recorded at:time
- Mato at the station | driver=Mato Senn; latitude=48.14; longitude=11.56; speed=0
- Alba on the ring road | driver=Alba Cruz; latitude=48.19; longitude=11.61; speed=72
- Hugo at the fair | driver=Hugo Behn; latitude=48.13; longitude=11.69; speed=18
- Mato near the Rex | driver=Mato Senn; latitude=48.15; longitude=11.58; speed=31
! record saved place|address: Name!;Address!;Latitude:number#-90-90;Longitude:number#-180-180;Note
- Home | address=Fig street 8; latitude=48.16; longitude=11.55; note=Ring twice
- Work | address=Office park 3; latitude=48.12; longitude=11.63
- Parents | address=Poplar lane 40; latitude=48.2; longitude=11.5
- Gym | address=River road 2; latitude=48.17; longitude=11.58
+ driver: License number;Vehicle->@vehicle|car~KT 204 M;Phone:phone;Rating:rating;~Rides:number#0-1000000;~Status=Online|On a ride|Offline
+ order: Starting point!;Ending point!;Car type->@car type|vehicle type~Economy;~Fare:money;~Status=Waiting for a driver|Accepted|On the way|Completed|Cancelled
+ review: Ride->@ride|ride order~Station to Harbour Hotel;Rating:rating;Text:long

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

# face recognition|image recognition|facial recognition|face detection|object recognition
person known person|person|identified person|individual|face library|registered face: Name!;Person number~P-0031;Group->@group|face group~Staff;Date of birth:date;Reference picture:image!;Consent given:boolean;Registered on:date;Note:long;~Status=Active|Blocked|Deleted
- Tilda Brook | person_number=P-0031; group=Staff; note=Glasses since spring.; status=Active
- Kwame Dent | person_number=P-0032; group=Staff; status=Active
- Sora Lim | person_number=P-0107; group=Visitors; status=Active
- Otto Grau | person_number=P-0044; group=Contractors; status=Blocked
item group|face group|person group|face database: Name!;Description:long;Threshold:percent;~Faces:number#0-10000000;~Status=Open|Closed
- Staff | description=Employees with badge; threshold=92; faces=86; status=Open
- Visitors | description=Guests of the year; threshold=88; faces=240; status=Open
- Contractors | description=External firms; threshold=90; faces=35; status=Open
- Test faces | description=Pictures for trials; threshold=80; faces=500; status=Closed
record image|uploaded image|picture|photo|database image: File name!;Image:image!;Source=Upload|Database|Camera;Width:number(px)#1-30000;Height:number(px)#1-30000;Uploaded on:date;~Faces found:number#0-1000;~Status=New|Analysed|No face|Failed
- lobby-0912.jpg | source=Camera; width=1920; height=1080; faces_found=2; status=Analysed
- team-day.jpg | source=Upload; width=4000; height=3000; faces_found=6; status=Analysed
- garden.png | source=Upload; width=1600; height=1200; faces_found=0; status=No face
- badge-sora.jpg | source=Database; width=600; height=800; faces_found=1; status=Analysed
record detected face|face|detection|face detection: Title!;Image->@image|uploaded image~lobby-0912.jpg;Left:number(px)#0-30000;Top:number(px)#0-30000;Width:number(px)#1-30000;Height:number(px)#1-30000;Confidence:percent;Estimated age:number#0-120;Expression=Neutral|Happy|Sad|Surprised|Angry
- Lobby face 1 | image=lobby-0912.jpg; left=410; top=220; width=160; height=200; confidence=99; estimated_age=34; expression=Neutral
- Lobby face 2 | image=lobby-0912.jpg; left=1210; top=260; width=140; height=180; confidence=97; estimated_age=51; expression=Happy
- Team day face 1 | image=team-day.jpg; left=800; top=640; width=310; height=390; confidence=98; estimated_age=29; expression=Happy
- Badge face | image=badge-sora.jpg; left=120; top=140; width=350; height=430; confidence=99; estimated_age=26; expression=Neutral
record recognition result|recognition|face recognition|recognition record|result: Title!;Face->@detected face|face~Lobby face 1;Person->@known person|person~Tilda Brook;Similarity:percent;Threshold:percent;Recognised on:date;Confirmed by~Security desk;~Status=Match|Uncertain|No match|Confirmed|Wrong
- Lobby: Tilda Brook | face=Lobby face 1; person=Tilda Brook; similarity=97; threshold=92; confirmed_by=Security desk; status=Confirmed
- Lobby: Otto Grau | face=Lobby face 2; person=Otto Grau; similarity=84; threshold=90; status=Uncertain
- Team day: Kwame Dent | face=Team day face 1; person=Kwame Dent; similarity=95; threshold=92; status=Match
- Badge: Sora Lim | face=Badge face; person=Sora Lim; similarity=99; threshold=88; status=Match
record image search|search|similar image search|search record|face search: Title!;Query image->@image|uploaded image~team-day.jpg;Search in->@group|face group~Staff;Smallest similarity:percent;Searched on:date;~Hits:number#0-100000;~Duration:number(ms)#0-600000
- Who is on the team picture | query_image=team-day.jpg; search_in=Staff; smallest_similarity=85; hits=5; duration=640
- Lobby visitor of Monday | query_image=lobby-0912.jpg; search_in=Visitors; smallest_similarity=80; hits=1; duration=410
- Double badge check | query_image=badge-sora.jpg; search_in=Visitors; smallest_similarity=90; hits=1; duration=350
- Garden plants | query_image=garden.png; search_in=Test faces; smallest_similarity=70; hits=0; duration=290
! record search hit|similar image|similarity: Title!;Search->@image search|search~Who is on the team picture;Image->@image|uploaded image~badge-sora.jpg;Similarity:percent;Rank:number#1-1000
- Team picture: hit 1 | search=Who is on the team picture; image=lobby-0912.jpg; similarity=93; rank=1
- Team picture: hit 2 | search=Who is on the team picture; image=badge-sora.jpg; similarity=86; rank=2
- Lobby visitor: hit 1 | search=Lobby visitor of Monday; image=badge-sora.jpg; similarity=82; rank=1
- Badge: hit 1 | search=Double badge check; image=lobby-0912.jpg; similarity=91; rank=1

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

# production management|production process|production data|production planning|manufacturing execution
record production order|production plan|production task|production: Order number!;Product->@product~Steel cord 0.30;Quantity:number#1-10000000;Unit=kg|m|pcs|t;Production line->@production line|line~Line A;Planned start:date;Planned end:date;Priority=Low|Normal|High;Person in charge~Marek Dorn;~Finished quantity:number#0-10000000;~Status=Planned|Released|Running|Paused|Finished
- PO-4101 | product=Steel cord 0.30; quantity=1200; unit=kg; production_line=Line A; priority=High; person_in_charge=Marek Dorn; finished_quantity=740; status=Running
- PO-4102 | product=Bead wire 0.96; quantity=2500; unit=kg; production_line=Line B; priority=Normal; person_in_charge=Sunita Rao; finished_quantity=0; status=Planned
- PO-4098 | product=Galvanised wire 1.6; quantity=4000; unit=kg; production_line=Line C; priority=Normal; person_in_charge=Marek Dorn; finished_quantity=4000; status=Finished
- PO-4103 | product=Hose wire 0.40; quantity=900; unit=kg; production_line=Line A; priority=Low; person_in_charge=Yan Hofer; finished_quantity=120; status=Paused
item production line|line|workshop|main production line: Name!;Process=Drawing|Plating|Stranding|Heat treatment|Assembly|Packing;Person in charge~Marek Dorn;Power consumption:number(kWh)#0-1000000;Speed:number(m/min)#0-5000;Capacity per day:number#0-10000000;~Status=Running|Idle|Maintenance|Fault
- Line A | process=Drawing; person_in_charge=Marek Dorn; power_consumption=860; speed=720; capacity_per_day=3000; status=Running
- Line B | process=Plating; person_in_charge=Sunita Rao; power_consumption=1240; speed=180; capacity_per_day=5000; status=Running
- Line C | process=Heat treatment; person_in_charge=Yan Hofer; power_consumption=2100; speed=90; capacity_per_day=6000; status=Maintenance
- Line D | process=Packing; person_in_charge=Ella Nowak; power_consumption=110; speed=30; capacity_per_day=9000; status=Idle
item sub-production line|sub production line|slot|tank|station: Name!;Production line->@production line|line~Line B;Slot number:number#1-200;Liquid~Copper bath;Water supplement threshold:number(cm)#0-500;Water stop threshold:number(cm)#0-500;Temperature:number(°C)#0-1200;~Level:number(cm)#0-500;~Status=Normal|Filling|Low|Off
- B1 pickling | production_line=Line B; slot_number=1; liquid=Acid bath; water_supplement_threshold=60; water_stop_threshold=85; temperature=45; level=71; status=Normal
- B2 rinsing | production_line=Line B; slot_number=2; liquid=Water; water_supplement_threshold=55; water_stop_threshold=80; temperature=25; level=54; status=Filling
- B3 copper | production_line=Line B; slot_number=3; liquid=Copper bath; water_supplement_threshold=70; water_stop_threshold=95; temperature=52; level=88; status=Normal
- C1 quenching | production_line=Line C; slot_number=1; liquid=Oil; water_supplement_threshold=40; water_stop_threshold=60; temperature=70; level=33; status=Low
record purchase order|purchase|procurement|purchasing: Purchase number!;Supplier->@supplier~Rodmill North;Material~Wire rod 5.5;Quantity:number#1-10000000;Unit=kg|m|pcs|t|l;Unit price:money;Ordered on:date;Due on:date;~Total:money;~Status=Draft|Ordered|Partly received|Received|Cancelled
- PU-880 | supplier=Rodmill North; material=Wire rod 5.5; quantity=24; unit=t; unit_price=690; total=16560; status=Received
- PU-881 | supplier=Chemtra; material=Copper sulphate; quantity=800; unit=kg; unit_price=2.9; total=2320; status=Ordered
- PU-882 | supplier=Boxwell; material=Reel B60; quantity=300; unit=pcs; unit_price=11; total=3300; status=Partly received
- PU-883 | supplier=Chemtra; material=Drawing soap; quantity=250; unit=kg; unit_price=3.4; total=850; status=Draft
item supplier|vendor: Name!;Contact person~Greta Holm;Phone:phone;E-mail:email;Supplies~Wire rod;Delivery time:number(days)#0-365;Rating:rating
- Rodmill North | contact_person=Greta Holm; supplies=Wire rod; delivery_time=21; rating=4.5
- Chemtra | contact_person=Paul Ikin; supplies=Chemicals; delivery_time=7; rating=4
- Boxwell | contact_person=Nina Sorg; supplies=Reels and crates; delivery_time=14; rating=3.5
- Toolpoint | contact_person=Ray Tull; supplies=Drawing dies; delivery_time=10; rating=4.8
record stock movement|inventory|warehouse record|stock in|stock out|inventory record|warehouse management: Title!;Item~Wire rod 5.5;Warehouse~Raw store|Finished goods;Direction=In|Out|Transfer|Count;Quantity:number#0-10000000;Unit=kg|m|pcs|t|l;Order number~PO-4101;Moved on:date;Moved by~Ella Nowak;~Balance:number#0-10000000
- Rod received | item=Wire rod 5.5; warehouse=Raw store; direction=In; quantity=24; unit=t; order_number=PU-880; moved_by=Ella Nowak; balance=61
- Rod to line A | item=Wire rod 5.5; warehouse=Raw store; direction=Out; quantity=3; unit=t; order_number=PO-4101; moved_by=Ella Nowak; balance=58
- Galvanised wire stored | item=Galvanised wire 1.6; warehouse=Finished goods; direction=In; quantity=4000; unit=kg; order_number=PO-4098; moved_by=Tim Ash; balance=7200
- Reels counted | item=Reel B60; warehouse=Raw store; direction=Count; quantity=412; unit=pcs; moved_by=Tim Ash; balance=412
record quality record|quality indicator|chemical quality indicator|quality inspection|chemical formula|test result: Title!;Production order->@production order|production plan~PO-4101;Indicator~Copper content;Measured:number#0-100000;Unit~g/l;Lower limit:number#0-100000;Upper limit:number#0-100000;Measured on:date;Inspector~Sunita Rao;~Verdict=Within limits|Warning|Rejected
- Copper in B3 | production_order=PO-4102; indicator=Copper content; measured=58; unit=g/l; lower_limit=50; upper_limit=65; inspector=Sunita Rao; verdict=Within limits
- Tensile strength PO-4101 | production_order=PO-4101; indicator=Tensile strength; measured=2790; unit=MPa; lower_limit=2700; upper_limit=3100; inspector=Yan Hofer; verdict=Within limits
- Acid in B1 | production_order=PO-4102; indicator=Free acid; measured=92; unit=g/l; lower_limit=100; upper_limit=160; inspector=Sunita Rao; verdict=Warning
- Coating PO-4098 | production_order=PO-4098; indicator=Zinc coating; measured=41; unit=g/m²; lower_limit=45; upper_limit=70; inspector=Yan Hofer; verdict=Rejected
record process improvement|improvement|process improvement data|contract cost|cost record [improvement|contract|cost]: Title!;Production line->@production line|line~Line A;Contract number~C-2210;Planned cost:money;Actual cost:money;Change:long;Proposed by~Yan Hofer;Decided on:date;~Status=Proposed|Testing|Adopted|Dropped
- Softer die angle | production_line=Line A; contract_number=C-2210; planned_cost=1200; actual_cost=980; change=12 degrees instead of 14.; proposed_by=Yan Hofer; status=Adopted
- Rinse water reuse | production_line=Line B; contract_number=C-2214; planned_cost=5400; actual_cost=2100; change=Second rinse feeds the first.; proposed_by=Sunita Rao; status=Testing
- Night heating plan | production_line=Line C; contract_number=C-2190; planned_cost=0; actual_cost=0; change=Heat up at cheaper hours.; proposed_by=Marek Dorn; status=Proposed
- Film wrap for reels | production_line=Line D; contract_number=C-2201; planned_cost=700; actual_cost=760; change=Film replaces paper.; proposed_by=Ella Nowak; status=Dropped
! record warning notification|warning|alarm [warning|alarm|alert]: Title!;Production line->@production line|line~Line B;Indicator~Free acid;Value:number#0-1000000;Level=Notice|Warning|Critical;Raised on:date;Handled by~Sunita Rao;~Status=Open|Handled|Closed
- Acid low in B1 | production_line=Line B; indicator=Free acid; value=92; level=Warning; handled_by=Sunita Rao; status=Open
- Oil level C1 | production_line=Line C; indicator=Level; value=33; level=Critical; handled_by=Yan Hofer; status=Handled
- Power peak line C | production_line=Line C; indicator=Power; value=2400; level=Notice; handled_by=Marek Dorn; status=Closed
- Wire break line A | production_line=Line A; indicator=Tension; value=0; level=Warning; handled_by=Marek Dorn; status=Closed
+ product: Product code~SC-030;Unit=kg|m|pcs|t;Stock:number#0-10000000;Smallest stock:number#0-10000000;Cost price:money

# coroutine pool|thread pool|worker pool|job queue|task scheduler
item pool|coroutine pool|thread pool|worker pool: Name!;Workers:number#1-100000;Largest workers:number#1-100000;Queue length:number#1-10000000;When full=Wait|Reject|Drop oldest|Run in caller;Idle timeout:number(s)#0-86400;Application~mail-service;Owner~Kit Moran;~Status=Created|Running|Draining|Stopped
- mail-senders | workers=20; largest_workers=60; queue_length=1000; when_full=Wait; idle_timeout=30; application=mail-service; owner=Kit Moran; status=Running
- thumbnailers | workers=8; largest_workers=8; queue_length=200; when_full=Reject; idle_timeout=120; application=media-service; owner=Asha Pell; status=Running
- importers | workers=4; largest_workers=16; queue_length=5000; when_full=Run in caller; idle_timeout=60; application=batch; owner=Kit Moran; status=Stopped
- pushers | workers=100; largest_workers=400; queue_length=20000; when_full=Drop oldest; idle_timeout=10; application=push-service; owner=Asha Pell; status=Draining
item work queue|queue|task queue: Name!;Pool->@pool|coroutine pool~mail-senders;Capacity:number#1-10000000;Order=First in first out|By priority|Last in first out;~Waiting:number#0-10000000;~Oldest waits:number(s)#0-86400;~Status=Open|Full|Closed
- mail-normal | pool=mail-senders; capacity=800; order=First in first out; waiting=112; oldest_waits=4; status=Open
- mail-urgent | pool=mail-senders; capacity=200; order=By priority; waiting=2; oldest_waits=1; status=Open
- pictures | pool=thumbnailers; capacity=200; order=First in first out; waiting=200; oldest_waits=38; status=Full
- push-all | pool=pushers; capacity=20000; order=Last in first out; waiting=940; oldest_waits=2; status=Open
record task|job|work item|coroutine: Title!;Queue->@work queue|queue~mail-normal;Function~sendReceipt;Input:long;Priority:number#0-10;Submitted on:date;Duration:number(ms)#0-86400000;Attempts:number#0-100;~Status=Waiting|Running|Done|Failed|Cancelled;Error message:long
- Receipt 88120 | queue=mail-normal; function=sendReceipt; input={"order":88120}; priority=3; duration=210; attempts=1; status=Done
- Password mail | queue=mail-urgent; function=sendReset; input={"user":4410}; priority=9; attempts=0; status=Waiting
- Thumbnail of cover.png | queue=pictures; function=makeThumb; input={"file":"cover.png"}; priority=2; attempts=1; status=Running
- Push to old phones | queue=push-all; function=pushBatch; input={"batch":31}; priority=1; duration=5000; attempts=3; status=Failed; error_message=Token expired
record pool metric|running status|monitoring record|resource usage|status record: Title!;Pool->@pool|coroutine pool~mail-senders;Running coroutines:number#0-100000;Idle coroutines:number#0-100000;Queue length:number#0-10000000;Processor usage:percent;Memory:number(MB)#0-1000000;Tasks per minute:number#0-10000000;Measured on:date;Measured at:time
- mail-senders 10:00 | pool=mail-senders; running_coroutines=18; idle_coroutines=2; queue_length=114; processor_usage=22; memory=140; tasks_per_minute=860
- thumbnailers 10:00 | pool=thumbnailers; running_coroutines=8; idle_coroutines=0; queue_length=200; processor_usage=91; memory=720; tasks_per_minute=64
- pushers 10:00 | pool=pushers; running_coroutines=96; idle_coroutines=4; queue_length=940; processor_usage=37; memory=310; tasks_per_minute=9100
- mail-senders 11:00 | pool=mail-senders; running_coroutines=6; idle_coroutines=14; queue_length=0; processor_usage=8; memory=122; tasks_per_minute=190
record pool action|start|stop|operation record|operation log: Title!;Pool->@pool|coroutine pool~importers;Action=Create|Start|Stop|Resize|Drain|Clear queue;Old value;New value;Done by~Kit Moran;Done on:date;Reason
- Importers stopped | pool=importers; action=Stop; old_value=Running; new_value=Stopped; done_by=Kit Moran; reason=Night import finished
- Mail pool enlarged | pool=mail-senders; action=Resize; old_value=12; new_value=20; done_by=Kit Moran; reason=Newsletter day
- Push pool draining | pool=pushers; action=Drain; old_value=Running; new_value=Draining; done_by=Asha Pell; reason=Release
- Thumbnailers created | pool=thumbnailers; action=Create; new_value=8 workers; done_by=Asha Pell
! record pool alert|alert|threshold: Title!;Pool->@pool|coroutine pool~thumbnailers;Measure=Queue length|Running coroutines|Processor|Memory|Failures;Threshold:number#0-10000000;Value:number#0-10000000;Raised on:date;~Status=Open|Seen|Over
- Thumbnail queue full | pool=thumbnailers; measure=Queue length; threshold=180; value=200; status=Open
- Processor above 90 | pool=thumbnailers; measure=Processor; threshold=90; value=91; status=Seen
- Push failures | pool=pushers; measure=Failures; threshold=50; value=63; status=Over
- Mail queue long | pool=mail-senders; measure=Queue length; threshold=500; value=612; status=Over

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

# home service|housekeeping service|on-site service|repair engineer|household service
item service item|service|home service: Name!;Category->@service category|category~Cleaning|Appliance repair;Description:long;Price:money;Unit=Per visit|Per hour|Per m²|Per piece;Duration:number(min)#10-1440;Picture:image;~Sold:number#0-10000000;~Status=Offered|Paused
- Deep cleaning | category=Cleaning; description=Kitchen, bath, windows inside; price=28; unit=Per hour; duration=180; sold=412; status=Offered
- Washing machine repair | category=Appliance repair; description=Check and repair at home; price=45; unit=Per visit; duration=60; sold=230; status=Offered
- Tap replacement | category=Plumbing; description=Without material; price=39; unit=Per piece; duration=45; sold=118; status=Offered
- Air conditioner cleaning | category=Appliance care; description=Filter and coil; price=32; unit=Per piece; duration=50; sold=75; status=Paused
item service category|category: Name!;Description:long;Icon~Broom|Wrench;Sort order:number#0-1000
- Cleaning | description=Flats and offices; icon=Broom; sort_order=1
- Appliance repair | description=Kitchen and laundry; icon=Wrench; sort_order=2
- Plumbing | description=Water and heating; icon=Tap; sort_order=3
- Appliance care | description=Cleaning and checks; icon=Fan; sort_order=4
person engineer|technician|service worker|repairer: Name!;Phone:phone;Skills~Plumbing, heating;District~North;Certificate;Rating:rating;Latitude:number#-90-90;Longitude:number#-180-180;~Jobs done:number#0-100000;~Status=Free|On the way|Working|Off duty
- Bruno Sax | skills=Washing machines, dryers; district=North; certificate=Electrician; rating=4.8; jobs_done=310; status=On the way
- Lena Fox | skills=Cleaning; district=Centre; rating=4.6; jobs_done=520; status=Free
- Adil Hassan | skills=Plumbing; district=South; certificate=Plumber; rating=4.9; jobs_done=205; status=Working
- Wu Jing | skills=Air conditioners; district=Centre; rating=4.4; jobs_done=98; status=Off duty
record assignment|order assignment|assigned order|dispatch: Title!;Order number~HS-3302;Engineer->@engineer|technician~Bruno Sax;Assigned on:date;Assigned by~Dispatcher Kay;Distance:number(km)#0-200;Answer by:time;~Status=Offered|Accepted|Refused|Taken over
- HS-3302 to Bruno | order_number=HS-3302; engineer=Bruno Sax; assigned_by=Dispatcher Kay; distance=3.2; status=Accepted
- HS-3303 to Lena | order_number=HS-3303; engineer=Lena Fox; assigned_by=Dispatcher Kay; distance=1.1; status=Offered
- HS-3304 to Adil | order_number=HS-3304; engineer=Adil Hassan; assigned_by=Dispatcher Kay; distance=5.4; status=Accepted
- HS-3305 to Wu | order_number=HS-3305; engineer=Wu Jing; assigned_by=Dispatcher Kay; distance=2.7; status=Refused
record work step|work process|service progress|service status|verification|completion record: Title!;Order number~HS-3302;Engineer->@engineer|technician~Bruno Sax;Step=Set out|Arrived|Checked|Working|Finished|Verified;Text:long;Photo:image;Verification code~4471;Done on:date;Done at:time
- Bruno set out | order_number=HS-3302; engineer=Bruno Sax; step=Set out
- Adil found the leak | order_number=HS-3304; engineer=Adil Hassan; step=Checked; text=Seal under the sink is worn.
- Adil works | order_number=HS-3304; engineer=Adil Hassan; step=Working; text=New seal fitted.
- Lena finished | order_number=HS-3298; engineer=Lena Fox; step=Verified; text=Customer checked the flat.; verification_code=4471
! record engineer location|location [location|position|track\\w*]: Title!;Engineer->@engineer|technician~Bruno Sax;Latitude:number#-90-90;Longitude:number#-180-180;Recorded on:date;Recorded at:time
- Bruno at Mill bridge | engineer=Bruno Sax; latitude=52.51; longitude=13.4
- Adil at the customer | engineer=Adil Hassan; latitude=52.46; longitude=13.42
- Lena at home | engineer=Lena Fox; latitude=52.52; longitude=13.38
- Wu at the depot | engineer=Wu Jing; latitude=52.5; longitude=13.35
+ order: Order number~HS-3302;Service item->@service item|service~Deep cleaning;Address!;Contact phone:phone;Visit on:date!;Visit at:time;Problem:long;Engineer->@engineer|technician~Bruno Sax;~Price:money;~Status=Placed|Assigned|On the way|In service|Completed|Verified|Cancelled
+ review: Service item->@service item|service~Deep cleaning;Engineer->@engineer|technician~Lena Fox;Rating:rating;Text:long

# portfolio management|investment suggestion|investment portfolio|stock portfolio|options trading
item portfolio|investment portfolio: Name!;Goal=Growth|Income|Balance|Protection;Risk level=Low|Medium|High;Currency=USD|EUR|GBP|CNY;Start amount:money;Horizon:number(years)#1-60;Started on:date;~Value:money;~Return:percent;~Status=Active|Frozen|Closed
- Retirement 2050 | goal=Growth; risk_level=Medium; currency=EUR; start_amount=20000; horizon=25; value=23400; return=17; status=Active
- House deposit | goal=Protection; risk_level=Low; currency=EUR; start_amount=15000; horizon=4; value=15420; return=3; status=Active
- Play money | goal=Growth; risk_level=High; currency=USD; start_amount=3000; horizon=2; value=2610; return=-13; status=Active
- Dividend pot | goal=Income; risk_level=Medium; currency=GBP; start_amount=8000; horizon=10; value=8390; return=5; status=Frozen
item security|asset|stock|instrument|market instrument: Symbol!;Name;Kind=Share|Fund|Bond|Option|Future|Currency|Crypto;Exchange~Frankfurt|New York;Sector~Energy|Health;Currency=USD|EUR|GBP|CNY;~Last price:money;~Change:percent
- NWIN | name=Northwind Energy; kind=Share; exchange=Frankfurt; sector=Energy; currency=EUR; last_price=48.2; change=1.4
- GLBX | name=Global index fund; kind=Fund; exchange=Frankfurt; sector=World; currency=EUR; last_price=91.6; change=0.3
- MEDA | name=Meda Health; kind=Share; exchange=New York; sector=Health; currency=USD; last_price=132; change=-0.8
- GOV10 | name=Government bond 10 y; kind=Bond; exchange=Frankfurt; sector=State; currency=EUR; last_price=98.7; change=0.1
record holding|position|portfolio holding|portfolio item: Title!;Portfolio->@portfolio|investment portfolio~Retirement 2050;Security->@security|asset~GLBX;Quantity:number#0-100000000;Purchase price:money;Bought on:date;Target share:percent;~Value:money;~Profit:money
- Index fund for retirement | portfolio=Retirement 2050; security=GLBX; quantity=180; purchase_price=80; target_share=70; value=16488; profit=2088
- Northwind for retirement | portfolio=Retirement 2050; security=NWIN; quantity=90; purchase_price=39; target_share=20; value=4338; profit=828
- Bond for the house | portfolio=House deposit; security=GOV10; quantity=140; purchase_price=97; target_share=90; value=13818; profit=238
- Meda, short bet | portfolio=Play money; security=MEDA; quantity=15; purchase_price=148; target_share=75; value=1980; profit=-240
record trade|transaction|investment transaction: Title!;Portfolio->@portfolio|investment portfolio~Play money;Security->@security|asset~MEDA;Side=Buy|Sell|Dividend|Deposit|Withdrawal;Quantity:number#0-100000000;Price:money;Fee:money;Traded on:date;~Total:money;~Status=Open|Filled|Cancelled
- Buy 15 MEDA | portfolio=Play money; security=MEDA; side=Buy; quantity=15; price=148; fee=2; total=2222; status=Filled
- Buy 20 GLBX | portfolio=Retirement 2050; security=GLBX; side=Buy; quantity=20; price=90; fee=1; total=1801; status=Filled
- Sell 10 NWIN | portfolio=Retirement 2050; security=NWIN; side=Sell; quantity=10; price=50; fee=1; total=499; status=Open
- Bond interest | portfolio=House deposit; security=GOV10; side=Dividend; quantity=140; price=1.2; fee=0; total=168; status=Filled
record ai suggestion|suggestion|investment suggestion|portfolio suggestion|recommendation: Title!;Portfolio->@portfolio|investment portfolio~Play money;Security->@security|asset~GLBX;Action=Buy|Hold|Sell|Rebalance|Hedge;Share:percent;Reason:long;Confidence:percent;Made on:date;~Status=New|Followed|Rejected|Expired
- More of the index | portfolio=Retirement 2050; security=GLBX; action=Buy; share=5; reason=Share is four points below the target.; confidence=74; status=New
- Halve Meda | portfolio=Play money; security=MEDA; action=Sell; share=50; reason=One share makes up three quarters.; confidence=81; status=New
- Keep the bond | portfolio=House deposit; security=GOV10; action=Hold; reason=Matches the four years.; confidence=88; status=Followed
- Hedge Northwind | portfolio=Retirement 2050; security=NWIN; action=Hedge; share=10; reason=Results are due next week.; confidence=56; status=Rejected
record option strategy|derivative strategy|strategy|option: Name!;Portfolio->@portfolio|investment portfolio~Retirement 2050;Security->@security|asset~NWIN;Strategy=Covered call|Protective put|Collar|Straddle|Spread;Strike price:money;Premium:money;Contracts:number#1-10000;Expires on:date;~Largest loss:money;~Status=Draft|Open|Exercised|Expired
- Put on Northwind | portfolio=Retirement 2050; security=NWIN; strategy=Protective put; strike_price=45; premium=1.1; contracts=1; largest_loss=110; status=Draft
- Call on Northwind | portfolio=Retirement 2050; security=NWIN; strategy=Covered call; strike_price=55; premium=0.9; contracts=1; largest_loss=0; status=Open
- Straddle Meda | portfolio=Play money; security=MEDA; strategy=Straddle; strike_price=130; premium=7.5; contracts=1; largest_loss=750; status=Expired
- Collar index | portfolio=Dividend pot; security=GLBX; strategy=Collar; strike_price=88; premium=0.2; contracts=2; largest_loss=400; status=Draft
record market data|price|quote|market price|real-time market data: Title!;Security->@security|asset~NWIN;Quoted on:date;Quoted at:time;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000000
- NWIN, Monday | security=NWIN; open=47.5; high=48.6; low=47.2; close=48.2; volume=812000
- GLBX, Monday | security=GLBX; open=91.3; high=91.8; low=91.1; close=91.6; volume=340000
- MEDA, Monday | security=MEDA; open=133.1; high=133.9; low=131.4; close=132; volume=1500000
- GOV10, Monday | security=GOV10; open=98.6; high=98.8; low=98.5; close=98.7; volume=72000
! record risk profile|investor profile [profile|risk|user input]: Title!;Experience=None|Some|Long;Risk tolerance=Low|Medium|High;Yearly income:money;Monthly saving:money;Largest loss accepted:percent;Goal:long
- Careful saver | experience=None; risk_tolerance=Low; yearly_income=38000; monthly_saving=250; largest_loss_accepted=5; goal=A flat in four years.
- Steady builder | experience=Some; risk_tolerance=Medium; yearly_income=56000; monthly_saving=600; largest_loss_accepted=20; goal=Retire at 63.
- Bold trader | experience=Long; risk_tolerance=High; yearly_income=91000; monthly_saving=1500; largest_loss_accepted=50; goal=Beat the index.
- Income seeker | experience=Some; risk_tolerance=Medium; yearly_income=44000; monthly_saving=100; largest_loss_accepted=15; goal=Dividends for holidays.

# webhook|api integration|crm sync|hubspot|klaviyo|automation workflow
item webhook|webhook endpoint|endpoint|trigger|webhook trigger: Name!;Source~Newsletter tool;Address:url;Secret key;Event=New subscriber|Unsubscribed|Joined segment|Order placed|Form sent;Trigger condition->@trigger condition|condition~Joins VIP segment;~Calls:number#0-100000000;~Status=Active|Paused|Failing
- New newsletter readers | source=Newsletter tool; event=New subscriber; trigger_condition=Any list; calls=812; status=Active
- VIP segment joined | source=Newsletter tool; event=Joined segment; trigger_condition=Joins VIP segment; calls=64; status=Active
- Shop orders | source=Web shop; event=Order placed; trigger_condition=Order above 100; calls=205; status=Paused
- Demo form | source=Landing page; event=Form sent; trigger_condition=Has company; calls=37; status=Failing
item trigger condition|condition|webhook trigger condition|rule: Name!;Field~segment|list;Operator=Is|Is not|Contains|Above|Below|Exists;Value;Description:long;Active:boolean
- Joins VIP segment | field=segment; operator=Is; value=VIP; description=More than five orders a year
- Any list | field=list; operator=Exists; description=Every new reader
- Order above 100 | field=amount; operator=Above; value=100
- Has company | field=company; operator=Exists; description=Business leads only
record webhook notification|received webhook|webhook event|event|webhook log: Title!;Webhook->@webhook|webhook endpoint~VIP segment joined;Payload:long;Received on:date;Received at:time;Attempts:number#1-50;Processing time:number(ms)#0-600000;~Status=Received|Processed|Skipped|Failed;Error message
- Lia Brandt joined VIP | webhook=VIP segment joined; payload={"email":"lia@example.org","segment":"VIP"}; attempts=1; processing_time=320; status=Processed
- New reader Omar | webhook=New newsletter readers; payload={"email":"omar@example.org"}; attempts=1; processing_time=280; status=Processed
- Demo form without company | webhook=Demo form; attempts=1; processing_time=12; status=Skipped
- New reader, contact locked | webhook=New newsletter readers; attempts=3; processing_time=5000; status=Failed; error_message=429 too many requests
person contact|subscriber|contact information|hubspot contact: Name!;E-mail:email!;Company;Phone:phone;Segment~VIP|Readers;Remote number~HS-90211;Updated on:date;~Status=Subscribed|Unsubscribed|Bounced
- Lia Brandt | company=Brandt Optics; segment=VIP; remote_number=HS-90211; status=Subscribed
- Omar Neve | segment=Readers; remote_number=HS-90215; status=Subscribed
- Kai Storm | company=Storm & Co; segment=Leads; remote_number=HS-90230; status=Subscribed
- Ute Mann | segment=Readers; remote_number=HS-89110; status=Bounced
record action|contact update|sync action|hubspot note|note: Title!;Notification->@webhook notification|received webhook~Lia Brandt joined VIP;Contact->@contact|subscriber~Lia Brandt;Kind=Update contact|Create note|Create task|Add to list;Text:long;Carried out on:date;Response code:number#0-599;~Status=Waiting|Done|Failed
- Set segment VIP | notification=Lia Brandt joined VIP; contact=Lia Brandt; kind=Update contact; text=segment = VIP; response_code=200; status=Done
- Note: joined VIP | notification=Lia Brandt joined VIP; contact=Lia Brandt; kind=Create note; text=Joined the VIP segment.; response_code=201; status=Done
- Add Omar to readers | notification=New reader Omar; contact=Omar Neve; kind=Add to list; response_code=200; status=Done
- Update of Ute | notification=New reader, contact locked; contact=Ute Mann; kind=Update contact; response_code=429; status=Failed
work task|follow-up task|hubspot task: Title!;Contact->@contact|subscriber~Lia Brandt;Due on:date;Assigned to~Mara Quist;Priority=Low|Normal|High;Note:long
- Call Lia about the VIP offer | contact=Lia Brandt; assigned_to=Mara Quist; priority=High
- Send welcome set to Omar | contact=Omar Neve; assigned_to=Jon Ebel; priority=Low
- Demo with Storm & Co | contact=Kai Storm; assigned_to=Mara Quist; priority=Normal
- Correct Ute's address | contact=Ute Mann; assigned_to=Jon Ebel; priority=Normal
! item connection|api key|integration: Name!;System~Newsletter tool|CRM;Access key;Account;Checked on:date;~Status=Connected|Expired|Refused
- Newsletter account | system=Newsletter tool; account=northpier; status=Connected
- CRM main | system=CRM; account=portal 44120; status=Connected
- Shop account | system=Web shop; account=pier-shop; status=Expired
- CRM test | system=CRM; account=portal 44999; status=Refused

# device monitoring|hardware monitoring|hardware device|equipment monitoring|iot platform
item device|hardware device|equipment|monitored device: Name!;Serial number;Type->@device type|type~Gateway|Pump;Location~Hall 2;IP address~10.8.0.12;Firmware~2.4.1;Group->@device group|group~Hall 2;Installed on:date;Last seen on:date;~Status=Online|Offline|Warning|Fault
- Gateway hall 2 | serial_number=GW-20117; type=Gateway; location=Hall 2; ip_address=10.8.0.12; firmware=2.4.1; group=Hall 2; status=Online
- Cooling pump 1 | serial_number=PU-4409; type=Pump; location=Cellar; ip_address=10.8.0.31; firmware=1.9; group=Cooling; status=Warning
- Door camera east | serial_number=CA-8812; type=Camera; location=East door; ip_address=10.8.0.55; firmware=5.0.3; group=Doors; status=Online
- UPS server room | serial_number=US-1003; type=Power supply; location=Server room; ip_address=10.8.0.7; firmware=3.2; group=Cooling; status=Offline
item device type|type|device model: Name!;Manufacturer~Norvik;Protocol=MQTT|Modbus|SNMP|HTTP|OPC UA;Measured values~Temperature, pressure;Interval:number(s)#1-86400;Picture:image
- Gateway | manufacturer=Norvik; protocol=MQTT; measured_values=Signal, load; interval=30
- Pump | manufacturer=Aquadyn; protocol=Modbus; measured_values=Pressure, flow, temperature; interval=10
- Camera | manufacturer=Seelight; protocol=HTTP; measured_values=Frames, storage; interval=60
- Power supply | manufacturer=Voltar; protocol=SNMP; measured_values=Load, charge; interval=60
! item device group|group: Name!;Site~Plant south;Responsible~Ina Weber;Description:long
- Hall 2 | site=Plant south; responsible=Ina Weber
- Cooling | site=Plant south; responsible=Rolf Beck
- Doors | site=Plant south; responsible=Ina Weber
- Spare parts | site=Store; responsible=Rolf Beck
record discovery|device discovery|scan|discovered device: Title!;Address range~10.8.0.0/24;Protocol=MQTT|Modbus|SNMP|HTTP|OPC UA;Started on:date;Found:number#0-100000;New devices:number#0-100000;~Status=Running|Done|Failed
- Scan of hall net | address_range=10.8.0.0/24; protocol=SNMP; found=41; new_devices=2; status=Done
- Scan of cellar bus | address_range=bus 1-32; protocol=Modbus; found=9; new_devices=1; status=Done
- Camera search | address_range=10.8.1.0/24; protocol=HTTP; found=6; new_devices=0; status=Running
- Scan of guest net | address_range=10.9.0.0/24; protocol=HTTP; found=0; new_devices=0; status=Failed
record reading|measurement|collected data|data collection|running status|monitoring data: Title!;Device->@device|hardware device~Cooling pump 1;Measure~Pressure|Temperature;Value:number#-100000-1000000;Unit~bar|°C;Recorded on:date;Recorded at:time;~Verdict=Normal|High|Low
- Pump pressure 9:00 | device=Cooling pump 1; measure=Pressure; value=3.1; unit=bar; verdict=Normal
- Pump temperature 9:00 | device=Cooling pump 1; measure=Temperature; value=71; unit=°C; verdict=High
- Gateway load 9:00 | device=Gateway hall 2; measure=Load; value=34; unit=%; verdict=Normal
- UPS charge 8:40 | device=UPS server room; measure=Charge; value=18; unit=%; verdict=Low
record alert|alert notification|alarm|alert push: Title!;Device->@device|hardware device~Cooling pump 1;Rule->@alert rule|threshold~Pump too hot;Level=Notice|Warning|Critical;Value:number#-100000-1000000;Raised on:date;Sent by=Push|E-mail|SMS;Handled by~Rolf Beck;~Status=Open|Confirmed|Solved
- Pump 1 at 71 °C | device=Cooling pump 1; rule=Pump too hot; level=Warning; value=71; sent_by=Push; handled_by=Rolf Beck; status=Confirmed
- UPS not reachable | device=UPS server room; rule=No sign of life; level=Critical; value=0; sent_by=SMS; status=Open
- Camera storage full | device=Door camera east; rule=Storage above 90; level=Notice; value=93; sent_by=E-mail; status=Solved
- Gateway restarted | device=Gateway hall 2; rule=No sign of life; level=Notice; value=0; sent_by=E-mail; handled_by=Ina Weber; status=Solved
! item alert rule|threshold: Name!;Measure~Temperature;Comparison=Above|Below|Missing|Changed;Limit:number#-100000-1000000;For minutes:number(min)#0-1440;Level=Notice|Warning|Critical;Notify~rolf.beck;Active:boolean
- Pump too hot | measure=Temperature; comparison=Above; limit=65; for_minutes=5; level=Warning; notify=rolf.beck
- No sign of life | measure=Last seen; comparison=Missing; limit=0; for_minutes=10; level=Critical; notify=ina.weber
- Storage above 90 | measure=Storage; comparison=Above; limit=90; for_minutes=30; level=Notice; notify=ina.weber
- Pressure low | measure=Pressure; comparison=Below; limit=1; for_minutes=2; level=Critical; notify=rolf.beck
record synchronization|data synchronization|system interface|interface|data sharing [synchron\\w*|interface\\w*|sharing]: Name!;Target system~Maintenance system;Direction=Send|Receive|Both;Data~Readings, alerts;Every:number(min)#1-10080;Last run on:date;~Records sent:number#0-100000000;~Status=Active|Paused|Failing
- Alerts to maintenance | target_system=Maintenance system; direction=Send; data=Alerts; every=1; records_sent=412; status=Active
- Readings to the data lake | target_system=Data lake; direction=Send; data=Readings; every=15; records_sent=980000; status=Active
- Device list from assets | target_system=Asset register; direction=Receive; data=Devices; every=1440; records_sent=41; status=Paused
- Energy report | target_system=Energy portal; direction=Both; data=Readings; every=60; records_sent=3100; status=Failing

# database documentation|database table|data dictionary|field comment|table comment
item database|data source: Name!;Engine=MySQL|PostgreSQL|Oracle|SQL Server|SQLite;Host~db1.intern.example;Schema~public;Owner~Ada Finch;Read on:date;~Tables:number#0-100000;~Status=Connected|Not reachable
- crm | engine=MySQL; host=db1.intern.example; schema=crm; owner=Ada Finch; tables=46; status=Connected
- stock | engine=PostgreSQL; host=db2.intern.example; schema=public; owner=Olu Sands; tables=31; status=Connected
- payroll | engine=Oracle; host=db5.intern.example; schema=HR; owner=Ada Finch; tables=58; status=Not reachable
- reports | engine=SQL Server; host=db7.intern.example; schema=dbo; owner=Olu Sands; tables=19; status=Connected
item table|database table|data table|table comment: Table name!;Database->@database|data source~crm;Comment:long;Module~Sales|Support;Rows:number#0-10000000000;Fields:number#0-1000;Updated on:date;~Status=Documented|Partly|No comment
- customer | database=crm; comment=Companies and persons we sell to; module=Sales; rows=18200; fields=22; status=Documented
- ticket | database=crm; comment=Support cases; module=Support; rows=96100; fields=17; status=Partly
- stock_item | database=stock; comment=Articles with stock per warehouse; module=Warehouse; rows=5400; fields=14; status=Documented
- tmp_import_7 | database=stock; module=Warehouse; rows=0; fields=40; status=No comment
item field|database field|column|table field|field comment: Field name!;Table->@table|database table~customer;Data type~varchar(80);Comment:long;Key=None|Primary|Foreign|Unique;May be empty:boolean;Default value;Position:number#1-1000;Example value
- customer.id | table=customer; data_type=bigint; comment=Number of the customer; key=Primary; position=1; example_value=10442
- customer.vat_no | table=customer; data_type=varchar(20); comment=Tax number, empty for persons; key=Unique; position=6; example_value=DE811000111
- ticket.state | table=ticket; data_type=tinyint; comment=0 open, 1 waiting, 2 closed; key=None; position=4; example_value=1
- stock_item.whs | table=stock_item; data_type=char(3); comment=Code of the warehouse; key=Foreign; position=3; example_value=N01
record comment change|modification|modification record|comment history|change log: Title!;Field->@field|database field~ticket.state;Table->@table|database table~ticket;Old comment:long;New comment:long;Changed by~Ada Finch;Changed on:date;~Status=Draft|Written to database|Rejected
- State codes explained | field=ticket.state; table=ticket; old_comment=state; new_comment=0 open, 1 waiting, 2 closed; changed_by=Olu Sands; status=Written to database
- Tax number wording | field=customer.vat_no; table=customer; old_comment=VAT; new_comment=Tax number, empty for persons; changed_by=Ada Finch; status=Written to database
- Warehouse code | field=stock_item.whs; table=stock_item; new_comment=Code of the warehouse; changed_by=Olu Sands; status=Draft
- Purpose of tickets | field=ticket.state; table=ticket; old_comment=tickets; new_comment=Support cases; changed_by=Ada Finch; status=Rejected
record query|fuzzy query|search history|search: Words!;Search in=Table names|Field names|Comments|Everything;Database->@database|data source~crm;Hits:number#0-100000;Searched by~Ada Finch;Searched on:date
- vat | search_in=Field names; database=crm; hits=3; searched_by=Ada Finch
- warehouse | search_in=Comments; database=stock; hits=11; searched_by=Olu Sands
- state | search_in=Everything; database=crm; hits=24; searched_by=Ada Finch
- tmp | search_in=Table names; database=stock; hits=7; searched_by=Olu Sands
! record table relation|relation|foreign key: Title!;From field->@field|database field~stock_item.whs;To table->@table|database table~customer;Kind=One to one|One to many|Many to many;Enforced:boolean;Comment
- Ticket of a customer | from_field=ticket.state; to_table=customer; kind=One to many; comment=Through customer_id
- Stock by warehouse | from_field=stock_item.whs; to_table=stock_item; kind=One to many
- Parent company | from_field=customer.id; to_table=customer; kind=One to many; comment=Group structure
- Import rows to items | from_field=stock_item.whs; to_table=tmp_import_7; kind=One to one
! record export|document export|documentation export [export|document|integrat\\w*]: Title!;Database->@database|data source~crm;Format=HTML|Word|PDF|Markdown|Excel;Made on:date;File:file;Made by~Ada Finch
- crm handbook | database=crm; format=Word; made_by=Ada Finch
- stock for the wiki | database=stock; format=Markdown; made_by=Olu Sands
- reports overview | database=reports; format=HTML; made_by=Olu Sands
- crm field list | database=crm; format=Excel; made_by=Ada Finch

# api interface|api monitoring|interface monitoring|interface performance|api performance
item interface|api interface|api|service interface|endpoint: Name!;Method=GET|POST|PUT|PATCH|DELETE;Path~/v1/orders;Service->@service|application~order-service;Owner~Team Checkout;Timeout:number(ms)#1-600000;Description:long;~Average duration:number(ms)#0-600000;~Error rate:percent;~Status=Healthy|Slow|Failing|Off
- Create order | method=POST; path=/v1/orders; service=order-service; owner=Team Checkout; timeout=3000; average_duration=240; error_rate=0.4; status=Healthy
- Order list | method=GET; path=/v1/orders; service=order-service; owner=Team Checkout; timeout=2000; average_duration=910; error_rate=0.1; status=Slow
- Charge card | method=POST; path=/v2/charges; service=payment-service; owner=Team Money; timeout=8000; average_duration=1320; error_rate=6.2; status=Failing
- Find product | method=GET; path=/v1/products; service=catalogue-service; owner=Team Shelf; timeout=1500; average_duration=85; error_rate=0; status=Healthy
item service|application|upstream service|downstream service: Name!;Language~Java|Go;Environment=Development|Test|Production;Version~4.12;Instances:number#1-1000;Team~Team Checkout;Web address:url
- order-service | language=Java; environment=Production; version=4.12; instances=6; team=Team Checkout
- payment-service | language=Go; environment=Production; version=2.3; instances=4; team=Team Money
- catalogue-service | language=Go; environment=Production; version=7.0; instances=3; team=Team Shelf
- web-front | language=TypeScript; environment=Production; version=31; instances=4; team=Team Checkout
record request record|call record|interface call|request log|monitoring data|interface information: Title!;Interface->@interface|api interface~Create order;Requested on:date;Requested at:time;Duration:number(ms)#0-600000;Response code:number#0-599;Trace number~tr-81f2;Caller->@service|application~web-front;~Result=Succeeded|Client error|Server error|Timeout
- tr-81f2 create order | interface=Create order; duration=231; response_code=201; trace_number=tr-81f2; caller=web-front; result=Succeeded
- tr-81f2 charge card | interface=Charge card; duration=8000; response_code=504; trace_number=tr-81f2; caller=order-service; result=Timeout
- tr-8210 order list | interface=Order list; duration=1240; response_code=200; trace_number=tr-8210; caller=web-front; result=Succeeded
- tr-8233 find product | interface=Find product; duration=12; response_code=400; trace_number=tr-8233; caller=web-front; result=Client error
record performance statistic|request volume|request duration|performance data|data analysis: Title!;Interface->@interface|api interface~Order list;From:date;Until:date;Requests:number#0-10000000000;Average duration:number(ms)#0-600000;Percentile 95:number(ms)#0-600000;Errors:number#0-10000000000;Per second:number#0-1000000
- Create order, Monday | interface=Create order; requests=18200; average_duration=240; percentile_95=610; errors=71; per_second=0.2
- Order list, Monday | interface=Order list; requests=64100; average_duration=910; percentile_95=2050; errors=40; per_second=0.7
- Charge card, Monday | interface=Charge card; requests=17800; average_duration=1320; percentile_95=7900; errors=1104; per_second=0.2
- Find product, Monday | interface=Find product; requests=390000; average_duration=85; percentile_95=160; errors=12; per_second=4.5
record link|upstream link|downstream link|call chain|service dependency|upstream and downstream link: Title!;Upstream->@service|application~web-front;Downstream->@service|application~order-service;Interface->@interface|api interface~Create order;Calls per minute:number#0-10000000;Average duration:number(ms)#0-600000;Critical:boolean
- Front to orders | upstream=web-front; downstream=order-service; interface=Create order; calls_per_minute=13; average_duration=240
- Orders to payment | upstream=order-service; downstream=payment-service; interface=Charge card; calls_per_minute=12; average_duration=1320
- Front to catalogue | upstream=web-front; downstream=catalogue-service; interface=Find product; calls_per_minute=270; average_duration=85
- Front to order list | upstream=web-front; downstream=order-service; interface=Order list; calls_per_minute=44; average_duration=910
item alert rule|alert setting|predefined rule|alarm rule: Name!;Interface->@interface|api interface~Charge card;Measure=Duration|Error rate|Request volume|Response code;Comparison=Above|Below|Equals;Threshold:number#0-10000000;For minutes:number(min)#0-1440;Notify~Team Money;Channel=E-mail|SMS|Chat|Push;Active:boolean
- Charge errors above 5 % | interface=Charge card; measure=Error rate; comparison=Above; threshold=5; for_minutes=3; notify=Team Money; channel=SMS
- Order list slow | interface=Order list; measure=Duration; comparison=Above; threshold=800; for_minutes=10; notify=Team Checkout; channel=Chat
- No product searches | interface=Find product; measure=Request volume; comparison=Below; threshold=10; for_minutes=5; notify=Team Shelf; channel=E-mail
- Gateway timeouts | interface=Charge card; measure=Response code; comparison=Equals; threshold=504; for_minutes=1; notify=Team Money; channel=Push
record alert|alarm|exception|alert record: Title!;Rule->@alert rule|alert setting~Charge errors above 5 %;Interface->@interface|api interface~Charge card;Value:number#0-10000000;Raised on:date;Raised at:time;Handled by~Ole Grant;Cause:long;~Status=Open|In hand|Solved|Ignored
- Charge card 6.2 % errors | rule=Charge errors above 5 %; interface=Charge card; value=6.2; handled_by=Ole Grant; cause=Card network slow; status=In hand
- Order list 910 ms | rule=Order list slow; interface=Order list; value=910; handled_by=Fay Lund; cause=Missing index; status=Solved
- Search silent at night | rule=No product searches; interface=Find product; value=2; status=Ignored
- 504 on charges | rule=Gateway timeouts; interface=Charge card; value=504; status=Open

# panoramic image|panorama|virtual tour|360 degree|vr tour
item panorama|panoramic image|panorama work|work|scene: Title!;Image:image!;Industry->@industry|category~Real estate|Tourism;Project->@project|virtual tour~Lakeside flat;Author~Runa Holt;Taken on:date;Start direction:number(°)#0-360;Field of view:number(°)#30-140;Description:long;~Views:number#0-100000000;~Status=Processing|Draft|Public|Private
- Living room to the lake | industry=Real estate; project=Lakeside flat; author=Runa Holt; start_direction=90; field_of_view=95; views=410; status=Public
- Kitchen island | industry=Real estate; project=Lakeside flat; author=Runa Holt; start_direction=180; field_of_view=90; views=288; status=Public
- Castle court at dusk | industry=Tourism; project=Old castle walk; author=Timo Reck; start_direction=20; field_of_view=100; views=1920; status=Public
- Library reading hall | industry=University; project=Campus tour; author=Timo Reck; start_direction=0; field_of_view=95; views=0; status=Draft
item project|virtual tour|tour|album: Name!;Industry->@industry|category~Real estate;Cover:image;Address;Background music:file;First scene;Description:long;Password;~Scenes:number#0-1000;~Status=Draft|Public|Private
- Lakeside flat | industry=Real estate; address=Shore road 12; first_scene=Living room to the lake; scenes=6; status=Public
- Old castle walk | industry=Tourism; address=Castle hill; first_scene=Castle court at dusk; scenes=14; status=Public
- Campus tour | industry=University; address=College green 1; first_scene=Library reading hall; scenes=9; status=Draft
- Shoe shop | industry=Shop; address=High street 40; first_scene=Entrance; scenes=3; status=Private
item industry|category|panorama category: Name!;Description:long;Icon~House;Sort order:number#0-1000;~Works:number#0-1000000
- Real estate | description=Flats, houses, offices; icon=House; sort_order=1; works=120
- Tourism | description=Sights and landscapes; icon=Mountain; sort_order=2; works=210
- University | description=Campus and labs; icon=Cap; sort_order=3; works=34
- Shop | description=Stores and restaurants; icon=Bag; sort_order=4; works=77
record hotspot|scene link|mark|annotation: Title!;Panorama->@panorama|panoramic image~Living room to the lake;Kind=Go to scene|Text|Picture|Video|Link;Horizontal angle:number(°)#0-360;Vertical angle:number(°)#-90-90;Target scene->@panorama|panoramic image~Kitchen island;Text:long;Icon~Arrow
- To the kitchen | panorama=Living room to the lake; kind=Go to scene; horizontal_angle=140; vertical_angle=-5; target_scene=Kitchen island; icon=Arrow
- Oak floor | panorama=Living room to the lake; kind=Text; horizontal_angle=200; vertical_angle=-40; text=Oiled oak, laid in spring.; icon=Info
- Back to the lake | panorama=Kitchen island; kind=Go to scene; horizontal_angle=320; vertical_angle=0; target_scene=Living room to the lake; icon=Arrow
- Story of the well | panorama=Castle court at dusk; kind=Text; horizontal_angle=75; vertical_angle=-12; text=The well is 42 m deep.; icon=Info
record edit|edit record|image edit|editing|edit history: Title!;Panorama->@panorama|panoramic image~Castle court at dusk;Tool=Crop|Brightness|Stitch|Hide tripod|Sharpen|Filter;Value:number#-100-100;Edited by~Timo Reck;Edited on:date;Version:number#1-1000
- Castle brighter | panorama=Castle court at dusk; tool=Brightness; value=15; edited_by=Timo Reck; version=2
- Tripod hidden | panorama=Kitchen island; tool=Hide tripod; value=0; edited_by=Runa Holt; version=2
- Sharper books | panorama=Library reading hall; tool=Sharpen; value=30; edited_by=Timo Reck; version=3
- Two pictures joined | panorama=Living room to the lake; tool=Stitch; value=0; edited_by=Runa Holt; version=1
record share|share link|sharing|share record: Title!;Project->@project|virtual tour~Lakeside flat;Way=Link|QR code|Embed|Social media;Password;Valid until:date;~Visits:number#0-100000000;~Status=Active|Expired|Withdrawn
- Link for buyers | project=Lakeside flat; way=Link; visits=96; status=Active
- Castle on the city site | project=Old castle walk; way=Embed; visits=1410; status=Active
- Code on the shop window | project=Shoe shop; way=QR code; visits=12; status=Withdrawn
- Campus preview | project=Campus tour; way=Link; visits=5; status=Expired
+ comment: Panorama->@panorama|panoramic image~Castle court at dusk;Text:long

# child health|child development|child growth|parents of children|infant health
person child|child profile|baby: Name!;Date of birth:date!;Sex=Girl|Boy;Birth weight:number(g)#300-7000;Birth length:number(cm)#20-70;Blood type=A|B|AB|O|Not known;Allergies:long;Doctor->@clinic|doctor~Dr. Anna Reis;Photo:image
- Emil | sex=Boy; birth_weight=3420; birth_length=51; blood_type=A; doctor=Dr. Anna Reis
- Lotte | sex=Girl; birth_weight=2980; birth_length=49; blood_type=Not known; allergies=Egg white; doctor=Dr. Anna Reis
- Jun | sex=Boy; birth_weight=3650; birth_length=53; blood_type=B; doctor=Dr. Hoang
- Mina | sex=Girl; birth_weight=2410; birth_length=46; blood_type=O; doctor=Dr. Hoang
record growth record|growth|health record|health data|growth data|measurement: Title!;Child->@child|child profile~Emil;Measured on:date!;Height:number(cm)#20-140;Weight:number(kg)#0-60;Head circumference:number(cm)#20-60;Age in months:number#0-84;Percentile:percent;Note:long;~Verdict=Within range|Watch|See a doctor
- Emil 12 months | child=Emil; height=76; weight=9.8; head_circumference=46; age_in_months=12; percentile=55; verdict=Within range
- Lotte 6 months | child=Lotte; height=65; weight=6.9; head_circumference=42; age_in_months=6; percentile=32; verdict=Within range
- Jun 36 months | child=Jun; height=98; weight=15.1; head_circumference=50; age_in_months=36; percentile=70; verdict=Within range
- Mina 4 months | child=Mina; height=58; weight=5.1; head_circumference=39; age_in_months=4; percentile=8; verdict=Watch
item milestone|development milestone|development item|developmental stage: Name!;Area=Gross motor|Fine motor|Language|Social|Thinking;From month:number#0-84;Until month:number#0-84;Description:long;Exercise:long
- Sits without help | area=Gross motor; from_month=5; until_month=9; description=Sits for a minute without support.; exercise=Play on the floor with cushions.
- First words | area=Language; from_month=10; until_month=15; description=Two words with a meaning.; exercise=Name things while dressing.
- Stacks four blocks | area=Fine motor; from_month=15; until_month=24; exercise=Build towers together.
- Plays with others | area=Social; from_month=30; until_month=42; exercise=Meet another child each week.
record development record|milestone record|development assessment|assessment|development: Title!;Child->@child|child profile~Emil;Milestone->@milestone|development milestone~First words;Observed on:date;Age in months:number#0-84;~Result=Reached|Almost|Not yet;Photo:image;Note:long
- Emil says ball | child=Emil; milestone=First words; age_in_months=12; result=Almost; note=One word so far.
- Lotte sits | child=Lotte; milestone=Sits without help; age_in_months=6; result=Reached
- Jun builds towers | child=Jun; milestone=Stacks four blocks; age_in_months=20; result=Reached
- Jun at the playground | child=Jun; milestone=Plays with others; age_in_months=36; result=Reached
item educational content|educational article|health education|knowledge|course: Title!;Topic=Nutrition|Sleep|Development|Illness|Safety;From month:number#0-84;Until month:number#0-84;Text:long;Author~Dr. Anna Reis;Cover:image;~Reads:number#0-10000000
- First spoonfuls | topic=Nutrition; from_month=5; until_month=8; text=Start with one vegetable at noon.; author=Dr. Anna Reis; reads=820
- Why babies wake | topic=Sleep; from_month=0; until_month=12; text=Sleep cycles last 50 minutes.; author=Dr. Hoang; reads=1310
- What shapes growth | topic=Development; from_month=0; until_month=72; text=Genes, food, sleep and movement.; author=Dr. Anna Reis; reads=640
- Fever: when to call | topic=Illness; from_month=0; until_month=72; author=Dr. Hoang; reads=2050
item clinic|doctor|offline clinic|medical center: Name!;Clinic~Linden practice;Address;Specialty=Paediatrics|Development|Nutrition|Speech|Vaccination;Phone:phone;Office hours;Fee:money
- Dr. Anna Reis | clinic=Linden practice; address=Linden 4; specialty=Paediatrics; office_hours=Mon-Fri 8-12; fee=0
- Dr. Hoang | clinic=Centre for children; address=Park row 2; specialty=Development; office_hours=Tue-Thu 9-17; fee=35
- Nora Speck | clinic=Centre for children; address=Park row 2; specialty=Speech; office_hours=Wed 13-18; fee=40
- Vaccination point | clinic=Health office; address=Town hall square; specialty=Vaccination; office_hours=Mon 14-18; fee=0
! record vaccination|vaccine record: Title!;Child->@child|child profile~Lotte;Vaccine~Six-in-one;Dose:number#1-6;Due on:date;Given on:date;Clinic->@clinic|doctor~Vaccination point;~Status=Due|Given|Postponed
- Lotte six-in-one 2 | child=Lotte; vaccine=Six-in-one; dose=2; clinic=Vaccination point; status=Given
- Emil measles 1 | child=Emil; vaccine=Measles; dose=1; clinic=Dr. Anna Reis; status=Due
- Jun booster | child=Jun; vaccine=Chickenpox; dose=2; clinic=Dr. Hoang; status=Given
- Mina rotavirus 2 | child=Mina; vaccine=Rotavirus; dose=2; clinic=Vaccination point; status=Postponed
+ appointment: Child->@child|child profile~Emil;Clinic->@clinic|doctor~Dr. Anna Reis;Reason=Check-up|Vaccination|Illness|Development;Date:date!;Starts at:time;Note:long

# design pattern|code example|code snippet|programming demo|code demo
item design pattern|pattern|pattern demo|demo: Name!;Type=Creational|Structural|Behavioral;Purpose:long;When to use:long;Advantages:long;Drawbacks:long;Difficulty=Easy|Medium|Hard;Diagram:image;~Views:number#0-10000000
- Singleton | type=Creational; purpose=One object for the whole program; when_to_use=Configuration or a log; advantages=One place to ask; drawbacks=Hides dependencies; difficulty=Easy; views=5200
- Adapter | type=Structural; purpose=Makes one interface look like another; when_to_use=Foreign libraries; advantages=No change to old code; difficulty=Easy; views=2100
- Observer | type=Behavioral; purpose=Tells others about a change; when_to_use=Events; advantages=Loose coupling; drawbacks=Order is not fixed; difficulty=Medium; views=3900
- Abstract factory | type=Creational; purpose=Families of matching objects; difficulty=Hard; views=1480
item example code|code example|example|code|snippet: Title!;Pattern->@design pattern|pattern~Singleton;Language=PHP|Java|Python|JavaScript|Go|C#;Code:long!;Output:long;Explanation:long;Version~8.2;Order:number#0-100
- Config singleton | pattern=Singleton; language=PHP; code=final class Config { private static ?self $me = null }; output=same object: yes; version=8.2; order=1
- Logger adapter | pattern=Adapter; language=PHP; code=class FileLogAdapter implements Logger {}; version=8.2; order=1
- Newsletter observer | pattern=Observer; language=PHP; code=foreach ($this->observers as $o) $o->update($this); output=2 readers told; version=8.1; order=1
- Furniture factory | pattern=Abstract factory; language=PHP; code=interface FurnitureFactory { function chair(): Chair }; version=8.2; order=1
item category|pattern type|pattern category: Name!;Description:long;Sort order:number#0-100;~Patterns:number#0-100
- Creational patterns | description=How objects are made; sort_order=1; patterns=5
- Structural patterns | description=How objects are put together; sort_order=2; patterns=7
- Behavioral patterns | description=How objects work together; sort_order=3; patterns=11
- Other ideas | description=Beyond the classic 23; sort_order=4; patterns=0
! record demo run|run|code run [run|demo|execut\\w*]: Title!;Example->@example code|code example~Config singleton;Input:long;Output:long;Run on:date;Duration:number(ms)#0-60000;~Result=OK|Error
- Singleton run | example=Config singleton; output=same object: yes; duration=3; result=OK
- Observer with two readers | example=Newsletter observer; input=readers=2; output=2 readers told; duration=4; result=OK
- Adapter without file | example=Logger adapter; output=File not found; duration=2; result=Error
- Factory, modern style | example=Furniture factory; input=style=modern; output=ModernChair; duration=3; result=OK
! record related pattern|pattern relation: Title!;Pattern->@design pattern|pattern~Singleton;Related to->@design pattern|pattern~Abstract factory;Kind=Often with|Alternative to|Confused with;Note
- Factory as singleton | pattern=Abstract factory; related_to=Singleton; kind=Often with
- Adapter and observer | pattern=Adapter; related_to=Observer; kind=Often with; note=Foreign events
- Singleton or factory | pattern=Singleton; related_to=Abstract factory; kind=Confused with
- Observer alone | pattern=Observer; related_to=Singleton; kind=Often with; note=Event bus
record learning progress|progress|reading note|note: Title!;Pattern->@design pattern|pattern~Observer;Understood:percent;Text:long;Noted on:date;~Status=To read|Reading|Understood
- Observer in my shop | pattern=Observer; understood=80; text=Use it for stock changes.; status=Reading
- Singleton is clear | pattern=Singleton; understood=100; status=Understood
- Read factory again | pattern=Abstract factory; understood=30; status=Reading
- Adapter next week | pattern=Adapter; understood=0; status=To read
+ favorite: Pattern->@design pattern|pattern~Singleton;Note

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

# pinyin|chinese character|text conversion|text converter|language conversion|transliteration
record conversion|conversion record|conversion history|text conversion|pinyin conversion: Title!;Input text:long!;Conversion type->@conversion type|type~To pinyin with tones;Tone=Marks|Numbers|None;Separator=Space|Hyphen|None;~Output:long;Characters:number#0-1000000;Converted on:date;~Status=Done|Partly|Failed
- Greeting | input_text=你好; conversion_type=To pinyin with tones; tone=Marks; separator=Space; output=nǐ hǎo; characters=2; status=Done
- City names | input_text=北京 上海; conversion_type=To pinyin with tones; tone=Numbers; separator=Space; output=bei3 jing1 shang4 hai3; characters=4; status=Done
- Split a line | input_text=woaixuexi; conversion_type=Pinyin word segmentation; separator=Space; output=wo ai xue xi; characters=9; status=Done
- To traditional | input_text=学习汉语; conversion_type=Simplified to traditional; output=學習漢語; characters=4; status=Done
item conversion type|type|conversion mode|conversion option: Name!;Kind=Pinyin|Segmentation|Simplified and traditional|Case|Reading;Description:long;Example input;Example output;Sort order:number#0-100
- To pinyin with tones | kind=Pinyin; description=Reading of each character; example_input=中国; example_output=zhōng guó; sort_order=1
- Pinyin word segmentation | kind=Segmentation; description=Splits a run of pinyin; example_input=zhongguo; example_output=zhong guo; sort_order=2
- Simplified to traditional | kind=Simplified and traditional; example_input=汉字; example_output=漢字; sort_order=3
- Traditional to simplified | kind=Simplified and traditional; example_input=漢字; example_output=汉字; sort_order=4
item character|dictionary entry|word entry|chinese character: Character!;Pinyin;Other readings;Traditional form;Strokes:number#1-64;Radical;Meaning
- 行 | pinyin=xíng; other_readings=háng; strokes=6; radical=行; meaning=to go
- 学 | pinyin=xué; traditional_form=學; strokes=8; radical=子; meaning=to learn
- 长 | pinyin=cháng; other_readings=zhǎng; traditional_form=長; strokes=4; radical=长; meaning=long
- 马 | pinyin=mǎ; traditional_form=馬; strokes=3; radical=马; meaning=horse
! item custom word|own dictionary|polyphone: Word!;Reading!;Traditional form;Reason;Added on:date
- 银行 | reading=yín háng; traditional_form=銀行; reason=Bank, not to go
- 长大 | reading=zhǎng dà; traditional_form=長大; reason=To grow
- 重庆 | reading=chóng qìng; traditional_form=重慶; reason=City name
- 单于 | reading=chán yú; reason=Old title
! record conversion setting|setting|preference: Title!;Default tone=Marks|Numbers|None;Default separator=Space|Hyphen|None;Capital letters=None|First letter|All;Keep punctuation:boolean;Font size:number(px)#8-60
- For learners | default_tone=Marks; default_separator=Space; capital_letters=None; font_size=20
- For file names | default_tone=None; default_separator=Hyphen; capital_letters=None; font_size=14
- For names | default_tone=None; default_separator=None; capital_letters=First letter; font_size=16
- Keyboard practice | default_tone=Numbers; default_separator=Space; capital_letters=None; font_size=18

# coin flip|betting|bet game|casino|gambling
item game|game round type|coin flip game|bet type: Name!;Kind=Coin flip|Dice|Wheel|Number guess;Smallest bet:money;Largest bet:money;Win factor:number#1-100;House edge:percent;Picture:image;~Status=Open|Paused
- Classic coin | kind=Coin flip; smallest_bet=1; largest_bet=100; win_factor=1.95; house_edge=2.5; status=Open
- Silver coin | kind=Coin flip; smallest_bet=0.1; largest_bet=10; win_factor=1.9; house_edge=5; status=Open
- High coin | kind=Coin flip; smallest_bet=50; largest_bet=2000; win_factor=1.98; house_edge=1; status=Paused
- Two dice | kind=Dice; smallest_bet=1; largest_bet=50; win_factor=5.5; house_edge=4; status=Open
record bet|flip|coin flip|wager|game record|placed bet: Title!;Game->@game|coin flip game~Classic coin;Side=Heads|Tails;Amount:money!;Message->@message text|random message~Fortune likes the bold;Own message;Placed on:date;Placed at:time;Seed~8f31a0;~Landed on=Heads|Tails;~Payout:money;~Status=Open|Won|Lost|Cancelled
- Heads for 5 | game=Classic coin; side=Heads; amount=5; message=Fortune likes the bold; seed=8f31a0; landed_on=Heads; payout=9.75; status=Won
- Tails for 20 | game=Classic coin; side=Tails; amount=20; own_message=For my birthday; seed=11c9e4; landed_on=Heads; payout=0; status=Lost
- Small tails | game=Silver coin; side=Tails; amount=0.5; message=Edge or not; seed=aa7240; landed_on=Tails; payout=0.95; status=Won
- Waiting heads | game=High coin; side=Heads; amount=100; seed=003bd1; status=Open
item message text|random message|custom message|landing message: Text!;Shown on=Win|Loss|Both;Source=House|Player;Tone=Funny|Kind|Dramatic;~Shown:number#0-10000000;~Status=Active|Under review|Refused
- Fortune likes the bold | shown_on=Win; source=House; tone=Dramatic; shown=412; status=Active
- Edge or not | shown_on=Both; source=House; tone=Funny; shown=390; status=Active
- Next one is yours | shown_on=Loss; source=House; tone=Kind; shown=377; status=Active
- For my birthday | shown_on=Both; source=Player; tone=Kind; shown=1; status=Under review
record deposit|top-up|recharge: Title!;Amount:money!;Way=Card|Bank transfer|Wallet|Crypto;Reference;Paid on:date;Bonus:money;~Status=Waiting|Received|Failed
- Card deposit 50 | amount=50; way=Card; reference=DP-7001; bonus=5; status=Received
- Wallet deposit 10 | amount=10; way=Wallet; reference=DP-7002; bonus=0; status=Received
- Transfer 200 | amount=200; way=Bank transfer; reference=DP-7003; bonus=20; status=Waiting
- Card refused | amount=30; way=Card; reference=DP-7004; status=Failed
request withdrawal|payout request|cash-out: Title!;Amount:money!;Way=Card|Bank transfer|Wallet|Crypto;Account!;Requested on:date;Fee:money
- Payout 120 | amount=120; way=Bank transfer; account=Ending 4410; fee=1
- Payout 15 | amount=15; way=Wallet; account=lena.wallet; fee=0
- Payout 800 | amount=800; way=Bank transfer; account=Ending 9071; fee=1
- Payout 40 | amount=40; way=Card; account=Ending 2255; fee=0.5
record referral|referral feature|invitation|invited friend: Title!;Code!;Invited friend;Joined on:date;First deposit:money;~Bonus:money;~Status=Invited|Joined|Bonus paid
- Lena invited Tom | code=LENA7; invited_friend=Tom; first_deposit=50; bonus=5; status=Bonus paid
- Lena invited Ravi | code=LENA7; invited_friend=Ravi; status=Invited
- Max invited Ida | code=MAXFLIP; invited_friend=Ida; first_deposit=0; status=Joined
- Ida invited Noa | code=IDA22; invited_friend=Noa; first_deposit=10; bonus=1; status=Bonus paid
! record balance entry|wallet entry|balance history: Title!;Kind=Deposit|Bet|Win|Withdrawal|Bonus|Fee;Amount:money;Balance after:money;Booked on:date;Reference
- Bet on heads | kind=Bet; amount=-5; balance_after=50; reference=Heads for 5
- Win on heads | kind=Win; amount=9.75; balance_after=59.75; reference=Heads for 5
- Deposit by card | kind=Deposit; amount=50; balance_after=55; reference=DP-7001
- Welcome bonus | kind=Bonus; amount=5; balance_after=5; reference=LENA7

# web application game|mobile game|game application|in-app purchase|whac-a-mole|mini-game|dome game|game platform
item game|game content|game mode|game level: Name!;Mode=Map|Competitive|Story|Arcade|Practice;Description:long;Cover:image;Players:number#1-100;Duration:number(min)#1-600;Price:money;Smallest level:number#0-1000;Link:url;~Plays:number#0-1000000000;~Status=Online|Testing|Offline
- Island map | mode=Map; description=Explore and collect; players=1; duration=20; price=0; smallest_level=1; plays=18400; status=Online
- Arena duel | mode=Competitive; description=One against one; players=2; duration=5; price=0; smallest_level=5; plays=9200; status=Online
- Mole garden | mode=Arcade; description=Hit as many as you can in a minute; players=1; duration=1; price=0.5; smallest_level=1; plays=30100; status=Online
- Star voyage | mode=Story; description=Dome film with choices; players=8; duration=12; price=4; smallest_level=1; plays=640; status=Testing
record game session|play|game record|game launch|match|game participation: Title!;Game->@game|game mode~Arena duel;Player~Mika|Jo;Played on:date;Started at:time;Score:number#0-1000000000;Duration:number(s)#0-36000;Device~Dome 2;~Result=Running|Won|Lost|Finished|Aborted
- Mika in the arena | game=Arena duel; player=Mika; score=1840; duration=260; result=Won
- Jo hits moles | game=Mole garden; player=Jo; score=57; duration=60; result=Finished
- Mika on the island | game=Island map; player=Mika; score=12200; duration=1400; result=Running
- Class 4b in the dome | game=Star voyage; player=Class 4b; score=300; duration=720; device=Dome 2; result=Finished
record game progress|progress|level progress|save state: Title!;Game->@game|game mode~Island map;Player~Mika;Level:number#0-10000;Experience:number#0-1000000000;Stars:number#0-10000;Checkpoint;Saved on:date;Completed:percent
- Mika, island 14 | game=Island map; player=Mika; level=14; experience=22800; stars=31; checkpoint=Lighthouse; completed=46
- Jo, island 3 | game=Island map; player=Jo; level=3; experience=2100; stars=6; checkpoint=Harbour; completed=9
- Mika, arena | game=Arena duel; player=Mika; level=8; experience=9400; stars=0; completed=40
- Jo, moles | game=Mole garden; player=Jo; level=21; experience=5100; stars=44; completed=70
item shop item|store item|virtual item|prop|in-app item|game item: Name!;Kind=Currency|Skin|Boost|Level pack|Subscription;Game->@game|game mode~Island map;Price:money;Coins:number#0-10000000;Description:long;Picture:image;Limited until:date;~Sold:number#0-100000000;~Status=For sale|Hidden
- 500 gems | kind=Currency; price=4.99; coins=500; description=For every mode; sold=2100; status=For sale
- Captain coat | kind=Skin; game=Island map; price=2.49; coins=200; sold=640; status=For sale
- Golden hammer | kind=Boost; game=Mole garden; price=0.99; coins=80; description=Double points for a round; sold=1800; status=For sale
- Ice island | kind=Level pack; game=Island map; price=5.99; coins=450; sold=310; status=Hidden
record purchase|in-app purchase|purchase record|purchase history: Title!;Item->@shop item|virtual item~500 gems;Player~Mika;Quantity:number#1-1000;Amount:money;Way=Card|Wallet|QR code|Coins;Bought on:date;~Status=Waiting|Paid|Refunded|Failed
- Mika buys gems | item=500 gems; player=Mika; quantity=1; amount=4.99; way=Card; status=Paid
- Jo buys a hammer | item=Golden hammer; player=Jo; quantity=2; amount=1.98; way=Wallet; status=Paid
- Mika buys the coat | item=Captain coat; player=Mika; quantity=1; amount=0; way=Coins; status=Paid
- Ivo, ice island | item=Ice island; player=Ivo; quantity=1; amount=5.99; way=QR code; status=Refunded
record ranking|leaderboard|rank|ranking entry: Title!;Game->@game|game mode~Arena duel;Player~Mika;Place:number#1-1000000;Score:number#0-1000000000;Season~Spring;Updated on:date
- Arena 1 Mika | game=Arena duel; player=Mika; place=1; score=1840; season=Spring
- Arena 2 Ivo | game=Arena duel; player=Ivo; place=2; score=1795; season=Spring
- Moles 1 Jo | game=Mole garden; player=Jo; place=1; score=57; season=Spring
- Moles 2 Mika | game=Mole garden; player=Mika; place=2; score=51; season=Spring
record reward|red packet|game reward|prize [reward|red packet|prize]: Title!;Kind=Coins|Red packet|Coupon|Badge|Item;Amount:money;Game->@game|game mode~Mole garden;Sender;Receiver~Jo;Given on:date;Valid until:date;~Status=Waiting|Received|Expired
- 50 moles hit | kind=Red packet; amount=2; game=Mole garden; sender=House; receiver=Jo; status=Received
- Packet from Jo to Mika | kind=Red packet; amount=1.5; game=Mole garden; sender=Jo; receiver=Mika; status=Waiting
- Duel season badge | kind=Badge; game=Arena duel; sender=House; receiver=Mika; status=Received
- Dome voucher | kind=Coupon; amount=4; game=Star voyage; sender=House; receiver=Class 4b; status=Expired
! record player setting|game setting [setting]: Title!;Sound:percent;Music:percent;Graphics=Low|Medium|High;Language=English|Chinese|Spanish;Vibration:boolean;Control=Touch|Keyboard|Gamepad
- Mika's phone | sound=80; music=30; graphics=High; language=English; control=Touch
- Jo's tablet | sound=50; music=0; graphics=Medium; language=English; control=Touch
- Living room | sound=100; music=70; graphics=High; language=Spanish; control=Gamepad
- School computer | sound=0; music=0; graphics=Low; language=English; control=Keyboard
+ order: Game->@game|game mode~Star voyage;Device~Dome 2;Players:number#1-100;Payment code;~Amount:money;~Status=Waiting for payment|Paid|Launched|Finished|Refunded

# guessing game|red packet|rapport|friend quiz|quiz between friends
record red packet|packet|created red packet|sent red packet: Title!;Amount:money!;Number of shares:number#1-500;Share kind=Equal|Random;Quiz->@quiz|guessing game~How well do you know Yan;Right answers needed:number#1-50;Valid until:date;Greeting;Created on:date;~Left:money;~Status=Not paid|Open|Used up|Expired|Refunded
- Yan's birthday packet | amount=20; number_of_shares=5; share_kind=Random; quiz=How well do you know Yan; right_answers_needed=3; greeting=Prove it!; left=7.4; status=Open
- Flat-mates packet | amount=12; number_of_shares=3; share_kind=Equal; quiz=Flat 4 quiz; right_answers_needed=2; left=0; status=Used up
- New Year packet | amount=50; number_of_shares=10; share_kind=Random; quiz=Family riddles; right_answers_needed=1; left=18; status=Expired
- Thanks to the team | amount=30; number_of_shares=6; share_kind=Equal; quiz=Flat 4 quiz; right_answers_needed=1; left=30; status=Not paid
item quiz|guessing game|rapport test|question set: Title!;Created by~Yan;Description:long;Questions:number#1-100;Cover:image;Public:boolean;~Taken:number#0-1000000;~Average score:percent
- How well do you know Yan | created_by=Yan; description=Five questions on my habits; questions=5; taken=14; average_score=61
- Flat 4 quiz | created_by=Bea; description=Only for those who live here; questions=4; taken=3; average_score=83
- Family riddles | created_by=Uncle Han; questions=6; taken=22; average_score=48
- Old school days | created_by=Piet; questions=8; taken=0; average_score=0
item question|custom question|quiz question: Question!;Quiz->@quiz|guessing game~How well do you know Yan;Answer A!;Answer B!;Answer C;Answer D;Right answer=A|B|C|D;Points:number#0-100;Position:number#1-100
- What do I drink in the morning? | quiz=How well do you know Yan; answer_a=Tea; answer_b=Coffee; answer_c=Water; right_answer=B; points=1; position=1
- My first pet? | quiz=How well do you know Yan; answer_a=A turtle; answer_b=A cat; answer_c=None; right_answer=A; points=2; position=2
- Who cooks on Monday? | quiz=Flat 4 quiz; answer_a=Bea; answer_b=Lars; right_answer=B; points=1; position=1
- Where did grandpa work? | quiz=Family riddles; answer_a=Mill; answer_b=Railway; answer_c=Post; right_answer=B; points=1; position=1
record answer|attempt|answered question|guess|quiz attempt: Title!;Quiz->@quiz|guessing game~How well do you know Yan;Friend~Lars;Right answers:number#0-100;Points:number#0-1000;Rapport:percent;Answered on:date;~Result=Passed|Not passed
- Lars on Yan | quiz=How well do you know Yan; friend=Lars; right_answers=4; points=6; rapport=80; result=Passed
- Bea on Yan | quiz=How well do you know Yan; friend=Bea; right_answers=2; points=2; rapport=40; result=Not passed
- Lars on the flat | quiz=Flat 4 quiz; friend=Lars; right_answers=3; points=3; rapport=75; result=Passed
- Mei on the family | quiz=Family riddles; friend=Mei; right_answers=1; points=1; rapport=17; result=Passed
record received packet|received red packet|receipt|received share: Title!;Red packet->@red packet|packet~Yan's birthday packet;Friend~Lars;Attempt->@answer|attempt~Lars on Yan;Amount:money;Received on:date;Luckiest:boolean;~Status=Received|Paid out|Returned
- Lars got 4.60 | red_packet=Yan's birthday packet; friend=Lars; attempt=Lars on Yan; amount=4.6; status=Received
- Lars, flat share | red_packet=Flat-mates packet; friend=Lars; attempt=Lars on the flat; amount=4; status=Paid out
- Mei got 3.20 | red_packet=New Year packet; friend=Mei; attempt=Mei on the family; amount=3.2; status=Paid out
- Rest to Uncle Han | red_packet=New Year packet; friend=Uncle Han; amount=18; status=Returned
! record wallet entry|balance|balance record: Title!;Kind=Top-up|Packet sent|Packet received|Refund|Withdrawal;Amount:money;Balance after:money;Booked on:date
- Yan pays the packet | kind=Packet sent; amount=-20; balance_after=11
- Lars receives | kind=Packet received; amount=4.6; balance_after=9.1
- Uncle Han gets the rest | kind=Refund; amount=18; balance_after=25
- Bea tops up | kind=Top-up; amount=15; balance_after=15

# love note|love letter|love message|couple|confession
record love note|note|love letter|sent note|received note|love-related message: Title!;Text:long!;To->@partner|recipient~Rosa;Mood=Tender|Funny|Longing|Thankful|Sorry;Paper->@note paper|template~Rose garden;Picture:image;Music;Open on:date;Anonymous:boolean;Sent on:date;~Status=Draft|Sent|Delivered|Read|Withdrawn
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
record reply|note reply|response: Title!;Note->@love note|note~Monday morning;Text:long!;Sent on:date;Reaction=Heart|Kiss|Laugh|Tear|Hug
- Best coffee | note=Monday morning; text=Yours is the only one I wake up for.; reaction=Heart
- Poor plant | note=Sorry about the plant; text=It died happy.; reaction=Laugh
- Counting too | note=700 km; text=Ten now.; reaction=Hug
- Come sooner | note=700 km; text=Is there no night train?; reaction=Tear
! record anniversary|special day|date to remember: Title!;Partner->@partner|recipient~Rosa;Date:date!;Repeat=Once|Every month|Every year;Remind ahead:number(days)#0-60;Idea:long
- First kiss | partner=Rosa; repeat=Every year; remind_ahead=7; idea=The bench by the lake
- Felix comes home | partner=Felix; repeat=Once; remind_ahead=2; idea=Flowers at platform 4
- Rosa's birthday | partner=Rosa; repeat=Every year; remind_ahead=14; idea=Pottery course
- Month day | partner=Felix; repeat=Every month; remind_ahead=1

# digital human|ai avatar|background removal|removing image background|image background|ai camera|avatar generation|photo editing
record source file|uploaded image|image|photo|uploaded file|media file|upload: File name!;File:file;Kind=Image|Video|Audio;Width:number(px)#1-30000;Height:number(px)#1-30000;Duration:number(s)#0-36000;Size:number(MB)#0-10000;Uploaded on:date;~Status=Uploaded|Checked|Rejected
- portrait-lia.jpg | kind=Image; width=1600; height=2000; size=2; status=Checked
- speech-welcome.wav | kind=Audio; duration=42; size=7; status=Checked
- mug-on-table.png | kind=Image; width=2400; height=1800; size=5; status=Uploaded
- studio-turn.mp4 | kind=Video; width=1920; height=1080; duration=31; size=64; status=Checked
record generation|synthesis|generation task|removal task|digital human synthesis|synthesis history|avatar generation|background removal|processing record: Title!;Source->@source file|uploaded image~portrait-lia.jpg;Mode->@style|background removal mode~Watercolour;Prompt:long;Voice~Warm alto;Pictures wanted:number#1-100;Quality=Basic|High|Ultra;Started on:date;Points used:number#0-100000;~Progress:percent;~Status=Queued|Running|Done|Failed
- Lia in watercolour | source=portrait-lia.jpg; mode=Watercolour; prompt=soft light, spring; pictures_wanted=4; quality=High; points_used=8; progress=100; status=Done
- Welcome speaker | source=studio-turn.mp4; mode=Talking presenter; voice=Warm alto; pictures_wanted=1; quality=Ultra; points_used=40; progress=60; status=Running
- Mug without table | source=mug-on-table.png; mode=Product cut-out; pictures_wanted=1; quality=High; points_used=1; progress=100; status=Done
- Lia as astronaut | source=portrait-lia.jpg; mode=Space suit; prompt=helmet under the arm; pictures_wanted=2; quality=Basic; points_used=0; progress=0; status=Failed
item style|background removal mode|avatar style|digital human|removal mode|template|model: Name!;Kind=Avatar|Cut-out|Presenter|Scene|Filter;Description:long;Example:image;Level=Basic|Premium;Points:number#0-10000;~Used:number#0-100000000;~Status=Available|Testing|Hidden
- Watercolour | kind=Avatar; description=Loose brush, light paper; level=Basic; points=2; used=5200; status=Available
- Space suit | kind=Avatar; description=Astronaut portrait; level=Premium; points=4; used=2100; status=Available
- Product cut-out | kind=Cut-out; description=Sharp edges, soft shadow; level=Basic; points=1; used=8800; status=Available
- Talking presenter | kind=Presenter; description=Speaks a text in front of a screen; level=Premium; points=40; used=310; status=Testing
record result|generated image|avatar|generated avatar|ai avatar|synthesis result|processed image|own image: Title!;Generation->@generation|synthesis~Lia in watercolour;Picture:image;File:file;Format=PNG|JPG|WEBP|MP4|MP3;Background=Transparent|White|Colour|Own picture;Public:boolean;Rating:rating;~Downloads:number#0-1000000
- Lia watercolour 1 | generation=Lia in watercolour; format=PNG; background=White; rating=5; downloads=3
- Lia watercolour 2 | generation=Lia in watercolour; format=PNG; background=White; rating=3; downloads=0
- Mug cut out | generation=Mug without table; format=PNG; background=Transparent; rating=4; downloads=2
- Welcome speaker draft | generation=Welcome speaker; format=MP4; background=Colour; rating=4; downloads=1
record edit|edit record|result edit|adjustment: Title!;Result->@result|generated image~Mug cut out;Tool=Crop|Brush|Background|Text|Colour|Trim;Change:long;Edited on:date;Version:number#1-1000
- Handle restored | result=Mug cut out; tool=Brush; change=Inside of the handle cleared.; version=2
- Blue background | result=Lia watercolour 1; tool=Background; change=Pale blue.; version=2
- Name line | result=Welcome speaker draft; tool=Text; change=Lia, front desk.; version=3
- Start cut | result=Welcome speaker draft; tool=Trim; change=First second removed.; version=2
record share|share record|social media share|sharing: Title!;Result->@result|generated image~Lia watercolour 1;Platform=Link|Photo network|Short video|Messenger|Microblog;Link:url;Shared on:date;~Views:number#0-100000000;~Likes:number#0-100000000
- Lia on the photo network | result=Lia watercolour 1; platform=Photo network; views=412; likes=63
- Mug link for the shop | result=Mug cut out; platform=Link; views=18; likes=0
- Speaker to the team | result=Welcome speaker draft; platform=Messenger; views=9; likes=4
- Second try | result=Lia watercolour 2; platform=Microblog; views=51; likes=2
! item plan|premium plan|feature plan|membership [premium|plan|price|free|paid|subscri\\w*]: Name!;Price per month:money;Pictures per month:number#0-1000000;Largest size:number(px)#100-30000;Premium styles:boolean;Watermark:boolean;~Status=Offered|Withdrawn
- Free | price_per_month=0; pictures_per_month=10; largest_size=1024; status=Offered
- Creator | price_per_month=5.9; pictures_per_month=200; largest_size=4096; status=Offered
- Studio | price_per_month=19; pictures_per_month=2000; largest_size=8192; status=Offered
- Launch offer | price_per_month=2.9; pictures_per_month=100; largest_size=2048; status=Withdrawn

# video content|upload video|video sharing|video platform|video site
item video|uploaded video|own video: Title!;Video file:file!;Cover:image;Description:long;Category->@video category|category~Travel;Duration:number(s)#0-36000;Resolution~1080p;Visibility=Public|By link|Private;Uploaded on:date;~Views:number#0-1000000000;~Likes:number#0-100000000;~Status=Processing|Under review|Published|Rejected
- Night train to Narvik | description=Twenty hours in six minutes; category=Travel; duration=372; resolution=1080p; visibility=Public; views=8120; likes=611; status=Published
- Flatbread in a pan | description=No oven needed; category=Cooking; duration=244; resolution=1080p; visibility=Public; views=15400; likes=1320; status=Published
- Bike chain in five steps | category=How-to; duration=301; resolution=720p; visibility=Public; views=2900; likes=204; status=Published
- Rehearsal | category=Music; duration=1820; resolution=720p; visibility=By link; views=12; likes=2; status=Processing
item video category|category|video categorization: Name!;Description:long;Cover:image;Parent category;Sort order:number#0-1000;~Videos:number#0-10000000
- Travel | description=Trips by land and sea; sort_order=1; videos=86
- Cooking | description=Recipes and tests; sort_order=2; videos=132
- How-to | description=Repair and make; sort_order=3; videos=97
- Music | description=Songs and concerts; sort_order=4; videos=54
! item tag|video tag [tag]: Name!;Description;~Videos:number#0-10000000;Colour~Blue|Green
- railway | description=Trains of all kinds; videos=21; colour=Blue
- no oven | videos=9; colour=Green
- bicycle | videos=17; colour=Blue
- live | description=Recorded on stage; videos=12; colour=Green
! record video tag link|tagging [tag]: Title!;Video->@video|uploaded video~Night train to Narvik;Tag->@tag|video tag~railway;Added on:date
- Narvik: railway | video=Night train to Narvik; tag=railway
- Flatbread: no oven | video=Flatbread in a pan; tag=no oven
- Chain: bicycle | video=Bike chain in five steps; tag=bicycle
- Rehearsal: live | video=Rehearsal; tag=live
record share|video share|share record: Title!;Video->@video|uploaded video~Flatbread in a pan;Way=Link|Messenger|E-mail|Embed|QR code;Note;Shared on:date;~Opened:number#0-10000000
- Flatbread to mum | video=Flatbread in a pan; way=Messenger; note=Try this!; opened=2
- Chain on the club site | video=Bike chain in five steps; way=Embed; opened=410
- Narvik by mail | video=Night train to Narvik; way=E-mail; opened=5
- Rehearsal for the band | video=Rehearsal; way=Link; opened=4
record recommendation|video recommendation|recommended video: Title!;Video->@video|uploaded video~Night train to Narvik;Place=Home page|Next to a video|Newsletter;Reason;From:date;Until:date;Position:number#1-1000;~Clicks:number#0-100000000
- Narvik on the home page | video=Night train to Narvik; place=Home page; reason=Most liked in travel; position=1; clicks=912
- Flatbread next to soups | video=Flatbread in a pan; place=Next to a video; reason=Same category; position=2; clicks=388
- Chain in the newsletter | video=Bike chain in five steps; place=Newsletter; reason=Start of the season; position=1; clicks=140
- Flatbread on the home page | video=Flatbread in a pan; place=Home page; reason=Editor's choice; position=3; clicks=521
record watch history|view record|viewing record|play record: Title!;Video->@video|uploaded video~Flatbread in a pan;Watched on:date;Watched:number(s)#0-36000;Finished:boolean;Device=Phone|Tablet|Desktop|TV
- Flatbread, whole | video=Flatbread in a pan; watched=244; device=Phone
- Narvik, half | video=Night train to Narvik; watched=180; device=TV
- Chain again | video=Bike chain in five steps; watched=301; device=Tablet
- Rehearsal, start | video=Rehearsal; watched=40; device=Desktop
+ comment: Video->@video|uploaded video~Flatbread in a pan;Text:long;At second:number(s)#0-36000;~Likes:number#0-1000000
+ favorite: Video->@video|uploaded video~Flatbread in a pan;List~Later

# traffic management platform|lead management|private domain|customer acquisition|user acquisition|work traffic
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

# football|soccer|live score|match statistic|football match
record match|football match|fixture|game: Title!;Home team->@team~Northend;Away team->@team~Rovers;League->@league|tournament~First division;Date:date!;Kick-off:time;Stadium;Home goals:number#0-50;Away goals:number#0-50;Minute:number(min)#0-130;~Status=Upcoming|Live|Half-time|Completed|Postponed
- Northend - Rovers | home_team=Northend; away_team=Rovers; league=First division; stadium=Pier Park; home_goals=1; away_goals=0; minute=34; status=Live
- Albion - Castle Town | home_team=Albion; away_team=Castle Town; league=First division; stadium=Mill Ground; home_goals=2; away_goals=2; minute=90; status=Completed
- Rovers - Albion | home_team=Rovers; away_team=Albion; league=First division; stadium=The Hollow; status=Upcoming
- Castle Town - Northend | home_team=Castle Town; away_team=Northend; league=National cup; stadium=Castle Field; status=Postponed
item league|tournament|competition: Name!;Country;Season~2025/26;Kind=League|Cup|Friendly|International;Teams:number#2-128;Logo:image;~Current round:number#0-100
- First division | country=Northland; season=2025/26; kind=League; teams=18; current_round=24
- National cup | country=Northland; season=2025/26; kind=Cup; teams=64; current_round=4
- Youth league | country=Northland; season=2025/26; kind=League; teams=12; current_round=15
- Summer friendlies | country=Northland; season=2026; kind=Friendly; teams=8; current_round=1
item team|club: Name!;City;Coach~Uwe Strand;Stadium;Founded:number#1850-2100;League->@league|tournament~First division;Logo:image
- Northend | city=Northend; coach=Uwe Strand; stadium=Pier Park; founded=1898; league=First division
- Rovers | city=Hollow; coach=Piers Dahl; stadium=The Hollow; founded=1904; league=First division
- Albion | city=Millham; coach=Ana Costa; stadium=Mill Ground; founded=1911; league=First division
- Castle Town | city=Castle; coach=Rob Finn; stadium=Castle Field; founded=1923; league=First division
record standing|team standing|table position|league table: Title!;Team->@team~Northend;League->@league|tournament~First division;Position:number#1-128;Played:number#0-100;Won:number#0-100;Drawn:number#0-100;Lost:number#0-100;Goals for:number#0-500;Goals against:number#0-500;~Points:number#0-300
- 1 Albion | team=Albion; league=First division; position=1; played=23; won=15; drawn=5; lost=3; goals_for=44; goals_against=19; points=50
- 2 Northend | team=Northend; league=First division; position=2; played=23; won=14; drawn=4; lost=5; goals_for=39; goals_against=24; points=46
- 7 Rovers | team=Rovers; league=First division; position=7; played=23; won=9; drawn=7; lost=7; goals_for=30; goals_against=28; points=34
- 12 Castle Town | team=Castle Town; league=First division; position=12; played=23; won=7; drawn=6; lost=10; goals_for=25; goals_against=33; points=27
person player|player statistic: Name!;Team->@team~Northend;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Nationality;Appearances:number#0-1000;Goals:number#0-1000;Assists:number#0-1000;Yellow cards:number#0-100;Red cards:number#0-50
- Jari Holm | team=Northend; position=Forward; shirt_number=9; nationality=Finland; appearances=22; goals=13; assists=4; yellow_cards=2; red_cards=0
- Teo Banks | team=Albion; position=Midfielder; shirt_number=8; nationality=Wales; appearances=23; goals=6; assists=11; yellow_cards=5; red_cards=0
- Idris Cole | team=Rovers; position=Goalkeeper; shirt_number=1; nationality=Ghana; appearances=21; goals=0; assists=0; yellow_cards=1; red_cards=0
- Max Verne | team=Castle Town; position=Defender; shirt_number=4; nationality=France; appearances=19; goals=2; assists=1; yellow_cards=7; red_cards=1
record match event|match statistic|live match statistic|statistic|match data: Title!;Match->@match|football match~Northend - Rovers;Minute:number(min)#0-130;Kind=Goal|Yellow card|Red card|Corner|Shot|Substitution|Penalty;Team->@team~Northend;Player->@player~Jari Holm;Text
- Goal for Northend | match=Northend - Rovers; minute=31; kind=Goal; team=Northend; player=Jari Holm; text=Header after a corner
- Corner Northend | match=Northend - Rovers; minute=30; kind=Corner; team=Northend
- Late equaliser | match=Albion - Castle Town; minute=88; kind=Goal; team=Castle Town; player=Max Verne
- Card for Teo Banks | match=Albion - Castle Town; minute=61; kind=Yellow card; team=Albion; player=Teo Banks
record match reminder|reminder|filter|match filter|notification filter|alert: Name!;Match->@match|football match~Rovers - Albion;League->@league|tournament~First division;Event=Kick-off|Goal|Red card|Corners above|Shots above|Full time;Threshold:number#0-100;From minute:number(min)#0-130;Channel=Push|E-mail|Telegram;Active:boolean;~Hits:number#0-1000000
- Kick-off of Rovers - Albion | match=Rovers - Albion; league=First division; event=Kick-off; channel=Push; hits=0
- More than 8 corners by 60 | league=First division; event=Corners above; threshold=8; from_minute=60; channel=Telegram; hits=17
- Red cards in the cup | league=National cup; event=Red card; threshold=1; channel=Telegram; hits=4
- Full time of Northend | match=Northend - Rovers; league=First division; event=Full time; channel=E-mail; hits=1
! record filter hit|sent notification [filter|telegram]: Title!;Filter->@match reminder|filter~More than 8 corners by 60;Match->@match|football match~Albion - Castle Town;Sent on:date;Sent at:time;Channel=Push|E-mail|Telegram;~Outcome=Open|Right|Wrong
- Corners at Albion | filter=More than 8 corners by 60; match=Albion - Castle Town; channel=Telegram; outcome=Right
- Full time told | filter=Full time of Northend; match=Northend - Rovers; channel=E-mail; outcome=Open
- Corners at Pier Park | filter=More than 8 corners by 60; match=Northend - Rovers; channel=Telegram; outcome=Open
- Cup red card | filter=Red cards in the cup; match=Castle Town - Northend; channel=Telegram; outcome=Wrong
! item subscription plan|plan [subscri\\w*|plan|paypal]: Name!;Price per month:money;Filters:number#1-1000;Notifications per day:number#1-100000;Description:long;~Status=Offered|Withdrawn
- Fan | price_per_month=0; filters=1; notifications_per_day=5; status=Offered
- Analyst | price_per_month=9; filters=10; notifications_per_day=100; status=Offered
- Pro | price_per_month=29; filters=100; notifications_per_day=2000; status=Offered
- Early bird | price_per_month=5; filters=5; notifications_per_day=50; status=Withdrawn

# sms|twilio|text message|bulk message|message sending|short message
record message sending|sent sms|sms|sending record|sms record|sending task|text message: Title!;Sender number~NORTHPIER;Recipient:phone!;Template->@message template|sms template~Delivery today;Text:long;Segments:number#1-20;Sent on:date;Sent at:time;~Price:money;~Status=Scheduled|Queued|Sent|Delivered|Failed
- Delivery note to Ms Hale | sender_number=NORTHPIER; template=Delivery today; text=Your parcel arrives between 14 and 16.; segments=1; price=0.05; status=Delivered
- Code for Ivo | sender_number=NORTHPIER; template=Login code; text=Your code is 448210.; segments=1; price=0.05; status=Sent
- Spring sale to list A | sender_number=PIERSHOP; template=Sale start; segments=2; price=0.1; status=Queued
- Reminder to Mr Tan | sender_number=NORTHPIER; template=Appointment tomorrow; segments=1; price=0; status=Failed
item message template|sms template|template: Name!;Text:long!;Kind=Notice|Code|Marketing|Reminder;Variables~name, time;Language=English|German|Hindi|Spanish;Signature;~Uses:number#0-100000000;~Status=Draft|Under review|Approved|Refused
- Delivery today | text=Hello {name}, your parcel arrives between {from} and {to}.; kind=Notice; variables=name, from, to; language=English; signature=North Pier; uses=4100; status=Approved
- Login code | text=Your code is {code}.; kind=Code; variables=code; language=English; uses=18200; status=Approved
- Sale start | text={name}, everything in blue is 20 % off.; kind=Marketing; variables=name; language=English; signature=Pier Shop; uses=2; status=Under review
- Appointment tomorrow | text=We see you tomorrow at {time}.; kind=Reminder; variables=time; language=English; uses=610; status=Approved
person contact|recipient|phone number: Name!;Phone:phone!;Group->@contact group|group~Customers A;Country;Agreed on:date;~Status=Subscribed|Unsubscribed|Invalid
- Ms Hale | group=Customers A; country=United Kingdom; status=Subscribed
- Ivo Stern | group=Staff; country=Germany; status=Subscribed
- Mr Tan | group=Patients; country=Singapore; status=Invalid
- Rosa Lind | group=Customers A; country=Sweden; status=Unsubscribed
! item contact group|group: Name!;Description:long;Source~Web shop;~Contacts:number#0-10000000
- Customers A | description=Ordered this year; source=Web shop; contacts=1240
- Staff | description=Everyone with a login; source=By hand; contacts=38
- Patients | description=Have an appointment; source=Calendar; contacts=210
- Newsletter | description=Agreed to offers; source=Web site; contacts=860
record campaign|mass sending|bulk sending|sending batch: Title!;Template->@message template|sms template~Sale start;Group->@contact group|group~Customers A;Planned on:date;Planned at:time;Recipients:number#0-10000000;~Delivered:number#0-10000000;~Cost:money;~Status=Draft|Scheduled|Sending|Done|Stopped
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

# tourism information|tourist attraction|travel information|city guide|scenic spot
item attraction|scenic spot|sight|tourist attraction|entertainment: Name!;Kind=Museum|Old town|Nature|Temple|Park|Entertainment;Address!;Opening hours;Entry fee:money;Best season=Spring|Summer|Autumn|Winter|All year;Visit time:number(min)#10-1440;Picture:image;Description:long;Rating:rating
- Ceramics museum | kind=Museum; address=Kiln street 1; opening_hours=Tue-Sun 9-17; entry_fee=6; best_season=All year; visit_time=90; rating=4.6
- Old merchant town | kind=Old town; address=Zhou village; opening_hours=8-20; entry_fee=10; best_season=Autumn; visit_time=180; rating=4.4
- Yuan mountain | kind=Nature; address=South road 60 km; entry_fee=8; best_season=Spring; visit_time=300; rating=4.5
- Lantern park | kind=Entertainment; address=Lake road 9; opening_hours=16-23; entry_fee=0; best_season=Winter; visit_time=120; rating=4.1
item restaurant|food|dish|food place|food culture: Name!;Kind=Barbecue|Noodles|Snack|Banquet|Tea house;Signature dish;Address;Price per person:money;Opening hours;Picture:image;Description:long;Rating:rating
- Night market grill | kind=Barbecue; signature_dish=Skewers in a thin flatbread; address=Market 3; price_per_person=9; opening_hours=17-2; rating=4.7
- Boshan kitchen | kind=Banquet; signature_dish=Stuffed tofu box; address=Hill road 20; price_per_person=16; rating=4.5
- Morning bowl | kind=Snack; signature_dish=Millet soup; address=Station square; price_per_person=3; opening_hours=6-11; rating=4.2
- Glaze tea house | kind=Tea house; signature_dish=Chrysanthemum tea; address=Kiln street 8; price_per_person=5; rating=4.3
item accommodation|hotel|guest house|lodging: Name!;Kind=Hotel|Guest house|Hostel|Homestay|Campsite;Address;Price per night:money;Rooms:number#1-2000;Breakfast:boolean;Phone:phone;Picture:image;Rating:rating
- Kiln Courtyard | kind=Homestay; address=Kiln street 14; price_per_night=48; rooms=9; rating=4.7
- Station Plaza | kind=Hotel; address=Station square 2; price_per_night=62; rooms=180; rating=4.1
- Two Bunks | kind=Hostel; address=Market 11; price_per_night=14; rooms=12; rating=4.3
- Hillfoot camp | kind=Campsite; address=South road 58 km; price_per_night=10; rooms=40; rating=3.9
item specialty|local specialty|shopping|souvenir|shop: Name!;Kind=Ceramics|Glass|Food|Textile|Market;Where to buy;Price from:money;Picture:image;Description:long
- Chicken-oil yellow glass | kind=Glass; where_to_buy=Glass works, gate 2; price_from=25
- Black glazed cup | kind=Ceramics; where_to_buy=Kiln street; price_from=8
- Crisp sesame cake | kind=Food; where_to_buy=Old merchant town; price_from=3
- Silk scarf | kind=Textile; where_to_buy=Silk lane; price_from=18
item itinerary|route|travel itinerary|tour route|outing recommendation|recommendation: Title!;Days:number#1-30;Season=Spring|Summer|Autumn|Winter|All year;Occasion=Weekend|Holiday|Family|Couple|School trip;Budget:money;Start point;Description:long;Cover:image;~Saved:number#0-10000000
- Clay and skewers | days=2; season=All year; occasion=Weekend; budget=120; start_point=Station square; saved=820
- Blossom hill | days=1; season=Spring; occasion=Family; budget=40; start_point=Hillfoot camp; saved=311
- Lanterns and snow | days=3; season=Winter; occasion=Couple; budget=310; start_point=Kiln Courtyard; saved=190
- Glass school day | days=1; season=Autumn; occasion=School trip; budget=15; start_point=Glass works; saved=64
! record itinerary stop|stop|itinerary day: Title!;Itinerary->@itinerary|route~Clay and skewers;Day:number#1-30;Attraction->@attraction|scenic spot~Ceramics museum;Arrives at:time;Stay:number(min)#10-1440;Way there=Walk|Bus|Car|Train;Tip:long
- Day 1: museum | itinerary=Clay and skewers; day=1; attraction=Ceramics museum; stay=90; way_there=Walk; tip=Kiln demonstration at 11.
- Day 2: merchant town | itinerary=Clay and skewers; day=2; attraction=Old merchant town; stay=180; way_there=Bus
- Up the mountain | itinerary=Blossom hill; day=1; attraction=Yuan mountain; stay=300; way_there=Car
- Evening of lights | itinerary=Lanterns and snow; day=1; attraction=Lantern park; stay=120; way_there=Walk
record travel strategy|travel guide|guide|strategy|tourism information|tip: Title!;Topic=Food|Sights|Stay|Transport|Shopping|Season;Text:long!;Author~Editor Wen;Published on:date;Cover:image;Featured:boolean;~Reads:number#0-100000000
- How to roll a skewer | topic=Food; text=Flatbread, onion, skewer, pull.; author=Editor Wen; reads=15200
- Two days without a car | topic=Transport; text=Line 52 links the sights.; author=Editor Lou; reads=4100
- Where the kilns still burn | topic=Sights; author=Editor Wen; reads=2700
- Rooms during the holidays | topic=Stay; text=Book three weeks ahead.; author=Editor Lou; reads=3300
+ favorite: Attraction->@attraction|scenic spot~Yuan mountain;Note
+ review: Attraction->@attraction|scenic spot~Ceramics museum;Rating:rating;Text:long

# home committee|parent committee|parents and teachers|home-school|class circle
item school|school circle: Name!;Address;Kind=Kindergarten|Primary|Secondary|High school;Principal~Ms Orr;Phone:phone;Logo:image;Created by~Dana Pike;~Classes:number#0-500;~Status=Waiting|Approved|Closed
- Birch primary | address=Birch lane 2; kind=Primary; principal=Ms Orr; created_by=Dana Pike; classes=12; status=Approved
- Harbour kindergarten | address=Quay 9; kind=Kindergarten; principal=Mr Lowe; created_by=Ilan Roth; classes=4; status=Approved
- Hill secondary | address=Hill road 40; kind=Secondary; principal=Ms Adeyemi; created_by=Pia Voss; classes=21; status=Approved
- West high school | address=Ring 7; kind=High school; created_by=Tom Gray; classes=0; status=Waiting
item class|home committee|committee|class committee|class circle: Name!;School->@school|school circle~Birch primary;Grade~3;Teacher~Mr Quinn;Class administrator~Dana Pike;Join code;~Members:number#0-200;~Status=Open|Closed
- Birch 3a | school=Birch primary; grade=3; teacher=Mr Quinn; class_administrator=Dana Pike; join_code=B3A-77; members=41; status=Open
- Birch 4b | school=Birch primary; grade=4; teacher=Ms Sun; class_administrator=Lars Holm; join_code=B4B-19; members=38; status=Open
- Starfish group | school=Harbour kindergarten; grade=0; teacher=Ms Bell; class_administrator=Ilan Roth; join_code=HST-02; members=22; status=Open
- Hill 7c | school=Hill secondary; grade=7; teacher=Mr Abadi; class_administrator=Pia Voss; join_code=H7C-31; members=52; status=Closed
request membership application|join application|class membership application|application: Applicant!;Class->@class|home committee~Birch 3a;Child's name!;Relation=Mother|Father|Grandparent|Guardian|Teacher;Phone:phone;Message:long
- Nora Blake | class=Birch 3a; child_s_name=Finn Blake; relation=Mother; message=We are new in town.
- Omar Saleh | class=Birch 4b; child_s_name=Lina Saleh; relation=Father
- Gertrud Maas | class=Starfish group; child_s_name=Emil Maas; relation=Grandparent; message=I fetch him on Fridays.
- Mr Quinn | class=Birch 3a; child_s_name=none; relation=Teacher
record class post|circle post|shared post|discussion: Title!;Text:long!;Class->@class|home committee~Birch 3a;Topic->@topic|post topic~Homework;Visible to=Class only|Whole school|Everyone;Picture:image;Written by~Nora Blake;Written on:date;Pinned:boolean;~Likes:number#0-100000;~Status=Under review|Published|Refused
- Which pages for Monday? | text=Is it 14 or 15?; class=Birch 3a; topic=Homework; visible_to=Class only; written_by=Nora Blake; likes=3; status=Published
- Cakes for the summer fair | text=We need six more cakes.; class=Birch 4b; topic=Events; visible_to=Whole school; written_by=Lars Holm; likes=17; status=Published
- Lost: a red rubber boot | text=Size 28, left foot.; class=Starfish group; topic=Lost and found; visible_to=Everyone; written_by=Ilan Roth; likes=5; status=Published
- Car pool from the east side | class=Hill 7c; text=Two seats free in the morning.; topic=Way to school; visible_to=Whole school; written_by=Pia Voss; likes=0; status=Under review
item topic|post topic: Name!;Description:long;School->@school|school circle~Birch primary;Sort order:number#0-1000;~Posts:number#0-100000
- Homework | description=Questions on tasks; school=Birch primary; sort_order=1; posts=84
- Events | description=Fairs and trips; school=Birch primary; sort_order=2; posts=31
- Lost and found | school=Harbour kindergarten; sort_order=3; posts=12
- Way to school | school=Hill secondary; sort_order=4; posts=9
record post review|review record|approval: Title!;Post->@class post|circle post~Cakes for the summer fair;Reviewed by~School office;Decision=Published|Refused|Changes wanted;Reason:long;Reviewed on:date
- Cakes approved | post=Cakes for the summer fair; reviewed_by=School office; decision=Published
- Boot approved | post=Lost: a red rubber boot; reviewed_by=Ms Bell; decision=Published
- Car pool: no phone numbers | post=Car pool from the east side; reviewed_by=Ms Adeyemi; decision=Changes wanted; reason=Please leave out phone numbers.
- Pages approved | post=Which pages for Monday?; reviewed_by=Dana Pike; decision=Published
record announcement|notice: Title!;Text:long!;School->@school|school circle~Birch primary;Class->@class|home committee~Birch 3a;Published by~Ms Orr;Published on:date;Valid until:date;Pinned:boolean;~Read by:number#0-100000
- School closed on Friday | text=The heating is being replaced.; school=Birch primary; published_by=Ms Orr; read_by=410
- Swimming starts | text=Bring a towel and two coins.; school=Birch primary; class=Birch 3a; published_by=Mr Quinn; read_by=36
- Photo day | text=Tuesday at nine.; school=Harbour kindergarten; published_by=Mr Lowe; read_by=70
- Parents' evening | text=Thursday at 19:00, hall.; school=Hill secondary; class=Hill 7c; published_by=Mr Abadi; read_by=48
! person administrator|member|class member: Name!;School->@school|school circle~Birch primary;Class->@class|home committee~Birch 3a;Role=School administrator|Class administrator|Teacher|Parent;May publish:boolean;May approve members:boolean;Since:date
- Dana Pike | school=Birch primary; class=Birch 3a; role=Class administrator
- Ms Orr | school=Birch primary; role=School administrator
- Lars Holm | school=Birch primary; class=Birch 4b; role=Class administrator
- Finn's mother | school=Birch primary; class=Birch 3a; role=Parent
+ comment: Post->@class post|circle post~Which pages for Monday?;Text:long

# administrative assistant|enterprise resource planning|office automation|approval process|enterprise management|comprehensive management|low-code platform|business software
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
person employee|personnel|staff|internal personnel: Name!;Staff number~E-104;Department~Sales;Position;E-mail:email;Phone:phone;Hired on:date;Manager~Marek Stone;Performance=Below|Meets|Above|Outstanding;~Status=Active|On leave|Left
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

# qr code|barcode|code generator
record qr code|code|generated code|generation|generated qr code: Title!;Kind=Text|Web address|Contact|Wi-Fi|E-mail|Phone;Content:long!;Format=PNG|JPG|SVG|PDF;Size:number(px)#50-5000;Colour~#000000;Background~#ffffff;Error correction=Low|Medium|Quartile|High;Margin:number#0-20;Logo:image;Created on:date;~Downloads:number#0-1000000
- Menu of the day | kind=Web address; content=https://bistro.example/menu; format=PNG; size=600; colour=#1b4332; background=#ffffff; error_correction=Medium; margin=4; downloads=6
- Guest Wi-Fi | kind=Wi-Fi; content=WIFI:T:WPA,S:Guests,P:sunny-day; format=SVG; size=400; colour=#000000; background=#ffffff; error_correction=High; margin=4; downloads=2
- Card of Mira | kind=Contact; content=MECARD:N:Alder,Mira; format=PNG; size=300; colour=#22223b; background=#ffffff; error_correction=Quartile; margin=2; downloads=1
- Cellar shelf 12 | kind=Text; content=Shelf 12, preserves; format=JPG; size=200; colour=#000000; background=#fefae0; error_correction=Low; margin=4; downloads=1
item style|design preset|preset|code template: Name!;Colour~#000000;Background~#ffffff;Size:number(px)#50-5000;Format=PNG|JPG|SVG|PDF;Error correction=Low|Medium|Quartile|High;Dots=Square|Round|Diamond;Logo:image
- Plain black | colour=#000000; background=#ffffff; size=400; format=PNG; error_correction=Medium; dots=Square
- Forest print | colour=#1b4332; background=#ffffff; size=1200; format=SVG; error_correction=High; dots=Round
- Small label | colour=#000000; background=#ffffff; size=150; format=JPG; error_correction=Low; dots=Square
- Night poster | colour=#f4a261; background=#14213d; size=2000; format=PDF; error_correction=Quartile; dots=Diamond
record download|download record|download history|export: Title!;Code->@qr code|generated code~Menu of the day;Format=PNG|JPG|SVG|PDF;Size:number(px)#50-5000;Downloaded on:date;Purpose
- Menu for the table cards | code=Menu of the day; format=PNG; size=600; purpose=Table cards
- Menu for the window | code=Menu of the day; format=PNG; size=2000; purpose=Window
- Wi-Fi for the lobby | code=Guest Wi-Fi; format=SVG; size=400; purpose=Lobby sign
- Shelf label | code=Cellar shelf 12; format=JPG; size=200; purpose=Label
! record scan|scan record|scan statistic: Title!;Code->@qr code|generated code~Menu of the day;Scanned on:date;Scanned at:time;City;Device=Phone|Tablet|Scanner
- Lunch scan | code=Menu of the day; city=Bath; device=Phone
- Guest in the lobby | code=Guest Wi-Fi; city=Bath; device=Phone
- Fair contact | code=Card of Mira; city=Bristol; device=Tablet
- Stock count | code=Cellar shelf 12; city=Bath; device=Scanner
! record batch|bulk generation|code list [batch|bulk|list|import]: Title!;Source file:file;Rows:number#1-100000;Style->@style|preset~Small label;Started on:date;~Made:number#0-100000;~Status=Waiting|Running|Done|Failed
- Shelf labels cellar | rows=48; style=Small label; made=48; status=Done
- Table numbers | rows=22; style=Forest print; made=22; status=Done
- Badge codes | rows=310; style=Plain black; made=140; status=Running
- Poster links | rows=4; style=Night poster; made=0; status=Failed
! item folder|collection: Name!;Description:long;Colour~Green;~Codes:number#0-100000
- Bistro | description=Menus and tables; colour=Green; codes=24
- House | description=Wi-Fi and shelves; colour=Blue; codes=50
- Cards | description=Contacts; colour=Red; codes=6
- Events | description=Posters and tickets; colour=Yellow; codes=9

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

# video editor|video editing|edit video|clip editor|video production
item video project|project|edited video|editing project: Title!;Aspect=16:9|9:16|1:1|4:3;Resolution=720p|1080p|4K;Frame rate:number#1-120;Length:number(s)#0-36000;Cover:image;Changed on:date;Description:long;~Status=Draft|Editing|Rendering|Finished
- Allotment in a year | aspect=16:9; resolution=1080p; frame_rate=25; length=190; description=One shot per week.; status=Editing
- Bread clip | aspect=9:16; resolution=1080p; frame_rate=30; length=45; status=Finished
- Wedding Noa and Eli | aspect=16:9; resolution=4K; frame_rate=25; length=840; status=Rendering
- Club intro | aspect=1:1; resolution=720p; frame_rate=30; length=8; status=Draft
record clip|video clip|uploaded video|source video|video: File name!;File:file!;Project->@video project|project~Bread clip;Duration:number(s)#0-36000;Size:number(MB)#0-100000;Position:number#0-1000;Trim start:number(s)#0-36000;Trim end:number(s)#0-36000;Speed:number#0.1-10;Volume:percent
- knead.mp4 | project=Bread clip; duration=62; size=88; position=1; trim_start=4; trim_end=18; speed=1.5; volume=0
- oven.mp4 | project=Bread clip; duration=240; size=310; position=2; trim_start=0; trim_end=230; speed=8; volume=0
- week-01.mov | project=Allotment in a year; duration=12; size=40; position=1; trim_start=2; trim_end=6; speed=1; volume=20
- vows.mp4 | project=Wedding Noa and Eli; duration=410; size=2200; position=5; trim_start=12; trim_end=180; speed=1; volume=100
item filter|video filter|effect: Name!;Kind=Colour|Blur|Light|Vintage|Transition;Strength:percent;Preview:image;Description;~Uses:number#0-10000000
- Warm morning | kind=Light; strength=40; description=Golden tint; uses=210
- Super 8 | kind=Vintage; strength=70; description=Grain and soft edges; uses=184
- Soft blur | kind=Blur; strength=25; uses=66
- Cross fade | kind=Transition; strength=100; description=One second; uses=402
record applied effect|added filter|edit step|edit|trimming|edit history: Title!;Clip->@clip|video clip~knead.mp4;Operation=Trim|Filter|Text|Music|Speed|Split;Filter->@filter|video filter~Warm morning;From second:number(s)#0-36000;To second:number(s)#0-36000;Value;Done on:date
- Warm light on dough | clip=knead.mp4; operation=Filter; filter=Warm morning; from_second=0; to_second=14; value=40 %
- Oven eight times faster | clip=oven.mp4; operation=Speed; from_second=0; to_second=230; value=8x
- Vows cut | clip=vows.mp4; operation=Trim; from_second=12; to_second=180
- Old look, week 1 | clip=week-01.mov; operation=Filter; filter=Super 8; from_second=2; to_second=6; value=70 %
record text overlay|text|caption|subtitle|title text: Text!;Project->@video project|project~Bread clip;From second:number(s)#0-36000;To second:number(s)#0-36000;Position=Top|Middle|Bottom;Font~Inter;Size:number(px)#6-400;Colour~White;Animation=None|Fade|Slide|Type
- 500 g flour, 350 g water | project=Bread clip; from_second=2; to_second=7; position=Bottom; font=Inter; size=48; colour=White; animation=Fade
- 45 minutes later | project=Bread clip; from_second=20; to_second=23; position=Middle; font=Inter; size=64; colour=White; animation=Slide
- January | project=Allotment in a year; from_second=0; to_second=3; position=Top; font=Lora; size=60; colour=Cream; animation=Type
- Noa and Eli | project=Wedding Noa and Eli; from_second=1; to_second=6; position=Middle; font=Lora; size=96; colour=Gold; animation=Fade
item music|music track|audio track|sound: Title!;File:file;Artist~Low Meadow;Genre=Calm|Happy|Epic|Electronic|Folk;Duration:number(s)#0-3600;Licence=Own|Free|Bought;Beats per minute:number#20-300
- Slow kettle | artist=Low Meadow; genre=Calm; duration=184; licence=Free; beats_per_minute=72
- Market day | artist=Tin Pipers; genre=Folk; duration=142; licence=Free; beats_per_minute=118
- First dance | artist=Ada & Strings; genre=Calm; duration=230; licence=Bought; beats_per_minute=84
- Kick-off | artist=Norr; genre=Electronic; duration=95; licence=Own; beats_per_minute=128
! record audio placement|background music: Title!;Project->@video project|project~Bread clip;Track->@music|music track~Market day;From second:number(s)#0-36000;Volume:percent;Fade in:number(s)#0-30;Fade out:number(s)#0-30
- Bread with pipes | project=Bread clip; track=Market day; from_second=0; volume=60; fade_in=1; fade_out=2
- Garden calm | project=Allotment in a year; track=Slow kettle; from_second=0; volume=50; fade_in=2; fade_out=4
- Dance scene | project=Wedding Noa and Eli; track=First dance; from_second=400; volume=80; fade_in=0; fade_out=3
- Intro beat | project=Club intro; track=Kick-off; from_second=0; volume=90; fade_in=0; fade_out=1
record export|render|saved video|rendered video: Title!;Project->@video project|project~Bread clip;Format=MP4|MOV|WEBM|GIF;Quality=Low|Medium|High;File:file;Size:number(MB)#0-100000;Started on:date;~Progress:percent;~Status=Waiting|Rendering|Done|Failed
- Bread, final | project=Bread clip; format=MP4; quality=High; size=38; progress=100; status=Done
- Bread, small | project=Bread clip; format=WEBM; quality=Low; size=6; progress=100; status=Done
- Wedding, 4K | project=Wedding Noa and Eli; format=MOV; quality=High; progress=41; status=Rendering
- Garden preview | project=Allotment in a year; format=MP4; quality=Low; progress=0; status=Waiting

# tenant|rent payment|rental management|rent collection|lease management
person tenant|personnel|personnel information|resident: Name!;ID number!;Phone:phone;Dwelling->@dwelling|room~B-302;Moved in on:date;Emergency contact;Employer;Name and ID match:boolean;~Status=Applied|Living here|Notice given|Moved out
- Elif Kaya | id_number=T22000129; dwelling=B-302; emergency_contact=Deniz Kaya; employer=City clinic; status=Living here
- Robin Marsh | id_number=L01X00T47; dwelling=A-105; employer=Rail works; status=Living here
- Chen Wei | id_number=G30114455; dwelling=B-207; employer=Nova Labs; status=Notice given
- Fatou Diop | id_number=S77120034; dwelling=A-210; status=Applied
item dwelling|room|apartment|flat|rental unit: Number!;Building~House A|House B;Floor:number#-3-100;Size:number(m²)#5-1000;Rooms:number#1-20;Monthly rent:money;Deposit:money;Picture:image;~Status=Free|Rented|Reserved|Under repair
- B-302 | building=House B; floor=3; size=54; rooms=2; monthly_rent=720; deposit=1440; status=Rented
- A-105 | building=House A; floor=1; size=38; rooms=1; monthly_rent=560; deposit=1120; status=Rented
- B-207 | building=House B; floor=2; size=61; rooms=3; monthly_rent=810; deposit=1620; status=Rented
- A-210 | building=House A; floor=2; size=41; rooms=1; monthly_rent=580; deposit=1160; status=Reserved
record contract|lease|rental contract|online contract: Contract number!;Tenant->@tenant|personnel~Elif Kaya;Dwelling->@dwelling|room~B-302;Starts on:date!;Ends on:date;Monthly rent:money;Deposit:money;Due day:number#1-31;Contract file:file;~Signed on:date;~Status=Draft|Sent for signing|Signed|Ended|Cancelled
- L-2031 | tenant=Elif Kaya; dwelling=B-302; monthly_rent=720; deposit=1440; due_day=3; status=Signed
- L-2032 | tenant=Robin Marsh; dwelling=A-105; monthly_rent=560; deposit=1120; due_day=1; status=Signed
- L-1988 | tenant=Chen Wei; dwelling=B-207; monthly_rent=810; deposit=1620; due_day=1; status=Signed
- L-2040 | tenant=Fatou Diop; dwelling=A-210; monthly_rent=580; deposit=1160; due_day=5; status=Sent for signing
record rent payment|rent|rent bill|rent payment record: Title!;Contract->@contract|lease~L-2031;Month~2026-03;Rent:money;Utilities:money;Due on:date;Paid on:date;Way=Transfer|Card|Wallet|Cash;Receipt number;~Amount due:money;~Status=Open|Paid|Partly paid|Overdue
- B-302 March | contract=L-2031; month=2026-03; rent=720; utilities=85; way=Wallet; receipt_number=R-9011; amount_due=0; status=Paid
- A-105 March | contract=L-2032; month=2026-03; rent=560; utilities=62; amount_due=622; status=Overdue
- B-207 March | contract=L-1988; month=2026-03; rent=810; utilities=90; way=Transfer; receipt_number=R-9014; amount_due=400; status=Partly paid
- B-302 April | contract=L-2031; month=2026-04; rent=720; utilities=85; amount_due=805; status=Open
request maintenance request|repair request|repair: Title!;Tenant->@tenant|personnel~Elif Kaya;Dwelling->@dwelling|room~B-302;Kind=Water|Heating|Electrical|Door and lock|Appliance|Other;Description:long!;Picture:image;Urgency=Low|Normal|High;Wanted on:date;Worker~Hausmeister Kolb
- Tap drips | tenant=Elif Kaya; dwelling=B-302; kind=Water; description=Kitchen tap, all night.; urgency=Normal; worker=Hausmeister Kolb
- No heating | tenant=Robin Marsh; dwelling=A-105; kind=Heating; description=Cold since yesterday.; urgency=High
- Lock sticks | tenant=Chen Wei; dwelling=B-207; kind=Door and lock; description=Key turns only halfway.; urgency=Normal
- Cellar light | tenant=Elif Kaya; dwelling=B-302; kind=Electrical; description=Light in cellar corridor off.; urgency=Low
record identity check|verification|id verification|identity verification: Title!;Tenant->@tenant|personnel~Elif Kaya;Name given;ID number given;Checked on:date;Checked by~Front office;ID picture:image;~Result=Match|No match|Cannot be read|Waiting
- Elif checked | tenant=Elif Kaya; name_given=Elif Kaya; id_number_given=T22000129; checked_by=Front office; result=Match
- Robin checked | tenant=Robin Marsh; name_given=Robin Marsh; id_number_given=L01X00T47; checked_by=Front office; result=Match
- Fatou, first try | tenant=Fatou Diop; name_given=Fatou Diop; id_number_given=S77120043; checked_by=Front office; result=No match
- Fatou, second try | tenant=Fatou Diop; name_given=Fatou Diop; id_number_given=S77120034; result=Waiting
! record meter reading|utility reading [meter|utilit\\w*|water|electric\\w*]: Title!;Dwelling->@dwelling|room~B-302;Meter=Electricity|Cold water|Hot water|Heating|Gas;Reading:number#0-10000000;Read on:date;Usage:number#0-1000000;Price per unit:money
- B-302 electricity | dwelling=B-302; meter=Electricity; reading=18422; usage=164; price_per_unit=0.31
- B-302 cold water | dwelling=B-302; meter=Cold water; reading=311; usage=6; price_per_unit=2.2
- A-105 electricity | dwelling=A-105; meter=Electricity; reading=9020; usage=98; price_per_unit=0.31
- B-207 heating | dwelling=B-207; meter=Heating; reading=5510; usage=240; price_per_unit=0.12

# screenshot|screen capture|website screenshot|page monitoring|page change
item screenshot task|screenshot setting|capture task|automatic screenshot|monitored page: Name!;Page address:url;Frequency=Every minute|Every 15 minutes|Hourly|Daily|Weekly;Content=Whole page|Visible part|Element|Whole screen;Element selector;Width:number(px)#200-8000;Height:number(px)#200-20000;Starts at:time;Ends at:time;~Next run on:date;~Status=Active|Paused|Failing
- Price page of the rival | frequency=Hourly; content=Element; element_selector=.price-table; width=1280; height=900; status=Active
- Our home page | frequency=Daily; content=Whole page; width=1440; height=4000; status=Active
- Control room screen | frequency=Every 15 minutes; content=Whole screen; width=1920; height=1080; status=Active
- Ticket counter | frequency=Every minute; content=Visible part; width=1024; height=768; status=Failing
record screenshot|captured image|screenshot record|screenshot history|capture: Title!;Task->@screenshot task|capture task~Our home page;Picture:image;Taken on:date!;Taken at:time;Width:number(px)#1-20000;Height:number(px)#1-50000;Size:number(KB)#0-100000;Difference:percent;~Status=Taken|Changed|Same|Failed
- Home page, Monday | task=Our home page; width=1440; height=3810; size=920; difference=0; status=Same
- Home page, Tuesday | task=Our home page; width=1440; height=3960; size=1010; difference=12; status=Changed
- Rival prices, 10:00 | task=Price page of the rival; width=820; height=600; size=88; difference=4; status=Changed
- Ticket counter, 9:41 | task=Ticket counter; width=1024; height=768; size=0; difference=0; status=Failed
item alert rule|alert setting|alert|alert function: Name!;Task->@screenshot task|capture task~Our home page;Condition=Page changed|Page same|Word appears|Word missing|Screenshot failed|At a time;Word;Threshold:percent;Alert at:time;Text:long;Channel=Pop-up|E-mail|SMS|Chat;Active:boolean
- Rival changed a price | task=Price page of the rival; condition=Page changed; threshold=2; text=Prices have moved.; channel=Chat
- Sold out appears | task=Ticket counter; condition=Word appears; word=Sold out; text=No tickets left.; channel=SMS
- Home page broken | task=Our home page; condition=Word missing; word=Welcome; text=Check the home page.; channel=E-mail
- Look at the control screen | task=Control room screen; condition=At a time; text=Hourly round.; channel=Pop-up
record alert notification|notification history|alert history|sent alert|alert record: Title!;Rule->@alert rule|alert setting~Rival changed a price;Screenshot->@screenshot|captured image~Rival prices, 10:00;Sent on:date;Sent at:time;Channel=Pop-up|E-mail|SMS|Chat;~Status=Waiting|Shown|Read|Failed
- Prices moved at 10 | rule=Rival changed a price; screenshot=Rival prices, 10:00; channel=Chat; status=Read
- Home page changed | rule=Home page broken; screenshot=Home page, Tuesday; channel=E-mail; status=Shown
- Counter not reachable | rule=Sold out appears; screenshot=Ticket counter, 9:41; channel=SMS; status=Failed
- Hourly round 11:00 | rule=Look at the control screen; channel=Pop-up; status=Waiting
! record comparison|difference: Title!;First->@screenshot|captured image~Home page, Monday;Second->@screenshot|captured image~Home page, Tuesday;Difference:percent;Changed area;Compared on:date
- Home page Monday to Tuesday | first=Home page, Monday; second=Home page, Tuesday; difference=12; changed_area=New banner
- Prices 9:00 to 10:00 | first=Rival prices, 10:00; second=Rival prices, 10:00; difference=4; changed_area=Row 3
- Counter before failure | first=Ticket counter, 9:41; second=Ticket counter, 9:41; difference=0
- Home page to last week | first=Home page, Monday; second=Home page, Monday; difference=0
! record capture setting|preference: Title!;Quiet from:time;Quiet until:time;Keep for:number(days)#1-3650;Format=PNG|JPG|WEBP;Default channel=Pop-up|E-mail|SMS|Chat
- Office | keep_for=90; format=PNG; default_channel=Chat
- Night duty | keep_for=30; format=JPG; default_channel=SMS
- Archive | keep_for=1825; format=WEBP; default_channel=E-mail
- Trial | keep_for=7; format=PNG; default_channel=Pop-up

# cloud application security|cloud security|application security|threat protection|security policy|advanced threat
item cloud service|protected service|cloud application|application: Name!;Kind=Storage|Mail|Office|Development|Sales|Infrastructure;Provider~Northcloud;Owner~Team Office;Users:number#0-10000000;Data class=Public|Internal|Confidential|Secret;Risk score:number#0-100;~Status=Protected|Monitored|Blocked|Not checked
- Team drive | kind=Storage; provider=Northcloud; owner=Team Office; users=840; data_class=Confidential; risk_score=31; status=Protected
- Company mail | kind=Mail; provider=Northcloud; owner=Team Office; users=910; data_class=Internal; risk_score=44; status=Protected
- Code host | kind=Development; provider=Gitbay; owner=Team Build; users=120; data_class=Secret; risk_score=27; status=Monitored
- Free file sender | kind=Storage; provider=Unknown; owner=Nobody; users=19; data_class=Confidential; risk_score=88; status=Blocked
item security policy|policy|policy configuration|protection policy: Name!;Kind=Access|Data loss|Malware|Session|Anomaly;Cloud service->@cloud service|application~Team drive;Condition~More than 100 downloads an hour;Action=Alert|Block|Quarantine|Require sign-in|Encrypt;Severity=Low|Medium|High|Critical;Owner~Iris Cole;~Hits:number#0-10000000;~Status=Draft|Active|Paused
- Mass download | kind=Anomaly; cloud_service=Team drive; condition=More than 100 downloads an hour; action=Require sign-in; severity=High; owner=Iris Cole; hits=6; status=Active
- Card numbers in mail | kind=Data loss; cloud_service=Company mail; condition=Text holds card number; action=Quarantine; severity=High; owner=Iris Cole; hits=41; status=Active
- Sign-in from two countries | kind=Access; cloud_service=Code host; condition=Within one hour; action=Block; severity=Critical; owner=Max Oduya; hits=2; status=Active
- Macro files | kind=Malware; cloud_service=Team drive; condition=Office file with macro; action=Quarantine; severity=Medium; owner=Max Oduya; hits=0; status=Draft
record threat|advanced threat|security incident|incident|security alert|potential security issue: Title!;Policy->@security policy|policy~Mass download;Cloud service->@cloud service|application~Team drive;User~j.brandt;Severity=Low|Medium|High|Critical;Found on:date;Description:long;Handled by~Iris Cole;Measure:long;~Status=Open|Investigating|Contained|Closed|False alarm
- 420 files downloaded at night | policy=Mass download; cloud_service=Team drive; user=j.brandt; severity=High; handled_by=Iris Cole; measure=Session ended.; status=Contained
- Sign-in from Oslo and Lima | policy=Sign-in from two countries; cloud_service=Code host; user=p.ahmed; severity=Critical; handled_by=Max Oduya; status=Investigating
- Invoice with card number | policy=Card numbers in mail; cloud_service=Company mail; user=billing; severity=Medium; status=False alarm
- Uploads to a free sender | cloud_service=Free file sender; user=r.lim; severity=High; status=Open
record security log|log|audit log|access log|log inspection: Title!;Cloud service->@cloud service|application~Team drive;User~j.brandt;Action=Sign in|Download|Upload|Share|Delete|Change policy;Object;Address~203.0.113.8;Country;Logged on:date;Logged at:time;~Verdict=Normal|Suspicious|Blocked
- j.brandt downloads | cloud_service=Team drive; user=j.brandt; action=Download; object=Folder Tenders; address=203.0.113.8; country=Germany; verdict=Suspicious
- p.ahmed signs in | cloud_service=Code host; user=p.ahmed; action=Sign in; address=198.51.100.4; country=Peru; verdict=Blocked
- Link for partner | cloud_service=Team drive; user=s.hale; action=Share; object=Plan.pdf; address=192.0.2.77; country=United Kingdom; verdict=Normal
- Policy raised | cloud_service=Company mail; user=iris.cole; action=Change policy; object=Card numbers in mail; address=192.0.2.10; country=United Kingdom; verdict=Normal
record security report|report download|status report: Title!;Period=Day|Week|Month|Quarter;From:date;Until:date;Threats found:number#0-1000000;Threats blocked:number#0-1000000;File:file;Made by~Iris Cole;~Downloads:number#0-100000
- Week 12 | period=Week; threats_found=14; threats_blocked=12; made_by=Iris Cole; downloads=5
- March | period=Month; threats_found=49; threats_blocked=44; made_by=Iris Cole; downloads=11
- First quarter | period=Quarter; threats_found=131; threats_blocked=120; made_by=Max Oduya; downloads=3
- Monday | period=Day; threats_found=2; threats_blocked=2; made_by=Max Oduya; downloads=0
item access permission|permission|role|user permission: Name!;Role=Viewer|Analyst|Policy editor|Administrator;Cloud service->@cloud service|application~Team drive;Granted to~Iris Cole;Granted on:date;Valid until:date;Reason;~Status=Active|Expired|Withdrawn
- Iris edits policies | role=Policy editor; cloud_service=Team drive; granted_to=Iris Cole; reason=Security lead; status=Active
- Max investigates | role=Analyst; cloud_service=Code host; granted_to=Max Oduya; status=Active
- Auditor reads mail reports | role=Viewer; cloud_service=Company mail; granted_to=External auditor; reason=Yearly audit; status=Expired
- Platform administrator | role=Administrator; cloud_service=Team drive; granted_to=Sana Wolff; status=Active
! record security metric|data visualization|security status [visuali\\w*|dashboard|status]: Title!;Date:date;Protected services:number#0-10000;Open threats:number#0-100000;Blocked attacks:number#0-10000000;Risky users:number#0-1000000;Security score:number#0-100
- Monday status | protected_services=21; open_threats=4; blocked_attacks=310; risky_users=3; security_score=82
- Tuesday status | protected_services=21; open_threats=5; blocked_attacks=288; risky_users=4; security_score=80
- Wednesday status | protected_services=22; open_threats=3; blocked_attacks=402; risky_users=3; security_score=85
- Thursday status | protected_services=22; open_threats=2; blocked_attacks=297; risky_users=2; security_score=88

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

# content management|guides and projects|wordpress|content distribution|content publishing|cms website|landing page
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
item custom field|template field|page template|custom template|template [field|template|theme]: Name!;Used on=Page|Text|Image|Video|All;Field type=Text|Long text|Number|Date|Picture|Link|Choice;Default value;Required:boolean;Help text;Position:number#0-1000
- Reading time | used_on=Text; field_type=Number; default_value=3; help_text=In minutes; position=1
- Sowing month | used_on=Text; field_type=Choice; help_text=January to December; position=2
- Header picture | used_on=Page; field_type=Picture; position=1
- Call-to-action link | used_on=All; field_type=Link; default_value=/contact; position=5
! record content version|version|revision|publishing record: Title!;Content->@content|page~Spring guide;Version:number#1-10000;Change:long;Edited by~Signe Dahl;Edited on:date;~Status=Saved|Published|Rolled back
- Spring guide 2 | content=Spring guide; version=2; change=Tomatoes moved to March.; edited_by=Signe Dahl; status=Published
- Spring guide 3 | content=Spring guide; version=3; change=New picture.; edited_by=Omar Pell; status=Saved
- About us 5 | content=About us; version=5; change=New phone number.; edited_by=Omar Pell; status=Published
- Summer offer 1 | content=Summer offer; version=1; change=First draft.; edited_by=Omar Pell; status=Saved
item user permission|permission|access permission|role|access control [permission|access|role]: Name!;Role=Reader|Author|Editor|Administrator;Category->@content category|category~Guides;May read:boolean;May edit:boolean;May publish:boolean;May delete:boolean;Granted to~Signe Dahl
- Authors of guides | role=Author; category=Guides; granted_to=Signe Dahl
- Editors of everything | role=Editor; category=Company; granted_to=Omar Pell
- Readers of news | role=Reader; category=News; granted_to=All readers
- Administration | role=Administrator; category=Campaigns; granted_to=Lin Marsh
record site issue|site check|broken link|loading problem [fix|optimi\\w*|speed|issue|problem]: Title!;Page->@content|page~About us;Kind=Broken link|Slow page|Layout|Plugin conflict|Theme conflict|Error;Found on:date;Load time:number(ms)#0-600000;Description:long;Fix:long;~Status=Open|In progress|Fixed|Will not fix
- Link to old shop is dead | page=About us; kind=Broken link; load_time=800; fix=Points to the new shop now.; status=Fixed
- Guide loads in 6 s | page=Spring guide; kind=Slow page; load_time=6100; description=Pictures of 5 MB.; status=In progress
- Menu covers the title | page=Summer offer; kind=Theme conflict; description=Since the new theme.; status=Open
- Film does not start | page=Compost in three minutes; kind=Plugin conflict; fix=Old player removed.; status=Fixed
request contact request|contact|lead|sign-up: Name!;E-mail:email;Phone:phone;Page->@content|page~Summer offer;Message:long!
- Pia Holt | page=Summer offer; message=Does the offer hold for schools?
- Garden club Ost | page=Spring guide; message=May we print the guide?
- Ned Barlow | page=About us; message=Are you open on Sundays?
- Ulla Stein | page=Compost in three minutes; message=Which bin is in the film?

# sports venue|fitness website|sports event|event registration|venue booking|sports website
item venue|sports venue|court|venue information|hall: Name!;Sport=Badminton|Tennis|Basketball|Swimming|Football|Fitness;Address;Courts:number#1-200;Price per hour:money;Opens at:time;Closes at:time;Capacity:number#1-100000;Facilities;Picture:image;Rating:rating;~Status=Open|Maintenance|Closed
- Hall East badminton | sport=Badminton; address=East road 10; courts=8; price_per_hour=12; capacity=60; facilities=Showers, rackets; rating=4.5; status=Open
- Riverside tennis | sport=Tennis; address=River lane 3; courts=4; price_per_hour=18; capacity=30; rating=4.7; status=Open
- Blue pool | sport=Swimming; address=Station road 22; courts=6; price_per_hour=7; capacity=150; facilities=Sauna; rating=4.2; status=Maintenance
- Dome basketball | sport=Basketball; address=Park 1; courts=2; price_per_hour=35; capacity=400; rating=4.4; status=Open
item time slot|slot|available slot: Title!;Venue->@venue|sports venue~Hall East badminton;Court~Court 1;Date:date!;Starts at:time;Ends at:time;Price:money;~Status=Free|Booked|Blocked
- East court 1, evening | venue=Hall East badminton; court=Court 1; price=12; status=Booked
- East court 2, evening | venue=Hall East badminton; court=Court 2; price=12; status=Free
- Tennis 3, morning | venue=Riverside tennis; court=Court 3; price=15; status=Free
- Dome 1, Saturday | venue=Dome basketball; court=Court 1; price=35; status=Blocked
event sports event|competition|activity|event: Name!;Sport=Badminton|Tennis|Basketball|Swimming|Running|Fitness;Venue->@venue|sports venue~Dome basketball;Date:date!;Starts at:time;Entry fee:money;Places:number#1-100000;Registration until:date;Description:long;Picture:image;~Registered:number#0-100000;~Status=Planned|Registration open|Full|Finished|Cancelled
- City mile | sport=Running; entry_fee=15; places=800; registered=512; description=One mile through the old town.; status=Registration open
- Spring doubles | sport=Badminton; venue=Hall East badminton; entry_fee=20; places=32; registered=32; status=Full
- Street ball night | sport=Basketball; venue=Dome basketball; entry_fee=5; places=64; registered=18; status=Registration open
- Open water swim | sport=Swimming; entry_fee=25; places=120; registered=0; status=Planned
item group|participating group|event group|age group: Name!;Event->@sports event|competition~City mile;Sex=Open|Women|Men|Mixed;Age from:number#0-100;Age to:number#0-110;Places:number#1-100000;Fee:money;Required papers
- Mile, under 18 | event=City mile; sex=Open; age_from=10; age_to=17; places=200; fee=8; required_papers=ID card
- Mile, women | event=City mile; sex=Women; age_from=18; age_to=99; places=300; fee=15; required_papers=ID card, physical examination report
- Mile, men | event=City mile; sex=Men; age_from=18; age_to=99; places=300; fee=15; required_papers=ID card, physical examination report
- Mixed doubles | event=Spring doubles; sex=Mixed; age_from=16; age_to=99; places=16; fee=20; required_papers=ID card
person participant|athlete|participant information: Name!;ID number;Date of birth:date;Sex=Female|Male|Other;Phone:phone;Emergency contact;Best result;Shirt size=XS|S|M|L|XL;Photo:image
- Lena Forst | id_number=L88201; sex=Female; emergency_contact=Udo Forst; best_result=Mile 5:48; shirt_size=S
- Karim Aydin | id_number=K10337; sex=Male; best_result=Mile 5:02; shirt_size=M
- Joy Chen | id_number=J55120; sex=Female; best_result=Doubles quarter-final; shirt_size=M
- Piet Vos | id_number=P90417; sex=Male; shirt_size=L
record document audit|audit|registration audit: Title!;Participant->@participant|athlete~Lena Forst;Document=ID card|Physical examination report|Consent|Payment proof;File:file;Recognised name;Recognised number;Recommended group->@group|participating group~Mile, women;Checked on:date;Checked by~Race office;~Result=Waiting|Passed|Refused|Cannot be read
- ID of Lena | participant=Lena Forst; document=ID card; recognised_name=Lena Forst; recognised_number=L88201; recommended_group=Mile, women; checked_by=Race office; result=Passed
- Report of Karim | participant=Karim Aydin; document=Physical examination report; recognised_name=Karim Aydin; recommended_group=Mile, men; result=Waiting
- ID of Joy | participant=Joy Chen; document=ID card; recognised_name=Joy Chen; recognised_number=J55120; recommended_group=Mixed doubles; result=Passed
- Report of Piet | participant=Piet Vos; document=Physical examination report; recommended_group=Mile, men; checked_by=Race office; result=Cannot be read
item instructional video|video|training video [video]: Title!;Sport=Badminton|Tennis|Basketball|Swimming|Running|Fitness;Coach~Rita Moor;Video file:file;Duration:number(min)#1-300;Level=Beginner|Middle|Advanced;Cover:image;~Views:number#0-100000000
- Clear and drop | sport=Badminton; coach=Rita Moor; duration=14; level=Beginner; views=820
- Serve in four steps | sport=Tennis; coach=Jan Holl; duration=18; level=Middle; views=412
- Breathing in crawl | sport=Swimming; coach=Ada Lin; duration=11; level=Beginner; views=633
- Ten minutes core | sport=Fitness; coach=Rita Moor; duration=10; level=Middle; views=2010
item mall item|redemption item|points mall item|reward [point|redeem|redemption|mall]: Name!;Points:number#1-10000000;Stock:number#0-100000;Kind=Voucher|Gear|Drink|Court hour;Description:long;Picture:image;~Redeemed:number#0-1000000
- One court hour | points=1200; stock=100; kind=Court hour; redeemed=38
- Shuttlecocks, tube | points=800; stock=40; kind=Gear; redeemed=22
- Isotonic drink | points=150; stock=300; kind=Drink; redeemed=140
- Ten off an event | points=1000; stock=50; kind=Voucher; redeemed=9
! record points redemption|redemption|points record [point|redeem|redemption]: Title!;Item->@mall item|redemption item~Isotonic drink;Points:number#-10000000-10000000;Balance after:number#0-10000000;Booked on:date;Code;~Status=Redeemed|Handed out|Cancelled
- Drink for Lena | item=Isotonic drink; points=-150; balance_after=640; code=RD-101; status=Handed out
- Court hour for Piet | item=One court hour; points=-1200; balance_after=80; code=RD-102; status=Redeemed
- Tube for Joy | item=Shuttlecocks, tube; points=-800; balance_after=310; code=RD-103; status=Handed out
- Voucher for Karim | item=Ten off an event; points=-1000; balance_after=45; code=RD-104; status=Cancelled
+ booking: Venue->@venue|sports venue~Hall East badminton;Time slot->@time slot|slot~East court 2, evening;Players:number#1-100;~Price:money;~Status=Booked|Paid|Played|Cancelled
+ event registration: Event->@sports event|competition~City mile;Group->@group|participating group~Mile, women;Participant->@participant|athlete~Lena Forst;Start number:number#1-100000;~Fee:money;~Status=Sent|Under audit|Accepted|Paid|Refused

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
item skill|skill information [skill|training]: Name!;Category=Technical|Safety|Language|Leadership|Software;Level needed:number#1-5;Standard file:file;Assessment group~Welding board;Valid for:number(months)#0-120;Description:long
- MAG welding | category=Technical; level_needed=3; assessment_group=Welding board; valid_for=24
- Forklift licence | category=Safety; level_needed=1; assessment_group=Safety team; valid_for=12
- Reading drawings | category=Technical; level_needed=2; assessment_group=Quality board; valid_for=0
- First aid | category=Safety; level_needed=1; assessment_group=Safety team; valid_for=24
work training plan|skill training|training|training content [training]: Title!;Skill->@skill|skill information~MAG welding;Trainer~Ines Kolb;Department->@department~Assembly;Starts on:date!;Ends on:date;Hours:number#1-1000;Places:number#1-500;Content:long
- MAG course spring | skill=MAG welding; trainer=Ines Kolb; department=Assembly; hours=40; places=8; content=Seams in three positions.
- Forklift refresher | skill=Forklift licence; trainer=Ron Peel; department=Stores; hours=6; places=12
- Drawings for assembly | skill=Reading drawings; trainer=Greta Holm; department=Assembly; hours=12; places=10
- First aid day | skill=First aid; trainer=Red cross team; department=Office; hours=8; places=20
record skill assessment|assessment|employee skill|training record [skill|training|assess\\w*]: Title!;Employee->@employee|staff~Tara Wynn;Skill->@skill|skill information~MAG welding;Training->@training plan|skill training~MAG course spring;Score:number#0-100;Level:number#0-5;Assessed on:date;Valid until:date;Assessor~Welding board;~Result=Registered|Passed|Failed|Repeat
- Tara MAG | employee=Tara Wynn; skill=MAG welding; training=MAG course spring; score=91; level=4; assessor=Welding board; result=Passed
- Milo first aid | employee=Milo Hart; skill=First aid; training=First aid day; score=80; level=1; assessor=Safety team; result=Passed
- Asha drawings | employee=Asha Verma; skill=Reading drawings; training=Drawings for assembly; score=48; level=1; assessor=Quality board; result=Repeat
- Oskar forklift | employee=Oskar Bly; skill=Forklift licence; training=Forklift refresher; score=0; level=0; assessor=Safety team; result=Registered

# credit bank|training organisation|training organization|educational video|learning credit|vocational training
item course|professional course|training course|course information: Title!;Code~BSB-301;Category~Business|Care;Level=Certificate|Diploma|Degree|Short course;Credits:number#0-300;Duration:number(weeks)#1-300;Fee:money;Teacher~Ms Kelly;Description:long;Picture:image;~Status=Open|Full|Closed
- Office administration | code=BSB-301; category=Business; level=Certificate; credits=12; duration=24; fee=980; teacher=Ms Kelly; status=Open
- Aged care basics | code=CHC-210; category=Care; level=Certificate; credits=10; duration=20; fee=860; teacher=Mr Adu; status=Open
- Web design diploma | code=ICT-500; category=Technology; level=Diploma; credits=40; duration=52; fee=2900; teacher=Dr Sand; status=Full
- Barista weekend | code=SIT-020; category=Hospitality; level=Short course; credits=1; duration=1; fee=120; teacher=Lou Penn; status=Open
request enrollment|enrollment application|enrolment|course application: Student name!;Course->@course|professional course~Office administration;E-mail:email;Phone:phone;Date of birth:date;Previous education:long;Start on:date;ID document:file
- Priya Nair | course=Office administration; previous_education=Year 12
- Sam Tully | course=Aged care basics; previous_education=Trade certificate
- Li Fen | course=Web design diploma; previous_education=Certificate IV
- Carlos Paz | course=Barista weekend
item learning resource|educational video|material|video|note|worksheet|content: Title!;Course->@course|professional course~Office administration;Kind=Video|Notes|Worksheet|Reading|Slides;File:file;Duration:number(min)#0-600;Subscribers only:boolean;Description:long;Uploaded by~Ms Kelly;~Downloads:number#0-1000000
- Writing minutes | course=Office administration; kind=Video; duration=14; uploaded_by=Ms Kelly; downloads=210
- Safe lifting sheet | course=Aged care basics; kind=Worksheet; uploaded_by=Mr Adu; downloads=96
- Grid layouts | course=Web design diploma; kind=Slides; uploaded_by=Dr Sand; downloads=141
- Milk and foam | course=Barista weekend; kind=Video; duration=9; uploaded_by=Lou Penn; downloads=55
item question|exam question|multiple-choice question: Question!;Course->@course|professional course~Aged care basics;Kind=Multiple choice|Exam style|True or false;Answer A;Answer B;Answer C;Answer D;Right answer;Explanation:long;Points:number#0-100
- Which knee position protects the back? | course=Aged care basics; kind=Multiple choice; answer_a=Straight; answer_b=Bent; answer_c=Locked; right_answer=B; points=2
- Name three parts of minutes. | course=Office administration; kind=Exam style; right_answer=Date, people, decisions; points=6
- A grid has rows only. | course=Web design diploma; kind=True or false; answer_a=True; answer_b=False; right_answer=B; points=1
- Best milk temperature? | course=Barista weekend; kind=Multiple choice; answer_a=45 °C; answer_b=65 °C; answer_c=90 °C; right_answer=B; points=2
record learning record|course progress|course learning record|study record|assessment result: Title!;Student~Priya Nair;Course->@course|professional course~Office administration;Progress:percent;Score:number#0-100;Hours:number#0-10000;Assessed on:date;~Result=In progress|Competent|Not yet competent|Passed|Failed
- Priya office | student=Priya Nair; course=Office administration; progress=60; score=82; hours=74; result=In progress
- Sam care | student=Sam Tully; course=Aged care basics; progress=100; score=90; hours=160; result=Competent
- Li web | student=Li Fen; course=Web design diploma; progress=35; score=71; hours=140; result=In progress
- Carlos barista | student=Carlos Paz; course=Barista weekend; progress=100; score=95; hours=12; result=Passed
record credit|credit record|credit information|credit transfer: Title!;Student~Sam Tully;Source=Course|Certificate|Work|Transfer;Course->@course|professional course~Aged care basics;Credits:number#0-300;Booked on:date;~Balance:number#0-1000;~Status=Applied|Recognised|Refused|Used
- Sam: care course | student=Sam Tully; source=Course; course=Aged care basics; credits=10; balance=10; status=Recognised
- Sam: first-aid certificate | student=Sam Tully; source=Certificate; credits=2; balance=12; status=Recognised
- Li: earlier diploma | student=Li Fen; source=Transfer; course=Web design diploma; credits=8; balance=8; status=Applied
- Carlos: barista | student=Carlos Paz; source=Course; course=Barista weekend; credits=1; balance=1; status=Recognised
record certificate|certificate authentication|student certificate: Certificate number!;Student~Sam Tully;Name;Issued by~North Training;Course->@course|professional course~Aged care basics;Issued on:date;Valid until:date;File:file;~Status=Submitted|Authenticated|Refused|Expired
- CT-5501 | student=Sam Tully; name=Certificate in aged care; issued_by=North Training; course=Aged care basics; status=Authenticated
- CT-5502 | student=Carlos Paz; name=Barista; issued_by=North Training; course=Barista weekend; status=Authenticated
- FA-0091 | student=Sam Tully; name=First aid; issued_by=City rescue; status=Authenticated
- CT-4410 | student=Li Fen; name=Certificate IV in design; issued_by=South College; status=Submitted
item subscription plan|plan|subscription fee [subscri\\w*]: Name!;Price:money;Months:number#1-60;Access=Videos|Notes|Everything;Description:long;~Subscribers:number#0-1000000
- Month | price=12; months=1; access=Everything; subscribers=210
- Term | price=30; months=3; access=Everything; subscribers=145
- Year | price=99; months=12; access=Everything; subscribers=61
- Notes only | price=5; months=1; access=Notes; subscribers=38
! record fee|tuition fee|fee record [fee|pay|tuition]: Title!;Student~Priya Nair;Course->@course|professional course~Office administration;Amount:money;Due on:date;Paid on:date;Way=Card|Transfer|Cash|Instalment;~Status=Open|Paid|Overdue|Refunded
- Priya instalment 1 | student=Priya Nair; course=Office administration; amount=490; way=Instalment; status=Paid
- Priya instalment 2 | student=Priya Nair; course=Office administration; amount=490; way=Instalment; status=Open
- Sam care fee | student=Sam Tully; course=Aged care basics; amount=860; way=Transfer; status=Paid
- Li diploma fee | student=Li Fen; course=Web design diploma; amount=2900; way=Card; status=Overdue

# shopping mini-program|cross-border e-commerce|fresh food|wechat e-commerce|product library|inventory tracking
item product category|category: Name!;Parent category;Description:long;Picture:image;Sort order:number#0-1000;~Products:number#0-100000
- Vegetables | description=Picked this morning; sort_order=1; products=42
- Fruit | description=In season; sort_order=2; products=31
- Phones | description=Phones and parts; sort_order=3; products=88
- Cameras | description=Bodies and lenses; sort_order=4; products=37
! item product variant|product parameter|specification|parameter: Title!;Product->@product;Name~Weight|Screen size;Value!;Unit~g|inch;Extra price:money;Stock:number#0-1000000;Article code
- Spinach 250 g | name=Weight; value=250; unit=g; extra_price=0; stock=40; article_code=SP-250
- Spinach 500 g | name=Weight; value=500; unit=g; extra_price=1.2; stock=25; article_code=SP-500
- Phone screen | name=Screen size; value=6.1; unit=inch; stock=0; article_code=PH-61
- Camera sensor | name=Resolution; value=24; unit=megapixel; stock=0; article_code=CA-24
item coupon|voucher|discount coupon: Name!;Code!;Kind=Amount off|Percent off|Free delivery;Value:number#0-100000;Smallest order:money;Valid from:date;Valid until:date;Quantity:number#1-10000000;~Used:number#0-10000000;~Status=Active|Used up|Expired
- Welcome 5 | code=HELLO5; kind=Amount off; value=5; smallest_order=30; quantity=2000; used=312; status=Active
- Ten percent spring | code=SPRING10; kind=Percent off; value=10; smallest_order=20; quantity=500; used=500; status=Used up
- Free delivery Friday | code=FRIDAY; kind=Free delivery; value=0; smallest_order=15; quantity=1000; used=77; status=Active
- Old members 8 | code=THANKS8; kind=Amount off; value=8; smallest_order=50; quantity=300; used=120; status=Expired
person member|member information|shop member: Name!;Phone:phone;E-mail:email;Level=Basic|Silver|Gold|Platinum;Points:number#0-10000000;Birthday:date;Joined on:date;Default address;~Total spent:money
- Greta Malm | level=Gold; points=2310; default_address=Lake road 4; total_spent=1820
- Amir Saad | level=Basic; points=90; default_address=Mill lane 17; total_spent=75
- Bo Jensen | level=Silver; points=840; default_address=Quay 3; total_spent=640
- Wanda Kruk | level=Platinum; points=9120; default_address=Park row 11; total_spent=7400
record shipment|logistics|logistics tracking|delivery|parcel: Tracking number!;Order number~WS-7701;Carrier~Northpost;Receiver;Address;Country;Customs number;Sent on:date;Expected on:date;Current place;~Status=Packed|Sent|In customs|Out for delivery|Delivered|Returned
- NP-330187 | order_number=WS-7701; carrier=Northpost; receiver=Greta Malm; country=Sweden; current_place=Malmö hub; status=Out for delivery
- NP-330190 | order_number=WS-7703; carrier=Northpost; receiver=Amir Saad; country=Germany; current_place=Hamburg customs; customs_number=C-5510; status=In customs
- CF-10044 | order_number=WS-7698; carrier=Coolfreight; receiver=Bo Jensen; country=Denmark; current_place=Delivered at the door; status=Delivered
- CF-10051 | order_number=WS-7705; carrier=Coolfreight; receiver=Wanda Kruk; country=Poland; current_place=Cold store; status=Packed
request refund|refund request|return|after-sales request: Title!;Order number!;Product->@product;Kind=Refund only|Return and refund|Exchange;Amount:money;Reason:long!;Picture:image
- Bruised pears | order_number=WS-7698; kind=Refund only; amount=4.2; reason=Three of six pears are brown.
- Wrong phone colour | order_number=WS-7703; kind=Exchange; amount=0; reason=Blue came instead of black.
- Changed my mind | order_number=WS-7690; kind=Return and refund; amount=129; reason=Camera bag too small.
- Missing spinach | order_number=WS-7705; kind=Refund only; amount=2.4; reason=Not in the box.
record stock movement|inventory|inventory record|stock change|inventory tracking: Title!;Product->@product;Direction=In|Out|Count|Loss;Quantity:number#-1000000-1000000;Reason~Delivery|Sale;Warehouse~Main store;Moved on:date;Moved by~Ola Brix;~Stock after:number#0-1000000
- Spinach delivery | direction=In; quantity=60; reason=Delivery; warehouse=Cold store; moved_by=Ola Brix; stock_after=65
- Spinach spoiled | direction=Loss; quantity=-4; reason=Past its date; warehouse=Cold store; moved_by=Ola Brix; stock_after=61
- Phones sold | direction=Out; quantity=-2; reason=Sale; warehouse=Main store; moved_by=Ola Brix; stock_after=18
- Monthly count of cameras | direction=Count; quantity=0; reason=Count; warehouse=Main store; moved_by=Ida Falk; stock_after=9
! record sales report|sales analytic|sales statistic [analytic|report|statistic]: Title!;From:date;Until:date;Orders:number#0-10000000;Items sold:number#0-10000000;Turnover:money;Refunds:money;Average order:money;Best seller
- Week 12 | orders=184; items_sold=611; turnover=5120; refunds=88; average_order=27.8; best_seller=Spinach 250 g
- Week 13 | orders=201; items_sold=655; turnover=5590; refunds=61; average_order=27.8; best_seller=Pears
- March | orders=760; items_sold=2410; turnover=20800; refunds=305; average_order=27.4; best_seller=Spinach 250 g
- First quarter | orders=2150; items_sold=6900; turnover=58100; refunds=870; average_order=27; best_seller=Pears
+ product: Category->@product category|category~Vegetables|Phones;Article code;Brand;Origin;Unit~250 g;Old price:money;Stock:number#0-1000000;On the shelf:boolean;Parameters:long
+ order: Order number~WS-7701;Receiver;Phone:phone;Address:long;Coupon->@coupon|voucher~Welcome 5;Delivery=Standard|Express|Pick-up;~Total:money;~Status=Waiting for payment|Paid|Packed|Sent|Delivered|Refunded|Cancelled

# charity|donation website|donate|fundraising
item charity project|project|donation project|cause|campaign: Name!;Cause=Children|Health|Nature|Animals|Disaster|Education;Country;Goal:money!;Starts on:date;Ends on:date;Description:long;Picture:image;Partner;~Raised:money;~Donors:number#0-10000000;~Status=Draft|Open|Reached|Closed
- Wells for Karu valley | cause=Health; country=Kenya; goal=24000; partner=Water Hands; raised=17850; donors=412; status=Open
- School bags | cause=Education; country=Romania; goal=6000; partner=Bright Start; raised=6120; donors=205; status=Reached
- Flood relief east | cause=Disaster; country=Germany; goal=80000; partner=River Aid; raised=31200; donors=690; status=Open
- Hedgehog station | cause=Animals; country=Austria; goal=4000; partner=Wild Friends; raised=900; donors=44; status=Open
record donation|gift|contribution: Title!;Project->@charity project|project~Wells for Karu valley;Donor name;E-mail:email;Amount:money!;Frequency=Once|Monthly|Yearly;Way=Credit card|Debit card|PayPal|Bank transfer;Anonymous:boolean;Message:long;Donated on:date;Receipt wanted:boolean;~Status=Started|Paid|Failed|Refunded
- 50 for wells | project=Wells for Karu valley; donor_name=Ada Finch; amount=50; frequency=Once; way=Credit card; message=For clear water.; status=Paid
- 10 a month, flood | project=Flood relief east; donor_name=Ron Abel; amount=10; frequency=Monthly; way=Bank transfer; status=Paid
- 25 for bags | project=School bags; donor_name=Mei Tan; amount=25; frequency=Once; way=PayPal; status=Paid
- 100 for hedgehogs | project=Hedgehog station; donor_name=Anonymous; amount=100; frequency=Once; way=Debit card; status=Failed
item donation amount|suggested amount|amount option: Title!;Project->@charity project|project~Wells for Karu valley;Amount:money!;What it does:long;Position:number#0-100
- 20 litres a day | project=Wells for Karu valley; amount=20; what_it_does=Water for one child for a year.; position=1
- A pump handle | project=Wells for Karu valley; amount=75; what_it_does=Spare part for one well.; position=2
- One filled bag | project=School bags; amount=25; what_it_does=Bag, books, pencils.; position=1
- A dry room | project=Flood relief east; amount=120; what_it_does=Dryer for ten days.; position=1
person donor|supporter: Name!;E-mail:email;Phone:phone;Address;Country;Newsletter:boolean;~Donations:number#0-10000;~Total given:money
- Ada Finch | country=United Kingdom; donations=4; total_given=180
- Ron Abel | country=Germany; donations=12; total_given=120
- Mei Tan | country=Singapore; donations=1; total_given=25
- Lars Holm | country=Norway; donations=2; total_given=90
record project update|progress report|news|update: Title!;Project->@charity project|project~Wells for Karu valley;Text:long!;Picture:image;Spent:money;Published on:date
- First well drilled | project=Wells for Karu valley; text=Water at 62 metres.; spent=7100
- Bags handed out | project=School bags; text=240 children started school.; spent=6000
- Dryers on their way | project=Flood relief east; text=Forty machines left on Monday.; spent=12400
- New warm box | project=Hedgehog station; text=Six places more.; spent=310
! record donation receipt|receipt|tax receipt: Receipt number!;Donation->@donation|gift~50 for wells;Issued on:date;Amount:money;Address;File:file;~Status=Waiting|Sent|Cancelled
- DR-1001 | donation=50 for wells; amount=50; status=Sent
- DR-1002 | donation=25 for bags; amount=25; status=Sent
- DR-1003 | donation=10 a month, flood; amount=10; status=Waiting
- DR-1004 | donation=100 for hedgehogs; amount=100; status=Cancelled

# old photo|guess the picture|picture guessing|photo quiz
item old photo|photo|picture|picture puzzle: Title!;Photo:image!;Year:number#1826-2100;Place;Question~What is this building?;Answer!;Hint;Difficulty=Easy|Medium|Hard;Reward:number(coins)#0-10000;~Shown:number#0-10000000
- Market with tram | year=1931; place=Bremen; question=Which square is this?; answer=Market square; hint=A stone knight stands there; difficulty=Easy; reward=10; shown=820
- Wooden bridge | year=1908; place=Lucerne; question=Which bridge?; answer=Chapel bridge; hint=It has a tower; difficulty=Medium; reward=20; shown=512
- Strange machine | year=1955; place=Leipzig; question=What does it make?; answer=Paper cups; difficulty=Hard; reward=40; shown=300
- First school day | year=1962; place=Village school; question=What do the children hold?; answer=Paper cones; difficulty=Easy; reward=10; shown=640
record answer|guess|answer record|answered question: Title!;Photo->@old photo|photo~Market with tram;Answer given!;Answered on:date;Seconds:number(s)#0-3600;Coins:number#0-10000;~Result=Right|Wrong|Shown answer
- Jule knows the market | photo=Market with tram; answer_given=Market square; seconds=9; coins=10; result=Right
- Ben and the bridge | photo=Wooden bridge; answer_given=Rialto; seconds=21; coins=0; result=Wrong
- Ida and the machine | photo=Strange machine; answer_given=no idea; seconds=60; coins=0; result=Shown answer
- Jule and the cones | photo=First school day; answer_given=Paper cones; seconds=6; coins=10; result=Right
item daily task|task|task list|picture task: Name!;Kind=Guess pictures|Sign in|Share|Watch video|Invite;Target:number#1-1000;Reward:number(coins)#0-100000;Repeat=Once|Daily|Weekly;Description:long;~Status=Active|Ended
- Five pictures a day | kind=Guess pictures; target=5; reward=30; repeat=Daily; status=Active
- Sign in | kind=Sign in; target=1; reward=5; repeat=Daily; status=Active
- Share a photo | kind=Share; target=1; reward=10; repeat=Daily; status=Active
- Invite two friends | kind=Invite; target=2; reward=100; repeat=Once; status=Ended
record task completion|completed task|task record: Title!;Task->@daily task|task~Five pictures a day;Done:number#0-1000;Target:number#1-1000;Completed on:date;Coins:number#0-100000;~Status=In progress|Done|Collected
- Jule, five pictures | task=Five pictures a day; done=5; target=5; coins=30; status=Collected
- Ben, five pictures | task=Five pictures a day; done=2; target=5; coins=0; status=In progress
- Ida signs in | task=Sign in; done=1; target=1; coins=5; status=Collected
- Jule shares | task=Share a photo; done=1; target=1; coins=10; status=Done
record coin exchange|gold coin exchange|exchange|coin record: Title!;Kind=Earned|Exchanged|Corrected;Coins:number#-1000000-1000000;Money:money;Rate~1000 coins = 1;Booked on:date;~Coins after:number#0-10000000
- Jule changes 3000 | kind=Exchanged; coins=-3000; money=3; rate=1000 coins = 1; coins_after=420
- Ben earns 30 | kind=Earned; coins=30; money=0; coins_after=1210
- Ida changes 1000 | kind=Exchanged; coins=-1000; money=1; rate=1000 coins = 1; coins_after=55
- Correction for Ben | kind=Corrected; coins=-10; money=0; coins_after=1200
request withdrawal|user withdrawal|payout request: Title!;Amount:money!;Way=Wallet|Bank card|Transfer;Account!;Requested on:date;Fee:money
- Jule 3 | amount=3; way=Wallet; account=jule.w; fee=0
- Ida 1 | amount=1; way=Wallet; account=ida.k; fee=0
- Ben 5 | amount=5; way=Bank card; account=Ending 4410; fee=0.2
- Timo 10 | amount=10; way=Transfer; account=Ending 7781; fee=0.3

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
! record post tag: Title!;Post->@microblog post|microblog~Pancake upside down;Tag->@tag|topic~funny;Added on:date
- Pancake: funny | post=Pancake upside down; tag=funny
- Lemon: balcony | post=Lemon tree on the fifth floor; tag=balcony
- Fog: ferry | post=Fog on the ferry; tag=ferry
- Robot: handmade | post=A robot made of cans; tag=handmade
! record follow|follower: Title!;Follower~Nele;Followed~Anton;Since:date;Mute:boolean
- Nele follows Anton | follower=Nele; followed=Anton
- Anton follows Mika | follower=Anton; followed=Mika
- Mika follows Nele | follower=Mika; followed=Nele
- Timo follows Nele | follower=Timo; followed=Nele
record repost|share: Title!;Post->@microblog post|microblog~Pancake upside down;Remark:long;Shared on:date;Way=Repost|Link|Message
- Look at the lamp | post=Pancake upside down; remark=I laughed for an hour.; way=Repost
- For my balcony group | post=Lemon tree on the fifth floor; way=Link
- Sent to dad | post=A robot made of cans; way=Message
- Fog again | post=Fog on the ferry; remark=Same here.; way=Repost
+ post: Category->@content category|category~Kitchen;Tags;Picture:image;Video:file;~Likes:number#0-100000000
+ comment: Post->@microblog post|microblog~Pancake upside down;Text:long

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

# physical examination|physical test|fitness test|body test|exam device
person student|examinee: Name!;Student number!;Class~2b;Sex=Female|Male;Date of birth:date;Coach->@coach~Coach Berg;Phone:phone;Height:number(cm)#50-230;Weight:number(kg)#10-250
- Anna Reuter | student_number=S-201; class=2b; sex=Female; coach=Coach Berg; height=164; weight=55
- Tom Okafor | student_number=S-202; class=2b; sex=Male; coach=Coach Berg; height=178; weight=70
- Mei Lin | student_number=S-310; class=3a; sex=Female; coach=Coach Dahl; height=159; weight=51
- Paul Senn | student_number=S-311; class=3a; sex=Male; coach=Coach Dahl; height=171; weight=66
person coach|instructor: Name!;Phone:phone;Site~Hall 1;Subjects;May control devices:boolean;~Students:number#0-1000
- Coach Berg | site=Hall 1; subjects=Running, jumping; students=42
- Coach Dahl | site=Hall 2; subjects=Strength; students=38
- Coach Ines | site=Track; subjects=Running; students=25
- Coach Wu | site=Hall 1; subjects=Lung capacity; students=31
item examination item|test item|physical examination information|examination information: Name!;Kind=Height and weight|Lung capacity|Jump|Run|Strength|Flexibility|Eyesight;Unit~cm|s|ml;Attempts:number#1-10;Pass value:number#0-100000;Top value:number#0-100000;Instructions:long
- Standing jump | kind=Jump; unit=cm; attempts=3; pass_value=160; top_value=250; instructions=Both feet behind the line.
- 50 m run | kind=Run; unit=s; attempts=2; pass_value=10; top_value=7
- Lung capacity | kind=Lung capacity; unit=ml; attempts=2; pass_value=2300; top_value=4500
- Sit and reach | kind=Flexibility; unit=cm; attempts=2; pass_value=4; top_value=22
item device|examination device|test device: Code!;Item->@examination item|test item~Standing jump;Site~Hall 1;Firmware;Calibrated on:date;Remote control:boolean;~Status=Ready|Measuring|Offline|Fault
- JMP-1 | item=Standing jump; site=Hall 1; firmware=2.2; status=Ready
- RUN-2 | item=50 m run; site=Track; firmware=1.8; status=Measuring
- LNG-1 | item=Lung capacity; site=Hall 1; firmware=3.0; status=Offline
- REA-1 | item=Sit and reach; site=Hall 2; firmware=1.1; status=Ready
record examination result|physical examination result|test result|result|physical examination: Title!;Student->@student|examinee~Anna Reuter;Item->@examination item|test item~Standing jump;Device->@device|test device~JMP-1;Attempt:number#1-10;Value:number#0-100000;~Points:number#0-100;Measured on:date;Coach->@coach~Coach Berg;~Grade=Excellent|Good|Pass|Fail
- Anna jump 1 | student=Anna Reuter; item=Standing jump; device=JMP-1; attempt=1; value=182; points=78; coach=Coach Berg; grade=Good
- Tom run 1 | student=Tom Okafor; item=50 m run; device=RUN-2; attempt=1; value=7.4; points=90; coach=Coach Berg; grade=Excellent
- Mei lungs 1 | student=Mei Lin; item=Lung capacity; device=LNG-1; attempt=1; value=2450; points=64; coach=Coach Dahl; grade=Pass
- Paul reach 1 | student=Paul Senn; item=Sit and reach; device=REA-1; attempt=1; value=2; points=40; coach=Coach Dahl; grade=Fail
record device command|device control|remote control|control record: Title!;Device->@device|test device~RUN-2;Command=Switch on|Start|Stop|Reset|Calibrate|Switch off;Sent by~Coach Berg;From=Coach side|Administrator;Sent on:date;~Result=Waiting|Carried out|Failed
- Start run 2 | device=RUN-2; command=Start; sent_by=Coach Berg; from=Coach side; result=Carried out
- Calibrate jump mat | device=JMP-1; command=Calibrate; sent_by=Administrator; from=Administrator; result=Carried out
- Wake lung meter | device=LNG-1; command=Switch on; sent_by=Administrator; from=Administrator; result=Failed
- Reset reach box | device=REA-1; command=Reset; sent_by=Coach Dahl; from=Coach side; result=Waiting

# file download|download acceleration|accelerating overseas|overseas file|download accelerator
item file|download file|file list|overseas file: File name!;Source address:url;Category->@file category|category~Software;Country~United States;Size:number(MB)#0-1000000;Version;Checksum;Cached:boolean;Description:long;~Downloads:number#0-100000000;~Status=Available|Fetching|Expired
- editor-setup-4.2.exe | category=Software; country=United States; size=182; version=4.2; downloads=820; status=Available
- city-maps-2026.zip | category=Data; country=Netherlands; size=2400; version=2026; downloads=64; status=Available
- kernel-6.9.tar.xz | category=Software; country=Germany; size=140; version=6.9; downloads=311; status=Fetching
- course-films.iso | category=Video; country=Canada; size=4300; downloads=12; status=Expired
item file category|category: Name!;Description:long;Icon~Box;Sort order:number#0-1000
- Software | description=Programs and tools; icon=Box; sort_order=1
- Data | description=Data sets and maps; icon=Table; sort_order=2
- Video | description=Films and courses; icon=Film; sort_order=3
- Documents | description=Manuals and papers; icon=Page; sort_order=4
item acceleration node|node|server|line: Name!;Country~Singapore;Bandwidth:number(Mbit/s)#1-1000000;Load:percent;Delay:number(ms)#0-10000;~Status=Online|Busy|Offline
- SG-1 | country=Singapore; bandwidth=10000; load=42; delay=38; status=Online
- FRA-2 | country=Germany; bandwidth=20000; load=88; delay=160; status=Busy
- LAX-1 | country=United States; bandwidth=10000; load=20; delay=140; status=Online
- TYO-3 | country=Japan; bandwidth=5000; load=0; delay=0; status=Offline
record download record|download task|download|accelerated download|download history: Title!;File->@file|download file~editor-setup-4.2.exe;Node->@acceleration node|node~SG-1;Started on:date;Average speed:number(MB/s)#0-10000;Speed without:number(MB/s)#0-10000;Duration:number(s)#0-864000;~Progress:percent;~Status=Waiting|Running|Paused|Done|Failed
- Editor for the office | file=editor-setup-4.2.exe; node=SG-1; average_speed=18; speed_without=0.6; duration=10; progress=100; status=Done
- Maps for the project | file=city-maps-2026.zip; node=FRA-2; average_speed=9; speed_without=0.4; duration=120; progress=44; status=Running
- Kernel build | file=kernel-6.9.tar.xz; node=FRA-2; progress=0; status=Waiting
- Course films | file=course-films.iso; node=LAX-1; average_speed=2; progress=31; status=Failed
! record search history|search [search]: Words!;Category->@file category|category~Software;Hits:number#0-100000;Searched on:date
- editor | category=Software; hits=14
- map 2026 | category=Data; hits=3
- kernel | category=Software; hits=9
- manual lathe | category=Documents; hits=1
request download request|link request: Title!;Source address:url;Category->@file category|category~Data;Reason:long!;Size:number(MB)#0-1000000
- Weather data Nordic | category=Data; reason=Takes nine hours from here.; size=900
- Old lathe manual | category=Documents; reason=Site is often down.; size=30
- CAD viewer | category=Software; reason=Our school needs it.; size=410
- Lecture series | category=Video; reason=Stops after each film.; size=6000

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

# logistics management|logistics business|logistics website|freight management
item vehicle|vehicle information|truck: License plate!;Type=Van|Box truck|Trailer|Refrigerated truck|Tanker;Brand;Load capacity:number(t)#0-100;Volume:number(m³)#0-200;Driver->@driver~Gil Adams;Inspection due on:date;Insured until:date;Picture:image;~Status=Free|On the road|Workshop|Retired
- HG 4410 | type=Box truck; load_capacity=7.5; volume=40; driver=Gil Adams; status=On the road
- HG 2207 | type=Refrigerated truck; load_capacity=12; volume=55; driver=Mo Tran; status=Free
- HG 9031 | type=Van; load_capacity=1.2; volume=11; driver=Ewa Pol; status=Workshop
- HG 1188 | type=Trailer; load_capacity=24; volume=90; driver=Gil Adams; status=Free
record transport order|waybill|consignment|logistics order: Waybill number!;Sender;Receiver;Origin!;Destination!;Goods;Weight:number(kg)#0-100000;Vehicle->@vehicle|truck~HG 4410;Driver->@driver~Gil Adams;Pick-up on:date;Deliver by:date;Freight:money;~Status=Entered|Planned|Loaded|On the way|Delivered|Cancelled
- WB-6001 | sender=Alder Foods; receiver=Quay Market; origin=Lund; destination=Kiel; goods=Dry goods; weight=4200; vehicle=HG 4410; driver=Gil Adams; freight=640; status=On the way
- WB-6002 | sender=Cold Bay; receiver=City clinic; origin=Kiel; destination=Bremen; goods=Vaccines; weight=300; vehicle=HG 2207; driver=Mo Tran; freight=420; status=Planned
- WB-6003 | sender=Nova Labs; receiver=Port office; origin=Bremen; destination=Hamburg; goods=Instruments; weight=180; vehicle=HG 9031; driver=Ewa Pol; freight=160; status=Delivered
- WB-6004 | sender=Stone works; receiver=Lake site; origin=Jena; destination=Ulm; goods=Slabs; weight=19000; vehicle=HG 1188; driver=Gil Adams; freight=1180; status=Entered
item role|account role: Name!;Description:long;Data scope=Own|Department|Branch|All;~Accounts:number#0-100000;~Status=Active|Disabled
- Dispatcher | description=Plans trips; data_scope=Branch; accounts=6; status=Active
- Driver role | description=Sees own trips; data_scope=Own; accounts=31; status=Active
- Accountant | description=Freight and costs; data_scope=All; accounts=3; status=Active
- Administrator | description=Everything; data_scope=All; accounts=2; status=Active
item permission|role permission|access permission: Title!;Role->@role|account role~Dispatcher;Module~Vehicles|Waybills;May view:boolean;May add:boolean;May change:boolean;May delete:boolean
- Dispatcher: waybills | role=Dispatcher; module=Waybills
- Dispatcher: vehicles | role=Dispatcher; module=Vehicles
- Accountant: freight | role=Accountant; module=Freight
- Administrator: accounts | role=Administrator; module=Accounts
record logistics statistic|statistic|business statistic: Title!;From:date;Until:date;Waybills:number#0-10000000;Weight:number(t)#0-10000000;Freight:money;Cost:money;On time:percent
- March, all branches | waybills=412; weight=2310; freight=184000; cost=141000; on_time=94
- April, all branches | waybills=398; weight=2205; freight=176000; cost=139000; on_time=92
- March, Kiel | waybills=121; weight=540; freight=51000; cost=38000; on_time=96
- April, Kiel | waybills=133; weight=601; freight=56000; cost=41000; on_time=95
! record vehicle cost|maintenance record|fuel record: Title!;Vehicle->@vehicle|truck~HG 4410;Kind=Fuel|Repair|Inspection|Toll|Insurance;Amount:money;Mileage:number(km)#0-5000000;Date:date;Workshop
- Fuel HG 4410 | vehicle=HG 4410; kind=Fuel; amount=310; mileage=188400
- Brakes HG 9031 | vehicle=HG 9031; kind=Repair; amount=720; mileage=96100; workshop=Hall 3
- Inspection HG 2207 | vehicle=HG 2207; kind=Inspection; amount=140; mileage=77900
- Toll HG 1188 | vehicle=HG 1188; kind=Toll; amount=86; mileage=240100
+ driver: Licence class=B|C1|C|CE;Phone:phone;Vehicle->@vehicle|truck~HG 4410;~Status=Free|On the road|Off duty
+ user: Role->@role|account role~Dispatcher;Branch~Kiel;Phone:phone;~Status=Active|Locked
`
