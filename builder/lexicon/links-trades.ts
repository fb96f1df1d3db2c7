/** What rows of the trades refer to wherever a site keeps both: what is done to somebody or something, where it takes place, and whom it is assigned to. */
export const tradeLinks = `
medication plan|medication intake|dose|medicine reminder : Medicine->@medicine|medication|drug|prescription;Patient->@patient|resident|family member|child|=pet
symptom|symptom entry|pain entry|vital sign|blood pressure reading|glucose reading : Patient->@patient|resident|family member|=child
referral letter|lab request|sick note|discharge letter : Patient->@patient;Doctor->@doctor|physician|practice
therapy session|counseling session|treatment session : Client->@=client|patient|=couple;Therapist->@therapist|counselor|counsellor|psychologist
blood donation|donation appointment : Donor->@blood donor|=donor;Centre->@donation centre|blood bank|=centre
=dose record|immunization|booster : Child->@=child|patient|animal|=pet;Vaccine->@vaccine
feeding|feeding record|walk|grooming appointment : Animal->@animal|=pet|=dog|=cat|horse
kennel|=cage|stall box|enclosure : Building->@shelter|zoo|stable|=house
stable booking|riding lesson|farrier visit : Horse->@horse;Rider->@rider|pupil
class booking|class sign-up|course booking|lesson booking : Class->@fitness class|yoga class|dance class|=class|=course|=lesson;Member->@member|=student|pupil
workout exercise|set record|exercise log : Workout->@workout|training plan|training session;Exercise->@=exercise
training plan|workout plan|nutrition plan|diet plan : Client->@=client|athlete|member|patient;Coach->@coach|trainer|dietitian
meal entry|food entry|calorie entry : Food->@=food|dish|recipe;Day->@meal plan|diary day
match result|match report|lineup|goal record|booking card : Match->@=match|fixture|=game
transfer record|player transfer : Player->@player;From->@team|club;To->@team|club
race result|lap time|split time|heat result : Race->@=race|competition|heat;Runner->@runner|athlete|driver|swimmer|cyclist|horse
climbing ascent|ascent|tick : Route->@climbing route|boulder|=route;Climber->@climber
chess move|game move|=move : Game->@chess game|=game|=match
tournament registration|tournament entry : Tournament->@tournament|championship;Team->@team|=player
choir rehearsal|band rehearsal|practice session : Piece->@=piece|=song|music piece;Ensemble->@choir|orchestra|band|ensemble
sheet music|score part|=part book : Piece->@music piece|=piece|=song
set list entry|setlist item : Setlist->@setlist|concert|gig;Song->@=song|piece
exhibit|=artwork|museum object|museum item : Exhibition->@exhibition|collection|gallery|museum|=room;Artist->@artist|maker
guided tour booking|museum visit|group visit : Exhibition->@exhibition|guided tour|museum
screening|showtime|film screening|showing : Film->@film|movie;Hall->@=hall|auditorium|screen|cinema
seat reservation|seat ticket|cinema ticket|theater ticket|theatre ticket : Screening->@screening|showtime|showing|performance|concert;Seat->@=seat
book copy|=copy|library copy : Book->@=book|title;Branch->@branch|library
book reservation|hold|library fine|overdue notice : Book->@book copy|=book|title;Reader->@reader|member|borrower|library member
reading group meeting|book club meeting|discussion evening : Book->@=book;Group->@reading group|book club
parking space|=bay|parking spot : Car park->@car park|parking lot|garage|parking garage|=level
parking ticket|parking session|parking permit : Vehicle->@vehicle|=car;Space->@parking space|parking spot|=bay;Car park->@car park|parking lot|garage
charging session|charge session : Charger->@charger|charging pile|charging point|charging station|charging stall;Vehicle->@vehicle|=car
lift inspection|elevator inspection|elevator fault|escalator fault : Elevator->@elevator|lift|escalator;Building->@building
cleaning task|cleaning order|cleaning visit|housekeeping task : Room->@=room|apartment|building|office;Cleaner->@cleaner|housekeeper|maid
laundry item|garment|alteration|fitting : Order->@alteration order|laundry order|=order;Customer->@customer
wedding task|guest table|seating|wedding vendor : Wedding->@wedding|=event|celebration
menu choice|dish choice|meal choice : Guest->@guest|attendee;Menu->@menu|dish
catering item|event dish : Event->@=event|banquet|wedding;Dish->@dish|menu
pick-up person|authorized pickup|allergy note|child note|nap record|meal record : Child->@=child|pupil|baby
parent meeting|parent talk|parent appointment : Child->@=child|pupil|student;Teacher->@teacher|educator
school trip consent|consent form|permission slip : Trip->@school trip|excursion|field trip;Student->@=student|=child|pupil
tutoring session|private lesson|music lesson|driving lesson|language lesson : Student->@=student|pupil|learner|trainee;Teacher->@tutor|teacher|instructor
homework submission|assignment submission|essay submission|=submission|project submission : Assignment->@assignment|homework|=task|exercise|challenge|=contest|call for papers;Student->@=student|pupil|learner|participant
grade entry|=mark|exam mark : Student->@=student|pupil;Subject->@=subject|=course|exam
scholarship application|grant application|funding application : Scholarship->@scholarship|grant|funding programme|call
thesis topic|thesis|dissertation : Supervisor->@supervisor|professor|lecturer;Student->@=student
peer review|paper review|manuscript review : Paper->@paper|manuscript|submission|article;Reviewer->@reviewer|referee
citation|reference entry|footnote : Paper->@=paper|publication|article|manuscript
experiment run|trial run|experiment result|measurement series : Experiment->@experiment|=trial|=study|protocol
study participant|survey participant|test person : Study->@=study|=trial|survey|experiment
hive inspection|honey harvest|colony check|queen bee : Hive->@hive|colony;Apiary->@apiary
=hive|colony : Apiary->@apiary
=field|plot|greenhouse bed|orchard row : Farm->@farm|estate|vineyard|garden|greenhouse
sowing|planting|fertilization|spraying|field work|crop treatment : Field->@=field|plot|greenhouse|=bed;Crop->@crop|plant
harvest|yield record|picking : Field->@=field|plot|vineyard|orchard|=bed;Crop->@crop|plant|variety
milk record|milk yield|calving|insemination|animal weight : Animal->@cow|goat|sheep|animal|=pig
barrel|vat|wine batch : Vintage->@vintage|wine|vineyard;Cellar->@cellar
tree|forest stand|felling : Area->@forest|park|district|forest area|=street
construction diary|site diary|site photo|defect note|snag|delivery note : Site->@construction site|building site|=project|=site
building permit|construction permit : Site->@construction site|property|parcel of land|=project
subcontract|subcontractor invoice : Project->@construction project|=project;Contractor->@subcontractor|contractor
viewing|property viewing|house viewing|viewing appointment : Property->@property|apartment|house|listing|home;Agent->@real estate agent|=agent|realtor
purchase offer|rental application|tenancy application : Property->@property|apartment|house|listing|home
lease|rent payment|tenancy|rent contract : Apartment->@apartment|property|house|=unit|=room|office;Tenant->@tenant|resident
damage report|maintenance request|repair request|tenant request : Apartment->@apartment|property|house|=unit|=room;Tenant->@tenant|resident
house meeting|owners meeting|resolution : Building->@building|residential community|house|estate
room booking|room reservation|stay|check-out : Room->@=room|guest room|hotel room|apartment|cottage;Guest->@guest
room cleaning|minibar item|room service order|wake-up call : Room->@=room|guest room
paper submission|abstract|conference paper : Conference->@conference|congress|workshop|symposium
booth booking|sponsor package : Fair->@fair|exhibition|conference|=event
overtime|time entry|timesheet entry|work log|hours entry : Employee->@employee|staff member|worker|consultant;Project->@project|client|=job|task
payslip|salary payment|bonus|deduction : Employee->@employee|staff member|worker
onboarding task|exit interview|performance review|appraisal|employee goal : Employee->@employee|staff member|new hire
job interview|interview feedback|interview note|offer letter : Candidate->@candidate|applicant;Vacancy->@vacancy|job opening|position|=job
training registration|course completion|certificate of training : Employee->@employee|staff member|trainee;Training->@training|course|seminar
purchase requisition|supplier quotation|goods receipt|delivery note : Supplier->@supplier|vendor;Order->@purchase order|=order
supplier rating|supplier evaluation|supplier contract : Supplier->@supplier|vendor
asset loan|asset assignment|asset return|asset repair|asset maintenance|depreciation entry : Asset->@asset|equipment|device|laptop|tool|machine;Employee->@employee|staff member
software licence|license|installation : Software->@software|application|program;Device->@device|computer|laptop
helpdesk reply|ticket comment|ticket note|escalation|work note : Ticket->@ticket|incident|=case|service request
outage|downtime|maintenance window|uptime check : Service->@service|server|website|host|monitor
log file|log entry|error log : Server->@server|host|service|application
backup|snapshot|restore : Server->@server|database|host|website
sim card|phone number assignment|data package : Customer->@subscriber|customer|employee
tariff change|roaming charge|call detail : Contract->@contract|subscriber|sim card
insurance claim|claim|damage claim : Policy->@policy|insurance policy|insurance contract
policy|insurance policy : Holder->@customer|client|policyholder;Product->@insurance product
beneficiary|insured person|insured item : Policy->@policy|insurance policy
standing order|bank transfer|statement line : Account->@bank account|=account
budget item|budget line|spending|expense entry : Budget->@budget|=project|=trip|=category|household;Account->@=account|wallet|card
savings goal|saving deposit : Goal->@savings goal|=goal;Account->@=account
shared expense|settlement payment|debt : Group->@=group|household|flat|trip;Paid by->@=member|flatmate|participant|person
trade order|limit order|buy order|sell order|price alert : Asset->@coin|stock|fund|asset|commodity|currency
reward tier|backer|pledge|project update|crowdfunding update : Project->@crowdfunding project|campaign|fundraiser|=project
aid request|help offer|relief delivery : Family->@family|beneficiary|household|person in need;Volunteer->@volunteer|helper
polling station|ballot paper|election result|nomination : Election->@election|vote|ballot
police report|witness statement|evidence item|suspect : Case->@=case|incident|crime|investigation
hearing|court date|court filing|case note|legal document : Case->@court case|legal case|=case|lawsuit|dispute;Judge->@judge
customs declaration|permit application|licence application|visa application|passport application : Applicant->@citizen|applicant|company|traveler|traveller
patrol|fire call|rescue mission|mission report : Station->@fire station|police station|=station;Vehicle->@vehicle|fire engine|ambulance
equipment check|vehicle check|gear check : Vehicle->@vehicle|fire engine|ambulance;Equipment->@equipment|gear
prayer request|church service|parish event : Parish->@parish|church|temple|mosque
recycling point|collection date|collection round : District->@district|=street|=zone|area
poem|story chapter|book chapter|=verse : Author->@=author|poet|writer;Collection->@poetry collection|=book|=story|novel
fan post|fan art|fan story|fan comment : Idol->@idol|=star|=character|series|band|artist
concert|gig|tour stop|appearance : Band->@band|=artist|musician|singer|orchestra;Venue->@venue|club|=hall
photo shoot|shoot booking|shooting : Photographer->@photographer;Package->@=package|photo package;Model->@=model
photo edit request|print order|photo selection : Photo->@=photo|=album|gallery|shoot
recipe ingredient|cooking step|recipe step : Recipe->@recipe|dish|cocktail
shopping item|grocery item|pantry item : List->@shopping list|grocery list;Recipe->@recipe
meal|planned meal|weekly meal : Plan->@meal plan|week plan;Recipe->@recipe|dish
restaurant table|=table|table reservation|waiter call : Restaurant->@restaurant|branch|=room|dining area|cafe
order item|ordered dish|kitchen ticket : Order->@=order|table order;Dish->@dish|menu item|drink
courier trip|delivery tour|delivery stop|delivery proof : Courier->@courier|driver|rider;Order->@parcel|=order|shipment
toll|fuel entry|tyre change|vehicle defect|vehicle inspection|oil change|service visit : Vehicle->@vehicle|=car|truck|van|motorcycle|bike|bicycle
ride request|ride booking|seat request|ride seat : Ride->@ride offer|carpool|shared ride|=ride|=trip
flight segment|boarding pass|baggage item : Flight->@flight;Passenger->@passenger|traveler|traveller
cabin|crew duty|port call : Ship->@ship|vessel|yacht|ferry|cruise
itinerary day|day plan|trip activity|packing item|trip expense|travel note : Trip->@=trip|journey|travel plan|itinerary|vacation
visa|travel document : Traveller->@traveler|traveller|passenger|family member
`
