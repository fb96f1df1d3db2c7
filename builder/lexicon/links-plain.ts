/** What rows of plain nouns refer to on any site that keeps both: the parts, steps, marks and doings that are of another row wherever they are kept. */
export const plainLinks = `
appeal|objection|dispute|complaint appeal : Against->@record request|=request|application|decision|fine|penalty|marking|report|grade|ban|violation|claim|result
deadline|extension|deadline extension|extension request : For->@record request|=request|application|assignment|task|project|contract|loan|tender|contest
attachment|attached file|supporting document|evidence : Of->@application|request|claim|report|ticket|case|task|message|article|post|order|inspection|contract|expense
decision|ruling|verdict|approval decision : On->@application|applicant|request|claim|case|appeal|proposal|submission|entry
remark|internal note|staff note|handling note : On->@application|request|case|ticket|order|customer|patient|candidate|incident|entry
official response|official reply|staff response|response of the librarian : To->@suggestion|complaint|=review|inquiry|petition|=question|=request|idea|feedback
=stage|=step|process step|work step|production stage : Of->@recipe|process|production order|=order|tutorial|guide|procedure|project|work order|experiment|campaign|tournament|checklist
checklist item|check item|list item|packing item|inspection item : List->@packing list|checklist|shopping list|inspection|=list|template
=section|=chapter|=page : Of->@book|handbook|manual|guide|document|report|course|novel|story|magazine|wiki|comic
revision|edit|article version|page version|document version|draft version : Of->@wiki article|article|wiki page|=page|document|file|story|template|design|contract;~Author->@editor|author|member
edit lock|=lock|article lock|page lock : Article->@wiki article|article|wiki page|document|=page|file;Locked by->@member|editor|writer
photo attachment|attached photo|article photo|photo upload : Article->@wiki article|article|post|entry|sighting|listing|report|property|animal|trip|inspection
variant|product variant|size option|colour option|color option|option value : Of->@product|dish|item|template|service|package
topping|extra|add-on|addon : For->@dish|pizza|drink|meal|package|service|room|product
module|lesson|=unit|course unit|learning unit : Course->@course|training|programme|program|workshop|subject
practice question|exercise|drill : Lesson->@lesson|course|module|=topic|=level|word list
quiz attempt|attempt|exam attempt|test attempt|exam result|test result|quiz result : Exam->@exam|quiz|=test|contest|mock exam;~Learner->@student|learner|trainee|candidate
=word|vocabulary word|spelling word|flash card|flashcard : List->@word list|vocabulary list|deck|lesson|word book|contest|unit
word list|question bank|question set : Contest->@contest|competition|quiz|course|exam
submitted spelling|submitted answer|given answer : Word->@=word|question|riddle|clue;Contest->@contest|competition|quiz
round|=match|heat|fixture|bout : Competition->@tournament|championship|league|=cup|contest|competition|season;~Venue->@venue|court|pitch|hall|stadium
selection round|application round|interview round : Job->@internship position|position|vacancy|job|programme
ranked choice|=choice|preference|ranked preference|application choice : Position->@internship position|position|vacancy|course|elective|programme|project|school|topic;By->@student|applicant|participant
placement|allocation|assignment of place : Student->@student|trainee|apprentice|intern;Company->@company|employer|host|organisation;Position->@internship position|position|vacancy
=team|squad : League->@league|tournament|championship|season
=player|squad player|team member : Team->@team|club|guild
season|series : Of->@show|podcast|league|=series|competition
scene|shot|take : Film->@film|movie|screenplay|script|play|video|production
=level|game level|stage level : Game->@arcade game|card game|=game|puzzle game|brain game|mini-game
level progress|star record|star|unlocked level : Level->@=level|game level;Player->@player;Game->@=game
game rule|rule of the game|instruction : Game->@=game|card game|board game|puzzle
hint|clue : Puzzle->@puzzle|riddle|level|quiz|question|crossword
badge|achievement : Game->@=game;Challenge->@challenge;Course->@course
booth|=stand|exhibition stand|stall|=stall booking : Fair->@fair|exhibition|market|festival|trade show|bazaar;Exhibitor->@exhibitor|seller|vendor|trader
exhibitor|=speaker|sponsor|panelist|performer|vendor application : Event->@fair|exhibition|conference|festival|congress|=event|summit|trade show
talk|conference session|programme item|panel : Conference->@conference|congress|festival|summit|=event;Speaker->@speaker|panelist;Room->@=room|=hall|stage
tour date|departure|tour departure|trip date|sailing|course date|workshop date : Tour->@tour|=trip|cruise|excursion|trek|route|ferry|course|workshop|package
stop|route stop|waypoint|tour stop|checkpoint : Route->@route|tour|trail|walk|=trip|line|itinerary|race
route|trail section : Tour->@guided tour|cycling tour|walking tour|hiking tour
zone|temperature zone|storage zone|storage area|aisle|section of a warehouse : Warehouse->@warehouse|cold store|depot|storage facility|greenhouse|garden|building|park
shelf|=bin|rack|storage bin|bin location|storage location : Zone->@zone|aisle|storage area;Warehouse->@warehouse|cold store|depot|=store|=room
equipment|=machine|sensor|cooling unit|compressor|device : Zone->@temperature zone|storage zone|=zone|storage area;Site->@warehouse|plant|workshop|factory|greenhouse|marina|building
temperature reading|humidity reading|temperature record|climate reading|sensor reading : Zone->@temperature zone|=zone|storage area|cold room|greenhouse|incubator|cellar|barrel;Shipment->@shipment|consignment;Sensor->@sensor|data logger
=batch|production batch|beer batch|roast batch : Recipe->@=recipe|beer recipe|=formula;Product->@=product|=beer
goods batch|=batch|=lot|pallet : Zone->@=zone|storage zone|cold room|shelf|bin;Product->@product|goods item|material
batch movement|movement|goods movement|incoming movement|outgoing movement|transfer : Batch->@batch|=lot|pallet;From->@zone|warehouse|=store|location;To->@zone|warehouse|=store|location
temperature alarm|alarm : Zone->@temperature zone|=zone|cold room
berth|mooring|slip|boat place : Marina->@marina|harbour|harbor|port|jetty|pier
berth assignment|mooring assignment|berth reservation : Boat->@boat|yacht|vessel;Berth->@berth|mooring|slip
subscriber|newsletter subscriber|recipient|=contact : List->@subscriber list|mailing list|recipient list|contact list|=list|segment
email campaign|newsletter campaign|=campaign|mailing|broadcast : Sender->@sender account|sender address|sender;List->@subscriber list|mailing list|recipient list|=list|segment;Template->@email template|template
campaign figure|campaign statistic|campaign metric|open rate|click rate|delivery statistic|unsubscribe|bounce : Campaign->@campaign|newsletter|mailing|broadcast
short link click|link click|=click|view record|page view|=visit record : Link->@short link|sharing link|share link|short url|=link|snippet|text snippet|=page|file room|article
share link|sharing link|public link : Of->@lookbook|album|snippet|document|=file|folder|draw|playlist|board|trip|collection|form|survey|list|room
access password|link password : Link->@share link|sharing link|=link|snippet|room
outfit|outfit photo|=look : Lookbook->@lookbook|collection|wardrobe;Designer->@designer|stylist
=draw|raffle|giveaway : Organiser->@organizer|organiser|merchant
=prize|draw prize|raffle prize : Draw->@prize draw|lucky draw|=draw|raffle|giveaway|contest|lottery
participant|draw participant|=entry|draw entry|winner|winning record|contest entry|sign-up : Draw->@prize draw|lucky draw|=draw|raffle|giveaway|contest|lottery;Prize->@=prize|draw prize
delivery address|prize delivery address : Prize->@winning record|=prize|draw;Order->@=order
queue item|queued episode|listening queue|watch queue item|queue entry : Episode->@episode|song|track|video|film|audiobook
playback position|listening position|listening progress|watch progress|reading position : Episode->@episode|audiobook|video|=book|chapter|track|lesson|film
=album|single|=track|=song : Artist->@artist|band|musician|singer;Album->@=album
phone report|number report|nuisance report|spam report|scam report : Number->@phone number|reported number|=number|caller;Category->@report category|call category|category
blocklist entry|blocked number : Number->@phone number|reported number|=number
occupancy figure|occupancy|occupancy record|occupancy report : Of->@marina|hotel|car park|parking lot|hall|=room|campsite|berth|building|ward|gym
restriction|restriction notice|water restriction|closure : District->@district|zone|region|road|trail|area|line
reservoir level|storage level|storage reading|level reading|inflow reading : Reservoir->@reservoir|dam|lake|tank|well|river|station
household reading|water use|consumption check-in|usage check-in : Household->@household|meter|apartment|resident
quote|offer|=proposal|=bid : Project->@project|request for quotation|tender|job post|job posting|quote request|service request|order request
hiring|=engagement|=assignment|collaboration : Project->@project|job posting|=job|gig;Freelancer->@translator|freelancer|expert|photographer|designer|developer|tutor|musician
language pair : Translator->@translator|interpreter
points transaction|points record|points entry|points detail : Member->@member|loyal member|customer|=user|household
voucher|prize voucher|gift voucher|=coupon code : Prize->@=prize|reward;Member->@member|customer|buyer|winner
verification|voucher verification|redemption|code check : Voucher->@voucher|coupon|ticket|=code;Store->@=store|shop|branch
instrument booking|test schedule|scheduled test|measurement run : Instrument->@instrument|analyzer|analyser|machine|microscope;Sample->@sample|specimen
=sample|specimen : Client->@client|customer|patient|farm|site;Project->@=project|study|experiment|trial
test result|analysis result|lab result|=result : Sample->@sample|specimen;Test->@laboratory test|=test|analysis|method
ward bed|=bed : Ward->@ward|=room|dormitory|hut
floor|storey : Building->@building|house|tower
apartment|flat|=unit|office unit : Building->@building|house|residence|estate
frame log|exposure|=frame|shot log : Film roll->@film roll|=roll|=film;Camera->@camera;Lens->@lens
film roll|=roll : Camera->@camera;Recipe->@development recipe|recipe
donation|pledge : Donor->@donor|supporter|sponsor;Campaign->@fundraiser|campaign|=project|cause
grant : Programme->@grant programme|funding programme|fund|call for proposals;Applicant->@applicant|organisation
signature : Petition->@petition|initiative
ballot|=vote record : Poll->@poll|election|petition|motion;Candidate->@candidate|option
webhook|webhook delivery|api key|api token|access token|request log|api call : Project->@=project|=app|application|workspace;Endpoint->@endpoint|webhook|=api|interface
feature request|bug report|=bug|release|changelog entry|release note : Product->@=product|=app|project|plugin|component;Version->@=version|release
deployment|build run|pipeline run : Project->@project|application|=app|repository|service;Environment->@environment|server
shift swap|swap request|shift assignment : Shift->@shift|duty|roster entry;Employee->@employee|staff member|volunteer|nurse
volunteer shift|volunteer assignment|volunteer sign-up|=volunteer : Event->@=event|festival|clean-up|campaign|work day|project|shift
paid chapter|chapter purchase|unlocked chapter|purchase record : Chapter->@chapter|episode|lesson|article;Reader->@reader|member
subscription plan|plan feature : Plan->@=plan|package|tier
invoice item|invoice line|billing item : Invoice->@invoice|=bill
meter reading : Meter->@meter|apartment|household|building|unit
=bill|utility bill|monthly bill : Meter->@meter;Household->@household|apartment|tenant|unit|customer;Period->@billing period
`
