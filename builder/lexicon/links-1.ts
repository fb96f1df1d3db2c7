/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “3d printing estimate” to “check-in”. */
export const links1 = `
3d printing estimate|printing cost estimate|print quote|printing order|print order : File->@obj file|stl file|model file|document;Material->@printing material|material;~Technology->@printing technology|printing technique|printer;~Formula->@formula;~Shop->@print shop
abnormal feedback|abnormal report|exception report|exception record|transport exception|delivery exception : Waybill->@waybill|shipment|parcel|order|delivery;Driver->@driver|courier|rider;~Vehicle->@vehicle|truck;~Node->@transportation node|transport node
=abnormality|equipment fault|equipment failure|failure prediction|fault report|equipment failure prediction|=breakdown : Equipment->@equipment|machine|device|vehicle;Inspection->@inspection result|inspection task|inspection record
acceptance record|node acceptance record|acceptance application|acceptance request|project acceptance|=acceptance : Node->@construction node|project node|node|construction stage|milestone;Project->@construction project|renovation project|house|project;~Supervisor->@supervisor|inspector;~Work order->@work order|purchase order|order
access control|door record|entry record|door opening record|passage record|face recognition record|facial recognition : Door->@door|access point|gate|access device|room|building;Person->@employee|resident|visitor|staff member|student|member;~Device->@device;~Order->@order|reservation|visitor appointment
access record|gate access record|gate record|door access record|vehicle access record|entry and exit record|access permission record : Gate->@gate access control|access control device|=gate|=door|entrance;Person->@staff member|=employee|=student|resident|visitor;~Vehicle->@=vehicle|=car
accommodation recommendation|hotel recommendation : Accommodation->@accommodation|hotel|homestay;Attraction->@attraction|scenic spot
account binding|child binding|student binding : Student->@=student|=child;Parent->@=parent|guardian
account retrieval|account claim|code claim|gift code claim : Game account->@game account|gift code|card code;Game->@game;~Activity->@game activity
account top-up|wallet top-up|recharge record|recharge order|=recharge|balance recharge : Account->@wallet|meal card|membership card|stored value card|charging card|=card;Package->@recharge package|recharge plan|data plan;~Member->@=member|hair salon member
accounting transaction|bank transaction|account transaction|wallet transaction|transfer between account : Account->@bank account|wallet|ledger;Invoice->@invoice
accounts payable|=payable : Supplier->@supplier|vendor;Invoice->@purchase invoice|supplier invoice|invoice;~Purchase order->@purchase order
accounts receivable|=receivable|collection record|debt collection|payment reminder|dunning record : Customer->@=customer|=client|debtor;Invoice->@invoice;~Contract->@=contract
activity check-in|event check-in|check-in record|attendance check-in : Activity->@=activity|=event|lesson|course;Registration->@registration|sign-up;~Participant->@volunteer|=student|=member|=employee;~Point->@checkpoint|patrol point
activity record|activity feedback|activity photo|activity summary|activity review|activity comment|event feedback|event photo|event review : Activity->@marketing activity|=activity|=event
activity registration|activity application|activity sign-up|event registration|event sign-in|sign-in record|activity sign-in|activity participant : Activity->@activity|event;Student->@student|volunteer|member;~Association->@association|club|society
activity rule|activity prize|activity reward|event rule : Activity->@marketing activity|=activity|=event
activity rule|activity reward|activity effect|activity effectiveness|campaign statistic|=participation|participation record : Activity->@marketing activity|promotional activity|voting activity|campaign|activity|event;Stream->@live stream|stream;~Reward->@=reward
=activity|=event|offline activity : Venue->@venue|activity place|=hall;Organiser->@=organizer|organiser|=club|interest group|=association;~Circle->@circle
=activity|campus activity|club activity|volunteer activity : Association->@association|club|society|youth league committee;Venue->@venue|site
ad campaign|=campaign : Account->@ad account;Advertiser->@advertiser|customer|merchant;~Product->@product
ad click|click record|ad impression|ad data|ad performance|ad conversion|=conversion|click-through rate|conversion rate|traffic reading|ad report|ad metric|ad statistic : Ad->@product ad|ad|advertisement|ad campaign|campaign|link;Product->@product;~Channel->@channel|ad account|website;~Keyword->@keyword
ad placement|=advertisement|ad campaign|ad order|placement plan : Creative->@ad creative|creative;Space->@ad space|ad slot|ad position;~Advertiser->@advertiser;~Strategy->@placement strategy;~Media->@media outlet|=media
ad reading|ad click|ad impression|placement data|ad report : Placement->@ad placement|ad campaign|advertisement;Traffic source->@traffic source
ad reward|ad view|watched ad|ad watch : Ad->@=ad|advertisement
ad space|ad slot|ad position|traffic source : Media->@media outlet|=media
ad view|ad impression|ad click|ad play : Ad->@banner ad|video ad|advertisement|ad
=ad|=advertisement|banner ad|video ad|targeted ad|sponsored ad : Advertiser->@advertiser|merchant;Spot->@ad spot|ad placement|advertising space|=spot;~Campaign->@ad campaign|promotional activity|marketing activity;~Customer group->@customer group;~Video->@skippable video
=ad|=advertisement|product ad|merchant ad|ad creative|=banner|multi-level advertisement : Campaign->@ad campaign|campaign;Account->@ad account;~Product->@product;~Advertiser->@advertiser|merchant;~Slot->@ad slot|ad space|building
additional item|extra item|change order|design change|variation order : Project->@construction project|renovation project|project|house;Node->@construction node|node;~Foreman->@foreman|contractor
address book|delivery address|shipping address|receiving address : Customer->@customer|member;Region->@region|=city
administrative task|daily administrative task|=task|it support task|project task : Project->@project;Department->@department
=administrator|staff account|admin account|user account : Role->@administrator role|user role|=role;School->@=school
=administrator|system user|admin user : Role->@role;Department->@department
admission ticket|exam ticket|seat assignment : Exam->@exam|examination;Candidate->@candidate|=student|examinee;~Room->@exam room|exam site
=admission|admission record|admission result|enrollment result|enlistment score : Candidate->@candidate|=registration|=soldier|=student|applicant;Examination->@physical examination|=exam;~Score->@=score
adoption application|adoption request : Adoption->@adoption notice|adoption information|adoption;Pet->@pet|animal
adoption application|adoption request|adoption record|=adoption : Animal->@pet|animal|cat|dog|stray animal|tree|child;Shelter->@shelter|rescue station;~Adopter->@adopter
=adoption|adoption information|lost pet notice|pet photo|pet image|weight record|grooming record|walking record : Pet->@pet|dog|animal
adverse reaction feedback|adverse reaction|=reaction|vaccine reaction : Inoculation->@inoculation record|vaccination record|injection record;Baby->@baby|child|patient;~Vaccine->@vaccine|medicine|medication
=affair : Service->@city service|government service;Department->@=department;~Guide->@handling guide
affair application|city service application|service application|government application|online application|administrative application : Service->@city service|government service|service item|=service;Department->@=department;~Guide->@handling guide
after-sales service|after-sales request|after-sales order|after-sale service|after-sales ticket|after-sales record : Order->@order;Product->@product|good|inventory item;~Customer->@customer;~Engineer->@engineer|technician
after-school service sign-up|club sign-up|club registration|club application : Service->@after-school service|student club|=club;Student->@=student|=child
after-school service|extracurricular activity|=club activity : Teacher->@=teacher|instructor|=coach;School->@=school;~Club->@student club|=club
=agent|=distributor|=franchisee|regional agent : Region->@region|province|=city;Level->@agent level|distributor level
agreement signing|contract signing|signing record|electronic signature|signature record|=signature : Document->@mediation agreement|agreement|contract|lease contract|document|dispute
air quality reading|pollutant reading|environmental reading|weather reading|water quality reading|monitoring reading|observation record|monitoring data record : Station->@monitoring station|weather station|observation station|=station;Pollutant->@pollutant|indicator|water quality indicator;~City->@=city|=region
alarm response|alarm handling|fire report|call-out report|alarm record : Alarm->@alarm|fire alarm;Vehicle->@fire engine|vehicle;~Member->@firefighter|member
=alarm|abnormal alarm|device alarm|equipment alarm|alarm record|alarm event|alarm information|failure alarm|fire alarm : Device->@device|sensor|monitoring point|equipment|machine|meter|camera|endpoint|server|vehicle;Rule->@alarm rule|alert rule|alarm threshold;~Place->@workshop|greenhouse|pond|building|room|area|production line|park;~Handler->@operator|engineer|maintenance staff|duty officer|employee
=alarm|fire alarm : Device->@device|sensor|camera|lamp pole;Station->@fire station
album photo|wedding photo : Album->@photo album|album|gallery;Event->@wedding|=event|activity
alert notification|alarm notification|alert message|visual alert|exception alert : Rule->@alert rule|alarm rule|monitoring rule;Device->@device|web server|server|web service|machine;~Monitoring item->@monitoring item|metric|sensor;~Reading->@device reading|monitoring data
alert notification|alert record|alarm record|=alarm|warning record|early warning : Rule->@alert rule|alarm rule|warning rule;Device->@network device|device|sensor|equipment|machine|server|camera;~Person->@elderly resident|patient
alert record|anomaly alert|system alert|threshold alert|abnormal alert|warning record|early warning : Source->@device|sensor|monitoring point|equipment|machine|interface|server|database|website|vehicle;Rule->@alert rule|alarm rule|alert threshold|warning rule|rule|threshold;~Metric->@metric|indicator;~Handler->@engineer|duty officer|operator|employee
alert rule|alarm rule|=threshold|device configuration|program logic|device log : Device->@network device|device|sensor|equipment|server;Metric->@monitoring metric|metric|indicator;~Stock->@stock
alert rule|alarm rule|monitoring rule : Monitoring item->@monitoring item|metric|sensor;Device->@device|web server|server|web service|lamp pole;~Product->@product|inventory item
alert rule|alarm rule|warning rule|alert setting|alarm setting|alert threshold|alarm threshold|warning threshold : Source->@sensor|device|monitoring point|equipment|machine|meter|interface|endpoint|server|database|monitoring address;Metric->@metric|indicator|parameter;~Keyword->@keyword;~Recipient group->@contact group|notification channel|recipient group
alert rule|alarm rule|warning rule|alert threshold|warning threshold|alarm threshold : Watched->@inventory item|pollutant|indicator|metric|log source|sensor|monitoring station|cloud resource|device|server|stock|cryptocurrency
analysis of score|score analysis|exam analysis|test analysis|grade analysis : Exam->@exam|exam result|=score;Student->@=student;~Class->@school class|=class
=analysis|data analysis|analysis result|analysis report : Dataset->@dataset|big data|data record|data table;Article->@news article;~Template->@analysis template;~Video->@video
=analysis|data analysis|analysis result|analysis task|data mining task|mining model|data cleaning record|data cleansing record : Dataset->@dataset|data source|csv file;Model->@analysis model|=model
animal record|=livestock|breeding record|weighing record : Barn->@barn|pen|farm;Breed->@breed
=animal|=pet|=livestock : Owner->@pet owner|owner|customer|farmer;Breed->@breed|species;~Place->@enclosure|cage|barn|shelter|ward|pen;~Vet->@veterinarian|keeper
=announcement|=notice|property announcement|class announcement|school announcement : Community->@residential project|residential community|community;Class->@=class|home committee;~School->@=school
answer setting|model parameter|model setting : Knowledge base->@knowledge base;Model->@ai model|language model|=model
answer sheet|exam answer|marked answer|student answer : Paper->@exam paper|=paper|exam|=test;Question->@exam question|practice question|=question;~Student->@student|candidate
api call|interface call|api interface call|=call|request record|api request|http request|access record of interface : Interface->@mock interface|api interface|interface|rest api|api|endpoint;Key->@api key|application;~Data source->@data source
api endpoint|rest api|api call|api key : Database->@sql database|=database;Table->@database table|data table;~Application->@=application
api interface|api endpoint : Project->@=project;Module->@interface group|=module
api key|key application|access key|api application|access token|api token : Application->@developer application|=application|cloud application;Interface->@api interface|meteorological interface;~Package->@=package
app test|test case|bug report|test report|app version : App->@=app|application version|software|interface|project
application approval|borrowing approval|approval record|approval step|approval node|leave approval|leave request approval : Application->@seal application|leave application|leave request|=application|=borrowing;Flow->@approval flow|approval process;~Approver->@approver|store manager|department manager
appointment quota|time slot quota : Time slot->@time slot;Yard->@yard|gate|terminal
appointment reminder|booking reminder|reservation reminder|event reminder|lesson reminder : Booking->@appointment|=booking|reservation|tutoring session|=session|=event|lesson
=appointment|=clinic appointment|vaccination appointment : Patient->@patient file|patient|baby|pet|elderly resident;Doctor->@doctor|therapist|counselor|dentist|stylist|lawyer;~Clinic->@vaccination clinic|clinic|hospital;~Service->@vaccine|treatment|service;~Time slot->@appointment slot|time slot
=appointment|medical appointment|clinic appointment|doctor appointment|hospital appointment|appointment registration|outpatient registration|registration record : Doctor->@doctor|physician|counselor|therapist|dentist|expert;Patient->@patient|child|family member|pet;~Department->@department|clinic|hospital;~Time slot->@doctor schedule|time slot|available time|schedule;~Service->@service|service item|treatment item
appraisal conclusion|=conclusion|expert conclusion|expert opinion|appraisal report : Appraisal->@appraisal order|expert appraisal|appraisal|identification;Object->@coin|antique|artwork;~Expert->@expert|appraiser
appraisal order|appraisal request|authentication order|authentication request : Object->@coin|antique|collection item|collectible|jewelry|painting|artwork;Photo->@photo identification|photo;~Expert->@expert|appraiser
approval request|approval application|process application|pending task : Workflow->@approval workflow|approval process|=process;Submission->@form submission;~Applicant->@employee
approval rule|risk rule|credit rule|approval process|approval step|approval node : Product->@credit product|loan product;Process->@=process|workflow;~Role->@role|department
archive sending|sent archive|zip archive : Folder->@folder;Recipient->@contact
=assertion|test assertion|test step|expected result check : Test case->@test case|interface test case
=assertion|test assertion|test step|expected value|test data|case parameter : Test case->@test case|automated test;Interface->@interface request|api interface|=interface
=assertion|test step|test case step : Test case->@test case
assessment report|psychological report|evaluation report of scale : Test->@scale test|assessment record|assessment result|psychological assessment|assessment;Scale->@scale;~Student->@student|patient|child;~Counselor->@counselor|psychologist|doctor
assessment result|personality test result|psychological test result|=statement|test statement|assessment question : Assessment->@personality test|psychological test|self-assessment|self-research|questionnaire
asset borrowing|asset loan|borrowing record|borrow record|equipment borrowing|equipment rental|=rental|rental order|rental record|lending record|equipment booking|item loan : Item->@equipment|device|book|boat|car|vehicle|bike|costume|virtual reality travel gear|asset;Borrower->@reader|student|employee|member|customer;~Store->@store|library|laboratory|station;~Copy->@book copy|copy
asset record|=asset|fixed asset|it asset : Department->@department;Place->@building|room|property|office|storage location|warehouse;~Holder->@employee|staff member;~Supplier->@supplier
assignment submission|homework submission|submitted homework|homework answer : Assignment->@homework|assignment;Student->@student|trainee;~Teacher->@teacher
=athlete|player profile|team member|=coach : Team->@team|sports team|club;Sport->@sport|sport event|event group
attendance record|=attendance|=clock-in|clock-in record|attendance punch|punch record|employee clock-in|sign-in record|attendance check-in : Who->@student|child|employee|worker|staff member|trainee|member|party member|athlete;Class->@=class|course|session|lesson|meeting|training|shift|activity|job|part-time job;~Place->@construction site|attendance point|site|store;~Shift->@shift|attendance rule|attendance group
attendance record|=attendance|clock-in record|leave request|leave application|overtime request|leave record|overtime record : Person->@=employee|staff member|=student|=worker|crew member|=instructor|=member;Course->@=course|lesson|=class;~Site->@construction site|=shift;~Card->@membership card
attendance record|clock-in record|clock record|class attendance : Employee->@employee|staff member|worker;Student->@student|pupil|child|trainee;~Shift->@shift|work shift;~Class->@lesson|class session|course|=class
attendance report : Alarm->@alarm|incident;Vehicle->@fire engine|vehicle;~Duty->@duty roster|duty;~Employee->@employee|member
auction bid|bidding record|bid record|auction offer : Lot->@auction lot|auction item|lot|auction|second-hand item|product;Bidder->@bidder|supplier
auction item|auction lot|=lot : Announcement->@subject matter announcement|auction announcement;Auction->@=auction|auction session;~Seller->@=seller|consignor
auction lot|auction item : Auction->@auction|auction session;Item->@coin|antique|artwork|collection|product|vehicle;~Seller->@seller|consignor
auction price|auction record|transaction price|historical price|price record|price history|market price|price trend : Of->@coin|antique|artwork|product|house|community|crop|vegetable|commodity|stock|fund|car;Market->@market|platform|store|region;~Auction->@auction
authenticity check|anti-counterfeit query|authentication check|traceability query : Product code->@product code|traceability code|security code;Product->@white wine product|product|batch
authenticity detection|similarity detection|content detection|prohibited word detection|word detection : Article->@news article|article|document|text|video;Rule->@filter rule|prohibited word
automatic reply|auto reply|auto-reply rule|predefined response|reply template|response template|keyword reply : Keyword->@keyword;Type->@inquiry type|intention|message type;~Account->@wechat account|personal account|email account|official account
available time|employee availability : Employee->@employee|staff member|worker|teacher|coach
backpack item|player item|inventory slot|owned item : Item->@game item|in-app item|building material|tool|prop;Backpack->@backpack
=backtest|=backtesting|backtest run : Strategy->@trading strategy|strategy;Stock->@stock|symbol|security;~Dataset->@market data|dataset
badminton court|=court|tennis court|venue staff : Venue->@venue|stadium|gym
=ballot : Motion->@motion|poll option|poll|proposal|candidate|contestant|voting activity
=ballot|vote record|voting record : For->@vote option|poll option|contestant|candidate|original work|work|poll|voting activity|activity|motion
bank card|bank account|payment account : Account->@user account|wallet;Bank->@bank
bargain record|bargain help|help record : Activity->@bargain activity|bargain;Product->@product
=bargaining|=bargain|=negotiation|price offer|=offer : Product->@idle digital product|idle item|second-hand item|product|house|textbook
=batch|drug batch|medicine batch|product batch|production batch : Drug->@drug catalog|=drug|=medicine|near-expiry drug|=product|=material;Supplier->@supplier;~Purchase order->@purchase order;~Store->@store|warehouse
=batch|product batch|harvest batch|harvesting batch|production batch|planting batch : Product->@product|honey|agricultural product|crop|tea|drug;Base->@planting base|base|plot|farm|apiary|hive|garden|pond;~Enterprise->@enterprise|manufacturer|farmer|beekeeper|supplier
=battle|=combat|=duel|national war|guild war|player trade|character trade : Attacker->@game character|=character|guild|=player;Room->@game room;~Game->@game;~Map->@game map|level
=battle|=duel|battle record : Character->@game character|=character|hero;Room->@game room;~Monster->@monster|boss;~Level->@game level
bed assignment|=hospitalization|inpatient record|admission record : Ward->@ward|department|room;Patient->@patient|elderly resident|elder;~Doctor->@doctor
bee colony|bee colony file|=colony|colony file : Hive->@hive|beehive;Apiary->@apiary|bee farm|base;~Beekeeper->@beekeeper
before-and-after photo|service photo|door check-in|service record|service evaluation|service review of order : Order->@service order|housekeeping order|repair order|=order;Worker->@aunt|nanny|cleaner|technician|worker
=bet|=wager|betting record : Match->@football match|match|race|game round|=game;Odds->@odd
=bid|bidding record|margin payment|=margin|deposit of bid|margin return|bid registration|transaction confirmation|auction deal : Item->@auction item|auction lot|=lot|=auction;Bidder->@bidder;~Announcement->@subject matter announcement|auction announcement
=bid|project bid|freelance proposal|bidding record : Project->@project|tender;Freelancer->@freelancer|supplier;~Auction item->@auction item|=lot
bill of material|bom item|material list|engineering quantity : Product->@product|construction drawing|building model;Material->@raw material|material|wall
bill payment|property fee payment|fee payment|rent payment|utility payment : Bill->@property fee|=bill|rent bill|utility bill;House->@=house|=flat|=property;~Owner->@=owner|=tenant|resident
bill reconciliation|=reconciliation|reconciliation record|account reconciliation|statement of account : Customer->@customer|supplier|merchant|carrier;Bill->@bill|invoice|waybill|order;~Checked by->@employee|finance staff
bill split|shared expense|split bill : Trip->@trip|group|expense;Person->@member|participant|roommate
=bill|monthly bill|property bill|utility bill : House->@house|apartment|flat|room|property|shop unit;Owner->@owner|resident|tenant|household|advertiser|customer;~Contract->@lease|rental contract|contract;~Account->@multi-account record|financial account
=bill|property bill|water bill|electricity bill|utility bill|rent bill : House->@house|flat|apartment|room;Owner->@owner|tenant|resident;~Charging standard->@charging standard|fee standard|charge item;~Meter reading->@meter reading|water reading;~Lease->@lease|rental contract
billing record|billing entry|service renewal : Invoice->@invoice;Customer->@customer|client;~Service->@hosting service|service
=billing|billing record|rental bill|rental fee|usage bill : Rental->@=rental|=borrowing;Customer->@customer|client|member;~Service->@hosting service|=service;~Domain->@domain name|domain;~Order->@order
bitcoin transaction|coin transfer|blockchain transaction : Wallet->@wallet|wallet address;Coin->@coin|bitcoin price
=blessing|blessing message|guest message|wedding photo|map navigation : Invitation->@electronic invitation|wedding invitation;Wedding->@wedding;~Guest->@guest
blind box : Series->@blind box series|series|=set;Activity->@=activity
blind box note|couple note|=note : Blind box->@couple blind box|blind box;Book->@=book;~Lesson->@lesson|=course
blind box|blind box series|box series|box drawing|box draw|draw record|drawing record|lottery draw : Series->@series|box machine|prize pool|lottery;Figure->@figure|prize|drawn figure;~Payment->@payment|order;~Brand->@brand|ip
blocked ip|ip block|ip blocking|=ip|event analysis|emergency handling : Event->@network security event|security event|emergency event|=alert;Device->@device|firewall
blogger revenue|answer revenue|revenue record of blogger : Blogger->@blogger|=expert;Question->@=question|paid question;~Answer->@=answer
blood donation : Site->@blood donation house|donation site|blood station;Appointment->@donation appointment;~Donor->@donor
blood inventory|blood stock|blood inventory warning|blood release : Station->@blood station|blood donation house|donation site|hospital;Blood->@=blood|blood type
blood test|blood sample|lab test|blood screening : Blood->@=blood|blood unit|blood bag;Donation->@blood donation;~Donor->@donor|patient
=blood|blood unit|blood bag|blood product : Donation->@blood donation;Station->@blood station|blood donation house|donation site
boarding plan|crew assignment|boarding record|disembarkation record|crew dispatch : Crew->@crew member|=crew|seafarer;Vessel->@vessel|=ship;~Position->@crew position|rank;~Port->@=port
book borrowing|book loan|borrowing order|book reservation|borrowing request : Book->@book copy|book;Reader->@reader|library card|student;~Library->@library|branch
book copy|=book|=e-book : Author->@author|writer;Library->@library|shelf|bookshelf;~Publisher->@publisher
book loan|borrowing record|loan of book|book reservation|book copy|fine for book : Book->@library book|=book;Reader->@=reader|library member|=student
booking verification|reservation verification|appointment verification|order verification|check-in verification|ticket verification : Booking->@=booking|reservation|appointment|ticket|order;Checked by->@=staff member|=employee|stylist
=bookmark|reading bookmark : Page->@webpage|chapter|audiobook|novel|ebook|book|article|=page
=booth|=exhibitor|exhibitor booth : Exhibition->@exhibition|trade fair|conference;Company->@company|enterprise
borrowing record|book loan|book reservation|book return : Book->@library book|book copy|=book|textbook;Reader->@reader|student|=member
=bounty|bounty announcement : Job->@job posting|=job|recruitment position;Enterprise->@enterprise|company
=bouquet|flower product|flower arrangement : Festival->@festival;Shop->@flower shop|=store|merchant
box opening|box opening record|unboxing record|draw record|gacha record|blind box order : Blind box->@blind box|mystery box;Prize->@prize|physical reward;~Order->@order
box recovery|recovery record|figure recovery|recycle record : Figure->@drawn figure|cabinet item|figure|prize;Series->@series|blind box series
branch activity|party activity|party meeting|party fee payment : Branch->@party branch|party organization;Member->@party member
=broadcast|broadcast record|monitoring photo|broadcast monitoring record : Plan->@release plan|advertising plan;Screen->@advertising screen|=screen|screen network;~Material->@advertising material|=material;~Point->@=point|media point
browsing record|browsing history|viewing record|page view : Product->@product|good|commodity|house|listing|article|video|webpage
=budget|budget item|department budget : Department->@department;Project->@project;~Account->@cost account
=budget|budget item|department budget|project budget : Project->@project|event|trip;Department->@department;~Account->@account book|ledger
=budget|expense budget|budget plan|department budget|project budget : Project->@=project|construction project;Department->@=department|=team
bug report|=bug|=defect|test defect : Test case->@test case;Module->@module;~Project->@=project
=bug|=defect|bug report|software defect : Project->@=project;Test case->@test case;~Module->@=module;~Version->@=release|=version|software version;~Assigned to->@developer|engineer
=bug|bug report|software defect|issue ticket : Test case->@test case|test run;Module->@module;~Project->@project;~Version->@version|release;~Assigned to->@developer|employee|engineer
building promotion|project exposure|poster promotion|promotion record : Building->@building|property|house|real estate project;Tool->@promotion tool;~Agent->@=agent
=building|residential building|office building : Community->@residential community|community|park|campus|property|estate
bus departure|=departure|bus schedule|trip schedule|train schedule : Route->@bus route|route|line;Bus->@bus|train|coach bus|vehicle|ship;~Driver->@driver
business card|=nameplate|3d mockup|product mockup : Template->@design template|template;Object->@3d model|product model;~Logo->@logo
business opportunity|sales opportunity|=opportunity|=deal : Customer->@customer|client|lead;Pipeline->@sales pipeline|sales funnel|pipeline;~Stage->@sales stage|pipeline stage|funnel stage;~Product->@product;~Salesperson->@salesperson|sales representative
cabinet grid|locker grid|grid cell|=locker : Cabinet->@express cabinet|parcel cabinet|cabinet;Community->@residential community|community
calendar pricing|calendar price|price calendar|room price|daily price|price rule of room : Room->@room type|room|homestay|villa|house;Hotel->@hotel|homestay;~Ticket->@ticket type|ticket
calibration record|measurement record of equipment|verification of equipment : Equipment->@instrument|equipment|device|machine|measuring tool
call quota|api quota|usage quota|rate limit|call statistic|daily call volume : Key->@api key|=key;Interface->@api interface|meteorological interface;~Package->@=package
call record|outbound call|call log|network call|phone call|call recording : Customer->@customer|contact|lead|client;Agent->@agent|customer service agent|operator|employee;~Center->@call center|call task|outbound task|line;~Number->@phone number
call recording|recorded call|meeting recording : Call->@=call|conference call|meeting|video conference
=call|voice call|video call|call record : Contact->@contact|friend|chat partner|customer;Conversation->@conversation;~Chat group->@chat group
campus recruitment|recruitment fair|recruitment talk : Company->@employer|recruiting company|enterprise|=company;School->@=school|university
candidate interview|job interview|=interview|interview record|interview invitation|interview appointment : Candidate->@candidate|job application|resume|applicant;Job->@job position|job posting|job|position;~Interviewer->@interviewer|recruiter|employee;~Company->@company|employer
=candidate|=contestant|voting option|vote option|mini-program code|voting link|voting rule : Voting->@voting activity|vote activity|poll|election
=candidate|=talent|resume entry|candidate record : Job->@job position|job posting|job|position|recruitment;Recruiter->@recruiter|employee
=candlestick|=k-line|=kline|candlestick chart|minute quotation|stock price|stock quotation|stock quote : Stock->@stock|self-selected stock|coin|trading pair|bitcoin price|security|futures contract|index
=candlestick|=kline|stock price|stock quote|market data|price tick|trading signal : Stock->@stock|cryptocurrency|currency pair|=coin|security|=symbol;Exchange->@stock exchange|exchange
=candlestick|price alert|price record|price data|stock price|price figure|trading volume|=liquidity|trading record : Stock->@stock|cryptocurrency|coin|token|fund|commodity;Exchange->@exchange|market
=candlestick|stock price|stock quote|=k-line|market data|price point|net value|stock news|research note : Stock->@stock|fund|coin|token|trading pair|index|market
car listing|used car|=car|vehicle listing : Model->@car model|vehicle model|model;Brand->@brand|car brand;~Seller->@seller|dealer|store;~Owner->@owner|customer;~City->@city
car wash booking|car wash appointment|service booking|service appointment|service order|home service order|maintenance appointment|repair appointment|beauty appointment|housekeeping order : Service->@car wash service|home service|service item|service|package|treatment item;Store->@store|branch|shop;~Vehicle->@vehicle|car|pet;~Worker->@technician|housekeeper|beautician|worker|employee;~Time slot->@time slot
card activation|activation record|park entry|entry record|entry verification : Card->@travel card|annual card|membership card|ticket;Spot->@scenic spot|=park|venue;~Order->@order
card collection|collected card|card exchange|card drawing : Card->@collectible card|=card;Activity->@=activity|marketing activity;~Member->@member
card consumption|consumption record|card transaction|card replacement|card gift|asset record|customer asset : Customer->@customer|member;Card->@membership card|member card|prepaid card|stored value card|=card;~Store->@store|shop|branch;~Order->@order;~Cashier->@cashier
card leave|annual leave of card|card suspension|card leave request|card freeze : Card->@membership card|=card;Member->@=member
care record|care plan|nursing record|visit record|emergency call : Person->@elderly resident|elderly person|patient|resident|customer|client
care record|elderly care record|nursing record|caregiving record|care log|care service record : Person->@elderly resident|elder|elderly person|patient|pet|child;Carer->@caregiver|carer|nurse|nursing assistant;~Plan->@care plan|nursing plan;~Item->@care item|care service|nursing item|service
cargo item|cargo entry|container load : Container->@container;Customer->@customer|shipper;~Warehouse->@warehouse
cargo source|published demand|user-published demand|transport demand|freight source : Shipper->@shipper|customer|client|enterprise;Region->@region|=city;~Warehouse->@warehouse
cart item|shopping cart item|cart line : Product->@product|dish|good|book|course
cart item|shopping cart item|shopping cart|cart line : Product->@product|dish|book|course|commodity;Specification->@specification|sku|product variant|product specification;~Store->@store|shop|merchant
case analysis : Case->@case study|engineering case|=case
case circulation|case circulation record|case transfer|case progress|case tracking record|case log : Case->@legal case|mediation case|dispute|case;Court->@filing court|court;~Mediator->@mediator|lawyer
case document|case note|case tracking record|case summary|case task|=hearing|case analysis|=evidence : Case->@legal case|=case;Lawyer->@lawyer|attorney
case progress|case record|case document|case report|case file|case hearing : Case->@legal case|hospital case|=case
case progress|claim progress|case update|case record|case log : Case->@=case|legal case|compensation claim|compensation|claims application|insurance claim
=case|case study|success case|customer case|project case|solution case : Product->@product|solution|service;Client->@client|customer|partner;~Industry->@industry;~Designer->@designer|painter|photographer|decoration company
=case|legal case : Client->@=client;Lawyer->@lawyer|attorney
=case|legal case|hospital case|medical case : Client->@client|patient|customer;Lawyer->@lawyer|doctor;~Department->@department|agency
cash withdrawal|=withdrawal|withdrawal request : Account->@bank card|bank account|wallet;Payee->@merchant|seller|driver|distributor|agent|courier;~Settlement->@settlement
=cashier : Store->@store|shop|branch
cast member|=casting|movie role|film review|movie review|movie rating|box office|movie showtime|=showtime|=showing : Movie->@movie|film|drama|tv series;Actor->@actor|director;~Cinema->@cinema hall|cinema|hall
=catch|fish catch|fishing log : Spot->@fishing spot|fishing ground|pond;Species->@fish species|=species|=fish;~Competition->@fishing competition|competition;~Gear->@fishing gear|=gear;~Angler->@angler
catering order|internal catering order|park service order : Catering->@internal catering|catering service|=dish;Orderer->@staff member|=employee
certificate authentication|certificate verification|certificate query|certificate expiry warning|certificate reminder|certificate renewal : Certificate->@certificate|licence|license;Holder->@crew member|=student|=employee|crew
=certificate|training certificate|graduation certificate|course certificate : Earned in->@course|training|exam|competition|training course;Holder->@student|trainee|employee|participant|worker
change record|=difference|page change|content change|=snapshot|page snapshot : Page->@monitoring address|monitored page|monitor|page|website
change request|problem record|known error : Incident->@incident;Item->@configuration item|=asset|=server;~Service->@it service|=service
channel price|freight rate|shipping rate|channel quotation|freight template : Channel->@channel|shipping channel|logistics channel|carrier;Destination->@destination|country|region|zone|city
channel subscription|feed subscription : Source->@rss source|=channel|podcast|rss feed|creator|blog|column
chapter review|chapter approval|chapter purchase|chapter unlock|chapter comment : Chapter->@chapter;Work->@novel|=work|=book;~Editor->@editor
=chapter|book chapter : Book->@novel|comic|textbook|audiobook|ebook|life book|=book|course
=chapter|book chapter|comic chapter|novel chapter|=volume : Work->@novel|comic|webcomic|=book|=work
character equipment|game equipment|character skill|character inventory|backpack item : Character->@game character|=character|hero;Item->@game item|equipment|prop;~Game->@game
=character|game character|server role : Server->@game server|=server;Game->@=game;~Class->@character class|profession
charging order|charging record|charging session|user charging behavior|charging fault|charging reservation : Pile->@charging pile|charger|charging connector;Station->@charging station;~Vehicle->@=vehicle|electric vehicle|=car;~Card->@charging card
charging pile|=charger : Station->@charging station|parking lot|station
charging pile|charging pole|=charger|charging connector : Station->@charging station|parking lot
charging record|charging order|charging session|charging reservation : Pile->@charging pile|charger;Station->@charging station;~Vehicle->@vehicle|car
charging standard|fee standard|charge item : Project->@residential project|residential community|project|community
chat group message|chat room message|group message|room message : Chat group->@chat group|chat room|game room|game lobby|group
chat group message|group chat message|group message|group file|group announcement|group invitation|group join request : Group->@chat group|text group chat|group chat|study group|community group
chat message : Book->@=book;Conversation->@=conversation|chat session|chat room|chat group
chat message about book|book chat|book conversation|reading question : Book->@=book|novel|=document;Chapter->@=chapter
chat room : Match->@football match|match|live broadcast|live stream|=event
check-in registration|guest registration|check-in and check-out|check-out record|room check-in|hotel check-in : Booking->@room booking|hotel booking|booking|reservation;Room->@room|guest room;~Guest->@guest
=check-in|=clock-in|=punch-in|attendance record|=check-out|employee attendance : Employee->@employee|staff member|worker|pandemic personnel|personnel;Shift->@work shift|weekly shift|=shift;~Booking->@booking|room booking|appointment|registration;~Project->@construction site
=check-in|=sign-in : Activity->@=activity|=event|national park|scenic spot;Registration->@registration|sign-up|lesson reservation;~Participant->@volunteer|=student|=employee|=member;~Order->@housekeeping order|service order
`
