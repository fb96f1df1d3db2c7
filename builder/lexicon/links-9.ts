/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: what clubs, households, small trades and their customers keep. */
export const links9 = `
=appointment|workshop appointment|service appointment|repair appointment|vet appointment|vehicle record|work step : Vehicle->@=vehicle|=car|=bicycle|=motorcycle|=appliance|=device|=pet|=animal|=boat
=attendance|attendance record|attendance list|attendance entry : Rehearsal->@rehearsal|training session|=session|=training|=lesson|=lecture|=workshop|game night|=shift
=certificate|uploaded certificate|=transcript|motivation letter|application document|=proof : Application->@=application|scholarship application
=check-in|=check-out|daily check-in|check-in record|authorized pick-up person|pick-up person|pickup person|authorized person|emergency contact : Child->@=child|=pupil|=student|=kid|=member|=patient|=player
=claim|item claim|ownership claim|claim request : Found item->@found item|lost item|lost property
=contribution|group contribution|=payout : Group->@savings group|=group|=circle
=correction|entry correction|correction suggestion|suggested correction|visitor correction|=revision : Entry->@=entry|=article|=species|=place|=term|=word|=monument|=building|=object|=plant|=recipe
=debt|=chore|shopping list|shopping item|house rule|shared expense|household expense|cleaning task : Flat->@=flat|=household|shared flat|=home
=excuse|absence note|absence report|=absence|excused lesson : Student->@=child|=student|=pupil;Lesson->@=lesson|=class|=course
=expense|trip expense|travel expense|=activity|itinerary activity|day activity|itinerary day|=itinerary|day-by-day itinerary|=stop|travel companion : Trip->@=trip|=journey|=vacation|travel plan
=food parcel|food parcel|parcel handout|=handout|food handout|food distribution : Family->@=family|=household|=beneficiary
=goal|goal scorer|=card|=lineup|lineup entry|player statistic|match event|=substitution : Match->@=match|=fixture|football match;Player->@=player;Team->@=team
=invitation|guest invitation|meeting invitation|visitor invitation|=visitor|expected visitor : Reservation->@room reservation|meeting reservation|=reservation|=meeting|room booking|=visit|=booking
=notice|=closure|closure notice|=condition|condition report|trail condition|snow report|water report|surf report|ice report : Trail->@=trail|=slope|=beach|=lake|=river|=route|=court|=hut|=park|=playground|=pool
=offer|help offer|=response|request answer|partner request answer|=answer : Request->@help request|partner request|ride request|lift request|transport request|swap request
=participant|companion rating|participant rating : Trip->@=trip|=tour|=hike|=ride
=photo|shared photo|trip photo|event photo|photo update|daily photo|progress photo|photo post : Trip->@=trip|=tour|=hike|=excursion|=stay|=pet|=animal|=garden|=plot|=sighting|=performance|=concert|=match|=race|=event|=project
=quotation|=quote|cost estimate|=estimate|repair estimate|repair quote|price offer|price estimate : Repair->@repair request|repair order|=repair|repair appointment|service request|work request|cleaning request|moving request|=move|tailoring order|custom order
=recipe|class recipe : Class->@cooking class|=class|=workshop
=remaining day|remaining day|leave balance|yearly allowance|vacation balance|overtime balance : Employee->@=employee|staff member
=reminder|overdue reminder|return reminder|due reminder|overdue notice : Borrowing->@=borrowing|equipment borrowing|=loan|=rental|=invoice|=bill|=vaccination|=medication|=subscription|=plant|=hive|=contract
=speaker|speaker list|speaker slot|=judge|judge comment : Debate->@=debate|=conference|=talk|=panel
=split|split time|=lap|lap time : Result->@race result|=result;Runner->@=runner|=athlete|=swimmer|=rider|=skier;Race->@=race
=timetable|departure time|sailing time|ferry timetable|sailing notice|departure notice : Sailing->@=sailing|=ferry|ferry line|bus line|train line|=departure
=trail|hiking trail|=campsite|=viewpoint|picnic area : Park->@=park|national park|nature reserve|nature park
=waiting list|waiting list entry|waitlist entry : Plot->@=plot|garden plot|=allotment|=berth|=mooring|=apartment|=flat
=warning|limit exceedance|=exceedance|threshold warning|water warning|flood warning|storm warning|value warning : Station->@=station|measuring station|weather station|=gauge|=sensor|=meter|=tank|=pond|=greenhouse|=hive
amortization schedule|repayment schedule|repayment plan|instalment plan|payment schedule : Plan->@loan plan|=loan|=mortgage
application decision|review decision|submission decision : Submission->@=submission|=application|=contribution
availability|availability event|availability calendar|availability period|free date|free hour|free time|available time|available slot|blocked date|opening time : Place->@=court|=room|=house|holiday home|holiday house|=cottage|=apartment|=boat|=car|=van|=costume|=instrument|=tool|=hall|=studio|=pitch|=hut|=doctor|=dentist|=therapist|=tutor|=teacher|=instructor|=coach|=trainer|=stylist
booking request|reservation request|appointment request|stay request|visit request : Of->bookable
care documentation|care record|care note|vital sign|=visit|home visit|medication plan|care plan|=medication : Patient->@=patient|patient record;Visit->@=visit|home visit
cost share|fuel cost share|fuel share : Ride->@=ride|=trip
daily report|daily care report|care report|care log|daily care log|feeding log|health check : Animal->@=pet|=dog|=cat|=animal|=horse|=child
damage charge|damage charged|damage record|=damage|=fine|late fee|deposit deduction|damage report : Rental->@=rental|=borrowing|costume rental|tool borrowing|equipment rental|=loan|=trip
discussion post|discussion thread|group discussion|=discussion|trip discussion|discussion comment : Trip->@=trip|=tour|=hike|=ride|=event|=screening|=book|=film|=game|=project
excuse absence|training absence|lesson absence : Child->@=child|=student|=pupil|=player
fishing permit|day permit|year permit|hunting permit : Water->@=water|=lake|=river|hunting ground
growth report|growth record|growth update : Tree->@=tree|fruit tree|=plant|=crop
guest list|=guest|wedding guest|table assignment|seating assignment : Table->@seating table|=table;Event->@=wedding|=party|=event
lesson note|practice log|practice entry|practice piece|assigned piece|practice assignment|lesson report : Student->@=student|=child|=pupil|=learner;Lesson->@=lesson|music lesson|driving lesson
lesson timetable|course timetable|class timetable|training schedule : Lesson->@=lesson|=course|=class|=training
maintenance note|service entry|fuel entry|=refuelling|mileage entry|trip log|logbook entry : Vehicle->@=car|=vehicle|=van|=boat|=motorcycle|=bicycle|car listing
material delivery|concrete delivery|delivery note|worker hour|site photo|daily report : Site->@construction site|=site|=project
packing list|packing item|packing checklist|gear list|equipment list|travel checklist|packing list item : Trip->@=tour|=trip|=trek|=hike|=route|=expedition|=itinerary|=journey|=camp|=excursion|=departure|=cruise|=cabin
pain record|pain entry|pain level|pain diary|symptom entry|mood entry|weight entry|exercise log|exercise record : Patient->@=patient;Exercise->@=exercise|daily exercise
parts used|used part|=part|working time|work time|labour entry : Order->@repair order|=repair|work order|=job
permit check|permit inspection|=inspection|=violation : Permit->@fishing permit|year permit|day permit|=permit|parking permit
planting|=harvest|planting entry|planting diary|garden diary|=sowing|harvest record|planting record : Plot->@=plot|garden plot|=bed|=greenhouse;Plant->@=plant|=crop|=seed|=vegetable
portfolio project|portfolio item|=portfolio|portfolio work|work sample|sample work : Photographer->@=photographer|=designer|=artist|=stylist|tattoo artist|=florist|=freelancer|=architect|=craftsman|=maker|=musician|=painter
program item|concert program|program piece|concert piece|=setlist|set list|sheet music : Concert->@=concert|=gig|=performance;Song->@=song|=piece
progress report|learning report|progress note|skill rating|practice report : Student->@=student|=child|=pupil|=learner|=trainee;Lesson->@=lesson|driving lesson|=session|=booking
repair estimate|=estimate|cost estimate : Appointment->@=appointment|=order;Vehicle->@=vehicle|=car|=bicycle
score sheet|match record|match result|game result|played game : Game->@board game|=game;Night->@game night
seller rating|buyer rating|sale record|item report|reported item : Item->@=item|used item|=listing|=product
taste note|tasting note : Wine->@=wine|=beer|=whisky|=coffee|=tea|=cheese|=chocolate
vendor inquiry|=inquiry|=enquiry|booking inquiry : Vendor->@=vendor|=venue|=photographer|=caterer|=house|=cottage
`
