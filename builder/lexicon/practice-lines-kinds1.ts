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

# web service|service deployment|deployment platform|deploying|cloud hosting|node.js-based|microservice
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

# redesign|website's content|existing website|homepage and website|modify the website|website update|website revision
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

# business showcase|company showcase|enterprise template|enterprise website|company profile|corporate website|new website|next js|display website|template website
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
item tag|photo tag|label: Name!;Kind=Place|Person|Subject|Colour;Photos:number#0-100000
- sea | kind=Subject; photos=31
- Cape Ros | kind=Place; photos=18
- oak | kind=Subject; photos=26
- Grandma | kind=Person; photos=70
! record tagged photo|photo tag link: Title!;Photo->@photo|image~Lighthouse in fog;Tag->@tag~sea;Added by~Ida Moreau
- Lighthouse: sea | photo=Lighthouse in fog; tag=sea; added_by=Ida Moreau
- Lighthouse: Cape Ros | photo=Lighthouse in fog; tag=Cape Ros; added_by=Ida Moreau
- Table: oak | photo=Table No. 4, side; tag=oak; added_by=Anke Vogt
- Cake: Grandma | photo=Cake with 90 candles; tag=Grandma; added_by=Ida Moreau
item album category|category|product group: Name!;Description;Position:number#1-100
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

# wordpress|bootstrap|blog theme|personal website|accordion effect|blog website
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
! item post tag|tag: Name!;Description;Articles:number#0-100000
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

# arcade game|ping pong game|doodle jump|jumping game|paddle game|browser game|mini game|pong
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
record credit report|report|detailed report: Report number!;Subject->@credit subject|applicant~Evan Pugh;Score->@credit score|score~Evan in May;Issued on:date;Open accounts:number#0-500;Total debt:money;Late payments:number#0-500;Inquiries in a year:number#0-500;Summary:long;File:file;~Status=In preparation|Ready|Disputed
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
`
