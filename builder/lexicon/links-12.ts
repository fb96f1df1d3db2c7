/** Lines of what is kept in learning, play, care of animals, sport and at home: nouns, and what their rows refer to where the site keeps both. */
export const links12 = `
=lesson|course video|course unit|course module|=module|course material|course chapter : Course->@=course|language course|training course
=video|course video|=quiz|lesson quiz|module quiz : Unit->@course unit|course module|=module
stamp|coin|=collectible|collection item|trading card|=figure|vinyl record : Album->@=album|=collection|=binder
valuation|appraisal|estimate : Item->@=stamp|=coin|=collectible|collection item|=item
flashcard|vocabulary word : Deck->@=deck|word list|=lesson
study session|study plan entry|revision plan|study log|study goal : Subject->@=subject|=course
tutoring request|tutor booking|tutor review|trial lesson : Tutor->@=tutor|=teacher
driving lesson|practice drive|mock drive : Instructor->@=instructor|driving instructor;Vehicle->@=vehicle|=car
locker booking|towel hire|gym visit|body scan|freeze request|membership freeze : Member->@=member
class booking|class waitlist entry|class review : Class->@group class|fitness class|=class|=course
lap time|swim time|race time|split time|personal best|competition entry|race entry : Event->@=competition|swim meet|=race|=event
goal|match goal|match card|=substitution|=lineup|=line-up|match report|match photo : Match->@=match|=fixture|=game
suspension|=injury|transfer|player registration|contract extension : Player->@=player|=athlete
sponsorship|foster placement|weight record|=intake|kennel assignment|behaviour note|behavior note|walk log|dog walk : Animal->@=animal|=dog|=cat|=pet
walk signup|shift signup|volunteer signup : Shift->@walking shift|dog walking shift|=shift
kennel|=cage|=enclosure|=stall : Building->@=building|=wing|=section
medicine dose|medication reminder|dose log|refill|refill request : Medicine->@=medicine|=medication|=prescription
session note|therapy note|therapy exercise|homework exercise|treatment goal|mood entry : Client->@=client|=patient
waitlist entry|waiting list entry|=waitlist|waiting list : Session->@=session|=class|=course|time slot;Member->@=member|=student|=client
habit completion|habit note|habit goal|habit reminder|habit comment : Habit->@=habit
reward redemption|reward request : Reward->@=reward|family reward
chore completion|chore assignment|chore photo|chore swap : Chore->@=chore
savings deposit|goal deposit|contribution : Goal->@savings goal|=goal
diary photo|diary tag|entry photo|entry lock|voice memo : Entry->@=entry|diary entry|journal entry
level progress|level score|level star|level replay|level review : Level->@=level|game level
puzzle attempt|puzzle result|puzzle solution|puzzle rating : Puzzle->@=puzzle|word puzzle|daily puzzle
owned item|inventory item|item purchase|item trade|equipped item : Item->@shop item|game item|virtual good|=item
challenge result|challenge entry|challenge participant|challenge log : Challenge->@=challenge|fitness challenge|reading challenge
loan renewal|loan extension|overdue notice|return record : Loan->@=loan|=borrowing
book hold|book suggestion|shelf move|copy : Book->@=book
permission slip|trip payment|trip registration|packing note : Trip->@=excursion|school trip|=trip|field trip
incident|behaviour record|behavior record|merit point|detention : Pupil->@=pupil|=student|=child
weekly report|internship report|internship sign-in|mentor review|internship mark|logbook entry : Placement->@=placement|=internship|=apprenticeship
room reservation|study room booking|seat reservation : Room->@study room|reading room|=room
=recommendation|personalized recommendation|smart recommendation|intelligent recommendation : Tool->@ai tool|=tool|=app|=software|=website|=plug-in
`
