/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds1 = `

# moving service|moving company|house moving|removal company|relocation service|furniture moving
item vehicle type|moving vehicle|truck type|van type: Name!;Load volume:number(m³)#1-100;Payload:number(kg)#100-20000;Base fare:money;Included distance:number(km)#0-100;Price per km:money;Helpers:number#0-6;Picture:image;~Status=Available|Suspended
- Small van | load_volume=6; payload=800; base_fare=45; included_distance=5; price_per_km=1.8; helpers=0; status=Available
- Box truck 3.5 t | load_volume=18; payload=1200; base_fare=95; included_distance=10; price_per_km=2.6; helpers=2; status=Available
- Flatbed | load_volume=12; payload=1500; base_fare=80; included_distance=8; price_per_km=2.4; helpers=1; status=Available
- Removal lorry 7.5 t | load_volume=38; payload=2800; base_fare=210; included_distance=15; price_per_km=3.9; helpers=4; status=Suspended
item moving item|item type|goods item|furniture item|item information: Name!;Category=Furniture|Appliance|Box|Instrument|Fragile;Volume:number(m³)#0-20;Weight:number(kg)#0-800;Handling fee:money;Needs dismantling:boolean
- Three-seat sofa | category=Furniture; volume=2.1; weight=75; handling_fee=18
- Washing machine | category=Appliance; volume=0.5; weight=70; handling_fee=15
- Moving box | category=Box; volume=0.08; weight=18; handling_fee=1.5
- Upright piano | category=Instrument; volume=1.4; weight=230; handling_fee=120
record freight quote|freight|price estimate|quotation|freight calculation: Title!;Starting point!;Starting floor:number#0-60;Ending point!;Ending floor:number#0-60;Lift=Both ends|Start only|End only|None;Distance:number(km)#0-2000;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Total volume:number(m³)#0-100;Moving on:date;~Price:money
- Linden Court to Harbour View | starting_point=Linden Court 4; starting_floor=3; ending_point=Harbour View 18; ending_floor=6; lift=End only; distance=12; vehicle_type=Box truck 3.5 t; total_volume=15; price=148
- Student room, Mill Road | starting_point=Mill Road 7; starting_floor=1; ending_point=Campus South B2; ending_floor=2; lift=None; distance=6; vehicle_type=Small van; total_volume=4; price=47
- Family house to Oakham | starting_point=Fern Close 3; starting_floor=0; ending_point=Oakham Lane 51; ending_floor=0; lift=None; distance=86; vehicle_type=Removal lorry 7.5 t; total_volume=36; price=487
- Office desks to Pier 9 | starting_point=Canal Street 30; starting_floor=4; ending_point=Pier 9; ending_floor=1; lift=Both ends; distance=9; vehicle_type=Flatbed; total_volume=11; price=86
! record order item|moving list|item list: Title!;Quote->@freight quote|quotation~Linden Court to Harbour View|Family house to Oakham;Item->@moving item|item type~Three-seat sofa|Moving box;Quantity:number#1-200;Special care:boolean;Note
- Sofa from the living room | quote=Linden Court to Harbour View; item=Three-seat sofa; quantity=1; note=Does not fit the lift
- Kitchen and book boxes | quote=Linden Court to Harbour View; item=Moving box; quantity=28
- Piano, ground floor | quote=Family house to Oakham; item=Upright piano; quantity=1; note=Two steps at the door
- Washer and dryer | quote=Family house to Oakham; item=Washing machine; quantity=2
record status update|order tracking|tracking record: Title!;Order number~MV-2031|MV-2034;New status=Accepted|On the way|Loading|In transit|Unloading|Completed|Cancelled;Driver~Ravi Patel|Hugo Lind;Reported on:date;Reported at:time;Location;Photo:image
- MV-2031 accepted | order_number=MV-2031; new_status=Accepted; driver=Ravi Patel; location=Depot East
- MV-2031 loading | order_number=MV-2031; new_status=Loading; driver=Ravi Patel; location=Linden Court 4
- MV-2034 in transit | order_number=MV-2034; new_status=In transit; driver=Hugo Lind; location=Ring road, exit 12
- MV-2027 done | order_number=MV-2027; new_status=Completed; driver=Hugo Lind; location=Pier 9
! record damage claim|claim: Title!;Order number~MV-2031;Damaged item;Damage:long;Claimed amount:money;Photo:image;~Status=Open|Accepted|Refused|Paid
- Scratched table top | order_number=MV-2019; damaged_item=Dining table; damage=Deep scratch across the top.; claimed_amount=120; status=Accepted
- Broken mirror | order_number=MV-2022; damaged_item=Hall mirror; claimed_amount=60; status=Paid
- Dented fridge door | order_number=MV-2027; damaged_item=Fridge; claimed_amount=90; status=Open
- Missing box | order_number=MV-2025; damaged_item=Box of books; claimed_amount=75; status=Refused
+ order: Starting point!;Ending point!;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Moving on:date!;Arrival at:time;Distance:number(km)#0-2000;Driver~Ravi Patel|Hugo Lind;Contact phone:phone;~Freight:money
+ driver: License plate~KV 655 B;Vehicle type->@vehicle type~Small van|Box truck 3.5 t;Phone:phone;Rating:rating;~Status=Free|On a job|Off duty

# payment gateway|payment system|bank payment|online payment|payment platform|intercity payment|payment function|financial settlement
item payment method|payment channel|payment option|payment type: Name!;Kind=Bank card|Bank transfer|Wallet|QR code|Cash on delivery;Provider~Union Clearing|EasyPay;Fee rate:percent;Minimum amount:money;Maximum amount:money;Logo:image;~Status=Enabled|Disabled|Testing
- Debit card | kind=Bank card; provider=Union Clearing; fee_rate=0.6; minimum_amount=1; maximum_amount=20000; status=Enabled
- Mobile wallet | kind=Wallet; provider=EasyPay; fee_rate=0.4; minimum_amount=0.1; maximum_amount=5000; status=Enabled
- Interbank transfer | kind=Bank transfer; provider=Union Clearing; fee_rate=0.1; minimum_amount=50; maximum_amount=500000; status=Enabled
- Scan code | kind=QR code; provider=EasyPay; fee_rate=0.38; minimum_amount=0.1; maximum_amount=3000; status=Testing
item bank account|bank card|saved card|payment account|payment information: Account name!;Holder~Lena Ortiz|Wei Chang;Bank~Southern Commercial Bank|Harbour Bank;Account number ending~4417;Currency=CNY|HKD|USD|EUR;Balance:money;Daily limit:money;Default:boolean;~Status=Active|Frozen|Closed
- Salary card | holder=Lena Ortiz; bank=Southern Commercial Bank; account_number_ending=4417; currency=CNY; balance=18250; daily_limit=20000; status=Active
- Company settlement account | holder=Wei Chang; bank=Harbour Bank; account_number_ending=9026; currency=CNY; balance=412600; daily_limit=500000; status=Active
- Travel wallet | holder=Lena Ortiz; bank=Harbour Bank; account_number_ending=3310; currency=HKD; balance=1900; daily_limit=5000; status=Active
- Old savings | holder=Wei Chang; bank=Southern Commercial Bank; account_number_ending=1188; currency=CNY; balance=0; daily_limit=2000; status=Frozen
record transaction|payment transaction|transaction record|payment record|transaction history|transfer: Transaction number!;Type=Payment|Transfer|Top-up|Withdrawal|Refund;From account->@bank account~Salary card;To payee~Metro Water|Harbour Books;Amount:money!;Currency=CNY|HKD|USD|EUR;Fee:money;Payment method->@payment method~Debit card|Mobile wallet;Paid on:date;Purpose;~Status=Pending|Successful|Failed|Reversed
- TX-700412 | type=Payment; from_account=Salary card; to_payee=Metro Water; amount=86.4; currency=CNY; fee=0.52; payment_method=Debit card; purpose=Water bill; status=Successful
- TX-700418 | type=Transfer; from_account=Company settlement account; to_payee=Delta Paper Mill; amount=23800; currency=CNY; fee=23.8; payment_method=Interbank transfer; purpose=Invoice 551; status=Pending
- TX-700425 | type=Payment; from_account=Travel wallet; to_payee=Harbour Books; amount=142; currency=HKD; fee=0.57; payment_method=Mobile wallet; purpose=Order 8834; status=Failed
- TX-700431 | type=Refund; from_account=Salary card; to_payee=Lena Ortiz; amount=59; currency=CNY; fee=0; payment_method=Debit card; purpose=Returned lamp; status=Successful
record settlement|settlement batch|financial settlement|clearing record: Batch number!;Merchant~Metro Water|Harbour Books;Settled on:date;Transactions:number#0-100000;Gross amount:money;Fees:money;Net amount:money;Paid to->@bank account~Company settlement account;~Status=Open|Reconciled|Paid out|Differences
- ST-0612-A | merchant=Metro Water; transactions=318; gross_amount=27450; fees=164.7; net_amount=27285.3; paid_to=Company settlement account; status=Paid out
- ST-0612-B | merchant=Harbour Books; transactions=74; gross_amount=9120; fees=36.5; net_amount=9083.5; status=Reconciled
- ST-0613-A | merchant=Metro Water; transactions=295; gross_amount=25110; fees=150.7; net_amount=24959.3; status=Open
- ST-0613-B | merchant=Delta Paper Mill; transactions=12; gross_amount=188400; fees=188.4; net_amount=188211.6; status=Differences
request refund|refund request|chargeback: Title!;Transaction->@transaction~TX-700425|TX-700412;Amount:money!;Reason=Double payment|Goods returned|Not delivered|Fraud suspected|Other;Details:long;Evidence:file;~Decided by~Ana Duarte
- Paid twice for water | transaction=TX-700412; amount=86.4; reason=Double payment; details=Debited on both cards.
- Book never arrived | transaction=TX-700425; amount=142; reason=Not delivered
- Lamp sent back | transaction=TX-700431; amount=59; reason=Goods returned; decided_by=Ana Duarte
- Unknown transfer | transaction=TX-700418; amount=23800; reason=Fraud suspected; details=Nobody of us released this.
item system parameter|system setting|parameter|fee rule|configuration: Name!;Value!;Unit;Area=Limits|Fees|Security|Settlement|Notices;Valid from:date;Changed by~Ana Duarte;Note:long
- Single payment limit | value=50000; unit=CNY; area=Limits; changed_by=Ana Duarte
- Failed logins until lock | value=5; unit=tries; area=Security; changed_by=Ana Duarte
- Settlement cut-off | value=17:30; unit=o'clock; area=Settlement; changed_by=Tom Reyes
- Intercity transfer fee | value=0.1; unit=%; area=Fees; changed_by=Tom Reyes
! record payment attempt|gateway response|payment log: Title!;Transaction->@transaction~TX-700412|TX-700425;Attempted on:date;Attempted at:time;Response code~00|51|91;Result=Approved|Declined|Timed out|Error;Message to payer;Duration:number(ms)#0-60000
- First try, card approved | transaction=TX-700412; response_code=00; result=Approved; message_to_payer=Payment successful; duration=640
- Wallet balance too low | transaction=TX-700425; response_code=51; result=Declined; message_to_payer=Not enough balance; duration=410
- Bank did not answer | transaction=TX-700418; response_code=91; result=Timed out; message_to_payer=Please wait, we are checking with the bank; duration=30000
- Refund booked | transaction=TX-700431; response_code=00; result=Approved; message_to_payer=Refund on its way; duration=720
+ payment: Payment method->@payment method~Debit card|Mobile wallet;Payee;Currency=CNY|HKD|USD|EUR;Fee:money;Failure reason

# custom domain|domain management|subdomain|domain binding|domain name|dns management|domain registration
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
item database|data source|database connection|connection: Name!;Engine=PostgreSQL|MySQL|SQLite|MariaDB|Document store;Host~db1.intern.example;Port:number#1-65535;Environment=Production|Staging|Development;Owner~Nadia Frey|Omar Said;Size:number(MB)#0-10000000;Read only:boolean;~Status=Online|Offline|Maintenance
- shop_main | engine=PostgreSQL; host=db1.intern.example; port=5432; environment=Production; owner=Nadia Frey; size=18400; status=Online
- shop_stage | engine=PostgreSQL; host=db2.intern.example; port=5432; environment=Staging; owner=Nadia Frey; size=2100; status=Online
- field_notes | engine=Document store; host=doc1.intern.example; port=27017; environment=Development; owner=Omar Said; size=640; status=Maintenance
- legacy_crm | engine=MySQL; host=old3.intern.example; port=3306; environment=Production; owner=Omar Said; size=7300; status=Offline
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
! record answer|field value|submitted value: Title!;Submission->@submission|form response~WS-0017|VF-0230;Field->@form field|form element~Full name|How was your visit?;Value:long;~Check=Passed|Failed|Not checked
- Name of WS-0017 | submission=WS-0017; field=Full name; value=Ida Moreau; check=Passed
- Day of WS-0017 | submission=WS-0017; field=Which day suits you?; value=Saturday; check=Passed
- Name of WS-0018 | submission=WS-0018; field=Full name; value=K; check=Failed
- Score of VF-0230 | submission=VF-0230; field=How was your visit?; value=9; check=Passed
item integration|interface|api interface|data interface|webhook [interface|api|integrat\\w*|webhook|cdn]: Name!;Form->@form|form design~Workshop sign-up;Kind=Webhook|REST interface|Email|Spreadsheet|CDN script;Address:url;Method=GET|POST|PUT;Secret set:boolean;~Status=Active|Paused|Failing
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

# text converter|converts text|6-digit code|text to code|encode|decode|text encryption|text encoder
record conversion|conversion record|conversion history|generated code|code|6-digit code: Input!;Direction=Text to code|Code to text!;Result;Method->@conversion rule|conversion method~Six-digit hash|Phone keypad;Converted on:date;Converted by~Guest|Rosa Keller;Copied:boolean;~State=Converted|Unknown code|Invalid input;Error shown
- Good morning | direction=Text to code; result=418207; method=Six-digit hash; converted_by=Rosa Keller; state=Converted
- 418207 | direction=Code to text; result=Good morning; method=Six-digit hash; converted_by=Guest; state=Converted
- 000999 | direction=Code to text; method=Six-digit hash; converted_by=Guest; state=Unknown code; error_shown=No text is stored for this code
- ABCDEF | direction=Text to code; result=222333; method=Phone keypad; converted_by=Guest; state=Converted
item code mapping|dictionary entry|code pair|stored text: Code!;Text:long!;Method->@conversion rule|conversion method~Six-digit hash;Created on:date;Times used:number#0-1000000;Expires on:date;~State=Active|Expired|Blocked
- 418207 mapping | text=Good morning; method=Six-digit hash; times_used=6; state=Active
- 730154 mapping | text=Meet at gate B, 18:00; method=Six-digit hash; times_used=2; state=Active
- 222333 mapping | text=ABCDEF; method=Phone keypad; times_used=1; state=Active
- 105500 mapping | text=Old locker word; method=Six-digit hash; times_used=14; state=Expired
item conversion rule|conversion method|coding method|algorithm: Name!;Code length:number#4-64;Alphabet=Digits|Letters|Digits and letters|Hex;Reversible by=Lookup table|Calculation;Case sensitive:boolean;Max text length:number#1-10000;Description:long
- Six-digit hash | code_length=6; alphabet=Digits; reversible_by=Lookup table; max_text_length=500; description=Hash cut to six digits, next free number when taken.
- Phone keypad | code_length=6; alphabet=Digits; reversible_by=Calculation; max_text_length=6
- Base 36 pair | code_length=12; alphabet=Digits and letters; reversible_by=Calculation; max_text_length=8
- Short hex | code_length=8; alphabet=Hex; reversible_by=Lookup table; max_text_length=1000
! record batch conversion|file conversion [batch|file|upload|import]: Name!;Method->@conversion rule|conversion method~Six-digit hash;Input file:file;Lines:number#0-100000;Converted:number#0-100000;Failed:number#0-100000;Result file:file;~State=Waiting|Running|Done|Failed
- Locker words | method=Six-digit hash; lines=120; converted=120; failed=0; state=Done
- Guest names | method=Six-digit hash; lines=64; converted=61; failed=3; state=Done
- Part numbers | method=Short hex; lines=900; converted=300; failed=0; state=Running
- Keypad trial | method=Phone keypad; lines=10; converted=0; failed=10; state=Failed
! item preference|conversion setting|user setting: Name!;Person~Rosa Keller;Default method->@conversion rule|conversion method~Six-digit hash;Group digits=None|In twos|In threes;Keep history:boolean;Copy result at once:boolean
- Rosa's settings | person=Rosa Keller; default_method=Six-digit hash; group_digits=In threes
- Guest default | person=Guest; default_method=Six-digit hash; group_digits=None
- Nils at work | person=Nils Hoek; default_method=Short hex; group_digits=In twos
- Front desk | person=Front desk; default_method=Phone keypad; group_digits=None

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

# woodcut|printmaking|art database|print collection|artwork database|engraving
item work|artwork|print|woodcut|woodcut work|art piece: Title!;Artist->@artist|creator~Shen Manqing|Rui Takeda;Year made:number#600-2100;Technique=Watermark woodcut|Black and white woodcut|Colour woodcut|Etching|Lithograph;Height:number(cm)#1-400;Width:number(cm)#1-600;Edition~12/50;Theme->@theme|category~Landscape|Festival;Collection~Provincial Museum;Description:long;Picture:image
- Mist over the ferry | artist=Shen Manqing; year_made=1961; technique=Watermark woodcut; height=46; width=62; edition=12/50; theme=Landscape; collection=Provincial Museum
- Lantern street | artist=Rui Takeda; year_made=1987; technique=Colour woodcut; height=38; width=52; edition=5/30; theme=Festival
- Mill workers | artist=Gu Wenhai; year_made=1954; technique=Black and white woodcut; height=30; width=42; edition=3/20; theme=Labour
- Crane and reed | artist=Shen Manqing; year_made=1972; technique=Watermark woodcut; height=68; width=34; edition=21/80; theme=Birds and flowers
person artist|creator|printmaker|engraver: Name!;Born:number#600-2100;Died:number#600-2100;Native place~Suzhou|Kyoto;School~Southern water prints;Biography:long;Portrait:image
- Shen Manqing | born=1926; died=2003; native_place=Suzhou; school=Southern water prints; biography=Taught printing with water colours for thirty years.
- Rui Takeda | born=1949; native_place=Kyoto; school=Night prints
- Gu Wenhai | born=1918; died=1990; native_place=Harbin; school=Northern woodcut
- Ana Lobo | born=1975; native_place=Porto; school=Independent
event exhibition|show|art exhibition: Title!;Venue~Provincial Museum, hall 2;Opens on:date!;Closes on:date;Curator~Bai Ling;Works shown:number#1-2000;Admission:money;Introduction:long;Poster:image;~Status=Planned|Open|Closed
- Water and wood | venue=Provincial Museum, hall 2; curator=Bai Ling; works_shown=84; admission=6; status=Open
- Night prints | venue=Canal Gallery; curator=Mei Otani; works_shown=40; admission=0; status=Planned
- A century of the knife | venue=Town hall foyer; curator=Bai Ling; works_shown=120; admission=0; status=Closed
- Birds on paper | venue=Reed House; curator=Jon Idris; works_shown=32; admission=4; status=Planned
! record exhibited work|exhibition work|loan: Title!;Exhibition->@exhibition~Water and wood;Work->@work|print~Mist over the ferry;Wall~North wall;Label text:long;Lender~Provincial Museum
- Ferry on the north wall | exhibition=Water and wood; work=Mist over the ferry; wall=North wall; lender=Provincial Museum
- Crane at the entrance | exhibition=Water and wood; work=Crane and reed; wall=Entrance; lender=Private owner
- Lantern street at night | exhibition=Night prints; work=Lantern street; wall=Room 1; lender=Canal Gallery
- Mill workers in the foyer | exhibition=A century of the knife; work=Mill workers; wall=Left side; lender=Provincial Museum
item theme|category|genre|subject: Name!;Description:long;Period~1950 to 1980;Position:number#1-100
- Landscape | position=1; period=1950 to 1980
- Festival | position=2
- Labour | position=3; period=1940 to 1965
- Birds and flowers | position=4
record collected item|collected content|my collection: Title!;Collected by~Rosa Keller;Work->@work|print~Mist over the ferry;Artist->@artist|creator~Shen Manqing;Saved on:date;Folder~To see again;Note:long
- Ferry for my wall | collected_by=Rosa Keller; work=Mist over the ferry; artist=Shen Manqing; folder=To see again
- Takeda's streets | collected_by=Nils Hoek; work=Lantern street; artist=Rui Takeda; folder=Seminar
- Crane print | collected_by=Rosa Keller; work=Crane and reed; artist=Shen Manqing; folder=Birds
- Mill for class 9 | collected_by=Evan Pugh; work=Mill workers; artist=Gu Wenhai; folder=Lessons

# web service|service deployment|deployment platform|cloud hosting|microservice
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

# work log|group task|team task|task log|work diary|daily report|weekly report
work group task|task|scheduled task|team task: Title!;Group->@group|team~Survey team|Web team;Assigned to->@group member|member~Ida Moreau|Kofi Asante;Starts on:date;Due on:date!;Planned hours:number#0-200;Priority=Low|Normal|High;~Progress:percent;Description:long
- Measure plots 4 to 9 | group=Survey team; assigned_to=Ida Moreau; planned_hours=12; priority=High; progress=60
- Draw the base map | group=Survey team; assigned_to=Jun Arai; planned_hours=8; priority=Normal; progress=0
- New start page | group=Web team; assigned_to=Kofi Asante; planned_hours=20; priority=Normal; progress=35
- Fix the search box | group=Web team; assigned_to=Kofi Asante; planned_hours=3; priority=Low; progress=100
record work log|log entry|work record|daily log|log: Title!;Task->@group task|task~Measure plots 4 to 9|New start page;Member->@group member|member~Ida Moreau|Kofi Asante;Worked on:date!;Hours:number#0-24;What was done:long;Problems:long;Next step;~Status=Draft|Submitted|Approved
- Plots 4, 5 and 6 | task=Measure plots 4 to 9; member=Ida Moreau; hours=6.5; what_was_done=Three plots measured.; problems=Rain after 15:00; next_step=Plot 7; status=Approved
- Header and menu | task=New start page; member=Kofi Asante; hours=5; what_was_done=Menu works on phones.; next_step=Footer; status=Submitted
- Search box fixed | task=Fix the search box; member=Kofi Asante; hours=2; what_was_done=Blank input no longer crashes.; status=Approved
- Reading old maps | task=Draw the base map; member=Jun Arai; hours=3; status=Draft
item group|team|work group|department: Name!;Leader~Ida Moreau;Members:number#1-200;Weekly hours:number#0-5000;Meets on=Monday|Tuesday|Wednesday|Thursday|Friday;Purpose:long
- Survey team | leader=Ida Moreau; members=4; weekly_hours=140; meets_on=Monday
- Web team | leader=Kofi Asante; members=3; weekly_hours=110; meets_on=Tuesday
- Field support | leader=Sid Marlow; members=5; weekly_hours=175; meets_on=Friday
- Editors | leader=Clara Nunes; members=2; weekly_hours=60; meets_on=Wednesday
person group member|member|team member|colleague: Name!;Group->@group|team~Survey team|Web team;Position~Surveyor|Developer;Email:email;Hours per week:number#0-60;~Availability=Available|On leave|Part time
- Ida Moreau | group=Survey team; position=Surveyor; email=ida@team.example; hours_per_week=38; availability=Available
- Jun Arai | group=Survey team; position=Draughtsman; email=jun@team.example; hours_per_week=30; availability=Part time
- Kofi Asante | group=Web team; position=Developer; email=kofi@team.example; hours_per_week=40; availability=Available
- Clara Nunes | group=Editors; position=Editor; email=clara@team.example; hours_per_week=35; availability=On leave
record task adjustment|adjustment|schedule change|reschedule: Title!;Task->@group task|task~Measure plots 4 to 9;Change=New date|New person|More hours|Priority|Cancelled;Old value;New value;Reason:long;Adjusted by->@group member|member~Ida Moreau;Adjusted on:date
- Plots moved to Thursday | task=Measure plots 4 to 9; change=New date; old_value=Tuesday; new_value=Thursday; reason=Rain; adjusted_by=Ida Moreau
- Map given to Jun | task=Draw the base map; change=New person; old_value=Clara Nunes; new_value=Jun Arai; reason=Leave; adjusted_by=Ida Moreau
- More hours for start page | task=New start page; change=More hours; old_value=14; new_value=20; adjusted_by=Kofi Asante
- Search box raised | task=Fix the search box; change=Priority; old_value=Low; new_value=Normal; adjusted_by=Kofi Asante
! record weekly plan|week plan|weekly summary: Week!;Group->@group|team~Survey team;Member->@group member|member~Ida Moreau;Planned hours:number#0-200;Logged hours:number#0-200;Goals:long;Summary:long;~Status=Planned|Running|Closed
- Week 22 Ida | group=Survey team; member=Ida Moreau; planned_hours=38; logged_hours=36; goals=All plots of the north field; status=Closed
- Week 23 Ida | group=Survey team; member=Ida Moreau; planned_hours=38; logged_hours=12; goals=South field; status=Running
- Week 23 Kofi | group=Web team; member=Kofi Asante; planned_hours=40; logged_hours=15; goals=Start page ready for review; status=Running
- Week 24 Jun | group=Survey team; member=Jun Arai; planned_hours=30; logged_hours=0; goals=Base map printed; status=Planned

# government affair|public affairs|representative information|people's congress|citizen suggestion|local government
person representative|deputy|councillor|delegate: Name!;Constituency~North Ward|Harbour District;Group~Independent|Green List;Office~Committee on Transport;Elected in:number#1950-2100;Email:email;Office hours;Biography:long;Portrait:image
- Priya Nair | constituency=North Ward; group=Independent; office=Committee on Transport; elected_in=2021; email=p.nair@council.example; office_hours=Tue 16-18
- Colm Healy | constituency=Harbour District; group=Green List; office=Committee on Schools; elected_in=2017; email=c.healy@council.example; office_hours=Thu 10-12
- Greta Olsen | constituency=Old Town; group=Citizens' Union; office=Budget committee; elected_in=2021; office_hours=Mon 17-19
- Tomas Ferro | constituency=Meadow Ward; group=Independent; office=Deputy speaker; elected_in=2013; office_hours=Fri 9-11
request suggestion|proposal|citizen suggestion|opinion|submission {New|Under review|Answered|Adopted|Refused}: Title!;Topic->@topic|affair category~Transport|Schools;Addressed to->@representative|deputy~Priya Nair;Submitted by~Evan Pugh;Text:long!;Place~Station square;Attachment:file;Supporters:number#0-100000;~Reply:long;~Replied by~Council office
- Crossing at the station | topic=Transport; addressed_to=Priya Nair; submitted_by=Evan Pugh; text=Cars do not stop. Please paint a crossing and add lights.; place=Station square; supporters=214
- Shade in the school yard | topic=Schools; addressed_to=Colm Healy; submitted_by=Rosa Keller; text=Plant six maples along the south fence.; place=Pier School; supporters=96
- Later library hours | topic=Culture; addressed_to=Greta Olsen; submitted_by=Nils Hoek; text=Open until 20:00 on two days.; supporters=152; reply=Trial from September.; replied_by=Council office
- Budget in plain words | topic=Budget; addressed_to=Greta Olsen; submitted_by=Petra Hill; text=Print a two-page summary for each household.; supporters=41
item government news|affairs news|news item|news|announcement|policy: Title!;Topic->@topic|affair category~Transport;Kind=News|Announcement|Policy|Session report;Issued by~Council office|Road department;Published on:date;Text:long;Picture:image;Document:file;~Status=Draft|Published|Archived
- Station square closed for works | topic=Transport; kind=Announcement; issued_by=Road department; text=Buses 4 and 7 stop in Canal Street for three weeks.; status=Published
- New rules for school meals | topic=Schools; kind=Policy; issued_by=Council office; text=Half of all meals come from the region.; status=Published
- Session of the council, May | topic=Budget; kind=Session report; issued_by=Council office; status=Published
- Summer programme of the library | topic=Culture; kind=News; issued_by=Library; status=Draft
record discussion|discussion topic|debate|forum topic: Title!;Topic->@topic|affair category~Budget;Started by~Nils Hoek;Opening text:long;Related news->@government news|news~Station square closed for works;Started on:date;Replies:number#0-100000;~Status=Open|Pinned|Closed
- How should buses run during the works? | topic=Transport; started_by=Nils Hoek; related_news=Station square closed for works; replies=38; status=Open
- What do children like to eat? | topic=Schools; started_by=Rosa Keller; related_news=New rules for school meals; replies=21; status=Open
- Where to save, where to spend | topic=Budget; started_by=Greta Olsen; replies=77; status=Pinned
- Night opening of the library | topic=Culture; started_by=Petra Hill; replies=12; status=Closed
! record discussion reply|reply|contribution: Title!;Discussion->@discussion|debate~Where to save, where to spend;Written by~Evan Pugh;Text:long;Written on:date;Likes:number#0-100000
- Smaller buses | discussion=How should buses run during the works?; written_by=Evan Pugh; text=Use the small buses through Canal Street.; likes=19
- Soup days | discussion=What do children like to eat?; written_by=Ida Moreau; text=Two soup days a week work well with us.; likes=8
- Roof first | discussion=Where to save, where to spend; written_by=Petra Hill; text=The roof of the sports hall cannot wait.; likes=33
- Students would come | discussion=Night opening of the library; written_by=Jun Arai; likes=5
item topic|affair category|category|department|service area: Name!;Department~Road department;Contact email:email;Phone:phone;Description:long
- Transport | department=Road department; contact_email=roads@council.example
- Schools | department=School office; contact_email=schools@council.example
- Budget | department=Treasury; contact_email=treasury@council.example
- Culture | department=Library; contact_email=culture@council.example
item government service|service guide|affairs service: Name!;Topic->@topic|department~Transport;Who can apply;Papers needed:long;Fee:money;Takes days:number#0-365;Where~Town hall, counter 3;Online form:url
- Resident parking permit | topic=Transport; who_can_apply=People living in the Old Town; papers_needed=Identity card, car papers; fee=30; takes_days=3; where=Town hall, counter 3
- School place in another ward | topic=Schools; who_can_apply=Parents; fee=0; takes_days=30; where=School office
- Hire of the town hall | topic=Culture; who_can_apply=Clubs and residents; fee=120; takes_days=7; where=Town hall, counter 1
- Payment plan for taxes | topic=Budget; who_can_apply=Residents; fee=0; takes_days=14; where=Treasury

# micro-marketing|public account|enterprise promotion|social media marketing|activity planning|wechat marketing
item public account|enterprise account|official account|channel: Name!;Enterprise~Lindenhof Tea|Orca Bikes;Platform=WeChat|Weibo|Video channel|Mini-program|Newsletter;Account type=Subscription|Service|Enterprise;Followers:number#0-100000000;Operator~Mei Otani;Introduction:long;Avatar:image;~Status=Verified|In review|Suspended
- Lindenhof Tea Daily | enterprise=Lindenhof Tea; platform=WeChat; account_type=Subscription; followers=18420; operator=Mei Otani; status=Verified
- Orca Bikes Service | enterprise=Orca Bikes; platform=WeChat; account_type=Service; followers=6230; operator=Ravi Patel; status=Verified
- Orca Rides | enterprise=Orca Bikes; platform=Video channel; account_type=Enterprise; followers=2900; operator=Ravi Patel; status=In review
- Tea Club Letter | enterprise=Lindenhof Tea; platform=Newsletter; account_type=Subscription; followers=3110; operator=Mei Otani; status=Verified
item marketing post|published post|promotional post|push article: Title!;Account->@public account|channel~Lindenhof Tea Daily;Format=Article|Picture set|Video|Poster;Text:long;Cover:image;Publish on:date;Publish at:time;Reads:number#0-100000000;Likes:number#0-10000000;Shares:number#0-10000000;~Status=Draft|Scheduled|Published|Withdrawn
- First flush has arrived | account=Lindenhof Tea Daily; format=Article; text=Three gardens, three tastes.; reads=5210; likes=340; shares=118; status=Published
- Check your brakes in five minutes | account=Orca Bikes Service; format=Video; reads=1880; likes=95; shares=61; status=Published
- Spring ride poster | account=Orca Rides; format=Poster; reads=0; likes=0; shares=0; status=Scheduled
- Cold brew at home | account=Tea Club Letter; format=Article; reads=0; likes=0; shares=0; status=Draft
event activity|marketing activity|campaign|online activity|offline activity: Title!;Enterprise~Lindenhof Tea;Form=Online|Offline|Both;Type=Lottery|Flash sale|Group buying|Tasting|Ride|Live stream;Starts on:date!;Ends on:date;Place~Shop on Canal Street;Budget:money;Max participants:number#1-1000000;Prize;Rules:long;~Status=Planned|Running|Finished|Cancelled
- Tasting of the new harvest | enterprise=Lindenhof Tea; form=Offline; type=Tasting; place=Shop on Canal Street; budget=800; max_participants=40; status=Planned
- Spring ride along the lake | enterprise=Orca Bikes; form=Offline; type=Ride; place=Lake car park; budget=1200; max_participants=120; prize=Bike lock; status=Running
- Tea lottery | enterprise=Lindenhof Tea; form=Online; type=Lottery; budget=500; max_participants=10000; prize=One year of tea; status=Finished
- Helmet flash sale | enterprise=Orca Bikes; form=Online; type=Flash sale; budget=300; max_participants=200; status=Planned
record activity participant|participant|participation|registration: Name!;Activity->@activity|campaign~Tea lottery;Phone:phone;Came from->@public account|channel~Lindenhof Tea Daily;Joined on:date;Prize won;~State=Registered|Attended|Won|No show
- Ida Moreau | activity=Tasting of the new harvest; came_from=Lindenhof Tea Daily; state=Registered
- Jun Arai | activity=Spring ride along the lake; came_from=Orca Rides; state=Attended
- Petra Hill | activity=Tea lottery; came_from=Tea Club Letter; prize_won=One year of tea; state=Won
- Nils Hoek | activity=Helmet flash sale; came_from=Orca Bikes Service; state=Registered
record push|traffic push|push task|push message|traffic: Title!;Account->@public account|channel~Lindenhof Tea Daily;Post->@marketing post|published post~First flush has arrived;Audience->@audience|user group~Regular buyers;Send on:date!;Send at:time;Reached:number#0-100000000;Opened:number#0-100000000;Clicked:number#0-100000000;~Status=Planned|Sending|Sent|Failed
- New harvest to regulars | account=Lindenhof Tea Daily; post=First flush has arrived; audience=Regular buyers; reached=4200; opened=1630; clicked=310; status=Sent
- Brake video to owners | account=Orca Bikes Service; post=Check your brakes in five minutes; audience=Bike owners; reached=2900; opened=940; clicked=120; status=Sent
- Ride poster to the lake towns | account=Orca Rides; post=Spring ride poster; audience=Lake towns; reached=0; opened=0; clicked=0; status=Planned
- Harvest to sleepers | account=Lindenhof Tea Daily; post=First flush has arrived; audience=Not seen for 90 days; reached=0; opened=0; clicked=0; status=Failed
item audience|user group|fan group|segment: Name!;Enterprise~Lindenhof Tea;Members:number#0-100000000;Rule~Bought in the last 60 days;Region~Lake district;Tag~Regulars
- Regular buyers | enterprise=Lindenhof Tea; members=4260; rule=Bought in the last 60 days; tag=Regulars
- Not seen for 90 days | enterprise=Lindenhof Tea; members=2110; rule=No visit for 90 days; tag=Sleepers
- Bike owners | enterprise=Orca Bikes; members=2950; rule=Has a bike in service
- Lake towns | enterprise=Orca Bikes; members=1320; rule=Lives within 20 km of the lake; region=Lake district
! record channel statistic|daily statistic|traffic statistic: Title!;Account->@public account|channel~Lindenhof Tea Daily;Day:date;New followers:number#0-1000000;Lost followers:number#0-1000000;Reads:number#0-100000000;Messages:number#0-1000000
- Tea Daily Monday | account=Lindenhof Tea Daily; new_followers=64; lost_followers=11; reads=2100; messages=18
- Tea Daily Tuesday | account=Lindenhof Tea Daily; new_followers=41; lost_followers=9; reads=1480; messages=12
- Orca Service Monday | account=Orca Bikes Service; new_followers=15; lost_followers=4; reads=610; messages=33
- Orca Rides Monday | account=Orca Rides; new_followers=28; lost_followers=2; reads=330; messages=5

# immersive world|immersive experience|script murder|escape game|role-play store|immersive theatre|murder mystery
item game|script|immersive game|game ticket|theme room: Name!;Genre=Mystery|Horror|Comedy|History|Romance|Adventure;Players:number#1-30;Duration:number(min)#10-480;Difficulty=Easy|Medium|Hard;Price per person:money;Rating:rating;Popular:boolean;Story:long;Poster:image;~Status=Playing|Coming soon|Retired
- The Clockmaker's Debt | genre=Mystery; players=6; duration=240; difficulty=Hard; price_per_person=128; rating=4.8; status=Playing
- Midnight Ferry | genre=Horror; players=5; duration=120; difficulty=Medium; price_per_person=98; rating=4.5; status=Playing
- Wedding in Willow Lane | genre=Comedy; players=7; duration=180; difficulty=Easy; price_per_person=88; rating=4.6; status=Playing
- Embers of the Palace | genre=History; players=8; duration=300; difficulty=Hard; price_per_person=168; rating=4.9; status=Coming soon
item store|shop|venue|branch|nearby store: Name!;City~Hangzhou|Lyon;Address;Phone:phone;Opening hours;Rooms:number#1-50;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Open|Closed|Full
- Canal Street store | city=Hangzhou; address=Canal Street 88, 2nd floor; opening_hours=12:00-24:00; rooms=6; latitude=30.27; longitude=120.16; status=Open
- Old Mill store | city=Hangzhou; address=Mill Yard 5; opening_hours=13:00-23:00; rooms=4; latitude=30.31; longitude=120.1; status=Open
- Station store | city=Suzhou; address=Station Plaza B1; opening_hours=10:00-22:00; rooms=8; status=Full
- Lake store | city=Suzhou; address=Lakeside 17; opening_hours=12:00-22:00; rooms=3; status=Closed
record game session|session|game slot|show: Title!;Game->@game|script~Midnight Ferry;Store->@store|venue~Canal Street store;Plays on:date!;Starts at:time;Host~Lin Okafor;Places:number#1-30;Booked:number#0-30;~Status=Open|Full|Played|Cancelled
- Ferry, Friday night | game=Midnight Ferry; store=Canal Street store; host=Lin Okafor; places=5; booked=5; status=Full
- Clockmaker, Saturday | game=The Clockmaker's Debt; store=Old Mill store; host=Tao Wen; places=6; booked=4; status=Open
- Wedding, Sunday lunch | game=Wedding in Willow Lane; store=Station store; host=Mara Lindt; places=7; booked=7; status=Played
- Ferry, Sunday | game=Midnight Ferry; store=Canal Street store; host=Tao Wen; places=5; booked=1; status=Open
record personality test|test result|personality test result|test: Title!;Player~Ida Moreau;Taken on:date;Type=Detective|Leader|Dreamer|Trickster|Guardian;Score:number#0-100;Suits game->@game|script~The Clockmaker's Debt;Summary:long
- Ida's result | player=Ida Moreau; type=Detective; score=86; suits_game=The Clockmaker's Debt; summary=Likes evidence and long plots.
- Jun's result | player=Jun Arai; type=Trickster; score=74; suits_game=Wedding in Willow Lane
- Petra's result | player=Petra Hill; type=Guardian; score=69; suits_game=Midnight Ferry
- Kofi's result | player=Kofi Asante; type=Leader; score=91; suits_game=Embers of the Palace
! item test question [test|personalit\\w+]: Question!;Answer A;Points for A=Detective|Leader|Dreamer|Trickster|Guardian;Answer B;Points for B=Detective|Leader|Dreamer|Trickster|Guardian;Position:number#1-100
- A door is locked. What now? | answer_a=Look for traces; points_for_a=Detective; answer_b=Talk the guard round; points_for_b=Trickster; position=1
- Your group is lost. | answer_a=Take the lead; points_for_a=Leader; answer_b=Keep all together; points_for_b=Guardian; position=2
- You find a diary. | answer_a=Read every date; points_for_a=Detective; answer_b=Imagine its writer; points_for_b=Dreamer; position=3
- Someone lies to you. | answer_a=Lie back; points_for_a=Trickster; answer_b=Ask a third person; points_for_b=Detective; position=4
item coupon|voucher|discount coupon: Name!;Type=Amount off|Percent off|Free ticket;Value:number#0-1000;Minimum spend:money;Game->@game|script~Midnight Ferry;Valid until:date;Pieces:number#1-100000;Claimed:number#0-100000;~Status=Active|Used up|Expired
- 20 off on weekdays | type=Amount off; value=20; minimum_spend=90; pieces=500; claimed=212; status=Active
- Ferry half price | type=Percent off; value=50; minimum_spend=0; game=Midnight Ferry; pieces=50; claimed=50; status=Used up
- Birthday ticket | type=Free ticket; value=1; pieces=1000; claimed=88; status=Active
- Opening week | type=Percent off; value=30; pieces=300; claimed=240; status=Expired
item ticket package|game ticket package|package|pass: Name!;Tickets included:number#1-100;Price:money!;Normal price:money;Games allowed~All games up to 128;Valid days:number#1-1000;Stores~All stores;~Status=On sale|Sold out|Ended
- Five evenings | tickets_included=5; price=450; normal_price=560; games_allowed=All games up to 128; valid_days=180; stores=All stores; status=On sale
- Team of eight | tickets_included=8; price=690; normal_price=820; valid_days=90; stores=Station store; status=On sale
- Horror month | tickets_included=3; price=240; normal_price=294; games_allowed=Horror games; valid_days=30; status=Ended
- Student ten | tickets_included=10; price=780; normal_price=980; valid_days=365; status=Sold out
record recharge|balance recharge|top-up|balance record: Title!;Player~Ida Moreau;Amount:money!;Bonus:money;Paid with=WeChat Pay|Card|Cash;Recharged on:date;Balance after:money;~Status=Pending|Done|Failed
- Ida 300 | player=Ida Moreau; amount=300; bonus=30; paid_with=WeChat Pay; balance_after=412; status=Done
- Jun 100 | player=Jun Arai; amount=100; bonus=0; paid_with=Card; balance_after=100; status=Done
- Petra 500 | player=Petra Hill; amount=500; bonus=80; paid_with=WeChat Pay; balance_after=640; status=Done
- Kofi 200 | player=Kofi Asante; amount=200; bonus=15; paid_with=Card; balance_after=0; status=Failed
+ order: Ticket package->@ticket package|package~Five evenings;Session->@game session|session~Clockmaker, Saturday;Store->@store|venue~Canal Street store;Coupon->@coupon~20 off on weekdays;Verification code~7714-2086;~Verification=Not verified|Verified|Expired

# multimedia distribution|content distribution|content delivery|distribution gateway|media gateway|cdn management|load balancing
item multimedia resource|media resource|resource|media content|media file: Title!;Type=Video|Audio|Image|Live stream;File:file;Size:number(MB)#0-1000000;Format=MP4|HLS|DASH|MP3|JPEG;Duration:number(s)#0-100000;Bit rate:number(kbit/s)#0-200000;Category~Sport|News;Uploaded by~Nadia Frey;~Status=Uploaded|Transcoding|Ready|Withdrawn
- City derby highlights | type=Video; size=840; format=HLS; duration=612; bit_rate=6000; category=Sport; uploaded_by=Nadia Frey; status=Ready
- Evening news, 14 May | type=Video; size=1250; format=MP4; duration=1500; bit_rate=4500; category=News; uploaded_by=Omar Said; status=Ready
- Harbour radio hour | type=Audio; size=82; format=MP3; duration=3600; bit_rate=192; category=Music; uploaded_by=Omar Said; status=Transcoding
- Derby poster | type=Image; size=6; format=JPEG; category=Sport; uploaded_by=Nadia Frey; status=Ready
item server node|edge node|server|node|distribution node: Name!;Region~North|Coast;IP address~198.51.100.7;Capacity:number(Mbit/s)#1-400000;Current load:percent;Weight:number#0-1000;Cache size:number(GB)#0-100000;Last heartbeat:date;~Status=Online|Draining|Offline
- edge-north-1 | region=North; ip_address=198.51.100.7; capacity=10000; current_load=62; weight=100; cache_size=2000; status=Online
- edge-north-2 | region=North; ip_address=198.51.100.8; capacity=10000; current_load=58; weight=100; cache_size=2000; status=Online
- edge-coast-1 | region=Coast; ip_address=203.0.113.40; capacity=4000; current_load=91; weight=40; cache_size=800; status=Draining
- origin-1 | region=Centre; ip_address=192.0.2.11; capacity=20000; current_load=17; weight=0; cache_size=12000; status=Online
item distribution strategy|distribution policy|content distribution strategy|strategy: Name!;Rule=Nearest node|Least load|Popularity|Time of day|Manual;Applies to~Sport videos;Copies:number#1-500;Push at:time;Lifetime:number(h)#1-10000;Priority=Low|Normal|High;Active:boolean;Note:long
- Hot sport to all edges | rule=Popularity; applies_to=Sport videos; copies=12; lifetime=48; priority=High
- News at six | rule=Time of day; applies_to=Evening news; copies=8; lifetime=24; priority=High
- Nearest by default | rule=Nearest node; applies_to=Everything; copies=3; lifetime=168; priority=Normal
- Archive on demand | rule=Least load; applies_to=Older than 90 days; copies=1; lifetime=720; priority=Low
work distribution task|distribution process|content distribution|distribution job {Waiting|Distributing|Done|Failed}: Title!;Resource->@multimedia resource|resource~City derby highlights;Strategy->@distribution strategy|strategy~Hot sport to all edges;Target node->@server node|edge node~edge-north-1;Start on:date;Progress:percent;Transferred:number(MB)#0-1000000;Started by~Nadia Frey;Error
- Derby to north 1 | resource=City derby highlights; strategy=Hot sport to all edges; target_node=edge-north-1; progress=100; transferred=840; started_by=Nadia Frey
- Derby to coast 1 | resource=City derby highlights; strategy=Hot sport to all edges; target_node=edge-coast-1; progress=45; transferred=378; started_by=Nadia Frey
- News to north 2 | resource=Evening news, 14 May; strategy=News at six; target_node=edge-north-2; progress=100; transferred=1250; started_by=Omar Said
- Radio to coast 1 | resource=Harbour radio hour; strategy=Nearest by default; target_node=edge-coast-1; progress=0; transferred=0; started_by=Omar Said; error=Node is draining
record redirection rule|redirection|redirect|on-demand redirection: Title!;Request path~/vod/derby;Client region~Coast;Redirect to->@server node|edge node~edge-north-2;Fallback node->@server node|edge node~origin-1;Reason=Nearest|Load|Failure|Maintenance;Hits today:number#0-100000000;Active:boolean
- Derby, coast | request_path=/vod/derby; client_region=Coast; redirect_to=edge-north-2; fallback_node=origin-1; reason=Load; hits_today=8120
- Derby, north | request_path=/vod/derby; client_region=North; redirect_to=edge-north-1; fallback_node=edge-north-2; reason=Nearest; hits_today=20440
- News, all | request_path=/vod/news; client_region=All; redirect_to=edge-north-2; fallback_node=origin-1; reason=Nearest; hits_today=9300
- Radio, coast | request_path=/live/harbour; client_region=Coast; redirect_to=origin-1; reason=Maintenance; hits_today=310
record on-demand statistic|volume statistic|access statistic|on-demand volume|play statistic: Title!;Resource->@multimedia resource|resource~City derby highlights;Node->@server node|edge node~edge-north-1;Day:date!;Requests:number#0-1000000000;Traffic:number(GB)#0-10000000;Cache hit rate:percent;Average start:number(ms)#0-60000;Errors:number#0-100000000
- Derby on north 1, Sunday | resource=City derby highlights; node=edge-north-1; requests=20440; traffic=14900; cache_hit_rate=98; average_start=410; errors=12
- Derby on north 2, Sunday | resource=City derby highlights; node=edge-north-2; requests=8120; traffic=5900; cache_hit_rate=97; average_start=460; errors=9
- News on north 2, Sunday | resource=Evening news, 14 May; node=edge-north-2; requests=9300; traffic=10100; cache_hit_rate=95; average_start=520; errors=31
- Radio on origin, Sunday | resource=Harbour radio hour; node=origin-1; requests=310; traffic=24; cache_hit_rate=0; average_start=1300; errors=44
! record load sample|server load|load record: Title!;Node->@server node|edge node~edge-coast-1;Measured on:date;Measured at:time;Load:percent;Connections:number#0-10000000;Bandwidth used:number(Mbit/s)#0-400000
- coast 1 at 20:00 | node=edge-coast-1; load=91; connections=15200; bandwidth_used=3640
- north 1 at 20:00 | node=edge-north-1; load=62; connections=26100; bandwidth_used=6200
- north 2 at 20:00 | node=edge-north-2; load=58; connections=24800; bandwidth_used=5800
- origin at 20:00 | node=origin-1; load=17; connections=900; bandwidth_used=3400

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

# incoming email|email automation|auto-reply|email response|automatic reply|email processing|email assistant
record incoming email|email|received email|inquiry email|inquiry: Subject!;From:email!;Sender name;Received on:date!;Received at:time;Text:long!;Attachment:file;Type->@inquiry type|category~Delivery date|Complaint;Found keywords;Certainty:percent;Language=English|German|French|Chinese;~Status=New|Answered|Waiting for sender|Processed|Needs a person
- Where is my parcel? | from=ida@mail.example; sender_name=Ida Moreau; text=I ordered ten days ago, no sign of it.; type=Delivery date; found_keywords=ordered, days ago; certainty=94; language=English; status=Waiting for sender
- Lamp arrived broken | from=jun@mail.example; sender_name=Jun Arai; text=Glass is in pieces, order 8834.; type=Complaint; found_keywords=broken, pieces; certainty=97; language=English; status=Answered
- Rechnung fehlt | from=petra@mail.example; sender_name=Petra Hill; text=Bitte schicken Sie mir die Rechnung.; type=Invoice copy; found_keywords=Rechnung; certainty=91; language=German; status=Processed
- Hello there | from=nils@mail.example; sender_name=Nils Hoek; text=Can you help me with the thing from last week?; type=Other; certainty=22; language=English; status=Needs a person
item inquiry type|category|type of inquiry|intent: Name!;Description:long;Answered by->@response template|reply template~Ask for the order number;Forward to~Dispatch team;Answer within:number(h)#1-500;Active:boolean
- Delivery date | description=Where a parcel is, when it comes; answered_by=Ask for the order number; forward_to=Dispatch team; answer_within=4
- Complaint | description=Broken, wrong or missing goods; answered_by=Sorry, please send a photo; forward_to=Returns desk; answer_within=8
- Invoice copy | description=Wants the paper again; answered_by=Invoice attached; forward_to=Accounts; answer_within=24
- Other | description=Nothing fits; answered_by=A person will write to you; forward_to=Front desk; answer_within=24
item keyword rule|keyword|analysis rule|rule: Keyword!;Type->@inquiry type|category~Delivery date;Match=Whole word|Part of word|Phrase;Looks in=Subject|Text|Both;Weight:number#1-100;Language=English|German|French|Chinese;Active:boolean
- parcel | type=Delivery date; match=Whole word; looks_in=Both; weight=30; language=English
- days ago | type=Delivery date; match=Phrase; looks_in=Text; weight=20; language=English
- broken | type=Complaint; match=Part of word; looks_in=Both; weight=45; language=English
- Rechnung | type=Invoice copy; match=Part of word; looks_in=Both; weight=40; language=German
item response template|reply template|predefined response|auto-reply|follow-up question: Name!;Kind=Answer|Follow-up question|Receipt;Type->@inquiry type|category~Complaint;Subject line;Text:long!;Asks for~Order number;Language=English|German|French|Chinese;Times used:number#0-10000000;Active:boolean
- Ask for the order number | kind=Follow-up question; type=Delivery date; subject_line=Your parcel; text=Please tell us the number on your receipt.; asks_for=Order number; language=English; times_used=312
- Sorry, please send a photo | kind=Follow-up question; type=Complaint; subject_line=Your complaint; text=We are sorry. A photo helps us to replace it at once.; asks_for=Photo; language=English; times_used=87
- Invoice attached | kind=Answer; type=Invoice copy; subject_line=Your invoice; text=Here is your invoice once more.; language=English; times_used=140
- A person will write to you | kind=Receipt; type=Other; subject_line=We have your mail; text=A colleague answers within a day.; language=English; times_used=61
record sent response|response|reply|automatic response|generated response: Subject!;Email->@incoming email|email~Where is my parcel?;Template->@response template|reply template~Ask for the order number;Round:number#1-20;Text:long;Sent on:date;Sent at:time;Sent by=System|Person;~Delivery=Queued|Sent|Bounced
- Your parcel, question 1 | email=Where is my parcel?; template=Ask for the order number; round=1; text=Please tell us the number on your receipt.; sent_by=System; delivery=Sent
- Your parcel, question 2 | email=Where is my parcel?; template=Ask for the order number; round=2; sent_by=System; delivery=Sent
- Your complaint | email=Lamp arrived broken; template=Sorry, please send a photo; round=1; sent_by=System; delivery=Sent
- Your invoice | email=Rechnung fehlt; template=Invoice attached; round=1; sent_by=System; delivery=Bounced
work processing case|internal processing|internal task|case {Open|In progress|Closed}: Title!;Email->@incoming email|email~Lamp arrived broken;Handled by~Returns desk;What to do:long;Priority=Low|Normal|High;Due on:date;~Outcome:long
- Replace Jun's lamp | email=Lamp arrived broken; handled_by=Returns desk; what_to_do=Send a new glass shade.; priority=High
- Trace Ida's parcel | email=Where is my parcel?; handled_by=Dispatch team; priority=Normal
- Send invoice again by post | email=Rechnung fehlt; handled_by=Accounts; priority=Low; outcome=Mailed, address corrected.
- Find out what Nils means | email=Hello there; handled_by=Front desk; priority=Normal
! item mailbox|mail account: Address!;Server~imap.mail.example;Checks every:number(min)#1-1440;Signature:long;~Status=Connected|Wrong password|Off
- info@lamps.example | server=imap.mail.example; checks_every=5; status=Connected
- returns@lamps.example | server=imap.mail.example; checks_every=10; status=Connected
- accounts@lamps.example | server=imap.mail.example; checks_every=30; status=Wrong password
- old@lamps.example | server=imap.old.example; checks_every=60; status=Off

# content generation|ai writing|text generation|copywriting|content generator|ai writer|generative
record generation|generated content|content generation|generation history|content|generation task: Title!;Content type->@content template|content type~Blog post|Product text;Context:long!;Tone->@tone|style~Friendly|Factual;Sentiment=Positive|Neutral|Critical;Language=English|Spanish|German|Chinese;Length:number(words)#10-20000;Created by~Mei Otani;Created on:date;~Result:long;~Status=Waiting|Generating|Done|Failed
- Why we bake with rye | content_type=Blog post; context=Small bakery, rye from the valley, readers are families.; tone=Friendly; sentiment=Positive; language=English; length=600; created_by=Mei Otani; result=Rye needs patience, and so do we.; status=Done
- Text for the trail lamp | content_type=Product text; context=Head lamp, 400 lumen, 70 g, for runners.; tone=Factual; sentiment=Neutral; language=English; length=90; created_by=Ravi Patel; result=400 lumen, 70 grams, nine hours.; status=Done
- Letter to late payers | content_type=Email; context=Second reminder, keep it polite.; tone=Formal; sentiment=Neutral; language=German; length=120; created_by=Ravi Patel; status=Generating
- Launch post | content_type=Social media post; context=Opening of the second shop on Friday.; tone=Playful; sentiment=Positive; language=English; length=50; created_by=Mei Otani; status=Failed
item content template|content type|template|prompt template: Name!;Category=Marketing|Shop|Office|School|Social media;Instruction:long;Fields to fill;Default length:number(words)#10-20000;Times used:number#0-10000000;Active:boolean
- Blog post | category=Marketing; instruction=Opening, three parts with headings, closing question.; fields_to_fill=Topic, readers, facts; default_length=700; times_used=412
- Product text | category=Shop; instruction=One sentence of use, then the data.; fields_to_fill=Product, features; default_length=100; times_used=980
- Email | category=Office; instruction=Greeting, matter, request, closing.; fields_to_fill=Recipient, matter; default_length=150; times_used=655
- Social media post | category=Social media; instruction=Two short sentences, one tag.; fields_to_fill=Occasion; default_length=40; times_used=1210
item tone|style|writing style|sentiment setting: Name!;Description:long;Formality:number#1-10;Warmth:number#1-10;Example sentence;Avoid words
- Friendly | formality=3; warmth=9; example_sentence=Come in, the kettle is on.
- Factual | formality=6; warmth=3; example_sentence=The lamp weighs 70 grams.; avoid_words=amazing, unique
- Formal | formality=9; warmth=4; example_sentence=We kindly ask you to settle the amount.
- Playful | formality=2; warmth=8; example_sentence=Two shops, twice the crumbs.
item source|information source|reference|reference material: Title!;Kind=Web page|Document|Note|Spreadsheet|Interview;Address:url;File:file;Key facts:long;Added by~Mei Otani;Trusted:boolean;Last read on:date
- Rye growers' leaflet | kind=Document; key_facts=Rye from 14 farms within 30 km.; added_by=Mei Otani
- Lamp data sheet | kind=Spreadsheet; key_facts=400 lumen, 70 g, 9 h; added_by=Ravi Patel
- Talk with the miller | kind=Interview; key_facts=Stone mill of 1904, still running.; added_by=Mei Otani
- Opening plan | kind=Note; key_facts=Friday 10:00, free coffee.; added_by=Mei Otani
record revision|content version|adjustment|edited version: Title!;Generation->@generation|generated content~Why we bake with rye;Version:number#1-100;Change asked=Shorter|Longer|Warmer|More formal|Simpler|Other facts;Text:long;Words:number#0-20000;Edited by~Mei Otani;Chosen:boolean
- Rye, first text | generation=Why we bake with rye; version=1; change_asked=Longer; words=612; edited_by=Mei Otani
- Rye, simpler | generation=Why we bake with rye; version=2; change_asked=Simpler; words=580; edited_by=Mei Otani
- Lamp, shorter | generation=Text for the trail lamp; version=2; change_asked=Shorter; words=64; edited_by=Ravi Patel
- Reminder, warmer | generation=Letter to late payers; version=1; change_asked=Warmer; words=118; edited_by=Ravi Patel
! record used source: Title!;Generation->@generation|generated content~Why we bake with rye;Source->@source|information source~Rye growers' leaflet;Fact taken:long
- Rye post uses leaflet | generation=Why we bake with rye; source=Rye growers' leaflet; fact_taken=14 farms within 30 km
- Rye post uses miller | generation=Why we bake with rye; source=Talk with the miller; fact_taken=Stone mill of 1904
- Lamp text uses data sheet | generation=Text for the trail lamp; source=Lamp data sheet; fact_taken=All figures
- Launch post uses plan | generation=Launch post; source=Opening plan; fact_taken=Time and coffee
! record content rating|quality rating: Title!;Generation->@generation|generated content~Why we bake with rye;Stars:rating;Coherence:number#1-10;Fits tone:number#1-10;Remark:long;Rated by~Mei Otani
- Rye is good | generation=Why we bake with rye; stars=5; coherence=9; fits_tone=9; rated_by=Mei Otani
- Lamp is dry but right | generation=Text for the trail lamp; stars=4; coherence=9; fits_tone=10; rated_by=Ravi Patel
- Launch too stiff | generation=Launch post; stars=2; coherence=6; fits_tone=3; rated_by=Mei Otani
- Reminder fine | generation=Letter to late payers; stars=4; coherence=8; fits_tone=8; rated_by=Ravi Patel

# photo management|online album|photo album|image management|picture gallery|photo sharing|album platform|photo gallery
item album|photo album|gallery|online album: Title!;Description:long;Cover:image;Category->@album category|category~Travel|Products;Owner~Ida Moreau;Access=Private|Friends|Link|Public;Password;Photos:number#0-100000;Views:number#0-100000000;Created on:date
- Coast in October | description=Four days along the cliffs; category=Travel; owner=Ida Moreau; access=Public; photos=48; views=730
- Oak tables 2025 | description=All tables of the new line; category=Products; owner=Anke Vogt; access=Public; photos=26; views=1910
- Grandma turns 90 | category=Family; owner=Ida Moreau; access=Friends; photos=112; views=64
- Workshop before and after | category=Services; owner=Anke Vogt; access=Link; photos=14; views=120
item photo|image|picture|uploaded image|video: Title!;File:image;Album->@album|gallery~Coast in October;Caption:long;Taken on:date;Place;Camera;Width:number(px)#1-20000;Height:number(px)#1-20000;Size:number(MB)#0-500;Access=Same as album|Private|Public;Likes:number#0-10000000
- Lighthouse in fog | album=Coast in October; caption=Seven in the morning; place=Cape Ros; camera=Compact; width=5184; height=3456; size=7.2; access=Same as album; likes=41
- Table No. 4, side | album=Oak tables 2025; caption=Oiled oak, 220 cm; width=4000; height=2667; size=4.8; access=Public; likes=12
- Cake with 90 candles | album=Grandma turns 90; place=Fern Close 3; width=4032; height=3024; size=3.9; access=Private; likes=9
- Stair, after | album=Workshop before and after; caption=New treads, old rail; width=3000; height=4000; size=5.1; access=Same as album; likes=3
item tag|photo tag|label: Name!;Kind=Place|Person|Subject|Colour;Colour mark~Blue;Photos:number#0-100000
- sea | kind=Subject; photos=31
- Cape Ros | kind=Place; photos=18
- oak | kind=Subject; photos=26
- Grandma | kind=Person; photos=70
! record tagged photo|photo tag link: Title!;Photo->@photo|image~Lighthouse in fog;Tag->@tag~sea;Added by~Ida Moreau
- Lighthouse: sea | photo=Lighthouse in fog; tag=sea; added_by=Ida Moreau
- Lighthouse: Cape Ros | photo=Lighthouse in fog; tag=Cape Ros; added_by=Ida Moreau
- Table: oak | photo=Table No. 4, side; tag=oak; added_by=Anke Vogt
- Cake: Grandma | photo=Cake with 90 candles; tag=Grandma; added_by=Ida Moreau
item album category|category|product group: Name!;Description;Position:number#1-100;Albums:number#0-10000
- Travel | position=1
- Family | position=2
- Products | position=3; description=What we make
- Services | position=4
record share|shared link|album share|sharing record: Title!;Album->@album|gallery~Grandma turns 90;Shared with~Petra Hill;Shared by=Link|Email|WeChat|QR code;May=Look|Comment|Download|Add photos;Expires on:date;Opened:number#0-1000000
- Birthday to Petra | album=Grandma turns 90; shared_with=Petra Hill; shared_by=Email; may=Add photos; opened=6
- Tables to dealers | album=Oak tables 2025; shared_with=All dealers; shared_by=Link; may=Download; opened=44
- Coast to the club | album=Coast in October; shared_with=Walking club; shared_by=WeChat; may=Comment; opened=23
- Stair to the client | album=Workshop before and after; shared_with=Evan Pugh; shared_by=QR code; may=Look; opened=2
record access permission|image permission|permission: Title!;Photo->@photo|image~Cake with 90 candles;Person~Petra Hill;Right=View|Edit|Download|None;Granted on:date;Granted by~Ida Moreau
- Petra may see the cake | photo=Cake with 90 candles; person=Petra Hill; right=Download; granted_by=Ida Moreau
- Nils may see the fog | photo=Lighthouse in fog; person=Nils Hoek; right=View; granted_by=Ida Moreau
- Tom may edit the table | photo=Table No. 4, side; person=Tom Reyes; right=Edit; granted_by=Anke Vogt
- Guests not the stair | photo=Stair, after; person=Guests; right=None; granted_by=Anke Vogt
! item display setting|interface setting|user setting|theme: Name!;Person~Ida Moreau;Theme=Light|Dark|Vanilla;Layout=Grid|Mosaic|List|Slideshow;Photos per page:number#4-200;Show captions:boolean;Slideshow seconds:number#1-60
- Ida's view | person=Ida Moreau; theme=Vanilla; layout=Mosaic; photos_per_page=40; slideshow_seconds=5
- Anke's view | person=Anke Vogt; theme=Light; layout=Grid; photos_per_page=24; slideshow_seconds=8
- Guest view | person=Guest; theme=Light; layout=Grid; photos_per_page=20; slideshow_seconds=5
- Nils' view | person=Nils Hoek; theme=Dark; layout=Slideshow; photos_per_page=60; slideshow_seconds=3
+ comment: Photo->@photo|image~Lighthouse in fog;Album->@album|gallery~Coast in October;~Visibility=Shown|Hidden|Waiting

# micro job|gig market|odd job|job bidding|micro task|short-term job
item job post|micro job|job requirement|gig|job: Title!;Employer~Lindenhof Tea|Evan Pugh;Category->@job category|category~Packing|Design;Price:money!;Price type=Fixed|Per hour|Open to bids;Hours needed:number#0-2000;Work on:date;Starts at:time;Place~Mill Yard 5|From home;Content:long!;People needed:number#1-500;~Status=Open|Assigned|In progress|Done|Cancelled
- Pack 300 tea boxes | employer=Lindenhof Tea; category=Packing; price=90; price_type=Fixed; hours_needed=6; place=Mill Yard 5; content=Fold, fill with 20 bags, label.; people_needed=2; status=Open
- Logo for a bike tour | employer=Orca Bikes; category=Design; price=150; price_type=Open to bids; place=From home; content=One colour, must work on a cap.; people_needed=1; status=Assigned
- Pick plums on Saturday | employer=Evan Pugh; category=Farm help; price=14; price_type=Per hour; hours_needed=7; place=Hollow Farm; people_needed=5; status=In progress
- Type 40 handwritten pages | employer=Clara Nunes; category=Typing; price=60; price_type=Fixed; hours_needed=5; place=From home; people_needed=1; status=Done
person talent|worker|freelancer: Name!;Headline;Email:email;Phone:phone;City~Oakham;Skills;Hourly rate:money;Rating:rating;Jobs done:number#0-10000;~Status=Available|Busy|Blocked
- Jun Arai | headline=Drawings and logos; email=jun@mail.example; city=Oakham; skills=Vector drawing, lettering; hourly_rate=28; rating=4.9; jobs_done=31; status=Busy
- Ida Moreau | headline=Quick hands, own car; city=Oakham; skills=Packing, driving; hourly_rate=15; rating=4.6; jobs_done=58; status=Available
- Kofi Asante | headline=Student, strong and early; city=Millbrook; skills=Farm work, moving; hourly_rate=14; rating=4.7; jobs_done=12; status=Available
- Petra Hill | headline=Fast typist; city=Oakham; skills=Typing, proofreading; hourly_rate=18; rating=5; jobs_done=24; status=Available
item resume|cv|talent resume: Title!;Talent->@talent|worker~Jun Arai;Education;Work experience:long;Skills;Languages;Portfolio:url;File:file;Public:boolean
- Jun, designer | talent=Jun Arai; education=School of applied arts; work_experience=Four years in a sign workshop; skills=Vector drawing; languages=English, Japanese
- Ida, all-rounder | talent=Ida Moreau; education=Trade school; work_experience=Mail order, deliveries; skills=Packing; languages=French, English
- Kofi, student | talent=Kofi Asante; education=Agriculture, 2nd year; work_experience=Two harvests; languages=English
- Petra, typist | talent=Petra Hill; education=Commercial college; work_experience=Court office; languages=English, German
request bid|job bid|job application|offer: Title!;Job->@job post|gig~Logo for a bike tour;Talent->@talent|worker~Jun Arai;Price offered:money!;Days needed:number#0-365;Message:long;Resume->@resume|cv~Jun, designer;~Chosen:boolean
- Jun for the logo | job=Logo for a bike tour; talent=Jun Arai; price_offered=140; days_needed=4; message=Three sketches first.; resume=Jun, designer
- Petra for the logo | job=Logo for a bike tour; talent=Petra Hill; price_offered=120; days_needed=9
- Ida for tea boxes | job=Pack 300 tea boxes; talent=Ida Moreau; price_offered=90; days_needed=1; resume=Ida, all-rounder
- Kofi for plums | job=Pick plums on Saturday; talent=Kofi Asante; price_offered=14; days_needed=1; message=I can bring a ladder.
record assignment|accepted order|job order|accepted job|contract: Title!;Job->@job post|gig~Pick plums on Saturday;Talent->@talent|worker~Kofi Asante;Agreed price:money;Started on:date;Finished on:date;Hours worked:number#0-2000;Delivery:file;~Status=Accepted|Working|Delivered|Paid|Disputed
- Kofi picks plums | job=Pick plums on Saturday; talent=Kofi Asante; agreed_price=98; hours_worked=4; status=Working
- Jun draws the logo | job=Logo for a bike tour; talent=Jun Arai; agreed_price=140; hours_worked=3; status=Accepted
- Petra typed 40 pages | job=Type 40 handwritten pages; talent=Petra Hill; agreed_price=60; hours_worked=5; status=Paid
- Ida on trial boxes | job=Pack 300 tea boxes; talent=Ida Moreau; agreed_price=15; hours_worked=1; status=Delivered
record invitation|invite|invitation reward|referral: Title!;Invited by~Ida Moreau;New user~Kofi Asante;Invitation code~IDA-552;Invited on:date;Reward:money;Condition~First job finished;~Status=Sent|Registered|Rewarded|Expired
- Ida invites Kofi | invited_by=Ida Moreau; new_user=Kofi Asante; invitation_code=IDA-552; reward=10; condition=First job finished; status=Rewarded
- Ida invites Sid | invited_by=Ida Moreau; new_user=Sid Marlow; invitation_code=IDA-552; reward=10; condition=First job finished; status=Registered
- Jun invites Mei | invited_by=Jun Arai; new_user=Mei Otani; invitation_code=JUN-318; reward=10; status=Sent
- Orca invites a partner | invited_by=Orca Bikes; new_user=Lindenhof Tea; invitation_code=ORC-104; reward=25; condition=First job posted; status=Rewarded
item job category|category|skill: Name!;Description;Usual hourly rate:money;Position:number#1-100
- Packing | usual_hourly_rate=14; position=1
- Design | usual_hourly_rate=30; position=2
- Farm help | usual_hourly_rate=14; position=3
- Typing | usual_hourly_rate=16; position=4
! record wallet entry|earning|payout: Title!;Person~Kofi Asante;Kind=Job pay|Reward|Fee|Payout;Amount:money;Job->@job post|gig~Type 40 handwritten pages;Booked on:date;~Status=Held|Released|Paid out
- Pay for 40 pages | person=Petra Hill; kind=Job pay; amount=60; job=Type 40 handwritten pages; status=Paid out
- Reward for Kofi | person=Ida Moreau; kind=Reward; amount=10; status=Released
- Platform fee, pages | person=Petra Hill; kind=Fee; amount=3; job=Type 40 handwritten pages; status=Released
- Held for the logo | person=Jun Arai; kind=Job pay; amount=140; job=Logo for a bike tour; status=Held

# tourism|travel-related|scenic spot|travel service|smart tourism|tourist service|travel platform
item scenic spot|attraction|sight|tourist attraction|destination: Name!;Region~Lake district|Old Town;Type=Nature|Museum|Temple|Theme park|Old town|Beach;Address;Opening hours;Ticket price:money;Visit time:number(h)#0-72;Latitude:number#-90-90;Longitude:number#-180-180;Rating:rating;Introduction:long;Picture:image
- Crane Lake | region=Lake district; type=Nature; opening_hours=06:00-19:00; ticket_price=12; visit_time=4; latitude=30.24; longitude=120.14; rating=4.7; introduction=Boardwalk through the reeds, boats from two piers.
- Silk Museum | region=Old Town; type=Museum; address=Weaver Lane 9; opening_hours=09:00-17:00; ticket_price=8; visit_time=2; rating=4.4
- Cloud Temple | region=North hills; type=Temple; opening_hours=07:00-17:30; ticket_price=5; visit_time=3; rating=4.8
- Lantern Street | region=Old Town; type=Old town; opening_hours=All day; ticket_price=0; visit_time=2; rating=4.2
item ticket type|admission type|entrance ticket: Name!;Scenic spot->@scenic spot|attraction~Crane Lake;For=Adult|Child|Student|Senior|Family;Price:money!;Tickets per day:number#0-100000;Valid days:number#1-365;Refundable:boolean;Rules:long;~Status=On sale|Sold out|Off sale
- Crane Lake adult | scenic_spot=Crane Lake; for=Adult; price=12; tickets_per_day=3000; valid_days=1; status=On sale
- Crane Lake family | scenic_spot=Crane Lake; for=Family; price=28; tickets_per_day=500; valid_days=1; status=On sale
- Silk Museum student | scenic_spot=Silk Museum; for=Student; price=4; tickets_per_day=400; valid_days=2; status=On sale
- Cloud Temple adult | scenic_spot=Cloud Temple; for=Adult; price=5; tickets_per_day=1200; valid_days=1; status=Sold out
record itinerary|travel plan|trip plan|route plan|route planning|trip: Title!;Traveller~Ida Moreau;Starts on:date!;Ends on:date;Start from;People:number#1-100;Budget:money;Interest=Nature|Culture|Food|Family|Mixed;Notes:long;~Phase=Planning|Before the trip|On the way|Finished
- Two days by the lake | traveller=Ida Moreau; start_from=Station East; people=2; budget=260; interest=Nature; phase=Before the trip
- Old Town with children | traveller=Evan Pugh; start_from=Hotel Weaver; people=4; budget=180; interest=Family; phase=On the way
- Temple morning | traveller=Jun Arai; start_from=North bus stop; people=1; budget=30; interest=Culture; phase=Finished
- Food walk | traveller=Petra Hill; people=3; budget=120; interest=Food; phase=Planning
! record itinerary stop|route stop|day plan: Title!;Itinerary->@itinerary|trip plan~Two days by the lake;Scenic spot->@scenic spot|attraction~Crane Lake;Day:number#1-60;Arrive at:time;Stay:number(h)#0-72;Way there=Walk|Bus|Taxi|Boat|Bicycle|Car;Distance:number(km)#0-2000
- Boats in the morning | itinerary=Two days by the lake; scenic_spot=Crane Lake; day=1; stay=4; way_there=Bus; distance=9
- Silk after lunch | itinerary=Old Town with children; scenic_spot=Silk Museum; day=1; stay=2; way_there=Walk; distance=0.8
- Lanterns at dusk | itinerary=Old Town with children; scenic_spot=Lantern Street; day=1; stay=2; way_there=Walk; distance=0.4
- Up to the temple | itinerary=Temple morning; scenic_spot=Cloud Temple; day=1; stay=3; way_there=Bus; distance=14
item travel product|tour|tour product|tour package: Name!;Scenic spot->@scenic spot|attraction~Crane Lake;Days:number#1-60;Price per person:money!;Departs from~Station East;Departure days=Daily|Weekends|Fridays|On request;Includes:long;Places:number#1-500;Picture:image;~Status=On sale|Sold out|Off sale
- Lake by boat and bike | scenic_spot=Crane Lake; days=1; price_per_person=45; departs_from=Station East; departure_days=Daily; includes=Bike, boat ticket, noodle lunch; places=20; status=On sale
- Night of lanterns | scenic_spot=Lantern Street; days=1; price_per_person=32; departs_from=Hotel Weaver; departure_days=Weekends; places=15; status=On sale
- Three temples | scenic_spot=Cloud Temple; days=2; price_per_person=138; departs_from=North bus stop; departure_days=Fridays; places=12; status=Sold out
- Silk and tea | scenic_spot=Silk Museum; days=1; price_per_person=58; departure_days=On request; places=10; status=On sale
record trip evaluation|post-trip evaluation|evaluation|travel review: Title!;Scenic spot->@scenic spot|attraction~Cloud Temple;Itinerary->@itinerary|trip plan~Temple morning;Written by~Jun Arai;Stars:rating!;Scenery=Poor|Fair|Good|Excellent;Service=Poor|Fair|Good|Excellent;Text:long;Photo:image;~Reply:long
- Quiet before eight | scenic_spot=Cloud Temple; itinerary=Temple morning; written_by=Jun Arai; stars=5; scenery=Excellent; service=Good; text=Take the first bus.
- Reeds and cranes | scenic_spot=Crane Lake; itinerary=Two days by the lake; written_by=Ida Moreau; stars=5; scenery=Excellent; service=Fair
- Good for children | scenic_spot=Silk Museum; itinerary=Old Town with children; written_by=Evan Pugh; stars=4; scenery=Good; service=Excellent
- Too crowded | scenic_spot=Lantern Street; written_by=Petra Hill; stars=3; scenery=Good; service=Fair; reply=Mondays are calmer.
item consumption guide|travel guide|guide|shopping guide|food guide: Title!;Kind=Food|Shopping|Stay|Transport|Warning;Region~Old Town;Price level=Low|Medium|High;Address;Text:long;Picture:image
- Noodle shops by the west pier | kind=Food; region=Lake district; price_level=Low; text=Order at the window, sit by the water.
- How to tell real silk | kind=Shopping; region=Old Town; price_level=High
- Taxi prices from the station | kind=Transport; region=Old Town; price_level=Medium; text=To the lake not more than 9.
- Guesthouses below the temple | kind=Stay; region=North hills; price_level=Low
record navigation record|navigation|route|guided route: Title!;Traveller~Ida Moreau;From!;To->@scenic spot|attraction~Crane Lake;Means=Walk|Bus|Car|Bicycle|Boat;Distance:number(km)#0-2000;Duration:number(min)#0-3000;Started on:date;~State=Planned|Under way|Arrived
- Station to the lake | traveller=Ida Moreau; from=Station East; to=Crane Lake; means=Bus; distance=9; duration=28; state=Arrived
- Hotel to the museum | traveller=Evan Pugh; from=Hotel Weaver; to=Silk Museum; means=Walk; distance=0.8; duration=11; state=Under way
- Bus stop to the temple | traveller=Jun Arai; from=North bus stop; to=Cloud Temple; means=Walk; distance=2.1; duration=40; state=Arrived
- Museum to the lanterns | traveller=Evan Pugh; from=Silk Museum; to=Lantern Street; means=Walk; distance=0.4; duration=6; state=Planned
+ order: Travel product->@travel product|tour~Lake by boat and bike;Ticket type->@ticket type|admission type~Crane Lake adult;Travel date:date!;People:number#1-100;Traveller name;Phone:phone
+ booking: Ticket type->@ticket type|admission type~Crane Lake adult;Visit on:date!;People:number#1-100;Ticket code~7730-1182

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

# simulation game|mobile game|role-playing game|adventure game|strategy game|multiplayer game|game application
person character|game character|player character|hero|role: Name!;Player~Ida Moreau|Kofi Asante;Class=Builder|Trader|Explorer|Fighter|Healer;Level:number#1-200;Experience:number#0-10000000;Health:number#0-10000;Strength:number#0-1000;Skill:number#0-1000;Coins:number#0-100000000;Portrait:image;~State=Active|Resting|Retired
- Marla of the Docks | player=Ida Moreau; class=Trader; level=14; experience=18200; health=240; strength=31; skill=58; coins=4120; state=Active
- Old Fenn | player=Kofi Asante; class=Builder; level=22; experience=46900; health=410; strength=74; skill=35; coins=980; state=Active
- Siv Longstep | player=Jun Arai; class=Explorer; level=9; experience=7100; health=180; strength=26; skill=49; coins=315; state=Resting
- Brother Oswin | player=Petra Hill; class=Healer; level=17; experience=27400; health=260; strength=19; skill=81; coins=2200; state=Active
item scenario|scene|map|chapter|game mode|module: Name!;Mode=Story|Map play|Competition|Co-operation|Training;Difficulty=Easy|Medium|Hard|Extreme;Unlocks at level:number#1-200;Max players:number#1-1000;Time limit:number(min)#0-600;Story:long;Picture:image;~State=Open|Locked|Coming soon
- Harbour at dawn | mode=Story; difficulty=Easy; unlocks_at_level=1; max_players=1; story=A ship without crew drifts in.; state=Open
- Salt road | mode=Map play; difficulty=Medium; unlocks_at_level=8; max_players=4; time_limit=40; state=Open
- Arena of bridges | mode=Competition; difficulty=Hard; unlocks_at_level=12; max_players=8; time_limit=15; state=Open
- Drowned city | mode=Co-operation; difficulty=Extreme; unlocks_at_level=20; max_players=5; time_limit=60; state=Locked
item game task|task|mission|quest|challenge: Title!;Scenario->@scenario|map~Harbour at dawn;Type=Main|Side|Daily|Event;Goal:long!;Target:number#1-1000000;Experience reward:number#0-1000000;Coin reward:number#0-1000000;Item reward->@game item|item~Rope ladder;Needs level:number#1-200
- Board the ghost ship | scenario=Harbour at dawn; type=Main; goal=Reach the deck unseen.; target=1; experience_reward=300; coin_reward=50; item_reward=Rope ladder; needs_level=1
- Ten sacks of salt | scenario=Salt road; type=Daily; goal=Carry ten sacks to the gate.; target=10; experience_reward=120; coin_reward=80; needs_level=8
- Hold the middle bridge | scenario=Arena of bridges; type=Side; goal=Hold it for three minutes.; target=3; experience_reward=450; coin_reward=150; item_reward=Bronze shield; needs_level=12
- Light the six lamps | scenario=Drowned city; type=Main; goal=Light all lamps in one dive.; target=6; experience_reward=1200; coin_reward=400; item_reward=Diver's lamp; needs_level=20
record task progress|completed task|game progress|progress|mission record: Title!;Character->@character|hero~Marla of the Docks;Task->@game task|quest~Ten sacks of salt;Done so far:number#0-1000000;Started on:date;Finished on:date;Tries:number#0-1000;~State=Accepted|Under way|Completed|Failed|Reward taken
- Marla and the ship | character=Marla of the Docks; task=Board the ghost ship; done_so_far=1; tries=2; state=Reward taken
- Marla carries salt | character=Marla of the Docks; task=Ten sacks of salt; done_so_far=6; tries=1; state=Under way
- Fenn on the bridge | character=Old Fenn; task=Hold the middle bridge; done_so_far=3; tries=4; state=Completed
- Siv and the salt | character=Siv Longstep; task=Ten sacks of salt; done_so_far=2; tries=1; state=Failed
record game result|score|match|match result|game record|competition: Title!;Scenario->@scenario|map~Arena of bridges;Character->@character|hero~Old Fenn;Played on:date!;Score:number#0-100000000;Rank:number#1-1000000;Duration:number(min)#0-600;Opponents;~Outcome=Won|Lost|Draw|Left
- Fenn, bridges, round 1 | scenario=Arena of bridges; character=Old Fenn; score=8420; rank=1; duration=14; opponents=Seven players; outcome=Won
- Oswin, bridges, round 1 | scenario=Arena of bridges; character=Brother Oswin; score=6110; rank=3; duration=14; outcome=Lost
- Marla on the salt road | scenario=Salt road; character=Marla of the Docks; score=3900; rank=12; duration=37; outcome=Won
- Siv on the salt road | scenario=Salt road; character=Siv Longstep; score=1250; rank=88; duration=40; outcome=Lost
item game item|item|equipment|reward|unlocked content: Name!;Kind=Weapon|Tool|Clothing|Potion|Skin|Map piece;Rarity=Common|Rare|Epic|Legendary;Effect;Price:number(coins)#0-1000000;Unlocks at level:number#1-200;Picture:image
- Rope ladder | kind=Tool; rarity=Common; effect=Climb without noise; price=60; unlocks_at_level=1
- Bronze shield | kind=Clothing; rarity=Rare; effect=Blocks 20; price=450; unlocks_at_level=10
- Diver's lamp | kind=Tool; rarity=Epic; effect=Light for ten minutes under water; price=1800; unlocks_at_level=20
- Healing broth | kind=Potion; rarity=Common; effect=Health plus 50; price=25; unlocks_at_level=1
! record inventory entry|owned item|inventory: Title!;Character->@character|hero~Marla of the Docks;Item->@game item|item~Rope ladder;Quantity:number#1-10000;Got by=Task|Bought|Gift|Chest;Worn:boolean
- Marla's ladder | character=Marla of the Docks; item=Rope ladder; quantity=1; got_by=Task
- Fenn's shield | character=Old Fenn; item=Bronze shield; quantity=1; got_by=Task
- Oswin's broth | character=Brother Oswin; item=Healing broth; quantity=12; got_by=Bought
- Siv's broth | character=Siv Longstep; item=Healing broth; quantity=3; got_by=Gift
record friendship|friend|friend request|social link: Title!;Player~Ida Moreau;Friend~Kofi Asante;Since:date;Gifts sent:number#0-100000;~State=Asked|Friends|Blocked
- Ida and Kofi | player=Ida Moreau; friend=Kofi Asante; gifts_sent=14; state=Friends
- Jun and Ida | player=Jun Arai; friend=Ida Moreau; gifts_sent=2; state=Friends
- Petra asks Kofi | player=Petra Hill; friend=Kofi Asante; gifts_sent=0; state=Asked
- Jun and Sid | player=Jun Arai; friend=Sid Marlow; gifts_sent=0; state=Blocked
! item achievement|badge|honour: Name!;Condition;Points:number#0-10000;Reached by:percent;Icon:image
- First tide | condition=Finish Harbour at dawn; points=10; reached_by=82
- Salt merchant | condition=Carry 500 sacks; points=50; reached_by=14
- Bridge keeper | condition=Win 20 bridge matches; points=80; reached_by=6
- Six lamps | condition=Light all lamps; points=120; reached_by=2

# arcade game|jump-style|ping pong game|doodle jump|jumping game|paddle game|browser game|mini game|pong
record game session|game|game record|score|game score|high score: Title!;Player~Ida Moreau|Kofi Asante;Level->@game level|level~Level 1, Warm-up;Control=Mouse|Keyboard|Touch;Played on:date;Score:number!#0-100000000;Reached level:number#1-1000;Duration:number(s)#0-36000;Lives left:number#0-20;~Status=Running|Paused|Finished|Restarted
- Ida, Tuesday evening | player=Ida Moreau; level=Level 2, Faster; control=Mouse; score=4180; reached_level=4; duration=312; lives_left=0; status=Finished
- Kofi's best | player=Kofi Asante; level=Level 3, Moving ledges; control=Keyboard; score=9660; reached_level=9; duration=745; lives_left=0; status=Finished
- Jun on the train | player=Jun Arai; level=Level 1, Warm-up; control=Touch; score=820; reached_level=1; duration=95; lives_left=2; status=Paused
- Petra, second try | player=Petra Hill; level=Level 2, Faster; control=Keyboard; score=2310; reached_level=3; duration=201; lives_left=1; status=Restarted
item game level|level|stage|difficulty level: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard|Extreme;Speed:number#1-100;Obstacles:number#0-200;Score to pass:number#0-10000000;Time limit:number(s)#0-3600;Background:image
- Level 1, Warm-up | number=1; difficulty=Easy; speed=4; obstacles=3; score_to_pass=500
- Level 2, Faster | number=2; difficulty=Medium; speed=7; obstacles=6; score_to_pass=1500
- Level 3, Moving ledges | number=3; difficulty=Hard; speed=9; obstacles=12; score_to_pass=3000; time_limit=180
- Level 4, Night | number=4; difficulty=Extreme; speed=12; obstacles=20; score_to_pass=6000; time_limit=240
item bonus round|bonus|power-up|reward|bonus item: Name!;Kind=Extra points|Extra life|Shield|Slow motion|Big paddle|Rocket;Level->@game level|level~Level 2, Faster;Points:number#0-100000;Lasts:number(s)#0-600;Chance:percent;Sound:file;Icon:image
- Rocket boots | kind=Rocket; level=Level 2, Faster; points=300; lasts=6; chance=8
- Wide bat | kind=Big paddle; level=Level 1, Warm-up; points=0; lasts=15; chance=12
- Star shower | kind=Extra points; level=Level 3, Moving ledges; points=1000; lasts=20; chance=4
- Spare heart | kind=Extra life; level=Level 4, Night; points=0; lasts=0; chance=3
record ranking|leaderboard entry|leaderboard|player ranking: Player!;Best score:number#0-100000000;Rank:number#1-10000000;Games played:number#0-1000000;Best level->@game level|level~Level 4, Night;Period=Today|This week|All time;Country~Ghana
- Kofi Asante | best_score=9660; rank=1; games_played=48; best_level=Level 4, Night; period=All time; country=Ghana
- Ida Moreau | best_score=4180; rank=2; games_played=31; best_level=Level 3, Moving ledges; period=All time; country=France
- Petra Hill | best_score=2310; rank=3; games_played=12; best_level=Level 2, Faster; period=This week; country=Kenya
- Jun Arai | best_score=1900; rank=4; games_played=20; best_level=Level 2, Faster; period=All time; country=Japan
! item achievement|badge: Name!;Condition;Points:number#0-10000;Icon:image;Reached by:percent
- Hundred hits | condition=Hit the ball 100 times in one game; points=50; reached_by=38
- No miss | condition=Pass a level without losing a life; points=80; reached_by=21
- Night owl | condition=Reach Level 4; points=120; reached_by=7
- Comeback | condition=Win after being ten points behind; points=60; reached_by=12
! item game setting|player setting|sound setting: Player!;Control=Mouse|Keyboard|Touch;Sound volume:percent;Music:boolean;Ball speed=Slow|Normal|Fast;Skin=Classic|Neon|Paper
- Ida Moreau | control=Mouse; sound_volume=60; ball_speed=Normal; skin=Paper
- Kofi Asante | control=Keyboard; sound_volume=90; ball_speed=Fast; skin=Neon
- Jun Arai | control=Touch; sound_volume=0; ball_speed=Normal; skin=Classic
- Petra Hill | control=Keyboard; sound_volume=40; ball_speed=Slow; skin=Classic

# game box|h5 game|game portal|game platform|game center|game hall
item game|h5 game|recommended game|game listing: Name!;Category->@game category|category~Puzzle|Cards;Developer~Paper Fox;Players online:number#0-10000000;Plays:number#0-1000000000;Rating:rating;Address:url;Icon:image;Introduction:long;Recommended:boolean;~Status=Online|In review|Taken down
- Tile Garden | category=Puzzle; developer=Paper Fox; players_online=812; plays=204500; rating=4.6; introduction=Match three tiles, grow a garden.; status=Online
- Harbour Rummy | category=Cards; developer=Quay Games; players_online=1430; plays=611200; rating=4.4; status=Online
- Drift Lane | category=Racing; developer=Red Kite; players_online=390; plays=98100; rating=4.1; status=Online
- Tower of Tea | category=Idle; developer=Paper Fox; players_online=0; plays=0; rating=0; status=In review
item game category|category|game type: Name!;Description;Position:number#1-100;Games:number#0-10000;Icon:image
- Puzzle | position=1; games=48
- Cards | position=2; games=22
- Racing | position=3; games=17
- Idle | position=4; games=31
item membership level|membership|monthly card|honorary membership|member card|membership plan: Name!;Kind=Monthly card|Yearly card|Honorary membership|Free;Price:money;Valid days:number#0-4000;Points per day:number#0-100000;Discount:percent;Privileges:long;~Status=On sale|Off sale
- Silver monthly card | kind=Monthly card; price=6; valid_days=30; points_per_day=50; discount=5; privileges=No advertising; status=On sale
- Gold monthly card | kind=Monthly card; price=12; valid_days=30; points_per_day=120; discount=10; privileges=No advertising, double sign-in; status=On sale
- Honorary member | kind=Honorary membership; price=0; valid_days=365; points_per_day=300; discount=20; privileges=By invitation, own badge; status=On sale
- Free player | kind=Free; price=0; valid_days=0; points_per_day=10; discount=0; status=On sale
record member subscription|member record|card purchase|member: Member!;Level->@membership level|monthly card~Gold monthly card;Started on:date;Ends on:date;Paid:money;Renews itself:boolean;~Status=Active|Expired|Cancelled
- Ida Moreau | level=Gold monthly card; paid=12; status=Active
- Kofi Asante | level=Silver monthly card; paid=6; status=Active
- Jun Arai | level=Honorary member; paid=0; status=Active
- Petra Hill | level=Silver monthly card; paid=6; status=Expired
record check-in|sign-in|daily check-in|sign-in record: Title!;Player~Ida Moreau;Checked in on:date!;Days in a row:number#1-10000;Points earned:number#0-10000;Extra reward;Made up later:boolean
- Ida day 7 | player=Ida Moreau; days_in_a_row=7; points_earned=70; extra_reward=One draw
- Ida day 6 | player=Ida Moreau; days_in_a_row=6; points_earned=20
- Kofi day 1 | player=Kofi Asante; days_in_a_row=1; points_earned=5
- Jun day 30 | player=Jun Arai; days_in_a_row=30; points_earned=300; extra_reward=Honour frame
item point task|task|points task|daily task: Title!;Game->@game|h5 game~Tile Garden;Kind=Daily|Weekly|Newcomer|Invite;Condition;Points:number#1-100000;Limit per day:number#1-100;Active:boolean
- Play three rounds | game=Tile Garden; kind=Daily; condition=Three rounds finished; points=30; limit_per_day=1
- Win at cards | game=Harbour Rummy; kind=Daily; condition=One win; points=40; limit_per_day=2
- Invite a friend | kind=Invite; condition=Friend signs in once; points=200; limit_per_day=5
- First drift | game=Drift Lane; kind=Newcomer; condition=First race; points=50; limit_per_day=1
item mall gift|gift|reward item|point mall item|point product: Name!;Kind=Voucher|Physical gift|Game item|Card;Points needed:number#1-10000000;Stock:number#0-1000000;Limit per person:number#1-1000;Picture:image;~Status=Available|Sold out|Hidden
- Phone credit 5 | kind=Voucher; points_needed=1200; stock=40; limit_per_person=2; status=Available
- Silver card for 30 days | kind=Card; points_needed=1500; stock=500; limit_per_person=1; status=Available
- Fox plush toy | kind=Physical gift; points_needed=6000; stock=0; limit_per_person=1; status=Sold out
- Golden tile set | kind=Game item; points_needed=400; stock=9999; limit_per_person=5; status=Available
record exchange record|redemption|point exchange|points record|point record|exchange: Title!;Player~Ida Moreau;Gift->@mall gift|gift~Phone credit 5;Change of points:number#-10000000-10000000;Reason=Exchange|Task|Check-in|Treasure hunt|Purchase;Booked on:date;Balance:number#0-100000000;~Status=Waiting|Sent|Done|Refused
- Ida takes phone credit | player=Ida Moreau; gift=Phone credit 5; change_of_points=-1200; reason=Exchange; balance=340; status=Sent
- Kofi's three rounds | player=Kofi Asante; change_of_points=30; reason=Task; balance=95; status=Done
- Jun's 30th day | player=Jun Arai; change_of_points=300; reason=Check-in; balance=7120; status=Done
- Petra's hunt | player=Petra Hill; change_of_points=-100; reason=Treasure hunt; balance=210; status=Done
record treasure hunt|point treasure hunt|lucky draw|draw: Title!;Prize->@mall gift|gift~Fox plush toy;Points per ticket:number#1-100000;Tickets needed:number#1-1000000;Tickets sold:number#0-1000000;Draws on:date;Winner~Jun Arai;Winning number~10044;~Status=Open|Full|Drawn|Cancelled
- Fox for a hundred | prize=Fox plush toy; points_per_ticket=100; tickets_needed=80; tickets_sold=52; status=Open
- Credit round 12 | prize=Phone credit 5; points_per_ticket=20; tickets_needed=70; tickets_sold=70; winner=Jun Arai; winning_number=10044; status=Drawn
- Silver round 3 | prize=Silver card for 30 days; points_per_ticket=30; tickets_needed=60; tickets_sold=60; status=Full
- Tiles round 9 | prize=Golden tile set; points_per_ticket=10; tickets_needed=50; tickets_sold=4; status=Cancelled

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

# credit information|credit score|credit report|credit scoring|credit check|credit rating
person credit subject|applicant|borrower|person: Name!;Kind=Person|Company;Identity number ending~4471;Birth year:number#1900-2020;Address;Phone:phone;Employer~Harbour Pumps;Monthly income:money;~Status=Verified|Not verified
- Evan Pugh | kind=Person; identity_number_ending=4471; birth_year=1984; address=Hollow Lane 2; employer=Hollow Farm; monthly_income=2900; status=Verified
- Rosa Keller | kind=Person; identity_number_ending=9036; birth_year=1991; address=Guildhall Passage 2; employer=Pier School; monthly_income=3400; status=Verified
- Orca Bikes | kind=Company; identity_number_ending=7720; address=Lake Road 40; status=Verified
- Nils Hoek | kind=Person; identity_number_ending=1185; birth_year=2001; monthly_income=1250; status=Not verified
record credit score|score|score record|credit rating: Title!;Subject->@credit subject|applicant~Evan Pugh;Score:number!#300-900;Grade=Excellent|Good|Fair|Poor|Very poor;Model~Model 3.1;Calculated on:date;Change:number#-600-600;Default risk:percent;Main reason
- Evan in May | subject=Evan Pugh; score=712; grade=Good; model=Model 3.1; change=9; default_risk=2.4; main_reason=Long payment history
- Rosa in May | subject=Rosa Keller; score=788; grade=Excellent; model=Model 3.1; change=3; default_risk=0.9; main_reason=Low use of limits
- Orca Bikes in May | subject=Orca Bikes; score=654; grade=Fair; model=Company 2.0; change=-18; default_risk=4.8; main_reason=One late supplier payment
- Nils in May | subject=Nils Hoek; score=561; grade=Poor; model=Model 3.1; change=0; default_risk=9.5; main_reason=Short history
record credit report|detailed report: Report number!;Subject->@credit subject|applicant~Evan Pugh;Score->@credit score|score~Evan in May;Issued on:date;Open accounts:number#0-500;Total debt:money;Late payments:number#0-500;Inquiries in a year:number#0-500;Summary:long;File:file;~Status=In preparation|Ready|Disputed
- CR-2025-0418 | subject=Evan Pugh; score=Evan in May; open_accounts=4; total_debt=18600; late_payments=1; inquiries_in_a_year=2; summary=Tractor loan is paid on time.; status=Ready
- CR-2025-0419 | subject=Rosa Keller; score=Rosa in May; open_accounts=3; total_debt=2100; late_payments=0; inquiries_in_a_year=1; status=Ready
- CR-2025-0420 | subject=Orca Bikes; score=Orca Bikes in May; open_accounts=6; total_debt=74000; late_payments=3; inquiries_in_a_year=5; status=Disputed
- CR-2025-0421 | subject=Nils Hoek; open_accounts=1; total_debt=300; late_payments=2; inquiries_in_a_year=4; status=In preparation
item credit account|loan account|debt|credit line: Title!;Subject->@credit subject|applicant~Evan Pugh;Lender~Southern Bank|Field Leasing;Type=Mortgage|Car loan|Credit card|Consumer loan|Leasing;Opened on:date;Limit:money;Balance:money;Monthly payment:money;Days late:number#0-3000;~Status=Paid on time|Late|Paid off|Written off
- Evan's tractor loan | subject=Evan Pugh; lender=Field Leasing; type=Leasing; limit=24000; balance=16200; monthly_payment=410; days_late=0; status=Paid on time
- Evan's card | subject=Evan Pugh; lender=Southern Bank; type=Credit card; limit=3000; balance=640; monthly_payment=60; days_late=0; status=Paid on time
- Rosa's card | subject=Rosa Keller; lender=Southern Bank; type=Credit card; limit=5000; balance=420; monthly_payment=50; days_late=0; status=Paid on time
- Nils' phone plan | subject=Nils Hoek; lender=Tele North; type=Consumer loan; limit=600; balance=300; monthly_payment=25; days_late=34; status=Late
record payment history|repayment record|payment entry: Title!;Account->@credit account|loan account~Evan's tractor loan;Due on:date;Paid on:date;Amount:money;Days late:number#0-3000;~State=On time|Late|Missed
- Tractor, April | account=Evan's tractor loan; amount=410; days_late=0; state=On time
- Tractor, March | account=Evan's tractor loan; amount=410; days_late=6; state=Late
- Rosa's card, April | account=Rosa's card; amount=50; days_late=0; state=On time
- Phone plan, April | account=Nils' phone plan; amount=25; days_late=34; state=Missed
record credit inquiry|inquiry|query record|query|query history: Title!;Subject->@credit subject|applicant~Evan Pugh;Asked by~Southern Bank;Purpose=Own query|Loan application|Rental|Employment|Review;Asked on:date!;Consent given:boolean;Score shown:number#300-900;~Result=Found|Not found|Refused
- Evan looks himself up | subject=Evan Pugh; asked_by=Evan Pugh; purpose=Own query; score_shown=712; result=Found
- Bank asks for Rosa | subject=Rosa Keller; asked_by=Southern Bank; purpose=Loan application; score_shown=788; result=Found
- Landlord asks for Nils | subject=Nils Hoek; asked_by=Pier Housing; purpose=Rental; result=Refused
- Supplier asks for Orca | subject=Orca Bikes; asked_by=Frame Works; purpose=Review; score_shown=654; result=Found
! request dispute|objection|correction request: Title!;Report->@credit report~CR-2025-0420;Account->@credit account|debt~Evan's card;What is wrong:long!;Evidence:file;Submitted by~Orca Bikes;~Decision=Corrected|Confirmed|Removed;~Decided on:date
- Invoice was paid in time | report=CR-2025-0420; what_is_wrong=The transfer of 3 March is missing.; submitted_by=Orca Bikes; decision=Corrected
- Not my address | report=CR-2025-0418; what_is_wrong=Hollow Lane 2, not 12.; submitted_by=Evan Pugh; decision=Corrected
- Phone plan ended | report=CR-2025-0421; what_is_wrong=Cancelled in January.; submitted_by=Nils Hoek
- Double entry of a card | report=CR-2025-0419; what_is_wrong=One card is listed twice.; submitted_by=Rosa Keller; decision=Confirmed
! item score factor|credit factor: Name!;Weight:percent;Effect=Raises|Lowers|Neutral;Explanation:long;Advice:long
- Payment history | weight=35; effect=Raises; explanation=Share of bills paid in time.; advice=Set standing orders.
- Use of limits | weight=30; effect=Lowers; explanation=Debt compared with limits.; advice=Stay below a third.
- Length of history | weight=15; effect=Raises; explanation=Age of the oldest account.
- New inquiries | weight=10; effect=Lowers; explanation=Applications in twelve months.

# socio-emotional|emotional regulation|child-friendly|social-emotional|children's tv|kids app|social skill
item show|tv show|episode|children's show|program: Title!;Series~Milo and the Moon Bus;Age from:number#0-18;Age to:number#0-18;Duration:number(min)#1-120;Emotion->@emotion|feeling~Anger|Joy;Skill->@social skill|skill~Taking turns;Summary:long;Video:file;Picture:image;~Status=Draft|Online|Hidden
- Milo shouts | series=Milo and the Moon Bus; age_from=3; age_to=6; duration=11; emotion=Anger; skill=Saying what I feel; summary=Milo loses his place in line.; status=Online
- The empty swing | series=Milo and the Moon Bus; age_from=4; age_to=7; duration=12; emotion=Sadness; skill=Comforting a friend; status=Online
- New girl in class | series=Treehouse Six; age_from=8; age_to=12; duration=18; emotion=Fear; skill=Starting a talk; status=Online
- Whose turn is it? | series=Little Drum; age_from=2; age_to=4; duration=6; emotion=Joy; skill=Taking turns; status=Draft
item activity|game|interactive game|exercise|interactive activity: Title!;Type=Game|Breathing|Drawing|Story|Role play|Movement;Age from:number#0-18;Age to:number#0-18;Duration:number(min)#1-60;Emotion->@emotion|feeling~Anger;Skill->@social skill|skill~Taking turns;Instructions:long;Stars to win:number#0-100;Picture:image
- Balloon breath | type=Breathing; age_from=2; age_to=8; duration=3; emotion=Anger; skill=Calming down; instructions=Blow the balloon up, slowly.; stars_to_win=2
- Face match | type=Game; age_from=3; age_to=7; duration=5; emotion=Joy; skill=Saying what I feel; stars_to_win=5
- Draw your worry | type=Drawing; age_from=5; age_to=12; duration=10; emotion=Fear; skill=Saying what I feel; stars_to_win=3
- Ask to join in | type=Role play; age_from=6; age_to=12; duration=8; emotion=Fear; skill=Starting a talk; stars_to_win=6
person child|child profile|kid: Name!;Age:number#1-18;Avatar=Fox|Owl|Bear|Cat|Frog;Parent~Rosa Keller;Daily limit:number(min)#5-300;Stars:number#0-100000;Favourite series~Little Drum
- Lotte | age=5; avatar=Fox; parent=Rosa Keller; daily_limit=40; stars=86; favourite_series=Milo and the Moon Bus
- Sami | age=9; avatar=Owl; parent=Omar Said; daily_limit=60; stars=140; favourite_series=Treehouse Six
- Bea | age=3; avatar=Bear; parent=Rosa Keller; daily_limit=20; stars=22; favourite_series=Little Drum
- Tom | age=11; avatar=Frog; parent=Evan Pugh; daily_limit=60; stars=57
item emotion|feeling: Name!;Colour~Red;Picture:image;Words for children:long;What helps:long
- Anger | colour=Red; words_for_children=My body is hot and loud.; what_helps=Balloon breath, a walk
- Sadness | colour=Blue; words_for_children=Something heavy sits in me.; what_helps=A hug, a talk
- Fear | colour=Purple; words_for_children=My tummy tickles.; what_helps=Holding a hand
- Joy | colour=Yellow; words_for_children=I want to jump.; what_helps=Share it
item social skill|skill|learning goal: Name!;Age from:number#0-18;Description:long;Steps:long;Area=Feelings|Friends|Rules|Self-control
- Taking turns | age_from=2; area=Rules; steps=Wait, watch, my turn, thank you
- Saying what I feel | age_from=3; area=Feelings; steps=Stop, name it, say it
- Comforting a friend | age_from=4; area=Friends; steps=See, ask, help
- Starting a talk | age_from=6; area=Friends; steps=Look, smile, ask
record activity result|game result|progress|learning progress|learning record: Title!;Child->@child|kid~Lotte;Activity->@activity|game~Face match;Played on:date;Minutes:number#0-300;Stars won:number#0-100;Right answers:number#0-200;Tries:number#1-100;~State=Started|Finished|Left
- Lotte matches faces | child=Lotte; activity=Face match; minutes=5; stars_won=4; right_answers=8; tries=1; state=Finished
- Bea blows the balloon | child=Bea; activity=Balloon breath; minutes=3; stars_won=2; right_answers=0; tries=2; state=Finished
- Sami asks to join | child=Sami; activity=Ask to join in; minutes=7; stars_won=5; right_answers=4; tries=1; state=Finished
- Tom draws | child=Tom; activity=Draw your worry; minutes=4; stars_won=0; tries=1; state=Left
record mood entry|mood check|feeling record|emotion record: Title!;Child->@child|kid~Lotte;Emotion->@emotion|feeling~Anger;Strength:number#1-5;Noted on:date!;What happened:long;What helped=Breathing|Talking|Movement|Quiet time|Hug
- Lotte after kindergarten | child=Lotte; emotion=Anger; strength=4; what_happened=Tower was knocked over; what_helped=Breathing
- Sami before the match | child=Sami; emotion=Fear; strength=3; what_helped=Talking
- Bea at breakfast | child=Bea; emotion=Joy; strength=5; what_helped=Movement
- Tom in the evening | child=Tom; emotion=Sadness; strength=2; what_happened=Friend moved away; what_helped=Quiet time
! record viewing record|watch history: Title!;Child->@child|kid~Lotte;Show->@show|episode~Milo shouts;Watched on:date;Minutes:number#0-300;To the end:boolean
- Lotte sees Milo shouts | child=Lotte; show=Milo shouts; minutes=11
- Bea sees the drum | child=Bea; show=Whose turn is it?; minutes=6
- Sami sees New girl | child=Sami; show=New girl in class; minutes=15
- Lotte sees the swing | child=Lotte; show=The empty swing; minutes=8

# cashier|point of sale|cash register|checkout counter|card consumption|store cashier
person customer file|customer information|member|store member|member profile: Name!;Phone:phone;Birthday:date;Level=Standard|Silver|Gold|Platinum;Joined on:date;Balance:money;Points:number#0-10000000;Last visit:date;Looked after by~Lin Okafor;Preferences:long
- Ida Moreau | level=Gold; balance=320; points=1840; looked_after_by=Lin Okafor; preferences=Afternoon appointments
- Petra Hill | level=Silver; balance=60; points=610; looked_after_by=Tao Wen
- Clara Nunes | level=Standard; balance=0; points=120; looked_after_by=Tao Wen
- Rosa Keller | level=Platinum; balance=1450; points=5230; looked_after_by=Lin Okafor; preferences=No perfume
item card|member card|stored-value card|service card|asset record|customer asset|asset: Card number!;Customer->@customer file|member~Ida Moreau;Card type=Stored value|Times card|Period card|Discount card|Gift card;Service~Facial care;Times left:number#0-1000;Balance:money;Bought for:money;Valid until:date;~Status=Active|Frozen|Used up|Replaced|Expired
- C-10021 | customer=Ida Moreau; card_type=Stored value; balance=320; bought_for=500; status=Active
- C-10022 | customer=Rosa Keller; card_type=Times card; service=Facial care; times_left=7; bought_for=480; status=Active
- C-10030 | customer=Petra Hill; card_type=Times card; service=Foot massage; times_left=0; bought_for=150; status=Used up
- C-10031 | customer=Rosa Keller; card_type=Stored value; balance=1450; bought_for=2000; status=Active
record cashier transaction|sale|cashier record|checkout|consumption record|sales record: Receipt number!;Customer->@customer file|member~Ida Moreau;Operation=Purchase|Gift|Card consumption|Refund|Card replacement|Top-up;Card->@card|member card~C-10021;Amount:money!;Discount:money;Paid with=Cash|Card|Mobile|Stored balance|Times card;Cashier~Lin Okafor;Done on:date!;~Status=Open|Paid|Refunded|Void
- R-55021 | customer=Ida Moreau; operation=Card consumption; card=C-10021; amount=80; discount=0; paid_with=Stored balance; cashier=Lin Okafor; status=Paid
- R-55022 | customer=Rosa Keller; operation=Gift; card=C-10022; amount=0; discount=0; paid_with=Times card; cashier=Lin Okafor; status=Paid
- R-55023 | customer=Clara Nunes; operation=Purchase; amount=36.5; discount=3.5; paid_with=Mobile; cashier=Tao Wen; status=Paid
- R-55024 | customer=Petra Hill; operation=Refund; card=C-10030; amount=30; discount=0; paid_with=Cash; cashier=Tao Wen; status=Refunded
! record receipt line|sale item: Title!;Receipt->@cashier transaction|sale~R-55023;Article->@service item|sale article~Hand cream;Quantity:number#1-1000;Unit price:money;Line total:money
- Two creams | receipt=R-55023; article=Hand cream; quantity=2; unit_price=12; line_total=24
- Soap | receipt=R-55023; article=Olive soap; quantity=2; unit_price=8; line_total=16
- Facial on card | receipt=R-55021; article=Facial care; quantity=1; unit_price=80; line_total=80
- Massage refunded | receipt=R-55024; article=Foot massage; quantity=1; unit_price=30; line_total=30
item service item|sale article|goods|item on sale: Name!;Kind=Goods|Service|Card|Gift;Category~Care;Price:money!;Member price:money;Stock:number#0-100000;Duration:number(min)#0-600;Barcode;~Status=On sale|Off sale
- Facial care | kind=Service; category=Care; price=80; member_price=68; duration=60; status=On sale
- Foot massage | kind=Service; category=Massage; price=35; member_price=30; duration=40; status=On sale
- Hand cream | kind=Goods; category=Shop; price=12; member_price=11; stock=42; barcode=4006381; status=On sale
- Olive soap | kind=Goods; category=Shop; price=8; member_price=7; stock=15; status=On sale
record card replacement|card change|lost card report: Title!;Old card->@card|member card~C-10021;New card number;Reason=Lost|Damaged|Upgrade|Transfer;Balance moved:money;Fee:money;Done by~Tao Wen;Done on:date
- Ida lost her card | old_card=C-10021; new_card_number=C-10044; reason=Lost; balance_moved=320; fee=2; done_by=Tao Wen
- Rosa goes platinum | old_card=C-10031; new_card_number=C-10045; reason=Upgrade; balance_moved=1450; fee=0; done_by=Lin Okafor
- Bent chip | old_card=C-10030; new_card_number=C-10046; reason=Damaged; balance_moved=0; fee=2; done_by=Tao Wen
- Given to her sister | old_card=C-10022; new_card_number=C-10047; reason=Transfer; balance_moved=0; fee=5; done_by=Lin Okafor
record daily takings|data display|business figure|daily statistic|shift closing: Title!;Day:date!;Shift=Morning|Afternoon|Whole day;Cashier~Lin Okafor;Sales:money;Refunds:money;Cash counted:money;Customers:number#0-100000;New members:number#0-10000;Difference:money;~Status=Open|Closed|Checked
- Monday morning | shift=Morning; cashier=Lin Okafor; sales=612; refunds=0; cash_counted=184; customers=19; new_members=2; difference=0; status=Checked
- Monday afternoon | shift=Afternoon; cashier=Tao Wen; sales=840.5; refunds=30; cash_counted=210; customers=26; new_members=1; difference=-2; status=Closed
- Tuesday morning | shift=Morning; cashier=Lin Okafor; sales=455; refunds=0; cash_counted=96; customers=14; new_members=0; difference=0; status=Closed
- Tuesday afternoon | shift=Afternoon; cashier=Tao Wen; sales=120; refunds=0; cash_counted=40; customers=4; new_members=0; difference=0; status=Open

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

# promotion tool|customer chat|image promotion|promotion page|landing page|h5 page|marketing page
item promotion image|image content|image|poster|picture: Title!;Image:image;Category~New arrivals;Caption:long;Link->@external link|link~Shop on the main site;Position:number#1-1000;Shown from:date;Shown until:date;Views:number#0-100000000;~Status=Shown|Hidden|Planned
- Linen week | category=Offers; caption=All linen two for one; link=Shop on the main site; position=1; views=3120; status=Shown
- New lamps | category=New arrivals; caption=Glass from the hills; link=Lamp catalogue; position=2; views=1840; status=Shown
- Autumn colours | category=New arrivals; position=3; views=0; status=Planned
- Store in Mill Yard | category=About us; link=Map to the store; position=4; views=660; status=Hidden
item official website template|template|h5 template|page template: Name!;Industry=Shop|Restaurant|School|Beauty|Travel|Company;Style=Plain|Colourful|Dark|Elegant;Pages:number#1-100;Preview:image;Price:money;Times used:number#0-1000000;~Status=Available|New|Retired
- Quiet shop | industry=Shop; style=Plain; pages=5; price=0; times_used=812; status=Available
- Table for two | industry=Restaurant; style=Elegant; pages=4; price=9; times_used=305; status=Available
- Chalk | industry=School; style=Colourful; pages=6; price=0; times_used=144; status=New
- Night train | industry=Travel; style=Dark; pages=7; price=12; times_used=61; status=Retired
item promotion page|promotion|h5 page|promotion site|landing page: Title!;Template->@official website template|template~Quiet shop;Owner~Mei Otani;Address:url;Text:long;Share picture:image;Visits:number#0-100000000;Contacts gained:number#0-1000000;Published on:date;~Status=Draft|Published|Ended
- Linen week page | template=Quiet shop; owner=Mei Otani; text=Seven days, two for one.; visits=2210; contacts_gained=48; status=Published
- Winter menu | template=Table for two; owner=Ravi Patel; visits=940; contacts_gained=31; status=Published
- Open day | template=Chalk; owner=Clara Nunes; visits=0; contacts_gained=0; status=Draft
- Night train offer | template=Night train; owner=Ravi Patel; visits=380; contacts_gained=9; status=Ended
record chat|conversation|customer chat|chat session: Title!;Customer~Ida Moreau;Agent~Lin Okafor;Came from->@promotion page|promotion~Linen week page;Started on:date;Last message:long;Unread:number#0-1000;Rating:rating;~Status=Waiting|Open|Closed
- Size of the linen sheets | customer=Ida Moreau; agent=Lin Okafor; came_from=Linen week page; last_message=Do you have 160 by 200?; unread=1; status=Open
- Table for eight | customer=Petra Hill; agent=Tao Wen; came_from=Winter menu; last_message=Thank you, see you Friday.; unread=0; rating=5; status=Closed
- Where is the store? | customer=Jun Arai; came_from=Linen week page; unread=2; status=Waiting
- Ticket for a dog | customer=Nils Hoek; agent=Tao Wen; came_from=Night train offer; unread=0; status=Closed
! record chat message|chat line: Title!;Chat->@chat|conversation~Size of the linen sheets;Sender=Customer|Agent|Automatic;Text:long;Image:image;Sent on:date;Sent at:time;Read:boolean
- Greeting | chat=Size of the linen sheets; sender=Automatic; text=Welcome, a colleague is coming.
- Ida asks | chat=Size of the linen sheets; sender=Customer; text=Do you have 160 by 200?
- Petra asks | chat=Table for eight; sender=Customer; text=Is the long table free on Friday?
- Tao answers | chat=Table for eight; sender=Agent; text=Yes, from seven.
item external link|link|external link tool|partner website: Name!;Address:url!;Opens in=New window|Frame|Mini-program;Icon:image;Clicks:number#0-100000000;Shown on->@promotion page|promotion~Linen week page;Active:boolean
- Shop on the main site | address=https://shop.example/linen; opens_in=New window; clicks=412; shown_on=Linen week page
- Lamp catalogue | address=https://shop.example/lamps; opens_in=Frame; clicks=201; shown_on=Linen week page
- Map to the store | address=https://maps.example/millyard; opens_in=New window; clicks=88; shown_on=Open day
- Book a table | address=https://tables.example/two; opens_in=Mini-program; clicks=170; shown_on=Winter menu
! item quick reply|reply template: Title!;Text:long!;Topic~Delivery;Sent automatically:boolean;Times used:number#0-1000000
- Welcome | text=Welcome, a colleague is coming.; topic=Greeting; times_used=930
- Delivery time | text=Two to four working days.; topic=Delivery; times_used=211
- Opening hours | text=Monday to Saturday, 10 to 19.; topic=Store; times_used=164
- Goodbye | text=Thank you for writing to us.; topic=Greeting; times_used=402
! record visit|visit record|visit statistic: Title!;Page->@promotion page|promotion~Linen week page;Visitor~Guest 20418;Source=Share|QR code|Advertising|Search|Direct;Visited on:date;Stay:number(s)#0-36000;Clicked link->@external link|link~Shop on the main site
- Guest from a QR code | page=Linen week page; visitor=Guest 20418; source=QR code; stay=74; clicked_link=Shop on the main site
- Ida by share | page=Linen week page; visitor=Ida Moreau; source=Share; stay=210
- Petra by search | page=Winter menu; visitor=Petra Hill; source=Search; stay=95; clicked_link=Book a table
- Nils direct | page=Night train offer; visitor=Nils Hoek; source=Direct; stay=33

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

# saas product|saas platform|software subscription|subscription software|saas service
item product plan|plan|saas plan|subscription plan|edition: Name!;Product~Route planner;Price per month:money!;Price per year:money;Seats:number#1-100000;Storage:number(GB)#0-100000;API calls per day:number#0-100000000;Features:long;~Status=On sale|Invitation only|Retired
- Starter | product=Route planner; price_per_month=19; price_per_year=190; seats=3; storage=10; api_calls_per_day=1000; features=Routes, maps; status=On sale
- Team | product=Route planner; price_per_month=59; price_per_year=590; seats=15; storage=100; api_calls_per_day=20000; features=Routes, maps, driver app; status=On sale
- Fleet | product=Route planner; price_per_month=240; price_per_year=2400; seats=200; storage=1000; api_calls_per_day=500000; status=On sale
- Pilot | product=Stock counter; price_per_month=0; price_per_year=0; seats=5; storage=5; status=Invitation only
item tenant|company account|workspace|organisation: Name!;Plan->@product plan|plan~Team;Contact person~Ravi Patel;Email:email;Country~Ireland;Seats used:number#0-100000;Joined on:date;Sub-address~orca;~Status=Trial|Active|Late payment|Closed
- Orca Bikes | plan=Team; contact_person=Ravi Patel; email=ravi@orca.example; country=Ireland; seats_used=11; sub_address=orca; status=Active
- Lindenhof Tea | plan=Starter; contact_person=Mei Otani; email=mei@tea.example; country=Austria; seats_used=3; sub_address=tea; status=Active
- Hollow Farm | plan=Starter; contact_person=Evan Pugh; email=evan@farm.example; seats_used=1; sub_address=hollow; status=Trial
- Frame Works | plan=Fleet; contact_person=Greta Olsen; seats_used=84; sub_address=frames; status=Late payment
record subscription|tenant subscription|plan subscription: Title!;Tenant->@tenant|company account~Orca Bikes;Plan->@product plan|plan~Team;Starts on:date!;Ends on:date;Billing=Monthly|Yearly;Price:money;Renews itself:boolean;~Status=Trial|Active|Cancelled|Expired
- Orca Team yearly | tenant=Orca Bikes; plan=Team; billing=Yearly; price=590; status=Active
- Tea Starter monthly | tenant=Lindenhof Tea; plan=Starter; billing=Monthly; price=19; status=Active
- Hollow trial | tenant=Hollow Farm; plan=Starter; billing=Monthly; price=0; status=Trial
- Frames Fleet | tenant=Frame Works; plan=Fleet; billing=Monthly; price=240; status=Active
! person tenant member|workspace member|team member: Name!;Tenant->@tenant|company account~Orca Bikes;Email:email;Role=Owner|Admin|Editor|Viewer;Last seen on:date;~Status=Invited|Active|Blocked
- Ravi Patel | tenant=Orca Bikes; email=ravi@orca.example; role=Owner; status=Active
- Ida Moreau | tenant=Orca Bikes; email=ida@orca.example; role=Editor; status=Active
- Mei Otani | tenant=Lindenhof Tea; email=mei@tea.example; role=Owner; status=Active
- Sid Marlow | tenant=Frame Works; email=sid@frames.example; role=Viewer; status=Invited
record usage record|usage|usage statistic: Title!;Tenant->@tenant|company account~Orca Bikes;Measure=API calls|Storage|Active seats|Messages;Amount:number#0-1000000000;Limit:number#0-1000000000;Day:date
- Orca calls Monday | tenant=Orca Bikes; measure=API calls; amount=8410; limit=20000
- Tea storage | tenant=Lindenhof Tea; measure=Storage; amount=4; limit=10
- Frames calls Monday | tenant=Frame Works; measure=API calls; amount=498200; limit=500000
- Orca seats | tenant=Orca Bikes; measure=Active seats; amount=11; limit=15
item api interface|backend api|interface|api connection [api|interface|backend]: Name!;Path~/v2/orders;Method=GET|POST|PUT|DELETE;Purpose;Average time:number(ms)#0-60000;Errors today:number#0-1000000;~Status=Up|Slow|Down
- Sign in | path=/v2/session; method=POST; purpose=Login and token; average_time=90; errors_today=3; status=Up
- Product list | path=/v2/products; method=GET; purpose=Shop window; average_time=45; errors_today=0; status=Up
- Place order | path=/v2/orders; method=POST; purpose=New order; average_time=130; errors_today=1; status=Up
- Live updates | path=/v2/stream; method=GET; purpose=Order state; average_time=2100; errors_today=40; status=Slow
+ order: Plan->@product plan|plan~Team;Tenant->@tenant|company account~Orca Bikes;Billing=Monthly|Yearly;Seats:number#1-100000;Order total:money
+ product: Short description;Version;Free trial days:number#0-365;Demo:url

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

# smart park|industrial park|park management|science park|campus management|business park|smart campus
item zone|park zone|area|building|park map|park information: Name!;Kind=Building|Gate|Car park|Green area|Workshop|Road;Floor area:number(m²)#0-10000000;Floors:number#0-100;Map x:number#0-10000;Map y:number#0-10000;Manager~Dev Malik;Use~Offices;Picture:image;~Status=In use|Under construction|Closed
- Building A | kind=Building; floor_area=8200; floors=6; map_x=120; map_y=80; manager=Dev Malik; use=Offices; status=In use
- Workshop 3 | kind=Workshop; floor_area=3100; floors=1; map_x=310; map_y=150; manager=Lena Ortiz; use=Light assembly; status=In use
- North car park | kind=Car park; floor_area=5400; floors=1; map_x=60; map_y=20; manager=Dev Malik; use=220 places; status=In use
- Gate East | kind=Gate; floor_area=40; floors=1; map_x=480; map_y=95; manager=Omar Beck; status=Under construction
item equipment|device|monitoring equipment|monitored device|sensor|facility: Name!;Code~CAM-014;Type=Camera|Street light|Barrier|Lift|Air sensor|Electric meter|Water pump|Fire alarm;Zone->@zone|building~Building A;Maker~Volta Systems;Installed on:date;IP address~10.2.0.14;Power:number(W)#0-1000000;~Status=Online|Warning|Fault|Offline
- Camera lobby A | code=CAM-014; type=Camera; zone=Building A; maker=Volta Systems; ip_address=10.2.0.14; power=12; status=Online
- Lift A2 | code=LFT-002; type=Lift; zone=Building A; maker=Rise Works; power=11000; status=Warning
- Barrier north | code=BAR-001; type=Barrier; zone=North car park; maker=Gatehouse; power=180; status=Online
- Air sensor W3 | code=AIR-031; type=Air sensor; zone=Workshop 3; maker=Clearline; power=3; status=Offline
record device reading|monitoring record|device status|reading|monitoring data: Title!;Device->@equipment|device~Air sensor W3;Measured on:date!;Measured at:time;Measure=Temperature|Dust|Power|Water|Vehicles|Trips;Value:number#-10000-100000000;Unit~°C;~State=Normal|High|Low|No signal
- Lift A2 trips | device=Lift A2; measure=Trips; value=412; unit=trips; state=High
- Barrier Monday | device=Barrier north; measure=Vehicles; value=386; unit=cars; state=Normal
- Dust workshop 3 | device=Air sensor W3; measure=Dust; value=41; unit=µg/m³; state=Normal
- Camera power | device=Camera lobby A; measure=Power; value=11.6; unit=W; state=Normal
record alarm|alert|alarm record|warning: Title!;Device->@equipment|device~Lift A2;Level=Notice|Warning|Critical;Raised on:date!;Raised at:time;Description:long;Handled by~Dev Malik;~Status=Open|Acknowledged|Solved
- Lift door reopens | device=Lift A2; level=Warning; description=Door sensor reports an obstacle.; handled_by=Dev Malik; status=Acknowledged
- Sensor silent | device=Air sensor W3; level=Notice; description=No reading for two hours.; status=Open
- Barrier hit | device=Barrier north; level=Critical; description=Arm bent by a van.; handled_by=Omar Beck; status=Solved
- Lobby camera dark | device=Camera lobby A; level=Notice; handled_by=Lena Ortiz; status=Solved
work maintenance order|work order|repair|maintenance task: Title!;Device->@equipment|device~Lift A2;Zone->@zone|building~Building A;Kind=Repair|Inspection|Cleaning|Replacement;Assigned to~Omar Beck;Due on:date;Cost:money;Notes:long
- Adjust lift doors | device=Lift A2; zone=Building A; kind=Repair; assigned_to=Rise Works; cost=240
- Swap sensor battery | device=Air sensor W3; zone=Workshop 3; kind=Replacement; assigned_to=Omar Beck; cost=18
- New barrier arm | device=Barrier north; zone=North car park; kind=Replacement; assigned_to=Gatehouse; cost=310
- Yearly camera check | device=Camera lobby A; zone=Building A; kind=Inspection; assigned_to=Lena Ortiz; cost=0
item tenant company|company|enterprise|resident company|tenant: Name!;Zone->@zone|building~Building A;Floor:number#-5-100;Area rented:number(m²)#1-1000000;Industry~Software;Contact person~Ravi Patel;Phone:phone;Employees:number#0-100000;Lease ends on:date;~Status=Active|Moving in|Moved out
- Orca Bikes | zone=Workshop 3; floor=0; area_rented=900; industry=Bicycles; contact_person=Ravi Patel; employees=34; status=Active
- Clear Data | zone=Building A; floor=4; area_rented=420; industry=Software; contact_person=Nadia Frey; employees=28; status=Active
- Pier Labs | zone=Building A; floor=2; area_rented=610; industry=Medical testing; contact_person=Ana Duarte; employees=19; status=Moving in
- Frame Works | zone=Workshop 3; floor=0; area_rented=1200; industry=Metal; contact_person=Greta Olsen; employees=52; status=Moved out
! record energy statistic|energy consumption|daily statistic|statistical data: Title!;Zone->@zone|building~Building A;Day:date;Electricity:number(kWh)#0-10000000;Water:number(m³)#0-1000000;Visitors:number#0-1000000;Vehicles:number#0-1000000
- Building A Monday | zone=Building A; electricity=2140; water=18; visitors=94; vehicles=0
- Workshop 3 Monday | zone=Workshop 3; electricity=3870; water=25; visitors=12; vehicles=21
- Car park Monday | zone=North car park; electricity=60; water=0; visitors=0; vehicles=386
- Building A Tuesday | zone=Building A; electricity=2085; water=17; visitors=88; vehicles=0
! record visitor pass|visitor registration [visitor|access|entry|gate]: Visitor!;Host company->@tenant company|company~Clear Data;Visits on:date!;License plate~KV 655 B;Purpose;Gate->@zone|building~Gate East;~Status=Announced|Inside|Left|Refused
- Jun Arai | host_company=Clear Data; purpose=Interview; gate=Gate East; status=Announced
- Evan Pugh | host_company=Orca Bikes; license_plate=HF 21 E; purpose=Delivery; gate=Gate East; status=Left
- Clara Nunes | host_company=Pier Labs; purpose=Audit; gate=Gate East; status=Inside
- Sid Marlow | host_company=Frame Works; purpose=No contact found; gate=Gate East; status=Refused

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

# data processing|query engine|excel decision|decision tool|excel tool|data analysis tool|data visualization|analysis platform
item dataset|data file|uploaded data|imported data|excel file|data source|data import: Name!;File:file;Format=Excel|CSV|JSON|Parquet|Database;Rows:number#0-10000000000;Columns:number#0-10000;Size:number(MB)#0-10000000;Uploaded by~Lea Brandt;Uploaded on:date;Quality:percent;Description:long;~Status=Uploaded|Checking|Ready|Faulty
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
! record result row|decision option|analysis result: Title!;Analysis->@analysis run|analysis~Supplier choice for May;Rank:number#1-1000000;Score:number#-1000000000-1000000000;Value:long;Recommended:boolean
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
! record access right|data permission: Title!;Person~Omar Said;Dataset->@dataset|data file~Supplier offers May;Level=View|Run|Edit|Owner;Granted by~Lea Brandt;Until:date
- Omar sees offers | person=Omar Said; dataset=Supplier offers May; level=View; granted_by=Lea Brandt
- Nadia owns the log | person=Nadia Frey; dataset=Query log week 20; level=Owner; granted_by=Nadia Frey
- Lea edits sales | person=Lea Brandt; dataset=Shop sales 2024; level=Edit; granted_by=Omar Said
- Tom runs sales | person=Tom Reyes; dataset=Shop sales 2024; level=Run; granted_by=Lea Brandt

# application store|app store|app market|terminal application|software store|plugin market
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

# question treasure|question bank|mock exam|exam practice|practice question|exam preparation|test preparation
item question|exam question|practice question|test question: Title!;Bank->@question bank|subject~Driving theory;Chapter~Right of way;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Question text:long!;Option A;Option B;Option C;Option D;Correct answer~B;Explanation:long;Difficulty=Easy|Medium|Hard
- Two cars at a crossing | bank=Driving theory; chapter=Right of way; type=Single choice; question_text=Who goes first when no sign is there?; option_a=The faster car; option_b=The car from the right; option_c=The larger car; option_d=The car from the left; correct_answer=B; explanation=Right before left holds without signs.; difficulty=Easy
- Stopping distance at 50 | bank=Driving theory; chapter=Speed; type=Fill in; question_text=Stopping distance at 50 km/h in metres?; correct_answer=40; difficulty=Medium
- Wound under pressure | bank=First aid; chapter=Bleeding; type=True or false; question_text=A strong bleeding needs a pressure bandage.; correct_answer=True; difficulty=Easy
- Duties of a guard | bank=Security licence; chapter=Law; type=Multiple choice; question_text=What may a guard do?; option_a=Ask for a name; option_b=Search a bag by force; option_c=Call the police; option_d=Impound a car; correct_answer=A, C; difficulty=Hard
item question bank|subject|bank|exam subject|course: Name!;Category~Licences;Questions:number#0-100000;Exam minutes:number(min)#1-600;Exam questions:number#1-500;Points to pass:number#1-1000;Description:long;~Status=Online|Draft
- Driving theory | category=Licences; questions=1100; exam_minutes=45; exam_questions=30; points_to_pass=90; status=Online
- First aid | category=Courses; questions=240; exam_minutes=30; exam_questions=25; points_to_pass=20; status=Online
- Security licence | category=Licences; questions=620; exam_minutes=60; exam_questions=72; points_to_pass=50; status=Online
- Boat licence | category=Licences; questions=285; exam_minutes=60; exam_questions=30; points_to_pass=23; status=Draft
record practice session|practice|practice record|answering session: Title!;Learner~Ida Moreau;Bank->@question bank|subject~Driving theory;Mode=Sequential|Random|By topic|Memorization|Wrong questions;Practised on:date!;Answered:number#0-10000;Right:number#0-10000;Last position:number#0-100000;Duration:number(min)#0-1000;~Status=Under way|Finished
- Ida in order | learner=Ida Moreau; bank=Driving theory; mode=Sequential; answered=60; right=51; last_position=180; duration=38; status=Under way
- Jun at random | learner=Jun Arai; bank=Driving theory; mode=Random; answered=40; right=37; duration=21; status=Finished
- Petra learns by heart | learner=Petra Hill; bank=First aid; mode=Memorization; answered=80; right=0; last_position=80; duration=25; status=Under way
- Kofi repeats mistakes | learner=Kofi Asante; bank=Security licence; mode=Wrong questions; answered=22; right=15; duration=16; status=Finished
record simulated exam|mock exam|exam|exam attempt|exam result: Title!;Learner~Ida Moreau;Bank->@question bank|subject~Driving theory;Taken on:date!;Questions:number#1-500;Right:number#0-500;Score:number#0-1000;Time used:number(min)#0-600;~Result=Under way|Passed|Failed|Time over
- Ida's first exam | learner=Ida Moreau; bank=Driving theory; questions=30; right=26; score=87; time_used=31; result=Failed
- Ida's second exam | learner=Ida Moreau; bank=Driving theory; questions=30; right=29; score=97; time_used=27; result=Passed
- Kofi, security | learner=Kofi Asante; bank=Security licence; questions=72; right=41; score=41; time_used=60; result=Time over
- Petra, first aid | learner=Petra Hill; bank=First aid; questions=25; right=23; score=23; time_used=18; result=Passed
! record given answer|answer record|answer: Title!;Exam->@simulated exam|mock exam~Ida's first exam;Question->@question|exam question~Two cars at a crossing;Answer given~B;Right:boolean;Seconds:number(s)#0-3600;Marked for later:boolean
- Ida at the crossing | exam=Ida's first exam; question=Two cars at a crossing; answer_given=B; seconds=14
- Ida on distance | exam=Ida's first exam; question=Stopping distance at 50; answer_given=28; seconds=41
- Kofi on duties | exam=Kofi, security; question=Duties of a guard; answer_given=A; seconds=66
- Petra on bandage | exam=Petra, first aid; question=Wound under pressure; answer_given=True; seconds=6
record wrong question|mistake|wrong question collection|collected mistake: Title!;Learner~Ida Moreau;Question->@question|exam question~Stopping distance at 50;Wrong answer~28;Times wrong:number#1-1000;Last wrong on:date;Note;~State=To repeat|Mastered
- Distance again | learner=Ida Moreau; question=Stopping distance at 50; wrong_answer=28; times_wrong=3; note=Reaction plus braking; state=To repeat
- Duties of a guard | learner=Kofi Asante; question=Duties of a guard; wrong_answer=A; times_wrong=2; state=To repeat
- Crossing | learner=Jun Arai; question=Two cars at a crossing; wrong_answer=D; times_wrong=1; state=Mastered
- Bandage | learner=Petra Hill; question=Wound under pressure; wrong_answer=False; times_wrong=1; state=Mastered
record favorite question|saved question|question collection|collected question: Title!;Learner~Ida Moreau;Question->@question|exam question~Two cars at a crossing;Folder~Tricky;Note:long;Saved on:date
- Crossing, tricky | learner=Ida Moreau; question=Two cars at a crossing; folder=Tricky
- Guard law | learner=Kofi Asante; question=Duties of a guard; folder=Before the exam; note=Two answers are right.
- Distance formula | learner=Jun Arai; question=Stopping distance at 50; folder=Formulas
- Bandage | learner=Petra Hill; question=Wound under pressure; folder=Before the exam
record check-in|daily check-in|study check-in|punch: Title!;Learner~Ida Moreau;Day:date!;Days in a row:number#1-10000;Questions answered:number#0-10000;Minutes:number#0-1440;Points:number#0-10000
- Ida day 12 | learner=Ida Moreau; days_in_a_row=12; questions_answered=60; minutes=38; points=12
- Ida day 11 | learner=Ida Moreau; days_in_a_row=11; questions_answered=45; minutes=30; points=11
- Jun day 3 | learner=Jun Arai; days_in_a_row=3; questions_answered=40; minutes=21; points=3
- Kofi day 1 | learner=Kofi Asante; days_in_a_row=1; questions_answered=22; minutes=16; points=1
record ranking|ranking list entry|leaderboard entry|ranking list: Learner!;Bank->@question bank|subject~Driving theory;Period=Today|This week|All time;Rank:number#1-1000000;Questions answered:number#0-1000000;Right share:percent;Best exam score:number#0-1000
- Jun Arai | bank=Driving theory; period=This week; rank=1; questions_answered=420; right_share=92; best_exam_score=99
- Ida Moreau | bank=Driving theory; period=This week; rank=2; questions_answered=310; right_share=86; best_exam_score=97
- Petra Hill | bank=First aid; period=All time; rank=1; questions_answered=240; right_share=94; best_exam_score=23
- Kofi Asante | bank=Security licence; period=All time; rank=7; questions_answered=118; right_share=68; best_exam_score=41

# speech fluency|pronunciation|spoken english|speaking practice|oral english|speech assessment|speaking skill
item practice question|speaking exercise|exercise|practice prompt|practice text: Title!;Type=Read aloud|Repeat|Describe a picture|Answer a question|Free talk;Level=Beginner|Elementary|Intermediate|Upper intermediate|Advanced;Text:long!;Topic~Travel;Focus=Vowels|Consonants|Stress|Rhythm|Linking;Seconds to speak:number(s)#5-600;Model audio:file;Picture:image
- The ship and the sheep | type=Read aloud; level=Beginner; text=The ship carries sheep. The sheep sleep on the ship.; topic=Animals; focus=Vowels; seconds_to_speak=20
- Thirty-three thin thieves | type=Repeat; level=Intermediate; text=Thirty-three thin thieves thought a thought.; focus=Consonants; seconds_to_speak=15
- Your way to school | type=Answer a question; level=Elementary; text=How do you get to school, and what do you see?; topic=Daily life; focus=Linking; seconds_to_speak=60
- A talk about rivers | type=Free talk; level=Advanced; text=Why do cities grow along rivers?; topic=Geography; focus=Rhythm; seconds_to_speak=120
record recording|speech recording|submission|spoken answer: Title!;Student->@student|learner~Bea Lindgren;Exercise->@practice question|exercise~The ship and the sheep;Audio:file;Recorded on:date!;Length:number(s)#0-1200;Try:number#1-100;Transcript:long;~Status=Recorded|Submitted|Assessed|Too quiet
- Bea reads the ship | student=Bea Lindgren; exercise=The ship and the sheep; length=14; try=2; transcript=The ship carries ship. The sheep sleep on the ship.; status=Assessed
- Wei repeats thieves | student=Wei Chang; exercise=Thirty-three thin thieves; length=11; try=1; status=Assessed
- Ana on her way | student=Ana Lobo; exercise=Your way to school; length=52; try=1; status=Submitted
- Wei on rivers | student=Wei Chang; exercise=A talk about rivers; length=4; try=1; status=Too quiet
record assessment|feedback report|pronunciation score|speech assessment|score report: Title!;Recording->@recording|speech recording~Bea reads the ship;Overall score:number!#0-100;Accuracy:number#0-100;Fluency:number#0-100;Intonation:number#0-100;Rhythm:number#0-100;Words per minute:number#0-400;Suggestion:long;Assessed on:date;~Grade=Needs work|Fair|Good|Excellent
- Bea, ship, try 2 | recording=Bea reads the ship; overall_score=74; accuracy=70; fluency=81; intonation=72; rhythm=76; words_per_minute=92; suggestion=Keep the ee in sheep longer.; grade=Good
- Wei, thieves | recording=Wei repeats thieves; overall_score=61; accuracy=54; fluency=70; intonation=63; rhythm=60; words_per_minute=84; suggestion=Put the tongue between the teeth for th.; grade=Fair
- Ana, first look | recording=Ana on her way; overall_score=83; accuracy=80; fluency=86; intonation=84; rhythm=82; words_per_minute=118; grade=Good
- Wei, rivers | recording=Wei on rivers; overall_score=20; accuracy=30; fluency=12; intonation=25; rhythm=18; words_per_minute=40; suggestion=Speak closer to the microphone.; grade=Needs work
! record word score|sound error|phoneme score: Word!;Assessment->@assessment|feedback report~Bea, ship, try 2;Expected sound~/iː/;Spoken sound~/ɪ/;Score:number#0-100;Tip
- sheep | assessment=Bea, ship, try 2; expected_sound=/iː/; spoken_sound=/ɪ/; score=48; tip=Smile and hold the vowel
- carries | assessment=Bea, ship, try 2; expected_sound=/æ/; spoken_sound=/æ/; score=90
- thirty | assessment=Wei, thieves; expected_sound=/θ/; spoken_sound=/s/; score=35; tip=Tongue between the teeth
- thought | assessment=Wei, thieves; expected_sound=/θ/; spoken_sound=/t/; score=42; tip=Let the air flow
person student|learner: Name!;Email:email;Level=Beginner|Elementary|Intermediate|Upper intermediate|Advanced;First language~Swedish;Class~Evening group 2;Goal:number(points)#0-100;Minutes practised:number#0-1000000
- Bea Lindgren | email=bea@mail.example; level=Beginner; first_language=Swedish; class=Evening group 2; goal=85; minutes_practised=240
- Wei Chang | level=Intermediate; first_language=Chinese; class=Evening group 2; goal=80; minutes_practised=410
- Ana Lobo | level=Upper intermediate; first_language=Portuguese; class=Exam group; goal=90; minutes_practised=680
- Omar Said | level=Elementary; first_language=Arabic; class=Exam group; goal=75; minutes_practised=95
item level|course level|practice level|unit: Name!;Order:number#1-100;Description:long;Score to pass:number#0-100;Exercises:number#0-10000
- Sounds | order=1; description=Single vowels and consonants; score_to_pass=60; exercises=40
- Words and stress | order=2; score_to_pass=65; exercises=60
- Sentences | order=3; description=Linking and rhythm; score_to_pass=70; exercises=75
- Free speech | order=4; score_to_pass=75; exercises=30
! record learning progress|progress: Title!;Student->@student|learner~Bea Lindgren;Week~Week 20;Exercises done:number#0-1000;Minutes:number#0-10000;Average score:number#0-100;Best score:number#0-100;Weakest sound~/iː/
- Bea week 20 | student=Bea Lindgren; week=Week 20; exercises_done=14; minutes=48; average_score=71; best_score=78; weakest_sound=/iː/
- Bea week 19 | student=Bea Lindgren; week=Week 19; exercises_done=10; minutes=35; average_score=66; best_score=74; weakest_sound=/iː/
- Wei week 20 | student=Wei Chang; week=Week 20; exercises_done=9; minutes=30; average_score=63; best_score=70; weakest_sound=/θ/
- Ana week 20 | student=Ana Lobo; week=Week 20; exercises_done=16; minutes=61; average_score=82; best_score=88; weakest_sound=/v/

# konva|drawing board|canvas editor|drawing application|online whiteboard|graphic editor|drawing tool
item drawing|canvas|board|saved drawing|artboard: Title!;Owner->@collaborator|member~Ida Moreau;Width:number(px)#1-20000;Height:number(px)#1-20000;Background~White;Preview:image;Folder~Floor plans;Last saved on:date;Version:number#1-100000;~Access=Private|Link|Team|Public
- Kitchen plan | owner=Ida Moreau; width=1600; height=1000; background=White; folder=Floor plans; version=14; access=Team
- Poster for the fair | owner=Jun Arai; width=1080; height=1920; background=Sand; folder=Posters; version=6; access=Link
- Network sketch | owner=Kofi Asante; width=1920; height=1080; background=White; folder=Work; version=3; access=Private
- Class tree | owner=Clara Nunes; width=2000; height=1400; folder=School; version=9; access=Public
item shape|drawing element|object|element: Name!;Drawing->@drawing|canvas~Kitchen plan;Kind=Rectangle|Circle|Line|Arrow|Text|Image|Freehand|Polygon;Layer->@layer~Walls;X:number#-100000-100000;Y:number#-100000-100000;Width:number#0-100000;Height:number#0-100000;Rotation:number(°)#-360-360;Fill colour~Navy;Text;Locked:boolean
- North wall | drawing=Kitchen plan; kind=Rectangle; layer=Walls; x=0; y=0; width=1600; height=40; rotation=0; fill_colour=Grey; text=Wall
- Sink | drawing=Kitchen plan; kind=Image; layer=Furniture; x=420; y=60; width=120; height=80; rotation=0
- Headline | drawing=Poster for the fair; kind=Text; layer=Words; x=80; y=120; width=900; height=160; rotation=-3; fill_colour=Navy; text=Two days of old bikes
- Line to router | drawing=Network sketch; kind=Arrow; layer=Links; x=300; y=210; width=400; height=0; rotation=0; fill_colour=Black
item layer: Name!;Drawing->@drawing|canvas~Kitchen plan;Order:number#1-1000;Opacity:percent;Visible:boolean;Locked:boolean
- Walls | drawing=Kitchen plan; order=1; opacity=100
- Furniture | drawing=Kitchen plan; order=2; opacity=100
- Words | drawing=Poster for the fair; order=3; opacity=90
- Links | drawing=Network sketch; order=2; opacity=100
record edit history|history|drawing history|operation record|action: Title!;Drawing->@drawing|canvas~Kitchen plan;Action=Draw|Move|Resize|Recolour|Delete|Undo|Redo|Save;Shape->@shape|drawing element~Sink;Before:long;After:long;Done by->@collaborator|member~Ida Moreau;Done on:date;Done at:time
- Sink moved left | drawing=Kitchen plan; action=Move; shape=Sink; before=x 480; after=x 420; done_by=Ida Moreau
- Headline tilted | drawing=Poster for the fair; action=Resize; shape=Headline; before=0 degrees; after=-3 degrees; done_by=Jun Arai
- Wall drawn | drawing=Kitchen plan; action=Draw; shape=North wall; done_by=Jun Arai
- Sketch saved | drawing=Network sketch; action=Save; done_by=Kofi Asante
person collaborator|member|participant|editor: Name!;Drawing->@drawing|canvas~Kitchen plan;Email:email;Right=Owner|Edit|Comment|View;Cursor colour~Orange;Last active on:date;~State=Invited|Online|Offline
- Ida Moreau | drawing=Kitchen plan; email=ida@mail.example; right=Owner; cursor_colour=Orange; state=Online
- Jun Arai | drawing=Poster for the fair; email=jun@mail.example; right=Owner; cursor_colour=Teal; state=Online
- Kofi Asante | drawing=Network sketch; email=kofi@mail.example; right=Owner; state=Offline
- Clara Nunes | drawing=Class tree; email=clara@mail.example; right=Owner; state=Invited
! record saved version|drawing version|snapshot: Title!;Drawing->@drawing|canvas~Kitchen plan;Version:number#1-100000;Saved by->@collaborator|member~Ida Moreau;Saved on:date;What changed;File:file
- Kitchen v14 | drawing=Kitchen plan; version=14; saved_by=Ida Moreau; what_changed=Sink on the left
- Kitchen v13 | drawing=Kitchen plan; version=13; saved_by=Jun Arai; what_changed=North wall
- Poster v6 | drawing=Poster for the fair; version=6; saved_by=Jun Arai; what_changed=Headline tilted
- Sketch v3 | drawing=Network sketch; version=3; saved_by=Kofi Asante
! item canvas setting|interface setting|tool setting: Person!;Theme=Light|Dark|Smoke;Default tool=Select|Pen|Rectangle|Text|Line;Line width:number(px)#1-100;Colour~Midnight blue;Font~Sans;Grid:boolean;Snap to grid:boolean
- Ida Moreau | theme=Light; default_tool=Rectangle; line_width=2; colour=Midnight blue; font=Sans
- Jun Arai | theme=Dark; default_tool=Pen; line_width=6; colour=Teal; font=Poster
- Kofi Asante | theme=Smoke; default_tool=Line; line_width=3; colour=Black
- Clara Nunes | theme=Light; default_tool=Text; line_width=2; colour=Green; font=Serif

# document parsing|ocr|text extraction|pdf parsing|document recognition|document extraction|parsing model
item document|uploaded document|file|source document: Title!;File:file;Format=PDF|Word|Image|Excel|HTML|Plain text;Pages:number#1-10000;Size:number(MB)#0-1000;Language=English|Chinese|German|Mixed;Folder~Contracts;Uploaded by~Ida Moreau;Uploaded on:date;~Status=Uploaded|Parsing|Parsed|Failed
- Lease Canal Street 30 | format=PDF; pages=14; size=1.8; language=English; folder=Contracts; uploaded_by=Ida Moreau; status=Parsed
- Receipt of 4 May | format=Image; pages=1; size=2.2; language=German; folder=Receipts; uploaded_by=Jun Arai; status=Parsed
- Thesis draft | format=Word; pages=88; size=6.1; language=English; folder=Study; uploaded_by=Clara Nunes; status=Parsing
- Scan, upside down | format=Image; pages=2; size=3.4; language=Mixed; uploaded_by=Kofi Asante; status=Failed
item parsing model|model|recognition model|parser: Name!;Version~1.4;For=Contracts|Invoices|Scientific papers|Tables|Any document;Languages~English, Chinese;Accuracy:percent;Seconds per page:number(s)#0-600;Max pages:number#1-10000;Introduction:long;~Status=Online|Trial|Retired
- Layout reader | version=1.4; for=Any document; languages=English, Chinese, German; accuracy=94; seconds_per_page=1.2; max_pages=300; introduction=Finds headings, paragraphs, tables and pictures.; status=Online
- Receipt reader | version=2.0; for=Invoices; languages=English, German; accuracy=97; seconds_per_page=0.6; max_pages=10; status=Online
- Table cutter | version=0.8; for=Tables; languages=Any; accuracy=88; seconds_per_page=2; max_pages=50; status=Trial
- Paper reader | version=1.1; for=Scientific papers; languages=English; accuracy=91; seconds_per_page=1.8; max_pages=200; status=Retired
record parsing task|parsing record|parse task|parsing history|recognition task {Waiting|Running|Done|Failed}: Title!;Document->@document|file~Lease Canal Street 30;Model->@parsing model|model~Layout reader;Pages from~1-14;Output=Text|Markdown|JSON|Table;Started by~Ida Moreau;Started on:date;Duration:number(s)#0-36000;Confidence:percent;Error
- Lease to Markdown | document=Lease Canal Street 30; model=Layout reader; pages_from=1-14; output=Markdown; started_by=Ida Moreau; duration=17; confidence=95
- Receipt to JSON | document=Receipt of 4 May; model=Receipt reader; pages_from=1; output=JSON; started_by=Jun Arai; duration=1; confidence=98
- Thesis tables | document=Thesis draft; model=Table cutter; pages_from=20-40; output=Table; started_by=Clara Nunes; duration=0; confidence=0
- Upside-down scan | document=Scan, upside down; model=Layout reader; output=Text; started_by=Kofi Asante; duration=3; confidence=12; error=Page is turned
record parsing result|parsed content|extracted content|result|parsed document: Title!;Task->@parsing task|parsing record~Lease to Markdown;Kind=Heading|Paragraph|Table|Picture|Formula|Field;Page:number#1-10000;Text:long;Confidence:percent;Corrected by hand:boolean
- Rent clause | task=Lease to Markdown; kind=Paragraph; page=3; text=The rent is due on the third working day of each month.; confidence=97
- Parties | task=Lease to Markdown; kind=Table; page=1; text=Landlord, tenant, address; confidence=92
- Total | task=Receipt to JSON; kind=Field; page=1; text=42.80; confidence=99
- Date of receipt | task=Receipt to JSON; kind=Field; page=1; text=4 May; confidence=96
record shared result|share|share link|result share: Title!;Task->@parsing task|parsing record~Lease to Markdown;Shared with~Petra Hill;Link:url;May=View|Copy|Download;Shared on:date;Expires on:date;Opened:number#0-1000000
- Lease to Petra | task=Lease to Markdown; shared_with=Petra Hill; link=https://parse.example/s/8f21; may=Download; opened=3
- Receipt to the office | task=Receipt to JSON; shared_with=Office; link=https://parse.example/s/77ab; may=View; opened=1
- Lease to the lawyer | task=Lease to Markdown; shared_with=Ana Duarte; link=https://parse.example/s/19cd; may=Copy; opened=5
- Receipt, public | task=Receipt to JSON; shared_with=Everyone with the link; link=https://parse.example/s/40ee; may=View; opened=22
item advertisement|ad|banner|advertising [adverti\\w+|banner|\\bads?\\b]: Title!;Advertiser~Quay Print;Picture:image;Target:url;Place=Top|Side|Under the result|Footer;Starts on:date;Ends on:date;Price:money;Views:number#0-100000000;Clicks:number#0-10000000;~Status=Planned|Running|Ended
- Print your thesis | advertiser=Quay Print; target=https://print.example; place=Under the result; price=120; views=8410; clicks=96; status=Running
- Desk scanners | advertiser=Clear Data; target=https://scan.example; place=Side; price=200; views=15200; clicks=210; status=Running
- Translators wanted | advertiser=Word House; target=https://words.example; place=Top; price=90; views=0; clicks=0; status=Planned
- Spring sale of paper | advertiser=Delta Paper; target=https://paper.example; place=Footer; price=60; views=22000; clicks=140; status=Ended
! item parsing setting|user setting|preference: Person!;Default model->@parsing model|model~Layout reader;Default output=Text|Markdown|JSON|Table;Language=English|Chinese|German|Mixed;Delete files after:number(days)#1-3650;Mail when done:boolean
- Ida Moreau | default_model=Layout reader; default_output=Markdown; language=English; delete_files_after=90
- Jun Arai | default_model=Receipt reader; default_output=JSON; language=German; delete_files_after=365
- Clara Nunes | default_model=Table cutter; default_output=Table; language=English; delete_files_after=30
- Kofi Asante | default_model=Layout reader; default_output=Text; language=Mixed; delete_files_after=7

# voice reminder|timed reminder|reminder service|alarm clock|medication reminder|reminder app|timed voice
item reminder|voice reminder|timed reminder|alarm: Title!;Spoken text:long!;Date:date!;Time:time!;Repeats=Once|Daily|Weekdays|Weekly|Monthly;Voice->@voice|voice type~Clara, calm;Volume:percent;Category->@reminder category|category~Health;Owner~Petra Hill;~Status=Active|Paused|Done
- Blood pressure pill | spoken_text=Please take the white pill with water.; repeats=Daily; voice=Clara, calm; volume=80; category=Health; owner=Petra Hill; status=Active
- Water the tomatoes | spoken_text=The tomatoes are thirsty.; repeats=Daily; voice=Tom, cheerful; volume=60; category=Home; owner=Evan Pugh; status=Active
- Team call | spoken_text=Team call in five minutes.; repeats=Weekly; voice=Clara, calm; volume=50; category=Work; owner=Ida Moreau; status=Paused
- Aunt Rosa's birthday | spoken_text=Call Aunt Rosa today.; repeats=Once; voice=My own voice; volume=70; category=Family; owner=Petra Hill; status=Done
record reminder record|reminder history|played reminder|historical reminder record|reminder log: Title!;Reminder->@reminder|alarm~Blood pressure pill;Played on:date!;Played at:time;Channel=Browser|Phone call|App|Speaker;Times repeated:number#0-100;Reaction after:number(s)#0-86400;~Result=Heard|Snoozed|Missed|Failed
- Pill, Monday | reminder=Blood pressure pill; channel=Speaker; times_repeated=1; reaction_after=20; result=Heard
- Pill, Tuesday | reminder=Blood pressure pill; channel=Speaker; times_repeated=3; reaction_after=900; result=Snoozed
- Tomatoes, Monday | reminder=Water the tomatoes; channel=App; times_repeated=1; result=Missed
- Team call, week 20 | reminder=Team call; channel=Browser; times_repeated=1; reaction_after=8; result=Heard
item voice|voice type|voice template|sound: Name!;Kind=Synthetic|Own recording|Tone;Language=English|German|Chinese|French;Speed=Slow|Normal|Fast;Sample:file;Used by reminders:number#0-100000
- Clara, calm | kind=Synthetic; language=English; speed=Slow; used_by_reminders=2
- Tom, cheerful | kind=Synthetic; language=English; speed=Normal; used_by_reminders=1
- My own voice | kind=Own recording; language=German; speed=Normal; used_by_reminders=1
- Two bells | kind=Tone; speed=Normal; used_by_reminders=0
item reminder category|category: Name!;Colour~Saddle brown;Default voice->@voice|voice type~Clara, calm;Reminders:number#0-100000
- Health | colour=Red; default_voice=Clara, calm; reminders=1
- Home | colour=Green; default_voice=Tom, cheerful; reminders=1
- Work | colour=Blue; default_voice=Clara, calm; reminders=1
- Family | colour=Saddle brown; default_voice=My own voice; reminders=1
record reminder statistic|data analysis|statistic|analysis: Title!;Person~Petra Hill;Week~Week 20;Planned:number#0-10000;Heard:number#0-10000;Snoozed:number#0-10000;Missed:number#0-10000;Heard share:percent;Average reaction:number(s)#0-86400
- Petra week 20 | person=Petra Hill; week=Week 20; planned=8; heard=6; snoozed=1; missed=1; heard_share=75; average_reaction=95
- Petra week 19 | person=Petra Hill; week=Week 19; planned=7; heard=7; snoozed=0; missed=0; heard_share=100; average_reaction=30
- Evan week 20 | person=Evan Pugh; week=Week 20; planned=7; heard=4; snoozed=0; missed=3; heard_share=57; average_reaction=140
- Ida week 20 | person=Ida Moreau; week=Week 20; planned=1; heard=1; snoozed=0; missed=0; heard_share=100; average_reaction=8
! item reminder setting|user setting|preference: Person!;Quiet from:time;Quiet until:time;Snooze:number(min)#1-120;Repeat if not heard:number#0-20;Default volume:percent;Channel=Browser|Phone call|App|Speaker
- Petra Hill | snooze=15; repeat_if_not_heard=3; default_volume=80; channel=Speaker
- Evan Pugh | snooze=10; repeat_if_not_heard=1; default_volume=60; channel=App
- Ida Moreau | snooze=5; repeat_if_not_heard=0; default_volume=50; channel=Browser
- Kofi Asante | snooze=10; repeat_if_not_heard=2; default_volume=90; channel=Phone call
! person contact|recipient [contact|call|recipient|famil\\w+|share]: Name!;Phone:phone;Relation~Daughter;Told when missed:boolean;Language=English|German|Chinese|French
- Lena Hill | relation=Daughter; language=English
- Rosa Keller | relation=Neighbour; language=German
- Ravi Patel | relation=Colleague; language=English
- Sam Pugh | relation=Son; language=English

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

# autoplay|media player|audio and video|video player|audio player|playlist|multimedia playback
item media item|video|audio|audio and video content|track|media: Title!;Kind=Video|Audio|Live;File:file;Duration:number(s)#0-100000;Artist~Reed Quartet;Category->@media category|category~Concerts;Quality=360p|720p|1080p|4K|128 kbit/s|320 kbit/s;Autoplay:boolean;Starts muted:boolean;Plays:number#0-1000000000;Cover:image;~Status=Online|Hidden
- Evening by the lake | kind=Video; duration=2710; artist=Reed Quartet; category=Concerts; quality=1080p; plays=4120; status=Online
- Harbour morning | kind=Audio; duration=312; artist=Mara Lindt; category=Sounds; quality=320 kbit/s; plays=1890; status=Online
- How a bell is cast | kind=Video; duration=845; artist=Foundry film; category=Crafts; quality=720p; plays=930; status=Online
- Night train hum | kind=Audio; duration=3600; category=Sounds; quality=128 kbit/s; plays=7710; status=Hidden
item playlist|play list|queue: Name!;Owner~Ida Moreau;Description;Items:number#0-10000;Total length:number(min)#0-100000;Order=As listed|Shuffle|Newest first;Autoplay next:boolean;~Access=Private|Link|Public
- Falling asleep | owner=Ida Moreau; description=Quiet, no voices; items=2; total_length=65; order=As listed; access=Private
- Watch with grandpa | owner=Kofi Asante; items=2; total_length=59; order=As listed; access=Link
- Start page loop | owner=Editors; items=3; total_length=65; order=Shuffle; access=Public
- New this week | owner=Editors; items=1; total_length=14; order=Newest first; access=Public
! record playlist entry|playlist item: Title!;Playlist->@playlist|queue~Falling asleep;Media->@media item|video~Night train hum;Position:number#1-10000;Added on:date
- Train first | playlist=Falling asleep; media=Night train hum; position=1
- Then the harbour | playlist=Falling asleep; media=Harbour morning; position=2
- Bell film | playlist=Watch with grandpa; media=How a bell is cast; position=1
- Lake concert | playlist=Watch with grandpa; media=Evening by the lake; position=2
record play record|play history|playback record|watch history: Title!;Media->@media item|video~Evening by the lake;Person~Ida Moreau;Started on:date;Started by=Autoplay|Hand|Playlist;Stopped at:number(s)#0-100000;Volume:percent;Device=Computer|Phone|Tablet|TV;~State=Playing|Paused|Stopped|To the end
- Ida at the lake | media=Evening by the lake; person=Ida Moreau; started_by=Autoplay; stopped_at=640; volume=40; device=Computer; state=Paused
- Kofi and the bell | media=How a bell is cast; person=Kofi Asante; started_by=Hand; stopped_at=845; volume=70; device=TV; state=To the end
- Ida asleep | media=Night train hum; person=Ida Moreau; started_by=Playlist; stopped_at=3600; volume=15; device=Phone; state=To the end
- Guest stops at once | media=Harbour morning; person=Guest; started_by=Autoplay; stopped_at=3; volume=0; device=Phone; state=Stopped
item media category|category|genre: Name!;Description;Position:number#1-100;Items:number#0-100000;Cover:image
- Concerts | position=1; items=12
- Sounds | position=2; items=40; description=Places to listen to
- Crafts | position=3; items=9
- Talks | position=4; items=22
item player setting|play setting|autoplay setting|preference: Person!;Autoplay=Always|Muted only|Never;Volume:percent;Speed=0.5|0.75|1|1.25|1.5|2;Quality=Automatic|360p|720p|1080p;Loop:boolean;Subtitles=Off|English|German|Chinese
- Ida Moreau | autoplay=Muted only; volume=40; speed=1; quality=Automatic; subtitles=Off
- Kofi Asante | autoplay=Always; volume=70; speed=1; quality=1080p; subtitles=English
- Jun Arai | autoplay=Never; volume=55; speed=1.5; quality=720p; subtitles=English
- Guest | autoplay=Muted only; volume=0; speed=1; quality=Automatic; subtitles=Off

# home multimedia|family multimedia|family photo|family video|home media|family member|family album
item media file|file|video|audio|photo|media|multimedia file: Title!;Kind=Photo|Video|Audio;File:file;Folder->@folder|media folder~Summer at the lake;Taken on:date;Uploaded by->@family member|member~Rosa;Size:number(MB)#0-100000;Length:number(s)#0-100000;People shown~Grandpa, Lotte;Place~Crane Lake;Description:long;Downloads:number#0-100000
- Lotte learns to swim | kind=Video; folder=Summer at the lake; uploaded_by=Rosa; size=240; length=95; people_shown=Lotte, Evan; place=Crane Lake; downloads=3
- Grandpa's birthday song | kind=Audio; folder=Birthdays; uploaded_by=Evan; size=4; length=62; people_shown=All; downloads=5
- Jump from the pier | kind=Photo; folder=Summer at the lake; uploaded_by=Sam; size=5; people_shown=Sam; place=Crane Lake; downloads=1
- First day of school | kind=Photo; folder=School; uploaded_by=Rosa; size=4; people_shown=Lotte; place=Pier School; downloads=2
item folder|media folder|album|directory: Name!;Parent folder->@folder~Years;Owner->@family member|member~Rosa;Description;Files:number#0-100000;Size:number(MB)#0-10000000;Cover:image;~Access=Whole family|Only me|Chosen members
- Summer at the lake | parent_folder=Years; owner=Rosa; files=148; size=6200; access=Whole family
- Birthdays | parent_folder=Years; owner=Evan; files=64; size=2100; access=Whole family
- School | owner=Rosa; files=31; size=180; access=Chosen members
- Years | owner=Rosa; files=0; size=0; access=Whole family
person family member|member: Name!;Relation=Mother|Father|Child|Grandparent|Aunt or uncle|Cousin;Birthday:date;Email:email;Role=Manager|May upload|May look;Storage used:number(MB)#0-10000000;Storage limit:number(MB)#0-10000000;Picture:image
- Rosa | relation=Mother; email=rosa@home.example; role=Manager; storage_used=5200; storage_limit=50000
- Evan | relation=Father; email=evan@home.example; role=Manager; storage_used=2900; storage_limit=50000
- Sam | relation=Child; role=May upload; storage_used=410; storage_limit=10000
- Grandpa Jon | relation=Grandparent; role=May look; storage_used=0; storage_limit=1000
record share|sharing record|shared file|share link: Title!;File->@media file|video~Lotte learns to swim;Folder->@folder~Birthdays;Shared by->@family member|member~Rosa;Shared with~Grandpa Jon;May=Look|Download|Add files;Expires on:date;Opened:number#0-100000
- Swimming for Grandpa | file=Lotte learns to swim; shared_by=Rosa; shared_with=Grandpa Jon; may=Download; opened=9
- Birthdays for Aunt Mei | folder=Birthdays; shared_by=Evan; shared_with=Aunt Mei; may=Add files; opened=4
- Pier jump to class | file=Jump from the pier; shared_by=Sam; shared_with=Sam's class; may=Look; opened=17
- School day to the teacher | file=First day of school; shared_by=Rosa; shared_with=Clara Nunes; may=Look; opened=1
record upload record|transfer|download record|transfer record: Title!;File->@media file|video~Lotte learns to swim;Direction=Upload|Download;Member->@family member|member~Sam;Device~Sam's phone;Started on:date;Progress:percent;~State=Waiting|Running|Done|Failed
- Swim video up | file=Lotte learns to swim; direction=Upload; member=Rosa; device=Rosa's camera; progress=100; state=Done
- Pier photo up | file=Jump from the pier; direction=Upload; member=Sam; device=Sam's phone; progress=100; state=Done
- Song for Grandpa | file=Grandpa's birthday song; direction=Download; member=Grandpa Jon; device=Tablet; progress=40; state=Failed
- Swim video down | file=Lotte learns to swim; direction=Download; member=Evan; device=Living room TV; progress=75; state=Running
! record play record|play history|watch history: Title!;File->@media file|video~Lotte learns to swim;Member->@family member|member~Grandpa Jon;Played on:date;Device~Living room TV;Stopped at:number(s)#0-100000
- Grandpa watches Lotte | file=Lotte learns to swim; member=Grandpa Jon; device=Tablet; stopped_at=95
- Evan hears the song | file=Grandpa's birthday song; member=Evan; device=Kitchen speaker; stopped_at=62
- Sam on the TV | file=Lotte learns to swim; member=Sam; device=Living room TV; stopped_at=20
- Rosa again | file=Grandpa's birthday song; member=Rosa; device=Phone; stopped_at=62
! item tag|label: Name!;Kind=Person|Place|Event|Year;Files:number#0-100000;Colour~Violet
- Lotte | kind=Person; files=88; colour=Violet
- Crane Lake | kind=Place; files=120; colour=Blue
- Birthday | kind=Event; files=64; colour=Red
- 2025 | kind=Year; files=210; colour=Grey

# interactive voice|voice menu|ivr|call flow|voice response|phone menu|call center
item voice menu|menu|menu node|call menu: Name!;Number called:phone;Parent menu->@voice menu|menu~Main menu;Prompt->@voice prompt|prompt~Welcome;Waits:number(s)#1-60;Repeats:number#0-10;Language=English|Spanish|Chinese|German;Opening hours;~Status=Active|Draft|Off
- Main menu | prompt=Welcome; waits=6; repeats=2; language=English; opening_hours=All day; status=Active
- Deliveries | parent_menu=Main menu; prompt=Say or type your order number; waits=10; repeats=2; language=English; status=Active
- Bills | parent_menu=Main menu; prompt=Bill questions; waits=6; repeats=1; language=English; status=Active
- Night menu | prompt=We are closed; waits=3; repeats=0; language=English; opening_hours=20:00-08:00; status=Draft
item menu option|option|voice command|key option: Name!;Menu->@voice menu|menu~Main menu;Key=0|1|2|3|4|5|9|*;Spoken words~delivery, parcel;Action=Go to menu|Give information|Connect a person|Record a message|Hang up;Goes to->@voice menu|menu~Deliveries;Position:number#1-20
- Parcel | menu=Main menu; key=1; spoken_words=delivery, parcel; action=Go to menu; goes_to=Deliveries; position=1
- Bill | menu=Main menu; key=2; spoken_words=bill, invoice; action=Go to menu; goes_to=Bills; position=2
- A person, please | menu=Main menu; key=0; spoken_words=person, help; action=Connect a person; position=9
- Leave a message | menu=Night menu; key=1; spoken_words=message; action=Record a message; position=1
item voice prompt|prompt|announcement|recorded prompt: Name!;Text:long!;Audio:file;Voice~Clara, calm;Language=English|Spanish|Chinese|German;Length:number(s)#0-600;~Status=Draft|Recorded|In use
- Welcome | text=Welcome to Harbour Parcel. Say what you need or press a key.; voice=Clara, calm; language=English; length=6; status=In use
- Say or type your order number | text=Please say your order number, digit by digit.; voice=Clara, calm; language=English; length=4; status=In use
- Bill questions | text=For a copy of your bill press one.; voice=Clara, calm; language=English; length=3; status=Recorded
- We are closed | text=We are back at eight. Leave a message after the tone.; voice=Tom, warm; language=English; length=5; status=Draft
record call|call record|incoming call|call log|call history: Title!;Caller:phone;Called on:date!;Called at:time;Path~Main menu, Deliveries;Duration:number(s)#0-36000;Language=English|Spanish|Chinese|German;Connected to~Lin Okafor;Satisfaction:rating;~Outcome=Answered by menu|Connected|Message left|Hung up|Failed
- Parcel 8834 | path=Main menu, Deliveries; duration=71; language=English; satisfaction=5; outcome=Answered by menu
- Bill too high | path=Main menu, Bills; duration=260; language=English; connected_to=Lin Okafor; satisfaction=4; outcome=Connected
- Silent caller | path=Main menu; duration=14; language=English; outcome=Hung up
- Night message | path=Night menu; duration=48; language=Spanish; outcome=Message left
record voice input|recognized input|speech input|input record: Title!;Call->@call|call record~Parcel 8834;Menu->@voice menu|menu~Deliveries;Heard text!;Kind=Speech|Key;Certainty:percent;Matched option->@menu option|option~Parcel;Audio:file;~Result=Understood|Asked again|Not understood
- Where is my parcel | call=Parcel 8834; menu=Main menu; heard_text=where is my parcel; kind=Speech; certainty=93; matched_option=Parcel; result=Understood
- Eight eight three four | call=Parcel 8834; menu=Deliveries; heard_text=8834; kind=Speech; certainty=88; result=Understood
- Mumbling | call=Silent caller; menu=Main menu; heard_text=hm; kind=Speech; certainty=12; result=Not understood
- Key 2 | call=Bill too high; menu=Main menu; heard_text=2; kind=Key; certainty=100; matched_option=Bill; result=Understood
item response|information answer|service answer|voice response|information service: Name!;Asked for~Delivery date;Spoken text:long;Data from~Order system;Menu->@voice menu|menu~Deliveries;Times given:number#0-100000000;Active:boolean
- Delivery date | asked_for=Delivery date; spoken_text=Your parcel arrives on the date on your receipt plus two days.; data_from=Order system; menu=Deliveries; times_given=2210
- Copy of the bill | asked_for=Bill copy; spoken_text=We send the bill to your address.; data_from=Billing; menu=Bills; times_given=410
- Opening hours | asked_for=Hours; spoken_text=Monday to Friday, eight to eight.; menu=Main menu; times_given=980
- Pick-up point | asked_for=Where to fetch; spoken_text=Your parcel waits at Mill Yard 5.; data_from=Order system; menu=Deliveries; times_given=645
! record voice mail|recorded message: Title!;Call->@call|call record~Night message;Audio:file;Length:number(s)#0-600;Transcript:long;Assigned to~Tao Wen;~Status=New|Heard|Called back
- Spanish caller, gate code | call=Night message; length=31; transcript=The driver needs the gate code.; assigned_to=Tao Wen; status=New
- Wrong address | call=Night message; length=22; assigned_to=Lin Okafor; status=Called back
- Thank you | call=Night message; length=9; assigned_to=Tao Wen; status=Heard
- Missing box | call=Night message; length=40; transcript=Two boxes came, three were sent.; assigned_to=Lin Okafor; status=New

# multimedia download|video downloader|media downloader|download video|downloading video|download manager|video download
record download task|download|download record|media download {Waiting|Downloading|Paused|Done|Failed}: Title!;Address:url!;Source->@source site|platform~Open Film Archive;Kind=Video|Audio|Image;Format->@download format|format~MP4 1080p;Quality=Low|Medium|High|Original;Size:number(MB)#0-100000;Progress:percent;Speed:number(kB/s)#0-1000000;Started by~Jun Arai;Started on:date;Error
- Bell casting film | address=https://film.example/v/bell; source=Open Film Archive; kind=Video; format=MP4 1080p; quality=High; size=640; progress=100; speed=0; started_by=Jun Arai
- Lecture on tides | address=https://talks.example/tides; source=Campus Talks; kind=Audio; format=MP3 192; quality=Medium; size=58; progress=62; speed=1400; started_by=Jun Arai
- Map of 1880 | address=https://maps.example/1880; source=Map Room; kind=Image; format=JPEG full size; quality=Original; size=34; progress=20; speed=0; started_by=Petra Hill
- Private clip | address=https://film.example/v/closed; source=Open Film Archive; kind=Video; format=MP4 720p; quality=Medium; size=0; progress=0; speed=0; started_by=Kofi Asante; error=Not open to the public
item downloaded file|media file|file|multimedia file: Name!;Task->@download task|download~Bell casting film;Kind=Video|Audio|Image;File:file;Size:number(MB)#0-100000;Length:number(s)#0-100000;Folder->@folder~Films;Last played on:date;Plays:number#0-100000
- bell-casting.mp4 | task=Bell casting film; kind=Video; size=640; length=845; folder=Films; plays=2
- map-1880.jpg | task=Map of 1880; kind=Image; size=34; folder=Maps; plays=0
- tides-part1.mp3 | task=Lecture on tides; kind=Audio; size=36; length=1500; folder=Talks; plays=1
- old-trailer.mp4 | task=Bell casting film; kind=Video; size=48; length=70; folder=Films; plays=6
item download format|format|quality option: Name!;Kind=Video|Audio|Image;Extension~mp4;Resolution~1920 x 1080;Bit rate:number(kbit/s)#0-100000;Typical size:number(MB)#0-100000;Default:boolean
- MP4 1080p | kind=Video; extension=mp4; resolution=1920 x 1080; bit_rate=6000; typical_size=600
- MP4 720p | kind=Video; extension=mp4; resolution=1280 x 720; bit_rate=3000; typical_size=300
- MP3 192 | kind=Audio; extension=mp3; bit_rate=192; typical_size=60
- JPEG full size | kind=Image; extension=jpg; typical_size=12
item folder|download folder|category: Name!;Owner~Jun Arai;Files:number#0-100000;Size:number(MB)#0-10000000;Description
- Films | owner=Jun Arai; files=2; size=688
- Talks | owner=Jun Arai; files=1; size=36
- Maps | owner=Petra Hill; files=1; size=34
- Lessons | owner=Kofi Asante; files=0; size=0
! item source site|platform|supported site: Name!;Address:url;Kinds~Video, audio;Licence=Free to use|Own content only|With permission;Max quality=Low|Medium|High|Original;~Status=Works|Slow|Blocked
- Open Film Archive | address=https://film.example; kinds=Video; licence=Free to use; max_quality=High; status=Works
- Campus Talks | address=https://talks.example; kinds=Video, audio; licence=With permission; max_quality=High; status=Works
- Map Room | address=https://maps.example; kinds=Image; licence=Free to use; max_quality=Original; status=Slow
- Clip Hall | address=https://clips.example; kinds=Video; licence=Own content only; max_quality=Medium; status=Blocked
! item download setting|user setting: Person!;Default format->@download format|format~MP4 1080p;Folder->@folder~Films;Downloads at once:number#1-20;Speed limit:number(kB/s)#0-1000000;Tell me when done:boolean
- Jun Arai | default_format=MP4 1080p; folder=Films; downloads_at_once=3; speed_limit=0
- Petra Hill | default_format=JPEG full size; folder=Maps; downloads_at_once=1; speed_limit=2000
- Kofi Asante | default_format=MP4 720p; folder=Lessons; downloads_at_once=2; speed_limit=800
- Guest | default_format=MP4 720p; downloads_at_once=1; speed_limit=500

# warehouse management|wms|warehouse system|storage management|inbound and outbound|stock management|material movement
item warehouse|storehouse|depot|store: Name!;Code~WH-N;Address;Area:number(m²)#1-1000000;Capacity:number(pallets)#1-1000000;Fill level:percent;Keeper~Dev Malik;Phone:phone;Kind=Raw material|Finished goods|Cold store|Returns|Transit;~Status=Open|Full|Closed
- North hall | code=WH-N; address=Quay Road 12; area=4200; capacity=2600; fill_level=71; keeper=Dev Malik; kind=Finished goods; status=Open
- Cold store 1 | code=WH-C1; address=Quay Road 14; area=900; capacity=480; fill_level=88; keeper=Lena Ortiz; kind=Cold store; status=Open
- Raw yard | code=WH-R; address=Mill Yard 2; area=2800; capacity=1500; fill_level=40; keeper=Omar Beck; kind=Raw material; status=Open
- Returns corner | code=WH-X; address=Quay Road 12; area=160; capacity=90; fill_level=100; keeper=Dev Malik; kind=Returns; status=Full
item storage location|location|bin|shelf|warehouse layout|zone: Code!;Warehouse->@warehouse|depot~North hall;Zone~A|Cold;Aisle:number#1-500;Level:number#0-50;Max load:number(kg)#1-50000;Holds~Small parts;~Status=Free|Partly filled|Full|Blocked
- N-A-03-2 | warehouse=North hall; zone=A; aisle=3; level=2; max_load=900; holds=Boxed goods; status=Partly filled
- N-B-11-0 | warehouse=North hall; zone=B; aisle=11; level=0; max_load=2500; holds=Full pallets; status=Full
- C1-02-1 | warehouse=Cold store 1; zone=Cold; aisle=2; level=1; max_load=800; holds=Dairy; status=Free
- R-07 | warehouse=Raw yard; zone=Open; aisle=7; level=0; max_load=12000; holds=Steel; status=Partly filled
item stock item|material|goods|warehouse product|material archive: Name!;Article number~ST-2210;Category->@goods category|product category~Fasteners;Unit=piece|kg|m|pallet|box|litre;Barcode;Weight:number(kg)#0-50000;Unit cost:money;Minimum stock:number#0-10000000;Maximum stock:number#0-10000000;Shelf life:number(days)#0-10000;~Status=Active|Blocked|Phased out
- Hex bolt M8 | article_number=ST-2210; category=Fasteners; unit=box; barcode=40063812210; weight=2.4; unit_cost=9.8; minimum_stock=80; maximum_stock=600; status=Active
- Steel sheet 2 mm | article_number=RM-0740; category=Raw steel; unit=piece; weight=31; unit_cost=44; minimum_stock=50; maximum_stock=300; status=Active
- Farm butter 250 g | article_number=FD-1105; category=Dairy; unit=box; weight=10; unit_cost=52; minimum_stock=30; maximum_stock=160; shelf_life=60; status=Active
- Desk lamp Orla | article_number=FG-3302; category=Lamps; unit=piece; weight=1.6; unit_cost=21; minimum_stock=40; maximum_stock=400; status=Active
item goods category|product category|product classification|category|classification: Name!;Code~10;Parent category->@goods category~Raw steel;Storage rule~Dry|2 to 6 °C;Keeper~Omar Beck
- Fasteners | code=10; storage_rule=Dry; keeper=Dev Malik
- Raw steel | code=20; storage_rule=Roofed; keeper=Omar Beck
- Dairy | code=30; storage_rule=2 to 6 °C; keeper=Lena Ortiz
- Lamps | code=40; storage_rule=Dry, fragile; keeper=Dev Malik
record inventory|stock|stock level|inventory quantity|inventory record: Title!;Item->@stock item|material~Hex bolt M8;Warehouse->@warehouse|depot~North hall;Location->@storage location|bin~N-A-03-2;Batch~B-2507;On hand:number!#0-100000000;Reserved:number#0-100000000;Best before:date;Counted on:date;~State=Enough|Low|Out of stock|Expired
- Bolts in A-03 | item=Hex bolt M8; warehouse=North hall; location=N-A-03-2; batch=B-2507; on_hand=214; reserved=40; state=Enough
- Sheets in the yard | item=Steel sheet 2 mm; warehouse=Raw yard; location=R-07; batch=H-118; on_hand=42; reserved=20; state=Low
- Butter, lot 31 | item=Farm butter 250 g; warehouse=Cold store 1; location=C1-02-1; batch=L-31; on_hand=96; reserved=30; state=Enough
- Lamps in B-11 | item=Desk lamp Orla; warehouse=North hall; location=N-B-11-0; batch=P-09; on_hand=0; reserved=0; state=Out of stock
record inbound order|inbound|receipt|goods receipt|receiving|inbound record|stock-in {Announced|Arrived|Checked|Put away}: Number!;Supplier~Delta Steel|Hill Dairy;Warehouse->@warehouse|depot~Raw yard;Item->@stock item|material~Steel sheet 2 mm;Quantity:number!#1-10000000;Unit price:money;Batch~H-118;Received on:date;Put to->@storage location|bin~R-07;Received by~Omar Beck;Note:long
- IN-0418 | supplier=Delta Steel; warehouse=Raw yard; item=Steel sheet 2 mm; quantity=120; unit_price=44; batch=H-119; put_to=R-07; received_by=Omar Beck
- IN-0419 | supplier=Hill Dairy; warehouse=Cold store 1; item=Farm butter 250 g; quantity=60; unit_price=52; batch=L-32; put_to=C1-02-1; received_by=Lena Ortiz
- IN-0420 | supplier=Bolt House; warehouse=North hall; item=Hex bolt M8; quantity=200; unit_price=9.8; batch=B-2510; received_by=Dev Malik; note=Two boxes crushed.
- IN-0421 | supplier=Assembly line 2; warehouse=North hall; item=Desk lamp Orla; quantity=80; batch=P-10; received_by=Dev Malik
record outbound order|outbound|shipment|goods issue|shipping|outbound record|stock-out|distribution order {Requested|Picking|Packed|Shipped}: Number!;Receiver~Orca Bikes|Shop Canal Street;Warehouse->@warehouse|depot~North hall;Item->@stock item|material~Hex bolt M8;Quantity:number!#1-10000000;Taken from->@storage location|bin~N-A-03-2;Ships on:date;Carrier~Quay Freight;Freight cost:money;Picked by~Tao Wen
- OUT-0772 | receiver=Orca Bikes; warehouse=North hall; item=Hex bolt M8; quantity=40; taken_from=N-A-03-2; carrier=Quay Freight; freight_cost=18; picked_by=Tao Wen
- OUT-0773 | receiver=Press shop; warehouse=Raw yard; item=Steel sheet 2 mm; quantity=20; taken_from=R-07; freight_cost=0; picked_by=Omar Beck
- OUT-0774 | receiver=Shop Canal Street; warehouse=Cold store 1; item=Farm butter 250 g; quantity=30; taken_from=C1-02-1; carrier=Cold Lane; freight_cost=42; picked_by=Lena Ortiz
- OUT-0775 | receiver=Harbour Hotel; warehouse=North hall; item=Desk lamp Orla; quantity=24; taken_from=N-B-11-0; carrier=Quay Freight; freight_cost=35; picked_by=Tao Wen
record stock movement|material history|movement|material tracking|inventory history: Title!;Item->@stock item|material~Hex bolt M8;Kind=In|Out|Transfer|Count correction|Return;Quantity:number#-10000000-10000000;From->@storage location|bin~N-A-03-2;To->@storage location|bin~N-B-11-0;Document~IN-0418;Moved on:date;Done by~Tao Wen;Balance:number#0-100000000
- 40 bolts out | item=Hex bolt M8; kind=Out; quantity=-40; from=N-A-03-2; document=OUT-0772; done_by=Tao Wen; balance=214
- 120 sheets in | item=Steel sheet 2 mm; kind=In; quantity=120; to=R-07; document=IN-0418; done_by=Omar Beck; balance=162
- Butter count | item=Farm butter 250 g; kind=Count correction; quantity=-2; from=C1-02-1; document=Count May; done_by=Lena Ortiz; balance=96
- Lamps to level 2 | item=Desk lamp Orla; kind=Transfer; quantity=12; from=N-B-11-0; to=N-A-03-2; done_by=Dev Malik; balance=80
! record stock count|inventory count|stocktaking: Title!;Warehouse->@warehouse|depot~North hall;Item->@stock item|material~Farm butter 250 g;Counted on:date;Expected:number#0-100000000;Counted:number#0-100000000;Difference:number#-10000000-10000000;Counted by~Lena Ortiz;~State=Open|Checked|Booked
- Butter May | warehouse=Cold store 1; item=Farm butter 250 g; expected=98; counted=96; difference=-2; counted_by=Lena Ortiz; state=Booked
- Bolts May | warehouse=North hall; item=Hex bolt M8; expected=214; counted=214; difference=0; counted_by=Tao Wen; state=Checked
- Sheets May | warehouse=Raw yard; item=Steel sheet 2 mm; expected=42; counted=42; difference=0; counted_by=Omar Beck; state=Booked
- Lamps May | warehouse=North hall; item=Desk lamp Orla; expected=80; counted=79; difference=-1; counted_by=Dev Malik; state=Open
! request return order|goods return [return\\w*|refund]: Number!;From~Harbour Hotel;Item->@stock item|material~Desk lamp Orla;Quantity:number#1-1000000;Reason=Damaged|Wrong item|Too many|Expired;Warehouse->@warehouse|depot~Returns corner;~Decision=Restock|Scrap|Send back
- RET-031 | from=Harbour Hotel; item=Desk lamp Orla; quantity=2; reason=Damaged; warehouse=Returns corner; decision=Scrap
- RET-032 | from=Orca Bikes; item=Hex bolt M8; quantity=5; reason=Too many; warehouse=North hall; decision=Restock
- RET-033 | from=Shop Canal Street; item=Farm butter 250 g; quantity=4; reason=Expired; warehouse=Cold store 1; decision=Scrap
- RET-034 | from=Press shop; item=Steel sheet 2 mm; quantity=3; reason=Wrong item; warehouse=Raw yard

# voting system|voting activity|online voting|voting platform|poll|election voting
item voting activity|vote activity|poll|voting event|voting campaign: Title!;Organizer~Pier School;Description:long;Rules:long;Votes per person:number#1-1000;Per=Whole activity|Day|Candidate;Starts on:date!;Ends on:date!;Cover:image;Mini-program code:image;Link:url;Anonymous:boolean;~Status=Draft|Running|Ended|Stopped
- Best school garden | organizer=Pier School; rules=One vote a day for each person.; votes_per_person=1; per=Day; link=https://vote.example/garden; status=Running
- Singer of the year | organizer=Town hall; description=Eight finalists, one winner.; votes_per_person=3; per=Whole activity; link=https://vote.example/singer; status=Running
- Name for the new tram | organizer=Harbour Trams; votes_per_person=1; per=Whole activity; link=https://vote.example/tram; status=Ended
- Employee of the month | organizer=Orca Bikes; votes_per_person=1; per=Whole activity; status=Draft
item candidate|option|contestant|voting option|candidate information: Name!;Activity->@voting activity|poll~Best school garden;Number:number#1-10000;Introduction:long;Photo:image;Video:url;Votes:number#0-100000000;Rank:number#1-10000;~Status=Waiting|Approved|Refused
- Class 4b, pumpkins | activity=Best school garden; number=1; introduction=Eleven kinds of pumpkin on one hill.; votes=214; rank=2; status=Approved
- Class 6a, pond | activity=Best school garden; number=2; introduction=A pond with frogs and reeds.; votes=268; rank=1; status=Approved
- Mara Lindt | activity=Singer of the year; number=1; votes=1240; rank=1; status=Approved
- Gull | activity=Name for the new tram; number=3; introduction=White and loud.; votes=890; rank=1; status=Approved
record cast vote|voting record|ballot|vote record|vote cast: Title!;Activity->@voting activity|poll~Best school garden;Candidate->@candidate|option~Class 6a, pond;Voter~Ida Moreau;Voted on:date!;Voted at:time;Number of votes:number#1-1000;Came by=Mini-program code|Link|Share|Search;~State=Counted|Doubtful|Cancelled
- Ida for the pond | activity=Best school garden; candidate=Class 6a, pond; voter=Ida Moreau; number_of_votes=1; came_by=Share; state=Counted
- Jun for pumpkins | activity=Best school garden; candidate=Class 4b, pumpkins; voter=Jun Arai; number_of_votes=1; came_by=Mini-program code; state=Counted
- Kofi for Mara | activity=Singer of the year; candidate=Mara Lindt; voter=Kofi Asante; number_of_votes=2; came_by=Link; state=Counted
- Forty votes from one address | activity=Singer of the year; candidate=Mara Lindt; voter=Unknown; number_of_votes=40; came_by=Link; state=Doubtful
record voting result|result|statistic|vote result: Title!;Activity->@voting activity|poll~Name for the new tram;Winner->@candidate|option~Gull;Total votes:number#0-1000000000;Voters:number#0-1000000000;Winner share:percent;Published on:date;Comment:long;~State=Provisional|Final
- Tram name | activity=Name for the new tram; winner=Gull; total_votes=2110; voters=2110; winner_share=42; comment=Second was Herring.; state=Final
- Garden so far | activity=Best school garden; winner=Class 6a, pond; total_votes=482; voters=190; winner_share=56; state=Provisional
- Singer so far | activity=Singer of the year; winner=Mara Lindt; total_votes=3020; voters=1260; winner_share=41; state=Provisional
- Garden, first week | activity=Best school garden; winner=Class 4b, pumpkins; total_votes=160; voters=88; winner_share=53; state=Provisional
record share|shared activity|share record|invitation: Title!;Activity->@voting activity|poll~Best school garden;Candidate->@candidate|option~Class 6a, pond;Shared by~Ida Moreau;Shared to=Friend|Group|Moments|Printed code;Shared on:date;Votes brought:number#0-1000000
- Ida to the parents' group | activity=Best school garden; candidate=Class 6a, pond; shared_by=Ida Moreau; shared_to=Group; votes_brought=31
- Printed at the gate | activity=Best school garden; shared_by=Pier School; shared_to=Printed code; votes_brought=64
- Mara to her fans | activity=Singer of the year; candidate=Mara Lindt; shared_by=Mara Lindt; shared_to=Moments; votes_brought=402
- Kofi to a friend | activity=Singer of the year; shared_by=Kofi Asante; shared_to=Friend; votes_brought=1
! item voting rule|vote limit|activity rule: Name!;Activity->@voting activity|poll~Best school garden;Kind=Votes per day|Region|Registration|Captcha|Age;Value~1;Message shown;Active:boolean
- One a day | activity=Best school garden; kind=Votes per day; value=1; message_shown=Come back tomorrow.
- Town only | activity=Name for the new tram; kind=Region; value=Harbour town; message_shown=Only people of the town vote.
- Picture check | activity=Singer of the year; kind=Captcha; value=On; message_shown=Please solve the picture.
- Staff only | activity=Employee of the month; kind=Registration; value=Company mail; message_shown=Sign in with your company mail.

# ride-hailing|ride hailing|similar to uber|taxi booking|taxi app|cab booking|carpool
record trip|ride|ride request|trip request|ride booking|ride history {Requested|Accepted|Driver arrived|Under way|Completed|Cancelled}: Trip number!;Rider->@rider|customer~Ida Moreau;Driver->@driver profile|chauffeur~Ravi Patel;Pick-up point!;Destination!;Ride type->@ride type|service class~City;Requested on:date;Requested at:time;Distance:number(km)#0-2000;Duration:number(min)#0-3000;Fare:money;Paid with=Card|Cash|Wallet;Cancel reason
- T-20411 | rider=Ida Moreau; driver=Ravi Patel; pick_up_point=Linden Court 4; destination=Station East; ride_type=City; distance=6.2; duration=17; fare=11.4; paid_with=Card
- T-20412 | rider=Jun Arai; driver=Hugo Lind; pick_up_point=Harbour Hotel; destination=Airport, terminal 2; ride_type=Comfort; distance=24; duration=31; fare=42; paid_with=Wallet
- T-20413 | rider=Petra Hill; pick_up_point=Mill Road 7; destination=Pier School; ride_type=City; distance=3.1; fare=7.2; paid_with=Cash
- T-20414 | rider=Kofi Asante; driver=Ravi Patel; pick_up_point=Market; destination=Fern Close 3; ride_type=Van; distance=9; fare=0; paid_with=Card; cancel_reason=Rider did not come
person rider|passenger: Name!;Phone:phone;Email:email;Home address;Default payment=Card|Cash|Wallet;Rating:rating;Trips:number#0-100000;Joined on:date;~Status=Active|Blocked
- Ida Moreau | email=ida@mail.example; home_address=Linden Court 4; default_payment=Card; rating=4.9; trips=48; status=Active
- Jun Arai | email=jun@mail.example; default_payment=Wallet; rating=4.7; trips=12; status=Active
- Petra Hill | default_payment=Cash; rating=5; trips=6; status=Active
- Kofi Asante | default_payment=Card; rating=3.9; trips=21; status=Active
person driver profile|chauffeur: Name!;Phone:phone;Licence number~DL-40211;Vehicle->@vehicle|car~Grey saloon;Rating:rating;Trips:number#0-100000;Earnings this month:money;Acceptance:percent;Papers:file;~Status=Applied|Approved|Online|Offline|Suspended
- Ravi Patel | licence_number=DL-40211; vehicle=Grey saloon; rating=4.8; trips=1820; earnings_this_month=2140; acceptance=93; status=Online
- Hugo Lind | licence_number=DL-39870; vehicle=Black electric; rating=4.9; trips=2604; earnings_this_month=2980; acceptance=97; status=Online
- Tao Wen | licence_number=DL-41102; vehicle=White van; rating=4.6; trips=410; earnings_this_month=880; acceptance=81; status=Offline
- Mara Lindt | licence_number=DL-41518; rating=0; trips=0; earnings_this_month=0; acceptance=0; status=Applied
item vehicle|car|cab: Name!;License plate!;Ride type->@ride type|service class~City;Seats:number#1-16;Year:number#1980-2100;Colour~Grey;Insurance until:date;Photo:image;~Status=Approved|In review|Off the road
- Grey saloon | license_plate=KV 655 B; ride_type=City; seats=4; year=2020; colour=Grey; status=Approved
- Black electric | license_plate=EL 90 H; ride_type=Comfort; seats=4; year=2023; colour=Black; status=Approved
- White van | license_plate=MV 17 T; ride_type=Van; seats=8; year=2019; colour=White; status=Approved
- Red hatchback | license_plate=RD 31 M; ride_type=City; seats=4; year=2016; colour=Red; status=In review
item ride type|service class|fare rule|fare: Name!;Base fare:money;Price per km:money;Price per minute:money;Minimum fare:money;Surge factor:number#1-5;Seats:number#1-16;Cancel fee:money;Active:boolean
- City | base_fare=3; price_per_km=1.1; price_per_minute=0.1; minimum_fare=6; surge_factor=1; seats=4; cancel_fee=3
- Comfort | base_fare=5; price_per_km=1.5; price_per_minute=0.15; minimum_fare=10; surge_factor=1; seats=4; cancel_fee=5
- Van | base_fare=7; price_per_km=1.8; price_per_minute=0.15; minimum_fare=14; surge_factor=1.2; seats=8; cancel_fee=6
- Pool | base_fare=2; price_per_km=0.8; price_per_minute=0.05; minimum_fare=4; surge_factor=1; seats=2; cancel_fee=2
record earning|driver earning|payout|driver payout: Title!;Driver->@driver profile|chauffeur~Ravi Patel;Trip->@trip|ride~T-20411;Fare:money;Commission:money;Tip:money;Net amount:money;Booked on:date;~Status=Open|Paid out|Held
- Ravi T-20411 | driver=Ravi Patel; trip=T-20411; fare=11.4; commission=2.3; tip=1; net_amount=10.1; status=Open
- Hugo T-20412 | driver=Hugo Lind; trip=T-20412; fare=42; commission=8.4; tip=3; net_amount=36.6; status=Paid out
- Hugo week 20 bonus | driver=Hugo Lind; fare=0; commission=0; tip=0; net_amount=60; status=Paid out
- Ravi T-20414 fee | driver=Ravi Patel; trip=T-20414; fare=3; commission=0.6; tip=0; net_amount=2.4; status=Held
record trip rating|rating|driver feedback|feedback: Title!;Trip->@trip|ride~T-20411;Given by=Rider|Driver;Stars:rating!;Text:long;Tags~Clean car;Given on:date
- Ida rates Ravi | trip=T-20411; given_by=Rider; stars=5; text=Knew a way round the works.; tags=Clean car
- Jun rates Hugo | trip=T-20412; given_by=Rider; stars=5; tags=Quiet ride
- Hugo rates Jun | trip=T-20412; given_by=Driver; stars=5
- Ravi rates Kofi | trip=T-20414; given_by=Driver; stars=2; text=Waited eight minutes.
! record position update|driver location|tracking point: Title!;Trip->@trip|ride~T-20412;Driver->@driver profile|chauffeur~Hugo Lind;Latitude:number#-90-90;Longitude:number#-180-180;Speed:number(km/h)#0-300;Minutes to go:number(min)#0-600;Noted on:date;Noted at:time
- Hugo at the ring road | trip=T-20412; driver=Hugo Lind; latitude=52.41; longitude=4.88; speed=78; minutes_to_go=19
- Hugo near the airport | trip=T-20412; driver=Hugo Lind; latitude=52.32; longitude=4.77; speed=52; minutes_to_go=4
- Ravi at Linden Court | trip=T-20411; driver=Ravi Patel; latitude=52.38; longitude=4.9; speed=0; minutes_to_go=17
- Ravi at the market | trip=T-20414; driver=Ravi Patel; latitude=52.37; longitude=4.89; speed=0; minutes_to_go=0
! request support request|support ticket [support|help|complain\\w*]: Title!;Trip->@trip|ride~T-20414;From~Kofi Asante;Topic=Fare|Lost item|Driver|App|Payment;Text:long;~Answer:long
- I was at the other door | trip=T-20414; from=Kofi Asante; topic=Fare; text=Please return the fee.
- Umbrella in the car | trip=T-20411; from=Ida Moreau; topic=Lost item; answer=Ravi brings it to the office.
- Card charged twice | trip=T-20412; from=Jun Arai; topic=Payment
- Papers uploaded | from=Mara Lindt; topic=Driver; text=When am I approved?

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

# loan management|credit product|approval rule|loan application|loan platform|lending|microloan
item credit product|loan product|loan type: Name!;Product code~CP-01;Kind=Consumer loan|Business loan|Mortgage|Car loan|Credit line;Smallest amount:money;Largest amount:money;Yearly rate:percent;Term from:number(months)#1-480;Term to:number(months)#1-480;Repayment=Equal instalments|Equal principal|Interest only|At the end;Fee:percent;Description:long;~Status=Draft|On offer|Suspended
- Home repair loan | product_code=CP-01; kind=Consumer loan; smallest_amount=1000; largest_amount=25000; yearly_rate=6.4; term_from=12; term_to=84; repayment=Equal instalments; fee=1; status=On offer
- Harvest credit line | product_code=CP-07; kind=Credit line; smallest_amount=5000; largest_amount=80000; yearly_rate=5.2; term_from=6; term_to=18; repayment=At the end; fee=0.5; status=On offer
- Workshop loan | product_code=CP-04; kind=Business loan; smallest_amount=10000; largest_amount=300000; yearly_rate=4.9; term_from=24; term_to=120; repayment=Equal principal; fee=0.8; status=On offer
- First car | product_code=CP-09; kind=Car loan; smallest_amount=2000; largest_amount=18000; yearly_rate=7.1; term_from=12; term_to=60; repayment=Equal instalments; fee=1.2; status=Draft
item approval rule|rule|custom rule: Name!;Credit product->@credit product|loan product~Home repair loan;Checks=Score|Income|Age|Debt share|Collateral|Years in business;Condition=At least|At most|Between|Is;Value!~620;If not met=Refuse|Send to a person|Ask for papers|Lower the amount;Order:number#1-1000;Active:boolean
- Score at least 620 | credit_product=Home repair loan; checks=Score; condition=At least; value=620; if_not_met=Send to a person; order=1
- Debt share at most 40 % | credit_product=Home repair loan; checks=Debt share; condition=At most; value=40; if_not_met=Lower the amount; order=2
- Three years in business | credit_product=Workshop loan; checks=Years in business; condition=At least; value=3; if_not_met=Ask for papers; order=1
- Age 18 to 75 | credit_product=First car; checks=Age; condition=Between; value=18-75; if_not_met=Refuse; order=1
request loan application|application|loan request|credit application {Submitted|In review|Approved|Refused|Paid out}: Number!;Applicant->@borrower|applicant~Evan Pugh;Credit product->@credit product|loan product~Harvest credit line;Amount:money!;Term:number(months)#1-480;Purpose:long;Papers:file;~Decided by~Ana Duarte;~Approved amount:money
- LA-2025-118 | applicant=Evan Pugh; credit_product=Harvest credit line; amount=30000; term=12; purpose=Seed and fuel until harvest; decided_by=Ana Duarte; approved_amount=25000
- LA-2025-119 | applicant=Rosa Keller; credit_product=Home repair loan; amount=12000; term=48; purpose=New roof windows
- LA-2025-120 | applicant=Frame Works; credit_product=Workshop loan; amount=160000; term=84; purpose=Laser cutter
- LA-2025-121 | applicant=Nils Hoek; credit_product=Home repair loan; amount=9000; term=60; purpose=Kitchen; decided_by=Tom Reyes
person borrower|applicant: Name!;Kind=Person|Company;Identity number ending~4471;Phone:phone;Email:email;Monthly income:money;Monthly debt:money;Credit score:number#300-900;Address;~Risk class=Low|Medium|High
- Evan Pugh | kind=Person; identity_number_ending=4471; monthly_income=2900; monthly_debt=470; credit_score=712; address=Hollow Lane 2; risk_class=Low
- Rosa Keller | kind=Person; identity_number_ending=9036; monthly_income=3400; monthly_debt=50; credit_score=788; risk_class=Low
- Frame Works | kind=Company; identity_number_ending=5520; monthly_income=84000; monthly_debt=9100; credit_score=654; risk_class=Medium
- Nils Hoek | kind=Person; identity_number_ending=1185; monthly_income=1250; monthly_debt=310; credit_score=561; risk_class=High
record risk check|risk prevention check|risk assessment|risk prevention|risk record: Title!;Application->@loan application|application~LA-2025-121;Check=Score|Blacklist|Fraud|Double application|Income proof|Collateral;Value~561;Rule->@approval rule|rule~Score at least 620;Checked on:date;Checked by~System;Remark:long;~Result=Passed|Warning|Failed
- Score of Nils | application=LA-2025-121; check=Score; value=561; rule=Score at least 620; checked_by=System; result=Failed
- Evan, fraud list | application=LA-2025-118; check=Blacklist; value=None; checked_by=System; result=Passed
- Rosa, income | application=LA-2025-119; check=Income proof; value=3400; checked_by=Ana Duarte; result=Passed
- Frame Works, other bank | application=LA-2025-120; check=Double application; value=One more; checked_by=System; remark=Same machine asked for at Southern Bank.; result=Warning
record approval step|approval record|approval|decision: Title!;Application->@loan application|application~LA-2025-118;Step=First check|Risk office|Manager|Board;Decided by~Ana Duarte;Decision=Approve|Refuse|Return|Approve less;Amount:money;Reason:long;Decided on:date
- Evan, first check | application=LA-2025-118; step=First check; decided_by=Tom Reyes; decision=Approve; amount=30000
- Evan, manager | application=LA-2025-118; step=Manager; decided_by=Ana Duarte; decision=Approve less; amount=25000; reason=Wheat price fell.
- Nils, risk office | application=LA-2025-121; step=Risk office; decided_by=Tom Reyes; decision=Refuse; reason=Score below the rule.
- Frame Works, first check | application=LA-2025-120; step=First check; decided_by=Tom Reyes; decision=Return; reason=Offer for the cutter is missing.
record repayment|instalment|repayment plan|repayment record: Title!;Application->@loan application|application~LA-2025-118;Number:number#1-480;Due on:date!;Principal:money;Interest:money;Paid:money;Paid on:date;~Status=Open|Paid|Part paid|Overdue
- Evan 1 | application=LA-2025-118; number=1; principal=0; interest=108.33; paid=108.33; status=Paid
- Evan 2 | application=LA-2025-118; number=2; principal=0; interest=108.33; paid=0; status=Open
- Old loan Rosa 36 | application=LA-2025-119; number=36; principal=210; interest=4; paid=214; status=Paid
- Old loan Nils 5 | application=LA-2025-121; number=5; principal=90; interest=6; paid=40; status=Overdue
! record portfolio statistic|chart statistic|loan statistic: Month!;Credit product->@credit product|loan product~Home repair loan;Applications:number#0-1000000;Approved:number#0-1000000;Paid out:money;Outstanding:money;Overdue share:percent
- April, home repair | credit_product=Home repair loan; applications=64; approved=41; paid_out=402000; outstanding=3120000; overdue_share=1.8
- May, home repair | credit_product=Home repair loan; applications=71; approved=44; paid_out=455000; outstanding=3340000; overdue_share=1.9
- May, harvest | credit_product=Harvest credit line; applications=22; approved=17; paid_out=390000; outstanding=910000; overdue_share=0.4
- May, workshop | credit_product=Workshop loan; applications=9; approved=4; paid_out=520000; outstanding=4800000; overdue_share=2.6

# financial management system|budget management|cost accounting|financial statement|enterprise finance|expense management|financial accounting
item budget|budget plan|annual budget: Name!;Year:number#2000-2100;Department->@department|cost centre~Production;Category->@account category|expense category~Materials;Amount:money!;Spent:money;Left:money;Responsible~Greta Olsen;Notes:long;~Status=Draft|Submitted|Approved|Closed
- Materials, production 2025 | year=2025; department=Production; category=Materials; amount=480000; spent=212400; left=267600; responsible=Greta Olsen; status=Approved
- Travel, sales 2025 | year=2025; department=Sales; category=Travel; amount=36000; spent=21800; left=14200; responsible=Anke Vogt; status=Approved
- Software, office 2025 | year=2025; department=Office; category=Software; amount=18000; spent=17100; left=900; responsible=Tom Reyes; status=Approved
- Trade fairs 2026 | year=2026; department=Sales; category=Marketing; amount=52000; spent=0; left=52000; responsible=Anke Vogt; status=Draft
record cost entry|cost|expense|cost record|expenditure: Title!;Budget->@budget|budget plan~Materials, production 2025;Department->@department|cost centre~Production;Category->@account category|expense category~Materials;Amount:money!;Tax:percent;Booked on:date!;Supplier~Delta Steel;Document:file;Cost type=Direct|Overhead|Fixed|Variable;~Status=Recorded|Checked|Booked
- Steel, May | budget=Materials, production 2025; department=Production; category=Materials; amount=18400; tax=19; supplier=Delta Steel; cost_type=Direct; status=Booked
- Train to Lyon | budget=Travel, sales 2025; department=Sales; category=Travel; amount=264; tax=7; supplier=Rail North; cost_type=Variable; status=Checked
- Mail licences | budget=Software, office 2025; department=Office; category=Software; amount=1420; tax=19; supplier=Clear Data; cost_type=Fixed; status=Booked
- Hall rent, June | department=Production; category=Rent; amount=6100; tax=0; supplier=Quay Estates; cost_type=Overhead; status=Recorded
record income entry|income|revenue|revenue record: Title!;Department->@department|cost centre~Sales;Category->@account category|expense category~Sales of goods;Amount:money!;Tax:percent;Booked on:date!;Payer~Orca Bikes;Document:file;~Status=Expected|Received|Overdue
- Frames for Orca | department=Sales; category=Sales of goods; amount=42600; tax=19; payer=Orca Bikes; status=Received
- Repair contract, June | department=Sales; category=Services; amount=3800; tax=19; payer=Harbour Trams; status=Expected
- Scrap metal | department=Production; category=Other income; amount=910; tax=19; payer=Skip Brothers; status=Received
- Racks for Pier Labs | department=Sales; category=Sales of goods; amount=7250; tax=19; payer=Pier Labs; status=Overdue
item account category|expense category|ledger account|category|subject: Name!;Account number~4000;Kind=Asset|Liability|Equity|Income|Expense;Parent~Operating costs;Balance:money;Active:boolean
- Materials | account_number=5000; kind=Expense; parent=Operating costs; balance=212400
- Travel | account_number=6650; kind=Expense; parent=Operating costs; balance=21800
- Sales of goods | account_number=4000; kind=Income; balance=690300
- Bank | account_number=1200; kind=Asset; balance=148200
item department|cost centre|cost center: Name!;Code~CC-10;Manager~Greta Olsen;Employees:number#0-100000;Yearly budget:money;Allocation key~By machine hours
- Production | code=CC-10; manager=Greta Olsen; employees=38; yearly_budget=960000; allocation_key=By machine hours
- Sales | code=CC-20; manager=Anke Vogt; employees=9; yearly_budget=210000
- Office | code=CC-30; manager=Tom Reyes; employees=6; yearly_budget=140000; allocation_key=By heads
- Workshop | code=CC-40; manager=Sid Marlow; employees=12; yearly_budget=180000
record financial statement|statement|balance sheet|income statement|financial report: Title!;Kind=Balance sheet|Income statement|Cash flow|Cost report|Budget comparison;Period~May 2025;Total income:money;Total costs:money;Result:money;Assets:money;Liabilities:money;Made by~Tom Reyes;Made on:date;File:file;~Status=Draft|Checked|Published
- Income statement, May | kind=Income statement; period=May 2025; total_income=138400; total_costs=121900; result=16500; made_by=Tom Reyes; status=Checked
- Balance sheet, quarter 1 | kind=Balance sheet; period=Q1 2025; assets=1840000; liabilities=720000; made_by=Tom Reyes; status=Published
- Budget against actual, May | kind=Budget comparison; period=May 2025; total_costs=121900; made_by=Greta Olsen; status=Draft
- Cash flow, April | kind=Cash flow; period=April 2025; total_income=129700; total_costs=133100; result=-3400; made_by=Tom Reyes; status=Published
! record budget change|budget approval|budget revision: Title!;Budget->@budget|budget plan~Software, office 2025;Old amount:money;New amount:money;Reason:long;Asked by~Tom Reyes;Decided by~Greta Olsen;Changed on:date;~Decision=Open|Approved|Refused
- Two more licences | budget=Software, office 2025; old_amount=18000; new_amount=20500; reason=Two new colleagues; asked_by=Tom Reyes; decided_by=Greta Olsen; decision=Approved
- Fewer fairs | budget=Travel, sales 2025; old_amount=42000; new_amount=36000; asked_by=Anke Vogt; decided_by=Greta Olsen; decision=Approved
- Steel price | budget=Materials, production 2025; old_amount=480000; new_amount=510000; reason=Price up 6 %; asked_by=Sid Marlow; decision=Open
- Fair in Porto | budget=Trade fairs 2026; old_amount=52000; new_amount=61000; asked_by=Anke Vogt; decided_by=Greta Olsen; decision=Refused
! record backup|data backup [backup|encrypt\\w*|secur\\w*]: Title!;Made on:date;Size:number(MB)#0-10000000;Encrypted with~AES-256;Place~Second site;Checked by~Tom Reyes;~Result=Complete|Failed|Restored
- Night of 14 May | size=812; encrypted_with=AES-256; place=Second site; checked_by=Tom Reyes; result=Complete
- Night of 13 May | size=810; encrypted_with=AES-256; place=Second site; result=Complete
- Before the year end | size=640; encrypted_with=AES-256; place=Vault; checked_by=Greta Olsen; result=Complete
- Night of 2 May | size=0; encrypted_with=AES-256; place=Second site; result=Failed

# accounting factory|bookkeeping agency|tax declaration|declaration type|agency accounting|bookkeeping service|tax agency
item service enterprise|client company|served enterprise|enterprise|client: Name!;Tax number~DE 204 118;Legal form=Sole trader|Partnership|Limited company|Co-operative;Industry~Bicycles;Taxpayer type=Small|General;Contact person~Ravi Patel;Phone:phone;Accountant~Clara Nunes;Monthly fee:money;Since:date;~Status=Active|Paused|Left
- Orca Bikes | tax_number=204 118; legal_form=Limited company; industry=Bicycles; taxpayer_type=General; contact_person=Ravi Patel; accountant=Clara Nunes; monthly_fee=180; status=Active
- Lindenhof Tea | tax_number=204 977; legal_form=Partnership; industry=Food trade; taxpayer_type=Small; contact_person=Mei Otani; accountant=Clara Nunes; monthly_fee=95; status=Active
- Hollow Farm | tax_number=198 450; legal_form=Sole trader; industry=Farming; taxpayer_type=Small; contact_person=Evan Pugh; accountant=Tom Reyes; monthly_fee=70; status=Active
- Spring Fair | tax_number=201 006; legal_form=Co-operative; industry=Events; taxpayer_type=Small; contact_person=Petra Hill; accountant=Tom Reyes; monthly_fee=40; status=Paused
item declaration type|tax type|filing type: Name!;Period=Monthly|Quarterly|Yearly;Due day:number#1-31;Applies to=Small|General|Both;Rate:percent;Authority~Tax office North;Papers needed:long;Active:boolean
- Value added tax | period=Monthly; due_day=15; applies_to=General; rate=19; authority=Tax office North
- Small business tax | period=Quarterly; due_day=15; applies_to=Small; rate=3; authority=Tax office North
- Wage tax | period=Monthly; due_day=10; applies_to=Both; rate=14; authority=Tax office North; papers_needed=Pay list
- Yearly accounts | period=Yearly; due_day=31; applies_to=Both; rate=0; authority=Register court
work declaration|tax filing|tax declaration|filing|declaration record {To do|In preparation|Filed|Confirmed|Late}: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Type->@declaration type|tax type~Value added tax;Period~Q2 2025;Taxable amount:money;Tax due:money;Due on:date!;Prepared by~Clara Nunes;Receipt:file
- Orca VAT May | enterprise=Orca Bikes; type=Value added tax; period=May 2025; taxable_amount=42600; tax_due=8094; prepared_by=Clara Nunes
- Tea quarter 1 | enterprise=Lindenhof Tea; type=Small business tax; period=Q1 2025; taxable_amount=18900; tax_due=567; prepared_by=Clara Nunes
- Farm wages May | enterprise=Hollow Farm; type=Wage tax; period=May 2025; taxable_amount=2100; tax_due=294; prepared_by=Tom Reyes
- Orca accounts 2024 | enterprise=Orca Bikes; type=Yearly accounts; period=2024; taxable_amount=0; tax_due=0; prepared_by=Clara Nunes
record voucher|accounting entry|financial data|booking entry|bill: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Booked on:date!;Kind=Income|Expense|Wages|Tax|Transfer;Amount:money!;Tax:money;Account~4000 Sales;Text;Scan:file;~Status=Received|Booked|Question
- Frame delivery | enterprise=Orca Bikes; kind=Income; amount=8200; tax=1558; account=4000 Sales; status=Booked
- Tins from the printer | enterprise=Lindenhof Tea; kind=Expense; amount=640; tax=121.6; account=5200 Packaging; status=Booked
- Seed potatoes | enterprise=Hollow Farm; kind=Expense; amount=1180; tax=82.6; account=5000 Materials; status=Question
- Tent hire | enterprise=Spring Fair; kind=Expense; amount=900; tax=171; account=6200 Hire; status=Received
record period statistic|quarterly statistic|annual statistic|statistic|quarter statistic: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Year:number#2000-2100;Quarter=1|2|3|4|Whole year;Income:money;Costs:money;Profit:money;Tax paid:money;Wages:money
- Orca 2025 quarter 1 | enterprise=Orca Bikes; year=2025; quarter=1; income=121400; costs=98700; profit=22700; tax_paid=9100; wages=41000
- Orca 2024 | enterprise=Orca Bikes; year=2024; quarter=Whole year; income=486000; costs=431000; profit=55000; tax_paid=31000; wages=160000
- Tea 2025 quarter 1 | enterprise=Lindenhof Tea; year=2025; quarter=1; income=18900; costs=13100; profit=5800; tax_paid=567; wages=3000
- Farm 2024 | enterprise=Hollow Farm; year=2024; quarter=Whole year; income=84000; costs=66200; profit=17800; tax_paid=2400; wages=8400
! item service package|accounting package: Name!;For=Small|General|Both;Price per month:money!;Documents per month:number#0-100000;Includes:long;~Status=On sale|Off sale
- Small books | for=Small; price_per_month=70; documents_per_month=40; includes=Booking, quarterly filing; status=On sale
- Full books | for=General; price_per_month=180; documents_per_month=200; includes=Booking, VAT, wages up to 10; status=On sale
- Zero filing | for=Small; price_per_month=25; documents_per_month=0; includes=Filing without turnover; status=On sale
- Year end only | for=Both; price_per_month=40; documents_per_month=10; status=Off sale
+ payment: Enterprise->@service enterprise|client company~Orca Bikes;Service month~May 2025;Paid with=WeChat Pay|Bank transfer|Card;Transaction number

# electronic guarantee|financing service|letter of guarantee|guarantee service|bid guarantee|guarantee platform
request guarantee application|guarantee|electronic guarantee|letter of guarantee|guarantee order {Submitted|In review|Issued|Refused|Expired}: Number!;Enterprise->@enterprise|company~Frame Works;Product->@guarantee product|guarantee type~Bid guarantee;Project~Tram depot, lot 2;Beneficiary~Harbour Trams;Amount:money!;Valid until:date;Premium:money;Papers:file;~Issued by~Southern Bank
- EG-2025-041 | enterprise=Frame Works; product=Bid guarantee; project=Tram depot, lot 2; beneficiary=Harbour Trams; amount=40000; premium=160; issued_by=Southern Bank
- EG-2025-042 | enterprise=Orca Bikes; product=Performance guarantee; project=City bike fleet; beneficiary=City of Oakham; amount=120000; premium=960
- EG-2025-043 | enterprise=Vento Controls; product=Advance payment guarantee; project=Pump hall controls; beneficiary=Water board; amount=85000; premium=765; issued_by=Harbour Surety
- EG-2025-044 | enterprise=Pier Labs; product=Bid guarantee; project=Hospital lab; beneficiary=Lake Hospital; amount=15000; premium=60
item guarantee product|guarantee type|guarantee service: Name!;Kind=Bid|Performance|Advance payment|Wage|Quality;Institution->@institution|bank~Southern Bank;Largest amount:money;Premium rate:percent;Takes:number(hours)#0-1000;Papers needed:long;~Status=On offer|Suspended
- Bid guarantee | kind=Bid; institution=Southern Bank; largest_amount=500000; premium_rate=0.4; takes=4; status=On offer
- Performance guarantee | kind=Performance; institution=Southern Bank; largest_amount=2000000; premium_rate=0.8; takes=48; papers_needed=Contract, accounts; status=On offer
- Advance payment guarantee | kind=Advance payment; institution=Harbour Surety; largest_amount=1000000; premium_rate=0.9; takes=24; status=On offer
- Wage guarantee | kind=Wage; institution=Harbour Surety; largest_amount=300000; premium_rate=0.6; takes=24; status=Suspended
request financing application|financing|financing request|loan application {Submitted|In review|Approved|Refused|Paid out}: Number!;Enterprise->@enterprise|company~Orca Bikes;Product->@financing product~Receivables loan;Amount:money!;Term:number(months)#1-240;Purpose:long;Papers:file;~Institution->@institution|bank~Southern Bank;~Approved amount:money
- FA-2025-017 | enterprise=Orca Bikes; product=Receivables loan; amount=90000; term=6; purpose=Bridge until the city pays; institution=Southern Bank; approved_amount=80000
- FA-2025-018 | enterprise=Frame Works; product=Equipment loan; amount=160000; term=60; purpose=Laser cutter
- FA-2025-019 | enterprise=Vento Controls; product=Order loan; amount=45000; term=9; purpose=Parts for the pump hall
- FA-2025-020 | enterprise=Pier Labs; product=Receivables loan; amount=30000; term=4; institution=Lake Bank
item financing product|loan product: Name!;Institution->@institution|bank~Southern Bank;Yearly rate:percent;Largest amount:money;Term to:number(months)#1-240;Security~Invoices;Applications:number#0-1000000;~Status=On offer|Suspended
- Receivables loan | institution=Southern Bank; yearly_rate=5.1; largest_amount=500000; term_to=12; security=Invoices; applications=38; status=On offer
- Equipment loan | institution=Lake Bank; yearly_rate=4.7; largest_amount=800000; term_to=84; security=Machine; applications=21; status=On offer
- Order loan | institution=Southern Bank; yearly_rate=5.6; largest_amount=200000; term_to=18; security=Order contract; applications=12; status=On offer
- Green loan | institution=Lake Bank; yearly_rate=3.9; largest_amount=400000; term_to=120; security=None; applications=4; status=Suspended
item enterprise|company|enterprise account: Name!;Registration number~HR 20418;Industry~Metal;Legal person~Greta Olsen;Phone:phone;Credit class=A|B|C|D;Credit limit:money;Limit used:money;Licence:file;~Status=Registered|Verified|Blocked
- Frame Works | registration_number=HR 20418; industry=Metal; legal_person=Greta Olsen; credit_class=B; credit_limit=400000; limit_used=40000; status=Verified
- Orca Bikes | registration_number=HR 21990; industry=Bicycles; legal_person=Ravi Patel; credit_class=A; credit_limit=500000; limit_used=200000; status=Verified
- Vento Controls | registration_number=HR 18007; industry=Electronics; legal_person=Lea Brandt; credit_class=B; credit_limit=250000; limit_used=85000; status=Verified
- Pier Labs | registration_number=HR 23115; industry=Medical testing; legal_person=Ana Duarte; credit_class=C; credit_limit=60000; limit_used=0; status=Registered
item institution|bank|guarantee institution|financial institution: Name!;Kind=Bank|Insurer|Surety company;Contact person~Tom Reyes;Phone:phone;Total limit:money;Limit used:money;Share of fees:percent;~Status=Connected|Trial|Ended
- Southern Bank | kind=Bank; contact_person=Tom Reyes; total_limit=20000000; limit_used=6400000; share_of_fees=70; status=Connected
- Harbour Surety | kind=Surety company; contact_person=Clara Nunes; total_limit=8000000; limit_used=2100000; share_of_fees=75; status=Connected
- Lake Bank | kind=Bank; contact_person=Finn Aalto; total_limit=10000000; limit_used=900000; share_of_fees=70; status=Connected
- Quay Insurance | kind=Insurer; contact_person=Mara Lindt; total_limit=3000000; limit_used=0; share_of_fees=80; status=Trial
item channel|channel partner|channel service: Name!;Kind=Agent|Exchange|Website|Association;Contact~Sid Marlow;Commission:percent;Orders brought:number#0-1000000;Earned:money;Invitation code~CH-031;~Status=Active|Paused
- Builders' exchange | kind=Exchange; contact=Sid Marlow; commission=12; orders_brought=64; earned=1840; invitation_code=CH-031; status=Active
- Metal association | kind=Association; contact=Evan Pugh; commission=8; orders_brought=19; earned=410; invitation_code=CH-044; status=Active
- Tender news | kind=Website; contact=Petra Hill; commission=10; orders_brought=7; earned=96; status=Active
- Agent Keller | kind=Agent; contact=Rosa Keller; commission=15; orders_brought=0; earned=0; status=Paused
item help article|help center|help question: Title!;Topic=Guarantee|Financing|Account|Fees|Channel;Text:long;Position:number#1-1000;Views:number#0-1000000;Published:boolean
- How do I check an electronic guarantee? | topic=Guarantee; text=Enter number and code on the check page.; position=1; views=812
- Which papers does a loan need? | topic=Financing; text=Accounts of two years and open invoices.; position=2; views=390
- When is the premium due? | topic=Fees; position=3; views=244
- How do I become a channel? | topic=Channel; position=4; views=61

# public employment|employment service|entrepreneurship service|job searching|shared employment|employment platform|job opportunity|employment information
item job opening|job listing|position|job opportunity|vacancy|job|employment information: Title!;Employer->@employer|company~Orca Bikes;District->@district|area~Harbour;Type=Full time|Part time|Gig|Shared staff|Internship;Wage from:money;Wage to:money;Openings:number#1-10000;Education=None|Secondary|Trade|Bachelor|Master;Description:long;Address;Apply by:date;~Status=Open|Paused|Filled|Closed
- Bicycle mechanic | employer=Orca Bikes; district=Harbour; type=Full time; wage_from=2400; wage_to=2900; openings=2; education=Trade; address=Lake Road 40; status=Open
- Tea packer, autumn | employer=Lindenhof Tea; district=Old Town; type=Gig; wage_from=14; wage_to=16; openings=6; education=None; address=Mill Yard 5; status=Open
- Welder on loan | employer=Frame Works; district=Millbrook; type=Shared staff; wage_from=2800; wage_to=3100; openings=4; education=Trade; status=Open
- Office assistant | employer=Pier Labs; district=Harbour; type=Part time; wage_from=1200; wage_to=1400; openings=1; education=Secondary; status=Filled
item employer|company|enterprise: Name!;Industry~Metal;District->@district|area~Millbrook;Contact person~Greta Olsen;Phone:phone;Email:email;Employees:number#0-1000000;Introduction:long;Logo:image;~Status=Verified|In review|Blocked
- Orca Bikes | industry=Bicycles; district=Harbour; contact_person=Ravi Patel; employees=34; status=Verified
- Lindenhof Tea | industry=Food; district=Old Town; contact_person=Mei Otani; employees=12; status=Verified
- Frame Works | industry=Metal; district=Millbrook; contact_person=Greta Olsen; employees=52; status=Verified
- Pier Labs | industry=Medical testing; district=Harbour; contact_person=Ana Duarte; employees=19; status=In review
request job application|application|applied job {Sent|Seen|Interview|Hired|Refused}: Title!;Job->@job opening|position~Bicycle mechanic;Applicant->@job seeker|candidate~Kofi Asante;Resume:file;Message:long;Expected wage:money;~Interview on:date;~Note of employer:long
- Kofi, mechanic | job=Bicycle mechanic; applicant=Kofi Asante; message=Two years in a repair shop.; expected_wage=2500
- Ida, tea packer | job=Tea packer, autumn; applicant=Ida Moreau; expected_wage=15
- Sid, welder | job=Welder on loan; applicant=Sid Marlow; message=Free from July to September.; expected_wage=3000
- Petra, office | job=Office assistant; applicant=Petra Hill; expected_wage=1350; note_of_employer=Starts on the first.
person job seeker|candidate|talent: Name!;Phone:phone;Email:email;District->@district|area~Harbour;Education=None|Secondary|Trade|Bachelor|Master;Skills;Wanted job~Mechanic;Resume:file;~Status=Looking|In training|Employed|Starting a business
- Kofi Asante | email=kofi@mail.example; district=Harbour; education=Trade; skills=Bicycles, welding; wanted_job=Mechanic; status=Looking
- Ida Moreau | district=Old Town; education=Secondary; skills=Packing, driving; wanted_job=Seasonal work; status=Looking
- Sid Marlow | district=Millbrook; education=Trade; skills=Welding; status=Employed
- Petra Hill | district=Harbour; education=Bachelor; skills=Typing, accounts; wanted_job=Own office service; status=Starting a business
item policy|employment policy|latest policy|entrepreneurship policy: Title!;Kind=Subsidy|Loan|Training|Tax relief|Rent help;District->@district|area~Harbour;For whom~Graduates;Amount:money;Text:long;Issued on:date;Apply until:date;Document:file;~Status=In force|Ended|Draft
- Start-up grant | kind=Subsidy; district=Harbour; for_whom=First-time founders; amount=5000; text=Paid in two parts.; status=In force
- Shop rent for a year | kind=Rent help; district=Old Town; for_whom=Founders under 30; amount=3600; status=In force
- Welding course free of charge | kind=Training; district=Millbrook; for_whom=Job seekers; amount=0; status=In force
- Winter wage subsidy | kind=Subsidy; district=Harbour; for_whom=Small employers; amount=1200; status=Ended
event activity|job fair|employment activity|training course|activities: Title!;Kind=Job fair|Training|Talk|Contest|Visit;District->@district|area~Harbour;Place~Town hall;Date:date!;Starts at:time;Places:number#1-100000;Registered:number#0-100000;Organizer~Job centre;Description:long;~Status=Planned|Open|Full|Over
- Spring job fair | kind=Job fair; district=Harbour; place=Town hall; places=600; registered=412; organizer=Job centre; status=Open
- Write a business plan | kind=Training; district=Old Town; place=Library; places=20; registered=20; organizer=Founders' office; status=Full
- Learning on the platform | kind=Training; district=Harbour; place=Online; places=500; registered=84; status=Open
- Young founders' contest | kind=Contest; district=Millbrook; place=Workshop 3; places=30; registered=11; status=Planned
! item district|area|region|zone: Name!;Kind=District|Town|Special zone;Job centre address;Phone:phone;Open jobs:number#0-1000000
- Harbour | kind=District; job_centre_address=Pier Road 3; open_jobs=212
- Old Town | kind=District; job_centre_address=Guildhall Passage 1; open_jobs=97
- Millbrook | kind=Town; job_centre_address=Mill Yard 1; open_jobs=144
- Free port | kind=Special zone; job_centre_address=Gate East; open_jobs=58
item hr tool|hr toolbox|tool|template|contract template [hr|toolbox|tool\\w*|template]: Name!;Kind=Contract|Form|Calculator|Guide|Checklist;Description:long;File:file;Downloads:number#0-1000000
- Part-time contract | kind=Contract; downloads=310; description=Two pages, with notice periods.
- Wage calculator | kind=Calculator; downloads=1240
- First day checklist | kind=Checklist; downloads=205
- Shared staff agreement | kind=Contract; downloads=66
record employment survey|employment data|employment situation|enterprise survey|data report: Title!;Employer->@employer|company~Frame Works;Month~May 2025;Employees:number#0-1000000;Hired:number#0-100000;Left:number#0-100000;Open positions:number#0-100000;Average wage:money;Reported by~Greta Olsen;~State=Reported|Checked|Missing
- Frame Works, May | employer=Frame Works; month=May 2025; employees=52; hired=3; left=1; open_positions=4; average_wage=2750; reported_by=Greta Olsen; state=Checked
- Orca, May | employer=Orca Bikes; month=May 2025; employees=34; hired=1; left=0; open_positions=2; average_wage=2600; state=Reported
- Tea, May | employer=Lindenhof Tea; month=May 2025; employees=12; hired=0; left=0; open_positions=6; average_wage=2100; state=Reported
- Labs, May | employer=Pier Labs; month=May 2025; employees=19; hired=2; left=2; open_positions=0; average_wage=3100; state=Missing

# complaint work order|health commission|supervision platform|complaint management|complaint handling|work order management
work work order|complaint work order|complaint order {Created|Assigned|In progress|In review|Archived}: Number!;Subject!;Complainant~Rosa Keller;Phone:phone;Category->@complaint category|category~Waiting time;Institution->@institution|organisation~Lake Hospital;Description:long;Received by=Phone|Web|Letter|Visit|Hotline;Urgency=Low|Normal|High;Due on:date!;Assigned to->@handler|officer~Ana Duarte;Evidence:file
- WO-1180 | subject=Five hours in the emergency room; complainant=Rosa Keller; category=Waiting time; institution=Lake Hospital; received_by=Web; urgency=Normal; assigned_to=Ana Duarte
- WO-1181 | subject=Dirty instruments seen; complainant=Anonymous; category=Hygiene; institution=Pier Dental; received_by=Hotline; urgency=High; assigned_to=Tom Reyes
- WO-1182 | subject=Bill for a test not made; complainant=Nils Hoek; category=Fees; institution=Quay Clinic; received_by=Letter; urgency=Normal; assigned_to=Clara Nunes
- WO-1183 | subject=Rude at the counter; complainant=Evan Pugh; category=Conduct; institution=Lake Hospital; received_by=Phone; urgency=Low
record assignment|work order assignment|dispatch|assignment record: Title!;Work order->@work order|complaint work order~WO-1180;From~Front office;To->@handler|officer~Ana Duarte;Assigned on:date;Due on:date;Instruction:long;~State=Waiting|Accepted|Handed back
- 1180 to Ana | work_order=WO-1180; from=Front office; to=Ana Duarte; instruction=Ask for the triage list of that night.; state=Accepted
- 1181 to Tom | work_order=WO-1181; from=Front office; to=Tom Reyes; instruction=Visit within 24 hours.; state=Accepted
- 1182 to Clara | work_order=WO-1182; from=Front office; to=Clara Nunes; state=Waiting
- 1182 from Tom | work_order=WO-1182; from=Front office; to=Tom Reyes; instruction=Check the bill.; state=Handed back
record handling record|processing record|handling step|work order handling: Title!;Work order->@work order|complaint work order~WO-1181;Handler->@handler|officer~Tom Reyes;Done on:date!;Action=Call|Visit|Letter|Meeting|Inspection;What was found:long;Result:long;Minutes:number(min)#0-10000;Attachment:file
- Visit to Pier Dental | work_order=WO-1181; handler=Tom Reyes; action=Inspection; what_was_found=Steriliser log has a gap of four days.; minutes=90
- Call to Rosa | work_order=WO-1180; handler=Ana Duarte; action=Call; what_was_found=Came at 19:10, seen at 00:20.; minutes=15
- Letter to Quay Clinic | work_order=WO-1182; handler=Clara Nunes; action=Letter; result=Answer due in ten days; minutes=30
- Talk with Evan | work_order=WO-1183; handler=Ana Duarte; action=Call; result=Wants an apology; minutes=12
record handling review|review record|audit: Title!;Work order->@work order|complaint work order~WO-1180;Reviewer->@handler|officer~Greta Olsen;Reviewed on:date;Conclusion=Justified|Partly justified|Not justified|Unclear;Decision=Archive|Return|Sanction;Remark:long;Complainant informed:boolean;Satisfaction:rating
- 1180 reviewed | work_order=WO-1180; reviewer=Greta Olsen; conclusion=Justified; decision=Archive; remark=Hospital adds a second triage nurse.; satisfaction=4
- 1181 reviewed | work_order=WO-1181; reviewer=Greta Olsen; conclusion=Justified; decision=Sanction; remark=Closed until the steriliser is tested.
- 1182 sent back | work_order=WO-1182; reviewer=Greta Olsen; conclusion=Unclear; decision=Return
- 1183 reviewed | work_order=WO-1183; reviewer=Greta Olsen; conclusion=Partly justified; decision=Archive; satisfaction=3
person handler|officer|staff member|relevant personnel: Name!;Department~Hospitals;Phone:phone;Email:email;Open orders:number#0-10000;Role=Front office|Handler|Reviewer|Manager;~Availability=On duty|On leave
- Ana Duarte | department=Hospitals; email=duarte@health.example; open_orders=4; role=Handler; availability=On duty
- Tom Reyes | department=Practices; email=reyes@health.example; open_orders=6; role=Handler; availability=On duty
- Clara Nunes | department=Fees; email=nunes@health.example; open_orders=2; role=Handler; availability=On leave
- Greta Olsen | department=Review office; email=olsen@health.example; open_orders=0; role=Reviewer; availability=On duty
item institution|organisation|medical institution|complained unit: Name!;Kind=Hospital|Practice|Clinic|Pharmacy|Laboratory;Address;Phone:phone;Director~Mara Lindt;Licence number~ML-0418;Complaints this year:number#0-10000
- Lake Hospital | kind=Hospital; address=Lakeside 2; director=Mara Lindt; licence_number=ML-0418; complaints_this_year=21
- Pier Dental | kind=Practice; address=Pier Road 14; licence_number=ML-0733; complaints_this_year=3
- Quay Clinic | kind=Clinic; address=Quay Road 5; licence_number=ML-0590; complaints_this_year=7
- Old Town Pharmacy | kind=Pharmacy; address=Weaver Lane 2; licence_number=ML-0212; complaints_this_year=1
item complaint category|category: Name!;Department~Hospitals;Days to handle:number#1-365;Urgency=Low|Normal|High;Description:long
- Waiting time | department=Hospitals; days_to_handle=15; urgency=Normal
- Hygiene | department=Practices; days_to_handle=3; urgency=High
- Fees | department=Fees; days_to_handle=20; urgency=Normal
- Conduct | department=Hospitals; days_to_handle=30; urgency=Low
! record monthly figure|statistical report|statistic: Month!;Institution->@institution|organisation~Lake Hospital;Received:number#0-100000;Handled in time:number#0-100000;Overdue:number#0-100000;Justified:number#0-100000;Average days:number#0-1000;Satisfaction:percent
- May, Lake Hospital | institution=Lake Hospital; received=5; handled_in_time=4; overdue=1; justified=2; average_days=11; satisfaction=78
- May, Pier Dental | institution=Pier Dental; received=1; handled_in_time=1; overdue=0; justified=1; average_days=2; satisfaction=90
- May, Quay Clinic | institution=Quay Clinic; received=2; handled_in_time=1; overdue=1; justified=0; average_days=19; satisfaction=60
- April, Lake Hospital | institution=Lake Hospital; received=4; handled_in_time=4; overdue=0; justified=1; average_days=9; satisfaction=81

# shipping automation|shipping quote|shipping label|label generation|shipment tracking|parcel shipping|shipping platform
record shipment|shipping record|parcel|shipping order {Draft|Label ready|Picked up|In transit|Delivered|Returned}: Number!;Sender address->@saved address|address~Orca warehouse;Recipient!;Recipient address;Carrier service->@carrier service|shipping option~Quay Standard;Weight:number(kg)#0-1000;Length:number(cm)#0-400;Width:number(cm)#0-400;Height:number(cm)#0-400;Declared value:money;Ships on:date;Price:money;Tracking number~QF40211
- SH-3301 | sender_address=Orca warehouse; recipient=Ida Moreau; recipient_address=Linden Court 4; carrier_service=Quay Standard; weight=2.4; length=40; width=30; height=20; declared_value=85; price=6.9; tracking_number=QF40211
- SH-3302 | sender_address=Orca warehouse; recipient=Jun Arai; recipient_address=Millbrook, Tower 2; carrier_service=Swift Next Day; weight=0.8; length=25; width=20; height=10; declared_value=140; price=14.5; tracking_number=SW88120
- SH-3303 | sender_address=Tea house; recipient=Rosa Keller; recipient_address=Guildhall Passage 2; carrier_service=Quay Economy; weight=1.1; length=30; width=22; height=12; declared_value=48; price=4.2
- SH-3304 | sender_address=Tea house; recipient=Café Porto; recipient_address=Rua Nova 9; carrier_service=Globe Air; weight=12; length=60; width=40; height=40; declared_value=610; price=58; tracking_number=GA10077
record shipping quote|quote|rate quote|real-time quote|price quote: Title!;From postcode!;To postcode!;Country~Portugal;Weight:number(kg)#0-1000;Carrier service->@carrier service|shipping option~Quay Standard;Base price:money;Surcharge:money;Total:money;Delivery days:number#0-90;Asked on:date;Valid until:date;~State=Offered|Chosen|Expired
- 4020 to 1010, 2.4 kg | from_postcode=4020; to_postcode=1010; weight=2.4; carrier_service=Quay Standard; base_price=6.2; surcharge=0.7; total=6.9; delivery_days=3; state=Chosen
- 4020 to 1010, next day | from_postcode=4020; to_postcode=1010; weight=2.4; carrier_service=Swift Next Day; base_price=15; surcharge=1.5; total=16.5; delivery_days=1; state=Expired
- 4031 to Porto, 12 kg | from_postcode=4031; to_postcode=4000; country=Portugal; weight=12; carrier_service=Globe Air; base_price=52; surcharge=6; total=58; delivery_days=4; state=Chosen
- 4031 to 5020, 1.1 kg | from_postcode=4031; to_postcode=5020; weight=1.1; carrier_service=Quay Economy; base_price=4.2; surcharge=0; total=4.2; delivery_days=5; state=Offered
record label|shipping label|generated label: Label number!;Shipment->@shipment|parcel~SH-3301;Format=PDF A4|PDF A6|Thermal 4x6|PNG;Barcode~QF40211;File:file;Created on:date;Printed:number#0-100;~Status=Created|Printed|Void
- L-3301 | shipment=SH-3301; format=PDF A6; barcode=QF40211; printed=1; status=Printed
- L-3302 | shipment=SH-3302; format=Thermal 4x6; barcode=SW88120; printed=1; status=Printed
- L-3304 | shipment=SH-3304; format=PDF A4; barcode=GA10077; printed=2; status=Printed
- L-3303 | shipment=SH-3303; format=PDF A6; printed=0; status=Void
record tracking event|tracking|shipping status|tracking record: Title!;Shipment->@shipment|parcel~SH-3301;Event=Label created|Picked up|Sorted|Customs|Out for delivery|Delivered|Problem;Place~Quay hub;Happened on:date!;Happened at:time;Note;Signed by
- 3301 picked up | shipment=SH-3301; event=Picked up; place=Orca warehouse
- 3301 sorted | shipment=SH-3301; event=Sorted; place=Quay hub
- 3302 delivered | shipment=SH-3302; event=Delivered; place=Millbrook; signed_by=J. Arai
- 3304 in customs | shipment=SH-3304; event=Customs; place=Porto airport; note=Invoice asked for
item carrier service|shipping option|carrier|shipping method|shipping service: Name!;Carrier~Quay Freight;Speed=Economy|Standard|Express|Next day|Air;Max weight:number(kg)#0-10000;Base price:money;Price per kg:money;Delivery days:number#0-90;Insurance up to:money;Countries~Europe;~Status=Connected|Off
- Quay Economy | carrier=Quay Freight; speed=Economy; max_weight=10; base_price=3.6; price_per_kg=0.5; delivery_days=5; insurance_up_to=50; status=Connected
- Quay Standard | carrier=Quay Freight; speed=Standard; max_weight=30; base_price=4.8; price_per_kg=0.6; delivery_days=3; insurance_up_to=500; status=Connected
- Swift Next Day | carrier=Swift; speed=Next day; max_weight=20; base_price=12; price_per_kg=1.2; delivery_days=1; insurance_up_to=750; status=Connected
- Globe Air | carrier=Globe; speed=Air; max_weight=70; base_price=22; price_per_kg=2.5; delivery_days=4; insurance_up_to=2000; countries=World; status=Connected
item saved address|address|address book: Name!;Company;Street!;Postcode;City;Country;Phone:phone;Email:email;Kind=Sender|Recipient|Both;Default:boolean
- Orca warehouse | company=Orca Bikes; street=Lake Road 40; postcode=4020; city=Oakham; kind=Sender
- Tea house | company=Lindenhof Tea; street=Canal Street 88; postcode=4031; city=Oakham; kind=Sender
- Ida at home | street=Linden Court 4; postcode=1010; city=Harbour; kind=Recipient
- Café Porto | company=Café Porto; street=Rua Nova 9; postcode=4000; city=Porto; country=Portugal; kind=Recipient
! item package preset|box type|package type: Name!;Length:number(cm)#0-400;Width:number(cm)#0-400;Height:number(cm)#0-400;Empty weight:number(kg)#0-100;Default:boolean
- Small box | length=25; width=20; height=10; empty_weight=0.1
- Shoe box | length=40; width=30; height=20; empty_weight=0.3
- Wheel box | length=75; width=75; height=18; empty_weight=1.4
- Padded bag | length=32; width=23; height=4; empty_weight=0.05
! item automation rule|shipping rule [automat\\w+|rule]: Name!;When=Weight below|Weight above|Country is|Value above|Channel is;Value!;Then use->@carrier service|shipping option~Quay Economy;Order:number#1-1000;Active:boolean
- Light goes cheap | when=Weight below; value=1.5; then_use=Quay Economy; order=1
- Abroad by air | when=Country is; value=Not home; then_use=Globe Air; order=2
- Dear goods fast | when=Value above; value=300; then_use=Swift Next Day; order=3
- All the rest | when=Weight above; value=0; then_use=Quay Standard; order=9
+ payment: Shipment->@shipment|parcel~SH-3301;Gateway~EasyPay;Card ending~4471

# customer-merchant|merchant proposal|customer request|reverse marketplace|request for proposal|reverse auction|quote request
request customer request|request|need|posted request {Open|Proposals in|Chosen|Paid|Closed}: Title!;Posted as~Blue Heron;Category->@request category|category~Furniture;Description:long!;Budget from:money;Budget to:money;Needed by:date;Region~Oakham;Photo:image;Anonymous:boolean;~Proposals:number#0-10000
- Oak table for ten | posted_as=Blue Heron; category=Furniture; description=Oiled, 260 cm, round edges.; budget_from=900; budget_to=1600; region=Oakham; proposals=3
- Paint a stairwell | posted_as=Quiet Fox; category=Painting; description=Three floors, walls only.; budget_from=1200; budget_to=2000; region=Harbour; proposals=2
- Sixty wedding cakes in a jar | posted_as=Lemon Tree; category=Food; description=Vegan, labelled.; budget_from=200; budget_to=350; region=Old Town; proposals=1
- Repair a tandem | posted_as=Blue Heron; category=Repairs; budget_from=50; budget_to=150; region=Oakham; proposals=0
request proposal|merchant proposal|offer {Sent|Seen|Chosen|Refused|Withdrawn}: Title!;Request->@customer request|need~Oak table for ten;Offered as~Merchant 14;Price:money!;Delivery days:number#0-365;Includes:long;Message:long;Attachment:file;Valid until:date;Anonymous:boolean
- Table from one trunk | request=Oak table for ten; offered_as=Merchant 14; price=1450; delivery_days=40; includes=Delivery and two coats of oil
- Table, planked top | request=Oak table for ten; offered_as=Merchant 22; price=1090; delivery_days=25
- Stairwell in four days | request=Paint a stairwell; offered_as=Merchant 7; price=1680; delivery_days=14; includes=Paint, covers
- Jars with carrot cake | request=Sixty wedding cakes in a jar; offered_as=Merchant 31; price=290; delivery_days=10; message=Two flavours possible.
person merchant|seller|provider: Name!;Shown as~Merchant 14;Category->@request category|category~Furniture;Email:email;Phone:phone;Region~Oakham;Rating:rating;Proposals sent:number#0-100000;Won:number#0-100000;~Status=Verified|In review|Blocked
- Oakham Joinery | shown_as=Merchant 14; category=Furniture; email=shop@joinery.example; region=Oakham; rating=4.8; proposals_sent=61; won=22; status=Verified
- Board and Beam | shown_as=Merchant 22; category=Furniture; region=Millbrook; rating=4.3; proposals_sent=40; won=9; status=Verified
- Weaver Painters | shown_as=Merchant 7; category=Painting; region=Harbour; rating=4.6; proposals_sent=33; won=15; status=Verified
- Jar Kitchen | shown_as=Merchant 31; category=Food; region=Old Town; rating=0; proposals_sent=2; won=0; status=In review
item request category|category: Name!;Description;Open requests:number#0-100000;Merchants:number#0-100000;Fee:percent
- Furniture | open_requests=14; merchants=22; fee=5
- Painting | open_requests=9; merchants=17; fee=5
- Food | open_requests=6; merchants=12; fee=4
- Repairs | open_requests=21; merchants=30; fee=4
record deal|selected proposal|chosen proposal|contract: Title!;Request->@customer request|need~Oak table for ten;Proposal->@proposal|offer~Table from one trunk;Merchant->@merchant|seller~Oakham Joinery;Agreed price:money!;Fee:money;Agreed on:date;Due on:date;~Status=Waiting for payment|Paid|In work|Delivered|Disputed
- Table for Blue Heron | request=Oak table for ten; proposal=Table from one trunk; merchant=Oakham Joinery; agreed_price=1450; fee=72.5; status=Paid
- Stairwell for Quiet Fox | request=Paint a stairwell; proposal=Stairwell in four days; merchant=Weaver Painters; agreed_price=1680; fee=84; status=Waiting for payment
- Jars for Lemon Tree | request=Sixty wedding cakes in a jar; proposal=Jars with carrot cake; merchant=Jar Kitchen; agreed_price=290; fee=11.6; status=In work
- Chairs, earlier | merchant=Board and Beam; agreed_price=480; fee=24; status=Delivered
! record question|proposal message|conversation: Title!;Request->@customer request|need~Oak table for ten;Proposal->@proposal|offer~Table from one trunk;From=Customer|Merchant;Text:long;Sent on:date
- Which oil? | request=Oak table for ten; proposal=Table from one trunk; from=Customer; text=Is the oil safe for food?
- Safe for food | request=Oak table for ten; proposal=Table from one trunk; from=Merchant; text=Yes, with a certificate.
- How high are the walls? | request=Paint a stairwell; proposal=Stairwell in four days; from=Merchant; text=Do we need a scaffold?
- Nuts? | request=Sixty wedding cakes in a jar; proposal=Jars with carrot cake; from=Customer; text=Two guests cannot eat nuts.
+ payment: Deal->@deal|contract~Table for Blue Heron;Payer shown as~Blue Heron;Released to merchant on:date

# scan-to-buy|ticket mini-program|admission ticket|scenic ticket|ticket verification|ticket checking|e-ticket
item scenic area|attraction|venue|park: Name!;Address;Opening hours;Last admission:time;Daily limit:number#1-1000000;Level=AAA|AAAA|AAAAA|None;Phone:phone;Introduction:long;Picture:image;~Status=Open|Closed|Full
- Crane Lake Park | address=Lakeside 1; opening_hours=06:00-19:00; daily_limit=8000; level=AAAA; introduction=Boardwalk, two piers, bird hide.; status=Open
- Cloud Temple | address=North hills; opening_hours=07:00-17:30; daily_limit=2500; level=AAA; status=Open
- Salt Cave | address=Mine Road 4; opening_hours=09:00-16:00; daily_limit=600; level=AAA; status=Full
- Castle Garden | address=Castle Hill; opening_hours=08:00-20:00; daily_limit=5000; level=None; status=Closed
item ticket type|admission type|ticket category: Name!;Scenic area->@scenic area|attraction~Crane Lake Park;For=Adult|Child|Senior|Student|Family|Group;Price:money!;Normal price:money;Valid days:number#1-365;Stock per day:number#0-1000000;Buy until:time;Refund=Any time|Until the day before|None;Needs identity card:boolean;~Status=On sale|Sold out|Off sale
- Lake adult | scenic_area=Crane Lake Park; for=Adult; price=12; normal_price=15; valid_days=1; stock_per_day=5000; refund=Any time; status=On sale
- Lake family | scenic_area=Crane Lake Park; for=Family; price=28; normal_price=36; valid_days=1; stock_per_day=800; refund=Any time; status=On sale
- Cave adult | scenic_area=Salt Cave; for=Adult; price=18; normal_price=18; valid_days=1; stock_per_day=400; refund=None; status=Sold out
- Temple student | scenic_area=Cloud Temple; for=Student; price=3; normal_price=5; valid_days=2; stock_per_day=500; refund=Until the day before; status=On sale
item e-ticket|purchased ticket|ticket code|admission code: Code!;Order number~TK-9012;Ticket type->@ticket type|admission type~Lake adult;Visitor~Ida Moreau;Visit on:date;QR code:image;Entries left:number#0-100;~Status=Unused|Used|Refunded|Expired
- 7730-1182 | order_number=TK-9012; ticket_type=Lake adult; visitor=Ida Moreau; entries_left=1; status=Unused
- 7730-1183 | order_number=TK-9012; ticket_type=Lake adult; visitor=Jun Arai; entries_left=0; status=Used
- 7730-1204 | order_number=TK-9020; ticket_type=Cave adult; visitor=Petra Hill; entries_left=1; status=Refunded
- 7730-1231 | order_number=TK-9031; ticket_type=Lake family; visitor=Evan Pugh; entries_left=4; status=Unused
record verification|admission|ticket verification|verification record|check: Title!;Ticket->@e-ticket|ticket code~7730-1183;Scenic area->@scenic area|attraction~Crane Lake Park;Gate~West gate;Verified on:date!;Verified at:time;Method=Scan|Code typed|Identity card|Face;People:number#1-1000;Checked by~Dev Malik;~Result=Admitted|Already used|Wrong day|Not valid
- Jun at the west gate | ticket=7730-1183; scenic_area=Crane Lake Park; gate=West gate; method=Scan; people=1; checked_by=Dev Malik; result=Admitted
- Jun once more | ticket=7730-1183; scenic_area=Crane Lake Park; gate=Pier gate; method=Scan; people=1; checked_by=Lena Ortiz; result=Already used
- Petra at the cave | ticket=7730-1204; scenic_area=Salt Cave; gate=Main shaft; method=Code typed; people=1; checked_by=Omar Beck; result=Not valid
- Evan a day early | ticket=7730-1231; scenic_area=Crane Lake Park; gate=West gate; method=Identity card; people=4; checked_by=Dev Malik; result=Wrong day
item gate|checkpoint|scan point|sales code: Name!;Scenic area->@scenic area|attraction~Crane Lake Park;Kind=Entrance|Exit|Sales poster|Counter;QR code:image;Device~Handheld 4;Scans today:number#0-1000000;~Status=Open|Closed
- West gate | scenic_area=Crane Lake Park; kind=Entrance; device=Turnstile 2; scans_today=812; status=Open
- Pier gate | scenic_area=Crane Lake Park; kind=Entrance; device=Handheld 4; scans_today=340; status=Open
- Main shaft | scenic_area=Salt Cave; kind=Entrance; device=Handheld 1; scans_today=400; status=Closed
- Poster at the station | scenic_area=Crane Lake Park; kind=Sales poster; scans_today=77; status=Open
! record refund|ticket refund: Title!;Ticket->@e-ticket|ticket code~7730-1204;Amount:money;Reason=Change of plan|Weather|Illness|Wrong ticket;Asked on:date;~Status=Asked|Refunded|Refused
- Petra, cave flooded | ticket=7730-1204; amount=18; reason=Weather; status=Refunded
- Wrong day picked | ticket=7730-1231; amount=28; reason=Wrong ticket; status=Asked
- Ida changes plans | ticket=7730-1182; amount=12; reason=Change of plan; status=Asked
- Used already | ticket=7730-1183; amount=12; reason=Illness; status=Refused
+ order: Scenic area->@scenic area|attraction~Crane Lake Park;Ticket type->@ticket type|admission type~Lake adult;Visit on:date!;Quantity:number#1-1000;Visitor name;Phone:phone;Came by=Scan|Search|Share;~Verified:number#0-1000

# sleep data|sleep analysis|sleep tracking|sleep tracker|sleep monitoring|sleep quality|sleep record
record sleep record|sleep data|night|sleep log|sleep: Title!;Sleeper~Ida Moreau;Night of:date!;Fell asleep at:time;Woke up at:time;Total sleep:number(min)#0-1440;Deep sleep:number(min)#0-1000;Light sleep:number(min)#0-1000;Dream sleep:number(min)#0-1000;Awakenings:number#0-100;Heart rate:number(bpm)#20-220;Score:number#0-100;Mood on waking=Rested|Fair|Tired|Exhausted
- Ida, Monday night | sleeper=Ida Moreau; total_sleep=432; deep_sleep=88; light_sleep=244; dream_sleep=100; awakenings=2; heart_rate=58; score=84; mood_on_waking=Rested
- Ida, Tuesday night | sleeper=Ida Moreau; total_sleep=351; deep_sleep=52; light_sleep=230; dream_sleep=69; awakenings=5; heart_rate=63; score=66; mood_on_waking=Tired
- Jun, Monday night | sleeper=Jun Arai; total_sleep=402; deep_sleep=95; light_sleep=210; dream_sleep=97; awakenings=1; heart_rate=54; score=88; mood_on_waking=Rested
- Petra, Monday night | sleeper=Petra Hill; total_sleep=295; deep_sleep=40; light_sleep=205; dream_sleep=50; awakenings=7; heart_rate=70; score=48; mood_on_waking=Exhausted
! record sleep stage|sleep phase: Title!;Night->@sleep record|night~Ida, Monday night;Stage=Awake|Light|Deep|Dream;Starts at:time;Lasts:number(min)#1-600;Average heart rate:number(bpm)#20-220
- Ida deep 1 | night=Ida, Monday night; stage=Deep; lasts=46; average_heart_rate=53
- Ida dream 1 | night=Ida, Monday night; stage=Dream; lasts=24; average_heart_rate=61
- Jun deep 1 | night=Jun, Monday night; stage=Deep; lasts=58; average_heart_rate=50
- Petra awake 3 | night=Petra, Monday night; stage=Awake; lasts=22; average_heart_rate=75
record sleep analysis|weekly sleep statistic|sleep report|usage data|statistic: Title!;Sleeper~Ida Moreau;Week~Week 20;Average sleep:number(min)#0-1440;Average score:number#0-100;Best night:date;Average bedtime:time;Regularity:percent;Advice:long
- Ida week 20 | sleeper=Ida Moreau; week=Week 20; average_sleep=398; average_score=76; regularity=71; advice=Go to bed before 23:00 on weekdays.
- Jun week 20 | sleeper=Jun Arai; week=Week 20; average_sleep=410; average_score=85; regularity=90
- Petra week 20 | sleeper=Petra Hill; week=Week 20; average_sleep=312; average_score=54; regularity=48; advice=No coffee after lunch.
- Ida week 19 | sleeper=Ida Moreau; week=Week 19; average_sleep=381; average_score=72; regularity=66
record community post|community topic|shared post: Title!;Author~Petra Hill;Board=Tips|Questions|Diary|Devices;Text:long!;Picture:image;Shared night->@sleep record|night~Petra, Monday night;Posted on:date;Likes:number#0-1000000;Replies:number#0-100000;Saved:number#0-100000;~Status=Shown|In review|Hidden
- Seven times awake, what helps? | author=Petra Hill; board=Questions; text=Since the move I wake every hour.; shared_night=Petra, Monday night; likes=31; replies=14; saved=6; status=Shown
- Cold feet, warm water | author=Jun Arai; board=Tips; text=Ten minutes of a warm foot bath.; likes=88; replies=9; saved=40; status=Shown
- My first full week | author=Ida Moreau; board=Diary; likes=52; replies=7; saved=3; status=Shown
- Buy my pills | author=Guest 77; board=Devices; likes=0; replies=0; saved=0; status=Hidden
record post reply|reply|community comment: Title!;Post->@community post|community topic~Seven times awake, what helps?;Author~Jun Arai;Text:long!;Reply to->@post reply|reply~Try earplugs;Posted on:date;Likes:number#0-100000;~Status=Shown|Hidden
- Try earplugs | post=Seven times awake, what helps?; author=Jun Arai; text=Wax ones, not foam.; likes=12; status=Shown
- Wax works | post=Seven times awake, what helps?; author=Petra Hill; text=Two wakings only, thank you.; reply_to=Try earplugs; likes=7; status=Shown
- With salt? | post=Cold feet, warm water; author=Ida Moreau; text=Does salt make a difference?; likes=1; status=Shown
- Well done | post=My first full week; author=Petra Hill; likes=4; status=Shown
record like|liked post|collection|collected post: Title!;Person~Ida Moreau;Post->@community post|community topic~Cold feet, warm water;Kind=Like|Collect|Share;Done on:date;Note
- Ida keeps foot bath | person=Ida Moreau; post=Cold feet, warm water; kind=Collect; note=Try on Sunday
- Ida likes Petra's question | person=Ida Moreau; post=Seven times awake, what helps?; kind=Like
- Jun likes full week | person=Jun Arai; post=My first full week; kind=Like
- Petra shares foot bath | person=Petra Hill; post=Cold feet, warm water; kind=Share
! item sleep goal|sleep setting|user setting|sleep plan: Person!;Bedtime:time;Wake time:time;Goal:number(min)#60-1000;Device~Wrist band;Remind before bed:number(min)#0-240;Share with community:boolean
- Ida Moreau | goal=450; device=Wrist band; remind_before_bed=30
- Jun Arai | goal=420; device=Phone; remind_before_bed=0
- Petra Hill | goal=420; device=Ring; remind_before_bed=45
- Kofi Asante | goal=480; device=Wrist band; remind_before_bed=15

# 360-degree video|panoramic video|vr video|360 video|video sharing platform|immersive video
item video|360-degree video|panoramic video|uploaded video: Title!;File:file;Uploader~Kofi Asante;Category->@video category|category~Mountains;Description:long;Duration:number(s)#1-36000;Resolution=4K|5.7K|8K;Projection=Equirectangular|Cubemap|Stereo;Start angle:number(°)#0-360;Place;Views:number#0-1000000000;Average rating:rating;~Status=Processing|Public|Link only|Private|Blocked
- Dawn on Cloud Ridge | uploader=Kofi Asante; category=Mountains; duration=214; resolution=8K; projection=Equirectangular; start_angle=90; place=North hills; views=4120; average_rating=4.7; status=Public
- Inside the bell foundry | uploader=Clara Nunes; category=Workshops; duration=396; resolution=5.7K; projection=Equirectangular; start_angle=0; views=930; average_rating=4.9; status=Public
- Reef with turtles | uploader=Jun Arai; category=Underwater; duration=180; resolution=5.7K; projection=Stereo; start_angle=180; views=12800; average_rating=4.5; status=Public
- Flat tour draft | uploader=Petra Hill; category=Homes; duration=95; resolution=4K; projection=Cubemap; start_angle=0; views=3; average_rating=0; status=Private
record video rating|rating|score: Title!;Video->@video|360-degree video~Reef with turtles;Rated by~Ida Moreau;Stars:rating!;Picture=Poor|Fair|Good|Excellent;Comfort=Poor|Fair|Good|Excellent;Rated on:date
- Ida on the reef | video=Reef with turtles; rated_by=Ida Moreau; stars=5; picture=Excellent; comfort=Good
- Nils on the reef | video=Reef with turtles; rated_by=Nils Hoek; stars=4; picture=Good; comfort=Fair
- Ida on the ridge | video=Dawn on Cloud Ridge; rated_by=Ida Moreau; stars=5; picture=Excellent; comfort=Excellent
- Jun on the foundry | video=Inside the bell foundry; rated_by=Jun Arai; stars=5; picture=Good; comfort=Excellent
person creator profile|profile|user profile|channel: Name!;About:long;Country~Ghana;Camera~Two-lens camera;Videos:number#0-100000;Followers:number#0-100000000;Website:url;Avatar:image;Joined on:date
- Kofi Asante | about=Ridges and ropes; country=Ghana; camera=Six-lens rig; videos=14; followers=820
- Clara Nunes | about=Crafts from the inside; country=Portugal; camera=Two-lens camera; videos=9; followers=410
- Jun Arai | about=Slow dives; country=Japan; camera=Housing with two lenses; videos=22; followers=3900
- Petra Hill | country=Kenya; camera=Two-lens camera; videos=1; followers=0
record video share|share|shared video: Title!;Video->@video|360-degree video~Dawn on Cloud Ridge;Shared by~Ida Moreau;Way=Link|Embed|Email|Social network|QR code;Shared on:date;Start second:number#0-36000;Start angle:number(°)#0-360;Opened:number#0-100000000
- Ida sends the ridge | video=Dawn on Cloud Ridge; shared_by=Ida Moreau; way=Link; start_second=40; start_angle=120; opened=7
- Hotel embeds the ridge | video=Dawn on Cloud Ridge; shared_by=Cloud Hotel; way=Embed; start_second=0; start_angle=90; opened=610
- Reef by QR code | video=Reef with turtles; shared_by=Harbour Aquarium; way=QR code; start_second=0; opened=290
- Foundry by mail | video=Inside the bell foundry; shared_by=Jun Arai; way=Email; opened=3
item video category|category: Name!;Description;Videos:number#0-100000;Position:number#1-100
- Mountains | videos=31; position=1
- Underwater | videos=24; position=2
- Workshops | videos=12; position=3
- Homes | videos=40; position=4
! record viewing record|watch history|view: Title!;Video->@video|360-degree video~Reef with turtles;Viewer~Nils Hoek;Device=Headset|Phone|Computer|Tablet;Watched:number(s)#0-36000;Watched on:date;To the end:boolean
- Nils in the headset | video=Reef with turtles; viewer=Nils Hoek; device=Headset; watched=180
- Ida on the phone | video=Dawn on Cloud Ridge; viewer=Ida Moreau; device=Phone; watched=214
- Petra stops early | video=Reef with turtles; viewer=Petra Hill; device=Headset; watched=35
- Jun at the desk | video=Inside the bell foundry; viewer=Jun Arai; device=Computer; watched=396
! item hotspot|point of interest|marker: Label!;Video->@video|360-degree video~Inside the bell foundry;From second:number#0-36000;To second:number#0-36000;Angle:number(°)#0-360;Height:number(°)#-90-90;Text:long;Link:url
- The furnace | video=Inside the bell foundry; from_second=30; to_second=120; angle=80; height=-5; text=1,150 degrees, charcoal and gas.
- The mould | video=Inside the bell foundry; from_second=130; to_second=240; angle=200; height=-20; text=Loam, horsehair and wax.
- Peak 2,410 m | video=Dawn on Cloud Ridge; from_second=0; to_second=214; angle=120; height=12
- Turtle | video=Reef with turtles; from_second=60; to_second=90; angle=300; height=10
+ comment: Video->@video|360-degree video~Reef with turtles;At second:number#0-36000;Angle:number(°)#0-360;~Visibility=Shown|Hidden

# club challenge|all-around challenge|team challenge|outdoor activity|company sports|team building|sports challenge
item team|club team|challenge team: Name!;Captain~Ravi Patel;Company~Orca Bikes;Slogan;Members:number#0-100;Places:number#1-100;Points:number#0-1000000;Rank:number#1-10000;Badge:image;~Status=Forming|Complete|Withdrawn
- Chain Gang | captain=Ravi Patel; company=Orca Bikes; slogan=Never slip; members=6; places=6; points=840; rank=1; status=Complete
- Leaf Runners | captain=Mei Otani; company=Lindenhof Tea; members=4; places=6; points=610; rank=2; status=Forming
- Steel Legs | captain=Greta Olsen; company=Frame Works; members=6; places=6; points=590; rank=3; status=Complete
- Lab Rats | captain=Ana Duarte; company=Pier Labs; members=2; places=6; points=120; rank=4; status=Forming
person team member|member|participant: Name!;Team->@team|club team~Chain Gang;Company~Orca Bikes;Phone:phone;Shirt size=S|M|L|XL|XXL;Emergency contact;Points:number#0-100000;~State=Asked to join|Member|Refused
- Ida Moreau | team=Chain Gang; company=Orca Bikes; shirt_size=M; points=190; state=Member
- Jun Arai | team=Leaf Runners; company=Lindenhof Tea; shirt_size=S; points=220; state=Member
- Sid Marlow | team=Steel Legs; company=Frame Works; shirt_size=XL; points=145; state=Member
- Kofi Asante | team=Lab Rats; company=Pier Labs; shirt_size=L; points=0; state=Asked to join
event activity|outdoor activity|challenge event|challenge: Title!;Kind=Hike|Run|Bike ride|Climbing|Orienteering|Paddling;Place~Crane Lake;Date:date!;Starts at:time;Distance:number(km)#0-500;Height gain:number(m)#0-9000;Difficulty=Easy|Medium|Hard;Places:number#1-100000;Points for finishing:number#0-10000;Description:long;~Status=Planned|Open|Full|Finished|Cancelled
- Lake loop | kind=Run; place=Crane Lake; distance=12; height_gain=80; difficulty=Easy; places=120; points_for_finishing=40; status=Finished
- Ridge before noon | kind=Hike; place=North hills; distance=18; height_gain=940; difficulty=Hard; places=60; points_for_finishing=90; status=Open
- Ten flags in the wood | kind=Orienteering; place=Mill forest; distance=7; difficulty=Medium; places=80; points_for_finishing=60; status=Open
- Harbour paddle | kind=Paddling; place=Pier 9; distance=5; difficulty=Medium; places=40; points_for_finishing=50; status=Planned
record activity registration|registration|sign-up|registered activity: Title!;Activity->@activity|outdoor activity~Ridge before noon;Team->@team|club team~Chain Gang;Member->@team member|participant~Ida Moreau;Registered on:date;Health declaration:boolean;Bus seat:boolean;~Status=Registered|Waiting list|Checked in|Finished|Did not start
- Ida on the ridge | activity=Ridge before noon; team=Chain Gang; member=Ida Moreau; status=Registered
- Jun on the ridge | activity=Ridge before noon; team=Leaf Runners; member=Jun Arai; status=Waiting list
- Sid round the lake | activity=Lake loop; team=Steel Legs; member=Sid Marlow; status=Finished
- Jun round the lake | activity=Lake loop; team=Leaf Runners; member=Jun Arai; status=Finished
record activity record|result|activity information|completed activity|activity log: Title!;Activity->@activity|outdoor activity~Lake loop;Member->@team member|participant~Jun Arai;Team->@team|club team~Leaf Runners;Time:number(min)#0-10000;Distance:number(km)#0-500;Place reached:number#1-100000;Points:number#0-10000;Photo:image;Remark:long;~Check=Waiting|Confirmed|Refused
- Jun, lake loop | activity=Lake loop; member=Jun Arai; team=Leaf Runners; time=58; distance=12; place_reached=3; points=60; check=Confirmed
- Sid, lake loop | activity=Lake loop; member=Sid Marlow; team=Steel Legs; time=74; distance=12; place_reached=31; points=42; check=Confirmed
- Ida, lake loop | activity=Lake loop; member=Ida Moreau; team=Chain Gang; time=61; distance=12; place_reached=6; points=56; check=Confirmed
- Kofi, lake loop | activity=Lake loop; member=Kofi Asante; team=Lab Rats; time=40; distance=6; points=0; remark=Turned back, knee; check=Waiting
record point ranking|ranking|points record|point record|leaderboard entry: Title!;Team->@team|club team~Chain Gang;Member->@team member|participant~Ida Moreau;Reason=Finish|Place|Team bonus|Photo|Penalty;Points:number#-10000-10000;Activity->@activity|outdoor activity~Lake loop;Booked on:date;Total:number#0-1000000
- Ida finishes | team=Chain Gang; member=Ida Moreau; reason=Finish; points=40; activity=Lake loop; total=174
- Ida sixth | team=Chain Gang; member=Ida Moreau; reason=Place; points=16; activity=Lake loop; total=190
- Whole team there | team=Steel Legs; member=Sid Marlow; reason=Team bonus; points=30; activity=Lake loop; total=590
- Wrong turn | team=Leaf Runners; member=Jun Arai; reason=Penalty; points=-5; activity=Lake loop; total=610
item reward|prize|award|gift: Name!;For=Rank 1|Rank 2|Rank 3|Points exchange|Finishers;Points needed:number#0-1000000;Pieces:number#0-100000;Left:number#0-100000;Sponsor~Orca Bikes;Picture:image;Description:long
- Touring bike | for=Rank 1; points_needed=0; pieces=1; left=1; sponsor=Orca Bikes
- Head lamp | for=Points exchange; points_needed=150; pieces=40; left=28; sponsor=Vento Controls
- Finisher cup | for=Finishers; points_needed=0; pieces=200; left=96
- Tea for a year | for=Rank 2; points_needed=0; pieces=6; left=6; sponsor=Lindenhof Tea
! record reward claim|redemption|prize claim: Title!;Reward->@reward|prize~Head lamp;Member->@team member|participant~Sid Marlow;Points spent:number#0-100000;Claimed on:date;Hand-out point~Town hall;~Status=Claimed|Handed out|Cancelled
- Sid's lamp | reward=Head lamp; member=Sid Marlow; points_spent=150; hand_out_point=Town hall; status=Claimed
- Jun's lamp | reward=Head lamp; member=Jun Arai; points_spent=150; hand_out_point=Town hall; status=Handed out
- Ida's cup | reward=Finisher cup; member=Ida Moreau; points_spent=0; hand_out_point=Finish tent; status=Handed out
- Kofi's cup | reward=Finisher cup; member=Kofi Asante; points_spent=0; status=Cancelled

# information publishing|digital signage|display screen|signage|information display|publishing system|large screen
item publishing page|page|display page|information page: Name!;Screen size->@screen size|size~Full HD landscape;Background~Pale green;Background image:image;Shown for:number(s)#1-3600;Group~Entrance hall;Preview:image;Made by~Lea Brandt;Changed on:date;~Status=Draft|In review|Published|Withdrawn
- Welcome of the day | screen_size=Full HD landscape; background=Pale green; shown_for=15; group=Entrance hall; made_by=Lea Brandt; status=Published
- Canteen menu | screen_size=Full HD portrait; background=Cream; shown_for=25; group=Canteen; made_by=Tom Reyes; status=Published
- Bus times | screen_size=Full HD landscape; shown_for=20; group=Entrance hall; made_by=Lea Brandt; status=In review
- Open day | screen_size=Video wall; shown_for=30; group=Entrance hall; made_by=Tom Reyes; status=Draft
item page component|component|widget|display component|content block: Name!;Page->@publishing page|page~Welcome of the day;Kind=Text|Image|Video|Clock|Weather|Table|Web page|Ticker;X:number(px)#0-20000;Y:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Content:long;File:file;On click=Nothing|Open page|Open link|Play video;Opens->@publishing page|page~Bus times;Layer:number#1-100
- Greeting | page=Welcome of the day; kind=Text; x=120; y=80; width=1200; height=200; content=Good morning, guests from Porto; on_click=Nothing; layer=2
- Clock top right | page=Welcome of the day; kind=Clock; x=1620; y=40; width=260; height=120; on_click=Nothing; layer=3
- Dishes | page=Canteen menu; kind=Table; x=60; y=300; width=960; height=1100; content=Soup, stew, salad; on_click=Nothing; layer=1
- Bus button | page=Welcome of the day; kind=Image; x=1500; y=820; width=360; height=200; on_click=Open page; opens=Bus times; layer=2
item carousel|playlist|page carousel|rotation: Name!;Description;Effect=None|Fade|Slide|Zoom;Seconds per page:number(s)#1-3600;Loop:boolean;Pages:number#0-1000;Valid from:date;Valid until:date;~Status=Draft|Running|Stopped
- Entrance, weekdays | effect=Fade; seconds_per_page=15; pages=2; status=Running
- Canteen, noon | effect=Slide; seconds_per_page=25; pages=1; status=Running
- Open day loop | effect=Zoom; seconds_per_page=30; pages=3; status=Draft
- Old winter loop | effect=None; seconds_per_page=20; pages=4; status=Stopped
! record carousel page|carousel item: Title!;Carousel->@carousel|playlist~Entrance, weekdays;Page->@publishing page|page~Welcome of the day;Position:number#1-1000;Shown for:number(s)#1-3600
- Welcome first | carousel=Entrance, weekdays; page=Welcome of the day; position=1; shown_for=15
- Then the buses | carousel=Entrance, weekdays; page=Bus times; position=2; shown_for=20
- Menu only | carousel=Canteen, noon; page=Canteen menu; position=1; shown_for=25
- Open day first | carousel=Open day loop; page=Open day; position=1; shown_for=30
item screen|display|terminal|player: Name!;Place~Entrance hall;Screen size->@screen size|size~Full HD landscape;Carousel->@carousel|playlist~Entrance, weekdays;IP address~10.2.0.31;On at:time;Off at:time;Last seen:date;~Status=Online|Offline|Off
- Hall left | place=Entrance hall; screen_size=Full HD landscape; carousel=Entrance, weekdays; ip_address=10.2.0.31; status=Online
- Hall right | place=Entrance hall; screen_size=Full HD landscape; carousel=Entrance, weekdays; ip_address=10.2.0.32; status=Offline
- Canteen door | place=Canteen; screen_size=Full HD portrait; carousel=Canteen, noon; ip_address=10.2.0.40; status=Online
- Wall of nine | place=Atrium; screen_size=Video wall; carousel=Open day loop; status=Off
item screen size|size|resolution: Name!;Width:number(px)#100-20000;Height:number(px)#100-20000;Direction=Landscape|Portrait|Square;Diagonal:number(inch)#5-500;Touch:boolean
- Full HD landscape | width=1920; height=1080; direction=Landscape; diagonal=55
- Full HD portrait | width=1080; height=1920; direction=Portrait; diagonal=49
- Video wall | width=5760; height=3240; direction=Landscape; diagonal=165
- Door tablet | width=1280; height=800; direction=Landscape; diagonal=10
record publication|publishing record|publish history|release: Title!;Page->@publishing page|page~Welcome of the day;Screen->@screen|display~Hall left;Published by~Lea Brandt;Published on:date;Version:number#1-10000;~Result=Sent|Shown|Failed|Withdrawn
- Welcome to hall left | page=Welcome of the day; screen=Hall left; published_by=Lea Brandt; version=4; result=Shown
- Welcome to hall right | page=Welcome of the day; screen=Hall right; published_by=Lea Brandt; version=4; result=Failed
- Menu to canteen | page=Canteen menu; screen=Canteen door; published_by=Tom Reyes; version=31; result=Shown
- Menu of yesterday | page=Canteen menu; screen=Canteen door; published_by=Tom Reyes; version=30; result=Withdrawn

# activity monitoring|website monitoring|uptime monitoring|user activity monitoring|traffic monitoring|email alert|alert system
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

# business management|custom web application|business software|mobile business|boundless service|enterprise application
record business record|business data|data record|record|data entry|data: Title!;Category->@business category|category~Orders;Partner->@business partner|client~Orca Bikes;Amount:money;Quantity:number#0-10000000;Date:date!;Responsible~Anke Vogt;Region~North;Notes:long;File:file;~Status=Draft|Open|Completed|Cancelled
- Frames for the city fleet | category=Orders; partner=Orca Bikes; amount=42600; quantity=120; responsible=Anke Vogt; region=North; status=Open
- Repair contract trams | category=Service contracts; partner=Harbour Trams; amount=3800; quantity=1; responsible=Tom Reyes; region=Harbour; status=Completed
- Steel for June | category=Purchases; partner=Delta Steel; amount=18400; quantity=120; responsible=Greta Olsen; region=North; status=Open
- Fair stand | category=Costs; partner=Town hall; amount=2100; quantity=1; responsible=Anke Vogt; status=Cancelled
item business category|category|data type|business type: Name!;Kind=Income|Cost|Neutral;Responsible~Anke Vogt;Target per month:money;Colour~Khaki;Description:long
- Orders | kind=Income; responsible=Anke Vogt; target_per_month=120000; colour=Green
- Service contracts | kind=Income; responsible=Tom Reyes; target_per_month=8000; colour=Blue
- Purchases | kind=Cost; responsible=Greta Olsen; target_per_month=60000; colour=Red
- Costs | kind=Cost; responsible=Greta Olsen; target_per_month=15000; colour=Khaki
item business partner|client|business customer|partner: Name!;Kind=Customer|Supplier|Both;Contact person~Ravi Patel;Phone:phone;Email:email;City~Oakham;Turnover this year:money;Since:date;~Status=Active|Sleeping|Blocked
- Orca Bikes | kind=Customer; contact_person=Ravi Patel; city=Oakham; turnover_this_year=121400; status=Active
- Harbour Trams | kind=Customer; contact_person=Clara Nunes; city=Harbour; turnover_this_year=11400; status=Active
- Delta Steel | kind=Supplier; contact_person=Dev Malik; city=Millbrook; turnover_this_year=96000; status=Active
- Town hall | kind=Both; contact_person=Petra Hill; city=Oakham; turnover_this_year=2100; status=Sleeping
record generated report|business report|statistical report|data report|analysis: Title!;Kind=Sales|Costs|Customers|Trend|Comparison;Category->@business category|category~Orders;Period~May 2025;Total:money;Change:percent;Finding:long;Made by~Anke Vogt;Made on:date;Format=PDF|Excel|Word|Web page;File:file;~Status=Draft|Final|Sent
- Orders, May | kind=Sales; category=Orders; period=May 2025; total=138400; change=7; finding=City fleet makes a third.; made_by=Anke Vogt; format=PDF; status=Final
- Purchases, May | kind=Costs; category=Purchases; period=May 2025; total=61200; change=4; made_by=Greta Olsen; format=Excel; status=Sent
- Five best customers | kind=Customers; period=Q1 2025; total=310000; change=12; made_by=Anke Vogt; format=Web page; status=Final
- Service trend | kind=Trend; category=Service contracts; period=2025; total=38000; change=-3; made_by=Tom Reyes; format=PDF; status=Draft
record import or export|data import|data export|export|import: Title!;Direction=Import|Export;Format=Excel|Word|CSV|PDF;File:file;Rows:number#0-10000000;Faulty rows:number#0-10000000;Done by~Tom Reyes;Done on:date;Error;~Status=Waiting|Running|Done|Failed
- Orders of April | direction=Import; format=Excel; rows=84; faulty_rows=2; done_by=Tom Reyes; error=Date missing in rows 14 and 60; status=Done
- Customers for the fair | direction=Export; format=Word; rows=61; faulty_rows=0; done_by=Anke Vogt; status=Done
- Cost list | direction=Export; format=CSV; rows=412; faulty_rows=0; done_by=Greta Olsen; status=Done
- Old CRM | direction=Import; format=CSV; rows=0; faulty_rows=0; done_by=Tom Reyes; error=Unknown encoding; status=Failed
record reminder|notification reminder|deadline: Title!;Record->@business record|business data~Steel for June;For~Greta Olsen;Due on:date!;Due at:time;Text:long;Way=App|Email|SMS;~Status=Planned|Sent|Done
- Call Delta Steel | record=Steel for June; for=Greta Olsen; text=Ask for the delivery week.; way=App; status=Planned
- Fleet: second part | record=Frames for the city fleet; for=Anke Vogt; way=Email; status=Sent
- Contract ends | record=Repair contract trams; for=Tom Reyes; way=Email; status=Planned
- Cancel the stand | record=Fair stand; for=Anke Vogt; way=SMS; status=Done
! record operation log|change history|audit log: Title!;Record->@business record|business data~Steel for June;Action=Added|Changed|Deleted|Exported|Viewed;Field;Old value;New value;Done by~Greta Olsen;Done on:date
- Amount corrected | record=Steel for June; action=Changed; field=Amount; old_value=17900; new_value=18400; done_by=Greta Olsen
- Stand cancelled | record=Fair stand; action=Changed; field=Status; old_value=Open; new_value=Cancelled; done_by=Anke Vogt
- Fleet added | record=Frames for the city fleet; action=Added; done_by=Anke Vogt
- Trams completed | record=Repair contract trams; action=Changed; field=Status; old_value=Open; new_value=Completed; done_by=Tom Reyes
! item app setting|setting|user setting|preference: Person!;Language=English|German|Chinese|French;Start page=Dashboard|Records|Reports;Rows per page:number#5-500;Currency=EUR|USD|GBP|CNY;Theme=Light|Dark;Mail summary=Never|Daily|Weekly
- Anke Vogt | language=German; start_page=Dashboard; rows_per_page=25; currency=EUR; theme=Light; mail_summary=Weekly
- Tom Reyes | language=English; start_page=Records; rows_per_page=100; currency=EUR; theme=Dark; mail_summary=Never
- Greta Olsen | language=English; start_page=Reports; rows_per_page=50; currency=EUR; theme=Light; mail_summary=Daily
- Ravi Patel | language=English; start_page=Dashboard; rows_per_page=25; currency=GBP; theme=Light; mail_summary=Never

# check-in system|sign-in system|offline check-in|visitor check-in|guest registration|event check-in|front desk check-in
person registered guest|customer information|attendee|registrant|guest: Name!;Phone:phone;Email:email;Company;Job title;Gender=Female|Male|Other|Not told;City~Oakham;Heard of us by=Friend|Poster|Web|Mail;Registered on:date;QR code:image;Consent given:boolean;~Status=Registered|Checked in|Absent
- Ida Moreau | email=ida@mail.example; company=Orca Bikes; job_title=Planner; city=Oakham; heard_of_us_by=Mail; status=Checked in
- Jun Arai | email=jun@mail.example; company=Clear Data; job_title=Designer; city=Millbrook; heard_of_us_by=Web; status=Registered
- Petra Hill | email=petra@mail.example; city=Oakham; heard_of_us_by=Friend; status=Checked in
- Sid Marlow | company=Frame Works; job_title=Welder; city=Millbrook; heard_of_us_by=Poster; status=Absent
record check-in|attendance|check-in record|attendance information|sign-in: Title!;Guest->@registered guest|attendee~Ida Moreau;Site->@check-in site|check-in point~Town hall, main door;Event->@check-in event|session~Spring customer day;Checked in on:date!;Checked in at:time;Way=QR code|Phone number|Name|Card|Face;Checked by~Lin Okafor;Companions:number#0-100;Left at:time;~Result=In time|Late|Not registered
- Ida at the door | guest=Ida Moreau; site=Town hall, main door; event=Spring customer day; way=QR code; checked_by=Lin Okafor; companions=1; result=In time
- Petra at the door | guest=Petra Hill; site=Town hall, main door; event=Spring customer day; way=Phone number; checked_by=Lin Okafor; companions=0; result=Late
- Petra in the workshop | guest=Petra Hill; site=Room 2; event=Brake workshop; way=Name; checked_by=Tao Wen; companions=0; result=In time
- Walk-in | site=Town hall, main door; event=Spring customer day; way=Name; checked_by=Tao Wen; companions=0; result=Not registered
event check-in event|session|event to attend|activity: Title!;Place~Town hall;Date:date!;Starts at:time;Ends at:time;Expected:number#0-1000000;Checked in:number#0-1000000;Organizer~Anke Vogt;Late after:number(min)#0-240;~Status=Planned|Open|Closed
- Spring customer day | place=Town hall; expected=120; checked_in=84; organizer=Anke Vogt; late_after=15; status=Open
- Brake workshop | place=Town hall, room 2; expected=20; checked_in=14; organizer=Ravi Patel; late_after=10; status=Open
- Autumn customer day | place=Lake hotel; expected=150; checked_in=0; organizer=Anke Vogt; late_after=15; status=Planned
- Winter talk | place=Library; expected=40; checked_in=37; organizer=Petra Hill; late_after=5; status=Closed
item check-in site|check-in point|site|terminal: Name!;Place~Town hall;Device~Tablet 2;Works without network:boolean;Not yet sent:number#0-100000;Attendant~Lin Okafor;~Status=Ready|Offline|Closed
- Town hall, main door | place=Town hall; device=Tablet 2; not_yet_sent=6; attendant=Lin Okafor; status=Offline
- Room 2 | place=Town hall; device=Tablet 5; not_yet_sent=0; attendant=Tao Wen; status=Ready
- Lake hotel lobby | place=Lake hotel; device=Laptop; not_yet_sent=0; attendant=Mara Lindt; status=Closed
- Library desk | place=Library; device=Tablet 1; not_yet_sent=0; attendant=Petra Hill; status=Closed
item form field|question|information field|collected field: Label!;Type=Text|Number|Choice|Date|Phone|Email;Asked at=Registration|Check-in|Both;Options;Required:boolean;Position:number#1-100
- Company | type=Text; asked_at=Registration; position=1
- How did you hear of us? | type=Choice; asked_at=Registration; options=Friend, poster, web, mail; position=2
- Number of companions | type=Number; asked_at=Check-in; position=3
- Phone | type=Phone; asked_at=Both; position=4
! record collected answer|collected information|answer: Title!;Guest->@registered guest|attendee~Ida Moreau;Field->@form field|question~Company;Answer:long;Given on:date;Taken by~Lin Okafor
- Ida's company | guest=Ida Moreau; field=Company; answer=Orca Bikes; taken_by=Lin Okafor
- Ida's companions | guest=Ida Moreau; field=Number of companions; answer=1; taken_by=Lin Okafor
- Petra heard of us | guest=Petra Hill; field=How did you hear of us?; answer=Friend; taken_by=Tao Wen
- Sid's company | guest=Sid Marlow; field=Company; answer=Frame Works; taken_by=Tao Wen

# map functionality|map navigation|location search|map website|navigation directions|interactive map|map application
item place|location|map location|point of interest|spot: Name!;Category->@place category|category~Cafés;Address;Latitude:number!#-90-90;Longitude:number!#-180-180;Phone:phone;Opening hours;Rating:rating;Website:url;Picture:image;Description:long
- Pier café | category=Cafés; address=Pier 9; latitude=52.381; longitude=4.901; opening_hours=08:00-18:00; rating=4.5
- Station East | category=Transport; address=Station Plaza; latitude=52.372; longitude=4.92; opening_hours=All day; rating=3.9
- Silk Museum | category=Sights; address=Weaver Lane 9; latitude=52.369; longitude=4.889; opening_hours=09:00-17:00; rating=4.4
- North car park | category=Parking; address=Ring road 2; latitude=52.39; longitude=4.88; opening_hours=All day; rating=3.5
item place category|category|layer: Name!;Icon:image;Colour~Hot pink;Shown from zoom:number#1-22;Places:number#0-1000000;Visible:boolean
- Cafés | colour=Brown; shown_from_zoom=14; places=88
- Transport | colour=Blue; shown_from_zoom=10; places=41
- Sights | colour=Hot pink; shown_from_zoom=11; places=35
- Parking | colour=Grey; shown_from_zoom=13; places=60
record marker|marked location|marked place|bookmark|saved place: Title!;Person~Ida Moreau;Place->@place|location~Pier café;Latitude:number#-90-90;Longitude:number#-180-180;Colour=Red|Blue|Green|Yellow|Pink;List~To try;Note:long;Marked on:date
- Try the soup | person=Ida Moreau; place=Pier café; latitude=52.381; longitude=4.901; colour=Red; list=To try
- Meeting point | person=Ida Moreau; place=Station East; latitude=52.372; longitude=4.92; colour=Blue; list=Friday
- Where I parked | person=Jun Arai; place=North car park; latitude=52.39; longitude=4.88; colour=Yellow; note=Row 7
- Quiet bench | person=Petra Hill; latitude=52.3775; longitude=4.895; colour=Green; list=Walks
record route|direction|navigation direction|navigation record|navigation: Title!;Person~Ida Moreau;From!;To->@place|location~Silk Museum;Means=Walk|Bicycle|Car|Bus and train;Avoid=Nothing|Tolls|Motorways|Stairs;Distance:number(km)#0-20000;Duration:number(min)#0-20000;Asked on:date;~State=Planned|Under way|Arrived
- Station to the museum | person=Ida Moreau; from=Station East; to=Silk Museum; means=Walk; avoid=Stairs; distance=2.4; duration=31; state=Arrived
- Home to the café | person=Petra Hill; from=Mill Road 7; to=Pier café; means=Bicycle; avoid=Nothing; distance=3.1; duration=12; state=Planned
- Airport to the car park | person=Jun Arai; from=Airport; to=North car park; means=Car; avoid=Tolls; distance=19; duration=24; state=Under way
- Café to the station | person=Ida Moreau; from=Pier café; to=Station East; means=Bus and train; avoid=Nothing; distance=1.8; duration=11; state=Planned
! record route step|direction step: Instruction!;Route->@route|direction~Station to the museum;Step:number#1-1000;Distance:number(m)#0-1000000;Street;Turn=Left|Right|Straight|U-turn|Arrive
- Leave by the west door | route=Station to the museum; step=1; distance=80; street=Station Plaza; turn=Straight
- Left at the canal | route=Station to the museum; step=2; distance=1400; street=Canal Street; turn=Left
- Right into Weaver Lane | route=Station to the museum; step=3; distance=900; street=Weaver Lane; turn=Right
- You are there | route=Station to the museum; step=4; distance=20; street=Weaver Lane; turn=Arrive
record search record|location search|search history|search: Keyword!;Person~Ida Moreau;Searched on:date;Results:number#0-100000;Chosen place->@place|location~Pier café;Near~Harbour;Radius:number(km)#0-1000
- soup near the pier | person=Ida Moreau; results=4; chosen_place=Pier café; near=Harbour; radius=1
- museum | person=Ida Moreau; results=11; chosen_place=Silk Museum; near=Old Town; radius=3
- parking ring road | person=Jun Arai; results=6; chosen_place=North car park; radius=5
- bench | person=Petra Hill; results=0; near=Canal; radius=1
! item map setting|map view|user setting: Person!;Map style=Street|Satellite|Terrain|Dark;Zoom:number#1-22;Centre latitude:number#-90-90;Centre longitude:number#-180-180;Units=Kilometres|Miles;Start means=Walk|Bicycle|Car|Bus and train
- Ida Moreau | map_style=Street; zoom=14; centre_latitude=52.37; centre_longitude=4.9; units=Kilometres; start_means=Walk
- Jun Arai | map_style=Dark; zoom=12; centre_latitude=52.39; centre_longitude=4.88; units=Kilometres; start_means=Car
- Petra Hill | map_style=Terrain; zoom=15; centre_latitude=52.378; centre_longitude=4.895; units=Miles; start_means=Bicycle
- Guest | map_style=Street; zoom=11; centre_latitude=52.37; centre_longitude=4.9; units=Kilometres; start_means=Walk

# diary|journal writing|daily journal|diary app|personal diary|mood diary
record diary entry|diary|entry|journal entry|note: Title!;Date:date!;Text:long!;Category->@diary category|category|notebook~Everyday;Mood=Happy|Calm|Tired|Sad|Angry|Excited;Weather=Sunny|Cloudy|Rain|Snow|Wind;Place;Photo:image;Author~Petra Hill;Access=Only me|Friends|Everyone;~State=Draft|Saved
- First swim of the year | text=The water was cold as a knife, and then it was not.; category=Everyday; mood=Excited; weather=Sunny; place=Crane Lake; author=Petra Hill; access=Friends; state=Saved
- Rain on the tin roof | text=Slept in the hut. Read forty pages.; category=Travels; mood=Calm; weather=Rain; place=North hills; author=Jun Arai; access=Only me; state=Saved
- Last day at the mill | category=Work; mood=Sad; weather=Cloudy; author=Petra Hill; access=Only me; state=Saved
- Names for the cat | text=Plum, Miso, Captain.; category=Everyday; mood=Happy; author=Ida Moreau; access=Everyone; state=Draft
item diary category|category|notebook|diary type: Name!;Owner~Petra Hill;Cover:image;Colour~Slate grey;Entries:number#0-100000;Position:number#1-100
- Everyday | owner=Petra Hill; colour=Slate grey; entries=112; position=1
- Travels | owner=Jun Arai; colour=Green; entries=31; position=2
- Work | owner=Petra Hill; colour=Blue; entries=40; position=3
- Dreams | owner=Ida Moreau; colour=Violet; entries=9; position=4
item tag|keyword|label: Name!;Owner~Petra Hill;Entries:number#0-100000;Colour~Blue
- water | owner=Petra Hill; entries=14; colour=Blue
- reading | owner=Jun Arai; entries=22; colour=Brown
- family | owner=Petra Hill; entries=30; colour=Red
- cat | owner=Ida Moreau; entries=6; colour=Grey
! record tagged entry|entry tag: Title!;Entry->@diary entry|entry~First swim of the year;Tag->@tag~water;Added on:date
- Swim: water | entry=First swim of the year; tag=water
- Roof: reading | entry=Rain on the tin roof; tag=reading
- Cat: cat | entry=Names for the cat; tag=cat
- Cat: family | entry=Names for the cat; tag=family
record diary share|share|shared diary|sharing record: Title!;Entry->@diary entry|entry~First swim of the year;Shared by~Petra Hill;Shared with~Ida Moreau;Way=Friend|Group|Link|Picture;Shared on:date;Expires on:date;Read:boolean;Likes:number#0-100000
- Swim to Ida | entry=First swim of the year; shared_by=Petra Hill; shared_with=Ida Moreau; way=Friend; likes=1
- Swim to the group | entry=First swim of the year; shared_by=Petra Hill; shared_with=Lake swimmers; way=Group; likes=9
- Cat names to all | entry=Names for the cat; shared_by=Ida Moreau; shared_with=Everyone; way=Link; likes=4
- Roof as a picture | entry=Rain on the tin roof; shared_by=Jun Arai; shared_with=Petra Hill; way=Picture; likes=2
person friend|reader: Name!;Friend of~Petra Hill;Nickname;Since:date;May read=All shared|Chosen only|Nothing;~State=Asked|Friends|Blocked
- Ida Moreau | friend_of=Petra Hill; nickname=Ida; may_read=All shared; state=Friends
- Jun Arai | friend_of=Petra Hill; nickname=J; may_read=Chosen only; state=Friends
- Kofi Asante | friend_of=Jun Arai; may_read=All shared; state=Asked
- Nils Hoek | friend_of=Ida Moreau; may_read=Nothing; state=Blocked
! item diary setting|writing reminder|user setting: Person!;Remind at:time;Password lock:boolean;Font=Hand|Serif|Sans;Paper=Lines|Squares|Blank;Default access=Only me|Friends|Everyone
- Petra Hill | font=Hand; paper=Lines; default_access=Only me
- Jun Arai | font=Serif; paper=Blank; default_access=Only me
- Ida Moreau | font=Sans; paper=Squares; default_access=Friends
- Kofi Asante | font=Hand; paper=Blank; default_access=Everyone

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

# review website|review platform|user review|rating website|review site|product review
item reviewed item|review subject|reviewed product|place|subject|listing: Name!;Category->@review category|category~Cafés;Brand or owner~Pier Foods;Place;Price level=Low|Medium|High;Average rating:rating;Reviews:number#0-1000000;Website:url;Picture:image;Description:long;~Status=Listed|In review|Closed
- Pier café | category=Cafés; brand_or_owner=Pier Foods; place=Pier 9; price_level=Medium; average_rating=4.3; reviews=61; status=Listed
- Trail lamp 400 | category=Outdoor gear; brand_or_owner=Orla; price_level=Low; average_rating=4.7; reviews=112; status=Listed
- Weaver hostel | category=Places to stay; place=Weaver Lane 12; price_level=Low; average_rating=3.1; reviews=24; status=Listed
- Oak and Oil | category=Crafts; brand_or_owner=Oakham Joinery; place=Mill Yard 3; price_level=High; average_rating=0; reviews=0; status=In review
item review category|category: Name!;Parent;Items:number#0-1000000;Reviews:number#0-10000000;Position:number#1-100;Icon:image
- Cafés | parent=Food; items=88; reviews=1910; position=1
- Outdoor gear | parent=Goods; items=140; reviews=2604; position=2
- Places to stay | parent=Travel; items=52; reviews=840; position=3
- Crafts | parent=Services; items=31; reviews=96; position=4
item review characteristic|characteristic|criterion|feature: Name!;Category->@review category|category~Cafés;Type=Stars|Yes or no|Choice|Number;Options;Used as filter:boolean
- Friendly staff | category=Cafés; type=Stars
- Dogs allowed | category=Cafés; type=Yes or no
- Battery life | category=Outdoor gear; type=Number
- Quiet at night | category=Places to stay; type=Stars
record review vote|upvote|downvote|vote|helpful vote: Title!;Review of~Pier café by Ida;Voter~Jun Arai;Direction=Up|Down;Voted on:date
- Jun finds Ida helpful | review_of=Pier café by Ida; voter=Jun Arai; direction=Up
- Kofi finds Ida helpful | review_of=Pier café by Ida; voter=Kofi Asante; direction=Up
- Petra disagrees | review_of=Weaver hostel by Nils; voter=Petra Hill; direction=Down
- Ida on the lamp | review_of=Trail lamp by Jun; voter=Ida Moreau; direction=Up
! record criterion rating|detail rating: Title!;Item->@reviewed item|review subject~Pier café;Characteristic->@review characteristic|criterion~Friendly staff;Review of~Pier café by Ida;Stars:rating;Value
- Staff at the pier | item=Pier café; characteristic=Friendly staff; review_of=Pier café by Ida; stars=5
- Dogs at the pier | item=Pier café; characteristic=Dogs allowed; review_of=Pier café by Ida; value=Yes
- Lamp lasts | item=Trail lamp 400; characteristic=Battery life; review_of=Trail lamp by Jun; value=9 hours
- Nights at the hostel | item=Weaver hostel; characteristic=Quiet at night; review_of=Weaver hostel by Nils; stars=1
! request review report|flagged review|abuse notice: Title!;Review of~Weaver hostel by Nils;Reported by~Weaver hostel;Reason=False|Offensive|Advertising|Wrong item|Private data;Details:long;~Decision=Kept|Hidden|Removed
- Never our guest | review_of=Weaver hostel by Nils; reported_by=Weaver hostel; reason=False; decision=Kept
- Advert in a review | review_of=Trail lamp by Guest 7; reported_by=Jun Arai; reason=Advertising; decision=Removed
- Phone number shown | review_of=Pier café by Sid; reported_by=Ida Moreau; reason=Private data; decision=Hidden
- Meant the other café | review_of=Pier café by Lea; reported_by=Pier Foods; reason=Wrong item
+ review: Item->@reviewed item|review subject~Pier café;Title!;Stars:rating!;Good points:long;Bad points:long;Visited on:date;Upvotes:number#0-1000000;Downvotes:number#0-1000000;~Visibility=Shown|In review|Hidden

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
item page setting|pagination setting|display setting|page size: Name!;Person~Ida Moreau;Dataset->@dataset|data set~Street trees;Rows per page:number#5-1000;Sort by~Number;Direction=Ascending|Descending;Style=Numbers|Previous and next|Load more|Endless;Jump field shown:boolean
- Ida's trees | person=Ida Moreau; dataset=Street trees; rows_per_page=50; sort_by=Place; direction=Ascending; style=Numbers
- Jun's rivers | person=Jun Arai; dataset=River levels; rows_per_page=100; sort_by=Date; direction=Descending; style=Load more
- Guest default | person=Guest; rows_per_page=20; sort_by=Number; direction=Ascending; style=Numbers
- Petra's permits | person=Petra Hill; dataset=Building permits; rows_per_page=10; sort_by=Date; direction=Descending; style=Previous and next
record page visit|page view|browsing record|visited page: Title!;Person~Ida Moreau;Dataset->@dataset|data set~Street trees;Page number:number!#1-100000000;Total pages:number#1-100000000;Rows per page:number#5-1000;Load time:number(ms)#0-60000;Came by=Next|Previous|Number|Jump|First|Last;Visited on:date
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

# mental healing|psychological support|psychological health|stress relief|emotion management|mental wellness|sleep improvement
item healing practice|meditation|relaxation technique|exercise|relaxation exercise: Title!;Type=Meditation|Breathing|Body scan|Muscle relaxation|Sleep story|Nature sound;Helps with=Stress|Sleep|Anxiety|Low mood|Focus|Anger;Duration:number(min)#1-180;Level=Beginner|Practised|Advanced;Guide~Mara Lindt;Audio:file;Video:file;Instructions:long;Rating:rating;Picture:image;~Status=Online|Draft
- Three-minute breathing space | type=Breathing; helps_with=Stress; duration=3; level=Beginner; guide=Mara Lindt; instructions=Count four in, six out.; rating=4.7; status=Online
- Body scan before sleep | type=Body scan; helps_with=Sleep; duration=22; level=Beginner; guide=Joel Abara; rating=4.8; status=Online
- The slow train | type=Sleep story; helps_with=Sleep; duration=35; level=Beginner; guide=Mara Lindt; rating=4.6; status=Online
- Fist and let go | type=Muscle relaxation; helps_with=Anger; duration=10; level=Practised; guide=Joel Abara; rating=4.2; status=Draft
item mental health article|health article|guide article|reading: Title!;Topic->@healing topic|topic~Stress;Author~Ana Duarte;Text:long;Reading time:number(min)#1-120;Picture:image;Published on:date;Reads:number#0-10000000;~Status=Draft|Published
- Why naming a feeling helps | topic=Emotions; author=Ana Duarte; reading_time=5; reads=2410; status=Published
- Eight rules for the bedroom | topic=Sleep; author=Joel Abara; reading_time=4; reads=3920; status=Published
- Stress is a loan | topic=Stress; author=Ana Duarte; reading_time=7; reads=1130; status=Published
- When to ask for help | topic=Emotions; author=Ana Duarte; reading_time=6; reads=0; status=Draft
record emotion record|mood entry|emotion|emotional state|mood record|mood: Title!;Person~Petra Hill;Noted on:date!;Noted at:time;Emotion=Joy|Calm|Sadness|Fear|Anger|Shame|Tiredness;Strength:number#1-10;Trigger=Work|Family|Health|Money|Sleep|Nothing clear;Thought:long;What helped
- After the call | person=Petra Hill; emotion=Anger; strength=7; trigger=Work; thought=They never listen.; what_helped=A walk
- Sunday evening | person=Ida Moreau; emotion=Fear; strength=5; trigger=Work; what_helped=Breathing space
- By the lake | person=Petra Hill; emotion=Calm; strength=8; trigger=Nothing clear
- Third bad night | person=Jun Arai; emotion=Tiredness; strength=9; trigger=Sleep
record stress record|stress state|stress check|stress level: Title!;Person~Ida Moreau;Noted on:date!;Stress level:number!#0-10;Body signs=None|Headache|Tense shoulders|Stomach|Racing heart;Hours worked:number#0-24;Hours slept:number#0-24;Practice->@healing practice|meditation~Three-minute breathing space;Level afterwards:number#0-10;Note:long
- Ida Monday | person=Ida Moreau; stress_level=7; body_signs=Tense shoulders; hours_worked=10; hours_slept=6; practice=Three-minute breathing space; level_afterwards=5
- Ida Tuesday | person=Ida Moreau; stress_level=4; body_signs=None; hours_worked=8; hours_slept=7.5; level_afterwards=4
- Petra Monday | person=Petra Hill; stress_level=8; body_signs=Headache; hours_worked=9; hours_slept=5; practice=Fist and let go; level_afterwards=6
- Jun Monday | person=Jun Arai; stress_level=6; body_signs=Racing heart; hours_slept=4; practice=Body scan before sleep; level_afterwards=4
record sleep entry|sleep record|sleep log: Title!;Person~Jun Arai;Night of:date!;Went to bed at:time;Got up at:time;Hours slept:number#0-24;Quality=Bad|Fair|Good|Very good;Awakenings:number#0-50;Practice->@healing practice|meditation~Body scan before sleep
- Jun, Sunday | person=Jun Arai; hours_slept=4; quality=Bad; awakenings=6
- Jun, Monday | person=Jun Arai; hours_slept=6.5; quality=Good; awakenings=1; practice=Body scan before sleep
- Petra, Monday | person=Petra Hill; hours_slept=5; quality=Fair; awakenings=3; practice=The slow train
- Ida, Monday | person=Ida Moreau; hours_slept=7.5; quality=Very good; awakenings=0
record personal suggestion|suggestion|recommendation|personalized suggestion|support plan: Title!;Person~Petra Hill;Because=High stress|Bad sleep|Low mood|Many days without entry|Good progress;Practice->@healing practice|meditation~Body scan before sleep;Article->@mental health article|guide article~Eight rules for the bedroom;Text:long;Given on:date;~State=New|Tried|Helped|Did not help
- Scan before sleep | person=Jun Arai; because=Bad sleep; practice=Body scan before sleep; article=Eight rules for the bedroom; state=Helped
- Breathe after calls | person=Petra Hill; because=High stress; practice=Three-minute breathing space; state=Tried
- Read about stress | person=Ida Moreau; because=High stress; article=Stress is a loan; state=New
- Keep going | person=Jun Arai; because=Good progress; text=Three better nights in a row.; state=New
! record practice session|practice record|session: Title!;Person~Ida Moreau;Practice->@healing practice|meditation~Three-minute breathing space;Done on:date;Minutes:number(min)#0-300;Mood before:number#1-10;Mood after:number#1-10;To the end:boolean
- Ida breathes | person=Ida Moreau; practice=Three-minute breathing space; minutes=3; mood_before=4; mood_after=6
- Jun scans | person=Jun Arai; practice=Body scan before sleep; minutes=22; mood_before=3; mood_after=6
- Petra on the train | person=Petra Hill; practice=The slow train; minutes=18; mood_before=4; mood_after=7
- Petra lets go | person=Petra Hill; practice=Fist and let go; minutes=10; mood_before=3; mood_after=5
! item healing topic|topic|category: Name!;Description;Position:number#1-100;Practices:number#0-1000;Articles:number#0-1000
- Stress | position=1; practices=12; articles=9
- Sleep | position=2; practices=15; articles=7
- Emotions | position=3; practices=10; articles=14
- Focus | position=4; practices=6; articles=3

# search engine data|advertising keyword|keyword ranking|seo tool|search ranking|ranking information|search engine marketing
work collection task|data collection|collection run|crawl task {Waiting|Running|Done|Failed}: Title!;Keyword->@keyword|search keyword~city bike repair;Company->@company|enterprise~Orca Bikes;Search engine->@search engine|engine~Wide Search;Region~Oakham;Device=Computer|Phone;Pages:number#1-100;Starts on:date;Repeats=Once|Daily|Weekly|Monthly;Results found:number#0-100000;Started by~Lea Brandt
- Bike repair, daily | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; region=Oakham; device=Phone; pages=3; repeats=Daily; results_found=30; started_by=Lea Brandt
- Tea shop, weekly | keyword=green tea shop; company=Lindenhof Tea; search_engine=Wide Search; device=Computer; pages=2; repeats=Weekly; results_found=20; started_by=Lea Brandt
- Steel frames, once | keyword=steel frame maker; company=Frame Works; search_engine=North Find; pages=5; repeats=Once; results_found=0; started_by=Tom Reyes
- All words of Orca | company=Orca Bikes; search_engine=North Find; pages=1; repeats=Monthly; results_found=12; started_by=Tom Reyes
item keyword|search keyword|advertising keyword|ad keyword: Keyword!;Company->@company|enterprise~Orca Bikes;Searches per month:number#0-1000000000;Price per click:money;Competition=Low|Medium|High;Kind=Brand|Product|Place|Question;Best position:number#1-1000;Found on:date;Watched:boolean
- city bike repair | company=Orca Bikes; searches_per_month=5400; price_per_click=1.2; competition=High; kind=Product; best_position=3
- green tea shop | company=Lindenhof Tea; searches_per_month=2900; price_per_click=0.8; competition=Medium; kind=Product; best_position=1
- steel frame maker | company=Frame Works; searches_per_month=320; price_per_click=2.4; competition=Low; kind=Product; best_position=9
- orca bikes oakham | company=Orca Bikes; searches_per_month=880; price_per_click=0.3; competition=Low; kind=Brand; best_position=1
record ranking record|ranking|ranking information|search result|rank: Title!;Keyword->@keyword|search keyword~city bike repair;Company->@company|enterprise~Orca Bikes;Search engine->@search engine|engine~Wide Search;Position:number!#1-1000;Change:number#-1000-1000;Kind=Organic|Advertisement|Map|Shop result;Page title;Address:url;Advertisement text:long;Collected on:date!
- Orca, repair, Monday | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; position=3; change=1; kind=Organic; page_title=Repairs while you wait
- Orca, repair, advert | keyword=city bike repair; company=Orca Bikes; search_engine=Wide Search; position=1; change=0; kind=Advertisement; page_title=Bike fixed today; advertisement_text=Drop off before ten, ride home at five.
- Tea, shop, Monday | keyword=green tea shop; company=Lindenhof Tea; search_engine=Wide Search; position=1; change=2; kind=Organic; page_title=Three gardens, three tastes
- Frames, Monday | keyword=steel frame maker; company=Frame Works; search_engine=North Find; position=9; change=-4; kind=Organic
item company|enterprise|advertiser|company name: Name!;Website:url;Industry~Bicycles;City~Oakham;Keywords found:number#0-1000000;Average position:number#1-1000;Monthly advertising:money;Competitor:boolean
- Orca Bikes | website=https://orca.example; industry=Bicycles; city=Oakham; keywords_found=64; average_position=6; monthly_advertising=420
- Lindenhof Tea | website=https://tea.example; industry=Food; city=Oakham; keywords_found=31; average_position=4; monthly_advertising=90
- Frame Works | website=https://frames.example; industry=Metal; city=Millbrook; keywords_found=12; average_position=14; monthly_advertising=0
- Red Spoke | website=https://spoke.example; industry=Bicycles; city=Harbour; keywords_found=88; average_position=5; monthly_advertising=900
item search engine|engine|data source: Name!;Address:url;Language=English|Chinese|German|All;Pause between requests:number(s)#0-3600;Daily limit:number#1-1000000;Requests today:number#0-1000000;~Status=Working|Slow|Blocked
- Wide Search | address=https://wide.example; language=All; pause_between_requests=3; daily_limit=5000; requests_today=1240; status=Working
- North Find | address=https://north.example; language=English; pause_between_requests=5; daily_limit=1000; requests_today=1000; status=Slow
- Han Search | address=https://han.example; language=Chinese; pause_between_requests=4; daily_limit=2000; requests_today=0; status=Working
- Old Index | address=https://index.example; language=German; pause_between_requests=10; daily_limit=200; requests_today=0; status=Blocked
record collection error|error|exception|error record|error log: Title!;Task->@collection task|data collection~Steel frames, once;Kind=Timed out|Blocked|Captcha|No result|Page changed;Message:long;Tries:number#1-100;Happened on:date;Solved by~Tom Reyes;~Status=Open|Trying again|Solved
- North Find asks for a picture | task=Steel frames, once; kind=Captcha; message=Page with a picture riddle; tries=3; status=Open
- Slow answer | task=Bike repair, daily; kind=Timed out; tries=2; solved_by=Tom Reyes; status=Solved
- Nothing for all words | task=All words of Orca; kind=No result; tries=1; status=Trying again
- New layout of adverts | task=Tea shop, weekly; kind=Page changed; message=Advert block not found; tries=1; solved_by=Lea Brandt; status=Solved
record ranking report|analysis report|keyword report|data analysis: Title!;Company->@company|enterprise~Orca Bikes;Period~May 2025;Keywords:number#0-1000000;Average position:number#1-1000;In the top ten:number#0-1000000;Finding:long;Made by~Lea Brandt;File:file;~Status=Draft|Final|Sent
- Orca, May | company=Orca Bikes; period=May 2025; keywords=64; average_position=6; in_the_top_ten=41; finding=Repair words rise, brand words stay.; made_by=Lea Brandt; status=Final
- Tea, May | company=Lindenhof Tea; period=May 2025; keywords=31; average_position=4; in_the_top_ten=28; made_by=Lea Brandt; status=Sent
- Frames, May | company=Frame Works; period=May 2025; keywords=12; average_position=14; in_the_top_ten=3; made_by=Tom Reyes; status=Draft
- Orca against Red Spoke | company=Red Spoke; period=May 2025; keywords=88; average_position=5; in_the_top_ten=60; made_by=Tom Reyes; status=Final

# door industry|door product|door manufacturer|door company|window and door|wooden door|door factory
item door|door product|door style: Name!;Model~D-210;Series->@door series|product category~Oak classics;Use=Front door|Interior door|Fire door|Sliding door|Garage door|Glass door;Material=Oak|Pine|Steel|Aluminium|Glass|Composite;Width:number(mm)#300-6000;Height:number(mm)#300-6000;Thickness:number(mm)#10-200;Insulation:number(W/m²K)#0-10;Price from:money;Picture:image;Description:long;~Status=On show|New|Discontinued
- Linden front door | model=D-210; series=Oak classics; use=Front door; material=Oak; width=1000; height=2100; thickness=78; insulation=1.1; price_from=1890; status=On show
- Quiet 30 | model=D-330; series=Safe and quiet; use=Fire door; material=Steel; width=900; height=2050; thickness=64; insulation=1.6; price_from=640; status=On show
- Slide 2 | model=D-415; series=Light rooms; use=Sliding door; material=Glass; width=1800; height=2200; thickness=10; price_from=980; status=New
- Barn pine | model=D-120; series=Oak classics; use=Interior door; material=Pine; width=860; height=1985; thickness=40; price_from=240; status=Discontinued
item door series|product category|category|series: Name!;Description:long;Position:number#1-100;Picture:image;Doors:number#0-1000
- Oak classics | description=Solid wood, oiled by hand.; position=1; doors=14
- Safe and quiet | description=Fire and sound protection.; position=2; doors=9
- Light rooms | description=Glass in slim frames.; position=3; doors=11
- Workshop and garage | position=4; doors=6
item photo album|album|gallery|photo album display: Title!;Series->@door series|series~Oak classics;Description;Cover:image;Photos:number#0-1000;Position:number#1-100
- Front doors in the Old Town | series=Oak classics; description=Nine houses in Weaver Lane; photos=18; position=1
- School fire doors | series=Safe and quiet; photos=12; position=2
- A loft with four sliding doors | series=Light rooms; photos=21; position=3
- From the trunk to the door | description=Our workshop; photos=30; position=4
record album photo|photo|picture|project photo: Title!;Album->@photo album|album~Front doors in the Old Town;Door->@door|door product~Linden front door;Image:image;Place~Weaver Lane 9;Year:number#1950-2100;Position:number#1-1000
- Weaver Lane 9 | album=Front doors in the Old Town; door=Linden front door; place=Weaver Lane 9; year=2023; position=1
- Corridor, Pier School | album=School fire doors; door=Quiet 30; place=Pier Road; year=2024; position=1
- Loft, kitchen side | album=A loft with four sliding doors; door=Slide 2; place=Mill Yard 2; year=2024; position=3
- Planing oak | album=From the trunk to the door; year=2022; position=2
item company information|company profile|introduction|about the company|homepage introduction: Title!;Kind=Introduction|History|Certificate|Service|Start page;Text:long;Picture:image;Position:number#1-100;Shown:boolean
- Doors since 1931 | kind=Introduction; text=Sixty people, one saw mill, two showrooms.; position=1
- Fire class T30 | kind=Certificate; text=Tested for thirty minutes.; position=3
- We measure at your home | kind=Service; text=Free of charge within 40 km.; position=2
- Three generations | kind=History; position=4
item showroom|branch|company location|location|store: Name!;Address!;Phone:phone;Email:email;Opening hours;Latitude:number#-90-90;Longitude:number#-180-180;Manager~Anke Vogt;Picture:image
- Works and showroom | address=Saw Mill Road 1; opening_hours=Mon-Fri 8-17; latitude=52.31; longitude=4.77; manager=Anke Vogt
- Harbour showroom | address=Quay Road 30; opening_hours=Tue-Sat 10-18; latitude=52.38; longitude=4.91; manager=Tom Reyes
- Service depot | address=Mill Yard 7; opening_hours=Mon-Thu 7-15; manager=Sid Marlow
- Dealer Millbrook | address=Market 4; opening_hours=Mon-Sat 9-18; manager=Rosa Keller
! request inquiry|quote request|contact message: Subject!;Name!;Phone:phone;Email:email;Door->@door|door product~Linden front door;Width:number(mm)#300-6000;Height:number(mm)#300-6000;Quantity:number#1-10000;Message:long;~Offer:money;~Answered by~Anke Vogt
- Front door for a farm | name=Evan Pugh; email=evan@farm.example; door=Linden front door; width=1100; height=2150; quantity=1; offer=2240; answered_by=Anke Vogt
- Twelve fire doors | name=Clara Nunes; email=clara@school.example; door=Quiet 30; width=900; height=2050; quantity=12; message=With windows in four of them.
- Glass between kitchen and hall | name=Jun Arai; email=jun@mail.example; door=Slide 2; quantity=1
- Hinge squeaks | name=Petra Hill; message=Bought in 2019, front door.

# science association|technology association|association website|association online|online home|science and technology|worker's home
event activity|association activity|event|activity information|lecture: Title!;Kind=Lecture|Visit|Competition|Exhibition|Training|Meeting;Place~House of Science;Date:date!;Starts at:time;Places:number#1-100000;Registered:number#0-100000;Organizer->@society|branch~Society of Chemistry;Speaker~Lin Yue;Introduction:long;Poster:image;~Status=Planned|Open|Full|Finished
- Batteries after lithium | kind=Lecture; place=House of Science; places=200; registered=164; organizer=Society of Chemistry; speaker=Lin Yue; status=Open
- Night at the observatory | kind=Visit; place=West hill; places=40; registered=40; organizer=Society of Astronomy; status=Full
- Young inventors | kind=Competition; place=Exhibition hall 3; places=120; registered=57; organizer=Union of Engineers; status=Open
- How to write for the public | kind=Training; place=Online; places=80; registered=80; organizer=Union of Engineers; status=Finished
record activity registration|registration|participation|participant: Name!;Activity->@activity|association activity~Batteries after lithium;Workplace~Institute of Materials;Phone:phone;Email:email;Registered on:date;~State=Registered|Waiting list|Attended|Cancelled
- Wei Chang | activity=Batteries after lithium; workplace=Institute of Materials; state=Registered
- Lea Brandt | activity=Night at the observatory; workplace=Clear Data; state=Waiting list
- Ana Duarte | activity=How to write for the public; workplace=Lake Hospital; state=Attended
- Jun Arai | activity=Young inventors; workplace=Design school; state=Cancelled
item questionnaire|survey|released questionnaire: Title!;Purpose:long;For=All members|Researchers|Teachers|Engineers;Starts on:date;Ends on:date;Questions:number#1-500;Answers received:number#0-1000000;Anonymous:boolean;~Status=Draft|Open|Closed
- Working hours in laboratories | for=Researchers; questions=14; answers_received=412; status=Open
- What courses do you need? | for=All members; questions=8; answers_received=960; status=Open
- Science in primary schools | for=Teachers; questions=20; answers_received=233; status=Closed
- Use of shared instruments | for=Engineers; questions=11; answers_received=0; status=Draft
! item questionnaire question|question: Question!;Questionnaire->@questionnaire|survey~Working hours in laboratories;Type=Single choice|Multiple choice|Text|Scale;Options;Position:number#1-500;Required:boolean
- Hours in a usual week? | questionnaire=Working hours in laboratories; type=Single choice; options=Under 35, 35 to 45, over 45; position=1
- What keeps you from research? | questionnaire=Working hours in laboratories; type=Multiple choice; options=Forms, meetings, teaching; position=2
- Which course would you book? | questionnaire=What courses do you need?; type=Text; position=1
- How often do you experiment in class? | questionnaire=Science in primary schools; type=Scale; options=1 to 5; position=3
record questionnaire answer|response|filled questionnaire|answer: Title!;Questionnaire->@questionnaire|survey~Working hours in laboratories;Question->@questionnaire question|question~Hours in a usual week?;Answered by~Wei Chang;Answer:long;Answered on:date
- Wei on hours | questionnaire=Working hours in laboratories; question=Hours in a usual week?; answered_by=Wei Chang; answer=Over 45
- Wei on research | questionnaire=Working hours in laboratories; question=What keeps you from research?; answered_by=Wei Chang; answer=Forms, meetings
- Lea on courses | questionnaire=What courses do you need?; question=Which course would you book?; answered_by=Lea Brandt; answer=Statistics with open tools
- Anonymous teacher | questionnaire=Science in primary schools; question=How often do you experiment in class?; answer=2
item ballot|voting|vote|online vote|voting activity: Title!;Description:long;Options;Votes per person:number#1-100;Starts on:date;Ends on:date;Votes cast:number#0-10000000;Leading option;~Status=Draft|Running|Ended
- Most beautiful instrument | options=Old telescope, glass still, brass balance; votes_per_person=1; votes_cast=1240; leading_option=Brass balance; status=Running
- Popular scientist of the year | options=Ten candidates; votes_per_person=3; votes_cast=5210; status=Running
- Name of the new science bus | options=Spark, Comet, Beaker; votes_per_person=1; votes_cast=880; leading_option=Comet; status=Ended
- Theme of the next festival | options=Water, light, numbers; votes_per_person=1; votes_cast=0; status=Draft
record cast vote|vote record|ballot paper: Title!;Ballot->@ballot|voting~Most beautiful instrument;Voter~Wei Chang;Option!;Voted on:date
- Wei for the balance | ballot=Most beautiful instrument; voter=Wei Chang; option=Brass balance
- Lea for the telescope | ballot=Most beautiful instrument; voter=Lea Brandt; option=Old telescope
- Ana for Comet | ballot=Name of the new science bus; voter=Ana Duarte; option=Comet
- Jun for Spark | ballot=Name of the new science bus; voter=Jun Arai; option=Spark
request service request|online service|service application|affair {Submitted|In progress|Done|Refused}: Title!;Applicant~Wei Chang;Service=Membership|Title recommendation|Award nomination|Funding|Room|Certificate;Society->@society|branch~Society of Chemistry;Details:long!;Papers:file;~Handled by~Office of members;~Answer:long
- Join the chemists | applicant=Wei Chang; service=Membership; society=Society of Chemistry; details=Materials research, six years.
- Award for the balance team | applicant=Ana Duarte; service=Award nomination; society=Union of Engineers; details=Scale for newborns, 5 g exact.; handled_by=Office of members
- Lecture room in June | applicant=Lea Brandt; service=Room; details=Sixty seats, beamer.; answer=Room 2 is yours.
- Travel money | applicant=Jun Arai; service=Funding; details=Poster at a congress.
item society|branch|member society|association: Name!;Field~Chemistry;Members:number#0-1000000;Chair~Lin Yue;Email:email;Website:url;Founded:number#1800-2100
- Society of Chemistry | field=Chemistry; members=2400; chair=Lin Yue; founded=1932
- Society of Astronomy | field=Astronomy; members=610; chair=Bai Ling; founded=1951
- Union of Engineers | field=Engineering; members=8900; chair=Greta Olsen; founded=1919
- Teachers of Science | field=Education; members=1750; chair=Clara Nunes; founded=1978

# classroom communication|classroom game|classroom app|student app|class interaction|classroom interaction|teacher webpage
person student|pupil: Name!;Number:number!#1-1000;Class->@class group|class~4b;Device->@student device|device~Tablet 12;Points:number#0-1000000;Avatar=Fox|Owl|Bear|Cat|Frog;~State=Online|Offline|Screen dark
- Lotte Keller | number=1; class=4b; device=Tablet 12; points=86; avatar=Fox; state=Online
- Sami Said | number=2; class=4b; device=Tablet 13; points=140; avatar=Owl; state=Screen dark
- Bea Lindgren | number=3; class=4b; device=Tablet 14; points=52; avatar=Bear; state=Online
- Tom Pugh | number=1; class=6a; device=Tablet 21; points=57; avatar=Frog; state=Offline
item class group|class|student group|group: Name!;Teacher~Clara Nunes;Room~2.04;Students:number#0-500;Join code~4B-771;School year~2025
- 4b | teacher=Clara Nunes; room=2.04; students=24; join_code=4B-771; school_year=2025
- 6a | teacher=Evan Pugh; room=1.11; students=27; join_code=6A-204; school_year=2025
- Chess club | teacher=Clara Nunes; room=Library; students=11; join_code=CH-018; school_year=2025
- Maths helpers | teacher=Evan Pugh; room=1.12; students=6; join_code=MH-550; school_year=2025
item sub-app|mini app|student tool|tool|classroom app: Name!;Kind=Calculator|Message receiver|Dice|Pomodoro timer|Single game|Multi-player game;Description:long;Players:number#1-100;Allowed in class:boolean;Icon:image;Version;~Status=On|Off
- Calculator | kind=Calculator; players=1; description=Four operations and brackets; status=On
- 3D dice | kind=Dice; players=1; status=On
- Pomodoro | kind=Pomodoro timer; players=1; description=25 minutes work, 5 minutes rest; status=On
- Tic-tac-toe | kind=Multi-player game; players=2; status=On
- 2048 | kind=Single game; players=1; status=Off
record classroom message|sent message|group message|teacher message: Title!;Text:long!;Sent to=One student|Group|All;Student->@student|pupil~Lotte Keller;Class->@class group|class~4b;Sent by~Clara Nunes;Sent on:date;Sent at:time;Read by:number#0-500
- Page 34 please | text=Open your book at page 34.; sent_to=All; class=4b; sent_by=Clara Nunes; read_by=24
- Well done, Lotte | text=Best drawing of a beaver so far.; sent_to=One student; student=Lotte Keller; class=4b; sent_by=Clara Nunes; read_by=1
- Chess moves to Thursday | text=Library is painted on Wednesday.; sent_to=Group; class=Chess club; sent_by=Clara Nunes; read_by=9
- Quiz in five minutes | text=Close all games.; sent_to=All; class=6a; sent_by=Evan Pugh; read_by=25
record game match|multi-player game|game|match: Title!;Game->@sub-app|tool~Tic-tac-toe;Player one->@student|pupil~Lotte Keller;Player two->@student|pupil~Sami Said;Played on:date;Rounds:number#1-1000;Winner->@student|pupil~Sami Said;Duration:number(s)#0-36000;~State=Waiting|Running|Finished|Broken off
- Lotte against Sami | game=Tic-tac-toe; player_one=Lotte Keller; player_two=Sami Said; rounds=3; winner=Sami Said; duration=140; state=Finished
- Bea against Lotte | game=Tic-tac-toe; player_one=Bea Lindgren; player_two=Lotte Keller; rounds=1; winner=Bea Lindgren; duration=35; state=Finished
- Tom plays 2048 | game=2048; player_one=Tom Pugh; rounds=1; duration=310; state=Broken off
- Sami waits | game=Tic-tac-toe; player_one=Sami Said; rounds=1; state=Waiting
record student score|score|game score|result: Title!;Student->@student|pupil~Sami Said;Game->@sub-app|tool~2048;Score:number!#0-100000000;Rank:number#1-1000;Scored on:date;Given by=Game|Teacher;Remark
- Sami, 2048 | student=Sami Said; game=2048; score=4096; rank=1; given_by=Game
- Lotte, tic-tac-toe | student=Lotte Keller; game=Tic-tac-toe; score=12; rank=2; given_by=Game
- Bea, helping | student=Bea Lindgren; score=5; given_by=Teacher; remark=Helped to set up the tablets
- Tom, 2048 | student=Tom Pugh; game=2048; score=1024; rank=4; given_by=Game
record screen command|classroom control|remote command|screen control: Title!;Action=Darken screens|Light screens|Run an app|Close apps|Lock;Class->@class group|class~4b;Student->@student|pupil~Sami Said;App->@sub-app|tool~3D dice;Minutes:number(min)#0-240;Given by~Clara Nunes;Given on:date;Given at:time;~Result=Done|Partly|Failed
- All run dice | action=Run an app; class=4b; app=3D dice; given_by=Clara Nunes; result=Done
- Eyes to the board | action=Darken screens; class=4b; minutes=5; given_by=Clara Nunes; result=Done
- Sami takes a break | action=Darken screens; class=4b; student=Sami Said; minutes=10; given_by=Clara Nunes; result=Done
- Close all games | action=Close apps; class=6a; given_by=Evan Pugh; result=Partly
! item student device|device|tablet: Name!;Serial number;Class->@class group|class~4b;Battery:percent;App version;Last seen:date;~State=Online|Offline|Repair
- Tablet 12 | class=4b; battery=81; app_version=2.1; state=Online
- Tablet 13 | class=4b; battery=64; app_version=2.1; state=Online
- Tablet 14 | class=4b; battery=22; app_version=2.0; state=Online
- Tablet 21 | class=6a; battery=0; app_version=2.1; state=Repair

# school website|educational website|about the school|school information|school homepage|parent portal|kindergarten website
item program|educational program|curriculum|school program: Name!;Stage=Nursery|Primary|Middle|Upper|Afternoon;Grades~1 to 4;Hours per week:number#1-60;Subjects;Head~Clara Nunes;Goals:long;Description:long;Brochure:file;Picture:image;~Status=Running|Starts next year|Ended
- Primary with two languages | stage=Primary; grades=1 to 4; hours_per_week=26; subjects=All, a third of them in French; head=Clara Nunes; status=Running
- Science branch | stage=Upper; grades=9 to 12; hours_per_week=34; subjects=Physics, chemistry, computing; head=Wei Chang; status=Running
- Garden and kitchen | stage=Afternoon; grades=1 to 6; hours_per_week=6; subjects=Growing, cooking; head=Evan Pugh; status=Running
- Music branch | stage=Middle; grades=5 to 8; hours_per_week=32; head=Mara Lindt; status=Starts next year
item course|subject|curriculum subject: Name!;Program->@program|curriculum~Science branch;Grade:number#0-13;Hours per week:number#1-40;Teacher->@staff member|faculty member~Wei Chang;Contents:long;Books;Assessment=Marks|Portfolio|Report|Project
- Physics 9 | program=Science branch; grade=9; hours_per_week=4; teacher=Wei Chang; contents=Motion, heat, light; assessment=Marks
- French 2 | program=Primary with two languages; grade=2; hours_per_week=5; teacher=Clara Nunes; assessment=Portfolio
- Bread and beds | program=Garden and kitchen; grade=3; hours_per_week=3; teacher=Evan Pugh; assessment=Project
- Choir 5 | program=Music branch; grade=5; hours_per_week=3; teacher=Mara Lindt; assessment=Report
person staff member|faculty member|faculty|staff|school teacher: Name!;Position~Teacher of physics;Department=Management|Primary|Sciences|Languages|Arts|Office;Subjects;Email:email;Phone:phone;Office hours;Education;Biography:long;Portrait:image
- Clara Nunes | position=Head of primary; department=Primary; subjects=French, mathematics; email=nunes@pierschool.example; office_hours=Tue 14-15
- Wei Chang | position=Teacher of physics; department=Sciences; subjects=Physics, computing; email=chang@pierschool.example; office_hours=Thu 13-14
- Mara Lindt | position=Teacher of music; department=Arts; subjects=Music; office_hours=Mon 15-16
- Petra Hill | position=School secretary; department=Office; email=office@pierschool.example; office_hours=Daily 8-12
item parent information|parent notice|school notice|portal document|announcement|school-related information: Title!;Kind=Letter|Form|Menu|Calendar|Rule|Price list;For grades~1 to 4;Text:long;Document:file;Published on:date;Answer by:date;Written by~Petra Hill;~Status=Draft|Published|Archived
- Trip to the lake | kind=Letter; for_grades=3; text=Rubber boots and a packed lunch, please.; written_by=Clara Nunes; status=Published
- Meals in June | kind=Menu; for_grades=All; written_by=Petra Hill; status=Published
- Sign-up for the afternoon | kind=Form; for_grades=1 to 6; written_by=Petra Hill; status=Published
- Rules for phones | kind=Rule; for_grades=5 to 12; written_by=Wei Chang; status=Draft
person parent|caregiver|guardian: Name!;Child!;Class~4b;Email:email;Phone:phone;Language=English|German|French|Arabic;~Access=Invited|Active|Closed
- Rosa Keller | child=Lotte Keller; class=4b; email=rosa@mail.example; language=German; access=Active
- Omar Said | child=Sami Said; class=4b; email=omar@mail.example; language=Arabic; access=Active
- Evan Pugh | child=Tom Pugh; class=6a; language=English; access=Active
- Lea Lindgren | child=Bea Lindgren; class=4b; language=English; access=Invited
event school event|event|calendar date: Title!;Kind=Holiday|Meeting|Festival|Trip|Exam|Open day;Date:date!;Starts at:time;Ends on:date;Place~Great hall;For=All|Parents|Pupils|Staff;Description:long
- Open day | kind=Open day; place=Whole school; for=All; description=Lessons to watch, soup to taste.
- Parents' evening 4b | kind=Meeting; place=Room 2.04; for=Parents
- Summer concert | kind=Festival; place=Great hall; for=All
- Trip to the lake | kind=Trip; place=Crane Lake; for=Pupils
! request admission inquiry|admission application|contact message {New|Visit agreed|Place offered|Refused}: Title!;Parent!;Child!;Born on:date;Wanted grade:number#0-13;Program->@program|curriculum~Primary with two languages;Email:email;Message:long;~Answered by~Petra Hill
- Noah, grade 1 | parent=Lena Ortiz; child=Noah Ortiz; wanted_grade=1; program=Primary with two languages; email=lena@mail.example
- Mia, grade 9 | parent=Finn Aalto; child=Mia Aalto; wanted_grade=9; program=Science branch; message=We move here in August.; answered_by=Petra Hill
- Ben, afternoon | parent=Tom Reyes; child=Ben Reyes; wanted_grade=3; program=Garden and kitchen
- Ella, music | parent=Ana Duarte; child=Ella Duarte; wanted_grade=5; program=Music branch
item news item|school news|news: Title!;Published on:date;Author->@staff member|faculty~Clara Nunes;Text:long;Picture:image;Section=School life|Results|Building|Visitors;~Status=Draft|Published
- Frogs in the school pond | author=Clara Nunes; section=School life; status=Published
- Second place in physics | author=Wei Chang; section=Results; text=Three girls of grade 9 built a wind meter.; status=Published
- New roof on the sports hall | author=Petra Hill; section=Building; status=Published
- A poet came to grade 5 | author=Mara Lindt; section=Visitors; status=Draft
`
