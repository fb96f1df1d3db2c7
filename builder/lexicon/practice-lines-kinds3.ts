/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds3 = `
# payment aggregation|payment aggregator|aggregated payment|aggregate payment|payment gateway|payment platform|online payment system|payment system
item payment method|payment channel|payment option|channel: Name!;Code;Kind=Wallet|Bank card|Bank app|QR code;Fee rate:percent;Smallest amount:money;Largest amount:money;Settled after:number(days)#0-30;Logo:image;~Status=Active|Paused|Under test
- Wallet QR code | code=WQR; kind=QR code; fee_rate=0.6; smallest_amount=0.1; largest_amount=5000; settled_after=1; status=Active
- Bank app scan | code=BAS; kind=Bank app; fee_rate=0.4; smallest_amount=1; largest_amount=20000; settled_after=1; status=Active
- Card online | code=CRD; kind=Bank card; fee_rate=1.2; smallest_amount=1; largest_amount=10000; settled_after=3; status=Active
- Phone wallet | code=PHW; kind=Wallet; fee_rate=0.8; smallest_amount=0.5; largest_amount=3000; settled_after=1; status=Under test
item merchant|merchant account|seller account: Name!;Merchant number;Contact person;Email:email;Phone:phone;Service provider->@service provider|provider~Northgate Pay|Lumen Services;Fee rate:percent;Settlement account;Balance:money;~Status=Applied|Approved|Suspended
- Corner Bakery | merchant_number=M-10021; contact_person=Ida Moen; service_provider=Northgate Pay; fee_rate=0.9; settlement_account=ending 4410; balance=1284.5; status=Approved
- Blue Bicycle Shop | merchant_number=M-10034; contact_person=Tom Reyes; service_provider=Lumen Services; fee_rate=1; settlement_account=ending 0972; balance=5630; status=Approved
- Tea & Leaf | merchant_number=M-10047; contact_person=Wen Li; service_provider=Northgate Pay; fee_rate=0.8; settlement_account=ending 3381; balance=412.2; status=Approved
- Garden Market | merchant_number=M-10052; contact_person=Olga Petit; service_provider=Lumen Services; fee_rate=1.1; settlement_account=ending 7716; balance=0; status=Applied
item service provider|provider|agent: Name!;Provider number;Contact person;Phone:phone;Region;Commission:percent;Service description:long;~Status=Active|Suspended
- Northgate Pay | provider_number=SP-01; contact_person=Karin Holt; region=North; commission=0.15; service_description=Terminals and onboarding for small shops.; status=Active
- Lumen Services | provider_number=SP-02; contact_person=Raj Patel; region=Capital area; commission=0.2; service_description=Online shops and invoicing.; status=Active
- Harbour Merchant Desk | provider_number=SP-03; contact_person=Elin Aas; region=West coast; commission=0.12; service_description=Restaurants and hotels by the sea.; status=Active
- Quick Counter | provider_number=SP-04; contact_person=Bruno Sala; region=South; commission=0.1; service_description=Market stalls and kiosks.; status=Suspended
record transaction|transaction record|payment record|payment transaction|transaction information: Transaction number!;Order->@order|payment order;Merchant->@merchant~Corner Bakery|Tea & Leaf;Payment method->@payment method|channel~Wallet QR code|Card online;Amount:money!;Currency=EUR|USD|CNY|GBP;Fee:money;Paid at:date;Channel reference;~Status=Pending|Paid|Failed|Refunded
- T-240001 | merchant=Corner Bakery; payment_method=Wallet QR code; amount=18.4; currency=EUR; fee=0.11; channel_reference=WX88120; status=Paid
- T-240002 | merchant=Blue Bicycle Shop; payment_method=Card online; amount=349; currency=EUR; fee=4.19; channel_reference=CD55301; status=Paid
- T-240003 | merchant=Tea & Leaf; payment_method=Bank app scan; amount=27.9; currency=EUR; fee=0.11; channel_reference=BA10293; status=Failed
- T-240004 | merchant=Corner Bakery; payment_method=Phone wallet; amount=6.5; currency=EUR; fee=0.05; channel_reference=PW00417; status=Refunded
record refund|refund record|refund request: Refund number!;Transaction->@transaction~T-240003|T-240004;Amount:money!;Reason=Returned goods|Paid twice|Not delivered|Other;Asked on:date;Note:long;~Status=Asked for|Approved|Refunded|Refused
- R-0001 | transaction=T-240004; amount=6.5; reason=Paid twice; note=The customer scanned two times.; status=Refunded
- R-0002 | transaction=T-240002; amount=49; reason=Returned goods; note=Lamp sent back unused.; status=Approved
- R-0003 | transaction=T-240001; amount=4.2; reason=Not delivered; note=One loaf was missing.; status=Asked for
- R-0004 | transaction=T-240003; amount=27.9; reason=Other; note=No money was taken at all.; status=Refused
! record settlement|payout|settlement record: Settlement number!;Merchant->@merchant~Corner Bakery|Blue Bicycle Shop;Period from:date;Period to:date;Gross amount:money;Fees:money;Net amount:money;~Status=Open|Paid out|On hold
- S-2024-31 | merchant=Corner Bakery; gross_amount=2140; fees=19.3; net_amount=2120.7; status=Paid out
- S-2024-32 | merchant=Blue Bicycle Shop; gross_amount=8120; fees=81.2; net_amount=8038.8; status=Paid out
- S-2024-33 | merchant=Tea & Leaf; gross_amount=960; fees=7.7; net_amount=952.3; status=Open
- S-2024-34 | merchant=Garden Market; gross_amount=310; fees=3.4; net_amount=306.6; status=On hold
! item exchange rate|currency rate [currenc\\w*|exchange]: Title!;From currency=EUR|USD|CNY|GBP;To currency=EUR|USD|CNY|GBP;Rate:number#0-10000;Valid from:date
- Euro to dollar | from_currency=EUR; to_currency=USD; rate=1.08
- Euro to pound | from_currency=EUR; to_currency=GBP; rate=0.85
- Euro to yuan | from_currency=EUR; to_currency=CNY; rate=7.8
- Dollar to yuan | from_currency=USD; to_currency=CNY; rate=7.2
+ order: Merchant->@merchant;Payment method->@payment method|channel;Amount:money;Currency=EUR|USD|CNY|GBP;~Paid at:date
# server monitoring|network monitoring|server status|network status|uptime monitoring|website monitoring|server and network|performance monitoring
item server|host|monitored server|monitored host|node: Name!;Address;Operating system=Linux|Windows|BSD;Role=Web|Database|Cache|Mail|Backup;Location;CPU cores:number#1-256;Memory:number(GB)#1-4096;Disk:number(GB)#1-100000;~Status=Up|Warning|Down|Maintenance
- web-01 | address=10.0.1.11; operating_system=Linux; role=Web; location=Rack A3; cpu_cores=8; memory=32; disk=500; status=Up
- db-01 | address=10.0.1.21; operating_system=Linux; role=Database; location=Rack A4; cpu_cores=16; memory=128; disk=4000; status=Warning
- mail-01 | address=10.0.2.5; operating_system=BSD; role=Mail; location=Rack B1; cpu_cores=4; memory=16; disk=1000; status=Up
- backup-01 | address=10.0.3.9; operating_system=Linux; role=Backup; location=Second site; cpu_cores=4; memory=16; disk=24000; status=Maintenance
item monitoring item|monitor|check|custom monitoring item|monitored service|service: Name!;Server->@server|host~web-01|db-01;Metric=CPU|Disk|Load|Memory|Service|Connection;Interval:number(s)#5-86400;Warning above:number#0-100000;Critical above:number#0-100000;Enabled:boolean;~State=OK|Warning|Critical|Unknown
- CPU of web-01 | server=web-01; metric=CPU; interval=60; warning_above=75; critical_above=90; state=OK
- Disk of db-01 | server=db-01; metric=Disk; interval=300; warning_above=80; critical_above=92; state=Warning
- Load of mail-01 | server=mail-01; metric=Load; interval=60; warning_above=4; critical_above=8; state=OK
- Web service answers | server=web-01; metric=Service; interval=30; warning_above=800; critical_above=3000; state=OK
record measurement|metric|monitoring data|monitoring record|reading: Title!;Monitoring item->@monitoring item|monitor|check~CPU of web-01|Disk of db-01;Value:number#0-1000000;Unit=%|ms|GB|connections;Measured on:date;Measured at:time;~Result=OK|Warning|Critical
- web-01 CPU at noon | monitoring_item=CPU of web-01; value=42; unit=%; result=OK
- db-01 disk this morning | monitoring_item=Disk of db-01; value=84; unit=%; result=Warning
- Answer time of the shop | monitoring_item=Web service answers; value=310; unit=ms; result=OK
- web-01 CPU at peak | monitoring_item=CPU of web-01; value=88; unit=%; result=Warning
item alert rule|alert setting|notification rule|alert notification setting: Name!;Monitoring item->@monitoring item|monitor|check~Disk of db-01|Web service answers;Condition=Above warning|Above critical|No data;Channel=Email|Chat group|SMS|Webhook;Recipient;Quiet from:time;Quiet until:time;Enabled:boolean
- Disk nearly full | monitoring_item=Disk of db-01; condition=Above warning; channel=Email; recipient=ops@example.org
- Shop does not answer | monitoring_item=Web service answers; condition=No data; channel=SMS; recipient=On-call phone
- Load too high | monitoring_item=Load of mail-01; condition=Above critical; channel=Chat group; recipient=Mail team
- Busy web server | monitoring_item=CPU of web-01; condition=Above warning; channel=Webhook; recipient=Operations board
record alert|alarm|alert notification|alert record|incident: Title!;Alert rule->@alert rule~Disk nearly full|Busy web server;Server->@server|host~db-01|web-01;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Handled by~Nils Berg|Ada Quint;Cause:long;~State=Open|Acknowledged|Resolved
- db-01 disk at 84 percent | alert_rule=Disk nearly full; server=db-01; severity=Warning; handled_by=Nils Berg; cause=Old log files were not rotated.; state=Acknowledged
- web-01 CPU above 75 percent | alert_rule=Busy web server; server=web-01; severity=Warning; handled_by=Ada Quint; cause=Campaign mail brought many visitors.; state=Resolved
- Shop silent for two minutes | alert_rule=Shop does not answer; server=web-01; severity=Critical; handled_by=Ada Quint; cause=Restart after an update.; state=Resolved
- Mail queue grows | alert_rule=Load too high; server=mail-01; severity=Critical; handled_by=Nils Berg; cause=Not known yet.; state=Open
! work maintenance window|maintenance [mainten\\w*|operation|alert]: Title!;Server->@server|host~backup-01|db-01;Starts on:date;Starts at:time;Duration:number(min)#5-2880;Responsible~Nils Berg|Ada Quint;Notes:long
- Change disks of backup-01 | server=backup-01; duration=180; responsible=Nils Berg; notes=No backups during that time.
- Database update | server=db-01; duration=45; responsible=Ada Quint; notes=Read-only for ten minutes.
- New mail filter | server=mail-01; duration=30; responsible=Nils Berg; notes=Mails are delayed, not lost.
- Certificates of the shop | server=web-01; duration=15; responsible=Ada Quint; notes=No outage expected.
# database security|database backup|database protection|database migration|database encryption|data backup|backup and recovery
item database|database instance|data source|protected database: Name!;Engine=MySQL|PostgreSQL|SQL Server|Oracle|SQLite|MongoDB;Version;Host;Port:number#1-65535;Size:number(GB)#0-100000;Owner~Data team|Web team;Encrypted:boolean;~Status=Online|Read-only|Offline
- shop_main | engine=PostgreSQL; version=15.4; host=db1.example.org; port=5432; size=86; owner=Web team; status=Online
- hr_records | engine=SQL Server; version=2019; host=db2.example.org; port=1433; size=14; owner=Data team; status=Online
- crm_old | engine=MySQL; version=5.7; host=db3.example.org; port=3306; size=41; owner=Web team; status=Read-only
- sensor_log | engine=MongoDB; version=6.0; host=db4.example.org; port=27017; size=320; owner=Data team; status=Online
record backup|backup record|database backup|backup task|backup job: Title!;Database->@database|database instance~shop_main|hr_records;Kind=Full|Incremental|Differential;Stored at~Local disk|Second site|Cloud store;Size:number(GB)#0-100000;Taken on:date;Taken at:time;Checksum;Keep for:number(days)#1-3650;~Status=Planned|Running|Done|Failed
- shop_main full weekly | database=shop_main; kind=Full; stored_at=Second site; size=61; checksum=9f2ac1; keep_for=90; status=Done
- shop_main nightly | database=shop_main; kind=Incremental; stored_at=Local disk; size=2.4; checksum=71be04; keep_for=14; status=Done
- hr_records full monthly | database=hr_records; kind=Full; stored_at=Second site; size=11; checksum=c04d88; keep_for=365; status=Done
- sensor_log nightly | database=sensor_log; kind=Differential; stored_at=Cloud store; size=18; checksum=pending; keep_for=30; status=Failed
record restore|recovery|restore record|recovery task: Title!;Backup->@backup|backup record~shop_main nightly|hr_records full monthly;Target database->@database~shop_main|crm_old;Restored on:date;Reason=Test|Data loss|Moved|Audit;Duration:number(min)#0-10000;Carried out by~Lene Falk|Omar Said;~Status=Asked for|Running|Done|Failed
- Restore test of the shop | backup=shop_main full weekly; target_database=shop_main; reason=Test; duration=38; carried_out_by=Lene Falk; status=Done
- Lost price table | backup=shop_main nightly; target_database=shop_main; reason=Data loss; duration=6; carried_out_by=Omar Said; status=Done
- Records for the auditor | backup=hr_records full monthly; target_database=hr_records; reason=Audit; duration=12; carried_out_by=Lene Falk; status=Done
- Sensor data on new disks | backup=sensor_log nightly; target_database=sensor_log; reason=Moved; duration=0; carried_out_by=Omar Said; status=Asked for
record migration|migration task|database migration|data migration: Title!;Source->@database~crm_old|sensor_log;Target->@database~shop_main|hr_records;Tables:number#0-10000;Rows moved:number#0-1000000000;Starts on:date;Cut-over on:date;Responsible~Lene Falk|Omar Said;~Status=Planned|Running|Checked|Done|Rolled back
- CRM into the shop database | source=crm_old; target=shop_main; tables=64; rows_moved=1820000; responsible=Omar Said; status=Running
- Staff tables to the new server | source=hr_records; target=hr_records; tables=22; rows_moved=240000; responsible=Lene Falk; status=Done
- Sensor log to the archive | source=sensor_log; target=crm_old; tables=3; rows_moved=0; responsible=Omar Said; status=Planned
- Old customers cleaned up | source=crm_old; target=shop_main; tables=5; rows_moved=91000; responsible=Lene Falk; status=Rolled back
record encryption task|encryption|encryption record|encryption key|encryption policy: Title!;Database->@database~hr_records|shop_main;Scope=Whole database|Table|Column|Backup files;Method=AES-256|AES-128|RSA-4096|ChaCha20;Key name;Key changed on:date;Key valid for:number(days)#1-3650;~Status=Planned|Active|Expired
- Salaries encrypted | database=hr_records; scope=Column; method=AES-256; key_name=hr-2024; key_valid_for=365; status=Active
- Card data of the shop | database=shop_main; scope=Table; method=AES-256; key_name=pay-07; key_valid_for=180; status=Active
- Backups off site | database=shop_main; scope=Backup files; method=ChaCha20; key_name=bak-11; key_valid_for=365; status=Active
- Old CRM as a whole | database=crm_old; scope=Whole database; method=AES-128; key_name=crm-old; key_valid_for=730; status=Expired
record verification|compatibility verification|consistency check|integrity check|data comparison|consistency comparison|compatibility check: Title!;Database->@database~shop_main|crm_old;Compared with->@database~shop_main|hr_records;Kind=Compatibility|Integrity|Consistency;Checked on:date;Rows compared:number#0-1000000000;Differences:number#0-1000000;Findings:long;~Result=Passed|Differences found|Failed
- CRM after moving | database=crm_old; compared_with=shop_main; kind=Consistency; rows_compared=1820000; differences=14; findings=Fourteen addresses with broken accents.; result=Differences found
- Shop weekly integrity | database=shop_main; compared_with=shop_main; kind=Integrity; rows_compared=5400000; differences=0; findings=All checksums agree.; result=Passed
- Staff database on 2022 | database=hr_records; compared_with=hr_records; kind=Compatibility; rows_compared=0; differences=2; findings=Two procedures use an old syntax.; result=Differences found
- Sensor log sample | database=sensor_log; compared_with=crm_old; kind=Consistency; rows_compared=100000; differences=0; findings=Sample agrees.; result=Passed
! record operation log|audit log|security event: Title!;Database->@database~shop_main|hr_records;Carried out by~Lene Falk|Omar Said;Action=Backup|Restore|Encrypt|Migrate|Sign in|Change rights;Done on:date;Address;~Result=Done|Refused|Failed
- Nightly backup started | database=shop_main; carried_out_by=Omar Said; action=Backup; address=10.0.0.5; result=Done
- Key of salaries changed | database=hr_records; carried_out_by=Lene Falk; action=Encrypt; address=10.0.0.8; result=Done
- Sign-in from outside | database=hr_records; carried_out_by=Omar Said; action=Sign in; address=198.51.100.7; result=Refused
- Rights of interns taken away | database=crm_old; carried_out_by=Lene Falk; action=Change rights; address=10.0.0.8; result=Done
# component framework|component library|ui component|ui framework|ui library|component community|design system|frontend component
item component|ui component|web component|widget|submitted component: Name!;Category->@component category|category~Forms|Navigation;Framework=Vanilla|React|Vue|Angular|Svelte;Description:long;Author;Current version;Size:number(kB)#0-5000;License=MIT|Apache 2.0|BSD|GPL;Preview:image;Source code:url;~Downloads:number#0-10000000;~Status=Draft|In review|Published|Deprecated
- Date range picker | category=Forms; framework=Vue; description=Two months side by side, keyboard use.; author=Petra Lund; current_version=2.3.0; size=18; license=MIT; downloads=5210; status=Published
- Tile dashboard | category=Layout; framework=Vanilla; description=Tiles that turn and show live figures.; author=Sam Ode; current_version=1.0.4; size=24; license=Apache 2.0; downloads=1340; status=Published
- Window manager | category=Layout; framework=React; description=Sub-pages as windows with a task bar.; author=Petra Lund; current_version=0.9.1; size=46; license=MIT; downloads=860; status=In review
- Breadcrumb trail | category=Navigation; framework=Svelte; description=Shortens in the middle on small screens.; author=Kim Yates; current_version=1.1.0; size=4; license=MIT; downloads=2975; status=Published
item component category|category: Name!;Description:long;Icon;Position:number#0-100
- Forms | description=Inputs, pickers and checks.; icon=edit; position=1
- Navigation | description=Menus, tabs and trails.; icon=compass; position=2
- Layout | description=Grids, windows and panels.; icon=grid; position=3
- Data display | description=Tables, charts and lists.; icon=chart; position=4
! record component version|release|version: Title!;Component->@component|ui component~Date range picker|Tile dashboard;Version;Released on:date;Changes:long;Breaking change:boolean;Package:file
- Date range picker 2.3.0 | component=Date range picker; version=2.3.0; changes=Week numbers and a shorter script.
- Date range picker 2.2.0 | component=Date range picker; version=2.2.0; changes=Keyboard use of the second month.
- Tile dashboard 1.0.4 | component=Tile dashboard; version=1.0.4; changes=Tiles keep their place on phones.
- Window manager 0.9.1 | component=Window manager; version=0.9.1; changes=Windows snap to the edges.
record download|download record|component download: Title!;Component->@component|ui component~Tile dashboard|Breadcrumb trail;Version;Downloaded by;Downloaded on:date;Used for=Website|Admin panel|Mobile app|Learning
- Tiles for the intranet | component=Tile dashboard; version=1.0.4; downloaded_by=Greta Hall; used_for=Admin panel
- Trail for the shop | component=Breadcrumb trail; version=1.1.0; downloaded_by=Ivo Marek; used_for=Website
- Picker for bookings | component=Date range picker; version=2.3.0; downloaded_by=Greta Hall; used_for=Website
- Windows for a course | component=Window manager; version=0.9.1; downloaded_by=Lou Tan; used_for=Learning
record discussion|topic|community topic|thread|question: Title!;Component->@component|ui component~Window manager|Date range picker;Kind=Question|Bug|Idea|Show and tell;Text:long;Asked by;Asked on:date;~State=Open|Answered|Closed
- Picker in a dialog | component=Date range picker; kind=Bug; text=The calendar opens below the dialog.; asked_by=Ivo Marek; state=Open
- Windows on touch screens | component=Window manager; kind=Question; text=Can windows be moved with two fingers?; asked_by=Lou Tan; state=Answered
- Tiles with sound | component=Tile dashboard; kind=Idea; text=A short tone when a figure passes a limit.; asked_by=Greta Hall; state=Open
- Trail in our museum site | component=Breadcrumb trail; kind=Show and tell; text=Works well with three languages.; asked_by=Noa Stern; state=Closed
item project|development project|module|functional module: Name!;Description:long;Uses->@component|ui component~Tile dashboard|Window manager;Owner;Started on:date;Theme=Light|Dark|System;~Status=Planned|Under way|Finished
- Intranet start page | description=Tiles for each department.; uses=Tile dashboard; owner=Greta Hall; theme=Light; status=Under way
- Booking desk | description=Rooms and equipment by date range.; uses=Date range picker; owner=Ivo Marek; theme=Light; status=Finished
- Desk simulator | description=Learning program with windows.; uses=Window manager; owner=Lou Tan; theme=Dark; status=Under way
- Museum guide | description=Three languages and a deep menu.; uses=Breadcrumb trail; owner=Noa Stern; theme=System; status=Planned
+ comment: Component->@component|ui component;Text:long
# form storage|form designer|form builder|form generator|form design|web form|form data|dynamic form|generate form|online form|custom form
item form|form template|custom form|web form|form design|form definition: Name!;Description:long;Owner;Purpose=Registration|Survey|Order|Application|Feedback|Contact;Definition:long;Saves drafts:boolean;Open until:date;Thank-you text:long;~Fields:number#0-200;~Status=Draft|Published|Closed
- Summer camp registration | description=Children from 8 to 14.; owner=Mina Roth; purpose=Registration; thank_you_text=We write to you within three days.; fields=9; status=Published
- Workshop feedback | description=After each workshop.; owner=Jon Arden; purpose=Feedback; thank_you_text=Thank you for your time.; fields=6; status=Published
- Grant application | description=Long form, can be filled in over several days.; owner=Mina Roth; purpose=Application; thank_you_text=Your application has a number now.; fields=24; status=Draft
- Canteen survey | description=Meals and opening hours.; owner=Pia Gold; purpose=Survey; thank_you_text=Results hang in the canteen.; fields=8; status=Closed
! record form field|field|form element|input field|form component: Label!;Form->@form|form template~Summer camp registration|Workshop feedback;Field type=Text|Long text|Number|Date|Select|Checkbox|Radio|File;Position:number#1-200;Required:boolean;Options:long;Validation rule~at most 80 letters|number from 8 to 14;Placeholder;Default value
- Child's name | form=Summer camp registration; field_type=Text; position=1; validation_rule=at most 80 letters; placeholder=First and last name
- Age | form=Summer camp registration; field_type=Number; position=2; validation_rule=number from 8 to 14; placeholder=10
- How useful was it? | form=Workshop feedback; field_type=Radio; position=1; options=Very, fairly, little; validation_rule=one of the options
- Project plan | form=Grant application; field_type=File; position=12; validation_rule=PDF up to 10 MB
record submission|form submission|form response|form data|form record|entry|form entry: Title!;Form->@form|form template~Summer camp registration|Workshop feedback;Filled in by;Answers:long;Submitted on:date;~Status=New|Read|Answered|Rejected
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
# image comparison|compare image|picture comparison|image similarity|photo comparison|image diff|hand-drawn image
item image|picture|jpeg image|local image|source image|photo: Title!;Picture:image;File name;Format=JPEG|PNG|WebP|GIF;Width:number(px)#1-20000;Height:number(px)#1-20000;File size:number(kB)#0-100000;Taken from=Local disk|Camera|Upload;Uploaded on:date
- Lighthouse photo | file_name=lighthouse.jpg; format=JPEG; width=3000; height=2000; file_size=1840; taken_from=Local disk
- Cat on a chair | file_name=cat_chair.jpg; format=JPEG; width=1600; height=1200; file_size=620; taken_from=Camera
- Old bridge | file_name=bridge.jpg; format=JPEG; width=2400; height=1600; file_size=1310; taken_from=Local disk
- Bowl of fruit | file_name=fruit.jpg; format=JPEG; width=1200; height=1200; file_size=540; taken_from=Upload
item drawing|hand-drawn image|drawn image|sketch|uploaded drawing: Title!;Picture:image;Drawn by;Technique=Pencil|Ink|Watercolour|Tablet;Scanned with~Phone|Flatbed scanner;Width:number(px)#1-20000;Height:number(px)#1-20000;Uploaded on:date;Notes:long
- Lighthouse in pencil | drawn_by=Mara K.; technique=Pencil; scanned_with=Phone; width=2000; height=1400; notes=Drawn from the pier.
- Cat in ink | drawn_by=Jonas W.; technique=Ink; scanned_with=Flatbed scanner; width=1800; height=1350; notes=Third try.
- Bridge, quick sketch | drawn_by=Mara K.; technique=Tablet; scanned_with=Phone; width=2400; height=1600; notes=Ten minutes.
- Fruit in colours | drawn_by=Ebba L.; technique=Watercolour; scanned_with=Flatbed scanner; width=1500; height=1500; notes=Colours a bit darker than the photo.
record comparison|image comparison|comparison result|comparison record|comparison task: Title!;Image->@image|picture|jpeg image~Lighthouse photo|Cat on a chair;Drawing->@drawing|hand-drawn image~Lighthouse in pencil|Cat in ink;Method->@comparison method~Structural similarity|Edge match;Similarity:percent;Differing pixels:number#0-400000000;Difference picture:image;Compared on:date;~Result=Match|Similar|Different
- Lighthouse, pencil against photo | image=Lighthouse photo; drawing=Lighthouse in pencil; method=Edge match; similarity=81; differing_pixels=412000; result=Similar
- Cat, ink against photo | image=Cat on a chair; drawing=Cat in ink; method=Structural similarity; similarity=64; differing_pixels=690000; result=Similar
- Bridge, sketch against photo | image=Old bridge; drawing=Bridge, quick sketch; method=Edge match; similarity=38; differing_pixels=1980000; result=Different
- Fruit, colours against photo | image=Bowl of fruit; drawing=Fruit in colours; method=Colour histogram; similarity=93; differing_pixels=88000; result=Match
! item comparison method|method|algorithm: Name!;Kind=Pixels|Structure|Edges|Colours|Fingerprint;Threshold for a match:percent;Description:long;Default:boolean
- Structural similarity | kind=Structure; threshold_for_a_match=85; description=Brightness, contrast and structure in small windows.
- Edge match | kind=Edges; threshold_for_a_match=82; description=Outlines only, good for pencil drawings.
- Colour histogram | kind=Colours; threshold_for_a_match=90; description=Share of each colour, whatever its place.
- Perceptual fingerprint | kind=Fingerprint; threshold_for_a_match=92; description=A short code of the picture, very fast.
! record marked difference|difference area|difference: Title!;Comparison->@comparison|comparison result~Lighthouse, pencil against photo|Bridge, sketch against photo;Left:number(px)#0-20000;Top:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Kind=Missing|Added|Moved|Other colour
- Gallery rail missing | comparison=Lighthouse, pencil against photo; left=1210; top=220; width=180; height=60; kind=Missing
- Boat added | comparison=Lighthouse, pencil against photo; left=200; top=1500; width=340; height=150; kind=Added
- Second arch moved | comparison=Bridge, sketch against photo; left=1300; top=700; width=500; height=420; kind=Moved
- Darker apple | comparison=Fruit, colours against photo; left=410; top=520; width=220; height=210; kind=Other colour
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
# magnetic link|magnet link|seed information|bt seed|torrent
item seed|bt seed|magnetic link|magnet link|seed information|torrent: Title!;Magnet link!;Info hash;Category->@seed category|category~Open software|Public-domain film;Size:number(MB)#0-10000000;Files:number#1-100000;Seeders:number#0-1000000;Leechers:number#0-1000000;Found on:date;Source->@collection source|source~Distributed table|Feed of the archive;~Status=Alive|Weak|Dead
- Desktop system 24 image | magnet_link=magnet:?xt=urn:btih:1a2b; info_hash=1a2b3c4d; category=Open software; size=3900; files=1; seeders=812; leechers=40; source=Feed of the archive; status=Alive
- Silent comedy of 1921 | magnet_link=magnet:?xt=urn:btih:2b3c; info_hash=2b3c4d5e; category=Public-domain film; size=1450; files=3; seeders=37; leechers=2; source=Feed of the archive; status=Alive
- Open map tiles of Europe | magnet_link=magnet:?xt=urn:btih:3c4d; info_hash=3c4d5e6f; category=Open data; size=68000; files=210; seeders=9; leechers=5; source=Distributed table; status=Weak
- Concert under free licence | magnet_link=magnet:?xt=urn:btih:4d5e; info_hash=4d5e6f7a; category=Free music; size=640; files=14; seeders=0; leechers=1; source=Distributed table; status=Dead
item seed category|category: Name!;Description:long;Position:number#0-100;~Seeds:number#0-10000000
- Open software | description=Systems and programs with a free licence.; position=1; seeds=1240
- Public-domain film | description=Films whose rights have ended.; position=2; seeds=530
- Free music | description=Concerts and albums given freely.; position=3; seeds=870
- Open data | description=Maps, measurements and text collections.; position=4; seeds=96
! record seed file|file in a seed|file: Path!;Seed->@seed|bt seed~Desktop system 24 image|Silent comedy of 1921;Size:number(MB)#0-10000000;File type=Video|Audio|Image|Archive|Text|Program
- desktop-24.iso | seed=Desktop system 24 image; size=3900; file_type=Program
- film/comedy-1921.mp4 | seed=Silent comedy of 1921; size=1400; file_type=Video
- film/notes.txt | seed=Silent comedy of 1921; size=1; file_type=Text
- music/01-opening.flac | seed=Concert under free licence; size=48; file_type=Audio
item collection source|source|collector: Name!;Kind=Distributed table|Feed|Web page|Upload;Address:url;Every:number(min)#1-10080;Enabled:boolean;~Found so far:number#0-100000000
- Distributed table | kind=Distributed table; every=5; found_so_far=182000
- Feed of the archive | kind=Feed; every=60; found_so_far=5400
- List of free concerts | kind=Web page; every=720; found_so_far=870
- Sent in by users | kind=Upload; every=10; found_so_far=312
! record collection run|collection record|collection statistic|collection statistics|data statistic: Title!;Source->@collection source|source~Distributed table|Feed of the archive;Day:date;Collected:number#0-10000000;New:number#0-10000000;Twice:number#0-10000000;Efficiency:percent;Errors:number#0-1000000
- Table on Monday | source=Distributed table; collected=9200; new=1310; twice=7890; efficiency=14; errors=22
- Table on Tuesday | source=Distributed table; collected=8700; new=1190; twice=7510; efficiency=14; errors=17
- Archive on Monday | source=Feed of the archive; collected=64; new=58; twice=6; efficiency=91; errors=0
- Uploads on Monday | source=Sent in by users; collected=12; new=11; twice=1; efficiency=92; errors=0
request takedown request|removal request|complaint: Title!;Seed->@seed|bt seed~Concert under free licence|Silent comedy of 1921;Reason=Rights|Harmful|Wrong category|Dead link;Sent by;Email:email;Details:long
- Concert has other terms | seed=Concert under free licence; reason=Rights; sent_by=Label office; details=Only parts of it are free.
- Film in the wrong place | seed=Silent comedy of 1921; reason=Wrong category; sent_by=Guest; details=It is a documentary.
- No one shares it | seed=Concert under free licence; reason=Dead link; sent_by=Guest; details=Waited for three days.
- Maps are outdated | seed=Open map tiles of Europe; reason=Dead link; sent_by=Guest; details=A new edition is out.
# rapid development|code generation|code generator|project setup|project skeleton|scaffolding|low-code
item project|development project|generated project|project skeleton: Name!;Template->@project template|template~Web shop starter|REST service;Language=Java|PHP|Python|TypeScript|Go|Rust;Database type=MySQL|PostgreSQL|SQLite|Oracle|SQL Server|MongoDB;Package name;Owner;Created on:date;Repository:url;~Status=Draft|Generated|Archived
- Bike rental | template=Web shop starter; language=TypeScript; database_type=PostgreSQL; package_name=org.rental.web; owner=Hanna Vik; status=Generated
- Parcel service | template=REST service; language=Java; database_type=MySQL; package_name=org.parcel.api; owner=Leo Brandt; status=Generated
- Club members | template=Admin panel; language=PHP; database_type=SQLite; package_name=club.admin; owner=Hanna Vik; status=Draft
- Weather import | template=Command-line job; language=Python; database_type=PostgreSQL; package_name=weather_import; owner=Ravi Nair; status=Archived
item project template|template|project type|code template: Name!;Language=Java|PHP|Python|TypeScript|Go|Rust;Description:long;Layers~Controller, service, model;Version;Archive:file;~Used:number#0-1000000;~Status=Draft|Published|Retired
- Web shop starter | language=TypeScript; description=Pages, cart and sign-in.; layers=Pages, services, store; version=3.1; used=48; status=Published
- REST service | language=Java; description=Resources with tests.; layers=Controller, service, model; version=2.0; used=131; status=Published
- Admin panel | language=PHP; description=Lists and forms for each table.; layers=Controller, view, model; version=1.7; used=77; status=Published
- Command-line job | language=Python; description=Arguments, logs and retries.; layers=Command, task; version=0.9; used=12; status=Draft
item database connection|data source|database: Name!;Project->@project~Bike rental|Parcel service;Database type=MySQL|PostgreSQL|SQLite|Oracle|SQL Server|MongoDB;Host;Port:number#1-65535;Schema name;User name;~State=Connected|Not tested|Failed
- Rental on the test server | project=Bike rental; database_type=PostgreSQL; host=db.test; port=5432; schema_name=rental; user_name=rental_dev; state=Connected
- Parcels local | project=Parcel service; database_type=MySQL; host=localhost; port=3306; schema_name=parcels; user_name=dev; state=Connected
- Members file | project=Club members; database_type=SQLite; host=file; port=1; schema_name=main; user_name=none; state=Not tested
- Weather archive | project=Weather import; database_type=PostgreSQL; host=archive.test; port=5432; schema_name=weather; user_name=reader; state=Failed
record data table|table structure|database table|table|entity: Table name!;Project->@project~Bike rental|Parcel service;Comment;Primary key~id|code;Class name;Columns:number#1-500;Parts to generate=Model only|Model and service|All layers;~Generated:boolean
- bike | project=Bike rental; comment=Bikes to rent; primary_key=id; class_name=Bike; columns=9; parts_to_generate=All layers
- rental | project=Bike rental; comment=Who has which bike; primary_key=id; class_name=Rental; columns=11; parts_to_generate=All layers
- parcel | project=Parcel service; comment=Parcels and weights; primary_key=code; class_name=Parcel; columns=14; parts_to_generate=Model and service
- member | project=Club members; comment=Members with fees; primary_key=id; class_name=Member; columns=12; parts_to_generate=Model only
! record table column|column|entity field: Column name!;Data table->@data table|database table~bike|rental;Data type=Text|Integer|Decimal|Date|Boolean|Reference;Length:number#0-65535;Required:boolean;Unique:boolean;Default value;Comment
- frame_number | data_table=bike; data_type=Text; length=20; comment=Stamped under the saddle
- daily_price | data_table=bike; data_type=Decimal; length=8; default_value=12.00; comment=With tax
- bike_id | data_table=rental; data_type=Reference; length=0; comment=Rented bike
- returned_on | data_table=rental; data_type=Date; length=0; comment=Empty while rented
record generation|code generation|generation record|generated code|generation history|generated file: Title!;Project->@project~Bike rental|Parcel service;Template->@project template|template~Web shop starter|REST service;Generated on:date;Generated by;Files:number#0-10000;Lines:number#0-1000000;Archive:file;Message:long;~Result=Done|With warnings|Failed
- Bike rental, first run | project=Bike rental; template=Web shop starter; generated_by=Hanna Vik; files=64; lines=3900; message=All tables generated.; result=Done
- Bike rental with prices | project=Bike rental; template=Web shop starter; generated_by=Hanna Vik; files=7; lines=420; message=Changed files were kept.; result=With warnings
- Parcel service | project=Parcel service; template=REST service; generated_by=Leo Brandt; files=41; lines=2750; message=Tests pass.; result=Done
- Club members | project=Club members; template=Admin panel; generated_by=Hanna Vik; files=0; lines=0; message=No connection to the file.; result=Failed
record configuration file|configuration|project parameter|parameter|config file: File name!;Project->@project~Bike rental|Parcel service;Format=YAML|JSON|Properties|ENV|XML;Contents:long;Environment=Development|Test|Production;Changed on:date
- application.yml | project=Parcel service; format=YAML; contents=port 8080, pool of 10; environment=Development
- settings.json | project=Bike rental; format=JSON; contents=currency and language; environment=Production
- .env.test | project=Bike rental; format=ENV; contents=address of the test database; environment=Test
- logging.xml | project=Parcel service; format=XML; contents=one file a day; environment=Production
# multilingual website|multilingual site|multi-language website|multi-lingual website|language switching|hindi language
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
! record content translation|article translation|page version: Title!;Language->@language~Hindi|Portuguese;Translation of;Text:long;Translator;Due on:date;~Status=Asked for|Under way|Published
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
# doctor's studio|doctor studio|doctor-patient communication|online doctor|patient communication|online consultation mini-program
person doctor|physician|studio doctor: Name!;Specialty=General medicine|Paediatrics|Cardiology|Dermatology|Orthopaedics;Title;Hospital;Introduction:long;Consultation fee:money;Years of practice:number#0-60;Photo:image;~Status=Taking patients|Full|Away
- Dr. Lin Chao | specialty=Paediatrics; title=Senior physician; hospital=Riverside hospital; introduction=Coughs, fevers and vaccinations.; consultation_fee=25; years_of_practice=14; status=Taking patients
- Dr. Maria Sand | specialty=Cardiology; title=Head of ward; hospital=Heart centre; introduction=Blood pressure and rhythm.; consultation_fee=45; years_of_practice=22; status=Full
- Dr. Ben Okoye | specialty=General medicine; title=Family doctor; hospital=Mill lane practice; introduction=First questions of all kinds.; consultation_fee=18; years_of_practice=9; status=Taking patients
- Dr. Iris Weil | specialty=Dermatology; title=Specialist; hospital=Skin clinic; introduction=Photos are enough for most questions.; consultation_fee=30; years_of_practice=11; status=Away
person patient file|patient|patient record|health file|file: Name!;Born on:date;Sex=Female|Male|Other;Phone:phone;Blood group=A|B|AB|O|Not known;Allergies:long;Chronic illnesses:long;Medicines taken:long;Doctor->@doctor~Dr. Lin Chao|Dr. Ben Okoye;Relation=Self|Child|Parent|Partner
- Noah Berger | sex=Male; blood_group=A; allergies=Penicillin; chronic_illnesses=Asthma; medicines_taken=Inhaler when needed; doctor=Dr. Lin Chao; relation=Child
- Ellen Berger | sex=Female; blood_group=O; allergies=None known; chronic_illnesses=None; medicines_taken=None; doctor=Dr. Ben Okoye; relation=Self
- Josef Adler | sex=Male; blood_group=B; allergies=None known; chronic_illnesses=High blood pressure; medicines_taken=Ramipril 5 mg; doctor=Dr. Maria Sand; relation=Parent
- Tamar Levi | sex=Female; blood_group=Not known; allergies=Nickel; chronic_illnesses=Eczema; medicines_taken=Cream at night; doctor=Dr. Iris Weil; relation=Self
request consultation|online consultation|consultation request: Title!;Patient->@patient file|patient~Noah Berger|Josef Adler;Doctor->@doctor~Dr. Lin Chao|Dr. Maria Sand;Complaint:long;Since:date;Kind=Text|Pictures|Phone|Video;Pictures:image;Fee:money;~Answer:long
- Cough at night | patient=Noah Berger; doctor=Dr. Lin Chao; complaint=Dry cough for five nights, no fever.; kind=Text; fee=25; answer=Use the inhaler before bed and write again on Friday.
- Values above 150 | patient=Josef Adler; doctor=Dr. Maria Sand; complaint=Blood pressure high each morning.; kind=Phone; fee=45; answer=Please measure twice a day for a week.
- Rash on both hands | patient=Tamar Levi; doctor=Dr. Iris Weil; complaint=Itching after a new watch.; kind=Pictures; fee=30; answer=Leave the watch off, cream twice a day.
- Tired for weeks | patient=Ellen Berger; doctor=Dr. Ben Okoye; complaint=Sleeps well but stays tired.; kind=Video; fee=18; answer=Come for a blood test.
record prescription|advice|medical advice|treatment plan: Title!;Patient->@patient file|patient~Noah Berger|Tamar Levi;Doctor->@doctor~Dr. Lin Chao|Dr. Iris Weil;Consultation->@consultation~Cough at night|Rash on both hands;Medicine;Dose;Days:number#1-365;Written on:date;Notes:long
- Inhaler for Noah | patient=Noah Berger; doctor=Dr. Lin Chao; consultation=Cough at night; medicine=Salbutamol; dose=2 puffs at night; days=7; notes=Rinse the mouth afterwards.
- Cream for Tamar | patient=Tamar Levi; doctor=Dr. Iris Weil; consultation=Rash on both hands; medicine=Hydrocortisone 1 percent; dose=Twice a day; days=10; notes=Thin layer.
- Tablets for Josef | patient=Josef Adler; doctor=Dr. Maria Sand; consultation=Values above 150; medicine=Ramipril; dose=1 tablet in the morning; days=30; notes=Check after a month.
- Iron for Ellen | patient=Ellen Berger; doctor=Dr. Ben Okoye; consultation=Tired for weeks; medicine=Iron 50 mg; dose=1 tablet at noon; days=60; notes=Not with coffee.
item education material|patient education material|health material|education article: Title!;Topic=Children|Heart|Skin|Nutrition|Exercise;Text:long;Author->@doctor~Dr. Maria Sand|Dr. Iris Weil;Kind=Article|Video|Leaflet;Picture:image;Published on:date;~Read:number#0-10000000
- Measuring blood pressure at home | topic=Heart; text=Sit for five minutes, then measure twice.; author=Dr. Maria Sand; kind=Leaflet; read=2140
- Fever in small children | topic=Children; text=When to wait and when to call.; author=Dr. Lin Chao; kind=Article; read=3870
- Dry skin in winter | topic=Skin; text=Short showers and a rich cream.; author=Dr. Iris Weil; kind=Video; read=960
- Walking after an operation | topic=Exercise; text=Ten minutes more each day.; author=Dr. Ben Okoye; kind=Article; read=415
! item consultation hour|doctor schedule|time slot|available time: Title!;Doctor->@doctor~Dr. Lin Chao|Dr. Ben Okoye;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Ends at:time;Places:number#1-100;Kind=In person|Online
- Monday morning, Dr. Chao | doctor=Dr. Lin Chao; weekday=Monday; places=12; kind=In person
- Wednesday evening, Dr. Chao | doctor=Dr. Lin Chao; weekday=Wednesday; places=6; kind=Online
- Friday at Mill lane | doctor=Dr. Ben Okoye; weekday=Friday; places=16; kind=In person
- Tuesday heart hour | doctor=Dr. Maria Sand; weekday=Tuesday; places=8; kind=In person
+ appointment: Patient->@patient file|patient;Doctor->@doctor;Consultation hour->@consultation hour|doctor schedule;Reason:long;Kind=In person|Online
# score counter|scoreboard|score board|score keeper|scoring website|vs score
event match|game|vs match|contest|score counter|battle: Title!;Side A->@side|team~Red Corner|Blue Corner;Side B->@side|team~Blue Corner|Green Hawks;Sport=Table tennis|Basketball|Badminton|Debate|Board game|Other;Played on:date;Starts at:time;Points to win:number#1-1000;~Score A:number#0-1000;~Score B:number#0-1000;~Status=Planned|Running|Paused|Finished
- Table tennis, club evening | side_a=Red Corner; side_b=Blue Corner; sport=Table tennis; points_to_win=11; score_a=11; score_b=8; status=Finished
- Hawks against Owls | side_a=Green Hawks; side_b=Night Owls; sport=Basketball; points_to_win=100; score_a=54; score_b=61; status=Running
- School debate final | side_a=Blue Corner; side_b=Night Owls; sport=Debate; points_to_win=50; score_a=0; score_b=0; status=Planned
- Badminton double | side_a=Red Corner; side_b=Green Hawks; sport=Badminton; points_to_win=21; score_a=14; score_b=14; status=Paused
item side|team|player|contestant: Name!;Short name;Colour=Red|Blue|Green|Yellow|Black|White;Players:long;Logo:image;~Wins:number#0-10000;~Losses:number#0-10000
- Red Corner | short_name=RED; colour=Red; players=Ana and Lev; wins=12; losses=7
- Blue Corner | short_name=BLU; colour=Blue; players=Timo and Ruth; wins=9; losses=10
- Green Hawks | short_name=GRH; colour=Green; players=Eight players from Hill school; wins=15; losses=4
- Night Owls | short_name=OWL; colour=Black; players=Nine players from the evening club; wins=6; losses=8
record score|point|score entry|score record|scoring: Title!;Match->@match|game~Hawks against Owls|Badminton double;Side->@side|team~Green Hawks|Night Owls;Points:number#-100-100;Period:number#1-20;Scored at:time;Entered by~Scorer's table|Phone of the referee;Taken back:boolean
- Three from the corner | match=Hawks against Owls; side=Night Owls; points=3; period=2; entered_by=Scorer's table
- Free throw | match=Hawks against Owls; side=Green Hawks; points=1; period=2; entered_by=Scorer's table
- Long rally | match=Badminton double; side=Red Corner; points=1; period=1; entered_by=Phone of the referee
- Last point | match=Table tennis, club evening; side=Red Corner; points=1; period=1; entered_by=Scorer's table
item announcement|voice broadcast|voice announcement|broadcast text|voice template: Title!;Text:long!;Said when=Point|Lead change|Set won|Match won|By hand;Voice->@voice setting|voice~Hall voice|Quiet room;Enabled:boolean;Sound:file
- Point call | text=Point for {side}, {score a} to {score b}; said_when=Point; voice=Hall voice
- New leader | text={side} takes the lead; said_when=Lead change; voice=Hall voice
- Set call | text=Set to {side}; said_when=Set won; voice=Quiet room
- Winner | text={side} wins the match; said_when=Match won; voice=Hall voice
! record broadcast log|broadcast record|voice broadcast record: Text!;Match->@match|game~Hawks against Owls|Table tennis, club evening;Announcement->@announcement|voice broadcast~Point call|Winner;Said at:time;Started by=Score|Hand;~Result=Played|Skipped|No sound
- Point for Night Owls, 54 to 61 | match=Hawks against Owls; announcement=Point call; started_by=Score; result=Played
- Night Owls takes the lead | match=Hawks against Owls; announcement=New leader; started_by=Score; result=Played
- Red Corner wins the match | match=Table tennis, club evening; announcement=Winner; started_by=Score; result=Played
- Point for Red Corner, 14 to 14 | match=Badminton double; announcement=Point call; started_by=Hand; result=No sound
! item voice setting|voice|display setting: Name!;Language=English|German|Spanish|French|Chinese;Speed:number#1-10;Volume:percent;Large digits:boolean;Screen=Phone|Tablet|Television|Projector
- Hall voice | language=English; speed=5; volume=100; screen=Projector
- Quiet room | language=English; speed=4; volume=40; screen=Tablet
- Spanish hall | language=Spanish; speed=6; volume=90; screen=Television
- Phone in the pocket | language=German; speed=6; volume=60; screen=Phone
# digital tv|tv system|tv channel|television channel|tv program|iptv|cable tv
item channel|tv channel|television channel: Name!;Number:number#1-9999;Category=News|Sport|Film|Children|Music|Documentary;Resolution=SD|HD|4K;Language;Stream address:url;Logo:image;Paid:boolean;~Status=On air|Off air|Test
- City News | number=1; category=News; resolution=HD; language=English; status=On air
- Meadow Kids | number=12; category=Children; resolution=HD; language=English; status=On air
- Open Film | number=31; category=Film; resolution=4K; language=English; status=On air
- Harbour Sport | number=44; category=Sport; resolution=HD; language=English; status=Test
record program|scheduled program|programme|program schedule|broadcast schedule: Title!;Channel->@channel|tv channel~City News|Open Film;Broadcast on:date;Starts at:time;Length:number(min)#1-600;Genre=News|Film|Series|Sport|Show|Documentary;Description:long;Age from:number#0-18;Live:boolean;~Status=Planned|On air|Shown|Cancelled
- Evening news | channel=City News; length=30; genre=News; description=The day in the region.; age_from=0; status=Planned
- The Glass Boat | channel=Open Film; length=104; genre=Film; description=A ferryman finds a letter.; age_from=12; status=Planned
- Puddle Friends | channel=Meadow Kids; length=15; genre=Series; description=Ducks learn to share.; age_from=0; status=Shown
- Regatta, second day | channel=Harbour Sport; length=180; genre=Sport; description=Finals of the eights.; age_from=0; status=Cancelled
item device|monitored device|set-top box|broadcast device: Name!;Kind=Encoder|Multiplexer|Transmitter|Set-top box|Server|Receiver;Serial number;Location;Channel->@channel|tv channel~City News|Meadow Kids;Address;Firmware;Installed on:date;~Status=Online|Warning|Offline
- Encoder 1 | kind=Encoder; serial_number=EN-2201; location=Head-end room; channel=City News; address=10.4.0.11; firmware=4.2; status=Online
- Encoder 2 | kind=Encoder; serial_number=EN-2202; location=Head-end room; channel=Meadow Kids; address=10.4.0.12; firmware=4.1; status=Warning
- Hill transmitter | kind=Transmitter; serial_number=TX-0090; location=North hill; channel=City News; address=10.4.1.2; firmware=2.9; status=Online
- Film server | kind=Server; serial_number=SV-0311; location=Head-end room; channel=Open Film; address=10.4.0.30; firmware=7.0; status=Offline
record device reading|device monitoring|monitoring record|device status: Title!;Device->@device|monitored device~Encoder 1|Hill transmitter;Measured on:date;Measured at:time;Temperature:number(°C)#-40-120;Signal:number(dB)#-100-100;Bit rate:number(Mbit/s)#0-1000;CPU load:percent;~Result=OK|Warning|Fault
- Encoder 1 at nine | device=Encoder 1; temperature=46; signal=41; bit_rate=8.2; cpu_load=38; result=OK
- Encoder 2 at nine | device=Encoder 2; temperature=71; signal=39; bit_rate=7.9; cpu_load=81; result=Warning
- Hill at nine | device=Hill transmitter; temperature=22; signal=58; bit_rate=24; cpu_load=12; result=OK
- Film server at ten | device=Film server; temperature=0; signal=0; bit_rate=0; cpu_load=0; result=Fault
record system log|log|operation log: Title!;User;Action=Sign in|Channel changed|Program planned|Device restarted|User changed|Setting changed;Level=Info|Warning|Error;Written on:date;Written at:time;Address;Details:long
- Encoder 2 restarted | user=operator.lena; action=Device restarted; level=Warning; address=10.4.9.3; details=Temperature above 70.
- Film moved to nine | user=planner.otto; action=Program planned; level=Info; address=10.4.9.7; details=The Glass Boat moved by an hour.
- Harbour Sport to test | user=admin.yue; action=Channel changed; level=Info; address=10.4.9.2; details=New camera line.
- Wrong password | user=operator.max; action=Sign in; level=Error; address=198.51.100.3; details=Third try.
record subscription|channel package|tv package|subscriber: Title!;Subscriber;Package=Basic|Family|Film|Sport|All;Channels:long;Monthly price:money;From:date;Until:date;~Status=Active|Paused|Ended
- Hoffmann household | subscriber=G. Hoffmann; package=Family; channels=News, children, music; monthly_price=12; status=Active
- Station hotel | subscriber=Station hotel; package=All; channels=All channels; monthly_price=140; status=Active
- Miller flat 3 | subscriber=R. Miller; package=Basic; channels=News; monthly_price=6; status=Paused
- Sports bar Anchor | subscriber=Anchor bar; package=Sport; channels=Harbour Sport; monthly_price=45; status=Ended
# media player|video player|audio player|music player|free media player
item media file|video file|audio file|media|file|track: Title!;Kind=Video|Audio;Format=MP4|MPEG|AVI|MOV|WMV|MP3|FLAC|WAV;Length:number(s)#0-86400;File size:number(MB)#0-100000;Artist;Album or series;File:file;Cover:image;Added on:date
- River at dawn | kind=Video; format=MP4; length=412; file_size=180; artist=Own recording; album_or_series=Walks
- Grandmother's birthday | kind=Video; format=MPEG; length=1830; file_size=920; artist=Family; album_or_series=Family films
- Slow Accordion | kind=Audio; format=FLAC; length=254; file_size=31; artist=Quay Trio; album_or_series=Low Tide
- Rain Market | kind=Audio; format=MP3; length=198; file_size=5; artist=Quay Trio; album_or_series=Low Tide
item playlist|play list: Name!;Description:long;Owner;Order=As listed|Shuffled|Newest first;Repeat=Off|One|All;Public:boolean;Cover:image;~Files:number#0-10000
- Evening calm | description=Quiet pieces after eight.; owner=nora; order=As listed; repeat=All; files=12
- Family films | description=Birthdays and holidays.; owner=nora; order=Newest first; repeat=Off; files=8
- Running | description=Fast and steady.; owner=emil; order=Shuffled; repeat=All; files=40
- To check | description=Files with wrong titles.; owner=emil; order=As listed; repeat=Off; files=3
! record playlist entry|playlist item: Title!;Playlist->@playlist~Evening calm|Family films;Media file->@media file|video file~Slow Accordion|River at dawn;Position:number#1-10000;Added on:date
- Evening calm 1 | playlist=Evening calm; media_file=Slow Accordion; position=1
- Evening calm 2 | playlist=Evening calm; media_file=Rain Market; position=2
- Family films 1 | playlist=Family films; media_file=Grandmother's birthday; position=1
- Evening calm 3 | playlist=Evening calm; media_file=River at dawn; position=3
record playback|play history|playback record|play record: Title!;Media file->@media file|video file~River at dawn|Rain Market;Played by;Played on:date;Started at:time;Stopped at second:number(s)#0-86400;Speed=0.5x|1x|1.25x|1.5x|2x;Volume:percent;~Finished:boolean
- River, on the sofa | media_file=River at dawn; played_by=nora; stopped_at_second=412; speed=1x; volume=60
- Birthday, first half | media_file=Grandmother's birthday; played_by=nora; stopped_at_second=905; speed=1x; volume=80
- Rain Market on the train | media_file=Rain Market; played_by=emil; stopped_at_second=198; speed=1x; volume=45
- Accordion, again | media_file=Slow Accordion; played_by=emil; stopped_at_second=120; speed=1.25x; volume=50
record bookmark|marker|chapter|subtitle: Title!;Media file->@media file|video file~Grandmother's birthday|River at dawn;At second:number(s)#0-86400;Kind=Bookmark|Chapter|Subtitle;Text:long
- The cake | media_file=Grandmother's birthday; at_second=640; kind=Chapter; text=Candles and song.
- Speech of uncle Jan | media_file=Grandmother's birthday; at_second=1210; kind=Chapter; text=Long but good.
- Heron lands | media_file=River at dawn; at_second=187; kind=Bookmark; text=Left side of the picture.
- Solo | media_file=Slow Accordion; at_second=93; kind=Bookmark; text=Learn this part.
! item player setting|equalizer preset|playback setting: Name!;User;Default volume:percent;Speed=0.5x|1x|1.25x|1.5x|2x;Equalizer=Flat|Rock|Jazz|Voice|Bass;Skip by:number(s)#1-120;Resume where stopped:boolean
- Nora's player | user=nora; default_volume=60; speed=1x; equalizer=Flat; skip_by=10
- Emil on the train | user=emil; default_volume=45; speed=1x; equalizer=Bass; skip_by=15
- Lectures | user=emil; default_volume=70; speed=1.5x; equalizer=Voice; skip_by=30
- Living room | user=nora; default_volume=80; speed=1x; equalizer=Jazz; skip_by=10
# pdf document|pdf file|pdf viewer|pdf reader|document preview|file preview|preview and download|document download|document viewer
item document|pdf document|pdf file|file|uploaded file: Title!;File:file;File type=PDF|Word|Excel|Slides|Image|Video|Audio|Text;Category->@document category|category~Guides|Minutes;Description:long;Pages:number#0-10000;File size:number(kB)#0-10000000;Version;Uploaded by;Uploaded on:date;~Downloads:number#0-10000000;~Status=Draft|Published|Replaced
- Visitor guide | file_type=PDF; category=Guides; description=Ways, hours and prices.; pages=12; file_size=2100; version=3; uploaded_by=Lotte Kern; downloads=842; status=Published
- Minutes of the spring meeting | file_type=PDF; category=Minutes; description=Decisions and votes.; pages=6; file_size=310; version=1; uploaded_by=Paul Igwe; downloads=57; status=Published
- Safety video | file_type=Video; category=Training; description=Four minutes for newcomers.; pages=0; file_size=84000; version=2; uploaded_by=Lotte Kern; downloads=133; status=Published
- Price table | file_type=Excel; category=Forms; description=For agents only.; pages=3; file_size=96; version=5; uploaded_by=Paul Igwe; downloads=24; status=Replaced
item document category|folder|category: Name!;Description:long;Parent;Who may see it=Everyone|Members|Staff;Position:number#0-100
- Guides | description=For guests.; parent=Public; who_may_see_it=Everyone; position=1
- Minutes | description=Of all meetings.; parent=Internal; who_may_see_it=Members; position=2
- Training | description=Films and slides.; parent=Internal; who_may_see_it=Staff; position=3
- Forms | description=To print and fill in.; parent=Public; who_may_see_it=Everyone; position=4
! record document version|pdf version|version|update: Title!;Document->@document|pdf document~Visitor guide|Price table;Version;File:file;Changes:long;Uploaded by;Uploaded on:date;~Status=Current|Old
- Visitor guide 3 | document=Visitor guide; version=3; changes=New opening hours.; uploaded_by=Lotte Kern; status=Current
- Visitor guide 2 | document=Visitor guide; version=2; changes=Map of the garden.; uploaded_by=Lotte Kern; status=Old
- Price table 5 | document=Price table; version=5; changes=Group prices.; uploaded_by=Paul Igwe; status=Current
- Price table 4 | document=Price table; version=4; changes=Tax changed.; uploaded_by=Paul Igwe; status=Old
record download|download record|view record|preview record|access record: Title!;Document->@document|pdf document~Visitor guide|Safety video;Action=Viewed|Downloaded|Printed|Played;User;Done on:date;Done at:time;Page reached:number#0-10000;Device=Computer|Tablet|Phone
- Guide on the bus | document=Visitor guide; action=Viewed; user=Guest; page_reached=4; device=Phone
- Minutes for the board | document=Minutes of the spring meeting; action=Printed; user=paul; page_reached=6; device=Computer
- Video on the first day | document=Safety video; action=Played; user=sofia; page_reached=0; device=Tablet
- Prices for an agent | document=Price table; action=Downloaded; user=agent.ruiz; page_reached=0; device=Computer
record placement|document placement|page section|display position: Title!;Document->@document|pdf document~Visitor guide|Minutes of the spring meeting;Place=Header|Footer|Menu|Sidebar|Page text;Link text;Opens in=Same page|New window|Viewer;Position:number#0-100;Shown:boolean
- Guide in the header | document=Visitor guide; place=Header; link_text=Guide (PDF); opens_in=Viewer; position=1
- Minutes in the footer | document=Minutes of the spring meeting; place=Footer; link_text=Minutes; opens_in=New window; position=2
- Film in the menu | document=Safety video; place=Menu; link_text=Watch first; opens_in=Viewer; position=3
- Prices in the text | document=Price table; place=Page text; link_text=Prices; opens_in=Same page; position=4
record share link|shared document|permission: Title!;Document->@document|pdf document~Price table|Safety video;Shared with;Email:email;Right=View|Download|Edit;Valid until:date;~Status=Active|Ended
- Prices to the agents | document=Price table; shared_with=Agents; right=Download; status=Active
- Video to newcomers | document=Safety video; shared_with=Staff; right=View; status=Active
- Minutes to the auditor | document=Minutes of the spring meeting; shared_with=Auditor; right=View; status=Ended
- Guide to the printer | document=Visitor guide; shared_with=Print shop; right=Download; status=Active
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
item call to action|call-to-action|cta|button: Name!;Text on it;Leads to;Page section->@page section|section~The quiet kettle is coming|When does it ship?;Colour;Shown to=Everyone|New visitors|Returning visitors;~Clicks:number#0-10000000;~Status=Active|Paused
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
# forwarding text message|text message|sms forwarding|sms gateway|message forwarding|short message|replying to message
record text message|sms|short message|forwarded message|forwarded text message: Subject!;Text:long!;From number:phone;To number:phone;Direction=Received|Sent|Forwarded;Conversation->@conversation|chat~Doctor's office|Parcel desk;Received on:date;Received at:time;~Status=New|Forwarded|Answered|Failed
- Appointment moved | text=Please come at ten instead of nine.; direction=Received; conversation=Doctor's office; status=Answered
- Parcel waits | text=Your parcel lies at the desk until Friday.; direction=Received; conversation=Parcel desk; status=Forwarded
- Code of the door | text=The new code is on the notice board.; direction=Forwarded; conversation=House group; status=Forwarded
- Late today | text=Bus is late, start without me.; direction=Sent; conversation=Choir; status=New
record conversation|chat|chat record|chat reply|conversation page: Name!;Contact->@contact|recipient~Dr. Sommer's office|Parcel shop;Last text:long;Last on:date;~Unread:number#0-10000;~State=Open|Muted|Archived
- Doctor's office | contact=Dr. Sommer's office; last_text=Ten is fine, thank you.; unread=0; state=Open
- Parcel desk | contact=Parcel shop; last_text=Your parcel lies at the desk.; unread=1; state=Open
- House group | contact=Neighbour Kaya; last_text=Code is on the notice board.; unread=3; state=Muted
- Choir | contact=Choir leader Ute; last_text=Bus is late.; unread=0; state=Archived
record reply|message reply|answer: Title!;Text message->@text message|sms~Appointment moved|Parcel waits;Conversation->@conversation|chat~Doctor's office|Choir;Text:long!;Written by;Sent on:date;Sent at:time;~Delivery=Waiting|Sent|Delivered|Failed
- Ten is fine | text_message=Appointment moved; conversation=Doctor's office; text=Ten is fine, thank you.; written_by=eva; delivery=Delivered
- Who can fetch it? | text_message=Parcel waits; conversation=Parcel desk; text=My son comes on Thursday.; written_by=eva; delivery=Sent
- Understood | text_message=Code of the door; conversation=House group; text=Thank you, noted.; written_by=jan; delivery=Delivered
- We wait | text_message=Late today; conversation=Choir; text=We start with the warm-up.; written_by=ute; delivery=Failed
item forwarding rule|forward rule|forwarding|rule: Name!;Sender contains;Text contains;Forward to->@contact|recipient~Neighbour Kaya|Parcel shop;Channel=SMS|Email|Chat|Webhook;From:time;Until:time;Enabled:boolean;~Forwarded:number#0-1000000
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
# picture library|image library|image generator|generating and sharing|image generation|meme generator|poster generator|wallpaper
item image template|template|picture template: Name!;Category->@image category|category~Greetings|Jokes;Picture:image;Text places:number#0-20;Width:number(px)#1-10000;Height:number(px)#1-10000;Font;Uploaded by;~Used:number#0-10000000;~Status=Draft|Published
- Paper birthday card | category=Greetings; text_places=2; width=1200; height=800; font=Round hand; used=3120; status=Published
- Cat with a sign | category=Jokes; text_places=1; width=1000; height=1000; font=Block; used=8840; status=Published
- Calm sky quote | category=Quotes; text_places=2; width=1080; height=1350; font=Thin serif; used=960; status=Published
- Market poster | category=Posters; text_places=5; width=2000; height=2800; font=Wide; used=140; status=Draft
record generated image|image|created image|generated picture|work: Title!;Template->@image template|template~Paper birthday card|Cat with a sign;Text on it:long;Uploaded picture:image;Result:image;Format=PNG|JPEG|WebP;Made by;Made on:date;Public:boolean;~Likes:number#0-10000000
- Card for Oma | template=Paper birthday card; text_on_it=Eighty and still on the bicycle; format=PNG; made_by=lina; likes=12
- Monday cat | template=Cat with a sign; text_on_it=Not before coffee; format=JPEG; made_by=tobi; likes=240
- Sky of today | template=Calm sky quote; text_on_it=Slow is also a speed; format=PNG; made_by=lina; likes=57
- Flea market in May | template=Market poster; text_on_it=Saturday from eight, old school yard; format=PNG; made_by=club; likes=9
item library image|library picture|stock image|gallery picture|wallpaper: Title!;Category->@image category|category~Quotes|Posters;Picture:image;Width:number(px)#1-20000;Height:number(px)#1-20000;Licence=Free|With name|Members only;Tags;Uploaded by;~Downloads:number#0-10000000
- Fog over fields | category=Quotes; width=4000; height=2600; licence=Free; tags=fog, morning; uploaded_by=anja; downloads=512
- Red bricks | category=Posters; width=3000; height=3000; licence=Free; tags=wall, pattern; uploaded_by=tobi; downloads=208
- Yawning dog | category=Jokes; width=2400; height=1800; licence=With name; tags=dog, tired; uploaded_by=mia; downloads=1470
- Paper flowers | category=Greetings; width=2800; height=2000; licence=Members only; tags=flowers, paper; uploaded_by=anja; downloads=93
! item image category|category: Name!;Description:long;Icon;Position:number#0-100
- Greetings | description=Cards for all days.; icon=gift; position=1
- Jokes | description=Pictures with a short text.; icon=smile; position=2
- Quotes | description=Calm pictures with words.; icon=quote; position=3
- Posters | description=To print and hang.; icon=flag; position=4
record download|image download|saved image: Title!;Image->@generated image|library image~Monday cat|Fog over fields;Size=Small|Medium|Original;Format=PNG|JPEG|WebP;Saved by;Saved on:date
- Cat for the group | image=Monday cat; size=Medium; format=JPEG; saved_by=mia
- Card to print | image=Card for Oma; size=Original; format=PNG; saved_by=lina
- Sky for the phone | image=Sky of today; size=Medium; format=PNG; saved_by=anja
- Poster for the copy shop | image=Flea market in May; size=Original; format=PNG; saved_by=club
record share|share record|shared image: Title!;Image->@generated image~Monday cat|Sky of today;Channel=Chat|Social feed|Email|Link;Shared by;Shared on:date;~Views:number#0-10000000
- Cat to the office | image=Monday cat; channel=Chat; shared_by=tobi; views=18
- Sky to the feed | image=Sky of today; channel=Social feed; shared_by=lina; views=640
- Card to the cousins | image=Card for Oma; channel=Email; shared_by=lina; views=7
- Poster link | image=Flea market in May; channel=Link; shared_by=club; views=212
record edit|image edit|edit step: Title!;Image->@generated image~Monday cat|Card for Oma;Step=Crop|Turn|Filter|Text|Sticker|Brightness;Value;Done on:date;Undone:boolean
- Square cut | image=Monday cat; step=Crop; value=1000 by 1000
- Warm filter | image=Card for Oma; step=Filter; value=warm 20
- Bigger text | image=Sky of today; step=Text; value=64 px
- Star in the corner | image=Flea market in May; step=Sticker; value=star
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
# venue reservation|venue booking|sports venue|yuandongchang|court booking|sports ground|stadium reservation|field reservation
item venue|sports venue|court|field|hall|available venue: Name!;Kind=Football field|Basketball court|Tennis court|Swimming pool|Badminton hall|Track;Address;Surface~Grass|Clay|Wood;Seats:number#0-100000;Price per hour:money;Opens at:time;Closes at:time;Picture:image;~Status=Open|Closed|Under repair
- North field | kind=Football field; address=Stadium road 1; surface=Grass; seats=800; price_per_hour=60; status=Open
- Court 3 | kind=Tennis court; address=Stadium road 1; surface=Clay; seats=40; price_per_hour=18; status=Open
- Wood hall | kind=Badminton hall; address=School lane 9; surface=Wood; seats=120; price_per_hour=14; status=Open
- Outdoor hoop | kind=Basketball court; address=Mill park; surface=Rubber; seats=0; price_per_hour=0; status=Under repair
! item time slot|slot|opening slot: Title!;Venue->@venue|court~North field|Court 3;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Ends at:time;Price:money;Places:number#1-1000;~State=Free|Taken|Blocked
- North field, Monday at six | venue=North field; weekday=Monday; price=120; places=1; state=Taken
- Court 3, Saturday at nine | venue=Court 3; weekday=Saturday; price=18; places=1; state=Free
- Wood hall, Thursday at eight | venue=Wood hall; weekday=Thursday; price=14; places=6; state=Free
- Court 3, Sunday at noon | venue=Court 3; weekday=Sunday; price=22; places=1; state=Blocked
item equipment|rental equipment|sports equipment: Name!;Venue->@venue|court~Court 3|Wood hall;Pieces:number#0-1000;Fee:money;Deposit:money;~Condition=Good|Worn|Broken
- Tennis rackets | venue=Court 3; pieces=12; fee=4; deposit=20; condition=Good
- Badminton rackets | venue=Wood hall; pieces=20; fee=3; deposit=15; condition=Worn
- Small goals | venue=North field; pieces=4; fee=6; deposit=30; condition=Good
- Ball machine | venue=Court 3; pieces=1; fee=15; deposit=100; condition=Broken
record change request|reservation change|cancellation|reservation history: Title!;Reservation->@reservation|booking|appointment;Kind=Moved|Cancelled|Longer|Other venue;Reason:long;Asked on:date;Fee:money;~Status=New|Agreed|Refused
- Moved to Friday | kind=Moved; reason=Two players are ill.; fee=0; status=Agreed
- Called off | kind=Cancelled; reason=Storm warning.; fee=10; status=Agreed
- One more hour | kind=Longer; reason=Final runs late.; fee=18; status=New
- Hall instead of court | kind=Other venue; reason=Rain.; fee=0; status=Refused
record closure|maintenance|venue closure|announcement: Title!;Venue->@venue|court~Outdoor hoop|Court 3;Reason=Repair|Event|Weather|Holiday;From:date;Until:date;Notes:long
- New hoop | venue=Outdoor hoop; reason=Repair; notes=The ring is bent.
- School sports day | venue=North field; reason=Event; notes=Whole day.
- Clay too wet | venue=Court 3; reason=Weather; notes=Open again after two dry days.
- Hall over the holidays | venue=Wood hall; reason=Holiday; notes=Keys at the office.
+ reservation|booking|appointment: Venue->@venue|court|field;Time slot->@time slot|slot;Reserved for:date;Starts at:time;Ends at:time;People:number#1-1000;Contact phone:phone;Purpose=Training|Match|Leisure|School
# sharing button|share button|social sharing|wordpress blog|wordpress plugin|blog plugin|sharing plugin
item sharing platform|share platform|social platform|platform|social media platform: Name!;Share address:url!;Icon:image;Colour;Opens in=Popup|New tab|App|QR code;Position:number#0-100;Enabled:boolean;~Shares:number#0-100000000
- Weibo | opens_in=Popup; colour=Red; position=1; shares=2210
- WeChat | opens_in=QR code; colour=Green; position=2; shares=4180
- Facebook | opens_in=Popup; colour=Blue; position=3; shares=1975
- Email | opens_in=App; colour=Grey; position=4; shares=640
item button style|sharing button|share button|button set|style: Name!;Shape=Round|Square|Pill|Text only;Size=Small|Medium|Large;Place=Above the text|Below the text|Left edge|Floating;Shows count:boolean;Colour;Hover effect=None|Lift|Turn|Glow;Shown on=Posts|Pages|All;~Status=Active|Draft
- Round below the text | shape=Round; size=Medium; place=Below the text; colour=Own colours; hover_effect=Lift; shown_on=Posts; status=Active
- Floating on phones | shape=Pill; size=Large; place=Floating; colour=Dark; hover_effect=None; shown_on=All; status=Active
- Quiet text links | shape=Text only; size=Small; place=Above the text; colour=Grey; hover_effect=Glow; shown_on=Pages; status=Draft
- Left edge squares | shape=Square; size=Small; place=Left edge; colour=Blue; hover_effect=Turn; shown_on=Posts; status=Draft
record share|share record|share click|sharing record: Title!;Post->@post|article|blog post;Platform->@sharing platform|platform~Weibo|Email;Style->@button style|sharing button~Round below the text|Floating on phones;Shared by;Shared on:date;Device=Phone|Tablet|Computer;~Visits back:number#0-1000000
- Bread recipe to WeChat | platform=WeChat; style=Floating on phones; shared_by=Guest; device=Phone; visits_back=31
- Hike report by email | platform=Email; style=Round below the text; shared_by=hans; device=Computer; visits_back=2
- Garden plan to Facebook | platform=Facebook; style=Round below the text; shared_by=Guest; device=Computer; visits_back=18
- Spring photos to Weibo | platform=Weibo; style=Floating on phones; shared_by=mei; device=Phone; visits_back=54
item plugin setting|setting|plugin configuration: Name!;Value!;Applies to=Whole blog|One category|One post;Description:long;Changed on:date;Changed by
- Shown for guests | value=yes; applies_to=Whole blog; description=Buttons without sign-in.; changed_by=admin
- Hidden on short posts | value=under 100 words; applies_to=Whole blog; description=Notes stay plain.; changed_by=admin
- Text before buttons | value=Share this recipe; applies_to=One category; description=Only in recipes.; changed_by=hans
- Picture for sharing | value=first picture; applies_to=Whole blog; description=Used by networks.; changed_by=admin
! record share statistic|share count|daily share count: Title!;Platform->@sharing platform|platform~WeChat|Facebook;Day:date;Shares:number#0-10000000;Visits back:number#0-10000000;Most shared post
- WeChat, Monday | platform=WeChat; shares=61; visits_back=240; most_shared_post=Bread without kneading
- Facebook, Monday | platform=Facebook; shares=22; visits_back=71; most_shared_post=Garden plan
- Weibo, Tuesday | platform=Weibo; shares=35; visits_back=118; most_shared_post=Spring photos
- Email, Tuesday | platform=Email; shares=9; visits_back=4; most_shared_post=Hike report
+ post|article: Sharing allowed:boolean;Sharing text:long;Sharing picture:image;~Shares:number#0-10000000
# casual game|feeding chicken|collecting egg|virtual farm|pet game|raising game|egg exchange
item chicken|pet|animal|virtual pet|hen: Name!;Owner;Breed=Brown hen|White hen|Golden hen|Speckled hen;Level:number#1-100;Hunger:percent;Happiness:percent;Eggs per day:number#0-20;Hatched on:date;~State=Hungry|Fed|Laying|Asleep
- Henrietta | owner=mika; breed=Brown hen; level=7; hunger=20; happiness=90; eggs_per_day=3; state=Laying
- Cloud | owner=mika; breed=White hen; level=3; hunger=65; happiness=60; eggs_per_day=1; state=Hungry
- Nugget of Joy | owner=tessa; breed=Golden hen; level=15; hunger=10; happiness=98; eggs_per_day=6; state=Fed
- Pepper | owner=oleg; breed=Speckled hen; level=4; hunger=35; happiness=75; eggs_per_day=2; state=Asleep
item task|daily task|game task|mission: Name!;Description:long;Kind=Daily|Weekly|Once;Reward in feed:number(g)#0-10000;Times a day:number#1-100;Starts on:date;Ends on:date;~Status=Open|Ended
- Sign in | description=Open the game once.; kind=Daily; reward_in_feed=50; times_a_day=1; status=Open
- Visit a friend's yard | description=Say hello to three hens.; kind=Daily; reward_in_feed=30; times_a_day=3; status=Open
- Invite a friend | description=A friend hatches the first hen.; kind=Once; reward_in_feed=500; times_a_day=1; status=Open
- Harvest feast | description=Collect forty eggs in a week.; kind=Weekly; reward_in_feed=300; times_a_day=1; status=Ended
! record completed task|task completion|task record: Title!;Task->@task|mission~Sign in|Invite a friend;Player;Done on:date;Feed earned:number(g)#0-10000;~State=Done|Reward taken
- mika signed in | task=Sign in; player=mika; feed_earned=50; state=Reward taken
- tessa invited oleg | task=Invite a friend; player=tessa; feed_earned=500; state=Reward taken
- oleg said hello | task=Visit a friend's yard; player=oleg; feed_earned=30; state=Done
- mika said hello | task=Visit a friend's yard; player=mika; feed_earned=90; state=Reward taken
record feeding|feeding record|feed record: Title!;Chicken->@chicken|pet~Henrietta|Cloud;Player;Feed=Corn|Wheat|Worms|Magic grain;Amount:number(g)#1-1000;Fed on:date;Fed at:time
- Corn for Henrietta | chicken=Henrietta; player=mika; feed=Corn; amount=60
- Wheat for Cloud | chicken=Cloud; player=mika; feed=Wheat; amount=40
- Worms for Pepper | chicken=Pepper; player=oleg; feed=Worms; amount=20
- Magic for Nugget | chicken=Nugget of Joy; player=tessa; feed=Magic grain; amount=10
record egg|egg collection|collected egg|egg record: Title!;Chicken->@chicken|pet~Henrietta|Nugget of Joy;Player;Kind=Plain|Brown|Golden;Eggs:number#1-1000;Collected on:date;Used:boolean
- Morning eggs of Henrietta | chicken=Henrietta; player=mika; kind=Brown; eggs=3
- Golden egg | chicken=Nugget of Joy; player=tessa; kind=Golden; eggs=1
- First egg of Cloud | chicken=Cloud; player=mika; kind=Plain; eggs=1
- Two of Pepper | chicken=Pepper; player=oleg; kind=Brown; eggs=2
item exchange item|exchange good|goods|reward|prize: Name!;Price in eggs:number#1-100000;Kind=Real good|Coupon|Game item;Stock:number#0-100000;Picture:image;Description:long;~Status=Available|Sold out
- Box of ten real eggs | price_in_eggs=200; kind=Real good; stock=40; description=From a farm near you.; status=Available
- Straw hat for the hen | price_in_eggs=25; kind=Game item; stock=9999; description=Two percent happier.; status=Available
- Bakery coupon | price_in_eggs=120; kind=Coupon; stock=150; description=Five off a cake.; status=Available
- Egg cup of oak | price_in_eggs=400; kind=Real good; stock=0; description=Turned by hand.; status=Sold out
record exchange|exchange record|goods exchange|redemption: Title!;Exchange item->@exchange item|goods~Box of ten real eggs|Straw hat for the hen;Player;Eggs paid:number#1-100000;Address;Exchanged on:date;~Status=New|Sent|Delivered|Cancelled
- Eggs for mika | exchange_item=Box of ten real eggs; player=mika; eggs_paid=200; address=Lime street 4; status=Sent
- Hat for Nugget | exchange_item=Straw hat for the hen; player=tessa; eggs_paid=25; address=In the game; status=Delivered
- Cake coupon | exchange_item=Bakery coupon; player=oleg; eggs_paid=120; address=By email; status=Delivered
- Egg cup | exchange_item=Egg cup of oak; player=tessa; eggs_paid=400; address=Hill road 2; status=Cancelled
# query tool|database query|data query|data retrieval|query website|search tool|sql query
record query|query statement|saved query|database query|search query|query record|query history: Title!;Statement:long!;Data source->@data source|database~Town statistics|Parts list;Category->@query category|category~Population|Stock;Written by;Run on:date;Rows found:number#0-10000000;Time taken:number(ms)#0-10000000;~Result=Done|Nothing found|Error
- Families by district | statement=district, families where year is this year; data_source=Town statistics; category=Population; written_by=Ylva; rows_found=12; time_taken=84; result=Done
- Parts below ten | statement=part, stock where stock < 10; data_source=Parts list; category=Stock; written_by=Marek; rows_found=37; time_taken=41; result=Done
- Rain in March | statement=day, mm where month is 3; data_source=Weather days; category=Weather; written_by=Ylva; rows_found=31; time_taken=22; result=Done
- Part Q-999 | statement=part where number is Q-999; data_source=Parts list; category=Stock; written_by=Marek; rows_found=0; time_taken=9; result=Nothing found
item data source|database|data set|queried table|data type: Name!;Kind=Database|Spreadsheet|Interface|File;Description:long;Host;Rows:number#0-1000000000;Refreshed on:date;Who may query=Everyone|Members|Staff;~Status=Online|Offline
- Town statistics | kind=Database; description=People, homes, schools by district.; host=stat.example.org; rows=48200; who_may_query=Everyone; status=Online
- Parts list | kind=Database; description=All parts with stock and place.; host=parts.example.org; rows=9100; who_may_query=Staff; status=Online
- Weather days | kind=File; description=One row a day since 1990.; host=local file; rows=12700; who_may_query=Everyone; status=Online
- Old card index | kind=Spreadsheet; description=Typed from paper cards.; host=share; rows=2300; who_may_query=Members; status=Offline
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
# backend management|backend system|managing user information|admin backend|back-office|store management
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
# public account|financial industry|wechat public|official account|financial service|financial product
item financial product|financial service|wealth product|service: Name!;Kind=Savings|Fund|Loan|Insurance|Card;Risk=Low|Medium|High;Interest rate:percent;Smallest amount:money;Term:number(months)#0-480;Description:long;~Status=Offered|Sold out|Ended
- Harbour savings | kind=Savings; risk=Low; interest_rate=2.1; smallest_amount=100; term=12; description=Fixed for a year.; status=Offered
- Green village fund | kind=Fund; risk=Medium; interest_rate=4.5; smallest_amount=50; term=60; description=Small solar and water plants.; status=Offered
- Workshop loan | kind=Loan; risk=Medium; interest_rate=6.9; smallest_amount=1000; term=36; description=For tools and machines.; status=Offered
- Bicycle insurance | kind=Insurance; risk=Low; interest_rate=0; smallest_amount=4; term=12; description=Theft and fall.; status=Ended
record binding|linked account|bound account|bank card|member profile|identity verification: Title!;Kind=Bank card|Identity card|Phone|Email;Number ends with;Holder name;Linked on:date;Default:boolean;~Status=Checking|Confirmed|Refused|Removed
- Card of Lena | kind=Bank card; number_ends_with=4410; holder_name=Lena Hof; status=Confirmed
- Identity of Lena | kind=Identity card; number_ends_with=77X; holder_name=Lena Hof; status=Confirmed
- Phone of Theo | kind=Phone; number_ends_with=215; holder_name=Theo Marx; status=Checking
- Second card of Theo | kind=Bank card; number_ends_with=0093; holder_name=Theo Marx; status=Refused
record location record|location permission|location|branch visit: Title!;User;Latitude:number#-90-90;Longitude:number#-180-180;Place name;Recorded on:date;Recorded at:time;Used for=Nearest branch|Check-in|Security;~Permission=Asked|Allowed|Refused
- Lena looks for a branch | user=lena; latitude=53.55; longitude=9.99; place_name=Harbour street; used_for=Nearest branch; permission=Allowed
- Theo at the counter | user=theo; latitude=53.56; longitude=10.01; place_name=Station branch; used_for=Check-in; permission=Allowed
- Sign-in of Ida | user=ida; latitude=52.1; longitude=8.7; place_name=Old town; used_for=Security; permission=Allowed
- Paul says no | user=paul; latitude=0; longitude=0; place_name=Not shared; used_for=Nearest branch; permission=Refused
record scan|scan record|scanned code|code scan: Title!;User;Code type=QR code|Bar code;Content!;Purpose=Sign in|Pay|Open product|Visit;Scanned on:date;Scanned at:time;~Result=Done|Unknown code|Expired
- Lena pays coffee | user=lena; code_type=QR code; content=pay/8812; purpose=Pay; result=Done
- Theo signs in at the desk | user=theo; code_type=QR code; content=desk/14; purpose=Sign in; result=Done
- Ida opens the fund | user=ida; code_type=QR code; content=product/green-village; purpose=Open product; result=Done
- Old leaflet | user=paul; code_type=Bar code; content=4008812; purpose=Visit; result=Expired
item branch|service point: Name!;Address;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Services:long;~Status=Open|Closed
- Harbour branch | address=Harbour street 8; latitude=53.55; longitude=9.98; opening_hours=9 to 16; services=Cash, advice, safe boxes; status=Open
- Station branch | address=Station square 1; latitude=53.56; longitude=10.01; opening_hours=8 to 18; services=Cash, cards; status=Open
- Old town desk | address=Church lane 3; latitude=52.1; longitude=8.7; opening_hours=10 to 14; services=Advice by appointment; status=Open
- Mill branch | address=Mill road 20; latitude=52.3; longitude=8.9; opening_hours=none; services=Cash machine; status=Closed
request service request|advice request|consultation: Title!;Product->@financial product|financial service~Harbour savings|Workshop loan;Branch->@branch|service point~Harbour branch|Station branch;Question:long;Call back at:time;Phone:phone;Amount:money
- Loan for a lathe | product=Workshop loan; branch=Station branch; question=Can I repay earlier?; amount=8000
- Savings for a child | product=Harbour savings; branch=Harbour branch; question=Which papers do I bring?; amount=500
- Fund in small steps | product=Green village fund; branch=Old town desk; question=Is 50 a month enough?; amount=50
- Bicycle stolen | product=Bicycle insurance; branch=Harbour branch; question=Where do I send the report?; amount=900
# soldier promotion|military promotion|military enrollment|enrollment management|admission management|recruitment exam|recruit enrollment
person candidate|applicant|soldier|registration|registered candidate: Name!;Registration number;Born on:date;Unit->@unit~1st Signal Company|Engineer Platoon;Rank=Private|Corporal|Sergeant|Officer cadet;Years of service:number#0-40;Applies for=Officer school|Sergeant course|Technical course;Education=Secondary|College|University;Phone:phone;~Status=Registered|Examined|Scored|Admitted|Not admitted
- Erik Holm | registration_number=2024-0117; unit=1st Signal Company; rank=Corporal; years_of_service=4; applies_for=Sergeant course; education=Secondary; status=Scored
- Nadia Brandt | registration_number=2024-0118; unit=Engineer Platoon; rank=Sergeant; years_of_service=6; applies_for=Officer school; education=College; status=Admitted
- Luis Ortega | registration_number=2024-0119; unit=Medical Company; rank=Private; years_of_service=2; applies_for=Technical course; education=Secondary; status=Registered
- Jana Sova | registration_number=2024-0120; unit=1st Signal Company; rank=Corporal; years_of_service=3; applies_for=Officer school; education=University; status=Examined
item unit|company|military unit: Name!;Unit code;Place;Commander;Places for candidates:number#0-1000;~Candidates:number#0-10000
- 1st Signal Company | unit_code=SIG-1; place=North barracks; commander=Cpt. Rey; places_for_candidates=6; candidates=5
- Engineer Platoon | unit_code=ENG-3; place=River camp; commander=Lt. Osk; places_for_candidates=3; candidates=3
- Medical Company | unit_code=MED-2; place=North barracks; commander=Cpt. Vale; places_for_candidates=4; candidates=2
- Supply Battalion | unit_code=SUP-1; place=Railway depot; commander=Maj. Thorn; places_for_candidates=8; candidates=7
record physical examination|medical examination|physical exam|examination result: Title!;Candidate->@candidate|applicant~Erik Holm|Nadia Brandt;Height:number(cm)#120-230;Weight:number(kg)#35-200;Eyesight left:number#0-2;Eyesight right:number#0-2;Blood pressure;Run 3000 m:number(s)#500-2000;Doctor~Dr. Hanke|Dr. Cole;Examined on:date;~Result=Fit|Fit with limits|Not fit|Open
- Examination Holm | candidate=Erik Holm; height=182; weight=79; eyesight_left=1; eyesight_right=1.2; blood_pressure=120/80; run_3000_m=742; doctor=Dr. Hanke; result=Fit
- Examination Brandt | candidate=Nadia Brandt; height=171; weight=64; eyesight_left=1.2; eyesight_right=1.2; blood_pressure=115/75; run_3000_m=801; doctor=Dr. Cole; result=Fit
- Examination Ortega | candidate=Luis Ortega; height=176; weight=71; eyesight_left=0.6; eyesight_right=0.8; blood_pressure=125/85; run_3000_m=820; doctor=Dr. Cole; result=Open
- Examination Sova | candidate=Jana Sova; height=168; weight=60; eyesight_left=0.8; eyesight_right=1; blood_pressure=118/76; run_3000_m=790; doctor=Dr. Hanke; result=Fit with limits
record examination schedule|physical examination schedule|exam date|exam schedule: Title!;Kind=Physical examination|Written exam|Interview|Field test;Place;Held on:date;Starts at:time;Places:number#1-1000;Bring along:long;~Status=Planned|Full|Held
- Examination day 1 | kind=Physical examination; place=Garrison hospital; places=40; bring_along=Identity card and sports shoes; status=Held
- Examination day 2 | kind=Physical examination; place=Garrison hospital; places=40; bring_along=Identity card and glasses; status=Full
- Written exam | kind=Written exam; place=Hall B; places=120; bring_along=Pen only; status=Planned
- Interviews officer school | kind=Interview; place=Staff building; places=24; bring_along=Service record; status=Planned
record score|exam score|score record|result: Title!;Candidate->@candidate|applicant~Erik Holm|Jana Sova;Subject=Mathematics|Language|Military knowledge|Fitness|Interview;Points:number#0-150;Highest points:number#1-150;Marked by;Entered on:date;Bonus points:number#0-50;~State=Provisional|Confirmed|Appealed
- Holm, mathematics | candidate=Erik Holm; subject=Mathematics; points=98; highest_points=150; marked_by=Board 2; bonus_points=0; state=Confirmed
- Holm, fitness | candidate=Erik Holm; subject=Fitness; points=88; highest_points=100; marked_by=Board 1; bonus_points=5; state=Confirmed
- Brandt, military knowledge | candidate=Nadia Brandt; subject=Military knowledge; points=141; highest_points=150; marked_by=Board 3; bonus_points=10; state=Confirmed
- Sova, language | candidate=Jana Sova; subject=Language; points=119; highest_points=150; marked_by=Board 2; bonus_points=0; state=Appealed
record admission|admission result|admission decision: Title!;Candidate->@candidate|applicant~Nadia Brandt|Erik Holm;School;Course=Officer school|Sergeant course|Technical course;Total points:number#0-1000;Place in list:number#1-100000;Decided on:date;Letter number;~Decision=Admitted|Waiting list|Not admitted
- Admission Brandt | candidate=Nadia Brandt; school=Land forces college; course=Officer school; total_points=541; place_in_list=2; letter_number=AL-0031; decision=Admitted
- Waiting list Holm | candidate=Erik Holm; school=Sergeant school; course=Sergeant course; total_points=463; place_in_list=41; letter_number=WL-0008; decision=Waiting list
- Admission Sova | candidate=Jana Sova; school=Land forces college; course=Officer school; total_points=512; place_in_list=9; letter_number=AL-0044; decision=Admitted
- No place for Ortega | candidate=Luis Ortega; school=Technical school; course=Technical course; total_points=301; place_in_list=88; letter_number=NL-0102; decision=Not admitted
! record import batch|batch import|data import [import|batch]: Title!;Data=Candidates|Scores|Examinations;File:file;Rows:number#0-100000;Errors:number#0-100000;Imported by;Imported on:date;~Status=Checked|Imported|Failed
- Candidates of the north | data=Candidates; rows=212; errors=3; imported_by=Sgt. Wolf; status=Imported
- Scores mathematics | data=Scores; rows=208; errors=0; imported_by=Sgt. Wolf; status=Imported
- Examination day 1 data | data=Examinations; rows=40; errors=1; imported_by=Dr. Hanke; status=Checked
- Candidates with wrong columns | data=Candidates; rows=0; errors=90; imported_by=Sgt. Adler; status=Failed
# low-carbon living|green living|residential construction|healthy residential|healthy housing|green building|eco home|home website
item service project|construction service|service|residential service: Name!;Description:long;Kind=New building|Renovation|Energy advice|Interior|Air and water;Price from:money;Duration:number(weeks)#1-200;Energy saved:percent;Picture:image;~Status=Offered|Paused
- Timber family house | description=Wood, clay and straw, ready to live in.; kind=New building; price_from=240000; duration=40; energy_saved=70; status=Offered
- Warm old walls | description=Insulation with wood fibre.; kind=Renovation; price_from=18000; duration=8; energy_saved=45; status=Offered
- Clean air check | description=Measured in three rooms for a week.; kind=Air and water; price_from=390; duration=1; energy_saved=0; status=Offered
- Clay plaster inside | description=Walls that even out moisture.; kind=Interior; price_from=4200; duration=3; energy_saved=5; status=Paused
item technical advantage|technology|advantage|technical feature: Name!;Description:long;Measured value;Compared with;Field=Energy|Air|Water|Sound|Material;Certificate;Picture:image
- Heat from the ground | description=Pump with two bore holes.; measured_value=1 part power, 4.5 parts heat; compared_with=Gas boiler; field=Energy; certificate=Heat pump seal
- Air without solvents | description=Only paints with mineral binders.; measured_value=below 60 µg per m³; compared_with=300 µg limit; field=Air; certificate=Healthy room mark
- Quiet walls | description=Wood fibre in two layers.; measured_value=58 dB; compared_with=53 dB rule; field=Sound; certificate=Acoustic test
- Rain water use | description=Tank for garden and toilet.; measured_value=40 percent less drinking water; compared_with=Usual house; field=Water; certificate=Water saver
item case|case showcase|reference project|project case|showcase: Title!;Place;Service->@service project|service~Timber family house|Warm old walls;Floor area:number(m²)#10-100000;Built in:number#1900-2100;Energy use:number(kWh/m²)#0-500;Carbon saved:number(t)#0-10000;Client;Story:long;Picture:image
- House at the orchard | place=Apfelau; service=Timber family house; floor_area=148; built_in=2022; energy_use=28; carbon_saved=4; client=Family with three children; story=From meadow to first supper in ten months.
- Row of five | place=Mill road; service=Warm old walls; floor_area=520; built_in=1958; energy_use=61; carbon_saved=19; client=Five neighbours; story=Insulated together and shared the scaffold.
- Kindergarten Sunbeam | place=Lakeside; service=Clay plaster inside; floor_area=610; built_in=2019; energy_use=44; carbon_saved=7; client=Town; story=Less dust and fewer coughs.
- Flat above the bakery | place=Old town; service=Clean air check; floor_area=86; built_in=1911; energy_use=90; carbon_saved=1; client=Young couple; story=Flour dust found and gone.
request inquiry|consultation|contact request|consultation request: Title!;Name!;Email:email;Phone:phone;Service->@service project|service~Timber family house|Clean air check;Place of building;Floor area:number(m²)#0-100000;Message:long;Best time to call:time
- House on a slope | name=Ulla Frey; service=Timber family house; place_of_building=Hill road; floor_area=140; message=Is a slope a problem?
- Cold kitchen | name=Ben Aras; service=Warm old walls; place_of_building=Mill lane; floor_area=95; message=North wall is always damp.
- Headache in the office | name=Studio Blau; service=Clean air check; place_of_building=Quay 8; floor_area=210; message=Since the new carpet.
- Clay for one room | name=Ida Korn; service=Clay plaster inside; place_of_building=Lime street; floor_area=22; message=Bedroom only.
item company introduction|about page|company milestone|team member|company information: Title!;Kind=About|Milestone|Team|Certificate|Partner;Text:long;Year:number#1900-2100;Picture:image;Position:number#0-100
- Who we are | kind=About; text=Twenty carpenters, planners and clay builders.; year=2009; position=1
- First timber house | kind=Milestone; text=Built with the neighbours in one summer.; year=2010; position=2
- Planner Ines Rau | kind=Team; text=Counts every kilowatt hour.; year=2015; position=3
- Healthy room mark | kind=Certificate; text=Tested each year by a laboratory.; year=2018; position=4
# map browsing|interactive map|map website|web map|map and user|map viewer|includes a map|image map
item place|point of interest|map marker|location|marker|poi: Name!;Category->@map layer|layer|category~Museums|Playgrounds;Latitude:number#-90-90;Longitude:number#-180-180;Address;Description:long;Opening hours;Website:url;Picture:image;~Status=Open|Closed
- Lamp museum | category=Museums; latitude=48.137; longitude=11.575; address=Glass lane 2; description=Lamps from oil to light diode.; opening_hours=10 to 17; status=Open
- Pirate playground | category=Playgrounds; latitude=48.141; longitude=11.581; address=River park; description=Ship, ropes and sand.; opening_hours=Always; status=Open
- Spring of the three wells | category=Drinking water; latitude=48.129; longitude=11.56; address=Forest edge; description=Cold all summer.; opening_hours=Always; status=Open
- Old toll house | category=Museums; latitude=48.12; longitude=11.55; address=South gate; description=Roof is being mended.; opening_hours=Closed; status=Closed
item map layer|layer|category|map theme: Name!;Kind=Markers|Lines|Areas|Pictures|Heat map;Colour;Icon;Source;Position:number#0-100;Shown at start:boolean
- Museums | kind=Markers; colour=Purple; icon=museum; source=Town list; position=1
- Playgrounds | kind=Markers; colour=Orange; icon=swing; source=Parents' club; position=2
- Drinking water | kind=Markers; colour=Blue; icon=drop; source=Water works; position=3
- Cycle ways | kind=Lines; colour=Green; icon=bike; source=Town survey; position=4
record route|path|drawn line|trail: Name!;From->@place|location~Lamp museum|Old toll house;To->@place|location~Pirate playground|Spring of the three wells;Length:number(km)#0-1000;Time:number(min)#0-10000;Travel by=Foot|Bicycle|Car|Bus;Points:long;Difficulty=Easy|Medium|Hard
- Museum to playground | from=Lamp museum; to=Pirate playground; length=0.9; time=12; travel_by=Foot; points=Over the red bridge; difficulty=Easy
- Toll house to the spring | from=Old toll house; to=Spring of the three wells; length=3.4; time=14; travel_by=Bicycle; points=Along the brook; difficulty=Medium
- Around the river park | from=Pirate playground; to=Pirate playground; length=2.1; time=30; travel_by=Foot; points=Clockwise; difficulty=Easy
- Museum to the spring | from=Lamp museum; to=Spring of the three wells; length=4.2; time=11; travel_by=Car; points=Ring road; difficulty=Easy
record saved view|map view|bookmark|saved map: Name!;Owner;Latitude:number#-90-90;Longitude:number#-180-180;Zoom:number#1-22;Base map=Streets|Satellite|Terrain|Plain;Layers;Saved on:date;Shared:boolean
- Whole town | owner=Guest; latitude=48.13; longitude=11.57; zoom=12; base_map=Streets; layers=Museums, Playgrounds
- Sunday with children | owner=lena; latitude=48.141; longitude=11.581; zoom=16; base_map=Streets; layers=Playgrounds, Drinking water
- Cycle plan | owner=arno; latitude=48.12; longitude=11.55; zoom=14; base_map=Terrain; layers=Cycle ways
- Roofs from above | owner=arno; latitude=48.137; longitude=11.575; zoom=18; base_map=Satellite; layers=Museums
record map feedback|place suggestion|correction|feedback: Title!;Place->@place|location~Old toll house|Pirate playground;Kind=Wrong position|Closed|New place|Wrong text;Text:long;Sent by;Sent on:date;~Status=New|Checked|Done|Refused
- Roof is done | place=Old toll house; kind=Closed; text=It opens again on Saturday.; sent_by=Guest; status=New
- Playground moved | place=Pirate playground; kind=Wrong position; text=Now behind the café.; sent_by=lena; status=Done
- Add the bird tower | place=Spring of the three wells; kind=New place; text=Two hundred metres to the west.; sent_by=arno; status=Checked
- Ticket price | place=Lamp museum; kind=Wrong text; text=Children are free.; sent_by=Guest; status=Done
# php website|dynamic php|redesign the web|user interaction functionality|company website redesign|services and functions|platform website
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
# file encryption|encryption and decryption|decryption|file encrypter|encrypt file|decrypt file|code encryption
item file|uploaded file|source file|php file|original file: File name!;File:file;File type=PHP|Text|Image|Archive|Document|Other;File size:number(kB)#0-10000000;Checksum;Owner;Uploaded on:date;Note:long;~State=Plain|Encrypted|Deleted
- cart.php | file_type=PHP; file_size=14; checksum=ab12f0; owner=selma; note=Cart of the shop; state=Encrypted
- licence-check.php | file_type=PHP; file_size=6; checksum=77c0de; owner=selma; note=For customers; state=Encrypted
- settings.txt | file_type=Text; file_size=2; checksum=0913aa; owner=horst; note=Test; state=Plain
- contract.zip | file_type=Archive; file_size=2400; checksum=e5501b; owner=horst; note=Scans; state=Deleted
record encryption|encryption record|encrypted file|encryption task: Title!;File->@file|uploaded file~cart.php|licence-check.php;Method->@encryption method|method~AES-256-GCM|ChaCha20;Key->@encryption key|key~Shop release key|Test key;Encrypted on:date;Size after:number(kB)#0-10000000;Result file:file;Time taken:number(ms)#0-10000000;~Status=Waiting|Running|Done|Failed
- cart.php for release 4 | file=cart.php; method=AES-256-GCM; key=Shop release key; size_after=19; time_taken=41; status=Done
- licence check for release 4 | file=licence-check.php; method=AES-256-GCM; key=Shop release key; size_after=9; time_taken=22; status=Done
- Settings as a test | file=settings.txt; method=ChaCha20; key=Test key; size_after=3; time_taken=8; status=Done
- Contract without key | file=contract.zip; method=AES-128-CBC; key=Old key; size_after=0; time_taken=3; status=Failed
record decryption|decryption record|decrypted file|decryption task: Title!;Encryption->@encryption|encrypted file~cart.php for release 4|Settings as a test;Uploaded file:file;Key->@encryption key|key~Shop release key|Test key;Decrypted on:date;Result file:file;Checksum agrees:boolean;Message:long;~Status=Waiting|Done|Wrong key|Damaged
- cart.php back again | encryption=cart.php for release 4; key=Shop release key; message=Same as the original.; status=Done
- Settings back | encryption=Settings as a test; key=Test key; message=Same as the original.; status=Done
- Licence with the test key | encryption=licence check for release 4; key=Test key; message=The key does not fit.; status=Wrong key
- Cut-off file | encryption=cart.php for release 4; key=Shop release key; message=Last block is missing.; status=Damaged
item encryption method|method|algorithm: Name!;Kind=Symmetric|Asymmetric|Obfuscation;Key length:number(bit)#40-16384;Speed=Fast|Medium|Slow;Description:long;Recommended:boolean;~Status=Offered|Only decryption
- AES-256-GCM | kind=Symmetric; key_length=256; speed=Fast; description=Notices every change of the file.; status=Offered
- ChaCha20 | kind=Symmetric; key_length=256; speed=Fast; description=Good on small devices.; status=Offered
- RSA-4096 | kind=Asymmetric; key_length=4096; speed=Slow; description=Public key locks, private key opens.; status=Offered
- AES-128-CBC | kind=Symmetric; key_length=128; speed=Fast; description=Only for old files.; status=Only decryption
item encryption key|key|secret key: Name!;Method->@encryption method|method~AES-256-GCM|ChaCha20;Fingerprint;Owner;Made on:date;Valid until:date;Hint;~Status=Active|Expired|Revoked
- Shop release key | method=AES-256-GCM; fingerprint=4f:90:1b; owner=selma; hint=Paper in the safe; status=Active
- Test key | method=ChaCha20; fingerprint=aa:01:7e; owner=horst; hint=Name of the dog; status=Active
- Partner key | method=RSA-4096; fingerprint=90:cd:22; owner=selma; hint=On the card; status=Active
- Old key | method=AES-128-CBC; fingerprint=00:ff:31; owner=horst; hint=None; status=Revoked
! record download record|operation log|file history: Title!;File name;Action=Uploaded|Encrypted|Decrypted|Downloaded|Deleted;User;Done on:date;Done at:time;Address;~Result=Done|Refused
- selma fetched cart.php | file_name=cart.php; action=Downloaded; user=selma; address=10.0.0.4; result=Done
- horst deleted the contract | file_name=contract.zip; action=Deleted; user=horst; address=10.0.0.7; result=Done
- Stranger asked for a key | file_name=licence-check.php; action=Decrypted; user=guest; address=198.51.100.9; result=Refused
- selma uploaded the cart | file_name=cart.php; action=Uploaded; user=selma; address=10.0.0.4; result=Done
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
# non-profit organization|nonprofit organization|non-profit|nonprofit|charity website|charity platform
item organization|non-profit organization|nonprofit|charity: Name!;Purpose:long;Field=Environment|Education|Health|Animals|Culture|Relief;Registration number;Contact person;Email:email;Address;Logo:image;Founded on:date;~Status=Applied|Verified|Suspended
- Clean Brook Society | purpose=Keeps three brooks free of rubbish.; field=Environment; registration_number=NP-2201; contact_person=Ada Fern; address=Mill lane 2; status=Verified
- Evening Readers | purpose=Teaches adults to read.; field=Education; registration_number=NP-0917; contact_person=Joe Lamb; address=Town hall annex; status=Verified
- Paws in Need | purpose=Foster homes for old dogs.; field=Animals; registration_number=NP-3340; contact_person=Rita Solano; address=Hill farm; status=Applied
- Song for All | purpose=Choirs in care homes.; field=Culture; registration_number=NP-1155; contact_person=Mads Holt; address=Church square 5; status=Verified
item site|organization website|website|own website|web page: Name!;Organization->@organization|nonprofit~Clean Brook Society|Evening Readers;Template->@site template|template~Leaf|Lantern;Web address;Colour;Start page text:long;Published on:date;~Pages:number#0-1000;~Status=Draft|Published|Offline
- Site of the brook society | organization=Clean Brook Society; template=Leaf; web_address=cleanbrook.example.org; colour=Green; start_page_text=Boots on, we meet on Saturday.; pages=7; status=Published
- Site of the readers | organization=Evening Readers; template=Lantern; web_address=readers.example.org; colour=Blue; start_page_text=It is never too late.; pages=5; status=Published
- Dogs' site | organization=Paws in Need; template=Leaf; web_address=paws.example.org; colour=Brown; start_page_text=Old dogs, warm rugs.; pages=2; status=Draft
- Choir site | organization=Song for All; template=Lantern; web_address=song.example.org; colour=Red; start_page_text=Come and hum.; pages=4; status=Offline
! item site template|template: Name!;Description:long;Pages included:number#1-100;Preview:image;~Used:number#0-100000
- Leaf | description=Large photos and a donation button.; pages_included=6; used=41
- Lantern | description=Calm, text first.; pages_included=5; used=28
- Notice board | description=News and dates on top.; pages_included=4; used=19
- One page | description=Everything on one page.; pages_included=1; used=33
item news|news item|announcement: Title!;Organization->@organization|nonprofit~Clean Brook Society|Paws in Need;Text:long;Author;Published on:date;Picture:image;~Status=Draft|Published
- Forty bags of rubbish | organization=Clean Brook Society; text=And one bicycle, still working.; author=Ada Fern; status=Published
- New evening group | organization=Evening Readers; text=Tuesdays at seven, coffee included.; author=Joe Lamb; status=Published
- Bruno found a home | organization=Paws in Need; text=Twelve years old and happy.; author=Rita Solano; status=Published
- Concert in the garden | organization=Song for All; text=Bring a chair.; author=Mads Holt; status=Draft
event event|activity|volunteer event|fundraising event: Name!;Organization->@organization|nonprofit~Clean Brook Society|Song for All;Place;Date:date;Starts at:time;Places:number#1-10000;Description:long;Picture:image;~Signed up:number#0-10000;~Status=Planned|Open|Full|Held
- Brook day | organization=Clean Brook Society; place=Red bridge; places=60; description=Gloves and soup are there.; signed_up=44; status=Open
- Reading night | organization=Evening Readers; place=Library; places=40; description=Learners read aloud.; signed_up=40; status=Full
- Garden concert | organization=Song for All; place=Care home garden; places=120; description=Four choirs.; signed_up=31; status=Open
- Dog walk | organization=Paws in Need; place=Hill farm; places=20; description=Slow pace.; signed_up=20; status=Held
record donation|donation record|gift: Title!;Organization->@organization|nonprofit~Clean Brook Society|Paws in Need;Donor;Email:email;Amount:money!;Kind=Once|Monthly|Yearly;Purpose;Given on:date;Receipt wanted:boolean;~Status=Pledged|Received|Receipt sent|Returned
- For boots | organization=Clean Brook Society; donor=E. Wald; amount=50; kind=Once; purpose=Rubber boots; status=Receipt sent
- Ten each month | organization=Paws in Need; donor=L. Hagen; amount=10; kind=Monthly; purpose=Food; status=Received
- Books | organization=Evening Readers; donor=Bookshop Eule; amount=300; kind=Once; purpose=First readers; status=Received
- Piano tuning | organization=Song for All; donor=Anonymous; amount=120; kind=Yearly; purpose=Piano; status=Pledged
person volunteer|helper: Name!;Organization->@organization|nonprofit~Clean Brook Society|Evening Readers;Email:email;Phone:phone;Skills;Available=Weekdays|Evenings|Weekends|Any time;Since:date;~Hours given:number#0-100000;~Status=Applied|Active|Paused
- Tom Reed | organization=Clean Brook Society; skills=Driving, carrying; available=Weekends; hours_given=62; status=Active
- Amina Saleh | organization=Evening Readers; skills=Teaching; available=Evenings; hours_given=140; status=Active
- Greta Nyman | organization=Paws in Need; skills=Dogs, first aid; available=Any time; hours_given=35; status=Active
- Pavel Hora | organization=Song for All; skills=Piano; available=Weekdays; hours_given=0; status=Applied
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
# ai-powered educational|lesson plan|lesson preparation|ai education|question generation|educational platform|teachers and students
item textbook|textbook content|teaching material|content: Title!;Subject=Mathematics|Language|Science|History|Geography|Art;Grade:number#1-13;Publisher;Chapters:number#1-100;File:file;Uploaded by~Ms. Aldana|Mr. Voigt;Uploaded on:date;~Status=Uploaded|Read in|Published
- Numbers around us | subject=Mathematics; grade=5; publisher=School press; chapters=12; uploaded_by=Ms. Aldana; status=Published
- Living water | subject=Science; grade=6; publisher=School press; chapters=9; uploaded_by=Mr. Voigt; status=Published
- Roads and empires | subject=History; grade=8; publisher=Old Town books; chapters=14; uploaded_by=Mr. Voigt; status=Read in
- Words that move | subject=Language; grade=7; publisher=Lantern; chapters=10; uploaded_by=Ms. Aldana; status=Uploaded
! item chapter|unit|textbook chapter: Title!;Textbook->@textbook~Numbers around us|Living water;Number:number#1-100;Summary:long;Key terms;Pages
- Fractions as parts | textbook=Numbers around us; number=4; summary=Halves, quarters, shares.; key_terms=numerator, denominator; pages=48 to 61
- Decimals at the shop | textbook=Numbers around us; number=5; summary=Prices and change.; key_terms=decimal point; pages=62 to 74
- The water cycle | textbook=Living water; number=2; summary=Rain, river, sea, cloud.; key_terms=evaporation; pages=18 to 30
- Roman roads | textbook=Roads and empires; number=3; summary=How stones made an empire.; key_terms=milestone; pages=35 to 52
record weekly plan|weekly lesson plan|lesson plan goal|weekly goal|teaching goal: Title!;Class;Subject=Mathematics|Language|Science|History|Geography|Art;Week starts on:date;Goals:long;Chapter->@chapter|unit~Fractions as parts|The water cycle;Lessons:number#1-20;Teacher~Ms. Aldana|Mr. Voigt;~Reached:percent;~Status=Draft|Planned|Under way|Done
- Week 12, class 5a | class=5a; subject=Mathematics; goals=Compare fractions with pictures.; chapter=Fractions as parts; lessons=4; teacher=Ms. Aldana; reached=75; status=Under way
- Week 12, class 6b | class=6b; subject=Science; goals=Explain the cycle in own words.; chapter=The water cycle; lessons=3; teacher=Mr. Voigt; reached=100; status=Done
- Week 13, class 5a | class=5a; subject=Mathematics; goals=Write prices as decimals.; chapter=Decimals at the shop; lessons=4; teacher=Ms. Aldana; reached=0; status=Planned
- Week 13, class 8c | class=8c; subject=History; goals=Read a map of roads.; chapter=Roman roads; lessons=2; teacher=Mr. Voigt; reached=0; status=Draft
record lesson plan|lesson preparation|prepared lesson|lesson design: Title!;Weekly plan->@weekly plan|weekly goal~Week 12, class 5a|Week 12, class 6b;Chapter->@chapter|unit~Fractions as parts|The water cycle;Opening:long;Main part:long;Practice:long;Homework:long;Length:number(min)#15-240;Written with AI:boolean;~Status=Draft|Ready|Taught
- Pizza fractions | weekly_plan=Week 12, class 5a; chapter=Fractions as parts; opening=Who gets the bigger slice?; main_part=Fold paper circles.; practice=Worksheet 4.2; homework=Cut an apple, draw it.; length=45; status=Taught
- Bottle garden | weekly_plan=Week 12, class 6b; chapter=The water cycle; opening=Why is the glass wet?; main_part=Build a bottle garden.; practice=Label a drawing.; homework=Watch for three days.; length=90; status=Taught
- Shop in class | weekly_plan=Week 13, class 5a; chapter=Decimals at the shop; opening=Price tags.; main_part=Buy and give change.; practice=Ten receipts.; homework=Bring a receipt.; length=45; status=Ready
- Milestones | weekly_plan=Week 13, class 8c; chapter=Roman roads; opening=A stone with letters.; main_part=Map work.; practice=Distances.; homework=Find an old road.; length=45; status=Draft
record generated question|practice question|question|quiz question: Question!;Chapter->@chapter|unit~Fractions as parts|The water cycle;Kind=Choice|Short answer|True or false|Essay;Difficulty=Easy|Medium|Hard;Answer:long;Explanation:long;Made by=AI|Teacher;~Status=Draft|Checked|Used
- Which is larger, 2/3 or 3/5? | chapter=Fractions as parts; kind=Choice; difficulty=Medium; answer=2/3; explanation=10/15 against 9/15.; made_by=AI; status=Checked
- Clouds are made of steam. True? | chapter=The water cycle; kind=True or false; difficulty=Easy; answer=False; explanation=They are tiny drops.; made_by=AI; status=Used
- Why did Rome build straight roads? | chapter=Roman roads; kind=Essay; difficulty=Hard; answer=Speed of soldiers and letters.; explanation=See page 41.; made_by=Teacher; status=Draft
- How much change from 5.00 for 3.85? | chapter=Decimals at the shop; kind=Short answer; difficulty=Easy; answer=1.15; explanation=Count up to five.; made_by=AI; status=Checked
record student question|asked question|ai answer|question and answer|answer: Question!;Student;Textbook->@textbook~Numbers around us|Living water;Answer:long;Source page;Asked on:date;Helpful:rating;Checked by~Ms. Aldana|Mr. Voigt;~State=Waiting|Answered|Passed to teacher
- Why is the bottom number called denominator? | student=Lia K.; textbook=Numbers around us; answer=It names the kind of part.; source_page=49; helpful=5; checked_by=Ms. Aldana; state=Answered
- Can rain fall up? | student=Omar T.; textbook=Living water; answer=Wind can lift drops, but they fall in the end.; source_page=22; helpful=4; checked_by=Mr. Voigt; state=Answered
- Do we need this in the test? | student=Ben S.; textbook=Numbers around us; answer=Your teacher will tell you.; source_page=none; helpful=2; checked_by=Ms. Aldana; state=Passed to teacher
- Who paid the road workers? | student=Nele R.; textbook=Roads and empires; answer=Being looked up.; source_page=44; helpful=3; checked_by=Mr. Voigt; state=Waiting
# party school|cadre training|training school system|smart school system|student training management
person student|trainee|student registration|participant|registered student: Name!;Student number;Department;Post;Training class->@training class|class~Spring class 1|Young leaders;Phone:phone;Sex=Female|Male;Registered on:date;Photo:image;~Status=Listed|Registered|Studying|Graduated|Left
- Chen Rui | student_number=24-001; department=Water office; post=Head of section; training_class=Spring class 1; sex=Male; status=Studying
- Anna Morel | student_number=24-002; department=Libraries; post=Deputy head; training_class=Spring class 1; sex=Female; status=Studying
- Samir Haddad | student_number=24-031; department=Road office; post=Engineer; training_class=Young leaders; sex=Male; status=Registered
- Bela Varga | student_number=24-032; department=Schools; post=Adviser; training_class=Young leaders; sex=Female; status=Graduated
item training class|class|training term|course class: Name!;Term;Head teacher~Prof. Lund|Dr. Amsel;Starts on:date;Ends on:date;Room;Places:number#1-1000;Days of attendance needed:number#0-365;~Students:number#0-1000;~Status=Planned|Registration|Running|Ended
- Spring class 1 | term=Spring; head_teacher=Prof. Lund; room=Hall A; places=50; days_of_attendance_needed=18; students=46; status=Running
- Young leaders | term=Spring; head_teacher=Dr. Amsel; room=Room 12; places=30; days_of_attendance_needed=9; students=30; status=Running
- Finance basics | term=Summer; head_teacher=Prof. Lund; room=Room 4; places=40; days_of_attendance_needed=5; students=0; status=Planned
- Autumn class 3 | term=Autumn; head_teacher=Dr. Amsel; room=Hall B; places=60; days_of_attendance_needed=18; students=58; status=Ended
item course|course schedule|lecture|class schedule: Title!;Training class->@training class|class~Spring class 1|Young leaders;Lecturer~Prof. Lund|Dr. Amsel;Held on:date;Starts at:time;Ends at:time;Room;Kind=Lecture|Seminar|Visit|Discussion;Credits:number#0-20
- Public speaking | training_class=Young leaders; lecturer=Dr. Amsel; room=Room 12; kind=Seminar; credits=2
- Budget law | training_class=Spring class 1; lecturer=Prof. Lund; room=Hall A; kind=Lecture; credits=3
- Visit to the water works | training_class=Spring class 1; lecturer=Prof. Lund; room=Outside; kind=Visit; credits=1
- Cases of town planning | training_class=Young leaders; lecturer=Dr. Amsel; room=Room 12; kind=Discussion; credits=2
record attendance|clock-in|clocking|attendance record|check-in: Title!;Student->@student|trainee~Chen Rui|Anna Morel;Course->@course|lecture~Budget law|Public speaking;Date:date;Clocked in at:time;Clocked out at:time;Way=Face|Card|Code|By hand;Reason:long;~Result=Present|Late|Absent|Leave
- Chen, budget law | student=Chen Rui; course=Budget law; way=Face; reason=none; result=Present
- Anna, budget law | student=Anna Morel; course=Budget law; way=Card; reason=Train was late.; result=Late
- Samir, speaking | student=Samir Haddad; course=Public speaking; way=Code; reason=none; result=Present
- Bela, speaking | student=Bela Varga; course=Public speaking; way=By hand; reason=Official trip.; result=Leave
item exam|exam paper|re-exam|examination: Title!;Training class->@training class|class~Spring class 1|Young leaders;Kind=Exam|Re-exam|Test;Held on:date;Starts at:time;Length:number(min)#10-300;Room;Full marks:number#1-1000;Pass mark:number#1-1000;Paper:file;~Status=Planned|Seats arranged|Held|Marked
- Final of spring class 1 | training_class=Spring class 1; kind=Exam; length=120; room=Hall A; full_marks=100; pass_mark=60; status=Marked
- Re-exam of spring class 1 | training_class=Spring class 1; kind=Re-exam; length=120; room=Room 4; full_marks=100; pass_mark=60; status=Planned
- Speaking test | training_class=Young leaders; kind=Test; length=60; room=Room 12; full_marks=50; pass_mark=25; status=Marked
- Entry test | training_class=Finance basics; kind=Test; length=45; room=Room 4; full_marks=40; pass_mark=20; status=Seats arranged
record exam result|result|assessment|score|graduation assessment: Title!;Student->@student|trainee~Chen Rui|Bela Varga;Exam->@exam|exam paper~Final of spring class 1|Speaking test;Points:number#0-1000;Grade=Excellent|Good|Pass|Fail;Marked by~Prof. Lund|Dr. Amsel;Comment:long;~Graduation=Open|Re-exam|Passed
- Chen in the final | student=Chen Rui; exam=Final of spring class 1; points=88; grade=Good; marked_by=Prof. Lund; comment=Clear on budgets.; graduation=Passed
- Anna in the final | student=Anna Morel; exam=Final of spring class 1; points=52; grade=Fail; marked_by=Prof. Lund; comment=Two questions left open.; graduation=Re-exam
- Bela in speaking | student=Bela Varga; exam=Speaking test; points=47; grade=Excellent; marked_by=Dr. Amsel; comment=Free and short.; graduation=Passed
- Samir in speaking | student=Samir Haddad; exam=Speaking test; points=33; grade=Pass; marked_by=Dr. Amsel; comment=A bit fast.; graduation=Open
! record seat|seat arrangement|exam seat [seat]: Seat number!;Exam->@exam|exam paper~Final of spring class 1|Entry test;Student->@student|trainee~Chen Rui|Anna Morel;Row:number#1-100;Place:number#1-100;Admission card number
- A-01 | exam=Final of spring class 1; student=Chen Rui; row=1; place=1; admission_card_number=FC-001
- A-03 | exam=Final of spring class 1; student=Anna Morel; row=1; place=3; admission_card_number=FC-002
- B-01 | exam=Speaking test; student=Samir Haddad; row=2; place=1; admission_card_number=ST-001
- B-03 | exam=Speaking test; student=Bela Varga; row=2; place=3; admission_card_number=ST-002
# note and memo|memo management|memo website|note-taking|notebook website|sticky note|memo app
item note|memo|note record|text note: Title!;Text:long!;Notebook->@notebook|note category|category~Work|Garden;Tags;Colour=White|Yellow|Green|Blue|Pink;Pinned:boolean;Remind on:date;Attachment:file;Changed on:date;~State=Active|Archived|In the bin
- Call the roofer | text=Ask about the gutter before autumn.; notebook=Home; tags=roof, call; colour=Yellow; state=Active
- Beans need poles | text=Two metres, six pieces.; notebook=Garden; tags=beans; colour=Green; state=Active
- Points for Thursday | text=Budget, holidays, new printer.; notebook=Work; tags=meeting; colour=White; state=Active
- Old shopping list | text=Flour, yeast, salt.; notebook=Home; tags=kitchen; colour=White; state=In the bin
item notebook|note category|category|folder: Name!;Description:long;Colour;Owner;Position:number#0-100;~Notes:number#0-100000
- Work | description=Meetings and tasks.; colour=Blue; owner=hanne; position=1; notes=42
- Garden | description=Beds, seeds, weather.; colour=Green; owner=hanne; position=2; notes=18
- Home | description=Repairs and lists.; colour=Yellow; owner=hanne; position=3; notes=27
- Ideas | description=Not yet anything.; colour=Pink; owner=luk; position=1; notes=9
! item tag|note tag|label: Name!;Owner;Colour;~Notes:number#0-100000
- call | owner=hanne; colour=Red; notes=6
- meeting | owner=hanne; colour=Blue; notes=15
- beans | owner=hanne; colour=Green; notes=3
- kitchen | owner=luk; colour=Yellow; notes=8
! record note version|version|edit history: Title!;Note->@note|memo~Points for Thursday|Beans need poles;Text before:long;Changed by;Changed on:date;Changed at:time
- Thursday, first version | note=Points for Thursday; text_before=Budget, holidays.; changed_by=hanne
- Beans, four poles | note=Beans need poles; text_before=Two metres, four pieces.; changed_by=hanne
- Roofer, without gutter | note=Call the roofer; text_before=Call the roofer.; changed_by=hanne
- Thursday, empty | note=Points for Thursday; text_before=Budget.; changed_by=luk
record reminder|memo reminder|note reminder: Title!;Note->@note|memo~Call the roofer|Points for Thursday;Remind on:date;At:time;Repeats=Never|Daily|Weekly|Monthly;Way=On screen|Email|Phone;~State=Waiting|Shown|Done
- Roofer on Monday | note=Call the roofer; repeats=Never; way=On screen; state=Waiting
- Thursday meeting | note=Points for Thursday; repeats=Weekly; way=Email; state=Shown
- Water the beans | note=Beans need poles; repeats=Daily; way=Phone; state=Waiting
- Empty the bin | note=Old shopping list; repeats=Monthly; way=On screen; state=Done
record shared note|note share|note member: Title!;Note->@note|memo~Points for Thursday|Beans need poles;Shared with;Right=Read|Write;Shared on:date;~Status=Invited|Accepted|Ended
- Thursday to Luk | note=Points for Thursday; shared_with=luk; right=Write; status=Accepted
- Beans to the neighbour | note=Beans need poles; shared_with=neighbour; right=Read; status=Accepted
- Roofer to the owner | note=Call the roofer; shared_with=owner; right=Read; status=Invited
- List to mother | note=Old shopping list; shared_with=mother; right=Write; status=Ended
# vector editor|vector graphic|drawing tool|drawing editor|svg editor|graphic editor|drawing website
item drawing|graphic|vector graphic|artwork: Title!;Owner;Folder;Width:number(px)#1-20000;Height:number(px)#1-20000;Background colour;Source text:long;Preview:image;Changed on:date;Public:boolean;~Shapes:number#0-100000;~Status=Draft|Finished|Archived
- Fox logo | owner=ronja; folder=Logos; width=800; height=800; background_colour=White; shapes=34; status=Finished
- Plan of the flat | owner=emil; folder=Plans; width=2000; height=1400; background_colour=White; shapes=120; status=Draft
- Tram map | owner=ronja; folder=Maps; width=3000; height=2000; background_colour=Light grey; shapes=410; status=Draft
- Birthday badge | owner=emil; folder=Cards; width=600; height=600; background_colour=Yellow; shapes=12; status=Finished
record shape|element|drawing element|path|object: Title!;Drawing->@drawing|graphic~Fox logo|Tram map;Layer->@layer~Outline|Stations;Kind=Line|Curve|Rectangle|Ellipse|Polygon|Text|Path;Left:number#-100000-100000;Top:number#-100000-100000;Width:number#0-100000;Height:number#0-100000;Fill colour;Line colour;Line width:number(px)#0-500
- Left ear | drawing=Fox logo; layer=Outline; kind=Polygon; left=120; top=80; width=140; height=200; fill_colour=Orange; line_colour=Brown; line_width=4
- Tail | drawing=Fox logo; layer=Outline; kind=Curve; left=520; top=420; width=220; height=260; fill_colour=Orange; line_colour=Brown; line_width=4
- Central station | drawing=Tram map; layer=Stations; kind=Ellipse; left=1480; top=960; width=40; height=40; fill_colour=White; line_colour=Black; line_width=6
- Kitchen | drawing=Plan of the flat; layer=Walls; kind=Rectangle; left=100; top=100; width=600; height=420; fill_colour=None; line_colour=Black; line_width=8
! item layer|drawing layer: Name!;Drawing->@drawing|graphic~Fox logo|Tram map;Position:number#1-1000;Visible:boolean;Locked:boolean;Opacity:percent
- Outline | drawing=Fox logo; position=1; opacity=100
- Stations | drawing=Tram map; position=2; opacity=100
- Walls | drawing=Plan of the flat; position=1; opacity=100
- Ribbon | drawing=Birthday badge; position=3; opacity=80
! record drawing version|version|saved version: Title!;Drawing->@drawing|graphic~Fox logo|Plan of the flat;Number:number#1-10000;Saved by;Saved on:date;Note:long;Source text:long
- Fox 7 | drawing=Fox logo; number=7; saved_by=ronja; note=Rounder ears.
- Fox 6 | drawing=Fox logo; number=6; saved_by=ronja; note=Darker tail.
- Flat 3 | drawing=Plan of the flat; number=3; saved_by=emil; note=Door moved.
- Tram map 12 | drawing=Tram map; number=12; saved_by=ronja; note=Line 4 added.
record export|exported file|file export|drawing export: Title!;Drawing->@drawing|graphic~Fox logo|Tram map;Format=SVG|PNG|PDF|JPEG|EPS;Scale:number#1-20;Transparent:boolean;File:file;Exported by;Exported on:date
- Fox for the door | drawing=Fox logo; format=PDF; scale=1; exported_by=ronja
- Fox for the web | drawing=Fox logo; format=SVG; scale=1; exported_by=ronja
- Tram map for print | drawing=Tram map; format=PDF; scale=4; exported_by=ronja
- Badge for chat | drawing=Birthday badge; format=PNG; scale=2; exported_by=emil
item drawing tool|tool|brush|tool setting: Name!;Kind=Line|Curve|Shape|Text|Pen|Eraser|Fill;Line width:number(px)#0-500;Line colour;Fill colour;Shortcut;Snap to grid:boolean
- Pen | kind=Pen; line_width=2; line_colour=Black; fill_colour=None; shortcut=P
- Soft curve | kind=Curve; line_width=4; line_colour=Brown; fill_colour=Orange; shortcut=C
- Wall line | kind=Line; line_width=8; line_colour=Black; fill_colour=None; shortcut=L
- Rubber | kind=Eraser; line_width=20; line_colour=White; fill_colour=None; shortcut=E
# character customization|character creator|avatar creator|avatar maker|character design|customize the appearance
item character|customized character|avatar|final character: Name!;Creator;Hair->@appearance option|option~Red curls|Short grey;Skin tone->@appearance option|option~Warm brown|Pale rose;Eyes->@appearance option|option~Green almond|Round blue;Mouth->@appearance option|option~Wide smile|Thin line;Background colour;Picture:image;Made on:date;~Status=Draft|Submitted|Public
- Captain Reed | creator=ilja; hair=Short grey; skin_tone=Pale rose; eyes=Round blue; mouth=Thin line; background_colour=Navy; status=Public
- Sunny | creator=ama; hair=Red curls; skin_tone=Warm brown; eyes=Green almond; mouth=Wide smile; background_colour=Yellow; status=Submitted
- Professor Owl | creator=ilja; hair=Short grey; skin_tone=Warm brown; eyes=Round blue; mouth=Thin line; background_colour=Brown; status=Public
- Test face | creator=max; hair=Red curls; skin_tone=Pale rose; eyes=Green almond; mouth=Thin line; background_colour=White; status=Draft
item appearance option|option|customization option|part: Name!;Feature->@feature|feature category~Hair|Eyes;Picture:image;Colour;Position in slider:number#1-1000;Price in coins:number#0-100000;~Chosen:number#0-10000000;~Status=Available|Hidden
- Red curls | feature=Hair; colour=Red; position_in_slider=1; price_in_coins=0; chosen=812; status=Available
- Short grey | feature=Hair; colour=Grey; position_in_slider=2; price_in_coins=0; chosen=405; status=Available
- Warm brown | feature=Skin tone; colour=Brown; position_in_slider=3; price_in_coins=0; chosen=990; status=Available
- Pale rose | feature=Skin tone; colour=Rose; position_in_slider=1; price_in_coins=0; chosen=730; status=Available
- Green almond | feature=Eyes; colour=Green; position_in_slider=2; price_in_coins=0; chosen=640; status=Available
- Round blue | feature=Eyes; colour=Blue; position_in_slider=1; price_in_coins=0; chosen=705; status=Available
- Wide smile | feature=Mouth; colour=Red; position_in_slider=1; price_in_coins=0; chosen=880; status=Available
- Thin line | feature=Mouth; colour=Dark red; position_in_slider=2; price_in_coins=5; chosen=210; status=Available
item feature|feature category|category|slider: Name!;Position:number#1-100;Layer:number#1-100;Required:boolean;Icon;~Options:number#0-1000
- Hair | position=1; layer=5; icon=hair; options=24
- Skin tone | position=2; layer=1; icon=face; options=12
- Eyes | position=3; layer=3; icon=eye; options=18
- Mouth | position=4; layer=2; icon=mouth; options=15
record exported picture|png file|image export|submission|final image: Title!;Character->@character|avatar~Captain Reed|Sunny;Format=PNG|SVG|JPEG;Width:number(px)#16-10000;Transparent:boolean;File:file;Made on:date;~State=Waiting|Made|Failed
- Captain for the forum | character=Captain Reed; format=PNG; width=256; state=Made
- Sunny, large | character=Sunny; format=PNG; width=2048; state=Made
- Owl for a badge | character=Professor Owl; format=SVG; width=512; state=Made
- Test face small | character=Test face; format=PNG; width=64; state=Failed
! record character history|change history|saved step: Title!;Character->@character|avatar~Sunny|Captain Reed;Feature->@feature|slider~Hair|Mouth;Before;After;Changed on:date
- Sunny gets curls | character=Sunny; feature=Hair; before=Short grey; after=Red curls
- Captain stops smiling | character=Captain Reed; feature=Mouth; before=Wide smile; after=Thin line
- Owl gets blue eyes | character=Professor Owl; feature=Eyes; before=Green almond; after=Round blue
- Sunny warmer | character=Sunny; feature=Skin tone; before=Pale rose; after=Warm brown
# mobile game|car game|racing game|browser game|game logic|level progression|multiplayer game|mini game
item level|game level|stage|track|map: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard|Expert;Goal:long;Time limit:number(s)#0-3600;Points to pass:number#0-1000000;Obstacles:long;Picture:image;~Status=Open|Locked|In test
- Harbour road | number=1; difficulty=Easy; goal=Reach the lighthouse.; time_limit=90; points_to_pass=500; obstacles=Barrels; status=Open
- Forest bends | number=2; difficulty=Medium; goal=Three laps without a crash.; time_limit=140; points_to_pass=1200; obstacles=Logs and deer; status=Open
- Night market | number=3; difficulty=Hard; goal=Collect ten lanterns.; time_limit=160; points_to_pass=2500; obstacles=Carts; status=Open
- Storm bridge | number=4; difficulty=Expert; goal=Beat the captain.; time_limit=200; points_to_pass=5000; obstacles=Waves and wind; status=Locked
person player|player profile|game character: Name!;Nickname;Avatar:image;Level reached->@level|stage~Harbour road|Night market;Experience:number#0-10000000;Coins:number#0-10000000;Joined on:date;~Games played:number#0-1000000;~Best score:number#0-100000000
- Rapid Rita | nickname=rita; level_reached=Night market; experience=4200; coins=310; games_played=88; best_score=3920
- Slow Joe | nickname=joe; level_reached=Harbour road; experience=610; coins=45; games_played=19; best_score=940
- Comet | nickname=comet9; level_reached=Storm bridge; experience=9800; coins=1220; games_played=240; best_score=8810
- Mossy | nickname=moss; level_reached=Forest bends; experience=1900; coins=80; games_played=52; best_score=1760
record game session|game record|play record|round|run|game: Title!;Player->@player~Rapid Rita|Comet;Level->@level|stage~Forest bends|Night market;Started on:date;Length:number(s)#0-36000;Score:number#0-100000000;Collisions:number#0-10000;Pauses:number#0-1000;Device=Phone|Tablet|Computer;~Result=Won|Lost|Left|Running
- Rita in the forest | player=Rapid Rita; level=Forest bends; length=131; score=1480; collisions=1; pauses=0; device=Phone; result=Won
- Rita at the market | player=Rapid Rita; level=Night market; length=160; score=2210; collisions=4; pauses=1; device=Phone; result=Lost
- Comet on the bridge | player=Comet; level=Storm bridge; length=188; score=5350; collisions=0; pauses=0; device=Tablet; result=Won
- Joe stops early | player=Slow Joe; level=Harbour road; length=22; score=90; collisions=3; pauses=2; device=Phone; result=Left
record score|high score|leaderboard entry|leaderboard|ranking: Title!;Player->@player~Comet|Mossy;Level->@level|stage~Harbour road|Storm bridge;Score:number#0-100000000;Rank:number#1-1000000;Period=Today|This week|All time;Reached on:date
- Comet, storm bridge | player=Comet; level=Storm bridge; score=8810; rank=1; period=All time
- Rita, night market | player=Rapid Rita; level=Night market; score=3920; rank=4; period=All time
- Mossy, forest | player=Mossy; level=Forest bends; score=1760; rank=2; period=This week
- Joe, harbour | player=Slow Joe; level=Harbour road; score=940; rank=11; period=Today
item car|vehicle|game item|weapon|opponent|enemy: Name!;Kind=Car|Weapon|Shield|Opponent|Boost;Speed:number#0-1000;Strength:number#0-1000;Handling:number#0-100;Price in coins:number#0-1000000;Unlocked at level:number#1-1000;Picture:image
- Rusty van | kind=Car; speed=90; strength=60; handling=55; price_in_coins=0; unlocked_at_level=1
- Silver wing | kind=Car; speed=160; strength=40; handling=80; price_in_coins=600; unlocked_at_level=3
- Bubble shield | kind=Shield; speed=0; strength=120; handling=0; price_in_coins=90; unlocked_at_level=2
- The Captain | kind=Opponent; speed=150; strength=200; handling=70; price_in_coins=0; unlocked_at_level=4
! record achievement|badge|reward: Title!;Player->@player~Comet|Rapid Rita;Condition:long;Coins:number#0-100000;Reached on:date
- No scratch | player=Comet; condition=Finish a level without a collision.; coins=100
- Early bird | player=Rapid Rita; condition=Play before six.; coins=20
- Ten lanterns | player=Comet; condition=Collect all lanterns.; coins=60
- First flag | player=Mossy; condition=Finish the first level.; coins=10
! record multiplayer room|game room|room|match [multi-?player|online|connection|room|opponent]: Room name!;Host->@player~Comet|Rapid Rita;Level->@level|stage~Night market|Storm bridge;Players at most:number#2-100;Players joined:number#0-100;Server=Europe|America|Asia;Started on:date;~Status=Waiting|Playing|Ended|Connection lost
- Evening race | host=Comet; level=Storm bridge; players_at_most=4; players_joined=4; server=Europe; status=Playing
- Beginners welcome | host=Rapid Rita; level=Harbour road; players_at_most=8; players_joined=3; server=Europe; status=Waiting
- Rain cup | host=Mossy; level=Forest bends; players_at_most=6; players_joined=6; server=America; status=Ended
- Two friends | host=Slow Joe; level=Harbour road; players_at_most=2; players_joined=1; server=Asia; status=Connection lost
# friend management|unfriend|facebook friend|friend list|follower management|friend cleanup
person friend|friend list|contact: Name!;Profile address:url;Picture:image;Friends since:date;Mutual friends:number#0-10000;Last contact on:date;Group->@friend group|group~Family|School;Protected:boolean;Note;~Status=Friend|Selected|Unfriended|Kept
- Rosa Klein | mutual_friends=41; group=Family; note=Cousin; status=Kept
- Dan Ortiz | mutual_friends=3; group=School; note=Not seen for years; status=Selected
- Shop of Lamps | mutual_friends=0; group=Unknown people; note=Only adverts; status=Unfriended
- Mei Tanaka | mutual_friends=18; group=Work; note=Old office; status=Friend
item friend group|group|friend list category: Name!;Description:long;Colour;Protected from removal:boolean;~Friends:number#0-10000
- Family | description=Never removed.; colour=Red; friends=38
- School | description=Both schools.; colour=Blue; friends=112
- Work | description=Three offices.; colour=Green; friends=64
- Unknown people | description=Nobody remembers why.; colour=Grey; friends=205
record unfriend action|removal|unfriending|unfriend record|unfriend history: Title!;Friend->@friend~Shop of Lamps|Dan Ortiz;Reason=No contact|Unknown|Adverts|Inactive|Other;Rule->@cleanup rule|rule~No contact for three years|No mutual friends;Chosen on:date;Confirmed:boolean;Done on:date;~Status=Chosen|Confirmed|Done|Failed|Taken back
- Shop of Lamps removed | friend=Shop of Lamps; reason=Adverts; rule=No mutual friends; status=Done
- Dan Ortiz, to confirm | friend=Dan Ortiz; reason=No contact; rule=No contact for three years; status=Chosen
- Mei back again | friend=Mei Tanaka; reason=Other; rule=No contact for three years; status=Taken back
- Rosa is protected | friend=Rosa Klein; reason=Inactive; rule=Inactive for a year; status=Failed
item cleanup rule|rule|automatic rule|selection rule: Name!;Condition=No contact|No mutual friends|Inactive|In group;Months:number#0-240;Group->@friend group|group~Unknown people|School;At most per day:number#1-1000;Ask first:boolean;Enabled:boolean;~Found:number#0-10000
- No contact for three years | condition=No contact; months=36; group=School; at_most_per_day=10; found=27
- No mutual friends | condition=No mutual friends; months=0; group=Unknown people; at_most_per_day=25; found=84
- Inactive for a year | condition=Inactive; months=12; group=Work; at_most_per_day=5; found=9
- All unknown people | condition=In group; months=0; group=Unknown people; at_most_per_day=20; found=205
! record connected account|linked account|social account: Account name!;Network;Connected on:date;Access until:date;Last read on:date;Friends read:number#0-100000;~Status=Connected|Expired|Removed
- lena.k | network=Friends network; friends_read=419; status=Connected
- lena.work | network=Business network; friends_read=210; status=Connected
- old.lena | network=Photo network; friends_read=96; status=Expired
- lena.test | network=Friends network; friends_read=0; status=Removed
# text into animated|animated video|text to video|video generation|video maker|video creation|animation video|video editing
item video project|animated video|video|generated video|project: Title!;Owner;Text:long!;Template->@video template|template~Chalk board|Paper cut;Music->@music track|music~Soft steps|Bright morning;Format=16 to 9|9 to 16|1 to 1;Length:number(s)#1-7200;Voice=None|Woman|Man|Child;Thumbnail:image;~Status=Draft|Rendering|Ready|Failed
- How a seed wakes | owner=lotta; text=A seed waits for water. Then the coat opens.; template=Paper cut; music=Soft steps; format=16 to 9; length=48; voice=Woman; status=Ready
- Three rules of the workshop | owner=gerd; text=Glasses on. Hair tied. Ask first.; template=Chalk board; music=Bright morning; format=9 to 16; length=21; voice=Man; status=Ready
- Invitation to the fair | owner=lotta; text=Saturday, ten o'clock, old mill.; template=Bouncing letters; music=Market day; format=1 to 1; length=15; voice=None; status=Rendering
- Why tides come | owner=gerd; text=The moon pulls the sea.; template=Chalk board; music=Soft steps; format=16 to 9; length=60; voice=Child; status=Draft
item video template|template|style: Name!;Description:long;Category=Teaching|Advert|Story|Greeting;Scenes:number#1-100;Font;Colours;Preview:file;~Used:number#0-1000000;~Status=Published|Draft
- Chalk board | description=White lines on green.; category=Teaching; scenes=6; font=Chalk; colours=Green, white; used=910; status=Published
- Paper cut | description=Layers that slide in.; category=Story; scenes=8; font=Round; colours=Earth tones; used=640; status=Published
- Bouncing letters | description=Each word jumps.; category=Advert; scenes=4; font=Block; colours=Red, yellow; used=1200; status=Published
- Falling leaves | description=Quiet autumn card.; category=Greeting; scenes=3; font=Script; colours=Orange; used=75; status=Draft
! record scene|video scene|clip: Title!;Video project->@video project|video~How a seed wakes|Three rules of the workshop;Position:number#1-500;Text:long;Effect->@animation effect|effect~Write on|Slide in;Length:number(s)#1-600;Background:image
- Seed in the dark | video_project=How a seed wakes; position=1; text=A seed waits for water.; effect=Slide in; length=12
- Coat opens | video_project=How a seed wakes; position=2; text=Then the coat opens.; effect=Grow; length=14
- Glasses on | video_project=Three rules of the workshop; position=1; text=Glasses on.; effect=Write on; length=7
- Ask first | video_project=Three rules of the workshop; position=3; text=Ask first.; effect=Write on; length=7
item animation effect|effect|transition: Name!;Kind=Appear|Move|Leave|Transition;Length:number(ms)#50-10000;Direction=Left|Right|Up|Down|None;Description:long
- Write on | kind=Appear; length=1200; direction=None; description=Letters are drawn one by one.
- Slide in | kind=Move; length=600; direction=Left; description=Comes in from the side.
- Grow | kind=Appear; length=900; direction=Up; description=Grows from a point.
- Fold away | kind=Leave; length=500; direction=Down; description=Folds like paper.
item music track|music|background music|sound: Title!;Mood=Calm|Happy|Tense|Festive;Length:number(s)#1-3600;Composer;Licence=Free|With name|Bought;File:file;~Used:number#0-1000000
- Soft steps | mood=Calm; length=120; composer=Quay Trio; licence=Free; used=410
- Bright morning | mood=Happy; length=95; composer=A. Reed; licence=Free; used=388
- Market day | mood=Festive; length=80; composer=Town band; licence=With name; used=97
- Deep water | mood=Tense; length=140; composer=A. Reed; licence=Bought; used=36
record export|video export|rendering|render task|exported video: Title!;Video project->@video project|video~How a seed wakes|Invitation to the fair;Resolution=720p|1080p|4K;Format=MP4|WebM|GIF;File size:number(MB)#0-100000;File:file;Started on:date;Done:percent;~Status=Waiting|Rendering|Done|Failed
- Seed for school | video_project=How a seed wakes; resolution=1080p; format=MP4; file_size=38; done=100; status=Done
- Rules for the screen | video_project=Three rules of the workshop; resolution=720p; format=WebM; file_size=9; done=100; status=Done
- Fair for chat | video_project=Invitation to the fair; resolution=720p; format=GIF; file_size=0; done=40; status=Rendering
- Tides in 4K | video_project=Why tides come; resolution=4K; format=MP4; file_size=0; done=0; status=Failed
# multimedia overlay|video overlay|text overlay|image overlay|overlay effect|overlay text|watermark
item media file|uploaded video|uploaded image|media|video|image: Title!;Kind=Video|Image|Audio;File:file;Length:number(s)#0-36000;Width:number(px)#1-20000;Height:number(px)#1-20000;File size:number(MB)#0-100000;Uploaded by;Uploaded on:date
- Harbour from above | kind=Video; length=42; width=1920; height=1080; file_size=61; uploaded_by=jette
- Club badge | kind=Image; length=0; width=512; height=512; file_size=1; uploaded_by=jette
- Interview with the smith | kind=Video; length=310; width=1920; height=1080; file_size=420; uploaded_by=karl
- Paper texture | kind=Image; length=0; width=4000; height=3000; file_size=6; uploaded_by=karl
item composition|overlay project|project|overlay video: Title!;Background->@media file|uploaded video~Harbour from above|Interview with the smith;Description:long;Owner;Length:number(s)#0-36000;Preview:image;Changed on:date;~Status=Draft|Previewed|Rendered|Published
- Harbour greeting | background=Harbour from above; description=Welcome on the start page.; owner=jette; length=42; status=Published
- Smith with titles | background=Interview with the smith; description=Names and questions.; owner=karl; length=310; status=Previewed
- Harbour in winter | background=Harbour from above; description=With snow text.; owner=jette; length=20; status=Draft
- Smith, short | background=Interview with the smith; description=One minute cut.; owner=karl; length=60; status=Rendered
record overlay|text overlay|image overlay|overlay layer|layer: Title!;Composition->@composition|overlay project~Harbour greeting|Smith with titles;Kind=Text|Image|Video;Text:long;Media->@media file|uploaded image~Club badge|Paper texture;Left:percent;Top:percent;Width:percent;From second:number(s)#0-36000;To second:number(s)#0-36000;Style->@overlay style|style~White on blue|Soft shadow;Layer:number#1-100
- Welcome line | composition=Harbour greeting; kind=Text; text=Welcome to the quay; left=10; top=70; width=80; from_second=2; to_second=12; style=White on blue; layer=2
- Badge in the corner | composition=Harbour greeting; kind=Image; media=Club badge; left=85; top=5; width=10; from_second=0; to_second=42; style=Soft shadow; layer=3
- Name of the smith | composition=Smith with titles; kind=Text; text=Jakob Stahl, smith; left=5; top=80; width=50; from_second=4; to_second=10; style=Soft shadow; layer=2
- Snow text | composition=Harbour in winter; kind=Text; text=Open all winter; left=20; top=20; width=60; from_second=1; to_second=18; style=Big letters; layer=2
item overlay style|style|effect|overlay effect: Name!;Font;Font size:number(px)#6-500;Text colour;Background colour;Opacity:percent;Effect=None|Fade|Slide|Zoom|Typewriter;Border:number(px)#0-50;Shadow:boolean
- White on blue | font=Wide; font_size=64; text_colour=White; background_colour=Blue; opacity=85; effect=Fade; border=0
- Soft shadow | font=Thin; font_size=40; text_colour=White; background_colour=None; opacity=100; effect=Slide; border=0
- Big letters | font=Block; font_size=140; text_colour=Yellow; background_colour=None; opacity=100; effect=Zoom; border=2
- Typed note | font=Typed; font_size=32; text_colour=Black; background_colour=Cream; opacity=90; effect=Typewriter; border=1
record rendering|export|render record|preview: Title!;Composition->@composition|overlay project~Harbour greeting|Smith, short;Resolution=720p|1080p|4K;Format=MP4|WebM|GIF;File:file;Made on:date;Made by;Time taken:number(s)#0-100000;~Status=Waiting|Running|Done|Failed
- Harbour for the site | composition=Harbour greeting; resolution=1080p; format=WebM; made_by=jette; time_taken=95; status=Done
- Smith preview | composition=Smith with titles; resolution=720p; format=MP4; made_by=karl; time_taken=40; status=Done
- Smith for phones | composition=Smith, short; resolution=720p; format=MP4; made_by=karl; time_taken=31; status=Done
- Winter in 4K | composition=Harbour in winter; resolution=4K; format=MP4; made_by=jette; time_taken=0; status=Waiting
# 3d structure|3d model viewer|3d viewer|structure viewer|3d model|model viewer|displaying 3d
item 3d model|model|structure|model file|3d structure: Name!;Category->@model category|category~Molecules|Buildings;File:file;Format=GLB|OBJ|STL|PDB|STEP;Description:long;Faces:number#0-100000000;File size:number(MB)#0-10000;Owner;Preview:image;Uploaded on:date;~Views:number#0-10000000;~Status=Private|Shared|Public
- Caffeine | category=Molecules; format=PDB; description=Twenty-four atoms.; faces=9600; file_size=1; owner=irina; views=812; status=Public
- Timber bridge | category=Buildings; format=GLB; description=Twelve metres, four frames.; faces=48000; file_size=14; owner=pascal; views=240; status=Public
- Gear of the clock | category=Machines; format=STEP; description=Sixty teeth.; faces=15200; file_size=3; owner=pascal; views=66; status=Shared
- Roman vase | category=Finds; format=OBJ; description=Scanned in the museum.; faces=310000; file_size=52; owner=irina; views=1430; status=Public
item model category|category: Name!;Description:long;Icon;~Models:number#0-1000000
- Molecules | description=From water to proteins.; icon=atom; models=84
- Buildings | description=Houses, bridges, towers.; icon=home; models=132
- Machines | description=Gears and engines.; icon=gear; models=57
- Finds | description=Scans from museums.; icon=vase; models=41
record saved view|camera view|view setting|viewpoint: Name!;Model->@3d model|model~Caffeine|Timber bridge;Turned by:number(°)#-360-360;Tilted by:number(°)#-180-180;Zoom:number#0-1000;Display=Solid|Wireframe|Points|Transparent;Background colour;Saved by;Saved on:date
- Caffeine from above | model=Caffeine; turned_by=0; tilted_by=90; zoom=2; display=Solid; background_colour=White; saved_by=irina
- Bridge joints | model=Timber bridge; turned_by=35; tilted_by=12; zoom=8; display=Transparent; background_colour=Grey; saved_by=pascal
- Teeth of the gear | model=Gear of the clock; turned_by=10; tilted_by=0; zoom=14; display=Wireframe; background_colour=Black; saved_by=pascal
- Vase with handle | model=Roman vase; turned_by=120; tilted_by=20; zoom=3; display=Solid; background_colour=White; saved_by=irina
record annotation|label|measurement|marker: Title!;Model->@3d model|model~Timber bridge|Roman vase;Kind=Note|Distance|Angle|Part name;Text:long;Value:number#0-1000000;Unit=mm|m|Å|degrees|none;Position x:number#-100000-100000;Position y:number#-100000-100000;Position z:number#-100000-100000;Written by
- Span | model=Timber bridge; kind=Distance; text=Between the two feet.; value=12; unit=m; position_x=0; position_y=0; position_z=6; written_by=pascal
- Bond length | model=Caffeine; kind=Distance; text=Carbon to oxygen.; value=1.22; unit=Å; position_x=1; position_y=2; position_z=0; written_by=irina
- Repair | model=Roman vase; kind=Note; text=Glued in 1931.; value=0; unit=none; position_x=4; position_y=11; position_z=2; written_by=irina
- Pressure angle | model=Gear of the clock; kind=Angle; text=Side of a tooth.; value=20; unit=degrees; position_x=30; position_y=0; position_z=0; written_by=pascal
record share|shared model|model share: Title!;Model->@3d model|model~Gear of the clock|Roman vase;Shared with;Right=View|Download|Annotate;Link:url;Valid until:date;Shared on:date;~Status=Active|Ended
- Gear to the clockmaker | model=Gear of the clock; shared_with=Clockmaker Uhl; right=Download; status=Active
- Vase for class 7 | model=Roman vase; shared_with=Class 7; right=View; status=Active
- Bridge to the engineer | model=Timber bridge; shared_with=I. Holt; right=Annotate; status=Active
- Caffeine for a talk | model=Caffeine; shared_with=Everyone; right=View; status=Ended
item tutorial|example|guide|help page: Title!;Kind=Tutorial|Example;Steps:long;Model->@3d model|model~Caffeine|Timber bridge;Level=Beginner|Advanced;Video:url;Position:number#1-100;~Read:number#0-10000000
- Turn and zoom | kind=Tutorial; steps=Drag to turn, wheel to zoom, two fingers to move.; model=Caffeine; level=Beginner; position=1; read=920
- Measure a distance | kind=Tutorial; steps=Choose the ruler, click two points.; model=Timber bridge; level=Advanced; position=2; read=310
- Look inside a gear | kind=Example; steps=Switch to wireframe.; model=Gear of the clock; level=Beginner; position=3; read=144
- Upload your first model | kind=Tutorial; steps=Choose a file, wait, give a name.; model=Roman vase; level=Beginner; position=4; read=505
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
! record controlled message|sensitive word|message control|message record [message|control\\w*|sensitive]: Title!;Sent by->@staff member|employee~Gu Lan|Peter Moos;Text:long;Sensitive word;Sent on:date;~Decision=Sent|Held back|Blocked
- Price outside the list | sent_by=Peter Moos; text=I give it to you cheaper.; sensitive_word=cheaper; decision=Held back
- Private number | sent_by=Gu Lan; text=Call me at home.; sensitive_word=at home; decision=Blocked
- Harmless hello | sent_by=Gu Lan; text=Good morning!; sensitive_word=none; decision=Sent
- Promise of health | sent_by=Peter Moos; text=This tea cures colds.; sensitive_word=cures; decision=Blocked
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
record stock movement|inventory movement|inventory reduction|outbound record|inbound record|storage location out-of-stock: Title!;Stock->@stock|inventory~Bolt M8|Steel tube 40 mm;Kind=In|Out|Moved|Counted|Written off;Quantity:number#0-10000000;From->@warehouse|storage location~Main warehouse|Steel yard;To->@warehouse|storage location~Main warehouse|Shelf A-03;Moved on:date;Done by;Reference
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
+ order: Order number;Product;Quantity:number#1-1000000;Amount:money;Delivery on:date
# football match|soccer match|football score|live score|football information|match information
event match|football match|fixture|match list|game: Title!;League->@league~Coast League|Valley Cup;Season->@season~2024/25|2023/24;Home team->@team|club~FC Quay|Mill United;Away team->@team|club~Mill United|Hill Rovers;Venue->@stadium|venue~Harbour Park|Mill Ground;Played on:date;Kick-off:time;Referee;~Home goals:number#0-50;~Away goals:number#0-50;~Status=Planned|Live|Half-time|Finished|Postponed
- Quay against Mill | league=Coast League; season=2024/25; home_team=FC Quay; away_team=Mill United; venue=Harbour Park; referee=S. Roth; home_goals=2; away_goals=1; status=Finished
- Rovers against Quay | league=Coast League; season=2024/25; home_team=Hill Rovers; away_team=FC Quay; venue=Hill Lane; referee=M. Ito; home_goals=0; away_goals=0; status=Live
- Mill against Rovers | league=Valley Cup; season=2024/25; home_team=Mill United; away_team=Hill Rovers; venue=Mill Ground; referee=L. Costa; home_goals=0; away_goals=0; status=Planned
- Stars against Mill | league=Valley Cup; season=2024/25; home_team=Lake Stars; away_team=Mill United; venue=Lake Arena; referee=S. Roth; home_goals=0; away_goals=0; status=Postponed
item league|competition|league list: Name!;Country;Level:number#1-20;Teams:number#2-100;Logo:image;Founded:number#1850-2100;~Status=Running|Ended
- Coast League | country=Northland; level=1; teams=14; founded=1921; status=Running
- Valley Cup | country=Northland; level=1; teams=32; founded=1934; status=Running
- Second Coast League | country=Northland; level=2; teams=16; founded=1950; status=Running
- Island Shield | country=Isles; level=1; teams=8; founded=1977; status=Ended
item season|season list: Name!;League->@league~Coast League|Valley Cup;Starts on:date;Ends on:date;Rounds:number#1-100;Champion;~Current:boolean
- 2024/25 | league=Coast League; rounds=26; champion=open
- 2023/24 | league=Coast League; rounds=26; champion=FC Quay
- 2022/23 | league=Coast League; rounds=26; champion=Hill Rovers
- Cup 2024 | league=Valley Cup; rounds=5; champion=Mill United
item team|club|football team: Name!;City;Founded:number#1850-2100;Colours;Stadium->@stadium|venue~Harbour Park|Hill Lane;League->@league~Coast League|Valley Cup;Logo:image;~Points:number#0-200;~Place:number#1-100
- FC Quay | city=Quayhaven; founded=1908; colours=Blue and white; stadium=Harbour Park; league=Coast League; points=41; place=1
- Mill United | city=Millbrook; founded=1921; colours=Green; stadium=Mill Ground; league=Coast League; points=36; place=3
- Hill Rovers | city=Highfield; founded=1899; colours=Red and black; stadium=Hill Lane; league=Coast League; points=38; place=2
- Lake Stars | city=Lakeside; founded=1954; colours=Yellow; stadium=Lake Arena; league=Coast League; points=12; place=13
person football player|player|player information: Name!;Team->@team|club~FC Quay|Mill United;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Born on:date;Nationality;Height:number(cm)#140-230;Photo:image;~Goals:number#0-2000;~Matches:number#0-2000;~Status=Fit|Injured|Suspended
- Arno Feld | team=FC Quay; position=Forward; shirt_number=9; nationality=Northland; height=184; goals=14; matches=21; status=Fit
- Teo Marin | team=Mill United; position=Midfielder; shirt_number=8; nationality=Isles; height=176; goals=5; matches=22; status=Fit
- Sam Okoro | team=Hill Rovers; position=Goalkeeper; shirt_number=1; nationality=Northland; height=191; goals=0; matches=20; status=Injured
- Luca Brandt | team=Lake Stars; position=Defender; shirt_number=4; nationality=Northland; height=187; goals=1; matches=18; status=Suspended
person coach|coach information|trainer: Name!;Team->@team|club~FC Quay|Hill Rovers;Born on:date;Nationality;Under contract until:date;Former clubs:long;Photo:image;~Wins:number#0-2000;~Losses:number#0-2000
- Pia Sund | team=FC Quay; nationality=Northland; former_clubs=Lake Stars; wins=48; losses=20
- Greg Mallow | team=Hill Rovers; nationality=Isles; former_clubs=Mill United, Island FC; wins=71; losses=55
- Enzo Riva | team=Mill United; nationality=Northland; former_clubs=Youth teams; wins=19; losses=17
- Tove Lind | team=Lake Stars; nationality=Northland; former_clubs=FC Quay; wins=6; losses=14
item stadium|venue|venue information|football ground: Name!;City;Address;Seats:number#0-200000;Surface=Grass|Artificial|Hybrid;Opened:number#1850-2100;Picture:image
- Harbour Park | city=Quayhaven; address=Pier road 1; seats=18400; surface=Grass; opened=1931
- Mill Ground | city=Millbrook; address=Mill lane 40; seats=9200; surface=Hybrid; opened=1965
- Hill Lane | city=Highfield; address=Hill lane 2; seats=12100; surface=Grass; opened=1912
- Lake Arena | city=Lakeside; address=Shore 8; seats=6000; surface=Artificial; opened=2009
! record match event|goal|live event|card: Title!;Match->@match|football match~Quay against Mill|Rovers against Quay;Minute:number#0-130;Kind=Goal|Own goal|Penalty|Yellow card|Red card|Substitution;Player->@football player|player~Arno Feld|Teo Marin;Team->@team|club~FC Quay|Mill United;Note
- 1 to 0, Feld | match=Quay against Mill; minute=14; kind=Goal; player=Arno Feld; team=FC Quay; note=Header
- 1 to 1, Marin | match=Quay against Mill; minute=52; kind=Penalty; player=Teo Marin; team=Mill United; note=Low left
- 2 to 1, Feld | match=Quay against Mill; minute=88; kind=Goal; player=Arno Feld; team=FC Quay; note=After a corner
- Okoro booked | match=Rovers against Quay; minute=31; kind=Yellow card; player=Sam Okoro; team=Hill Rovers; note=Time wasting
# virtual simulation|chemical industrial park|scene simulation|simulation website|scene roaming|virtual scene|digital twin
item scene|virtual scene|park scene|simulation scene: Name!;Description:long;Area:number(ha)#0-100000;Weather->@weather setting|weather condition~Clear noon|Heavy rain;Camera->@camera setting|camera~Walker behind|Bird view;Owner;Preview:image;Changed on:date;~Objects:number#0-1000000;~Status=Draft|Published|Archived
- Chemical park east | description=Tank farm, two plants, gate and fire station.; area=84; weather=Clear noon; camera=Walker behind; owner=Rao; objects=412; status=Published
- Tank farm in detail | description=Twelve tanks with bunds.; area=9; weather=Heavy rain; camera=Bird view; owner=Rao; objects=96; status=Published
- Gate and roads | description=Traffic of lorries.; area=14; weather=Morning fog; camera=Walker behind; owner=Helga; objects=130; status=Draft
- Park of 1998 | description=As it was before the plant.; area=80; weather=Clear noon; camera=Bird view; owner=Helga; objects=150; status=Archived
record scene object|building|road|vegetation|scene element|element: Name!;Scene->@scene|virtual scene~Chemical park east|Gate and roads;Kind=Building|Tank|Road|Pipe|Tree|Vehicle|Sign;Model->@model asset|model~Storage tank 20 m|Control building;Position x:number(m)#-100000-100000;Position y:number(m)#-100000-100000;Turned by:number(°)#-360-360;Scale:number#0-1000;Note:long
- Tank T-04 | scene=Chemical park east; kind=Tank; model=Storage tank 20 m; position_x=210; position_y=84; turned_by=0; scale=1; note=Methanol
- Control room | scene=Chemical park east; kind=Building; model=Control building; position_x=120; position_y=40; turned_by=90; scale=1; note=Two floors
- Ring road north | scene=Gate and roads; kind=Road; model=Road 8 m; position_x=0; position_y=300; turned_by=0; scale=1; note=Speed limit 20
- Row of poplars | scene=Gate and roads; kind=Tree; model=Poplar; position_x=-40; position_y=280; turned_by=0; scale=2; note=Wind shield
! item model asset|model|asset: Name!;Kind=Building|Tank|Road|Plant|Vehicle|Figure;File:file;Faces:number#0-10000000;Height:number(m)#0-1000;Preview:image;~Used:number#0-100000
- Storage tank 20 m | kind=Tank; faces=5200; height=20; used=12
- Control building | kind=Building; faces=18000; height=9; used=3
- Road 8 m | kind=Road; faces=400; height=0; used=44
- Poplar | kind=Plant; faces=2600; height=14; used=160
item weather setting|weather condition|weather|weather simulation: Name!;Kind=Clear|Cloudy|Rain|Snow|Fog|Storm;Strength:percent;Wind speed:number(m/s)#0-80;Wind from=North|East|South|West;Temperature:number(°C)#-50-60;Time of day:time;Visibility:number(m)#0-100000
- Clear noon | kind=Clear; strength=0; wind_speed=2; wind_from=West; temperature=22; visibility=20000
- Heavy rain | kind=Rain; strength=80; wind_speed=9; wind_from=West; temperature=12; visibility=1500
- Morning fog | kind=Fog; strength=70; wind_speed=1; wind_from=North; temperature=4; visibility=120
- Winter storm | kind=Storm; strength=95; wind_speed=24; wind_from=East; temperature=-6; visibility=400
item camera setting|camera|roaming setting|viewpoint: Name!;View=Third person|First person|Bird view|Fixed;Distance:number(m)#0-1000;Height:number(m)#0-1000;Speed:number(m/s)#0-100;Figure=Worker|Visitor|Firefighter|None;Collisions:boolean
- Walker behind | view=Third person; distance=4; height=2; speed=3; figure=Worker
- Bird view | view=Bird view; distance=200; height=150; speed=20; figure=None
- Firefighter run | view=Third person; distance=5; height=2; speed=5; figure=Firefighter
- Gate camera | view=Fixed; distance=0; height=6; speed=0; figure=None
record simulation run|roaming record|simulation|run: Title!;Scene->@scene|virtual scene~Chemical park east|Tank farm in detail;Weather->@weather setting|weather condition~Heavy rain|Winter storm;User;Started on:date;Length:number(min)#0-1000;Path:long;Findings:long;~Status=Running|Ended|Stopped
- Leak at T-04 in rain | scene=Tank farm in detail; weather=Heavy rain; user=Rao; length=18; path=Gate, bund, hydrant; findings=Hydrant two is hidden by a tank.; status=Ended
- Visitors' tour | scene=Chemical park east; weather=Clear noon; user=Helga; length=25; path=Gate, office, plant 1; findings=Sign missing at plant 1.; status=Ended
- Evacuation in a storm | scene=Chemical park east; weather=Winter storm; user=Rao; length=11; path=Plant 2 to the meeting point; findings=Gate north stuck.; status=Stopped
- Fog at the gate | scene=Gate and roads; weather=Morning fog; user=Helga; length=6; path=Ring road; findings=Lorries are seen late.; status=Running
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
# php framework|cloud application|cloud-based php|caching function|application hosting|cloud hosting|web framework
item application|cloud application|app|cloud app|instance: Name!;Owner;Framework version;Language version;Region=Europe|America|Asia;Domain;Instances:number#1-1000;Memory:number(MB)#64-1000000;Repository:url;~Status=Deploying|Running|Stopped|Failed
- bakery-shop | owner=ana; framework_version=5.2; language_version=8.3; region=Europe; domain=bakery.example.org; instances=2; memory=512; status=Running
- ticket-api | owner=ivo; framework_version=5.2; language_version=8.2; region=Europe; domain=tickets.example.org; instances=4; memory=1024; status=Running
- photo-wall | owner=ana; framework_version=5.1; language_version=8.2; region=America; domain=wall.example.org; instances=1; memory=256; status=Stopped
- survey-test | owner=kim; framework_version=5.3; language_version=8.3; region=Asia; domain=survey.example.org; instances=1; memory=256; status=Failed
record deployment|deploy record|release|fast deployment: Title!;Application->@application|cloud application~bakery-shop|ticket-api;Version;Environment=Development|Test|Production;Started by;Started on:date;Time taken:number(s)#0-100000;Log:long;~Result=Running|Done|Failed|Rolled back
- bakery-shop 1.8 | application=bakery-shop; version=1.8; environment=Production; started_by=ana; time_taken=41; log=Caches warmed.; result=Done
- ticket-api 3.0 | application=ticket-api; version=3.0; environment=Production; started_by=ivo; time_taken=88; log=Health check failed twice.; result=Rolled back
- ticket-api 3.1 | application=ticket-api; version=3.1; environment=Production; started_by=ivo; time_taken=79; log=All checks passed.; result=Done
- survey-test 0.1 | application=survey-test; version=0.1; environment=Test; started_by=kim; time_taken=12; log=Missing extension.; result=Failed
item configuration|setting|automatic configuration|environment variable|io setting: Key!;Application->@application|cloud application~bakery-shop|ticket-api;Value;Group=IO|Cache|Database|Mail|Security;Environment=Development|Test|Production;Secret:boolean;Changed by;Changed on:date
- io.workers | application=ticket-api; value=8; group=IO; environment=Production; changed_by=ivo
- io.timeout | application=bakery-shop; value=30 s; group=IO; environment=Production; changed_by=ana
- cache.driver | application=bakery-shop; value=memory; group=Cache; environment=Production; changed_by=ana
- mail.from | application=photo-wall; value=wall@example.org; group=Mail; environment=Test; changed_by=ana
item cache|cache setting|caching|cache rule: Name!;Application->@application|cloud application~bakery-shop|ticket-api;Kind=Page|Query|File|Session|Object;Store=Memory|Disk|Shared server;Keep for:number(s)#0-31536000;Size limit:number(MB)#1-1000000;Key pattern;Enabled:boolean;~Hits:percent
- Product pages | application=bakery-shop; kind=Page; store=Memory; keep_for=600; size_limit=64; key_pattern=/bread/*; hits=92
- Seat queries | application=ticket-api; kind=Query; store=Shared server; keep_for=5; size_limit=128; key_pattern=seats:*; hits=71
- Sessions | application=ticket-api; kind=Session; store=Shared server; keep_for=7200; size_limit=256; key_pattern=sess:*; hits=99
- Small pictures | application=photo-wall; kind=File; store=Disk; keep_for=86400; size_limit=2048; key_pattern=thumb/*; hits=85
record performance record|performance|resource usage|metric|monitoring record: Title!;Application->@application|cloud application~bakery-shop|ticket-api;Measured on:date;Measured at:time;CPU:percent;Memory used:number(MB)#0-1000000;Requests per second:number#0-1000000;Answer time:number(ms)#0-600000;Errors:number#0-1000000;~State=OK|Busy|Overloaded
- bakery-shop in the morning | application=bakery-shop; cpu=22; memory_used=310; requests_per_second=14; answer_time=38; errors=0; state=OK
- ticket-api at sale start | application=ticket-api; cpu=91; memory_used=960; requests_per_second=840; answer_time=410; errors=12; state=Overloaded
- ticket-api an hour later | application=ticket-api; cpu=48; memory_used=720; requests_per_second=260; answer_time=72; errors=0; state=OK
- photo-wall before stop | application=photo-wall; cpu=70; memory_used=240; requests_per_second=9; answer_time=190; errors=1; state=Busy
# pdf report|generating pdf|pdf generation|pdf generator|report generator|word cloud|report generation
item report template|pdf template|template: Name!;Description:long;Page size=A4|A3|Letter;Orientation=Upright|Sideways;Contents page:boolean;Word cloud:boolean;Logo:image;Font;Colour;Preview:image;~Used:number#0-1000000;~Status=Draft|Published
- Annual report blue | description=Cover, contents, five parts.; page_size=A4; orientation=Upright; font=Serif; colour=Blue; used=18; status=Published
- Survey in short | description=Word cloud and six charts.; page_size=A4; orientation=Sideways; font=Sans; colour=Green; used=64; status=Published
- Month in figures | description=Two pages of charts.; page_size=Letter; orientation=Upright; font=Sans; colour=Grey; used=120; status=Published
- Poster summary | description=One large page.; page_size=A3; orientation=Sideways; font=Block; colour=Red; used=3; status=Draft
item data set|uploaded data|data file|data: Name!;File:file;Format=CSV|Excel|JSON|Text;Rows:number#0-10000000;Columns:number#0-10000;Description:long;Uploaded by;Uploaded on:date;~Status=Uploaded|Checked|Faulty
- Answers of the spring survey | format=CSV; rows=412; columns=18; description=One row for each person.; uploaded_by=Hedda; status=Checked
- Sales by month | format=Excel; rows=36; columns=7; description=Three years.; uploaded_by=Milan; status=Checked
- Letters to the editor | format=Text; rows=220; columns=1; description=For the word cloud.; uploaded_by=Hedda; status=Checked
- Visitors with gaps | format=JSON; rows=90; columns=5; description=Two weeks are missing.; uploaded_by=Milan; status=Faulty
record pdf report|generated pdf|pdf file|generated report|final report: Title!;Template->@report template|pdf template~Annual report blue|Survey in short;Data set->@data set|uploaded data~Answers of the spring survey|Sales by month;Subtitle;Author;Pages:number#0-10000;File size:number(kB)#0-1000000;File:file;Made on:date;~Downloads:number#0-1000000;~Status=Draft|Previewed|Ready|Failed
- Spring survey 2024 | template=Survey in short; data_set=Answers of the spring survey; subtitle=What guests wish for; author=Hedda; pages=12; file_size=1840; downloads=31; status=Ready
- Three years of sales | template=Annual report blue; data_set=Sales by month; subtitle=From bread to cake; author=Milan; pages=26; file_size=3300; downloads=9; status=Ready
- Voices of readers | template=Survey in short; data_set=Letters to the editor; subtitle=Word cloud of a year; author=Hedda; pages=4; file_size=900; downloads=0; status=Previewed
- Visitors of May | template=Month in figures; data_set=Visitors with gaps; subtitle=Draft; author=Milan; pages=0; file_size=0; downloads=0; status=Failed
record report section|section|chapter|directory entry|content block: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Three years of sales;Position:number#1-1000;Kind=Text|Chart|Table|Word cloud|Picture;Text:long;Page:number#1-10000;In contents:boolean
- Words of our guests | report=Spring survey 2024; position=1; kind=Word cloud; text=Most said words.; page=3
- Who answered | report=Spring survey 2024; position=2; kind=Chart; text=Age and town.; page=4
- Sales in twelve months | report=Three years of sales; position=2; kind=Table; text=Sums by month.; page=6
- Foreword | report=Three years of sales; position=1; kind=Text; text=Why cakes grew.; page=3
record chart|chart display|report chart|word cloud|graph: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Three years of sales;Kind=Bars|Lines|Pie|Word cloud|Area;Column for names;Column for values;Colours;Highest number of words:number#0-1000;Picture:image
- Age of guests | report=Spring survey 2024; kind=Bars; column_for_names=age group; column_for_values=people; colours=Greens; highest_number_of_words=0
- Guest words | report=Spring survey 2024; kind=Word cloud; column_for_names=word; column_for_values=count; colours=Mixed; highest_number_of_words=80
- Sales line | report=Three years of sales; kind=Lines; column_for_names=month; column_for_values=sales; colours=Blue; highest_number_of_words=0
- Bread and cake | report=Three years of sales; kind=Pie; column_for_names=product; column_for_values=share; colours=Warm; highest_number_of_words=0
! record generation log|generation record|download record: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Visitors of May;Action=Previewed|Generated|Downloaded|Sent;Done by;Done on:date;Time taken:number(s)#0-10000;Message;~Result=Done|Failed
- Survey generated | report=Spring survey 2024; action=Generated; done_by=Hedda; time_taken=9; message=12 pages; result=Done
- Survey to the board | report=Spring survey 2024; action=Sent; done_by=Hedda; time_taken=1; message=Five addresses; result=Done
- Sales downloaded | report=Three years of sales; action=Downloaded; done_by=Milan; time_taken=2; message=3.3 MB; result=Done
- Visitors failed | report=Visitors of May; action=Generated; done_by=Milan; time_taken=3; message=Missing weeks; result=Failed
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
`
