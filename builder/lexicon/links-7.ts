/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “resume” to “takeout order”. */
export const links7 = `
=resume|resume download|talent profile : Candidate->@candidate|job seeker|talent
return level|reward level|support level|reward tier|level setting : Project->@crowdfunding project|project
return order|product return|sales return|return request|exchange request form|return application : Order->@sales order|purchase order|customer order|=order;Product->@product|good|inventory item;~Refund->@refund
return value|response record|api response|interface response|=response : Request->@interface request|api request|=request;Interface->@api interface|=interface;~Test case->@test case
=return|return order|return request|return record|exchange request|after-sales request|=after-sale|after-sales service : Order->@sales order|order|=sale;Product->@product|good|inventory item;~Customer->@customer|client;~Warehouse->@warehouse
=review|guest review|order review|=evaluation|customer review|=rating : Order->@order|booking|reservation|appointment|trip;Reviewed->@room|homestay|scenic spot|hotel|restaurant|product|book|movie|travel experience|service;~Provider->@landlord|merchant|store|seller|driver|worker|freelancer|technician
rice field|=livestock|fruit tree|=field|=plot|=orchard|farm animal : Farmer->@farmer;Farm->@=farm;~Project->@crowdfunding project
ride-hailing order|taxi order|trip order|car call order|ride request|carpool order : Driver->@=driver;Car type->@car type|vehicle type;~Passenger->@=passenger
risk assessment|credit assessment|credit risk assessment : Patient->@patient file|patient|elderly resident;Customer->@customer|enterprise|client;~Application->@loan application|financing application;~Issue->@payment issue;~Project->@project
risk factor diagnosis|traffic risk|traffic risk factor|traffic problem|risk diagnosis : Traffic->@road section|=road|intersection|city traffic;Region->@district|region
=risk|risk record|risk event|risk warning : About->@loan|project|customer|supplier|enterprise|portfolio|contract;Rule->@risk rule|approval rule
room booking|hotel booking|homestay booking|stay record|hotel reservation : Room->@room type|guest room|hotel room|=room;Homestay->@homestay|hotel|inn;~Guest->@guest|customer
room cleaning|housekeeping task|cleaning task|cleaning record : Room->@guest room|hotel room|=room|house|apartment
room layout|=bathroom|=door|=window|furniture placement|house element|room element : Layout->@house layout|floor plan|=design;Room->@=room
room player|game player|match player|game participant|lobby member : Room->@game room|game lobby|=room|match;Game->@game;~Character->@character|game character
room player|game room member|room participant|=bet|bet record|game bet|dice roll|game move : Room->@game room|=room;Match->@=match|match record;~Player->@=player
room player|room member|seat player|lobby player : Room->@game room|=room|game lobby;Character->@game character|hero
room reservation|room booking|hotel booking|hotel reservation|homestay booking|hostel reservation|villa booking|meeting room booking|meeting room reservation|room order : Room->@meeting room|hotel room|guest room|card room|room type|villa|room;Hotel->@hotel|hostel|homestay;~Guest->@guest;~Time slot->@time slot
room type|guest room|hotel room : Hotel->@hotel|homestay|inn|guesthouse|branch
=room|=homestay|=villa : Hotel->@hotel|hostel|inn;Building->@building|dormitory building|floor;~Landlord->@landlord;~Store->@store|branch
=room|hotel room|guest room|room type : Hotel->@hotel|homestay|guesthouse|accommodation;Building->@building|dormitory
root-seeking message|root-seeking request|relative search|relative search message : Board->@message board|root-seeking message board;Surname->@surname;~Family tree->@family tree|genealogy
route recommendation|recommended route|travel route|tour route : Scenic spot->@scenic spot|attraction;Destination->@destination|city;~Guide->@tour guide
route stop|route point|=waypoint|bus stop : Route->@travel route|bus route|trip|route;Scenic spot->@scenic spot|attraction;~Station->@station
rpc call|service instance|service reading|service alert|service health check|load balancing rule : Service->@rpc call service|microservice|registered service|=service;Server->@=server|node
rss feed|podcast feed : Channel->@=channel|podcast|blog|website
safety data sheet|chemical safety sheet : Reagent->@reagent|chemical
safety hazard|hazard report : Inspection->@safety inspection|patrol record;Place->@building|campus|workshop|canteen|construction site;~Equipment->@fire equipment
safety inspection|fire safety|emergency drill|patrol record : Place->@building|campus|workshop|canteen|construction site;Plan->@emergency plan|inspection plan|patrol plan;~Equipment->@fire equipment
safety inspection|site inspection|safety check|safety record|construction inspection : Site->@construction site|construction project|project|workshop|enterprise|building;Inspector->@inspector|safety officer|supervisor;~Item->@inspection item;~Company->@contractor|construction team
salary slip|=payslip|pay slip|payroll record|wage record|=salary|salary calculation : Employee->@employee|staff member|administrative personnel|teacher|worker;~Department->@department;~Store->@store|branch
=salary|=payroll|=payslip|=wage|salary record|salary slip|wage record : Employee->@employee|worker|staff member|administrative personnel|teacher|driver;Department->@department;~Attendance->@attendance record|attendance
=salary|=payroll|salary record|=payslip|salary settlement|=bonus|wage record|salary detail : Employee->@=employee|crew member|staff member|=worker|=teacher|=crew;Department->@=department;~Contract->@crew contract|employment contract|=contract
=salary|pay slip|=payslip|=wage|wage slip|salary sheet|salary payment|bonus record : Employee->@employee|staff member|worker;Job->@job task|personnel work;~Shift->@weekly shift|=shift
=sale|sale record|sales record : Product->@product|good|dish|book|course;Customer->@customer|client|member;~Store->@store|shop|branch;~Salesperson->@salesperson|sales agent|cashier|agent
=sale|sales record|sale record|shopping record|retail record : Product->@product|good|material;Customer->@customer|member|buyer;~Store->@store|shop|branch;~Salesperson->@salesperson|cashier|sales representative
=sale|sales record|sales order|product sale|company sale : Product->@product|inventory item|car|used car|drug;Customer->@customer|client|member|distributor|lead;~Salesperson->@salesperson|salesman|employee|staff member;~Store->@store|shop|warehouse
sales customer : Salesperson->@salesperson|sales representative|account manager;Group->@customer group|customer level;~Lead->@sales lead|=lead
sales order|customer order : Customer->@customer|client|dealer;Product->@product|good|inventory item;~Salesperson->@salesperson|sales representative|sales agent;~Quotation->@quotation|quote;~Warehouse->@warehouse
sales order|retail sale|=sale|sales record : Customer->@customer|client;Product->@product|good|commodity|inventory item;~Store->@store|shop;~Salesperson->@salesperson|sales staff
sales order|wholesale order : Product->@product|good|finished product;Customer->@customer|client;~Warehouse->@warehouse;~Salesperson->@salesperson|sales representative
sales performance|store performance|store sale|sales data|sales figure|sale figure|sales statistic : Store->@store|shop|branch|region;Product->@product|dish;~Salesperson->@salesperson|sales staff|anchor|employee
sales replay|sales replay data|live data|live review|live sales record|live stream statistic : Live stream->@live schedule|live stream|live broadcast|event;Anchor->@anchor|streamer|host;~Product->@product
sales report|sales statistic|turnover report : Store->@store|shop|branch;Product->@product;~Salesperson->@salesperson|sales representative
sales return|return request|return order|exchange request|after-sales request : Order->@sales order|retail sale|=order;Product->@product|good
sales stage|pipeline stage|funnel stage : Pipeline->@sales pipeline|sales funnel|pipeline
sales target|sales performance|performance statistic|performance record|sales ranking : Salesperson->@salesperson|sales representative|employee;Department->@department|sales team;~Store->@store|branch
salon booking|hair appointment|beauty appointment|beauty booking : Service->@hairdressing service|beauty service|=service;Stylist->@stylist|beautician|technician;~Store->@hair salon|=salon|beauty salon|=store
sample application|sample request|sample order : Sample->@sample|product|product sample;Anchor->@anchor|customer|buyer;~Merchant->@merchant|supplier;~Product->@product;~Delivery address->@delivery address|shipping address
saved chart|=chart|chart design|chart configuration : Dataset->@dataset|data set|data file|data source|=source;Dashboard->@dashboard|large screen|report;~Style->@chart style|chart template
saved chart|=chart|dashboard chart|data chart|=visualization|dashboard widget|report chart : Dataset->@dataset|data source|data file|excel file|data table|metric|indicator|data record;Dashboard->@dashboard|large screen
saved chart|=chart|data chart|chart component|=metric|=dimension|data field : Dataset->@dataset|data source|data connection|data table|data record|news data|case data;Dashboard->@visualization dashboard|dashboard|visualization canva
saved chart|=chart|graph visualization : Dataset->@dataset|data source|spreadsheet|csv file|data table
saved job|favorite job|job favorite|job collection : Job->@job posting|job opportunity|job|vacancy
saved query|=query|sql query|graph node|graph relationship : Database->@graph database|database|data source;Table->@database table|data table
savings deposit|savings record|saving entry : Goal->@savings goal|saving plan|=goal;Account->@bank account|financial account
scan record|scanning record|barcode scan|scan log : Scanned->@package|package storage|parcel|product|traceability code|product code|waybill|asset|qr code|ticket;Warehouse->@warehouse|station|gate|checkpoint
scene element|scene setting|scene object|=road|=vegetation|weather simulation|roaming record : Scene->@scene|park scene
scenic spot reservation|ticket booking|ticket order|attraction ticket|ticket purchase|park reservation|ticket reservation : Ticket->@ticket type|ticket|entrance ticket;Scenic spot->@scenic spot|attraction|museum|park|exhibition|event;~Time slot->@time slot|session|showtime;~Tourist->@tourist|visitor|traveler
scenic spot ticket|attraction ticket|park ticket|ticket type : Spot->@scenic spot|tourist attraction|national park|attraction|exhibition|museum
scenic spot|tourist attraction|=attraction|=sight|=viewpoint|=poi : Destination->@destination|city|scenic area|region|town|village
scenic ticket|bus ticket|entrance ticket|admission ticket : Scenic spot->@scenic spot|scenic spot project|attraction|museum|exhibition|bus route|=route;Event->@=event|concert|performance|match;~Seat->@=seat;~Departure->@departure|screening|time slot
=scheduling|scheduling plan|scheduling record : Production->@production order|production plan|manufacturing enterprise production;Product->@=product;~Machine->@production line|machine;~Worker->@worker|employee
=scheme|design scheme|decoration scheme|before-and-after comparison : Rendering->@rendering;Photo->@room photo|photo;~Style->@decoration style|style;~Designer->@designer
school class|=class : Teacher->@homeroom teacher|class teacher|=teacher|instructor;Grade->@grade level|school grade;~School->@=school
scrapped car|scrapped vehicle|enterprise process|process configuration|enterprise configuration : Enterprise->@enterprise|recycling company;Process->@=process
scratch card purchase|scratch record|scratch card order|user game record|scratch game record : Scratch card->@scratch card;Game->@=game;~Prize->@prize
=screen|screen network|advertising screen : Point->@media point|=point|elevator;Community->@community|building
=screening|film screening|show session : Film->@film|movie|performance|show;Hall->@cinema hall|hall|theater
=screening|health screening|=self-screening|health check|physical examination|health checkup : Person->@patient|family member|child|student|elderly resident|employee;Institution->@hospital|clinic|institution;~Package->@checkup package|examination package
=screenshot|screenshot record|page monitoring record|uptime check|website check|page change alert : Website->@monitored website|monitored page|=website|web page;Task->@screenshot task|monitoring task;~Rule->@alert rule
script execution record|script run|script output|execution history|scheduled run : Script->@python script|=script;Server->@=server
script execution|multi-process script execution|=run|task run|execution record|job run|crawl run|crawl log|crawled record|crawled data : Task->@script task|cleaning task|crawl task|scheduled task|task|job;Source->@crawl source|source|website;~Server->@server|worker node
script execution|script execution record|execution record|execution result|code run|run result : Script->@php script|script|code snippet|source code|php code|test code;Environment->@=environment|test environment
script export|exported script : Script->@video script|script
script shot|storyboard shot|=shot|=storyboard : Script->@video script|script;Scene->@scene
seal application|seal usage|seal usage application|usage application|stamp application : Seal->@seal;Department->@department;~Employee->@employee|staff member;~Flow->@approval flow|approval process;~Keeper->@seal keeper
seal registration|seal return|return registration|borrowing return : Borrowing->@seal borrowing|=borrowing;Seal->@seal;~Keeper->@seal keeper|=keeper
=seal|company seal : Keeper->@seal keeper;Department->@department;~Company->@subsidiary|=company
search result|saved search criterion|=auto-booking|auto booking|automatic booking|automatic reservation : Criterion->@search criterion|search condition;Project->@=project|=venue|=hotel
=seat : Bus->@bus|carriage|train;Hall->@cinema hall|hall|auditorium|theater|reading room|study room|restaurant;~Departure->@bus departure|departure
=seat|study seat|realistic seat : Room->@study room|reading room|=hall|=room|=theater
second-hand item|used item|idle item|second-hand book|used book : Seller->@seller|student;School->@school|campus;~Course->@course|textbook
second-hand textbook|=textbook : Course->@=course;Professor->@professor|=teacher
security event|security alert|=threat|policy violation|log inspection|security log|=vulnerability : Policy->@security policy|=policy;Resource->@cloud resource|cloud application|=server|=asset;~Rule->@alert rule
segmented text|word segmentation : Text->@chinese text|=text|document;Dictionary->@segmentation dictionary|dictionary
=self-research|franchise evaluation|franchise application|initial survey response|franchisee evaluation : Franchisee->@potential franchisee|franchisee;Survey->@initial survey questionnaire|initial survey|questionnaire
self-selected stock|watchlist item|watchlist stock|stock holding|=holding : Stock->@stock|security|fund|coin;Portfolio->@portfolio|watchlist|trading account;~Market->@stock exchange|exchange|market
sending record|sent message|sent notification|sending notification|notification record : Template->@message template|notification template|email template;Rule->@alert rule|notification rule;~Contact->@contact|recipient|customer
sensitive word detection|text check|checked text|sensitive word hit : Text->@copywriting|article|post|script;Word->@sensitive word;~Rule->@filter rule
=sensor|=camera|=meter : Place->@building|house|warehouse|=room|machine room|park|workshop|farm|greenhouse;Gateway->@gateway
=sensor|monitoring point|monitoring station|smart meter|water meter|electricity meter|gateway device : Place->@greenhouse|field|plot|pond|fish farm|fish pond|barn|workshop|room|building|house|area|zone|park|river;Device->@gateway|controller|device|machine|equipment
sent note|received note : Note->@love note|greeting card
sentry alarm|security alarm|camera alarm|security incident report|patrol record|security incident : Place->@sentry post|=camera|patrol point|=building|=campus|=area;Guard->@security guard|=guard
sequential practice|random practice|practice record|practice session|exercise record|answer record|=exercise|=practice : Course->@course|subject|question bank|chapter|song|instrument;Question->@question;~Student->@student|learner|trainee;~Level->@level|vehicle type
server failure|fault diagnosis : Server->@server|host|database;Website->@company website|website
server log|log file|application log|error log|log entry|log record : Server->@server|host|database|service;Service->@service|application|module;~File->@source file;~Task->@script task|task
service application|affair application|matter application : Service->@government service|service matter|entrepreneurship service|=service;Department->@department|agency|bureau
service enterprise|client company : Accountant->@accountant;Industry->@industry
service hour|volunteer hour|time point record|time bank record : Volunteer->@volunteer;Activity->@volunteer activity|=activity|=event;~Registration->@registration;~Check-in->@check-in|sign-in
service item|home service|car wash service|beauty service : Store->@store|branch|merchant|shop;Provider->@merchant|provider|technician
service order|home service order : Customer->@customer|client|buyer|guest|patient;Service->@car wash service|service item|=service;~Worker->@engineer|technician|service worker|housekeeper|nanny;~Demand->@published demand|user-published demand|cargo source;~Vehicle->@customer vehicle|car
service record|service log : Request->@service request|service order|work order|service appointment;Customer->@customer|client|elderly resident
service request|service order|service appointment|maintenance appointment : Service->@day-to-day home service|life service|repair service|government service|service;Provider->@service provider|technician|merchant|store;~Vehicle->@car|vehicle;~Address->@service address|address
service scope|service package|service item : Service->@service;Provider->@service provider
session reminder|class reminder|course reminder : Session->@class session|session|lesson|course;Student->@student
=session|game session|escape session|play session : Theme->@escape room theme|=theme|script|escape room;Room->@game room|=room
set fragment|puzzle piece|card fragment|collectible card : Set->@=set|set area|collection set|card series|series;Blind box->@blind box
=settlement|monthly settlement|settlement record : Contract->@contract|cooperation agreement;Partner->@supplier|distributor|agent|merchant|advertiser|carrier|driver;~Order->@=order|waybill|compensation claim;~Bill->@=bill|monthly bill
=settlement|settlement record|merchant settlement|supplier settlement|settlement statement : Partner->@merchant|supplier|distributor|sales agent|crew member|employee;Order->@order;~Contract->@contract
=settlement|settlement record|settlement bill|freight settlement|merchant settlement : Paid to->@merchant|supplier|driver|carrier|group leader|distributor|anchor|worker|store|landlord;Order->@order|waybill|booking|project;~Bank card->@bank card|bank account
=settlement|settlement record|settlement statement|settlement sheet : Order->@waybill|shipment|consultation|order;Party->@lawyer|carrier|driver|supplier|merchant|agent;~Contract->@contract;~Deceased->@deceased;~Bank account->@bank account
share link|shared link|view-only link : Work->@presentation|slide|resume|diary|audiobook|dubbing work|pdf report|form|album|design|short video|article
share record|article share|sharing record|share click : Article->@article|artwork|conversation;Platform->@social platform|sharing platform;~Button->@sharing button
shareable link|share link|sharing link|shared file|file share|file version|file permission : File->@=document|=folder|report|3d model
shared palette|palette color|palette colour|extracted color|color extraction|palette export|image color extraction|contrast check : Palette->@five-color palette|color palette|palette|random palette;Image->@image|photo|picture;~Folder->@folder
sharing code|promotion code|share code : Recruitment->@teacher recruitment|recruitment plan;Teacher->@teacher;~Agent->@agent|distributor
sharing record|link opening|opened link|browsing of shared link|share click : Link->@sharing link|share link|shareable link|poster;Content->@travel route package|product|=article
=shelf|storage bin|bin location|storage location|warehouse zone|storage area|storage rack : Warehouse->@warehouse|stockroom|storage space|household
shelving task|shelving record|picking task|putaway task|picking order : Package->@package storage|package|parcel|product|inventory item;Location->@storage location|shelf|bin|warehouse;~Order->@order|outbound order;~Assigned to->@employee|staff member|picker|worker
shift swap|shift change|shift change request|schedule change : Shift->@shift|work shift|schedule;Employee->@employee|staff member|doctor|nurse
=shift|shift schedule|work schedule|duty schedule|=roster|schedule of staff|scheduling record|automatic scheduling : Employee->@employee|worker|nurse|staff member|security guard|volunteer|doctor|teacher;Shift->@shift type;~Store->@store|department|ward|branch|post;~Position->@position|post
duty roster : Employee->@employee|worker|nurse|staff member|security guard|volunteer|doctor|teacher|=guard;Shift->@shift type;~Store->@=store|ward|=branch|=post
=shift|weekly shift|work schedule|duty roster|duty record : Template->@shift template;Employee->@employee|staff member|waiter|nurse|doctor;~Store->@restaurant|store|branch|station
=shift|work schedule|shift schedule|roster entry|shift swap : Employee->@=employee|staff member|=nurse|=worker|=guard;Store->@=store|=branch|=department|=post
shipment tracking record|logistics record|logistics tracking|tracking event|parcel tracking|waybill tracking|logistics status : Shipment->@shipment|waybill|parcel|consignment|=delivery|=shipping
shipment tracking record|logistics tracking|tracking record|track record|logistics track|tracking event : Shipment->@shipment|shipping|waybill|parcel|package|container|order;Place->@outlet|hub|station|port|warehouse;~Courier->@courier|driver
=shipment|=consignment|=parcel|=waybill|express order|freight order : Order->@order;Carrier->@carrier|courier company|logistics company|delivery company;~Customer->@customer|consignor|sender;~Vehicle->@vehicle|truck;~Driver->@=driver|truck driver
=shipment|=shipping|delivery record|logistics record|shipping record|logistics order|=consignment : Order->@order|sales order|redemption request|winning record|shipping application;Carrier->@carrier|logistics company|courier company|express company;~Customer->@customer;~Warehouse->@warehouse;~Address->@delivery address|shipping address|receiving address
=shipment|=transportation|cargo transportation|transport order|transportation track|freight order|=waybill|transport record|warehouse logistics : Cargo->@cargo source|cargo item|cargo|sales order|order;Vehicle->@vehicle|truck;~Driver->@driver;~Customer->@customer|shipper|enterprise;~Warehouse->@warehouse
shipping application|delivery application|delivery request|shipping request|shipment application : Prize->@drawn figure|cabinet item|won prize|winning record|prize|figure|cabinet|order|product;Delivery address->@delivery address|shipping address|receiving address;~Series->@series|blind box
shipping label|express label|label print|label printing record : Shipment->@shipment|shipping|waybill|parcel|order;Carrier->@carrier|shipping channel|channel|logistics company
shipping option|shipping method|delivery option : Carrier->@carrier|logistics company
shipping quote|freight quote|freight trial calculation|freight calculation|trial calculation|freight estimate : Channel->@channel|shipping channel|logistics channel|carrier|route|channel price;Customer->@customer|shipper;~Destination->@destination|country|port|city
=shipping|=shipment|express delivery|delivery record|shipping record|logistics record : Order->@sales order|=order|redemption request|winning record|waybill;Carrier->@courier company|express company|logistics company|carrier;~Warehouse->@warehouse;~Address->@delivery address|shipping address
=shipping|logistics record|express record|shipping record|express order : Order->@sales order|order|winning record;Carrier->@carrier|express company|logistics company;~Warehouse->@warehouse;~Customer->@customer
shooting invitation|shooting booking|photo shoot|shooting order : Photographer->@photographer;Package->@shooting package|photo package;~Work->@photo work|=work
shooting parameter : Photo->@photo|picture;Work->@=work
short drama play|drama episode|=episode|drama comment|drama rating : Drama->@short drama|drama|tv series|podcast|=series|=comic
show note|episode note|=note : Episode->@episode;Lesson->@lesson|lecture|video lecture
signed receipt|receipt upload|delivery receipt|proof of delivery|waybill receipt : Waybill->@waybill|shipment|delivery|order;Driver->@driver|courier
site photo|task photo : Task->@patrol task|inspection task|inspection record|construction log;Application->@seal application|stamp application;~Album->@album|photo album;~Series->@photo series
sitter certification|caregiver certification|driver certification|technician certification : Person->@sitter|caregiver|driver|technician|nurse
skill assessment|employee skill|skill certificate|skill record|competency record : Employee->@employee|staff member|trainee;Skill->@skill;~Assessment group->@assessment group;~Training->@training plan|=training;~Assessor->@trainer|assessor
skippable video|creator content|creator post|creator page|paid content : Creator->@creator|blogger
=slide|slide page : Presentation->@presentation|slide deck|deck|=ppt;Theme->@theme|slide template
slot spin|spin record|spin result|pay line|=reel : Machine->@slot game|slot machine|=game
smart scene|automation scene|scene linkage : Device->@smart device|device;Room->@room|house
smoking instance|craving record|smoking record|relapse record|habit record|goal progress|goal record|habit log : Habit->@smoking habit|habit|goal|quit plan;Trigger->@trigger
sms message|text message record : Template->@message template|sms template;Contact->@contact|customer|recipient;~Submission->@form submission|=submission|appointment
=snippet|code snippet|generated code|example code|code example|sample code : Pattern->@design pattern|programming language|template|component;Project->@project|database;~Folder->@folder|label
software project|research project|engineering project : Customer->@customer|client;Manager->@project manager|employee|staff member;~Department->@department|team|company
=solution|customized solution : Issue->@payment issue|customer issue|problem|fault;Assessment->@risk assessment
=solution|industry solution : Industry->@industry;Product->@product
=song|=album|music album|=single : Artist->@artist|singer|band|musician
=song|=track : Album->@music album|=album;Singer->@singer|artist|musician|band
spam report|checked mail|spam email|misjudged email : Email->@received email|=email;Rule->@filter rule|blacklist entry;~Account->@email account
spare part : Supplier->@supplier|manufacturer;Warehouse->@warehouse;~Equipment->@medical equipment|special equipment|equipment|machine|device
spare part : Warehouse->@parts warehouse|spare parts warehouse|warehouse;Equipment->@machine|equipment|device;~Supplier->@supplier
spare part usage|part replacement|parts request|material requisition|parts used : Part->@spare part|material|inventory item;Work order->@maintenance work order|work order|repair order;~Equipment->@machine|equipment
spare part usage|spare part record|part usage|part replacement|spare part request|spare part requisition : Spare part->@spare part|part;Work order->@work order|repair request|repair order|maintenance record;~Equipment->@medical equipment|equipment|machine|device|vehicle;~Engineer->@engineer|technician|maintenance staff
speaking request|voice chat|room invitation|mic request|join request of a room : Room->@voice room|chat room|=room
specification table|two-way specification table : Paper->@paper;Subject->@subject
=specification|product specification|=sku|product variant|product option : Product->@product|dish|drink|commodity;Store->@store|shop
spelling test|=dictation|word test|vocabulary test|spelling test result|dictation record : Textbook->@textbook|word book|unit;Word->@word|vocabulary word;~Student->@student|child;~Class->@=class
sports health|sports health record|physical fitness test|fitness test|growth record|vision check : Student->@=student|=child|=member
sports record|exercise record|workout record|workout log|training record : Sport->@team sports|community sports|sport|exercise|workout;Plan->@training plan|workout plan;~Venue->@sports venue|gym;~Member->@=member|athlete
sql query|query record|query history|database backup|backup record|database connection : Database->@=database|data source
srt file|subtitle file|glossary term|translation task|timeline alignment : Project->@translation project|subtitle project|=project;Video->@=video|film|=movie;~Translator->@translator
standard file|training material|teaching material|=courseware : Skill->@skill;Course->@training course|course|lesson|=training;~Textbook->@textbook;~Teacher->@teacher|trainer
stock movement|inbound record|outbound record|warehouse entry|stock-in record|stock-out record|inbound order|outbound order|stock in|stock out : Product->@inventory item|product|material|raw material|spare part|good;Warehouse->@warehouse;~Location->@storage location|shelf|bin;~Supplier->@supplier|customer;~Order->@purchase order|sales order|procurement|order|work order
stock movement|inbound record|outbound record|warehousing record|stock-in record|stock-out record|inbound order|outbound order : Item->@inventory item|product|material|good|=storage;Warehouse->@warehouse|store;~Order->@sales order|purchase order|shipment|order;~Supplier->@supplier;~Customer->@customer
stock movement|stock transaction|inventory transaction|inventory movement|inventory adjustment|material movement : Item->@inventory item|stock item|material|product;Warehouse->@warehouse|stockroom;~Shelf->@shelf|storage bin|storage location;~Order->@purchase order|sales order
stock order|trade order|buy order|sell order|=trade|coin trade|trader trade|copied trade|copy trade : Traded->@stock|fund|token|coin|trading pair|market;Trader->@trader;~Account->@portfolio|trading account|wallet;~Strategy->@strategy|trading strategy|copy setting
stock order|trade order|trading order : Stock->@stock|self-selected stock|coin|bitcoin price|trading pair;Account->@trading account|fund account
stock transfer|inventory transfer|=transfer|transfer order|warehouse transfer : Warehouse->@warehouse|store;Item->@inventory item|product|asset
stock transfer|store allocation|inventory allocation|allocation order|transfer order|stock allocation : Product->@inventory item|drug|product|material;From->@warehouse|store;~Batch->@=batch
stock transfer|transfer order|allocation order|allocation record : From warehouse->@warehouse|store;Product->@inventory item|product|asset|material
stock transfer|warehouse transfer|inventory transfer|transfer order : Item->@inventory item|stock item|material|product;From warehouse->@warehouse|store|branch
stock warning|inventory alert|low stock alert|inventory warning|storage location out-of-stock : Item->@inventory item|product|material|drug|spare part;Warehouse->@storage location|warehouse|store
stock warning|stock alert|low stock alert|low stock warning|inventory alert|inventory warning|shortage alert|expiry warning : Item->@inventory item|stock item|material|medicine|product|good;Warehouse->@warehouse|stockroom|store;~Rule->@alert rule|warning rule
=stock|=security : Market->@stock exchange|exchange|market;Industry->@industry|sector
=stocktake|=stocktaking|inventory check|inventory count : Warehouse->@warehouse|store;Item->@inventory item|product
=stocktaking|=stocktake|inventory check|stock check|inventory count : Warehouse->@warehouse|store;Item->@inventory item|product|asset|material;~Checker->@employee|staff member|warehouse keeper
storage box : Space->@storage space|=room|=location;Home->@=home
storage location|=shelf|warehouse area|storage bin : Warehouse->@warehouse|parts warehouse|yard|cold storage
storage location|warehouse location|=shelf|=bin|warehouse area : Warehouse->@warehouse|library|reading room
store binding|worker binding|workers bound|binding record|distribution relationship : Store->@material store|store|distributor;Worker->@decoration worker|worker
store inventory|store stock : Store->@store|shop|branch;Product->@product|raw material
store product|campus takeout|store dish : Store->@supermarket|restaurant|canteen|merchant|store
store staff|store clerk|shop assistant|=waiter|store employee : Store->@store|shop|branch|restaurant
store trading|store trade|tool purchase|material purchase : Store->@materials store|tool store|store;Item->@crop|resource|tool|building material
store worker|shop assistant|store manager|warehouse keeper|=cashier : Store->@=store|=shop|=branch|=warehouse
stored document : Database->@database;Folder->@folder|document library|knowledge base;~Project->@project;~Client->@client|case|customer
story chapter|story page|story scene|interactive element|story node : Story->@interactive story|story
strategy backtest|=backtest|backtest result|backtest record : Strategy->@trading strategy|strategy|derivative strategy;Stock->@stock|fund|coin|trading pair|market
student assessment|student grade|grade record|report card|transcript of record : Student->@student;Course->@course|subject;~Exam->@exam
student attendance|class attendance|course attendance : Student->@student|child;Course->@course|class|lesson|exam
student certificate|course certificate|training certificate|completion certificate|=certificate : Holder->@=student|trainee|crew member|crew|=employee|volunteer|=instructor;Course->@training course|course;~Exam->@exam;~Exam result->@exam result
student score|student grade|grade record|course grade|score record|report card : Student->@=student|graduate student;Course->@course|=subject|school subject;~Exam->@exam|examination;~Teacher->@=teacher|instructor
student testimonial|student work|student style|student award|student portfolio : Student->@student;Course->@training institution course|course;~Teacher->@teacher|faculty member
student work|student project|works square work|programming work : Student->@student|child|pupil;Course->@course|level task|lesson|homework task|competition;~Teacher->@teacher|tutor
=student|=pupil : Class->@class|school class|grade;School->@school;~Course->@training institution course;~Mentor->@mentor
=student|=pupil : Class->@school class|=class;School->@=school;~Parent->@=parent|guardian;~Dormitory->@dormitory|dormitory room;~Major->@=major|=programme
=student|=pupil|student profile|student record : Class->@=class|classroom|grade|group;School->@school|college|campus;~Major->@major|department;~Parent->@parent|guardian;~Dormitory->@dormitory|dormitory room
study abroad application|program application|school application : Program->@study abroad program|=program|=major;University->@university;~Advisor->@study abroad advisor|=advisor;~Agency->@study abroad agency
study check-in|word check-in|learning check-in|reading check-in|homework check-in : Student->@student|child|learner;Task->@word task|learning task|reading task|study plan|challenge;~Book->@textbook|word book|book|course;~Class->@=class
study document|participant visit|adverse event|trial visit|trial document : Trial->@clinical trial|trial;Participant->@participant|subject;~Investigator->@investigator;~Site->@trial site
study room booking|seat booking|seat reservation|seat order|study room order : Seat->@realistic seat|=seat|study seat;Room->@study room|reading room|=room;~Time slot->@time slot
=stylist|=beautician|hairdressing service : Salon->@hair salon|beauty salon|=salon|=store
=subject|=major|=programme|=curriculum|educational program|study abroad program|academic program : School->@=school|university|=college|faculty;Country->@country
=subscription|membership order|membership purchase|vip order|membership subscription : Plan->@subscription plan|membership plan|vip membership|membership level|=membership;Payment->@payment;~Creator->@creator|author;~Order->@order
=subscription|paid subscription : Plan->@subscription plan|membership plan|pricing plan|package;Channel->@=channel|magazine|newsletter
=subsidy|subsidy application|subsidy record : Person->@trainee|job seeker|unemployed person|farmer|employee;Enterprise->@enterprise|employer|=company;~Training->@training record|training class|training;~Policy->@subsidy policy|policy;~Stage->@training stage
=substitute|substitute material|alternative material : Bom->@production bom|bom;Material->@raw material|material|inventory item;~Supplier->@supplier
=substitute|substitute material|alternative material : Replaces->@production bom|material|raw material|inventory item|component;Supplier->@supplier
subtitle file|srt file|=subtitle : Video->@video|film|episode|project
supplier evaluation|supplier assessment|supplier rating|vendor rating|supplier contract : Supplier->@supplier|vendor
supplier qualification|supplier license|supplier qualification review|supplier review|supplier evaluation|supplier certificate : Supplier->@supplier
supplier quote|supplier quotation|supplier offer|tender bid : Supplier->@supplier|bidder|vendor;Item->@purchase request|tender|procurement|material|product|bidding project
support ticket|service ticket|customer ticket|help ticket : Customer->@customer|client|member;Product->@product|order|device|service;~Agent->@customer service agent|support agent|agent|engineer;~Department->@department
surveillance camera|monitoring camera|rearview camera|security camera : Place->@area|building|park|workshop|road|intersection|construction site|vehicle
survey question|questionnaire question|survey option|question option : Survey->@survey|questionnaire;Question->@=question
survey report|survey analysis|survey invitation|questionnaire report : Survey->@survey|questionnaire
survey response|questionnaire response|questionnaire answer|survey answer|survey result|questionnaire result : Survey->@survey|questionnaire;Question->@survey question|questionnaire question;~Respondent->@respondent|=customer
survey result|assessment report|questionnaire result|evaluation result|survey report : Survey->@survey questionnaire|questionnaire|=survey|assessment;Person->@potential franchisee|franchisee|client|patient|student;~Business->@assessed business|=business|enterprise
swap request|shift swap|=swap : Shift->@=shift|weekly shift|duty roster;Employee->@employee|staff member|nurse
synchronization record|sync record|data synchronization|sync task : System->@external system|third-party system|data source|=store;Product->@product registration|product;~Device->@device
table reservation|dining reservation|food order : Restaurant->@restaurant|store;Table->@dining table|=table|private room;~Dish->@dish|set meal
table reservation|restaurant reservation|dining reservation : Table->@=table|dining table|private room;Restaurant->@restaurant|=store;~Customer->@=customer
takeout order|food order|meal order|restaurant order|dish order : Dish->@dish|=food|meal|menu item;Merchant->@merchant|restaurant|canteen;~Table->@=table|dining table;~Address->@=address|delivery address;~Rider->@rider|courier|delivery person
`
