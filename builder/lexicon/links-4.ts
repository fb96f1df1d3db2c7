/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “game room” to “live stream”. */
export const links4 = `
game room|game lobby|game stream|game video|game guide|game activity|game account|gift code|game server|=gameplay : Game->@game|trendy game;Publisher->@game publisher|publisher
game round : Room->@game room|=room;Word->@=word;~Game->@=game
game round|round record : Room->@game room|=room|match|game;Player->@room player|=player;~Idiom->@idiom|word
game score|high score|leaderboard entry|score record|game ranking : Game->@=game|mini game;Level->@game level|=level;~Match->@match record|game room;~Player->@player|contestant;~Course->@=course
game score|high score|player ranking|ranking entry|leaderboard entry : Game->@game mode|game level|=level|game room|=room|=game|match record;Player->@room player|game character|=player|contestant;~Exam->@exam|test|quiz|interview simulation|interview|article practice;~Student->@student|child
game score|player score|ranking record|rank entry|leaderboard entry|high score|game record|game result|match record : Game->@game|level|match|game round|tournament|battle|competition|quiz|song;Room->@game room|game lobby|card room|=room;~Player->@room player|=player|participant|contestant|team|character
game turn|=turn|drawing turn|drawing record|canvas drawing : Round->@game round|round;Word->@game word|=word;~Player->@room player|player;~Room->@game room|=room
game turn|game move|=turn|=move : Round->@game round|match|game;Player->@room player|=player;~Word->@idiom|=word;~Room->@game room|=room
game word|=word|vocabulary word : Library->@word library|word bank|word book|vocabulary list
=game|interactive game|educational game : Skill->@social-emotional skill|social skill|skill
gameplay tutorial|game guide|game strategy|game video|game image|game screenshot|game introduction : Game->@=game|mini game;Character->@game character;~Level->@game level|=level
gate passing|gate passing record|gate release|release instruction|gate instruction|gate record : Container->@container;Truck->@truck|vehicle;~Gate->@gate;~Driver->@driver;~Appointment->@truck appointment|appointment|reservation|time slot
gear evaluation|gear review|equipment review|product test report : Gear->@fishing gear|=gear|=equipment|product|=device
generated copy|=copywriting : Template->@copywriting template|template;Product->@product;~Style->@style
generated image|ai image|=rendering|effect drawing|ai avatar|generated avatar : Photo->@room photo|uploaded image|=photo|=image;Style->@decoration style|drawing style|style;~Prompt->@prompt;~Template->@image template;~Model->@ai model|drawing model
generated text|generated image|generated content|generated video|ai answer|ai response : Prompt->@prompt|question asked|conversation;Engine->@artificial intelligence engine|ai engine|ai model|language model;~Template->@prompt template
gift record|live gift record|virtual gift record|tipping record : Stream->@live stream|live broadcast|live room|novel|article|post|video;Gift->@gift|virtual gift;~Anchor->@anchor|streamer|author
gift record|sent gift|gift sending : Gift->@=gift|gift item;Anchor->@anchor|streamer|host;~Stream->@live stream|live room|stream;~Customer->@customer
gift record|sent gift|live gift|virtual gift record : Gift->@gift|virtual gift;Live stream->@live stream|live room;~Host->@=host|streamer|anchor
gold coin exchange|coin exchange|currency transfer : Task->@daily task;Item->@gift|prize
gold price|metal price|exchange rate|currency rate : Metal->@precious metal|=metal|=currency;Market->@=market
=good|=material : Supplier->@supplier|vendor
goods entry and exit|goods release|material entry|material delivery record : Warehouse->@warehouse|construction site|construction project;Material->@material|product|good|inventory item;~Supplier->@supplier;~Vehicle->@vehicle|truck
government application|service application|affair application|=declaration|enterprise-related affair|online service application : Service->@government service|service item|service matter|service;Enterprise->@enterprise|company|household;~Department->@department|management department|service window
government service application|service handling|government appointment : Service->@government service|convenience service
government service|service matter|=service guide : Department->@department|bureau|agency
grabbed order|order grab|driver location|vehicle location|driver review|driver evaluation|trip location : Driver->@=driver;Order->@ride-hailing order|trip order|taxi order|=order|=trip;~Vehicle->@=vehicle|=car|=truck
=grade|student grade|course grade|report card : Student->@student|pupil;Course->@course|subject;~Exam->@exam|assignment;~Class->@=class;~Teacher->@teacher
graduate student|doctoral student : Supervisor->@supervisor|professor|=teacher|=tutor;Programme->@programme|=program|=major;~University->@university|=college
=graduation|graduation review|graduation record|student assessment|trainee assessment : Student->@student|trainee;Course->@course|training|=class;~Exam->@exam|exam result;~Class->@=class
greeting card message|card message|greeting card|delivery time|delivery slot|flower delivery : Order->@order;Bouquet->@bouquet|product
=greeting|expressed interest|friend request|gift to member : To->@=member|=profile|language partner|native speaker
grid worker|grid staff|grid member : Grid->@town grid|=grid
group buying participation|group order|group member order : Group buying->@group buying|group purchase;Product->@product
group buying|flash sale|limited-time sale|=seckill|bargain activity|=pre-sale|product promotion|discount activity : Product->@product|good|merchandise|dish
group buying|group purchase : Product->@product|good|commodity;Group leader->@group leader;~Pick-up point->@pick-up point|pickup point
group chat message|chat group message|group notice|group file|group message|group announcement|chat group member : Group->@chat group|group chat|interest group|=group
group leader application|leader application : Community->@community|residential community|neighborhood|neighbourhood;Pick-up point->@pick-up point|pickup point|pickup point location
group leader|community leader : Community->@community|residential community|neighborhood|neighbourhood|district;Store->@store|shop|station
group member|chat group member|circle member : Group->@chat group|interest group|study group|alumni circle|circle|group
group opening|opened group|joined group|shopping group|buying team : Activity->@group-buying activity|group buying|group-buying campaign;Product->@group-buying product|product|fresh vegetable;~Group leader->@group leader|community leader;~Pick-up point->@pick-up point|pickup point|pickup point location
group-buying activity|group buying|group-buying campaign|group purchase|group-buying event : Product->@group-buying product|product|dish|course;Group leader->@group leader|community leader;~Merchant->@merchant|supplier|store|shop;~Pick-up point->@pick-up point|pickup point|pickup point location|self-pickup point
growth album|growth record|growth file|growth measurement|=growth|development record|child health data|child record : Child->@child|baby|student|infant;Class->@=class;~Teacher->@teacher
growth record|baby record|=milestone|sleep record|diaper record : Baby->@baby|child|infant
growth update|growth broadcast|growth broadcasting|planting progress|project update|planting record : Project->@crowdfunding project|project;Plant->@fruit tree|rice field|field|plot;~Livestock->@livestock|animal;~Farmer->@farmer
=guess|guess record|drawing record|=drawing : Room->@game room|=room;Word->@=word;~Player->@room player|=player;~Round->@game round|=round
guessing chat|guess message|=guess|guess record : Room->@game room|=room;Turn->@turn|round;~Player->@room player|player;~Word->@game word|=word
guest room|hotel room|homestay room|=room type : Hotel->@hotel|homestay|hostel|inn;Landlord->@landlord|host;~Building->@building|floor
guest seating|seating arrangement|seat arrangement|seating plan|guest reply|=rsvp|guest response : Guest->@guest|invitee;Table->@=table|guest table|banquet table;~Wedding->@wedding;~Invitation->@electronic invitation|wedding invitation|invitation
=guest|wedding guest : Wedding->@wedding;Table->@=table|guest table|banquet table;~Event->@=event
habit check-in|daily check-in|challenge check-in|exercise check-in|task check-in|goal check-in|fitness check-in|check-in record|=punch-in : Habit->@habit|challenge|goal|check-in task|task|check-in activity|fitness plan|training plan|reading plan|camp;Place->@check-in point|attraction|scenic spot|store|venue|gym;~Group->@team|group
hair salon member|salon customer|stored value card|membership card : Level->@membership level|member level|card type;Stylist->@stylist
hall booking|hall schedule|hall scheduling|hall arrangement|farewell ceremony : Hall->@farewell hall|=hall;Deceased->@deceased;~Business->@funeral business
handling guide|service guide|required document : Service->@city service|government service|=service;Affair->@affair|service item;~Department->@=department
handover booking|=handover|handover record|handover appointment|offline handover : Listing->@=listing|textbook;Place->@handover place|meeting place|pickup point|pick-up point;~Request->@exchange request|swap request|=order
=harvest|harvest record|crop growth record|crop achievement|pest control|pest record|pesticide record|fertilization record|irrigation record : Crop->@planted crop|=crop|seed;Plot->@plot|farm plot|field plot|greenhouse|orchard;~Farm->@happy farm|farm
health check-in|health status check-in|health declaration|temperature check-in : Person->@student|employee|resident|pandemic personnel|staff member|visitor;Place->@region|community|building|department
health consultation form|health questionnaire|health declaration : Appointment->@donation appointment|appointment;Donor->@donor|patient
health data|vital sign|blood pressure record|blood sugar record|blood glucose record|heart rate record|weight record|body measurement|personal health|health measurement : Person->@patient|elderly resident|family member|child|pet|elder|animal;Device->@device|wearable device|bracelet;~Indicator->@health indicator|indicator
health report|health assessment|physical examination report|checkup report|examination report|screening report|health record|health file : Person->@patient|elderly resident|child|student|employee|family member|animal;Screening->@self-spinal screening|screening|health screening|physical examination|health checkup;~Doctor->@doctor|physician;~Institution->@hospital|clinic|institution
health report|health record|health data|health measurement|blood pressure record|blood glucose record|health check-up|physical examination : Person->@patient file|patient|elderly resident|employee|student|family member|pet;Assessment->@risk assessment
health report|medical record|=prescription|=diagnosis|examination report|lab test|treatment record|physical examination : Patient->@=patient|elderly person|candidate|=student|volunteer|=pet;Doctor->@=doctor|physician|veterinarian;~Appointment->@doctor appointment|medical appointment|=appointment;~Schedule->@physical examination schedule
health screening suggestion|screening suggestion|health suggestion|health recommendation : Risk factor->@health risk factor|risk factor;Guideline->@health guideline|guideline;~Record->@health record|health information
help reply|help comment : Help request->@help request;Topic->@discussion topic|discussion
help request : Expert->@professional|mechanic|expert|technician;Vehicle->@=vehicle|=car
herb dosage|prescription item|prescribed medicine|prescription drug|prescription herb : Prescription->@=prescription;Medicine->@herb|medicine|drug
high score|ranking entry|leaderboard entry|=leaderboard : Game->@arcade game|=game|=challenge;Level->@=level|game level|game mode;~Team->@=team;~Player->@=player|=student;~Judge->@=judge
highlighted code|code highlighting|code analysis : Code->@php code|source code|code snippet|=code;Style->@highlighting style;~Project->@=project
hint use|used hint|hint purchase|hint exchange|coin exchange : Hint->@=hint;Level->@game level|=level;~Player->@player
history entry|conversion record|query record : Conversion->@=conversion|conversion result|prompt|webpage|calculation
hive inspection|hive check|colony inspection : Hive->@hive|beehive;Colony->@bee colony|bee colony file|colony;~Beekeeper->@beekeeper
=hive|=beehive|=apiary : Base->@base|bee farm;Beekeeper->@beekeeper;~Nectar source->@nectar source
=holding|portfolio stock|portfolio holding|investment holding|portfolio asset : Portfolio->@portfolio|investment account|trading account;Stock->@stock|fund|coin|token|market;~Account->@wallet
home committee : School->@=school;Class->@=class
homework submission|assignment submission|exercise submission|practice exercise submission : Homework->@homework task|homework|assignment|practice exercise|exercise;Student->@student
homework submission|assignment submission|submitted homework|exercise submission|homework answer|homework record : Homework->@homework task|homework|assignment|exercise;Student->@student|child|learner;~Marked by->@teacher|tutor;~Class->@=class
homework submission|assignment submission|submitted homework|homework answer|homework grade : Homework->@homework task|homework|assignment;Student->@=student|=child
homework task|=assignment|=homework : Course->@video course|course;Class->@class;~Lesson->@lesson
=homework|=assignment|homework assignment|course assignment : Course->@course|subject;Class->@=class;~Teacher->@teacher|instructor;~Lesson->@lesson
=homework|homework task|=assignment|=coursework : Course->@course;Class->@school class|=class;~Teacher->@=teacher;~Lesson->@lesson;~Subject->@=subject|school subject
=homework|homework task|=assignment|class homework|homework assignment : Course->@course|subject|lesson|chapter;Class->@=class;~Teacher->@teacher;~Textbook->@textbook
honey harvest|harvest record|crop harvest : Hive->@hive|bee colony|plot|field|orchard|greenhouse|pond;Batch->@batch;~Crop->@crop|nectar source|honey|fruit
honor certificate|donation certificate|blood donation certificate : Donation->@blood donation|donation;Donor->@donor|volunteer
hose inspection|equipment inspection|equipment check|device inspection|hydrant inspection|machine inspection|facility inspection : Equipment->@hose|hydrant|equipment|hardware device|device|machine|drainage facility;Checklist->@inspection checklist|checklist|inspection item;~Task->@inspection task|patrol task;~Inspector->@inspector|firefighter|employee
=hose|fire equipment|firefighting equipment|fire hose : Vehicle->@fire engine|vehicle;Station->@fire station|station
hospital bed|=bed|ward bed : Ward->@ward|department|room
hotel booking|hotel order|room booking|homestay booking : Hotel->@hotel|homestay|accommodation;Room->@hotel room|room type|guest room|=room;~Guest->@guest
hotel booking|room booking|hotel reservation|hotel order|hotel review|guest check-in : Room->@room type|hotel room|=room;Hotel->@=hotel|homestay;~Guest->@=guest|hotel guest
house viewing|viewing appointment|property viewing|purchase intention : House->@house|property|apartment|building|listing;Customer->@customer|buyer|client;~Agent->@=agent|broker
=house|=apartment|=flat|housing unit|room of house : Building->@=building|apartment building;Community->@residential community|=community|housing estate;~Owner->@=owner|landlord
=house|=apartment|=flat|residential unit : Project->@residential project|residential community|community|project;Building->@building
=house|=apartment|=property|shop unit|room unit : Building->@building|residential building;Community->@residential community|community|park|estate;~Owner->@owner|landlord
=house|=flat|=apartment|household unit|property unit|residential unit : Building->@building|unit building;Community->@residential community|community|estate;~Landlord->@landlord;~District->@district|area
household item|item location : Box->@storage box|=box;Space->@storage space|=room|=location;~Home->@=home|=household
=household|village household : Village group->@village group|village|community;Building->@building
housekeeping order|service order|cleaning order|nanny order|dispatch order|housekeeping appointment|nanny appointment|cleaning appointment : Service->@service item|nanny service|cleaning service|housekeeping service|=service|=cleaning;Worker->@aunt|nanny|cleaner|service worker|technician|worker;~Address->@=address;~Customer->@=customer
housing source|rental house|rental property|property listing|real estate listing|rental listing : Landlord->@landlord|=owner;Community->@residential community|=community|district;~Agent->@real estate agent|=agent|broker;~Area->@=area|=city|=region
=housing|housing record : Grid->@town grid|=grid;Building->@building
hr report|revenue report|monthly report|store report|stock report : Store->@=store|=branch|=warehouse;Department->@=department
http response : Request->@http request|=request
id verification|identity verification|real-name verification|identity check : Customer->@customer|guest|=member|tenant;Response->@questionnaire response
image comparison|comparison result|comparison record|=comparison : First->@local jpeg image|original image|first file|hand-drawn image|jpeg file;With->@hand-drawn image|second file|jpeg file
image identification|photo identification|=identification|identification record|recognition record|recognition result|identification result : Picture->@crop photo|photo|image|video|picture;Found->@coin|plant|species|pest|disease|animal|dish|person|product
improvement suggestion|interview suggestion : Interview->@interview simulation|mock interview|=interview;Answer->@interview answer|=answer;~Score->@interview score|=score
in-app item|game item|game prop|in-app purchase : Game->@=game|mini game;Store->@game store|tool store
inbound record|inbound order|stock-in record|stock in record|goods receipt|receiving record|receiving order|putaway record|warehouse receipt|warehousing record : Item->@inventory item|stock item|material|spare part|product|good;Warehouse->@warehouse|stockroom|storeroom;~Supplier->@supplier|vendor;~Purchase order->@purchase order|procurement order|product procurement
inbound record|outbound record|stock-in record|stock-out record|inbound order|outbound order|stock movement : Warehouse->@warehouse|store;Product->@product|good|material|ingredient;~Supplier->@supplier;~Order->@sales order|purchase order
=incident|service request|it ticket|trouble ticket|support ticket|fault report : Service->@it service|=service;Item->@configuration item|=asset|=equipment|=device;~Engineer->@=engineer|technician|support agent;~Customer->@=customer|=client
=income|daily income|income record|=expense|expense record|bookkeeping entry|ledger entry : Account->@multi-account record|financial account|bank account|wallet;Activity->@shared activity|activity|trip|project;~Rule->@expense sharing rule
incoming email|email message|email record : Account->@email account|gmail account|mailbox;Folder->@folder|label;~Contact->@contact|customer
industrial waste|=waste|waste inventory|waste stock|waste record : Enterprise->@waste producer|enterprise;Warehouse->@warehouse|storage site
industry regulation|industry monitoring|tourism regulation|tourism monitoring : Industry->@=industry;Enterprise->@tourism enterprise|enterprise;~Attraction->@tourist attraction|scenic spot
inoculation record|vaccination record|injection record|=vaccination : Baby->@baby|child|pet|patient;Vaccine->@vaccine;~Clinic->@clinic|hospital;~Appointment->@appointment
inspection item|check item|inspection standard|checklist item : Belongs to->@inspection plan|inspection template|checklist|inspection record|equipment
inspection item|check item|inspection standard|quality standard : Product->@product|=part|component;Process->@=process|process route;~Equipment->@=equipment|machine
inspection item|inspection standard : Plan->@inspection plan;Equipment->@equipment|machine|device
inspection record|periodic inspection|equipment inspection|device inspection|inspection result|patrol record|inspection log : Equipment->@medical equipment|special equipment|equipment|machine|device|facility|asset;Plan->@inspection plan|inspection schedule|inspection task|patrol plan|patrol task;~Inspector->@inspector|patrol officer|security guard|engineer|employee|staff member;~Place->@patrol point|inspection point|area|workshop|building|warehouse|construction site|store;~Item->@inspection item|check item
inspection report|test report|quality inspection report|detection report : Batch->@batch|sample|harvesting batch;Product->@product|honey|vehicle|car;~Institution->@testing institution|laboratory|inspection agency;~Enterprise->@enterprise|company
inspection task|inspection record|inspection result|spot inspection|equipment inspection|equipment maintenance inspection : Equipment->@equipment|machine|device|elevator|vehicle;Plan->@inspection plan;~Item->@inspection item
instructional video|teaching video|training video : Course->@course|lesson|exercise|training plan;Coach->@coach|teacher|instructor
insurance claim|claim case|claim application|claim report : Policy->@insurance policy|policy|warranty;Customer->@customer|policyholder;~Adjuster->@adjuster|agent
insurance order|insurance purchase|insurance application : Insurance->@insurance product|insurance plan|insurance;Pet->@pet;~Insured->@insured person|customer
insurance policy|=policy|insurance order|policy application : Product->@insurance product;Customer->@customer|policyholder|insured person;~Agent->@insurance agent|agent;~Vehicle->@vehicle|car|house
interface documentation|api documentation|interface version : Interface->@api interface|meteorological interface;Project->@=project|=application;~Module->@=module|interface group
interface request|api request|debug request|debugging record|request record|api call|api call record|call log|call record : Interface->@api interface|meteorological interface|interface address|api endpoint|rpc call service|=interface;Environment->@test environment|=environment;~Key->@api key|=key
=internship|internship diary|internship report|internship record|placement feedback|thank-you letter|feedback form|internship log : Student->@=student|intern|trainee;Company->@internship company|work placement|=company|=employer;~Teacher->@=teacher|mentor
interview question|interview answer|interview score|interview report : Interview->@interview simulation|mock interview|=interview;Position->@=job|job position
=interview|interview invitation|interview appointment|job interview : Application->@job application|=application;Job->@job posting|job opportunity|job|vacancy;~Candidate->@candidate|job seeker;~Interviewer->@interviewer;~Resume->@resume
=interview|interview simulation|mock interview : Position->@job position|=job|position;Application->@job application;~Candidate->@candidate|job seeker|applicant;~Resume->@resume
inventory count|=stocktaking|stock count|inventory check : Warehouse->@warehouse|store;Item->@inventory item|product|material;~Keeper->@warehouse keeper|employee
inventory counting|inventory count|=stocktake|=stocktaking|stock count|inventory check|inventory audit : Item->@inventory item|stock item|material|spare part|product|good;Warehouse->@warehouse|stockroom|store;~Shelf->@shelf|storage bin|storage location
inventory item|stock item|inventory record|stock record|product inventory : Product->@product|material|raw material|drug|commodity|good;Warehouse->@warehouse|store;~Location->@storage location|shelf|bin|warehouse location;~Supplier->@supplier;~Batch->@batch
inventory item|stock item|product inventory|inventory record : Product->@product|good|commodity|=material|raw material|spare part|ingredient|medicine;Warehouse->@parts warehouse|warehouse|store|storage location;~Supplier->@supplier
inventory item|stock item|stock level|stock record|inventory record : Product->@product|merchandise|spare part;Warehouse->@warehouse|stockroom|store;~Supplier->@supplier|vendor;~Shelf->@shelf|storage bin|storage location
inventory item|stock item|stock record|storage record|=storage|inventory record : Product->@=product|good|material|drug|medicine|=part;Warehouse->@warehouse|store|storage location;~Supplier->@supplier;~Batch->@=batch
investment opportunity|investment plan : Coin->@cryptocurrency|=coin|currency;Risk->@risk level
investment record|=investment|investment order|=holding|position held|dividend record|earning record : Opportunity->@investment opportunity|investment product|investment project|financial product|=fund|=stock|=coin|cryptocurrency;Plan->@investment plan|investment package;~Account->@trading account|wallet
invitation code|referral code|sharing code|promotion code : Recruitment->@recruitment|activity|=event;Promoter->@promoter|distributor|agent|teacher|salesperson
invitation reward|referral reward : Invitation->@invitation record|invited person|invitation|invitation code;Coupon->@coupon
invitation reward|referral reward|invited person|invitation record|referral record : Invitation->@fission invitation|referral|invitation code|invitation activity
=invitation|meeting invitation|event invitation : Meeting->@meeting|conference call|=event|wedding|activity|project|team|chat group;Code->@invitation code
invited person|invitation record|referral record|invited friend : Invitation->@invitation code|invitation|entered code
invited person|invited user|=invitee : Invitation->@invitation|invitation code
invoice item|invoice line|invoice payment|invoice export : Invoice->@invoice
invoice recognition|invoice extraction|recognized invoice|extracted invoice|invoice information : File->@invoice file|=image|=picture
=invoice|customer invoice|invoice request : Order->@=order|sales order|booking|work order;Customer->@customer|client;~Declaration->@reimbursement declaration|reimbursement request;~Contract->@contract;~Project->@project
=invoice|invoice application|invoice request|electronic invoice : Bill->@bill;Owner->@owner|tenant|customer|client;~Payment->@=payment|parking payment;~Order->@order|booking;~Contract->@contract
=invoice|invoice record|invoice application|invoicing request|tax invoice : Customer->@customer|client|owner|member|tenant|company;Order->@order|bill|contract|booking|waybill;~Title->@invoice title|invoice header;~Project->@project;~Supplier->@supplier
=invoice|sales invoice|electronic invoice|invoice request|invoice application : Customer->@=customer|=client;Order->@sales order|=order|social enterprise sale|booking;~Contract->@=contract;~Enterprise->@service enterprise|=company
irrigation record|irrigation plan|fertilization record|fertilizer record|pesticide record|spraying record : Plot->@plot|field|greenhouse|orchard|land|planting base;Crop->@crop;~Material->@fertilizer|pesticide|farm material;~Worker->@worker|farmer
isbn scan|barcode scan|book scan : Book->@textbook|idle book|book|product
isolation record|quarantine record|close contact : Person->@pandemic personnel|confirmed case|resident|personnel
itinerary arrangement|travel plan|=itinerary : Destination->@destination|city;Attraction->@attraction|scenic spot;~Pet->@pet
itinerary day|itinerary item|itinerary stop|trip day|itinerary activity : Itinerary->@itinerary arrangement|itinerary|trip|travel plan|travel itinerary;Attraction->@attraction|scenic spot;~Accommodation->@accommodation|hotel|homestay;~Transportation->@transportation|flight|train
itinerary day|itinerary item|route stop|itinerary stop|trip day|travel day|day plan|itinerary activity : Itinerary->@itinerary|travel itinerary|travel plan|virtual travel itinerary|trip plan|route plan|route;Place->@scenic spot|attraction|travel destination|destination|place|restaurant|hotel;~Hotel->@hotel|homestay|hostel
itinerary day|itinerary item|travel stop|trip day|itinerary stop : Itinerary->@travel itinerary|itinerary|travel plan|=trip;Place->@scenic spot|tourist attraction|national park|attraction|destination;~Hotel->@hotel
itinerary day|itinerary item|trip day|itinerary stop : Itinerary->@itinerary|travel plan|trip;Spot->@scenic spot|tourist attraction|destination;~Stay->@accommodation|hotel;~Restaurant->@restaurant
=itinerary|travel itinerary|travel plan|trip plan|route plan|tour itinerary|virtual travel itinerary : Destination->@destination|travel destination|city|scenic spot|country;Route->@route|tour route|travel route;~Traveller->@traveler|tourist
=itinerary|travel plan|trip plan|=trip : Destination->@destination|scenic spot|tourist attraction;Customer->@customer|client;~Tour->@tour package|tourism package|=tour;~Preference->@travel preference|=interest
jdbc query|sql query|query record|query history|query statement|saved query|=query : Database->@sql database|database connection|data source|=database;Table->@database table|data table;~Dataset->@dataset|data set
job application|application for a job|resume submission|resume delivery|internship application|candidate application : Job->@job position|job posting|part-time job|temporary labor demand|job|position|recruitment|internship;Resume->@resume|cv;~Company->@company|employer;~Applicant->@candidate|student|talent|freelancer|worker
job application|job candidacy|resume delivery|resume submission : Job->@job posting|job opportunity|job opening|job|vacancy|position;Resume->@resume|cv;~Candidate->@candidate|job seeker
job application|resume delivery|job registration|candidate application : Job->@recruitment position|job posting|job opportunity|=job|recruitment|job task|bounty;Resume->@resume|work experience;~Candidate->@candidate|job seeker|worker
job application|resume submission|resume delivery|application for job|job candidate application : Job->@job|vacancy|recruitment|job posting|=position;Resume->@resume;~Candidate->@candidate|job seeker|talent|healthcare professional;~Employer->@employer|=company
job interview|=interview|interview invitation|interview record|job offer|=offer : Application->@job application|resume submission;Candidate->@candidate|talent|job seeker;~Job->@=job|recruitment|vacancy;~Interviewer->@interviewer
job posting|job listing|job opportunity|recruitment position|job task : Company->@enterprise|company|employer;Department->@department;~Industry->@employment industry|industry;~Work order->@work order
job posting|job opening|=recruitment|job opportunity|=vacancy|position opening : Employer->@employer|=company|enterprise|research institution|employer account;Department->@=department
job posting|job opportunity|=vacancy|recruitment position|job opening : Company->@employer|recruiting company|enterprise|=company;City->@=city|region;~Department->@department
job posting|job position|part-time job|recruitment position|temporary labor demand|=recruitment|job listing|=vacancy|=internship : Company->@company|employer|enterprise|merchant|business owner;Department->@department;~City->@city|region;~Industry->@industry|job category
job view|saved job|job favorite|job alert|job recommendation|paid job posting : Job->@=job|job posting|recruitment|vacancy;Candidate->@candidate|talent
joined meeting|meeting attendee|meeting participant|meeting attendance : Meeting->@meeting|conference call|video conference|conference
judge score|judging score|judge evaluation : Judge->@judge;Team->@=team|contestant|=work|contest entry|project;~Competition->@competition|contest
keyword extraction|text clustering|sentiment result|sentiment analysis : Comment->@news comment|=comment;Article->@news article|news data|article|document
keyword ranking|=ranking|keyword data : Keyword->@advertising keyword|=keyword;Engine->@search engine;~Company->@enterprise|=company
kitchen order|kitchen ticket|kitchen display item : Order->@=order|restaurant order;Dish->@=dish|menu item;~Table->@=table
kitchen ticket|kitchen order ticket|print job|printed order|order print|print record : Order->@order|document|waybill;Printer->@printer|print shop;~Dish->@dish
knowledge point : Course->@course|subject|textbook;Chapter->@chapter
knowledge point|syllabus item|curriculum unit : Subject->@subject|textbook|course;Chapter->@chapter|unit
lamp pole : Road section->@road section|=road|district
=lamp|street lamp : Pole->@lamp pole;Group->@lamp group;~Road section->@road section|=road
land contract|land lease|land transfer|land circulation : Land->@land|plot|field|land parcel;Household->@household|villager|farmer|contractor;~Village group->@village group|village
=land|land parcel|land plot : Household->@household|villager|farmer|farm;Village group->@village group|village
language partner|native speaker : Language->@=language
launch simulation|simulation run|simulation record|simulation step|launch phase : Rocket->@rocket|simulation model;Site->@launch site;~Parameter->@launch parameter
lawyer appointment|lawyer booking|expert appointment|expert booking|adviser booking : Lawyer->@lawyer|expert|consultant|adviser;Service->@lawyer service|legal service|service;~Time slot->@time slot|available time;~Case->@legal case|case
lawyer home page|=home page|lawyer service|lawyer article|lawyer income|legal question|paid q&a|paid question : Lawyer->@lawyer
lawyer service|legal service item|law article|lawyer article|expert article : Lawyer->@lawyer|expert;Law firm->@law firm;~Field->@practice area|legal field
=lead|sales lead|customer lead|potential customer : Salesperson->@salesperson|sales representative;Campaign->@marketing campaign|campaign|marketing activity|advertisement;~Channel->@channel|lead source;~Product->@product
=lead|sales lead|customer lead|potential customer|=clue : Source->@lead source|source|channel|campaign|ad;Keyword->@keyword;~Salesperson->@salesperson|salesman|employee;~Product->@product|service|course|property
=lead|sales lead|mined customer|potential customer : Product->@product;Campaign->@campaign|marketing activity|advertisement|ad placement|landing page|=marketing;~Property->@property|real estate listing;~Salesperson->@salesperson|sales representative|=agent
=lead|sales lead|sales opportunity|=opportunity : Customer->@customer|client;Product->@product|course|house|property|service
league table|league team|team ranking|=standing|team standing|league standing : Team->@football team|cricket team|=team|=club;League->@=league|tournament|=season|competition
learning note|study note|course note entry : Lesson->@lesson|chapter;Course->@course|book|textbook
learning progress|learning record|course learning record|study record|done lesson|completed lesson|lesson play|lesson progress : Lesson->@lesson|course chapter|pre-recorded video lesson;Course->@course|=class;~Student->@=student|trainee|=learner|=employee
learning record|learning progress|study record|course progress|viewing record|learning history|training record|study progress : Course->@course|learning course|training|training course|micro-class|book;Lesson->@lesson|chapter|video|educational video;~Student->@student|employee|learner|trainee|child
learning record|learning progress|study record|learning report|course progress|study plan : Student->@student|learner|child|employee;Course->@video course|course;~Lesson->@lesson|video lecture;~Path->@learning path
learning record|learning report|study record|learning progress|course progress|study progress|study time record : Student->@student|learner|child|employee|party member|trainee;Course->@course|learning task;~Lesson->@lesson|chapter;~Content->@learning content|article|video
learning report|study report|learning analysis|growth report|semester report : Student->@=student|child|trainee;Course->@course|=subject;~Teacher->@=teacher|tutor
learning report|study report|student report|progress report|learning analysis|performance report : Student->@student|child|learner|trainee|pupil;Class->@=class;~Course->@course|textbook|subject|word book;~Teacher->@teacher|coach
learning resource|teaching material|=courseware|teaching resource|study material|=handout : Course->@course;Lesson->@lesson|course chapter|chapter;~Teacher->@=teacher|lecturer;~Subject->@=subject|school subject
learning task|study task : Content->@learning content|article|course|video;Class->@=class;~Teacher->@teacher
=lease|lease contract|rental contract|rental agreement|=tenancy|tenancy contract : House->@house|apartment|flat|room|property|shop|office|warehouse;Tenant->@tenant|customer|company;~Landlord->@landlord|owner|property owner;~Agent->@agent|realtor
=lease|rental contract|lease contract|=tenancy : House->@house|apartment|property|shop unit|=room;Tenant->@tenant|enterprise
leave application|leave request|overtime application|business trip : Person->@employee|student|worker|staff member|teacher;Leave type->@leave type
leave request|leave application|leave record|=leave : Who->@student|child|employee|teacher|staff member|worker;Class->@=class|course|department|lesson;~Approved by->@teacher|manager|supervisor
leave request|leave application|overtime request|overtime application|business trip request|make-up card request|resignation request : Employee->@employee|staff member|teacher|student|worker;Shift->@shift|work shift;~Approver->@store manager|department manager|=manager
ledger entry|journal entry of account|accounting entry|voucher entry|account entry|general ledger entry : Account->@ledger account|accounting subject|chart of account;Voucher->@accounting voucher;~Ledger->@general ledger|ledger
legal article|law clause|regulation article|legal provision|=clause : Law->@law|regulation|contract template|contract
legal case|court case|=lawsuit|litigation case|case file : Lawyer->@lawyer|mediator|judge;Client->@client|customer|party;~Court->@court;~Type->@case type
legal consultation|paid graphic consultation|graphic consultation|paid graphic|telephone appointment|lawyer appointment|telephone consultation : Lawyer->@lawyer;Field->@legal field|practice area;~Service->@lawyer service
lesson plan|lesson plan goal|teaching plan|lesson preparation|teaching goal : Textbook->@textbook;Lesson->@lesson;~Course->@course|subject;~Class->@=class;~Teacher->@teacher
=lesson|class session|training session|live lesson : Course->@course|dance class|curriculum;Teacher->@=teacher|instructor|=coach|tutor|lecturer;~Chapter->@chapter|course chapter;~Room->@classroom|studio
=lesson|course lesson|class session|=session|course session|=lecture|online lecture : Course->@course;Teacher->@teacher|instructor|lecturer|lawyer|coach;~Class->@=class;~Classroom->@classroom|studio;~Textbook->@textbook
=lesson|course lesson|lesson video|educational video|course video|video lesson|class session : Course->@course|training|training course|micro-class|programming language;Teacher->@teacher|lecturer|instructor;~Chapter->@chapter|unit;~Room->@classroom
=lesson|video lecture|=lecture|course chapter|course material|course resource|learning resource|course learning content : Course->@video course|training course|course;Teacher->@teacher|lecturer
level progression|level record|game progress|achievement record|earned badge|earned achievement|badge record|unlocked achievement : Level->@game level|level|achievement|badge|game|q&a game;Player->@=player|game character|student
level task|challenge level|programming task|course task|level challenge : Course->@course|lesson|chapter|learning path;Level->@level|stage;~Class->@=class
level-by-level review|submission review|submission audit|data review|data return record|report review : Submission->@data filling|reported data|submission;Task->@reporting task|=task;~Unit->@government unit|reporting unit|=unit
license plate binding|bound vehicle|free vehicle|parking space : Parking lot->@parking lot|car park;Vehicle->@=vehicle|license plate
line translation|subtitle line|translated line : File->@srt file|subtitle file;Segment->@translation segment|subtitle segment;~Translator->@translator;~Project->@translation project|=project
=line|subtitle line|subtitle entry : Subtitle file->@subtitle file|srt file|subtitle
listener comment|episode comment : Episode->@episode|program|audio;Channel->@channel|podcast
live comment|bullet screen|live like|live stream play|interaction record|interaction ranking|live stream reminder : Live stream->@live stream|live room;Video->@video
live product|live stream product|schedule product|selection product|selected product : Product->@product;Live stream->@live schedule|live stream|live broadcast|event|live room;~Anchor->@anchor|streamer;~Merchant->@merchant|supplier
live question|webinar question|users attending record|webinar registration|translated speech|speech translation|=subtitle|webinar message : Webinar->@multilingual webinar|webinar|live stream|meeting|audio|video;Language->@language;~Host->@host|speaker
live replay|stream replay|stream recording|on-demand video|live pk|live room statistic : Stream->@live stream|=stream|live room;Anchor->@anchor|streamer
live room : Anchor->@anchor|streamer|host;Theme->@live theme
live schedule|live plan|live broadcast plan|stream schedule : Anchor->@anchor|streamer|host|teacher;Room->@live room|studio;~Product->@product
live score|match event|match report|match comment|match statistic|match detail|score update|ball by ball : Match->@=match|football match|match schedule|fixture;Team->@league team|=team;~Player->@player profile|=player|athlete
live stream|=stream|live broadcast|live show : Host->@anchor|streamer|lawyer|teacher;Room->@live room|=room;~Theme->@live theme
`
