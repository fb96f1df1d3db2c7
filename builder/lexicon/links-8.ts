/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “talent” to “yield curve”. */
export const links8 = `
=talent|=prop|game item|backpack item|game equipment|reforge record|talent reset : Character->@game character|=character|hero|rpg gameplay;Equipment->@equipment;~Store->@tool store
task allocation|resource allocation|computing progress : Task->@computing task|computing job;Resource->@computing resource|computer|server|compute node
task completion|completed task|task claim|task acceptance|task record|claimed task|task submission|reward record|task tracking record : Task->@guess-the-picture task|daily task|=task|bounty|=job
task completion|completed task|task record|task submission|task reward|task check-in : Task->@daily task|learning task|patrol task|=task;Reward->@=reward;~Player->@player|member
task schedule|mentoring session|mentor meeting : Mentor->@mentor;Student->@student;~Project->@project
=task|project task|=subtask|to-do item|sprint task|development task : Project->@project|software project|sprint;Assigned to->@employee|staff member|team member|worker|developer;~Milestone->@milestone|sprint|phase;~Team->@team|department
=task|project task|work task|operation task|allocation task : Project->@project;Milestone->@milestone|project phase|project stage;~Ticket->@support ticket|=ticket;~Shipment->@cargo transportation|shipment;~Member->@project member|team member|employee|staff member
tax declaration|tax return|tax payment|quarterly statistic|declaration record : Enterprise->@service enterprise|enterprise|=company|=client;Type->@declaration type|tax type;~Accountant->@accountant
tea diary|tea drinking diary|tea record|coffee record|tasting note|brewing record : Tea->@tea|coffee bean|wine;Water->@water;~Utensil->@utensil|tea set|brewing tool
teacher comment|homework comment|homework correction|homework review|teacher feedback : About->@homework submission|assignment submission|student work|work|homework task|learning report;Teacher->@teacher;~Student->@student|child
teacher evaluation|teaching evaluation|teacher review|coach review|instructor review : Teacher->@=teacher|=coach|instructor|lecturer|tutor;Course->@course|lesson
=teacher|=lecturer|=instructor : School->@school|college|campus|institution|kindergarten;Subject->@subject|department
=teacher|=lecturer|faculty member|=instructor|=tutor : School->@=school|=college|faculty;Department->@=department;~Subject->@=subject|school subject
team event|calendar event|calendar entry|schedule entry|schedule item : Project->@project|work order|=job;Team->@team|department|family;~Contact->@contact|client|customer
team member|squad member|crew member : Team->@team|squad|crew|project team;Booking->@booking;~Session->@session
team member|volunteer team member|group member|club member|squad member : Team->@volunteer team|=team|chat group|interest group|=club|circle|=group;Member->@volunteer|=employee|staff member|=student|=player
team standing|league table|=standing|player statistic|player stat|league team : League->@league|season|tournament;Team->@football team|=team|club;~Player->@football player|player
technical parameter|product parameter|product specification sheet : Product->@product|product series|model
temperature record|temperature reading|humidity record|cold chain record : Warehouse->@cold storage|warehouse|refrigerated vehicle;Sensor->@sensor|device;~Vehicle->@vehicle;~Patient->@patient|elderly resident
=tenant : House->@housing source|rental house|=house|apartment|=room
=tenant|=resident|=household|=owner : House->@house|apartment|property|room unit;Building->@building;~Community->@community
test case : Interface->@interface|api endpoint|=api;Module->@module;~Requirement->@requirement;~Project->@=project
test case|automated test|interface test|api test : Interface->@api interface|interface request|interface address|api endpoint|=interface;Project->@=project;~Module->@=module;~Suite->@test suite;~Requirement->@requirement
test case|interface test case|api test case|test script : Interface->@interface|api interface|endpoint|api|rest api;Suite->@test suite|test plan;~Module->@module|system module;~Requirement->@requirement;~Project->@project
test drive|test drive appointment|car viewing|vehicle inspection report|vehicle inspection|car inspection|car order : Car->@used car|car listing|car model|car|vehicle;Dealer->@dealer|store|branch;~Customer->@customer;~Salesperson->@salesperson|inspector|employee
test record|psychological test|assessment result|scale result|test statement|scale question|psychological assessment|mood analysis : Scale->@psychological scale|scale|mental health test|psychological test type;Person->@=student|=patient|=client
test report|test run|test execution|test execution record|test log|execution report : Test case->@test case|automated test;Plan->@test plan|test suite;~Project->@=project;~Interface->@interface request|api interface
=test result|test report|lab result|blood test result|examination result : Test->@test case|parallel test|test run|blood test|lab test|examination;Code->@test code;~Environment->@test environment;~Donation->@blood donation;~Patient->@patient|donor
test run|test execution|parallel test|code test|unit test|project test : Code->@test code|source code|php code;Environment->@test environment|testing environment;~Project->@open-source project|=project;~Test case->@test case
test run|test execution|test record|test execution record|run result : Test case->@test case|test suite|test plan|test task;Environment->@test environment|environment;~Plan->@test plan;~Tester->@tester|employee
testing result|test result of item|appraisal report|=appraisal|testing report|appraisal result|inspection of good : Order->@recycling order|mail order appointment|appraisal order|=order;Item->@=collection|auction item;~Appraiser->@appraiser|=expert
text conversion|speech task : Text->@=text;Anchor->@anchor|audition anchor
text description|exhibit description|audio guide : Exhibit->@exhibit|artifact|exhibition|scenic spot|attraction
text watermark use|watermarked picture|renamed picture|batch picture|image batch|picture batch : Rule->@rename rule|naming rule;Text watermark->@text watermark;~Image watermark->@image watermark;~Picture->@=picture|=photo
textbook chapter|textbook content|generated question|textbook question : Textbook->@textbook;Lesson->@lesson
=textbook|textbook unit|teaching material|=courseware : Subject->@subject|course|grade;Teacher->@teacher;~Publisher->@publisher
=thesis|graduation project|=dissertation|thesis topic : Student->@graduate student|=student;Supervisor->@supervisor|=teacher|professor|tutor;~Topic->@research topic
third-party platform integration|platform integration|product distribution|product listing : Product->@product;Store->@store|shop|channel|platform
=thought|reading thought|book review|reading note|=excerpt|=bookmark|reading session : Book->@=book|novel;Chapter->@book chapter|chapter
=three-review|article audit|content review|=proofreading|proofreading record|manuscript review|content audit|article approval|distribution record|article distribution|publication channel : Article->@news article|=article|manuscript|video news|=post|literary work
ticket change|ticket verification|on-site verification|ticket check : Ticket->@=ticket|activity ticket|event ticket;Order->@=order|booking
ticket order|ticket booking|ticket purchase|travel order|tour booking|tour order : Ticket->@scenic spot ticket|ticket type|=ticket;Route->@travel route package|travel product|tour package|travel route;~Spot->@scenic spot|tourist attraction;~Guide->@tour guide;~Traveler->@traveler|=passenger
ticket reply|reply notification|support task|ticket message|ticket assignment : Ticket->@support ticket|customer ticket|=ticket;Agent->@support agent|customer service agent
ticket reply|ticket comment|ticket note|ticket assignment|ticket rating : Ticket->@support ticket|trouble ticket|it ticket|service request|incident
ticket reply|ticket message|ticket note : Ticket->@support ticket|service ticket|=ticket
ticket reply|ticket record|ticket comment|support reply|work order record|ticket log : Ticket->@support ticket|ticket|work order|issue;~Agent->@customer service agent|agent|engineer
ticket type|entrance ticket : Scenic spot->@scenic spot|attraction|park|museum|exhibition|event|concert|movie showtime|flight|train;Seat->@seat;~Session->@showtime|session|performance
=time slot|court time slot : Court->@badminton court|=court|venue
timeline shift|=timeline|time shift|subtitle export|export bilingual subtitle : Subtitle file->@subtitle file|srt file
tomb sale|tomb rental|tomb purchase : Tomb->@tomb;Deceased->@deceased;~Customer->@family|customer
topic card|weekly topic : Language->@=language
topic follow|circle member|circle post|community post|group post : Circle->@circle|interest group|=group|topic|community
tour booking|package booking|tour order|tour registration : Tour->@tour package|tourism package|=tour;Departure->@tour date|departure
tour booking|tour order|tour registration|travel order|travel booking|virtual tour booking : Tour->@tour|tour package|travel package|travel route|virtual tour|virtual reality tour|tour product;Departure->@departure|tour date|time slot;~Guide->@tour guide;~Traveller->@traveler|tourist
tour booking|tour order|travel order|travel booking : Tour->@tour route|travel route|tour|travel package|scenic spot project|destination;Traveler->@traveler|tourist|passenger
tour guide booking|guide appointment : Guide->@tour guide;Scenic spot->@scenic spot|attraction
=tour|tour package|travel package|tour product|travel route|tour route|tourist route : Destination->@destination|city|country|scenic spot;Guide->@tour guide|guide person;~Agency->@travel agency
=tour|tourism package|tour package|travel package|tourism product|travel route : Destination->@destination|scenic spot|tourist attraction|=city;Guide->@tour guide;~Hotel->@hotel;~Supplier->@supplier
tourist strategy|travel guide|travel note|travel diary|travel strategy : Place->@scenic spot|tourist attraction|destination|=city|=country
traceability code|tracing code|trace code|anti-counterfeiting code|product code : Batch->@batch|harvest batch|production batch|harvesting batch;Product->@product|honey|agricultural product;~Enterprise->@enterprise|base|farm|manufacturer|company;~Application->@tracing code application
tracing code application|traceability code application|code application : Batch->@batch|harvesting batch|harvest batch;Product->@product|honey|agricultural product;~Enterprise->@enterprise|base|beekeeper|farmer
=track|vehicle track|driving track|gps track|vehicle location|=trajectory : Vehicle->@vehicle|truck|bus|ship|patrol officer|rider|album;Waybill->@waybill|order|trip|shipment;~Driver->@driver|courier
tracking record|logistics track|tracking event|logistics node|shipment event : Shipment->@shipment|waybill|parcel|delivery|order;Site->@logistics site|transfer station|=station
trade record|transaction record|trading record : Account->@wallet|bank account|portfolio|trading account;Traded->@product|stock|coin|token|fund|used car|second-hand item;~Order->@order|payment;~Counterparty->@customer|merchant|trader
=trade|trade record|game trade : Strategy->@backtest|strategy;Stock->@stock|coin|bitcoin price|trading pair;~Room->@game room;~Item->@game item|prop
trading parameter|=backtest|backtest result|strategy signal|trading result|trading record|trade order : Strategy->@trading strategy|strategy;Pair->@currency pair|=stock|cryptocurrency|trading pair|symbol;~Account->@trading account
trading signal|strategy condition|trading condition : Strategy->@trading strategy|strategy;Stock->@stock
trading strategy : Pair->@currency pair|cryptocurrency|trading pair;Account->@trading account
traffic reading|city traffic|traffic flow|traffic record|traffic status|traffic congestion : Road->@road section|=road|intersection;Region->@district|region;~Camera->@camera|sensor
training course|learning course|online course|=micro-class|open course|photography class|health course|=lecture : Teacher->@teacher|lecturer|instructor|tutor|coach|expert|lawyer;Subject->@subject|programming language|major|department;~School->@school|training institution|campus
training course|online course|elective course : Teacher->@teacher|instructor|lecturer|coach|trainer;Subject->@subject;~School->@=school|training institution|college
training fee|course fee|=tuition|tuition payment|fee payment|=fee|tuition fee : Course->@course|training|training course|micro-class;Student->@student|child|trainee;~Class->@=class
training hour|training archive|training sign-in : Training->@training session|training;Member->@firefighter|member|employee|trainee|volunteer
training plan|annual training plan : Skill->@skill;Department->@department;~Trainer->@trainer|coach|teacher;~Employee->@employee|trainee|athlete
training record|employee training|training registration|training application|skill training application|training enrollment : Employee->@employee|staff member|trainee|student;Training->@training plan|training course|training class|=training;~Skill->@skill;~Trainer->@trainer
training record|training attendance|training registration|employee training|training enrollment : Training->@training course|=training|training plan;Person->@=employee|staff member|volunteer|trainee|=worker
=training|employee training|training session|training activity|training plan|training program : Trainer->@teacher|trainer|instructor|coach|lecturer;Department->@department;~Course->@course|training course;~Project->@project
transaction record|=deal : Order->@=order|waybill;Account->@financial account|bank account|trading account|wallet;~Product->@idle book|idle item|textbook|building|house|property|listing;~Customer->@customer profile|buyer|customer|client;~Agent->@=agent|broker
=transcript|=transcription : Audio->@audio file|audio|recording|video;Consultation->@consultation|=interview|meeting;~Patient->@patient
=transfer|transfer record|fund transfer|money transfer : From->@wallet|bank account|bank card|user account;To->@payee|recipient|beneficiary|member
=transit|transit record|waybill tracking record|transport record|logistics trace|tracking node : Waybill->@waybill|shipment|parcel;Vehicle->@vehicle|truck;~Station->@transit station|station|outlet;~Driver->@driver
translation problem|proofreading mark|proofreading problem|proofread record : Segment->@=segment|line translation|subtitle line;Proofreader->@proofreader|translator
translation result|translation comparison|engine translation|translation rating|translation record : Text->@source text|=text|=translation|=document;Engine->@translation engine;~Language->@=language
translation segment|=segment|subtitle segment : File->@srt file|subtitle file;Translator->@translator;~Project->@translation project|=project
=translation|translated article : Article->@article|blog post|document|subtitle line|=line;Language->@language|target language
transmission record|transfer record|file transfer|data transfer|nearby transfer : File->@=document;Device->@=device|=connection;~Link->@shareable link
transport task|delivery route|route plan|delivery schedule|driver delivery|transport order|delivery run : Driver->@=driver|courier|rider;Vehicle->@=vehicle|truck;~Order->@sales order|shipment|waybill|=order;~Warehouse->@warehouse;~Customer->@=customer
transportation guide : Transportation->@=transportation;Attraction->@attraction|scenic spot
transportation node|transport node|waybill node|logistics node|tracking node|transit node : Waybill->@waybill|shipment|order|container;Vehicle->@vehicle|truck;~Driver->@driver|courier;~Station->@station|outlet|hub|port|warehouse
travel booking|booking record : Customer->@customer|client|lead;Itinerary->@itinerary|tour package|tourism package|=tour;~Room->@hotel room|meeting room|private room|=room;~Session->@class session|=session|time slot;~Supplier->@supplier
travel note|travel diary|travel story|=travelogue|travel strategy|travel guide|travel article|travel experience|travel tip : Destination->@destination|travel destination|scenic spot|attraction|city|country;Itinerary->@itinerary|travel route|trip;~Album->@album
travel note|travel review|travel diary|=travelogue : Scenic spot->@scenic spot|attraction|destination;Route->@travel route|route|itinerary
travel plan|travel itinerary|trip plan|=itinerary : Destination->@destination|national park|scenic spot|tourist attraction|=city;Route->@travel route|travel route package
travel route package|travel product|tour package|travel route|=tour : Destination->@destination|scenic spot|=city|=country;Guide->@tour guide;~Hotel->@hotel
travel suggestion|travel tip|destination guide : Attraction->@attraction|scenic spot;Destination->@destination|city;~Itinerary->@itinerary
treasure collection|collected treasure|treasure hunt|=treasure : Map->@world map|treasure map;Activity->@user operation activity|=activity
=treatment|treatment plan|therapy plan|rehabilitation plan|treatment tracking record|treatment tracking|nursing plan|care plan : Patient->@patient|animal|pet|customer|elderly resident|elder;Doctor->@doctor|veterinarian|therapist|nurse|employee;~Medical record->@medical record|diagnosis|case;~Medicine->@medicine|drug
=treatment|treatment record|treatment method|treatment plan : Diagnosis->@diagnosis|diagnosis record;Condition->@=condition|=disease;~Patient->@patient|=pet;~Doctor->@doctor|vet
trip rating|ride rating|driver rating|driver review|rider review : Trip->@trip|ride|order;Driver->@driver|rider
=trip|=ride|ride request|trip request|ride order : Driver->@driver;Vehicle->@vehicle|car;~Route->@route|bus line;~Passenger->@passenger|rider|customer;~Vehicle type->@vehicle type|car type
trojan horse detection|virus scan|vulnerability scan|security scan : Website->@company website|website|app;Server->@server|host
troop training|training instruction|account monitoring|account status|troop deployment|=troop : Account->@game account
troubleshooting record|troubleshooting step : Issue->@payment issue|fault|problem|ticket;Solution->@solution;~Device->@device|equipment
=truck : Driver->@=driver|truck driver;Owner->@carrier|logistics company;~Department->@=department
truck appointment|yard appointment|container appointment|gate appointment : Container->@container;Time slot->@time slot|appointment quota;~Truck->@truck|vehicle;~Driver->@driver;~Gate->@gate
truck registration|vehicle registration|fleet registration : Truck->@truck|vehicle;Driver->@driver;~Fleet->@fleet|company
=truck|freight vehicle|transport vehicle|fleet vehicle : Fleet->@fleet|carrier|transport company|company;~Driver->@driver
turn-based battle|=battle|breeding record|=breeding|pet training record of character : Character->@game character|=character
tutoring booking|lesson booking|lesson appointment|tutor booking|class booking|trial lesson : Tutor->@tutor|teacher|coach|instructor;Course->@course|lesson|subject|class session;~Student->@student|child;~Time slot->@time slot|available time|class schedule
tutoring session|coaching session : Course->@course;Teacher->@=teacher|=tutor|=coach|instructor;~Student->@=student
tutoring session|tutoring request|tutoring booking|tutor order : Tutor->@tutor|teacher;Student->@student;~Subject->@subject|course
tv programme|tv program|program schedule|programme schedule|broadcast schedule|epg entry : Channel->@tv channel|channel|radio station|fm radio;Host->@host|presenter
=tweet|=microblog : Feed->@twitter feed|=feed|hashtag|topic
umbrella inventory|station inventory|umbrella stock : Station->@umbrella station|station;Umbrella->@=umbrella
umbrella rental|=rental|rental record|rental order|borrowing record|=borrowing|borrow record|=borrow : Item->@umbrella|power bank|seal|=book|equipment|reagent|=bicycle;Station->@umbrella station|rental station|station;~Borrower->@reader|employee|student|member;~Department->@department
=umbrella|shared umbrella|shared power bank|shared bicycle : Station->@umbrella station|=station
unanswered question|conversation record|chat record : Conversation->@=conversation|chat session;Knowledge base->@knowledge base;~Question->@=question
=university|=college : Country->@country;City->@=city
update log|update record|change log : Update->@=update|software release;App->@=app|software
update record|customer update|change record : Customer->@customer|client;Product->@product
=upvote|thumbs up : Post->@forum post|community post|blog post|=post|news article|article|diary|story|short video|video work|video|photo|episode|song|recipe
usage record|use record|card usage : Card->@travel card|membership card|coupon;Spot->@scenic spot|park|venue;~Equipment->@equipment|instrument|reagent
user acquisition|traffic conversion|acquired user : Channel->@channel|traffic source|traffic reading;Lead->@lead;~Customer->@customer;~Rule->@acquisition rule|=rule
user ban|user block|blocked user|account suspension : User->@member|player;Report->@content report|user report;~Post->@anonymous post|post
user invitation reward|invitation reward|referral reward : Invitation->@invitation|referral;Invited person->@invited person|invited user
=vaccination|vaccination record|vaccine record|vaccine appointment|vaccination appointment|immunization record : Vaccine->@vaccine;Person->@child|baby|pet|patient|resident|animal|livestock;~Place->@vaccination site|clinic|hospital
vaccine batch|vaccine stock : Vaccine->@vaccine;Clinic->@clinic
vaccine schedule|vaccination timetable|vaccination plan|vaccination reminder : Baby->@baby|child|pet;Vaccine->@vaccine
=valuation|online valuation|estimate record : Order->@recycling order|mail order appointment;Item->@precious metal|metal type|=car|auction item|game account;~Appraiser->@appraiser
=variation|variation annotation|chess move|game annotation|move comment : Game record->@game record|chess game;Opening->@chess opening
vehicle dispatch|vehicle scheduling|dispatch record|dispatch task|vehicle dispatching|hearse dispatch|transport schedule : Vehicle->@hearse|vehicle|truck;Driver->@driver;~Order->@cargo source|cargo|shipment|waybill|order;~Deceased->@deceased
vehicle entry|vehicle exit|gate record|incoming vehicle|vehicle registration|vehicle tracking record|entry record : Vehicle->@vehicle|car;Yard->@yard|parking lot|gate|park;~Driver->@driver;~Container->@container
vehicle inspection report|inspection report : Vehicle->@=vehicle|=car;Inspection->@vehicle inspection|inspection record|inspection task;~Template->@report template;~Inspector->@inspector
vehicle inspection|dismantling record|scrapped car photo|car photo|car image|car video|dismantled part|dismantling task|scrapping certificate : Car->@scrapped car|scrapped vehicle|=car|=vehicle;Enterprise->@enterprise|recycling company
vehicle maintenance|vehicle inspection|mileage record|traffic violation : Vehicle->@vehicle|car|truck|bus;Driver->@driver
vehicle insurance|vehicle insurance policy : Vehicle->@vehicle|truck|=car|bus;~Supplier->@insurance company|insurer
vehicle maintenance|vehicle repair|fuel record|refuelling record|traffic violation|vehicle violation|vehicle inspection|annual inspection : Vehicle->@vehicle|truck|=car|fire engine;Driver->@driver;~Supplier->@repair shop|insurance company|insurer
vehicle rental|vehicle reservation|bike ride|ride record|trip record|ride order|vehicle rental order|pre-ride mileage|mileage billing|car rental order : Vehicle->@electric vehicle|shared vehicle|=vehicle|=car|=bike|scooter;Station->@rental station|parking station|=station;~Reservation->@=reservation;~Customer->@=customer
vendor package|wedding package|vendor service|vendor schedule|available schedule|vendor review|photographer package|vendor booking : Vendor->@vendor|photographer|wedding vendor;Service->@wedding service|=service;~Wedding->@wedding
venue booking|court booking|venue reservation|court reservation|field booking|gym booking|fitness class booking|coach booking|seat reservation|study seat booking|boat rental|fishing booking : Venue->@court|venue|fishing spot|boat|seat|field|fitness class|reading room|gym|stadium;Time slot->@time slot|session|class schedule;~Coach->@coach;~Member->@member card|member
venue booking|venue reservation|court booking|venue appointment|venue review : Venue->@venue|sports court|=court|stadium;Time slot->@time slot;~Member->@=member
verification report|authenticity report|proof report : Verification->@verification|identification|video|document
verification report|verification result|verification record|proof of life : Verification->@identity verification|=verification|identification;Video->@=video;~Person->@pensioner|=patient|=customer
verification rule|questionnaire rule : Questionnaire->@customer questionnaire|questionnaire|form
=version|template version|schema version|=release|app version|framework version : Of->@template|database schema|application|app|plugin|component|document|package|module|software
=version|version record|document version|revision record : Presentation->@presentation|slide|document|contract|drawing|design|article
vessel position|=voyage|port call|vessel certificate|vessel inspection|ship log : Vessel->@vessel|=ship;Port->@=port
video comment|video record|video play|video rating|video subtitle line|video like|paid video : Video->@video|short drama|video work|=movie
video marking|=marking|video annotation|video clip|video snapshot : Video->@video;Device->@camera|hardware device|device
video punch-in|service video|feeding record|feeding video|service photo : Booking->@booking|=order|service order;Pet->@pet
video session|live class|live lesson|class session : Course->@course|class;Teacher->@teacher|tutor|instructor;~Time slot->@time slot booking|time slot
viewing record|viewing appointment|house viewing|property viewing|viewing request|house viewing appointment : House->@housing source|rental house|property listing|=house|=property|apartment|rental listing;Tenant->@=tenant|=customer|=client;~Agent->@real estate agent|=agent|broker
=viewing|house viewing|viewing appointment|property viewing|house visit : Property->@property|house|apartment|flat|listing|room;Agent->@realtor|agent|broker|salesperson|landlord;~Customer->@customer|client|tenant
=villager : Household->@household;Village group->@village group|village
villager opinion|villager letter|=letter|villager suggestion|mailbox letter : ~Answered by->@committee member|village cadre|staff member|department;Villager->@villager|household;Mailbox->@mailbox|villager mailbox;~Department->@department
virtual tour|=panorama|panorama scene|prayer time : Mosque->@mosque;Museum->@museum|exhibition hall|exhibition;~Scenic spot->@scenic spot|attraction|house
visiting card|business card exchange|card scan|scanned card|saved card|scan record : Card->@business card|membership card|qr code|short url;Product->@product code
visitor appointment|visitor registration|visitor record|visitor pass|visitor booking|visit appointment : Host->@employee|resident|owner|staff member|student|elderly resident;Place->@building|house|company|property|park|area|department;~Gate->@gate;~Vehicle->@vehicle
visitor pass|visitor code|visitor record|visitor appointment|visitor registration|access pass : House->@=house|=flat|apartment|=building;Host->@=owner|resident|=employee|staff member|=tenant;~Gate->@=gate|access gate|entrance
voice sample|audition sample|audition audio : Anchor->@=anchor|voice actor
voice synthesis|gpt conversation|digital human conversation|synthesized speech|ai conversation : Digital human->@digital human|virtual human|chat bot;Voice->@custom voice|voice model
=volunteer : Team->@volunteer team|=team;Community->@=community
volunteer hour|volunteer service record|volunteer application|volunteer sign-up|volunteer registration : Volunteer->@volunteer;Event->@volunteer project|volunteer activity|event|activity
volunteer record|volunteer hour|volunteer registration|volunteer signup|volunteer service record : Activity->@volunteer activity|volunteer project|activity|event;Volunteer->@volunteer;~Organisation->@organization
volunteer registration|activity registration|activity sign-up|event registration|event sign-up|activity application|event application : Activity->@volunteer activity|=activity|offline activity|=event|webinar;Volunteer->@volunteer|=member;~Ticket->@ticket type|event ticket;~Team->@volunteer team|=team
vote record|cast vote|=ballot : Poll->@voting activity|=election|leader election|poll;Candidate->@candidate|contestant;~Work->@excellent work|contest work|=work;~Machine->@node|machine
=waiver|waiver signing|signed waiver|safety notice signing : Booking->@booking|=session;Player->@=player|participant|team member;~Notice->@safety notice|waiver template
warehouse rental|warehouse lease : Warehouse->@warehouse;Tenant->@tenant|customer|company
=warranty|warranty claim|warranty record|warranty repair : Product->@product|=device|=equipment|charging pile|=car|machine;Customer->@=customer;~Order->@order
waste liquid|waste liquid record|waste liquid registration : Reagent->@reagent|chemical;Laboratory->@laboratory|lab;~Container->@waste container
waste producer : County->@county|district|region|industrial park;Industry->@=industry
waste waybill|waste transfer|waste transfer record : Waste->@industrial waste|waste|inventory item;Enterprise->@waste producer|enterprise;~Plan->@transfer plan|plan filing|=plan;~Vehicle->@vehicle;~Driver->@driver
watch record|play record|viewing record|playback progress|playback record : Video->@movie|tv drama|video|live stream|stream;Episode->@episode
water control device|smart meter|water meter|access control device : Place->@dormitory room|dormitory|=house|=room|=building|=area
water meter|electricity meter|gas meter|=meter : House->@house|flat|apartment|room;Building->@building
water quality record|water quality|water quality data|water temperature : Pond->@pond|fish pond|fish farm|river|reservoir|tank|monitoring station|monitoring point;Sensor->@sensor|device
water supplement threshold|water stop threshold|sub-production line|slot reading|line alarm|power consumption|energy consumption record|line reading : Slot->@=slot|tank;Line->@production line;~Machine->@machine|=equipment|=meter;~Department->@=department|workshop|=building
=watermark|video watermark|background music|video filter : Video->@video|dubbing work
=waybill : Vehicle->@vehicle|truck;Driver->@driver;~Customer->@customer|client|shipper;~Route->@transport route|logistics route;~Station->@station|outlet|branch
=waybill|consignment note|freight bill : Order->@order;Vehicle->@vehicle|truck;~Driver->@driver;~Customer->@customer|shipper|consignor;~Route->@route|line|channel|shipping channel
weather forecast|weather record|water level|tide record|fishing index|weather data : Place->@fishing spot|=city|monitoring station|weather station|=region|=area|=port
web page|=page|page template : Website->@=website|=site;Theme->@=theme
webhook event : Source->@webhook source|=source;Endpoint->@endpoint
webhook event|webhook notification|webhook log|hubspot note|contact note|contact update : Contact->@hubspot contact|=contact|subscriber;Segment->@=segment;~Webhook->@=webhook|webhook trigger
webhook trigger : Segment->@=segment
webinar link|webinar registration|webinar attendance|meeting url|meeting recording|recording url|meeting participant|joined meeting|meeting invitation|meeting minute|=recording : Meeting->@webinar|video conference|=meeting|video call
website article|column article : Website->@=website;Author->@author account|=author|columnist;~Column->@column|journal issue
website content|content block|page seo|seo setting|data markup|seo keyword : Page->@website page|web page|=page;Website->@=website
website mockup|design draft|mockup version : Page->@=page|website page;Client->@client|customer;~Designer->@designer
website repair|server repair : Failure->@server failure|fault;Website->@company website|website;~Server->@server|host
=website|=site : Template->@website template|template;Theme->@=theme;~Domain->@domain name|=domain
wedding budget|budget item|budget distribution|budget allocation|wedding task|to-do item|wedding to-do|wedding countdown|wedding checklist : Wedding->@wedding;Vendor->@wedding vendor|vendor;~Event->@=event
wedding guest|guest list|=guest|=rsvp|wedding gift : Wedding->@wedding|=event|banquet;Table->@banquet table|dining table
=wedding|wedding plan|wedding booking : Hotel->@hotel|wedding venue|venue;Package->@wedding package|=package;~Planner->@wedding planner
weekly menu item|menu entry|meal plan|meal plan entry|daily menu|weekly menu|menu plan : Recipe->@recipe;Dish->@=dish|meal;~Canteen->@canteen|restaurant
weekly recipe|recipe of the week|weekly menu|daily menu|meal plan|school menu : Class->@=class|kindergarten class;Dish->@dish|recipe|food;~Canteen->@canteen|restaurant|kitchen;~Person->@patient|elderly resident|child|member
wiki revision|page revision|page discussion : Page->@wiki page|=page
winning record|draw record|lottery record|lottery participation|prize drawing|lucky draw record : Prize->@prize|blind box;Lottery->@lottery activity|lottery|lottery drawing|lucky draw;~Ticket->@scratch card|lottery ticket;~Participant->@participant|employee|member|customer
winning record|draw record|lottery record|lottery result|prize record : Prize->@prize|gift|reward|lottery product;Lottery->@lottery activity|lottery|wheel|raffle|blind box;~Member->@=member|participant|player|employee
winning record|prize record|lottery record|lottery result|lottery winner|prize winner|draw result : Prize->@prize|physical reward;Lottery->@lottery|lucky draw|lottery activity;~Blind box->@blind box|box opening;~Activity->@marketing activity|=activity
winning record|prize record|lottery record|winner record|won prize : Lottery->@lottery|lottery activity|raffle|blind box|draw activity;Prize->@prize|reward|figure|gift|invitation reward;~Participant->@lottery participation|participation|participant|contestant;~Delivery address->@delivery address|shipping address
wish list matching|wish match|wish list reminder : Wish->@wish list|=wish;Listing->@=listing|textbook|=book
=withdrawal|withdrawal request|cash withdrawal|withdrawal application : Bank card->@bank card|withdrawal account|bank account|wallet;Earner->@sitter|driver|rider|distributor|promoter|=agent|creator|technician|merchant|freelancer
=withdrawal|withdrawal request|withdrawal application|cash withdrawal|withdrawal record|=payout : Bank card->@bank card|bank account|payment account|wallet;~Payee->@merchant|distributor|driver|rider|worker|recycler|anchor|freelancer|seller
=withdrawal|withdrawal request|withdrawal application|withdrawal record|cash withdrawal : Account->@bank account|wallet|bank card;Payee->@aunt|nanny|rider|distributor|sales agent|merchant|=driver
word record|word learning record|vocabulary record|word review|pronunciation record|word practice|word study record : Word->@word|vocabulary word|flash card;Student->@student|child|learner;~Textbook->@textbook|word book|unit
word task|learning task|study task|class task|reading task|practice task : Class->@=class;Textbook->@textbook|word book|book|course|unit|lesson;~Student->@student|child;~Set by->@teacher
=word|vocabulary word|=vocabulary|new word|word card|flash card|=flashcard : Textbook->@textbook|word book|vocabulary book|word list|deck|course;Unit->@unit|textbook unit|lesson|chapter
=word|word card|vocabulary word|=idiom : Library->@word library|word bank|word book|vocabulary book|word list;Unit->@lesson|chapter
work experience|education experience|resume optimization|resume suggestion|resume skill : Resume->@resume;Job->@=job
work experience|education experience|resume section|project experience : Resume->@resume|cv|candidate|talent
work experience|education experience|resume section|project experience|resume skill|resume version|optimized resume|resume score : Resume->@resume;Candidate->@candidate|talent|job seeker
work order assignment|work order review|work order archive|work order handling|complaint handling|complaint reply : Work order->@complaint work order|work order|complaint;Handler->@handler|personnel|staff member|employee
work order|maintenance work order|repair order|repair request|repair report : Equipment->@equipment|machine|device|asset|computer|house|dormitory room|facility;Customer->@customer|client|resident|tenant|owner;~Fault->@abnormality|fault|failure
work order|maintenance work order|service work order|repair work order|dispatch work order : Request->@repair request|repair report|fault|maintenance request|alarm|ticket|complaint;Equipment->@medical equipment|special equipment|equipment|machine|device|vehicle|asset;~Engineer->@engineer|technician|maintenance staff|maintenance personnel|worker|employee;~Customer->@customer|resident|owner|tenant
work queue : Pool->@coroutine pool|thread pool|worker pool
work result|task result|task submission|work submission|task completion|task report : Task->@work task|word task|micro task|task|job;Worker->@worker|employee|freelancer|talent;~Order->@order
work schedule|shift schedule|staff schedule|employee schedule : Employee->@employee|staff member|worker;Store->@store|branch;~Shift->@shift type|work shift|shift
work task|job task|worker task : Worker->@worker|employee|staff member|contractor;Project->@project|construction project;~Employer->@employer|company;~Site->@construction site|site
=worker|decoration worker|=technician : Store->@building material store|material store|repair shop|service station;Team->@work team|construction team;~Company->@labor company|employer
=worklog|work log|=timesheet|time entry|time record|work record|working hour record : Task->@task|project task|issue|work item;Project->@project;~Employee->@employee|staff member|developer|worker
workout record|exercise log|training log|fitness record|sports record|running record|=workout : Plan->@training plan|fitness plan|workout plan|course;Exercise->@exercise|action|sport;~Member->@athlete|=member|student;~Coach->@coach;~Activity->@team sports|activity
wrong question|wrong answer|wrong question practice|=mistake|mistake notebook entry : Question->@exam question|question|question bank;Paper->@exam paper|=paper;~Student->@=student;~Exam result->@exam result
wrong question|wrong question record|mistake record|wrong answer|wrong topic : Question->@question bank|question|exam question|quiz question;Exam->@exam|mock examination|quiz|exam paper|exam result|practice;~Student->@student|learner;~Knowledge point->@knowledge point|subject|chapter
wrong word book|wrong question book|mistake book|error book : Student->@student|child|learner;Textbook->@textbook|subject|course
wrong word|word mistake|mistake word : Word->@word|vocabulary word;Test->@spelling test|dictation|test;~Student->@student|child
yield curve|backtest trade|drawdown record|backtest result : Backtest->@backtest|backtesting;Strategy->@strategy
passage|story passage : Story->@story|interactive story|branching story|tale
agenda point|agenda item : Meeting->@meeting
split time : Course->@course|race|event;Result->@result
=bed|bunk : Hut->@hut|hostel|lodge|dormitory
handover|=return : Key->@key
=guest|guest list entry|seating plan|=table : Event->@event|banquet|wedding|party
`
