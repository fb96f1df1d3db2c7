/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “live stream” to “pledge”. */
export const links5 = `
live stream|live broadcast|live room : Host->@=host|=teacher|anchor|streamer;Course->@=course;~Product->@product
live stream|live broadcast|live room|live session|live class : Host->@anchor|streamer|teacher|host|lawyer|expert|doctor;Course->@course;~Channel->@channel|game|tournament
=loading|=unloading|loading record|unloading record|package loading|package unloading|loading task|unloading task : Order->@order|waybill|package|shipment|container;Vehicle->@vehicle|truck;~Dock->@dock|platform|loading dock|warehouse;~Process->@loading process|unloading process|process;~Done by->@worker|loader|employee
=loading|loading task|loading record|unloading record|loading plan : Order->@order|waybill|shipment;Vehicle->@vehicle|truck;~Driver->@driver;~Warehouse->@warehouse|dock
loan application|credit application|credit guarantee|guarantee record : Product->@loan product|financial product;Applicant->@borrower|debtor|enterprise;~Guarantor->@guarantor
loan application|financing application|credit application : Product->@financing service|loan product|financial product|credit product;Customer->@customer|borrower|enterprise
=repayment|repayment plan|repayment record : Loan->@=loan;Loan product->@loan product;~Borrower->@borrower|customer|client
loan application|loan process|post-loan review|loan document : Loan->@=loan;Loan product->@loan product;~Borrower->@borrower|customer|client;~Officer->@staff member|loan officer
loan approval|approval record|=approval|credit approval|loan review|risk review|risk check|risk prevention check|risk assessment : About->@loan|loan application|credit application|application|contract|expense claim|leave request|purchase request|risk;Rule->@approval rule|risk rule;~Customer->@customer|borrower;~Approver->@approver|employee|manager
=loan|loan application|credit application|loan request|loan order : Product->@credit product|loan product;Customer->@customer|borrower|applicant|client;~Officer->@loan officer|employee;~Collateral->@collateral
=loan|loan contract|loan account|credit business : Customer->@customer|borrower|enterprise;Application->@loan application;~Product->@loan product
=loan|personal loan : Loan product->@loan product;Borrower->@borrower|customer|client
log entry|log record|application log|error log|parsed log|system log : Source->@log source|=server|=application|cloud application|=script;Project->@=project
logistics package|logistics parcel : City->@=city;Province->@province;~Courier->@courier
=loss|loss record|breakage record|stock loss|damage report : Drug->@near-expiry drug|drug|product|material|inventory item;Store->@store|warehouse;~Batch->@=batch
lottery chance|draw chance|lottery ticket : Lottery->@lottery|lottery activity|raffle;Order->@order;~Product->@product
lottery setting|prize setting|lottery configuration|lottery rule : Lottery->@lottery|lottery activity|raffle;Prize->@prize
lottery ticket|lottery opportunity|lottery entry|lottery chance : Lottery->@lottery activity|lottery|wheel|raffle;Member->@=member|participant
=lottery|lucky draw|wheel game : Activity->@marketing activity|promotional activity
love note|greeting card : Friend->@friend|contact|recipient;Template->@card template|template
=lyric : Song->@song|track;Artist->@artist|singer|band|musician
=machine|=equipment|production equipment|factory equipment|medical equipment|laboratory equipment|special equipment|monitoring device|smart device|monitoring equipment : Place->@workshop|production line|laboratory|greenhouse|construction site|building|park|room|store|area;Department->@department;~Type->@equipment category|device category|device type|equipment type|device model;~Manufacturer->@manufacturer|supplier
=machine|cluster node|database node : Cluster->@cluster;Database->@distributed database|=database
=machine|production equipment|safety lamp|work station|=workstation : Line->@production line|workshop;Department->@factory department|=department
maintenance plan|inspection plan|inspection schedule|maintenance schedule|inspection task|patrol plan|patrol task : Equipment->@medical equipment|special equipment|equipment|machine|device|facility|vehicle|asset;Route->@inspection route|patrol route|patrol point;~Inspector->@inspector|engineer|maintenance staff|patrol officer|security guard|employee;~Place->@area|workshop|building|construction site|warehouse|farm|base|road
maintenance record|maintenance document|maintenance plan|maintenance log|lifecycle record : Equipment->@equipment|machine|network device|device|vehicle|container|asset|facility;Work order->@work order|maintenance work order
maintenance record|maintenance log|upkeep record|servicing record|service record : Equipment->@medical equipment|special equipment|equipment|machine|device|vehicle|car|asset|elevator|facility;Plan->@maintenance plan;~Engineer->@engineer|technician|maintenance staff|maintenance personnel;~Spare part->@spare part|part
malware detection|code detection|behavior analysis|behavioral analysis|analysis report|scan result|detection result|virus scan : File->@uploaded file|sample|malware;Rule->@detection rule|signature rule;~Task->@scan task|analysis task
manufacturing data|production data|production record|production report|output record : Plan->@production order|production plan|manufacturing enterprise production;Product->@=product;~Machine->@machine|equipment|production line
manuscript draft|=manuscript|book draft : Book->@life book|=book|book project;Concept->@book concept|=idea
manuscript fee|=royalty|author income|work signing|signing application|signed work : Work->@novel|=work|=book;Author->@author;~Contract->@contract
map marker|map point|map layer|map annotation : Map->@geographic map|=map
market analysis|investment analysis|watchlist item|investment holding|investment order : Product->@investment product|stock|fund|cryptocurrency;Portfolio->@investment portfolio|portfolio
marketing activity|promotional activity|marketing campaign|precise promotion|promotion activity : Customer group->@customer group|target group;Product->@product;~Store->@store|shop|merchant
marketing email|newsletter issue|email campaign : Template->@email template|template;Client->@client|customer|audience|subscriber;~Funnel->@sales funnel|marketing campaign
mass message|batch push|precise push|push task|push message|push record|message push|sms task|5g message|sms message|message task : Template->@message template|push template|sms template|template|material;Audience->@customer group|audience|user group|contact group|tag;~Device->@device|app;~Event->@event
match event|goal record|match statistic|live commentary|match report|player statistic|player stat : Match->@football match|=match|match record;Player->@football player|=player|athlete;~Team->@league team|team
match prediction|=prediction|prediction result|=bet|=wager : Match->@football match|match record|=match|race;Room->@game room|=room;~Comment->@news comment;~Player->@room player;~Device->@device|equipment
match record|football match|game match : Tournament->@tournament|league|season|competition;Room->@game room;~Venue->@stadium|venue|court
match record|game match|=battle|game round|battle record : Room->@game room|battle room|=room;Character->@game character|hero|=character;~Monster->@monster|boss;~Level->@game level|dungeon;~Winner->@room player|player
=match record|mutual match|pairing record|match suggestion|partner recommendation|partner match : First->@=member|=profile|language partner|single|=player;Matchmaker->@matchmaker
match reminder|match event|match comment|live score|match score : Match->@football match|=match|fixture;Team->@league team|football team|=team
matching result|match result of expression|text test|replacement preview : Expression->@expression|regular expression|snippet;Text->@text
matching score|job match|resume match|modification suggestion|rewritten resume|job matching : Resume->@resume;Job->@job description|=job|job posting
=matchmaking|matchmaking service order|matchmaking request|matchmaking record|matchmaking appointment : Service->@matchmaking service;Matchmaker->@matchmaker;~Member->@=member|=profile|single
material audit|advertising material audit : Material->@advertising material|=material
material request|material requirement|material requisition|material requirements plan : Material->@raw material|material|inventory item;Production order->@production order|production plan;~Project->@project;~Department->@department
material request|material requisition|material requirement|picking list : Material->@raw material|material|inventory item|component;Order->@production order|production task|work order|project|construction project;~Department->@department|workshop|team;~Warehouse->@warehouse
=material|application material|supporting document|application letter|application file|audit material|supplementary material : Application->@reimbursement declaration|claims application|insurance claim|loan repayment extension application|loan application|financing application|policy application|government application;Policy->@insurance policy
=material|raw material|=component part : Supplier->@supplier;Warehouse->@warehouse|storage location
meal code|meal pick-up|meal pickup|meal verification|meal pick-up verification : Reservation->@meal reservation|reservation;Employee->@=employee|staff member;~Card->@meal card
meal reservation|dinner reservation|lunch reservation|meal booking|canteen reservation : Menu->@weekly menu|daily menu|=menu;Dish->@=dish|dinner|lunch|meal;~Canteen->@canteen;~Employee->@=employee
=meal|meal record : Food->@=food|food item;Recipe->@recipe;~Diary->@diet diary
mediation agreement|settlement agreement|=agreement : Dispute->@dispute|mediation case|case;Mediation->@mediation|mediation record;~Mediator->@mediator
=mediation|mediation record|mediation session|mediation process|mediation meeting|mediation log : Dispute->@dispute|mediation case|dispute application|case;Mediator->@mediator;~Room->@mediation room;~Party->@party|client
medical record|case record of patient|diagnosis record|=diagnosis|consultation record|treatment record|outpatient record : Patient->@patient|pet|animal|elderly resident|child;Doctor->@doctor|physician|veterinarian|expert;~Appointment->@appointment|registration record|consultation;~Department->@department|hospital;~Disease->@disease
medical record|consultation record|case history|electronic medical record : Patient->@patient;Doctor->@doctor|therapist;~Appointment->@appointment;~Consultation->@=consultation;~Department->@department
medical record|patient record|case history|=prescription|lab result|examination report|imaging report : Patient->@patient file|patient|pet|elderly resident|insured person|family member;Appointment->@appointment|consultation;~Hospital->@hospital
medication record|medication reminder|medication plan|=medication : Person->@elderly resident|patient|family member|pet;Medication->@medicine|drug
medication reminder|medication plan|medicine reminder|medicine box plan|medication intake : Medicine->@medicine|drug|medication;Person->@patient|elderly resident|family member|elder|pet;~Prescription->@prescription
medicine entrusting|medicine entrusting record|medicine feeding|medication record|feeding of medicine : Child->@child|student|elderly resident|elder|patient|pet;Medicine->@medicine|drug|medication;~Given by->@teacher|nurse|caregiver|carer;~Request->@medication plan|prescription
=medicine|=drug|=medication : Supplier->@supplier|manufacturer|pharmaceutical company;Pharmacy->@pharmacy|warehouse
meeting minute|meeting record|meeting agenda item : Meeting->@meeting|conference;Project->@project
meeting participant|meeting record|joined meeting|meeting minute|meeting recording : Meeting->@video conference|=conference|=meeting;Employee->@employee|team member|attendee
meeting room booking|meeting reservation|=meeting|video conference : Room->@meeting room|conference room;Project->@=project
=meeting|meeting record|video conference|conference record : Room->@meeting room|conference room|room;Project->@project;~Department->@department|team;~Host->@employee|staff member
member habit|habit analysis|member analysis|customer analysis|consumption analysis : Member->@hair salon member|=member|=customer
member point|point record|points record|point balance|integral record : Order->@order|booking|recycling order|sale;~Member->@member|customer;Rule->@point rule|points rule
membership card|member card|prepaid card|stored value card : Member->@member|customer;Store->@store|venue|gym;~Type->@card type|membership plan|membership level
membership card|value card|stored value card|prepaid card : Member->@=member|customer;Card type->@card type|membership type|membership package;~Store->@store|shop
membership purchase|membership order|=sign-up|membership renewal : Package->@membership package|membership plan|monthly membership|membership type|=membership;Member->@=member
membership sign-up|membership order|membership purchase|membership record|vip order|vip purchase|membership upgrade|membership renewal|subscription order : Plan->@=membership|membership level|membership plan|premium subscription|subscription plan|=vip|=package;Member->@=member|hair salon member
memorial message|flower offering|=tribute|=condolence|offered flower : Memorial->@memorial hall|online memorial|memorial|deceased
=memorial|memorial hall|online memorial|memorial page : Deceased->@deceased;Tomb->@tomb
mentor selection|mentor application|mentor pre-selection|tutor booking : Mentor->@mentor|tutor|supervisor;Student->@student;~Activity->@student pre-selection activity|selection activity
menu dish|local dish|restaurant review : Restaurant->@restaurant|store|canteen
menu item|=drink|=beverage|set meal : Store->@store|restaurant|canteen|stall|merchant|branch;Menu->@menu
menu item|meal item|=food : Merchant->@merchant|restaurant|=store|canteen|food stall;Menu->@weekly menu|=menu
=menu|top menu|navigation menu|menu entry|link address : Page->@page;Module->@system module|module
merchant application|merchant registration|store application|shop application : Shop type->@shop type|business type|industry;Market->@mall|market|area
merchant proposal|proposal bid|=bid|tender response : Request->@customer request|tender|bidding project|=job|project;Merchant->@merchant|supplier|freelancer
merchant registration|payment collection|collection record of payment|payment channel record : Merchant->@merchant|=store;Agent->@=agent|sales agent;~Channel->@payment channel|payment service
merchant store|shop front|merchant shop : Merchant->@merchant|seller;Area->@business district|district|area|city|mall
=merchant|=shop : Agent->@=agent|sales agent;Area->@business district|=area|region
message board entry|family message : Memorial->@memorial hall|online memorial|=memorial;Conversation->@=conversation|chat session
message template|sms template|email template : Media->@media|material|image
=metadata|metadata information|table field|table column|table structure : Table->@database table|data table|table structure extraction;Database->@sql database|data source|=database
meter reading|water reading|electricity reading|gas reading : House->@house|flat|apartment|room|household;Meter->@meter|water meter|smart meter;~Resident->@resident|owner|tenant
meter reading|water reading|electricity reading|gas reading|energy reading|power reading : Meter->@meter|water meter|electricity meter|smart meter|device;House->@house|flat|apartment|room|household|building|workshop;~Resident->@resident|owner|tenant
milestone record|child milestone|development assessment : Child->@child|baby|infant;Milestone->@milestone|development indicator
=milestone|project milestone|project progress|project tracking record|progress update|project report|project phase|project update : Project->@charity project|crowdfunding|project;Manager->@employee|project manager|developer
mistake collection|wrong question|mistake record|wrong move|typing error|=error : Question->@exam question|practice question|question bank|=question;Game record->@game record|chess game;~Practice->@article practice|word practice;~Key->@=key
mobile package|mobile phone package|mobile phone package tariff|=tariff|data plan|phone plan|package tariff : Operator->@operator|carrier|telecom company
mock data|mock rule|mock response|=mock : Interface->@api interface|=interface;Project->@=project
mock exam|=exam|=examination : Paper->@exam paper|test paper|=paper;Course->@training course|course;~Subject->@=subject|school subject;~Room->@exam room|classroom
mock interface|api interface|api endpoint|=interface|rest api : Project->@project|service;Template->@field template|data template;~Data source->@data source|database;~Group->@api group|interface group|module
model training|training run|voice training|voice model training run|training job|model training task|=model version|voice conversion|speech synthesis task : Model->@voice model|ai model|model|algorithm;Dataset->@dataset|voice sample|voice|data file
model version|data entity|model relation|data model export : Model->@=data model|web-based model
modification suggestion|optimization suggestion|resume suggestion|polishing suggestion|content polishing|polishing record|resume version|resume optimization : Resume->@resume|cv;Job->@target position|job posting|job;~Score->@resume score|resume scoring
monitoring address|monitored page|=monitor|monitored website|uptime check : Group->@monitoring group|project;Site->@website|server
monitoring station|weather station|observation station|hydrological station : City->@=city;Region->@=region|=area|district|river|basin
=monster|=boss : State machine->@monster state machine;Dungeon->@dungeon|game level|=level
monthly budget|=budget|category budget : Category->@expense category|category;Account->@multi-account record|financial account;~Department->@department;~Project->@project
monthly ticket vote|reader tip|tip record|=tip|reward tip|monthly ticket|work recommendation vote : Work->@novel|=work|=book;Chapter->@chapter;~Author->@author
mood entry|mood record|mood diary|emotional diary|emotion record|emotion diary|stress state|stress record : Emotion->@emotion|mood|mood type;Trigger->@trigger|stressor
mosque activity|mosque event|islamic event : Mosque->@mosque
=move-out|move-out request|move-out record|check-out inspection|move-in record|deposit refund : Contract->@rental contract|lease|=contract;House->@housing source|rental house|=house|=property|=room|dormitory room;~Tenant->@=tenant|=student
moving item|moved item : Order->@moving order|=order
moving order|moving request|moving booking : Driver->@driver|moving worker|mover;Vehicle type->@vehicle type|vehicle|truck type|moving package
national park check-in|attraction check-in|spot check-in|travel check-in|=footprint|park check-in : Place->@national park|scenic spot|tourist attraction|attraction
navigation route|navigation service|traffic route|parking guide : Venue->@venue location|conference venue|venue|scenic spot
near-expiry reminder|expiry reminder|expiry warning|batch traceability|batch traceability record : Drug->@drug catalog|drug|medicine|product;Batch->@=batch|drug batch;~Store->@store|warehouse;~Supplier->@supplier
network security event|security event|emergency event : Alert->@=alert|alert notification;Device->@device|server
news article : Channel->@news channel|column|=channel;Team->@league team
news article|video news : Column->@news column|=column;Clue->@clue
news comment|article comment|reader comment : News->@news article|news item|=news|article
notification filter|match filter|telegram notification|match notification : Match->@football match|=match;Team->@league team;~Filter->@=filter|alert rule
novel chapter|book chapter|comic chapter|=chapter|course chapter|=episode|=volume : Book->@novel|book|comic|drama|podcast|tv series|course|series
nutrition plan|diet plan|meal plan|nutrition planning : Client->@client|patient|member;Dietitian->@dietitian|nutritionist;~Recipe->@recipe;~Answer->@answer
=offboarding|=resignation|resignation application|=dismissal|transfer of position|position transfer|personnel change : Employee->@employee|staff member|candidate;Department->@department;~Position->@position|job position
=onboarding|onboarding record|onboarding task|entry application|=induction : Person->@candidate|employee|new employee|trainee;Department->@department;~Position->@position|job position|job;~Mentor->@mentor|employee
online inquiry|product inquiry|quotation request|consultation message : Product->@company product|small business physical product|product|house|car|course|travel route;Service->@service;~Case->@engineering case;~Flight->@flight
operation control|plan execution : Plan->@operation plan|production plan;Enterprise->@enterprise
operation log|login log|audit log|=log|system log : ~Employee->@employee|staff member|administrator|operator
operator complaint|user complaint|service complaint : Against->@operator|merchant|=driver|=service|=employee;Package->@mobile phone package|tariff|data plan;~Order->@order
opml import|feed import : Source->@rss source
opponent answer|idiom answer|idiom submission|submitted idiom : Idiom->@idiom;Match->@=match|game result|=game;~Room->@game room
=opportunity|business opportunity|sales opportunity|=deal|sales project : Customer->@customer|client|lead;Product->@product|service;~Salesperson->@salesperson|salesman|employee;~Stage->@sales stage|stage
order item|order line|order detail|cart item : Order->@sales order|purchase order|order;Product->@product|good|dish|fresh food|material
order item|order line|order detail|cart item|shopping cart item : Order->@sales order|purchase order|=order;Product->@product|good|dish|cafeteria menu item|menu item|ingredient|inventory item
order item|order line|order detail|order product|purchase line : Order->@order;Product->@product|dish|book|ticket|sku;~Specification->@specification|sku|product variant|product specification
order item|order line|order detail|ordered item : Order->@purchase order|sales order|=order;Product->@product|dish|good|book
order review|order evaluation|service review|service evaluation : Order->@service order|order|booking;Service->@service item|=service;~Worker->@engineer|technician|service worker|courier|driver|coach
order tracking record|order status record|order status : Order->@order
order verification|pick-up verification|pickup verification|verification record|write-off record|coupon verification|voucher verification : Order->@order|booking|reservation|redemption request|ticket;Coupon->@coupon|voucher|gift card|card;~Pick-up point->@pick-up point|pickup point|pickup point location|store|shop;~Group leader->@group leader|clerk|store clerk|employee
order warning|abnormal order warning|stock warning|inventory warning|stock alert : Order->@sales order|=order;Product->@product|material|inventory item;~Warehouse->@warehouse|store;~Rule->@alert rule
originality check|plagiarism check|similarity check : Manuscript->@manuscript draft|manuscript|paper|article|life book
outbound call|call record|call recording|phone call|network call|call log|telephone call : Customer->@customer|client|lead;Call center->@call center|call queue|hotline;~Agent->@call agent|customer service agent;~Call task->@outbound task|outbound campaign|call task;~Contact->@contact person|=contact
outbound record|outbound order|stock-out record|stock out record|goods issue|picking order|picking list|delivery note : Item->@inventory item|stock item|material|spare part|product|good;Warehouse->@warehouse|stockroom|storeroom;~Customer->@customer|client|dealer;~Sales order->@sales order|customer order
outbound task|outbound campaign|call task|automated outbound call : Call center->@call center;Customer group->@customer group;~Script->@call script
outing recommendation|travel recommendation|trip recommendation|destination recommendation : Destination->@destination|scenic spot|tourist attraction|travel;Preference->@travel preference|=interest
=outline|role setting card|character card|setting card|character profile|work outline : Work->@novel|=work|=book;Chapter->@chapter;~Document->@document
outsourcing contract|outsourcing order|=subcontract : Supplier->@outsourcing supplier|supplier|subcontractor;Production order->@production order;~Product->@product;~Project->@project
outsourcing contract|outsourcing order|=subcontract|outsourcing task : Supplier->@outsourcing company|subcontractor|supplier|partner;Project->@project|production order;~Product->@product|production bom|component
over-budget prompt|budget alert|budget reminder|over-budget alert : Budget->@monthly budget|budget;Expense->@expense|=bill
over-standard alarm|air quality alarm|pollution alarm|exceedance alarm|water level alarm : Station->@monitoring station|hydrological station|=station;Pollutant->@pollutant|indicator;~Reading->@reading;~Rule->@alarm rule|alert rule
overdue fee|overdue charge|storage fee|overdue charging : Parcel->@parcel|stuck parcel;Deposit->@parcel deposit;~Rule->@charging rule|billing rule;~Grid->@cabinet grid|locker
overdue record|=debt|=loan|debt record|overdue query|=repayment|loan repayment|credit report : Debtor->@debtor|borrower;Loan->@loan application;~Contract->@electronic contract|=contract
package management task|label replacement|label replacement record|package task : Package->@package storage|package|parcel;Warehouse->@warehouse;~Label->@label|shipping label
package storage|warehouse package|stored package|parcel storage : Warehouse->@warehouse|station|courier station;Location->@storage location|shelf|bin;~Customer->@customer|shipper
page component|page element|=widget|page widget : Page->@website page|web page|=page;Library->@component library|=component
page component|page element|page block|page code|back-end page code : Page->@=page|web page|website;Template->@page template
page component|page section|page block|page version|page template|=component : Page->@page|webpage;Library->@component library
page component|page section|webpage element|page element|page version|landing page section : Page->@=page|web page|website|landing page
=page|web page|=webpage|=website|website content|website text : Website->@company website|=site;Template->@website template|page template|template
=page|website page|web page|generated page|final web page : Website->@website;Template->@page template|website template|template;~Theme->@=theme
paid question|blogger question : Blogger->@blogger|=expert;Post->@weibo post|=post|blog post;~Fee->@question fee
painter work|artist work|designer work|portfolio piece|portfolio work|craftsman work : Maker->@painter|artist|designer|craftsman|photographer|freelancer;Client->@client|customer
pandemic report|pandemic situation|epidemic data|epidemic report|pandemic data : Region->@region|city|province|country|community
paper question|test item|paper assembly|paper basket item : Paper->@exam paper|test paper|=paper;Question->@exam question|question bank|=question;~Knowledge point->@knowledge point
=parameter|execution parameter|framework parameter|form parameter|=setting parameter : Of->@component|business logic component|node|module|model|script task|form|device|database|algorithm|interface
parcel deposit|parcel delivery to cabinet|storage order : Parcel->@=parcel|stuck parcel;Grid->@cabinet grid|locker|cabinet;~Courier->@courier;~Resident->@resident|recipient
=parcel|=package|express parcel|stuck parcel : Grid->@cabinet grid|locker|cabinet;Courier->@courier;~Resident->@resident|recipient|customer;~Station->@pickup station|pick-up point|station
park enterprise|settled enterprise|=investment|investment project : Park->@industrial park|park|incubator;Enterprise->@enterprise|company
parking fee|parking payment|parking record|overdue payment|arrears record|temporary parking : Parking lot->@parking lot|car park;Vehicle->@vehicle|license plate|=car;~Space->@parking space;~Coupon->@parking coupon|coupon
parking record|parking order|parking booking|parking reservation|parking entry|parking payment : Space->@parking space|parking spot;Lot->@parking lot|car park|garage;~Vehicle->@vehicle|car;~Gate->@gate|barrier
parking record|parking order|parking reservation : Parking space->@parking space|parking spot|parking lot;Vehicle->@vehicle|car
parking record|parking reservation|parking order|temporary parking|parking fee record : Lot->@parking lot|parking garage;Space->@parking space;~Vehicle->@=vehicle|=car|electric vehicle
parking space : Lot->@parking lot|parking garage;Area->@parking area
parking space|parking spot|parking place : Parking lot->@parking lot|car park|garage;Community->@residential community|community|building;~Owner->@owner|resident;~Area->@parking area|area
parsing result|document parsing|parsing record : Document->@document;Model->@parsing model|=model
parsing rule|field parsing task|saved query|saved search|log query|log alarm : Source->@log source;Project->@=project
partner preference|mate selection condition|=mate|mate criterion|mate preference : Member->@=member|=profile|single
party member : Branch->@party branch|party organization
party member|party affair|party activity|party fee payment : Party branch->@party branch|party organization;Village->@village
patient education|education material|health article : Disease->@disease|condition;Doctor->@doctor
patrol record|inspection record|patrol point record : Task->@patrol task|inspection task;Point->@patrol point|inspection point;~Device->@hardware device|device|equipment;~Video->@=video|camera
patrol task|inspection task|patrol plan : Route->@patrol route|inspection route;Device->@hardware device|device|equipment;~Inspector->@inspector|patroller|patrol officer|employee;~Area->@patrol area|patrol point|inspection point
patrol trajectory|patrol route|patrol point|patrol track : Patrol officer->@patrol officer|security guard|inspector|employee|staff member;Place->@area|building|park|warehouse|construction site|property;~Plan->@patrol plan|patrol task
payment collection|collection plan|=receivable|accounts receivable|contract payment|payment plan : Contract->@contract;Customer->@customer|client;~Invoice->@invoice;~Salesperson->@salesperson|sales representative
payment issue|payment dispute|failed payment : Payment->@=payment|transaction;Merchant->@merchant
payment receipt|=receipt|fee receipt : Payment->@=payment|payment record|repayment;Bill->@=bill|monthly bill;~Invoice->@invoice
payment reminder|bill reminder|dunning letter|overdue notice|arrears reminder : Bill->@bill|invoice|loan|fee;Owner->@owner|tenant|resident|customer|borrower;~House->@house|flat|apartment
payment request|collection request|payment order|qr code payment : Customer->@customer|member|merchant;QR code->@qr code|payment code;~Order->@order|invoice|bill
payment transaction|website transaction|store transaction|transaction record : Order->@order;Payment->@payment;~Merchant->@merchant|seller;~Buyer->@buyer|customer;~Account->@bank account|wallet
=payment|payment record|online payment : Order->@order|booking|reservation|bill|invoice|appointment|donation|registration|contract|subscription|waybill|work task|recycling order|rental;Payment method->@payment method|bank card|payment channel|wallet;~Customer->@customer|member|tenant|student|patient|resident
=payment|payment record|online payment|credit card payment|virtual payment : Order->@order|booking|reservation;Bill->@bill;~Merchant->@merchant|seller;~Contract->@contract;~Method->@payment method
=payment|payment record|payment callback|online payment : Order->@=order|sales order|work order|service request|room booking|ticket booking|court booking|booking|reservation|appointment|enrollment|registration|merchant proposal|proposal|=submission;Bill->@=bill|monthly bill|annual premium|property fee|tuition fee|=fee|invoice
pdf conversion|file conversion|document conversion : File->@pdf file|document
pending task|completed task|daily administrative task|approval task|workflow task|to-do task : Application->@process application|workflow instance|process instance|application|contract;Process->@process|workflow;~Assigned to->@employee|staff member|administrative personnel
performance appraisal|employee evaluation|training participation|transfer of position|=onboarding|=resignation|social security|employment contract : Employee->@employee|staff member;Position->@=position|job position;~Department->@department
performance appraisal|performance review|employee evaluation|kpi score|performance score : Employee->@employee|staff member|salesperson|teacher;Indicator->@kpi|performance indicator|assessment indicator;~Department->@department
performance evaluation|performance review|performance assessment|performance record|work performance record|work performance|employee evaluation|kpi record|performance appraisal : Employee->@employee|worker|staff member|teacher|administrative personnel;Task->@work task|project|task;~Indicator->@performance indicator|kpi;~Department->@department
performance review|performance evaluation|employee evaluation|=kpi|kpi record|performance score|assessment of employee : Person->@=employee|staff member|=teacher;Department->@factory department|=department;~Indicator->@performance indicator|kpi indicator
=performance|=concert|show performance : Venue->@venue|theater|theatre|concert hall;Repertoire->@classic repertoire|repertoire|=opera|=play
permission control|access permission|access control|role permission|data permission|department permission|=permission : Role->@user role|administrator role|=role;Department->@department;~Person->@investigator|employee|administrator;~Menu->@menu item|=menu;~Database->@=database
=permission|access permission|role permission|permission assignment : Role->@role;Menu->@menu|system module|module|page
personal health|health check-in|temperature check-in|health status : Person->@pandemic personnel|personnel|employee|student|resident|staff member
personal point|point record|points record|points entry|point balance|point transaction : Member->@party member|member|customer|student;Order->@order|recharge;~Task->@learning task|daily task|activity;~Exchange->@reward redemption|redemption record;~Advertisement->@advertisement
personnel work|work registration|work log : Worker->@worker|employee|staff member;Job->@job task|project
pest report|pest record|disease report|pest warning|crop disease record : Crop->@crop|plant;Plot->@plot|field|greenhouse|orchard;~Pest->@pest|crop disease|disease;~Expert->@expert|agronomist
=pet : Owner->@pet owner|customer|client
pet boarding|boarding order|boarding booking|foster order|grooming booking|grooming appointment|pet appointment : Pet->@pet|animal;Room->@cage|boarding room|room;~Service->@grooming service|service;~Groomer->@groomer|veterinarian|doctor|sitter;~Store->@store|pet hospital
pet booking|boarding booking|grooming appointment|boarding order|feeding order|boarding feeding : Pet->@pet;Sitter->@sitter|groomer|pet shop;~Service->@grooming service|boarding service|dog grooming style
pet image|pet photo|pet health record|vaccination record|pet medical record : Pet->@=pet
pet record|pet vaccination|pet appointment|pet boarding|adoption application|vaccination record : Pet->@=pet|=animal|adoptable pet|=child|=patient;Vet->@veterinarian|=doctor
pet transport|pet transportation|pet travel : Pet->@pet;Service->@transportation service
pet transport|pet travel order|pet travel : Pet->@=pet;Service->@transportation service|transport service
=pet|pet profile|pet file : Breed->@pet breed|breed;Owner->@pet owner|customer
photo archive|stamping photo|stamped photo : Application->@seal application|usage application|=application;Seal->@seal
photo book|custom calendar|table-top painting|diy design|photo product : Template->@template|product template;Photo->@photo|image
photography order|shooting appointment|photo shoot|photography booking|shooting booking : Photographer->@photographer;Package->@photography package|shooting package|package|service;~Studio->@studio|store;~Place->@shooting location|location
pick-up point|pickup point|pickup point location|self-pickup point|pick-up location|collection point : ~Group leader->@group leader|community leader;Community->@community|residential community|neighborhood|neighbourhood;City->@city|district|region;~Store->@store|shop
pickup code|pickup code notification|pickup notification : Deposit->@parcel deposit;Parcel->@=parcel|stuck parcel;~Grid->@cabinet grid|locker;~Resident->@resident|recipient
=pickup|=pick-up|pickup task|pickup order|parcel pickup|pickup record : Order->@waybill|order|shipment;Parcel->@stuck parcel|parcel;~Courier->@courier|driver;~Customer->@customer|resident;~Grid->@cabinet grid|locker
pipeline run|build record|=deployment|release record : Pipeline->@pipeline;Application->@app|project;~Server->@server|environment
plan filing|waste plan|transfer plan|plan review|cross-provincial application|cross-provincial business application|cross-provincial transfer : Enterprise->@waste producer|enterprise;Plan->@=plan|waste management plan;~Waste->@industrial waste|=waste;~County->@county|district|province
planting record|sowing record|farming record|farm work record|field operation|growing record|farm operation : Batch->@batch|crop batch|planting batch;Crop->@crop|variety|plant;~Plot->@plot|field|greenhouse|planting base|base|land;~Farmer->@farmer|grower|worker|operator;~Material->@fertilizer|pesticide|farm material|seed
=planting|planted crop|sowing record : Crop->@=crop|seed;Plot->@plot|farm plot|field plot|greenhouse|orchard;~Farm->@happy farm|farm
play count|play statistic : Episode->@episode|program|video|audio
playback position|play progress|audio progress : Episode->@episode|program|audiobook|lesson|audio|video
playback progress|playback position|play record|play history|watch record|watch history|viewing history|control playback progress : Played->@song|track|episode|video|movie|audio|podcast|course;Playlist->@playlist
playback record|playback history|play record|listening record|listening history : Episode->@episode|program|audiobook|song|track|audio|video
player profile|=athlete|squad player : Team->@league team|football team|cricket team|=team|=club;Coach->@=coach;~Country->@country
player score|game record|game score|game result|game progress|game history|level progress|level record|battle record|round record : Game->@arcade game|card game|red packet game|=game;Level->@=level|game level;~Player->@=player|game character|=character;~Room->@game room|=room;~Match->@=match|=battle|=round
player statistic|player ranking|player injury|player transfer|player contract : Player->@player profile|=player|athlete;Team->@=team|=club;~Match->@=match;~Season->@=season
playlist item|playlist entry : Playlist->@playlist;Video->@video|song|audio
playlist item|playlist song|playlist entry : Playlist->@playlist;Played->@song|track|video|audio|episode
playlist item|playlist track|playlist entry : Playlist->@playlist;Song->@song|track|hypnotic music|music|audio file|audio|video file|video|episode
playlist song|playlist track|playlist item|song play|track play|audio play|song comment|=lyric : Playlist->@playlist;Song->@song|track|audio|music
=pledge|=backing|crowdfunding reward : Crowdfunding->@crowdfunding project|crowdfunding
`
