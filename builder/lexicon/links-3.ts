/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “distributor” to “game room”. */
export const links3 = `
=distributor|sales agent|=dealer : Superior->@regional manager;Level->@agent level|distributor level;~Region->@region|sales region|territory
doctor appointment|=appointment|appointment registration|medical appointment|registration order|clinic appointment : Doctor->@doctor|dentist|therapist;Patient->@patient;~Department->@department;~Schedule->@doctor schedule|=schedule|time slot;~Card->@medical card|account binding
doctor appointment|medical appointment|registration with doctor|outpatient registration|clinic appointment : Doctor->@=doctor|physician;Department->@=department|clinic department;~Patient->@=patient|family member;~Schedule->@doctor schedule;~Hospital->@hospital|clinic
doctor schedule|available time|available hour|available slot|counselor schedule|coach schedule|working hour|consultation slot : Person->@doctor|counselor|psychologist|therapist|coach|lawyer|expert|teacher|tutor|technician;Department->@department|clinic;~Place->@room|store|venue
doctor schedule|clinic schedule|consultation schedule|doctor shift : Doctor->@doctor;Department->@department;~Room->@consulting room|room
doctor schedule|doctor shift|appointment slot|clinic schedule : Doctor->@doctor|physician|therapist;Department->@medical department|department;~Clinic->@clinic|hospital
=doctor|=nurse|=physician : Department->@medical department|department;Hospital->@hospital|clinic
=doctor|=nurse|=physician|=dentist|=therapist|=counselor : Department->@department;Hospital->@hospital|clinic|institution|campus
=doctor|=physician : Department->@clinic department|department;Hospital->@affiliated hospital|hospital|clinic
=doctor|=physician|=nurse : Department->@=department|clinic department;Hospital->@hospital|clinic|medical institution
document chunk|text chunk|knowledge chunk|document segment|knowledge base segmentation|knowledge segment : Document->@knowledge document|document;Knowledge base->@knowledge base
document recognition|object recognition|text recognition|plant recognition|image recognition|recognition result|recognition record|identification result|text extraction|=identification : Photo->@crop photo|uploaded photo|=photo|=image|=picture|=video|invoice file;Found->@crop|plant|pest|bird|animal|disease
document version|document comment|document annotation|document permission|modification record|document approval|document review : Document->@=document|eml document|=article|contract
document version|document edit|document share|document review|document comment : Document->@document
domain email|forwarded email|email migration|email account migration|email message|mailbox rule : Account->@email account|gmail account|mailbox;Folder->@=folder
domain email|received email|forwarded email|forwarding record|forwarded message : Account->@email account;Rule->@forwarding rule;~Domain->@=domain|domain name;~Message->@=message
domain name|email account|domain record|dns record : Customer->@customer|client;Domain->@=domain;~Server->@server
domain name|ssl certificate|hosting service|hosting account : Customer->@customer|client;Server->@server|host;~Website->@website
donated item : Donor->@donor;Warehouse->@warehouse
donation appointment : Site->@blood donation house|donation site|blood station;Donor->@donor
=donation|=pledge|donation record|crowdfunding pledge|=sponsorship : Project->@charity project|crowdfunding|fundraising campaign|project|child|animal;Reward->@crowdfunding reward|reward tier;~Donor->@donor
=donation|donation record|money donation|charity donation : Project->@donation project|charity project|fundraising project|campaign|event|project;Donor->@donor
=donation|donation record|used goods donation|item donation : Donor->@donor;Item->@donated item;~Campaign->@donation campaign|charity project|fundraising project;~Recipient->@beneficiary|recipient
=donation|donation record|volunteer record|volunteer registration : Project->@charity project|donation project|volunteer activity|activity|project;Volunteer->@volunteer
dormitory room|=dormitory|dormitory bed|dormitory assignment|dormitory check-in : Building->@dormitory building|building;Student->@student;~Manager->@dormitory manager
dormitory room|dormitory bed|dormitory assignment|dormitory application|bed assignment : Dormitory->@dormitory|dormitory building;Person->@=student|staff member|=employee
double-person confirmation|double-person collection|=double-person|collection confirmation : Collection->@reagent collection|=collection;Reagent->@reagent|chemical;~Keeper->@warehouse keeper|=keeper
download record|download log : Work->@dubbing work|component|=paper|resource|template|data record|media file|software|=app|subtitle file
drainage facility|=facility|=hydrant|public facility : Region->@region|district|area|grid;Department->@maintenance unit
drawn figure|cabinet item|won figure|collected figure|cabinet prize : Series->@series|blind box series|blind box;Figure->@figure|prize;~Draw->@box drawing|draw record|order;~Cabinet->@cabinet
drawn note|note drawing|blind box draw|blind box order : Note->@couple note|blind box note|=note;Blind box->@couple blind box|blind box
driver earning|=earning|income record|rider income|rider earning : Earned on->@trip|ride|order|delivery|task|work task|live stream;Earner->@driver|rider|worker|anchor|freelancer
=driver|truck driver : Fleet->@fleet|carrier|transport company|station|company
driving lesson|driving practice|training appointment|driving appointment : Coach->@coach|instructor;Vehicle->@vehicle|training vehicle|car;~Student->@student|learner|trainee;~Subject->@subject
=drug|=medicine|near-expiry drug : Supplier->@supplier|manufacturer
dubbing work|=dubbing|voice work|speech synthesis : Text->@=text|script|article;Anchor->@anchor|voice actor|audition anchor|voice;~Music->@background music|music
=duty|duty roster|duty shift|on-call record|duty record : Member->@firefighter|fire brigade member|member|employee|doctor|teacher;Station->@fire station|station;~Vehicle->@fire engine
early warning|warning record|warning notification : ~Subject->@inventory item|monitoring station|production line|student|elderly person|patient|equipment|device;~Rule->@alert rule|warning rule|alarm rule
edited file|processed file|converted file|compressed file : Video->@original video link|video;Audio->@audio;~Image->@image
edited file|processed file|converted file|format conversion|audio extraction|special effect : File->@video file|audio file|media file|=video|=audio
edited image|edited picture|edited photo|processed image|enhanced image|ai processing|image processing : Image->@original image|=image|image file|=photo|=picture|crop photo|design work;Effect->@ai effect|processing effect|filter;~Style->@style
edited photo|edited picture|repaired image|processed image|converted file|conversion result|processed file|edited file|encrypted file|decrypted file|compressed file|generated file : Made from->@source file|php file|pdf file|image|photo|graphic|audio file|video file|video|document;Parameter->@parameter|preset|filter|template|cleaning mode
edited photo|processed photo|edited image|processed image|modified image : Photo->@photo|image|picture;Template->@style template|filter|effect template
edited picture|edited photo|processed image|compressed image|watermarked image|enhanced image|image processing record|image processing result|restored photo : Image->@=image|=picture|=photo|original image;Template->@watermark template|watermark|filter|=template;~Ratio->@compression ratio|preset
edited video|made video|generated video|processed video : Video->@=video|video file|original video;Script->@video script|script;~Digital human->@digital human;~Template->@video template|template
edited video|processed video|made video|trimmed video|video clip : Video->@original video|original video link|video|clip
edited video|transcoded video|video clip|video subtitle|video version|video effect|exported video : Video->@video|recording;Template->@=template;~Track->@track|background music|music
editing parameter|editing record|image edit|editing history : Image->@edited image|image|photo|picture
education background|education experience|work experience|project experience|skill showcase|job intention|self evaluation : Resume->@resume|cv
educational activity|therapy exercise|therapy activity : Therapy->@therapy;Skill->@skill|goal
=egg|egg collection|chicken feeding|feed record : Animal->@chicken|hen|animal|livestock|pet
elderly resident|=elder|elderly person : Room->@room;Building->@building|nursing home|community|institution;~Carer->@caregiver|carer|nurse;~Family->@family member|family
elected leader|election log|resource allocation|resource statistic|=allocator|=heartbeat : Election->@leader election;Machine->@machine|node;~Database->@=database
electric vehicle|shared vehicle|shared bike : Station->@rental station|parking station|=station|parking lot;Model->@vehicle model
electronic contract|sales contract|service contract : Template->@contract template;Party->@debtor|=customer|=client|=company|enterprise
electronic guarantee|guarantee application|=guarantee : Service->@guarantee service;Enterprise->@enterprise|company;~Project->@bidding project|project;~Bank->@bank|insurance company
electronic invitation|wedding invitation|invitation card|invitation page : Template->@invitation template|=template;Wedding->@wedding;~Music->@background music;~Event->@=event
electronic signing|electronic signature|contract signing|user contract signing|signing record : Contract->@contract|agreement;Document->@document;~Opportunity->@business opportunity|sales opportunity;~Loan->@loan
email account|=mailbox : Server->@email server|mail server
email account|=subdomain|dns record|domain renewal|domain registration|ssl certificate|domain transfer|domain binding : Domain->@domain name|=domain|view domain;Server->@=server;~Registrar->@registrar
email campaign|email task|=newsletter|newsletter issue|bulk email|email send : Template->@email template|template;Audience->@mailing list|subscriber list|customer group|contact group|audience;~Account->@email account|sender account
email notification|sms notification|notification record|notification log|alert notification : Change->@change record|difference|alert|alarm|reminder|warning;Source->@monitoring address|monitored page|database|server|event;~Rule->@alert rule|notification rule
email thread : Client->@client|customer;Account->@email account|mailbox
emergency call|sos call|emergency alarm|fall alarm|help call : Person->@elderly resident|elder|patient|resident|student;Device->@device|wearable device;~Handler->@caregiver|carer|duty officer|nurse
emission reduction target|carbon report|accounting report : Enterprise->@enterprise|company;Source->@emission source;~Facility->@facility|plant|factory
emission source|carbon account : Enterprise->@enterprise|company;Facility->@facility|plant|factory
=emission|carbon emission|energy consumption|activity data|emission record : Source->@emission source|=source;Factor->@emission factor|factor;~Facility->@facility|plant|factory;~Enterprise->@enterprise|company
employee transfer|job transfer|onboarding record|=resignation|promotion record|reward and punishment : Employee->@employee|staff member;Department->@department;~Store->@store|branch
=employee|=staff member|company employee : Department->@=department|factory department;Position->@job position|=position;~Store->@=branch|=store
=employee|staff member|=personnel : Department->@department|organizational structure|organization unit;Position->@=position|job position;~Store->@store|branch|restaurant
=employee|staff member|=staff|=personnel|=worker|administrative personnel|technology worker : Department->@department|management department|organizational structure|workshop|team;Position->@position|job position|post|role;~Company->@company|enterprise|branch|store;~Site->@construction site|site
=employee|staff member|=worker|=staff|administrative personnel : Department->@department;Store->@store|branch|outlet|shop;~Position->@=position|=post|job title;~Role->@=role|user role
employment record|unemployment record|employment registration|unemployment registration : Person->@job seeker|person|resident|trainee|graduate;Employer->@employer|enterprise|=company
encryption key|message encryption key : Conversation->@conversation|chat group
=endpoint|webhook endpoint|target address : Source->@webhook source|source;Retry strategy->@retry strategy;~Project->@project|application
energy consumption|electricity consumption|power consumption|energy consumption record|energy reading : Device->@lamp pole|street lamp|lamp|=meter|device|machine;Road section->@road section;~Building->@building|workshop|room
energy consumption|electricity consumption|power consumption|water consumption|energy usage|energy record|energy consumption record : Meter->@meter|smart meter|device|machine|equipment;Place->@workshop|production line|building|room|department|floor|area|household;~Energy type->@energy type
engine result|engine answer|combined result : Prompt->@prompt|question asked;Engine->@artificial intelligence engine|ai engine
engineer location|vehicle location|driver location|courier location|real-time location|location record : Engineer->@engineer|courier|driver|technician|rider;Vehicle->@vehicle|truck;~Order->@order|shipment|waybill
engineering case|case study|success case|project case|=case|incubation project : Service->@service|solution;Product->@company product|product;~Client->@client|customer;~Scenario->@application scenario|scenario;~Designer->@designer|lawyer
english procurement order|procurement contract|purchase contract|printed contract|contract print|print record : Contract->@=contract;Order->@procurement order|purchase order;~Supplier->@supplier|vendor;~Logo->@company logo;~Template->@contract template|print template
english speech|speech recording|spoken answer|=recording : Question->@practice question|speaking topic|=question|practice exercise
entered code|redeemed code|used code : Code->@invitation code|redemption code|promo code|gift code|activation code
enterprise certification|enterprise audit|merchant audit|=qualification|business license : Enterprise->@enterprise|company|merchant|store|supplier
enterprise inspection|enterprise record|enterprise certificate|enterprise qualification|enterprise report : Enterprise->@enterprise|company;Inspector->@inspector|supervisor;~Department->@management department|department
enterprise resource|business decision|operation plan|enterprise plan : Enterprise->@enterprise|=company|subsidiary;Department->@department
entrepreneurship project|entrepreneurship programme|incubation application : Policy->@policy;Park->@incubator|industrial park
environmental impact assessment|lifecycle record|impact result|emission record|carbon record : Product->@product|green data asset;List->@lifecycle list|lifecycle inventory;~Project->@=project;~Enterprise->@enterprise
epidemic report|epidemic record|infection case|vaccination statistic|people flow heat map|people flow reading|crowd density record|comparative data|population record : Region->@=region|=province|=city|=area|=district;Device->@=camera|=sensor
=episode|drama episode|short video : Series->@tv drama|drama series|web series|=series;Course->@=course;~Playlist->@channel|playlist
equipment inspection|inspection record|spot check record|spot check|equipment maintenance|maintenance record|maintenance plan|equipment fault|equipment alarm|machine reading : Equipment->@=equipment|machine|=device|production equipment|=vehicle|vessel|charging pile|elevator;Line->@production line;~Item->@inspection item|check item;~Inspector->@inspector|=employee|staff member|technician
errand order|errand request|errand task|delivery task|=errand : Service->@errand service;Runner->@errand runner|=runner|=rider|courier;~Address->@=address
error log|=error|=exception|crash report : Module->@module|=application|server;Data source->@data source;~Task->@collection task;~Device->@device
error notification|validation error|error message : Submission->@form submission|=submission;Form->@=form
=error|error event|exception log|error position : Log->@server log|log file;Service->@service|application|module;~Fragment->@fragment|snippet;~Version->@version
esg report|proxy voting report|criteria score|investment score : Investment->@investment|company;Investor->@investor;~Standard->@proxy voting standard|esg criterion
event registration|activity registration|=participation|event sign-up|activity sign-up : Event->@public welfare activity|cultural activity|red packet activity|mosque activity|activity|competition|=event|battle;Team->@team;~Student->@student|resident|volunteer|child
event registration|activity registration|competition registration|sports event registration|competition entry|registration for an event|activity sign-up|=participation|event sign-up|sign-up record|=participant|=contestant|tournament registration : Event->@event|activity|competition|sports event|tournament|match|volunteer activity|challenge|team sports|distribution activity;Group->@participating group|event group|project|category|team;~Athlete->@athlete|student|player|volunteer|member;~Ticket->@ticket type
event report|user behavior|event tracking record|funnel step|page view event : Event->@tracking event|=event;Page->@=page;~Application->@=application|=website
event session|event schedule|agenda item|conference session|activity schedule|event agenda : Event->@event|conference|exhibition|activity;Speaker->@speaker|guest;~Room->@hall|exhibition hall|venue|room
event ticket|activity ticket|concert ticket : Event->@=event|activity|concert|performance;Venue->@venue;~Seat->@=seat
event ticket|admission ticket|concert ticket : Event->@event|concert|show|performance|screening|scenic spot;Seat->@seat;~Customer->@customer;~Agent->@support agent|customer service agent
=event|sports event|community event|cultural activity|=activity|conference activity : Venue->@stadium|sports venue|venue|mosque|meeting room|exhibition hall;Community->@community;~Club->@club|association|organization;~Source->@emission source
=evidence|case evidence|evidence file|evidence item : Case->@dispute|legal case|case|complaint|appeal|report;Party->@party|client
exam answer|marked answer|answer sheet|wrong question|collected question|question collection|wrong answer record : Question->@exam question|test question|quiz question|question;Exam->@exam|=test|quiz;~Student->@student|examinee|employee|trainee
exam answer|marked answer|quiz answer|answer sheet|question answer : Question->@question bank|question|exam question;Result->@exam result|exam score|student grade|quiz result|exam record;~Exam->@exam|quiz|exam paper;~Student->@student
exam answer|student answer|marked answer|answer record|answer sheet|quiz answer : Question->@exam question|question|question bank;Result->@exam result|exam attempt|=score;~Student->@=student|candidate|examinee;~Paper->@exam paper|test paper|=paper
exam paper|=exam|mock exam|simulated exam|makeup exam|exam hall exam|exam simulation : Course->@course|subject|=training;Question bank->@question bank;~Class->@=class;~Teacher->@teacher
exam paper|test paper : Exam->@exam|examination;Course->@course|subject;~Bank->@question bank;~Teacher->@teacher
exam paper|test paper|question paper|mock paper : Question bank->@question bank;Subject->@=subject|course
exam question|quiz question|test question|multiple-choice question|question bank question|practice question : Exam->@exam paper|exam|quiz|mock examination|test;Bank->@question bank;~Knowledge point->@knowledge point|chapter|subject|course|level;~Video->@educational video|lesson
exam question|test question|practice question|quiz question : Question bank->@question bank;Exam->@exam|quiz;~Paper->@exam paper|test paper|question paper|=paper;~Chapter->@chapter|knowledge point|lesson;~Subject->@=subject|school subject|course
exam question|test question|practice question|quiz question|question bank : Knowledge point->@knowledge point;Exam->@exam|quiz|=test;~Subject->@subject|chapter;~Course->@course;~Photo->@old photo
exam question|test question|quiz question|question bank question : Exam->@exam paper|exam|test|quiz;Question bank->@question bank|question library;~Knowledge point->@knowledge point;~Course->@course|subject|textbook
exam registration|examination registration|exam application : Exam->@exam|examination;Candidate->@candidate|=student;~Site->@exam site|test center|exam center
exam registration|examination registration|exam application|exam entry : Exam->@exam|examination|exam session;Student->@student|candidate|examinee;~Place->@exam center|test center|exam room
exam result|exam record|exam attempt|exam score|test score|student score|quiz result : Exam->@exam|=test|quiz|exam paper;Student->@student|employee|trainee|examinee|party member|candidate;~Course->@course|subject
exam result|exam record|test result|exam score|mock exam result|quiz result|examination result : Exam->@exam|examination|quiz;Paper->@exam paper|test paper|=paper;~Student->@=student|candidate|examinee|trainee|=employee;~Scale->@psychological scale|=test
exam result|exam score|exam record|quiz result|score record|student score|student grade|grade record|course grade|mock exam record|test score|quiz attempt : Exam->@exam|mock examination|quiz|exam paper|test|re-exam;Student->@student|candidate|examinee|learner|trainee|employee;~Course->@course|subject;~Class->@=class
exam result|test result|exam score|quiz result|exam record|test score|exam attempt : Exam->@exam|quiz|=test|exam paper|=paper|assessment|practice question;Student->@student|candidate|employee|child
exam seat|seat arrangement|seating arrangement|exam arrangement|exam seat assignment : Exam->@exam|re-exam|event|banquet;Room->@exam room|examination room|classroom|hall|venue;~Student->@student|examinee|guest|candidate;~Seat->@seat
=exam|=quiz|=test|exam paper|=paper|test paper : Course->@course|training course;Subject->@subject;~Class->@class|grade
=exam|mock examination|online exam|=examination|=quiz|course test : Course->@course|subject|training|learning course|training course|textbook;Class->@=class|grade;~Room->@exam room|classroom;~Teacher->@teacher
example program|sample program|code example : Chapter->@chapter|tutorial|lesson|book
excellent work|contest work|submitted work|festival work|competition entry : Event->@art festival|competition|contest|event;Author->@student|artist
exchange request|book exchange|swap request|exchange application|swap offer : Offered->@=listing|textbook|=book;Handover place->@handover place|exchange place
=exhibit|=artwork|3d model|exhibition item|exhibition product|museum item : Hall->@exhibition hall|hall|gallery|museum|exhibition;Artist->@artist|author;~Exhibitor->@exhibitor;~Dynasty->@dynasty
exhibition ticket|exhibition reservation|museum reservation : Exhibition->@exhibition|museum|exhibition hall
exhibition work|=artwork|=woodcut|print work|=painting|calligraphy work : Artist->@artist|painter|author;Exhibition->@exhibition
expense category|income category : Account book->@account book|ledger
expense reimbursement|reimbursement request|travel request|loan request : Employee->@employee|staff member;Project->@project;~Department->@department
expense share|expense split|shared expense|expense sharing : Expense->@=expense|=bill;Activity->@activity|trip;~Rule->@expense sharing rule
=expense|=reimbursement|expense claim|expense record : Budget->@budget;Department->@department;~Employee->@employee|staff member;~Project->@project
=expense|expense claim|expense report|=reimbursement|reimbursement request|cost record : Project->@=project;Department->@=department;~Employee->@=employee|staff member;~Budget->@budget;~Vehicle->@=vehicle|=car|=trip
=expense|expense record|expense claim|=reimbursement|expense reimbursement|reimbursement request|reimbursement application|project cost|cost record|project expense : Project->@project|trip|contract|event;Employee->@employee|staff member;~Department->@department;~Budget->@budget
expert answer|expert reply : Question->@expert question|experts question|question;Expert->@expert
expert appraisal|=appraisal|appraisal result : Appraisal->@appraisal order|appraisal request|authentication order;Object->@coin|antique|collection item|collectible|jewelry|painting|artwork;~Expert->@expert|appraiser;~Photo->@photo
experts question|expert question|expert consultation|question to expert : Expert->@agricultural expert|expert;Photo->@crop photo|photo|image;~Identification->@disease identification|identification
=export|data export|export record : Dataset->@dataset;Resume->@resume|exam paper|=paper|presentation|subtitle file;~Chart->@saved chart
express cabinet|parcel cabinet|=cabinet : Agent->@agent;Community->@residential community|community|site
extracted text|=text : File->@pdf file|audio file|input image
face payment record|cafeteria payment|canteen payment|meal card recharge : Student->@=student|=employee;Canteen->@school cafeteria|canteen|cafeteria;~Card->@meal card|campus card
facility evaluation|construction order|facility maintenance|facility repair : Facility->@drainage facility|facility;Contractor->@construction unit|contractor;~Inspection->@facility inspection
=factory|=building|materials store|tool store : Town->@leisure town|virtual city|town;Park->@industrial park|park|campus|residential community|community;~Scene->@scene;~Project->@real estate project|multi-dimensional project|housing project
failure rate|equipment failure rate|fault rate|utilization rate|equipment utilization|completion rate : Equipment->@medical equipment|special equipment|equipment|machine|device|production line;Department->@department|workshop
family member|=ancestor|clan member : Family tree->@family tree|genealogy|pedigree;Generation->@generation character|generation;~Surname->@surname
family tree|=genealogy|generation character|genealogy book|family story : Surname->@surname|clan
famous actor|facial makeup|opera character|opera costume : Opera->@opera type|opera
fan forum post|forum post|forum reply|forum topic|forum thread|community post : Board->@forum board|forum section|=forum|=board|=circle|interest group|=topic|=community
farm plot|=greenhouse|=barn|=pond : Farm->@happy farm|farm|base
farm record|planting record|harvest record|irrigation record|pest report|spraying record|crop growth record : Crop->@crop|plant;Field->@=plot|greenhouse|=field|farmland|=farm;~Worker->@=farmer
fault report|fault record|fault alarm|device fault|equipment fault|=fault : Device->@=umbrella|lamp pole|street lamp|lamp|equipment|device|machine;Station->@umbrella station|station|site;~Worker->@repair worker|maintenance worker|engineer|technician
=fault|equipment fault|device fault|fault report|fault record|=breakdown|failure report|defect report : Equipment->@medical equipment|special equipment|equipment|machine|device|vehicle|elevator|charging pile;Found in->@inspection record|inspection;~Place->@workshop|department|area|building|room;~Repairer->@engineer|maintenance staff|maintenance personnel|technician|repairman
=fee|task fee|service charge : Task->@=task|bounty;Service->@service request|service
feed item|aggregated item|feed entry|aggregated article : Source->@feed source|rss feed|atom feed|atom feed source|news source
feed item|feed entry|rss article : Source->@rss source|rss feed|=feed
feedback report|pronunciation report|speech assessment|speech feedback : Speech->@english speech|speech recording|=recording|=speech
=feedback|feedback message|user feedback|result feedback : Result->@recognition result|detection result|identification;App->@app test|=app;~Waybill->@waybill;~Update->@update;~Speech->@english speech
feeding record|feeding plan|feed record : Fed->@animal|pet|livestock|pond|fish pond|fish farm|barn|child|baby;Feed->@feed|food;~Keeper->@keeper|breeder|feeder
field comment|table comment : Field->@database field|table field|table column;Table->@database table|data table
=figure|collectible figure|box figure : Series->@series|blind box series|blind box;Brand->@brand|ip|artist
file conversion|pdf file conversion|document conversion|conversion task|format conversion|batch conversion|conversion record : File->@pdf file|csv file|html form|=document|=text|=image|=video
file download|download record|download log : File->@=document|=resource|dataset|=template|=theme|brochure|product catalog|=report
file transfer|chat file|sent file : Conversation->@conversation|chat group;Friend->@friend
financial alert|financial monitoring|market alert|real-time alert|financial news alert : Watched->@stock|financial indicator|monitored item|cryptocurrency|=fund|currency pair;Rule->@alert rule
financial announcement|company announcement|stock announcement|earnings report|financial statement : Stock->@stock|self-selected stock|listed company;Company->@company|enterprise
financial reconciliation|=reconciliation|reconciliation record|account reconciliation : Project->@residential project|project|store|merchant|supplier;Bill->@bill|invoice;~Payment->@payment;~Bank account->@bank account;~Employee->@employee|staff member|accountant
=financial record|financial activity|income and expense record|bookkeeping record|ledger entry|account record|accounting entry|bill record|profit record|=profit|financial cost : Account->@bank account|account book|ledger;Project->@project;~Counterparty->@customer|supplier|merchant;~Store->@store|department|branch;~Order->@order|sale|contract
financial record|financial data|income record|revenue record|cash flow record|income and expense record : Account->@bank account|ledger;House->@housing source|rental house|=property;~Contract->@=contract;~Enterprise->@service enterprise;~Project->@=project
financial record|financial data|ledger entry|bookkeeping entry|accounting entry : Account->@bank account|financial account|ledger account;Customer->@customer|client;~Supplier->@supplier;~Order->@sales order|order;~Contract->@contract
financial statement|financial report : Budget->@budget;Department->@department;~Enterprise->@enterprise|=company
flash card|word review|memorized word|word study record|wrong word : Word->@=word|vocabulary word;Book->@word book|word list
flash sale|flash sale activity|seckill activity|bargain activity|discount activity|limited-time offer : Product->@product|dish|course;Store->@store|shop|merchant
flight booking|flight order|car rental booking|transfer booking : Flight->@flight;Car->@rental car|car rental|=car;~Transfer->@transfer;~Passenger->@passenger
flight booking|flight ticket|boarding pass : Flight->@flight;Passenger->@passenger|traveler
follow-up question|generated reply|automatic response|email reply|email response : Inquiry->@inquiry|incoming email|email|ticket|question;Template->@predefined response|reply template|email template
follow-up record|=follow-up|customer follow-up|customer visit|contact record|visit record of customer|sales activity : Customer->@=customer|=client|=lead|mined customer|business opportunity;Contact->@customer contact|=contact;~Salesperson->@salesperson|sales representative
follow-up record|=follow-up|customer visit|visit record|sales visit|call plan|visit plan|customer call|sales call : Customer->@customer|client|lead|patient;Opportunity->@business opportunity|sales opportunity|opportunity;~Contact->@contact person|customer contact;~Contract->@contract;~Salesperson->@salesperson|sales representative
=follow-up|follow-up record|customer visit|customer behavior|customer interaction|visit log : Customer->@customer|client|lead|patient;Product->@product|property|article
=follow-up|follow-up record|follow-up visit|customer follow-up|follow-up plan|visit plan|contact record : Person->@patient|lead|customer|client|elderly resident|student|candidate|opportunity;Warning->@crisis early warning|crisis warning|warning;~Doctor->@doctor|nurse|counselor|salesperson;~Record->@medical record|appointment|case
=follow|=follower : Profile->@profile|creator|author|artist|blogger|channel|expert|store
football match|basketball match|sports match|=fixture|live match : ~League->@league|season;~Tournament->@tournament;~Venue->@stadium|venue
football match|match schedule|daily match schedule|=fixture|match result|game schedule : ~Competition->@football tournament|tournament|=league|=season|competition;~Venue->@stadium|venue;~Referee->@referee
football player|=athlete : Team->@league team|football club|team|club;Booking->@booking
football player|player transfer : Team->@football team|league team|=team|club
football team|sports team : Tournament->@football tournament|=league|competition;Coach->@=coach;~Club->@=club
forecast warning product|ocean forecast warning product|weather warning|marine forecast : Agency->@ocean forecast agency|forecast agency|=agency;Area->@sea area|=region|=area
form data|form submission|form response|saved form|form draft : Form->@form template|form design|=form;Case->@hospital case|=case;~Patient->@patient
form field|form component|field linkage|field rule : Form->@dynamic form|=form|form questionnaire
form field|form element|form component : Form->@form template|form design|=form
form field|form element|form parameter|field dependency|form rule|form design : Form->@=form|dynamic form;Template->@form template
form rule|form filling rule|field rule : Form->@form template|form design|=form;Field->@form field|form element
form submission|form response|form entry|=submission : Form->@web form|custom form|=form|questionnaire
form submission|form response|form entry|filled form|form record|form field|form element|form control|form item|input field : Form->@form design|form template|=form
form submission|form response|form entry|form data|submitted form : Form->@=form|feedback form|dynamic form
=formula|formula block|code block : Slide->@slide;Form->@=form|sub-table
forum post|community forum post|topic post|discussion thread|discussion post : Board->@forum board|board|forum|topic|circle|community;Course->@course;~Game->@game
forum post|community post|=post|discussion post : Section->@forum section|=section|discussion board|=board|circle|=forum|topic|community
forwarding record|auto-forwarding message|migration error|migration log : Account->@email account|gmail account|target gmail account;Rule->@forwarding rule|auto-forwarding rule;~Domain->@domain name|=domain;~Migration->@email migration|email account migration
forwarding record|forwarded call : Call->@=call|conference call;Rule->@forwarding rule
forwarding rule : Account->@email account;Contact->@=contact|contact group
forwarding rule|auto-forwarding rule : Account->@email account|gmail account|target gmail account;Domain->@domain name|=domain
forwarding rule|auto-forwarding rule|email rule|email migration|auto-forwarding message|email forwarding : Account->@target gmail account|email account|mailbox|gmail account;Folder->@folder|label
found difference|image difference|difference spot : Image->@image pair|image|picture|level;Game->@=game|level
freelance order|project order|project contract|painter order : Project->@project|painting demand|demand|job;Freelancer->@freelancer|painter|designer|talent;~Client->@client|employer
freelancer service|freelancer portfolio|freelancer review|freelancer rating : Freelancer->@freelancer;Skill->@skill;~Service->@=service
freelancer work|freelancer review|portfolio item|collaboration request|video work|hire contract : Freelancer->@freelancer;Skill->@=skill
=freelancer|freelancer profile : Skill->@skill
freight item|=cargo|goods item|waybill item : Waybill->@waybill|order|shipment;Shipper->@shipper|customer|cargo owner;~Container->@container
freight rate|insurance rate|freight price|freight quotation|shipping rate|price rule : Carrier->@carrier|supplier;Route->@shipping route|=route;~Region->@region|province|=city;~Cargo->@cargo type|cargo source
freight template|shipping fee|freight rate|shipping rate : Carrier->@carrier|courier company|logistics company;Region->@region|shipping region|country;~Shipping method->@shipping method
friend request|friend ranking|game invitation : Friend->@=friend
fuel order|refuelling record|refueling record : Station->@gas station|fuel station|pump;Vehicle->@vehicle|car|truck;~Driver->@driver
fund custody|custody fund|staged fund|fund release|staged payment|escrow payment|payment stage : Project->@construction project|renovation project|project|house|order;Node->@construction node|project node|node|milestone;~Contract->@contract;~Foreman->@foreman|freelancer|contractor
fund movement|capital flow|fund record|fund detail|balance record|wallet record : Account->@wallet|fund account|bank account|user account;Order->@order|payment|withdrawal|recharge|settlement;~Project->@construction project|charity project|project;~Supplier->@supplier|merchant
fund movement|fund record|cash flow|financial record : Order->@sales order|waybill|=order|contract;Purchase->@procurement|purchase order;~Account->@fund account|bank account;~Customer->@customer;~Supplier->@supplier
fund movement|fund record|fund progress|fund usage : Project->@crowdfunding project|project;Farmer->@farmer
fund usage|donation usage|project disclosure|charity report|fund disclosure : Project->@charity project|crowdfunding|project;Donation->@donation
funeral business|business registration|funeral order|funeral service order|funeral registration : Deceased->@deceased;Hall->@farewell hall|hall;~Hearse->@hearse|vehicle;~Tomb->@tomb
gallery image|comic page|comic image : Chapter->@comic chapter|book chapter;Comic->@comic|webcomic;~Album->@album|image album;~Slide->@slide|banner;~Game->@=game
game account order|account trade|=trade|account purchase|account valuation|account photo : Account->@game account|trading account;Strategy->@trading strategy;~Symbol->@currency pair|=stock|trading pair
game account|game character|game hero|game order : Game->@=game;Server->@game server
game assignment|practice set|assigned game : Game record->@game record;Student->@student
game character|player character|=character|=hero|role card : Game->@game;Guild->@guild|faction;~Profession->@profession|class of character
game level|=level|game character|game item|game rule|game guide|game instruction|game introduction|game recommendation|game review|in-game purchase : Game->@arcade game|card game|=game
game level|level challenge|=obstacle|bonus round : Game->@game mode|=game;Level->@=level
game match|league match|=fixture|=race|tournament match : Tournament->@tournament|league|season|sports event|event;~Venue->@venue|stadium|court;~Game->@game;~Referee->@referee
game progress|game save|level progress|level completion : Level->@game level|=level|=game;Character->@game character|=character
game room|battle room : Game->@card game|=game|game mode
game room|battle room|game table|game server|game rule : Game->@=game|mini game
`
