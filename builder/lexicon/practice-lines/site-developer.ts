/** Practices, written as `practicesOfLines` reads them. */
export const developerSites = `
# custom domain|domain management|subdomain|domain binding|dns management
item domain|custom domain|subdomain|domain name: Domain!;Kind=Root domain|Subdomain|Wildcard;Owner~Mira Kovac|Sam Obi;Registrar~Northname|OpenReg;Bound server->@server|target server~web-01|edge-eu;Expires on:date;Auto renew:boolean;~Verification=Not verified|Pending|Verified|Failed;~Status=Active|Paused|Expired
- lindenbakery.example | kind=Root domain; owner=Mira Kovac; registrar=Northname; bound_server=web-01; verification=Verified; status=Active
- shop.lindenbakery.example | kind=Subdomain; owner=Mira Kovac; registrar=Northname; bound_server=edge-eu; verification=Verified; status=Active
- docs.fieldkit.example | kind=Subdomain; owner=Sam Obi; registrar=OpenReg; bound_server=web-02; verification=Pending; status=Paused
- *.demo.fieldkit.example | kind=Wildcard; owner=Sam Obi; registrar=OpenReg; bound_server=web-02; verification=Failed; status=Paused
record dns record|resolution record|name resolution|domain resolution|zone record: Host!;Domain->@domain|subdomain~lindenbakery.example;Type=A|AAAA|CNAME|MX|TXT|NS;Value!~203.0.113.18|edge.host.example;TTL:number(s)#60-86400;Priority:number#0-100;~Status=Live|Propagating|Error
- @ root | domain=lindenbakery.example; type=A; value=203.0.113.18; ttl=3600; status=Live
- shop | domain=shop.lindenbakery.example; type=CNAME; value=edge.host.example; ttl=600; status=Live
- mail | domain=lindenbakery.example; type=MX; value=mx1.post.example; ttl=3600; priority=10; status=Live
- docs | domain=docs.fieldkit.example; type=CNAME; value=web-02.host.example; ttl=300; status=Propagating
item server|target server|origin server|host: Name!;IP address!~203.0.113.18;Port:number#1-65535;Protocol=HTTP|HTTPS|TCP;Location~Frankfurt|Singapore;Health check path~/health;~Status=Healthy|Slow|Down
- web-01 | ip_address=203.0.113.18; port=443; protocol=HTTPS; location=Frankfurt; health_check_path=/health; status=Healthy
- web-02 | ip_address=203.0.113.27; port=443; protocol=HTTPS; location=Frankfurt; health_check_path=/ping; status=Slow
- edge-eu | ip_address=198.51.100.4; port=443; protocol=HTTPS; location=Amsterdam; health_check_path=/; status=Healthy
- lab-box | ip_address=192.0.2.60; port=8080; protocol=HTTP; location=Singapore; status=Down
record verification|ownership verification|domain verification|ownership check: Title!;Domain->@domain|subdomain~docs.fieldkit.example;Method=TXT record|CNAME record|HTML file|Meta tag;Token~verify=8f21c0;Checked on:date;Checked at:time;~Result=Pending|Passed|Record not found|Wrong value
- Bakery root by TXT | domain=lindenbakery.example; method=TXT record; token=verify=8f21c0; result=Passed
- Shop by CNAME | domain=shop.lindenbakery.example; method=CNAME record; token=v-77ab.host.example; result=Passed
- Docs first check | domain=docs.fieldkit.example; method=HTML file; token=verify-31de.html; result=Pending
- Demo wildcard | domain=*.demo.fieldkit.example; method=TXT record; token=verify=c4410b; result=Record not found
! record certificate|ssl certificate: Title!;Domain->@domain|subdomain~lindenbakery.example;Issuer~Open Trust CA;Issued on:date;Valid until:date;Renews itself:boolean;~Status=Valid|Expiring|Expired|Requested
- Bakery certificate | domain=lindenbakery.example; issuer=Open Trust CA; status=Valid
- Shop certificate | domain=shop.lindenbakery.example; issuer=Open Trust CA; status=Expiring
- Docs certificate | domain=docs.fieldkit.example; issuer=Open Trust CA; status=Requested
- Old demo certificate | domain=*.demo.fieldkit.example; issuer=Field CA; status=Expired
! record change log|domain change|history: Title!;Domain->@domain|subdomain~lindenbakery.example;Action=Added|Edited|Bound|Verified|Deleted|Renewed;Old value;New value;Changed by~Mira Kovac|Sam Obi;Changed on:date
- Shop added | domain=shop.lindenbakery.example; action=Added; new_value=edge.host.example; changed_by=Mira Kovac
- Root moved to web-01 | domain=lindenbakery.example; action=Bound; old_value=lab-box; new_value=web-01; changed_by=Mira Kovac
- Docs TTL lowered | domain=docs.fieldkit.example; action=Edited; old_value=3600; new_value=300; changed_by=Sam Obi
- Wildcard check failed | domain=*.demo.fieldkit.example; action=Verified; old_value=Pending; new_value=Failed; changed_by=Sam Obi
# database management tool|sql database|database tool|document-oriented database|document database|nosql|database client|database administration
item database|data source|database connection|connection: Name!;Engine=PostgreSQL|MySQL|SQLite|MariaDB|Document store;Host name~db1.intern.example;Port:number#1-65535;Environment=Production|Staging|Development;Owner~Nadia Frey|Omar Said;Size:number(MB)#0-10000000;Read only:boolean;~Status=Online|Offline|Maintenance
- shop_main | engine=PostgreSQL; host_name=db1.intern.example; port=5432; environment=Production; owner=Nadia Frey; size=18400; status=Online
- shop_stage | engine=PostgreSQL; host_name=db2.intern.example; port=5432; environment=Staging; owner=Nadia Frey; size=2100; status=Online
- field_notes | engine=Document store; host_name=doc1.intern.example; port=27017; environment=Development; owner=Omar Said; size=640; status=Maintenance
- legacy_crm | engine=MySQL; host_name=old3.intern.example; port=3306; environment=Production; owner=Omar Said; size=7300; status=Offline
item data table|table|collection|database table|document collection: Name!;Database->@database|connection~shop_main|field_notes;Kind=Table|View|Collection;Rows:number#0-1000000000;Columns:number#0-500;Primary key~id;Size:number(MB)#0-1000000;Description:long
- orders_2025 | database=shop_main; kind=Table; rows=482110; columns=22; primary_key=id; size=310
- customers_v | database=shop_main; kind=View; rows=61870; columns=9; primary_key=id
- observations | database=field_notes; kind=Collection; rows=15420; columns=12; primary_key=_id; size=48
- contacts_old | database=legacy_crm; kind=Table; rows=20350; columns=41; primary_key=contact_no; size=65
item column|field definition|index|schema field: Name!;Table->@data table|collection~orders_2025|observations;Data type=Integer|Text|Decimal|Date|Boolean|JSON;Nullable:boolean;Default value;Indexed=None|Index|Unique|Primary key;Comment
- order_total | table=orders_2025; data_type=Decimal; default_value=0; indexed=None; comment=Gross, in shop currency
- customer_id | table=orders_2025; data_type=Integer; indexed=Index; comment=Foreign key of the customer
- geo | table=observations; data_type=JSON; indexed=Index; comment=Point with lat and lon
- contact_no | table=contacts_old; data_type=Text; indexed=Primary key
record document|data record|database content|row|data entry: Key!;Collection->@data table|collection~observations|orders_2025;Content:long!;Version:number#1-10000;Created by~Omar Said|Nadia Frey;Updated on:date;~State=Draft|Saved|Deleted
- obs-10442 | collection=observations; content={"species": "skylark", "count": 3, "site": "Meadow 7"}; version=2; created_by=Omar Said; state=Saved
- obs-10443 | collection=observations; content={"species": "lapwing", "count": 11, "site": "Salt marsh"}; version=1; created_by=Omar Said; state=Saved
- ord-90118 | collection=orders_2025; content={"total": 84.5, "currency": "EUR", "lines": 3}; version=4; created_by=Nadia Frey; state=Saved
- obs-10398 | collection=observations; content={"species": "unknown"}; version=3; created_by=Omar Said; state=Deleted
record query|saved query|data query|sql query|query history: Title!;Database->@database|connection~shop_main|field_notes;Statement:long!;Language=SQL|GraphQL|Document filter;Run by~Nadia Frey|Omar Said;Run on:date;Rows returned:number#0-10000000;Duration:number(ms)#0-3600000;~Result=Succeeded|Failed|Cancelled;Favourite:boolean
- Orders per day | database=shop_main; statement=SELECT day, count(*) FROM orders_2025 GROUP BY day; language=SQL; run_by=Nadia Frey; rows_returned=212; duration=184; result=Succeeded
- Skylarks in June | database=field_notes; statement={"species": "skylark", "month": 6}; language=Document filter; run_by=Omar Said; rows_returned=37; duration=22; result=Succeeded
- Customer with orders | database=shop_main; statement={ customer(id: 7) { name orders { total } } }; language=GraphQL; run_by=Nadia Frey; rows_returned=1; duration=41; result=Succeeded
- Full join of contacts | database=legacy_crm; statement=SELECT * FROM contacts_old, orders; language=SQL; run_by=Omar Said; rows_returned=0; duration=60000; result=Cancelled
item api endpoint|endpoint|rest endpoint|api interface: Path!;Database->@database|connection~shop_main;Table->@data table|collection~orders_2025;Style=REST|GraphQL;Methods=Read only|Read and write|Write only;Rate limit:number(per minute)#1-100000;Calls today:number#0-10000000;~Status=Published|Draft|Disabled
- /v1/orders | database=shop_main; table=orders_2025; style=REST; methods=Read and write; rate_limit=600; calls_today=18230; status=Published
- /v1/observations | database=field_notes; table=observations; style=REST; methods=Read only; rate_limit=120; calls_today=411; status=Published
- /graphql | database=shop_main; table=customers_v; style=GraphQL; methods=Read only; rate_limit=300; calls_today=2904; status=Published
- /v0/contacts | database=legacy_crm; table=contacts_old; style=REST; methods=Read only; rate_limit=60; calls_today=0; status=Disabled
! record data change|edit history|update log|change history: Title!;Table->@data table|collection~orders_2025;Row key~ord-90118;Action=Insert|Update|Delete;Old value:long;New value:long;Changed by~Nadia Frey|Omar Said;Changed on:date
- Total corrected | table=orders_2025; row_key=ord-90118; action=Update; old_value=80.5; new_value=84.5; changed_by=Nadia Frey
- Lapwing count added | table=observations; row_key=obs-10443; action=Insert; new_value=11; changed_by=Omar Said
- Unknown species dropped | table=observations; row_key=obs-10398; action=Delete; old_value=unknown; changed_by=Omar Said
- Customer renamed | table=customers_v; row_key=7; action=Update; old_value=Frey Ltd; new_value=Frey and Sons Ltd; changed_by=Nadia Frey
! record access permission|database permission|access right: Title!;Person~Nadia Frey|Omar Said;Database->@database|connection~shop_main|field_notes;Level=Read|Write|Admin;Granted on:date;Expires on:date
- Nadia on shop_main | person=Nadia Frey; database=shop_main; level=Admin
- Omar on shop_main | person=Omar Said; database=shop_main; level=Read
- Omar on field_notes | person=Omar Said; database=field_notes; level=Admin
- Lea on shop_stage | person=Lea Brandt; database=shop_stage; level=Write
# web service|service deployment|deployment platform|cloud hosting
item service|web service|deployed service|application: Name!;Owner~Nadia Frey|Omar Said;Runtime=Node.js 18|Node.js 20|Node.js 22|Docker image;Repository:url;Start command~node server.js;Port:number#1-65535;Instances:number#0-100;Memory:number(MB)#64-65536;~Status=Running|Stopped|Deploying|Failing
- billing-api | owner=Nadia Frey; runtime=Node.js 22; repository=https://git.example/billing-api; start_command=node server.js; port=8080; instances=3; memory=512; status=Running
- image-resizer | owner=Omar Said; runtime=Node.js 20; repository=https://git.example/resizer; start_command=npm start; port=8090; instances=1; memory=1024; status=Failing
- webhook-relay | owner=Omar Said; runtime=Node.js 22; start_command=node relay.js; port=8100; instances=2; memory=256; status=Running
- report-worker | owner=Nadia Frey; runtime=Docker image; start_command=worker; port=8200; instances=0; memory=768; status=Stopped
item environment|deployment environment|stage: Name!;Kind=Development|Testing|Staging|Production;Base address:url;Region~Frankfurt|Oregon;Needs approval:boolean;Max instances:number#1-500
- dev | kind=Development; base_address=https://dev.apps.example; region=Frankfurt; max_instances=4
- test | kind=Testing; base_address=https://test.apps.example; region=Frankfurt; max_instances=4
- staging | kind=Staging; base_address=https://stage.apps.example; region=Frankfurt; max_instances=8
- prod-eu | kind=Production; base_address=https://apps.example; region=Frankfurt; max_instances=40
record deployment|deployment record|release|deploy: Title!;Service->@service|web service~billing-api|image-resizer;Environment->@environment|stage~staging|prod-eu;Version~2.4.1;Commit~8c1f02e;Started on:date;Started by~Nadia Frey|Omar Said;Duration:number(s)#0-36000;~Status=Queued|Building|Live|Failed|Rolled back;Log:long
- billing-api 2.4.1 live | service=billing-api; environment=prod-eu; version=2.4.1; commit=8c1f02e; started_by=Nadia Frey; duration=96; status=Live
- resizer 1.9.0 to staging | service=image-resizer; environment=staging; version=1.9.0; commit=40bd77a; started_by=Omar Said; duration=140; status=Failed; log=Module sharp not found
- relay 0.8.3 live | service=webhook-relay; environment=prod-eu; version=0.8.3; commit=e5510c9; started_by=Omar Said; duration=61; status=Live
- billing-api 2.4.0 | service=billing-api; environment=prod-eu; version=2.4.0; commit=77ad31f; started_by=Nadia Frey; duration=102; status=Rolled back
item service parameter|environment variable|configuration|service configuration|parameter: Key!;Service->@service|web service~billing-api;Environment->@environment|stage~prod-eu;Value;Secret:boolean;Changed by~Nadia Frey;Changed on:date
- LOG_LEVEL | service=billing-api; environment=prod-eu; value=warn; changed_by=Nadia Frey
- DATABASE_HOST | service=billing-api; environment=prod-eu; value=db1.intern.example; changed_by=Nadia Frey
- MAX_WIDTH | service=image-resizer; environment=staging; value=2400; changed_by=Omar Said
- RETRY_LIMIT | service=webhook-relay; environment=prod-eu; value=5; changed_by=Omar Said
record health check|running status|service metric|monitoring record|metric: Title!;Service->@service|web service~billing-api;Environment->@environment|stage~prod-eu;Measured on:date;Measured at:time;CPU:percent;Memory used:number(MB)#0-65536;Response time:number(ms)#0-60000;Requests per minute:number#0-1000000;Error rate:percent;~State=Healthy|Degraded|Down
- billing-api noon | service=billing-api; environment=prod-eu; cpu=31; memory_used=290; response_time=84; requests_per_minute=610; error_rate=0.1; state=Healthy
- relay noon | service=webhook-relay; environment=prod-eu; cpu=12; memory_used=140; response_time=35; requests_per_minute=1900; error_rate=0; state=Healthy
- resizer noon | service=image-resizer; environment=staging; cpu=98; memory_used=1010; response_time=4100; requests_per_minute=20; error_rate=38; state=Degraded
- worker noon | service=report-worker; environment=staging; cpu=0; memory_used=0; response_time=0; requests_per_minute=0; error_rate=100; state=Down
! record alert|incident: Title!;Service->@service|web service~image-resizer;Severity=Info|Warning|Critical;Raised on:date;Message:long;Assigned to~Omar Said;~Status=Open|Acknowledged|Resolved
- Resizer out of memory | service=image-resizer; severity=Critical; message=Killed at 1010 MB.; assigned_to=Omar Said; status=Open
- Billing slow after release | service=billing-api; severity=Warning; assigned_to=Nadia Frey; status=Resolved
- Worker stopped | service=report-worker; severity=Info; assigned_to=Nadia Frey; status=Acknowledged
- Relay queue growing | service=webhook-relay; severity=Warning; assigned_to=Omar Said; status=Resolved
! person service member|collaborator: Name!;Email:email;Service->@service|web service~billing-api;Role=Owner|Developer|Viewer;Added on:date
- Nadia Frey | email=nadia@apps.example; service=billing-api; role=Owner
- Omar Said | email=omar@apps.example; service=image-resizer; role=Owner
- Lea Brandt | email=lea@apps.example; service=billing-api; role=Developer
- Finn Aalto | email=finn@apps.example; service=report-worker; role=Viewer
# rest api|http standard|api management|automatic routing|http request|api platform|web framework
item resource|api resource|data resource|entity: Name!;Path~/books/12;Resource type->@resource type|type~books;Content:long;Version:number#1-100000;Owner~Nadia Frey;Updated on:date;~Status=Active|Locked|Deleted
- Book 12 | path=/books/12; resource_type=books; content={"title": "Tide tables", "pages": 144}; version=3; owner=Nadia Frey; status=Active
- Book 13 | path=/books/13; resource_type=books; content={"title": "Knots", "pages": 96}; version=1; owner=Nadia Frey; status=Active
- Author 4 | path=/authors/4; resource_type=authors; content={"name": "L. Marsh"}; version=2; owner=Omar Said; status=Locked
- Loan 220 | path=/loans/220; resource_type=loans; content={"book": 12, "days": 14}; version=5; owner=Omar Said; status=Deleted
item resource type|type|collection|schema|module: Name!;Base path~/books;Fields:long;Format=JSON|XML|Form data;Entries:number#0-100000000;Read without login:boolean;Description:long
- books | base_path=/books; fields=title, pages, author; format=JSON; entries=412; description=Catalogue of the library
- authors | base_path=/authors; fields=name, born; format=JSON; entries=168
- loans | base_path=/loans; fields=book, person, days; format=JSON; entries=2210
- covers | base_path=/covers; fields=file, width, height; format=Form data; entries=398
item endpoint|route|api|routing mapping|api endpoint: Name!;Method=GET|POST|PUT|PATCH|DELETE;Path!~/books/:id;Resource type->@resource type|type~books;Protocol=HTTP|HTTPS|WebSocket|RPC;Handler~books.show;Needs login:boolean;Limit per minute:number#0-1000000;~Status=Active|Draft|Deprecated
- List books | method=GET; path=/books; resource_type=books; protocol=HTTPS; handler=books.list; limit_per_minute=600; status=Active
- Show a book | method=GET; path=/books/:id; resource_type=books; protocol=HTTPS; handler=books.show; limit_per_minute=600; status=Active
- Lend a book | method=POST; path=/loans; resource_type=loans; protocol=HTTPS; handler=loans.create; limit_per_minute=60; status=Active
- Remove author | method=DELETE; path=/authors/:id; resource_type=authors; protocol=HTTPS; handler=authors.remove; limit_per_minute=10; status=Deprecated
record request log|http request|api request|request|api call|request history: Title!;Endpoint->@endpoint|route~Show a book;Method=GET|POST|PUT|PATCH|DELETE;Path!~/books/12;Headers:long;Body:long;Status code:number!#100-599;Response:long;Duration:number(ms)#0-600000;Client->@api client|client~Reading room app;Sent on:date
- Book 12 read | endpoint=Show a book; method=GET; path=/books/12; status_code=200; response={"title": "Tide tables"}; duration=14; client=Reading room app
- Loan made | endpoint=Lend a book; method=POST; path=/loans; body={"book": 12, "days": 14}; status_code=201; duration=31; client=Reading room app
- Book 999 missing | endpoint=Show a book; method=GET; path=/books/999; status_code=404; response={"error": "not found"}; duration=8; client=Night import
- Author removal refused | endpoint=Remove author; method=DELETE; path=/authors/4; status_code=403; duration=6; client=Night import
item api client|client|api key|application|access token: Name!;Key ending~8f2c;Owner~Nadia Frey;Rights=Read|Read and write|Admin;Calls today:number#0-100000000;Daily limit:number#0-100000000;Valid until:date;~Status=Active|Revoked|Expired
- Reading room app | key_ending=8f2c; owner=Nadia Frey; rights=Read and write; calls_today=1840; daily_limit=50000; status=Active
- Night import | key_ending=41aa; owner=Omar Said; rights=Read; calls_today=220; daily_limit=10000; status=Active
- Old kiosk | key_ending=90de; owner=Omar Said; rights=Read; calls_today=0; daily_limit=1000; status=Revoked
- Admin console | key_ending=c310; owner=Nadia Frey; rights=Admin; calls_today=35; daily_limit=5000; status=Active
item response code|status code|error code: Code!;Meaning;Class=Success|Redirect|Client error|Server error;Message shown;When:long
- 200 | meaning=OK; class=Success; when=Read or update done
- 201 | meaning=Created; class=Success; when=New resource stored
- 404 | meaning=Not found; class=Client error; message_shown=There is no such resource
- 500 | meaning=Server error; class=Server error; message_shown=Something went wrong, we are informed
! record change record|resource version|operation log: Title!;Resource->@resource|entity~Book 12;Action=Created|Read|Updated|Deleted;Old content:long;New content:long;Client->@api client|client~Reading room app;Done on:date
- Pages corrected | resource=Book 12; action=Updated; old_content={"pages": 140}; new_content={"pages": 144}; client=Admin console
- Knots added | resource=Book 13; action=Created; new_content={"title": "Knots"}; client=Admin console
- Loan 220 closed | resource=Loan 220; action=Deleted; client=Reading room app
- Author renamed | resource=Author 4; action=Updated; old_content={"name": "Marsh"}; new_content={"name": "L. Marsh"}; client=Admin console
# user center|app engine|account center|login system|user management system|account login|single sign-on|permission management
item login method|sign-in method|login option|linked account|binding: Title!;Account~ida.moreau;Kind=Username|Phone number|Email|QR code|Social account;Identifier;Bound on:date;Last used on:date;Default:boolean;~Status=Verified|Waiting for code|Unbound
- Ida's email | account=ida.moreau; kind=Email; identifier=ida@mail.example; status=Verified
- Ida's phone | account=ida.moreau; kind=Phone number; identifier=ending 4471; status=Verified
- Jun's QR sign-in | account=jun.arai; kind=QR code; identifier=Phone app; status=Waiting for code
- Petra's old email | account=petra.hill; kind=Email; identifier=petra@old.example; status=Unbound
record login record|sign-in log|login history|login log|login: Title!;Account~ida.moreau;Method=Username|Phone number|Email|QR code;Device->@device|signed-in device~Ida's laptop;IP address~203.0.113.77;Place~Oakham;Signed in on:date!;Signed in at:time;~Result=Successful|Wrong password|Locked|Expired code
- Ida from Oakham | account=ida.moreau; method=Email; device=Ida's laptop; ip_address=203.0.113.77; place=Oakham; result=Successful
- Jun by QR code | account=jun.arai; method=QR code; device=Jun's phone; ip_address=198.51.100.20; place=Millbrook; result=Successful
- Wrong password for Petra | account=petra.hill; method=Username; ip_address=192.0.2.99; place=Unknown; result=Wrong password
- Petra locked | account=petra.hill; method=Username; ip_address=192.0.2.99; place=Unknown; result=Locked
item device|signed-in device|session: Name!;Account~ida.moreau;System=Windows|macOS|Linux|Android|iOS;Browser~Firefox;First seen:date;Last active on:date;Trusted:boolean;~Status=Signed in|Signed out|Blocked
- Ida's laptop | account=ida.moreau; system=Linux; browser=Firefox; status=Signed in
- Ida's phone | account=ida.moreau; system=Android; browser=App; status=Signed in
- Jun's phone | account=jun.arai; system=iOS; browser=App; status=Signed in
- Unknown desktop | account=petra.hill; system=Windows; browser=Chrome; status=Blocked
item role|user role|permission group: Name!;Description:long;Members:number#0-1000000;Level:number#1-100;Given to new users:boolean
- Administrator | description=Everything; members=2; level=100
- Editor | description=Writes articles and notices; members=6; level=50
- Member | description=Own data only; members=1840; level=10
- Auditor | description=Reads logs; members=1; level=40
item permission|access right|permission rule: Name!;Role->@role|user role~Editor;Area=Users|Articles|Notices|Settings|Logs;Action=View|Create|Edit|Delete|Publish;Allowed:boolean;Changed on:date
- Editor publishes articles | role=Editor; area=Articles; action=Publish
- Editor writes notices | role=Editor; area=Notices; action=Create
- Auditor reads logs | role=Auditor; area=Logs; action=View
- Administrator deletes users | role=Administrator; area=Users; action=Delete
record security change|password change|account change|account information change|password reset|password recovery: Title!;Account~ida.moreau;Change=Password|Phone number|Email|Name|Two-step login;Old value;New value;Confirmed by=Code by email|Code by SMS|Old password|Administrator;Changed on:date;~Status=Requested|Confirmed|Expired
- Ida's new phone | account=ida.moreau; change=Phone number; old_value=ending 1002; new_value=ending 4471; confirmed_by=Code by SMS; status=Confirmed
- Petra forgot her password | account=petra.hill; change=Password; confirmed_by=Code by email; status=Requested
- Jun turns on two steps | account=jun.arai; change=Two-step login; new_value=On; confirmed_by=Old password; status=Confirmed
- Nils' email | account=nils.hoek; change=Email; old_value=nils@old.example; new_value=nils@mail.example; confirmed_by=Code by email; status=Expired
! item account setting|user setting|preference: Account!;Language=English|Chinese|German|French;Time zone~Europe/London;Notices by=Email|SMS|App|None;Two-step login:boolean;Profile visible to=Everyone|Members|Nobody
- ida.moreau | language=French; time_zone=Europe/Paris; notices_by=Email; profile_visible_to=Members
- jun.arai | language=English; time_zone=Asia/Tokyo; notices_by=App; profile_visible_to=Everyone
- petra.hill | language=German; time_zone=Europe/Berlin; notices_by=SMS; profile_visible_to=Nobody
- nils.hoek | language=English; time_zone=Europe/London; notices_by=None; profile_visible_to=Members
item announcement|notice|published notice: Title!;Text:long!;For=Everyone|Members|Editors|Administrators;Published by~Greta Olsen;Published on:date;Pinned:boolean;~Status=Draft|Published|Withdrawn
- Sign-in pauses on Sunday | text=From 02:00 to 02:30.; for=Everyone; published_by=Greta Olsen; status=Published
- Two-step login for editors | text=Please turn it on by Friday.; for=Editors; published_by=Greta Olsen; status=Published
- New help pages | text=All questions on one page.; for=Members; published_by=Tom Reyes; status=Draft
- Old app ends | text=Version 1 stops working in July.; for=Everyone; published_by=Tom Reyes; status=Published
item error page|error record|exception|error log: Title!;Code:number#100-599;Address~/profile;Message shown:long;Account~nils.hoek;Happened on:date;Times:number#1-1000000;~Status=Open|Solved
- Profile picture too large | code=413; address=/profile; message_shown=Pictures up to 5 MB, please.; account=nils.hoek; times=4; status=Solved
- Code expired | code=410; address=/reset; message_shown=Please ask for a new code.; account=petra.hill; times=12; status=Open
- Page not there | code=404; address=/hlep; message_shown=There is no such page.; times=31; status=Solved
- Database busy | code=503; address=/login; message_shown=Please try again in a minute.; times=2; status=Open
# cache management|cache data|key-value|caching|cache server|in-memory
item cache entry|cache data|cached data|cache|key-value pair: Key!;Cache->@cache region|cache space~sessions|product-list;Value:long!;Type=String|Number|JSON|List|Hash|Set;Size:number(byte)#0-100000000;Lifetime:number(s)#0-31536000;Expires on:date;Hits:number#0-1000000000;Updated by~Nadia Frey;~Status=Fresh|Expiring|Expired
- session:ida.moreau | cache=sessions; value={"role": "editor", "lang": "fr"}; type=JSON; size=41; lifetime=1800; hits=212; updated_by=System; status=Fresh
- products:page:1 | cache=product-list; value=[14, 22, 31, 40]; type=List; size=380; lifetime=300; hits=18840; updated_by=System; status=Expiring
- rate:eur-gbp | cache=exchange-rates; value=0.8574; type=Number; size=6; lifetime=3600; hits=905; updated_by=Omar Said; status=Fresh
- banner:spring | cache=page-parts; value=Spring sale until Sunday; type=String; size=24; lifetime=86400; hits=40; updated_by=Nadia Frey; status=Expired
item cache region|cache space|cache group|namespace: Name!;Node->@cache node|cache server~cache-1;Default lifetime:number(s)#0-31536000;Max entries:number#1-1000000000;Entries:number#0-1000000000;When full=Drop oldest|Drop least used|Refuse new|Drop expired;Description:long;~Status=On|Off
- sessions | node=cache-1; default_lifetime=1800; max_entries=50000; entries=2140; when_full=Drop oldest; status=On
- product-list | node=cache-1; default_lifetime=300; max_entries=5000; entries=318; when_full=Drop least used; status=On
- exchange-rates | node=cache-2; default_lifetime=3600; max_entries=500; entries=44; when_full=Refuse new; status=On
- page-parts | node=cache-2; default_lifetime=86400; max_entries=1000; entries=92; when_full=Drop expired; status=Off
item cache node|cache server|server|node: Name!;Address~10.0.4.11;Port:number#1-65535;Memory:number(MB)#1-10000000;Memory used:number(MB)#0-10000000;Kind=Main|Copy|Local;Version~7.2;~Status=Up|Full|Down
- cache-1 | address=10.0.4.11; port=6379; memory=4096; memory_used=1310; kind=Main; version=7.2; status=Up
- cache-2 | address=10.0.4.12; port=6379; memory=2048; memory_used=1990; kind=Main; version=7.2; status=Full
- cache-1b | address=10.0.4.21; port=6379; memory=4096; memory_used=1310; kind=Copy; version=7.2; status=Up
- edge-mem | address=10.0.9.3; port=11211; memory=512; memory_used=0; kind=Local; version=1.6; status=Down
record operation log|cache operation|operation record|change log: Title!;Entry key~products:page:1;Cache->@cache region|cache space~product-list;Operation=Add|Read|Update|Delete|Clear all|Extend;Old value:long;New value:long;Done by~Omar Said;Done on:date;Duration:number(ms)#0-60000;~Result=OK|Not found|Failed
- Rate updated | entry_key=rate:eur-gbp; cache=exchange-rates; operation=Update; old_value=0.8561; new_value=0.8574; done_by=Omar Said; duration=1; result=OK
- Page 1 dropped | entry_key=products:page:1; cache=product-list; operation=Delete; done_by=Nadia Frey; duration=1; result=OK
- Page parts cleared | cache=page-parts; operation=Clear all; done_by=Nadia Frey; duration=12; result=OK
- Missing session | entry_key=session:old.user; cache=sessions; operation=Read; done_by=System; duration=1; result=Not found
record cache statistic|hit rate|statistic: Title!;Cache->@cache region|cache space~product-list;Day:date;Requests:number#0-1000000000;Hits:number#0-1000000000;Misses:number#0-1000000000;Hit rate:percent;Dropped entries:number#0-1000000000
- Product list Monday | cache=product-list; requests=20110; hits=18840; misses=1270; hit_rate=94; dropped_entries=12
- Sessions Monday | cache=sessions; requests=9200; hits=9015; misses=185; hit_rate=98; dropped_entries=0
- Rates Monday | cache=exchange-rates; requests=940; hits=905; misses=35; hit_rate=96; dropped_entries=0
- Page parts Monday | cache=page-parts; requests=130; hits=40; misses=90; hit_rate=31; dropped_entries=51
! item expiry rule|cache rule|cache policy: Name!;Key pattern~session:*;Cache->@cache region|cache space~sessions;Lifetime:number(s)#0-31536000;Clear when=Time is over|Data changes|Every night|By hand;Active:boolean
- Sessions half an hour | key_pattern=session:*; cache=sessions; lifetime=1800; clear_when=Time is over
- Lists on change | key_pattern=products:*; cache=product-list; lifetime=300; clear_when=Data changes
- Rates hourly | key_pattern=rate:*; cache=exchange-rates; lifetime=3600; clear_when=Time is over
- Banners nightly | key_pattern=banner:*; cache=page-parts; lifetime=86400; clear_when=Every night
# python script|run script|code runner|online compiler|script execution|code execution|online code
item script|python script|code|program|uploaded script: Name!;Code:long!;File:file;Language=Python 3.10|Python 3.12|JavaScript|Shell;Arguments~--rows 20;Packages needed~numpy, pandas;Owner~Ida Moreau;Folder->@script folder|folder~Reports;Time limit:number(s)#1-3600;Public:boolean;~Status=Draft|Ready|Archived
- count_words.py | code=print(len(open(0).read().split())); language=Python 3.12; owner=Ida Moreau; folder=Text tools; time_limit=30; status=Ready
- monthly_report.py | code=print(__import__('pandas').read_csv('sales.csv').groupby('month').sum()); language=Python 3.12; packages_needed=pandas; owner=Ida Moreau; folder=Reports; time_limit=120; status=Ready
- primes.py | code=print([n for n in range(2, 100) if all(n % d for d in range(2, n))]); language=Python 3.10; owner=Jun Arai; folder=Lessons; time_limit=10; status=Ready
- clean_names.sh | code=ls *.txt; language=Shell; owner=Kofi Asante; folder=Text tools; time_limit=20; status=Draft
record execution|run|script run|execution history|execution record|run history: Title!;Script->@script|program~primes.py;Run by~Jun Arai;Started on:date!;Started at:time;Arguments;Input:long;Output:long;Error output:long;Exit code:number#-255-255;Duration:number(ms)#0-36000000;Memory:number(MB)#0-100000;~Status=Queued|Running|Succeeded|Failed|Timed out|Stopped
- Primes, first run | script=primes.py; run_by=Jun Arai; output=[2, 3, 5, 7, 11, 13]; exit_code=0; duration=48; memory=9; status=Succeeded
- Report for April | script=monthly_report.py; run_by=Ida Moreau; arguments=--month 4; output=April 18420; exit_code=0; duration=1630; memory=84; status=Succeeded
- Report without file | script=monthly_report.py; run_by=Ida Moreau; error_output=FileNotFoundError: sales.csv; exit_code=1; duration=610; memory=70; status=Failed
- Words of a novel | script=count_words.py; run_by=Kofi Asante; exit_code=137; duration=30000; memory=512; status=Timed out
item script folder|folder|category|collection: Name!;Owner~Ida Moreau;Description;Scripts:number#0-10000
- Reports | owner=Ida Moreau; description=Run on the first of the month; scripts=3
- Text tools | owner=Kofi Asante; scripts=5
- Lessons | owner=Jun Arai; description=For the Tuesday class; scripts=12
- Trash | owner=Ida Moreau; scripts=1
! record script version|code version: Title!;Script->@script|program~monthly_report.py;Version:number#1-10000;Code:long;Comment;Saved by~Ida Moreau;Saved on:date
- Report v3 | script=monthly_report.py; version=3; comment=Month as an argument; saved_by=Ida Moreau
- Report v2 | script=monthly_report.py; version=2; comment=Sums per month; saved_by=Ida Moreau
- Primes v1 | script=primes.py; version=1; comment=First try; saved_by=Jun Arai
- Words v2 | script=count_words.py; version=2; comment=Reads standard input; saved_by=Kofi Asante
! record output file|result file|script output: Name!;Execution->@execution|run~Report for April;File:file;Kind=Text|CSV|Image|HTML|Archive;Size:number(KB)#0-10000000;Kept until:date
- april.csv | execution=Report for April; kind=CSV; size=14
- april.png | execution=Report for April; kind=Image; size=88
- primes.txt | execution=Primes, first run; kind=Text; size=1
- counts_part.txt | execution=Words of a novel; kind=Text; size=930
item runtime environment|environment|interpreter|runtime: Name!;Language=Python 3.10|Python 3.12|JavaScript|Shell;Packages~numpy, pandas;Memory limit:number(MB)#16-100000;Time limit:number(s)#1-36000;Network access:boolean;~Status=Ready|Updating|Off
- Python 3.12 standard | language=Python 3.12; packages=None; memory_limit=256; time_limit=60; status=Ready
- Python 3.12 data | language=Python 3.12; packages=numpy, pandas, matplotlib; memory_limit=1024; time_limit=300; status=Ready
- Python 3.10 lessons | language=Python 3.10; memory_limit=128; time_limit=10; status=Ready
- Shell small | language=Shell; memory_limit=64; time_limit=20; status=Off
! item scheduled run|schedule [schedul\\w+|timed|cron|automat\\w+]: Title!;Script->@script|program~monthly_report.py;Repeats=Hourly|Daily|Weekly|Monthly;Runs at:time;Arguments;Next run on:date;Active:boolean
- Report on the first | script=monthly_report.py; repeats=Monthly; arguments=--last
- Words every night | script=count_words.py; repeats=Daily
- Primes weekly | script=primes.py; repeats=Weekly
- Name cleaning | script=clean_names.sh; repeats=Hourly
# data validation|data filtering|validation rule|regular expression|data verification|input validation|pattern matching
record validation run|validation|input data|data entry|validation record|filtering task|validation history: Title!;Input data:long!;Input file:file;Mode->@filter mode|filtering mode~Keep valid rows;Rule->@validation rule|pattern~Email address;Checked by~Ida Moreau;Checked on:date;Rows in:number#0-100000000;Rows valid:number#0-100000000;Rows refused:number#0-100000000;~Output:long;~Status=Waiting|Done|Partly valid|Failed
- Newsletter addresses | input_data=ida@mail.example, jun@mail, petra@mail.example; mode=Keep valid rows; rule=Email address; checked_by=Ida Moreau; rows_in=3; rows_valid=2; rows_refused=1; output=ida@mail.example, petra@mail.example; status=Partly valid
- Postcodes of May | input_data=4020, 40A0, 1010; mode=Show only errors; rule=Four-digit postcode; checked_by=Jun Arai; rows_in=3; rows_valid=2; rows_refused=1; output=40A0; status=Partly valid
- Phone list | input_data=+44 1632 960001; mode=Keep valid rows; rule=International phone; checked_by=Ida Moreau; rows_in=1; rows_valid=1; rows_refused=0; output=+44 1632 960001; status=Done
- Empty file | input_data=-; mode=Stop at the first error; rule=Amount; checked_by=Kofi Asante; rows_in=0; rows_valid=0; rows_refused=0; status=Failed
item validation rule|pattern|predefined pattern|rule|regular expression: Name!;Pattern!~^[0-9]{4}$;Kind=Regular expression|Range|Length|List of values|Date format;Data type=Text|Number|Date|Email|Phone;Smallest:number#-1000000000-1000000000;Largest:number#-1000000000-1000000000;Error message!;Example~4020;Active:boolean
- Email address | pattern=^[^@ ]+@[^@ ]+[.][a-z]+$; kind=Regular expression; data_type=Email; error_message=This is no email address.; example=ida@mail.example
- Four-digit postcode | pattern=^[0-9]{4}$; kind=Regular expression; data_type=Text; error_message=Four digits, please.; example=4020
- International phone | pattern=^[+][0-9 ]{7,18}$; kind=Regular expression; data_type=Phone; error_message=Start with + and the country.; example=+44 1632 960001
- Amount | pattern=0 to 10000; kind=Range; data_type=Number; smallest=0; largest=10000; error_message=Amounts from 0 to 10000.; example=84.5
item filter mode|filtering mode|filter|selected mode: Name!;Does=Keep matches|Drop matches|Show errors|Stop at error|Mark only;Ignore case:boolean;Trim spaces:boolean;Drop doubles:boolean;Description:long
- Keep valid rows | does=Keep matches; description=Only rows that fit the pattern come out.
- Show only errors | does=Show errors; description=Rows that do not fit, with their message.
- Stop at the first error | does=Stop at error
- Mark in place | does=Mark only; description=All rows come out, errors are marked.
record validation error|error prompt|invalid record|error|error record: Title!;Run->@validation run|validation~Newsletter addresses;Rule->@validation rule|pattern~Email address;Row:number#1-100000000;Value;Message;Suggestion;~State=Open|Corrected|Ignored
- Row 2 of addresses | run=Newsletter addresses; rule=Email address; row=2; value=jun@mail; message=This is no email address.; suggestion=jun@mail.example; state=Open
- Row 2 of postcodes | run=Postcodes of May; rule=Four-digit postcode; row=2; value=40A0; message=Four digits, please.; suggestion=4080; state=Corrected
- Row 9 of amounts | run=Empty file; rule=Amount; row=9; value=-4; message=Amounts from 0 to 10000.; state=Ignored
- Row 14 of phones | run=Phone list; rule=International phone; row=14; value=01632; message=Start with + and the country.; state=Open
! record matching result|filtered row|match: Title!;Run->@validation run|validation~Newsletter addresses;Row:number#1-100000000;Value;Matched part;Valid:boolean
- Address 1 | run=Newsletter addresses; row=1; value=ida@mail.example; matched_part=ida@mail.example
- Address 3 | run=Newsletter addresses; row=3; value=petra@mail.example; matched_part=petra@mail.example
- Postcode 1 | run=Postcodes of May; row=1; value=4020; matched_part=4020
- Postcode 3 | run=Postcodes of May; row=3; value=1010; matched_part=1010
! item rule set|validation template: Name!;Rules~Email address, Amount;For~Member import;Created by~Ida Moreau;Times used:number#0-1000000;Shared:boolean
- Member import | rules=Email address, International phone; for=New members; created_by=Ida Moreau; times_used=14
- Address check | rules=Four-digit postcode; for=Deliveries; created_by=Jun Arai; times_used=31
- Cash book | rules=Amount; for=Month end; created_by=Kofi Asante; times_used=5
- Everything | rules=All rules; for=Trial; created_by=Ida Moreau; times_used=2
# application store|app store|app market|terminal application|software store|plugin market|plugin marketplace|app marketplace|extension store
item application|app|software|published application: Name!;Developer->@developer|publisher~Paper Fox;Category->@app category|application category~Tools;Package name~org.example.tiles;Current version~2.4.0;Size:number(MB)#0-100000;Price:money;Rating:rating;Downloads:number#0-10000000000;Description:long;Icon:image;Screenshot:image;~Status=Draft|In review|Published|Removed
- Tile Garden | developer=Paper Fox; category=Games; package_name=org.example.tiles; current_version=2.4.0; size=88; price=0; rating=4.6; downloads=204500; description=Match tiles and grow a garden.; status=Published
- Field Notes | developer=Meadow Soft; category=Tools; package_name=org.example.notes; current_version=1.9.2; size=24; price=3; rating=4.4; downloads=18200; status=Published
- Harbour Radio | developer=Quay Media; category=Music; package_name=org.example.radio; current_version=0.9.0; size=31; price=0; rating=0; downloads=0; status=In review
- Battery Wizard | developer=Red Kite; category=Tools; current_version=3.1.1; size=12; price=0; rating=1.9; downloads=90200; status=Removed
record app version|version|update|application update|release: Title!;Application->@application|app~Tile Garden;Version number!~2.4.0;What is new:long;Package:file;Size:number(MB)#0-100000;Needs system~Android 9;Uploaded on:date;~Status=Uploaded|In review|Live|Withdrawn
- Tile Garden 2.4.0 | application=Tile Garden; version_number=2.4.0; what_is_new=Night garden, fewer crashes.; size=88; needs_system=Android 9; status=Live
- Tile Garden 2.5.0 | application=Tile Garden; version_number=2.5.0; what_is_new=Shared gardens.; size=92; needs_system=Android 10; status=In review
- Field Notes 1.9.2 | application=Field Notes; version_number=1.9.2; size=24; needs_system=Android 8; status=Live
- Harbour Radio 0.9.0 | application=Harbour Radio; version_number=0.9.0; size=31; status=Uploaded
request app review|application review|audit|review record {Submitted|In review|Approved|Rejected}: Title!;Application->@application|app~Harbour Radio;Version->@app version|version~Harbour Radio 0.9.0;Reviewer~Ana Duarte;Security check=Passed|Failed|Not run;Content check=Passed|Failed|Not run;Remarks:long;~Decided on:date
- Harbour Radio, first upload | application=Harbour Radio; version=Harbour Radio 0.9.0; reviewer=Ana Duarte; security_check=Passed; content_check=Not run
- Tile Garden 2.5.0 | application=Tile Garden; version=Tile Garden 2.5.0; reviewer=Tom Reyes; security_check=Passed; content_check=Passed; remarks=Please shorten the description.
- Battery Wizard again | application=Battery Wizard; reviewer=Ana Duarte; security_check=Failed; content_check=Failed; remarks=Reads contacts without reason.
- Field Notes 1.9.2 | application=Field Notes; version=Field Notes 1.9.2; reviewer=Tom Reyes; security_check=Passed; content_check=Passed
item app category|application category|category: Name!;Description;Position:number#1-100;Applications:number#0-1000000;Icon:image
- Games | position=1; applications=48
- Tools | position=2; applications=61
- Music | position=3; applications=17
- Learning | position=4; applications=22
person developer|publisher|vendor: Name!;Contact~Finn Aalto;Email:email;Website:url;Country~Finland;Applications:number#0-10000;Joined on:date;~Status=Verified|In review|Blocked
- Paper Fox | contact=Finn Aalto; email=finn@fox.example; country=Finland; applications=4; status=Verified
- Meadow Soft | contact=Clara Nunes; email=clara@meadow.example; country=Portugal; applications=2; status=Verified
- Quay Media | contact=Ravi Patel; email=ravi@quay.example; country=Ireland; applications=1; status=In review
- Red Kite | contact=Sid Marlow; country=Wales; applications=3; status=Blocked
record download|installation|download record|install record|app download: Title!;Application->@application|app~Tile Garden;Version~2.4.0;Person~Ida Moreau;Device~Phone, Android 13;Downloaded on:date;~State=Downloading|Downloaded|Installed|Failed|Uninstalled
- Ida gets tiles | application=Tile Garden; version=2.4.0; person=Ida Moreau; device=Phone, Android 13; state=Installed
- Jun gets notes | application=Field Notes; version=1.9.2; person=Jun Arai; device=Tablet, Android 12; state=Installed
- Petra drops the wizard | application=Battery Wizard; version=3.1.1; person=Petra Hill; device=Phone, Android 11; state=Uninstalled
- Kofi's download broke off | application=Tile Garden; version=2.4.0; person=Kofi Asante; device=Terminal T7; state=Failed
record application statistic|app statistic|usage statistic|statistical analysis: Title!;Application->@application|app~Tile Garden;Day:date;Downloads:number#0-1000000000;Installations:number#0-1000000000;Uninstalls:number#0-1000000000;Active users:number#0-1000000000;Usage per user:number(min)#0-1440
- Tiles Monday | application=Tile Garden; downloads=812; installations=790; uninstalls=61; active_users=18400; usage_per_user=24
- Notes Monday | application=Field Notes; downloads=64; installations=63; uninstalls=4; active_users=5120; usage_per_user=9
- Tiles Tuesday | application=Tile Garden; downloads=770; installations=751; uninstalls=58; active_users=18150; usage_per_user=23
- Wizard Monday | application=Battery Wizard; downloads=0; installations=0; uninstalls=340; active_users=8800; usage_per_user=1
+ review: Application->@application|app~Tile Garden;Version used~2.4.0;Device
# interactive effect|interaction model|component library|interactive demo|ui component|effect display|animation effect
item interactive element|element|component|ui element|demo component: Name!;Kind=Button|Form|Navigation menu|Slider|Dialog|Tab|Accordion|Card;Category->@element category|category~Navigation;Description:long;Code:long;Preview:image;Keyboard use:boolean;Likes:number#0-1000000;~Status=Draft|Online|Retired
- Ripple button | kind=Button; category=Actions; description=A wave runs from the place of the click.; likes=84; status=Online
- Sign-up form | kind=Form; category=Input; description=Errors appear under the field while typing.; likes=61; status=Online
- Sliding menu | kind=Navigation menu; category=Navigation; description=Opens from the left, closes with Escape.; likes=102; status=Online
- Soft accordion | kind=Accordion; category=Content; description=Panels open with a spring.; likes=47; status=Draft
item effect|animation|interactive effect|transition effect|transition: Name!;Kind=Fade|Slide|Scale|Rotate|Bounce|Colour change;Trigger=Click|Hover|Scroll|Load|Submit;Duration:number(ms)#0-20000;Delay:number(ms)#0-20000;Easing=Linear|Ease in|Ease out|Spring;Element->@interactive element|element~Ripple button
- Wave from the click | kind=Scale; trigger=Click; duration=400; delay=0; easing=Ease out; element=Ripple button
- Menu glides in | kind=Slide; trigger=Click; duration=250; delay=0; easing=Ease out; element=Sliding menu
- Panel springs open | kind=Bounce; trigger=Click; duration=500; delay=50; easing=Spring; element=Soft accordion
- Field turns red | kind=Colour change; trigger=Submit; duration=150; delay=0; easing=Linear; element=Sign-up form
record interaction record|interaction|click record|interaction log|event log: Title!;Element->@interactive element|element~Ripple button;Action=Click|Hover|Submit|Open|Close|Switch;Visitor~Guest 118;Happened on:date;Value;Time taken:number(ms)#0-100000;~Result=Done|Error shown|Left
- Guest clicks the ripple | element=Ripple button; action=Click; visitor=Guest 118; time_taken=12; result=Done
- Ida submits the form | element=Sign-up form; action=Submit; visitor=Ida Moreau; value=Complete; time_taken=310; result=Done
- Guest without email | element=Sign-up form; action=Submit; visitor=Guest 120; value=Email missing; time_taken=40; result=Error shown
- Jun opens the menu | element=Sliding menu; action=Open; visitor=Jun Arai; time_taken=255; result=Done
record form submission|demo submission|submitted form: Name!;Element->@interactive element|element~Sign-up form;Email:email;Message:long;Rating:rating;Submitted on:date;~Status=Received|Invalid|Answered
- Ida Moreau | element=Sign-up form; email=ida@mail.example; message=The red comes a little late.; rating=4; status=Received
- Jun Arai | element=Sign-up form; email=jun@mail.example; message=Lovely menu.; rating=5; status=Answered
- Kofi Asante | element=Sign-up form; message=No email given; status=Invalid
- Petra Hill | element=Sign-up form; email=petra@mail.example; rating=3; status=Received
item element category|category|section: Name!;Description;Position:number#1-100;Elements:number#0-10000;Icon:image
- Actions | description=Buttons and switches; position=1; elements=8
- Input | description=Forms and fields; position=2; elements=11
- Navigation | description=Menus and tabs; position=3; elements=6
- Content | description=Cards, accordions; position=4; elements=9
! item demo page|example page|page: Title!;Address~/demo/menus;Elements shown~Sliding menu, Soft accordion;Text:long;Views:number#0-10000000;~Status=Draft|Published
- All menus | address=/demo/menus; elements_shown=Sliding menu; views=410; status=Published
- Forms that help | address=/demo/forms; elements_shown=Sign-up form; views=366; status=Published
- Small joys | address=/demo/buttons; elements_shown=Ripple button; views=590; status=Published
- Accordion trial | address=/demo/accordion; elements_shown=Soft accordion; views=0; status=Draft
# activity monitoring|website monitoring|uptime monitoring|user activity monitoring|traffic monitoring|site alert
item monitored site|website|monitor|monitored website: Name!;Address:url!;Kind=Website|API|Login page|Shop|Server;Checks every:number(min)#1-1440;Owner~Nadia Frey;Uptime:percent;Response time:number(ms)#0-60000;Visitors today:number#0-100000000;Last checked on:date;~Status=Up|Slow|Down|Paused
- Orca shop | address=https://orca.example; kind=Shop; checks_every=5; owner=Ravi Patel; uptime=99.9; response_time=310; visitors_today=1840; status=Up
- Member login | address=https://orca.example/login; kind=Login page; checks_every=1; owner=Nadia Frey; uptime=99.7; response_time=180; visitors_today=420; status=Up
- Price API | address=https://api.orca.example; kind=API; checks_every=1; owner=Nadia Frey; uptime=97.2; response_time=4100; visitors_today=0; status=Slow
- Old forum | address=https://forum.orca.example; kind=Website; checks_every=60; owner=Ravi Patel; uptime=81; response_time=0; visitors_today=0; status=Down
record activity log|user activity|activity|activity record|account activity: Title!;Site->@monitored site|website~Member login;Account~ida.moreau;Action=Login|Failed login|Password change|Page view|Download|Purchase|Logout;IP address~203.0.113.77;Country~France;Device=Computer|Phone|Tablet|Robot;Happened on:date!;Happened at:time;Risk=None|Low|High
- Ida signs in | site=Member login; account=ida.moreau; action=Login; ip_address=203.0.113.77; country=France; device=Computer; risk=None
- Nine wrong passwords | site=Member login; account=petra.hill; action=Failed login; ip_address=192.0.2.99; country=Unknown; device=Robot; risk=High
- Jun buys a lock | site=Orca shop; account=jun.arai; action=Purchase; country=Japan; device=Phone; risk=None
- Password changed at night | site=Member login; account=nils.hoek; action=Password change; ip_address=198.51.100.3; device=Phone; risk=Low
record traffic record|website traffic|traffic|visit statistic: Title!;Site->@monitored site|website~Orca shop;Hour~14:00;Day:date;Visits:number#0-1000000000;Page views:number#0-1000000000;Unique visitors:number#0-1000000000;Average stay:number(s)#0-36000;Bounce rate:percent;Errors:number#0-1000000
- Shop, Monday 14:00 | site=Orca shop; hour=14:00; visits=210; page_views=840; unique_visitors=195; average_stay=164; bounce_rate=38; errors=1
- Shop, Monday 15:00 | site=Orca shop; hour=15:00; visits=1620; page_views=1710; unique_visitors=40; average_stay=2; bounce_rate=97; errors=66
- Login, Monday 14:00 | site=Member login; hour=14:00; visits=48; page_views=51; unique_visitors=46; average_stay=21; bounce_rate=10; errors=0
- API, Monday 14:00 | site=Price API; hour=14:00; visits=9000; page_views=9000; unique_visitors=12; average_stay=0; bounce_rate=0; errors=340
item alert rule|alert setting|alert|alert configuration|rule: Name!;Site->@monitored site|website~Orca shop;Watches=Traffic|Errors|Downtime|Failed logins|New device|Response time;Threshold:number!#0-1000000000;Within:number(min)#1-10000;Send by=SMS|Email|SMS and email;At most every:number(min)#1-10000;Message:long;Recipient->@alert contact|recipient~Nadia Frey;Active:boolean
- Five wrong passwords | site=Member login; watches=Failed logins; threshold=5; within=10; send_by=SMS; at_most_every=30; message=Many wrong passwords on one account.; recipient=Nadia Frey
- Visits times five | site=Orca shop; watches=Traffic; threshold=1000; within=60; send_by=Email; at_most_every=120; recipient=Ravi Patel
- API slower than 3 s | site=Price API; watches=Response time; threshold=3000; within=5; send_by=SMS and email; at_most_every=15; recipient=Nadia Frey
- Forum down | site=Old forum; watches=Downtime; threshold=1; within=10; send_by=Email; at_most_every=1440; recipient=Ravi Patel
record sent alert|alert record|triggered alert|alert history: Title!;Rule->@alert rule|alert setting~Five wrong passwords;Sent by=SMS|Email;Recipient->@alert contact|recipient~Nadia Frey;Measured value:number#0-1000000000;Message:long;Sent on:date!;Sent at:time;~Delivery=Queued|Delivered|Failed;~Handling=Open|Seen|Solved
- Petra's account attacked | rule=Five wrong passwords; sent_by=SMS; recipient=Nadia Frey; measured_value=9; message=Nine wrong passwords on petra.hill; delivery=Delivered; handling=Solved
- Shop flooded | rule=Visits times five; sent_by=Email; recipient=Ravi Patel; measured_value=1620; delivery=Delivered; handling=Seen
- API at 4.1 s | rule=API slower than 3 s; sent_by=SMS; recipient=Nadia Frey; measured_value=4100; delivery=Failed; handling=Open
- API at 4.1 s, mail | rule=API slower than 3 s; sent_by=Email; recipient=Nadia Frey; measured_value=4100; delivery=Delivered; handling=Open
person alert contact|recipient|contact: Name!;Email:email;Phone:phone;Prefers=SMS|Email|Both;Quiet from:time;Quiet until:time;Language=English|German|Chinese
- Nadia Frey | email=nadia@orca.example; prefers=Both; language=English
- Ravi Patel | email=ravi@orca.example; prefers=Email; language=English
- Omar Said | email=omar@orca.example; prefers=SMS; language=German
- Night desk | email=night@orca.example; prefers=Both; language=English
! record monitoring report|activity report|weekly statistic: Title!;Site->@monitored site|website~Orca shop;Period~Week 20;Visits:number#0-1000000000;Alerts:number#0-100000;Uptime:percent;Failed logins:number#0-1000000;Summary:long
- Shop week 20 | site=Orca shop; period=Week 20; visits=12840; alerts=1; uptime=99.9; failed_logins=0; summary=One wave of robots on Monday.
- Login week 20 | site=Member login; period=Week 20; visits=3110; alerts=2; uptime=99.7; failed_logins=61
- API week 20 | site=Price API; period=Week 20; visits=1490000; alerts=14; uptime=97.2; failed_logins=0
- Forum week 20 | site=Old forum; period=Week 20; visits=0; alerts=1; uptime=0; failed_logins=0
# email account setup|email forwarding|mail forwarding|forward email|forwarding system|email hosting|domain email
item email account|mailbox|mail account|email address|email setup: Address!;Domain->@mail domain|domain~lindenhof.example;Owner~Mei Otani;Kind=Mailbox|Alias|Catch-all|Forward only;Incoming server~imap.mail.example;Port:number#1-65535;Security=TLS|STARTTLS|None;Quota:number(MB)#0-1000000;Used:number(MB)#0-1000000;~Status=Connected|Waiting|Wrong password|Off
- info@lindenhof.example | domain=lindenhof.example; owner=Mei Otani; kind=Mailbox; incoming_server=imap.mail.example; port=993; security=TLS; quota=5000; used=1240; status=Connected
- orders@lindenhof.example | domain=lindenhof.example; owner=Mei Otani; kind=Forward only; quota=0; used=0; status=Connected
- ravi@orca.example | domain=orca.example; owner=Ravi Patel; kind=Mailbox; incoming_server=imap.mail.example; port=993; security=TLS; quota=10000; used=8800; status=Wrong password
- *@fair.example | domain=fair.example; owner=Petra Hill; kind=Catch-all; quota=0; used=0; status=Waiting
item forwarding rule|forward|forwarding|email forwarding: Name!;From account->@email account|mailbox~info@lindenhof.example;Forward to:email!;Condition=All mails|Sender contains|Subject contains|With attachment;Condition text;Keep a copy:boolean;Label in target~Lindenhof;Forwarded:number#0-10000000;~Status=Active|Waiting for confirmation|Paused
- All of info | from_account=info@lindenhof.example; forward_to=mei.otani@gmail.example; condition=All mails; label_in_target=Lindenhof; forwarded=812; status=Active
- Orders to the packer | from_account=orders@lindenhof.example; forward_to=packing@gmail.example; condition=Subject contains; condition_text=Order; label_in_target=Orders; forwarded=2210; status=Active
- Ravi's invoices | from_account=ravi@orca.example; forward_to=ravi.patel@gmail.example; condition=With attachment; forwarded=96; status=Paused
- Everything of the fair | from_account=*@fair.example; forward_to=petra@gmail.example; condition=All mails; forwarded=0; status=Waiting for confirmation
item mail domain|domain|email domain: Domain!;Owner~Mei Otani;MX record~mx1.post.example;SPF set:boolean;DKIM set:boolean;Accounts:number#0-100000;Added on:date;Expires on:date;~Verification=Waiting|Verified|Record missing
- lindenhof.example | owner=Mei Otani; mx_record=mx1.post.example; accounts=2; verification=Verified
- orca.example | owner=Ravi Patel; mx_record=mx1.post.example; accounts=5; verification=Verified
- fair.example | owner=Petra Hill; mx_record=mx.old.example; accounts=1; verification=Record missing
- typing.example | owner=Petra Hill; accounts=0; verification=Waiting
record received email|email|mail|domain email: Subject!;Account->@email account|mailbox~info@lindenhof.example;From:email!;Received on:date!;Received at:time;Text:long;Attachment:file;Size:number(KB)#0-100000;Read:boolean;Starred:boolean;~State=In inbox|Forwarded|Spam|Archived|Deleted
- Eighty small tins | account=info@lindenhof.example; from=rosa@mail.example; text=For a wedding in July.; size=14; state=Forwarded
- Order 2210 | account=orders@lindenhof.example; from=shop@lindenhof.example; size=22; state=Forwarded
- Invoice frames | account=ravi@orca.example; from=billing@frames.example; size=310; state=In inbox
- You have won | account=info@lindenhof.example; from=prize@spam.example; size=6; state=Spam
record forwarding log|forwarded mail|delivery log|forwarding record: Title!;Email->@received email|email~Eighty small tins;Rule->@forwarding rule|forward~All of info;Forwarded to:email;Sent on:date;Sent at:time;Tries:number#1-100;Server answer;~Result=Delivered|Waiting|Bounced|Refused
- Tins to Mei | email=Eighty small tins; rule=All of info; forwarded_to=mei.otani@gmail.example; tries=1; server_answer=250 OK; result=Delivered
- Order 2210 to packing | email=Order 2210; rule=Orders to the packer; forwarded_to=packing@gmail.example; tries=1; server_answer=250 OK; result=Delivered
- Invoice to Ravi | email=Invoice frames; rule=Ravi's invoices; forwarded_to=ravi.patel@gmail.example; tries=3; server_answer=421 try later; result=Waiting
- Prize to Mei | email=You have won; rule=All of info; forwarded_to=mei.otani@gmail.example; tries=1; server_answer=550 refused; result=Refused
! item mail folder|label: Name!;Account->@email account|mailbox~info@lindenhof.example;Colour~Amber;Emails:number#0-10000000;Unread:number#0-10000000
- Inbox | account=info@lindenhof.example; colour=Amber; emails=640; unread=12
- Weddings | account=info@lindenhof.example; colour=Pink; emails=31; unread=1
- Invoices | account=ravi@orca.example; colour=Green; emails=96; unread=4
- Spam | account=info@lindenhof.example; colour=Grey; emails=2210; unread=0
# form styling|form beautification|form style|css form
item form style|style|form theme|stylesheet|style theme: Name!;Layout=Stacked|Inline|Two columns|Floating labels;Font~Inter|Georgia;Border radius:number(px)#0-40;Primary colour~#2b5fd9;Background colour~#ffffff;Custom CSS:long;~Status=Draft|Published
- Calm blue | layout=Stacked; font=Inter; border_radius=8; primary_colour=#2b5fd9; background_colour=#f6f8ff; status=Published
- Paper | layout=Two columns; font=Georgia; border_radius=0; primary_colour=#444444; background_colour=#fffdf5; status=Published
- Pill buttons | layout=Floating labels; font=Inter; border_radius=24; primary_colour=#0a8f6a; background_colour=#ffffff; status=Draft
- Compact admin | layout=Inline; font=Roboto; border_radius=4; primary_colour=#333a56; background_colour=#eeeeee; status=Published
item form|web form|sample form: Title!;Style->@form style|style;Purpose=Contact|Sign-up|Survey|Order;Submit label~Send|Join;Success text:long;~Status=Draft|Live|Closed
- Contact form | style=Calm blue; purpose=Contact; submit_label=Send; success_text=Thank you, we answer within a day.; status=Live
- Newsletter sign-up | style=Pill buttons; purpose=Sign-up; submit_label=Join; status=Live
- Wedding reply card | style=Paper; purpose=Survey; submit_label=Reply; status=Draft
- Spare part order | style=Compact admin; purpose=Order; submit_label=Order now; status=Closed
item form element|form field|input|component|control: Label!;Form->@form|web form;Type=Text|Email|Checkbox|Radio|Dropdown|File|Date|Text area;Placeholder;Required:boolean;Position:number#1-100;Width:percent;Help text
- Your name | form=Contact form; type=Text; placeholder=First and last name; position=1; width=100
- Message | form=Contact form; type=Text area; placeholder=How can we help?; position=3; width=100
- Email address | form=Newsletter sign-up; type=Email; placeholder=you@example.org; position=1; width=70
- Will you come? | form=Wedding reply card; type=Radio; position=1; width=100
record style rule|css rule|rule: Selector!;Style->@form style|style;Property~border-color|padding;Value;State=Normal|Hover|Focus|Error|Disabled
- input:focus | style=Calm blue; property=border-color; value=#2b5fd9; state=Focus
- button:hover | style=Pill buttons; property=transform; value=scale(1.02); state=Hover
- .error | style=Paper; property=color; value=#a8201a; state=Error
- select | style=Compact admin; property=padding; value=4px 8px; state=Normal
record form submission|submission|response|entry: Reference!;Form->@form|web form;Answers:long;Submitted on:date;Sender email:email;~Status=New|Read|Archived
- S-101 | form=Contact form; answers=Name: Ivo Kern. Message: Opening hours in May?; status=New
- S-102 | form=Newsletter sign-up; answers=Email: ada@example.org; status=Read
- S-103 | form=Contact form; answers=Name: Lea Frank. Message: Broken link.; status=Archived
- S-104 | form=Spare part order; answers=Part 4411, two pieces; status=Read
! record style version [version|history|undo|save]: Title!;Style->@form style|style;Number:number#1-1000;Changed by;Changed on:date;Note
- Calm blue 3 | style=Calm blue; number=3; changed_by=Mia Roth; note=Larger focus ring
- Calm blue 2 | style=Calm blue; number=2; changed_by=Mia Roth; note=New font
- Paper 1 | style=Paper; number=1; changed_by=Ugo Serra; note=First version
- Compact admin 5 | style=Compact admin; number=5; changed_by=Ugo Serra; note=Less padding
# low-code|low code|no-code platform|page builder|visual development|no-code|without writing code|without coding|application builder
item application|app|project|low-code application: Name!;Code;Icon:image;Type=Web|Mobile|Dashboard|Mini-program;Owner~Jana Reuter|Felipe Sosa;Version~1.2.0;Description:long;~Status=Draft|In test|Published|Offline
- Visitor desk | code=visitor-desk; type=Web; owner=Jana Reuter; version=1.2.0; status=Published
- Tool lending | code=tool-lending; type=Mobile; owner=Felipe Sosa; version=0.4.1; status=In test
- Plant KPIs | code=plant-kpis; type=Dashboard; owner=Jana Reuter; version=2.0.0; status=Published
- Canteen menu | code=canteen; type=Mini-program; owner=Wu Lin; version=0.1.0; status=Draft
item page|screen|form page|view: Title!;Application->@application|app;Path~/visitors;Type=List|Form|Detail|Dashboard|Blank;Layout:long;Position:number#1-500;~Status=Draft|Published
- Visitor list | application=Visitor desk; path=/visitors; type=List; position=1; status=Published
- New visitor | application=Visitor desk; path=/visitors/new; type=Form; position=2; status=Published
- Lend a tool | application=Tool lending; path=/lend; type=Form; position=1; status=Draft
- Line overview | application=Plant KPIs; path=/; type=Dashboard; position=1; status=Published
item component|widget|ui component: Name!;Category=Input|Layout|Chart|Display|Navigation;Version~2.1.0;Icon:image;Default properties:long;Author;Enabled:boolean
- Text input | category=Input; version=2.1.0; default_properties=label, placeholder, maxLength; author=Core team
- Data table | category=Display; version=3.0.2; default_properties=columns, pageSize, source; author=Core team
- Bar chart | category=Chart; version=1.4.0; default_properties=x, y, colour; author=Wu Lin
- Two columns | category=Layout; version=1.0.0; default_properties=ratio, gap; author=Felipe Sosa
item data model|data table|entity|data object|model: Name!;Application->@application|app;Table name;Description:long;Rows:number#0-10000000;Access=Everyone|Owner only|Role
- Visitor | application=Visitor desk; table_name=visitor; rows=5210; access=Role
- Tool | application=Tool lending; table_name=tool; rows=340; access=Everyone
- Loan | application=Tool lending; table_name=loan; rows=912; access=Owner only
- Line reading | application=Plant KPIs; table_name=line_reading; rows=1840000; access=Role
record model field|field|data field|attribute: Name!;Model->@data model|entity;Type=Text|Number|Date|Boolean|Choice|Reference|File;Required:boolean;Default value;Position:number#1-200
- Full name | model=Visitor; type=Text; position=1
- Arrives on | model=Visitor; type=Date; position=2
- Serial number | model=Tool; type=Text; position=2
- Speed | model=Line reading; type=Number; default_value=0; position=3
item data source|connection|api|datasource: Name!;Application->@application|app;Type=MySQL|PostgreSQL|REST API|Excel|Built-in;Address;Timeout:number(s)#1-300;~Status=Connected|Failed|Not tested
- Staff directory | application=Visitor desk; type=REST API; address=https://hr.example.org/api; timeout=10; status=Connected
- Plant historian | application=Plant KPIs; type=PostgreSQL; address=historian.plant.local; timeout=30; status=Connected
- Tool list | application=Tool lending; type=Excel; address=tools.xlsx; timeout=60; status=Not tested
- Meal plan | application=Canteen menu; type=MySQL; address=db2.local; timeout=20; status=Failed
item workflow|process|business logic|automation|logic flow: Name!;Application->@application|app;Trigger=Button|Record saved|Schedule|Webhook;Steps:long;Enabled:boolean;Runs:number#0-1000000
- Tell host on arrival | application=Visitor desk; trigger=Record saved; steps=Find host, send message, print badge; runs=5190
- Overdue loan reminder | application=Tool lending; trigger=Schedule; steps=Find overdue loans, send mail; runs=60
- Refresh shift totals | application=Plant KPIs; trigger=Schedule; steps=Read historian, sum by shift; runs=8800
- Import meals | application=Canteen menu; trigger=Webhook; steps=Check file, write rows; runs=2
! record release [publish|deploy|release|version|generat]: Version!;Application->@application|app;Environment=Test|Production;Released by;Released on:date;Notes:long;~Result=Success|Failed|Rolled back
- Visitor desk 1.2.0 | application=Visitor desk; environment=Production; released_by=Jana Reuter; notes=Badge printing; result=Success
- Tool lending 0.4.1 | application=Tool lending; environment=Test; released_by=Felipe Sosa; notes=Photo of the tool; result=Success
- Plant KPIs 2.0.0 | application=Plant KPIs; environment=Production; released_by=Jana Reuter; notes=New charts; result=Rolled back
- Canteen 0.1.0 | application=Canteen menu; environment=Test; released_by=Wu Lin; notes=First page; result=Failed
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
! item update subscription|subscription: Title!;Subscriber~Mara Lindt|Joel Abara;Product->@update product|product line~Desk app;Kinds=All|Major only|Security only;Channel=Email|In app|Feed;Active:boolean
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
! record app download|download|test participation: Title!;Version->@app version|build~Pocket Garden 0.9.1;Tester~Mara Lindt|Joel Abara;Device;System version;Downloaded on:date;~Status=Downloaded|Installed|Tested|Removed
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
# routing control|view transition|mvc programming|programming paradigm|reactjs and mongo|web framework|navigation framework
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
! record sign-in record|session|login record|login log [log|auth|account|regist|jwt|sign]: Title!;User~Mara Lindt|Joel Abara;Device;Network address;Signed in on:date;Expires on:date;~Result=Success|Wrong password|Locked|Signed out
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
! record component version|release|version: Version!;Component->@component~Button;Changes:long;Breaking:boolean;Released by~Mara Lindt|Joel Abara;Released on:date
- Button 2.1 | component=Button; changes=Loading state.
- Button 2.0 | component=Button; changes=New sizes.
- Cell 1.8 | component=Cell; changes=Swipe actions.
- Dialog 1.3 | component=Dialog; changes=Closes with Escape.
! record component feedback|issue|feedback: Title!;Component->@component~Dialog;Kind=Bug|Wish|Question;Text:long;Given by~Mara Lindt|Joel Abara;Given on:date;~Status=Open|Planned|Done|Rejected
- Dialog jumps on small phones | component=Dialog; kind=Bug; status=Open
- Button with two icons | component=Button; kind=Wish; status=Rejected
- Cell in three lines? | component=Cell; kind=Question; status=Done
- Ring with text inside | component=Progress ring; kind=Wish; status=Planned
# script task|multi-process|task scheduler|script execution|job scheduler|executing script|batch job|scheduled task|cron job|cron manager|scheduled script
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
! record slide event|slide view|slider statistic|slide click: Title!;Slide->@slide|slider item~Linen apron;Event=Shown|Swiped|Arrow|Dot|Clicked|Added to cart;Device=Phone|Tablet|Desktop;Visitor~Mara Lindt|Joel Abara;Happened on:date
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
item database|database instance|data source|protected database: Name!;Engine=MySQL|PostgreSQL|SQL Server|Oracle|SQLite|MongoDB;Version;Host name;Port:number#1-65535;Size:number(GB)#0-100000;Owner~Data team|Web team;Encrypted:boolean;~Status=Online|Read-only|Offline
- shop_main | engine=PostgreSQL; version=15.4; host_name=db1.example.org; port=5432; size=86; owner=Web team; status=Online
- hr_records | engine=SQL Server; version=2019; host_name=db2.example.org; port=1433; size=14; owner=Data team; status=Online
- crm_old | engine=MySQL; version=5.7; host_name=db3.example.org; port=3306; size=41; owner=Web team; status=Read-only
- sensor_log | engine=MongoDB; version=6.0; host_name=db4.example.org; port=27017; size=320; owner=Data team; status=Online
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
item database connection|data source|database: Name!;Project->@project~Bike rental|Parcel service;Database type=MySQL|PostgreSQL|SQLite|Oracle|SQL Server|MongoDB;Host name;Port:number#1-65535;Schema name;User name;~State=Connected|Not tested|Failed
- Rental on the test server | project=Bike rental; database_type=PostgreSQL; host_name=db.test; port=5432; schema_name=rental; user_name=rental_dev; state=Connected
- Parcels local | project=Parcel service; database_type=MySQL; host_name=localhost; port=3306; schema_name=parcels; user_name=dev; state=Connected
- Members file | project=Club members; database_type=SQLite; host_name=file; port=1; schema_name=main; user_name=none; state=Not tested
- Weather archive | project=Weather import; database_type=PostgreSQL; host_name=archive.test; port=5432; schema_name=weather; user_name=reader; state=Failed
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
# cloud-based php|caching function|application hosting|cloud hosting|web framework|php cloud application|cloud application hosting
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
record key|key-value pair|key value pair|data|entry|data structure|string|data record|stored data: Key!;Database->@database|keyspace~cache|sessions;Data structure=String|Hash|List|Set|Sorted set;Value:long;Expires in:number(s)#-1-31536000;~Expires on:date;Size:number(B)#0-536870912;~State=Live|Expired|Collected
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
# database migration|database schema|schema migration|schema update|data migration
item database|target database|project database: Name!;Engine=MySQL|PostgreSQL|SQLite|Oracle|SQL Server;Host name~db.intern.example;Port:number#1-65535;Environment=Development|Test|Production;Current version->@schema version|version~shop 1.3;Owner~Ada Finch;~Status=Connected|Unreachable|Locked
- shop | engine=PostgreSQL; host_name=db1.intern.example; port=5432; environment=Production; current_version=shop 1.3; owner=Ada Finch; status=Connected
- shop_test | engine=PostgreSQL; host_name=db-test.intern.example; port=5432; environment=Test; current_version=shop 1.4; owner=Ada Finch; status=Connected
- billing | engine=MySQL; host_name=db2.intern.example; port=3306; environment=Production; current_version=billing 2.0; owner=Olu Sands; status=Locked
- sandbox | engine=SQLite; host_name=local file; port=1; environment=Development; current_version=shop 1.4; owner=Olu Sands; status=Connected
item schema version|version|database schema|schema file|schema|old version|new version: Name!;Database->@database|target database~shop;Version number~1.3;Schema file:file;Definition:long;Tables:number#0-10000;Uploaded by~Ada Finch;Uploaded on:date;Notes:long;~Status=Draft|Current|Superseded
- shop 1.3 | database=shop; version_number=1.3; definition=CREATE TABLE customer (id int, name text); tables=24; uploaded_by=Ada Finch; status=Current
- shop 1.4 | database=shop; version_number=1.4; definition=CREATE TABLE customer (id int, name text, phone text); tables=25; uploaded_by=Ada Finch; notes=Adds phone and the table coupon.; status=Draft
- billing 2.0 | database=billing; version_number=2.0; tables=11; uploaded_by=Olu Sands; status=Current
- shop 1.2 | database=shop; version_number=1.2; tables=23; uploaded_by=Ada Finch; status=Superseded
record migration|update|migration task|schema update|migration run|upgrade|database migration|automatic migration: Title!;Database->@database|target database~shop_test;From version->@schema version|version~shop 1.3;To version->@schema version|version~shop 1.4;Script:long;Dry run:boolean;Started by~Ada Finch;Started on:date;Duration:number(s)#0-86400;~Status=Planned|Running|Succeeded|Failed|Rolled back
- Test shop to 1.4 | database=shop_test; from_version=shop 1.3; to_version=shop 1.4; script=ALTER TABLE customer ADD phone text; started_by=Ada Finch; duration=4; status=Succeeded
- Live shop to 1.4 | database=shop; from_version=shop 1.3; to_version=shop 1.4; script=ALTER TABLE customer ADD phone text; started_by=Ada Finch; status=Planned
- Live shop to 1.3 | database=shop; from_version=shop 1.2; to_version=shop 1.3; started_by=Olu Sands; duration=11; status=Succeeded
- Sandbox try | database=sandbox; from_version=shop 1.2; to_version=shop 1.4; started_by=Olu Sands; duration=2; status=Rolled back
! record schema change|difference|change|schema difference|comparison: Title!;Migration->@migration|migration task~Test shop to 1.4;Object~customer.phone;Kind=Table added|Table dropped|Column added|Column changed|Column dropped|Index added;Statement:long;Risk=Safe|Check|Destroys data;~Status=Pending|Applied|Skipped|Failed
- Add customer.phone | migration=Test shop to 1.4; object=customer.phone; kind=Column added; statement=ALTER TABLE customer ADD phone text; risk=Safe; status=Applied
- Create coupon | migration=Test shop to 1.4; object=coupon; kind=Table added; statement=CREATE TABLE coupon (code text PRIMARY KEY); risk=Safe; status=Applied
- Drop item.colour_old | migration=Live shop to 1.4; object=item.colour_old; kind=Column dropped; statement=ALTER TABLE item DROP colour_old; risk=Destroys data; status=Pending
- Index on orders.placed_on | migration=Live shop to 1.3; object=orders.placed_on; kind=Index added; risk=Check; status=Applied
! record migration log|log|execution log|error log: Title!;Migration->@migration|migration task~Test shop to 1.4;Level=Info|Warning|Error;Message:long;Logged on:date;Logged at:time
- Connected | migration=Test shop to 1.4; level=Info; message=Connected to shop_test as migrator.
- Two statements applied | migration=Test shop to 1.4; level=Info; message=Schema is now at 1.4.
- Long lock | migration=Live shop to 1.3; level=Warning; message=Waited 6 s for a lock on orders.
- Type mismatch | migration=Sandbox try; level=Error; message=Column price holds text, numeric expected.
! record backup|rollback point|rollback: Title!;Database->@database|target database~shop;Taken before->@migration|migration task~Live shop to 1.4;File:file;Size:number(MB)#0-1000000;Taken on:date;~Status=Ready|Restored|Expired
- shop before 1.3 | database=shop; taken_before=Live shop to 1.3; size=880; status=Expired
- shop_test before 1.4 | database=shop_test; taken_before=Test shop to 1.4; size=120; status=Ready
- sandbox before try | database=sandbox; taken_before=Sandbox try; size=2; status=Restored
- shop before 1.4 | database=shop; taken_before=Live shop to 1.4; size=910; status=Ready
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
! record delivery|push record|delivery record|received event|event log: Title!;Event->@event|pushed event~Goal for Northend 1:0;Subscription->@subscription|event subscription~Northend matches;Delivered on:date;Delay:number(ms)#0-600000;Attempts:number#1-50;~Status=Waiting|Delivered|Read|Failed
- Goal shown to Mona | event=Goal for Northend 1:0; subscription=Northend matches; delay=84; attempts=1; status=Read
- HRB price on the page | event=HRB up 2.4 %; subscription=Prices above 40; delay=41; attempts=1; status=Delivered
- Alarm to the night shift | event=Disk full on web-3; subscription=All alarms; delay=0; attempts=3; status=Failed
- Bridge news by mail | event=Bridge closed on Sunday; subscription=News in the evening; delay=5200; attempts=1; status=Delivered
! record connection|client|client connection|online client: Client name!;Device=Browser|Phone|Server|Tablet;Address~10.0.4.18;Connected on:date;Last sign of life:time;Events received:number#0-1000000000;~Status=Connected|Reconnecting|Closed;Last event->@event|pushed event~Goal for Northend 1:0
- Mona, browser | device=Browser; address=10.0.4.18; events_received=214; status=Connected
- Wall screen lobby | device=Tablet; address=10.0.4.77; events_received=1890; status=Connected
- Ravi, phone | device=Phone; address=10.0.9.3; events_received=37; status=Reconnecting
- Archive service | device=Server; address=10.0.1.5; events_received=10483; status=Closed
! record push setting|notification setting: Title!;Quiet from:time;Quiet until:time;Smallest priority=Low|Normal|High;Sound=Off|Soft|Loud;Reconnect after:number(s)#1-600
- Daytime | smallest_priority=Low; sound=Soft; reconnect_after=3
- Night shift | smallest_priority=High; sound=Loud; reconnect_after=1
- Meetings | smallest_priority=High; sound=Off; reconnect_after=10
- Screen in the lobby | smallest_priority=Normal; sound=Off; reconnect_after=5
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
# database documentation|database table|data dictionary|field comment|table comment
item database|data source: Name!;Engine=MySQL|PostgreSQL|Oracle|SQL Server|SQLite;Host name~db1.intern.example;Schema~public;Owner~Ada Finch;Read on:date;~Tables:number#0-100000;~Status=Connected|Not reachable
- crm | engine=MySQL; host_name=db1.intern.example; schema=crm; owner=Ada Finch; tables=46; status=Connected
- stock | engine=PostgreSQL; host_name=db2.intern.example; schema=public; owner=Olu Sands; tables=31; status=Connected
- payroll | engine=Oracle; host_name=db5.intern.example; schema=HR; owner=Ada Finch; tables=58; status=Not reachable
- reports | engine=SQL Server; host_name=db7.intern.example; schema=dbo; owner=Olu Sands; tables=19; status=Connected
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
# api interface|api monitoring|interface monitoring|interface performance|api performance|api interface call|interface call
item interface|api interface|api|service interface|endpoint|interface configuration: Name!;Method=GET|POST|PUT|PATCH|DELETE;Path~/v1/orders;Service->@service|application~order-service;Owner~Team Checkout;Timeout:number(ms)#1-600000;Description:long;~Average duration:number(ms)#0-600000;~Error rate:percent;~Status=Healthy|Slow|Failing|Off
- Create order | method=POST; path=/v1/orders; service=order-service; owner=Team Checkout; timeout=3000; average_duration=240; error_rate=0.4; status=Healthy
- Order list | method=GET; path=/v1/orders; service=order-service; owner=Team Checkout; timeout=2000; average_duration=910; error_rate=0.1; status=Slow
- Charge card | method=POST; path=/v2/charges; service=payment-service; owner=Team Money; timeout=8000; average_duration=1320; error_rate=6.2; status=Failing
- Find product | method=GET; path=/v1/products; service=catalogue-service; owner=Team Shelf; timeout=1500; average_duration=85; error_rate=0; status=Healthy
item service|application|upstream service|downstream service: Name!;Language~Java|Go;Environment=Development|Test|Production;Version~4.12;Instances:number#1-1000;Team~Team Checkout;Web address:url
- order-service | language=Java; environment=Production; version=4.12; instances=6; team=Team Checkout
- payment-service | language=Go; environment=Production; version=2.3; instances=4; team=Team Money
- catalogue-service | language=Go; environment=Production; version=7.0; instances=3; team=Team Shelf
- web-front | language=TypeScript; environment=Production; version=31; instances=4; team=Team Checkout
record request record|call record|interface call|request log|monitoring data|interface information|api interface call|api call|data call: Title!;Interface->@interface|api interface~Create order;Requested on:date;Requested at:time;Duration:number(ms)#0-600000;Response code:number#0-599;Trace number~tr-81f2;Caller->@service|application~web-front;~Result=Succeeded|Client error|Server error|Timeout
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
! record optimization record|system optimization|performance optimization|tuning record [optimi\\w*|tun\\w*|efficien\\w*]: Title!;Interface->@interface|api interface~Charge card;Area=Caching|Database|Network|Code|Server;Change:long!;Before:number(ms)#0-600000;After:number(ms)#0-600000;Gain:percent;Done by~Ole Grant;Done on:date;~Status=Proposed|Applied|Rolled back
- Cache the order list | interface=Order list; area=Caching; change=Keep the first page for 30 seconds.; before=420; after=95; gain=77; done_by=Ole Grant; status=Applied
- Index for card tokens | interface=Charge card; area=Database; change=Index on the token column.; before=310; after=180; gain=42; done_by=Ole Grant; status=Applied
- Shorter timeout to the bank | interface=Charge card; area=Network; change=Timeout from 30 to 8 seconds.; before=30000; after=8000; gain=73; done_by=Ole Grant; status=Proposed
- Send smaller order rows | interface=Order list; area=Code; change=Leave out fields that nobody reads.; before=260; after=140; gain=46; done_by=Lina Moor; status=Rolled back
! record data processing job|processing job|processing run|data processing [process\\w*]: Title!;Interface->@interface|api interface~Order list;Input=Interface answer|File|Database table;Step=Filter|Map|Merge|Aggregate|Export;Rows in:number#0-1000000000;Rows out:number#0-1000000000;Started on:date;Duration:number(s)#0-86400;Message:long;~Status=Waiting|Running|Done|Failed
- Merge orders of the day | interface=Order list; input=Interface answer; step=Merge; rows_in=1840; rows_out=1832; duration=12; status=Done
- Filter failed charges | interface=Charge card; input=Database table; step=Filter; rows_in=90210; rows_out=311; duration=48; status=Running
- Export customers | interface=Order list; input=File; step=Export; rows_in=4000; rows_out=0; duration=3; message=Column missing.; status=Failed
- Sum charges by day | interface=Charge card; input=Interface answer; step=Aggregate; rows_in=12600; rows_out=31; duration=9; status=Waiting
# design pattern|code example|programming demo|code demo
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
! item code template|generation template|output template [generat\\w*|template]: Name!;Target=JavaScript object|JavaScript class|JSON|Function call;Body:long;Indent:number(spaces)#0-8;Quotes=Single|Double;Author~Dana Wolf;Default:boolean
- Plain object, two spaces | target=JavaScript object; indent=2; quotes=Single; author=Dana Wolf
- Class with getters | target=JavaScript class; indent=4; quotes=Double; author=Nils Ek
- Strict JSON | target=JSON; indent=2; quotes=Double; author=Dana Wolf
- Call of one function | target=Function call; body=create({name, price}); indent=2; quotes=Single; author=Nils Ek
! record code edit|edited code|saved change [edit\\w*|change|save]: Title!;Generated code->@generated code|php object;Number:number#1-1000;Code:long;Change;Saved by~Dana Wolf;Saved on:date;~Status=Draft|Previewed|Kept
- Renamed the fields | number=2; change=Names in camel case.; saved_by=Dana Wolf; status=Kept
- Added a getter | number=3; change=Getter for the total.; saved_by=Nils Ek; status=Draft
- Shorter loop | number=4; code=rows.map(toItem); change=Loop replaced by map.; saved_by=Dana Wolf; status=Previewed
- Comments taken out | number=5; change=Comments of the script removed.; saved_by=Nils Ek; status=Kept
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
# query proxy|htsql|database connection|multiple data sources|data source connection|database querying|connect to database|query website
item data source|database connection|connection|database|data source configuration: Name!;Type=MySQL|PostgreSQL|SQLite|Oracle|SQL Server|HTSQL service;Host name~db1.firm.example;Port:number#0-65535;Database name;User name;Read only:boolean;Time limit:number(s)#1-3600;Owner~Jo Hartley;Last tested on:date;~Status=Connected|Not tested|Refused|Off
- Shop, live copy | type=PostgreSQL; host_name=db1.firm.example; port=5432; database_name=shop; user_name=reader; time_limit=30; owner=Jo Hartley; status=Connected
- School register | type=HTSQL service; host_name=reg.school.example; port=8080; database_name=register; user_name=guest; time_limit=20; owner=Ana Prior; status=Connected
- Old orders | type=MySQL; host_name=db7.firm.example; port=3306; database_name=orders_2019; user_name=archive; time_limit=60; owner=Jo Hartley; status=Refused
- Sandbox | type=SQLite; host_name=local; port=0; database_name=sandbox.db; time_limit=10; owner=Ana Prior; status=Not tested
! record query|query statement|sql query|htsql query: Title!;Data source->@data source|database~School register;Statement:long!;Language=SQL|HTSQL;Parameters;Output=Table|HTML|JSON|CSV;Written by~Ana Prior;Changed on:date;Shared:boolean
- Schools by campus | data_source=School register; statement=/school{name, campus}; language=HTSQL; output=HTML; written_by=Ana Prior
- Courses over three credits | data_source=School register; statement=/course?credits>3; language=HTSQL; output=JSON; written_by=Ana Prior
- Orders of the week | data_source=Shop, live copy; statement=SELECT * FROM orders WHERE week = :week; language=SQL; parameters=week; output=Table; written_by=Jo Hartley
- Best customers 2019 | data_source=Old orders; statement=SELECT customer, SUM(total) FROM orders GROUP BY customer; language=SQL; output=CSV; written_by=Jo Hartley
! record query run|execution|query execution|query result|query history|result|query results: Title!;Query->@query|saved query~Schools by campus;Data source->@data source|database~School register;Run by~Ana Prior;Run on:date;Run at:time;Rows:number#0-1000000000;Duration:number(ms)#0-3600000;Output=Table|HTML|JSON|CSV;Result:long;Message;~Status=Running|Done|Failed|Stopped
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
! item stored statement|saved query|favorite query: Name!;Data source->@data source|database~School register;Statement:long!;Parameters;Output=Table|HTML|JSON|CSV;Shared:boolean;Owner~Ana Prior;~Used:number#0-1000000
- Schools with free places | data_source=School register; statement=/school?free>0; output=HTML; owner=Ana Prior; used=41
- Programmes of a school | data_source=School register; statement=/school{name, /program}; parameters=code; output=JSON; owner=Jo Hartley; used=12
- Open programmes as a list | data_source=School register; statement=/program?open=true; output=CSV; owner=Ana Prior; used=7
- Heads of all schools | data_source=School register; statement=/school{name, head}; output=Table; owner=Jo Hartley; used=23
! record result export|query export [export|html|json|csv|format]: File name!;Data source->@data source|database~School register;Format=HTML|JSON|CSV|XML;Rows:number#0-1000000000;Size:number(KB)#0-10000000;File:file;Made by~Ana Prior;Made on:date
- schools.json | format=JSON; rows=9; size=4; made_by=Ana Prior
- schools.html | format=HTML; rows=9; size=7; made_by=Jo Hartley
- programmes.csv | format=CSV; rows=118; size=11; made_by=Ana Prior
- heads.xml | format=XML; rows=9; size=6; made_by=Jo Hartley
! record access log|proxy request|request log: Request!;Data source->@data source|database~School register;Client address~192.0.2.14;Format=HTML|JSON|CSV;Status code:number#0-599;Rows:number#0-1000000000;Duration:number(ms)#0-3600000;Asked on:date;Asked at:time;~Result=Answered|Refused|Failed
- /school | data_source=School register; client_address=192.0.2.14; format=HTML; status_code=200; rows=9; duration=18; result=Answered
- /school{name} | data_source=School register; client_address=192.0.2.20; format=JSON; status_code=200; rows=9; duration=11; result=Answered
- /drop | data_source=School register; client_address=192.0.2.99; format=HTML; status_code=403; rows=0; duration=2; result=Refused
- /program?open=true | data_source=School register; client_address=192.0.2.31; format=CSV; status_code=504; rows=0; duration=30000; result=Failed
# raphters|web development framework|component configuration|reusable component|framework console|encapsulate business logic|encapsulating business logic
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
! record component run|run|execution|call record|function call|event call: Title!;Module->@framework module|component~Discount rules;Input:long;~Output:long;Called by~Shop basket;Duration:number(ms)#0-600000;Run on:date;Run at:time;~Status=Succeeded|Failed|Queued
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
# native application|native app|developing native|small application|hybrid app|mini app framework|cross-platform app
item app project|application|app|mini app|small application|native application: Name!;Identifier~com.example.notes;Template->@template|app template~Blank app|Tab bar;Platforms=Android|iOS|Android and iOS|Desktop;Version~1.0.0;Icon:image;Developer~Mina Rao|Oskar Lind;Description:long;~Status=Draft|In development|Published|Archived
- Pocket notes | identifier=com.example.notes; template=List and detail; platforms=Android and iOS; version=1.2.0; developer=Mina Rao; description=Notes kept on the phone.; status=Published
- Shift clock | identifier=com.example.shift; template=Tab bar; platforms=Android; version=0.4.1; developer=Oskar Lind; description=Clock in and out.; status=In development
- Trail map | identifier=com.example.trail; template=Blank app; platforms=iOS; version=0.1.0; developer=Mina Rao; description=Walks with offline maps.; status=Draft
- Menu board | identifier=com.example.menu; template=List and detail; platforms=Desktop; version=2.0.3; developer=Oskar Lind; description=Menu of the day on a screen.; status=Archived
item template|app template|starter|project template: Name!;Category=Blank|List|Tabs|Form|Map|Media;Pages in it:number#1-50;Picture:image;Description:long;~Used:number#0-100000
- Blank app | category=Blank; pages_in_it=1; description=One empty page with a title bar.; used=920
- Tab bar | category=Tabs; pages_in_it=4; description=Four tabs at the bottom.; used=640
- List and detail | category=List; pages_in_it=2; description=A list and the page of one entry.; used=815
- Sign-in form | category=Form; pages_in_it=2; description=Login and registration with checks.; used=377
record page|screen|app page|view: Title!;App->@app project|application~Pocket notes|Shift clock;Path~/notes;Layout=Stack|List|Grid|Tabs|Form;Transition=Slide|Fade|None|Sheet;Order number:number#1-500;Markup:long;Script:long
- Notes list | app=Pocket notes; path=/notes; layout=List; transition=None; order_number=1; markup=<list bind="notes"></list>; script=load('notes')
- One note | app=Pocket notes; path=/notes/one; layout=Form; transition=Slide; order_number=2; markup=<textarea bind="text"></textarea>; script=save('notes')
- Clock | app=Shift clock; path=/clock; layout=Stack; transition=Fade; order_number=1; markup=<button>Clock in</button>; script=post('/shifts')
- Map | app=Trail map; path=/map; layout=Stack; transition=None; order_number=1; markup=<map zoom="12"></map>; script=locate()
item component|interface component|ui component|widget: Name!;Category=Input|Navigation|Display|Feedback|Media|Device;Properties:long;Events~tap, change;Example code:long;Available since~0.3.0;~Status=Stable|Beta|Deprecated
- Button | category=Input; properties=label, icon, disabled; events=tap; example_code=<button label="Save"></button>; available_since=0.1.0; status=Stable
- Tab bar item | category=Navigation; properties=label, icon, page; events=select; example_code=<tab page="/home"></tab>; available_since=0.2.0; status=Stable
- Toast | category=Feedback; properties=text, seconds; events=close; example_code=toast('Saved'); available_since=0.3.0; status=Stable
- Camera view | category=Device; properties=facing, flash; events=picture; example_code=<camera facing="back"></camera>; available_since=0.8.0; status=Beta
record storage entry|data storage|stored value|local data: Key!;App->@app project|application~Pocket notes;Scope=Device|Session|Cloud;Value:long;Type=Text|Number|List|Object|File;Size:number(KB)#0-10240;Updated on:date
- notes.list | app=Pocket notes; scope=Device; value=["Buy flour","Call Ana"]; type=List; size=2
- user.theme | app=Pocket notes; scope=Device; value=dark; type=Text; size=1
- shift.current | app=Shift clock; scope=Session; value={"in":"08:02"}; type=Object; size=1
- map.tiles | app=Trail map; scope=Device; value=Tiles of the north valley; type=File; size=8400
record network request|api request|request log|http request: Title!;App->@app project|application~Shift clock;Method=GET|POST|PUT|DELETE;Address:url;Body:long;Status code:number#100-599;Took:number(ms)#0-60000;Sent on:date;Response:long
- Send a shift | app=Shift clock; method=POST; address=https://api.example.com/shifts; body={"in":"08:02"}; status_code=201; took=184; response={"id":71}
- Load the menu | app=Menu board; method=GET; address=https://api.example.com/menu; status_code=200; took=96; response={"dishes":6}
- Delete a note | app=Pocket notes; method=DELETE; address=https://api.example.com/notes/4; status_code=404; took=61; response={"error":"not found"}
- Trails near me | app=Trail map; method=GET; address=https://api.example.com/trails; status_code=200; took=420; response={"trails":12}
! record build|app build|release|app version: Build number!;App->@app project|application~Pocket notes;Version~1.2.0;Platform=Android|iOS|Desktop;Package:file;Size:number(MB)#0-2000;Built on:date;Change log:long;~Status=Queued|Building|Succeeded|Failed
- B-210 | app=Pocket notes; version=1.2.0; platform=Android; size=6.4; change_log=Search in notes.; status=Succeeded
- B-211 | app=Pocket notes; version=1.2.0; platform=iOS; size=8.1; change_log=Search in notes.; status=Succeeded
- B-212 | app=Shift clock; version=0.4.1; platform=Android; size=5.2; change_log=Works without network.; status=Failed
- B-213 | app=Trail map; version=0.1.0; platform=iOS; size=12.7; change_log=First map.; status=Building
# razor page|clancats|personal information website|user center|based on razor
item content|content item|information|browsable content|library entry: Title!;Category->@content category|content type~Guides|News;Summary;Text:long;Cover:image;Author~Helena Brix|Tariq Aziz;Tags~beginner, indoor;Published on:date;~Views:number#0-10000000;~Status=Draft|Published|Hidden
- Repotting in spring | category=Guides; summary=When roots need room; text=Choose a pot two fingers wider, water the day before.; author=Helena Brix; tags=beginner, indoor; views=412; status=Published
- New opening hours | category=News; summary=Longer on Thursdays; text=From next month we are here until eight.; author=Tariq Aziz; tags=visit; views=188; status=Published
- Three soils compared | category=Tests; summary=Peat-free and good; text=We tried three mixtures for half a year.; author=Helena Brix; tags=soil; views=951; status=Published
- Balcony in the wind | category=Guides; summary=What stands up to it; text=Grasses and low shrubs do well.; author=Tariq Aziz; tags=outdoor; views=0; status=Draft
! item content category|content type|category|section: Name!;Address~guides;Description;Parent category~Reading;Sort number:number#1-100;Picture:image
- Guides | address=guides; description=Step by step; parent_category=Reading; sort_number=1
- News | address=news; description=What is new; parent_category=Reading; sort_number=2
- Tests | address=tests; description=Tried by us; parent_category=Reading; sort_number=3
- Downloads | address=downloads; description=Files to take along; parent_category=Files; sort_number=4
person profile|personal information|personal profile|member profile|personal data: Display name!;Full name;Email:email;Phone:phone;Birthday:date;City;Address:long;Picture:image;Language=English|German|French|Spanish;Visible to=Only me|Members|Everybody
- H. Brix | full_name=Helena Brix; email=helena@example.com; phone=+45 32 55 01 10; city=Odense; language=English; visible_to=Members
- Tariq | full_name=Tariq Aziz; email=tariq@example.com; phone=+44 20 5550 0112; city=Leeds; language=English; visible_to=Everybody
- Manon P. | full_name=Manon Petit; email=manon@example.com; city=Lyon; language=French; visible_to=Only me
- Jörg | full_name=Jörg Adler; email=joerg@example.com; city=Kiel; language=German; visible_to=Members
! record sign-in|login record|login history|security log|password change [password\\w*|secur\\w*|log in|register|encrypt\\w*]: Title!;Person->@profile|personal information~Tariq;Action=Login|Logout|Failed login|Password changed|Email changed|Registration;Device~Laptop, Firefox;IP address~192.0.2.14;Place;At:date
- Tariq logs in at work | person=Tariq; action=Login; device=Laptop, Firefox; ip_address=192.0.2.14; place=Leeds
- Wrong password | person=Manon P.; action=Failed login; device=Phone, Safari; ip_address=198.51.100.7; place=Lyon
- New password of Manon | person=Manon P.; action=Password changed; device=Phone, Safari; ip_address=198.51.100.7; place=Lyon
- Jörg joins | person=Jörg; action=Registration; device=Tablet, Chrome; ip_address=203.0.113.20; place=Kiel
request data request|profile change request|information change|account request: Title!;Person->@profile|personal information~Jörg;Kind=Correct data|Export data|Delete account|Change email|Unlock account;Details:long;Asked on:date;Reply to:email
- Copy of my data | person=Jörg; kind=Export data; details=Everything you keep about me, please.; reply_to=joerg@example.com
- New address of mail | person=Tariq; kind=Change email; details=The old one ends in May.; reply_to=tariq@example.com
- Locked out | person=Manon P.; kind=Unlock account; details=Five wrong tries.; reply_to=manon@example.com
- Name is misspelt | person=H. Brix; kind=Correct data; details=Helena with one l.; reply_to=helena@example.com
! item privacy setting|personal setting|user setting|notification setting: Name!;Person->@profile|personal information~Tariq;Email visible:boolean;News by mail=Never|Weekly|At once;Two-step login:boolean;Log out after:number(min)#5-1440;Theme=Light|Dark
- Settings of Tariq | person=Tariq; news_by_mail=Weekly; log_out_after=60; theme=Dark
- Settings of Helena | person=H. Brix; news_by_mail=At once; log_out_after=240; theme=Light
- Settings of Manon | person=Manon P.; news_by_mail=Never; log_out_after=15; theme=Light
- Settings of Jörg | person=Jörg; news_by_mail=Weekly; log_out_after=30; theme=Dark
! record saved search|search history|search record: Words!;Person->@profile|personal information~Tariq;Category->@content category|content type~Guides;Results:number#0-100000;Searched on:date
- balcony | person=Tariq; category=Guides; results=1
- soil without peat | person=Jörg; category=Tests; results=1
- opening hours | person=Manon P.; category=News; results=1
- watering plan | person=H. Brix; category=Downloads; results=0
# accessible and inclusive|accessibility|web accessibility|accessibility evaluation|accessibility check|wcag|inclusive design
item website|site|web page|evaluated website|digital content: Name!;Address:url;Owner~City library;Kind=Website|Web app|PDF document|Form|Video|Mobile app;Target level=A|AA|AAA;Pages:number#1-100000;Contact:email;~Score:percent;~Status=Not checked|In check|Passed|Needs work
- City library | address=https://library.example.org; owner=City library; kind=Website; target_level=AA; pages=140; contact=web@library.example.org; score=81; status=Needs work
- Bus pass form | address=https://bus.example.org/pass; owner=Transport office; kind=Form; target_level=AA; pages=4; contact=forms@bus.example.org; score=64; status=Needs work
- Annual report | address=https://town.example.org/report.pdf; owner=Town hall; kind=PDF document; target_level=A; pages=48; contact=press@town.example.org; score=92; status=Passed
- Museum guide | address=https://museum.example.org/guide; owner=Museum; kind=Mobile app; target_level=AAA; pages=25; contact=hello@museum.example.org; score=0; status=Not checked
item guideline|accessibility guideline|requirement|criterion|rule|specification: Title!;Number~1.4.3;Topic=Navigation|Content structure|Simple language|Forms|PDF and downloads|Colour and contrast|Media|Keyboard;Level=A|AA|AAA;What it asks:long;How to test:long;Example:long
- Contrast of text | number=1.4.3; topic=Colour and contrast; level=AA; what_it_asks=Text stands out with a ratio of 4.5 to 1.; how_to_test=Measure text and ground with a contrast tool.; example=Dark grey on white.
- Labels of fields | number=3.3.2; topic=Forms; level=A; what_it_asks=Each field says what it wants.; how_to_test=Click the label, the field gets the cursor.; example=A label element with the id of the field.
- Order of headings | number=1.3.1; topic=Content structure; level=A; what_it_asks=Headings show the structure.; how_to_test=List the headings, no level is left out.; example=One h1, then h2.
- Tagged document | number=PDF-1; topic=PDF and downloads; level=A; what_it_asks=Headings, lists and tables are tagged.; how_to_test=Read it with a screen reader.; example=Export with tags from the word processor.
record evaluation|accessibility evaluation|audit|accessibility check|test run|assessment: Title!;Website->@website|site~City library;Checked by~Ines Falk|Noor Haddad;Method=Automatic|By hand|With users|Screen reader;Pages checked:number#1-10000;Checked on:date;~Score:percent;~Issues found:number#0-100000;~Status=Planned|Running|Finished
- Library, first check | website=City library; checked_by=Ines Falk; method=Automatic; pages_checked=140; score=81; issues_found=36; status=Finished
- Library with users | website=City library; checked_by=Noor Haddad; method=With users; pages_checked=12; score=74; issues_found=9; status=Finished
- Bus pass by keyboard | website=Bus pass form; checked_by=Noor Haddad; method=By hand; pages_checked=4; score=64; issues_found=7; status=Finished
- Report with tags | website=Annual report; checked_by=Ines Falk; method=Screen reader; pages_checked=48; score=92; issues_found=2; status=Finished
record issue|accessibility issue|finding|barrier|violation|problem: Title!;Evaluation->@evaluation|audit~Library, first check;Guideline->@guideline|criterion~Contrast of text;Page~/opening-hours;Element~input#city;Severity=Minor|Moderate|Serious|Critical;Affects=Blind people|Low vision|Motor|Hearing|Cognitive|All;Description:long;~Status=Open|In progress|Fixed|Accepted
- Grey hints are too light | evaluation=Library, first check; guideline=Contrast of text; page=/search; element=p.hint; severity=Serious; affects=Low vision; description=Ratio is 2.8 to 1.; status=In progress
- City field has no label | evaluation=Bus pass by keyboard; guideline=Labels of fields; page=/pass/2; element=input#city; severity=Critical; affects=Blind people; description=Only a placeholder is there.; status=Open
- Headings jump from 1 to 4 | evaluation=Library with users; guideline=Order of headings; page=/events; element=h4; severity=Moderate; affects=Blind people; description=Chosen for its size.; status=Fixed
- Table of budget is a picture | evaluation=Report with tags; guideline=Tagged document; page=page 31; element=figure; severity=Serious; affects=Blind people; description=No text behind the picture.; status=Open
record recommendation|improvement recommendation|suggestion|fix|advice: Title!;Issue->@issue|accessibility issue~Grey hints are too light;What to do:long;Code example:long;Effort=Minutes|Hours|Days|Weeks;Priority=Low|Medium|High;Due on:date;~Status=Proposed|Accepted|Done|Declined
- Use the darker grey | issue=Grey hints are too light; what_to_do=Set hints to #595959.; code_example=.hint { color: #595959 }; effort=Minutes; priority=High; status=Accepted
- Add labels to the form | issue=City field has no label; what_to_do=A visible label for each of nine fields.; code_example=<label for="city">City</label>; effort=Hours; priority=High; status=Proposed
- Make headings follow each other | issue=Headings jump from 1 to 4; what_to_do=Use h2 and style it.; code_example=<h2>Events</h2>; effort=Hours; priority=Medium; status=Done
- Set the budget as a table | issue=Table of budget is a picture; what_to_do=Export the table from the source.; code_example=<table><caption>Budget</caption></table>; effort=Days; priority=Medium; status=Proposed
record accessibility report|evaluation report|audit report|conformance report|accessibility statement: Title!;Website->@website|site~City library;Evaluation->@evaluation|audit~Library, first check;Summary:long;Conformance=None|Partial|Full;Score:percent;File:file;Written by~Ines Falk;Issued on:date
- Report on the library | website=City library; evaluation=Library, first check; summary=Good structure, weak contrast.; conformance=Partial; score=81; written_by=Ines Falk
- Library, what users say | website=City library; evaluation=Library with users; summary=Search is fine, events are hard.; conformance=Partial; score=74; written_by=Noor Haddad
- Report on the bus pass | website=Bus pass form; evaluation=Bus pass by keyboard; summary=The form cannot be sent without a mouse.; conformance=None; score=64; written_by=Noor Haddad
- Statement for the annual report | website=Annual report; evaluation=Report with tags; summary=One table is left to mend.; conformance=Full; score=92; written_by=Ines Falk
item document template|accessible document|downloadable document|pdf guide|form specification: Title!;Kind=PDF|Word document|Form|Slides|Spreadsheet;Topic;File:file;Checked for=Tags|Reading order|Language|Alternative text|All;Steps:long;~Downloads:number#0-1000000
- Letter with tags | kind=Word document; topic=Letters to citizens; checked_for=All; steps=Use the styles, export with tags.; downloads=310
- Application form | kind=Form; topic=Fields with labels and hints; checked_for=Reading order; steps=One column, error next to the field.; downloads=204
- Talk in plain words | kind=Slides; topic=Simple language; checked_for=Alternative text; steps=One thought on a slide.; downloads=96
- Price list as PDF | kind=PDF; topic=Tables; checked_for=Tags; steps=Header row is marked, no empty cells.; downloads=158
# touch motion|motion effect|touch gesture|gesture effect|touch event|touch animation|60fps
item motion effect|effect|touch effect|animation|motion|motion mechanism: Name!;Gesture->@gesture|touch event~Swipe|Pinch;Property=Position|Scale|Rotation|Opacity|Colour;Easing=Linear|Ease out|Spring|Friction;Duration:number(ms)#0-10000;Stiffness:number#0-1000;Damping:number#0-200;Preview:image;Code:long;~Status=Draft|Ready|Retired
- Card throw | gesture=Swipe; property=Position; easing=Friction; duration=600; stiffness=0; damping=12; code=motion(card).throw(velocity); status=Ready
- Photo zoom | gesture=Pinch; property=Scale; easing=Spring; duration=350; stiffness=180; damping=22; code=motion(photo).scale(by); status=Ready
- Dial turn | gesture=Rotate; property=Rotation; easing=Friction; duration=900; stiffness=0; damping=8; code=motion(dial).rotate(angle); status=Ready
- Press glow | gesture=Long press; property=Opacity; easing=Ease out; duration=220; stiffness=0; damping=0; code=motion(button).fade(0.6); status=Draft
item gesture|touch event|touch gesture|gesture type: Name!;Fingers:number#1-5;Kind=Slide|Zoom|Rotate|Tap|Press|Drag;Starts after:number(px)#0-200;Minimum speed:number(px/s)#0-10000;Also by mouse:boolean;Description
- Swipe | fingers=1; kind=Slide; starts_after=10; minimum_speed=300; description=A quick slide in one direction
- Pinch | fingers=2; kind=Zoom; starts_after=6; minimum_speed=0; description=Two fingers apart or together
- Rotate | fingers=2; kind=Rotate; starts_after=5; minimum_speed=0; description=Two fingers turn around a point
- Long press | fingers=1; kind=Press; starts_after=0; minimum_speed=0; description=Held for half a second
item demo|touch element|web element|example|playground: Title!;Element=Card|Picture|List|Dial|Map|Button;Effect->@motion effect|effect~Card throw|Photo zoom;Picture:image;Start state:long;Difficulty=Easy|Medium|Advanced;~Tried:number#0-1000000
- Stack of cards | element=Card; effect=Card throw; start_state=Five cards, the top one is free.; difficulty=Easy; tried=840
- Lake photo | element=Picture; effect=Photo zoom; start_state=Fits the frame.; difficulty=Easy; tried=615
- Volume dial | element=Dial; effect=Dial turn; start_state=At 30 of 100.; difficulty=Medium; tried=402
- Soft button | element=Button; effect=Press glow; start_state=At rest.; difficulty=Easy; tried=97
record touch session|interaction|touch record|interaction record|gesture record|touch feedback|real touch feedback|gesture feedback: Title!;Demo->@demo|touch element~Stack of cards;Gesture->@gesture|touch event~Swipe;Device~Phone, 120 Hz;Start x:number(px)#0-8000;Start y:number(px)#0-8000;Distance:number(px)#0-20000;Top speed:number(px/s)#0-20000;Done on:date
- Three cards thrown | demo=Stack of cards; gesture=Swipe; device=Phone, 120 Hz; start_x=180; start_y=420; distance=260; top_speed=1900
- Zoom to the boat | demo=Lake photo; gesture=Pinch; device=Tablet, 60 Hz; start_x=512; start_y=384; distance=210; top_speed=480
- Louder | demo=Volume dial; gesture=Rotate; device=Phone, 60 Hz; start_x=190; start_y=300; distance=140; top_speed=350
- Held too short | demo=Soft button; gesture=Long press; device=Laptop with mouse; start_x=640; start_y=500; distance=2; top_speed=0
! record frame measurement|performance record|frame rate|fps record|performance measurement: Title!;Effect->@motion effect|effect~Card throw;Device~Phone, 120 Hz;Average:number(fps)#0-240;Lowest:number(fps)#0-240;Dropped frames:number#0-100000;Delay of touch:number(ms)#0-1000;Measured on:date;~Verdict=Smooth|Fair|Jerky
- Throw on the phone | effect=Card throw; device=Phone, 120 Hz; average=60; lowest=58; dropped_frames=1; delay_of_touch=14; verdict=Smooth
- Zoom on the tablet | effect=Photo zoom; device=Tablet, 60 Hz; average=59; lowest=52; dropped_frames=6; delay_of_touch=22; verdict=Smooth
- Dial on an old phone | effect=Dial turn; device=Phone, 60 Hz; average=47; lowest=31; dropped_frames=88; delay_of_touch=41; verdict=Fair
- Glow on the laptop | effect=Press glow; device=Laptop with mouse; average=60; lowest=60; dropped_frames=0; delay_of_touch=9; verdict=Smooth
item api function|api|function|api method|call: Name!;Parameters:long;Returns;Group=Bind|Move|Listen|Physics|Tools;Example code:long;Since version~1.0.0;Notes:long
- bind | parameters=element, gesture; returns=motion; group=Bind; example_code=bind(card, 'swipe'); since_version=1.0.0; notes=One call for each element.
- scale | parameters=factor, origin; returns=motion; group=Move; example_code=motion(photo).scale(1.5); since_version=1.0.0; notes=Runs on the graphics card.
- onEnd | parameters=callback; returns=motion; group=Listen; example_code=motion(card).onEnd(next); since_version=1.1.0; notes=Called when all is at rest.
- spring | parameters=stiffness, damping; returns=curve; group=Physics; example_code=spring(180, 22); since_version=1.2.0; notes=Damping below 10 swings long.
! item motion setting|user setting|preset: Name!;Belongs to~Vera Lutz;Reduced motion:boolean;Frame rate=30|60|120;Sensitivity=Low|Normal|High;Haptic feedback:boolean;Touch trail:boolean
- Vera on the phone | belongs_to=Vera Lutz; frame_rate=120; sensitivity=Normal
- Calm | belongs_to=Sam Ode; frame_rate=60; sensitivity=Low
- Old tablet | belongs_to=Vera Lutz; frame_rate=30; sensitivity=High
- Show room | belongs_to=Pat Quinn; frame_rate=60; sensitivity=High
# multi-cloud|multi cloud|cloud management platform|cloud cost|cloud resource cost|finops|cloud resource
item cloud provider|cloud account|cloud vendor|cloud: Name!;Provider=Public cloud|Private cloud|Hosted cluster;Region~eu-central|us-east;Account number~acct-4471;Owner~Greta Lind|Samir Aziz;Monthly budget:money;Connected on:date;~Status=Connected|Access expired|Disconnected
- Atlas Cloud production | provider=Public cloud; region=eu-central; account_number=acct-4471; owner=Greta Lind; monthly_budget=42000; status=Connected
- Atlas Cloud test | provider=Public cloud; region=eu-west; account_number=acct-4472; owner=Greta Lind; monthly_budget=6000; status=Connected
- Boreal Cloud | provider=Public cloud; region=us-east; account_number=acct-9020; owner=Samir Aziz; monthly_budget=18000; status=Access expired
- Own data centre | provider=Private cloud; region=Basement hall 2; account_number=dc-02; owner=Samir Aziz; monthly_budget=9500; status=Connected
item cloud resource|resource|virtual machine|instance|resource allocation: Name!;Cloud->@cloud provider|cloud account~Atlas Cloud production;Team->@team|department~Checkout;Type=Virtual machine|Database|Object storage|Kubernetes cluster|Load balancer|Network;Size~4 vCPU, 16 GB;Region~eu-central;Cost per hour:money;~Cost this month:money;CPU use:percent;Created on:date;Expires on:date;~Status=Running|Stopped|Being created|Deleted
- checkout-db-01 | cloud=Atlas Cloud production; team=Checkout; type=Database; size=8 vCPU, 64 GB; region=eu-central; cost_per_hour=1.84; cost_this_month=1310; cpu_use=58; status=Running
- search-k8s | cloud=Boreal Cloud; team=Search; type=Kubernetes cluster; size=6 nodes of 4 vCPU; region=us-east; cost_per_hour=2.4; cost_this_month=1728; cpu_use=34; status=Running
- media-archive | cloud=Atlas Cloud production; team=Media; type=Object storage; size=120 TB; region=eu-central; cost_per_hour=3.1; cost_this_month=2232; status=Running
- load-test-07 | cloud=Atlas Cloud test; team=Checkout; type=Virtual machine; size=16 vCPU, 32 GB; region=eu-west; cost_per_hour=0.72; cost_this_month=96; cpu_use=0; status=Stopped
request resource application|resource request|cloud resource application|self-service application|application: Title!;Applicant~Nils Berg|Aya Tanaka;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud test;Type=Virtual machine|Database|Object storage|Kubernetes cluster|Load balancer|Network;Size~4 vCPU, 16 GB;Needed from:date;Needed until:date;Estimated monthly cost:money;Approver~Greta Lind;Reason:long
- Database for the loyalty pilot | applicant=Nils Berg; team=Checkout; cloud=Atlas Cloud test; type=Database; size=2 vCPU, 8 GB; estimated_monthly_cost=140; approver=Greta Lind; reason=Pilot with two shops for three months.
- Storage for raw footage | applicant=Aya Tanaka; team=Media; cloud=Atlas Cloud production; type=Object storage; size=30 TB; estimated_monthly_cost=560; approver=Greta Lind; reason=Archive of the spring shoot.
- Cluster for index rebuild | applicant=Jonas Funk; team=Search; cloud=Boreal Cloud; type=Kubernetes cluster; size=10 nodes of 8 vCPU; estimated_monthly_cost=2900; approver=Samir Aziz; reason=Full rebuild of the index, two weeks.
- Load balancer for the intranet | applicant=Lea Moser; team=Internal IT; cloud=Own data centre; type=Load balancer; size=Small; estimated_monthly_cost=25; approver=Samir Aziz; reason=Second line for updates without downtime.
item team|department|project group|cost centre: Name!;Lead~Nils Berg|Aya Tanaka;Cost centre~CC-310;Members:number#1-1000;Monthly budget:money;~Consumed this month:money;Email:email
- Checkout | lead=Nils Berg; cost_centre=CC-310; members=14; monthly_budget=9000; consumed_this_month=6120
- Search | lead=Jonas Funk; cost_centre=CC-320; members=9; monthly_budget=7500; consumed_this_month=7040
- Media | lead=Aya Tanaka; cost_centre=CC-410; members=11; monthly_budget=12000; consumed_this_month=8300
- Internal IT | lead=Lea Moser; cost_centre=CC-900; members=6; monthly_budget=4000; consumed_this_month=1950
item budget|cost budget|budget limit|quota: Title!;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud production;Period=Month|Quarter|Year;Amount:money!;~Spent:money;Warn at:percent;Starts on:date;Ends on:date;~Status=Within budget|Near the limit|Exceeded|Closed
- Checkout, production | team=Checkout; cloud=Atlas Cloud production; period=Month; amount=7500; spent=5480; warn_at=80; status=Within budget
- Search on Boreal | team=Search; cloud=Boreal Cloud; period=Month; amount=7500; spent=7040; warn_at=85; status=Near the limit
- Media archive, year | team=Media; cloud=Atlas Cloud production; period=Year; amount=90000; spent=51200; warn_at=90; status=Within budget
- Load tests, third quarter | team=Checkout; cloud=Atlas Cloud test; period=Quarter; amount=3000; spent=3210; warn_at=75; status=Exceeded
record consumption record|cost record|resource consumption|usage record|cloud bill|team consumption: Title!;Resource->@cloud resource|resource~checkout-db-01;Team->@team|department~Checkout;Cloud->@cloud provider|cloud account~Atlas Cloud production;Period from:date;Period to:date;Quantity:number#0-10000000;Unit=Hours|GB|Requests|Node hours;Cost:money!;Forecast:money
- checkout-db-01, week 22 | resource=checkout-db-01; team=Checkout; cloud=Atlas Cloud production; quantity=168; unit=Hours; cost=309; forecast=1325
- search-k8s, week 22 | resource=search-k8s; team=Search; cloud=Boreal Cloud; quantity=1008; unit=Node hours; cost=403; forecast=1728
- media-archive, week 22 | resource=media-archive; team=Media; cloud=Atlas Cloud production; quantity=120000; unit=GB; cost=521; forecast=2232
- load-test-07, week 22 | resource=load-test-07; team=Checkout; cloud=Atlas Cloud test; quantity=40; unit=Hours; cost=29; forecast=96
record resource alert|alert|cloud alert|cost alert|alarm: Title!;Resource->@cloud resource|resource~search-k8s;Team->@team|department~Search;Type=Budget|CPU|Storage|Idle resource|Access expired;Severity=Info|Warning|Critical;Measured:number#0-10000000;Threshold:number#0-10000000;Raised on:date;Handled by~Samir Aziz;~Status=Open|Acknowledged|Resolved
- Search at 94 percent of its budget | resource=search-k8s; team=Search; type=Budget; severity=Warning; measured=94; threshold=85; handled_by=Samir Aziz; status=Acknowledged
- Load test machine idle for nine days | resource=load-test-07; team=Checkout; type=Idle resource; severity=Info; measured=9; threshold=7; status=Open
- Load test budget exceeded | resource=load-test-07; team=Checkout; type=Budget; severity=Critical; measured=107; threshold=100; handled_by=Greta Lind; status=Open
- Database processor above 90 percent | resource=checkout-db-01; team=Checkout; type=CPU; severity=Critical; measured=93; threshold=90; handled_by=Greta Lind; status=Resolved
! item alert rule|alarm rule|monitoring rule: Name!;Type=Budget|CPU|Storage|Idle resource|Access expired;Team->@team|department~Search;Threshold:number#0-10000000;Unit=Percent|Days|GB|Currency;For:number(min)#0-10080;Send to:email;Active:boolean
- Budget at 85 percent | type=Budget; team=Search; threshold=85; unit=Percent; for=0
- Processor above 90 percent | type=CPU; team=Checkout; threshold=90; unit=Percent; for=15
- Idle for a week | type=Idle resource; team=Checkout; threshold=7; unit=Days; for=0
- Archive above 150 TB | type=Storage; team=Media; threshold=150000; unit=GB; for=60
# geminispace|gemini client|gemini browser|browser client|gopher|desktop browser|gui client
item page|visited page|web page|saved page|gemini page|webpage|visited webpage: Title!;Address:url!;Protocol=Gemini|Gopher|Finger|HTTP|File;Content:long;Content type~text/gemini|image/png;Size:number(KB)#0-100000;Language~en|fi;Certificate=Valid|Self-signed|Changed|None;Fetched on:date;~Status=Loaded|Redirected|Needs input|Not found|Failed
- Quiet corner, home | address=gemini://quiet.example/; protocol=Gemini; content=A small capsule about gardens, tea and old radios.; content_type=text/gemini; size=4; language=en; certificate=Self-signed; status=Loaded
- Radio log 12 | address=gemini://quiet.example/radio/12.gmi; protocol=Gemini; content=Shortwave heard last night between ten and midnight.; content_type=text/gemini; size=6; language=en; certificate=Self-signed; status=Loaded
- Old phone book | address=gopher://attic.example/1/phone; protocol=Gopher; content=Directory of the attic server.; content_type=text/plain; size=2; language=en; certificate=None; status=Loaded
- Search the space | address=gemini://finder.example/search; protocol=Gemini; content=Enter your search words.; content_type=text/gemini; size=1; certificate=Changed; status=Needs input
item bookmark|favourite page|saved bookmark: Title!;Address:url!;Folder->@bookmark folder|folder~Reading;Page->@page|visited page~Radio log 12;Tags~tea, radio;Icon~☕;Note:long;Added on:date;Subscribed:boolean;Order:number#1-10000
- Quiet corner | address=gemini://quiet.example/; folder=Reading; page=Quiet corner, home; tags=tea, garden; icon=☕; order=1
- Radio logs | address=gemini://quiet.example/radio/; folder=Feeds; page=Radio log 12; tags=radio; icon=📻; order=2
- Attic directory | address=gopher://attic.example/1/; folder=Tools; page=Old phone book; tags=gopher; order=3
- Finder | address=gemini://finder.example/search; folder=Tools; page=Search the space; tags=search; icon=🔎; order=4
! item bookmark folder|folder|bookmark group: Name!;Parent folder;Order:number#1-1000;Open at start:boolean;Note
- Reading | order=1; note=Capsules for the evening
- Feeds | order=2; note=Checked each morning
- Tools | order=3
- Poetry | parent_folder=Reading; order=4
record history entry|history|browsing history|visit: Title!;Page->@page|visited page~Quiet corner, home;Address:url;Tab->@tab|browser tab~Morning reading;Opened from=Link|Address bar|Bookmark|Feed|Back;Scroll position:percent;Visited on:date;Visited at:time
- Quiet corner at breakfast | page=Quiet corner, home; address=gemini://quiet.example/; tab=Morning reading; opened_from=Bookmark; scroll_position=100
- Radio log 12 read | page=Radio log 12; address=gemini://quiet.example/radio/12.gmi; tab=Morning reading; opened_from=Link; scroll_position=62
- Attic looked up | page=Old phone book; address=gopher://attic.example/1/phone; tab=Look-ups; opened_from=Address bar; scroll_position=10
- Search opened | page=Search the space; address=gemini://finder.example/search; tab=Look-ups; opened_from=Bookmark; scroll_position=0
item tab|browser tab|open tab: Title!;Current page->@page|visited page~Quiet corner, home;Window=Main|Second;Position:number#1-200;Zoom:number(%)#30-400;Pinned:boolean;Split view:boolean;Opened on:date
- Morning reading | current_page=Radio log 12; window=Main; position=1; zoom=110
- Look-ups | current_page=Search the space; window=Main; position=2; zoom=100
- Attic | current_page=Old phone book; window=Second; position=1; zoom=90
- Home page | current_page=Quiet corner, home; window=Main; position=3; zoom=100
item visual theme|theme|colour theme|display theme: Name!;Base=Light|Dark|Sepia|High contrast;Background colour~#FFE4C4;Text colour~#3B1F12;Link colour~#E9967A;Heading font~Serif;Body font~Sans;Text size:number(px)#8-48;Line width:number(characters)#30-200;Coloured per site:boolean
- Paper | base=Light; background_colour=#FFF8EE; text_colour=#2B2018; link_colour=#B4532A; heading_font=Serif; body_font=Serif; text_size=18; line_width=70
- Night train | base=Dark; background_colour=#15171C; text_colour=#D8D3C8; link_colour=#7FB7D6; heading_font=Sans; body_font=Sans; text_size=17; line_width=74
- Biscuit | base=Sepia; background_colour=#FFE4C4; text_colour=#3B1F12; link_colour=#A0522D; heading_font=Serif; body_font=Sans; text_size=18; line_width=68
- Bold print | base=High contrast; background_colour=#FFFFFF; text_colour=#000000; link_colour=#0000C8; heading_font=Sans; body_font=Sans; text_size=22; line_width=60
item client setting|browser setting|preference|user setting: Owner!;Theme->@visual theme|theme~Biscuit;Home page:url;Smooth scrolling:boolean;Show images inline:boolean;Scroll speed:number#1-100;Unicode fallback font~Symbols;Keep history for:number(days)#0-3650;Cache limit:number(MB)#0-10000
- Marta Olin | theme=Biscuit; home_page=gemini://quiet.example/; scroll_speed=13; unicode_fallback_font=Symbols; keep_history_for=90; cache_limit=100
- Per Aalto | theme=Night train; home_page=gopher://attic.example/1/; scroll_speed=20; unicode_fallback_font=Emoji; keep_history_for=30; cache_limit=50
- Joy Banda | theme=Bold print; home_page=gemini://finder.example/; scroll_speed=8; keep_history_for=365; cache_limit=200
- Enzo Ricci | theme=Paper; home_page=gemini://quiet.example/radio/; scroll_speed=15; keep_history_for=14; cache_limit=80
! item identity|client certificate|subscription [identit\\w*|certificate|subscri\\w*|feed]: Name!;Used on:url;Fingerprint~9A:4C:77;Valid until:date;Temporary:boolean;Note
- Marta at the forum | used_on=gemini://forum.example/; fingerprint=9A:4C:77; note=For posts
- Guest book | used_on=gemini://quiet.example/guests; fingerprint=1F:02:D8; note=Temporary name
- Game of islands | used_on=gemini://islands.example/; fingerprint=77:E1:0B; note=Save game
- Per's capsule | used_on=gemini://per.example/edit; fingerprint=C3:90:5E; note=Uploads
record inline image|page image|image [image|picture|media]: Title!;Page->@page|visited page~Radio log 12;Address:url;Picture:image;Alternative text;Width:number(px)#1-20000;Height:number(px)#1-20000;Size:number(KB)#0-100000;Loaded on:date;Shown inline:boolean
- Antenna at dusk | page=Radio log 12; alternative_text=Antenna on a roof; width=1200; height=800; size=240
- Frequency chart | page=Radio log 12; alternative_text=Chart of the band; width=800; height=400; size=60
- Coil by hand | page=Radio log 12; alternative_text=Copper coil on a wooden form; width=640; height=480; size=88
- Map of the relays | page=Radio log 12; alternative_text=Hills with three relay masts; width=1600; height=900; size=410
# url error|url redirect|redirect rule|url redirection|broken link|wrong url|404 page|url checker
item url rule|redirect rule|redirect|url mapping|url: Requested path!;Target:url!;Website->@website|site~Main site;Match=Exact|Starts with|Pattern|Ignore case;Answer=Serve directly|301 moved|302 found|404 error page|410 gone;Priority:number#1-1000;Active:boolean;Created by~Petra Noll|Sam Idowu;Note:long;~Hits:number#0-100000000
- /shop | target=https://main.example/store; website=Main site; match=Exact; answer=301 moved; priority=10; created_by=Petra Noll; note=Old name of the store; hits=1840
- /store/ | target=https://main.example/store; website=Main site; match=Starts with; answer=Serve directly; priority=5; created_by=Petra Noll; hits=22410
- /HELP | target=https://help.example/; website=Help centre; match=Ignore case; answer=301 moved; priority=20; created_by=Sam Idowu; hits=310
- /summer-sale | target=https://main.example/not-found; website=Main site; match=Exact; answer=410 gone; priority=50; created_by=Sam Idowu; note=Ended last year; hits=95
item website|site|target website|domain: Name!;Domain name!;Start page:url;Force HTTPS:boolean;Canonical host=With www|Without www;Trailing slash=Keep|Add|Remove;Certificate valid until:date;Owner~Petra Noll|Sam Idowu;~Status=Reachable|Redirected|Down
- Main site | domain_name=main.example; start_page=https://main.example/; canonical_host=Without www; trailing_slash=Remove; owner=Petra Noll; status=Reachable
- Help centre | domain_name=help.example; start_page=https://help.example/; canonical_host=Without www; trailing_slash=Add; owner=Sam Idowu; status=Reachable
- Press room | domain_name=www.press.example; start_page=https://www.press.example/; canonical_host=With www; trailing_slash=Keep; owner=Petra Noll; status=Redirected
- Old campaign | domain_name=campaign.example; start_page=https://campaign.example/; canonical_host=Without www; trailing_slash=Keep; owner=Sam Idowu; status=Down
record url request|request log|url log|visit log|url error|error log|url access: Title!;Requested address:url!;Website->@website|site~Main site;Rule->@url rule|redirect rule~/shop;Answer code:number#100-599;Sent to:url;Referrer:url;Browser~Firefox|Chrome;Requested on:date;Requested at:time;~Result=Served|Redirected|Error page|Blocked
- Old shop address | requested_address=https://main.example/shop; website=Main site; rule=/shop; answer_code=301; sent_to=https://main.example/store; browser=Firefox; result=Redirected
- Store opened | requested_address=https://main.example/store/; website=Main site; rule=/store/; answer_code=200; browser=Chrome; result=Served
- Mistyped help page | requested_address=https://help.example/hepl; website=Help centre; answer_code=404; browser=Safari; result=Error page
- Foreign target refused | requested_address=https://press.example/?next=https://other.example; website=Press room; answer_code=400; browser=Chrome; result=Blocked
record url check|check|link check|url test|check result: Title!;Address:url!;Website->@website|site~Press room;Expected target:url;Reached:url;Redirects:number#0-20;Answer code:number#0-599;Time:number(ms)#0-120000;Checked on:date;~Result=Correct|Wrong target|Loop|Not found|Unreachable
- Press start page | address=https://press.example/; website=Press room; expected_target=https://www.press.example/; reached=https://www.press.example/; redirects=1; answer_code=200; time=210; result=Correct
- Campaign start page | address=https://campaign.example/; website=Old campaign; expected_target=https://campaign.example/; reached=https://parking.example/; redirects=2; answer_code=200; time=640; result=Wrong target
- Help without slash | address=https://help.example/faq; website=Help centre; expected_target=https://help.example/faq/; reached=https://help.example/faq; redirects=10; answer_code=0; time=3000; result=Loop
- Shop address | address=https://main.example/shop; website=Main site; expected_target=https://main.example/store; reached=https://main.example/store; redirects=1; answer_code=200; time=95; result=Correct
item error page|404 page|not found page: Title!;Website->@website|site~Main site;Answer code:number#400-599;Heading;Text:long;Suggested link:url;Show search field:boolean;Picture:image
- Main site, not found | website=Main site; answer_code=404; heading=This page is not here; text=It may have moved. Try the store or the search.; suggested_link=https://main.example/store
- Help, not found | website=Help centre; answer_code=404; heading=No help page of that name; text=Look in the list of topics.; suggested_link=https://help.example/topics/
- Campaign over | website=Old campaign; answer_code=410; heading=The campaign has ended; text=Thank you to all who took part.; suggested_link=https://main.example/
- Server trouble | website=Main site; answer_code=500; heading=Something broke on our side; text=Please try again in a minute.; suggested_link=https://main.example/
request url problem report|problem report|error report|reported url|wrong link: Title!;Address:url!;What happened:long;Expected target:url;Reported by;Email:email;Reported on:date;Assigned to~Sam Idowu;Screenshot:image
- Press page opens a casino | address=https://campaign.example/; what_happened=I was sent to another site at once.; expected_target=https://campaign.example/; reported_by=Nadia Brun; assigned_to=Sam Idowu
- Link in the letter is dead | address=https://main.example/summer-sale; what_happened=Page not found.; expected_target=https://main.example/store; reported_by=Otto Weiss; assigned_to=Petra Noll
- Help page never loads | address=https://help.example/faq; what_happened=The browser says too many redirects.; expected_target=https://help.example/faq/; reported_by=Sara Lund; assigned_to=Sam Idowu
- Capital letters fail | address=https://help.example/HELP; what_happened=Only small letters worked.; expected_target=https://help.example/; reported_by=Ken Ito; assigned_to=Sam Idowu
! item allowed target|trusted domain|allowed domain: Domain!;Website->@website|site~Main site;Subdomains too:boolean;Reason;Added by~Petra Noll;Added on:date;~Status=Allowed|Blocked
- main.example | website=Main site; reason=Own site; added_by=Petra Noll; status=Allowed
- help.example | website=Help centre; reason=Own site; added_by=Petra Noll; status=Allowed
- pay.example | website=Main site; reason=Payment partner; added_by=Sam Idowu; status=Allowed
- parking.example | website=Old campaign; reason=Hijacked redirects; added_by=Sam Idowu; status=Blocked
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
# rapphp|framework introduction|introduce the framework|software framework|open source framework|framework website|framework homepage|framework information|php framework information|design philosophy|design concept|framework features|php framework
item feature|advantage|framework feature|highlight|framework advantage|framework advantages: Name!;Kind=Feature|Advantage;Summary!;Description:long;Code example:long;Since version~2.0|3.1;Icon:image;Position:number#1-100
- Short routes | kind=Feature; summary=A route in one line; description=Paths with parameters, groups and filters; code_example=route('/hello', fn() => 'Hello'); since_version=2.0; position=1
- Runs resident | kind=Advantage; summary=Stays in memory between requests; description=No start-up cost for each request; since_version=3.0; position=2
- Typed containers | kind=Feature; summary=Dependencies by their types; description=Services are made when they are first asked for; since_version=3.1; position=3
- Small footprint | kind=Advantage; summary=Less than 1 MB; description=No packages from elsewhere are needed; since_version=2.4; position=4
item application scenario|scenario|use case|case study|showcase: Name!;Field=Web service|Online shop|Chat|Internal tool|Content site;Description:long;Built by;Requests per second:number#0-1000000;Web page:url;Picture:image;Position:number#1-100
- Ticket sale at the opera | field=Online shop; description=Queue and seats for nine halls; built_by=Stage Systems; requests_per_second=2100; position=1
- Support chat | field=Chat; description=Open sockets for 8,000 visitors; built_by=Talkwell; requests_per_second=900; position=2
- Meter readings service | field=Web service; description=Takes readings of 40,000 meters; built_by=Northgrid; requests_per_second=3400; position=3
- Shift planner | field=Internal tool; description=Plan of a hospital with 60 wards; built_by=Ward IT; requests_per_second=40; position=4
! item release|version|framework version: Version!;Branch=Stable|Long support|Preview;Released on:date;Needs~PHP 8.1;Changes:long;Package:file;Size:number(KB)#1-1000000;Supported until:date;~Downloads:number#0-100000000;~Status=Planned|Released|No longer supported
- 3.2.0 | branch=Stable; needs=PHP 8.1; changes=Faster router and typed settings; size=940; downloads=5120; status=Released
- 3.1.4 | branch=Long support; needs=PHP 8.0; changes=Four mended faults; size=910; downloads=18840; status=Released
- 2.9.7 | branch=Long support; needs=PHP 7.4; changes=Last release of branch 2; size=820; downloads=41200; status=No longer supported
- 4.0.0-preview1 | branch=Preview; needs=PHP 8.3; changes=New template engine; size=1010; downloads=310; status=Released
item resource|download|related resource|downloadable resource: Title!;Type=Package|Example project|Plugin|Slides|Book|Video;Release->@release|version~3.2.0|3.1.4;Description:long;File:file;Link:url;Licence=MIT|Apache 2.0|BSD|Free to read;~Downloads:number#0-100000000
- Skeleton project | type=Example project; release=3.2.0; description=Folders and settings to start with; licence=MIT; downloads=2904
- Form plugin | type=Plugin; release=3.1.4; description=Fields, checks and messages; licence=MIT; downloads=1422
- First steps, slides | type=Slides; release=3.2.0; description=Talk of 40 minutes; licence=Free to read; downloads=388
- Handbook as a file | type=Book; release=3.1.4; description=All chapters for reading offline; licence=Free to read; downloads=7710
item guide page|documentation|documentation page|guide|tutorial|chapter: Title!;Section=Getting started|Basics|Database|Security|Deployment|Reference;Release->@release|version~3.2.0;Text:long!;Code example:long;Reading time:number(min)#1-240;Author~Timo Weiss|Grace Onu;Position:number#1-500;~Status=Draft|Published|Outdated
- Install | section=Getting started; release=3.2.0; text=Ask your package manager for the framework and start the server.; reading_time=4; author=Timo Weiss; position=1; status=Published
- Routes and controllers | section=Basics; release=3.2.0; text=A route binds a path to a function.; reading_time=12; author=Grace Onu; position=2; status=Published
- Transactions | section=Database; release=3.2.0; text=Wrap what belongs together.; reading_time=8; author=Timo Weiss; position=9; status=Published
- Behind a proxy | section=Deployment; release=3.1.4; text=Trust only the proxy you know.; reading_time=6; author=Grace Onu; position=21; status=Outdated
record download record|download log|download history [download]: Title!;Resource->@resource|download~Skeleton project|Form plugin;Release->@release|version~3.2.0;Country~Austria|Brazil;System=Linux|Windows|macOS;User~Ola Berg;Downloaded on:date
- Skeleton, 3.2.0 on Linux | resource=Skeleton project; release=3.2.0; country=Austria; system=Linux; user=Ola Berg
- Form plugin on Windows | resource=Form plugin; release=3.1.4; country=Brazil; system=Windows; user=Rui Prado
- Handbook on macOS | resource=Handbook as a file; release=3.1.4; country=Canada; system=macOS; user=Jill Ames
- Slides on Linux | resource=First steps, slides; release=3.2.0; country=Kenya; system=Linux; user=Ken Mwangi
! item performance test|benchmark|benchmark result: Title!;Release->@release|version~3.2.0|3.1.4;Case~Hello world|20 queries;Requests per second:number#0-10000000;Mean delay:number(ms)#0-60000;Memory:number(MB)#0-100000;Machine;Measured on:date
- Hello world, 3.2.0 | release=3.2.0; case=Hello world; requests_per_second=48200; mean_delay=2; memory=38; machine=4 cores, 8 GB
- Hello world, 3.1.4 | release=3.1.4; case=Hello world; requests_per_second=41900; mean_delay=3; memory=41; machine=4 cores, 8 GB
- Twenty queries, 3.2.0 | release=3.2.0; case=20 queries; requests_per_second=3100; mean_delay=20; memory=64; machine=4 cores, 8 GB
- Hello world, 2.9.7 | release=2.9.7; case=Hello world; requests_per_second=9800; mean_delay=13; memory=52; machine=4 cores, 8 GB
request inquiry|contact|contact request|community question|question [contact|question|communit|support|feedback]: Title!;Name;Email:email;Topic=Help|Fault|Idea|Cooperation;Release->@release|version~3.2.0;Message:long!
- Session lost behind a proxy | name=Ola Berg; email=ola@mail.example; topic=Help; release=3.1.4; message=After login the next page asks again.
- Route filter runs twice | name=Rui Prado; topic=Fault; release=3.2.0; message=With nested groups the filter runs twice.
- Queue worker built in | name=Jill Ames; topic=Idea; release=3.2.0; message=A worker command would help us.
- Training for our team | name=Ken Mwangi; email=ken@mail.example; topic=Cooperation; message=Two days for nine people.
item design concept|design philosophy|design idea|design principle: Name!;Concern=Security|Efficiency|Stability|Usability|Simplicity;Summary!;Text:long;Example:long;Feature->@feature|advantage;Picture:image;Author~Timo Weiss;Position:number#1-100
- Convention before settings | concern=Simplicity; summary=Names tell where a file stands.; author=Timo Weiss; position=1
- Everything escaped | concern=Security; summary=Output is escaped unless told otherwise.; author=Grace Onu; position=2
- One core, many plugins | concern=Stability; summary=The core changes rarely.; author=Timo Weiss; position=3
- Load only what is used | concern=Efficiency; summary=Classes are read at their first call.; author=Grace Onu; position=4
# application development platform|app development platform|low-code|low code platform|no-code platform|online ide|web ide|code editor|cloud ide
record project|application project|development project|web application|app project|application: Name!;Description:long;Template->@project template|template~Shop starter|Admin starter;Language=JavaScript|TypeScript|Python|PHP|Java;Owner~Ellen Fox|Dev Patel;Visibility=Private|Team|Public;Web address:url;Created on:date;~Last change:date;~Status=Draft|In development|Testing|Published|Archived
- Tool library | description=Lending of tools in a neighbourhood; template=Admin starter; language=TypeScript; owner=Ellen Fox; visibility=Team; web_address=https://tools.example; status=In development
- Seed exchange | description=Offers and wishes of gardeners; template=Shop starter; language=JavaScript; owner=Dev Patel; visibility=Public; web_address=https://seeds.example; status=Published
- Shift swap | description=Nurses swap shifts; template=Admin starter; language=Python; owner=Ellen Fox; visibility=Private; status=Testing
- Choir notes | description=Sheet music for rehearsals; template=Blank page; language=PHP; owner=Marta Lis; visibility=Private; status=Draft
record code file|source file|file|code|script: Path!;Project->@project|application project~Tool library;Language=HTML|CSS|JavaScript|TypeScript|Python|PHP|SQL|JSON;Content:long;Lines:number#0-1000000;Size:number(KB)#0-100000;Last edited by~Ellen Fox|Dev Patel;Last edited on:date;~Status=Saved|Unsaved|Locked
- src/loans.ts | project=Tool library; language=TypeScript; content=export function lend(tool, member) { return { tool, member } }; lines=84; size=3; last_edited_by=Ellen Fox; status=Saved
- src/app.css | project=Seed exchange; language=CSS; content=body { margin: 0 }; lines=210; size=6; last_edited_by=Dev Patel; status=Saved
- swap/rules.py | project=Shift swap; language=Python; content=MAX_HOURS = 48; lines=61; size=2; last_edited_by=Ellen Fox; status=Unsaved
- index.php | project=Choir notes; language=PHP; content=<?php echo 'Choir'; lines=12; size=1; last_edited_by=Marta Lis; status=Locked
record project version|version|release|commit|code version|deployment: Version!;Project->@project|application project~Tool library|Seed exchange;Message!;Author~Ellen Fox|Dev Patel;Files changed:number#0-10000;Environment=Development|Test|Live;Made on:date;Package:file;~Status=Saved|Deployed|Rolled back|Failed
- Tool library 0.4.0 | project=Tool library; message=Reminders before a loan ends; author=Ellen Fox; files_changed=9; environment=Test; status=Deployed
- Seed exchange 1.2.1 | project=Seed exchange; message=Mend sorting of offers; author=Dev Patel; files_changed=2; environment=Live; status=Deployed
- Seed exchange 1.2.0 | project=Seed exchange; message=Search by plant family; author=Dev Patel; files_changed=14; environment=Live; status=Rolled back
- Shift swap 0.1.3 | project=Shift swap; message=Check weekly hours; author=Ellen Fox; files_changed=3; environment=Development; status=Failed
record test run|test|test result|test case|test record|testing: Title!;Project->@project|application project~Tool library;Version->@project version|version~Tool library 0.4.0;Kind=Unit|Page|Interface|Load;Expected;Actual;Cases:number#0-100000;Passed:number#0-100000;Failed cases:number#0-100000;Duration:number(s)#0-86400;Started by~Ellen Fox;Run on:date;~Status=Waiting|Running|Passed|Failed
- Loans, all units | project=Tool library; version=Tool library 0.4.0; kind=Unit; cases=46; passed=46; failed_cases=0; duration=8; started_by=Ellen Fox; status=Passed
- Offer page on phones | project=Seed exchange; version=Seed exchange 1.2.1; kind=Page; expected=List shows 20 offers; actual=List shows 20 offers; cases=7; passed=7; failed_cases=0; duration=31; started_by=Dev Patel; status=Passed
- Search by family | project=Seed exchange; version=Seed exchange 1.2.0; kind=Interface; expected=3 results; actual=0 results; cases=12; passed=9; failed_cases=3; duration=14; started_by=Dev Patel; status=Failed
- Weekly hours | project=Shift swap; version=Shift swap 0.1.3; kind=Unit; expected=Swap refused at 50 hours; actual=Swap accepted; cases=18; passed=17; failed_cases=1; duration=2; started_by=Ellen Fox; status=Failed
record debug session|debugging|debug log|debug record|breakpoint|error record|issue: Title!;Project->@project|application project~Tool library;File->@code file|source file~src/loans.ts;Line:number#1-1000000;Level=Breakpoint|Warning|Error|Crash;Text:long;Call stack:long;Found by~Ellen Fox|Dev Patel;Found on:date;~Status=Open|Being looked at|Mended|Will stay
- Member is undefined | project=Tool library; file=src/loans.ts; line=41; level=Error; text=Cannot read name of undefined; found_by=Ellen Fox; status=Mended
- Stop before saving | project=Tool library; file=src/loans.ts; line=57; level=Breakpoint; found_by=Ellen Fox; status=Open
- Hours summed twice | project=Shift swap; file=swap/rules.py; line=22; level=Error; text=Night shifts are counted twice; found_by=Ellen Fox; status=Being looked at
- Unused rule | project=Seed exchange; file=src/app.css; line=140; level=Warning; text=Class .old-card is not used; found_by=Dev Patel; status=Will stay
item component|common component|component library|module|widget: Name!;Category=Input|Table|Chart|Navigation|Layout|Media;Description:long;Code:long;Properties:long;Version~1.3.0;Author~Platform team;Preview:image;~Used:number(times)#0-1000000;~Status=Draft|Published|Deprecated
- Data table | category=Table; description=Sorting, filter and pages; properties=rows, columns, pageSize; version=2.1.0; author=Platform team; used=812; status=Published
- Date picker | category=Input; description=One day or a span; properties=value, min, max; version=1.4.2; author=Platform team; used=640; status=Published
- Side menu | category=Navigation; description=Two levels that fold; properties=items, open; version=1.0.5; author=Marta Lis; used=301; status=Published
- Pie chart, old | category=Chart; description=Replaced by the chart set; properties=values; version=0.9.0; author=Platform team; used=44; status=Deprecated
item project template|template|starter|application template: Name!;Category=Shop|Admin|Blog|Form|Blank;Description:long;Language=JavaScript|TypeScript|Python|PHP|Java;Components:number#0-500;Preview:image;~Used:number(times)#0-1000000;~Status=Draft|Published
- Shop starter | category=Shop; description=Products, cart and orders; language=JavaScript; components=22; used=408; status=Published
- Admin starter | category=Admin; description=Login, roles and tables; language=TypeScript; components=18; used=655; status=Published
- Blank page | category=Blank; description=One file; language=PHP; components=0; used=930; status=Published
- Sign-up form | category=Form; description=Form with checks and mail; language=Python; components=6; used=120; status=Draft
! record project member|collaborator|team member: Title!;Project->@project|application project~Tool library|Seed exchange;Person~Ellen Fox|Dev Patel;Role=Owner|Developer|Tester|Viewer;Invited on:date;~Status=Invited|Active|Left
- Ellen on Tool library | project=Tool library; person=Ellen Fox; role=Owner; status=Active
- Dev on Tool library | project=Tool library; person=Dev Patel; role=Developer; status=Active
- Marta on Seed exchange | project=Seed exchange; person=Marta Lis; role=Tester; status=Invited
- Dev on Seed exchange | project=Seed exchange; person=Dev Patel; role=Owner; status=Active
! item environment variable|project setting|variable|setting [setting|environment|deploy|debug|configur]: Name!;Project->@project|application project~Tool library;Environment=Development|Test|Live;Value;Secret:boolean;Changed by~Ellen Fox;Note
- MAIL_HOST | project=Tool library; environment=Live; value=mail.example; changed_by=Ellen Fox
- PAGE_SIZE | project=Seed exchange; environment=Live; value=20; changed_by=Dev Patel
- DEBUG | project=Tool library; environment=Development; value=1; changed_by=Ellen Fox
- MAX_HOURS | project=Shift swap; environment=Test; value=48; changed_by=Ellen Fox; note=Law allows 48
# tree-like directory|directory menu|tree menu|tree directory|menu tree|tree structure|directory tree|two-level menu|secondary menu
item menu item|menu|directory|directory item|menu node|tree node|node|submenu: Name!;Parent->@menu item|menu~Sales|Settings;Level=First level|Second level;Kind=Directory|Page|Button|Outside link;Address~/sales/orders;Icon~folder|chart;Description:long;Position:number#0-1000;Open at start:boolean;~Status=Shown|Hidden|Disabled
- Sales | level=First level; kind=Directory; address=/sales; icon=chart; description=Everything that is sold; position=1; status=Shown
- Offers | parent=Sales; level=Second level; kind=Page; address=/sales/offers; icon=file; position=1; status=Shown
- Settings | level=First level; kind=Directory; address=/settings; icon=gear; description=For administrators; position=9; status=Shown
- Users and roles | parent=Settings; level=Second level; kind=Page; address=/settings/users; icon=people; position=1; status=Hidden
record menu permission|permission|access permission|access right|role permission|permission setting: Title!;Menu item->@menu item|menu~Sales|Users and roles;Role->@menu role|role~Administrator|Clerk;Person~Vera Stolz|Hugo Lam;May view:boolean;May add:boolean;May edit:boolean;May delete:boolean;Granted by~Vera Stolz;Granted on:date
- Administrators, users and roles | menu_item=Users and roles; role=Administrator; granted_by=Vera Stolz
- Clerks, sales | menu_item=Sales; role=Clerk; granted_by=Vera Stolz
- Auditors, offers | menu_item=Offers; role=Auditor; granted_by=Vera Stolz
- Hugo, settings for May | menu_item=Settings; role=Clerk; person=Hugo Lam; granted_by=Vera Stolz
item menu role|role|user role|user group: Name!;Code;Description:long;People:number#0-100000;Inherits from~Guest;~Status=Active|Off
- Administrator | code=admin; description=Sees and changes everything; people=2; status=Active
- Clerk | code=clerk; description=Daily work in sales; people=14; inherits_from=Guest; status=Active
- Auditor | code=audit; description=Reads everything, changes nothing; people=3; inherits_from=Guest; status=Active
- Guest | code=guest; description=Start page only; people=0; status=Off
record menu change|change log|operation log|sort record|menu history: Title!;Menu item->@menu item|menu~Offers;Action=Added|Edited|Moved|Sorted|Hidden|Deleted;Old value;New value;Changed by~Vera Stolz|Hugo Lam;Changed on:date
- Offers moved up | menu_item=Offers; action=Sorted; old_value=3; new_value=1; changed_by=Vera Stolz
- Users page hidden | menu_item=Users and roles; action=Hidden; old_value=Shown; new_value=Hidden; changed_by=Vera Stolz
- Sales got a new icon | menu_item=Sales; action=Edited; old_value=folder; new_value=chart; changed_by=Hugo Lam
- Settings added | menu_item=Settings; action=Added; changed_by=Vera Stolz
! item menu page|page content|menu detail|linked page [detail|content|page|view]: Title!;Menu item->@menu item|menu~Offers;Text:long;Picture:image;Attachment:file;Author~Vera Stolz;Changed on:date;~Status=Draft|Published
- How offers are written | menu_item=Offers; text=Use the template of the year and add delivery times.; author=Hugo Lam; status=Published
- Who gets which role | menu_item=Users and roles; text=The team leader asks, the administrator grants.; author=Vera Stolz; status=Published
- Sales at a glance | menu_item=Sales; text=Open offers and orders of the week.; author=Hugo Lam; status=Published
- Settings, first steps | menu_item=Settings; text=Begin with the name of the company.; author=Vera Stolz; status=Draft
! record menu state|user menu setting|pinned menu|expanded node [expand|collapse|favorite|pin|sort]: Title!;Person~Vera Stolz|Hugo Lam;Menu item->@menu item|menu~Sales;Expanded:boolean;Pinned:boolean;Own position:number#0-1000;~Opened:number(times)#0-1000000
- Hugo, sales | person=Hugo Lam; menu_item=Sales; own_position=1; opened=412
- Hugo, offers | person=Hugo Lam; menu_item=Offers; own_position=2; opened=388
- Vera, settings | person=Vera Stolz; menu_item=Settings; own_position=1; opened=96
- Vera, users | person=Vera Stolz; menu_item=Users and roles; own_position=2; opened=71
# uptime|website monitoring|status page|site monitoring|uptime monitor|website outage
item monitor|uptime check|monitored site: Name!;Address:url;Kind=HTTP|Ping|Port|DNS|Certificate|Keyword|Cron;Interval:number(s)#10-86400;Timeout:number(s)#1-120;Regions;Expected code:number#100-599;Group->@service|component~Web shop|Public API;~Uptime:percent;~Status=Up|Down|Slow|Paused
- Shop front page | kind=HTTP; interval=60; timeout=10; regions=Frankfurt, Oslo; expected_code=200; group=Web shop; uptime=99.97; status=Up
- API health | kind=Keyword; interval=30; timeout=5; regions=Frankfurt; expected_code=200; group=Public API; uptime=99.4; status=Slow
- Mail server port 25 | kind=Port; interval=120; timeout=15; regions=Oslo; group=Mail; uptime=100; status=Paused
- Certificate of docs | kind=Certificate; interval=86400; timeout=20; regions=Singapore; group=Documentation; uptime=98.1; status=Down
item service|component|status page component: Name!;Group;Description:long;Position:number#1-100;Public:boolean;Owner~Tess Arlow|Bilal Omar;~Status=Operational|Slow|Partial outage|Major outage|Maintenance
- Web shop | group=Customers; position=1; owner=Tess Arlow; status=Operational
- Public API | group=Developers; position=2; owner=Bilal Omar; status=Slow
- Mail | group=Internal; position=3; owner=Bilal Omar; status=Maintenance
- Documentation | group=Developers; position=4; owner=Tess Arlow; status=Major outage
record check result|ping result|response time: Title!;Monitor->@monitor|uptime check~Shop front page|API health;Checked on:date;Checked at:time;Response time:number(ms)#0-120000;Response code:number#0-599;Region;Error;~Result=Up|Down|Slow
- Shop 10:01 | monitor=Shop front page; response_time=182; response_code=200; region=Oslo; result=Up
- API 10:01 | monitor=API health; response_time=4120; response_code=200; region=Frankfurt; result=Slow
- Mail 10:02 | monitor=Mail server port 25; response_time=38; region=Oslo; result=Up
- Docs 10:02 | monitor=Certificate of docs; response_time=0; response_code=0; region=Singapore; error=Certificate expired; result=Down
record incident|outage|downtime: Title!;Monitor->@monitor|uptime check~Shop front page|API health;Service->@service|component~Web shop|Public API;Severity=Minor|Major|Critical;Started on:date;Started at:time;Ended at:time;Minutes:number(min)#0-100000;Cause:long;Owner~Tess Arlow|Bilal Omar;~Status=Investigating|Identified|Monitoring|Resolved
- API answers slowly | monitor=API health; service=Public API; severity=Minor; owner=Bilal Omar; status=Identified; minutes=42
- Shop down after deploy | monitor=Shop front page; service=Web shop; severity=Major; minutes=11; cause=Wrong cache setting.; owner=Tess Arlow; status=Resolved
- Docs certificate expired | monitor=Certificate of docs; service=Documentation; severity=Critical; minutes=67; cause=Renewal job had stopped.; owner=Tess Arlow; status=Monitoring
- Mails arrive late | monitor=Mail server port 25; service=Mail; severity=Minor; minutes=5; owner=Bilal Omar; status=Investigating
work maintenance window|planned maintenance: Title!;Service->@service|component~Web shop|Public API;Starts on:date;Starts at:time;Ends at:time;Impact=None|Slow|Unavailable;Announced:boolean;Text:long
- Database upgrade | service=Web shop; impact=Unavailable; text=Shop is read-only for ten minutes.
- New load balancer | service=Public API; impact=Slow
- Mail disks swapped | service=Mail; impact=Unavailable; text=Mails are kept and sent afterwards.
- Docs search reindex | service=Documentation; impact=None; text=Results may be incomplete.
item alert contact|notification channel|alert channel: Name!;Kind=Email|Text message|Chat|Phone call|Webhook;Address;Owner;Quiet from:time;Quiet until:time;Active:boolean
- Night duty phone | kind=Phone call; address=+43 1 555 0110
- Ops chat | kind=Chat; address=#ops
- Team lead message | kind=Text message; address=+43 1 555 0177; owner=Tess Arlow
- Ticket robot | kind=Webhook; address=hooks.example/ops; owner=Bilal Omar
person status subscriber|subscriber: Email!;Name;Service->@service|component~Web shop|Public API;Channel=Email|Text message|Feed;Confirmed:boolean;Since:date
- ines@partner.example | name=Ines Roth; service=Public API; channel=Email
- max@kiosk.example | name=Max Tull; service=Web shop; channel=Feed
- devs@agency.example | name=Agency North; service=Documentation; channel=Email
- ida@harbour.example | name=Ida Lund; service=Mail; channel=Text message
! record sent alert|alert event: Title!;Incident->@incident|outage~API answers slowly|Shop down after deploy;Contact->@alert contact|notification channel~Night duty phone|Ops chat;Sent on:date;Sent at:time;Acknowledged by;~Status=Sent|Delivered|Acknowledged|Failed
- Call for shop | incident=Shop down after deploy; contact=Night duty phone; acknowledged_by=Tess Arlow; status=Acknowledged
- Chat for API | incident=API answers slowly; contact=Ops chat; status=Delivered
- Message for docs | incident=Docs certificate expired; contact=Team lead message; status=Sent
- Robot for mail | incident=Mails arrive late; contact=Ticket robot; status=Failed
! record incident update|status update: Title!;Incident->@incident|outage~API answers slowly|Shop down after deploy;Stage=Investigating|Identified|Monitoring|Resolved;Text:long;Posted on:date;Posted at:time;Posted by
- We found the slow query | incident=API answers slowly; stage=Identified; text=An index is missing.
- Shop is back | incident=Shop down after deploy; stage=Resolved; text=The setting was corrected.
- New certificate is in place | incident=Docs certificate expired; stage=Monitoring; text=We watch all regions for an hour.; posted_by=Tess Arlow
- Looking at the mail queue | incident=Mails arrive late; stage=Investigating; text=The queue is longer than usual.; posted_by=Bilal Omar
+ report: Monitor->@monitor|uptime check;Month;Uptime:percent;Sent to
# server monitoring|infrastructure monitoring|network monitoring|monitor servers|host monitoring|cpu usage|disk usage
item server|host|machine|node: Name!;IP address;Operating system=Linux|Windows|BSD|Other;Environment=Production|Staging|Test;Processors:number#1-512;Memory:number(GB)#1-8192;Disk:number(GB)#1-1000000;Location->@location|data center|rack~Room A|Cloud west;Owner~Petra Hahn|Jamal Reed;~Status=Online|Warning|Offline|Maintenance
- web-01 | ip_address=10.0.4.11; operating_system=Linux; environment=Production; processors=8; memory=32; disk=500; location=Room A; owner=Petra Hahn; status=Online
- db-02 | ip_address=10.0.4.22; operating_system=Linux; environment=Production; processors=16; memory=128; disk=4000; location=Cloud west; owner=Jamal Reed; status=Warning
- files-03 | ip_address=10.0.4.33; operating_system=Windows; environment=Production; processors=4; memory=16; disk=12000; location=Basement rack 2; owner=Jamal Reed; status=Maintenance
- test-07 | ip_address=10.0.9.7; operating_system=BSD; environment=Test; processors=2; memory=8; disk=120; location=Branch north; owner=Petra Hahn; status=Offline
item location|data center|rack: Name!;Address;Rack units:number#1-60;Power limit:number(kW)#0-10000;Contact;Note:long
- Room A | rack_units=42; power_limit=8; contact=Facility desk
- Cloud west | contact=Provider support
- Basement rack 2 | address=Dock lane 8, basement; rack_units=24; power_limit=4; contact=Jamal Reed
- Branch north | address=Ring road 71; rack_units=12; power_limit=2; contact=Branch office; note=Key at the front desk.
record metric sample|metric|server metric|reading: Title!;Server->@server|host|machine~web-01|db-02;Measured on:date;Measured at:time;CPU:percent;Memory used:percent;Disk used:percent;Load:number#0-1000;Network in:number(MB/s)#0-100000;Network out:number(MB/s)#0-100000;Temperature:number(°C)#-20-120
- web-01 10:00 | server=web-01; cpu=34; memory_used=58; disk_used=41; load=2.1; network_in=12; network_out=48; temperature=47
- db-02 10:00 | server=db-02; cpu=88; memory_used=91; disk_used=83; load=14.6; network_in=31; network_out=29; temperature=63
- files-03 10:05 | server=files-03; cpu=12; memory_used=44; disk_used=92; load=0.6; network_in=64; network_out=71; temperature=39
- test-07 09:40 | server=test-07; cpu=71; memory_used=63; disk_used=28; load=3.4; network_in=2; network_out=1; temperature=55
item monitored service|service|process check: Name!;Server->@server|host|machine~web-01|db-02;Kind=Web|Database|Mail|DNS|Queue|Other;Port:number#1-65535;Check every:number(s)#5-86400;Start mode=Automatic|Manual;~Status=Running|Stopped|Failed
- nginx on web-01 | server=web-01; kind=Web; port=443; check_every=30; start_mode=Automatic; status=Running
- postgres on db-02 | server=db-02; kind=Database; port=5432; check_every=30; start_mode=Automatic; status=Running
- Mail queue on files-03 | server=files-03; kind=Mail; port=25; check_every=120; start_mode=Manual; status=Stopped
- Resolver on test-07 | server=test-07; kind=DNS; port=53; check_every=60; start_mode=Automatic; status=Failed
item alert rule|threshold|trigger: Name!;Server->@server|host|machine~web-01|db-02;Metric=CPU|Memory|Disk|Load|Network|Temperature|Offline;Condition=Above|Below|Equal;Limit:number;For minutes:number(min)#0-1440;Severity=Info|Warning|Critical;Notify=Email|Chat|Text message|Webhook;Active:boolean
- Disk over 80 | server=db-02; metric=Disk; condition=Above; limit=80; for_minutes=10; severity=Warning; notify=Chat
- CPU over 95 | server=web-01; metric=CPU; condition=Above; limit=95; for_minutes=5; severity=Critical; notify=Text message
- Server gone | server=test-07; metric=Offline; condition=Equal; limit=1; for_minutes=3; severity=Critical; notify=Webhook
- Hot rack | server=files-03; metric=Temperature; condition=Above; limit=60; for_minutes=15; severity=Info; notify=Email
record alert|alarm|alert event: Title!;Rule->@alert rule|threshold~Disk over 80|CPU over 95;Server->@server|host|machine~web-01|db-02;Value:number;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Acknowledged by~Petra Hahn|Jamal Reed;Note:long;~Status=Open|Acknowledged|Resolved
- Disk at 83 on db-02 | rule=Disk over 80; server=db-02; value=83; severity=Warning; acknowledged_by=Jamal Reed; status=Acknowledged
- CPU at 97 on web-01 | rule=CPU over 95; server=web-01; value=97; severity=Critical; status=Resolved
- test-07 does not answer | rule=Server gone; server=test-07; value=1; severity=Critical; acknowledged_by=Petra Hahn; note=Branch had a power cut.; status=Acknowledged
- 62 degrees in rack 2 | rule=Hot rack; server=files-03; value=62; severity=Info; status=Open
work maintenance task|patch|server task: Title!;Server->@server|host|machine~web-01|db-02;Kind=Update|Restart|Backup|Disk|Security patch;Starts on:date;Minutes:number(min)#1-2880;Assigned to~Petra Hahn|Jamal Reed;Notes:long
- Grow data volume | server=db-02; kind=Disk; minutes=40; assigned_to=Jamal Reed
- Kernel update | server=web-01; kind=Security patch; minutes=15; assigned_to=Petra Hahn
- Full backup before move | server=files-03; kind=Backup; minutes=240; assigned_to=Jamal Reed; notes=Check a restore of one folder.
- Restart after power cut | server=test-07; kind=Restart; minutes=10; assigned_to=Petra Hahn
! record server event|availability log|status history: Title!;Server->@server|host|machine~web-01|db-02;Event=Online|Offline|Restarted|Warning|Maintenance;Happened on:date;Happened at:time;Minutes:number(min)#0-100000;Note
- web-01 restarted | server=web-01; event=Restarted; minutes=3
- db-02 warning | server=db-02; event=Warning; minutes=25
- files-03 into maintenance | server=files-03; event=Maintenance; minutes=240; note=Planned backup
- test-07 offline | server=test-07; event=Offline; minutes=95; note=Power cut at the branch
! item notification setting|alert recipient [notif\\w*|alert\\w*|email|sms]: Name!;Person;Channel=Email|Chat|Text message|Phone call;Address;Severity from=Info|Warning|Critical;Quiet from:time;Quiet until:time;Active:boolean
- Petra at night | channel=Phone call; severity_from=Critical
- Team chat | channel=Chat; severity_from=Info
- Jamal by mail | person=Jamal Reed; channel=Email; address=jamal@ops.example; severity_from=Warning
- Branch desk message | person=Branch office; channel=Text message; address=+49 30 555 0144; severity_from=Critical
+ report: Server->@server|host|machine;Period;Uptime:percent
! item escalation policy|escalation rule|escalation [escalat\\w*]: Name!;Severity=Info|Warning|Critical;First to tell~Petra Hahn;Wait for:number(min)#1-1440;Then tell~Jamal Reed;Channel=Email|Chat|Text message|Phone call;Repeats:number#0-20;Active:boolean
- Critical, three steps | severity=Critical; first_to_tell=Petra Hahn; wait_for=10; then_tell=Jamal Reed; channel=Phone call; repeats=3
- Warnings by chat | severity=Warning; first_to_tell=Jamal Reed; wait_for=60; then_tell=Petra Hahn; channel=Chat; repeats=1
- Database nights | severity=Critical; first_to_tell=Jamal Reed; wait_for=5; then_tell=Petra Hahn; channel=Text message; repeats=5
- Notes only | severity=Info; first_to_tell=Petra Hahn; wait_for=720; channel=Email; repeats=0
! record on-call shift|on-call rotation|on-call duty|duty shift [on.?call|duty|rotation\\w*|shift\\w*]: Title!;Person~Petra Hahn|Jamal Reed;Role=First|Second|Manager;From:date!;Until:date;Handover at:time;Phone:phone;Swapped with;Note
- Week 21 first | person=Petra Hahn; role=First
- Week 21 second | person=Jamal Reed; role=Second
- Week 22 first | person=Jamal Reed; role=First
- Week 22 second | person=Petra Hahn; role=Second; swapped_with=Jamal Reed
# devops|ci/cd|deployment pipeline|kubernetes|build pipeline|continuous integration|docker container
item application|repository|codebase: Name!;Repository:url;Language~TypeScript|Go;Team;Default branch;Owner~Priya Nand|Lars Eck;Description:long;~Status=Active|Frozen|Archived
- checkout-api | language=Go; team=Payments; default_branch=main; owner=Priya Nand; status=Active
- shop-web | language=TypeScript; team=Storefront; default_branch=main; owner=Lars Eck; status=Active
- stock-sync | language=Python; team=Logistics; default_branch=main; owner=Tomas Rill; status=Frozen
- mail-templates | language=TypeScript; team=Marketing tech; default_branch=trunk; owner=Lars Eck; status=Archived
item environment|cluster|namespace: Name!;Kind=Development|Staging|Production|Test;Cluster;Region;Address:url;Nodes:number#1-5000;Locked:boolean;~Status=Healthy|Degraded|Down
- production-eu | kind=Production; cluster=eu-1; region=Frankfurt; nodes=14; status=Healthy
- staging | kind=Staging; cluster=eu-2; region=Frankfurt; nodes=4; status=Degraded
- production-us | kind=Production; cluster=us-1; region=Virginia; nodes=9; status=Down
- preview | kind=Development; cluster=eu-3; region=Dublin; nodes=2; status=Healthy
item pipeline|workflow|build definition: Name!;Application->@application|repository~checkout-api|shop-web;Trigger=Push|Pull request|Schedule|Manual|Tag;Branch;Definition:long;Timeout:number(min)#1-1440;Enabled:boolean
- checkout build and test | application=checkout-api; trigger=Push; branch=main; timeout=20
- shop nightly | application=shop-web; trigger=Schedule; branch=main; timeout=45
- stock-sync release | application=stock-sync; trigger=Tag; branch=main; timeout=30
- mail preview | application=mail-templates; trigger=Pull request; branch=trunk; timeout=10
record pipeline run|build|ci run: Number!;Pipeline->@pipeline|workflow~checkout build and test|shop nightly;Commit;Branch;Author;Started on:date;Started at:time;Duration:number(s)#0-86400;Tests passed:number#0-1000000;Tests failed:number#0-1000000;~Status=Queued|Running|Passed|Failed|Cancelled
- 4121 | pipeline=checkout build and test; commit=9f2c1ab; branch=main; author=Priya Nand; duration=312; tests_passed=840; tests_failed=0; status=Passed
- 4122 | pipeline=shop nightly; commit=71de002; branch=main; author=Lars Eck; duration=1180; tests_passed=1902; tests_failed=3; status=Failed
- 4123 | pipeline=stock-sync release; commit=c40aa19; branch=main; author=Tomas Rill; duration=95; tests_passed=210; tests_failed=0; status=Running
- 4124 | pipeline=mail preview; commit=1b7e5d3; branch=footer-links; author=Lars Eck; duration=12; tests_passed=0; tests_failed=0; status=Cancelled
record deployment|release|rollout: Title!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Version;Run->@pipeline run|build~4121|4122;Strategy=Rolling|Blue-green|Canary|Recreate;Deployed on:date;Deployed by~Priya Nand|Lars Eck;Release notes:long;~Status=Waiting approval|Running|Succeeded|Failed|Rolled back
- checkout-api 2.14 to production | application=checkout-api; environment=production-eu; version=2.14.0; run=4121; strategy=Canary; deployed_by=Priya Nand; status=Succeeded
- shop-web 8.3 to staging | application=shop-web; environment=staging; version=8.3.0; run=4122; strategy=Rolling; deployed_by=Lars Eck; status=Failed
- stock-sync 1.9 to us | application=stock-sync; environment=production-us; version=1.9.2; run=4123; strategy=Blue-green; deployed_by=Tomas Rill; release_notes=Faster delta sync.; status=Rolled back
- mail-templates 0.4 to preview | application=mail-templates; environment=preview; version=0.4.0; run=4124; strategy=Recreate; deployed_by=Lars Eck; status=Waiting approval
item service|workload|container: Name!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Image;Replicas:number#0-10000;CPU limit:number(cores)#0-512;Memory limit:number(MB)#0-4194304;Port:number#1-65535;~Status=Running|Pending|Crashed|Stopped
- checkout-api-eu | application=checkout-api; environment=production-eu; image=checkout-api:2.14.0; replicas=6; cpu_limit=1; memory_limit=512; port=8080; status=Running
- shop-web-stg | application=shop-web; environment=staging; image=shop-web:8.3.0; replicas=2; cpu_limit=0.5; memory_limit=256; port=3000; status=Crashed
- stock-sync-us | application=stock-sync; environment=production-us; image=stock-sync:1.9.1; replicas=3; cpu_limit=2; memory_limit=1024; port=9000; status=Pending
- mail-preview | application=mail-templates; environment=preview; image=mail-templates:0.3.8; replicas=1; cpu_limit=0.25; memory_limit=128; port=4000; status=Stopped
record incident|alert|outage: Title!;Environment->@environment|cluster~production-eu|staging;Service->@service|workload~checkout-api-eu|shop-web-stg;Severity=Low|Medium|High|Critical;Started on:date;On call~Priya Nand|Lars Eck;Cause:long;~Status=Open|Mitigated|Resolved
- Staging shop crash loop | environment=staging; service=shop-web-stg; severity=Medium; on_call=Lars Eck; cause=Missing variable.; status=Mitigated
- Checkout latency | environment=production-eu; service=checkout-api-eu; severity=High; on_call=Priya Nand; status=Resolved
- US cluster unreachable | environment=production-us; service=stock-sync-us; severity=Critical; on_call=Tomas Rill; cause=Network change at the provider.; status=Open
- Preview mails without pictures | environment=preview; service=mail-preview; severity=Low; on_call=Lars Eck; status=Resolved
! record pipeline step|build job|run step: Name!;Run->@pipeline run|build~4121|4122;Stage=Checkout|Build|Test|Scan|Package|Deploy;Position:number#1-200;Duration:number(s)#0-86400;Log:long;~Status=Waiting|Running|Passed|Failed|Skipped
- Unit tests of 4121 | run=4121; stage=Test; position=3; duration=140; status=Passed
- Browser tests of 4122 | run=4122; stage=Test; position=4; duration=620; status=Failed
- Image of 4123 | run=4123; stage=Package; position=5; duration=44; status=Running
- Deploy of 4124 | run=4124; stage=Deploy; position=6; duration=0; status=Skipped
! item environment variable|configuration|secret: Name!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Value;Secret:boolean;Changed on:date;Changed by~Priya Nand|Lars Eck
- PAYMENT_TIMEOUT | application=checkout-api; environment=production-eu; value=8s; changed_by=Priya Nand
- SHOP_API_URL | application=shop-web; environment=staging; changed_by=Lars Eck
- SYNC_BATCH_SIZE | application=stock-sync; environment=production-us; value=500; changed_by=Tomas Rill
- MAIL_SENDER | application=mail-templates; environment=preview; value=preview@shop.example; changed_by=Lars Eck
! record approval|release approval [approv\\w*|review\\w*|gate\\w*|sign.?off]: Title!;Deployment->@deployment|release~checkout-api 2.14 to production|shop-web 8.3 to staging;Approver;Decision=Waiting|Approved|Rejected;Decided on:date;Comment
- Approve checkout 2.14 | deployment=checkout-api 2.14 to production; decision=Approved
- Approve mails 0.4 | deployment=mail-templates 0.4 to preview; approver=Priya Nand; decision=Waiting
- Reject shop 8.3 | deployment=shop-web 8.3 to staging; approver=Priya Nand; decision=Rejected; comment=Browser tests fail
- Approve stock-sync 1.9 | deployment=stock-sync 1.9 to us; approver=Lars Eck; decision=Approved
# sre|incident management|on-call rotation|postmortem|incident response|service level objective|runbook
record incident|outage: Title!;Service->@service|system~Checkout|Search;Severity=SEV1|SEV2|SEV3|SEV4;Commander~Ane Solberg|Rui Matos;Detected on:date;Detected at:time;Resolved at:time;Customers affected:number#0-100000000;Summary:long;~Minutes down:number(min)#0-100000;~Status=Triggered|Acknowledged|Mitigated|Resolved|Reviewed
- Checkout rejects cards | service=Checkout; severity=SEV1; commander=Ane Solberg; customers_affected=1800; minutes_down=37; status=Reviewed
- Search index stale | service=Search; severity=SEV3; commander=Rui Matos; customers_affected=0; status=Mitigated
- Push messages sent twice | service=Notifications; severity=SEV4; commander=Rui Matos; customers_affected=350; summary=Retry without key.; minutes_down=0; status=Resolved
- Login page empty | service=Identity; severity=SEV2; commander=Nadira Khan; customers_affected=9200; minutes_down=14; status=Acknowledged
item service|system|component: Name!;Team->@team|on-call team~Payments|Discovery;Tier=Critical|Important|Internal;Owner;Repository:url;Depends on;Dashboard:url;~Health=Healthy|Degraded|Down
- Checkout | team=Payments; tier=Critical; depends_on=Card gateway; health=Healthy
- Search | team=Discovery; tier=Important; depends_on=Index workers; health=Degraded
- Notifications | team=Messaging; tier=Internal; depends_on=Push provider; health=Healthy
- Identity | team=Accounts; tier=Critical; depends_on=User database; health=Down
item team|on-call team|responder group: Name!;Lead~Ane Solberg|Rui Matos;Channel;Time zone;Members:long;Escalate after:number(min)#1-240
- Payments | lead=Ane Solberg; channel=#payments-oncall; time_zone=Europe/Oslo; escalate_after=10
- Discovery | lead=Rui Matos; channel=#search-oncall; time_zone=Europe/Lisbon; escalate_after=20
- Messaging | lead=Nadira Khan; channel=#messaging-oncall; time_zone=Asia/Kolkata; escalate_after=30
- Accounts | lead=Joao Pires; channel=#accounts-oncall; time_zone=Europe/Lisbon; escalate_after=5
record on-call shift|duty shift|rotation: Title!;Team->@team|on-call team~Payments|Discovery;Responder~Ane Solberg|Rui Matos;Role=Primary|Secondary|Manager;Starts on:date;Ends on:date;Handover note:long;~Pages:number#0-1000
- Payments week 41 | team=Payments; responder=Ane Solberg; role=Primary; pages=4
- Discovery week 41 | team=Discovery; responder=Rui Matos; role=Primary; pages=1
- Messaging week 41 | team=Messaging; responder=Nadira Khan; role=Secondary; pages=0
- Accounts week 42 | team=Accounts; responder=Joao Pires; role=Manager; handover_note=Watch the user database.; pages=7
item slo|service level objective|reliability target: Name!;Service->@service|system~Checkout|Search;Indicator=Availability|Latency|Error rate|Freshness;Target:percent;Window:number(days)#1-365;~Measured:percent;~Budget left:percent#-1000-100;~Status=Met|At risk|Missed
- Checkout availability | service=Checkout; indicator=Availability; target=99.95; window=30; measured=99.91; budget_left=-80; status=Missed
- Search latency | service=Search; indicator=Latency; target=99; window=30; measured=99.4; budget_left=60; status=Met
- Push freshness | service=Notifications; indicator=Freshness; target=98; window=7; measured=98.1; budget_left=5; status=At risk
- Login error rate | service=Identity; indicator=Error rate; target=99.9; window=28; measured=99.97; budget_left=70; status=Met
item runbook|playbook|procedure: Title!;Service->@service|system~Checkout|Search;Symptom;Steps:long;Commands:long;Author;Reviewed on:date;~Used:number#0-100000
- Switch card gateway | service=Checkout; symptom=Card errors above 2 percent; steps=Check status, flip the switch, verify.; used=3
- Rebuild search index | service=Search; symptom=Results older than a day; steps=Pause workers, rebuild, swap.; used=5
- Stop duplicate pushes | service=Notifications; symptom=Users report two messages; steps=Pause queue, drop duplicates, resume.; author=Nadira Khan; used=2
- Fail over user database | service=Identity; symptom=Login errors above 5 percent; steps=Promote replica, update address, verify.; author=Joao Pires; used=1
record postmortem|incident review: Title!;Incident->@incident|outage~Checkout rejects cards|Search index stale;Author~Ane Solberg|Rui Matos;Root cause:long;What went well:long;What went wrong:long;Held on:date;~Status=Draft|In review|Published
- Review of card rejection | incident=Checkout rejects cards; author=Ane Solberg; root_cause=Expired certificate at the gateway.; status=Published
- Review of stale index | incident=Search index stale; author=Rui Matos; root_cause=Disk full on a worker.; status=Draft
- Review of double pushes | incident=Push messages sent twice; author=Nadira Khan; root_cause=Retry had no key for the message.; status=In review
- Review of empty login | incident=Login page empty; author=Joao Pires; what_went_well=Roll back took two minutes.; status=Draft
! record incident update|timeline entry|incident event: Title!;Incident->@incident|outage~Checkout rejects cards|Search index stale;Kind=Detected|Paged|Acknowledged|Update|Mitigated|Resolved;Text:long;Happened on:date;Happened at:time;By;Public:boolean
- Ane acknowledged | incident=Checkout rejects cards; kind=Acknowledged
- Gateway switched | incident=Checkout rejects cards; kind=Mitigated; text=Traffic moved to the second gateway.
- Two messages seen by a customer | incident=Push messages sent twice; kind=Detected; text=Support had three calls.
- Login shows again | incident=Login page empty; kind=Update; text=Half of the servers are back.; by=Joao Pires
! record page|alert|alert event: Title!;Service->@service|system~Checkout|Search;Source=Metrics|Logs|Customer|Synthetic check;Severity=SEV1|SEV2|SEV3|SEV4;Fired on:date;Fired at:time;Responder;Incident->@incident|outage~Checkout rejects cards|Search index stale;~Status=Firing|Acknowledged|Silenced|Resolved
- Card errors at 14 percent | service=Checkout; source=Metrics; severity=SEV1; incident=Checkout rejects cards; status=Resolved
- Index lag 26 h | service=Search; source=Synthetic check; severity=SEV3; incident=Search index stale; status=Acknowledged
- Three calls about pushes | service=Notifications; source=Customer; severity=SEV4; responder=Nadira Khan; incident=Push messages sent twice; status=Silenced
- Template errors on login | service=Identity; source=Logs; severity=SEV2; responder=Joao Pires; incident=Login page empty; status=Firing
! work action item|follow-up [action\\w*|follow.?up\\w*|postmortem\\w*|task\\w*|improv\\w*]: Title!;Postmortem->@postmortem|incident review~Review of card rejection|Review of stale index;Owner~Ane Solberg|Rui Matos;Kind=Prevent|Detect|Mitigate|Document;Due on:date;Ticket:url
- Alert 30 days before expiry | postmortem=Review of card rejection; owner=Ane Solberg; kind=Detect
- Key for each push | postmortem=Review of double pushes; owner=Nadira Khan; kind=Prevent
- Second gateway on standby | postmortem=Review of card rejection; owner=Rui Matos; kind=Mitigate
- Write down the roll back | postmortem=Review of empty login; owner=Joao Pires; kind=Document
# log management|log analysis|log viewer|log aggregation|error tracking|log search|log viewing|application log|log monitoring
item log source|application|log stream: Name!;Kind=Application|Server|Database|Network|Container|Audit;Host name;Format=JSON|Syslog|Plain text|CSV;Keep for:number(days)#1-3650;Owner~Yara Blum|Kofi Mensah;Daily volume:number(MB)#0-100000000;~Last entry on:date;~Status=Receiving|Silent|Off
- orders-service | kind=Application; host_name=app-03; format=JSON; keep_for=30; owner=Yara Blum; daily_volume=820; status=Receiving
- edge firewall | kind=Network; host_name=fw-1; format=Syslog; keep_for=180; owner=Kofi Mensah; daily_volume=3100; status=Receiving
- invoice database | kind=Database; host_name=db-04; format=Plain text; keep_for=90; owner=Yara Blum; daily_volume=140; status=Silent
- admin audit trail | kind=Audit; host_name=app-01; format=CSV; keep_for=3650; owner=Kofi Mensah; daily_volume=6; status=Off
record log entry|log line|event: Message!;Source->@log source|application~orders-service|edge firewall;Level=Debug|Info|Warning|Error|Fatal;Logged on:date;Logged at:time;Request id;Host;Account;Details:long
- Payment timed out after 8 s | source=orders-service; level=Error; request_id=rq-88120; host=app-03
- Dropped packet from 203.0.113.9 | source=edge firewall; level=Warning; host=fw-1
- Checkpoint took 41 s | source=invoice database; level=Info; host=db-04
- Role admin given to j.reed | source=admin audit trail; level=Fatal; host=app-01; account=k.mensah
record error group|issue|exception: Title!;Source->@log source|application~orders-service|edge firewall;Type;First seen on:date;Last seen on:date;~Occurrences:number#0-1000000000;~Users affected:number#0-100000000;Version;Stack trace:long;Assigned to~Yara Blum|Kofi Mensah;~Status=New|Being fixed|Resolved|Ignored
- TimeoutError in pay() | source=orders-service; type=TimeoutError; occurrences=212; users_affected=140; version=3.8.1; assigned_to=Yara Blum; status=Being fixed
- Null total in invoice | source=orders-service; type=TypeError; occurrences=9; users_affected=4; version=3.8.0; assigned_to=Kofi Mensah; status=Resolved
- Deadlock on table invoice | source=invoice database; type=DeadlockError; occurrences=31; users_affected=12; version=3.8.1; assigned_to=Yara Blum; status=New
- Port scan noise | source=edge firewall; type=ScanWarning; occurrences=9400; users_affected=0; assigned_to=Kofi Mensah; status=Ignored
item alert rule|log alert|alarm: Name!;Source->@log source|application~orders-service|edge firewall;Search text;Level from=Info|Warning|Error|Fatal;Count:number#1-1000000;Within:number(min)#1-1440;Notify=Email|Chat|Webhook;Recipient;Active:boolean
- Many payment errors | source=orders-service; search_text=Payment timed out; level_from=Error; count=20; within=5; notify=Chat; recipient=#orders
- Port scan | source=edge firewall; search_text=Dropped packet; level_from=Warning; count=500; within=1; notify=Email; recipient=security desk
- Deadlocks pile up | source=invoice database; search_text=deadlock detected; level_from=Error; count=3; within=10; notify=Webhook; recipient=hooks.example/db
- Admin role given | source=admin audit trail; search_text=Role admin; level_from=Info; count=1; within=1; notify=Email; recipient=security desk
item saved search|log query|filter: Name!;Query:long;Sources;Time range=15 minutes|1 hour|24 hours|7 days|30 days;Owner;Shared:boolean;~Last result:number#0-1000000000
- Errors of orders today | query=level:error AND source:orders; sources=orders-service; time_range=24 hours; last_result=61
- Denied by firewall | query=action:drop; sources=edge firewall; time_range=1 hour; last_result=1840
- Slow queries this week | query=duration_ms>2000; sources=invoice database; time_range=7 days; owner=Yara Blum; last_result=318
- Role changes of the month | query=action:grant OR action:revoke; sources=admin audit trail; time_range=30 days; owner=Kofi Mensah; last_result=12
item parsing rule|field extraction|pipeline: Name!;Source->@log source|application~orders-service|edge firewall;Pattern:long;Fields;Order:number#1-500;Mask personal data:boolean;Enabled:boolean
- Firewall key values | source=edge firewall; pattern=src=(ip) dst=(ip); fields=Source, target; order=1
- Mask card numbers | source=orders-service; pattern=16 digits; fields=Card; order=1
- Split query duration | source=invoice database; pattern=duration: (n) ms; fields=Duration; order=2
- Audit columns | source=admin audit trail; pattern=time,actor,action,object; fields=Actor, action, object; order=1
! record alert event|triggered alert: Title!;Rule->@alert rule|log alert~Many payment errors|Port scan;Matches:number#1-100000000;Fired on:date;Fired at:time;Acknowledged by~Yara Blum|Kofi Mensah;~Status=Fired|Acknowledged|Closed
- 34 payment errors | rule=Many payment errors; matches=34; acknowledged_by=Yara Blum; status=Acknowledged
- Scan from one address | rule=Port scan; matches=812; status=Fired
- Five deadlocks in ten minutes | rule=Deadlocks pile up; matches=5; acknowledged_by=Yara Blum; status=Closed
- Admin given to j.reed | rule=Admin role given; matches=1; acknowledged_by=Kofi Mensah; status=Acknowledged
! record log export|archive job [export\\w*|archiv\\w*|download\\w*|retention|backup\\w*]: Title!;Source->@log source|application~orders-service|edge firewall;From:date;Until:date;Lines:number#0-10000000000;Format=CSV|JSON|Text;File:file;~Status=Waiting|Running|Done|Failed
- Firewall September | source=edge firewall; lines=9100000; format=JSON; status=Done
- Orders for the lawyer | source=orders-service; lines=48200; format=Text; status=Running
- Audit trail of the year | source=admin audit trail; lines=2100; format=CSV; status=Waiting
- Database night of the crash | source=invoice database; lines=0; format=JSON; status=Failed
+ comment: Error group->@error group|issue
+ report: Source->@log source|application;Period;Repeat=Daily|Weekly
# api management|api gateway|api testing|developer portal|api marketplace|api documentation platform|interface management|open platform|api platform
item api|published api|web service: Name!;Version;Base address:url;Category~Weather|Payments;Protocol=REST|GraphQL|SOAP|gRPC|WebSocket;Owner~Silke Anders|Vikram Joshi;Documentation:url;Description:long;~Status=Draft|Published|Deprecated|Retired
- Rain forecast | version=v2; category=Weather; protocol=REST; owner=Silke Anders; status=Published
- Invoice service | version=v1; category=Payments; protocol=REST; owner=Vikram Joshi; status=Published
- Live tram positions | version=v3; category=Traffic; protocol=WebSocket; owner=Silke Anders; description=Position of each tram every five seconds.; status=Draft
- Address lookup | version=v0; category=Places; protocol=SOAP; owner=Vikram Joshi; status=Deprecated
item endpoint|route|operation: Path!;Api->@api|published api~Rain forecast|Invoice service;Method=GET|POST|PUT|PATCH|DELETE;Summary;Parameters:long;Sample answer:long;Cache for:number(s)#0-86400;Login needed:boolean;~Average time:number(ms)#0-120000
- /forecast/place | api=Rain forecast; method=GET; summary=Rain of the next 48 hours; cache_for=600; average_time=84
- /invoices | api=Invoice service; method=POST; summary=Make an invoice; average_time=210
- /trams/line | api=Live tram positions; method=GET; summary=All trams of a line; cache_for=0; average_time=31
- /address/id | api=Address lookup; method=DELETE; summary=Remove a saved address; cache_for=0; average_time=96
item api plan|usage plan|rate plan|pricing plan: Name!;Monthly price:money;Calls per month:number#1-10000000000;Calls per second:number#1-100000;Price per extra call:money;Support=None|Email|Priority;Active:boolean
- Free | monthly_price=0; calls_per_month=10000; calls_per_second=2; support=None
- Business | monthly_price=79; calls_per_month=2000000; calls_per_second=50; price_per_extra_call=0.0001; support=Priority
- Starter | monthly_price=9; calls_per_month=100000; calls_per_second=5; price_per_extra_call=0.0005; support=Email
- City partner | monthly_price=490; calls_per_month=50000000; calls_per_second=400; price_per_extra_call=0.00002; support=Priority
! item client application|developer app|consumer|registered application [applications?|apps?|consumer\\w*|client\\w*]: Name!;Developer;Plan->@api plan|usage plan~Free|Business;Callback address:url;Purpose:long;Created on:date;~Calls this month:number#0-10000000000;~Status=Waiting|Approved|Suspended
- Farm planner | plan=Business; purpose=Shows rain per field.; calls_this_month=412000; status=Approved
- School weather wall | plan=Free; purpose=Display in the hall.; calls_this_month=2100; status=Approved
- Tram board | plan=Starter; purpose=Shows departures in cafes.; calls_this_month=64000; status=Waiting
- Parcel labels | plan=City partner; purpose=Checks addresses before printing.; calls_this_month=8100000; status=Suspended
item api key|access key|credential: Label!;Application->@client application|developer app~Farm planner|School weather wall;Key start;Scopes=Read|Write|Read and write|Admin;Allowed addresses;Created on:date;Expires on:date;~Last used on:date;~Status=Active|Revoked|Expired
- Farm planner live | application=Farm planner; key_start=fp_live_9a; scopes=Read; status=Active
- School wall | application=School weather wall; key_start=sw_71c; scopes=Read; status=Active
- Tram board test | application=Tram board; key_start=tb_test_04; scopes=Read and write; status=Active
- Labels old key | application=Parcel labels; key_start=pl_e1f; scopes=Admin; allowed_addresses=203.0.113.0/28; status=Revoked
record api call|request log|usage record: Reference!;Endpoint->@endpoint|route~/forecast/place|/invoices;Key->@api key|access key~Farm planner live|School wall;Called on:date;Called at:time;Response code:number#100-599;Time:number(ms)#0-120000;Bytes:number#0-1000000000;Address;Error
- rq-100771 | endpoint=/forecast/place; key=Farm planner live; response_code=200; time=71; bytes=1840
- rq-100772 | endpoint=/forecast/place; key=School wall; response_code=429; time=3; bytes=90; error=Rate limit
- rq-100773 | endpoint=/trams/line; key=Tram board test; response_code=200; time=28; bytes=5120
- rq-100774 | endpoint=/address/id; key=Labels old key; response_code=401; time=2; bytes=60; error=Key revoked
request access request|api subscription|key request: Title!;Applicant;Api->@api|published api~Rain forecast|Invoice service;Plan->@api plan|usage plan~Free|Business;Purpose:long;Company;Expected calls:number#0-10000000000
- Access for ferry app | api=Rain forecast; plan=Business; purpose=Warn of heavy rain.; company=Island Ferries; expected_calls=300000
- Invoices for clinic | api=Invoice service; plan=Free; purpose=Trial; company=Lindenhof Clinic; expected_calls=500
- Trams in a school app | api=Live tram positions; plan=Starter; purpose=Tell pupils when to run.; company=Lakeside School; expected_calls=40000
- Addresses for florists | api=Address lookup; plan=City partner; purpose=Check delivery places.; company=Bloom Union; expected_calls=900000
! record daily usage|usage statistic|quota use|call statistic|usage figure: Title!;Application->@client application|developer app~Farm planner|School weather wall;Api->@api|published api~Rain forecast|Invoice service;Day:date;Calls:number#0-10000000000;Errors:number#0-10000000000;Average time:number(ms)#0-120000;Cost:money
- Farm planner Monday | application=Farm planner; api=Rain forecast; calls=18400; errors=12; average_time=79
- School wall Monday | application=School weather wall; api=Rain forecast; calls=96; errors=4; average_time=82
- Tram board Tuesday | application=Tram board; api=Live tram positions; calls=4300; errors=3; average_time=30; cost=0.3
- Labels Monday | application=Parcel labels; api=Address lookup; calls=270000; errors=1180; average_time=94; cost=16
! record api change|version history|changelog entry: Title!;Api->@api|published api~Rain forecast|Invoice service;Version;Kind=Added|Changed|Deprecated|Removed|Fixed;Published on:date;Text:long;Breaking:boolean
- Hourly values added | api=Rain forecast; version=2.3; kind=Added
- Old date format gone | api=Invoice service; version=1.9; kind=Removed
- Old lookup ends in June | api=Address lookup; version=0.9; kind=Deprecated; text=Use the place service instead.
- Trams without line fixed | api=Live tram positions; version=3.0.1; kind=Fixed
! record test case|api test|test run [test\\w*|debug\\w*|mock\\w*|automat\\w*]: Name!;Endpoint->@endpoint|route~/forecast/place|/invoices;Input:long;Expected code:number#100-599;Expected answer:long;~Last result=Passed|Failed|Not run;Last run on:date
- Unknown place gives 404 | endpoint=/forecast/place; expected_code=404; last_result=Passed
- Unknown line gives empty list | endpoint=/trams/line; input=line is 99; expected_code=200; last_result=Failed
- Invoice without lines refused | endpoint=/invoices; input=lines is empty; expected_code=422; last_result=Passed
- Delete without key refused | endpoint=/address/id; expected_code=401; last_result=Not run
+ invoice: Application->@client application|developer app;Plan->@api plan|usage plan;Calls:number
# bug tracker|bug tracking|issue tracker|bug report|issue tracking|software defect
record bug|issue|defect|bug report: Title!;Project->@project|software product~Mobile app|Billing web;Component->@component|module~Login|Invoices;Type=Bug|Improvement|Task|Question;Severity=Minor|Major|Critical|Blocker;Priority=Low|Normal|High|Urgent;Steps to reproduce:long;Found in version->@version|release~5.2|3.0;Reporter;Assignee~Wanda Cole|Emre Sahin;Screenshot:image;~Status=New|Confirmed|In progress|Fixed|Verified|Closed|Reopened
- Login spins forever on weak network | project=Mobile app; component=Login; type=Bug; severity=Major; priority=High; steps_to_reproduce=Switch to slow network, log in.; found_in_version=5.2; assignee=Wanda Cole; status=In progress
- Tax missing on credit note | project=Billing web; component=Invoices; type=Bug; severity=Critical; priority=Urgent; found_in_version=3.0; assignee=Emre Sahin; status=Confirmed
- Label printer skips every third label | project=Warehouse scanner; component=Printing; type=Question; severity=Minor; priority=Low; steps_to_reproduce=Print ten labels in a row.; found_in_version=1.4; assignee=Noa Perl; status=New
- Show parking zones on the map | project=City map; component=Map layers; type=Improvement; severity=Minor; priority=Normal; found_in_version=2.1; assignee=Emre Sahin; status=Verified
item project|software product|repository: Name!;Key;Lead~Wanda Cole|Emre Sahin;Repository:url;Description:long;~Open bugs:number#0-100000;~Status=Active|Maintenance|Closed
- Mobile app | key=MOB; lead=Wanda Cole; open_bugs=41; status=Active
- Billing web | key=BIL; lead=Emre Sahin; open_bugs=17; status=Active
- Warehouse scanner | key=WSC; lead=Noa Perl; open_bugs=9; status=Maintenance
- City map | key=MAP; lead=Emre Sahin; open_bugs=0; status=Closed
item component|module: Name!;Project->@project|software product~Mobile app|Billing web;Lead~Wanda Cole|Emre Sahin;Description:long;~Open bugs:number#0-100000
- Login | project=Mobile app; lead=Wanda Cole; open_bugs=6
- Invoices | project=Billing web; lead=Emre Sahin; open_bugs=4
- Printing | project=Warehouse scanner; lead=Noa Perl; description=Labels and delivery notes.; open_bugs=3
- Map layers | project=City map; lead=Emre Sahin; open_bugs=0
item version|release|milestone: Name!;Project->@project|software product~Mobile app|Billing web;Planned on:date;Released on:date;Notes:long;~Fixed bugs:number#0-100000;~Status=Planned|Frozen|Released
- 5.2 | project=Mobile app; fixed_bugs=18; status=Released
- 3.0 | project=Billing web; fixed_bugs=31; status=Released
- 1.4 | project=Warehouse scanner; fixed_bugs=0; notes=Needs new printer driver.; status=Planned
- 2.1 | project=City map; fixed_bugs=7; status=Frozen
item test case|test scenario: Title!;Project->@project|software product~Mobile app|Billing web;Component->@component|module~Login|Invoices;Precondition;Steps:long;Expected result:long;Priority=Low|Normal|High;Automated:boolean
- Login with wrong password | project=Mobile app; component=Login; expected_result=Message, no lock before five tries; priority=High
- Credit note with two tax rates | project=Billing web; component=Invoices; expected_result=Both taxes listed; priority=Normal
- Print a hundred labels | project=Warehouse scanner; component=Printing; precondition=Full roll; expected_result=A hundred labels without gap; priority=Low
- Zones shown at zoom 14 | project=City map; component=Map layers; expected_result=Zones in blue, names readable; priority=Normal
record test run|test execution: Title!;Test case->@test case|test scenario~Login with wrong password|Credit note with two tax rates;Version->@version|release~5.2|3.0;Tester;Run on:date;Device~Pixel phone|Firefox;Result=Passed|Failed|Blocked|Skipped;Bug found->@bug|issue~Login spins forever on weak network|Tax missing on credit note;Note:long
- Wrong password on 5.2 | test_case=Login with wrong password; version=5.2; device=Pixel phone; result=Passed
- Credit note on 3.0 | test_case=Credit note with two tax rates; version=3.0; device=Firefox; result=Failed; bug_found=Tax missing on credit note
- Hundred labels on 1.4 | test_case=Print a hundred labels; version=1.4; tester=Noa Perl; device=Zeta label printer; result=Blocked; note=No roll in the lab.
- Zones on 2.1 | test_case=Zones shown at zoom 14; version=2.1; device=Safari; result=Skipped
! record bug history|status change|activity: Title!;Bug->@bug|issue|defect~Login spins forever on weak network|Tax missing on credit note;Field=Status|Assignee|Priority|Version|Title;Old value;New value;Changed on:date;Changed at:time;Changed by
- Wanda took the login bug | bug=Login spins forever on weak network; field=Assignee; new_value=Wanda Cole
- Tax bug confirmed | bug=Tax missing on credit note; field=Status; old_value=New; new_value=Confirmed
- Label question lowered | bug=Label printer skips every third label; field=Priority; old_value=Normal; new_value=Low; changed_by=Noa Perl
- Zones moved to 2.1 | bug=Show parking zones on the map; field=Version; old_value=2.0; new_value=2.1; changed_by=Emre Sahin
! record attachment|bug attachment: Title!;Bug->@bug|issue|defect~Login spins forever on weak network|Tax missing on credit note;File:file;Kind=Screenshot|Log|Video|Other;Size:number(KB)#0-1000000;Added on:date;Added by
- network-log.txt | bug=Login spins forever on weak network; kind=Log; size=84
- credit-note.png | bug=Tax missing on credit note; kind=Screenshot; size=212
- labels-gap.mp4 | bug=Label printer skips every third label; kind=Video; size=8400; added_by=Noa Perl
- zones.geojson | bug=Show parking zones on the map; kind=Other; size=640
! item label|tag [label\\w*|tag\\w*|categor\\w*]: Name!;Project->@project|software product~Mobile app|Billing web;Color;Description
- regression | project=Mobile app; color=Red; description=Worked before
- tax | project=Billing web; color=Blue
- hardware | project=Warehouse scanner; color=Gray; description=Needs a device to test
- good first issue | project=City map; color=Green; description=For newcomers
+ comment: Bug->@bug|issue|defect;Internal:boolean
+ report: Project->@project|software product;Period;Opened:number;Closed:number
! record linked commit|commit|code commit [commit\\w*|repositor\\w*|git|code change\\w*]: Commit number!;Bug->@bug|issue|defect~Login spins forever on weak network;Branch;Message:long;Author~Wanda Cole|Emre Sahin;Committed on:date;Link:url
- a81f03 | bug=Login spins forever on weak network; branch=fix/login; message=Time limit on the request.; author=Wanda Cole
- c2270d | bug=Login spins forever on weak network; branch=fix/login; message=Shows a retry button.; author=Wanda Cole
- 99be41 | bug=Tax missing on credit note; branch=fix/tax; message=Adds the second tax rate.; author=Emre Sahin
- 07aa5c | bug=Tax missing on credit note; branch=main; message=Test for two rates.; author=Emre Sahin
! item workflow state|bug workflow|workflow transition|status transition [workflow\\w*|transition\\w*|process]: Name!;Project->@project|software product~Mobile app|Billing web;From status=New|Confirmed|In progress|Fixed|Verified|Closed|Reopened;To status=Confirmed|In progress|Fixed|Verified|Closed|Reopened;Allowed to=Tester|Developer|Manager;Needs a comment:boolean;Order:number#1-100
- Confirm | project=Mobile app; from_status=New; to_status=Confirmed; allowed_to=Manager; order=1
- Start | project=Mobile app; from_status=Confirmed; to_status=In progress; allowed_to=Developer; order=2
- Fix | project=Mobile app; from_status=In progress; to_status=Fixed; allowed_to=Developer; order=3
- Reopen | project=Mobile app; from_status=Closed; to_status=Reopened; allowed_to=Tester; order=6
# model training|machine learning model|train models|ml model|training data|data labeling|annotation tool|training dataset
item dataset|training set|data collection: Name!;Kind=Images|Text|Tabular|Sound|Video|Time series;Samples:number#0-10000000000;Classes:number#0-1000000;Size:number(MB)#0-1000000000;Version;Source;Licence;File:file;~Labeled:percent;~Status=Collecting|Labeling|Ready|Retired
- Leaf spots 12k | kind=Images; samples=12400; classes=6; size=8200; version=1.3; source=Own greenhouse; labeled=92; status=Labeling
- Support letters | kind=Text; samples=48000; classes=14; size=310; version=2.0; labeled=100; status=Ready
- Pump vibration hours | kind=Time series; samples=310000; classes=3; size=960; version=0.4; source=Plant sensors; labeled=12; status=Collecting
- Bird calls dawn | kind=Sound; samples=5200; classes=41; size=14500; version=1.0; licence=CC BY; labeled=100; status=Retired
item model|ml model|trained model: Name!;Task=Classification|Detection|Regression|Generation|Forecast|Clustering;Architecture~ResNet|Transformer;Version;Parameters:number(million)#0-10000000;File:file;Owner~Tarja Lund|Ben Okoro;Description:long;~Accuracy:percent;~Status=Draft|Training|Validated|Deployed|Retired
- leaf-spot-net | task=Classification; architecture=ResNet; version=0.9; parameters=24; owner=Tarja Lund; accuracy=91.4; status=Validated
- letter-router | task=Classification; architecture=Transformer; version=2.1; parameters=110; owner=Ben Okoro; accuracy=94.8; status=Deployed
- pump-forecast | task=Forecast; architecture=LSTM; version=0.2; parameters=3; owner=Tarja Lund; accuracy=78; status=Training
- dawn-birds | task=Detection; architecture=Convolutional; version=1.1; parameters=9; owner=Ben Okoro; accuracy=83.5; status=Retired
record training run|experiment|training job: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Epochs:number#1-100000;Batch size:number#1-1000000;Learning rate:number#0-10;Hardware~1 GPU|4 GPUs;Started on:date;Hours:number(h)#0-10000;~Loss:number;~Accuracy:percent;~Status=Queued|Running|Done|Failed|Stopped
- Leaf run 14 | model=leaf-spot-net; dataset=Leaf spots 12k; epochs=40; batch_size=64; learning_rate=0.001; hardware=1 GPU; hours=3.2; loss=0.27; accuracy=91.4; status=Done
- Letters run 6 | model=letter-router; dataset=Support letters; epochs=5; batch_size=32; learning_rate=0.00002; hardware=4 GPUs; hours=1.4; loss=0.18; accuracy=94.8; status=Done
- Pump run 3 | model=pump-forecast; dataset=Pump vibration hours; epochs=100; batch_size=256; learning_rate=0.0005; hardware=1 GPU; hours=0.8; loss=0.62; accuracy=78; status=Running
- Birds run 9 | model=dawn-birds; dataset=Bird calls dawn; epochs=30; batch_size=16; learning_rate=0.01; hardware=1 GPU; hours=6; loss=2.4; accuracy=31; status=Failed
record annotation|label|labeled sample: Sample!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Class->@label class|category~Rust|Refund wanted;Annotator~Mina Falk|Joss Lee;Box or span;Confidence:percent;Labeled on:date;~Review=Open|Accepted|Corrected|Rejected
- IMG_00412 | dataset=Leaf spots 12k; class=Rust; annotator=Mina Falk; confidence=95; review=Accepted
- letter-20117 | dataset=Support letters; class=Refund wanted; annotator=Joss Lee; confidence=80; review=Corrected
- hour-20551 | dataset=Pump vibration hours; class=Bearing wear; annotator=Joss Lee; box_or_span=00:12 to 00:48; confidence=60; review=Open
- call-0871 | dataset=Bird calls dawn; class=Blackbird; annotator=Mina Falk; box_or_span=3.1 s to 4.4 s; confidence=99; review=Rejected
item label class|category|class: Name!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Color;Rule:long;~Samples:number#0-1000000000
- Rust | dataset=Leaf spots 12k; color=Orange; rule=Orange dots with a dark rim; samples=2100
- Refund wanted | dataset=Support letters; color=Blue; samples=3900
- Bearing wear | dataset=Pump vibration hours; color=Red; rule=Peak at 120 Hz grows over hours; samples=410
- Blackbird | dataset=Bird calls dawn; color=Black; rule=Fluting song, not the alarm call; samples=630
record evaluation|test result|benchmark: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Metric=Accuracy|F1|Precision|Recall|AUC|RMSE;Value:number;Samples:number#1-1000000000;Evaluated on:date;Remark:long
- Leaf F1 | model=leaf-spot-net; dataset=Leaf spots 12k; metric=F1; value=0.9; samples=1240
- Letters recall | model=letter-router; dataset=Support letters; metric=Recall; value=0.93; samples=4800
- Pump RMSE | model=pump-forecast; dataset=Pump vibration hours; metric=RMSE; value=1.7; samples=8000
- Birds precision | model=dawn-birds; dataset=Bird calls dawn; metric=Precision; value=0.81; samples=520; remark=Wrens are confused with robins.
record deployment|model endpoint|served model: Name!;Model->@model|ml model~leaf-spot-net|letter-router;Address:url;Environment=Test|Production;Replicas:number#0-1000;Deployed on:date;~Requests a day:number#0-1000000000;~Average time:number(ms)#0-600000;~Status=Starting|Online|Offline
- letters-prod | model=letter-router; environment=Production; replicas=2; requests_a_day=5200; average_time=41; status=Online
- leaf-test | model=leaf-spot-net; environment=Test; replicas=1; requests_a_day=60; average_time=120; status=Online
- pump-edge | model=pump-forecast; environment=Test; replicas=1; requests_a_day=24; average_time=300; status=Starting
- birds-app | model=dawn-birds; environment=Production; replicas=0; requests_a_day=0; average_time=90; status=Offline
! record training metric|epoch result|run log: Title!;Run->@training run|experiment~Leaf run 14|Letters run 6;Epoch:number#0-100000;Training loss:number;Validation loss:number;Accuracy:percent;Logged at:time
- Leaf 14 epoch 10 | run=Leaf run 14; epoch=10; training_loss=0.41; validation_loss=0.46; accuracy=84.1
- Leaf 14 epoch 40 | run=Leaf run 14; epoch=40; training_loss=0.21; validation_loss=0.27; accuracy=91.4
- Pump 3 epoch 60 | run=Pump run 3; epoch=60; training_loss=0.58; validation_loss=0.62; accuracy=78
- Birds 9 epoch 2 | run=Birds run 9; epoch=2; training_loss=2.2; validation_loss=2.4; accuracy=31
! record prediction|inference|model output: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Input:long;Result;Confidence:percent;Predicted on:date;Correct=Unknown|Right|Wrong;Asked by
- Leaf photo of bed 7 | model=leaf-spot-net; result=Rust; confidence=88; correct=Right
- Letter 55120 | model=letter-router; result=Refund wanted; confidence=97; correct=Unknown
- Pump 4 next hour | model=pump-forecast; input=Last 24 hours of pump 4; result=Bearing wear; confidence=55; correct=Wrong
- Recording of 5 May | model=dawn-birds; result=Blackbird; confidence=92; correct=Right; asked_by=Nature club
! work labeling task|annotation job [label\\w*|annotat\\w*|crowd]: Title!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Annotator~Mina Falk|Joss Lee;Samples:number#1-1000000;Due on:date;Pay per sample:money;~Done samples:number#0-1000000
- Batch 31 of leaves | dataset=Leaf spots 12k; annotator=Mina Falk; samples=400; pay_per_sample=0.05; done_samples=260
- Letters of March | dataset=Support letters; annotator=Joss Lee; samples=1500; pay_per_sample=0.03; done_samples=1500
- Pump hours 20000 on | dataset=Pump vibration hours; annotator=Joss Lee; samples=2000; pay_per_sample=0.08; done_samples=120
- Dawn of site 7 | dataset=Bird calls dawn; annotator=Mina Falk; samples=350; pay_per_sample=0.1; done_samples=0
# domain name|web hosting|hosting plan|domain registration|vps|hosting company|domain registrar|domain names|register domain|hosting control panel|control panel|hosting provider|web host|hosting website
item hosting plan|hosting package|server plan: Name!;Kind=Shared|VPS|Dedicated|Reseller|WordPress|Game server;Disk:number(GB)#1-100000;Traffic:number(GB)#0-1000000;Memory:number(GB)#0-2048;Processors:number#0-256;Mailboxes:number#0-10000;Monthly price:money;Yearly price:money;Setup fee:money;Active:boolean
- Web Small | kind=Shared; disk=20; traffic=500; mailboxes=10; monthly_price=4.9; yearly_price=49
- VPS 4 | kind=VPS; disk=80; traffic=4000; memory=8; processors=4; monthly_price=14; yearly_price=150
- Reseller 50 | kind=Reseller; disk=500; traffic=10000; mailboxes=1000; monthly_price=39; yearly_price=420
- Blocks server 8 | kind=Game server; disk=60; traffic=3000; memory=8; processors=4; monthly_price=11; yearly_price=118
item domain ending|tld|domain price: Name!;Registration price:money;Renewal price:money;Transfer price:money;Minimum years:number#1-10;Registry;Privacy included:boolean
- .com | registration_price=11; renewal_price=13; transfer_price=11; minimum_years=1
- .at | registration_price=16; renewal_price=16; transfer_price=0; minimum_years=1
- .org | registration_price=12; renewal_price=14; transfer_price=12; minimum_years=1; registry=Public registry
- .shop | registration_price=3; renewal_price=32; transfer_price=32; minimum_years=1
record domain|domain name|registered domain: Name!;Ending->@domain ending|tld~.com|.at;Owner;Registered on:date;Expires on:date;Name servers:long;Auto-renew:boolean;Transfer lock:boolean;Selling price:money;~Status=Pending|Active|Expiring|Expired|Transferring
- brookbakery.com | ending=.com; name_servers=ns1.host.example, ns2.host.example; status=Active
- radhaus.at | ending=.at; name_servers=ns1.host.example; status=Expiring
- oldforge.org | ending=.org; owner=Forge Museum; name_servers=ns3.host.example; status=Transferring
- teeladen.shop | ending=.shop; owner=Tee Laden; name_servers=ns1.host.example; selling_price=450; status=Expired
record hosting account|hosting service|server instance: Name!;Plan->@hosting plan|hosting package~Web Small|VPS 4;Domain->@domain|domain name~brookbakery.com|radhaus.at;Server->@server|node~web-07|vps-02;IP address;Operating system;Started on:date;Renews on:date;~Disk used:percent;~Status=Setting up|Active|Suspended|Cancelled
- brookbakery web | plan=Web Small; domain=brookbakery.com; server=web-07; ip_address=192.0.2.40; disk_used=31; status=Active
- radhaus vps | plan=VPS 4; domain=radhaus.at; server=vps-02; ip_address=192.0.2.77; operating_system=Debian 12; disk_used=64; status=Active
- forge museum sites | plan=Reseller 50; domain=oldforge.org; server=web-08; ip_address=192.0.2.90; disk_used=12; status=Setting up
- blocks for the youth club | plan=Blocks server 8; server=game-01; ip_address=192.0.2.120; operating_system=Debian 12; disk_used=83; status=Suspended
item server|node: Name!;Location;IP address;Capacity:number(accounts)#1-100000;Processors:number#1-512;Memory:number(GB)#1-8192;~Accounts:number#0-100000;~Status=Online|Full|Maintenance|Offline
- web-07 | location=Vienna; ip_address=192.0.2.10; capacity=400; processors=32; memory=128; accounts=312; status=Online
- vps-02 | location=Nuremberg; ip_address=192.0.2.11; capacity=60; processors=64; memory=512; accounts=60; status=Full
- web-08 | location=Helsinki; ip_address=192.0.2.12; capacity=400; processors=48; memory=256; accounts=18; status=Maintenance
- game-01 | location=Vienna; ip_address=192.0.2.13; capacity=40; processors=16; memory=64; accounts=21; status=Offline
request domain transfer|transfer request|domain inquiry: Domain!;Kind=Transfer in|Transfer out|Purchase offer|Owner change;Auth code;Offer:money;Contact email:email;Reason:long
- oldforge.com | kind=Transfer in; reason=All domains in one place.
- radhaus.at | kind=Purchase offer; offer=900
- brookbakery.com | kind=Owner change; contact_email=mail@brookbakery.com; reason=Bakery was handed to the daughter.
- teeladen.shop | kind=Transfer out; auth_code=XK-4471-ZP; reason=Moves to another host.
! record dns record|name record: Name!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Type=A|AAAA|CNAME|MX|TXT|NS|SRV;Value;TTL:number(s)#30-604800;Priority:number#0-65535;Changed on:date
- www.brookbakery.com | domain=brookbakery.com; type=A; value=192.0.2.40; ttl=3600
- radhaus.at mail | domain=radhaus.at; type=MX; value=mail.host.example; ttl=3600; priority=10
- oldforge.org check | domain=oldforge.org; type=TXT; value=site-check=88af; ttl=600
- shop.teeladen.shop | domain=teeladen.shop; type=CNAME; value=stores.host.example; ttl=7200
! record renewal|service renewal: Reference!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Period:number(months)#1-120;Amount:money;Due on:date;~Status=Due|Paid|Overdue|Cancelled
- RN-701 | domain=brookbakery.com; period=12; amount=13; status=Paid
- RN-702 | period=12; amount=150; status=Due
- RN-703 | domain=teeladen.shop; period=12; amount=32; status=Overdue
- RN-704 | period=1; amount=11; status=Cancelled
! record ssl certificate|certificate [ssl|certificate\\w*|https|tls]: Name!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Issuer;Kind=Free|Domain|Company|Wildcard;Issued on:date;Expires on:date;Price:money;~Status=Pending|Valid|Expiring|Expired
- brookbakery.com free | domain=brookbakery.com; kind=Free; price=0; status=Valid
- radhaus.at domain | domain=radhaus.at; issuer=TrustLeaf; kind=Domain; price=18; status=Expiring
- oldforge.org all names | domain=oldforge.org; issuer=TrustLeaf; kind=Wildcard; price=79; status=Pending
- teeladen.shop company | domain=teeladen.shop; issuer=CertHouse; kind=Company; price=120; status=Expired
+ order: Domain;Plan->@hosting plan|hosting package;Period:number(months)#1-120;~Status=New|Paid|Setting up|Active|Cancelled
+ invoice: Account->@hosting account|hosting service;Period
+ ticket: Account->@hosting account|hosting service;Department=Sales|Technical|Billing;Priority=Low|Normal|High
! record domain search|availability search|availability check [search\\w*|availab\\w*]: Domain!;Ending->@domain ending|tld~.com|.at;Available:boolean;Price:money;Searched by~Mira Kovac;Searched on:date;~Result=Available|Taken|Reserved|Not allowed
- lindenhof.at | ending=.at; searched_by=Mira Kovac; result=Available
- bakery.com | ending=.com; searched_by=Sam Obi; result=Taken
- rowing-club.at | ending=.at; searched_by=Mira Kovac; result=Reserved
- oldmill.com | ending=.com; searched_by=Sam Obi; result=Available
request domain registration|registration|registration request: Domain!;Ending->@domain ending|tld~.com|.at;Registrant;Registrant email:email;Registrant kind=Person|Company|Association;Business number;Years:number#1-10;Name servers:long;Price:money
- lindenhof.at | ending=.at; registrant=Mira Kovac; registrant_kind=Person; years=1
- oldmill.com | ending=.com; registrant=Old Mill Ltd; registrant_kind=Company; business_number=51 824 753 556; years=2
- bergchor.at | ending=.at; registrant=Bergchor Association; registrant_kind=Association; business_number=ZVR 118204; years=3
- fernfield.com | ending=.com; registrant=Fernfield Studio; registrant_kind=Company; business_number=DE 290 118 447; years=5
record hosted database|database|mysql database: Name!;Account->@hosting account|hosting service~brookbakery web;Server->@server|node~web-07;Type=MySQL|PostgreSQL|MariaDB;User name;Size:number(MB)#0-1000000;Limit:number(MB)#0-1000000;Created on:date;~Status=Active|Full|Locked
- brook_shop | account=brookbakery web; server=web-07; type=MySQL; user_name=brook; size=84; limit=1000; status=Active
- brook_blog | account=brookbakery web; server=web-07; type=MySQL; user_name=brook; size=12; limit=1000; status=Active
- brook_old | account=brookbakery web; server=web-07; type=MariaDB; user_name=brook; size=990; limit=1000; status=Full
- brook_test | account=brookbakery web; server=web-07; type=PostgreSQL; user_name=tester; size=3; limit=500; status=Locked
record mailbox|email account|mail account: Address!;Domain->@domain|domain name~brookbakery.com;Account->@hosting account|hosting service~brookbakery web;Quota:number(MB)#1-1000000;~Used:number(MB)#0-1000000;Forward to:email;Auto-reply:long;~Status=Active|Full|Suspended
- hello@brookbakery.com | domain=brookbakery.com; account=brookbakery web; quota=5000; used=1210; status=Active
- orders@brookbakery.com | domain=brookbakery.com; account=brookbakery web; quota=5000; used=4990; status=Full
- jobs@brookbakery.com | domain=brookbakery.com; account=brookbakery web; quota=1000; used=40; status=Active
- old@brookbakery.com | domain=brookbakery.com; account=brookbakery web; quota=1000; used=0; status=Suspended
record backup|site backup|backup copy|snapshot: Title!;Account->@hosting account|hosting service~brookbakery web;Kind=Full|Files|Database|Mail;Size:number(MB)#0-10000000;Taken on:date!;Taken at:time;Kept until:date;~Status=Running|Ready|Restored|Failed
- brookbakery Sunday full | account=brookbakery web; kind=Full; size=2100; status=Ready
- brookbakery before update | account=brookbakery web; kind=Database; size=96; status=Restored
- brookbakery mail weekly | account=brookbakery web; kind=Mail; size=1300; status=Ready
- brookbakery files Tuesday | account=brookbakery web; kind=Files; status=Failed
! record account suspension|suspension|service suspension [suspend\\w*|suspension\\w*|block\\w*|terminat\\w*]: Title!;Account->@hosting account|hosting service~brookbakery web;Reason=Unpaid|Abuse|Too much load|Wish of the customer;Suspended on:date;Lifted on:date;Done by~Mira Kovac;Note:long
- brookbakery unpaid May | account=brookbakery web; reason=Unpaid; done_by=Mira Kovac
- brookbakery spam script | account=brookbakery web; reason=Abuse; done_by=Mira Kovac; note=Script removed by the customer.
- brookbakery pause | account=brookbakery web; reason=Wish of the customer; done_by=Mira Kovac
- brookbakery load peak | account=brookbakery web; reason=Too much load; done_by=Mira Kovac
# cloud backup|backup service|restore point|disaster recovery|database backup|backup software
item protected device|backup source|machine|server: Name!;Kind=Server|Laptop|Database|Website|Phone|Virtual machine;Operating system;Address;Owner~Hanne Bork|Luis Maro;Agent version;Data size:number(GB)#0-10000000;~Last backup on:date;~Status=Protected|Overdue|Failed|Not protected
- File server 1 | kind=Server; operating_system=Windows; owner=Hanne Bork; agent_version=4.2; data_size=1800; status=Protected
- Shop database | kind=Database; operating_system=Linux; owner=Luis Maro; agent_version=4.2; data_size=42; status=Overdue
- Laptop of the director | kind=Laptop; operating_system=macOS; owner=Hanne Bork; agent_version=4.1; data_size=310; status=Failed
- Choir website | kind=Website; address=choir.example; owner=Luis Maro; data_size=9; status=Not protected
item backup plan|backup policy|backup schedule: Name!;Source->@protected device|backup source~File server 1|Shop database;Target->@backup storage|storage target~Vault south|Tape safe;Kind=Full|Incremental|Differential|Snapshot;Repeat=Hourly|Daily|Weekly|Monthly;Time:time;Keep:number(days)#1-36500;Folders:long;Encrypted:boolean;Active:boolean
- Files every night | source=File server 1; target=Vault south; kind=Incremental; repeat=Daily; keep=90; folders=/shares
- Database hourly | source=Shop database; target=Vault south; kind=Snapshot; repeat=Hourly; keep=14
- Laptop once a week | source=Laptop of the director; target=Office drive; kind=Differential; repeat=Weekly; keep=60; folders=/Users
- Website each month | source=Choir website; target=Spare server; kind=Full; repeat=Monthly; keep=730; folders=/var/www
item backup storage|storage target|repository: Name!;Kind=Cloud|Network drive|Disk|Tape|Server;Location;Capacity:number(GB)#1-100000000;Monthly price:money;Encrypted:boolean;~Used:percent;~Status=Online|Nearly full|Offline
- Vault south | kind=Cloud; location=Marseille; capacity=20000; monthly_price=90; used=61; status=Online
- Tape safe | kind=Tape; location=Cellar; capacity=48000; used=22; status=Online
- Office drive | kind=Network drive; location=Office, cabinet 2; capacity=8000; monthly_price=0; used=93; status=Nearly full
- Spare server | kind=Server; location=Branch Lund; capacity=6000; monthly_price=25; used=14; status=Offline
record backup run|backup job|backup: Title!;Plan->@backup plan|backup policy~Files every night|Database hourly;Started on:date;Started at:time;Minutes:number(min)#0-10000;Size:number(GB)#0-1000000;Files:number#0-1000000000;Message:long;Checked:boolean;~Status=Running|Done|With warnings|Failed
- Files 12 October | plan=Files every night; minutes=38; size=14; files=21840; status=Done
- Database 09:00 | plan=Database hourly; minutes=2; size=1.1; files=1; message=Connection refused at first try.; status=With warnings
- Laptop week 19 | plan=Laptop once a week; minutes=3; size=0; files=0; message=Laptop was closed.; status=Failed
- Website May | plan=Website each month; minutes=6; size=9; files=5210; status=Running
request restore request|restore|file recovery: Title!;Source->@protected device|backup source~File server 1|Shop database;Backup->@backup run|backup job~Files 12 October|Database 09:00;What to restore:long;Restore to;Asked by;Urgency=Normal|High|Emergency;Reason:long
- Deleted folder offers 2024 | source=File server 1; backup=Files 12 October; what_to_restore=/shares/offers/2024; urgency=High; reason=Deleted by mistake.
- Orders before 09:00 | source=Shop database; backup=Database 09:00; what_to_restore=Table orders; urgency=Emergency
- Slides of the director | source=Laptop of the director; backup=Laptop week 19; what_to_restore=/Users/dir/Slides; restore_to=New laptop; asked_by=Assistant; urgency=High
- Old concert page | source=Choir website; backup=Website May; what_to_restore=/var/www/2024; urgency=Normal; reason=Needed for the jubilee.
record restore test|recovery test|recovery drill: Title!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Tested on:date;Tester~Hanne Bork|Luis Maro;Minutes:number(min)#0-10000;Files checked:number#0-1000000;Notes:long;~Result=Passed|Partly|Failed
- Quarterly file test | backup=Files 12 October; tester=Hanne Bork; minutes=25; files_checked=200; result=Passed
- Database drill | backup=Database 09:00; tester=Luis Maro; minutes=18; result=Partly
- Laptop test failed | backup=Laptop week 19; tester=Hanne Bork; minutes=5; files_checked=0; notes=Set is empty.; result=Failed
- Website on a spare host | backup=Website May; tester=Luis Maro; minutes=40; files_checked=120; result=Passed
! record backup version|restore point|snapshot: Name!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Storage->@backup storage|storage target~Vault south|Tape safe;Size:number(GB)#0-1000000;Made on:date;Delete after:date;Locked:boolean;Checksum
- RP-files-1012 | backup=Files 12 October; storage=Vault south; size=14; checksum=9f2c71
- RP-db-0900 | backup=Database 09:00; storage=Vault south; size=1.1; checksum=b1774e
- RP-laptop-w18 | backup=Laptop week 19; storage=Office drive; size=38; checksum=77aa01
- RP-web-may | backup=Website May; storage=Spare server; size=9; checksum=c05d9b
! record job log|backup log|log line: Title!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Level=Info|Warning|Error;File or step;Text:long;Logged at:time
- Locked file skipped | backup=Files 12 October; level=Warning; file_or_step=accounts.xlsx
- Retry after refusal | backup=Database 09:00; level=Warning; file_or_step=Connect
- Laptop not reachable | backup=Laptop week 19; level=Error; file_or_step=Connect; text=No answer for thirty minutes.
- 5210 files listed | backup=Website May; level=Info; file_or_step=Scan
! item backup alert|alert rule [alert\\w*|notif\\w*|email|warn\\w*]: Name!;Plan->@backup plan|backup policy~Files every night|Database hourly;When=Failed|Warning|Overdue|Storage full;Recipient:email;Channel=Email|Chat|Text message;Active:boolean
- Night backup failed | plan=Files every night; when=Failed; channel=Email
- Laptop overdue | plan=Laptop once a week; when=Overdue; recipient=hanne@office.example; channel=Text message
- Office drive full | plan=Laptop once a week; when=Storage full; channel=Chat
- Database with warnings | plan=Database hourly; when=Warning; recipient=luis@office.example; channel=Email
+ report: Plan->@backup plan|backup policy;Period;Succeeded:number;Failed:number
+ invoice: Storage:number(GB);Devices:number
# unit testing|unit test|phpunit|junit|test case|test code|test automation|parallel testing|code testing|automated test tool
item test project|tested project|project|code base|tested code: Name!;Language=PHP|JavaScript|Java|Python|Other;Framework~PHPUnit 10|Jest;Repository:url;Source:file;Branch~main;Owner~Mira Stahl|Joel Abara;Description:long;~Last coverage:percent;~Status=Active|Paused|Archived
- Invoice core | language=PHP; framework=PHPUnit 10; branch=main; owner=Mira Stahl; last_coverage=82; status=Active
- Parcel tracker | language=JavaScript; framework=Jest; branch=develop; owner=Joel Abara; last_coverage=64; status=Active
- Old mailer | language=PHP; framework=PHPUnit 9; branch=main; owner=Mira Stahl; last_coverage=31; status=Paused
- Seat booking | language=Java; framework=JUnit 5; branch=main; owner=Joel Abara; last_coverage=71; status=Archived
item test suite|test group|test set: Name!;Project->@test project|tested project~Invoice core|Parcel tracker;Kind=Unit|Integration|End to end|Regression;Description:long;Run order:number#1-500;~Cases:number#0-100000;Active:boolean
- Rounding rules | project=Invoice core; kind=Unit; run_order=1; cases=24
- Tax by country | project=Invoice core; kind=Integration; run_order=2; cases=41
- Tracking page | project=Parcel tracker; kind=End to end; run_order=1; cases=12
- Mail headers | project=Old mailer; kind=Regression; run_order=1; cases=9
item test case|test code|unit test|test file|test script|uploaded test: Title!;Suite->@test suite|test group~Rounding rules|Tax by country;Project->@test project|tested project~Invoice core;Code under test:long;Test code:long;File:file;Input:long;Expected result:long;Author~Mira Stahl|Joel Abara;~Last result=Not run|Passed|Failed|Error|Skipped
- Half a cent rounds to even | suite=Rounding rules; project=Invoice core; input=0.125; expected_result=0.12; author=Mira Stahl; last_result=Passed
- Reverse charge for firms abroad | suite=Tax by country; project=Invoice core; input=Firm in another country; expected_result=No tax, note on the invoice; author=Joel Abara; last_result=Failed
- Unknown parcel shows a hint | suite=Tracking page; project=Parcel tracker; input=Number 000; expected_result=Hint, no error page; author=Joel Abara; last_result=Not run
- Subject with umlauts | suite=Mail headers; project=Old mailer; input=Grüße; expected_result=Encoded subject line; author=Mira Stahl; last_result=Error
item test environment|testing environment|test configuration|environment: Name!;System=Linux|Windows|macOS|Container;Language version~8.3|20;Framework version~10.5;Parallel processes:number#1-128;Memory limit:number(MB)#64-1000000;Time limit:number(s)#1-86400;Variables:long;Coverage tool=None|Xdebug|PCOV|Istanbul|JaCoCo;~Status=Ready|In use|Broken
- Linux, four processes | system=Linux; language_version=8.3; framework_version=10.5; parallel_processes=4; memory_limit=2048; coverage_tool=PCOV; status=Ready
- Container, newest | system=Container; language_version=8.4; framework_version=11.0; parallel_processes=8; memory_limit=4096; coverage_tool=Xdebug; status=In use
- Windows, single | system=Windows; language_version=8.2; parallel_processes=1; memory_limit=1024; coverage_tool=None; status=Ready
- macOS, two processes | system=macOS; language_version=20; framework_version=29.7; parallel_processes=2; memory_limit=4096; coverage_tool=Istanbul; status=Broken
! record test run|run|test execution|parallel test|execution|code test: Title!;Project->@test project|tested project~Invoice core;Environment->@test environment|testing environment~Linux, four processes;Suite->@test suite|test group~Rounding rules;Started by~Mira Stahl;Started on:date;~Tests:number#0-100000;~Passed:number#0-100000;~Failed:number#0-100000;~Duration:number(s)#0-86400;~Coverage:percent;Log:long;~Status=Queued|Running|Passed|Failed|Stopped
- Nightly run 214 | project=Invoice core; environment=Linux, four processes; suite=Tax by country; started_by=Mira Stahl; tests=65; passed=63; failed=2; duration=38; coverage=82; status=Failed
- Before release 2.4 | project=Invoice core; environment=Container, newest; suite=Rounding rules; started_by=Joel Abara; tests=24; passed=24; failed=0; duration=6; coverage=85; status=Passed
- Tracking check | project=Parcel tracker; environment=Windows, single; suite=Tracking page; started_by=Joel Abara; tests=12; passed=0; failed=0; status=Running
- Mailer, last look | project=Old mailer; environment=Linux, four processes; suite=Mail headers; started_by=Mira Stahl; tests=9; passed=4; failed=1; duration=12; coverage=31; status=Stopped
record test result|case result|result|assertion result: Title!;Run->@test run|run~Nightly run 214;Case->@test case|test code~Reverse charge for firms abroad;Outcome=Passed|Failed|Error|Skipped;Actual result:long;Message:long;Stack trace:long;Duration:number(ms)#0-3600000;Assertions:number#0-10000
- Rounding, nightly | run=Nightly run 214; case=Half a cent rounds to even; outcome=Passed; actual_result=0.12; duration=4; assertions=3
- Reverse charge, nightly | run=Nightly run 214; case=Reverse charge for firms abroad; outcome=Failed; actual_result=Tax of 19 percent; message=Expected no tax.; duration=21; assertions=2
- Unknown parcel | run=Tracking check; case=Unknown parcel shows a hint; outcome=Skipped; duration=0; assertions=0
- Umlauts in the subject | run=Mailer, last look; case=Subject with umlauts; outcome=Error; message=Unknown encoding.; duration=9; assertions=0
! record code coverage|coverage|coverage report|covered file [coverage|cover\\w*|quality]: File name!;Run->@test run|run~Nightly run 214;Lines:number#0-1000000;Covered lines:number#0-1000000;Share:percent;Functions covered:percent;Branches covered:percent;Lines missing:long
- src/Rounding.php | run=Nightly run 214; lines=120; covered_lines=118; share=98; functions_covered=100; branches_covered=94
- src/Tax.php | run=Nightly run 214; lines=340; covered_lines=251; share=74; functions_covered=81; branches_covered=62; lines_missing=88-102, 210
- src/Mailer.php | run=Nightly run 214; lines=90; covered_lines=20; share=22; functions_covered=25; branches_covered=10
- src/Invoice.php | run=Before release 2.4; lines=260; covered_lines=221; share=85; functions_covered=90; branches_covered=78; lines_missing=140-178

# game engine|web game engine|game framework|2d engine|scene editor|game editor|element display|game scene|sprite editor
item game scene|scene|level|stage|game map: Name!;Project->@game project|project~Harbour chase|Leaf fall;Width:number(px)#1-100000;Height:number(px)#1-100000;Background:image;Gravity:number#-100-100;Order:number#1-1000;Start scene:boolean;~Elements:number#0-100000;~Status=Draft|Ready|Published
- Pier at night | project=Harbour chase; width=1920; height=1080; gravity=9.8; order=1; elements=34; status=Published
- Crane yard | project=Harbour chase; width=2560; height=1080; gravity=9.8; order=2; elements=51; status=Ready
- Forest edge | project=Leaf fall; width=1280; height=720; gravity=2; order=1; elements=18; status=Draft
- Map of the city | project=City in figures; width=1600; height=900; gravity=0; order=1; elements=72; status=Ready
! item game project|project|game: Name!;Kind=Platform|Puzzle|Racing|Data view|Other;Description:long;Frame rate:number(fps)#1-240;Owner~Vera Lutz|Sami Oja;Version~0.4.1;Cover:image;~Status=In development|In test|Published
- Harbour chase | kind=Platform; frame_rate=60; owner=Vera Lutz; version=0.4.1; status=In development
- Leaf fall | kind=Puzzle; frame_rate=60; owner=Sami Oja; version=1.2.0; status=Published
- City in figures | kind=Data view; frame_rate=30; owner=Vera Lutz; version=0.1.0; status=In test
- Marble hill | kind=Racing; frame_rate=120; owner=Sami Oja; version=0.2.3; status=In development
item element|game element|game object|sprite|display element|entity: Name!;Scene->@game scene|scene~Pier at night;Type=Sprite|Shape|Text|Chart|Light|Sound;Position x:number#-100000-100000;Position y:number#-100000-100000;Width:number(px)#0-100000;Height:number(px)#0-100000;Rotation:number(°)#-360-360;Layer:number#0-1000;Asset->@asset|game asset~Runner sheet;Visible:boolean
- Runner | scene=Pier at night; type=Sprite; position_x=120; position_y=760; width=64; height=96; layer=5; asset=Runner sheet
- Lamp row | scene=Pier at night; type=Light; position_x=0; position_y=300; width=1920; height=40; layer=2; asset=Lamp glow
- Falling leaf | scene=Forest edge; type=Sprite; position_x=600; position_y=0; width=32; height=32; layer=3; asset=Leaf set
- Rent bars | scene=Map of the city; type=Chart; position_x=1100; position_y=200; width=420; height=260; layer=8
record element property|property|element setting|attribute: Name!;Element->@element|game object~Runner;Type=Number|Text|Colour|Yes or no|Dataset;Value!;Default value;Changed on:date
- speed | element=Runner; type=Number; value=220; default_value=200
- tint | element=Lamp row; type=Colour; value=#FFE08A; default_value=#FFFFFF
- sway | element=Falling leaf; type=Number; value=0.8; default_value=0.5
- source table | element=Rent bars; type=Dataset; value=rents_by_district; default_value=none
item behavior|behaviour|element behavior|movement|script: Name!;Element->@element|game object~Runner;Kind=Move|Follow|Bounce|Rotate|Script;Speed:number(px/s)#0-100000;Path~Left to right|Circle;Code:long;Enabled:boolean
- Run and jump | element=Runner; kind=Script; speed=220; path=Left to right
- Flicker | element=Lamp row; kind=Script; speed=0
- Drift down | element=Falling leaf; kind=Move; speed=60; path=Zigzag
- Grow with the value | element=Rent bars; kind=Script; speed=120; path=Bottom to top
item event trigger|trigger|event|user input|input event|event handler: Name!;Scene->@game scene|scene~Pier at night;Element->@element|game object~Runner;Source=Key|Mouse|Touch|Collision|Timer|Data change;Condition~Space pressed;Action=Play animation|Move|Change scene|Set property|Play sound;Target->@element|game object~Lamp row;Enabled:boolean
- Space makes it jump | scene=Pier at night; element=Runner; source=Key; condition=Space pressed; action=Move; target=Runner
- Lamp lights when near | scene=Pier at night; element=Runner; source=Collision; condition=Closer than 80 px; action=Play animation; target=Lamp row
- New leaf each second | scene=Forest edge; element=Falling leaf; source=Timer; condition=Every 1000 ms; action=Move; target=Falling leaf
- Click shows the district | scene=Map of the city; element=Rent bars; source=Mouse; condition=Bar clicked; action=Set property; target=Rent bars
item animation|special effect|effect|motion effect: Name!;Element->@element|game object~Runner;Kind=Frames|Tween|Particles|Fade|Shake;Property=Position|Scale|Rotation|Opacity|Frame;Duration:number(ms)#0-600000;Easing=Linear|Ease in|Ease out|Spring;Repeats:number#0-100000;Autoplay:boolean
- Run cycle | element=Runner; kind=Frames; property=Frame; duration=480; easing=Linear; repeats=0
- Lamp glow up | element=Lamp row; kind=Tween; property=Opacity; duration=300; easing=Ease out; repeats=1
- Leaf dust | element=Falling leaf; kind=Particles; property=Opacity; duration=900; easing=Ease in; repeats=1
- Bars rise | element=Rent bars; kind=Tween; property=Scale; duration=1200; easing=Spring; repeats=1
! item asset|game asset|picture file|sound file: Name!;Project->@game project|project~Harbour chase;Type=Picture|Sprite sheet|Sound|Font|Data file;File:file;Preview:image;Size:number(KB)#0-1000000;Frames:number#1-1000
- Runner sheet | project=Harbour chase; type=Sprite sheet; size=220; frames=12
- Lamp glow | project=Harbour chase; type=Picture; size=40; frames=1
- Leaf set | project=Leaf fall; type=Sprite sheet; size=85; frames=6
- Rents by district | project=City in figures; type=Data file; size=14; frames=1

# leader election|elect a leader|elects a leader|consensus algorithm|raft consensus|cluster leader|distributed coordination
item cluster|distributed cluster|machine group|database cluster: Name!;Region~Frankfurt|Singapore;Machines:number#1-500;Quorum:number#1-500;Heartbeat every:number(ms)#10-60000;Election timeout:number(ms)#50-600000;~Current term:number#0-1000000;~Status=Leader elected|Electing|No quorum
- Orders cluster | region=Frankfurt; machines=5; quorum=3; heartbeat_every=150; election_timeout=1500; current_term=42; status=Leader elected
- Archive cluster | region=Singapore; machines=3; quorum=2; heartbeat_every=300; election_timeout=3000; current_term=7; status=Electing
- Test cluster | region=Frankfurt; machines=3; quorum=2; heartbeat_every=500; election_timeout=5000; current_term=118; status=No quorum
- Search cluster | region=Dublin; machines=7; quorum=4; heartbeat_every=200; election_timeout=2000; current_term=15; status=Leader elected
item machine|node|distributed machine|server|cluster node|candidate: Name!;Cluster->@cluster|distributed cluster~Orders cluster;IP address~10.0.4.18;Port:number#1-65535;Role=Leader|Follower|Candidate|Observer;Priority:number#0-100;CPU cores:number#1-512;Memory:number(GB)#1-8192;~Last heartbeat on:date;~Status=Alive|Suspected|Failed|Removed
- ord-01 | cluster=Orders cluster; ip_address=10.0.4.11; port=7000; role=Leader; priority=10; cpu_cores=16; memory=64; status=Alive
- ord-02 | cluster=Orders cluster; ip_address=10.0.4.12; port=7000; role=Follower; priority=8; cpu_cores=16; memory=64; status=Alive
- arc-01 | cluster=Archive cluster; ip_address=10.0.9.11; port=7000; role=Candidate; priority=5; cpu_cores=8; memory=32; status=Suspected
- sea-03 | cluster=Search cluster; ip_address=10.0.12.13; port=7100; role=Observer; priority=1; cpu_cores=32; memory=128; status=Alive
record leader election|election|election round|election process|election record: Title!;Cluster->@cluster|distributed cluster~Orders cluster;Term:number#0-1000000;Trigger=Leader failed|By hand|Start-up|Leader resigned;Started by~System|Ines Kade;Started on:date;Started at:time;Duration:number(ms)#0-600000;~Elected->@machine|node~ord-01;~Status=Running|Elected|Split vote|Cancelled
- Orders, term 42 | cluster=Orders cluster; term=42; trigger=Leader failed; started_by=System; duration=1820; elected=ord-01; status=Elected
- Archive, term 8 | cluster=Archive cluster; term=8; trigger=By hand; started_by=Ines Kade; status=Running
- Test, term 118 | cluster=Test cluster; term=118; trigger=Start-up; started_by=System; duration=5000; status=Split vote
- Archive, term 7 | cluster=Archive cluster; term=7; trigger=Leader resigned; started_by=Ines Kade; duration=940; elected=arc-01; status=Elected
! record election vote|vote|ballot: Title!;Election->@leader election|election~Orders, term 42;Voter->@machine|node~ord-02;Candidate->@machine|node~ord-01;Granted:boolean;Reason;Cast on:date
- ord-02 for ord-01 | election=Orders, term 42; voter=ord-02; candidate=ord-01
- ord-01 for itself | election=Orders, term 42; voter=ord-01; candidate=ord-01
- arc-01 for itself | election=Archive, term 8; voter=arc-01; candidate=arc-01
- ord-02 for itself | election=Orders, term 42; voter=ord-02; candidate=ord-02; reason=First timeout of its own
record leader term|leader|current leader|leader information|leadership|leader history: Title!;Cluster->@cluster|distributed cluster~Orders cluster;Leader->@machine|node~ord-01;Election->@leader election|election~Orders, term 42;Term:number#0-1000000;From:date;Until:date;End reason=Still leading|Failed|Resigned|Replaced by hand
- ord-01 leads, term 42 | cluster=Orders cluster; leader=ord-01; election=Orders, term 42; term=42; end_reason=Still leading
- ord-02 led, term 41 | cluster=Orders cluster; leader=ord-02; term=41; end_reason=Failed
- arc-01 led, term 7 | cluster=Archive cluster; leader=arc-01; term=7; end_reason=Resigned
- ord-01 led, term 40 | cluster=Orders cluster; leader=ord-01; term=40; end_reason=Replaced by hand
! record heartbeat|leader failure|failure|failover record: Title!;Machine->@machine|node~ord-01;Kind=Heartbeat missed|Connection lost|Crash|Back again;Missed:number#0-10000;Noticed by->@machine|node~ord-02;Noticed on:date;Noticed at:time;Cause:long
- ord-02 silent | machine=ord-02; kind=Heartbeat missed; missed=10; noticed_by=ord-01; cause=Disk full.
- arc-01 crashed | machine=arc-01; kind=Crash; missed=30; cause=Power cut.
- ord-02 is back | machine=ord-02; kind=Back again; missed=0; noticed_by=ord-01
- sea-03 cut off | machine=sea-03; kind=Connection lost; missed=4; noticed_by=ord-01; cause=Switch restarted.
record resource allocation|allocation|allocator|resource allocator|resource statistics|resource statistician: Title!;Leader->@machine|node~ord-01;Machine->@machine|node~ord-02;Resource=CPU cores|Memory|Disk|Shards|Connections;Total:number#0-10000000;Used:number#0-10000000;Allocated:number#0-10000000;Measured on:date;~Status=Proposed|Allocated|Released
- Memory of ord-02 | leader=ord-01; machine=ord-02; resource=Memory; total=64; used=41; allocated=8; status=Allocated
- Shards of ord-02 | leader=ord-01; machine=ord-02; resource=Shards; total=128; used=60; allocated=12; status=Allocated
- Disk of arc-01 | machine=arc-01; resource=Disk; total=2000; used=1500; allocated=0; status=Released
- Connections of sea-03 | leader=ord-01; machine=sea-03; resource=Connections; total=5000; used=1900; allocated=600; status=Proposed
# database collection|collecting database|collected database|database metric|database inventory|slow query collection|mysql database information
item database|database instance|monitored database|database server: Name!;Engine=MySQL|MariaDB|PostgreSQL|SQL Server;Host name~db1.intern.example;Port:number#1-65535;Version~8.0.36;Environment=Production|Test|Development;Owner~Ada Finch;~Size:number(GB)#0-100000;~Last collected on:date;~Status=Reachable|Slow|Unreachable|Paused
- shop-main | engine=MySQL; host_name=db1.intern.example; port=3306; version=8.0.36; environment=Production; owner=Ada Finch; size=140; status=Reachable
- crm-copy | engine=MariaDB; host_name=db4.intern.example; port=3306; version=10.11; environment=Test; owner=Sami Oja; size=32; status=Slow
- wiki | engine=MySQL; host_name=db2.intern.example; port=3307; version=5.7; environment=Production; owner=Ada Finch; size=6; status=Unreachable
- stock-replica | engine=PostgreSQL; host_name=db7.intern.example; port=5432; version=15.6; environment=Development; owner=Sami Oja; size=58; status=Paused
item collection task|data collection|collection job|collector|collection setting: Name!;Database->@database|database instance~shop-main|crm-copy;Collects=Slow queries|Table sizes|Status values|Process list|Settings;Every:number(min)#1-10080;Keep for:number(days)#1-3650;Rows per run:number#1-1000000;Owner~Ada Finch;Active:boolean;~Status=Waiting|Running|Done|Failed
- Slow queries of the shop | database=shop-main; collects=Slow queries; every=5; keep_for=90; rows_per_run=500; owner=Ada Finch; status=Running
- Table sizes at night | database=crm-copy; collects=Table sizes; every=1440; keep_for=730; rows_per_run=2000; owner=Sami Oja; status=Done
- Process list of the wiki | database=wiki; collects=Process list; every=1; keep_for=14; rows_per_run=100; owner=Ada Finch; status=Failed
- Settings of the replica | database=stock-replica; collects=Settings; every=720; keep_for=365; rows_per_run=400; owner=Sami Oja; status=Waiting
record collection parameter|parameter|collection setting value: Name!;Task->@collection task|data collection~Slow queries of the shop;Value!;Unit~ms|rows;Default value;Least:number#0-1000000000;Most:number#0-1000000000;Changed by~Ada Finch;Changed on:date
- slow_limit | task=Slow queries of the shop; value=800; unit=ms; default_value=1000; least=1; most=60000; changed_by=Ada Finch
- sample_share | task=Slow queries of the shop; value=20; unit=percent; default_value=100; least=1; most=100; changed_by=Ada Finch
- skip_schemas | task=Table sizes at night; value=mysql, sys; changed_by=Sami Oja
- largest_table_first | task=Table sizes at night; value=50; unit=rows; default_value=100; least=10; most=1000; changed_by=Ada Finch
! record collection run|collection log|run|collection history: Title!;Task->@collection task|data collection~Slow queries of the shop;Started on:date;Started at:time;Rows:number#0-100000000;Duration:number(ms)#0-3600000;Message:long;~Result=Done|In part|Failed
- Slow queries, 10:05 | task=Slow queries of the shop; rows=42; duration=310; result=Done
- Table sizes, Tuesday | task=Table sizes at night; rows=212; duration=5200; result=Done
- Process list, 10:06 | task=Process list of the wiki; rows=0; duration=30000; message=No answer from the host.; result=Failed
- Settings, Monday | task=Settings of the replica; rows=180; duration=1400; message=Twelve settings were not readable.; result=In part
! record collected value|collected information|database information|metric|measurement|collected data: Metric!;Database->@database|database instance~shop-main;Run->@collection run|run~Slow queries, 10:05;Group=Connections|Queries|Memory|Disk|Replication;Value:number#0-1000000000000;Unit~per second|MB;Collected on:date;Collected at:time
- Threads connected | database=shop-main; run=Slow queries, 10:05; group=Connections; value=84; unit=threads
- Buffer pool used | database=shop-main; run=Slow queries, 10:05; group=Memory; value=6100; unit=MB
- Size of customer | database=crm-copy; run=Table sizes, Tuesday; group=Disk; value=1820; unit=MB
- Queries per second | database=shop-main; run=Slow queries, 10:05; group=Queries; value=640; unit=per second
record slow query|query sample|captured query: Fingerprint!;Database->@database|database instance~shop-main;Statement:long;Calls:number#0-1000000000;Average time:number(ms)#0-3600000;Longest time:number(ms)#0-3600000;Rows read:number#0-1000000000000;First seen on:date;Last seen on:date;Reviewed by~Ada Finch;~Status=New|Reviewed|Fixed|Accepted
- select orders by date | database=shop-main; calls=911; average_time=940; longest_time=4100; rows_read=220000; reviewed_by=Ada Finch; status=Reviewed
- update stock join | database=shop-main; calls=58; average_time=1700; longest_time=9000; rows_read=80000; status=New
- count contacts | database=crm-copy; calls=1200; average_time=310; longest_time=900; rows_read=400000; reviewed_by=Sami Oja; status=Accepted
- delete old sessions | database=wiki; calls=24; average_time=5200; longest_time=21000; rows_read=910000; reviewed_by=Ada Finch; status=Fixed

# automated alert|automatic alert|timely alert|alerting system|sms alert|alert sending
item alert rule|rule|alarm rule|trigger rule: Name!;Source->@alert source|monitored source~Order service;Measure~Error count|Free disk;Operator=Above|Below|Equals|Missing;Threshold:number#0-1000000000;Check every:number(min)#1-10080;Severity=Info|Warning|Critical;Template->@notification template|message template~Short SMS;Schedule->@sending schedule|sending time~Day and night;Active:boolean
- More than 20 errors | source=Order service; measure=Error count; operator=Above; threshold=20; check_every=1; severity=Critical; template=Short SMS; schedule=Day and night
- Disk nearly full | source=File store; measure=Free disk; operator=Below; threshold=10; check_every=5; severity=Warning; template=Mail with details; schedule=Office hours
- No orders for an hour | source=Order service; measure=Orders; operator=Missing; threshold=60; check_every=1; severity=Warning; template=Short SMS; schedule=Office hours
- Too many logins refused | source=Sign-in log; measure=Refused logins; operator=Above; threshold=50; check_every=10; severity=Info; template=Push to the team; schedule=Day and night
! item alert source|monitored source|data source|monitored object: Name!;Kind=Server|Service|Database|Website|Log file;Address;Owner~Nadia Frey|Omar Said;Last checked on:date;~Status=Normal|In alarm|No data
- Order service | kind=Service; address=orders.intern.example; owner=Nadia Frey; status=In alarm
- File store | kind=Server; address=10.1.0.20; owner=Omar Said; status=Normal
- Shop page | kind=Website; address=shop.example; owner=Nadia Frey; status=Normal
- Sign-in log | kind=Log file; address=/var/log/signin.log; owner=Omar Said; status=No data
item notification template|message template|notification content|alert content|content template: Name!;Channel=SMS|Email|Push|Webhook|Phone call;Subject;Text:long!;Placeholders~{rule}, {value}, {time};Language=English|German|Chinese;Active:boolean
- Short SMS | channel=SMS; text={rule}: {value} at {time}; placeholders={rule}, {value}, {time}; language=English
- Mail with details | channel=Email; subject=Alert: {rule}; text=The value is {value}, the limit {limit}.; placeholders={rule}, {value}, {limit}; language=English
- Push to the team | channel=Push; text={rule} on {source}; placeholders={rule}, {source}; language=English
- Webhook for the board | channel=Webhook; text={rule} {severity} {value}; placeholders={rule}, {severity}, {value}; language=German
item sending schedule|sending time|schedule|quiet time|time window: Name!;Days=Every day|Weekdays|Weekend;From:time;Until:time;Repeat every:number(min)#0-1440;Most a day:number#1-10000;Time zone~Europe/Berlin;Active:boolean
- Day and night | days=Every day; repeat_every=15; most_a_day=200; time_zone=Europe/Berlin
- Office hours | days=Weekdays; repeat_every=60; most_a_day=20; time_zone=Europe/Berlin
- Weekend watch | days=Weekend; repeat_every=120; most_a_day=10; time_zone=Europe/Berlin
- Evening shift | days=Weekdays; repeat_every=30; most_a_day=40; time_zone=Europe/Vienna
person recipient|alert contact|contact|receiver: Name!;Email:email;Phone:phone;Prefers=SMS|Email|Push|Phone call;Team~Operations;On duty:boolean;~Status=Active|Paused
- Nadia Frey | prefers=SMS; team=Operations; status=Active
- Omar Said | prefers=Email; team=Storage; status=Active
- Night desk | prefers=Phone call; team=Operations; status=Paused
- Priya Nair | prefers=Push; team=Security; status=Active
record sent notification|notification log|sent alert|alert notification|delivery record|timely alert notification: Title!;Rule->@alert rule|rule~More than 20 errors;Recipient->@recipient|alert contact~Nadia Frey;Channel=SMS|Email|Push|Webhook|Phone call;Message:long;Measured value:number#0-1000000000;Sent on:date;Sent at:time;Attempts:number#1-50;~Status=Waiting|Sent|Delivered|Failed|Confirmed
- Errors at 10:05 | rule=More than 20 errors; recipient=Nadia Frey; channel=SMS; measured_value=34; attempts=1; status=Delivered
- Disk at 9 percent | rule=Disk nearly full; recipient=Omar Said; channel=Email; measured_value=9; attempts=1; status=Confirmed
- Silence since 09:00 | rule=No orders for an hour; recipient=Night desk; channel=Phone call; measured_value=61; attempts=3; status=Failed
- Refused logins at 02:20 | rule=Too many logins refused; recipient=Priya Nair; channel=Push; measured_value=64; attempts=1; status=Sent
! record error message|error log|error record|run log|scheduler run: Title!;Rule->@alert rule|rule~No orders for an hour;Notification->@sent notification|notification log~Silence since 09:00;Level=Info|Warning|Error;Message:long;Place;Logged on:date;Logged at:time
- Number not reachable | rule=No orders for an hour; notification=Silence since 09:00; level=Error; message=Third call not answered.; place=Phone gateway
- Source did not answer | rule=Disk nearly full; level=Warning; message=No value within 10 seconds.; place=Checker
- Run took too long | rule=More than 20 errors; level=Info; message=Check took 70 seconds.; place=Scheduler
- Template text too long | rule=More than 20 errors; notification=Errors at 10:05; level=Warning; message=Text cut after 160 characters.; place=SMS gateway

# data grabbing|without refreshing|data scraping page|message board application
item grab source|data source|grabbing source|source: Name!;Address:url!;Kind=Web page|Interface|Feed|File;Selector;Every:number(min)#1-10080;Owner~Ada Finch;Last grabbed on:date;~Status=Active|Paused|Blocked
- Town weather | kind=Interface; every=10; owner=Ada Finch; status=Active
- Timetable page | kind=Web page; selector=table.times; every=60; owner=Sami Oja; status=Active
- Old news feed | kind=Feed; every=30; owner=Ada Finch; status=Blocked
- Timber prices | kind=File; selector=column 3; every=1440; owner=Sami Oja; status=Paused
record grabbed data|grabbed item|data|latest data|data record|grabbed record: Title!;Source->@grab source|data source~Town weather;Value;Text:long;Address:url;Grabbed on:date;Grabbed at:time;~Status=New|Changed|Unchanged|Failed
- 14 degrees, light rain | source=Town weather; value=14; status=New
- Line 7 leaves at 10:42 | source=Timetable page; value=10:42; status=Changed
- No entry found | source=Old news feed; status=Failed
- Spruce unchanged at 96 | source=Timber prices; value=96; status=Unchanged
! record grab run|data grabbing|grabbing run|request log: Title!;Source->@grab source|data source~Town weather;Started on:date;Started at:time;Rows:number#0-10000000;Response code:number#0-599;Duration:number(ms)#0-600000;Message:long;~Result=Running|Done|Failed
- Weather at 10:10 | source=Town weather; rows=12; response_code=200; duration=310; result=Done
- Timetable at 10:00 | source=Timetable page; rows=48; response_code=200; duration=920; result=Done
- Feed at 09:30 | source=Old news feed; rows=0; response_code=403; duration=120; message=Access refused.; result=Failed
- Timber file, Monday | source=Timber prices; rows=31; duration=4100; message=File is still being read.; result=Running
record board message|board entry: Subject!;Text:long!;Author~Mara Lindt|Joel Abara;Topic->@board topic|board~General;Posted on:date;Posted at:time;Pinned:boolean;~Likes:number#0-1000000;~Status=Visible|Hidden|Deleted
- Who takes line 7? | text=It is late every Monday.; author=Mara Lindt; topic=General; likes=4; status=Visible
- Weather widget is great | text=Shows rain to the minute.; author=Joel Abara; topic=Feedback; likes=9; status=Visible
- Stop moved to the bridge | text=Roadworks until autumn.; author=Mara Lindt; topic=Routes; likes=2; status=Visible
- Selling a bicycle | text=Nearly new, blue frame.; author=Joel Abara; topic=General; likes=0; status=Hidden
! item board topic|board|topic|message category: Name!;Description;Order:number#1-500;Colour~Blue|Green;~Messages:number#0-1000000
- General | description=Everything else; order=1; messages=120
- Feedback | description=What to do better; order=2; messages=34
- Routes | description=Lines, stops and diversions; order=3; colour=Blue; messages=58
- Weather | description=Rain, snow and black ice; order=4; colour=Green; messages=21

# single-page application|single page application|modular code|lightweight web ui
item application module|module|modular code|code module|feature module|reusable module: Name!;Key~cart.summary;Category->@module category|category~Forms|Charts;Version~1.4.0;Size:number(KB)#0-100000;Loaded=At start|When needed;Needs->@application module|module~base.store;Code:long;Author~Mina Roth|Oleg Dorn;~Used in:number#0-10000;~Status=Draft|Released|Deprecated
- base.store | key=base.store; category=Data; version=2.1.0; size=9; loaded=At start; author=Mina Roth; used_in=14; status=Released
- Order form | key=form.order; category=Forms; version=1.0.3; size=18; loaded=When needed; needs=base.store; author=Oleg Dorn; used_in=3; status=Released
- Load chart | key=chart.load; category=Charts; version=0.9.0; size=41; loaded=When needed; needs=base.store; author=Mina Roth; used_in=1; status=Draft
- Date picker | key=form.date; category=Inputs; version=0.7.2; size=23; loaded=When needed; needs=base.store; author=Oleg Dorn; used_in=5; status=Deprecated
item module category|category|component category: Name!;Description;Order:number#1-100;~Modules:number#0-10000
- Data | description=Stores and requests; order=1; modules=4
- Forms | description=Fields and checks; order=2; modules=9
- Charts | description=Figures as pictures; order=3; modules=3
- Inputs | description=Single fields of a form; order=4; modules=6
item page|route|view|screen: Title!;Path~/orders;Modules->@application module|module~Order form;Transition=None|Fade|Slide;Needs sign-in:boolean;Menu position:number#0-100;Cached:boolean;~Opened:number#0-100000000;~Status=Draft|Live|Hidden
- Orders | path=/orders; modules=Order form; transition=Fade; menu_position=1; opened=820; status=Live
- Load today | path=/load; modules=Load chart; transition=None; menu_position=2; opened=310; status=Draft
- Settings | path=/settings; transition=Slide; menu_position=9; opened=44; status=Live
- Returns | path=/returns; modules=Order form; transition=Fade; menu_position=3; opened=12; status=Hidden
request user feedback|feedback|feedback message|suggestion: Title!;Page->@page|route~Orders;Module->@application module|module~Order form;Kind=Fault|Wish|Praise|Question;Message:long!;Device->@target device|device~Thin client 1 GB;Rating:rating;Answer:long;Answered by~Mina Roth;Answered on:date
- Save button jumps | page=Orders; module=Order form; kind=Fault; message=It moves when I type.; device=Thin client 1 GB; rating=3; answered_by=Mina Roth
- Please a dark view | page=Load today; kind=Wish; message=For the night shift.; rating=4
- Chart is quick now | page=Load today; module=Load chart; kind=Praise; message=Opens at once on my phone.; device=Shift phone; rating=5
- Where do returns go? | page=Returns; kind=Question; message=I do not find the printed slip.; rating=3; answer=Under Orders, tab Slips.; answered_by=Oleg Dorn
item target device|device|memory-constrained device|test device|client device: Name!;Memory:number(MB)#16-1000000;Processor;System=Linux|Android|Windows|iOS|Embedded;Browser;Screen width:number(px)#100-10000;Network=Slow|Medium|Fast;~Status=Supported|In test|Not supported
- Thin client 1 GB | memory=1024; system=Linux; browser=Firefox; screen_width=1366; network=Medium; status=Supported
- Wall panel | memory=256; system=Embedded; screen_width=800; network=Slow; status=In test
- Shift phone | memory=3072; system=Android; browser=Chrome; screen_width=412; network=Fast; status=Supported
- Old tablet | memory=512; system=iOS; browser=Safari; screen_width=768; network=Slow; status=Not supported
! record performance measurement|performance record|measurement|load time [memory|fast|perform\\w*|light\\w*]: Title!;Page->@page|route~Orders;Device->@target device|device~Wall panel;Load time:number(ms)#0-600000;Memory used:number(MB)#0-100000;Bundle size:number(KB)#0-100000;Requests:number#0-10000;Measured on:date;~Verdict=Good|Fair|Too slow
- Orders on the panel | page=Orders; device=Wall panel; load_time=2900; memory_used=61; bundle_size=210; requests=6; verdict=Fair
- Orders on the thin client | page=Orders; device=Thin client 1 GB; load_time=900; memory_used=88; bundle_size=210; requests=6; verdict=Good
- Load today on the phone | page=Load today; device=Shift phone; load_time=640; memory_used=72; bundle_size=251; requests=8; verdict=Good
- Load today on the old tablet | page=Load today; device=Old tablet; load_time=8800; memory_used=190; bundle_size=251; requests=8; verdict=Too slow
record release|version|build: Version!;Changes:long;Bundle size:number(KB)#0-100000;Built on:date;Built by~Oleg Dorn;Modules changed:number#0-1000;~Status=Built|In test|Live|Rolled back
- 1.4.0 | changes=Order form loads when needed.; bundle_size=210; built_by=Oleg Dorn; modules_changed=3; status=Live
- 1.5.0 | changes=Load chart.; bundle_size=251; built_by=Mina Roth; modules_changed=1; status=In test
- 1.3.2 | changes=Sliding between pages.; bundle_size=238; built_by=Oleg Dorn; modules_changed=2; status=Rolled back
- 1.6.0 | changes=Dark view.; bundle_size=255; built_by=Mina Roth; modules_changed=5; status=Built

# database middleware|database access|query optimization|transaction management|connection pool|read-write splitting|sharding middleware|sql optimization|database proxy
item database connection|data source|connection|connection configuration: Name!;Engine=MySQL|PostgreSQL|Oracle|SQL Server;Host name~db1.intern.example;Port:number#1-65535;Database name;User name;Role=Primary|Replica;Weight:number#1-100;Owner~Jo Hartley;Tested on:date;~Status=Connected|Slow|Refused|Off
- orders-primary | engine=MySQL; host_name=db1.intern.example; port=3306; database_name=orders; user_name=mw; role=Primary; weight=100; owner=Jo Hartley; status=Connected
- orders-replica-1 | engine=MySQL; host_name=db2.intern.example; port=3306; database_name=orders; user_name=mw; role=Replica; weight=60; owner=Jo Hartley; status=Connected
- archive | engine=PostgreSQL; host_name=db7.intern.example; port=5432; database_name=archive; user_name=mw; role=Primary; weight=10; owner=Ana Prior; status=Slow
- ledger | engine=Oracle; host_name=db9.intern.example; port=1521; database_name=ledger; user_name=mw_read; role=Replica; weight=30; owner=Ana Prior; status=Refused
! item connection pool|pool|pool setting: Name!;Connection->@database connection|data source~orders-primary;Smallest:number#0-10000;Largest:number#1-10000;Idle time:number(s)#1-86400;Wait at most:number(ms)#1-600000;~In use:number#0-10000;~Waiting:number#0-10000;~Status=Running|Full|Stopped
- Orders pool | connection=orders-primary; smallest=10; largest=80; idle_time=300; wait_at_most=2000; in_use=44; waiting=0; status=Running
- Reading pool | connection=orders-replica-1; smallest=10; largest=120; idle_time=300; wait_at_most=2000; in_use=120; waiting=9; status=Full
- Archive pool | connection=archive; smallest=1; largest=10; idle_time=60; wait_at_most=5000; in_use=1; waiting=0; status=Running
- Ledger pool | connection=ledger; smallest=2; largest=20; idle_time=120; wait_at_most=3000; in_use=0; waiting=0; status=Stopped
item routing rule|sharding rule|read-write rule|access rule|rule: Name!;Connection->@database connection|data source~orders-replica-1;Matches~select *|table orders;Kind=Reads|Writes|Sharding|Block|Cache;Shard key~customer_id;Order:number#1-1000;Active:boolean
- Reads to the replica | connection=orders-replica-1; matches=select *; kind=Reads; order=1
- Writes to the primary | connection=orders-primary; matches=insert, update; kind=Writes; order=2
- Old years to the archive | connection=archive; matches=year under 2020; kind=Sharding; shard_key=year; order=3
- No full delete | connection=orders-primary; matches=delete without where; kind=Block; order=4
record query|sql statement|database query|monitored query: Fingerprint!;Connection->@database connection|data source~orders-primary;Statement:long!;Calls:number#0-1000000000;Average time:number(ms)#0-3600000;Rows read:number#0-1000000000000;Index used;Last run on:date;~Status=Fine|Slow|Optimized|Blocked
- Orders of a customer | connection=orders-replica-1; statement=select from orders where customer_id; calls=90210; average_time=12; rows_read=40; index_used=ix_customer; status=Fine
- Orders of the month | connection=orders-replica-1; statement=select from orders where placed_on; calls=410; average_time=1800; rows_read=900000; status=Slow
- Stock of a shelf | connection=orders-primary; statement=select from stock where shelf_no; calls=15200; average_time=24; rows_read=18; index_used=ix_shelf; status=Optimized
- All bookings of the ledger | connection=ledger; statement=select from bookings; calls=3; average_time=60000; rows_read=40000000; status=Blocked
record query optimization|optimization|database access optimization|optimization suggestion: Title!;Query->@query|sql statement~Orders of the month;Advice=Add index|Rewrite|Cache|Split|Limit rows;Better statement:long;Before:number(ms)#0-3600000;After:number(ms)#0-3600000;Gain:percent;Done by~Ana Prior;Done on:date;~Status=Proposed|Tested|Applied|Rejected
- Index on the order date | query=Orders of the month; advice=Add index; before=1800; after=90; gain=95; done_by=Ana Prior; status=Applied
- Cache the monthly sum | query=Orders of the month; advice=Cache; before=1800; after=5; gain=99; done_by=Jo Hartley; status=Proposed
- Only the open bookings | query=All bookings of the ledger; advice=Limit rows; better_statement=select from bookings where closed is null; before=60000; after=700; gain=99; done_by=Ana Prior; status=Tested
- Split shelf and article | query=Stock of a shelf; advice=Split; before=24; after=22; gain=8; done_by=Jo Hartley; status=Rejected
record database transaction|transaction|transaction record|distributed transaction: Transaction number!;Connection->@database connection|data source~orders-primary;Isolation=Read committed|Repeatable read|Serializable;Statements:number#1-100000;Locks held:number#0-100000;Started by~checkout-service;Started on:date;Started at:time;Duration:number(ms)#0-3600000;~Status=Open|Committed|Rolled back|Deadlock|Timed out
- tx-88121 | connection=orders-primary; isolation=Read committed; statements=4; locks_held=6; started_by=checkout-service; duration=38; status=Committed
- tx-88122 | connection=orders-primary; isolation=Serializable; statements=12; locks_held=40; started_by=stock-service; duration=2100; status=Deadlock
- tx-88140 | connection=archive; isolation=Repeatable read; statements=2; locks_held=0; started_by=year-end-job; duration=600000; status=Timed out
- tx-88151 | connection=orders-primary; isolation=Read committed; statements=7; locks_held=3; started_by=returns-service; duration=95; status=Rolled back
record performance reading|database performance|performance record|performance metric: Title!;Connection->@database connection|data source~orders-primary;Queries per second:number#0-1000000;Average time:number(ms)#0-600000;Open connections:number#0-100000;CPU:percent;Cache hits:percent;Measured on:date;Measured at:time;~State=Normal|Busy|Overloaded
- Primary at 10:00 | connection=orders-primary; queries_per_second=820; average_time=9; open_connections=44; cpu=41; cache_hits=96; state=Normal
- Replica at 10:00 | connection=orders-replica-1; queries_per_second=3100; average_time=22; open_connections=120; cpu=88; cache_hits=91; state=Busy
- Archive at 10:00 | connection=archive; queries_per_second=4; average_time=380; open_connections=1; cpu=12; cache_hits=55; state=Normal
- Primary at 12:00 | connection=orders-primary; queries_per_second=2400; average_time=140; open_connections=80; cpu=98; cache_hits=84; state=Overloaded
# mini-program editor|small program saas|mini-program saas|mini-program builder|h5 editor|page editor|mini app
item mini-program|mini program|applet|small program|published mini-program: Name!;Platform=WeChat|Baidu|Alipay|Douyin|Web;Template->@mini-program template|template~Bakery front|Club start;Owner~Jana Reuter|Felipe Sosa;App key;Logo:image;Version~1.2.0;Description:long;~Visits:number#0-1000000000;~Status=Draft|In review|Published|Refused|Offline
- Lindens bakery | platform=WeChat; template=Bakery front; owner=Jana Reuter; version=1.2.0; visits=8200; status=Published
- Rowing club | platform=Alipay; template=Club start; owner=Felipe Sosa; version=0.3.0; visits=40; status=Draft
- Museum hours | platform=Baidu; template=Club start; owner=Jana Reuter; version=1.0.0; visits=910; status=In review
- Tea house menu | platform=Douyin; template=Menu card; owner=Felipe Sosa; version=0.9.1; visits=320; status=Refused
item mini-program page|page|program page|edited page: Title!;Mini-program->@mini-program|mini program~Lindens bakery;Path~/start;Layout=One column|Two columns|Free;Background;Start page:boolean;Position:number#1-500;Edited by~Jana Reuter;Edited on:date;~Status=Draft|Previewed|Published
- Start | mini_program=Lindens bakery; path=/start; layout=One column; position=1; edited_by=Jana Reuter; status=Published
- Our bread | mini_program=Lindens bakery; path=/bread; layout=Two columns; position=2; edited_by=Jana Reuter; status=Previewed
- Boats | mini_program=Rowing club; path=/boats; layout=Free; position=1; edited_by=Felipe Sosa; status=Draft
- Opening hours | mini_program=Museum hours; path=/hours; layout=One column; position=2; edited_by=Felipe Sosa; status=Published
! record page element|page component|element|graphic|text element: Title!;Page->@mini-program page|page~Start;Kind=Text|Image|Graphic|Button|List|Form|Video;Text:long;Image->@editor image|material~Bread on a board;Left:number(px)#0-5000;Top:number(px)#0-50000;Width:number(px)#1-5000;Layer:number#0-1000;Link
- Headline | page=Start; kind=Text; text=Fresh at six; left=20; top=40; width=335; layer=2
- Big picture | page=Start; kind=Image; image=Bread on a board; left=0; top=0; width=375; layer=1
- Order button | page=Our bread; kind=Button; text=Order; left=20; top=500; width=335; layer=3
- Form for a trial row | page=Boats; kind=Form; text=Name and phone; left=16; top=420; width=343; layer=4
item editor image|image|material|picture|uploaded image: Name!;File:file;Picture:image;Width:number(px)#1-20000;Height:number(px)#1-20000;Tags~bread, table;Uploaded by~Jana Reuter;Uploaded on:date;Cut out:boolean
- Bread on a board | width=1500; height=1000; tags=bread, table; uploaded_by=Jana Reuter
- Red boat | width=1200; height=800; tags=boat; uploaded_by=Felipe Sosa
- Logo of the bakery | width=512; height=512; tags=logo; uploaded_by=Jana Reuter
- Hall with lanterns | width=2000; height=1125; tags=hall, evening; uploaded_by=Felipe Sosa
record ai edit|image cutting|brush removal|image edit|cut-out job [cut\\w*|brush|remov\\w*|\\bai\\b]: Title!;Image->@editor image|material~Bread on a board;Action=Cut out|Remove with brush|Fill|Sharpen|New background;Brush size:number(px)#1-500;Result:image;Asked by~Jana Reuter;Asked on:date;Duration:number(s)#0-3600;~Status=Waiting|Running|Done|Failed
- Cut out the loaf | image=Bread on a board; action=Cut out; asked_by=Jana Reuter; duration=4; status=Done
- Remove the rope | image=Red boat; action=Remove with brush; brush_size=24; asked_by=Felipe Sosa; duration=6; status=Done
- Sharper logo | image=Logo of the bakery; action=Sharpen; asked_by=Jana Reuter; status=Waiting
- Evening sky behind the hall | image=Hall with lanterns; action=New background; asked_by=Felipe Sosa; duration=19; status=Failed
item mini-program template|template|page template: Name!;Category->@template category|category~Shop|Club;Pages:number#1-200;Preview:image;Content:long;Price:money;~Used:number#0-1000000;~Status=Draft|Published|Retired
- Bakery front | category=Shop; pages=3; used=210; status=Published
- Club start | category=Club; pages=5; used=88; status=Published
- Menu card | category=Food; pages=2; used=56; status=Published
- Ticket desk | category=Culture; pages=6; used=0; status=Draft
item plugin|mini-program plugin|extension: Name!;Version~2.1.0;Author~Northworks;Does:long;Platforms~WeChat, Alipay;Price:money;Updated on:date;~Installed:number#0-1000000;~Status=Available|In test|Withdrawn
- Booking calendar | version=2.1.0; author=Northworks; platforms=WeChat, Alipay; installed=410; status=Available
- Coupon box | version=1.0.4; author=Kiosk Lab; platforms=WeChat; installed=95; status=Available
- Route to us | version=0.8.0; author=Mapwise; platforms=WeChat, Baidu; installed=12; status=In test
- Lucky wheel | version=3.1.2; author=Kiosk Lab; platforms=Douyin; installed=640; status=Withdrawn
record plugin installation|installed plugin|installation [plugin|extension]: Title!;Mini-program->@mini-program|mini program~Lindens bakery;Plugin->@plugin|mini-program plugin~Booking calendar;Version;Settings:long;Installed on:date;Active:boolean
- Calendar for the bakery | mini_program=Lindens bakery; plugin=Booking calendar; version=2.1.0
- Coupons for the bakery | mini_program=Lindens bakery; plugin=Coupon box; version=1.0.4
- Route for the museum | mini_program=Museum hours; plugin=Route to us; version=0.8.0
- Calendar for the rowers | mini_program=Rowing club; plugin=Booking calendar; version=2.0.3; settings=Boats by the hour
! record publication|release|deployment|version|publish record: Version!;Mini-program->@mini-program|mini program~Lindens bakery;Platform=WeChat|Baidu|Alipay|Douyin|Web;Changes:long;Released by~Jana Reuter;Released on:date;Review note:long;~Status=Uploaded|In review|Live|Refused|Rolled back
- Bakery 1.2.0 | mini_program=Lindens bakery; platform=WeChat; changes=Order button.; released_by=Jana Reuter; status=Live
- Museum 1.0.0 | mini_program=Museum hours; platform=Baidu; changes=First version.; released_by=Jana Reuter; status=In review
- Tea house 0.9.1 | mini_program=Tea house menu; platform=Douyin; changes=Menu with prices.; released_by=Felipe Sosa; review_note=Licence of the kitchen missing.; status=Refused
- Bakery 1.1.4 | mini_program=Lindens bakery; platform=WeChat; changes=New start picture.; released_by=Jana Reuter; status=Rolled back
record check-in|sign-in record|daily sign-in|sign-in: Title!;Owner~Mara Lindt|Joel Abara;Checked in on:date!;Days in a row:number#1-10000;Points:number#0-10000
- Mara, day 3 | days_in_a_row=3; points=15
- Joel, day 1 | days_in_a_row=1; points=5
- Mara, day 30 | owner=Mara Lindt; days_in_a_row=30; points=150
- Joel, day 12 | owner=Joel Abara; days_in_a_row=12; points=60

# vue feature|framework feature demo|composition api|custom directive|react feature|interactive example|component demo
item functional module|feature|vue feature|feature page|framework feature|slot|composition api|custom directive|directive: Name!;Category->@feature category|module category~Templates|Reactivity;Summary!;Introduction:long;Syntax:long;Since version~3.2;Level=Beginner|Intermediate|Advanced;Documentation:url;Position:number#1-500;~Views:number#0-10000000;~Status=Draft|Published|Outdated
- Named slots | category=Templates; summary=Parts of a component filled from outside.; since_version=2.6; level=Intermediate; position=1; views=910; status=Published
- Reactive references | category=Reactivity; summary=Values that the page follows.; since_version=3.0; level=Beginner; position=1; views=1420; status=Published
- Focus directive | category=Templates; summary=Sets the cursor when shown.; since_version=3.0; level=Beginner; position=2; views=330; status=Published
- Composables | category=Reactivity; summary=Logic shared by components.; since_version=3.0; level=Advanced; position=3; views=510; status=Draft
! item feature category|module category|category: Name!;Description;Icon:image;Position:number#1-100;~Features:number#0-1000
- Templates | description=What the page shows; position=1; features=8
- Reactivity | description=What happens when values change; position=2; features=6
- Components | description=How pages are cut into parts; position=3; features=9
- Routing | description=How addresses lead to pages; position=4; features=4
item example|code example|demo|feature example|interactive example: Title!;Feature->@functional module|feature~Named slots;Code:long!;Explanation:long;Output:long;Difficulty=Easy|Medium|Hard;Order:number#1-100;~Tried:number#0-1000000
- Card with three slots | feature=Named slots; code=<slot name="head"/>; difficulty=Easy; order=1; tried=210
- Counter in ten lines | feature=Reactive references; code=const n = ref(0); difficulty=Easy; order=1; tried=640
- Mouse position for all | feature=Composables; code=export function useMouse(); difficulty=Medium; order=1; tried=98
- Guard before the profile | code=router.beforeEach(check); difficulty=Hard; order=2; tried=37
record practice|practice snippet|playground|code snippet|practice area|saved code: Title!;Owner~Mara Lindt|Joel Abara;Feature->@functional module|feature~Reactive references;Example->@example|code example~Counter in ten lines;Code:long!;Shared:boolean;Saved on:date;~Status=Draft|Runs|Has errors
- My counter | feature=Reactive references; example=Counter in ten lines; status=Runs
- Slots with a foot | feature=Named slots; example=Card with three slots; status=Has errors
- Mouse trail | feature=Composables; example=Mouse position for all; code=const { x, y } = useMouse(); status=Runs
- Card with a picture | feature=Named slots; example=Card with three slots; code=<template #head/>; status=Draft
! record practice run|execution result|run|code execution: Title!;Practice->@practice|practice snippet~My counter;Output:long;Console:long;Duration:number(ms)#0-600000;Error line:number#0-100000;Run on:date;Run at:time;~Result=OK|Error|Timeout
- Counter, first try | practice=My counter; output=0, 1, 2; duration=18; result=OK
- Foot missing | practice=Slots with a foot; console=Slot foot is not closed.; error_line=7; result=Error
- Trail drawn | practice=Mouse trail; output=120 points; duration=64; result=OK
- Picture never loads | practice=Card with a picture; console=Stopped after five seconds.; duration=5000; result=Timeout
! record learning progress|progress|feature progress: Title!;Owner~Mara Lindt|Joel Abara;Feature->@functional module|feature~Named slots;Read:percent;Examples tried:number#0-1000;Last seen on:date;~Status=Not begun|Reading|Understood
- Mara and slots | feature=Named slots; read=80; examples_tried=2; status=Reading
- Joel and references | feature=Reactive references; read=100; examples_tried=3; status=Understood
- Mara and composables | feature=Composables; read=35; examples_tried=1; status=Reading
- Joel and slots | feature=Named slots; read=0; examples_tried=0; status=Not begun

# real-time web application|real-time interaction|real-time application|websocket
item channel|real-time channel|room|topic|conversation: Name!;Description:long;Kind=Public|Private|Direct|System;Made by~Mara Lindt|Joel Abara;Most members:number#1-100000;Keep messages:number(days)#0-3650;~Online now:number#0-100000;~Status=Open|Paused|Closed
- Lobby | kind=Public; made_by=Mara Lindt; most_members=500; keep_messages=30; online_now=42; status=Open
- Price feed | kind=System; made_by=Joel Abara; most_members=5000; keep_messages=1; online_now=310; status=Open
- Support desk | kind=Private; made_by=Mara Lindt; most_members=20; keep_messages=365; online_now=0; status=Paused
- Harvest evening | kind=Direct; made_by=Joel Abara; most_members=2; keep_messages=90; online_now=0; status=Closed
! record channel member|channel subscription|participant: Title!;Owner~Mara Lindt|Joel Abara;Channel->@channel|room~Lobby;Role=Member|Moderator|Owner|Reader;Joined on:date;Muted:boolean;~Last read on:date
- Mara in the lobby | channel=Lobby; role=Owner
- Joel at the feed | channel=Price feed; role=Reader
- Mara at the desk | channel=Support desk; role=Moderator
- Joel in the lobby | channel=Lobby; role=Member
record data update|real-time update|updated data|live data|real-time data|data|data record: Title!;Channel->@channel|room~Price feed;Key~wheat;Old value;New value!;Source~price service;Version:number#0-1000000000;Sent on:date;Sent at:time;~Receivers:number#0-1000000
- Wheat at 214 | channel=Price feed; key=wheat; old_value=212; new_value=214; source=price service; version=88; receivers=310
- Lobby notice | channel=Lobby; key=notice; new_value=Break until two; source=desk; version=4; receivers=42
- Barley at 188 | channel=Price feed; key=barley; old_value=191; new_value=188; source=price service; version=89; receivers=308
- Desk opens at eight | channel=Support desk; key=hours; old_value=9; new_value=8; source=desk; version=2; receivers=5
record real-time request|request|client request|sent request: Title!;Owner~Mara Lindt|Joel Abara;Channel->@channel|room~Lobby;Action=Subscribe|Send|Fetch|Change|Leave;Payload:long;Sent on:date;Sent at:time;Answer:long;Response time:number(ms)#0-600000;~Status=Waiting|Answered|Failed|Timed out
- Fetch wheat | channel=Price feed; action=Fetch; payload=wheat; answer=214; response_time=22; status=Answered
- Join the desk | channel=Support desk; action=Subscribe; response_time=5000; status=Timed out
- Say hello | channel=Lobby; action=Send; payload=Good morning; answer=sent; response_time=31; status=Answered
- New name of the feed | channel=Price feed; action=Change; payload=name; answer=Not allowed.; response_time=12; status=Failed
! record connection|client connection|session|socket connection: Client!;Owner~Mara Lindt|Joel Abara;Channel->@channel|room~Lobby;Device=Browser|Phone|Tablet|Server;Address~10.0.4.18;Connected on:date;Last sign of life:time;Reconnects:number#0-10000;~Status=Connected|Reconnecting|Closed
- Laptop of Mara | channel=Lobby; device=Browser; address=10.0.4.18; reconnects=0; status=Connected
- Phone of Joel | channel=Price feed; device=Phone; address=10.0.4.77; reconnects=3; status=Reconnecting
- Tablet in the barn | channel=Price feed; device=Tablet; address=10.0.6.12; reconnects=9; status=Closed
- Price service | channel=Price feed; device=Server; address=10.0.4.5; reconnects=1; status=Connected
! record error record|error|exception|error log|exception record [error|exception|stab\\w*|reliab\\w*]: Title!;Channel->@channel|room~Support desk;Request->@real-time request|request~Join the desk;Level=Info|Warning|Error|Fatal;Message:long!;Stack trace:long;Happened on:date;Happened at:time;Retries:number#0-100;Handled by~Joel Abara;~Status=New|Retried|Solved|Ignored
- Desk did not answer | channel=Support desk; request=Join the desk; level=Error; message=No answer within five seconds.; retries=2; handled_by=Joel Abara; status=Retried
- Broken payload | channel=Price feed; level=Warning; message=Value is not a number.; retries=0; status=Ignored
- Connection table full | channel=Lobby; level=Fatal; message=No more than 500 members.; retries=0; handled_by=Joel Abara; status=Solved
- Feed name refused | channel=Price feed; request=New name of the feed; level=Info; message=Only owners change names.; retries=0; status=New

# web interface kit|interface kit|ui kit|interface builder|interface design kit|front-end kit|rapid interface|layout kit
item web interface|interface|screen|interface page|page: Title!;Project->@interface project|project~Stock room|Club portal;Layout->@layout|page layout~Side menu;Theme->@interface theme|theme~Calm blue;Path~/stock;Made by~Vera Lutz|Sami Oja;Changed on:date;Preview:image;~Status=Draft|Preview|Published
- Stock list | project=Stock room; layout=Side menu; theme=Calm blue; path=/stock; made_by=Vera Lutz; status=Published
- New delivery | project=Stock room; layout=One column; theme=Calm blue; path=/delivery; made_by=Sami Oja; status=Draft
- Club start | project=Club portal; layout=Head and tiles; theme=Warm paper; path=/; made_by=Vera Lutz; status=Preview
- Member list | project=Club portal; layout=Two halves; theme=Warm paper; path=/members; made_by=Sami Oja; status=Published
! item interface project|project: Name!;Description:long;Owner~Vera Lutz|Sami Oja;Visibility=Private|Team|Public;Started on:date;~Interfaces:number#0-10000;~Status=Active|Archived
- Stock room | owner=Vera Lutz; visibility=Team; interfaces=2; status=Active
- Club portal | owner=Vera Lutz; visibility=Public; interfaces=1; status=Active
- Ferry desk | owner=Sami Oja; visibility=Private; interfaces=4; status=Active
- Old intranet | owner=Sami Oja; visibility=Team; interfaces=11; status=Archived
! item layout|page layout|layout template|grid layout: Name!;Kind=One column|Two columns|Grid|Side menu|Tiles;Columns:number#1-24;Gap:number(px)#0-200;Width:number(px)#100-5000;Areas~head, menu, body;Responsive:boolean;Preview:image
- Side menu | kind=Side menu; columns=12; gap=16; width=1280; areas=menu, head, body
- One column | kind=One column; columns=1; gap=24; width=720; areas=head, body
- Head and tiles | kind=Tiles; columns=12; gap=12; width=1440; areas=head, tiles, foot
- Two halves | kind=Two columns; columns=2; gap=32; width=1100; areas=left, right
item interface element|common interface element|element|ui element|button|navigation menu: Name!;Type=Button|Form|Input|Menu|Table|Dialog|Card;Category->@element category|category~Input|Navigation;Version~1.2.0;Properties:long;Code:long;Preview:image;Accessible:boolean;~Used:number#0-1000000;~Status=Draft|Stable|Deprecated
- Primary button | type=Button; category=Input; version=1.2.0; used=310; status=Stable
- Side navigation | type=Menu; category=Navigation; version=1.0.4; used=88; status=Stable
- Delivery form | type=Form; category=Input; version=0.9.0; used=4; status=Draft
- Confirm dialog | type=Dialog; category=Feedback; version=0.6.1; used=27; status=Deprecated
item element category|category: Name!;Description;Order:number#1-100;Icon:image;~Elements:number#0-1000
- Input | description=What people press and fill in; order=1; elements=12
- Navigation | description=Ways around; order=2; elements=5
- Feedback | description=Messages, hints and questions; order=3; elements=7
- Display | description=Lists, cards and tables; order=4; elements=9
! record placed element|element placement|element instance: Title!;Interface->@web interface|interface~Stock list;Element->@interface element|element~Side navigation;Area~menu;Column:number#1-24;Row:number#1-1000;Width:number(columns)#1-24;Label;Properties:long;Visible:boolean
- Menu at the left | interface=Stock list; element=Side navigation; area=menu; column=1; row=1; width=2; label=Menu
- Button New delivery | interface=Stock list; element=Primary button; area=head; column=11; row=1; width=2; label=New delivery
- Form of the delivery | interface=New delivery; element=Delivery form; area=body; column=1; row=1; width=1; label=Delivery
- Question before delete | interface=Member list; element=Confirm dialog; area=right; column=2; row=1; width=1; label=Really delete?
record interaction|interactive feature|element interaction|event binding: Title!;Interface->@web interface|interface~Stock list;From element->@interface element|element~Primary button;Event=Click|Change|Submit|Hover|Load;Action=Open page|Show|Hide|Send form|Fill list;To element->@interface element|element~Delivery form;Condition;Enabled:boolean
- New delivery opens the form | interface=Stock list; from_element=Primary button; event=Click; action=Show; to_element=Delivery form
- Form is sent | interface=New delivery; from_element=Delivery form; event=Submit; action=Send form; to_element=Delivery form
- Menu fills the list | interface=Stock list; from_element=Side navigation; event=Change; action=Fill list; condition=A shelf is chosen
- Dialog opens on delete | interface=Member list; from_element=Primary button; event=Click; action=Show; to_element=Confirm dialog
item interface theme|theme|style setting: Name!;Main colour~#2B6CB0;Background~#F7FAFC;Text colour~#1A202C;Font;Corner:number(px)#0-100;Shadow=None|Soft|Strong;Dark:boolean
- Calm blue | main_colour=#2B6CB0; background=#F7FAFC; font=Sans; corner=6; shadow=Soft
- Warm paper | main_colour=#B7791F; background=#FFFAF0; font=Serif; corner=2; shadow=None
- Deep night | main_colour=#63B3ED; background=#1A202C; text_colour=#EDF2F7; font=Sans; corner=8; shadow=Strong
- Pine and sand | main_colour=#276749; background=#FAF5EB; text_colour=#22302A; font=Slab; corner=0; shadow=Soft

# microservice|microservice framework|rpc|service registration|service discovery|service registry|load balancing|service governance|remote procedure call|service mesh
item service|registered service|rpc service|microservice|available service|rpc call service: Name!;Group~orders|stock;Version~2.4.1;Protocol=gRPC|HTTP|Thrift|Dubbo;Interface file:long;Owner~Nadia Frey|Omar Said;Timeout:number(ms)#1-600000;Retries:number#0-20;Balancing->@load balancing rule|load balancer~Round robin;~Instances:number#0-10000;~Status=Registered|Healthy|Degraded|Offline
- order-service | group=orders; version=2.4.1; protocol=gRPC; owner=Nadia Frey; timeout=800; retries=2; balancing=Round robin; instances=3; status=Healthy
- stock-service | group=stock; version=1.9.0; protocol=gRPC; owner=Omar Said; timeout=500; retries=1; balancing=Least busy; instances=2; status=Degraded
- mail-service | group=shared; version=3.0.2; protocol=HTTP; owner=Omar Said; timeout=3000; retries=3; balancing=Round robin; instances=1; status=Offline
- price-service | group=orders; version=0.8.3; protocol=Thrift; owner=Nadia Frey; timeout=250; retries=0; balancing=By customer; instances=2; status=Registered
! item service instance|instance|service node|provider|registered instance: Address!;Service->@service|registered service~order-service;Port:number#1-65535;Zone~eu-1;Weight:number#0-1000;Version~2.4.1;Registered on:date;Last heartbeat on:date;~Active calls:number#0-1000000;~Status=Up|Starting|Draining|Down
- 10.2.0.11 | service=order-service; port=9001; zone=eu-1; weight=100; version=2.4.1; active_calls=14; status=Up
- 10.2.0.12 | service=order-service; port=9001; zone=eu-2; weight=100; version=2.4.1; active_calls=11; status=Up
- 10.2.0.31 | service=stock-service; port=9002; zone=eu-1; weight=50; version=1.9.0; active_calls=40; status=Draining
- 10.2.0.44 | service=price-service; port=9004; zone=eu-2; weight=80; version=0.8.3; active_calls=0; status=Starting
record registration|service registration|registration record|registration event: Title!;Service->@service|registered service~order-service;Instance->@service instance|instance~10.2.0.11;Action=Registered|Renewed|Deregistered|Expired;Lease:number(s)#1-86400;Done by~order-service|Nadia Frey;Done on:date;Done at:time
- Instance 11 joins | service=order-service; instance=10.2.0.11; action=Registered; lease=30; done_by=order-service
- Instance 31 leaves | service=stock-service; instance=10.2.0.31; action=Deregistered; lease=30; done_by=Omar Said
- Instance 44 renews | service=price-service; instance=10.2.0.44; action=Renewed; lease=60; done_by=price-service
- Instance 12 ran out | service=order-service; instance=10.2.0.12; action=Expired; lease=30; done_by=order-service
record rpc call|call record|service call|invocation|call log|remote call: Trace number!;Service->@service|registered service~order-service;Instance->@service instance|instance~10.2.0.11;Method~CreateOrder;Caller->@service|registered service~stock-service;Arguments:long;Answer:long;Called on:date;Called at:time;Duration:number(ms)#0-600000;~Result=OK|Error|Timeout|Refused|Retried
- tr-9f21 | service=order-service; instance=10.2.0.11; method=CreateOrder; duration=38; result=OK
- tr-9f22 | service=stock-service; instance=10.2.0.31; method=Reserve; caller=order-service; duration=500; result=Timeout
- tr-9f23 | service=order-service; instance=10.2.0.12; method=ListOrders; duration=64; result=OK
- tr-9f30 | service=price-service; instance=10.2.0.44; method=QuoteBasket; caller=order-service; duration=4; result=Refused
item load balancing rule|load balancing|load balancer|balancing strategy|routing rule: Name!;Strategy=Round robin|Random|Weighted|Least busy|Hash;Applies to~All services|stock-service;Hash key;Skip after failures:number#0-1000;Warm-up:number(s)#0-86400;Active:boolean
- Round robin | strategy=Round robin; applies_to=All services; skip_after_failures=5; warm_up=30
- Least busy | strategy=Least busy; applies_to=stock-service; skip_after_failures=3; warm_up=60
- By customer | strategy=Hash; applies_to=price-service; hash_key=customer_id; skip_after_failures=4; warm_up=45
- Big machines first | strategy=Weighted; applies_to=order-service; skip_after_failures=2; warm_up=120
record health check|service status|monitoring record|service metric|running status: Title!;Instance->@service instance|instance~10.2.0.11;Service->@service|registered service~order-service;Calls per second:number#0-1000000;Average time:number(ms)#0-600000;Errors:percent;CPU:percent;Memory:number(MB)#0-1000000;Checked on:date;Checked at:time;~State=Healthy|Slow|Failing
- Instance 11 at 10:00 | instance=10.2.0.11; service=order-service; calls_per_second=120; average_time=34; errors=0; cpu=38; memory=820; state=Healthy
- Instance 31 at 10:00 | instance=10.2.0.31; service=stock-service; calls_per_second=60; average_time=410; errors=4; cpu=91; memory=1900; state=Slow
- Instance 44 at 10:00 | instance=10.2.0.44; service=price-service; calls_per_second=0; average_time=0; errors=100; cpu=7; memory=210; state=Failing
- Instance 12 at 10:00 | instance=10.2.0.12; service=order-service; calls_per_second=98; average_time=37; errors=0; cpu=33; memory=790; state=Healthy
! record service alert|alert: Title!;Service->@service|registered service~stock-service;Measure=Errors|Duration|Instances|Timeouts;Value:number#0-1000000;Threshold:number#0-1000000;Raised on:date;Handled by~Omar Said;~Status=Open|Acknowledged|Solved
- Stock is slow | service=stock-service; measure=Duration; value=410; threshold=300; handled_by=Omar Said; status=Acknowledged
- No mail instance | service=mail-service; measure=Instances; value=0; threshold=1; status=Open
- Quotes fail | service=price-service; measure=Errors; value=38; threshold=5; handled_by=Nadia Frey; status=Open
- Orders ran into timeouts | service=order-service; measure=Timeouts; value=22; threshold=10; handled_by=Omar Said; status=Solved
# database design|data modeling|data modelling|er diagram|entity relationship|schema design|database modeling|data model editor|database designer|manipulating data model
item data model|model|database model|schema|er model: Name!;Project->@modeling project|project~Library|Ferry tickets;Target database=MySQL|PostgreSQL|SQLite|Oracle|SQL Server;Level=Conceptual|Logical|Physical;Description:long;Version~1.3;Owner~Ines Kade|Tom Ruiz;Changed on:date;~Tables:number#0-10000;~Status=Draft|In review|Approved|Archived
- Lending | project=Library; target_database=PostgreSQL; level=Physical; version=1.3; owner=Ines Kade; tables=9; status=Approved
- Members and fees | project=Library; target_database=PostgreSQL; level=Logical; version=0.4; owner=Tom Ruiz; tables=5; status=Draft
- Crossings | project=Ferry tickets; target_database=MySQL; level=Physical; version=2.0; owner=Ines Kade; tables=14; status=In review
- Seats and decks | project=Ferry tickets; target_database=MySQL; level=Conceptual; version=0.2; owner=Tom Ruiz; tables=6; status=Archived
! item modeling project|project: Name!;Description:long;Owner~Ines Kade|Tom Ruiz;Naming rule~snake case, singular;Visibility=Private|Team|Public;Started on:date;~Models:number#0-1000
- Library | owner=Ines Kade; naming_rule=snake case, singular; visibility=Team; models=2
- Ferry tickets | owner=Ines Kade; naming_rule=snake case, plural; visibility=Private; models=1
- Seed bank | owner=Tom Ruiz; naming_rule=camel case, singular; visibility=Public; models=3
- Choir accounts | owner=Ines Kade; naming_rule=snake case, plural; visibility=Team; models=1
! item model table|entity|table|model entity: Name!;Model->@data model|model~Lending;Comment;Primary key~id;Engine;Position x:number(px)#-100000-100000;Position y:number(px)#-100000-100000;Colour~Blue|Green;~Columns:number#0-2000
- book | model=Lending; comment=Titles; primary_key=id; position_x=80; position_y=60; colour=Blue; columns=8
- loan | model=Lending; comment=Books lent; primary_key=id; position_x=400; position_y=60; colour=Green; columns=6
- crossing | model=Crossings; comment=One trip of a ship; primary_key=number; position_x=80; position_y=80; colour=Blue; columns=11
- member | model=Members and fees; comment=People with a card; primary_key=card_no; position_x=240; position_y=320; colour=Green; columns=12
! record table column|attribute|column|field: Name!;Table->@model table|entity~book|loan;Data type~varchar|integer|date;Length:number#0-65535;Mandatory:boolean;Unique:boolean;Key=None|Primary|Foreign;Default value;Comment;Position:number#1-2000
- isbn | table=book; data_type=varchar; length=13; key=None; position=2
- book_id | table=loan; data_type=integer; key=Foreign; position=2
- lent_on | table=loan; data_type=date; key=None; default_value=today; position=4
- departs_at | table=crossing; data_type=timestamp; key=None; comment=Local time of the pier; position=3
! record relation|relationship|foreign key|table relation: Name!;From table->@model table|entity~loan;To table->@model table|entity~book;Kind=One to one|One to many|Many to many;On delete=Refuse|Delete too|Set empty;Column;Comment
- loan to book | from_table=loan; to_table=book; kind=One to many; on_delete=Refuse; column=book_id
- crossing to itself | from_table=crossing; to_table=crossing; kind=One to one; on_delete=Set empty; column=return_number
- loan to member | from_table=loan; to_table=member; kind=One to many; on_delete=Delete too; column=card_no
- book to member | from_table=book; to_table=member; kind=Many to many; on_delete=Refuse; comment=Reservations
record model version|version|change history: Version!;Model->@data model|model~Lending;Changes:long;Definition:long;Saved by~Ines Kade;Saved on:date;~State=Kept|Restored
- Lending 1.3 | model=Lending; changes=Reservation table.; saved_by=Ines Kade; state=Kept
- Crossings 2.0 | model=Crossings; changes=Split prices from trips.; saved_by=Ines Kade; state=Restored
- Members and fees 0.4 | model=Members and fees; changes=Reduced fee for pupils.; saved_by=Tom Ruiz; state=Kept
- Lending 1.2 | model=Lending; changes=Branch of the copy.; saved_by=Ines Kade; state=Kept
record model export|export|exported model|sql export: File name!;Model->@data model|model~Lending;Format=SQL|PNG|PDF|JSON|XML|DBML;Target database=MySQL|PostgreSQL|SQLite|Oracle|SQL Server;With comments:boolean;File:file;Size:number(KB)#0-1000000;Exported by~Tom Ruiz;Exported on:date
- lending.sql | model=Lending; format=SQL; target_database=PostgreSQL; size=12; exported_by=Tom Ruiz
- crossings.png | model=Crossings; format=PNG; size=420; exported_by=Ines Kade
- members.pdf | model=Members and fees; format=PDF; target_database=PostgreSQL; size=180; exported_by=Tom Ruiz
- decks.dbml | model=Seats and decks; format=DBML; target_database=MySQL; size=4; exported_by=Ines Kade

# oauth|third-party login|social login|login provider|secure saas|authentication and payment|login and pay|payment processing capability
item login provider|oauth provider|third-party login method|identity provider|login method: Name!;Kind=OAuth 2|OpenID Connect|SAML|Password;Client key;Return address:url;Scopes~email, profile;Icon:image;Order:number#1-50;Enabled:boolean;~Users:number#0-10000000
- Search account | kind=OpenID Connect; client_key=srch-88; scopes=email, profile; order=1; users=410
- Code hosting account | kind=OAuth 2; client_key=code-12; scopes=email; order=2; users=95
- Chat account | kind=OAuth 2; client_key=chat-31; scopes=profile; order=3; users=62
- School directory | kind=SAML; client_key=edu-07; scopes=email, class; order=4; users=1300
! record linked identity|oauth identity|third-party account: Title!;Owner~Mara Lindt|Joel Abara;Provider->@login provider|oauth provider~Search account;Outside name;Outside email:email;Token valid until:date;Linked on:date;Last used on:date;~Status=Linked|Token expired|Unlinked
- Mara at the search account | provider=Search account; outside_name=mara.l; status=Linked
- Joel at code hosting | provider=Code hosting account; outside_name=joel-a; status=Token expired
- Mara at the chat account | provider=Chat account; outside_name=mara_chat; status=Unlinked
- Joel at the school directory | provider=School directory; outside_name=abara.j; status=Linked
! record login session|session|login record|login attempt|sign-in: Title!;Owner~Mara Lindt|Joel Abara;Provider->@login provider|oauth provider~Search account;Device~Laptop, Firefox;Address~203.0.113.77;Place;Signed in on:date;Signed in at:time;Valid until:date;~Result=Successful|Refused|Cancelled|Signed out
- Mara, laptop | provider=Search account; device=Laptop, Firefox; address=203.0.113.77; result=Successful
- Joel, phone | provider=Code hosting account; device=Phone; address=198.51.100.20; result=Refused
- Mara, library computer | provider=School directory; device=Desktop, Chrome; address=192.0.2.50; result=Signed out
- Joel, tablet | provider=Chat account; device=Tablet; address=198.51.100.21; result=Cancelled
item subscription plan|plan|pricing plan|saas plan: Name!;Price per month:money!;Price per year:money;Seats:number#1-100000;Storage:number(GB)#0-100000;Features:long;Trial:number(days)#0-365;~Subscribers:number#0-1000000;~Status=On sale|By invitation|Retired
- Starter | seats=1; storage=5; trial=14; subscribers=210; status=On sale
- Team | seats=10; storage=100; trial=14; subscribers=48; status=On sale
- School | seats=400; storage=500; trial=30; subscribers=9; status=By invitation
- Classic | seats=3; storage=20; trial=0; subscribers=61; status=Retired
record plan subscription|subscription: Title!;Owner~Mara Lindt|Joel Abara;Plan->@subscription plan|plan~Team;Starts on:date;Ends on:date;Billing=Monthly|Yearly;Renews itself:boolean;~Status=Trial|Active|Past due|Cancelled
- Mara on Team | plan=Team; billing=Monthly; status=Active
- Joel on Starter | plan=Starter; billing=Yearly; status=Trial
- School licence of Joel | plan=School; billing=Yearly; status=Past due
- Mara on Classic | plan=Classic; billing=Monthly; status=Cancelled
item payment method|saved card|card|wallet: Title!;Owner~Mara Lindt|Joel Abara;Kind=Card|Bank transfer|Wallet;Last digits~4471;Valid until~09/28;Name on it;Default:boolean;~Status=Active|Expired|Removed
- Card of Mara | kind=Card; last_digits=4471; valid_until=09/28; name_on_it=M. Lindt; status=Active
- Wallet of Joel | kind=Wallet; last_digits=joel-a; name_on_it=J. Abara; status=Active
- Account of the school | kind=Bank transfer; last_digits=0917; name_on_it=Hillside School; status=Active
- Old card of Joel | kind=Card; last_digits=2206; valid_until=03/24; name_on_it=J. Abara; status=Expired
record payment event|transaction record|payment status change|gateway event: Title!;Payment->@payment;Event=Created|Authorised|Paid|Failed|Refunded|Disputed;Amount:money;Gateway number;Answer:long;Happened on:date;Happened at:time
- Paid by card | event=Paid; gateway_number=gw-88121
- Card refused | event=Failed; gateway_number=gw-88125; answer=Not enough funds.
- Month given back | event=Refunded; gateway_number=gw-88140; answer=Sent to the card.
- Bank asks about it | event=Disputed; gateway_number=gw-88162; answer=Owner does not know the charge.
+ payment: Plan->@subscription plan|plan;Method->@payment method|saved card;Currency=EUR|USD|GBP;Gateway number;Fee:money

# user authentication feature|jwt|token authentication|authentication api
item page|site page|web page|homepage: Title!;Path~/about;Text:long;Needs sign-in:boolean;Menu position:number#0-100;Author~Mara Lindt|Joel Abara;Picture:image;~Views:number#0-100000000;~Status=Draft|Published|Hidden
- Home | path=/; menu_position=1; views=9100; status=Published
- About us | path=/about; menu_position=2; views=1800; status=Published
- Members | path=/members; menu_position=3; views=340; status=Published
- House rules | path=/rules; text=Be kind and brief.; menu_position=4; author=Joel Abara; views=120; status=Draft
! record access token|refresh token|jwt token: Title!;Owner~Mara Lindt|Joel Abara;Kind=Access|Refresh|Confirm email|Reset password;Device~Laptop, Firefox;Address~203.0.113.77;Issued on:date;Valid until:date;Last used on:date;~Status=Valid|Expired|Revoked
- Mara, laptop | kind=Refresh; device=Laptop, Firefox; address=203.0.113.77; status=Valid
- Joel, phone | kind=Access; device=Phone; address=198.51.100.20; status=Expired
- Joel, tablet | kind=Refresh; device=Tablet; address=198.51.100.21; status=Revoked
- Mara, new address | kind=Confirm email; device=Laptop, Firefox; address=203.0.113.80; status=Valid
! record login attempt|login record|sign-in record|login log: Title!;Owner~Mara Lindt|Joel Abara;Email tried:email;Device~Laptop, Firefox;Address~203.0.113.77;Tried on:date;Tried at:time;Try number:number#1-1000;~Result=Successful|Wrong password|Locked|Unknown account
- Mara at nine | device=Laptop, Firefox; address=203.0.113.77; try_number=1; result=Successful
- Joel mistyped | device=Phone; address=198.51.100.20; try_number=2; result=Wrong password
- Nobody known at night | device=Desktop, Chrome; address=192.0.2.144; try_number=1; result=Unknown account
- Joel locked out | device=Tablet; address=198.51.100.21; try_number=6; result=Locked
record password reset|password recovery|recovery request: Title!;Owner~Mara Lindt|Joel Abara;Email:email;Code;Asked on:date;Valid until:date;Address~198.51.100.20;~Status=Sent|Used|Expired
- Joel forgot it | code=K7-221; address=198.51.100.20; status=Used
- Mara on a new phone | code=P3-908; address=203.0.113.77; status=Expired
- Mara before the holidays | code=T9-415; address=203.0.113.80; status=Used
- Joel, second letter | code=B2-067; address=198.51.100.21; status=Sent
item api endpoint|api|endpoint|api interface: Name!;Method=GET|POST|PUT|PATCH|DELETE;Path~/api/profile;Purpose;Needs token:boolean;Role=Everybody|Member|Administrator;Calls per minute:number#0-100000;~Status=On|Off|Deprecated
- Read own profile | method=GET; path=/api/profile; role=Member; calls_per_minute=60; status=On
- Sign in | method=POST; path=/api/login; role=Everybody; calls_per_minute=10; status=On
- Change password | method=PUT; path=/api/password; role=Member; calls_per_minute=5; status=On
- Delete an account | method=DELETE; path=/api/accounts; role=Administrator; calls_per_minute=2; status=Deprecated
! record api call|request log|api request [\\bapi\\w*]: Title!;Endpoint->@api endpoint|api~Sign in;Owner~Mara Lindt|Joel Abara;Status code:number#0-599;Duration:number(ms)#0-600000;Called on:date;Called at:time;Message;~Result=Succeeded|Refused|Failed
- Sign-in of Mara | endpoint=Sign in; status_code=200; duration=48; result=Succeeded
- Profile without token | endpoint=Read own profile; status_code=401; duration=4; message=Token missing.; result=Refused
- Password of Joel changed | endpoint=Change password; status_code=204; duration=71; result=Succeeded
- Account not found | endpoint=Delete an account; status_code=500; duration=930; message=Row is locked.; result=Failed

# artificial intelligence web|artificial intelligence technology|artificial intelligence application|ai web application|ai application|ai prototype|intelligent analysis|artificial intelligence model|ai demonstration
item ai model|model|artificial intelligence model|algorithm: Name!;Kind=Classification|Prediction|Recommendation|Text|Picture;Version~2.1;Description:long;Input~Table|Text|Picture;Trained on;Accuracy:percent;Provider~Own|Partner;~Calls:number#0-100000000;~Status=In test|Available|Retired
- Demand forecast | kind=Prediction; version=2.1; input=Table; trained_on=Sales of four years; accuracy=88; provider=Own; calls=910; status=Available
- Mood of a text | kind=Text; version=1.4; input=Text; trained_on=Reviews; accuracy=91; provider=Own; calls=4100; status=Available
- What fits to it | kind=Recommendation; version=0.9; input=Table; trained_on=Baskets; accuracy=72; provider=Partner; calls=60; status=In test
- Bread or cake | kind=Picture; version=1.0; input=Picture; trained_on=Photos of the counter; accuracy=96; provider=Partner; calls=15; status=Retired
record input data|data input|dataset|data|data record|uploaded data: Title!;Owner~Mara Lindt|Joel Abara;Kind=Table|Text|Picture|Figures;Text:long;File:file;Rows:number#0-100000000;Entered on:date;Purpose;~Status=New|Checked|Used|Rejected
- Sales of spring | kind=Table; rows=1200; purpose=Forecast for June; status=Used
- Letters of guests | kind=Text; rows=42; purpose=Mood; status=Checked
- Photos of the counter | kind=Picture; rows=380; purpose=Sorting of goods; status=New
- Oven temperatures | kind=Figures; rows=9600; purpose=Forecast of repairs; status=Rejected
! record analysis task|data analysis|analysis|analysis run|analysis request: Title!;Model->@ai model|model~Demand forecast;Input->@input data|data input~Sales of spring;Owner~Mara Lindt|Joel Abara;Parameters:long;Started on:date;Duration:number(s)#0-86400;Message:long;~Status=Waiting|Running|Done|Failed
- June forecast | model=Demand forecast; input=Sales of spring; duration=14; status=Done
- Mood of the letters | model=Mood of a text; input=Letters of guests; status=Running
- Goods on the counter | model=Bread or cake; input=Photos of the counter; status=Waiting
- Oven forecast | model=Demand forecast; input=Oven temperatures; duration=2; message=Column day is missing.; status=Failed
! record analysis result|result|prediction: Title!;Task->@analysis task|data analysis~June forecast;Value;Label~Rising|Falling;Confidence:percent;Explanation:long;Chart:image;Made on:date;Useful=Not said|Yes|No
- June, week 1 | task=June forecast; value=820; label=Rising; confidence=86; useful=Yes
- June, week 2 | task=June forecast; value=790; label=Falling; confidence=74; useful=Not said
- Letter 12 | task=Mood of the letters; value=angry; label=Falling; confidence=91; useful=No
- Letter 30 | task=Mood of the letters; value=pleased; label=Rising; confidence=97; useful=Yes
record recommendation|intelligent recommendation|suggestion: Title!;Owner~Mara Lindt|Joel Abara;Model->@ai model|model~What fits to it;Result->@analysis result|result~June, week 1;Reason:long;Score:percent;Made on:date;~Status=New|Seen|Accepted|Declined
- Order more flour | model=What fits to it; result=June, week 1; reason=Demand rises.; score=86; status=Accepted
- Fewer cakes | model=What fits to it; result=June, week 2; score=61; status=Seen
- Call the guest of letter 12 | model=Mood of a text; result=Letter 12; reason=Anger about a late cake.; score=91; status=New
- Rolls next to the coffee | model=What fits to it; reason=Often in one basket.; score=58; status=Declined
record conversation|interaction|dialogue|user interaction: Title!;Owner~Mara Lindt|Joel Abara;Model->@ai model|model~Mood of a text;Question:long!;Answer:long;Asked on:date;Rating:rating;~Status=Open|Answered|Closed
- Why is week 2 lower? | model=Demand forecast; question=Why is week 2 lower?; answer=A holiday falls into it.; status=Answered
- Which letter is angry? | model=Mood of a text; question=Which letter is angry?; status=Open
- How sure is week 1? | model=Demand forecast; question=How sure is week 1?; answer=86 percent, like last year.; rating=5; status=Closed
- What goes with soup? | model=What fits to it; question=What goes with soup?; answer=Dark rolls.; rating=4; status=Answered
record recommendation feedback|model feedback|feedback: Title!;Owner~Mara Lindt|Joel Abara;Recommendation->@recommendation|intelligent recommendation~Order more flour;Rating:rating;Text:long;Given on:date
- Was right | recommendation=Order more flour; rating=5
- Too late | recommendation=Fewer cakes; rating=2
- Guest came back | recommendation=Call the guest of letter 12; rating=5; text=She ordered another cake.
- Not our guests | recommendation=Rolls next to the coffee; rating=3; text=Most drink it standing.
item ai prototype|prototype|demonstration|demo: Name!;Purpose!;Model->@ai model|model~Demand forecast;Version~0.3;Input=Table|Text|Picture|Voice;Description:long;Built by~Ada Finch|Sami Oja;Shown on:date;Picture:image;~Tried:number#0-1000000;~Status=Idea|In work|Shown|Retired
- Bread for tomorrow | purpose=Shows how many loaves to bake; model=Demand forecast; version=0.3; input=Table; built_by=Ada Finch; tried=88; status=Shown
- Mood at a glance | purpose=Marks angry letters; model=Mood of a text; version=0.1; input=Text; built_by=Sami Oja; tried=12; status=In work
- Soup adviser | purpose=Names bread for a dish; model=What fits to it; version=0.2; input=Voice; built_by=Sami Oja; tried=5; status=Idea
- Counter camera | purpose=Counts what is left; model=Bread or cake; version=0.5; input=Picture; built_by=Ada Finch; tried=40; status=Retired

# app backend|app back-end|app management backend|backend for app|app administration|app operation backend|manage various app
item member level|membership level|member card|card type|card: Name!;Kind=Level|Monthly card|Yearly card|Gift card;Price:money;Valid for:number(days)#1-3650;Points from:number#0-10000000;Discount:percent;Benefits:long;Picture:image;~Holders:number#0-10000000;~Status=On sale|Paused|Retired
- Silver | kind=Level; points_from=500; discount=3; holders=1200; status=On sale
- Year card | kind=Yearly card; valid_for=365; discount=8; holders=310; status=On sale
- Gift card spring | kind=Gift card; valid_for=180; holders=44; status=Paused
- Month pass | kind=Monthly card; valid_for=30; discount=5; holders=96; status=Retired
! record member card record|issued card|card record|membership record: Title!;Owner~Mara Lindt|Joel Abara;Card->@member level|member card~Year card;Card number;Starts on:date;Ends on:date;Points:number#0-10000000;Balance:money;~Status=Active|Expired|Frozen
- Year card of Mara | card=Year card; card_number=YC-2210; points=640; status=Active
- Silver of Joel | card=Silver; card_number=SL-0881; points=520; status=Active
- Gift card for Mara | card=Gift card spring; card_number=GC-0173; points=0; status=Expired
- Month pass of Joel | card=Month pass; card_number=MP-3345; points=75; status=Frozen
! record coupon claim|claimed coupon|coupon use: Title!;Coupon->@coupon;Owner~Mara Lindt|Joel Abara;Order->@order;Claimed on:date;Used on:date;~Status=Claimed|Used|Expired|Withdrawn
- Mara, spring coupon | status=Used
- Joel, free delivery | status=Claimed
- Mara, birthday coupon | owner=Mara Lindt; status=Expired
- Joel, opening week | owner=Joel Abara; status=Withdrawn
! record broadcast review|live broadcast review|content review|live review [broadcast|live|stream]: Title!;Broadcast->@broadcast|live broadcast;Reviewer~Dana Weiss|Rui Costa;Reason:long;Violation=None|Advertising|Copyright|Violence|Other;Reviewed on:date;~Verdict=Waiting|Passed|Stopped|Refused
- Spring sale live | reviewer=Dana Weiss; violation=None; verdict=Passed
- Night talk | reviewer=Rui Costa; violation=Advertising; reason=Foreign shop named.; verdict=Stopped
- Cooking with leftovers | reviewer=Dana Weiss; violation=Copyright; reason=Song without a licence.; verdict=Refused
- Garden hour | reviewer=Rui Costa; violation=None; verdict=Waiting
record user statistic|user information statistic|daily statistic|data statistic|user data: Day!;Date:date;New users:number#0-10000000;Active users:number#0-100000000;Orders:number#0-10000000;Turnover:money;Coupons used:number#0-10000000;Watchers:number#0-100000000;Platform=All|iOS|Android|Web
- Monday | new_users=42; active_users=1810; orders=96; coupons_used=31; watchers=400; platform=All
- Tuesday | new_users=38; active_users=1740; orders=88; coupons_used=20; watchers=250; platform=All
- Wednesday | new_users=51; active_users=1902; orders=104; coupons_used=27; watchers=610; platform=Android
- Thursday | new_users=29; active_users=880; orders=47; coupons_used=12; watchers=190; platform=iOS
record operation log|audit log|admin log: Action!;Administrator~Dana Weiss|Rui Costa;Area=Users|Orders|Products|Coupons|Cards|Broadcasts;Row;Address;Done on:date;Done at:time;~Result=Done|Refused
- Coupon stopped | administrator=Dana Weiss; area=Coupons; row=Spring coupon; result=Done
- Order refunded | administrator=Rui Costa; area=Orders; row=A-1042; result=Done
- Card frozen | administrator=Dana Weiss; area=Cards; row=MP-3345; result=Done
- Price of a product opened | administrator=Rui Costa; area=Products; row=Oak chair; result=Refused
+ order: Coupon->@coupon;Channel=iOS|Android|Web
+ user: Level->@member level|membership level;Points:number#0-10000000;Phone:phone
# data center|data centre|machine room|computer room|server room|dcim|data center resource|data center management|data center monitoring
item data hall|room|machine room|computer room|hall: Name!;Building;Floor;Area:number(m²)#1-100000;Rack places:number#1-10000;Power limit:number(kW)#1-100000;Cooling=Air|Cold aisle|Liquid;In charge~Ines Kade|Tom Ruiz;~Status=In use|Under work|Closed
- Hall A | building=North; floor=1; area=420; rack_places=80; power_limit=400; cooling=Cold aisle; in_charge=Ines Kade; status=In use
- Hall B | building=North; floor=2; area=300; rack_places=60; power_limit=260; cooling=Air; in_charge=Tom Ruiz; status=Under work
- Hall C | building=South; floor=0; area=650; rack_places=120; power_limit=900; cooling=Liquid; in_charge=Ines Kade; status=In use
- Old switch room | building=North; floor=-1; area=60; rack_places=8; power_limit=30; cooling=Air; in_charge=Tom Ruiz; status=Closed
item rack|cabinet: Name!;Hall->@data hall|room~Hall A;Height:number(U)#1-60;Used:number(U)#0-60;Power limit:number(kW)#0-100;~Power used:number(kW)#0-100;~Temperature:number(°C)#0-80;~Status=Free|In use|Full|Locked
- A-01 | hall=Hall A; height=42; used=38; power_limit=8; power_used=6; temperature=24; status=In use
- A-02 | hall=Hall A; height=42; used=0; power_limit=8; power_used=0; temperature=22; status=Free
- B-07 | hall=Hall B; height=47; used=47; power_limit=10; power_used=9; temperature=29; status=Full
- C-15 | hall=Hall C; height=48; used=20; power_limit=30; power_used=12; temperature=21; status=Locked
item asset|data center asset|server|equipment|data center resource: Asset number!;Name;Rack->@rack|cabinet~A-01;Unit:number(U)#1-60;Kind=Server|Switch|Storage|UPS|Cooling unit|Sensor;Model;Serial number;Power use:number(W)#0-100000;Bought on:date;Warranty until:date;Owner~Ines Kade;~Life stage=Ordered|In use|In repair|Retired
- AS-2210 | name=db-east-01; rack=A-01; unit=12; kind=Server; model=R740; power_use=420; owner=Ines Kade; life_stage=In use
- AS-2244 | name=ups-a; rack=A-01; unit=1; kind=UPS; model=9PX; power_use=90; owner=Tom Ruiz; life_stage=In repair
- AS-2301 | name=agg-switch-2; rack=B-07; unit=46; kind=Switch; model=QX-48; power_use=260; owner=Tom Ruiz; life_stage=In use
- AS-1987 | name=tape-old; rack=C-15; unit=8; kind=Storage; model=TL-24; power_use=0; owner=Ines Kade; life_stage=Retired
! record environment reading|environment|environment data|temperature reading [environment\\w*|temperature|humidity|rack|server|power|equipment]: Title!;Hall->@data hall|room~Hall A;Rack->@rack|cabinet~A-01;Temperature:number(°C)#-20-80;Humidity:percent;Water leak:boolean;Smoke:boolean;Measured on:date;Measured at:time;~State=Normal|Warning|Alarm
- A-01 at ten | hall=Hall A; rack=A-01; temperature=24; humidity=46; state=Normal
- B-07 at ten | hall=Hall B; rack=B-07; temperature=29; humidity=38; state=Warning
- C-15 at ten | hall=Hall C; rack=C-15; temperature=21; humidity=44; state=Normal
- Hall B, fan failed | hall=Hall B; rack=B-07; temperature=41; humidity=22; state=Alarm
record power reading|power|power data|power consumption|energy reading: Title!;Rack->@rack|cabinet~A-01;Circuit~L1;Power:number(kW)#0-10000;Energy today:number(kWh)#0-1000000;Load:percent;Efficiency:number#1-5;Measured on:date;Measured at:time;~State=Normal|Near the limit|Overload
- A-01, circuit L1 | rack=A-01; circuit=L1; power=6; energy_today=61; load=75; state=Normal
- B-07, circuit L2 | rack=B-07; circuit=L2; power=9; energy_today=94; load=94; state=Near the limit
- C-15, circuit L1 | rack=C-15; circuit=L1; power=12; energy_today=118; load=40; state=Normal
- A-01, circuit L2 | rack=A-01; circuit=L2; power=9; energy_today=90; load=112; state=Overload
! record capacity record|capacity|capacity plan|capacity data [capacity|rack|server|power|equipment]: Title!;Hall->@data hall|room~Hall A;Resource=Space|Power|Cooling|Network|Storage;Total:number#0-10000000;Used:number#0-10000000;Unit~U|kW|TB;Full on:date;Measured on:date;~State=Enough|Tight|Full
- Power of hall A | hall=Hall A; resource=Power; total=400; used=310; unit=kW; state=Tight
- Space of hall B | hall=Hall B; resource=Space; total=2820; used=1400; unit=U; state=Enough
- Cooling of hall C | hall=Hall C; resource=Cooling; total=950; used=360; unit=kW; state=Enough
- Storage of hall A | hall=Hall A; resource=Storage; total=820; used=815; unit=TB; state=Full
record lifecycle record|lifecycle maintenance|maintenance record|asset change: Title!;Asset->@asset|data center asset~AS-2244;Action=Installed|Moved|Repaired|Updated|Retired;Done by~Tom Ruiz;Done on:date;Cost:money;Next due on:date;Notes:long
- UPS battery replaced | asset=AS-2244; action=Repaired; done_by=Tom Ruiz; notes=Four cells.
- Server moved to A-01 | asset=AS-2210; action=Moved; done_by=Ines Kade
- Firmware of the switch | asset=AS-2301; action=Updated; done_by=Tom Ruiz; notes=Version 11 to 12.
- Tape library switched off | asset=AS-1987; action=Retired; done_by=Ines Kade; notes=Tapes went to the vault.
work work order: Title!;Asset->@asset|data center asset~AS-2244;Kind=Installation|Repair|Inspection|Move|Retirement;Priority=Low|Normal|High|Urgent;Assigned to~Tom Ruiz;Due on:date;Description:long;Result:long
- Replace UPS battery | asset=AS-2244; kind=Repair; priority=High; assigned_to=Tom Ruiz
- Check cold aisle door | kind=Inspection; priority=Normal; assigned_to=Ines Kade
- Take out the tape library | asset=AS-1987; kind=Retirement; priority=Low; assigned_to=Ines Kade; description=Wipe and hand to recycling.
- Move the switch to C-15 | asset=AS-2301; kind=Move; priority=Urgent; assigned_to=Tom Ruiz; description=Fan of hall B failed.
# javascript library|css library|animation library|charting library|software library|programming library|python library|php library|open source library|sdk
item software library|library|package|javascript library|css library|charting library|animation library: Name!;Language=JavaScript|CSS|PHP|Python|Java|Go;Purpose!;Description:long;Licence=MIT|Apache 2.0|BSD|GPL;Repository:url;Install command~npm install fern-charts;Maintainer~Ada Finch;Size:number(KB)#0-1000000;Logo:image;~Stars:number#0-10000000;~Downloads:number#0-1000000000
- Fern charts | language=JavaScript; purpose=Charts without a server; licence=MIT; install_command=npm install fern-charts; maintainer=Ada Finch; size=48; stars=2100
- Soft moves | language=CSS; purpose=Animations by class name; licence=MIT; maintainer=Sami Oja; size=12; stars=810
- Kite router | language=Go; purpose=Small router for web servers; licence=BSD; install_command=go get kite-router; maintainer=Sami Oja; size=31; stars=460
- Paper dates | language=Python; purpose=Reads dates out of letters; licence=Apache 2.0; install_command=pip install paper-dates; maintainer=Ada Finch; size=96; stars=1250
! item library release|release|version: Version!;Library->@software library|library~Fern charts;Released on:date;Changes:long;Breaking:boolean;Package:file;Supported until:date;~Downloads:number#0-100000000;~Status=Preview|Stable|Old
- Fern charts 3.2 | library=Fern charts; changes=Ring charts.; status=Stable
- Soft moves 1.4 | library=Soft moves; changes=Slower presets.; status=Stable
- Kite router 0.9 | library=Kite router; changes=Routes with wildcards.; downloads=320; status=Preview
- Paper dates 2.0 | library=Paper dates; changes=Reads handwritten years.; downloads=5400; status=Old
item documentation page|documentation|guide|tutorial|api reference: Title!;Library->@software library|library~Fern charts;Section=Getting started|Guide|Reference|Recipes;Release->@library release|release~Fern charts 3.2;Text:long!;Code:long;Position:number#1-1000;Author~Ada Finch;~Status=Draft|Published|Outdated
- First chart in five minutes | library=Fern charts; section=Getting started; release=Fern charts 3.2; position=1; author=Ada Finch; status=Published
- Easing names | library=Soft moves; section=Reference; release=Soft moves 1.4; position=4; author=Sami Oja; status=Published
- Routes with wildcards | library=Kite router; section=Guide; release=Kite router 0.9; position=2; author=Sami Oja; status=Draft
- Dates in old letters | library=Paper dates; section=Recipes; release=Paper dates 2.0; position=7; author=Ada Finch; status=Outdated
item example|demo|animation|chart example|code example: Title!;Library->@software library|library~Soft moves;Category->@example category|category~Entrances;Code:long!;Preview:image;Difficulty=Easy|Medium|Hard;Duration:number(ms)#0-60000;~Copied:number#0-10000000
- Fade in from below | library=Soft moves; category=Entrances; code=.fade-up; difficulty=Easy; duration=400; copied=910
- Bars by month | library=Fern charts; category=Charts; code=bars(data); difficulty=Easy; copied=410
- Two addresses, one page | library=Kite router; category=Servers; code=r.Any("/a", page); difficulty=Medium; copied=55
- Find every date | library=Paper dates; category=Text; code=find_dates(letter); difficulty=Hard; duration=80; copied=130
! item example category|category: Name!;Description;Order:number#1-100;~Examples:number#0-10000
- Entrances | order=1; examples=14
- Charts | order=2; examples=9
- Servers | order=3; examples=5
- Text | order=4; examples=12
request issue|question|problem report: Title!;Library->@software library|library~Fern charts;Release->@library release|release~Fern charts 3.2;Kind=Fault|Question|Wish;Text:long!;Answer:long
- Labels overlap | library=Fern charts; release=Fern charts 3.2; kind=Fault; text=On small screens.
- Is there a slower preset? | library=Soft moves; release=Soft moves 1.4; kind=Question; text=The entrance is too quick for slides.; answer=Use the preset calm.
- Ring charts with a gap | library=Fern charts; release=Fern charts 3.2; kind=Wish; text=A thin gap between the parts.
- Year 1899 not found | library=Paper dates; release=Paper dates 2.0; kind=Fault; text=Only years from 1900 are read.; answer=Mended in 2.1.
record library download|download|download record: Title!;Library->@software library|library~Fern charts;Release->@library release|release~Fern charts 3.2;By=Package manager|File|Link;Downloaded on:date;Country
- Fern charts by file | library=Fern charts; release=Fern charts 3.2; by=File; country=Austria
- Soft moves by link | library=Soft moves; release=Soft moves 1.4; by=Link; country=Portugal
- Paper dates by manager | library=Paper dates; release=Paper dates 2.0; by=Package manager; country=Finland
- Kite router by manager | library=Kite router; release=Kite router 0.9; by=Package manager; country=Kenya

# jquery plugin|javascript plugin|plugin introduction|plugin demo|plugin website|plugin showcase|editor plugin|vue plugin
item plugin|jquery plugin|javascript plugin: Name!;Category->@plugin category|category~Pictures;Summary!;Description:long;Needs~jQuery 3;Licence=MIT|GPL|Apache 2.0|Commercial;Author~Lena Voss;Version;Size:number(KB)#0-100000;Repository:url;Picture:image;~Downloads:number#0-100000000;~Status=Draft|Published|Outdated
- Soft gallery | category=Pictures; summary=Picture gallery with a light box; needs=jQuery 3; licence=MIT; author=Lena Voss; version=2.1.0; size=18; downloads=8200; status=Published
- Quick table | category=Tables; summary=Sorts and filters a table; needs=jQuery 3; licence=MIT; author=Tariq Amin; version=1.0.4; size=9; downloads=1400; status=Published
- Gentle form | category=Forms; summary=Checks fields while one types; needs=jQuery 3; licence=GPL; author=Lena Voss; version=0.8.0; size=14; downloads=260; status=Draft
- Old carousel | category=Motion; summary=Turns pictures in a ring; needs=jQuery 1.9; licence=Apache 2.0; author=Tariq Amin; version=1.6.2; size=33; downloads=15400; status=Outdated
item plugin option|option|setting|plugin setting: Name!;Plugin->@plugin|jquery plugin~Soft gallery;Type=Text|Number|Yes or no|List|Function;Default value;Allowed values;Description:long;Since version
- speed | plugin=Soft gallery; type=Number; default_value=300; description=Milliseconds of a change.; since_version=1.0
- loop | plugin=Soft gallery; type=Yes or no; default_value=yes; since_version=2.0
- hints | plugin=Gentle form; type=List; default_value=none; allowed_values=none, short, full; since_version=0.5
- onSort | plugin=Quick table; type=Function; description=Called after each sorting.; since_version=1.0
item plugin demo|demo|example: Title!;Plugin->@plugin|jquery plugin~Soft gallery;Code:long!;Description:long;Preview:image;Order:number#1-100;~Tried:number#0-10000000
- Gallery in a grid | plugin=Soft gallery; code=$('.g').gallery(); order=1; tried=640
- Table of prices | plugin=Quick table; code=$('#t').quick(); order=1; tried=88
- Sign-up form with hints | plugin=Gentle form; code=$('form').gentle(); order=2; tried=140
- Ring of postcards | plugin=Old carousel; code=$('.ring').carousel(); order=3; tried=2300
! record plugin version|version|release: Version!;Plugin->@plugin|jquery plugin~Soft gallery;Changes:long;File:file;Released on:date;~Downloads:number#0-10000000
- Soft gallery 2.1.0 | plugin=Soft gallery; changes=Swipe on phones.; downloads=4100
- Quick table 1.0.4 | plugin=Quick table; changes=Faster sorting.; downloads=300
- Gentle form 0.8.0 | plugin=Gentle form; changes=Hints in three lengths.; downloads=90
- Old carousel 1.6.2 | plugin=Old carousel; changes=Last version, only mends.; downloads=1900
! item plugin category|category: Name!;Description;Order:number#1-100;~Plugins:number#0-10000
- Pictures | order=1; plugins=4
- Tables | order=2; plugins=2
- Forms | description=Fields, checks and hints; order=3; plugins=5
- Motion | description=Things that move and slide; order=4; plugins=3

# captcha|verification code service|human verification|bot protection|anti-bot|slider verification
item protected site|site|application: Name!;Domain;Owner~Nadia Frey;Kind=Slider|Picture choice|Letters|Invisible;Difficulty=Low|Medium|High;Attempts allowed:number#1-20;~Checks today:number#0-100000000;~Status=Active|Test|Off
- Shop login | domain=shop.example; owner=Nadia Frey; kind=Slider; difficulty=Medium; attempts_allowed=3; checks_today=4100; status=Active
- Club form | domain=club.example; owner=Omar Said; kind=Letters; difficulty=Low; attempts_allowed=5; checks_today=40; status=Test
- Ticket desk | domain=tickets.example; owner=Omar Said; kind=Picture choice; difficulty=High; attempts_allowed=2; checks_today=18600; status=Active
- Old guest book | domain=guests.example; owner=Nadia Frey; kind=Invisible; difficulty=Low; attempts_allowed=10; checks_today=0; status=Off
item site key|key|access key: Key!;Site->@protected site|site~Shop login;Kind=Public|Secret;Made on:date;Valid until:date;Calls per minute:number#1-100000;~Status=Active|Revoked
- pk-88121 | site=Shop login; kind=Public; calls_per_minute=600; status=Active
- sk-20931 | site=Shop login; kind=Secret; calls_per_minute=600; status=Active
- pk-40117 | site=Ticket desk; kind=Public; calls_per_minute=3000; status=Active
- sk-11802 | site=Old guest book; kind=Secret; calls_per_minute=60; status=Revoked
item challenge|captcha picture|puzzle: Name!;Kind=Slider|Picture choice|Letters;Picture:image;Solution;Difficulty=Low|Medium|High;Valid for:number(s)#10-3600;~Solved share:percent
- Bridge puzzle | kind=Slider; solution=142; difficulty=Medium; valid_for=120; solved_share=88
- Six letters | kind=Letters; solution=KX7PQM; difficulty=Low; valid_for=60; solved_share=74
- All the ferries | kind=Picture choice; solution=2, 5, 9; difficulty=High; valid_for=90; solved_share=67
- Puzzle of the lighthouse | kind=Slider; solution=88; difficulty=Low; valid_for=180; solved_share=95
record verification|check|verification record: Title!;Site->@protected site|site~Shop login;Challenge->@challenge|puzzle~Bridge puzzle;Address~203.0.113.9;Device;Tries:number#1-20;Time taken:number(s)#0-3600;Risk:percent;Checked on:date;Checked at:time;~Result=Passed|Failed|Expired|Robot
- Login at ten | site=Shop login; challenge=Bridge puzzle; address=203.0.113.9; tries=1; time_taken=4; risk=8; result=Passed
- Form at night | site=Club form; challenge=Six letters; address=198.51.100.7; tries=5; time_taken=1; risk=96; result=Robot
- Tickets, first rush | site=Ticket desk; challenge=All the ferries; address=192.0.2.88; tries=2; time_taken=31; risk=44; result=Failed
- Login left open | site=Shop login; challenge=Puzzle of the lighthouse; address=203.0.113.61; tries=1; time_taken=240; risk=12; result=Expired
record verification statistic|statistic|daily figure: Title!;Site->@protected site|site~Shop login;Day:date;Checks:number#0-100000000;Passed:number#0-100000000;Robots:number#0-100000000;Average time:number(s)#0-3600
- Shop, Monday | site=Shop login; checks=4100; passed=3800; robots=210; average_time=5
- Tickets, Friday | site=Ticket desk; checks=18600; passed=12100; robots=5900; average_time=14
- Club, Monday | site=Club form; checks=40; passed=31; robots=7; average_time=9
- Shop, Tuesday | site=Shop login; checks=3850; passed=3600; robots=170; average_time=5
! item address rule|blocked address|whitelist: Address!;Site->@protected site|site~Shop login;Kind=Blocked|Always allowed;Reason;Until:date;~Hits:number#0-10000000
- 198.51.100.7 | site=Club form; kind=Blocked; reason=Robot; hits=88
- 203.0.113.0/26 | site=Shop login; kind=Always allowed; reason=Own office; hits=310
- 192.0.2.88 | site=Ticket desk; kind=Blocked; reason=Two hundred tries in a minute; hits=205
- 198.51.100.200 | site=Club form; kind=Always allowed; reason=Screen reader of a member; hits=12

# role-based access|rbac|permission system|rights management|authority management|permission management system|user permission system
item role|user role: Name!;Code;Description:long;Data scope=All|Own department|Own rows;Parent role->@role|user role;Order:number#1-1000;~Members:number#0-1000000;~Status=Active|Off
- Administrator | code=admin; data_scope=All; order=1; members=2; status=Active
- Editor | code=editor; data_scope=Own department; order=2; members=14; status=Active
- Proofreader | code=proof; data_scope=Own department; parent_role=Editor; order=3; members=5; status=Active
- Guest author | code=guest; data_scope=Own rows; parent_role=Editor; order=4; members=31; status=Off
item permission|access right|authority: Name!;Code~article:edit;Menu->@menu|menu item~Articles;Action=View|Create|Edit|Delete|Export|Approve;Description;~Status=Active|Off
- Edit articles | code=article:edit; menu=Articles; action=Edit; status=Active
- See operation logs | code=log:view; menu=Logs; action=View; status=Active
- Approve articles | code=article:approve; menu=Articles; action=Approve; status=Active
- Export pictures | code=picture:export; menu=Pictures; action=Export; status=Off
item menu|menu item|resource: Name!;Parent->@menu|menu item;Type=Directory|Menu|Button|Interface;Path~/articles;Icon;Order:number#1-1000;Visible:boolean
- Articles | type=Menu; path=/articles; order=1
- Logs | type=Menu; path=/logs; order=2
- Pictures | parent=Articles; type=Menu; path=/articles/pictures; icon=image; order=3
- Approve button | parent=Articles; type=Button; path=/articles/approve; icon=check; order=4
! record role permission|permission assignment|granted permission: Title!;Role->@role|user role~Editor;Permission->@permission|access right~Edit articles;Granted by~Dana Weiss;Granted on:date
- Editors edit articles | role=Editor; permission=Edit articles; granted_by=Dana Weiss
- Administrators see logs | role=Administrator; permission=See operation logs; granted_by=Dana Weiss
- Proofreaders approve | role=Proofreader; permission=Approve articles; granted_by=Rui Costa
- Guests take pictures along | role=Guest author; permission=Export pictures; granted_by=Dana Weiss
! record role assignment|user role assignment|role member: Title!;Person~Mara Lindt|Joel Abara;Role->@role|user role~Editor;Department->@department|organisation~Newsroom;From:date;Until:date;Assigned by~Dana Weiss;~Status=Active|Expired|Withdrawn
- Mara is editor | person=Mara Lindt; role=Editor; department=Newsroom; assigned_by=Dana Weiss; status=Active
- Joel was editor | person=Joel Abara; role=Editor; department=Newsroom; assigned_by=Dana Weiss; status=Expired
- Mara proofreads too | person=Mara Lindt; role=Proofreader; department=Culture desk; assigned_by=Rui Costa; status=Active
- Joel as a guest | person=Joel Abara; role=Guest author; department=Archive; assigned_by=Dana Weiss; status=Withdrawn
item department|organisation|organization: Name!;Code;Parent department->@department|organisation;Head~Rui Costa;Phone:phone;Order:number#1-1000;~Members:number#0-100000
- Newsroom | code=NR; head=Rui Costa; order=1; members=16
- Office | code=OF; head=Dana Weiss; order=2; members=4
- Culture desk | code=CD; parent_department=Newsroom; head=Mara Lindt; order=3; members=6
- Archive | code=AR; parent_department=Office; head=Joel Abara; order=4; members=2
record operation log|audit log|log: Action!;Person~Mara Lindt|Joel Abara;Module~Articles|Roles;Row;Address~203.0.113.9;Browser;Done on:date;Done at:time;~Result=Done|Refused|Failed
- Role changed | person=Mara Lindt; module=Roles; row=Editor; address=203.0.113.9; result=Done
- Log opened | person=Joel Abara; module=Logs; address=198.51.100.7; result=Refused
- Article deleted | person=Mara Lindt; module=Articles; row=Bridge opens; address=203.0.113.14; browser=Firefox; result=Done
- Picture not exported | person=Joel Abara; module=Pictures; row=Harbour at noon; address=198.51.100.9; browser=Safari; result=Failed

# virtual machine|virtualization|vm management|hypervisor|cloud server management|cloud host|cloud desktop
item host|hypervisor|physical host: Name!;IP address~10.0.4.11;Data centre~North;CPU cores:number#1-1024;Memory:number(GB)#1-65536;Storage:number(GB)#1-10000000;~CPU used:percent;~Memory used:percent;~Status=Online|Maintenance|Offline
- hv-01 | ip_address=10.0.4.11; data_centre=North; cpu_cores=64; memory=512; storage=20000; cpu_used=61; memory_used=74; status=Online
- hv-02 | ip_address=10.0.4.12; data_centre=North; cpu_cores=64; memory=512; storage=20000; cpu_used=22; memory_used=30; status=Maintenance
- hv-03 | ip_address=10.0.5.11; data_centre=South; cpu_cores=128; memory=1024; storage=48000; cpu_used=83; memory_used=90; status=Online
- hv-lab | ip_address=10.0.9.5; data_centre=Lab; cpu_cores=16; memory=64; storage=2000; cpu_used=0; memory_used=0; status=Offline
item virtual machine|vm|machine|cloud server|instance: Name!;Host->@host|hypervisor~hv-01;Template->@machine template|template~Linux small;System=Linux|Windows|BSD;CPU cores:number#1-256;Memory:number(GB)#1-4096;Disk:number(GB)#1-100000;IP address~10.0.8.21;Owner~Nils Berg;Expires on:date;~Status=Running|Stopped|Paused|Being created|Deleted
- web-01 | host=hv-01; template=Linux small; system=Linux; cpu_cores=2; memory=4; disk=40; ip_address=10.0.8.21; owner=Nils Berg; status=Running
- office-03 | host=hv-01; template=Windows office; system=Windows; cpu_cores=4; memory=16; disk=120; owner=Aya Tanaka; status=Stopped
- maps-02 | host=hv-03; template=Linux large; system=Linux; cpu_cores=16; memory=64; disk=800; ip_address=10.0.8.40; owner=Aya Tanaka; status=Running
- firewall-test | host=hv-lab; template=BSD router; system=BSD; cpu_cores=1; memory=2; disk=16; ip_address=10.0.9.60; owner=Nils Berg; status=Paused
item machine template|template|image|system image: Name!;System=Linux|Windows|BSD;Version;Disk:number(GB)#1-10000;Programs;File:file;~Used:number#0-100000;~Status=Ready|Old
- Linux small | system=Linux; version=12; disk=20; used=88; status=Ready
- Windows office | system=Windows; version=2022; disk=80; programs=Office, reader; used=12; status=Ready
- Linux large | system=Linux; version=12; disk=100; programs=Database, web server; used=19; status=Ready
- BSD router | system=BSD; version=13; disk=8; used=3; status=Old
record snapshot|backup: Name!;Machine->@virtual machine|vm~web-01;Kind=Full|Changes only|Memory too;Size:number(GB)#0-100000;Taken on:date;Taken by~Nils Berg;Keep until:date;~Status=Running|Ready|Restored|Deleted
- web-01 before update | machine=web-01; kind=Full; size=12; taken_by=Nils Berg; status=Ready
- office-03 clean | machine=office-03; kind=Changes only; size=7; taken_by=Aya Tanaka; status=Restored
- maps-02 with new tiles | machine=maps-02; kind=Memory too; size=410; taken_by=Aya Tanaka; status=Running
- firewall-test, rule set 2 | machine=firewall-test; kind=Full; size=5; taken_by=Nils Berg; status=Deleted
! record machine operation|operation|operation log: Title!;Machine->@virtual machine|vm~web-01;Action=Start|Stop|Restart|Resize|Move|Delete;Started by~Nils Berg;Started on:date;Duration:number(s)#0-86400;Message;~Result=Running|Done|Failed
- Restart of web-01 | machine=web-01; action=Restart; started_by=Nils Berg; duration=22; result=Done
- Move of office-03 | machine=office-03; action=Move; started_by=Aya Tanaka; message=Not enough memory.; result=Failed
- More memory for maps-02 | machine=maps-02; action=Resize; started_by=Aya Tanaka; duration=95; message=32 to 64 GB.; result=Done
- Stop of firewall-test | machine=firewall-test; action=Stop; started_by=Nils Berg; result=Running
! record machine reading|usage|performance reading|resource usage: Title!;Machine->@virtual machine|vm~web-01;CPU:percent;Memory used:percent;Disk used:percent;Network:number(Mbit/s)#0-1000000;Measured on:date;Measured at:time
- web-01 at ten | machine=web-01; cpu=34; memory_used=61; disk_used=48; network=12
- maps-02 at ten | machine=maps-02; cpu=88; memory_used=79; disk_used=64; network=240
- office-03 at ten | machine=office-03; cpu=3; memory_used=22; disk_used=71; network=1
- firewall-test at ten | machine=firewall-test; cpu=11; memory_used=40; disk_used=30; network=95
record virtual network|network|subnet|port group: Name!;Address range~10.0.8.0/24;VLAN:number#0-4095;Gateway;Machines:number#0-100000;Isolated:boolean
- Web net | address_range=10.0.8.0/24; vlan=108; gateway=10.0.8.1; machines=41
- Office net | address_range=10.0.16.0/23; vlan=116; gateway=10.0.16.1; machines=120
- Lab net | address_range=10.0.9.0/26; vlan=109; gateway=10.0.9.1; machines=7
- Map net | address_range=10.0.8.32/27; vlan=118; gateway=10.0.8.33; machines=12

# ip address management|ipam|subnet management|ip address allocation|address allocation|network address
item subnet|network|address range|ip pool: Range!;Name;VLAN:number#0-4095;Gateway~10.0.8.1;Location~North hall;Addresses:number#1-16777216;Warn at:percent;Owner~Iva Novak;~Used:number#0-16777216;~Status=Active|Reserved|Full|Retired
- 10.0.8.0/24 | name=Web servers; vlan=108; gateway=10.0.8.1; location=North hall; addresses=254; owner=Iva Novak; used=88; status=Active
- 10.0.20.0/25 | name=Printers; vlan=120; gateway=10.0.20.1; addresses=126; owner=Sami Oja; used=126; status=Full
- 10.0.32.0/23 | name=Desk phones; vlan=132; gateway=10.0.32.1; location=Whole house; addresses=510; owner=Sami Oja; used=240; status=Active
- 10.0.99.0/28 | name=Guests of the fair; vlan=199; gateway=10.0.99.1; location=Hall 2; addresses=14; owner=Iva Novak; used=0; status=Retired
item ip address|address|allocated address: Address!;Subnet->@subnet|network~10.0.8.0/24;Device->@network device|device~web-01;Host name;Kind=Fixed|Reserved|Dynamic|Gateway;Assigned to~Iva Novak;Assigned on:date;Expires on:date;~Last seen on:date;~Status=Free|In use|Reserved|Conflict
- 10.0.8.21 | subnet=10.0.8.0/24; device=web-01; host_name=web-01.intern; kind=Fixed; assigned_to=Iva Novak; status=In use
- 10.0.20.9 | subnet=10.0.20.0/25; device=Printer hall; kind=Reserved; status=Conflict
- 10.0.32.77 | subnet=10.0.32.0/23; device=Phone reception; host_name=phone-77.intern; kind=Dynamic; assigned_to=Sami Oja; status=In use
- 10.0.8.1 | subnet=10.0.8.0/24; device=core-a; host_name=gw-108.intern; kind=Gateway; status=Reserved
item network device|device: Name!;Kind=Server|Switch|Router|Printer|Phone|Computer;MAC address~00:1b:44:11:3a:b7;Location;Owner~Sami Oja;Model;~Status=Online|Offline|Unknown
- web-01 | kind=Server; mac_address=00:1b:44:11:3a:b7; location=North hall; owner=Iva Novak; status=Online
- Printer hall | kind=Printer; location=Hall 2; owner=Sami Oja; status=Offline
- Phone reception | kind=Phone; mac_address=00:1b:44:5e:02:19; location=Entrance; model=D40; owner=Sami Oja; status=Online
- core-a | kind=Router; mac_address=00:1b:44:90:aa:01; location=North hall; model=R90; owner=Iva Novak; status=Unknown
request address request|allocation request|ip application: Title!;Subnet->@subnet|network~10.0.8.0/24;Count:number#1-1000;Purpose:long!;Needed until:date;Applicant~Aya Tanaka
- Two addresses for tests | subnet=10.0.8.0/24; count=2; purpose=Load test; applicant=Aya Tanaka
- Phones for the new wing | subnet=10.0.32.0/23; count=24; purpose=Second floor gets desks; applicant=Sami Oja
- One fixed address for a scale | subnet=10.0.20.0/25; count=1; purpose=Scale sends weights to the store; applicant=Nils Berg
- Rack of the mail relay | subnet=10.0.8.0/24; count=3; purpose=Two relays and their virtual address; applicant=Aya Tanaka
record address scan|scan|subnet scan: Title!;Subnet->@subnet|network~10.0.8.0/24;Started on:date;Found:number#0-16777216;New:number#0-16777216;Conflicts:number#0-10000;~Result=Running|Done|Failed
- Web servers, night | subnet=10.0.8.0/24; found=86; new=1; conflicts=0; result=Done
- Printers, noon | subnet=10.0.20.0/25; found=126; new=4; conflicts=2; result=Done
- Phones, Tuesday | subnet=10.0.32.0/23; found=118; new=9; conflicts=0; result=Running
- Fair net, last look | subnet=10.0.99.0/28; found=0; new=0; conflicts=0; result=Failed
! record address change|change|change history: Title!;Address->@ip address|address~10.0.8.21;Action=Allocated|Released|Moved|Reserved;Old value;New value;Changed by~Iva Novak;Changed on:date
- Address given to web-01 | address=10.0.8.21; action=Allocated; new_value=web-01; changed_by=Iva Novak
- Printer address taken back | address=10.0.20.9; action=Released; old_value=Printer hall; changed_by=Sami Oja
- Phone moved to reception | address=10.0.32.77; action=Moved; old_value=Phone store; new_value=Phone reception; changed_by=Sami Oja
- Gateway kept free | address=10.0.8.1; action=Reserved; new_value=core-a; changed_by=Iva Novak

# network topology|network device management|network management system|network operation|switch management|topology map
item network device|device|node|switch|router: Name!;Kind=Router|Switch|Firewall|Access point|Server;Model;IP address~10.0.0.1;Site->@network site|site~Head office;Serial number;Firmware;Position x:number#-100000-100000;Position y:number#-100000-100000;~CPU:percent;~Status=Up|Warning|Down|Unknown
- core-1 | kind=Switch; model=X480; ip_address=10.0.0.1; site=Head office; firmware=7.2; position_x=400; position_y=80; cpu=22; status=Up
- edge-3 | kind=Router; model=R20; ip_address=10.0.3.1; site=Harbour; firmware=4.1; position_x=120; position_y=300; cpu=88; status=Warning
- fw-dmz | kind=Firewall; model=F300; ip_address=10.0.0.9; site=Data room; firmware=9.0; position_x=400; position_y=200; cpu=46; status=Up
- ap-quay-2 | kind=Access point; model=W6; ip_address=10.0.3.42; site=Quay store; firmware=2.5; position_x=60; position_y=420; cpu=0; status=Down
item device port|port|interface|network interface: Name!;Device->@network device|device~core-1;Number:number#0-1000;Speed:number(Mbit/s)#1-1000000;VLAN:number#0-4095;Description;~Traffic in:number(Mbit/s)#0-1000000;~Traffic out:number(Mbit/s)#0-1000000;~Status=Up|Down|Disabled
- core-1 port 1 | device=core-1; number=1; speed=10000; vlan=1; traffic_in=820; traffic_out=610; status=Up
- edge-3 port 2 | device=edge-3; number=2; speed=1000; vlan=3; traffic_in=910; traffic_out=400; status=Up
- fw-dmz port 4 | device=fw-dmz; number=4; speed=10000; vlan=9; description=To the mail servers; traffic_in=120; traffic_out=340; status=Up
- ap-quay-2 uplink | device=ap-quay-2; number=0; speed=1000; vlan=30; traffic_in=0; traffic_out=0; status=Down
item network link|link|connection|line: Title!;From port->@device port|port~core-1 port 1;To port->@device port|port~edge-3 port 2;Kind=Fibre|Copper|Radio|Leased line;Capacity:number(Mbit/s)#1-1000000;~Load:percent;~Status=Up|Busy|Down
- Head office to harbour | from_port=core-1 port 1; to_port=edge-3 port 2; kind=Fibre; capacity=1000; load=91; status=Busy
- Core to the firewall | from_port=core-1 port 1; to_port=fw-dmz port 4; kind=Copper; capacity=10000; load=14; status=Up
- Harbour to the quay | from_port=edge-3 port 2; to_port=ap-quay-2 uplink; kind=Radio; capacity=300; load=0; status=Down
- Reserve over the provider | from_port=fw-dmz port 4; to_port=edge-3 port 2; kind=Leased line; capacity=100; load=3; status=Up
item network site|site|location: Name!;Address;Contact~Iva Novak;Devices:number#0-100000;Plan:image
- Head office | contact=Iva Novak; devices=41
- Harbour | contact=Sami Oja; devices=6
- Data room | address=Mill street 8, cellar; contact=Iva Novak; devices=27
- Quay store | address=Quay 3; contact=Sami Oja; devices=4
! record traffic reading|traffic|traffic statistic: Title!;Port->@device port|port~core-1 port 1;In:number(Mbit/s)#0-1000000;Out:number(Mbit/s)#0-1000000;Lost:percent;Delay:number(ms)#0-60000;Measured on:date;Measured at:time
- core-1 port 1 at ten | port=core-1 port 1; in=820; out=610; lost=0; delay=2
- edge-3 port 2 at ten | port=edge-3 port 2; in=910; out=400; lost=2; delay=38
- fw-dmz port 4 at ten | port=fw-dmz port 4; in=120; out=340; lost=0; delay=1
- ap-quay-2 uplink at nine | port=ap-quay-2 uplink; in=18; out=6; lost=27; delay=410
! record device alarm|alarm|alert|fault: Title!;Device->@network device|device~edge-3;Severity=Info|Warning|Critical;Cause:long;Raised on:date;Handled by~Sami Oja;Solved on:date;~Status=Open|In hand|Solved
- edge-3 processor high | device=edge-3; severity=Warning; handled_by=Sami Oja; status=In hand
- ap-quay-2 does not answer | device=ap-quay-2; severity=Critical; cause=Power cut on the quay.; handled_by=Sami Oja; status=Open
- fw-dmz certificate renewed | device=fw-dmz; severity=Info; handled_by=Iva Novak; status=Solved
- core-1 fan slow | device=core-1; severity=Warning; cause=Dust in the filter.; handled_by=Iva Novak; status=Solved
record configuration backup|configuration|device configuration: Title!;Device->@network device|device~core-1;Version:number#1-10000;Text:long;Saved by~Iva Novak;Saved on:date;~State=Current|Older|Restored
- core-1, version 12 | device=core-1; version=12; saved_by=Iva Novak; state=Current
- core-1, version 11 | device=core-1; version=11; saved_by=Iva Novak; state=Older
- fw-dmz, version 30 | device=fw-dmz; version=30; text=Rule 14 for the mail servers; saved_by=Iva Novak; state=Current
- edge-3, version 5 | device=edge-3; version=5; saved_by=Sami Oja; state=Restored

# synchronization tool|data exchange platform|data transfer platform|data migration tool|data synchronization tool|database synchronization|data sync tool|etl tool
item data source|source|connection|target database: Name!;Kind=MySQL|PostgreSQL|Oracle|File|Interface|Excel;Role=Source|Target|Both;Host name;Port:number#0-65535;Database name;User name;Owner~Jo Hartley;Tested on:date;~Status=Reachable|Failed|Not tested
- Shop database | kind=MySQL; role=Source; host_name=db1.firm.example; port=3306; database_name=shop; owner=Jo Hartley; status=Reachable
- Report store | kind=PostgreSQL; role=Target; host_name=db7.firm.example; port=5432; database_name=reports; owner=Ana Prior; status=Reachable
- Price lists | kind=Excel; role=Source; database_name=prices.xlsx; owner=Jo Hartley; status=Not tested
- Partner interface | kind=Interface; role=Both; host_name=api.partner.example; port=443; user_name=sync; owner=Ana Prior; status=Failed
work synchronization task|sync task|task|transfer task: Title!;Source->@data source|source~Shop database;Target->@data source|source~Report store;Mode=Everything|Changes only|Real time;Schedule~every 15 minutes;Batch size:number#1-1000000;On conflict=Source wins|Target wins|Skip|Ask;Owner~Ana Prior;Active:boolean
- Orders to the reports | source=Shop database; target=Report store; mode=Changes only; schedule=every 15 minutes; batch_size=500; on_conflict=Source wins; owner=Ana Prior
- Customers at night | source=Shop database; target=Report store; mode=Everything; schedule=02:00; batch_size=2000; on_conflict=Skip; owner=Jo Hartley
- Prices into the shop | source=Price lists; target=Shop database; mode=Everything; schedule=Monday 06:00; batch_size=100; on_conflict=Ask; owner=Jo Hartley
- Stock to the partner | source=Shop database; target=Partner interface; mode=Real time; schedule=at each change; batch_size=1; on_conflict=Target wins; owner=Ana Prior
item field mapping|mapping|mapping rule|table mapping: Title!;Task->@synchronization task|sync task~Orders to the reports;Source table;Source field;Target table;Target field;Conversion=None|Trim|Number|Date|Lookup|Formula;Key:boolean;Default value
- orders.total | task=Orders to the reports; source_table=orders; source_field=total; target_table=sales; target_field=amount; conversion=Number
- orders.placed | task=Orders to the reports; source_table=orders; source_field=placed; target_table=sales; target_field=day; conversion=Date
- prices.gross | task=Prices into the shop; source_table=Sheet1; source_field=gross; target_table=articles; target_field=price; conversion=Formula; default_value=0
- stock.shelf | task=Stock to the partner; source_table=stock; source_field=shelf_no; target_table=items; target_field=place; conversion=Lookup
! record synchronization run|run|sync log|synchronization record|synchronization log: Title!;Task->@synchronization task|sync task~Orders to the reports;Started on:date;Started at:time;Duration:number(s)#0-86400;Rows read:number#0-1000000000;Rows written:number#0-1000000000;Rows failed:number#0-1000000000;Message:long;~Status=Running|Done|In part|Failed
- Orders at ten | task=Orders to the reports; duration=12; rows_read=310; rows_written=308; rows_failed=2; status=In part
- Customers, night | task=Customers at night; duration=240; rows_read=41000; rows_written=41000; rows_failed=0; status=Done
- Prices, Monday | task=Prices into the shop; duration=31; rows_read=640; rows_written=0; rows_failed=640; message=Column gross is missing.; status=Failed
- Stock since noon | task=Stock to the partner; duration=0; rows_read=17; rows_written=17; rows_failed=0; status=Running
! record row error|failed row|conflict|error record: Title!;Run->@synchronization run|run~Orders at ten;Table;Row key;Field;Value;Message:long;~Status=Open|Repeated|Ignored
- Order 5521 without day | run=Orders at ten; table=orders; row_key=5521; field=placed; message=Empty value.; status=Open
- Order 5540 in a strange currency | run=Orders at ten; table=orders; row_key=5540; field=total; value=12,5 XY; message=Not a number.; status=Ignored
- Article 881 without a price | run=Prices, Monday; table=Sheet1; row_key=881; field=gross; message=Column not found.; status=Repeated
- Article 902 without a price | run=Prices, Monday; table=Sheet1; row_key=902; field=gross; message=Column not found.; status=Open

# configuration center|configuration centre|config center|gray release|grey release|canary release|feature flag|feature toggle|configuration management platform
item application|app|service|project: Name!;Code;Owner~Nadia Frey;Team;Language~Java|Go;Description:long;~Instances:number#0-10000;~Status=Active|Archived
- order-service | code=ord; owner=Nadia Frey; team=Checkout; language=Java; instances=6; status=Active
- web-front | code=web; owner=Omar Said; team=Shop; language=TypeScript; instances=4; status=Active
- stock-worker | code=stk; owner=Nadia Frey; team=Warehouse; language=Go; instances=2; status=Active
- coupon-tool | code=cpn; owner=Omar Said; team=Marketing; language=PHP; instances=0; status=Archived
item environment|cluster|stage: Name!;Kind=Development|Test|Staging|Production;Region;Needs approval:boolean;Order:number#1-100
- Test | kind=Test; region=Frankfurt; order=1
- Production EU | kind=Production; region=Frankfurt; order=2
- Staging | kind=Staging; region=Dublin; order=3
- Laptops | kind=Development; region=Local; order=4
item configuration item|configuration|flag|feature flag|setting: Key!;Application->@application|app~order-service;Environment->@environment|cluster~Production EU;Value:long!;Type=Text|Number|Yes or no|JSON|YAML;Default value;Description;Secret:boolean;Changed by~Nadia Frey;~Status=On|Off|Draft
- order.limit | application=order-service; environment=Production EU; value=50; type=Number; default_value=20; changed_by=Nadia Frey; status=On
- new-checkout | application=web-front; environment=Production EU; value=yes; type=Yes or no; default_value=no; changed_by=Omar Said; status=On
- stock.regions | application=stock-worker; environment=Staging; value=["north","quay"]; type=JSON; default_value=[]; changed_by=Nadia Frey; status=Draft
- coupon.greeting | application=coupon-tool; environment=Test; value=Nice to see you; type=Text; default_value=Hello; changed_by=Omar Said; status=Off
record configuration version|version|change history: Version!;Configuration->@configuration item|configuration~order.limit;Old value;New value;Reason;Changed by~Nadia Frey;Changed on:date
- order.limit, version 4 | configuration=order.limit; old_value=20; new_value=50; reason=Sale; changed_by=Nadia Frey
- order.limit, version 3 | configuration=order.limit; old_value=10; new_value=20; reason=Larger baskets allowed; changed_by=Omar Said
- new-checkout, version 2 | configuration=new-checkout; old_value=no; new_value=yes; reason=Start of the trial; changed_by=Omar Said
- stock.regions, version 1 | configuration=stock.regions; new_value=["north","quay"]; reason=Second warehouse; changed_by=Nadia Frey
item release strategy|strategy|targeting rule|gray strategy|rollout rule: Name!;Configuration->@configuration item|flag~new-checkout;Kind=Share of users|Region|User list|Device|Version;Share:percent;Value;Order:number#1-100;Starts on:date;Ends on:date;~Status=Draft|Running|Paused|Done
- Tenth of the users | configuration=new-checkout; kind=Share of users; share=10; order=1; status=Running
- Staff first | configuration=new-checkout; kind=User list; value=staff; order=2; status=Done
- Only the north | configuration=stock.regions; kind=Region; value=north; order=3; status=Draft
- Phones from version 9 | configuration=new-checkout; kind=Version; value=9.0; order=4; status=Paused
record release|publication|gray release|rollout: Title!;Application->@application|app~web-front;Environment->@environment|cluster~Production EU;Strategy->@release strategy|strategy~Tenth of the users;Version;Released by~Omar Said;Released on:date;Note:long;~Status=Waiting|Live|Rolled back|Refused
- Checkout for a tenth | application=web-front; environment=Production EU; strategy=Tenth of the users; version=4.2; released_by=Omar Said; status=Live
- Higher order limit | application=order-service; environment=Production EU; version=2.8; released_by=Nadia Frey; note=For the sale.; status=Rolled back
- Second warehouse | application=stock-worker; environment=Staging; strategy=Only the north; version=1.3; released_by=Nadia Frey; status=Waiting
- Checkout for the staff | application=web-front; environment=Test; strategy=Staff first; version=4.1; released_by=Omar Said; status=Live
! record release metric|metric|release figure: Title!;Release->@release|publication~Checkout for a tenth;Measure=Errors|Duration|Conversion|Users;Old version:number#0-100000000;New version:number#0-100000000;Measured on:date;~Verdict=Better|Same|Worse
- Conversion of the checkout | release=Checkout for a tenth; measure=Conversion; old_version=31; new_version=34; verdict=Better
- Errors of the checkout | release=Checkout for a tenth; measure=Errors; old_version=12; new_version=12; verdict=Same
- Duration with the higher limit | release=Higher order limit; measure=Duration; old_version=180; new_version=640; verdict=Worse
- Staff who tried it | release=Checkout for the staff; measure=Users; old_version=20; new_version=74; verdict=Better

# message queue|message broker|queue management console|kafka|rabbitmq|pub/sub|message middleware
item topic|queue|message queue|exchange: Name!;Cluster~East;Partitions:number#1-10000;Copies:number#1-20;Keep for:number(h)#1-100000;Largest message:number(KB)#1-100000;Owner~Nils Ode;~Messages:number#0-1000000000000;~Waiting:number#0-1000000000;~Status=Active|Paused|Full
- orders.new | cluster=East; partitions=12; copies=3; keep_for=168; largest_message=1024; owner=Nils Ode; messages=910000; waiting=12; status=Active
- mail.send | cluster=East; partitions=3; copies=2; keep_for=24; largest_message=256; owner=Ana Prior; messages=41000; waiting=8800; status=Paused
- stock.changed | cluster=West; partitions=6; copies=3; keep_for=72; largest_message=64; owner=Ana Prior; messages=2400000; waiting=310; status=Active
- audit.trail | cluster=East; partitions=1; copies=3; keep_for=8760; largest_message=512; owner=Nils Ode; messages=7700000; waiting=90400; status=Full
item producer|publisher|sender: Name!;Topic->@topic|queue~orders.new;Application;Address~10.0.4.18;Confirmed=None|Leader|All;~Messages per second:number#0-1000000;~Status=Connected|Silent
- checkout | topic=orders.new; application=web-front; address=10.0.4.18; confirmed=All; messages_per_second=40; status=Connected
- shelf-scanner | topic=stock.changed; application=warehouse; address=10.0.7.31; confirmed=Leader; messages_per_second=210; status=Connected
- newsletter | topic=mail.send; application=campaigns; address=10.0.4.60; confirmed=None; messages_per_second=0; status=Silent
- sign-in log | topic=audit.trail; application=accounts; address=10.0.4.22; confirmed=All; messages_per_second=3; status=Connected
item consumer group|consumer|subscriber: Name!;Topic->@topic|queue~orders.new;Members:number#0-1000;Starts at=Newest|Oldest|Last read;Retries:number#0-100;Owner~Ana Prior;~Behind:number#0-1000000000;~Status=Running|Rebalancing|Stopped
- billing | topic=orders.new; members=4; starts_at=Last read; retries=5; owner=Ana Prior; behind=12; status=Running
- mailer | topic=mail.send; members=1; starts_at=Oldest; retries=3; owner=Nils Ode; behind=8800; status=Stopped
- search-index | topic=stock.changed; members=6; starts_at=Newest; retries=10; owner=Ana Prior; behind=310; status=Rebalancing
- archive-writer | topic=audit.trail; members=1; starts_at=Last read; retries=50; owner=Nils Ode; behind=90400; status=Running
record queue message|event message: Key!;Topic->@topic|queue~orders.new;Partition:number#0-10000;Offset:number#0-1000000000000;Body:long;Headers;Sent on:date;Sent at:time;Attempts:number#0-100;~Status=Waiting|Delivered|Failed|Dead
- order-5521 | topic=orders.new; partition=4; offset=88121; attempts=1; status=Delivered
- mail-209 | topic=mail.send; partition=0; offset=4100; attempts=3; status=Dead
- shelf-N14 | topic=stock.changed; partition=2; offset=400219; body={"shelf":"N14","count":6}; attempts=0; status=Waiting
- signin-7741 | topic=audit.trail; partition=0; offset=7700012; attempts=2; status=Failed
! record offset|consumer offset|read position: Title!;Group->@consumer group|consumer~billing;Topic->@topic|queue~orders.new;Partition:number#0-10000;Position:number#0-1000000000000;Behind:number#0-1000000000;Saved on:date
- billing, partition 4 | group=billing; topic=orders.new; partition=4; position=88120; behind=1
- mailer, partition 0 | group=mailer; topic=mail.send; partition=0; position=3200; behind=900
- search-index, partition 2 | group=search-index; topic=stock.changed; partition=2; position=400180; behind=39
- archive-writer, partition 0 | group=archive-writer; topic=audit.trail; partition=0; position=7609612; behind=90400
! record dead message|dead letter|failed message: Title!;Topic->@topic|queue~mail.send;Group->@consumer group|consumer~mailer;Body:long;Error:long;Failed on:date;Attempts:number#1-100;~Status=Open|Sent again|Deleted
- mail-209 refused | topic=mail.send; group=mailer; error=Mailbox unknown.; attempts=3; status=Open
- order-5409 without total | topic=orders.new; group=billing; error=Field total is empty.; attempts=5; status=Sent again
- shelf-Z99 unknown | topic=stock.changed; group=search-index; error=No such shelf.; attempts=10; status=Deleted
- signin-7741 too large | topic=audit.trail; group=archive-writer; error=Body over 512 KB.; attempts=2; status=Open
record broker reading|metric|throughput: Title!;Topic->@topic|queue~orders.new;In:number(per second)#0-10000000;Out:number(per second)#0-10000000;Waiting:number#0-1000000000;Measured on:date;Measured at:time
- orders.new at ten | topic=orders.new; in=40; out=39; waiting=12
- mail.send at ten | topic=mail.send; in=6; out=0; waiting=8800
- stock.changed at ten | topic=stock.changed; in=210; out=205; waiting=310
- audit.trail at noon | topic=audit.trail; in=3; out=1; waiting=90400

# serverless|cloud function|function platform|faas|lambda function
item function|cloud function|serverless function: Name!;Runtime=Node.js|Python|Go|PHP|Java;Code:long!;Handler~index.main;Memory:number(MB)#64-65536;Time limit:number(s)#1-3600;Variables:long;Owner~Nadia Frey;Current version;~Calls:number#0-1000000000;~Status=Draft|Active|Off|Failing
- resize-picture | runtime=Node.js; handler=index.main; memory=512; time_limit=30; owner=Nadia Frey; current_version=7; calls=91000; status=Active
- nightly-report | runtime=Python; handler=main.run; memory=1024; time_limit=300; owner=Omar Said; current_version=2; calls=42; status=Failing
- welcome-mail | runtime=PHP; handler=welcome.send; memory=128; time_limit=10; owner=Omar Said; current_version=4; calls=6300; status=Off
- price-check | runtime=Go; handler=Check; memory=256; time_limit=5; owner=Nadia Frey; current_version=1; calls=0; status=Draft
item function trigger|trigger|event source: Name!;Function->@function|cloud function~resize-picture;Kind=HTTP|Schedule|Queue|File upload|Database;Setting~every night 02:00;Enabled:boolean;~Fired:number#0-1000000000
- Picture uploaded | function=resize-picture; kind=File upload; setting=bucket photos; fired=90200
- Every night | function=nightly-report; kind=Schedule; setting=every night 02:00; fired=42
- New member saved | function=welcome-mail; kind=Database; setting=table members, insert; fired=6300
- Price asked | function=price-check; kind=HTTP; setting=GET /price; fired=0
record invocation|call|function run|execution: Title!;Function->@function|cloud function~resize-picture;Trigger->@function trigger|trigger~Picture uploaded;Input:long;Output:long;Duration:number(ms)#0-3600000;Memory used:number(MB)#0-65536;Cold start:boolean;Cost:money;Started on:date;Started at:time;~Result=Running|Succeeded|Failed|Timed out
- Photo 8812 | function=resize-picture; trigger=Picture uploaded; duration=420; memory_used=210; result=Succeeded
- Report of Monday | function=nightly-report; trigger=Every night; duration=300000; memory_used=980; result=Timed out
- Welcome 6300 | function=welcome-mail; trigger=New member saved; duration=190; memory_used=44; result=Failed
- Photo 8813 | function=resize-picture; trigger=Picture uploaded; duration=95; memory_used=188; result=Running
! record function version|version|deployment: Version!;Function->@function|cloud function~resize-picture;Code:long;Changes;Deployed by~Nadia Frey;Deployed on:date;~Status=Live|Older|Rolled back
- resize-picture 7 | function=resize-picture; changes=WebP output.; deployed_by=Nadia Frey; status=Live
- resize-picture 6 | function=resize-picture; changes=Keeps the colour profile.; deployed_by=Nadia Frey; status=Older
- nightly-report 2 | function=nightly-report; changes=Reads two months.; deployed_by=Omar Said; status=Live
- welcome-mail 5 | function=welcome-mail; changes=Picture in the mail.; deployed_by=Omar Said; status=Rolled back
! record function log|log|log line: Message!;Invocation->@invocation|call~Report of Monday;Level=Debug|Info|Warning|Error;Logged on:date;Logged at:time
- Time limit reached | invocation=Report of Monday; level=Error
- Picture written | invocation=Photo 8812; level=Info
- Address has no mailbox | invocation=Welcome 6300; level=Warning
- Width read as 4032 | invocation=Photo 8813; level=Debug

# load testing|performance testing|pressure test|load test|benchmark tool
item test scenario|scenario|test plan|load script: Name!;Target->@tested system|target~Shop front;Script:long;Virtual users:number#1-10000000;Ramp-up:number(s)#0-86400;Duration:number(min)#1-10000;Think time:number(ms)#0-600000;Author~Mira Stahl;~Status=Draft|Ready|Old
- Sale morning | target=Shop front; virtual_users=2000; duration=20; think_time=800; author=Mira Stahl; status=Ready
- Search only | target=Search service; virtual_users=500; duration=10; think_time=200; author=Joel Abara; status=Ready
- Ferry tickets at noon | target=Ticket desk; virtual_users=8000; ramp_up=300; duration=45; think_time=1500; author=Mira Stahl; status=Draft
- Night of the backups | target=File store; virtual_users=40; ramp_up=10; duration=120; think_time=0; author=Joel Abara; status=Old
! item tested system|target|system under test: Name!;Address:url;Environment=Test|Staging|Production;Owner~Nadia Frey;Allowed load:number(req/s)#1-10000000
- Shop front | environment=Staging; owner=Nadia Frey; allowed_load=5000
- Search service | environment=Test; owner=Omar Said; allowed_load=2000
- Ticket desk | environment=Staging; owner=Omar Said; allowed_load=9000
- File store | environment=Production; owner=Nadia Frey; allowed_load=300
record load run|test run|run|load test: Title!;Scenario->@test scenario|scenario~Sale morning;Started by~Mira Stahl;Started on:date;Started at:time;Virtual users:number#1-10000000;~Requests:number#0-1000000000;~Per second:number#0-10000000;~Average time:number(ms)#0-600000;~Errors:percent;~Status=Queued|Running|Passed|Failed|Stopped
- Sale morning, third run | scenario=Sale morning; started_by=Mira Stahl; virtual_users=2000; requests=910000; per_second=760; average_time=310; errors=1; status=Passed
- Search, first run | scenario=Search only; started_by=Joel Abara; virtual_users=500; requests=120000; per_second=200; average_time=1900; errors=8; status=Failed
- Tickets, trial | scenario=Ferry tickets at noon; started_by=Mira Stahl; virtual_users=800; requests=51000; per_second=410; average_time=280; errors=0; status=Running
- Backups, stopped early | scenario=Night of the backups; started_by=Joel Abara; virtual_users=40; requests=2100; per_second=35; average_time=1100; errors=0; status=Stopped
! record request result|step result|result|load result: Step!;Run->@load run|test run~Sale morning, third run;Requests:number#0-1000000000;Average time:number(ms)#0-600000;Percentile 95:number(ms)#0-600000;Slowest:number(ms)#0-600000;Errors:percent;~Verdict=Within limit|Too slow|Too many errors
- Put into basket | run=Sale morning, third run; requests=210000; average_time=240; percentile_95=620; slowest=4100; errors=0; verdict=Within limit
- Search words | run=Search, first run; requests=120000; average_time=1900; percentile_95=4200; slowest=9000; errors=8; verdict=Too slow
- Choose a crossing | run=Tickets, trial; requests=21000; average_time=210; percentile_95=540; slowest=2600; errors=0; verdict=Within limit
- Pay the basket | run=Sale morning, third run; requests=42000; average_time=690; percentile_95=980; slowest=7300; errors=4; verdict=Too many errors
item load generator|agent|load agent: Name!;Region;IP address;Users at most:number#1-10000000;~CPU:percent;~Status=Free|Busy|Offline
- gen-eu-1 | region=Frankfurt; ip_address=10.0.9.11; users_at_most=5000; cpu=61; status=Busy
- gen-eu-2 | region=Dublin; ip_address=10.0.9.12; users_at_most=5000; cpu=4; status=Free
- gen-ap-1 | region=Singapore; ip_address=10.0.19.11; users_at_most=3000; cpu=0; status=Offline
- gen-lab | region=Own lab; ip_address=10.0.2.80; users_at_most=400; cpu=72; status=Busy
item pass limit|threshold|criterion: Name!;Scenario->@test scenario|scenario~Sale morning;Measure=Average time|Percentile 95|Errors|Per second;Operator=Below|Above;Limit:number#0-10000000
- Under a second for 95 percent | scenario=Sale morning; measure=Percentile 95; operator=Below; limit=1000
- Hardly any errors on search | scenario=Search only; measure=Errors; operator=Below; limit=2
- Four hundred tickets a second | scenario=Ferry tickets at noon; measure=Per second; operator=Above; limit=400
- Backups within a second and a half | scenario=Night of the backups; measure=Average time; operator=Below; limit=1500
# driver download|hardware driver|device driver|driver software|firmware download|software download center
item hardware device|device|device model: Name!;Maker~Northware;Kind=Printer|Graphics card|Sound card|Network card|Scanner|Camera|Mainboard;Model number;Picture:image;Released on:date;~Downloads:number#0-1000000000;~Status=Supported|No longer supported
- LaserJet N200 | maker=Northware; kind=Printer; model_number=N200; downloads=8200; status=Supported
- SoundBox 5 | maker=Alder Audio; kind=Sound card; model_number=SB5; downloads=910; status=No longer supported
- ScanPro A4 | maker=Lumen Optics; kind=Scanner; model_number=SPA4; downloads=2750; status=Supported
- NetLink 25 | maker=Bay Networks Lab; kind=Network card; model_number=NL25; downloads=5310; status=Supported
item driver|driver package|driver software|driver file: Name!;Device->@hardware device|device~LaserJet N200;System=Windows|Linux|macOS|Android;Architecture=32 bit|64 bit|ARM;Language;File:file;Size:number(MB)#0-100000;Licence;~Newest version;~Downloads:number#0-1000000000;~Status=Stable|Beta|Withdrawn
- N200 printer driver | device=LaserJet N200; system=Windows; architecture=64 bit; size=48; newest_version=4.2; downloads=6100; status=Stable
- SoundBox driver for Linux | device=SoundBox 5; system=Linux; architecture=64 bit; size=9; newest_version=1.8; downloads=210; status=Stable
- ScanPro for macOS | device=ScanPro A4; system=macOS; architecture=ARM; language=English; size=31; newest_version=2.0; downloads=980; status=Beta
- NetLink 25, old boards | device=NetLink 25; system=Windows; architecture=32 bit; language=German; size=6; newest_version=1.1; downloads=140; status=Withdrawn
! record driver version|version|release: Version!;Driver->@driver|driver package~N200 printer driver;Changes:long;Released on:date;File:file;Checksum;Security fix:boolean;~Status=Current|Older|Withdrawn
- N200 driver 4.2 | driver=N200 printer driver; changes=Two-sided printing.; checksum=9f2ca1; status=Current
- N200 driver 4.1 | driver=N200 printer driver; changes=Faster start.; checksum=11b8e0; status=Older
- ScanPro 2.0 | driver=ScanPro for macOS; changes=Scans both sides at once.; checksum=c07d4e; status=Current
- NetLink 1.1 | driver=NetLink 25, old boards; changes=Wake up by network.; checksum=5e90f2; status=Withdrawn
! item device maker|maker|manufacturer|brand: Name!;Country;Website:url;Logo:image;Support email:email;~Devices:number#0-100000
- Northware | country=Ireland; devices=41
- Alder Audio | country=Austria; devices=12
- Lumen Optics | country=Japan; devices=23
- Bay Networks Lab | country=Canada; devices=58
record driver download|download|download record: Title!;Driver->@driver|driver package~N200 printer driver;Version->@driver version|version~N200 driver 4.2;System=Windows|Linux|macOS|Android;Country;Downloaded on:date
- N200 on Windows | driver=N200 printer driver; version=N200 driver 4.2; system=Windows; country=Ireland
- SoundBox on Linux | driver=SoundBox driver for Linux; system=Linux; country=Austria
- ScanPro on a new laptop | driver=ScanPro for macOS; version=ScanPro 2.0; system=macOS; country=Chile
- N200, the older one | driver=N200 printer driver; version=N200 driver 4.1; system=Windows; country=Poland
request installation problem|problem|help request|feedback: Title!;Driver->@driver|driver package~N200 printer driver;System=Windows|Linux|macOS|Android;Error message;Details:long!;Email:email;Answer:long
- Setup stops at 80 percent | driver=N200 printer driver; system=Windows; error_message=0x80; details=After the restart.
- No sound after the update | driver=SoundBox driver for Linux; system=Linux; error_message=Module not found; details=Kernel was updated yesterday.; answer=Build the module again.
- Scanner is not listed | driver=ScanPro for macOS; system=macOS; details=Cable changed twice, same result.
- Printer prints blank sheets | driver=N200 printer driver; system=Windows; error_message=None; details=Only with two-sided printing.; answer=Mended in 4.2.

# remote desktop|remote control software|remote access|remote assistance|remote maintenance|computer remote management
item computer|remote computer|machine|device: Name!;Group->@computer group|group~Front office;System=Windows|macOS|Linux|Android;Number for access;IP address;Owner~Jo Hartley;Wakes up by network:boolean;Last seen on:date;~Status=Online|Offline|In session|Blocked
- Desk 4 | group=Front office; system=Windows; number_for_access=210 884 119; owner=Jo Hartley; status=Online
- Media player hall | group=Screens; system=Linux; number_for_access=884 100 204; owner=Ana Prior; status=In session
- Laptop of the hall keeper | group=Caretakers; system=macOS; number_for_access=117 402 960; ip_address=10.0.6.19; owner=Lea Brandt; status=Offline
- Tablet at the till | group=Tills; system=Android; number_for_access=556 031 778; owner=Jo Hartley; status=Blocked
! item computer group|group: Name!;Description;Responsible~Ana Prior;~Computers:number#0-100000
- Front office | responsible=Ana Prior; computers=12
- Screens | responsible=Jo Hartley; computers=6
- Caretakers | description=Laptops on the move; responsible=Lea Brandt; computers=3
- Tills | description=Tablets and tills of the shop; responsible=Jo Hartley; computers=9
record remote session|session|connection|remote connection: Title!;Computer->@computer|remote computer~Desk 4;Started by~Ana Prior;Kind=Control|View only|File transfer|Terminal;Reason;Started on:date;Started at:time;Length:number(min)#0-10000;Recording:file;Quality=Low|Medium|High;~Status=Waiting|Connected|Ended|Refused
- Printer help, desk 4 | computer=Desk 4; started_by=Ana Prior; kind=Control; reason=Printer not found; length=12; status=Ended
- Hall player check | computer=Media player hall; started_by=Jo Hartley; kind=View only; status=Connected
- Till stuck on Saturday | computer=Tablet at the till; started_by=Jo Hartley; kind=Terminal; reason=Till does not open; quality=Low; status=Refused
- Plans for the hall keeper | computer=Laptop of the hall keeper; started_by=Ana Prior; kind=File transfer; reason=New floor plans; quality=Medium; status=Waiting
record file transfer|transferred file|file: File name!;Session->@remote session|session~Printer help, desk 4;Direction=To computer|From computer;File:file;Size:number(MB)#0-100000;Sent on:date;~Status=Running|Done|Failed
- driver_4.2.zip | session=Printer help, desk 4; direction=To computer; size=48; status=Done
- player-log.txt | session=Hall player check; direction=From computer; size=2; status=Running
- floor-plans.pdf | session=Plans for the hall keeper; direction=To computer; size=19; status=Failed
- letter-draft.odt | session=Printer help, desk 4; direction=From computer; size=1; status=Done
! record access right|permission|authorization: Title!;Person~Ana Prior|Jo Hartley;Computer->@computer|remote computer~Desk 4;Right=View|Control|Files|Everything;Valid until:date;Granted by~Jo Hartley;~Status=Active|Expired|Withdrawn
- Ana controls desk 4 | person=Ana Prior; computer=Desk 4; right=Control; granted_by=Jo Hartley; status=Active
- Jo looks at the hall player | person=Jo Hartley; computer=Media player hall; right=View; granted_by=Ana Prior; status=Active
- Lea fetches files from desk 4 | person=Lea Brandt; computer=Desk 4; right=Files; granted_by=Jo Hartley; status=Expired
- Ana and the till tablet | person=Ana Prior; computer=Tablet at the till; right=Everything; granted_by=Jo Hartley; status=Withdrawn
record session message|chat message|remote command|command: Text!;Session->@remote session|session~Printer help, desk 4;From=Helper|User|System;Sent on:date;Sent at:time
- Please save your letter | session=Printer help, desk 4; from=Helper
- The printer is back, thank you | session=Printer help, desk 4; from=User
- Access was refused at the till | session=Till stuck on Saturday; from=System
- I send the plans now | session=Plans for the hall keeper; from=Helper

# bug bounty|vulnerability reward|vulnerability disclosure|security crowdsourcing|vulnerability submission|white hat
item bounty program|program|vulnerability program: Name!;Company;Scope:long;Out of scope:long;Smallest reward:money;Largest reward:money;Answer within:number(days)#1-365;Logo:image;Started on:date;~Reports:number#0-1000000;~Status=Draft|Open|Paused|Closed
- Orca shop | company=Orca Bikes; scope=shop.orca.example; answer_within=5; reports=41; status=Open
- Ferry tickets | company=Harbour Lines; scope=tickets.ferry.example and app; answer_within=10; reports=12; status=Paused
- Lumen cloud | company=Lumen Optics; scope=cloud.lumen.example; out_of_scope=Support forum; answer_within=3; reports=128; status=Open
- Bay router firmware | company=Bay Networks Lab; scope=Firmware of the R series; answer_within=30; reports=0; status=Draft
record vulnerability report|submission|bug report: Title!;Program->@bounty program|program~Orca shop;Hacker->@security researcher|hacker~nightowl;Kind=Injection|Cross-site script|Access control|Information leak|Other;Target;Severity=Low|Medium|High|Critical;Steps:long!;Effect:long;Proof:file;Sent on:date;~Status=New|Triaged|Duplicate|Accepted|Fixed|Refused
- Basket of others readable | program=Orca shop; hacker=nightowl; kind=Access control; target=/basket; severity=High; status=Accepted
- Script in the name field | program=Ferry tickets; hacker=rootberry; kind=Cross-site script; target=/profile; severity=Medium; status=Triaged
- Search reveals tables | program=Lumen cloud; hacker=kestrel; kind=Injection; target=/search; severity=Critical; steps=Quote sign in the search word.; status=Fixed
- Names in an error page | program=Lumen cloud; hacker=quietmoth; kind=Information leak; target=/export; severity=Low; steps=Ask for a file that is gone.; status=Duplicate
person security researcher|hacker|researcher|white hat: Nickname!;Country;Skills~web, mobile;Email:email;Points:number#0-10000000;Rank:number#1-1000000;Paid in all:money;Picture:image;~Status=Active|Suspended
- nightowl | country=Estonia; skills=web; points=810; rank=4; status=Active
- rootberry | country=Brazil; skills=mobile; points=420; rank=11; status=Active
- kestrel | country=Ghana; skills=web, databases; points=1630; rank=1; status=Active
- quietmoth | country=Vietnam; skills=web; points=35; rank=208; status=Suspended
record reward|bounty|payout: Title!;Report->@vulnerability report|report~Basket of others readable;Hacker->@security researcher|hacker~nightowl;Amount:money!;Bonus:money;Points:number#0-100000;Paid on:date;~Status=Proposed|Approved|Paid
- Reward for the basket | report=Basket of others readable; hacker=nightowl; points=50; status=Paid
- Reward for the search | report=Search reveals tables; hacker=kestrel; points=100; status=Approved
- Bonus for a clear proof | report=Basket of others readable; hacker=nightowl; points=10; status=Proposed
- Reward for the name field | report=Script in the name field; hacker=rootberry; points=25; status=Proposed
! record report message|report comment|triage note: Text!;Report->@vulnerability report|report~Basket of others readable;From=Hacker|Company|Triage;Internal:boolean;Sent on:date
- Could repeat it | report=Basket of others readable; from=Triage
- Which browser was it? | report=Script in the name field; from=Company
- Proof video is attached | report=Search reveals tables; from=Hacker
- Same as a report of March | report=Names in an error page; from=Triage
! item program target|target|asset in scope: Address!;Program->@bounty program|program~Orca shop;Kind=Website|Interface|App|Device;In scope:boolean;Largest severity=Low|Medium|High|Critical;Note
- shop.orca.example | program=Orca shop; kind=Website; largest_severity=Critical
- cloud.lumen.example | program=Lumen cloud; kind=Interface; largest_severity=Critical; note=All versions of the interface
- Ferry app for phones | program=Ferry tickets; kind=App; largest_severity=High; note=Version 5 and later
- R20 router | program=Bay router firmware; kind=Device; largest_severity=Medium

# api documentation|mock server|api mock|interface documentation|api reference website|openapi|swagger|api debugging|interface testing
item api project|project|collection|api: Name!;Version;Base address:url;Description:long;Owner~Team Checkout;Visibility=Private|Team|Public;Sign-in=None|Key|Token|Password;Changed on:date;~Endpoints:number#0-100000;~Status=Draft|Published|Old
- Order interface | version=2.1; base_address=https://api.orders.example; owner=Team Checkout; visibility=Public; sign_in=Token; endpoints=24; status=Published
- Stock interface | version=1.0; owner=Team Stock; visibility=Team; sign_in=Key; endpoints=9; status=Draft
- Weather interface | version=3.4; base_address=https://weather.example/api; owner=Team Outside; visibility=Public; sign_in=None; endpoints=6; status=Published
- Old member interface | version=0.9; owner=Team Members; visibility=Private; sign_in=Password; endpoints=17; status=Old
item endpoint|interface|route|mock route|mock: Name!;Project->@api project|project~Order interface;Group->@endpoint group|group~Orders;Method=GET|POST|PUT|PATCH|DELETE;Path~/v2/orders;Description:long;Needs sign-in:boolean;Example request:long;Author~Mina Roth;~Status=Draft|Tested|Published|Old
- Create order | project=Order interface; group=Orders; method=POST; path=/v2/orders; author=Mina Roth; status=Published
- List orders | project=Order interface; group=Orders; method=GET; path=/v2/orders; author=Oleg Dorn; status=Tested
- Change shelf | project=Stock interface; group=Shelves; method=PATCH; path=/v1/shelves/{id}; author=Mina Roth; status=Draft
- Remove station | project=Weather interface; group=Stations; method=DELETE; path=/v3/stations/{id}; author=Oleg Dorn; status=Old
! item endpoint group|group|api category: Name!;Project->@api project|project~Order interface;Description;Order:number#1-1000
- Orders | project=Order interface; order=1
- Returns | project=Order interface; order=2
- Shelves | project=Stock interface; description=Places in the store; order=1
- Stations | project=Weather interface; description=Where it is measured; order=1
! record endpoint parameter|parameter|request parameter: Name!;Endpoint->@endpoint|interface~List orders;Place=Path|Query|Header|Body;Type=Text|Number|Yes or no|List|Object;Mandatory:boolean;Default value;Example value;Description
- page | endpoint=List orders; place=Query; type=Number; default_value=1; example_value=2
- customer | endpoint=Create order; place=Body; type=Text; example_value=C-2210
- id | endpoint=Change shelf; place=Path; type=Number; example_value=14
- Accept-Language | endpoint=List orders; place=Header; type=Text; default_value=en; example_value=de
! record endpoint response|response|mock response|example: Title!;Endpoint->@endpoint|interface~Create order;Status code:number#100-599;Body:long;Condition;Delay:number(ms)#0-600000;Default:boolean
- Order created | endpoint=Create order; status_code=201; delay=0
- Customer unknown | endpoint=Create order; status_code=422; condition=customer is empty; delay=200
- Shelf not found | endpoint=Change shelf; status_code=404; condition=id is unknown; delay=50
- First page of orders | endpoint=List orders; status_code=200; body={"page":1,"orders":[]}; delay=120
record try-out|test request|request log|try request|debug record: Title!;Endpoint->@endpoint|interface~List orders;Environment=Mock|Test|Production;Request:long;Status code:number#0-599;Answer:long;Duration:number(ms)#0-600000;Sent by~Mina Roth;Sent on:date;Sent at:time
- Second page | endpoint=List orders; environment=Mock; status_code=200; duration=12; sent_by=Mina Roth
- Shelf that is gone | endpoint=Change shelf; environment=Test; status_code=404; duration=51; sent_by=Oleg Dorn
- Order of a real customer | endpoint=Create order; environment=Production; status_code=201; duration=184; sent_by=Mina Roth
- Order without customer | endpoint=Create order; environment=Mock; request={"items":[4]}; status_code=422; duration=203; sent_by=Oleg Dorn

# template engine|page template engine|template rendering|template parser|smarty|view engine
item template|page template: Name!;Category->@template category|category~Pages;Source:long!;Engine=Built-in|Twig|Mustache|Smarty;Layout->@template|page template;Cached:boolean;Author~Nils Ek;Changed on:date;~Version:number#1-10000;~Status=Draft|Active|Old
- Base layout | category=Layouts; engine=Built-in; author=Nils Ek; version=4; status=Active
- Product page | category=Pages; engine=Built-in; layout=Base layout; author=Dana Wolf; version=9; status=Active
- Letter to guests | category=Mails; engine=Mustache; author=Dana Wolf; version=3; status=Draft
- Price tag | category=Prints; engine=Twig; author=Nils Ek; version=12; status=Old
! item template category|category: Name!;Description;Order:number#1-100;~Templates:number#0-10000
- Layouts | order=1; templates=2
- Pages | order=2; templates=11
- Mails | description=Letters that go out by mail; order=3; templates=6
- Prints | description=Tags, slips and labels; order=4; templates=5
record template variable|variable|placeholder: Name!;Template->@template|page template~Product page;Type=Text|Number|List|Object|Yes or no;Example value;Default value;Filter~upper, date;Mandatory:boolean
- product.name | template=Product page; type=Text; example_value=Oak chair
- items | template=Product page; type=List; example_value=3 items
- guest.arrives | template=Letter to guests; type=Text; example_value=12 May; default_value=soon; filter=date
- tag | template=Price tag; type=Object; example_value=name, price, unit
record rendering|rendered page|preview|render result: Title!;Template->@template|page template~Product page;Data:long;Output:long;Duration:number(ms)#0-60000;From cache:boolean;Rendered on:date;Rendered by~Dana Wolf;Message;~Result=OK|Warning|Error
- Oak chair | template=Product page; duration=8; rendered_by=Dana Wolf; result=OK
- Chair without price | template=Product page; duration=3; message=Variable price is missing.; result=Error
- Letter to room 12 | template=Letter to guests; duration=5; rendered_by=Nils Ek; message=Filter date has no format.; result=Warning
- Tag of the oak chair | template=Price tag; duration=2; rendered_by=Nils Ek; result=OK
! record template version|version: Title!;Template->@template|page template~Product page;Number:number#1-10000;Source:long;Change;Saved by~Nils Ek;Saved on:date
- Product page 9 | template=Product page; number=9; change=Picture on the left.; saved_by=Dana Wolf
- Product page 8 | template=Product page; number=8; change=Price above the name.; saved_by=Dana Wolf
- Base layout 4 | template=Base layout; number=4; change=Foot with opening hours.; saved_by=Nils Ek
- Letter to guests 3 | template=Letter to guests; number=3; change=Warmer greeting.; saved_by=Dana Wolf
item template function|filter|tag|helper: Name!;Kind=Filter|Function|Tag|Block;Parameters;Example:long;Description:long;Since version
- upper | kind=Filter; example={{ name|upper }}; since_version=1.0
- asset | kind=Function; parameters=path; example={{ asset('logo.svg') }}; since_version=1.2
- each | kind=Tag; parameters=list, name; example={% each items as item %}; since_version=1.0
- sidebar | kind=Block; example={% block sidebar %}; description=Filled by the page.; since_version=2.0

# content delivery network|edge cache|content acceleration|website acceleration|edge node|cdn console|cdn management platform
item accelerated domain|domain|cdn domain: Domain!;Origin->@origin server|origin~Shop origin;Kind=Web pages|Downloads|Video|Interface;Region=World|Europe|Asia|America;HTTPS:boolean;Certificate until:date;Owner~Sam Obi;~Hit share:percent;~Status=Active|Setting up|Off
- static.shop.example | origin=Shop origin; kind=Web pages; region=World; owner=Sam Obi; hit_share=94; status=Active
- video.club.example | origin=Club origin; kind=Video; region=Europe; owner=Mira Kovac; hit_share=81; status=Setting up
- files.rowing.example | origin=Archive origin; kind=Downloads; region=Asia; owner=Sam Obi; hit_share=0; status=Off
- api.weather.example | origin=Weather origin; kind=Interface; region=America; owner=Mira Kovac; hit_share=38; status=Active
item origin server|origin: Name!;Address;Port:number#1-65535;Protocol=HTTP|HTTPS;Weight:number#0-100;Reserve:boolean;~Status=Healthy|Slow|Down
- Shop origin | address=203.0.113.18; port=443; protocol=HTTPS; weight=100; status=Healthy
- Club origin | address=203.0.113.40; port=443; protocol=HTTPS; weight=50; status=Slow
- Archive origin | address=198.51.100.70; port=80; protocol=HTTP; weight=10; status=Down
- Weather origin | address=192.0.2.18; port=443; protocol=HTTPS; weight=80; status=Healthy
item cache rule|caching rule|rule: Name!;Domain->@accelerated domain|domain~static.shop.example;Path pattern~/img/*;Kept for:number(s)#0-31536000;Ignore query:boolean;Order:number#1-1000;Active:boolean
- Pictures for a month | domain=static.shop.example; path_pattern=/img/*; kept_for=2592000; order=1
- Films for a week | domain=video.club.example; path_pattern=*.mp4; kept_for=604800; order=1
- Forecasts for five minutes | domain=api.weather.example; path_pattern=/forecast/*; kept_for=300; order=2
- Never the basket | domain=static.shop.example; path_pattern=/basket*; kept_for=0; order=3
record purge|cache refresh|purge task|prefetch: Title!;Domain->@accelerated domain|domain~static.shop.example;Kind=Address|Folder|Everything|Preload;Addresses:long;Asked by~Sam Obi;Asked on:date;Duration:number(s)#0-86400;~Status=Waiting|Running|Done|Failed
- New logo | domain=static.shop.example; kind=Address; addresses=/img/logo.svg; asked_by=Sam Obi; duration=9; status=Done
- Film cut again | domain=video.club.example; kind=Folder; addresses=/films/regatta/; asked_by=Mira Kovac; duration=46; status=Running
- Before the sale | domain=static.shop.example; kind=Preload; addresses=/img/sale/; asked_by=Sam Obi; status=Waiting
- Wrong forecasts | domain=api.weather.example; kind=Everything; asked_by=Mira Kovac; duration=900; status=Failed
! item edge node|node|point of presence: Name!;City;Country;Capacity:number(Gbit/s)#1-100000;~Load:percent;~Status=Online|Busy|Offline
- fra-1 | city=Frankfurt; country=Germany; capacity=400; load=41; status=Online
- osa-2 | city=Osaka; country=Japan; capacity=200; load=88; status=Busy
- gru-1 | city=São Paulo; country=Brazil; capacity=160; load=0; status=Offline
- waw-3 | city=Warsaw; country=Poland; capacity=100; load=27; status=Online
! record traffic statistic|traffic|bandwidth record: Title!;Domain->@accelerated domain|domain~static.shop.example;Day:date;Traffic:number(GB)#0-100000000;Requests:number#0-1000000000000;Hit share:percent;Peak:number(Mbit/s)#0-100000000;Errors:percent;Cost:money
- Shop, Monday | domain=static.shop.example; traffic=820; requests=41000000; hit_share=94; peak=900; errors=0
- Club films, Sunday | domain=video.club.example; traffic=5400; requests=310000; hit_share=81; peak=2700; errors=1
- Weather, Monday | domain=api.weather.example; traffic=36; requests=9200000; hit_share=38; peak=45; errors=3
- Shop, Tuesday | domain=static.shop.example; traffic=760; requests=38500000; hit_share=95; peak=820; errors=0

# container registry|image registry|docker image|docker container|container platform|docker management
item image repository|repository|container image|image|docker image: Name!;Project->@registry project|project~shop;Description:long;Visibility=Private|Team|Public;Owner~Nadia Frey;Changed on:date;~Tags:number#0-100000;~Pulls:number#0-1000000000;~Size:number(MB)#0-10000000
- shop/web-front | project=shop; visibility=Team; owner=Nadia Frey; tags=14; pulls=910; size=210
- tools/backup | project=tools; visibility=Public; owner=Omar Said; tags=4; pulls=88; size=64
- maps/tile-maker | project=maps; visibility=Private; owner=Aya Tanaka; tags=31; pulls=140; size=1850
- courses/sandbox | project=courses; visibility=Public; owner=Lena Voss; tags=6; pulls=12400; size=430
! item registry project|project|namespace: Name!;Quota:number(GB)#1-100000;Owner~Nadia Frey;Public:boolean;Scan on push:boolean;~Used:number(GB)#0-100000
- shop | quota=200; owner=Nadia Frey; used=41
- tools | quota=20; owner=Omar Said; used=2
- maps | quota=800; owner=Aya Tanaka; used=612
- courses | quota=50; owner=Lena Voss; used=9
! record image tag|tag|image version: Tag!;Repository->@image repository|repository~shop/web-front;Digest;System=Linux|Windows;Architecture=amd64|arm64;Size:number(MB)#0-100000;Pushed by~Nadia Frey;Pushed on:date;Signed:boolean;~Status=Current|Old|Deleted
- web-front:4.2 | repository=shop/web-front; digest=sha256 9f2c; system=Linux; architecture=amd64; size=210; pushed_by=Nadia Frey; status=Current
- backup:1.8 | repository=tools/backup; digest=sha256 77ac; system=Linux; architecture=arm64; size=64; pushed_by=Omar Said; status=Current
- tile-maker:0.14 | repository=maps/tile-maker; digest=sha256 c3b0; system=Linux; architecture=amd64; size=1850; pushed_by=Aya Tanaka; status=Old
- sandbox:spring | repository=courses/sandbox; digest=sha256 18de; system=Windows; architecture=amd64; size=430; pushed_by=Lena Voss; status=Deleted
record image scan|scan|vulnerability scan|scan result: Title!;Tag->@image tag|tag~web-front:4.2;Scanned on:date;Critical:number#0-10000;High:number#0-10000;Medium:number#0-10000;Fixable:number#0-10000;Report:file;~Result=Passed|Warnings|Blocked
- web-front:4.2, Monday | tag=web-front:4.2; critical=0; high=2; medium=9; fixable=8; result=Warnings
- backup:1.8, weekly | tag=backup:1.8; critical=0; high=0; medium=1; fixable=1; result=Passed
- tile-maker:0.14, after push | tag=tile-maker:0.14; critical=3; high=11; medium=40; fixable=28; result=Blocked
- sandbox:spring, Tuesday | tag=sandbox:spring; critical=0; high=5; medium=22; fixable=20; result=Warnings
item container|running container|docker container: Name!;Tag->@image tag|tag~web-front:4.2;Host~node-3;Ports~8080 to 80;Restarts:number#0-100000;CPU limit:number#0-512;Memory limit:number(MB)#1-1000000;Started on:date;~CPU:percent;~Memory used:number(MB)#0-1000000;~Status=Running|Stopped|Restarting|Failed
- web-front-a | tag=web-front:4.2; host=node-3; ports=8080 to 80; restarts=0; memory_limit=512; cpu=22; memory_used=210; status=Running
- backup-night | tag=backup:1.8; host=node-1; restarts=2; memory_limit=256; cpu=0; memory_used=0; status=Stopped
- tiles-b | tag=tile-maker:0.14; host=node-7; ports=9000 to 9000; restarts=41; memory_limit=8192; cpu=96; memory_used=8100; status=Restarting
- sandbox-17 | tag=sandbox:spring; host=node-5; ports=8117 to 80; restarts=0; memory_limit=1024; cpu=5; memory_used=340; status=Failed
item container network|network|volume: Name!;Kind=Bridge network|Overlay network|Volume;Driver;Address range;Host~node-3;Size:number(GB)#0-100000
- shop-net | kind=Overlay network; address_range=10.0.8.0/24; host=node-3
- tiles-disk | kind=Volume; driver=local; host=node-7; size=900
- course-bridge | kind=Bridge network; driver=bridge; address_range=172.20.0.0/16; host=node-5
- backup-store | kind=Volume; driver=nfs; host=node-1; size=2000
record access token|token|robot account|pull token: Name!;Project->@registry project|project~shop;Right=Pull|Push|Everything;Owner~Omar Said;Valid until:date;Last used on:date;~Status=Active|Expired|Revoked
- deploy-eu | project=shop; right=Pull; owner=Omar Said; status=Active
- build-robot | project=maps; right=Push; owner=Aya Tanaka; status=Active
- course week 12 | project=courses; right=Pull; owner=Lena Voss; status=Expired
- old admin laptop | project=tools; right=Everything; owner=Omar Said; status=Revoked

# color palette|colour palette|color scheme generator|palette generator|colour scheme|color picker|color matching|gradient generator
item palette|color palette|colour palette|color scheme|scheme: Name!;Category->@palette category|category~Nature;Kind=Complement|Analogous|Triad|Shades|Free;Description;Made by~Vera Lutz|Sami Oja;Visibility=Private|Link|Public;Preview:image;~Likes:number#0-1000000;~Views:number#0-10000000
- Morning at the lake | category=Nature; kind=Analogous; made_by=Vera Lutz; visibility=Public; likes=88; views=910
- Brick and mint | category=City; kind=Complement; made_by=Sami Oja; visibility=Private
- Three kites | category=Play; kind=Triad; description=For posters of the summer fair; made_by=Sami Oja; visibility=Link; likes=12; views=140
- Slate steps | category=Print; kind=Shades; made_by=Vera Lutz; visibility=Public; likes=203; views=3800
! record palette color|color|colour|shade|swatch: Name!;Palette->@palette|color palette~Morning at the lake;Hex value!~#2B6CB0;Red:number#0-255;Green:number#0-255;Blue:number#0-255;Use=Background|Text|Accent|Border|Chart;Contrast:number#1-21;Position:number#1-100
- Lake blue | palette=Morning at the lake; hex_value=#2B6CB0; red=43; green=108; blue=176; use=Accent; contrast=5; position=1
- Mist | palette=Morning at the lake; hex_value=#EDF2F7; red=237; green=242; blue=247; use=Background; contrast=1; position=2
- Kite red | palette=Three kites; hex_value=#E53E3E; red=229; green=62; blue=62; use=Chart; contrast=4; position=1
- Slate ink | palette=Slate steps; hex_value=#1F2933; red=31; green=41; blue=51; use=Text; contrast=15; position=1
! item palette category|category|tag: Name!;Description;Order:number#1-100;~Palettes:number#0-100000
- Nature | order=1; palettes=41
- City | order=2; palettes=14
- Play | description=Loud and merry; order=3; palettes=22
- Print | description=Safe on paper; order=4; palettes=9
item gradient|color gradient: Name!;Palette->@palette|color palette~Morning at the lake;Direction:number(°)#0-360;Kind=Linear|Round|Cone;CSS:long;~Copied:number#0-1000000
- Lake to mist | palette=Morning at the lake; direction=180; kind=Linear; copied=21
- Red kite turning | palette=Three kites; direction=90; kind=Cone; copied=4
- Slate from the corner | palette=Slate steps; direction=135; kind=Linear; copied=160
- Mint inside brick | palette=Brick and mint; direction=0; kind=Round; copied=33
record palette export|export: File name!;Palette->@palette|color palette~Morning at the lake;Format=CSS|SCSS|JSON|PNG|ASE;File:file;Made by~Vera Lutz;Made on:date
- lake.css | palette=Morning at the lake; format=CSS; made_by=Vera Lutz
- slate.scss | palette=Slate steps; format=SCSS; made_by=Vera Lutz
- kites.ase | palette=Three kites; format=ASE; made_by=Sami Oja
- brick-mint.png | palette=Brick and mint; format=PNG; made_by=Sami Oja
+ favorite: Palette->@palette|color palette;Note
# web push|push subscription|browser push|push campaign|push message|push notification service|message pushing
item push campaign|campaign|push message|push task: Title!;Segment->@push segment|segment~Readers of sport;Text:long!;Picture:image;Target address:url;Channel=Browser|App|Both;Send on:date;Send at:time;Made by~Mara Quist;~Sent:number#0-100000000;~Clicks:number#0-100000000;~Status=Draft|Planned|Sending|Sent|Stopped
- Final on Sunday | segment=Readers of sport; text=Kick-off at six.; channel=Browser; made_by=Mara Quist; sent=8200; clicks=610; status=Sent
- Summer sale | segment=Everybody; text=A third off.; channel=Both; made_by=Joel Abara; status=Planned
- Storm from the west | segment=Coast dwellers; text=Stay off the pier tonight.; channel=App; made_by=Mara Quist; sent=1900; clicks=720; status=Stopped
- New choir evenings | segment=Culture in German; text=Six dates until June.; channel=Browser; made_by=Joel Abara; status=Draft
record push subscriber|subscriber|push subscription|browser subscription: Name!;Device=Computer|Phone|Tablet;Browser;Country;Language;Key;Subscribed on:date;Last seen on:date;~Status=Active|Unsubscribed|Unreachable
- Laptop in Oakham | device=Computer; browser=Firefox; country=United Kingdom; language=English; status=Active
- Phone in Graz | device=Phone; browser=Chrome; country=Austria; language=German; status=Unsubscribed
- Tablet in Porto | device=Tablet; browser=Safari; country=Portugal; language=Portuguese; status=Unreachable
- Office computer in Bern | device=Computer; browser=Edge; country=Switzerland; language=German; status=Active
item push segment|segment|audience|subscriber group: Name!;Condition~country = Austria;Description;~Subscribers:number#0-100000000
- Readers of sport | condition=tag = sport; subscribers=8400
- Everybody | condition=none; subscribers=21000
- Coast dwellers | condition=place within 10 km of the sea; subscribers=2300
- Culture in German | condition=tag = culture, language = German; subscribers=960
! record push delivery|delivery|delivery record|sending record: Title!;Campaign->@push campaign|campaign~Final on Sunday;Subscriber->@push subscriber|subscriber~Laptop in Oakham;Sent on:date;Sent at:time;Error;~Result=Waiting|Delivered|Shown|Clicked|Failed
- Final to the laptop | campaign=Final on Sunday; subscriber=Laptop in Oakham; result=Clicked
- Storm to the tablet | campaign=Storm from the west; subscriber=Tablet in Porto; error=Address no longer valid; result=Failed
- Final to Bern | campaign=Final on Sunday; subscriber=Office computer in Bern; result=Shown
- Sale to the laptop | campaign=Summer sale; subscriber=Laptop in Oakham; result=Waiting
record push statistic|delivery statistic|click statistic|statistic: Title!;Campaign->@push campaign|campaign~Final on Sunday;Day:date;Sent:number#0-100000000;Delivered:number#0-100000000;Clicks:number#0-100000000;Unsubscribed:number#0-10000000
- Final, Sunday | campaign=Final on Sunday; sent=8200; delivered=7900; clicks=610; unsubscribed=4
- Storm, first hour | campaign=Storm from the west; sent=1900; delivered=1740; clicks=720; unsubscribed=1
- Final, Monday | campaign=Final on Sunday; sent=0; delivered=110; clicks=38; unsubscribed=9
- Sale, test group | campaign=Summer sale; sent=50; delivered=49; clicks=7; unsubscribed=0
! item push template|message template: Name!;Title line;Text:long;Picture:image;Placeholders;Owner~Mara Quist
- Match reminder | title_line=Starts soon; text={team} at {time}; placeholders={team}, {time}; owner=Mara Quist
- Weather warning | title_line=Warning for {place}; text={weather} from {time}.; placeholders={place}, {weather}, {time}; owner=Mara Quist
- Basket left behind | title_line=Still thinking?; text={item} is in your basket.; placeholders={item}; owner=Joel Abara
- New dates | title_line={series}: new dates; text=First on {day}.; placeholders={series}, {day}; owner=Joel Abara

# programming language website|documentation website|technical documentation|developer documentation|documentation center|online manual|function reference
item documentation page|documentation|manual page|chapter|tutorial|guide: Title!;Section->@documentation section|section~Basics;Version->@documentation version|version~4.2;Slug;Text:long!;Code:long;Level=Beginner|Intermediate|Advanced;Author~Ada Finch;Changed on:date;Position:number#1-10000;~Views:number#0-100000000;~Status=Draft|Published|Outdated
- Variables | section=Basics; version=4.2; slug=variables; level=Beginner; author=Ada Finch; position=1; views=9100; status=Published
- Threads | section=Advanced; version=4.2; slug=threads; level=Advanced; author=Sami Oja; position=40; views=800; status=Draft
- Reading a file | section=Recipes; version=4.2; slug=reading-a-file; level=Intermediate; author=Ada Finch; position=22; views=5400; status=Published
- Macros | section=Tools; version=4.1; slug=macros; level=Advanced; author=Sami Oja; position=61; views=310; status=Outdated
! item documentation section|section|category: Name!;Parent section->@documentation section|section;Order:number#1-1000;~Pages:number#0-10000
- Basics | order=1; pages=14
- Advanced | order=3; pages=9
- Recipes | parent_section=Basics; order=2; pages=31
- Tools | parent_section=Advanced; order=4; pages=12
item documentation version|version|language version|release: Number!;Released on:date;Changes:long;Supported until:date;~Pages:number#0-100000;~State=Preview|Current|Old
- 4.2 | changes=Pattern matching.; pages=210; state=Current
- 4.1 | changes=Faster start.; pages=204; state=Old
- 5.0 | changes=Modules without a main file.; pages=88; state=Preview
- 3.9 | changes=Last one for old systems.; pages=190; state=Old
item function reference|function|api reference|reference entry: Name!;Page->@documentation page|documentation~Variables;Parameters:long;Returns;Description:long;Example:long;Since version~4.0;Deprecated:boolean
- parse_date | page=Variables; returns=Date; since_version=4.0
- open_file | page=Reading a file; parameters=path, mode; returns=File; since_version=1.0
- spawn | page=Threads; parameters=function; returns=Thread; since_version=3.2
- expand | page=Macros; parameters=tree; returns=Tree; since_version=4.1
record example code|code example|example: Title!;Page->@documentation page|documentation~Variables;Code:long!;Output:long;Runnable:boolean;~Run:number#0-10000000
- Two ways to name | page=Variables; code=let a = 1; output=1; run=410
- Lines of a letter | page=Reading a file; code=for line in open_file("letter"); output=Dear Ann; run=980
- Two threads, one counter | page=Threads; code=spawn(count); output=2000; run=76
- Macro that says hello | page=Macros; code=macro hello(); output=hello; run=25
! request correction|page feedback|suggested change|edit suggestion: Title!;Page->@documentation page|documentation~Threads;Text:long!;Kind=Mistake|Unclear|Missing|Translation;From~Joel Abara;Email:email;Answer:long
- Wrong output shown | page=Threads; text=Prints 2.; kind=Mistake; from=Joel Abara
- What does mode mean? | page=Reading a file; text=The letters r and w are not explained.; kind=Unclear; from=Mara Lindt; answer=Table added.
- Example for a long list | page=Variables; text=Only short lists are shown.; kind=Missing; from=Tariq Amin
- German word left over | page=Macros; text=Beispiel instead of example.; kind=Translation; from=Joel Abara; answer=Mended, thank you.

# image optimization|image compression|image processing api|picture compression|compress images|image api|image conversion service
record optimized image|image|uploaded image|picture: File name!;Picture:image;Format=JPG|PNG|WebP|AVIF|GIF;Width:number(px)#1-30000;Height:number(px)#1-30000;Size before:number(KB)#0-1000000;Folder->@image folder|folder~Shop;Owner~Vera Lutz|Sami Oja;Uploaded on:date;~Size after:number(KB)#0-1000000;~Status=Waiting|Done|Failed
- chair-front.png | format=PNG; width=1600; height=1200; size_before=2100; folder=Shop; owner=Vera Lutz; size_after=310; status=Done
- hall.jpg | format=JPG; width=4000; height=3000; size_before=5400; folder=Blog; owner=Sami Oja; status=Waiting
- regatta.avif | format=AVIF; width=2400; height=1350; size_before=1900; folder=Club; owner=Vera Lutz; size_after=140; status=Done
- waving.gif | format=GIF; width=480; height=270; size_before=8800; folder=Letters; owner=Sami Oja; status=Failed
! item image folder|folder: Name!;Description;Owner~Vera Lutz;~Images:number#0-1000000
- Shop | owner=Vera Lutz; images=210
- Blog | owner=Sami Oja; images=41
- Club | description=Regattas and evenings; owner=Vera Lutz; images=530
- Letters | description=Pictures for mails; owner=Sami Oja; images=18
record compression job|compression|compression result|optimization job: Title!;Image->@optimized image|image~chair-front.png;Preset->@compression preset|preset~Web, small;Target format=JPG|PNG|WebP|AVIF;Quality:percent;Size after:number(KB)#0-1000000;Saved:percent;Duration:number(ms)#0-600000;Done on:date;Result:image;~Status=Waiting|Running|Done|Failed
- Chair as WebP | image=chair-front.png; preset=Web, small; target_format=WebP; quality=80; size_after=310; saved=85; duration=420; status=Done
- Regatta for phones | image=regatta.avif; preset=Phone, tiny; target_format=AVIF; quality=60; size_after=140; saved=93; duration=2600; status=Done
- Hall for print | image=hall.jpg; preset=Print, careful; target_format=JPG; quality=95; duration=800; status=Running
- Waving hand as PNG | image=waving.gif; preset=Mail, plain; target_format=PNG; quality=75; duration=120; status=Failed
item compression preset|preset|setting: Name!;Target format=JPG|PNG|WebP|AVIF;Quality:percent;Widest:number(px)#1-30000;Keep colour profile:boolean;Remove camera data:boolean;Owner~Vera Lutz
- Web, small | target_format=WebP; quality=80; widest=1600; owner=Vera Lutz
- Phone, tiny | target_format=AVIF; quality=60; widest=800; owner=Sami Oja
- Print, careful | target_format=JPG; quality=95; widest=6000; owner=Vera Lutz
- Mail, plain | target_format=PNG; quality=75; widest=600; owner=Sami Oja
item api key|access key: Name!;Plan=Free|Basic|Business;Calls per month:number#0-100000000;Owner~Sami Oja;Expires on:date;~Used this month:number#0-100000000;~Status=Active|Revoked|Expired
- Shop server | plan=Basic; calls_per_month=10000; owner=Sami Oja; used_this_month=4100; status=Active
- Newsletter tool | plan=Free; calls_per_month=500; owner=Sami Oja; used_this_month=500; status=Expired
- Club archive | plan=Business; calls_per_month=200000; owner=Vera Lutz; used_this_month=38400; status=Active
- Old blog | plan=Free; calls_per_month=500; owner=Vera Lutz; used_this_month=0; status=Revoked
! record api usage|usage|usage statistic [\\bapi|usage|quota|statistic\\w*]: Title!;Key->@api key|access key~Shop server;Day:date;Calls:number#0-10000000;Images:number#0-10000000;Saved:number(MB)#0-10000000;Errors:number#0-1000000
- Shop server, Monday | key=Shop server; calls=310; images=300; saved=420; errors=2
- Club archive, Sunday | key=Club archive; calls=5200; images=5180; saved=7400; errors=20
- Newsletter tool, Friday | key=Newsletter tool; calls=44; images=41; saved=16; errors=3
- Shop server, Tuesday | key=Shop server; calls=275; images=275; saved=390; errors=0

# asynchronous task|task queue|background job|job queue|background task|task worker|delayed task|distributed task
record background task|task|job|submitted task|asynchronous task: Title!;Queue->@job queue|queue~mail;Worker->@task worker|worker~worker-2;Input:long;Priority=Low|Normal|High;Attempts:number#0-100;Submitted by~Nils Ode;Submitted on:date;Run at:date;~Progress:percent;~Result:long;~Status=Waiting|Running|Done|Failed|Cancelled
- Invoice mails of May | queue=mail; worker=worker-2; priority=Normal; attempts=1; submitted_by=Nils Ode; progress=60; status=Running
- Picture sizes | queue=media; worker=worker-1; priority=Low; attempts=3; submitted_by=Ana Prior; progress=0; status=Failed
- Report of the quarter | queue=reports; worker=worker-3; input=quarter=1; priority=High; attempts=1; submitted_by=Ana Prior; progress=100; status=Done
- Copy of the archive | queue=nightly; priority=Low; attempts=0; submitted_by=Nils Ode; progress=0; status=Cancelled
item job queue|queue|task queue: Name!;Priority=Low|Normal|High;Workers at most:number#1-10000;Policy->@retry policy|policy~Three times, growing;Paused:boolean;~Waiting:number#0-10000000;~Failed:number#0-10000000
- mail | priority=High; workers_at_most=4; policy=Three times, growing; waiting=12; failed=0
- media | priority=Low; workers_at_most=2; policy=Once; waiting=310; failed=4
- reports | priority=Normal; workers_at_most=3; policy=Twice, patient; waiting=2; failed=1
- nightly | priority=Low; workers_at_most=1; policy=Until the morning; waiting=7; failed=0
item task worker|worker|worker node: Name!;Host~node-3;Queues~mail, media;Parallel tasks:number#1-1000;Started on:date;Last sign of life:date;~Running:number#0-1000;~CPU:percent;~Memory:number(MB)#0-1000000;~Status=Working|Idle|Stopped|Lost
- worker-1 | host=node-3; queues=media; parallel_tasks=2; running=1; cpu=74; status=Working
- worker-2 | host=node-4; queues=mail, media; parallel_tasks=4; running=1; cpu=12; status=Working
- worker-3 | host=node-5; queues=reports; parallel_tasks=3; running=0; cpu=2; status=Idle
- worker-old | host=node-9; queues=nightly; parallel_tasks=1; running=0; cpu=0; status=Lost
! item retry policy|policy|retry rule: Name!;Attempts:number#1-100;Wait:number(s)#0-86400;Growing:boolean;Time limit:number(s)#1-86400;After failure=Drop|Keep|Tell somebody
- Three times, growing | attempts=3; wait=30; time_limit=300; after_failure=Tell somebody
- Once | attempts=1; wait=0; time_limit=600; after_failure=Keep
- Twice, patient | attempts=2; wait=600; time_limit=3600; after_failure=Tell somebody
- Until the morning | attempts=12; wait=1800; time_limit=21600; after_failure=Drop
! record task attempt|attempt|task run|task log: Title!;Task->@background task|task~Picture sizes;Worker->@task worker|worker~worker-1;Number:number#1-100;Started on:date;Started at:time;Duration:number(ms)#0-86400000;Error:long;~Result=Done|Failed|Timed out
- Picture sizes, third | task=Picture sizes; worker=worker-1; number=3; duration=9100; error=Out of memory.; result=Failed
- Picture sizes, second | task=Picture sizes; worker=worker-1; number=2; duration=300000; error=Time limit reached.; result=Timed out
- Quarter report, first | task=Report of the quarter; worker=worker-3; number=1; duration=84000; result=Done
- Picture sizes, first | task=Picture sizes; worker=worker-1; number=1; duration=8700; error=Out of memory.; result=Failed

# performance profiling|profiler|request trace|call graph|application performance|apm|tracing system|slow request|distributed tracing
item monitored application|application|app|service: Name!;Language~PHP|Java;Version;Environment=Development|Test|Production;Owner~Nadia Frey;Sample share:percent;~Average time:number(ms)#0-600000;~Errors:percent;~Status=Healthy|Slow|Failing
- Shop front | language=PHP; version=4.2; environment=Production; owner=Nadia Frey; sample_share=5; average_time=210; errors=0; status=Healthy
- Stock service | language=Java; version=1.9; environment=Production; owner=Omar Said; sample_share=10; average_time=900; errors=2; status=Slow
- Ticket desk | language=Ruby; version=2.0; environment=Test; owner=Lea Brandt; sample_share=100; average_time=340; errors=14; status=Failing
- Shelf scanner | language=Go; version=0.7; environment=Development; owner=Omar Said; sample_share=50; average_time=18; errors=0; status=Healthy
record request trace|trace|profile|profiling run|run: Title!;Application->@monitored application|application~Shop front;Address~/basket;Method=GET|POST|PUT|DELETE;Duration:number(ms)#0-600000;Memory:number(KB)#0-10000000;Queries:number#0-100000;Status code:number#0-599;Traced on:date;Traced at:time;~Verdict=Fast|Fair|Slow
- Basket at ten | application=Shop front; address=/basket; method=GET; duration=1840; memory=8200; queries=94; status_code=200; verdict=Slow
- Start page | application=Shop front; address=/; method=GET; duration=120; memory=2100; queries=6; status_code=200; verdict=Fast
- Ticket paid | application=Ticket desk; address=/pay; method=POST; duration=640; memory=5200; queries=31; status_code=500; verdict=Fair
- Shelf changed | application=Stock service; address=/shelves/14; method=PUT; duration=2300; memory=61000; queries=210; status_code=200; verdict=Slow
! record function timing|function call|span|call: Function!;Trace->@request trace|trace~Basket at ten;Called by;Calls:number#1-10000000;Own time:number(ms)#0-600000;With children:number(ms)#0-600000;Memory:number(KB)#-10000000-10000000;File;Line:number#0-1000000
- load_prices | trace=Basket at ten; called_by=basket_page; calls=41; own_time=910; with_children=1500; file=price.php; line=88
- basket_page | trace=Basket at ten; calls=1; own_time=60; with_children=1840; file=basket.php; line=12
- save_shelf | trace=Shelf changed; called_by=handle_put; calls=1; own_time=40; with_children=2250; memory=58000; file=Shelf.java; line=131
- call_bank | trace=Ticket paid; called_by=pay; calls=2; own_time=480; with_children=480; memory=120; file=bank.rb; line=27
record slow query|query timing: Statement!;Trace->@request trace|trace~Basket at ten;Database;Duration:number(ms)#0-600000;Rows:number#0-10000000;Calls:number#1-100000
- select price by article | trace=Basket at ten; database=shop; duration=820; rows=41; calls=41
- update shelf set count | trace=Shelf changed; database=stock; duration=1400; rows=1; calls=200
- select ticket for update | trace=Ticket paid; database=tickets; duration=95; rows=4; calls=3
- count basket lines | trace=Basket at ten; database=shop; duration=310; rows=94; calls=1
record run comparison|comparison: Title!;Before->@request trace|trace~Basket at ten;After->@request trace|trace~Start page;Time change:percent;Memory change:percent;Finding:long;Made by~Nadia Frey
- Basket before and after the cache | before=Basket at ten; after=Start page; time_change=-60; made_by=Nadia Frey
- Shelf: one by one or all at once | before=Shelf changed; after=Basket at ten; time_change=-20; memory_change=-86; finding=200 updates became one.; made_by=Omar Said
- Pay page with a new bank call | before=Start page; after=Ticket paid; time_change=433; memory_change=147; finding=The bank is asked twice.; made_by=Lea Brandt
- Start page after the new menu | before=Basket at ten; after=Start page; time_change=-93; finding=Menu comes from memory.; made_by=Nadia Frey
! record performance alert|alert|alert rule: Title!;Application->@monitored application|application~Stock service;Measure=Duration|Errors|Memory;Limit:number#0-10000000;Value:number#0-10000000;Raised on:date;Handled by~Omar Said;~Status=Open|Seen|Solved
- Stock over 800 ms | application=Stock service; measure=Duration; limit=800; value=900; handled_by=Omar Said; status=Seen
- Tickets fail at the bank | application=Ticket desk; measure=Errors; limit=5; value=14; handled_by=Lea Brandt; status=Open
- Stock service eats memory | application=Stock service; measure=Memory; limit=2048; value=2610; handled_by=Omar Said; status=Solved
- Basket over 1500 ms | application=Shop front; measure=Duration; limit=1500; value=1840; handled_by=Nadia Frey; status=Open
# ssh key|server account|bastion host|jump server|server login management|privileged access|fortress machine|host account
item managed server|server|host|asset: Name!;IP address~10.0.4.11;Port:number#1-65535;Group->@server group|group~Web servers;System=Linux|Windows|Network device|Database;Environment=Development|Test|Production;Owner~Iva Novak;~Last checked on:date;~Status=Reachable|Unreachable|Off
- web-01 | ip_address=10.0.4.11; port=22; group=Web servers; system=Linux; environment=Production; owner=Iva Novak; status=Reachable
- db-02 | ip_address=10.0.4.42; port=22; group=Databases; system=Linux; environment=Production; owner=Sami Oja; status=Reachable
- core-switch | ip_address=10.0.0.2; port=22; group=Network; system=Network device; environment=Production; owner=Sami Oja; status=Off
- try-win-1 | ip_address=10.0.9.31; port=2222; group=Test field; system=Windows; environment=Test; owner=Iva Novak; status=Unreachable
! item server group|group: Name!;Description;Responsible~Iva Novak;~Servers:number#0-100000
- Web servers | responsible=Iva Novak; servers=14
- Databases | responsible=Sami Oja; servers=4
- Network | description=Switches and routers; responsible=Sami Oja; servers=22
- Test field | description=May break any day; responsible=Iva Novak; servers=7
item ssh key|key|public key: Name!;Owner~Nils Berg|Aya Tanaka;Kind=Ed25519|RSA|ECDSA;Fingerprint;Public part:long;Valid until:date;Added on:date;Last used on:date;~Status=Active|Expired|Revoked
- Laptop of Nils | owner=Nils Berg; kind=Ed25519; fingerprint=SHA256 9f2c; status=Active
- Old desktop | owner=Aya Tanaka; kind=RSA; fingerprint=SHA256 77ac; status=Expired
- Build robot | owner=Iva Novak; kind=ECDSA; fingerprint=SHA256 b41e; status=Active
- Lost stick | owner=Nils Berg; kind=RSA; fingerprint=SHA256 03da; status=Revoked
item server account|login account|host account: Login!;Server->@managed server|server~web-01;Kind=Administrator|Application|Personal|Read only;Sign-in=Key|Password|Both;Changed on:date;Change every:number(days)#1-3650;~Status=Active|Locked
- deploy | server=web-01; kind=Application; change_every=90; status=Active
- backup | server=db-02; kind=Read only; change_every=30; status=Active
- netadmin | server=core-switch; kind=Administrator; sign_in=Both; change_every=60; status=Locked
- aya | server=try-win-1; kind=Personal; sign_in=Password; change_every=180; status=Active
record access authorization|authorization|key assignment|permission: Title!;Person~Nils Berg|Aya Tanaka;Account->@server account|account~deploy;Key->@ssh key|key~Laptop of Nils;From:date;Until:date;Commands allowed;Approved by~Iva Novak;~Status=Waiting|Active|Expired|Withdrawn
- Nils deploys to web-01 | person=Nils Berg; account=deploy; key=Laptop of Nils; approved_by=Iva Novak; status=Active
- Aya reads the backups | person=Aya Tanaka; account=backup; key=Old desktop; commands_allowed=ls, cat; approved_by=Sami Oja; status=Expired
- Nils on the core switch | person=Nils Berg; account=netadmin; commands_allowed=show; status=Waiting
- Robot deploys to web-01 | person=Iva Novak; account=deploy; key=Build robot; approved_by=Sami Oja; status=Active
record login session|login record|session|login audit|audit record: Title!;Person~Nils Berg|Aya Tanaka;Server->@managed server|server~web-01;Account->@server account|account~deploy;From address;Started on:date;Started at:time;Length:number(min)#0-100000;Recording:file;Risk=None|Low|High;~Result=Running|Ended|Refused|Cut off
- Nils on web-01 | person=Nils Berg; server=web-01; account=deploy; from_address=203.0.113.77; length=12; risk=None; result=Ended
- Aya on the test machine | person=Aya Tanaka; server=try-win-1; account=aya; from_address=203.0.113.90; length=48; risk=Low; result=Running
- Nils at the core switch | person=Nils Berg; server=core-switch; account=netadmin; from_address=203.0.113.77; length=0; risk=Low; result=Refused
- Aya in the backups at night | person=Aya Tanaka; server=db-02; account=backup; from_address=192.0.2.210; length=3; risk=High; result=Cut off
! record session command|command|command log: Command!;Session->@login session|login record~Nils on web-01;Run on:date;Run at:time;~Verdict=Allowed|Warned|Blocked
- systemctl restart web | session=Nils on web-01; verdict=Allowed
- cat /backup/members.sql | session=Aya in the backups at night; verdict=Blocked
- Restart-Service Spooler | session=Aya on the test machine; verdict=Allowed
- tail -f /var/log/web.log | session=Nils on web-01; verdict=Warned
# code snippet|snippet sharing|snippet manager|snippet library|snippet site|code sharing|pastebin|gist|code library
item snippet|code snippet|code|paste: Title!;Language->@programming language|language~Python|JavaScript;Code:long!;Description:long;Author~Kai Berger|Zoe Laurent;Visibility=Public|Unlisted|Private;Forked from->@snippet|code snippet~Read a CSV file;~Stars:number#0-1000000;~Forks:number#0-100000;~Views:number#0-100000000;~Featured:boolean
- Read a CSV file | language=Python; author=Kai Berger; visibility=Public; stars=128; forks=14; views=5200
- Wait before the next try | language=JavaScript; author=Zoe Laurent; visibility=Public; stars=77; forks=6; views=2100
- Read a CSV file in parts | language=Python; author=Zoe Laurent; visibility=Public; forked_from=Read a CSV file; stars=31; forks=0; views=640
- Top ten by group | language=SQL; author=Ade Cole; visibility=Unlisted; stars=5; forks=1; views=90
item programming language|language: Name!;File ending;Highlighting;Colour;~Snippets:number#0-1000000
- Python | file_ending=.py; highlighting=python; colour=Blue; snippets=410
- JavaScript | file_ending=.js; highlighting=javascript; colour=Yellow; snippets=530
- SQL | file_ending=.sql; highlighting=sql; colour=Orange; snippets=120
- Go | file_ending=.go; highlighting=go; colour=Cyan; snippets=64
item tag|label|topic: Name!;Description;Merged into->@tag|label;~Snippets:number#0-1000000
- files | description=Reading and writing files; snippets=88
- retry | description=Trying again; snippets=21
- csv | description=Comma-separated data; snippets=40
- file-io | merged_into=files; snippets=0
! record snippet tag|tagging|tag of a snippet: Title!;Snippet->@snippet|code snippet~Read a CSV file;Tag->@tag|label~files|csv;Added by~Kai Berger;Added on:date
- CSV file: csv | snippet=Read a CSV file; tag=csv; added_by=Kai Berger
- CSV file: files | snippet=Read a CSV file; tag=files; added_by=Kai Berger
- Wait: retry | snippet=Wait before the next try; tag=retry; added_by=Zoe Laurent
- Parts: csv | snippet=Read a CSV file in parts; tag=csv; added_by=Zoe Laurent
! record snippet version|version|revision [version\\w*|revision\\w*|histor\\w*|edit\\w*|fork\\w*]: Title!;Snippet->@snippet|code snippet~Read a CSV file;Number:number#1-10000;Code:long;Change note;Saved by~Kai Berger;Saved on:date;Lines added:number#0-100000;Lines removed:number#0-100000
- CSV file v1 | snippet=Read a CSV file; number=1; change_note=First version; saved_by=Kai Berger; lines_added=12; lines_removed=0
- CSV file v2 | snippet=Read a CSV file; number=2; change_note=Closes the file; saved_by=Kai Berger; lines_added=3; lines_removed=1
- Wait v1 | snippet=Wait before the next try; number=1; change_note=First version; saved_by=Zoe Laurent; lines_added=20; lines_removed=0
- Top ten v1 | snippet=Top ten by group; number=1; change_note=First version; saved_by=Ade Cole; lines_added=8; lines_removed=0
item collection|snippet collection|folder: Name!;Owner~Kai Berger|Zoe Laurent;Description:long;Visibility=Public|Private;~Snippets:number#0-100000
- Data chores | owner=Kai Berger; visibility=Public; snippets=2
- Network helpers | owner=Zoe Laurent; visibility=Public; snippets=1
- Queries I forget | owner=Ade Cole; visibility=Private; snippets=1
- For the workshop | owner=Zoe Laurent; visibility=Private; snippets=0
! record collection entry|collected snippet [collection\\w*|folder\\w*|organi\\w*]: Title!;Collection->@collection|snippet collection~Data chores;Snippet->@snippet|code snippet~Read a CSV file;Order:number#1-10000;Added on:date;Note
- CSV in data chores | collection=Data chores; snippet=Read a CSV file; order=1
- Parts in data chores | collection=Data chores; snippet=Read a CSV file in parts; order=2
- Wait in network helpers | collection=Network helpers; snippet=Wait before the next try; order=1
- Top ten in queries | collection=Queries I forget; snippet=Top ten by group; order=1
! record line comment|code comment|comment on a line [comment\\w*|review\\w*|discuss\\w*]: Text!;Snippet->@snippet|code snippet~Read a CSV file;Line:number#1-100000;Author~Zoe Laurent;Written on:date;Resolved:boolean
- Which separator? | snippet=Read a CSV file; line=4; author=Zoe Laurent
- Works with tabs too | snippet=Read a CSV file; line=4; author=Kai Berger
- Add an upper limit | snippet=Wait before the next try; line=9; author=Ade Cole
- Ties are lost here | snippet=Top ten by group; line=6; author=Zoe Laurent
+ favorite: Snippet->@snippet|code snippet
+ follow: Author
`
