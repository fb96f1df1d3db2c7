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
# server monitoring|network monitoring|server status|network status|uptime monitoring|website monitoring|server and network
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
# venue reservation|venue booking|sports venue|court booking|sports ground|stadium reservation|field reservation
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
# ai-powered educational|lesson plan|lesson preparation|ai education|question generation|educational platform
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
# multi-engine artificial|artificial intelligence engine|ai engine|ai chat|ai assistant|openai|chatbot platform|language model
item engine|ai engine|artificial intelligence engine|model|ai model: Name!;Provider;Kind=Text|Picture|Code|Speech;Address:url;Key ending;Price per 1000 words:money;Longest input:number(words)#1-10000000;Weight:percent;Timeout:number(s)#1-600;~Status=Active|Paused|No credit
- Swift writer | provider=Lumen lab; kind=Text; key_ending=8f2a; price_per_1000_words=0.02; longest_input=6000; weight=40; timeout=20; status=Active
- Deep reader | provider=Northmind; kind=Text; key_ending=77c1; price_per_1000_words=0.08; longest_input=90000; weight=40; timeout=60; status=Active
- Code smith | provider=Forge; kind=Code; key_ending=0b90; price_per_1000_words=0.05; longest_input=24000; weight=20; timeout=40; status=Active
- Old talker | provider=Own server; kind=Text; key_ending=none; price_per_1000_words=0; longest_input=2000; weight=0; timeout=30; status=Paused
record prompt|query|user input|question|request: Title!;Prompt text:long!;Conversation->@conversation|chat~Trip to the lakes|Letter to the landlord;Asked by;Asked on:date;Asked at:time;Kind=Question|Summary|Translation|Code|Idea;File:file;~Status=Waiting|Answered|Failed
- Three quiet lakes | prompt_text=Name three lakes with a train stop.; conversation=Trip to the lakes; asked_by=mara; kind=Question; status=Answered
- Polite but firm | prompt_text=Write that the heating has been cold for a week.; conversation=Letter to the landlord; asked_by=jens; kind=Idea; status=Answered
- Sort by date | prompt_text=Sort this list by date in Python.; conversation=Scripts; asked_by=mara; kind=Code; status=Answered
- Forty pages in ten lines | prompt_text=Summarise the attached report.; conversation=Reports; asked_by=jens; kind=Summary; status=Failed
! record engine response|engine answer|ai response|partial answer: Title!;Prompt->@prompt|query~Three quiet lakes|Sort by date;Engine->@engine|ai engine~Swift writer|Deep reader;Text:long;Words:number#0-1000000;Time taken:number(ms)#0-600000;Cost:money;Score:rating;~Result=Used|Left out|Error
- Lakes by Swift writer | prompt=Three quiet lakes; engine=Swift writer; text=Mirror lake, Reed lake, Long lake.; words=38; time_taken=900; cost=0.01; score=4; result=Used
- Lakes by Deep reader | prompt=Three quiet lakes; engine=Deep reader; text=Reed lake and Long lake, each with a halt.; words=95; time_taken=4100; cost=0.02; score=5; result=Used
- Sorting by Code smith | prompt=Sort by date; engine=Code smith; text=sorted(rows, key=by_date); words=24; time_taken=1500; cost=0.01; score=5; result=Used
- Report by Old talker | prompt=Forty pages in ten lines; engine=Old talker; text=Too long.; words=2; time_taken=300; cost=0; score=1; result=Error
record combined answer|result|combined result|response|answer|single response: Title!;Prompt->@prompt|query~Three quiet lakes|Polite but firm;Text:long;Engines used:number#1-100;Way=Best one|Merged|Vote|One after another;Made on:date;Cost:money;Rating:rating;Copied:boolean
- Lakes, merged | prompt=Three quiet lakes; text=Reed lake and Long lake have a stop, Mirror lake a bus.; engines_used=2; way=Merged; cost=0.03; rating=5
- Letter, best one | prompt=Polite but firm; text=Dear Ms. Wolf, since Monday our radiators stay cold.; engines_used=3; way=Best one; cost=0.06; rating=4
- Sorting, one engine | prompt=Sort by date; text=Use sorted with a key.; engines_used=1; way=Best one; cost=0.01; rating=5
- Report, no answer | prompt=Forty pages in ten lines; text=No engine could read the file.; engines_used=1; way=Vote; cost=0; rating=1
record conversation|chat|chat history|history|chat session: Name!;Owner;Started on:date;Last used on:date;Messages:number#0-1000000;Pinned:boolean;~State=Open|Archived|Deleted
- Trip to the lakes | owner=mara; messages=14; state=Open
- Letter to the landlord | owner=jens; messages=6; state=Open
- Scripts | owner=mara; messages=52; state=Archived
- Reports | owner=jens; messages=3; state=Open
! item user setting|application setting|setting|preference: Name!;Owner;Engines used:long;Combine by=Best one|Merged|Vote|One after another;Tone=Short|Friendly|Formal|Detailed;Language;Spending limit a month:money;Keep history:boolean
- Mara's settings | owner=mara; engines_used=Swift writer, Deep reader; combine_by=Merged; tone=Short; language=English; spending_limit_a_month=10
- Jens at work | owner=jens; engines_used=All; combine_by=Best one; tone=Formal; language=German; spending_limit_a_month=25
- Code only | owner=mara; engines_used=Code smith; combine_by=Best one; tone=Detailed; language=English; spending_limit_a_month=5
- Free of charge | owner=kim; engines_used=Old talker; combine_by=One after another; tone=Friendly; language=English; spending_limit_a_month=0
# copy trading|copy trade|social trading|token integration|follow trader|signal trading
person trader|lead trader|master trader: Name!;Nickname;Style=Careful|Balanced|Daring;Market=Coins|Currencies|Shares|Futures;Introduction:long;Return this year:percent;Largest loss:percent;Profit share:percent;Picture:image;~Followers:number#0-1000000;~Status=Open|Full|Paused
- Quiet Heron | nickname=heron; style=Careful; market=Currencies; introduction=Few trades, small steps.; return_this_year=12; largest_loss=5; profit_share=8; followers=420; status=Open
- Red Kite | nickname=kite; style=Daring; market=Coins; introduction=Short trades with stop.; return_this_year=48; largest_loss=31; profit_share=15; followers=980; status=Full
- Old Tortoise | nickname=tortoise; style=Balanced; market=Shares; introduction=Holds for weeks.; return_this_year=17; largest_loss=9; profit_share=10; followers=260; status=Open
- Night Train | nickname=train; style=Daring; market=Futures; introduction=Trades after the close.; return_this_year=-6; largest_loss=40; profit_share=12; followers=75; status=Paused
record copy setting|copied trader|copy relation|copy trade|following: Title!;Trader->@trader~Quiet Heron|Red Kite;Follower;Amount:money!;Way=Fixed amount|Share of balance|Same size;Stop at loss of:percent;Started on:date;Ended on:date;~Profit:money;~Status=Running|Paused|Ended
- Lisa copies Heron | trader=Quiet Heron; follower=lisa; amount=500; way=Share of balance; stop_at_loss_of=10; profit=31; status=Running
- Lisa copies Tortoise | trader=Old Tortoise; follower=lisa; amount=300; way=Fixed amount; stop_at_loss_of=15; profit=22; status=Running
- Rob copies Kite | trader=Red Kite; follower=rob; amount=1000; way=Same size; stop_at_loss_of=25; profit=-140; status=Paused
- Rob copied Train | trader=Night Train; follower=rob; amount=200; way=Fixed amount; stop_at_loss_of=20; profit=-40; status=Ended
record trade|trade record|trade operation|position|trading record: Title!;Trader->@trader~Quiet Heron|Red Kite;Account holder;Token->@token|instrument~Copy token|Blue coin;Side=Buy|Sell;Quantity:number#0-100000000;Entry price:money;Exit price:money;Opened on:date;Closed on:date;Copied:boolean;~Profit:money;~Status=Open|Closed|Cancelled
- Blue coin up | trader=Red Kite; account_holder=kite; token=Blue coin; side=Buy; quantity=40; entry_price=21; exit_price=24; profit=120; status=Closed
- Blue coin up, Rob | trader=Red Kite; account_holder=rob; token=Blue coin; side=Buy; quantity=10; entry_price=21.2; exit_price=24; profit=28; status=Closed
- Euro short | trader=Quiet Heron; account_holder=heron; token=Euro pair; side=Sell; quantity=5000; entry_price=1.09; exit_price=1.08; profit=50; status=Closed
- Copy token held | trader=Old Tortoise; account_holder=lisa; token=Copy token; side=Buy; quantity=150; entry_price=0.8; exit_price=0; profit=0; status=Open
item token|coin|instrument|trading pair: Name!;Symbol;Kind=Coin|Token|Currency pair|Share;Price:money;Change today:percent;Network;Used for=Trading|Fees|Rewards|Voting;~Status=Listed|Paused
- Copy token | symbol=CPY; kind=Token; price=0.82; change_today=1.4; network=Main net; used_for=Fees; status=Listed
- Blue coin | symbol=BLU; kind=Coin; price=24; change_today=-2.1; network=Blue net; used_for=Trading; status=Listed
- Euro pair | symbol=EURUSD; kind=Currency pair; price=1.08; change_today=0.1; network=none; used_for=Trading; status=Listed
- Thank-you token | symbol=THX; kind=Token; price=0.05; change_today=0; network=Main net; used_for=Rewards; status=Paused
record wallet entry|wallet|deposit|withdrawal|token transfer|balance record: Title!;Account holder;Kind=Deposit|Withdrawal|Fee|Reward|Profit share;Token->@token|coin~Copy token|Blue coin;Amount:number#0-100000000;Address;Booked on:date;~Status=Waiting|Booked|Refused
- Lisa pays in | account_holder=lisa; kind=Deposit; token=Copy token; amount=1000; address=x9…41; status=Booked
- Share for Heron | account_holder=lisa; kind=Profit share; token=Copy token; amount=3; address=inside; status=Booked
- Rob takes out | account_holder=rob; kind=Withdrawal; token=Blue coin; amount=4; address=b2…0c; status=Waiting
- Reward for inviting | account_holder=rob; kind=Reward; token=Thank-you token; amount=20; address=inside; status=Booked
! record trader performance|performance|monthly return: Title!;Trader->@trader~Quiet Heron|Red Kite;Month:date;Return:percent;Trades:number#0-100000;Won:percent;Largest loss:percent;Followers:number#0-1000000
- Heron in March | trader=Quiet Heron; return=1.2; trades=9; won=67; largest_loss=1; followers=410
- Heron in April | trader=Quiet Heron; return=0.8; trades=7; won=71; largest_loss=2; followers=420
- Kite in April | trader=Red Kite; return=-9; trades=120; won=48; largest_loss=14; followers=980
- Tortoise in April | trader=Old Tortoise; return=2.1; trades=3; won=100; largest_loss=0; followers=260
# smart park|industrial park|science park|business park|investment promotion|park enterprise
item building|park building|park information|property|facility: Name!;Kind=Office|Laboratory|Workshop|Storage|Canteen|Parking;Address;Floors:number#1-200;Area:number(m²)#1-10000000;Manager;Built in:number#1850-2100;Picture:image;~Let:percent;~Status=Open|Under construction|Renovation
- House A | kind=Office; address=Park ring 1; floors=6; area=7200; manager=Ina Bell; built_in=2016; let=94; status=Open
- Laboratory north | kind=Laboratory; address=Park ring 5; floors=3; area=3100; manager=Ina Bell; built_in=2019; let=80; status=Open
- Workshop row | kind=Workshop; address=Park ring 9; floors=1; area=2400; manager=Otto Rask; built_in=2011; let=100; status=Open
- House C | kind=Office; address=Park ring 14; floors=8; area=9800; manager=Otto Rask; built_in=2025; let=35; status=Under construction
item unit|room|rental unit|office|vacant unit: Number!;Building->@building|property~House A|Workshop row;Floor:number#-5-200;Area:number(m²)#1-100000;Rent per metre:money;Service charge:money;Desks:number#0-10000;Picture:image;~Status=Vacant|Reserved|Let|Renovation
- A-203 | building=House A; floor=2; area=86; rent_per_metre=14; service_charge=3; desks=8; status=Let
- A-401 | building=House A; floor=4; area=210; rent_per_metre=15; service_charge=3; desks=20; status=Vacant
- W-04 | building=Workshop row; floor=0; area=160; rent_per_metre=8; service_charge=2; desks=0; status=Let
- L-12 | building=Laboratory north; floor=1; area=94; rent_per_metre=19; service_charge=5; desks=4; status=Reserved
person tenant|enterprise|company|settled enterprise|tenant information: Name!;Field=Software|Biotech|Machines|Trade|Services;Contact person;Phone:phone;Email:email;Unit->@unit|room~A-203|W-04;Employees:number#0-100000;Moved in on:date;Contract until:date;~Status=Interested|Settled|Leaving|Left
- Bright Valve Works | field=Machines; contact_person=M. Ruiz; unit=W-04; employees=22; status=Settled
- Leafsoft | field=Software; contact_person=Anja Thor; unit=A-203; employees=9; status=Settled
- Algae Light | field=Biotech; contact_person=Dr. Kim; unit=L-12; employees=5; status=Interested
- Paper Route Trading | field=Trade; contact_person=J. Moll; unit=A-401; employees=14; status=Left
record investment project|investment information|investment lead|investment opportunity|investment: Title!;Investor;Field=Software|Biotech|Machines|Trade|Services;Amount:money;Area wanted:number(m²)#0-1000000;Responsible~Ina Bell|Otto Rask;First contact on:date;Notes:long;~Stage=Contact|Visit|Negotiation|Signed|Lost
- Battery test hall | investor=Volta Nord; field=Machines; amount=4200000; area_wanted=1500; responsible=Otto Rask; notes=Needs 2 MW power.; stage=Negotiation
- Seed laboratory | investor=Algae Light; field=Biotech; amount=800000; area_wanted=94; responsible=Ina Bell; notes=Wants to move in autumn.; stage=Signed
- Call centre | investor=Hello Services; field=Services; amount=150000; area_wanted=300; responsible=Ina Bell; notes=Rent too high.; stage=Lost
- Map software | investor=Cartograf; field=Software; amount=500000; area_wanted=210; responsible=Otto Rask; notes=Visit on Friday.; stage=Visit
request service request|enterprise service|repair request|property service|property repair: Title!;Tenant->@tenant|enterprise~Leafsoft|Bright Valve Works;Unit->@unit|room~A-203|W-04;Kind=Repair|Cleaning|Internet|Access card|Meeting room|Advice;Description:long;Wanted on:date;Picture:image;~Handled by
- Radiator drips | tenant=Leafsoft; unit=A-203; kind=Repair; description=Under the window.; handled_by=House technician Paul
- Five access cards | tenant=Bright Valve Works; unit=W-04; kind=Access card; description=New trainees.; handled_by=Reception
- Grant for machines | tenant=Bright Valve Works; unit=W-04; kind=Advice; description=Which form is right?; handled_by=Ina Bell
- Slow line | tenant=Leafsoft; unit=A-203; kind=Internet; description=Since Tuesday.; handled_by=Network desk
person staff member|park staff|employee|staff information: Name!;Department=Management|Technology|Security|Cleaning|Investment;Position;Phone:phone;Building->@building|property~House A|Laboratory north;Employed since:date;~Status=On duty|Off duty|On leave
- Ina Bell | department=Investment; position=Head of letting; building=House A; status=On duty
- Otto Rask | department=Management; position=Park manager; building=House A; status=On duty
- Paul Stein | department=Technology; position=House technician; building=Laboratory north; status=On duty
- Wanda Kosta | department=Security; position=Night guard; building=Workshop row; status=Off duty
! record energy reading|dashboard figure|meter reading|park figure [dashboard|smart|energy|data]: Title!;Building->@building|property~House A|Workshop row;Kind=Power|Water|Heat|Visitors|Parking;Value:number#0-100000000;Unit=kWh|m³|People|Cars;Read on:date
- Power of House A | building=House A; kind=Power; value=18400; unit=kWh
- Water of the laboratory | building=Laboratory north; kind=Water; value=96; unit=m³
- Visitors of House A | building=House A; kind=Visitors; value=640; unit=People
- Cars at the workshops | building=Workshop row; kind=Parking; value=38; unit=Cars
# legal propaganda|legal knowledge|legal education|law and regulation|legal information|legal publicity|law popularization
item law|regulation|law and regulation|legal provision|laws and regulations: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Issued by;Number;In force since:date;Text:long;Source:url;~Status=In force|Changed|Repealed
- Tenancy act | field=Tenancy; issued_by=Parliament; number=TA 2001; text=Rent, deposit, notice and repairs.; status=In force
- Working time act | field=Labour; issued_by=Parliament; number=WT 1994; text=Breaks, night work and rest.; status=In force
- Road traffic order | field=Traffic; issued_by=Ministry of transport; number=RT 2013; text=Rules for all on the road.; status=Changed
- Old door sales rule | field=Consumer; issued_by=Ministry of justice; number=DS 1986; text=Replaced by the consumer act.; status=Repealed
record law article|article of a law|section|clause: Title!;Law->@law|regulation~Tenancy act|Working time act;Number:number#1-10000;Text:long;Plain words:long;Key words
- Deposit | law=Tenancy act; number=14; text=The deposit is at most three monthly rents.; plain_words=No one may ask for more than three rents.; key_words=deposit, rent
- Notice | law=Tenancy act; number=31; text=Three months to the end of a month.; plain_words=Write by the third working day.; key_words=notice
- Breaks | law=Working time act; number=4; text=Thirty minutes after six hours.; plain_words=You must get a break.; key_words=break
- Rest | law=Working time act; number=5; text=Eleven hours between two working days.; plain_words=Eleven hours free.; key_words=rest, night
request legal consultation|legal consulting|legal question|consultation: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Question:long!;Name;Email:email;Adviser->@legal adviser|lawyer~Mira Stahl|Jon Pettersen;Anonymous:boolean;~Answer:long
- Deposit not paid back | field=Tenancy; question=Six months have passed.; name=T. W.; adviser=Mira Stahl; answer=Write once more with a date, then to the court.
- No break in the shop | field=Labour; question=We work eight hours through.; name=Guest; adviser=Jon Pettersen; answer=Section 4 gives you thirty minutes.
- Parcel never came | field=Consumer; question=Seller does not answer.; name=Olga; adviser=Mira Stahl; answer=The seller bears the risk.
- Bike lane parking | field=Traffic; question=Who do I tell?; name=Ben; adviser=Jon Pettersen; answer=The town office.
person legal adviser|lawyer|consultant: Name!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Office;Phone:phone;Email:email;Introduction:long;Photo:image;~Answers:number#0-100000;~Status=Available|Away
- Mira Stahl | field=Tenancy; office=Legal aid house; introduction=Twenty years of tenants' questions.; answers=412; status=Available
- Jon Pettersen | field=Labour; office=Union house; introduction=Work and pay.; answers=298; status=Available
- Salma Idris | field=Family; office=Legal aid house; introduction=Separation and children.; answers=187; status=Away
- Peer Lund | field=Criminal; office=Court street 2; introduction=Rights of victims.; answers=74; status=Available
item legal news|news|legal story|case story: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Summary:long;Text:long;Author;Published on:date;Picture:image;~Read:number#0-10000000;~Status=Draft|Published
- Higher fines near schools | field=Traffic; summary=From July the fines double.; text=The order was changed last week.; author=Editors; read=2120; status=Published
- Court on broken lifts | field=Tenancy; summary=Rent may be cut by seven percent.; text=Fourth floor without a lift for a month.; author=Mira Stahl; read=1430; status=Published
- Rest after night work | field=Labour; summary=Bakers won.; text=Eleven hours are eleven hours.; author=Jon Pettersen; read=890; status=Published
- False shops online | field=Consumer; summary=Five signs.; text=Price, address, terms, payment, stars.; author=Editors; read=0; status=Draft
event publicity event|propaganda activity|legal lecture|legal activity: Name!;Topic;Place;Date:date;Starts at:time;Speaker->@legal adviser|lawyer~Mira Stahl|Salma Idris;Places:number#1-10000;Description:long;~Signed up:number#0-10000
- Rent and repairs | topic=Tenancy; place=Library; speaker=Mira Stahl; places=60; description=Bring your contract.; signed_up=38
- Law in the school yard | topic=Bullying; place=Hill school; speaker=Peer Lund; places=120; description=For grades 7 to 9.; signed_up=120
- Questions at the market | topic=All; place=Market square; speaker=Jon Pettersen; places=200; description=Tent with coffee.; signed_up=0
- Family evening | topic=Family; place=Town hall; speaker=Salma Idris; places=40; description=Custody and maintenance.; signed_up=22
# automated settlement|settlement and accounting|settlement system|billing system|financial system|reconciliation|accounting website|financial account
item financial account|account book|ledger|ledger account|money account: Name!;Kind=Cash|Bank|Card|Savings|Receivable|Payable;Currency=EUR|USD|GBP|CNY|JPY;Opening balance:money;Owner;Bank;Number ends with;~Balance:money;~Status=Open|Closed
- Shop till | kind=Cash; currency=EUR; opening_balance=200; owner=Main shop; bank=none; number_ends_with=none; balance=486; status=Open
- House bank | kind=Bank; currency=EUR; opening_balance=12000; owner=Company; bank=Harbour bank; number_ends_with=4410; balance=18230; status=Open
- Dollar account | kind=Bank; currency=USD; opening_balance=0; owner=Company; bank=Harbour bank; number_ends_with=7731; balance=2950; status=Open
- Old savings | kind=Savings; currency=EUR; opening_balance=5000; owner=Company; bank=Village bank; number_ends_with=0098; balance=0; status=Closed
record account entry|bill|daily bill|monthly bill|transaction|financial record|account record|historical account: Title!;Account->@financial account|ledger~Shop till|House bank;Kind=Income|Expense|Transfer;Category->@entry category|category~Sales|Rent;Amount:money!;Booked on:date;Partner;Document:file;Note:long;~State=Open|Settled|Overdue
- Till of Monday | account=Shop till; kind=Income; category=Sales; amount=312; partner=Customers; note=Cash only.; state=Settled
- Rent of May | account=House bank; kind=Expense; category=Rent; amount=1400; partner=House owner Lutz; note=By standing order.; state=Settled
- Parcel service | account=House bank; kind=Expense; category=Transport; amount=286; partner=Parcel service; note=41 parcels.; state=Open
- Order from abroad | account=Dollar account; kind=Income; category=Sales; amount=950; partner=Maple store; note=Net of fee.; state=Settled
item entry category|category|account category|dimension: Name!;Kind=Income|Expense;Code;Budget a month:money;Tax rate:percent;Colour
- Sales | kind=Income; code=400; budget_a_month=9000; tax_rate=19; colour=Green
- Rent | kind=Expense; code=610; budget_a_month=1400; tax_rate=0; colour=Red
- Transport | kind=Expense; code=640; budget_a_month=350; tax_rate=19; colour=Orange
- Interest | kind=Income; code=480; budget_a_month=20; tax_rate=0; colour=Blue
record settlement|settlement record|statement|period statement|financial statement: Title!;Partner;Period=Day|Week|Month|Quarter;From:date;Until:date;Income:money;Expenses:money;Fee:money;Net amount:money;~Status=Draft|Checked|Paid|Disputed
- Shop, Monday | partner=Main shop; period=Day; income=312; expenses=40; fee=0; net_amount=272; status=Checked
- Market partner, May | partner=Market partner Oda; period=Month; income=2400; expenses=300; fee=240; net_amount=1860; status=Paid
- Online shop, May | partner=Online shop; period=Month; income=8100; expenses=1260; fee=162; net_amount=6678; status=Checked
- Courier, first quarter | partner=Courier Blitz; period=Quarter; income=0; expenses=870; fee=0; net_amount=-870; status=Disputed
record verification|receipt verification|reconciliation|receipt check|write-off: Title!;Entry->@account entry|bill~Parcel service|Till of Monday;Receipt number;Receipt:file;Receipt amount:money;Difference:money;Checked by;Checked on:date;Note:long;~Result=Agrees|Difference|Missing receipt
- Parcels of May | entry=Parcel service; receipt_number=PS-5521; receipt_amount=286; difference=0; checked_by=H. Brand; note=All parcels found.; result=Agrees
- Monday till count | entry=Till of Monday; receipt_number=Z-0144; receipt_amount=310; difference=2; checked_by=H. Brand; note=Two too much.; result=Difference
- Rent receipt | entry=Rent of May; receipt_number=none; receipt_amount=0; difference=1400; checked_by=H. Brand; note=Asked the owner.; result=Missing receipt
- Order from abroad, bank slip | entry=Order from abroad; receipt_number=BK-881; receipt_amount=950; difference=0; checked_by=L. Oster; note=Fee apart.; result=Agrees
! item budget|budget plan|financial goal [budget|analys\\w*|statist\\w*|status|dimension]: Name!;Category->@entry category|category~Rent|Transport;Period=Month|Quarter|Year;Planned:money;~Spent:money;Owner;Starts on:date;Note:long
- Transport in May | category=Transport; period=Month; planned=350; spent=286; owner=H. Brand; note=Fewer express parcels.
- Rent of the year | category=Rent; period=Year; planned=16800; spent=7000; owner=L. Oster; note=Contract until next spring.
- Sales goal | category=Sales; period=Quarter; planned=27000; spent=21400; owner=L. Oster; note=Fair in June.
- Interest | category=Interest; period=Year; planned=240; spent=96; owner=H. Brand; note=Rate fell.
+ invoice: Account->@financial account|ledger;Partner;Net amount:money;Tax:money;Due on:date
+ payment: Account->@financial account|ledger;Entry->@account entry|bill;Amount:money;Reference
# tunnel calculation|calculation table|calculation website|experience library|engineering calculation|calculation tool
item calculation table|calculation sheet|calculator|formula|calculation template: Name!;Field=Support|Excavation|Lining|Drainage|Ventilation|Blasting;Description:long;Formula:long;Inputs:long;Result unit;Standard;Version;Author;~Used:number#0-1000000;~Status=Draft|Checked|Published
- Rock pressure on the lining | field=Lining; description=Vertical pressure from class and width.; formula=q = γ · h; inputs=Class, width, unit weight; result_unit=kPa; standard=Road tunnel code; version=2.1; author=R. Heim; used=340; status=Published
- Anchor length | field=Support; description=Length for a loosened zone.; formula=L = h + 0.5; inputs=Loosened height; result_unit=m; standard=Support guide; version=1.3; author=R. Heim; used=212; status=Published
- Air for a working face | field=Ventilation; description=Fresh air for people and engines.; formula=Q = n·3 + P·4; inputs=People, power; result_unit=m³/min; standard=Mine rules; version=1.0; author=C. Duarte; used=95; status=Published
- Water inflow | field=Drainage; description=From head and permeability.; formula=q = 2πkh / ln(2h/r); inputs=k, h, r; result_unit=m³/d; standard=Hydraulics text; version=0.4; author=C. Duarte; used=8; status=Draft
record calculation|calculation result|calculation record|calculation task|result: Title!;Calculation table->@calculation table|calculator~Rock pressure on the lining|Anchor length;Project->@project|engineering project~North ridge tunnel|Harbour underpass;Input values:long!;Result:number#-1000000000-1000000000;Unit;Calculated by;Calculated on:date;Checked by;~Verdict=Safe|At the limit|Not safe|Open
- Pressure at km 2.4 | calculation_table=Rock pressure on the lining; project=North ridge tunnel; input_values=Class IV, width 12 m, 23 kN/m³; result=186; unit=kPa; calculated_by=Ying; checked_by=R. Heim; verdict=Safe
- Anchors in the fault | calculation_table=Anchor length; project=North ridge tunnel; input_values=Loosened height 3.2 m; result=3.7; unit=m; calculated_by=Ying; checked_by=R. Heim; verdict=At the limit
- Air at the west face | calculation_table=Air for a working face; project=North ridge tunnel; input_values=22 people, 310 kW; result=1306; unit=m³/min; calculated_by=Lars; checked_by=C. Duarte; verdict=Safe
- Inflow under the quay | calculation_table=Water inflow; project=Harbour underpass; input_values=k 0.4 m/d, h 14 m, r 5 m; result=20.4; unit=m³/d; calculated_by=Lars; checked_by=none; verdict=Open
record calculation book|text calculation book|calculation report|document: Title!;Calculation->@calculation|calculation result~Pressure at km 2.4|Anchors in the fault;Text:long;Format=PDF|Word|Text;File:file;Made on:date;Made by;~Downloads:number#0-100000
- Book of pressure km 2.4 | calculation=Pressure at km 2.4; text=Given, sought, formula, result.; format=PDF; made_by=Ying; downloads=6
- Book of fault anchors | calculation=Anchors in the fault; text=Anchors of 4 m are chosen.; format=Word; made_by=Ying; downloads=3
- Ventilation book west | calculation=Air at the west face; text=Fan of 1400 m³ per minute.; format=PDF; made_by=Lars; downloads=4
- Inflow draft | calculation=Inflow under the quay; text=To be checked.; format=Text; made_by=Lars; downloads=0
item project|engineering project|tunnel project|typical project: Name!;Place;Length:number(m)#0-100000;Kind=Road|Rail|Metro|Water|Mine;Rock class=I|II|III|IV|V|VI;Method=Drill and blast|Boring machine|Cut and cover|Shield;Starts on:date;Owner;~Status=Planned|Under way|Finished
- North ridge tunnel | place=Ridge pass; length=3820; kind=Road; rock_class=IV; method=Drill and blast; owner=Road office; status=Under way
- Harbour underpass | place=Quayhaven; length=410; kind=Road; rock_class=VI; method=Cut and cover; owner=Town; status=Under way
- Green line 2 | place=Millbrook; length=5200; kind=Metro; rock_class=V; method=Shield; owner=Metro works; status=Finished
- Spring gallery | place=High valley; length=960; kind=Water; rock_class=II; method=Boring machine; owner=Water board; status=Planned
item experience|experience article|experience library resource|project experience|resource: Title!;Kind=Success|Trouble and remedy|Material|Software|Other;Project->@project|engineering project~North ridge tunnel|Green line 2;Text:long;Key words;Author;File:file;Published on:date;~Read:number#0-1000000;~Status=Draft|Published
- Water burst at km 1.1 | kind=Trouble and remedy; project=North ridge tunnel; text=Grouted in three rings within two days.; key_words=water, grouting; author=R. Heim; read=510; status=Published
- Fibre concrete saves a layer | kind=Material; project=Green line 2; text=Forty kilograms of fibre per cubic metre.; key_words=fibre, lining; author=Ying; read=288; status=Published
- Layers in the drawing | kind=Software; project=Harbour underpass; text=One layer for each building phase.; key_words=drawing, layers; author=Lars; read=143; status=Published
- Shield under the old church | kind=Success; project=Green line 2; text=Settlement of four millimetres.; key_words=settlement; author=C. Duarte; read=402; status=Published
# wedding-style|wedding website|wedding photo|wedding content|wedding story
event wedding|wedding information|wedding day|ceremony: Title!;Couple;Date:date;Ceremony at:time;Place->@wedding place|location~Old mill garden|Lake chapel;Theme;Story:long;Cover:image;~Guests:number#0-2000;~Status=Planned|Celebrated
- Elsa and Marten | couple=Elsa Brook and Marten Lie; place=Old mill garden; theme=Wild flowers; story=They met while fixing a bicycle.; guests=84; status=Planned
- Nora and Tim | couple=Nora Vale and Tim Rey; place=Lake chapel; theme=Blue and silver; story=Ten years of letters.; guests=60; status=Celebrated
- Aisha and Leo | couple=Aisha Noor and Leo Falk; place=Town hall roof; theme=Lanterns; story=A dance class for beginners.; guests=120; status=Planned
- Greta and Ivo | couple=Greta Holm and Ivo Mar; place=Old mill garden; theme=Harvest; story=Neighbours since school.; guests=45; status=Celebrated
item wedding photo|photo|wedding video|video|picture: Title!;Wedding->@wedding|wedding day~Nora and Tim|Greta and Ivo;Kind=Photo|Video;Picture:image;Video:url;Album=Getting ready|Ceremony|Party|Portraits;Taken by;Description:long;~Likes:number#0-1000000
- Rings on a book | wedding=Nora and Tim; kind=Photo; album=Ceremony; taken_by=Studio Halm; description=Grandmother's song book.; likes=41
- First dance | wedding=Nora and Tim; kind=Video; album=Party; taken_by=Studio Halm; description=Waltz with a stumble.; likes=77
- Straw and ribbon | wedding=Greta and Ivo; kind=Photo; album=Portraits; taken_by=Cousin Jule; description=In front of the barn.; likes=33
- Shoes in the hall | wedding=Greta and Ivo; kind=Photo; album=Getting ready; taken_by=Cousin Jule; description=Five pairs, two lost.; likes=19
person guest|guest list|wedding guest|invited guest: Name!;Wedding->@wedding|wedding day~Elsa and Marten|Aisha and Leo;Side=Bride|Groom|Both;Email:email;Persons:number#1-20;Table number:number#1-200;Diet=All|Vegetarian|Vegan|No gluten;Note:long;~Answer=Invited|Coming|Not coming
- Aunt Frieda | wedding=Elsa and Marten; side=Bride; persons=2; table_number=1; diet=All; note=Comes by train.; answer=Coming
- Jonas Lie | wedding=Elsa and Marten; side=Groom; persons=1; table_number=3; diet=Vegan; note=Brings a guitar.; answer=Coming
- The Falk family | wedding=Aisha and Leo; side=Groom; persons=5; table_number=2; diet=Vegetarian; note=Two high chairs.; answer=Invited
- Mina Noor | wedding=Aisha and Leo; side=Bride; persons=1; table_number=1; diet=No gluten; note=Abroad that week.; answer=Not coming
item wedding place|location|venue: Name!;Address;Kind=Garden|Church|Hall|Beach|Roof;Guests at most:number#1-5000;Rent:money;Description:long;Picture:image
- Old mill garden | address=Mill lane 8; kind=Garden; guests_at_most=120; rent=1400; description=Brook, apple trees, barn for rain.
- Lake chapel | address=Shore 2; kind=Church; guests_at_most=80; rent=350; description=White wood and a small organ.
- Town hall roof | address=Market 1; kind=Roof; guests_at_most=150; rent=1800; description=View over the town.
- Sand bay | address=Bay road; kind=Beach; guests_at_most=60; rent=200; description=Low tide before noon.
item wedding story|story|love story: Title!;Wedding->@wedding|wedding day~Nora and Tim|Greta and Ivo;Text:long;Author;Picture:image;Published on:date;~Read:number#0-1000000
- Ten years of letters | wedding=Nora and Tim; text=The first one never arrived.; author=Nora; read=540
- The fence between us | wedding=Greta and Ivo; text=A ball, a fence, an apology.; author=Ivo; read=310
- A chain came off | wedding=Elsa and Marten; text=He had the wrong tool.; author=Elsa; read=205
- Left foot first | wedding=Aisha and Leo; text=Beginners, both of them.; author=Leo; read=188
# car maintenance|vehicle maintenance|car care|auto maintenance|maintenance knowledge
item maintenance service|car service|service item|maintenance item: Name!;Kind=Oil|Brakes|Tyres|Air conditioning|Battery|Check;Description:long;Price:money;Time needed:number(min)#5-2880;Every km:number(km)#0-300000;Every months:number#0-120;Picture:image;~Status=Offered|Paused
- Oil and filter | kind=Oil; description=Five litres and a filter.; price=89; time_needed=45; every_km=15000; every_months=12; status=Offered
- Brake check | kind=Brakes; description=Pads, discs, fluid.; price=35; time_needed=30; every_km=20000; every_months=12; status=Offered
- Wheel change | kind=Tyres; description=Four wheels, stored for a season.; price=59; time_needed=40; every_km=0; every_months=6; status=Offered
- Cooling refill | kind=Air conditioning; description=Leak test and refill.; price=99; time_needed=60; every_km=0; every_months=24; status=Paused
item maintenance article|maintenance knowledge|maintenance tip|knowledge article|tip: Title!;Topic=Oil|Brakes|Tyres|Air conditioning|Battery|Winter;Text:long;Level=Beginner|Advanced;Author;Picture:image;Published on:date;~Read:number#0-10000000
- How to read the dipstick | topic=Oil; text=Wait five minutes, wipe, dip, look.; level=Beginner; author=Master Ruth; read=2140
- When tyres are too old | topic=Tyres; text=Four digits on the side tell the week.; level=Beginner; author=Master Ruth; read=1720
- Jump start in the right order | topic=Battery; text=Red, red, black, engine block.; level=Beginner; author=Ali; read=3010
- Why brakes squeal | topic=Brakes; text=Rust, dust or worn pads.; level=Advanced; author=Ali; read=940
record vehicle|car|my car|user car: Plate!;Make;Model;Year:number#1900-2100;Mileage:number(km)#0-3000000;Fuel=Petrol|Diesel|Electric|Hybrid|Gas;Owner;Last service on:date;Next inspection on:date
- HB LK 210 | make=Nord; model=Kombi 4; year=2016; mileage=118400; fuel=Diesel; owner=Lena Kurz
- HB TM 88 | make=Solaro; model=City E; year=2022; mileage=21300; fuel=Electric; owner=Timo Mann
- HB OA 704 | make=Vela; model=S; year=2009; mileage=201000; fuel=Petrol; owner=Olga Arndt
- HB RS 5 | make=Nord; model=Van; year=2019; mileage=86000; fuel=Diesel; owner=Rolf Sander
record maintenance suggestion|suggestion|personalized suggestion|maintenance advice: Title!;Vehicle->@vehicle|car~HB LK 210|HB OA 704;Service->@maintenance service|service item~Oil and filter|Brake check;Reason:long;Urgency=Soon|This month|This year;Made on:date;~State=New|Booked|Done|Not wanted
- Oil at 120 000 | vehicle=HB LK 210; service=Oil and filter; reason=Last change 14 800 km ago.; urgency=This month; state=Booked
- Brakes of the Vela | vehicle=HB OA 704; service=Brake check; reason=Squeals in the morning.; urgency=Soon; state=New
- Summer wheels | vehicle=HB TM 88; service=Wheel change; reason=Seven degrees and more.; urgency=This month; state=Done
- Cooling of the van | vehicle=HB RS 5; service=Cooling refill; reason=Three years since the last.; urgency=This year; state=Not wanted
item question|frequently asked question|faq: Question!;Answer:long!;Topic=Prices|Appointment|Warranty|Parts|Other;Position:number#0-1000;Shown:boolean;~Helpful:number#0-100000
- Can I wait in the shop? | answer=Yes, coffee is there.; topic=Appointment; position=1; helpful=41
- Do I keep the warranty? | answer=Yes, we follow the maker's plan.; topic=Warranty; position=2; helpful=88
- May I bring parts? | answer=Yes, without warranty on them.; topic=Parts; position=3; helpful=35
- What does a check cost? | answer=35 for brakes, 25 for light.; topic=Prices; position=4; helpful=60
+ appointment: Vehicle->@vehicle|car;Service->@maintenance service|service item;Date:date;Time:time;Replacement car:boolean;Notes:long
# computer repair|laptop repair|repair shop|device repair|phone repair|electronics repair
record work order|repair order|repair job|service order|job: Number!;Customer->@repair customer|client~Ines Pohl|Bakery Krume;Device->@device|customer device~Ines's laptop|Bakery till PC;Fault:long!;Found:long;Technician->@technician|repairer~Kai|Dunya;Received on:date;Promised for:date;Estimate:money;Priority=Low|Normal|Urgent;~Status=Received|Being checked|Waiting for parts|In repair|Ready|Collected
- W-2401 | customer=Ines Pohl; device=Ines's laptop; fault=Does not charge.; found=Socket loose.; technician=Kai; estimate=75; priority=Normal; status=In repair
- W-2402 | customer=Bakery Krume; device=Bakery till PC; fault=Restarts at noon.; found=Dust and heat.; technician=Dunya; estimate=60; priority=Urgent; status=Ready
- W-2403 | customer=Mr. Sato; device=Sato desktop; fault=Loud fan.; found=Fan is worn.; technician=Kai; estimate=45; priority=Low; status=Waiting for parts
- W-2404 | customer=Hill school; device=School tablet 7; fault=Broken glass.; found=Glass only.; technician=Dunya; estimate=110; priority=Normal; status=Received
person repair customer|client|customer information: Name!;Phone:phone;Email:email;Address;Kind=Private|Business|School;Since:date;Note:long;~Orders:number#0-10000
- Ines Pohl | address=Lime 4; kind=Private; note=Call after five.; orders=2
- Bakery Krume | address=Market 9; kind=Business; note=Opens at six.; orders=7
- Mr. Sato | address=Quay 12; kind=Private; note=Wants old parts back.; orders=1
- Hill school | address=Hill road 1; kind=School; note=Invoice to the town.; orders=19
item device|customer device|computer: Name!;Customer->@repair customer|client~Ines Pohl|Hill school;Kind=Laptop|Desktop|Tablet|Phone|Printer|Server;Make and model;Serial number;Operating system;Password known:boolean;Accessories
- Ines's laptop | customer=Ines Pohl; kind=Laptop; make_and_model=Orbit 14; serial_number=OR-8812; operating_system=Windows; accessories=Charger
- Bakery till PC | customer=Bakery Krume; kind=Desktop; make_and_model=Box mini; serial_number=BX-0041; operating_system=Linux; accessories=None
- Sato desktop | customer=Mr. Sato; kind=Desktop; make_and_model=Own build; serial_number=none; operating_system=Windows; accessories=Cable
- School tablet 7 | customer=Hill school; kind=Tablet; make_and_model=Slate 10; serial_number=SL-1107; operating_system=Android; accessories=Case
person technician|repairer|staff member: Name!;Skills;Phone:phone;Hourly rate:money;Works on=Weekdays|Part-time|Weekends;Workbench;~Open jobs:number#0-1000
- Kai | skills=Soldering, laptops; hourly_rate=48; works_on=Weekdays; workbench=1; open_jobs=6
- Dunya | skills=Phones, glass; hourly_rate=46; works_on=Weekdays; workbench=2; open_jobs=4
- Peer | skills=Data rescue; hourly_rate=65; works_on=Part-time; workbench=3; open_jobs=1
- Lou | skills=Networks; hourly_rate=52; works_on=Weekends; workbench=1; open_jobs=2
work scheduled job|job schedule|calendar entry|schedule: Title!;Work order->@work order|repair job~W-2401|W-2403;Technician->@technician|repairer~Kai|Dunya;Date:date;Starts at:time;Length:number(min)#5-2880;Place=Shop|At the customer;Notes:long
- Solder the socket | work_order=W-2401; technician=Kai; length=60; place=Shop; notes=Heat mat.
- New fan | work_order=W-2403; technician=Kai; length=30; place=Shop; notes=Part comes on Wednesday.
- Glass of tablet 7 | work_order=W-2404; technician=Dunya; length=90; place=Shop; notes=Heat gun.
- Dust at the bakery | work_order=W-2402; technician=Dunya; length=45; place=At the customer; notes=After noon.
! record part used|spare part|order item: Title!;Work order->@work order|repair job~W-2401|W-2404;Part number;Quantity:number#1-1000;Unit price:money;Warranty:number(months)#0-60;~Status=To order|Ordered|Here|Built in
- Charging socket | work_order=W-2401; part_number=CS-14; quantity=1; unit_price=12; warranty=12; status=Built in
- Fan 92 mm | work_order=W-2403; part_number=F92; quantity=1; unit_price=9; warranty=24; status=Ordered
- Glass 10 inch | work_order=W-2404; part_number=GL-10; quantity=1; unit_price=48; warranty=6; status=To order
- Thermal paste | work_order=W-2402; part_number=TP; quantity=1; unit_price=4; warranty=0; status=Built in
+ payment: Work order->@work order|repair job;Amount:money;Way=Cash|Card|Transfer;Receipt number
# special equipment|equipment inspection|pressure vessel|elevator inspection|equipment information
item equipment|special equipment|equipment information|device: Name!;Equipment number;Category=Boiler|Pressure vessel|Lift|Crane|Forklift|Pipeline;Maker;Year built:number#1900-2100;Registration code;Location;User unit;Responsible~Hanno Wulf|Mei Tan;Next inspection on:date;~Status=In use|Stopped|Scrapped
- Steam boiler 2 | equipment_number=SB-02; category=Boiler; maker=Kessel Nord; year_built=2011; registration_code=R-110-02; location=Boiler house; user_unit=Laundry; responsible=Hanno Wulf; status=In use
- Goods lift east | equipment_number=GL-01; category=Lift; maker=Upwell; year_built=2005; registration_code=R-310-01; location=Hall 3; user_unit=Warehouse; responsible=Mei Tan; status=In use
- Bridge crane 10 t | equipment_number=BC-10; category=Crane; maker=Hakon; year_built=1998; registration_code=R-410-10; location=Hall 1; user_unit=Works; responsible=Hanno Wulf; status=Stopped
- Forklift 7 | equipment_number=FL-07; category=Forklift; maker=Stapler & Co; year_built=2018; registration_code=R-510-07; location=Yard; user_unit=Warehouse; responsible=Mei Tan; status=In use
record inspection record|periodic inspection|inspection|inspection result: Title!;Equipment->@equipment|special equipment~Steam boiler 2|Goods lift east;Kind=Yearly|Monthly|Before use|After repair;Inspector;Inspected on:date;Points checked:number#0-1000;Defects:number#0-1000;Findings:long;Certificate:file;Next on:date;~Result=Passed|With conditions|Failed
- Boiler 2, yearly | equipment=Steam boiler 2; kind=Yearly; inspector=Ing. Baum; points_checked=42; defects=0; findings=Safety valve opens at 10 bar.; result=Passed
- Lift east, monthly | equipment=Goods lift east; kind=Monthly; inspector=Mei Tan; points_checked=18; defects=1; findings=Door closes slowly.; result=With conditions
- Crane, yearly | equipment=Bridge crane 10 t; kind=Yearly; inspector=Ing. Baum; points_checked=55; defects=3; findings=Rope worn, brake weak.; result=Failed
- Forklift 7, yearly | equipment=Forklift 7; kind=Yearly; inspector=Ing. Roth; points_checked=30; defects=0; findings=Chain measured.; result=Passed
work inspection plan|inspection schedule|inspection task: Title!;Equipment->@equipment|special equipment~Bridge crane 10 t|Forklift 7;Due on:date;Remind before:number(days)#0-365;Inspector;Notes:long;Priority=Low|Normal|High
- Crane again after repair | equipment=Bridge crane 10 t; remind_before=7; inspector=Ing. Baum; notes=With test load.; priority=High
- Lift east in summer | equipment=Goods lift east; remind_before=14; inspector=Mei Tan; notes=Rope and brake.; priority=Normal
- Boiler water test | equipment=Steam boiler 2; remind_before=3; inspector=Hanno Wulf; notes=Hardness.; priority=Normal
- Forklift brakes | equipment=Forklift 7; remind_before=5; inspector=Mei Tan; notes=Before winter.; priority=Low
record defect|hidden danger|fault|rectification: Title!;Inspection->@inspection record|periodic inspection~Lift east, monthly|Crane, yearly;Severity=Minor|Serious|Stop at once;Description:long;Picture:image;To be done by:date;Responsible~Hanno Wulf|Mei Tan;~Status=Open|Under repair|Done
- Slow door | inspection=Lift east, monthly; severity=Minor; description=Closes in nine seconds.; responsible=Mei Tan; status=Under repair
- Worn rope | inspection=Crane, yearly; severity=Stop at once; description=Eleven broken wires.; responsible=Hanno Wulf; status=Under repair
- Weak brake | inspection=Crane, yearly; severity=Serious; description=Slips with 8 t.; responsible=Hanno Wulf; status=Open
- Faded sign | inspection=Crane, yearly; severity=Minor; description=Load cannot be read.; responsible=Hanno Wulf; status=Done
record equipment report|inspection report|summary report|data summary: Title!;Period=Month|Quarter|Year;From:date;Until:date;Equipment counted:number#0-100000;Inspected:number#0-100000;Overdue:number#0-100000;Defects:number#0-100000;Written by;File:file;~Status=Draft|Approved
- First quarter | period=Quarter; equipment_counted=84; inspected=31; overdue=1; defects=7; written_by=Hanno Wulf; status=Approved
- April | period=Month; equipment_counted=84; inspected=11; overdue=0; defects=3; written_by=Mei Tan; status=Approved
- Lifts of the year | period=Year; equipment_counted=12; inspected=12; overdue=0; defects=4; written_by=Mei Tan; status=Draft
- Cranes of the year | period=Year; equipment_counted=6; inspected=5; overdue=1; defects=9; written_by=Hanno Wulf; status=Draft
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
# content distribution|content publishing|distributing various content|content sharing|content platform|video content|short video|video playback|video library|video website
item content|content item|video|short video|published content: Title!;Kind=Video|Article|Picture|Audio|Series;Category->@content category|category~Nature|Drama;Description:long;Author;File:file;Cover:image;Length:number(s)#0-36000;Price in coins:number#0-100000;Tags;Published on:date;~Views:number#0-1000000000;~Status=Draft|In review|Published|Taken down
- Snails after rain | kind=Video; category=Nature; description=Three minutes in a hedge.; author=Ola; length=184; price_in_coins=0; tags=garden, rain; views=12400; status=Published
- The Ninth Tenant | kind=Series; category=Drama; description=Twelve short parts in one house.; author=Studio Lantern; length=1440; price_in_coins=30; tags=house, secret; views=88200; status=Published
- Bread without kneading | kind=Article; category=Kitchen; description=Flour, water, time.; author=Hilde; length=0; price_in_coins=0; tags=bread; views=5300; status=Published
- Harbour sounds | kind=Audio; category=Nature; description=Gulls and ropes.; author=Ola; length=600; price_in_coins=5; tags=sea; views=0; status=In review
item content category|category|channel: Name!;Description:long;Cover:image;Position:number#0-1000;Shown:boolean
- Nature | description=Animals, weather, plants.; position=1
- Drama | description=Short series.; position=2
- Kitchen | description=Cooking and baking.; position=3
- Craft | description=Made by hand.; position=4
! record episode|part|video episode: Title!;Content->@content|video~The Ninth Tenant|Snails after rain;Number:number#1-10000;Length:number(s)#1-36000;File:file;Free:boolean;Price in coins:number#0-100000;~Views:number#0-1000000000
- The Ninth Tenant 1 | content=The Ninth Tenant; number=1; length=120; price_in_coins=0; views=21000
- The Ninth Tenant 2 | content=The Ninth Tenant; number=2; length=118; price_in_coins=0; views=17400
- The Ninth Tenant 3 | content=The Ninth Tenant; number=3; length=125; price_in_coins=3; views=9800
- Snails, long cut | content=Snails after rain; number=1; length=420; price_in_coins=0; views=640
record play record|watch history|viewing record|playback|browse record: Title!;Content->@content|video~Snails after rain|The Ninth Tenant;User;Watched on:date;Stopped at:number(s)#0-36000;Device=Phone|Tablet|Computer|Television;~Finished:boolean
- Snails at breakfast | content=Snails after rain; user=mio; stopped_at=184; device=Phone
- Tenant, part two | content=The Ninth Tenant; user=mio; stopped_at=60; device=Phone
- Bread while baking | content=Bread without kneading; user=ute; stopped_at=0; device=Tablet
- Tenant on the sofa | content=The Ninth Tenant; user=ute; stopped_at=1440; device=Television
record distribution|distribution record|share record|distributor|commission: Title!;Content->@content|video~The Ninth Tenant|Bread without kneading;Channel=Own site|Chat|Social feed|Partner|Newsletter;Distributor;Link:url;Shared on:date;Commission:percent;~Visits:number#0-100000000;~Earned:money
- Tenant via Rina | content=The Ninth Tenant; channel=Social feed; distributor=rina; commission=10; visits=820; earned=41
- Bread in the newsletter | content=Bread without kneading; channel=Newsletter; distributor=editors; commission=0; visits=1900; earned=0
- Snails to a partner | content=Snails after rain; channel=Partner; distributor=Garden portal; commission=5; visits=310; earned=4
- Tenant in chats | content=The Ninth Tenant; channel=Chat; distributor=kofi; commission=10; visits=140; earned=9
record coin record|check-in|check-in record|virtual payment record|recharge|payment record: Title!;User;Kind=Check-in|Recharge|Spent|Gift;Coins:number#-100000-100000;Amount paid:money;Content->@content|video~The Ninth Tenant|Harbour sounds;Booked on:date;Days in a row:number#0-10000;~Status=Waiting|Booked|Failed
- Mio's seventh day | user=mio; kind=Check-in; coins=7; amount_paid=0; days_in_a_row=7; status=Booked
- Ute buys 100 coins | user=ute; kind=Recharge; coins=100; amount_paid=5; days_in_a_row=0; status=Booked
- Tenant for 30 | user=ute; kind=Spent; coins=-30; amount_paid=0; content=The Ninth Tenant; days_in_a_row=0; status=Booked
- Card refused | user=mio; kind=Recharge; coins=0; amount_paid=5; days_in_a_row=0; status=Failed
! item site setting|system setting|parameter|website parameter [setting|parameter|configur\\w*]: Name!;Value!;Group=General|Payment|Video|Check-in|Distribution;Description:long;Changed by;Changed on:date
- Coins per check-in | value=1 per day in a row; group=Check-in; description=At most seven.; changed_by=admin
- Coins per euro | value=20; group=Payment; description=Rounded down.; changed_by=admin
- Commission | value=10 percent; group=Distribution; description=Only on paid series.; changed_by=admin
- Largest video | value=500 MB; group=Video; description=For uploads.; changed_by=admin
# automatic loading|driver-side|loading management|network cargo|cargo transportation|freight platform|transportation management|carrier platform
request transport demand|demand|freight demand|cargo demand|user-published demand: Title!;Cargo;Weight:number(t)#0-1000;Volume:number(m³)#0-1000;From!;To!;Load on:date;Deliver by:date;Freight:money;Vehicle needed=Van|Box truck|Flatbed|Tank truck|Trailer;Contact phone:phone
- Twelve pallets of tiles | cargo=Tiles; weight=14; volume=16; from=Quayhaven; to=Millbrook; freight=420; vehicle_needed=Box truck
- Steel beams | cargo=Beams 9 m; weight=22; volume=12; from=Steel yard; to=North ridge; freight=780; vehicle_needed=Flatbed
- Milk to the dairy | cargo=Raw milk; weight=18; volume=18; from=Hill farm; to=Dairy Lakeside; freight=310; vehicle_needed=Tank truck
- Office move | cargo=Furniture; weight=2; volume=18; from=Market 4; to=Ring 9; freight=190; vehicle_needed=Van
item vehicle|truck|lorry: Plate!;Type=Van|Box truck|Flatbed|Tank truck|Trailer;Payload:number(t)#0-100;Volume:number(m³)#0-200;Driver name;Owner;Insured until:date;Inspection due on:date;~Status=Free|Loading|On the road|In the workshop
- QH LT 11 | type=Box truck; payload=16; volume=50; driver_name=Jan Bos; owner=Bos transport; status=On the road
- QH FB 7 | type=Flatbed; payload=24; volume=60; driver_name=Mira Tal; owner=Tal & sons; status=Loading
- HF TK 2 | type=Tank truck; payload=20; volume=22; driver_name=Otto Kern; owner=Milk route; status=Free
- MB VN 40 | type=Van; payload=1; volume=18; driver_name=Sami Aho; owner=Sami Aho; status=In the workshop
record waybill|transport order|transportation|delivery order|dispatch|schedule: Number!;Demand->@transport demand|demand~Twelve pallets of tiles|Steel beams;Vehicle->@vehicle|truck~QH LT 11|QH FB 7;Driver name;Loaded on:date;Delivered on:date;Distance:number(km)#0-20000;Freight:money;Receipt:image;~Status=Accepted|Loading|On the road|Delivered|Settled|Cancelled
- WB-5001 | demand=Twelve pallets of tiles; vehicle=QH LT 11; driver_name=Jan Bos; distance=84; freight=420; status=On the road
- WB-5002 | demand=Steel beams; vehicle=QH FB 7; driver_name=Mira Tal; distance=132; freight=780; status=Loading
- WB-5003 | demand=Milk to the dairy; vehicle=HF TK 2; driver_name=Otto Kern; distance=41; freight=310; status=Settled
- WB-5004 | demand=Office move; vehicle=MB VN 40; driver_name=Sami Aho; distance=6; freight=190; status=Delivered
record loading record|loading|loading task|loading status: Title!;Waybill->@waybill|transport order~WB-5001|WB-5002;Bay;Way=Automatic|Forklift|By hand|Pump;Pieces:number#0-100000;Weight loaded:number(t)#0-1000;Began at:time;Ended at:time;Photo:image;Seal number;~State=Waiting|Loading|Loaded|Stopped
- Tiles at bay 3 | waybill=WB-5001; bay=3; way=Automatic; pieces=12; weight_loaded=14; seal_number=S-881; state=Loaded
- Beams in the yard | waybill=WB-5002; bay=Yard; way=Forklift; pieces=18; weight_loaded=9; seal_number=none; state=Loading
- Milk at the farm | waybill=WB-5003; bay=Tank 1; way=Pump; pieces=1; weight_loaded=18; seal_number=S-884; state=Loaded
- Desks down the stairs | waybill=WB-5004; bay=Street; way=By hand; pieces=46; weight_loaded=2; seal_number=none; state=Loaded
record settlement|freight settlement|settled order|driver settlement: Number!;Waybill->@waybill|transport order~WB-5003|WB-5004;Payee;Freight:money;Advance:money;Deduction:money;Amount paid:money;Paid on:date;~Status=Open|Checked|Paid|Uploaded
- ST-3003 | waybill=WB-5003; payee=Otto Kern; freight=310; advance=50; deduction=0; amount_paid=260; status=Uploaded
- ST-3004 | waybill=WB-5004; payee=Sami Aho; freight=190; advance=0; deduction=10; amount_paid=180; status=Checked
- ST-3001 | waybill=WB-5001; payee=Jan Bos; freight=420; advance=100; deduction=0; amount_paid=0; status=Open
- ST-3002 | waybill=WB-5002; payee=Mira Tal; freight=780; advance=200; deduction=0; amount_paid=0; status=Open
! record regulatory report|verification|upload record|tracking point [report\\w*|upload|verif\\w*|track]: Title!;Waybill->@waybill|transport order~WB-5003|WB-5001;Kind=Waybill|Payment|Position|Tax;Sent to;Sent on:date;Message:long;~Result=Waiting|Accepted|Refused
- Waybill 5003 | waybill=WB-5003; kind=Waybill; sent_to=Transport office; message=Complete.; result=Accepted
- Payment 5003 | waybill=WB-5003; kind=Payment; sent_to=Tax office; message=Receipt number missing.; result=Refused
- Position 5001 at noon | waybill=WB-5001; kind=Position; sent_to=Transport office; message=Km 40 of road 9.; result=Accepted
- Waybill 5002 | waybill=WB-5002; kind=Waybill; sent_to=Transport office; message=Still loading.; result=Waiting
# tourism booking|tourist attraction|scenic spot|attraction reservation|attraction ticket|travel booking
item attraction|tourist attraction|scenic spot|sight: Name!;Kind=Nature|Museum|Castle|Park|Temple|Beach;Address;Description:long;Opening hours;Ticket price:money;Guests a day:number#0-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Open|Closed
- Heron lake boardwalk | kind=Nature; address=Lake road; description=Two kilometres over reeds.; opening_hours=8 to 18; ticket_price=6; guests_a_day=800; latitude=47.9; longitude=11.2; status=Open
- Salt castle | kind=Castle; address=Hill 1; description=Tower, kitchen and salt room.; opening_hours=10 to 17; ticket_price=12; guests_a_day=1200; latitude=47.8; longitude=11.3; status=Open
- Museum of bells | kind=Museum; address=Foundry lane 3; description=Ring most of them.; opening_hours=9 to 16; ticket_price=8; guests_a_day=300; latitude=47.7; longitude=11.1; status=Open
- Gull beach | kind=Beach; address=Bay; description=White sand, no cars.; opening_hours=Always; ticket_price=0; guests_a_day=5000; latitude=47.6; longitude=11; status=Closed
! item ticket type|admission ticket|visit slot: Name!;Attraction->@attraction|sight~Salt castle|Museum of bells;Price:money;For=Adult|Child|Family|Group|Senior;Date:date;Entry from:time;Entry until:time;Places left:number#0-1000000
- Castle, adult, morning | attraction=Salt castle; price=12; for=Adult; places_left=140
- Castle, family | attraction=Salt castle; price=28; for=Family; places_left=35
- Bells, child | attraction=Museum of bells; price=4; for=Child; places_left=90
- Boardwalk, group | attraction=Heron lake boardwalk; price=45; for=Group; places_left=10
item souvenir|merchandise|merchandise item|tourism product: Name!;Kind=Food|Craft|Clothes|Book|Card;Price:money;Stock:number#0-100000;Attraction->@attraction|sight~Salt castle|Heron lake boardwalk;Description:long;Picture:image;~Status=On sale|Sold out
- Smoked salt | kind=Food; price=5.5; stock=120; attraction=Salt castle; description=Eighty grams in a tin.; status=On sale
- Small bell | kind=Craft; price=19; stock=34; attraction=Museum of bells; description=Cast in the museum.; status=On sale
- Reed bag | kind=Craft; price=24; stock=0; attraction=Heron lake boardwalk; description=Woven by hand.; status=Sold out
- Bird cards | kind=Card; price=8; stock=75; attraction=Heron lake boardwalk; description=Twelve birds of the lake.; status=On sale
record visitor|travel companion|traveller|real-name visitor: Name!;Identity number;Phone:phone;Born on:date;Kind=Adult|Child|Senior|Student;Linked to account
- Hanna Reis | identity_number=ends 411; kind=Adult; linked_to_account=hanna
- Max Reis | identity_number=ends 902; kind=Child; linked_to_account=hanna
- Opa Willi | identity_number=ends 118; kind=Senior; linked_to_account=hanna
- Zoe Lam | identity_number=ends 557; kind=Student; linked_to_account=zoe
item travel guide|route|strategy|tour route: Title!;Attractions:long;Length:number(h)#0-500;Travel by=Foot|Bicycle|Bus|Car|Boat;Text:long;Author;Cover:image;~Read:number#0-1000000
- Lake and castle in a day | attractions=Heron lake boardwalk, Salt castle; length=7; travel_by=Bus; text=Lake first, it is quiet then.; author=Visitors' office; read=920
- Bells with children | attractions=Museum of bells; length=3; travel_by=Foot; text=Take a break in the yard.; author=hanna; read=310
- Round by bicycle | attractions=Heron lake boardwalk, Gull beach; length=5; travel_by=Bicycle; text=Wind from the west.; author=zoe; read=145
- Boat to the beach | attractions=Gull beach; length=4; travel_by=Boat; text=Last boat at six.; author=Visitors' office; read=505
+ reservation|booking: Attraction->@attraction|sight;Ticket type->@ticket type;Visit on:date;People:number#1-500;Contact phone:phone
+ order: Souvenir->@souvenir|merchandise;Quantity:number#1-1000;Pick-up=At the attraction|By post;Amount:money
# cowboy product|online shopping|group buying|crowdfunding|e-commerce mini-program|shopping mini-program|fish claw|product display website
item group purchase|group buying activity|group buy|group buying: Title!;Product->@product;Group price:money;People needed:number#2-1000;Starts on:date;Ends on:date;~People joined:number#0-100000;~Status=Planned|Running|Reached|Failed
- Straw hats for five | group_price=24; people_needed=5; people_joined=3; status=Running
- Leather belts for three | group_price=31; people_needed=3; people_joined=3; status=Reached
- Enamel cups for ten | group_price=6; people_needed=10; people_joined=4; status=Failed
- Wool blankets for four | group_price=58; people_needed=4; people_joined=0; status=Planned
item crowdfunding project|crowdfunding activity|crowdfunding: Title!;Starter;Goal:money!;Reward:long;Smallest pledge:money;Starts on:date;Ends on:date;Picture:image;~Raised:money;~Backers:number#0-1000000;~Status=Planned|Running|Funded|Failed
- Boots from old saddles | starter=Saddler Ruiz; goal=8000; reward=One pair from 120.; smallest_pledge=10; raised=5150; backers=61; status=Running
- Songs of the ranch | starter=Trio Prairie; goal=2500; reward=A signed record.; smallest_pledge=5; raised=2740; backers=118; status=Funded
- Folding saddle stand | starter=Workshop Lind; goal=4000; reward=First series.; smallest_pledge=15; raised=900; backers=14; status=Failed
- Denim without dye | starter=Weaver Oda; goal=12000; reward=A jacket from 150.; smallest_pledge=20; raised=0; backers=0; status=Planned
item points product|point redemption|reward item|points item|point reward: Name!;Points needed:number#1-1000000;Stock:number#0-100000;Description:long;Picture:image;~Redeemed:number#0-1000000;~Status=Available|Gone
- Bandana red | points_needed=300; stock=80; description=Cotton, 55 cm.; redeemed=41; status=Available
- Tin mug | points_needed=450; stock=25; description=Holds half a litre.; redeemed=19; status=Available
- Five off | points_needed=500; stock=1000; description=Coupon for any order.; redeemed=210; status=Available
- Spur key ring | points_needed=200; stock=0; description=Brass.; redeemed=60; status=Gone
record member point|points record|point record|member points: Title!;Member;Points:number#-1000000-1000000;Reason=Purchase|Review|Redeemed|Birthday|Returned;Booked on:date;Balance:number#0-10000000
- Hat bought | member=carla; points=32; reason=Purchase; balance=512
- Bandana taken | member=carla; points=-300; reason=Redeemed; balance=212
- Review of belts | member=otis; points=20; reason=Review; balance=140
- Birthday | member=otis; points=100; reason=Birthday; balance=240
item merchant|merchant shop|seller|shop: Name!;Subdomain;Contact person;Phone:phone;Email:email;Logo:image;Introduction:long;Rating:rating;~Status=Applied|Open|Closed
- Saddler Ruiz | subdomain=ruiz; contact_person=Pablo Ruiz; introduction=Belts, boots, saddles.; rating=5; status=Open
- Hat House | subdomain=hats; contact_person=Lily Dean; introduction=Straw and felt.; rating=4; status=Open
- Denim Barn | subdomain=denim; contact_person=Oda Weber; introduction=Trousers and jackets.; rating=4; status=Open
- Camp Kitchen | subdomain=camp; contact_person=Jo Marsh; introduction=Cups, pans, kettles.; rating=3; status=Applied
! item coupon|voucher|discount coupon: Code!;Name;Discount:money;From order value:money;Valid from:date;Valid until:date;Quantity:number#0-1000000;~Used:number#0-1000000;~Status=Active|Ended
- HELLO5 | name=First order; discount=5; from_order_value=30; quantity=1000; used=412; status=Active
- HATS10 | name=Hat week; discount=10; from_order_value=60; quantity=200; used=57; status=Active
- WINTER | name=Blankets; discount=15; from_order_value=90; quantity=100; used=100; status=Ended
- BACK3 | name=We missed you; discount=3; from_order_value=0; quantity=500; used=31; status=Active
! record order item|order line|cart item: Title!;Order->@order;Product->@product;Quantity:number#1-1000;Unit price:money;Size;~Line total:money
- Straw hat, M | quantity=1; unit_price=32; size=M; line_total=32
- Leather belt, 95 | quantity=2; unit_price=39; size=95; line_total=78
- Enamel cup | quantity=6; unit_price=8; size=one; line_total=48
- Wool blanket | quantity=1; unit_price=69; size=140 x 200; line_total=69
+ product: Merchant->@merchant|shop;Size;Colour;Material;Member price:money;Stock:number#0-1000000
+ order: Merchant->@merchant|shop;Coupon->@coupon|voucher;Points used:number#0-1000000;Amount:money;Delivery address
# pandemic|epidemic|health check-in|infection statistics|covid
record pandemic situation|situation|pandemic information|epidemic data|pandemic situation information: Title!;Region;Date:date;Confirmed:number#0-1000000000;New cases:number#0-100000000;Cured:number#0-1000000000;Isolated:number#0-1000000000;Deaths:number#0-100000000;Cure rate:percent;Mortality rate:percent;Source
- Quayhaven, week 10 | region=Quayhaven; confirmed=1240; new_cases=41; cured=1102; isolated=118; deaths=9; cure_rate=89; mortality_rate=0.7; source=Health office
- Millbrook, week 10 | region=Millbrook; confirmed=610; new_cases=12; cured=571; isolated=30; deaths=4; cure_rate=94; mortality_rate=0.7; source=Health office
- Highfield, week 10 | region=Highfield; confirmed=322; new_cases=27; cured=260; isolated=61; deaths=1; cure_rate=81; mortality_rate=0.3; source=Hospital
- Quayhaven, week 9 | region=Quayhaven; confirmed=1199; new_cases=66; cured=1015; isolated=172; deaths=9; cure_rate=85; mortality_rate=0.8; source=Health office
record health check-in|check-in record|health status|personal health status|check-in: Title!;Person->@registered person|pandemic personnel~Ana Brook|Timo Hale;Date:date;Temperature:number(°C)#34-43;Symptoms=None|Cough|Fever|Loss of taste|Other;Place;Contact with a case:boolean;Test=None|Negative|Positive;Note:long;~State=Healthy|Watched|Isolated
- Ana on Monday | person=Ana Brook; temperature=36.5; symptoms=None; place=Quayhaven; test=Negative; note=At work.; state=Healthy
- Timo on Monday | person=Timo Hale; temperature=38.1; symptoms=Fever; place=Millbrook; test=Positive; note=At home.; state=Isolated
- Rosa on Monday | person=Rosa Lind; temperature=36.8; symptoms=Cough; place=Highfield; test=None; note=Test tomorrow.; state=Watched
- Ana on Tuesday | person=Ana Brook; temperature=36.4; symptoms=None; place=Quayhaven; test=None; note=None.; state=Healthy
person registered person|pandemic personnel|personnel|resident|isolated person: Name!;Phone:phone;Address;Region;Born on:date;Group=Resident|Staff|Student|Traveller;Vaccinations:number#0-10;Isolated until:date;~Status=Healthy|Suspected|Confirmed|Isolated|Cured
- Ana Brook | address=Quay 8; region=Quayhaven; group=Staff; vaccinations=3; status=Healthy
- Timo Hale | address=Mill 2; region=Millbrook; group=Student; vaccinations=2; status=Confirmed
- Rosa Lind | address=Hill 5; region=Highfield; group=Resident; vaccinations=3; status=Suspected
- Juri Petrov | address=Hotel Anchor; region=Quayhaven; group=Traveller; vaccinations=1; status=Isolated
item prevention notice|notice|announcement|prevention knowledge: Title!;Kind=Rule|Advice|News|Test site;Region;Text:long;Issued by;Valid from:date;Valid until:date;~Status=Draft|Published
- Masks on buses | kind=Rule; region=All; text=From Monday on all lines.; issued_by=Town; status=Published
- Air the room | kind=Advice; region=All; text=Five minutes each hour.; issued_by=Health office; status=Published
- Test tent at the station | kind=Test site; region=Quayhaven; text=Seven to seven, no appointment.; issued_by=Rescue service; status=Published
- Fewer cases | kind=News; region=Millbrook; text=Third week in a row.; issued_by=Health office; status=Draft
! record contact trace|travel record|contact record: Title!;Person->@registered person|pandemic personnel~Timo Hale|Juri Petrov;Place;Date:date;Contacts:number#0-10000;Kind=Home|Work|School|Travel|Shop;Note:long
- Timo in the lecture hall | person=Timo Hale; place=Hall 3; contacts=24; kind=School; note=Sat in row 5.
- Timo at home | person=Timo Hale; place=Mill 2; contacts=3; kind=Home; note=Parents tested.
- Juri on the train | person=Juri Petrov; place=Train 118; contacts=40; kind=Travel; note=Coach 7.
- Juri at the hotel | person=Juri Petrov; place=Hotel Anchor; contacts=5; kind=Travel; note=Breakfast room.
# email user|email account|mailbox management|mail account|mailbox|email management
item email account|mailbox|email user|mail user: Address!;Display name;Domain->@mail domain|domain~example.org|shop.example.org;Quota:number(MB)#1-1000000;Used:number(MB)#0-1000000;Forward to:email;Department;Made on:date;Last sign-in on:date;~Status=Active|Not verified|Suspended|Deleted
- anna@example.org | display_name=Anna Brook; domain=example.org; quota=5000; used=1820; department=Sales; status=Active
- info@shop.example.org | display_name=Shop; domain=shop.example.org; quota=10000; used=7410; department=Service; status=Active
- intern3@example.org | display_name=Intern; domain=example.org; quota=1000; used=12; department=Works; status=Not verified
- old.boss@example.org | display_name=Former boss; domain=example.org; quota=5000; used=4990; department=Board; status=Suspended
item mail domain|domain: Name!;Mail server;Accounts at most:number#1-1000000;Default quota:number(MB)#1-1000000;Signed mail:boolean;~Accounts:number#0-1000000;~Status=Active|Checking|Off
- example.org | mail_server=mx1.example.org; accounts_at_most=200; default_quota=5000; accounts=84; status=Active
- shop.example.org | mail_server=mx1.example.org; accounts_at_most=20; default_quota=10000; accounts=6; status=Active
- club.example.org | mail_server=mx2.example.org; accounts_at_most=50; default_quota=1000; accounts=0; status=Checking
- old.example.org | mail_server=mx0.example.org; accounts_at_most=10; default_quota=500; accounts=1; status=Off
record account verification|verification|status check|verification record: Title!;Email account->@email account|mailbox~anna@example.org|intern3@example.org;Way=Link|Code|Test mail|Server answer;Sent on:date;Answered on:date;Message:long;~Result=Waiting|Verified|Failed
- Link to the intern | email_account=intern3@example.org; way=Link; message=Not opened yet.; result=Waiting
- Test mail to Anna | email_account=anna@example.org; way=Test mail; message=Arrived in two seconds.; result=Verified
- Server check of the shop | email_account=info@shop.example.org; way=Server answer; message=250 OK.; result=Verified
- Mail to the old boss | email_account=old.boss@example.org; way=Test mail; message=Mailbox is full.; result=Failed
record account change|operation log|change record|account history: Title!;Email account->@email account|mailbox~intern3@example.org|old.boss@example.org;Action=Added|Changed|Deleted|Suspended|Password reset;Done by;Done on:date;Before;After
- Intern added | email_account=intern3@example.org; action=Added; done_by=admin; before=none; after=1000 MB
- More room for Anna | email_account=anna@example.org; action=Changed; done_by=admin; before=2000 MB; after=5000 MB
- Old boss suspended | email_account=old.boss@example.org; action=Suspended; done_by=it.lena; before=Active; after=Suspended
- New password of the shop | email_account=info@shop.example.org; action=Password reset; done_by=it.lena; before=old; after=new
! item alias|mail group|forwarding: Address!;Kind=Alias|Group|Forwarding;Delivers to->@email account|mailbox~anna@example.org|info@shop.example.org;Made on:date;Enabled:boolean;Note
- sales@example.org | kind=Alias; delivers_to=anna@example.org; note=On leaflets
- hello@shop.example.org | kind=Alias; delivers_to=info@shop.example.org; note=Old address
- all@example.org | kind=Group; delivers_to=anna@example.org; note=All staff
- boss@example.org | kind=Forwarding; delivers_to=old.boss@example.org; note=Until summer
# lifecycle list|life cycle|environmental impact|life cycle assessment|carbon footprint|green data
item lifecycle list|life cycle inventory|inventory list|product system: Name!;Product;Functional unit;Boundary=Cradle to gate|Cradle to grave|Gate to gate;Region;Owner;Version;Started on:date;Description:long;~Status=Draft|Complete|Reviewed|Published
- Oak chair | product=Chair; functional_unit=One chair for 15 years; boundary=Cradle to grave; region=Europe; owner=Joiner Ahlers; version=1.2; description=Timber, glue, transport, disposal.; status=Reviewed
- Glass bottle 0.7 l | product=Bottle; functional_unit=1000 fillings; boundary=Cradle to grave; region=Europe; owner=Spring works; version=2.0; description=Washed forty times.; status=Published
- Wool yarn | product=Yarn; functional_unit=1 kg of yarn; boundary=Cradle to gate; region=Northland; owner=Loom & Thread; version=0.3; description=Sheep to spool.; status=Draft
- Steel tube | product=Tube; functional_unit=1 t of tube; boundary=Gate to gate; region=Europe; owner=Hartmann; version=1.0; description=Rolling and welding.; status=Complete
record inventory flow|flow|data entry|input and output|collected data: Title!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Glass bottle 0.7 l;Stage=Raw material|Production|Transport|Use|Disposal;Direction=Input|Output;Amount:number#0-1000000000;Unit=kg|kWh|m³|tkm|MJ;Source;Quality=Measured|Calculated|Estimated;Collected on:date
- Oak timber | lifecycle_list=Oak chair; stage=Raw material; direction=Input; amount=9.5; unit=kg; source=Weighed; quality=Measured
- Power of the workshop | lifecycle_list=Oak chair; stage=Production; direction=Input; amount=6.2; unit=kWh; source=Meter; quality=Measured
- Washing water | lifecycle_list=Glass bottle 0.7 l; stage=Use; direction=Input; amount=0.4; unit=m³; source=Plant data; quality=Calculated
- Broken glass | lifecycle_list=Glass bottle 0.7 l; stage=Disposal; direction=Output; amount=11; unit=kg; source=Guess; quality=Estimated
record impact assessment|environmental impact assessment|assessment|impact result|analysis: Title!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Glass bottle 0.7 l;Category=Climate|Water|Energy|Acidification|Land use|Toxicity;Method->@assessment method|method~Climate 100 years|Water scarcity;Value:number#-1000000000-1000000000;Unit;Largest share;Assessed by;Assessed on:date;~Status=Draft|Checked|Published
- Climate of the chair | lifecycle_list=Oak chair; category=Climate; method=Climate 100 years; value=14.8; unit=kg CO2; largest_share=Production 41 percent; assessed_by=Dr. Nils Arp; status=Checked
- Water of the bottle | lifecycle_list=Glass bottle 0.7 l; category=Water; method=Water scarcity; value=0.6; unit=m³; largest_share=Washing; assessed_by=Dr. Nils Arp; status=Published
- Climate of the yarn | lifecycle_list=Wool yarn; category=Climate; method=Climate 100 years; value=21; unit=kg CO2; largest_share=Sheep; assessed_by=Oda; status=Draft
- Energy of the tube | lifecycle_list=Steel tube; category=Energy; method=Energy demand; value=3100; unit=MJ; largest_share=Furnace; assessed_by=Oda; status=Checked
! item assessment method|method|impact factor: Name!;Category=Climate|Water|Energy|Acidification|Land use|Toxicity;Unit;Version;Source;Description:long
- Climate 100 years | category=Climate; unit=kg CO2; version=6; source=Climate panel; description=Warming over a hundred years.
- Water scarcity | category=Water; unit=m³; version=1.2; source=Water group; description=Weighted by region.
- Energy demand | category=Energy; unit=MJ; version=2; source=Handbook; description=All primary energy.
- Acid rain | category=Acidification; unit=kg SO2; version=1; source=Handbook; description=Sulphur and nitrogen.
record green data asset|data asset|data file|uploaded data: Name!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Steel tube;File:file;Kind=Data set|Certificate|Report|Model;Owner;Licence=Private|Shared|Open;Value:money;Uploaded on:date;~Downloads:number#0-1000000
- Chair data 1.2 | lifecycle_list=Oak chair; kind=Data set; owner=Joiner Ahlers; licence=Shared; value=400; downloads=6
- Bottle declaration | lifecycle_list=Glass bottle 0.7 l; kind=Certificate; owner=Spring works; licence=Open; value=0; downloads=88
- Tube process model | lifecycle_list=Steel tube; kind=Model; owner=Hartmann; licence=Private; value=2500; downloads=0
- Yarn report | lifecycle_list=Wool yarn; kind=Report; owner=Loom & Thread; licence=Shared; value=150; downloads=2
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
# auto-booking|automatic booking|auto booking|automatically search|automatic reservation|booking bot
item bookable project|project|offer|available project: Name!;Type=Course|Tour|Sport|Workshop|Appointment;Place;Provider;Date:date;Starts at:time;Price:money;Places left:number#0-100000;Link:url;Found on:date;~Status=Bookable|Full|Ended
- Pottery on Friday | type=Workshop; place=Old mill; provider=Clay house; price=35; places_left=2; status=Bookable
- Lake tour at dawn | type=Tour; place=Heron lake; provider=Boat Lena; price=22; places_left=0; status=Full
- Badminton hall 2 | type=Sport; place=School lane; provider=Town sport; price=14; places_left=4; status=Bookable
- First aid course | type=Course; place=Rescue station; provider=Rescue service; price=50; places_left=11; status=Bookable
item search criteria|search condition|booking rule|search task|search: Name!;Owner;Type=Course|Tour|Sport|Workshop|Appointment;Place;From:date;Until:date;Earliest:time;Latest:time;Highest price:money;Refresh every:number(s)#5-86400;Books by itself:boolean;~Status=Running|Paused|Booked|Expired
- Evening pottery | owner=ina; type=Workshop; place=Old mill; highest_price=40; refresh_every=60; status=Booked
- Dawn on the lake | owner=ina; type=Tour; place=Heron lake; highest_price=25; refresh_every=30; status=Running
- Hall on Thursdays | owner=mats; type=Sport; place=School lane; highest_price=15; refresh_every=120; status=Running
- Aid before summer | owner=mats; type=Course; place=Rescue station; highest_price=60; refresh_every=600; status=Paused
record search result|search run|refresh record|match found: Title!;Search->@search criteria|search~Evening pottery|Dawn on the lake;Project->@bookable project|project~Pottery on Friday|Lake tour at dawn;Searched on:date;Searched at:time;Found:number#0-100000;All criteria met:boolean;Missing;~Action=None|Offered|Booked
- Pottery found | search=Evening pottery; project=Pottery on Friday; found=1; missing=none; action=Booked
- Lake still full | search=Dawn on the lake; project=Lake tour at dawn; found=1; missing=free place; action=None
- Hall at eight | search=Hall on Thursdays; project=Badminton hall 2; found=3; missing=none; action=Offered
- Course too late | search=Aid before summer; project=First aid course; found=2; missing=date; action=None
record booking attempt|automatic booking|attempt|booking log: Title!;Search->@search criteria|search~Evening pottery|Hall on Thursdays;Project->@bookable project|project~Pottery on Friday|Badminton hall 2;Tried on:date;Tried at:time;Tries:number#1-1000;Confirmation number;Message;~Result=Booked|Too late|Payment failed|Waiting
- Pottery booked | search=Evening pottery; project=Pottery on Friday; tries=1; confirmation_number=CH-221; message=See you on Friday; result=Booked
- Hall waiting | search=Hall on Thursdays; project=Badminton hall 2; tries=2; confirmation_number=none; message=Asks the owner; result=Waiting
- Lake lost | search=Dawn on the lake; project=Lake tour at dawn; tries=3; confirmation_number=none; message=Place taken; result=Too late
- Course card refused | search=Aid before summer; project=First aid course; tries=1; confirmation_number=none; message=Card expired; result=Payment failed
+ booking|reservation: Project->@bookable project|project;Search->@search criteria|search;Booked by itself:boolean;Confirmation number;Price:money
# bullet screen|barrage game|live interaction|danmaku|live streaming game
item live room|live stream|live broadcast|stream: Title!;Host;Game=Quiz|Treasure hunt|Tower fight|Drawing|Race;Cover:image;Stream address:url;Starts on:date;Starts at:time;~Viewers:number#0-100000000;~Likes:number#0-1000000000;~Status=Planned|Live|Ended
- Tower fight with Nika | host=nika; game=Tower fight; viewers=812; likes=5400; status=Live
- Guess the drawing | host=bruno; game=Drawing; viewers=240; likes=910; status=Ended
- Quiz of the sea | host=nika; game=Quiz; viewers=0; likes=0; status=Planned
- Snail race | host=otis; game=Race; viewers=1330; likes=8800; status=Ended
record bullet comment|bullet screen|live comment|barrage|screen comment: Text!;Live room->@live room|live stream~Tower fight with Nika|Snail race;User;At second:number(s)#0-100000;Colour=White|Red|Yellow|Blue|Green;Place=Rolling|Top|Bottom;Command=None|Join left|Join right|Attack|Answer;Sent on:date
- left side! | live_room=Tower fight with Nika; user=mio; at_second=41; colour=Red; place=Rolling; command=Join left
- attack attack | live_room=Tower fight with Nika; user=ute; at_second=95; colour=Yellow; place=Rolling; command=Attack
- is that a fish? | live_room=Guess the drawing; user=kai; at_second=210; colour=White; place=Top; command=Answer
- go snail 3 | live_room=Snail race; user=mio; at_second=12; colour=Green; place=Bottom; command=None
item gift|virtual gift: Name!;Price in coins:number#0-100000;Effect in game:long;Animation:file;Picture:image;~Sent:number#0-100000000;~Status=Offered|Hidden
- Rose | price_in_coins=1; effect_in_game=One soldier.; sent=8200; status=Offered
- Rocket | price_in_coins=100; effect_in_game=Knocks over a tower.; sent=140; status=Offered
- Turtle | price_in_coins=20; effect_in_game=Slows the other side.; sent=610; status=Offered
- Crown | price_in_coins=500; effect_in_game=Name on the screen.; sent=9; status=Hidden
record gift record|sent gift|gifting|interaction record|interaction: Title!;Live room->@live room|live stream~Tower fight with Nika|Snail race;Gift->@gift|virtual gift~Rose|Rocket;User;Kind=Gift|Like|Comment|Join;Quantity:number#1-100000;Coins:number#0-10000000;Sent on:date
- Ten roses of Mio | live_room=Tower fight with Nika; gift=Rose; user=mio; kind=Gift; quantity=10; coins=10
- Rocket of Ute | live_room=Tower fight with Nika; gift=Rocket; user=ute; kind=Gift; quantity=1; coins=100
- Turtle for snail 2 | live_room=Snail race; gift=Turtle; user=kai; kind=Gift; quantity=1; coins=20
- Likes of Kai | live_room=Snail race; user=kai; kind=Like; quantity=60; coins=0
record ranking|interaction ranking|leaderboard|rank: Title!;Live room->@live room|live stream~Tower fight with Nika|Snail race;User;Rank:number#1-1000000;Score:number#0-1000000000;Kind=Gifts|Comments|Likes|Game;Period=This stream|This week|All time
- Ute, gifts | live_room=Tower fight with Nika; user=ute; rank=1; score=100; kind=Gifts; period=This stream
- Mio, gifts | live_room=Tower fight with Nika; user=mio; rank=2; score=10; kind=Gifts; period=This stream
- Kai, likes | live_room=Snail race; user=kai; rank=1; score=60; kind=Likes; period=This week
- Mio, comments | live_room=Snail race; user=mio; rank=3; score=41; kind=Comments; period=All time
! record live history record|live history|game round|replay: Title!;Live room->@live room|live stream~Guess the drawing|Snail race;Winner;Length:number(min)#0-10000;Viewers at most:number#0-100000000;Comments:number#0-100000000;Coins:number#0-1000000000;Recording:url;Ended on:date
- Drawing, round 1 | live_room=Guess the drawing; winner=kai; length=18; viewers_at_most=240; comments=610; coins=85
- Drawing, round 2 | live_room=Guess the drawing; winner=ute; length=22; viewers_at_most=212; comments=540; coins=40
- Snail race final | live_room=Snail race; winner=snail 3; length=31; viewers_at_most=1330; comments=4200; coins=980
- Snail race, first heat | live_room=Snail race; winner=snail 2; length=24; viewers_at_most=900; comments=2100; coins=310
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
# property measurement|measurement web|plot measurement|buildable area|building plot|land measurement
item property|plot|parcel|property information: Address!;Parcel number;Owner;Plot area:number(m²)#0-10000000;Width:number(m)#0-10000;Depth:number(m)#0-10000;Zone->@zone|building zone~Homes, low|Mixed use;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Measured|To measure|Disputed
- Lime street 12 | parcel_number=118/4; owner=Family Korn; plot_area=640; width=20; depth=32; zone=Homes, low; latitude=51.2; longitude=9.4; status=Measured
- Mill road 3 | parcel_number=77/1; owner=Town; plot_area=1850; width=37; depth=50; zone=Mixed use; latitude=51.21; longitude=9.41; status=Measured
- Hill road 40 | parcel_number=204/9; owner=J. Sand; plot_area=910; width=26; depth=35; zone=Homes, low; latitude=51.25; longitude=9.44; status=To measure
- Quay 17 | parcel_number=9/2; owner=Harbour works; plot_area=4200; width=60; depth=70; zone=Works; latitude=51.19; longitude=9.38; status=Disputed
record measurement|measurement data|property measurement|survey: Title!;Property->@property|plot~Lime street 12|Mill road 3;Kind=Area|Length|Height|Setback|Slope;Value:number#0-10000000;Unit=m|m²|degrees|percent;Way=Satellite|Laser|Tape|Register;Measured by;Measured on:date
- Front of Lime street 12 | property=Lime street 12; kind=Length; value=20.1; unit=m; way=Laser; measured_by=A. Feld
- Area of Mill road 3 | property=Mill road 3; kind=Area; value=1850; unit=m²; way=Register; measured_by=Land office
- Slope of Hill road 40 | property=Hill road 40; kind=Slope; value=11; unit=degrees; way=Satellite; measured_by=A. Feld
- House to fence | property=Lime street 12; kind=Setback; value=3.2; unit=m; way=Tape; measured_by=A. Feld
record buildable area|construction area|area for construction: Title!;Property->@property|plot~Lime street 12|Mill road 3;Area:number(m²)#0-10000000;Front setback:number(m)#0-1000;Side setback:number(m)#0-1000;Rear setback:number(m)#0-1000;Highest building:number(m)#0-500;Use=Home|Garage|Garden house|Shop|Hall;Notes:long;~Verdict=Allowed|With permit|Not allowed
- Garden of Lime street 12 | property=Lime street 12; area=84; front_setback=5; side_setback=3; rear_setback=3; highest_building=4; use=Garden house; notes=Behind the old pear tree.; verdict=Allowed
- East half of Mill road 3 | property=Mill road 3; area=620; front_setback=3; side_setback=4; rear_setback=6; highest_building=12; use=Shop; notes=Flats above.; verdict=With permit
- Slope of Hill road | property=Hill road 40; area=150; front_setback=6; side_setback=3; rear_setback=8; highest_building=8; use=Home; notes=Retaining wall needed.; verdict=With permit
- Edge of the quay | property=Quay 17; area=0; front_setback=15; side_setback=5; rear_setback=5; highest_building=0; use=Hall; notes=Flood line.; verdict=Not allowed
item zone|building zone|zoning rule: Name!;Use allowed;Built share:percent;Floor ratio:number#0-50;Highest building:number(m)#0-500;Front setback:number(m)#0-1000;Side setback:number(m)#0-1000;Rules:long
- Homes, low | use_allowed=Homes for one or two families; built_share=40; floor_ratio=0.8; highest_building=9; front_setback=5; side_setback=3; rules=Pitched roofs.
- Mixed use | use_allowed=Shops and flats; built_share=60; floor_ratio=1.2; highest_building=12; front_setback=3; side_setback=4; rules=Shops on the ground floor.
- Works | use_allowed=Workshops and halls; built_share=80; floor_ratio=2; highest_building=16; front_setback=8; side_setback=5; rules=Quiet at night.
- Green belt | use_allowed=Fields and woods; built_share=2; floor_ratio=0; highest_building=4; front_setback=20; side_setback=20; rules=Sheds only.
! record address search|search history|lookup: Address!;Property->@property|plot~Lime street 12|Hill road 40;Searched by;Searched on:date;~Result=Found|Several found|Not found
- Lime street 12 | property=Lime street 12; searched_by=nora; result=Found
- Hill road | property=Hill road 40; searched_by=nora; result=Several found
- Mill rd 3 | property=Mill road 3; searched_by=guest; result=Found
- Moon alley 1 | searched_by=guest; result=Not found
# open-source project|open source project|project testing|testing platform|test environment
item open-source project|project|submitted project|software project: Name!;Description:long;Language=Python|Java|PHP|TypeScript|Rust|Go;Licence=MIT|Apache 2.0|GPL|BSD;Repository:url;Owner;Version;Archive:file;Picture:image;~Downloads:number#0-10000000;~Rating:rating;~Status=Submitted|Listed|Refused|Archived
- Tidy Tables | description=Sorts and cleans tables.; language=Python; licence=MIT; owner=hilde; version=1.4; downloads=820; rating=5; status=Listed
- Parcel Clock | description=Counts delivery days.; language=Go; licence=Apache 2.0; owner=omar; version=0.9; downloads=140; rating=4; status=Listed
- Choir Desk | description=Voices, dates, sheets.; language=PHP; licence=GPL; owner=ute; version=2.0; downloads=310; rating=4; status=Listed
- Moss Map | description=Pins for moss finds.; language=TypeScript; licence=MIT; owner=karla; version=0.1; downloads=0; rating=3; status=Submitted
item test environment|testing environment|environment: Name!;System=Linux|Windows|Browser|Phone;Language version;Memory:number(MB)#64-1000000;Time limit:number(min)#1-1440;Address:url;~State=Free|In use|Off
- Linux small | system=Linux; language_version=Python 3.12; memory=512; time_limit=30; state=Free
- Linux web | system=Linux; language_version=PHP 8.3; memory=1024; time_limit=60; state=In use
- Browser room | system=Browser; language_version=Current; memory=2048; time_limit=45; state=Free
- Windows desk | system=Windows; language_version=Java 21; memory=4096; time_limit=60; state=Off
record test run|project test|test|test result: Title!;Project->@open-source project|project~Tidy Tables|Choir Desk;Environment->@test environment|environment~Linux small|Linux web;Tester;Started on:date;Tests:number#0-100000;Failed:number#0-100000;Log:long;~Result=Running|Passed|Failed|Stopped
- Tidy Tables 1.4 | project=Tidy Tables; environment=Linux small; tester=omar; tests=84; failed=0; log=All passed.; result=Passed
- Choir Desk 2.0 | project=Choir Desk; environment=Linux web; tester=hilde; tests=52; failed=3; log=Dates in winter.; result=Failed
- Parcel Clock 0.9 | project=Parcel Clock; environment=Linux small; tester=ute; tests=31; failed=0; log=Fast.; result=Passed
- Moss Map 0.1 | project=Moss Map; environment=Browser room; tester=karla; tests=6; failed=1; log=Pins overlap.; result=Failed
record project download|download|download record: Title!;Project->@open-source project|project~Tidy Tables|Parcel Clock;Version;User;Downloaded on:date;Purpose=Use|Learning|Testing|Contribution
- Tables for the office | project=Tidy Tables; version=1.4; user=nora; purpose=Use
- Clock for a course | project=Parcel Clock; version=0.9; user=timo; purpose=Learning
- Desk for our choir | project=Choir Desk; version=2.0; user=mads; purpose=Use
- Tables, old version | project=Tidy Tables; version=1.2; user=omar; purpose=Testing
+ review: Project->@open-source project|project;Rating:rating;Text:long
+ comment: Project->@open-source project|project;Text:long
# web development in|example program|sample program|source code example|code example|programming example|program source code
item chapter|book chapter|topic: Title!;Number:number#1-100;Summary:long;Level=Beginner|Intermediate|Advanced;Position:number#0-1000;~Examples:number#0-1000
- First page | number=1; summary=A server that answers.; level=Beginner; position=1; examples=4
- Templates | number=2; summary=Pages from data.; level=Beginner; position=2; examples=6
- Databases | number=3; summary=Tables and queries.; level=Intermediate; position=3; examples=9
- Sign-in | number=4; summary=Sessions and passwords.; level=Advanced; position=4; examples=5
item example program|sample program|example|program: Title!;Chapter->@chapter|topic~First page|Databases;Description:long;Framework=None|Flask|Django|FastAPI;Key words;Author;Archive:file;~Views:number#0-10000000;~Status=Draft|Published
- Hello in six lines | chapter=First page; description=Smallest server.; framework=Flask; key_words=route, answer; author=H. Lund; views=4100; status=Published
- Guest book | chapter=Databases; description=Entries in a table.; framework=Django; key_words=model, form; author=H. Lund; views=2900; status=Published
- Recipe cards | chapter=Templates; description=Loop over recipes.; framework=Flask; key_words=template, loop; author=M. Osei; views=1700; status=Published
- Safe password | chapter=Sign-in; description=Hash and check.; framework=FastAPI; key_words=hash; author=M. Osei; views=2200; status=Published
record source file|source code|code file: File name!;Example->@example program|example~Hello in six lines|Guest book;Language=Python|HTML|CSS|JavaScript|SQL;Source text:long!;Lines:number#0-100000;Explanation:long;Position:number#0-1000
- app.py | example=Hello in six lines; language=Python; source_text=from flask import Flask; lines=6; explanation=One route.; position=1
- models.py | example=Guest book; language=Python; source_text=class Entry(models.Model); lines=12; explanation=Name, text, date.; position=1
- cards.html | example=Recipe cards; language=HTML; source_text={% for r in recipes %}; lines=18; explanation=A card for each.; position=1
- hash.py | example=Safe password; language=Python; source_text=import hashlib; lines=21; explanation=Salt first.; position=1
record search record|example search|search history: Words!;User;Chapter->@chapter|topic~Databases|Sign-in;Found:number#0-10000;Searched on:date
- password | user=guest; chapter=Sign-in; found=3
- form | user=lena; chapter=Databases; found=5
- loop | user=guest; chapter=Templates; found=2
- websocket | user=lena; chapter=First page; found=0
! record reading progress|progress|example run: Title!;User;Example->@example program|example~Guest book|Safe password;Chapter->@chapter|topic~Databases|Sign-in;Read on:date;Note:long;~State=Begun|Read|Tried out
- Lena, guest book | user=lena; example=Guest book; chapter=Databases; note=Works with SQLite.; state=Tried out
- Lena, password | user=lena; example=Safe password; chapter=Sign-in; note=Read again.; state=Begun
- Tom, hello | user=tom; example=Hello in six lines; chapter=First page; note=Easy.; state=Tried out
- Tom, cards | user=tom; example=Recipe cards; chapter=Templates; note=Nice.; state=Read
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
`
