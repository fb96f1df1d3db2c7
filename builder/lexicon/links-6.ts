/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: those from “pledge” to “resume score”. */
export const links6 = `
=pledge|project support|crowdfunding order|crowdfunding support|=backing : Project->@crowdfunding project|project;Return level->@return level|reward level|support level|reward tier
point record|points record|point detail|points detail|point transaction|points log : Member->@volunteer|=member|=student|=employee;Activity->@=activity|task
point record|points record|point detail|points detail|point transaction|points transaction|point history|points history : Member->@decoration worker|=member|student|driver|customer;Order->@=order|purchase order;~Rule->@point rule|points rule|reward rule;~Activity->@activity|=task
points exchange|point exchange|points redemption|redemption request|redemption record|redemption order|gift redemption|gift exchange|exchange order : Gift->@gift|reward|points product|mall product|prize|product;Address->@=address|shipping address;~Member->@volunteer|=student|=member
points ranking|score ranking|interaction ranking|ranking entry : Stream->@live stream|stream;Member->@party member|player|student|anchor;~Activity->@activity;~Game->@game
policy application|policy interpretation|policy subscription|policy recommendation|policy consultation : Policy->@policy;Enterprise->@enterprise|=company;~Expert->@expert
policy application|subsidy application|project declaration|government application : Policy->@policy|government service|subsidy;Enterprise->@enterprise|company
policy upgrade|policy change|annual premium|premium payment|policy document|insurance claim|claims application : Policy->@insurance policy|=policy;Insured->@insured person|insured resident|family member;~Product->@insurance product|insurance plan
poll option|vote option|survey option : Poll->@poll|vote activity|survey question|questionnaire question
population record|special group|resident visit|visit to resident|care record : Resident->@resident;Grid->@town grid|=grid;~Grid worker->@grid worker|grid staff
portfolio suggestion|investment suggestion|investment recommendation|portfolio analysis|portfolio performance|derivative strategy|option strategy : Portfolio->@portfolio|investment account;Stock->@stock|fund|market|option;~Client->@client|customer|investor
position adjustment|position change : Position->@=position|stock holding;Account->@trading account
=position|job position : Department->@department|organizational structure;Account->@trading account|fund account|portfolio;~Stock->@stock|fund
post moderation|moderation record|pinned post|moved post : Post->@forum post|=post;Section->@=section|discussion board|topic
post reply|forum reply|discussion reply : Post->@forum post|community post|=post|forum discussion|discussion|question
post report|comment report|content report|reported content|moderation record|content review|audit record : About->@original work|post|video|article|comment|product|work|forum post;Reason->@report reason|violation type
post-loan management|=post-loan|loan inspection|risk warning : Loan->@loan|loan contract|loan account;Customer->@customer|borrower|enterprise
=post|forum post|community post|anonymous post|class post : Topic->@topic|forum section|forum board|community section;Class->@=class|home committee;~School->@=school|campus;~Community->@=community|circle
=poster|marketing poster|sharing poster|push record|push task : Content->@marketing activity|=activity|product|news article|travel route package|article
power of attorney|=power|authorization letter : Claim->@compensation claim|compensation|=case|legal case;Lawyer->@lawyer|attorney;~Client->@client|passenger
practice record|practice session|practice answer|=practice : Question->@exam question|practice question|test question|question;Question bank->@question bank|question library;~Course->@course|subject|chapter;~Student->@student
practice record|practice session|practice result|simulated practice|=practice : Question bank->@question bank;Exam->@exam;~Course->@training course|course;~Student->@=student|trainee
practice record|typing record|typing result|practice result|speaking practice : Practice->@article practice|word practice|practice exercise|practice question|exercise|practice;Student->@student
prediction record|prediction result|prediction reward : Prediction->@bitcoin price prediction|price prediction|match prediction|=prediction;Round->@prediction round
=prediction|=forecast|forecast result|trend prediction : Region->@=region|=city;Product->@product|crop|=stock;~Model->@prediction model|=model;~Dataset->@dataset
=prescription : Patient->@patient;Doctor->@doctor;~Consultation->@consultation|appointment;~Diagnosis->@diagnosis;~Medicine->@medicine|=drug
prescription item|medicine order : Prescription->@prescription;Medicine->@medicine|drug|medication
=prescription|prescription item|medication order : Patient->@patient|pet|animal|elderly resident;Doctor->@doctor|veterinarian;~Medicine->@medicine|drug|medication;~Medical record->@medical record|appointment|consultation
presenter note|speaker note : Slide->@slide;Presentation->@presentation
prevention suggestion|prevention measure|treatment suggestion|prevention and control suggestion : Disease->@disease knowledge base|plant disease|disease|pest;Identification->@disease identification|identification;~Crop->@=crop
price alert|price reminder|drop alert : Stock->@self-selected stock|stock|coin|bitcoin price|fund|product|flight|house
price alert|price reminder|price warning : Watched->@product|stock|cryptocurrency|currency pair|commodity|flight|metal|gold price|=coin
price alert|watchlist item|watchlist entry|stock alert|watched stock|price reminder : Of->@stock|fund|coin|token|trading pair|market|product|commodity|flight;Watchlist->@watchlist
price prediction|match prediction|=prediction : Subject->@cryptocurrency|stock|football match|match;Round->@prediction round
price record|price history|historical price|price trend|price comparison : Product->@product|commodity|crop|stock|cryptocurrency|metal;Store->@store|market|supplier;~Place->@region|city
price record|price history|price change|price quotation : Product->@product|good|commodity|stock|coin|ingredient;Supplier->@supplier|store|market
print job|print task|print order : File->@document|photo;Printer->@printer;~Parameter->@print parameter|print setting
=printer|print station : Store->@store|kitchen|department|room|print shop
private message|chat message|direct message|voice message : Conversation->@conversation|chat group|chat room
prize cabinet|prize claim|claimed prize|prize redemption|prize collection : Prize->@prize|physical reward;Winning record->@winning record|box opening;~Blind box->@blind box
prize claim|prize redemption|reward claim record|reward claim|claimed reward : Prize->@winning record|prize|reward|badge;Delivery address->@delivery address|shipping address;~Task->@challenge|check-in task
prize inventory|gift inventory|prize stock : Prize->@prize|gift|reward
=prize|lottery prize : Lottery->@lottery activity|lottery|wheel|raffle|blind box|blind box series;Product->@lottery product|collectible card
=prize|lottery prize|blind box prize : Pool->@blind box|lottery activity|=lottery|lucky draw|treasure hunt|scratch card
=prize|lottery prize|raffle prize : Lottery->@lottery|lottery activity|raffle|blind box|blind box series|draw activity|event;Product->@product|coupon;~Sponsor->@sponsor|merchant
=prize|prize item|prize setting|prize probability : Blind box->@blind box|mystery box;Lottery->@lottery|lottery activity|draw|lucky draw;~Activity->@marketing activity|promotional activity
probability announcement|draw probability|winning probability|probability setting|probability configuration : Series->@series|blind box series|blind box|lottery|box drawing|prize pool;Prize->@figure|prize|prize level|drawn figure
process application|application form record|workflow instance|process instance|submitted application|administrative application : Process->@process|workflow|application type|form;Department->@department;~Applicant->@employee|staff member
process node|approval node|approval step|process trigger : Workflow->@approval workflow|approval process|=process
process route|process route configuration|process step|=process : Product->@product|component|=part;Line->@production line|workshop;~Machine->@machine|=equipment
processing batch record|processing link|processing step|production link : Batch->@batch;Product->@product;~Enterprise->@processing enterprise|enterprise|factory|workshop;~Operator->@employee|worker|operator
processing credit|credit consumption|credit usage : Order->@order|recharge;Task->@ai processing|generation task;~Subscription->@subscription
processing progress : Task->@processing task|=task;File->@multimedia file;~Server->@=server|node
processing result|processed file|edited file|modified document|converted file|conversion result|output file : File->@multimedia file|pdf file|csv file|eml document|source file|uploaded file|=video|=image|=document;Task->@processing task|conversion task|=task
processing task|transcoding task|video task|render task : File->@multimedia file|video file|=video|=image;Server->@=server|node
procurement return|purchase return : Purchase->@procurement order|procurement|purchase order;Supplier->@supplier;Item->@inventory item|product|good
=procurement|purchase order|procurement order|purchasing record|purchase record|procurement record : Supplier->@supplier|vendor|manufacturer;Material->@product|raw material|material|inventory item|drug|spare part|ingredient;~Warehouse->@warehouse;~Buyer->@buyer|employee|staff member;~Request->@purchase request|purchase requisition|procurement plan
product certification|label certification|label order|product audit|product test : Product->@product|good;Label->@food label|label;~Enterprise->@enterprise|company
product code|anti-counterfeit code|traceability code : Product->@product|good|batch;Store->@material store|store
product code|traceability code|anti-counterfeit code|product batch|traceability record : Product->@product|crop;Batch->@=batch|production batch;~Producer->@farm|farmer|producer|manufacturer|supplier
product configuration|configuration item|=ingredient : Product->@=product;Material->@=material
product cost|cost calculation|cost record|price calculation|product cost report|=cost|ingredient cost : Product->@=product;Material->@material|ingredient;~Configuration->@configuration|configuration library;~Department->@department;~Budget->@budget
product favorite|favorite product|wish list|wishlist item|browsing record|price drop alert : Product->@product|textbook|good|merchandise
product feature|technical specification|product benefit|=brochure|product catalog|product document|product manual|faq of product|use case|application scenario : Product->@product|framework|machine|software
product image|product picture|product photo : Product->@product|commodity
product manual|=brochure|product document|product download|product brochure : Product->@product|product series|equipment|model
product parameter|product specification|product sku|product variant|product image|product price|price inquiry : Product->@product|commodity|good
product rating data|brand evaluation|brand review|brand product|brand activity : Brand->@brand|chain brand;Product->@product
product recommendation|recommendation result|personalized recommendation : Product->@=product;Preference->@preference|quiz answer|user profile;~Result->@quiz result|score
product release|product launch|product listing : Product->@product;Store->@store|shop;~Merchant->@merchant|seller
product review|product comment|product evaluation|product rating : Product->@product|commodity|dish;Order->@order
product review|product evaluation|order review|order evaluation|=evaluation|service evaluation|service review : Order->@=order|service appointment|service order|booking;Product->@product|good|dish|life service|service
product review|product rating|product evaluation|product question : Product->@product|handmade jewelry|good;Order->@order
product sample : Product->@product;Merchant->@merchant|supplier|brand;~Batch->@batch
product translation|article translation|translation entry|content translation|translated content|translated page : Original->@article|news article|=page|=job|product;Language->@=language
product variant|=sku|product specification|product image|product photo|product price|product stock : Product->@product|good|merchandise
=product|=good|second-hand good : Seller->@seller|merchant|supplier|=shop;Brand->@brand
production bom|=bom|bill of material|bom item : Product->@=product|finished product;Material->@raw material|material|component|inventory item;~Supplier->@supplier
production bom|bill of material|=bom|bom item|recipe ingredient|formula ingredient : Product->@product|dish|recipe|formula;Material->@raw material|material|component|part|ingredient|inventory item;~Supplier->@supplier
production line|=workshop|factory area : Factory->@factory|plant site;Department->@factory department|=department;~Lead->@team leader
production order|production plan|work order|production task|production record|production batch|production report|company production|production capacity : Product->@product|finished product|=part;Line->@production line|workshop|factory;~Order->@sales order|customer order;~Process->@process route|=process
production plan|production planning|production scheduling|production schedule|production order|production task|manufacturing order : Product->@product|production bom;Line->@production line|workshop;~Order->@sales order|customer order|=order;~Machine->@machine|equipment;~Person in charge->@employee|worker|staff member|administrative personnel|team
production plan|production schedule|production scheduling|production order|manufacturing order|manufacturing plan : Product->@=product|finished product;Bom->@production bom|bom;~Line->@production line|workshop;~Order->@sales order|customer order;~Customer->@customer
production record|work report|output record|water production|production log|production report : Order->@production order|production plan|production task|production planning;Product->@product|fish species|crop;~Line->@production line|workshop|fish farm|farm|machine;~Worker->@worker|employee|operator
=production|production order|production record|production task|production plan : Product->@product|finished product;Order->@sales order|=order;~Line->@production line|workshop;~Material->@raw material
profit sharing|agent profit|agent commission|commission record|revenue share|distribution commission : Agent->@agent|distributor|franchisee;Order->@order|stuck parcel|parcel;~Invited person->@invited person|referral;~Cabinet->@express cabinet|cabinet|device
profit-sharing rule|split payment|profit-sharing record : Order->@=order|payment;Store->@store|merchant;~Product->@product
program schedule|broadcast schedule|tv program|channel program : Channel->@tv channel|=channel;Program->@=program|show
progress record|handling record|handling result|processing record : Report->@affair|citizen report|complaint|clue|appeal|incident;Department->@=department|=unit;~Area->@=area|=district|=community
project application|project bid|=bid|freelance bid|project proposal|task bid|job bid : Project->@project|bidding project|tender|demand|job|micro job|order|lot;Freelancer->@freelancer|talent|supplier|painter|designer;~Resume->@resume;~Campaign->@ad campaign
project application|project proposal|project bid|freelancer bid|client invitation|=proposal : Project->@=project|job posting|job opportunity;Freelancer->@freelancer|graduate student|researcher;~Client->@=client
project case|case showcase|service project|portfolio item|success case : Service->@company service|consultation service|=service;Client->@client;~Designer->@designer|team member
project document|project file|meeting minute|document version|document record : Project->@project|meeting|document;Folder->@folder|document category|library;~Department->@department|team
project file : Folder->@folder;Project->@=project;~Case->@=case;~Knowledge base->@knowledge base;~Form->@=form
project member|project participant : Project->@project;Employee->@employee|staff member
project milestone|=milestone|project resource|project member|project document|project risk|project report|project progress|project discussion|project review : Project->@=project|research project|construction project
project order|node completion|phase progress : Project->@=project;Phase->@project phase|project stage|milestone
project progress|project record|project phase|project stage|=milestone|project node|project document|project risk|project review|project approval|project initiation : Project->@project
project task|=deliverable : Project->@=project|construction project;Milestone->@milestone;~Member->@project member|=employee|freelancer
promotion link|promotion code|referral link|distribution link : Product->@product|service|course|home service|activity;Distributor->@distributor|promoter|agent|channel
=promotion|promotional activity|marketing activity|marketing campaign : Store->@store|shop|branch|merchant|restaurant;Product->@product|dish|service|course|room
=prompt : Conversation->@conversation;Engine->@artificial intelligence engine|ai engine|ai model|language model
proofread text|proofreading result|proofreading record|correction record : Document->@document|manuscript|article;Knowledge base->@local knowledge base|knowledge base|cloud-based knowledge base
proofreading experience|knowledge entry|knowledge base entry|knowledge article : Knowledge base->@local knowledge base|knowledge base
property fee|property bill|=bill|utility bill|water bill|electricity bill|parking fee|management fee|fee bill : House->@=house|=flat|apartment|=room|=property|=unit;Owner->@=owner|resident|=tenant;~Fee item->@fee item|fee standard;~Reading->@meter reading;~Contract->@rental contract|lease
property fee|property bill|utility bill|property fee bill|water bill|electricity bill|rent bill|=bill|fee bill|charge bill : House->@house|flat|apartment|room|household|parking space;Owner->@owner|resident|tenant|customer|household;~Fee item->@fee item|charge item|fee type;~Contract->@contract|lease|lease contract;~Reading->@meter reading|waybill|order
property measurement|roof measurement|buildable area|construction area|roof shape|roof drawing|property inspection|property valuation : Property->@=property|housing source|=house|=building|=roof;Address->@=address;~Customer->@=customer
=property|property listing|house listing|real estate listing|housing source : Agent->@realtor|agent|broker|estate agent|salesperson;Owner->@landlord|owner|seller;~Community->@residential community|community|project;~District->@district|area|city;~House type->@house type|property type
psychological assessment|scale test|assessment record|assessment result|psychological test|scale record|scale result|personality test result|test result : Scale->@scale|questionnaire|personality test|q&a game|quiz|=test;Student->@student|patient|client|child;~Counselor->@counselor|psychologist|doctor
publication record|program schedule|material approval|program item|play schedule|device program : Program->@=program|=programme;Material->@=material|media material;~Device->@display device|display terminal|=device|=screen
purchase order|=procurement|procurement order|purchase request : Supplier->@supplier|vendor;Product->@product|raw material|ingredient|material|spare part|good;~Warehouse->@warehouse
purchase order|procurement order : Supplier->@supplier;Product->@drug|product|material|raw material;~Warehouse->@warehouse|store;~Plan->@purchase plan
purchase order|procurement order|product procurement|purchase requisition|procurement request : Supplier->@supplier|vendor;Item->@inventory item|material|raw material|product|good;~Warehouse->@warehouse;~Project->@construction project|project
purchase plan|procurement plan|purchasing plan : Product->@drug|product|material;Supplier->@supplier;~Store->@store|warehouse
purchase request|purchase requisition|procurement plan|procurement application : Material->@product|raw material|material|inventory item|spare part|asset;Department->@department;~Project->@project|construction project;~Supplier->@supplier
=puzzle|=clue|level reward|collected clue : Level->@game level|=level
qr code|payment code|payment qr code|receiving code : Customer->@customer|merchant|store|product|table|device|event|machine
=qualification|aunt qualification|qualification audit|qualification review|qualification certificate|health certificate|qualification material : Person->@aunt|nanny|bidder|supplier|=worker|=doctor|=employee|merchant
quality check|quality inspection|quality record|quality test|defect record : Product->@=product|material;Production order->@production order|production plan|manufacturing enterprise production;~Batch->@production batch|=batch;~Supplier->@supplier;~Inspector->@inspector|employee
quality control|quality inspection|quality check|quality record : Product->@product|finished product;Batch->@production batch|batch|production order|production;~Order->@purchase order|=order;~Material->@raw material;~Supplier->@supplier
quality inspection|quality check|quality record|quality test|product inspection|quality report : Product->@product|batch|production order|order|raw material|material|recycling order;Batch->@batch|production batch;~Inspector->@inspector|quality inspector|employee;~Standard->@quality standard|inspection standard|inspection item;~Device->@device|phone|car
quality inspection|quality control|quality check|quality record|defect record|quality report|chemical quality indicator|test report of product : Product->@product|finished product|component|=part;Batch->@production batch|=batch|production order|production;~Line->@production line;~Item->@inspection item;~Inspector->@inspector|=employee
query result|query execution|query export : Query->@jdbc query|sql query|query statement|=query;Dataset->@dataset
question answer pair|question and answer pair|faq entry|knowledge entry|=pair : Knowledge base->@knowledge base;Document->@document;~Segment->@knowledge base segmentation|knowledge segment
question answer|expert answer|question reply|answer vote|paid view|paid question view|question payment|question refund : Question->@=question|paid question;Answer->@=answer;~Blogger->@blogger|=expert
question bank : Subject->@=subject|school subject;Course->@training course|course;~Chapter->@chapter|knowledge point
question bank|item bank : Subject->@subject|course|major|level
question option|answer option : Question->@exam question|test question|questionnaire question|survey question|=question
questionnaire question|survey question : Questionnaire->@customer questionnaire|questionnaire survey|form questionnaire|questionnaire|survey
questionnaire question|survey question|scale question|scale item|assessment question : Questionnaire->@questionnaire|survey|scale|assessment;Section->@questionnaire section
questionnaire response|survey response|filled questionnaire|questionnaire result|research record|survey record|=opinion : Questionnaire->@questionnaire|survey|research form;Subject->@store|school|teacher|course|patient|household;~Respondent->@student|respondent|patient|villager
questionnaire response|survey response|filling record|questionnaire answer : Questionnaire->@customer questionnaire|questionnaire survey|form questionnaire|questionnaire|survey;Customer->@customer|resident|patient|employee|student
questionnaire survey|community survey : Community->@community|park|school
=questionnaire|=survey|research form|research questionnaire : Project->@research project|survey project|project|activity;Template->@questionnaire template
queue entry|match queue|team queue : Team->@=team;Competition->@competition|tournament|skills competition;~Match->@=match|match type
queue number|queue ticket|waiting number : Store->@store|shop|restaurant|branch|clinic|department|service window|counter;Booking->@booking|appointment;~Table->@dining table|=table|table type
queue progress|queue record|queue status : Queue number->@queue number|queue ticket;Store->@store|shop|restaurant|department;~Order->@order
=queueing|queue number|queue ticket|waitlist entry|waiting list entry|substitute queue : Lesson->@lesson|course schedule|=course;Shop->@restaurant|clinic|=store|=department|=doctor;~Table->@table type
quotation request|wholesale inquiry|product inquiry|price inquiry : Product->@product|service|company service|property|car|equipment|solution;Sent to->@realtor|agent|supplier|merchant|seller|store
=quotation|=quote|price quote|price quotation : Customer->@customer|client;Request->@quote request|inquiry|recycling order|request for quotation;~Product->@product|service;~Supplier->@supplier|vendor
=quotation|=quote|price quote|price quotation|offer sheet : Product->@product|service|car model|material;Customer->@customer|client|shipper;~Inquiry->@inquiry|quotation request|recycling request|purchase request;~Supplier->@supplier|manufacturer;~Channel->@channel|shipping channel|route|logistics channel
=quotation|=quote|price quote|quote request|quotation request : Customer->@customer|client|lead;Scheme->@design scheme|decoration scheme|=scheme;~Designer->@designer;~Product->@product|travel package|tourism package;~Supplier->@supplier
quote request|request for quotation|estimate request : Product->@product|service|component;Customer->@customer|client
=quote|=quotation|fare estimate|trip cost|price estimate : Route->@trip|travel route|route;Vehicle->@vehicle|car;~Customer->@customer|client;~Product->@product|service|project
random palette|five-color palette|color palette|saved palette : Folder->@folder|palette folder|collection
rapport question|rapport answer|guessing answer|answer to red packet|friend answer : Question->@=question;Test->@rapport test|=test;~Red packet->@red packet
raw material : Supplier->@supplier|vendor;Warehouse->@warehouse
=re-exam|retake exam|=resit|resit exam : Replaces->@=exam|examination|exam result;Course->@course|subject;~Student->@student|trainee|examinee;~Class->@=class
reading progress|reading record|reading history|reading note|book note|bookshelf entry|=excerpt|book review|reading session : Book->@book|novel|comic|article|story;Chapter->@book chapter|chapter|article;~Child->@child|student|reader
reading record|reading history|=bookmark|reading progress|reading note|book review|book comment : Book->@=book|=comic|novel|literary work|=article|web page;Chapter->@=chapter|comic chapter
reading record|reading history|reading progress : Article->@novel|ebook|book|chapter|article|story
=reading|device reading|sensor reading|monitoring data|=load|performance data|monitoring record : Monitoring item->@monitoring item|metric|indicator;Device->@device|web server|server|web service|machine;~Sensor->@sensor
=reading|sensor reading|temperature reading|temperature record|humidity record|environment reading|environmental data|monitoring data|monitoring record : Sensor->@sensor|monitoring point|monitoring station|device|equipment|machine;Place->@greenhouse|field|plot|pond|fish farm|fish pond|barn|room|workshop|area|park|river
reagent warehousing|reagent collection|reagent use|reagent usage|amount used|collection application|reagent receipt|usage tracing : Reagent->@reagent|chemical;Keeper->@warehouse keeper|=keeper;~Laboratory->@laboratory|lab|research group;~Supplier->@supplier
=reagent|hazardous chemical|=chemical : Supplier->@supplier|manufacturer;Cabinet->@storage cabinet|chemical warehouse|warehouse|storage place
real-name authentication|real-name certification|identity verification|identity authentication|id verification|verification request : Person->@=member|=profile|single|debtor|=driver|volunteer|freelancer|candidate
=rebate|=cashback|rebate record : Payment->@payment|order;Merchant->@merchant|store;~Product->@product
=recharge|recharge record|=top-up : Card->@membership card|value card|stored value card|prepaid card|campus card|game character|wallet;Package->@recharge package|recharge plan;~Member->@=member|customer
=recharge|recharge record|account top-up|=top-up|deposit record|balance recharge : Account->@member card|stored value card|wallet|meter|user account;~Member->@member|customer|student;Package->@recharge package|recharge plan|recharge offer;~Store->@store|shop
=recharge|recharge record|recharge order|=top-up|balance recharge|member recharge : Card->@membership card|member card|prepaid card;Customer->@customer|member;~Package->@recharge package|recharge plan;~Store->@store|venue;~Payment->@payment
recipe ingredient|recipe step : Recipe->@recipe;Food->@=food|ingredient|material
recipe step|cooking record|recipe comment|cooking log : Recipe->@recipe|dish;Child->@child
recipe step|recipe ingredient|recipe photo|recipe comment|recipe review|cooking step|recipe rating : Recipe->@recipe;Ingredient->@=ingredient
recognized image|text recognition|ocr result|ocr record|recognition record|recognized text|converted text|extracted text : Image->@image file|uploaded image|=image|=photo|=picture;Document->@document
recommended candidate|candidate recommendation|bounty claim : Bounty->@bounty|bounty announcement;Job->@=job;~Candidate->@candidate|job seeker
recommended dish|dish promotion|dish recommendation|signature dish : Dish->@dish|menu item;Store->@store|restaurant|branch
recommended recipe|recipe recommendation|=recipe : Dietitian->@dietitian|nutritionist|chef
=recording|piano recording|practice recording|sheet music image|music page : Sheet music->@=sheet music|song|piece;Composer->@composer
recruitment application|student recruitment|enrollment application|admission application : Recruitment->@teacher recruitment|recruitment plan|recruitment|admission plan;Sharing code->@sharing code|invitation code;~Teacher->@teacher
rectification notice|=rectification|rectification order|rectification record|hidden danger|hidden danger record|safety hazard|safety issue : Project->@construction project|construction site|renovation project|project|enterprise|store|workshop;Node->@construction node|node;~Inspection->@inspection record|inspection|safety inspection;~Responsible->@foreman|construction team|employee|responsible person|contractor
rectification opinion|=rectification|rectification record|corrective action : Hazard->@safety hazard|hazard|abnormality|violation;Inspection->@safety inspection|inspection|compliance check|audit;~Report->@carbon report|accounting report
=rectification|rectification task|=hazard|hidden danger : Inspection->@inspection record|patrol record|inspection task|inspection;Survey->@survey result|survey questionnaire;~Project->@project;~Department->@responsible unit|department
recycling order|recycle order|mail order appointment|recycling appointment : Item->@precious metal|metal type|=metal|recycled item;Price->@gold price|metal price;~Appraiser->@appraiser
recycling order|recycling request|recycling appointment|waste record|recycling record : Recyclable->@recyclable|waste type|recycling category|device model|product;~Recycler->@recycler|collector|rider;Station->@recycling station|recycling point|store;~Plan->@recycling plan
=red packet : Activity->@red packet activity;Chat group->@chat group|conversation
red packet claim|received red packet|grabbed red packet|red packet record|red packet receipt : Red packet->@red packet;Game->@red packet game
red packet record|grabbed red packet|red packet claim : Red packet->@=red packet;Activity->@red packet activity
red packet transfer|money transfer : Friend->@friend|contact;Conversation->@conversation
redemption request|point redemption|points redemption|gift redemption|exchange record|redemption record : Reward->@reward|gift|prize|points product|product|coupon;~Member->@member|customer;Delivery address->@delivery address|shipping address|receiving address;~Pick-up point->@pick-up point|pickup point|store
redemption request|redemption record|points redemption|exchange record|gift exchange : Gift->@small gift|gift|prize|reward|exchange good;Member->@decoration worker|=member|student|customer;~Address->@delivery address|shipping address;~Winning record->@winning record
redemption request|redemption record|prize redemption|reward redemption|reward claim record|delivery application|prize delivery|claimed reward : Prize->@prize|reward|gift|points product;Winning->@winning record;~Prediction->@prediction record|price prediction;~Member->@member|customer;~Address->@address book|delivery address|shipping address
referral bonus|invitation reward|referral reward : Referral->@=referral|invited person;Code->@referral code|invitation code
=referral|invited person|entered code|invitation record : Code->@referral code|invitation code
=refund|refund record|refund application|order refund : Order->@order|booking|pledge;Payment->@payment|credit card payment;~Product->@product;~Merchant->@merchant
=refund|refund request|refund application : Order->@=order|booking|reservation|ticket|registration|enrollment;Payment->@=payment
=refund|refund request|refund application|refund record : Order->@order;Payment->@payment;~Product->@product|ticket|course
=refund|refund request|refund application|return request|return order|exchange request|after-sales request|after-sales service|=after-sale|after-sales order : Order->@order|booking|ticket;Product->@product|commodity;~Merchant->@merchant|store|seller|supplier;~Payment->@payment
registration audit|registration review|application audit|application review|application approval : Application->@registration|application
rehabilitation training|training statistic|rehabilitation record|rehabilitation exercise|training check-in : Plan->@rehabilitation plan|course plan|training plan|course;Exercise->@exercise|action|training video|training;~Patient->@patient|child
reimbursement declaration|reimbursement claim|medical reimbursement : Insured->@insured person|insured resident|family member|patient;Hospital->@designated hospital|hospital;~Policy->@=policy
=release : Change->@change request;Application->@cloud application|software product
release plan|advertising plan|ad placement|screen booking : Point->@=point|media point|advertising screen|=screen;Material->@advertising material|=material;~Advertiser->@advertiser;~Contract->@advertising contract|contract
=reminder : Bill->@bill|invoice;Owner->@owner|resident|participant|customer;~Match->@football match|match|fixture;~Appointment->@appointment|booking|session;~Task->@calendar event|task
reminder record|reminder log|medication log|triggered reminder : Reminder->@voice reminder|medication reminder|reminder;Person->@patient|elder|family member
rent payment|rent record|rental payment|rent collection : Contract->@lease contract|lease|rental contract|contract;Tenant->@tenant;~Room->@house|room|apartment|property;~Bill->@rent bill|bill
rental application|housing application|public housing application|rental application approval : House->@housing source|public rental house|=house|=property|apartment;Tenant->@=tenant|applicant;~Agency->@regulatory agency|housing agency
rental contract|=lease|=tenancy|lease contract|rental agreement|lease renewal : House->@housing source|rental house|=house|=property|apartment|=room;Tenant->@=tenant|renter;~Landlord->@landlord|=owner;~Application->@rental application
rental rate|rental price|rental plan : Car->@car type|vehicle type|car|vehicle|equipment|room type|house
=rental|car rental|car rental order|rental order|vehicle rental : Car->@rental car|car|vehicle|equipment;Customer->@customer;~Store->@pick-up store|store|branch
repair dispatch|dispatch order|repair assignment|repair result : Fault->@fault alarm|fault report|repair request|repair;Device->@lamp pole|street lamp|lamp|equipment|device;~Worker->@repair worker|maintenance worker|engineer|technician
repair evaluation|service evaluation|repair review|service review|service rating|engineer rating : Rated->@work order|repair request|repair order|service order|order|appointment|booking;Engineer->@engineer|technician|maintenance staff|worker|housekeeper|nanny|lawyer;~Service->@service|home service
repair request|repair report|=repair|repair order|maintenance request : House->@house|flat|apartment|dormitory room;Device->@lamp pole|street lamp|lamp|equipment|device|machine|facility;~Owner->@owner|tenant|resident|student;~Worker->@repair worker|maintenance worker|engineer|technician|employee
repair request|repair report|repair order|maintenance request|maintenance order|=repair|maintenance ticket : House->@=house|housing source|=flat|apartment|dormitory room|=room;Equipment->@=equipment|machine|=device|=vehicle|elevator|charging pile;~Owner->@=owner|=tenant|resident|=student;~Worker->@repairman|mechanic|repair worker|technician|maintenance worker
repair request|repair report|repair order|repair record|maintenance request|maintenance order|repair application|fault repair|qr code repair|=repair|repair task : Equipment->@medical equipment|special equipment|equipment|machine|device|appliance|vehicle|asset|facility;Place->@house|apartment|flat|room|dormitory|building|department|property;~Reported by->@resident|owner|tenant|student|customer;~Repairer->@engineer|maintenance staff|maintenance personnel|technician|repairman|worker|staff member;~Fault type->@fault type|repair type|fault
repair result|processing result|maintenance result|work order result|handling result|processing record|handling record : Work order->@work order|repair request|fault|complaint|alarm|ticket|case|report;~Engineer->@engineer|technician|maintenance staff|maintenance personnel;Spare part->@spare part
=repayment|repayment record|repayment plan|loan repayment|=installment : Loan->@loan|loan application|credit card|bill;Customer->@customer|borrower;~Bank card->@bank card
=repayment|repayment record|repayment plan|payment certificate|=collateral|loan matter|loan-related matter : Loan->@loan contract|loan account|loan;Customer->@customer|borrower
repertoire clip|opera clip|opera video : Repertoire->@classic repertoire|repertoire;Opera->@opera type|=opera;~Actor->@famous actor|performer
replenishment order|replenishment request|restocking order|restock request : Item->@inventory item|stock item|product|good;Supplier->@supplier|vendor;~Store->@store|shop|warehouse|vending machine
replenishment request|purchase request|purchase requisition|request merge|merged request : Store->@store|branch|warehouse;Product->@drug|product|material|inventory item;~Purchase order->@purchase order|purchase plan;~Department->@department
report audit|audit record|=audit|report approval : Report->@vehicle inspection report|inspection report|report
=report|analysis report|data report|research report : Template->@report template;Dataset->@dataset|data set|data source;~Project->@data research project|research project;~Survey->@survey|questionnaire
reporting reminder|task reminder|overdue reminder|unreported unit reminder : Task->@reporting task|=task;Unit->@government unit|reporting unit|=unit
reporting task|collection task|issued task|task issuance|data task : Template->@report template|=template;Unit->@lower-level unit|reporting unit|government unit|=unit
request parameter|interface parameter|variable replacement|global variable|environment variable|=parameter|=variable : Interface->@interface request|api interface|interface address|=interface;Environment->@test environment|=environment;~Project->@=project|project template;~Test case->@test case
research request|data research|research result : Project->@data research project|research project
reservation limit|=limit|daily limit|ticket quota : Scenic spot->@scenic spot|attraction|museum;Ticket->@ticket;~Departure->@departure
=resident : House->@housing|=house|flat|apartment;Grid->@town grid|=grid;~Community->@residential community|community
resident discussion|information announcement|community notice|community map|garbage classification point : Community->@community|residential community|village
=resident|house owner|property owner|=tenant : House->@house|flat|apartment|room|household;Building->@building;~Community->@residential community|community
=resident|household member|house binding : House->@=house|=flat|apartment;Community->@residential community;~Building->@=building
=resignation|resignation application|resignation record|resignation management|onboarding record|employee transfer|probation record|employment contract|labor contract|employee contract : Employee->@=employee|staff member;Department->@=department;~Position->@job position|=position
resource allocation|resource request|resource schedule : Resource->@cloud resource|resource|asset|server;Project->@project;~Department->@department
=response|email response|reply draft : Email->@client email|customer email|=email|user request|http request|inquiry|customer request;Request->@resource request
=response|http response|api response : Request->@http request|=request|api call|call record;Interface->@mock interface|api interface|interface|rest api|endpoint|=api
restaurant booking|table reservation|table booking|restaurant reservation|seat booking : Restaurant->@restaurant|store|branch;Table->@dining table|table|seat|private room;~Time slot->@time slot
=restaurant|specialty food|local food|local restaurant : City->@city|district|scenic spot|destination|area
=resume : Template->@resume template|customizable template;Position->@wanted position
resume export|resume download|exported resume : Resume->@resume|cv;Template->@resume template|template
resume score|resume scoring|resume analysis|resume diagnosis|ai scoring|resume evaluation : Resume->@resume|cv;Job->@target position|job posting|job
`
