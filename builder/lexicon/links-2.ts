/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “check-in” to “distributor”. */
export const links2 = `
=check-in|punch-in record|=punch-in|habit check-in|study check-in : Task->@habit|self-discipline task|daily task|learning task;Activity->@=activity|event;~Course->@=course;~Room->@hotel room;~Member->@party member
chemical formula|product formula|contract cost|contract cost data|production cost|cost of product : Product->@product|wire product;Material->@raw material|=material|chemical;~Contract->@=contract
child progress|therapy session|therapy record|behavior record|child tracking record : Child->@child|student|patient;Therapy->@therapy;~Activity->@educational activity|activity;~Plan->@treatment plan|therapy plan
=child|=baby|=infant|=kid : Class->@=class|kindergarten class|group;Parent->@parent|family|guardian;~School->@kindergarten|school
circle post|circle member|circle topic|circle sign-up : Circle->@circle|interest group
=citation|citation title|formatted citation|bibliography entry|reference entry : Style->@citation style;Bibliography->@bibliography;~Article->@journal article|=article
cited passage|=citation|source passage|answer source : Document->@document;Answer->@answer;~Question->@question;~Knowledge base->@knowledge base
citizen report|city report|problem report : Department->@=department;Area->@=area|=district|=community;~Service->@city service
=city : Province->@province|=region|country
city ranking|region ranking|station ranking|air quality ranking : City->@=city|=region|monitoring station;Pollutant->@pollutant|indicator
claimed coupon|coupon claim|received coupon|coupon record|coupon redemption|coupon usage|used coupon|member coupon : Coupon->@coupon|voucher;Order->@order|booking;~Member->@member|customer;~Store->@store|shop|branch
claimed coupon|coupon record|user coupon|coupon usage|coupon redemption|issued coupon : Coupon->@coupon|voucher;Order->@order
claimed coupon|issued coupon|coupon issue|coupon usage|coupon use|claimed discount : Coupon->@parking coupon|discount coupon|coupon|=discount;Guest->@guest|member|customer;~Vehicle->@vehicle|license plate;~Order->@order
claimed gift|gift claim|claimed reward|reward claim record|reward record : Gift->@gift|reward|physical reward;Member->@volunteer|=member|=player
claimed prize|claimed reward|claimed reward voucher : Prize->@prize|reward voucher|reward;Winning record->@winning record
class fee|tuition fee|=tuition|tuition payment|course fee : Student->@=student|=child;Course->@course;~Class->@school class|=class;~Instructor->@instructor
class membership|class application|class membership application|home committee application|home committee member : Class->@=class;Home committee->@home committee;~School->@=school;~Parent->@parent;~Child->@student|child
class notice|class announcement|class photo|class activity|class message : Class->@=class|kindergarten class;Teacher->@teacher;~Child->@child|student
=class|fitness class|group class : Trainer->@trainer|coach|teacher|instructor;Course->@course;~School->@=school|grade level;~Classroom->@classroom|studio
=class|school class|class group|teaching class : Teacher->@teacher|head teacher|class teacher|coach|instructor;Course->@course|major|training course;~School->@grade|school|campus|kindergarten;~Room->@classroom|room
=class|training course|private course : Teacher->@teacher|faculty member|lecturer|instructor|coach;Subject->@subject|therapy|major;~Room->@classroom
classic repertoire : Opera->@opera type|=opera;Actor->@famous actor|=actor|performer;~Region->@=region
cleaning record|cleaning task|room cleaning|cleaning order|cleaning schedule : Room->@room|house|area|building|homestay;Cleaner->@cleaner|housekeeper|worker|employee;~Booking->@booking|order;~File->@data file|dataset;~Rule->@cleaning rule
cleaning rule|data rule|validation rule|quality rule : Field->@field|data field|form field|form element;File->@data file|dataset|database table|form
clearance result|clearance record|clearance ranking|escape result : Session->@=session|booking;Theme->@=theme|escape room;~Team->@=team
client email|customer email|incoming email : Thread->@email thread;Client->@client|customer;~Account->@email account|mailbox;~Folder->@mail folder|inbox
client testimonial|=testimonial|customer case|real case|success story : Customer->@=customer|=client;Service->@=service|product|=project;~Agent->@real estate agent
=client|customer profile|corporate customer : Salesperson->@salesperson|salesman|sales staff|account manager|employee;Industry->@industry;~Level->@customer level|member level|customer group;~Source->@lead source|channel;~Company->@company
cloud resource application|cloud resource alert|cloud resource consumption|team resource consumption|resource usage|resource allocation|resource application|resource reading|resource monitoring record : Resource->@cloud resource|cloud server|cloud application|enterprise resource|project resource|server|=resource;Team->@=team|=department;~Project->@=project;~Budget->@budget
cloud resource|self-service cloud resource|cloud cost|cloud bill|cloud instance : Provider->@cloud provider|cloud account|cloud platform;Project->@=project;~Team->@=team|=department
clue handling|clue reply|clue review|clue follow-up : Clue->@clue
coach appointment|private lesson|personal training session|private class : Coach->@coach|personal trainer|trainer;Court->@idle court|court;~Time slot->@time slot;~Member->@=member|student
=coach|personal trainer|fitness coach : Venue->@venue|gym|stadium|studio
=code : Ticket->@ticket|coupon|=order|booking;Slide->@slide
code generation|code generation record : Template->@code template|template;Data source->@data source|database table
code review|=commit|merge request|pull request|=build|build record|=deployment|deployment record|release record : Repository->@repository|code repository|project;Environment->@environment|server;~Version->@version|release;~Pipeline->@pipeline
code review|code submission|=commit|pull request|merge request|code file : Repository->@code repository|code library|repository;Project->@=project;~Code->@=code
code run|code execution|program run : Code->@=code|example program|program|exercise
code scan|scan record|scanning record|scan log|code scanning point : Code->@product code|qr code|sharing code;Worker->@decoration worker|worker|employee;~Product->@product
collaboration request|hire request|freelancer contract : Freelancer->@freelancer;Service->@freelancer service|=service;~Project->@project;~Employer->@employer|client
collection cabinet|cabinet coin|collection item|collected item|collection piece : Item->@coin|stamp|antique|figure|artwork|card|exhibit;Series->@series|dynasty;~Place->@cabinet
collection rate|property statistic|property notice|community notice : Community->@residential community|housing estate|=community;Building->@=building
collective income|collective expenditure|=expenditure|financial disclosure|village account|income and expenditure : Statement->@financial statement|financial report;Project->@project|village project;~Account->@fund account;~Village group->@village group|village
column article|news article|news comment|news story|article review|article comment|press article : Article->@=article|=news;Column->@news column|=column|=channel
comic work|comic chapter|comic introduction|comic resource|comic update|=chapter|book chapter : Comic->@=comic|comic book|=book|novel;Author->@=author
=comic|=novel|=book|literary work : Author->@=author|writer;Publisher->@publisher
commission ratio|commission rate|distribution scheme|distribution level : Product->@product|service item|service;Level->@membership level|agent level|distributor level
commission setting|commission rule|commission rate|profit sharing rule : Product->@product|service|course;Level->@distributor level|member level|agent level|group leader level;~Merchant->@merchant|supplier|store
commission withdrawal|commission payout|earnings withdrawal : Payee->@group leader|distributor|anchor|promoter|agent|rider|driver|worker|merchant;Bank card->@bank card|bank account|payment account|wallet
=commission|commission record|commission detail|distribution commission : Order->@order|booking|sale|transaction;Earned by->@group leader|distributor|anchor|promoter|agent|salesperson|merchant|employee;~Product->@product|service|course|house|property;~Rule->@commission rule|commission setting|commission rate
=commission|commission record|partner commission|sales commission|referral commission : Order->@order|sale;Agent->@distributor|sales agent|partner|salesperson|=agent;~Product->@product|travel route package|course
=commission|commission record|platform commission : Order->@=order|=task|sale|policy|=case|compensation claim|claim;Agent->@distributor|agent|promoter|salesperson|broker
company product|company service|product service|enterprise service brand|schema markup|company contact : Company->@company|enterprise|manufacturing unit
comparison result|data comparison|comparison task : File->@excel file|document;Database->@database;~Dataset->@dataset
=compensation|compensation claim|flight claim|compensation estimation : Flight->@flight;Passenger->@passenger;~Airline->@airline
competition registration|tournament registration|contest entry|contest registration|contest application|race registration|match registration : Competition->@competition|tournament|contest|=race|=match;Team->@=team|=club;~Player->@=player|athlete|player profile|contestant;~Group->@age group|competition category
competition result|race result|competition score|contest score|competition ranking|tournament result : Competition->@competition|tournament|contest|=race;Team->@=team;~Contestant->@contestant|athlete|=player|angler|runner|=student;~Judge->@judge|referee;~Entry->@contest entry|contest work|competition registration
=competition|=tournament : League->@league|season;Game->@=game|esport;~Venue->@venue|stadium;~Sport->@sport
complaint work order|=complaint|hotline case|complaint order : Handler->@complaint handler|handler|personnel|staff member;Department->@department|agency;~Subject->@merchant|enterprise|institution|order
=complaint|complaint record|complaint and suggestion|customer complaint|suggestion record : About->@order|service|product|merchant|store|driver|house|department;~Handler->@staff member|employee|customer service staff|mediator;Complainant->@resident|owner|customer;~Department->@department
compliance check|compliance audit|compliance record : Regulation->@regulation|compliance requirement|standard;Project->@construction project|project|building;~Contractor->@contractor
component record|main component record|bill of material|bom item|part record|product lifecycle : Product->@product|finished product;Component->@component|=part|material;~Machine->@machine|=equipment
computing task|computing job : Resource->@computing resource|computer|server|compute node;File->@dataset|algorithm
conference call : Chat group->@chat group;Conversation->@conversation
conference session|agenda item|conference agenda|=speech|=keynote : Conference->@conference|forum event|=event;Speaker->@speaker|guest speaker;~Room->@meeting room|hall|venue location
=conference|=exhibition|trade fair : Venue->@venue location|conference venue|exhibition hall|venue|museum
configuration item|server reading|server alert|server log|database performance reading : Server->@=server|=host|=database;Service->@=service
confirmation email|confirmation sms : Submission->@form submission|=submission|booking|=order|registration;Payment->@payment
construction diary|daily diary of site|construction log|construction record|site diary|site log|construction progress : Project->@construction project|renovation project|construction site|project|house;Node->@construction node|project node|node|construction stage;~Foreman->@foreman|worker|construction team
construction drawing|=wall|=window|building component|drawing sheet : Project->@building project|construction project|building;Standard->@process standard;~Import->@cad file
construction log|site inspection|safety inspection|hidden danger|=rectification|site photo|construction progress : Project->@construction project|construction site|=project;Inspection->@safety inspection plan|hidden danger report;~Contractor->@contractor|subcontractor
construction material|material entry record|building material : Project->@construction project|renovation project|construction site;Supplier->@supplier|brand;~Node->@construction node|construction stage
construction node|construction stage|project node|renovation node|construction phase|node acceptance : Project->@construction project|renovation project|decoration project|house|construction site|project;Acceptance->@acceptance standard;~Foreman->@foreman|construction team;~Supervisor->@supervisor
construction project|client project : Client->@customer|client|employer;Farmer->@farmer;~Department->@department;~Manager->@project manager|project leader
=consultation|legal consultation|online consultation|expert consultation|consultation request|consultation order|consulting record|legal consulting : Expert->@lawyer|expert|specialist|doctor|counselor|consultant|adviser;Service->@lawyer service|legal service|consulting service|project solution|service;~Client->@patient|client|customer;~Project->@project|case
=consultation|online consultation|consultation request|consultation record|study abroad consultation : Advisor->@study abroad advisor|=advisor|consultant|=expert|=doctor|=lawyer;Program->@study abroad program|consultation service|=policy|=university;~Country->@country
=consultation|online consultation|video consultation : Patient->@patient file|patient|pet|baby;Doctor->@doctor|expert|counselor|veterinarian|lawyer;~Department->@medical department
consumer scan|abnormal scan|statistic scan|scan statistic|code scan : Code->@traceability code|tracing code|product code|anti-counterfeiting code;Batch->@batch;~Product->@product|honey;~Region->@region|city
consumption estimation|package comparison|tariff comparison|plan recommendation : Package->@mobile phone package|tariff|data plan|=package;Operator->@operator
consumption record|card deduction record|card deduction|card consumption|card recharge|card opening record : Card->@membership card|stored value card|meal card|class card|charging card|=card;Member->@hair salon member|=member|=customer;~Service->@hairdressing service|service item|=service|=course;~Staff->@stylist|=staff member|=employee
consumption record|spending record : Order->@=order|booking;Card->@membership card|value card|stored value card;~Member->@=member|customer;~Service->@service;~Store->@store
contact person|customer contact|business contact : Company->@customer|company|supplier|client|partner
=container : Yard->@yard|storage yard|container yard|terminal;Customer->@customer|shipping company
container movement|container tracking record|container inspection : Container->@container;Yard->@yard;~Vehicle->@vehicle
container position|yard position|container movement|position change : Container->@container;Yard->@yard|container yard|yard area
container tracking record|container status : Container->@container;Yard->@yard|container position;~Truck->@truck
=container|shipping container : Owner->@cargo owner|customer|shipping company|carrier;Yard->@yard position|yard|container yard|terminal|port;~Ship->@ship|vessel|voyage
content moderation record|moderation record|content review|post review|content audit : Post->@anonymous post|community post|post|note|work;Comment->@comment;~Administrator->@administrator|reviewer
content report|abuse report|post report|violation report : Post->@post|article|video|product;Comment->@comment|post reply
content report|post report|abuse report|user report : Post->@anonymous post|community post|forum post|post|note;Comment->@comment
=contract : Customer->@=customer|=client;Supplier->@supplier|vendor;~House->@housing source|rental house;~Tenant->@=tenant;~Template->@contract template
contract application|contract generation : Contract template->@contract template;Contract->@=contract;~Customer->@customer|client;~Department->@department
contract attachment|contract payment|contract signing|contract amendment|electronic contract signing|contract renewal : Contract->@electronic contract|rental contract|=contract;Signer->@=tenant|=client|=customer|debtor|=employee
contract payment|contract-related expense|contract expense|payment plan|payment schedule|collection plan|collection record|=receivable|receipt of payment : Contract->@contract|sales order|order|loan;Customer->@customer|client|supplier|borrower;~Invoice->@invoice;~Tax rate->@tax rate;~Account->@bank account
contract review|contract audit|contract approval|contract change|contract attachment|contract renewal|contract reminder : Contract->@contract|agreement;~Approver->@approver|reviewer
=contract|contract record|sales contract|service contract|labor contract|project contract file : Party->@customer|client|tenant|supplier|partner|employee|merchant;Project->@project|opportunity|house|property|room;~Department->@department;~Template->@contract template;~Owner->@salesperson|employee
=contract|sales contract|service contract|cooperation agreement : Customer->@customer|client|advertiser|tenant|enterprise;Supplier->@supplier;~Project->@project|property|house;~Employee->@employee
=contract|sales contract|service contract|purchase contract|cooperation contract : Customer->@customer|client|tenant;Supplier->@supplier;~Template->@contract template;~Opportunity->@business opportunity|sales opportunity|quotation;~Project->@project
control command|device command|control record|remote control record|control instruction|device operation : Device->@device|smart device|sensor|actuator|controller|equipment|machine|channel;Place->@greenhouse|room|area|scene
control command|remote command|switch command|remote control|remote switch|device command : Device->@lamp pole|street lamp|=lamp|lamp group|hardware device|device|machine;Strategy->@dimming strategy|strategy
control measure|control action|control rule|automation rule|linkage rule : Triggered by->@alert|alarm|sensor|temperature|device;Device->@controller|actuator|device|equipment
control suggestion|prevention method|prevention measure|disease symptom|disease picture : Disease->@disease|pest|condition
=conversation|chat session|consultation session : Professional->@lawyer|doctor|expert|dietitian|freelancer|counsellor;Product->@second-hand item|second-hand product;~Order->@service order|home service order;~Knowledge base->@knowledge base
conversion parameter|print parameter : File->@sketch|print job;Printer->@printer
conversion result|sketch conversion|image conversion : Sketch->@sketch|image|pdf file|excel file;Parameter->@conversion parameter
copy setting|copy trading setting|follow order|copy order : Trader->@trader;Token->@token|coin;~Wallet->@wallet|trading account
corner room|language room|practice room|voice room : Topic->@topic card|weekly topic|=topic;Language->@=language
=coroutine|queue task|pool reading|worker thread : Pool->@coroutine pool|thread pool|worker pool;Queue->@work queue|task queue
=correction|journal correction|journal comment|journal entry correction : Journal->@journal|diary|essay;Corrector->@native speaker|language partner|=teacher
counseling session|expert counseling session|counseling appointment|consultation appointment|counseling record|psychological consultation : Counselor->@counselor|psychologist|=expert|consultant|therapist;Client->@=client|=patient|=student;~Service->@counseling service
counselor appointment|counseling appointment|counseling booking|therapy booking|psychological appointment|counseling session : Counselor->@counselor|psychologist|therapist;Time->@available time|time slot|counselor schedule;~Student->@student|client|patient;~Room->@counseling room|room
coupon claim|claimed coupon|coupon use|coupon redemption : Coupon->@coupon|voucher;Order->@=order
=coupon|=promotion|promotional activity|marketing activity|discount activity|flash sale : Product->@product|good|commodity|course|dish;Store->@store|shop|restaurant|merchant
=coupon|=voucher : Store->@store|shop;Merchant->@merchant|seller
=coupon|discount coupon|store coupon|=voucher : Store->@store|shop|restaurant|branch|merchant;Product->@product|dish|service|course
=coupon|parking coupon|discount coupon : Merchant->@merchant|store|shop;Parking lot->@parking lot;~Activity->@promotional activity|marketing activity;~Product->@product
=courier|delivery worker : Region->@region|district;Station->@delivery station|station|outlet
course chapter|course section|course unit : Course->@course
course enrollment|=enrollment|course registration|course selection|class enrollment : Course->@training course|course;Class->@class|course class;~Student->@student|learner|child
course enrollment|=enrollment|course registration|course selection|course signup|course order|training registration|student registration|course purchase : Course->@course|training|training course|learning course|micro-class|webinar|photography class;Student->@student|trainee|child|employee|learner;~Class->@=class|class session|camp;~Teacher->@teacher
course material|learning material|study material|teaching resource|learning resource|course resource|course note : Course->@course|lesson|chapter|subject|textbook;Teacher->@teacher;~Class->@=class
course order|course purchase|lesson booking|time slot booking|class booking : Course->@course|class;Time slot->@time slot;~Teacher->@teacher|tutor|instructor|mentor;~Student->@student
course plan|rehabilitation course plan|personal training plan : Course->@health course|course|training;Screening->@screening|health report|assessment;~Patient->@patient|child|student
course promotion strategy|course promotion|course coupon|course package : Course->@course
course question|=q&a|question and answer|student question|course discussion|paid q&a|q&a record : Course->@course|lesson|subject|chapter;Expert->@teacher|lawyer|expert|doctor|counselor|tutor
course registration|course enrollment|=enrollment|course order|course booking : Course->@course|training class;Student->@student|trainee;~Session->@class session|session
course reservation|course booking|lesson reservation|lesson booking|class booking|class reservation : Lesson->@lesson|course schedule|timetable|training session|=session;Course->@course|dance class|fitness class;~Card->@membership card|class card|=card;~Student->@=student
course review|course evaluation|course comment|course rating|course question : Course->@course;Teacher->@=teacher|instructor|lecturer
course review|course evaluation|teacher evaluation|teaching evaluation|course rating|course comment : Course->@course|lesson|training;Teacher->@teacher|coach;~Student->@student
course schedule|class schedule|=timetable|class timetable|teaching schedule|course arrangement : Course->@course|subject;Class->@=class;~Teacher->@teacher|coach|instructor;~Room->@classroom|room|studio;~Time slot->@time slot|semester
course schedule|class schedule|=timetable|lesson schedule|timetable entry : Course->@course|subject;Teacher->@teacher|instructor|trainer|coach;~Class->@=class;~Classroom->@classroom|room
course schedule|class schedule|=timetable|timetable entry|lesson schedule|class timetable : Course->@course|=subject|fitness class|dance class;Teacher->@=teacher|instructor|=coach|lecturer;~Class->@school class|=class;~Room->@classroom|studio|training room|venue
course selection|course enrollment|=enrollment|course registration|course order|course purchase : Course->@course|training course|=class|study abroad program;Student->@=student|trainee|=child;~Semester->@semester|term
court booking|venue booking|court reservation|venue reservation|stadium booking : Court->@idle court|court|sports venue|stadium|venue|field;Time slot->@time slot|session;~Card->@membership card;~Coach->@coach
court closure|locked time slot|slot lock|court booking : Court->@badminton court|=court|venue;Slot->@=time slot|court time slot
court hearing|=hearing|trial session : Case->@legal case|case|dispute;Court->@court|courtroom;~Judge->@judge
=court|court closure|locked court|court time slot : Venue->@sports venue|badminton hall|stadium|gym|venue
=cpu|=disk|network connection|port connection|monitored service|server disk : Server->@web server|server|host
crawl task|scrape task|spider task|crawl rule : Source->@crawl source|data source|target website|website;Database->@database
crawled record|crawled data|crawl task|crawl log|extracted record|webpage extraction : Source->@crawl source|crawler|=url|webpage
credit evaluation|transaction evaluation|mutual evaluation|buyer review|seller review : Order->@=order|transaction|deal;Seller->@seller
credit point|credit score record|reputation record : Student->@=student|=member;Deal->@exchange request|=handover|transaction|=order
credit recognition|recognition application|credit warning|insufficient credit|=transcript|credit record|certificate recognition : Student->@student;Activity->@activity|course;~Certificate->@certificate
credit report|credit score|credit inquiry : Person->@=person|customer|enterprise|borrower
=credit|academic credit|credit record|academic record|=transcript|credit transfer : Student->@=student;Course->@course;~Certificate->@student certificate|certificate
crew contract|crew salary|crew certificate|crew document|crew training : Crew->@crew member|=crew|seafarer;Vessel->@vessel|=ship
=crew|crew member|=seafarer : Vessel->@vessel|=ship;Position->@crew position|rank
crisis early warning|crisis warning|psychological warning|crisis record|crisis alert : Student->@student|patient|client;Assessment->@assessment report|scale test|assessment result|psychological assessment;~Counselor->@counselor|psychologist;~Diary->@emotional diary|mood diary
crop photo|plant photo|leaf photo : Crop->@=crop|plant;Field->@farm field|rice field|field|plot
=crop|planted crop|crop planting|harvest record|pest control|farm task : Farm->@happy farm|farm field|=farm;Crop->@seed
=crop|planting plan|crop plan : Plot->@plot|field|greenhouse|planting base|farm|land;Variety->@variety|crop variety|seed;~Farmer->@farmer
=crowdfunding|crowdfunding project|=presale : Product->@product|good
css selector|unused selector|css file optimization|css optimization : CSS file->@css file|stylesheet;HTML file->@html file
cultural relic|=exhibit|=artifact|collection piece : Exhibition->@exhibition|exhibition hall|gallery|museum
cultural story|=exhibit|cultural relic|collection item|=artifact|museum image|exhibition visit booking : Exhibition->@exhibition;Museum->@museum;~Hall->@exhibition hall|gallery
customer behavior|customer behaviour|user behavior|behavior log|visit log|browsing record|browse record|page view|page visit : Looked at->@product|page|webpage|house|article|store|service;Customer->@customer|visitor|member;~Store->@store
customer behavior|purchase record|browsing record|browsing history|customer portrait|consumption portrait : Customer->@customer|member|buyer;Product->@product|good|fresh food|second-hand item
customer contact|contact person : Customer->@customer|client|supplier|enterprise
customer contact|customer demand|customer need|business opportunity|sales opportunity|customer tag|customer complaint|customer feedback : Customer->@=customer|=client;Product->@product|team-building product|=service;~Salesperson->@salesperson|sales representative
customer discount|discount agreement|customer price : Customer->@customer;Channel->@channel|channel price|shipping channel|product;~Salesperson->@salesman|salesperson|employee
customer public pool|high seas pool|public pool entry|public sea record|customer claim|claim record|customer recycle record : Customer->@customer|client|lead;~Salesperson->@salesperson|sales representative|employee;Follow-up->@follow-up record|follow-up
customer request : Service->@service
customer visit|store visit|visit record|visit check-in|store check-in|visit report : Store->@store|customer|dealer|hospital|terminal;Salesperson->@salesperson|salesman|employee|staff member;~Form->@research form|questionnaire|visit plan;~Contact->@contact
daily bill|bill detail|bill item|fee item : Bill->@monthly bill|=bill;Customer->@customer|merchant|tenant
daily check-in : Member->@member|customer|player;Activity->@marketing activity|=activity
daily performance|student performance|daily report of child|student evaluation|student behavior record|behavior record : Student->@child|student;Class->@=class;~Teacher->@teacher
daily report|work report|work log|inspection daily : Employee->@employee|staff member|engineer;Project->@project;~Department->@department;~Inspection->@device inspection
=danmu|bullet screen|bullet comment|live comment|live interaction : Stream->@live stream|stream;Room->@live room|room;~Video->@video
dashboard chart|dashboard widget|chart component|dashboard panel|large screen component : Dashboard->@dashboard|large screen;Chart->@saved chart;~Source->@data source|dataset|saved query
dashboard component|screen component|data visualization component|chart component|visual component : Dashboard->@dashboard|large screen|page;Data source->@data source|dataset|data set;~Chart->@=chart|saved chart;~Library->@component library
dashboard filter|dynamic parameter|chart filter|dashboard share|dashboard link : Dashboard->@dashboard|large screen;Chart->@=chart|saved chart;~Dataset->@dataset|data set
=dashboard|large screen : Project->@=project;Dataset->@dataset|data source
=dashboard|large screen|data screen : Data source->@data source|dataset|data set|=database;Project->@=project
dashcam video|trip video|driving record : Dashcam->@dashcam|=camera;Vehicle->@=vehicle|=car
data backup|database backup|database metric|database configuration|security setting : Database->@database;Server->@server|host
data cleaning record|cleaning result|data quality|data quality report : Task->@cleaning task|data cleaning task;File->@data file|dataset|data source
data cleaning task : File->@data file|dataset|data source;Rule->@cleaning rule;~Label->@label
data cleaning|data cleaning record|data analysis|data mining|pivot table|data pivot table|=analysis : Dataset->@dataset|data set|data file|geographic spatial data file|uploaded data;Data source->@data source;~File->@css file
data conversion|data operation|data extraction|data interpolation|file interpolation|=conversion|=extraction : File->@geographic spatial data file|spatial data file|data file;Layer->@map layer
data field|template field|field rule|generation rule : Template->@field template|data template|dataset
data file|=dataset|data share|data sharing : Source->@data source;Label->@label|data label
data filling|data filling record|reported data|data submission|report filling|filling record|filled report : Task->@reporting task|collection task|=task;Template->@report template|form template|=template;~Unit->@lower-level unit|reporting unit|government unit|=unit|=department
data import|=import|data record : Data source->@data source|=source;Dataset->@dataset|data set|question bank;~Template->@import template
=data model|web-based model : Data source->@data source|=database;Metadata->@=metadata
data permission|=permission|role permission|user access permission : Role->@menu role|user role|=role;Menu->@=menu|module;~Data source->@data source|data connection|dataset
data point|chart series|trend figure : Chart->@saved chart|line chart|=chart|dataset;Indicator->@indicator
=data record|=analysis|data analysis|analysis result|analysis task|data processing task : Dataset->@dataset|data file|data source|crawl source|uploaded file;Model->@analysis model|algorithm;~Template->@analysis template
data record|=import|data import|import record|data change : Dataset->@dataset|data source|data connection|database|data table;Device->@sensor|network device|device;~Stadium->@stadium
data record|data entry|collected data|data item : Source->@data source|dataset|iot device|sensor|monitoring station|data table;Template->@report template|=template
data recovery|data restore|recovery record|restore record : Backup->@data backup|database backup;Database->@database
data recovery|restore record|data restore : Backup->@data backup|backup;Database->@=database
data usage|usage record|call usage|traffic usage|account balance : Plan->@data plan|mobile package|=package;SIM card->@sim card|phone number
database field|table field|table column : Table->@database table|data table|sub-table
database table|data table|table structure extraction : Database->@sql database|data source|=database
database table|database backup|data backup|database migration|compatibility check|key-value pair|collection of document : Database->@database|graph database|data structure
database table|database table structure|table data|database schema|data table|query statement|database query|sql query|query record|saved query|query result|database backup : Database->@database|data source|mysql database|data connection
=dataset|=data set|data file : Data source->@data source|database connection|=database;Project->@=project
=dataset|data table|data collection task : Source->@data source|=database|data collection source
date meeting|arranged meeting|matchmaking meeting|blind date|date arrangement : Member->@=member|=profile|single;Matchmaker->@matchmaker;~Match->@mutual match
decoration project|construction project|renovation project|house renovation : House->@house|property|apartment;Owner->@owner|client|customer;~Foreman->@foreman|decoration company|contractor|construction team;~Supervisor->@supervisor;~Designer->@designer|design plan
delivery application|shipping application|prize delivery|delivery request|shipment application : Prize->@prize|prize cabinet|physical reward|gift;Address->@=address|shipping address|delivery address;~Winning record->@winning record
delivery feedback|waybill feedback|logistics feedback|delivery complaint|delivery exception|signing record : Shipment->@waybill|shipment|parcel|=delivery;Courier->@courier|rider|=driver;~Order->@order
delivery log|=delivery|webhook delivery|delivery attempt|retry record : Endpoint->@endpoint|target address|webhook endpoint|destination;Event->@webhook event|event|request;~Source->@webhook source|source;~Retry->@retry strategy
=delivery|delivery record|delivery order|delivery task|distribution order|delivery note : Order->@sales order|order|waybill;Courier->@courier|driver|rider|deliveryman;~Vehicle->@vehicle|truck;~Customer->@customer;~Address->@address book|delivery address|=address
demand response|demand quote|painting demand response|service quote|demand order : Demand->@painting demand|demand|requirement|service request|repair request|job;Provider->@painter|designer|supplier|technician|freelancer|worker
demurrage charge|=demurrage|storage charge|demurrage calculation : Container->@container|cargo|shipment;Cargo owner->@cargo owner|customer;~Yard->@yard|terminal
=department|organizational structure|management department|organization unit : Company->@company|branch|organization|hospital|enterprise
=deployment|fast deployment|build record|release record : Application->@cloud application|=application|=service|=project;Change->@change request;~Environment->@=environment;~Server->@=server
deposit payment|rental deposit|deposit refund|deposit record : Rental->@=rental|umbrella rental|=borrowing|booking;Station->@station
=deposit|deposit record : Coin->@coin|cryptocurrency;Wallet->@wallet|bank account|trading account;~Booking->@rental|lease|booking|reservation|appointment
design order|custom order|custom design order|tailoring order|design request|custom design|user design|saved design : Base->@sports uniform|garment|clothing style|design template|product;Fabric->@fabric|material;~Option->@design option|colour option|color option;~Designer->@designer|tailor;~Measurement->@measurement|body measurement
design work|=artwork|photo work|=work : Designer->@designer|artist|photographer;Series->@=series|photo series;~Client->@client;~Exhibition->@exhibition
detection result|checked result : Detection->@authenticity detection|similarity detection|detection;Article->@news article|article|image|video|website
device reading|device alarm|device log|device fault|device maintenance|device usage record|device command : Device->@water control device|iot device|smart device|sensor|gateway|=device|=equipment;Room->@=room|dormitory|=building|=area
=diagnosis|diagnosis record|disease diagnosis|ai diagnosis : Patient->@patient|=pet;Doctor->@doctor|veterinarian|vet;~Photo->@pet image|pet photo;~Consultation->@consultation|appointment;~Disease->@=disease|=condition
=diagnosis|disease diagnosis|=treatment|treatment method|treatment plan|therapy plan : Patient->@patient file|patient|pet|child;Disease->@disease|condition|pest;~Consultation->@consultation|medical record;~Image->@pet image|leaf picture|image;~Therapy->@therapy
dictionary word|dictionary entry|lexicon entry : Dictionary->@dictionary|segmentation dictionary|lexicon
diet diary|calorie record|food record|=calorie|calorie calculation|diet record : Food->@=food|food item;Meal->@meal;~Recipe->@recipe
dietitian question|dietitians question|nutrition question : Dietitian->@dietitian|nutritionist
digital human synthesis|synthesis result|synthesis record|digital human video : Digital human->@digital human;Audio->@audio file|voice|audio;~Video->@=video|video file;~Image->@=image|image file
dimming strategy|lighting strategy|time-based strategy|switch strategy : Group->@lamp group|road section|lamp pole|=lamp;Season->@season
disease identification|plant identification|pest identification|=identification|identification record|identification result : Photo->@crop photo|plant photo|leaf photo|photo|image;Disease->@disease knowledge base|plant disease|=disease|pest;~Crop->@=crop|plant
disease recognition|recognition record|recognition result|image recognition|face recognition|face detection|=identification : Image->@crop photo|leaf picture|input image|face image|similar image|image|photo|picture
dish evaluation|dish review|dish rating|restaurant review|meal review|food review : Dish->@=dish|=food|meal|dinner;Restaurant->@restaurant|canteen|merchant;~Order->@takeout order|food order|order
dish order|table order|food order|dine-in order|kitchen order|takeaway order|takeout order|delivery order|meal order : Table->@dining table|=table;Restaurant->@restaurant|store|canteen|merchant|stall;~Dish->@dish|meal|food|package;~Rider->@rider|courier|delivery person;~Address->@delivery address|dormitory building
=disk|performance metric|monitoring metric|performance record|resource usage : Device->@server|host|device|database|network device
=dispatch|vehicle dispatch|dispatch record|dispatch order|dispatch task|transport task : Vehicle->@vehicle|truck|ambulance|bus;Driver->@driver;~Waybill->@waybill|order|freight order|transport order|work order;~Route->@route|line;~Dispatcher->@dispatcher
=dispute|dispute application|mediation application|mediation case|dispute case|mediation request : Mediator->@mediator;Room->@mediation room;~Court->@court|filing court|mediation organization
=dispute|dispute case|=arbitration|=appeal : Order->@=order|transaction|booking|rental|=bet
=distributor|=promoter|agent member|sales agent : Level->@distributor level|agent level;Upline->@team leader|agent;~Region->@region|area|city
`
